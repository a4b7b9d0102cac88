; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 3d221312e8c536fb, code eb47c95956be3410
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
  br i1 %44, label %45, label %1497

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
  %62 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
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

116:                                              ; preds = %1494
  %117 = load i64, ptr %9, align 8
  br label %118

118:                                              ; preds = %116, %87
  %119 = phi i64 [ %117, %116 ], [ %88, %87 ]
  %120 = add nuw nsw i64 %97, %89
  %121 = add nuw nsw i64 %91, 1
  %122 = icmp slt i64 %121, %119
  br i1 %122, label %87, label %1497, !llvm.loop !8

123:                                              ; preds = %105, %1494
  %124 = phi i64 [ %102, %105 ], [ %1495, %1494 ]
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
  %226 = lshr i64 %225, 4
  %227 = add nuw nsw i64 %226, 1
  %228 = and i64 %227, 3
  %229 = icmp ult i64 %141, 49
  br i1 %229, label %253, label %230

230:                                              ; preds = %224
  %231 = and i64 %227, 2305843009213693948
  br label %232

232:                                              ; preds = %232, %230
  %233 = phi i64 [ 0, %230 ], [ %250, %232 ]
  %234 = phi i64 [ 0, %230 ], [ %251, %232 ]
  %235 = getelementptr inbounds nuw float, ptr %222, i64 %233
  %236 = getelementptr inbounds nuw float, ptr %219, i64 %233
  %237 = load <16 x float>, ptr %236, align 4
  store <16 x float> %237, ptr %235, align 4
  %238 = or disjoint i64 %233, 16
  %239 = getelementptr inbounds nuw float, ptr %222, i64 %238
  %240 = getelementptr inbounds nuw float, ptr %219, i64 %238
  %241 = load <16 x float>, ptr %240, align 4
  store <16 x float> %241, ptr %239, align 4
  %242 = or disjoint i64 %233, 32
  %243 = getelementptr inbounds nuw float, ptr %222, i64 %242
  %244 = getelementptr inbounds nuw float, ptr %219, i64 %242
  %245 = load <16 x float>, ptr %244, align 4
  store <16 x float> %245, ptr %243, align 4
  %246 = or disjoint i64 %233, 48
  %247 = getelementptr inbounds nuw float, ptr %222, i64 %246
  %248 = getelementptr inbounds nuw float, ptr %219, i64 %246
  %249 = load <16 x float>, ptr %248, align 4
  store <16 x float> %249, ptr %247, align 4
  %250 = add nuw nsw i64 %233, 64
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
  %261 = load <16 x float>, ptr %260, align 4
  store <16 x float> %261, ptr %259, align 4
  %262 = add nuw nsw i64 %257, 16
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
  %282 = lshr i64 %281, 4
  %283 = add nuw nsw i64 %282, 1
  %284 = and i64 %283, 3
  %285 = icmp ult i64 %268, 49
  br i1 %285, label %309, label %286

286:                                              ; preds = %280
  %287 = and i64 %283, 2305843009213693948
  br label %288

288:                                              ; preds = %288, %286
  %289 = phi i64 [ 0, %286 ], [ %306, %288 ]
  %290 = phi i64 [ 0, %286 ], [ %307, %288 ]
  %291 = getelementptr inbounds nuw float, ptr %278, i64 %289
  %292 = getelementptr inbounds nuw float, ptr %275, i64 %289
  %293 = load <16 x float>, ptr %292, align 4
  store <16 x float> %293, ptr %291, align 4
  %294 = or disjoint i64 %289, 16
  %295 = getelementptr inbounds nuw float, ptr %278, i64 %294
  %296 = getelementptr inbounds nuw float, ptr %275, i64 %294
  %297 = load <16 x float>, ptr %296, align 4
  store <16 x float> %297, ptr %295, align 4
  %298 = or disjoint i64 %289, 32
  %299 = getelementptr inbounds nuw float, ptr %278, i64 %298
  %300 = getelementptr inbounds nuw float, ptr %275, i64 %298
  %301 = load <16 x float>, ptr %300, align 4
  store <16 x float> %301, ptr %299, align 4
  %302 = or disjoint i64 %289, 48
  %303 = getelementptr inbounds nuw float, ptr %278, i64 %302
  %304 = getelementptr inbounds nuw float, ptr %275, i64 %302
  %305 = load <16 x float>, ptr %304, align 4
  store <16 x float> %305, ptr %303, align 4
  %306 = add nuw nsw i64 %289, 64
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
  %317 = load <16 x float>, ptr %316, align 4
  store <16 x float> %317, ptr %315, align 4
  %318 = add nuw nsw i64 %313, 16
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
  br i1 %333, label %334, label %1494

334:                                              ; preds = %323
  %335 = icmp sgt i64 %137, 0
  %336 = add nsw i64 %137, -16
  %337 = icmp sgt i64 %324, 0
  %338 = insertelement <16 x float> poison, float %331, i64 0
  %339 = shufflevector <16 x float> %338, <16 x float> poison, <16 x i32> zeroinitializer
  %340 = icmp slt i64 %324, 64
  %341 = shl i64 %325, 3
  %342 = mul i64 %325, 12
  %343 = shl i64 %325, 4
  %344 = mul i64 %325, 20
  %345 = mul i64 %325, 24
  %346 = mul i64 %325, 28
  %347 = shl i64 %325, 5
  %348 = mul i64 %325, 36
  %349 = mul i64 %325, 40
  %350 = mul i64 %325, 44
  %351 = mul i64 %325, 48
  %352 = mul i64 %325, 52
  %353 = mul i64 %325, 56
  %354 = mul i64 %325, 60
  %355 = fmul float %331, %62
  %356 = add i64 %324, -1
  %357 = lshr i64 %356, 4
  %358 = add nuw nsw i64 %357, 1
  %359 = and i64 %358, 7
  %360 = icmp ult i64 %324, 113
  %361 = and i64 %358, 2305843009213693944
  %362 = icmp eq i64 %359, 0
  %363 = and i64 %358, 7
  %364 = icmp ult i64 %324, 113
  %365 = and i64 %358, 2305843009213693944
  %366 = icmp eq i64 %363, 0
  %367 = and i64 %358, 7
  %368 = icmp ult i64 %324, 113
  %369 = and i64 %358, 2305843009213693944
  %370 = icmp eq i64 %367, 0
  %371 = and i64 %358, 7
  %372 = icmp ult i64 %324, 113
  %373 = and i64 %358, 2305843009213693944
  %374 = icmp eq i64 %371, 0
  %375 = and i64 %358, 7
  %376 = icmp ult i64 %324, 113
  %377 = and i64 %358, 2305843009213693944
  %378 = icmp eq i64 %375, 0
  br label %379

379:                                              ; preds = %334, %1470
  %380 = phi i64 [ 0, %334 ], [ %1474, %1470 ]
  %381 = phi i64 [ %332, %334 ], [ %1472, %1470 ]
  %382 = phi i64 [ 0, %334 ], [ %1471, %1470 ]
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %383 = sub nsw i64 %381, %382
  %384 = call i64 @llvm.smin.i64(i64 %383, i64 12)
  %385 = icmp sgt i64 %383, 0
  br i1 %385, label %386, label %398

386:                                              ; preds = %379
  %387 = mul nsw i64 %381, %203
  %388 = add nsw i64 %387, %382
  %389 = load ptr, ptr %59, align 8
  %390 = load i64, ptr %60, align 8
  %391 = mul nsw i64 %390, %205
  %392 = getelementptr inbounds float, ptr %389, i64 %391
  %393 = load i64, ptr %61, align 8
  %394 = load i64, ptr %47, align 8
  %395 = add nsw i64 %381, %380
  %396 = call i64 @llvm.smin.i64(i64 %395, i64 12)
  %397 = call i64 @llvm.smax.i64(i64 %396, i64 1)
  br label %1475

398:                                              ; preds = %1475, %379
  %399 = load i64, ptr %109, align 8
  %400 = getelementptr inbounds float, ptr %327, i64 %399
  br i1 %335, label %401, label %405

401:                                              ; preds = %398
  %402 = add nsw i64 %381, %380
  %403 = call i64 @llvm.smin.i64(i64 %402, i64 12)
  %404 = call i64 @llvm.smax.i64(i64 %403, i64 1)
  br label %410

405:                                              ; preds = %559, %398
  br i1 %385, label %406, label %1470

406:                                              ; preds = %405
  %407 = add nsw i64 %381, %380
  %408 = call i64 @llvm.smin.i64(i64 %407, i64 12)
  %409 = call i64 @llvm.smax.i64(i64 %408, i64 1)
  br label %606

410:                                              ; preds = %401, %559
  %411 = phi i64 [ 0, %401 ], [ %560, %559 ]
  %412 = call i64 @llvm.smin.i64(i64 %411, i64 %336)
  %413 = add i64 %412, 32
  br label %562

414:                                              ; preds = %603
  %415 = mul nsw i64 %412, %325
  %416 = getelementptr inbounds float, ptr %327, i64 %415
  br i1 %385, label %417, label %559

417:                                              ; preds = %414, %422
  %418 = phi i64 [ %487, %422 ], [ 0, %414 ]
  br i1 %337, label %419, label %422

419:                                              ; preds = %417
  %420 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %418
  %421 = load ptr, ptr %420, align 16
  br label %489

422:                                              ; preds = %489, %417
  %423 = phi <16 x float> [ zeroinitializer, %417 ], [ %556, %489 ]
  %424 = phi <16 x float> [ zeroinitializer, %417 ], [ %553, %489 ]
  %425 = phi <16 x float> [ zeroinitializer, %417 ], [ %550, %489 ]
  %426 = phi <16 x float> [ zeroinitializer, %417 ], [ %547, %489 ]
  %427 = phi <16 x float> [ zeroinitializer, %417 ], [ %544, %489 ]
  %428 = phi <16 x float> [ zeroinitializer, %417 ], [ %541, %489 ]
  %429 = phi <16 x float> [ zeroinitializer, %417 ], [ %538, %489 ]
  %430 = phi <16 x float> [ zeroinitializer, %417 ], [ %535, %489 ]
  %431 = phi <16 x float> [ zeroinitializer, %417 ], [ %532, %489 ]
  %432 = phi <16 x float> [ zeroinitializer, %417 ], [ %529, %489 ]
  %433 = phi <16 x float> [ zeroinitializer, %417 ], [ %526, %489 ]
  %434 = phi <16 x float> [ zeroinitializer, %417 ], [ %523, %489 ]
  %435 = phi <16 x float> [ zeroinitializer, %417 ], [ %520, %489 ]
  %436 = phi <16 x float> [ zeroinitializer, %417 ], [ %517, %489 ]
  %437 = phi <16 x float> [ zeroinitializer, %417 ], [ %514, %489 ]
  %438 = phi <16 x float> [ zeroinitializer, %417 ], [ %511, %489 ]
  %439 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %418, i32 3
  %440 = load ptr, ptr %439, align 8
  %441 = shufflevector <16 x float> %438, <16 x float> %437, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %442 = shufflevector <16 x float> %438, <16 x float> %437, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %443 = fadd <16 x float> %441, %442
  %444 = shufflevector <16 x float> %436, <16 x float> %435, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %445 = shufflevector <16 x float> %436, <16 x float> %435, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %446 = fadd <16 x float> %444, %445
  %447 = shufflevector <16 x float> %434, <16 x float> %433, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %448 = shufflevector <16 x float> %434, <16 x float> %433, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %449 = fadd <16 x float> %447, %448
  %450 = shufflevector <16 x float> %432, <16 x float> %431, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %451 = shufflevector <16 x float> %432, <16 x float> %431, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %452 = fadd <16 x float> %450, %451
  %453 = shufflevector <16 x float> %430, <16 x float> %429, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %454 = shufflevector <16 x float> %430, <16 x float> %429, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %455 = fadd <16 x float> %453, %454
  %456 = shufflevector <16 x float> %428, <16 x float> %427, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %457 = shufflevector <16 x float> %428, <16 x float> %427, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %458 = fadd <16 x float> %456, %457
  %459 = shufflevector <16 x float> %426, <16 x float> %425, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %460 = shufflevector <16 x float> %426, <16 x float> %425, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %461 = fadd <16 x float> %459, %460
  %462 = shufflevector <16 x float> %424, <16 x float> %423, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %463 = shufflevector <16 x float> %424, <16 x float> %423, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %464 = fadd <16 x float> %462, %463
  %465 = shufflevector <16 x float> %443, <16 x float> %446, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %466 = shufflevector <16 x float> %443, <16 x float> %446, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %467 = fadd <16 x float> %465, %466
  %468 = shufflevector <16 x float> %449, <16 x float> %452, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %469 = shufflevector <16 x float> %449, <16 x float> %452, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %470 = fadd <16 x float> %468, %469
  %471 = shufflevector <16 x float> %455, <16 x float> %458, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %472 = shufflevector <16 x float> %455, <16 x float> %458, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %473 = fadd <16 x float> %471, %472
  %474 = shufflevector <16 x float> %461, <16 x float> %464, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %475 = shufflevector <16 x float> %461, <16 x float> %464, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %476 = fadd <16 x float> %474, %475
  %477 = shufflevector <16 x float> %467, <16 x float> %470, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %478 = shufflevector <16 x float> %467, <16 x float> %470, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %479 = fadd <16 x float> %477, %478
  %480 = shufflevector <16 x float> %473, <16 x float> %476, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %481 = shufflevector <16 x float> %473, <16 x float> %476, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %482 = fadd <16 x float> %480, %481
  %483 = shufflevector <16 x float> %479, <16 x float> %482, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %484 = shufflevector <16 x float> %479, <16 x float> %482, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %485 = fadd <16 x float> %483, %484
  %486 = getelementptr inbounds float, ptr %440, i64 %412
  store <16 x float> %485, ptr %486, align 4
  %487 = add nuw nsw i64 %418, 1
  %488 = icmp eq i64 %487, %404
  br i1 %488, label %559, label %417, !llvm.loop !13

