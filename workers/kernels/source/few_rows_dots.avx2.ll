; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 8102a216a3474886, code e9f7b417477c1649
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

20:                                               ; preds = %304, %24
  %21 = phi i64 [ %25, %24 ], [ %306, %304 ]
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

30:                                               ; preds = %24, %304
  %31 = phi i64 [ %306, %304 ], [ %25, %24 ]
  %32 = phi i64 [ %305, %304 ], [ 0, %24 ]
  %33 = load ptr, ptr %16, align 8
  %34 = load i64, ptr %17, align 8
  %35 = mul nsw i64 %34, %32
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load ptr, ptr %18, align 8
  %38 = load i64, ptr %2, align 8
  %39 = mul nsw i64 %38, %32
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = sub nsw i64 %31, %32
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 3)
  switch i64 %42, label %304 [
    i64 1, label %43
    i64 2, label %97
    i64 3, label %183
  ]

43:                                               ; preds = %30, %54
  %44 = phi i64 [ %67, %54 ], [ %26, %30 ]
  %45 = load ptr, ptr %0, align 8
  %46 = load i64, ptr %17, align 8
  %47 = mul nsw i64 %46, %44
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = icmp sgt i64 %46, 0
  br i1 %49, label %69, label %54

50:                                               ; preds = %69
  %51 = fadd <8 x float> %79, %84
  %52 = fadd <8 x float> %89, %94
  %53 = fadd <8 x float> %51, %52
  br label %54

54:                                               ; preds = %50, %43
  %55 = phi <8 x float> [ %53, %50 ], [ zeroinitializer, %43 ]
  %56 = getelementptr float, ptr %40, i64 %44
  %57 = shufflevector <8 x float> %55, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %58 = shufflevector <8 x float> %55, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %59 = fadd <4 x float> %57, %58
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %61 = fadd <4 x float> %59, %60
  %62 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %63 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %64 = fadd <4 x float> %62, %63
  %65 = fadd <4 x float> %61, %64
  %66 = extractelement <4 x float> %65, i64 0
  store float %66, ptr %56, align 4
  %67 = add nsw i64 %44, 1
  %68 = icmp slt i64 %67, %28
  br i1 %68, label %43, label %304, !llvm.loop !8

69:                                               ; preds = %43, %69
  %70 = phi <8 x float> [ %94, %69 ], [ zeroinitializer, %43 ]
  %71 = phi <8 x float> [ %89, %69 ], [ zeroinitializer, %43 ]
  %72 = phi <8 x float> [ %84, %69 ], [ zeroinitializer, %43 ]
  %73 = phi <8 x float> [ %79, %69 ], [ zeroinitializer, %43 ]
  %74 = phi i64 [ %95, %69 ], [ 0, %43 ]
  %75 = getelementptr inbounds nuw float, ptr %48, i64 %74
  %76 = getelementptr float, ptr %36, i64 %74
  %77 = load <8 x float>, ptr %75, align 4
  %78 = load <8 x float>, ptr %76, align 4
  %79 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %78, <8 x float> %77, <8 x float> %73)
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %81 = load <8 x float>, ptr %80, align 4
  %82 = getelementptr i8, ptr %76, i64 32
  %83 = load <8 x float>, ptr %82, align 4
  %84 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %83, <8 x float> %81, <8 x float> %72)
  %85 = getelementptr inbounds nuw i8, ptr %75, i64 64
  %86 = load <8 x float>, ptr %85, align 4
  %87 = getelementptr i8, ptr %76, i64 64
  %88 = load <8 x float>, ptr %87, align 4
  %89 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %88, <8 x float> %86, <8 x float> %71)
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 96
  %91 = load <8 x float>, ptr %90, align 4
  %92 = getelementptr i8, ptr %76, i64 96
  %93 = load <8 x float>, ptr %92, align 4
  %94 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %93, <8 x float> %91, <8 x float> %70)
  %95 = add nuw nsw i64 %74, 32
  %96 = icmp slt i64 %95, %46
  br i1 %96, label %69, label %50, !llvm.loop !9

97:                                               ; preds = %30, %111
  %98 = phi i64 [ %137, %111 ], [ %26, %30 ]
  %99 = load ptr, ptr %0, align 8
  %100 = load i64, ptr %17, align 8
  %101 = mul nsw i64 %100, %98
  %102 = getelementptr inbounds float, ptr %99, i64 %101
  %103 = icmp sgt i64 %100, 0
  br i1 %103, label %139, label %111

