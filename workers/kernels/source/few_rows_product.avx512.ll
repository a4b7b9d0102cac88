; Made by `make kernels`, not by hand: ziglang 0.15.2, sources f155a693904f036e, code 70f74251a787b5e2
define void @product_48(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 7
  %5 = sdiv i64 %4, 8
  %6 = add i64 %3, -1
  %7 = add i64 %6, %5
  %8 = sdiv i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %10, 48
  %12 = tail call i32 @omp_get_thread_num()
  %13 = sext i32 %12 to i64
  %14 = tail call i32 @omp_get_num_threads()
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %11, %13
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %13, 1
  %19 = mul nsw i64 %18, %11
  %20 = sdiv i64 %19, %15
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %1371

22:                                               ; preds = %1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = icmp sgt i64 %3, 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %28 = load i64, ptr %23, align 8
  %29 = udiv i64 %5, 3
  %30 = shl nuw nsw i64 %5, 1
  %31 = udiv i64 %30, 3
  br label %32

32:                                               ; preds = %22, %39
  %33 = phi i64 [ %28, %22 ], [ %40, %39 ]
  %34 = phi i64 [ %28, %22 ], [ %41, %39 ]
  %35 = phi i64 [ %17, %22 ], [ %42, %39 ]
  %36 = icmp sgt i64 %34, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %32
  %38 = mul nsw i64 %35, 192
  br label %44

39:                                               ; preds = %78, %32
  %40 = phi i64 [ %33, %32 ], [ %79, %78 ]
  %41 = phi i64 [ %34, %32 ], [ %79, %78 ]
  %42 = add nsw i64 %35, 1
  %43 = icmp eq i64 %42, %20
  br i1 %43, label %1371, label %32, !llvm.loop !6

44:                                               ; preds = %37, %78
  %45 = phi i64 [ %33, %37 ], [ %79, %78 ]
  %46 = phi i64 [ 0, %37 ], [ %82, %78 ]
  %47 = phi i64 [ %34, %37 ], [ %79, %78 ]
  %48 = phi i64 [ 0, %37 ], [ %80, %78 ]
  %49 = load ptr, ptr %0, align 8
  %50 = mul nsw i64 %47, %35
  %51 = add nsw i64 %50, %48
  %52 = mul nsw i64 %51, 192
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  br i1 %24, label %54, label %78

54:                                               ; preds = %44
  %55 = icmp eq i64 %48, 0
  %56 = icmp sgt i64 %47, %48
  %57 = add i64 %47, %46
  %58 = tail call i64 @llvm.smin.i64(i64 %57, i64 96)
  %59 = tail call i64 @llvm.smax.i64(i64 %58, i64 1)
  %60 = getelementptr i8, ptr %53, i64 64
  %61 = getelementptr i8, ptr %53, i64 128
  %62 = getelementptr i8, ptr %53, i64 64
  %63 = getelementptr i8, ptr %53, i64 128
  %64 = getelementptr i8, ptr %53, i64 64
  %65 = getelementptr i8, ptr %53, i64 128
  %66 = getelementptr i8, ptr %53, i64 64
  %67 = getelementptr i8, ptr %53, i64 128
  %68 = getelementptr i8, ptr %53, i64 64
  %69 = getelementptr i8, ptr %53, i64 128
  %70 = getelementptr i8, ptr %53, i64 64
  %71 = getelementptr i8, ptr %53, i64 128
  %72 = getelementptr i8, ptr %53, i64 64
  %73 = getelementptr i8, ptr %53, i64 128
  %74 = getelementptr i8, ptr %53, i64 64
  %75 = getelementptr i8, ptr %53, i64 128
  br label %83

76:                                               ; preds = %1368
  %77 = load i64, ptr %23, align 8
  br label %78

78:                                               ; preds = %76, %44
  %79 = phi i64 [ %77, %76 ], [ %45, %44 ]
  %80 = add nuw nsw i64 %48, 96
  %81 = icmp slt i64 %80, %79
  %82 = add nsw i64 %46, -96
  br i1 %81, label %44, label %39, !llvm.loop !8

83:                                               ; preds = %54, %1368
  %84 = phi i64 [ 0, %54 ], [ %1369, %1368 ]
  %85 = icmp eq i64 %84, 0
  %86 = select i1 %85, i64 4608, i64 0
  %87 = icmp eq i64 %84, %29
  %88 = select i1 %87, i64 4608, i64 0
  %89 = icmp eq i64 %84, %31
  %90 = select i1 %89, i64 4608, i64 0
  %91 = mul nsw i64 %84, %8
  %92 = load ptr, ptr %25, align 8
  %93 = load i64, ptr %23, align 8
  %94 = mul nsw i64 %93, %91
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = getelementptr inbounds nuw float, ptr %95, i64 %48
  %97 = load ptr, ptr %26, align 8
  %98 = load i64, ptr %9, align 8
  %99 = mul nsw i64 %98, %91
  %100 = getelementptr inbounds float, ptr %97, i64 %99
  %101 = getelementptr inbounds i8, ptr %100, i64 %38
  %102 = load i64, ptr %2, align 8
  %103 = sub nsw i64 %102, %91
  %104 = tail call i64 @llvm.smin.i64(i64 %103, i64 %8)
  switch i64 %104, label %1368 [
    i64 1, label %105
    i64 2, label %144
    i64 3, label %213
    i64 4, label %318
    i64 5, label %458
    i64 6, label %633
    i64 7, label %843
    i64 8, label %1088
  ]

105:                                              ; preds = %83
  %106 = load <16 x float>, ptr %101, align 4
  %107 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %106
  %108 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %109 = load <16 x float>, ptr %108, align 4
  %110 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %109
  %111 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %112 = load <16 x float>, ptr %111, align 4
  %113 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %112
  br i1 %56, label %114, label %140

114:                                              ; preds = %105, %114
  %115 = phi <16 x float> [ %137, %114 ], [ %113, %105 ]
  %116 = phi <16 x float> [ %136, %114 ], [ %110, %105 ]
  %117 = phi <16 x float> [ %135, %114 ], [ %107, %105 ]
  %118 = phi i64 [ %138, %114 ], [ 0, %105 ]
  %119 = mul i64 %118, 192
  %120 = getelementptr inbounds nuw i8, ptr %53, i64 %119
  %121 = load <16 x float>, ptr %120, align 4
  %122 = getelementptr inbounds nuw float, ptr %120, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %122, i32 0, i32 2, i32 1)
  %123 = mul i64 %118, 192
  %124 = getelementptr i8, ptr %74, i64 %123
  %125 = load <16 x float>, ptr %124, align 4
  %126 = getelementptr inbounds nuw float, ptr %124, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %126, i32 0, i32 2, i32 1)
  %127 = mul i64 %118, 192
  %128 = getelementptr i8, ptr %75, i64 %127
  %129 = load <16 x float>, ptr %128, align 4
  %130 = getelementptr inbounds nuw float, ptr %128, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %130, i32 0, i32 2, i32 1)
  %131 = getelementptr float, ptr %96, i64 %118
  %132 = load float, ptr %131, align 4
  %133 = insertelement <16 x float> poison, float %132, i64 0
  %134 = shufflevector <16 x float> %133, <16 x float> poison, <16 x i32> zeroinitializer
  %135 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %121, <16 x float> %117)
  %136 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %125, <16 x float> %116)
  %137 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %129, <16 x float> %115)
  %138 = add nuw nsw i64 %118, 1
  %139 = icmp eq i64 %138, %59
  br i1 %139, label %140, label %114, !llvm.loop !9

140:                                              ; preds = %114, %105
  %141 = phi <16 x float> [ %113, %105 ], [ %137, %114 ]
  %142 = phi <16 x float> [ %110, %105 ], [ %136, %114 ]
  %143 = phi <16 x float> [ %107, %105 ], [ %135, %114 ]
  store <16 x float> %143, ptr %101, align 4
  store <16 x float> %142, ptr %108, align 4
  store <16 x float> %141, ptr %111, align 4
  br label %1368

144:                                              ; preds = %83
  %145 = load <16 x float>, ptr %101, align 4
  %146 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %145
  %147 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %148 = load <16 x float>, ptr %147, align 4
  %149 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %148
  %150 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %151 = load <16 x float>, ptr %150, align 4
  %152 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %151
  %153 = getelementptr inbounds float, ptr %101, i64 %98
  %154 = load <16 x float>, ptr %153, align 4
  %155 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %154
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 64
  %157 = load <16 x float>, ptr %156, align 4
  %158 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %157
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %160 = load <16 x float>, ptr %159, align 4
  %161 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %160
  br i1 %56, label %177, label %162

162:                                              ; preds = %177, %144
  %163 = phi <16 x float> [ %161, %144 ], [ %210, %177 ]
  %164 = phi <16 x float> [ %158, %144 ], [ %209, %177 ]
  %165 = phi <16 x float> [ %155, %144 ], [ %208, %177 ]
  %166 = phi <16 x float> [ %152, %144 ], [ %203, %177 ]
  %167 = phi <16 x float> [ %149, %144 ], [ %202, %177 ]
  %168 = phi <16 x float> [ %146, %144 ], [ %201, %177 ]
  store <16 x float> %168, ptr %101, align 4
  store <16 x float> %167, ptr %147, align 4
  store <16 x float> %166, ptr %150, align 4
  %169 = load i64, ptr %9, align 8
  %170 = getelementptr inbounds float, ptr %101, i64 %169
  store <16 x float> %165, ptr %170, align 4
  %171 = load i64, ptr %9, align 8
  %172 = getelementptr inbounds float, ptr %101, i64 %171
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 64
  store <16 x float> %164, ptr %173, align 4
  %174 = load i64, ptr %9, align 8
  %175 = getelementptr inbounds float, ptr %101, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 128
  store <16 x float> %163, ptr %176, align 4
  br label %1368

177:                                              ; preds = %144, %177
  %178 = phi <16 x float> [ %210, %177 ], [ %161, %144 ]
  %179 = phi <16 x float> [ %209, %177 ], [ %158, %144 ]
  %180 = phi <16 x float> [ %208, %177 ], [ %155, %144 ]
  %181 = phi <16 x float> [ %203, %177 ], [ %152, %144 ]
  %182 = phi <16 x float> [ %202, %177 ], [ %149, %144 ]
  %183 = phi <16 x float> [ %201, %177 ], [ %146, %144 ]
  %184 = phi i64 [ %211, %177 ], [ 0, %144 ]
  %185 = mul i64 %184, 192
  %186 = getelementptr inbounds nuw i8, ptr %53, i64 %185
  %187 = load <16 x float>, ptr %186, align 4
  %188 = getelementptr inbounds nuw float, ptr %186, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %188, i32 0, i32 2, i32 1)
  %189 = mul i64 %184, 192
  %190 = getelementptr i8, ptr %72, i64 %189
  %191 = load <16 x float>, ptr %190, align 4
  %192 = getelementptr inbounds nuw float, ptr %190, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %192, i32 0, i32 2, i32 1)
  %193 = mul i64 %184, 192
  %194 = getelementptr i8, ptr %73, i64 %193
  %195 = load <16 x float>, ptr %194, align 4
  %196 = getelementptr inbounds nuw float, ptr %194, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %196, i32 0, i32 2, i32 1)
  %197 = getelementptr float, ptr %96, i64 %184
  %198 = load float, ptr %197, align 4
  %199 = insertelement <16 x float> poison, float %198, i64 0
  %200 = shufflevector <16 x float> %199, <16 x float> poison, <16 x i32> zeroinitializer
  %201 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %187, <16 x float> %183)
  %202 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %191, <16 x float> %182)
  %203 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %195, <16 x float> %181)
  %204 = getelementptr float, ptr %197, i64 %93
  %205 = load float, ptr %204, align 4
  %206 = insertelement <16 x float> poison, float %205, i64 0
  %207 = shufflevector <16 x float> %206, <16 x float> poison, <16 x i32> zeroinitializer
  %208 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %187, <16 x float> %180)
  %209 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %191, <16 x float> %179)
  %210 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %195, <16 x float> %178)
  %211 = add nuw nsw i64 %184, 1
  %212 = icmp eq i64 %211, %59
  br i1 %212, label %162, label %177, !llvm.loop !9

213:                                              ; preds = %83
  %214 = load <16 x float>, ptr %101, align 4
  %215 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %214
  %216 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %217 = load <16 x float>, ptr %216, align 4
  %218 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %217
  %219 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %220 = load <16 x float>, ptr %219, align 4
  %221 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %220
  %222 = getelementptr inbounds float, ptr %101, i64 %98
  %223 = load <16 x float>, ptr %222, align 4
  %224 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %223
  %225 = getelementptr inbounds nuw i8, ptr %222, i64 64
  %226 = load <16 x float>, ptr %225, align 4
  %227 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %226
  %228 = getelementptr inbounds nuw i8, ptr %222, i64 128
  %229 = load <16 x float>, ptr %228, align 4
  %230 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %229
  %231 = shl nsw i64 %98, 3
  %232 = getelementptr inbounds i8, ptr %101, i64 %231
  %233 = load <16 x float>, ptr %232, align 4
  %234 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %233
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 64
  %236 = load <16 x float>, ptr %235, align 4
  %237 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %236
  %238 = getelementptr inbounds nuw i8, ptr %232, i64 128
  %239 = load <16 x float>, ptr %238, align 4
  %240 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %239
  br i1 %56, label %241, label %243

241:                                              ; preds = %213
  %242 = shl i64 %93, 3
  br label %272

243:                                              ; preds = %272, %213
  %244 = phi <16 x float> [ %240, %213 ], [ %315, %272 ]
  %245 = phi <16 x float> [ %237, %213 ], [ %314, %272 ]
  %246 = phi <16 x float> [ %234, %213 ], [ %313, %272 ]
  %247 = phi <16 x float> [ %230, %213 ], [ %308, %272 ]
  %248 = phi <16 x float> [ %227, %213 ], [ %307, %272 ]
  %249 = phi <16 x float> [ %224, %213 ], [ %306, %272 ]
  %250 = phi <16 x float> [ %221, %213 ], [ %301, %272 ]
  %251 = phi <16 x float> [ %218, %213 ], [ %300, %272 ]
  %252 = phi <16 x float> [ %215, %213 ], [ %299, %272 ]
  store <16 x float> %252, ptr %101, align 4
  store <16 x float> %251, ptr %216, align 4
  store <16 x float> %250, ptr %219, align 4
  %253 = load i64, ptr %9, align 8
  %254 = getelementptr inbounds float, ptr %101, i64 %253
  store <16 x float> %249, ptr %254, align 4
  %255 = load i64, ptr %9, align 8
  %256 = getelementptr inbounds float, ptr %101, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 64
  store <16 x float> %248, ptr %257, align 4
  %258 = load i64, ptr %9, align 8
  %259 = getelementptr inbounds float, ptr %101, i64 %258
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 128
  store <16 x float> %247, ptr %260, align 4
  %261 = load i64, ptr %9, align 8
  %262 = shl nsw i64 %261, 3
  %263 = getelementptr inbounds i8, ptr %101, i64 %262
  store <16 x float> %246, ptr %263, align 4
  %264 = load i64, ptr %9, align 8
  %265 = shl nsw i64 %264, 3
  %266 = getelementptr inbounds i8, ptr %101, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 64
  store <16 x float> %245, ptr %267, align 4
  %268 = load i64, ptr %9, align 8
  %269 = shl nsw i64 %268, 3
  %270 = getelementptr inbounds i8, ptr %101, i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 128
  store <16 x float> %244, ptr %271, align 4
  br label %1368

272:                                              ; preds = %241, %272
  %273 = phi <16 x float> [ %240, %241 ], [ %315, %272 ]
  %274 = phi <16 x float> [ %237, %241 ], [ %314, %272 ]
  %275 = phi <16 x float> [ %234, %241 ], [ %313, %272 ]
  %276 = phi <16 x float> [ %230, %241 ], [ %308, %272 ]
  %277 = phi <16 x float> [ %227, %241 ], [ %307, %272 ]
  %278 = phi <16 x float> [ %224, %241 ], [ %306, %272 ]
  %279 = phi <16 x float> [ %221, %241 ], [ %301, %272 ]
  %280 = phi <16 x float> [ %218, %241 ], [ %300, %272 ]
  %281 = phi <16 x float> [ %215, %241 ], [ %299, %272 ]
  %282 = phi i64 [ 0, %241 ], [ %316, %272 ]
  %283 = mul i64 %282, 192
  %284 = getelementptr inbounds nuw i8, ptr %53, i64 %283
  %285 = load <16 x float>, ptr %284, align 4
  %286 = getelementptr inbounds nuw float, ptr %284, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %286, i32 0, i32 2, i32 1)
  %287 = mul i64 %282, 192
  %288 = getelementptr i8, ptr %70, i64 %287
  %289 = load <16 x float>, ptr %288, align 4
  %290 = getelementptr inbounds nuw float, ptr %288, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %290, i32 0, i32 2, i32 1)
  %291 = mul i64 %282, 192
  %292 = getelementptr i8, ptr %71, i64 %291
  %293 = load <16 x float>, ptr %292, align 4
  %294 = getelementptr inbounds nuw float, ptr %292, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %294, i32 0, i32 2, i32 1)
  %295 = getelementptr float, ptr %96, i64 %282
  %296 = load float, ptr %295, align 4
  %297 = insertelement <16 x float> poison, float %296, i64 0
  %298 = shufflevector <16 x float> %297, <16 x float> poison, <16 x i32> zeroinitializer
  %299 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %298, <16 x float> %285, <16 x float> %281)
  %300 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %298, <16 x float> %289, <16 x float> %280)
  %301 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %298, <16 x float> %293, <16 x float> %279)
  %302 = getelementptr float, ptr %295, i64 %93
  %303 = load float, ptr %302, align 4
  %304 = insertelement <16 x float> poison, float %303, i64 0
  %305 = shufflevector <16 x float> %304, <16 x float> poison, <16 x i32> zeroinitializer
  %306 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %285, <16 x float> %278)
  %307 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %289, <16 x float> %277)
  %308 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %293, <16 x float> %276)
  %309 = getelementptr i8, ptr %295, i64 %242
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %285, <16 x float> %275)
  %314 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %289, <16 x float> %274)
  %315 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %293, <16 x float> %273)
  %316 = add nuw nsw i64 %282, 1
  %317 = icmp eq i64 %316, %59
  br i1 %317, label %243, label %272, !llvm.loop !9

318:                                              ; preds = %83
  %319 = load <16 x float>, ptr %101, align 4
  %320 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %319
  %321 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %322 = load <16 x float>, ptr %321, align 4
  %323 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %322
  %324 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %325 = load <16 x float>, ptr %324, align 4
  %326 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %325
  %327 = getelementptr inbounds float, ptr %101, i64 %98
  %328 = load <16 x float>, ptr %327, align 4
  %329 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %328
  %330 = getelementptr inbounds nuw i8, ptr %327, i64 64
  %331 = load <16 x float>, ptr %330, align 4
  %332 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %331
  %333 = getelementptr inbounds nuw i8, ptr %327, i64 128
  %334 = load <16 x float>, ptr %333, align 4
  %335 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %334
  %336 = shl nsw i64 %98, 3
  %337 = getelementptr inbounds i8, ptr %101, i64 %336
  %338 = load <16 x float>, ptr %337, align 4
  %339 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %338
  %340 = getelementptr inbounds nuw i8, ptr %337, i64 64
  %341 = load <16 x float>, ptr %340, align 4
  %342 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %341
  %343 = getelementptr inbounds nuw i8, ptr %337, i64 128
  %344 = load <16 x float>, ptr %343, align 4
  %345 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %344
  %346 = mul nsw i64 %98, 12
  %347 = getelementptr inbounds i8, ptr %101, i64 %346
  %348 = load <16 x float>, ptr %347, align 4
  %349 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %348
  %350 = getelementptr inbounds nuw i8, ptr %347, i64 64
  %351 = load <16 x float>, ptr %350, align 4
  %352 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %351
  %353 = getelementptr inbounds nuw i8, ptr %347, i64 128
  %354 = load <16 x float>, ptr %353, align 4
  %355 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %354
  br i1 %56, label %356, label %359

356:                                              ; preds = %318
  %357 = shl i64 %93, 3
  %358 = mul i64 %93, 12
  br label %402

359:                                              ; preds = %402, %318
  %360 = phi <16 x float> [ %355, %318 ], [ %455, %402 ]
  %361 = phi <16 x float> [ %352, %318 ], [ %454, %402 ]
  %362 = phi <16 x float> [ %349, %318 ], [ %453, %402 ]
  %363 = phi <16 x float> [ %345, %318 ], [ %448, %402 ]
  %364 = phi <16 x float> [ %342, %318 ], [ %447, %402 ]
  %365 = phi <16 x float> [ %339, %318 ], [ %446, %402 ]
  %366 = phi <16 x float> [ %335, %318 ], [ %441, %402 ]
  %367 = phi <16 x float> [ %332, %318 ], [ %440, %402 ]
  %368 = phi <16 x float> [ %329, %318 ], [ %439, %402 ]
  %369 = phi <16 x float> [ %326, %318 ], [ %434, %402 ]
  %370 = phi <16 x float> [ %323, %318 ], [ %433, %402 ]
  %371 = phi <16 x float> [ %320, %318 ], [ %432, %402 ]
  store <16 x float> %371, ptr %101, align 4
  store <16 x float> %370, ptr %321, align 4
  store <16 x float> %369, ptr %324, align 4
  %372 = load i64, ptr %9, align 8
  %373 = getelementptr inbounds float, ptr %101, i64 %372
  store <16 x float> %368, ptr %373, align 4
  %374 = load i64, ptr %9, align 8
  %375 = getelementptr inbounds float, ptr %101, i64 %374
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 64
  store <16 x float> %367, ptr %376, align 4
  %377 = load i64, ptr %9, align 8
  %378 = getelementptr inbounds float, ptr %101, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 128
  store <16 x float> %366, ptr %379, align 4
  %380 = load i64, ptr %9, align 8
  %381 = shl nsw i64 %380, 3
  %382 = getelementptr inbounds i8, ptr %101, i64 %381
  store <16 x float> %365, ptr %382, align 4
  %383 = load i64, ptr %9, align 8
  %384 = shl nsw i64 %383, 3
  %385 = getelementptr inbounds i8, ptr %101, i64 %384
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 64
  store <16 x float> %364, ptr %386, align 4
  %387 = load i64, ptr %9, align 8
  %388 = shl nsw i64 %387, 3
  %389 = getelementptr inbounds i8, ptr %101, i64 %388
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 128
  store <16 x float> %363, ptr %390, align 4
  %391 = load i64, ptr %9, align 8
  %392 = mul nsw i64 %391, 12
  %393 = getelementptr inbounds i8, ptr %101, i64 %392
  store <16 x float> %362, ptr %393, align 4
  %394 = load i64, ptr %9, align 8
  %395 = mul nsw i64 %394, 12
  %396 = getelementptr inbounds i8, ptr %101, i64 %395
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 64
  store <16 x float> %361, ptr %397, align 4
  %398 = load i64, ptr %9, align 8
  %399 = mul nsw i64 %398, 12
  %400 = getelementptr inbounds i8, ptr %101, i64 %399
  %401 = getelementptr inbounds nuw i8, ptr %400, i64 128
  store <16 x float> %360, ptr %401, align 4
  br label %1368

402:                                              ; preds = %356, %402
  %403 = phi <16 x float> [ %355, %356 ], [ %455, %402 ]
  %404 = phi <16 x float> [ %352, %356 ], [ %454, %402 ]
  %405 = phi <16 x float> [ %349, %356 ], [ %453, %402 ]
  %406 = phi <16 x float> [ %345, %356 ], [ %448, %402 ]
  %407 = phi <16 x float> [ %342, %356 ], [ %447, %402 ]
  %408 = phi <16 x float> [ %339, %356 ], [ %446, %402 ]
  %409 = phi <16 x float> [ %335, %356 ], [ %441, %402 ]
  %410 = phi <16 x float> [ %332, %356 ], [ %440, %402 ]
  %411 = phi <16 x float> [ %329, %356 ], [ %439, %402 ]
  %412 = phi <16 x float> [ %326, %356 ], [ %434, %402 ]
  %413 = phi <16 x float> [ %323, %356 ], [ %433, %402 ]
  %414 = phi <16 x float> [ %320, %356 ], [ %432, %402 ]
  %415 = phi i64 [ 0, %356 ], [ %456, %402 ]
  %416 = mul i64 %415, 192
  %417 = getelementptr inbounds nuw i8, ptr %53, i64 %416
  %418 = load <16 x float>, ptr %417, align 4
  %419 = getelementptr inbounds nuw float, ptr %417, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %419, i32 0, i32 2, i32 1)
  %420 = mul i64 %415, 192
  %421 = getelementptr i8, ptr %68, i64 %420
  %422 = load <16 x float>, ptr %421, align 4
  %423 = getelementptr inbounds nuw float, ptr %421, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %423, i32 0, i32 2, i32 1)
  %424 = mul i64 %415, 192
  %425 = getelementptr i8, ptr %69, i64 %424
  %426 = load <16 x float>, ptr %425, align 4
  %427 = getelementptr inbounds nuw float, ptr %425, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %427, i32 0, i32 2, i32 1)
  %428 = getelementptr float, ptr %96, i64 %415
  %429 = load float, ptr %428, align 4
  %430 = insertelement <16 x float> poison, float %429, i64 0
  %431 = shufflevector <16 x float> %430, <16 x float> poison, <16 x i32> zeroinitializer
  %432 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %431, <16 x float> %418, <16 x float> %414)
  %433 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %431, <16 x float> %422, <16 x float> %413)
  %434 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %431, <16 x float> %426, <16 x float> %412)
  %435 = getelementptr float, ptr %428, i64 %93
  %436 = load float, ptr %435, align 4
  %437 = insertelement <16 x float> poison, float %436, i64 0
  %438 = shufflevector <16 x float> %437, <16 x float> poison, <16 x i32> zeroinitializer
  %439 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %438, <16 x float> %418, <16 x float> %411)
  %440 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %438, <16 x float> %422, <16 x float> %410)
  %441 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %438, <16 x float> %426, <16 x float> %409)
  %442 = getelementptr i8, ptr %428, i64 %357
  %443 = load float, ptr %442, align 4
  %444 = insertelement <16 x float> poison, float %443, i64 0
  %445 = shufflevector <16 x float> %444, <16 x float> poison, <16 x i32> zeroinitializer
  %446 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %418, <16 x float> %408)
  %447 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %422, <16 x float> %407)
  %448 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %426, <16 x float> %406)
  %449 = getelementptr i8, ptr %428, i64 %358
  %450 = load float, ptr %449, align 4
  %451 = insertelement <16 x float> poison, float %450, i64 0
  %452 = shufflevector <16 x float> %451, <16 x float> poison, <16 x i32> zeroinitializer
  %453 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %452, <16 x float> %418, <16 x float> %405)
  %454 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %452, <16 x float> %422, <16 x float> %404)
  %455 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %452, <16 x float> %426, <16 x float> %403)
  %456 = add nuw nsw i64 %415, 1
  %457 = icmp eq i64 %456, %59
  br i1 %457, label %359, label %402, !llvm.loop !9

458:                                              ; preds = %83
  %459 = load <16 x float>, ptr %101, align 4
  %460 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %459
  %461 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %462 = load <16 x float>, ptr %461, align 4
  %463 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %462
  %464 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %465 = load <16 x float>, ptr %464, align 4
  %466 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %465
  %467 = getelementptr inbounds float, ptr %101, i64 %98
  %468 = load <16 x float>, ptr %467, align 4
  %469 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %468
  %470 = getelementptr inbounds nuw i8, ptr %467, i64 64
  %471 = load <16 x float>, ptr %470, align 4
  %472 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %471
  %473 = getelementptr inbounds nuw i8, ptr %467, i64 128
  %474 = load <16 x float>, ptr %473, align 4
  %475 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %474
  %476 = shl nsw i64 %98, 3
  %477 = getelementptr inbounds i8, ptr %101, i64 %476
  %478 = load <16 x float>, ptr %477, align 4
  %479 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %478
  %480 = getelementptr inbounds nuw i8, ptr %477, i64 64
  %481 = load <16 x float>, ptr %480, align 4
  %482 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %481
  %483 = getelementptr inbounds nuw i8, ptr %477, i64 128
  %484 = load <16 x float>, ptr %483, align 4
  %485 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %484
  %486 = mul nsw i64 %98, 12
  %487 = getelementptr inbounds i8, ptr %101, i64 %486
  %488 = load <16 x float>, ptr %487, align 4
  %489 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %488
  %490 = getelementptr inbounds nuw i8, ptr %487, i64 64
  %491 = load <16 x float>, ptr %490, align 4
  %492 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %491
  %493 = getelementptr inbounds nuw i8, ptr %487, i64 128
  %494 = load <16 x float>, ptr %493, align 4
  %495 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %494
  %496 = shl nsw i64 %98, 4
  %497 = getelementptr inbounds i8, ptr %101, i64 %496
  %498 = load <16 x float>, ptr %497, align 4
  %499 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %498
  %500 = getelementptr inbounds nuw i8, ptr %497, i64 64
  %501 = load <16 x float>, ptr %500, align 4
  %502 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %501
  %503 = getelementptr inbounds nuw i8, ptr %497, i64 128
  %504 = load <16 x float>, ptr %503, align 4
  %505 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %504
  br i1 %56, label %506, label %510

