; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 64609fe0b435f199, code 4564855b69193ed7
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
  br i1 %21, label %22, label %1373

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
  %36 = mul nsw i64 %33, 192
  br label %42

37:                                               ; preds = %62, %30
  %38 = phi i64 [ %31, %30 ], [ %63, %62 ]
  %39 = phi i64 [ %32, %30 ], [ %63, %62 ]
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %20
  br i1 %41, label %1373, label %30, !llvm.loop !6

42:                                               ; preds = %35, %62
  %43 = phi i64 [ %31, %35 ], [ %63, %62 ]
  %44 = phi i64 [ 0, %35 ], [ %66, %62 ]
  %45 = phi i64 [ %32, %35 ], [ %63, %62 ]
  %46 = phi i64 [ 0, %35 ], [ %64, %62 ]
  %47 = load ptr, ptr %0, align 8
  %48 = mul nsw i64 %45, %33
  %49 = add nsw i64 %48, %46
  %50 = mul nsw i64 %49, 192
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

60:                                               ; preds = %1370
  %61 = load i64, ptr %23, align 8
  br label %62

62:                                               ; preds = %60, %42
  %63 = phi i64 [ %61, %60 ], [ %43, %42 ]
  %64 = add nuw nsw i64 %46, 96
  %65 = icmp slt i64 %64, %63
  %66 = add nsw i64 %44, -96
  br i1 %65, label %42, label %37, !llvm.loop !8

67:                                               ; preds = %54, %1370
  %68 = phi i64 [ 0, %54 ], [ %1371, %1370 ]
  %69 = mul nsw i64 %68, %8
  %70 = icmp samesign ult i64 %68, 4
  %71 = select i1 %70, i64 %25, i64 1
  %72 = udiv i64 65536, %71
  %73 = select i1 %70, i64 %68, i64 0
  %74 = mul nsw i64 %73, %53
  %75 = mul nsw i64 %74, %72
  %76 = select i1 %70, i64 4608, i64 0
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
  switch i64 %90, label %1370 [
    i64 1, label %91
    i64 2, label %132
    i64 3, label %203
    i64 4, label %310
    i64 5, label %452
    i64 6, label %629
    i64 7, label %841
    i64 8, label %1088
  ]

91:                                               ; preds = %67
  %92 = load <16 x float>, ptr %87, align 4
  %93 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %92
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %95 = load <16 x float>, ptr %94, align 4
  %96 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %95
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %98 = load <16 x float>, ptr %97, align 4
  %99 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %98
  br i1 %56, label %100, label %128

100:                                              ; preds = %91, %100
  %101 = phi <16 x float> [ %124, %100 ], [ %99, %91 ]
  %102 = phi <16 x float> [ %123, %100 ], [ %96, %91 ]
  %103 = phi <16 x float> [ %122, %100 ], [ %93, %91 ]
  %104 = phi i64 [ %125, %100 ], [ %75, %91 ]
  %105 = phi i64 [ %126, %100 ], [ 0, %91 ]
  %106 = mul nuw nsw i64 %105, 192
  %107 = getelementptr inbounds nuw i8, ptr %51, i64 %106
  %108 = load <16 x float>, ptr %107, align 4
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 64
  %110 = load <16 x float>, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 128
  %112 = load <16 x float>, ptr %111, align 4
  %113 = lshr i64 %104, 16
  %114 = mul nuw nsw i64 %113, 192
  %115 = getelementptr inbounds nuw i8, ptr %77, i64 %114
  tail call void @llvm.prefetch.p0(ptr %115, i32 0, i32 2, i32 1)
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %116, i32 0, i32 2, i32 1)
  %117 = getelementptr inbounds nuw i8, ptr %115, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %117, i32 0, i32 2, i32 1)
  %118 = getelementptr float, ptr %82, i64 %105
  %119 = load float, ptr %118, align 4
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %108, <16 x float> %103)
  %123 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %110, <16 x float> %102)
  %124 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %112, <16 x float> %101)
  %125 = add nuw nsw i64 %104, %72
  %126 = add nuw nsw i64 %105, 1
  %127 = icmp eq i64 %126, %59
  br i1 %127, label %128, label %100, !llvm.loop !9

128:                                              ; preds = %100, %91
  %129 = phi <16 x float> [ %99, %91 ], [ %124, %100 ]
  %130 = phi <16 x float> [ %96, %91 ], [ %123, %100 ]
  %131 = phi <16 x float> [ %93, %91 ], [ %122, %100 ]
  store <16 x float> %131, ptr %87, align 4
  store <16 x float> %130, ptr %94, align 4
  store <16 x float> %129, ptr %97, align 4
  br label %1370

132:                                              ; preds = %67
  %133 = load <16 x float>, ptr %87, align 4
  %134 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %133
  %135 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %136 = load <16 x float>, ptr %135, align 4
  %137 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %136
  %138 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %139 = load <16 x float>, ptr %138, align 4
  %140 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %139
  %141 = getelementptr inbounds float, ptr %87, i64 %84
  %142 = load <16 x float>, ptr %141, align 4
  %143 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %142
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 64
  %145 = load <16 x float>, ptr %144, align 4
  %146 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %145
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 128
  %148 = load <16 x float>, ptr %147, align 4
  %149 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %148
  br i1 %56, label %165, label %150

150:                                              ; preds = %165, %132
  %151 = phi <16 x float> [ %149, %132 ], [ %199, %165 ]
  %152 = phi <16 x float> [ %146, %132 ], [ %198, %165 ]
  %153 = phi <16 x float> [ %143, %132 ], [ %197, %165 ]
  %154 = phi <16 x float> [ %140, %132 ], [ %192, %165 ]
  %155 = phi <16 x float> [ %137, %132 ], [ %191, %165 ]
  %156 = phi <16 x float> [ %134, %132 ], [ %190, %165 ]
  store <16 x float> %156, ptr %87, align 4
  store <16 x float> %155, ptr %135, align 4
  store <16 x float> %154, ptr %138, align 4
  %157 = load i64, ptr %9, align 8
  %158 = getelementptr inbounds float, ptr %87, i64 %157
  store <16 x float> %153, ptr %158, align 4
  %159 = load i64, ptr %9, align 8
  %160 = getelementptr inbounds float, ptr %87, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 64
  store <16 x float> %152, ptr %161, align 4
  %162 = load i64, ptr %9, align 8
  %163 = getelementptr inbounds float, ptr %87, i64 %162
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 128
  store <16 x float> %151, ptr %164, align 4
  br label %1370

165:                                              ; preds = %132, %165
  %166 = phi <16 x float> [ %199, %165 ], [ %149, %132 ]
  %167 = phi <16 x float> [ %198, %165 ], [ %146, %132 ]
  %168 = phi <16 x float> [ %197, %165 ], [ %143, %132 ]
  %169 = phi <16 x float> [ %192, %165 ], [ %140, %132 ]
  %170 = phi <16 x float> [ %191, %165 ], [ %137, %132 ]
  %171 = phi <16 x float> [ %190, %165 ], [ %134, %132 ]
  %172 = phi i64 [ %200, %165 ], [ %75, %132 ]
  %173 = phi i64 [ %201, %165 ], [ 0, %132 ]
  %174 = mul nuw nsw i64 %173, 192
  %175 = getelementptr inbounds nuw i8, ptr %51, i64 %174
  %176 = load <16 x float>, ptr %175, align 4
  %177 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %178 = load <16 x float>, ptr %177, align 4
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 128
  %180 = load <16 x float>, ptr %179, align 4
  %181 = lshr i64 %172, 16
  %182 = mul nuw nsw i64 %181, 192
  %183 = getelementptr inbounds nuw i8, ptr %77, i64 %182
  tail call void @llvm.prefetch.p0(ptr %183, i32 0, i32 2, i32 1)
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %184, i32 0, i32 2, i32 1)
  %185 = getelementptr inbounds nuw i8, ptr %183, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %185, i32 0, i32 2, i32 1)
  %186 = getelementptr float, ptr %82, i64 %173
  %187 = load float, ptr %186, align 4
  %188 = insertelement <16 x float> poison, float %187, i64 0
  %189 = shufflevector <16 x float> %188, <16 x float> poison, <16 x i32> zeroinitializer
  %190 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %176, <16 x float> %171)
  %191 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %178, <16 x float> %170)
  %192 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %180, <16 x float> %169)
  %193 = getelementptr float, ptr %186, i64 %79
  %194 = load float, ptr %193, align 4
  %195 = insertelement <16 x float> poison, float %194, i64 0
  %196 = shufflevector <16 x float> %195, <16 x float> poison, <16 x i32> zeroinitializer
  %197 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %176, <16 x float> %168)
  %198 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %178, <16 x float> %167)
  %199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %180, <16 x float> %166)
  %200 = add nuw nsw i64 %172, %72
  %201 = add nuw nsw i64 %173, 1
  %202 = icmp eq i64 %201, %59
  br i1 %202, label %150, label %165, !llvm.loop !9

203:                                              ; preds = %67
  %204 = load <16 x float>, ptr %87, align 4
  %205 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %204
  %206 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %207 = load <16 x float>, ptr %206, align 4
  %208 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %207
  %209 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %210 = load <16 x float>, ptr %209, align 4
  %211 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %210
  %212 = getelementptr inbounds float, ptr %87, i64 %84
  %213 = load <16 x float>, ptr %212, align 4
  %214 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %213
  %215 = getelementptr inbounds nuw i8, ptr %212, i64 64
  %216 = load <16 x float>, ptr %215, align 4
  %217 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %216
  %218 = getelementptr inbounds nuw i8, ptr %212, i64 128
  %219 = load <16 x float>, ptr %218, align 4
  %220 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %219
  %221 = shl nsw i64 %84, 3
  %222 = getelementptr inbounds i8, ptr %87, i64 %221
  %223 = load <16 x float>, ptr %222, align 4
  %224 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %223
  %225 = getelementptr inbounds nuw i8, ptr %222, i64 64
  %226 = load <16 x float>, ptr %225, align 4
  %227 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %226
  %228 = getelementptr inbounds nuw i8, ptr %222, i64 128
  %229 = load <16 x float>, ptr %228, align 4
  %230 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %229
  br i1 %56, label %231, label %233

231:                                              ; preds = %203
  %232 = shl i64 %79, 3
  br label %262

233:                                              ; preds = %262, %203
  %234 = phi <16 x float> [ %230, %203 ], [ %306, %262 ]
  %235 = phi <16 x float> [ %227, %203 ], [ %305, %262 ]
  %236 = phi <16 x float> [ %224, %203 ], [ %304, %262 ]
  %237 = phi <16 x float> [ %220, %203 ], [ %299, %262 ]
  %238 = phi <16 x float> [ %217, %203 ], [ %298, %262 ]
  %239 = phi <16 x float> [ %214, %203 ], [ %297, %262 ]
  %240 = phi <16 x float> [ %211, %203 ], [ %292, %262 ]
  %241 = phi <16 x float> [ %208, %203 ], [ %291, %262 ]
  %242 = phi <16 x float> [ %205, %203 ], [ %290, %262 ]
  store <16 x float> %242, ptr %87, align 4
  store <16 x float> %241, ptr %206, align 4
  store <16 x float> %240, ptr %209, align 4
  %243 = load i64, ptr %9, align 8
  %244 = getelementptr inbounds float, ptr %87, i64 %243
  store <16 x float> %239, ptr %244, align 4
  %245 = load i64, ptr %9, align 8
  %246 = getelementptr inbounds float, ptr %87, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 64
  store <16 x float> %238, ptr %247, align 4
  %248 = load i64, ptr %9, align 8
  %249 = getelementptr inbounds float, ptr %87, i64 %248
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 128
  store <16 x float> %237, ptr %250, align 4
  %251 = load i64, ptr %9, align 8
  %252 = shl nsw i64 %251, 3
  %253 = getelementptr inbounds i8, ptr %87, i64 %252
  store <16 x float> %236, ptr %253, align 4
  %254 = load i64, ptr %9, align 8
  %255 = shl nsw i64 %254, 3
  %256 = getelementptr inbounds i8, ptr %87, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 64
  store <16 x float> %235, ptr %257, align 4
  %258 = load i64, ptr %9, align 8
  %259 = shl nsw i64 %258, 3
  %260 = getelementptr inbounds i8, ptr %87, i64 %259
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 128
  store <16 x float> %234, ptr %261, align 4
  br label %1370

262:                                              ; preds = %231, %262
  %263 = phi <16 x float> [ %230, %231 ], [ %306, %262 ]
  %264 = phi <16 x float> [ %227, %231 ], [ %305, %262 ]
  %265 = phi <16 x float> [ %224, %231 ], [ %304, %262 ]
  %266 = phi <16 x float> [ %220, %231 ], [ %299, %262 ]
  %267 = phi <16 x float> [ %217, %231 ], [ %298, %262 ]
  %268 = phi <16 x float> [ %214, %231 ], [ %297, %262 ]
  %269 = phi <16 x float> [ %211, %231 ], [ %292, %262 ]
  %270 = phi <16 x float> [ %208, %231 ], [ %291, %262 ]
  %271 = phi <16 x float> [ %205, %231 ], [ %290, %262 ]
  %272 = phi i64 [ %75, %231 ], [ %307, %262 ]
  %273 = phi i64 [ 0, %231 ], [ %308, %262 ]
  %274 = mul nuw nsw i64 %273, 192
  %275 = getelementptr inbounds nuw i8, ptr %51, i64 %274
  %276 = load <16 x float>, ptr %275, align 4
  %277 = getelementptr inbounds nuw i8, ptr %275, i64 64
  %278 = load <16 x float>, ptr %277, align 4
  %279 = getelementptr inbounds nuw i8, ptr %275, i64 128
  %280 = load <16 x float>, ptr %279, align 4
  %281 = lshr i64 %272, 16
  %282 = mul nuw nsw i64 %281, 192
  %283 = getelementptr inbounds nuw i8, ptr %77, i64 %282
  tail call void @llvm.prefetch.p0(ptr %283, i32 0, i32 2, i32 1)
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %284, i32 0, i32 2, i32 1)
  %285 = getelementptr inbounds nuw i8, ptr %283, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %285, i32 0, i32 2, i32 1)
  %286 = getelementptr float, ptr %82, i64 %273
  %287 = load float, ptr %286, align 4
  %288 = insertelement <16 x float> poison, float %287, i64 0
  %289 = shufflevector <16 x float> %288, <16 x float> poison, <16 x i32> zeroinitializer
  %290 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %276, <16 x float> %271)
  %291 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %278, <16 x float> %270)
  %292 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %280, <16 x float> %269)
  %293 = getelementptr float, ptr %286, i64 %79
  %294 = load float, ptr %293, align 4
  %295 = insertelement <16 x float> poison, float %294, i64 0
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer
  %297 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %276, <16 x float> %268)
  %298 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %278, <16 x float> %267)
  %299 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %280, <16 x float> %266)
  %300 = getelementptr i8, ptr %286, i64 %232
  %301 = load float, ptr %300, align 4
  %302 = insertelement <16 x float> poison, float %301, i64 0
  %303 = shufflevector <16 x float> %302, <16 x float> poison, <16 x i32> zeroinitializer
  %304 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %303, <16 x float> %276, <16 x float> %265)
  %305 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %303, <16 x float> %278, <16 x float> %264)
  %306 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %303, <16 x float> %280, <16 x float> %263)
  %307 = add nuw nsw i64 %272, %72
  %308 = add nuw nsw i64 %273, 1
  %309 = icmp eq i64 %308, %59
  br i1 %309, label %233, label %262, !llvm.loop !9

310:                                              ; preds = %67
  %311 = load <16 x float>, ptr %87, align 4
  %312 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %311
  %313 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %314 = load <16 x float>, ptr %313, align 4
  %315 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %314
  %316 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %317 = load <16 x float>, ptr %316, align 4
  %318 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %317
  %319 = getelementptr inbounds float, ptr %87, i64 %84
  %320 = load <16 x float>, ptr %319, align 4
  %321 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %320
  %322 = getelementptr inbounds nuw i8, ptr %319, i64 64
  %323 = load <16 x float>, ptr %322, align 4
  %324 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %323
  %325 = getelementptr inbounds nuw i8, ptr %319, i64 128
  %326 = load <16 x float>, ptr %325, align 4
  %327 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %326
  %328 = shl nsw i64 %84, 3
  %329 = getelementptr inbounds i8, ptr %87, i64 %328
  %330 = load <16 x float>, ptr %329, align 4
  %331 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %330
  %332 = getelementptr inbounds nuw i8, ptr %329, i64 64
  %333 = load <16 x float>, ptr %332, align 4
  %334 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %333
  %335 = getelementptr inbounds nuw i8, ptr %329, i64 128
  %336 = load <16 x float>, ptr %335, align 4
  %337 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %336
  %338 = mul nsw i64 %84, 12
  %339 = getelementptr inbounds i8, ptr %87, i64 %338
  %340 = load <16 x float>, ptr %339, align 4
  %341 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %340
  %342 = getelementptr inbounds nuw i8, ptr %339, i64 64
  %343 = load <16 x float>, ptr %342, align 4
  %344 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %343
  %345 = getelementptr inbounds nuw i8, ptr %339, i64 128
  %346 = load <16 x float>, ptr %345, align 4
  %347 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %346
  br i1 %56, label %348, label %351

348:                                              ; preds = %310
  %349 = shl i64 %79, 3
  %350 = mul i64 %79, 12
  br label %394

351:                                              ; preds = %394, %310
  %352 = phi <16 x float> [ %347, %310 ], [ %448, %394 ]
  %353 = phi <16 x float> [ %344, %310 ], [ %447, %394 ]
  %354 = phi <16 x float> [ %341, %310 ], [ %446, %394 ]
  %355 = phi <16 x float> [ %337, %310 ], [ %441, %394 ]
  %356 = phi <16 x float> [ %334, %310 ], [ %440, %394 ]
  %357 = phi <16 x float> [ %331, %310 ], [ %439, %394 ]
  %358 = phi <16 x float> [ %327, %310 ], [ %434, %394 ]
  %359 = phi <16 x float> [ %324, %310 ], [ %433, %394 ]
  %360 = phi <16 x float> [ %321, %310 ], [ %432, %394 ]
  %361 = phi <16 x float> [ %318, %310 ], [ %427, %394 ]
  %362 = phi <16 x float> [ %315, %310 ], [ %426, %394 ]
  %363 = phi <16 x float> [ %312, %310 ], [ %425, %394 ]
  store <16 x float> %363, ptr %87, align 4
  store <16 x float> %362, ptr %313, align 4
  store <16 x float> %361, ptr %316, align 4
  %364 = load i64, ptr %9, align 8
  %365 = getelementptr inbounds float, ptr %87, i64 %364
  store <16 x float> %360, ptr %365, align 4
  %366 = load i64, ptr %9, align 8
  %367 = getelementptr inbounds float, ptr %87, i64 %366
  %368 = getelementptr inbounds nuw i8, ptr %367, i64 64
  store <16 x float> %359, ptr %368, align 4
  %369 = load i64, ptr %9, align 8
  %370 = getelementptr inbounds float, ptr %87, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 128
  store <16 x float> %358, ptr %371, align 4
  %372 = load i64, ptr %9, align 8
  %373 = shl nsw i64 %372, 3
  %374 = getelementptr inbounds i8, ptr %87, i64 %373
  store <16 x float> %357, ptr %374, align 4
  %375 = load i64, ptr %9, align 8
  %376 = shl nsw i64 %375, 3
  %377 = getelementptr inbounds i8, ptr %87, i64 %376
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 64
  store <16 x float> %356, ptr %378, align 4
  %379 = load i64, ptr %9, align 8
  %380 = shl nsw i64 %379, 3
  %381 = getelementptr inbounds i8, ptr %87, i64 %380
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 128
  store <16 x float> %355, ptr %382, align 4
  %383 = load i64, ptr %9, align 8
  %384 = mul nsw i64 %383, 12
  %385 = getelementptr inbounds i8, ptr %87, i64 %384
  store <16 x float> %354, ptr %385, align 4
  %386 = load i64, ptr %9, align 8
  %387 = mul nsw i64 %386, 12
  %388 = getelementptr inbounds i8, ptr %87, i64 %387
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 64
  store <16 x float> %353, ptr %389, align 4
  %390 = load i64, ptr %9, align 8
  %391 = mul nsw i64 %390, 12
  %392 = getelementptr inbounds i8, ptr %87, i64 %391
  %393 = getelementptr inbounds nuw i8, ptr %392, i64 128
  store <16 x float> %352, ptr %393, align 4
  br label %1370

394:                                              ; preds = %348, %394
  %395 = phi <16 x float> [ %347, %348 ], [ %448, %394 ]
  %396 = phi <16 x float> [ %344, %348 ], [ %447, %394 ]
  %397 = phi <16 x float> [ %341, %348 ], [ %446, %394 ]
  %398 = phi <16 x float> [ %337, %348 ], [ %441, %394 ]
  %399 = phi <16 x float> [ %334, %348 ], [ %440, %394 ]
  %400 = phi <16 x float> [ %331, %348 ], [ %439, %394 ]
  %401 = phi <16 x float> [ %327, %348 ], [ %434, %394 ]
  %402 = phi <16 x float> [ %324, %348 ], [ %433, %394 ]
  %403 = phi <16 x float> [ %321, %348 ], [ %432, %394 ]
  %404 = phi <16 x float> [ %318, %348 ], [ %427, %394 ]
  %405 = phi <16 x float> [ %315, %348 ], [ %426, %394 ]
  %406 = phi <16 x float> [ %312, %348 ], [ %425, %394 ]
  %407 = phi i64 [ %75, %348 ], [ %449, %394 ]
  %408 = phi i64 [ 0, %348 ], [ %450, %394 ]
  %409 = mul nuw nsw i64 %408, 192
  %410 = getelementptr inbounds nuw i8, ptr %51, i64 %409
  %411 = load <16 x float>, ptr %410, align 4
  %412 = getelementptr inbounds nuw i8, ptr %410, i64 64
  %413 = load <16 x float>, ptr %412, align 4
  %414 = getelementptr inbounds nuw i8, ptr %410, i64 128
  %415 = load <16 x float>, ptr %414, align 4
  %416 = lshr i64 %407, 16
  %417 = mul nuw nsw i64 %416, 192
  %418 = getelementptr inbounds nuw i8, ptr %77, i64 %417
  tail call void @llvm.prefetch.p0(ptr %418, i32 0, i32 2, i32 1)
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %419, i32 0, i32 2, i32 1)
  %420 = getelementptr inbounds nuw i8, ptr %418, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %420, i32 0, i32 2, i32 1)
  %421 = getelementptr float, ptr %82, i64 %408
  %422 = load float, ptr %421, align 4
  %423 = insertelement <16 x float> poison, float %422, i64 0
  %424 = shufflevector <16 x float> %423, <16 x float> poison, <16 x i32> zeroinitializer
  %425 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %424, <16 x float> %411, <16 x float> %406)
  %426 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %424, <16 x float> %413, <16 x float> %405)
  %427 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %424, <16 x float> %415, <16 x float> %404)
  %428 = getelementptr float, ptr %421, i64 %79
  %429 = load float, ptr %428, align 4
  %430 = insertelement <16 x float> poison, float %429, i64 0
  %431 = shufflevector <16 x float> %430, <16 x float> poison, <16 x i32> zeroinitializer
  %432 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %431, <16 x float> %411, <16 x float> %403)
  %433 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %431, <16 x float> %413, <16 x float> %402)
  %434 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %431, <16 x float> %415, <16 x float> %401)
  %435 = getelementptr i8, ptr %421, i64 %349
  %436 = load float, ptr %435, align 4
  %437 = insertelement <16 x float> poison, float %436, i64 0
  %438 = shufflevector <16 x float> %437, <16 x float> poison, <16 x i32> zeroinitializer
  %439 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %438, <16 x float> %411, <16 x float> %400)
  %440 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %438, <16 x float> %413, <16 x float> %399)
  %441 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %438, <16 x float> %415, <16 x float> %398)
  %442 = getelementptr i8, ptr %421, i64 %350
  %443 = load float, ptr %442, align 4
  %444 = insertelement <16 x float> poison, float %443, i64 0
  %445 = shufflevector <16 x float> %444, <16 x float> poison, <16 x i32> zeroinitializer
  %446 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %411, <16 x float> %397)
  %447 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %413, <16 x float> %396)
  %448 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %445, <16 x float> %415, <16 x float> %395)
  %449 = add nuw nsw i64 %407, %72
  %450 = add nuw nsw i64 %408, 1
  %451 = icmp eq i64 %450, %59
  br i1 %451, label %351, label %394, !llvm.loop !9

452:                                              ; preds = %67
  %453 = load <16 x float>, ptr %87, align 4
  %454 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %453
  %455 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %456 = load <16 x float>, ptr %455, align 4
  %457 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %456
  %458 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %459 = load <16 x float>, ptr %458, align 4
  %460 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %459
  %461 = getelementptr inbounds float, ptr %87, i64 %84
  %462 = load <16 x float>, ptr %461, align 4
  %463 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %462
  %464 = getelementptr inbounds nuw i8, ptr %461, i64 64
  %465 = load <16 x float>, ptr %464, align 4
  %466 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %465
  %467 = getelementptr inbounds nuw i8, ptr %461, i64 128
  %468 = load <16 x float>, ptr %467, align 4
  %469 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %468
  %470 = shl nsw i64 %84, 3
  %471 = getelementptr inbounds i8, ptr %87, i64 %470
  %472 = load <16 x float>, ptr %471, align 4
  %473 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %472
  %474 = getelementptr inbounds nuw i8, ptr %471, i64 64
  %475 = load <16 x float>, ptr %474, align 4
  %476 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %475
  %477 = getelementptr inbounds nuw i8, ptr %471, i64 128
  %478 = load <16 x float>, ptr %477, align 4
  %479 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %478
  %480 = mul nsw i64 %84, 12
  %481 = getelementptr inbounds i8, ptr %87, i64 %480
  %482 = load <16 x float>, ptr %481, align 4
  %483 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %482
  %484 = getelementptr inbounds nuw i8, ptr %481, i64 64
  %485 = load <16 x float>, ptr %484, align 4
  %486 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %485
  %487 = getelementptr inbounds nuw i8, ptr %481, i64 128
  %488 = load <16 x float>, ptr %487, align 4
  %489 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %488
  %490 = shl nsw i64 %84, 4
  %491 = getelementptr inbounds i8, ptr %87, i64 %490
  %492 = load <16 x float>, ptr %491, align 4
  %493 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %492
  %494 = getelementptr inbounds nuw i8, ptr %491, i64 64
  %495 = load <16 x float>, ptr %494, align 4
  %496 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %495
  %497 = getelementptr inbounds nuw i8, ptr %491, i64 128
  %498 = load <16 x float>, ptr %497, align 4
  %499 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %498
  br i1 %56, label %500, label %504

500:                                              ; preds = %452
  %501 = shl i64 %79, 3
  %502 = mul i64 %79, 12
  %503 = shl i64 %79, 4
  br label %561