489:                                              ; preds = %419, %489
  %490 = phi <16 x float> [ zeroinitializer, %419 ], [ %556, %489 ]
  %491 = phi <16 x float> [ zeroinitializer, %419 ], [ %553, %489 ]
  %492 = phi <16 x float> [ zeroinitializer, %419 ], [ %550, %489 ]
  %493 = phi <16 x float> [ zeroinitializer, %419 ], [ %547, %489 ]
  %494 = phi <16 x float> [ zeroinitializer, %419 ], [ %544, %489 ]
  %495 = phi <16 x float> [ zeroinitializer, %419 ], [ %541, %489 ]
  %496 = phi <16 x float> [ zeroinitializer, %419 ], [ %538, %489 ]
  %497 = phi <16 x float> [ zeroinitializer, %419 ], [ %535, %489 ]
  %498 = phi <16 x float> [ zeroinitializer, %419 ], [ %532, %489 ]
  %499 = phi <16 x float> [ zeroinitializer, %419 ], [ %529, %489 ]
  %500 = phi <16 x float> [ zeroinitializer, %419 ], [ %526, %489 ]
  %501 = phi <16 x float> [ zeroinitializer, %419 ], [ %523, %489 ]
  %502 = phi <16 x float> [ zeroinitializer, %419 ], [ %520, %489 ]
  %503 = phi <16 x float> [ zeroinitializer, %419 ], [ %517, %489 ]
  %504 = phi <16 x float> [ zeroinitializer, %419 ], [ %514, %489 ]
  %505 = phi <16 x float> [ zeroinitializer, %419 ], [ %511, %489 ]
  %506 = phi i64 [ 0, %419 ], [ %557, %489 ]
  %507 = getelementptr inbounds nuw float, ptr %421, i64 %506
  %508 = load <16 x float>, ptr %507, align 4
  %509 = getelementptr float, ptr %416, i64 %506
  %510 = load <16 x float>, ptr %509, align 4
  %511 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %510, <16 x float> %505)
  %512 = getelementptr float, ptr %509, i64 %325
  %513 = load <16 x float>, ptr %512, align 4
  %514 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %513, <16 x float> %504)
  %515 = getelementptr i8, ptr %509, i64 %341
  %516 = load <16 x float>, ptr %515, align 4
  %517 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %516, <16 x float> %503)
  %518 = getelementptr i8, ptr %509, i64 %342
  %519 = load <16 x float>, ptr %518, align 4
  %520 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %519, <16 x float> %502)
  %521 = getelementptr i8, ptr %509, i64 %343
  %522 = load <16 x float>, ptr %521, align 4
  %523 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %522, <16 x float> %501)
  %524 = getelementptr i8, ptr %509, i64 %344
  %525 = load <16 x float>, ptr %524, align 4
  %526 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %525, <16 x float> %500)
  %527 = getelementptr i8, ptr %509, i64 %345
  %528 = load <16 x float>, ptr %527, align 4
  %529 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %528, <16 x float> %499)
  %530 = getelementptr i8, ptr %509, i64 %346
  %531 = load <16 x float>, ptr %530, align 4
  %532 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %531, <16 x float> %498)
  %533 = getelementptr i8, ptr %509, i64 %347
  %534 = load <16 x float>, ptr %533, align 4
  %535 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %534, <16 x float> %497)
  %536 = getelementptr i8, ptr %509, i64 %348
  %537 = load <16 x float>, ptr %536, align 4
  %538 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %537, <16 x float> %496)
  %539 = getelementptr i8, ptr %509, i64 %349
  %540 = load <16 x float>, ptr %539, align 4
  %541 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %540, <16 x float> %495)
  %542 = getelementptr i8, ptr %509, i64 %350
  %543 = load <16 x float>, ptr %542, align 4
  %544 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %543, <16 x float> %494)
  %545 = getelementptr i8, ptr %509, i64 %351
  %546 = load <16 x float>, ptr %545, align 4
  %547 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %546, <16 x float> %493)
  %548 = getelementptr i8, ptr %509, i64 %352
  %549 = load <16 x float>, ptr %548, align 4
  %550 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %549, <16 x float> %492)
  %551 = getelementptr i8, ptr %509, i64 %353
  %552 = load <16 x float>, ptr %551, align 4
  %553 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %552, <16 x float> %491)
  %554 = getelementptr i8, ptr %509, i64 %354
  %555 = load <16 x float>, ptr %554, align 4
  %556 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %555, <16 x float> %490)
  %557 = add nuw nsw i64 %506, 16
  %558 = icmp slt i64 %557, %324
  br i1 %558, label %489, label %422, !llvm.loop !14

559:                                              ; preds = %422, %414
  %560 = add nuw nsw i64 %411, 16
  %561 = icmp slt i64 %560, %137
  br i1 %561, label %410, label %405, !llvm.loop !15

562:                                              ; preds = %410, %603
  %563 = phi i64 [ 0, %410 ], [ %604, %603 ]
  %564 = add i64 %413, %563
  %565 = sub nsw i64 %564, %137
  %566 = icmp slt i64 %565, 0
  %567 = mul nsw i64 %564, %325
  %568 = getelementptr inbounds float, ptr %327, i64 %567
  %569 = mul nsw i64 %565, %328
  %570 = getelementptr inbounds float, ptr %330, i64 %569
  %571 = select i1 %566, ptr %568, ptr %570
  br i1 %337, label %572, label %603

572:                                              ; preds = %562
  br i1 %360, label %594, label %573

573:                                              ; preds = %572, %573
  %574 = phi i64 [ %591, %573 ], [ 0, %572 ]
  %575 = phi i64 [ %592, %573 ], [ 0, %572 ]
  %576 = getelementptr inbounds nuw float, ptr %571, i64 %574
  call void @llvm.prefetch.p0(ptr %576, i32 0, i32 3, i32 1)
  %577 = or disjoint i64 %574, 16
  %578 = getelementptr inbounds nuw float, ptr %571, i64 %577
  call void @llvm.prefetch.p0(ptr nonnull %578, i32 0, i32 3, i32 1)
  %579 = or disjoint i64 %574, 32
  %580 = getelementptr inbounds nuw float, ptr %571, i64 %579
  call void @llvm.prefetch.p0(ptr nonnull %580, i32 0, i32 3, i32 1)
  %581 = or disjoint i64 %574, 48
  %582 = getelementptr inbounds nuw float, ptr %571, i64 %581
  call void @llvm.prefetch.p0(ptr nonnull %582, i32 0, i32 3, i32 1)
  %583 = or disjoint i64 %574, 64
  %584 = getelementptr inbounds nuw float, ptr %571, i64 %583
  call void @llvm.prefetch.p0(ptr nonnull %584, i32 0, i32 3, i32 1)
  %585 = or disjoint i64 %574, 80
  %586 = getelementptr inbounds nuw float, ptr %571, i64 %585
  call void @llvm.prefetch.p0(ptr nonnull %586, i32 0, i32 3, i32 1)
  %587 = or disjoint i64 %574, 96
  %588 = getelementptr inbounds nuw float, ptr %571, i64 %587
  call void @llvm.prefetch.p0(ptr nonnull %588, i32 0, i32 3, i32 1)
  %589 = or disjoint i64 %574, 112
  %590 = getelementptr inbounds nuw float, ptr %571, i64 %589
  call void @llvm.prefetch.p0(ptr nonnull %590, i32 0, i32 3, i32 1)
  %591 = add nuw nsw i64 %574, 128
  %592 = add i64 %575, 8
  %593 = icmp eq i64 %592, %361
  br i1 %593, label %594, label %573, !llvm.loop !16

594:                                              ; preds = %573, %572
  %595 = phi i64 [ 0, %572 ], [ %591, %573 ]
  br i1 %362, label %603, label %596

596:                                              ; preds = %594, %596
  %597 = phi i64 [ %600, %596 ], [ %595, %594 ]
  %598 = phi i64 [ %601, %596 ], [ 0, %594 ]
  %599 = getelementptr inbounds nuw float, ptr %571, i64 %597
  call void @llvm.prefetch.p0(ptr %599, i32 0, i32 3, i32 1)
  %600 = add nuw nsw i64 %597, 16
  %601 = add i64 %598, 1
  %602 = icmp eq i64 %601, %359
  br i1 %602, label %603, label %596, !llvm.loop !17

603:                                              ; preds = %594, %596, %562
  %604 = add nuw nsw i64 %563, 1
  %605 = icmp eq i64 %604, 16
  br i1 %605, label %414, label %562, !llvm.loop !18

606:                                              ; preds = %406, %679
  %607 = phi i64 [ %701, %679 ], [ 0, %406 ]
  %608 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %607
  br i1 %335, label %609, label %679

609:                                              ; preds = %606
  %610 = getelementptr inbounds nuw i8, ptr %608, i64 32
  %611 = load i64, ptr %610, align 16
  %612 = trunc i64 %611 to i32
  %613 = insertelement <16 x i32> poison, i32 %612, i64 0
  %614 = shufflevector <16 x i32> %613, <16 x i32> poison, <16 x i32> zeroinitializer
  %615 = getelementptr inbounds nuw i8, ptr %608, i64 24
  %616 = load ptr, ptr %615, align 8
  br label %629

617:                                              ; preds = %629
  %618 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %641)
  %619 = fmul float %331, %618
  %620 = getelementptr inbounds nuw i8, ptr %608, i64 32
  %621 = load i64, ptr %620, align 16
  %622 = trunc i64 %621 to i32
  %623 = insertelement <16 x i32> poison, i32 %622, i64 0
  %624 = shufflevector <16 x i32> %623, <16 x i32> poison, <16 x i32> zeroinitializer
  %625 = getelementptr inbounds nuw i8, ptr %608, i64 24
  %626 = load ptr, ptr %625, align 8
  %627 = insertelement <16 x float> poison, float %619, i64 0
  %628 = shufflevector <16 x float> %627, <16 x float> poison, <16 x i32> zeroinitializer
  br label %644

629:                                              ; preds = %609, %629
  %630 = phi <16 x float> [ splat (float 0xFFF0000000000000), %609 ], [ %641, %629 ]
  %631 = phi i64 [ 0, %609 ], [ %642, %629 ]
  %632 = trunc i64 %631 to i32
  %633 = insertelement <16 x i32> poison, i32 %632, i64 0
  %634 = shufflevector <16 x i32> %633, <16 x i32> poison, <16 x i32> zeroinitializer
  %635 = or disjoint <16 x i32> %634, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %636 = icmp slt <16 x i32> %635, %614
  %637 = getelementptr inbounds nuw float, ptr %616, i64 %631
  %638 = load <16 x float>, ptr %637, align 4
  %639 = select <16 x i1> %636, <16 x float> %638, <16 x float> splat (float 0xFFF0000000000000)
  %640 = fcmp ogt <16 x float> %639, %630
  %641 = select <16 x i1> %640, <16 x float> %639, <16 x float> %630
  %642 = add nuw nsw i64 %631, 16
  %643 = icmp slt i64 %642, %137
  br i1 %643, label %629, label %617, !llvm.loop !19

644:                                              ; preds = %617, %644
  %645 = phi <16 x float> [ zeroinitializer, %617 ], [ %676, %644 ]
  %646 = phi i64 [ 0, %617 ], [ %677, %644 ]
  %647 = trunc i64 %646 to i32
  %648 = insertelement <16 x i32> poison, i32 %647, i64 0
  %649 = shufflevector <16 x i32> %648, <16 x i32> poison, <16 x i32> zeroinitializer
  %650 = or disjoint <16 x i32> %649, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %651 = icmp slt <16 x i32> %650, %624
  %652 = getelementptr inbounds nuw float, ptr %626, i64 %646
  %653 = load <16 x float>, ptr %652, align 4
  %654 = fmul <16 x float> %339, %653
  %655 = fsub <16 x float> %654, %628
  %656 = fcmp olt <16 x float> %655, splat (float -8.600000e+01)
  %657 = select <16 x i1> %656, <16 x float> splat (float -8.600000e+01), <16 x float> %655
  %658 = call <16 x float> @llvm.fma.v16f32(<16 x float> %657, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %659 = bitcast <16 x float> %658 to <16 x i32>
  %660 = fadd <16 x float> %658, splat (float 0xC168000000000000)
  %661 = call <16 x float> @llvm.fma.v16f32(<16 x float> %660, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %657)
  %662 = call <16 x float> @llvm.fma.v16f32(<16 x float> %660, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %661)
  %663 = call <16 x float> @llvm.fma.v16f32(<16 x float> %662, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %664 = call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %662, <16 x float> splat (float 0x3F81112100000000))
  %665 = call <16 x float> @llvm.fma.v16f32(<16 x float> %664, <16 x float> %662, <16 x float> splat (float 0x3FA5553820000000))
  %666 = call <16 x float> @llvm.fma.v16f32(<16 x float> %665, <16 x float> %662, <16 x float> splat (float 0x3FC5555540000000))
  %667 = call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %662, <16 x float> splat (float 5.000000e-01))
  %668 = fmul <16 x float> %662, %662
  %669 = call <16 x float> @llvm.fma.v16f32(<16 x float> %667, <16 x float> %668, <16 x float> %662)
  %670 = fadd <16 x float> %669, splat (float 1.000000e+00)
  %671 = shl <16 x i32> %659, splat (i32 23)
  %672 = add <16 x i32> %671, splat (i32 1065353216)
  %673 = bitcast <16 x i32> %672 to <16 x float>
  %674 = fmul <16 x float> %670, %673
  %675 = select <16 x i1> %651, <16 x float> %674, <16 x float> zeroinitializer
  store <16 x float> %675, ptr %652, align 4
  %676 = fadd <16 x float> %645, %675
  %677 = add nuw nsw i64 %646, 16
  %678 = icmp slt i64 %677, %137
  br i1 %678, label %644, label %679, !llvm.loop !20

