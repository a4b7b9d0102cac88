; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 779df49befda6ed4, code d9cfa3b21044fc7b
define void @dots(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i64, ptr %2, align 8
  %4 = tail call i32 @omp_get_thread_num()
  %5 = sext i32 %4 to i64
  %6 = tail call i32 @omp_get_num_threads()
  %7 = sext i32 %6 to i64
  %8 = mul nsw i64 %3, %5
  %9 = sdiv i64 %8, %7
  %10 = add nsw i64 %5, 1
  %11 = mul nsw i64 %10, %3
  %12 = sdiv i64 %11, %7
  %13 = icmp slt i64 %9, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %15, align 8
  br label %24

20:                                               ; preds = %934, %24
  %21 = phi i64 [ %25, %24 ], [ %936, %934 ]
  %22 = icmp slt i64 %27, %12
  br i1 %22, label %24, label %23, !llvm.loop !6

23:                                               ; preds = %20, %1
  ret void

24:                                               ; preds = %14, %20
  %25 = phi i64 [ %19, %14 ], [ %21, %20 ]
  %26 = phi i64 [ %9, %14 ], [ %27, %20 ]
  %27 = add nsw i64 %26, 8
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %12)
  %29 = icmp sgt i64 %25, 0
  br i1 %29, label %30, label %20

30:                                               ; preds = %24, %934
  %31 = phi i64 [ %936, %934 ], [ %25, %24 ]
  %32 = phi i64 [ %935, %934 ], [ 0, %24 ]
  %33 = load ptr, ptr %16, align 8
  %34 = load i64, ptr %17, align 8
  %35 = mul nsw i64 %34, %32
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load ptr, ptr %18, align 8
  %38 = load i64, ptr %2, align 8
  %39 = mul nsw i64 %38, %32
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = sub nsw i64 %31, %32
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 6)
  switch i64 %42, label %934 [
    i64 1, label %43
    i64 2, label %100
    i64 3, label %192
    i64 4, label %322
    i64 5, label %489
    i64 6, label %693
  ]

43:                                               ; preds = %30, %54
  %44 = phi i64 [ %70, %54 ], [ %26, %30 ]
  %45 = load ptr, ptr %0, align 8
  %46 = load i64, ptr %17, align 8
  %47 = mul nsw i64 %46, %44
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = icmp sgt i64 %46, 0
  br i1 %49, label %72, label %54

50:                                               ; preds = %72
  %51 = fadd <16 x float> %82, %87
  %52 = fadd <16 x float> %92, %97
  %53 = fadd <16 x float> %51, %52
  br label %54

54:                                               ; preds = %50, %43
  %55 = phi <16 x float> [ %53, %50 ], [ zeroinitializer, %43 ]
  %56 = getelementptr float, ptr %40, i64 %44
  %57 = shufflevector <16 x float> %55, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %58 = shufflevector <16 x float> %55, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %59 = fadd <8 x float> %57, %58
  %60 = shufflevector <8 x float> %59, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %61 = shufflevector <8 x float> %59, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %62 = fadd <4 x float> %60, %61
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %64 = fadd <4 x float> %62, %63
  %65 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %67 = fadd <4 x float> %65, %66
  %68 = fadd <4 x float> %64, %67
  %69 = extractelement <4 x float> %68, i64 0
  store float %69, ptr %56, align 4
  %70 = add nsw i64 %44, 1
  %71 = icmp slt i64 %70, %28
  br i1 %71, label %43, label %934, !llvm.loop !8

72:                                               ; preds = %43, %72
  %73 = phi <16 x float> [ %97, %72 ], [ zeroinitializer, %43 ]
  %74 = phi <16 x float> [ %92, %72 ], [ zeroinitializer, %43 ]
  %75 = phi <16 x float> [ %87, %72 ], [ zeroinitializer, %43 ]
  %76 = phi <16 x float> [ %82, %72 ], [ zeroinitializer, %43 ]
  %77 = phi i64 [ %98, %72 ], [ 0, %43 ]
  %78 = getelementptr inbounds nuw float, ptr %48, i64 %77
  %79 = getelementptr float, ptr %36, i64 %77
  %80 = load <16 x float>, ptr %78, align 4
  %81 = load <16 x float>, ptr %79, align 4
  %82 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %81, <16 x float> %80, <16 x float> %76)
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 64
  %84 = load <16 x float>, ptr %83, align 4
  %85 = getelementptr i8, ptr %79, i64 64
  %86 = load <16 x float>, ptr %85, align 4
  %87 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %84, <16 x float> %75)
  %88 = getelementptr inbounds nuw i8, ptr %78, i64 128
  %89 = load <16 x float>, ptr %88, align 4
  %90 = getelementptr i8, ptr %79, i64 128
  %91 = load <16 x float>, ptr %90, align 4
  %92 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %91, <16 x float> %89, <16 x float> %74)
  %93 = getelementptr inbounds nuw i8, ptr %78, i64 192
  %94 = load <16 x float>, ptr %93, align 4
  %95 = getelementptr i8, ptr %79, i64 192
  %96 = load <16 x float>, ptr %95, align 4
  %97 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %94, <16 x float> %73)
  %98 = add nuw nsw i64 %77, 64
  %99 = icmp slt i64 %98, %46
  br i1 %99, label %72, label %50, !llvm.loop !9

100:                                              ; preds = %30, %114
  %101 = phi i64 [ %146, %114 ], [ %26, %30 ]
  %102 = load ptr, ptr %0, align 8
  %103 = load i64, ptr %17, align 8
  %104 = mul nsw i64 %103, %101
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  %106 = icmp sgt i64 %103, 0
  br i1 %106, label %148, label %114

107:                                              ; preds = %148
  %108 = fadd <16 x float> %162, %170
  %109 = fadd <16 x float> %178, %186
  %110 = fadd <16 x float> %108, %109
  %111 = fadd <16 x float> %165, %173
  %112 = fadd <16 x float> %181, %189
  %113 = fadd <16 x float> %111, %112
  br label %114

114:                                              ; preds = %107, %100
  %115 = phi <16 x float> [ %110, %107 ], [ zeroinitializer, %100 ]
  %116 = phi <16 x float> [ %113, %107 ], [ zeroinitializer, %100 ]
  %117 = getelementptr float, ptr %40, i64 %101
  %118 = shufflevector <16 x float> %115, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %119 = shufflevector <16 x float> %115, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %120 = fadd <8 x float> %118, %119
  %121 = shufflevector <8 x float> %120, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %122 = shufflevector <8 x float> %120, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %123 = fadd <4 x float> %121, %122
  %124 = shufflevector <4 x float> %123, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %125 = fadd <4 x float> %123, %124
  %126 = shufflevector <4 x float> %123, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %127 = shufflevector <4 x float> %123, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %128 = fadd <4 x float> %126, %127
  %129 = fadd <4 x float> %125, %128
  %130 = extractelement <4 x float> %129, i64 0
  store float %130, ptr %117, align 4
  %131 = shufflevector <16 x float> %116, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %132 = shufflevector <16 x float> %116, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %133 = fadd <8 x float> %131, %132
  %134 = shufflevector <8 x float> %133, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %135 = shufflevector <8 x float> %133, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %136 = fadd <4 x float> %134, %135
  %137 = shufflevector <4 x float> %136, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %138 = fadd <4 x float> %136, %137
  %139 = shufflevector <4 x float> %136, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %140 = shufflevector <4 x float> %136, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %141 = fadd <4 x float> %139, %140
  %142 = fadd <4 x float> %138, %141
  %143 = extractelement <4 x float> %142, i64 0
  %144 = load i64, ptr %2, align 8
  %145 = getelementptr float, ptr %117, i64 %144
  store float %143, ptr %145, align 4
  %146 = add nsw i64 %101, 1
  %147 = icmp slt i64 %146, %28
  br i1 %147, label %100, label %934, !llvm.loop !8