506:                                              ; preds = %458
  %507 = shl i64 %93, 3
  %508 = mul i64 %93, 12
  %509 = shl i64 %93, 4
  br label %567

510:                                              ; preds = %567, %458
  %511 = phi <16 x float> [ %505, %458 ], [ %630, %567 ]
  %512 = phi <16 x float> [ %502, %458 ], [ %629, %567 ]
  %513 = phi <16 x float> [ %499, %458 ], [ %628, %567 ]
  %514 = phi <16 x float> [ %495, %458 ], [ %623, %567 ]
  %515 = phi <16 x float> [ %492, %458 ], [ %622, %567 ]
  %516 = phi <16 x float> [ %489, %458 ], [ %621, %567 ]
  %517 = phi <16 x float> [ %485, %458 ], [ %616, %567 ]
  %518 = phi <16 x float> [ %482, %458 ], [ %615, %567 ]
  %519 = phi <16 x float> [ %479, %458 ], [ %614, %567 ]
  %520 = phi <16 x float> [ %475, %458 ], [ %609, %567 ]
  %521 = phi <16 x float> [ %472, %458 ], [ %608, %567 ]
  %522 = phi <16 x float> [ %469, %458 ], [ %607, %567 ]
  %523 = phi <16 x float> [ %466, %458 ], [ %602, %567 ]
  %524 = phi <16 x float> [ %463, %458 ], [ %601, %567 ]
  %525 = phi <16 x float> [ %460, %458 ], [ %600, %567 ]
  store <16 x float> %525, ptr %101, align 4
  store <16 x float> %524, ptr %461, align 4
  store <16 x float> %523, ptr %464, align 4
  %526 = load i64, ptr %9, align 8
  %527 = getelementptr inbounds float, ptr %101, i64 %526
  store <16 x float> %522, ptr %527, align 4
  %528 = load i64, ptr %9, align 8
  %529 = getelementptr inbounds float, ptr %101, i64 %528
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 64
  store <16 x float> %521, ptr %530, align 4
  %531 = load i64, ptr %9, align 8
  %532 = getelementptr inbounds float, ptr %101, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 128
  store <16 x float> %520, ptr %533, align 4
  %534 = load i64, ptr %9, align 8
  %535 = shl nsw i64 %534, 3
  %536 = getelementptr inbounds i8, ptr %101, i64 %535
  store <16 x float> %519, ptr %536, align 4
  %537 = load i64, ptr %9, align 8
  %538 = shl nsw i64 %537, 3
  %539 = getelementptr inbounds i8, ptr %101, i64 %538
  %540 = getelementptr inbounds nuw i8, ptr %539, i64 64
  store <16 x float> %518, ptr %540, align 4
  %541 = load i64, ptr %9, align 8
  %542 = shl nsw i64 %541, 3
  %543 = getelementptr inbounds i8, ptr %101, i64 %542
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 128
  store <16 x float> %517, ptr %544, align 4
  %545 = load i64, ptr %9, align 8
  %546 = mul nsw i64 %545, 12
  %547 = getelementptr inbounds i8, ptr %101, i64 %546
  store <16 x float> %516, ptr %547, align 4
  %548 = load i64, ptr %9, align 8
  %549 = mul nsw i64 %548, 12
  %550 = getelementptr inbounds i8, ptr %101, i64 %549
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 64
  store <16 x float> %515, ptr %551, align 4
  %552 = load i64, ptr %9, align 8
  %553 = mul nsw i64 %552, 12
  %554 = getelementptr inbounds i8, ptr %101, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 128
  store <16 x float> %514, ptr %555, align 4
  %556 = load i64, ptr %9, align 8
  %557 = shl nsw i64 %556, 4
  %558 = getelementptr inbounds i8, ptr %101, i64 %557
  store <16 x float> %513, ptr %558, align 4
  %559 = load i64, ptr %9, align 8
  %560 = shl nsw i64 %559, 4
  %561 = getelementptr inbounds i8, ptr %101, i64 %560
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 64
  store <16 x float> %512, ptr %562, align 4
  %563 = load i64, ptr %9, align 8
  %564 = shl nsw i64 %563, 4
  %565 = getelementptr inbounds i8, ptr %101, i64 %564
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 128
  store <16 x float> %511, ptr %566, align 4
  br label %1368

567:                                              ; preds = %506, %567
  %568 = phi <16 x float> [ %505, %506 ], [ %630, %567 ]
  %569 = phi <16 x float> [ %502, %506 ], [ %629, %567 ]
  %570 = phi <16 x float> [ %499, %506 ], [ %628, %567 ]
  %571 = phi <16 x float> [ %495, %506 ], [ %623, %567 ]
  %572 = phi <16 x float> [ %492, %506 ], [ %622, %567 ]
  %573 = phi <16 x float> [ %489, %506 ], [ %621, %567 ]
  %574 = phi <16 x float> [ %485, %506 ], [ %616, %567 ]
  %575 = phi <16 x float> [ %482, %506 ], [ %615, %567 ]
  %576 = phi <16 x float> [ %479, %506 ], [ %614, %567 ]
  %577 = phi <16 x float> [ %475, %506 ], [ %609, %567 ]
  %578 = phi <16 x float> [ %472, %506 ], [ %608, %567 ]
  %579 = phi <16 x float> [ %469, %506 ], [ %607, %567 ]
  %580 = phi <16 x float> [ %466, %506 ], [ %602, %567 ]
  %581 = phi <16 x float> [ %463, %506 ], [ %601, %567 ]
  %582 = phi <16 x float> [ %460, %506 ], [ %600, %567 ]
  %583 = phi i64 [ 0, %506 ], [ %631, %567 ]
  %584 = mul i64 %583, 192
  %585 = getelementptr inbounds nuw i8, ptr %53, i64 %584
  %586 = load <16 x float>, ptr %585, align 4
  %587 = getelementptr inbounds nuw float, ptr %585, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %587, i32 0, i32 2, i32 1)
  %588 = mul i64 %583, 192
  %589 = getelementptr i8, ptr %66, i64 %588
  %590 = load <16 x float>, ptr %589, align 4
  %591 = getelementptr inbounds nuw float, ptr %589, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %591, i32 0, i32 2, i32 1)
  %592 = mul i64 %583, 192
  %593 = getelementptr i8, ptr %67, i64 %592
  %594 = load <16 x float>, ptr %593, align 4
  %595 = getelementptr inbounds nuw float, ptr %593, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %595, i32 0, i32 2, i32 1)
  %596 = getelementptr float, ptr %96, i64 %583
  %597 = load float, ptr %596, align 4
  %598 = insertelement <16 x float> poison, float %597, i64 0
  %599 = shufflevector <16 x float> %598, <16 x float> poison, <16 x i32> zeroinitializer
  %600 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %599, <16 x float> %586, <16 x float> %582)
  %601 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %599, <16 x float> %590, <16 x float> %581)
  %602 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %599, <16 x float> %594, <16 x float> %580)
  %603 = getelementptr float, ptr %596, i64 %93
  %604 = load float, ptr %603, align 4
  %605 = insertelement <16 x float> poison, float %604, i64 0
  %606 = shufflevector <16 x float> %605, <16 x float> poison, <16 x i32> zeroinitializer
  %607 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %606, <16 x float> %586, <16 x float> %579)
  %608 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %606, <16 x float> %590, <16 x float> %578)
  %609 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %606, <16 x float> %594, <16 x float> %577)
  %610 = getelementptr i8, ptr %596, i64 %507
  %611 = load float, ptr %610, align 4
  %612 = insertelement <16 x float> poison, float %611, i64 0
  %613 = shufflevector <16 x float> %612, <16 x float> poison, <16 x i32> zeroinitializer
  %614 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %613, <16 x float> %586, <16 x float> %576)
  %615 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %613, <16 x float> %590, <16 x float> %575)
  %616 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %613, <16 x float> %594, <16 x float> %574)
  %617 = getelementptr i8, ptr %596, i64 %508
  %618 = load float, ptr %617, align 4
  %619 = insertelement <16 x float> poison, float %618, i64 0
  %620 = shufflevector <16 x float> %619, <16 x float> poison, <16 x i32> zeroinitializer
  %621 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %620, <16 x float> %586, <16 x float> %573)
  %622 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %620, <16 x float> %590, <16 x float> %572)
  %623 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %620, <16 x float> %594, <16 x float> %571)
  %624 = getelementptr i8, ptr %596, i64 %509
  %625 = load float, ptr %624, align 4
  %626 = insertelement <16 x float> poison, float %625, i64 0
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer
  %628 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %586, <16 x float> %570)
  %629 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %590, <16 x float> %569)
  %630 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %594, <16 x float> %568)
  %631 = add nuw nsw i64 %583, 1
  %632 = icmp eq i64 %631, %59
  br i1 %632, label %510, label %567, !llvm.loop !9

633:                                              ; preds = %83
  %634 = load <16 x float>, ptr %101, align 4
  %635 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %634
  %636 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %637 = load <16 x float>, ptr %636, align 4
  %638 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %637
  %639 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %640 = load <16 x float>, ptr %639, align 4
  %641 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %640
  %642 = getelementptr inbounds float, ptr %101, i64 %98
  %643 = load <16 x float>, ptr %642, align 4
  %644 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %643
  %645 = getelementptr inbounds nuw i8, ptr %642, i64 64
  %646 = load <16 x float>, ptr %645, align 4
  %647 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %646
  %648 = getelementptr inbounds nuw i8, ptr %642, i64 128
  %649 = load <16 x float>, ptr %648, align 4
  %650 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %649
  %651 = shl nsw i64 %98, 3
  %652 = getelementptr inbounds i8, ptr %101, i64 %651
  %653 = load <16 x float>, ptr %652, align 4
  %654 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %653
  %655 = getelementptr inbounds nuw i8, ptr %652, i64 64
  %656 = load <16 x float>, ptr %655, align 4
  %657 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %656
  %658 = getelementptr inbounds nuw i8, ptr %652, i64 128
  %659 = load <16 x float>, ptr %658, align 4
  %660 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %659
  %661 = mul nsw i64 %98, 12
  %662 = getelementptr inbounds i8, ptr %101, i64 %661
  %663 = load <16 x float>, ptr %662, align 4
  %664 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %663
  %665 = getelementptr inbounds nuw i8, ptr %662, i64 64
  %666 = load <16 x float>, ptr %665, align 4
  %667 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %666
  %668 = getelementptr inbounds nuw i8, ptr %662, i64 128
  %669 = load <16 x float>, ptr %668, align 4
  %670 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %669
  %671 = shl nsw i64 %98, 4
  %672 = getelementptr inbounds i8, ptr %101, i64 %671
  %673 = load <16 x float>, ptr %672, align 4
  %674 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %673
  %675 = getelementptr inbounds nuw i8, ptr %672, i64 64
  %676 = load <16 x float>, ptr %675, align 4
  %677 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %676
  %678 = getelementptr inbounds nuw i8, ptr %672, i64 128
  %679 = load <16 x float>, ptr %678, align 4
  %680 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %679
  %681 = mul nsw i64 %98, 20
  %682 = getelementptr inbounds i8, ptr %101, i64 %681
  %683 = load <16 x float>, ptr %682, align 4
  %684 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %683
  %685 = getelementptr inbounds nuw i8, ptr %682, i64 64
  %686 = load <16 x float>, ptr %685, align 4
  %687 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %686
  %688 = getelementptr inbounds nuw i8, ptr %682, i64 128
  %689 = load <16 x float>, ptr %688, align 4
  %690 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %689
  br i1 %56, label %691, label %696

691:                                              ; preds = %633
  %692 = shl i64 %93, 3
  %693 = mul i64 %93, 12
  %694 = shl i64 %93, 4
  %695 = mul i64 %93, 20
  br label %767

696:                                              ; preds = %767, %633
  %697 = phi <16 x float> [ %690, %633 ], [ %840, %767 ]
  %698 = phi <16 x float> [ %687, %633 ], [ %839, %767 ]
  %699 = phi <16 x float> [ %684, %633 ], [ %838, %767 ]
  %700 = phi <16 x float> [ %680, %633 ], [ %833, %767 ]
  %701 = phi <16 x float> [ %677, %633 ], [ %832, %767 ]
  %702 = phi <16 x float> [ %674, %633 ], [ %831, %767 ]
  %703 = phi <16 x float> [ %670, %633 ], [ %826, %767 ]
  %704 = phi <16 x float> [ %667, %633 ], [ %825, %767 ]
  %705 = phi <16 x float> [ %664, %633 ], [ %824, %767 ]
  %706 = phi <16 x float> [ %660, %633 ], [ %819, %767 ]
  %707 = phi <16 x float> [ %657, %633 ], [ %818, %767 ]
  %708 = phi <16 x float> [ %654, %633 ], [ %817, %767 ]
  %709 = phi <16 x float> [ %650, %633 ], [ %812, %767 ]
  %710 = phi <16 x float> [ %647, %633 ], [ %811, %767 ]
  %711 = phi <16 x float> [ %644, %633 ], [ %810, %767 ]
  %712 = phi <16 x float> [ %641, %633 ], [ %805, %767 ]
  %713 = phi <16 x float> [ %638, %633 ], [ %804, %767 ]
  %714 = phi <16 x float> [ %635, %633 ], [ %803, %767 ]
  store <16 x float> %714, ptr %101, align 4
  store <16 x float> %713, ptr %636, align 4
  store <16 x float> %712, ptr %639, align 4
  %715 = load i64, ptr %9, align 8
  %716 = getelementptr inbounds float, ptr %101, i64 %715
  store <16 x float> %711, ptr %716, align 4
  %717 = load i64, ptr %9, align 8
  %718 = getelementptr inbounds float, ptr %101, i64 %717
  %719 = getelementptr inbounds nuw i8, ptr %718, i64 64
  store <16 x float> %710, ptr %719, align 4
  %720 = load i64, ptr %9, align 8
  %721 = getelementptr inbounds float, ptr %101, i64 %720
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 128
  store <16 x float> %709, ptr %722, align 4
  %723 = load i64, ptr %9, align 8
  %724 = shl nsw i64 %723, 3
  %725 = getelementptr inbounds i8, ptr %101, i64 %724
  store <16 x float> %708, ptr %725, align 4
  %726 = load i64, ptr %9, align 8
  %727 = shl nsw i64 %726, 3
  %728 = getelementptr inbounds i8, ptr %101, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 64
  store <16 x float> %707, ptr %729, align 4
  %730 = load i64, ptr %9, align 8
  %731 = shl nsw i64 %730, 3
  %732 = getelementptr inbounds i8, ptr %101, i64 %731
  %733 = getelementptr inbounds nuw i8, ptr %732, i64 128
  store <16 x float> %706, ptr %733, align 4
  %734 = load i64, ptr %9, align 8
  %735 = mul nsw i64 %734, 12
  %736 = getelementptr inbounds i8, ptr %101, i64 %735
  store <16 x float> %705, ptr %736, align 4
  %737 = load i64, ptr %9, align 8
  %738 = mul nsw i64 %737, 12
  %739 = getelementptr inbounds i8, ptr %101, i64 %738
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 64
  store <16 x float> %704, ptr %740, align 4
  %741 = load i64, ptr %9, align 8
  %742 = mul nsw i64 %741, 12
  %743 = getelementptr inbounds i8, ptr %101, i64 %742
  %744 = getelementptr inbounds nuw i8, ptr %743, i64 128
  store <16 x float> %703, ptr %744, align 4
  %745 = load i64, ptr %9, align 8
  %746 = shl nsw i64 %745, 4
  %747 = getelementptr inbounds i8, ptr %101, i64 %746
  store <16 x float> %702, ptr %747, align 4
  %748 = load i64, ptr %9, align 8
  %749 = shl nsw i64 %748, 4
  %750 = getelementptr inbounds i8, ptr %101, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr %750, i64 64
  store <16 x float> %701, ptr %751, align 4
  %752 = load i64, ptr %9, align 8
  %753 = shl nsw i64 %752, 4
  %754 = getelementptr inbounds i8, ptr %101, i64 %753
  %755 = getelementptr inbounds nuw i8, ptr %754, i64 128
  store <16 x float> %700, ptr %755, align 4
  %756 = load i64, ptr %9, align 8
  %757 = mul nsw i64 %756, 20
  %758 = getelementptr inbounds i8, ptr %101, i64 %757
  store <16 x float> %699, ptr %758, align 4
  %759 = load i64, ptr %9, align 8
  %760 = mul nsw i64 %759, 20
  %761 = getelementptr inbounds i8, ptr %101, i64 %760
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 64
  store <16 x float> %698, ptr %762, align 4
  %763 = load i64, ptr %9, align 8
  %764 = mul nsw i64 %763, 20
  %765 = getelementptr inbounds i8, ptr %101, i64 %764
  %766 = getelementptr inbounds nuw i8, ptr %765, i64 128
  store <16 x float> %697, ptr %766, align 4
  br label %1368

767:                                              ; preds = %691, %767
  %768 = phi <16 x float> [ %690, %691 ], [ %840, %767 ]
  %769 = phi <16 x float> [ %687, %691 ], [ %839, %767 ]
  %770 = phi <16 x float> [ %684, %691 ], [ %838, %767 ]
  %771 = phi <16 x float> [ %680, %691 ], [ %833, %767 ]
  %772 = phi <16 x float> [ %677, %691 ], [ %832, %767 ]
  %773 = phi <16 x float> [ %674, %691 ], [ %831, %767 ]
  %774 = phi <16 x float> [ %670, %691 ], [ %826, %767 ]
  %775 = phi <16 x float> [ %667, %691 ], [ %825, %767 ]
  %776 = phi <16 x float> [ %664, %691 ], [ %824, %767 ]
  %777 = phi <16 x float> [ %660, %691 ], [ %819, %767 ]
  %778 = phi <16 x float> [ %657, %691 ], [ %818, %767 ]
  %779 = phi <16 x float> [ %654, %691 ], [ %817, %767 ]
  %780 = phi <16 x float> [ %650, %691 ], [ %812, %767 ]
  %781 = phi <16 x float> [ %647, %691 ], [ %811, %767 ]
  %782 = phi <16 x float> [ %644, %691 ], [ %810, %767 ]
  %783 = phi <16 x float> [ %641, %691 ], [ %805, %767 ]
  %784 = phi <16 x float> [ %638, %691 ], [ %804, %767 ]
  %785 = phi <16 x float> [ %635, %691 ], [ %803, %767 ]
  %786 = phi i64 [ 0, %691 ], [ %841, %767 ]
  %787 = mul i64 %786, 192
  %788 = getelementptr inbounds nuw i8, ptr %53, i64 %787
  %789 = load <16 x float>, ptr %788, align 4
  %790 = getelementptr inbounds nuw float, ptr %788, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %790, i32 0, i32 2, i32 1)
  %791 = mul i64 %786, 192
  %792 = getelementptr i8, ptr %64, i64 %791
  %793 = load <16 x float>, ptr %792, align 4
  %794 = getelementptr inbounds nuw float, ptr %792, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %794, i32 0, i32 2, i32 1)
  %795 = mul i64 %786, 192
  %796 = getelementptr i8, ptr %65, i64 %795
  %797 = load <16 x float>, ptr %796, align 4
  %798 = getelementptr inbounds nuw float, ptr %796, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %798, i32 0, i32 2, i32 1)
  %799 = getelementptr float, ptr %96, i64 %786
  %800 = load float, ptr %799, align 4
  %801 = insertelement <16 x float> poison, float %800, i64 0
  %802 = shufflevector <16 x float> %801, <16 x float> poison, <16 x i32> zeroinitializer
  %803 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %802, <16 x float> %789, <16 x float> %785)
  %804 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %802, <16 x float> %793, <16 x float> %784)
  %805 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %802, <16 x float> %797, <16 x float> %783)
  %806 = getelementptr float, ptr %799, i64 %93
  %807 = load float, ptr %806, align 4
  %808 = insertelement <16 x float> poison, float %807, i64 0
  %809 = shufflevector <16 x float> %808, <16 x float> poison, <16 x i32> zeroinitializer
  %810 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %809, <16 x float> %789, <16 x float> %782)
  %811 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %809, <16 x float> %793, <16 x float> %781)
  %812 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %809, <16 x float> %797, <16 x float> %780)
  %813 = getelementptr i8, ptr %799, i64 %692
  %814 = load float, ptr %813, align 4
  %815 = insertelement <16 x float> poison, float %814, i64 0
  %816 = shufflevector <16 x float> %815, <16 x float> poison, <16 x i32> zeroinitializer
  %817 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %816, <16 x float> %789, <16 x float> %779)
  %818 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %816, <16 x float> %793, <16 x float> %778)
  %819 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %816, <16 x float> %797, <16 x float> %777)
  %820 = getelementptr i8, ptr %799, i64 %693
  %821 = load float, ptr %820, align 4
  %822 = insertelement <16 x float> poison, float %821, i64 0
  %823 = shufflevector <16 x float> %822, <16 x float> poison, <16 x i32> zeroinitializer
  %824 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %823, <16 x float> %789, <16 x float> %776)
  %825 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %823, <16 x float> %793, <16 x float> %775)
  %826 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %823, <16 x float> %797, <16 x float> %774)
  %827 = getelementptr i8, ptr %799, i64 %694
  %828 = load float, ptr %827, align 4
  %829 = insertelement <16 x float> poison, float %828, i64 0
  %830 = shufflevector <16 x float> %829, <16 x float> poison, <16 x i32> zeroinitializer
  %831 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %830, <16 x float> %789, <16 x float> %773)
  %832 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %830, <16 x float> %793, <16 x float> %772)
  %833 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %830, <16 x float> %797, <16 x float> %771)
  %834 = getelementptr i8, ptr %799, i64 %695
  %835 = load float, ptr %834, align 4
  %836 = insertelement <16 x float> poison, float %835, i64 0
  %837 = shufflevector <16 x float> %836, <16 x float> poison, <16 x i32> zeroinitializer
  %838 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %837, <16 x float> %789, <16 x float> %770)
  %839 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %837, <16 x float> %793, <16 x float> %769)
  %840 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %837, <16 x float> %797, <16 x float> %768)
  %841 = add nuw nsw i64 %786, 1
  %842 = icmp eq i64 %841, %59
  br i1 %842, label %696, label %767, !llvm.loop !9

843:                                              ; preds = %83
  %844 = load <16 x float>, ptr %101, align 4
  %845 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %844
  %846 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %847 = load <16 x float>, ptr %846, align 4
  %848 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %847
  %849 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %850 = load <16 x float>, ptr %849, align 4
  %851 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %850
  %852 = getelementptr inbounds float, ptr %101, i64 %98
  %853 = load <16 x float>, ptr %852, align 4
  %854 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %853
  %855 = getelementptr inbounds nuw i8, ptr %852, i64 64
  %856 = load <16 x float>, ptr %855, align 4
  %857 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %856
  %858 = getelementptr inbounds nuw i8, ptr %852, i64 128
  %859 = load <16 x float>, ptr %858, align 4
  %860 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %859
  %861 = shl nsw i64 %98, 3
  %862 = getelementptr inbounds i8, ptr %101, i64 %861
  %863 = load <16 x float>, ptr %862, align 4
  %864 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %863
  %865 = getelementptr inbounds nuw i8, ptr %862, i64 64
  %866 = load <16 x float>, ptr %865, align 4
  %867 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %866
  %868 = getelementptr inbounds nuw i8, ptr %862, i64 128
  %869 = load <16 x float>, ptr %868, align 4
  %870 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %869
  %871 = mul nsw i64 %98, 12
  %872 = getelementptr inbounds i8, ptr %101, i64 %871
  %873 = load <16 x float>, ptr %872, align 4
  %874 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %873
  %875 = getelementptr inbounds nuw i8, ptr %872, i64 64
  %876 = load <16 x float>, ptr %875, align 4
  %877 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %876
  %878 = getelementptr inbounds nuw i8, ptr %872, i64 128
  %879 = load <16 x float>, ptr %878, align 4
  %880 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %879
  %881 = shl nsw i64 %98, 4
  %882 = getelementptr inbounds i8, ptr %101, i64 %881
  %883 = load <16 x float>, ptr %882, align 4
  %884 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %883
  %885 = getelementptr inbounds nuw i8, ptr %882, i64 64
  %886 = load <16 x float>, ptr %885, align 4
  %887 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %886
  %888 = getelementptr inbounds nuw i8, ptr %882, i64 128
  %889 = load <16 x float>, ptr %888, align 4
  %890 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %889
  %891 = mul nsw i64 %98, 20
  %892 = getelementptr inbounds i8, ptr %101, i64 %891
  %893 = load <16 x float>, ptr %892, align 4
  %894 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %893
  %895 = getelementptr inbounds nuw i8, ptr %892, i64 64
  %896 = load <16 x float>, ptr %895, align 4
  %897 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %896
  %898 = getelementptr inbounds nuw i8, ptr %892, i64 128
  %899 = load <16 x float>, ptr %898, align 4
  %900 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %899
  %901 = mul nsw i64 %98, 24
  %902 = getelementptr inbounds i8, ptr %101, i64 %901
  %903 = load <16 x float>, ptr %902, align 4
  %904 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %903
  %905 = getelementptr inbounds nuw i8, ptr %902, i64 64
  %906 = load <16 x float>, ptr %905, align 4
  %907 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %906
  %908 = getelementptr inbounds nuw i8, ptr %902, i64 128
  %909 = load <16 x float>, ptr %908, align 4
  %910 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %909
  br i1 %56, label %911, label %917

911:                                              ; preds = %843
  %912 = shl i64 %93, 3
  %913 = mul i64 %93, 12
  %914 = shl i64 %93, 4
  %915 = mul i64 %93, 20
  %916 = mul i64 %93, 24
  br label %1002