679:                                              ; preds = %644, %606
  %680 = phi float [ %355, %606 ], [ %619, %644 ]
  %681 = phi <16 x float> [ zeroinitializer, %606 ], [ %676, %644 ]
  %682 = shufflevector <16 x float> %681, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %683 = shufflevector <16 x float> %681, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %684 = fadd <8 x float> %682, %683
  %685 = shufflevector <8 x float> %684, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %686 = shufflevector <8 x float> %684, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %687 = fadd <4 x float> %685, %686
  %688 = shufflevector <4 x float> %687, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %689 = fadd <4 x float> %687, %688
  %690 = shufflevector <4 x float> %687, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %691 = shufflevector <4 x float> %687, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %692 = fadd <4 x float> %690, %691
  %693 = fadd <4 x float> %689, %692
  %694 = extractelement <4 x float> %693, i64 0
  %695 = fdiv float 1.000000e+00, %694
  %696 = getelementptr inbounds nuw i8, ptr %608, i64 40
  store float %695, ptr %696, align 8
  %697 = call float @logf(float noundef %694)
  %698 = fadd float %680, %697
  %699 = getelementptr inbounds nuw i8, ptr %608, i64 16
  %700 = load ptr, ptr %699, align 16
  store float %698, ptr %700, align 4
  %701 = add nuw nsw i64 %607, 1
  %702 = icmp eq i64 %701, %409
  br i1 %702, label %703, label %606, !llvm.loop !21

703:                                              ; preds = %679, %1467
  %704 = phi i64 [ %1468, %1467 ], [ 0, %679 ]
  %705 = sub nsw i64 %384, %704
  %706 = call i64 @llvm.smin.i64(i64 %705, i64 6)
  %707 = add nsw i64 %706, -1
  %708 = icmp slt i64 %705, 4
  %709 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %704
  br i1 %708, label %710, label %1003

710:                                              ; preds = %703
  br i1 %340, label %721, label %711

711:                                              ; preds = %710
  %712 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %713 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %714 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %715 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %716 = getelementptr inbounds %struct.query, ptr %709, i64 %715, i32 3
  %717 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %718 = getelementptr inbounds %struct.query, ptr %709, i64 %717, i32 3
  %719 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %720 = getelementptr inbounds %struct.query, ptr %709, i64 %719, i32 3
  br label %736

721:                                              ; preds = %745, %710
  %722 = phi i64 [ 0, %710 ], [ %737, %745 ]
  %723 = icmp slt i64 %722, %324
  br i1 %723, label %724, label %1467

724:                                              ; preds = %721
  %725 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %726 = getelementptr inbounds %struct.query, ptr %709, i64 %725
  %727 = getelementptr inbounds nuw i8, ptr %726, i64 8
  %728 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %729 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %730 = getelementptr inbounds %struct.query, ptr %709, i64 %725, i32 3
  %731 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %732 = getelementptr inbounds %struct.query, ptr %709, i64 %731, i32 3
  %733 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %734 = getelementptr inbounds %struct.query, ptr %709, i64 %733, i32 3
  %735 = getelementptr inbounds nuw i8, ptr %726, i64 40
  br label %897

736:                                              ; preds = %711, %745
  %737 = phi i64 [ %806, %745 ], [ 64, %711 ]
  %738 = phi i64 [ %737, %745 ], [ 0, %711 ]
  %739 = getelementptr float, ptr %330, i64 %738
  br i1 %335, label %740, label %745

740:                                              ; preds = %736
  %741 = icmp eq i64 %738, 0
  %742 = load ptr, ptr %716, align 8
  %743 = load ptr, ptr %718, align 8
  %744 = load ptr, ptr %720, align 8
  br label %808

745:                                              ; preds = %861, %736
  %746 = phi i64 [ %714, %736 ], [ %719, %861 ]
  %747 = phi i64 [ %713, %736 ], [ %717, %861 ]
  %748 = phi i64 [ %712, %736 ], [ %715, %861 ]
  %749 = phi <16 x float> [ zeroinitializer, %736 ], [ %875, %861 ]
  %750 = phi <16 x float> [ zeroinitializer, %736 ], [ %876, %861 ]
  %751 = phi <16 x float> [ zeroinitializer, %736 ], [ %877, %861 ]
  %752 = phi <16 x float> [ zeroinitializer, %736 ], [ %878, %861 ]
  %753 = phi <16 x float> [ zeroinitializer, %736 ], [ %883, %861 ]
  %754 = phi <16 x float> [ zeroinitializer, %736 ], [ %884, %861 ]
  %755 = phi <16 x float> [ zeroinitializer, %736 ], [ %885, %861 ]
  %756 = phi <16 x float> [ zeroinitializer, %736 ], [ %886, %861 ]
  %757 = phi <16 x float> [ zeroinitializer, %736 ], [ %891, %861 ]
  %758 = phi <16 x float> [ zeroinitializer, %736 ], [ %892, %861 ]
  %759 = phi <16 x float> [ zeroinitializer, %736 ], [ %893, %861 ]
  %760 = phi <16 x float> [ zeroinitializer, %736 ], [ %894, %861 ]
  %761 = getelementptr inbounds %struct.query, ptr %709, i64 %748
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 8
  %763 = load ptr, ptr %762, align 8
  %764 = getelementptr inbounds nuw float, ptr %763, i64 %738
  %765 = getelementptr inbounds nuw i8, ptr %761, i64 40
  %766 = load float, ptr %765, align 8
  %767 = insertelement <16 x float> poison, float %766, i64 0
  %768 = shufflevector <16 x float> %767, <16 x float> poison, <16 x i32> zeroinitializer
  %769 = fmul <16 x float> %749, %768
  store <16 x float> %769, ptr %764, align 4
  %770 = getelementptr inbounds nuw i8, ptr %764, i64 64
  %771 = fmul <16 x float> %750, %768
  store <16 x float> %771, ptr %770, align 4
  %772 = getelementptr inbounds nuw i8, ptr %764, i64 128
  %773 = fmul <16 x float> %751, %768
  store <16 x float> %773, ptr %772, align 4
  %774 = getelementptr inbounds nuw i8, ptr %764, i64 192
  %775 = fmul <16 x float> %752, %768
  store <16 x float> %775, ptr %774, align 4
  %776 = getelementptr inbounds %struct.query, ptr %709, i64 %747
  %777 = getelementptr inbounds nuw i8, ptr %776, i64 8
  %778 = load ptr, ptr %777, align 8
  %779 = getelementptr inbounds nuw float, ptr %778, i64 %738
  %780 = getelementptr inbounds nuw i8, ptr %776, i64 40
  %781 = load float, ptr %780, align 8
  %782 = insertelement <16 x float> poison, float %781, i64 0
  %783 = shufflevector <16 x float> %782, <16 x float> poison, <16 x i32> zeroinitializer
  %784 = fmul <16 x float> %753, %783
  store <16 x float> %784, ptr %779, align 4
  %785 = getelementptr inbounds nuw i8, ptr %779, i64 64
  %786 = fmul <16 x float> %754, %783
  store <16 x float> %786, ptr %785, align 4
  %787 = getelementptr inbounds nuw i8, ptr %779, i64 128
  %788 = fmul <16 x float> %755, %783
  store <16 x float> %788, ptr %787, align 4
  %789 = getelementptr inbounds nuw i8, ptr %779, i64 192
  %790 = fmul <16 x float> %756, %783
  store <16 x float> %790, ptr %789, align 4
  %791 = getelementptr inbounds %struct.query, ptr %709, i64 %746
  %792 = getelementptr inbounds nuw i8, ptr %791, i64 8
  %793 = load ptr, ptr %792, align 8
  %794 = getelementptr inbounds nuw float, ptr %793, i64 %738
  %795 = getelementptr inbounds nuw i8, ptr %791, i64 40
  %796 = load float, ptr %795, align 8
  %797 = insertelement <16 x float> poison, float %796, i64 0
  %798 = shufflevector <16 x float> %797, <16 x float> poison, <16 x i32> zeroinitializer
  %799 = fmul <16 x float> %757, %798
  store <16 x float> %799, ptr %794, align 4
  %800 = getelementptr inbounds nuw i8, ptr %794, i64 64
  %801 = fmul <16 x float> %758, %798
  store <16 x float> %801, ptr %800, align 4
  %802 = getelementptr inbounds nuw i8, ptr %794, i64 128
  %803 = fmul <16 x float> %759, %798
  store <16 x float> %803, ptr %802, align 4
  %804 = getelementptr inbounds nuw i8, ptr %794, i64 192
  %805 = fmul <16 x float> %760, %798
  store <16 x float> %805, ptr %804, align 4
  %806 = add nuw nsw i64 %737, 64
  %807 = icmp sgt i64 %806, %324
  br i1 %807, label %721, label %736, !llvm.loop !22

808:                                              ; preds = %740, %861
  %809 = phi <16 x float> [ zeroinitializer, %740 ], [ %875, %861 ]
  %810 = phi <16 x float> [ zeroinitializer, %740 ], [ %876, %861 ]
  %811 = phi <16 x float> [ zeroinitializer, %740 ], [ %877, %861 ]
  %812 = phi <16 x float> [ zeroinitializer, %740 ], [ %878, %861 ]
  %813 = phi <16 x float> [ zeroinitializer, %740 ], [ %883, %861 ]
  %814 = phi <16 x float> [ zeroinitializer, %740 ], [ %884, %861 ]
  %815 = phi <16 x float> [ zeroinitializer, %740 ], [ %885, %861 ]
  %816 = phi <16 x float> [ zeroinitializer, %740 ], [ %886, %861 ]
  %817 = phi <16 x float> [ zeroinitializer, %740 ], [ %891, %861 ]
  %818 = phi <16 x float> [ zeroinitializer, %740 ], [ %892, %861 ]
  %819 = phi <16 x float> [ zeroinitializer, %740 ], [ %893, %861 ]
  %820 = phi <16 x float> [ zeroinitializer, %740 ], [ %894, %861 ]
  %821 = phi i64 [ 0, %740 ], [ %895, %861 ]
  br i1 %741, label %822, label %861

822:                                              ; preds = %808
  %823 = add nuw nsw i64 %821, 32
  %824 = sub nsw i64 %823, %137
  %825 = icmp slt i64 %824, 0
  %826 = mul nsw i64 %823, %328
  %827 = getelementptr inbounds float, ptr %330, i64 %826
  %828 = mul nsw i64 %824, %325
  %829 = getelementptr inbounds float, ptr %400, i64 %828
  %830 = select i1 %825, ptr %827, ptr %829
  br i1 %372, label %852, label %831

831:                                              ; preds = %822, %831
  %832 = phi i64 [ %849, %831 ], [ 0, %822 ]
  %833 = phi i64 [ %850, %831 ], [ 0, %822 ]
  %834 = getelementptr inbounds nuw float, ptr %830, i64 %832
  call void @llvm.prefetch.p0(ptr %834, i32 0, i32 3, i32 1)
  %835 = or disjoint i64 %832, 16
  %836 = getelementptr inbounds nuw float, ptr %830, i64 %835
  call void @llvm.prefetch.p0(ptr nonnull %836, i32 0, i32 3, i32 1)
  %837 = or disjoint i64 %832, 32
  %838 = getelementptr inbounds nuw float, ptr %830, i64 %837
  call void @llvm.prefetch.p0(ptr nonnull %838, i32 0, i32 3, i32 1)
  %839 = or disjoint i64 %832, 48
  %840 = getelementptr inbounds nuw float, ptr %830, i64 %839
  call void @llvm.prefetch.p0(ptr nonnull %840, i32 0, i32 3, i32 1)
  %841 = or disjoint i64 %832, 64
  %842 = getelementptr inbounds nuw float, ptr %830, i64 %841
  call void @llvm.prefetch.p0(ptr nonnull %842, i32 0, i32 3, i32 1)
  %843 = or disjoint i64 %832, 80
  %844 = getelementptr inbounds nuw float, ptr %830, i64 %843
  call void @llvm.prefetch.p0(ptr nonnull %844, i32 0, i32 3, i32 1)
  %845 = or disjoint i64 %832, 96
  %846 = getelementptr inbounds nuw float, ptr %830, i64 %845
  call void @llvm.prefetch.p0(ptr nonnull %846, i32 0, i32 3, i32 1)
  %847 = or disjoint i64 %832, 112
  %848 = getelementptr inbounds nuw float, ptr %830, i64 %847
  call void @llvm.prefetch.p0(ptr nonnull %848, i32 0, i32 3, i32 1)
  %849 = add nuw nsw i64 %832, 128
  %850 = add i64 %833, 8
  %851 = icmp eq i64 %850, %373
  br i1 %851, label %852, label %831, !llvm.loop !16