504:                                              ; preds = %561, %452
  %505 = phi <16 x float> [ %499, %452 ], [ %625, %561 ]
  %506 = phi <16 x float> [ %496, %452 ], [ %624, %561 ]
  %507 = phi <16 x float> [ %493, %452 ], [ %623, %561 ]
  %508 = phi <16 x float> [ %489, %452 ], [ %618, %561 ]
  %509 = phi <16 x float> [ %486, %452 ], [ %617, %561 ]
  %510 = phi <16 x float> [ %483, %452 ], [ %616, %561 ]
  %511 = phi <16 x float> [ %479, %452 ], [ %611, %561 ]
  %512 = phi <16 x float> [ %476, %452 ], [ %610, %561 ]
  %513 = phi <16 x float> [ %473, %452 ], [ %609, %561 ]
  %514 = phi <16 x float> [ %469, %452 ], [ %604, %561 ]
  %515 = phi <16 x float> [ %466, %452 ], [ %603, %561 ]
  %516 = phi <16 x float> [ %463, %452 ], [ %602, %561 ]
  %517 = phi <16 x float> [ %460, %452 ], [ %597, %561 ]
  %518 = phi <16 x float> [ %457, %452 ], [ %596, %561 ]
  %519 = phi <16 x float> [ %454, %452 ], [ %595, %561 ]
  store <16 x float> %519, ptr %87, align 4
  store <16 x float> %518, ptr %455, align 4
  store <16 x float> %517, ptr %458, align 4
  %520 = load i64, ptr %9, align 8
  %521 = getelementptr inbounds float, ptr %87, i64 %520
  store <16 x float> %516, ptr %521, align 4
  %522 = load i64, ptr %9, align 8
  %523 = getelementptr inbounds float, ptr %87, i64 %522
  %524 = getelementptr inbounds nuw i8, ptr %523, i64 64
  store <16 x float> %515, ptr %524, align 4
  %525 = load i64, ptr %9, align 8
  %526 = getelementptr inbounds float, ptr %87, i64 %525
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 128
  store <16 x float> %514, ptr %527, align 4
  %528 = load i64, ptr %9, align 8
  %529 = shl nsw i64 %528, 3
  %530 = getelementptr inbounds i8, ptr %87, i64 %529
  store <16 x float> %513, ptr %530, align 4
  %531 = load i64, ptr %9, align 8
  %532 = shl nsw i64 %531, 3
  %533 = getelementptr inbounds i8, ptr %87, i64 %532
  %534 = getelementptr inbounds nuw i8, ptr %533, i64 64
  store <16 x float> %512, ptr %534, align 4
  %535 = load i64, ptr %9, align 8
  %536 = shl nsw i64 %535, 3
  %537 = getelementptr inbounds i8, ptr %87, i64 %536
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 128
  store <16 x float> %511, ptr %538, align 4
  %539 = load i64, ptr %9, align 8
  %540 = mul nsw i64 %539, 12
  %541 = getelementptr inbounds i8, ptr %87, i64 %540
  store <16 x float> %510, ptr %541, align 4
  %542 = load i64, ptr %9, align 8
  %543 = mul nsw i64 %542, 12
  %544 = getelementptr inbounds i8, ptr %87, i64 %543
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 64
  store <16 x float> %509, ptr %545, align 4
  %546 = load i64, ptr %9, align 8
  %547 = mul nsw i64 %546, 12
  %548 = getelementptr inbounds i8, ptr %87, i64 %547
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 128
  store <16 x float> %508, ptr %549, align 4
  %550 = load i64, ptr %9, align 8
  %551 = shl nsw i64 %550, 4
  %552 = getelementptr inbounds i8, ptr %87, i64 %551
  store <16 x float> %507, ptr %552, align 4
  %553 = load i64, ptr %9, align 8
  %554 = shl nsw i64 %553, 4
  %555 = getelementptr inbounds i8, ptr %87, i64 %554
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 64
  store <16 x float> %506, ptr %556, align 4
  %557 = load i64, ptr %9, align 8
  %558 = shl nsw i64 %557, 4
  %559 = getelementptr inbounds i8, ptr %87, i64 %558
  %560 = getelementptr inbounds nuw i8, ptr %559, i64 128
  store <16 x float> %505, ptr %560, align 4
  br label %1370

561:                                              ; preds = %500, %561
  %562 = phi <16 x float> [ %499, %500 ], [ %625, %561 ]
  %563 = phi <16 x float> [ %496, %500 ], [ %624, %561 ]
  %564 = phi <16 x float> [ %493, %500 ], [ %623, %561 ]
  %565 = phi <16 x float> [ %489, %500 ], [ %618, %561 ]
  %566 = phi <16 x float> [ %486, %500 ], [ %617, %561 ]
  %567 = phi <16 x float> [ %483, %500 ], [ %616, %561 ]
  %568 = phi <16 x float> [ %479, %500 ], [ %611, %561 ]
  %569 = phi <16 x float> [ %476, %500 ], [ %610, %561 ]
  %570 = phi <16 x float> [ %473, %500 ], [ %609, %561 ]
  %571 = phi <16 x float> [ %469, %500 ], [ %604, %561 ]
  %572 = phi <16 x float> [ %466, %500 ], [ %603, %561 ]
  %573 = phi <16 x float> [ %463, %500 ], [ %602, %561 ]
  %574 = phi <16 x float> [ %460, %500 ], [ %597, %561 ]
  %575 = phi <16 x float> [ %457, %500 ], [ %596, %561 ]
  %576 = phi <16 x float> [ %454, %500 ], [ %595, %561 ]
  %577 = phi i64 [ %75, %500 ], [ %626, %561 ]
  %578 = phi i64 [ 0, %500 ], [ %627, %561 ]
  %579 = mul nuw nsw i64 %578, 192
  %580 = getelementptr inbounds nuw i8, ptr %51, i64 %579
  %581 = load <16 x float>, ptr %580, align 4
  %582 = getelementptr inbounds nuw i8, ptr %580, i64 64
  %583 = load <16 x float>, ptr %582, align 4
  %584 = getelementptr inbounds nuw i8, ptr %580, i64 128
  %585 = load <16 x float>, ptr %584, align 4
  %586 = lshr i64 %577, 16
  %587 = mul nuw nsw i64 %586, 192
  %588 = getelementptr inbounds nuw i8, ptr %77, i64 %587
  tail call void @llvm.prefetch.p0(ptr %588, i32 0, i32 2, i32 1)
  %589 = getelementptr inbounds nuw i8, ptr %588, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %589, i32 0, i32 2, i32 1)
  %590 = getelementptr inbounds nuw i8, ptr %588, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %590, i32 0, i32 2, i32 1)
  %591 = getelementptr float, ptr %82, i64 %578
  %592 = load float, ptr %591, align 4
  %593 = insertelement <16 x float> poison, float %592, i64 0
  %594 = shufflevector <16 x float> %593, <16 x float> poison, <16 x i32> zeroinitializer
  %595 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %594, <16 x float> %581, <16 x float> %576)
  %596 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %594, <16 x float> %583, <16 x float> %575)
  %597 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %594, <16 x float> %585, <16 x float> %574)
  %598 = getelementptr float, ptr %591, i64 %79
  %599 = load float, ptr %598, align 4
  %600 = insertelement <16 x float> poison, float %599, i64 0
  %601 = shufflevector <16 x float> %600, <16 x float> poison, <16 x i32> zeroinitializer
  %602 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %601, <16 x float> %581, <16 x float> %573)
  %603 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %601, <16 x float> %583, <16 x float> %572)
  %604 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %601, <16 x float> %585, <16 x float> %571)
  %605 = getelementptr i8, ptr %591, i64 %501
  %606 = load float, ptr %605, align 4
  %607 = insertelement <16 x float> poison, float %606, i64 0
  %608 = shufflevector <16 x float> %607, <16 x float> poison, <16 x i32> zeroinitializer
  %609 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %608, <16 x float> %581, <16 x float> %570)
  %610 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %608, <16 x float> %583, <16 x float> %569)
  %611 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %608, <16 x float> %585, <16 x float> %568)
  %612 = getelementptr i8, ptr %591, i64 %502
  %613 = load float, ptr %612, align 4
  %614 = insertelement <16 x float> poison, float %613, i64 0
  %615 = shufflevector <16 x float> %614, <16 x float> poison, <16 x i32> zeroinitializer
  %616 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %581, <16 x float> %567)
  %617 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %583, <16 x float> %566)
  %618 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %585, <16 x float> %565)
  %619 = getelementptr i8, ptr %591, i64 %503
  %620 = load float, ptr %619, align 4
  %621 = insertelement <16 x float> poison, float %620, i64 0
  %622 = shufflevector <16 x float> %621, <16 x float> poison, <16 x i32> zeroinitializer
  %623 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %622, <16 x float> %581, <16 x float> %564)
  %624 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %622, <16 x float> %583, <16 x float> %563)
  %625 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %622, <16 x float> %585, <16 x float> %562)
  %626 = add nuw nsw i64 %577, %72
  %627 = add nuw nsw i64 %578, 1
  %628 = icmp eq i64 %627, %59
  br i1 %628, label %504, label %561, !llvm.loop !9

629:                                              ; preds = %67
  %630 = load <16 x float>, ptr %87, align 4
  %631 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %630
  %632 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %633 = load <16 x float>, ptr %632, align 4
  %634 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %633
  %635 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %636 = load <16 x float>, ptr %635, align 4
  %637 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %636
  %638 = getelementptr inbounds float, ptr %87, i64 %84
  %639 = load <16 x float>, ptr %638, align 4
  %640 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %639
  %641 = getelementptr inbounds nuw i8, ptr %638, i64 64
  %642 = load <16 x float>, ptr %641, align 4
  %643 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %642
  %644 = getelementptr inbounds nuw i8, ptr %638, i64 128
  %645 = load <16 x float>, ptr %644, align 4
  %646 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %645
  %647 = shl nsw i64 %84, 3
  %648 = getelementptr inbounds i8, ptr %87, i64 %647
  %649 = load <16 x float>, ptr %648, align 4
  %650 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %649
  %651 = getelementptr inbounds nuw i8, ptr %648, i64 64
  %652 = load <16 x float>, ptr %651, align 4
  %653 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %652
  %654 = getelementptr inbounds nuw i8, ptr %648, i64 128
  %655 = load <16 x float>, ptr %654, align 4
  %656 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %655
  %657 = mul nsw i64 %84, 12
  %658 = getelementptr inbounds i8, ptr %87, i64 %657
  %659 = load <16 x float>, ptr %658, align 4
  %660 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %659
  %661 = getelementptr inbounds nuw i8, ptr %658, i64 64
  %662 = load <16 x float>, ptr %661, align 4
  %663 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %662
  %664 = getelementptr inbounds nuw i8, ptr %658, i64 128
  %665 = load <16 x float>, ptr %664, align 4
  %666 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %665
  %667 = shl nsw i64 %84, 4
  %668 = getelementptr inbounds i8, ptr %87, i64 %667
  %669 = load <16 x float>, ptr %668, align 4
  %670 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %669
  %671 = getelementptr inbounds nuw i8, ptr %668, i64 64
  %672 = load <16 x float>, ptr %671, align 4
  %673 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %672
  %674 = getelementptr inbounds nuw i8, ptr %668, i64 128
  %675 = load <16 x float>, ptr %674, align 4
  %676 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %675
  %677 = mul nsw i64 %84, 20
  %678 = getelementptr inbounds i8, ptr %87, i64 %677
  %679 = load <16 x float>, ptr %678, align 4
  %680 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %679
  %681 = getelementptr inbounds nuw i8, ptr %678, i64 64
  %682 = load <16 x float>, ptr %681, align 4
  %683 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %682
  %684 = getelementptr inbounds nuw i8, ptr %678, i64 128
  %685 = load <16 x float>, ptr %684, align 4
  %686 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %685
  br i1 %56, label %687, label %692

687:                                              ; preds = %629
  %688 = shl i64 %79, 3
  %689 = mul i64 %79, 12
  %690 = shl i64 %79, 4
  %691 = mul i64 %79, 20
  br label %763

692:                                              ; preds = %763, %629
  %693 = phi <16 x float> [ %686, %629 ], [ %837, %763 ]
  %694 = phi <16 x float> [ %683, %629 ], [ %836, %763 ]
  %695 = phi <16 x float> [ %680, %629 ], [ %835, %763 ]
  %696 = phi <16 x float> [ %676, %629 ], [ %830, %763 ]
  %697 = phi <16 x float> [ %673, %629 ], [ %829, %763 ]
  %698 = phi <16 x float> [ %670, %629 ], [ %828, %763 ]
  %699 = phi <16 x float> [ %666, %629 ], [ %823, %763 ]
  %700 = phi <16 x float> [ %663, %629 ], [ %822, %763 ]
  %701 = phi <16 x float> [ %660, %629 ], [ %821, %763 ]
  %702 = phi <16 x float> [ %656, %629 ], [ %816, %763 ]
  %703 = phi <16 x float> [ %653, %629 ], [ %815, %763 ]
  %704 = phi <16 x float> [ %650, %629 ], [ %814, %763 ]
  %705 = phi <16 x float> [ %646, %629 ], [ %809, %763 ]
  %706 = phi <16 x float> [ %643, %629 ], [ %808, %763 ]
  %707 = phi <16 x float> [ %640, %629 ], [ %807, %763 ]
  %708 = phi <16 x float> [ %637, %629 ], [ %802, %763 ]
  %709 = phi <16 x float> [ %634, %629 ], [ %801, %763 ]
  %710 = phi <16 x float> [ %631, %629 ], [ %800, %763 ]
  store <16 x float> %710, ptr %87, align 4
  store <16 x float> %709, ptr %632, align 4
  store <16 x float> %708, ptr %635, align 4
  %711 = load i64, ptr %9, align 8
  %712 = getelementptr inbounds float, ptr %87, i64 %711
  store <16 x float> %707, ptr %712, align 4
  %713 = load i64, ptr %9, align 8
  %714 = getelementptr inbounds float, ptr %87, i64 %713
  %715 = getelementptr inbounds nuw i8, ptr %714, i64 64
  store <16 x float> %706, ptr %715, align 4
  %716 = load i64, ptr %9, align 8
  %717 = getelementptr inbounds float, ptr %87, i64 %716
  %718 = getelementptr inbounds nuw i8, ptr %717, i64 128
  store <16 x float> %705, ptr %718, align 4
  %719 = load i64, ptr %9, align 8
  %720 = shl nsw i64 %719, 3
  %721 = getelementptr inbounds i8, ptr %87, i64 %720
  store <16 x float> %704, ptr %721, align 4
  %722 = load i64, ptr %9, align 8
  %723 = shl nsw i64 %722, 3
  %724 = getelementptr inbounds i8, ptr %87, i64 %723
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 64
  store <16 x float> %703, ptr %725, align 4
  %726 = load i64, ptr %9, align 8
  %727 = shl nsw i64 %726, 3
  %728 = getelementptr inbounds i8, ptr %87, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 128
  store <16 x float> %702, ptr %729, align 4
  %730 = load i64, ptr %9, align 8
  %731 = mul nsw i64 %730, 12
  %732 = getelementptr inbounds i8, ptr %87, i64 %731
  store <16 x float> %701, ptr %732, align 4
  %733 = load i64, ptr %9, align 8
  %734 = mul nsw i64 %733, 12
  %735 = getelementptr inbounds i8, ptr %87, i64 %734
  %736 = getelementptr inbounds nuw i8, ptr %735, i64 64
  store <16 x float> %700, ptr %736, align 4
  %737 = load i64, ptr %9, align 8
  %738 = mul nsw i64 %737, 12
  %739 = getelementptr inbounds i8, ptr %87, i64 %738
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 128
  store <16 x float> %699, ptr %740, align 4
  %741 = load i64, ptr %9, align 8
  %742 = shl nsw i64 %741, 4
  %743 = getelementptr inbounds i8, ptr %87, i64 %742
  store <16 x float> %698, ptr %743, align 4
  %744 = load i64, ptr %9, align 8
  %745 = shl nsw i64 %744, 4
  %746 = getelementptr inbounds i8, ptr %87, i64 %745
  %747 = getelementptr inbounds nuw i8, ptr %746, i64 64
  store <16 x float> %697, ptr %747, align 4
  %748 = load i64, ptr %9, align 8
  %749 = shl nsw i64 %748, 4
  %750 = getelementptr inbounds i8, ptr %87, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr %750, i64 128
  store <16 x float> %696, ptr %751, align 4
  %752 = load i64, ptr %9, align 8
  %753 = mul nsw i64 %752, 20
  %754 = getelementptr inbounds i8, ptr %87, i64 %753
  store <16 x float> %695, ptr %754, align 4
  %755 = load i64, ptr %9, align 8
  %756 = mul nsw i64 %755, 20
  %757 = getelementptr inbounds i8, ptr %87, i64 %756
  %758 = getelementptr inbounds nuw i8, ptr %757, i64 64
  store <16 x float> %694, ptr %758, align 4
  %759 = load i64, ptr %9, align 8
  %760 = mul nsw i64 %759, 20
  %761 = getelementptr inbounds i8, ptr %87, i64 %760
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 128
  store <16 x float> %693, ptr %762, align 4
  br label %1370

763:                                              ; preds = %687, %763
  %764 = phi <16 x float> [ %686, %687 ], [ %837, %763 ]
  %765 = phi <16 x float> [ %683, %687 ], [ %836, %763 ]
  %766 = phi <16 x float> [ %680, %687 ], [ %835, %763 ]
  %767 = phi <16 x float> [ %676, %687 ], [ %830, %763 ]
  %768 = phi <16 x float> [ %673, %687 ], [ %829, %763 ]
  %769 = phi <16 x float> [ %670, %687 ], [ %828, %763 ]
  %770 = phi <16 x float> [ %666, %687 ], [ %823, %763 ]
  %771 = phi <16 x float> [ %663, %687 ], [ %822, %763 ]
  %772 = phi <16 x float> [ %660, %687 ], [ %821, %763 ]
  %773 = phi <16 x float> [ %656, %687 ], [ %816, %763 ]
  %774 = phi <16 x float> [ %653, %687 ], [ %815, %763 ]
  %775 = phi <16 x float> [ %650, %687 ], [ %814, %763 ]
  %776 = phi <16 x float> [ %646, %687 ], [ %809, %763 ]
  %777 = phi <16 x float> [ %643, %687 ], [ %808, %763 ]
  %778 = phi <16 x float> [ %640, %687 ], [ %807, %763 ]
  %779 = phi <16 x float> [ %637, %687 ], [ %802, %763 ]
  %780 = phi <16 x float> [ %634, %687 ], [ %801, %763 ]
  %781 = phi <16 x float> [ %631, %687 ], [ %800, %763 ]
  %782 = phi i64 [ %75, %687 ], [ %838, %763 ]
  %783 = phi i64 [ 0, %687 ], [ %839, %763 ]
  %784 = mul nuw nsw i64 %783, 192
  %785 = getelementptr inbounds nuw i8, ptr %51, i64 %784
  %786 = load <16 x float>, ptr %785, align 4
  %787 = getelementptr inbounds nuw i8, ptr %785, i64 64
  %788 = load <16 x float>, ptr %787, align 4
  %789 = getelementptr inbounds nuw i8, ptr %785, i64 128
  %790 = load <16 x float>, ptr %789, align 4
  %791 = lshr i64 %782, 16
  %792 = mul nuw nsw i64 %791, 192
  %793 = getelementptr inbounds nuw i8, ptr %77, i64 %792
  tail call void @llvm.prefetch.p0(ptr %793, i32 0, i32 2, i32 1)
  %794 = getelementptr inbounds nuw i8, ptr %793, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %794, i32 0, i32 2, i32 1)
  %795 = getelementptr inbounds nuw i8, ptr %793, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %795, i32 0, i32 2, i32 1)
  %796 = getelementptr float, ptr %82, i64 %783
  %797 = load float, ptr %796, align 4
  %798 = insertelement <16 x float> poison, float %797, i64 0
  %799 = shufflevector <16 x float> %798, <16 x float> poison, <16 x i32> zeroinitializer
  %800 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %799, <16 x float> %786, <16 x float> %781)
  %801 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %799, <16 x float> %788, <16 x float> %780)
  %802 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %799, <16 x float> %790, <16 x float> %779)
  %803 = getelementptr float, ptr %796, i64 %79
  %804 = load float, ptr %803, align 4
  %805 = insertelement <16 x float> poison, float %804, i64 0
  %806 = shufflevector <16 x float> %805, <16 x float> poison, <16 x i32> zeroinitializer
  %807 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %806, <16 x float> %786, <16 x float> %778)
  %808 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %806, <16 x float> %788, <16 x float> %777)
  %809 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %806, <16 x float> %790, <16 x float> %776)
  %810 = getelementptr i8, ptr %796, i64 %688
  %811 = load float, ptr %810, align 4
  %812 = insertelement <16 x float> poison, float %811, i64 0
  %813 = shufflevector <16 x float> %812, <16 x float> poison, <16 x i32> zeroinitializer
  %814 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %813, <16 x float> %786, <16 x float> %775)
  %815 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %813, <16 x float> %788, <16 x float> %774)
  %816 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %813, <16 x float> %790, <16 x float> %773)
  %817 = getelementptr i8, ptr %796, i64 %689
  %818 = load float, ptr %817, align 4
  %819 = insertelement <16 x float> poison, float %818, i64 0
  %820 = shufflevector <16 x float> %819, <16 x float> poison, <16 x i32> zeroinitializer
  %821 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %820, <16 x float> %786, <16 x float> %772)
  %822 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %820, <16 x float> %788, <16 x float> %771)
  %823 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %820, <16 x float> %790, <16 x float> %770)
  %824 = getelementptr i8, ptr %796, i64 %690
  %825 = load float, ptr %824, align 4
  %826 = insertelement <16 x float> poison, float %825, i64 0
  %827 = shufflevector <16 x float> %826, <16 x float> poison, <16 x i32> zeroinitializer
  %828 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %827, <16 x float> %786, <16 x float> %769)
  %829 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %827, <16 x float> %788, <16 x float> %768)
  %830 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %827, <16 x float> %790, <16 x float> %767)
  %831 = getelementptr i8, ptr %796, i64 %691
  %832 = load float, ptr %831, align 4
  %833 = insertelement <16 x float> poison, float %832, i64 0
  %834 = shufflevector <16 x float> %833, <16 x float> poison, <16 x i32> zeroinitializer
  %835 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %786, <16 x float> %766)
  %836 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %788, <16 x float> %765)
  %837 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %790, <16 x float> %764)
  %838 = add nuw nsw i64 %782, %72
  %839 = add nuw nsw i64 %783, 1
  %840 = icmp eq i64 %839, %59
  br i1 %840, label %692, label %763, !llvm.loop !9

841:                                              ; preds = %67
  %842 = load <16 x float>, ptr %87, align 4
  %843 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %842
  %844 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %845 = load <16 x float>, ptr %844, align 4
  %846 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %845
  %847 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %848 = load <16 x float>, ptr %847, align 4
  %849 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %848
  %850 = getelementptr inbounds float, ptr %87, i64 %84
  %851 = load <16 x float>, ptr %850, align 4
  %852 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %851
  %853 = getelementptr inbounds nuw i8, ptr %850, i64 64
  %854 = load <16 x float>, ptr %853, align 4
  %855 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %854
  %856 = getelementptr inbounds nuw i8, ptr %850, i64 128
  %857 = load <16 x float>, ptr %856, align 4
  %858 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %857
  %859 = shl nsw i64 %84, 3
  %860 = getelementptr inbounds i8, ptr %87, i64 %859
  %861 = load <16 x float>, ptr %860, align 4
  %862 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %861
  %863 = getelementptr inbounds nuw i8, ptr %860, i64 64
  %864 = load <16 x float>, ptr %863, align 4
  %865 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %864
  %866 = getelementptr inbounds nuw i8, ptr %860, i64 128
  %867 = load <16 x float>, ptr %866, align 4
  %868 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %867
  %869 = mul nsw i64 %84, 12
  %870 = getelementptr inbounds i8, ptr %87, i64 %869
  %871 = load <16 x float>, ptr %870, align 4
  %872 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %871
  %873 = getelementptr inbounds nuw i8, ptr %870, i64 64
  %874 = load <16 x float>, ptr %873, align 4
  %875 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %874
  %876 = getelementptr inbounds nuw i8, ptr %870, i64 128
  %877 = load <16 x float>, ptr %876, align 4
  %878 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %877
  %879 = shl nsw i64 %84, 4
  %880 = getelementptr inbounds i8, ptr %87, i64 %879
  %881 = load <16 x float>, ptr %880, align 4
  %882 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %881
  %883 = getelementptr inbounds nuw i8, ptr %880, i64 64
  %884 = load <16 x float>, ptr %883, align 4
  %885 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %884
  %886 = getelementptr inbounds nuw i8, ptr %880, i64 128
  %887 = load <16 x float>, ptr %886, align 4
  %888 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %887
  %889 = mul nsw i64 %84, 20
  %890 = getelementptr inbounds i8, ptr %87, i64 %889
  %891 = load <16 x float>, ptr %890, align 4
  %892 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %891
  %893 = getelementptr inbounds nuw i8, ptr %890, i64 64
  %894 = load <16 x float>, ptr %893, align 4
  %895 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %894
  %896 = getelementptr inbounds nuw i8, ptr %890, i64 128
  %897 = load <16 x float>, ptr %896, align 4
  %898 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %897
  %899 = mul nsw i64 %84, 24
  %900 = getelementptr inbounds i8, ptr %87, i64 %899
  %901 = load <16 x float>, ptr %900, align 4
  %902 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %901
  %903 = getelementptr inbounds nuw i8, ptr %900, i64 64
  %904 = load <16 x float>, ptr %903, align 4
  %905 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %904
  %906 = getelementptr inbounds nuw i8, ptr %900, i64 128
  %907 = load <16 x float>, ptr %906, align 4
  %908 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %907
  br i1 %56, label %909, label %915

909:                                              ; preds = %841
  %910 = shl i64 %79, 3
  %911 = mul i64 %79, 12
  %912 = shl i64 %79, 4
  %913 = mul i64 %79, 20
  %914 = mul i64 %79, 24
  br label %1000

