; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 72c49ff8d05dab1d, code 149b9844a6912fe7
%struct.query = type { ptr, ptr, ptr, ptr, float }
%struct.source = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.product = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.before = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, float }
%struct.operands = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float }
%struct.after = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, float }

@switch.table.product_of_block = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

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

define void @before(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 %6, 1
  %8 = add nsw i64 %7, %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %8, %10
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %2)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %11, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %38 = load i64, ptr %37, align 8
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 0, ptr %39, align 8
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load float, ptr %43, align 8
  %45 = add nsw i64 %31, 5
  %46 = sdiv i64 %45, 6
  %47 = tail call i32 @omp_get_thread_num()
  %48 = sext i32 %47 to i64
  %49 = tail call i32 @omp_get_num_threads()
  %50 = sext i32 %49 to i64
  %51 = mul nsw i64 %46, %48
  %52 = sdiv i64 %51, %50
  %53 = add nsw i64 %48, 1
  %54 = mul nsw i64 %53, %46
  %55 = sdiv i64 %54, %50
  %56 = icmp slt i64 %52, %55
  br i1 %56, label %57, label %194

57:                                               ; preds = %1
  %58 = add i64 %31, -1
  %59 = add i64 %58, %46
  %60 = sdiv i64 %59, %46
  %61 = icmp sgt i64 %34, 0
  %62 = sitofp i64 %34 to float
  %63 = add i64 %34, -1
  %64 = lshr i64 %63, 3
  %65 = add nuw nsw i64 %64, 1
  %66 = and i64 %65, 7
  %67 = icmp ult i64 %34, 57
  %68 = and i64 %65, 4611686018427387896
  %69 = icmp eq i64 %66, 0
  %70 = icmp ult i64 %34, 9
  %71 = and i64 %65, 4611686018427387902
  %72 = and i64 %63, 8
  %73 = icmp eq i64 %72, 0
  br label %74

74:                                               ; preds = %57, %81
  %75 = phi i64 [ %77, %81 ], [ %52, %57 ]
  %76 = mul nsw i64 %60, %75
  %77 = add nsw i64 %75, 1
  %78 = mul nsw i64 %60, %77
  %79 = tail call i64 @llvm.smin.i64(i64 %78, i64 %31)
  %80 = icmp slt i64 %76, %79
  br i1 %80, label %83, label %81

81:                                               ; preds = %191, %74
  call fastcc void @pack(ptr noundef nonnull %2, i64 %76, i64 %79, i64 0, i64 %34)
  %82 = icmp eq i64 %77, %55
  br i1 %82, label %194, label %74, !llvm.loop !33

83:                                               ; preds = %74, %191
  %84 = phi i64 [ %192, %191 ], [ %76, %74 ]
  %85 = mul nsw i64 %34, %84
  %86 = getelementptr inbounds float, ptr %40, i64 %85
  %87 = getelementptr inbounds float, ptr %16, i64 %85
  br i1 %61, label %88, label %103

88:                                               ; preds = %83
  br i1 %67, label %89, label %122

89:                                               ; preds = %122, %88
  %90 = phi <8 x float> [ poison, %88 ], [ %156, %122 ]
  %91 = phi <8 x float> [ zeroinitializer, %88 ], [ %156, %122 ]
  %92 = phi i64 [ 0, %88 ], [ %157, %122 ]
  br i1 %69, label %103, label %93

93:                                               ; preds = %89, %93
  %94 = phi <8 x float> [ %99, %93 ], [ %91, %89 ]
  %95 = phi i64 [ %100, %93 ], [ %92, %89 ]
  %96 = phi i64 [ %101, %93 ], [ 0, %89 ]
  %97 = getelementptr inbounds nuw float, ptr %86, i64 %95
  %98 = load <8 x float>, ptr %97, align 4
  %99 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %98, <8 x float> %98, <8 x float> %94)
  %100 = add nuw nsw i64 %95, 8
  %101 = add i64 %96, 1
  %102 = icmp eq i64 %101, %66
  br i1 %102, label %103, label %93, !llvm.loop !34

103:                                              ; preds = %89, %93, %83
  %104 = phi <8 x float> [ zeroinitializer, %83 ], [ %90, %89 ], [ %99, %93 ]
  %105 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %106 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %107 = fadd <4 x float> %105, %106
  %108 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %109 = fadd <4 x float> %107, %108
  %110 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %111 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %112 = fadd <4 x float> %110, %111
  %113 = fadd <4 x float> %109, %112
  %114 = extractelement <4 x float> %113, i64 0
  %115 = fdiv float %114, %62
  %116 = fadd float %44, %115
  %117 = tail call float @llvm.sqrt.f32(float %116)
  %118 = fdiv float 1.000000e+00, %117
  %119 = insertelement <8 x float> poison, float %118, i64 0
  %120 = shufflevector <8 x float> %119, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %61, label %121, label %191

121:                                              ; preds = %103
  br i1 %70, label %181, label %160

122:                                              ; preds = %88, %122
  %123 = phi <8 x float> [ %156, %122 ], [ zeroinitializer, %88 ]
  %124 = phi i64 [ %157, %122 ], [ 0, %88 ]
  %125 = phi i64 [ %158, %122 ], [ 0, %88 ]
  %126 = getelementptr inbounds nuw float, ptr %86, i64 %124
  %127 = load <8 x float>, ptr %126, align 4
  %128 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %127, <8 x float> %127, <8 x float> %123)
  %129 = or disjoint i64 %124, 8
  %130 = getelementptr inbounds nuw float, ptr %86, i64 %129
  %131 = load <8 x float>, ptr %130, align 4
  %132 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %131, <8 x float> %131, <8 x float> %128)
  %133 = or disjoint i64 %124, 16
  %134 = getelementptr inbounds nuw float, ptr %86, i64 %133
  %135 = load <8 x float>, ptr %134, align 4
  %136 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %135, <8 x float> %135, <8 x float> %132)
  %137 = or disjoint i64 %124, 24
  %138 = getelementptr inbounds nuw float, ptr %86, i64 %137
  %139 = load <8 x float>, ptr %138, align 4
  %140 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %139, <8 x float> %139, <8 x float> %136)
  %141 = or disjoint i64 %124, 32
  %142 = getelementptr inbounds nuw float, ptr %86, i64 %141
  %143 = load <8 x float>, ptr %142, align 4
  %144 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %143, <8 x float> %143, <8 x float> %140)
  %145 = or disjoint i64 %124, 40
  %146 = getelementptr inbounds nuw float, ptr %86, i64 %145
  %147 = load <8 x float>, ptr %146, align 4
  %148 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %147, <8 x float> %147, <8 x float> %144)
  %149 = or disjoint i64 %124, 48
  %150 = getelementptr inbounds nuw float, ptr %86, i64 %149
  %151 = load <8 x float>, ptr %150, align 4
  %152 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %151, <8 x float> %151, <8 x float> %148)
  %153 = or disjoint i64 %124, 56
  %154 = getelementptr inbounds nuw float, ptr %86, i64 %153
  %155 = load <8 x float>, ptr %154, align 4
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %155, <8 x float> %152)
  %157 = add nuw nsw i64 %124, 64
  %158 = add nuw nsw i64 %125, 8
  %159 = icmp eq i64 %158, %68
  br i1 %159, label %89, label %122, !llvm.loop !35

160:                                              ; preds = %121, %160
  %161 = phi i64 [ %178, %160 ], [ 0, %121 ]
  %162 = phi i64 [ %179, %160 ], [ 0, %121 ]
  %163 = getelementptr inbounds nuw float, ptr %87, i64 %161
  %164 = getelementptr inbounds nuw float, ptr %86, i64 %161
  %165 = load <8 x float>, ptr %164, align 4
  %166 = fmul <8 x float> %120, %165
  %167 = getelementptr inbounds nuw float, ptr %42, i64 %161
  %168 = load <8 x float>, ptr %167, align 4
  %169 = fmul <8 x float> %166, %168
  store <8 x float> %169, ptr %163, align 4
  %170 = or disjoint i64 %161, 8
  %171 = getelementptr inbounds nuw float, ptr %87, i64 %170
  %172 = getelementptr inbounds nuw float, ptr %86, i64 %170
  %173 = load <8 x float>, ptr %172, align 4
  %174 = fmul <8 x float> %120, %173
  %175 = getelementptr inbounds nuw float, ptr %42, i64 %170
  %176 = load <8 x float>, ptr %175, align 4
  %177 = fmul <8 x float> %174, %176
  store <8 x float> %177, ptr %171, align 4
  %178 = add nuw nsw i64 %161, 16
  %179 = add i64 %162, 2
  %180 = icmp eq i64 %179, %71
  br i1 %180, label %181, label %160, !llvm.loop !36

181:                                              ; preds = %160, %121
  %182 = phi i64 [ 0, %121 ], [ %178, %160 ]
  br i1 %73, label %183, label %191

183:                                              ; preds = %181
  %184 = getelementptr inbounds nuw float, ptr %87, i64 %182
  %185 = getelementptr inbounds nuw float, ptr %86, i64 %182
  %186 = load <8 x float>, ptr %185, align 4
  %187 = fmul <8 x float> %120, %186
  %188 = getelementptr inbounds nuw float, ptr %42, i64 %182
  %189 = load <8 x float>, ptr %188, align 4
  %190 = fmul <8 x float> %187, %189
  store <8 x float> %190, ptr %184, align 4
  br label %191

191:                                              ; preds = %183, %181, %103
  %192 = add nsw i64 %84, 1
  %193 = icmp slt i64 %192, %79
  br i1 %193, label %83, label %81, !llvm.loop !37

194:                                              ; preds = %81, %1
  tail call void @GOMP_barrier()
  %195 = sdiv i64 %11, 16
  %196 = add nsw i64 %46, 43
  %197 = sdiv i64 %196, 44
  %198 = mul nsw i64 %197, %195
  %199 = sdiv i64 %34, 32
  %200 = shl nsw i64 %199, 3
  switch i64 %38, label %207 [
    i64 0, label %201
    i64 1, label %203
    i64 2, label %205
  ]

201:                                              ; preds = %194
  %202 = shl nsw i64 %34, 2
  br label %210

203:                                              ; preds = %194
  %204 = shl nsw i64 %34, 1
  br label %210

205:                                              ; preds = %194
  %206 = add nsw i64 %200, %34
  br label %210

207:                                              ; preds = %194
  %208 = sdiv i64 %34, 2
  %209 = add nsw i64 %200, %208
  br label %210

210:                                              ; preds = %201, %203, %205, %207
  %211 = phi i64 [ %202, %201 ], [ %204, %203 ], [ %206, %205 ], [ %209, %207 ]
  %212 = shl nsw i64 %211, 4
  %213 = icmp sgt i64 %31, 39
  %214 = sdiv i64 %198, 2
  %215 = select i1 %213, i64 %214, i64 %198
  %216 = tail call i32 @omp_get_thread_num()
  %217 = sext i32 %216 to i64
  %218 = tail call i32 @omp_get_num_threads()
  %219 = sext i32 %218 to i64
  %220 = mul nsw i64 %215, %217
  %221 = sdiv i64 %220, %219
  %222 = add nsw i64 %217, 1
  %223 = mul nsw i64 %222, %215
  %224 = sdiv i64 %223, %219
  %225 = icmp slt i64 %221, %224
  br i1 %225, label %226, label %228

226:                                              ; preds = %210
  %227 = add nsw i64 %221, 1
  br label %231

228:                                              ; preds = %210
  %229 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %230 = add nsw i64 %229, %215
  br label %231

231:                                              ; preds = %226, %228
  %232 = phi i64 [ %227, %226 ], [ %221, %228 ]
  %233 = phi i64 [ %221, %226 ], [ %230, %228 ]
  %234 = icmp slt i64 %233, %198
  br i1 %234, label %235, label %262

235:                                              ; preds = %231, %255
  %236 = phi i64 [ %247, %255 ], [ %233, %231 ]
  %237 = phi i64 [ %246, %255 ], [ %232, %231 ]
  %238 = icmp slt i64 %237, %224
  br i1 %238, label %239, label %241

239:                                              ; preds = %235
  %240 = add nsw i64 %237, 1
  br label %245

241:                                              ; preds = %235
  %242 = load ptr, ptr %26, align 8
  %243 = atomicrmw add ptr %242, i64 1 monotonic, align 8
  %244 = add nsw i64 %243, %215
  br label %245

245:                                              ; preds = %239, %241
  %246 = phi i64 [ %240, %239 ], [ %237, %241 ]
  %247 = phi i64 [ %237, %239 ], [ %244, %241 ]
  %248 = sdiv i64 %236, %195
  %249 = srem i64 %236, %195
  %250 = mul i64 %248, 44
  %251 = add i64 %250, 44
  %252 = call i64 @llvm.smin.i64(i64 %251, i64 %46)
  %253 = load ptr, ptr %2, align 8
  %254 = icmp slt i64 %247, %198
  br i1 %254, label %255, label %259

255:                                              ; preds = %245
  %256 = srem i64 %247, %195
  %257 = mul nsw i64 %212, %256
  %258 = getelementptr inbounds i8, ptr %253, i64 %257
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %249, i64 %250, i64 %252, ptr noundef %258)
  br label %235

259:                                              ; preds = %245
  %260 = mul nsw i64 %212, %249
  %261 = getelementptr inbounds i8, ptr %253, i64 %260
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %249, i64 %250, i64 %252, ptr noundef %261)
  br label %262

262:                                              ; preds = %259, %231
  call void @GOMP_barrier()
  %263 = load i64, ptr %30, align 8
  %264 = call i32 @omp_get_thread_num()
  %265 = sext i32 %264 to i64
  %266 = call i32 @omp_get_num_threads()
  %267 = sext i32 %266 to i64
  %268 = mul nsw i64 %263, %265
  %269 = sdiv i64 %268, %267
  %270 = add nsw i64 %265, 1
  %271 = mul nsw i64 %270, %263
  %272 = sdiv i64 %271, %267
  %273 = icmp slt i64 %269, %272
  br i1 %273, label %274, label %287

274:                                              ; preds = %262
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %277 = load i64, ptr %3, align 8
  %278 = load i64, ptr %5, align 8
  br label %279

279:                                              ; preds = %274, %288
  %280 = phi i64 [ %278, %274 ], [ %289, %288 ]
  %281 = phi i64 [ %277, %274 ], [ %290, %288 ]
  %282 = phi i64 [ %269, %274 ], [ %291, %288 ]
  %283 = add nsw i64 %280, %281
  %284 = icmp sgt i64 %283, 0
  br i1 %284, label %285, label %288

285:                                              ; preds = %279
  %286 = mul nsw i64 %282, %11
  br label %293

287:                                              ; preds = %288, %262
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void

288:                                              ; preds = %463, %279
  %289 = phi i64 [ %280, %279 ], [ %466, %463 ]
  %290 = phi i64 [ %281, %279 ], [ %465, %463 ]
  %291 = add nsw i64 %282, 1
  %292 = icmp eq i64 %291, %272
  br i1 %292, label %287, label %279, !llvm.loop !38

293:                                              ; preds = %285, %463
  %294 = phi i64 [ %281, %285 ], [ %465, %463 ]
  %295 = phi i64 [ 0, %285 ], [ %464, %463 ]
  %296 = icmp slt i64 %295, %294
  %297 = select i1 %296, i64 64, i64 72
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 %297
  %299 = load ptr, ptr %298, align 8
  %300 = load ptr, ptr %24, align 8
  %301 = getelementptr inbounds float, ptr %300, i64 %286
  %302 = load i64, ptr %9, align 8
  %303 = mul nsw i64 %302, %295
  %304 = getelementptr inbounds float, ptr %301, i64 %303
  %305 = icmp eq ptr %299, null
  br i1 %305, label %428, label %306

306:                                              ; preds = %293
  %307 = load float, ptr %43, align 8
  %308 = icmp sgt i64 %302, 0
  br i1 %308, label %309, label %332

309:                                              ; preds = %306
  %310 = add nsw i64 %302, -1
  %311 = lshr i64 %310, 3
  %312 = add nuw nsw i64 %311, 1
  %313 = and i64 %312, 7
  %314 = icmp ult i64 %302, 57
  br i1 %314, label %317, label %315

315:                                              ; preds = %309
  %316 = and i64 %312, 4611686018427387896
  br label %358

317:                                              ; preds = %358, %309
  %318 = phi <8 x float> [ poison, %309 ], [ %392, %358 ]
  %319 = phi <8 x float> [ zeroinitializer, %309 ], [ %392, %358 ]
  %320 = phi i64 [ 0, %309 ], [ %393, %358 ]
  %321 = icmp eq i64 %313, 0
  br i1 %321, label %332, label %322

