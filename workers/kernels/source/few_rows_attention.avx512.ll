; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 5b8af4a7d5865867, code 2e87bb6cf2c6abb8
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %39 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
  br label %41

40:                                               ; preds = %799, %1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 98304, ptr nonnull %2)
  ret void

41:                                               ; preds = %24, %799
  %42 = phi i64 [ %19, %24 ], [ %800, %799 ]
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
  br label %802

73:                                               ; preds = %802, %41
  %74 = icmp sgt i64 %57, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  %76 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %80

77:                                               ; preds = %249, %73
  br i1 %56, label %78, label %799

78:                                               ; preds = %77
  %79 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %255

80:                                               ; preds = %75, %249
  %81 = phi i64 [ %57, %75 ], [ %250, %249 ]
  %82 = phi i64 [ 0, %75 ], [ %251, %249 ]
  %83 = add nsw i64 %81, -16
  %84 = call i64 @llvm.smin.i64(i64 %82, i64 %83)
  %85 = load i64, ptr %36, align 8
  %86 = mul nsw i64 %85, %84
  %87 = getelementptr inbounds float, ptr %51, i64 %86
  br i1 %56, label %88, label %249

88:                                               ; preds = %80, %110
  %89 = phi i64 [ %175, %110 ], [ 0, %80 ]
  %90 = load i64, ptr %33, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %110

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %89
  %94 = load ptr, ptr %93, align 16
  %95 = load i64, ptr %36, align 8
  %96 = shl i64 %95, 3
  %97 = mul i64 %95, 12
  %98 = shl i64 %95, 4
  %99 = mul i64 %95, 20
  %100 = mul i64 %95, 24
  %101 = mul i64 %95, 28
  %102 = shl i64 %95, 5
  %103 = mul i64 %95, 36
  %104 = mul i64 %95, 40
  %105 = mul i64 %95, 44
  %106 = mul i64 %95, 48
  %107 = mul i64 %95, 52
  %108 = mul i64 %95, 56
  %109 = mul i64 %95, 60
  br label %177

110:                                              ; preds = %177, %88
  %111 = phi <16 x float> [ zeroinitializer, %88 ], [ %244, %177 ]
  %112 = phi <16 x float> [ zeroinitializer, %88 ], [ %241, %177 ]
  %113 = phi <16 x float> [ zeroinitializer, %88 ], [ %238, %177 ]
  %114 = phi <16 x float> [ zeroinitializer, %88 ], [ %235, %177 ]
  %115 = phi <16 x float> [ zeroinitializer, %88 ], [ %232, %177 ]
  %116 = phi <16 x float> [ zeroinitializer, %88 ], [ %229, %177 ]
  %117 = phi <16 x float> [ zeroinitializer, %88 ], [ %226, %177 ]
  %118 = phi <16 x float> [ zeroinitializer, %88 ], [ %223, %177 ]
  %119 = phi <16 x float> [ zeroinitializer, %88 ], [ %220, %177 ]
  %120 = phi <16 x float> [ zeroinitializer, %88 ], [ %217, %177 ]
  %121 = phi <16 x float> [ zeroinitializer, %88 ], [ %214, %177 ]
  %122 = phi <16 x float> [ zeroinitializer, %88 ], [ %211, %177 ]
  %123 = phi <16 x float> [ zeroinitializer, %88 ], [ %208, %177 ]
  %124 = phi <16 x float> [ zeroinitializer, %88 ], [ %205, %177 ]
  %125 = phi <16 x float> [ zeroinitializer, %88 ], [ %202, %177 ]
  %126 = phi <16 x float> [ zeroinitializer, %88 ], [ %199, %177 ]
  %127 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %89, i32 3
  %128 = load ptr, ptr %127, align 8
  %129 = shufflevector <16 x float> %126, <16 x float> %125, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %130 = shufflevector <16 x float> %126, <16 x float> %125, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %131 = fadd <16 x float> %129, %130
  %132 = shufflevector <16 x float> %124, <16 x float> %123, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %133 = shufflevector <16 x float> %124, <16 x float> %123, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %134 = fadd <16 x float> %132, %133
  %135 = shufflevector <16 x float> %122, <16 x float> %121, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %136 = shufflevector <16 x float> %122, <16 x float> %121, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %137 = fadd <16 x float> %135, %136
  %138 = shufflevector <16 x float> %120, <16 x float> %119, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %139 = shufflevector <16 x float> %120, <16 x float> %119, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %140 = fadd <16 x float> %138, %139
  %141 = shufflevector <16 x float> %118, <16 x float> %117, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %142 = shufflevector <16 x float> %118, <16 x float> %117, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %143 = fadd <16 x float> %141, %142
  %144 = shufflevector <16 x float> %116, <16 x float> %115, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %145 = shufflevector <16 x float> %116, <16 x float> %115, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %146 = fadd <16 x float> %144, %145
  %147 = shufflevector <16 x float> %114, <16 x float> %113, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %148 = shufflevector <16 x float> %114, <16 x float> %113, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %149 = fadd <16 x float> %147, %148
  %150 = shufflevector <16 x float> %112, <16 x float> %111, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %151 = shufflevector <16 x float> %112, <16 x float> %111, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %152 = fadd <16 x float> %150, %151
  %153 = shufflevector <16 x float> %131, <16 x float> %134, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %154 = shufflevector <16 x float> %131, <16 x float> %134, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %155 = fadd <16 x float> %153, %154
  %156 = shufflevector <16 x float> %137, <16 x float> %140, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %157 = shufflevector <16 x float> %137, <16 x float> %140, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %158 = fadd <16 x float> %156, %157
  %159 = shufflevector <16 x float> %143, <16 x float> %146, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %160 = shufflevector <16 x float> %143, <16 x float> %146, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %161 = fadd <16 x float> %159, %160
  %162 = shufflevector <16 x float> %149, <16 x float> %152, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %163 = shufflevector <16 x float> %149, <16 x float> %152, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %164 = fadd <16 x float> %162, %163
  %165 = shufflevector <16 x float> %155, <16 x float> %158, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %166 = shufflevector <16 x float> %155, <16 x float> %158, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %167 = fadd <16 x float> %165, %166
  %168 = shufflevector <16 x float> %161, <16 x float> %164, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %169 = shufflevector <16 x float> %161, <16 x float> %164, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %170 = fadd <16 x float> %168, %169
  %171 = shufflevector <16 x float> %167, <16 x float> %170, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %172 = shufflevector <16 x float> %167, <16 x float> %170, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %173 = fadd <16 x float> %171, %172
  %174 = getelementptr inbounds float, ptr %128, i64 %84
  store <16 x float> %173, ptr %174, align 4
  %175 = add nuw nsw i64 %89, 1
  %176 = icmp eq i64 %175, %76
  br i1 %176, label %247, label %88, !llvm.loop !9

