; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 8b0592d88354b2d0, code 0269902b704952c1
%struct.query = type { ptr, ptr, ptr, ptr, i64, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [24576 x float], align 16
  %3 = alloca [12 x %struct.query], align 16
  call void @llvm.lifetime.start.p0(i64 98304, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = add nsw i64 %8, 11
  %10 = sdiv i64 %9, 12
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %39 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
  br label %41

40:                                               ; preds = %687, %1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 98304, ptr nonnull %2)
  ret void

41:                                               ; preds = %24, %687
  %42 = phi i64 [ %19, %24 ], [ %688, %687 ]
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
  %57 = load i64, ptr %34, align 8
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
  %68 = load i64, ptr %32, align 8, !noalias !6
  %69 = load ptr, ptr %33, align 8, !noalias !6
  %70 = load i64, ptr %35, align 8, !noalias !6
  %71 = icmp eq i64 %70, 0
  %72 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %77

73:                                               ; preds = %77, %41
  %74 = icmp sgt i64 %57, 0
  br i1 %74, label %75, label %109

75:                                               ; preds = %73
  %76 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %112

77:                                               ; preds = %58, %77
  %78 = phi i64 [ 0, %58 ], [ %107, %77 ]
  %79 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %78
  %80 = add nsw i64 %78, %45
  %81 = shl nsw i64 %78, 13
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 %81
  %83 = sdiv i64 %80, %61
  %84 = add nsw i64 %83, %60
  %85 = srem i64 %80, %61
  %86 = mul nsw i64 %63, %84
  %87 = getelementptr inbounds float, ptr %62, i64 %86
  %88 = mul nsw i64 %64, %85
  %89 = getelementptr inbounds float, ptr %87, i64 %88
  %90 = mul i64 %85, %67
  %91 = add nsw i64 %90, %84
  %92 = mul nsw i64 %91, %68
  %93 = getelementptr inbounds float, ptr %65, i64 %92
  %94 = mul nsw i64 %84, %61
  %95 = getelementptr inbounds float, ptr %69, i64 %94
  %96 = getelementptr inbounds float, ptr %95, i64 %85
  %97 = xor i64 %85, -1
  %98 = add i64 %61, %97
  %99 = select i1 %71, i64 0, i64 %98
  %100 = sub nsw i64 %57, %99
  store ptr %89, ptr %79, align 16
  %101 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store ptr %93, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store ptr %96, ptr %102, align 16
  %103 = getelementptr inbounds nuw i8, ptr %79, i64 24
  store ptr %82, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %79, i64 32
  store i64 %100, ptr %104, align 16
  %105 = getelementptr inbounds nuw i8, ptr %79, i64 40
  store float 0.000000e+00, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %79, i64 44
  store i32 0, ptr %106, align 4
  %107 = add nuw nsw i64 %78, 1
  %108 = icmp eq i64 %107, %72
  br i1 %108, label %73, label %77, !llvm.loop !9

109:                                              ; preds = %281, %73
  br i1 %56, label %110, label %687

110:                                              ; preds = %109
  %111 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %690

112:                                              ; preds = %75, %281
  %113 = phi i64 [ %57, %75 ], [ %282, %281 ]
  %114 = phi i64 [ 0, %75 ], [ %283, %281 ]
  %115 = add nsw i64 %113, -16
  %116 = call i64 @llvm.smin.i64(i64 %114, i64 %115)
  %117 = load i64, ptr %36, align 8
  %118 = mul nsw i64 %117, %116
  %119 = getelementptr inbounds float, ptr %51, i64 %118
  br i1 %56, label %120, label %281

120:                                              ; preds = %112, %142
  %121 = phi i64 [ %207, %142 ], [ 0, %112 ]
  %122 = load i64, ptr %32, align 8
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %142

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %121
  %126 = load ptr, ptr %125, align 16
  %127 = load i64, ptr %36, align 8
  %128 = shl i64 %127, 3
  %129 = mul i64 %127, 12
  %130 = shl i64 %127, 4
  %131 = mul i64 %127, 20
  %132 = mul i64 %127, 24
  %133 = mul i64 %127, 28
  %134 = shl i64 %127, 5
  %135 = mul i64 %127, 36
  %136 = mul i64 %127, 40
  %137 = mul i64 %127, 44
  %138 = mul i64 %127, 48
  %139 = mul i64 %127, 52
  %140 = mul i64 %127, 56
  %141 = mul i64 %127, 60
  br label %209

142:                                              ; preds = %209, %120
  %143 = phi <16 x float> [ zeroinitializer, %120 ], [ %276, %209 ]
  %144 = phi <16 x float> [ zeroinitializer, %120 ], [ %273, %209 ]
  %145 = phi <16 x float> [ zeroinitializer, %120 ], [ %270, %209 ]
  %146 = phi <16 x float> [ zeroinitializer, %120 ], [ %267, %209 ]
  %147 = phi <16 x float> [ zeroinitializer, %120 ], [ %264, %209 ]
  %148 = phi <16 x float> [ zeroinitializer, %120 ], [ %261, %209 ]
  %149 = phi <16 x float> [ zeroinitializer, %120 ], [ %258, %209 ]
  %150 = phi <16 x float> [ zeroinitializer, %120 ], [ %255, %209 ]
  %151 = phi <16 x float> [ zeroinitializer, %120 ], [ %252, %209 ]
  %152 = phi <16 x float> [ zeroinitializer, %120 ], [ %249, %209 ]
  %153 = phi <16 x float> [ zeroinitializer, %120 ], [ %246, %209 ]
  %154 = phi <16 x float> [ zeroinitializer, %120 ], [ %243, %209 ]
  %155 = phi <16 x float> [ zeroinitializer, %120 ], [ %240, %209 ]
  %156 = phi <16 x float> [ zeroinitializer, %120 ], [ %237, %209 ]
  %157 = phi <16 x float> [ zeroinitializer, %120 ], [ %234, %209 ]
  %158 = phi <16 x float> [ zeroinitializer, %120 ], [ %231, %209 ]
  %159 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %121, i32 3
  %160 = load ptr, ptr %159, align 8
  %161 = shufflevector <16 x float> %158, <16 x float> %157, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %162 = shufflevector <16 x float> %158, <16 x float> %157, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %163 = fadd <16 x float> %161, %162
  %164 = shufflevector <16 x float> %156, <16 x float> %155, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %165 = shufflevector <16 x float> %156, <16 x float> %155, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %166 = fadd <16 x float> %164, %165
  %167 = shufflevector <16 x float> %154, <16 x float> %153, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %168 = shufflevector <16 x float> %154, <16 x float> %153, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %169 = fadd <16 x float> %167, %168
  %170 = shufflevector <16 x float> %152, <16 x float> %151, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %171 = shufflevector <16 x float> %152, <16 x float> %151, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %172 = fadd <16 x float> %170, %171
  %173 = shufflevector <16 x float> %150, <16 x float> %149, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %174 = shufflevector <16 x float> %150, <16 x float> %149, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %175 = fadd <16 x float> %173, %174
  %176 = shufflevector <16 x float> %148, <16 x float> %147, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %177 = shufflevector <16 x float> %148, <16 x float> %147, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %178 = fadd <16 x float> %176, %177
  %179 = shufflevector <16 x float> %146, <16 x float> %145, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %180 = shufflevector <16 x float> %146, <16 x float> %145, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %181 = fadd <16 x float> %179, %180
  %182 = shufflevector <16 x float> %144, <16 x float> %143, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %183 = shufflevector <16 x float> %144, <16 x float> %143, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %184 = fadd <16 x float> %182, %183
  %185 = shufflevector <16 x float> %163, <16 x float> %166, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %186 = shufflevector <16 x float> %163, <16 x float> %166, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %187 = fadd <16 x float> %185, %186
  %188 = shufflevector <16 x float> %169, <16 x float> %172, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %189 = shufflevector <16 x float> %169, <16 x float> %172, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %190 = fadd <16 x float> %188, %189
  %191 = shufflevector <16 x float> %175, <16 x float> %178, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %192 = shufflevector <16 x float> %175, <16 x float> %178, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %193 = fadd <16 x float> %191, %192
  %194 = shufflevector <16 x float> %181, <16 x float> %184, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %195 = shufflevector <16 x float> %181, <16 x float> %184, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %196 = fadd <16 x float> %194, %195
  %197 = shufflevector <16 x float> %187, <16 x float> %190, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %198 = shufflevector <16 x float> %187, <16 x float> %190, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %199 = fadd <16 x float> %197, %198
  %200 = shufflevector <16 x float> %193, <16 x float> %196, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %201 = shufflevector <16 x float> %193, <16 x float> %196, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %202 = fadd <16 x float> %200, %201
  %203 = shufflevector <16 x float> %199, <16 x float> %202, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %204 = shufflevector <16 x float> %199, <16 x float> %202, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %205 = fadd <16 x float> %203, %204
  %206 = getelementptr inbounds float, ptr %160, i64 %116
  store <16 x float> %205, ptr %206, align 4
  %207 = add nuw nsw i64 %121, 1
  %208 = icmp eq i64 %207, %76
  br i1 %208, label %279, label %120, !llvm.loop !11

209:                                              ; preds = %124, %209
  %210 = phi <16 x float> [ zeroinitializer, %124 ], [ %276, %209 ]
  %211 = phi <16 x float> [ zeroinitializer, %124 ], [ %273, %209 ]
  %212 = phi <16 x float> [ zeroinitializer, %124 ], [ %270, %209 ]
  %213 = phi <16 x float> [ zeroinitializer, %124 ], [ %267, %209 ]
  %214 = phi <16 x float> [ zeroinitializer, %124 ], [ %264, %209 ]
  %215 = phi <16 x float> [ zeroinitializer, %124 ], [ %261, %209 ]
  %216 = phi <16 x float> [ zeroinitializer, %124 ], [ %258, %209 ]
  %217 = phi <16 x float> [ zeroinitializer, %124 ], [ %255, %209 ]
  %218 = phi <16 x float> [ zeroinitializer, %124 ], [ %252, %209 ]
  %219 = phi <16 x float> [ zeroinitializer, %124 ], [ %249, %209 ]
  %220 = phi <16 x float> [ zeroinitializer, %124 ], [ %246, %209 ]
  %221 = phi <16 x float> [ zeroinitializer, %124 ], [ %243, %209 ]
  %222 = phi <16 x float> [ zeroinitializer, %124 ], [ %240, %209 ]
  %223 = phi <16 x float> [ zeroinitializer, %124 ], [ %237, %209 ]
  %224 = phi <16 x float> [ zeroinitializer, %124 ], [ %234, %209 ]
  %225 = phi <16 x float> [ zeroinitializer, %124 ], [ %231, %209 ]
  %226 = phi i64 [ 0, %124 ], [ %277, %209 ]
  %227 = getelementptr inbounds nuw float, ptr %126, i64 %226
  %228 = load <16 x float>, ptr %227, align 4
  %229 = getelementptr float, ptr %119, i64 %226
  %230 = load <16 x float>, ptr %229, align 4
  %231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %230, <16 x float> %225)
  %232 = getelementptr float, ptr %229, i64 %127
  %233 = load <16 x float>, ptr %232, align 4
  %234 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %233, <16 x float> %224)
  %235 = getelementptr i8, ptr %229, i64 %128
  %236 = load <16 x float>, ptr %235, align 4
  %237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %236, <16 x float> %223)
  %238 = getelementptr i8, ptr %229, i64 %129
  %239 = load <16 x float>, ptr %238, align 4
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %239, <16 x float> %222)
  %241 = getelementptr i8, ptr %229, i64 %130
  %242 = load <16 x float>, ptr %241, align 4
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %242, <16 x float> %221)
  %244 = getelementptr i8, ptr %229, i64 %131
  %245 = load <16 x float>, ptr %244, align 4
  %246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %245, <16 x float> %220)
  %247 = getelementptr i8, ptr %229, i64 %132
  %248 = load <16 x float>, ptr %247, align 4
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %248, <16 x float> %219)
  %250 = getelementptr i8, ptr %229, i64 %133
  %251 = load <16 x float>, ptr %250, align 4
  %252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %251, <16 x float> %218)
  %253 = getelementptr i8, ptr %229, i64 %134
  %254 = load <16 x float>, ptr %253, align 4
  %255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %254, <16 x float> %217)
  %256 = getelementptr i8, ptr %229, i64 %135
  %257 = load <16 x float>, ptr %256, align 4
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %257, <16 x float> %216)
  %259 = getelementptr i8, ptr %229, i64 %136
  %260 = load <16 x float>, ptr %259, align 4
  %261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %260, <16 x float> %215)
  %262 = getelementptr i8, ptr %229, i64 %137
  %263 = load <16 x float>, ptr %262, align 4
  %264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %263, <16 x float> %214)
  %265 = getelementptr i8, ptr %229, i64 %138
  %266 = load <16 x float>, ptr %265, align 4
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %266, <16 x float> %213)
  %268 = getelementptr i8, ptr %229, i64 %139
  %269 = load <16 x float>, ptr %268, align 4
  %270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %269, <16 x float> %212)
  %271 = getelementptr i8, ptr %229, i64 %140
  %272 = load <16 x float>, ptr %271, align 4
  %273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %272, <16 x float> %211)
  %274 = getelementptr i8, ptr %229, i64 %141
  %275 = load <16 x float>, ptr %274, align 4
  %276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %275, <16 x float> %210)
  %277 = add nuw nsw i64 %226, 16
  %278 = icmp slt i64 %277, %122
  br i1 %278, label %209, label %142, !llvm.loop !12