322:                                              ; preds = %317, %322
  %323 = phi <8 x float> [ %328, %322 ], [ %319, %317 ]
  %324 = phi i64 [ %329, %322 ], [ %320, %317 ]
  %325 = phi i64 [ %330, %322 ], [ 0, %317 ]
  %326 = getelementptr inbounds nuw float, ptr %304, i64 %324
  %327 = load <8 x float>, ptr %326, align 4
  %328 = call <8 x float> @llvm.fma.v8f32(<8 x float> %327, <8 x float> %327, <8 x float> %323)
  %329 = add nuw nsw i64 %324, 8
  %330 = add i64 %325, 1
  %331 = icmp eq i64 %330, %313
  br i1 %331, label %332, label %322, !llvm.loop !39

332:                                              ; preds = %317, %322, %306
  %333 = phi <8 x float> [ zeroinitializer, %306 ], [ %318, %317 ], [ %328, %322 ]
  %334 = shufflevector <8 x float> %333, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %335 = shufflevector <8 x float> %333, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %336 = fadd <4 x float> %334, %335
  %337 = shufflevector <4 x float> %336, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %338 = fadd <4 x float> %336, %337
  %339 = shufflevector <4 x float> %336, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %340 = shufflevector <4 x float> %336, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %341 = fadd <4 x float> %339, %340
  %342 = fadd <4 x float> %338, %341
  %343 = extractelement <4 x float> %342, i64 0
  %344 = sitofp i64 %302 to float
  %345 = fdiv float %343, %344
  %346 = fadd float %307, %345
  %347 = call float @llvm.sqrt.f32(float %346)
  %348 = fdiv float 1.000000e+00, %347
  %349 = insertelement <8 x float> poison, float %348, i64 0
  %350 = shufflevector <8 x float> %349, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %308, label %351, label %463

351:                                              ; preds = %332
  %352 = add nsw i64 %302, -1
  %353 = icmp ult i64 %302, 9
  br i1 %353, label %415, label %354

354:                                              ; preds = %351
  %355 = lshr i64 %352, 3
  %356 = add nuw nsw i64 %355, 1
  %357 = and i64 %356, 4611686018427387902
  br label %396

358:                                              ; preds = %358, %315
  %359 = phi <8 x float> [ zeroinitializer, %315 ], [ %392, %358 ]
  %360 = phi i64 [ 0, %315 ], [ %393, %358 ]
  %361 = phi i64 [ 0, %315 ], [ %394, %358 ]
  %362 = getelementptr inbounds nuw float, ptr %304, i64 %360
  %363 = load <8 x float>, ptr %362, align 4
  %364 = call <8 x float> @llvm.fma.v8f32(<8 x float> %363, <8 x float> %363, <8 x float> %359)
  %365 = or disjoint i64 %360, 8
  %366 = getelementptr inbounds nuw float, ptr %304, i64 %365
  %367 = load <8 x float>, ptr %366, align 4
  %368 = call <8 x float> @llvm.fma.v8f32(<8 x float> %367, <8 x float> %367, <8 x float> %364)
  %369 = or disjoint i64 %360, 16
  %370 = getelementptr inbounds nuw float, ptr %304, i64 %369
  %371 = load <8 x float>, ptr %370, align 4
  %372 = call <8 x float> @llvm.fma.v8f32(<8 x float> %371, <8 x float> %371, <8 x float> %368)
  %373 = or disjoint i64 %360, 24
  %374 = getelementptr inbounds nuw float, ptr %304, i64 %373
  %375 = load <8 x float>, ptr %374, align 4
  %376 = call <8 x float> @llvm.fma.v8f32(<8 x float> %375, <8 x float> %375, <8 x float> %372)
  %377 = or disjoint i64 %360, 32
  %378 = getelementptr inbounds nuw float, ptr %304, i64 %377
  %379 = load <8 x float>, ptr %378, align 4
  %380 = call <8 x float> @llvm.fma.v8f32(<8 x float> %379, <8 x float> %379, <8 x float> %376)
  %381 = or disjoint i64 %360, 40
  %382 = getelementptr inbounds nuw float, ptr %304, i64 %381
  %383 = load <8 x float>, ptr %382, align 4
  %384 = call <8 x float> @llvm.fma.v8f32(<8 x float> %383, <8 x float> %383, <8 x float> %380)
  %385 = or disjoint i64 %360, 48
  %386 = getelementptr inbounds nuw float, ptr %304, i64 %385
  %387 = load <8 x float>, ptr %386, align 4
  %388 = call <8 x float> @llvm.fma.v8f32(<8 x float> %387, <8 x float> %387, <8 x float> %384)
  %389 = or disjoint i64 %360, 56
  %390 = getelementptr inbounds nuw float, ptr %304, i64 %389
  %391 = load <8 x float>, ptr %390, align 4
  %392 = call <8 x float> @llvm.fma.v8f32(<8 x float> %391, <8 x float> %391, <8 x float> %388)
  %393 = add nuw nsw i64 %360, 64
  %394 = add nuw nsw i64 %361, 8
  %395 = icmp eq i64 %394, %316
  br i1 %395, label %317, label %358, !llvm.loop !35

396:                                              ; preds = %396, %354
  %397 = phi i64 [ 0, %354 ], [ %412, %396 ]
  %398 = phi i64 [ 0, %354 ], [ %413, %396 ]
  %399 = getelementptr inbounds nuw float, ptr %304, i64 %397
  %400 = load <8 x float>, ptr %399, align 4
  %401 = fmul <8 x float> %350, %400
  %402 = getelementptr inbounds nuw float, ptr %299, i64 %397
  %403 = load <8 x float>, ptr %402, align 4
  %404 = fmul <8 x float> %401, %403
  store <8 x float> %404, ptr %399, align 4
  %405 = or disjoint i64 %397, 8
  %406 = getelementptr inbounds nuw float, ptr %304, i64 %405
  %407 = load <8 x float>, ptr %406, align 4
  %408 = fmul <8 x float> %350, %407
  %409 = getelementptr inbounds nuw float, ptr %299, i64 %405
  %410 = load <8 x float>, ptr %409, align 4
  %411 = fmul <8 x float> %408, %410
  store <8 x float> %411, ptr %406, align 4
  %412 = add nuw nsw i64 %397, 16
  %413 = add i64 %398, 2
  %414 = icmp eq i64 %413, %357
  br i1 %414, label %415, label %396, !llvm.loop !36

415:                                              ; preds = %396, %351
  %416 = phi i64 [ 0, %351 ], [ %412, %396 ]
  %417 = and i64 %352, 8
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %419, label %426

419:                                              ; preds = %415
  %420 = getelementptr inbounds nuw float, ptr %304, i64 %416
  %421 = load <8 x float>, ptr %420, align 4
  %422 = fmul <8 x float> %350, %421
  %423 = getelementptr inbounds nuw float, ptr %299, i64 %416
  %424 = load <8 x float>, ptr %423, align 4
  %425 = fmul <8 x float> %422, %424
  store <8 x float> %425, ptr %420, align 4
  br label %426

426:                                              ; preds = %415, %419
  %427 = load i64, ptr %9, align 8
  br label %428

428:                                              ; preds = %426, %293
  %429 = phi i64 [ %427, %426 ], [ %302, %293 ]
  %430 = load ptr, ptr %275, align 8
  %431 = mul nsw i64 %429, %282
  %432 = getelementptr inbounds float, ptr %430, i64 %431
  %433 = load ptr, ptr %276, align 8
  %434 = getelementptr inbounds float, ptr %433, i64 %431
  %435 = sdiv i64 %429, 2
  %436 = icmp sgt i64 %429, 1
  br i1 %436, label %437, label %463

437:                                              ; preds = %428
  %438 = getelementptr inbounds nuw float, ptr %304, i64 %435
  %439 = getelementptr inbounds nuw float, ptr %432, i64 %435
  %440 = getelementptr inbounds nuw float, ptr %434, i64 %435
  br label %441

441:                                              ; preds = %437, %441
  %442 = phi i64 [ 0, %437 ], [ %461, %441 ]
  %443 = getelementptr inbounds nuw float, ptr %304, i64 %442
  %444 = getelementptr inbounds nuw float, ptr %438, i64 %442
  %445 = load <8 x float>, ptr %443, align 4
  %446 = load <8 x float>, ptr %444, align 4
  %447 = getelementptr inbounds nuw float, ptr %432, i64 %442
  %448 = load <8 x float>, ptr %447, align 4
  %449 = fmul <8 x float> %445, %448
  %450 = getelementptr inbounds nuw float, ptr %434, i64 %442
  %451 = load <8 x float>, ptr %450, align 4
  %452 = fmul <8 x float> %446, %451
  %453 = fsub <8 x float> %449, %452
  store <8 x float> %453, ptr %443, align 4
  %454 = getelementptr inbounds nuw float, ptr %439, i64 %442
  %455 = load <8 x float>, ptr %454, align 4
  %456 = fmul <8 x float> %446, %455
  %457 = getelementptr inbounds nuw float, ptr %440, i64 %442
  %458 = load <8 x float>, ptr %457, align 4
  %459 = fmul <8 x float> %445, %458
  %460 = fadd <8 x float> %456, %459
  store <8 x float> %460, ptr %444, align 4
  %461 = add nuw nsw i64 %442, 8
  %462 = icmp slt i64 %461, %435
  br i1 %462, label %441, label %463, !llvm.loop !40

463:                                              ; preds = %441, %332, %428
  %464 = add nuw nsw i64 %295, 1
  %465 = load i64, ptr %3, align 8
  %466 = load i64, ptr %5, align 8
  %467 = add nsw i64 %466, %465
  %468 = icmp slt i64 %464, %467
  br i1 %468, label %293, label %288, !llvm.loop !41
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define void @after(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = alloca %struct.product, align 8
  %4 = alloca %struct.product, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %2)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load ptr, ptr %0, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %8, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 %8, ptr %35, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %3)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %3, align 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %17, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr null, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load ptr, ptr %44, align 8
  store ptr %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %6, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %8, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %51 = shl nsw i64 %10, 1
  store i64 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i64 0, ptr %55, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %4)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %57 = load ptr, ptr %56, align 8
  store ptr %57, ptr %4, align 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %60 = load ptr, ptr %59, align 8
  store ptr %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %17, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %23, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %67 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store ptr %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %6, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %10, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %8, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %73 = load i64, ptr %72, align 8
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i64 %8, ptr %74, align 8
  %75 = add nsw i64 %6, 5
  %76 = sdiv i64 %75, 6
  %77 = add nsw i64 %30, 191
  %78 = sdiv i64 %77, 192
  %79 = mul nsw i64 %78, %76
  %80 = tail call i32 @omp_get_thread_num()
  %81 = sext i32 %80 to i64
  %82 = tail call i32 @omp_get_num_threads()
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %79, %81
  %85 = sdiv i64 %84, %83
  %86 = add nsw i64 %81, 1
  %87 = mul nsw i64 %86, %79
  %88 = sdiv i64 %87, %83
  %89 = icmp slt i64 %85, %88
  br i1 %89, label %90, label %119

90:                                               ; preds = %1, %90
  %91 = phi i64 [ %110, %90 ], [ %85, %1 ]
  %92 = load i64, ptr %28, align 8, !noalias !42
  %93 = add nsw i64 %92, 191
  %94 = sdiv i64 %93, 192
  %95 = srem i64 %91, %94
  %96 = mul nsw i64 %95, 192
  %97 = sdiv i64 %91, %94
  %98 = load i64, ptr %27, align 8, !noalias !42
  %99 = add nsw i64 %98, 5
  %100 = sdiv i64 %99, 6
  %101 = add i64 %98, -1
  %102 = add i64 %101, %100
  %103 = sdiv i64 %102, %100
  %104 = mul nsw i64 %103, %97
  %105 = add nsw i64 %97, 1
  %106 = mul nsw i64 %103, %105
  %107 = tail call i64 @llvm.smin.i64(i64 %106, i64 %98)
  %108 = add nsw i64 %96, 192
  %109 = tail call i64 @llvm.smin.i64(i64 %108, i64 %92)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %104, i64 %107, i64 %96, i64 %109)
  %110 = add i64 %91, 1
  %111 = icmp eq i64 %110, %88
  br i1 %111, label %112, label %90, !llvm.loop !45

112:                                              ; preds = %90
  %113 = load i64, ptr %31, align 8
  %114 = load i64, ptr %27, align 8
  %115 = load i64, ptr %32, align 8
  %116 = load i64, ptr %28, align 8
  %117 = add nsw i64 %114, 5
  %118 = sdiv i64 %117, 6
  br label %119

119:                                              ; preds = %112, %1
  %120 = phi i64 [ %118, %112 ], [ %76, %1 ]
  %121 = phi i64 [ %116, %112 ], [ %30, %1 ]
  %122 = phi i64 [ %115, %112 ], [ %34, %1 ]
  %123 = phi i64 [ %114, %112 ], [ %6, %1 ]
  %124 = phi i64 [ %113, %112 ], [ %8, %1 ]
  tail call void @GOMP_barrier()
  %125 = sdiv i64 %124, 16
  %126 = add nsw i64 %120, 43
  %127 = sdiv i64 %126, 44
  %128 = mul nsw i64 %127, %125
  %129 = sdiv i64 %121, 32
  %130 = shl nsw i64 %129, 3
  switch i64 %122, label %137 [
    i64 0, label %131
    i64 1, label %133
    i64 2, label %135
  ]

131:                                              ; preds = %119
  %132 = shl nsw i64 %121, 2
  br label %140

133:                                              ; preds = %119
  %134 = shl nsw i64 %121, 1
  br label %140

135:                                              ; preds = %119
  %136 = add nsw i64 %130, %121
  br label %140

137:                                              ; preds = %119
  %138 = sdiv i64 %121, 2
  %139 = add nsw i64 %130, %138
  br label %140

140:                                              ; preds = %131, %133, %135, %137
  %141 = phi i64 [ %132, %131 ], [ %134, %133 ], [ %136, %135 ], [ %139, %137 ]
  %142 = shl nsw i64 %141, 4
  %143 = icmp sgt i64 %123, 39
  %144 = sdiv i64 %128, 2
  %145 = select i1 %143, i64 %144, i64 %128
  %146 = tail call i32 @omp_get_thread_num()
  %147 = sext i32 %146 to i64
  %148 = tail call i32 @omp_get_num_threads()
  %149 = sext i32 %148 to i64
  %150 = mul nsw i64 %145, %147
  %151 = sdiv i64 %150, %149
  %152 = add nsw i64 %147, 1
  %153 = mul nsw i64 %152, %145
  %154 = sdiv i64 %153, %149
  %155 = icmp slt i64 %151, %154
  br i1 %155, label %156, label %158

156:                                              ; preds = %140
  %157 = add nsw i64 %151, 1
  br label %162

158:                                              ; preds = %140
  %159 = load ptr, ptr %24, align 8
  %160 = atomicrmw add ptr %159, i64 1 monotonic, align 8
  %161 = add nsw i64 %160, %145
  br label %162

162:                                              ; preds = %156, %158
  %163 = phi i64 [ %157, %156 ], [ %151, %158 ]
  %164 = phi i64 [ %151, %156 ], [ %161, %158 ]
  %165 = icmp slt i64 %164, %128
  br i1 %165, label %166, label %193

166:                                              ; preds = %162, %186
  %167 = phi i64 [ %178, %186 ], [ %164, %162 ]
  %168 = phi i64 [ %177, %186 ], [ %163, %162 ]
  %169 = icmp slt i64 %168, %154
  br i1 %169, label %170, label %172

170:                                              ; preds = %166
  %171 = add nsw i64 %168, 1
  br label %176

172:                                              ; preds = %166
  %173 = load ptr, ptr %24, align 8
  %174 = atomicrmw add ptr %173, i64 1 monotonic, align 8
  %175 = add nsw i64 %174, %145
  br label %176

176:                                              ; preds = %170, %172
  %177 = phi i64 [ %171, %170 ], [ %168, %172 ]
  %178 = phi i64 [ %168, %170 ], [ %175, %172 ]
  %179 = sdiv i64 %167, %125
  %180 = srem i64 %167, %125
  %181 = mul i64 %179, 44
  %182 = add i64 %181, 44
  %183 = call i64 @llvm.smin.i64(i64 %182, i64 %120)
  %184 = load ptr, ptr %2, align 8
  %185 = icmp slt i64 %178, %128
  br i1 %185, label %186, label %190

186:                                              ; preds = %176
  %187 = srem i64 %178, %125
  %188 = mul nsw i64 %142, %187
  %189 = getelementptr inbounds i8, ptr %184, i64 %188
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %180, i64 %181, i64 %183, ptr noundef %189)
  br label %166

190:                                              ; preds = %176
  %191 = mul nsw i64 %142, %180
  %192 = getelementptr inbounds i8, ptr %184, i64 %191
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %180, i64 %181, i64 %183, ptr noundef %192)
  br label %193