177:                                              ; preds = %92, %177
  %178 = phi <16 x float> [ zeroinitializer, %92 ], [ %244, %177 ]
  %179 = phi <16 x float> [ zeroinitializer, %92 ], [ %241, %177 ]
  %180 = phi <16 x float> [ zeroinitializer, %92 ], [ %238, %177 ]
  %181 = phi <16 x float> [ zeroinitializer, %92 ], [ %235, %177 ]
  %182 = phi <16 x float> [ zeroinitializer, %92 ], [ %232, %177 ]
  %183 = phi <16 x float> [ zeroinitializer, %92 ], [ %229, %177 ]
  %184 = phi <16 x float> [ zeroinitializer, %92 ], [ %226, %177 ]
  %185 = phi <16 x float> [ zeroinitializer, %92 ], [ %223, %177 ]
  %186 = phi <16 x float> [ zeroinitializer, %92 ], [ %220, %177 ]
  %187 = phi <16 x float> [ zeroinitializer, %92 ], [ %217, %177 ]
  %188 = phi <16 x float> [ zeroinitializer, %92 ], [ %214, %177 ]
  %189 = phi <16 x float> [ zeroinitializer, %92 ], [ %211, %177 ]
  %190 = phi <16 x float> [ zeroinitializer, %92 ], [ %208, %177 ]
  %191 = phi <16 x float> [ zeroinitializer, %92 ], [ %205, %177 ]
  %192 = phi <16 x float> [ zeroinitializer, %92 ], [ %202, %177 ]
  %193 = phi <16 x float> [ zeroinitializer, %92 ], [ %199, %177 ]
  %194 = phi i64 [ 0, %92 ], [ %245, %177 ]
  %195 = getelementptr inbounds nuw float, ptr %94, i64 %194
  %196 = load <16 x float>, ptr %195, align 4
  %197 = getelementptr float, ptr %87, i64 %194
  %198 = load <16 x float>, ptr %197, align 4
  %199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %198, <16 x float> %193)
  %200 = getelementptr float, ptr %197, i64 %95
  %201 = load <16 x float>, ptr %200, align 4
  %202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %201, <16 x float> %192)
  %203 = getelementptr i8, ptr %197, i64 %96
  %204 = load <16 x float>, ptr %203, align 4
  %205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %204, <16 x float> %191)
  %206 = getelementptr i8, ptr %197, i64 %97
  %207 = load <16 x float>, ptr %206, align 4
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %207, <16 x float> %190)
  %209 = getelementptr i8, ptr %197, i64 %98
  %210 = load <16 x float>, ptr %209, align 4
  %211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %210, <16 x float> %189)
  %212 = getelementptr i8, ptr %197, i64 %99
  %213 = load <16 x float>, ptr %212, align 4
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %213, <16 x float> %188)
  %215 = getelementptr i8, ptr %197, i64 %100
  %216 = load <16 x float>, ptr %215, align 4
  %217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %216, <16 x float> %187)
  %218 = getelementptr i8, ptr %197, i64 %101
  %219 = load <16 x float>, ptr %218, align 4
  %220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %219, <16 x float> %186)
  %221 = getelementptr i8, ptr %197, i64 %102
  %222 = load <16 x float>, ptr %221, align 4
  %223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %222, <16 x float> %185)
  %224 = getelementptr i8, ptr %197, i64 %103
  %225 = load <16 x float>, ptr %224, align 4
  %226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %225, <16 x float> %184)
  %227 = getelementptr i8, ptr %197, i64 %104
  %228 = load <16 x float>, ptr %227, align 4
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %228, <16 x float> %183)
  %230 = getelementptr i8, ptr %197, i64 %105
  %231 = load <16 x float>, ptr %230, align 4
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %231, <16 x float> %182)
  %233 = getelementptr i8, ptr %197, i64 %106
  %234 = load <16 x float>, ptr %233, align 4
  %235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %234, <16 x float> %181)
  %236 = getelementptr i8, ptr %197, i64 %107
  %237 = load <16 x float>, ptr %236, align 4
  %238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %237, <16 x float> %180)
  %239 = getelementptr i8, ptr %197, i64 %108
  %240 = load <16 x float>, ptr %239, align 4
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %240, <16 x float> %179)
  %242 = getelementptr i8, ptr %197, i64 %109
  %243 = load <16 x float>, ptr %242, align 4
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %243, <16 x float> %178)
  %245 = add nuw nsw i64 %194, 16
  %246 = icmp slt i64 %245, %90
  br i1 %246, label %177, label %110, !llvm.loop !11

247:                                              ; preds = %110
  %248 = load i64, ptr %32, align 8
  br label %249

249:                                              ; preds = %247, %80
  %250 = phi i64 [ %248, %247 ], [ %81, %80 ]
  %251 = add nuw nsw i64 %82, 16
  %252 = icmp slt i64 %251, %250
  br i1 %252, label %80, label %77, !llvm.loop !13

253:                                              ; preds = %375
  %254 = load i64, ptr %33, align 8
  br label %399

255:                                              ; preds = %78, %375
  %256 = phi i64 [ %397, %375 ], [ 0, %78 ]
  %257 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %256
  %258 = load i64, ptr %32, align 8
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %263, label %260

260:                                              ; preds = %255
  %261 = load float, ptr %37, align 8
  %262 = fmul float %39, %261
  br label %375

263:                                              ; preds = %255
  %264 = getelementptr inbounds nuw i8, ptr %257, i64 32
  %265 = load i64, ptr %264, align 16
  %266 = trunc i64 %265 to i32
  %267 = insertelement <16 x i32> poison, i32 %266, i64 0
  %268 = shufflevector <16 x i32> %267, <16 x i32> poison, <16 x i32> zeroinitializer
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %270 = load ptr, ptr %269, align 8
  %271 = add nsw i64 %258, -1
  %272 = icmp ult i64 %258, 17
  br i1 %272, label %277, label %273

273:                                              ; preds = %263
  %274 = lshr i64 %271, 4
  %275 = add nuw nsw i64 %274, 1
  %276 = and i64 %275, 2305843009213693950
  br label %308

277:                                              ; preds = %308, %263
  %278 = phi <16 x float> [ poison, %263 ], [ %332, %308 ]
  %279 = phi <16 x float> [ splat (float 0xFFF0000000000000), %263 ], [ %332, %308 ]
  %280 = phi i64 [ 0, %263 ], [ %333, %308 ]
  %281 = and i64 %271, 16
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %294

283:                                              ; preds = %277
  %284 = trunc i64 %280 to i32
  %285 = insertelement <16 x i32> poison, i32 %284, i64 0
  %286 = shufflevector <16 x i32> %285, <16 x i32> poison, <16 x i32> zeroinitializer
  %287 = or disjoint <16 x i32> %286, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %288 = icmp slt <16 x i32> %287, %268
  %289 = getelementptr inbounds nuw float, ptr %270, i64 %280
  %290 = load <16 x float>, ptr %289, align 4
  %291 = select <16 x i1> %288, <16 x float> %290, <16 x float> splat (float 0xFFF0000000000000)
  %292 = fcmp ogt <16 x float> %291, %279
  %293 = select <16 x i1> %292, <16 x float> %291, <16 x float> %279
  br label %294