917:                                              ; preds = %1002, %843
  %918 = phi <16 x float> [ %864, %843 ], [ %1055, %1002 ]
  %919 = phi <16 x float> [ %860, %843 ], [ %1050, %1002 ]
  %920 = phi <16 x float> [ %857, %843 ], [ %1049, %1002 ]
  %921 = phi <16 x float> [ %854, %843 ], [ %1048, %1002 ]
  %922 = phi <16 x float> [ %851, %843 ], [ %1043, %1002 ]
  %923 = phi <16 x float> [ %848, %843 ], [ %1042, %1002 ]
  %924 = phi <16 x float> [ %845, %843 ], [ %1041, %1002 ]
  %925 = phi <16 x float> [ %867, %843 ], [ %1056, %1002 ]
  %926 = phi <16 x float> [ %870, %843 ], [ %1057, %1002 ]
  %927 = phi <16 x float> [ %874, %843 ], [ %1062, %1002 ]
  %928 = phi <16 x float> [ %877, %843 ], [ %1063, %1002 ]
  %929 = phi <16 x float> [ %880, %843 ], [ %1064, %1002 ]
  %930 = phi <16 x float> [ %884, %843 ], [ %1069, %1002 ]
  %931 = phi <16 x float> [ %887, %843 ], [ %1070, %1002 ]
  %932 = phi <16 x float> [ %890, %843 ], [ %1071, %1002 ]
  %933 = phi <16 x float> [ %894, %843 ], [ %1076, %1002 ]
  %934 = phi <16 x float> [ %897, %843 ], [ %1077, %1002 ]
  %935 = phi <16 x float> [ %900, %843 ], [ %1078, %1002 ]
  %936 = phi <16 x float> [ %904, %843 ], [ %1083, %1002 ]
  %937 = phi <16 x float> [ %907, %843 ], [ %1084, %1002 ]
  %938 = phi <16 x float> [ %910, %843 ], [ %1085, %1002 ]
  store <16 x float> %924, ptr %101, align 4
  store <16 x float> %923, ptr %846, align 4
  store <16 x float> %922, ptr %849, align 4
  %939 = load i64, ptr %9, align 8
  %940 = getelementptr inbounds float, ptr %101, i64 %939
  store <16 x float> %921, ptr %940, align 4
  %941 = load i64, ptr %9, align 8
  %942 = getelementptr inbounds float, ptr %101, i64 %941
  %943 = getelementptr inbounds nuw i8, ptr %942, i64 64
  store <16 x float> %920, ptr %943, align 4
  %944 = load i64, ptr %9, align 8
  %945 = getelementptr inbounds float, ptr %101, i64 %944
  %946 = getelementptr inbounds nuw i8, ptr %945, i64 128
  store <16 x float> %919, ptr %946, align 4
  %947 = load i64, ptr %9, align 8
  %948 = shl nsw i64 %947, 3
  %949 = getelementptr inbounds i8, ptr %101, i64 %948
  store <16 x float> %918, ptr %949, align 4
  %950 = load i64, ptr %9, align 8
  %951 = shl nsw i64 %950, 3
  %952 = getelementptr inbounds i8, ptr %101, i64 %951
  %953 = getelementptr inbounds nuw i8, ptr %952, i64 64
  store <16 x float> %925, ptr %953, align 4
  %954 = load i64, ptr %9, align 8
  %955 = shl nsw i64 %954, 3
  %956 = getelementptr inbounds i8, ptr %101, i64 %955
  %957 = getelementptr inbounds nuw i8, ptr %956, i64 128
  store <16 x float> %926, ptr %957, align 4
  %958 = load i64, ptr %9, align 8
  %959 = mul nsw i64 %958, 12
  %960 = getelementptr inbounds i8, ptr %101, i64 %959
  store <16 x float> %927, ptr %960, align 4
  %961 = load i64, ptr %9, align 8
  %962 = mul nsw i64 %961, 12
  %963 = getelementptr inbounds i8, ptr %101, i64 %962
  %964 = getelementptr inbounds nuw i8, ptr %963, i64 64
  store <16 x float> %928, ptr %964, align 4
  %965 = load i64, ptr %9, align 8
  %966 = mul nsw i64 %965, 12
  %967 = getelementptr inbounds i8, ptr %101, i64 %966
  %968 = getelementptr inbounds nuw i8, ptr %967, i64 128
  store <16 x float> %929, ptr %968, align 4
  %969 = load i64, ptr %9, align 8
  %970 = shl nsw i64 %969, 4
  %971 = getelementptr inbounds i8, ptr %101, i64 %970
  store <16 x float> %930, ptr %971, align 4
  %972 = load i64, ptr %9, align 8
  %973 = shl nsw i64 %972, 4
  %974 = getelementptr inbounds i8, ptr %101, i64 %973
  %975 = getelementptr inbounds nuw i8, ptr %974, i64 64
  store <16 x float> %931, ptr %975, align 4
  %976 = load i64, ptr %9, align 8
  %977 = shl nsw i64 %976, 4
  %978 = getelementptr inbounds i8, ptr %101, i64 %977
  %979 = getelementptr inbounds nuw i8, ptr %978, i64 128
  store <16 x float> %932, ptr %979, align 4
  %980 = load i64, ptr %9, align 8
  %981 = mul nsw i64 %980, 20
  %982 = getelementptr inbounds i8, ptr %101, i64 %981
  store <16 x float> %933, ptr %982, align 4
  %983 = load i64, ptr %9, align 8
  %984 = mul nsw i64 %983, 20
  %985 = getelementptr inbounds i8, ptr %101, i64 %984
  %986 = getelementptr inbounds nuw i8, ptr %985, i64 64
  store <16 x float> %934, ptr %986, align 4
  %987 = load i64, ptr %9, align 8
  %988 = mul nsw i64 %987, 20
  %989 = getelementptr inbounds i8, ptr %101, i64 %988
  %990 = getelementptr inbounds nuw i8, ptr %989, i64 128
  store <16 x float> %935, ptr %990, align 4
  %991 = load i64, ptr %9, align 8
  %992 = mul nsw i64 %991, 24
  %993 = getelementptr inbounds i8, ptr %101, i64 %992
  store <16 x float> %936, ptr %993, align 4
  %994 = load i64, ptr %9, align 8
  %995 = mul nsw i64 %994, 24
  %996 = getelementptr inbounds i8, ptr %101, i64 %995
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 64
  store <16 x float> %937, ptr %997, align 4
  %998 = load i64, ptr %9, align 8
  %999 = mul nsw i64 %998, 24
  %1000 = getelementptr inbounds i8, ptr %101, i64 %999
  %1001 = getelementptr inbounds nuw i8, ptr %1000, i64 128
  store <16 x float> %938, ptr %1001, align 4
  br label %1368

1002:                                             ; preds = %911, %1002
  %1003 = phi <16 x float> [ %864, %911 ], [ %1055, %1002 ]
  %1004 = phi <16 x float> [ %860, %911 ], [ %1050, %1002 ]
  %1005 = phi <16 x float> [ %857, %911 ], [ %1049, %1002 ]
  %1006 = phi <16 x float> [ %854, %911 ], [ %1048, %1002 ]
  %1007 = phi <16 x float> [ %851, %911 ], [ %1043, %1002 ]
  %1008 = phi <16 x float> [ %848, %911 ], [ %1042, %1002 ]
  %1009 = phi <16 x float> [ %845, %911 ], [ %1041, %1002 ]
  %1010 = phi <16 x float> [ %867, %911 ], [ %1056, %1002 ]
  %1011 = phi <16 x float> [ %870, %911 ], [ %1057, %1002 ]
  %1012 = phi <16 x float> [ %874, %911 ], [ %1062, %1002 ]
  %1013 = phi <16 x float> [ %877, %911 ], [ %1063, %1002 ]
  %1014 = phi <16 x float> [ %880, %911 ], [ %1064, %1002 ]
  %1015 = phi <16 x float> [ %884, %911 ], [ %1069, %1002 ]
  %1016 = phi <16 x float> [ %887, %911 ], [ %1070, %1002 ]
  %1017 = phi <16 x float> [ %890, %911 ], [ %1071, %1002 ]
  %1018 = phi <16 x float> [ %894, %911 ], [ %1076, %1002 ]
  %1019 = phi <16 x float> [ %897, %911 ], [ %1077, %1002 ]
  %1020 = phi <16 x float> [ %900, %911 ], [ %1078, %1002 ]
  %1021 = phi <16 x float> [ %904, %911 ], [ %1083, %1002 ]
  %1022 = phi <16 x float> [ %907, %911 ], [ %1084, %1002 ]
  %1023 = phi <16 x float> [ %910, %911 ], [ %1085, %1002 ]
  %1024 = phi i64 [ 0, %911 ], [ %1086, %1002 ]
  %1025 = mul i64 %1024, 192
  %1026 = getelementptr inbounds nuw i8, ptr %53, i64 %1025
  %1027 = load <16 x float>, ptr %1026, align 4
  %1028 = getelementptr inbounds nuw float, ptr %1026, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %1028, i32 0, i32 2, i32 1)
  %1029 = mul i64 %1024, 192
  %1030 = getelementptr i8, ptr %62, i64 %1029
  %1031 = load <16 x float>, ptr %1030, align 4
  %1032 = getelementptr inbounds nuw float, ptr %1030, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %1032, i32 0, i32 2, i32 1)
  %1033 = mul i64 %1024, 192
  %1034 = getelementptr i8, ptr %63, i64 %1033
  %1035 = load <16 x float>, ptr %1034, align 4
  %1036 = getelementptr inbounds nuw float, ptr %1034, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %1036, i32 0, i32 2, i32 1)
  %1037 = getelementptr float, ptr %96, i64 %1024
  %1038 = load float, ptr %1037, align 4
  %1039 = insertelement <16 x float> poison, float %1038, i64 0
  %1040 = shufflevector <16 x float> %1039, <16 x float> poison, <16 x i32> zeroinitializer
  %1041 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1040, <16 x float> %1027, <16 x float> %1009)
  %1042 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1040, <16 x float> %1031, <16 x float> %1008)
  %1043 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1040, <16 x float> %1035, <16 x float> %1007)
  %1044 = getelementptr float, ptr %1037, i64 %93
  %1045 = load float, ptr %1044, align 4
  %1046 = insertelement <16 x float> poison, float %1045, i64 0
  %1047 = shufflevector <16 x float> %1046, <16 x float> poison, <16 x i32> zeroinitializer
  %1048 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1047, <16 x float> %1027, <16 x float> %1006)
  %1049 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1047, <16 x float> %1031, <16 x float> %1005)
  %1050 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1047, <16 x float> %1035, <16 x float> %1004)
  %1051 = getelementptr i8, ptr %1037, i64 %912
  %1052 = load float, ptr %1051, align 4
  %1053 = insertelement <16 x float> poison, float %1052, i64 0
  %1054 = shufflevector <16 x float> %1053, <16 x float> poison, <16 x i32> zeroinitializer
  %1055 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1054, <16 x float> %1027, <16 x float> %1003)
  %1056 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1054, <16 x float> %1031, <16 x float> %1010)
  %1057 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1054, <16 x float> %1035, <16 x float> %1011)
  %1058 = getelementptr i8, ptr %1037, i64 %913
  %1059 = load float, ptr %1058, align 4
  %1060 = insertelement <16 x float> poison, float %1059, i64 0
  %1061 = shufflevector <16 x float> %1060, <16 x float> poison, <16 x i32> zeroinitializer
  %1062 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1061, <16 x float> %1027, <16 x float> %1012)
  %1063 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1061, <16 x float> %1031, <16 x float> %1013)
  %1064 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1061, <16 x float> %1035, <16 x float> %1014)
  %1065 = getelementptr i8, ptr %1037, i64 %914
  %1066 = load float, ptr %1065, align 4
  %1067 = insertelement <16 x float> poison, float %1066, i64 0
  %1068 = shufflevector <16 x float> %1067, <16 x float> poison, <16 x i32> zeroinitializer
  %1069 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1068, <16 x float> %1027, <16 x float> %1015)
  %1070 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1068, <16 x float> %1031, <16 x float> %1016)
  %1071 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1068, <16 x float> %1035, <16 x float> %1017)
  %1072 = getelementptr i8, ptr %1037, i64 %915
  %1073 = load float, ptr %1072, align 4
  %1074 = insertelement <16 x float> poison, float %1073, i64 0
  %1075 = shufflevector <16 x float> %1074, <16 x float> poison, <16 x i32> zeroinitializer
  %1076 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1027, <16 x float> %1018)
  %1077 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1031, <16 x float> %1019)
  %1078 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1035, <16 x float> %1020)
  %1079 = getelementptr i8, ptr %1037, i64 %916
  %1080 = load float, ptr %1079, align 4
  %1081 = insertelement <16 x float> poison, float %1080, i64 0
  %1082 = shufflevector <16 x float> %1081, <16 x float> poison, <16 x i32> zeroinitializer
  %1083 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1082, <16 x float> %1027, <16 x float> %1021)
  %1084 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1082, <16 x float> %1031, <16 x float> %1022)
  %1085 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1082, <16 x float> %1035, <16 x float> %1023)
  %1086 = add nuw nsw i64 %1024, 1
  %1087 = icmp eq i64 %1086, %59
  br i1 %1087, label %917, label %1002, !llvm.loop !9

1088:                                             ; preds = %83
  %1089 = load <16 x float>, ptr %101, align 4
  %1090 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1089
  %1091 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %1092 = load <16 x float>, ptr %1091, align 4
  %1093 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1092
  %1094 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %1095 = load <16 x float>, ptr %1094, align 4
  %1096 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1095
  %1097 = getelementptr inbounds float, ptr %101, i64 %98
  %1098 = load <16 x float>, ptr %1097, align 4
  %1099 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1098
  %1100 = getelementptr inbounds nuw i8, ptr %1097, i64 64
  %1101 = load <16 x float>, ptr %1100, align 4
  %1102 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1101
  %1103 = getelementptr inbounds nuw i8, ptr %1097, i64 128
  %1104 = load <16 x float>, ptr %1103, align 4
  %1105 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1104
  %1106 = shl nsw i64 %98, 3
  %1107 = getelementptr inbounds i8, ptr %101, i64 %1106
  %1108 = load <16 x float>, ptr %1107, align 4
  %1109 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1108
  %1110 = getelementptr inbounds nuw i8, ptr %1107, i64 64
  %1111 = load <16 x float>, ptr %1110, align 4
  %1112 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1111
  %1113 = getelementptr inbounds nuw i8, ptr %1107, i64 128
  %1114 = load <16 x float>, ptr %1113, align 4
  %1115 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1114
  %1116 = mul nsw i64 %98, 12
  %1117 = getelementptr inbounds i8, ptr %101, i64 %1116
  %1118 = load <16 x float>, ptr %1117, align 4
  %1119 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1118
  %1120 = getelementptr inbounds nuw i8, ptr %1117, i64 64
  %1121 = load <16 x float>, ptr %1120, align 4
  %1122 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1121
  %1123 = getelementptr inbounds nuw i8, ptr %1117, i64 128
  %1124 = load <16 x float>, ptr %1123, align 4
  %1125 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1124
  %1126 = shl nsw i64 %98, 4
  %1127 = getelementptr inbounds i8, ptr %101, i64 %1126
  %1128 = load <16 x float>, ptr %1127, align 4
  %1129 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1128
  %1130 = getelementptr inbounds nuw i8, ptr %1127, i64 64
  %1131 = load <16 x float>, ptr %1130, align 4
  %1132 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1131
  %1133 = getelementptr inbounds nuw i8, ptr %1127, i64 128
  %1134 = load <16 x float>, ptr %1133, align 4
  %1135 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1134
  %1136 = mul nsw i64 %98, 20
  %1137 = getelementptr inbounds i8, ptr %101, i64 %1136
  %1138 = load <16 x float>, ptr %1137, align 4
  %1139 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1138
  %1140 = getelementptr inbounds nuw i8, ptr %1137, i64 64
  %1141 = load <16 x float>, ptr %1140, align 4
  %1142 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1141
  %1143 = getelementptr inbounds nuw i8, ptr %1137, i64 128
  %1144 = load <16 x float>, ptr %1143, align 4
  %1145 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1144
  %1146 = mul nsw i64 %98, 24
  %1147 = getelementptr inbounds i8, ptr %101, i64 %1146
  %1148 = load <16 x float>, ptr %1147, align 4
  %1149 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1148
  %1150 = getelementptr inbounds nuw i8, ptr %1147, i64 64
  %1151 = load <16 x float>, ptr %1150, align 4
  %1152 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1151
  %1153 = getelementptr inbounds nuw i8, ptr %1147, i64 128
  %1154 = load <16 x float>, ptr %1153, align 4
  %1155 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1154
  %1156 = mul nsw i64 %98, 28
  %1157 = getelementptr inbounds i8, ptr %101, i64 %1156
  %1158 = load <16 x float>, ptr %1157, align 4
  %1159 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1158
  %1160 = getelementptr inbounds nuw i8, ptr %1157, i64 64
  %1161 = load <16 x float>, ptr %1160, align 4
  %1162 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1161
  %1163 = getelementptr inbounds nuw i8, ptr %1157, i64 128
  %1164 = load <16 x float>, ptr %1163, align 4
  %1165 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1164
  br i1 %56, label %1166, label %1173

1166:                                             ; preds = %1088
  %1167 = shl i64 %93, 3
  %1168 = mul i64 %93, 12
  %1169 = shl i64 %93, 4
  %1170 = mul i64 %93, 20
  %1171 = mul i64 %93, 24
  %1172 = mul i64 %93, 28
  br label %1272

1173:                                             ; preds = %1272, %1088
  %1174 = phi <16 x float> [ %1090, %1088 ], [ %1314, %1272 ]
  %1175 = phi <16 x float> [ %1093, %1088 ], [ %1315, %1272 ]
  %1176 = phi <16 x float> [ %1096, %1088 ], [ %1316, %1272 ]
  %1177 = phi <16 x float> [ %1099, %1088 ], [ %1321, %1272 ]
  %1178 = phi <16 x float> [ %1102, %1088 ], [ %1322, %1272 ]
  %1179 = phi <16 x float> [ %1105, %1088 ], [ %1323, %1272 ]
  %1180 = phi <16 x float> [ %1109, %1088 ], [ %1328, %1272 ]
  %1181 = phi <16 x float> [ %1112, %1088 ], [ %1329, %1272 ]
  %1182 = phi <16 x float> [ %1115, %1088 ], [ %1330, %1272 ]
  %1183 = phi <16 x float> [ %1119, %1088 ], [ %1335, %1272 ]
  %1184 = phi <16 x float> [ %1122, %1088 ], [ %1336, %1272 ]
  %1185 = phi <16 x float> [ %1125, %1088 ], [ %1337, %1272 ]
  %1186 = phi <16 x float> [ %1129, %1088 ], [ %1342, %1272 ]
  %1187 = phi <16 x float> [ %1132, %1088 ], [ %1343, %1272 ]
  %1188 = phi <16 x float> [ %1135, %1088 ], [ %1344, %1272 ]
  %1189 = phi <16 x float> [ %1139, %1088 ], [ %1349, %1272 ]
  %1190 = phi <16 x float> [ %1142, %1088 ], [ %1350, %1272 ]
  %1191 = phi <16 x float> [ %1145, %1088 ], [ %1351, %1272 ]
  %1192 = phi <16 x float> [ %1149, %1088 ], [ %1356, %1272 ]
  %1193 = phi <16 x float> [ %1152, %1088 ], [ %1357, %1272 ]
  %1194 = phi <16 x float> [ %1155, %1088 ], [ %1358, %1272 ]
  %1195 = phi <16 x float> [ %1159, %1088 ], [ %1363, %1272 ]
  %1196 = phi <16 x float> [ %1162, %1088 ], [ %1364, %1272 ]
  %1197 = phi <16 x float> [ %1165, %1088 ], [ %1365, %1272 ]
  store <16 x float> %1174, ptr %101, align 4
  store <16 x float> %1175, ptr %1091, align 4
  store <16 x float> %1176, ptr %1094, align 4
  %1198 = load i64, ptr %9, align 8
  %1199 = getelementptr inbounds float, ptr %101, i64 %1198
  store <16 x float> %1177, ptr %1199, align 4
  %1200 = load i64, ptr %9, align 8
  %1201 = getelementptr inbounds float, ptr %101, i64 %1200
  %1202 = getelementptr inbounds nuw i8, ptr %1201, i64 64
  store <16 x float> %1178, ptr %1202, align 4
  %1203 = load i64, ptr %9, align 8
  %1204 = getelementptr inbounds float, ptr %101, i64 %1203
  %1205 = getelementptr inbounds nuw i8, ptr %1204, i64 128
  store <16 x float> %1179, ptr %1205, align 4
  %1206 = load i64, ptr %9, align 8
  %1207 = shl nsw i64 %1206, 3
  %1208 = getelementptr inbounds i8, ptr %101, i64 %1207
  store <16 x float> %1180, ptr %1208, align 4
  %1209 = load i64, ptr %9, align 8
  %1210 = shl nsw i64 %1209, 3
  %1211 = getelementptr inbounds i8, ptr %101, i64 %1210
  %1212 = getelementptr inbounds nuw i8, ptr %1211, i64 64
  store <16 x float> %1181, ptr %1212, align 4
  %1213 = load i64, ptr %9, align 8
  %1214 = shl nsw i64 %1213, 3
  %1215 = getelementptr inbounds i8, ptr %101, i64 %1214
  %1216 = getelementptr inbounds nuw i8, ptr %1215, i64 128
  store <16 x float> %1182, ptr %1216, align 4
  %1217 = load i64, ptr %9, align 8
  %1218 = mul nsw i64 %1217, 12
  %1219 = getelementptr inbounds i8, ptr %101, i64 %1218
  store <16 x float> %1183, ptr %1219, align 4
  %1220 = load i64, ptr %9, align 8
  %1221 = mul nsw i64 %1220, 12
  %1222 = getelementptr inbounds i8, ptr %101, i64 %1221
  %1223 = getelementptr inbounds nuw i8, ptr %1222, i64 64
  store <16 x float> %1184, ptr %1223, align 4
  %1224 = load i64, ptr %9, align 8
  %1225 = mul nsw i64 %1224, 12
  %1226 = getelementptr inbounds i8, ptr %101, i64 %1225
  %1227 = getelementptr inbounds nuw i8, ptr %1226, i64 128
  store <16 x float> %1185, ptr %1227, align 4
  %1228 = load i64, ptr %9, align 8
  %1229 = shl nsw i64 %1228, 4
  %1230 = getelementptr inbounds i8, ptr %101, i64 %1229
  store <16 x float> %1186, ptr %1230, align 4
  %1231 = load i64, ptr %9, align 8
  %1232 = shl nsw i64 %1231, 4
  %1233 = getelementptr inbounds i8, ptr %101, i64 %1232
  %1234 = getelementptr inbounds nuw i8, ptr %1233, i64 64
  store <16 x float> %1187, ptr %1234, align 4
  %1235 = load i64, ptr %9, align 8
  %1236 = shl nsw i64 %1235, 4
  %1237 = getelementptr inbounds i8, ptr %101, i64 %1236
  %1238 = getelementptr inbounds nuw i8, ptr %1237, i64 128
  store <16 x float> %1188, ptr %1238, align 4
  %1239 = load i64, ptr %9, align 8
  %1240 = mul nsw i64 %1239, 20
  %1241 = getelementptr inbounds i8, ptr %101, i64 %1240
  store <16 x float> %1189, ptr %1241, align 4
  %1242 = load i64, ptr %9, align 8
  %1243 = mul nsw i64 %1242, 20
  %1244 = getelementptr inbounds i8, ptr %101, i64 %1243
  %1245 = getelementptr inbounds nuw i8, ptr %1244, i64 64
  store <16 x float> %1190, ptr %1245, align 4
  %1246 = load i64, ptr %9, align 8
  %1247 = mul nsw i64 %1246, 20
  %1248 = getelementptr inbounds i8, ptr %101, i64 %1247
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 128
  store <16 x float> %1191, ptr %1249, align 4
  %1250 = load i64, ptr %9, align 8
  %1251 = mul nsw i64 %1250, 24
  %1252 = getelementptr inbounds i8, ptr %101, i64 %1251
  store <16 x float> %1192, ptr %1252, align 4
  %1253 = load i64, ptr %9, align 8
  %1254 = mul nsw i64 %1253, 24
  %1255 = getelementptr inbounds i8, ptr %101, i64 %1254
  %1256 = getelementptr inbounds nuw i8, ptr %1255, i64 64
  store <16 x float> %1193, ptr %1256, align 4
  %1257 = load i64, ptr %9, align 8
  %1258 = mul nsw i64 %1257, 24
  %1259 = getelementptr inbounds i8, ptr %101, i64 %1258
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 128
  store <16 x float> %1194, ptr %1260, align 4
  %1261 = load i64, ptr %9, align 8
  %1262 = mul nsw i64 %1261, 28
  %1263 = getelementptr inbounds i8, ptr %101, i64 %1262
  store <16 x float> %1195, ptr %1263, align 4
  %1264 = load i64, ptr %9, align 8
  %1265 = mul nsw i64 %1264, 28
  %1266 = getelementptr inbounds i8, ptr %101, i64 %1265
  %1267 = getelementptr inbounds nuw i8, ptr %1266, i64 64
  store <16 x float> %1196, ptr %1267, align 4
  %1268 = load i64, ptr %9, align 8
  %1269 = mul nsw i64 %1268, 28
  %1270 = getelementptr inbounds i8, ptr %101, i64 %1269
  %1271 = getelementptr inbounds nuw i8, ptr %1270, i64 128
  store <16 x float> %1197, ptr %1271, align 4
  br label %1368

1272:                                             ; preds = %1166, %1272
  %1273 = phi <16 x float> [ %1090, %1166 ], [ %1314, %1272 ]
  %1274 = phi <16 x float> [ %1093, %1166 ], [ %1315, %1272 ]
  %1275 = phi <16 x float> [ %1096, %1166 ], [ %1316, %1272 ]
  %1276 = phi <16 x float> [ %1099, %1166 ], [ %1321, %1272 ]
  %1277 = phi <16 x float> [ %1102, %1166 ], [ %1322, %1272 ]
  %1278 = phi <16 x float> [ %1105, %1166 ], [ %1323, %1272 ]
  %1279 = phi <16 x float> [ %1109, %1166 ], [ %1328, %1272 ]
  %1280 = phi <16 x float> [ %1112, %1166 ], [ %1329, %1272 ]
  %1281 = phi <16 x float> [ %1115, %1166 ], [ %1330, %1272 ]
  %1282 = phi <16 x float> [ %1119, %1166 ], [ %1335, %1272 ]
  %1283 = phi <16 x float> [ %1122, %1166 ], [ %1336, %1272 ]
  %1284 = phi <16 x float> [ %1125, %1166 ], [ %1337, %1272 ]
  %1285 = phi <16 x float> [ %1129, %1166 ], [ %1342, %1272 ]
  %1286 = phi <16 x float> [ %1132, %1166 ], [ %1343, %1272 ]
  %1287 = phi <16 x float> [ %1135, %1166 ], [ %1344, %1272 ]
  %1288 = phi <16 x float> [ %1139, %1166 ], [ %1349, %1272 ]
  %1289 = phi <16 x float> [ %1142, %1166 ], [ %1350, %1272 ]
  %1290 = phi <16 x float> [ %1145, %1166 ], [ %1351, %1272 ]
  %1291 = phi <16 x float> [ %1149, %1166 ], [ %1356, %1272 ]
  %1292 = phi <16 x float> [ %1152, %1166 ], [ %1357, %1272 ]
  %1293 = phi <16 x float> [ %1155, %1166 ], [ %1358, %1272 ]
  %1294 = phi <16 x float> [ %1159, %1166 ], [ %1363, %1272 ]
  %1295 = phi <16 x float> [ %1162, %1166 ], [ %1364, %1272 ]
  %1296 = phi <16 x float> [ %1165, %1166 ], [ %1365, %1272 ]
  %1297 = phi i64 [ 0, %1166 ], [ %1366, %1272 ]
  %1298 = mul i64 %1297, 192
  %1299 = getelementptr inbounds nuw i8, ptr %53, i64 %1298
  %1300 = load <16 x float>, ptr %1299, align 4
  %1301 = getelementptr inbounds nuw float, ptr %1299, i64 %86
  tail call void @llvm.prefetch.p0(ptr nonnull %1301, i32 0, i32 2, i32 1)
  %1302 = mul i64 %1297, 192
  %1303 = getelementptr i8, ptr %60, i64 %1302
  %1304 = load <16 x float>, ptr %1303, align 4
  %1305 = getelementptr inbounds nuw float, ptr %1303, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %1305, i32 0, i32 2, i32 1)
  %1306 = mul i64 %1297, 192
  %1307 = getelementptr i8, ptr %61, i64 %1306
  %1308 = load <16 x float>, ptr %1307, align 4
  %1309 = getelementptr inbounds nuw float, ptr %1307, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %1309, i32 0, i32 2, i32 1)
  %1310 = getelementptr float, ptr %96, i64 %1297
  %1311 = load float, ptr %1310, align 4
  %1312 = insertelement <16 x float> poison, float %1311, i64 0
  %1313 = shufflevector <16 x float> %1312, <16 x float> poison, <16 x i32> zeroinitializer
  %1314 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1313, <16 x float> %1300, <16 x float> %1273)
  %1315 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1313, <16 x float> %1304, <16 x float> %1274)
  %1316 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1313, <16 x float> %1308, <16 x float> %1275)
  %1317 = getelementptr float, ptr %1310, i64 %93
  %1318 = load float, ptr %1317, align 4
  %1319 = insertelement <16 x float> poison, float %1318, i64 0
  %1320 = shufflevector <16 x float> %1319, <16 x float> poison, <16 x i32> zeroinitializer
  %1321 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1320, <16 x float> %1300, <16 x float> %1276)
  %1322 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1320, <16 x float> %1304, <16 x float> %1277)
  %1323 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1320, <16 x float> %1308, <16 x float> %1278)
  %1324 = getelementptr i8, ptr %1310, i64 %1167
  %1325 = load float, ptr %1324, align 4
  %1326 = insertelement <16 x float> poison, float %1325, i64 0
  %1327 = shufflevector <16 x float> %1326, <16 x float> poison, <16 x i32> zeroinitializer
  %1328 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1327, <16 x float> %1300, <16 x float> %1279)
  %1329 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1327, <16 x float> %1304, <16 x float> %1280)
  %1330 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1327, <16 x float> %1308, <16 x float> %1281)
  %1331 = getelementptr i8, ptr %1310, i64 %1168
  %1332 = load float, ptr %1331, align 4
  %1333 = insertelement <16 x float> poison, float %1332, i64 0
  %1334 = shufflevector <16 x float> %1333, <16 x float> poison, <16 x i32> zeroinitializer
  %1335 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1334, <16 x float> %1300, <16 x float> %1282)
  %1336 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1334, <16 x float> %1304, <16 x float> %1283)
  %1337 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1334, <16 x float> %1308, <16 x float> %1284)
  %1338 = getelementptr i8, ptr %1310, i64 %1169
  %1339 = load float, ptr %1338, align 4
  %1340 = insertelement <16 x float> poison, float %1339, i64 0
  %1341 = shufflevector <16 x float> %1340, <16 x float> poison, <16 x i32> zeroinitializer
  %1342 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1341, <16 x float> %1300, <16 x float> %1285)
  %1343 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1341, <16 x float> %1304, <16 x float> %1286)
  %1344 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1341, <16 x float> %1308, <16 x float> %1287)
  %1345 = getelementptr i8, ptr %1310, i64 %1170
  %1346 = load float, ptr %1345, align 4
  %1347 = insertelement <16 x float> poison, float %1346, i64 0
  %1348 = shufflevector <16 x float> %1347, <16 x float> poison, <16 x i32> zeroinitializer
  %1349 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1348, <16 x float> %1300, <16 x float> %1288)
  %1350 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1348, <16 x float> %1304, <16 x float> %1289)
  %1351 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1348, <16 x float> %1308, <16 x float> %1290)
  %1352 = getelementptr i8, ptr %1310, i64 %1171
  %1353 = load float, ptr %1352, align 4
  %1354 = insertelement <16 x float> poison, float %1353, i64 0
  %1355 = shufflevector <16 x float> %1354, <16 x float> poison, <16 x i32> zeroinitializer
  %1356 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1355, <16 x float> %1300, <16 x float> %1291)
  %1357 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1355, <16 x float> %1304, <16 x float> %1292)
  %1358 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1355, <16 x float> %1308, <16 x float> %1293)
  %1359 = getelementptr i8, ptr %1310, i64 %1172
  %1360 = load float, ptr %1359, align 4
  %1361 = insertelement <16 x float> poison, float %1360, i64 0
  %1362 = shufflevector <16 x float> %1361, <16 x float> poison, <16 x i32> zeroinitializer
  %1363 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1362, <16 x float> %1300, <16 x float> %1294)
  %1364 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1362, <16 x float> %1304, <16 x float> %1295)
  %1365 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1362, <16 x float> %1308, <16 x float> %1296)
  %1366 = add nuw nsw i64 %1297, 1
  %1367 = icmp eq i64 %1366, %59
  br i1 %1367, label %1173, label %1272, !llvm.loop !9

