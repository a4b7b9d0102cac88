; Made by `make kernels`, not by hand: ziglang 0.15.2, sources f51b601ed35b6141, code 51e2a7bb38b97a59
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
  br i1 %29, label %30, label %1364

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
  %48 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
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

103:                                              ; preds = %1361
  %104 = load i64, ptr %9, align 8
  br label %105

105:                                              ; preds = %103, %79
  %106 = phi i64 [ %104, %103 ], [ %66, %79 ]
  %107 = add nsw i64 %80, %67
  %108 = add nuw nsw i64 %69, 1
  %109 = icmp slt i64 %108, %106
  br i1 %109, label %65, label %1364, !llvm.loop !8

110:                                              ; preds = %88, %1361
  %111 = phi i64 [ %85, %88 ], [ %1362, %1361 ]
  %112 = sub nsw i64 %111, %68
  %113 = load i64, ptr %81, align 8
  %114 = sdiv i64 %112, %113
  %115 = srem i64 %112, %113
  %116 = load i64, ptr %31, align 8
  %117 = mul i64 %116, %114
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
  %125 = sub i64 %124, %117
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
  %244 = lshr i64 %243, 4
  %245 = add nuw nsw i64 %244, 1
  %246 = and i64 %245, 3
  %247 = icmp ult i64 %163, 49
  br i1 %247, label %271, label %248

248:                                              ; preds = %242
  %249 = and i64 %245, 2305843009213693948
  br label %250

250:                                              ; preds = %250, %248
  %251 = phi i64 [ 0, %248 ], [ %268, %250 ]
  %252 = phi i64 [ 0, %248 ], [ %269, %250 ]
  %253 = getelementptr inbounds nuw float, ptr %240, i64 %251
  %254 = getelementptr inbounds nuw float, ptr %238, i64 %251
  %255 = load <16 x float>, ptr %254, align 4
  store <16 x float> %255, ptr %253, align 4
  %256 = or disjoint i64 %251, 16
  %257 = getelementptr inbounds nuw float, ptr %240, i64 %256
  %258 = getelementptr inbounds nuw float, ptr %238, i64 %256
  %259 = load <16 x float>, ptr %258, align 4
  store <16 x float> %259, ptr %257, align 4
  %260 = or disjoint i64 %251, 32
  %261 = getelementptr inbounds nuw float, ptr %240, i64 %260
  %262 = getelementptr inbounds nuw float, ptr %238, i64 %260
  %263 = load <16 x float>, ptr %262, align 4
  store <16 x float> %263, ptr %261, align 4
  %264 = or disjoint i64 %251, 48
  %265 = getelementptr inbounds nuw float, ptr %240, i64 %264
  %266 = getelementptr inbounds nuw float, ptr %238, i64 %264
  %267 = load <16 x float>, ptr %266, align 4
  store <16 x float> %267, ptr %265, align 4
  %268 = add nuw nsw i64 %251, 64
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
  %279 = load <16 x float>, ptr %278, align 4
  store <16 x float> %279, ptr %277, align 4
  %280 = add nuw nsw i64 %275, 16
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
  %300 = lshr i64 %299, 4
  %301 = add nuw nsw i64 %300, 1
  %302 = and i64 %301, 3
  %303 = icmp ult i64 %286, 49
  br i1 %303, label %327, label %304

304:                                              ; preds = %298
  %305 = and i64 %301, 2305843009213693948
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i64 [ 0, %304 ], [ %324, %306 ]
  %308 = phi i64 [ 0, %304 ], [ %325, %306 ]
  %309 = getelementptr inbounds nuw float, ptr %296, i64 %307
  %310 = getelementptr inbounds nuw float, ptr %293, i64 %307
  %311 = load <16 x float>, ptr %310, align 4
  store <16 x float> %311, ptr %309, align 4
  %312 = or disjoint i64 %307, 16
  %313 = getelementptr inbounds nuw float, ptr %296, i64 %312
  %314 = getelementptr inbounds nuw float, ptr %293, i64 %312
  %315 = load <16 x float>, ptr %314, align 4
  store <16 x float> %315, ptr %313, align 4
  %316 = or disjoint i64 %307, 32
  %317 = getelementptr inbounds nuw float, ptr %296, i64 %316
  %318 = getelementptr inbounds nuw float, ptr %293, i64 %316
  %319 = load <16 x float>, ptr %318, align 4
  store <16 x float> %319, ptr %317, align 4
  %320 = or disjoint i64 %307, 48
  %321 = getelementptr inbounds nuw float, ptr %296, i64 %320
  %322 = getelementptr inbounds nuw float, ptr %293, i64 %320
  %323 = load <16 x float>, ptr %322, align 4
  store <16 x float> %323, ptr %321, align 4
  %324 = add nuw nsw i64 %307, 64
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
  %335 = load <16 x float>, ptr %334, align 4
  store <16 x float> %335, ptr %333, align 4
  %336 = add nuw nsw i64 %331, 16
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
  br i1 %351, label %352, label %1361

352:                                              ; preds = %341
  %353 = icmp sgt i64 %125, 0
  %354 = add nsw i64 %125, -16
  %355 = shl nsw i64 %342, 6
  %356 = shl nsw i64 %342, 4
  %357 = icmp sgt i64 %342, 0
  %358 = trunc i64 %125 to i32
  %359 = insertelement <16 x i32> poison, i32 %358, i64 0
  %360 = shufflevector <16 x i32> %359, <16 x i32> poison, <16 x i32> zeroinitializer
  %361 = insertelement <16 x float> poison, float %349, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = icmp slt i64 %342, 64
  %364 = shl i64 %343, 3
  %365 = mul i64 %343, 12
  %366 = shl i64 %343, 4
  %367 = mul i64 %343, 20
  %368 = mul i64 %343, 24
  %369 = mul i64 %343, 28
  %370 = shl i64 %343, 5
  %371 = mul i64 %343, 36
  %372 = mul i64 %343, 40
  %373 = mul i64 %343, 44
  %374 = mul i64 %343, 48
  %375 = mul i64 %343, 52
  %376 = mul i64 %343, 56
  %377 = mul i64 %343, 60
  %378 = fmul float %349, %48
  br label %379