294:                                              ; preds = %277, %283
  %295 = phi <16 x float> [ %278, %277 ], [ %293, %283 ]
  %296 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %295)
  %297 = load float, ptr %37, align 8
  %298 = fmul float %296, %297
  %299 = getelementptr inbounds nuw i8, ptr %257, i64 32
  %300 = load i64, ptr %299, align 16
  %301 = trunc i64 %300 to i32
  %302 = insertelement <16 x i32> poison, i32 %301, i64 0
  %303 = shufflevector <16 x i32> %302, <16 x i32> poison, <16 x i32> zeroinitializer
  %304 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %305 = load ptr, ptr %304, align 8
  %306 = insertelement <16 x float> poison, float %298, i64 0
  %307 = shufflevector <16 x float> %306, <16 x float> poison, <16 x i32> zeroinitializer
  br label %336

308:                                              ; preds = %308, %273
  %309 = phi <16 x float> [ splat (float 0xFFF0000000000000), %273 ], [ %332, %308 ]
  %310 = phi i64 [ 0, %273 ], [ %333, %308 ]
  %311 = phi i64 [ 0, %273 ], [ %334, %308 ]
  %312 = trunc i64 %310 to i32
  %313 = insertelement <16 x i32> poison, i32 %312, i64 0
  %314 = shufflevector <16 x i32> %313, <16 x i32> poison, <16 x i32> zeroinitializer
  %315 = or disjoint <16 x i32> %314, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %316 = icmp slt <16 x i32> %315, %268
  %317 = getelementptr inbounds nuw float, ptr %270, i64 %310
  %318 = load <16 x float>, ptr %317, align 4
  %319 = select <16 x i1> %316, <16 x float> %318, <16 x float> splat (float 0xFFF0000000000000)
  %320 = fcmp ogt <16 x float> %319, %309
  %321 = select <16 x i1> %320, <16 x float> %319, <16 x float> %309
  %322 = or disjoint i64 %310, 16
  %323 = trunc i64 %322 to i32
  %324 = insertelement <16 x i32> poison, i32 %323, i64 0
  %325 = shufflevector <16 x i32> %324, <16 x i32> poison, <16 x i32> zeroinitializer
  %326 = or disjoint <16 x i32> %325, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %327 = icmp slt <16 x i32> %326, %268
  %328 = getelementptr inbounds nuw float, ptr %270, i64 %322
  %329 = load <16 x float>, ptr %328, align 4
  %330 = select <16 x i1> %327, <16 x float> %329, <16 x float> splat (float 0xFFF0000000000000)
  %331 = fcmp ogt <16 x float> %330, %321
  %332 = select <16 x i1> %331, <16 x float> %330, <16 x float> %321
  %333 = add nuw nsw i64 %310, 32
  %334 = add i64 %311, 2
  %335 = icmp eq i64 %334, %276
  br i1 %335, label %277, label %308, !llvm.loop !14

336:                                              ; preds = %294, %336
  %337 = phi <16 x float> [ zeroinitializer, %294 ], [ %371, %336 ]
  %338 = phi i64 [ 0, %294 ], [ %372, %336 ]
  %339 = trunc i64 %338 to i32
  %340 = insertelement <16 x i32> poison, i32 %339, i64 0
  %341 = shufflevector <16 x i32> %340, <16 x i32> poison, <16 x i32> zeroinitializer
  %342 = or disjoint <16 x i32> %341, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %343 = icmp slt <16 x i32> %342, %303
  %344 = getelementptr inbounds nuw float, ptr %305, i64 %338
  %345 = load <16 x float>, ptr %344, align 4
  %346 = load float, ptr %37, align 8
  %347 = insertelement <16 x float> poison, float %346, i64 0
  %348 = shufflevector <16 x float> %347, <16 x float> poison, <16 x i32> zeroinitializer
  %349 = fmul <16 x float> %345, %348
  %350 = fsub <16 x float> %349, %307
  %351 = fcmp olt <16 x float> %350, splat (float -8.600000e+01)
  %352 = select <16 x i1> %351, <16 x float> splat (float -8.600000e+01), <16 x float> %350
  %353 = call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %354 = bitcast <16 x float> %353 to <16 x i32>
  %355 = fadd <16 x float> %353, splat (float 0xC168000000000000)
  %356 = call <16 x float> @llvm.fma.v16f32(<16 x float> %355, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %352)
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %355, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %356)
  %358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %357, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %359 = call <16 x float> @llvm.fma.v16f32(<16 x float> %358, <16 x float> %357, <16 x float> splat (float 0x3F81112100000000))
  %360 = call <16 x float> @llvm.fma.v16f32(<16 x float> %359, <16 x float> %357, <16 x float> splat (float 0x3FA5553820000000))
  %361 = call <16 x float> @llvm.fma.v16f32(<16 x float> %360, <16 x float> %357, <16 x float> splat (float 0x3FC5555540000000))
  %362 = call <16 x float> @llvm.fma.v16f32(<16 x float> %361, <16 x float> %357, <16 x float> splat (float 5.000000e-01))
  %363 = fmul <16 x float> %357, %357
  %364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %363, <16 x float> %357)
  %365 = fadd <16 x float> %364, splat (float 1.000000e+00)
  %366 = shl <16 x i32> %354, splat (i32 23)
  %367 = add <16 x i32> %366, splat (i32 1065353216)
  %368 = bitcast <16 x i32> %367 to <16 x float>
  %369 = fmul <16 x float> %365, %368
  %370 = select <16 x i1> %343, <16 x float> %369, <16 x float> zeroinitializer
  store <16 x float> %370, ptr %344, align 4
  %371 = fadd <16 x float> %337, %370
  %372 = add nuw nsw i64 %338, 16
  %373 = load i64, ptr %32, align 8
  %374 = icmp slt i64 %372, %373
  br i1 %374, label %336, label %375, !llvm.loop !15

375:                                              ; preds = %336, %260
  %376 = phi float [ %262, %260 ], [ %298, %336 ]
  %377 = phi <16 x float> [ zeroinitializer, %260 ], [ %371, %336 ]
  %378 = shufflevector <16 x float> %377, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %379 = shufflevector <16 x float> %377, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %380 = fadd <8 x float> %378, %379
  %381 = shufflevector <8 x float> %380, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %382 = shufflevector <8 x float> %380, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %383 = fadd <4 x float> %381, %382
  %384 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %385 = fadd <4 x float> %383, %384
  %386 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %387 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %388 = fadd <4 x float> %386, %387
  %389 = fadd <4 x float> %385, %388
  %390 = extractelement <4 x float> %389, i64 0
  %391 = fdiv float 1.000000e+00, %390
  %392 = getelementptr inbounds nuw i8, ptr %257, i64 40
  store float %391, ptr %392, align 8
  %393 = call float @logf(float noundef %390)
  %394 = fadd float %376, %393
  %395 = getelementptr inbounds nuw i8, ptr %257, i64 16
  %396 = load ptr, ptr %395, align 16
  store float %394, ptr %396, align 4
  %397 = add nuw nsw i64 %256, 1
  %398 = icmp eq i64 %397, %79
  br i1 %398, label %253, label %255, !llvm.loop !16