1368:                                             ; preds = %1173, %917, %696, %510, %359, %243, %162, %140, %83
  %1369 = add nuw nsw i64 %84, 1
  %1370 = icmp eq i64 %1369, %27
  br i1 %1370, label %76, label %83, !llvm.loop !11

1371:                                             ; preds = %39, %1
  ret void
}

define void @product_32(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 11
  %5 = sdiv i64 %4, 12
  %6 = add i64 %3, -1
  %7 = add i64 %6, %5
  %8 = sdiv i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %10, 32
  %12 = tail call i32 @omp_get_thread_num()
  %13 = sext i32 %12 to i64
  %14 = tail call i32 @omp_get_num_threads()
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %11, %13
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %13, 1
  %19 = mul nsw i64 %18, %11
  %20 = sdiv i64 %19, %15
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %2052

22:                                               ; preds = %1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = icmp sgt i64 %3, 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %28 = load i64, ptr %23, align 8
  %29 = lshr i64 %5, 1
  br label %30

30:                                               ; preds = %22, %37
  %31 = phi i64 [ %28, %22 ], [ %38, %37 ]
  %32 = phi i64 [ %28, %22 ], [ %39, %37 ]
  %33 = phi i64 [ %17, %22 ], [ %40, %37 ]
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %30
  %36 = shl nsw i64 %33, 7
  br label %42

37:                                               ; preds = %72, %30
  %38 = phi i64 [ %31, %30 ], [ %73, %72 ]
  %39 = phi i64 [ %32, %30 ], [ %73, %72 ]
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %20
  br i1 %41, label %2052, label %30, !llvm.loop !6

42:                                               ; preds = %35, %72
  %43 = phi i64 [ %31, %35 ], [ %73, %72 ]
  %44 = phi i64 [ 0, %35 ], [ %76, %72 ]
  %45 = phi i64 [ %32, %35 ], [ %73, %72 ]
  %46 = phi i64 [ 0, %35 ], [ %74, %72 ]
  %47 = load ptr, ptr %0, align 8
  %48 = mul nsw i64 %45, %33
  %49 = add nsw i64 %48, %46
  %50 = shl nsw i64 %49, 7
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  br i1 %24, label %52, label %72

52:                                               ; preds = %42
  %53 = icmp eq i64 %46, 0
  %54 = icmp sgt i64 %45, %46
  %55 = add i64 %45, %44
  %56 = tail call i64 @llvm.smin.i64(i64 %55, i64 96)
  %57 = tail call i64 @llvm.smax.i64(i64 %56, i64 1)
  %58 = getelementptr i8, ptr %51, i64 64
  %59 = getelementptr i8, ptr %51, i64 64
  %60 = getelementptr i8, ptr %51, i64 64
  %61 = getelementptr i8, ptr %51, i64 64
  %62 = getelementptr i8, ptr %51, i64 64
  %63 = getelementptr i8, ptr %51, i64 64
  %64 = getelementptr i8, ptr %51, i64 64
  %65 = getelementptr i8, ptr %51, i64 64
  %66 = getelementptr i8, ptr %51, i64 64
  %67 = getelementptr i8, ptr %51, i64 64
  %68 = getelementptr i8, ptr %51, i64 64
  %69 = getelementptr i8, ptr %51, i64 64
  br label %77

70:                                               ; preds = %2049
  %71 = load i64, ptr %23, align 8
  br label %72

72:                                               ; preds = %70, %42
  %73 = phi i64 [ %71, %70 ], [ %43, %42 ]
  %74 = add nuw nsw i64 %46, 96
  %75 = icmp slt i64 %74, %73
  %76 = add nsw i64 %44, -96
  br i1 %75, label %42, label %37, !llvm.loop !8

77:                                               ; preds = %52, %2049
  %78 = phi i64 [ 0, %52 ], [ %2050, %2049 ]
  %79 = icmp eq i64 %78, 0
  %80 = select i1 %79, i64 3072, i64 0
  %81 = icmp eq i64 %78, %29
  %82 = select i1 %81, i64 3072, i64 0
  %83 = mul nsw i64 %78, %8
  %84 = load ptr, ptr %25, align 8
  %85 = load i64, ptr %23, align 8
  %86 = mul nsw i64 %85, %83
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  %88 = getelementptr inbounds nuw float, ptr %87, i64 %46
  %89 = load ptr, ptr %26, align 8
  %90 = load i64, ptr %9, align 8
  %91 = mul nsw i64 %90, %83
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = getelementptr inbounds i8, ptr %92, i64 %36
  %94 = load i64, ptr %2, align 8
  %95 = sub nsw i64 %94, %83
  %96 = tail call i64 @llvm.smin.i64(i64 %95, i64 %8)
  switch i64 %96, label %2049 [
    i64 1, label %97
    i64 2, label %125
    i64 3, label %174
    i64 4, label %249
    i64 5, label %349
    i64 6, label %474
    i64 7, label %624
    i64 8, label %799
    i64 9, label %999
    i64 10, label %1224
    i64 11, label %1474
    i64 12, label %1749
  ]

97:                                               ; preds = %77
  %98 = load <16 x float>, ptr %93, align 4
  %99 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %98
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %101 = load <16 x float>, ptr %100, align 4
  %102 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %101
  br i1 %54, label %103, label %122

103:                                              ; preds = %97, %103
  %104 = phi <16 x float> [ %119, %103 ], [ %102, %97 ]
  %105 = phi <16 x float> [ %118, %103 ], [ %99, %97 ]
  %106 = phi i64 [ %120, %103 ], [ 0, %97 ]
  %107 = shl i64 %106, 7
  %108 = getelementptr i8, ptr %51, i64 %107
  %109 = load <16 x float>, ptr %108, align 4
  %110 = getelementptr inbounds nuw float, ptr %108, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %110, i32 0, i32 2, i32 1)
  %111 = getelementptr i8, ptr %69, i64 %107
  %112 = load <16 x float>, ptr %111, align 4
  %113 = getelementptr inbounds nuw float, ptr %111, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %113, i32 0, i32 2, i32 1)
  %114 = getelementptr float, ptr %88, i64 %106
  %115 = load float, ptr %114, align 4
  %116 = insertelement <16 x float> poison, float %115, i64 0
  %117 = shufflevector <16 x float> %116, <16 x float> poison, <16 x i32> zeroinitializer
  %118 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %109, <16 x float> %105)
  %119 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %112, <16 x float> %104)
  %120 = add nuw nsw i64 %106, 1
  %121 = icmp eq i64 %120, %57
  br i1 %121, label %122, label %103, !llvm.loop !9

122:                                              ; preds = %103, %97
  %123 = phi <16 x float> [ %102, %97 ], [ %119, %103 ]
  %124 = phi <16 x float> [ %99, %97 ], [ %118, %103 ]
  store <16 x float> %124, ptr %93, align 4
  store <16 x float> %123, ptr %100, align 4
  br label %2049

125:                                              ; preds = %77
  %126 = load <16 x float>, ptr %93, align 4
  %127 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %126
  %128 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %129 = load <16 x float>, ptr %128, align 4
  %130 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %129
  %131 = getelementptr inbounds float, ptr %93, i64 %90
  %132 = load <16 x float>, ptr %131, align 4
  %133 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %132
  %134 = getelementptr inbounds nuw i8, ptr %131, i64 64
  %135 = load <16 x float>, ptr %134, align 4
  %136 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %135
  br i1 %54, label %147, label %137

137:                                              ; preds = %147, %125
  %138 = phi <16 x float> [ %136, %125 ], [ %171, %147 ]
  %139 = phi <16 x float> [ %133, %125 ], [ %170, %147 ]
  %140 = phi <16 x float> [ %130, %125 ], [ %165, %147 ]
  %141 = phi <16 x float> [ %127, %125 ], [ %164, %147 ]
  store <16 x float> %141, ptr %93, align 4
  store <16 x float> %140, ptr %128, align 4
  %142 = load i64, ptr %9, align 8
  %143 = getelementptr inbounds float, ptr %93, i64 %142
  store <16 x float> %139, ptr %143, align 4
  %144 = load i64, ptr %9, align 8
  %145 = getelementptr inbounds float, ptr %93, i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 64
  store <16 x float> %138, ptr %146, align 4
  br label %2049

147:                                              ; preds = %125, %147
  %148 = phi <16 x float> [ %171, %147 ], [ %136, %125 ]
  %149 = phi <16 x float> [ %170, %147 ], [ %133, %125 ]
  %150 = phi <16 x float> [ %165, %147 ], [ %130, %125 ]
  %151 = phi <16 x float> [ %164, %147 ], [ %127, %125 ]
  %152 = phi i64 [ %172, %147 ], [ 0, %125 ]
  %153 = shl i64 %152, 7
  %154 = getelementptr i8, ptr %51, i64 %153
  %155 = load <16 x float>, ptr %154, align 4
  %156 = getelementptr inbounds nuw float, ptr %154, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %156, i32 0, i32 2, i32 1)
  %157 = getelementptr i8, ptr %68, i64 %153
  %158 = load <16 x float>, ptr %157, align 4
  %159 = getelementptr inbounds nuw float, ptr %157, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %159, i32 0, i32 2, i32 1)
  %160 = getelementptr float, ptr %88, i64 %152
  %161 = load float, ptr %160, align 4
  %162 = insertelement <16 x float> poison, float %161, i64 0
  %163 = shufflevector <16 x float> %162, <16 x float> poison, <16 x i32> zeroinitializer
  %164 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %163, <16 x float> %155, <16 x float> %151)
  %165 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %163, <16 x float> %158, <16 x float> %150)
  %166 = getelementptr float, ptr %160, i64 %85
  %167 = load float, ptr %166, align 4
  %168 = insertelement <16 x float> poison, float %167, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> %155, <16 x float> %149)
  %171 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> %158, <16 x float> %148)
  %172 = add nuw nsw i64 %152, 1
  %173 = icmp eq i64 %172, %57
  br i1 %173, label %137, label %147, !llvm.loop !9

174:                                              ; preds = %77
  %175 = load <16 x float>, ptr %93, align 4
  %176 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %175
  %177 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %178 = load <16 x float>, ptr %177, align 4
  %179 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %178
  %180 = getelementptr inbounds float, ptr %93, i64 %90
  %181 = load <16 x float>, ptr %180, align 4
  %182 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %181
  %183 = getelementptr inbounds nuw i8, ptr %180, i64 64
  %184 = load <16 x float>, ptr %183, align 4
  %185 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %184
  %186 = shl nsw i64 %90, 3
  %187 = getelementptr inbounds i8, ptr %93, i64 %186
  %188 = load <16 x float>, ptr %187, align 4
  %189 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %188
  %190 = getelementptr inbounds nuw i8, ptr %187, i64 64
  %191 = load <16 x float>, ptr %190, align 4
  %192 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %191
  br i1 %54, label %193, label %195

193:                                              ; preds = %174
  %194 = shl i64 %85, 3
  br label %214

195:                                              ; preds = %214, %174
  %196 = phi <16 x float> [ %192, %174 ], [ %246, %214 ]
  %197 = phi <16 x float> [ %189, %174 ], [ %245, %214 ]
  %198 = phi <16 x float> [ %185, %174 ], [ %240, %214 ]
  %199 = phi <16 x float> [ %182, %174 ], [ %239, %214 ]
  %200 = phi <16 x float> [ %179, %174 ], [ %234, %214 ]
  %201 = phi <16 x float> [ %176, %174 ], [ %233, %214 ]
  store <16 x float> %201, ptr %93, align 4
  store <16 x float> %200, ptr %177, align 4
  %202 = load i64, ptr %9, align 8
  %203 = getelementptr inbounds float, ptr %93, i64 %202
  store <16 x float> %199, ptr %203, align 4
  %204 = load i64, ptr %9, align 8
  %205 = getelementptr inbounds float, ptr %93, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 64
  store <16 x float> %198, ptr %206, align 4
  %207 = load i64, ptr %9, align 8
  %208 = shl nsw i64 %207, 3
  %209 = getelementptr inbounds i8, ptr %93, i64 %208
  store <16 x float> %197, ptr %209, align 4
  %210 = load i64, ptr %9, align 8
  %211 = shl nsw i64 %210, 3
  %212 = getelementptr inbounds i8, ptr %93, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 64
  store <16 x float> %196, ptr %213, align 4
  br label %2049

214:                                              ; preds = %193, %214
  %215 = phi <16 x float> [ %192, %193 ], [ %246, %214 ]
  %216 = phi <16 x float> [ %189, %193 ], [ %245, %214 ]
  %217 = phi <16 x float> [ %185, %193 ], [ %240, %214 ]
  %218 = phi <16 x float> [ %182, %193 ], [ %239, %214 ]
  %219 = phi <16 x float> [ %179, %193 ], [ %234, %214 ]
  %220 = phi <16 x float> [ %176, %193 ], [ %233, %214 ]
  %221 = phi i64 [ 0, %193 ], [ %247, %214 ]
  %222 = shl i64 %221, 7
  %223 = getelementptr i8, ptr %51, i64 %222
  %224 = load <16 x float>, ptr %223, align 4
  %225 = getelementptr inbounds nuw float, ptr %223, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %225, i32 0, i32 2, i32 1)
  %226 = getelementptr i8, ptr %67, i64 %222
  %227 = load <16 x float>, ptr %226, align 4
  %228 = getelementptr inbounds nuw float, ptr %226, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %228, i32 0, i32 2, i32 1)
  %229 = getelementptr float, ptr %88, i64 %221
  %230 = load float, ptr %229, align 4
  %231 = insertelement <16 x float> poison, float %230, i64 0
  %232 = shufflevector <16 x float> %231, <16 x float> poison, <16 x i32> zeroinitializer
  %233 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %232, <16 x float> %224, <16 x float> %220)
  %234 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %232, <16 x float> %227, <16 x float> %219)
  %235 = getelementptr float, ptr %229, i64 %85
  %236 = load float, ptr %235, align 4
  %237 = insertelement <16 x float> poison, float %236, i64 0
  %238 = shufflevector <16 x float> %237, <16 x float> poison, <16 x i32> zeroinitializer
  %239 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %238, <16 x float> %224, <16 x float> %218)
  %240 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %238, <16 x float> %227, <16 x float> %217)
  %241 = getelementptr i8, ptr %229, i64 %194
  %242 = load float, ptr %241, align 4
  %243 = insertelement <16 x float> poison, float %242, i64 0
  %244 = shufflevector <16 x float> %243, <16 x float> poison, <16 x i32> zeroinitializer
  %245 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %224, <16 x float> %216)
  %246 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %227, <16 x float> %215)
  %247 = add nuw nsw i64 %221, 1
  %248 = icmp eq i64 %247, %57
  br i1 %248, label %195, label %214, !llvm.loop !9

249:                                              ; preds = %77
  %250 = load <16 x float>, ptr %93, align 4
  %251 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %250
  %252 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %253 = load <16 x float>, ptr %252, align 4
  %254 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %253
  %255 = getelementptr inbounds float, ptr %93, i64 %90
  %256 = load <16 x float>, ptr %255, align 4
  %257 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %256
  %258 = getelementptr inbounds nuw i8, ptr %255, i64 64
  %259 = load <16 x float>, ptr %258, align 4
  %260 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %259
  %261 = shl nsw i64 %90, 3
  %262 = getelementptr inbounds i8, ptr %93, i64 %261
  %263 = load <16 x float>, ptr %262, align 4
  %264 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %263
  %265 = getelementptr inbounds nuw i8, ptr %262, i64 64
  %266 = load <16 x float>, ptr %265, align 4
  %267 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %266
  %268 = mul nsw i64 %90, 12
  %269 = getelementptr inbounds i8, ptr %93, i64 %268
  %270 = load <16 x float>, ptr %269, align 4
  %271 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %270
  %272 = getelementptr inbounds nuw i8, ptr %269, i64 64
  %273 = load <16 x float>, ptr %272, align 4
  %274 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %273
  br i1 %54, label %275, label %278

275:                                              ; preds = %249
  %276 = shl i64 %85, 3
  %277 = mul i64 %85, 12
  br label %306

278:                                              ; preds = %306, %249
  %279 = phi <16 x float> [ %274, %249 ], [ %346, %306 ]
  %280 = phi <16 x float> [ %271, %249 ], [ %345, %306 ]
  %281 = phi <16 x float> [ %267, %249 ], [ %340, %306 ]
  %282 = phi <16 x float> [ %264, %249 ], [ %339, %306 ]
  %283 = phi <16 x float> [ %260, %249 ], [ %334, %306 ]
  %284 = phi <16 x float> [ %257, %249 ], [ %333, %306 ]
  %285 = phi <16 x float> [ %254, %249 ], [ %328, %306 ]
  %286 = phi <16 x float> [ %251, %249 ], [ %327, %306 ]
  store <16 x float> %286, ptr %93, align 4
  store <16 x float> %285, ptr %252, align 4
  %287 = load i64, ptr %9, align 8
  %288 = getelementptr inbounds float, ptr %93, i64 %287
  store <16 x float> %284, ptr %288, align 4
  %289 = load i64, ptr %9, align 8
  %290 = getelementptr inbounds float, ptr %93, i64 %289
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 64
  store <16 x float> %283, ptr %291, align 4
  %292 = load i64, ptr %9, align 8
  %293 = shl nsw i64 %292, 3
  %294 = getelementptr inbounds i8, ptr %93, i64 %293
  store <16 x float> %282, ptr %294, align 4
  %295 = load i64, ptr %9, align 8
  %296 = shl nsw i64 %295, 3
  %297 = getelementptr inbounds i8, ptr %93, i64 %296
  %298 = getelementptr inbounds nuw i8, ptr %297, i64 64
  store <16 x float> %281, ptr %298, align 4
  %299 = load i64, ptr %9, align 8
  %300 = mul nsw i64 %299, 12
  %301 = getelementptr inbounds i8, ptr %93, i64 %300
  store <16 x float> %280, ptr %301, align 4
  %302 = load i64, ptr %9, align 8
  %303 = mul nsw i64 %302, 12
  %304 = getelementptr inbounds i8, ptr %93, i64 %303
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 64
  store <16 x float> %279, ptr %305, align 4
  br label %2049

306:                                              ; preds = %275, %306
  %307 = phi <16 x float> [ %274, %275 ], [ %346, %306 ]
  %308 = phi <16 x float> [ %271, %275 ], [ %345, %306 ]
  %309 = phi <16 x float> [ %267, %275 ], [ %340, %306 ]
  %310 = phi <16 x float> [ %264, %275 ], [ %339, %306 ]
  %311 = phi <16 x float> [ %260, %275 ], [ %334, %306 ]
  %312 = phi <16 x float> [ %257, %275 ], [ %333, %306 ]
  %313 = phi <16 x float> [ %254, %275 ], [ %328, %306 ]
  %314 = phi <16 x float> [ %251, %275 ], [ %327, %306 ]
  %315 = phi i64 [ 0, %275 ], [ %347, %306 ]
  %316 = shl i64 %315, 7
  %317 = getelementptr i8, ptr %51, i64 %316
  %318 = load <16 x float>, ptr %317, align 4
  %319 = getelementptr inbounds nuw float, ptr %317, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %319, i32 0, i32 2, i32 1)
  %320 = getelementptr i8, ptr %66, i64 %316
  %321 = load <16 x float>, ptr %320, align 4
  %322 = getelementptr inbounds nuw float, ptr %320, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %322, i32 0, i32 2, i32 1)
  %323 = getelementptr float, ptr %88, i64 %315
  %324 = load float, ptr %323, align 4
  %325 = insertelement <16 x float> poison, float %324, i64 0
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> zeroinitializer
  %327 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %318, <16 x float> %314)
  %328 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %321, <16 x float> %313)
  %329 = getelementptr float, ptr %323, i64 %85
  %330 = load float, ptr %329, align 4
  %331 = insertelement <16 x float> poison, float %330, i64 0
  %332 = shufflevector <16 x float> %331, <16 x float> poison, <16 x i32> zeroinitializer
  %333 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %332, <16 x float> %318, <16 x float> %312)
  %334 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %332, <16 x float> %321, <16 x float> %311)
  %335 = getelementptr i8, ptr %323, i64 %276
  %336 = load float, ptr %335, align 4
  %337 = insertelement <16 x float> poison, float %336, i64 0
  %338 = shufflevector <16 x float> %337, <16 x float> poison, <16 x i32> zeroinitializer
  %339 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %338, <16 x float> %318, <16 x float> %310)
  %340 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %338, <16 x float> %321, <16 x float> %309)
  %341 = getelementptr i8, ptr %323, i64 %277
  %342 = load float, ptr %341, align 4
  %343 = insertelement <16 x float> poison, float %342, i64 0
  %344 = shufflevector <16 x float> %343, <16 x float> poison, <16 x i32> zeroinitializer
  %345 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %344, <16 x float> %318, <16 x float> %308)
  %346 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %344, <16 x float> %321, <16 x float> %307)
  %347 = add nuw nsw i64 %315, 1
  %348 = icmp eq i64 %347, %57
  br i1 %348, label %278, label %306, !llvm.loop !9

349:                                              ; preds = %77
  %350 = load <16 x float>, ptr %93, align 4
  %351 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %350
  %352 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %353 = load <16 x float>, ptr %352, align 4
  %354 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %353
  %355 = getelementptr inbounds float, ptr %93, i64 %90
  %356 = load <16 x float>, ptr %355, align 4
  %357 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %356
  %358 = getelementptr inbounds nuw i8, ptr %355, i64 64
  %359 = load <16 x float>, ptr %358, align 4
  %360 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %359
  %361 = shl nsw i64 %90, 3
  %362 = getelementptr inbounds i8, ptr %93, i64 %361
  %363 = load <16 x float>, ptr %362, align 4
  %364 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %363
  %365 = getelementptr inbounds nuw i8, ptr %362, i64 64
  %366 = load <16 x float>, ptr %365, align 4
  %367 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %366
  %368 = mul nsw i64 %90, 12
  %369 = getelementptr inbounds i8, ptr %93, i64 %368
  %370 = load <16 x float>, ptr %369, align 4
  %371 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %370
  %372 = getelementptr inbounds nuw i8, ptr %369, i64 64
  %373 = load <16 x float>, ptr %372, align 4
  %374 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %373
  %375 = shl nsw i64 %90, 4
  %376 = getelementptr inbounds i8, ptr %93, i64 %375
  %377 = load <16 x float>, ptr %376, align 4
  %378 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %377
  %379 = getelementptr inbounds nuw i8, ptr %376, i64 64
  %380 = load <16 x float>, ptr %379, align 4
  %381 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %380
  br i1 %54, label %382, label %386

382:                                              ; preds = %349
  %383 = shl i64 %85, 3
  %384 = mul i64 %85, 12
  %385 = shl i64 %85, 4
  br label %423

386:                                              ; preds = %423, %349
  %387 = phi <16 x float> [ %381, %349 ], [ %471, %423 ]
  %388 = phi <16 x float> [ %378, %349 ], [ %470, %423 ]
  %389 = phi <16 x float> [ %374, %349 ], [ %465, %423 ]
  %390 = phi <16 x float> [ %371, %349 ], [ %464, %423 ]
  %391 = phi <16 x float> [ %367, %349 ], [ %459, %423 ]
  %392 = phi <16 x float> [ %364, %349 ], [ %458, %423 ]
  %393 = phi <16 x float> [ %360, %349 ], [ %453, %423 ]
  %394 = phi <16 x float> [ %357, %349 ], [ %452, %423 ]
  %395 = phi <16 x float> [ %354, %349 ], [ %447, %423 ]
  %396 = phi <16 x float> [ %351, %349 ], [ %446, %423 ]
  store <16 x float> %396, ptr %93, align 4
  store <16 x float> %395, ptr %352, align 4
  %397 = load i64, ptr %9, align 8
  %398 = getelementptr inbounds float, ptr %93, i64 %397
  store <16 x float> %394, ptr %398, align 4
  %399 = load i64, ptr %9, align 8
  %400 = getelementptr inbounds float, ptr %93, i64 %399
  %401 = getelementptr inbounds nuw i8, ptr %400, i64 64
  store <16 x float> %393, ptr %401, align 4
  %402 = load i64, ptr %9, align 8
  %403 = shl nsw i64 %402, 3
  %404 = getelementptr inbounds i8, ptr %93, i64 %403
  store <16 x float> %392, ptr %404, align 4
  %405 = load i64, ptr %9, align 8
  %406 = shl nsw i64 %405, 3
  %407 = getelementptr inbounds i8, ptr %93, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 64
  store <16 x float> %391, ptr %408, align 4
  %409 = load i64, ptr %9, align 8
  %410 = mul nsw i64 %409, 12
  %411 = getelementptr inbounds i8, ptr %93, i64 %410
  store <16 x float> %390, ptr %411, align 4
  %412 = load i64, ptr %9, align 8
  %413 = mul nsw i64 %412, 12
  %414 = getelementptr inbounds i8, ptr %93, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 64
  store <16 x float> %389, ptr %415, align 4
  %416 = load i64, ptr %9, align 8
  %417 = shl nsw i64 %416, 4
  %418 = getelementptr inbounds i8, ptr %93, i64 %417
  store <16 x float> %388, ptr %418, align 4
  %419 = load i64, ptr %9, align 8
  %420 = shl nsw i64 %419, 4
  %421 = getelementptr inbounds i8, ptr %93, i64 %420
  %422 = getelementptr inbounds nuw i8, ptr %421, i64 64
  store <16 x float> %387, ptr %422, align 4
  br label %2049

