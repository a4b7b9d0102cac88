; Made by `make kernels`, not by hand: ziglang 0.15.2, sources e082de9836749e74, code 14d9b517881edd25
%struct.query = type { ptr, ptr, ptr, ptr, float }
%struct.source = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [12 x %struct.query], align 16
  %3 = alloca [6144 x float], align 16
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %1
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  br label %49

17:                                               ; preds = %57, %1
  %18 = phi i64 [ 0, %1 ], [ %62, %57 ]
  %19 = tail call i32 @omp_get_thread_num()
  %20 = sext i32 %19 to i64
  %21 = tail call i32 @omp_get_num_threads()
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %18, %20
  %24 = sdiv i64 %23, %22
  %25 = add nsw i64 %20, 1
  %26 = mul nsw i64 %25, %18
  %27 = sdiv i64 %26, %22
  %28 = load i64, ptr %9, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %1230

30:                                               ; preds = %17
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %48 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
  br label %65

49:                                               ; preds = %12, %57
  %50 = phi i64 [ 0, %12 ], [ %62, %57 ]
  %51 = phi i64 [ 0, %12 ], [ %63, %57 ]
  %52 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %51, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %53, %16
  br i1 %54, label %57, label %55

55:                                               ; preds = %49
  %56 = sdiv i64 %53, %15
  br label %57

57:                                               ; preds = %49, %55
  %58 = phi i64 [ %56, %55 ], [ 1, %49 ]
  %59 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %51, i32 9
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %58
  %62 = add nsw i64 %61, %50
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %10
  br i1 %64, label %17, label %49, !llvm.loop !6

65:                                               ; preds = %30, %105
  %66 = phi i64 [ %28, %30 ], [ %106, %105 ]
  %67 = phi i64 [ 0, %30 ], [ %107, %105 ]
  %68 = phi i64 [ 0, %30 ], [ %84, %105 ]
  %69 = phi i64 [ 0, %30 ], [ %108, %105 ]
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw %struct.source, ptr %70, i64 %69
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load i64, ptr %72, align 8
  %74 = load i64, ptr %31, align 8
  %75 = shl nsw i64 %74, 1
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %79, label %77

77:                                               ; preds = %65
  %78 = sdiv i64 %73, %74
  br label %79

79:                                               ; preds = %65, %77
  %80 = phi i64 [ %78, %77 ], [ 1, %65 ]
  %81 = getelementptr inbounds nuw i8, ptr %71, i64 72
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %82, %80
  %84 = add nsw i64 %83, %68
  %85 = call i64 @llvm.smax.i64(i64 %24, i64 %68)
  %86 = call i64 @llvm.smin.i64(i64 %27, i64 %84)
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %88, label %105

88:                                               ; preds = %79
  %89 = add nsw i64 %80, -1
  %90 = getelementptr inbounds nuw i8, ptr %71, i64 32
  %91 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %92 = getelementptr inbounds nuw i8, ptr %71, i64 88
  %93 = getelementptr inbounds nuw i8, ptr %71, i64 160
  %94 = getelementptr inbounds nuw i8, ptr %71, i64 120
  %95 = getelementptr inbounds nuw i8, ptr %71, i64 112
  %96 = icmp eq i64 %69, 0
  %97 = getelementptr inbounds nuw i8, ptr %71, i64 56
  %98 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %71, i64 40
  %100 = getelementptr inbounds nuw i8, ptr %71, i64 64
  %101 = getelementptr inbounds nuw i8, ptr %71, i64 80
  %102 = getelementptr inbounds nuw i8, ptr %71, i64 48
  br label %110

103:                                              ; preds = %1227
  %104 = load i64, ptr %9, align 8
  br label %105

105:                                              ; preds = %103, %79
  %106 = phi i64 [ %104, %103 ], [ %66, %79 ]
  %107 = add nsw i64 %80, %67
  %108 = add nuw nsw i64 %69, 1
  %109 = icmp slt i64 %108, %106
  br i1 %109, label %65, label %1230, !llvm.loop !8

110:                                              ; preds = %88, %1227
  %111 = phi i64 [ %85, %88 ], [ %1228, %1227 ]
  %112 = sub nsw i64 %111, %68
  %113 = load i64, ptr %81, align 8
  %114 = sdiv i64 %112, %113
  %115 = srem i64 %112, %113
  %116 = load i64, ptr %31, align 8
  %117 = mul nsw i64 %116, %114
  %118 = icmp eq i64 %114, %89
  br i1 %118, label %119, label %121

119:                                              ; preds = %110
  %120 = load i64, ptr %72, align 8
  br label %123

121:                                              ; preds = %110
  %122 = add nsw i64 %117, %116
  br label %123

123:                                              ; preds = %121, %119
  %124 = phi i64 [ %120, %119 ], [ %122, %121 ]
  %125 = sub nsw i64 %124, %117
  %126 = load ptr, ptr %71, align 8
  %127 = load i64, ptr %90, align 8
  %128 = load i64, ptr %91, align 8
  %129 = icmp slt i64 %128, %127
  br i1 %129, label %130, label %133

130:                                              ; preds = %123
  %131 = mul nsw i64 %127, %125
  %132 = sdiv i64 %131, %113
  br label %133

133:                                              ; preds = %123, %130
  %134 = phi i64 [ %132, %130 ], [ %128, %123 ]
  %135 = mul nsw i64 %127, %124
  %136 = getelementptr inbounds float, ptr %126, i64 %135
  %137 = mul nsw i64 %134, %115
  %138 = getelementptr inbounds float, ptr %136, i64 %137
  br i1 %118, label %139, label %158

139:                                              ; preds = %133
  %140 = load i64, ptr %9, align 8
  %141 = add nsw i64 %140, -1
  %142 = icmp slt i64 %69, %141
  br i1 %142, label %143, label %158

143:                                              ; preds = %139
  %144 = load i64, ptr %93, align 8
  %145 = add nsw i64 %144, -1
  %146 = call i64 @llvm.smin.i64(i64 %115, i64 %145)
  %147 = load ptr, ptr %92, align 8
  %148 = load i64, ptr %94, align 8
  %149 = load i64, ptr %95, align 8
  %150 = icmp slt i64 %149, %148
  br i1 %150, label %151, label %154

151:                                              ; preds = %143
  %152 = mul nsw i64 %148, %125
  %153 = sdiv i64 %152, %144
  br label %154

154:                                              ; preds = %143, %151
  %155 = phi i64 [ %153, %151 ], [ %149, %143 ]
  %156 = mul nsw i64 %155, %146
  %157 = getelementptr inbounds float, ptr %147, i64 %156
  br label %158

158:                                              ; preds = %154, %139, %133
  %159 = phi ptr [ %157, %154 ], [ %138, %139 ], [ %138, %133 ]
  %160 = load ptr, ptr %32, align 8
  %161 = add nsw i64 %114, %67
  %162 = mul nsw i64 %161, %8
  %163 = load i64, ptr %33, align 8
  %164 = mul nsw i64 %163, %162
  %165 = getelementptr inbounds float, ptr %160, i64 %164
  %166 = load ptr, ptr %34, align 8
  %167 = getelementptr inbounds float, ptr %166, i64 %162
  %168 = load ptr, ptr %0, align 8
  %169 = getelementptr inbounds nuw %struct.source, ptr %168, i64 %69
  br i1 %96, label %176, label %170

170:                                              ; preds = %158
  %171 = getelementptr inbounds i8, ptr %169, i64 -32
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 56
  %174 = load i64, ptr %173, align 8
  %175 = icmp ne i64 %172, %174
  br label %176

176:                                              ; preds = %170, %158
  %177 = phi i1 [ true, %158 ], [ %175, %170 ]
  %178 = load i64, ptr %9, align 8
  %179 = add nsw i64 %178, -1
  %180 = icmp eq i64 %69, %179
  br i1 %180, label %187, label %181

181:                                              ; preds = %176
  %182 = getelementptr inbounds nuw i8, ptr %169, i64 144
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %169, i64 56
  %185 = load i64, ptr %184, align 8
  %186 = icmp ne i64 %183, %185
  br label %187

187:                                              ; preds = %181, %176
  %188 = phi i1 [ true, %176 ], [ %186, %181 ]
  %189 = select i1 %177, i1 %188, i1 false
  br i1 %189, label %190, label %210

190:                                              ; preds = %187
  %191 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %192 = load i64, ptr %191, align 8
  %193 = shl nsw i64 %116, 1
  %194 = icmp slt i64 %192, %193
  br i1 %194, label %198, label %195

195:                                              ; preds = %190
  %196 = sdiv i64 %192, %116
  %197 = icmp eq i64 %196, 1
  br i1 %197, label %198, label %210

198:                                              ; preds = %190, %195
  %199 = load ptr, ptr %35, align 8
  %200 = load ptr, ptr %36, align 8
  %201 = load i64, ptr %97, align 8
  %202 = getelementptr inbounds i64, ptr %200, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = mul i64 %163, %8
  %205 = mul i64 %204, %203
  %206 = getelementptr inbounds float, ptr %199, i64 %205
  %207 = load ptr, ptr %37, align 8
  %208 = mul nsw i64 %201, %8
  %209 = getelementptr inbounds float, ptr %207, i64 %208
  br label %210

210:                                              ; preds = %187, %198, %195
  %211 = phi ptr [ %206, %198 ], [ %165, %195 ], [ %165, %187 ]
  %212 = phi ptr [ %209, %198 ], [ %167, %195 ], [ %167, %187 ]
  %213 = mul nsw i64 %128, %115
  %214 = getelementptr inbounds float, ptr %126, i64 %213
  %215 = load ptr, ptr %98, align 8
  %216 = load i64, ptr %99, align 8
  %217 = mul nsw i64 %216, %115
  %218 = getelementptr inbounds float, ptr %215, i64 %217
  %219 = load i64, ptr %100, align 8
  %220 = add nsw i64 %219, %115
  %221 = load ptr, ptr %36, align 8
  %222 = load i64, ptr %97, align 8
  %223 = getelementptr inbounds i64, ptr %221, i64 %222
  %224 = load i64, ptr %223, align 8
  %225 = load i64, ptr %101, align 8
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %341, label %227

227:                                              ; preds = %210
  %228 = load i64, ptr %72, align 8
  %229 = icmp eq i64 %124, %228
  br i1 %229, label %230, label %341

230:                                              ; preds = %227
  %231 = add nsw i64 %124, -1
  %232 = load ptr, ptr %38, align 8
  %233 = load i64, ptr %39, align 8
  %234 = mul nsw i64 %233, %224
  %235 = getelementptr inbounds float, ptr %232, i64 %234
  %236 = load i64, ptr %40, align 8
  %237 = mul nsw i64 %236, %220
  %238 = getelementptr inbounds float, ptr %235, i64 %237
  %239 = mul nsw i64 %231, %127
  %240 = getelementptr inbounds float, ptr %214, i64 %239
  %241 = icmp sgt i64 %163, 0
  br i1 %241, label %242, label %285

242:                                              ; preds = %230
  %243 = add nsw i64 %163, -1
  %244 = lshr i64 %243, 3
  %245 = add nuw nsw i64 %244, 1
  %246 = and i64 %245, 3
  %247 = icmp ult i64 %163, 25
  br i1 %247, label %271, label %248

248:                                              ; preds = %242
  %249 = and i64 %245, 4611686018427387900
  br label %250

