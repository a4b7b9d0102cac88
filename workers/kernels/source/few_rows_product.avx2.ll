; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 37b0c7715fb121a0, code 8bbe826a37fd38cd
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
  br i1 %21, label %22, label %621

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
  %36 = shl nsw i64 %33, 6
  br label %42

37:                                               ; preds = %66, %30
  %38 = phi i64 [ %31, %30 ], [ %67, %66 ]
  %39 = phi i64 [ %32, %30 ], [ %67, %66 ]
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %20
  br i1 %41, label %621, label %30, !llvm.loop !6

42:                                               ; preds = %35, %66
  %43 = phi i64 [ %31, %35 ], [ %67, %66 ]
  %44 = phi i64 [ 0, %35 ], [ %70, %66 ]
  %45 = phi i64 [ %32, %35 ], [ %67, %66 ]
  %46 = phi i64 [ 0, %35 ], [ %68, %66 ]
  %47 = load ptr, ptr %0, align 8
  %48 = mul nsw i64 %45, %33
  %49 = add nsw i64 %48, %46
  %50 = shl nsw i64 %49, 6
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  br i1 %24, label %52, label %66

52:                                               ; preds = %42
  %53 = icmp eq i64 %46, 0
  %54 = icmp sgt i64 %45, %46
  %55 = add i64 %45, %44
  %56 = tail call i64 @llvm.smin.i64(i64 %55, i64 96)
  %57 = tail call i64 @llvm.smax.i64(i64 %56, i64 1)
  %58 = getelementptr i8, ptr %51, i64 32
  %59 = getelementptr i8, ptr %51, i64 32
  %60 = getelementptr i8, ptr %51, i64 32
  %61 = getelementptr i8, ptr %51, i64 32
  %62 = getelementptr i8, ptr %51, i64 32
  %63 = getelementptr i8, ptr %51, i64 32
  br label %71

64:                                               ; preds = %618
  %65 = load i64, ptr %23, align 8
  br label %66

66:                                               ; preds = %64, %42
  %67 = phi i64 [ %65, %64 ], [ %43, %42 ]
  %68 = add nuw nsw i64 %46, 96
  %69 = icmp slt i64 %68, %67
  %70 = add nsw i64 %44, -96
  br i1 %69, label %42, label %37, !llvm.loop !8

71:                                               ; preds = %52, %618
  %72 = phi i64 [ 0, %52 ], [ %619, %618 ]
  %73 = icmp eq i64 %72, 0
  %74 = select i1 %73, i64 1536, i64 0
  %75 = icmp eq i64 %72, %29
  %76 = select i1 %75, i64 1536, i64 0
  %77 = mul nsw i64 %72, %8
  %78 = load ptr, ptr %25, align 8
  %79 = load i64, ptr %23, align 8
  %80 = mul nsw i64 %79, %77
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw float, ptr %81, i64 %46
  %83 = load ptr, ptr %26, align 8
  %84 = load i64, ptr %9, align 8
  %85 = mul nsw i64 %84, %77
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = getelementptr inbounds i8, ptr %86, i64 %36
  %88 = load i64, ptr %2, align 8
  %89 = sub nsw i64 %88, %77
  %90 = tail call i64 @llvm.smin.i64(i64 %89, i64 %8)
  switch i64 %90, label %618 [
    i64 1, label %91
    i64 2, label %119
    i64 3, label %168
    i64 4, label %243
    i64 5, label %343
    i64 6, label %468
  ]

91:                                               ; preds = %71
  %92 = load <8 x float>, ptr %87, align 4
  %93 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %92
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %95 = load <8 x float>, ptr %94, align 4
  %96 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %95
  br i1 %54, label %97, label %116

97:                                               ; preds = %91, %97
  %98 = phi <8 x float> [ %113, %97 ], [ %96, %91 ]
  %99 = phi <8 x float> [ %112, %97 ], [ %93, %91 ]
  %100 = phi i64 [ %114, %97 ], [ 0, %91 ]
  %101 = shl i64 %100, 6
  %102 = getelementptr i8, ptr %51, i64 %101
  %103 = load <8 x float>, ptr %102, align 4
  %104 = getelementptr inbounds nuw float, ptr %102, i64 %74
  tail call void @llvm.prefetch.p0(ptr nonnull %104, i32 0, i32 2, i32 1)
  %105 = getelementptr i8, ptr %63, i64 %101
  %106 = load <8 x float>, ptr %105, align 4
  %107 = getelementptr inbounds nuw float, ptr %105, i64 %76
  tail call void @llvm.prefetch.p0(ptr nonnull %107, i32 0, i32 2, i32 1)
  %108 = getelementptr float, ptr %82, i64 %100
  %109 = load float, ptr %108, align 4
  %110 = insertelement <8 x float> poison, float %109, i64 0
  %111 = shufflevector <8 x float> %110, <8 x float> poison, <8 x i32> zeroinitializer
  %112 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %111, <8 x float> %103, <8 x float> %99)
  %113 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %111, <8 x float> %106, <8 x float> %98)
  %114 = add nuw nsw i64 %100, 1
  %115 = icmp eq i64 %114, %57
  br i1 %115, label %116, label %97, !llvm.loop !9