423:                                              ; preds = %382, %423
  %424 = phi <16 x float> [ %381, %382 ], [ %471, %423 ]
  %425 = phi <16 x float> [ %378, %382 ], [ %470, %423 ]
  %426 = phi <16 x float> [ %374, %382 ], [ %465, %423 ]
  %427 = phi <16 x float> [ %371, %382 ], [ %464, %423 ]
  %428 = phi <16 x float> [ %367, %382 ], [ %459, %423 ]
  %429 = phi <16 x float> [ %364, %382 ], [ %458, %423 ]
  %430 = phi <16 x float> [ %360, %382 ], [ %453, %423 ]
  %431 = phi <16 x float> [ %357, %382 ], [ %452, %423 ]
  %432 = phi <16 x float> [ %354, %382 ], [ %447, %423 ]
  %433 = phi <16 x float> [ %351, %382 ], [ %446, %423 ]
  %434 = phi i64 [ 0, %382 ], [ %472, %423 ]
  %435 = shl i64 %434, 7
  %436 = getelementptr i8, ptr %51, i64 %435
  %437 = load <16 x float>, ptr %436, align 4
  %438 = getelementptr inbounds nuw float, ptr %436, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %438, i32 0, i32 2, i32 1)
  %439 = getelementptr i8, ptr %65, i64 %435
  %440 = load <16 x float>, ptr %439, align 4
  %441 = getelementptr inbounds nuw float, ptr %439, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %441, i32 0, i32 2, i32 1)
  %442 = getelementptr float, ptr %88, i64 %434
  %443 = load float, ptr %442, align 4
  %444 = insertelement <16 x float> poison, float %443, i64 0
  %445 = shufflevector <16 x float> %444, <16 x float> poison, <16 x i32> zeroinitializer
  %446 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %437, <16 x float> %433)
  %447 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %440, <16 x float> %432)
  %448 = getelementptr float, ptr %442, i64 %85
  %449 = load float, ptr %448, align 4
  %450 = insertelement <16 x float> poison, float %449, i64 0
  %451 = shufflevector <16 x float> %450, <16 x float> poison, <16 x i32> zeroinitializer
  %452 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %451, <16 x float> %437, <16 x float> %431)
  %453 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %451, <16 x float> %440, <16 x float> %430)
  %454 = getelementptr i8, ptr %442, i64 %383
  %455 = load float, ptr %454, align 4
  %456 = insertelement <16 x float> poison, float %455, i64 0
  %457 = shufflevector <16 x float> %456, <16 x float> poison, <16 x i32> zeroinitializer
  %458 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %457, <16 x float> %437, <16 x float> %429)
  %459 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %457, <16 x float> %440, <16 x float> %428)
  %460 = getelementptr i8, ptr %442, i64 %384
  %461 = load float, ptr %460, align 4
  %462 = insertelement <16 x float> poison, float %461, i64 0
  %463 = shufflevector <16 x float> %462, <16 x float> poison, <16 x i32> zeroinitializer
  %464 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %463, <16 x float> %437, <16 x float> %427)
  %465 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %463, <16 x float> %440, <16 x float> %426)
  %466 = getelementptr i8, ptr %442, i64 %385
  %467 = load float, ptr %466, align 4
  %468 = insertelement <16 x float> poison, float %467, i64 0
  %469 = shufflevector <16 x float> %468, <16 x float> poison, <16 x i32> zeroinitializer
  %470 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %469, <16 x float> %437, <16 x float> %425)
  %471 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %469, <16 x float> %440, <16 x float> %424)
  %472 = add nuw nsw i64 %434, 1
  %473 = icmp eq i64 %472, %57
  br i1 %473, label %386, label %423, !llvm.loop !9

474:                                              ; preds = %77
  %475 = load <16 x float>, ptr %93, align 4
  %476 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %475
  %477 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %478 = load <16 x float>, ptr %477, align 4
  %479 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %478
  %480 = getelementptr inbounds float, ptr %93, i64 %90
  %481 = load <16 x float>, ptr %480, align 4
  %482 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %481
  %483 = getelementptr inbounds nuw i8, ptr %480, i64 64
  %484 = load <16 x float>, ptr %483, align 4
  %485 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %484
  %486 = shl nsw i64 %90, 3
  %487 = getelementptr inbounds i8, ptr %93, i64 %486
  %488 = load <16 x float>, ptr %487, align 4
  %489 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %488
  %490 = getelementptr inbounds nuw i8, ptr %487, i64 64
  %491 = load <16 x float>, ptr %490, align 4
  %492 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %491
  %493 = mul nsw i64 %90, 12
  %494 = getelementptr inbounds i8, ptr %93, i64 %493
  %495 = load <16 x float>, ptr %494, align 4
  %496 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %495
  %497 = getelementptr inbounds nuw i8, ptr %494, i64 64
  %498 = load <16 x float>, ptr %497, align 4
  %499 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %498
  %500 = shl nsw i64 %90, 4
  %501 = getelementptr inbounds i8, ptr %93, i64 %500
  %502 = load <16 x float>, ptr %501, align 4
  %503 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %502
  %504 = getelementptr inbounds nuw i8, ptr %501, i64 64
  %505 = load <16 x float>, ptr %504, align 4
  %506 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %505
  %507 = mul nsw i64 %90, 20
  %508 = getelementptr inbounds i8, ptr %93, i64 %507
  %509 = load <16 x float>, ptr %508, align 4
  %510 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %509
  %511 = getelementptr inbounds nuw i8, ptr %508, i64 64
  %512 = load <16 x float>, ptr %511, align 4
  %513 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %512
  br i1 %54, label %514, label %519

514:                                              ; preds = %474
  %515 = shl i64 %85, 3
  %516 = mul i64 %85, 12
  %517 = shl i64 %85, 4
  %518 = mul i64 %85, 20
  br label %565

519:                                              ; preds = %565, %474
  %520 = phi <16 x float> [ %513, %474 ], [ %621, %565 ]
  %521 = phi <16 x float> [ %510, %474 ], [ %620, %565 ]
  %522 = phi <16 x float> [ %506, %474 ], [ %615, %565 ]
  %523 = phi <16 x float> [ %503, %474 ], [ %614, %565 ]
  %524 = phi <16 x float> [ %499, %474 ], [ %609, %565 ]
  %525 = phi <16 x float> [ %496, %474 ], [ %608, %565 ]
  %526 = phi <16 x float> [ %492, %474 ], [ %603, %565 ]
  %527 = phi <16 x float> [ %489, %474 ], [ %602, %565 ]
  %528 = phi <16 x float> [ %485, %474 ], [ %597, %565 ]
  %529 = phi <16 x float> [ %482, %474 ], [ %596, %565 ]
  %530 = phi <16 x float> [ %479, %474 ], [ %591, %565 ]
  %531 = phi <16 x float> [ %476, %474 ], [ %590, %565 ]
  store <16 x float> %531, ptr %93, align 4
  store <16 x float> %530, ptr %477, align 4
  %532 = load i64, ptr %9, align 8
  %533 = getelementptr inbounds float, ptr %93, i64 %532
  store <16 x float> %529, ptr %533, align 4
  %534 = load i64, ptr %9, align 8
  %535 = getelementptr inbounds float, ptr %93, i64 %534
  %536 = getelementptr inbounds nuw i8, ptr %535, i64 64
  store <16 x float> %528, ptr %536, align 4
  %537 = load i64, ptr %9, align 8
  %538 = shl nsw i64 %537, 3
  %539 = getelementptr inbounds i8, ptr %93, i64 %538
  store <16 x float> %527, ptr %539, align 4
  %540 = load i64, ptr %9, align 8
  %541 = shl nsw i64 %540, 3
  %542 = getelementptr inbounds i8, ptr %93, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 64
  store <16 x float> %526, ptr %543, align 4
  %544 = load i64, ptr %9, align 8
  %545 = mul nsw i64 %544, 12
  %546 = getelementptr inbounds i8, ptr %93, i64 %545
  store <16 x float> %525, ptr %546, align 4
  %547 = load i64, ptr %9, align 8
  %548 = mul nsw i64 %547, 12
  %549 = getelementptr inbounds i8, ptr %93, i64 %548
  %550 = getelementptr inbounds nuw i8, ptr %549, i64 64
  store <16 x float> %524, ptr %550, align 4
  %551 = load i64, ptr %9, align 8
  %552 = shl nsw i64 %551, 4
  %553 = getelementptr inbounds i8, ptr %93, i64 %552
  store <16 x float> %523, ptr %553, align 4
  %554 = load i64, ptr %9, align 8
  %555 = shl nsw i64 %554, 4
  %556 = getelementptr inbounds i8, ptr %93, i64 %555
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 64
  store <16 x float> %522, ptr %557, align 4
  %558 = load i64, ptr %9, align 8
  %559 = mul nsw i64 %558, 20
  %560 = getelementptr inbounds i8, ptr %93, i64 %559
  store <16 x float> %521, ptr %560, align 4
  %561 = load i64, ptr %9, align 8
  %562 = mul nsw i64 %561, 20
  %563 = getelementptr inbounds i8, ptr %93, i64 %562
  %564 = getelementptr inbounds nuw i8, ptr %563, i64 64
  store <16 x float> %520, ptr %564, align 4
  br label %2049

565:                                              ; preds = %514, %565
  %566 = phi <16 x float> [ %513, %514 ], [ %621, %565 ]
  %567 = phi <16 x float> [ %510, %514 ], [ %620, %565 ]
  %568 = phi <16 x float> [ %506, %514 ], [ %615, %565 ]
  %569 = phi <16 x float> [ %503, %514 ], [ %614, %565 ]
  %570 = phi <16 x float> [ %499, %514 ], [ %609, %565 ]
  %571 = phi <16 x float> [ %496, %514 ], [ %608, %565 ]
  %572 = phi <16 x float> [ %492, %514 ], [ %603, %565 ]
  %573 = phi <16 x float> [ %489, %514 ], [ %602, %565 ]
  %574 = phi <16 x float> [ %485, %514 ], [ %597, %565 ]
  %575 = phi <16 x float> [ %482, %514 ], [ %596, %565 ]
  %576 = phi <16 x float> [ %479, %514 ], [ %591, %565 ]
  %577 = phi <16 x float> [ %476, %514 ], [ %590, %565 ]
  %578 = phi i64 [ 0, %514 ], [ %622, %565 ]
  %579 = shl i64 %578, 7
  %580 = getelementptr i8, ptr %51, i64 %579
  %581 = load <16 x float>, ptr %580, align 4
  %582 = getelementptr inbounds nuw float, ptr %580, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %582, i32 0, i32 2, i32 1)
  %583 = getelementptr i8, ptr %64, i64 %579
  %584 = load <16 x float>, ptr %583, align 4
  %585 = getelementptr inbounds nuw float, ptr %583, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %585, i32 0, i32 2, i32 1)
  %586 = getelementptr float, ptr %88, i64 %578
  %587 = load float, ptr %586, align 4
  %588 = insertelement <16 x float> poison, float %587, i64 0
  %589 = shufflevector <16 x float> %588, <16 x float> poison, <16 x i32> zeroinitializer
  %590 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %589, <16 x float> %581, <16 x float> %577)
  %591 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %589, <16 x float> %584, <16 x float> %576)
  %592 = getelementptr float, ptr %586, i64 %85
  %593 = load float, ptr %592, align 4
  %594 = insertelement <16 x float> poison, float %593, i64 0
  %595 = shufflevector <16 x float> %594, <16 x float> poison, <16 x i32> zeroinitializer
  %596 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %595, <16 x float> %581, <16 x float> %575)
  %597 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %595, <16 x float> %584, <16 x float> %574)
  %598 = getelementptr i8, ptr %586, i64 %515
  %599 = load float, ptr %598, align 4
  %600 = insertelement <16 x float> poison, float %599, i64 0
  %601 = shufflevector <16 x float> %600, <16 x float> poison, <16 x i32> zeroinitializer
  %602 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %601, <16 x float> %581, <16 x float> %573)
  %603 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %601, <16 x float> %584, <16 x float> %572)
  %604 = getelementptr i8, ptr %586, i64 %516
  %605 = load float, ptr %604, align 4
  %606 = insertelement <16 x float> poison, float %605, i64 0
  %607 = shufflevector <16 x float> %606, <16 x float> poison, <16 x i32> zeroinitializer
  %608 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %607, <16 x float> %581, <16 x float> %571)
  %609 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %607, <16 x float> %584, <16 x float> %570)
  %610 = getelementptr i8, ptr %586, i64 %517
  %611 = load float, ptr %610, align 4
  %612 = insertelement <16 x float> poison, float %611, i64 0
  %613 = shufflevector <16 x float> %612, <16 x float> poison, <16 x i32> zeroinitializer
  %614 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %613, <16 x float> %581, <16 x float> %569)
  %615 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %613, <16 x float> %584, <16 x float> %568)
  %616 = getelementptr i8, ptr %586, i64 %518
  %617 = load float, ptr %616, align 4
  %618 = insertelement <16 x float> poison, float %617, i64 0
  %619 = shufflevector <16 x float> %618, <16 x float> poison, <16 x i32> zeroinitializer
  %620 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %619, <16 x float> %581, <16 x float> %567)
  %621 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %619, <16 x float> %584, <16 x float> %566)
  %622 = add nuw nsw i64 %578, 1
  %623 = icmp eq i64 %622, %57
  br i1 %623, label %519, label %565, !llvm.loop !9

624:                                              ; preds = %77
  %625 = load <16 x float>, ptr %93, align 4
  %626 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %625
  %627 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %628 = load <16 x float>, ptr %627, align 4
  %629 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %628
  %630 = getelementptr inbounds float, ptr %93, i64 %90
  %631 = load <16 x float>, ptr %630, align 4
  %632 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %631
  %633 = getelementptr inbounds nuw i8, ptr %630, i64 64
  %634 = load <16 x float>, ptr %633, align 4
  %635 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %634
  %636 = shl nsw i64 %90, 3
  %637 = getelementptr inbounds i8, ptr %93, i64 %636
  %638 = load <16 x float>, ptr %637, align 4
  %639 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %638
  %640 = getelementptr inbounds nuw i8, ptr %637, i64 64
  %641 = load <16 x float>, ptr %640, align 4
  %642 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %641
  %643 = mul nsw i64 %90, 12
  %644 = getelementptr inbounds i8, ptr %93, i64 %643
  %645 = load <16 x float>, ptr %644, align 4
  %646 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %645
  %647 = getelementptr inbounds nuw i8, ptr %644, i64 64
  %648 = load <16 x float>, ptr %647, align 4
  %649 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %648
  %650 = shl nsw i64 %90, 4
  %651 = getelementptr inbounds i8, ptr %93, i64 %650
  %652 = load <16 x float>, ptr %651, align 4
  %653 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %652
  %654 = getelementptr inbounds nuw i8, ptr %651, i64 64
  %655 = load <16 x float>, ptr %654, align 4
  %656 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %655
  %657 = mul nsw i64 %90, 20
  %658 = getelementptr inbounds i8, ptr %93, i64 %657
  %659 = load <16 x float>, ptr %658, align 4
  %660 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %659
  %661 = getelementptr inbounds nuw i8, ptr %658, i64 64
  %662 = load <16 x float>, ptr %661, align 4
  %663 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %662
  %664 = mul nsw i64 %90, 24
  %665 = getelementptr inbounds i8, ptr %93, i64 %664
  %666 = load <16 x float>, ptr %665, align 4
  %667 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %666
  %668 = getelementptr inbounds nuw i8, ptr %665, i64 64
  %669 = load <16 x float>, ptr %668, align 4
  %670 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %669
  br i1 %54, label %671, label %677

671:                                              ; preds = %624
  %672 = shl i64 %85, 3
  %673 = mul i64 %85, 12
  %674 = shl i64 %85, 4
  %675 = mul i64 %85, 20
  %676 = mul i64 %85, 24
  br label %732

677:                                              ; preds = %732, %624
  %678 = phi <16 x float> [ %670, %624 ], [ %796, %732 ]
  %679 = phi <16 x float> [ %667, %624 ], [ %795, %732 ]
  %680 = phi <16 x float> [ %663, %624 ], [ %790, %732 ]
  %681 = phi <16 x float> [ %660, %624 ], [ %789, %732 ]
  %682 = phi <16 x float> [ %656, %624 ], [ %784, %732 ]
  %683 = phi <16 x float> [ %653, %624 ], [ %783, %732 ]
  %684 = phi <16 x float> [ %649, %624 ], [ %778, %732 ]
  %685 = phi <16 x float> [ %646, %624 ], [ %777, %732 ]
  %686 = phi <16 x float> [ %642, %624 ], [ %772, %732 ]
  %687 = phi <16 x float> [ %639, %624 ], [ %771, %732 ]
  %688 = phi <16 x float> [ %635, %624 ], [ %766, %732 ]
  %689 = phi <16 x float> [ %632, %624 ], [ %765, %732 ]
  %690 = phi <16 x float> [ %629, %624 ], [ %760, %732 ]
  %691 = phi <16 x float> [ %626, %624 ], [ %759, %732 ]
  store <16 x float> %691, ptr %93, align 4
  store <16 x float> %690, ptr %627, align 4
  %692 = load i64, ptr %9, align 8
  %693 = getelementptr inbounds float, ptr %93, i64 %692
  store <16 x float> %689, ptr %693, align 4
  %694 = load i64, ptr %9, align 8
  %695 = getelementptr inbounds float, ptr %93, i64 %694
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 64
  store <16 x float> %688, ptr %696, align 4
  %697 = load i64, ptr %9, align 8
  %698 = shl nsw i64 %697, 3
  %699 = getelementptr inbounds i8, ptr %93, i64 %698
  store <16 x float> %687, ptr %699, align 4
  %700 = load i64, ptr %9, align 8
  %701 = shl nsw i64 %700, 3
  %702 = getelementptr inbounds i8, ptr %93, i64 %701
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 64
  store <16 x float> %686, ptr %703, align 4
  %704 = load i64, ptr %9, align 8
  %705 = mul nsw i64 %704, 12
  %706 = getelementptr inbounds i8, ptr %93, i64 %705
  store <16 x float> %685, ptr %706, align 4
  %707 = load i64, ptr %9, align 8
  %708 = mul nsw i64 %707, 12
  %709 = getelementptr inbounds i8, ptr %93, i64 %708
  %710 = getelementptr inbounds nuw i8, ptr %709, i64 64
  store <16 x float> %684, ptr %710, align 4
  %711 = load i64, ptr %9, align 8
  %712 = shl nsw i64 %711, 4
  %713 = getelementptr inbounds i8, ptr %93, i64 %712
  store <16 x float> %683, ptr %713, align 4
  %714 = load i64, ptr %9, align 8
  %715 = shl nsw i64 %714, 4
  %716 = getelementptr inbounds i8, ptr %93, i64 %715
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 64
  store <16 x float> %682, ptr %717, align 4
  %718 = load i64, ptr %9, align 8
  %719 = mul nsw i64 %718, 20
  %720 = getelementptr inbounds i8, ptr %93, i64 %719
  store <16 x float> %681, ptr %720, align 4
  %721 = load i64, ptr %9, align 8
  %722 = mul nsw i64 %721, 20
  %723 = getelementptr inbounds i8, ptr %93, i64 %722
  %724 = getelementptr inbounds nuw i8, ptr %723, i64 64
  store <16 x float> %680, ptr %724, align 4
  %725 = load i64, ptr %9, align 8
  %726 = mul nsw i64 %725, 24
  %727 = getelementptr inbounds i8, ptr %93, i64 %726
  store <16 x float> %679, ptr %727, align 4
  %728 = load i64, ptr %9, align 8
  %729 = mul nsw i64 %728, 24
  %730 = getelementptr inbounds i8, ptr %93, i64 %729
  %731 = getelementptr inbounds nuw i8, ptr %730, i64 64
  store <16 x float> %678, ptr %731, align 4
  br label %2049

732:                                              ; preds = %671, %732
  %733 = phi <16 x float> [ %670, %671 ], [ %796, %732 ]
  %734 = phi <16 x float> [ %667, %671 ], [ %795, %732 ]
  %735 = phi <16 x float> [ %663, %671 ], [ %790, %732 ]
  %736 = phi <16 x float> [ %660, %671 ], [ %789, %732 ]
  %737 = phi <16 x float> [ %656, %671 ], [ %784, %732 ]
  %738 = phi <16 x float> [ %653, %671 ], [ %783, %732 ]
  %739 = phi <16 x float> [ %649, %671 ], [ %778, %732 ]
  %740 = phi <16 x float> [ %646, %671 ], [ %777, %732 ]
  %741 = phi <16 x float> [ %642, %671 ], [ %772, %732 ]
  %742 = phi <16 x float> [ %639, %671 ], [ %771, %732 ]
  %743 = phi <16 x float> [ %635, %671 ], [ %766, %732 ]
  %744 = phi <16 x float> [ %632, %671 ], [ %765, %732 ]
  %745 = phi <16 x float> [ %629, %671 ], [ %760, %732 ]
  %746 = phi <16 x float> [ %626, %671 ], [ %759, %732 ]
  %747 = phi i64 [ 0, %671 ], [ %797, %732 ]
  %748 = shl i64 %747, 7
  %749 = getelementptr i8, ptr %51, i64 %748
  %750 = load <16 x float>, ptr %749, align 4
  %751 = getelementptr inbounds nuw float, ptr %749, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %751, i32 0, i32 2, i32 1)
  %752 = getelementptr i8, ptr %63, i64 %748
  %753 = load <16 x float>, ptr %752, align 4
  %754 = getelementptr inbounds nuw float, ptr %752, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %754, i32 0, i32 2, i32 1)
  %755 = getelementptr float, ptr %88, i64 %747
  %756 = load float, ptr %755, align 4
  %757 = insertelement <16 x float> poison, float %756, i64 0
  %758 = shufflevector <16 x float> %757, <16 x float> poison, <16 x i32> zeroinitializer
  %759 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %758, <16 x float> %750, <16 x float> %746)
  %760 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %758, <16 x float> %753, <16 x float> %745)
  %761 = getelementptr float, ptr %755, i64 %85
  %762 = load float, ptr %761, align 4
  %763 = insertelement <16 x float> poison, float %762, i64 0
  %764 = shufflevector <16 x float> %763, <16 x float> poison, <16 x i32> zeroinitializer
  %765 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %764, <16 x float> %750, <16 x float> %744)
  %766 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %764, <16 x float> %753, <16 x float> %743)
  %767 = getelementptr i8, ptr %755, i64 %672
  %768 = load float, ptr %767, align 4
  %769 = insertelement <16 x float> poison, float %768, i64 0
  %770 = shufflevector <16 x float> %769, <16 x float> poison, <16 x i32> zeroinitializer
  %771 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %770, <16 x float> %750, <16 x float> %742)
  %772 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %770, <16 x float> %753, <16 x float> %741)
  %773 = getelementptr i8, ptr %755, i64 %673
  %774 = load float, ptr %773, align 4
  %775 = insertelement <16 x float> poison, float %774, i64 0
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer
  %777 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %776, <16 x float> %750, <16 x float> %740)
  %778 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %776, <16 x float> %753, <16 x float> %739)
  %779 = getelementptr i8, ptr %755, i64 %674
  %780 = load float, ptr %779, align 4
  %781 = insertelement <16 x float> poison, float %780, i64 0
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer
  %783 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %782, <16 x float> %750, <16 x float> %738)
  %784 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %782, <16 x float> %753, <16 x float> %737)
  %785 = getelementptr i8, ptr %755, i64 %675
  %786 = load float, ptr %785, align 4
  %787 = insertelement <16 x float> poison, float %786, i64 0
  %788 = shufflevector <16 x float> %787, <16 x float> poison, <16 x i32> zeroinitializer
  %789 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %788, <16 x float> %750, <16 x float> %736)
  %790 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %788, <16 x float> %753, <16 x float> %735)
  %791 = getelementptr i8, ptr %755, i64 %676
  %792 = load float, ptr %791, align 4
  %793 = insertelement <16 x float> poison, float %792, i64 0
  %794 = shufflevector <16 x float> %793, <16 x float> poison, <16 x i32> zeroinitializer
  %795 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %794, <16 x float> %750, <16 x float> %734)
  %796 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %794, <16 x float> %753, <16 x float> %733)
  %797 = add nuw nsw i64 %747, 1
  %798 = icmp eq i64 %797, %57
  br i1 %798, label %677, label %732, !llvm.loop !9

799:                                              ; preds = %77
  %800 = load <16 x float>, ptr %93, align 4
  %801 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %800
  %802 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %803 = load <16 x float>, ptr %802, align 4
  %804 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %803
  %805 = getelementptr inbounds float, ptr %93, i64 %90
  %806 = load <16 x float>, ptr %805, align 4
  %807 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %806
  %808 = getelementptr inbounds nuw i8, ptr %805, i64 64
  %809 = load <16 x float>, ptr %808, align 4
  %810 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %809
  %811 = shl nsw i64 %90, 3
  %812 = getelementptr inbounds i8, ptr %93, i64 %811
  %813 = load <16 x float>, ptr %812, align 4
  %814 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %813
  %815 = getelementptr inbounds nuw i8, ptr %812, i64 64
  %816 = load <16 x float>, ptr %815, align 4
  %817 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %816
  %818 = mul nsw i64 %90, 12
  %819 = getelementptr inbounds i8, ptr %93, i64 %818
  %820 = load <16 x float>, ptr %819, align 4
  %821 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %820
  %822 = getelementptr inbounds nuw i8, ptr %819, i64 64
  %823 = load <16 x float>, ptr %822, align 4
  %824 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %823
  %825 = shl nsw i64 %90, 4
  %826 = getelementptr inbounds i8, ptr %93, i64 %825
  %827 = load <16 x float>, ptr %826, align 4
  %828 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %827
  %829 = getelementptr inbounds nuw i8, ptr %826, i64 64
  %830 = load <16 x float>, ptr %829, align 4
  %831 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %830
  %832 = mul nsw i64 %90, 20
  %833 = getelementptr inbounds i8, ptr %93, i64 %832
  %834 = load <16 x float>, ptr %833, align 4
  %835 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %834
  %836 = getelementptr inbounds nuw i8, ptr %833, i64 64
  %837 = load <16 x float>, ptr %836, align 4
  %838 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %837
  %839 = mul nsw i64 %90, 24
  %840 = getelementptr inbounds i8, ptr %93, i64 %839
  %841 = load <16 x float>, ptr %840, align 4
  %842 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %841
  %843 = getelementptr inbounds nuw i8, ptr %840, i64 64
  %844 = load <16 x float>, ptr %843, align 4
  %845 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %844
  %846 = mul nsw i64 %90, 28
  %847 = getelementptr inbounds i8, ptr %93, i64 %846
  %848 = load <16 x float>, ptr %847, align 4
  %849 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %848
  %850 = getelementptr inbounds nuw i8, ptr %847, i64 64
  %851 = load <16 x float>, ptr %850, align 4
  %852 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %851
  br i1 %54, label %853, label %860

853:                                              ; preds = %799
  %854 = shl i64 %85, 3
  %855 = mul i64 %85, 12
  %856 = shl i64 %85, 4
  %857 = mul i64 %85, 20
  %858 = mul i64 %85, 24
  %859 = mul i64 %85, 28
  br label %924

