; Made by `make kernels`, not by hand: ziglang 0.15.2, sources a0fba363bbfdeaac, code 375463f56a25d976
%struct.query = type { ptr, ptr, ptr, ptr, i64, float }
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
  br i1 %11, label %12, label %32

12:                                               ; preds = %1
  %13 = load ptr, ptr %0, align 8
  %14 = and i64 %10, 1
  %15 = icmp eq i64 %10, 1
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = and i64 %10, 9223372036854775806
  br label %63

18:                                               ; preds = %63, %12
  %19 = phi i64 [ poison, %12 ], [ %83, %63 ]
  %20 = phi i64 [ 0, %12 ], [ %83, %63 ]
  %21 = phi i64 [ 0, %12 ], [ %84, %63 ]
  %22 = icmp eq i64 %14, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %21, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = tail call i64 @llvm.smax.i64(i64 %25, i64 511)
  %27 = lshr i64 %26, 8
  %28 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %21, i32 9
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %27, %29
  %31 = add nsw i64 %30, %20
  br label %32

32:                                               ; preds = %23, %18, %1
  %33 = phi i64 [ 0, %1 ], [ %19, %18 ], [ %31, %23 ]
  %34 = tail call i32 @omp_get_thread_num()
  %35 = sext i32 %34 to i64
  %36 = tail call i32 @omp_get_num_threads()
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %33, %35
  %39 = sdiv i64 %38, %37
  %40 = add nsw i64 %35, 1
  %41 = mul nsw i64 %40, %33
  %42 = sdiv i64 %41, %37
  %43 = load i64, ptr %9, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %1451

45:                                               ; preds = %32
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %62 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
  br label %87

63:                                               ; preds = %63, %16
  %64 = phi i64 [ 0, %16 ], [ %83, %63 ]
  %65 = phi i64 [ 0, %16 ], [ %84, %63 ]
  %66 = phi i64 [ 0, %16 ], [ %85, %63 ]
  %67 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %65, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = tail call i64 @llvm.smax.i64(i64 %68, i64 511)
  %70 = lshr i64 %69, 8
  %71 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %65, i32 9
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %70, %72
  %74 = add nsw i64 %73, %64
  %75 = or disjoint i64 %65, 1
  %76 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %75, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = tail call i64 @llvm.smax.i64(i64 %77, i64 511)
  %79 = lshr i64 %78, 8
  %80 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %75, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = add nsw i64 %82, %74
  %84 = add nuw nsw i64 %65, 2
  %85 = add i64 %66, 2
  %86 = icmp eq i64 %85, %17
  br i1 %86, label %18, label %63, !llvm.loop !6

87:                                               ; preds = %45, %118
  %88 = phi i64 [ %43, %45 ], [ %119, %118 ]
  %89 = phi i64 [ 0, %45 ], [ %120, %118 ]
  %90 = phi i64 [ 0, %45 ], [ %101, %118 ]
  %91 = phi i64 [ 0, %45 ], [ %121, %118 ]
  %92 = load ptr, ptr %0, align 8
  %93 = getelementptr inbounds nuw %struct.source, ptr %92, i64 %91
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = call i64 @llvm.smax.i64(i64 %95, i64 511)
  %97 = lshr i64 %96, 8
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 72
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = add nsw i64 %100, %90
  %102 = call i64 @llvm.smax.i64(i64 %39, i64 %90)
  %103 = call i64 @llvm.smin.i64(i64 %42, i64 %101)
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %105, label %118

105:                                              ; preds = %87
  %106 = add nsw i64 %97, -1
  %107 = icmp eq i64 %91, 0
  %108 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %109 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %110 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %93, i64 40
  %112 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %113 = getelementptr inbounds nuw i8, ptr %93, i64 80
  %114 = getelementptr inbounds nuw i8, ptr %93, i64 32
  %115 = getelementptr inbounds nuw i8, ptr %93, i64 48
  br label %123

116:                                              ; preds = %1448
  %117 = load i64, ptr %9, align 8
  br label %118

118:                                              ; preds = %116, %87
  %119 = phi i64 [ %117, %116 ], [ %88, %87 ]
  %120 = add nuw nsw i64 %97, %89
  %121 = add nuw nsw i64 %91, 1
  %122 = icmp slt i64 %121, %119
  br i1 %122, label %87, label %1451, !llvm.loop !8

123:                                              ; preds = %105, %1448
  %124 = phi i64 [ %102, %105 ], [ %1449, %1448 ]
  %125 = sub nsw i64 %124, %90
  %126 = load i64, ptr %98, align 8
  %127 = sdiv i64 %125, %126
  %128 = srem i64 %125, %126
  %129 = shl i64 %127, 8
  %130 = icmp eq i64 %127, %106
  br i1 %130, label %131, label %133

131:                                              ; preds = %123
  %132 = load i64, ptr %94, align 8
  br label %135

133:                                              ; preds = %123
  %134 = add nsw i64 %129, 256
  br label %135

135:                                              ; preds = %133, %131
  %136 = phi i64 [ %132, %131 ], [ %134, %133 ]
  %137 = sub i64 %136, %129
  %138 = load ptr, ptr %46, align 8
  %139 = add nsw i64 %127, %89
  %140 = mul nsw i64 %139, %8
  %141 = load i64, ptr %47, align 8
  %142 = mul nsw i64 %141, %140
  %143 = getelementptr inbounds float, ptr %138, i64 %142
  %144 = load ptr, ptr %48, align 8
  %145 = getelementptr inbounds float, ptr %144, i64 %140
  %146 = load ptr, ptr %0, align 8
  %147 = getelementptr inbounds nuw %struct.source, ptr %146, i64 %91
  br i1 %107, label %154, label %148

148:                                              ; preds = %135
  %149 = getelementptr inbounds i8, ptr %147, i64 -32
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = icmp ne i64 %150, %152
  br label %154

154:                                              ; preds = %148, %135
  %155 = phi i1 [ true, %135 ], [ %153, %148 ]
  %156 = load i64, ptr %9, align 8
  %157 = add nsw i64 %156, -1
  %158 = icmp eq i64 %91, %157
  br i1 %158, label %165, label %159

159:                                              ; preds = %154
  %160 = getelementptr inbounds nuw i8, ptr %147, i64 144
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %163 = load i64, ptr %162, align 8
  %164 = icmp ne i64 %161, %163
  br label %165

165:                                              ; preds = %159, %154
  %166 = phi i1 [ true, %154 ], [ %164, %159 ]
  %167 = select i1 %155, i1 %166, i1 false
  br i1 %167, label %171, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %50, align 8
  %170 = load i64, ptr %108, align 8
  br label %189

171:                                              ; preds = %165
  %172 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %173 = load i64, ptr %172, align 8
  %174 = call i64 @llvm.smax.i64(i64 %173, i64 511)
  %175 = and i64 %174, 9223372036854775552
  %176 = icmp eq i64 %175, 256
  %177 = load ptr, ptr %50, align 8
  %178 = load i64, ptr %108, align 8
  br i1 %176, label %179, label %189

179:                                              ; preds = %171
  %180 = load ptr, ptr %49, align 8
  %181 = getelementptr inbounds i64, ptr %177, i64 %178
  %182 = load i64, ptr %181, align 8
  %183 = mul i64 %141, %8
  %184 = mul i64 %183, %182
  %185 = getelementptr inbounds float, ptr %180, i64 %184
  %186 = load ptr, ptr %51, align 8
  %187 = mul nsw i64 %178, %8
  %188 = getelementptr inbounds float, ptr %186, i64 %187
  br label %189

189:                                              ; preds = %168, %179, %171
  %190 = phi i64 [ %178, %179 ], [ %178, %171 ], [ %170, %168 ]
  %191 = phi ptr [ %177, %179 ], [ %177, %171 ], [ %169, %168 ]
  %192 = phi ptr [ %185, %179 ], [ %143, %171 ], [ %143, %168 ]
  %193 = phi ptr [ %188, %179 ], [ %145, %171 ], [ %145, %168 ]
  %194 = load ptr, ptr %93, align 8
  %195 = load i64, ptr %109, align 8
  %196 = mul nsw i64 %195, %128
  %197 = getelementptr inbounds float, ptr %194, i64 %196
  %198 = load ptr, ptr %110, align 8
  %199 = load i64, ptr %111, align 8
  %200 = mul nsw i64 %199, %128
  %201 = getelementptr inbounds float, ptr %198, i64 %200
  %202 = load i64, ptr %112, align 8
  %203 = add nsw i64 %202, %128
  %204 = getelementptr inbounds i64, ptr %191, i64 %190
  %205 = load i64, ptr %204, align 8
  %206 = load i64, ptr %113, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %323, label %208

208:                                              ; preds = %189
  %209 = load i64, ptr %94, align 8
  %210 = icmp eq i64 %136, %209
  br i1 %210, label %211, label %323

211:                                              ; preds = %208
  %212 = add nsw i64 %136, -1
  %213 = load ptr, ptr %52, align 8
  %214 = load i64, ptr %53, align 8
  %215 = mul nsw i64 %214, %205
  %216 = getelementptr inbounds float, ptr %213, i64 %215
  %217 = load i64, ptr %54, align 8
  %218 = mul nsw i64 %217, %203
  %219 = getelementptr inbounds float, ptr %216, i64 %218
  %220 = load i64, ptr %114, align 8
  %221 = mul nsw i64 %220, %212
  %222 = getelementptr inbounds float, ptr %197, i64 %221
  %223 = icmp sgt i64 %141, 0
  br i1 %223, label %224, label %267

224:                                              ; preds = %211
  %225 = add nsw i64 %141, -1
  %226 = lshr i64 %225, 3
  %227 = add nuw nsw i64 %226, 1
  %228 = and i64 %227, 3
  %229 = icmp ult i64 %141, 25
  br i1 %229, label %253, label %230

230:                                              ; preds = %224
  %231 = and i64 %227, 4611686018427387900
  br label %232

232:                                              ; preds = %232, %230
  %233 = phi i64 [ 0, %230 ], [ %250, %232 ]
  %234 = phi i64 [ 0, %230 ], [ %251, %232 ]
  %235 = getelementptr inbounds nuw float, ptr %222, i64 %233
  %236 = getelementptr inbounds nuw float, ptr %219, i64 %233
  %237 = load <8 x float>, ptr %236, align 4
  store <8 x float> %237, ptr %235, align 4
  %238 = or disjoint i64 %233, 8
  %239 = getelementptr inbounds nuw float, ptr %222, i64 %238
  %240 = getelementptr inbounds nuw float, ptr %219, i64 %238
  %241 = load <8 x float>, ptr %240, align 4
  store <8 x float> %241, ptr %239, align 4
  %242 = or disjoint i64 %233, 16
  %243 = getelementptr inbounds nuw float, ptr %222, i64 %242
  %244 = getelementptr inbounds nuw float, ptr %219, i64 %242
  %245 = load <8 x float>, ptr %244, align 4
  store <8 x float> %245, ptr %243, align 4
  %246 = or disjoint i64 %233, 24
  %247 = getelementptr inbounds nuw float, ptr %222, i64 %246
  %248 = getelementptr inbounds nuw float, ptr %219, i64 %246
  %249 = load <8 x float>, ptr %248, align 4
  store <8 x float> %249, ptr %247, align 4
  %250 = add nuw nsw i64 %233, 32
  %251 = add i64 %234, 4
  %252 = icmp eq i64 %251, %231
  br i1 %252, label %253, label %232, !llvm.loop !9

253:                                              ; preds = %232, %224
  %254 = phi i64 [ 0, %224 ], [ %250, %232 ]
  %255 = icmp eq i64 %228, 0
  br i1 %255, label %265, label %256

256:                                              ; preds = %253, %256
  %257 = phi i64 [ %262, %256 ], [ %254, %253 ]
  %258 = phi i64 [ %263, %256 ], [ 0, %253 ]
  %259 = getelementptr inbounds nuw float, ptr %222, i64 %257
  %260 = getelementptr inbounds nuw float, ptr %219, i64 %257
  %261 = load <8 x float>, ptr %260, align 4
  store <8 x float> %261, ptr %259, align 4
  %262 = add nuw nsw i64 %257, 8
  %263 = add i64 %258, 1
  %264 = icmp eq i64 %263, %228
  br i1 %264, label %265, label %256, !llvm.loop !10

265:                                              ; preds = %256, %253
  %266 = load i64, ptr %47, align 8
  br label %267

267:                                              ; preds = %265, %211
  %268 = phi i64 [ %266, %265 ], [ %141, %211 ]
  %269 = load ptr, ptr %55, align 8
  %270 = load i64, ptr %56, align 8
  %271 = mul nsw i64 %270, %205
  %272 = getelementptr inbounds float, ptr %269, i64 %271
  %273 = load i64, ptr %57, align 8
  %274 = mul nsw i64 %273, %203
  %275 = getelementptr inbounds float, ptr %272, i64 %274
  %276 = load i64, ptr %115, align 8
  %277 = mul nsw i64 %276, %212
  %278 = getelementptr inbounds float, ptr %201, i64 %277
  %279 = icmp sgt i64 %268, 0
  br i1 %279, label %280, label %323

280:                                              ; preds = %267
  %281 = add nsw i64 %268, -1
  %282 = lshr i64 %281, 3
  %283 = add nuw nsw i64 %282, 1
  %284 = and i64 %283, 3
  %285 = icmp ult i64 %268, 25
  br i1 %285, label %309, label %286

286:                                              ; preds = %280
  %287 = and i64 %283, 4611686018427387900
  br label %288