915:                                              ; preds = %1000, %841
  %916 = phi <16 x float> [ %875, %841 ], [ %1062, %1000 ]
  %917 = phi <16 x float> [ %872, %841 ], [ %1061, %1000 ]
  %918 = phi <16 x float> [ %868, %841 ], [ %1056, %1000 ]
  %919 = phi <16 x float> [ %865, %841 ], [ %1055, %1000 ]
  %920 = phi <16 x float> [ %862, %841 ], [ %1054, %1000 ]
  %921 = phi <16 x float> [ %858, %841 ], [ %1049, %1000 ]
  %922 = phi <16 x float> [ %855, %841 ], [ %1048, %1000 ]
  %923 = phi <16 x float> [ %852, %841 ], [ %1047, %1000 ]
  %924 = phi <16 x float> [ %849, %841 ], [ %1042, %1000 ]
  %925 = phi <16 x float> [ %846, %841 ], [ %1041, %1000 ]
  %926 = phi <16 x float> [ %843, %841 ], [ %1040, %1000 ]
  %927 = phi <16 x float> [ %878, %841 ], [ %1063, %1000 ]
  %928 = phi <16 x float> [ %882, %841 ], [ %1068, %1000 ]
  %929 = phi <16 x float> [ %885, %841 ], [ %1069, %1000 ]
  %930 = phi <16 x float> [ %888, %841 ], [ %1070, %1000 ]
  %931 = phi <16 x float> [ %892, %841 ], [ %1075, %1000 ]
  %932 = phi <16 x float> [ %895, %841 ], [ %1076, %1000 ]
  %933 = phi <16 x float> [ %898, %841 ], [ %1077, %1000 ]
  %934 = phi <16 x float> [ %902, %841 ], [ %1082, %1000 ]
  %935 = phi <16 x float> [ %905, %841 ], [ %1083, %1000 ]
  %936 = phi <16 x float> [ %908, %841 ], [ %1084, %1000 ]
  store <16 x float> %926, ptr %87, align 4
  store <16 x float> %925, ptr %844, align 4
  store <16 x float> %924, ptr %847, align 4
  %937 = load i64, ptr %9, align 8
  %938 = getelementptr inbounds float, ptr %87, i64 %937
  store <16 x float> %923, ptr %938, align 4
  %939 = load i64, ptr %9, align 8
  %940 = getelementptr inbounds float, ptr %87, i64 %939
  %941 = getelementptr inbounds nuw i8, ptr %940, i64 64
  store <16 x float> %922, ptr %941, align 4
  %942 = load i64, ptr %9, align 8
  %943 = getelementptr inbounds float, ptr %87, i64 %942
  %944 = getelementptr inbounds nuw i8, ptr %943, i64 128
  store <16 x float> %921, ptr %944, align 4
  %945 = load i64, ptr %9, align 8
  %946 = shl nsw i64 %945, 3
  %947 = getelementptr inbounds i8, ptr %87, i64 %946
  store <16 x float> %920, ptr %947, align 4
  %948 = load i64, ptr %9, align 8
  %949 = shl nsw i64 %948, 3
  %950 = getelementptr inbounds i8, ptr %87, i64 %949
  %951 = getelementptr inbounds nuw i8, ptr %950, i64 64
  store <16 x float> %919, ptr %951, align 4
  %952 = load i64, ptr %9, align 8
  %953 = shl nsw i64 %952, 3
  %954 = getelementptr inbounds i8, ptr %87, i64 %953
  %955 = getelementptr inbounds nuw i8, ptr %954, i64 128
  store <16 x float> %918, ptr %955, align 4
  %956 = load i64, ptr %9, align 8
  %957 = mul nsw i64 %956, 12
  %958 = getelementptr inbounds i8, ptr %87, i64 %957
  store <16 x float> %917, ptr %958, align 4
  %959 = load i64, ptr %9, align 8
  %960 = mul nsw i64 %959, 12
  %961 = getelementptr inbounds i8, ptr %87, i64 %960
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 64
  store <16 x float> %916, ptr %962, align 4
  %963 = load i64, ptr %9, align 8
  %964 = mul nsw i64 %963, 12
  %965 = getelementptr inbounds i8, ptr %87, i64 %964
  %966 = getelementptr inbounds nuw i8, ptr %965, i64 128
  store <16 x float> %927, ptr %966, align 4
  %967 = load i64, ptr %9, align 8
  %968 = shl nsw i64 %967, 4
  %969 = getelementptr inbounds i8, ptr %87, i64 %968
  store <16 x float> %928, ptr %969, align 4
  %970 = load i64, ptr %9, align 8
  %971 = shl nsw i64 %970, 4
  %972 = getelementptr inbounds i8, ptr %87, i64 %971
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 64
  store <16 x float> %929, ptr %973, align 4
  %974 = load i64, ptr %9, align 8
  %975 = shl nsw i64 %974, 4
  %976 = getelementptr inbounds i8, ptr %87, i64 %975
  %977 = getelementptr inbounds nuw i8, ptr %976, i64 128
  store <16 x float> %930, ptr %977, align 4
  %978 = load i64, ptr %9, align 8
  %979 = mul nsw i64 %978, 20
  %980 = getelementptr inbounds i8, ptr %87, i64 %979
  store <16 x float> %931, ptr %980, align 4
  %981 = load i64, ptr %9, align 8
  %982 = mul nsw i64 %981, 20
  %983 = getelementptr inbounds i8, ptr %87, i64 %982
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 64
  store <16 x float> %932, ptr %984, align 4
  %985 = load i64, ptr %9, align 8
  %986 = mul nsw i64 %985, 20
  %987 = getelementptr inbounds i8, ptr %87, i64 %986
  %988 = getelementptr inbounds nuw i8, ptr %987, i64 128
  store <16 x float> %933, ptr %988, align 4
  %989 = load i64, ptr %9, align 8
  %990 = mul nsw i64 %989, 24
  %991 = getelementptr inbounds i8, ptr %87, i64 %990
  store <16 x float> %934, ptr %991, align 4
  %992 = load i64, ptr %9, align 8
  %993 = mul nsw i64 %992, 24
  %994 = getelementptr inbounds i8, ptr %87, i64 %993
  %995 = getelementptr inbounds nuw i8, ptr %994, i64 64
  store <16 x float> %935, ptr %995, align 4
  %996 = load i64, ptr %9, align 8
  %997 = mul nsw i64 %996, 24
  %998 = getelementptr inbounds i8, ptr %87, i64 %997
  %999 = getelementptr inbounds nuw i8, ptr %998, i64 128
  store <16 x float> %936, ptr %999, align 4
  br label %1370

1000:                                             ; preds = %909, %1000
  %1001 = phi <16 x float> [ %875, %909 ], [ %1062, %1000 ]
  %1002 = phi <16 x float> [ %872, %909 ], [ %1061, %1000 ]
  %1003 = phi <16 x float> [ %868, %909 ], [ %1056, %1000 ]
  %1004 = phi <16 x float> [ %865, %909 ], [ %1055, %1000 ]
  %1005 = phi <16 x float> [ %862, %909 ], [ %1054, %1000 ]
  %1006 = phi <16 x float> [ %858, %909 ], [ %1049, %1000 ]
  %1007 = phi <16 x float> [ %855, %909 ], [ %1048, %1000 ]
  %1008 = phi <16 x float> [ %852, %909 ], [ %1047, %1000 ]
  %1009 = phi <16 x float> [ %849, %909 ], [ %1042, %1000 ]
  %1010 = phi <16 x float> [ %846, %909 ], [ %1041, %1000 ]
  %1011 = phi <16 x float> [ %843, %909 ], [ %1040, %1000 ]
  %1012 = phi <16 x float> [ %878, %909 ], [ %1063, %1000 ]
  %1013 = phi <16 x float> [ %882, %909 ], [ %1068, %1000 ]
  %1014 = phi <16 x float> [ %885, %909 ], [ %1069, %1000 ]
  %1015 = phi <16 x float> [ %888, %909 ], [ %1070, %1000 ]
  %1016 = phi <16 x float> [ %892, %909 ], [ %1075, %1000 ]
  %1017 = phi <16 x float> [ %895, %909 ], [ %1076, %1000 ]
  %1018 = phi <16 x float> [ %898, %909 ], [ %1077, %1000 ]
  %1019 = phi <16 x float> [ %902, %909 ], [ %1082, %1000 ]
  %1020 = phi <16 x float> [ %905, %909 ], [ %1083, %1000 ]
  %1021 = phi <16 x float> [ %908, %909 ], [ %1084, %1000 ]
  %1022 = phi i64 [ %75, %909 ], [ %1085, %1000 ]
  %1023 = phi i64 [ 0, %909 ], [ %1086, %1000 ]
  %1024 = mul nuw nsw i64 %1023, 192
  %1025 = getelementptr inbounds nuw i8, ptr %51, i64 %1024
  %1026 = load <16 x float>, ptr %1025, align 4
  %1027 = getelementptr inbounds nuw i8, ptr %1025, i64 64
  %1028 = load <16 x float>, ptr %1027, align 4
  %1029 = getelementptr inbounds nuw i8, ptr %1025, i64 128
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = lshr i64 %1022, 16
  %1032 = mul nuw nsw i64 %1031, 192
  %1033 = getelementptr inbounds nuw i8, ptr %77, i64 %1032
  tail call void @llvm.prefetch.p0(ptr %1033, i32 0, i32 2, i32 1)
  %1034 = getelementptr inbounds nuw i8, ptr %1033, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1034, i32 0, i32 2, i32 1)
  %1035 = getelementptr inbounds nuw i8, ptr %1033, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %1035, i32 0, i32 2, i32 1)
  %1036 = getelementptr float, ptr %82, i64 %1023
  %1037 = load float, ptr %1036, align 4
  %1038 = insertelement <16 x float> poison, float %1037, i64 0
  %1039 = shufflevector <16 x float> %1038, <16 x float> poison, <16 x i32> zeroinitializer
  %1040 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1039, <16 x float> %1026, <16 x float> %1011)
  %1041 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1039, <16 x float> %1028, <16 x float> %1010)
  %1042 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1039, <16 x float> %1030, <16 x float> %1009)
  %1043 = getelementptr float, ptr %1036, i64 %79
  %1044 = load float, ptr %1043, align 4
  %1045 = insertelement <16 x float> poison, float %1044, i64 0
  %1046 = shufflevector <16 x float> %1045, <16 x float> poison, <16 x i32> zeroinitializer
  %1047 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1046, <16 x float> %1026, <16 x float> %1008)
  %1048 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1046, <16 x float> %1028, <16 x float> %1007)
  %1049 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1046, <16 x float> %1030, <16 x float> %1006)
  %1050 = getelementptr i8, ptr %1036, i64 %910
  %1051 = load float, ptr %1050, align 4
  %1052 = insertelement <16 x float> poison, float %1051, i64 0
  %1053 = shufflevector <16 x float> %1052, <16 x float> poison, <16 x i32> zeroinitializer
  %1054 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1053, <16 x float> %1026, <16 x float> %1005)
  %1055 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1053, <16 x float> %1028, <16 x float> %1004)
  %1056 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1053, <16 x float> %1030, <16 x float> %1003)
  %1057 = getelementptr i8, ptr %1036, i64 %911
  %1058 = load float, ptr %1057, align 4
  %1059 = insertelement <16 x float> poison, float %1058, i64 0
  %1060 = shufflevector <16 x float> %1059, <16 x float> poison, <16 x i32> zeroinitializer
  %1061 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1060, <16 x float> %1026, <16 x float> %1002)
  %1062 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1060, <16 x float> %1028, <16 x float> %1001)
  %1063 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1060, <16 x float> %1030, <16 x float> %1012)
  %1064 = getelementptr i8, ptr %1036, i64 %912
  %1065 = load float, ptr %1064, align 4
  %1066 = insertelement <16 x float> poison, float %1065, i64 0
  %1067 = shufflevector <16 x float> %1066, <16 x float> poison, <16 x i32> zeroinitializer
  %1068 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1026, <16 x float> %1013)
  %1069 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1028, <16 x float> %1014)
  %1070 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1030, <16 x float> %1015)
  %1071 = getelementptr i8, ptr %1036, i64 %913
  %1072 = load float, ptr %1071, align 4
  %1073 = insertelement <16 x float> poison, float %1072, i64 0
  %1074 = shufflevector <16 x float> %1073, <16 x float> poison, <16 x i32> zeroinitializer
  %1075 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1074, <16 x float> %1026, <16 x float> %1016)
  %1076 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1074, <16 x float> %1028, <16 x float> %1017)
  %1077 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1074, <16 x float> %1030, <16 x float> %1018)
  %1078 = getelementptr i8, ptr %1036, i64 %914
  %1079 = load float, ptr %1078, align 4
  %1080 = insertelement <16 x float> poison, float %1079, i64 0
  %1081 = shufflevector <16 x float> %1080, <16 x float> poison, <16 x i32> zeroinitializer
  %1082 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1081, <16 x float> %1026, <16 x float> %1019)
  %1083 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1081, <16 x float> %1028, <16 x float> %1020)
  %1084 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1081, <16 x float> %1030, <16 x float> %1021)
  %1085 = add nuw nsw i64 %1022, %72
  %1086 = add nuw nsw i64 %1023, 1
  %1087 = icmp eq i64 %1086, %59
  br i1 %1087, label %915, label %1000, !llvm.loop !9

1088:                                             ; preds = %67
  %1089 = load <16 x float>, ptr %87, align 4
  %1090 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1089
  %1091 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1092 = load <16 x float>, ptr %1091, align 4
  %1093 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1092
  %1094 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %1095 = load <16 x float>, ptr %1094, align 4
  %1096 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1095
  %1097 = getelementptr inbounds float, ptr %87, i64 %84
  %1098 = load <16 x float>, ptr %1097, align 4
  %1099 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1098
  %1100 = getelementptr inbounds nuw i8, ptr %1097, i64 64
  %1101 = load <16 x float>, ptr %1100, align 4
  %1102 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1101
  %1103 = getelementptr inbounds nuw i8, ptr %1097, i64 128
  %1104 = load <16 x float>, ptr %1103, align 4
  %1105 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1104
  %1106 = shl nsw i64 %84, 3
  %1107 = getelementptr inbounds i8, ptr %87, i64 %1106
  %1108 = load <16 x float>, ptr %1107, align 4
  %1109 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1108
  %1110 = getelementptr inbounds nuw i8, ptr %1107, i64 64
  %1111 = load <16 x float>, ptr %1110, align 4
  %1112 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1111
  %1113 = getelementptr inbounds nuw i8, ptr %1107, i64 128
  %1114 = load <16 x float>, ptr %1113, align 4
  %1115 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1114
  %1116 = mul nsw i64 %84, 12
  %1117 = getelementptr inbounds i8, ptr %87, i64 %1116
  %1118 = load <16 x float>, ptr %1117, align 4
  %1119 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1118
  %1120 = getelementptr inbounds nuw i8, ptr %1117, i64 64
  %1121 = load <16 x float>, ptr %1120, align 4
  %1122 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1121
  %1123 = getelementptr inbounds nuw i8, ptr %1117, i64 128
  %1124 = load <16 x float>, ptr %1123, align 4
  %1125 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1124
  %1126 = shl nsw i64 %84, 4
  %1127 = getelementptr inbounds i8, ptr %87, i64 %1126
  %1128 = load <16 x float>, ptr %1127, align 4
  %1129 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1128
  %1130 = getelementptr inbounds nuw i8, ptr %1127, i64 64
  %1131 = load <16 x float>, ptr %1130, align 4
  %1132 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1131
  %1133 = getelementptr inbounds nuw i8, ptr %1127, i64 128
  %1134 = load <16 x float>, ptr %1133, align 4
  %1135 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1134
  %1136 = mul nsw i64 %84, 20
  %1137 = getelementptr inbounds i8, ptr %87, i64 %1136
  %1138 = load <16 x float>, ptr %1137, align 4
  %1139 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1138
  %1140 = getelementptr inbounds nuw i8, ptr %1137, i64 64
  %1141 = load <16 x float>, ptr %1140, align 4
  %1142 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1141
  %1143 = getelementptr inbounds nuw i8, ptr %1137, i64 128
  %1144 = load <16 x float>, ptr %1143, align 4
  %1145 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1144
  %1146 = mul nsw i64 %84, 24
  %1147 = getelementptr inbounds i8, ptr %87, i64 %1146
  %1148 = load <16 x float>, ptr %1147, align 4
  %1149 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1148
  %1150 = getelementptr inbounds nuw i8, ptr %1147, i64 64
  %1151 = load <16 x float>, ptr %1150, align 4
  %1152 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1151
  %1153 = getelementptr inbounds nuw i8, ptr %1147, i64 128
  %1154 = load <16 x float>, ptr %1153, align 4
  %1155 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1154
  %1156 = mul nsw i64 %84, 28
  %1157 = getelementptr inbounds i8, ptr %87, i64 %1156
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
  %1167 = shl i64 %79, 3
  %1168 = mul i64 %79, 12
  %1169 = shl i64 %79, 4
  %1170 = mul i64 %79, 20
  %1171 = mul i64 %79, 24
  %1172 = mul i64 %79, 28
  br label %1272

1173:                                             ; preds = %1272, %1088
  %1174 = phi <16 x float> [ %1090, %1088 ], [ %1315, %1272 ]
  %1175 = phi <16 x float> [ %1093, %1088 ], [ %1316, %1272 ]
  %1176 = phi <16 x float> [ %1096, %1088 ], [ %1317, %1272 ]
  %1177 = phi <16 x float> [ %1099, %1088 ], [ %1322, %1272 ]
  %1178 = phi <16 x float> [ %1102, %1088 ], [ %1323, %1272 ]
  %1179 = phi <16 x float> [ %1105, %1088 ], [ %1324, %1272 ]
  %1180 = phi <16 x float> [ %1109, %1088 ], [ %1329, %1272 ]
  %1181 = phi <16 x float> [ %1112, %1088 ], [ %1330, %1272 ]
  %1182 = phi <16 x float> [ %1115, %1088 ], [ %1331, %1272 ]
  %1183 = phi <16 x float> [ %1119, %1088 ], [ %1336, %1272 ]
  %1184 = phi <16 x float> [ %1122, %1088 ], [ %1337, %1272 ]
  %1185 = phi <16 x float> [ %1125, %1088 ], [ %1338, %1272 ]
  %1186 = phi <16 x float> [ %1129, %1088 ], [ %1343, %1272 ]
  %1187 = phi <16 x float> [ %1132, %1088 ], [ %1344, %1272 ]
  %1188 = phi <16 x float> [ %1135, %1088 ], [ %1345, %1272 ]
  %1189 = phi <16 x float> [ %1139, %1088 ], [ %1350, %1272 ]
  %1190 = phi <16 x float> [ %1142, %1088 ], [ %1351, %1272 ]
  %1191 = phi <16 x float> [ %1145, %1088 ], [ %1352, %1272 ]
  %1192 = phi <16 x float> [ %1149, %1088 ], [ %1357, %1272 ]
  %1193 = phi <16 x float> [ %1152, %1088 ], [ %1358, %1272 ]
  %1194 = phi <16 x float> [ %1155, %1088 ], [ %1359, %1272 ]
  %1195 = phi <16 x float> [ %1159, %1088 ], [ %1364, %1272 ]
  %1196 = phi <16 x float> [ %1162, %1088 ], [ %1365, %1272 ]
  %1197 = phi <16 x float> [ %1165, %1088 ], [ %1366, %1272 ]
  store <16 x float> %1174, ptr %87, align 4
  store <16 x float> %1175, ptr %1091, align 4
  store <16 x float> %1176, ptr %1094, align 4
  %1198 = load i64, ptr %9, align 8
  %1199 = getelementptr inbounds float, ptr %87, i64 %1198
  store <16 x float> %1177, ptr %1199, align 4
  %1200 = load i64, ptr %9, align 8
  %1201 = getelementptr inbounds float, ptr %87, i64 %1200
  %1202 = getelementptr inbounds nuw i8, ptr %1201, i64 64
  store <16 x float> %1178, ptr %1202, align 4
  %1203 = load i64, ptr %9, align 8
  %1204 = getelementptr inbounds float, ptr %87, i64 %1203
  %1205 = getelementptr inbounds nuw i8, ptr %1204, i64 128
  store <16 x float> %1179, ptr %1205, align 4
  %1206 = load i64, ptr %9, align 8
  %1207 = shl nsw i64 %1206, 3
  %1208 = getelementptr inbounds i8, ptr %87, i64 %1207
  store <16 x float> %1180, ptr %1208, align 4
  %1209 = load i64, ptr %9, align 8
  %1210 = shl nsw i64 %1209, 3
  %1211 = getelementptr inbounds i8, ptr %87, i64 %1210
  %1212 = getelementptr inbounds nuw i8, ptr %1211, i64 64
  store <16 x float> %1181, ptr %1212, align 4
  %1213 = load i64, ptr %9, align 8
  %1214 = shl nsw i64 %1213, 3
  %1215 = getelementptr inbounds i8, ptr %87, i64 %1214
  %1216 = getelementptr inbounds nuw i8, ptr %1215, i64 128
  store <16 x float> %1182, ptr %1216, align 4
  %1217 = load i64, ptr %9, align 8
  %1218 = mul nsw i64 %1217, 12
  %1219 = getelementptr inbounds i8, ptr %87, i64 %1218
  store <16 x float> %1183, ptr %1219, align 4
  %1220 = load i64, ptr %9, align 8
  %1221 = mul nsw i64 %1220, 12
  %1222 = getelementptr inbounds i8, ptr %87, i64 %1221
  %1223 = getelementptr inbounds nuw i8, ptr %1222, i64 64
  store <16 x float> %1184, ptr %1223, align 4
  %1224 = load i64, ptr %9, align 8
  %1225 = mul nsw i64 %1224, 12
  %1226 = getelementptr inbounds i8, ptr %87, i64 %1225
  %1227 = getelementptr inbounds nuw i8, ptr %1226, i64 128
  store <16 x float> %1185, ptr %1227, align 4
  %1228 = load i64, ptr %9, align 8
  %1229 = shl nsw i64 %1228, 4
  %1230 = getelementptr inbounds i8, ptr %87, i64 %1229
  store <16 x float> %1186, ptr %1230, align 4
  %1231 = load i64, ptr %9, align 8
  %1232 = shl nsw i64 %1231, 4
  %1233 = getelementptr inbounds i8, ptr %87, i64 %1232
  %1234 = getelementptr inbounds nuw i8, ptr %1233, i64 64
  store <16 x float> %1187, ptr %1234, align 4
  %1235 = load i64, ptr %9, align 8
  %1236 = shl nsw i64 %1235, 4
  %1237 = getelementptr inbounds i8, ptr %87, i64 %1236
  %1238 = getelementptr inbounds nuw i8, ptr %1237, i64 128
  store <16 x float> %1188, ptr %1238, align 4
  %1239 = load i64, ptr %9, align 8
  %1240 = mul nsw i64 %1239, 20
  %1241 = getelementptr inbounds i8, ptr %87, i64 %1240
  store <16 x float> %1189, ptr %1241, align 4
  %1242 = load i64, ptr %9, align 8
  %1243 = mul nsw i64 %1242, 20
  %1244 = getelementptr inbounds i8, ptr %87, i64 %1243
  %1245 = getelementptr inbounds nuw i8, ptr %1244, i64 64
  store <16 x float> %1190, ptr %1245, align 4
  %1246 = load i64, ptr %9, align 8
  %1247 = mul nsw i64 %1246, 20
  %1248 = getelementptr inbounds i8, ptr %87, i64 %1247
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 128
  store <16 x float> %1191, ptr %1249, align 4
  %1250 = load i64, ptr %9, align 8
  %1251 = mul nsw i64 %1250, 24
  %1252 = getelementptr inbounds i8, ptr %87, i64 %1251
  store <16 x float> %1192, ptr %1252, align 4
  %1253 = load i64, ptr %9, align 8
  %1254 = mul nsw i64 %1253, 24
  %1255 = getelementptr inbounds i8, ptr %87, i64 %1254
  %1256 = getelementptr inbounds nuw i8, ptr %1255, i64 64
  store <16 x float> %1193, ptr %1256, align 4
  %1257 = load i64, ptr %9, align 8
  %1258 = mul nsw i64 %1257, 24
  %1259 = getelementptr inbounds i8, ptr %87, i64 %1258
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 128
  store <16 x float> %1194, ptr %1260, align 4
  %1261 = load i64, ptr %9, align 8
  %1262 = mul nsw i64 %1261, 28
  %1263 = getelementptr inbounds i8, ptr %87, i64 %1262
  store <16 x float> %1195, ptr %1263, align 4
  %1264 = load i64, ptr %9, align 8
  %1265 = mul nsw i64 %1264, 28
  %1266 = getelementptr inbounds i8, ptr %87, i64 %1265
  %1267 = getelementptr inbounds nuw i8, ptr %1266, i64 64
  store <16 x float> %1196, ptr %1267, align 4
  %1268 = load i64, ptr %9, align 8
  %1269 = mul nsw i64 %1268, 28
  %1270 = getelementptr inbounds i8, ptr %87, i64 %1269
  %1271 = getelementptr inbounds nuw i8, ptr %1270, i64 128
  store <16 x float> %1197, ptr %1271, align 4
  br label %1370

1272:                                             ; preds = %1166, %1272
  %1273 = phi <16 x float> [ %1090, %1166 ], [ %1315, %1272 ]
  %1274 = phi <16 x float> [ %1093, %1166 ], [ %1316, %1272 ]
  %1275 = phi <16 x float> [ %1096, %1166 ], [ %1317, %1272 ]
  %1276 = phi <16 x float> [ %1099, %1166 ], [ %1322, %1272 ]
  %1277 = phi <16 x float> [ %1102, %1166 ], [ %1323, %1272 ]
  %1278 = phi <16 x float> [ %1105, %1166 ], [ %1324, %1272 ]
  %1279 = phi <16 x float> [ %1109, %1166 ], [ %1329, %1272 ]
  %1280 = phi <16 x float> [ %1112, %1166 ], [ %1330, %1272 ]
  %1281 = phi <16 x float> [ %1115, %1166 ], [ %1331, %1272 ]
  %1282 = phi <16 x float> [ %1119, %1166 ], [ %1336, %1272 ]
  %1283 = phi <16 x float> [ %1122, %1166 ], [ %1337, %1272 ]
  %1284 = phi <16 x float> [ %1125, %1166 ], [ %1338, %1272 ]
  %1285 = phi <16 x float> [ %1129, %1166 ], [ %1343, %1272 ]
  %1286 = phi <16 x float> [ %1132, %1166 ], [ %1344, %1272 ]
  %1287 = phi <16 x float> [ %1135, %1166 ], [ %1345, %1272 ]
  %1288 = phi <16 x float> [ %1139, %1166 ], [ %1350, %1272 ]
  %1289 = phi <16 x float> [ %1142, %1166 ], [ %1351, %1272 ]
  %1290 = phi <16 x float> [ %1145, %1166 ], [ %1352, %1272 ]
  %1291 = phi <16 x float> [ %1149, %1166 ], [ %1357, %1272 ]
  %1292 = phi <16 x float> [ %1152, %1166 ], [ %1358, %1272 ]
  %1293 = phi <16 x float> [ %1155, %1166 ], [ %1359, %1272 ]
  %1294 = phi <16 x float> [ %1159, %1166 ], [ %1364, %1272 ]
  %1295 = phi <16 x float> [ %1162, %1166 ], [ %1365, %1272 ]
  %1296 = phi <16 x float> [ %1165, %1166 ], [ %1366, %1272 ]
  %1297 = phi i64 [ %75, %1166 ], [ %1367, %1272 ]
  %1298 = phi i64 [ 0, %1166 ], [ %1368, %1272 ]
  %1299 = mul nuw nsw i64 %1298, 192
  %1300 = getelementptr inbounds nuw i8, ptr %51, i64 %1299
  %1301 = load <16 x float>, ptr %1300, align 4
  %1302 = getelementptr inbounds nuw i8, ptr %1300, i64 64
  %1303 = load <16 x float>, ptr %1302, align 4
  %1304 = getelementptr inbounds nuw i8, ptr %1300, i64 128
  %1305 = load <16 x float>, ptr %1304, align 4
  %1306 = lshr i64 %1297, 16
  %1307 = mul nuw nsw i64 %1306, 192
  %1308 = getelementptr inbounds nuw i8, ptr %77, i64 %1307
  tail call void @llvm.prefetch.p0(ptr %1308, i32 0, i32 2, i32 1)
  %1309 = getelementptr inbounds nuw i8, ptr %1308, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1309, i32 0, i32 2, i32 1)
  %1310 = getelementptr inbounds nuw i8, ptr %1308, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %1310, i32 0, i32 2, i32 1)
  %1311 = getelementptr float, ptr %82, i64 %1298
  %1312 = load float, ptr %1311, align 4
  %1313 = insertelement <16 x float> poison, float %1312, i64 0
  %1314 = shufflevector <16 x float> %1313, <16 x float> poison, <16 x i32> zeroinitializer
  %1315 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1314, <16 x float> %1301, <16 x float> %1273)
  %1316 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1314, <16 x float> %1303, <16 x float> %1274)
  %1317 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1314, <16 x float> %1305, <16 x float> %1275)
  %1318 = getelementptr float, ptr %1311, i64 %79
  %1319 = load float, ptr %1318, align 4
  %1320 = insertelement <16 x float> poison, float %1319, i64 0
  %1321 = shufflevector <16 x float> %1320, <16 x float> poison, <16 x i32> zeroinitializer
  %1322 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1321, <16 x float> %1301, <16 x float> %1276)
  %1323 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1321, <16 x float> %1303, <16 x float> %1277)
  %1324 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1321, <16 x float> %1305, <16 x float> %1278)
  %1325 = getelementptr i8, ptr %1311, i64 %1167
  %1326 = load float, ptr %1325, align 4
  %1327 = insertelement <16 x float> poison, float %1326, i64 0
  %1328 = shufflevector <16 x float> %1327, <16 x float> poison, <16 x i32> zeroinitializer
  %1329 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1328, <16 x float> %1301, <16 x float> %1279)
  %1330 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1328, <16 x float> %1303, <16 x float> %1280)
  %1331 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1328, <16 x float> %1305, <16 x float> %1281)
  %1332 = getelementptr i8, ptr %1311, i64 %1168
  %1333 = load float, ptr %1332, align 4
  %1334 = insertelement <16 x float> poison, float %1333, i64 0
  %1335 = shufflevector <16 x float> %1334, <16 x float> poison, <16 x i32> zeroinitializer
  %1336 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1335, <16 x float> %1301, <16 x float> %1282)
  %1337 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1335, <16 x float> %1303, <16 x float> %1283)
  %1338 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1335, <16 x float> %1305, <16 x float> %1284)
  %1339 = getelementptr i8, ptr %1311, i64 %1169
  %1340 = load float, ptr %1339, align 4
  %1341 = insertelement <16 x float> poison, float %1340, i64 0
  %1342 = shufflevector <16 x float> %1341, <16 x float> poison, <16 x i32> zeroinitializer
  %1343 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1342, <16 x float> %1301, <16 x float> %1285)
  %1344 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1342, <16 x float> %1303, <16 x float> %1286)
  %1345 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1342, <16 x float> %1305, <16 x float> %1287)
  %1346 = getelementptr i8, ptr %1311, i64 %1170
  %1347 = load float, ptr %1346, align 4
  %1348 = insertelement <16 x float> poison, float %1347, i64 0
  %1349 = shufflevector <16 x float> %1348, <16 x float> poison, <16 x i32> zeroinitializer
  %1350 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1349, <16 x float> %1301, <16 x float> %1288)
  %1351 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1349, <16 x float> %1303, <16 x float> %1289)
  %1352 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1349, <16 x float> %1305, <16 x float> %1290)
  %1353 = getelementptr i8, ptr %1311, i64 %1171
  %1354 = load float, ptr %1353, align 4
  %1355 = insertelement <16 x float> poison, float %1354, i64 0
  %1356 = shufflevector <16 x float> %1355, <16 x float> poison, <16 x i32> zeroinitializer
  %1357 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1356, <16 x float> %1301, <16 x float> %1291)
  %1358 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1356, <16 x float> %1303, <16 x float> %1292)
  %1359 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1356, <16 x float> %1305, <16 x float> %1293)
  %1360 = getelementptr i8, ptr %1311, i64 %1172
  %1361 = load float, ptr %1360, align 4
  %1362 = insertelement <16 x float> poison, float %1361, i64 0
  %1363 = shufflevector <16 x float> %1362, <16 x float> poison, <16 x i32> zeroinitializer
  %1364 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1363, <16 x float> %1301, <16 x float> %1294)
  %1365 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1363, <16 x float> %1303, <16 x float> %1295)
  %1366 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1363, <16 x float> %1305, <16 x float> %1296)
  %1367 = add nuw nsw i64 %1297, %72
  %1368 = add nuw nsw i64 %1298, 1
  %1369 = icmp eq i64 %1368, %59
  br i1 %1369, label %1173, label %1272, !llvm.loop !9