399:                                              ; preds = %253, %795
  %400 = phi i64 [ %254, %253 ], [ %796, %795 ]
  %401 = phi i64 [ 0, %253 ], [ %797, %795 ]
  %402 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %401
  %403 = xor i64 %401, -1
  %404 = add nsw i64 %47, %403
  %405 = icmp slt i64 %400, 64
  br i1 %405, label %425, label %406

406:                                              ; preds = %399
  %407 = call i64 @llvm.smin.i64(i64 %404, i64 0)
  %408 = call i64 @llvm.smin.i64(i64 %404, i64 1)
  %409 = call i64 @llvm.smin.i64(i64 %404, i64 2)
  %410 = call i64 @llvm.smin.i64(i64 %404, i64 3)
  %411 = call i64 @llvm.smin.i64(i64 %404, i64 4)
  %412 = call i64 @llvm.smin.i64(i64 %404, i64 5)
  %413 = call i64 @llvm.smin.i64(i64 %404, i64 0)
  %414 = getelementptr inbounds %struct.query, ptr %402, i64 %413, i32 3
  %415 = call i64 @llvm.smin.i64(i64 %404, i64 1)
  %416 = getelementptr inbounds %struct.query, ptr %402, i64 %415, i32 3
  %417 = call i64 @llvm.smin.i64(i64 %404, i64 2)
  %418 = getelementptr inbounds %struct.query, ptr %402, i64 %417, i32 3
  %419 = call i64 @llvm.smin.i64(i64 %404, i64 3)
  %420 = getelementptr inbounds %struct.query, ptr %402, i64 %419, i32 3
  %421 = call i64 @llvm.smin.i64(i64 %404, i64 4)
  %422 = getelementptr inbounds %struct.query, ptr %402, i64 %421, i32 3
  %423 = call i64 @llvm.smin.i64(i64 %404, i64 5)
  %424 = getelementptr inbounds %struct.query, ptr %402, i64 %423, i32 3
  br label %450

425:                                              ; preds = %464, %399
  %426 = phi i64 [ %400, %399 ], [ %586, %464 ]
  %427 = phi i64 [ 0, %399 ], [ %451, %464 ]
  %428 = icmp slt i64 %427, %426
  br i1 %428, label %429, label %795

429:                                              ; preds = %425
  %430 = call i64 @llvm.smin.i64(i64 %404, i64 0)
  %431 = getelementptr inbounds %struct.query, ptr %402, i64 %430
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %433 = call i64 @llvm.smin.i64(i64 %404, i64 1)
  %434 = call i64 @llvm.smin.i64(i64 %404, i64 2)
  %435 = call i64 @llvm.smin.i64(i64 %404, i64 3)
  %436 = call i64 @llvm.smin.i64(i64 %404, i64 4)
  %437 = call i64 @llvm.smin.i64(i64 %404, i64 5)
  %438 = getelementptr inbounds %struct.query, ptr %402, i64 %430, i32 3
  %439 = call i64 @llvm.smin.i64(i64 %404, i64 1)
  %440 = getelementptr inbounds %struct.query, ptr %402, i64 %439, i32 3
  %441 = call i64 @llvm.smin.i64(i64 %404, i64 2)
  %442 = getelementptr inbounds %struct.query, ptr %402, i64 %441, i32 3
  %443 = call i64 @llvm.smin.i64(i64 %404, i64 3)
  %444 = getelementptr inbounds %struct.query, ptr %402, i64 %443, i32 3
  %445 = call i64 @llvm.smin.i64(i64 %404, i64 4)
  %446 = getelementptr inbounds %struct.query, ptr %402, i64 %445, i32 3
  %447 = call i64 @llvm.smin.i64(i64 %404, i64 5)
  %448 = getelementptr inbounds %struct.query, ptr %402, i64 %447, i32 3
  %449 = getelementptr inbounds nuw i8, ptr %431, i64 40
  br label %673

450:                                              ; preds = %406, %464
  %451 = phi i64 [ %585, %464 ], [ 64, %406 ]
  %452 = phi i64 [ %451, %464 ], [ 0, %406 ]
  %453 = load i64, ptr %32, align 8
  %454 = getelementptr float, ptr %55, i64 %452
  %455 = icmp sgt i64 %453, 0
  br i1 %455, label %456, label %464

456:                                              ; preds = %450
  %457 = load i64, ptr %38, align 8
  %458 = load ptr, ptr %414, align 8
  %459 = load ptr, ptr %416, align 8
  %460 = load ptr, ptr %418, align 8
  %461 = load ptr, ptr %420, align 8
  %462 = load ptr, ptr %422, align 8
  %463 = load ptr, ptr %424, align 8
  br label %588

