; Made by `make kernels`, not by hand: ziglang 0.15.2, sources c99fdbb9225c7f49, code 178546faa1affef8
define void @product_16(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 5
  %5 = sdiv i64 %4, 6
  %6 = add i64 %3, -1
  %7 = add i64 %6, %5
  %8 = sdiv i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %10, 16
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
  br i1 %21, label %22, label %639

22:                                               ; preds = %1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = icmp sgt i64 %3, 0
  %25 = tail call i64 @llvm.smin.i64(i64 %5, i64 4)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %29 = load i64, ptr %23, align 8
  br label %30

30:                                               ; preds = %22, %37
  %31 = phi i64 [ %29, %22 ], [ %38, %37 ]
  %32 = phi i64 [ %29, %22 ], [ %39, %37 ]
  %33 = phi i64 [ %17, %22 ], [ %40, %37 ]
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %30
  %36 = shl nsw i64 %33, 6
  br label %42

37:                                               ; preds = %62, %30
  %38 = phi i64 [ %31, %30 ], [ %63, %62 ]
  %39 = phi i64 [ %32, %30 ], [ %63, %62 ]
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %20
  br i1 %41, label %639, label %30, !llvm.loop !6

42:                                               ; preds = %35, %62
  %43 = phi i64 [ %31, %35 ], [ %63, %62 ]
  %44 = phi i64 [ 0, %35 ], [ %66, %62 ]
  %45 = phi i64 [ %32, %35 ], [ %63, %62 ]
  %46 = phi i64 [ 0, %35 ], [ %64, %62 ]
  %47 = load ptr, ptr %0, align 8
  %48 = mul nsw i64 %45, %33
  %49 = add nsw i64 %48, %46
  %50 = shl nsw i64 %49, 6
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  %52 = sub nsw i64 %45, %46
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 96)
  br i1 %24, label %54, label %62

54:                                               ; preds = %42
  %55 = icmp eq i64 %46, 0
  %56 = icmp sgt i64 %52, 0
  %57 = add i64 %45, %44
  %58 = tail call i64 @llvm.smin.i64(i64 %57, i64 96)
  %59 = tail call i64 @llvm.smax.i64(i64 %58, i64 1)
  br label %67

60:                                               ; preds = %636
  %61 = load i64, ptr %23, align 8
  br label %62

62:                                               ; preds = %60, %42
  %63 = phi i64 [ %61, %60 ], [ %43, %42 ]
  %64 = add nuw nsw i64 %46, 96
  %65 = icmp slt i64 %64, %63
  %66 = add nsw i64 %44, -96
  br i1 %65, label %42, label %37, !llvm.loop !8

67:                                               ; preds = %54, %636
  %68 = phi i64 [ 0, %54 ], [ %637, %636 ]
  %69 = mul nsw i64 %68, %8
  %70 = icmp samesign ult i64 %68, 4
  %71 = select i1 %70, i64 %25, i64 1
  %72 = udiv i64 65536, %71
  %73 = select i1 %70, i64 %68, i64 0
  %74 = mul nsw i64 %73, %53
  %75 = mul nsw i64 %74, %72
  %76 = select i1 %70, i64 1536, i64 0
  %77 = getelementptr inbounds nuw float, ptr %51, i64 %76
  %78 = load ptr, ptr %26, align 8
  %79 = load i64, ptr %23, align 8
  %80 = mul nsw i64 %79, %69
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw float, ptr %81, i64 %46
  %83 = load ptr, ptr %27, align 8
  %84 = load i64, ptr %9, align 8
  %85 = mul nsw i64 %84, %69
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = getelementptr inbounds i8, ptr %86, i64 %36
  %88 = load i64, ptr %2, align 8
  %89 = sub nsw i64 %88, %69
  %90 = tail call i64 @llvm.smin.i64(i64 %89, i64 %8)
  switch i64 %90, label %636 [
    i64 1, label %91
    i64 2, label %122
    i64 3, label %174
    i64 4, label %252
    i64 5, label %355
    i64 6, label %483
  ]

91:                                               ; preds = %67
  %92 = load <8 x float>, ptr %87, align 4
  %93 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %92
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %95 = load <8 x float>, ptr %94, align 4
  %96 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %95
  br i1 %56, label %97, label %119

