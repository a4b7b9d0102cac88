; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 3f05a692ccdb3d94, code c63c2226e2c5990d
%struct.query = type { ptr, ptr, ptr, ptr, i64, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [24576 x float], align 16
  %3 = alloca [12 x %struct.query], align 16
  call void @llvm.lifetime.start.p0(i64 98304, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = add nsw i64 %8, 11
  %10 = sdiv i64 %9, 12
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %10, %12
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %13, %20
  %22 = sdiv i64 %21, %17
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %1
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %39 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
  br label %41

40:                                               ; preds = %1238, %1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 98304, ptr nonnull %2)
  ret void

41:                                               ; preds = %24, %1238
  %42 = phi i64 [ %19, %24 ], [ %1239, %1238 ]
  %43 = sdiv i64 %42, %10
  %44 = srem i64 %42, %10
  %45 = mul nsw i64 %44, 12
  %46 = sub nsw i64 %8, %45
  %47 = call i64 @llvm.smin.i64(i64 %46, i64 12)
  %48 = load ptr, ptr %25, align 8
  %49 = load i64, ptr %26, align 8
  %50 = mul nsw i64 %49, %43
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = mul nsw i64 %53, %43
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = icmp sgt i64 %46, 0
  %57 = load i64, ptr %32, align 8
  br i1 %56, label %58, label %73

58:                                               ; preds = %41
  %59 = load i64, ptr %4, align 8, !noalias !6
  %60 = mul nsw i64 %59, %43
  %61 = load i64, ptr %6, align 8, !noalias !6
  %62 = load ptr, ptr %0, align 8, !noalias !6
  %63 = load i64, ptr %29, align 8, !noalias !6
  %64 = load i64, ptr %30, align 8, !noalias !6
  %65 = load ptr, ptr %31, align 8, !noalias !6
  %66 = load i64, ptr %11, align 8, !noalias !6
  %67 = mul i64 %59, %66
  %68 = load i64, ptr %33, align 8, !noalias !6
  %69 = load ptr, ptr %34, align 8, !noalias !6
  %70 = load i64, ptr %35, align 8, !noalias !6
  %71 = icmp eq i64 %70, 0
  %72 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %1241

73:                                               ; preds = %1241, %41
  %74 = getelementptr inbounds float, ptr %51, i64 %49
  %75 = icmp sgt i64 %57, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %81

78:                                               ; preds = %195, %73
  br i1 %56, label %79, label %1238

79:                                               ; preds = %78
  %80 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %331

81:                                               ; preds = %76, %195
  %82 = phi i64 [ %57, %76 ], [ %196, %195 ]
  %83 = phi i64 [ 0, %76 ], [ %197, %195 ]
  %84 = add nsw i64 %82, -8
  %85 = call i64 @llvm.smin.i64(i64 %83, i64 range(i64 -9223372036854775808, 9223372036854775807) %84)
  %86 = load i64, ptr %36, align 8
  %87 = load i64, ptr %37, align 8
  %88 = add i64 %85, 32
  %89 = load i64, ptr %33, align 8
  %90 = icmp sgt i64 %89, 0
  %91 = sub nsw i64 %88, %82
  %92 = icmp slt i64 %91, 0
  %93 = mul nsw i64 %86, %88
  %94 = getelementptr inbounds float, ptr %51, i64 %93
  %95 = mul nsw i64 %87, %91
  %96 = getelementptr inbounds float, ptr %55, i64 %95
  %97 = select i1 %92, ptr %94, ptr %96
  br i1 %90, label %98, label %328

98:                                               ; preds = %81
  %99 = add nsw i64 %89, -1
  %100 = lshr i64 %99, 4
  %101 = add nuw nsw i64 %100, 1
  %102 = and i64 %101, 7
  %103 = icmp ult i64 %89, 113
  br i1 %103, label %220, label %104

104:                                              ; preds = %98
  %105 = and i64 %101, 2305843009213693944
  br label %199

106:                                              ; preds = %328, %120
  %107 = phi i64 [ %153, %120 ], [ 0, %328 ]
  %108 = load i64, ptr %33, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %120

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %107
  %112 = load ptr, ptr %111, align 16
  %113 = load i64, ptr %36, align 8
  %114 = shl i64 %113, 3
  %115 = mul i64 %113, 12
  %116 = shl i64 %113, 4
  %117 = mul i64 %113, 20
  %118 = mul i64 %113, 24
  %119 = mul i64 %113, 28
  br label %155

120:                                              ; preds = %155, %106
  %121 = phi <8 x float> [ zeroinitializer, %106 ], [ %190, %155 ]
  %122 = phi <8 x float> [ zeroinitializer, %106 ], [ %187, %155 ]
  %123 = phi <8 x float> [ zeroinitializer, %106 ], [ %184, %155 ]
  %124 = phi <8 x float> [ zeroinitializer, %106 ], [ %181, %155 ]
  %125 = phi <8 x float> [ zeroinitializer, %106 ], [ %178, %155 ]
  %126 = phi <8 x float> [ zeroinitializer, %106 ], [ %175, %155 ]
  %127 = phi <8 x float> [ zeroinitializer, %106 ], [ %172, %155 ]
  %128 = phi <8 x float> [ zeroinitializer, %106 ], [ %169, %155 ]
  %129 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %107, i32 3
  %130 = load ptr, ptr %129, align 8
  %131 = shufflevector <8 x float> %128, <8 x float> %127, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %132 = shufflevector <8 x float> %128, <8 x float> %127, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %133 = fadd <8 x float> %131, %132
  %134 = shufflevector <8 x float> %126, <8 x float> %125, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %135 = shufflevector <8 x float> %126, <8 x float> %125, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %136 = fadd <8 x float> %134, %135
  %137 = shufflevector <8 x float> %124, <8 x float> %123, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %138 = shufflevector <8 x float> %124, <8 x float> %123, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %139 = fadd <8 x float> %137, %138
  %140 = shufflevector <8 x float> %122, <8 x float> %121, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %141 = shufflevector <8 x float> %122, <8 x float> %121, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %142 = fadd <8 x float> %140, %141
  %143 = shufflevector <8 x float> %133, <8 x float> %136, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %144 = shufflevector <8 x float> %133, <8 x float> %136, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %145 = fadd <8 x float> %143, %144
  %146 = shufflevector <8 x float> %139, <8 x float> %142, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %147 = shufflevector <8 x float> %139, <8 x float> %142, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %148 = fadd <8 x float> %146, %147
  %149 = shufflevector <8 x float> %145, <8 x float> %148, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %150 = shufflevector <8 x float> %145, <8 x float> %148, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %151 = fadd <8 x float> %149, %150
  %152 = getelementptr inbounds float, ptr %130, i64 %85
  store <8 x float> %151, ptr %152, align 4
  %153 = add nuw nsw i64 %107, 1
  %154 = icmp eq i64 %153, %77
  br i1 %154, label %193, label %106, !llvm.loop !9

155:                                              ; preds = %110, %155
  %156 = phi <8 x float> [ zeroinitializer, %110 ], [ %190, %155 ]
  %157 = phi <8 x float> [ zeroinitializer, %110 ], [ %187, %155 ]
  %158 = phi <8 x float> [ zeroinitializer, %110 ], [ %184, %155 ]
  %159 = phi <8 x float> [ zeroinitializer, %110 ], [ %181, %155 ]
  %160 = phi <8 x float> [ zeroinitializer, %110 ], [ %178, %155 ]
  %161 = phi <8 x float> [ zeroinitializer, %110 ], [ %175, %155 ]
  %162 = phi <8 x float> [ zeroinitializer, %110 ], [ %172, %155 ]
  %163 = phi <8 x float> [ zeroinitializer, %110 ], [ %169, %155 ]
  %164 = phi i64 [ 0, %110 ], [ %191, %155 ]
  %165 = getelementptr inbounds nuw float, ptr %112, i64 %164
  %166 = load <8 x float>, ptr %165, align 4
  %167 = getelementptr float, ptr %330, i64 %164
  %168 = load <8 x float>, ptr %167, align 4
  %169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %168, <8 x float> %163)
  %170 = getelementptr float, ptr %167, i64 %113
  %171 = load <8 x float>, ptr %170, align 4
  %172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %171, <8 x float> %162)
  %173 = getelementptr i8, ptr %167, i64 %114
  %174 = load <8 x float>, ptr %173, align 4
  %175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %174, <8 x float> %161)
  %176 = getelementptr i8, ptr %167, i64 %115
  %177 = load <8 x float>, ptr %176, align 4
  %178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %177, <8 x float> %160)
  %179 = getelementptr i8, ptr %167, i64 %116
  %180 = load <8 x float>, ptr %179, align 4
  %181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %180, <8 x float> %159)
  %182 = getelementptr i8, ptr %167, i64 %117
  %183 = load <8 x float>, ptr %182, align 4
  %184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %183, <8 x float> %158)
  %185 = getelementptr i8, ptr %167, i64 %118
  %186 = load <8 x float>, ptr %185, align 4
  %187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %186, <8 x float> %157)
  %188 = getelementptr i8, ptr %167, i64 %119
  %189 = load <8 x float>, ptr %188, align 4
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> %189, <8 x float> %156)
  %191 = add nuw nsw i64 %164, 8
  %192 = icmp slt i64 %191, %108
  br i1 %192, label %155, label %120, !llvm.loop !11

193:                                              ; preds = %120
  %194 = load i64, ptr %32, align 8
  br label %195

195:                                              ; preds = %193, %328
  %196 = phi i64 [ %194, %193 ], [ %82, %328 ]
  %197 = add nuw nsw i64 %83, 8
  %198 = icmp slt i64 %197, %196
  br i1 %198, label %81, label %78, !llvm.loop !13

199:                                              ; preds = %199, %104
  %200 = phi i64 [ 0, %104 ], [ %217, %199 ]
  %201 = phi i64 [ 0, %104 ], [ %218, %199 ]
  %202 = getelementptr inbounds nuw float, ptr %97, i64 %200
  call void @llvm.prefetch.p0(ptr %202, i32 0, i32 3, i32 1)
  %203 = or disjoint i64 %200, 16
  %204 = getelementptr inbounds nuw float, ptr %97, i64 %203
  call void @llvm.prefetch.p0(ptr nonnull %204, i32 0, i32 3, i32 1)
  %205 = or disjoint i64 %200, 32
  %206 = getelementptr inbounds nuw float, ptr %97, i64 %205
  call void @llvm.prefetch.p0(ptr nonnull %206, i32 0, i32 3, i32 1)
  %207 = or disjoint i64 %200, 48
  %208 = getelementptr inbounds nuw float, ptr %97, i64 %207
  call void @llvm.prefetch.p0(ptr nonnull %208, i32 0, i32 3, i32 1)
  %209 = or disjoint i64 %200, 64
  %210 = getelementptr inbounds nuw float, ptr %97, i64 %209
  call void @llvm.prefetch.p0(ptr nonnull %210, i32 0, i32 3, i32 1)
  %211 = or disjoint i64 %200, 80
  %212 = getelementptr inbounds nuw float, ptr %97, i64 %211
  call void @llvm.prefetch.p0(ptr nonnull %212, i32 0, i32 3, i32 1)
  %213 = or disjoint i64 %200, 96
  %214 = getelementptr inbounds nuw float, ptr %97, i64 %213
  call void @llvm.prefetch.p0(ptr nonnull %214, i32 0, i32 3, i32 1)
  %215 = or disjoint i64 %200, 112
  %216 = getelementptr inbounds nuw float, ptr %97, i64 %215
  call void @llvm.prefetch.p0(ptr nonnull %216, i32 0, i32 3, i32 1)
  %217 = add nuw nsw i64 %200, 128
  %218 = add i64 %201, 8
  %219 = icmp eq i64 %218, %105
  br i1 %219, label %220, label %199, !llvm.loop !14