852:                                              ; preds = %831, %822
  %853 = phi i64 [ 0, %822 ], [ %849, %831 ]
  br i1 %374, label %861, label %854

854:                                              ; preds = %852, %854
  %855 = phi i64 [ %858, %854 ], [ %853, %852 ]
  %856 = phi i64 [ %859, %854 ], [ 0, %852 ]
  %857 = getelementptr inbounds nuw float, ptr %830, i64 %855
  call void @llvm.prefetch.p0(ptr %857, i32 0, i32 3, i32 1)
  %858 = add nuw nsw i64 %855, 16
  %859 = add i64 %856, 1
  %860 = icmp eq i64 %859, %371
  br i1 %860, label %861, label %854, !llvm.loop !23

861:                                              ; preds = %852, %854, %808
  %862 = mul nsw i64 %821, %328
  %863 = getelementptr float, ptr %739, i64 %862
  %864 = load <16 x float>, ptr %863, align 4
  %865 = getelementptr inbounds nuw i8, ptr %863, i64 64
  %866 = load <16 x float>, ptr %865, align 4
  %867 = getelementptr inbounds nuw i8, ptr %863, i64 128
  %868 = load <16 x float>, ptr %867, align 4
  %869 = getelementptr inbounds nuw i8, ptr %863, i64 192
  %870 = load <16 x float>, ptr %869, align 4
  %871 = getelementptr inbounds nuw float, ptr %742, i64 %821
  %872 = load float, ptr %871, align 4
  %873 = insertelement <16 x float> poison, float %872, i64 0
  %874 = shufflevector <16 x float> %873, <16 x float> poison, <16 x i32> zeroinitializer
  %875 = call <16 x float> @llvm.fma.v16f32(<16 x float> %874, <16 x float> %864, <16 x float> %809)
  %876 = call <16 x float> @llvm.fma.v16f32(<16 x float> %874, <16 x float> %866, <16 x float> %810)
  %877 = call <16 x float> @llvm.fma.v16f32(<16 x float> %874, <16 x float> %868, <16 x float> %811)
  %878 = call <16 x float> @llvm.fma.v16f32(<16 x float> %874, <16 x float> %870, <16 x float> %812)
  %879 = getelementptr inbounds nuw float, ptr %743, i64 %821
  %880 = load float, ptr %879, align 4
  %881 = insertelement <16 x float> poison, float %880, i64 0
  %882 = shufflevector <16 x float> %881, <16 x float> poison, <16 x i32> zeroinitializer
  %883 = call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %864, <16 x float> %813)
  %884 = call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %866, <16 x float> %814)
  %885 = call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %868, <16 x float> %815)
  %886 = call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %870, <16 x float> %816)
  %887 = getelementptr inbounds nuw float, ptr %744, i64 %821
  %888 = load float, ptr %887, align 4
  %889 = insertelement <16 x float> poison, float %888, i64 0
  %890 = shufflevector <16 x float> %889, <16 x float> poison, <16 x i32> zeroinitializer
  %891 = call <16 x float> @llvm.fma.v16f32(<16 x float> %890, <16 x float> %864, <16 x float> %817)
  %892 = call <16 x float> @llvm.fma.v16f32(<16 x float> %890, <16 x float> %866, <16 x float> %818)
  %893 = call <16 x float> @llvm.fma.v16f32(<16 x float> %890, <16 x float> %868, <16 x float> %819)
  %894 = call <16 x float> @llvm.fma.v16f32(<16 x float> %890, <16 x float> %870, <16 x float> %820)
  %895 = add nuw nsw i64 %821, 1
  %896 = icmp eq i64 %895, %137
  br i1 %896, label %745, label %808, !llvm.loop !24

897:                                              ; preds = %724, %905
  %898 = phi i64 [ %935, %905 ], [ %722, %724 ]
  br i1 %335, label %899, label %905

899:                                              ; preds = %897
  %900 = icmp eq i64 %898, 0
  %901 = getelementptr float, ptr %330, i64 %898
  %902 = load ptr, ptr %730, align 8
  %903 = load ptr, ptr %732, align 8
  %904 = load ptr, ptr %734, align 8
  br label %937

905:                                              ; preds = %982, %897
  %906 = phi i64 [ %729, %897 ], [ %733, %982 ]
  %907 = phi i64 [ %728, %897 ], [ %731, %982 ]
  %908 = phi <16 x float> [ zeroinitializer, %897 ], [ %1000, %982 ]
  %909 = phi <16 x float> [ zeroinitializer, %897 ], [ %995, %982 ]
  %910 = phi <16 x float> [ zeroinitializer, %897 ], [ %990, %982 ]
  %911 = load ptr, ptr %727, align 8
  %912 = getelementptr inbounds nuw float, ptr %911, i64 %898
  %913 = load float, ptr %735, align 8
  %914 = insertelement <16 x float> poison, float %913, i64 0
  %915 = shufflevector <16 x float> %914, <16 x float> poison, <16 x i32> zeroinitializer
  %916 = fmul <16 x float> %910, %915
  store <16 x float> %916, ptr %912, align 4
  %917 = getelementptr inbounds %struct.query, ptr %709, i64 %907
  %918 = getelementptr inbounds nuw i8, ptr %917, i64 8
  %919 = load ptr, ptr %918, align 8
  %920 = getelementptr inbounds nuw float, ptr %919, i64 %898
  %921 = getelementptr inbounds nuw i8, ptr %917, i64 40
  %922 = load float, ptr %921, align 8
  %923 = insertelement <16 x float> poison, float %922, i64 0
  %924 = shufflevector <16 x float> %923, <16 x float> poison, <16 x i32> zeroinitializer
  %925 = fmul <16 x float> %909, %924
  store <16 x float> %925, ptr %920, align 4
  %926 = getelementptr inbounds %struct.query, ptr %709, i64 %906
  %927 = getelementptr inbounds nuw i8, ptr %926, i64 8
  %928 = load ptr, ptr %927, align 8
  %929 = getelementptr inbounds nuw float, ptr %928, i64 %898
  %930 = getelementptr inbounds nuw i8, ptr %926, i64 40
  %931 = load float, ptr %930, align 8
  %932 = insertelement <16 x float> poison, float %931, i64 0
  %933 = shufflevector <16 x float> %932, <16 x float> poison, <16 x i32> zeroinitializer
  %934 = fmul <16 x float> %908, %933
  store <16 x float> %934, ptr %929, align 4
  %935 = add nuw nsw i64 %898, 16
  %936 = icmp slt i64 %935, %324
  br i1 %936, label %897, label %1467, !llvm.loop !25

937:                                              ; preds = %899, %982
  %938 = phi <16 x float> [ zeroinitializer, %899 ], [ %1000, %982 ]
  %939 = phi <16 x float> [ zeroinitializer, %899 ], [ %995, %982 ]
  %940 = phi <16 x float> [ zeroinitializer, %899 ], [ %990, %982 ]
  %941 = phi i64 [ 0, %899 ], [ %1001, %982 ]
  br i1 %900, label %942, label %982

942:                                              ; preds = %937
  %943 = add nuw nsw i64 %941, 32
  %944 = sub nsw i64 %943, %137
  %945 = icmp slt i64 %944, 0
  %946 = mul nsw i64 %943, %328
  %947 = getelementptr inbounds float, ptr %330, i64 %946
  %948 = mul nsw i64 %944, %325
  %949 = getelementptr inbounds float, ptr %400, i64 %948
  %950 = select i1 %945, ptr %947, ptr %949
  br i1 %337, label %951, label %982

951:                                              ; preds = %942
  br i1 %376, label %973, label %952

952:                                              ; preds = %951, %952
  %953 = phi i64 [ %970, %952 ], [ 0, %951 ]
  %954 = phi i64 [ %971, %952 ], [ 0, %951 ]
  %955 = getelementptr inbounds nuw float, ptr %950, i64 %953
  call void @llvm.prefetch.p0(ptr %955, i32 0, i32 3, i32 1)
  %956 = or disjoint i64 %953, 16
  %957 = getelementptr inbounds nuw float, ptr %950, i64 %956
  call void @llvm.prefetch.p0(ptr nonnull %957, i32 0, i32 3, i32 1)
  %958 = or disjoint i64 %953, 32
  %959 = getelementptr inbounds nuw float, ptr %950, i64 %958
  call void @llvm.prefetch.p0(ptr nonnull %959, i32 0, i32 3, i32 1)
  %960 = or disjoint i64 %953, 48
  %961 = getelementptr inbounds nuw float, ptr %950, i64 %960
  call void @llvm.prefetch.p0(ptr nonnull %961, i32 0, i32 3, i32 1)
  %962 = or disjoint i64 %953, 64
  %963 = getelementptr inbounds nuw float, ptr %950, i64 %962
  call void @llvm.prefetch.p0(ptr nonnull %963, i32 0, i32 3, i32 1)
  %964 = or disjoint i64 %953, 80
  %965 = getelementptr inbounds nuw float, ptr %950, i64 %964
  call void @llvm.prefetch.p0(ptr nonnull %965, i32 0, i32 3, i32 1)
  %966 = or disjoint i64 %953, 96
  %967 = getelementptr inbounds nuw float, ptr %950, i64 %966
  call void @llvm.prefetch.p0(ptr nonnull %967, i32 0, i32 3, i32 1)
  %968 = or disjoint i64 %953, 112
  %969 = getelementptr inbounds nuw float, ptr %950, i64 %968
  call void @llvm.prefetch.p0(ptr nonnull %969, i32 0, i32 3, i32 1)
  %970 = add nuw nsw i64 %953, 128
  %971 = add i64 %954, 8
  %972 = icmp eq i64 %971, %377
  br i1 %972, label %973, label %952, !llvm.loop !16

973:                                              ; preds = %952, %951
  %974 = phi i64 [ 0, %951 ], [ %970, %952 ]
  br i1 %378, label %982, label %975

975:                                              ; preds = %973, %975
  %976 = phi i64 [ %979, %975 ], [ %974, %973 ]
  %977 = phi i64 [ %980, %975 ], [ 0, %973 ]
  %978 = getelementptr inbounds nuw float, ptr %950, i64 %976
  call void @llvm.prefetch.p0(ptr %978, i32 0, i32 3, i32 1)
  %979 = add nuw nsw i64 %976, 16
  %980 = add i64 %977, 1
  %981 = icmp eq i64 %980, %375
  br i1 %981, label %982, label %975, !llvm.loop !26

982:                                              ; preds = %973, %975, %942, %937
  %983 = mul nsw i64 %941, %328
  %984 = getelementptr float, ptr %901, i64 %983
  %985 = load <16 x float>, ptr %984, align 4
  %986 = getelementptr inbounds nuw float, ptr %902, i64 %941
  %987 = load float, ptr %986, align 4
  %988 = insertelement <16 x float> poison, float %987, i64 0
  %989 = shufflevector <16 x float> %988, <16 x float> poison, <16 x i32> zeroinitializer
  %990 = call <16 x float> @llvm.fma.v16f32(<16 x float> %989, <16 x float> %985, <16 x float> %940)
  %991 = getelementptr inbounds nuw float, ptr %903, i64 %941
  %992 = load float, ptr %991, align 4
  %993 = insertelement <16 x float> poison, float %992, i64 0
  %994 = shufflevector <16 x float> %993, <16 x float> poison, <16 x i32> zeroinitializer
  %995 = call <16 x float> @llvm.fma.v16f32(<16 x float> %994, <16 x float> %985, <16 x float> %939)
  %996 = getelementptr inbounds nuw float, ptr %904, i64 %941
  %997 = load float, ptr %996, align 4
  %998 = insertelement <16 x float> poison, float %997, i64 0
  %999 = shufflevector <16 x float> %998, <16 x float> poison, <16 x i32> zeroinitializer
  %1000 = call <16 x float> @llvm.fma.v16f32(<16 x float> %999, <16 x float> %985, <16 x float> %938)
  %1001 = add nuw nsw i64 %941, 1
  %1002 = icmp eq i64 %1001, %137
  br i1 %1002, label %905, label %937, !llvm.loop !24

1003:                                             ; preds = %703
  br i1 %340, label %1023, label %1004

1004:                                             ; preds = %1003
  %1005 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1006 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1007 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1008 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1009 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1010 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1011 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1012 = getelementptr inbounds %struct.query, ptr %709, i64 %1011, i32 3
  %1013 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1014 = getelementptr inbounds %struct.query, ptr %709, i64 %1013, i32 3
  %1015 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1016 = getelementptr inbounds %struct.query, ptr %709, i64 %1015, i32 3
  %1017 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1018 = getelementptr inbounds %struct.query, ptr %709, i64 %1017, i32 3
  %1019 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1020 = getelementptr inbounds %struct.query, ptr %709, i64 %1019, i32 3
  %1021 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1022 = getelementptr inbounds %struct.query, ptr %709, i64 %1021, i32 3
  br label %1047