250:                                              ; preds = %250, %248
  %251 = phi i64 [ 0, %248 ], [ %268, %250 ]
  %252 = phi i64 [ 0, %248 ], [ %269, %250 ]
  %253 = getelementptr inbounds nuw float, ptr %240, i64 %251
  %254 = getelementptr inbounds nuw float, ptr %238, i64 %251
  %255 = load <8 x float>, ptr %254, align 4
  store <8 x float> %255, ptr %253, align 4
  %256 = or disjoint i64 %251, 8
  %257 = getelementptr inbounds nuw float, ptr %240, i64 %256
  %258 = getelementptr inbounds nuw float, ptr %238, i64 %256
  %259 = load <8 x float>, ptr %258, align 4
  store <8 x float> %259, ptr %257, align 4
  %260 = or disjoint i64 %251, 16
  %261 = getelementptr inbounds nuw float, ptr %240, i64 %260
  %262 = getelementptr inbounds nuw float, ptr %238, i64 %260
  %263 = load <8 x float>, ptr %262, align 4
  store <8 x float> %263, ptr %261, align 4
  %264 = or disjoint i64 %251, 24
  %265 = getelementptr inbounds nuw float, ptr %240, i64 %264
  %266 = getelementptr inbounds nuw float, ptr %238, i64 %264
  %267 = load <8 x float>, ptr %266, align 4
  store <8 x float> %267, ptr %265, align 4
  %268 = add nuw nsw i64 %251, 32
  %269 = add i64 %252, 4
  %270 = icmp eq i64 %269, %249
  br i1 %270, label %271, label %250, !llvm.loop !9

271:                                              ; preds = %250, %242
  %272 = phi i64 [ 0, %242 ], [ %268, %250 ]
  %273 = icmp eq i64 %246, 0
  br i1 %273, label %283, label %274

274:                                              ; preds = %271, %274
  %275 = phi i64 [ %280, %274 ], [ %272, %271 ]
  %276 = phi i64 [ %281, %274 ], [ 0, %271 ]
  %277 = getelementptr inbounds nuw float, ptr %240, i64 %275
  %278 = getelementptr inbounds nuw float, ptr %238, i64 %275
  %279 = load <8 x float>, ptr %278, align 4
  store <8 x float> %279, ptr %277, align 4
  %280 = add nuw nsw i64 %275, 8
  %281 = add i64 %276, 1
  %282 = icmp eq i64 %281, %246
  br i1 %282, label %283, label %274, !llvm.loop !10

283:                                              ; preds = %274, %271
  %284 = load i64, ptr %33, align 8
  br label %285

285:                                              ; preds = %283, %230
  %286 = phi i64 [ %284, %283 ], [ %163, %230 ]
  %287 = load ptr, ptr %41, align 8
  %288 = load i64, ptr %42, align 8
  %289 = mul nsw i64 %288, %224
  %290 = getelementptr inbounds float, ptr %287, i64 %289
  %291 = load i64, ptr %43, align 8
  %292 = mul nsw i64 %291, %220
  %293 = getelementptr inbounds float, ptr %290, i64 %292
  %294 = load i64, ptr %102, align 8
  %295 = mul nsw i64 %294, %231
  %296 = getelementptr inbounds float, ptr %218, i64 %295
  %297 = icmp sgt i64 %286, 0
  br i1 %297, label %298, label %341

298:                                              ; preds = %285
  %299 = add nsw i64 %286, -1
  %300 = lshr i64 %299, 3
  %301 = add nuw nsw i64 %300, 1
  %302 = and i64 %301, 3
  %303 = icmp ult i64 %286, 25
  br i1 %303, label %327, label %304

304:                                              ; preds = %298
  %305 = and i64 %301, 4611686018427387900
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i64 [ 0, %304 ], [ %324, %306 ]
  %308 = phi i64 [ 0, %304 ], [ %325, %306 ]
  %309 = getelementptr inbounds nuw float, ptr %296, i64 %307
  %310 = getelementptr inbounds nuw float, ptr %293, i64 %307
  %311 = load <8 x float>, ptr %310, align 4
  store <8 x float> %311, ptr %309, align 4
  %312 = or disjoint i64 %307, 8
  %313 = getelementptr inbounds nuw float, ptr %296, i64 %312
  %314 = getelementptr inbounds nuw float, ptr %293, i64 %312
  %315 = load <8 x float>, ptr %314, align 4
  store <8 x float> %315, ptr %313, align 4
  %316 = or disjoint i64 %307, 16
  %317 = getelementptr inbounds nuw float, ptr %296, i64 %316
  %318 = getelementptr inbounds nuw float, ptr %293, i64 %316
  %319 = load <8 x float>, ptr %318, align 4
  store <8 x float> %319, ptr %317, align 4
  %320 = or disjoint i64 %307, 24
  %321 = getelementptr inbounds nuw float, ptr %296, i64 %320
  %322 = getelementptr inbounds nuw float, ptr %293, i64 %320
  %323 = load <8 x float>, ptr %322, align 4
  store <8 x float> %323, ptr %321, align 4
  %324 = add nuw nsw i64 %307, 32
  %325 = add i64 %308, 4
  %326 = icmp eq i64 %325, %305
  br i1 %326, label %327, label %306, !llvm.loop !9

327:                                              ; preds = %306, %298
  %328 = phi i64 [ 0, %298 ], [ %324, %306 ]
  %329 = icmp eq i64 %302, 0
  br i1 %329, label %339, label %330

330:                                              ; preds = %327, %330
  %331 = phi i64 [ %336, %330 ], [ %328, %327 ]
  %332 = phi i64 [ %337, %330 ], [ 0, %327 ]
  %333 = getelementptr inbounds nuw float, ptr %296, i64 %331
  %334 = getelementptr inbounds nuw float, ptr %293, i64 %331
  %335 = load <8 x float>, ptr %334, align 4
  store <8 x float> %335, ptr %333, align 4
  %336 = add nuw nsw i64 %331, 8
  %337 = add i64 %332, 1
  %338 = icmp eq i64 %337, %302
  br i1 %338, label %339, label %330, !llvm.loop !12

339:                                              ; preds = %330, %327
  %340 = load i64, ptr %33, align 8
  br label %341

341:                                              ; preds = %339, %285, %227, %210
  %342 = phi i64 [ %340, %339 ], [ %286, %285 ], [ %163, %227 ], [ %163, %210 ]
  %343 = load i64, ptr %90, align 8
  %344 = mul nsw i64 %343, %117
  %345 = getelementptr inbounds float, ptr %214, i64 %344
  %346 = load i64, ptr %102, align 8
  %347 = mul nsw i64 %346, %117
  %348 = getelementptr inbounds float, ptr %218, i64 %347
  %349 = load float, ptr %44, align 8
  %350 = load i64, ptr %6, align 8
  %351 = icmp sgt i64 %350, 0
  br i1 %351, label %352, label %1227

352:                                              ; preds = %341
  %353 = icmp sgt i64 %125, 0
  %354 = add nsw i64 %125, -8
  %355 = shl nsw i64 %342, 5
  %356 = shl nsw i64 %342, 3
  %357 = icmp sgt i64 %342, 0
  %358 = trunc i64 %125 to i32
  %359 = insertelement <8 x i32> poison, i32 %358, i64 0
  %360 = shufflevector <8 x i32> %359, <8 x i32> poison, <8 x i32> zeroinitializer
  %361 = insertelement <8 x float> poison, float %349, i64 0
  %362 = shufflevector <8 x float> %361, <8 x float> poison, <8 x i32> zeroinitializer
  %363 = icmp slt i64 %342, 16
  %364 = icmp slt i64 %342, 32
  %365 = shl i64 %343, 3
  %366 = mul i64 %343, 12
  %367 = shl i64 %343, 4
  %368 = mul i64 %343, 20
  %369 = mul i64 %343, 24
  %370 = mul i64 %343, 28
  %371 = fmul float %349, %48
  br label %372