193:                                              ; preds = %190, %162
  call void @GOMP_barrier()
  %194 = load ptr, ptr %22, align 8
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %196 = load ptr, ptr %195, align 8
  %197 = load ptr, ptr %39, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %199 = load float, ptr %198, align 8
  %200 = load i64, ptr %48, align 8
  %201 = add nsw i64 %200, 5
  %202 = sdiv i64 %201, 6
  %203 = call i32 @omp_get_thread_num()
  %204 = sext i32 %203 to i64
  %205 = call i32 @omp_get_num_threads()
  %206 = sext i32 %205 to i64
  %207 = mul nsw i64 %202, %204
  %208 = sdiv i64 %207, %206
  %209 = add nsw i64 %204, 1
  %210 = mul nsw i64 %209, %202
  %211 = sdiv i64 %210, %206
  %212 = load i64, ptr %49, align 8
  %213 = icmp slt i64 %208, %211
  br i1 %213, label %214, label %359

214:                                              ; preds = %193, %227
  %215 = phi i64 [ %223, %227 ], [ %208, %193 ]
  %216 = load i64, ptr %48, align 8
  %217 = add nsw i64 %216, 5
  %218 = sdiv i64 %217, 6
  %219 = add i64 %216, -1
  %220 = add i64 %219, %218
  %221 = sdiv i64 %220, %218
  %222 = mul nsw i64 %221, %215
  %223 = add nsw i64 %215, 1
  %224 = mul nsw i64 %221, %223
  %225 = call i64 @llvm.smin.i64(i64 %224, i64 %216)
  %226 = icmp slt i64 %222, %225
  br i1 %226, label %229, label %227

227:                                              ; preds = %356, %214
  call fastcc void @pack(ptr noundef nonnull %3, i64 %222, i64 %225, i64 0, i64 %212)
  %228 = icmp eq i64 %223, %211
  br i1 %228, label %359, label %214, !llvm.loop !33

229:                                              ; preds = %214, %356
  %230 = phi i64 [ %357, %356 ], [ %222, %214 ]
  %231 = load i64, ptr %49, align 8
  %232 = mul nsw i64 %231, %230
  %233 = getelementptr inbounds float, ptr %194, i64 %232
  %234 = getelementptr inbounds float, ptr %197, i64 %232
  %235 = icmp sgt i64 %231, 0
  br i1 %235, label %236, label %259

236:                                              ; preds = %229
  %237 = add nsw i64 %231, -1
  %238 = lshr i64 %237, 3
  %239 = add nuw nsw i64 %238, 1
  %240 = and i64 %239, 7
  %241 = icmp ult i64 %231, 57
  br i1 %241, label %244, label %242

242:                                              ; preds = %236
  %243 = and i64 %239, 4611686018427387896
  br label %285

244:                                              ; preds = %285, %236
  %245 = phi <8 x float> [ poison, %236 ], [ %319, %285 ]
  %246 = phi <8 x float> [ zeroinitializer, %236 ], [ %319, %285 ]
  %247 = phi i64 [ 0, %236 ], [ %320, %285 ]
  %248 = icmp eq i64 %240, 0
  br i1 %248, label %259, label %249

249:                                              ; preds = %244, %249
  %250 = phi <8 x float> [ %255, %249 ], [ %246, %244 ]
  %251 = phi i64 [ %256, %249 ], [ %247, %244 ]
  %252 = phi i64 [ %257, %249 ], [ 0, %244 ]
  %253 = getelementptr inbounds nuw float, ptr %233, i64 %251
  %254 = load <8 x float>, ptr %253, align 4
  %255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %254, <8 x float> %254, <8 x float> %250)
  %256 = add nuw nsw i64 %251, 8
  %257 = add i64 %252, 1
  %258 = icmp eq i64 %257, %240
  br i1 %258, label %259, label %249, !llvm.loop !46

259:                                              ; preds = %244, %249, %229
  %260 = phi <8 x float> [ zeroinitializer, %229 ], [ %245, %244 ], [ %255, %249 ]
  %261 = shufflevector <8 x float> %260, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %262 = shufflevector <8 x float> %260, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %263 = fadd <4 x float> %261, %262
  %264 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %265 = fadd <4 x float> %263, %264
  %266 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %267 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %268 = fadd <4 x float> %266, %267
  %269 = fadd <4 x float> %265, %268
  %270 = extractelement <4 x float> %269, i64 0
  %271 = sitofp i64 %231 to float
  %272 = fdiv float %270, %271
  %273 = fadd float %199, %272
  %274 = call float @llvm.sqrt.f32(float %273)
  %275 = fdiv float 1.000000e+00, %274
  %276 = insertelement <8 x float> poison, float %275, i64 0
  %277 = shufflevector <8 x float> %276, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %235, label %278, label %356

278:                                              ; preds = %259
  %279 = add nsw i64 %231, -1
  %280 = icmp ult i64 %231, 9
  br i1 %280, label %344, label %281

281:                                              ; preds = %278
  %282 = lshr i64 %279, 3
  %283 = add nuw nsw i64 %282, 1
  %284 = and i64 %283, 4611686018427387902
  br label %323

285:                                              ; preds = %285, %242
  %286 = phi <8 x float> [ zeroinitializer, %242 ], [ %319, %285 ]
  %287 = phi i64 [ 0, %242 ], [ %320, %285 ]
  %288 = phi i64 [ 0, %242 ], [ %321, %285 ]
  %289 = getelementptr inbounds nuw float, ptr %233, i64 %287
  %290 = load <8 x float>, ptr %289, align 4
  %291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> %290, <8 x float> %286)
  %292 = or disjoint i64 %287, 8
  %293 = getelementptr inbounds nuw float, ptr %233, i64 %292
  %294 = load <8 x float>, ptr %293, align 4
  %295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %294, <8 x float> %294, <8 x float> %291)
  %296 = or disjoint i64 %287, 16
  %297 = getelementptr inbounds nuw float, ptr %233, i64 %296
  %298 = load <8 x float>, ptr %297, align 4
  %299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %298, <8 x float> %298, <8 x float> %295)
  %300 = or disjoint i64 %287, 24
  %301 = getelementptr inbounds nuw float, ptr %233, i64 %300
  %302 = load <8 x float>, ptr %301, align 4
  %303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %302, <8 x float> %302, <8 x float> %299)
  %304 = or disjoint i64 %287, 32
  %305 = getelementptr inbounds nuw float, ptr %233, i64 %304
  %306 = load <8 x float>, ptr %305, align 4
  %307 = call <8 x float> @llvm.fma.v8f32(<8 x float> %306, <8 x float> %306, <8 x float> %303)
  %308 = or disjoint i64 %287, 40
  %309 = getelementptr inbounds nuw float, ptr %233, i64 %308
  %310 = load <8 x float>, ptr %309, align 4
  %311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %310, <8 x float> %310, <8 x float> %307)
  %312 = or disjoint i64 %287, 48
  %313 = getelementptr inbounds nuw float, ptr %233, i64 %312
  %314 = load <8 x float>, ptr %313, align 4
  %315 = call <8 x float> @llvm.fma.v8f32(<8 x float> %314, <8 x float> %314, <8 x float> %311)
  %316 = or disjoint i64 %287, 56
  %317 = getelementptr inbounds nuw float, ptr %233, i64 %316
  %318 = load <8 x float>, ptr %317, align 4
  %319 = call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %318, <8 x float> %315)
  %320 = add nuw nsw i64 %287, 64
  %321 = add nuw nsw i64 %288, 8
  %322 = icmp eq i64 %321, %243
  br i1 %322, label %244, label %285, !llvm.loop !35

323:                                              ; preds = %323, %281
  %324 = phi i64 [ 0, %281 ], [ %341, %323 ]
  %325 = phi i64 [ 0, %281 ], [ %342, %323 ]
  %326 = getelementptr inbounds nuw float, ptr %234, i64 %324
  %327 = getelementptr inbounds nuw float, ptr %233, i64 %324
  %328 = load <8 x float>, ptr %327, align 4
  %329 = fmul <8 x float> %277, %328
  %330 = getelementptr inbounds nuw float, ptr %196, i64 %324
  %331 = load <8 x float>, ptr %330, align 4
  %332 = fmul <8 x float> %329, %331
  store <8 x float> %332, ptr %326, align 4
  %333 = or disjoint i64 %324, 8
  %334 = getelementptr inbounds nuw float, ptr %234, i64 %333
  %335 = getelementptr inbounds nuw float, ptr %233, i64 %333
  %336 = load <8 x float>, ptr %335, align 4
  %337 = fmul <8 x float> %277, %336
  %338 = getelementptr inbounds nuw float, ptr %196, i64 %333
  %339 = load <8 x float>, ptr %338, align 4
  %340 = fmul <8 x float> %337, %339
  store <8 x float> %340, ptr %334, align 4
  %341 = add nuw nsw i64 %324, 16
  %342 = add i64 %325, 2
  %343 = icmp eq i64 %342, %284
  br i1 %343, label %344, label %323, !llvm.loop !36

344:                                              ; preds = %323, %278
  %345 = phi i64 [ 0, %278 ], [ %341, %323 ]
  %346 = and i64 %279, 8
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %348, label %356

348:                                              ; preds = %344
  %349 = getelementptr inbounds nuw float, ptr %234, i64 %345
  %350 = getelementptr inbounds nuw float, ptr %233, i64 %345
  %351 = load <8 x float>, ptr %350, align 4
  %352 = fmul <8 x float> %277, %351
  %353 = getelementptr inbounds nuw float, ptr %196, i64 %345
  %354 = load <8 x float>, ptr %353, align 4
  %355 = fmul <8 x float> %352, %354
  store <8 x float> %355, ptr %349, align 4
  br label %356

356:                                              ; preds = %348, %344, %259
  %357 = add nsw i64 %230, 1
  %358 = icmp slt i64 %357, %225
  br i1 %358, label %229, label %227, !llvm.loop !37

359:                                              ; preds = %227, %193
  call void @GOMP_barrier()
  %360 = load i64, ptr %50, align 8
  %361 = sdiv i64 %360, 16
  %362 = load i64, ptr %48, align 8
  %363 = add nsw i64 %362, 5
  %364 = sdiv i64 %363, 6
  %365 = add nsw i64 %364, 43
  %366 = sdiv i64 %365, 44
  %367 = mul nsw i64 %366, %361
  %368 = load i64, ptr %52, align 8
  %369 = load i64, ptr %49, align 8
  %370 = sdiv i64 %369, 32
  %371 = shl nsw i64 %370, 3
  switch i64 %368, label %378 [
    i64 0, label %372
    i64 1, label %374
    i64 2, label %376
  ]

372:                                              ; preds = %359
  %373 = shl nsw i64 %369, 2
  br label %381

374:                                              ; preds = %359
  %375 = shl nsw i64 %369, 1
  br label %381

376:                                              ; preds = %359
  %377 = add nsw i64 %371, %369
  br label %381

378:                                              ; preds = %359
  %379 = sdiv i64 %369, 2
  %380 = add nsw i64 %371, %379
  br label %381

381:                                              ; preds = %372, %374, %376, %378
  %382 = phi i64 [ %373, %372 ], [ %375, %374 ], [ %377, %376 ], [ %380, %378 ]
  %383 = shl nsw i64 %382, 4
  %384 = icmp sgt i64 %362, 39
  %385 = sdiv i64 %367, 2
  %386 = select i1 %384, i64 %385, i64 %367
  %387 = call i32 @omp_get_thread_num()
  %388 = sext i32 %387 to i64
  %389 = call i32 @omp_get_num_threads()
  %390 = sext i32 %389 to i64
  %391 = mul nsw i64 %386, %388
  %392 = sdiv i64 %391, %390
  %393 = add nsw i64 %388, 1
  %394 = mul nsw i64 %393, %386
  %395 = sdiv i64 %394, %390
  %396 = icmp slt i64 %392, %395
  br i1 %396, label %397, label %399

397:                                              ; preds = %381
  %398 = add nsw i64 %392, 1
  br label %403

399:                                              ; preds = %381
  %400 = load ptr, ptr %46, align 8
  %401 = atomicrmw add ptr %400, i64 1 monotonic, align 8
  %402 = add nsw i64 %401, %386
  br label %403

403:                                              ; preds = %397, %399
  %404 = phi i64 [ %398, %397 ], [ %392, %399 ]
  %405 = phi i64 [ %392, %397 ], [ %402, %399 ]
  %406 = icmp slt i64 %405, %367
  br i1 %406, label %407, label %434

407:                                              ; preds = %403, %427
  %408 = phi i64 [ %419, %427 ], [ %405, %403 ]
  %409 = phi i64 [ %418, %427 ], [ %404, %403 ]
  %410 = icmp slt i64 %409, %395
  br i1 %410, label %411, label %413

411:                                              ; preds = %407
  %412 = add nsw i64 %409, 1
  br label %417

413:                                              ; preds = %407
  %414 = load ptr, ptr %46, align 8
  %415 = atomicrmw add ptr %414, i64 1 monotonic, align 8
  %416 = add nsw i64 %415, %386
  br label %417

417:                                              ; preds = %411, %413
  %418 = phi i64 [ %412, %411 ], [ %409, %413 ]
  %419 = phi i64 [ %409, %411 ], [ %416, %413 ]
  %420 = sdiv i64 %408, %361
  %421 = srem i64 %408, %361
  %422 = mul i64 %420, 44
  %423 = add i64 %422, 44
  %424 = call i64 @llvm.smin.i64(i64 %423, i64 %364)
  %425 = load ptr, ptr %3, align 8
  %426 = icmp slt i64 %419, %367
  br i1 %426, label %427, label %431

427:                                              ; preds = %417
  %428 = srem i64 %419, %361
  %429 = mul nsw i64 %383, %428
  %430 = getelementptr inbounds i8, ptr %425, i64 %429
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %421, i64 %422, i64 %424, ptr noundef %430)
  br label %407

431:                                              ; preds = %417
  %432 = mul nsw i64 %383, %421
  %433 = getelementptr inbounds i8, ptr %425, i64 %432
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %421, i64 %422, i64 %424, ptr noundef %433)
  br label %434

434:                                              ; preds = %431, %403
  call void @GOMP_barrier()
  %435 = load ptr, ptr %44, align 8
  %436 = load ptr, ptr %59, align 8
  %437 = add nsw i64 %10, 191
  %438 = sdiv i64 %437, 192
  %439 = mul nsw i64 %438, %76
  %440 = call i32 @omp_get_thread_num()
  %441 = sext i32 %440 to i64
  %442 = call i32 @omp_get_num_threads()
  %443 = sext i32 %442 to i64
  %444 = mul nsw i64 %439, %441
  %445 = sdiv i64 %444, %443
  %446 = add nsw i64 %441, 1
  %447 = mul nsw i64 %439, %446
  %448 = sdiv i64 %447, %443
  %449 = icmp slt i64 %445, %448
  br i1 %449, label %450, label %522

450:                                              ; preds = %434
  %451 = add nsw i64 %10, 191
  %452 = sdiv i64 %451, 192
  %453 = add i64 %6, -1
  %454 = add i64 %453, %76
  %455 = sdiv i64 %454, %76
  br label %456

456:                                              ; preds = %450, %478
  %457 = phi i64 [ %479, %478 ], [ %445, %450 ]
  %458 = srem i64 %457, %452
  %459 = mul nsw i64 %458, 192
  %460 = sdiv i64 %457, %452
  %461 = mul nsw i64 %455, %460
  %462 = add nsw i64 %460, 1
  %463 = mul nsw i64 %455, %462
  %464 = call i64 @llvm.smin.i64(i64 %463, i64 %6)
  %465 = add nsw i64 %459, 192
  %466 = call i64 @llvm.smin.i64(i64 %465, i64 %10)
  %467 = icmp slt i64 %461, %464
  br i1 %467, label %468, label %478

468:                                              ; preds = %456
  %469 = icmp sgt i64 %10, %459
  br label %470

470:                                              ; preds = %468, %481
  %471 = phi i64 [ %461, %468 ], [ %482, %481 ]
  br i1 %469, label %472, label %481

472:                                              ; preds = %470
  %473 = shl nsw i64 %471, 1
  %474 = mul nsw i64 %473, %10
  %475 = getelementptr inbounds float, ptr %435, i64 %474
  %476 = mul nsw i64 %10, %471
  %477 = getelementptr inbounds float, ptr %436, i64 %476
  br label %484

478:                                              ; preds = %481, %456
  call fastcc void @pack(ptr noundef nonnull %4, i64 %461, i64 %464, i64 %459, i64 %466)
  %479 = add i64 %457, 1
  %480 = icmp eq i64 %479, %448
  br i1 %480, label %522, label %456, !llvm.loop !47

481:                                              ; preds = %484, %470
  %482 = add nsw i64 %471, 1
  %483 = icmp slt i64 %482, %464
  br i1 %483, label %470, label %478, !llvm.loop !48