1023:                                             ; preds = %1059, %1003
  %1024 = phi i64 [ 0, %1003 ], [ %1048, %1059 ]
  %1025 = icmp slt i64 %1024, %324
  br i1 %1025, label %1026, label %1467

1026:                                             ; preds = %1023
  %1027 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1028 = getelementptr inbounds %struct.query, ptr %709, i64 %1027
  %1029 = getelementptr inbounds nuw i8, ptr %1028, i64 8
  %1030 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1031 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1032 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1033 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1034 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1035 = getelementptr inbounds %struct.query, ptr %709, i64 %1027, i32 3
  %1036 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1037 = getelementptr inbounds %struct.query, ptr %709, i64 %1036, i32 3
  %1038 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1039 = getelementptr inbounds %struct.query, ptr %709, i64 %1038, i32 3
  %1040 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1041 = getelementptr inbounds %struct.query, ptr %709, i64 %1040, i32 3
  %1042 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1043 = getelementptr inbounds %struct.query, ptr %709, i64 %1042, i32 3
  %1044 = call i64 @llvm.smin.i64(i64 %707, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1045 = getelementptr inbounds %struct.query, ptr %709, i64 %1044, i32 3
  %1046 = getelementptr inbounds nuw i8, ptr %1028, i64 40
  br label %1307

1047:                                             ; preds = %1004, %1059
  %1048 = phi i64 [ %1180, %1059 ], [ 64, %1004 ]
  %1049 = phi i64 [ %1048, %1059 ], [ 0, %1004 ]
  %1050 = getelementptr float, ptr %330, i64 %1049
  br i1 %335, label %1051, label %1059

1051:                                             ; preds = %1047
  %1052 = icmp eq i64 %1049, 0
  %1053 = load ptr, ptr %1012, align 8
  %1054 = load ptr, ptr %1014, align 8
  %1055 = load ptr, ptr %1016, align 8
  %1056 = load ptr, ptr %1018, align 8
  %1057 = load ptr, ptr %1020, align 8
  %1058 = load ptr, ptr %1022, align 8
  br label %1182

1059:                                             ; preds = %1247, %1047
  %1060 = phi i64 [ %1010, %1047 ], [ %1021, %1247 ]
  %1061 = phi i64 [ %1009, %1047 ], [ %1019, %1247 ]
  %1062 = phi i64 [ %1008, %1047 ], [ %1017, %1247 ]
  %1063 = phi i64 [ %1007, %1047 ], [ %1015, %1247 ]
  %1064 = phi i64 [ %1006, %1047 ], [ %1013, %1247 ]
  %1065 = phi i64 [ %1005, %1047 ], [ %1011, %1247 ]
  %1066 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1304, %1247 ]
  %1067 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1303, %1247 ]
  %1068 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1302, %1247 ]
  %1069 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1301, %1247 ]
  %1070 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1296, %1247 ]
  %1071 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1295, %1247 ]
  %1072 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1294, %1247 ]
  %1073 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1293, %1247 ]
  %1074 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1288, %1247 ]
  %1075 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1287, %1247 ]
  %1076 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1286, %1247 ]
  %1077 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1285, %1247 ]
  %1078 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1280, %1247 ]
  %1079 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1279, %1247 ]
  %1080 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1278, %1247 ]
  %1081 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1277, %1247 ]
  %1082 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1272, %1247 ]
  %1083 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1271, %1247 ]
  %1084 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1270, %1247 ]
  %1085 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1269, %1247 ]
  %1086 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1264, %1247 ]
  %1087 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1263, %1247 ]
  %1088 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1262, %1247 ]
  %1089 = phi <16 x float> [ zeroinitializer, %1047 ], [ %1261, %1247 ]
  %1090 = getelementptr inbounds %struct.query, ptr %709, i64 %1065
  %1091 = getelementptr inbounds nuw i8, ptr %1090, i64 8
  %1092 = load ptr, ptr %1091, align 8
  %1093 = getelementptr inbounds nuw float, ptr %1092, i64 %1049
  %1094 = getelementptr inbounds nuw i8, ptr %1090, i64 40
  %1095 = load float, ptr %1094, align 8
  %1096 = insertelement <16 x float> poison, float %1095, i64 0
  %1097 = shufflevector <16 x float> %1096, <16 x float> poison, <16 x i32> zeroinitializer
  %1098 = fmul <16 x float> %1089, %1097
  store <16 x float> %1098, ptr %1093, align 4
  %1099 = getelementptr inbounds nuw i8, ptr %1093, i64 64
  %1100 = fmul <16 x float> %1088, %1097
  store <16 x float> %1100, ptr %1099, align 4
  %1101 = getelementptr inbounds nuw i8, ptr %1093, i64 128
  %1102 = fmul <16 x float> %1087, %1097
  store <16 x float> %1102, ptr %1101, align 4
  %1103 = getelementptr inbounds nuw i8, ptr %1093, i64 192
  %1104 = fmul <16 x float> %1086, %1097
  store <16 x float> %1104, ptr %1103, align 4
  %1105 = getelementptr inbounds %struct.query, ptr %709, i64 %1064
  %1106 = getelementptr inbounds nuw i8, ptr %1105, i64 8
  %1107 = load ptr, ptr %1106, align 8
  %1108 = getelementptr inbounds nuw float, ptr %1107, i64 %1049
  %1109 = getelementptr inbounds nuw i8, ptr %1105, i64 40
  %1110 = load float, ptr %1109, align 8
  %1111 = insertelement <16 x float> poison, float %1110, i64 0
  %1112 = shufflevector <16 x float> %1111, <16 x float> poison, <16 x i32> zeroinitializer
  %1113 = fmul <16 x float> %1085, %1112
  store <16 x float> %1113, ptr %1108, align 4
  %1114 = getelementptr inbounds nuw i8, ptr %1108, i64 64
  %1115 = fmul <16 x float> %1084, %1112
  store <16 x float> %1115, ptr %1114, align 4
  %1116 = getelementptr inbounds nuw i8, ptr %1108, i64 128
  %1117 = fmul <16 x float> %1083, %1112
  store <16 x float> %1117, ptr %1116, align 4
  %1118 = getelementptr inbounds nuw i8, ptr %1108, i64 192
  %1119 = fmul <16 x float> %1082, %1112
  store <16 x float> %1119, ptr %1118, align 4
  %1120 = getelementptr inbounds %struct.query, ptr %709, i64 %1063
  %1121 = getelementptr inbounds nuw i8, ptr %1120, i64 8
  %1122 = load ptr, ptr %1121, align 8
  %1123 = getelementptr inbounds nuw float, ptr %1122, i64 %1049
  %1124 = getelementptr inbounds nuw i8, ptr %1120, i64 40
  %1125 = load float, ptr %1124, align 8
  %1126 = insertelement <16 x float> poison, float %1125, i64 0
  %1127 = shufflevector <16 x float> %1126, <16 x float> poison, <16 x i32> zeroinitializer
  %1128 = fmul <16 x float> %1081, %1127
  store <16 x float> %1128, ptr %1123, align 4
  %1129 = getelementptr inbounds nuw i8, ptr %1123, i64 64
  %1130 = fmul <16 x float> %1080, %1127
  store <16 x float> %1130, ptr %1129, align 4
  %1131 = getelementptr inbounds nuw i8, ptr %1123, i64 128
  %1132 = fmul <16 x float> %1079, %1127
  store <16 x float> %1132, ptr %1131, align 4
  %1133 = getelementptr inbounds nuw i8, ptr %1123, i64 192
  %1134 = fmul <16 x float> %1078, %1127
  store <16 x float> %1134, ptr %1133, align 4
  %1135 = getelementptr inbounds %struct.query, ptr %709, i64 %1062
  %1136 = getelementptr inbounds nuw i8, ptr %1135, i64 8
  %1137 = load ptr, ptr %1136, align 8
  %1138 = getelementptr inbounds nuw float, ptr %1137, i64 %1049
  %1139 = getelementptr inbounds nuw i8, ptr %1135, i64 40
  %1140 = load float, ptr %1139, align 8
  %1141 = insertelement <16 x float> poison, float %1140, i64 0
  %1142 = shufflevector <16 x float> %1141, <16 x float> poison, <16 x i32> zeroinitializer
  %1143 = fmul <16 x float> %1077, %1142
  store <16 x float> %1143, ptr %1138, align 4
  %1144 = getelementptr inbounds nuw i8, ptr %1138, i64 64
  %1145 = fmul <16 x float> %1076, %1142
  store <16 x float> %1145, ptr %1144, align 4
  %1146 = getelementptr inbounds nuw i8, ptr %1138, i64 128
  %1147 = fmul <16 x float> %1075, %1142
  store <16 x float> %1147, ptr %1146, align 4
  %1148 = getelementptr inbounds nuw i8, ptr %1138, i64 192
  %1149 = fmul <16 x float> %1074, %1142
  store <16 x float> %1149, ptr %1148, align 4
  %1150 = getelementptr inbounds %struct.query, ptr %709, i64 %1061
  %1151 = getelementptr inbounds nuw i8, ptr %1150, i64 8
  %1152 = load ptr, ptr %1151, align 8
  %1153 = getelementptr inbounds nuw float, ptr %1152, i64 %1049
  %1154 = getelementptr inbounds nuw i8, ptr %1150, i64 40
  %1155 = load float, ptr %1154, align 8
  %1156 = insertelement <16 x float> poison, float %1155, i64 0
  %1157 = shufflevector <16 x float> %1156, <16 x float> poison, <16 x i32> zeroinitializer
  %1158 = fmul <16 x float> %1073, %1157
  store <16 x float> %1158, ptr %1153, align 4
  %1159 = getelementptr inbounds nuw i8, ptr %1153, i64 64
  %1160 = fmul <16 x float> %1072, %1157
  store <16 x float> %1160, ptr %1159, align 4
  %1161 = getelementptr inbounds nuw i8, ptr %1153, i64 128
  %1162 = fmul <16 x float> %1071, %1157
  store <16 x float> %1162, ptr %1161, align 4
  %1163 = getelementptr inbounds nuw i8, ptr %1153, i64 192
  %1164 = fmul <16 x float> %1070, %1157
  store <16 x float> %1164, ptr %1163, align 4
  %1165 = getelementptr inbounds %struct.query, ptr %709, i64 %1060
  %1166 = getelementptr inbounds nuw i8, ptr %1165, i64 8
  %1167 = load ptr, ptr %1166, align 8
  %1168 = getelementptr inbounds nuw float, ptr %1167, i64 %1049
  %1169 = getelementptr inbounds nuw i8, ptr %1165, i64 40
  %1170 = load float, ptr %1169, align 8
  %1171 = insertelement <16 x float> poison, float %1170, i64 0
  %1172 = shufflevector <16 x float> %1171, <16 x float> poison, <16 x i32> zeroinitializer
  %1173 = fmul <16 x float> %1069, %1172
  store <16 x float> %1173, ptr %1168, align 4
  %1174 = getelementptr inbounds nuw i8, ptr %1168, i64 64
  %1175 = fmul <16 x float> %1068, %1172
  store <16 x float> %1175, ptr %1174, align 4
  %1176 = getelementptr inbounds nuw i8, ptr %1168, i64 128
  %1177 = fmul <16 x float> %1067, %1172
  store <16 x float> %1177, ptr %1176, align 4
  %1178 = getelementptr inbounds nuw i8, ptr %1168, i64 192
  %1179 = fmul <16 x float> %1066, %1172
  store <16 x float> %1179, ptr %1178, align 4
  %1180 = add nuw nsw i64 %1048, 64
  %1181 = icmp sgt i64 %1180, %324
  br i1 %1181, label %1023, label %1047, !llvm.loop !22

1182:                                             ; preds = %1051, %1247
  %1183 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1304, %1247 ]
  %1184 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1303, %1247 ]
  %1185 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1302, %1247 ]
  %1186 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1301, %1247 ]
  %1187 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1296, %1247 ]
  %1188 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1295, %1247 ]
  %1189 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1294, %1247 ]
  %1190 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1293, %1247 ]
  %1191 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1288, %1247 ]
  %1192 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1287, %1247 ]
  %1193 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1286, %1247 ]
  %1194 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1285, %1247 ]
  %1195 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1280, %1247 ]
  %1196 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1279, %1247 ]
  %1197 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1278, %1247 ]
  %1198 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1277, %1247 ]
  %1199 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1272, %1247 ]
  %1200 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1271, %1247 ]
  %1201 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1270, %1247 ]
  %1202 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1269, %1247 ]
  %1203 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1264, %1247 ]
  %1204 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1263, %1247 ]
  %1205 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1262, %1247 ]
  %1206 = phi <16 x float> [ zeroinitializer, %1051 ], [ %1261, %1247 ]
  %1207 = phi i64 [ 0, %1051 ], [ %1305, %1247 ]
  br i1 %1052, label %1208, label %1247

1208:                                             ; preds = %1182
  %1209 = add nuw nsw i64 %1207, 32
  %1210 = sub nsw i64 %1209, %137
  %1211 = icmp slt i64 %1210, 0
  %1212 = mul nsw i64 %1209, %328
  %1213 = getelementptr inbounds float, ptr %330, i64 %1212
  %1214 = mul nsw i64 %1210, %325
  %1215 = getelementptr inbounds float, ptr %400, i64 %1214
  %1216 = select i1 %1211, ptr %1213, ptr %1215
  br i1 %364, label %1238, label %1217