288:                                              ; preds = %288, %286
  %289 = phi i64 [ 0, %286 ], [ %306, %288 ]
  %290 = phi i64 [ 0, %286 ], [ %307, %288 ]
  %291 = getelementptr inbounds nuw float, ptr %278, i64 %289
  %292 = getelementptr inbounds nuw float, ptr %275, i64 %289
  %293 = load <8 x float>, ptr %292, align 4
  store <8 x float> %293, ptr %291, align 4
  %294 = or disjoint i64 %289, 8
  %295 = getelementptr inbounds nuw float, ptr %278, i64 %294
  %296 = getelementptr inbounds nuw float, ptr %275, i64 %294
  %297 = load <8 x float>, ptr %296, align 4
  store <8 x float> %297, ptr %295, align 4
  %298 = or disjoint i64 %289, 16
  %299 = getelementptr inbounds nuw float, ptr %278, i64 %298
  %300 = getelementptr inbounds nuw float, ptr %275, i64 %298
  %301 = load <8 x float>, ptr %300, align 4
  store <8 x float> %301, ptr %299, align 4
  %302 = or disjoint i64 %289, 24
  %303 = getelementptr inbounds nuw float, ptr %278, i64 %302
  %304 = getelementptr inbounds nuw float, ptr %275, i64 %302
  %305 = load <8 x float>, ptr %304, align 4
  store <8 x float> %305, ptr %303, align 4
  %306 = add nuw nsw i64 %289, 32
  %307 = add i64 %290, 4
  %308 = icmp eq i64 %307, %287
  br i1 %308, label %309, label %288, !llvm.loop !9

309:                                              ; preds = %288, %280
  %310 = phi i64 [ 0, %280 ], [ %306, %288 ]
  %311 = icmp eq i64 %284, 0
  br i1 %311, label %321, label %312

312:                                              ; preds = %309, %312
  %313 = phi i64 [ %318, %312 ], [ %310, %309 ]
  %314 = phi i64 [ %319, %312 ], [ 0, %309 ]
  %315 = getelementptr inbounds nuw float, ptr %278, i64 %313
  %316 = getelementptr inbounds nuw float, ptr %275, i64 %313
  %317 = load <8 x float>, ptr %316, align 4
  store <8 x float> %317, ptr %315, align 4
  %318 = add nuw nsw i64 %313, 8
  %319 = add i64 %314, 1
  %320 = icmp eq i64 %319, %284
  br i1 %320, label %321, label %312, !llvm.loop !12

321:                                              ; preds = %312, %309
  %322 = load i64, ptr %47, align 8
  br label %323

323:                                              ; preds = %321, %267, %208, %189
  %324 = phi i64 [ %322, %321 ], [ %268, %267 ], [ %141, %208 ], [ %141, %189 ]
  %325 = load i64, ptr %114, align 8
  %326 = mul nsw i64 %325, %129
  %327 = getelementptr inbounds float, ptr %197, i64 %326
  %328 = load i64, ptr %115, align 8
  %329 = mul nsw i64 %328, %129
  %330 = getelementptr inbounds float, ptr %201, i64 %329
  %331 = load float, ptr %58, align 8
  %332 = load i64, ptr %6, align 8
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %1448

334:                                              ; preds = %323
  %335 = icmp sgt i64 %137, 0
  %336 = add nsw i64 %137, -8
  %337 = icmp sgt i64 %324, 0
  %338 = insertelement <8 x float> poison, float %331, i64 0
  %339 = shufflevector <8 x float> %338, <8 x float> poison, <8 x i32> zeroinitializer
  %340 = icmp slt i64 %324, 16
  %341 = icmp slt i64 %324, 32
  %342 = shl i64 %325, 3
  %343 = mul i64 %325, 12
  %344 = shl i64 %325, 4
  %345 = mul i64 %325, 20
  %346 = mul i64 %325, 24
  %347 = mul i64 %325, 28
  %348 = fmul float %331, %62
  %349 = add i64 %324, -1
  %350 = lshr i64 %349, 4
  %351 = add nuw nsw i64 %350, 1
  %352 = and i64 %351, 7
  %353 = icmp ult i64 %324, 113
  %354 = and i64 %351, 2305843009213693944
  %355 = icmp eq i64 %352, 0
  %356 = and i64 %351, 7
  %357 = icmp ult i64 %324, 113
  %358 = and i64 %351, 2305843009213693944
  %359 = icmp eq i64 %356, 0
  %360 = and i64 %351, 7
  %361 = icmp ult i64 %324, 113
  %362 = and i64 %351, 2305843009213693944
  %363 = icmp eq i64 %360, 0
  %364 = and i64 %351, 7
  %365 = icmp ult i64 %324, 113
  %366 = and i64 %351, 2305843009213693944
  %367 = icmp eq i64 %364, 0
  %368 = and i64 %351, 7
  %369 = icmp ult i64 %324, 113
  %370 = and i64 %351, 2305843009213693944
  %371 = icmp eq i64 %368, 0
  br label %372

372:                                              ; preds = %334, %1424
  %373 = phi i64 [ 0, %334 ], [ %1428, %1424 ]
  %374 = phi i64 [ %332, %334 ], [ %1426, %1424 ]
  %375 = phi i64 [ 0, %334 ], [ %1425, %1424 ]
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %376 = sub nsw i64 %374, %375
  %377 = call i64 @llvm.smin.i64(i64 %376, i64 12)
  %378 = icmp sgt i64 %376, 0
  br i1 %378, label %379, label %391

379:                                              ; preds = %372
  %380 = mul nsw i64 %374, %203
  %381 = add nsw i64 %380, %375
  %382 = load ptr, ptr %59, align 8
  %383 = load i64, ptr %60, align 8
  %384 = mul nsw i64 %383, %205
  %385 = getelementptr inbounds float, ptr %382, i64 %384
  %386 = load i64, ptr %61, align 8
  %387 = load i64, ptr %47, align 8
  %388 = add nsw i64 %374, %373
  %389 = call i64 @llvm.smin.i64(i64 %388, i64 12)
  %390 = call i64 @llvm.smax.i64(i64 %389, i64 1)
  br label %1429

391:                                              ; preds = %1429, %372
  %392 = load i64, ptr %109, align 8
  %393 = getelementptr inbounds float, ptr %327, i64 %392
  br i1 %335, label %394, label %398

394:                                              ; preds = %391
  %395 = add nsw i64 %374, %373
  %396 = call i64 @llvm.smin.i64(i64 %395, i64 12)
  %397 = call i64 @llvm.smax.i64(i64 %396, i64 1)
  br label %403

398:                                              ; preds = %493, %391
  br i1 %378, label %399, label %1424

399:                                              ; preds = %398
  %400 = add nsw i64 %374, %373
  %401 = call i64 @llvm.smin.i64(i64 %400, i64 12)
  %402 = call i64 @llvm.smax.i64(i64 %401, i64 1)
  br label %627

403:                                              ; preds = %394, %493
  %404 = phi i64 [ 0, %394 ], [ %494, %493 ]
  %405 = call i64 @llvm.smin.i64(i64 %404, i64 %336)
  %406 = add i64 %405, 32
  %407 = sub nsw i64 %406, %137
  %408 = icmp slt i64 %407, 0
  %409 = mul nsw i64 %406, %325
  %410 = getelementptr inbounds float, ptr %327, i64 %409
  %411 = mul nsw i64 %407, %328
  %412 = getelementptr inbounds float, ptr %330, i64 %411
  %413 = select i1 %408, ptr %410, ptr %412
  br i1 %337, label %414, label %624

414:                                              ; preds = %403
  br i1 %353, label %517, label %496

415:                                              ; preds = %624, %420
  %416 = phi i64 [ %453, %420 ], [ 0, %624 ]
  br i1 %337, label %417, label %420

417:                                              ; preds = %415
  %418 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %416
  %419 = load ptr, ptr %418, align 16
  br label %455

420:                                              ; preds = %455, %415
  %421 = phi <8 x float> [ zeroinitializer, %415 ], [ %490, %455 ]
  %422 = phi <8 x float> [ zeroinitializer, %415 ], [ %487, %455 ]
  %423 = phi <8 x float> [ zeroinitializer, %415 ], [ %484, %455 ]
  %424 = phi <8 x float> [ zeroinitializer, %415 ], [ %481, %455 ]
  %425 = phi <8 x float> [ zeroinitializer, %415 ], [ %478, %455 ]
  %426 = phi <8 x float> [ zeroinitializer, %415 ], [ %475, %455 ]
  %427 = phi <8 x float> [ zeroinitializer, %415 ], [ %472, %455 ]
  %428 = phi <8 x float> [ zeroinitializer, %415 ], [ %469, %455 ]
  %429 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %416, i32 3
  %430 = load ptr, ptr %429, align 8
  %431 = shufflevector <8 x float> %428, <8 x float> %427, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %432 = shufflevector <8 x float> %428, <8 x float> %427, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %433 = fadd <8 x float> %431, %432
  %434 = shufflevector <8 x float> %426, <8 x float> %425, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %435 = shufflevector <8 x float> %426, <8 x float> %425, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %436 = fadd <8 x float> %434, %435
  %437 = shufflevector <8 x float> %424, <8 x float> %423, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %438 = shufflevector <8 x float> %424, <8 x float> %423, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %439 = fadd <8 x float> %437, %438
  %440 = shufflevector <8 x float> %422, <8 x float> %421, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %441 = shufflevector <8 x float> %422, <8 x float> %421, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %442 = fadd <8 x float> %440, %441
  %443 = shufflevector <8 x float> %433, <8 x float> %436, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %444 = shufflevector <8 x float> %433, <8 x float> %436, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %445 = fadd <8 x float> %443, %444
  %446 = shufflevector <8 x float> %439, <8 x float> %442, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %447 = shufflevector <8 x float> %439, <8 x float> %442, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %448 = fadd <8 x float> %446, %447
  %449 = shufflevector <8 x float> %445, <8 x float> %448, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %450 = shufflevector <8 x float> %445, <8 x float> %448, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %451 = fadd <8 x float> %449, %450
  %452 = getelementptr inbounds float, ptr %430, i64 %405
  store <8 x float> %451, ptr %452, align 4
  %453 = add nuw nsw i64 %416, 1
  %454 = icmp eq i64 %453, %397
  br i1 %454, label %493, label %415, !llvm.loop !13

455:                                              ; preds = %417, %455
  %456 = phi <8 x float> [ zeroinitializer, %417 ], [ %490, %455 ]
  %457 = phi <8 x float> [ zeroinitializer, %417 ], [ %487, %455 ]
  %458 = phi <8 x float> [ zeroinitializer, %417 ], [ %484, %455 ]
  %459 = phi <8 x float> [ zeroinitializer, %417 ], [ %481, %455 ]
  %460 = phi <8 x float> [ zeroinitializer, %417 ], [ %478, %455 ]
  %461 = phi <8 x float> [ zeroinitializer, %417 ], [ %475, %455 ]
  %462 = phi <8 x float> [ zeroinitializer, %417 ], [ %472, %455 ]
  %463 = phi <8 x float> [ zeroinitializer, %417 ], [ %469, %455 ]
  %464 = phi i64 [ 0, %417 ], [ %491, %455 ]
  %465 = getelementptr inbounds nuw float, ptr %419, i64 %464
  %466 = load <8 x float>, ptr %465, align 4
  %467 = getelementptr float, ptr %626, i64 %464
  %468 = load <8 x float>, ptr %467, align 4
  %469 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %468, <8 x float> %463)
  %470 = getelementptr float, ptr %467, i64 %325
  %471 = load <8 x float>, ptr %470, align 4
  %472 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %471, <8 x float> %462)
  %473 = getelementptr i8, ptr %467, i64 %342
  %474 = load <8 x float>, ptr %473, align 4
  %475 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %474, <8 x float> %461)
  %476 = getelementptr i8, ptr %467, i64 %343
  %477 = load <8 x float>, ptr %476, align 4
  %478 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %477, <8 x float> %460)
  %479 = getelementptr i8, ptr %467, i64 %344
  %480 = load <8 x float>, ptr %479, align 4
  %481 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %480, <8 x float> %459)
  %482 = getelementptr i8, ptr %467, i64 %345
  %483 = load <8 x float>, ptr %482, align 4
  %484 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %483, <8 x float> %458)
  %485 = getelementptr i8, ptr %467, i64 %346
  %486 = load <8 x float>, ptr %485, align 4
  %487 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %486, <8 x float> %457)
  %488 = getelementptr i8, ptr %467, i64 %347
  %489 = load <8 x float>, ptr %488, align 4
  %490 = call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %489, <8 x float> %456)
  %491 = add nuw nsw i64 %464, 8
  %492 = icmp slt i64 %491, %324
  br i1 %492, label %455, label %420, !llvm.loop !14

493:                                              ; preds = %420, %624
  %494 = add nuw nsw i64 %404, 8
  %495 = icmp slt i64 %494, %137
  br i1 %495, label %403, label %398, !llvm.loop !15

496:                                              ; preds = %414, %496
  %497 = phi i64 [ %514, %496 ], [ 0, %414 ]
  %498 = phi i64 [ %515, %496 ], [ 0, %414 ]
  %499 = getelementptr inbounds nuw float, ptr %413, i64 %497
  call void @llvm.prefetch.p0(ptr %499, i32 0, i32 3, i32 1)
  %500 = or disjoint i64 %497, 16
  %501 = getelementptr inbounds nuw float, ptr %413, i64 %500
  call void @llvm.prefetch.p0(ptr nonnull %501, i32 0, i32 3, i32 1)
  %502 = or disjoint i64 %497, 32
  %503 = getelementptr inbounds nuw float, ptr %413, i64 %502
  call void @llvm.prefetch.p0(ptr nonnull %503, i32 0, i32 3, i32 1)
  %504 = or disjoint i64 %497, 48
  %505 = getelementptr inbounds nuw float, ptr %413, i64 %504
  call void @llvm.prefetch.p0(ptr nonnull %505, i32 0, i32 3, i32 1)
  %506 = or disjoint i64 %497, 64
  %507 = getelementptr inbounds nuw float, ptr %413, i64 %506
  call void @llvm.prefetch.p0(ptr nonnull %507, i32 0, i32 3, i32 1)
  %508 = or disjoint i64 %497, 80
  %509 = getelementptr inbounds nuw float, ptr %413, i64 %508
  call void @llvm.prefetch.p0(ptr nonnull %509, i32 0, i32 3, i32 1)
  %510 = or disjoint i64 %497, 96
  %511 = getelementptr inbounds nuw float, ptr %413, i64 %510
  call void @llvm.prefetch.p0(ptr nonnull %511, i32 0, i32 3, i32 1)
  %512 = or disjoint i64 %497, 112
  %513 = getelementptr inbounds nuw float, ptr %413, i64 %512
  call void @llvm.prefetch.p0(ptr nonnull %513, i32 0, i32 3, i32 1)
  %514 = add nuw nsw i64 %497, 128
  %515 = add i64 %498, 8
  %516 = icmp eq i64 %515, %354
  br i1 %516, label %517, label %496, !llvm.loop !16