279:                                              ; preds = %142
  %280 = load i64, ptr %34, align 8
  br label %281

281:                                              ; preds = %279, %112
  %282 = phi i64 [ %280, %279 ], [ %113, %112 ]
  %283 = add nuw nsw i64 %114, 16
  %284 = icmp slt i64 %283, %282
  br i1 %284, label %112, label %109, !llvm.loop !14

285:                                              ; preds = %810
  %286 = load i64, ptr %32, align 8
  br label %287

287:                                              ; preds = %285, %683
  %288 = phi i64 [ %286, %285 ], [ %684, %683 ]
  %289 = phi i64 [ 0, %285 ], [ %685, %683 ]
  %290 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %289
  %291 = xor i64 %289, -1
  %292 = add nsw i64 %47, %291
  %293 = icmp slt i64 %288, 64
  br i1 %293, label %313, label %294

294:                                              ; preds = %287
  %295 = call i64 @llvm.smin.i64(i64 %292, i64 0)
  %296 = call i64 @llvm.smin.i64(i64 %292, i64 1)
  %297 = call i64 @llvm.smin.i64(i64 %292, i64 2)
  %298 = call i64 @llvm.smin.i64(i64 %292, i64 3)
  %299 = call i64 @llvm.smin.i64(i64 %292, i64 4)
  %300 = call i64 @llvm.smin.i64(i64 %292, i64 5)
  %301 = call i64 @llvm.smin.i64(i64 %292, i64 0)
  %302 = getelementptr inbounds %struct.query, ptr %290, i64 %301, i32 3
  %303 = call i64 @llvm.smin.i64(i64 %292, i64 1)
  %304 = getelementptr inbounds %struct.query, ptr %290, i64 %303, i32 3
  %305 = call i64 @llvm.smin.i64(i64 %292, i64 2)
  %306 = getelementptr inbounds %struct.query, ptr %290, i64 %305, i32 3
  %307 = call i64 @llvm.smin.i64(i64 %292, i64 3)
  %308 = getelementptr inbounds %struct.query, ptr %290, i64 %307, i32 3
  %309 = call i64 @llvm.smin.i64(i64 %292, i64 4)
  %310 = getelementptr inbounds %struct.query, ptr %290, i64 %309, i32 3
  %311 = call i64 @llvm.smin.i64(i64 %292, i64 5)
  %312 = getelementptr inbounds %struct.query, ptr %290, i64 %311, i32 3
  br label %338