1370:                                             ; preds = %1173, %915, %692, %504, %351, %233, %150, %128, %67
  %1371 = add nuw nsw i64 %68, 1
  %1372 = icmp eq i64 %1371, %28
  br i1 %1372, label %60, label %67, !llvm.loop !11

1373:                                             ; preds = %37, %1
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
  br i1 %21, label %22, label %2094

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
  %36 = shl nsw i64 %33, 7
  br label %42

37:                                               ; preds = %62, %30
  %38 = phi i64 [ %31, %30 ], [ %63, %62 ]
  %39 = phi i64 [ %32, %30 ], [ %63, %62 ]
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %20
  br i1 %41, label %2094, label %30, !llvm.loop !6

42:                                               ; preds = %35, %62
  %43 = phi i64 [ %31, %35 ], [ %63, %62 ]
  %44 = phi i64 [ 0, %35 ], [ %66, %62 ]
  %45 = phi i64 [ %32, %35 ], [ %63, %62 ]
  %46 = phi i64 [ 0, %35 ], [ %64, %62 ]
  %47 = load ptr, ptr %0, align 8
  %48 = mul nsw i64 %45, %33
  %49 = add nsw i64 %48, %46
  %50 = shl nsw i64 %49, 7
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

60:                                               ; preds = %2091
  %61 = load i64, ptr %23, align 8
  br label %62

62:                                               ; preds = %60, %42
  %63 = phi i64 [ %61, %60 ], [ %43, %42 ]
  %64 = add nuw nsw i64 %46, 96
  %65 = icmp slt i64 %64, %63
  %66 = add nsw i64 %44, -96
  br i1 %65, label %42, label %37, !llvm.loop !8

67:                                               ; preds = %54, %2091
  %68 = phi i64 [ 0, %54 ], [ %2092, %2091 ]
  %69 = mul nsw i64 %68, %8
  %70 = icmp samesign ult i64 %68, 4
  %71 = select i1 %70, i64 %25, i64 1
  %72 = udiv i64 65536, %71
  %73 = select i1 %70, i64 %68, i64 0
  %74 = mul nsw i64 %73, %53
  %75 = mul nsw i64 %74, %72
  %76 = select i1 %70, i64 3072, i64 0
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
  switch i64 %90, label %2091 [
    i64 1, label %91
    i64 2, label %123
    i64 3, label %176
    i64 4, label %255
    i64 5, label %359
    i64 6, label %488
    i64 7, label %642
    i64 8, label %821
    i64 9, label %1025
    i64 10, label %1254
    i64 11, label %1508
    i64 12, label %1787
  ]

91:                                               ; preds = %67
  %92 = load <16 x float>, ptr %87, align 4
  %93 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %92
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %95 = load <16 x float>, ptr %94, align 4
  %96 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %95
  br i1 %56, label %97, label %120

97:                                               ; preds = %91, %97
  %98 = phi <16 x float> [ %116, %97 ], [ %96, %91 ]
  %99 = phi <16 x float> [ %115, %97 ], [ %93, %91 ]
  %100 = phi i64 [ %117, %97 ], [ %75, %91 ]
  %101 = phi i64 [ %118, %97 ], [ 0, %91 ]
  %102 = shl nuw nsw i64 %101, 7
  %103 = getelementptr inbounds nuw i8, ptr %51, i64 %102
  %104 = load <16 x float>, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 64
  %106 = load <16 x float>, ptr %105, align 4
  %107 = lshr i64 %100, 11
  %108 = and i64 %107, 9007199254740960
  %109 = getelementptr inbounds nuw float, ptr %77, i64 %108
  tail call void @llvm.prefetch.p0(ptr %109, i32 0, i32 2, i32 1)
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %110, i32 0, i32 2, i32 1)
  %111 = getelementptr float, ptr %82, i64 %101
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %104, <16 x float> %99)
  %116 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %106, <16 x float> %98)
  %117 = add nuw nsw i64 %100, %72
  %118 = add nuw nsw i64 %101, 1
  %119 = icmp eq i64 %118, %59
  br i1 %119, label %120, label %97, !llvm.loop !9

120:                                              ; preds = %97, %91
  %121 = phi <16 x float> [ %96, %91 ], [ %116, %97 ]
  %122 = phi <16 x float> [ %93, %91 ], [ %115, %97 ]
  store <16 x float> %122, ptr %87, align 4
  store <16 x float> %121, ptr %94, align 4
  br label %2091

123:                                              ; preds = %67
  %124 = load <16 x float>, ptr %87, align 4
  %125 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %124
  %126 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %127 = load <16 x float>, ptr %126, align 4
  %128 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %127
  %129 = getelementptr inbounds float, ptr %87, i64 %84
  %130 = load <16 x float>, ptr %129, align 4
  %131 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %130
  %132 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %133 = load <16 x float>, ptr %132, align 4
  %134 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %133
  br i1 %56, label %145, label %135

135:                                              ; preds = %145, %123
  %136 = phi <16 x float> [ %134, %123 ], [ %172, %145 ]
  %137 = phi <16 x float> [ %131, %123 ], [ %171, %145 ]
  %138 = phi <16 x float> [ %128, %123 ], [ %166, %145 ]
  %139 = phi <16 x float> [ %125, %123 ], [ %165, %145 ]
  store <16 x float> %139, ptr %87, align 4
  store <16 x float> %138, ptr %126, align 4
  %140 = load i64, ptr %9, align 8
  %141 = getelementptr inbounds float, ptr %87, i64 %140
  store <16 x float> %137, ptr %141, align 4
  %142 = load i64, ptr %9, align 8
  %143 = getelementptr inbounds float, ptr %87, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 64
  store <16 x float> %136, ptr %144, align 4
  br label %2091

145:                                              ; preds = %123, %145
  %146 = phi <16 x float> [ %172, %145 ], [ %134, %123 ]
  %147 = phi <16 x float> [ %171, %145 ], [ %131, %123 ]
  %148 = phi <16 x float> [ %166, %145 ], [ %128, %123 ]
  %149 = phi <16 x float> [ %165, %145 ], [ %125, %123 ]
  %150 = phi i64 [ %173, %145 ], [ %75, %123 ]
  %151 = phi i64 [ %174, %145 ], [ 0, %123 ]
  %152 = shl nuw nsw i64 %151, 7
  %153 = getelementptr inbounds nuw i8, ptr %51, i64 %152
  %154 = load <16 x float>, ptr %153, align 4
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 64
  %156 = load <16 x float>, ptr %155, align 4
  %157 = lshr i64 %150, 11
  %158 = and i64 %157, 9007199254740960
  %159 = getelementptr inbounds nuw float, ptr %77, i64 %158
  tail call void @llvm.prefetch.p0(ptr %159, i32 0, i32 2, i32 1)
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %160, i32 0, i32 2, i32 1)
  %161 = getelementptr float, ptr %82, i64 %151
  %162 = load float, ptr %161, align 4
  %163 = insertelement <16 x float> poison, float %162, i64 0
  %164 = shufflevector <16 x float> %163, <16 x float> poison, <16 x i32> zeroinitializer
  %165 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %164, <16 x float> %154, <16 x float> %149)
  %166 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %164, <16 x float> %156, <16 x float> %148)
  %167 = getelementptr float, ptr %161, i64 %79
  %168 = load float, ptr %167, align 4
  %169 = insertelement <16 x float> poison, float %168, i64 0
  %170 = shufflevector <16 x float> %169, <16 x float> poison, <16 x i32> zeroinitializer
  %171 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %170, <16 x float> %154, <16 x float> %147)
  %172 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %170, <16 x float> %156, <16 x float> %146)
  %173 = add nuw nsw i64 %150, %72
  %174 = add nuw nsw i64 %151, 1
  %175 = icmp eq i64 %174, %59
  br i1 %175, label %135, label %145, !llvm.loop !9

176:                                              ; preds = %67
  %177 = load <16 x float>, ptr %87, align 4
  %178 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %177
  %179 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %180 = load <16 x float>, ptr %179, align 4
  %181 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %180
  %182 = getelementptr inbounds float, ptr %87, i64 %84
  %183 = load <16 x float>, ptr %182, align 4
  %184 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %183
  %185 = getelementptr inbounds nuw i8, ptr %182, i64 64
  %186 = load <16 x float>, ptr %185, align 4
  %187 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %186
  %188 = shl nsw i64 %84, 3
  %189 = getelementptr inbounds i8, ptr %87, i64 %188
  %190 = load <16 x float>, ptr %189, align 4
  %191 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %190
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 64
  %193 = load <16 x float>, ptr %192, align 4
  %194 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %193
  br i1 %56, label %195, label %197

195:                                              ; preds = %176
  %196 = shl i64 %79, 3
  br label %216

197:                                              ; preds = %216, %176
  %198 = phi <16 x float> [ %194, %176 ], [ %251, %216 ]
  %199 = phi <16 x float> [ %191, %176 ], [ %250, %216 ]
  %200 = phi <16 x float> [ %187, %176 ], [ %245, %216 ]
  %201 = phi <16 x float> [ %184, %176 ], [ %244, %216 ]
  %202 = phi <16 x float> [ %181, %176 ], [ %239, %216 ]
  %203 = phi <16 x float> [ %178, %176 ], [ %238, %216 ]
  store <16 x float> %203, ptr %87, align 4
  store <16 x float> %202, ptr %179, align 4
  %204 = load i64, ptr %9, align 8
  %205 = getelementptr inbounds float, ptr %87, i64 %204
  store <16 x float> %201, ptr %205, align 4
  %206 = load i64, ptr %9, align 8
  %207 = getelementptr inbounds float, ptr %87, i64 %206
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 64
  store <16 x float> %200, ptr %208, align 4
  %209 = load i64, ptr %9, align 8
  %210 = shl nsw i64 %209, 3
  %211 = getelementptr inbounds i8, ptr %87, i64 %210
  store <16 x float> %199, ptr %211, align 4
  %212 = load i64, ptr %9, align 8
  %213 = shl nsw i64 %212, 3
  %214 = getelementptr inbounds i8, ptr %87, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 64
  store <16 x float> %198, ptr %215, align 4
  br label %2091

216:                                              ; preds = %195, %216
  %217 = phi <16 x float> [ %194, %195 ], [ %251, %216 ]
  %218 = phi <16 x float> [ %191, %195 ], [ %250, %216 ]
  %219 = phi <16 x float> [ %187, %195 ], [ %245, %216 ]
  %220 = phi <16 x float> [ %184, %195 ], [ %244, %216 ]
  %221 = phi <16 x float> [ %181, %195 ], [ %239, %216 ]
  %222 = phi <16 x float> [ %178, %195 ], [ %238, %216 ]
  %223 = phi i64 [ %75, %195 ], [ %252, %216 ]
  %224 = phi i64 [ 0, %195 ], [ %253, %216 ]
  %225 = shl nuw nsw i64 %224, 7
  %226 = getelementptr inbounds nuw i8, ptr %51, i64 %225
  %227 = load <16 x float>, ptr %226, align 4
  %228 = getelementptr inbounds nuw i8, ptr %226, i64 64
  %229 = load <16 x float>, ptr %228, align 4
  %230 = lshr i64 %223, 11
  %231 = and i64 %230, 9007199254740960
  %232 = getelementptr inbounds nuw float, ptr %77, i64 %231
  tail call void @llvm.prefetch.p0(ptr %232, i32 0, i32 2, i32 1)
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %233, i32 0, i32 2, i32 1)
  %234 = getelementptr float, ptr %82, i64 %224
  %235 = load float, ptr %234, align 4
  %236 = insertelement <16 x float> poison, float %235, i64 0
  %237 = shufflevector <16 x float> %236, <16 x float> poison, <16 x i32> zeroinitializer
  %238 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> %227, <16 x float> %222)
  %239 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> %229, <16 x float> %221)
  %240 = getelementptr float, ptr %234, i64 %79
  %241 = load float, ptr %240, align 4
  %242 = insertelement <16 x float> poison, float %241, i64 0
  %243 = shufflevector <16 x float> %242, <16 x float> poison, <16 x i32> zeroinitializer
  %244 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %243, <16 x float> %227, <16 x float> %220)
  %245 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %243, <16 x float> %229, <16 x float> %219)
  %246 = getelementptr i8, ptr %234, i64 %196
  %247 = load float, ptr %246, align 4
  %248 = insertelement <16 x float> poison, float %247, i64 0
  %249 = shufflevector <16 x float> %248, <16 x float> poison, <16 x i32> zeroinitializer
  %250 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %227, <16 x float> %218)
  %251 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %229, <16 x float> %217)
  %252 = add nuw nsw i64 %223, %72
  %253 = add nuw nsw i64 %224, 1
  %254 = icmp eq i64 %253, %59
  br i1 %254, label %197, label %216, !llvm.loop !9

255:                                              ; preds = %67
  %256 = load <16 x float>, ptr %87, align 4
  %257 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %256
  %258 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %259 = load <16 x float>, ptr %258, align 4
  %260 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %259
  %261 = getelementptr inbounds float, ptr %87, i64 %84
  %262 = load <16 x float>, ptr %261, align 4
  %263 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %262
  %264 = getelementptr inbounds nuw i8, ptr %261, i64 64
  %265 = load <16 x float>, ptr %264, align 4
  %266 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %265
  %267 = shl nsw i64 %84, 3
  %268 = getelementptr inbounds i8, ptr %87, i64 %267
  %269 = load <16 x float>, ptr %268, align 4
  %270 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %269
  %271 = getelementptr inbounds nuw i8, ptr %268, i64 64
  %272 = load <16 x float>, ptr %271, align 4
  %273 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %272
  %274 = mul nsw i64 %84, 12
  %275 = getelementptr inbounds i8, ptr %87, i64 %274
  %276 = load <16 x float>, ptr %275, align 4
  %277 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %276
  %278 = getelementptr inbounds nuw i8, ptr %275, i64 64
  %279 = load <16 x float>, ptr %278, align 4
  %280 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %279
  br i1 %56, label %281, label %284

281:                                              ; preds = %255
  %282 = shl i64 %79, 3
  %283 = mul i64 %79, 12
  br label %312

284:                                              ; preds = %312, %255
  %285 = phi <16 x float> [ %280, %255 ], [ %355, %312 ]
  %286 = phi <16 x float> [ %277, %255 ], [ %354, %312 ]
  %287 = phi <16 x float> [ %273, %255 ], [ %349, %312 ]
  %288 = phi <16 x float> [ %270, %255 ], [ %348, %312 ]
  %289 = phi <16 x float> [ %266, %255 ], [ %343, %312 ]
  %290 = phi <16 x float> [ %263, %255 ], [ %342, %312 ]
  %291 = phi <16 x float> [ %260, %255 ], [ %337, %312 ]
  %292 = phi <16 x float> [ %257, %255 ], [ %336, %312 ]
  store <16 x float> %292, ptr %87, align 4
  store <16 x float> %291, ptr %258, align 4
  %293 = load i64, ptr %9, align 8
  %294 = getelementptr inbounds float, ptr %87, i64 %293
  store <16 x float> %290, ptr %294, align 4
  %295 = load i64, ptr %9, align 8
  %296 = getelementptr inbounds float, ptr %87, i64 %295
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 64
  store <16 x float> %289, ptr %297, align 4
  %298 = load i64, ptr %9, align 8
  %299 = shl nsw i64 %298, 3
  %300 = getelementptr inbounds i8, ptr %87, i64 %299
  store <16 x float> %288, ptr %300, align 4
  %301 = load i64, ptr %9, align 8
  %302 = shl nsw i64 %301, 3
  %303 = getelementptr inbounds i8, ptr %87, i64 %302
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 64
  store <16 x float> %287, ptr %304, align 4
  %305 = load i64, ptr %9, align 8
  %306 = mul nsw i64 %305, 12
  %307 = getelementptr inbounds i8, ptr %87, i64 %306
  store <16 x float> %286, ptr %307, align 4
  %308 = load i64, ptr %9, align 8
  %309 = mul nsw i64 %308, 12
  %310 = getelementptr inbounds i8, ptr %87, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 64
  store <16 x float> %285, ptr %311, align 4
  br label %2091

312:                                              ; preds = %281, %312
  %313 = phi <16 x float> [ %280, %281 ], [ %355, %312 ]
  %314 = phi <16 x float> [ %277, %281 ], [ %354, %312 ]
  %315 = phi <16 x float> [ %273, %281 ], [ %349, %312 ]
  %316 = phi <16 x float> [ %270, %281 ], [ %348, %312 ]
  %317 = phi <16 x float> [ %266, %281 ], [ %343, %312 ]
  %318 = phi <16 x float> [ %263, %281 ], [ %342, %312 ]
  %319 = phi <16 x float> [ %260, %281 ], [ %337, %312 ]
  %320 = phi <16 x float> [ %257, %281 ], [ %336, %312 ]
  %321 = phi i64 [ %75, %281 ], [ %356, %312 ]
  %322 = phi i64 [ 0, %281 ], [ %357, %312 ]
  %323 = shl nuw nsw i64 %322, 7
  %324 = getelementptr inbounds nuw i8, ptr %51, i64 %323
  %325 = load <16 x float>, ptr %324, align 4
  %326 = getelementptr inbounds nuw i8, ptr %324, i64 64
  %327 = load <16 x float>, ptr %326, align 4
  %328 = lshr i64 %321, 11
  %329 = and i64 %328, 9007199254740960
  %330 = getelementptr inbounds nuw float, ptr %77, i64 %329
  tail call void @llvm.prefetch.p0(ptr %330, i32 0, i32 2, i32 1)
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %331, i32 0, i32 2, i32 1)
  %332 = getelementptr float, ptr %82, i64 %322
  %333 = load float, ptr %332, align 4
  %334 = insertelement <16 x float> poison, float %333, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %325, <16 x float> %320)
  %337 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %327, <16 x float> %319)
  %338 = getelementptr float, ptr %332, i64 %79
  %339 = load float, ptr %338, align 4
  %340 = insertelement <16 x float> poison, float %339, i64 0
  %341 = shufflevector <16 x float> %340, <16 x float> poison, <16 x i32> zeroinitializer
  %342 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %341, <16 x float> %325, <16 x float> %318)
  %343 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %341, <16 x float> %327, <16 x float> %317)
  %344 = getelementptr i8, ptr %332, i64 %282
  %345 = load float, ptr %344, align 4
  %346 = insertelement <16 x float> poison, float %345, i64 0
  %347 = shufflevector <16 x float> %346, <16 x float> poison, <16 x i32> zeroinitializer
  %348 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %325, <16 x float> %316)
  %349 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %327, <16 x float> %315)
  %350 = getelementptr i8, ptr %332, i64 %283
  %351 = load float, ptr %350, align 4
  %352 = insertelement <16 x float> poison, float %351, i64 0
  %353 = shufflevector <16 x float> %352, <16 x float> poison, <16 x i32> zeroinitializer
  %354 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %353, <16 x float> %325, <16 x float> %314)
  %355 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %353, <16 x float> %327, <16 x float> %313)
  %356 = add nuw nsw i64 %321, %72
  %357 = add nuw nsw i64 %322, 1
  %358 = icmp eq i64 %357, %59
  br i1 %358, label %284, label %312, !llvm.loop !9

359:                                              ; preds = %67
  %360 = load <16 x float>, ptr %87, align 4
  %361 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %360
  %362 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %363 = load <16 x float>, ptr %362, align 4
  %364 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %363
  %365 = getelementptr inbounds float, ptr %87, i64 %84
  %366 = load <16 x float>, ptr %365, align 4
  %367 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %366
  %368 = getelementptr inbounds nuw i8, ptr %365, i64 64
  %369 = load <16 x float>, ptr %368, align 4
  %370 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %369
  %371 = shl nsw i64 %84, 3
  %372 = getelementptr inbounds i8, ptr %87, i64 %371
  %373 = load <16 x float>, ptr %372, align 4
  %374 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %373
  %375 = getelementptr inbounds nuw i8, ptr %372, i64 64
  %376 = load <16 x float>, ptr %375, align 4
  %377 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %376
  %378 = mul nsw i64 %84, 12
  %379 = getelementptr inbounds i8, ptr %87, i64 %378
  %380 = load <16 x float>, ptr %379, align 4
  %381 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %380
  %382 = getelementptr inbounds nuw i8, ptr %379, i64 64
  %383 = load <16 x float>, ptr %382, align 4
  %384 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %383
  %385 = shl nsw i64 %84, 4
  %386 = getelementptr inbounds i8, ptr %87, i64 %385
  %387 = load <16 x float>, ptr %386, align 4
  %388 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %387
  %389 = getelementptr inbounds nuw i8, ptr %386, i64 64
  %390 = load <16 x float>, ptr %389, align 4
  %391 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %390
  br i1 %56, label %392, label %396

392:                                              ; preds = %359
  %393 = shl i64 %79, 3
  %394 = mul i64 %79, 12
  %395 = shl i64 %79, 4
  br label %433

396:                                              ; preds = %433, %359
  %397 = phi <16 x float> [ %391, %359 ], [ %484, %433 ]
  %398 = phi <16 x float> [ %388, %359 ], [ %483, %433 ]
  %399 = phi <16 x float> [ %384, %359 ], [ %478, %433 ]
  %400 = phi <16 x float> [ %381, %359 ], [ %477, %433 ]
  %401 = phi <16 x float> [ %377, %359 ], [ %472, %433 ]
  %402 = phi <16 x float> [ %374, %359 ], [ %471, %433 ]
  %403 = phi <16 x float> [ %370, %359 ], [ %466, %433 ]
  %404 = phi <16 x float> [ %367, %359 ], [ %465, %433 ]
  %405 = phi <16 x float> [ %364, %359 ], [ %460, %433 ]
  %406 = phi <16 x float> [ %361, %359 ], [ %459, %433 ]
  store <16 x float> %406, ptr %87, align 4
  store <16 x float> %405, ptr %362, align 4
  %407 = load i64, ptr %9, align 8
  %408 = getelementptr inbounds float, ptr %87, i64 %407
  store <16 x float> %404, ptr %408, align 4
  %409 = load i64, ptr %9, align 8
  %410 = getelementptr inbounds float, ptr %87, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 64
  store <16 x float> %403, ptr %411, align 4
  %412 = load i64, ptr %9, align 8
  %413 = shl nsw i64 %412, 3
  %414 = getelementptr inbounds i8, ptr %87, i64 %413
  store <16 x float> %402, ptr %414, align 4
  %415 = load i64, ptr %9, align 8
  %416 = shl nsw i64 %415, 3
  %417 = getelementptr inbounds i8, ptr %87, i64 %416
  %418 = getelementptr inbounds nuw i8, ptr %417, i64 64
  store <16 x float> %401, ptr %418, align 4
  %419 = load i64, ptr %9, align 8
  %420 = mul nsw i64 %419, 12
  %421 = getelementptr inbounds i8, ptr %87, i64 %420
  store <16 x float> %400, ptr %421, align 4
  %422 = load i64, ptr %9, align 8
  %423 = mul nsw i64 %422, 12
  %424 = getelementptr inbounds i8, ptr %87, i64 %423
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 64
  store <16 x float> %399, ptr %425, align 4
  %426 = load i64, ptr %9, align 8
  %427 = shl nsw i64 %426, 4
  %428 = getelementptr inbounds i8, ptr %87, i64 %427
  store <16 x float> %398, ptr %428, align 4
  %429 = load i64, ptr %9, align 8
  %430 = shl nsw i64 %429, 4
  %431 = getelementptr inbounds i8, ptr %87, i64 %430
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 64
  store <16 x float> %397, ptr %432, align 4
  br label %2091

433:                                              ; preds = %392, %433
  %434 = phi <16 x float> [ %391, %392 ], [ %484, %433 ]
  %435 = phi <16 x float> [ %388, %392 ], [ %483, %433 ]
  %436 = phi <16 x float> [ %384, %392 ], [ %478, %433 ]
  %437 = phi <16 x float> [ %381, %392 ], [ %477, %433 ]
  %438 = phi <16 x float> [ %377, %392 ], [ %472, %433 ]
  %439 = phi <16 x float> [ %374, %392 ], [ %471, %433 ]
  %440 = phi <16 x float> [ %370, %392 ], [ %466, %433 ]
  %441 = phi <16 x float> [ %367, %392 ], [ %465, %433 ]
  %442 = phi <16 x float> [ %364, %392 ], [ %460, %433 ]
  %443 = phi <16 x float> [ %361, %392 ], [ %459, %433 ]
  %444 = phi i64 [ %75, %392 ], [ %485, %433 ]
  %445 = phi i64 [ 0, %392 ], [ %486, %433 ]
  %446 = shl nuw nsw i64 %445, 7
  %447 = getelementptr inbounds nuw i8, ptr %51, i64 %446
  %448 = load <16 x float>, ptr %447, align 4
  %449 = getelementptr inbounds nuw i8, ptr %447, i64 64
  %450 = load <16 x float>, ptr %449, align 4
  %451 = lshr i64 %444, 11
  %452 = and i64 %451, 9007199254740960
  %453 = getelementptr inbounds nuw float, ptr %77, i64 %452
  tail call void @llvm.prefetch.p0(ptr %453, i32 0, i32 2, i32 1)
  %454 = getelementptr inbounds nuw i8, ptr %453, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %454, i32 0, i32 2, i32 1)
  %455 = getelementptr float, ptr %82, i64 %445
  %456 = load float, ptr %455, align 4
  %457 = insertelement <16 x float> poison, float %456, i64 0
  %458 = shufflevector <16 x float> %457, <16 x float> poison, <16 x i32> zeroinitializer
  %459 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %458, <16 x float> %448, <16 x float> %443)
  %460 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %458, <16 x float> %450, <16 x float> %442)
  %461 = getelementptr float, ptr %455, i64 %79
  %462 = load float, ptr %461, align 4
  %463 = insertelement <16 x float> poison, float %462, i64 0
  %464 = shufflevector <16 x float> %463, <16 x float> poison, <16 x i32> zeroinitializer
  %465 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %448, <16 x float> %441)
  %466 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %450, <16 x float> %440)
  %467 = getelementptr i8, ptr %455, i64 %393
  %468 = load float, ptr %467, align 4
  %469 = insertelement <16 x float> poison, float %468, i64 0
  %470 = shufflevector <16 x float> %469, <16 x float> poison, <16 x i32> zeroinitializer
  %471 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %470, <16 x float> %448, <16 x float> %439)
  %472 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %470, <16 x float> %450, <16 x float> %438)
  %473 = getelementptr i8, ptr %455, i64 %394
  %474 = load float, ptr %473, align 4
  %475 = insertelement <16 x float> poison, float %474, i64 0
  %476 = shufflevector <16 x float> %475, <16 x float> poison, <16 x i32> zeroinitializer
  %477 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> %448, <16 x float> %437)
  %478 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> %450, <16 x float> %436)
  %479 = getelementptr i8, ptr %455, i64 %395
  %480 = load float, ptr %479, align 4
  %481 = insertelement <16 x float> poison, float %480, i64 0
  %482 = shufflevector <16 x float> %481, <16 x float> poison, <16 x i32> zeroinitializer
  %483 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %482, <16 x float> %448, <16 x float> %435)
  %484 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %482, <16 x float> %450, <16 x float> %434)
  %485 = add nuw nsw i64 %444, %72
  %486 = add nuw nsw i64 %445, 1
  %487 = icmp eq i64 %486, %59
  br i1 %487, label %396, label %433, !llvm.loop !9