860:                                              ; preds = %924, %799
  %861 = phi <16 x float> [ %852, %799 ], [ %996, %924 ]
  %862 = phi <16 x float> [ %849, %799 ], [ %995, %924 ]
  %863 = phi <16 x float> [ %845, %799 ], [ %990, %924 ]
  %864 = phi <16 x float> [ %842, %799 ], [ %989, %924 ]
  %865 = phi <16 x float> [ %838, %799 ], [ %984, %924 ]
  %866 = phi <16 x float> [ %835, %799 ], [ %983, %924 ]
  %867 = phi <16 x float> [ %831, %799 ], [ %978, %924 ]
  %868 = phi <16 x float> [ %828, %799 ], [ %977, %924 ]
  %869 = phi <16 x float> [ %824, %799 ], [ %972, %924 ]
  %870 = phi <16 x float> [ %821, %799 ], [ %971, %924 ]
  %871 = phi <16 x float> [ %817, %799 ], [ %966, %924 ]
  %872 = phi <16 x float> [ %814, %799 ], [ %965, %924 ]
  %873 = phi <16 x float> [ %810, %799 ], [ %960, %924 ]
  %874 = phi <16 x float> [ %807, %799 ], [ %959, %924 ]
  %875 = phi <16 x float> [ %804, %799 ], [ %954, %924 ]
  %876 = phi <16 x float> [ %801, %799 ], [ %953, %924 ]
  store <16 x float> %876, ptr %93, align 4
  store <16 x float> %875, ptr %802, align 4
  %877 = load i64, ptr %9, align 8
  %878 = getelementptr inbounds float, ptr %93, i64 %877
  store <16 x float> %874, ptr %878, align 4
  %879 = load i64, ptr %9, align 8
  %880 = getelementptr inbounds float, ptr %93, i64 %879
  %881 = getelementptr inbounds nuw i8, ptr %880, i64 64
  store <16 x float> %873, ptr %881, align 4
  %882 = load i64, ptr %9, align 8
  %883 = shl nsw i64 %882, 3
  %884 = getelementptr inbounds i8, ptr %93, i64 %883
  store <16 x float> %872, ptr %884, align 4
  %885 = load i64, ptr %9, align 8
  %886 = shl nsw i64 %885, 3
  %887 = getelementptr inbounds i8, ptr %93, i64 %886
  %888 = getelementptr inbounds nuw i8, ptr %887, i64 64
  store <16 x float> %871, ptr %888, align 4
  %889 = load i64, ptr %9, align 8
  %890 = mul nsw i64 %889, 12
  %891 = getelementptr inbounds i8, ptr %93, i64 %890
  store <16 x float> %870, ptr %891, align 4
  %892 = load i64, ptr %9, align 8
  %893 = mul nsw i64 %892, 12
  %894 = getelementptr inbounds i8, ptr %93, i64 %893
  %895 = getelementptr inbounds nuw i8, ptr %894, i64 64
  store <16 x float> %869, ptr %895, align 4
  %896 = load i64, ptr %9, align 8
  %897 = shl nsw i64 %896, 4
  %898 = getelementptr inbounds i8, ptr %93, i64 %897
  store <16 x float> %868, ptr %898, align 4
  %899 = load i64, ptr %9, align 8
  %900 = shl nsw i64 %899, 4
  %901 = getelementptr inbounds i8, ptr %93, i64 %900
  %902 = getelementptr inbounds nuw i8, ptr %901, i64 64
  store <16 x float> %867, ptr %902, align 4
  %903 = load i64, ptr %9, align 8
  %904 = mul nsw i64 %903, 20
  %905 = getelementptr inbounds i8, ptr %93, i64 %904
  store <16 x float> %866, ptr %905, align 4
  %906 = load i64, ptr %9, align 8
  %907 = mul nsw i64 %906, 20
  %908 = getelementptr inbounds i8, ptr %93, i64 %907
  %909 = getelementptr inbounds nuw i8, ptr %908, i64 64
  store <16 x float> %865, ptr %909, align 4
  %910 = load i64, ptr %9, align 8
  %911 = mul nsw i64 %910, 24
  %912 = getelementptr inbounds i8, ptr %93, i64 %911
  store <16 x float> %864, ptr %912, align 4
  %913 = load i64, ptr %9, align 8
  %914 = mul nsw i64 %913, 24
  %915 = getelementptr inbounds i8, ptr %93, i64 %914
  %916 = getelementptr inbounds nuw i8, ptr %915, i64 64
  store <16 x float> %863, ptr %916, align 4
  %917 = load i64, ptr %9, align 8
  %918 = mul nsw i64 %917, 28
  %919 = getelementptr inbounds i8, ptr %93, i64 %918
  store <16 x float> %862, ptr %919, align 4
  %920 = load i64, ptr %9, align 8
  %921 = mul nsw i64 %920, 28
  %922 = getelementptr inbounds i8, ptr %93, i64 %921
  %923 = getelementptr inbounds nuw i8, ptr %922, i64 64
  store <16 x float> %861, ptr %923, align 4
  br label %2049

924:                                              ; preds = %853, %924
  %925 = phi <16 x float> [ %852, %853 ], [ %996, %924 ]
  %926 = phi <16 x float> [ %849, %853 ], [ %995, %924 ]
  %927 = phi <16 x float> [ %845, %853 ], [ %990, %924 ]
  %928 = phi <16 x float> [ %842, %853 ], [ %989, %924 ]
  %929 = phi <16 x float> [ %838, %853 ], [ %984, %924 ]
  %930 = phi <16 x float> [ %835, %853 ], [ %983, %924 ]
  %931 = phi <16 x float> [ %831, %853 ], [ %978, %924 ]
  %932 = phi <16 x float> [ %828, %853 ], [ %977, %924 ]
  %933 = phi <16 x float> [ %824, %853 ], [ %972, %924 ]
  %934 = phi <16 x float> [ %821, %853 ], [ %971, %924 ]
  %935 = phi <16 x float> [ %817, %853 ], [ %966, %924 ]
  %936 = phi <16 x float> [ %814, %853 ], [ %965, %924 ]
  %937 = phi <16 x float> [ %810, %853 ], [ %960, %924 ]
  %938 = phi <16 x float> [ %807, %853 ], [ %959, %924 ]
  %939 = phi <16 x float> [ %804, %853 ], [ %954, %924 ]
  %940 = phi <16 x float> [ %801, %853 ], [ %953, %924 ]
  %941 = phi i64 [ 0, %853 ], [ %997, %924 ]
  %942 = shl i64 %941, 7
  %943 = getelementptr i8, ptr %51, i64 %942
  %944 = load <16 x float>, ptr %943, align 4
  %945 = getelementptr inbounds nuw float, ptr %943, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %945, i32 0, i32 2, i32 1)
  %946 = getelementptr i8, ptr %62, i64 %942
  %947 = load <16 x float>, ptr %946, align 4
  %948 = getelementptr inbounds nuw float, ptr %946, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %948, i32 0, i32 2, i32 1)
  %949 = getelementptr float, ptr %88, i64 %941
  %950 = load float, ptr %949, align 4
  %951 = insertelement <16 x float> poison, float %950, i64 0
  %952 = shufflevector <16 x float> %951, <16 x float> poison, <16 x i32> zeroinitializer
  %953 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %952, <16 x float> %944, <16 x float> %940)
  %954 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %952, <16 x float> %947, <16 x float> %939)
  %955 = getelementptr float, ptr %949, i64 %85
  %956 = load float, ptr %955, align 4
  %957 = insertelement <16 x float> poison, float %956, i64 0
  %958 = shufflevector <16 x float> %957, <16 x float> poison, <16 x i32> zeroinitializer
  %959 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %958, <16 x float> %944, <16 x float> %938)
  %960 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %958, <16 x float> %947, <16 x float> %937)
  %961 = getelementptr i8, ptr %949, i64 %854
  %962 = load float, ptr %961, align 4
  %963 = insertelement <16 x float> poison, float %962, i64 0
  %964 = shufflevector <16 x float> %963, <16 x float> poison, <16 x i32> zeroinitializer
  %965 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %964, <16 x float> %944, <16 x float> %936)
  %966 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %964, <16 x float> %947, <16 x float> %935)
  %967 = getelementptr i8, ptr %949, i64 %855
  %968 = load float, ptr %967, align 4
  %969 = insertelement <16 x float> poison, float %968, i64 0
  %970 = shufflevector <16 x float> %969, <16 x float> poison, <16 x i32> zeroinitializer
  %971 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %970, <16 x float> %944, <16 x float> %934)
  %972 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %970, <16 x float> %947, <16 x float> %933)
  %973 = getelementptr i8, ptr %949, i64 %856
  %974 = load float, ptr %973, align 4
  %975 = insertelement <16 x float> poison, float %974, i64 0
  %976 = shufflevector <16 x float> %975, <16 x float> poison, <16 x i32> zeroinitializer
  %977 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %976, <16 x float> %944, <16 x float> %932)
  %978 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %976, <16 x float> %947, <16 x float> %931)
  %979 = getelementptr i8, ptr %949, i64 %857
  %980 = load float, ptr %979, align 4
  %981 = insertelement <16 x float> poison, float %980, i64 0
  %982 = shufflevector <16 x float> %981, <16 x float> poison, <16 x i32> zeroinitializer
  %983 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %982, <16 x float> %944, <16 x float> %930)
  %984 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %982, <16 x float> %947, <16 x float> %929)
  %985 = getelementptr i8, ptr %949, i64 %858
  %986 = load float, ptr %985, align 4
  %987 = insertelement <16 x float> poison, float %986, i64 0
  %988 = shufflevector <16 x float> %987, <16 x float> poison, <16 x i32> zeroinitializer
  %989 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %988, <16 x float> %944, <16 x float> %928)
  %990 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %988, <16 x float> %947, <16 x float> %927)
  %991 = getelementptr i8, ptr %949, i64 %859
  %992 = load float, ptr %991, align 4
  %993 = insertelement <16 x float> poison, float %992, i64 0
  %994 = shufflevector <16 x float> %993, <16 x float> poison, <16 x i32> zeroinitializer
  %995 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %994, <16 x float> %944, <16 x float> %926)
  %996 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %994, <16 x float> %947, <16 x float> %925)
  %997 = add nuw nsw i64 %941, 1
  %998 = icmp eq i64 %997, %57
  br i1 %998, label %860, label %924, !llvm.loop !9

999:                                              ; preds = %77
  %1000 = load <16 x float>, ptr %93, align 4
  %1001 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1000
  %1002 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %1003 = load <16 x float>, ptr %1002, align 4
  %1004 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1003
  %1005 = getelementptr inbounds float, ptr %93, i64 %90
  %1006 = load <16 x float>, ptr %1005, align 4
  %1007 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1006
  %1008 = getelementptr inbounds nuw i8, ptr %1005, i64 64
  %1009 = load <16 x float>, ptr %1008, align 4
  %1010 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1009
  %1011 = shl nsw i64 %90, 3
  %1012 = getelementptr inbounds i8, ptr %93, i64 %1011
  %1013 = load <16 x float>, ptr %1012, align 4
  %1014 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1013
  %1015 = getelementptr inbounds nuw i8, ptr %1012, i64 64
  %1016 = load <16 x float>, ptr %1015, align 4
  %1017 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1016
  %1018 = mul nsw i64 %90, 12
  %1019 = getelementptr inbounds i8, ptr %93, i64 %1018
  %1020 = load <16 x float>, ptr %1019, align 4
  %1021 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1020
  %1022 = getelementptr inbounds nuw i8, ptr %1019, i64 64
  %1023 = load <16 x float>, ptr %1022, align 4
  %1024 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1023
  %1025 = shl nsw i64 %90, 4
  %1026 = getelementptr inbounds i8, ptr %93, i64 %1025
  %1027 = load <16 x float>, ptr %1026, align 4
  %1028 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1027
  %1029 = getelementptr inbounds nuw i8, ptr %1026, i64 64
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1030
  %1032 = mul nsw i64 %90, 20
  %1033 = getelementptr inbounds i8, ptr %93, i64 %1032
  %1034 = load <16 x float>, ptr %1033, align 4
  %1035 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1034
  %1036 = getelementptr inbounds nuw i8, ptr %1033, i64 64
  %1037 = load <16 x float>, ptr %1036, align 4
  %1038 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1037
  %1039 = mul nsw i64 %90, 24
  %1040 = getelementptr inbounds i8, ptr %93, i64 %1039
  %1041 = load <16 x float>, ptr %1040, align 4
  %1042 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1041
  %1043 = getelementptr inbounds nuw i8, ptr %1040, i64 64
  %1044 = load <16 x float>, ptr %1043, align 4
  %1045 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1044
  %1046 = mul nsw i64 %90, 28
  %1047 = getelementptr inbounds i8, ptr %93, i64 %1046
  %1048 = load <16 x float>, ptr %1047, align 4
  %1049 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1048
  %1050 = getelementptr inbounds nuw i8, ptr %1047, i64 64
  %1051 = load <16 x float>, ptr %1050, align 4
  %1052 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1051
  %1053 = shl nsw i64 %90, 5
  %1054 = getelementptr inbounds i8, ptr %93, i64 %1053
  %1055 = load <16 x float>, ptr %1054, align 4
  %1056 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1055
  %1057 = getelementptr inbounds nuw i8, ptr %1054, i64 64
  %1058 = load <16 x float>, ptr %1057, align 4
  %1059 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1058
  br i1 %54, label %1060, label %1068

1060:                                             ; preds = %999
  %1061 = shl i64 %85, 3
  %1062 = mul i64 %85, 12
  %1063 = shl i64 %85, 4
  %1064 = mul i64 %85, 20
  %1065 = mul i64 %85, 24
  %1066 = mul i64 %85, 28
  %1067 = shl i64 %85, 5
  br label %1141

1068:                                             ; preds = %1141, %999
  %1069 = phi <16 x float> [ %1059, %999 ], [ %1221, %1141 ]
  %1070 = phi <16 x float> [ %1056, %999 ], [ %1220, %1141 ]
  %1071 = phi <16 x float> [ %1052, %999 ], [ %1215, %1141 ]
  %1072 = phi <16 x float> [ %1049, %999 ], [ %1214, %1141 ]
  %1073 = phi <16 x float> [ %1045, %999 ], [ %1209, %1141 ]
  %1074 = phi <16 x float> [ %1042, %999 ], [ %1208, %1141 ]
  %1075 = phi <16 x float> [ %1038, %999 ], [ %1203, %1141 ]
  %1076 = phi <16 x float> [ %1035, %999 ], [ %1202, %1141 ]
  %1077 = phi <16 x float> [ %1031, %999 ], [ %1197, %1141 ]
  %1078 = phi <16 x float> [ %1028, %999 ], [ %1196, %1141 ]
  %1079 = phi <16 x float> [ %1024, %999 ], [ %1191, %1141 ]
  %1080 = phi <16 x float> [ %1021, %999 ], [ %1190, %1141 ]
  %1081 = phi <16 x float> [ %1017, %999 ], [ %1185, %1141 ]
  %1082 = phi <16 x float> [ %1014, %999 ], [ %1184, %1141 ]
  %1083 = phi <16 x float> [ %1010, %999 ], [ %1179, %1141 ]
  %1084 = phi <16 x float> [ %1007, %999 ], [ %1178, %1141 ]
  %1085 = phi <16 x float> [ %1004, %999 ], [ %1173, %1141 ]
  %1086 = phi <16 x float> [ %1001, %999 ], [ %1172, %1141 ]
  store <16 x float> %1086, ptr %93, align 4
  store <16 x float> %1085, ptr %1002, align 4
  %1087 = load i64, ptr %9, align 8
  %1088 = getelementptr inbounds float, ptr %93, i64 %1087
  store <16 x float> %1084, ptr %1088, align 4
  %1089 = load i64, ptr %9, align 8
  %1090 = getelementptr inbounds float, ptr %93, i64 %1089
  %1091 = getelementptr inbounds nuw i8, ptr %1090, i64 64
  store <16 x float> %1083, ptr %1091, align 4
  %1092 = load i64, ptr %9, align 8
  %1093 = shl nsw i64 %1092, 3
  %1094 = getelementptr inbounds i8, ptr %93, i64 %1093
  store <16 x float> %1082, ptr %1094, align 4
  %1095 = load i64, ptr %9, align 8
  %1096 = shl nsw i64 %1095, 3
  %1097 = getelementptr inbounds i8, ptr %93, i64 %1096
  %1098 = getelementptr inbounds nuw i8, ptr %1097, i64 64
  store <16 x float> %1081, ptr %1098, align 4
  %1099 = load i64, ptr %9, align 8
  %1100 = mul nsw i64 %1099, 12
  %1101 = getelementptr inbounds i8, ptr %93, i64 %1100
  store <16 x float> %1080, ptr %1101, align 4
  %1102 = load i64, ptr %9, align 8
  %1103 = mul nsw i64 %1102, 12
  %1104 = getelementptr inbounds i8, ptr %93, i64 %1103
  %1105 = getelementptr inbounds nuw i8, ptr %1104, i64 64
  store <16 x float> %1079, ptr %1105, align 4
  %1106 = load i64, ptr %9, align 8
  %1107 = shl nsw i64 %1106, 4
  %1108 = getelementptr inbounds i8, ptr %93, i64 %1107
  store <16 x float> %1078, ptr %1108, align 4
  %1109 = load i64, ptr %9, align 8
  %1110 = shl nsw i64 %1109, 4
  %1111 = getelementptr inbounds i8, ptr %93, i64 %1110
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 64
  store <16 x float> %1077, ptr %1112, align 4
  %1113 = load i64, ptr %9, align 8
  %1114 = mul nsw i64 %1113, 20
  %1115 = getelementptr inbounds i8, ptr %93, i64 %1114
  store <16 x float> %1076, ptr %1115, align 4
  %1116 = load i64, ptr %9, align 8
  %1117 = mul nsw i64 %1116, 20
  %1118 = getelementptr inbounds i8, ptr %93, i64 %1117
  %1119 = getelementptr inbounds nuw i8, ptr %1118, i64 64
  store <16 x float> %1075, ptr %1119, align 4
  %1120 = load i64, ptr %9, align 8
  %1121 = mul nsw i64 %1120, 24
  %1122 = getelementptr inbounds i8, ptr %93, i64 %1121
  store <16 x float> %1074, ptr %1122, align 4
  %1123 = load i64, ptr %9, align 8
  %1124 = mul nsw i64 %1123, 24
  %1125 = getelementptr inbounds i8, ptr %93, i64 %1124
  %1126 = getelementptr inbounds nuw i8, ptr %1125, i64 64
  store <16 x float> %1073, ptr %1126, align 4
  %1127 = load i64, ptr %9, align 8
  %1128 = mul nsw i64 %1127, 28
  %1129 = getelementptr inbounds i8, ptr %93, i64 %1128
  store <16 x float> %1072, ptr %1129, align 4
  %1130 = load i64, ptr %9, align 8
  %1131 = mul nsw i64 %1130, 28
  %1132 = getelementptr inbounds i8, ptr %93, i64 %1131
  %1133 = getelementptr inbounds nuw i8, ptr %1132, i64 64
  store <16 x float> %1071, ptr %1133, align 4
  %1134 = load i64, ptr %9, align 8
  %1135 = shl nsw i64 %1134, 5
  %1136 = getelementptr inbounds i8, ptr %93, i64 %1135
  store <16 x float> %1070, ptr %1136, align 4
  %1137 = load i64, ptr %9, align 8
  %1138 = shl nsw i64 %1137, 5
  %1139 = getelementptr inbounds i8, ptr %93, i64 %1138
  %1140 = getelementptr inbounds nuw i8, ptr %1139, i64 64
  store <16 x float> %1069, ptr %1140, align 4
  br label %2049

1141:                                             ; preds = %1060, %1141
  %1142 = phi <16 x float> [ %1059, %1060 ], [ %1221, %1141 ]
  %1143 = phi <16 x float> [ %1056, %1060 ], [ %1220, %1141 ]
  %1144 = phi <16 x float> [ %1052, %1060 ], [ %1215, %1141 ]
  %1145 = phi <16 x float> [ %1049, %1060 ], [ %1214, %1141 ]
  %1146 = phi <16 x float> [ %1045, %1060 ], [ %1209, %1141 ]
  %1147 = phi <16 x float> [ %1042, %1060 ], [ %1208, %1141 ]
  %1148 = phi <16 x float> [ %1038, %1060 ], [ %1203, %1141 ]
  %1149 = phi <16 x float> [ %1035, %1060 ], [ %1202, %1141 ]
  %1150 = phi <16 x float> [ %1031, %1060 ], [ %1197, %1141 ]
  %1151 = phi <16 x float> [ %1028, %1060 ], [ %1196, %1141 ]
  %1152 = phi <16 x float> [ %1024, %1060 ], [ %1191, %1141 ]
  %1153 = phi <16 x float> [ %1021, %1060 ], [ %1190, %1141 ]
  %1154 = phi <16 x float> [ %1017, %1060 ], [ %1185, %1141 ]
  %1155 = phi <16 x float> [ %1014, %1060 ], [ %1184, %1141 ]
  %1156 = phi <16 x float> [ %1010, %1060 ], [ %1179, %1141 ]
  %1157 = phi <16 x float> [ %1007, %1060 ], [ %1178, %1141 ]
  %1158 = phi <16 x float> [ %1004, %1060 ], [ %1173, %1141 ]
  %1159 = phi <16 x float> [ %1001, %1060 ], [ %1172, %1141 ]
  %1160 = phi i64 [ 0, %1060 ], [ %1222, %1141 ]
  %1161 = shl i64 %1160, 7
  %1162 = getelementptr i8, ptr %51, i64 %1161
  %1163 = load <16 x float>, ptr %1162, align 4
  %1164 = getelementptr inbounds nuw float, ptr %1162, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %1164, i32 0, i32 2, i32 1)
  %1165 = getelementptr i8, ptr %61, i64 %1161
  %1166 = load <16 x float>, ptr %1165, align 4
  %1167 = getelementptr inbounds nuw float, ptr %1165, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %1167, i32 0, i32 2, i32 1)
  %1168 = getelementptr float, ptr %88, i64 %1160
  %1169 = load float, ptr %1168, align 4
  %1170 = insertelement <16 x float> poison, float %1169, i64 0
  %1171 = shufflevector <16 x float> %1170, <16 x float> poison, <16 x i32> zeroinitializer
  %1172 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1163, <16 x float> %1159)
  %1173 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1166, <16 x float> %1158)
  %1174 = getelementptr float, ptr %1168, i64 %85
  %1175 = load float, ptr %1174, align 4
  %1176 = insertelement <16 x float> poison, float %1175, i64 0
  %1177 = shufflevector <16 x float> %1176, <16 x float> poison, <16 x i32> zeroinitializer
  %1178 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1177, <16 x float> %1163, <16 x float> %1157)
  %1179 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1177, <16 x float> %1166, <16 x float> %1156)
  %1180 = getelementptr i8, ptr %1168, i64 %1061
  %1181 = load float, ptr %1180, align 4
  %1182 = insertelement <16 x float> poison, float %1181, i64 0
  %1183 = shufflevector <16 x float> %1182, <16 x float> poison, <16 x i32> zeroinitializer
  %1184 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1183, <16 x float> %1163, <16 x float> %1155)
  %1185 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1183, <16 x float> %1166, <16 x float> %1154)
  %1186 = getelementptr i8, ptr %1168, i64 %1062
  %1187 = load float, ptr %1186, align 4
  %1188 = insertelement <16 x float> poison, float %1187, i64 0
  %1189 = shufflevector <16 x float> %1188, <16 x float> poison, <16 x i32> zeroinitializer
  %1190 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1189, <16 x float> %1163, <16 x float> %1153)
  %1191 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1189, <16 x float> %1166, <16 x float> %1152)
  %1192 = getelementptr i8, ptr %1168, i64 %1063
  %1193 = load float, ptr %1192, align 4
  %1194 = insertelement <16 x float> poison, float %1193, i64 0
  %1195 = shufflevector <16 x float> %1194, <16 x float> poison, <16 x i32> zeroinitializer
  %1196 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1195, <16 x float> %1163, <16 x float> %1151)
  %1197 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1195, <16 x float> %1166, <16 x float> %1150)
  %1198 = getelementptr i8, ptr %1168, i64 %1064
  %1199 = load float, ptr %1198, align 4
  %1200 = insertelement <16 x float> poison, float %1199, i64 0
  %1201 = shufflevector <16 x float> %1200, <16 x float> poison, <16 x i32> zeroinitializer
  %1202 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1201, <16 x float> %1163, <16 x float> %1149)
  %1203 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1201, <16 x float> %1166, <16 x float> %1148)
  %1204 = getelementptr i8, ptr %1168, i64 %1065
  %1205 = load float, ptr %1204, align 4
  %1206 = insertelement <16 x float> poison, float %1205, i64 0
  %1207 = shufflevector <16 x float> %1206, <16 x float> poison, <16 x i32> zeroinitializer
  %1208 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1207, <16 x float> %1163, <16 x float> %1147)
  %1209 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1207, <16 x float> %1166, <16 x float> %1146)
  %1210 = getelementptr i8, ptr %1168, i64 %1066
  %1211 = load float, ptr %1210, align 4
  %1212 = insertelement <16 x float> poison, float %1211, i64 0
  %1213 = shufflevector <16 x float> %1212, <16 x float> poison, <16 x i32> zeroinitializer
  %1214 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1213, <16 x float> %1163, <16 x float> %1145)
  %1215 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1213, <16 x float> %1166, <16 x float> %1144)
  %1216 = getelementptr i8, ptr %1168, i64 %1067
  %1217 = load float, ptr %1216, align 4
  %1218 = insertelement <16 x float> poison, float %1217, i64 0
  %1219 = shufflevector <16 x float> %1218, <16 x float> poison, <16 x i32> zeroinitializer
  %1220 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1219, <16 x float> %1163, <16 x float> %1143)
  %1221 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1219, <16 x float> %1166, <16 x float> %1142)
  %1222 = add nuw nsw i64 %1160, 1
  %1223 = icmp eq i64 %1222, %57
  br i1 %1223, label %1068, label %1141, !llvm.loop !9

1224:                                             ; preds = %77
  %1225 = load <16 x float>, ptr %93, align 4
  %1226 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1225
  %1227 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %1228 = load <16 x float>, ptr %1227, align 4
  %1229 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1228
  %1230 = getelementptr inbounds float, ptr %93, i64 %90
  %1231 = load <16 x float>, ptr %1230, align 4
  %1232 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1231
  %1233 = getelementptr inbounds nuw i8, ptr %1230, i64 64
  %1234 = load <16 x float>, ptr %1233, align 4
  %1235 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1234
  %1236 = shl nsw i64 %90, 3
  %1237 = getelementptr inbounds i8, ptr %93, i64 %1236
  %1238 = load <16 x float>, ptr %1237, align 4
  %1239 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1238
  %1240 = getelementptr inbounds nuw i8, ptr %1237, i64 64
  %1241 = load <16 x float>, ptr %1240, align 4
  %1242 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1241
  %1243 = mul nsw i64 %90, 12
  %1244 = getelementptr inbounds i8, ptr %93, i64 %1243
  %1245 = load <16 x float>, ptr %1244, align 4
  %1246 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1245
  %1247 = getelementptr inbounds nuw i8, ptr %1244, i64 64
  %1248 = load <16 x float>, ptr %1247, align 4
  %1249 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1248
  %1250 = shl nsw i64 %90, 4
  %1251 = getelementptr inbounds i8, ptr %93, i64 %1250
  %1252 = load <16 x float>, ptr %1251, align 4
  %1253 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1252
  %1254 = getelementptr inbounds nuw i8, ptr %1251, i64 64
  %1255 = load <16 x float>, ptr %1254, align 4
  %1256 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1255
  %1257 = mul nsw i64 %90, 20
  %1258 = getelementptr inbounds i8, ptr %93, i64 %1257
  %1259 = load <16 x float>, ptr %1258, align 4
  %1260 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1259
  %1261 = getelementptr inbounds nuw i8, ptr %1258, i64 64
  %1262 = load <16 x float>, ptr %1261, align 4
  %1263 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1262
  %1264 = mul nsw i64 %90, 24
  %1265 = getelementptr inbounds i8, ptr %93, i64 %1264
  %1266 = load <16 x float>, ptr %1265, align 4
  %1267 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1266
  %1268 = getelementptr inbounds nuw i8, ptr %1265, i64 64
  %1269 = load <16 x float>, ptr %1268, align 4
  %1270 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1269
  %1271 = mul nsw i64 %90, 28
  %1272 = getelementptr inbounds i8, ptr %93, i64 %1271
  %1273 = load <16 x float>, ptr %1272, align 4
  %1274 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1273
  %1275 = getelementptr inbounds nuw i8, ptr %1272, i64 64
  %1276 = load <16 x float>, ptr %1275, align 4
  %1277 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1276
  %1278 = shl nsw i64 %90, 5
  %1279 = getelementptr inbounds i8, ptr %93, i64 %1278
  %1280 = load <16 x float>, ptr %1279, align 4
  %1281 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1280
  %1282 = getelementptr inbounds nuw i8, ptr %1279, i64 64
  %1283 = load <16 x float>, ptr %1282, align 4
  %1284 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1283
  %1285 = mul nsw i64 %90, 36
  %1286 = getelementptr inbounds i8, ptr %93, i64 %1285
  %1287 = load <16 x float>, ptr %1286, align 4
  %1288 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1287
  %1289 = getelementptr inbounds nuw i8, ptr %1286, i64 64
  %1290 = load <16 x float>, ptr %1289, align 4
  %1291 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1290
  br i1 %54, label %1292, label %1301