372:                                              ; preds = %352, %1187
  %373 = phi i64 [ 0, %352 ], [ %1191, %1187 ]
  %374 = phi i64 [ %350, %352 ], [ %1189, %1187 ]
  %375 = phi i64 [ 0, %352 ], [ %1188, %1187 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %376 = sub nsw i64 %374, %375
  %377 = call i64 @llvm.smin.i64(i64 %376, i64 12)
  %378 = icmp sgt i64 %376, 0
  br i1 %378, label %379, label %413

379:                                              ; preds = %372
  %380 = mul nsw i64 %374, %220
  %381 = add nsw i64 %380, %375
  %382 = load ptr, ptr %45, align 8
  %383 = load i64, ptr %46, align 8
  %384 = mul nsw i64 %383, %224
  %385 = getelementptr inbounds float, ptr %382, i64 %384
  %386 = load i64, ptr %47, align 8
  %387 = load i64, ptr %33, align 8
  %388 = add nsw i64 %374, %373
  %389 = call i64 @llvm.smin.i64(i64 %388, i64 12)
  %390 = call i64 @llvm.smax.i64(i64 %389, i64 1)
  %391 = and i64 %390, 1
  %392 = icmp slt i64 %388, 2
  br i1 %392, label %395, label %393

393:                                              ; preds = %379
  %394 = and i64 %390, 14
  br label %1192

395:                                              ; preds = %1192, %379
  %396 = phi i64 [ 0, %379 ], [ %1224, %1192 ]
  %397 = icmp eq i64 %391, 0
  br i1 %397, label %413, label %398

398:                                              ; preds = %395
  %399 = add nsw i64 %381, %396
  %400 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %396
  %401 = mul nsw i64 %386, %399
  %402 = getelementptr inbounds float, ptr %385, i64 %401
  %403 = mul nsw i64 %387, %399
  %404 = getelementptr inbounds float, ptr %211, i64 %403
  %405 = getelementptr inbounds float, ptr %212, i64 %399
  %406 = shl nsw i64 %396, 11
  %407 = getelementptr inbounds nuw i8, ptr %3, i64 %406
  store ptr %402, ptr %400, align 8
  %408 = getelementptr inbounds nuw i8, ptr %400, i64 8
  store ptr %404, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %400, i64 16
  store ptr %405, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %400, i64 24
  store ptr %407, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %400, i64 32
  store float 0.000000e+00, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %400, i64 36
  store i32 0, ptr %412, align 4
  br label %413

413:                                              ; preds = %398, %395, %372
  br i1 %353, label %414, label %420

414:                                              ; preds = %413
  %415 = sdiv i64 %356, %377
  %416 = add nsw i64 %377, -1
  %417 = add nsw i64 %374, %373
  %418 = call i64 @llvm.smin.i64(i64 %417, i64 12)
  %419 = call i64 @llvm.smax.i64(i64 %418, i64 1)
  br label %425

420:                                              ; preds = %523, %413
  br i1 %378, label %421, label %1187

421:                                              ; preds = %420
  %422 = add nsw i64 %374, %373
  %423 = call i64 @llvm.smin.i64(i64 %422, i64 12)
  %424 = call i64 @llvm.smax.i64(i64 %423, i64 1)
  br label %526

425:                                              ; preds = %414, %523
  %426 = phi i64 [ 0, %414 ], [ %524, %523 ]
  %427 = call i64 @llvm.smin.i64(i64 %426, i64 %354)
  %428 = mul nsw i64 %427, %343
  %429 = getelementptr inbounds float, ptr %345, i64 %428
  %430 = mul nsw i64 %427, %342
  %431 = getelementptr inbounds float, ptr %159, i64 %430
  %432 = getelementptr inbounds i8, ptr %431, i64 %355
  br i1 %378, label %433, label %523

433:                                              ; preds = %425, %451
  %434 = phi i64 [ %438, %451 ], [ 0, %425 ]
  %435 = mul nsw i64 %434, %415
  %436 = getelementptr inbounds float, ptr %431, i64 %435
  %437 = icmp eq i64 %434, %416
  %438 = add nuw nsw i64 %434, 1
  %439 = mul nsw i64 %438, %415
  %440 = getelementptr inbounds float, ptr %431, i64 %439
  %441 = select i1 %437, ptr %432, ptr %440
  %442 = icmp ult ptr %436, %441
  br i1 %442, label %443, label %447

443:                                              ; preds = %433, %443
  %444 = phi ptr [ %445, %443 ], [ %436, %433 ]
  call void @llvm.prefetch.p0(ptr %444, i32 0, i32 3, i32 1)
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 64
  %446 = icmp ult ptr %445, %441
  br i1 %446, label %443, label %447, !llvm.loop !13

447:                                              ; preds = %443, %433
  br i1 %357, label %448, label %451

448:                                              ; preds = %447
  %449 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %434
  %450 = load ptr, ptr %449, align 8
  br label %485

451:                                              ; preds = %485, %447
  %452 = phi <8 x float> [ zeroinitializer, %447 ], [ %520, %485 ]
  %453 = phi <8 x float> [ zeroinitializer, %447 ], [ %517, %485 ]
  %454 = phi <8 x float> [ zeroinitializer, %447 ], [ %514, %485 ]
  %455 = phi <8 x float> [ zeroinitializer, %447 ], [ %511, %485 ]
  %456 = phi <8 x float> [ zeroinitializer, %447 ], [ %508, %485 ]
  %457 = phi <8 x float> [ zeroinitializer, %447 ], [ %505, %485 ]
  %458 = phi <8 x float> [ zeroinitializer, %447 ], [ %502, %485 ]
  %459 = phi <8 x float> [ zeroinitializer, %447 ], [ %499, %485 ]
  %460 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %434, i32 3
  %461 = load ptr, ptr %460, align 8
  %462 = shufflevector <8 x float> %459, <8 x float> %458, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %463 = shufflevector <8 x float> %459, <8 x float> %458, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %464 = fadd <8 x float> %462, %463
  %465 = shufflevector <8 x float> %457, <8 x float> %456, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %466 = shufflevector <8 x float> %457, <8 x float> %456, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %467 = fadd <8 x float> %465, %466
  %468 = shufflevector <8 x float> %455, <8 x float> %454, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %469 = shufflevector <8 x float> %455, <8 x float> %454, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %470 = fadd <8 x float> %468, %469
  %471 = shufflevector <8 x float> %453, <8 x float> %452, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %472 = shufflevector <8 x float> %453, <8 x float> %452, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %473 = fadd <8 x float> %471, %472
  %474 = shufflevector <8 x float> %464, <8 x float> %467, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %475 = shufflevector <8 x float> %464, <8 x float> %467, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %476 = fadd <8 x float> %474, %475
  %477 = shufflevector <8 x float> %470, <8 x float> %473, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %478 = shufflevector <8 x float> %470, <8 x float> %473, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %479 = fadd <8 x float> %477, %478
  %480 = shufflevector <8 x float> %476, <8 x float> %479, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %481 = shufflevector <8 x float> %476, <8 x float> %479, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %482 = fadd <8 x float> %480, %481
  %483 = getelementptr inbounds float, ptr %461, i64 %427
  store <8 x float> %482, ptr %483, align 4
  %484 = icmp eq i64 %438, %419
  br i1 %484, label %523, label %433, !llvm.loop !14

485:                                              ; preds = %448, %485
  %486 = phi <8 x float> [ zeroinitializer, %448 ], [ %520, %485 ]
  %487 = phi <8 x float> [ zeroinitializer, %448 ], [ %517, %485 ]
  %488 = phi <8 x float> [ zeroinitializer, %448 ], [ %514, %485 ]
  %489 = phi <8 x float> [ zeroinitializer, %448 ], [ %511, %485 ]
  %490 = phi <8 x float> [ zeroinitializer, %448 ], [ %508, %485 ]
  %491 = phi <8 x float> [ zeroinitializer, %448 ], [ %505, %485 ]
  %492 = phi <8 x float> [ zeroinitializer, %448 ], [ %502, %485 ]
  %493 = phi <8 x float> [ zeroinitializer, %448 ], [ %499, %485 ]
  %494 = phi i64 [ 0, %448 ], [ %521, %485 ]
  %495 = getelementptr inbounds nuw float, ptr %450, i64 %494
  %496 = load <8 x float>, ptr %495, align 4
  %497 = getelementptr float, ptr %429, i64 %494
  %498 = load <8 x float>, ptr %497, align 4
  %499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %498, <8 x float> %493)
  %500 = getelementptr float, ptr %497, i64 %343
  %501 = load <8 x float>, ptr %500, align 4
  %502 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %501, <8 x float> %492)
  %503 = getelementptr i8, ptr %497, i64 %365
  %504 = load <8 x float>, ptr %503, align 4
  %505 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %504, <8 x float> %491)
  %506 = getelementptr i8, ptr %497, i64 %366
  %507 = load <8 x float>, ptr %506, align 4
  %508 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %507, <8 x float> %490)
  %509 = getelementptr i8, ptr %497, i64 %367
  %510 = load <8 x float>, ptr %509, align 4
  %511 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %510, <8 x float> %489)
  %512 = getelementptr i8, ptr %497, i64 %368
  %513 = load <8 x float>, ptr %512, align 4
  %514 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %513, <8 x float> %488)
  %515 = getelementptr i8, ptr %497, i64 %369
  %516 = load <8 x float>, ptr %515, align 4
  %517 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %516, <8 x float> %487)
  %518 = getelementptr i8, ptr %497, i64 %370
  %519 = load <8 x float>, ptr %518, align 4
  %520 = call <8 x float> @llvm.fma.v8f32(<8 x float> %496, <8 x float> %519, <8 x float> %486)
  %521 = add nuw nsw i64 %494, 8
  %522 = icmp slt i64 %521, %342
  br i1 %522, label %485, label %451, !llvm.loop !15

523:                                              ; preds = %451, %425
  %524 = add nuw nsw i64 %426, 8
  %525 = icmp slt i64 %524, %125
  br i1 %525, label %425, label %420, !llvm.loop !16

526:                                              ; preds = %421, %589
  %527 = phi i64 [ %608, %589 ], [ 0, %421 ]
  %528 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %527
  br i1 %353, label %529, label %589

529:                                              ; preds = %526
  %530 = getelementptr inbounds nuw i8, ptr %528, i64 24
  %531 = load ptr, ptr %530, align 8
  br label %540

532:                                              ; preds = %540
  %533 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %552)
  %534 = fmul float %349, %533
  %535 = getelementptr inbounds nuw i8, ptr %528, i64 24
  %536 = load ptr, ptr %535, align 8
  %537 = fneg float %534
  %538 = insertelement <8 x float> poison, float %537, i64 0
  %539 = shufflevector <8 x float> %538, <8 x float> poison, <8 x i32> zeroinitializer
  br label %555

540:                                              ; preds = %529, %540
  %541 = phi <8 x float> [ splat (float 0xFFF0000000000000), %529 ], [ %552, %540 ]
  %542 = phi i64 [ 0, %529 ], [ %553, %540 ]
  %543 = trunc i64 %542 to i32
  %544 = insertelement <8 x i32> poison, i32 %543, i64 0
  %545 = shufflevector <8 x i32> %544, <8 x i32> poison, <8 x i32> zeroinitializer
  %546 = or disjoint <8 x i32> %545, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %547 = icmp slt <8 x i32> %546, %360
  %548 = getelementptr inbounds nuw float, ptr %531, i64 %542
  %549 = load <8 x float>, ptr %548, align 4
  %550 = select <8 x i1> %547, <8 x float> %549, <8 x float> splat (float 0xFFF0000000000000)
  %551 = fcmp ogt <8 x float> %550, %541
  %552 = select <8 x i1> %551, <8 x float> %550, <8 x float> %541
  %553 = add nuw nsw i64 %542, 8
  %554 = icmp slt i64 %553, %125
  br i1 %554, label %540, label %532, !llvm.loop !17