148:                                              ; preds = %100, %148
  %149 = phi <16 x float> [ %189, %148 ], [ zeroinitializer, %100 ]
  %150 = phi <16 x float> [ %181, %148 ], [ zeroinitializer, %100 ]
  %151 = phi <16 x float> [ %173, %148 ], [ zeroinitializer, %100 ]
  %152 = phi <16 x float> [ %165, %148 ], [ zeroinitializer, %100 ]
  %153 = phi <16 x float> [ %186, %148 ], [ zeroinitializer, %100 ]
  %154 = phi <16 x float> [ %178, %148 ], [ zeroinitializer, %100 ]
  %155 = phi <16 x float> [ %170, %148 ], [ zeroinitializer, %100 ]
  %156 = phi <16 x float> [ %162, %148 ], [ zeroinitializer, %100 ]
  %157 = phi i64 [ %190, %148 ], [ 0, %100 ]
  %158 = getelementptr inbounds nuw float, ptr %105, i64 %157
  %159 = getelementptr float, ptr %36, i64 %157
  %160 = load <16 x float>, ptr %158, align 4
  %161 = load <16 x float>, ptr %159, align 4
  %162 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> %160, <16 x float> %156)
  %163 = getelementptr float, ptr %159, i64 %103
  %164 = load <16 x float>, ptr %163, align 4
  %165 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %164, <16 x float> %160, <16 x float> %152)
  %166 = getelementptr inbounds nuw i8, ptr %158, i64 64
  %167 = load <16 x float>, ptr %166, align 4
  %168 = getelementptr i8, ptr %159, i64 64
  %169 = load <16 x float>, ptr %168, align 4
  %170 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> %167, <16 x float> %155)
  %171 = getelementptr float, ptr %168, i64 %103
  %172 = load <16 x float>, ptr %171, align 4
  %173 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %172, <16 x float> %167, <16 x float> %151)
  %174 = getelementptr inbounds nuw i8, ptr %158, i64 128
  %175 = load <16 x float>, ptr %174, align 4
  %176 = getelementptr i8, ptr %159, i64 128
  %177 = load <16 x float>, ptr %176, align 4
  %178 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %177, <16 x float> %175, <16 x float> %154)
  %179 = getelementptr float, ptr %176, i64 %103
  %180 = load <16 x float>, ptr %179, align 4
  %181 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %180, <16 x float> %175, <16 x float> %150)
  %182 = getelementptr inbounds nuw i8, ptr %158, i64 192
  %183 = load <16 x float>, ptr %182, align 4
  %184 = getelementptr i8, ptr %159, i64 192
  %185 = load <16 x float>, ptr %184, align 4
  %186 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %185, <16 x float> %183, <16 x float> %153)
  %187 = getelementptr float, ptr %184, i64 %103
  %188 = load <16 x float>, ptr %187, align 4
  %189 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %188, <16 x float> %183, <16 x float> %149)
  %190 = add nuw nsw i64 %157, 64
  %191 = icmp slt i64 %190, %103
  br i1 %191, label %148, label %107, !llvm.loop !9

192:                                              ; preds = %30, %211
  %193 = phi i64 [ %260, %211 ], [ %26, %30 ]
  %194 = load ptr, ptr %0, align 8
  %195 = load i64, ptr %17, align 8
  %196 = mul nsw i64 %195, %193
  %197 = getelementptr inbounds float, ptr %194, i64 %196
  %198 = icmp sgt i64 %195, 0
  br i1 %198, label %199, label %211

199:                                              ; preds = %192
  %200 = shl nuw nsw i64 %195, 1
  br label %262

201:                                              ; preds = %262
  %202 = fadd <16 x float> %280, %291
  %203 = fadd <16 x float> %302, %313
  %204 = fadd <16 x float> %202, %203
  %205 = fadd <16 x float> %283, %294
  %206 = fadd <16 x float> %305, %316
  %207 = fadd <16 x float> %205, %206
  %208 = fadd <16 x float> %286, %297
  %209 = fadd <16 x float> %308, %319
  %210 = fadd <16 x float> %208, %209
  br label %211

211:                                              ; preds = %201, %192
  %212 = phi <16 x float> [ %204, %201 ], [ zeroinitializer, %192 ]
  %213 = phi <16 x float> [ %207, %201 ], [ zeroinitializer, %192 ]
  %214 = phi <16 x float> [ %210, %201 ], [ zeroinitializer, %192 ]
  %215 = getelementptr float, ptr %40, i64 %193
  %216 = shufflevector <16 x float> %212, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %217 = shufflevector <16 x float> %212, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %218 = fadd <8 x float> %216, %217
  %219 = shufflevector <8 x float> %218, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %220 = shufflevector <8 x float> %218, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %221 = fadd <4 x float> %219, %220
  %222 = shufflevector <4 x float> %221, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %223 = fadd <4 x float> %221, %222
  %224 = shufflevector <4 x float> %221, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %225 = shufflevector <4 x float> %221, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %226 = fadd <4 x float> %224, %225
  %227 = fadd <4 x float> %223, %226
  %228 = extractelement <4 x float> %227, i64 0
  store float %228, ptr %215, align 4
  %229 = shufflevector <16 x float> %213, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %230 = shufflevector <16 x float> %213, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %231 = fadd <8 x float> %229, %230
  %232 = shufflevector <8 x float> %231, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %233 = shufflevector <8 x float> %231, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %234 = fadd <4 x float> %232, %233
  %235 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %236 = fadd <4 x float> %234, %235
  %237 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %238 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %239 = fadd <4 x float> %237, %238
  %240 = fadd <4 x float> %236, %239
  %241 = extractelement <4 x float> %240, i64 0
  %242 = load i64, ptr %2, align 8
  %243 = getelementptr float, ptr %215, i64 %242
  store float %241, ptr %243, align 4
  %244 = shufflevector <16 x float> %214, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %245 = shufflevector <16 x float> %214, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %246 = fadd <8 x float> %244, %245
  %247 = shufflevector <8 x float> %246, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %248 = shufflevector <8 x float> %246, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %249 = fadd <4 x float> %247, %248
  %250 = shufflevector <4 x float> %249, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %251 = fadd <4 x float> %249, %250
  %252 = shufflevector <4 x float> %249, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %253 = shufflevector <4 x float> %249, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %254 = fadd <4 x float> %252, %253
  %255 = fadd <4 x float> %251, %254
  %256 = extractelement <4 x float> %255, i64 0
  %257 = load i64, ptr %2, align 8
  %258 = shl i64 %257, 3
  %259 = getelementptr i8, ptr %215, i64 %258
  store float %256, ptr %259, align 4
  %260 = add nsw i64 %193, 1
  %261 = icmp slt i64 %260, %28
  br i1 %261, label %192, label %934, !llvm.loop !8