116:                                              ; preds = %97, %91
  %117 = phi <8 x float> [ %96, %91 ], [ %113, %97 ]
  %118 = phi <8 x float> [ %93, %91 ], [ %112, %97 ]
  store <8 x float> %118, ptr %87, align 4
  store <8 x float> %117, ptr %94, align 4
  br label %618

119:                                              ; preds = %71
  %120 = load <8 x float>, ptr %87, align 4
  %121 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %120
  %122 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %123 = load <8 x float>, ptr %122, align 4
  %124 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %123
  %125 = getelementptr inbounds float, ptr %87, i64 %84
  %126 = load <8 x float>, ptr %125, align 4
  %127 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %126
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 32
  %129 = load <8 x float>, ptr %128, align 4
  %130 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %129
  br i1 %54, label %141, label %131

131:                                              ; preds = %141, %119
  %132 = phi <8 x float> [ %130, %119 ], [ %165, %141 ]
  %133 = phi <8 x float> [ %127, %119 ], [ %164, %141 ]
  %134 = phi <8 x float> [ %124, %119 ], [ %159, %141 ]
  %135 = phi <8 x float> [ %121, %119 ], [ %158, %141 ]
  store <8 x float> %135, ptr %87, align 4
  store <8 x float> %134, ptr %122, align 4
  %136 = load i64, ptr %9, align 8
  %137 = getelementptr inbounds float, ptr %87, i64 %136
  store <8 x float> %133, ptr %137, align 4
  %138 = load i64, ptr %9, align 8
  %139 = getelementptr inbounds float, ptr %87, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 32
  store <8 x float> %132, ptr %140, align 4
  br label %618

141:                                              ; preds = %119, %141
  %142 = phi <8 x float> [ %165, %141 ], [ %130, %119 ]
  %143 = phi <8 x float> [ %164, %141 ], [ %127, %119 ]
  %144 = phi <8 x float> [ %159, %141 ], [ %124, %119 ]
  %145 = phi <8 x float> [ %158, %141 ], [ %121, %119 ]
  %146 = phi i64 [ %166, %141 ], [ 0, %119 ]
  %147 = shl i64 %146, 6
  %148 = getelementptr i8, ptr %51, i64 %147
  %149 = load <8 x float>, ptr %148, align 4
  %150 = getelementptr inbounds nuw float, ptr %148, i64 %74
  tail call void @llvm.prefetch.p0(ptr nonnull %150, i32 0, i32 2, i32 1)
  %151 = getelementptr i8, ptr %62, i64 %147
  %152 = load <8 x float>, ptr %151, align 4
  %153 = getelementptr inbounds nuw float, ptr %151, i64 %76
  tail call void @llvm.prefetch.p0(ptr nonnull %153, i32 0, i32 2, i32 1)
  %154 = getelementptr float, ptr %82, i64 %146
  %155 = load float, ptr %154, align 4
  %156 = insertelement <8 x float> poison, float %155, i64 0
  %157 = shufflevector <8 x float> %156, <8 x float> poison, <8 x i32> zeroinitializer
  %158 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %157, <8 x float> %149, <8 x float> %145)
  %159 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %157, <8 x float> %152, <8 x float> %144)
  %160 = getelementptr float, ptr %154, i64 %79
  %161 = load float, ptr %160, align 4
  %162 = insertelement <8 x float> poison, float %161, i64 0
  %163 = shufflevector <8 x float> %162, <8 x float> poison, <8 x i32> zeroinitializer
  %164 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> %149, <8 x float> %143)
  %165 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> %152, <8 x float> %142)
  %166 = add nuw nsw i64 %146, 1
  %167 = icmp eq i64 %166, %57
  br i1 %167, label %131, label %141, !llvm.loop !9

168:                                              ; preds = %71
  %169 = load <8 x float>, ptr %87, align 4
  %170 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %169
  %171 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %172 = load <8 x float>, ptr %171, align 4
  %173 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %172
  %174 = getelementptr inbounds float, ptr %87, i64 %84
  %175 = load <8 x float>, ptr %174, align 4
  %176 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %175
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 32
  %178 = load <8 x float>, ptr %177, align 4
  %179 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %178
  %180 = shl nsw i64 %84, 3
  %181 = getelementptr inbounds i8, ptr %87, i64 %180
  %182 = load <8 x float>, ptr %181, align 4
  %183 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %182
  %184 = getelementptr inbounds nuw i8, ptr %181, i64 32
  %185 = load <8 x float>, ptr %184, align 4
  %186 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %185
  br i1 %54, label %187, label %189

187:                                              ; preds = %168
  %188 = shl i64 %79, 3
  br label %208