555:                                              ; preds = %532, %555
  %556 = phi <8 x float> [ zeroinitializer, %532 ], [ %586, %555 ]
  %557 = phi i64 [ 0, %532 ], [ %587, %555 ]
  %558 = trunc i64 %557 to i32
  %559 = insertelement <8 x i32> poison, i32 %558, i64 0
  %560 = shufflevector <8 x i32> %559, <8 x i32> poison, <8 x i32> zeroinitializer
  %561 = or disjoint <8 x i32> %560, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %562 = icmp slt <8 x i32> %561, %360
  %563 = getelementptr inbounds nuw float, ptr %536, i64 %557
  %564 = load <8 x float>, ptr %563, align 4
  %565 = call <8 x float> @llvm.fma.v8f32(<8 x float> %564, <8 x float> %362, <8 x float> %539)
  %566 = fcmp olt <8 x float> %565, splat (float -8.600000e+01)
  %567 = select <8 x i1> %566, <8 x float> splat (float -8.600000e+01), <8 x float> %565
  %568 = call <8 x float> @llvm.fma.v8f32(<8 x float> %567, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %569 = bitcast <8 x float> %568 to <8 x i32>
  %570 = fadd <8 x float> %568, splat (float 0xC168000000000000)
  %571 = call <8 x float> @llvm.fma.v8f32(<8 x float> %570, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %567)
  %572 = call <8 x float> @llvm.fma.v8f32(<8 x float> %570, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %571)
  %573 = call <8 x float> @llvm.fma.v8f32(<8 x float> %572, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %574 = call <8 x float> @llvm.fma.v8f32(<8 x float> %573, <8 x float> %572, <8 x float> splat (float 0x3F81112100000000))
  %575 = call <8 x float> @llvm.fma.v8f32(<8 x float> %574, <8 x float> %572, <8 x float> splat (float 0x3FA5553820000000))
  %576 = call <8 x float> @llvm.fma.v8f32(<8 x float> %575, <8 x float> %572, <8 x float> splat (float 0x3FC5555540000000))
  %577 = call <8 x float> @llvm.fma.v8f32(<8 x float> %576, <8 x float> %572, <8 x float> splat (float 5.000000e-01))
  %578 = fmul <8 x float> %572, %572
  %579 = call <8 x float> @llvm.fma.v8f32(<8 x float> %577, <8 x float> %578, <8 x float> %572)
  %580 = fadd <8 x float> %579, splat (float 1.000000e+00)
  %581 = shl <8 x i32> %569, splat (i32 23)
  %582 = add <8 x i32> %581, splat (i32 1065353216)
  %583 = bitcast <8 x i32> %582 to <8 x float>
  %584 = fmul <8 x float> %580, %583
  %585 = select <8 x i1> %562, <8 x float> %584, <8 x float> zeroinitializer
  store <8 x float> %585, ptr %563, align 4
  %586 = fadd <8 x float> %556, %585
  %587 = add nuw nsw i64 %557, 8
  %588 = icmp slt i64 %587, %125
  br i1 %588, label %555, label %589, !llvm.loop !18

589:                                              ; preds = %555, %526
  %590 = phi float [ %371, %526 ], [ %534, %555 ]
  %591 = phi <8 x float> [ zeroinitializer, %526 ], [ %586, %555 ]
  %592 = shufflevector <8 x float> %591, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %593 = shufflevector <8 x float> %591, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %594 = fadd <4 x float> %592, %593
  %595 = shufflevector <4 x float> %594, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %596 = fadd <4 x float> %594, %595
  %597 = shufflevector <4 x float> %594, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %598 = shufflevector <4 x float> %594, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %599 = fadd <4 x float> %597, %598
  %600 = fadd <4 x float> %596, %599
  %601 = extractelement <4 x float> %600, i64 0
  %602 = fdiv float 1.000000e+00, %601
  %603 = getelementptr inbounds nuw i8, ptr %528, i64 32
  store float %602, ptr %603, align 8
  %604 = call float @logf(float noundef %601)
  %605 = fadd float %590, %604
  %606 = getelementptr inbounds nuw i8, ptr %528, i64 16
  %607 = load ptr, ptr %606, align 8
  store float %605, ptr %607, align 4
  %608 = add nuw nsw i64 %527, 1
  %609 = icmp eq i64 %608, %424
  br i1 %609, label %610, label %526, !llvm.loop !19

610:                                              ; preds = %589, %1184
  %611 = phi i64 [ %1185, %1184 ], [ 0, %589 ]
  %612 = sub nsw i64 %377, %611
  %613 = call i64 @llvm.smin.i64(i64 %612, i64 6)
  %614 = add nsw i64 %613, -1
  %615 = icmp slt i64 %612, 4
  %616 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %611
  br i1 %615, label %617, label %850

617:                                              ; preds = %610
  br i1 %364, label %628, label %618

618:                                              ; preds = %617
  %619 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %620 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %621 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %622 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %623 = getelementptr inbounds %struct.query, ptr %616, i64 %622, i32 3
  %624 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %625 = getelementptr inbounds %struct.query, ptr %616, i64 %624, i32 3
  %626 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %627 = getelementptr inbounds %struct.query, ptr %616, i64 %626, i32 3
  br label %643

628:                                              ; preds = %654, %617
  %629 = phi i64 [ 0, %617 ], [ %644, %654 ]
  %630 = icmp slt i64 %629, %342
  br i1 %630, label %631, label %1184

631:                                              ; preds = %628
  %632 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %633 = getelementptr inbounds %struct.query, ptr %616, i64 %632
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 8
  %635 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %636 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %637 = getelementptr inbounds %struct.query, ptr %616, i64 %632, i32 3
  %638 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %639 = getelementptr inbounds %struct.query, ptr %616, i64 %638, i32 3
  %640 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %641 = getelementptr inbounds %struct.query, ptr %616, i64 %640, i32 3
  %642 = getelementptr inbounds nuw i8, ptr %633, i64 32
  br label %774

643:                                              ; preds = %618, %654
  %644 = phi i64 [ %715, %654 ], [ 32, %618 ]
  %645 = phi i64 [ %644, %654 ], [ 0, %618 ]
  %646 = add nuw nsw i64 %645, %342
  %647 = mul nsw i64 %646, %125
  %648 = getelementptr inbounds float, ptr %159, i64 %647
  %649 = getelementptr float, ptr %348, i64 %645
  br i1 %353, label %650, label %654

650:                                              ; preds = %643
  %651 = load ptr, ptr %623, align 8
  %652 = load ptr, ptr %625, align 8
  %653 = load ptr, ptr %627, align 8
  br label %717

654:                                              ; preds = %738, %643
  %655 = phi i64 [ %621, %643 ], [ %626, %738 ]
  %656 = phi i64 [ %620, %643 ], [ %624, %738 ]
  %657 = phi i64 [ %619, %643 ], [ %622, %738 ]
  %658 = phi <8 x float> [ zeroinitializer, %643 ], [ %752, %738 ]
  %659 = phi <8 x float> [ zeroinitializer, %643 ], [ %753, %738 ]
  %660 = phi <8 x float> [ zeroinitializer, %643 ], [ %754, %738 ]
  %661 = phi <8 x float> [ zeroinitializer, %643 ], [ %755, %738 ]
  %662 = phi <8 x float> [ zeroinitializer, %643 ], [ %760, %738 ]
  %663 = phi <8 x float> [ zeroinitializer, %643 ], [ %761, %738 ]
  %664 = phi <8 x float> [ zeroinitializer, %643 ], [ %762, %738 ]
  %665 = phi <8 x float> [ zeroinitializer, %643 ], [ %763, %738 ]
  %666 = phi <8 x float> [ zeroinitializer, %643 ], [ %768, %738 ]
  %667 = phi <8 x float> [ zeroinitializer, %643 ], [ %769, %738 ]
  %668 = phi <8 x float> [ zeroinitializer, %643 ], [ %770, %738 ]
  %669 = phi <8 x float> [ zeroinitializer, %643 ], [ %771, %738 ]
  %670 = getelementptr inbounds %struct.query, ptr %616, i64 %657
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 8
  %672 = load ptr, ptr %671, align 8
  %673 = getelementptr inbounds nuw float, ptr %672, i64 %645
  %674 = getelementptr inbounds nuw i8, ptr %670, i64 32
  %675 = load float, ptr %674, align 8
  %676 = insertelement <8 x float> poison, float %675, i64 0
  %677 = shufflevector <8 x float> %676, <8 x float> poison, <8 x i32> zeroinitializer
  %678 = fmul <8 x float> %658, %677
  store <8 x float> %678, ptr %673, align 4
  %679 = getelementptr inbounds nuw i8, ptr %673, i64 32
  %680 = fmul <8 x float> %659, %677
  store <8 x float> %680, ptr %679, align 4
  %681 = getelementptr inbounds nuw i8, ptr %673, i64 64
  %682 = fmul <8 x float> %660, %677
  store <8 x float> %682, ptr %681, align 4
  %683 = getelementptr inbounds nuw i8, ptr %673, i64 96
  %684 = fmul <8 x float> %661, %677
  store <8 x float> %684, ptr %683, align 4
  %685 = getelementptr inbounds %struct.query, ptr %616, i64 %656
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %687 = load ptr, ptr %686, align 8
  %688 = getelementptr inbounds nuw float, ptr %687, i64 %645
  %689 = getelementptr inbounds nuw i8, ptr %685, i64 32
  %690 = load float, ptr %689, align 8
  %691 = insertelement <8 x float> poison, float %690, i64 0
  %692 = shufflevector <8 x float> %691, <8 x float> poison, <8 x i32> zeroinitializer
  %693 = fmul <8 x float> %662, %692
  store <8 x float> %693, ptr %688, align 4
  %694 = getelementptr inbounds nuw i8, ptr %688, i64 32
  %695 = fmul <8 x float> %663, %692
  store <8 x float> %695, ptr %694, align 4
  %696 = getelementptr inbounds nuw i8, ptr %688, i64 64
  %697 = fmul <8 x float> %664, %692
  store <8 x float> %697, ptr %696, align 4
  %698 = getelementptr inbounds nuw i8, ptr %688, i64 96
  %699 = fmul <8 x float> %665, %692
  store <8 x float> %699, ptr %698, align 4
  %700 = getelementptr inbounds %struct.query, ptr %616, i64 %655
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 8
  %702 = load ptr, ptr %701, align 8
  %703 = getelementptr inbounds nuw float, ptr %702, i64 %645
  %704 = getelementptr inbounds nuw i8, ptr %700, i64 32
  %705 = load float, ptr %704, align 8
  %706 = insertelement <8 x float> poison, float %705, i64 0
  %707 = shufflevector <8 x float> %706, <8 x float> poison, <8 x i32> zeroinitializer
  %708 = fmul <8 x float> %666, %707
  store <8 x float> %708, ptr %703, align 4
  %709 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %710 = fmul <8 x float> %667, %707
  store <8 x float> %710, ptr %709, align 4
  %711 = getelementptr inbounds nuw i8, ptr %703, i64 64
  %712 = fmul <8 x float> %668, %707
  store <8 x float> %712, ptr %711, align 4
  %713 = getelementptr inbounds nuw i8, ptr %703, i64 96
  %714 = fmul <8 x float> %669, %707
  store <8 x float> %714, ptr %713, align 4
  %715 = add nuw nsw i64 %644, 32
  %716 = icmp sgt i64 %715, %342
  br i1 %716, label %628, label %643, !llvm.loop !20

717:                                              ; preds = %738, %650
  %718 = phi <8 x float> [ zeroinitializer, %650 ], [ %752, %738 ]
  %719 = phi <8 x float> [ zeroinitializer, %650 ], [ %753, %738 ]
  %720 = phi <8 x float> [ zeroinitializer, %650 ], [ %754, %738 ]
  %721 = phi <8 x float> [ zeroinitializer, %650 ], [ %755, %738 ]
  %722 = phi <8 x float> [ zeroinitializer, %650 ], [ %760, %738 ]
  %723 = phi <8 x float> [ zeroinitializer, %650 ], [ %761, %738 ]
  %724 = phi <8 x float> [ zeroinitializer, %650 ], [ %762, %738 ]
  %725 = phi <8 x float> [ zeroinitializer, %650 ], [ %763, %738 ]
  %726 = phi <8 x float> [ zeroinitializer, %650 ], [ %768, %738 ]
  %727 = phi <8 x float> [ zeroinitializer, %650 ], [ %769, %738 ]
  %728 = phi <8 x float> [ zeroinitializer, %650 ], [ %770, %738 ]
  %729 = phi <8 x float> [ zeroinitializer, %650 ], [ %771, %738 ]
  %730 = phi i64 [ 0, %650 ], [ %731, %738 ]
  %731 = add nuw nsw i64 %730, 1
  %732 = shl nuw nsw i64 %731, 7
  %733 = getelementptr inbounds nuw i8, ptr %648, i64 %732
  %734 = shl nuw nsw i64 %730, 7
  %735 = getelementptr inbounds nuw i8, ptr %648, i64 %734
  call void @llvm.prefetch.p0(ptr nonnull %735, i32 0, i32 3, i32 1)
  %736 = getelementptr inbounds nuw i8, ptr %735, i64 64
  %737 = icmp ult ptr %736, %733
  br i1 %737, label %773, label %738, !llvm.loop !13

738:                                              ; preds = %717, %773
  %739 = mul nsw i64 %730, %346
  %740 = getelementptr float, ptr %649, i64 %739
  %741 = load <8 x float>, ptr %740, align 4
  %742 = getelementptr inbounds nuw i8, ptr %740, i64 32
  %743 = load <8 x float>, ptr %742, align 4
  %744 = getelementptr inbounds nuw i8, ptr %740, i64 64
  %745 = load <8 x float>, ptr %744, align 4
  %746 = getelementptr inbounds nuw i8, ptr %740, i64 96
  %747 = load <8 x float>, ptr %746, align 4
  %748 = getelementptr inbounds nuw float, ptr %651, i64 %730
  %749 = load float, ptr %748, align 4
  %750 = insertelement <8 x float> poison, float %749, i64 0
  %751 = shufflevector <8 x float> %750, <8 x float> poison, <8 x i32> zeroinitializer
  %752 = call <8 x float> @llvm.fma.v8f32(<8 x float> %751, <8 x float> %741, <8 x float> %718)
  %753 = call <8 x float> @llvm.fma.v8f32(<8 x float> %751, <8 x float> %743, <8 x float> %719)
  %754 = call <8 x float> @llvm.fma.v8f32(<8 x float> %751, <8 x float> %745, <8 x float> %720)
  %755 = call <8 x float> @llvm.fma.v8f32(<8 x float> %751, <8 x float> %747, <8 x float> %721)
  %756 = getelementptr inbounds nuw float, ptr %652, i64 %730
  %757 = load float, ptr %756, align 4
  %758 = insertelement <8 x float> poison, float %757, i64 0
  %759 = shufflevector <8 x float> %758, <8 x float> poison, <8 x i32> zeroinitializer
  %760 = call <8 x float> @llvm.fma.v8f32(<8 x float> %759, <8 x float> %741, <8 x float> %722)
  %761 = call <8 x float> @llvm.fma.v8f32(<8 x float> %759, <8 x float> %743, <8 x float> %723)
  %762 = call <8 x float> @llvm.fma.v8f32(<8 x float> %759, <8 x float> %745, <8 x float> %724)
  %763 = call <8 x float> @llvm.fma.v8f32(<8 x float> %759, <8 x float> %747, <8 x float> %725)
  %764 = getelementptr inbounds nuw float, ptr %653, i64 %730
  %765 = load float, ptr %764, align 4
  %766 = insertelement <8 x float> poison, float %765, i64 0
  %767 = shufflevector <8 x float> %766, <8 x float> poison, <8 x i32> zeroinitializer
  %768 = call <8 x float> @llvm.fma.v8f32(<8 x float> %767, <8 x float> %741, <8 x float> %726)
  %769 = call <8 x float> @llvm.fma.v8f32(<8 x float> %767, <8 x float> %743, <8 x float> %727)
  %770 = call <8 x float> @llvm.fma.v8f32(<8 x float> %767, <8 x float> %745, <8 x float> %728)
  %771 = call <8 x float> @llvm.fma.v8f32(<8 x float> %767, <8 x float> %747, <8 x float> %729)
  %772 = icmp slt i64 %731, %125
  br i1 %772, label %717, label %654, !llvm.loop !21

773:                                              ; preds = %717
  call void @llvm.prefetch.p0(ptr nonnull %736, i32 0, i32 3, i32 1)
  br label %738

774:                                              ; preds = %631, %784
  %775 = phi i64 [ %814, %784 ], [ %629, %631 ]
  %776 = add nsw i64 %775, %342
  %777 = mul nsw i64 %776, %125
  %778 = getelementptr inbounds float, ptr %159, i64 %777
  br i1 %353, label %779, label %784

779:                                              ; preds = %774
  %780 = getelementptr float, ptr %348, i64 %775
  %781 = load ptr, ptr %637, align 8
  %782 = load ptr, ptr %639, align 8
  %783 = load ptr, ptr %641, align 8
  br label %816

784:                                              ; preds = %826, %774
  %785 = phi i64 [ %636, %774 ], [ %640, %826 ]
  %786 = phi i64 [ %635, %774 ], [ %638, %826 ]
  %787 = phi <8 x float> [ zeroinitializer, %774 ], [ %844, %826 ]
  %788 = phi <8 x float> [ zeroinitializer, %774 ], [ %839, %826 ]
  %789 = phi <8 x float> [ zeroinitializer, %774 ], [ %834, %826 ]
  %790 = load ptr, ptr %634, align 8
  %791 = getelementptr inbounds nuw float, ptr %790, i64 %775
  %792 = load float, ptr %642, align 8
  %793 = insertelement <8 x float> poison, float %792, i64 0
  %794 = shufflevector <8 x float> %793, <8 x float> poison, <8 x i32> zeroinitializer
  %795 = fmul <8 x float> %789, %794
  store <8 x float> %795, ptr %791, align 4
  %796 = getelementptr inbounds %struct.query, ptr %616, i64 %786
  %797 = getelementptr inbounds nuw i8, ptr %796, i64 8
  %798 = load ptr, ptr %797, align 8
  %799 = getelementptr inbounds nuw float, ptr %798, i64 %775
  %800 = getelementptr inbounds nuw i8, ptr %796, i64 32
  %801 = load float, ptr %800, align 8
  %802 = insertelement <8 x float> poison, float %801, i64 0
  %803 = shufflevector <8 x float> %802, <8 x float> poison, <8 x i32> zeroinitializer
  %804 = fmul <8 x float> %788, %803
  store <8 x float> %804, ptr %799, align 4
  %805 = getelementptr inbounds %struct.query, ptr %616, i64 %785
  %806 = getelementptr inbounds nuw i8, ptr %805, i64 8
  %807 = load ptr, ptr %806, align 8
  %808 = getelementptr inbounds nuw float, ptr %807, i64 %775
  %809 = getelementptr inbounds nuw i8, ptr %805, i64 32
  %810 = load float, ptr %809, align 8
  %811 = insertelement <8 x float> poison, float %810, i64 0
  %812 = shufflevector <8 x float> %811, <8 x float> poison, <8 x i32> zeroinitializer
  %813 = fmul <8 x float> %787, %812
  store <8 x float> %813, ptr %808, align 4
  %814 = add nuw nsw i64 %775, 8
  %815 = icmp slt i64 %814, %342
  br i1 %815, label %774, label %1184, !llvm.loop !22

816:                                              ; preds = %826, %779
  %817 = phi <8 x float> [ zeroinitializer, %779 ], [ %844, %826 ]
  %818 = phi <8 x float> [ zeroinitializer, %779 ], [ %839, %826 ]
  %819 = phi <8 x float> [ zeroinitializer, %779 ], [ %834, %826 ]
  %820 = phi i64 [ 0, %779 ], [ %821, %826 ]
  %821 = add nuw nsw i64 %820, 1
  %822 = shl nuw nsw i64 %821, 5
  %823 = getelementptr inbounds nuw i8, ptr %778, i64 %822
  %824 = shl nuw nsw i64 %820, 5
  %825 = getelementptr inbounds nuw i8, ptr %778, i64 %824
  br label %846

826:                                              ; preds = %846
  %827 = mul nsw i64 %820, %346
  %828 = getelementptr float, ptr %780, i64 %827
  %829 = load <8 x float>, ptr %828, align 4
  %830 = getelementptr inbounds nuw float, ptr %781, i64 %820
  %831 = load float, ptr %830, align 4
  %832 = insertelement <8 x float> poison, float %831, i64 0
  %833 = shufflevector <8 x float> %832, <8 x float> poison, <8 x i32> zeroinitializer
  %834 = call <8 x float> @llvm.fma.v8f32(<8 x float> %833, <8 x float> %829, <8 x float> %819)
  %835 = getelementptr inbounds nuw float, ptr %782, i64 %820
  %836 = load float, ptr %835, align 4
  %837 = insertelement <8 x float> poison, float %836, i64 0
  %838 = shufflevector <8 x float> %837, <8 x float> poison, <8 x i32> zeroinitializer
  %839 = call <8 x float> @llvm.fma.v8f32(<8 x float> %838, <8 x float> %829, <8 x float> %818)
  %840 = getelementptr inbounds nuw float, ptr %783, i64 %820
  %841 = load float, ptr %840, align 4
  %842 = insertelement <8 x float> poison, float %841, i64 0
  %843 = shufflevector <8 x float> %842, <8 x float> poison, <8 x i32> zeroinitializer
  %844 = call <8 x float> @llvm.fma.v8f32(<8 x float> %843, <8 x float> %829, <8 x float> %817)
  %845 = icmp slt i64 %821, %125
  br i1 %845, label %816, label %784, !llvm.loop !21

846:                                              ; preds = %816, %846
  %847 = phi ptr [ %848, %846 ], [ %825, %816 ]
  call void @llvm.prefetch.p0(ptr %847, i32 0, i32 3, i32 1)
  %848 = getelementptr inbounds nuw i8, ptr %847, i64 64
  %849 = icmp ult ptr %848, %823
  br i1 %849, label %846, label %826, !llvm.loop !13

850:                                              ; preds = %610
  br i1 %363, label %870, label %851

851:                                              ; preds = %850
  %852 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %853 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %854 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %855 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %856 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %857 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %858 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %859 = getelementptr inbounds %struct.query, ptr %616, i64 %858, i32 3
  %860 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %861 = getelementptr inbounds %struct.query, ptr %616, i64 %860, i32 3
  %862 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %863 = getelementptr inbounds %struct.query, ptr %616, i64 %862, i32 3
  %864 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %865 = getelementptr inbounds %struct.query, ptr %616, i64 %864, i32 3
  %866 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %867 = getelementptr inbounds %struct.query, ptr %616, i64 %866, i32 3
  %868 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %869 = getelementptr inbounds %struct.query, ptr %616, i64 %868, i32 3
  br label %894

870:                                              ; preds = %908, %850
  %871 = phi i64 [ 0, %850 ], [ %895, %908 ]
  %872 = icmp slt i64 %871, %342
  br i1 %872, label %873, label %1184

873:                                              ; preds = %870
  %874 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %875 = getelementptr inbounds %struct.query, ptr %616, i64 %874
  %876 = getelementptr inbounds nuw i8, ptr %875, i64 8
  %877 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %878 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %879 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %880 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %881 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %882 = getelementptr inbounds %struct.query, ptr %616, i64 %874, i32 3
  %883 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %884 = getelementptr inbounds %struct.query, ptr %616, i64 %883, i32 3
  %885 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %886 = getelementptr inbounds %struct.query, ptr %616, i64 %885, i32 3
  %887 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %888 = getelementptr inbounds %struct.query, ptr %616, i64 %887, i32 3
  %889 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %890 = getelementptr inbounds %struct.query, ptr %616, i64 %889, i32 3
  %891 = call i64 @llvm.smin.i64(i64 %614, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %892 = getelementptr inbounds %struct.query, ptr %616, i64 %891, i32 3
  %893 = getelementptr inbounds nuw i8, ptr %875, i64 32
  br label %1054

894:                                              ; preds = %851, %908
  %895 = phi i64 [ %993, %908 ], [ 16, %851 ]
  %896 = phi i64 [ %895, %908 ], [ 0, %851 ]
  %897 = add nuw nsw i64 %896, %342
  %898 = mul nsw i64 %897, %125
  %899 = getelementptr inbounds float, ptr %159, i64 %898
  %900 = getelementptr float, ptr %348, i64 %896
  br i1 %353, label %901, label %908

901:                                              ; preds = %894
  %902 = load ptr, ptr %859, align 8
  %903 = load ptr, ptr %861, align 8
  %904 = load ptr, ptr %863, align 8
  %905 = load ptr, ptr %865, align 8
  %906 = load ptr, ptr %867, align 8
  %907 = load ptr, ptr %869, align 8
  br label %995

908:                                              ; preds = %995, %894
  %909 = phi i64 [ %857, %894 ], [ %868, %995 ]
  %910 = phi i64 [ %856, %894 ], [ %866, %995 ]
  %911 = phi i64 [ %855, %894 ], [ %864, %995 ]
  %912 = phi i64 [ %854, %894 ], [ %862, %995 ]
  %913 = phi i64 [ %853, %894 ], [ %860, %995 ]
  %914 = phi i64 [ %852, %894 ], [ %858, %995 ]
  %915 = phi <8 x float> [ zeroinitializer, %894 ], [ %1052, %995 ]
  %916 = phi <8 x float> [ zeroinitializer, %894 ], [ %1051, %995 ]
  %917 = phi <8 x float> [ zeroinitializer, %894 ], [ %1046, %995 ]
  %918 = phi <8 x float> [ zeroinitializer, %894 ], [ %1045, %995 ]
  %919 = phi <8 x float> [ zeroinitializer, %894 ], [ %1040, %995 ]
  %920 = phi <8 x float> [ zeroinitializer, %894 ], [ %1039, %995 ]
  %921 = phi <8 x float> [ zeroinitializer, %894 ], [ %1034, %995 ]
  %922 = phi <8 x float> [ zeroinitializer, %894 ], [ %1033, %995 ]
  %923 = phi <8 x float> [ zeroinitializer, %894 ], [ %1028, %995 ]
  %924 = phi <8 x float> [ zeroinitializer, %894 ], [ %1027, %995 ]
  %925 = phi <8 x float> [ zeroinitializer, %894 ], [ %1022, %995 ]
  %926 = phi <8 x float> [ zeroinitializer, %894 ], [ %1021, %995 ]
  %927 = getelementptr inbounds %struct.query, ptr %616, i64 %914
  %928 = getelementptr inbounds nuw i8, ptr %927, i64 8
  %929 = load ptr, ptr %928, align 8
  %930 = getelementptr inbounds nuw float, ptr %929, i64 %896
  %931 = getelementptr inbounds nuw i8, ptr %927, i64 32
  %932 = load float, ptr %931, align 8
  %933 = insertelement <8 x float> poison, float %932, i64 0
  %934 = shufflevector <8 x float> %933, <8 x float> poison, <8 x i32> zeroinitializer
  %935 = fmul <8 x float> %926, %934
  store <8 x float> %935, ptr %930, align 4
  %936 = getelementptr inbounds nuw i8, ptr %930, i64 32
  %937 = fmul <8 x float> %925, %934
  store <8 x float> %937, ptr %936, align 4
  %938 = getelementptr inbounds %struct.query, ptr %616, i64 %913
  %939 = getelementptr inbounds nuw i8, ptr %938, i64 8
  %940 = load ptr, ptr %939, align 8
  %941 = getelementptr inbounds nuw float, ptr %940, i64 %896
  %942 = getelementptr inbounds nuw i8, ptr %938, i64 32
  %943 = load float, ptr %942, align 8
  %944 = insertelement <8 x float> poison, float %943, i64 0
  %945 = shufflevector <8 x float> %944, <8 x float> poison, <8 x i32> zeroinitializer
  %946 = fmul <8 x float> %924, %945
  store <8 x float> %946, ptr %941, align 4
  %947 = getelementptr inbounds nuw i8, ptr %941, i64 32
  %948 = fmul <8 x float> %923, %945
  store <8 x float> %948, ptr %947, align 4
  %949 = getelementptr inbounds %struct.query, ptr %616, i64 %912
  %950 = getelementptr inbounds nuw i8, ptr %949, i64 8
  %951 = load ptr, ptr %950, align 8
  %952 = getelementptr inbounds nuw float, ptr %951, i64 %896
  %953 = getelementptr inbounds nuw i8, ptr %949, i64 32
  %954 = load float, ptr %953, align 8
  %955 = insertelement <8 x float> poison, float %954, i64 0
  %956 = shufflevector <8 x float> %955, <8 x float> poison, <8 x i32> zeroinitializer
  %957 = fmul <8 x float> %922, %956
  store <8 x float> %957, ptr %952, align 4
  %958 = getelementptr inbounds nuw i8, ptr %952, i64 32
  %959 = fmul <8 x float> %921, %956
  store <8 x float> %959, ptr %958, align 4
  %960 = getelementptr inbounds %struct.query, ptr %616, i64 %911
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 8
  %962 = load ptr, ptr %961, align 8
  %963 = getelementptr inbounds nuw float, ptr %962, i64 %896
  %964 = getelementptr inbounds nuw i8, ptr %960, i64 32
  %965 = load float, ptr %964, align 8
  %966 = insertelement <8 x float> poison, float %965, i64 0
  %967 = shufflevector <8 x float> %966, <8 x float> poison, <8 x i32> zeroinitializer
  %968 = fmul <8 x float> %920, %967
  store <8 x float> %968, ptr %963, align 4
  %969 = getelementptr inbounds nuw i8, ptr %963, i64 32
  %970 = fmul <8 x float> %919, %967
  store <8 x float> %970, ptr %969, align 4
  %971 = getelementptr inbounds %struct.query, ptr %616, i64 %910
  %972 = getelementptr inbounds nuw i8, ptr %971, i64 8
  %973 = load ptr, ptr %972, align 8
  %974 = getelementptr inbounds nuw float, ptr %973, i64 %896
  %975 = getelementptr inbounds nuw i8, ptr %971, i64 32
  %976 = load float, ptr %975, align 8
  %977 = insertelement <8 x float> poison, float %976, i64 0
  %978 = shufflevector <8 x float> %977, <8 x float> poison, <8 x i32> zeroinitializer
  %979 = fmul <8 x float> %918, %978
  store <8 x float> %979, ptr %974, align 4
  %980 = getelementptr inbounds nuw i8, ptr %974, i64 32
  %981 = fmul <8 x float> %917, %978
  store <8 x float> %981, ptr %980, align 4
  %982 = getelementptr inbounds %struct.query, ptr %616, i64 %909
  %983 = getelementptr inbounds nuw i8, ptr %982, i64 8
  %984 = load ptr, ptr %983, align 8
  %985 = getelementptr inbounds nuw float, ptr %984, i64 %896
  %986 = getelementptr inbounds nuw i8, ptr %982, i64 32
  %987 = load float, ptr %986, align 8
  %988 = insertelement <8 x float> poison, float %987, i64 0
  %989 = shufflevector <8 x float> %988, <8 x float> poison, <8 x i32> zeroinitializer
  %990 = fmul <8 x float> %916, %989
  store <8 x float> %990, ptr %985, align 4
  %991 = getelementptr inbounds nuw i8, ptr %985, i64 32
  %992 = fmul <8 x float> %915, %989
  store <8 x float> %992, ptr %991, align 4
  %993 = add nuw nsw i64 %895, 16
  %994 = icmp sgt i64 %993, %342
  br i1 %994, label %870, label %894, !llvm.loop !20

995:                                              ; preds = %901, %995
  %996 = phi <8 x float> [ zeroinitializer, %901 ], [ %1052, %995 ]
  %997 = phi <8 x float> [ zeroinitializer, %901 ], [ %1051, %995 ]
  %998 = phi <8 x float> [ zeroinitializer, %901 ], [ %1046, %995 ]
  %999 = phi <8 x float> [ zeroinitializer, %901 ], [ %1045, %995 ]
  %1000 = phi <8 x float> [ zeroinitializer, %901 ], [ %1040, %995 ]
  %1001 = phi <8 x float> [ zeroinitializer, %901 ], [ %1039, %995 ]
  %1002 = phi <8 x float> [ zeroinitializer, %901 ], [ %1034, %995 ]
  %1003 = phi <8 x float> [ zeroinitializer, %901 ], [ %1033, %995 ]
  %1004 = phi <8 x float> [ zeroinitializer, %901 ], [ %1028, %995 ]
  %1005 = phi <8 x float> [ zeroinitializer, %901 ], [ %1027, %995 ]
  %1006 = phi <8 x float> [ zeroinitializer, %901 ], [ %1022, %995 ]
  %1007 = phi <8 x float> [ zeroinitializer, %901 ], [ %1021, %995 ]
  %1008 = phi i64 [ 0, %901 ], [ %1009, %995 ]
  %1009 = add nuw nsw i64 %1008, 1
  %1010 = shl nuw nsw i64 %1008, 6
  %1011 = getelementptr inbounds nuw i8, ptr %899, i64 %1010
  call void @llvm.prefetch.p0(ptr nonnull %1011, i32 0, i32 3, i32 1)
  %1012 = mul nsw i64 %1008, %346
  %1013 = getelementptr float, ptr %900, i64 %1012
  %1014 = load <8 x float>, ptr %1013, align 4
  %1015 = getelementptr inbounds nuw i8, ptr %1013, i64 32
  %1016 = load <8 x float>, ptr %1015, align 4
  %1017 = getelementptr inbounds nuw float, ptr %902, i64 %1008
  %1018 = load float, ptr %1017, align 4
  %1019 = insertelement <8 x float> poison, float %1018, i64 0
  %1020 = shufflevector <8 x float> %1019, <8 x float> poison, <8 x i32> zeroinitializer
  %1021 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1020, <8 x float> %1014, <8 x float> %1007)
  %1022 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1020, <8 x float> %1016, <8 x float> %1006)
  %1023 = getelementptr inbounds nuw float, ptr %903, i64 %1008
  %1024 = load float, ptr %1023, align 4
  %1025 = insertelement <8 x float> poison, float %1024, i64 0
  %1026 = shufflevector <8 x float> %1025, <8 x float> poison, <8 x i32> zeroinitializer
  %1027 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1026, <8 x float> %1014, <8 x float> %1005)
  %1028 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1026, <8 x float> %1016, <8 x float> %1004)
  %1029 = getelementptr inbounds nuw float, ptr %904, i64 %1008
  %1030 = load float, ptr %1029, align 4
  %1031 = insertelement <8 x float> poison, float %1030, i64 0
  %1032 = shufflevector <8 x float> %1031, <8 x float> poison, <8 x i32> zeroinitializer
  %1033 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1032, <8 x float> %1014, <8 x float> %1003)
  %1034 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1032, <8 x float> %1016, <8 x float> %1002)
  %1035 = getelementptr inbounds nuw float, ptr %905, i64 %1008
  %1036 = load float, ptr %1035, align 4
  %1037 = insertelement <8 x float> poison, float %1036, i64 0
  %1038 = shufflevector <8 x float> %1037, <8 x float> poison, <8 x i32> zeroinitializer
  %1039 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1038, <8 x float> %1014, <8 x float> %1001)
  %1040 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1038, <8 x float> %1016, <8 x float> %1000)
  %1041 = getelementptr inbounds nuw float, ptr %906, i64 %1008
  %1042 = load float, ptr %1041, align 4
  %1043 = insertelement <8 x float> poison, float %1042, i64 0
  %1044 = shufflevector <8 x float> %1043, <8 x float> poison, <8 x i32> zeroinitializer
  %1045 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1044, <8 x float> %1014, <8 x float> %999)
  %1046 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1044, <8 x float> %1016, <8 x float> %998)
  %1047 = getelementptr inbounds nuw float, ptr %907, i64 %1008
  %1048 = load float, ptr %1047, align 4
  %1049 = insertelement <8 x float> poison, float %1048, i64 0
  %1050 = shufflevector <8 x float> %1049, <8 x float> poison, <8 x i32> zeroinitializer
  %1051 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1050, <8 x float> %1014, <8 x float> %997)
  %1052 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1050, <8 x float> %1016, <8 x float> %996)
  %1053 = icmp slt i64 %1009, %125
  br i1 %1053, label %995, label %908, !llvm.loop !21