262:                                              ; preds = %199, %262
  %263 = phi <16 x float> [ zeroinitializer, %199 ], [ %319, %262 ]
  %264 = phi <16 x float> [ zeroinitializer, %199 ], [ %308, %262 ]
  %265 = phi <16 x float> [ zeroinitializer, %199 ], [ %297, %262 ]
  %266 = phi <16 x float> [ zeroinitializer, %199 ], [ %286, %262 ]
  %267 = phi <16 x float> [ zeroinitializer, %199 ], [ %316, %262 ]
  %268 = phi <16 x float> [ zeroinitializer, %199 ], [ %305, %262 ]
  %269 = phi <16 x float> [ zeroinitializer, %199 ], [ %294, %262 ]
  %270 = phi <16 x float> [ zeroinitializer, %199 ], [ %283, %262 ]
  %271 = phi <16 x float> [ zeroinitializer, %199 ], [ %313, %262 ]
  %272 = phi <16 x float> [ zeroinitializer, %199 ], [ %302, %262 ]
  %273 = phi <16 x float> [ zeroinitializer, %199 ], [ %291, %262 ]
  %274 = phi <16 x float> [ zeroinitializer, %199 ], [ %280, %262 ]
  %275 = phi i64 [ 0, %199 ], [ %320, %262 ]
  %276 = getelementptr inbounds nuw float, ptr %197, i64 %275
  %277 = getelementptr float, ptr %36, i64 %275
  %278 = load <16 x float>, ptr %276, align 4
  %279 = load <16 x float>, ptr %277, align 4
  %280 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %278, <16 x float> %274)
  %281 = getelementptr float, ptr %277, i64 %195
  %282 = load <16 x float>, ptr %281, align 4
  %283 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %282, <16 x float> %278, <16 x float> %270)
  %284 = getelementptr float, ptr %277, i64 %200
  %285 = load <16 x float>, ptr %284, align 4
  %286 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %278, <16 x float> %266)
  %287 = getelementptr inbounds nuw i8, ptr %276, i64 64
  %288 = load <16 x float>, ptr %287, align 4
  %289 = getelementptr i8, ptr %277, i64 64
  %290 = load <16 x float>, ptr %289, align 4
  %291 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %290, <16 x float> %288, <16 x float> %273)
  %292 = getelementptr float, ptr %289, i64 %195
  %293 = load <16 x float>, ptr %292, align 4
  %294 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %293, <16 x float> %288, <16 x float> %269)
  %295 = getelementptr float, ptr %289, i64 %200
  %296 = load <16 x float>, ptr %295, align 4
  %297 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %288, <16 x float> %265)
  %298 = getelementptr inbounds nuw i8, ptr %276, i64 128
  %299 = load <16 x float>, ptr %298, align 4
  %300 = getelementptr i8, ptr %277, i64 128
  %301 = load <16 x float>, ptr %300, align 4
  %302 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %301, <16 x float> %299, <16 x float> %272)
  %303 = getelementptr float, ptr %300, i64 %195
  %304 = load <16 x float>, ptr %303, align 4
  %305 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %299, <16 x float> %268)
  %306 = getelementptr float, ptr %300, i64 %200
  %307 = load <16 x float>, ptr %306, align 4
  %308 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %307, <16 x float> %299, <16 x float> %264)
  %309 = getelementptr inbounds nuw i8, ptr %276, i64 192
  %310 = load <16 x float>, ptr %309, align 4
  %311 = getelementptr i8, ptr %277, i64 192
  %312 = load <16 x float>, ptr %311, align 4
  %313 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %310, <16 x float> %271)
  %314 = getelementptr float, ptr %311, i64 %195
  %315 = load <16 x float>, ptr %314, align 4
  %316 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %315, <16 x float> %310, <16 x float> %267)
  %317 = getelementptr float, ptr %311, i64 %200
  %318 = load <16 x float>, ptr %317, align 4
  %319 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %318, <16 x float> %310, <16 x float> %263)
  %320 = add nuw nsw i64 %275, 64
  %321 = icmp slt i64 %320, %195
  br i1 %321, label %262, label %201, !llvm.loop !9

322:                                              ; preds = %30, %345
  %323 = phi i64 [ %411, %345 ], [ %26, %30 ]
  %324 = load ptr, ptr %0, align 8
  %325 = load i64, ptr %17, align 8
  %326 = mul nsw i64 %325, %323
  %327 = getelementptr inbounds float, ptr %324, i64 %326
  %328 = icmp sgt i64 %325, 0
  br i1 %328, label %329, label %345

329:                                              ; preds = %322
  %330 = shl nuw nsw i64 %325, 1
  %331 = mul nuw nsw i64 %325, 3
  br label %413

332:                                              ; preds = %413
  %333 = fadd <16 x float> %435, %449
  %334 = fadd <16 x float> %463, %477
  %335 = fadd <16 x float> %333, %334
  %336 = fadd <16 x float> %438, %452
  %337 = fadd <16 x float> %466, %480
  %338 = fadd <16 x float> %336, %337
  %339 = fadd <16 x float> %441, %455
  %340 = fadd <16 x float> %469, %483
  %341 = fadd <16 x float> %339, %340
  %342 = fadd <16 x float> %444, %458
  %343 = fadd <16 x float> %472, %486
  %344 = fadd <16 x float> %342, %343
  br label %345