1217:                                             ; preds = %1208, %1217
  %1218 = phi i64 [ %1235, %1217 ], [ 0, %1208 ]
  %1219 = phi i64 [ %1236, %1217 ], [ 0, %1208 ]
  %1220 = getelementptr inbounds nuw float, ptr %1216, i64 %1218
  call void @llvm.prefetch.p0(ptr %1220, i32 0, i32 3, i32 1)
  %1221 = or disjoint i64 %1218, 16
  %1222 = getelementptr inbounds nuw float, ptr %1216, i64 %1221
  call void @llvm.prefetch.p0(ptr nonnull %1222, i32 0, i32 3, i32 1)
  %1223 = or disjoint i64 %1218, 32
  %1224 = getelementptr inbounds nuw float, ptr %1216, i64 %1223
  call void @llvm.prefetch.p0(ptr nonnull %1224, i32 0, i32 3, i32 1)
  %1225 = or disjoint i64 %1218, 48
  %1226 = getelementptr inbounds nuw float, ptr %1216, i64 %1225
  call void @llvm.prefetch.p0(ptr nonnull %1226, i32 0, i32 3, i32 1)
  %1227 = or disjoint i64 %1218, 64
  %1228 = getelementptr inbounds nuw float, ptr %1216, i64 %1227
  call void @llvm.prefetch.p0(ptr nonnull %1228, i32 0, i32 3, i32 1)
  %1229 = or disjoint i64 %1218, 80
  %1230 = getelementptr inbounds nuw float, ptr %1216, i64 %1229
  call void @llvm.prefetch.p0(ptr nonnull %1230, i32 0, i32 3, i32 1)
  %1231 = or disjoint i64 %1218, 96
  %1232 = getelementptr inbounds nuw float, ptr %1216, i64 %1231
  call void @llvm.prefetch.p0(ptr nonnull %1232, i32 0, i32 3, i32 1)
  %1233 = or disjoint i64 %1218, 112
  %1234 = getelementptr inbounds nuw float, ptr %1216, i64 %1233
  call void @llvm.prefetch.p0(ptr nonnull %1234, i32 0, i32 3, i32 1)
  %1235 = add nuw nsw i64 %1218, 128
  %1236 = add i64 %1219, 8
  %1237 = icmp eq i64 %1236, %365
  br i1 %1237, label %1238, label %1217, !llvm.loop !16

1238:                                             ; preds = %1217, %1208
  %1239 = phi i64 [ 0, %1208 ], [ %1235, %1217 ]
  br i1 %366, label %1247, label %1240

1240:                                             ; preds = %1238, %1240
  %1241 = phi i64 [ %1244, %1240 ], [ %1239, %1238 ]
  %1242 = phi i64 [ %1245, %1240 ], [ 0, %1238 ]
  %1243 = getelementptr inbounds nuw float, ptr %1216, i64 %1241
  call void @llvm.prefetch.p0(ptr %1243, i32 0, i32 3, i32 1)
  %1244 = add nuw nsw i64 %1241, 16
  %1245 = add i64 %1242, 1
  %1246 = icmp eq i64 %1245, %363
  br i1 %1246, label %1247, label %1240, !llvm.loop !27

1247:                                             ; preds = %1238, %1240, %1182
  %1248 = mul nsw i64 %1207, %328
  %1249 = getelementptr float, ptr %1050, i64 %1248
  %1250 = load <16 x float>, ptr %1249, align 4
  %1251 = getelementptr inbounds nuw i8, ptr %1249, i64 64
  %1252 = load <16 x float>, ptr %1251, align 4
  %1253 = getelementptr inbounds nuw i8, ptr %1249, i64 128
  %1254 = load <16 x float>, ptr %1253, align 4
  %1255 = getelementptr inbounds nuw i8, ptr %1249, i64 192
  %1256 = load <16 x float>, ptr %1255, align 4
  %1257 = getelementptr inbounds nuw float, ptr %1053, i64 %1207
  %1258 = load float, ptr %1257, align 4
  %1259 = insertelement <16 x float> poison, float %1258, i64 0
  %1260 = shufflevector <16 x float> %1259, <16 x float> poison, <16 x i32> zeroinitializer
  %1261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1260, <16 x float> %1250, <16 x float> %1206)
  %1262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1260, <16 x float> %1252, <16 x float> %1205)
  %1263 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1260, <16 x float> %1254, <16 x float> %1204)
  %1264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1260, <16 x float> %1256, <16 x float> %1203)
  %1265 = getelementptr inbounds nuw float, ptr %1054, i64 %1207
  %1266 = load float, ptr %1265, align 4
  %1267 = insertelement <16 x float> poison, float %1266, i64 0
  %1268 = shufflevector <16 x float> %1267, <16 x float> poison, <16 x i32> zeroinitializer
  %1269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1268, <16 x float> %1250, <16 x float> %1202)
  %1270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1268, <16 x float> %1252, <16 x float> %1201)
  %1271 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1268, <16 x float> %1254, <16 x float> %1200)
  %1272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1268, <16 x float> %1256, <16 x float> %1199)
  %1273 = getelementptr inbounds nuw float, ptr %1055, i64 %1207
  %1274 = load float, ptr %1273, align 4
  %1275 = insertelement <16 x float> poison, float %1274, i64 0
  %1276 = shufflevector <16 x float> %1275, <16 x float> poison, <16 x i32> zeroinitializer
  %1277 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1276, <16 x float> %1250, <16 x float> %1198)
  %1278 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1276, <16 x float> %1252, <16 x float> %1197)
  %1279 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1276, <16 x float> %1254, <16 x float> %1196)
  %1280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1276, <16 x float> %1256, <16 x float> %1195)
  %1281 = getelementptr inbounds nuw float, ptr %1056, i64 %1207
  %1282 = load float, ptr %1281, align 4
  %1283 = insertelement <16 x float> poison, float %1282, i64 0
  %1284 = shufflevector <16 x float> %1283, <16 x float> poison, <16 x i32> zeroinitializer
  %1285 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1284, <16 x float> %1250, <16 x float> %1194)
  %1286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1284, <16 x float> %1252, <16 x float> %1193)
  %1287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1284, <16 x float> %1254, <16 x float> %1192)
  %1288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1284, <16 x float> %1256, <16 x float> %1191)
  %1289 = getelementptr inbounds nuw float, ptr %1057, i64 %1207
  %1290 = load float, ptr %1289, align 4
  %1291 = insertelement <16 x float> poison, float %1290, i64 0
  %1292 = shufflevector <16 x float> %1291, <16 x float> poison, <16 x i32> zeroinitializer
  %1293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1292, <16 x float> %1250, <16 x float> %1190)
  %1294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1292, <16 x float> %1252, <16 x float> %1189)
  %1295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1292, <16 x float> %1254, <16 x float> %1188)
  %1296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1292, <16 x float> %1256, <16 x float> %1187)
  %1297 = getelementptr inbounds nuw float, ptr %1058, i64 %1207
  %1298 = load float, ptr %1297, align 4
  %1299 = insertelement <16 x float> poison, float %1298, i64 0
  %1300 = shufflevector <16 x float> %1299, <16 x float> poison, <16 x i32> zeroinitializer
  %1301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1300, <16 x float> %1250, <16 x float> %1186)
  %1302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1300, <16 x float> %1252, <16 x float> %1185)
  %1303 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1300, <16 x float> %1254, <16 x float> %1184)
  %1304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1300, <16 x float> %1256, <16 x float> %1183)
  %1305 = add nuw nsw i64 %1207, 1
  %1306 = icmp eq i64 %1305, %137
  br i1 %1306, label %1059, label %1182, !llvm.loop !24

1307:                                             ; preds = %1026, %1318
  %1308 = phi i64 [ %1381, %1318 ], [ %1024, %1026 ]
  br i1 %335, label %1309, label %1318

1309:                                             ; preds = %1307
  %1310 = icmp eq i64 %1308, 0
  %1311 = getelementptr float, ptr %330, i64 %1308
  %1312 = load ptr, ptr %1035, align 8
  %1313 = load ptr, ptr %1037, align 8
  %1314 = load ptr, ptr %1039, align 8
  %1315 = load ptr, ptr %1041, align 8
  %1316 = load ptr, ptr %1043, align 8
  %1317 = load ptr, ptr %1045, align 8
  br label %1383

1318:                                             ; preds = %1431, %1307
  %1319 = phi i64 [ %1034, %1307 ], [ %1044, %1431 ]
  %1320 = phi i64 [ %1033, %1307 ], [ %1042, %1431 ]
  %1321 = phi i64 [ %1032, %1307 ], [ %1040, %1431 ]
  %1322 = phi i64 [ %1031, %1307 ], [ %1038, %1431 ]
  %1323 = phi i64 [ %1030, %1307 ], [ %1036, %1431 ]
  %1324 = phi <16 x float> [ zeroinitializer, %1307 ], [ %1464, %1431 ]
  %1325 = phi <16 x float> [ zeroinitializer, %1307 ], [ %1459, %1431 ]
  %1326 = phi <16 x float> [ zeroinitializer, %1307 ], [ %1454, %1431 ]
  %1327 = phi <16 x float> [ zeroinitializer, %1307 ], [ %1449, %1431 ]
  %1328 = phi <16 x float> [ zeroinitializer, %1307 ], [ %1444, %1431 ]
  %1329 = phi <16 x float> [ zeroinitializer, %1307 ], [ %1439, %1431 ]
  %1330 = load ptr, ptr %1029, align 8
  %1331 = getelementptr inbounds nuw float, ptr %1330, i64 %1308
  %1332 = load float, ptr %1046, align 8
  %1333 = insertelement <16 x float> poison, float %1332, i64 0
  %1334 = shufflevector <16 x float> %1333, <16 x float> poison, <16 x i32> zeroinitializer
  %1335 = fmul <16 x float> %1329, %1334
  store <16 x float> %1335, ptr %1331, align 4
  %1336 = getelementptr inbounds %struct.query, ptr %709, i64 %1323
  %1337 = getelementptr inbounds nuw i8, ptr %1336, i64 8
  %1338 = load ptr, ptr %1337, align 8
  %1339 = getelementptr inbounds nuw float, ptr %1338, i64 %1308
  %1340 = getelementptr inbounds nuw i8, ptr %1336, i64 40
  %1341 = load float, ptr %1340, align 8
  %1342 = insertelement <16 x float> poison, float %1341, i64 0
  %1343 = shufflevector <16 x float> %1342, <16 x float> poison, <16 x i32> zeroinitializer
  %1344 = fmul <16 x float> %1328, %1343
  store <16 x float> %1344, ptr %1339, align 4
  %1345 = getelementptr inbounds %struct.query, ptr %709, i64 %1322
  %1346 = getelementptr inbounds nuw i8, ptr %1345, i64 8
  %1347 = load ptr, ptr %1346, align 8
  %1348 = getelementptr inbounds nuw float, ptr %1347, i64 %1308
  %1349 = getelementptr inbounds nuw i8, ptr %1345, i64 40
  %1350 = load float, ptr %1349, align 8
  %1351 = insertelement <16 x float> poison, float %1350, i64 0
  %1352 = shufflevector <16 x float> %1351, <16 x float> poison, <16 x i32> zeroinitializer
  %1353 = fmul <16 x float> %1327, %1352
  store <16 x float> %1353, ptr %1348, align 4
  %1354 = getelementptr inbounds %struct.query, ptr %709, i64 %1321
  %1355 = getelementptr inbounds nuw i8, ptr %1354, i64 8
  %1356 = load ptr, ptr %1355, align 8
  %1357 = getelementptr inbounds nuw float, ptr %1356, i64 %1308
  %1358 = getelementptr inbounds nuw i8, ptr %1354, i64 40
  %1359 = load float, ptr %1358, align 8
  %1360 = insertelement <16 x float> poison, float %1359, i64 0
  %1361 = shufflevector <16 x float> %1360, <16 x float> poison, <16 x i32> zeroinitializer
  %1362 = fmul <16 x float> %1326, %1361
  store <16 x float> %1362, ptr %1357, align 4
  %1363 = getelementptr inbounds %struct.query, ptr %709, i64 %1320
  %1364 = getelementptr inbounds nuw i8, ptr %1363, i64 8
  %1365 = load ptr, ptr %1364, align 8
  %1366 = getelementptr inbounds nuw float, ptr %1365, i64 %1308
  %1367 = getelementptr inbounds nuw i8, ptr %1363, i64 40
  %1368 = load float, ptr %1367, align 8
  %1369 = insertelement <16 x float> poison, float %1368, i64 0
  %1370 = shufflevector <16 x float> %1369, <16 x float> poison, <16 x i32> zeroinitializer
  %1371 = fmul <16 x float> %1325, %1370
  store <16 x float> %1371, ptr %1366, align 4
  %1372 = getelementptr inbounds %struct.query, ptr %709, i64 %1319
  %1373 = getelementptr inbounds nuw i8, ptr %1372, i64 8
  %1374 = load ptr, ptr %1373, align 8
  %1375 = getelementptr inbounds nuw float, ptr %1374, i64 %1308
  %1376 = getelementptr inbounds nuw i8, ptr %1372, i64 40
  %1377 = load float, ptr %1376, align 8
  %1378 = insertelement <16 x float> poison, float %1377, i64 0
  %1379 = shufflevector <16 x float> %1378, <16 x float> poison, <16 x i32> zeroinitializer
  %1380 = fmul <16 x float> %1324, %1379
  store <16 x float> %1380, ptr %1375, align 4
  %1381 = add nuw nsw i64 %1308, 16
  %1382 = icmp slt i64 %1381, %324
  br i1 %1382, label %1307, label %1467, !llvm.loop !25