104:                                              ; preds = %139
  %105 = fadd <8 x float> %153, %161
  %106 = fadd <8 x float> %169, %177
  %107 = fadd <8 x float> %105, %106
  %108 = fadd <8 x float> %156, %164
  %109 = fadd <8 x float> %172, %180
  %110 = fadd <8 x float> %108, %109
  br label %111

111:                                              ; preds = %104, %97
  %112 = phi <8 x float> [ %107, %104 ], [ zeroinitializer, %97 ]
  %113 = phi <8 x float> [ %110, %104 ], [ zeroinitializer, %97 ]
  %114 = getelementptr float, ptr %40, i64 %98
  %115 = shufflevector <8 x float> %112, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %116 = shufflevector <8 x float> %112, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %117 = fadd <4 x float> %115, %116
  %118 = shufflevector <4 x float> %117, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %119 = fadd <4 x float> %117, %118
  %120 = shufflevector <4 x float> %117, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %121 = shufflevector <4 x float> %117, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %122 = fadd <4 x float> %120, %121
  %123 = fadd <4 x float> %119, %122
  %124 = extractelement <4 x float> %123, i64 0
  store float %124, ptr %114, align 4
  %125 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %126 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %127 = fadd <4 x float> %125, %126
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %129 = fadd <4 x float> %127, %128
  %130 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %131 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %132 = fadd <4 x float> %130, %131
  %133 = fadd <4 x float> %129, %132
  %134 = extractelement <4 x float> %133, i64 0
  %135 = load i64, ptr %2, align 8
  %136 = getelementptr float, ptr %114, i64 %135
  store float %134, ptr %136, align 4
  %137 = add nsw i64 %98, 1
  %138 = icmp slt i64 %137, %28
  br i1 %138, label %97, label %304, !llvm.loop !8

139:                                              ; preds = %97, %139
  %140 = phi <8 x float> [ %180, %139 ], [ zeroinitializer, %97 ]
  %141 = phi <8 x float> [ %172, %139 ], [ zeroinitializer, %97 ]
  %142 = phi <8 x float> [ %164, %139 ], [ zeroinitializer, %97 ]
  %143 = phi <8 x float> [ %156, %139 ], [ zeroinitializer, %97 ]
  %144 = phi <8 x float> [ %177, %139 ], [ zeroinitializer, %97 ]
  %145 = phi <8 x float> [ %169, %139 ], [ zeroinitializer, %97 ]
  %146 = phi <8 x float> [ %161, %139 ], [ zeroinitializer, %97 ]
  %147 = phi <8 x float> [ %153, %139 ], [ zeroinitializer, %97 ]
  %148 = phi i64 [ %181, %139 ], [ 0, %97 ]
  %149 = getelementptr inbounds nuw float, ptr %102, i64 %148
  %150 = getelementptr float, ptr %36, i64 %148
  %151 = load <8 x float>, ptr %149, align 4
  %152 = load <8 x float>, ptr %150, align 4
  %153 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %152, <8 x float> %151, <8 x float> %147)
  %154 = getelementptr float, ptr %150, i64 %100
  %155 = load <8 x float>, ptr %154, align 4
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %151, <8 x float> %143)
  %157 = getelementptr inbounds nuw i8, ptr %149, i64 32
  %158 = load <8 x float>, ptr %157, align 4
  %159 = getelementptr i8, ptr %150, i64 32
  %160 = load <8 x float>, ptr %159, align 4
  %161 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %160, <8 x float> %158, <8 x float> %146)
  %162 = getelementptr float, ptr %159, i64 %100
  %163 = load <8 x float>, ptr %162, align 4
  %164 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> %158, <8 x float> %142)
  %165 = getelementptr inbounds nuw i8, ptr %149, i64 64
  %166 = load <8 x float>, ptr %165, align 4
  %167 = getelementptr i8, ptr %150, i64 64
  %168 = load <8 x float>, ptr %167, align 4
  %169 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> %166, <8 x float> %145)
  %170 = getelementptr float, ptr %167, i64 %100
  %171 = load <8 x float>, ptr %170, align 4
  %172 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> %166, <8 x float> %141)
  %173 = getelementptr inbounds nuw i8, ptr %149, i64 96
  %174 = load <8 x float>, ptr %173, align 4
  %175 = getelementptr i8, ptr %150, i64 96
  %176 = load <8 x float>, ptr %175, align 4
  %177 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %176, <8 x float> %174, <8 x float> %144)
  %178 = getelementptr float, ptr %175, i64 %100
  %179 = load <8 x float>, ptr %178, align 4
  %180 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %179, <8 x float> %174, <8 x float> %140)
  %181 = add nuw nsw i64 %148, 32
  %182 = icmp slt i64 %181, %100
  br i1 %182, label %139, label %104, !llvm.loop !9