1054:                                             ; preds = %873, %1067
  %1055 = phi i64 [ %1130, %1067 ], [ %871, %873 ]
  %1056 = add nsw i64 %1055, %342
  %1057 = mul nsw i64 %1056, %125
  %1058 = getelementptr inbounds float, ptr %159, i64 %1057
  br i1 %353, label %1059, label %1067

1059:                                             ; preds = %1054
  %1060 = getelementptr float, ptr %348, i64 %1055
  %1061 = load ptr, ptr %882, align 8
  %1062 = load ptr, ptr %884, align 8
  %1063 = load ptr, ptr %886, align 8
  %1064 = load ptr, ptr %888, align 8
  %1065 = load ptr, ptr %890, align 8
  %1066 = load ptr, ptr %892, align 8
  br label %1132

1067:                                             ; preds = %1145, %1054
  %1068 = phi i64 [ %881, %1054 ], [ %891, %1145 ]
  %1069 = phi i64 [ %880, %1054 ], [ %889, %1145 ]
  %1070 = phi i64 [ %879, %1054 ], [ %887, %1145 ]
  %1071 = phi i64 [ %878, %1054 ], [ %885, %1145 ]
  %1072 = phi i64 [ %877, %1054 ], [ %883, %1145 ]
  %1073 = phi <8 x float> [ zeroinitializer, %1054 ], [ %1178, %1145 ]
  %1074 = phi <8 x float> [ zeroinitializer, %1054 ], [ %1173, %1145 ]
  %1075 = phi <8 x float> [ zeroinitializer, %1054 ], [ %1168, %1145 ]
  %1076 = phi <8 x float> [ zeroinitializer, %1054 ], [ %1163, %1145 ]
  %1077 = phi <8 x float> [ zeroinitializer, %1054 ], [ %1158, %1145 ]
  %1078 = phi <8 x float> [ zeroinitializer, %1054 ], [ %1153, %1145 ]
  %1079 = load ptr, ptr %876, align 8
  %1080 = getelementptr inbounds nuw float, ptr %1079, i64 %1055
  %1081 = load float, ptr %893, align 8
  %1082 = insertelement <8 x float> poison, float %1081, i64 0
  %1083 = shufflevector <8 x float> %1082, <8 x float> poison, <8 x i32> zeroinitializer
  %1084 = fmul <8 x float> %1078, %1083
  store <8 x float> %1084, ptr %1080, align 4
  %1085 = getelementptr inbounds %struct.query, ptr %616, i64 %1072
  %1086 = getelementptr inbounds nuw i8, ptr %1085, i64 8
  %1087 = load ptr, ptr %1086, align 8
  %1088 = getelementptr inbounds nuw float, ptr %1087, i64 %1055
  %1089 = getelementptr inbounds nuw i8, ptr %1085, i64 32
  %1090 = load float, ptr %1089, align 8
  %1091 = insertelement <8 x float> poison, float %1090, i64 0
  %1092 = shufflevector <8 x float> %1091, <8 x float> poison, <8 x i32> zeroinitializer
  %1093 = fmul <8 x float> %1077, %1092
  store <8 x float> %1093, ptr %1088, align 4
  %1094 = getelementptr inbounds %struct.query, ptr %616, i64 %1071
  %1095 = getelementptr inbounds nuw i8, ptr %1094, i64 8
  %1096 = load ptr, ptr %1095, align 8
  %1097 = getelementptr inbounds nuw float, ptr %1096, i64 %1055
  %1098 = getelementptr inbounds nuw i8, ptr %1094, i64 32
  %1099 = load float, ptr %1098, align 8
  %1100 = insertelement <8 x float> poison, float %1099, i64 0
  %1101 = shufflevector <8 x float> %1100, <8 x float> poison, <8 x i32> zeroinitializer
  %1102 = fmul <8 x float> %1076, %1101
  store <8 x float> %1102, ptr %1097, align 4
  %1103 = getelementptr inbounds %struct.query, ptr %616, i64 %1070
  %1104 = getelementptr inbounds nuw i8, ptr %1103, i64 8
  %1105 = load ptr, ptr %1104, align 8
  %1106 = getelementptr inbounds nuw float, ptr %1105, i64 %1055
  %1107 = getelementptr inbounds nuw i8, ptr %1103, i64 32
  %1108 = load float, ptr %1107, align 8
  %1109 = insertelement <8 x float> poison, float %1108, i64 0
  %1110 = shufflevector <8 x float> %1109, <8 x float> poison, <8 x i32> zeroinitializer
  %1111 = fmul <8 x float> %1075, %1110
  store <8 x float> %1111, ptr %1106, align 4
  %1112 = getelementptr inbounds %struct.query, ptr %616, i64 %1069
  %1113 = getelementptr inbounds nuw i8, ptr %1112, i64 8
  %1114 = load ptr, ptr %1113, align 8
  %1115 = getelementptr inbounds nuw float, ptr %1114, i64 %1055
  %1116 = getelementptr inbounds nuw i8, ptr %1112, i64 32
  %1117 = load float, ptr %1116, align 8
  %1118 = insertelement <8 x float> poison, float %1117, i64 0
  %1119 = shufflevector <8 x float> %1118, <8 x float> poison, <8 x i32> zeroinitializer
  %1120 = fmul <8 x float> %1074, %1119
  store <8 x float> %1120, ptr %1115, align 4
  %1121 = getelementptr inbounds %struct.query, ptr %616, i64 %1068
  %1122 = getelementptr inbounds nuw i8, ptr %1121, i64 8
  %1123 = load ptr, ptr %1122, align 8
  %1124 = getelementptr inbounds nuw float, ptr %1123, i64 %1055
  %1125 = getelementptr inbounds nuw i8, ptr %1121, i64 32
  %1126 = load float, ptr %1125, align 8
  %1127 = insertelement <8 x float> poison, float %1126, i64 0
  %1128 = shufflevector <8 x float> %1127, <8 x float> poison, <8 x i32> zeroinitializer
  %1129 = fmul <8 x float> %1073, %1128
  store <8 x float> %1129, ptr %1124, align 4
  %1130 = add nuw nsw i64 %1055, 8
  %1131 = icmp slt i64 %1130, %342
  br i1 %1131, label %1054, label %1184, !llvm.loop !22