97:                                               ; preds = %91, %97
  %98 = phi <8 x float> [ %115, %97 ], [ %96, %91 ]
  %99 = phi <8 x float> [ %114, %97 ], [ %93, %91 ]
  %100 = phi i64 [ %116, %97 ], [ %75, %91 ]
  %101 = phi i64 [ %117, %97 ], [ 0, %91 ]
  %102 = shl nsw i64 %101, 6
  %103 = getelementptr inbounds nuw i8, ptr %51, i64 %102
  %104 = load <8 x float>, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 32
  %106 = load <8 x float>, ptr %105, align 4
  %107 = lshr i64 %100, 12
  %108 = and i64 %107, 4503599627370480
  %109 = getelementptr inbounds nuw float, ptr %77, i64 %108
  tail call void @llvm.prefetch.p0(ptr %109, i32 0, i32 2, i32 1)
  %110 = getelementptr float, ptr %82, i64 %101
  %111 = load float, ptr %110, align 4
  %112 = insertelement <8 x float> poison, float %111, i64 0
  %113 = shufflevector <8 x float> %112, <8 x float> poison, <8 x i32> zeroinitializer
  %114 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %113, <8 x float> %104, <8 x float> %99)
  %115 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %113, <8 x float> %106, <8 x float> %98)
  %116 = add nuw nsw i64 %100, %72
  %117 = add nuw nsw i64 %101, 1
  %118 = icmp eq i64 %117, %59
  br i1 %118, label %119, label %97, !llvm.loop !9

119:                                              ; preds = %97, %91
  %120 = phi <8 x float> [ %96, %91 ], [ %115, %97 ]
  %121 = phi <8 x float> [ %93, %91 ], [ %114, %97 ]
  store <8 x float> %121, ptr %87, align 4
  store <8 x float> %120, ptr %94, align 4
  br label %636

122:                                              ; preds = %67
  %123 = load <8 x float>, ptr %87, align 4
  %124 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %123
  %125 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %126 = load <8 x float>, ptr %125, align 4
  %127 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %126
  %128 = getelementptr inbounds float, ptr %87, i64 %84
  %129 = load <8 x float>, ptr %128, align 4
  %130 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %129
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %132 = load <8 x float>, ptr %131, align 4
  %133 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %132
  br i1 %56, label %144, label %134

134:                                              ; preds = %144, %122
  %135 = phi <8 x float> [ %133, %122 ], [ %170, %144 ]
  %136 = phi <8 x float> [ %130, %122 ], [ %169, %144 ]
  %137 = phi <8 x float> [ %127, %122 ], [ %164, %144 ]
  %138 = phi <8 x float> [ %124, %122 ], [ %163, %144 ]
  store <8 x float> %138, ptr %87, align 4
  store <8 x float> %137, ptr %125, align 4
  %139 = load i64, ptr %9, align 8
  %140 = getelementptr inbounds float, ptr %87, i64 %139
  store <8 x float> %136, ptr %140, align 4
  %141 = load i64, ptr %9, align 8
  %142 = getelementptr inbounds float, ptr %87, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 32
  store <8 x float> %135, ptr %143, align 4
  br label %636

144:                                              ; preds = %122, %144
  %145 = phi <8 x float> [ %170, %144 ], [ %133, %122 ]
  %146 = phi <8 x float> [ %169, %144 ], [ %130, %122 ]
  %147 = phi <8 x float> [ %164, %144 ], [ %127, %122 ]
  %148 = phi <8 x float> [ %163, %144 ], [ %124, %122 ]
  %149 = phi i64 [ %171, %144 ], [ %75, %122 ]
  %150 = phi i64 [ %172, %144 ], [ 0, %122 ]
  %151 = shl nsw i64 %150, 6
  %152 = getelementptr inbounds nuw i8, ptr %51, i64 %151
  %153 = load <8 x float>, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %155 = load <8 x float>, ptr %154, align 4
  %156 = lshr i64 %149, 12
  %157 = and i64 %156, 4503599627370480
  %158 = getelementptr inbounds nuw float, ptr %77, i64 %157
  tail call void @llvm.prefetch.p0(ptr %158, i32 0, i32 2, i32 1)
  %159 = getelementptr float, ptr %82, i64 %150
  %160 = load float, ptr %159, align 4
  %161 = insertelement <8 x float> poison, float %160, i64 0
  %162 = shufflevector <8 x float> %161, <8 x float> poison, <8 x i32> zeroinitializer
  %163 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %162, <8 x float> %153, <8 x float> %148)
  %164 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %162, <8 x float> %155, <8 x float> %147)
  %165 = getelementptr float, ptr %159, i64 %79
  %166 = load float, ptr %165, align 4
  %167 = insertelement <8 x float> poison, float %166, i64 0
  %168 = shufflevector <8 x float> %167, <8 x float> poison, <8 x i32> zeroinitializer
  %169 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> %153, <8 x float> %146)
  %170 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> %155, <8 x float> %145)
  %171 = add nuw nsw i64 %149, %72
  %172 = add nuw nsw i64 %150, 1
  %173 = icmp eq i64 %172, %59
  br i1 %173, label %134, label %144, !llvm.loop !9

174:                                              ; preds = %67
  %175 = load <8 x float>, ptr %87, align 4
  %176 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %175
  %177 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %178 = load <8 x float>, ptr %177, align 4
  %179 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %178
  %180 = getelementptr inbounds float, ptr %87, i64 %84
  %181 = load <8 x float>, ptr %180, align 4
  %182 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %181
  %183 = getelementptr inbounds nuw i8, ptr %180, i64 32
  %184 = load <8 x float>, ptr %183, align 4
  %185 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %184
  %186 = shl nsw i64 %84, 3
  %187 = getelementptr inbounds i8, ptr %87, i64 %186
  %188 = load <8 x float>, ptr %187, align 4
  %189 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %188
  %190 = getelementptr inbounds nuw i8, ptr %187, i64 32
  %191 = load <8 x float>, ptr %190, align 4
  %192 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %191
  br i1 %56, label %193, label %195