220:                                              ; preds = %199, %98
  %221 = phi i64 [ 0, %98 ], [ %217, %199 ]
  %222 = icmp eq i64 %102, 0
  br i1 %222, label %230, label %223

223:                                              ; preds = %220, %223
  %224 = phi i64 [ %227, %223 ], [ %221, %220 ]
  %225 = phi i64 [ %228, %223 ], [ 0, %220 ]
  %226 = getelementptr inbounds nuw float, ptr %97, i64 %224
  call void @llvm.prefetch.p0(ptr %226, i32 0, i32 3, i32 1)
  %227 = add nuw nsw i64 %224, 16
  %228 = add i64 %225, 1
  %229 = icmp eq i64 %228, %102
  br i1 %229, label %230, label %223, !llvm.loop !15

230:                                              ; preds = %223, %220
  %231 = add i64 %85, 33
  %232 = sub nsw i64 %231, %82
  %233 = icmp slt i64 %232, 0
  %234 = mul nsw i64 %86, %231
  %235 = getelementptr inbounds float, ptr %51, i64 %234
  %236 = mul nsw i64 %87, %232
  %237 = getelementptr inbounds float, ptr %55, i64 %236
  %238 = select i1 %233, ptr %235, ptr %237
  br label %239

239:                                              ; preds = %230, %239
  %240 = phi i64 [ %242, %239 ], [ 0, %230 ]
  %241 = getelementptr inbounds nuw float, ptr %238, i64 %240
  call void @llvm.prefetch.p0(ptr %241, i32 0, i32 3, i32 1)
  %242 = add nuw nsw i64 %240, 16
  %243 = icmp slt i64 %242, %89
  br i1 %243, label %239, label %244, !llvm.loop !14

244:                                              ; preds = %239
  %245 = add i64 %85, 34
  %246 = sub nsw i64 %245, %82
  %247 = icmp slt i64 %246, 0
  %248 = mul nsw i64 %86, %245
  %249 = getelementptr inbounds float, ptr %51, i64 %248
  %250 = mul nsw i64 %87, %246
  %251 = getelementptr inbounds float, ptr %55, i64 %250
  %252 = select i1 %247, ptr %249, ptr %251
  br label %253

253:                                              ; preds = %244, %253
  %254 = phi i64 [ %256, %253 ], [ 0, %244 ]
  %255 = getelementptr inbounds nuw float, ptr %252, i64 %254
  call void @llvm.prefetch.p0(ptr %255, i32 0, i32 3, i32 1)
  %256 = add nuw nsw i64 %254, 16
  %257 = icmp slt i64 %256, %89
  br i1 %257, label %253, label %258, !llvm.loop !14

258:                                              ; preds = %253
  %259 = add i64 %85, 35
  %260 = sub nsw i64 %259, %82
  %261 = icmp slt i64 %260, 0
  %262 = mul nsw i64 %86, %259
  %263 = getelementptr inbounds float, ptr %51, i64 %262
  %264 = mul nsw i64 %87, %260
  %265 = getelementptr inbounds float, ptr %55, i64 %264
  %266 = select i1 %261, ptr %263, ptr %265
  br label %267

267:                                              ; preds = %258, %267
  %268 = phi i64 [ %270, %267 ], [ 0, %258 ]
  %269 = getelementptr inbounds nuw float, ptr %266, i64 %268
  call void @llvm.prefetch.p0(ptr %269, i32 0, i32 3, i32 1)
  %270 = add nuw nsw i64 %268, 16
  %271 = icmp slt i64 %270, %89
  br i1 %271, label %267, label %272, !llvm.loop !14

272:                                              ; preds = %267
  %273 = add i64 %85, 36
  %274 = sub nsw i64 %273, %82
  %275 = icmp slt i64 %274, 0
  %276 = mul nsw i64 %86, %273
  %277 = getelementptr inbounds float, ptr %51, i64 %276
  %278 = mul nsw i64 %87, %274
  %279 = getelementptr inbounds float, ptr %55, i64 %278
  %280 = select i1 %275, ptr %277, ptr %279
  br label %281

281:                                              ; preds = %272, %281
  %282 = phi i64 [ %284, %281 ], [ 0, %272 ]
  %283 = getelementptr inbounds nuw float, ptr %280, i64 %282
  call void @llvm.prefetch.p0(ptr %283, i32 0, i32 3, i32 1)
  %284 = add nuw nsw i64 %282, 16
  %285 = icmp slt i64 %284, %89
  br i1 %285, label %281, label %286, !llvm.loop !14

286:                                              ; preds = %281
  %287 = add i64 %85, 37
  %288 = sub nsw i64 %287, %82
  %289 = icmp slt i64 %288, 0
  %290 = mul nsw i64 %86, %287
  %291 = getelementptr inbounds float, ptr %51, i64 %290
  %292 = mul nsw i64 %87, %288
  %293 = getelementptr inbounds float, ptr %55, i64 %292
  %294 = select i1 %289, ptr %291, ptr %293
  br label %295

295:                                              ; preds = %286, %295
  %296 = phi i64 [ %298, %295 ], [ 0, %286 ]
  %297 = getelementptr inbounds nuw float, ptr %294, i64 %296
  call void @llvm.prefetch.p0(ptr %297, i32 0, i32 3, i32 1)
  %298 = add nuw nsw i64 %296, 16
  %299 = icmp slt i64 %298, %89
  br i1 %299, label %295, label %300, !llvm.loop !14

300:                                              ; preds = %295
  %301 = add i64 %85, 38
  %302 = sub nsw i64 %301, %82
  %303 = icmp slt i64 %302, 0
  %304 = mul nsw i64 %86, %301
  %305 = getelementptr inbounds float, ptr %51, i64 %304
  %306 = mul nsw i64 %87, %302
  %307 = getelementptr inbounds float, ptr %55, i64 %306
  %308 = select i1 %303, ptr %305, ptr %307
  br label %309

309:                                              ; preds = %300, %309
  %310 = phi i64 [ %312, %309 ], [ 0, %300 ]
  %311 = getelementptr inbounds nuw float, ptr %308, i64 %310
  call void @llvm.prefetch.p0(ptr %311, i32 0, i32 3, i32 1)
  %312 = add nuw nsw i64 %310, 16
  %313 = icmp slt i64 %312, %89
  br i1 %313, label %309, label %314, !llvm.loop !14

314:                                              ; preds = %309
  %315 = add i64 %85, 39
  %316 = sub nsw i64 %315, %82
  %317 = icmp slt i64 %316, 0
  %318 = mul nsw i64 %86, %315
  %319 = getelementptr inbounds float, ptr %51, i64 %318
  %320 = mul nsw i64 %87, %316
  %321 = getelementptr inbounds float, ptr %55, i64 %320
  %322 = select i1 %317, ptr %319, ptr %321
  br label %323

323:                                              ; preds = %314, %323
  %324 = phi i64 [ %326, %323 ], [ 0, %314 ]
  %325 = getelementptr inbounds nuw float, ptr %322, i64 %324
  call void @llvm.prefetch.p0(ptr %325, i32 0, i32 3, i32 1)
  %326 = add nuw nsw i64 %324, 16
  %327 = icmp slt i64 %326, %89
  br i1 %327, label %323, label %328, !llvm.loop !14

328:                                              ; preds = %323, %81
  %329 = mul nsw i64 %86, %85
  %330 = getelementptr inbounds float, ptr %51, i64 %329
  br i1 %56, label %106, label %195

331:                                              ; preds = %79, %451
  %332 = phi i64 [ %470, %451 ], [ 0, %79 ]
  %333 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %332
  %334 = load i64, ptr %32, align 8
  %335 = icmp sgt i64 %334, 0
  br i1 %335, label %339, label %336

336:                                              ; preds = %331
  %337 = load float, ptr %38, align 8
  %338 = fmul float %39, %337
  br label %451

339:                                              ; preds = %331
  %340 = getelementptr inbounds nuw i8, ptr %333, i64 32
  %341 = load i64, ptr %340, align 16
  %342 = trunc i64 %341 to i32
  %343 = insertelement <8 x i32> poison, i32 %342, i64 0
  %344 = shufflevector <8 x i32> %343, <8 x i32> poison, <8 x i32> zeroinitializer
  %345 = getelementptr inbounds nuw i8, ptr %333, i64 24
  %346 = load ptr, ptr %345, align 8
  %347 = add nsw i64 %334, -1
  %348 = icmp ult i64 %334, 9
  br i1 %348, label %353, label %349

349:                                              ; preds = %339
  %350 = lshr i64 %347, 3
  %351 = add nuw nsw i64 %350, 1
  %352 = and i64 %351, 4611686018427387902
  br label %384

353:                                              ; preds = %384, %339
  %354 = phi <8 x float> [ poison, %339 ], [ %408, %384 ]
  %355 = phi <8 x float> [ splat (float 0xFFF0000000000000), %339 ], [ %408, %384 ]
  %356 = phi i64 [ 0, %339 ], [ %409, %384 ]
  %357 = and i64 %347, 8
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %359, label %370

359:                                              ; preds = %353
  %360 = trunc i64 %356 to i32
  %361 = insertelement <8 x i32> poison, i32 %360, i64 0
  %362 = shufflevector <8 x i32> %361, <8 x i32> poison, <8 x i32> zeroinitializer
  %363 = or disjoint <8 x i32> %362, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %364 = icmp slt <8 x i32> %363, %344
  %365 = getelementptr inbounds nuw float, ptr %346, i64 %356
  %366 = load <8 x float>, ptr %365, align 4
  %367 = select <8 x i1> %364, <8 x float> %366, <8 x float> splat (float 0xFFF0000000000000)
  %368 = fcmp ogt <8 x float> %367, %355
  %369 = select <8 x i1> %368, <8 x float> %367, <8 x float> %355
  br label %370

370:                                              ; preds = %353, %359
  %371 = phi <8 x float> [ %354, %353 ], [ %369, %359 ]
  %372 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %371)
  %373 = load float, ptr %38, align 8
  %374 = fmul float %372, %373
  %375 = getelementptr inbounds nuw i8, ptr %333, i64 32
  %376 = load i64, ptr %375, align 16
  %377 = trunc i64 %376 to i32
  %378 = insertelement <8 x i32> poison, i32 %377, i64 0
  %379 = shufflevector <8 x i32> %378, <8 x i32> poison, <8 x i32> zeroinitializer
  %380 = getelementptr inbounds nuw i8, ptr %333, i64 24
  %381 = load ptr, ptr %380, align 8
  %382 = insertelement <8 x float> poison, float %374, i64 0
  %383 = shufflevector <8 x float> %382, <8 x float> poison, <8 x i32> zeroinitializer
  br label %412