484:                                              ; preds = %472, %484
  %485 = phi i64 [ %459, %472 ], [ %520, %484 ]
  %486 = getelementptr inbounds float, ptr %475, i64 %485
  %487 = getelementptr inbounds float, ptr %477, i64 %485
  %488 = load <8 x float>, ptr %486, align 4
  %489 = getelementptr inbounds float, ptr %486, i64 %10
  %490 = load <8 x float>, ptr %489, align 4
  %491 = fcmp olt <8 x float> %488, zeroinitializer
  %492 = fneg <8 x float> %488
  %493 = select <8 x i1> %491, <8 x float> %488, <8 x float> %492
  %494 = fcmp olt <8 x float> %493, splat (float -8.600000e+01)
  %495 = select <8 x i1> %494, <8 x float> splat (float -8.600000e+01), <8 x float> %493
  %496 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %497 = bitcast <8 x float> %496 to <8 x i32>
  %498 = fadd <8 x float> %496, splat (float 0xC168000000000000)
  %499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %498, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %495)
  %500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %498, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %499)
  %501 = call <8 x float> @llvm.fma.v8f32(<8 x float> %500, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %502 = call <8 x float> @llvm.fma.v8f32(<8 x float> %501, <8 x float> %500, <8 x float> splat (float 0x3F81112100000000))
  %503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %502, <8 x float> %500, <8 x float> splat (float 0x3FA5553820000000))
  %504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %503, <8 x float> %500, <8 x float> splat (float 0x3FC5555540000000))
  %505 = call <8 x float> @llvm.fma.v8f32(<8 x float> %504, <8 x float> %500, <8 x float> splat (float 5.000000e-01))
  %506 = fmul <8 x float> %500, %500
  %507 = call <8 x float> @llvm.fma.v8f32(<8 x float> %505, <8 x float> %506, <8 x float> %500)
  %508 = fadd <8 x float> %507, splat (float 1.000000e+00)
  %509 = shl <8 x i32> %497, splat (i32 23)
  %510 = add <8 x i32> %509, splat (i32 1065353216)
  %511 = bitcast <8 x i32> %510 to <8 x float>
  %512 = fmul <8 x float> %508, %511
  %513 = select <8 x i1> %491, <8 x float> %512, <8 x float> splat (float 1.000000e+00)
  %514 = fadd <8 x float> %512, splat (float 1.000000e+00)
  %515 = fdiv <8 x float> %513, %514
  %516 = fcmp uge <8 x float> %488, splat (float -8.600000e+01)
  %517 = select <8 x i1> %516, <8 x float> %515, <8 x float> zeroinitializer
  %518 = fmul <8 x float> %488, %517
  %519 = fmul <8 x float> %490, %518
  store <8 x float> %519, ptr %487, align 4
  %520 = add nsw i64 %485, 8
  %521 = icmp slt i64 %520, %466
  br i1 %521, label %484, label %481, !llvm.loop !49

522:                                              ; preds = %478, %434
  call void @GOMP_barrier()
  %523 = sdiv i64 %8, 16
  %524 = add nsw i64 %76, 43
  %525 = sdiv i64 %524, 44
  %526 = mul nsw i64 %525, %523
  %527 = sdiv i64 %10, 32
  %528 = shl nsw i64 %527, 3
  switch i64 %73, label %533 [
    i64 0, label %529
    i64 1, label %536
    i64 2, label %531
  ]

529:                                              ; preds = %522
  %530 = shl nsw i64 %10, 2
  br label %536

531:                                              ; preds = %522
  %532 = add nsw i64 %528, %10
  br label %536

533:                                              ; preds = %522
  %534 = sdiv i64 %10, 2
  %535 = add nsw i64 %528, %534
  br label %536

536:                                              ; preds = %522, %529, %531, %533
  %537 = phi i64 [ %530, %529 ], [ %532, %531 ], [ %535, %533 ], [ %51, %522 ]
  %538 = shl nsw i64 %537, 4
  %539 = icmp sgt i64 %6, 39
  %540 = sdiv i64 %526, 2
  %541 = select i1 %539, i64 %540, i64 %526
  %542 = call i32 @omp_get_thread_num()
  %543 = sext i32 %542 to i64
  %544 = call i32 @omp_get_num_threads()
  %545 = sext i32 %544 to i64
  %546 = mul nsw i64 %541, %543
  %547 = sdiv i64 %546, %545
  %548 = add nsw i64 %543, 1
  %549 = mul nsw i64 %548, %541
  %550 = sdiv i64 %549, %545
  %551 = icmp slt i64 %547, %550
  br i1 %551, label %552, label %554

552:                                              ; preds = %536
  %553 = add nsw i64 %547, 1
  br label %557

554:                                              ; preds = %536
  %555 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %556 = add nsw i64 %555, %541
  br label %557

557:                                              ; preds = %552, %554
  %558 = phi i64 [ %553, %552 ], [ %547, %554 ]
  %559 = phi i64 [ %547, %552 ], [ %556, %554 ]
  %560 = icmp slt i64 %559, %526
  br i1 %560, label %561, label %588

561:                                              ; preds = %557, %581
  %562 = phi i64 [ %573, %581 ], [ %559, %557 ]
  %563 = phi i64 [ %572, %581 ], [ %558, %557 ]
  %564 = icmp slt i64 %563, %550
  br i1 %564, label %565, label %567

565:                                              ; preds = %561
  %566 = add nsw i64 %563, 1
  br label %571

567:                                              ; preds = %561
  %568 = load ptr, ptr %66, align 8
  %569 = atomicrmw add ptr %568, i64 1 monotonic, align 8
  %570 = add nsw i64 %569, %541
  br label %571

571:                                              ; preds = %565, %567
  %572 = phi i64 [ %566, %565 ], [ %563, %567 ]
  %573 = phi i64 [ %563, %565 ], [ %570, %567 ]
  %574 = sdiv i64 %562, %523
  %575 = srem i64 %562, %523
  %576 = mul i64 %574, 44
  %577 = add i64 %576, 44
  %578 = call i64 @llvm.smin.i64(i64 %577, i64 %76)
  %579 = load ptr, ptr %4, align 8
  %580 = icmp slt i64 %573, %526
  br i1 %580, label %581, label %585

581:                                              ; preds = %571
  %582 = srem i64 %573, %523
  %583 = mul nsw i64 %538, %582
  %584 = getelementptr inbounds i8, ptr %579, i64 %583
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %575, i64 %576, i64 %578, ptr noundef %584)
  br label %561

585:                                              ; preds = %571
  %586 = mul nsw i64 %538, %575
  %587 = getelementptr inbounds i8, ptr %579, i64 %586
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %575, i64 %576, i64 %578, ptr noundef %587)
  br label %588

588:                                              ; preds = %585, %557
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void
}

define void @layers(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %9

8:                                                ; preds = %9, %1
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw %struct.before, ptr %11, i64 %10
  tail call void @before(ptr noundef %12)
  tail call void @GOMP_barrier()
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds nuw %struct.operands, ptr %13, i64 %10
  tail call void @attention(ptr noundef %14)
  tail call void @GOMP_barrier()
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds nuw %struct.after, ptr %15, i64 %10
  tail call void @after(ptr noundef %16)
  tail call void @GOMP_barrier()
  %17 = add nuw nsw i64 %10, 1
  %18 = load i64, ptr %2, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %9, label %8, !llvm.loop !50
}

define void @product(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 5
  %5 = sdiv i64 %4, 6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 191
  %9 = sdiv i64 %8, 192
  %10 = mul nsw i64 %9, %5
  %11 = tail call i32 @omp_get_thread_num()
  %12 = sext i32 %11 to i64
  %13 = tail call i32 @omp_get_num_threads()
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %10, %12
  %16 = sdiv i64 %15, %14
  %17 = add nsw i64 %12, 1
  %18 = mul nsw i64 %10, %17
  %19 = sdiv i64 %18, %14
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %1, %21
  %22 = phi i64 [ %41, %21 ], [ %16, %1 ]
  %23 = load i64, ptr %6, align 8, !noalias !51
  %24 = add nsw i64 %23, 191
  %25 = sdiv i64 %24, 192
  %26 = srem i64 %22, %25
  %27 = mul nsw i64 %26, 192
  %28 = sdiv i64 %22, %25
  %29 = load i64, ptr %2, align 8, !noalias !51
  %30 = add nsw i64 %29, 5
  %31 = sdiv i64 %30, 6
  %32 = add i64 %29, -1
  %33 = add i64 %32, %31
  %34 = sdiv i64 %33, %31
  %35 = mul nsw i64 %34, %28
  %36 = add nsw i64 %28, 1
  %37 = mul nsw i64 %34, %36
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %29)
  %39 = add nsw i64 %27, 192
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %23)
  tail call fastcc void @pack(ptr noundef nonnull %0, i64 %35, i64 %38, i64 %27, i64 %40)
  %41 = add i64 %22, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %43, label %21, !llvm.loop !45

43:                                               ; preds = %21, %1
  tail call void @GOMP_barrier()
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  %46 = sdiv i64 %45, 16
  %47 = load i64, ptr %2, align 8
  %48 = add nsw i64 %47, 5
  %49 = sdiv i64 %48, 6
  %50 = add nsw i64 %49, 43
  %51 = sdiv i64 %50, 44
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %54 = load i64, ptr %53, align 8
  %55 = load i64, ptr %6, align 8
  %56 = sdiv i64 %55, 32
  %57 = shl nsw i64 %56, 3
  switch i64 %54, label %64 [
    i64 0, label %58
    i64 1, label %60
    i64 2, label %62
  ]

58:                                               ; preds = %43
  %59 = shl nsw i64 %55, 2
  br label %67

60:                                               ; preds = %43
  %61 = shl nsw i64 %55, 1
  br label %67

62:                                               ; preds = %43
  %63 = add nsw i64 %57, %55
  br label %67

64:                                               ; preds = %43
  %65 = sdiv i64 %55, 2
  %66 = add nsw i64 %57, %65
  br label %67

67:                                               ; preds = %58, %60, %62, %64
  %68 = phi i64 [ %59, %58 ], [ %61, %60 ], [ %63, %62 ], [ %66, %64 ]
  %69 = shl nsw i64 %68, 4
  %70 = icmp sgt i64 %47, 39
  %71 = sdiv i64 %52, 2
  %72 = select i1 %70, i64 %71, i64 %52
  %73 = tail call i32 @omp_get_thread_num()
  %74 = sext i32 %73 to i64
  %75 = tail call i32 @omp_get_num_threads()
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %72, %74
  %78 = sdiv i64 %77, %76
  %79 = add nsw i64 %74, 1
  %80 = mul nsw i64 %79, %72
  %81 = sdiv i64 %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %83 = icmp slt i64 %78, %81
  br i1 %83, label %84, label %86

84:                                               ; preds = %67
  %85 = add nsw i64 %78, 1
  br label %90

86:                                               ; preds = %67
  %87 = load ptr, ptr %82, align 8
  %88 = atomicrmw add ptr %87, i64 1 monotonic, align 8
  %89 = add nsw i64 %88, %72
  br label %90

90:                                               ; preds = %84, %86
  %91 = phi i64 [ %85, %84 ], [ %78, %86 ]
  %92 = phi i64 [ %78, %84 ], [ %89, %86 ]
  %93 = icmp slt i64 %92, %52
  br i1 %93, label %94, label %121

94:                                               ; preds = %90, %114
  %95 = phi i64 [ %106, %114 ], [ %92, %90 ]
  %96 = phi i64 [ %105, %114 ], [ %91, %90 ]
  %97 = icmp slt i64 %96, %81
  br i1 %97, label %98, label %100

98:                                               ; preds = %94
  %99 = add nsw i64 %96, 1
  br label %104

100:                                              ; preds = %94
  %101 = load ptr, ptr %82, align 8
  %102 = atomicrmw add ptr %101, i64 1 monotonic, align 8
  %103 = add nsw i64 %102, %72
  br label %104

104:                                              ; preds = %98, %100
  %105 = phi i64 [ %99, %98 ], [ %96, %100 ]
  %106 = phi i64 [ %96, %98 ], [ %103, %100 ]
  %107 = sdiv i64 %95, %46
  %108 = srem i64 %95, %46
  %109 = mul i64 %107, 44
  %110 = add i64 %109, 44
  %111 = tail call i64 @llvm.smin.i64(i64 %110, i64 %49)
  %112 = load ptr, ptr %0, align 8
  %113 = icmp slt i64 %106, %52
  br i1 %113, label %114, label %118

114:                                              ; preds = %104
  %115 = srem i64 %106, %46
  %116 = mul nsw i64 %69, %115
  %117 = getelementptr inbounds i8, ptr %112, i64 %116
  tail call fastcc void @product_of_block(ptr noundef nonnull %0, i64 noundef %108, i64 %109, i64 %111, ptr noundef %117)
  br label %94

118:                                              ; preds = %104
  %119 = mul nsw i64 %69, %108
  %120 = getelementptr inbounds i8, ptr %112, i64 %119
  tail call fastcc void @product_of_block(ptr noundef nonnull %0, i64 noundef %108, i64 %109, i64 %111, ptr noundef %120)
  br label %121

121:                                              ; preds = %118, %90
  ret void
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

declare float @logf(float noundef) local_unnamed_addr

define internal fastcc void @pack(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = icmp slt i64 %1, %2
  br i1 %7, label %8, label %38

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %6, align 8
  %12 = mul nsw i64 %11, %1
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  %14 = icmp slt i64 %3, %4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = sub nsw i64 %2, %1
  %17 = sub i64 %4, %3
  %18 = add i64 %3, 1
  %19 = and i64 %17, 1
  %20 = icmp eq i64 %19, 0
  %21 = mul nsw i64 %3, %16
  %22 = add nsw i64 %3, 1
  %23 = icmp eq i64 %4, %18
  br label %24

24:                                               ; preds = %8, %39
  %25 = phi i64 [ %1, %8 ], [ %40, %39 ]
  %26 = phi ptr [ %13, %8 ], [ %41, %39 ]
  br i1 %14, label %27, label %39

27:                                               ; preds = %24
  br i1 %20, label %36, label %28

28:                                               ; preds = %27
  %29 = load ptr, ptr %15, align 8
  %30 = load i64, ptr %6, align 8
  %31 = mul nsw i64 %30, %25
  %32 = getelementptr float, ptr %29, i64 %31
  %33 = getelementptr float, ptr %32, i64 %3
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds float, ptr %26, i64 %21
  store float %34, ptr %35, align 4
  br label %36

36:                                               ; preds = %28, %27
  %37 = phi i64 [ %3, %27 ], [ %22, %28 ]
  br i1 %23, label %39, label %43

38:                                               ; preds = %39, %5
  ret void

39:                                               ; preds = %36, %43, %24
  %40 = add nsw i64 %25, 1
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %42 = icmp eq i64 %40, %2
  br i1 %42, label %38, label %24, !llvm.loop !54

43:                                               ; preds = %36, %43
  %44 = phi i64 [ %62, %43 ], [ %37, %36 ]
  %45 = load ptr, ptr %15, align 8
  %46 = load i64, ptr %6, align 8
  %47 = mul nsw i64 %46, %25
  %48 = getelementptr float, ptr %45, i64 %47
  %49 = getelementptr float, ptr %48, i64 %44
  %50 = load float, ptr %49, align 4
  %51 = mul nsw i64 %44, %16
  %52 = getelementptr inbounds float, ptr %26, i64 %51
  store float %50, ptr %52, align 4
  %53 = add nsw i64 %44, 1
  %54 = load ptr, ptr %15, align 8
  %55 = load i64, ptr %6, align 8
  %56 = mul nsw i64 %55, %25
  %57 = getelementptr float, ptr %54, i64 %56
  %58 = getelementptr float, ptr %57, i64 %53
  %59 = load float, ptr %58, align 4
  %60 = mul nsw i64 %53, %16
  %61 = getelementptr inbounds float, ptr %26, i64 %60
  store float %59, ptr %61, align 4
  %62 = add nsw i64 %44, 2
  %63 = icmp eq i64 %62, %4
  br i1 %63, label %39, label %43, !llvm.loop !55
}

define internal fastcc void @product_of_block(ptr noundef readonly %0, i64 noundef range(i64 -576460752303423487, 576460752303423488) %1, i64 %2, i64 %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [3072 x float], align 16
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %6)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %11, 32
  %13 = shl nsw i64 %12, 3
  switch i64 %9, label %17 [
    i64 0, label %20
    i64 1, label %14
    i64 2, label %15
  ]

14:                                               ; preds = %5
  br label %20

15:                                               ; preds = %5
  %16 = add nsw i64 %13, %11
  br label %20

17:                                               ; preds = %5
  %18 = sdiv i64 %11, 2
  %19 = add nsw i64 %13, %18
  br label %20