379:                                              ; preds = %352, %1321
  %380 = phi i64 [ 0, %352 ], [ %1325, %1321 ]
  %381 = phi i64 [ %350, %352 ], [ %1323, %1321 ]
  %382 = phi i64 [ 0, %352 ], [ %1322, %1321 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %383 = sub nsw i64 %381, %382
  %384 = call i64 @llvm.smin.i64(i64 %383, i64 12)
  %385 = icmp sgt i64 %383, 0
  br i1 %385, label %386, label %420

386:                                              ; preds = %379
  %387 = mul nsw i64 %381, %220
  %388 = add nsw i64 %387, %382
  %389 = load ptr, ptr %45, align 8
  %390 = load i64, ptr %46, align 8
  %391 = mul nsw i64 %390, %224
  %392 = getelementptr inbounds float, ptr %389, i64 %391
  %393 = load i64, ptr %47, align 8
  %394 = load i64, ptr %33, align 8
  %395 = add nsw i64 %381, %380
  %396 = call i64 @llvm.smin.i64(i64 %395, i64 12)
  %397 = call i64 @llvm.smax.i64(i64 %396, i64 1)
  %398 = and i64 %397, 1
  %399 = icmp slt i64 %395, 2
  br i1 %399, label %402, label %400

400:                                              ; preds = %386
  %401 = and i64 %397, 14
  br label %1326

402:                                              ; preds = %1326, %386
  %403 = phi i64 [ 0, %386 ], [ %1358, %1326 ]
  %404 = icmp eq i64 %398, 0
  br i1 %404, label %420, label %405

405:                                              ; preds = %402
  %406 = add nsw i64 %388, %403
  %407 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %403
  %408 = mul nsw i64 %393, %406
  %409 = getelementptr inbounds float, ptr %392, i64 %408
  %410 = mul nsw i64 %394, %406
  %411 = getelementptr inbounds float, ptr %211, i64 %410
  %412 = getelementptr inbounds float, ptr %212, i64 %406
  %413 = shl nsw i64 %403, 11
  %414 = getelementptr inbounds nuw i8, ptr %3, i64 %413
  store ptr %409, ptr %407, align 8
  %415 = getelementptr inbounds nuw i8, ptr %407, i64 8
  store ptr %411, ptr %415, align 8
  %416 = getelementptr inbounds nuw i8, ptr %407, i64 16
  store ptr %412, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %407, i64 24
  store ptr %414, ptr %417, align 8
  %418 = getelementptr inbounds nuw i8, ptr %407, i64 32
  store float 0.000000e+00, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %407, i64 36
  store i32 0, ptr %419, align 4
  br label %420

420:                                              ; preds = %405, %402, %379
  br i1 %353, label %421, label %427

421:                                              ; preds = %420
  %422 = sdiv i64 %356, %384
  %423 = add nsw i64 %384, -1
  %424 = add nsw i64 %381, %380
  %425 = call i64 @llvm.smin.i64(i64 %424, i64 12)
  %426 = call i64 @llvm.smax.i64(i64 %425, i64 1)
  br label %432

427:                                              ; preds = %594, %420
  br i1 %385, label %428, label %1321

428:                                              ; preds = %427
  %429 = add nsw i64 %381, %380
  %430 = call i64 @llvm.smin.i64(i64 %429, i64 12)
  %431 = call i64 @llvm.smax.i64(i64 %430, i64 1)
  br label %597

432:                                              ; preds = %421, %594
  %433 = phi i64 [ 0, %421 ], [ %595, %594 ]
  %434 = call i64 @llvm.smin.i64(i64 %433, i64 %354)
  %435 = mul nsw i64 %434, %343
  %436 = getelementptr inbounds float, ptr %345, i64 %435
  %437 = mul nsw i64 %434, %342
  %438 = getelementptr inbounds float, ptr %159, i64 %437
  %439 = getelementptr inbounds i8, ptr %438, i64 %355
  br i1 %385, label %440, label %594

440:                                              ; preds = %432, %458
  %441 = phi i64 [ %445, %458 ], [ 0, %432 ]
  %442 = mul nsw i64 %441, %422
  %443 = getelementptr inbounds float, ptr %438, i64 %442
  %444 = icmp eq i64 %441, %423
  %445 = add nuw nsw i64 %441, 1
  %446 = mul nsw i64 %445, %422
  %447 = getelementptr inbounds float, ptr %438, i64 %446
  %448 = select i1 %444, ptr %439, ptr %447
  %449 = icmp ult ptr %443, %448
  br i1 %449, label %450, label %454

450:                                              ; preds = %440, %450
  %451 = phi ptr [ %452, %450 ], [ %443, %440 ]
  call void @llvm.prefetch.p0(ptr %451, i32 0, i32 3, i32 1)
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 64
  %453 = icmp ult ptr %452, %448
  br i1 %453, label %450, label %454, !llvm.loop !13

454:                                              ; preds = %450, %440
  br i1 %357, label %455, label %458

455:                                              ; preds = %454
  %456 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %441
  %457 = load ptr, ptr %456, align 8
  br label %524

458:                                              ; preds = %524, %454
  %459 = phi <16 x float> [ zeroinitializer, %454 ], [ %591, %524 ]
  %460 = phi <16 x float> [ zeroinitializer, %454 ], [ %588, %524 ]
  %461 = phi <16 x float> [ zeroinitializer, %454 ], [ %585, %524 ]
  %462 = phi <16 x float> [ zeroinitializer, %454 ], [ %582, %524 ]
  %463 = phi <16 x float> [ zeroinitializer, %454 ], [ %579, %524 ]
  %464 = phi <16 x float> [ zeroinitializer, %454 ], [ %576, %524 ]
  %465 = phi <16 x float> [ zeroinitializer, %454 ], [ %573, %524 ]
  %466 = phi <16 x float> [ zeroinitializer, %454 ], [ %570, %524 ]
  %467 = phi <16 x float> [ zeroinitializer, %454 ], [ %567, %524 ]
  %468 = phi <16 x float> [ zeroinitializer, %454 ], [ %564, %524 ]
  %469 = phi <16 x float> [ zeroinitializer, %454 ], [ %561, %524 ]
  %470 = phi <16 x float> [ zeroinitializer, %454 ], [ %558, %524 ]
  %471 = phi <16 x float> [ zeroinitializer, %454 ], [ %555, %524 ]
  %472 = phi <16 x float> [ zeroinitializer, %454 ], [ %552, %524 ]
  %473 = phi <16 x float> [ zeroinitializer, %454 ], [ %549, %524 ]
  %474 = phi <16 x float> [ zeroinitializer, %454 ], [ %546, %524 ]
  %475 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %441, i32 3
  %476 = load ptr, ptr %475, align 8
  %477 = shufflevector <16 x float> %474, <16 x float> %473, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %478 = shufflevector <16 x float> %474, <16 x float> %473, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %479 = fadd <16 x float> %477, %478
  %480 = shufflevector <16 x float> %472, <16 x float> %471, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %481 = shufflevector <16 x float> %472, <16 x float> %471, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %482 = fadd <16 x float> %480, %481
  %483 = shufflevector <16 x float> %470, <16 x float> %469, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %484 = shufflevector <16 x float> %470, <16 x float> %469, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %485 = fadd <16 x float> %483, %484
  %486 = shufflevector <16 x float> %468, <16 x float> %467, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %487 = shufflevector <16 x float> %468, <16 x float> %467, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %488 = fadd <16 x float> %486, %487
  %489 = shufflevector <16 x float> %466, <16 x float> %465, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %490 = shufflevector <16 x float> %466, <16 x float> %465, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %491 = fadd <16 x float> %489, %490
  %492 = shufflevector <16 x float> %464, <16 x float> %463, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %493 = shufflevector <16 x float> %464, <16 x float> %463, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %494 = fadd <16 x float> %492, %493
  %495 = shufflevector <16 x float> %462, <16 x float> %461, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %496 = shufflevector <16 x float> %462, <16 x float> %461, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %497 = fadd <16 x float> %495, %496
  %498 = shufflevector <16 x float> %460, <16 x float> %459, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %499 = shufflevector <16 x float> %460, <16 x float> %459, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %500 = fadd <16 x float> %498, %499
  %501 = shufflevector <16 x float> %479, <16 x float> %482, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %502 = shufflevector <16 x float> %479, <16 x float> %482, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %503 = fadd <16 x float> %501, %502
  %504 = shufflevector <16 x float> %485, <16 x float> %488, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %505 = shufflevector <16 x float> %485, <16 x float> %488, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %506 = fadd <16 x float> %504, %505
  %507 = shufflevector <16 x float> %491, <16 x float> %494, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %508 = shufflevector <16 x float> %491, <16 x float> %494, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %509 = fadd <16 x float> %507, %508
  %510 = shufflevector <16 x float> %497, <16 x float> %500, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %511 = shufflevector <16 x float> %497, <16 x float> %500, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %512 = fadd <16 x float> %510, %511
  %513 = shufflevector <16 x float> %503, <16 x float> %506, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %514 = shufflevector <16 x float> %503, <16 x float> %506, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %515 = fadd <16 x float> %513, %514
  %516 = shufflevector <16 x float> %509, <16 x float> %512, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %517 = shufflevector <16 x float> %509, <16 x float> %512, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %518 = fadd <16 x float> %516, %517
  %519 = shufflevector <16 x float> %515, <16 x float> %518, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %520 = shufflevector <16 x float> %515, <16 x float> %518, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %521 = fadd <16 x float> %519, %520
  %522 = getelementptr inbounds float, ptr %476, i64 %434
  store <16 x float> %521, ptr %522, align 4
  %523 = icmp eq i64 %445, %426
  br i1 %523, label %594, label %440, !llvm.loop !14

524:                                              ; preds = %455, %524
  %525 = phi <16 x float> [ zeroinitializer, %455 ], [ %591, %524 ]
  %526 = phi <16 x float> [ zeroinitializer, %455 ], [ %588, %524 ]
  %527 = phi <16 x float> [ zeroinitializer, %455 ], [ %585, %524 ]
  %528 = phi <16 x float> [ zeroinitializer, %455 ], [ %582, %524 ]
  %529 = phi <16 x float> [ zeroinitializer, %455 ], [ %579, %524 ]
  %530 = phi <16 x float> [ zeroinitializer, %455 ], [ %576, %524 ]
  %531 = phi <16 x float> [ zeroinitializer, %455 ], [ %573, %524 ]
  %532 = phi <16 x float> [ zeroinitializer, %455 ], [ %570, %524 ]
  %533 = phi <16 x float> [ zeroinitializer, %455 ], [ %567, %524 ]
  %534 = phi <16 x float> [ zeroinitializer, %455 ], [ %564, %524 ]
  %535 = phi <16 x float> [ zeroinitializer, %455 ], [ %561, %524 ]
  %536 = phi <16 x float> [ zeroinitializer, %455 ], [ %558, %524 ]
  %537 = phi <16 x float> [ zeroinitializer, %455 ], [ %555, %524 ]
  %538 = phi <16 x float> [ zeroinitializer, %455 ], [ %552, %524 ]
  %539 = phi <16 x float> [ zeroinitializer, %455 ], [ %549, %524 ]
  %540 = phi <16 x float> [ zeroinitializer, %455 ], [ %546, %524 ]
  %541 = phi i64 [ 0, %455 ], [ %592, %524 ]
  %542 = getelementptr inbounds nuw float, ptr %457, i64 %541
  %543 = load <16 x float>, ptr %542, align 4
  %544 = getelementptr float, ptr %436, i64 %541
  %545 = load <16 x float>, ptr %544, align 4
  %546 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %545, <16 x float> %540)
  %547 = getelementptr float, ptr %544, i64 %343
  %548 = load <16 x float>, ptr %547, align 4
  %549 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %548, <16 x float> %539)
  %550 = getelementptr i8, ptr %544, i64 %364
  %551 = load <16 x float>, ptr %550, align 4
  %552 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %551, <16 x float> %538)
  %553 = getelementptr i8, ptr %544, i64 %365
  %554 = load <16 x float>, ptr %553, align 4
  %555 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %554, <16 x float> %537)
  %556 = getelementptr i8, ptr %544, i64 %366
  %557 = load <16 x float>, ptr %556, align 4
  %558 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %557, <16 x float> %536)
  %559 = getelementptr i8, ptr %544, i64 %367
  %560 = load <16 x float>, ptr %559, align 4
  %561 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %560, <16 x float> %535)
  %562 = getelementptr i8, ptr %544, i64 %368
  %563 = load <16 x float>, ptr %562, align 4
  %564 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %563, <16 x float> %534)
  %565 = getelementptr i8, ptr %544, i64 %369
  %566 = load <16 x float>, ptr %565, align 4
  %567 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %566, <16 x float> %533)
  %568 = getelementptr i8, ptr %544, i64 %370
  %569 = load <16 x float>, ptr %568, align 4
  %570 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %569, <16 x float> %532)
  %571 = getelementptr i8, ptr %544, i64 %371
  %572 = load <16 x float>, ptr %571, align 4
  %573 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %572, <16 x float> %531)
  %574 = getelementptr i8, ptr %544, i64 %372
  %575 = load <16 x float>, ptr %574, align 4
  %576 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %575, <16 x float> %530)
  %577 = getelementptr i8, ptr %544, i64 %373
  %578 = load <16 x float>, ptr %577, align 4
  %579 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %578, <16 x float> %529)
  %580 = getelementptr i8, ptr %544, i64 %374
  %581 = load <16 x float>, ptr %580, align 4
  %582 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %581, <16 x float> %528)
  %583 = getelementptr i8, ptr %544, i64 %375
  %584 = load <16 x float>, ptr %583, align 4
  %585 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %584, <16 x float> %527)
  %586 = getelementptr i8, ptr %544, i64 %376
  %587 = load <16 x float>, ptr %586, align 4
  %588 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %587, <16 x float> %526)
  %589 = getelementptr i8, ptr %544, i64 %377
  %590 = load <16 x float>, ptr %589, align 4
  %591 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %590, <16 x float> %525)
  %592 = add nuw nsw i64 %541, 16
  %593 = icmp slt i64 %592, %342
  br i1 %593, label %524, label %458, !llvm.loop !15

594:                                              ; preds = %458, %432
  %595 = add nuw nsw i64 %433, 16
  %596 = icmp slt i64 %595, %125
  br i1 %596, label %432, label %427, !llvm.loop !16

597:                                              ; preds = %428, %660
  %598 = phi i64 [ %682, %660 ], [ 0, %428 ]
  %599 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %598
  br i1 %353, label %600, label %660

600:                                              ; preds = %597
  %601 = getelementptr inbounds nuw i8, ptr %599, i64 24
  %602 = load ptr, ptr %601, align 8
  br label %611

603:                                              ; preds = %611
  %604 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %623)
  %605 = fmul float %349, %604
  %606 = getelementptr inbounds nuw i8, ptr %599, i64 24
  %607 = load ptr, ptr %606, align 8
  %608 = fneg float %605
  %609 = insertelement <16 x float> poison, float %608, i64 0
  %610 = shufflevector <16 x float> %609, <16 x float> poison, <16 x i32> zeroinitializer
  br label %626

611:                                              ; preds = %600, %611
  %612 = phi <16 x float> [ splat (float 0xFFF0000000000000), %600 ], [ %623, %611 ]
  %613 = phi i64 [ 0, %600 ], [ %624, %611 ]
  %614 = trunc i64 %613 to i32
  %615 = insertelement <16 x i32> poison, i32 %614, i64 0
  %616 = shufflevector <16 x i32> %615, <16 x i32> poison, <16 x i32> zeroinitializer
  %617 = or disjoint <16 x i32> %616, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %618 = icmp slt <16 x i32> %617, %360
  %619 = getelementptr inbounds nuw float, ptr %602, i64 %613
  %620 = load <16 x float>, ptr %619, align 4
  %621 = select <16 x i1> %618, <16 x float> %620, <16 x float> splat (float 0xFFF0000000000000)
  %622 = fcmp ogt <16 x float> %621, %612
  %623 = select <16 x i1> %622, <16 x float> %621, <16 x float> %612
  %624 = add nuw nsw i64 %613, 16
  %625 = icmp slt i64 %624, %125
  br i1 %625, label %611, label %603, !llvm.loop !17