193:                                              ; preds = %174
  %194 = shl i64 %79, 3
  br label %214

195:                                              ; preds = %214, %174
  %196 = phi <8 x float> [ %192, %174 ], [ %248, %214 ]
  %197 = phi <8 x float> [ %189, %174 ], [ %247, %214 ]
  %198 = phi <8 x float> [ %185, %174 ], [ %242, %214 ]
  %199 = phi <8 x float> [ %182, %174 ], [ %241, %214 ]
  %200 = phi <8 x float> [ %179, %174 ], [ %236, %214 ]
  %201 = phi <8 x float> [ %176, %174 ], [ %235, %214 ]
  store <8 x float> %201, ptr %87, align 4
  store <8 x float> %200, ptr %177, align 4
  %202 = load i64, ptr %9, align 8
  %203 = getelementptr inbounds float, ptr %87, i64 %202
  store <8 x float> %199, ptr %203, align 4
  %204 = load i64, ptr %9, align 8
  %205 = getelementptr inbounds float, ptr %87, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 32
  store <8 x float> %198, ptr %206, align 4
  %207 = load i64, ptr %9, align 8
  %208 = shl nsw i64 %207, 3
  %209 = getelementptr inbounds i8, ptr %87, i64 %208
  store <8 x float> %197, ptr %209, align 4
  %210 = load i64, ptr %9, align 8
  %211 = shl nsw i64 %210, 3
  %212 = getelementptr inbounds i8, ptr %87, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 32
  store <8 x float> %196, ptr %213, align 4
  br label %636

214:                                              ; preds = %193, %214
  %215 = phi <8 x float> [ %192, %193 ], [ %248, %214 ]
  %216 = phi <8 x float> [ %189, %193 ], [ %247, %214 ]
  %217 = phi <8 x float> [ %185, %193 ], [ %242, %214 ]
  %218 = phi <8 x float> [ %182, %193 ], [ %241, %214 ]
  %219 = phi <8 x float> [ %179, %193 ], [ %236, %214 ]
  %220 = phi <8 x float> [ %176, %193 ], [ %235, %214 ]
  %221 = phi i64 [ %75, %193 ], [ %249, %214 ]
  %222 = phi i64 [ 0, %193 ], [ %250, %214 ]
  %223 = shl nsw i64 %222, 6
  %224 = getelementptr inbounds nuw i8, ptr %51, i64 %223
  %225 = load <8 x float>, ptr %224, align 4
  %226 = getelementptr inbounds nuw i8, ptr %224, i64 32
  %227 = load <8 x float>, ptr %226, align 4
  %228 = lshr i64 %221, 12
  %229 = and i64 %228, 4503599627370480
  %230 = getelementptr inbounds nuw float, ptr %77, i64 %229
  tail call void @llvm.prefetch.p0(ptr %230, i32 0, i32 2, i32 1)
  %231 = getelementptr float, ptr %82, i64 %222
  %232 = load float, ptr %231, align 4
  %233 = insertelement <8 x float> poison, float %232, i64 0
  %234 = shufflevector <8 x float> %233, <8 x float> poison, <8 x i32> zeroinitializer
  %235 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %234, <8 x float> %225, <8 x float> %220)
  %236 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %234, <8 x float> %227, <8 x float> %219)
  %237 = getelementptr float, ptr %231, i64 %79
  %238 = load float, ptr %237, align 4
  %239 = insertelement <8 x float> poison, float %238, i64 0
  %240 = shufflevector <8 x float> %239, <8 x float> poison, <8 x i32> zeroinitializer
  %241 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %240, <8 x float> %225, <8 x float> %218)
  %242 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %240, <8 x float> %227, <8 x float> %217)
  %243 = getelementptr i8, ptr %231, i64 %194
  %244 = load float, ptr %243, align 4
  %245 = insertelement <8 x float> poison, float %244, i64 0
  %246 = shufflevector <8 x float> %245, <8 x float> poison, <8 x i32> zeroinitializer
  %247 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %246, <8 x float> %225, <8 x float> %216)
  %248 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %246, <8 x float> %227, <8 x float> %215)
  %249 = add nuw nsw i64 %221, %72
  %250 = add nuw nsw i64 %222, 1
  %251 = icmp eq i64 %250, %59
  br i1 %251, label %195, label %214, !llvm.loop !9