464:                                              ; preds = %588, %450
  %465 = phi i64 [ %412, %450 ], [ %423, %588 ]
  %466 = phi i64 [ %411, %450 ], [ %421, %588 ]
  %467 = phi i64 [ %410, %450 ], [ %419, %588 ]
  %468 = phi i64 [ %409, %450 ], [ %417, %588 ]
  %469 = phi i64 [ %408, %450 ], [ %415, %588 ]
  %470 = phi i64 [ %407, %450 ], [ %413, %588 ]
  %471 = phi <16 x float> [ zeroinitializer, %450 ], [ %660, %588 ]
  %472 = phi <16 x float> [ zeroinitializer, %450 ], [ %659, %588 ]
  %473 = phi <16 x float> [ zeroinitializer, %450 ], [ %654, %588 ]
  %474 = phi <16 x float> [ zeroinitializer, %450 ], [ %653, %588 ]
  %475 = phi <16 x float> [ zeroinitializer, %450 ], [ %652, %588 ]
  %476 = phi <16 x float> [ zeroinitializer, %450 ], [ %651, %588 ]
  %477 = phi <16 x float> [ zeroinitializer, %450 ], [ %646, %588 ]
  %478 = phi <16 x float> [ zeroinitializer, %450 ], [ %645, %588 ]
  %479 = phi <16 x float> [ zeroinitializer, %450 ], [ %644, %588 ]
  %480 = phi <16 x float> [ zeroinitializer, %450 ], [ %643, %588 ]
  %481 = phi <16 x float> [ zeroinitializer, %450 ], [ %638, %588 ]
  %482 = phi <16 x float> [ zeroinitializer, %450 ], [ %637, %588 ]
  %483 = phi <16 x float> [ zeroinitializer, %450 ], [ %636, %588 ]
  %484 = phi <16 x float> [ zeroinitializer, %450 ], [ %635, %588 ]
  %485 = phi <16 x float> [ zeroinitializer, %450 ], [ %630, %588 ]
  %486 = phi <16 x float> [ zeroinitializer, %450 ], [ %629, %588 ]
  %487 = phi <16 x float> [ zeroinitializer, %450 ], [ %628, %588 ]
  %488 = phi <16 x float> [ zeroinitializer, %450 ], [ %627, %588 ]
  %489 = phi <16 x float> [ zeroinitializer, %450 ], [ %661, %588 ]
  %490 = phi <16 x float> [ zeroinitializer, %450 ], [ %662, %588 ]
  %491 = phi <16 x float> [ zeroinitializer, %450 ], [ %667, %588 ]
  %492 = phi <16 x float> [ zeroinitializer, %450 ], [ %668, %588 ]
  %493 = phi <16 x float> [ zeroinitializer, %450 ], [ %669, %588 ]
  %494 = phi <16 x float> [ zeroinitializer, %450 ], [ %670, %588 ]
  %495 = getelementptr inbounds %struct.query, ptr %402, i64 %470
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 8
  %497 = load ptr, ptr %496, align 8
  %498 = getelementptr inbounds nuw float, ptr %497, i64 %452
  %499 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %500 = load float, ptr %499, align 8
  %501 = insertelement <16 x float> poison, float %500, i64 0
  %502 = shufflevector <16 x float> %501, <16 x float> poison, <16 x i32> zeroinitializer
  %503 = fmul <16 x float> %488, %502
  store <16 x float> %503, ptr %498, align 4
  %504 = getelementptr inbounds nuw i8, ptr %498, i64 64
  %505 = fmul <16 x float> %487, %502
  store <16 x float> %505, ptr %504, align 4
  %506 = getelementptr inbounds nuw i8, ptr %498, i64 128
  %507 = fmul <16 x float> %486, %502
  store <16 x float> %507, ptr %506, align 4
  %508 = getelementptr inbounds nuw i8, ptr %498, i64 192
  %509 = fmul <16 x float> %485, %502
  store <16 x float> %509, ptr %508, align 4
  %510 = getelementptr inbounds %struct.query, ptr %402, i64 %469
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %512 = load ptr, ptr %511, align 8
  %513 = getelementptr inbounds nuw float, ptr %512, i64 %452
  %514 = getelementptr inbounds nuw i8, ptr %510, i64 40
  %515 = load float, ptr %514, align 8
  %516 = insertelement <16 x float> poison, float %515, i64 0
  %517 = shufflevector <16 x float> %516, <16 x float> poison, <16 x i32> zeroinitializer
  %518 = fmul <16 x float> %484, %517
  store <16 x float> %518, ptr %513, align 4
  %519 = getelementptr inbounds nuw i8, ptr %513, i64 64
  %520 = fmul <16 x float> %483, %517
  store <16 x float> %520, ptr %519, align 4
  %521 = getelementptr inbounds nuw i8, ptr %513, i64 128
  %522 = fmul <16 x float> %482, %517
  store <16 x float> %522, ptr %521, align 4
  %523 = getelementptr inbounds nuw i8, ptr %513, i64 192
  %524 = fmul <16 x float> %481, %517
  store <16 x float> %524, ptr %523, align 4
  %525 = getelementptr inbounds %struct.query, ptr %402, i64 %468
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 8
  %527 = load ptr, ptr %526, align 8
  %528 = getelementptr inbounds nuw float, ptr %527, i64 %452
  %529 = getelementptr inbounds nuw i8, ptr %525, i64 40
  %530 = load float, ptr %529, align 8
  %531 = insertelement <16 x float> poison, float %530, i64 0
  %532 = shufflevector <16 x float> %531, <16 x float> poison, <16 x i32> zeroinitializer
  %533 = fmul <16 x float> %480, %532
  store <16 x float> %533, ptr %528, align 4
  %534 = getelementptr inbounds nuw i8, ptr %528, i64 64
  %535 = fmul <16 x float> %479, %532
  store <16 x float> %535, ptr %534, align 4
  %536 = getelementptr inbounds nuw i8, ptr %528, i64 128
  %537 = fmul <16 x float> %478, %532
  store <16 x float> %537, ptr %536, align 4
  %538 = getelementptr inbounds nuw i8, ptr %528, i64 192
  %539 = fmul <16 x float> %477, %532
  store <16 x float> %539, ptr %538, align 4
  %540 = getelementptr inbounds %struct.query, ptr %402, i64 %467
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 8
  %542 = load ptr, ptr %541, align 8
  %543 = getelementptr inbounds nuw float, ptr %542, i64 %452
  %544 = getelementptr inbounds nuw i8, ptr %540, i64 40
  %545 = load float, ptr %544, align 8
  %546 = insertelement <16 x float> poison, float %545, i64 0
  %547 = shufflevector <16 x float> %546, <16 x float> poison, <16 x i32> zeroinitializer
  %548 = fmul <16 x float> %476, %547
  store <16 x float> %548, ptr %543, align 4
  %549 = getelementptr inbounds nuw i8, ptr %543, i64 64
  %550 = fmul <16 x float> %475, %547
  store <16 x float> %550, ptr %549, align 4
  %551 = getelementptr inbounds nuw i8, ptr %543, i64 128
  %552 = fmul <16 x float> %474, %547
  store <16 x float> %552, ptr %551, align 4
  %553 = getelementptr inbounds nuw i8, ptr %543, i64 192
  %554 = fmul <16 x float> %473, %547
  store <16 x float> %554, ptr %553, align 4
  %555 = getelementptr inbounds %struct.query, ptr %402, i64 %466
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 8
  %557 = load ptr, ptr %556, align 8
  %558 = getelementptr inbounds nuw float, ptr %557, i64 %452
  %559 = getelementptr inbounds nuw i8, ptr %555, i64 40
  %560 = load float, ptr %559, align 8
  %561 = insertelement <16 x float> poison, float %560, i64 0
  %562 = shufflevector <16 x float> %561, <16 x float> poison, <16 x i32> zeroinitializer
  %563 = fmul <16 x float> %472, %562
  store <16 x float> %563, ptr %558, align 4
  %564 = getelementptr inbounds nuw i8, ptr %558, i64 64
  %565 = fmul <16 x float> %471, %562
  store <16 x float> %565, ptr %564, align 4
  %566 = getelementptr inbounds nuw i8, ptr %558, i64 128
  %567 = fmul <16 x float> %489, %562
  store <16 x float> %567, ptr %566, align 4
  %568 = getelementptr inbounds nuw i8, ptr %558, i64 192
  %569 = fmul <16 x float> %490, %562
  store <16 x float> %569, ptr %568, align 4
  %570 = getelementptr inbounds %struct.query, ptr %402, i64 %465
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 8
  %572 = load ptr, ptr %571, align 8
  %573 = getelementptr inbounds nuw float, ptr %572, i64 %452
  %574 = getelementptr inbounds nuw i8, ptr %570, i64 40
  %575 = load float, ptr %574, align 8
  %576 = insertelement <16 x float> poison, float %575, i64 0
  %577 = shufflevector <16 x float> %576, <16 x float> poison, <16 x i32> zeroinitializer
  %578 = fmul <16 x float> %491, %577
  store <16 x float> %578, ptr %573, align 4
  %579 = getelementptr inbounds nuw i8, ptr %573, i64 64
  %580 = fmul <16 x float> %492, %577
  store <16 x float> %580, ptr %579, align 4
  %581 = getelementptr inbounds nuw i8, ptr %573, i64 128
  %582 = fmul <16 x float> %493, %577
  store <16 x float> %582, ptr %581, align 4
  %583 = getelementptr inbounds nuw i8, ptr %573, i64 192
  %584 = fmul <16 x float> %494, %577
  store <16 x float> %584, ptr %583, align 4
  %585 = add nuw nsw i64 %451, 64
  %586 = load i64, ptr %33, align 8
  %587 = icmp sgt i64 %585, %586
  br i1 %587, label %425, label %450, !llvm.loop !17