1132:                                             ; preds = %1145, %1059
  %1133 = phi <8 x float> [ zeroinitializer, %1059 ], [ %1178, %1145 ]
  %1134 = phi <8 x float> [ zeroinitializer, %1059 ], [ %1173, %1145 ]
  %1135 = phi <8 x float> [ zeroinitializer, %1059 ], [ %1168, %1145 ]
  %1136 = phi <8 x float> [ zeroinitializer, %1059 ], [ %1163, %1145 ]
  %1137 = phi <8 x float> [ zeroinitializer, %1059 ], [ %1158, %1145 ]
  %1138 = phi <8 x float> [ zeroinitializer, %1059 ], [ %1153, %1145 ]
  %1139 = phi i64 [ 0, %1059 ], [ %1140, %1145 ]
  %1140 = add nuw nsw i64 %1139, 1
  %1141 = shl nuw nsw i64 %1140, 5
  %1142 = getelementptr inbounds nuw i8, ptr %1058, i64 %1141
  %1143 = shl nuw nsw i64 %1139, 5
  %1144 = getelementptr inbounds nuw i8, ptr %1058, i64 %1143
  br label %1180

1145:                                             ; preds = %1180
  %1146 = mul nsw i64 %1139, %346
  %1147 = getelementptr float, ptr %1060, i64 %1146
  %1148 = load <8 x float>, ptr %1147, align 4
  %1149 = getelementptr inbounds nuw float, ptr %1061, i64 %1139
  %1150 = load float, ptr %1149, align 4
  %1151 = insertelement <8 x float> poison, float %1150, i64 0
  %1152 = shufflevector <8 x float> %1151, <8 x float> poison, <8 x i32> zeroinitializer
  %1153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1152, <8 x float> %1148, <8 x float> %1138)
  %1154 = getelementptr inbounds nuw float, ptr %1062, i64 %1139
  %1155 = load float, ptr %1154, align 4
  %1156 = insertelement <8 x float> poison, float %1155, i64 0
  %1157 = shufflevector <8 x float> %1156, <8 x float> poison, <8 x i32> zeroinitializer
  %1158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1157, <8 x float> %1148, <8 x float> %1137)
  %1159 = getelementptr inbounds nuw float, ptr %1063, i64 %1139
  %1160 = load float, ptr %1159, align 4
  %1161 = insertelement <8 x float> poison, float %1160, i64 0
  %1162 = shufflevector <8 x float> %1161, <8 x float> poison, <8 x i32> zeroinitializer
  %1163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1162, <8 x float> %1148, <8 x float> %1136)
  %1164 = getelementptr inbounds nuw float, ptr %1064, i64 %1139
  %1165 = load float, ptr %1164, align 4
  %1166 = insertelement <8 x float> poison, float %1165, i64 0
  %1167 = shufflevector <8 x float> %1166, <8 x float> poison, <8 x i32> zeroinitializer
  %1168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1167, <8 x float> %1148, <8 x float> %1135)
  %1169 = getelementptr inbounds nuw float, ptr %1065, i64 %1139
  %1170 = load float, ptr %1169, align 4
  %1171 = insertelement <8 x float> poison, float %1170, i64 0
  %1172 = shufflevector <8 x float> %1171, <8 x float> poison, <8 x i32> zeroinitializer
  %1173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1172, <8 x float> %1148, <8 x float> %1134)
  %1174 = getelementptr inbounds nuw float, ptr %1066, i64 %1139
  %1175 = load float, ptr %1174, align 4
  %1176 = insertelement <8 x float> poison, float %1175, i64 0
  %1177 = shufflevector <8 x float> %1176, <8 x float> poison, <8 x i32> zeroinitializer
  %1178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1177, <8 x float> %1148, <8 x float> %1133)
  %1179 = icmp slt i64 %1140, %125
  br i1 %1179, label %1132, label %1067, !llvm.loop !21