345:                                              ; preds = %332, %322
  %346 = phi <16 x float> [ %335, %332 ], [ zeroinitializer, %322 ]
  %347 = phi <16 x float> [ %338, %332 ], [ zeroinitializer, %322 ]
  %348 = phi <16 x float> [ %341, %332 ], [ zeroinitializer, %322 ]
  %349 = phi <16 x float> [ %344, %332 ], [ zeroinitializer, %322 ]
  %350 = getelementptr float, ptr %40, i64 %323
  %351 = shufflevector <16 x float> %346, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %352 = shufflevector <16 x float> %346, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %353 = fadd <8 x float> %351, %352
  %354 = shufflevector <8 x float> %353, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %355 = shufflevector <8 x float> %353, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %356 = fadd <4 x float> %354, %355
  %357 = shufflevector <4 x float> %356, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %358 = fadd <4 x float> %356, %357
  %359 = shufflevector <4 x float> %356, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %360 = shufflevector <4 x float> %356, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %361 = fadd <4 x float> %359, %360
  %362 = fadd <4 x float> %358, %361
  %363 = extractelement <4 x float> %362, i64 0
  store float %363, ptr %350, align 4
  %364 = shufflevector <16 x float> %347, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %365 = shufflevector <16 x float> %347, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %366 = fadd <8 x float> %364, %365
  %367 = shufflevector <8 x float> %366, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %368 = shufflevector <8 x float> %366, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %369 = fadd <4 x float> %367, %368
  %370 = shufflevector <4 x float> %369, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %371 = fadd <4 x float> %369, %370
  %372 = shufflevector <4 x float> %369, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %373 = shufflevector <4 x float> %369, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %374 = fadd <4 x float> %372, %373
  %375 = fadd <4 x float> %371, %374
  %376 = extractelement <4 x float> %375, i64 0
  %377 = load i64, ptr %2, align 8
  %378 = getelementptr float, ptr %350, i64 %377
  store float %376, ptr %378, align 4
  %379 = shufflevector <16 x float> %348, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %380 = shufflevector <16 x float> %348, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %381 = fadd <8 x float> %379, %380
  %382 = shufflevector <8 x float> %381, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %383 = shufflevector <8 x float> %381, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %384 = fadd <4 x float> %382, %383
  %385 = shufflevector <4 x float> %384, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %386 = fadd <4 x float> %384, %385
  %387 = shufflevector <4 x float> %384, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %388 = shufflevector <4 x float> %384, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %389 = fadd <4 x float> %387, %388
  %390 = fadd <4 x float> %386, %389
  %391 = extractelement <4 x float> %390, i64 0
  %392 = load i64, ptr %2, align 8
  %393 = shl i64 %392, 3
  %394 = getelementptr i8, ptr %350, i64 %393
  store float %391, ptr %394, align 4
  %395 = shufflevector <16 x float> %349, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %396 = shufflevector <16 x float> %349, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %397 = fadd <8 x float> %395, %396
  %398 = shufflevector <8 x float> %397, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %399 = shufflevector <8 x float> %397, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %400 = fadd <4 x float> %398, %399
  %401 = shufflevector <4 x float> %400, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %402 = fadd <4 x float> %400, %401
  %403 = shufflevector <4 x float> %400, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %404 = shufflevector <4 x float> %400, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %405 = fadd <4 x float> %403, %404
  %406 = fadd <4 x float> %402, %405
  %407 = extractelement <4 x float> %406, i64 0
  %408 = load i64, ptr %2, align 8
  %409 = mul i64 %408, 12
  %410 = getelementptr i8, ptr %350, i64 %409
  store float %407, ptr %410, align 4
  %411 = add nsw i64 %323, 1
  %412 = icmp slt i64 %411, %28
  br i1 %412, label %322, label %934, !llvm.loop !8

413:                                              ; preds = %329, %413
  %414 = phi <16 x float> [ zeroinitializer, %329 ], [ %486, %413 ]
  %415 = phi <16 x float> [ zeroinitializer, %329 ], [ %472, %413 ]
  %416 = phi <16 x float> [ zeroinitializer, %329 ], [ %458, %413 ]
  %417 = phi <16 x float> [ zeroinitializer, %329 ], [ %444, %413 ]
  %418 = phi <16 x float> [ zeroinitializer, %329 ], [ %483, %413 ]
  %419 = phi <16 x float> [ zeroinitializer, %329 ], [ %469, %413 ]
  %420 = phi <16 x float> [ zeroinitializer, %329 ], [ %455, %413 ]
  %421 = phi <16 x float> [ zeroinitializer, %329 ], [ %441, %413 ]
  %422 = phi <16 x float> [ zeroinitializer, %329 ], [ %480, %413 ]
  %423 = phi <16 x float> [ zeroinitializer, %329 ], [ %466, %413 ]
  %424 = phi <16 x float> [ zeroinitializer, %329 ], [ %452, %413 ]
  %425 = phi <16 x float> [ zeroinitializer, %329 ], [ %438, %413 ]
  %426 = phi <16 x float> [ zeroinitializer, %329 ], [ %477, %413 ]
  %427 = phi <16 x float> [ zeroinitializer, %329 ], [ %463, %413 ]
  %428 = phi <16 x float> [ zeroinitializer, %329 ], [ %449, %413 ]
  %429 = phi <16 x float> [ zeroinitializer, %329 ], [ %435, %413 ]
  %430 = phi i64 [ 0, %329 ], [ %487, %413 ]
  %431 = getelementptr inbounds nuw float, ptr %327, i64 %430
  %432 = getelementptr float, ptr %36, i64 %430
  %433 = load <16 x float>, ptr %431, align 4
  %434 = load <16 x float>, ptr %432, align 4
  %435 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %434, <16 x float> %433, <16 x float> %429)
  %436 = getelementptr float, ptr %432, i64 %325
  %437 = load <16 x float>, ptr %436, align 4
  %438 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %437, <16 x float> %433, <16 x float> %425)
  %439 = getelementptr float, ptr %432, i64 %330
  %440 = load <16 x float>, ptr %439, align 4
  %441 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %440, <16 x float> %433, <16 x float> %421)
  %442 = getelementptr float, ptr %432, i64 %331
  %443 = load <16 x float>, ptr %442, align 4
  %444 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %443, <16 x float> %433, <16 x float> %417)
  %445 = getelementptr inbounds nuw i8, ptr %431, i64 64
  %446 = load <16 x float>, ptr %445, align 4
  %447 = getelementptr i8, ptr %432, i64 64
  %448 = load <16 x float>, ptr %447, align 4
  %449 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %448, <16 x float> %446, <16 x float> %428)
  %450 = getelementptr float, ptr %447, i64 %325
  %451 = load <16 x float>, ptr %450, align 4
  %452 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %451, <16 x float> %446, <16 x float> %424)
  %453 = getelementptr float, ptr %447, i64 %330
  %454 = load <16 x float>, ptr %453, align 4
  %455 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %454, <16 x float> %446, <16 x float> %420)
  %456 = getelementptr float, ptr %447, i64 %331
  %457 = load <16 x float>, ptr %456, align 4
  %458 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %457, <16 x float> %446, <16 x float> %416)
  %459 = getelementptr inbounds nuw i8, ptr %431, i64 128
  %460 = load <16 x float>, ptr %459, align 4
  %461 = getelementptr i8, ptr %432, i64 128
  %462 = load <16 x float>, ptr %461, align 4
  %463 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %462, <16 x float> %460, <16 x float> %427)
  %464 = getelementptr float, ptr %461, i64 %325
  %465 = load <16 x float>, ptr %464, align 4
  %466 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %465, <16 x float> %460, <16 x float> %423)
  %467 = getelementptr float, ptr %461, i64 %330
  %468 = load <16 x float>, ptr %467, align 4
  %469 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %468, <16 x float> %460, <16 x float> %419)
  %470 = getelementptr float, ptr %461, i64 %331
  %471 = load <16 x float>, ptr %470, align 4
  %472 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %471, <16 x float> %460, <16 x float> %415)
  %473 = getelementptr inbounds nuw i8, ptr %431, i64 192
  %474 = load <16 x float>, ptr %473, align 4
  %475 = getelementptr i8, ptr %432, i64 192
  %476 = load <16 x float>, ptr %475, align 4
  %477 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> %474, <16 x float> %426)
  %478 = getelementptr float, ptr %475, i64 %325
  %479 = load <16 x float>, ptr %478, align 4
  %480 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %479, <16 x float> %474, <16 x float> %422)
  %481 = getelementptr float, ptr %475, i64 %330
  %482 = load <16 x float>, ptr %481, align 4
  %483 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %482, <16 x float> %474, <16 x float> %418)
  %484 = getelementptr float, ptr %475, i64 %331
  %485 = load <16 x float>, ptr %484, align 4
  %486 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %485, <16 x float> %474, <16 x float> %414)
  %487 = add nuw nsw i64 %430, 64
  %488 = icmp slt i64 %487, %325
  br i1 %488, label %413, label %332, !llvm.loop !9