588:                                              ; preds = %456, %588
  %589 = phi <16 x float> [ zeroinitializer, %456 ], [ %660, %588 ]
  %590 = phi <16 x float> [ zeroinitializer, %456 ], [ %659, %588 ]
  %591 = phi <16 x float> [ zeroinitializer, %456 ], [ %654, %588 ]
  %592 = phi <16 x float> [ zeroinitializer, %456 ], [ %653, %588 ]
  %593 = phi <16 x float> [ zeroinitializer, %456 ], [ %652, %588 ]
  %594 = phi <16 x float> [ zeroinitializer, %456 ], [ %651, %588 ]
  %595 = phi <16 x float> [ zeroinitializer, %456 ], [ %646, %588 ]
  %596 = phi <16 x float> [ zeroinitializer, %456 ], [ %645, %588 ]
  %597 = phi <16 x float> [ zeroinitializer, %456 ], [ %644, %588 ]
  %598 = phi <16 x float> [ zeroinitializer, %456 ], [ %643, %588 ]
  %599 = phi <16 x float> [ zeroinitializer, %456 ], [ %638, %588 ]
  %600 = phi <16 x float> [ zeroinitializer, %456 ], [ %637, %588 ]
  %601 = phi <16 x float> [ zeroinitializer, %456 ], [ %636, %588 ]
  %602 = phi <16 x float> [ zeroinitializer, %456 ], [ %635, %588 ]
  %603 = phi <16 x float> [ zeroinitializer, %456 ], [ %630, %588 ]
  %604 = phi <16 x float> [ zeroinitializer, %456 ], [ %629, %588 ]
  %605 = phi <16 x float> [ zeroinitializer, %456 ], [ %628, %588 ]
  %606 = phi <16 x float> [ zeroinitializer, %456 ], [ %627, %588 ]
  %607 = phi <16 x float> [ zeroinitializer, %456 ], [ %661, %588 ]
  %608 = phi <16 x float> [ zeroinitializer, %456 ], [ %662, %588 ]
  %609 = phi <16 x float> [ zeroinitializer, %456 ], [ %667, %588 ]
  %610 = phi <16 x float> [ zeroinitializer, %456 ], [ %668, %588 ]
  %611 = phi <16 x float> [ zeroinitializer, %456 ], [ %669, %588 ]
  %612 = phi <16 x float> [ zeroinitializer, %456 ], [ %670, %588 ]
  %613 = phi i64 [ 0, %456 ], [ %671, %588 ]
  %614 = mul nsw i64 %457, %613
  %615 = getelementptr float, ptr %454, i64 %614
  %616 = load <16 x float>, ptr %615, align 4
  %617 = getelementptr inbounds nuw i8, ptr %615, i64 64
  %618 = load <16 x float>, ptr %617, align 4
  %619 = getelementptr inbounds nuw i8, ptr %615, i64 128
  %620 = load <16 x float>, ptr %619, align 4
  %621 = getelementptr inbounds nuw i8, ptr %615, i64 192
  %622 = load <16 x float>, ptr %621, align 4
  %623 = getelementptr inbounds nuw float, ptr %458, i64 %613
  %624 = load float, ptr %623, align 4
  %625 = insertelement <16 x float> poison, float %624, i64 0
  %626 = shufflevector <16 x float> %625, <16 x float> poison, <16 x i32> zeroinitializer
  %627 = call <16 x float> @llvm.fma.v16f32(<16 x float> %626, <16 x float> %616, <16 x float> %606)
  %628 = call <16 x float> @llvm.fma.v16f32(<16 x float> %626, <16 x float> %618, <16 x float> %605)
  %629 = call <16 x float> @llvm.fma.v16f32(<16 x float> %626, <16 x float> %620, <16 x float> %604)
  %630 = call <16 x float> @llvm.fma.v16f32(<16 x float> %626, <16 x float> %622, <16 x float> %603)
  %631 = getelementptr inbounds nuw float, ptr %459, i64 %613
  %632 = load float, ptr %631, align 4
  %633 = insertelement <16 x float> poison, float %632, i64 0
  %634 = shufflevector <16 x float> %633, <16 x float> poison, <16 x i32> zeroinitializer
  %635 = call <16 x float> @llvm.fma.v16f32(<16 x float> %634, <16 x float> %616, <16 x float> %602)
  %636 = call <16 x float> @llvm.fma.v16f32(<16 x float> %634, <16 x float> %618, <16 x float> %601)
  %637 = call <16 x float> @llvm.fma.v16f32(<16 x float> %634, <16 x float> %620, <16 x float> %600)
  %638 = call <16 x float> @llvm.fma.v16f32(<16 x float> %634, <16 x float> %622, <16 x float> %599)
  %639 = getelementptr inbounds nuw float, ptr %460, i64 %613
  %640 = load float, ptr %639, align 4
  %641 = insertelement <16 x float> poison, float %640, i64 0
  %642 = shufflevector <16 x float> %641, <16 x float> poison, <16 x i32> zeroinitializer
  %643 = call <16 x float> @llvm.fma.v16f32(<16 x float> %642, <16 x float> %616, <16 x float> %598)
  %644 = call <16 x float> @llvm.fma.v16f32(<16 x float> %642, <16 x float> %618, <16 x float> %597)
  %645 = call <16 x float> @llvm.fma.v16f32(<16 x float> %642, <16 x float> %620, <16 x float> %596)
  %646 = call <16 x float> @llvm.fma.v16f32(<16 x float> %642, <16 x float> %622, <16 x float> %595)
  %647 = getelementptr inbounds nuw float, ptr %461, i64 %613
  %648 = load float, ptr %647, align 4
  %649 = insertelement <16 x float> poison, float %648, i64 0
  %650 = shufflevector <16 x float> %649, <16 x float> poison, <16 x i32> zeroinitializer
  %651 = call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %616, <16 x float> %594)
  %652 = call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %618, <16 x float> %593)
  %653 = call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %620, <16 x float> %592)
  %654 = call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %622, <16 x float> %591)
  %655 = getelementptr inbounds nuw float, ptr %462, i64 %613
  %656 = load float, ptr %655, align 4
  %657 = insertelement <16 x float> poison, float %656, i64 0
  %658 = shufflevector <16 x float> %657, <16 x float> poison, <16 x i32> zeroinitializer
  %659 = call <16 x float> @llvm.fma.v16f32(<16 x float> %658, <16 x float> %616, <16 x float> %590)
  %660 = call <16 x float> @llvm.fma.v16f32(<16 x float> %658, <16 x float> %618, <16 x float> %589)
  %661 = call <16 x float> @llvm.fma.v16f32(<16 x float> %658, <16 x float> %620, <16 x float> %607)
  %662 = call <16 x float> @llvm.fma.v16f32(<16 x float> %658, <16 x float> %622, <16 x float> %608)
  %663 = getelementptr inbounds nuw float, ptr %463, i64 %613
  %664 = load float, ptr %663, align 4
  %665 = insertelement <16 x float> poison, float %664, i64 0
  %666 = shufflevector <16 x float> %665, <16 x float> poison, <16 x i32> zeroinitializer
  %667 = call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %616, <16 x float> %609)
  %668 = call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %618, <16 x float> %610)
  %669 = call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %620, <16 x float> %611)
  %670 = call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %622, <16 x float> %612)
  %671 = add nuw nsw i64 %613, 1
  %672 = icmp eq i64 %671, %453
  br i1 %672, label %464, label %588, !llvm.loop !18