189:                                              ; preds = %208, %168
  %190 = phi <8 x float> [ %186, %168 ], [ %240, %208 ]
  %191 = phi <8 x float> [ %183, %168 ], [ %239, %208 ]
  %192 = phi <8 x float> [ %179, %168 ], [ %234, %208 ]
  %193 = phi <8 x float> [ %176, %168 ], [ %233, %208 ]
  %194 = phi <8 x float> [ %173, %168 ], [ %228, %208 ]
  %195 = phi <8 x float> [ %170, %168 ], [ %227, %208 ]
  store <8 x float> %195, ptr %87, align 4
  store <8 x float> %194, ptr %171, align 4
  %196 = load i64, ptr %9, align 8
  %197 = getelementptr inbounds float, ptr %87, i64 %196
  store <8 x float> %193, ptr %197, align 4
  %198 = load i64, ptr %9, align 8
  %199 = getelementptr inbounds float, ptr %87, i64 %198
  %200 = getelementptr inbounds nuw i8, ptr %199, i64 32
  store <8 x float> %192, ptr %200, align 4
  %201 = load i64, ptr %9, align 8
  %202 = shl nsw i64 %201, 3
  %203 = getelementptr inbounds i8, ptr %87, i64 %202
  store <8 x float> %191, ptr %203, align 4
  %204 = load i64, ptr %9, align 8
  %205 = shl nsw i64 %204, 3
  %206 = getelementptr inbounds i8, ptr %87, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 32
  store <8 x float> %190, ptr %207, align 4
  br label %618

208:                                              ; preds = %187, %208
  %209 = phi <8 x float> [ %186, %187 ], [ %240, %208 ]
  %210 = phi <8 x float> [ %183, %187 ], [ %239, %208 ]
  %211 = phi <8 x float> [ %179, %187 ], [ %234, %208 ]
  %212 = phi <8 x float> [ %176, %187 ], [ %233, %208 ]
  %213 = phi <8 x float> [ %173, %187 ], [ %228, %208 ]
  %214 = phi <8 x float> [ %170, %187 ], [ %227, %208 ]
  %215 = phi i64 [ 0, %187 ], [ %241, %208 ]
  %216 = shl i64 %215, 6
  %217 = getelementptr i8, ptr %51, i64 %216
  %218 = load <8 x float>, ptr %217, align 4
  %219 = getelementptr inbounds nuw float, ptr %217, i64 %74
  tail call void @llvm.prefetch.p0(ptr nonnull %219, i32 0, i32 2, i32 1)
  %220 = getelementptr i8, ptr %61, i64 %216
  %221 = load <8 x float>, ptr %220, align 4
  %222 = getelementptr inbounds nuw float, ptr %220, i64 %76
  tail call void @llvm.prefetch.p0(ptr nonnull %222, i32 0, i32 2, i32 1)
  %223 = getelementptr float, ptr %82, i64 %215
  %224 = load float, ptr %223, align 4
  %225 = insertelement <8 x float> poison, float %224, i64 0
  %226 = shufflevector <8 x float> %225, <8 x float> poison, <8 x i32> zeroinitializer
  %227 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %226, <8 x float> %218, <8 x float> %214)
  %228 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %226, <8 x float> %221, <8 x float> %213)
  %229 = getelementptr float, ptr %223, i64 %79
  %230 = load float, ptr %229, align 4
  %231 = insertelement <8 x float> poison, float %230, i64 0
  %232 = shufflevector <8 x float> %231, <8 x float> poison, <8 x i32> zeroinitializer
  %233 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %232, <8 x float> %218, <8 x float> %212)
  %234 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %232, <8 x float> %221, <8 x float> %211)
  %235 = getelementptr i8, ptr %223, i64 %188
  %236 = load float, ptr %235, align 4
  %237 = insertelement <8 x float> poison, float %236, i64 0
  %238 = shufflevector <8 x float> %237, <8 x float> poison, <8 x i32> zeroinitializer
  %239 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %238, <8 x float> %218, <8 x float> %210)
  %240 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %238, <8 x float> %221, <8 x float> %209)
  %241 = add nuw nsw i64 %215, 1
  %242 = icmp eq i64 %241, %57
  br i1 %242, label %189, label %208, !llvm.loop !9

243:                                              ; preds = %71
  %244 = load <8 x float>, ptr %87, align 4
  %245 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %244
  %246 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %247 = load <8 x float>, ptr %246, align 4
  %248 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %247
  %249 = getelementptr inbounds float, ptr %87, i64 %84
  %250 = load <8 x float>, ptr %249, align 4
  %251 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %250
  %252 = getelementptr inbounds nuw i8, ptr %249, i64 32
  %253 = load <8 x float>, ptr %252, align 4
  %254 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %253
  %255 = shl nsw i64 %84, 3
  %256 = getelementptr inbounds i8, ptr %87, i64 %255
  %257 = load <8 x float>, ptr %256, align 4
  %258 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %257
  %259 = getelementptr inbounds nuw i8, ptr %256, i64 32
  %260 = load <8 x float>, ptr %259, align 4
  %261 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %260
  %262 = mul nsw i64 %84, 12
  %263 = getelementptr inbounds i8, ptr %87, i64 %262
  %264 = load <8 x float>, ptr %263, align 4
  %265 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %264
  %266 = getelementptr inbounds nuw i8, ptr %263, i64 32
  %267 = load <8 x float>, ptr %266, align 4
  %268 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %267
  br i1 %54, label %269, label %272