489:                                              ; preds = %30, %516
  %490 = phi i64 [ %599, %516 ], [ %26, %30 ]
  %491 = load ptr, ptr %0, align 8
  %492 = load i64, ptr %17, align 8
  %493 = mul nsw i64 %492, %490
  %494 = getelementptr inbounds float, ptr %491, i64 %493
  %495 = icmp sgt i64 %492, 0
  br i1 %495, label %496, label %516

496:                                              ; preds = %489
  %497 = shl nuw nsw i64 %492, 1
  %498 = mul nuw nsw i64 %492, 3
  %499 = shl nuw nsw i64 %492, 2
  br label %601

500:                                              ; preds = %601
  %501 = fadd <16 x float> %627, %644
  %502 = fadd <16 x float> %661, %678
  %503 = fadd <16 x float> %501, %502
  %504 = fadd <16 x float> %630, %647
  %505 = fadd <16 x float> %664, %681
  %506 = fadd <16 x float> %504, %505
  %507 = fadd <16 x float> %633, %650
  %508 = fadd <16 x float> %667, %684
  %509 = fadd <16 x float> %507, %508
  %510 = fadd <16 x float> %636, %653
  %511 = fadd <16 x float> %670, %687
  %512 = fadd <16 x float> %510, %511
  %513 = fadd <16 x float> %639, %656
  %514 = fadd <16 x float> %673, %690
  %515 = fadd <16 x float> %513, %514
  br label %516

516:                                              ; preds = %500, %489
  %517 = phi <16 x float> [ %503, %500 ], [ zeroinitializer, %489 ]
  %518 = phi <16 x float> [ %506, %500 ], [ zeroinitializer, %489 ]
  %519 = phi <16 x float> [ %509, %500 ], [ zeroinitializer, %489 ]
  %520 = phi <16 x float> [ %512, %500 ], [ zeroinitializer, %489 ]
  %521 = phi <16 x float> [ %515, %500 ], [ zeroinitializer, %489 ]
  %522 = getelementptr float, ptr %40, i64 %490
  %523 = shufflevector <16 x float> %517, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %524 = shufflevector <16 x float> %517, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %525 = fadd <8 x float> %523, %524
  %526 = shufflevector <8 x float> %525, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %527 = shufflevector <8 x float> %525, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %528 = fadd <4 x float> %526, %527
  %529 = shufflevector <4 x float> %528, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %530 = fadd <4 x float> %528, %529
  %531 = shufflevector <4 x float> %528, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %532 = shufflevector <4 x float> %528, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %533 = fadd <4 x float> %531, %532
  %534 = fadd <4 x float> %530, %533
  %535 = extractelement <4 x float> %534, i64 0
  store float %535, ptr %522, align 4
  %536 = shufflevector <16 x float> %518, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %537 = shufflevector <16 x float> %518, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %538 = fadd <8 x float> %536, %537
  %539 = shufflevector <8 x float> %538, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %540 = shufflevector <8 x float> %538, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %541 = fadd <4 x float> %539, %540
  %542 = shufflevector <4 x float> %541, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %543 = fadd <4 x float> %541, %542
  %544 = shufflevector <4 x float> %541, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %545 = shufflevector <4 x float> %541, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %546 = fadd <4 x float> %544, %545
  %547 = fadd <4 x float> %543, %546
  %548 = extractelement <4 x float> %547, i64 0
  %549 = load i64, ptr %2, align 8
  %550 = getelementptr float, ptr %522, i64 %549
  store float %548, ptr %550, align 4
  %551 = shufflevector <16 x float> %519, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %552 = shufflevector <16 x float> %519, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %553 = fadd <8 x float> %551, %552
  %554 = shufflevector <8 x float> %553, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %555 = shufflevector <8 x float> %553, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %556 = fadd <4 x float> %554, %555
  %557 = shufflevector <4 x float> %556, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %558 = fadd <4 x float> %556, %557
  %559 = shufflevector <4 x float> %556, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %560 = shufflevector <4 x float> %556, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %561 = fadd <4 x float> %559, %560
  %562 = fadd <4 x float> %558, %561
  %563 = extractelement <4 x float> %562, i64 0
  %564 = load i64, ptr %2, align 8
  %565 = shl i64 %564, 3
  %566 = getelementptr i8, ptr %522, i64 %565
  store float %563, ptr %566, align 4
  %567 = shufflevector <16 x float> %520, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %568 = shufflevector <16 x float> %520, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %569 = fadd <8 x float> %567, %568
  %570 = shufflevector <8 x float> %569, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %571 = shufflevector <8 x float> %569, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %572 = fadd <4 x float> %570, %571
  %573 = shufflevector <4 x float> %572, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %574 = fadd <4 x float> %572, %573
  %575 = shufflevector <4 x float> %572, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %576 = shufflevector <4 x float> %572, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %577 = fadd <4 x float> %575, %576
  %578 = fadd <4 x float> %574, %577
  %579 = extractelement <4 x float> %578, i64 0
  %580 = load i64, ptr %2, align 8
  %581 = mul i64 %580, 12
  %582 = getelementptr i8, ptr %522, i64 %581
  store float %579, ptr %582, align 4
  %583 = shufflevector <16 x float> %521, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %584 = shufflevector <16 x float> %521, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %585 = fadd <8 x float> %583, %584
  %586 = shufflevector <8 x float> %585, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %587 = shufflevector <8 x float> %585, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %588 = fadd <4 x float> %586, %587
  %589 = shufflevector <4 x float> %588, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %590 = fadd <4 x float> %588, %589
  %591 = shufflevector <4 x float> %588, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %592 = shufflevector <4 x float> %588, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %593 = fadd <4 x float> %591, %592
  %594 = fadd <4 x float> %590, %593
  %595 = extractelement <4 x float> %594, i64 0
  %596 = load i64, ptr %2, align 8
  %597 = shl i64 %596, 4
  %598 = getelementptr i8, ptr %522, i64 %597
  store float %595, ptr %598, align 4
  %599 = add nsw i64 %490, 1
  %600 = icmp slt i64 %599, %28
  br i1 %600, label %489, label %934, !llvm.loop !8