313:                                              ; preds = %352, %287
  %314 = phi i64 [ %288, %287 ], [ %474, %352 ]
  %315 = phi i64 [ 0, %287 ], [ %339, %352 ]
  %316 = icmp slt i64 %315, %314
  br i1 %316, label %317, label %683

317:                                              ; preds = %313
  %318 = call i64 @llvm.smin.i64(i64 %292, i64 0)
  %319 = getelementptr inbounds %struct.query, ptr %290, i64 %318
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 8
  %321 = call i64 @llvm.smin.i64(i64 %292, i64 1)
  %322 = call i64 @llvm.smin.i64(i64 %292, i64 2)
  %323 = call i64 @llvm.smin.i64(i64 %292, i64 3)
  %324 = call i64 @llvm.smin.i64(i64 %292, i64 4)
  %325 = call i64 @llvm.smin.i64(i64 %292, i64 5)
  %326 = getelementptr inbounds %struct.query, ptr %290, i64 %318, i32 3
  %327 = call i64 @llvm.smin.i64(i64 %292, i64 1)
  %328 = getelementptr inbounds %struct.query, ptr %290, i64 %327, i32 3
  %329 = call i64 @llvm.smin.i64(i64 %292, i64 2)
  %330 = getelementptr inbounds %struct.query, ptr %290, i64 %329, i32 3
  %331 = call i64 @llvm.smin.i64(i64 %292, i64 3)
  %332 = getelementptr inbounds %struct.query, ptr %290, i64 %331, i32 3
  %333 = call i64 @llvm.smin.i64(i64 %292, i64 4)
  %334 = getelementptr inbounds %struct.query, ptr %290, i64 %333, i32 3
  %335 = call i64 @llvm.smin.i64(i64 %292, i64 5)
  %336 = getelementptr inbounds %struct.query, ptr %290, i64 %335, i32 3
  %337 = getelementptr inbounds nuw i8, ptr %319, i64 40
  br label %561

338:                                              ; preds = %294, %352
  %339 = phi i64 [ %473, %352 ], [ 64, %294 ]
  %340 = phi i64 [ %339, %352 ], [ 0, %294 ]
  %341 = load i64, ptr %34, align 8
  %342 = getelementptr float, ptr %55, i64 %340
  %343 = icmp sgt i64 %341, 0
  br i1 %343, label %344, label %352

344:                                              ; preds = %338
  %345 = load i64, ptr %38, align 8
  %346 = load ptr, ptr %302, align 8
  %347 = load ptr, ptr %304, align 8
  %348 = load ptr, ptr %306, align 8
  %349 = load ptr, ptr %308, align 8
  %350 = load ptr, ptr %310, align 8
  %351 = load ptr, ptr %312, align 8
  br label %476