20:                                               ; preds = %5, %15, %14, %17
  %21 = phi i64 [ 4, %15 ], [ 5, %14 ], [ 4, %17 ], [ 6, %5 ]
  %22 = phi i64 [ %16, %15 ], [ %11, %14 ], [ %19, %17 ], [ %11, %5 ]
  %23 = phi i64 [ 251658240, %15 ], [ 402653184, %14 ], [ 150994944, %17 ], [ 805306368, %5 ]
  %24 = sub nsw i64 %3, %2
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 4)
  %26 = mul nsw i64 %25, 12288
  %27 = sdiv i64 %23, %26
  %28 = icmp sgt i64 %11, 0
  br i1 %28, label %29, label %47

29:                                               ; preds = %20
  %30 = shl i64 %1, %21
  %31 = mul i64 %30, %22
  %32 = getelementptr inbounds i8, ptr %7, i64 %31
  %33 = icmp slt i64 %2, %3
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %35 = add nsw i64 %3, -1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %39 = shl nsw i64 %1, 4
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %48

42:                                               ; preds = %1000
  %43 = load i64, ptr %10, align 8
  br label %44

44:                                               ; preds = %42, %70
  %45 = phi i64 [ %43, %42 ], [ %49, %70 ]
  %46 = icmp slt i64 %52, %45
  br i1 %46, label %48, label %47, !llvm.loop !56

47:                                               ; preds = %44, %20
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %6)
  ret void

48:                                               ; preds = %29, %44
  %49 = phi i64 [ %11, %29 ], [ %45, %44 ]
  %50 = phi ptr [ %32, %29 ], [ %67, %44 ]
  %51 = phi i64 [ 0, %29 ], [ %52, %44 ]
  %52 = add nuw nsw i64 %51, 192
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %49)
  %54 = sub nsw i64 %53, %51
  %55 = icmp eq i64 %51, 0
  %56 = icmp sgt i64 %49, %52
  %57 = load i64, ptr %8, align 8
  br i1 %56, label %58, label %66

58:                                               ; preds = %48
  %59 = icmp ult i64 %57, 3
  br i1 %59, label %60, label %63

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_of_block, i64 0, i64 %57
  %62 = load i64, ptr %61, align 8
  br label %63

63:                                               ; preds = %58, %60
  %64 = phi i64 [ %62, %60 ], [ 2304, %58 ]
  %65 = getelementptr inbounds nuw i8, ptr %50, i64 %64
  br label %66

66:                                               ; preds = %48, %63
  %67 = phi ptr [ %65, %63 ], [ %4, %48 ]
  %68 = icmp eq i64 %57, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %66
  call fastcc void @expand(ptr noundef %50, ptr noundef %6, i64 noundef %57, i64 noundef %54)
  br label %70

70:                                               ; preds = %69, %66
  %71 = phi ptr [ %6, %69 ], [ %50, %66 ]
  br i1 %33, label %72, label %44

72:                                               ; preds = %70
  %73 = icmp sgt i64 %54, 0
  br label %74

74:                                               ; preds = %72, %1000
  %75 = phi i64 [ %2, %72 ], [ %83, %1000 ]
  %76 = load i64, ptr %34, align 8
  %77 = add nsw i64 %76, 5
  %78 = sdiv i64 %77, 6
  %79 = add i64 %76, -1
  %80 = add i64 %79, %78
  %81 = sdiv i64 %80, %78
  %82 = mul nsw i64 %81, %75
  %83 = add nsw i64 %75, 1
  %84 = mul nsw i64 %81, %83
  %85 = tail call i64 @llvm.smin.i64(i64 %84, i64 %76)
  %86 = tail call i64 @llvm.smin.i64(i64 %83, i64 %35)
  %87 = add nsw i64 %86, 1
  %88 = mul nsw i64 %81, %87
  %89 = tail call i64 @llvm.smin.i64(i64 %88, i64 %76)
  %90 = sub nsw i64 %85, %82
  %91 = sub nsw i64 %89, %85
  %92 = sub nsw i64 %75, %2
  %93 = icmp slt i64 %92, %25
  %94 = select i1 %93, i64 %27, i64 65536
  %95 = select i1 %93, i64 %92, i64 0
  %96 = mul nsw i64 %95, %54
  %97 = mul nsw i64 %96, %94
  %98 = select i1 %93, ptr %67, ptr %71
  %99 = load ptr, ptr %36, align 8
  %100 = load i64, ptr %10, align 8
  %101 = mul nsw i64 %100, %82
  %102 = getelementptr inbounds float, ptr %99, i64 %101
  %103 = mul nsw i64 %90, %51
  %104 = getelementptr inbounds float, ptr %102, i64 %103
  %105 = load ptr, ptr %37, align 8
  %106 = load i64, ptr %38, align 8
  %107 = mul nsw i64 %106, %82
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  %109 = getelementptr inbounds float, ptr %108, i64 %39
  br i1 %56, label %118, label %110

110:                                              ; preds = %74
  %111 = load ptr, ptr %40, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %118, label %113

113:                                              ; preds = %110
  %114 = load i64, ptr %41, align 8
  %115 = mul nsw i64 %114, %82
  %116 = getelementptr inbounds float, ptr %111, i64 %115
  %117 = getelementptr inbounds float, ptr %116, i64 %39
  br label %118

118:                                              ; preds = %113, %110, %74
  %119 = phi ptr [ %117, %113 ], [ null, %110 ], [ null, %74 ]
  switch i64 %90, label %1000 [
    i64 1, label %120
    i64 2, label %169
    i64 3, label %252
    i64 4, label %376
    i64 5, label %542
    i64 6, label %750
  ]

120:                                              ; preds = %118
  %121 = load <8 x float>, ptr %109, align 4
  %122 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %121
  %123 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %124 = load <8 x float>, ptr %123, align 4
  %125 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %124
  %126 = icmp sgt i64 %91, 0
  br i1 %126, label %128, label %127

127:                                              ; preds = %128, %120
  br i1 %73, label %139, label %134

128:                                              ; preds = %120, %128
  %129 = phi i64 [ %130, %128 ], [ 0, %120 ]
  %130 = add nuw nsw i64 %129, 1
  %131 = mul nsw i64 %130, %106
  %132 = getelementptr inbounds float, ptr %109, i64 %131
  tail call void @llvm.prefetch.p0(ptr %132, i32 1, i32 3, i32 1)
  %133 = icmp slt i64 %130, %91
  br i1 %133, label %128, label %127, !llvm.loop !57

134:                                              ; preds = %139, %127
  %135 = phi <8 x float> [ %122, %127 ], [ %156, %139 ]
  %136 = phi <8 x float> [ %125, %127 ], [ %157, %139 ]
  %137 = icmp eq ptr %119, null
  br i1 %137, label %138, label %161

138:                                              ; preds = %134
  store <8 x float> %135, ptr %109, align 4
  br label %167

139:                                              ; preds = %127, %139
  %140 = phi <8 x float> [ %156, %139 ], [ %122, %127 ]
  %141 = phi <8 x float> [ %157, %139 ], [ %125, %127 ]
  %142 = phi i64 [ %158, %139 ], [ %97, %127 ]
  %143 = phi i64 [ %159, %139 ], [ 0, %127 ]
  %144 = shl nsw i64 %143, 6
  %145 = getelementptr inbounds nuw i8, ptr %71, i64 %144
  %146 = load <8 x float>, ptr %145, align 4
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 32
  %148 = load <8 x float>, ptr %147, align 4
  %149 = ashr i64 %142, 12
  %150 = and i64 %149, -16
  %151 = getelementptr inbounds float, ptr %98, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 2, i32 1)
  %152 = getelementptr inbounds nuw float, ptr %104, i64 %143
  %153 = load float, ptr %152, align 4
  %154 = insertelement <8 x float> poison, float %153, i64 0
  %155 = shufflevector <8 x float> %154, <8 x float> poison, <8 x i32> zeroinitializer
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %146, <8 x float> %140)
  %157 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %148, <8 x float> %141)
  %158 = add nsw i64 %142, %94
  %159 = add nuw nsw i64 %143, 1
  %160 = icmp slt i64 %159, %54
  br i1 %160, label %139, label %134, !llvm.loop !58

161:                                              ; preds = %134
  %162 = load <8 x float>, ptr %119, align 4
  %163 = fadd <8 x float> %135, %162
  store <8 x float> %163, ptr %109, align 4
  %164 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %165 = load <8 x float>, ptr %164, align 4
  %166 = fadd <8 x float> %136, %165
  br label %167

167:                                              ; preds = %138, %161
  %168 = phi <8 x float> [ %166, %161 ], [ %136, %138 ]
  store <8 x float> %168, ptr %123, align 4
  br label %1000

169:                                              ; preds = %118
  %170 = load <8 x float>, ptr %109, align 4
  %171 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %170
  %172 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %173 = load <8 x float>, ptr %172, align 4
  %174 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %173
  %175 = getelementptr inbounds float, ptr %109, i64 %106
  %176 = load <8 x float>, ptr %175, align 4
  %177 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %176
  %178 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %179 = load <8 x float>, ptr %178, align 4
  %180 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %179
  %181 = icmp sgt i64 %91, 0
  br i1 %181, label %183, label %182

182:                                              ; preds = %183, %169
  br i1 %73, label %199, label %190

183:                                              ; preds = %169, %183
  %184 = phi i64 [ %188, %183 ], [ 0, %169 ]
  %185 = add nuw nsw i64 %184, 2
  %186 = mul nsw i64 %185, %106
  %187 = getelementptr inbounds float, ptr %109, i64 %186
  tail call void @llvm.prefetch.p0(ptr %187, i32 1, i32 3, i32 1)
  %188 = add nuw nsw i64 %184, 1
  %189 = icmp slt i64 %188, %91
  br i1 %189, label %183, label %182, !llvm.loop !57

190:                                              ; preds = %199, %182
  %191 = phi <8 x float> [ %171, %182 ], [ %219, %199 ]
  %192 = phi <8 x float> [ %174, %182 ], [ %220, %199 ]
  %193 = phi <8 x float> [ %177, %182 ], [ %225, %199 ]
  %194 = phi <8 x float> [ %180, %182 ], [ %226, %199 ]
  %195 = icmp eq ptr %119, null
  br i1 %195, label %196, label %230

196:                                              ; preds = %190
  store <8 x float> %191, ptr %109, align 4
  store <8 x float> %192, ptr %172, align 4
  %197 = load i64, ptr %38, align 8
  %198 = getelementptr inbounds float, ptr %109, i64 %197
  store <8 x float> %193, ptr %198, align 4
  br label %247

199:                                              ; preds = %182, %199
  %200 = phi <8 x float> [ %219, %199 ], [ %171, %182 ]
  %201 = phi <8 x float> [ %220, %199 ], [ %174, %182 ]
  %202 = phi <8 x float> [ %225, %199 ], [ %177, %182 ]
  %203 = phi <8 x float> [ %226, %199 ], [ %180, %182 ]
  %204 = phi i64 [ %227, %199 ], [ %97, %182 ]
  %205 = phi i64 [ %228, %199 ], [ 0, %182 ]
  %206 = shl nsw i64 %205, 6
  %207 = getelementptr inbounds nuw i8, ptr %71, i64 %206
  %208 = load <8 x float>, ptr %207, align 4
  %209 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %210 = load <8 x float>, ptr %209, align 4
  %211 = ashr i64 %204, 12
  %212 = and i64 %211, -16
  %213 = getelementptr inbounds float, ptr %98, i64 %212
  call void @llvm.prefetch.p0(ptr %213, i32 0, i32 2, i32 1)
  %214 = shl nuw nsw i64 %205, 3
  %215 = getelementptr inbounds nuw i8, ptr %104, i64 %214
  %216 = load float, ptr %215, align 4
  %217 = insertelement <8 x float> poison, float %216, i64 0
  %218 = shufflevector <8 x float> %217, <8 x float> poison, <8 x i32> zeroinitializer
  %219 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> %208, <8 x float> %200)
  %220 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> %210, <8 x float> %201)
  %221 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %222 = load float, ptr %221, align 4
  %223 = insertelement <8 x float> poison, float %222, i64 0
  %224 = shufflevector <8 x float> %223, <8 x float> poison, <8 x i32> zeroinitializer
  %225 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %208, <8 x float> %202)
  %226 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %210, <8 x float> %203)
  %227 = add nsw i64 %204, %94
  %228 = add nuw nsw i64 %205, 1
  %229 = icmp slt i64 %228, %54
  br i1 %229, label %199, label %190, !llvm.loop !58

230:                                              ; preds = %190
  %231 = load <8 x float>, ptr %119, align 4
  %232 = fadd <8 x float> %191, %231
  store <8 x float> %232, ptr %109, align 4
  %233 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %234 = load <8 x float>, ptr %233, align 4
  %235 = fadd <8 x float> %192, %234
  store <8 x float> %235, ptr %172, align 4
  %236 = load i64, ptr %41, align 8
  %237 = getelementptr inbounds float, ptr %119, i64 %236
  %238 = load <8 x float>, ptr %237, align 4
  %239 = fadd <8 x float> %193, %238
  %240 = load i64, ptr %38, align 8
  %241 = getelementptr inbounds float, ptr %109, i64 %240
  store <8 x float> %239, ptr %241, align 4
  %242 = load i64, ptr %41, align 8
  %243 = getelementptr inbounds float, ptr %119, i64 %242
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 32
  %245 = load <8 x float>, ptr %244, align 4
  %246 = fadd <8 x float> %194, %245
  br label %247

247:                                              ; preds = %196, %230
  %248 = phi <8 x float> [ %246, %230 ], [ %194, %196 ]
  %249 = load i64, ptr %38, align 8
  %250 = getelementptr inbounds float, ptr %109, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 32
  store <8 x float> %248, ptr %251, align 4
  br label %1000

252:                                              ; preds = %118
  %253 = load <8 x float>, ptr %109, align 4
  %254 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %253
  %255 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %256 = load <8 x float>, ptr %255, align 4
  %257 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %256
  %258 = getelementptr inbounds float, ptr %109, i64 %106
  %259 = load <8 x float>, ptr %258, align 4
  %260 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %259
  %261 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %262 = load <8 x float>, ptr %261, align 4
  %263 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %262
  %264 = shl nsw i64 %106, 3
  %265 = getelementptr inbounds i8, ptr %109, i64 %264
  %266 = load <8 x float>, ptr %265, align 4
  %267 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %266
  %268 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %269 = load <8 x float>, ptr %268, align 4
  %270 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %269
  %271 = icmp sgt i64 %91, 0
  br i1 %271, label %273, label %272

272:                                              ; preds = %273, %252
  br i1 %73, label %297, label %280

273:                                              ; preds = %252, %273
  %274 = phi i64 [ %278, %273 ], [ 0, %252 ]
  %275 = add nuw nsw i64 %274, 3
  %276 = mul nsw i64 %275, %106
  %277 = getelementptr inbounds float, ptr %109, i64 %276
  tail call void @llvm.prefetch.p0(ptr %277, i32 1, i32 3, i32 1)
  %278 = add nuw nsw i64 %274, 1
  %279 = icmp slt i64 %278, %91
  br i1 %279, label %273, label %272, !llvm.loop !57

280:                                              ; preds = %297, %272
  %281 = phi <8 x float> [ %254, %272 ], [ %319, %297 ]
  %282 = phi <8 x float> [ %257, %272 ], [ %320, %297 ]
  %283 = phi <8 x float> [ %260, %272 ], [ %325, %297 ]
  %284 = phi <8 x float> [ %263, %272 ], [ %326, %297 ]
  %285 = phi <8 x float> [ %267, %272 ], [ %331, %297 ]
  %286 = phi <8 x float> [ %270, %272 ], [ %332, %297 ]
  %287 = icmp eq ptr %119, null
  br i1 %287, label %288, label %336

288:                                              ; preds = %280
  store <8 x float> %281, ptr %109, align 4
  store <8 x float> %282, ptr %255, align 4
  %289 = load i64, ptr %38, align 8
  %290 = getelementptr inbounds float, ptr %109, i64 %289
  store <8 x float> %283, ptr %290, align 4
  %291 = load i64, ptr %38, align 8
  %292 = getelementptr inbounds float, ptr %109, i64 %291
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 32
  store <8 x float> %284, ptr %293, align 4
  %294 = load i64, ptr %38, align 8
  %295 = shl nsw i64 %294, 3
  %296 = getelementptr inbounds i8, ptr %109, i64 %295
  store <8 x float> %285, ptr %296, align 4
  br label %370