673:                                              ; preds = %429, %686
  %674 = phi i64 [ %749, %686 ], [ %427, %429 ]
  %675 = load i64, ptr %32, align 8
  %676 = icmp sgt i64 %675, 0
  br i1 %676, label %677, label %686

677:                                              ; preds = %673
  %678 = getelementptr float, ptr %55, i64 %674
  %679 = load i64, ptr %38, align 8
  %680 = load ptr, ptr %438, align 8
  %681 = load ptr, ptr %440, align 8
  %682 = load ptr, ptr %442, align 8
  %683 = load ptr, ptr %444, align 8
  %684 = load ptr, ptr %446, align 8
  %685 = load ptr, ptr %448, align 8
  br label %752

686:                                              ; preds = %752, %673
  %687 = phi i64 [ %437, %673 ], [ %447, %752 ]
  %688 = phi i64 [ %436, %673 ], [ %445, %752 ]
  %689 = phi i64 [ %435, %673 ], [ %443, %752 ]
  %690 = phi i64 [ %434, %673 ], [ %441, %752 ]
  %691 = phi i64 [ %433, %673 ], [ %439, %752 ]
  %692 = phi <16 x float> [ zeroinitializer, %673 ], [ %792, %752 ]
  %693 = phi <16 x float> [ zeroinitializer, %673 ], [ %787, %752 ]
  %694 = phi <16 x float> [ zeroinitializer, %673 ], [ %782, %752 ]
  %695 = phi <16 x float> [ zeroinitializer, %673 ], [ %777, %752 ]
  %696 = phi <16 x float> [ zeroinitializer, %673 ], [ %772, %752 ]
  %697 = phi <16 x float> [ zeroinitializer, %673 ], [ %767, %752 ]
  %698 = load ptr, ptr %432, align 8
  %699 = getelementptr inbounds nuw float, ptr %698, i64 %674
  %700 = load float, ptr %449, align 8
  %701 = insertelement <16 x float> poison, float %700, i64 0
  %702 = shufflevector <16 x float> %701, <16 x float> poison, <16 x i32> zeroinitializer
  %703 = fmul <16 x float> %697, %702
  store <16 x float> %703, ptr %699, align 4
  %704 = getelementptr inbounds %struct.query, ptr %402, i64 %691
  %705 = getelementptr inbounds nuw i8, ptr %704, i64 8
  %706 = load ptr, ptr %705, align 8
  %707 = getelementptr inbounds nuw float, ptr %706, i64 %674
  %708 = getelementptr inbounds nuw i8, ptr %704, i64 40
  %709 = load float, ptr %708, align 8
  %710 = insertelement <16 x float> poison, float %709, i64 0
  %711 = shufflevector <16 x float> %710, <16 x float> poison, <16 x i32> zeroinitializer
  %712 = fmul <16 x float> %696, %711
  store <16 x float> %712, ptr %707, align 4
  %713 = getelementptr inbounds %struct.query, ptr %402, i64 %690
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %715 = load ptr, ptr %714, align 8
  %716 = getelementptr inbounds nuw float, ptr %715, i64 %674
  %717 = getelementptr inbounds nuw i8, ptr %713, i64 40
  %718 = load float, ptr %717, align 8
  %719 = insertelement <16 x float> poison, float %718, i64 0
  %720 = shufflevector <16 x float> %719, <16 x float> poison, <16 x i32> zeroinitializer
  %721 = fmul <16 x float> %695, %720
  store <16 x float> %721, ptr %716, align 4
  %722 = getelementptr inbounds %struct.query, ptr %402, i64 %689
  %723 = getelementptr inbounds nuw i8, ptr %722, i64 8
  %724 = load ptr, ptr %723, align 8
  %725 = getelementptr inbounds nuw float, ptr %724, i64 %674
  %726 = getelementptr inbounds nuw i8, ptr %722, i64 40
  %727 = load float, ptr %726, align 8
  %728 = insertelement <16 x float> poison, float %727, i64 0
  %729 = shufflevector <16 x float> %728, <16 x float> poison, <16 x i32> zeroinitializer
  %730 = fmul <16 x float> %694, %729
  store <16 x float> %730, ptr %725, align 4
  %731 = getelementptr inbounds %struct.query, ptr %402, i64 %688
  %732 = getelementptr inbounds nuw i8, ptr %731, i64 8
  %733 = load ptr, ptr %732, align 8
  %734 = getelementptr inbounds nuw float, ptr %733, i64 %674
  %735 = getelementptr inbounds nuw i8, ptr %731, i64 40
  %736 = load float, ptr %735, align 8
  %737 = insertelement <16 x float> poison, float %736, i64 0
  %738 = shufflevector <16 x float> %737, <16 x float> poison, <16 x i32> zeroinitializer
  %739 = fmul <16 x float> %693, %738
  store <16 x float> %739, ptr %734, align 4
  %740 = getelementptr inbounds %struct.query, ptr %402, i64 %687
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 8
  %742 = load ptr, ptr %741, align 8
  %743 = getelementptr inbounds nuw float, ptr %742, i64 %674
  %744 = getelementptr inbounds nuw i8, ptr %740, i64 40
  %745 = load float, ptr %744, align 8
  %746 = insertelement <16 x float> poison, float %745, i64 0
  %747 = shufflevector <16 x float> %746, <16 x float> poison, <16 x i32> zeroinitializer
  %748 = fmul <16 x float> %692, %747
  store <16 x float> %748, ptr %743, align 4
  %749 = add nuw nsw i64 %674, 16
  %750 = load i64, ptr %33, align 8
  %751 = icmp slt i64 %749, %750
  br i1 %751, label %673, label %795, !llvm.loop !19