352:                                              ; preds = %476, %338
  %353 = phi i64 [ %300, %338 ], [ %311, %476 ]
  %354 = phi i64 [ %299, %338 ], [ %309, %476 ]
  %355 = phi i64 [ %298, %338 ], [ %307, %476 ]
  %356 = phi i64 [ %297, %338 ], [ %305, %476 ]
  %357 = phi i64 [ %296, %338 ], [ %303, %476 ]
  %358 = phi i64 [ %295, %338 ], [ %301, %476 ]
  %359 = phi <16 x float> [ zeroinitializer, %338 ], [ %548, %476 ]
  %360 = phi <16 x float> [ zeroinitializer, %338 ], [ %547, %476 ]
  %361 = phi <16 x float> [ zeroinitializer, %338 ], [ %542, %476 ]
  %362 = phi <16 x float> [ zeroinitializer, %338 ], [ %541, %476 ]
  %363 = phi <16 x float> [ zeroinitializer, %338 ], [ %540, %476 ]
  %364 = phi <16 x float> [ zeroinitializer, %338 ], [ %539, %476 ]
  %365 = phi <16 x float> [ zeroinitializer, %338 ], [ %534, %476 ]
  %366 = phi <16 x float> [ zeroinitializer, %338 ], [ %533, %476 ]
  %367 = phi <16 x float> [ zeroinitializer, %338 ], [ %532, %476 ]
  %368 = phi <16 x float> [ zeroinitializer, %338 ], [ %531, %476 ]
  %369 = phi <16 x float> [ zeroinitializer, %338 ], [ %526, %476 ]
  %370 = phi <16 x float> [ zeroinitializer, %338 ], [ %525, %476 ]
  %371 = phi <16 x float> [ zeroinitializer, %338 ], [ %524, %476 ]
  %372 = phi <16 x float> [ zeroinitializer, %338 ], [ %523, %476 ]
  %373 = phi <16 x float> [ zeroinitializer, %338 ], [ %518, %476 ]
  %374 = phi <16 x float> [ zeroinitializer, %338 ], [ %517, %476 ]
  %375 = phi <16 x float> [ zeroinitializer, %338 ], [ %516, %476 ]
  %376 = phi <16 x float> [ zeroinitializer, %338 ], [ %515, %476 ]
  %377 = phi <16 x float> [ zeroinitializer, %338 ], [ %549, %476 ]
  %378 = phi <16 x float> [ zeroinitializer, %338 ], [ %550, %476 ]
  %379 = phi <16 x float> [ zeroinitializer, %338 ], [ %555, %476 ]
  %380 = phi <16 x float> [ zeroinitializer, %338 ], [ %556, %476 ]
  %381 = phi <16 x float> [ zeroinitializer, %338 ], [ %557, %476 ]
  %382 = phi <16 x float> [ zeroinitializer, %338 ], [ %558, %476 ]
  %383 = getelementptr inbounds %struct.query, ptr %290, i64 %358
  %384 = getelementptr inbounds nuw i8, ptr %383, i64 8
  %385 = load ptr, ptr %384, align 8
  %386 = getelementptr inbounds nuw float, ptr %385, i64 %340
  %387 = getelementptr inbounds nuw i8, ptr %383, i64 40
  %388 = load float, ptr %387, align 8
  %389 = insertelement <16 x float> poison, float %388, i64 0
  %390 = shufflevector <16 x float> %389, <16 x float> poison, <16 x i32> zeroinitializer
  %391 = fmul <16 x float> %376, %390
  store <16 x float> %391, ptr %386, align 4
  %392 = getelementptr inbounds nuw i8, ptr %386, i64 64
  %393 = fmul <16 x float> %375, %390
  store <16 x float> %393, ptr %392, align 4
  %394 = getelementptr inbounds nuw i8, ptr %386, i64 128
  %395 = fmul <16 x float> %374, %390
  store <16 x float> %395, ptr %394, align 4
  %396 = getelementptr inbounds nuw i8, ptr %386, i64 192
  %397 = fmul <16 x float> %373, %390
  store <16 x float> %397, ptr %396, align 4
  %398 = getelementptr inbounds %struct.query, ptr %290, i64 %357
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 8
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds nuw float, ptr %400, i64 %340
  %402 = getelementptr inbounds nuw i8, ptr %398, i64 40
  %403 = load float, ptr %402, align 8
  %404 = insertelement <16 x float> poison, float %403, i64 0
  %405 = shufflevector <16 x float> %404, <16 x float> poison, <16 x i32> zeroinitializer
  %406 = fmul <16 x float> %372, %405
  store <16 x float> %406, ptr %401, align 4
  %407 = getelementptr inbounds nuw i8, ptr %401, i64 64
  %408 = fmul <16 x float> %371, %405
  store <16 x float> %408, ptr %407, align 4
  %409 = getelementptr inbounds nuw i8, ptr %401, i64 128
  %410 = fmul <16 x float> %370, %405
  store <16 x float> %410, ptr %409, align 4
  %411 = getelementptr inbounds nuw i8, ptr %401, i64 192
  %412 = fmul <16 x float> %369, %405
  store <16 x float> %412, ptr %411, align 4
  %413 = getelementptr inbounds %struct.query, ptr %290, i64 %356
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 8
  %415 = load ptr, ptr %414, align 8
  %416 = getelementptr inbounds nuw float, ptr %415, i64 %340
  %417 = getelementptr inbounds nuw i8, ptr %413, i64 40
  %418 = load float, ptr %417, align 8
  %419 = insertelement <16 x float> poison, float %418, i64 0
  %420 = shufflevector <16 x float> %419, <16 x float> poison, <16 x i32> zeroinitializer
  %421 = fmul <16 x float> %368, %420
  store <16 x float> %421, ptr %416, align 4
  %422 = getelementptr inbounds nuw i8, ptr %416, i64 64
  %423 = fmul <16 x float> %367, %420
  store <16 x float> %423, ptr %422, align 4
  %424 = getelementptr inbounds nuw i8, ptr %416, i64 128
  %425 = fmul <16 x float> %366, %420
  store <16 x float> %425, ptr %424, align 4
  %426 = getelementptr inbounds nuw i8, ptr %416, i64 192
  %427 = fmul <16 x float> %365, %420
  store <16 x float> %427, ptr %426, align 4
  %428 = getelementptr inbounds %struct.query, ptr %290, i64 %355
  %429 = getelementptr inbounds nuw i8, ptr %428, i64 8
  %430 = load ptr, ptr %429, align 8
  %431 = getelementptr inbounds nuw float, ptr %430, i64 %340
  %432 = getelementptr inbounds nuw i8, ptr %428, i64 40
  %433 = load float, ptr %432, align 8
  %434 = insertelement <16 x float> poison, float %433, i64 0
  %435 = shufflevector <16 x float> %434, <16 x float> poison, <16 x i32> zeroinitializer
  %436 = fmul <16 x float> %364, %435
  store <16 x float> %436, ptr %431, align 4
  %437 = getelementptr inbounds nuw i8, ptr %431, i64 64
  %438 = fmul <16 x float> %363, %435
  store <16 x float> %438, ptr %437, align 4
  %439 = getelementptr inbounds nuw i8, ptr %431, i64 128
  %440 = fmul <16 x float> %362, %435
  store <16 x float> %440, ptr %439, align 4
  %441 = getelementptr inbounds nuw i8, ptr %431, i64 192
  %442 = fmul <16 x float> %361, %435
  store <16 x float> %442, ptr %441, align 4
  %443 = getelementptr inbounds %struct.query, ptr %290, i64 %354
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 8
  %445 = load ptr, ptr %444, align 8
  %446 = getelementptr inbounds nuw float, ptr %445, i64 %340
  %447 = getelementptr inbounds nuw i8, ptr %443, i64 40
  %448 = load float, ptr %447, align 8
  %449 = insertelement <16 x float> poison, float %448, i64 0
  %450 = shufflevector <16 x float> %449, <16 x float> poison, <16 x i32> zeroinitializer
  %451 = fmul <16 x float> %360, %450
  store <16 x float> %451, ptr %446, align 4
  %452 = getelementptr inbounds nuw i8, ptr %446, i64 64
  %453 = fmul <16 x float> %359, %450
  store <16 x float> %453, ptr %452, align 4
  %454 = getelementptr inbounds nuw i8, ptr %446, i64 128
  %455 = fmul <16 x float> %377, %450
  store <16 x float> %455, ptr %454, align 4
  %456 = getelementptr inbounds nuw i8, ptr %446, i64 192
  %457 = fmul <16 x float> %378, %450
  store <16 x float> %457, ptr %456, align 4
  %458 = getelementptr inbounds %struct.query, ptr %290, i64 %353
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 8
  %460 = load ptr, ptr %459, align 8
  %461 = getelementptr inbounds nuw float, ptr %460, i64 %340
  %462 = getelementptr inbounds nuw i8, ptr %458, i64 40
  %463 = load float, ptr %462, align 8
  %464 = insertelement <16 x float> poison, float %463, i64 0
  %465 = shufflevector <16 x float> %464, <16 x float> poison, <16 x i32> zeroinitializer
  %466 = fmul <16 x float> %379, %465
  store <16 x float> %466, ptr %461, align 4
  %467 = getelementptr inbounds nuw i8, ptr %461, i64 64
  %468 = fmul <16 x float> %380, %465
  store <16 x float> %468, ptr %467, align 4
  %469 = getelementptr inbounds nuw i8, ptr %461, i64 128
  %470 = fmul <16 x float> %381, %465
  store <16 x float> %470, ptr %469, align 4
  %471 = getelementptr inbounds nuw i8, ptr %461, i64 192
  %472 = fmul <16 x float> %382, %465
  store <16 x float> %472, ptr %471, align 4
  %473 = add nuw nsw i64 %339, 64
  %474 = load i64, ptr %32, align 8
  %475 = icmp sgt i64 %473, %474
  br i1 %475, label %313, label %338, !llvm.loop !15