252:                                              ; preds = %67
  %253 = load <8 x float>, ptr %87, align 4
  %254 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %253
  %255 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %256 = load <8 x float>, ptr %255, align 4
  %257 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %256
  %258 = getelementptr inbounds float, ptr %87, i64 %84
  %259 = load <8 x float>, ptr %258, align 4
  %260 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %259
  %261 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %262 = load <8 x float>, ptr %261, align 4
  %263 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %262
  %264 = shl nsw i64 %84, 3
  %265 = getelementptr inbounds i8, ptr %87, i64 %264
  %266 = load <8 x float>, ptr %265, align 4
  %267 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %266
  %268 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %269 = load <8 x float>, ptr %268, align 4
  %270 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %269
  %271 = mul nsw i64 %84, 12
  %272 = getelementptr inbounds i8, ptr %87, i64 %271
  %273 = load <8 x float>, ptr %272, align 4
  %274 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %273
  %275 = getelementptr inbounds nuw i8, ptr %272, i64 32
  %276 = load <8 x float>, ptr %275, align 4
  %277 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %276
  br i1 %56, label %278, label %281

278:                                              ; preds = %252
  %279 = shl i64 %79, 3
  %280 = mul i64 %79, 12
  br label %309

281:                                              ; preds = %309, %252
  %282 = phi <8 x float> [ %277, %252 ], [ %351, %309 ]
  %283 = phi <8 x float> [ %274, %252 ], [ %350, %309 ]
  %284 = phi <8 x float> [ %270, %252 ], [ %345, %309 ]
  %285 = phi <8 x float> [ %267, %252 ], [ %344, %309 ]
  %286 = phi <8 x float> [ %263, %252 ], [ %339, %309 ]
  %287 = phi <8 x float> [ %260, %252 ], [ %338, %309 ]
  %288 = phi <8 x float> [ %257, %252 ], [ %333, %309 ]
  %289 = phi <8 x float> [ %254, %252 ], [ %332, %309 ]
  store <8 x float> %289, ptr %87, align 4
  store <8 x float> %288, ptr %255, align 4
  %290 = load i64, ptr %9, align 8
  %291 = getelementptr inbounds float, ptr %87, i64 %290
  store <8 x float> %287, ptr %291, align 4
  %292 = load i64, ptr %9, align 8
  %293 = getelementptr inbounds float, ptr %87, i64 %292
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 32
  store <8 x float> %286, ptr %294, align 4
  %295 = load i64, ptr %9, align 8
  %296 = shl nsw i64 %295, 3
  %297 = getelementptr inbounds i8, ptr %87, i64 %296
  store <8 x float> %285, ptr %297, align 4
  %298 = load i64, ptr %9, align 8
  %299 = shl nsw i64 %298, 3
  %300 = getelementptr inbounds i8, ptr %87, i64 %299
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 32
  store <8 x float> %284, ptr %301, align 4
  %302 = load i64, ptr %9, align 8
  %303 = mul nsw i64 %302, 12
  %304 = getelementptr inbounds i8, ptr %87, i64 %303
  store <8 x float> %283, ptr %304, align 4
  %305 = load i64, ptr %9, align 8
  %306 = mul nsw i64 %305, 12
  %307 = getelementptr inbounds i8, ptr %87, i64 %306
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 32
  store <8 x float> %282, ptr %308, align 4
  br label %636

309:                                              ; preds = %278, %309
  %310 = phi <8 x float> [ %277, %278 ], [ %351, %309 ]
  %311 = phi <8 x float> [ %274, %278 ], [ %350, %309 ]
  %312 = phi <8 x float> [ %270, %278 ], [ %345, %309 ]
  %313 = phi <8 x float> [ %267, %278 ], [ %344, %309 ]
  %314 = phi <8 x float> [ %263, %278 ], [ %339, %309 ]
  %315 = phi <8 x float> [ %260, %278 ], [ %338, %309 ]
  %316 = phi <8 x float> [ %257, %278 ], [ %333, %309 ]
  %317 = phi <8 x float> [ %254, %278 ], [ %332, %309 ]
  %318 = phi i64 [ %75, %278 ], [ %352, %309 ]
  %319 = phi i64 [ 0, %278 ], [ %353, %309 ]
  %320 = shl nsw i64 %319, 6
  %321 = getelementptr inbounds nuw i8, ptr %51, i64 %320
  %322 = load <8 x float>, ptr %321, align 4
  %323 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %324 = load <8 x float>, ptr %323, align 4
  %325 = lshr i64 %318, 12
  %326 = and i64 %325, 4503599627370480
  %327 = getelementptr inbounds nuw float, ptr %77, i64 %326
  tail call void @llvm.prefetch.p0(ptr %327, i32 0, i32 2, i32 1)
  %328 = getelementptr float, ptr %82, i64 %319
  %329 = load float, ptr %328, align 4
  %330 = insertelement <8 x float> poison, float %329, i64 0
  %331 = shufflevector <8 x float> %330, <8 x float> poison, <8 x i32> zeroinitializer
  %332 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %331, <8 x float> %322, <8 x float> %317)
  %333 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %331, <8 x float> %324, <8 x float> %316)
  %334 = getelementptr float, ptr %328, i64 %79
  %335 = load float, ptr %334, align 4
  %336 = insertelement <8 x float> poison, float %335, i64 0
  %337 = shufflevector <8 x float> %336, <8 x float> poison, <8 x i32> zeroinitializer
  %338 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %337, <8 x float> %322, <8 x float> %315)
  %339 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %337, <8 x float> %324, <8 x float> %314)
  %340 = getelementptr i8, ptr %328, i64 %279
  %341 = load float, ptr %340, align 4
  %342 = insertelement <8 x float> poison, float %341, i64 0
  %343 = shufflevector <8 x float> %342, <8 x float> poison, <8 x i32> zeroinitializer
  %344 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %343, <8 x float> %322, <8 x float> %313)
  %345 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %343, <8 x float> %324, <8 x float> %312)
  %346 = getelementptr i8, ptr %328, i64 %280
  %347 = load float, ptr %346, align 4
  %348 = insertelement <8 x float> poison, float %347, i64 0
  %349 = shufflevector <8 x float> %348, <8 x float> poison, <8 x i32> zeroinitializer
  %350 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %349, <8 x float> %322, <8 x float> %311)
  %351 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %349, <8 x float> %324, <8 x float> %310)
  %352 = add nuw nsw i64 %318, %72
  %353 = add nuw nsw i64 %319, 1
  %354 = icmp eq i64 %353, %59
  br i1 %354, label %281, label %309, !llvm.loop !9