517:                                              ; preds = %496, %414
  %518 = phi i64 [ 0, %414 ], [ %514, %496 ]
  br i1 %355, label %526, label %519

519:                                              ; preds = %517, %519
  %520 = phi i64 [ %523, %519 ], [ %518, %517 ]
  %521 = phi i64 [ %524, %519 ], [ 0, %517 ]
  %522 = getelementptr inbounds nuw float, ptr %413, i64 %520
  call void @llvm.prefetch.p0(ptr %522, i32 0, i32 3, i32 1)
  %523 = add nuw nsw i64 %520, 16
  %524 = add i64 %521, 1
  %525 = icmp eq i64 %524, %352
  br i1 %525, label %526, label %519, !llvm.loop !17

526:                                              ; preds = %519, %517
  %527 = add i64 %405, 33
  %528 = sub nsw i64 %527, %137
  %529 = icmp slt i64 %528, 0
  %530 = mul nsw i64 %527, %325
  %531 = getelementptr inbounds float, ptr %327, i64 %530
  %532 = mul nsw i64 %528, %328
  %533 = getelementptr inbounds float, ptr %330, i64 %532
  %534 = select i1 %529, ptr %531, ptr %533
  br label %535

535:                                              ; preds = %526, %535
  %536 = phi i64 [ %538, %535 ], [ 0, %526 ]
  %537 = getelementptr inbounds nuw float, ptr %534, i64 %536
  call void @llvm.prefetch.p0(ptr %537, i32 0, i32 3, i32 1)
  %538 = add nuw nsw i64 %536, 16
  %539 = icmp slt i64 %538, %324
  br i1 %539, label %535, label %540, !llvm.loop !16

540:                                              ; preds = %535
  %541 = add i64 %405, 34
  %542 = sub nsw i64 %541, %137
  %543 = icmp slt i64 %542, 0
  %544 = mul nsw i64 %541, %325
  %545 = getelementptr inbounds float, ptr %327, i64 %544
  %546 = mul nsw i64 %542, %328
  %547 = getelementptr inbounds float, ptr %330, i64 %546
  %548 = select i1 %543, ptr %545, ptr %547
  br label %549

549:                                              ; preds = %540, %549
  %550 = phi i64 [ %552, %549 ], [ 0, %540 ]
  %551 = getelementptr inbounds nuw float, ptr %548, i64 %550
  call void @llvm.prefetch.p0(ptr %551, i32 0, i32 3, i32 1)
  %552 = add nuw nsw i64 %550, 16
  %553 = icmp slt i64 %552, %324
  br i1 %553, label %549, label %554, !llvm.loop !16

554:                                              ; preds = %549
  %555 = add i64 %405, 35
  %556 = sub nsw i64 %555, %137
  %557 = icmp slt i64 %556, 0
  %558 = mul nsw i64 %555, %325
  %559 = getelementptr inbounds float, ptr %327, i64 %558
  %560 = mul nsw i64 %556, %328
  %561 = getelementptr inbounds float, ptr %330, i64 %560
  %562 = select i1 %557, ptr %559, ptr %561
  br label %563

563:                                              ; preds = %554, %563
  %564 = phi i64 [ %566, %563 ], [ 0, %554 ]
  %565 = getelementptr inbounds nuw float, ptr %562, i64 %564
  call void @llvm.prefetch.p0(ptr %565, i32 0, i32 3, i32 1)
  %566 = add nuw nsw i64 %564, 16
  %567 = icmp slt i64 %566, %324
  br i1 %567, label %563, label %568, !llvm.loop !16

568:                                              ; preds = %563
  %569 = add i64 %405, 36
  %570 = sub nsw i64 %569, %137
  %571 = icmp slt i64 %570, 0
  %572 = mul nsw i64 %569, %325
  %573 = getelementptr inbounds float, ptr %327, i64 %572
  %574 = mul nsw i64 %570, %328
  %575 = getelementptr inbounds float, ptr %330, i64 %574
  %576 = select i1 %571, ptr %573, ptr %575
  br label %577

577:                                              ; preds = %568, %577
  %578 = phi i64 [ %580, %577 ], [ 0, %568 ]
  %579 = getelementptr inbounds nuw float, ptr %576, i64 %578
  call void @llvm.prefetch.p0(ptr %579, i32 0, i32 3, i32 1)
  %580 = add nuw nsw i64 %578, 16
  %581 = icmp slt i64 %580, %324
  br i1 %581, label %577, label %582, !llvm.loop !16

582:                                              ; preds = %577
  %583 = add i64 %405, 37
  %584 = sub nsw i64 %583, %137
  %585 = icmp slt i64 %584, 0
  %586 = mul nsw i64 %583, %325
  %587 = getelementptr inbounds float, ptr %327, i64 %586
  %588 = mul nsw i64 %584, %328
  %589 = getelementptr inbounds float, ptr %330, i64 %588
  %590 = select i1 %585, ptr %587, ptr %589
  br label %591

591:                                              ; preds = %582, %591
  %592 = phi i64 [ %594, %591 ], [ 0, %582 ]
  %593 = getelementptr inbounds nuw float, ptr %590, i64 %592
  call void @llvm.prefetch.p0(ptr %593, i32 0, i32 3, i32 1)
  %594 = add nuw nsw i64 %592, 16
  %595 = icmp slt i64 %594, %324
  br i1 %595, label %591, label %596, !llvm.loop !16

596:                                              ; preds = %591
  %597 = add i64 %405, 38
  %598 = sub nsw i64 %597, %137
  %599 = icmp slt i64 %598, 0
  %600 = mul nsw i64 %597, %325
  %601 = getelementptr inbounds float, ptr %327, i64 %600
  %602 = mul nsw i64 %598, %328
  %603 = getelementptr inbounds float, ptr %330, i64 %602
  %604 = select i1 %599, ptr %601, ptr %603
  br label %605

605:                                              ; preds = %596, %605
  %606 = phi i64 [ %608, %605 ], [ 0, %596 ]
  %607 = getelementptr inbounds nuw float, ptr %604, i64 %606
  call void @llvm.prefetch.p0(ptr %607, i32 0, i32 3, i32 1)
  %608 = add nuw nsw i64 %606, 16
  %609 = icmp slt i64 %608, %324
  br i1 %609, label %605, label %610, !llvm.loop !16

610:                                              ; preds = %605
  %611 = add i64 %405, 39
  %612 = sub nsw i64 %611, %137
  %613 = icmp slt i64 %612, 0
  %614 = mul nsw i64 %611, %325
  %615 = getelementptr inbounds float, ptr %327, i64 %614
  %616 = mul nsw i64 %612, %328
  %617 = getelementptr inbounds float, ptr %330, i64 %616
  %618 = select i1 %613, ptr %615, ptr %617
  br label %619

619:                                              ; preds = %610, %619
  %620 = phi i64 [ %622, %619 ], [ 0, %610 ]
  %621 = getelementptr inbounds nuw float, ptr %618, i64 %620
  call void @llvm.prefetch.p0(ptr %621, i32 0, i32 3, i32 1)
  %622 = add nuw nsw i64 %620, 16
  %623 = icmp slt i64 %622, %324
  br i1 %623, label %619, label %624, !llvm.loop !16

624:                                              ; preds = %619, %403
  %625 = mul nsw i64 %405, %325
  %626 = getelementptr inbounds float, ptr %327, i64 %625
  br i1 %378, label %415, label %493

627:                                              ; preds = %399, %700
  %628 = phi i64 [ %719, %700 ], [ 0, %399 ]
  %629 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %628
  br i1 %335, label %630, label %700

630:                                              ; preds = %627
  %631 = getelementptr inbounds nuw i8, ptr %629, i64 32
  %632 = load i64, ptr %631, align 16
  %633 = trunc i64 %632 to i32
  %634 = insertelement <8 x i32> poison, i32 %633, i64 0
  %635 = shufflevector <8 x i32> %634, <8 x i32> poison, <8 x i32> zeroinitializer
  %636 = getelementptr inbounds nuw i8, ptr %629, i64 24
  %637 = load ptr, ptr %636, align 8
  br label %650

638:                                              ; preds = %650
  %639 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %662)
  %640 = fmul float %331, %639
  %641 = getelementptr inbounds nuw i8, ptr %629, i64 32
  %642 = load i64, ptr %641, align 16
  %643 = trunc i64 %642 to i32
  %644 = insertelement <8 x i32> poison, i32 %643, i64 0
  %645 = shufflevector <8 x i32> %644, <8 x i32> poison, <8 x i32> zeroinitializer
  %646 = getelementptr inbounds nuw i8, ptr %629, i64 24
  %647 = load ptr, ptr %646, align 8
  %648 = insertelement <8 x float> poison, float %640, i64 0
  %649 = shufflevector <8 x float> %648, <8 x float> poison, <8 x i32> zeroinitializer
  br label %665

650:                                              ; preds = %630, %650
  %651 = phi <8 x float> [ splat (float 0xFFF0000000000000), %630 ], [ %662, %650 ]
  %652 = phi i64 [ 0, %630 ], [ %663, %650 ]
  %653 = trunc i64 %652 to i32
  %654 = insertelement <8 x i32> poison, i32 %653, i64 0
  %655 = shufflevector <8 x i32> %654, <8 x i32> poison, <8 x i32> zeroinitializer
  %656 = or disjoint <8 x i32> %655, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %657 = icmp slt <8 x i32> %656, %635
  %658 = getelementptr inbounds nuw float, ptr %637, i64 %652
  %659 = load <8 x float>, ptr %658, align 4
  %660 = select <8 x i1> %657, <8 x float> %659, <8 x float> splat (float 0xFFF0000000000000)
  %661 = fcmp ogt <8 x float> %660, %651
  %662 = select <8 x i1> %661, <8 x float> %660, <8 x float> %651
  %663 = add nuw nsw i64 %652, 8
  %664 = icmp slt i64 %663, %137
  br i1 %664, label %650, label %638, !llvm.loop !18