601:                                              ; preds = %496, %601
  %602 = phi <16 x float> [ zeroinitializer, %496 ], [ %690, %601 ]
  %603 = phi <16 x float> [ zeroinitializer, %496 ], [ %673, %601 ]
  %604 = phi <16 x float> [ zeroinitializer, %496 ], [ %656, %601 ]
  %605 = phi <16 x float> [ zeroinitializer, %496 ], [ %639, %601 ]
  %606 = phi <16 x float> [ zeroinitializer, %496 ], [ %687, %601 ]
  %607 = phi <16 x float> [ zeroinitializer, %496 ], [ %670, %601 ]
  %608 = phi <16 x float> [ zeroinitializer, %496 ], [ %653, %601 ]
  %609 = phi <16 x float> [ zeroinitializer, %496 ], [ %636, %601 ]
  %610 = phi <16 x float> [ zeroinitializer, %496 ], [ %684, %601 ]
  %611 = phi <16 x float> [ zeroinitializer, %496 ], [ %667, %601 ]
  %612 = phi <16 x float> [ zeroinitializer, %496 ], [ %650, %601 ]
  %613 = phi <16 x float> [ zeroinitializer, %496 ], [ %633, %601 ]
  %614 = phi <16 x float> [ zeroinitializer, %496 ], [ %681, %601 ]
  %615 = phi <16 x float> [ zeroinitializer, %496 ], [ %664, %601 ]
  %616 = phi <16 x float> [ zeroinitializer, %496 ], [ %647, %601 ]
  %617 = phi <16 x float> [ zeroinitializer, %496 ], [ %630, %601 ]
  %618 = phi <16 x float> [ zeroinitializer, %496 ], [ %678, %601 ]
  %619 = phi <16 x float> [ zeroinitializer, %496 ], [ %661, %601 ]
  %620 = phi <16 x float> [ zeroinitializer, %496 ], [ %644, %601 ]
  %621 = phi <16 x float> [ zeroinitializer, %496 ], [ %627, %601 ]
  %622 = phi i64 [ 0, %496 ], [ %691, %601 ]
  %623 = getelementptr inbounds nuw float, ptr %494, i64 %622
  %624 = getelementptr float, ptr %36, i64 %622
  %625 = load <16 x float>, ptr %623, align 4
  %626 = load <16 x float>, ptr %624, align 4
  %627 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %626, <16 x float> %625, <16 x float> %621)
  %628 = getelementptr float, ptr %624, i64 %492
  %629 = load <16 x float>, ptr %628, align 4
  %630 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %629, <16 x float> %625, <16 x float> %617)
  %631 = getelementptr float, ptr %624, i64 %497
  %632 = load <16 x float>, ptr %631, align 4
  %633 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %632, <16 x float> %625, <16 x float> %613)
  %634 = getelementptr float, ptr %624, i64 %498
  %635 = load <16 x float>, ptr %634, align 4
  %636 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %635, <16 x float> %625, <16 x float> %609)
  %637 = getelementptr float, ptr %624, i64 %499
  %638 = load <16 x float>, ptr %637, align 4
  %639 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %638, <16 x float> %625, <16 x float> %605)
  %640 = getelementptr inbounds nuw i8, ptr %623, i64 64
  %641 = load <16 x float>, ptr %640, align 4
  %642 = getelementptr i8, ptr %624, i64 64
  %643 = load <16 x float>, ptr %642, align 4
  %644 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %641, <16 x float> %620)
  %645 = getelementptr float, ptr %642, i64 %492
  %646 = load <16 x float>, ptr %645, align 4
  %647 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %646, <16 x float> %641, <16 x float> %616)
  %648 = getelementptr float, ptr %642, i64 %497
  %649 = load <16 x float>, ptr %648, align 4
  %650 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %649, <16 x float> %641, <16 x float> %612)
  %651 = getelementptr float, ptr %642, i64 %498
  %652 = load <16 x float>, ptr %651, align 4
  %653 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %652, <16 x float> %641, <16 x float> %608)
  %654 = getelementptr float, ptr %642, i64 %499
  %655 = load <16 x float>, ptr %654, align 4
  %656 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %655, <16 x float> %641, <16 x float> %604)
  %657 = getelementptr inbounds nuw i8, ptr %623, i64 128
  %658 = load <16 x float>, ptr %657, align 4
  %659 = getelementptr i8, ptr %624, i64 128
  %660 = load <16 x float>, ptr %659, align 4
  %661 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %660, <16 x float> %658, <16 x float> %619)
  %662 = getelementptr float, ptr %659, i64 %492
  %663 = load <16 x float>, ptr %662, align 4
  %664 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %658, <16 x float> %615)
  %665 = getelementptr float, ptr %659, i64 %497
  %666 = load <16 x float>, ptr %665, align 4
  %667 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %658, <16 x float> %611)
  %668 = getelementptr float, ptr %659, i64 %498
  %669 = load <16 x float>, ptr %668, align 4
  %670 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %669, <16 x float> %658, <16 x float> %607)
  %671 = getelementptr float, ptr %659, i64 %499
  %672 = load <16 x float>, ptr %671, align 4
  %673 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %672, <16 x float> %658, <16 x float> %603)
  %674 = getelementptr inbounds nuw i8, ptr %623, i64 192
  %675 = load <16 x float>, ptr %674, align 4
  %676 = getelementptr i8, ptr %624, i64 192
  %677 = load <16 x float>, ptr %676, align 4
  %678 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %677, <16 x float> %675, <16 x float> %618)
  %679 = getelementptr float, ptr %676, i64 %492
  %680 = load <16 x float>, ptr %679, align 4
  %681 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %680, <16 x float> %675, <16 x float> %614)
  %682 = getelementptr float, ptr %676, i64 %497
  %683 = load <16 x float>, ptr %682, align 4
  %684 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %683, <16 x float> %675, <16 x float> %610)
  %685 = getelementptr float, ptr %676, i64 %498
  %686 = load <16 x float>, ptr %685, align 4
  %687 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %686, <16 x float> %675, <16 x float> %606)
  %688 = getelementptr float, ptr %676, i64 %499
  %689 = load <16 x float>, ptr %688, align 4
  %690 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %689, <16 x float> %675, <16 x float> %602)
  %691 = add nuw nsw i64 %622, 64
  %692 = icmp slt i64 %691, %492
  br i1 %692, label %601, label %500, !llvm.loop !9

693:                                              ; preds = %30, %724
  %694 = phi i64 [ %824, %724 ], [ %26, %30 ]
  %695 = load ptr, ptr %0, align 8
  %696 = load i64, ptr %17, align 8
  %697 = mul nsw i64 %696, %694
  %698 = getelementptr inbounds float, ptr %695, i64 %697
  %699 = icmp sgt i64 %696, 0
  br i1 %699, label %700, label %724

700:                                              ; preds = %693
  %701 = shl nuw nsw i64 %696, 1
  %702 = mul nuw nsw i64 %696, 3
  %703 = shl nuw nsw i64 %696, 2
  %704 = mul nuw nsw i64 %696, 5
  br label %826