1180:                                             ; preds = %1132, %1180
  %1181 = phi ptr [ %1182, %1180 ], [ %1144, %1132 ]
  call void @llvm.prefetch.p0(ptr %1181, i32 0, i32 3, i32 1)
  %1182 = getelementptr inbounds nuw i8, ptr %1181, i64 64
  %1183 = icmp ult ptr %1182, %1142
  br i1 %1183, label %1180, label %1145, !llvm.loop !13

1184:                                             ; preds = %1067, %784, %870, %628
  %1185 = add nuw nsw i64 %611, 6
  %1186 = icmp slt i64 %1185, %377
  br i1 %1186, label %610, label %1187, !llvm.loop !23

1187:                                             ; preds = %1184, %420
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1188 = add nuw nsw i64 %375, 12
  %1189 = load i64, ptr %6, align 8
  %1190 = icmp slt i64 %1188, %1189
  %1191 = add i64 %373, -12
  br i1 %1190, label %372, label %1227, !llvm.loop !24

1192:                                             ; preds = %1192, %393
  %1193 = phi i64 [ 0, %393 ], [ %1224, %1192 ]
  %1194 = phi i64 [ 0, %393 ], [ %1225, %1192 ]
  %1195 = add nsw i64 %381, %1193
  %1196 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1193
  %1197 = mul nsw i64 %386, %1195
  %1198 = getelementptr inbounds float, ptr %385, i64 %1197
  %1199 = mul nsw i64 %387, %1195
  %1200 = getelementptr inbounds float, ptr %211, i64 %1199
  %1201 = getelementptr inbounds float, ptr %212, i64 %1195
  %1202 = shl nsw i64 %1193, 11
  %1203 = getelementptr inbounds nuw i8, ptr %3, i64 %1202
  store ptr %1198, ptr %1196, align 16
  %1204 = getelementptr inbounds nuw i8, ptr %1196, i64 8
  store ptr %1200, ptr %1204, align 8
  %1205 = getelementptr inbounds nuw i8, ptr %1196, i64 16
  store ptr %1201, ptr %1205, align 16
  %1206 = getelementptr inbounds nuw i8, ptr %1196, i64 24
  store ptr %1203, ptr %1206, align 8
  %1207 = getelementptr inbounds nuw i8, ptr %1196, i64 32
  store float 0.000000e+00, ptr %1207, align 16
  %1208 = getelementptr inbounds nuw i8, ptr %1196, i64 36
  store i32 0, ptr %1208, align 4
  %1209 = or disjoint i64 %1193, 1
  %1210 = add nsw i64 %381, %1209
  %1211 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1209
  %1212 = mul nsw i64 %386, %1210
  %1213 = getelementptr inbounds float, ptr %385, i64 %1212
  %1214 = mul nsw i64 %387, %1210
  %1215 = getelementptr inbounds float, ptr %211, i64 %1214
  %1216 = getelementptr inbounds float, ptr %212, i64 %1210
  %1217 = shl nsw i64 %1209, 11
  %1218 = getelementptr inbounds nuw i8, ptr %3, i64 %1217
  store ptr %1213, ptr %1211, align 8
  %1219 = getelementptr inbounds nuw i8, ptr %1211, i64 8
  store ptr %1215, ptr %1219, align 16
  %1220 = getelementptr inbounds nuw i8, ptr %1211, i64 16
  store ptr %1216, ptr %1220, align 8
  %1221 = getelementptr inbounds nuw i8, ptr %1211, i64 24
  store ptr %1218, ptr %1221, align 16
  %1222 = getelementptr inbounds nuw i8, ptr %1211, i64 32
  store float 0.000000e+00, ptr %1222, align 8
  %1223 = getelementptr inbounds nuw i8, ptr %1211, i64 36
  store i32 0, ptr %1223, align 4
  %1224 = add nuw nsw i64 %1193, 2
  %1225 = add i64 %1194, 2
  %1226 = icmp eq i64 %1225, %394
  br i1 %1226, label %395, label %1192, !llvm.loop !25

1227:                                             ; preds = %1187, %341
  %1228 = add i64 %111, 1
  %1229 = icmp eq i64 %1228, %86
  br i1 %1229, label %103, label %110, !llvm.loop !26

1230:                                             ; preds = %105, %17
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  call void @GOMP_barrier()
  %1231 = load i64, ptr %4, align 8
  %1232 = load i64, ptr %6, align 8
  %1233 = mul nsw i64 %1232, %1231
  %1234 = load ptr, ptr %0, align 8
  %1235 = load i64, ptr %9, align 8
  %1236 = getelementptr %struct.source, ptr %1234, i64 %1235
  %1237 = getelementptr i8, ptr %1236, i64 -32
  %1238 = load i64, ptr %1237, align 8
  %1239 = add nsw i64 %1238, 1
  %1240 = mul nsw i64 %1239, %1233
  %1241 = call i32 @omp_get_thread_num()
  %1242 = sext i32 %1241 to i64
  %1243 = call i32 @omp_get_num_threads()
  %1244 = sext i32 %1243 to i64
  %1245 = mul nsw i64 %1240, %1242
  %1246 = sdiv i64 %1245, %1244
  %1247 = add nsw i64 %1242, 1
  %1248 = mul nsw i64 %1247, %1240
  %1249 = sdiv i64 %1248, %1244
  %1250 = load i64, ptr %9, align 8
  %1251 = icmp sgt i64 %1250, 0
  br i1 %1251, label %1252, label %1438

1252:                                             ; preds = %1230
  %1253 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1254 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1255 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1256 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1257 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1258 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1259 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1260

1260:                                             ; preds = %1252, %1433
  %1261 = phi i64 [ %1250, %1252 ], [ %1434, %1433 ]
  %1262 = phi i64 [ 0, %1252 ], [ %1435, %1433 ]
  %1263 = phi i64 [ 0, %1252 ], [ %1278, %1433 ]
  %1264 = phi i64 [ 0, %1252 ], [ %1436, %1433 ]
  %1265 = load ptr, ptr %0, align 8
  %1266 = getelementptr inbounds nuw %struct.source, ptr %1265, i64 %1264
  %1267 = getelementptr inbounds nuw i8, ptr %1266, i64 56
  %1268 = load i64, ptr %1267, align 8
  %1269 = getelementptr inbounds nuw i8, ptr %1266, i64 16
  %1270 = load i64, ptr %1269, align 8
  %1271 = load i64, ptr %1253, align 8
  %1272 = shl nsw i64 %1271, 1
  %1273 = icmp slt i64 %1270, %1272
  br i1 %1273, label %1276, label %1274