269:                                              ; preds = %243
  %270 = shl i64 %79, 3
  %271 = mul i64 %79, 12
  br label %300

272:                                              ; preds = %300, %243
  %273 = phi <8 x float> [ %268, %243 ], [ %340, %300 ]
  %274 = phi <8 x float> [ %265, %243 ], [ %339, %300 ]
  %275 = phi <8 x float> [ %261, %243 ], [ %334, %300 ]
  %276 = phi <8 x float> [ %258, %243 ], [ %333, %300 ]
  %277 = phi <8 x float> [ %254, %243 ], [ %328, %300 ]
  %278 = phi <8 x float> [ %251, %243 ], [ %327, %300 ]
  %279 = phi <8 x float> [ %248, %243 ], [ %322, %300 ]
  %280 = phi <8 x float> [ %245, %243 ], [ %321, %300 ]
  store <8 x float> %280, ptr %87, align 4
  store <8 x float> %279, ptr %246, align 4
  %281 = load i64, ptr %9, align 8
  %282 = getelementptr inbounds float, ptr %87, i64 %281
  store <8 x float> %278, ptr %282, align 4
  %283 = load i64, ptr %9, align 8
  %284 = getelementptr inbounds float, ptr %87, i64 %283
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 32
  store <8 x float> %277, ptr %285, align 4
  %286 = load i64, ptr %9, align 8
  %287 = shl nsw i64 %286, 3
  %288 = getelementptr inbounds i8, ptr %87, i64 %287
  store <8 x float> %276, ptr %288, align 4
  %289 = load i64, ptr %9, align 8
  %290 = shl nsw i64 %289, 3
  %291 = getelementptr inbounds i8, ptr %87, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store <8 x float> %275, ptr %292, align 4
  %293 = load i64, ptr %9, align 8
  %294 = mul nsw i64 %293, 12
  %295 = getelementptr inbounds i8, ptr %87, i64 %294
  store <8 x float> %274, ptr %295, align 4
  %296 = load i64, ptr %9, align 8
  %297 = mul nsw i64 %296, 12
  %298 = getelementptr inbounds i8, ptr %87, i64 %297
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 32
  store <8 x float> %273, ptr %299, align 4
  br label %618

300:                                              ; preds = %269, %300
  %301 = phi <8 x float> [ %268, %269 ], [ %340, %300 ]
  %302 = phi <8 x float> [ %265, %269 ], [ %339, %300 ]
  %303 = phi <8 x float> [ %261, %269 ], [ %334, %300 ]
  %304 = phi <8 x float> [ %258, %269 ], [ %333, %300 ]
  %305 = phi <8 x float> [ %254, %269 ], [ %328, %300 ]
  %306 = phi <8 x float> [ %251, %269 ], [ %327, %300 ]
  %307 = phi <8 x float> [ %248, %269 ], [ %322, %300 ]
  %308 = phi <8 x float> [ %245, %269 ], [ %321, %300 ]
  %309 = phi i64 [ 0, %269 ], [ %341, %300 ]
  %310 = shl i64 %309, 6
  %311 = getelementptr i8, ptr %51, i64 %310
  %312 = load <8 x float>, ptr %311, align 4
  %313 = getelementptr inbounds nuw float, ptr %311, i64 %74
  tail call void @llvm.prefetch.p0(ptr nonnull %313, i32 0, i32 2, i32 1)
  %314 = getelementptr i8, ptr %60, i64 %310
  %315 = load <8 x float>, ptr %314, align 4
  %316 = getelementptr inbounds nuw float, ptr %314, i64 %76
  tail call void @llvm.prefetch.p0(ptr nonnull %316, i32 0, i32 2, i32 1)
  %317 = getelementptr float, ptr %82, i64 %309
  %318 = load float, ptr %317, align 4
  %319 = insertelement <8 x float> poison, float %318, i64 0
  %320 = shufflevector <8 x float> %319, <8 x float> poison, <8 x i32> zeroinitializer
  %321 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %320, <8 x float> %312, <8 x float> %308)
  %322 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %320, <8 x float> %315, <8 x float> %307)
  %323 = getelementptr float, ptr %317, i64 %79
  %324 = load float, ptr %323, align 4
  %325 = insertelement <8 x float> poison, float %324, i64 0
  %326 = shufflevector <8 x float> %325, <8 x float> poison, <8 x i32> zeroinitializer
  %327 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %326, <8 x float> %312, <8 x float> %306)
  %328 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %326, <8 x float> %315, <8 x float> %305)
  %329 = getelementptr i8, ptr %317, i64 %270
  %330 = load float, ptr %329, align 4
  %331 = insertelement <8 x float> poison, float %330, i64 0
  %332 = shufflevector <8 x float> %331, <8 x float> poison, <8 x i32> zeroinitializer
  %333 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %332, <8 x float> %312, <8 x float> %304)
  %334 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %332, <8 x float> %315, <8 x float> %303)
  %335 = getelementptr i8, ptr %317, i64 %271
  %336 = load float, ptr %335, align 4
  %337 = insertelement <8 x float> poison, float %336, i64 0
  %338 = shufflevector <8 x float> %337, <8 x float> poison, <8 x i32> zeroinitializer
  %339 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %338, <8 x float> %312, <8 x float> %302)
  %340 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %338, <8 x float> %315, <8 x float> %301)
  %341 = add nuw nsw i64 %309, 1
  %342 = icmp eq i64 %341, %57
  br i1 %342, label %272, label %300, !llvm.loop !9