488:                                              ; preds = %67
  %489 = load <16 x float>, ptr %87, align 4
  %490 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %489
  %491 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %492 = load <16 x float>, ptr %491, align 4
  %493 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %492
  %494 = getelementptr inbounds float, ptr %87, i64 %84
  %495 = load <16 x float>, ptr %494, align 4
  %496 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %495
  %497 = getelementptr inbounds nuw i8, ptr %494, i64 64
  %498 = load <16 x float>, ptr %497, align 4
  %499 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %498
  %500 = shl nsw i64 %84, 3
  %501 = getelementptr inbounds i8, ptr %87, i64 %500
  %502 = load <16 x float>, ptr %501, align 4
  %503 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %502
  %504 = getelementptr inbounds nuw i8, ptr %501, i64 64
  %505 = load <16 x float>, ptr %504, align 4
  %506 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %505
  %507 = mul nsw i64 %84, 12
  %508 = getelementptr inbounds i8, ptr %87, i64 %507
  %509 = load <16 x float>, ptr %508, align 4
  %510 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %509
  %511 = getelementptr inbounds nuw i8, ptr %508, i64 64
  %512 = load <16 x float>, ptr %511, align 4
  %513 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %512
  %514 = shl nsw i64 %84, 4
  %515 = getelementptr inbounds i8, ptr %87, i64 %514
  %516 = load <16 x float>, ptr %515, align 4
  %517 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %516
  %518 = getelementptr inbounds nuw i8, ptr %515, i64 64
  %519 = load <16 x float>, ptr %518, align 4
  %520 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %519
  %521 = mul nsw i64 %84, 20
  %522 = getelementptr inbounds i8, ptr %87, i64 %521
  %523 = load <16 x float>, ptr %522, align 4
  %524 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %523
  %525 = getelementptr inbounds nuw i8, ptr %522, i64 64
  %526 = load <16 x float>, ptr %525, align 4
  %527 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %526
  br i1 %56, label %528, label %533

528:                                              ; preds = %488
  %529 = shl i64 %79, 3
  %530 = mul i64 %79, 12
  %531 = shl i64 %79, 4
  %532 = mul i64 %79, 20
  br label %579

533:                                              ; preds = %579, %488
  %534 = phi <16 x float> [ %527, %488 ], [ %638, %579 ]
  %535 = phi <16 x float> [ %524, %488 ], [ %637, %579 ]
  %536 = phi <16 x float> [ %520, %488 ], [ %632, %579 ]
  %537 = phi <16 x float> [ %517, %488 ], [ %631, %579 ]
  %538 = phi <16 x float> [ %513, %488 ], [ %626, %579 ]
  %539 = phi <16 x float> [ %510, %488 ], [ %625, %579 ]
  %540 = phi <16 x float> [ %506, %488 ], [ %620, %579 ]
  %541 = phi <16 x float> [ %503, %488 ], [ %619, %579 ]
  %542 = phi <16 x float> [ %499, %488 ], [ %614, %579 ]
  %543 = phi <16 x float> [ %496, %488 ], [ %613, %579 ]
  %544 = phi <16 x float> [ %493, %488 ], [ %608, %579 ]
  %545 = phi <16 x float> [ %490, %488 ], [ %607, %579 ]
  store <16 x float> %545, ptr %87, align 4
  store <16 x float> %544, ptr %491, align 4
  %546 = load i64, ptr %9, align 8
  %547 = getelementptr inbounds float, ptr %87, i64 %546
  store <16 x float> %543, ptr %547, align 4
  %548 = load i64, ptr %9, align 8
  %549 = getelementptr inbounds float, ptr %87, i64 %548
  %550 = getelementptr inbounds nuw i8, ptr %549, i64 64
  store <16 x float> %542, ptr %550, align 4
  %551 = load i64, ptr %9, align 8
  %552 = shl nsw i64 %551, 3
  %553 = getelementptr inbounds i8, ptr %87, i64 %552
  store <16 x float> %541, ptr %553, align 4
  %554 = load i64, ptr %9, align 8
  %555 = shl nsw i64 %554, 3
  %556 = getelementptr inbounds i8, ptr %87, i64 %555
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 64
  store <16 x float> %540, ptr %557, align 4
  %558 = load i64, ptr %9, align 8
  %559 = mul nsw i64 %558, 12
  %560 = getelementptr inbounds i8, ptr %87, i64 %559
  store <16 x float> %539, ptr %560, align 4
  %561 = load i64, ptr %9, align 8
  %562 = mul nsw i64 %561, 12
  %563 = getelementptr inbounds i8, ptr %87, i64 %562
  %564 = getelementptr inbounds nuw i8, ptr %563, i64 64
  store <16 x float> %538, ptr %564, align 4
  %565 = load i64, ptr %9, align 8
  %566 = shl nsw i64 %565, 4
  %567 = getelementptr inbounds i8, ptr %87, i64 %566
  store <16 x float> %537, ptr %567, align 4
  %568 = load i64, ptr %9, align 8
  %569 = shl nsw i64 %568, 4
  %570 = getelementptr inbounds i8, ptr %87, i64 %569
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 64
  store <16 x float> %536, ptr %571, align 4
  %572 = load i64, ptr %9, align 8
  %573 = mul nsw i64 %572, 20
  %574 = getelementptr inbounds i8, ptr %87, i64 %573
  store <16 x float> %535, ptr %574, align 4
  %575 = load i64, ptr %9, align 8
  %576 = mul nsw i64 %575, 20
  %577 = getelementptr inbounds i8, ptr %87, i64 %576
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 64
  store <16 x float> %534, ptr %578, align 4
  br label %2091

579:                                              ; preds = %528, %579
  %580 = phi <16 x float> [ %527, %528 ], [ %638, %579 ]
  %581 = phi <16 x float> [ %524, %528 ], [ %637, %579 ]
  %582 = phi <16 x float> [ %520, %528 ], [ %632, %579 ]
  %583 = phi <16 x float> [ %517, %528 ], [ %631, %579 ]
  %584 = phi <16 x float> [ %513, %528 ], [ %626, %579 ]
  %585 = phi <16 x float> [ %510, %528 ], [ %625, %579 ]
  %586 = phi <16 x float> [ %506, %528 ], [ %620, %579 ]
  %587 = phi <16 x float> [ %503, %528 ], [ %619, %579 ]
  %588 = phi <16 x float> [ %499, %528 ], [ %614, %579 ]
  %589 = phi <16 x float> [ %496, %528 ], [ %613, %579 ]
  %590 = phi <16 x float> [ %493, %528 ], [ %608, %579 ]
  %591 = phi <16 x float> [ %490, %528 ], [ %607, %579 ]
  %592 = phi i64 [ %75, %528 ], [ %639, %579 ]
  %593 = phi i64 [ 0, %528 ], [ %640, %579 ]
  %594 = shl nuw nsw i64 %593, 7
  %595 = getelementptr inbounds nuw i8, ptr %51, i64 %594
  %596 = load <16 x float>, ptr %595, align 4
  %597 = getelementptr inbounds nuw i8, ptr %595, i64 64
  %598 = load <16 x float>, ptr %597, align 4
  %599 = lshr i64 %592, 11
  %600 = and i64 %599, 9007199254740960
  %601 = getelementptr inbounds nuw float, ptr %77, i64 %600
  tail call void @llvm.prefetch.p0(ptr %601, i32 0, i32 2, i32 1)
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %602, i32 0, i32 2, i32 1)
  %603 = getelementptr float, ptr %82, i64 %593
  %604 = load float, ptr %603, align 4
  %605 = insertelement <16 x float> poison, float %604, i64 0
  %606 = shufflevector <16 x float> %605, <16 x float> poison, <16 x i32> zeroinitializer
  %607 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %606, <16 x float> %596, <16 x float> %591)
  %608 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %606, <16 x float> %598, <16 x float> %590)
  %609 = getelementptr float, ptr %603, i64 %79
  %610 = load float, ptr %609, align 4
  %611 = insertelement <16 x float> poison, float %610, i64 0
  %612 = shufflevector <16 x float> %611, <16 x float> poison, <16 x i32> zeroinitializer
  %613 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %612, <16 x float> %596, <16 x float> %589)
  %614 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %612, <16 x float> %598, <16 x float> %588)
  %615 = getelementptr i8, ptr %603, i64 %529
  %616 = load float, ptr %615, align 4
  %617 = insertelement <16 x float> poison, float %616, i64 0
  %618 = shufflevector <16 x float> %617, <16 x float> poison, <16 x i32> zeroinitializer
  %619 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %618, <16 x float> %596, <16 x float> %587)
  %620 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %618, <16 x float> %598, <16 x float> %586)
  %621 = getelementptr i8, ptr %603, i64 %530
  %622 = load float, ptr %621, align 4
  %623 = insertelement <16 x float> poison, float %622, i64 0
  %624 = shufflevector <16 x float> %623, <16 x float> poison, <16 x i32> zeroinitializer
  %625 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %624, <16 x float> %596, <16 x float> %585)
  %626 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %624, <16 x float> %598, <16 x float> %584)
  %627 = getelementptr i8, ptr %603, i64 %531
  %628 = load float, ptr %627, align 4
  %629 = insertelement <16 x float> poison, float %628, i64 0
  %630 = shufflevector <16 x float> %629, <16 x float> poison, <16 x i32> zeroinitializer
  %631 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %630, <16 x float> %596, <16 x float> %583)
  %632 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %630, <16 x float> %598, <16 x float> %582)
  %633 = getelementptr i8, ptr %603, i64 %532
  %634 = load float, ptr %633, align 4
  %635 = insertelement <16 x float> poison, float %634, i64 0
  %636 = shufflevector <16 x float> %635, <16 x float> poison, <16 x i32> zeroinitializer
  %637 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %636, <16 x float> %596, <16 x float> %581)
  %638 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %636, <16 x float> %598, <16 x float> %580)
  %639 = add nuw nsw i64 %592, %72
  %640 = add nuw nsw i64 %593, 1
  %641 = icmp eq i64 %640, %59
  br i1 %641, label %533, label %579, !llvm.loop !9

642:                                              ; preds = %67
  %643 = load <16 x float>, ptr %87, align 4
  %644 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %643
  %645 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %646 = load <16 x float>, ptr %645, align 4
  %647 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %646
  %648 = getelementptr inbounds float, ptr %87, i64 %84
  %649 = load <16 x float>, ptr %648, align 4
  %650 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %649
  %651 = getelementptr inbounds nuw i8, ptr %648, i64 64
  %652 = load <16 x float>, ptr %651, align 4
  %653 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %652
  %654 = shl nsw i64 %84, 3
  %655 = getelementptr inbounds i8, ptr %87, i64 %654
  %656 = load <16 x float>, ptr %655, align 4
  %657 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %656
  %658 = getelementptr inbounds nuw i8, ptr %655, i64 64
  %659 = load <16 x float>, ptr %658, align 4
  %660 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %659
  %661 = mul nsw i64 %84, 12
  %662 = getelementptr inbounds i8, ptr %87, i64 %661
  %663 = load <16 x float>, ptr %662, align 4
  %664 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %663
  %665 = getelementptr inbounds nuw i8, ptr %662, i64 64
  %666 = load <16 x float>, ptr %665, align 4
  %667 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %666
  %668 = shl nsw i64 %84, 4
  %669 = getelementptr inbounds i8, ptr %87, i64 %668
  %670 = load <16 x float>, ptr %669, align 4
  %671 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %670
  %672 = getelementptr inbounds nuw i8, ptr %669, i64 64
  %673 = load <16 x float>, ptr %672, align 4
  %674 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %673
  %675 = mul nsw i64 %84, 20
  %676 = getelementptr inbounds i8, ptr %87, i64 %675
  %677 = load <16 x float>, ptr %676, align 4
  %678 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %677
  %679 = getelementptr inbounds nuw i8, ptr %676, i64 64
  %680 = load <16 x float>, ptr %679, align 4
  %681 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %680
  %682 = mul nsw i64 %84, 24
  %683 = getelementptr inbounds i8, ptr %87, i64 %682
  %684 = load <16 x float>, ptr %683, align 4
  %685 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %684
  %686 = getelementptr inbounds nuw i8, ptr %683, i64 64
  %687 = load <16 x float>, ptr %686, align 4
  %688 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %687
  br i1 %56, label %689, label %695

689:                                              ; preds = %642
  %690 = shl i64 %79, 3
  %691 = mul i64 %79, 12
  %692 = shl i64 %79, 4
  %693 = mul i64 %79, 20
  %694 = mul i64 %79, 24
  br label %750

695:                                              ; preds = %750, %642
  %696 = phi <16 x float> [ %688, %642 ], [ %817, %750 ]
  %697 = phi <16 x float> [ %685, %642 ], [ %816, %750 ]
  %698 = phi <16 x float> [ %681, %642 ], [ %811, %750 ]
  %699 = phi <16 x float> [ %678, %642 ], [ %810, %750 ]
  %700 = phi <16 x float> [ %674, %642 ], [ %805, %750 ]
  %701 = phi <16 x float> [ %671, %642 ], [ %804, %750 ]
  %702 = phi <16 x float> [ %667, %642 ], [ %799, %750 ]
  %703 = phi <16 x float> [ %664, %642 ], [ %798, %750 ]
  %704 = phi <16 x float> [ %660, %642 ], [ %793, %750 ]
  %705 = phi <16 x float> [ %657, %642 ], [ %792, %750 ]
  %706 = phi <16 x float> [ %653, %642 ], [ %787, %750 ]
  %707 = phi <16 x float> [ %650, %642 ], [ %786, %750 ]
  %708 = phi <16 x float> [ %647, %642 ], [ %781, %750 ]
  %709 = phi <16 x float> [ %644, %642 ], [ %780, %750 ]
  store <16 x float> %709, ptr %87, align 4
  store <16 x float> %708, ptr %645, align 4
  %710 = load i64, ptr %9, align 8
  %711 = getelementptr inbounds float, ptr %87, i64 %710
  store <16 x float> %707, ptr %711, align 4
  %712 = load i64, ptr %9, align 8
  %713 = getelementptr inbounds float, ptr %87, i64 %712
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 64
  store <16 x float> %706, ptr %714, align 4
  %715 = load i64, ptr %9, align 8
  %716 = shl nsw i64 %715, 3
  %717 = getelementptr inbounds i8, ptr %87, i64 %716
  store <16 x float> %705, ptr %717, align 4
  %718 = load i64, ptr %9, align 8
  %719 = shl nsw i64 %718, 3
  %720 = getelementptr inbounds i8, ptr %87, i64 %719
  %721 = getelementptr inbounds nuw i8, ptr %720, i64 64
  store <16 x float> %704, ptr %721, align 4
  %722 = load i64, ptr %9, align 8
  %723 = mul nsw i64 %722, 12
  %724 = getelementptr inbounds i8, ptr %87, i64 %723
  store <16 x float> %703, ptr %724, align 4
  %725 = load i64, ptr %9, align 8
  %726 = mul nsw i64 %725, 12
  %727 = getelementptr inbounds i8, ptr %87, i64 %726
  %728 = getelementptr inbounds nuw i8, ptr %727, i64 64
  store <16 x float> %702, ptr %728, align 4
  %729 = load i64, ptr %9, align 8
  %730 = shl nsw i64 %729, 4
  %731 = getelementptr inbounds i8, ptr %87, i64 %730
  store <16 x float> %701, ptr %731, align 4
  %732 = load i64, ptr %9, align 8
  %733 = shl nsw i64 %732, 4
  %734 = getelementptr inbounds i8, ptr %87, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 64
  store <16 x float> %700, ptr %735, align 4
  %736 = load i64, ptr %9, align 8
  %737 = mul nsw i64 %736, 20
  %738 = getelementptr inbounds i8, ptr %87, i64 %737
  store <16 x float> %699, ptr %738, align 4
  %739 = load i64, ptr %9, align 8
  %740 = mul nsw i64 %739, 20
  %741 = getelementptr inbounds i8, ptr %87, i64 %740
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 64
  store <16 x float> %698, ptr %742, align 4
  %743 = load i64, ptr %9, align 8
  %744 = mul nsw i64 %743, 24
  %745 = getelementptr inbounds i8, ptr %87, i64 %744
  store <16 x float> %697, ptr %745, align 4
  %746 = load i64, ptr %9, align 8
  %747 = mul nsw i64 %746, 24
  %748 = getelementptr inbounds i8, ptr %87, i64 %747
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 64
  store <16 x float> %696, ptr %749, align 4
  br label %2091

750:                                              ; preds = %689, %750
  %751 = phi <16 x float> [ %688, %689 ], [ %817, %750 ]
  %752 = phi <16 x float> [ %685, %689 ], [ %816, %750 ]
  %753 = phi <16 x float> [ %681, %689 ], [ %811, %750 ]
  %754 = phi <16 x float> [ %678, %689 ], [ %810, %750 ]
  %755 = phi <16 x float> [ %674, %689 ], [ %805, %750 ]
  %756 = phi <16 x float> [ %671, %689 ], [ %804, %750 ]
  %757 = phi <16 x float> [ %667, %689 ], [ %799, %750 ]
  %758 = phi <16 x float> [ %664, %689 ], [ %798, %750 ]
  %759 = phi <16 x float> [ %660, %689 ], [ %793, %750 ]
  %760 = phi <16 x float> [ %657, %689 ], [ %792, %750 ]
  %761 = phi <16 x float> [ %653, %689 ], [ %787, %750 ]
  %762 = phi <16 x float> [ %650, %689 ], [ %786, %750 ]
  %763 = phi <16 x float> [ %647, %689 ], [ %781, %750 ]
  %764 = phi <16 x float> [ %644, %689 ], [ %780, %750 ]
  %765 = phi i64 [ %75, %689 ], [ %818, %750 ]
  %766 = phi i64 [ 0, %689 ], [ %819, %750 ]
  %767 = shl nuw nsw i64 %766, 7
  %768 = getelementptr inbounds nuw i8, ptr %51, i64 %767
  %769 = load <16 x float>, ptr %768, align 4
  %770 = getelementptr inbounds nuw i8, ptr %768, i64 64
  %771 = load <16 x float>, ptr %770, align 4
  %772 = lshr i64 %765, 11
  %773 = and i64 %772, 9007199254740960
  %774 = getelementptr inbounds nuw float, ptr %77, i64 %773
  tail call void @llvm.prefetch.p0(ptr %774, i32 0, i32 2, i32 1)
  %775 = getelementptr inbounds nuw i8, ptr %774, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %775, i32 0, i32 2, i32 1)
  %776 = getelementptr float, ptr %82, i64 %766
  %777 = load float, ptr %776, align 4
  %778 = insertelement <16 x float> poison, float %777, i64 0
  %779 = shufflevector <16 x float> %778, <16 x float> poison, <16 x i32> zeroinitializer
  %780 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %779, <16 x float> %769, <16 x float> %764)
  %781 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %779, <16 x float> %771, <16 x float> %763)
  %782 = getelementptr float, ptr %776, i64 %79
  %783 = load float, ptr %782, align 4
  %784 = insertelement <16 x float> poison, float %783, i64 0
  %785 = shufflevector <16 x float> %784, <16 x float> poison, <16 x i32> zeroinitializer
  %786 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %785, <16 x float> %769, <16 x float> %762)
  %787 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %785, <16 x float> %771, <16 x float> %761)
  %788 = getelementptr i8, ptr %776, i64 %690
  %789 = load float, ptr %788, align 4
  %790 = insertelement <16 x float> poison, float %789, i64 0
  %791 = shufflevector <16 x float> %790, <16 x float> poison, <16 x i32> zeroinitializer
  %792 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %791, <16 x float> %769, <16 x float> %760)
  %793 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %791, <16 x float> %771, <16 x float> %759)
  %794 = getelementptr i8, ptr %776, i64 %691
  %795 = load float, ptr %794, align 4
  %796 = insertelement <16 x float> poison, float %795, i64 0
  %797 = shufflevector <16 x float> %796, <16 x float> poison, <16 x i32> zeroinitializer
  %798 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %797, <16 x float> %769, <16 x float> %758)
  %799 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %797, <16 x float> %771, <16 x float> %757)
  %800 = getelementptr i8, ptr %776, i64 %692
  %801 = load float, ptr %800, align 4
  %802 = insertelement <16 x float> poison, float %801, i64 0
  %803 = shufflevector <16 x float> %802, <16 x float> poison, <16 x i32> zeroinitializer
  %804 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %803, <16 x float> %769, <16 x float> %756)
  %805 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %803, <16 x float> %771, <16 x float> %755)
  %806 = getelementptr i8, ptr %776, i64 %693
  %807 = load float, ptr %806, align 4
  %808 = insertelement <16 x float> poison, float %807, i64 0
  %809 = shufflevector <16 x float> %808, <16 x float> poison, <16 x i32> zeroinitializer
  %810 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %809, <16 x float> %769, <16 x float> %754)
  %811 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %809, <16 x float> %771, <16 x float> %753)
  %812 = getelementptr i8, ptr %776, i64 %694
  %813 = load float, ptr %812, align 4
  %814 = insertelement <16 x float> poison, float %813, i64 0
  %815 = shufflevector <16 x float> %814, <16 x float> poison, <16 x i32> zeroinitializer
  %816 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %815, <16 x float> %769, <16 x float> %752)
  %817 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %815, <16 x float> %771, <16 x float> %751)
  %818 = add nuw nsw i64 %765, %72
  %819 = add nuw nsw i64 %766, 1
  %820 = icmp eq i64 %819, %59
  br i1 %820, label %695, label %750, !llvm.loop !9

821:                                              ; preds = %67
  %822 = load <16 x float>, ptr %87, align 4
  %823 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %822
  %824 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %825 = load <16 x float>, ptr %824, align 4
  %826 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %825
  %827 = getelementptr inbounds float, ptr %87, i64 %84
  %828 = load <16 x float>, ptr %827, align 4
  %829 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %828
  %830 = getelementptr inbounds nuw i8, ptr %827, i64 64
  %831 = load <16 x float>, ptr %830, align 4
  %832 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %831
  %833 = shl nsw i64 %84, 3
  %834 = getelementptr inbounds i8, ptr %87, i64 %833
  %835 = load <16 x float>, ptr %834, align 4
  %836 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %835
  %837 = getelementptr inbounds nuw i8, ptr %834, i64 64
  %838 = load <16 x float>, ptr %837, align 4
  %839 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %838
  %840 = mul nsw i64 %84, 12
  %841 = getelementptr inbounds i8, ptr %87, i64 %840
  %842 = load <16 x float>, ptr %841, align 4
  %843 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %842
  %844 = getelementptr inbounds nuw i8, ptr %841, i64 64
  %845 = load <16 x float>, ptr %844, align 4
  %846 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %845
  %847 = shl nsw i64 %84, 4
  %848 = getelementptr inbounds i8, ptr %87, i64 %847
  %849 = load <16 x float>, ptr %848, align 4
  %850 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %849
  %851 = getelementptr inbounds nuw i8, ptr %848, i64 64
  %852 = load <16 x float>, ptr %851, align 4
  %853 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %852
  %854 = mul nsw i64 %84, 20
  %855 = getelementptr inbounds i8, ptr %87, i64 %854
  %856 = load <16 x float>, ptr %855, align 4
  %857 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %856
  %858 = getelementptr inbounds nuw i8, ptr %855, i64 64
  %859 = load <16 x float>, ptr %858, align 4
  %860 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %859
  %861 = mul nsw i64 %84, 24
  %862 = getelementptr inbounds i8, ptr %87, i64 %861
  %863 = load <16 x float>, ptr %862, align 4
  %864 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %863
  %865 = getelementptr inbounds nuw i8, ptr %862, i64 64
  %866 = load <16 x float>, ptr %865, align 4
  %867 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %866
  %868 = mul nsw i64 %84, 28
  %869 = getelementptr inbounds i8, ptr %87, i64 %868
  %870 = load <16 x float>, ptr %869, align 4
  %871 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %870
  %872 = getelementptr inbounds nuw i8, ptr %869, i64 64
  %873 = load <16 x float>, ptr %872, align 4
  %874 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %873
  br i1 %56, label %875, label %882

875:                                              ; preds = %821
  %876 = shl i64 %79, 3
  %877 = mul i64 %79, 12
  %878 = shl i64 %79, 4
  %879 = mul i64 %79, 20
  %880 = mul i64 %79, 24
  %881 = mul i64 %79, 28
  br label %946

882:                                              ; preds = %946, %821
  %883 = phi <16 x float> [ %874, %821 ], [ %1021, %946 ]
  %884 = phi <16 x float> [ %871, %821 ], [ %1020, %946 ]
  %885 = phi <16 x float> [ %867, %821 ], [ %1015, %946 ]
  %886 = phi <16 x float> [ %864, %821 ], [ %1014, %946 ]
  %887 = phi <16 x float> [ %860, %821 ], [ %1009, %946 ]
  %888 = phi <16 x float> [ %857, %821 ], [ %1008, %946 ]
  %889 = phi <16 x float> [ %853, %821 ], [ %1003, %946 ]
  %890 = phi <16 x float> [ %850, %821 ], [ %1002, %946 ]
  %891 = phi <16 x float> [ %846, %821 ], [ %997, %946 ]
  %892 = phi <16 x float> [ %843, %821 ], [ %996, %946 ]
  %893 = phi <16 x float> [ %839, %821 ], [ %991, %946 ]
  %894 = phi <16 x float> [ %836, %821 ], [ %990, %946 ]
  %895 = phi <16 x float> [ %832, %821 ], [ %985, %946 ]
  %896 = phi <16 x float> [ %829, %821 ], [ %984, %946 ]
  %897 = phi <16 x float> [ %826, %821 ], [ %979, %946 ]
  %898 = phi <16 x float> [ %823, %821 ], [ %978, %946 ]
  store <16 x float> %898, ptr %87, align 4
  store <16 x float> %897, ptr %824, align 4
  %899 = load i64, ptr %9, align 8
  %900 = getelementptr inbounds float, ptr %87, i64 %899
  store <16 x float> %896, ptr %900, align 4
  %901 = load i64, ptr %9, align 8
  %902 = getelementptr inbounds float, ptr %87, i64 %901
  %903 = getelementptr inbounds nuw i8, ptr %902, i64 64
  store <16 x float> %895, ptr %903, align 4
  %904 = load i64, ptr %9, align 8
  %905 = shl nsw i64 %904, 3
  %906 = getelementptr inbounds i8, ptr %87, i64 %905
  store <16 x float> %894, ptr %906, align 4
  %907 = load i64, ptr %9, align 8
  %908 = shl nsw i64 %907, 3
  %909 = getelementptr inbounds i8, ptr %87, i64 %908
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 64
  store <16 x float> %893, ptr %910, align 4
  %911 = load i64, ptr %9, align 8
  %912 = mul nsw i64 %911, 12
  %913 = getelementptr inbounds i8, ptr %87, i64 %912
  store <16 x float> %892, ptr %913, align 4
  %914 = load i64, ptr %9, align 8
  %915 = mul nsw i64 %914, 12
  %916 = getelementptr inbounds i8, ptr %87, i64 %915
  %917 = getelementptr inbounds nuw i8, ptr %916, i64 64
  store <16 x float> %891, ptr %917, align 4
  %918 = load i64, ptr %9, align 8
  %919 = shl nsw i64 %918, 4
  %920 = getelementptr inbounds i8, ptr %87, i64 %919
  store <16 x float> %890, ptr %920, align 4
  %921 = load i64, ptr %9, align 8
  %922 = shl nsw i64 %921, 4
  %923 = getelementptr inbounds i8, ptr %87, i64 %922
  %924 = getelementptr inbounds nuw i8, ptr %923, i64 64
  store <16 x float> %889, ptr %924, align 4
  %925 = load i64, ptr %9, align 8
  %926 = mul nsw i64 %925, 20
  %927 = getelementptr inbounds i8, ptr %87, i64 %926
  store <16 x float> %888, ptr %927, align 4
  %928 = load i64, ptr %9, align 8
  %929 = mul nsw i64 %928, 20
  %930 = getelementptr inbounds i8, ptr %87, i64 %929
  %931 = getelementptr inbounds nuw i8, ptr %930, i64 64
  store <16 x float> %887, ptr %931, align 4
  %932 = load i64, ptr %9, align 8
  %933 = mul nsw i64 %932, 24
  %934 = getelementptr inbounds i8, ptr %87, i64 %933
  store <16 x float> %886, ptr %934, align 4
  %935 = load i64, ptr %9, align 8
  %936 = mul nsw i64 %935, 24
  %937 = getelementptr inbounds i8, ptr %87, i64 %936
  %938 = getelementptr inbounds nuw i8, ptr %937, i64 64
  store <16 x float> %885, ptr %938, align 4
  %939 = load i64, ptr %9, align 8
  %940 = mul nsw i64 %939, 28
  %941 = getelementptr inbounds i8, ptr %87, i64 %940
  store <16 x float> %884, ptr %941, align 4
  %942 = load i64, ptr %9, align 8
  %943 = mul nsw i64 %942, 28
  %944 = getelementptr inbounds i8, ptr %87, i64 %943
  %945 = getelementptr inbounds nuw i8, ptr %944, i64 64
  store <16 x float> %883, ptr %945, align 4
  br label %2091

