; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 24813ef404d69426, code 8d17f7f4cfa50532
%struct.product = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

@switch.table.product_of_block = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

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
  br i1 %82, label %194, label %74, !llvm.loop !6

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
  br i1 %102, label %103, label %93, !llvm.loop !8

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
  br i1 %159, label %89, label %122, !llvm.loop !10

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
  br i1 %180, label %181, label %160, !llvm.loop !11

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
  br i1 %193, label %83, label %81, !llvm.loop !12

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
  br i1 %292, label %287, label %279, !llvm.loop !13

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
  br i1 %331, label %332, label %322, !llvm.loop !14

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
  br i1 %395, label %317, label %358, !llvm.loop !10

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
  br i1 %414, label %415, label %396, !llvm.loop !11

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
  br i1 %462, label %441, label %463, !llvm.loop !15

463:                                              ; preds = %441, %332, %428
  %464 = add nuw nsw i64 %295, 1
  %465 = load i64, ptr %3, align 8
  %466 = load i64, ptr %5, align 8
  %467 = add nsw i64 %466, %465
  %468 = icmp slt i64 %464, %467
  br i1 %468, label %293, label %288, !llvm.loop !16
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @GOMP_barrier() local_unnamed_addr

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
  %92 = load i64, ptr %28, align 8, !noalias !17
  %93 = add nsw i64 %92, 191
  %94 = sdiv i64 %93, 192
  %95 = srem i64 %91, %94
  %96 = mul nsw i64 %95, 192
  %97 = sdiv i64 %91, %94
  %98 = load i64, ptr %27, align 8, !noalias !17
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
  br i1 %111, label %112, label %90, !llvm.loop !20

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
  br i1 %228, label %359, label %214, !llvm.loop !6

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
  br i1 %258, label %259, label %249, !llvm.loop !21

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
  br i1 %322, label %244, label %285, !llvm.loop !10

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
  br i1 %343, label %344, label %323, !llvm.loop !11

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
  br i1 %358, label %229, label %227, !llvm.loop !12

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
  br i1 %480, label %522, label %456, !llvm.loop !22

481:                                              ; preds = %484, %470
  %482 = add nsw i64 %471, 1
  %483 = icmp slt i64 %482, %464
  br i1 %483, label %470, label %478, !llvm.loop !23

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
  br i1 %521, label %484, label %481, !llvm.loop !24

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
  %23 = load i64, ptr %6, align 8, !noalias !25
  %24 = add nsw i64 %23, 191
  %25 = sdiv i64 %24, 192
  %26 = srem i64 %22, %25
  %27 = mul nsw i64 %26, 192
  %28 = sdiv i64 %22, %25
  %29 = load i64, ptr %2, align 8, !noalias !25
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
  br i1 %42, label %43, label %21, !llvm.loop !20

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
  br i1 %42, label %38, label %24, !llvm.loop !28

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
  br i1 %63, label %39, label %43, !llvm.loop !29
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
  br i1 %46, label %48, label %47, !llvm.loop !30

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
  br i1 %133, label %128, label %127, !llvm.loop !31

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
  br i1 %160, label %139, label %134, !llvm.loop !32

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
  br i1 %189, label %183, label %182, !llvm.loop !31

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
  br i1 %229, label %199, label %190, !llvm.loop !32

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
  br i1 %279, label %273, label %272, !llvm.loop !31

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
  br i1 %335, label %297, label %280, !llvm.loop !32

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
  br i1 %410, label %404, label %403, !llvm.loop !31

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
  br i1 %483, label %437, label %411, !llvm.loop !32

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
  br i1 %583, label %577, label %576, !llvm.loop !31

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
  br i1 %673, label %619, label %584, !llvm.loop !32

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
  br i1 %798, label %792, label %791, !llvm.loop !31

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
  br i1 %905, label %843, label %799, !llvm.loop !32

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
  br i1 %1001, label %42, label %74, !llvm.loop !33
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
  br i1 %23, label %15, label %116, !llvm.loop !34

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
  br i1 %48, label %66, label %32, !llvm.loop !35

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
  br i1 %65, label %66, label %49, !llvm.loop !36

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
  br i1 %90, label %111, label %74, !llvm.loop !36

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
  br i1 %110, label %111, label %94, !llvm.loop !35

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 2048
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !37

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare float @llvm.sqrt.f32(float)

declare i64 @llvm.smin.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = !{!18}
!18 = distinct !{!18, !19, !"piece_of: argument 0"}
!19 = distinct !{!19, !"piece_of"}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = !{!26}
!26 = distinct !{!26, !27, !"piece_of: argument 0"}
!27 = distinct !{!27, !"piece_of"}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7, !9}
!32 = distinct !{!32, !7, !9}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