343:                                              ; preds = %71
  %344 = load <8 x float>, ptr %87, align 4
  %345 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %344
  %346 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %347 = load <8 x float>, ptr %346, align 4
  %348 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %347
  %349 = getelementptr inbounds float, ptr %87, i64 %84
  %350 = load <8 x float>, ptr %349, align 4
  %351 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %350
  %352 = getelementptr inbounds nuw i8, ptr %349, i64 32
  %353 = load <8 x float>, ptr %352, align 4
  %354 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %353
  %355 = shl nsw i64 %84, 3
  %356 = getelementptr inbounds i8, ptr %87, i64 %355
  %357 = load <8 x float>, ptr %356, align 4
  %358 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %357
  %359 = getelementptr inbounds nuw i8, ptr %356, i64 32
  %360 = load <8 x float>, ptr %359, align 4
  %361 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %360
  %362 = mul nsw i64 %84, 12
  %363 = getelementptr inbounds i8, ptr %87, i64 %362
  %364 = load <8 x float>, ptr %363, align 4
  %365 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %364
  %366 = getelementptr inbounds nuw i8, ptr %363, i64 32
  %367 = load <8 x float>, ptr %366, align 4
  %368 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %367
  %369 = shl nsw i64 %84, 4
  %370 = getelementptr inbounds i8, ptr %87, i64 %369
  %371 = load <8 x float>, ptr %370, align 4
  %372 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %371
  %373 = getelementptr inbounds nuw i8, ptr %370, i64 32
  %374 = load <8 x float>, ptr %373, align 4
  %375 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %374
  br i1 %54, label %376, label %380

376:                                              ; preds = %343
  %377 = shl i64 %79, 3
  %378 = mul i64 %79, 12
  %379 = shl i64 %79, 4
  br label %417

380:                                              ; preds = %417, %343
  %381 = phi <8 x float> [ %345, %343 ], [ %440, %417 ]
  %382 = phi <8 x float> [ %348, %343 ], [ %441, %417 ]
  %383 = phi <8 x float> [ %351, %343 ], [ %446, %417 ]
  %384 = phi <8 x float> [ %354, %343 ], [ %447, %417 ]
  %385 = phi <8 x float> [ %358, %343 ], [ %452, %417 ]
  %386 = phi <8 x float> [ %361, %343 ], [ %453, %417 ]
  %387 = phi <8 x float> [ %365, %343 ], [ %458, %417 ]
  %388 = phi <8 x float> [ %368, %343 ], [ %459, %417 ]
  %389 = phi <8 x float> [ %372, %343 ], [ %464, %417 ]
  %390 = phi <8 x float> [ %375, %343 ], [ %465, %417 ]
  store <8 x float> %381, ptr %87, align 4
  store <8 x float> %382, ptr %346, align 4
  %391 = load i64, ptr %9, align 8
  %392 = getelementptr inbounds float, ptr %87, i64 %391
  store <8 x float> %383, ptr %392, align 4
  %393 = load i64, ptr %9, align 8
  %394 = getelementptr inbounds float, ptr %87, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 32
  store <8 x float> %384, ptr %395, align 4
  %396 = load i64, ptr %9, align 8
  %397 = shl nsw i64 %396, 3
  %398 = getelementptr inbounds i8, ptr %87, i64 %397
  store <8 x float> %385, ptr %398, align 4
  %399 = load i64, ptr %9, align 8
  %400 = shl nsw i64 %399, 3
  %401 = getelementptr inbounds i8, ptr %87, i64 %400
  %402 = getelementptr inbounds nuw i8, ptr %401, i64 32
  store <8 x float> %386, ptr %402, align 4
  %403 = load i64, ptr %9, align 8
  %404 = mul nsw i64 %403, 12
  %405 = getelementptr inbounds i8, ptr %87, i64 %404
  store <8 x float> %387, ptr %405, align 4
  %406 = load i64, ptr %9, align 8
  %407 = mul nsw i64 %406, 12
  %408 = getelementptr inbounds i8, ptr %87, i64 %407
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 32
  store <8 x float> %388, ptr %409, align 4
  %410 = load i64, ptr %9, align 8
  %411 = shl nsw i64 %410, 4
  %412 = getelementptr inbounds i8, ptr %87, i64 %411
  store <8 x float> %389, ptr %412, align 4
  %413 = load i64, ptr %9, align 8
  %414 = shl nsw i64 %413, 4
  %415 = getelementptr inbounds i8, ptr %87, i64 %414
  %416 = getelementptr inbounds nuw i8, ptr %415, i64 32
  store <8 x float> %390, ptr %416, align 4
  br label %618