183:                                              ; preds = %30, %202
  %184 = phi i64 [ %242, %202 ], [ %26, %30 ]
  %185 = load ptr, ptr %0, align 8
  %186 = load i64, ptr %17, align 8
  %187 = mul nsw i64 %186, %184
  %188 = getelementptr inbounds float, ptr %185, i64 %187
  %189 = icmp sgt i64 %186, 0
  br i1 %189, label %190, label %202

190:                                              ; preds = %183
  %191 = shl nuw nsw i64 %186, 1
  br label %244

192:                                              ; preds = %244
  %193 = fadd <8 x float> %262, %273
  %194 = fadd <8 x float> %284, %295
  %195 = fadd <8 x float> %193, %194
  %196 = fadd <8 x float> %265, %276
  %197 = fadd <8 x float> %287, %298
  %198 = fadd <8 x float> %196, %197
  %199 = fadd <8 x float> %268, %279
  %200 = fadd <8 x float> %290, %301
  %201 = fadd <8 x float> %199, %200
  br label %202

202:                                              ; preds = %192, %183
  %203 = phi <8 x float> [ %195, %192 ], [ zeroinitializer, %183 ]
  %204 = phi <8 x float> [ %198, %192 ], [ zeroinitializer, %183 ]
  %205 = phi <8 x float> [ %201, %192 ], [ zeroinitializer, %183 ]
  %206 = getelementptr float, ptr %40, i64 %184
  %207 = shufflevector <8 x float> %203, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %208 = shufflevector <8 x float> %203, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %209 = fadd <4 x float> %207, %208
  %210 = shufflevector <4 x float> %209, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %211 = fadd <4 x float> %209, %210
  %212 = shufflevector <4 x float> %209, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %213 = shufflevector <4 x float> %209, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %214 = fadd <4 x float> %212, %213
  %215 = fadd <4 x float> %211, %214
  %216 = extractelement <4 x float> %215, i64 0
  store float %216, ptr %206, align 4
  %217 = shufflevector <8 x float> %204, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %218 = shufflevector <8 x float> %204, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %219 = fadd <4 x float> %217, %218
  %220 = shufflevector <4 x float> %219, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %221 = fadd <4 x float> %219, %220
  %222 = shufflevector <4 x float> %219, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %223 = shufflevector <4 x float> %219, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %224 = fadd <4 x float> %222, %223
  %225 = fadd <4 x float> %221, %224
  %226 = extractelement <4 x float> %225, i64 0
  %227 = load i64, ptr %2, align 8
  %228 = getelementptr float, ptr %206, i64 %227
  store float %226, ptr %228, align 4
  %229 = shufflevector <8 x float> %205, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %230 = shufflevector <8 x float> %205, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %231 = fadd <4 x float> %229, %230
  %232 = shufflevector <4 x float> %231, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %233 = fadd <4 x float> %231, %232
  %234 = shufflevector <4 x float> %231, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %235 = shufflevector <4 x float> %231, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %236 = fadd <4 x float> %234, %235
  %237 = fadd <4 x float> %233, %236
  %238 = extractelement <4 x float> %237, i64 0
  %239 = load i64, ptr %2, align 8
  %240 = shl i64 %239, 3
  %241 = getelementptr i8, ptr %206, i64 %240
  store float %238, ptr %241, align 4
  %242 = add nsw i64 %184, 1
  %243 = icmp slt i64 %242, %28
  br i1 %243, label %183, label %304, !llvm.loop !8