384:                                              ; preds = %384, %349
  %385 = phi <8 x float> [ splat (float 0xFFF0000000000000), %349 ], [ %408, %384 ]
  %386 = phi i64 [ 0, %349 ], [ %409, %384 ]
  %387 = phi i64 [ 0, %349 ], [ %410, %384 ]
  %388 = trunc i64 %386 to i32
  %389 = insertelement <8 x i32> poison, i32 %388, i64 0
  %390 = shufflevector <8 x i32> %389, <8 x i32> poison, <8 x i32> zeroinitializer
  %391 = or disjoint <8 x i32> %390, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %392 = icmp slt <8 x i32> %391, %344
  %393 = getelementptr inbounds nuw float, ptr %346, i64 %386
  %394 = load <8 x float>, ptr %393, align 4
  %395 = select <8 x i1> %392, <8 x float> %394, <8 x float> splat (float 0xFFF0000000000000)
  %396 = fcmp ogt <8 x float> %395, %385
  %397 = select <8 x i1> %396, <8 x float> %395, <8 x float> %385
  %398 = or disjoint i64 %386, 8
  %399 = trunc i64 %398 to i32
  %400 = insertelement <8 x i32> poison, i32 %399, i64 0
  %401 = shufflevector <8 x i32> %400, <8 x i32> poison, <8 x i32> zeroinitializer
  %402 = or disjoint <8 x i32> %401, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %403 = icmp slt <8 x i32> %402, %344
  %404 = getelementptr inbounds nuw float, ptr %346, i64 %398
  %405 = load <8 x float>, ptr %404, align 4
  %406 = select <8 x i1> %403, <8 x float> %405, <8 x float> splat (float 0xFFF0000000000000)
  %407 = fcmp ogt <8 x float> %406, %397
  %408 = select <8 x i1> %407, <8 x float> %406, <8 x float> %397
  %409 = add nuw nsw i64 %386, 16
  %410 = add i64 %387, 2
  %411 = icmp eq i64 %410, %352
  br i1 %411, label %353, label %384, !llvm.loop !16