417:                                              ; preds = %376, %417
  %418 = phi <8 x float> [ %345, %376 ], [ %440, %417 ]
  %419 = phi <8 x float> [ %348, %376 ], [ %441, %417 ]
  %420 = phi <8 x float> [ %351, %376 ], [ %446, %417 ]
  %421 = phi <8 x float> [ %354, %376 ], [ %447, %417 ]
  %422 = phi <8 x float> [ %358, %376 ], [ %452, %417 ]
  %423 = phi <8 x float> [ %361, %376 ], [ %453, %417 ]
  %424 = phi <8 x float> [ %365, %376 ], [ %458, %417 ]
  %425 = phi <8 x float> [ %368, %376 ], [ %459, %417 ]
  %426 = phi <8 x float> [ %372, %376 ], [ %464, %417 ]
  %427 = phi <8 x float> [ %375, %376 ], [ %465, %417 ]
  %428 = phi i64 [ 0, %376 ], [ %466, %417 ]
  %429 = shl i64 %428, 6
  %430 = getelementptr i8, ptr %51, i64 %429
  %431 = load <8 x float>, ptr %430, align 4
  %432 = getelementptr inbounds nuw float, ptr %430, i64 %74
  tail call void @llvm.prefetch.p0(ptr nonnull %432, i32 0, i32 2, i32 1)
  %433 = getelementptr i8, ptr %59, i64 %429
  %434 = load <8 x float>, ptr %433, align 4
  %435 = getelementptr inbounds nuw float, ptr %433, i64 %76
  tail call void @llvm.prefetch.p0(ptr nonnull %435, i32 0, i32 2, i32 1)
  %436 = getelementptr float, ptr %82, i64 %428
  %437 = load float, ptr %436, align 4
  %438 = insertelement <8 x float> poison, float %437, i64 0
  %439 = shufflevector <8 x float> %438, <8 x float> poison, <8 x i32> zeroinitializer
  %440 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %439, <8 x float> %431, <8 x float> %418)
  %441 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %439, <8 x float> %434, <8 x float> %419)
  %442 = getelementptr float, ptr %436, i64 %79
  %443 = load float, ptr %442, align 4
  %444 = insertelement <8 x float> poison, float %443, i64 0
  %445 = shufflevector <8 x float> %444, <8 x float> poison, <8 x i32> zeroinitializer
  %446 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %445, <8 x float> %431, <8 x float> %420)
  %447 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %445, <8 x float> %434, <8 x float> %421)
  %448 = getelementptr i8, ptr %436, i64 %377
  %449 = load float, ptr %448, align 4
  %450 = insertelement <8 x float> poison, float %449, i64 0
  %451 = shufflevector <8 x float> %450, <8 x float> poison, <8 x i32> zeroinitializer
  %452 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %451, <8 x float> %431, <8 x float> %422)
  %453 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %451, <8 x float> %434, <8 x float> %423)
  %454 = getelementptr i8, ptr %436, i64 %378
  %455 = load float, ptr %454, align 4
  %456 = insertelement <8 x float> poison, float %455, i64 0
  %457 = shufflevector <8 x float> %456, <8 x float> poison, <8 x i32> zeroinitializer
  %458 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %457, <8 x float> %431, <8 x float> %424)
  %459 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %457, <8 x float> %434, <8 x float> %425)
  %460 = getelementptr i8, ptr %436, i64 %379
  %461 = load float, ptr %460, align 4
  %462 = insertelement <8 x float> poison, float %461, i64 0
  %463 = shufflevector <8 x float> %462, <8 x float> poison, <8 x i32> zeroinitializer
  %464 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %463, <8 x float> %431, <8 x float> %426)
  %465 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %463, <8 x float> %434, <8 x float> %427)
  %466 = add nuw nsw i64 %428, 1
  %467 = icmp eq i64 %466, %57
  br i1 %467, label %380, label %417, !llvm.loop !9