476:                                              ; preds = %344, %476
  %477 = phi <16 x float> [ zeroinitializer, %344 ], [ %548, %476 ]
  %478 = phi <16 x float> [ zeroinitializer, %344 ], [ %547, %476 ]
  %479 = phi <16 x float> [ zeroinitializer, %344 ], [ %542, %476 ]
  %480 = phi <16 x float> [ zeroinitializer, %344 ], [ %541, %476 ]
  %481 = phi <16 x float> [ zeroinitializer, %344 ], [ %540, %476 ]
  %482 = phi <16 x float> [ zeroinitializer, %344 ], [ %539, %476 ]
  %483 = phi <16 x float> [ zeroinitializer, %344 ], [ %534, %476 ]
  %484 = phi <16 x float> [ zeroinitializer, %344 ], [ %533, %476 ]
  %485 = phi <16 x float> [ zeroinitializer, %344 ], [ %532, %476 ]
  %486 = phi <16 x float> [ zeroinitializer, %344 ], [ %531, %476 ]
  %487 = phi <16 x float> [ zeroinitializer, %344 ], [ %526, %476 ]
  %488 = phi <16 x float> [ zeroinitializer, %344 ], [ %525, %476 ]
  %489 = phi <16 x float> [ zeroinitializer, %344 ], [ %524, %476 ]
  %490 = phi <16 x float> [ zeroinitializer, %344 ], [ %523, %476 ]
  %491 = phi <16 x float> [ zeroinitializer, %344 ], [ %518, %476 ]
  %492 = phi <16 x float> [ zeroinitializer, %344 ], [ %517, %476 ]
  %493 = phi <16 x float> [ zeroinitializer, %344 ], [ %516, %476 ]
  %494 = phi <16 x float> [ zeroinitializer, %344 ], [ %515, %476 ]
  %495 = phi <16 x float> [ zeroinitializer, %344 ], [ %549, %476 ]
  %496 = phi <16 x float> [ zeroinitializer, %344 ], [ %550, %476 ]
  %497 = phi <16 x float> [ zeroinitializer, %344 ], [ %555, %476 ]
  %498 = phi <16 x float> [ zeroinitializer, %344 ], [ %556, %476 ]
  %499 = phi <16 x float> [ zeroinitializer, %344 ], [ %557, %476 ]
  %500 = phi <16 x float> [ zeroinitializer, %344 ], [ %558, %476 ]
  %501 = phi i64 [ 0, %344 ], [ %559, %476 ]
  %502 = mul nsw i64 %345, %501
  %503 = getelementptr float, ptr %342, i64 %502
  %504 = load <16 x float>, ptr %503, align 4
  %505 = getelementptr inbounds nuw i8, ptr %503, i64 64
  %506 = load <16 x float>, ptr %505, align 4
  %507 = getelementptr inbounds nuw i8, ptr %503, i64 128
  %508 = load <16 x float>, ptr %507, align 4
  %509 = getelementptr inbounds nuw i8, ptr %503, i64 192
  %510 = load <16 x float>, ptr %509, align 4
  %511 = getelementptr inbounds nuw float, ptr %346, i64 %501
  %512 = load float, ptr %511, align 4
  %513 = insertelement <16 x float> poison, float %512, i64 0
  %514 = shufflevector <16 x float> %513, <16 x float> poison, <16 x i32> zeroinitializer
  %515 = call <16 x float> @llvm.fma.v16f32(<16 x float> %514, <16 x float> %504, <16 x float> %494)
  %516 = call <16 x float> @llvm.fma.v16f32(<16 x float> %514, <16 x float> %506, <16 x float> %493)
  %517 = call <16 x float> @llvm.fma.v16f32(<16 x float> %514, <16 x float> %508, <16 x float> %492)
  %518 = call <16 x float> @llvm.fma.v16f32(<16 x float> %514, <16 x float> %510, <16 x float> %491)
  %519 = getelementptr inbounds nuw float, ptr %347, i64 %501
  %520 = load float, ptr %519, align 4
  %521 = insertelement <16 x float> poison, float %520, i64 0
  %522 = shufflevector <16 x float> %521, <16 x float> poison, <16 x i32> zeroinitializer
  %523 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %504, <16 x float> %490)
  %524 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %506, <16 x float> %489)
  %525 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %508, <16 x float> %488)
  %526 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %510, <16 x float> %487)
  %527 = getelementptr inbounds nuw float, ptr %348, i64 %501
  %528 = load float, ptr %527, align 4
  %529 = insertelement <16 x float> poison, float %528, i64 0
  %530 = shufflevector <16 x float> %529, <16 x float> poison, <16 x i32> zeroinitializer
  %531 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %504, <16 x float> %486)
  %532 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %506, <16 x float> %485)
  %533 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %508, <16 x float> %484)
  %534 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %510, <16 x float> %483)
  %535 = getelementptr inbounds nuw float, ptr %349, i64 %501
  %536 = load float, ptr %535, align 4
  %537 = insertelement <16 x float> poison, float %536, i64 0
  %538 = shufflevector <16 x float> %537, <16 x float> poison, <16 x i32> zeroinitializer
  %539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %538, <16 x float> %504, <16 x float> %482)
  %540 = call <16 x float> @llvm.fma.v16f32(<16 x float> %538, <16 x float> %506, <16 x float> %481)
  %541 = call <16 x float> @llvm.fma.v16f32(<16 x float> %538, <16 x float> %508, <16 x float> %480)
  %542 = call <16 x float> @llvm.fma.v16f32(<16 x float> %538, <16 x float> %510, <16 x float> %479)
  %543 = getelementptr inbounds nuw float, ptr %350, i64 %501
  %544 = load float, ptr %543, align 4
  %545 = insertelement <16 x float> poison, float %544, i64 0
  %546 = shufflevector <16 x float> %545, <16 x float> poison, <16 x i32> zeroinitializer
  %547 = call <16 x float> @llvm.fma.v16f32(<16 x float> %546, <16 x float> %504, <16 x float> %478)
  %548 = call <16 x float> @llvm.fma.v16f32(<16 x float> %546, <16 x float> %506, <16 x float> %477)
  %549 = call <16 x float> @llvm.fma.v16f32(<16 x float> %546, <16 x float> %508, <16 x float> %495)
  %550 = call <16 x float> @llvm.fma.v16f32(<16 x float> %546, <16 x float> %510, <16 x float> %496)
  %551 = getelementptr inbounds nuw float, ptr %351, i64 %501
  %552 = load float, ptr %551, align 4
  %553 = insertelement <16 x float> poison, float %552, i64 0
  %554 = shufflevector <16 x float> %553, <16 x float> poison, <16 x i32> zeroinitializer
  %555 = call <16 x float> @llvm.fma.v16f32(<16 x float> %554, <16 x float> %504, <16 x float> %497)
  %556 = call <16 x float> @llvm.fma.v16f32(<16 x float> %554, <16 x float> %506, <16 x float> %498)
  %557 = call <16 x float> @llvm.fma.v16f32(<16 x float> %554, <16 x float> %508, <16 x float> %499)
  %558 = call <16 x float> @llvm.fma.v16f32(<16 x float> %554, <16 x float> %510, <16 x float> %500)
  %559 = add nuw nsw i64 %501, 1
  %560 = icmp eq i64 %559, %341
  br i1 %560, label %352, label %476, !llvm.loop !16