705:                                              ; preds = %826
  %706 = fadd <16 x float> %856, %876
  %707 = fadd <16 x float> %896, %916
  %708 = fadd <16 x float> %706, %707
  %709 = fadd <16 x float> %859, %879
  %710 = fadd <16 x float> %899, %919
  %711 = fadd <16 x float> %709, %710
  %712 = fadd <16 x float> %862, %882
  %713 = fadd <16 x float> %902, %922
  %714 = fadd <16 x float> %712, %713
  %715 = fadd <16 x float> %865, %885
  %716 = fadd <16 x float> %905, %925
  %717 = fadd <16 x float> %715, %716
  %718 = fadd <16 x float> %868, %888
  %719 = fadd <16 x float> %908, %928
  %720 = fadd <16 x float> %718, %719
  %721 = fadd <16 x float> %871, %891
  %722 = fadd <16 x float> %911, %931
  %723 = fadd <16 x float> %721, %722
  br label %724

724:                                              ; preds = %705, %693
  %725 = phi <16 x float> [ %708, %705 ], [ zeroinitializer, %693 ]
  %726 = phi <16 x float> [ %711, %705 ], [ zeroinitializer, %693 ]
  %727 = phi <16 x float> [ %714, %705 ], [ zeroinitializer, %693 ]
  %728 = phi <16 x float> [ %717, %705 ], [ zeroinitializer, %693 ]
  %729 = phi <16 x float> [ %720, %705 ], [ zeroinitializer, %693 ]
  %730 = phi <16 x float> [ %723, %705 ], [ zeroinitializer, %693 ]
  %731 = getelementptr float, ptr %40, i64 %694
  %732 = shufflevector <16 x float> %725, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %733 = shufflevector <16 x float> %725, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %734 = fadd <8 x float> %732, %733
  %735 = shufflevector <8 x float> %734, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %736 = shufflevector <8 x float> %734, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %737 = fadd <4 x float> %735, %736
  %738 = shufflevector <4 x float> %737, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %739 = fadd <4 x float> %737, %738
  %740 = shufflevector <4 x float> %737, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %741 = shufflevector <4 x float> %737, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %742 = fadd <4 x float> %740, %741
  %743 = fadd <4 x float> %739, %742
  %744 = extractelement <4 x float> %743, i64 0
  store float %744, ptr %731, align 4
  %745 = shufflevector <16 x float> %726, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %746 = shufflevector <16 x float> %726, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %747 = fadd <8 x float> %745, %746
  %748 = shufflevector <8 x float> %747, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %749 = shufflevector <8 x float> %747, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %750 = fadd <4 x float> %748, %749
  %751 = shufflevector <4 x float> %750, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %752 = fadd <4 x float> %750, %751
  %753 = shufflevector <4 x float> %750, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %754 = shufflevector <4 x float> %750, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %755 = fadd <4 x float> %753, %754
  %756 = fadd <4 x float> %752, %755
  %757 = extractelement <4 x float> %756, i64 0
  %758 = load i64, ptr %2, align 8
  %759 = getelementptr float, ptr %731, i64 %758
  store float %757, ptr %759, align 4
  %760 = shufflevector <16 x float> %727, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %761 = shufflevector <16 x float> %727, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %762 = fadd <8 x float> %760, %761
  %763 = shufflevector <8 x float> %762, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %764 = shufflevector <8 x float> %762, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %765 = fadd <4 x float> %763, %764
  %766 = shufflevector <4 x float> %765, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %767 = fadd <4 x float> %765, %766
  %768 = shufflevector <4 x float> %765, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %769 = shufflevector <4 x float> %765, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %770 = fadd <4 x float> %768, %769
  %771 = fadd <4 x float> %767, %770
  %772 = extractelement <4 x float> %771, i64 0
  %773 = load i64, ptr %2, align 8
  %774 = shl i64 %773, 3
  %775 = getelementptr i8, ptr %731, i64 %774
  store float %772, ptr %775, align 4
  %776 = shufflevector <16 x float> %728, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %777 = shufflevector <16 x float> %728, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %778 = fadd <8 x float> %776, %777
  %779 = shufflevector <8 x float> %778, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %780 = shufflevector <8 x float> %778, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %781 = fadd <4 x float> %779, %780
  %782 = shufflevector <4 x float> %781, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %783 = fadd <4 x float> %781, %782
  %784 = shufflevector <4 x float> %781, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %785 = shufflevector <4 x float> %781, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %786 = fadd <4 x float> %784, %785
  %787 = fadd <4 x float> %783, %786
  %788 = extractelement <4 x float> %787, i64 0
  %789 = load i64, ptr %2, align 8
  %790 = mul i64 %789, 12
  %791 = getelementptr i8, ptr %731, i64 %790
  store float %788, ptr %791, align 4
  %792 = shufflevector <16 x float> %729, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %793 = shufflevector <16 x float> %729, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %794 = fadd <8 x float> %792, %793
  %795 = shufflevector <8 x float> %794, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %796 = shufflevector <8 x float> %794, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %797 = fadd <4 x float> %795, %796
  %798 = shufflevector <4 x float> %797, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %799 = fadd <4 x float> %797, %798
  %800 = shufflevector <4 x float> %797, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %801 = shufflevector <4 x float> %797, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %802 = fadd <4 x float> %800, %801
  %803 = fadd <4 x float> %799, %802
  %804 = extractelement <4 x float> %803, i64 0
  %805 = load i64, ptr %2, align 8
  %806 = shl i64 %805, 4
  %807 = getelementptr i8, ptr %731, i64 %806
  store float %804, ptr %807, align 4
  %808 = shufflevector <16 x float> %730, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %809 = shufflevector <16 x float> %730, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %810 = fadd <8 x float> %808, %809
  %811 = shufflevector <8 x float> %810, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %812 = shufflevector <8 x float> %810, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %813 = fadd <4 x float> %811, %812
  %814 = shufflevector <4 x float> %813, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %815 = fadd <4 x float> %813, %814
  %816 = shufflevector <4 x float> %813, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %817 = shufflevector <4 x float> %813, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %818 = fadd <4 x float> %816, %817
  %819 = fadd <4 x float> %815, %818
  %820 = extractelement <4 x float> %819, i64 0
  %821 = load i64, ptr %2, align 8
  %822 = mul i64 %821, 20
  %823 = getelementptr i8, ptr %731, i64 %822
  store float %820, ptr %823, align 4
  %824 = add nsw i64 %694, 1
  %825 = icmp slt i64 %824, %28
  br i1 %825, label %693, label %934, !llvm.loop !8