626:                                              ; preds = %603, %626
  %627 = phi <16 x float> [ zeroinitializer, %603 ], [ %657, %626 ]
  %628 = phi i64 [ 0, %603 ], [ %658, %626 ]
  %629 = trunc i64 %628 to i32
  %630 = insertelement <16 x i32> poison, i32 %629, i64 0
  %631 = shufflevector <16 x i32> %630, <16 x i32> poison, <16 x i32> zeroinitializer
  %632 = or disjoint <16 x i32> %631, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %633 = icmp slt <16 x i32> %632, %360
  %634 = getelementptr inbounds nuw float, ptr %607, i64 %628
  %635 = load <16 x float>, ptr %634, align 4
  %636 = call <16 x float> @llvm.fma.v16f32(<16 x float> %635, <16 x float> %362, <16 x float> %610)
  %637 = fcmp olt <16 x float> %636, splat (float -8.600000e+01)
  %638 = select <16 x i1> %637, <16 x float> splat (float -8.600000e+01), <16 x float> %636
  %639 = call <16 x float> @llvm.fma.v16f32(<16 x float> %638, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %640 = bitcast <16 x float> %639 to <16 x i32>
  %641 = fadd <16 x float> %639, splat (float 0xC168000000000000)
  %642 = call <16 x float> @llvm.fma.v16f32(<16 x float> %641, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %638)
  %643 = call <16 x float> @llvm.fma.v16f32(<16 x float> %641, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %642)
  %644 = call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %645 = call <16 x float> @llvm.fma.v16f32(<16 x float> %644, <16 x float> %643, <16 x float> splat (float 0x3F81112100000000))
  %646 = call <16 x float> @llvm.fma.v16f32(<16 x float> %645, <16 x float> %643, <16 x float> splat (float 0x3FA5553820000000))
  %647 = call <16 x float> @llvm.fma.v16f32(<16 x float> %646, <16 x float> %643, <16 x float> splat (float 0x3FC5555540000000))
  %648 = call <16 x float> @llvm.fma.v16f32(<16 x float> %647, <16 x float> %643, <16 x float> splat (float 5.000000e-01))
  %649 = fmul <16 x float> %643, %643
  %650 = call <16 x float> @llvm.fma.v16f32(<16 x float> %648, <16 x float> %649, <16 x float> %643)
  %651 = fadd <16 x float> %650, splat (float 1.000000e+00)
  %652 = shl <16 x i32> %640, splat (i32 23)
  %653 = add <16 x i32> %652, splat (i32 1065353216)
  %654 = bitcast <16 x i32> %653 to <16 x float>
  %655 = fmul <16 x float> %651, %654
  %656 = select <16 x i1> %633, <16 x float> %655, <16 x float> zeroinitializer
  store <16 x float> %656, ptr %634, align 4
  %657 = fadd <16 x float> %627, %656
  %658 = add nuw nsw i64 %628, 16
  %659 = icmp slt i64 %658, %125
  br i1 %659, label %626, label %660, !llvm.loop !18

660:                                              ; preds = %626, %597
  %661 = phi float [ %378, %597 ], [ %605, %626 ]
  %662 = phi <16 x float> [ zeroinitializer, %597 ], [ %657, %626 ]
  %663 = shufflevector <16 x float> %662, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %664 = shufflevector <16 x float> %662, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %665 = fadd <8 x float> %663, %664
  %666 = shufflevector <8 x float> %665, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %667 = shufflevector <8 x float> %665, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %668 = fadd <4 x float> %666, %667
  %669 = shufflevector <4 x float> %668, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %670 = fadd <4 x float> %668, %669
  %671 = shufflevector <4 x float> %668, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %672 = shufflevector <4 x float> %668, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %673 = fadd <4 x float> %671, %672
  %674 = fadd <4 x float> %670, %673
  %675 = extractelement <4 x float> %674, i64 0
  %676 = fdiv float 1.000000e+00, %675
  %677 = getelementptr inbounds nuw i8, ptr %599, i64 32
  store float %676, ptr %677, align 8
  %678 = call float @logf(float noundef %675)
  %679 = fadd float %661, %678
  %680 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %681 = load ptr, ptr %680, align 8
  store float %679, ptr %681, align 4
  %682 = add nuw nsw i64 %598, 1
  %683 = icmp eq i64 %682, %431
  br i1 %683, label %684, label %597, !llvm.loop !19

684:                                              ; preds = %660, %1318
  %685 = phi i64 [ %1319, %1318 ], [ 0, %660 ]
  %686 = sub nsw i64 %384, %685
  %687 = call i64 @llvm.smin.i64(i64 %686, i64 6)
  %688 = add nsw i64 %687, -1
  %689 = icmp slt i64 %686, 4
  %690 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %685
  br i1 %689, label %691, label %919

691:                                              ; preds = %684
  br i1 %363, label %702, label %692

692:                                              ; preds = %691
  %693 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %694 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %695 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %696 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %697 = getelementptr inbounds %struct.query, ptr %690, i64 %696, i32 3
  %698 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %699 = getelementptr inbounds %struct.query, ptr %690, i64 %698, i32 3
  %700 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %701 = getelementptr inbounds %struct.query, ptr %690, i64 %700, i32 3
  br label %717

702:                                              ; preds = %728, %691
  %703 = phi i64 [ 0, %691 ], [ %718, %728 ]
  %704 = icmp slt i64 %703, %342
  br i1 %704, label %705, label %1318

705:                                              ; preds = %702
  %706 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %707 = getelementptr inbounds %struct.query, ptr %690, i64 %706
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 8
  %709 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %710 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %711 = getelementptr inbounds %struct.query, ptr %690, i64 %706, i32 3
  %712 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %713 = getelementptr inbounds %struct.query, ptr %690, i64 %712, i32 3
  %714 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %715 = getelementptr inbounds %struct.query, ptr %690, i64 %714, i32 3
  %716 = getelementptr inbounds nuw i8, ptr %707, i64 32
  br label %850

717:                                              ; preds = %692, %728
  %718 = phi i64 [ %789, %728 ], [ 64, %692 ]
  %719 = phi i64 [ %718, %728 ], [ 0, %692 ]
  %720 = add nuw nsw i64 %719, %342
  %721 = mul nsw i64 %720, %125
  %722 = getelementptr inbounds float, ptr %159, i64 %721
  %723 = getelementptr float, ptr %348, i64 %719
  br i1 %353, label %724, label %728

724:                                              ; preds = %717
  %725 = load ptr, ptr %697, align 8
  %726 = load ptr, ptr %699, align 8
  %727 = load ptr, ptr %701, align 8
  br label %791

728:                                              ; preds = %812, %717
  %729 = phi i64 [ %695, %717 ], [ %700, %812 ]
  %730 = phi i64 [ %694, %717 ], [ %698, %812 ]
  %731 = phi i64 [ %693, %717 ], [ %696, %812 ]
  %732 = phi <16 x float> [ zeroinitializer, %717 ], [ %826, %812 ]
  %733 = phi <16 x float> [ zeroinitializer, %717 ], [ %827, %812 ]
  %734 = phi <16 x float> [ zeroinitializer, %717 ], [ %828, %812 ]
  %735 = phi <16 x float> [ zeroinitializer, %717 ], [ %829, %812 ]
  %736 = phi <16 x float> [ zeroinitializer, %717 ], [ %834, %812 ]
  %737 = phi <16 x float> [ zeroinitializer, %717 ], [ %835, %812 ]
  %738 = phi <16 x float> [ zeroinitializer, %717 ], [ %836, %812 ]
  %739 = phi <16 x float> [ zeroinitializer, %717 ], [ %837, %812 ]
  %740 = phi <16 x float> [ zeroinitializer, %717 ], [ %842, %812 ]
  %741 = phi <16 x float> [ zeroinitializer, %717 ], [ %843, %812 ]
  %742 = phi <16 x float> [ zeroinitializer, %717 ], [ %844, %812 ]
  %743 = phi <16 x float> [ zeroinitializer, %717 ], [ %845, %812 ]
  %744 = getelementptr inbounds %struct.query, ptr %690, i64 %731
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 8
  %746 = load ptr, ptr %745, align 8
  %747 = getelementptr inbounds nuw float, ptr %746, i64 %719
  %748 = getelementptr inbounds nuw i8, ptr %744, i64 32
  %749 = load float, ptr %748, align 8
  %750 = insertelement <16 x float> poison, float %749, i64 0
  %751 = shufflevector <16 x float> %750, <16 x float> poison, <16 x i32> zeroinitializer
  %752 = fmul <16 x float> %732, %751
  store <16 x float> %752, ptr %747, align 4
  %753 = getelementptr inbounds nuw i8, ptr %747, i64 64
  %754 = fmul <16 x float> %733, %751
  store <16 x float> %754, ptr %753, align 4
  %755 = getelementptr inbounds nuw i8, ptr %747, i64 128
  %756 = fmul <16 x float> %734, %751
  store <16 x float> %756, ptr %755, align 4
  %757 = getelementptr inbounds nuw i8, ptr %747, i64 192
  %758 = fmul <16 x float> %735, %751
  store <16 x float> %758, ptr %757, align 4
  %759 = getelementptr inbounds %struct.query, ptr %690, i64 %730
  %760 = getelementptr inbounds nuw i8, ptr %759, i64 8
  %761 = load ptr, ptr %760, align 8
  %762 = getelementptr inbounds nuw float, ptr %761, i64 %719
  %763 = getelementptr inbounds nuw i8, ptr %759, i64 32
  %764 = load float, ptr %763, align 8
  %765 = insertelement <16 x float> poison, float %764, i64 0
  %766 = shufflevector <16 x float> %765, <16 x float> poison, <16 x i32> zeroinitializer
  %767 = fmul <16 x float> %736, %766
  store <16 x float> %767, ptr %762, align 4
  %768 = getelementptr inbounds nuw i8, ptr %762, i64 64
  %769 = fmul <16 x float> %737, %766
  store <16 x float> %769, ptr %768, align 4
  %770 = getelementptr inbounds nuw i8, ptr %762, i64 128
  %771 = fmul <16 x float> %738, %766
  store <16 x float> %771, ptr %770, align 4
  %772 = getelementptr inbounds nuw i8, ptr %762, i64 192
  %773 = fmul <16 x float> %739, %766
  store <16 x float> %773, ptr %772, align 4
  %774 = getelementptr inbounds %struct.query, ptr %690, i64 %729
  %775 = getelementptr inbounds nuw i8, ptr %774, i64 8
  %776 = load ptr, ptr %775, align 8
  %777 = getelementptr inbounds nuw float, ptr %776, i64 %719
  %778 = getelementptr inbounds nuw i8, ptr %774, i64 32
  %779 = load float, ptr %778, align 8
  %780 = insertelement <16 x float> poison, float %779, i64 0
  %781 = shufflevector <16 x float> %780, <16 x float> poison, <16 x i32> zeroinitializer
  %782 = fmul <16 x float> %740, %781
  store <16 x float> %782, ptr %777, align 4
  %783 = getelementptr inbounds nuw i8, ptr %777, i64 64
  %784 = fmul <16 x float> %741, %781
  store <16 x float> %784, ptr %783, align 4
  %785 = getelementptr inbounds nuw i8, ptr %777, i64 128
  %786 = fmul <16 x float> %742, %781
  store <16 x float> %786, ptr %785, align 4
  %787 = getelementptr inbounds nuw i8, ptr %777, i64 192
  %788 = fmul <16 x float> %743, %781
  store <16 x float> %788, ptr %787, align 4
  %789 = add nuw nsw i64 %718, 64
  %790 = icmp sgt i64 %789, %342
  br i1 %790, label %702, label %717, !llvm.loop !20

791:                                              ; preds = %812, %724
  %792 = phi <16 x float> [ zeroinitializer, %724 ], [ %826, %812 ]
  %793 = phi <16 x float> [ zeroinitializer, %724 ], [ %827, %812 ]
  %794 = phi <16 x float> [ zeroinitializer, %724 ], [ %828, %812 ]
  %795 = phi <16 x float> [ zeroinitializer, %724 ], [ %829, %812 ]
  %796 = phi <16 x float> [ zeroinitializer, %724 ], [ %834, %812 ]
  %797 = phi <16 x float> [ zeroinitializer, %724 ], [ %835, %812 ]
  %798 = phi <16 x float> [ zeroinitializer, %724 ], [ %836, %812 ]
  %799 = phi <16 x float> [ zeroinitializer, %724 ], [ %837, %812 ]
  %800 = phi <16 x float> [ zeroinitializer, %724 ], [ %842, %812 ]
  %801 = phi <16 x float> [ zeroinitializer, %724 ], [ %843, %812 ]
  %802 = phi <16 x float> [ zeroinitializer, %724 ], [ %844, %812 ]
  %803 = phi <16 x float> [ zeroinitializer, %724 ], [ %845, %812 ]
  %804 = phi i64 [ 0, %724 ], [ %805, %812 ]
  %805 = add nuw nsw i64 %804, 1
  %806 = shl nuw nsw i64 %805, 8
  %807 = getelementptr inbounds nuw i8, ptr %722, i64 %806
  %808 = shl nuw nsw i64 %804, 8
  %809 = getelementptr inbounds nuw i8, ptr %722, i64 %808
  call void @llvm.prefetch.p0(ptr nonnull %809, i32 0, i32 3, i32 1)
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 64
  %811 = icmp ult ptr %810, %807
  br i1 %811, label %847, label %812, !llvm.loop !13

812:                                              ; preds = %791, %847
  %813 = mul nsw i64 %804, %346
  %814 = getelementptr float, ptr %723, i64 %813
  %815 = load <16 x float>, ptr %814, align 4
  %816 = getelementptr inbounds nuw i8, ptr %814, i64 64
  %817 = load <16 x float>, ptr %816, align 4
  %818 = getelementptr inbounds nuw i8, ptr %814, i64 128
  %819 = load <16 x float>, ptr %818, align 4
  %820 = getelementptr inbounds nuw i8, ptr %814, i64 192
  %821 = load <16 x float>, ptr %820, align 4
  %822 = getelementptr inbounds nuw float, ptr %725, i64 %804
  %823 = load float, ptr %822, align 4
  %824 = insertelement <16 x float> poison, float %823, i64 0
  %825 = shufflevector <16 x float> %824, <16 x float> poison, <16 x i32> zeroinitializer
  %826 = call <16 x float> @llvm.fma.v16f32(<16 x float> %825, <16 x float> %815, <16 x float> %792)
  %827 = call <16 x float> @llvm.fma.v16f32(<16 x float> %825, <16 x float> %817, <16 x float> %793)
  %828 = call <16 x float> @llvm.fma.v16f32(<16 x float> %825, <16 x float> %819, <16 x float> %794)
  %829 = call <16 x float> @llvm.fma.v16f32(<16 x float> %825, <16 x float> %821, <16 x float> %795)
  %830 = getelementptr inbounds nuw float, ptr %726, i64 %804
  %831 = load float, ptr %830, align 4
  %832 = insertelement <16 x float> poison, float %831, i64 0
  %833 = shufflevector <16 x float> %832, <16 x float> poison, <16 x i32> zeroinitializer
  %834 = call <16 x float> @llvm.fma.v16f32(<16 x float> %833, <16 x float> %815, <16 x float> %796)
  %835 = call <16 x float> @llvm.fma.v16f32(<16 x float> %833, <16 x float> %817, <16 x float> %797)
  %836 = call <16 x float> @llvm.fma.v16f32(<16 x float> %833, <16 x float> %819, <16 x float> %798)
  %837 = call <16 x float> @llvm.fma.v16f32(<16 x float> %833, <16 x float> %821, <16 x float> %799)
  %838 = getelementptr inbounds nuw float, ptr %727, i64 %804
  %839 = load float, ptr %838, align 4
  %840 = insertelement <16 x float> poison, float %839, i64 0
  %841 = shufflevector <16 x float> %840, <16 x float> poison, <16 x i32> zeroinitializer
  %842 = call <16 x float> @llvm.fma.v16f32(<16 x float> %841, <16 x float> %815, <16 x float> %800)
  %843 = call <16 x float> @llvm.fma.v16f32(<16 x float> %841, <16 x float> %817, <16 x float> %801)
  %844 = call <16 x float> @llvm.fma.v16f32(<16 x float> %841, <16 x float> %819, <16 x float> %802)
  %845 = call <16 x float> @llvm.fma.v16f32(<16 x float> %841, <16 x float> %821, <16 x float> %803)
  %846 = icmp eq i64 %805, %125
  br i1 %846, label %728, label %791, !llvm.loop !21

847:                                              ; preds = %791
  call void @llvm.prefetch.p0(ptr nonnull %810, i32 0, i32 3, i32 1)
  %848 = getelementptr inbounds nuw i8, ptr %809, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %848, i32 0, i32 3, i32 1)
  %849 = getelementptr inbounds nuw i8, ptr %809, i64 192
  call void @llvm.prefetch.p0(ptr nonnull %849, i32 0, i32 3, i32 1)
  br label %812