561:                                              ; preds = %317, %574
  %562 = phi i64 [ %637, %574 ], [ %315, %317 ]
  %563 = load i64, ptr %34, align 8
  %564 = icmp sgt i64 %563, 0
  br i1 %564, label %565, label %574

565:                                              ; preds = %561
  %566 = getelementptr float, ptr %55, i64 %562
  %567 = load i64, ptr %38, align 8
  %568 = load ptr, ptr %326, align 8
  %569 = load ptr, ptr %328, align 8
  %570 = load ptr, ptr %330, align 8
  %571 = load ptr, ptr %332, align 8
  %572 = load ptr, ptr %334, align 8
  %573 = load ptr, ptr %336, align 8
  br label %640

574:                                              ; preds = %640, %561
  %575 = phi i64 [ %325, %561 ], [ %335, %640 ]
  %576 = phi i64 [ %324, %561 ], [ %333, %640 ]
  %577 = phi i64 [ %323, %561 ], [ %331, %640 ]
  %578 = phi i64 [ %322, %561 ], [ %329, %640 ]
  %579 = phi i64 [ %321, %561 ], [ %327, %640 ]
  %580 = phi <16 x float> [ zeroinitializer, %561 ], [ %680, %640 ]
  %581 = phi <16 x float> [ zeroinitializer, %561 ], [ %675, %640 ]
  %582 = phi <16 x float> [ zeroinitializer, %561 ], [ %670, %640 ]
  %583 = phi <16 x float> [ zeroinitializer, %561 ], [ %665, %640 ]
  %584 = phi <16 x float> [ zeroinitializer, %561 ], [ %660, %640 ]
  %585 = phi <16 x float> [ zeroinitializer, %561 ], [ %655, %640 ]
  %586 = load ptr, ptr %320, align 8
  %587 = getelementptr inbounds nuw float, ptr %586, i64 %562
  %588 = load float, ptr %337, align 8
  %589 = insertelement <16 x float> poison, float %588, i64 0
  %590 = shufflevector <16 x float> %589, <16 x float> poison, <16 x i32> zeroinitializer
  %591 = fmul <16 x float> %585, %590
  store <16 x float> %591, ptr %587, align 4
  %592 = getelementptr inbounds %struct.query, ptr %290, i64 %579
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 8
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds nuw float, ptr %594, i64 %562
  %596 = getelementptr inbounds nuw i8, ptr %592, i64 40
  %597 = load float, ptr %596, align 8
  %598 = insertelement <16 x float> poison, float %597, i64 0
  %599 = shufflevector <16 x float> %598, <16 x float> poison, <16 x i32> zeroinitializer
  %600 = fmul <16 x float> %584, %599
  store <16 x float> %600, ptr %595, align 4
  %601 = getelementptr inbounds %struct.query, ptr %290, i64 %578
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 8
  %603 = load ptr, ptr %602, align 8
  %604 = getelementptr inbounds nuw float, ptr %603, i64 %562
  %605 = getelementptr inbounds nuw i8, ptr %601, i64 40
  %606 = load float, ptr %605, align 8
  %607 = insertelement <16 x float> poison, float %606, i64 0
  %608 = shufflevector <16 x float> %607, <16 x float> poison, <16 x i32> zeroinitializer
  %609 = fmul <16 x float> %583, %608
  store <16 x float> %609, ptr %604, align 4
  %610 = getelementptr inbounds %struct.query, ptr %290, i64 %577
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 8
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds nuw float, ptr %612, i64 %562
  %614 = getelementptr inbounds nuw i8, ptr %610, i64 40
  %615 = load float, ptr %614, align 8
  %616 = insertelement <16 x float> poison, float %615, i64 0
  %617 = shufflevector <16 x float> %616, <16 x float> poison, <16 x i32> zeroinitializer
  %618 = fmul <16 x float> %582, %617
  store <16 x float> %618, ptr %613, align 4
  %619 = getelementptr inbounds %struct.query, ptr %290, i64 %576
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 8
  %621 = load ptr, ptr %620, align 8
  %622 = getelementptr inbounds nuw float, ptr %621, i64 %562
  %623 = getelementptr inbounds nuw i8, ptr %619, i64 40
  %624 = load float, ptr %623, align 8
  %625 = insertelement <16 x float> poison, float %624, i64 0
  %626 = shufflevector <16 x float> %625, <16 x float> poison, <16 x i32> zeroinitializer
  %627 = fmul <16 x float> %581, %626
  store <16 x float> %627, ptr %622, align 4
  %628 = getelementptr inbounds %struct.query, ptr %290, i64 %575
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 8
  %630 = load ptr, ptr %629, align 8
  %631 = getelementptr inbounds nuw float, ptr %630, i64 %562
  %632 = getelementptr inbounds nuw i8, ptr %628, i64 40
  %633 = load float, ptr %632, align 8
  %634 = insertelement <16 x float> poison, float %633, i64 0
  %635 = shufflevector <16 x float> %634, <16 x float> poison, <16 x i32> zeroinitializer
  %636 = fmul <16 x float> %580, %635
  store <16 x float> %636, ptr %631, align 4
  %637 = add nuw nsw i64 %562, 16
  %638 = load i64, ptr %32, align 8
  %639 = icmp slt i64 %637, %638
  br i1 %639, label %561, label %683, !llvm.loop !17