468:                                              ; preds = %71
  %469 = load <8 x float>, ptr %87, align 4
  %470 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %469
  %471 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %472 = load <8 x float>, ptr %471, align 4
  %473 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %472
  %474 = getelementptr inbounds float, ptr %87, i64 %84
  %475 = load <8 x float>, ptr %474, align 4
  %476 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %475
  %477 = getelementptr inbounds nuw i8, ptr %474, i64 32
  %478 = load <8 x float>, ptr %477, align 4
  %479 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %478
  %480 = shl nsw i64 %84, 3
  %481 = getelementptr inbounds i8, ptr %87, i64 %480
  %482 = load <8 x float>, ptr %481, align 4
  %483 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %482
  %484 = getelementptr inbounds nuw i8, ptr %481, i64 32
  %485 = load <8 x float>, ptr %484, align 4
  %486 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %485
  %487 = mul nsw i64 %84, 12
  %488 = getelementptr inbounds i8, ptr %87, i64 %487
  %489 = load <8 x float>, ptr %488, align 4
  %490 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %489
  %491 = getelementptr inbounds nuw i8, ptr %488, i64 32
  %492 = load <8 x float>, ptr %491, align 4
  %493 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %492
  %494 = shl nsw i64 %84, 4
  %495 = getelementptr inbounds i8, ptr %87, i64 %494
  %496 = load <8 x float>, ptr %495, align 4
  %497 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %496
  %498 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %499 = load <8 x float>, ptr %498, align 4
  %500 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %499
  %501 = mul nsw i64 %84, 20
  %502 = getelementptr inbounds i8, ptr %87, i64 %501
  %503 = load <8 x float>, ptr %502, align 4
  %504 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %503
  %505 = getelementptr inbounds nuw i8, ptr %502, i64 32
  %506 = load <8 x float>, ptr %505, align 4
  %507 = select i1 %53, <8 x float> zeroinitializer, <8 x float> %506
  br i1 %54, label %508, label %513

508:                                              ; preds = %468
  %509 = shl i64 %79, 3
  %510 = mul i64 %79, 12
  %511 = shl i64 %79, 4
  %512 = mul i64 %79, 20
  br label %559

513:                                              ; preds = %559, %468
  %514 = phi <8 x float> [ %470, %468 ], [ %584, %559 ]
  %515 = phi <8 x float> [ %473, %468 ], [ %585, %559 ]
  %516 = phi <8 x float> [ %476, %468 ], [ %590, %559 ]
  %517 = phi <8 x float> [ %479, %468 ], [ %591, %559 ]
  %518 = phi <8 x float> [ %483, %468 ], [ %596, %559 ]
  %519 = phi <8 x float> [ %486, %468 ], [ %597, %559 ]
  %520 = phi <8 x float> [ %490, %468 ], [ %602, %559 ]
  %521 = phi <8 x float> [ %493, %468 ], [ %603, %559 ]
  %522 = phi <8 x float> [ %497, %468 ], [ %608, %559 ]
  %523 = phi <8 x float> [ %500, %468 ], [ %609, %559 ]
  %524 = phi <8 x float> [ %504, %468 ], [ %614, %559 ]
  %525 = phi <8 x float> [ %507, %468 ], [ %615, %559 ]
  store <8 x float> %514, ptr %87, align 4
  store <8 x float> %515, ptr %471, align 4
  %526 = load i64, ptr %9, align 8
  %527 = getelementptr inbounds float, ptr %87, i64 %526
  store <8 x float> %516, ptr %527, align 4
  %528 = load i64, ptr %9, align 8
  %529 = getelementptr inbounds float, ptr %87, i64 %528
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 32
  store <8 x float> %517, ptr %530, align 4
  %531 = load i64, ptr %9, align 8
  %532 = shl nsw i64 %531, 3
  %533 = getelementptr inbounds i8, ptr %87, i64 %532
  store <8 x float> %518, ptr %533, align 4
  %534 = load i64, ptr %9, align 8
  %535 = shl nsw i64 %534, 3
  %536 = getelementptr inbounds i8, ptr %87, i64 %535
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 32
  store <8 x float> %519, ptr %537, align 4
  %538 = load i64, ptr %9, align 8
  %539 = mul nsw i64 %538, 12
  %540 = getelementptr inbounds i8, ptr %87, i64 %539
  store <8 x float> %520, ptr %540, align 4
  %541 = load i64, ptr %9, align 8
  %542 = mul nsw i64 %541, 12
  %543 = getelementptr inbounds i8, ptr %87, i64 %542
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 32
  store <8 x float> %521, ptr %544, align 4
  %545 = load i64, ptr %9, align 8
  %546 = shl nsw i64 %545, 4
  %547 = getelementptr inbounds i8, ptr %87, i64 %546
  store <8 x float> %522, ptr %547, align 4
  %548 = load i64, ptr %9, align 8
  %549 = shl nsw i64 %548, 4
  %550 = getelementptr inbounds i8, ptr %87, i64 %549
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 32
  store <8 x float> %523, ptr %551, align 4
  %552 = load i64, ptr %9, align 8
  %553 = mul nsw i64 %552, 20
  %554 = getelementptr inbounds i8, ptr %87, i64 %553
  store <8 x float> %524, ptr %554, align 4
  %555 = load i64, ptr %9, align 8
  %556 = mul nsw i64 %555, 20
  %557 = getelementptr inbounds i8, ptr %87, i64 %556
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 32
  store <8 x float> %525, ptr %558, align 4
  br label %618