412:                                              ; preds = %370, %412
  %413 = phi <8 x float> [ zeroinitializer, %370 ], [ %447, %412 ]
  %414 = phi i64 [ 0, %370 ], [ %448, %412 ]
  %415 = trunc i64 %414 to i32
  %416 = insertelement <8 x i32> poison, i32 %415, i64 0
  %417 = shufflevector <8 x i32> %416, <8 x i32> poison, <8 x i32> zeroinitializer
  %418 = or disjoint <8 x i32> %417, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %419 = icmp slt <8 x i32> %418, %379
  %420 = getelementptr inbounds nuw float, ptr %381, i64 %414
  %421 = load <8 x float>, ptr %420, align 4
  %422 = load float, ptr %38, align 8
  %423 = insertelement <8 x float> poison, float %422, i64 0
  %424 = shufflevector <8 x float> %423, <8 x float> poison, <8 x i32> zeroinitializer
  %425 = fmul <8 x float> %421, %424
  %426 = fsub <8 x float> %425, %383
  %427 = fcmp olt <8 x float> %426, splat (float -8.600000e+01)
  %428 = select <8 x i1> %427, <8 x float> splat (float -8.600000e+01), <8 x float> %426
  %429 = call <8 x float> @llvm.fma.v8f32(<8 x float> %428, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %430 = bitcast <8 x float> %429 to <8 x i32>
  %431 = fadd <8 x float> %429, splat (float 0xC168000000000000)
  %432 = call <8 x float> @llvm.fma.v8f32(<8 x float> %431, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %428)
  %433 = call <8 x float> @llvm.fma.v8f32(<8 x float> %431, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %432)
  %434 = call <8 x float> @llvm.fma.v8f32(<8 x float> %433, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %435 = call <8 x float> @llvm.fma.v8f32(<8 x float> %434, <8 x float> %433, <8 x float> splat (float 0x3F81112100000000))
  %436 = call <8 x float> @llvm.fma.v8f32(<8 x float> %435, <8 x float> %433, <8 x float> splat (float 0x3FA5553820000000))
  %437 = call <8 x float> @llvm.fma.v8f32(<8 x float> %436, <8 x float> %433, <8 x float> splat (float 0x3FC5555540000000))
  %438 = call <8 x float> @llvm.fma.v8f32(<8 x float> %437, <8 x float> %433, <8 x float> splat (float 5.000000e-01))
  %439 = fmul <8 x float> %433, %433
  %440 = call <8 x float> @llvm.fma.v8f32(<8 x float> %438, <8 x float> %439, <8 x float> %433)
  %441 = fadd <8 x float> %440, splat (float 1.000000e+00)
  %442 = shl <8 x i32> %430, splat (i32 23)
  %443 = add <8 x i32> %442, splat (i32 1065353216)
  %444 = bitcast <8 x i32> %443 to <8 x float>
  %445 = fmul <8 x float> %441, %444
  %446 = select <8 x i1> %419, <8 x float> %445, <8 x float> zeroinitializer
  store <8 x float> %446, ptr %420, align 4
  %447 = fadd <8 x float> %413, %446
  %448 = add nuw nsw i64 %414, 8
  %449 = load i64, ptr %32, align 8
  %450 = icmp slt i64 %448, %449
  br i1 %450, label %412, label %451, !llvm.loop !17

451:                                              ; preds = %412, %336
  %452 = phi float [ %338, %336 ], [ %374, %412 ]
  %453 = phi <8 x float> [ zeroinitializer, %336 ], [ %447, %412 ]
  %454 = shufflevector <8 x float> %453, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %455 = shufflevector <8 x float> %453, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %456 = fadd <4 x float> %454, %455
  %457 = shufflevector <4 x float> %456, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %458 = fadd <4 x float> %456, %457
  %459 = shufflevector <4 x float> %456, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %460 = shufflevector <4 x float> %456, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %461 = fadd <4 x float> %459, %460
  %462 = fadd <4 x float> %458, %461
  %463 = extractelement <4 x float> %462, i64 0
  %464 = fdiv float 1.000000e+00, %463
  %465 = getelementptr inbounds nuw i8, ptr %333, i64 40
  store float %464, ptr %465, align 8
  %466 = call float @logf(float noundef %463)
  %467 = fadd float %452, %466
  %468 = getelementptr inbounds nuw i8, ptr %333, i64 16
  %469 = load ptr, ptr %468, align 16
  store float %467, ptr %469, align 4
  %470 = add nuw nsw i64 %332, 1
  %471 = icmp eq i64 %470, %80
  br i1 %471, label %472, label %331, !llvm.loop !18

472:                                              ; preds = %451, %1235
  %473 = phi i64 [ %1236, %1235 ], [ 0, %451 ]
  %474 = sub nsw i64 %47, %473
  %475 = call i64 @llvm.smin.i64(i64 %474, i64 6)
  %476 = add nsw i64 %475, -1
  %477 = icmp slt i64 %474, 4
  %478 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %473
  %479 = load i64, ptr %33, align 8
  br i1 %477, label %480, label %804

480:                                              ; preds = %472
  %481 = icmp slt i64 %479, 32
  br i1 %481, label %492, label %482

482:                                              ; preds = %480
  %483 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %484 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %485 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %486 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %487 = getelementptr inbounds %struct.query, ptr %478, i64 %486, i32 3
  %488 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %489 = getelementptr inbounds %struct.query, ptr %478, i64 %488, i32 3
  %490 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %491 = getelementptr inbounds %struct.query, ptr %478, i64 %490, i32 3
  br label %508

492:                                              ; preds = %529, %480
  %493 = phi i64 [ %479, %480 ], [ %591, %529 ]
  %494 = phi i64 [ 0, %480 ], [ %510, %529 ]
  %495 = icmp slt i64 %494, %493
  br i1 %495, label %496, label %1235

496:                                              ; preds = %492
  %497 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %498 = getelementptr inbounds %struct.query, ptr %478, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %500 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %501 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %502 = getelementptr inbounds %struct.query, ptr %478, i64 %497, i32 3
  %503 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %504 = getelementptr inbounds %struct.query, ptr %478, i64 %503, i32 3
  %505 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %506 = getelementptr inbounds %struct.query, ptr %478, i64 %505, i32 3
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  br label %684

508:                                              ; preds = %482, %529
  %509 = phi i64 [ %591, %529 ], [ %479, %482 ]
  %510 = phi i64 [ %590, %529 ], [ 32, %482 ]
  %511 = phi i64 [ %510, %529 ], [ 0, %482 ]
  %512 = load i64, ptr %32, align 8
  %513 = getelementptr float, ptr %55, i64 %511
  %514 = icmp sgt i64 %512, 0
  br i1 %514, label %515, label %529

515:                                              ; preds = %508
  %516 = icmp eq i64 %511, 0
  %517 = icmp sgt i64 %509, 0
  %518 = load i64, ptr %37, align 8
  %519 = load ptr, ptr %487, align 8
  %520 = load ptr, ptr %489, align 8
  %521 = load ptr, ptr %491, align 8
  %522 = add i64 %509, -1
  %523 = lshr i64 %522, 4
  %524 = add nuw nsw i64 %523, 1
  %525 = and i64 %524, 7
  %526 = icmp ult i64 %509, 113
  %527 = and i64 %524, 2305843009213693944
  %528 = icmp eq i64 %525, 0
  br label %593

529:                                              ; preds = %648, %508
  %530 = phi i64 [ %485, %508 ], [ %490, %648 ]
  %531 = phi i64 [ %484, %508 ], [ %488, %648 ]
  %532 = phi i64 [ %483, %508 ], [ %486, %648 ]
  %533 = phi <8 x float> [ zeroinitializer, %508 ], [ %662, %648 ]
  %534 = phi <8 x float> [ zeroinitializer, %508 ], [ %663, %648 ]
  %535 = phi <8 x float> [ zeroinitializer, %508 ], [ %664, %648 ]
  %536 = phi <8 x float> [ zeroinitializer, %508 ], [ %665, %648 ]
  %537 = phi <8 x float> [ zeroinitializer, %508 ], [ %670, %648 ]
  %538 = phi <8 x float> [ zeroinitializer, %508 ], [ %671, %648 ]
  %539 = phi <8 x float> [ zeroinitializer, %508 ], [ %672, %648 ]
  %540 = phi <8 x float> [ zeroinitializer, %508 ], [ %673, %648 ]
  %541 = phi <8 x float> [ zeroinitializer, %508 ], [ %678, %648 ]
  %542 = phi <8 x float> [ zeroinitializer, %508 ], [ %679, %648 ]
  %543 = phi <8 x float> [ zeroinitializer, %508 ], [ %680, %648 ]
  %544 = phi <8 x float> [ zeroinitializer, %508 ], [ %681, %648 ]
  %545 = getelementptr inbounds %struct.query, ptr %478, i64 %532
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 8
  %547 = load ptr, ptr %546, align 8
  %548 = getelementptr inbounds nuw float, ptr %547, i64 %511
  %549 = getelementptr inbounds nuw i8, ptr %545, i64 40
  %550 = load float, ptr %549, align 8
  %551 = insertelement <8 x float> poison, float %550, i64 0
  %552 = shufflevector <8 x float> %551, <8 x float> poison, <8 x i32> zeroinitializer
  %553 = fmul <8 x float> %533, %552
  store <8 x float> %553, ptr %548, align 4
  %554 = getelementptr inbounds nuw i8, ptr %548, i64 32
  %555 = fmul <8 x float> %534, %552
  store <8 x float> %555, ptr %554, align 4
  %556 = getelementptr inbounds nuw i8, ptr %548, i64 64
  %557 = fmul <8 x float> %535, %552
  store <8 x float> %557, ptr %556, align 4
  %558 = getelementptr inbounds nuw i8, ptr %548, i64 96
  %559 = fmul <8 x float> %536, %552
  store <8 x float> %559, ptr %558, align 4
  %560 = getelementptr inbounds %struct.query, ptr %478, i64 %531
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 8
  %562 = load ptr, ptr %561, align 8
  %563 = getelementptr inbounds nuw float, ptr %562, i64 %511
  %564 = getelementptr inbounds nuw i8, ptr %560, i64 40
  %565 = load float, ptr %564, align 8
  %566 = insertelement <8 x float> poison, float %565, i64 0
  %567 = shufflevector <8 x float> %566, <8 x float> poison, <8 x i32> zeroinitializer
  %568 = fmul <8 x float> %537, %567
  store <8 x float> %568, ptr %563, align 4
  %569 = getelementptr inbounds nuw i8, ptr %563, i64 32
  %570 = fmul <8 x float> %538, %567
  store <8 x float> %570, ptr %569, align 4
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 64
  %572 = fmul <8 x float> %539, %567
  store <8 x float> %572, ptr %571, align 4
  %573 = getelementptr inbounds nuw i8, ptr %563, i64 96
  %574 = fmul <8 x float> %540, %567
  store <8 x float> %574, ptr %573, align 4
  %575 = getelementptr inbounds %struct.query, ptr %478, i64 %530
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 8
  %577 = load ptr, ptr %576, align 8
  %578 = getelementptr inbounds nuw float, ptr %577, i64 %511
  %579 = getelementptr inbounds nuw i8, ptr %575, i64 40
  %580 = load float, ptr %579, align 8
  %581 = insertelement <8 x float> poison, float %580, i64 0
  %582 = shufflevector <8 x float> %581, <8 x float> poison, <8 x i32> zeroinitializer
  %583 = fmul <8 x float> %541, %582
  store <8 x float> %583, ptr %578, align 4
  %584 = getelementptr inbounds nuw i8, ptr %578, i64 32
  %585 = fmul <8 x float> %542, %582
  store <8 x float> %585, ptr %584, align 4
  %586 = getelementptr inbounds nuw i8, ptr %578, i64 64
  %587 = fmul <8 x float> %543, %582
  store <8 x float> %587, ptr %586, align 4
  %588 = getelementptr inbounds nuw i8, ptr %578, i64 96
  %589 = fmul <8 x float> %544, %582
  store <8 x float> %589, ptr %588, align 4
  %590 = add nuw nsw i64 %510, 32
  %591 = load i64, ptr %33, align 8
  %592 = icmp sgt i64 %590, %591
  br i1 %592, label %492, label %508, !llvm.loop !19

593:                                              ; preds = %515, %648
  %594 = phi <8 x float> [ zeroinitializer, %515 ], [ %662, %648 ]
  %595 = phi <8 x float> [ zeroinitializer, %515 ], [ %663, %648 ]
  %596 = phi <8 x float> [ zeroinitializer, %515 ], [ %664, %648 ]
  %597 = phi <8 x float> [ zeroinitializer, %515 ], [ %665, %648 ]
  %598 = phi <8 x float> [ zeroinitializer, %515 ], [ %670, %648 ]
  %599 = phi <8 x float> [ zeroinitializer, %515 ], [ %671, %648 ]
  %600 = phi <8 x float> [ zeroinitializer, %515 ], [ %672, %648 ]
  %601 = phi <8 x float> [ zeroinitializer, %515 ], [ %673, %648 ]
  %602 = phi <8 x float> [ zeroinitializer, %515 ], [ %678, %648 ]
  %603 = phi <8 x float> [ zeroinitializer, %515 ], [ %679, %648 ]
  %604 = phi <8 x float> [ zeroinitializer, %515 ], [ %680, %648 ]
  %605 = phi <8 x float> [ zeroinitializer, %515 ], [ %681, %648 ]
  %606 = phi i64 [ 0, %515 ], [ %682, %648 ]
  br i1 %516, label %607, label %648

607:                                              ; preds = %593
  %608 = load i64, ptr %36, align 8
  %609 = add nuw nsw i64 %606, 32
  %610 = sub nsw i64 %609, %512
  %611 = icmp slt i64 %610, 0
  %612 = mul nsw i64 %518, %609
  %613 = getelementptr inbounds float, ptr %55, i64 %612
  %614 = mul nsw i64 %608, %610
  %615 = getelementptr inbounds float, ptr %74, i64 %614
  %616 = select i1 %611, ptr %613, ptr %615
  br i1 %517, label %617, label %648

617:                                              ; preds = %607
  br i1 %526, label %639, label %618

618:                                              ; preds = %617, %618
  %619 = phi i64 [ %636, %618 ], [ 0, %617 ]
  %620 = phi i64 [ %637, %618 ], [ 0, %617 ]
  %621 = getelementptr inbounds nuw float, ptr %616, i64 %619
  call void @llvm.prefetch.p0(ptr %621, i32 0, i32 3, i32 1)
  %622 = or disjoint i64 %619, 16
  %623 = getelementptr inbounds nuw float, ptr %616, i64 %622
  call void @llvm.prefetch.p0(ptr nonnull %623, i32 0, i32 3, i32 1)
  %624 = or disjoint i64 %619, 32
  %625 = getelementptr inbounds nuw float, ptr %616, i64 %624
  call void @llvm.prefetch.p0(ptr nonnull %625, i32 0, i32 3, i32 1)
  %626 = or disjoint i64 %619, 48
  %627 = getelementptr inbounds nuw float, ptr %616, i64 %626
  call void @llvm.prefetch.p0(ptr nonnull %627, i32 0, i32 3, i32 1)
  %628 = or disjoint i64 %619, 64
  %629 = getelementptr inbounds nuw float, ptr %616, i64 %628
  call void @llvm.prefetch.p0(ptr nonnull %629, i32 0, i32 3, i32 1)
  %630 = or disjoint i64 %619, 80
  %631 = getelementptr inbounds nuw float, ptr %616, i64 %630
  call void @llvm.prefetch.p0(ptr nonnull %631, i32 0, i32 3, i32 1)
  %632 = or disjoint i64 %619, 96
  %633 = getelementptr inbounds nuw float, ptr %616, i64 %632
  call void @llvm.prefetch.p0(ptr nonnull %633, i32 0, i32 3, i32 1)
  %634 = or disjoint i64 %619, 112
  %635 = getelementptr inbounds nuw float, ptr %616, i64 %634
  call void @llvm.prefetch.p0(ptr nonnull %635, i32 0, i32 3, i32 1)
  %636 = add nuw nsw i64 %619, 128
  %637 = add i64 %620, 8
  %638 = icmp eq i64 %637, %527
  br i1 %638, label %639, label %618, !llvm.loop !14

639:                                              ; preds = %618, %617
  %640 = phi i64 [ 0, %617 ], [ %636, %618 ]
  br i1 %528, label %648, label %641

641:                                              ; preds = %639, %641
  %642 = phi i64 [ %645, %641 ], [ %640, %639 ]
  %643 = phi i64 [ %646, %641 ], [ 0, %639 ]
  %644 = getelementptr inbounds nuw float, ptr %616, i64 %642
  call void @llvm.prefetch.p0(ptr %644, i32 0, i32 3, i32 1)
  %645 = add nuw nsw i64 %642, 16
  %646 = add i64 %643, 1
  %647 = icmp eq i64 %646, %525
  br i1 %647, label %648, label %641, !llvm.loop !20

648:                                              ; preds = %639, %641, %607, %593
  %649 = mul nsw i64 %518, %606
  %650 = getelementptr float, ptr %513, i64 %649
  %651 = load <8 x float>, ptr %650, align 4
  %652 = getelementptr inbounds nuw i8, ptr %650, i64 32
  %653 = load <8 x float>, ptr %652, align 4
  %654 = getelementptr inbounds nuw i8, ptr %650, i64 64
  %655 = load <8 x float>, ptr %654, align 4
  %656 = getelementptr inbounds nuw i8, ptr %650, i64 96
  %657 = load <8 x float>, ptr %656, align 4
  %658 = getelementptr inbounds nuw float, ptr %519, i64 %606
  %659 = load float, ptr %658, align 4
  %660 = insertelement <8 x float> poison, float %659, i64 0
  %661 = shufflevector <8 x float> %660, <8 x float> poison, <8 x i32> zeroinitializer
  %662 = call <8 x float> @llvm.fma.v8f32(<8 x float> %661, <8 x float> %651, <8 x float> %594)
  %663 = call <8 x float> @llvm.fma.v8f32(<8 x float> %661, <8 x float> %653, <8 x float> %595)
  %664 = call <8 x float> @llvm.fma.v8f32(<8 x float> %661, <8 x float> %655, <8 x float> %596)
  %665 = call <8 x float> @llvm.fma.v8f32(<8 x float> %661, <8 x float> %657, <8 x float> %597)
  %666 = getelementptr inbounds nuw float, ptr %520, i64 %606
  %667 = load float, ptr %666, align 4
  %668 = insertelement <8 x float> poison, float %667, i64 0
  %669 = shufflevector <8 x float> %668, <8 x float> poison, <8 x i32> zeroinitializer
  %670 = call <8 x float> @llvm.fma.v8f32(<8 x float> %669, <8 x float> %651, <8 x float> %598)
  %671 = call <8 x float> @llvm.fma.v8f32(<8 x float> %669, <8 x float> %653, <8 x float> %599)
  %672 = call <8 x float> @llvm.fma.v8f32(<8 x float> %669, <8 x float> %655, <8 x float> %600)
  %673 = call <8 x float> @llvm.fma.v8f32(<8 x float> %669, <8 x float> %657, <8 x float> %601)
  %674 = getelementptr inbounds nuw float, ptr %521, i64 %606
  %675 = load float, ptr %674, align 4
  %676 = insertelement <8 x float> poison, float %675, i64 0
  %677 = shufflevector <8 x float> %676, <8 x float> poison, <8 x i32> zeroinitializer
  %678 = call <8 x float> @llvm.fma.v8f32(<8 x float> %677, <8 x float> %651, <8 x float> %602)
  %679 = call <8 x float> @llvm.fma.v8f32(<8 x float> %677, <8 x float> %653, <8 x float> %603)
  %680 = call <8 x float> @llvm.fma.v8f32(<8 x float> %677, <8 x float> %655, <8 x float> %604)
  %681 = call <8 x float> @llvm.fma.v8f32(<8 x float> %677, <8 x float> %657, <8 x float> %605)
  %682 = add nuw nsw i64 %606, 1
  %683 = icmp eq i64 %682, %512
  br i1 %683, label %529, label %593, !llvm.loop !21

684:                                              ; preds = %496, %704
  %685 = phi i64 [ %735, %704 ], [ %493, %496 ]
  %686 = phi i64 [ %734, %704 ], [ %494, %496 ]
  %687 = load i64, ptr %32, align 8
  %688 = icmp sgt i64 %687, 0
  br i1 %688, label %689, label %704

689:                                              ; preds = %684
  %690 = icmp eq i64 %686, 0
  %691 = icmp sgt i64 %685, 0
  %692 = getelementptr float, ptr %55, i64 %686
  %693 = load i64, ptr %37, align 8
  %694 = load ptr, ptr %502, align 8
  %695 = load ptr, ptr %504, align 8
  %696 = load ptr, ptr %506, align 8
  %697 = add i64 %685, -1
  %698 = lshr i64 %697, 4
  %699 = add nuw nsw i64 %698, 1
  %700 = and i64 %699, 7
  %701 = icmp ult i64 %685, 113
  %702 = and i64 %699, 2305843009213693944
  %703 = icmp eq i64 %700, 0
  br label %737

704:                                              ; preds = %783, %684
  %705 = phi i64 [ %501, %684 ], [ %505, %783 ]
  %706 = phi i64 [ %500, %684 ], [ %503, %783 ]
  %707 = phi <8 x float> [ zeroinitializer, %684 ], [ %801, %783 ]
  %708 = phi <8 x float> [ zeroinitializer, %684 ], [ %796, %783 ]
  %709 = phi <8 x float> [ zeroinitializer, %684 ], [ %791, %783 ]
  %710 = load ptr, ptr %499, align 8
  %711 = getelementptr inbounds nuw float, ptr %710, i64 %686
  %712 = load float, ptr %507, align 8
  %713 = insertelement <8 x float> poison, float %712, i64 0
  %714 = shufflevector <8 x float> %713, <8 x float> poison, <8 x i32> zeroinitializer
  %715 = fmul <8 x float> %709, %714
  store <8 x float> %715, ptr %711, align 4
  %716 = getelementptr inbounds %struct.query, ptr %478, i64 %706
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 8
  %718 = load ptr, ptr %717, align 8
  %719 = getelementptr inbounds nuw float, ptr %718, i64 %686
  %720 = getelementptr inbounds nuw i8, ptr %716, i64 40
  %721 = load float, ptr %720, align 8
  %722 = insertelement <8 x float> poison, float %721, i64 0
  %723 = shufflevector <8 x float> %722, <8 x float> poison, <8 x i32> zeroinitializer
  %724 = fmul <8 x float> %708, %723
  store <8 x float> %724, ptr %719, align 4
  %725 = getelementptr inbounds %struct.query, ptr %478, i64 %705
  %726 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %727 = load ptr, ptr %726, align 8
  %728 = getelementptr inbounds nuw float, ptr %727, i64 %686
  %729 = getelementptr inbounds nuw i8, ptr %725, i64 40
  %730 = load float, ptr %729, align 8
  %731 = insertelement <8 x float> poison, float %730, i64 0
  %732 = shufflevector <8 x float> %731, <8 x float> poison, <8 x i32> zeroinitializer
  %733 = fmul <8 x float> %707, %732
  store <8 x float> %733, ptr %728, align 4
  %734 = add nuw nsw i64 %686, 8
  %735 = load i64, ptr %33, align 8
  %736 = icmp slt i64 %734, %735
  br i1 %736, label %684, label %1235, !llvm.loop !22

737:                                              ; preds = %689, %783
  %738 = phi <8 x float> [ zeroinitializer, %689 ], [ %801, %783 ]
  %739 = phi <8 x float> [ zeroinitializer, %689 ], [ %796, %783 ]
  %740 = phi <8 x float> [ zeroinitializer, %689 ], [ %791, %783 ]
  %741 = phi i64 [ 0, %689 ], [ %802, %783 ]
  br i1 %690, label %742, label %783

742:                                              ; preds = %737
  %743 = load i64, ptr %36, align 8
  %744 = add nuw nsw i64 %741, 32
  %745 = sub nsw i64 %744, %687
  %746 = icmp slt i64 %745, 0
  %747 = mul nsw i64 %693, %744
  %748 = getelementptr inbounds float, ptr %55, i64 %747
  %749 = mul nsw i64 %743, %745
  %750 = getelementptr inbounds float, ptr %74, i64 %749
  %751 = select i1 %746, ptr %748, ptr %750
  br i1 %691, label %752, label %783

752:                                              ; preds = %742
  br i1 %701, label %774, label %753

753:                                              ; preds = %752, %753
  %754 = phi i64 [ %771, %753 ], [ 0, %752 ]
  %755 = phi i64 [ %772, %753 ], [ 0, %752 ]
  %756 = getelementptr inbounds nuw float, ptr %751, i64 %754
  call void @llvm.prefetch.p0(ptr %756, i32 0, i32 3, i32 1)
  %757 = or disjoint i64 %754, 16
  %758 = getelementptr inbounds nuw float, ptr %751, i64 %757
  call void @llvm.prefetch.p0(ptr nonnull %758, i32 0, i32 3, i32 1)
  %759 = or disjoint i64 %754, 32
  %760 = getelementptr inbounds nuw float, ptr %751, i64 %759
  call void @llvm.prefetch.p0(ptr nonnull %760, i32 0, i32 3, i32 1)
  %761 = or disjoint i64 %754, 48
  %762 = getelementptr inbounds nuw float, ptr %751, i64 %761
  call void @llvm.prefetch.p0(ptr nonnull %762, i32 0, i32 3, i32 1)
  %763 = or disjoint i64 %754, 64
  %764 = getelementptr inbounds nuw float, ptr %751, i64 %763
  call void @llvm.prefetch.p0(ptr nonnull %764, i32 0, i32 3, i32 1)
  %765 = or disjoint i64 %754, 80
  %766 = getelementptr inbounds nuw float, ptr %751, i64 %765
  call void @llvm.prefetch.p0(ptr nonnull %766, i32 0, i32 3, i32 1)
  %767 = or disjoint i64 %754, 96
  %768 = getelementptr inbounds nuw float, ptr %751, i64 %767
  call void @llvm.prefetch.p0(ptr nonnull %768, i32 0, i32 3, i32 1)
  %769 = or disjoint i64 %754, 112
  %770 = getelementptr inbounds nuw float, ptr %751, i64 %769
  call void @llvm.prefetch.p0(ptr nonnull %770, i32 0, i32 3, i32 1)
  %771 = add nuw nsw i64 %754, 128
  %772 = add i64 %755, 8
  %773 = icmp eq i64 %772, %702
  br i1 %773, label %774, label %753, !llvm.loop !14

774:                                              ; preds = %753, %752
  %775 = phi i64 [ 0, %752 ], [ %771, %753 ]
  br i1 %703, label %783, label %776

776:                                              ; preds = %774, %776
  %777 = phi i64 [ %780, %776 ], [ %775, %774 ]
  %778 = phi i64 [ %781, %776 ], [ 0, %774 ]
  %779 = getelementptr inbounds nuw float, ptr %751, i64 %777
  call void @llvm.prefetch.p0(ptr %779, i32 0, i32 3, i32 1)
  %780 = add nuw nsw i64 %777, 16
  %781 = add i64 %778, 1
  %782 = icmp eq i64 %781, %700
  br i1 %782, label %783, label %776, !llvm.loop !23

783:                                              ; preds = %774, %776, %742, %737
  %784 = mul nsw i64 %693, %741
  %785 = getelementptr float, ptr %692, i64 %784
  %786 = load <8 x float>, ptr %785, align 4
  %787 = getelementptr inbounds nuw float, ptr %694, i64 %741
  %788 = load float, ptr %787, align 4
  %789 = insertelement <8 x float> poison, float %788, i64 0
  %790 = shufflevector <8 x float> %789, <8 x float> poison, <8 x i32> zeroinitializer
  %791 = call <8 x float> @llvm.fma.v8f32(<8 x float> %790, <8 x float> %786, <8 x float> %740)
  %792 = getelementptr inbounds nuw float, ptr %695, i64 %741
  %793 = load float, ptr %792, align 4
  %794 = insertelement <8 x float> poison, float %793, i64 0
  %795 = shufflevector <8 x float> %794, <8 x float> poison, <8 x i32> zeroinitializer
  %796 = call <8 x float> @llvm.fma.v8f32(<8 x float> %795, <8 x float> %786, <8 x float> %739)
  %797 = getelementptr inbounds nuw float, ptr %696, i64 %741
  %798 = load float, ptr %797, align 4
  %799 = insertelement <8 x float> poison, float %798, i64 0
  %800 = shufflevector <8 x float> %799, <8 x float> poison, <8 x i32> zeroinitializer
  %801 = call <8 x float> @llvm.fma.v8f32(<8 x float> %800, <8 x float> %786, <8 x float> %738)
  %802 = add nuw nsw i64 %741, 1
  %803 = icmp eq i64 %802, %687
  br i1 %803, label %704, label %737, !llvm.loop !21

804:                                              ; preds = %472
  %805 = icmp slt i64 %479, 16
  br i1 %805, label %825, label %806

806:                                              ; preds = %804
  %807 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %808 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %809 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %810 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %811 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %812 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %813 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %814 = getelementptr inbounds %struct.query, ptr %478, i64 %813, i32 3
  %815 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %816 = getelementptr inbounds %struct.query, ptr %478, i64 %815, i32 3
  %817 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %818 = getelementptr inbounds %struct.query, ptr %478, i64 %817, i32 3
  %819 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %820 = getelementptr inbounds %struct.query, ptr %478, i64 %819, i32 3
  %821 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %822 = getelementptr inbounds %struct.query, ptr %478, i64 %821, i32 3
  %823 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %824 = getelementptr inbounds %struct.query, ptr %478, i64 %823, i32 3
  br label %850

825:                                              ; preds = %874, %804
  %826 = phi i64 [ %479, %804 ], [ %960, %874 ]
  %827 = phi i64 [ 0, %804 ], [ %852, %874 ]
  %828 = icmp slt i64 %827, %826
  br i1 %828, label %829, label %1235

829:                                              ; preds = %825
  %830 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %831 = getelementptr inbounds %struct.query, ptr %478, i64 %830
  %832 = getelementptr inbounds nuw i8, ptr %831, i64 8
  %833 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %834 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %835 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %836 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %837 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %838 = getelementptr inbounds %struct.query, ptr %478, i64 %830, i32 3
  %839 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %840 = getelementptr inbounds %struct.query, ptr %478, i64 %839, i32 3
  %841 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %842 = getelementptr inbounds %struct.query, ptr %478, i64 %841, i32 3
  %843 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %844 = getelementptr inbounds %struct.query, ptr %478, i64 %843, i32 3
  %845 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %846 = getelementptr inbounds %struct.query, ptr %478, i64 %845, i32 3
  %847 = call i64 @llvm.smin.i64(i64 %476, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %848 = getelementptr inbounds %struct.query, ptr %478, i64 %847, i32 3
  %849 = getelementptr inbounds nuw i8, ptr %831, i64 40
  br label %1061

850:                                              ; preds = %806, %874
  %851 = phi i64 [ %960, %874 ], [ %479, %806 ]
  %852 = phi i64 [ %959, %874 ], [ 16, %806 ]
  %853 = phi i64 [ %852, %874 ], [ 0, %806 ]
  %854 = load i64, ptr %32, align 8
  %855 = getelementptr float, ptr %55, i64 %853
  %856 = icmp sgt i64 %854, 0
  br i1 %856, label %857, label %874

857:                                              ; preds = %850
  %858 = icmp eq i64 %853, 0
  %859 = icmp sgt i64 %851, 0
  %860 = load i64, ptr %37, align 8
  %861 = load ptr, ptr %814, align 8
  %862 = load ptr, ptr %816, align 8
  %863 = load ptr, ptr %818, align 8
  %864 = load ptr, ptr %820, align 8
  %865 = load ptr, ptr %822, align 8
  %866 = load ptr, ptr %824, align 8
  %867 = add i64 %851, -1
  %868 = lshr i64 %867, 4
  %869 = add nuw nsw i64 %868, 1
  %870 = and i64 %869, 7
  %871 = icmp ult i64 %851, 113
  %872 = and i64 %869, 2305843009213693944
  %873 = icmp eq i64 %870, 0
  br label %962

874:                                              ; preds = %1017, %850
  %875 = phi i64 [ %812, %850 ], [ %823, %1017 ]
  %876 = phi i64 [ %811, %850 ], [ %821, %1017 ]
  %877 = phi i64 [ %810, %850 ], [ %819, %1017 ]
  %878 = phi i64 [ %809, %850 ], [ %817, %1017 ]
  %879 = phi i64 [ %808, %850 ], [ %815, %1017 ]
  %880 = phi i64 [ %807, %850 ], [ %813, %1017 ]
  %881 = phi <8 x float> [ zeroinitializer, %850 ], [ %1058, %1017 ]
  %882 = phi <8 x float> [ zeroinitializer, %850 ], [ %1057, %1017 ]
  %883 = phi <8 x float> [ zeroinitializer, %850 ], [ %1052, %1017 ]
  %884 = phi <8 x float> [ zeroinitializer, %850 ], [ %1051, %1017 ]
  %885 = phi <8 x float> [ zeroinitializer, %850 ], [ %1046, %1017 ]
  %886 = phi <8 x float> [ zeroinitializer, %850 ], [ %1045, %1017 ]
  %887 = phi <8 x float> [ zeroinitializer, %850 ], [ %1040, %1017 ]
  %888 = phi <8 x float> [ zeroinitializer, %850 ], [ %1039, %1017 ]
  %889 = phi <8 x float> [ zeroinitializer, %850 ], [ %1034, %1017 ]
  %890 = phi <8 x float> [ zeroinitializer, %850 ], [ %1033, %1017 ]
  %891 = phi <8 x float> [ zeroinitializer, %850 ], [ %1028, %1017 ]
  %892 = phi <8 x float> [ zeroinitializer, %850 ], [ %1027, %1017 ]
  %893 = getelementptr inbounds %struct.query, ptr %478, i64 %880
  %894 = getelementptr inbounds nuw i8, ptr %893, i64 8
  %895 = load ptr, ptr %894, align 8
  %896 = getelementptr inbounds nuw float, ptr %895, i64 %853
  %897 = getelementptr inbounds nuw i8, ptr %893, i64 40
  %898 = load float, ptr %897, align 8
  %899 = insertelement <8 x float> poison, float %898, i64 0
  %900 = shufflevector <8 x float> %899, <8 x float> poison, <8 x i32> zeroinitializer
  %901 = fmul <8 x float> %892, %900
  store <8 x float> %901, ptr %896, align 4
  %902 = getelementptr inbounds nuw i8, ptr %896, i64 32
  %903 = fmul <8 x float> %891, %900
  store <8 x float> %903, ptr %902, align 4
  %904 = getelementptr inbounds %struct.query, ptr %478, i64 %879
  %905 = getelementptr inbounds nuw i8, ptr %904, i64 8
  %906 = load ptr, ptr %905, align 8
  %907 = getelementptr inbounds nuw float, ptr %906, i64 %853
  %908 = getelementptr inbounds nuw i8, ptr %904, i64 40
  %909 = load float, ptr %908, align 8
  %910 = insertelement <8 x float> poison, float %909, i64 0
  %911 = shufflevector <8 x float> %910, <8 x float> poison, <8 x i32> zeroinitializer
  %912 = fmul <8 x float> %890, %911
  store <8 x float> %912, ptr %907, align 4
  %913 = getelementptr inbounds nuw i8, ptr %907, i64 32
  %914 = fmul <8 x float> %889, %911
  store <8 x float> %914, ptr %913, align 4
  %915 = getelementptr inbounds %struct.query, ptr %478, i64 %878
  %916 = getelementptr inbounds nuw i8, ptr %915, i64 8
  %917 = load ptr, ptr %916, align 8
  %918 = getelementptr inbounds nuw float, ptr %917, i64 %853
  %919 = getelementptr inbounds nuw i8, ptr %915, i64 40
  %920 = load float, ptr %919, align 8
  %921 = insertelement <8 x float> poison, float %920, i64 0
  %922 = shufflevector <8 x float> %921, <8 x float> poison, <8 x i32> zeroinitializer
  %923 = fmul <8 x float> %888, %922
  store <8 x float> %923, ptr %918, align 4
  %924 = getelementptr inbounds nuw i8, ptr %918, i64 32
  %925 = fmul <8 x float> %887, %922
  store <8 x float> %925, ptr %924, align 4
  %926 = getelementptr inbounds %struct.query, ptr %478, i64 %877
  %927 = getelementptr inbounds nuw i8, ptr %926, i64 8
  %928 = load ptr, ptr %927, align 8
  %929 = getelementptr inbounds nuw float, ptr %928, i64 %853
  %930 = getelementptr inbounds nuw i8, ptr %926, i64 40
  %931 = load float, ptr %930, align 8
  %932 = insertelement <8 x float> poison, float %931, i64 0
  %933 = shufflevector <8 x float> %932, <8 x float> poison, <8 x i32> zeroinitializer
  %934 = fmul <8 x float> %886, %933
  store <8 x float> %934, ptr %929, align 4
  %935 = getelementptr inbounds nuw i8, ptr %929, i64 32
  %936 = fmul <8 x float> %885, %933
  store <8 x float> %936, ptr %935, align 4
  %937 = getelementptr inbounds %struct.query, ptr %478, i64 %876
  %938 = getelementptr inbounds nuw i8, ptr %937, i64 8
  %939 = load ptr, ptr %938, align 8
  %940 = getelementptr inbounds nuw float, ptr %939, i64 %853
  %941 = getelementptr inbounds nuw i8, ptr %937, i64 40
  %942 = load float, ptr %941, align 8
  %943 = insertelement <8 x float> poison, float %942, i64 0
  %944 = shufflevector <8 x float> %943, <8 x float> poison, <8 x i32> zeroinitializer
  %945 = fmul <8 x float> %884, %944
  store <8 x float> %945, ptr %940, align 4
  %946 = getelementptr inbounds nuw i8, ptr %940, i64 32
  %947 = fmul <8 x float> %883, %944
  store <8 x float> %947, ptr %946, align 4
  %948 = getelementptr inbounds %struct.query, ptr %478, i64 %875
  %949 = getelementptr inbounds nuw i8, ptr %948, i64 8
  %950 = load ptr, ptr %949, align 8
  %951 = getelementptr inbounds nuw float, ptr %950, i64 %853
  %952 = getelementptr inbounds nuw i8, ptr %948, i64 40
  %953 = load float, ptr %952, align 8
  %954 = insertelement <8 x float> poison, float %953, i64 0
  %955 = shufflevector <8 x float> %954, <8 x float> poison, <8 x i32> zeroinitializer
  %956 = fmul <8 x float> %882, %955
  store <8 x float> %956, ptr %951, align 4
  %957 = getelementptr inbounds nuw i8, ptr %951, i64 32
  %958 = fmul <8 x float> %881, %955
  store <8 x float> %958, ptr %957, align 4
  %959 = add nuw nsw i64 %852, 16
  %960 = load i64, ptr %33, align 8
  %961 = icmp sgt i64 %959, %960
  br i1 %961, label %825, label %850, !llvm.loop !19

962:                                              ; preds = %857, %1017
  %963 = phi <8 x float> [ zeroinitializer, %857 ], [ %1058, %1017 ]
  %964 = phi <8 x float> [ zeroinitializer, %857 ], [ %1057, %1017 ]
  %965 = phi <8 x float> [ zeroinitializer, %857 ], [ %1052, %1017 ]
  %966 = phi <8 x float> [ zeroinitializer, %857 ], [ %1051, %1017 ]
  %967 = phi <8 x float> [ zeroinitializer, %857 ], [ %1046, %1017 ]
  %968 = phi <8 x float> [ zeroinitializer, %857 ], [ %1045, %1017 ]
  %969 = phi <8 x float> [ zeroinitializer, %857 ], [ %1040, %1017 ]
  %970 = phi <8 x float> [ zeroinitializer, %857 ], [ %1039, %1017 ]
  %971 = phi <8 x float> [ zeroinitializer, %857 ], [ %1034, %1017 ]
  %972 = phi <8 x float> [ zeroinitializer, %857 ], [ %1033, %1017 ]
  %973 = phi <8 x float> [ zeroinitializer, %857 ], [ %1028, %1017 ]
  %974 = phi <8 x float> [ zeroinitializer, %857 ], [ %1027, %1017 ]
  %975 = phi i64 [ 0, %857 ], [ %1059, %1017 ]
  br i1 %858, label %976, label %1017

976:                                              ; preds = %962
  %977 = load i64, ptr %36, align 8
  %978 = add nuw nsw i64 %975, 32
  %979 = sub nsw i64 %978, %854
  %980 = icmp slt i64 %979, 0
  %981 = mul nsw i64 %860, %978
  %982 = getelementptr inbounds float, ptr %55, i64 %981
  %983 = mul nsw i64 %977, %979
  %984 = getelementptr inbounds float, ptr %74, i64 %983
  %985 = select i1 %980, ptr %982, ptr %984
  br i1 %859, label %986, label %1017

986:                                              ; preds = %976
  br i1 %871, label %1008, label %987

987:                                              ; preds = %986, %987
  %988 = phi i64 [ %1005, %987 ], [ 0, %986 ]
  %989 = phi i64 [ %1006, %987 ], [ 0, %986 ]
  %990 = getelementptr inbounds nuw float, ptr %985, i64 %988
  call void @llvm.prefetch.p0(ptr %990, i32 0, i32 3, i32 1)
  %991 = or disjoint i64 %988, 16
  %992 = getelementptr inbounds nuw float, ptr %985, i64 %991
  call void @llvm.prefetch.p0(ptr nonnull %992, i32 0, i32 3, i32 1)
  %993 = or disjoint i64 %988, 32
  %994 = getelementptr inbounds nuw float, ptr %985, i64 %993
  call void @llvm.prefetch.p0(ptr nonnull %994, i32 0, i32 3, i32 1)
  %995 = or disjoint i64 %988, 48
  %996 = getelementptr inbounds nuw float, ptr %985, i64 %995
  call void @llvm.prefetch.p0(ptr nonnull %996, i32 0, i32 3, i32 1)
  %997 = or disjoint i64 %988, 64
  %998 = getelementptr inbounds nuw float, ptr %985, i64 %997
  call void @llvm.prefetch.p0(ptr nonnull %998, i32 0, i32 3, i32 1)
  %999 = or disjoint i64 %988, 80
  %1000 = getelementptr inbounds nuw float, ptr %985, i64 %999
  call void @llvm.prefetch.p0(ptr nonnull %1000, i32 0, i32 3, i32 1)
  %1001 = or disjoint i64 %988, 96
  %1002 = getelementptr inbounds nuw float, ptr %985, i64 %1001
  call void @llvm.prefetch.p0(ptr nonnull %1002, i32 0, i32 3, i32 1)
  %1003 = or disjoint i64 %988, 112
  %1004 = getelementptr inbounds nuw float, ptr %985, i64 %1003
  call void @llvm.prefetch.p0(ptr nonnull %1004, i32 0, i32 3, i32 1)
  %1005 = add nuw nsw i64 %988, 128
  %1006 = add i64 %989, 8
  %1007 = icmp eq i64 %1006, %872
  br i1 %1007, label %1008, label %987, !llvm.loop !14

1008:                                             ; preds = %987, %986
  %1009 = phi i64 [ 0, %986 ], [ %1005, %987 ]
  br i1 %873, label %1017, label %1010

1010:                                             ; preds = %1008, %1010
  %1011 = phi i64 [ %1014, %1010 ], [ %1009, %1008 ]
  %1012 = phi i64 [ %1015, %1010 ], [ 0, %1008 ]
  %1013 = getelementptr inbounds nuw float, ptr %985, i64 %1011
  call void @llvm.prefetch.p0(ptr %1013, i32 0, i32 3, i32 1)
  %1014 = add nuw nsw i64 %1011, 16
  %1015 = add i64 %1012, 1
  %1016 = icmp eq i64 %1015, %870
  br i1 %1016, label %1017, label %1010, !llvm.loop !24

1017:                                             ; preds = %1008, %1010, %976, %962
  %1018 = mul nsw i64 %860, %975
  %1019 = getelementptr float, ptr %855, i64 %1018
  %1020 = load <8 x float>, ptr %1019, align 4
  %1021 = getelementptr inbounds nuw i8, ptr %1019, i64 32
  %1022 = load <8 x float>, ptr %1021, align 4
  %1023 = getelementptr inbounds nuw float, ptr %861, i64 %975
  %1024 = load float, ptr %1023, align 4
  %1025 = insertelement <8 x float> poison, float %1024, i64 0
  %1026 = shufflevector <8 x float> %1025, <8 x float> poison, <8 x i32> zeroinitializer
  %1027 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1026, <8 x float> %1020, <8 x float> %974)
  %1028 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1026, <8 x float> %1022, <8 x float> %973)
  %1029 = getelementptr inbounds nuw float, ptr %862, i64 %975
  %1030 = load float, ptr %1029, align 4
  %1031 = insertelement <8 x float> poison, float %1030, i64 0
  %1032 = shufflevector <8 x float> %1031, <8 x float> poison, <8 x i32> zeroinitializer
  %1033 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1032, <8 x float> %1020, <8 x float> %972)
  %1034 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1032, <8 x float> %1022, <8 x float> %971)
  %1035 = getelementptr inbounds nuw float, ptr %863, i64 %975
  %1036 = load float, ptr %1035, align 4
  %1037 = insertelement <8 x float> poison, float %1036, i64 0
  %1038 = shufflevector <8 x float> %1037, <8 x float> poison, <8 x i32> zeroinitializer
  %1039 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1038, <8 x float> %1020, <8 x float> %970)
  %1040 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1038, <8 x float> %1022, <8 x float> %969)
  %1041 = getelementptr inbounds nuw float, ptr %864, i64 %975
  %1042 = load float, ptr %1041, align 4
  %1043 = insertelement <8 x float> poison, float %1042, i64 0
  %1044 = shufflevector <8 x float> %1043, <8 x float> poison, <8 x i32> zeroinitializer
  %1045 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1044, <8 x float> %1020, <8 x float> %968)
  %1046 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1044, <8 x float> %1022, <8 x float> %967)
  %1047 = getelementptr inbounds nuw float, ptr %865, i64 %975
  %1048 = load float, ptr %1047, align 4
  %1049 = insertelement <8 x float> poison, float %1048, i64 0
  %1050 = shufflevector <8 x float> %1049, <8 x float> poison, <8 x i32> zeroinitializer
  %1051 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1050, <8 x float> %1020, <8 x float> %966)
  %1052 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1050, <8 x float> %1022, <8 x float> %965)
  %1053 = getelementptr inbounds nuw float, ptr %866, i64 %975
  %1054 = load float, ptr %1053, align 4
  %1055 = insertelement <8 x float> poison, float %1054, i64 0
  %1056 = shufflevector <8 x float> %1055, <8 x float> poison, <8 x i32> zeroinitializer
  %1057 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1056, <8 x float> %1020, <8 x float> %964)
  %1058 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1056, <8 x float> %1022, <8 x float> %963)
  %1059 = add nuw nsw i64 %975, 1
  %1060 = icmp eq i64 %1059, %854
  br i1 %1060, label %874, label %962, !llvm.loop !21