1383:                                             ; preds = %1309, %1431
  %1384 = phi <16 x float> [ zeroinitializer, %1309 ], [ %1464, %1431 ]
  %1385 = phi <16 x float> [ zeroinitializer, %1309 ], [ %1459, %1431 ]
  %1386 = phi <16 x float> [ zeroinitializer, %1309 ], [ %1454, %1431 ]
  %1387 = phi <16 x float> [ zeroinitializer, %1309 ], [ %1449, %1431 ]
  %1388 = phi <16 x float> [ zeroinitializer, %1309 ], [ %1444, %1431 ]
  %1389 = phi <16 x float> [ zeroinitializer, %1309 ], [ %1439, %1431 ]
  %1390 = phi i64 [ 0, %1309 ], [ %1465, %1431 ]
  br i1 %1310, label %1391, label %1431

1391:                                             ; preds = %1383
  %1392 = add nuw nsw i64 %1390, 32
  %1393 = sub nsw i64 %1392, %137
  %1394 = icmp slt i64 %1393, 0
  %1395 = mul nsw i64 %1392, %328
  %1396 = getelementptr inbounds float, ptr %330, i64 %1395
  %1397 = mul nsw i64 %1393, %325
  %1398 = getelementptr inbounds float, ptr %400, i64 %1397
  %1399 = select i1 %1394, ptr %1396, ptr %1398
  br i1 %337, label %1400, label %1431

1400:                                             ; preds = %1391
  br i1 %368, label %1422, label %1401

1401:                                             ; preds = %1400, %1401
  %1402 = phi i64 [ %1419, %1401 ], [ 0, %1400 ]
  %1403 = phi i64 [ %1420, %1401 ], [ 0, %1400 ]
  %1404 = getelementptr inbounds nuw float, ptr %1399, i64 %1402
  call void @llvm.prefetch.p0(ptr %1404, i32 0, i32 3, i32 1)
  %1405 = or disjoint i64 %1402, 16
  %1406 = getelementptr inbounds nuw float, ptr %1399, i64 %1405
  call void @llvm.prefetch.p0(ptr nonnull %1406, i32 0, i32 3, i32 1)
  %1407 = or disjoint i64 %1402, 32
  %1408 = getelementptr inbounds nuw float, ptr %1399, i64 %1407
  call void @llvm.prefetch.p0(ptr nonnull %1408, i32 0, i32 3, i32 1)
  %1409 = or disjoint i64 %1402, 48
  %1410 = getelementptr inbounds nuw float, ptr %1399, i64 %1409
  call void @llvm.prefetch.p0(ptr nonnull %1410, i32 0, i32 3, i32 1)
  %1411 = or disjoint i64 %1402, 64
  %1412 = getelementptr inbounds nuw float, ptr %1399, i64 %1411
  call void @llvm.prefetch.p0(ptr nonnull %1412, i32 0, i32 3, i32 1)
  %1413 = or disjoint i64 %1402, 80
  %1414 = getelementptr inbounds nuw float, ptr %1399, i64 %1413
  call void @llvm.prefetch.p0(ptr nonnull %1414, i32 0, i32 3, i32 1)
  %1415 = or disjoint i64 %1402, 96
  %1416 = getelementptr inbounds nuw float, ptr %1399, i64 %1415
  call void @llvm.prefetch.p0(ptr nonnull %1416, i32 0, i32 3, i32 1)
  %1417 = or disjoint i64 %1402, 112
  %1418 = getelementptr inbounds nuw float, ptr %1399, i64 %1417
  call void @llvm.prefetch.p0(ptr nonnull %1418, i32 0, i32 3, i32 1)
  %1419 = add nuw nsw i64 %1402, 128
  %1420 = add i64 %1403, 8
  %1421 = icmp eq i64 %1420, %369
  br i1 %1421, label %1422, label %1401, !llvm.loop !16

1422:                                             ; preds = %1401, %1400
  %1423 = phi i64 [ 0, %1400 ], [ %1419, %1401 ]
  br i1 %370, label %1431, label %1424

1424:                                             ; preds = %1422, %1424
  %1425 = phi i64 [ %1428, %1424 ], [ %1423, %1422 ]
  %1426 = phi i64 [ %1429, %1424 ], [ 0, %1422 ]
  %1427 = getelementptr inbounds nuw float, ptr %1399, i64 %1425
  call void @llvm.prefetch.p0(ptr %1427, i32 0, i32 3, i32 1)
  %1428 = add nuw nsw i64 %1425, 16
  %1429 = add i64 %1426, 1
  %1430 = icmp eq i64 %1429, %367
  br i1 %1430, label %1431, label %1424, !llvm.loop !28

1431:                                             ; preds = %1422, %1424, %1391, %1383
  %1432 = mul nsw i64 %1390, %328
  %1433 = getelementptr float, ptr %1311, i64 %1432
  %1434 = load <16 x float>, ptr %1433, align 4
  %1435 = getelementptr inbounds nuw float, ptr %1312, i64 %1390
  %1436 = load float, ptr %1435, align 4
  %1437 = insertelement <16 x float> poison, float %1436, i64 0
  %1438 = shufflevector <16 x float> %1437, <16 x float> poison, <16 x i32> zeroinitializer
  %1439 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1438, <16 x float> %1434, <16 x float> %1389)
  %1440 = getelementptr inbounds nuw float, ptr %1313, i64 %1390
  %1441 = load float, ptr %1440, align 4
  %1442 = insertelement <16 x float> poison, float %1441, i64 0
  %1443 = shufflevector <16 x float> %1442, <16 x float> poison, <16 x i32> zeroinitializer
  %1444 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1443, <16 x float> %1434, <16 x float> %1388)
  %1445 = getelementptr inbounds nuw float, ptr %1314, i64 %1390
  %1446 = load float, ptr %1445, align 4
  %1447 = insertelement <16 x float> poison, float %1446, i64 0
  %1448 = shufflevector <16 x float> %1447, <16 x float> poison, <16 x i32> zeroinitializer
  %1449 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1448, <16 x float> %1434, <16 x float> %1387)
  %1450 = getelementptr inbounds nuw float, ptr %1315, i64 %1390
  %1451 = load float, ptr %1450, align 4
  %1452 = insertelement <16 x float> poison, float %1451, i64 0
  %1453 = shufflevector <16 x float> %1452, <16 x float> poison, <16 x i32> zeroinitializer
  %1454 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1453, <16 x float> %1434, <16 x float> %1386)
  %1455 = getelementptr inbounds nuw float, ptr %1316, i64 %1390
  %1456 = load float, ptr %1455, align 4
  %1457 = insertelement <16 x float> poison, float %1456, i64 0
  %1458 = shufflevector <16 x float> %1457, <16 x float> poison, <16 x i32> zeroinitializer
  %1459 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1458, <16 x float> %1434, <16 x float> %1385)
  %1460 = getelementptr inbounds nuw float, ptr %1317, i64 %1390
  %1461 = load float, ptr %1460, align 4
  %1462 = insertelement <16 x float> poison, float %1461, i64 0
  %1463 = shufflevector <16 x float> %1462, <16 x float> poison, <16 x i32> zeroinitializer
  %1464 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1463, <16 x float> %1434, <16 x float> %1384)
  %1465 = add nuw nsw i64 %1390, 1
  %1466 = icmp eq i64 %1465, %137
  br i1 %1466, label %1318, label %1383, !llvm.loop !24

1467:                                             ; preds = %1318, %905, %1023, %721
  %1468 = add nuw nsw i64 %704, 6
  %1469 = icmp slt i64 %1468, %384
  br i1 %1469, label %703, label %1470, !llvm.loop !29

1470:                                             ; preds = %1467, %405
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %1471 = add nuw nsw i64 %382, 12
  %1472 = load i64, ptr %6, align 8
  %1473 = icmp slt i64 %1471, %1472
  %1474 = add i64 %380, -12
  br i1 %1473, label %379, label %1494, !llvm.loop !30

1475:                                             ; preds = %386, %1475
  %1476 = phi i64 [ 0, %386 ], [ %1492, %1475 ]
  %1477 = add nsw i64 %388, %1476
  %1478 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1476
  %1479 = mul nsw i64 %393, %1477
  %1480 = getelementptr inbounds float, ptr %392, i64 %1479
  %1481 = mul nsw i64 %394, %1477
  %1482 = getelementptr inbounds float, ptr %192, i64 %1481
  %1483 = getelementptr inbounds float, ptr %193, i64 %1477
  %1484 = shl nsw i64 %1476, 11
  %1485 = getelementptr inbounds nuw i8, ptr %3, i64 %1484
  store ptr %1480, ptr %1478, align 16
  %1486 = getelementptr inbounds nuw i8, ptr %1478, i64 8
  store ptr %1482, ptr %1486, align 8
  %1487 = getelementptr inbounds nuw i8, ptr %1478, i64 16
  store ptr %1483, ptr %1487, align 16
  %1488 = getelementptr inbounds nuw i8, ptr %1478, i64 24
  store ptr %1485, ptr %1488, align 8
  %1489 = getelementptr inbounds nuw i8, ptr %1478, i64 32
  store i64 %137, ptr %1489, align 16
  %1490 = getelementptr inbounds nuw i8, ptr %1478, i64 40
  store float 0.000000e+00, ptr %1490, align 8
  %1491 = getelementptr inbounds nuw i8, ptr %1478, i64 44
  store i32 0, ptr %1491, align 4
  %1492 = add nuw nsw i64 %1476, 1
  %1493 = icmp eq i64 %1492, %397
  br i1 %1493, label %398, label %1475, !llvm.loop !31

1494:                                             ; preds = %1470, %323
  %1495 = add i64 %124, 1
  %1496 = icmp eq i64 %1495, %103
  br i1 %1496, label %116, label %123, !llvm.loop !32

1497:                                             ; preds = %118, %32
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  call void @GOMP_barrier()
  %1498 = load i64, ptr %4, align 8
  %1499 = load i64, ptr %6, align 8
  %1500 = mul i64 %1499, %1498
  %1501 = load ptr, ptr %0, align 8
  %1502 = load i64, ptr %9, align 8
  %1503 = getelementptr %struct.source, ptr %1501, i64 %1502
  %1504 = getelementptr i8, ptr %1503, i64 -32
  %1505 = load i64, ptr %1504, align 8
  %1506 = add nsw i64 %1505, 1
  %1507 = call i32 @omp_get_thread_num()
  %1508 = sext i32 %1507 to i64
  %1509 = call i32 @omp_get_num_threads()
  %1510 = sext i32 %1509 to i64
  %1511 = mul nsw i64 %1506, %1508
  %1512 = sdiv i64 %1511, %1510
  %1513 = add nsw i64 %1508, 1
  %1514 = mul nsw i64 %1513, %1506
  %1515 = sdiv i64 %1514, %1510
  %1516 = load i64, ptr %9, align 8
  %1517 = icmp sgt i64 %1516, 0
  br i1 %1517, label %1518, label %1740

1518:                                             ; preds = %1497
  %1519 = icmp slt i64 %1500, 1
  %1520 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1521 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1522 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1523 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1524 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1525 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1526

1526:                                             ; preds = %1518, %1735
  %1527 = phi i64 [ %1516, %1518 ], [ %1736, %1735 ]
  %1528 = phi i64 [ 0, %1518 ], [ %1737, %1735 ]
  %1529 = phi i64 [ 0, %1518 ], [ %1539, %1735 ]
  %1530 = phi i64 [ 0, %1518 ], [ %1738, %1735 ]
  %1531 = load ptr, ptr %0, align 8
  %1532 = getelementptr inbounds nuw %struct.source, ptr %1531, i64 %1530
  %1533 = getelementptr inbounds nuw i8, ptr %1532, i64 56
  %1534 = load i64, ptr %1533, align 8
  %1535 = getelementptr inbounds nuw i8, ptr %1532, i64 16
  %1536 = load i64, ptr %1535, align 8
  %1537 = call i64 @llvm.smax.i64(i64 %1536, i64 511)
  %1538 = lshr i64 %1537, 8
  %1539 = add i64 %1538, %1529
  %1540 = add nsw i64 %1527, -1
  %1541 = icmp slt i64 %1530, %1540
  br i1 %1541, label %1542, label %1546

1542:                                             ; preds = %1526
  %1543 = getelementptr inbounds nuw i8, ptr %1532, i64 144
  %1544 = load i64, ptr %1543, align 8
  %1545 = icmp eq i64 %1544, %1534
  br i1 %1545, label %1735, label %1546

1546:                                             ; preds = %1542, %1526
  %1547 = icmp sle i64 %1512, %1534
  %1548 = icmp slt i64 %1534, %1515
  %1549 = select i1 %1547, i1 %1548, i1 false
  br i1 %1549, label %1550, label %1735