946:                                              ; preds = %875, %946
  %947 = phi <16 x float> [ %874, %875 ], [ %1021, %946 ]
  %948 = phi <16 x float> [ %871, %875 ], [ %1020, %946 ]
  %949 = phi <16 x float> [ %867, %875 ], [ %1015, %946 ]
  %950 = phi <16 x float> [ %864, %875 ], [ %1014, %946 ]
  %951 = phi <16 x float> [ %860, %875 ], [ %1009, %946 ]
  %952 = phi <16 x float> [ %857, %875 ], [ %1008, %946 ]
  %953 = phi <16 x float> [ %853, %875 ], [ %1003, %946 ]
  %954 = phi <16 x float> [ %850, %875 ], [ %1002, %946 ]
  %955 = phi <16 x float> [ %846, %875 ], [ %997, %946 ]
  %956 = phi <16 x float> [ %843, %875 ], [ %996, %946 ]
  %957 = phi <16 x float> [ %839, %875 ], [ %991, %946 ]
  %958 = phi <16 x float> [ %836, %875 ], [ %990, %946 ]
  %959 = phi <16 x float> [ %832, %875 ], [ %985, %946 ]
  %960 = phi <16 x float> [ %829, %875 ], [ %984, %946 ]
  %961 = phi <16 x float> [ %826, %875 ], [ %979, %946 ]
  %962 = phi <16 x float> [ %823, %875 ], [ %978, %946 ]
  %963 = phi i64 [ %75, %875 ], [ %1022, %946 ]
  %964 = phi i64 [ 0, %875 ], [ %1023, %946 ]
  %965 = shl nuw nsw i64 %964, 7
  %966 = getelementptr inbounds nuw i8, ptr %51, i64 %965
  %967 = load <16 x float>, ptr %966, align 4
  %968 = getelementptr inbounds nuw i8, ptr %966, i64 64
  %969 = load <16 x float>, ptr %968, align 4
  %970 = lshr i64 %963, 11
  %971 = and i64 %970, 9007199254740960
  %972 = getelementptr inbounds nuw float, ptr %77, i64 %971
  tail call void @llvm.prefetch.p0(ptr %972, i32 0, i32 2, i32 1)
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %973, i32 0, i32 2, i32 1)
  %974 = getelementptr float, ptr %82, i64 %964
  %975 = load float, ptr %974, align 4
  %976 = insertelement <16 x float> poison, float %975, i64 0
  %977 = shufflevector <16 x float> %976, <16 x float> poison, <16 x i32> zeroinitializer
  %978 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %977, <16 x float> %967, <16 x float> %962)
  %979 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %977, <16 x float> %969, <16 x float> %961)
  %980 = getelementptr float, ptr %974, i64 %79
  %981 = load float, ptr %980, align 4
  %982 = insertelement <16 x float> poison, float %981, i64 0
  %983 = shufflevector <16 x float> %982, <16 x float> poison, <16 x i32> zeroinitializer
  %984 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %983, <16 x float> %967, <16 x float> %960)
  %985 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %983, <16 x float> %969, <16 x float> %959)
  %986 = getelementptr i8, ptr %974, i64 %876
  %987 = load float, ptr %986, align 4
  %988 = insertelement <16 x float> poison, float %987, i64 0
  %989 = shufflevector <16 x float> %988, <16 x float> poison, <16 x i32> zeroinitializer
  %990 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %989, <16 x float> %967, <16 x float> %958)
  %991 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %989, <16 x float> %969, <16 x float> %957)
  %992 = getelementptr i8, ptr %974, i64 %877
  %993 = load float, ptr %992, align 4
  %994 = insertelement <16 x float> poison, float %993, i64 0
  %995 = shufflevector <16 x float> %994, <16 x float> poison, <16 x i32> zeroinitializer
  %996 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %995, <16 x float> %967, <16 x float> %956)
  %997 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %995, <16 x float> %969, <16 x float> %955)
  %998 = getelementptr i8, ptr %974, i64 %878
  %999 = load float, ptr %998, align 4
  %1000 = insertelement <16 x float> poison, float %999, i64 0
  %1001 = shufflevector <16 x float> %1000, <16 x float> poison, <16 x i32> zeroinitializer
  %1002 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1001, <16 x float> %967, <16 x float> %954)
  %1003 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1001, <16 x float> %969, <16 x float> %953)
  %1004 = getelementptr i8, ptr %974, i64 %879
  %1005 = load float, ptr %1004, align 4
  %1006 = insertelement <16 x float> poison, float %1005, i64 0
  %1007 = shufflevector <16 x float> %1006, <16 x float> poison, <16 x i32> zeroinitializer
  %1008 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1007, <16 x float> %967, <16 x float> %952)
  %1009 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1007, <16 x float> %969, <16 x float> %951)
  %1010 = getelementptr i8, ptr %974, i64 %880
  %1011 = load float, ptr %1010, align 4
  %1012 = insertelement <16 x float> poison, float %1011, i64 0
  %1013 = shufflevector <16 x float> %1012, <16 x float> poison, <16 x i32> zeroinitializer
  %1014 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1013, <16 x float> %967, <16 x float> %950)
  %1015 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1013, <16 x float> %969, <16 x float> %949)
  %1016 = getelementptr i8, ptr %974, i64 %881
  %1017 = load float, ptr %1016, align 4
  %1018 = insertelement <16 x float> poison, float %1017, i64 0
  %1019 = shufflevector <16 x float> %1018, <16 x float> poison, <16 x i32> zeroinitializer
  %1020 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1019, <16 x float> %967, <16 x float> %948)
  %1021 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1019, <16 x float> %969, <16 x float> %947)
  %1022 = add nuw nsw i64 %963, %72
  %1023 = add nuw nsw i64 %964, 1
  %1024 = icmp eq i64 %1023, %59
  br i1 %1024, label %882, label %946, !llvm.loop !9

1025:                                             ; preds = %67
  %1026 = load <16 x float>, ptr %87, align 4
  %1027 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1026
  %1028 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1029 = load <16 x float>, ptr %1028, align 4
  %1030 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1029
  %1031 = getelementptr inbounds float, ptr %87, i64 %84
  %1032 = load <16 x float>, ptr %1031, align 4
  %1033 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1032
  %1034 = getelementptr inbounds nuw i8, ptr %1031, i64 64
  %1035 = load <16 x float>, ptr %1034, align 4
  %1036 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1035
  %1037 = shl nsw i64 %84, 3
  %1038 = getelementptr inbounds i8, ptr %87, i64 %1037
  %1039 = load <16 x float>, ptr %1038, align 4
  %1040 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1039
  %1041 = getelementptr inbounds nuw i8, ptr %1038, i64 64
  %1042 = load <16 x float>, ptr %1041, align 4
  %1043 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1042
  %1044 = mul nsw i64 %84, 12
  %1045 = getelementptr inbounds i8, ptr %87, i64 %1044
  %1046 = load <16 x float>, ptr %1045, align 4
  %1047 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1046
  %1048 = getelementptr inbounds nuw i8, ptr %1045, i64 64
  %1049 = load <16 x float>, ptr %1048, align 4
  %1050 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1049
  %1051 = shl nsw i64 %84, 4
  %1052 = getelementptr inbounds i8, ptr %87, i64 %1051
  %1053 = load <16 x float>, ptr %1052, align 4
  %1054 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1053
  %1055 = getelementptr inbounds nuw i8, ptr %1052, i64 64
  %1056 = load <16 x float>, ptr %1055, align 4
  %1057 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1056
  %1058 = mul nsw i64 %84, 20
  %1059 = getelementptr inbounds i8, ptr %87, i64 %1058
  %1060 = load <16 x float>, ptr %1059, align 4
  %1061 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1060
  %1062 = getelementptr inbounds nuw i8, ptr %1059, i64 64
  %1063 = load <16 x float>, ptr %1062, align 4
  %1064 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1063
  %1065 = mul nsw i64 %84, 24
  %1066 = getelementptr inbounds i8, ptr %87, i64 %1065
  %1067 = load <16 x float>, ptr %1066, align 4
  %1068 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1067
  %1069 = getelementptr inbounds nuw i8, ptr %1066, i64 64
  %1070 = load <16 x float>, ptr %1069, align 4
  %1071 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1070
  %1072 = mul nsw i64 %84, 28
  %1073 = getelementptr inbounds i8, ptr %87, i64 %1072
  %1074 = load <16 x float>, ptr %1073, align 4
  %1075 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1074
  %1076 = getelementptr inbounds nuw i8, ptr %1073, i64 64
  %1077 = load <16 x float>, ptr %1076, align 4
  %1078 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1077
  %1079 = shl nsw i64 %84, 5
  %1080 = getelementptr inbounds i8, ptr %87, i64 %1079
  %1081 = load <16 x float>, ptr %1080, align 4
  %1082 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1081
  %1083 = getelementptr inbounds nuw i8, ptr %1080, i64 64
  %1084 = load <16 x float>, ptr %1083, align 4
  %1085 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1084
  br i1 %56, label %1086, label %1094

1086:                                             ; preds = %1025
  %1087 = shl i64 %79, 3
  %1088 = mul i64 %79, 12
  %1089 = shl i64 %79, 4
  %1090 = mul i64 %79, 20
  %1091 = mul i64 %79, 24
  %1092 = mul i64 %79, 28
  %1093 = shl i64 %79, 5
  br label %1167

1094:                                             ; preds = %1167, %1025
  %1095 = phi <16 x float> [ %1085, %1025 ], [ %1250, %1167 ]
  %1096 = phi <16 x float> [ %1082, %1025 ], [ %1249, %1167 ]
  %1097 = phi <16 x float> [ %1078, %1025 ], [ %1244, %1167 ]
  %1098 = phi <16 x float> [ %1075, %1025 ], [ %1243, %1167 ]
  %1099 = phi <16 x float> [ %1071, %1025 ], [ %1238, %1167 ]
  %1100 = phi <16 x float> [ %1068, %1025 ], [ %1237, %1167 ]
  %1101 = phi <16 x float> [ %1064, %1025 ], [ %1232, %1167 ]
  %1102 = phi <16 x float> [ %1061, %1025 ], [ %1231, %1167 ]
  %1103 = phi <16 x float> [ %1057, %1025 ], [ %1226, %1167 ]
  %1104 = phi <16 x float> [ %1054, %1025 ], [ %1225, %1167 ]
  %1105 = phi <16 x float> [ %1050, %1025 ], [ %1220, %1167 ]
  %1106 = phi <16 x float> [ %1047, %1025 ], [ %1219, %1167 ]
  %1107 = phi <16 x float> [ %1043, %1025 ], [ %1214, %1167 ]
  %1108 = phi <16 x float> [ %1040, %1025 ], [ %1213, %1167 ]
  %1109 = phi <16 x float> [ %1036, %1025 ], [ %1208, %1167 ]
  %1110 = phi <16 x float> [ %1033, %1025 ], [ %1207, %1167 ]
  %1111 = phi <16 x float> [ %1030, %1025 ], [ %1202, %1167 ]
  %1112 = phi <16 x float> [ %1027, %1025 ], [ %1201, %1167 ]
  store <16 x float> %1112, ptr %87, align 4
  store <16 x float> %1111, ptr %1028, align 4
  %1113 = load i64, ptr %9, align 8
  %1114 = getelementptr inbounds float, ptr %87, i64 %1113
  store <16 x float> %1110, ptr %1114, align 4
  %1115 = load i64, ptr %9, align 8
  %1116 = getelementptr inbounds float, ptr %87, i64 %1115
  %1117 = getelementptr inbounds nuw i8, ptr %1116, i64 64
  store <16 x float> %1109, ptr %1117, align 4
  %1118 = load i64, ptr %9, align 8
  %1119 = shl nsw i64 %1118, 3
  %1120 = getelementptr inbounds i8, ptr %87, i64 %1119
  store <16 x float> %1108, ptr %1120, align 4
  %1121 = load i64, ptr %9, align 8
  %1122 = shl nsw i64 %1121, 3
  %1123 = getelementptr inbounds i8, ptr %87, i64 %1122
  %1124 = getelementptr inbounds nuw i8, ptr %1123, i64 64
  store <16 x float> %1107, ptr %1124, align 4
  %1125 = load i64, ptr %9, align 8
  %1126 = mul nsw i64 %1125, 12
  %1127 = getelementptr inbounds i8, ptr %87, i64 %1126
  store <16 x float> %1106, ptr %1127, align 4
  %1128 = load i64, ptr %9, align 8
  %1129 = mul nsw i64 %1128, 12
  %1130 = getelementptr inbounds i8, ptr %87, i64 %1129
  %1131 = getelementptr inbounds nuw i8, ptr %1130, i64 64
  store <16 x float> %1105, ptr %1131, align 4
  %1132 = load i64, ptr %9, align 8
  %1133 = shl nsw i64 %1132, 4
  %1134 = getelementptr inbounds i8, ptr %87, i64 %1133
  store <16 x float> %1104, ptr %1134, align 4
  %1135 = load i64, ptr %9, align 8
  %1136 = shl nsw i64 %1135, 4
  %1137 = getelementptr inbounds i8, ptr %87, i64 %1136
  %1138 = getelementptr inbounds nuw i8, ptr %1137, i64 64
  store <16 x float> %1103, ptr %1138, align 4
  %1139 = load i64, ptr %9, align 8
  %1140 = mul nsw i64 %1139, 20
  %1141 = getelementptr inbounds i8, ptr %87, i64 %1140
  store <16 x float> %1102, ptr %1141, align 4
  %1142 = load i64, ptr %9, align 8
  %1143 = mul nsw i64 %1142, 20
  %1144 = getelementptr inbounds i8, ptr %87, i64 %1143
  %1145 = getelementptr inbounds nuw i8, ptr %1144, i64 64
  store <16 x float> %1101, ptr %1145, align 4
  %1146 = load i64, ptr %9, align 8
  %1147 = mul nsw i64 %1146, 24
  %1148 = getelementptr inbounds i8, ptr %87, i64 %1147
  store <16 x float> %1100, ptr %1148, align 4
  %1149 = load i64, ptr %9, align 8
  %1150 = mul nsw i64 %1149, 24
  %1151 = getelementptr inbounds i8, ptr %87, i64 %1150
  %1152 = getelementptr inbounds nuw i8, ptr %1151, i64 64
  store <16 x float> %1099, ptr %1152, align 4
  %1153 = load i64, ptr %9, align 8
  %1154 = mul nsw i64 %1153, 28
  %1155 = getelementptr inbounds i8, ptr %87, i64 %1154
  store <16 x float> %1098, ptr %1155, align 4
  %1156 = load i64, ptr %9, align 8
  %1157 = mul nsw i64 %1156, 28
  %1158 = getelementptr inbounds i8, ptr %87, i64 %1157
  %1159 = getelementptr inbounds nuw i8, ptr %1158, i64 64
  store <16 x float> %1097, ptr %1159, align 4
  %1160 = load i64, ptr %9, align 8
  %1161 = shl nsw i64 %1160, 5
  %1162 = getelementptr inbounds i8, ptr %87, i64 %1161
  store <16 x float> %1096, ptr %1162, align 4
  %1163 = load i64, ptr %9, align 8
  %1164 = shl nsw i64 %1163, 5
  %1165 = getelementptr inbounds i8, ptr %87, i64 %1164
  %1166 = getelementptr inbounds nuw i8, ptr %1165, i64 64
  store <16 x float> %1095, ptr %1166, align 4
  br label %2091

1167:                                             ; preds = %1086, %1167
  %1168 = phi <16 x float> [ %1085, %1086 ], [ %1250, %1167 ]
  %1169 = phi <16 x float> [ %1082, %1086 ], [ %1249, %1167 ]
  %1170 = phi <16 x float> [ %1078, %1086 ], [ %1244, %1167 ]
  %1171 = phi <16 x float> [ %1075, %1086 ], [ %1243, %1167 ]
  %1172 = phi <16 x float> [ %1071, %1086 ], [ %1238, %1167 ]
  %1173 = phi <16 x float> [ %1068, %1086 ], [ %1237, %1167 ]
  %1174 = phi <16 x float> [ %1064, %1086 ], [ %1232, %1167 ]
  %1175 = phi <16 x float> [ %1061, %1086 ], [ %1231, %1167 ]
  %1176 = phi <16 x float> [ %1057, %1086 ], [ %1226, %1167 ]
  %1177 = phi <16 x float> [ %1054, %1086 ], [ %1225, %1167 ]
  %1178 = phi <16 x float> [ %1050, %1086 ], [ %1220, %1167 ]
  %1179 = phi <16 x float> [ %1047, %1086 ], [ %1219, %1167 ]
  %1180 = phi <16 x float> [ %1043, %1086 ], [ %1214, %1167 ]
  %1181 = phi <16 x float> [ %1040, %1086 ], [ %1213, %1167 ]
  %1182 = phi <16 x float> [ %1036, %1086 ], [ %1208, %1167 ]
  %1183 = phi <16 x float> [ %1033, %1086 ], [ %1207, %1167 ]
  %1184 = phi <16 x float> [ %1030, %1086 ], [ %1202, %1167 ]
  %1185 = phi <16 x float> [ %1027, %1086 ], [ %1201, %1167 ]
  %1186 = phi i64 [ %75, %1086 ], [ %1251, %1167 ]
  %1187 = phi i64 [ 0, %1086 ], [ %1252, %1167 ]
  %1188 = shl nuw nsw i64 %1187, 7
  %1189 = getelementptr inbounds nuw i8, ptr %51, i64 %1188
  %1190 = load <16 x float>, ptr %1189, align 4
  %1191 = getelementptr inbounds nuw i8, ptr %1189, i64 64
  %1192 = load <16 x float>, ptr %1191, align 4
  %1193 = lshr i64 %1186, 11
  %1194 = and i64 %1193, 9007199254740960
  %1195 = getelementptr inbounds nuw float, ptr %77, i64 %1194
  tail call void @llvm.prefetch.p0(ptr %1195, i32 0, i32 2, i32 1)
  %1196 = getelementptr inbounds nuw i8, ptr %1195, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1196, i32 0, i32 2, i32 1)
  %1197 = getelementptr float, ptr %82, i64 %1187
  %1198 = load float, ptr %1197, align 4
  %1199 = insertelement <16 x float> poison, float %1198, i64 0
  %1200 = shufflevector <16 x float> %1199, <16 x float> poison, <16 x i32> zeroinitializer
  %1201 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1200, <16 x float> %1190, <16 x float> %1185)
  %1202 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1200, <16 x float> %1192, <16 x float> %1184)
  %1203 = getelementptr float, ptr %1197, i64 %79
  %1204 = load float, ptr %1203, align 4
  %1205 = insertelement <16 x float> poison, float %1204, i64 0
  %1206 = shufflevector <16 x float> %1205, <16 x float> poison, <16 x i32> zeroinitializer
  %1207 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1206, <16 x float> %1190, <16 x float> %1183)
  %1208 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1206, <16 x float> %1192, <16 x float> %1182)
  %1209 = getelementptr i8, ptr %1197, i64 %1087
  %1210 = load float, ptr %1209, align 4
  %1211 = insertelement <16 x float> poison, float %1210, i64 0
  %1212 = shufflevector <16 x float> %1211, <16 x float> poison, <16 x i32> zeroinitializer
  %1213 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1212, <16 x float> %1190, <16 x float> %1181)
  %1214 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1212, <16 x float> %1192, <16 x float> %1180)
  %1215 = getelementptr i8, ptr %1197, i64 %1088
  %1216 = load float, ptr %1215, align 4
  %1217 = insertelement <16 x float> poison, float %1216, i64 0
  %1218 = shufflevector <16 x float> %1217, <16 x float> poison, <16 x i32> zeroinitializer
  %1219 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1218, <16 x float> %1190, <16 x float> %1179)
  %1220 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1218, <16 x float> %1192, <16 x float> %1178)
  %1221 = getelementptr i8, ptr %1197, i64 %1089
  %1222 = load float, ptr %1221, align 4
  %1223 = insertelement <16 x float> poison, float %1222, i64 0
  %1224 = shufflevector <16 x float> %1223, <16 x float> poison, <16 x i32> zeroinitializer
  %1225 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1224, <16 x float> %1190, <16 x float> %1177)
  %1226 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1224, <16 x float> %1192, <16 x float> %1176)
  %1227 = getelementptr i8, ptr %1197, i64 %1090
  %1228 = load float, ptr %1227, align 4
  %1229 = insertelement <16 x float> poison, float %1228, i64 0
  %1230 = shufflevector <16 x float> %1229, <16 x float> poison, <16 x i32> zeroinitializer
  %1231 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1230, <16 x float> %1190, <16 x float> %1175)
  %1232 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1230, <16 x float> %1192, <16 x float> %1174)
  %1233 = getelementptr i8, ptr %1197, i64 %1091
  %1234 = load float, ptr %1233, align 4
  %1235 = insertelement <16 x float> poison, float %1234, i64 0
  %1236 = shufflevector <16 x float> %1235, <16 x float> poison, <16 x i32> zeroinitializer
  %1237 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1236, <16 x float> %1190, <16 x float> %1173)
  %1238 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1236, <16 x float> %1192, <16 x float> %1172)
  %1239 = getelementptr i8, ptr %1197, i64 %1092
  %1240 = load float, ptr %1239, align 4
  %1241 = insertelement <16 x float> poison, float %1240, i64 0
  %1242 = shufflevector <16 x float> %1241, <16 x float> poison, <16 x i32> zeroinitializer
  %1243 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1242, <16 x float> %1190, <16 x float> %1171)
  %1244 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1242, <16 x float> %1192, <16 x float> %1170)
  %1245 = getelementptr i8, ptr %1197, i64 %1093
  %1246 = load float, ptr %1245, align 4
  %1247 = insertelement <16 x float> poison, float %1246, i64 0
  %1248 = shufflevector <16 x float> %1247, <16 x float> poison, <16 x i32> zeroinitializer
  %1249 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1248, <16 x float> %1190, <16 x float> %1169)
  %1250 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1248, <16 x float> %1192, <16 x float> %1168)
  %1251 = add nuw nsw i64 %1186, %72
  %1252 = add nuw nsw i64 %1187, 1
  %1253 = icmp eq i64 %1252, %59
  br i1 %1253, label %1094, label %1167, !llvm.loop !9

1254:                                             ; preds = %67
  %1255 = load <16 x float>, ptr %87, align 4
  %1256 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1255
  %1257 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1258 = load <16 x float>, ptr %1257, align 4
  %1259 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1258
  %1260 = getelementptr inbounds float, ptr %87, i64 %84
  %1261 = load <16 x float>, ptr %1260, align 4
  %1262 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1261
  %1263 = getelementptr inbounds nuw i8, ptr %1260, i64 64
  %1264 = load <16 x float>, ptr %1263, align 4
  %1265 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1264
  %1266 = shl nsw i64 %84, 3
  %1267 = getelementptr inbounds i8, ptr %87, i64 %1266
  %1268 = load <16 x float>, ptr %1267, align 4
  %1269 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1268
  %1270 = getelementptr inbounds nuw i8, ptr %1267, i64 64
  %1271 = load <16 x float>, ptr %1270, align 4
  %1272 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1271
  %1273 = mul nsw i64 %84, 12
  %1274 = getelementptr inbounds i8, ptr %87, i64 %1273
  %1275 = load <16 x float>, ptr %1274, align 4
  %1276 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1275
  %1277 = getelementptr inbounds nuw i8, ptr %1274, i64 64
  %1278 = load <16 x float>, ptr %1277, align 4
  %1279 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1278
  %1280 = shl nsw i64 %84, 4
  %1281 = getelementptr inbounds i8, ptr %87, i64 %1280
  %1282 = load <16 x float>, ptr %1281, align 4
  %1283 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1282
  %1284 = getelementptr inbounds nuw i8, ptr %1281, i64 64
  %1285 = load <16 x float>, ptr %1284, align 4
  %1286 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1285
  %1287 = mul nsw i64 %84, 20
  %1288 = getelementptr inbounds i8, ptr %87, i64 %1287
  %1289 = load <16 x float>, ptr %1288, align 4
  %1290 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1289
  %1291 = getelementptr inbounds nuw i8, ptr %1288, i64 64
  %1292 = load <16 x float>, ptr %1291, align 4
  %1293 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1292
  %1294 = mul nsw i64 %84, 24
  %1295 = getelementptr inbounds i8, ptr %87, i64 %1294
  %1296 = load <16 x float>, ptr %1295, align 4
  %1297 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1296
  %1298 = getelementptr inbounds nuw i8, ptr %1295, i64 64
  %1299 = load <16 x float>, ptr %1298, align 4
  %1300 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1299
  %1301 = mul nsw i64 %84, 28
  %1302 = getelementptr inbounds i8, ptr %87, i64 %1301
  %1303 = load <16 x float>, ptr %1302, align 4
  %1304 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1303
  %1305 = getelementptr inbounds nuw i8, ptr %1302, i64 64
  %1306 = load <16 x float>, ptr %1305, align 4
  %1307 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1306
  %1308 = shl nsw i64 %84, 5
  %1309 = getelementptr inbounds i8, ptr %87, i64 %1308
  %1310 = load <16 x float>, ptr %1309, align 4
  %1311 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1310
  %1312 = getelementptr inbounds nuw i8, ptr %1309, i64 64
  %1313 = load <16 x float>, ptr %1312, align 4
  %1314 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1313
  %1315 = mul nsw i64 %84, 36
  %1316 = getelementptr inbounds i8, ptr %87, i64 %1315
  %1317 = load <16 x float>, ptr %1316, align 4
  %1318 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1317
  %1319 = getelementptr inbounds nuw i8, ptr %1316, i64 64
  %1320 = load <16 x float>, ptr %1319, align 4
  %1321 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1320
  br i1 %56, label %1322, label %1331

1322:                                             ; preds = %1254
  %1323 = shl i64 %79, 3
  %1324 = mul i64 %79, 12
  %1325 = shl i64 %79, 4
  %1326 = mul i64 %79, 20
  %1327 = mul i64 %79, 24
  %1328 = mul i64 %79, 28
  %1329 = shl i64 %79, 5
  %1330 = mul i64 %79, 36
  br label %1413