297:                                              ; preds = %272, %297
  %298 = phi <8 x float> [ %319, %297 ], [ %254, %272 ]
  %299 = phi <8 x float> [ %320, %297 ], [ %257, %272 ]
  %300 = phi <8 x float> [ %325, %297 ], [ %260, %272 ]
  %301 = phi <8 x float> [ %326, %297 ], [ %263, %272 ]
  %302 = phi <8 x float> [ %331, %297 ], [ %267, %272 ]
  %303 = phi <8 x float> [ %332, %297 ], [ %270, %272 ]
  %304 = phi i64 [ %333, %297 ], [ %97, %272 ]
  %305 = phi i64 [ %334, %297 ], [ 0, %272 ]
  %306 = shl nsw i64 %305, 6
  %307 = getelementptr inbounds nuw i8, ptr %71, i64 %306
  %308 = load <8 x float>, ptr %307, align 4
  %309 = getelementptr inbounds nuw i8, ptr %307, i64 32
  %310 = load <8 x float>, ptr %309, align 4
  %311 = ashr i64 %304, 12
  %312 = and i64 %311, -16
  %313 = getelementptr inbounds float, ptr %98, i64 %312
  call void @llvm.prefetch.p0(ptr %313, i32 0, i32 2, i32 1)
  %314 = mul nuw nsw i64 %305, 12
  %315 = getelementptr inbounds nuw i8, ptr %104, i64 %314
  %316 = load float, ptr %315, align 4
  %317 = insertelement <8 x float> poison, float %316, i64 0
  %318 = shufflevector <8 x float> %317, <8 x float> poison, <8 x i32> zeroinitializer
  %319 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %308, <8 x float> %298)
  %320 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %310, <8 x float> %299)
  %321 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %322 = load float, ptr %321, align 4
  %323 = insertelement <8 x float> poison, float %322, i64 0
  %324 = shufflevector <8 x float> %323, <8 x float> poison, <8 x i32> zeroinitializer
  %325 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %308, <8 x float> %300)
  %326 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %310, <8 x float> %301)
  %327 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %328 = load float, ptr %327, align 4
  %329 = insertelement <8 x float> poison, float %328, i64 0
  %330 = shufflevector <8 x float> %329, <8 x float> poison, <8 x i32> zeroinitializer
  %331 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %330, <8 x float> %308, <8 x float> %302)
  %332 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %330, <8 x float> %310, <8 x float> %303)
  %333 = add nsw i64 %304, %94
  %334 = add nuw nsw i64 %305, 1
  %335 = icmp slt i64 %334, %54
  br i1 %335, label %297, label %280, !llvm.loop !58

336:                                              ; preds = %280
  %337 = load <8 x float>, ptr %119, align 4
  %338 = fadd <8 x float> %281, %337
  store <8 x float> %338, ptr %109, align 4
  %339 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %340 = load <8 x float>, ptr %339, align 4
  %341 = fadd <8 x float> %282, %340
  store <8 x float> %341, ptr %255, align 4
  %342 = load i64, ptr %41, align 8
  %343 = getelementptr inbounds float, ptr %119, i64 %342
  %344 = load <8 x float>, ptr %343, align 4
  %345 = fadd <8 x float> %283, %344
  %346 = load i64, ptr %38, align 8
  %347 = getelementptr inbounds float, ptr %109, i64 %346
  store <8 x float> %345, ptr %347, align 4
  %348 = load i64, ptr %41, align 8
  %349 = getelementptr inbounds float, ptr %119, i64 %348
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 32
  %351 = load <8 x float>, ptr %350, align 4
  %352 = fadd <8 x float> %284, %351
  %353 = load i64, ptr %38, align 8
  %354 = getelementptr inbounds float, ptr %109, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 32
  store <8 x float> %352, ptr %355, align 4
  %356 = load i64, ptr %41, align 8
  %357 = shl nsw i64 %356, 3
  %358 = getelementptr inbounds i8, ptr %119, i64 %357
  %359 = load <8 x float>, ptr %358, align 4
  %360 = fadd <8 x float> %285, %359
  %361 = load i64, ptr %38, align 8
  %362 = shl nsw i64 %361, 3
  %363 = getelementptr inbounds i8, ptr %109, i64 %362
  store <8 x float> %360, ptr %363, align 4
  %364 = load i64, ptr %41, align 8
  %365 = shl nsw i64 %364, 3
  %366 = getelementptr inbounds i8, ptr %119, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 32
  %368 = load <8 x float>, ptr %367, align 4
  %369 = fadd <8 x float> %286, %368
  br label %370

370:                                              ; preds = %288, %336
  %371 = phi <8 x float> [ %369, %336 ], [ %286, %288 ]
  %372 = load i64, ptr %38, align 8
  %373 = shl nsw i64 %372, 3
  %374 = getelementptr inbounds i8, ptr %109, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 32
  store <8 x float> %371, ptr %375, align 4
  br label %1000

376:                                              ; preds = %118
  %377 = load <8 x float>, ptr %109, align 4
  %378 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %377
  %379 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %380 = load <8 x float>, ptr %379, align 4
  %381 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %380
  %382 = getelementptr inbounds float, ptr %109, i64 %106
  %383 = load <8 x float>, ptr %382, align 4
  %384 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %383
  %385 = getelementptr inbounds nuw i8, ptr %382, i64 32
  %386 = load <8 x float>, ptr %385, align 4
  %387 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %386
  %388 = shl nsw i64 %106, 3
  %389 = getelementptr inbounds i8, ptr %109, i64 %388
  %390 = load <8 x float>, ptr %389, align 4
  %391 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %390
  %392 = getelementptr inbounds nuw i8, ptr %389, i64 32
  %393 = load <8 x float>, ptr %392, align 4
  %394 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %393
  %395 = mul nsw i64 %106, 12
  %396 = getelementptr inbounds i8, ptr %109, i64 %395
  %397 = load <8 x float>, ptr %396, align 4
  %398 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %397
  %399 = getelementptr inbounds nuw i8, ptr %396, i64 32
  %400 = load <8 x float>, ptr %399, align 4
  %401 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %400
  %402 = icmp sgt i64 %91, 0
  br i1 %402, label %404, label %403

403:                                              ; preds = %404, %376
  br i1 %73, label %437, label %411

404:                                              ; preds = %376, %404
  %405 = phi i64 [ %409, %404 ], [ 0, %376 ]
  %406 = add nuw nsw i64 %405, 4
  %407 = mul nsw i64 %406, %106
  %408 = getelementptr inbounds float, ptr %109, i64 %407
  tail call void @llvm.prefetch.p0(ptr %408, i32 1, i32 3, i32 1)
  %409 = add nuw nsw i64 %405, 1
  %410 = icmp slt i64 %409, %91
  br i1 %410, label %404, label %403, !llvm.loop !57

411:                                              ; preds = %437, %403
  %412 = phi <8 x float> [ %401, %403 ], [ %480, %437 ]
  %413 = phi <8 x float> [ %398, %403 ], [ %479, %437 ]
  %414 = phi <8 x float> [ %394, %403 ], [ %474, %437 ]
  %415 = phi <8 x float> [ %391, %403 ], [ %473, %437 ]
  %416 = phi <8 x float> [ %387, %403 ], [ %468, %437 ]
  %417 = phi <8 x float> [ %384, %403 ], [ %467, %437 ]
  %418 = phi <8 x float> [ %381, %403 ], [ %462, %437 ]
  %419 = phi <8 x float> [ %378, %403 ], [ %461, %437 ]
  %420 = icmp eq ptr %119, null
  br i1 %420, label %421, label %484

421:                                              ; preds = %411
  store <8 x float> %419, ptr %109, align 4
  store <8 x float> %418, ptr %379, align 4
  %422 = load i64, ptr %38, align 8
  %423 = getelementptr inbounds float, ptr %109, i64 %422
  store <8 x float> %417, ptr %423, align 4
  %424 = load i64, ptr %38, align 8
  %425 = getelementptr inbounds float, ptr %109, i64 %424
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 32
  store <8 x float> %416, ptr %426, align 4
  %427 = load i64, ptr %38, align 8
  %428 = shl nsw i64 %427, 3
  %429 = getelementptr inbounds i8, ptr %109, i64 %428
  store <8 x float> %415, ptr %429, align 4
  %430 = load i64, ptr %38, align 8
  %431 = shl nsw i64 %430, 3
  %432 = getelementptr inbounds i8, ptr %109, i64 %431
  %433 = getelementptr inbounds nuw i8, ptr %432, i64 32
  store <8 x float> %414, ptr %433, align 4
  %434 = load i64, ptr %38, align 8
  %435 = mul nsw i64 %434, 12
  %436 = getelementptr inbounds i8, ptr %109, i64 %435
  store <8 x float> %413, ptr %436, align 4
  br label %536

437:                                              ; preds = %403, %437
  %438 = phi <8 x float> [ %480, %437 ], [ %401, %403 ]
  %439 = phi <8 x float> [ %479, %437 ], [ %398, %403 ]
  %440 = phi <8 x float> [ %474, %437 ], [ %394, %403 ]
  %441 = phi <8 x float> [ %473, %437 ], [ %391, %403 ]
  %442 = phi <8 x float> [ %468, %437 ], [ %387, %403 ]
  %443 = phi <8 x float> [ %467, %437 ], [ %384, %403 ]
  %444 = phi <8 x float> [ %462, %437 ], [ %381, %403 ]
  %445 = phi <8 x float> [ %461, %437 ], [ %378, %403 ]
  %446 = phi i64 [ %481, %437 ], [ %97, %403 ]
  %447 = phi i64 [ %482, %437 ], [ 0, %403 ]
  %448 = shl nsw i64 %447, 6
  %449 = getelementptr inbounds nuw i8, ptr %71, i64 %448
  %450 = load <8 x float>, ptr %449, align 4
  %451 = getelementptr inbounds nuw i8, ptr %449, i64 32
  %452 = load <8 x float>, ptr %451, align 4
  %453 = ashr i64 %446, 12
  %454 = and i64 %453, -16
  %455 = getelementptr inbounds float, ptr %98, i64 %454
  call void @llvm.prefetch.p0(ptr %455, i32 0, i32 2, i32 1)
  %456 = shl nuw nsw i64 %447, 4
  %457 = getelementptr inbounds nuw i8, ptr %104, i64 %456
  %458 = load float, ptr %457, align 4
  %459 = insertelement <8 x float> poison, float %458, i64 0
  %460 = shufflevector <8 x float> %459, <8 x float> poison, <8 x i32> zeroinitializer
  %461 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %460, <8 x float> %450, <8 x float> %445)
  %462 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %460, <8 x float> %452, <8 x float> %444)
  %463 = getelementptr inbounds nuw i8, ptr %457, i64 4
  %464 = load float, ptr %463, align 4
  %465 = insertelement <8 x float> poison, float %464, i64 0
  %466 = shufflevector <8 x float> %465, <8 x float> poison, <8 x i32> zeroinitializer
  %467 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %450, <8 x float> %443)
  %468 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %452, <8 x float> %442)
  %469 = getelementptr inbounds nuw i8, ptr %457, i64 8
  %470 = load float, ptr %469, align 4
  %471 = insertelement <8 x float> poison, float %470, i64 0
  %472 = shufflevector <8 x float> %471, <8 x float> poison, <8 x i32> zeroinitializer
  %473 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %472, <8 x float> %450, <8 x float> %441)
  %474 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %472, <8 x float> %452, <8 x float> %440)
  %475 = getelementptr inbounds nuw i8, ptr %457, i64 12
  %476 = load float, ptr %475, align 4
  %477 = insertelement <8 x float> poison, float %476, i64 0
  %478 = shufflevector <8 x float> %477, <8 x float> poison, <8 x i32> zeroinitializer
  %479 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %478, <8 x float> %450, <8 x float> %439)
  %480 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %478, <8 x float> %452, <8 x float> %438)
  %481 = add nsw i64 %446, %94
  %482 = add nuw nsw i64 %447, 1
  %483 = icmp slt i64 %482, %54
  br i1 %483, label %437, label %411, !llvm.loop !58

484:                                              ; preds = %411
  %485 = load <8 x float>, ptr %119, align 4
  %486 = fadd <8 x float> %419, %485
  store <8 x float> %486, ptr %109, align 4
  %487 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %488 = load <8 x float>, ptr %487, align 4
  %489 = fadd <8 x float> %418, %488
  store <8 x float> %489, ptr %379, align 4
  %490 = load i64, ptr %41, align 8
  %491 = getelementptr inbounds float, ptr %119, i64 %490
  %492 = load <8 x float>, ptr %491, align 4
  %493 = fadd <8 x float> %417, %492
  %494 = load i64, ptr %38, align 8
  %495 = getelementptr inbounds float, ptr %109, i64 %494
  store <8 x float> %493, ptr %495, align 4
  %496 = load i64, ptr %41, align 8
  %497 = getelementptr inbounds float, ptr %119, i64 %496
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %499 = load <8 x float>, ptr %498, align 4
  %500 = fadd <8 x float> %416, %499
  %501 = load i64, ptr %38, align 8
  %502 = getelementptr inbounds float, ptr %109, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 32
  store <8 x float> %500, ptr %503, align 4
  %504 = load i64, ptr %41, align 8
  %505 = shl nsw i64 %504, 3
  %506 = getelementptr inbounds i8, ptr %119, i64 %505
  %507 = load <8 x float>, ptr %506, align 4
  %508 = fadd <8 x float> %415, %507
  %509 = load i64, ptr %38, align 8
  %510 = shl nsw i64 %509, 3
  %511 = getelementptr inbounds i8, ptr %109, i64 %510
  store <8 x float> %508, ptr %511, align 4
  %512 = load i64, ptr %41, align 8
  %513 = shl nsw i64 %512, 3
  %514 = getelementptr inbounds i8, ptr %119, i64 %513
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 32
  %516 = load <8 x float>, ptr %515, align 4
  %517 = fadd <8 x float> %414, %516
  %518 = load i64, ptr %38, align 8
  %519 = shl nsw i64 %518, 3
  %520 = getelementptr inbounds i8, ptr %109, i64 %519
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 32
  store <8 x float> %517, ptr %521, align 4
  %522 = load i64, ptr %41, align 8
  %523 = mul nsw i64 %522, 12
  %524 = getelementptr inbounds i8, ptr %119, i64 %523
  %525 = load <8 x float>, ptr %524, align 4
  %526 = fadd <8 x float> %413, %525
  %527 = load i64, ptr %38, align 8
  %528 = mul nsw i64 %527, 12
  %529 = getelementptr inbounds i8, ptr %109, i64 %528
  store <8 x float> %526, ptr %529, align 4
  %530 = load i64, ptr %41, align 8
  %531 = mul nsw i64 %530, 12
  %532 = getelementptr inbounds i8, ptr %119, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 32
  %534 = load <8 x float>, ptr %533, align 4
  %535 = fadd <8 x float> %412, %534
  br label %536

536:                                              ; preds = %421, %484
  %537 = phi <8 x float> [ %535, %484 ], [ %412, %421 ]
  %538 = load i64, ptr %38, align 8
  %539 = mul nsw i64 %538, 12
  %540 = getelementptr inbounds i8, ptr %109, i64 %539
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 32
  store <8 x float> %537, ptr %541, align 4
  br label %1000

542:                                              ; preds = %118
  %543 = load <8 x float>, ptr %109, align 4
  %544 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %543
  %545 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %546 = load <8 x float>, ptr %545, align 4
  %547 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %546
  %548 = getelementptr inbounds float, ptr %109, i64 %106
  %549 = load <8 x float>, ptr %548, align 4
  %550 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %549
  %551 = getelementptr inbounds nuw i8, ptr %548, i64 32
  %552 = load <8 x float>, ptr %551, align 4
  %553 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %552
  %554 = shl nsw i64 %106, 3
  %555 = getelementptr inbounds i8, ptr %109, i64 %554
  %556 = load <8 x float>, ptr %555, align 4
  %557 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %556
  %558 = getelementptr inbounds nuw i8, ptr %555, i64 32
  %559 = load <8 x float>, ptr %558, align 4
  %560 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %559
  %561 = mul nsw i64 %106, 12
  %562 = getelementptr inbounds i8, ptr %109, i64 %561
  %563 = load <8 x float>, ptr %562, align 4
  %564 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %563
  %565 = getelementptr inbounds nuw i8, ptr %562, i64 32
  %566 = load <8 x float>, ptr %565, align 4
  %567 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %566
  %568 = shl nsw i64 %106, 4
  %569 = getelementptr inbounds i8, ptr %109, i64 %568
  %570 = load <8 x float>, ptr %569, align 4
  %571 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %570
  %572 = getelementptr inbounds nuw i8, ptr %569, i64 32
  %573 = load <8 x float>, ptr %572, align 4
  %574 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %573
  %575 = icmp sgt i64 %91, 0
  br i1 %575, label %577, label %576

576:                                              ; preds = %577, %542
  br i1 %73, label %619, label %584

577:                                              ; preds = %542, %577
  %578 = phi i64 [ %582, %577 ], [ 0, %542 ]
  %579 = add nuw nsw i64 %578, 5
  %580 = mul nsw i64 %579, %106
  %581 = getelementptr inbounds float, ptr %109, i64 %580
  tail call void @llvm.prefetch.p0(ptr %581, i32 1, i32 3, i32 1)
  %582 = add nuw nsw i64 %578, 1
  %583 = icmp slt i64 %582, %91
  br i1 %583, label %577, label %576, !llvm.loop !57