850:                                              ; preds = %705, %860
  %851 = phi i64 [ %890, %860 ], [ %703, %705 ]
  %852 = add nsw i64 %851, %342
  %853 = mul nsw i64 %852, %125
  %854 = getelementptr inbounds float, ptr %159, i64 %853
  br i1 %353, label %855, label %860

855:                                              ; preds = %850
  %856 = getelementptr float, ptr %348, i64 %851
  %857 = load ptr, ptr %711, align 8
  %858 = load ptr, ptr %713, align 8
  %859 = load ptr, ptr %715, align 8
  br label %892

860:                                              ; preds = %892, %850
  %861 = phi i64 [ %710, %850 ], [ %714, %892 ]
  %862 = phi i64 [ %709, %850 ], [ %712, %892 ]
  %863 = phi <16 x float> [ zeroinitializer, %850 ], [ %917, %892 ]
  %864 = phi <16 x float> [ zeroinitializer, %850 ], [ %912, %892 ]
  %865 = phi <16 x float> [ zeroinitializer, %850 ], [ %907, %892 ]
  %866 = load ptr, ptr %708, align 8
  %867 = getelementptr inbounds nuw float, ptr %866, i64 %851
  %868 = load float, ptr %716, align 8
  %869 = insertelement <16 x float> poison, float %868, i64 0
  %870 = shufflevector <16 x float> %869, <16 x float> poison, <16 x i32> zeroinitializer
  %871 = fmul <16 x float> %865, %870
  store <16 x float> %871, ptr %867, align 4
  %872 = getelementptr inbounds %struct.query, ptr %690, i64 %862
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 8
  %874 = load ptr, ptr %873, align 8
  %875 = getelementptr inbounds nuw float, ptr %874, i64 %851
  %876 = getelementptr inbounds nuw i8, ptr %872, i64 32
  %877 = load float, ptr %876, align 8
  %878 = insertelement <16 x float> poison, float %877, i64 0
  %879 = shufflevector <16 x float> %878, <16 x float> poison, <16 x i32> zeroinitializer
  %880 = fmul <16 x float> %864, %879
  store <16 x float> %880, ptr %875, align 4
  %881 = getelementptr inbounds %struct.query, ptr %690, i64 %861
  %882 = getelementptr inbounds nuw i8, ptr %881, i64 8
  %883 = load ptr, ptr %882, align 8
  %884 = getelementptr inbounds nuw float, ptr %883, i64 %851
  %885 = getelementptr inbounds nuw i8, ptr %881, i64 32
  %886 = load float, ptr %885, align 8
  %887 = insertelement <16 x float> poison, float %886, i64 0
  %888 = shufflevector <16 x float> %887, <16 x float> poison, <16 x i32> zeroinitializer
  %889 = fmul <16 x float> %863, %888
  store <16 x float> %889, ptr %884, align 4
  %890 = add nuw nsw i64 %851, 16
  %891 = icmp slt i64 %890, %342
  br i1 %891, label %850, label %1318, !llvm.loop !22

892:                                              ; preds = %855, %892
  %893 = phi <16 x float> [ zeroinitializer, %855 ], [ %917, %892 ]
  %894 = phi <16 x float> [ zeroinitializer, %855 ], [ %912, %892 ]
  %895 = phi <16 x float> [ zeroinitializer, %855 ], [ %907, %892 ]
  %896 = phi i64 [ 0, %855 ], [ %897, %892 ]
  %897 = add nuw nsw i64 %896, 1
  %898 = shl nuw nsw i64 %896, 6
  %899 = getelementptr inbounds nuw i8, ptr %854, i64 %898
  call void @llvm.prefetch.p0(ptr %899, i32 0, i32 3, i32 1)
  %900 = mul nsw i64 %896, %346
  %901 = getelementptr float, ptr %856, i64 %900
  %902 = load <16 x float>, ptr %901, align 4
  %903 = getelementptr inbounds nuw float, ptr %857, i64 %896
  %904 = load float, ptr %903, align 4
  %905 = insertelement <16 x float> poison, float %904, i64 0
  %906 = shufflevector <16 x float> %905, <16 x float> poison, <16 x i32> zeroinitializer
  %907 = call <16 x float> @llvm.fma.v16f32(<16 x float> %906, <16 x float> %902, <16 x float> %895)
  %908 = getelementptr inbounds nuw float, ptr %858, i64 %896
  %909 = load float, ptr %908, align 4
  %910 = insertelement <16 x float> poison, float %909, i64 0
  %911 = shufflevector <16 x float> %910, <16 x float> poison, <16 x i32> zeroinitializer
  %912 = call <16 x float> @llvm.fma.v16f32(<16 x float> %911, <16 x float> %902, <16 x float> %894)
  %913 = getelementptr inbounds nuw float, ptr %859, i64 %896
  %914 = load float, ptr %913, align 4
  %915 = insertelement <16 x float> poison, float %914, i64 0
  %916 = shufflevector <16 x float> %915, <16 x float> poison, <16 x i32> zeroinitializer
  %917 = call <16 x float> @llvm.fma.v16f32(<16 x float> %916, <16 x float> %902, <16 x float> %893)
  %918 = icmp eq i64 %897, %125
  br i1 %918, label %860, label %892, !llvm.loop !21

919:                                              ; preds = %684
  br i1 %363, label %939, label %920

920:                                              ; preds = %919
  %921 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %922 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %923 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %924 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %925 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %926 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %927 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %928 = getelementptr inbounds %struct.query, ptr %690, i64 %927, i32 3
  %929 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %930 = getelementptr inbounds %struct.query, ptr %690, i64 %929, i32 3
  %931 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %932 = getelementptr inbounds %struct.query, ptr %690, i64 %931, i32 3
  %933 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %934 = getelementptr inbounds %struct.query, ptr %690, i64 %933, i32 3
  %935 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %936 = getelementptr inbounds %struct.query, ptr %690, i64 %935, i32 3
  %937 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %938 = getelementptr inbounds %struct.query, ptr %690, i64 %937, i32 3
  br label %963

939:                                              ; preds = %977, %919
  %940 = phi i64 [ 0, %919 ], [ %964, %977 ]
  %941 = icmp slt i64 %940, %342
  br i1 %941, label %942, label %1318