665:                                              ; preds = %638, %665
  %666 = phi <8 x float> [ zeroinitializer, %638 ], [ %697, %665 ]
  %667 = phi i64 [ 0, %638 ], [ %698, %665 ]
  %668 = trunc i64 %667 to i32
  %669 = insertelement <8 x i32> poison, i32 %668, i64 0
  %670 = shufflevector <8 x i32> %669, <8 x i32> poison, <8 x i32> zeroinitializer
  %671 = or disjoint <8 x i32> %670, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %672 = icmp slt <8 x i32> %671, %645
  %673 = getelementptr inbounds nuw float, ptr %647, i64 %667
  %674 = load <8 x float>, ptr %673, align 4
  %675 = fmul <8 x float> %339, %674
  %676 = fsub <8 x float> %675, %649
  %677 = fcmp olt <8 x float> %676, splat (float -8.600000e+01)
  %678 = select <8 x i1> %677, <8 x float> splat (float -8.600000e+01), <8 x float> %676
  %679 = call <8 x float> @llvm.fma.v8f32(<8 x float> %678, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %680 = bitcast <8 x float> %679 to <8 x i32>
  %681 = fadd <8 x float> %679, splat (float 0xC168000000000000)
  %682 = call <8 x float> @llvm.fma.v8f32(<8 x float> %681, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %678)
  %683 = call <8 x float> @llvm.fma.v8f32(<8 x float> %681, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %682)
  %684 = call <8 x float> @llvm.fma.v8f32(<8 x float> %683, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %685 = call <8 x float> @llvm.fma.v8f32(<8 x float> %684, <8 x float> %683, <8 x float> splat (float 0x3F81112100000000))
  %686 = call <8 x float> @llvm.fma.v8f32(<8 x float> %685, <8 x float> %683, <8 x float> splat (float 0x3FA5553820000000))
  %687 = call <8 x float> @llvm.fma.v8f32(<8 x float> %686, <8 x float> %683, <8 x float> splat (float 0x3FC5555540000000))
  %688 = call <8 x float> @llvm.fma.v8f32(<8 x float> %687, <8 x float> %683, <8 x float> splat (float 5.000000e-01))
  %689 = fmul <8 x float> %683, %683
  %690 = call <8 x float> @llvm.fma.v8f32(<8 x float> %688, <8 x float> %689, <8 x float> %683)
  %691 = fadd <8 x float> %690, splat (float 1.000000e+00)
  %692 = shl <8 x i32> %680, splat (i32 23)
  %693 = add <8 x i32> %692, splat (i32 1065353216)
  %694 = bitcast <8 x i32> %693 to <8 x float>
  %695 = fmul <8 x float> %691, %694
  %696 = select <8 x i1> %672, <8 x float> %695, <8 x float> zeroinitializer
  store <8 x float> %696, ptr %673, align 4
  %697 = fadd <8 x float> %666, %696
  %698 = add nuw nsw i64 %667, 8
  %699 = icmp slt i64 %698, %137
  br i1 %699, label %665, label %700, !llvm.loop !19

700:                                              ; preds = %665, %627
  %701 = phi float [ %348, %627 ], [ %640, %665 ]
  %702 = phi <8 x float> [ zeroinitializer, %627 ], [ %697, %665 ]
  %703 = shufflevector <8 x float> %702, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %704 = shufflevector <8 x float> %702, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %705 = fadd <4 x float> %703, %704
  %706 = shufflevector <4 x float> %705, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %707 = fadd <4 x float> %705, %706
  %708 = shufflevector <4 x float> %705, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %709 = shufflevector <4 x float> %705, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %710 = fadd <4 x float> %708, %709
  %711 = fadd <4 x float> %707, %710
  %712 = extractelement <4 x float> %711, i64 0
  %713 = fdiv float 1.000000e+00, %712
  %714 = getelementptr inbounds nuw i8, ptr %629, i64 40
  store float %713, ptr %714, align 8
  %715 = call float @logf(float noundef %712)
  %716 = fadd float %701, %715
  %717 = getelementptr inbounds nuw i8, ptr %629, i64 16
  %718 = load ptr, ptr %717, align 16
  store float %716, ptr %718, align 4
  %719 = add nuw nsw i64 %628, 1
  %720 = icmp eq i64 %719, %402
  br i1 %720, label %721, label %627, !llvm.loop !20

721:                                              ; preds = %700, %1421
  %722 = phi i64 [ %1422, %1421 ], [ 0, %700 ]
  %723 = sub nsw i64 %377, %722
  %724 = call i64 @llvm.smin.i64(i64 %723, i64 6)
  %725 = add nsw i64 %724, -1
  %726 = icmp slt i64 %723, 4
  %727 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %722
  br i1 %726, label %728, label %1021

728:                                              ; preds = %721
  br i1 %341, label %739, label %729

729:                                              ; preds = %728
  %730 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %731 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %732 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %733 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %734 = getelementptr inbounds %struct.query, ptr %727, i64 %733, i32 3
  %735 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %736 = getelementptr inbounds %struct.query, ptr %727, i64 %735, i32 3
  %737 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %738 = getelementptr inbounds %struct.query, ptr %727, i64 %737, i32 3
  br label %754

739:                                              ; preds = %763, %728
  %740 = phi i64 [ 0, %728 ], [ %755, %763 ]
  %741 = icmp slt i64 %740, %324
  br i1 %741, label %742, label %1421

742:                                              ; preds = %739
  %743 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %744 = getelementptr inbounds %struct.query, ptr %727, i64 %743
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 8
  %746 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %747 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %748 = getelementptr inbounds %struct.query, ptr %727, i64 %743, i32 3
  %749 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %750 = getelementptr inbounds %struct.query, ptr %727, i64 %749, i32 3
  %751 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %752 = getelementptr inbounds %struct.query, ptr %727, i64 %751, i32 3
  %753 = getelementptr inbounds nuw i8, ptr %744, i64 40
  br label %915

754:                                              ; preds = %729, %763
  %755 = phi i64 [ %824, %763 ], [ 32, %729 ]
  %756 = phi i64 [ %755, %763 ], [ 0, %729 ]
  %757 = getelementptr float, ptr %330, i64 %756
  br i1 %335, label %758, label %763

758:                                              ; preds = %754
  %759 = icmp eq i64 %756, 0
  %760 = load ptr, ptr %734, align 8
  %761 = load ptr, ptr %736, align 8
  %762 = load ptr, ptr %738, align 8
  br label %826

763:                                              ; preds = %879, %754
  %764 = phi i64 [ %732, %754 ], [ %737, %879 ]
  %765 = phi i64 [ %731, %754 ], [ %735, %879 ]
  %766 = phi i64 [ %730, %754 ], [ %733, %879 ]
  %767 = phi <8 x float> [ zeroinitializer, %754 ], [ %893, %879 ]
  %768 = phi <8 x float> [ zeroinitializer, %754 ], [ %894, %879 ]
  %769 = phi <8 x float> [ zeroinitializer, %754 ], [ %895, %879 ]
  %770 = phi <8 x float> [ zeroinitializer, %754 ], [ %896, %879 ]
  %771 = phi <8 x float> [ zeroinitializer, %754 ], [ %901, %879 ]
  %772 = phi <8 x float> [ zeroinitializer, %754 ], [ %902, %879 ]
  %773 = phi <8 x float> [ zeroinitializer, %754 ], [ %903, %879 ]
  %774 = phi <8 x float> [ zeroinitializer, %754 ], [ %904, %879 ]
  %775 = phi <8 x float> [ zeroinitializer, %754 ], [ %909, %879 ]
  %776 = phi <8 x float> [ zeroinitializer, %754 ], [ %910, %879 ]
  %777 = phi <8 x float> [ zeroinitializer, %754 ], [ %911, %879 ]
  %778 = phi <8 x float> [ zeroinitializer, %754 ], [ %912, %879 ]
  %779 = getelementptr inbounds %struct.query, ptr %727, i64 %766
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 8
  %781 = load ptr, ptr %780, align 8
  %782 = getelementptr inbounds nuw float, ptr %781, i64 %756
  %783 = getelementptr inbounds nuw i8, ptr %779, i64 40
  %784 = load float, ptr %783, align 8
  %785 = insertelement <8 x float> poison, float %784, i64 0
  %786 = shufflevector <8 x float> %785, <8 x float> poison, <8 x i32> zeroinitializer
  %787 = fmul <8 x float> %767, %786
  store <8 x float> %787, ptr %782, align 4
  %788 = getelementptr inbounds nuw i8, ptr %782, i64 32
  %789 = fmul <8 x float> %768, %786
  store <8 x float> %789, ptr %788, align 4
  %790 = getelementptr inbounds nuw i8, ptr %782, i64 64
  %791 = fmul <8 x float> %769, %786
  store <8 x float> %791, ptr %790, align 4
  %792 = getelementptr inbounds nuw i8, ptr %782, i64 96
  %793 = fmul <8 x float> %770, %786
  store <8 x float> %793, ptr %792, align 4
  %794 = getelementptr inbounds %struct.query, ptr %727, i64 %765
  %795 = getelementptr inbounds nuw i8, ptr %794, i64 8
  %796 = load ptr, ptr %795, align 8
  %797 = getelementptr inbounds nuw float, ptr %796, i64 %756
  %798 = getelementptr inbounds nuw i8, ptr %794, i64 40
  %799 = load float, ptr %798, align 8
  %800 = insertelement <8 x float> poison, float %799, i64 0
  %801 = shufflevector <8 x float> %800, <8 x float> poison, <8 x i32> zeroinitializer
  %802 = fmul <8 x float> %771, %801
  store <8 x float> %802, ptr %797, align 4
  %803 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %804 = fmul <8 x float> %772, %801
  store <8 x float> %804, ptr %803, align 4
  %805 = getelementptr inbounds nuw i8, ptr %797, i64 64
  %806 = fmul <8 x float> %773, %801
  store <8 x float> %806, ptr %805, align 4
  %807 = getelementptr inbounds nuw i8, ptr %797, i64 96
  %808 = fmul <8 x float> %774, %801
  store <8 x float> %808, ptr %807, align 4
  %809 = getelementptr inbounds %struct.query, ptr %727, i64 %764
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 8
  %811 = load ptr, ptr %810, align 8
  %812 = getelementptr inbounds nuw float, ptr %811, i64 %756
  %813 = getelementptr inbounds nuw i8, ptr %809, i64 40
  %814 = load float, ptr %813, align 8
  %815 = insertelement <8 x float> poison, float %814, i64 0
  %816 = shufflevector <8 x float> %815, <8 x float> poison, <8 x i32> zeroinitializer
  %817 = fmul <8 x float> %775, %816
  store <8 x float> %817, ptr %812, align 4
  %818 = getelementptr inbounds nuw i8, ptr %812, i64 32
  %819 = fmul <8 x float> %776, %816
  store <8 x float> %819, ptr %818, align 4
  %820 = getelementptr inbounds nuw i8, ptr %812, i64 64
  %821 = fmul <8 x float> %777, %816
  store <8 x float> %821, ptr %820, align 4
  %822 = getelementptr inbounds nuw i8, ptr %812, i64 96
  %823 = fmul <8 x float> %778, %816
  store <8 x float> %823, ptr %822, align 4
  %824 = add nuw nsw i64 %755, 32
  %825 = icmp sgt i64 %824, %324
  br i1 %825, label %739, label %754, !llvm.loop !21

826:                                              ; preds = %758, %879
  %827 = phi <8 x float> [ zeroinitializer, %758 ], [ %893, %879 ]
  %828 = phi <8 x float> [ zeroinitializer, %758 ], [ %894, %879 ]
  %829 = phi <8 x float> [ zeroinitializer, %758 ], [ %895, %879 ]
  %830 = phi <8 x float> [ zeroinitializer, %758 ], [ %896, %879 ]
  %831 = phi <8 x float> [ zeroinitializer, %758 ], [ %901, %879 ]
  %832 = phi <8 x float> [ zeroinitializer, %758 ], [ %902, %879 ]
  %833 = phi <8 x float> [ zeroinitializer, %758 ], [ %903, %879 ]
  %834 = phi <8 x float> [ zeroinitializer, %758 ], [ %904, %879 ]
  %835 = phi <8 x float> [ zeroinitializer, %758 ], [ %909, %879 ]
  %836 = phi <8 x float> [ zeroinitializer, %758 ], [ %910, %879 ]
  %837 = phi <8 x float> [ zeroinitializer, %758 ], [ %911, %879 ]
  %838 = phi <8 x float> [ zeroinitializer, %758 ], [ %912, %879 ]
  %839 = phi i64 [ 0, %758 ], [ %913, %879 ]
  br i1 %759, label %840, label %879

840:                                              ; preds = %826
  %841 = add nuw nsw i64 %839, 32
  %842 = sub nsw i64 %841, %137
  %843 = icmp slt i64 %842, 0
  %844 = mul nsw i64 %841, %328
  %845 = getelementptr inbounds float, ptr %330, i64 %844
  %846 = mul nsw i64 %842, %325
  %847 = getelementptr inbounds float, ptr %393, i64 %846
  %848 = select i1 %843, ptr %845, ptr %847
  br i1 %365, label %870, label %849

849:                                              ; preds = %840, %849
  %850 = phi i64 [ %867, %849 ], [ 0, %840 ]
  %851 = phi i64 [ %868, %849 ], [ 0, %840 ]
  %852 = getelementptr inbounds nuw float, ptr %848, i64 %850
  call void @llvm.prefetch.p0(ptr %852, i32 0, i32 3, i32 1)
  %853 = or disjoint i64 %850, 16
  %854 = getelementptr inbounds nuw float, ptr %848, i64 %853
  call void @llvm.prefetch.p0(ptr nonnull %854, i32 0, i32 3, i32 1)
  %855 = or disjoint i64 %850, 32
  %856 = getelementptr inbounds nuw float, ptr %848, i64 %855
  call void @llvm.prefetch.p0(ptr nonnull %856, i32 0, i32 3, i32 1)
  %857 = or disjoint i64 %850, 48
  %858 = getelementptr inbounds nuw float, ptr %848, i64 %857
  call void @llvm.prefetch.p0(ptr nonnull %858, i32 0, i32 3, i32 1)
  %859 = or disjoint i64 %850, 64
  %860 = getelementptr inbounds nuw float, ptr %848, i64 %859
  call void @llvm.prefetch.p0(ptr nonnull %860, i32 0, i32 3, i32 1)
  %861 = or disjoint i64 %850, 80
  %862 = getelementptr inbounds nuw float, ptr %848, i64 %861
  call void @llvm.prefetch.p0(ptr nonnull %862, i32 0, i32 3, i32 1)
  %863 = or disjoint i64 %850, 96
  %864 = getelementptr inbounds nuw float, ptr %848, i64 %863
  call void @llvm.prefetch.p0(ptr nonnull %864, i32 0, i32 3, i32 1)
  %865 = or disjoint i64 %850, 112
  %866 = getelementptr inbounds nuw float, ptr %848, i64 %865
  call void @llvm.prefetch.p0(ptr nonnull %866, i32 0, i32 3, i32 1)
  %867 = add nuw nsw i64 %850, 128
  %868 = add i64 %851, 8
  %869 = icmp eq i64 %868, %366
  br i1 %869, label %870, label %849, !llvm.loop !16

870:                                              ; preds = %849, %840
  %871 = phi i64 [ 0, %840 ], [ %867, %849 ]
  br i1 %367, label %879, label %872

872:                                              ; preds = %870, %872
  %873 = phi i64 [ %876, %872 ], [ %871, %870 ]
  %874 = phi i64 [ %877, %872 ], [ 0, %870 ]
  %875 = getelementptr inbounds nuw float, ptr %848, i64 %873
  call void @llvm.prefetch.p0(ptr %875, i32 0, i32 3, i32 1)
  %876 = add nuw nsw i64 %873, 16
  %877 = add i64 %874, 1
  %878 = icmp eq i64 %877, %364
  br i1 %878, label %879, label %872, !llvm.loop !22

879:                                              ; preds = %870, %872, %826
  %880 = mul nsw i64 %839, %328
  %881 = getelementptr float, ptr %757, i64 %880
  %882 = load <8 x float>, ptr %881, align 4
  %883 = getelementptr inbounds nuw i8, ptr %881, i64 32
  %884 = load <8 x float>, ptr %883, align 4
  %885 = getelementptr inbounds nuw i8, ptr %881, i64 64
  %886 = load <8 x float>, ptr %885, align 4
  %887 = getelementptr inbounds nuw i8, ptr %881, i64 96
  %888 = load <8 x float>, ptr %887, align 4
  %889 = getelementptr inbounds nuw float, ptr %760, i64 %839
  %890 = load float, ptr %889, align 4
  %891 = insertelement <8 x float> poison, float %890, i64 0
  %892 = shufflevector <8 x float> %891, <8 x float> poison, <8 x i32> zeroinitializer
  %893 = call <8 x float> @llvm.fma.v8f32(<8 x float> %892, <8 x float> %882, <8 x float> %827)
  %894 = call <8 x float> @llvm.fma.v8f32(<8 x float> %892, <8 x float> %884, <8 x float> %828)
  %895 = call <8 x float> @llvm.fma.v8f32(<8 x float> %892, <8 x float> %886, <8 x float> %829)
  %896 = call <8 x float> @llvm.fma.v8f32(<8 x float> %892, <8 x float> %888, <8 x float> %830)
  %897 = getelementptr inbounds nuw float, ptr %761, i64 %839
  %898 = load float, ptr %897, align 4
  %899 = insertelement <8 x float> poison, float %898, i64 0
  %900 = shufflevector <8 x float> %899, <8 x float> poison, <8 x i32> zeroinitializer
  %901 = call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %882, <8 x float> %831)
  %902 = call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %884, <8 x float> %832)
  %903 = call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %886, <8 x float> %833)
  %904 = call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %888, <8 x float> %834)
  %905 = getelementptr inbounds nuw float, ptr %762, i64 %839
  %906 = load float, ptr %905, align 4
  %907 = insertelement <8 x float> poison, float %906, i64 0
  %908 = shufflevector <8 x float> %907, <8 x float> poison, <8 x i32> zeroinitializer
  %909 = call <8 x float> @llvm.fma.v8f32(<8 x float> %908, <8 x float> %882, <8 x float> %835)
  %910 = call <8 x float> @llvm.fma.v8f32(<8 x float> %908, <8 x float> %884, <8 x float> %836)
  %911 = call <8 x float> @llvm.fma.v8f32(<8 x float> %908, <8 x float> %886, <8 x float> %837)
  %912 = call <8 x float> @llvm.fma.v8f32(<8 x float> %908, <8 x float> %888, <8 x float> %838)
  %913 = add nuw nsw i64 %839, 1
  %914 = icmp eq i64 %913, %137
  br i1 %914, label %763, label %826, !llvm.loop !23