1331:                                             ; preds = %1413, %1254
  %1332 = phi <16 x float> [ %1321, %1254 ], [ %1504, %1413 ]
  %1333 = phi <16 x float> [ %1318, %1254 ], [ %1503, %1413 ]
  %1334 = phi <16 x float> [ %1314, %1254 ], [ %1498, %1413 ]
  %1335 = phi <16 x float> [ %1311, %1254 ], [ %1497, %1413 ]
  %1336 = phi <16 x float> [ %1307, %1254 ], [ %1492, %1413 ]
  %1337 = phi <16 x float> [ %1304, %1254 ], [ %1491, %1413 ]
  %1338 = phi <16 x float> [ %1300, %1254 ], [ %1486, %1413 ]
  %1339 = phi <16 x float> [ %1297, %1254 ], [ %1485, %1413 ]
  %1340 = phi <16 x float> [ %1293, %1254 ], [ %1480, %1413 ]
  %1341 = phi <16 x float> [ %1290, %1254 ], [ %1479, %1413 ]
  %1342 = phi <16 x float> [ %1286, %1254 ], [ %1474, %1413 ]
  %1343 = phi <16 x float> [ %1283, %1254 ], [ %1473, %1413 ]
  %1344 = phi <16 x float> [ %1279, %1254 ], [ %1468, %1413 ]
  %1345 = phi <16 x float> [ %1276, %1254 ], [ %1467, %1413 ]
  %1346 = phi <16 x float> [ %1272, %1254 ], [ %1462, %1413 ]
  %1347 = phi <16 x float> [ %1269, %1254 ], [ %1461, %1413 ]
  %1348 = phi <16 x float> [ %1265, %1254 ], [ %1456, %1413 ]
  %1349 = phi <16 x float> [ %1262, %1254 ], [ %1455, %1413 ]
  %1350 = phi <16 x float> [ %1259, %1254 ], [ %1450, %1413 ]
  %1351 = phi <16 x float> [ %1256, %1254 ], [ %1449, %1413 ]
  store <16 x float> %1351, ptr %87, align 4
  store <16 x float> %1350, ptr %1257, align 4
  %1352 = load i64, ptr %9, align 8
  %1353 = getelementptr inbounds float, ptr %87, i64 %1352
  store <16 x float> %1349, ptr %1353, align 4
  %1354 = load i64, ptr %9, align 8
  %1355 = getelementptr inbounds float, ptr %87, i64 %1354
  %1356 = getelementptr inbounds nuw i8, ptr %1355, i64 64
  store <16 x float> %1348, ptr %1356, align 4
  %1357 = load i64, ptr %9, align 8
  %1358 = shl nsw i64 %1357, 3
  %1359 = getelementptr inbounds i8, ptr %87, i64 %1358
  store <16 x float> %1347, ptr %1359, align 4
  %1360 = load i64, ptr %9, align 8
  %1361 = shl nsw i64 %1360, 3
  %1362 = getelementptr inbounds i8, ptr %87, i64 %1361
  %1363 = getelementptr inbounds nuw i8, ptr %1362, i64 64
  store <16 x float> %1346, ptr %1363, align 4
  %1364 = load i64, ptr %9, align 8
  %1365 = mul nsw i64 %1364, 12
  %1366 = getelementptr inbounds i8, ptr %87, i64 %1365
  store <16 x float> %1345, ptr %1366, align 4
  %1367 = load i64, ptr %9, align 8
  %1368 = mul nsw i64 %1367, 12
  %1369 = getelementptr inbounds i8, ptr %87, i64 %1368
  %1370 = getelementptr inbounds nuw i8, ptr %1369, i64 64
  store <16 x float> %1344, ptr %1370, align 4
  %1371 = load i64, ptr %9, align 8
  %1372 = shl nsw i64 %1371, 4
  %1373 = getelementptr inbounds i8, ptr %87, i64 %1372
  store <16 x float> %1343, ptr %1373, align 4
  %1374 = load i64, ptr %9, align 8
  %1375 = shl nsw i64 %1374, 4
  %1376 = getelementptr inbounds i8, ptr %87, i64 %1375
  %1377 = getelementptr inbounds nuw i8, ptr %1376, i64 64
  store <16 x float> %1342, ptr %1377, align 4
  %1378 = load i64, ptr %9, align 8
  %1379 = mul nsw i64 %1378, 20
  %1380 = getelementptr inbounds i8, ptr %87, i64 %1379
  store <16 x float> %1341, ptr %1380, align 4
  %1381 = load i64, ptr %9, align 8
  %1382 = mul nsw i64 %1381, 20
  %1383 = getelementptr inbounds i8, ptr %87, i64 %1382
  %1384 = getelementptr inbounds nuw i8, ptr %1383, i64 64
  store <16 x float> %1340, ptr %1384, align 4
  %1385 = load i64, ptr %9, align 8
  %1386 = mul nsw i64 %1385, 24
  %1387 = getelementptr inbounds i8, ptr %87, i64 %1386
  store <16 x float> %1339, ptr %1387, align 4
  %1388 = load i64, ptr %9, align 8
  %1389 = mul nsw i64 %1388, 24
  %1390 = getelementptr inbounds i8, ptr %87, i64 %1389
  %1391 = getelementptr inbounds nuw i8, ptr %1390, i64 64
  store <16 x float> %1338, ptr %1391, align 4
  %1392 = load i64, ptr %9, align 8
  %1393 = mul nsw i64 %1392, 28
  %1394 = getelementptr inbounds i8, ptr %87, i64 %1393
  store <16 x float> %1337, ptr %1394, align 4
  %1395 = load i64, ptr %9, align 8
  %1396 = mul nsw i64 %1395, 28
  %1397 = getelementptr inbounds i8, ptr %87, i64 %1396
  %1398 = getelementptr inbounds nuw i8, ptr %1397, i64 64
  store <16 x float> %1336, ptr %1398, align 4
  %1399 = load i64, ptr %9, align 8
  %1400 = shl nsw i64 %1399, 5
  %1401 = getelementptr inbounds i8, ptr %87, i64 %1400
  store <16 x float> %1335, ptr %1401, align 4
  %1402 = load i64, ptr %9, align 8
  %1403 = shl nsw i64 %1402, 5
  %1404 = getelementptr inbounds i8, ptr %87, i64 %1403
  %1405 = getelementptr inbounds nuw i8, ptr %1404, i64 64
  store <16 x float> %1334, ptr %1405, align 4
  %1406 = load i64, ptr %9, align 8
  %1407 = mul nsw i64 %1406, 36
  %1408 = getelementptr inbounds i8, ptr %87, i64 %1407
  store <16 x float> %1333, ptr %1408, align 4
  %1409 = load i64, ptr %9, align 8
  %1410 = mul nsw i64 %1409, 36
  %1411 = getelementptr inbounds i8, ptr %87, i64 %1410
  %1412 = getelementptr inbounds nuw i8, ptr %1411, i64 64
  store <16 x float> %1332, ptr %1412, align 4
  br label %2091

1413:                                             ; preds = %1322, %1413
  %1414 = phi <16 x float> [ %1321, %1322 ], [ %1504, %1413 ]
  %1415 = phi <16 x float> [ %1318, %1322 ], [ %1503, %1413 ]
  %1416 = phi <16 x float> [ %1314, %1322 ], [ %1498, %1413 ]
  %1417 = phi <16 x float> [ %1311, %1322 ], [ %1497, %1413 ]
  %1418 = phi <16 x float> [ %1307, %1322 ], [ %1492, %1413 ]
  %1419 = phi <16 x float> [ %1304, %1322 ], [ %1491, %1413 ]
  %1420 = phi <16 x float> [ %1300, %1322 ], [ %1486, %1413 ]
  %1421 = phi <16 x float> [ %1297, %1322 ], [ %1485, %1413 ]
  %1422 = phi <16 x float> [ %1293, %1322 ], [ %1480, %1413 ]
  %1423 = phi <16 x float> [ %1290, %1322 ], [ %1479, %1413 ]
  %1424 = phi <16 x float> [ %1286, %1322 ], [ %1474, %1413 ]
  %1425 = phi <16 x float> [ %1283, %1322 ], [ %1473, %1413 ]
  %1426 = phi <16 x float> [ %1279, %1322 ], [ %1468, %1413 ]
  %1427 = phi <16 x float> [ %1276, %1322 ], [ %1467, %1413 ]
  %1428 = phi <16 x float> [ %1272, %1322 ], [ %1462, %1413 ]
  %1429 = phi <16 x float> [ %1269, %1322 ], [ %1461, %1413 ]
  %1430 = phi <16 x float> [ %1265, %1322 ], [ %1456, %1413 ]
  %1431 = phi <16 x float> [ %1262, %1322 ], [ %1455, %1413 ]
  %1432 = phi <16 x float> [ %1259, %1322 ], [ %1450, %1413 ]
  %1433 = phi <16 x float> [ %1256, %1322 ], [ %1449, %1413 ]
  %1434 = phi i64 [ %75, %1322 ], [ %1505, %1413 ]
  %1435 = phi i64 [ 0, %1322 ], [ %1506, %1413 ]
  %1436 = shl nuw nsw i64 %1435, 7
  %1437 = getelementptr inbounds nuw i8, ptr %51, i64 %1436
  %1438 = load <16 x float>, ptr %1437, align 4
  %1439 = getelementptr inbounds nuw i8, ptr %1437, i64 64
  %1440 = load <16 x float>, ptr %1439, align 4
  %1441 = lshr i64 %1434, 11
  %1442 = and i64 %1441, 9007199254740960
  %1443 = getelementptr inbounds nuw float, ptr %77, i64 %1442
  tail call void @llvm.prefetch.p0(ptr %1443, i32 0, i32 2, i32 1)
  %1444 = getelementptr inbounds nuw i8, ptr %1443, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1444, i32 0, i32 2, i32 1)
  %1445 = getelementptr float, ptr %82, i64 %1435
  %1446 = load float, ptr %1445, align 4
  %1447 = insertelement <16 x float> poison, float %1446, i64 0
  %1448 = shufflevector <16 x float> %1447, <16 x float> poison, <16 x i32> zeroinitializer
  %1449 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1448, <16 x float> %1438, <16 x float> %1433)
  %1450 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1448, <16 x float> %1440, <16 x float> %1432)
  %1451 = getelementptr float, ptr %1445, i64 %79
  %1452 = load float, ptr %1451, align 4
  %1453 = insertelement <16 x float> poison, float %1452, i64 0
  %1454 = shufflevector <16 x float> %1453, <16 x float> poison, <16 x i32> zeroinitializer
  %1455 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1454, <16 x float> %1438, <16 x float> %1431)
  %1456 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1454, <16 x float> %1440, <16 x float> %1430)
  %1457 = getelementptr i8, ptr %1445, i64 %1323
  %1458 = load float, ptr %1457, align 4
  %1459 = insertelement <16 x float> poison, float %1458, i64 0
  %1460 = shufflevector <16 x float> %1459, <16 x float> poison, <16 x i32> zeroinitializer
  %1461 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1460, <16 x float> %1438, <16 x float> %1429)
  %1462 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1460, <16 x float> %1440, <16 x float> %1428)
  %1463 = getelementptr i8, ptr %1445, i64 %1324
  %1464 = load float, ptr %1463, align 4
  %1465 = insertelement <16 x float> poison, float %1464, i64 0
  %1466 = shufflevector <16 x float> %1465, <16 x float> poison, <16 x i32> zeroinitializer
  %1467 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1466, <16 x float> %1438, <16 x float> %1427)
  %1468 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1466, <16 x float> %1440, <16 x float> %1426)
  %1469 = getelementptr i8, ptr %1445, i64 %1325
  %1470 = load float, ptr %1469, align 4
  %1471 = insertelement <16 x float> poison, float %1470, i64 0
  %1472 = shufflevector <16 x float> %1471, <16 x float> poison, <16 x i32> zeroinitializer
  %1473 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1472, <16 x float> %1438, <16 x float> %1425)
  %1474 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1472, <16 x float> %1440, <16 x float> %1424)
  %1475 = getelementptr i8, ptr %1445, i64 %1326
  %1476 = load float, ptr %1475, align 4
  %1477 = insertelement <16 x float> poison, float %1476, i64 0
  %1478 = shufflevector <16 x float> %1477, <16 x float> poison, <16 x i32> zeroinitializer
  %1479 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1478, <16 x float> %1438, <16 x float> %1423)
  %1480 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1478, <16 x float> %1440, <16 x float> %1422)
  %1481 = getelementptr i8, ptr %1445, i64 %1327
  %1482 = load float, ptr %1481, align 4
  %1483 = insertelement <16 x float> poison, float %1482, i64 0
  %1484 = shufflevector <16 x float> %1483, <16 x float> poison, <16 x i32> zeroinitializer
  %1485 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1484, <16 x float> %1438, <16 x float> %1421)
  %1486 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1484, <16 x float> %1440, <16 x float> %1420)
  %1487 = getelementptr i8, ptr %1445, i64 %1328
  %1488 = load float, ptr %1487, align 4
  %1489 = insertelement <16 x float> poison, float %1488, i64 0
  %1490 = shufflevector <16 x float> %1489, <16 x float> poison, <16 x i32> zeroinitializer
  %1491 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1490, <16 x float> %1438, <16 x float> %1419)
  %1492 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1490, <16 x float> %1440, <16 x float> %1418)
  %1493 = getelementptr i8, ptr %1445, i64 %1329
  %1494 = load float, ptr %1493, align 4
  %1495 = insertelement <16 x float> poison, float %1494, i64 0
  %1496 = shufflevector <16 x float> %1495, <16 x float> poison, <16 x i32> zeroinitializer
  %1497 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1496, <16 x float> %1438, <16 x float> %1417)
  %1498 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1496, <16 x float> %1440, <16 x float> %1416)
  %1499 = getelementptr i8, ptr %1445, i64 %1330
  %1500 = load float, ptr %1499, align 4
  %1501 = insertelement <16 x float> poison, float %1500, i64 0
  %1502 = shufflevector <16 x float> %1501, <16 x float> poison, <16 x i32> zeroinitializer
  %1503 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1502, <16 x float> %1438, <16 x float> %1415)
  %1504 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1502, <16 x float> %1440, <16 x float> %1414)
  %1505 = add nuw nsw i64 %1434, %72
  %1506 = add nuw nsw i64 %1435, 1
  %1507 = icmp eq i64 %1506, %59
  br i1 %1507, label %1331, label %1413, !llvm.loop !9

1508:                                             ; preds = %67
  %1509 = load <16 x float>, ptr %87, align 4
  %1510 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1509
  %1511 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1512 = load <16 x float>, ptr %1511, align 4
  %1513 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1512
  %1514 = getelementptr inbounds float, ptr %87, i64 %84
  %1515 = load <16 x float>, ptr %1514, align 4
  %1516 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1515
  %1517 = getelementptr inbounds nuw i8, ptr %1514, i64 64
  %1518 = load <16 x float>, ptr %1517, align 4
  %1519 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1518
  %1520 = shl nsw i64 %84, 3
  %1521 = getelementptr inbounds i8, ptr %87, i64 %1520
  %1522 = load <16 x float>, ptr %1521, align 4
  %1523 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1522
  %1524 = getelementptr inbounds nuw i8, ptr %1521, i64 64
  %1525 = load <16 x float>, ptr %1524, align 4
  %1526 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1525
  %1527 = mul nsw i64 %84, 12
  %1528 = getelementptr inbounds i8, ptr %87, i64 %1527
  %1529 = load <16 x float>, ptr %1528, align 4
  %1530 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1529
  %1531 = getelementptr inbounds nuw i8, ptr %1528, i64 64
  %1532 = load <16 x float>, ptr %1531, align 4
  %1533 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1532
  %1534 = shl nsw i64 %84, 4
  %1535 = getelementptr inbounds i8, ptr %87, i64 %1534
  %1536 = load <16 x float>, ptr %1535, align 4
  %1537 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1536
  %1538 = getelementptr inbounds nuw i8, ptr %1535, i64 64
  %1539 = load <16 x float>, ptr %1538, align 4
  %1540 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1539
  %1541 = mul nsw i64 %84, 20
  %1542 = getelementptr inbounds i8, ptr %87, i64 %1541
  %1543 = load <16 x float>, ptr %1542, align 4
  %1544 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1543
  %1545 = getelementptr inbounds nuw i8, ptr %1542, i64 64
  %1546 = load <16 x float>, ptr %1545, align 4
  %1547 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1546
  %1548 = mul nsw i64 %84, 24
  %1549 = getelementptr inbounds i8, ptr %87, i64 %1548
  %1550 = load <16 x float>, ptr %1549, align 4
  %1551 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1550
  %1552 = getelementptr inbounds nuw i8, ptr %1549, i64 64
  %1553 = load <16 x float>, ptr %1552, align 4
  %1554 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1553
  %1555 = mul nsw i64 %84, 28
  %1556 = getelementptr inbounds i8, ptr %87, i64 %1555
  %1557 = load <16 x float>, ptr %1556, align 4
  %1558 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1557
  %1559 = getelementptr inbounds nuw i8, ptr %1556, i64 64
  %1560 = load <16 x float>, ptr %1559, align 4
  %1561 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1560
  %1562 = shl nsw i64 %84, 5
  %1563 = getelementptr inbounds i8, ptr %87, i64 %1562
  %1564 = load <16 x float>, ptr %1563, align 4
  %1565 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1564
  %1566 = getelementptr inbounds nuw i8, ptr %1563, i64 64
  %1567 = load <16 x float>, ptr %1566, align 4
  %1568 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1567
  %1569 = mul nsw i64 %84, 36
  %1570 = getelementptr inbounds i8, ptr %87, i64 %1569
  %1571 = load <16 x float>, ptr %1570, align 4
  %1572 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1571
  %1573 = getelementptr inbounds nuw i8, ptr %1570, i64 64
  %1574 = load <16 x float>, ptr %1573, align 4
  %1575 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1574
  %1576 = mul nsw i64 %84, 40
  %1577 = getelementptr inbounds i8, ptr %87, i64 %1576
  %1578 = load <16 x float>, ptr %1577, align 4
  %1579 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1578
  %1580 = getelementptr inbounds nuw i8, ptr %1577, i64 64
  %1581 = load <16 x float>, ptr %1580, align 4
  %1582 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1581
  br i1 %56, label %1583, label %1593

1583:                                             ; preds = %1508
  %1584 = shl i64 %79, 3
  %1585 = mul i64 %79, 12
  %1586 = shl i64 %79, 4
  %1587 = mul i64 %79, 20
  %1588 = mul i64 %79, 24
  %1589 = mul i64 %79, 28
  %1590 = shl i64 %79, 5
  %1591 = mul i64 %79, 36
  %1592 = mul i64 %79, 40
  br label %1684

1593:                                             ; preds = %1684, %1508
  %1594 = phi <16 x float> [ %1516, %1508 ], [ %1728, %1684 ]
  %1595 = phi <16 x float> [ %1513, %1508 ], [ %1723, %1684 ]
  %1596 = phi <16 x float> [ %1510, %1508 ], [ %1722, %1684 ]
  %1597 = phi <16 x float> [ %1519, %1508 ], [ %1729, %1684 ]
  %1598 = phi <16 x float> [ %1523, %1508 ], [ %1734, %1684 ]
  %1599 = phi <16 x float> [ %1526, %1508 ], [ %1735, %1684 ]
  %1600 = phi <16 x float> [ %1530, %1508 ], [ %1740, %1684 ]
  %1601 = phi <16 x float> [ %1533, %1508 ], [ %1741, %1684 ]
  %1602 = phi <16 x float> [ %1537, %1508 ], [ %1746, %1684 ]
  %1603 = phi <16 x float> [ %1540, %1508 ], [ %1747, %1684 ]
  %1604 = phi <16 x float> [ %1544, %1508 ], [ %1752, %1684 ]
  %1605 = phi <16 x float> [ %1547, %1508 ], [ %1753, %1684 ]
  %1606 = phi <16 x float> [ %1551, %1508 ], [ %1758, %1684 ]
  %1607 = phi <16 x float> [ %1554, %1508 ], [ %1759, %1684 ]
  %1608 = phi <16 x float> [ %1558, %1508 ], [ %1764, %1684 ]
  %1609 = phi <16 x float> [ %1561, %1508 ], [ %1765, %1684 ]
  %1610 = phi <16 x float> [ %1565, %1508 ], [ %1770, %1684 ]
  %1611 = phi <16 x float> [ %1568, %1508 ], [ %1771, %1684 ]
  %1612 = phi <16 x float> [ %1572, %1508 ], [ %1776, %1684 ]
  %1613 = phi <16 x float> [ %1575, %1508 ], [ %1777, %1684 ]
  %1614 = phi <16 x float> [ %1579, %1508 ], [ %1782, %1684 ]
  %1615 = phi <16 x float> [ %1582, %1508 ], [ %1783, %1684 ]
  store <16 x float> %1596, ptr %87, align 4
  store <16 x float> %1595, ptr %1511, align 4
  %1616 = load i64, ptr %9, align 8
  %1617 = getelementptr inbounds float, ptr %87, i64 %1616
  store <16 x float> %1594, ptr %1617, align 4
  %1618 = load i64, ptr %9, align 8
  %1619 = getelementptr inbounds float, ptr %87, i64 %1618
  %1620 = getelementptr inbounds nuw i8, ptr %1619, i64 64
  store <16 x float> %1597, ptr %1620, align 4
  %1621 = load i64, ptr %9, align 8
  %1622 = shl nsw i64 %1621, 3
  %1623 = getelementptr inbounds i8, ptr %87, i64 %1622
  store <16 x float> %1598, ptr %1623, align 4
  %1624 = load i64, ptr %9, align 8
  %1625 = shl nsw i64 %1624, 3
  %1626 = getelementptr inbounds i8, ptr %87, i64 %1625
  %1627 = getelementptr inbounds nuw i8, ptr %1626, i64 64
  store <16 x float> %1599, ptr %1627, align 4
  %1628 = load i64, ptr %9, align 8
  %1629 = mul nsw i64 %1628, 12
  %1630 = getelementptr inbounds i8, ptr %87, i64 %1629
  store <16 x float> %1600, ptr %1630, align 4
  %1631 = load i64, ptr %9, align 8
  %1632 = mul nsw i64 %1631, 12
  %1633 = getelementptr inbounds i8, ptr %87, i64 %1632
  %1634 = getelementptr inbounds nuw i8, ptr %1633, i64 64
  store <16 x float> %1601, ptr %1634, align 4
  %1635 = load i64, ptr %9, align 8
  %1636 = shl nsw i64 %1635, 4
  %1637 = getelementptr inbounds i8, ptr %87, i64 %1636
  store <16 x float> %1602, ptr %1637, align 4
  %1638 = load i64, ptr %9, align 8
  %1639 = shl nsw i64 %1638, 4
  %1640 = getelementptr inbounds i8, ptr %87, i64 %1639
  %1641 = getelementptr inbounds nuw i8, ptr %1640, i64 64
  store <16 x float> %1603, ptr %1641, align 4
  %1642 = load i64, ptr %9, align 8
  %1643 = mul nsw i64 %1642, 20
  %1644 = getelementptr inbounds i8, ptr %87, i64 %1643
  store <16 x float> %1604, ptr %1644, align 4
  %1645 = load i64, ptr %9, align 8
  %1646 = mul nsw i64 %1645, 20
  %1647 = getelementptr inbounds i8, ptr %87, i64 %1646
  %1648 = getelementptr inbounds nuw i8, ptr %1647, i64 64
  store <16 x float> %1605, ptr %1648, align 4
  %1649 = load i64, ptr %9, align 8
  %1650 = mul nsw i64 %1649, 24
  %1651 = getelementptr inbounds i8, ptr %87, i64 %1650
  store <16 x float> %1606, ptr %1651, align 4
  %1652 = load i64, ptr %9, align 8
  %1653 = mul nsw i64 %1652, 24
  %1654 = getelementptr inbounds i8, ptr %87, i64 %1653
  %1655 = getelementptr inbounds nuw i8, ptr %1654, i64 64
  store <16 x float> %1607, ptr %1655, align 4
  %1656 = load i64, ptr %9, align 8
  %1657 = mul nsw i64 %1656, 28
  %1658 = getelementptr inbounds i8, ptr %87, i64 %1657
  store <16 x float> %1608, ptr %1658, align 4
  %1659 = load i64, ptr %9, align 8
  %1660 = mul nsw i64 %1659, 28
  %1661 = getelementptr inbounds i8, ptr %87, i64 %1660
  %1662 = getelementptr inbounds nuw i8, ptr %1661, i64 64
  store <16 x float> %1609, ptr %1662, align 4
  %1663 = load i64, ptr %9, align 8
  %1664 = shl nsw i64 %1663, 5
  %1665 = getelementptr inbounds i8, ptr %87, i64 %1664
  store <16 x float> %1610, ptr %1665, align 4
  %1666 = load i64, ptr %9, align 8
  %1667 = shl nsw i64 %1666, 5
  %1668 = getelementptr inbounds i8, ptr %87, i64 %1667
  %1669 = getelementptr inbounds nuw i8, ptr %1668, i64 64
  store <16 x float> %1611, ptr %1669, align 4
  %1670 = load i64, ptr %9, align 8
  %1671 = mul nsw i64 %1670, 36
  %1672 = getelementptr inbounds i8, ptr %87, i64 %1671
  store <16 x float> %1612, ptr %1672, align 4
  %1673 = load i64, ptr %9, align 8
  %1674 = mul nsw i64 %1673, 36
  %1675 = getelementptr inbounds i8, ptr %87, i64 %1674
  %1676 = getelementptr inbounds nuw i8, ptr %1675, i64 64
  store <16 x float> %1613, ptr %1676, align 4
  %1677 = load i64, ptr %9, align 8
  %1678 = mul nsw i64 %1677, 40
  %1679 = getelementptr inbounds i8, ptr %87, i64 %1678
  store <16 x float> %1614, ptr %1679, align 4
  %1680 = load i64, ptr %9, align 8
  %1681 = mul nsw i64 %1680, 40
  %1682 = getelementptr inbounds i8, ptr %87, i64 %1681
  %1683 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  store <16 x float> %1615, ptr %1683, align 4
  br label %2091