1292:                                             ; preds = %1224
  %1293 = shl i64 %85, 3
  %1294 = mul i64 %85, 12
  %1295 = shl i64 %85, 4
  %1296 = mul i64 %85, 20
  %1297 = mul i64 %85, 24
  %1298 = mul i64 %85, 28
  %1299 = shl i64 %85, 5
  %1300 = mul i64 %85, 36
  br label %1383

1301:                                             ; preds = %1383, %1224
  %1302 = phi <16 x float> [ %1291, %1224 ], [ %1471, %1383 ]
  %1303 = phi <16 x float> [ %1288, %1224 ], [ %1470, %1383 ]
  %1304 = phi <16 x float> [ %1284, %1224 ], [ %1465, %1383 ]
  %1305 = phi <16 x float> [ %1281, %1224 ], [ %1464, %1383 ]
  %1306 = phi <16 x float> [ %1277, %1224 ], [ %1459, %1383 ]
  %1307 = phi <16 x float> [ %1274, %1224 ], [ %1458, %1383 ]
  %1308 = phi <16 x float> [ %1270, %1224 ], [ %1453, %1383 ]
  %1309 = phi <16 x float> [ %1267, %1224 ], [ %1452, %1383 ]
  %1310 = phi <16 x float> [ %1263, %1224 ], [ %1447, %1383 ]
  %1311 = phi <16 x float> [ %1260, %1224 ], [ %1446, %1383 ]
  %1312 = phi <16 x float> [ %1256, %1224 ], [ %1441, %1383 ]
  %1313 = phi <16 x float> [ %1253, %1224 ], [ %1440, %1383 ]
  %1314 = phi <16 x float> [ %1249, %1224 ], [ %1435, %1383 ]
  %1315 = phi <16 x float> [ %1246, %1224 ], [ %1434, %1383 ]
  %1316 = phi <16 x float> [ %1242, %1224 ], [ %1429, %1383 ]
  %1317 = phi <16 x float> [ %1239, %1224 ], [ %1428, %1383 ]
  %1318 = phi <16 x float> [ %1235, %1224 ], [ %1423, %1383 ]
  %1319 = phi <16 x float> [ %1232, %1224 ], [ %1422, %1383 ]
  %1320 = phi <16 x float> [ %1229, %1224 ], [ %1417, %1383 ]
  %1321 = phi <16 x float> [ %1226, %1224 ], [ %1416, %1383 ]
  store <16 x float> %1321, ptr %93, align 4
  store <16 x float> %1320, ptr %1227, align 4
  %1322 = load i64, ptr %9, align 8
  %1323 = getelementptr inbounds float, ptr %93, i64 %1322
  store <16 x float> %1319, ptr %1323, align 4
  %1324 = load i64, ptr %9, align 8
  %1325 = getelementptr inbounds float, ptr %93, i64 %1324
  %1326 = getelementptr inbounds nuw i8, ptr %1325, i64 64
  store <16 x float> %1318, ptr %1326, align 4
  %1327 = load i64, ptr %9, align 8
  %1328 = shl nsw i64 %1327, 3
  %1329 = getelementptr inbounds i8, ptr %93, i64 %1328
  store <16 x float> %1317, ptr %1329, align 4
  %1330 = load i64, ptr %9, align 8
  %1331 = shl nsw i64 %1330, 3
  %1332 = getelementptr inbounds i8, ptr %93, i64 %1331
  %1333 = getelementptr inbounds nuw i8, ptr %1332, i64 64
  store <16 x float> %1316, ptr %1333, align 4
  %1334 = load i64, ptr %9, align 8
  %1335 = mul nsw i64 %1334, 12
  %1336 = getelementptr inbounds i8, ptr %93, i64 %1335
  store <16 x float> %1315, ptr %1336, align 4
  %1337 = load i64, ptr %9, align 8
  %1338 = mul nsw i64 %1337, 12
  %1339 = getelementptr inbounds i8, ptr %93, i64 %1338
  %1340 = getelementptr inbounds nuw i8, ptr %1339, i64 64
  store <16 x float> %1314, ptr %1340, align 4
  %1341 = load i64, ptr %9, align 8
  %1342 = shl nsw i64 %1341, 4
  %1343 = getelementptr inbounds i8, ptr %93, i64 %1342
  store <16 x float> %1313, ptr %1343, align 4
  %1344 = load i64, ptr %9, align 8
  %1345 = shl nsw i64 %1344, 4
  %1346 = getelementptr inbounds i8, ptr %93, i64 %1345
  %1347 = getelementptr inbounds nuw i8, ptr %1346, i64 64
  store <16 x float> %1312, ptr %1347, align 4
  %1348 = load i64, ptr %9, align 8
  %1349 = mul nsw i64 %1348, 20
  %1350 = getelementptr inbounds i8, ptr %93, i64 %1349
  store <16 x float> %1311, ptr %1350, align 4
  %1351 = load i64, ptr %9, align 8
  %1352 = mul nsw i64 %1351, 20
  %1353 = getelementptr inbounds i8, ptr %93, i64 %1352
  %1354 = getelementptr inbounds nuw i8, ptr %1353, i64 64
  store <16 x float> %1310, ptr %1354, align 4
  %1355 = load i64, ptr %9, align 8
  %1356 = mul nsw i64 %1355, 24
  %1357 = getelementptr inbounds i8, ptr %93, i64 %1356
  store <16 x float> %1309, ptr %1357, align 4
  %1358 = load i64, ptr %9, align 8
  %1359 = mul nsw i64 %1358, 24
  %1360 = getelementptr inbounds i8, ptr %93, i64 %1359
  %1361 = getelementptr inbounds nuw i8, ptr %1360, i64 64
  store <16 x float> %1308, ptr %1361, align 4
  %1362 = load i64, ptr %9, align 8
  %1363 = mul nsw i64 %1362, 28
  %1364 = getelementptr inbounds i8, ptr %93, i64 %1363
  store <16 x float> %1307, ptr %1364, align 4
  %1365 = load i64, ptr %9, align 8
  %1366 = mul nsw i64 %1365, 28
  %1367 = getelementptr inbounds i8, ptr %93, i64 %1366
  %1368 = getelementptr inbounds nuw i8, ptr %1367, i64 64
  store <16 x float> %1306, ptr %1368, align 4
  %1369 = load i64, ptr %9, align 8
  %1370 = shl nsw i64 %1369, 5
  %1371 = getelementptr inbounds i8, ptr %93, i64 %1370
  store <16 x float> %1305, ptr %1371, align 4
  %1372 = load i64, ptr %9, align 8
  %1373 = shl nsw i64 %1372, 5
  %1374 = getelementptr inbounds i8, ptr %93, i64 %1373
  %1375 = getelementptr inbounds nuw i8, ptr %1374, i64 64
  store <16 x float> %1304, ptr %1375, align 4
  %1376 = load i64, ptr %9, align 8
  %1377 = mul nsw i64 %1376, 36
  %1378 = getelementptr inbounds i8, ptr %93, i64 %1377
  store <16 x float> %1303, ptr %1378, align 4
  %1379 = load i64, ptr %9, align 8
  %1380 = mul nsw i64 %1379, 36
  %1381 = getelementptr inbounds i8, ptr %93, i64 %1380
  %1382 = getelementptr inbounds nuw i8, ptr %1381, i64 64
  store <16 x float> %1302, ptr %1382, align 4
  br label %2049

1383:                                             ; preds = %1292, %1383
  %1384 = phi <16 x float> [ %1291, %1292 ], [ %1471, %1383 ]
  %1385 = phi <16 x float> [ %1288, %1292 ], [ %1470, %1383 ]
  %1386 = phi <16 x float> [ %1284, %1292 ], [ %1465, %1383 ]
  %1387 = phi <16 x float> [ %1281, %1292 ], [ %1464, %1383 ]
  %1388 = phi <16 x float> [ %1277, %1292 ], [ %1459, %1383 ]
  %1389 = phi <16 x float> [ %1274, %1292 ], [ %1458, %1383 ]
  %1390 = phi <16 x float> [ %1270, %1292 ], [ %1453, %1383 ]
  %1391 = phi <16 x float> [ %1267, %1292 ], [ %1452, %1383 ]
  %1392 = phi <16 x float> [ %1263, %1292 ], [ %1447, %1383 ]
  %1393 = phi <16 x float> [ %1260, %1292 ], [ %1446, %1383 ]
  %1394 = phi <16 x float> [ %1256, %1292 ], [ %1441, %1383 ]
  %1395 = phi <16 x float> [ %1253, %1292 ], [ %1440, %1383 ]
  %1396 = phi <16 x float> [ %1249, %1292 ], [ %1435, %1383 ]
  %1397 = phi <16 x float> [ %1246, %1292 ], [ %1434, %1383 ]
  %1398 = phi <16 x float> [ %1242, %1292 ], [ %1429, %1383 ]
  %1399 = phi <16 x float> [ %1239, %1292 ], [ %1428, %1383 ]
  %1400 = phi <16 x float> [ %1235, %1292 ], [ %1423, %1383 ]
  %1401 = phi <16 x float> [ %1232, %1292 ], [ %1422, %1383 ]
  %1402 = phi <16 x float> [ %1229, %1292 ], [ %1417, %1383 ]
  %1403 = phi <16 x float> [ %1226, %1292 ], [ %1416, %1383 ]
  %1404 = phi i64 [ 0, %1292 ], [ %1472, %1383 ]
  %1405 = shl i64 %1404, 7
  %1406 = getelementptr i8, ptr %51, i64 %1405
  %1407 = load <16 x float>, ptr %1406, align 4
  %1408 = getelementptr inbounds nuw float, ptr %1406, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %1408, i32 0, i32 2, i32 1)
  %1409 = getelementptr i8, ptr %60, i64 %1405
  %1410 = load <16 x float>, ptr %1409, align 4
  %1411 = getelementptr inbounds nuw float, ptr %1409, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %1411, i32 0, i32 2, i32 1)
  %1412 = getelementptr float, ptr %88, i64 %1404
  %1413 = load float, ptr %1412, align 4
  %1414 = insertelement <16 x float> poison, float %1413, i64 0
  %1415 = shufflevector <16 x float> %1414, <16 x float> poison, <16 x i32> zeroinitializer
  %1416 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1415, <16 x float> %1407, <16 x float> %1403)
  %1417 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1415, <16 x float> %1410, <16 x float> %1402)
  %1418 = getelementptr float, ptr %1412, i64 %85
  %1419 = load float, ptr %1418, align 4
  %1420 = insertelement <16 x float> poison, float %1419, i64 0
  %1421 = shufflevector <16 x float> %1420, <16 x float> poison, <16 x i32> zeroinitializer
  %1422 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1421, <16 x float> %1407, <16 x float> %1401)
  %1423 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1421, <16 x float> %1410, <16 x float> %1400)
  %1424 = getelementptr i8, ptr %1412, i64 %1293
  %1425 = load float, ptr %1424, align 4
  %1426 = insertelement <16 x float> poison, float %1425, i64 0
  %1427 = shufflevector <16 x float> %1426, <16 x float> poison, <16 x i32> zeroinitializer
  %1428 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1427, <16 x float> %1407, <16 x float> %1399)
  %1429 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1427, <16 x float> %1410, <16 x float> %1398)
  %1430 = getelementptr i8, ptr %1412, i64 %1294
  %1431 = load float, ptr %1430, align 4
  %1432 = insertelement <16 x float> poison, float %1431, i64 0
  %1433 = shufflevector <16 x float> %1432, <16 x float> poison, <16 x i32> zeroinitializer
  %1434 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1433, <16 x float> %1407, <16 x float> %1397)
  %1435 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1433, <16 x float> %1410, <16 x float> %1396)
  %1436 = getelementptr i8, ptr %1412, i64 %1295
  %1437 = load float, ptr %1436, align 4
  %1438 = insertelement <16 x float> poison, float %1437, i64 0
  %1439 = shufflevector <16 x float> %1438, <16 x float> poison, <16 x i32> zeroinitializer
  %1440 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1439, <16 x float> %1407, <16 x float> %1395)
  %1441 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1439, <16 x float> %1410, <16 x float> %1394)
  %1442 = getelementptr i8, ptr %1412, i64 %1296
  %1443 = load float, ptr %1442, align 4
  %1444 = insertelement <16 x float> poison, float %1443, i64 0
  %1445 = shufflevector <16 x float> %1444, <16 x float> poison, <16 x i32> zeroinitializer
  %1446 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1445, <16 x float> %1407, <16 x float> %1393)
  %1447 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1445, <16 x float> %1410, <16 x float> %1392)
  %1448 = getelementptr i8, ptr %1412, i64 %1297
  %1449 = load float, ptr %1448, align 4
  %1450 = insertelement <16 x float> poison, float %1449, i64 0
  %1451 = shufflevector <16 x float> %1450, <16 x float> poison, <16 x i32> zeroinitializer
  %1452 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1451, <16 x float> %1407, <16 x float> %1391)
  %1453 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1451, <16 x float> %1410, <16 x float> %1390)
  %1454 = getelementptr i8, ptr %1412, i64 %1298
  %1455 = load float, ptr %1454, align 4
  %1456 = insertelement <16 x float> poison, float %1455, i64 0
  %1457 = shufflevector <16 x float> %1456, <16 x float> poison, <16 x i32> zeroinitializer
  %1458 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1457, <16 x float> %1407, <16 x float> %1389)
  %1459 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1457, <16 x float> %1410, <16 x float> %1388)
  %1460 = getelementptr i8, ptr %1412, i64 %1299
  %1461 = load float, ptr %1460, align 4
  %1462 = insertelement <16 x float> poison, float %1461, i64 0
  %1463 = shufflevector <16 x float> %1462, <16 x float> poison, <16 x i32> zeroinitializer
  %1464 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1463, <16 x float> %1407, <16 x float> %1387)
  %1465 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1463, <16 x float> %1410, <16 x float> %1386)
  %1466 = getelementptr i8, ptr %1412, i64 %1300
  %1467 = load float, ptr %1466, align 4
  %1468 = insertelement <16 x float> poison, float %1467, i64 0
  %1469 = shufflevector <16 x float> %1468, <16 x float> poison, <16 x i32> zeroinitializer
  %1470 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1469, <16 x float> %1407, <16 x float> %1385)
  %1471 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1469, <16 x float> %1410, <16 x float> %1384)
  %1472 = add nuw nsw i64 %1404, 1
  %1473 = icmp eq i64 %1472, %57
  br i1 %1473, label %1301, label %1383, !llvm.loop !9

1474:                                             ; preds = %77
  %1475 = load <16 x float>, ptr %93, align 4
  %1476 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1475
  %1477 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %1478 = load <16 x float>, ptr %1477, align 4
  %1479 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1478
  %1480 = getelementptr inbounds float, ptr %93, i64 %90
  %1481 = load <16 x float>, ptr %1480, align 4
  %1482 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1481
  %1483 = getelementptr inbounds nuw i8, ptr %1480, i64 64
  %1484 = load <16 x float>, ptr %1483, align 4
  %1485 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1484
  %1486 = shl nsw i64 %90, 3
  %1487 = getelementptr inbounds i8, ptr %93, i64 %1486
  %1488 = load <16 x float>, ptr %1487, align 4
  %1489 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1488
  %1490 = getelementptr inbounds nuw i8, ptr %1487, i64 64
  %1491 = load <16 x float>, ptr %1490, align 4
  %1492 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1491
  %1493 = mul nsw i64 %90, 12
  %1494 = getelementptr inbounds i8, ptr %93, i64 %1493
  %1495 = load <16 x float>, ptr %1494, align 4
  %1496 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1495
  %1497 = getelementptr inbounds nuw i8, ptr %1494, i64 64
  %1498 = load <16 x float>, ptr %1497, align 4
  %1499 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1498
  %1500 = shl nsw i64 %90, 4
  %1501 = getelementptr inbounds i8, ptr %93, i64 %1500
  %1502 = load <16 x float>, ptr %1501, align 4
  %1503 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1502
  %1504 = getelementptr inbounds nuw i8, ptr %1501, i64 64
  %1505 = load <16 x float>, ptr %1504, align 4
  %1506 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1505
  %1507 = mul nsw i64 %90, 20
  %1508 = getelementptr inbounds i8, ptr %93, i64 %1507
  %1509 = load <16 x float>, ptr %1508, align 4
  %1510 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1509
  %1511 = getelementptr inbounds nuw i8, ptr %1508, i64 64
  %1512 = load <16 x float>, ptr %1511, align 4
  %1513 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1512
  %1514 = mul nsw i64 %90, 24
  %1515 = getelementptr inbounds i8, ptr %93, i64 %1514
  %1516 = load <16 x float>, ptr %1515, align 4
  %1517 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1516
  %1518 = getelementptr inbounds nuw i8, ptr %1515, i64 64
  %1519 = load <16 x float>, ptr %1518, align 4
  %1520 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1519
  %1521 = mul nsw i64 %90, 28
  %1522 = getelementptr inbounds i8, ptr %93, i64 %1521
  %1523 = load <16 x float>, ptr %1522, align 4
  %1524 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1523
  %1525 = getelementptr inbounds nuw i8, ptr %1522, i64 64
  %1526 = load <16 x float>, ptr %1525, align 4
  %1527 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1526
  %1528 = shl nsw i64 %90, 5
  %1529 = getelementptr inbounds i8, ptr %93, i64 %1528
  %1530 = load <16 x float>, ptr %1529, align 4
  %1531 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1530
  %1532 = getelementptr inbounds nuw i8, ptr %1529, i64 64
  %1533 = load <16 x float>, ptr %1532, align 4
  %1534 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1533
  %1535 = mul nsw i64 %90, 36
  %1536 = getelementptr inbounds i8, ptr %93, i64 %1535
  %1537 = load <16 x float>, ptr %1536, align 4
  %1538 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1537
  %1539 = getelementptr inbounds nuw i8, ptr %1536, i64 64
  %1540 = load <16 x float>, ptr %1539, align 4
  %1541 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1540
  %1542 = mul nsw i64 %90, 40
  %1543 = getelementptr inbounds i8, ptr %93, i64 %1542
  %1544 = load <16 x float>, ptr %1543, align 4
  %1545 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1544
  %1546 = getelementptr inbounds nuw i8, ptr %1543, i64 64
  %1547 = load <16 x float>, ptr %1546, align 4
  %1548 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1547
  br i1 %54, label %1549, label %1559

1549:                                             ; preds = %1474
  %1550 = shl i64 %85, 3
  %1551 = mul i64 %85, 12
  %1552 = shl i64 %85, 4
  %1553 = mul i64 %85, 20
  %1554 = mul i64 %85, 24
  %1555 = mul i64 %85, 28
  %1556 = shl i64 %85, 5
  %1557 = mul i64 %85, 36
  %1558 = mul i64 %85, 40
  br label %1650

1559:                                             ; preds = %1650, %1474
  %1560 = phi <16 x float> [ %1476, %1474 ], [ %1685, %1650 ]
  %1561 = phi <16 x float> [ %1479, %1474 ], [ %1686, %1650 ]
  %1562 = phi <16 x float> [ %1482, %1474 ], [ %1691, %1650 ]
  %1563 = phi <16 x float> [ %1485, %1474 ], [ %1692, %1650 ]
  %1564 = phi <16 x float> [ %1489, %1474 ], [ %1697, %1650 ]
  %1565 = phi <16 x float> [ %1492, %1474 ], [ %1698, %1650 ]
  %1566 = phi <16 x float> [ %1496, %1474 ], [ %1703, %1650 ]
  %1567 = phi <16 x float> [ %1499, %1474 ], [ %1704, %1650 ]
  %1568 = phi <16 x float> [ %1503, %1474 ], [ %1709, %1650 ]
  %1569 = phi <16 x float> [ %1506, %1474 ], [ %1710, %1650 ]
  %1570 = phi <16 x float> [ %1510, %1474 ], [ %1715, %1650 ]
  %1571 = phi <16 x float> [ %1513, %1474 ], [ %1716, %1650 ]
  %1572 = phi <16 x float> [ %1517, %1474 ], [ %1721, %1650 ]
  %1573 = phi <16 x float> [ %1520, %1474 ], [ %1722, %1650 ]
  %1574 = phi <16 x float> [ %1524, %1474 ], [ %1727, %1650 ]
  %1575 = phi <16 x float> [ %1527, %1474 ], [ %1728, %1650 ]
  %1576 = phi <16 x float> [ %1531, %1474 ], [ %1733, %1650 ]
  %1577 = phi <16 x float> [ %1534, %1474 ], [ %1734, %1650 ]
  %1578 = phi <16 x float> [ %1538, %1474 ], [ %1739, %1650 ]
  %1579 = phi <16 x float> [ %1541, %1474 ], [ %1740, %1650 ]
  %1580 = phi <16 x float> [ %1545, %1474 ], [ %1745, %1650 ]
  %1581 = phi <16 x float> [ %1548, %1474 ], [ %1746, %1650 ]
  store <16 x float> %1560, ptr %93, align 4
  store <16 x float> %1561, ptr %1477, align 4
  %1582 = load i64, ptr %9, align 8
  %1583 = getelementptr inbounds float, ptr %93, i64 %1582
  store <16 x float> %1562, ptr %1583, align 4
  %1584 = load i64, ptr %9, align 8
  %1585 = getelementptr inbounds float, ptr %93, i64 %1584
  %1586 = getelementptr inbounds nuw i8, ptr %1585, i64 64
  store <16 x float> %1563, ptr %1586, align 4
  %1587 = load i64, ptr %9, align 8
  %1588 = shl nsw i64 %1587, 3
  %1589 = getelementptr inbounds i8, ptr %93, i64 %1588
  store <16 x float> %1564, ptr %1589, align 4
  %1590 = load i64, ptr %9, align 8
  %1591 = shl nsw i64 %1590, 3
  %1592 = getelementptr inbounds i8, ptr %93, i64 %1591
  %1593 = getelementptr inbounds nuw i8, ptr %1592, i64 64
  store <16 x float> %1565, ptr %1593, align 4
  %1594 = load i64, ptr %9, align 8
  %1595 = mul nsw i64 %1594, 12
  %1596 = getelementptr inbounds i8, ptr %93, i64 %1595
  store <16 x float> %1566, ptr %1596, align 4
  %1597 = load i64, ptr %9, align 8
  %1598 = mul nsw i64 %1597, 12
  %1599 = getelementptr inbounds i8, ptr %93, i64 %1598
  %1600 = getelementptr inbounds nuw i8, ptr %1599, i64 64
  store <16 x float> %1567, ptr %1600, align 4
  %1601 = load i64, ptr %9, align 8
  %1602 = shl nsw i64 %1601, 4
  %1603 = getelementptr inbounds i8, ptr %93, i64 %1602
  store <16 x float> %1568, ptr %1603, align 4
  %1604 = load i64, ptr %9, align 8
  %1605 = shl nsw i64 %1604, 4
  %1606 = getelementptr inbounds i8, ptr %93, i64 %1605
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 64
  store <16 x float> %1569, ptr %1607, align 4
  %1608 = load i64, ptr %9, align 8
  %1609 = mul nsw i64 %1608, 20
  %1610 = getelementptr inbounds i8, ptr %93, i64 %1609
  store <16 x float> %1570, ptr %1610, align 4
  %1611 = load i64, ptr %9, align 8
  %1612 = mul nsw i64 %1611, 20
  %1613 = getelementptr inbounds i8, ptr %93, i64 %1612
  %1614 = getelementptr inbounds nuw i8, ptr %1613, i64 64
  store <16 x float> %1571, ptr %1614, align 4
  %1615 = load i64, ptr %9, align 8
  %1616 = mul nsw i64 %1615, 24
  %1617 = getelementptr inbounds i8, ptr %93, i64 %1616
  store <16 x float> %1572, ptr %1617, align 4
  %1618 = load i64, ptr %9, align 8
  %1619 = mul nsw i64 %1618, 24
  %1620 = getelementptr inbounds i8, ptr %93, i64 %1619
  %1621 = getelementptr inbounds nuw i8, ptr %1620, i64 64
  store <16 x float> %1573, ptr %1621, align 4
  %1622 = load i64, ptr %9, align 8
  %1623 = mul nsw i64 %1622, 28
  %1624 = getelementptr inbounds i8, ptr %93, i64 %1623
  store <16 x float> %1574, ptr %1624, align 4
  %1625 = load i64, ptr %9, align 8
  %1626 = mul nsw i64 %1625, 28
  %1627 = getelementptr inbounds i8, ptr %93, i64 %1626
  %1628 = getelementptr inbounds nuw i8, ptr %1627, i64 64
  store <16 x float> %1575, ptr %1628, align 4
  %1629 = load i64, ptr %9, align 8
  %1630 = shl nsw i64 %1629, 5
  %1631 = getelementptr inbounds i8, ptr %93, i64 %1630
  store <16 x float> %1576, ptr %1631, align 4
  %1632 = load i64, ptr %9, align 8
  %1633 = shl nsw i64 %1632, 5
  %1634 = getelementptr inbounds i8, ptr %93, i64 %1633
  %1635 = getelementptr inbounds nuw i8, ptr %1634, i64 64
  store <16 x float> %1577, ptr %1635, align 4
  %1636 = load i64, ptr %9, align 8
  %1637 = mul nsw i64 %1636, 36
  %1638 = getelementptr inbounds i8, ptr %93, i64 %1637
  store <16 x float> %1578, ptr %1638, align 4
  %1639 = load i64, ptr %9, align 8
  %1640 = mul nsw i64 %1639, 36
  %1641 = getelementptr inbounds i8, ptr %93, i64 %1640
  %1642 = getelementptr inbounds nuw i8, ptr %1641, i64 64
  store <16 x float> %1579, ptr %1642, align 4
  %1643 = load i64, ptr %9, align 8
  %1644 = mul nsw i64 %1643, 40
  %1645 = getelementptr inbounds i8, ptr %93, i64 %1644
  store <16 x float> %1580, ptr %1645, align 4
  %1646 = load i64, ptr %9, align 8
  %1647 = mul nsw i64 %1646, 40
  %1648 = getelementptr inbounds i8, ptr %93, i64 %1647
  %1649 = getelementptr inbounds nuw i8, ptr %1648, i64 64
  store <16 x float> %1581, ptr %1649, align 4
  br label %2049