1061:                                             ; preds = %829, %1084
  %1062 = phi i64 [ %1148, %1084 ], [ %826, %829 ]
  %1063 = phi i64 [ %1147, %1084 ], [ %827, %829 ]
  %1064 = load i64, ptr %32, align 8
  %1065 = icmp sgt i64 %1064, 0
  br i1 %1065, label %1066, label %1084

1066:                                             ; preds = %1061
  %1067 = icmp eq i64 %1063, 0
  %1068 = icmp sgt i64 %1062, 0
  %1069 = getelementptr float, ptr %55, i64 %1063
  %1070 = load i64, ptr %37, align 8
  %1071 = load ptr, ptr %838, align 8
  %1072 = load ptr, ptr %840, align 8
  %1073 = load ptr, ptr %842, align 8
  %1074 = load ptr, ptr %844, align 8
  %1075 = load ptr, ptr %846, align 8
  %1076 = load ptr, ptr %848, align 8
  %1077 = add i64 %1062, -1
  %1078 = lshr i64 %1077, 4
  %1079 = add nuw nsw i64 %1078, 1
  %1080 = and i64 %1079, 7
  %1081 = icmp ult i64 %1062, 113
  %1082 = and i64 %1079, 2305843009213693944
  %1083 = icmp eq i64 %1080, 0
  br label %1150