355:                                              ; preds = %67
  %356 = load <8 x float>, ptr %87, align 4
  %357 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %356
  %358 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %359 = load <8 x float>, ptr %358, align 4
  %360 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %359
  %361 = getelementptr inbounds float, ptr %87, i64 %84
  %362 = load <8 x float>, ptr %361, align 4
  %363 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %362
  %364 = getelementptr inbounds nuw i8, ptr %361, i64 32
  %365 = load <8 x float>, ptr %364, align 4
  %366 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %365
  %367 = shl nsw i64 %84, 3
  %368 = getelementptr inbounds i8, ptr %87, i64 %367
  %369 = load <8 x float>, ptr %368, align 4
  %370 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %369
  %371 = getelementptr inbounds nuw i8, ptr %368, i64 32
  %372 = load <8 x float>, ptr %371, align 4
  %373 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %372
  %374 = mul nsw i64 %84, 12
  %375 = getelementptr inbounds i8, ptr %87, i64 %374
  %376 = load <8 x float>, ptr %375, align 4
  %377 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %376
  %378 = getelementptr inbounds nuw i8, ptr %375, i64 32
  %379 = load <8 x float>, ptr %378, align 4
  %380 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %379
  %381 = shl nsw i64 %84, 4
  %382 = getelementptr inbounds i8, ptr %87, i64 %381
  %383 = load <8 x float>, ptr %382, align 4
  %384 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %383
  %385 = getelementptr inbounds nuw i8, ptr %382, i64 32
  %386 = load <8 x float>, ptr %385, align 4
  %387 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %386
  br i1 %56, label %388, label %392

388:                                              ; preds = %355
  %389 = shl i64 %79, 3
  %390 = mul i64 %79, 12
  %391 = shl i64 %79, 4
  br label %429

392:                                              ; preds = %429, %355
  %393 = phi <8 x float> [ %363, %355 ], [ %460, %429 ]
  %394 = phi <8 x float> [ %360, %355 ], [ %455, %429 ]
  %395 = phi <8 x float> [ %357, %355 ], [ %454, %429 ]
  %396 = phi <8 x float> [ %366, %355 ], [ %461, %429 ]
  %397 = phi <8 x float> [ %370, %355 ], [ %466, %429 ]
  %398 = phi <8 x float> [ %373, %355 ], [ %467, %429 ]
  %399 = phi <8 x float> [ %377, %355 ], [ %472, %429 ]
  %400 = phi <8 x float> [ %380, %355 ], [ %473, %429 ]
  %401 = phi <8 x float> [ %384, %355 ], [ %478, %429 ]
  %402 = phi <8 x float> [ %387, %355 ], [ %479, %429 ]
  store <8 x float> %395, ptr %87, align 4
  store <8 x float> %394, ptr %358, align 4
  %403 = load i64, ptr %9, align 8
  %404 = getelementptr inbounds float, ptr %87, i64 %403
  store <8 x float> %393, ptr %404, align 4
  %405 = load i64, ptr %9, align 8
  %406 = getelementptr inbounds float, ptr %87, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 32
  store <8 x float> %396, ptr %407, align 4
  %408 = load i64, ptr %9, align 8
  %409 = shl nsw i64 %408, 3
  %410 = getelementptr inbounds i8, ptr %87, i64 %409
  store <8 x float> %397, ptr %410, align 4
  %411 = load i64, ptr %9, align 8
  %412 = shl nsw i64 %411, 3
  %413 = getelementptr inbounds i8, ptr %87, i64 %412
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 32
  store <8 x float> %398, ptr %414, align 4
  %415 = load i64, ptr %9, align 8
  %416 = mul nsw i64 %415, 12
  %417 = getelementptr inbounds i8, ptr %87, i64 %416
  store <8 x float> %399, ptr %417, align 4
  %418 = load i64, ptr %9, align 8
  %419 = mul nsw i64 %418, 12
  %420 = getelementptr inbounds i8, ptr %87, i64 %419
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 32
  store <8 x float> %400, ptr %421, align 4
  %422 = load i64, ptr %9, align 8
  %423 = shl nsw i64 %422, 4
  %424 = getelementptr inbounds i8, ptr %87, i64 %423
  store <8 x float> %401, ptr %424, align 4
  %425 = load i64, ptr %9, align 8
  %426 = shl nsw i64 %425, 4
  %427 = getelementptr inbounds i8, ptr %87, i64 %426
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 32
  store <8 x float> %402, ptr %428, align 4
  br label %636