1650:                                             ; preds = %1549, %1650
  %1651 = phi <16 x float> [ %1476, %1549 ], [ %1685, %1650 ]
  %1652 = phi <16 x float> [ %1479, %1549 ], [ %1686, %1650 ]
  %1653 = phi <16 x float> [ %1482, %1549 ], [ %1691, %1650 ]
  %1654 = phi <16 x float> [ %1485, %1549 ], [ %1692, %1650 ]
  %1655 = phi <16 x float> [ %1489, %1549 ], [ %1697, %1650 ]
  %1656 = phi <16 x float> [ %1492, %1549 ], [ %1698, %1650 ]
  %1657 = phi <16 x float> [ %1496, %1549 ], [ %1703, %1650 ]
  %1658 = phi <16 x float> [ %1499, %1549 ], [ %1704, %1650 ]
  %1659 = phi <16 x float> [ %1503, %1549 ], [ %1709, %1650 ]
  %1660 = phi <16 x float> [ %1506, %1549 ], [ %1710, %1650 ]
  %1661 = phi <16 x float> [ %1510, %1549 ], [ %1715, %1650 ]
  %1662 = phi <16 x float> [ %1513, %1549 ], [ %1716, %1650 ]
  %1663 = phi <16 x float> [ %1517, %1549 ], [ %1721, %1650 ]
  %1664 = phi <16 x float> [ %1520, %1549 ], [ %1722, %1650 ]
  %1665 = phi <16 x float> [ %1524, %1549 ], [ %1727, %1650 ]
  %1666 = phi <16 x float> [ %1527, %1549 ], [ %1728, %1650 ]
  %1667 = phi <16 x float> [ %1531, %1549 ], [ %1733, %1650 ]
  %1668 = phi <16 x float> [ %1534, %1549 ], [ %1734, %1650 ]
  %1669 = phi <16 x float> [ %1538, %1549 ], [ %1739, %1650 ]
  %1670 = phi <16 x float> [ %1541, %1549 ], [ %1740, %1650 ]
  %1671 = phi <16 x float> [ %1545, %1549 ], [ %1745, %1650 ]
  %1672 = phi <16 x float> [ %1548, %1549 ], [ %1746, %1650 ]
  %1673 = phi i64 [ 0, %1549 ], [ %1747, %1650 ]
  %1674 = shl i64 %1673, 7
  %1675 = getelementptr i8, ptr %51, i64 %1674
  %1676 = load <16 x float>, ptr %1675, align 4
  %1677 = getelementptr inbounds nuw float, ptr %1675, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %1677, i32 0, i32 2, i32 1)
  %1678 = getelementptr i8, ptr %59, i64 %1674
  %1679 = load <16 x float>, ptr %1678, align 4
  %1680 = getelementptr inbounds nuw float, ptr %1678, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %1680, i32 0, i32 2, i32 1)
  %1681 = getelementptr float, ptr %88, i64 %1673
  %1682 = load float, ptr %1681, align 4
  %1683 = insertelement <16 x float> poison, float %1682, i64 0
  %1684 = shufflevector <16 x float> %1683, <16 x float> poison, <16 x i32> zeroinitializer
  %1685 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1684, <16 x float> %1676, <16 x float> %1651)
  %1686 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1684, <16 x float> %1679, <16 x float> %1652)
  %1687 = getelementptr float, ptr %1681, i64 %85
  %1688 = load float, ptr %1687, align 4
  %1689 = insertelement <16 x float> poison, float %1688, i64 0
  %1690 = shufflevector <16 x float> %1689, <16 x float> poison, <16 x i32> zeroinitializer
  %1691 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1690, <16 x float> %1676, <16 x float> %1653)
  %1692 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1690, <16 x float> %1679, <16 x float> %1654)
  %1693 = getelementptr i8, ptr %1681, i64 %1550
  %1694 = load float, ptr %1693, align 4
  %1695 = insertelement <16 x float> poison, float %1694, i64 0
  %1696 = shufflevector <16 x float> %1695, <16 x float> poison, <16 x i32> zeroinitializer
  %1697 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1696, <16 x float> %1676, <16 x float> %1655)
  %1698 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1696, <16 x float> %1679, <16 x float> %1656)
  %1699 = getelementptr i8, ptr %1681, i64 %1551
  %1700 = load float, ptr %1699, align 4
  %1701 = insertelement <16 x float> poison, float %1700, i64 0
  %1702 = shufflevector <16 x float> %1701, <16 x float> poison, <16 x i32> zeroinitializer
  %1703 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1702, <16 x float> %1676, <16 x float> %1657)
  %1704 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1702, <16 x float> %1679, <16 x float> %1658)
  %1705 = getelementptr i8, ptr %1681, i64 %1552
  %1706 = load float, ptr %1705, align 4
  %1707 = insertelement <16 x float> poison, float %1706, i64 0
  %1708 = shufflevector <16 x float> %1707, <16 x float> poison, <16 x i32> zeroinitializer
  %1709 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1708, <16 x float> %1676, <16 x float> %1659)
  %1710 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1708, <16 x float> %1679, <16 x float> %1660)
  %1711 = getelementptr i8, ptr %1681, i64 %1553
  %1712 = load float, ptr %1711, align 4
  %1713 = insertelement <16 x float> poison, float %1712, i64 0
  %1714 = shufflevector <16 x float> %1713, <16 x float> poison, <16 x i32> zeroinitializer
  %1715 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1714, <16 x float> %1676, <16 x float> %1661)
  %1716 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1714, <16 x float> %1679, <16 x float> %1662)
  %1717 = getelementptr i8, ptr %1681, i64 %1554
  %1718 = load float, ptr %1717, align 4
  %1719 = insertelement <16 x float> poison, float %1718, i64 0
  %1720 = shufflevector <16 x float> %1719, <16 x float> poison, <16 x i32> zeroinitializer
  %1721 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1720, <16 x float> %1676, <16 x float> %1663)
  %1722 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1720, <16 x float> %1679, <16 x float> %1664)
  %1723 = getelementptr i8, ptr %1681, i64 %1555
  %1724 = load float, ptr %1723, align 4
  %1725 = insertelement <16 x float> poison, float %1724, i64 0
  %1726 = shufflevector <16 x float> %1725, <16 x float> poison, <16 x i32> zeroinitializer
  %1727 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1726, <16 x float> %1676, <16 x float> %1665)
  %1728 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1726, <16 x float> %1679, <16 x float> %1666)
  %1729 = getelementptr i8, ptr %1681, i64 %1556
  %1730 = load float, ptr %1729, align 4
  %1731 = insertelement <16 x float> poison, float %1730, i64 0
  %1732 = shufflevector <16 x float> %1731, <16 x float> poison, <16 x i32> zeroinitializer
  %1733 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1732, <16 x float> %1676, <16 x float> %1667)
  %1734 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1732, <16 x float> %1679, <16 x float> %1668)
  %1735 = getelementptr i8, ptr %1681, i64 %1557
  %1736 = load float, ptr %1735, align 4
  %1737 = insertelement <16 x float> poison, float %1736, i64 0
  %1738 = shufflevector <16 x float> %1737, <16 x float> poison, <16 x i32> zeroinitializer
  %1739 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1738, <16 x float> %1676, <16 x float> %1669)
  %1740 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1738, <16 x float> %1679, <16 x float> %1670)
  %1741 = getelementptr i8, ptr %1681, i64 %1558
  %1742 = load float, ptr %1741, align 4
  %1743 = insertelement <16 x float> poison, float %1742, i64 0
  %1744 = shufflevector <16 x float> %1743, <16 x float> poison, <16 x i32> zeroinitializer
  %1745 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1744, <16 x float> %1676, <16 x float> %1671)
  %1746 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1744, <16 x float> %1679, <16 x float> %1672)
  %1747 = add nuw nsw i64 %1673, 1
  %1748 = icmp eq i64 %1747, %57
  br i1 %1748, label %1559, label %1650, !llvm.loop !9

1749:                                             ; preds = %77
  %1750 = load <16 x float>, ptr %93, align 4
  %1751 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1750
  %1752 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %1753 = load <16 x float>, ptr %1752, align 4
  %1754 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1753
  %1755 = getelementptr inbounds float, ptr %93, i64 %90
  %1756 = load <16 x float>, ptr %1755, align 4
  %1757 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1756
  %1758 = getelementptr inbounds nuw i8, ptr %1755, i64 64
  %1759 = load <16 x float>, ptr %1758, align 4
  %1760 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1759
  %1761 = shl nsw i64 %90, 3
  %1762 = getelementptr inbounds i8, ptr %93, i64 %1761
  %1763 = load <16 x float>, ptr %1762, align 4
  %1764 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1763
  %1765 = getelementptr inbounds nuw i8, ptr %1762, i64 64
  %1766 = load <16 x float>, ptr %1765, align 4
  %1767 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1766
  %1768 = mul nsw i64 %90, 12
  %1769 = getelementptr inbounds i8, ptr %93, i64 %1768
  %1770 = load <16 x float>, ptr %1769, align 4
  %1771 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1770
  %1772 = getelementptr inbounds nuw i8, ptr %1769, i64 64
  %1773 = load <16 x float>, ptr %1772, align 4
  %1774 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1773
  %1775 = shl nsw i64 %90, 4
  %1776 = getelementptr inbounds i8, ptr %93, i64 %1775
  %1777 = load <16 x float>, ptr %1776, align 4
  %1778 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1777
  %1779 = getelementptr inbounds nuw i8, ptr %1776, i64 64
  %1780 = load <16 x float>, ptr %1779, align 4
  %1781 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1780
  %1782 = mul nsw i64 %90, 20
  %1783 = getelementptr inbounds i8, ptr %93, i64 %1782
  %1784 = load <16 x float>, ptr %1783, align 4
  %1785 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1784
  %1786 = getelementptr inbounds nuw i8, ptr %1783, i64 64
  %1787 = load <16 x float>, ptr %1786, align 4
  %1788 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1787
  %1789 = mul nsw i64 %90, 24
  %1790 = getelementptr inbounds i8, ptr %93, i64 %1789
  %1791 = load <16 x float>, ptr %1790, align 4
  %1792 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1791
  %1793 = getelementptr inbounds nuw i8, ptr %1790, i64 64
  %1794 = load <16 x float>, ptr %1793, align 4
  %1795 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1794
  %1796 = mul nsw i64 %90, 28
  %1797 = getelementptr inbounds i8, ptr %93, i64 %1796
  %1798 = load <16 x float>, ptr %1797, align 4
  %1799 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1798
  %1800 = getelementptr inbounds nuw i8, ptr %1797, i64 64
  %1801 = load <16 x float>, ptr %1800, align 4
  %1802 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1801
  %1803 = shl nsw i64 %90, 5
  %1804 = getelementptr inbounds i8, ptr %93, i64 %1803
  %1805 = load <16 x float>, ptr %1804, align 4
  %1806 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1805
  %1807 = getelementptr inbounds nuw i8, ptr %1804, i64 64
  %1808 = load <16 x float>, ptr %1807, align 4
  %1809 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1808
  %1810 = mul nsw i64 %90, 36
  %1811 = getelementptr inbounds i8, ptr %93, i64 %1810
  %1812 = load <16 x float>, ptr %1811, align 4
  %1813 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1812
  %1814 = getelementptr inbounds nuw i8, ptr %1811, i64 64
  %1815 = load <16 x float>, ptr %1814, align 4
  %1816 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1815
  %1817 = mul nsw i64 %90, 40
  %1818 = getelementptr inbounds i8, ptr %93, i64 %1817
  %1819 = load <16 x float>, ptr %1818, align 4
  %1820 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1819
  %1821 = getelementptr inbounds nuw i8, ptr %1818, i64 64
  %1822 = load <16 x float>, ptr %1821, align 4
  %1823 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1822
  %1824 = mul nsw i64 %90, 44
  %1825 = getelementptr inbounds i8, ptr %93, i64 %1824
  %1826 = load <16 x float>, ptr %1825, align 4
  %1827 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1826
  %1828 = getelementptr inbounds nuw i8, ptr %1825, i64 64
  %1829 = load <16 x float>, ptr %1828, align 4
  %1830 = select i1 %53, <16 x float> zeroinitializer, <16 x float> %1829
  br i1 %54, label %1831, label %1842

1831:                                             ; preds = %1749
  %1832 = shl i64 %85, 3
  %1833 = mul i64 %85, 12
  %1834 = shl i64 %85, 4
  %1835 = mul i64 %85, 20
  %1836 = mul i64 %85, 24
  %1837 = mul i64 %85, 28
  %1838 = shl i64 %85, 5
  %1839 = mul i64 %85, 36
  %1840 = mul i64 %85, 40
  %1841 = mul i64 %85, 44
  br label %1942

1842:                                             ; preds = %1942, %1749
  %1843 = phi <16 x float> [ %1751, %1749 ], [ %1979, %1942 ]
  %1844 = phi <16 x float> [ %1754, %1749 ], [ %1980, %1942 ]
  %1845 = phi <16 x float> [ %1757, %1749 ], [ %1985, %1942 ]
  %1846 = phi <16 x float> [ %1760, %1749 ], [ %1986, %1942 ]
  %1847 = phi <16 x float> [ %1764, %1749 ], [ %1991, %1942 ]
  %1848 = phi <16 x float> [ %1767, %1749 ], [ %1992, %1942 ]
  %1849 = phi <16 x float> [ %1771, %1749 ], [ %1997, %1942 ]
  %1850 = phi <16 x float> [ %1774, %1749 ], [ %1998, %1942 ]
  %1851 = phi <16 x float> [ %1778, %1749 ], [ %2003, %1942 ]
  %1852 = phi <16 x float> [ %1781, %1749 ], [ %2004, %1942 ]
  %1853 = phi <16 x float> [ %1785, %1749 ], [ %2009, %1942 ]
  %1854 = phi <16 x float> [ %1788, %1749 ], [ %2010, %1942 ]
  %1855 = phi <16 x float> [ %1792, %1749 ], [ %2015, %1942 ]
  %1856 = phi <16 x float> [ %1795, %1749 ], [ %2016, %1942 ]
  %1857 = phi <16 x float> [ %1799, %1749 ], [ %2021, %1942 ]
  %1858 = phi <16 x float> [ %1802, %1749 ], [ %2022, %1942 ]
  %1859 = phi <16 x float> [ %1806, %1749 ], [ %2027, %1942 ]
  %1860 = phi <16 x float> [ %1809, %1749 ], [ %2028, %1942 ]
  %1861 = phi <16 x float> [ %1813, %1749 ], [ %2033, %1942 ]
  %1862 = phi <16 x float> [ %1816, %1749 ], [ %2034, %1942 ]
  %1863 = phi <16 x float> [ %1820, %1749 ], [ %2039, %1942 ]
  %1864 = phi <16 x float> [ %1823, %1749 ], [ %2040, %1942 ]
  %1865 = phi <16 x float> [ %1827, %1749 ], [ %2045, %1942 ]
  %1866 = phi <16 x float> [ %1830, %1749 ], [ %2046, %1942 ]
  store <16 x float> %1843, ptr %93, align 4
  store <16 x float> %1844, ptr %1752, align 4
  %1867 = load i64, ptr %9, align 8
  %1868 = getelementptr inbounds float, ptr %93, i64 %1867
  store <16 x float> %1845, ptr %1868, align 4
  %1869 = load i64, ptr %9, align 8
  %1870 = getelementptr inbounds float, ptr %93, i64 %1869
  %1871 = getelementptr inbounds nuw i8, ptr %1870, i64 64
  store <16 x float> %1846, ptr %1871, align 4
  %1872 = load i64, ptr %9, align 8
  %1873 = shl nsw i64 %1872, 3
  %1874 = getelementptr inbounds i8, ptr %93, i64 %1873
  store <16 x float> %1847, ptr %1874, align 4
  %1875 = load i64, ptr %9, align 8
  %1876 = shl nsw i64 %1875, 3
  %1877 = getelementptr inbounds i8, ptr %93, i64 %1876
  %1878 = getelementptr inbounds nuw i8, ptr %1877, i64 64
  store <16 x float> %1848, ptr %1878, align 4
  %1879 = load i64, ptr %9, align 8
  %1880 = mul nsw i64 %1879, 12
  %1881 = getelementptr inbounds i8, ptr %93, i64 %1880
  store <16 x float> %1849, ptr %1881, align 4
  %1882 = load i64, ptr %9, align 8
  %1883 = mul nsw i64 %1882, 12
  %1884 = getelementptr inbounds i8, ptr %93, i64 %1883
  %1885 = getelementptr inbounds nuw i8, ptr %1884, i64 64
  store <16 x float> %1850, ptr %1885, align 4
  %1886 = load i64, ptr %9, align 8
  %1887 = shl nsw i64 %1886, 4
  %1888 = getelementptr inbounds i8, ptr %93, i64 %1887
  store <16 x float> %1851, ptr %1888, align 4
  %1889 = load i64, ptr %9, align 8
  %1890 = shl nsw i64 %1889, 4
  %1891 = getelementptr inbounds i8, ptr %93, i64 %1890
  %1892 = getelementptr inbounds nuw i8, ptr %1891, i64 64
  store <16 x float> %1852, ptr %1892, align 4
  %1893 = load i64, ptr %9, align 8
  %1894 = mul nsw i64 %1893, 20
  %1895 = getelementptr inbounds i8, ptr %93, i64 %1894
  store <16 x float> %1853, ptr %1895, align 4
  %1896 = load i64, ptr %9, align 8
  %1897 = mul nsw i64 %1896, 20
  %1898 = getelementptr inbounds i8, ptr %93, i64 %1897
  %1899 = getelementptr inbounds nuw i8, ptr %1898, i64 64
  store <16 x float> %1854, ptr %1899, align 4
  %1900 = load i64, ptr %9, align 8
  %1901 = mul nsw i64 %1900, 24
  %1902 = getelementptr inbounds i8, ptr %93, i64 %1901
  store <16 x float> %1855, ptr %1902, align 4
  %1903 = load i64, ptr %9, align 8
  %1904 = mul nsw i64 %1903, 24
  %1905 = getelementptr inbounds i8, ptr %93, i64 %1904
  %1906 = getelementptr inbounds nuw i8, ptr %1905, i64 64
  store <16 x float> %1856, ptr %1906, align 4
  %1907 = load i64, ptr %9, align 8
  %1908 = mul nsw i64 %1907, 28
  %1909 = getelementptr inbounds i8, ptr %93, i64 %1908
  store <16 x float> %1857, ptr %1909, align 4
  %1910 = load i64, ptr %9, align 8
  %1911 = mul nsw i64 %1910, 28
  %1912 = getelementptr inbounds i8, ptr %93, i64 %1911
  %1913 = getelementptr inbounds nuw i8, ptr %1912, i64 64
  store <16 x float> %1858, ptr %1913, align 4
  %1914 = load i64, ptr %9, align 8
  %1915 = shl nsw i64 %1914, 5
  %1916 = getelementptr inbounds i8, ptr %93, i64 %1915
  store <16 x float> %1859, ptr %1916, align 4
  %1917 = load i64, ptr %9, align 8
  %1918 = shl nsw i64 %1917, 5
  %1919 = getelementptr inbounds i8, ptr %93, i64 %1918
  %1920 = getelementptr inbounds nuw i8, ptr %1919, i64 64
  store <16 x float> %1860, ptr %1920, align 4
  %1921 = load i64, ptr %9, align 8
  %1922 = mul nsw i64 %1921, 36
  %1923 = getelementptr inbounds i8, ptr %93, i64 %1922
  store <16 x float> %1861, ptr %1923, align 4
  %1924 = load i64, ptr %9, align 8
  %1925 = mul nsw i64 %1924, 36
  %1926 = getelementptr inbounds i8, ptr %93, i64 %1925
  %1927 = getelementptr inbounds nuw i8, ptr %1926, i64 64
  store <16 x float> %1862, ptr %1927, align 4
  %1928 = load i64, ptr %9, align 8
  %1929 = mul nsw i64 %1928, 40
  %1930 = getelementptr inbounds i8, ptr %93, i64 %1929
  store <16 x float> %1863, ptr %1930, align 4
  %1931 = load i64, ptr %9, align 8
  %1932 = mul nsw i64 %1931, 40
  %1933 = getelementptr inbounds i8, ptr %93, i64 %1932
  %1934 = getelementptr inbounds nuw i8, ptr %1933, i64 64
  store <16 x float> %1864, ptr %1934, align 4
  %1935 = load i64, ptr %9, align 8
  %1936 = mul nsw i64 %1935, 44
  %1937 = getelementptr inbounds i8, ptr %93, i64 %1936
  store <16 x float> %1865, ptr %1937, align 4
  %1938 = load i64, ptr %9, align 8
  %1939 = mul nsw i64 %1938, 44
  %1940 = getelementptr inbounds i8, ptr %93, i64 %1939
  %1941 = getelementptr inbounds nuw i8, ptr %1940, i64 64
  store <16 x float> %1866, ptr %1941, align 4
  br label %2049

1942:                                             ; preds = %1831, %1942
  %1943 = phi <16 x float> [ %1751, %1831 ], [ %1979, %1942 ]
  %1944 = phi <16 x float> [ %1754, %1831 ], [ %1980, %1942 ]
  %1945 = phi <16 x float> [ %1757, %1831 ], [ %1985, %1942 ]
  %1946 = phi <16 x float> [ %1760, %1831 ], [ %1986, %1942 ]
  %1947 = phi <16 x float> [ %1764, %1831 ], [ %1991, %1942 ]
  %1948 = phi <16 x float> [ %1767, %1831 ], [ %1992, %1942 ]
  %1949 = phi <16 x float> [ %1771, %1831 ], [ %1997, %1942 ]
  %1950 = phi <16 x float> [ %1774, %1831 ], [ %1998, %1942 ]
  %1951 = phi <16 x float> [ %1778, %1831 ], [ %2003, %1942 ]
  %1952 = phi <16 x float> [ %1781, %1831 ], [ %2004, %1942 ]
  %1953 = phi <16 x float> [ %1785, %1831 ], [ %2009, %1942 ]
  %1954 = phi <16 x float> [ %1788, %1831 ], [ %2010, %1942 ]
  %1955 = phi <16 x float> [ %1792, %1831 ], [ %2015, %1942 ]
  %1956 = phi <16 x float> [ %1795, %1831 ], [ %2016, %1942 ]
  %1957 = phi <16 x float> [ %1799, %1831 ], [ %2021, %1942 ]
  %1958 = phi <16 x float> [ %1802, %1831 ], [ %2022, %1942 ]
  %1959 = phi <16 x float> [ %1806, %1831 ], [ %2027, %1942 ]
  %1960 = phi <16 x float> [ %1809, %1831 ], [ %2028, %1942 ]
  %1961 = phi <16 x float> [ %1813, %1831 ], [ %2033, %1942 ]
  %1962 = phi <16 x float> [ %1816, %1831 ], [ %2034, %1942 ]
  %1963 = phi <16 x float> [ %1820, %1831 ], [ %2039, %1942 ]
  %1964 = phi <16 x float> [ %1823, %1831 ], [ %2040, %1942 ]
  %1965 = phi <16 x float> [ %1827, %1831 ], [ %2045, %1942 ]
  %1966 = phi <16 x float> [ %1830, %1831 ], [ %2046, %1942 ]
  %1967 = phi i64 [ 0, %1831 ], [ %2047, %1942 ]
  %1968 = shl i64 %1967, 7
  %1969 = getelementptr i8, ptr %51, i64 %1968
  %1970 = load <16 x float>, ptr %1969, align 4
  %1971 = getelementptr inbounds nuw float, ptr %1969, i64 %80
  tail call void @llvm.prefetch.p0(ptr nonnull %1971, i32 0, i32 2, i32 1)
  %1972 = getelementptr i8, ptr %58, i64 %1968
  %1973 = load <16 x float>, ptr %1972, align 4
  %1974 = getelementptr inbounds nuw float, ptr %1972, i64 %82
  tail call void @llvm.prefetch.p0(ptr nonnull %1974, i32 0, i32 2, i32 1)
  %1975 = getelementptr float, ptr %88, i64 %1967
  %1976 = load float, ptr %1975, align 4
  %1977 = insertelement <16 x float> poison, float %1976, i64 0
  %1978 = shufflevector <16 x float> %1977, <16 x float> poison, <16 x i32> zeroinitializer
  %1979 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1978, <16 x float> %1970, <16 x float> %1943)
  %1980 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1978, <16 x float> %1973, <16 x float> %1944)
  %1981 = getelementptr float, ptr %1975, i64 %85
  %1982 = load float, ptr %1981, align 4
  %1983 = insertelement <16 x float> poison, float %1982, i64 0
  %1984 = shufflevector <16 x float> %1983, <16 x float> poison, <16 x i32> zeroinitializer
  %1985 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1984, <16 x float> %1970, <16 x float> %1945)
  %1986 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1984, <16 x float> %1973, <16 x float> %1946)
  %1987 = getelementptr i8, ptr %1975, i64 %1832
  %1988 = load float, ptr %1987, align 4
  %1989 = insertelement <16 x float> poison, float %1988, i64 0
  %1990 = shufflevector <16 x float> %1989, <16 x float> poison, <16 x i32> zeroinitializer
  %1991 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1990, <16 x float> %1970, <16 x float> %1947)
  %1992 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1990, <16 x float> %1973, <16 x float> %1948)
  %1993 = getelementptr i8, ptr %1975, i64 %1833
  %1994 = load float, ptr %1993, align 4
  %1995 = insertelement <16 x float> poison, float %1994, i64 0
  %1996 = shufflevector <16 x float> %1995, <16 x float> poison, <16 x i32> zeroinitializer
  %1997 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1996, <16 x float> %1970, <16 x float> %1949)
  %1998 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1996, <16 x float> %1973, <16 x float> %1950)
  %1999 = getelementptr i8, ptr %1975, i64 %1834
  %2000 = load float, ptr %1999, align 4
  %2001 = insertelement <16 x float> poison, float %2000, i64 0
  %2002 = shufflevector <16 x float> %2001, <16 x float> poison, <16 x i32> zeroinitializer
  %2003 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2002, <16 x float> %1970, <16 x float> %1951)
  %2004 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2002, <16 x float> %1973, <16 x float> %1952)
  %2005 = getelementptr i8, ptr %1975, i64 %1835
  %2006 = load float, ptr %2005, align 4
  %2007 = insertelement <16 x float> poison, float %2006, i64 0
  %2008 = shufflevector <16 x float> %2007, <16 x float> poison, <16 x i32> zeroinitializer
  %2009 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2008, <16 x float> %1970, <16 x float> %1953)
  %2010 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2008, <16 x float> %1973, <16 x float> %1954)
  %2011 = getelementptr i8, ptr %1975, i64 %1836
  %2012 = load float, ptr %2011, align 4
  %2013 = insertelement <16 x float> poison, float %2012, i64 0
  %2014 = shufflevector <16 x float> %2013, <16 x float> poison, <16 x i32> zeroinitializer
  %2015 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2014, <16 x float> %1970, <16 x float> %1955)
  %2016 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2014, <16 x float> %1973, <16 x float> %1956)
  %2017 = getelementptr i8, ptr %1975, i64 %1837
  %2018 = load float, ptr %2017, align 4
  %2019 = insertelement <16 x float> poison, float %2018, i64 0
  %2020 = shufflevector <16 x float> %2019, <16 x float> poison, <16 x i32> zeroinitializer
  %2021 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2020, <16 x float> %1970, <16 x float> %1957)
  %2022 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2020, <16 x float> %1973, <16 x float> %1958)
  %2023 = getelementptr i8, ptr %1975, i64 %1838
  %2024 = load float, ptr %2023, align 4
  %2025 = insertelement <16 x float> poison, float %2024, i64 0
  %2026 = shufflevector <16 x float> %2025, <16 x float> poison, <16 x i32> zeroinitializer
  %2027 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2026, <16 x float> %1970, <16 x float> %1959)
  %2028 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2026, <16 x float> %1973, <16 x float> %1960)
  %2029 = getelementptr i8, ptr %1975, i64 %1839
  %2030 = load float, ptr %2029, align 4
  %2031 = insertelement <16 x float> poison, float %2030, i64 0
  %2032 = shufflevector <16 x float> %2031, <16 x float> poison, <16 x i32> zeroinitializer
  %2033 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2032, <16 x float> %1970, <16 x float> %1961)
  %2034 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2032, <16 x float> %1973, <16 x float> %1962)
  %2035 = getelementptr i8, ptr %1975, i64 %1840
  %2036 = load float, ptr %2035, align 4
  %2037 = insertelement <16 x float> poison, float %2036, i64 0
  %2038 = shufflevector <16 x float> %2037, <16 x float> poison, <16 x i32> zeroinitializer
  %2039 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2038, <16 x float> %1970, <16 x float> %1963)
  %2040 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2038, <16 x float> %1973, <16 x float> %1964)
  %2041 = getelementptr i8, ptr %1975, i64 %1841
  %2042 = load float, ptr %2041, align 4
  %2043 = insertelement <16 x float> poison, float %2042, i64 0
  %2044 = shufflevector <16 x float> %2043, <16 x float> poison, <16 x i32> zeroinitializer
  %2045 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2044, <16 x float> %1970, <16 x float> %1965)
  %2046 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2044, <16 x float> %1973, <16 x float> %1966)
  %2047 = add nuw nsw i64 %1967, 1
  %2048 = icmp eq i64 %2047, %57
  br i1 %2048, label %1842, label %1942, !llvm.loop !9

2049:                                             ; preds = %1842, %1559, %1301, %1068, %860, %677, %519, %386, %278, %195, %137, %122, %77
  %2050 = add nuw nsw i64 %78, 1
  %2051 = icmp eq i64 %2050, %27
  br i1 %2051, label %70, label %77, !llvm.loop !11

2052:                                             ; preds = %37, %1
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