915:                                              ; preds = %742, %923
  %916 = phi i64 [ %953, %923 ], [ %740, %742 ]
  br i1 %335, label %917, label %923

917:                                              ; preds = %915
  %918 = icmp eq i64 %916, 0
  %919 = getelementptr float, ptr %330, i64 %916
  %920 = load ptr, ptr %748, align 8
  %921 = load ptr, ptr %750, align 8
  %922 = load ptr, ptr %752, align 8
  br label %955

923:                                              ; preds = %1000, %915
  %924 = phi i64 [ %747, %915 ], [ %751, %1000 ]
  %925 = phi i64 [ %746, %915 ], [ %749, %1000 ]
  %926 = phi <8 x float> [ zeroinitializer, %915 ], [ %1018, %1000 ]
  %927 = phi <8 x float> [ zeroinitializer, %915 ], [ %1013, %1000 ]
  %928 = phi <8 x float> [ zeroinitializer, %915 ], [ %1008, %1000 ]
  %929 = load ptr, ptr %745, align 8
  %930 = getelementptr inbounds nuw float, ptr %929, i64 %916
  %931 = load float, ptr %753, align 8
  %932 = insertelement <8 x float> poison, float %931, i64 0
  %933 = shufflevector <8 x float> %932, <8 x float> poison, <8 x i32> zeroinitializer
  %934 = fmul <8 x float> %928, %933
  store <8 x float> %934, ptr %930, align 4
  %935 = getelementptr inbounds %struct.query, ptr %727, i64 %925
  %936 = getelementptr inbounds nuw i8, ptr %935, i64 8
  %937 = load ptr, ptr %936, align 8
  %938 = getelementptr inbounds nuw float, ptr %937, i64 %916
  %939 = getelementptr inbounds nuw i8, ptr %935, i64 40
  %940 = load float, ptr %939, align 8
  %941 = insertelement <8 x float> poison, float %940, i64 0
  %942 = shufflevector <8 x float> %941, <8 x float> poison, <8 x i32> zeroinitializer
  %943 = fmul <8 x float> %927, %942
  store <8 x float> %943, ptr %938, align 4
  %944 = getelementptr inbounds %struct.query, ptr %727, i64 %924
  %945 = getelementptr inbounds nuw i8, ptr %944, i64 8
  %946 = load ptr, ptr %945, align 8
  %947 = getelementptr inbounds nuw float, ptr %946, i64 %916
  %948 = getelementptr inbounds nuw i8, ptr %944, i64 40
  %949 = load float, ptr %948, align 8
  %950 = insertelement <8 x float> poison, float %949, i64 0
  %951 = shufflevector <8 x float> %950, <8 x float> poison, <8 x i32> zeroinitializer
  %952 = fmul <8 x float> %926, %951
  store <8 x float> %952, ptr %947, align 4
  %953 = add nuw nsw i64 %916, 8
  %954 = icmp slt i64 %953, %324
  br i1 %954, label %915, label %1421, !llvm.loop !24

955:                                              ; preds = %917, %1000
  %956 = phi <8 x float> [ zeroinitializer, %917 ], [ %1018, %1000 ]
  %957 = phi <8 x float> [ zeroinitializer, %917 ], [ %1013, %1000 ]
  %958 = phi <8 x float> [ zeroinitializer, %917 ], [ %1008, %1000 ]
  %959 = phi i64 [ 0, %917 ], [ %1019, %1000 ]
  br i1 %918, label %960, label %1000

960:                                              ; preds = %955
  %961 = add nuw nsw i64 %959, 32
  %962 = sub nsw i64 %961, %137
  %963 = icmp slt i64 %962, 0
  %964 = mul nsw i64 %961, %328
  %965 = getelementptr inbounds float, ptr %330, i64 %964
  %966 = mul nsw i64 %962, %325
  %967 = getelementptr inbounds float, ptr %393, i64 %966
  %968 = select i1 %963, ptr %965, ptr %967
  br i1 %337, label %969, label %1000

969:                                              ; preds = %960
  br i1 %369, label %991, label %970

970:                                              ; preds = %969, %970
  %971 = phi i64 [ %988, %970 ], [ 0, %969 ]
  %972 = phi i64 [ %989, %970 ], [ 0, %969 ]
  %973 = getelementptr inbounds nuw float, ptr %968, i64 %971
  call void @llvm.prefetch.p0(ptr %973, i32 0, i32 3, i32 1)
  %974 = or disjoint i64 %971, 16
  %975 = getelementptr inbounds nuw float, ptr %968, i64 %974
  call void @llvm.prefetch.p0(ptr nonnull %975, i32 0, i32 3, i32 1)
  %976 = or disjoint i64 %971, 32
  %977 = getelementptr inbounds nuw float, ptr %968, i64 %976
  call void @llvm.prefetch.p0(ptr nonnull %977, i32 0, i32 3, i32 1)
  %978 = or disjoint i64 %971, 48
  %979 = getelementptr inbounds nuw float, ptr %968, i64 %978
  call void @llvm.prefetch.p0(ptr nonnull %979, i32 0, i32 3, i32 1)
  %980 = or disjoint i64 %971, 64
  %981 = getelementptr inbounds nuw float, ptr %968, i64 %980
  call void @llvm.prefetch.p0(ptr nonnull %981, i32 0, i32 3, i32 1)
  %982 = or disjoint i64 %971, 80
  %983 = getelementptr inbounds nuw float, ptr %968, i64 %982
  call void @llvm.prefetch.p0(ptr nonnull %983, i32 0, i32 3, i32 1)
  %984 = or disjoint i64 %971, 96
  %985 = getelementptr inbounds nuw float, ptr %968, i64 %984
  call void @llvm.prefetch.p0(ptr nonnull %985, i32 0, i32 3, i32 1)
  %986 = or disjoint i64 %971, 112
  %987 = getelementptr inbounds nuw float, ptr %968, i64 %986
  call void @llvm.prefetch.p0(ptr nonnull %987, i32 0, i32 3, i32 1)
  %988 = add nuw nsw i64 %971, 128
  %989 = add i64 %972, 8
  %990 = icmp eq i64 %989, %370
  br i1 %990, label %991, label %970, !llvm.loop !16

991:                                              ; preds = %970, %969
  %992 = phi i64 [ 0, %969 ], [ %988, %970 ]
  br i1 %371, label %1000, label %993

993:                                              ; preds = %991, %993
  %994 = phi i64 [ %997, %993 ], [ %992, %991 ]
  %995 = phi i64 [ %998, %993 ], [ 0, %991 ]
  %996 = getelementptr inbounds nuw float, ptr %968, i64 %994
  call void @llvm.prefetch.p0(ptr %996, i32 0, i32 3, i32 1)
  %997 = add nuw nsw i64 %994, 16
  %998 = add i64 %995, 1
  %999 = icmp eq i64 %998, %368
  br i1 %999, label %1000, label %993, !llvm.loop !25

1000:                                             ; preds = %991, %993, %960, %955
  %1001 = mul nsw i64 %959, %328
  %1002 = getelementptr float, ptr %919, i64 %1001
  %1003 = load <8 x float>, ptr %1002, align 4
  %1004 = getelementptr inbounds nuw float, ptr %920, i64 %959
  %1005 = load float, ptr %1004, align 4
  %1006 = insertelement <8 x float> poison, float %1005, i64 0
  %1007 = shufflevector <8 x float> %1006, <8 x float> poison, <8 x i32> zeroinitializer
  %1008 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1007, <8 x float> %1003, <8 x float> %958)
  %1009 = getelementptr inbounds nuw float, ptr %921, i64 %959
  %1010 = load float, ptr %1009, align 4
  %1011 = insertelement <8 x float> poison, float %1010, i64 0
  %1012 = shufflevector <8 x float> %1011, <8 x float> poison, <8 x i32> zeroinitializer
  %1013 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1012, <8 x float> %1003, <8 x float> %957)
  %1014 = getelementptr inbounds nuw float, ptr %922, i64 %959
  %1015 = load float, ptr %1014, align 4
  %1016 = insertelement <8 x float> poison, float %1015, i64 0
  %1017 = shufflevector <8 x float> %1016, <8 x float> poison, <8 x i32> zeroinitializer
  %1018 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1017, <8 x float> %1003, <8 x float> %956)
  %1019 = add nuw nsw i64 %959, 1
  %1020 = icmp eq i64 %1019, %137
  br i1 %1020, label %923, label %955, !llvm.loop !23

1021:                                             ; preds = %721
  br i1 %340, label %1041, label %1022

1022:                                             ; preds = %1021
  %1023 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1024 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1025 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1026 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1027 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1028 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1029 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1030 = getelementptr inbounds %struct.query, ptr %727, i64 %1029, i32 3
  %1031 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1032 = getelementptr inbounds %struct.query, ptr %727, i64 %1031, i32 3
  %1033 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1034 = getelementptr inbounds %struct.query, ptr %727, i64 %1033, i32 3
  %1035 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1036 = getelementptr inbounds %struct.query, ptr %727, i64 %1035, i32 3
  %1037 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1038 = getelementptr inbounds %struct.query, ptr %727, i64 %1037, i32 3
  %1039 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1040 = getelementptr inbounds %struct.query, ptr %727, i64 %1039, i32 3
  br label %1065

1041:                                             ; preds = %1077, %1021
  %1042 = phi i64 [ 0, %1021 ], [ %1066, %1077 ]
  %1043 = icmp slt i64 %1042, %324
  br i1 %1043, label %1044, label %1421