1084:                                             ; preds = %1199, %1061
  %1085 = phi i64 [ %837, %1061 ], [ %847, %1199 ]
  %1086 = phi i64 [ %836, %1061 ], [ %845, %1199 ]
  %1087 = phi i64 [ %835, %1061 ], [ %843, %1199 ]
  %1088 = phi i64 [ %834, %1061 ], [ %841, %1199 ]
  %1089 = phi i64 [ %833, %1061 ], [ %839, %1199 ]
  %1090 = phi <8 x float> [ zeroinitializer, %1061 ], [ %1232, %1199 ]
  %1091 = phi <8 x float> [ zeroinitializer, %1061 ], [ %1227, %1199 ]
  %1092 = phi <8 x float> [ zeroinitializer, %1061 ], [ %1222, %1199 ]
  %1093 = phi <8 x float> [ zeroinitializer, %1061 ], [ %1217, %1199 ]
  %1094 = phi <8 x float> [ zeroinitializer, %1061 ], [ %1212, %1199 ]
  %1095 = phi <8 x float> [ zeroinitializer, %1061 ], [ %1207, %1199 ]
  %1096 = load ptr, ptr %832, align 8
  %1097 = getelementptr inbounds nuw float, ptr %1096, i64 %1063
  %1098 = load float, ptr %849, align 8
  %1099 = insertelement <8 x float> poison, float %1098, i64 0
  %1100 = shufflevector <8 x float> %1099, <8 x float> poison, <8 x i32> zeroinitializer
  %1101 = fmul <8 x float> %1095, %1100
  store <8 x float> %1101, ptr %1097, align 4
  %1102 = getelementptr inbounds %struct.query, ptr %478, i64 %1089
  %1103 = getelementptr inbounds nuw i8, ptr %1102, i64 8
  %1104 = load ptr, ptr %1103, align 8
  %1105 = getelementptr inbounds nuw float, ptr %1104, i64 %1063
  %1106 = getelementptr inbounds nuw i8, ptr %1102, i64 40
  %1107 = load float, ptr %1106, align 8
  %1108 = insertelement <8 x float> poison, float %1107, i64 0
  %1109 = shufflevector <8 x float> %1108, <8 x float> poison, <8 x i32> zeroinitializer
  %1110 = fmul <8 x float> %1094, %1109
  store <8 x float> %1110, ptr %1105, align 4
  %1111 = getelementptr inbounds %struct.query, ptr %478, i64 %1088
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 8
  %1113 = load ptr, ptr %1112, align 8
  %1114 = getelementptr inbounds nuw float, ptr %1113, i64 %1063
  %1115 = getelementptr inbounds nuw i8, ptr %1111, i64 40
  %1116 = load float, ptr %1115, align 8
  %1117 = insertelement <8 x float> poison, float %1116, i64 0
  %1118 = shufflevector <8 x float> %1117, <8 x float> poison, <8 x i32> zeroinitializer
  %1119 = fmul <8 x float> %1093, %1118
  store <8 x float> %1119, ptr %1114, align 4
  %1120 = getelementptr inbounds %struct.query, ptr %478, i64 %1087
  %1121 = getelementptr inbounds nuw i8, ptr %1120, i64 8
  %1122 = load ptr, ptr %1121, align 8
  %1123 = getelementptr inbounds nuw float, ptr %1122, i64 %1063
  %1124 = getelementptr inbounds nuw i8, ptr %1120, i64 40
  %1125 = load float, ptr %1124, align 8
  %1126 = insertelement <8 x float> poison, float %1125, i64 0
  %1127 = shufflevector <8 x float> %1126, <8 x float> poison, <8 x i32> zeroinitializer
  %1128 = fmul <8 x float> %1092, %1127
  store <8 x float> %1128, ptr %1123, align 4
  %1129 = getelementptr inbounds %struct.query, ptr %478, i64 %1086
  %1130 = getelementptr inbounds nuw i8, ptr %1129, i64 8
  %1131 = load ptr, ptr %1130, align 8
  %1132 = getelementptr inbounds nuw float, ptr %1131, i64 %1063
  %1133 = getelementptr inbounds nuw i8, ptr %1129, i64 40
  %1134 = load float, ptr %1133, align 8
  %1135 = insertelement <8 x float> poison, float %1134, i64 0
  %1136 = shufflevector <8 x float> %1135, <8 x float> poison, <8 x i32> zeroinitializer
  %1137 = fmul <8 x float> %1091, %1136
  store <8 x float> %1137, ptr %1132, align 4
  %1138 = getelementptr inbounds %struct.query, ptr %478, i64 %1085
  %1139 = getelementptr inbounds nuw i8, ptr %1138, i64 8
  %1140 = load ptr, ptr %1139, align 8
  %1141 = getelementptr inbounds nuw float, ptr %1140, i64 %1063
  %1142 = getelementptr inbounds nuw i8, ptr %1138, i64 40
  %1143 = load float, ptr %1142, align 8
  %1144 = insertelement <8 x float> poison, float %1143, i64 0
  %1145 = shufflevector <8 x float> %1144, <8 x float> poison, <8 x i32> zeroinitializer
  %1146 = fmul <8 x float> %1090, %1145
  store <8 x float> %1146, ptr %1141, align 4
  %1147 = add nuw nsw i64 %1063, 8
  %1148 = load i64, ptr %33, align 8
  %1149 = icmp slt i64 %1147, %1148
  br i1 %1149, label %1061, label %1235, !llvm.loop !22