640:                                              ; preds = %565, %640
  %641 = phi <16 x float> [ zeroinitializer, %565 ], [ %680, %640 ]
  %642 = phi <16 x float> [ zeroinitializer, %565 ], [ %675, %640 ]
  %643 = phi <16 x float> [ zeroinitializer, %565 ], [ %670, %640 ]
  %644 = phi <16 x float> [ zeroinitializer, %565 ], [ %665, %640 ]
  %645 = phi <16 x float> [ zeroinitializer, %565 ], [ %660, %640 ]
  %646 = phi <16 x float> [ zeroinitializer, %565 ], [ %655, %640 ]
  %647 = phi i64 [ 0, %565 ], [ %681, %640 ]
  %648 = mul nsw i64 %567, %647
  %649 = getelementptr float, ptr %566, i64 %648
  %650 = load <16 x float>, ptr %649, align 4
  %651 = getelementptr inbounds nuw float, ptr %568, i64 %647
  %652 = load float, ptr %651, align 4
  %653 = insertelement <16 x float> poison, float %652, i64 0
  %654 = shufflevector <16 x float> %653, <16 x float> poison, <16 x i32> zeroinitializer
  %655 = call <16 x float> @llvm.fma.v16f32(<16 x float> %654, <16 x float> %650, <16 x float> %646)
  %656 = getelementptr inbounds nuw float, ptr %569, i64 %647
  %657 = load float, ptr %656, align 4
  %658 = insertelement <16 x float> poison, float %657, i64 0
  %659 = shufflevector <16 x float> %658, <16 x float> poison, <16 x i32> zeroinitializer
  %660 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> %650, <16 x float> %645)
  %661 = getelementptr inbounds nuw float, ptr %570, i64 %647
  %662 = load float, ptr %661, align 4
  %663 = insertelement <16 x float> poison, float %662, i64 0
  %664 = shufflevector <16 x float> %663, <16 x float> poison, <16 x i32> zeroinitializer
  %665 = call <16 x float> @llvm.fma.v16f32(<16 x float> %664, <16 x float> %650, <16 x float> %644)
  %666 = getelementptr inbounds nuw float, ptr %571, i64 %647
  %667 = load float, ptr %666, align 4
  %668 = insertelement <16 x float> poison, float %667, i64 0
  %669 = shufflevector <16 x float> %668, <16 x float> poison, <16 x i32> zeroinitializer
  %670 = call <16 x float> @llvm.fma.v16f32(<16 x float> %669, <16 x float> %650, <16 x float> %643)
  %671 = getelementptr inbounds nuw float, ptr %572, i64 %647
  %672 = load float, ptr %671, align 4
  %673 = insertelement <16 x float> poison, float %672, i64 0
  %674 = shufflevector <16 x float> %673, <16 x float> poison, <16 x i32> zeroinitializer
  %675 = call <16 x float> @llvm.fma.v16f32(<16 x float> %674, <16 x float> %650, <16 x float> %642)
  %676 = getelementptr inbounds nuw float, ptr %573, i64 %647
  %677 = load float, ptr %676, align 4
  %678 = insertelement <16 x float> poison, float %677, i64 0
  %679 = shufflevector <16 x float> %678, <16 x float> poison, <16 x i32> zeroinitializer
  %680 = call <16 x float> @llvm.fma.v16f32(<16 x float> %679, <16 x float> %650, <16 x float> %641)
  %681 = add nuw nsw i64 %647, 1
  %682 = icmp eq i64 %681, %563
  br i1 %682, label %574, label %640, !llvm.loop !16

683:                                              ; preds = %574, %313
  %684 = phi i64 [ %314, %313 ], [ %638, %574 ]
  %685 = add nuw nsw i64 %289, 6
  %686 = icmp slt i64 %685, %47
  br i1 %686, label %287, label %687, !llvm.loop !18

687:                                              ; preds = %683, %109
  %688 = add i64 %42, 1
  %689 = icmp eq i64 %688, %22
  br i1 %689, label %40, label %41, !llvm.loop !19

690:                                              ; preds = %110, %810
  %691 = phi i64 [ %832, %810 ], [ 0, %110 ]
  %692 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %691
  %693 = load i64, ptr %34, align 8
  %694 = icmp sgt i64 %693, 0
  br i1 %694, label %698, label %695

695:                                              ; preds = %690
  %696 = load float, ptr %37, align 8
  %697 = fmul float %39, %696
  br label %810

698:                                              ; preds = %690
  %699 = getelementptr inbounds nuw i8, ptr %692, i64 32
  %700 = load i64, ptr %699, align 16
  %701 = trunc i64 %700 to i32
  %702 = insertelement <16 x i32> poison, i32 %701, i64 0
  %703 = shufflevector <16 x i32> %702, <16 x i32> poison, <16 x i32> zeroinitializer
  %704 = getelementptr inbounds nuw i8, ptr %692, i64 24
  %705 = load ptr, ptr %704, align 8
  %706 = add nsw i64 %693, -1
  %707 = icmp ult i64 %693, 17
  br i1 %707, label %712, label %708

708:                                              ; preds = %698
  %709 = lshr i64 %706, 4
  %710 = add nuw nsw i64 %709, 1
  %711 = and i64 %710, 2305843009213693950
  br label %743

712:                                              ; preds = %743, %698
  %713 = phi <16 x float> [ poison, %698 ], [ %767, %743 ]
  %714 = phi <16 x float> [ splat (float 0xFFF0000000000000), %698 ], [ %767, %743 ]
  %715 = phi i64 [ 0, %698 ], [ %768, %743 ]
  %716 = and i64 %706, 16
  %717 = icmp eq i64 %716, 0
  br i1 %717, label %718, label %729

718:                                              ; preds = %712
  %719 = trunc i64 %715 to i32
  %720 = insertelement <16 x i32> poison, i32 %719, i64 0
  %721 = shufflevector <16 x i32> %720, <16 x i32> poison, <16 x i32> zeroinitializer
  %722 = or disjoint <16 x i32> %721, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %723 = icmp slt <16 x i32> %722, %703
  %724 = getelementptr inbounds nuw float, ptr %705, i64 %715
  %725 = load <16 x float>, ptr %724, align 4
  %726 = select <16 x i1> %723, <16 x float> %725, <16 x float> splat (float 0xFFF0000000000000)
  %727 = fcmp ogt <16 x float> %726, %714
  %728 = select <16 x i1> %727, <16 x float> %726, <16 x float> %714
  br label %729

729:                                              ; preds = %712, %718
  %730 = phi <16 x float> [ %713, %712 ], [ %728, %718 ]
  %731 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %730)
  %732 = load float, ptr %37, align 8
  %733 = fmul float %731, %732
  %734 = getelementptr inbounds nuw i8, ptr %692, i64 32
  %735 = load i64, ptr %734, align 16
  %736 = trunc i64 %735 to i32
  %737 = insertelement <16 x i32> poison, i32 %736, i64 0
  %738 = shufflevector <16 x i32> %737, <16 x i32> poison, <16 x i32> zeroinitializer
  %739 = getelementptr inbounds nuw i8, ptr %692, i64 24
  %740 = load ptr, ptr %739, align 8
  %741 = insertelement <16 x float> poison, float %733, i64 0
  %742 = shufflevector <16 x float> %741, <16 x float> poison, <16 x i32> zeroinitializer
  br label %771