1044:                                             ; preds = %1041
  %1045 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1046 = getelementptr inbounds %struct.query, ptr %727, i64 %1045
  %1047 = getelementptr inbounds nuw i8, ptr %1046, i64 8
  %1048 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1049 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1050 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1051 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1052 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1053 = getelementptr inbounds %struct.query, ptr %727, i64 %1045, i32 3
  %1054 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1055 = getelementptr inbounds %struct.query, ptr %727, i64 %1054, i32 3
  %1056 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1057 = getelementptr inbounds %struct.query, ptr %727, i64 %1056, i32 3
  %1058 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1059 = getelementptr inbounds %struct.query, ptr %727, i64 %1058, i32 3
  %1060 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1061 = getelementptr inbounds %struct.query, ptr %727, i64 %1060, i32 3
  %1062 = call i64 @llvm.smin.i64(i64 %725, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1063 = getelementptr inbounds %struct.query, ptr %727, i64 %1062, i32 3
  %1064 = getelementptr inbounds nuw i8, ptr %1046, i64 40
  br label %1261

1065:                                             ; preds = %1022, %1077
  %1066 = phi i64 [ %1162, %1077 ], [ 16, %1022 ]
  %1067 = phi i64 [ %1066, %1077 ], [ 0, %1022 ]
  %1068 = getelementptr float, ptr %330, i64 %1067
  br i1 %335, label %1069, label %1077

1069:                                             ; preds = %1065
  %1070 = icmp eq i64 %1067, 0
  %1071 = load ptr, ptr %1030, align 8
  %1072 = load ptr, ptr %1032, align 8
  %1073 = load ptr, ptr %1034, align 8
  %1074 = load ptr, ptr %1036, align 8
  %1075 = load ptr, ptr %1038, align 8
  %1076 = load ptr, ptr %1040, align 8
  br label %1164

1077:                                             ; preds = %1217, %1065
  %1078 = phi i64 [ %1028, %1065 ], [ %1039, %1217 ]
  %1079 = phi i64 [ %1027, %1065 ], [ %1037, %1217 ]
  %1080 = phi i64 [ %1026, %1065 ], [ %1035, %1217 ]
  %1081 = phi i64 [ %1025, %1065 ], [ %1033, %1217 ]
  %1082 = phi i64 [ %1024, %1065 ], [ %1031, %1217 ]
  %1083 = phi i64 [ %1023, %1065 ], [ %1029, %1217 ]
  %1084 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1258, %1217 ]
  %1085 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1257, %1217 ]
  %1086 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1252, %1217 ]
  %1087 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1251, %1217 ]
  %1088 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1246, %1217 ]
  %1089 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1245, %1217 ]
  %1090 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1240, %1217 ]
  %1091 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1239, %1217 ]
  %1092 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1234, %1217 ]
  %1093 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1233, %1217 ]
  %1094 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1228, %1217 ]
  %1095 = phi <8 x float> [ zeroinitializer, %1065 ], [ %1227, %1217 ]
  %1096 = getelementptr inbounds %struct.query, ptr %727, i64 %1083
  %1097 = getelementptr inbounds nuw i8, ptr %1096, i64 8
  %1098 = load ptr, ptr %1097, align 8
  %1099 = getelementptr inbounds nuw float, ptr %1098, i64 %1067
  %1100 = getelementptr inbounds nuw i8, ptr %1096, i64 40
  %1101 = load float, ptr %1100, align 8
  %1102 = insertelement <8 x float> poison, float %1101, i64 0
  %1103 = shufflevector <8 x float> %1102, <8 x float> poison, <8 x i32> zeroinitializer
  %1104 = fmul <8 x float> %1095, %1103
  store <8 x float> %1104, ptr %1099, align 4
  %1105 = getelementptr inbounds nuw i8, ptr %1099, i64 32
  %1106 = fmul <8 x float> %1094, %1103
  store <8 x float> %1106, ptr %1105, align 4
  %1107 = getelementptr inbounds %struct.query, ptr %727, i64 %1082
  %1108 = getelementptr inbounds nuw i8, ptr %1107, i64 8
  %1109 = load ptr, ptr %1108, align 8
  %1110 = getelementptr inbounds nuw float, ptr %1109, i64 %1067
  %1111 = getelementptr inbounds nuw i8, ptr %1107, i64 40
  %1112 = load float, ptr %1111, align 8
  %1113 = insertelement <8 x float> poison, float %1112, i64 0
  %1114 = shufflevector <8 x float> %1113, <8 x float> poison, <8 x i32> zeroinitializer
  %1115 = fmul <8 x float> %1093, %1114
  store <8 x float> %1115, ptr %1110, align 4
  %1116 = getelementptr inbounds nuw i8, ptr %1110, i64 32
  %1117 = fmul <8 x float> %1092, %1114
  store <8 x float> %1117, ptr %1116, align 4
  %1118 = getelementptr inbounds %struct.query, ptr %727, i64 %1081
  %1119 = getelementptr inbounds nuw i8, ptr %1118, i64 8
  %1120 = load ptr, ptr %1119, align 8
  %1121 = getelementptr inbounds nuw float, ptr %1120, i64 %1067
  %1122 = getelementptr inbounds nuw i8, ptr %1118, i64 40
  %1123 = load float, ptr %1122, align 8
  %1124 = insertelement <8 x float> poison, float %1123, i64 0
  %1125 = shufflevector <8 x float> %1124, <8 x float> poison, <8 x i32> zeroinitializer
  %1126 = fmul <8 x float> %1091, %1125
  store <8 x float> %1126, ptr %1121, align 4
  %1127 = getelementptr inbounds nuw i8, ptr %1121, i64 32
  %1128 = fmul <8 x float> %1090, %1125
  store <8 x float> %1128, ptr %1127, align 4
  %1129 = getelementptr inbounds %struct.query, ptr %727, i64 %1080
  %1130 = getelementptr inbounds nuw i8, ptr %1129, i64 8
  %1131 = load ptr, ptr %1130, align 8
  %1132 = getelementptr inbounds nuw float, ptr %1131, i64 %1067
  %1133 = getelementptr inbounds nuw i8, ptr %1129, i64 40
  %1134 = load float, ptr %1133, align 8
  %1135 = insertelement <8 x float> poison, float %1134, i64 0
  %1136 = shufflevector <8 x float> %1135, <8 x float> poison, <8 x i32> zeroinitializer
  %1137 = fmul <8 x float> %1089, %1136
  store <8 x float> %1137, ptr %1132, align 4
  %1138 = getelementptr inbounds nuw i8, ptr %1132, i64 32
  %1139 = fmul <8 x float> %1088, %1136
  store <8 x float> %1139, ptr %1138, align 4
  %1140 = getelementptr inbounds %struct.query, ptr %727, i64 %1079
  %1141 = getelementptr inbounds nuw i8, ptr %1140, i64 8
  %1142 = load ptr, ptr %1141, align 8
  %1143 = getelementptr inbounds nuw float, ptr %1142, i64 %1067
  %1144 = getelementptr inbounds nuw i8, ptr %1140, i64 40
  %1145 = load float, ptr %1144, align 8
  %1146 = insertelement <8 x float> poison, float %1145, i64 0
  %1147 = shufflevector <8 x float> %1146, <8 x float> poison, <8 x i32> zeroinitializer
  %1148 = fmul <8 x float> %1087, %1147
  store <8 x float> %1148, ptr %1143, align 4
  %1149 = getelementptr inbounds nuw i8, ptr %1143, i64 32
  %1150 = fmul <8 x float> %1086, %1147
  store <8 x float> %1150, ptr %1149, align 4
  %1151 = getelementptr inbounds %struct.query, ptr %727, i64 %1078
  %1152 = getelementptr inbounds nuw i8, ptr %1151, i64 8
  %1153 = load ptr, ptr %1152, align 8
  %1154 = getelementptr inbounds nuw float, ptr %1153, i64 %1067
  %1155 = getelementptr inbounds nuw i8, ptr %1151, i64 40
  %1156 = load float, ptr %1155, align 8
  %1157 = insertelement <8 x float> poison, float %1156, i64 0
  %1158 = shufflevector <8 x float> %1157, <8 x float> poison, <8 x i32> zeroinitializer
  %1159 = fmul <8 x float> %1085, %1158
  store <8 x float> %1159, ptr %1154, align 4
  %1160 = getelementptr inbounds nuw i8, ptr %1154, i64 32
  %1161 = fmul <8 x float> %1084, %1158
  store <8 x float> %1161, ptr %1160, align 4
  %1162 = add nuw nsw i64 %1066, 16
  %1163 = icmp sgt i64 %1162, %324
  br i1 %1163, label %1041, label %1065, !llvm.loop !21

1164:                                             ; preds = %1069, %1217
  %1165 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1258, %1217 ]
  %1166 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1257, %1217 ]
  %1167 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1252, %1217 ]
  %1168 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1251, %1217 ]
  %1169 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1246, %1217 ]
  %1170 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1245, %1217 ]
  %1171 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1240, %1217 ]
  %1172 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1239, %1217 ]
  %1173 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1234, %1217 ]
  %1174 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1233, %1217 ]
  %1175 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1228, %1217 ]
  %1176 = phi <8 x float> [ zeroinitializer, %1069 ], [ %1227, %1217 ]
  %1177 = phi i64 [ 0, %1069 ], [ %1259, %1217 ]
  br i1 %1070, label %1178, label %1217

1178:                                             ; preds = %1164
  %1179 = add nuw nsw i64 %1177, 32
  %1180 = sub nsw i64 %1179, %137
  %1181 = icmp slt i64 %1180, 0
  %1182 = mul nsw i64 %1179, %328
  %1183 = getelementptr inbounds float, ptr %330, i64 %1182
  %1184 = mul nsw i64 %1180, %325
  %1185 = getelementptr inbounds float, ptr %393, i64 %1184
  %1186 = select i1 %1181, ptr %1183, ptr %1185
  br i1 %357, label %1208, label %1187

1187:                                             ; preds = %1178, %1187
  %1188 = phi i64 [ %1205, %1187 ], [ 0, %1178 ]
  %1189 = phi i64 [ %1206, %1187 ], [ 0, %1178 ]
  %1190 = getelementptr inbounds nuw float, ptr %1186, i64 %1188
  call void @llvm.prefetch.p0(ptr %1190, i32 0, i32 3, i32 1)
  %1191 = or disjoint i64 %1188, 16
  %1192 = getelementptr inbounds nuw float, ptr %1186, i64 %1191
  call void @llvm.prefetch.p0(ptr nonnull %1192, i32 0, i32 3, i32 1)
  %1193 = or disjoint i64 %1188, 32
  %1194 = getelementptr inbounds nuw float, ptr %1186, i64 %1193
  call void @llvm.prefetch.p0(ptr nonnull %1194, i32 0, i32 3, i32 1)
  %1195 = or disjoint i64 %1188, 48
  %1196 = getelementptr inbounds nuw float, ptr %1186, i64 %1195
  call void @llvm.prefetch.p0(ptr nonnull %1196, i32 0, i32 3, i32 1)
  %1197 = or disjoint i64 %1188, 64
  %1198 = getelementptr inbounds nuw float, ptr %1186, i64 %1197
  call void @llvm.prefetch.p0(ptr nonnull %1198, i32 0, i32 3, i32 1)
  %1199 = or disjoint i64 %1188, 80
  %1200 = getelementptr inbounds nuw float, ptr %1186, i64 %1199
  call void @llvm.prefetch.p0(ptr nonnull %1200, i32 0, i32 3, i32 1)
  %1201 = or disjoint i64 %1188, 96
  %1202 = getelementptr inbounds nuw float, ptr %1186, i64 %1201
  call void @llvm.prefetch.p0(ptr nonnull %1202, i32 0, i32 3, i32 1)
  %1203 = or disjoint i64 %1188, 112
  %1204 = getelementptr inbounds nuw float, ptr %1186, i64 %1203
  call void @llvm.prefetch.p0(ptr nonnull %1204, i32 0, i32 3, i32 1)
  %1205 = add nuw nsw i64 %1188, 128
  %1206 = add i64 %1189, 8
  %1207 = icmp eq i64 %1206, %358
  br i1 %1207, label %1208, label %1187, !llvm.loop !16

1208:                                             ; preds = %1187, %1178
  %1209 = phi i64 [ 0, %1178 ], [ %1205, %1187 ]
  br i1 %359, label %1217, label %1210

1210:                                             ; preds = %1208, %1210
  %1211 = phi i64 [ %1214, %1210 ], [ %1209, %1208 ]
  %1212 = phi i64 [ %1215, %1210 ], [ 0, %1208 ]
  %1213 = getelementptr inbounds nuw float, ptr %1186, i64 %1211
  call void @llvm.prefetch.p0(ptr %1213, i32 0, i32 3, i32 1)
  %1214 = add nuw nsw i64 %1211, 16
  %1215 = add i64 %1212, 1
  %1216 = icmp eq i64 %1215, %356
  br i1 %1216, label %1217, label %1210, !llvm.loop !26

1217:                                             ; preds = %1208, %1210, %1164
  %1218 = mul nsw i64 %1177, %328
  %1219 = getelementptr float, ptr %1068, i64 %1218
  %1220 = load <8 x float>, ptr %1219, align 4
  %1221 = getelementptr inbounds nuw i8, ptr %1219, i64 32
  %1222 = load <8 x float>, ptr %1221, align 4
  %1223 = getelementptr inbounds nuw float, ptr %1071, i64 %1177
  %1224 = load float, ptr %1223, align 4
  %1225 = insertelement <8 x float> poison, float %1224, i64 0
  %1226 = shufflevector <8 x float> %1225, <8 x float> poison, <8 x i32> zeroinitializer
  %1227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1226, <8 x float> %1220, <8 x float> %1176)
  %1228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1226, <8 x float> %1222, <8 x float> %1175)
  %1229 = getelementptr inbounds nuw float, ptr %1072, i64 %1177
  %1230 = load float, ptr %1229, align 4
  %1231 = insertelement <8 x float> poison, float %1230, i64 0
  %1232 = shufflevector <8 x float> %1231, <8 x float> poison, <8 x i32> zeroinitializer
  %1233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1232, <8 x float> %1220, <8 x float> %1174)
  %1234 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1232, <8 x float> %1222, <8 x float> %1173)
  %1235 = getelementptr inbounds nuw float, ptr %1073, i64 %1177
  %1236 = load float, ptr %1235, align 4
  %1237 = insertelement <8 x float> poison, float %1236, i64 0
  %1238 = shufflevector <8 x float> %1237, <8 x float> poison, <8 x i32> zeroinitializer
  %1239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1238, <8 x float> %1220, <8 x float> %1172)
  %1240 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1238, <8 x float> %1222, <8 x float> %1171)
  %1241 = getelementptr inbounds nuw float, ptr %1074, i64 %1177
  %1242 = load float, ptr %1241, align 4
  %1243 = insertelement <8 x float> poison, float %1242, i64 0
  %1244 = shufflevector <8 x float> %1243, <8 x float> poison, <8 x i32> zeroinitializer
  %1245 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1244, <8 x float> %1220, <8 x float> %1170)
  %1246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1244, <8 x float> %1222, <8 x float> %1169)
  %1247 = getelementptr inbounds nuw float, ptr %1075, i64 %1177
  %1248 = load float, ptr %1247, align 4
  %1249 = insertelement <8 x float> poison, float %1248, i64 0
  %1250 = shufflevector <8 x float> %1249, <8 x float> poison, <8 x i32> zeroinitializer
  %1251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1250, <8 x float> %1220, <8 x float> %1168)
  %1252 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1250, <8 x float> %1222, <8 x float> %1167)
  %1253 = getelementptr inbounds nuw float, ptr %1076, i64 %1177
  %1254 = load float, ptr %1253, align 4
  %1255 = insertelement <8 x float> poison, float %1254, i64 0
  %1256 = shufflevector <8 x float> %1255, <8 x float> poison, <8 x i32> zeroinitializer
  %1257 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1256, <8 x float> %1220, <8 x float> %1166)
  %1258 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1256, <8 x float> %1222, <8 x float> %1165)
  %1259 = add nuw nsw i64 %1177, 1
  %1260 = icmp eq i64 %1259, %137
  br i1 %1260, label %1077, label %1164, !llvm.loop !23

1261:                                             ; preds = %1044, %1272
  %1262 = phi i64 [ %1335, %1272 ], [ %1042, %1044 ]
  br i1 %335, label %1263, label %1272

1263:                                             ; preds = %1261
  %1264 = icmp eq i64 %1262, 0
  %1265 = getelementptr float, ptr %330, i64 %1262
  %1266 = load ptr, ptr %1053, align 8
  %1267 = load ptr, ptr %1055, align 8
  %1268 = load ptr, ptr %1057, align 8
  %1269 = load ptr, ptr %1059, align 8
  %1270 = load ptr, ptr %1061, align 8
  %1271 = load ptr, ptr %1063, align 8
  br label %1337