752:                                              ; preds = %677, %752
  %753 = phi <16 x float> [ zeroinitializer, %677 ], [ %792, %752 ]
  %754 = phi <16 x float> [ zeroinitializer, %677 ], [ %787, %752 ]
  %755 = phi <16 x float> [ zeroinitializer, %677 ], [ %782, %752 ]
  %756 = phi <16 x float> [ zeroinitializer, %677 ], [ %777, %752 ]
  %757 = phi <16 x float> [ zeroinitializer, %677 ], [ %772, %752 ]
  %758 = phi <16 x float> [ zeroinitializer, %677 ], [ %767, %752 ]
  %759 = phi i64 [ 0, %677 ], [ %793, %752 ]
  %760 = mul nsw i64 %679, %759
  %761 = getelementptr float, ptr %678, i64 %760
  %762 = load <16 x float>, ptr %761, align 4
  %763 = getelementptr inbounds nuw float, ptr %680, i64 %759
  %764 = load float, ptr %763, align 4
  %765 = insertelement <16 x float> poison, float %764, i64 0
  %766 = shufflevector <16 x float> %765, <16 x float> poison, <16 x i32> zeroinitializer
  %767 = call <16 x float> @llvm.fma.v16f32(<16 x float> %766, <16 x float> %762, <16 x float> %758)
  %768 = getelementptr inbounds nuw float, ptr %681, i64 %759
  %769 = load float, ptr %768, align 4
  %770 = insertelement <16 x float> poison, float %769, i64 0
  %771 = shufflevector <16 x float> %770, <16 x float> poison, <16 x i32> zeroinitializer
  %772 = call <16 x float> @llvm.fma.v16f32(<16 x float> %771, <16 x float> %762, <16 x float> %757)
  %773 = getelementptr inbounds nuw float, ptr %682, i64 %759
  %774 = load float, ptr %773, align 4
  %775 = insertelement <16 x float> poison, float %774, i64 0
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer
  %777 = call <16 x float> @llvm.fma.v16f32(<16 x float> %776, <16 x float> %762, <16 x float> %756)
  %778 = getelementptr inbounds nuw float, ptr %683, i64 %759
  %779 = load float, ptr %778, align 4
  %780 = insertelement <16 x float> poison, float %779, i64 0
  %781 = shufflevector <16 x float> %780, <16 x float> poison, <16 x i32> zeroinitializer
  %782 = call <16 x float> @llvm.fma.v16f32(<16 x float> %781, <16 x float> %762, <16 x float> %755)
  %783 = getelementptr inbounds nuw float, ptr %684, i64 %759
  %784 = load float, ptr %783, align 4
  %785 = insertelement <16 x float> poison, float %784, i64 0
  %786 = shufflevector <16 x float> %785, <16 x float> poison, <16 x i32> zeroinitializer
  %787 = call <16 x float> @llvm.fma.v16f32(<16 x float> %786, <16 x float> %762, <16 x float> %754)
  %788 = getelementptr inbounds nuw float, ptr %685, i64 %759
  %789 = load float, ptr %788, align 4
  %790 = insertelement <16 x float> poison, float %789, i64 0
  %791 = shufflevector <16 x float> %790, <16 x float> poison, <16 x i32> zeroinitializer
  %792 = call <16 x float> @llvm.fma.v16f32(<16 x float> %791, <16 x float> %762, <16 x float> %753)
  %793 = add nuw nsw i64 %759, 1
  %794 = icmp eq i64 %793, %675
  br i1 %794, label %686, label %752, !llvm.loop !18

795:                                              ; preds = %686, %425
  %796 = phi i64 [ %426, %425 ], [ %750, %686 ]
  %797 = add nuw nsw i64 %401, 6
  %798 = icmp slt i64 %797, %47
  br i1 %798, label %399, label %799, !llvm.loop !20

799:                                              ; preds = %795, %77
  %800 = add i64 %42, 1
  %801 = icmp eq i64 %800, %22
  br i1 %801, label %40, label %41, !llvm.loop !21

802:                                              ; preds = %58, %802
  %803 = phi i64 [ 0, %58 ], [ %832, %802 ]
  %804 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %803
  %805 = add nsw i64 %803, %45
  %806 = shl nsw i64 %803, 13
  %807 = getelementptr inbounds nuw i8, ptr %2, i64 %806
  %808 = sdiv i64 %805, %61
  %809 = add nsw i64 %808, %60
  %810 = srem i64 %805, %61
  %811 = mul nsw i64 %63, %809
  %812 = getelementptr inbounds float, ptr %62, i64 %811
  %813 = mul nsw i64 %64, %810
  %814 = getelementptr inbounds float, ptr %812, i64 %813
  %815 = mul i64 %810, %67
  %816 = add nsw i64 %815, %809
  %817 = mul nsw i64 %816, %68
  %818 = getelementptr inbounds float, ptr %65, i64 %817
  %819 = mul nsw i64 %809, %61
  %820 = getelementptr inbounds float, ptr %69, i64 %819
  %821 = getelementptr inbounds float, ptr %820, i64 %810
  %822 = xor i64 %810, -1
  %823 = add i64 %61, %822
  %824 = select i1 %71, i64 0, i64 %823
  %825 = sub nsw i64 %57, %824
  store ptr %814, ptr %804, align 16
  %826 = getelementptr inbounds nuw i8, ptr %804, i64 8
  store ptr %818, ptr %826, align 8
  %827 = getelementptr inbounds nuw i8, ptr %804, i64 16
  store ptr %821, ptr %827, align 16
  %828 = getelementptr inbounds nuw i8, ptr %804, i64 24
  store ptr %807, ptr %828, align 8
  %829 = getelementptr inbounds nuw i8, ptr %804, i64 32
  store i64 %825, ptr %829, align 16
  %830 = getelementptr inbounds nuw i8, ptr %804, i64 40
  store float 0.000000e+00, ptr %830, align 8
  %831 = getelementptr inbounds nuw i8, ptr %804, i64 44
  store i32 0, ptr %831, align 4
  %832 = add nuw nsw i64 %803, 1
  %833 = icmp eq i64 %832, %72
  br i1 %833, label %73, label %802, !llvm.loop !22
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

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
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10, !12}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