1550:                                             ; preds = %1546
  %1551 = icmp eq i64 %1530, 0
  br i1 %1551, label %1556, label %1552

1552:                                             ; preds = %1550
  %1553 = getelementptr inbounds i8, ptr %1532, i64 -32
  %1554 = load i64, ptr %1553, align 8
  %1555 = icmp ne i64 %1554, %1534
  br label %1556

1556:                                             ; preds = %1552, %1550
  %1557 = phi i1 [ true, %1550 ], [ %1555, %1552 ]
  %1558 = icmp eq i64 %1530, %1540
  br i1 %1558, label %1563, label %1559

1559:                                             ; preds = %1556
  %1560 = getelementptr inbounds nuw i8, ptr %1532, i64 144
  %1561 = load i64, ptr %1560, align 8
  %1562 = icmp ne i64 %1561, %1534
  br label %1563

1563:                                             ; preds = %1559, %1556
  %1564 = phi i1 [ true, %1556 ], [ %1562, %1559 ]
  %1565 = select i1 %1557, i1 %1564, i1 false
  %1566 = icmp eq i64 %1538, 1
  %1567 = select i1 %1565, i1 %1566, i1 false
  %1568 = select i1 %1567, i1 true, i1 %1519
  br i1 %1568, label %1735, label %1569

1569:                                             ; preds = %1563
  %1570 = mul nsw i64 %1534, %1500
  %1571 = add nsw i64 %1528, 1
  %1572 = icmp slt i64 %1571, %1539
  %1573 = icmp slt i64 %1528, %1539
  %1574 = add i64 %1529, 3
  %1575 = add i64 %1574, %1538
  %1576 = sub i64 %1575, %1528
  %1577 = add i64 %1529, -2
  %1578 = add i64 %1577, %1538
  %1579 = sub i64 %1578, %1528
  %1580 = and i64 %1576, 3
  %1581 = icmp eq i64 %1580, 0
  %1582 = icmp ult i64 %1579, 3
  br label %1583

1583:                                             ; preds = %1569, %1728
  %1584 = phi i64 [ 0, %1569 ], [ %1731, %1728 ]
  %1585 = load ptr, ptr %1520, align 8
  %1586 = load ptr, ptr %1521, align 8
  %1587 = getelementptr inbounds i64, ptr %1586, i64 %1534
  %1588 = load i64, ptr %1587, align 8
  %1589 = mul nsw i64 %1588, %1500
  %1590 = add nsw i64 %1589, %1584
  %1591 = load i64, ptr %1522, align 8
  %1592 = mul nsw i64 %1590, %1591
  %1593 = getelementptr inbounds float, ptr %1585, i64 %1592
  %1594 = load ptr, ptr %1523, align 8
  %1595 = getelementptr inbounds float, ptr %1594, i64 %1570
  %1596 = getelementptr inbounds nuw float, ptr %1595, i64 %1584
  %1597 = load i64, ptr %4, align 8
  %1598 = load i64, ptr %6, align 8
  %1599 = mul nsw i64 %1598, %1597
  %1600 = load ptr, ptr %1524, align 8
  %1601 = getelementptr inbounds nuw float, ptr %1600, i64 %1584
  %1602 = mul nsw i64 %1599, %1528
  %1603 = getelementptr inbounds float, ptr %1601, i64 %1602
  %1604 = load float, ptr %1603, align 4
  br i1 %1572, label %1605, label %1622

1605:                                             ; preds = %1583
  br i1 %1581, label %1618, label %1606

1606:                                             ; preds = %1605, %1606
  %1607 = phi i64 [ %1615, %1606 ], [ %1571, %1605 ]
  %1608 = phi float [ %1614, %1606 ], [ %1604, %1605 ]
  %1609 = phi i64 [ %1616, %1606 ], [ 0, %1605 ]
  %1610 = mul nsw i64 %1607, %1599
  %1611 = getelementptr inbounds float, ptr %1601, i64 %1610
  %1612 = load float, ptr %1611, align 4
  %1613 = fcmp ogt float %1612, %1608
  %1614 = select i1 %1613, float %1612, float %1608
  %1615 = add nsw i64 %1607, 1
  %1616 = add i64 %1609, 1
  %1617 = icmp eq i64 %1616, %1580
  br i1 %1617, label %1618, label %1606, !llvm.loop !33

1618:                                             ; preds = %1606, %1605
  %1619 = phi float [ poison, %1605 ], [ %1614, %1606 ]
  %1620 = phi i64 [ %1571, %1605 ], [ %1615, %1606 ]
  %1621 = phi float [ %1604, %1605 ], [ %1614, %1606 ]
  br i1 %1582, label %1622, label %1624

1622:                                             ; preds = %1618, %1624, %1583
  %1623 = phi float [ %1604, %1583 ], [ %1619, %1618 ], [ %1649, %1624 ]
  br i1 %1573, label %1660, label %1652

1624:                                             ; preds = %1618, %1624
  %1625 = phi i64 [ %1650, %1624 ], [ %1620, %1618 ]
  %1626 = phi float [ %1649, %1624 ], [ %1621, %1618 ]
  %1627 = mul nsw i64 %1625, %1599
  %1628 = getelementptr inbounds float, ptr %1601, i64 %1627
  %1629 = load float, ptr %1628, align 4
  %1630 = fcmp ogt float %1629, %1626
  %1631 = select i1 %1630, float %1629, float %1626
  %1632 = add nsw i64 %1625, 1
  %1633 = mul nsw i64 %1632, %1599
  %1634 = getelementptr inbounds float, ptr %1601, i64 %1633
  %1635 = load float, ptr %1634, align 4
  %1636 = fcmp ogt float %1635, %1631
  %1637 = select i1 %1636, float %1635, float %1631
  %1638 = add nsw i64 %1625, 2
  %1639 = mul nsw i64 %1638, %1599
  %1640 = getelementptr inbounds float, ptr %1601, i64 %1639
  %1641 = load float, ptr %1640, align 4
  %1642 = fcmp ogt float %1641, %1637
  %1643 = select i1 %1642, float %1641, float %1637
  %1644 = add nsw i64 %1625, 3
  %1645 = mul nsw i64 %1644, %1599
  %1646 = getelementptr inbounds float, ptr %1601, i64 %1645
  %1647 = load float, ptr %1646, align 4
  %1648 = fcmp ogt float %1647, %1643
  %1649 = select i1 %1648, float %1647, float %1643
  %1650 = add nsw i64 %1625, 4
  %1651 = icmp eq i64 %1650, %1539
  br i1 %1651, label %1622, label %1624, !llvm.loop !34

1652:                                             ; preds = %1715, %1622
  %1653 = phi i64 [ %1591, %1622 ], [ %1716, %1715 ]
  %1654 = phi float [ 0.000000e+00, %1622 ], [ %1717, %1715 ]
  %1655 = icmp sgt i64 %1653, 0
  br i1 %1655, label %1656, label %1728

1656:                                             ; preds = %1652
  %1657 = fdiv float 1.000000e+00, %1654
  %1658 = insertelement <16 x float> poison, float %1657, i64 0
  %1659 = shufflevector <16 x float> %1658, <16 x float> poison, <16 x i32> zeroinitializer
  br label %1720

1660:                                             ; preds = %1622, %1715
  %1661 = phi i64 [ %1716, %1715 ], [ %1591, %1622 ]
  %1662 = phi float [ %1717, %1715 ], [ 0.000000e+00, %1622 ]
  %1663 = phi i64 [ %1718, %1715 ], [ %1528, %1622 ]
  %1664 = mul nsw i64 %1663, %1599
  %1665 = getelementptr inbounds float, ptr %1601, i64 %1664
  %1666 = load float, ptr %1665, align 4
  %1667 = fcmp oeq float %1666, 0xFFF0000000000000
  br i1 %1667, label %1715, label %1668

1668:                                             ; preds = %1660
  %1669 = fsub float %1666, %1623
  %1670 = insertelement <16 x float> poison, float %1669, i64 0
  %1671 = shufflevector <16 x float> %1670, <16 x float> poison, <16 x i32> zeroinitializer
  %1672 = fcmp olt <16 x float> %1671, splat (float -8.600000e+01)
  %1673 = select <16 x i1> %1672, <16 x float> splat (float -8.600000e+01), <16 x float> %1671
  %1674 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1673, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %1675 = bitcast <16 x float> %1674 to <16 x i32>
  %1676 = fadd <16 x float> %1674, splat (float 0xC168000000000000)
  %1677 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1676, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %1673)
  %1678 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1676, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %1677)
  %1679 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1678, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %1680 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1679, <16 x float> %1678, <16 x float> splat (float 0x3F81112100000000))
  %1681 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1680, <16 x float> %1678, <16 x float> splat (float 0x3FA5553820000000))
  %1682 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1681, <16 x float> %1678, <16 x float> splat (float 0x3FC5555540000000))
  %1683 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1682, <16 x float> %1678, <16 x float> splat (float 5.000000e-01))
  %1684 = fmul <16 x float> %1678, %1678
  %1685 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1683, <16 x float> %1684, <16 x float> %1678)
  %1686 = fadd <16 x float> %1685, splat (float 1.000000e+00)
  %1687 = shl <16 x i32> %1675, splat (i32 23)
  %1688 = add <16 x i32> %1687, splat (i32 1065353216)
  %1689 = bitcast <16 x i32> %1688 to <16 x float>
  %1690 = fmul <16 x float> %1686, %1689
  %1691 = load ptr, ptr %1525, align 8
  %1692 = add nsw i64 %1664, %1584
  %1693 = mul nsw i64 %1661, %1692
  %1694 = getelementptr inbounds float, ptr %1691, i64 %1693
  %1695 = icmp sgt i64 %1661, 0
  br i1 %1695, label %1696, label %1698

1696:                                             ; preds = %1668
  %1697 = fcmp ogt float %1662, 0.000000e+00
  br label %1702

1698:                                             ; preds = %1709, %1668
  %1699 = phi i64 [ %1661, %1668 ], [ %1713, %1709 ]
  %1700 = extractelement <16 x float> %1690, i64 0
  %1701 = fadd float %1662, %1700
  br label %1715

1702:                                             ; preds = %1696, %1709
  %1703 = phi i64 [ 0, %1696 ], [ %1712, %1709 ]
  %1704 = getelementptr inbounds nuw float, ptr %1593, i64 %1703
  %1705 = getelementptr inbounds nuw float, ptr %1694, i64 %1703
  %1706 = load <16 x float>, ptr %1705, align 4
  br i1 %1697, label %1707, label %1709

1707:                                             ; preds = %1702
  %1708 = load <16 x float>, ptr %1704, align 4
  br label %1709

1709:                                             ; preds = %1707, %1702
  %1710 = phi <16 x float> [ %1708, %1707 ], [ zeroinitializer, %1702 ]
  %1711 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1690, <16 x float> %1706, <16 x float> %1710)
  store <16 x float> %1711, ptr %1704, align 4
  %1712 = add nuw nsw i64 %1703, 16
  %1713 = load i64, ptr %1522, align 8
  %1714 = icmp slt i64 %1712, %1713
  br i1 %1714, label %1702, label %1698, !llvm.loop !35

1715:                                             ; preds = %1698, %1660
  %1716 = phi i64 [ %1661, %1660 ], [ %1699, %1698 ]
  %1717 = phi float [ %1662, %1660 ], [ %1701, %1698 ]
  %1718 = add nsw i64 %1663, 1
  %1719 = icmp eq i64 %1718, %1539
  br i1 %1719, label %1652, label %1660, !llvm.loop !36

1720:                                             ; preds = %1656, %1720
  %1721 = phi i64 [ 0, %1656 ], [ %1725, %1720 ]
  %1722 = getelementptr inbounds nuw float, ptr %1593, i64 %1721
  %1723 = load <16 x float>, ptr %1722, align 4
  %1724 = fmul <16 x float> %1659, %1723
  store <16 x float> %1724, ptr %1722, align 4
  %1725 = add nuw nsw i64 %1721, 16
  %1726 = load i64, ptr %1522, align 8
  %1727 = icmp slt i64 %1725, %1726
  br i1 %1727, label %1720, label %1728, !llvm.loop !37

1728:                                             ; preds = %1720, %1652
  %1729 = call float @logf(float noundef %1654)
  %1730 = fadd float %1623, %1729
  store float %1730, ptr %1596, align 4
  %1731 = add nuw nsw i64 %1584, 1
  %1732 = icmp eq i64 %1731, %1500
  br i1 %1732, label %1733, label %1583, !llvm.loop !38

1733:                                             ; preds = %1728
  %1734 = load i64, ptr %9, align 8
  br label %1735

1735:                                             ; preds = %1733, %1563, %1546, %1542
  %1736 = phi i64 [ %1527, %1542 ], [ %1527, %1563 ], [ %1527, %1546 ], [ %1734, %1733 ]
  %1737 = phi i64 [ %1528, %1542 ], [ %1539, %1563 ], [ %1539, %1546 ], [ %1539, %1733 ]
  %1738 = add nuw nsw i64 %1530, 1
  %1739 = icmp slt i64 %1738, %1736
  br i1 %1739, label %1526, label %1740, !llvm.loop !39

1740:                                             ; preds = %1735, %1497
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
!14 = distinct !{!14, !7, !11}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !7, !11}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