1274:                                             ; preds = %1260
  %1275 = sdiv i64 %1270, %1271
  br label %1276

1276:                                             ; preds = %1260, %1274
  %1277 = phi i64 [ %1275, %1274 ], [ 1, %1260 ]
  %1278 = add nsw i64 %1277, %1263
  %1279 = add nsw i64 %1261, -1
  %1280 = icmp slt i64 %1264, %1279
  br i1 %1280, label %1281, label %1285

1281:                                             ; preds = %1276
  %1282 = getelementptr inbounds nuw i8, ptr %1266, i64 144
  %1283 = load i64, ptr %1282, align 8
  %1284 = icmp eq i64 %1283, %1268
  br i1 %1284, label %1433, label %1285

1285:                                             ; preds = %1281, %1276
  %1286 = mul nsw i64 %1268, %1233
  %1287 = call i64 @llvm.smax.i64(i64 %1246, i64 %1286)
  %1288 = icmp eq i64 %1264, 0
  br i1 %1288, label %1293, label %1289

1289:                                             ; preds = %1285
  %1290 = getelementptr inbounds i8, ptr %1266, i64 -32
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp ne i64 %1291, %1268
  br label %1293

1293:                                             ; preds = %1289, %1285
  %1294 = phi i1 [ true, %1285 ], [ %1292, %1289 ]
  %1295 = icmp eq i64 %1264, %1279
  br i1 %1295, label %1300, label %1296

1296:                                             ; preds = %1293
  %1297 = getelementptr inbounds nuw i8, ptr %1266, i64 144
  %1298 = load i64, ptr %1297, align 8
  %1299 = icmp ne i64 %1298, %1268
  br label %1300

1300:                                             ; preds = %1296, %1293
  %1301 = phi i1 [ true, %1293 ], [ %1299, %1296 ]
  %1302 = select i1 %1294, i1 %1301, i1 false
  br i1 %1302, label %1303, label %1307

1303:                                             ; preds = %1300
  br i1 %1273, label %1433, label %1304

1304:                                             ; preds = %1303
  %1305 = sdiv i64 %1270, %1271
  %1306 = icmp eq i64 %1305, 1
  br i1 %1306, label %1433, label %1307

1307:                                             ; preds = %1304, %1300
  %1308 = add nsw i64 %1268, 1
  %1309 = mul nsw i64 %1308, %1233
  %1310 = call i64 @llvm.smin.i64(i64 %1249, i64 %1309)
  %1311 = icmp slt i64 %1287, %1310
  br i1 %1311, label %1312, label %1433

1312:                                             ; preds = %1307
  %1313 = add nsw i64 %1262, 1
  %1314 = icmp slt i64 %1313, %1278
  %1315 = icmp slt i64 %1262, %1278
  br label %1316

1316:                                             ; preds = %1312, %1426
  %1317 = phi i64 [ %1287, %1312 ], [ %1429, %1426 ]
  %1318 = sub nsw i64 %1317, %1286
  %1319 = load ptr, ptr %1254, align 8
  %1320 = load ptr, ptr %1255, align 8
  %1321 = getelementptr inbounds i64, ptr %1320, i64 %1268
  %1322 = load i64, ptr %1321, align 8
  %1323 = mul nsw i64 %1322, %1233
  %1324 = add nsw i64 %1323, %1318
  %1325 = load i64, ptr %1256, align 8
  %1326 = mul nsw i64 %1324, %1325
  %1327 = getelementptr inbounds float, ptr %1319, i64 %1326
  %1328 = load ptr, ptr %1257, align 8
  %1329 = getelementptr inbounds float, ptr %1328, i64 %1317
  %1330 = load i64, ptr %4, align 8
  %1331 = load i64, ptr %6, align 8
  %1332 = mul nsw i64 %1331, %1330
  %1333 = load ptr, ptr %1258, align 8
  %1334 = getelementptr inbounds float, ptr %1333, i64 %1318
  %1335 = mul nsw i64 %1332, %1262
  %1336 = getelementptr inbounds float, ptr %1334, i64 %1335
  %1337 = load float, ptr %1336, align 4
  br i1 %1314, label %1340, label %1338

1338:                                             ; preds = %1340, %1316
  %1339 = phi float [ %1337, %1316 ], [ %1347, %1340 ]
  br i1 %1315, label %1358, label %1350

1340:                                             ; preds = %1316, %1340
  %1341 = phi i64 [ %1348, %1340 ], [ %1313, %1316 ]
  %1342 = phi float [ %1347, %1340 ], [ %1337, %1316 ]
  %1343 = mul nsw i64 %1341, %1332
  %1344 = getelementptr inbounds float, ptr %1334, i64 %1343
  %1345 = load float, ptr %1344, align 4
  %1346 = fcmp ogt float %1345, %1342
  %1347 = select i1 %1346, float %1345, float %1342
  %1348 = add nsw i64 %1341, 1
  %1349 = icmp slt i64 %1348, %1278
  br i1 %1349, label %1340, label %1338, !llvm.loop !27

1350:                                             ; preds = %1413, %1338
  %1351 = phi i64 [ %1325, %1338 ], [ %1414, %1413 ]
  %1352 = phi float [ 0.000000e+00, %1338 ], [ %1415, %1413 ]
  %1353 = icmp sgt i64 %1351, 0
  br i1 %1353, label %1354, label %1426

1354:                                             ; preds = %1350
  %1355 = fdiv float 1.000000e+00, %1352
  %1356 = insertelement <8 x float> poison, float %1355, i64 0
  %1357 = shufflevector <8 x float> %1356, <8 x float> poison, <8 x i32> zeroinitializer
  br label %1418

1358:                                             ; preds = %1338, %1413
  %1359 = phi i64 [ %1414, %1413 ], [ %1325, %1338 ]
  %1360 = phi float [ %1415, %1413 ], [ 0.000000e+00, %1338 ]
  %1361 = phi i64 [ %1416, %1413 ], [ %1262, %1338 ]
  %1362 = mul nsw i64 %1361, %1332
  %1363 = getelementptr inbounds float, ptr %1334, i64 %1362
  %1364 = load float, ptr %1363, align 4
  %1365 = fcmp oeq float %1364, 0xFFF0000000000000
  br i1 %1365, label %1413, label %1366

1366:                                             ; preds = %1358
  %1367 = fsub float %1364, %1339
  %1368 = insertelement <8 x float> poison, float %1367, i64 0
  %1369 = shufflevector <8 x float> %1368, <8 x float> poison, <8 x i32> zeroinitializer
  %1370 = fcmp olt <8 x float> %1369, splat (float -8.600000e+01)
  %1371 = select <8 x i1> %1370, <8 x float> splat (float -8.600000e+01), <8 x float> %1369
  %1372 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1371, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %1373 = bitcast <8 x float> %1372 to <8 x i32>
  %1374 = fadd <8 x float> %1372, splat (float 0xC168000000000000)
  %1375 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1374, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %1371)
  %1376 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1374, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %1375)
  %1377 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1376, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %1378 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1377, <8 x float> %1376, <8 x float> splat (float 0x3F81112100000000))
  %1379 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1378, <8 x float> %1376, <8 x float> splat (float 0x3FA5553820000000))
  %1380 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1379, <8 x float> %1376, <8 x float> splat (float 0x3FC5555540000000))
  %1381 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1380, <8 x float> %1376, <8 x float> splat (float 5.000000e-01))
  %1382 = fmul <8 x float> %1376, %1376
  %1383 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1381, <8 x float> %1382, <8 x float> %1376)
  %1384 = fadd <8 x float> %1383, splat (float 1.000000e+00)
  %1385 = shl <8 x i32> %1373, splat (i32 23)
  %1386 = add <8 x i32> %1385, splat (i32 1065353216)
  %1387 = bitcast <8 x i32> %1386 to <8 x float>
  %1388 = fmul <8 x float> %1384, %1387
  %1389 = load ptr, ptr %1259, align 8
  %1390 = add nsw i64 %1362, %1318
  %1391 = mul nsw i64 %1359, %1390
  %1392 = getelementptr inbounds float, ptr %1389, i64 %1391
  %1393 = icmp sgt i64 %1359, 0
  br i1 %1393, label %1394, label %1396

1394:                                             ; preds = %1366
  %1395 = fcmp ogt float %1360, 0.000000e+00
  br label %1400

1396:                                             ; preds = %1407, %1366
  %1397 = phi i64 [ %1359, %1366 ], [ %1411, %1407 ]
  %1398 = extractelement <8 x float> %1388, i64 0
  %1399 = fadd float %1360, %1398
  br label %1413

1400:                                             ; preds = %1394, %1407
  %1401 = phi i64 [ 0, %1394 ], [ %1410, %1407 ]
  %1402 = getelementptr inbounds nuw float, ptr %1327, i64 %1401
  %1403 = getelementptr inbounds nuw float, ptr %1392, i64 %1401
  %1404 = load <8 x float>, ptr %1403, align 4
  br i1 %1395, label %1405, label %1407

1405:                                             ; preds = %1400
  %1406 = load <8 x float>, ptr %1402, align 4
  br label %1407

1407:                                             ; preds = %1405, %1400
  %1408 = phi <8 x float> [ %1406, %1405 ], [ zeroinitializer, %1400 ]
  %1409 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1388, <8 x float> %1404, <8 x float> %1408)
  store <8 x float> %1409, ptr %1402, align 4
  %1410 = add nuw nsw i64 %1401, 8
  %1411 = load i64, ptr %1256, align 8
  %1412 = icmp slt i64 %1410, %1411
  br i1 %1412, label %1400, label %1396, !llvm.loop !28

1413:                                             ; preds = %1396, %1358
  %1414 = phi i64 [ %1359, %1358 ], [ %1397, %1396 ]
  %1415 = phi float [ %1360, %1358 ], [ %1399, %1396 ]
  %1416 = add nsw i64 %1361, 1
  %1417 = icmp slt i64 %1416, %1278
  br i1 %1417, label %1358, label %1350, !llvm.loop !29

1418:                                             ; preds = %1354, %1418
  %1419 = phi i64 [ 0, %1354 ], [ %1423, %1418 ]
  %1420 = getelementptr inbounds nuw float, ptr %1327, i64 %1419
  %1421 = load <8 x float>, ptr %1420, align 4
  %1422 = fmul <8 x float> %1357, %1421
  store <8 x float> %1422, ptr %1420, align 4
  %1423 = add nuw nsw i64 %1419, 8
  %1424 = load i64, ptr %1256, align 8
  %1425 = icmp slt i64 %1423, %1424
  br i1 %1425, label %1418, label %1426, !llvm.loop !30

1426:                                             ; preds = %1418, %1350
  %1427 = call float @logf(float noundef %1352)
  %1428 = fadd float %1339, %1427
  store float %1428, ptr %1329, align 4
  %1429 = add i64 %1317, 1
  %1430 = icmp eq i64 %1429, %1310
  br i1 %1430, label %1431, label %1316, !llvm.loop !31

1431:                                             ; preds = %1426
  %1432 = load i64, ptr %9, align 8
  br label %1433

1433:                                             ; preds = %1431, %1307, %1303, %1304, %1281
  %1434 = phi i64 [ %1261, %1281 ], [ %1261, %1304 ], [ %1261, %1303 ], [ %1261, %1307 ], [ %1432, %1431 ]
  %1435 = phi i64 [ %1262, %1281 ], [ %1278, %1304 ], [ %1278, %1303 ], [ %1278, %1307 ], [ %1278, %1431 ]
  %1436 = add nuw nsw i64 %1264, 1
  %1437 = icmp slt i64 %1436, %1434
  br i1 %1437, label %1260, label %1438, !llvm.loop !32

1438:                                             ; preds = %1433, %1230
  ret void
}

declare void @GOMP_barrier() local_unnamed_addr

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

declare float @logf(float noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7, !11}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7, !11}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