1684:                                             ; preds = %1583, %1684
  %1685 = phi <16 x float> [ %1516, %1583 ], [ %1728, %1684 ]
  %1686 = phi <16 x float> [ %1513, %1583 ], [ %1723, %1684 ]
  %1687 = phi <16 x float> [ %1510, %1583 ], [ %1722, %1684 ]
  %1688 = phi <16 x float> [ %1519, %1583 ], [ %1729, %1684 ]
  %1689 = phi <16 x float> [ %1523, %1583 ], [ %1734, %1684 ]
  %1690 = phi <16 x float> [ %1526, %1583 ], [ %1735, %1684 ]
  %1691 = phi <16 x float> [ %1530, %1583 ], [ %1740, %1684 ]
  %1692 = phi <16 x float> [ %1533, %1583 ], [ %1741, %1684 ]
  %1693 = phi <16 x float> [ %1537, %1583 ], [ %1746, %1684 ]
  %1694 = phi <16 x float> [ %1540, %1583 ], [ %1747, %1684 ]
  %1695 = phi <16 x float> [ %1544, %1583 ], [ %1752, %1684 ]
  %1696 = phi <16 x float> [ %1547, %1583 ], [ %1753, %1684 ]
  %1697 = phi <16 x float> [ %1551, %1583 ], [ %1758, %1684 ]
  %1698 = phi <16 x float> [ %1554, %1583 ], [ %1759, %1684 ]
  %1699 = phi <16 x float> [ %1558, %1583 ], [ %1764, %1684 ]
  %1700 = phi <16 x float> [ %1561, %1583 ], [ %1765, %1684 ]
  %1701 = phi <16 x float> [ %1565, %1583 ], [ %1770, %1684 ]
  %1702 = phi <16 x float> [ %1568, %1583 ], [ %1771, %1684 ]
  %1703 = phi <16 x float> [ %1572, %1583 ], [ %1776, %1684 ]
  %1704 = phi <16 x float> [ %1575, %1583 ], [ %1777, %1684 ]
  %1705 = phi <16 x float> [ %1579, %1583 ], [ %1782, %1684 ]
  %1706 = phi <16 x float> [ %1582, %1583 ], [ %1783, %1684 ]
  %1707 = phi i64 [ %75, %1583 ], [ %1784, %1684 ]
  %1708 = phi i64 [ 0, %1583 ], [ %1785, %1684 ]
  %1709 = shl nuw nsw i64 %1708, 7
  %1710 = getelementptr inbounds nuw i8, ptr %51, i64 %1709
  %1711 = load <16 x float>, ptr %1710, align 4
  %1712 = getelementptr inbounds nuw i8, ptr %1710, i64 64
  %1713 = load <16 x float>, ptr %1712, align 4
  %1714 = lshr i64 %1707, 11
  %1715 = and i64 %1714, 9007199254740960
  %1716 = getelementptr inbounds nuw float, ptr %77, i64 %1715
  tail call void @llvm.prefetch.p0(ptr %1716, i32 0, i32 2, i32 1)
  %1717 = getelementptr inbounds nuw i8, ptr %1716, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1717, i32 0, i32 2, i32 1)
  %1718 = getelementptr float, ptr %82, i64 %1708
  %1719 = load float, ptr %1718, align 4
  %1720 = insertelement <16 x float> poison, float %1719, i64 0
  %1721 = shufflevector <16 x float> %1720, <16 x float> poison, <16 x i32> zeroinitializer
  %1722 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1721, <16 x float> %1711, <16 x float> %1687)
  %1723 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1721, <16 x float> %1713, <16 x float> %1686)
  %1724 = getelementptr float, ptr %1718, i64 %79
  %1725 = load float, ptr %1724, align 4
  %1726 = insertelement <16 x float> poison, float %1725, i64 0
  %1727 = shufflevector <16 x float> %1726, <16 x float> poison, <16 x i32> zeroinitializer
  %1728 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1727, <16 x float> %1711, <16 x float> %1685)
  %1729 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1727, <16 x float> %1713, <16 x float> %1688)
  %1730 = getelementptr i8, ptr %1718, i64 %1584
  %1731 = load float, ptr %1730, align 4
  %1732 = insertelement <16 x float> poison, float %1731, i64 0
  %1733 = shufflevector <16 x float> %1732, <16 x float> poison, <16 x i32> zeroinitializer
  %1734 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1733, <16 x float> %1711, <16 x float> %1689)
  %1735 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1733, <16 x float> %1713, <16 x float> %1690)
  %1736 = getelementptr i8, ptr %1718, i64 %1585
  %1737 = load float, ptr %1736, align 4
  %1738 = insertelement <16 x float> poison, float %1737, i64 0
  %1739 = shufflevector <16 x float> %1738, <16 x float> poison, <16 x i32> zeroinitializer
  %1740 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1739, <16 x float> %1711, <16 x float> %1691)
  %1741 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1739, <16 x float> %1713, <16 x float> %1692)
  %1742 = getelementptr i8, ptr %1718, i64 %1586
  %1743 = load float, ptr %1742, align 4
  %1744 = insertelement <16 x float> poison, float %1743, i64 0
  %1745 = shufflevector <16 x float> %1744, <16 x float> poison, <16 x i32> zeroinitializer
  %1746 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1745, <16 x float> %1711, <16 x float> %1693)
  %1747 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1745, <16 x float> %1713, <16 x float> %1694)
  %1748 = getelementptr i8, ptr %1718, i64 %1587
  %1749 = load float, ptr %1748, align 4
  %1750 = insertelement <16 x float> poison, float %1749, i64 0
  %1751 = shufflevector <16 x float> %1750, <16 x float> poison, <16 x i32> zeroinitializer
  %1752 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1751, <16 x float> %1711, <16 x float> %1695)
  %1753 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1751, <16 x float> %1713, <16 x float> %1696)
  %1754 = getelementptr i8, ptr %1718, i64 %1588
  %1755 = load float, ptr %1754, align 4
  %1756 = insertelement <16 x float> poison, float %1755, i64 0
  %1757 = shufflevector <16 x float> %1756, <16 x float> poison, <16 x i32> zeroinitializer
  %1758 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1757, <16 x float> %1711, <16 x float> %1697)
  %1759 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1757, <16 x float> %1713, <16 x float> %1698)
  %1760 = getelementptr i8, ptr %1718, i64 %1589
  %1761 = load float, ptr %1760, align 4
  %1762 = insertelement <16 x float> poison, float %1761, i64 0
  %1763 = shufflevector <16 x float> %1762, <16 x float> poison, <16 x i32> zeroinitializer
  %1764 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1763, <16 x float> %1711, <16 x float> %1699)
  %1765 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1763, <16 x float> %1713, <16 x float> %1700)
  %1766 = getelementptr i8, ptr %1718, i64 %1590
  %1767 = load float, ptr %1766, align 4
  %1768 = insertelement <16 x float> poison, float %1767, i64 0
  %1769 = shufflevector <16 x float> %1768, <16 x float> poison, <16 x i32> zeroinitializer
  %1770 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1769, <16 x float> %1711, <16 x float> %1701)
  %1771 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1769, <16 x float> %1713, <16 x float> %1702)
  %1772 = getelementptr i8, ptr %1718, i64 %1591
  %1773 = load float, ptr %1772, align 4
  %1774 = insertelement <16 x float> poison, float %1773, i64 0
  %1775 = shufflevector <16 x float> %1774, <16 x float> poison, <16 x i32> zeroinitializer
  %1776 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1775, <16 x float> %1711, <16 x float> %1703)
  %1777 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1775, <16 x float> %1713, <16 x float> %1704)
  %1778 = getelementptr i8, ptr %1718, i64 %1592
  %1779 = load float, ptr %1778, align 4
  %1780 = insertelement <16 x float> poison, float %1779, i64 0
  %1781 = shufflevector <16 x float> %1780, <16 x float> poison, <16 x i32> zeroinitializer
  %1782 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1781, <16 x float> %1711, <16 x float> %1705)
  %1783 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1781, <16 x float> %1713, <16 x float> %1706)
  %1784 = add nuw nsw i64 %1707, %72
  %1785 = add nuw nsw i64 %1708, 1
  %1786 = icmp eq i64 %1785, %59
  br i1 %1786, label %1593, label %1684, !llvm.loop !9

1787:                                             ; preds = %67
  %1788 = load <16 x float>, ptr %87, align 4
  %1789 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1788
  %1790 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1791 = load <16 x float>, ptr %1790, align 4
  %1792 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1791
  %1793 = getelementptr inbounds float, ptr %87, i64 %84
  %1794 = load <16 x float>, ptr %1793, align 4
  %1795 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1794
  %1796 = getelementptr inbounds nuw i8, ptr %1793, i64 64
  %1797 = load <16 x float>, ptr %1796, align 4
  %1798 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1797
  %1799 = shl nsw i64 %84, 3
  %1800 = getelementptr inbounds i8, ptr %87, i64 %1799
  %1801 = load <16 x float>, ptr %1800, align 4
  %1802 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1801
  %1803 = getelementptr inbounds nuw i8, ptr %1800, i64 64
  %1804 = load <16 x float>, ptr %1803, align 4
  %1805 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1804
  %1806 = mul nsw i64 %84, 12
  %1807 = getelementptr inbounds i8, ptr %87, i64 %1806
  %1808 = load <16 x float>, ptr %1807, align 4
  %1809 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1808
  %1810 = getelementptr inbounds nuw i8, ptr %1807, i64 64
  %1811 = load <16 x float>, ptr %1810, align 4
  %1812 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1811
  %1813 = shl nsw i64 %84, 4
  %1814 = getelementptr inbounds i8, ptr %87, i64 %1813
  %1815 = load <16 x float>, ptr %1814, align 4
  %1816 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1815
  %1817 = getelementptr inbounds nuw i8, ptr %1814, i64 64
  %1818 = load <16 x float>, ptr %1817, align 4
  %1819 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1818
  %1820 = mul nsw i64 %84, 20
  %1821 = getelementptr inbounds i8, ptr %87, i64 %1820
  %1822 = load <16 x float>, ptr %1821, align 4
  %1823 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1822
  %1824 = getelementptr inbounds nuw i8, ptr %1821, i64 64
  %1825 = load <16 x float>, ptr %1824, align 4
  %1826 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1825
  %1827 = mul nsw i64 %84, 24
  %1828 = getelementptr inbounds i8, ptr %87, i64 %1827
  %1829 = load <16 x float>, ptr %1828, align 4
  %1830 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1829
  %1831 = getelementptr inbounds nuw i8, ptr %1828, i64 64
  %1832 = load <16 x float>, ptr %1831, align 4
  %1833 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1832
  %1834 = mul nsw i64 %84, 28
  %1835 = getelementptr inbounds i8, ptr %87, i64 %1834
  %1836 = load <16 x float>, ptr %1835, align 4
  %1837 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1836
  %1838 = getelementptr inbounds nuw i8, ptr %1835, i64 64
  %1839 = load <16 x float>, ptr %1838, align 4
  %1840 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1839
  %1841 = shl nsw i64 %84, 5
  %1842 = getelementptr inbounds i8, ptr %87, i64 %1841
  %1843 = load <16 x float>, ptr %1842, align 4
  %1844 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1843
  %1845 = getelementptr inbounds nuw i8, ptr %1842, i64 64
  %1846 = load <16 x float>, ptr %1845, align 4
  %1847 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1846
  %1848 = mul nsw i64 %84, 36
  %1849 = getelementptr inbounds i8, ptr %87, i64 %1848
  %1850 = load <16 x float>, ptr %1849, align 4
  %1851 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1850
  %1852 = getelementptr inbounds nuw i8, ptr %1849, i64 64
  %1853 = load <16 x float>, ptr %1852, align 4
  %1854 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1853
  %1855 = mul nsw i64 %84, 40
  %1856 = getelementptr inbounds i8, ptr %87, i64 %1855
  %1857 = load <16 x float>, ptr %1856, align 4
  %1858 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1857
  %1859 = getelementptr inbounds nuw i8, ptr %1856, i64 64
  %1860 = load <16 x float>, ptr %1859, align 4
  %1861 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1860
  %1862 = mul nsw i64 %84, 44
  %1863 = getelementptr inbounds i8, ptr %87, i64 %1862
  %1864 = load <16 x float>, ptr %1863, align 4
  %1865 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1864
  %1866 = getelementptr inbounds nuw i8, ptr %1863, i64 64
  %1867 = load <16 x float>, ptr %1866, align 4
  %1868 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1867
  br i1 %56, label %1869, label %1880

1869:                                             ; preds = %1787
  %1870 = shl i64 %79, 3
  %1871 = mul i64 %79, 12
  %1872 = shl i64 %79, 4
  %1873 = mul i64 %79, 20
  %1874 = mul i64 %79, 24
  %1875 = mul i64 %79, 28
  %1876 = shl i64 %79, 5
  %1877 = mul i64 %79, 36
  %1878 = mul i64 %79, 40
  %1879 = mul i64 %79, 44
  br label %1980

1880:                                             ; preds = %1980, %1787
  %1881 = phi <16 x float> [ %1789, %1787 ], [ %2020, %1980 ]
  %1882 = phi <16 x float> [ %1792, %1787 ], [ %2021, %1980 ]
  %1883 = phi <16 x float> [ %1795, %1787 ], [ %2026, %1980 ]
  %1884 = phi <16 x float> [ %1798, %1787 ], [ %2027, %1980 ]
  %1885 = phi <16 x float> [ %1802, %1787 ], [ %2032, %1980 ]
  %1886 = phi <16 x float> [ %1805, %1787 ], [ %2033, %1980 ]
  %1887 = phi <16 x float> [ %1809, %1787 ], [ %2038, %1980 ]
  %1888 = phi <16 x float> [ %1812, %1787 ], [ %2039, %1980 ]
  %1889 = phi <16 x float> [ %1816, %1787 ], [ %2044, %1980 ]
  %1890 = phi <16 x float> [ %1819, %1787 ], [ %2045, %1980 ]
  %1891 = phi <16 x float> [ %1823, %1787 ], [ %2050, %1980 ]
  %1892 = phi <16 x float> [ %1826, %1787 ], [ %2051, %1980 ]
  %1893 = phi <16 x float> [ %1830, %1787 ], [ %2056, %1980 ]
  %1894 = phi <16 x float> [ %1833, %1787 ], [ %2057, %1980 ]
  %1895 = phi <16 x float> [ %1837, %1787 ], [ %2062, %1980 ]
  %1896 = phi <16 x float> [ %1840, %1787 ], [ %2063, %1980 ]
  %1897 = phi <16 x float> [ %1844, %1787 ], [ %2068, %1980 ]
  %1898 = phi <16 x float> [ %1847, %1787 ], [ %2069, %1980 ]
  %1899 = phi <16 x float> [ %1851, %1787 ], [ %2074, %1980 ]
  %1900 = phi <16 x float> [ %1854, %1787 ], [ %2075, %1980 ]
  %1901 = phi <16 x float> [ %1858, %1787 ], [ %2080, %1980 ]
  %1902 = phi <16 x float> [ %1861, %1787 ], [ %2081, %1980 ]
  %1903 = phi <16 x float> [ %1865, %1787 ], [ %2086, %1980 ]
  %1904 = phi <16 x float> [ %1868, %1787 ], [ %2087, %1980 ]
  store <16 x float> %1881, ptr %87, align 4
  store <16 x float> %1882, ptr %1790, align 4
  %1905 = load i64, ptr %9, align 8
  %1906 = getelementptr inbounds float, ptr %87, i64 %1905
  store <16 x float> %1883, ptr %1906, align 4
  %1907 = load i64, ptr %9, align 8
  %1908 = getelementptr inbounds float, ptr %87, i64 %1907
  %1909 = getelementptr inbounds nuw i8, ptr %1908, i64 64
  store <16 x float> %1884, ptr %1909, align 4
  %1910 = load i64, ptr %9, align 8
  %1911 = shl nsw i64 %1910, 3
  %1912 = getelementptr inbounds i8, ptr %87, i64 %1911
  store <16 x float> %1885, ptr %1912, align 4
  %1913 = load i64, ptr %9, align 8
  %1914 = shl nsw i64 %1913, 3
  %1915 = getelementptr inbounds i8, ptr %87, i64 %1914
  %1916 = getelementptr inbounds nuw i8, ptr %1915, i64 64
  store <16 x float> %1886, ptr %1916, align 4
  %1917 = load i64, ptr %9, align 8
  %1918 = mul nsw i64 %1917, 12
  %1919 = getelementptr inbounds i8, ptr %87, i64 %1918
  store <16 x float> %1887, ptr %1919, align 4
  %1920 = load i64, ptr %9, align 8
  %1921 = mul nsw i64 %1920, 12
  %1922 = getelementptr inbounds i8, ptr %87, i64 %1921
  %1923 = getelementptr inbounds nuw i8, ptr %1922, i64 64
  store <16 x float> %1888, ptr %1923, align 4
  %1924 = load i64, ptr %9, align 8
  %1925 = shl nsw i64 %1924, 4
  %1926 = getelementptr inbounds i8, ptr %87, i64 %1925
  store <16 x float> %1889, ptr %1926, align 4
  %1927 = load i64, ptr %9, align 8
  %1928 = shl nsw i64 %1927, 4
  %1929 = getelementptr inbounds i8, ptr %87, i64 %1928
  %1930 = getelementptr inbounds nuw i8, ptr %1929, i64 64
  store <16 x float> %1890, ptr %1930, align 4
  %1931 = load i64, ptr %9, align 8
  %1932 = mul nsw i64 %1931, 20
  %1933 = getelementptr inbounds i8, ptr %87, i64 %1932
  store <16 x float> %1891, ptr %1933, align 4
  %1934 = load i64, ptr %9, align 8
  %1935 = mul nsw i64 %1934, 20
  %1936 = getelementptr inbounds i8, ptr %87, i64 %1935
  %1937 = getelementptr inbounds nuw i8, ptr %1936, i64 64
  store <16 x float> %1892, ptr %1937, align 4
  %1938 = load i64, ptr %9, align 8
  %1939 = mul nsw i64 %1938, 24
  %1940 = getelementptr inbounds i8, ptr %87, i64 %1939
  store <16 x float> %1893, ptr %1940, align 4
  %1941 = load i64, ptr %9, align 8
  %1942 = mul nsw i64 %1941, 24
  %1943 = getelementptr inbounds i8, ptr %87, i64 %1942
  %1944 = getelementptr inbounds nuw i8, ptr %1943, i64 64
  store <16 x float> %1894, ptr %1944, align 4
  %1945 = load i64, ptr %9, align 8
  %1946 = mul nsw i64 %1945, 28
  %1947 = getelementptr inbounds i8, ptr %87, i64 %1946
  store <16 x float> %1895, ptr %1947, align 4
  %1948 = load i64, ptr %9, align 8
  %1949 = mul nsw i64 %1948, 28
  %1950 = getelementptr inbounds i8, ptr %87, i64 %1949
  %1951 = getelementptr inbounds nuw i8, ptr %1950, i64 64
  store <16 x float> %1896, ptr %1951, align 4
  %1952 = load i64, ptr %9, align 8
  %1953 = shl nsw i64 %1952, 5
  %1954 = getelementptr inbounds i8, ptr %87, i64 %1953
  store <16 x float> %1897, ptr %1954, align 4
  %1955 = load i64, ptr %9, align 8
  %1956 = shl nsw i64 %1955, 5
  %1957 = getelementptr inbounds i8, ptr %87, i64 %1956
  %1958 = getelementptr inbounds nuw i8, ptr %1957, i64 64
  store <16 x float> %1898, ptr %1958, align 4
  %1959 = load i64, ptr %9, align 8
  %1960 = mul nsw i64 %1959, 36
  %1961 = getelementptr inbounds i8, ptr %87, i64 %1960
  store <16 x float> %1899, ptr %1961, align 4
  %1962 = load i64, ptr %9, align 8
  %1963 = mul nsw i64 %1962, 36
  %1964 = getelementptr inbounds i8, ptr %87, i64 %1963
  %1965 = getelementptr inbounds nuw i8, ptr %1964, i64 64
  store <16 x float> %1900, ptr %1965, align 4
  %1966 = load i64, ptr %9, align 8
  %1967 = mul nsw i64 %1966, 40
  %1968 = getelementptr inbounds i8, ptr %87, i64 %1967
  store <16 x float> %1901, ptr %1968, align 4
  %1969 = load i64, ptr %9, align 8
  %1970 = mul nsw i64 %1969, 40
  %1971 = getelementptr inbounds i8, ptr %87, i64 %1970
  %1972 = getelementptr inbounds nuw i8, ptr %1971, i64 64
  store <16 x float> %1902, ptr %1972, align 4
  %1973 = load i64, ptr %9, align 8
  %1974 = mul nsw i64 %1973, 44
  %1975 = getelementptr inbounds i8, ptr %87, i64 %1974
  store <16 x float> %1903, ptr %1975, align 4
  %1976 = load i64, ptr %9, align 8
  %1977 = mul nsw i64 %1976, 44
  %1978 = getelementptr inbounds i8, ptr %87, i64 %1977
  %1979 = getelementptr inbounds nuw i8, ptr %1978, i64 64
  store <16 x float> %1904, ptr %1979, align 4
  br label %2091

1980:                                             ; preds = %1869, %1980
  %1981 = phi <16 x float> [ %1789, %1869 ], [ %2020, %1980 ]
  %1982 = phi <16 x float> [ %1792, %1869 ], [ %2021, %1980 ]
  %1983 = phi <16 x float> [ %1795, %1869 ], [ %2026, %1980 ]
  %1984 = phi <16 x float> [ %1798, %1869 ], [ %2027, %1980 ]
  %1985 = phi <16 x float> [ %1802, %1869 ], [ %2032, %1980 ]
  %1986 = phi <16 x float> [ %1805, %1869 ], [ %2033, %1980 ]
  %1987 = phi <16 x float> [ %1809, %1869 ], [ %2038, %1980 ]
  %1988 = phi <16 x float> [ %1812, %1869 ], [ %2039, %1980 ]
  %1989 = phi <16 x float> [ %1816, %1869 ], [ %2044, %1980 ]
  %1990 = phi <16 x float> [ %1819, %1869 ], [ %2045, %1980 ]
  %1991 = phi <16 x float> [ %1823, %1869 ], [ %2050, %1980 ]
  %1992 = phi <16 x float> [ %1826, %1869 ], [ %2051, %1980 ]
  %1993 = phi <16 x float> [ %1830, %1869 ], [ %2056, %1980 ]
  %1994 = phi <16 x float> [ %1833, %1869 ], [ %2057, %1980 ]
  %1995 = phi <16 x float> [ %1837, %1869 ], [ %2062, %1980 ]
  %1996 = phi <16 x float> [ %1840, %1869 ], [ %2063, %1980 ]
  %1997 = phi <16 x float> [ %1844, %1869 ], [ %2068, %1980 ]
  %1998 = phi <16 x float> [ %1847, %1869 ], [ %2069, %1980 ]
  %1999 = phi <16 x float> [ %1851, %1869 ], [ %2074, %1980 ]
  %2000 = phi <16 x float> [ %1854, %1869 ], [ %2075, %1980 ]
  %2001 = phi <16 x float> [ %1858, %1869 ], [ %2080, %1980 ]
  %2002 = phi <16 x float> [ %1861, %1869 ], [ %2081, %1980 ]
  %2003 = phi <16 x float> [ %1865, %1869 ], [ %2086, %1980 ]
  %2004 = phi <16 x float> [ %1868, %1869 ], [ %2087, %1980 ]
  %2005 = phi i64 [ %75, %1869 ], [ %2088, %1980 ]
  %2006 = phi i64 [ 0, %1869 ], [ %2089, %1980 ]
  %2007 = shl nuw nsw i64 %2006, 7
  %2008 = getelementptr inbounds nuw i8, ptr %51, i64 %2007
  %2009 = load <16 x float>, ptr %2008, align 4
  %2010 = getelementptr inbounds nuw i8, ptr %2008, i64 64
  %2011 = load <16 x float>, ptr %2010, align 4
  %2012 = lshr i64 %2005, 11
  %2013 = and i64 %2012, 9007199254740960
  %2014 = getelementptr inbounds nuw float, ptr %77, i64 %2013
  tail call void @llvm.prefetch.p0(ptr %2014, i32 0, i32 2, i32 1)
  %2015 = getelementptr inbounds nuw i8, ptr %2014, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %2015, i32 0, i32 2, i32 1)
  %2016 = getelementptr float, ptr %82, i64 %2006
  %2017 = load float, ptr %2016, align 4
  %2018 = insertelement <16 x float> poison, float %2017, i64 0
  %2019 = shufflevector <16 x float> %2018, <16 x float> poison, <16 x i32> zeroinitializer
  %2020 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2019, <16 x float> %2009, <16 x float> %1981)
  %2021 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2019, <16 x float> %2011, <16 x float> %1982)
  %2022 = getelementptr float, ptr %2016, i64 %79
  %2023 = load float, ptr %2022, align 4
  %2024 = insertelement <16 x float> poison, float %2023, i64 0
  %2025 = shufflevector <16 x float> %2024, <16 x float> poison, <16 x i32> zeroinitializer
  %2026 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2025, <16 x float> %2009, <16 x float> %1983)
  %2027 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2025, <16 x float> %2011, <16 x float> %1984)
  %2028 = getelementptr i8, ptr %2016, i64 %1870
  %2029 = load float, ptr %2028, align 4
  %2030 = insertelement <16 x float> poison, float %2029, i64 0
  %2031 = shufflevector <16 x float> %2030, <16 x float> poison, <16 x i32> zeroinitializer
  %2032 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2031, <16 x float> %2009, <16 x float> %1985)
  %2033 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2031, <16 x float> %2011, <16 x float> %1986)
  %2034 = getelementptr i8, ptr %2016, i64 %1871
  %2035 = load float, ptr %2034, align 4
  %2036 = insertelement <16 x float> poison, float %2035, i64 0
  %2037 = shufflevector <16 x float> %2036, <16 x float> poison, <16 x i32> zeroinitializer
  %2038 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2037, <16 x float> %2009, <16 x float> %1987)
  %2039 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2037, <16 x float> %2011, <16 x float> %1988)
  %2040 = getelementptr i8, ptr %2016, i64 %1872
  %2041 = load float, ptr %2040, align 4
  %2042 = insertelement <16 x float> poison, float %2041, i64 0
  %2043 = shufflevector <16 x float> %2042, <16 x float> poison, <16 x i32> zeroinitializer
  %2044 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2043, <16 x float> %2009, <16 x float> %1989)
  %2045 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2043, <16 x float> %2011, <16 x float> %1990)
  %2046 = getelementptr i8, ptr %2016, i64 %1873
  %2047 = load float, ptr %2046, align 4
  %2048 = insertelement <16 x float> poison, float %2047, i64 0
  %2049 = shufflevector <16 x float> %2048, <16 x float> poison, <16 x i32> zeroinitializer
  %2050 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2049, <16 x float> %2009, <16 x float> %1991)
  %2051 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2049, <16 x float> %2011, <16 x float> %1992)
  %2052 = getelementptr i8, ptr %2016, i64 %1874
  %2053 = load float, ptr %2052, align 4
  %2054 = insertelement <16 x float> poison, float %2053, i64 0
  %2055 = shufflevector <16 x float> %2054, <16 x float> poison, <16 x i32> zeroinitializer
  %2056 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2055, <16 x float> %2009, <16 x float> %1993)
  %2057 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2055, <16 x float> %2011, <16 x float> %1994)
  %2058 = getelementptr i8, ptr %2016, i64 %1875
  %2059 = load float, ptr %2058, align 4
  %2060 = insertelement <16 x float> poison, float %2059, i64 0
  %2061 = shufflevector <16 x float> %2060, <16 x float> poison, <16 x i32> zeroinitializer
  %2062 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2061, <16 x float> %2009, <16 x float> %1995)
  %2063 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2061, <16 x float> %2011, <16 x float> %1996)
  %2064 = getelementptr i8, ptr %2016, i64 %1876
  %2065 = load float, ptr %2064, align 4
  %2066 = insertelement <16 x float> poison, float %2065, i64 0
  %2067 = shufflevector <16 x float> %2066, <16 x float> poison, <16 x i32> zeroinitializer
  %2068 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2067, <16 x float> %2009, <16 x float> %1997)
  %2069 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2067, <16 x float> %2011, <16 x float> %1998)
  %2070 = getelementptr i8, ptr %2016, i64 %1877
  %2071 = load float, ptr %2070, align 4
  %2072 = insertelement <16 x float> poison, float %2071, i64 0
  %2073 = shufflevector <16 x float> %2072, <16 x float> poison, <16 x i32> zeroinitializer
  %2074 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2073, <16 x float> %2009, <16 x float> %1999)
  %2075 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2073, <16 x float> %2011, <16 x float> %2000)
  %2076 = getelementptr i8, ptr %2016, i64 %1878
  %2077 = load float, ptr %2076, align 4
  %2078 = insertelement <16 x float> poison, float %2077, i64 0
  %2079 = shufflevector <16 x float> %2078, <16 x float> poison, <16 x i32> zeroinitializer
  %2080 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2079, <16 x float> %2009, <16 x float> %2001)
  %2081 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2079, <16 x float> %2011, <16 x float> %2002)
  %2082 = getelementptr i8, ptr %2016, i64 %1879
  %2083 = load float, ptr %2082, align 4
  %2084 = insertelement <16 x float> poison, float %2083, i64 0
  %2085 = shufflevector <16 x float> %2084, <16 x float> poison, <16 x i32> zeroinitializer
  %2086 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2085, <16 x float> %2009, <16 x float> %2003)
  %2087 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2085, <16 x float> %2011, <16 x float> %2004)
  %2088 = add nuw nsw i64 %2005, %72
  %2089 = add nuw nsw i64 %2006, 1
  %2090 = icmp eq i64 %2089, %59
  br i1 %2090, label %1880, label %1980, !llvm.loop !9

2091:                                             ; preds = %1880, %1593, %1331, %1094, %882, %695, %533, %396, %284, %197, %135, %120, %67
  %2092 = add nuw nsw i64 %68, 1
  %2093 = icmp eq i64 %2092, %28
  br i1 %2093, label %60, label %67, !llvm.loop !11

2094:                                             ; preds = %37, %1
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