584:                                              ; preds = %619, %576
  %585 = phi <8 x float> [ %574, %576 ], [ %670, %619 ]
  %586 = phi <8 x float> [ %571, %576 ], [ %669, %619 ]
  %587 = phi <8 x float> [ %567, %576 ], [ %664, %619 ]
  %588 = phi <8 x float> [ %564, %576 ], [ %663, %619 ]
  %589 = phi <8 x float> [ %560, %576 ], [ %658, %619 ]
  %590 = phi <8 x float> [ %557, %576 ], [ %657, %619 ]
  %591 = phi <8 x float> [ %553, %576 ], [ %652, %619 ]
  %592 = phi <8 x float> [ %550, %576 ], [ %651, %619 ]
  %593 = phi <8 x float> [ %547, %576 ], [ %646, %619 ]
  %594 = phi <8 x float> [ %544, %576 ], [ %645, %619 ]
  %595 = icmp eq ptr %119, null
  br i1 %595, label %596, label %674

596:                                              ; preds = %584
  store <8 x float> %594, ptr %109, align 4
  store <8 x float> %593, ptr %545, align 4
  %597 = load i64, ptr %38, align 8
  %598 = getelementptr inbounds float, ptr %109, i64 %597
  store <8 x float> %592, ptr %598, align 4
  %599 = load i64, ptr %38, align 8
  %600 = getelementptr inbounds float, ptr %109, i64 %599
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 32
  store <8 x float> %591, ptr %601, align 4
  %602 = load i64, ptr %38, align 8
  %603 = shl nsw i64 %602, 3
  %604 = getelementptr inbounds i8, ptr %109, i64 %603
  store <8 x float> %590, ptr %604, align 4
  %605 = load i64, ptr %38, align 8
  %606 = shl nsw i64 %605, 3
  %607 = getelementptr inbounds i8, ptr %109, i64 %606
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 32
  store <8 x float> %589, ptr %608, align 4
  %609 = load i64, ptr %38, align 8
  %610 = mul nsw i64 %609, 12
  %611 = getelementptr inbounds i8, ptr %109, i64 %610
  store <8 x float> %588, ptr %611, align 4
  %612 = load i64, ptr %38, align 8
  %613 = mul nsw i64 %612, 12
  %614 = getelementptr inbounds i8, ptr %109, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 32
  store <8 x float> %587, ptr %615, align 4
  %616 = load i64, ptr %38, align 8
  %617 = shl nsw i64 %616, 4
  %618 = getelementptr inbounds i8, ptr %109, i64 %617
  store <8 x float> %586, ptr %618, align 4
  br label %744

619:                                              ; preds = %576, %619
  %620 = phi <8 x float> [ %670, %619 ], [ %574, %576 ]
  %621 = phi <8 x float> [ %669, %619 ], [ %571, %576 ]
  %622 = phi <8 x float> [ %664, %619 ], [ %567, %576 ]
  %623 = phi <8 x float> [ %663, %619 ], [ %564, %576 ]
  %624 = phi <8 x float> [ %658, %619 ], [ %560, %576 ]
  %625 = phi <8 x float> [ %657, %619 ], [ %557, %576 ]
  %626 = phi <8 x float> [ %652, %619 ], [ %553, %576 ]
  %627 = phi <8 x float> [ %651, %619 ], [ %550, %576 ]
  %628 = phi <8 x float> [ %646, %619 ], [ %547, %576 ]
  %629 = phi <8 x float> [ %645, %619 ], [ %544, %576 ]
  %630 = phi i64 [ %671, %619 ], [ %97, %576 ]
  %631 = phi i64 [ %672, %619 ], [ 0, %576 ]
  %632 = shl nsw i64 %631, 6
  %633 = getelementptr inbounds nuw i8, ptr %71, i64 %632
  %634 = load <8 x float>, ptr %633, align 4
  %635 = getelementptr inbounds nuw i8, ptr %633, i64 32
  %636 = load <8 x float>, ptr %635, align 4
  %637 = ashr i64 %630, 12
  %638 = and i64 %637, -16
  %639 = getelementptr inbounds float, ptr %98, i64 %638
  call void @llvm.prefetch.p0(ptr %639, i32 0, i32 2, i32 1)
  %640 = mul nuw nsw i64 %631, 20
  %641 = getelementptr inbounds nuw i8, ptr %104, i64 %640
  %642 = load float, ptr %641, align 4
  %643 = insertelement <8 x float> poison, float %642, i64 0
  %644 = shufflevector <8 x float> %643, <8 x float> poison, <8 x i32> zeroinitializer
  %645 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %644, <8 x float> %634, <8 x float> %629)
  %646 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %644, <8 x float> %636, <8 x float> %628)
  %647 = getelementptr inbounds nuw i8, ptr %641, i64 4
  %648 = load float, ptr %647, align 4
  %649 = insertelement <8 x float> poison, float %648, i64 0
  %650 = shufflevector <8 x float> %649, <8 x float> poison, <8 x i32> zeroinitializer
  %651 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %650, <8 x float> %634, <8 x float> %627)
  %652 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %650, <8 x float> %636, <8 x float> %626)
  %653 = getelementptr inbounds nuw i8, ptr %641, i64 8
  %654 = load float, ptr %653, align 4
  %655 = insertelement <8 x float> poison, float %654, i64 0
  %656 = shufflevector <8 x float> %655, <8 x float> poison, <8 x i32> zeroinitializer
  %657 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %656, <8 x float> %634, <8 x float> %625)
  %658 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %656, <8 x float> %636, <8 x float> %624)
  %659 = getelementptr inbounds nuw i8, ptr %641, i64 12
  %660 = load float, ptr %659, align 4
  %661 = insertelement <8 x float> poison, float %660, i64 0
  %662 = shufflevector <8 x float> %661, <8 x float> poison, <8 x i32> zeroinitializer
  %663 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %662, <8 x float> %634, <8 x float> %623)
  %664 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %662, <8 x float> %636, <8 x float> %622)
  %665 = getelementptr inbounds nuw i8, ptr %641, i64 16
  %666 = load float, ptr %665, align 4
  %667 = insertelement <8 x float> poison, float %666, i64 0
  %668 = shufflevector <8 x float> %667, <8 x float> poison, <8 x i32> zeroinitializer
  %669 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %668, <8 x float> %634, <8 x float> %621)
  %670 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %668, <8 x float> %636, <8 x float> %620)
  %671 = add nsw i64 %630, %94
  %672 = add nuw nsw i64 %631, 1
  %673 = icmp slt i64 %672, %54
  br i1 %673, label %619, label %584, !llvm.loop !58

674:                                              ; preds = %584
  %675 = load <8 x float>, ptr %119, align 4
  %676 = fadd <8 x float> %594, %675
  store <8 x float> %676, ptr %109, align 4
  %677 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %678 = load <8 x float>, ptr %677, align 4
  %679 = fadd <8 x float> %593, %678
  store <8 x float> %679, ptr %545, align 4
  %680 = load i64, ptr %41, align 8
  %681 = getelementptr inbounds float, ptr %119, i64 %680
  %682 = load <8 x float>, ptr %681, align 4
  %683 = fadd <8 x float> %592, %682
  %684 = load i64, ptr %38, align 8
  %685 = getelementptr inbounds float, ptr %109, i64 %684
  store <8 x float> %683, ptr %685, align 4
  %686 = load i64, ptr %41, align 8
  %687 = getelementptr inbounds float, ptr %119, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 32
  %689 = load <8 x float>, ptr %688, align 4
  %690 = fadd <8 x float> %591, %689
  %691 = load i64, ptr %38, align 8
  %692 = getelementptr inbounds float, ptr %109, i64 %691
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 32
  store <8 x float> %690, ptr %693, align 4
  %694 = load i64, ptr %41, align 8
  %695 = shl nsw i64 %694, 3
  %696 = getelementptr inbounds i8, ptr %119, i64 %695
  %697 = load <8 x float>, ptr %696, align 4
  %698 = fadd <8 x float> %590, %697
  %699 = load i64, ptr %38, align 8
  %700 = shl nsw i64 %699, 3
  %701 = getelementptr inbounds i8, ptr %109, i64 %700
  store <8 x float> %698, ptr %701, align 4
  %702 = load i64, ptr %41, align 8
  %703 = shl nsw i64 %702, 3
  %704 = getelementptr inbounds i8, ptr %119, i64 %703
  %705 = getelementptr inbounds nuw i8, ptr %704, i64 32
  %706 = load <8 x float>, ptr %705, align 4
  %707 = fadd <8 x float> %589, %706
  %708 = load i64, ptr %38, align 8
  %709 = shl nsw i64 %708, 3
  %710 = getelementptr inbounds i8, ptr %109, i64 %709
  %711 = getelementptr inbounds nuw i8, ptr %710, i64 32
  store <8 x float> %707, ptr %711, align 4
  %712 = load i64, ptr %41, align 8
  %713 = mul nsw i64 %712, 12
  %714 = getelementptr inbounds i8, ptr %119, i64 %713
  %715 = load <8 x float>, ptr %714, align 4
  %716 = fadd <8 x float> %588, %715
  %717 = load i64, ptr %38, align 8
  %718 = mul nsw i64 %717, 12
  %719 = getelementptr inbounds i8, ptr %109, i64 %718
  store <8 x float> %716, ptr %719, align 4
  %720 = load i64, ptr %41, align 8
  %721 = mul nsw i64 %720, 12
  %722 = getelementptr inbounds i8, ptr %119, i64 %721
  %723 = getelementptr inbounds nuw i8, ptr %722, i64 32
  %724 = load <8 x float>, ptr %723, align 4
  %725 = fadd <8 x float> %587, %724
  %726 = load i64, ptr %38, align 8
  %727 = mul nsw i64 %726, 12
  %728 = getelementptr inbounds i8, ptr %109, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 32
  store <8 x float> %725, ptr %729, align 4
  %730 = load i64, ptr %41, align 8
  %731 = shl nsw i64 %730, 4
  %732 = getelementptr inbounds i8, ptr %119, i64 %731
  %733 = load <8 x float>, ptr %732, align 4
  %734 = fadd <8 x float> %586, %733
  %735 = load i64, ptr %38, align 8
  %736 = shl nsw i64 %735, 4
  %737 = getelementptr inbounds i8, ptr %109, i64 %736
  store <8 x float> %734, ptr %737, align 4
  %738 = load i64, ptr %41, align 8
  %739 = shl nsw i64 %738, 4
  %740 = getelementptr inbounds i8, ptr %119, i64 %739
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 32
  %742 = load <8 x float>, ptr %741, align 4
  %743 = fadd <8 x float> %585, %742
  br label %744

744:                                              ; preds = %596, %674
  %745 = phi <8 x float> [ %743, %674 ], [ %585, %596 ]
  %746 = load i64, ptr %38, align 8
  %747 = shl nsw i64 %746, 4
  %748 = getelementptr inbounds i8, ptr %109, i64 %747
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 32
  store <8 x float> %745, ptr %749, align 4
  br label %1000

750:                                              ; preds = %118
  %751 = load <8 x float>, ptr %109, align 4
  %752 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %751
  %753 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %754 = load <8 x float>, ptr %753, align 4
  %755 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %754
  %756 = getelementptr inbounds float, ptr %109, i64 %106
  %757 = load <8 x float>, ptr %756, align 4
  %758 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %757
  %759 = getelementptr inbounds nuw i8, ptr %756, i64 32
  %760 = load <8 x float>, ptr %759, align 4
  %761 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %760
  %762 = shl nsw i64 %106, 3
  %763 = getelementptr inbounds i8, ptr %109, i64 %762
  %764 = load <8 x float>, ptr %763, align 4
  %765 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %764
  %766 = getelementptr inbounds nuw i8, ptr %763, i64 32
  %767 = load <8 x float>, ptr %766, align 4
  %768 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %767
  %769 = mul nsw i64 %106, 12
  %770 = getelementptr inbounds i8, ptr %109, i64 %769
  %771 = load <8 x float>, ptr %770, align 4
  %772 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %771
  %773 = getelementptr inbounds nuw i8, ptr %770, i64 32
  %774 = load <8 x float>, ptr %773, align 4
  %775 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %774
  %776 = shl nsw i64 %106, 4
  %777 = getelementptr inbounds i8, ptr %109, i64 %776
  %778 = load <8 x float>, ptr %777, align 4
  %779 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %778
  %780 = getelementptr inbounds nuw i8, ptr %777, i64 32
  %781 = load <8 x float>, ptr %780, align 4
  %782 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %781
  %783 = mul nsw i64 %106, 20
  %784 = getelementptr inbounds i8, ptr %109, i64 %783
  %785 = load <8 x float>, ptr %784, align 4
  %786 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %785
  %787 = getelementptr inbounds nuw i8, ptr %784, i64 32
  %788 = load <8 x float>, ptr %787, align 4
  %789 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %788
  %790 = icmp sgt i64 %91, 0
  br i1 %790, label %792, label %791

791:                                              ; preds = %792, %750
  br i1 %73, label %843, label %799

792:                                              ; preds = %750, %792
  %793 = phi i64 [ %797, %792 ], [ 0, %750 ]
  %794 = add nuw nsw i64 %793, 6
  %795 = mul nsw i64 %794, %106
  %796 = getelementptr inbounds float, ptr %109, i64 %795
  tail call void @llvm.prefetch.p0(ptr %796, i32 1, i32 3, i32 1)
  %797 = add nuw nsw i64 %793, 1
  %798 = icmp slt i64 %797, %91
  br i1 %798, label %792, label %791, !llvm.loop !57

799:                                              ; preds = %843, %791
  %800 = phi <8 x float> [ %789, %791 ], [ %902, %843 ]
  %801 = phi <8 x float> [ %786, %791 ], [ %901, %843 ]
  %802 = phi <8 x float> [ %782, %791 ], [ %896, %843 ]
  %803 = phi <8 x float> [ %779, %791 ], [ %895, %843 ]
  %804 = phi <8 x float> [ %775, %791 ], [ %890, %843 ]
  %805 = phi <8 x float> [ %772, %791 ], [ %889, %843 ]
  %806 = phi <8 x float> [ %768, %791 ], [ %884, %843 ]
  %807 = phi <8 x float> [ %765, %791 ], [ %883, %843 ]
  %808 = phi <8 x float> [ %761, %791 ], [ %878, %843 ]
  %809 = phi <8 x float> [ %758, %791 ], [ %877, %843 ]
  %810 = phi <8 x float> [ %755, %791 ], [ %872, %843 ]
  %811 = phi <8 x float> [ %752, %791 ], [ %871, %843 ]
  %812 = icmp eq ptr %119, null
  br i1 %812, label %813, label %906

813:                                              ; preds = %799
  store <8 x float> %811, ptr %109, align 4
  store <8 x float> %810, ptr %753, align 4
  %814 = load i64, ptr %38, align 8
  %815 = getelementptr inbounds float, ptr %109, i64 %814
  store <8 x float> %809, ptr %815, align 4
  %816 = load i64, ptr %38, align 8
  %817 = getelementptr inbounds float, ptr %109, i64 %816
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 32
  store <8 x float> %808, ptr %818, align 4
  %819 = load i64, ptr %38, align 8
  %820 = shl nsw i64 %819, 3
  %821 = getelementptr inbounds i8, ptr %109, i64 %820
  store <8 x float> %807, ptr %821, align 4
  %822 = load i64, ptr %38, align 8
  %823 = shl nsw i64 %822, 3
  %824 = getelementptr inbounds i8, ptr %109, i64 %823
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 32
  store <8 x float> %806, ptr %825, align 4
  %826 = load i64, ptr %38, align 8
  %827 = mul nsw i64 %826, 12
  %828 = getelementptr inbounds i8, ptr %109, i64 %827
  store <8 x float> %805, ptr %828, align 4
  %829 = load i64, ptr %38, align 8
  %830 = mul nsw i64 %829, 12
  %831 = getelementptr inbounds i8, ptr %109, i64 %830
  %832 = getelementptr inbounds nuw i8, ptr %831, i64 32
  store <8 x float> %804, ptr %832, align 4
  %833 = load i64, ptr %38, align 8
  %834 = shl nsw i64 %833, 4
  %835 = getelementptr inbounds i8, ptr %109, i64 %834
  store <8 x float> %803, ptr %835, align 4
  %836 = load i64, ptr %38, align 8
  %837 = shl nsw i64 %836, 4
  %838 = getelementptr inbounds i8, ptr %109, i64 %837
  %839 = getelementptr inbounds nuw i8, ptr %838, i64 32
  store <8 x float> %802, ptr %839, align 4
  %840 = load i64, ptr %38, align 8
  %841 = mul nsw i64 %840, 20
  %842 = getelementptr inbounds i8, ptr %109, i64 %841
  store <8 x float> %801, ptr %842, align 4
  br label %994