559:                                              ; preds = %508, %559
  %560 = phi <8 x float> [ %470, %508 ], [ %584, %559 ]
  %561 = phi <8 x float> [ %473, %508 ], [ %585, %559 ]
  %562 = phi <8 x float> [ %476, %508 ], [ %590, %559 ]
  %563 = phi <8 x float> [ %479, %508 ], [ %591, %559 ]
  %564 = phi <8 x float> [ %483, %508 ], [ %596, %559 ]
  %565 = phi <8 x float> [ %486, %508 ], [ %597, %559 ]
  %566 = phi <8 x float> [ %490, %508 ], [ %602, %559 ]
  %567 = phi <8 x float> [ %493, %508 ], [ %603, %559 ]
  %568 = phi <8 x float> [ %497, %508 ], [ %608, %559 ]
  %569 = phi <8 x float> [ %500, %508 ], [ %609, %559 ]
  %570 = phi <8 x float> [ %504, %508 ], [ %614, %559 ]
  %571 = phi <8 x float> [ %507, %508 ], [ %615, %559 ]
  %572 = phi i64 [ 0, %508 ], [ %616, %559 ]
  %573 = shl i64 %572, 6
  %574 = getelementptr i8, ptr %51, i64 %573
  %575 = load <8 x float>, ptr %574, align 4
  %576 = getelementptr inbounds nuw float, ptr %574, i64 %74
  tail call void @llvm.prefetch.p0(ptr nonnull %576, i32 0, i32 2, i32 1)
  %577 = getelementptr i8, ptr %58, i64 %573
  %578 = load <8 x float>, ptr %577, align 4
  %579 = getelementptr inbounds nuw float, ptr %577, i64 %76
  tail call void @llvm.prefetch.p0(ptr nonnull %579, i32 0, i32 2, i32 1)
  %580 = getelementptr float, ptr %82, i64 %572
  %581 = load float, ptr %580, align 4
  %582 = insertelement <8 x float> poison, float %581, i64 0
  %583 = shufflevector <8 x float> %582, <8 x float> poison, <8 x i32> zeroinitializer
  %584 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %583, <8 x float> %575, <8 x float> %560)
  %585 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %583, <8 x float> %578, <8 x float> %561)
  %586 = getelementptr float, ptr %580, i64 %79
  %587 = load float, ptr %586, align 4
  %588 = insertelement <8 x float> poison, float %587, i64 0
  %589 = shufflevector <8 x float> %588, <8 x float> poison, <8 x i32> zeroinitializer
  %590 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %589, <8 x float> %575, <8 x float> %562)
  %591 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %589, <8 x float> %578, <8 x float> %563)
  %592 = getelementptr i8, ptr %580, i64 %509
  %593 = load float, ptr %592, align 4
  %594 = insertelement <8 x float> poison, float %593, i64 0
  %595 = shufflevector <8 x float> %594, <8 x float> poison, <8 x i32> zeroinitializer
  %596 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %595, <8 x float> %575, <8 x float> %564)
  %597 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %595, <8 x float> %578, <8 x float> %565)
  %598 = getelementptr i8, ptr %580, i64 %510
  %599 = load float, ptr %598, align 4
  %600 = insertelement <8 x float> poison, float %599, i64 0
  %601 = shufflevector <8 x float> %600, <8 x float> poison, <8 x i32> zeroinitializer
  %602 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %601, <8 x float> %575, <8 x float> %566)
  %603 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %601, <8 x float> %578, <8 x float> %567)
  %604 = getelementptr i8, ptr %580, i64 %511
  %605 = load float, ptr %604, align 4
  %606 = insertelement <8 x float> poison, float %605, i64 0
  %607 = shufflevector <8 x float> %606, <8 x float> poison, <8 x i32> zeroinitializer
  %608 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %607, <8 x float> %575, <8 x float> %568)
  %609 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %607, <8 x float> %578, <8 x float> %569)
  %610 = getelementptr i8, ptr %580, i64 %512
  %611 = load float, ptr %610, align 4
  %612 = insertelement <8 x float> poison, float %611, i64 0
  %613 = shufflevector <8 x float> %612, <8 x float> poison, <8 x i32> zeroinitializer
  %614 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %613, <8 x float> %575, <8 x float> %570)
  %615 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %613, <8 x float> %578, <8 x float> %571)
  %616 = add nuw nsw i64 %572, 1
  %617 = icmp eq i64 %616, %57
  br i1 %617, label %513, label %559, !llvm.loop !9

618:                                              ; preds = %513, %380, %272, %189, %131, %116, %71
  %619 = add nuw nsw i64 %72, 1
  %620 = icmp eq i64 %619, %27
  br i1 %620, label %64, label %71, !llvm.loop !11

621:                                              ; preds = %37, %1
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