826:                                              ; preds = %700, %826
  %827 = phi <16 x float> [ zeroinitializer, %700 ], [ %931, %826 ]
  %828 = phi <16 x float> [ zeroinitializer, %700 ], [ %911, %826 ]
  %829 = phi <16 x float> [ zeroinitializer, %700 ], [ %891, %826 ]
  %830 = phi <16 x float> [ zeroinitializer, %700 ], [ %871, %826 ]
  %831 = phi <16 x float> [ zeroinitializer, %700 ], [ %928, %826 ]
  %832 = phi <16 x float> [ zeroinitializer, %700 ], [ %908, %826 ]
  %833 = phi <16 x float> [ zeroinitializer, %700 ], [ %888, %826 ]
  %834 = phi <16 x float> [ zeroinitializer, %700 ], [ %868, %826 ]
  %835 = phi <16 x float> [ zeroinitializer, %700 ], [ %925, %826 ]
  %836 = phi <16 x float> [ zeroinitializer, %700 ], [ %905, %826 ]
  %837 = phi <16 x float> [ zeroinitializer, %700 ], [ %885, %826 ]
  %838 = phi <16 x float> [ zeroinitializer, %700 ], [ %865, %826 ]
  %839 = phi <16 x float> [ zeroinitializer, %700 ], [ %922, %826 ]
  %840 = phi <16 x float> [ zeroinitializer, %700 ], [ %902, %826 ]
  %841 = phi <16 x float> [ zeroinitializer, %700 ], [ %882, %826 ]
  %842 = phi <16 x float> [ zeroinitializer, %700 ], [ %862, %826 ]
  %843 = phi <16 x float> [ zeroinitializer, %700 ], [ %919, %826 ]
  %844 = phi <16 x float> [ zeroinitializer, %700 ], [ %899, %826 ]
  %845 = phi <16 x float> [ zeroinitializer, %700 ], [ %879, %826 ]
  %846 = phi <16 x float> [ zeroinitializer, %700 ], [ %859, %826 ]
  %847 = phi <16 x float> [ zeroinitializer, %700 ], [ %916, %826 ]
  %848 = phi <16 x float> [ zeroinitializer, %700 ], [ %896, %826 ]
  %849 = phi <16 x float> [ zeroinitializer, %700 ], [ %876, %826 ]
  %850 = phi <16 x float> [ zeroinitializer, %700 ], [ %856, %826 ]
  %851 = phi i64 [ 0, %700 ], [ %932, %826 ]
  %852 = getelementptr inbounds nuw float, ptr %698, i64 %851
  %853 = getelementptr float, ptr %36, i64 %851
  %854 = load <16 x float>, ptr %852, align 4
  %855 = load <16 x float>, ptr %853, align 4
  %856 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %855, <16 x float> %854, <16 x float> %850)
  %857 = getelementptr float, ptr %853, i64 %696
  %858 = load <16 x float>, ptr %857, align 4
  %859 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %858, <16 x float> %854, <16 x float> %846)
  %860 = getelementptr float, ptr %853, i64 %701
  %861 = load <16 x float>, ptr %860, align 4
  %862 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %861, <16 x float> %854, <16 x float> %842)
  %863 = getelementptr float, ptr %853, i64 %702
  %864 = load <16 x float>, ptr %863, align 4
  %865 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %864, <16 x float> %854, <16 x float> %838)
  %866 = getelementptr float, ptr %853, i64 %703
  %867 = load <16 x float>, ptr %866, align 4
  %868 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %867, <16 x float> %854, <16 x float> %834)
  %869 = getelementptr float, ptr %853, i64 %704
  %870 = load <16 x float>, ptr %869, align 4
  %871 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %870, <16 x float> %854, <16 x float> %830)
  %872 = getelementptr inbounds nuw i8, ptr %852, i64 64
  %873 = load <16 x float>, ptr %872, align 4
  %874 = getelementptr i8, ptr %853, i64 64
  %875 = load <16 x float>, ptr %874, align 4
  %876 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %875, <16 x float> %873, <16 x float> %849)
  %877 = getelementptr float, ptr %874, i64 %696
  %878 = load <16 x float>, ptr %877, align 4
  %879 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %878, <16 x float> %873, <16 x float> %845)
  %880 = getelementptr float, ptr %874, i64 %701
  %881 = load <16 x float>, ptr %880, align 4
  %882 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %881, <16 x float> %873, <16 x float> %841)
  %883 = getelementptr float, ptr %874, i64 %702
  %884 = load <16 x float>, ptr %883, align 4
  %885 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %884, <16 x float> %873, <16 x float> %837)
  %886 = getelementptr float, ptr %874, i64 %703
  %887 = load <16 x float>, ptr %886, align 4
  %888 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %887, <16 x float> %873, <16 x float> %833)
  %889 = getelementptr float, ptr %874, i64 %704
  %890 = load <16 x float>, ptr %889, align 4
  %891 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %890, <16 x float> %873, <16 x float> %829)
  %892 = getelementptr inbounds nuw i8, ptr %852, i64 128
  %893 = load <16 x float>, ptr %892, align 4
  %894 = getelementptr i8, ptr %853, i64 128
  %895 = load <16 x float>, ptr %894, align 4
  %896 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %895, <16 x float> %893, <16 x float> %848)
  %897 = getelementptr float, ptr %894, i64 %696
  %898 = load <16 x float>, ptr %897, align 4
  %899 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %898, <16 x float> %893, <16 x float> %844)
  %900 = getelementptr float, ptr %894, i64 %701
  %901 = load <16 x float>, ptr %900, align 4
  %902 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %901, <16 x float> %893, <16 x float> %840)
  %903 = getelementptr float, ptr %894, i64 %702
  %904 = load <16 x float>, ptr %903, align 4
  %905 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %904, <16 x float> %893, <16 x float> %836)
  %906 = getelementptr float, ptr %894, i64 %703
  %907 = load <16 x float>, ptr %906, align 4
  %908 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %907, <16 x float> %893, <16 x float> %832)
  %909 = getelementptr float, ptr %894, i64 %704
  %910 = load <16 x float>, ptr %909, align 4
  %911 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %910, <16 x float> %893, <16 x float> %828)
  %912 = getelementptr inbounds nuw i8, ptr %852, i64 192
  %913 = load <16 x float>, ptr %912, align 4
  %914 = getelementptr i8, ptr %853, i64 192
  %915 = load <16 x float>, ptr %914, align 4
  %916 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %915, <16 x float> %913, <16 x float> %847)
  %917 = getelementptr float, ptr %914, i64 %696
  %918 = load <16 x float>, ptr %917, align 4
  %919 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %918, <16 x float> %913, <16 x float> %843)
  %920 = getelementptr float, ptr %914, i64 %701
  %921 = load <16 x float>, ptr %920, align 4
  %922 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %921, <16 x float> %913, <16 x float> %839)
  %923 = getelementptr float, ptr %914, i64 %702
  %924 = load <16 x float>, ptr %923, align 4
  %925 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %924, <16 x float> %913, <16 x float> %835)
  %926 = getelementptr float, ptr %914, i64 %703
  %927 = load <16 x float>, ptr %926, align 4
  %928 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %927, <16 x float> %913, <16 x float> %831)
  %929 = getelementptr float, ptr %914, i64 %704
  %930 = load <16 x float>, ptr %929, align 4
  %931 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %930, <16 x float> %913, <16 x float> %827)
  %932 = add nuw nsw i64 %851, 64
  %933 = icmp slt i64 %932, %696
  br i1 %933, label %826, label %705, !llvm.loop !9

934:                                              ; preds = %724, %516, %345, %211, %114, %54, %30
  %935 = add nuw nsw i64 %32, 6
  %936 = load i64, ptr %15, align 8
  %937 = icmp slt i64 %935, %936
  br i1 %937, label %30, label %20, !llvm.loop !11
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare i64 @llvm.smin.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