1150:                                             ; preds = %1066, %1199
  %1151 = phi <8 x float> [ zeroinitializer, %1066 ], [ %1232, %1199 ]
  %1152 = phi <8 x float> [ zeroinitializer, %1066 ], [ %1227, %1199 ]
  %1153 = phi <8 x float> [ zeroinitializer, %1066 ], [ %1222, %1199 ]
  %1154 = phi <8 x float> [ zeroinitializer, %1066 ], [ %1217, %1199 ]
  %1155 = phi <8 x float> [ zeroinitializer, %1066 ], [ %1212, %1199 ]
  %1156 = phi <8 x float> [ zeroinitializer, %1066 ], [ %1207, %1199 ]
  %1157 = phi i64 [ 0, %1066 ], [ %1233, %1199 ]
  br i1 %1067, label %1158, label %1199

1158:                                             ; preds = %1150
  %1159 = load i64, ptr %36, align 8
  %1160 = add nuw nsw i64 %1157, 32
  %1161 = sub nsw i64 %1160, %1064
  %1162 = icmp slt i64 %1161, 0
  %1163 = mul nsw i64 %1070, %1160
  %1164 = getelementptr inbounds float, ptr %55, i64 %1163
  %1165 = mul nsw i64 %1159, %1161
  %1166 = getelementptr inbounds float, ptr %74, i64 %1165
  %1167 = select i1 %1162, ptr %1164, ptr %1166
  br i1 %1068, label %1168, label %1199