429:                                              ; preds = %388, %429
  %430 = phi <8 x float> [ %363, %388 ], [ %460, %429 ]
  %431 = phi <8 x float> [ %360, %388 ], [ %455, %429 ]
  %432 = phi <8 x float> [ %357, %388 ], [ %454, %429 ]
  %433 = phi <8 x float> [ %366, %388 ], [ %461, %429 ]
  %434 = phi <8 x float> [ %370, %388 ], [ %466, %429 ]
  %435 = phi <8 x float> [ %373, %388 ], [ %467, %429 ]
  %436 = phi <8 x float> [ %377, %388 ], [ %472, %429 ]
  %437 = phi <8 x float> [ %380, %388 ], [ %473, %429 ]
  %438 = phi <8 x float> [ %384, %388 ], [ %478, %429 ]
  %439 = phi <8 x float> [ %387, %388 ], [ %479, %429 ]
  %440 = phi i64 [ %75, %388 ], [ %480, %429 ]
  %441 = phi i64 [ 0, %388 ], [ %481, %429 ]
  %442 = shl nsw i64 %441, 6
  %443 = getelementptr inbounds nuw i8, ptr %51, i64 %442
  %444 = load <8 x float>, ptr %443, align 4
  %445 = getelementptr inbounds nuw i8, ptr %443, i64 32
  %446 = load <8 x float>, ptr %445, align 4
  %447 = lshr i64 %440, 12
  %448 = and i64 %447, 4503599627370480
  %449 = getelementptr inbounds nuw float, ptr %77, i64 %448
  tail call void @llvm.prefetch.p0(ptr %449, i32 0, i32 2, i32 1)
  %450 = getelementptr float, ptr %82, i64 %441
  %451 = load float, ptr %450, align 4
  %452 = insertelement <8 x float> poison, float %451, i64 0
  %453 = shufflevector <8 x float> %452, <8 x float> poison, <8 x i32> zeroinitializer
  %454 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %453, <8 x float> %444, <8 x float> %432)
  %455 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %453, <8 x float> %446, <8 x float> %431)
  %456 = getelementptr float, ptr %450, i64 %79
  %457 = load float, ptr %456, align 4
  %458 = insertelement <8 x float> poison, float %457, i64 0
  %459 = shufflevector <8 x float> %458, <8 x float> poison, <8 x i32> zeroinitializer
  %460 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %459, <8 x float> %444, <8 x float> %430)
  %461 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %459, <8 x float> %446, <8 x float> %433)
  %462 = getelementptr i8, ptr %450, i64 %389
  %463 = load float, ptr %462, align 4
  %464 = insertelement <8 x float> poison, float %463, i64 0
  %465 = shufflevector <8 x float> %464, <8 x float> poison, <8 x i32> zeroinitializer
  %466 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %465, <8 x float> %444, <8 x float> %434)
  %467 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %465, <8 x float> %446, <8 x float> %435)
  %468 = getelementptr i8, ptr %450, i64 %390
  %469 = load float, ptr %468, align 4
  %470 = insertelement <8 x float> poison, float %469, i64 0
  %471 = shufflevector <8 x float> %470, <8 x float> poison, <8 x i32> zeroinitializer
  %472 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %471, <8 x float> %444, <8 x float> %436)
  %473 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %471, <8 x float> %446, <8 x float> %437)
  %474 = getelementptr i8, ptr %450, i64 %391
  %475 = load float, ptr %474, align 4
  %476 = insertelement <8 x float> poison, float %475, i64 0
  %477 = shufflevector <8 x float> %476, <8 x float> poison, <8 x i32> zeroinitializer
  %478 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %477, <8 x float> %444, <8 x float> %438)
  %479 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %477, <8 x float> %446, <8 x float> %439)
  %480 = add nuw nsw i64 %440, %72
  %481 = add nuw nsw i64 %441, 1
  %482 = icmp eq i64 %481, %59
  br i1 %482, label %392, label %429, !llvm.loop !9