942:                                              ; preds = %939
  %943 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %944 = getelementptr inbounds %struct.query, ptr %690, i64 %943
  %945 = getelementptr inbounds nuw i8, ptr %944, i64 8
  %946 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %947 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %948 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %949 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %950 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %951 = getelementptr inbounds %struct.query, ptr %690, i64 %943, i32 3
  %952 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %953 = getelementptr inbounds %struct.query, ptr %690, i64 %952, i32 3
  %954 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %955 = getelementptr inbounds %struct.query, ptr %690, i64 %954, i32 3
  %956 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %957 = getelementptr inbounds %struct.query, ptr %690, i64 %956, i32 3
  %958 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %959 = getelementptr inbounds %struct.query, ptr %690, i64 %958, i32 3
  %960 = call i64 @llvm.smin.i64(i64 %688, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %961 = getelementptr inbounds %struct.query, ptr %690, i64 %960, i32 3
  %962 = getelementptr inbounds nuw i8, ptr %944, i64 32
  br label %1195

963:                                              ; preds = %920, %977
  %964 = phi i64 [ %1098, %977 ], [ 64, %920 ]
  %965 = phi i64 [ %964, %977 ], [ 0, %920 ]
  %966 = add nuw nsw i64 %965, %342
  %967 = mul nsw i64 %966, %125
  %968 = getelementptr inbounds float, ptr %159, i64 %967
  %969 = getelementptr float, ptr %348, i64 %965
  br i1 %353, label %970, label %977

970:                                              ; preds = %963
  %971 = load ptr, ptr %928, align 8
  %972 = load ptr, ptr %930, align 8
  %973 = load ptr, ptr %932, align 8
  %974 = load ptr, ptr %934, align 8
  %975 = load ptr, ptr %936, align 8
  %976 = load ptr, ptr %938, align 8
  br label %1100

977:                                              ; preds = %1133, %963
  %978 = phi i64 [ %926, %963 ], [ %937, %1133 ]
  %979 = phi i64 [ %925, %963 ], [ %935, %1133 ]
  %980 = phi i64 [ %924, %963 ], [ %933, %1133 ]
  %981 = phi i64 [ %923, %963 ], [ %931, %1133 ]
  %982 = phi i64 [ %922, %963 ], [ %929, %1133 ]
  %983 = phi i64 [ %921, %963 ], [ %927, %1133 ]
  %984 = phi <16 x float> [ zeroinitializer, %963 ], [ %1190, %1133 ]
  %985 = phi <16 x float> [ zeroinitializer, %963 ], [ %1189, %1133 ]
  %986 = phi <16 x float> [ zeroinitializer, %963 ], [ %1188, %1133 ]
  %987 = phi <16 x float> [ zeroinitializer, %963 ], [ %1187, %1133 ]
  %988 = phi <16 x float> [ zeroinitializer, %963 ], [ %1182, %1133 ]
  %989 = phi <16 x float> [ zeroinitializer, %963 ], [ %1181, %1133 ]
  %990 = phi <16 x float> [ zeroinitializer, %963 ], [ %1180, %1133 ]
  %991 = phi <16 x float> [ zeroinitializer, %963 ], [ %1179, %1133 ]
  %992 = phi <16 x float> [ zeroinitializer, %963 ], [ %1174, %1133 ]
  %993 = phi <16 x float> [ zeroinitializer, %963 ], [ %1173, %1133 ]
  %994 = phi <16 x float> [ zeroinitializer, %963 ], [ %1172, %1133 ]
  %995 = phi <16 x float> [ zeroinitializer, %963 ], [ %1171, %1133 ]
  %996 = phi <16 x float> [ zeroinitializer, %963 ], [ %1166, %1133 ]
  %997 = phi <16 x float> [ zeroinitializer, %963 ], [ %1165, %1133 ]
  %998 = phi <16 x float> [ zeroinitializer, %963 ], [ %1164, %1133 ]
  %999 = phi <16 x float> [ zeroinitializer, %963 ], [ %1163, %1133 ]
  %1000 = phi <16 x float> [ zeroinitializer, %963 ], [ %1158, %1133 ]
  %1001 = phi <16 x float> [ zeroinitializer, %963 ], [ %1157, %1133 ]
  %1002 = phi <16 x float> [ zeroinitializer, %963 ], [ %1156, %1133 ]
  %1003 = phi <16 x float> [ zeroinitializer, %963 ], [ %1155, %1133 ]
  %1004 = phi <16 x float> [ zeroinitializer, %963 ], [ %1150, %1133 ]
  %1005 = phi <16 x float> [ zeroinitializer, %963 ], [ %1149, %1133 ]
  %1006 = phi <16 x float> [ zeroinitializer, %963 ], [ %1148, %1133 ]
  %1007 = phi <16 x float> [ zeroinitializer, %963 ], [ %1147, %1133 ]
  %1008 = getelementptr inbounds %struct.query, ptr %690, i64 %983
  %1009 = getelementptr inbounds nuw i8, ptr %1008, i64 8
  %1010 = load ptr, ptr %1009, align 8
  %1011 = getelementptr inbounds nuw float, ptr %1010, i64 %965
  %1012 = getelementptr inbounds nuw i8, ptr %1008, i64 32
  %1013 = load float, ptr %1012, align 8
  %1014 = insertelement <16 x float> poison, float %1013, i64 0
  %1015 = shufflevector <16 x float> %1014, <16 x float> poison, <16 x i32> zeroinitializer
  %1016 = fmul <16 x float> %1007, %1015
  store <16 x float> %1016, ptr %1011, align 4
  %1017 = getelementptr inbounds nuw i8, ptr %1011, i64 64
  %1018 = fmul <16 x float> %1006, %1015
  store <16 x float> %1018, ptr %1017, align 4
  %1019 = getelementptr inbounds nuw i8, ptr %1011, i64 128
  %1020 = fmul <16 x float> %1005, %1015
  store <16 x float> %1020, ptr %1019, align 4
  %1021 = getelementptr inbounds nuw i8, ptr %1011, i64 192
  %1022 = fmul <16 x float> %1004, %1015
  store <16 x float> %1022, ptr %1021, align 4
  %1023 = getelementptr inbounds %struct.query, ptr %690, i64 %982
  %1024 = getelementptr inbounds nuw i8, ptr %1023, i64 8
  %1025 = load ptr, ptr %1024, align 8
  %1026 = getelementptr inbounds nuw float, ptr %1025, i64 %965
  %1027 = getelementptr inbounds nuw i8, ptr %1023, i64 32
  %1028 = load float, ptr %1027, align 8
  %1029 = insertelement <16 x float> poison, float %1028, i64 0
  %1030 = shufflevector <16 x float> %1029, <16 x float> poison, <16 x i32> zeroinitializer
  %1031 = fmul <16 x float> %1003, %1030
  store <16 x float> %1031, ptr %1026, align 4
  %1032 = getelementptr inbounds nuw i8, ptr %1026, i64 64
  %1033 = fmul <16 x float> %1002, %1030
  store <16 x float> %1033, ptr %1032, align 4
  %1034 = getelementptr inbounds nuw i8, ptr %1026, i64 128
  %1035 = fmul <16 x float> %1001, %1030
  store <16 x float> %1035, ptr %1034, align 4
  %1036 = getelementptr inbounds nuw i8, ptr %1026, i64 192
  %1037 = fmul <16 x float> %1000, %1030
  store <16 x float> %1037, ptr %1036, align 4
  %1038 = getelementptr inbounds %struct.query, ptr %690, i64 %981
  %1039 = getelementptr inbounds nuw i8, ptr %1038, i64 8
  %1040 = load ptr, ptr %1039, align 8
  %1041 = getelementptr inbounds nuw float, ptr %1040, i64 %965
  %1042 = getelementptr inbounds nuw i8, ptr %1038, i64 32
  %1043 = load float, ptr %1042, align 8
  %1044 = insertelement <16 x float> poison, float %1043, i64 0
  %1045 = shufflevector <16 x float> %1044, <16 x float> poison, <16 x i32> zeroinitializer
  %1046 = fmul <16 x float> %999, %1045
  store <16 x float> %1046, ptr %1041, align 4
  %1047 = getelementptr inbounds nuw i8, ptr %1041, i64 64
  %1048 = fmul <16 x float> %998, %1045
  store <16 x float> %1048, ptr %1047, align 4
  %1049 = getelementptr inbounds nuw i8, ptr %1041, i64 128
  %1050 = fmul <16 x float> %997, %1045
  store <16 x float> %1050, ptr %1049, align 4
  %1051 = getelementptr inbounds nuw i8, ptr %1041, i64 192
  %1052 = fmul <16 x float> %996, %1045
  store <16 x float> %1052, ptr %1051, align 4
  %1053 = getelementptr inbounds %struct.query, ptr %690, i64 %980
  %1054 = getelementptr inbounds nuw i8, ptr %1053, i64 8
  %1055 = load ptr, ptr %1054, align 8
  %1056 = getelementptr inbounds nuw float, ptr %1055, i64 %965
  %1057 = getelementptr inbounds nuw i8, ptr %1053, i64 32
  %1058 = load float, ptr %1057, align 8
  %1059 = insertelement <16 x float> poison, float %1058, i64 0
  %1060 = shufflevector <16 x float> %1059, <16 x float> poison, <16 x i32> zeroinitializer
  %1061 = fmul <16 x float> %995, %1060
  store <16 x float> %1061, ptr %1056, align 4
  %1062 = getelementptr inbounds nuw i8, ptr %1056, i64 64
  %1063 = fmul <16 x float> %994, %1060
  store <16 x float> %1063, ptr %1062, align 4
  %1064 = getelementptr inbounds nuw i8, ptr %1056, i64 128
  %1065 = fmul <16 x float> %993, %1060
  store <16 x float> %1065, ptr %1064, align 4
  %1066 = getelementptr inbounds nuw i8, ptr %1056, i64 192
  %1067 = fmul <16 x float> %992, %1060
  store <16 x float> %1067, ptr %1066, align 4
  %1068 = getelementptr inbounds %struct.query, ptr %690, i64 %979
  %1069 = getelementptr inbounds nuw i8, ptr %1068, i64 8
  %1070 = load ptr, ptr %1069, align 8
  %1071 = getelementptr inbounds nuw float, ptr %1070, i64 %965
  %1072 = getelementptr inbounds nuw i8, ptr %1068, i64 32
  %1073 = load float, ptr %1072, align 8
  %1074 = insertelement <16 x float> poison, float %1073, i64 0
  %1075 = shufflevector <16 x float> %1074, <16 x float> poison, <16 x i32> zeroinitializer
  %1076 = fmul <16 x float> %991, %1075
  store <16 x float> %1076, ptr %1071, align 4
  %1077 = getelementptr inbounds nuw i8, ptr %1071, i64 64
  %1078 = fmul <16 x float> %990, %1075
  store <16 x float> %1078, ptr %1077, align 4
  %1079 = getelementptr inbounds nuw i8, ptr %1071, i64 128
  %1080 = fmul <16 x float> %989, %1075
  store <16 x float> %1080, ptr %1079, align 4
  %1081 = getelementptr inbounds nuw i8, ptr %1071, i64 192
  %1082 = fmul <16 x float> %988, %1075
  store <16 x float> %1082, ptr %1081, align 4
  %1083 = getelementptr inbounds %struct.query, ptr %690, i64 %978
  %1084 = getelementptr inbounds nuw i8, ptr %1083, i64 8
  %1085 = load ptr, ptr %1084, align 8
  %1086 = getelementptr inbounds nuw float, ptr %1085, i64 %965
  %1087 = getelementptr inbounds nuw i8, ptr %1083, i64 32
  %1088 = load float, ptr %1087, align 8
  %1089 = insertelement <16 x float> poison, float %1088, i64 0
  %1090 = shufflevector <16 x float> %1089, <16 x float> poison, <16 x i32> zeroinitializer
  %1091 = fmul <16 x float> %987, %1090
  store <16 x float> %1091, ptr %1086, align 4
  %1092 = getelementptr inbounds nuw i8, ptr %1086, i64 64
  %1093 = fmul <16 x float> %986, %1090
  store <16 x float> %1093, ptr %1092, align 4
  %1094 = getelementptr inbounds nuw i8, ptr %1086, i64 128
  %1095 = fmul <16 x float> %985, %1090
  store <16 x float> %1095, ptr %1094, align 4
  %1096 = getelementptr inbounds nuw i8, ptr %1086, i64 192
  %1097 = fmul <16 x float> %984, %1090
  store <16 x float> %1097, ptr %1096, align 4
  %1098 = add nuw nsw i64 %964, 64
  %1099 = icmp sgt i64 %1098, %342
  br i1 %1099, label %939, label %963, !llvm.loop !20

1100:                                             ; preds = %1133, %970
  %1101 = phi <16 x float> [ zeroinitializer, %970 ], [ %1190, %1133 ]
  %1102 = phi <16 x float> [ zeroinitializer, %970 ], [ %1189, %1133 ]
  %1103 = phi <16 x float> [ zeroinitializer, %970 ], [ %1188, %1133 ]
  %1104 = phi <16 x float> [ zeroinitializer, %970 ], [ %1187, %1133 ]
  %1105 = phi <16 x float> [ zeroinitializer, %970 ], [ %1182, %1133 ]
  %1106 = phi <16 x float> [ zeroinitializer, %970 ], [ %1181, %1133 ]
  %1107 = phi <16 x float> [ zeroinitializer, %970 ], [ %1180, %1133 ]
  %1108 = phi <16 x float> [ zeroinitializer, %970 ], [ %1179, %1133 ]
  %1109 = phi <16 x float> [ zeroinitializer, %970 ], [ %1174, %1133 ]
  %1110 = phi <16 x float> [ zeroinitializer, %970 ], [ %1173, %1133 ]
  %1111 = phi <16 x float> [ zeroinitializer, %970 ], [ %1172, %1133 ]
  %1112 = phi <16 x float> [ zeroinitializer, %970 ], [ %1171, %1133 ]
  %1113 = phi <16 x float> [ zeroinitializer, %970 ], [ %1166, %1133 ]
  %1114 = phi <16 x float> [ zeroinitializer, %970 ], [ %1165, %1133 ]
  %1115 = phi <16 x float> [ zeroinitializer, %970 ], [ %1164, %1133 ]
  %1116 = phi <16 x float> [ zeroinitializer, %970 ], [ %1163, %1133 ]
  %1117 = phi <16 x float> [ zeroinitializer, %970 ], [ %1158, %1133 ]
  %1118 = phi <16 x float> [ zeroinitializer, %970 ], [ %1157, %1133 ]
  %1119 = phi <16 x float> [ zeroinitializer, %970 ], [ %1156, %1133 ]
  %1120 = phi <16 x float> [ zeroinitializer, %970 ], [ %1155, %1133 ]
  %1121 = phi <16 x float> [ zeroinitializer, %970 ], [ %1150, %1133 ]
  %1122 = phi <16 x float> [ zeroinitializer, %970 ], [ %1149, %1133 ]
  %1123 = phi <16 x float> [ zeroinitializer, %970 ], [ %1148, %1133 ]
  %1124 = phi <16 x float> [ zeroinitializer, %970 ], [ %1147, %1133 ]
  %1125 = phi i64 [ 0, %970 ], [ %1126, %1133 ]
  %1126 = add nuw nsw i64 %1125, 1
  %1127 = shl nuw nsw i64 %1126, 8
  %1128 = getelementptr inbounds nuw i8, ptr %968, i64 %1127
  %1129 = shl nuw nsw i64 %1125, 8
  %1130 = getelementptr inbounds nuw i8, ptr %968, i64 %1129
  call void @llvm.prefetch.p0(ptr nonnull %1130, i32 0, i32 3, i32 1)
  %1131 = getelementptr inbounds nuw i8, ptr %1130, i64 64
  %1132 = icmp ult ptr %1131, %1128
  br i1 %1132, label %1192, label %1133, !llvm.loop !13

1133:                                             ; preds = %1100, %1192
  %1134 = mul nsw i64 %1125, %346
  %1135 = getelementptr float, ptr %969, i64 %1134
  %1136 = load <16 x float>, ptr %1135, align 4
  %1137 = getelementptr inbounds nuw i8, ptr %1135, i64 64
  %1138 = load <16 x float>, ptr %1137, align 4
  %1139 = getelementptr inbounds nuw i8, ptr %1135, i64 128
  %1140 = load <16 x float>, ptr %1139, align 4
  %1141 = getelementptr inbounds nuw i8, ptr %1135, i64 192
  %1142 = load <16 x float>, ptr %1141, align 4
  %1143 = getelementptr inbounds nuw float, ptr %971, i64 %1125
  %1144 = load float, ptr %1143, align 4
  %1145 = insertelement <16 x float> poison, float %1144, i64 0
  %1146 = shufflevector <16 x float> %1145, <16 x float> poison, <16 x i32> zeroinitializer
  %1147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1146, <16 x float> %1136, <16 x float> %1124)
  %1148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1146, <16 x float> %1138, <16 x float> %1123)
  %1149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1146, <16 x float> %1140, <16 x float> %1122)
  %1150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1146, <16 x float> %1142, <16 x float> %1121)
  %1151 = getelementptr inbounds nuw float, ptr %972, i64 %1125
  %1152 = load float, ptr %1151, align 4
  %1153 = insertelement <16 x float> poison, float %1152, i64 0
  %1154 = shufflevector <16 x float> %1153, <16 x float> poison, <16 x i32> zeroinitializer
  %1155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1154, <16 x float> %1136, <16 x float> %1120)
  %1156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1154, <16 x float> %1138, <16 x float> %1119)
  %1157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1154, <16 x float> %1140, <16 x float> %1118)
  %1158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1154, <16 x float> %1142, <16 x float> %1117)
  %1159 = getelementptr inbounds nuw float, ptr %973, i64 %1125
  %1160 = load float, ptr %1159, align 4
  %1161 = insertelement <16 x float> poison, float %1160, i64 0
  %1162 = shufflevector <16 x float> %1161, <16 x float> poison, <16 x i32> zeroinitializer
  %1163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1162, <16 x float> %1136, <16 x float> %1116)
  %1164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1162, <16 x float> %1138, <16 x float> %1115)
  %1165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1162, <16 x float> %1140, <16 x float> %1114)
  %1166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1162, <16 x float> %1142, <16 x float> %1113)
  %1167 = getelementptr inbounds nuw float, ptr %974, i64 %1125
  %1168 = load float, ptr %1167, align 4
  %1169 = insertelement <16 x float> poison, float %1168, i64 0
  %1170 = shufflevector <16 x float> %1169, <16 x float> poison, <16 x i32> zeroinitializer
  %1171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1170, <16 x float> %1136, <16 x float> %1112)
  %1172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1170, <16 x float> %1138, <16 x float> %1111)
  %1173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1170, <16 x float> %1140, <16 x float> %1110)
  %1174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1170, <16 x float> %1142, <16 x float> %1109)
  %1175 = getelementptr inbounds nuw float, ptr %975, i64 %1125
  %1176 = load float, ptr %1175, align 4
  %1177 = insertelement <16 x float> poison, float %1176, i64 0
  %1178 = shufflevector <16 x float> %1177, <16 x float> poison, <16 x i32> zeroinitializer
  %1179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1178, <16 x float> %1136, <16 x float> %1108)
  %1180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1178, <16 x float> %1138, <16 x float> %1107)
  %1181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1178, <16 x float> %1140, <16 x float> %1106)
  %1182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1178, <16 x float> %1142, <16 x float> %1105)
  %1183 = getelementptr inbounds nuw float, ptr %976, i64 %1125
  %1184 = load float, ptr %1183, align 4
  %1185 = insertelement <16 x float> poison, float %1184, i64 0
  %1186 = shufflevector <16 x float> %1185, <16 x float> poison, <16 x i32> zeroinitializer
  %1187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1186, <16 x float> %1136, <16 x float> %1104)
  %1188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1186, <16 x float> %1138, <16 x float> %1103)
  %1189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1186, <16 x float> %1140, <16 x float> %1102)
  %1190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1186, <16 x float> %1142, <16 x float> %1101)
  %1191 = icmp eq i64 %1126, %125
  br i1 %1191, label %977, label %1100, !llvm.loop !21