1272:                                             ; preds = %1385, %1261
  %1273 = phi i64 [ %1052, %1261 ], [ %1062, %1385 ]
  %1274 = phi i64 [ %1051, %1261 ], [ %1060, %1385 ]
  %1275 = phi i64 [ %1050, %1261 ], [ %1058, %1385 ]
  %1276 = phi i64 [ %1049, %1261 ], [ %1056, %1385 ]
  %1277 = phi i64 [ %1048, %1261 ], [ %1054, %1385 ]
  %1278 = phi <8 x float> [ zeroinitializer, %1261 ], [ %1418, %1385 ]
  %1279 = phi <8 x float> [ zeroinitializer, %1261 ], [ %1413, %1385 ]
  %1280 = phi <8 x float> [ zeroinitializer, %1261 ], [ %1408, %1385 ]
  %1281 = phi <8 x float> [ zeroinitializer, %1261 ], [ %1403, %1385 ]
  %1282 = phi <8 x float> [ zeroinitializer, %1261 ], [ %1398, %1385 ]
  %1283 = phi <8 x float> [ zeroinitializer, %1261 ], [ %1393, %1385 ]
  %1284 = load ptr, ptr %1047, align 8
  %1285 = getelementptr inbounds nuw float, ptr %1284, i64 %1262
  %1286 = load float, ptr %1064, align 8
  %1287 = insertelement <8 x float> poison, float %1286, i64 0
  %1288 = shufflevector <8 x float> %1287, <8 x float> poison, <8 x i32> zeroinitializer
  %1289 = fmul <8 x float> %1283, %1288
  store <8 x float> %1289, ptr %1285, align 4
  %1290 = getelementptr inbounds %struct.query, ptr %727, i64 %1277
  %1291 = getelementptr inbounds nuw i8, ptr %1290, i64 8
  %1292 = load ptr, ptr %1291, align 8
  %1293 = getelementptr inbounds nuw float, ptr %1292, i64 %1262
  %1294 = getelementptr inbounds nuw i8, ptr %1290, i64 40
  %1295 = load float, ptr %1294, align 8
  %1296 = insertelement <8 x float> poison, float %1295, i64 0
  %1297 = shufflevector <8 x float> %1296, <8 x float> poison, <8 x i32> zeroinitializer
  %1298 = fmul <8 x float> %1282, %1297
  store <8 x float> %1298, ptr %1293, align 4
  %1299 = getelementptr inbounds %struct.query, ptr %727, i64 %1276
  %1300 = getelementptr inbounds nuw i8, ptr %1299, i64 8
  %1301 = load ptr, ptr %1300, align 8
  %1302 = getelementptr inbounds nuw float, ptr %1301, i64 %1262
  %1303 = getelementptr inbounds nuw i8, ptr %1299, i64 40
  %1304 = load float, ptr %1303, align 8
  %1305 = insertelement <8 x float> poison, float %1304, i64 0
  %1306 = shufflevector <8 x float> %1305, <8 x float> poison, <8 x i32> zeroinitializer
  %1307 = fmul <8 x float> %1281, %1306
  store <8 x float> %1307, ptr %1302, align 4
  %1308 = getelementptr inbounds %struct.query, ptr %727, i64 %1275
  %1309 = getelementptr inbounds nuw i8, ptr %1308, i64 8
  %1310 = load ptr, ptr %1309, align 8
  %1311 = getelementptr inbounds nuw float, ptr %1310, i64 %1262
  %1312 = getelementptr inbounds nuw i8, ptr %1308, i64 40
  %1313 = load float, ptr %1312, align 8
  %1314 = insertelement <8 x float> poison, float %1313, i64 0
  %1315 = shufflevector <8 x float> %1314, <8 x float> poison, <8 x i32> zeroinitializer
  %1316 = fmul <8 x float> %1280, %1315
  store <8 x float> %1316, ptr %1311, align 4
  %1317 = getelementptr inbounds %struct.query, ptr %727, i64 %1274
  %1318 = getelementptr inbounds nuw i8, ptr %1317, i64 8
  %1319 = load ptr, ptr %1318, align 8
  %1320 = getelementptr inbounds nuw float, ptr %1319, i64 %1262
  %1321 = getelementptr inbounds nuw i8, ptr %1317, i64 40
  %1322 = load float, ptr %1321, align 8
  %1323 = insertelement <8 x float> poison, float %1322, i64 0
  %1324 = shufflevector <8 x float> %1323, <8 x float> poison, <8 x i32> zeroinitializer
  %1325 = fmul <8 x float> %1279, %1324
  store <8 x float> %1325, ptr %1320, align 4
  %1326 = getelementptr inbounds %struct.query, ptr %727, i64 %1273
  %1327 = getelementptr inbounds nuw i8, ptr %1326, i64 8
  %1328 = load ptr, ptr %1327, align 8
  %1329 = getelementptr inbounds nuw float, ptr %1328, i64 %1262
  %1330 = getelementptr inbounds nuw i8, ptr %1326, i64 40
  %1331 = load float, ptr %1330, align 8
  %1332 = insertelement <8 x float> poison, float %1331, i64 0
  %1333 = shufflevector <8 x float> %1332, <8 x float> poison, <8 x i32> zeroinitializer
  %1334 = fmul <8 x float> %1278, %1333
  store <8 x float> %1334, ptr %1329, align 4
  %1335 = add nuw nsw i64 %1262, 8
  %1336 = icmp slt i64 %1335, %324
  br i1 %1336, label %1261, label %1421, !llvm.loop !24

1337:                                             ; preds = %1263, %1385
  %1338 = phi <8 x float> [ zeroinitializer, %1263 ], [ %1418, %1385 ]
  %1339 = phi <8 x float> [ zeroinitializer, %1263 ], [ %1413, %1385 ]
  %1340 = phi <8 x float> [ zeroinitializer, %1263 ], [ %1408, %1385 ]
  %1341 = phi <8 x float> [ zeroinitializer, %1263 ], [ %1403, %1385 ]
  %1342 = phi <8 x float> [ zeroinitializer, %1263 ], [ %1398, %1385 ]
  %1343 = phi <8 x float> [ zeroinitializer, %1263 ], [ %1393, %1385 ]
  %1344 = phi i64 [ 0, %1263 ], [ %1419, %1385 ]
  br i1 %1264, label %1345, label %1385

1345:                                             ; preds = %1337
  %1346 = add nuw nsw i64 %1344, 32
  %1347 = sub nsw i64 %1346, %137
  %1348 = icmp slt i64 %1347, 0
  %1349 = mul nsw i64 %1346, %328
  %1350 = getelementptr inbounds float, ptr %330, i64 %1349
  %1351 = mul nsw i64 %1347, %325
  %1352 = getelementptr inbounds float, ptr %393, i64 %1351
  %1353 = select i1 %1348, ptr %1350, ptr %1352
  br i1 %337, label %1354, label %1385

1354:                                             ; preds = %1345
  br i1 %361, label %1376, label %1355

1355:                                             ; preds = %1354, %1355
  %1356 = phi i64 [ %1373, %1355 ], [ 0, %1354 ]
  %1357 = phi i64 [ %1374, %1355 ], [ 0, %1354 ]
  %1358 = getelementptr inbounds nuw float, ptr %1353, i64 %1356
  call void @llvm.prefetch.p0(ptr %1358, i32 0, i32 3, i32 1)
  %1359 = or disjoint i64 %1356, 16
  %1360 = getelementptr inbounds nuw float, ptr %1353, i64 %1359
  call void @llvm.prefetch.p0(ptr nonnull %1360, i32 0, i32 3, i32 1)
  %1361 = or disjoint i64 %1356, 32
  %1362 = getelementptr inbounds nuw float, ptr %1353, i64 %1361
  call void @llvm.prefetch.p0(ptr nonnull %1362, i32 0, i32 3, i32 1)
  %1363 = or disjoint i64 %1356, 48
  %1364 = getelementptr inbounds nuw float, ptr %1353, i64 %1363
  call void @llvm.prefetch.p0(ptr nonnull %1364, i32 0, i32 3, i32 1)
  %1365 = or disjoint i64 %1356, 64
  %1366 = getelementptr inbounds nuw float, ptr %1353, i64 %1365
  call void @llvm.prefetch.p0(ptr nonnull %1366, i32 0, i32 3, i32 1)
  %1367 = or disjoint i64 %1356, 80
  %1368 = getelementptr inbounds nuw float, ptr %1353, i64 %1367
  call void @llvm.prefetch.p0(ptr nonnull %1368, i32 0, i32 3, i32 1)
  %1369 = or disjoint i64 %1356, 96
  %1370 = getelementptr inbounds nuw float, ptr %1353, i64 %1369
  call void @llvm.prefetch.p0(ptr nonnull %1370, i32 0, i32 3, i32 1)
  %1371 = or disjoint i64 %1356, 112
  %1372 = getelementptr inbounds nuw float, ptr %1353, i64 %1371
  call void @llvm.prefetch.p0(ptr nonnull %1372, i32 0, i32 3, i32 1)
  %1373 = add nuw nsw i64 %1356, 128
  %1374 = add i64 %1357, 8
  %1375 = icmp eq i64 %1374, %362
  br i1 %1375, label %1376, label %1355, !llvm.loop !16

1376:                                             ; preds = %1355, %1354
  %1377 = phi i64 [ 0, %1354 ], [ %1373, %1355 ]
  br i1 %363, label %1385, label %1378

1378:                                             ; preds = %1376, %1378
  %1379 = phi i64 [ %1382, %1378 ], [ %1377, %1376 ]
  %1380 = phi i64 [ %1383, %1378 ], [ 0, %1376 ]
  %1381 = getelementptr inbounds nuw float, ptr %1353, i64 %1379
  call void @llvm.prefetch.p0(ptr %1381, i32 0, i32 3, i32 1)
  %1382 = add nuw nsw i64 %1379, 16
  %1383 = add i64 %1380, 1
  %1384 = icmp eq i64 %1383, %360
  br i1 %1384, label %1385, label %1378, !llvm.loop !27

1385:                                             ; preds = %1376, %1378, %1345, %1337
  %1386 = mul nsw i64 %1344, %328
  %1387 = getelementptr float, ptr %1265, i64 %1386
  %1388 = load <8 x float>, ptr %1387, align 4
  %1389 = getelementptr inbounds nuw float, ptr %1266, i64 %1344
  %1390 = load float, ptr %1389, align 4
  %1391 = insertelement <8 x float> poison, float %1390, i64 0
  %1392 = shufflevector <8 x float> %1391, <8 x float> poison, <8 x i32> zeroinitializer
  %1393 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1392, <8 x float> %1388, <8 x float> %1343)
  %1394 = getelementptr inbounds nuw float, ptr %1267, i64 %1344
  %1395 = load float, ptr %1394, align 4
  %1396 = insertelement <8 x float> poison, float %1395, i64 0
  %1397 = shufflevector <8 x float> %1396, <8 x float> poison, <8 x i32> zeroinitializer
  %1398 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1397, <8 x float> %1388, <8 x float> %1342)
  %1399 = getelementptr inbounds nuw float, ptr %1268, i64 %1344
  %1400 = load float, ptr %1399, align 4
  %1401 = insertelement <8 x float> poison, float %1400, i64 0
  %1402 = shufflevector <8 x float> %1401, <8 x float> poison, <8 x i32> zeroinitializer
  %1403 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1402, <8 x float> %1388, <8 x float> %1341)
  %1404 = getelementptr inbounds nuw float, ptr %1269, i64 %1344
  %1405 = load float, ptr %1404, align 4
  %1406 = insertelement <8 x float> poison, float %1405, i64 0
  %1407 = shufflevector <8 x float> %1406, <8 x float> poison, <8 x i32> zeroinitializer
  %1408 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1407, <8 x float> %1388, <8 x float> %1340)
  %1409 = getelementptr inbounds nuw float, ptr %1270, i64 %1344
  %1410 = load float, ptr %1409, align 4
  %1411 = insertelement <8 x float> poison, float %1410, i64 0
  %1412 = shufflevector <8 x float> %1411, <8 x float> poison, <8 x i32> zeroinitializer
  %1413 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1412, <8 x float> %1388, <8 x float> %1339)
  %1414 = getelementptr inbounds nuw float, ptr %1271, i64 %1344
  %1415 = load float, ptr %1414, align 4
  %1416 = insertelement <8 x float> poison, float %1415, i64 0
  %1417 = shufflevector <8 x float> %1416, <8 x float> poison, <8 x i32> zeroinitializer
  %1418 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1417, <8 x float> %1388, <8 x float> %1338)
  %1419 = add nuw nsw i64 %1344, 1
  %1420 = icmp eq i64 %1419, %137
  br i1 %1420, label %1272, label %1337, !llvm.loop !23

1421:                                             ; preds = %1272, %923, %1041, %739
  %1422 = add nuw nsw i64 %722, 6
  %1423 = icmp slt i64 %1422, %377
  br i1 %1423, label %721, label %1424, !llvm.loop !28

1424:                                             ; preds = %1421, %398
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %1425 = add nuw nsw i64 %375, 12
  %1426 = load i64, ptr %6, align 8
  %1427 = icmp slt i64 %1425, %1426
  %1428 = add i64 %373, -12
  br i1 %1427, label %372, label %1448, !llvm.loop !29

1429:                                             ; preds = %379, %1429
  %1430 = phi i64 [ 0, %379 ], [ %1446, %1429 ]
  %1431 = add nsw i64 %381, %1430
  %1432 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1430
  %1433 = mul nsw i64 %386, %1431
  %1434 = getelementptr inbounds float, ptr %385, i64 %1433
  %1435 = mul nsw i64 %387, %1431
  %1436 = getelementptr inbounds float, ptr %192, i64 %1435
  %1437 = getelementptr inbounds float, ptr %193, i64 %1431
  %1438 = shl nsw i64 %1430, 11
  %1439 = getelementptr inbounds nuw i8, ptr %3, i64 %1438
  store ptr %1434, ptr %1432, align 16
  %1440 = getelementptr inbounds nuw i8, ptr %1432, i64 8
  store ptr %1436, ptr %1440, align 8
  %1441 = getelementptr inbounds nuw i8, ptr %1432, i64 16
  store ptr %1437, ptr %1441, align 16
  %1442 = getelementptr inbounds nuw i8, ptr %1432, i64 24
  store ptr %1439, ptr %1442, align 8
  %1443 = getelementptr inbounds nuw i8, ptr %1432, i64 32
  store i64 %137, ptr %1443, align 16
  %1444 = getelementptr inbounds nuw i8, ptr %1432, i64 40
  store float 0.000000e+00, ptr %1444, align 8
  %1445 = getelementptr inbounds nuw i8, ptr %1432, i64 44
  store i32 0, ptr %1445, align 4
  %1446 = add nuw nsw i64 %1430, 1
  %1447 = icmp eq i64 %1446, %390
  br i1 %1447, label %391, label %1429, !llvm.loop !30