483:                                              ; preds = %67
  %484 = load <8 x float>, ptr %87, align 4
  %485 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %484
  %486 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %487 = load <8 x float>, ptr %486, align 4
  %488 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %487
  %489 = getelementptr inbounds float, ptr %87, i64 %84
  %490 = load <8 x float>, ptr %489, align 4
  %491 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %490
  %492 = getelementptr inbounds nuw i8, ptr %489, i64 32
  %493 = load <8 x float>, ptr %492, align 4
  %494 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %493
  %495 = shl nsw i64 %84, 3
  %496 = getelementptr inbounds i8, ptr %87, i64 %495
  %497 = load <8 x float>, ptr %496, align 4
  %498 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %497
  %499 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %500 = load <8 x float>, ptr %499, align 4
  %501 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %500
  %502 = mul nsw i64 %84, 12
  %503 = getelementptr inbounds i8, ptr %87, i64 %502
  %504 = load <8 x float>, ptr %503, align 4
  %505 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %504
  %506 = getelementptr inbounds nuw i8, ptr %503, i64 32
  %507 = load <8 x float>, ptr %506, align 4
  %508 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %507
  %509 = shl nsw i64 %84, 4
  %510 = getelementptr inbounds i8, ptr %87, i64 %509
  %511 = load <8 x float>, ptr %510, align 4
  %512 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %511
  %513 = getelementptr inbounds nuw i8, ptr %510, i64 32
  %514 = load <8 x float>, ptr %513, align 4
  %515 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %514
  %516 = mul nsw i64 %84, 20
  %517 = getelementptr inbounds i8, ptr %87, i64 %516
  %518 = load <8 x float>, ptr %517, align 4
  %519 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %518
  %520 = getelementptr inbounds nuw i8, ptr %517, i64 32
  %521 = load <8 x float>, ptr %520, align 4
  %522 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %521
  br i1 %56, label %523, label %528

523:                                              ; preds = %483
  %524 = shl i64 %79, 3
  %525 = mul i64 %79, 12
  %526 = shl i64 %79, 4
  %527 = mul i64 %79, 20
  br label %574

528:                                              ; preds = %574, %483
  %529 = phi <8 x float> [ %485, %483 ], [ %601, %574 ]
  %530 = phi <8 x float> [ %488, %483 ], [ %602, %574 ]
  %531 = phi <8 x float> [ %491, %483 ], [ %607, %574 ]
  %532 = phi <8 x float> [ %494, %483 ], [ %608, %574 ]
  %533 = phi <8 x float> [ %498, %483 ], [ %613, %574 ]
  %534 = phi <8 x float> [ %501, %483 ], [ %614, %574 ]
  %535 = phi <8 x float> [ %505, %483 ], [ %619, %574 ]
  %536 = phi <8 x float> [ %508, %483 ], [ %620, %574 ]
  %537 = phi <8 x float> [ %512, %483 ], [ %625, %574 ]
  %538 = phi <8 x float> [ %515, %483 ], [ %626, %574 ]
  %539 = phi <8 x float> [ %519, %483 ], [ %631, %574 ]
  %540 = phi <8 x float> [ %522, %483 ], [ %632, %574 ]
  store <8 x float> %529, ptr %87, align 4
  store <8 x float> %530, ptr %486, align 4
  %541 = load i64, ptr %9, align 8
  %542 = getelementptr inbounds float, ptr %87, i64 %541
  store <8 x float> %531, ptr %542, align 4
  %543 = load i64, ptr %9, align 8
  %544 = getelementptr inbounds float, ptr %87, i64 %543
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 32
  store <8 x float> %532, ptr %545, align 4
  %546 = load i64, ptr %9, align 8
  %547 = shl nsw i64 %546, 3
  %548 = getelementptr inbounds i8, ptr %87, i64 %547
  store <8 x float> %533, ptr %548, align 4
  %549 = load i64, ptr %9, align 8
  %550 = shl nsw i64 %549, 3
  %551 = getelementptr inbounds i8, ptr %87, i64 %550
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 32
  store <8 x float> %534, ptr %552, align 4
  %553 = load i64, ptr %9, align 8
  %554 = mul nsw i64 %553, 12
  %555 = getelementptr inbounds i8, ptr %87, i64 %554
  store <8 x float> %535, ptr %555, align 4
  %556 = load i64, ptr %9, align 8
  %557 = mul nsw i64 %556, 12
  %558 = getelementptr inbounds i8, ptr %87, i64 %557
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 32
  store <8 x float> %536, ptr %559, align 4
  %560 = load i64, ptr %9, align 8
  %561 = shl nsw i64 %560, 4
  %562 = getelementptr inbounds i8, ptr %87, i64 %561
  store <8 x float> %537, ptr %562, align 4
  %563 = load i64, ptr %9, align 8
  %564 = shl nsw i64 %563, 4
  %565 = getelementptr inbounds i8, ptr %87, i64 %564
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 32
  store <8 x float> %538, ptr %566, align 4
  %567 = load i64, ptr %9, align 8
  %568 = mul nsw i64 %567, 20
  %569 = getelementptr inbounds i8, ptr %87, i64 %568
  store <8 x float> %539, ptr %569, align 4
  %570 = load i64, ptr %9, align 8
  %571 = mul nsw i64 %570, 20
  %572 = getelementptr inbounds i8, ptr %87, i64 %571
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 32
  store <8 x float> %540, ptr %573, align 4
  br label %636