1192:                                             ; preds = %1100
  call void @llvm.prefetch.p0(ptr nonnull %1131, i32 0, i32 3, i32 1)
  %1193 = getelementptr inbounds nuw i8, ptr %1130, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1193, i32 0, i32 3, i32 1)
  %1194 = getelementptr inbounds nuw i8, ptr %1130, i64 192
  call void @llvm.prefetch.p0(ptr nonnull %1194, i32 0, i32 3, i32 1)
  br label %1133

1195:                                             ; preds = %942, %1208
  %1196 = phi i64 [ %1271, %1208 ], [ %940, %942 ]
  %1197 = add nsw i64 %1196, %342
  %1198 = mul nsw i64 %1197, %125
  %1199 = getelementptr inbounds float, ptr %159, i64 %1198
  br i1 %353, label %1200, label %1208

1200:                                             ; preds = %1195
  %1201 = getelementptr float, ptr %348, i64 %1196
  %1202 = load ptr, ptr %951, align 8
  %1203 = load ptr, ptr %953, align 8
  %1204 = load ptr, ptr %955, align 8
  %1205 = load ptr, ptr %957, align 8
  %1206 = load ptr, ptr %959, align 8
  %1207 = load ptr, ptr %961, align 8
  br label %1273

1208:                                             ; preds = %1273, %1195
  %1209 = phi i64 [ %950, %1195 ], [ %960, %1273 ]
  %1210 = phi i64 [ %949, %1195 ], [ %958, %1273 ]
  %1211 = phi i64 [ %948, %1195 ], [ %956, %1273 ]
  %1212 = phi i64 [ %947, %1195 ], [ %954, %1273 ]
  %1213 = phi i64 [ %946, %1195 ], [ %952, %1273 ]
  %1214 = phi <16 x float> [ zeroinitializer, %1195 ], [ %1316, %1273 ]
  %1215 = phi <16 x float> [ zeroinitializer, %1195 ], [ %1311, %1273 ]
  %1216 = phi <16 x float> [ zeroinitializer, %1195 ], [ %1306, %1273 ]
  %1217 = phi <16 x float> [ zeroinitializer, %1195 ], [ %1301, %1273 ]
  %1218 = phi <16 x float> [ zeroinitializer, %1195 ], [ %1296, %1273 ]
  %1219 = phi <16 x float> [ zeroinitializer, %1195 ], [ %1291, %1273 ]
  %1220 = load ptr, ptr %945, align 8
  %1221 = getelementptr inbounds nuw float, ptr %1220, i64 %1196
  %1222 = load float, ptr %962, align 8
  %1223 = insertelement <16 x float> poison, float %1222, i64 0
  %1224 = shufflevector <16 x float> %1223, <16 x float> poison, <16 x i32> zeroinitializer
  %1225 = fmul <16 x float> %1219, %1224
  store <16 x float> %1225, ptr %1221, align 4
  %1226 = getelementptr inbounds %struct.query, ptr %690, i64 %1213
  %1227 = getelementptr inbounds nuw i8, ptr %1226, i64 8
  %1228 = load ptr, ptr %1227, align 8
  %1229 = getelementptr inbounds nuw float, ptr %1228, i64 %1196
  %1230 = getelementptr inbounds nuw i8, ptr %1226, i64 32
  %1231 = load float, ptr %1230, align 8
  %1232 = insertelement <16 x float> poison, float %1231, i64 0
  %1233 = shufflevector <16 x float> %1232, <16 x float> poison, <16 x i32> zeroinitializer
  %1234 = fmul <16 x float> %1218, %1233
  store <16 x float> %1234, ptr %1229, align 4
  %1235 = getelementptr inbounds %struct.query, ptr %690, i64 %1212
  %1236 = getelementptr inbounds nuw i8, ptr %1235, i64 8
  %1237 = load ptr, ptr %1236, align 8
  %1238 = getelementptr inbounds nuw float, ptr %1237, i64 %1196
  %1239 = getelementptr inbounds nuw i8, ptr %1235, i64 32
  %1240 = load float, ptr %1239, align 8
  %1241 = insertelement <16 x float> poison, float %1240, i64 0
  %1242 = shufflevector <16 x float> %1241, <16 x float> poison, <16 x i32> zeroinitializer
  %1243 = fmul <16 x float> %1217, %1242
  store <16 x float> %1243, ptr %1238, align 4
  %1244 = getelementptr inbounds %struct.query, ptr %690, i64 %1211
  %1245 = getelementptr inbounds nuw i8, ptr %1244, i64 8
  %1246 = load ptr, ptr %1245, align 8
  %1247 = getelementptr inbounds nuw float, ptr %1246, i64 %1196
  %1248 = getelementptr inbounds nuw i8, ptr %1244, i64 32
  %1249 = load float, ptr %1248, align 8
  %1250 = insertelement <16 x float> poison, float %1249, i64 0
  %1251 = shufflevector <16 x float> %1250, <16 x float> poison, <16 x i32> zeroinitializer
  %1252 = fmul <16 x float> %1216, %1251
  store <16 x float> %1252, ptr %1247, align 4
  %1253 = getelementptr inbounds %struct.query, ptr %690, i64 %1210
  %1254 = getelementptr inbounds nuw i8, ptr %1253, i64 8
  %1255 = load ptr, ptr %1254, align 8
  %1256 = getelementptr inbounds nuw float, ptr %1255, i64 %1196
  %1257 = getelementptr inbounds nuw i8, ptr %1253, i64 32
  %1258 = load float, ptr %1257, align 8
  %1259 = insertelement <16 x float> poison, float %1258, i64 0
  %1260 = shufflevector <16 x float> %1259, <16 x float> poison, <16 x i32> zeroinitializer
  %1261 = fmul <16 x float> %1215, %1260
  store <16 x float> %1261, ptr %1256, align 4
  %1262 = getelementptr inbounds %struct.query, ptr %690, i64 %1209
  %1263 = getelementptr inbounds nuw i8, ptr %1262, i64 8
  %1264 = load ptr, ptr %1263, align 8
  %1265 = getelementptr inbounds nuw float, ptr %1264, i64 %1196
  %1266 = getelementptr inbounds nuw i8, ptr %1262, i64 32
  %1267 = load float, ptr %1266, align 8
  %1268 = insertelement <16 x float> poison, float %1267, i64 0
  %1269 = shufflevector <16 x float> %1268, <16 x float> poison, <16 x i32> zeroinitializer
  %1270 = fmul <16 x float> %1214, %1269
  store <16 x float> %1270, ptr %1265, align 4
  %1271 = add nuw nsw i64 %1196, 16
  %1272 = icmp slt i64 %1271, %342
  br i1 %1272, label %1195, label %1318, !llvm.loop !22