843:                                              ; preds = %791, %843
  %844 = phi <8 x float> [ %902, %843 ], [ %789, %791 ]
  %845 = phi <8 x float> [ %901, %843 ], [ %786, %791 ]
  %846 = phi <8 x float> [ %896, %843 ], [ %782, %791 ]
  %847 = phi <8 x float> [ %895, %843 ], [ %779, %791 ]
  %848 = phi <8 x float> [ %890, %843 ], [ %775, %791 ]
  %849 = phi <8 x float> [ %889, %843 ], [ %772, %791 ]
  %850 = phi <8 x float> [ %884, %843 ], [ %768, %791 ]
  %851 = phi <8 x float> [ %883, %843 ], [ %765, %791 ]
  %852 = phi <8 x float> [ %878, %843 ], [ %761, %791 ]
  %853 = phi <8 x float> [ %877, %843 ], [ %758, %791 ]
  %854 = phi <8 x float> [ %872, %843 ], [ %755, %791 ]
  %855 = phi <8 x float> [ %871, %843 ], [ %752, %791 ]
  %856 = phi i64 [ %903, %843 ], [ %97, %791 ]
  %857 = phi i64 [ %904, %843 ], [ 0, %791 ]
  %858 = shl nsw i64 %857, 6
  %859 = getelementptr inbounds nuw i8, ptr %71, i64 %858
  %860 = load <8 x float>, ptr %859, align 4
  %861 = getelementptr inbounds nuw i8, ptr %859, i64 32
  %862 = load <8 x float>, ptr %861, align 4
  %863 = ashr i64 %856, 12
  %864 = and i64 %863, -16
  %865 = getelementptr inbounds float, ptr %98, i64 %864
  call void @llvm.prefetch.p0(ptr %865, i32 0, i32 2, i32 1)
  %866 = mul nuw nsw i64 %857, 24
  %867 = getelementptr inbounds nuw i8, ptr %104, i64 %866
  %868 = load float, ptr %867, align 4
  %869 = insertelement <8 x float> poison, float %868, i64 0
  %870 = shufflevector <8 x float> %869, <8 x float> poison, <8 x i32> zeroinitializer
  %871 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %870, <8 x float> %860, <8 x float> %855)
  %872 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %870, <8 x float> %862, <8 x float> %854)
  %873 = getelementptr inbounds nuw i8, ptr %867, i64 4
  %874 = load float, ptr %873, align 4
  %875 = insertelement <8 x float> poison, float %874, i64 0
  %876 = shufflevector <8 x float> %875, <8 x float> poison, <8 x i32> zeroinitializer
  %877 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %876, <8 x float> %860, <8 x float> %853)
  %878 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %876, <8 x float> %862, <8 x float> %852)
  %879 = getelementptr inbounds nuw i8, ptr %867, i64 8
  %880 = load float, ptr %879, align 4
  %881 = insertelement <8 x float> poison, float %880, i64 0
  %882 = shufflevector <8 x float> %881, <8 x float> poison, <8 x i32> zeroinitializer
  %883 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %882, <8 x float> %860, <8 x float> %851)
  %884 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %882, <8 x float> %862, <8 x float> %850)
  %885 = getelementptr inbounds nuw i8, ptr %867, i64 12
  %886 = load float, ptr %885, align 4
  %887 = insertelement <8 x float> poison, float %886, i64 0
  %888 = shufflevector <8 x float> %887, <8 x float> poison, <8 x i32> zeroinitializer
  %889 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %888, <8 x float> %860, <8 x float> %849)
  %890 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %888, <8 x float> %862, <8 x float> %848)
  %891 = getelementptr inbounds nuw i8, ptr %867, i64 16
  %892 = load float, ptr %891, align 4
  %893 = insertelement <8 x float> poison, float %892, i64 0
  %894 = shufflevector <8 x float> %893, <8 x float> poison, <8 x i32> zeroinitializer
  %895 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %860, <8 x float> %847)
  %896 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %862, <8 x float> %846)
  %897 = getelementptr inbounds nuw i8, ptr %867, i64 20
  %898 = load float, ptr %897, align 4
  %899 = insertelement <8 x float> poison, float %898, i64 0
  %900 = shufflevector <8 x float> %899, <8 x float> poison, <8 x i32> zeroinitializer
  %901 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %860, <8 x float> %845)
  %902 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %862, <8 x float> %844)
  %903 = add nsw i64 %856, %94
  %904 = add nuw nsw i64 %857, 1
  %905 = icmp slt i64 %904, %54
  br i1 %905, label %843, label %799, !llvm.loop !58

906:                                              ; preds = %799
  %907 = load <8 x float>, ptr %119, align 4
  %908 = fadd <8 x float> %811, %907
  store <8 x float> %908, ptr %109, align 4
  %909 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %910 = load <8 x float>, ptr %909, align 4
  %911 = fadd <8 x float> %810, %910
  store <8 x float> %911, ptr %753, align 4
  %912 = load i64, ptr %41, align 8
  %913 = getelementptr inbounds float, ptr %119, i64 %912
  %914 = load <8 x float>, ptr %913, align 4
  %915 = fadd <8 x float> %809, %914
  %916 = load i64, ptr %38, align 8
  %917 = getelementptr inbounds float, ptr %109, i64 %916
  store <8 x float> %915, ptr %917, align 4
  %918 = load i64, ptr %41, align 8
  %919 = getelementptr inbounds float, ptr %119, i64 %918
  %920 = getelementptr inbounds nuw i8, ptr %919, i64 32
  %921 = load <8 x float>, ptr %920, align 4
  %922 = fadd <8 x float> %808, %921
  %923 = load i64, ptr %38, align 8
  %924 = getelementptr inbounds float, ptr %109, i64 %923
  %925 = getelementptr inbounds nuw i8, ptr %924, i64 32
  store <8 x float> %922, ptr %925, align 4
  %926 = load i64, ptr %41, align 8
  %927 = shl nsw i64 %926, 3
  %928 = getelementptr inbounds i8, ptr %119, i64 %927
  %929 = load <8 x float>, ptr %928, align 4
  %930 = fadd <8 x float> %807, %929
  %931 = load i64, ptr %38, align 8
  %932 = shl nsw i64 %931, 3
  %933 = getelementptr inbounds i8, ptr %109, i64 %932
  store <8 x float> %930, ptr %933, align 4
  %934 = load i64, ptr %41, align 8
  %935 = shl nsw i64 %934, 3
  %936 = getelementptr inbounds i8, ptr %119, i64 %935
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 32
  %938 = load <8 x float>, ptr %937, align 4
  %939 = fadd <8 x float> %806, %938
  %940 = load i64, ptr %38, align 8
  %941 = shl nsw i64 %940, 3
  %942 = getelementptr inbounds i8, ptr %109, i64 %941
  %943 = getelementptr inbounds nuw i8, ptr %942, i64 32
  store <8 x float> %939, ptr %943, align 4
  %944 = load i64, ptr %41, align 8
  %945 = mul nsw i64 %944, 12
  %946 = getelementptr inbounds i8, ptr %119, i64 %945
  %947 = load <8 x float>, ptr %946, align 4
  %948 = fadd <8 x float> %805, %947
  %949 = load i64, ptr %38, align 8
  %950 = mul nsw i64 %949, 12
  %951 = getelementptr inbounds i8, ptr %109, i64 %950
  store <8 x float> %948, ptr %951, align 4
  %952 = load i64, ptr %41, align 8
  %953 = mul nsw i64 %952, 12
  %954 = getelementptr inbounds i8, ptr %119, i64 %953
  %955 = getelementptr inbounds nuw i8, ptr %954, i64 32
  %956 = load <8 x float>, ptr %955, align 4
  %957 = fadd <8 x float> %804, %956
  %958 = load i64, ptr %38, align 8
  %959 = mul nsw i64 %958, 12
  %960 = getelementptr inbounds i8, ptr %109, i64 %959
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 32
  store <8 x float> %957, ptr %961, align 4
  %962 = load i64, ptr %41, align 8
  %963 = shl nsw i64 %962, 4
  %964 = getelementptr inbounds i8, ptr %119, i64 %963
  %965 = load <8 x float>, ptr %964, align 4
  %966 = fadd <8 x float> %803, %965
  %967 = load i64, ptr %38, align 8
  %968 = shl nsw i64 %967, 4
  %969 = getelementptr inbounds i8, ptr %109, i64 %968
  store <8 x float> %966, ptr %969, align 4
  %970 = load i64, ptr %41, align 8
  %971 = shl nsw i64 %970, 4
  %972 = getelementptr inbounds i8, ptr %119, i64 %971
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 32
  %974 = load <8 x float>, ptr %973, align 4
  %975 = fadd <8 x float> %802, %974
  %976 = load i64, ptr %38, align 8
  %977 = shl nsw i64 %976, 4
  %978 = getelementptr inbounds i8, ptr %109, i64 %977
  %979 = getelementptr inbounds nuw i8, ptr %978, i64 32
  store <8 x float> %975, ptr %979, align 4
  %980 = load i64, ptr %41, align 8
  %981 = mul nsw i64 %980, 20
  %982 = getelementptr inbounds i8, ptr %119, i64 %981
  %983 = load <8 x float>, ptr %982, align 4
  %984 = fadd <8 x float> %801, %983
  %985 = load i64, ptr %38, align 8
  %986 = mul nsw i64 %985, 20
  %987 = getelementptr inbounds i8, ptr %109, i64 %986
  store <8 x float> %984, ptr %987, align 4
  %988 = load i64, ptr %41, align 8
  %989 = mul nsw i64 %988, 20
  %990 = getelementptr inbounds i8, ptr %119, i64 %989
  %991 = getelementptr inbounds nuw i8, ptr %990, i64 32
  %992 = load <8 x float>, ptr %991, align 4
  %993 = fadd <8 x float> %800, %992
  br label %994

994:                                              ; preds = %813, %906
  %995 = phi <8 x float> [ %993, %906 ], [ %800, %813 ]
  %996 = load i64, ptr %38, align 8
  %997 = mul nsw i64 %996, 20
  %998 = getelementptr inbounds i8, ptr %109, i64 %997
  %999 = getelementptr inbounds nuw i8, ptr %998, i64 32
  store <8 x float> %995, ptr %999, align 4
  br label %1000

1000:                                             ; preds = %118, %994, %744, %536, %370, %247, %167
  %1001 = icmp eq i64 %83, %3
  br i1 %1001, label %42, label %74, !llvm.loop !59
}

define internal fastcc void @expand(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull writeonly %1, i64 noundef range(i64 1, 0) %2, i64 noundef %3) unnamed_addr {
  %5 = icmp eq i64 %2, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %4
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %116

8:                                                ; preds = %6
  %9 = icmp eq i64 %2, 2
  %10 = icmp eq i64 %2, 2
  %11 = select i1 %10, i64 640, i64 384
  br label %24

12:                                               ; preds = %4
  %13 = shl nsw i64 %3, 4
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %116

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %12 ]
  %17 = getelementptr inbounds nuw i16, ptr %0, i64 %16
  %18 = load <8 x i16>, ptr %17, align 2
  %19 = zext <8 x i16> %18 to <8 x i32>
  %20 = shl nuw <8 x i32> %19, splat (i32 16)
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %16
  store <8 x i32> %20, ptr %21, align 4
  %22 = add nuw nsw i64 %16, 8
  %23 = icmp slt i64 %22, %13
  br i1 %23, label %15, label %116, !llvm.loop !60

24:                                               ; preds = %8, %111
  %25 = phi ptr [ %0, %8 ], [ %112, %111 ]
  %26 = phi ptr [ %1, %8 ], [ %114, %111 ]
  %27 = phi i64 [ 0, %8 ], [ %113, %111 ]
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %30 = load <8 x float>, ptr %25, align 4
  %31 = load <8 x float>, ptr %28, align 4
  br i1 %9, label %32, label %49

32:                                               ; preds = %24, %32
  %33 = phi i64 [ %47, %32 ], [ 0, %24 ]
  %34 = shl nuw nsw i64 %33, 4
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 %34
  %37 = load <8 x i8>, ptr %36, align 1
  %38 = uitofp <8 x i8> %37 to <8 x float>
  %39 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %38, <8 x float> %30, <8 x float> %31)
  store <8 x float> %39, ptr %35, align 4
  %40 = shl i64 %33, 4
  %41 = or disjoint i64 %40, 16
  %42 = getelementptr inbounds nuw float, ptr %26, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 %41
  %44 = load <8 x i8>, ptr %43, align 1
  %45 = uitofp <8 x i8> %44 to <8 x float>
  %46 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %45, <8 x float> %30, <8 x float> %31)
  store <8 x float> %46, ptr %42, align 4
  %47 = add nuw nsw i64 %33, 2
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %66, label %32, !llvm.loop !61

49:                                               ; preds = %24, %49
  %50 = phi i64 [ %64, %49 ], [ 0, %24 ]
  %51 = shl nuw nsw i64 %50, 4
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 %51
  %53 = load <8 x i8>, ptr %52, align 1
  %54 = zext <8 x i8> %53 to <8 x i32>
  %55 = getelementptr inbounds nuw float, ptr %26, i64 %51
  %56 = and <8 x i32> %54, splat (i32 15)
  %57 = uitofp nneg <8 x i32> %56 to <8 x float>
  %58 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %57, <8 x float> %30, <8 x float> %31)
  store <8 x float> %58, ptr %55, align 4
  %59 = or disjoint i64 %51, 256
  %60 = getelementptr inbounds nuw float, ptr %26, i64 %59
  %61 = lshr <8 x i32> %54, splat (i32 4)
  %62 = uitofp nneg <8 x i32> %61 to <8 x float>
  %63 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %62, <8 x float> %30, <8 x float> %31)
  store <8 x float> %63, ptr %60, align 4
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, 16
  br i1 %65, label %66, label %49, !llvm.loop !62

66:                                               ; preds = %49, %32
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %68 = load <8 x float>, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 96
  %70 = load <8 x float>, ptr %69, align 4
  br i1 %9, label %91, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 136
  %73 = getelementptr inbounds nuw i8, ptr %26, i64 32
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i64 [ 0, %71 ], [ %89, %74 ]
  %76 = shl nuw nsw i64 %75, 4
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 %76
  %78 = load <8 x i8>, ptr %77, align 1
  %79 = zext <8 x i8> %78 to <8 x i32>
  %80 = getelementptr inbounds nuw float, ptr %73, i64 %76
  %81 = and <8 x i32> %79, splat (i32 15)
  %82 = uitofp nneg <8 x i32> %81 to <8 x float>
  %83 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %82, <8 x float> %68, <8 x float> %70)
  store <8 x float> %83, ptr %80, align 4
  %84 = or disjoint i64 %76, 256
  %85 = getelementptr inbounds nuw float, ptr %73, i64 %84
  %86 = lshr <8 x i32> %79, splat (i32 4)
  %87 = uitofp nneg <8 x i32> %86 to <8 x float>
  %88 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> %68, <8 x float> %70)
  store <8 x float> %88, ptr %85, align 4
  %89 = add nuw nsw i64 %75, 1
  %90 = icmp eq i64 %89, 16
  br i1 %90, label %111, label %74, !llvm.loop !62

91:                                               ; preds = %66
  %92 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %93 = getelementptr inbounds nuw i8, ptr %25, i64 136
  br label %94

94:                                               ; preds = %94, %91
  %95 = phi i64 [ 0, %91 ], [ %109, %94 ]
  %96 = shl nuw nsw i64 %95, 4
  %97 = getelementptr inbounds nuw float, ptr %92, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %99 = load <8 x i8>, ptr %98, align 1
  %100 = uitofp <8 x i8> %99 to <8 x float>
  %101 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %100, <8 x float> %68, <8 x float> %70)
  store <8 x float> %101, ptr %97, align 4
  %102 = shl i64 %95, 4
  %103 = or disjoint i64 %102, 16
  %104 = getelementptr inbounds nuw float, ptr %92, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %93, i64 %103
  %106 = load <8 x i8>, ptr %105, align 1
  %107 = uitofp <8 x i8> %106 to <8 x float>
  %108 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %107, <8 x float> %68, <8 x float> %70)
  store <8 x float> %108, ptr %104, align 4
  %109 = add nuw nsw i64 %95, 2
  %110 = icmp eq i64 %109, 32
  br i1 %110, label %111, label %94, !llvm.loop !61

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 2048
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !63

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare float @llvm.sqrt.f32(float)

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
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !11}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = !{!43}
!43 = distinct !{!43, !44, !"piece_of: argument 0"}
!44 = distinct !{!44, !"piece_of"}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !11}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = !{!52}
!52 = distinct !{!52, !53, !"piece_of: argument 0"}
!53 = distinct !{!53, !"piece_of"}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7, !11}
!58 = distinct !{!58, !7, !11}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