574:                                              ; preds = %523, %574
  %575 = phi <8 x float> [ %485, %523 ], [ %601, %574 ]
  %576 = phi <8 x float> [ %488, %523 ], [ %602, %574 ]
  %577 = phi <8 x float> [ %491, %523 ], [ %607, %574 ]
  %578 = phi <8 x float> [ %494, %523 ], [ %608, %574 ]
  %579 = phi <8 x float> [ %498, %523 ], [ %613, %574 ]
  %580 = phi <8 x float> [ %501, %523 ], [ %614, %574 ]
  %581 = phi <8 x float> [ %505, %523 ], [ %619, %574 ]
  %582 = phi <8 x float> [ %508, %523 ], [ %620, %574 ]
  %583 = phi <8 x float> [ %512, %523 ], [ %625, %574 ]
  %584 = phi <8 x float> [ %515, %523 ], [ %626, %574 ]
  %585 = phi <8 x float> [ %519, %523 ], [ %631, %574 ]
  %586 = phi <8 x float> [ %522, %523 ], [ %632, %574 ]
  %587 = phi i64 [ %75, %523 ], [ %633, %574 ]
  %588 = phi i64 [ 0, %523 ], [ %634, %574 ]
  %589 = shl nsw i64 %588, 6
  %590 = getelementptr inbounds nuw i8, ptr %51, i64 %589
  %591 = load <8 x float>, ptr %590, align 4
  %592 = getelementptr inbounds nuw i8, ptr %590, i64 32
  %593 = load <8 x float>, ptr %592, align 4
  %594 = lshr i64 %587, 12
  %595 = and i64 %594, 4503599627370480
  %596 = getelementptr inbounds nuw float, ptr %77, i64 %595
  tail call void @llvm.prefetch.p0(ptr %596, i32 0, i32 2, i32 1)
  %597 = getelementptr float, ptr %82, i64 %588
  %598 = load float, ptr %597, align 4
  %599 = insertelement <8 x float> poison, float %598, i64 0
  %600 = shufflevector <8 x float> %599, <8 x float> poison, <8 x i32> zeroinitializer
  %601 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %600, <8 x float> %591, <8 x float> %575)
  %602 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %600, <8 x float> %593, <8 x float> %576)
  %603 = getelementptr float, ptr %597, i64 %79
  %604 = load float, ptr %603, align 4
  %605 = insertelement <8 x float> poison, float %604, i64 0
  %606 = shufflevector <8 x float> %605, <8 x float> poison, <8 x i32> zeroinitializer
  %607 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %606, <8 x float> %591, <8 x float> %577)
  %608 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %606, <8 x float> %593, <8 x float> %578)
  %609 = getelementptr i8, ptr %597, i64 %524
  %610 = load float, ptr %609, align 4
  %611 = insertelement <8 x float> poison, float %610, i64 0
  %612 = shufflevector <8 x float> %611, <8 x float> poison, <8 x i32> zeroinitializer
  %613 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %612, <8 x float> %591, <8 x float> %579)
  %614 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %612, <8 x float> %593, <8 x float> %580)
  %615 = getelementptr i8, ptr %597, i64 %525
  %616 = load float, ptr %615, align 4
  %617 = insertelement <8 x float> poison, float %616, i64 0
  %618 = shufflevector <8 x float> %617, <8 x float> poison, <8 x i32> zeroinitializer
  %619 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %618, <8 x float> %591, <8 x float> %581)
  %620 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %618, <8 x float> %593, <8 x float> %582)
  %621 = getelementptr i8, ptr %597, i64 %526
  %622 = load float, ptr %621, align 4
  %623 = insertelement <8 x float> poison, float %622, i64 0
  %624 = shufflevector <8 x float> %623, <8 x float> poison, <8 x i32> zeroinitializer
  %625 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %624, <8 x float> %591, <8 x float> %583)
  %626 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %624, <8 x float> %593, <8 x float> %584)
  %627 = getelementptr i8, ptr %597, i64 %527
  %628 = load float, ptr %627, align 4
  %629 = insertelement <8 x float> poison, float %628, i64 0
  %630 = shufflevector <8 x float> %629, <8 x float> poison, <8 x i32> zeroinitializer
  %631 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %630, <8 x float> %591, <8 x float> %585)
  %632 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %630, <8 x float> %593, <8 x float> %586)
  %633 = add nuw nsw i64 %587, %72
  %634 = add nuw nsw i64 %588, 1
  %635 = icmp eq i64 %634, %59
  br i1 %635, label %528, label %574, !llvm.loop !9

636:                                              ; preds = %528, %392, %281, %195, %134, %119, %67
  %637 = add nuw nsw i64 %68, 1
  %638 = icmp eq i64 %637, %28
  br i1 %638, label %60, label %67, !llvm.loop !11

639:                                              ; preds = %37, %1
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