743:                                              ; preds = %743, %708
  %744 = phi <16 x float> [ splat (float 0xFFF0000000000000), %708 ], [ %767, %743 ]
  %745 = phi i64 [ 0, %708 ], [ %768, %743 ]
  %746 = phi i64 [ 0, %708 ], [ %769, %743 ]
  %747 = trunc i64 %745 to i32
  %748 = insertelement <16 x i32> poison, i32 %747, i64 0
  %749 = shufflevector <16 x i32> %748, <16 x i32> poison, <16 x i32> zeroinitializer
  %750 = or disjoint <16 x i32> %749, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %751 = icmp slt <16 x i32> %750, %703
  %752 = getelementptr inbounds nuw float, ptr %705, i64 %745
  %753 = load <16 x float>, ptr %752, align 4
  %754 = select <16 x i1> %751, <16 x float> %753, <16 x float> splat (float 0xFFF0000000000000)
  %755 = fcmp ogt <16 x float> %754, %744
  %756 = select <16 x i1> %755, <16 x float> %754, <16 x float> %744
  %757 = or disjoint i64 %745, 16
  %758 = trunc i64 %757 to i32
  %759 = insertelement <16 x i32> poison, i32 %758, i64 0
  %760 = shufflevector <16 x i32> %759, <16 x i32> poison, <16 x i32> zeroinitializer
  %761 = or disjoint <16 x i32> %760, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %762 = icmp slt <16 x i32> %761, %703
  %763 = getelementptr inbounds nuw float, ptr %705, i64 %757
  %764 = load <16 x float>, ptr %763, align 4
  %765 = select <16 x i1> %762, <16 x float> %764, <16 x float> splat (float 0xFFF0000000000000)
  %766 = fcmp ogt <16 x float> %765, %756
  %767 = select <16 x i1> %766, <16 x float> %765, <16 x float> %756
  %768 = add nuw nsw i64 %745, 32
  %769 = add i64 %746, 2
  %770 = icmp eq i64 %769, %711
  br i1 %770, label %712, label %743, !llvm.loop !20

771:                                              ; preds = %729, %771
  %772 = phi <16 x float> [ zeroinitializer, %729 ], [ %806, %771 ]
  %773 = phi i64 [ 0, %729 ], [ %807, %771 ]
  %774 = trunc i64 %773 to i32
  %775 = insertelement <16 x i32> poison, i32 %774, i64 0
  %776 = shufflevector <16 x i32> %775, <16 x i32> poison, <16 x i32> zeroinitializer
  %777 = or disjoint <16 x i32> %776, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %778 = icmp slt <16 x i32> %777, %738
  %779 = getelementptr inbounds nuw float, ptr %740, i64 %773
  %780 = load <16 x float>, ptr %779, align 4
  %781 = load float, ptr %37, align 8
  %782 = insertelement <16 x float> poison, float %781, i64 0
  %783 = shufflevector <16 x float> %782, <16 x float> poison, <16 x i32> zeroinitializer
  %784 = fmul <16 x float> %780, %783
  %785 = fsub <16 x float> %784, %742
  %786 = fcmp olt <16 x float> %785, splat (float -8.600000e+01)
  %787 = select <16 x i1> %786, <16 x float> splat (float -8.600000e+01), <16 x float> %785
  %788 = call <16 x float> @llvm.fma.v16f32(<16 x float> %787, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %789 = bitcast <16 x float> %788 to <16 x i32>
  %790 = fadd <16 x float> %788, splat (float 0xC168000000000000)
  %791 = call <16 x float> @llvm.fma.v16f32(<16 x float> %790, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %787)
  %792 = call <16 x float> @llvm.fma.v16f32(<16 x float> %790, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %791)
  %793 = call <16 x float> @llvm.fma.v16f32(<16 x float> %792, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %794 = call <16 x float> @llvm.fma.v16f32(<16 x float> %793, <16 x float> %792, <16 x float> splat (float 0x3F81112100000000))
  %795 = call <16 x float> @llvm.fma.v16f32(<16 x float> %794, <16 x float> %792, <16 x float> splat (float 0x3FA5553820000000))
  %796 = call <16 x float> @llvm.fma.v16f32(<16 x float> %795, <16 x float> %792, <16 x float> splat (float 0x3FC5555540000000))
  %797 = call <16 x float> @llvm.fma.v16f32(<16 x float> %796, <16 x float> %792, <16 x float> splat (float 5.000000e-01))
  %798 = fmul <16 x float> %792, %792
  %799 = call <16 x float> @llvm.fma.v16f32(<16 x float> %797, <16 x float> %798, <16 x float> %792)
  %800 = fadd <16 x float> %799, splat (float 1.000000e+00)
  %801 = shl <16 x i32> %789, splat (i32 23)
  %802 = add <16 x i32> %801, splat (i32 1065353216)
  %803 = bitcast <16 x i32> %802 to <16 x float>
  %804 = fmul <16 x float> %800, %803
  %805 = select <16 x i1> %778, <16 x float> %804, <16 x float> zeroinitializer
  store <16 x float> %805, ptr %779, align 4
  %806 = fadd <16 x float> %772, %805
  %807 = add nuw nsw i64 %773, 16
  %808 = load i64, ptr %34, align 8
  %809 = icmp slt i64 %807, %808
  br i1 %809, label %771, label %810, !llvm.loop !21

810:                                              ; preds = %771, %695
  %811 = phi float [ %697, %695 ], [ %733, %771 ]
  %812 = phi <16 x float> [ zeroinitializer, %695 ], [ %806, %771 ]
  %813 = shufflevector <16 x float> %812, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %814 = shufflevector <16 x float> %812, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %815 = fadd <8 x float> %813, %814
  %816 = shufflevector <8 x float> %815, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %817 = shufflevector <8 x float> %815, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %818 = fadd <4 x float> %816, %817
  %819 = shufflevector <4 x float> %818, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %820 = fadd <4 x float> %818, %819
  %821 = shufflevector <4 x float> %818, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %822 = shufflevector <4 x float> %818, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %823 = fadd <4 x float> %821, %822
  %824 = fadd <4 x float> %820, %823
  %825 = extractelement <4 x float> %824, i64 0
  %826 = fdiv float 1.000000e+00, %825
  %827 = getelementptr inbounds nuw i8, ptr %692, i64 40
  store float %826, ptr %827, align 8
  %828 = call float @logf(float noundef %825)
  %829 = fadd float %811, %828
  %830 = getelementptr inbounds nuw i8, ptr %692, i64 16
  %831 = load ptr, ptr %830, align 16
  store float %829, ptr %831, align 4
  %832 = add nuw nsw i64 %691, 1
  %833 = icmp eq i64 %832, %111
  br i1 %833, label %285, label %690, !llvm.loop !22
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
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10, !13}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