1168:                                             ; preds = %1158
  br i1 %1081, label %1190, label %1169

1169:                                             ; preds = %1168, %1169
  %1170 = phi i64 [ %1187, %1169 ], [ 0, %1168 ]
  %1171 = phi i64 [ %1188, %1169 ], [ 0, %1168 ]
  %1172 = getelementptr inbounds nuw float, ptr %1167, i64 %1170
  call void @llvm.prefetch.p0(ptr %1172, i32 0, i32 3, i32 1)
  %1173 = or disjoint i64 %1170, 16
  %1174 = getelementptr inbounds nuw float, ptr %1167, i64 %1173
  call void @llvm.prefetch.p0(ptr nonnull %1174, i32 0, i32 3, i32 1)
  %1175 = or disjoint i64 %1170, 32
  %1176 = getelementptr inbounds nuw float, ptr %1167, i64 %1175
  call void @llvm.prefetch.p0(ptr nonnull %1176, i32 0, i32 3, i32 1)
  %1177 = or disjoint i64 %1170, 48
  %1178 = getelementptr inbounds nuw float, ptr %1167, i64 %1177
  call void @llvm.prefetch.p0(ptr nonnull %1178, i32 0, i32 3, i32 1)
  %1179 = or disjoint i64 %1170, 64
  %1180 = getelementptr inbounds nuw float, ptr %1167, i64 %1179
  call void @llvm.prefetch.p0(ptr nonnull %1180, i32 0, i32 3, i32 1)
  %1181 = or disjoint i64 %1170, 80
  %1182 = getelementptr inbounds nuw float, ptr %1167, i64 %1181
  call void @llvm.prefetch.p0(ptr nonnull %1182, i32 0, i32 3, i32 1)
  %1183 = or disjoint i64 %1170, 96
  %1184 = getelementptr inbounds nuw float, ptr %1167, i64 %1183
  call void @llvm.prefetch.p0(ptr nonnull %1184, i32 0, i32 3, i32 1)
  %1185 = or disjoint i64 %1170, 112
  %1186 = getelementptr inbounds nuw float, ptr %1167, i64 %1185
  call void @llvm.prefetch.p0(ptr nonnull %1186, i32 0, i32 3, i32 1)
  %1187 = add nuw nsw i64 %1170, 128
  %1188 = add i64 %1171, 8
  %1189 = icmp eq i64 %1188, %1082
  br i1 %1189, label %1190, label %1169, !llvm.loop !14

1190:                                             ; preds = %1169, %1168
  %1191 = phi i64 [ 0, %1168 ], [ %1187, %1169 ]
  br i1 %1083, label %1199, label %1192

1192:                                             ; preds = %1190, %1192
  %1193 = phi i64 [ %1196, %1192 ], [ %1191, %1190 ]
  %1194 = phi i64 [ %1197, %1192 ], [ 0, %1190 ]
  %1195 = getelementptr inbounds nuw float, ptr %1167, i64 %1193
  call void @llvm.prefetch.p0(ptr %1195, i32 0, i32 3, i32 1)
  %1196 = add nuw nsw i64 %1193, 16
  %1197 = add i64 %1194, 1
  %1198 = icmp eq i64 %1197, %1080
  br i1 %1198, label %1199, label %1192, !llvm.loop !25

1199:                                             ; preds = %1190, %1192, %1158, %1150
  %1200 = mul nsw i64 %1070, %1157
  %1201 = getelementptr float, ptr %1069, i64 %1200
  %1202 = load <8 x float>, ptr %1201, align 4
  %1203 = getelementptr inbounds nuw float, ptr %1071, i64 %1157
  %1204 = load float, ptr %1203, align 4
  %1205 = insertelement <8 x float> poison, float %1204, i64 0
  %1206 = shufflevector <8 x float> %1205, <8 x float> poison, <8 x i32> zeroinitializer
  %1207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1206, <8 x float> %1202, <8 x float> %1156)
  %1208 = getelementptr inbounds nuw float, ptr %1072, i64 %1157
  %1209 = load float, ptr %1208, align 4
  %1210 = insertelement <8 x float> poison, float %1209, i64 0
  %1211 = shufflevector <8 x float> %1210, <8 x float> poison, <8 x i32> zeroinitializer
  %1212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1211, <8 x float> %1202, <8 x float> %1155)
  %1213 = getelementptr inbounds nuw float, ptr %1073, i64 %1157
  %1214 = load float, ptr %1213, align 4
  %1215 = insertelement <8 x float> poison, float %1214, i64 0
  %1216 = shufflevector <8 x float> %1215, <8 x float> poison, <8 x i32> zeroinitializer
  %1217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1216, <8 x float> %1202, <8 x float> %1154)
  %1218 = getelementptr inbounds nuw float, ptr %1074, i64 %1157
  %1219 = load float, ptr %1218, align 4
  %1220 = insertelement <8 x float> poison, float %1219, i64 0
  %1221 = shufflevector <8 x float> %1220, <8 x float> poison, <8 x i32> zeroinitializer
  %1222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1221, <8 x float> %1202, <8 x float> %1153)
  %1223 = getelementptr inbounds nuw float, ptr %1075, i64 %1157
  %1224 = load float, ptr %1223, align 4
  %1225 = insertelement <8 x float> poison, float %1224, i64 0
  %1226 = shufflevector <8 x float> %1225, <8 x float> poison, <8 x i32> zeroinitializer
  %1227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1226, <8 x float> %1202, <8 x float> %1152)
  %1228 = getelementptr inbounds nuw float, ptr %1076, i64 %1157
  %1229 = load float, ptr %1228, align 4
  %1230 = insertelement <8 x float> poison, float %1229, i64 0
  %1231 = shufflevector <8 x float> %1230, <8 x float> poison, <8 x i32> zeroinitializer
  %1232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1231, <8 x float> %1202, <8 x float> %1151)
  %1233 = add nuw nsw i64 %1157, 1
  %1234 = icmp eq i64 %1233, %1064
  br i1 %1234, label %1084, label %1150, !llvm.loop !21

1235:                                             ; preds = %1084, %704, %825, %492
  %1236 = add nuw nsw i64 %473, 6
  %1237 = icmp slt i64 %1236, %47
  br i1 %1237, label %472, label %1238, !llvm.loop !26

1238:                                             ; preds = %1235, %78
  %1239 = add i64 %42, 1
  %1240 = icmp eq i64 %1239, %22
  br i1 %1240, label %40, label %41, !llvm.loop !27

1241:                                             ; preds = %58, %1241
  %1242 = phi i64 [ 0, %58 ], [ %1271, %1241 ]
  %1243 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %1242
  %1244 = add nsw i64 %1242, %45
  %1245 = shl nsw i64 %1242, 13
  %1246 = getelementptr inbounds nuw i8, ptr %2, i64 %1245
  %1247 = sdiv i64 %1244, %61
  %1248 = add nsw i64 %1247, %60
  %1249 = srem i64 %1244, %61
  %1250 = mul nsw i64 %63, %1248
  %1251 = getelementptr inbounds float, ptr %62, i64 %1250
  %1252 = mul nsw i64 %64, %1249
  %1253 = getelementptr inbounds float, ptr %1251, i64 %1252
  %1254 = mul i64 %1249, %67
  %1255 = add nsw i64 %1254, %1248
  %1256 = mul nsw i64 %1255, %68
  %1257 = getelementptr inbounds float, ptr %65, i64 %1256
  %1258 = mul nsw i64 %1248, %61
  %1259 = getelementptr inbounds float, ptr %69, i64 %1258
  %1260 = getelementptr inbounds float, ptr %1259, i64 %1249
  %1261 = xor i64 %1249, -1
  %1262 = add i64 %61, %1261
  %1263 = select i1 %71, i64 0, i64 %1262
  %1264 = sub nsw i64 %57, %1263
  store ptr %1253, ptr %1243, align 16
  %1265 = getelementptr inbounds nuw i8, ptr %1243, i64 8
  store ptr %1257, ptr %1265, align 8
  %1266 = getelementptr inbounds nuw i8, ptr %1243, i64 16
  store ptr %1260, ptr %1266, align 16
  %1267 = getelementptr inbounds nuw i8, ptr %1243, i64 24
  store ptr %1246, ptr %1267, align 8
  %1268 = getelementptr inbounds nuw i8, ptr %1243, i64 32
  store i64 %1264, ptr %1268, align 16
  %1269 = getelementptr inbounds nuw i8, ptr %1243, i64 40
  store float 0.000000e+00, ptr %1269, align 8
  %1270 = getelementptr inbounds nuw i8, ptr %1243, i64 44
  store i32 0, ptr %1270, align 4
  %1271 = add nuw nsw i64 %1242, 1
  %1272 = icmp eq i64 %1271, %72
  br i1 %1272, label %73, label %1241, !llvm.loop !28
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

declare float @logf(float noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = !{!7}
!7 = distinct !{!7, !8, !"query_of: argument 0"}
!8 = distinct !{!8, !"query_of"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !10, !12}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