244:                                              ; preds = %190, %244
  %245 = phi <8 x float> [ zeroinitializer, %190 ], [ %301, %244 ]
  %246 = phi <8 x float> [ zeroinitializer, %190 ], [ %290, %244 ]
  %247 = phi <8 x float> [ zeroinitializer, %190 ], [ %279, %244 ]
  %248 = phi <8 x float> [ zeroinitializer, %190 ], [ %268, %244 ]
  %249 = phi <8 x float> [ zeroinitializer, %190 ], [ %298, %244 ]
  %250 = phi <8 x float> [ zeroinitializer, %190 ], [ %287, %244 ]
  %251 = phi <8 x float> [ zeroinitializer, %190 ], [ %276, %244 ]
  %252 = phi <8 x float> [ zeroinitializer, %190 ], [ %265, %244 ]
  %253 = phi <8 x float> [ zeroinitializer, %190 ], [ %295, %244 ]
  %254 = phi <8 x float> [ zeroinitializer, %190 ], [ %284, %244 ]
  %255 = phi <8 x float> [ zeroinitializer, %190 ], [ %273, %244 ]
  %256 = phi <8 x float> [ zeroinitializer, %190 ], [ %262, %244 ]
  %257 = phi i64 [ 0, %190 ], [ %302, %244 ]
  %258 = getelementptr inbounds nuw float, ptr %188, i64 %257
  %259 = getelementptr float, ptr %36, i64 %257
  %260 = load <8 x float>, ptr %258, align 4
  %261 = load <8 x float>, ptr %259, align 4
  %262 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %261, <8 x float> %260, <8 x float> %256)
  %263 = getelementptr float, ptr %259, i64 %186
  %264 = load <8 x float>, ptr %263, align 4
  %265 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %264, <8 x float> %260, <8 x float> %252)
  %266 = getelementptr float, ptr %259, i64 %191
  %267 = load <8 x float>, ptr %266, align 4
  %268 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %267, <8 x float> %260, <8 x float> %248)
  %269 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %270 = load <8 x float>, ptr %269, align 4
  %271 = getelementptr i8, ptr %259, i64 32
  %272 = load <8 x float>, ptr %271, align 4
  %273 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %272, <8 x float> %270, <8 x float> %255)
  %274 = getelementptr float, ptr %271, i64 %186
  %275 = load <8 x float>, ptr %274, align 4
  %276 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %275, <8 x float> %270, <8 x float> %251)
  %277 = getelementptr float, ptr %271, i64 %191
  %278 = load <8 x float>, ptr %277, align 4
  %279 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %278, <8 x float> %270, <8 x float> %247)
  %280 = getelementptr inbounds nuw i8, ptr %258, i64 64
  %281 = load <8 x float>, ptr %280, align 4
  %282 = getelementptr i8, ptr %259, i64 64
  %283 = load <8 x float>, ptr %282, align 4
  %284 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %283, <8 x float> %281, <8 x float> %254)
  %285 = getelementptr float, ptr %282, i64 %186
  %286 = load <8 x float>, ptr %285, align 4
  %287 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %286, <8 x float> %281, <8 x float> %250)
  %288 = getelementptr float, ptr %282, i64 %191
  %289 = load <8 x float>, ptr %288, align 4
  %290 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %289, <8 x float> %281, <8 x float> %246)
  %291 = getelementptr inbounds nuw i8, ptr %258, i64 96
  %292 = load <8 x float>, ptr %291, align 4
  %293 = getelementptr i8, ptr %259, i64 96
  %294 = load <8 x float>, ptr %293, align 4
  %295 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %294, <8 x float> %292, <8 x float> %253)
  %296 = getelementptr float, ptr %293, i64 %186
  %297 = load <8 x float>, ptr %296, align 4
  %298 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %297, <8 x float> %292, <8 x float> %249)
  %299 = getelementptr float, ptr %293, i64 %191
  %300 = load <8 x float>, ptr %299, align 4
  %301 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %300, <8 x float> %292, <8 x float> %245)
  %302 = add nuw nsw i64 %257, 32
  %303 = icmp slt i64 %302, %186
  br i1 %303, label %244, label %192, !llvm.loop !9

304:                                              ; preds = %202, %111, %54, %30
  %305 = add nuw nsw i64 %32, 3
  %306 = load i64, ptr %15, align 8
  %307 = icmp slt i64 %305, %306
  br i1 %307, label %30, label %20, !llvm.loop !11
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare i64 @llvm.smin.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