1273:                                             ; preds = %1200, %1273
  %1274 = phi <16 x float> [ zeroinitializer, %1200 ], [ %1316, %1273 ]
  %1275 = phi <16 x float> [ zeroinitializer, %1200 ], [ %1311, %1273 ]
  %1276 = phi <16 x float> [ zeroinitializer, %1200 ], [ %1306, %1273 ]
  %1277 = phi <16 x float> [ zeroinitializer, %1200 ], [ %1301, %1273 ]
  %1278 = phi <16 x float> [ zeroinitializer, %1200 ], [ %1296, %1273 ]
  %1279 = phi <16 x float> [ zeroinitializer, %1200 ], [ %1291, %1273 ]
  %1280 = phi i64 [ 0, %1200 ], [ %1281, %1273 ]
  %1281 = add nuw nsw i64 %1280, 1
  %1282 = shl nuw nsw i64 %1280, 6
  %1283 = getelementptr inbounds nuw i8, ptr %1199, i64 %1282
  call void @llvm.prefetch.p0(ptr %1283, i32 0, i32 3, i32 1)
  %1284 = mul nsw i64 %1280, %346
  %1285 = getelementptr float, ptr %1201, i64 %1284
  %1286 = load <16 x float>, ptr %1285, align 4
  %1287 = getelementptr inbounds nuw float, ptr %1202, i64 %1280
  %1288 = load float, ptr %1287, align 4
  %1289 = insertelement <16 x float> poison, float %1288, i64 0
  %1290 = shufflevector <16 x float> %1289, <16 x float> poison, <16 x i32> zeroinitializer
  %1291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1290, <16 x float> %1286, <16 x float> %1279)
  %1292 = getelementptr inbounds nuw float, ptr %1203, i64 %1280
  %1293 = load float, ptr %1292, align 4
  %1294 = insertelement <16 x float> poison, float %1293, i64 0
  %1295 = shufflevector <16 x float> %1294, <16 x float> poison, <16 x i32> zeroinitializer
  %1296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1295, <16 x float> %1286, <16 x float> %1278)
  %1297 = getelementptr inbounds nuw float, ptr %1204, i64 %1280
  %1298 = load float, ptr %1297, align 4
  %1299 = insertelement <16 x float> poison, float %1298, i64 0
  %1300 = shufflevector <16 x float> %1299, <16 x float> poison, <16 x i32> zeroinitializer
  %1301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1300, <16 x float> %1286, <16 x float> %1277)
  %1302 = getelementptr inbounds nuw float, ptr %1205, i64 %1280
  %1303 = load float, ptr %1302, align 4
  %1304 = insertelement <16 x float> poison, float %1303, i64 0
  %1305 = shufflevector <16 x float> %1304, <16 x float> poison, <16 x i32> zeroinitializer
  %1306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1305, <16 x float> %1286, <16 x float> %1276)
  %1307 = getelementptr inbounds nuw float, ptr %1206, i64 %1280
  %1308 = load float, ptr %1307, align 4
  %1309 = insertelement <16 x float> poison, float %1308, i64 0
  %1310 = shufflevector <16 x float> %1309, <16 x float> poison, <16 x i32> zeroinitializer
  %1311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1310, <16 x float> %1286, <16 x float> %1275)
  %1312 = getelementptr inbounds nuw float, ptr %1207, i64 %1280
  %1313 = load float, ptr %1312, align 4
  %1314 = insertelement <16 x float> poison, float %1313, i64 0
  %1315 = shufflevector <16 x float> %1314, <16 x float> poison, <16 x i32> zeroinitializer
  %1316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1315, <16 x float> %1286, <16 x float> %1274)
  %1317 = icmp eq i64 %1281, %125
  br i1 %1317, label %1208, label %1273, !llvm.loop !21

1318:                                             ; preds = %1208, %860, %939, %702
  %1319 = add nuw nsw i64 %685, 6
  %1320 = icmp slt i64 %1319, %384
  br i1 %1320, label %684, label %1321, !llvm.loop !23

1321:                                             ; preds = %1318, %427
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1322 = add nuw nsw i64 %382, 12
  %1323 = load i64, ptr %6, align 8
  %1324 = icmp slt i64 %1322, %1323
  %1325 = add i64 %380, -12
  br i1 %1324, label %379, label %1361, !llvm.loop !24

1326:                                             ; preds = %1326, %400
  %1327 = phi i64 [ 0, %400 ], [ %1358, %1326 ]
  %1328 = phi i64 [ 0, %400 ], [ %1359, %1326 ]
  %1329 = add nsw i64 %388, %1327
  %1330 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1327
  %1331 = mul nsw i64 %393, %1329
  %1332 = getelementptr inbounds float, ptr %392, i64 %1331
  %1333 = mul nsw i64 %394, %1329
  %1334 = getelementptr inbounds float, ptr %211, i64 %1333
  %1335 = getelementptr inbounds float, ptr %212, i64 %1329
  %1336 = shl nsw i64 %1327, 11
  %1337 = getelementptr inbounds nuw i8, ptr %3, i64 %1336
  store ptr %1332, ptr %1330, align 16
  %1338 = getelementptr inbounds nuw i8, ptr %1330, i64 8
  store ptr %1334, ptr %1338, align 8
  %1339 = getelementptr inbounds nuw i8, ptr %1330, i64 16
  store ptr %1335, ptr %1339, align 16
  %1340 = getelementptr inbounds nuw i8, ptr %1330, i64 24
  store ptr %1337, ptr %1340, align 8
  %1341 = getelementptr inbounds nuw i8, ptr %1330, i64 32
  store float 0.000000e+00, ptr %1341, align 16
  %1342 = getelementptr inbounds nuw i8, ptr %1330, i64 36
  store i32 0, ptr %1342, align 4
  %1343 = or disjoint i64 %1327, 1
  %1344 = add nsw i64 %388, %1343
  %1345 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1343
  %1346 = mul nsw i64 %393, %1344
  %1347 = getelementptr inbounds float, ptr %392, i64 %1346
  %1348 = mul nsw i64 %394, %1344
  %1349 = getelementptr inbounds float, ptr %211, i64 %1348
  %1350 = getelementptr inbounds float, ptr %212, i64 %1344
  %1351 = shl nsw i64 %1343, 11
  %1352 = getelementptr inbounds nuw i8, ptr %3, i64 %1351
  store ptr %1347, ptr %1345, align 8
  %1353 = getelementptr inbounds nuw i8, ptr %1345, i64 8
  store ptr %1349, ptr %1353, align 16
  %1354 = getelementptr inbounds nuw i8, ptr %1345, i64 16
  store ptr %1350, ptr %1354, align 8
  %1355 = getelementptr inbounds nuw i8, ptr %1345, i64 24
  store ptr %1352, ptr %1355, align 16
  %1356 = getelementptr inbounds nuw i8, ptr %1345, i64 32
  store float 0.000000e+00, ptr %1356, align 8
  %1357 = getelementptr inbounds nuw i8, ptr %1345, i64 36
  store i32 0, ptr %1357, align 4
  %1358 = add nuw nsw i64 %1327, 2
  %1359 = add i64 %1328, 2
  %1360 = icmp eq i64 %1359, %401
  br i1 %1360, label %402, label %1326, !llvm.loop !25

1361:                                             ; preds = %1321, %341
  %1362 = add i64 %111, 1
  %1363 = icmp eq i64 %1362, %86
  br i1 %1363, label %103, label %110, !llvm.loop !26

1364:                                             ; preds = %105, %17
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  call void @GOMP_barrier()
  %1365 = load i64, ptr %4, align 8
  %1366 = load i64, ptr %6, align 8
  %1367 = mul nsw i64 %1366, %1365
  %1368 = load ptr, ptr %0, align 8
  %1369 = load i64, ptr %9, align 8
  %1370 = getelementptr %struct.source, ptr %1368, i64 %1369
  %1371 = getelementptr i8, ptr %1370, i64 -32
  %1372 = load i64, ptr %1371, align 8
  %1373 = add nsw i64 %1372, 1
  %1374 = mul nsw i64 %1373, %1367
  %1375 = call i32 @omp_get_thread_num()
  %1376 = sext i32 %1375 to i64
  %1377 = call i32 @omp_get_num_threads()
  %1378 = sext i32 %1377 to i64
  %1379 = mul nsw i64 %1374, %1376
  %1380 = sdiv i64 %1379, %1378
  %1381 = add nsw i64 %1376, 1
  %1382 = mul nsw i64 %1381, %1374
  %1383 = sdiv i64 %1382, %1378
  %1384 = load i64, ptr %9, align 8
  %1385 = icmp sgt i64 %1384, 0
  br i1 %1385, label %1386, label %1616

1386:                                             ; preds = %1364
  %1387 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1388 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1389 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1390 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1391 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1392 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1393 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1394

1394:                                             ; preds = %1386, %1611
  %1395 = phi i64 [ %1384, %1386 ], [ %1612, %1611 ]
  %1396 = phi i64 [ 0, %1386 ], [ %1613, %1611 ]
  %1397 = phi i64 [ 0, %1386 ], [ %1412, %1611 ]
  %1398 = phi i64 [ 0, %1386 ], [ %1614, %1611 ]
  %1399 = load ptr, ptr %0, align 8
  %1400 = getelementptr inbounds nuw %struct.source, ptr %1399, i64 %1398
  %1401 = getelementptr inbounds nuw i8, ptr %1400, i64 56
  %1402 = load i64, ptr %1401, align 8
  %1403 = getelementptr inbounds nuw i8, ptr %1400, i64 16
  %1404 = load i64, ptr %1403, align 8
  %1405 = load i64, ptr %1387, align 8
  %1406 = shl nsw i64 %1405, 1
  %1407 = icmp slt i64 %1404, %1406
  br i1 %1407, label %1410, label %1408

1408:                                             ; preds = %1394
  %1409 = sdiv i64 %1404, %1405
  br label %1410

1410:                                             ; preds = %1394, %1408
  %1411 = phi i64 [ %1409, %1408 ], [ 1, %1394 ]
  %1412 = add i64 %1411, %1397
  %1413 = add nsw i64 %1395, -1
  %1414 = icmp slt i64 %1398, %1413
  br i1 %1414, label %1415, label %1419

1415:                                             ; preds = %1410
  %1416 = getelementptr inbounds nuw i8, ptr %1400, i64 144
  %1417 = load i64, ptr %1416, align 8
  %1418 = icmp eq i64 %1417, %1402
  br i1 %1418, label %1611, label %1419

1419:                                             ; preds = %1415, %1410
  %1420 = mul nsw i64 %1402, %1367
  %1421 = call i64 @llvm.smax.i64(i64 %1380, i64 %1420)
  %1422 = icmp eq i64 %1398, 0
  br i1 %1422, label %1427, label %1423

1423:                                             ; preds = %1419
  %1424 = getelementptr inbounds i8, ptr %1400, i64 -32
  %1425 = load i64, ptr %1424, align 8
  %1426 = icmp ne i64 %1425, %1402
  br label %1427

1427:                                             ; preds = %1423, %1419
  %1428 = phi i1 [ true, %1419 ], [ %1426, %1423 ]
  %1429 = icmp eq i64 %1398, %1413
  br i1 %1429, label %1434, label %1430

1430:                                             ; preds = %1427
  %1431 = getelementptr inbounds nuw i8, ptr %1400, i64 144
  %1432 = load i64, ptr %1431, align 8
  %1433 = icmp ne i64 %1432, %1402
  br label %1434

1434:                                             ; preds = %1430, %1427
  %1435 = phi i1 [ true, %1427 ], [ %1433, %1430 ]
  %1436 = select i1 %1428, i1 %1435, i1 false
  br i1 %1436, label %1437, label %1441

1437:                                             ; preds = %1434
  br i1 %1407, label %1611, label %1438

1438:                                             ; preds = %1437
  %1439 = sdiv i64 %1404, %1405
  %1440 = icmp eq i64 %1439, 1
  br i1 %1440, label %1611, label %1441

1441:                                             ; preds = %1438, %1434
  %1442 = add nsw i64 %1402, 1
  %1443 = mul nsw i64 %1442, %1367
  %1444 = call i64 @llvm.smin.i64(i64 %1383, i64 %1443)
  %1445 = icmp slt i64 %1421, %1444
  br i1 %1445, label %1446, label %1611