1448:                                             ; preds = %1424, %323
  %1449 = add i64 %124, 1
  %1450 = icmp eq i64 %1449, %103
  br i1 %1450, label %116, label %123, !llvm.loop !31

1451:                                             ; preds = %118, %32
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  call void @GOMP_barrier()
  %1452 = load i64, ptr %4, align 8
  %1453 = load i64, ptr %6, align 8
  %1454 = mul i64 %1453, %1452
  %1455 = load ptr, ptr %0, align 8
  %1456 = load i64, ptr %9, align 8
  %1457 = getelementptr %struct.source, ptr %1455, i64 %1456
  %1458 = getelementptr i8, ptr %1457, i64 -32
  %1459 = load i64, ptr %1458, align 8
  %1460 = add nsw i64 %1459, 1
  %1461 = call i32 @omp_get_thread_num()
  %1462 = sext i32 %1461 to i64
  %1463 = call i32 @omp_get_num_threads()
  %1464 = sext i32 %1463 to i64
  %1465 = mul nsw i64 %1460, %1462
  %1466 = sdiv i64 %1465, %1464
  %1467 = add nsw i64 %1462, 1
  %1468 = mul nsw i64 %1467, %1460
  %1469 = sdiv i64 %1468, %1464
  %1470 = load i64, ptr %9, align 8
  %1471 = icmp sgt i64 %1470, 0
  br i1 %1471, label %1472, label %1650

1472:                                             ; preds = %1451
  %1473 = icmp slt i64 %1454, 1
  %1474 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1475 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1476 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1477 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1478 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1479 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1480

1480:                                             ; preds = %1472, %1645
  %1481 = phi i64 [ %1470, %1472 ], [ %1646, %1645 ]
  %1482 = phi i64 [ 0, %1472 ], [ %1647, %1645 ]
  %1483 = phi i64 [ 0, %1472 ], [ %1493, %1645 ]
  %1484 = phi i64 [ 0, %1472 ], [ %1648, %1645 ]
  %1485 = load ptr, ptr %0, align 8
  %1486 = getelementptr inbounds nuw %struct.source, ptr %1485, i64 %1484
  %1487 = getelementptr inbounds nuw i8, ptr %1486, i64 56
  %1488 = load i64, ptr %1487, align 8
  %1489 = getelementptr inbounds nuw i8, ptr %1486, i64 16
  %1490 = load i64, ptr %1489, align 8
  %1491 = call i64 @llvm.smax.i64(i64 %1490, i64 511)
  %1492 = lshr i64 %1491, 8
  %1493 = add nuw nsw i64 %1492, %1483
  %1494 = add nsw i64 %1481, -1
  %1495 = icmp slt i64 %1484, %1494
  br i1 %1495, label %1496, label %1500

1496:                                             ; preds = %1480
  %1497 = getelementptr inbounds nuw i8, ptr %1486, i64 144
  %1498 = load i64, ptr %1497, align 8
  %1499 = icmp eq i64 %1498, %1488
  br i1 %1499, label %1645, label %1500

1500:                                             ; preds = %1496, %1480
  %1501 = icmp sle i64 %1466, %1488
  %1502 = icmp slt i64 %1488, %1469
  %1503 = select i1 %1501, i1 %1502, i1 false
  br i1 %1503, label %1504, label %1645

1504:                                             ; preds = %1500
  %1505 = icmp eq i64 %1484, 0
  br i1 %1505, label %1510, label %1506

1506:                                             ; preds = %1504
  %1507 = getelementptr inbounds i8, ptr %1486, i64 -32
  %1508 = load i64, ptr %1507, align 8
  %1509 = icmp ne i64 %1508, %1488
  br label %1510

1510:                                             ; preds = %1506, %1504
  %1511 = phi i1 [ true, %1504 ], [ %1509, %1506 ]
  %1512 = icmp eq i64 %1484, %1494
  br i1 %1512, label %1517, label %1513

1513:                                             ; preds = %1510
  %1514 = getelementptr inbounds nuw i8, ptr %1486, i64 144
  %1515 = load i64, ptr %1514, align 8
  %1516 = icmp ne i64 %1515, %1488
  br label %1517

1517:                                             ; preds = %1513, %1510
  %1518 = phi i1 [ true, %1510 ], [ %1516, %1513 ]
  %1519 = select i1 %1511, i1 %1518, i1 false
  %1520 = icmp eq i64 %1492, 1
  %1521 = select i1 %1519, i1 %1520, i1 false
  %1522 = select i1 %1521, i1 true, i1 %1473
  br i1 %1522, label %1645, label %1523

1523:                                             ; preds = %1517
  %1524 = mul nsw i64 %1488, %1454
  %1525 = add nsw i64 %1482, 1
  %1526 = icmp slt i64 %1525, %1493
  %1527 = icmp slt i64 %1482, %1493
  br label %1528

1528:                                             ; preds = %1523, %1638
  %1529 = phi i64 [ 0, %1523 ], [ %1641, %1638 ]
  %1530 = load ptr, ptr %1474, align 8
  %1531 = load ptr, ptr %1475, align 8
  %1532 = getelementptr inbounds i64, ptr %1531, i64 %1488
  %1533 = load i64, ptr %1532, align 8
  %1534 = mul nsw i64 %1533, %1454
  %1535 = add nsw i64 %1534, %1529
  %1536 = load i64, ptr %1476, align 8
  %1537 = mul nsw i64 %1535, %1536
  %1538 = getelementptr inbounds float, ptr %1530, i64 %1537
  %1539 = load ptr, ptr %1477, align 8
  %1540 = getelementptr inbounds float, ptr %1539, i64 %1524
  %1541 = getelementptr inbounds nuw float, ptr %1540, i64 %1529
  %1542 = load i64, ptr %4, align 8
  %1543 = load i64, ptr %6, align 8
  %1544 = mul nsw i64 %1543, %1542
  %1545 = load ptr, ptr %1478, align 8
  %1546 = getelementptr inbounds nuw float, ptr %1545, i64 %1529
  %1547 = mul nsw i64 %1544, %1482
  %1548 = getelementptr inbounds float, ptr %1546, i64 %1547
  %1549 = load float, ptr %1548, align 4
  br i1 %1526, label %1552, label %1550

1550:                                             ; preds = %1552, %1528
  %1551 = phi float [ %1549, %1528 ], [ %1559, %1552 ]
  br i1 %1527, label %1570, label %1562

1552:                                             ; preds = %1528, %1552
  %1553 = phi i64 [ %1560, %1552 ], [ %1525, %1528 ]
  %1554 = phi float [ %1559, %1552 ], [ %1549, %1528 ]
  %1555 = mul nsw i64 %1553, %1544
  %1556 = getelementptr inbounds float, ptr %1546, i64 %1555
  %1557 = load float, ptr %1556, align 4
  %1558 = fcmp ogt float %1557, %1554
  %1559 = select i1 %1558, float %1557, float %1554
  %1560 = add nsw i64 %1553, 1
  %1561 = icmp slt i64 %1560, %1493
  br i1 %1561, label %1552, label %1550, !llvm.loop !32

1562:                                             ; preds = %1625, %1550
  %1563 = phi i64 [ %1536, %1550 ], [ %1626, %1625 ]
  %1564 = phi float [ 0.000000e+00, %1550 ], [ %1627, %1625 ]
  %1565 = icmp sgt i64 %1563, 0
  br i1 %1565, label %1566, label %1638

1566:                                             ; preds = %1562
  %1567 = fdiv float 1.000000e+00, %1564
  %1568 = insertelement <8 x float> poison, float %1567, i64 0
  %1569 = shufflevector <8 x float> %1568, <8 x float> poison, <8 x i32> zeroinitializer
  br label %1630

1570:                                             ; preds = %1550, %1625
  %1571 = phi i64 [ %1626, %1625 ], [ %1536, %1550 ]
  %1572 = phi float [ %1627, %1625 ], [ 0.000000e+00, %1550 ]
  %1573 = phi i64 [ %1628, %1625 ], [ %1482, %1550 ]
  %1574 = mul nsw i64 %1573, %1544
  %1575 = getelementptr inbounds float, ptr %1546, i64 %1574
  %1576 = load float, ptr %1575, align 4
  %1577 = fcmp oeq float %1576, 0xFFF0000000000000
  br i1 %1577, label %1625, label %1578

1578:                                             ; preds = %1570
  %1579 = fsub float %1576, %1551
  %1580 = insertelement <8 x float> poison, float %1579, i64 0
  %1581 = shufflevector <8 x float> %1580, <8 x float> poison, <8 x i32> zeroinitializer
  %1582 = fcmp olt <8 x float> %1581, splat (float -8.600000e+01)
  %1583 = select <8 x i1> %1582, <8 x float> splat (float -8.600000e+01), <8 x float> %1581
  %1584 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1583, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %1585 = bitcast <8 x float> %1584 to <8 x i32>
  %1586 = fadd <8 x float> %1584, splat (float 0xC168000000000000)
  %1587 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1586, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %1583)
  %1588 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1586, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %1587)
  %1589 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1588, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %1590 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1589, <8 x float> %1588, <8 x float> splat (float 0x3F81112100000000))
  %1591 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1590, <8 x float> %1588, <8 x float> splat (float 0x3FA5553820000000))
  %1592 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1591, <8 x float> %1588, <8 x float> splat (float 0x3FC5555540000000))
  %1593 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1592, <8 x float> %1588, <8 x float> splat (float 5.000000e-01))
  %1594 = fmul <8 x float> %1588, %1588
  %1595 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1593, <8 x float> %1594, <8 x float> %1588)
  %1596 = fadd <8 x float> %1595, splat (float 1.000000e+00)
  %1597 = shl <8 x i32> %1585, splat (i32 23)
  %1598 = add <8 x i32> %1597, splat (i32 1065353216)
  %1599 = bitcast <8 x i32> %1598 to <8 x float>
  %1600 = fmul <8 x float> %1596, %1599
  %1601 = load ptr, ptr %1479, align 8
  %1602 = add nsw i64 %1574, %1529
  %1603 = mul nsw i64 %1571, %1602
  %1604 = getelementptr inbounds float, ptr %1601, i64 %1603
  %1605 = icmp sgt i64 %1571, 0
  br i1 %1605, label %1606, label %1608

1606:                                             ; preds = %1578
  %1607 = fcmp ogt float %1572, 0.000000e+00
  br label %1612

1608:                                             ; preds = %1619, %1578
  %1609 = phi i64 [ %1571, %1578 ], [ %1623, %1619 ]
  %1610 = extractelement <8 x float> %1600, i64 0
  %1611 = fadd float %1572, %1610
  br label %1625

1612:                                             ; preds = %1606, %1619
  %1613 = phi i64 [ 0, %1606 ], [ %1622, %1619 ]
  %1614 = getelementptr inbounds nuw float, ptr %1538, i64 %1613
  %1615 = getelementptr inbounds nuw float, ptr %1604, i64 %1613
  %1616 = load <8 x float>, ptr %1615, align 4
  br i1 %1607, label %1617, label %1619

1617:                                             ; preds = %1612
  %1618 = load <8 x float>, ptr %1614, align 4
  br label %1619

1619:                                             ; preds = %1617, %1612
  %1620 = phi <8 x float> [ %1618, %1617 ], [ zeroinitializer, %1612 ]
  %1621 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1600, <8 x float> %1616, <8 x float> %1620)
  store <8 x float> %1621, ptr %1614, align 4
  %1622 = add nuw nsw i64 %1613, 8
  %1623 = load i64, ptr %1476, align 8
  %1624 = icmp slt i64 %1622, %1623
  br i1 %1624, label %1612, label %1608, !llvm.loop !33

1625:                                             ; preds = %1608, %1570
  %1626 = phi i64 [ %1571, %1570 ], [ %1609, %1608 ]
  %1627 = phi float [ %1572, %1570 ], [ %1611, %1608 ]
  %1628 = add nsw i64 %1573, 1
  %1629 = icmp slt i64 %1628, %1493
  br i1 %1629, label %1570, label %1562, !llvm.loop !34

1630:                                             ; preds = %1566, %1630
  %1631 = phi i64 [ 0, %1566 ], [ %1635, %1630 ]
  %1632 = getelementptr inbounds nuw float, ptr %1538, i64 %1631
  %1633 = load <8 x float>, ptr %1632, align 4
  %1634 = fmul <8 x float> %1569, %1633
  store <8 x float> %1634, ptr %1632, align 4
  %1635 = add nuw nsw i64 %1631, 8
  %1636 = load i64, ptr %1476, align 8
  %1637 = icmp slt i64 %1635, %1636
  br i1 %1637, label %1630, label %1638, !llvm.loop !35

1638:                                             ; preds = %1630, %1562
  %1639 = call float @logf(float noundef %1564)
  %1640 = fadd float %1551, %1639
  store float %1640, ptr %1541, align 4
  %1641 = add nuw nsw i64 %1529, 1
  %1642 = icmp eq i64 %1641, %1454
  br i1 %1642, label %1643, label %1528, !llvm.loop !36

1643:                                             ; preds = %1638
  %1644 = load i64, ptr %9, align 8
  br label %1645

1645:                                             ; preds = %1643, %1517, %1500, %1496
  %1646 = phi i64 [ %1481, %1496 ], [ %1481, %1517 ], [ %1481, %1500 ], [ %1644, %1643 ]
  %1647 = phi i64 [ %1482, %1496 ], [ %1493, %1517 ], [ %1493, %1500 ], [ %1493, %1643 ]
  %1648 = add nuw nsw i64 %1484, 1
  %1649 = icmp slt i64 %1648, %1646
  br i1 %1649, label %1480, label %1650, !llvm.loop !37

1650:                                             ; preds = %1645, %1451
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
!14 = distinct !{!14, !7, !11}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !7, !11}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