1446:                                             ; preds = %1441
  %1447 = add nsw i64 %1396, 1
  %1448 = icmp slt i64 %1447, %1412
  %1449 = icmp slt i64 %1396, %1412
  %1450 = add i64 %1411, 3
  %1451 = add i64 %1450, %1397
  %1452 = sub i64 %1451, %1396
  %1453 = add i64 %1411, -2
  %1454 = add i64 %1453, %1397
  %1455 = sub i64 %1454, %1396
  %1456 = and i64 %1452, 3
  %1457 = icmp eq i64 %1456, 0
  %1458 = icmp ult i64 %1455, 3
  br label %1459

1459:                                             ; preds = %1446, %1604
  %1460 = phi i64 [ %1421, %1446 ], [ %1607, %1604 ]
  %1461 = sub nsw i64 %1460, %1420
  %1462 = load ptr, ptr %1388, align 8
  %1463 = load ptr, ptr %1389, align 8
  %1464 = getelementptr inbounds i64, ptr %1463, i64 %1402
  %1465 = load i64, ptr %1464, align 8
  %1466 = mul nsw i64 %1465, %1367
  %1467 = add nsw i64 %1466, %1461
  %1468 = load i64, ptr %1390, align 8
  %1469 = mul nsw i64 %1467, %1468
  %1470 = getelementptr inbounds float, ptr %1462, i64 %1469
  %1471 = load ptr, ptr %1391, align 8
  %1472 = getelementptr inbounds float, ptr %1471, i64 %1460
  %1473 = load i64, ptr %4, align 8
  %1474 = load i64, ptr %6, align 8
  %1475 = mul nsw i64 %1474, %1473
  %1476 = load ptr, ptr %1392, align 8
  %1477 = getelementptr inbounds float, ptr %1476, i64 %1461
  %1478 = mul nsw i64 %1475, %1396
  %1479 = getelementptr inbounds float, ptr %1477, i64 %1478
  %1480 = load float, ptr %1479, align 4
  br i1 %1448, label %1481, label %1498

1481:                                             ; preds = %1459
  br i1 %1457, label %1494, label %1482

1482:                                             ; preds = %1481, %1482
  %1483 = phi i64 [ %1491, %1482 ], [ %1447, %1481 ]
  %1484 = phi float [ %1490, %1482 ], [ %1480, %1481 ]
  %1485 = phi i64 [ %1492, %1482 ], [ 0, %1481 ]
  %1486 = mul nsw i64 %1483, %1475
  %1487 = getelementptr inbounds float, ptr %1477, i64 %1486
  %1488 = load float, ptr %1487, align 4
  %1489 = fcmp ogt float %1488, %1484
  %1490 = select i1 %1489, float %1488, float %1484
  %1491 = add nsw i64 %1483, 1
  %1492 = add i64 %1485, 1
  %1493 = icmp eq i64 %1492, %1456
  br i1 %1493, label %1494, label %1482, !llvm.loop !27

1494:                                             ; preds = %1482, %1481
  %1495 = phi float [ poison, %1481 ], [ %1490, %1482 ]
  %1496 = phi i64 [ %1447, %1481 ], [ %1491, %1482 ]
  %1497 = phi float [ %1480, %1481 ], [ %1490, %1482 ]
  br i1 %1458, label %1498, label %1500

1498:                                             ; preds = %1494, %1500, %1459
  %1499 = phi float [ %1480, %1459 ], [ %1495, %1494 ], [ %1525, %1500 ]
  br i1 %1449, label %1536, label %1528

1500:                                             ; preds = %1494, %1500
  %1501 = phi i64 [ %1526, %1500 ], [ %1496, %1494 ]
  %1502 = phi float [ %1525, %1500 ], [ %1497, %1494 ]
  %1503 = mul nsw i64 %1501, %1475
  %1504 = getelementptr inbounds float, ptr %1477, i64 %1503
  %1505 = load float, ptr %1504, align 4
  %1506 = fcmp ogt float %1505, %1502
  %1507 = select i1 %1506, float %1505, float %1502
  %1508 = add nsw i64 %1501, 1
  %1509 = mul nsw i64 %1508, %1475
  %1510 = getelementptr inbounds float, ptr %1477, i64 %1509
  %1511 = load float, ptr %1510, align 4
  %1512 = fcmp ogt float %1511, %1507
  %1513 = select i1 %1512, float %1511, float %1507
  %1514 = add nsw i64 %1501, 2
  %1515 = mul nsw i64 %1514, %1475
  %1516 = getelementptr inbounds float, ptr %1477, i64 %1515
  %1517 = load float, ptr %1516, align 4
  %1518 = fcmp ogt float %1517, %1513
  %1519 = select i1 %1518, float %1517, float %1513
  %1520 = add nsw i64 %1501, 3
  %1521 = mul nsw i64 %1520, %1475
  %1522 = getelementptr inbounds float, ptr %1477, i64 %1521
  %1523 = load float, ptr %1522, align 4
  %1524 = fcmp ogt float %1523, %1519
  %1525 = select i1 %1524, float %1523, float %1519
  %1526 = add nsw i64 %1501, 4
  %1527 = icmp eq i64 %1526, %1412
  br i1 %1527, label %1498, label %1500, !llvm.loop !28

1528:                                             ; preds = %1591, %1498
  %1529 = phi i64 [ %1468, %1498 ], [ %1592, %1591 ]
  %1530 = phi float [ 0.000000e+00, %1498 ], [ %1593, %1591 ]
  %1531 = icmp sgt i64 %1529, 0
  br i1 %1531, label %1532, label %1604

1532:                                             ; preds = %1528
  %1533 = fdiv float 1.000000e+00, %1530
  %1534 = insertelement <16 x float> poison, float %1533, i64 0
  %1535 = shufflevector <16 x float> %1534, <16 x float> poison, <16 x i32> zeroinitializer
  br label %1596

1536:                                             ; preds = %1498, %1591
  %1537 = phi i64 [ %1592, %1591 ], [ %1468, %1498 ]
  %1538 = phi float [ %1593, %1591 ], [ 0.000000e+00, %1498 ]
  %1539 = phi i64 [ %1594, %1591 ], [ %1396, %1498 ]
  %1540 = mul nsw i64 %1539, %1475
  %1541 = getelementptr inbounds float, ptr %1477, i64 %1540
  %1542 = load float, ptr %1541, align 4
  %1543 = fcmp oeq float %1542, 0xFFF0000000000000
  br i1 %1543, label %1591, label %1544

1544:                                             ; preds = %1536
  %1545 = fsub float %1542, %1499
  %1546 = insertelement <16 x float> poison, float %1545, i64 0
  %1547 = shufflevector <16 x float> %1546, <16 x float> poison, <16 x i32> zeroinitializer
  %1548 = fcmp olt <16 x float> %1547, splat (float -8.600000e+01)
  %1549 = select <16 x i1> %1548, <16 x float> splat (float -8.600000e+01), <16 x float> %1547
  %1550 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1549, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %1551 = bitcast <16 x float> %1550 to <16 x i32>
  %1552 = fadd <16 x float> %1550, splat (float 0xC168000000000000)
  %1553 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1552, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %1549)
  %1554 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1552, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %1553)
  %1555 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1554, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %1556 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1555, <16 x float> %1554, <16 x float> splat (float 0x3F81112100000000))
  %1557 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1556, <16 x float> %1554, <16 x float> splat (float 0x3FA5553820000000))
  %1558 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1557, <16 x float> %1554, <16 x float> splat (float 0x3FC5555540000000))
  %1559 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1558, <16 x float> %1554, <16 x float> splat (float 5.000000e-01))
  %1560 = fmul <16 x float> %1554, %1554
  %1561 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1559, <16 x float> %1560, <16 x float> %1554)
  %1562 = fadd <16 x float> %1561, splat (float 1.000000e+00)
  %1563 = shl <16 x i32> %1551, splat (i32 23)
  %1564 = add <16 x i32> %1563, splat (i32 1065353216)
  %1565 = bitcast <16 x i32> %1564 to <16 x float>
  %1566 = fmul <16 x float> %1562, %1565
  %1567 = load ptr, ptr %1393, align 8
  %1568 = add nsw i64 %1540, %1461
  %1569 = mul nsw i64 %1537, %1568
  %1570 = getelementptr inbounds float, ptr %1567, i64 %1569
  %1571 = icmp sgt i64 %1537, 0
  br i1 %1571, label %1572, label %1574

1572:                                             ; preds = %1544
  %1573 = fcmp ogt float %1538, 0.000000e+00
  br label %1578

1574:                                             ; preds = %1585, %1544
  %1575 = phi i64 [ %1537, %1544 ], [ %1589, %1585 ]
  %1576 = extractelement <16 x float> %1566, i64 0
  %1577 = fadd float %1538, %1576
  br label %1591

1578:                                             ; preds = %1572, %1585
  %1579 = phi i64 [ 0, %1572 ], [ %1588, %1585 ]
  %1580 = getelementptr inbounds nuw float, ptr %1470, i64 %1579
  %1581 = getelementptr inbounds nuw float, ptr %1570, i64 %1579
  %1582 = load <16 x float>, ptr %1581, align 4
  br i1 %1573, label %1583, label %1585

1583:                                             ; preds = %1578
  %1584 = load <16 x float>, ptr %1580, align 4
  br label %1585

1585:                                             ; preds = %1583, %1578
  %1586 = phi <16 x float> [ %1584, %1583 ], [ zeroinitializer, %1578 ]
  %1587 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1566, <16 x float> %1582, <16 x float> %1586)
  store <16 x float> %1587, ptr %1580, align 4
  %1588 = add nuw nsw i64 %1579, 16
  %1589 = load i64, ptr %1390, align 8
  %1590 = icmp slt i64 %1588, %1589
  br i1 %1590, label %1578, label %1574, !llvm.loop !29

1591:                                             ; preds = %1574, %1536
  %1592 = phi i64 [ %1537, %1536 ], [ %1575, %1574 ]
  %1593 = phi float [ %1538, %1536 ], [ %1577, %1574 ]
  %1594 = add nsw i64 %1539, 1
  %1595 = icmp eq i64 %1594, %1412
  br i1 %1595, label %1528, label %1536, !llvm.loop !30

1596:                                             ; preds = %1532, %1596
  %1597 = phi i64 [ 0, %1532 ], [ %1601, %1596 ]
  %1598 = getelementptr inbounds nuw float, ptr %1470, i64 %1597
  %1599 = load <16 x float>, ptr %1598, align 4
  %1600 = fmul <16 x float> %1535, %1599
  store <16 x float> %1600, ptr %1598, align 4
  %1601 = add nuw nsw i64 %1597, 16
  %1602 = load i64, ptr %1390, align 8
  %1603 = icmp slt i64 %1601, %1602
  br i1 %1603, label %1596, label %1604, !llvm.loop !31

1604:                                             ; preds = %1596, %1528
  %1605 = call float @logf(float noundef %1530)
  %1606 = fadd float %1499, %1605
  store float %1606, ptr %1472, align 4
  %1607 = add i64 %1460, 1
  %1608 = icmp eq i64 %1607, %1444
  br i1 %1608, label %1609, label %1459, !llvm.loop !32

1609:                                             ; preds = %1604
  %1610 = load i64, ptr %9, align 8
  br label %1611

1611:                                             ; preds = %1609, %1441, %1437, %1438, %1415
  %1612 = phi i64 [ %1395, %1415 ], [ %1395, %1438 ], [ %1395, %1437 ], [ %1395, %1441 ], [ %1610, %1609 ]
  %1613 = phi i64 [ %1396, %1415 ], [ %1412, %1438 ], [ %1412, %1437 ], [ %1412, %1441 ], [ %1412, %1609 ]
  %1614 = add nuw nsw i64 %1398, 1
  %1615 = icmp slt i64 %1614, %1612
  br i1 %1615, label %1394, label %1616, !llvm.loop !33

1616:                                             ; preds = %1611, %1364
  ret void
}

declare void @GOMP_barrier() local_unnamed_addr

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

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
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
