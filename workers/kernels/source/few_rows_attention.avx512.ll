; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 6ef2a31f74e1dc25, code 80cbf9ecb912036f
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
  %39 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
  br label %41

40:                                               ; preds = %1283, %1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 98304, ptr nonnull %2)
  ret void

41:                                               ; preds = %24, %1283
  %42 = phi i64 [ %19, %24 ], [ %1284, %1283 ]
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
  br label %1286

73:                                               ; preds = %1286, %41
  %74 = getelementptr inbounds float, ptr %51, i64 %49
  %75 = icmp sgt i64 %57, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %81

78:                                               ; preds = %262, %73
  br i1 %56, label %79, label %1283

79:                                               ; preds = %78
  %80 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %310

81:                                               ; preds = %76, %262
  %82 = phi i64 [ %57, %76 ], [ %263, %262 ]
  %83 = phi i64 [ 0, %76 ], [ %264, %262 ]
  %84 = add nsw i64 %82, -16
  %85 = call i64 @llvm.smin.i64(i64 %83, i64 range(i64 -9223372036854775808, 9223372036854775807) %84)
  %86 = load i64, ptr %36, align 8
  %87 = load i64, ptr %37, align 8
  %88 = add i64 %85, 32
  %89 = load i64, ptr %33, align 8
  %90 = icmp sgt i64 %89, 0
  %91 = add i64 %89, -1
  %92 = lshr i64 %91, 4
  %93 = add nuw nsw i64 %92, 1
  %94 = and i64 %93, 7
  %95 = icmp ult i64 %89, 113
  %96 = and i64 %93, 2305843009213693944
  %97 = icmp eq i64 %94, 0
  br label %266

98:                                               ; preds = %307
  %99 = mul nsw i64 %86, %85
  %100 = getelementptr inbounds float, ptr %51, i64 %99
  br i1 %56, label %101, label %262

101:                                              ; preds = %98, %123
  %102 = phi i64 [ %188, %123 ], [ 0, %98 ]
  %103 = load i64, ptr %33, align 8
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %123

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %102
  %107 = load ptr, ptr %106, align 16
  %108 = load i64, ptr %36, align 8
  %109 = shl i64 %108, 3
  %110 = mul i64 %108, 12
  %111 = shl i64 %108, 4
  %112 = mul i64 %108, 20
  %113 = mul i64 %108, 24
  %114 = mul i64 %108, 28
  %115 = shl i64 %108, 5
  %116 = mul i64 %108, 36
  %117 = mul i64 %108, 40
  %118 = mul i64 %108, 44
  %119 = mul i64 %108, 48
  %120 = mul i64 %108, 52
  %121 = mul i64 %108, 56
  %122 = mul i64 %108, 60
  br label %190

123:                                              ; preds = %190, %101
  %124 = phi <16 x float> [ zeroinitializer, %101 ], [ %257, %190 ]
  %125 = phi <16 x float> [ zeroinitializer, %101 ], [ %254, %190 ]
  %126 = phi <16 x float> [ zeroinitializer, %101 ], [ %251, %190 ]
  %127 = phi <16 x float> [ zeroinitializer, %101 ], [ %248, %190 ]
  %128 = phi <16 x float> [ zeroinitializer, %101 ], [ %245, %190 ]
  %129 = phi <16 x float> [ zeroinitializer, %101 ], [ %242, %190 ]
  %130 = phi <16 x float> [ zeroinitializer, %101 ], [ %239, %190 ]
  %131 = phi <16 x float> [ zeroinitializer, %101 ], [ %236, %190 ]
  %132 = phi <16 x float> [ zeroinitializer, %101 ], [ %233, %190 ]
  %133 = phi <16 x float> [ zeroinitializer, %101 ], [ %230, %190 ]
  %134 = phi <16 x float> [ zeroinitializer, %101 ], [ %227, %190 ]
  %135 = phi <16 x float> [ zeroinitializer, %101 ], [ %224, %190 ]
  %136 = phi <16 x float> [ zeroinitializer, %101 ], [ %221, %190 ]
  %137 = phi <16 x float> [ zeroinitializer, %101 ], [ %218, %190 ]
  %138 = phi <16 x float> [ zeroinitializer, %101 ], [ %215, %190 ]
  %139 = phi <16 x float> [ zeroinitializer, %101 ], [ %212, %190 ]
  %140 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %102, i32 3
  %141 = load ptr, ptr %140, align 8
  %142 = shufflevector <16 x float> %139, <16 x float> %138, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %143 = shufflevector <16 x float> %139, <16 x float> %138, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %144 = fadd <16 x float> %142, %143
  %145 = shufflevector <16 x float> %137, <16 x float> %136, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %146 = shufflevector <16 x float> %137, <16 x float> %136, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %147 = fadd <16 x float> %145, %146
  %148 = shufflevector <16 x float> %135, <16 x float> %134, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %149 = shufflevector <16 x float> %135, <16 x float> %134, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %150 = fadd <16 x float> %148, %149
  %151 = shufflevector <16 x float> %133, <16 x float> %132, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %152 = shufflevector <16 x float> %133, <16 x float> %132, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %153 = fadd <16 x float> %151, %152
  %154 = shufflevector <16 x float> %131, <16 x float> %130, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %155 = shufflevector <16 x float> %131, <16 x float> %130, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %156 = fadd <16 x float> %154, %155
  %157 = shufflevector <16 x float> %129, <16 x float> %128, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %158 = shufflevector <16 x float> %129, <16 x float> %128, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %159 = fadd <16 x float> %157, %158
  %160 = shufflevector <16 x float> %127, <16 x float> %126, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %161 = shufflevector <16 x float> %127, <16 x float> %126, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %162 = fadd <16 x float> %160, %161
  %163 = shufflevector <16 x float> %125, <16 x float> %124, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %164 = shufflevector <16 x float> %125, <16 x float> %124, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %165 = fadd <16 x float> %163, %164
  %166 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %167 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %168 = fadd <16 x float> %166, %167
  %169 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %170 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %171 = fadd <16 x float> %169, %170
  %172 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %173 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %174 = fadd <16 x float> %172, %173
  %175 = shufflevector <16 x float> %162, <16 x float> %165, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %176 = shufflevector <16 x float> %162, <16 x float> %165, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %177 = fadd <16 x float> %175, %176
  %178 = shufflevector <16 x float> %168, <16 x float> %171, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %179 = shufflevector <16 x float> %168, <16 x float> %171, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %180 = fadd <16 x float> %178, %179
  %181 = shufflevector <16 x float> %174, <16 x float> %177, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %182 = shufflevector <16 x float> %174, <16 x float> %177, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %183 = fadd <16 x float> %181, %182
  %184 = shufflevector <16 x float> %180, <16 x float> %183, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %185 = shufflevector <16 x float> %180, <16 x float> %183, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %186 = fadd <16 x float> %184, %185
  %187 = getelementptr inbounds float, ptr %141, i64 %85
  store <16 x float> %186, ptr %187, align 4
  %188 = add nuw nsw i64 %102, 1
  %189 = icmp eq i64 %188, %77
  br i1 %189, label %260, label %101, !llvm.loop !9

190:                                              ; preds = %105, %190
  %191 = phi <16 x float> [ zeroinitializer, %105 ], [ %257, %190 ]
  %192 = phi <16 x float> [ zeroinitializer, %105 ], [ %254, %190 ]
  %193 = phi <16 x float> [ zeroinitializer, %105 ], [ %251, %190 ]
  %194 = phi <16 x float> [ zeroinitializer, %105 ], [ %248, %190 ]
  %195 = phi <16 x float> [ zeroinitializer, %105 ], [ %245, %190 ]
  %196 = phi <16 x float> [ zeroinitializer, %105 ], [ %242, %190 ]
  %197 = phi <16 x float> [ zeroinitializer, %105 ], [ %239, %190 ]
  %198 = phi <16 x float> [ zeroinitializer, %105 ], [ %236, %190 ]
  %199 = phi <16 x float> [ zeroinitializer, %105 ], [ %233, %190 ]
  %200 = phi <16 x float> [ zeroinitializer, %105 ], [ %230, %190 ]
  %201 = phi <16 x float> [ zeroinitializer, %105 ], [ %227, %190 ]
  %202 = phi <16 x float> [ zeroinitializer, %105 ], [ %224, %190 ]
  %203 = phi <16 x float> [ zeroinitializer, %105 ], [ %221, %190 ]
  %204 = phi <16 x float> [ zeroinitializer, %105 ], [ %218, %190 ]
  %205 = phi <16 x float> [ zeroinitializer, %105 ], [ %215, %190 ]
  %206 = phi <16 x float> [ zeroinitializer, %105 ], [ %212, %190 ]
  %207 = phi i64 [ 0, %105 ], [ %258, %190 ]
  %208 = getelementptr inbounds nuw float, ptr %107, i64 %207
  %209 = load <16 x float>, ptr %208, align 4
  %210 = getelementptr float, ptr %100, i64 %207
  %211 = load <16 x float>, ptr %210, align 4
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %211, <16 x float> %206)
  %213 = getelementptr float, ptr %210, i64 %108
  %214 = load <16 x float>, ptr %213, align 4
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %214, <16 x float> %205)
  %216 = getelementptr i8, ptr %210, i64 %109
  %217 = load <16 x float>, ptr %216, align 4
  %218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %217, <16 x float> %204)
  %219 = getelementptr i8, ptr %210, i64 %110
  %220 = load <16 x float>, ptr %219, align 4
  %221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %220, <16 x float> %203)
  %222 = getelementptr i8, ptr %210, i64 %111
  %223 = load <16 x float>, ptr %222, align 4
  %224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %223, <16 x float> %202)
  %225 = getelementptr i8, ptr %210, i64 %112
  %226 = load <16 x float>, ptr %225, align 4
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %226, <16 x float> %201)
  %228 = getelementptr i8, ptr %210, i64 %113
  %229 = load <16 x float>, ptr %228, align 4
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %229, <16 x float> %200)
  %231 = getelementptr i8, ptr %210, i64 %114
  %232 = load <16 x float>, ptr %231, align 4
  %233 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %232, <16 x float> %199)
  %234 = getelementptr i8, ptr %210, i64 %115
  %235 = load <16 x float>, ptr %234, align 4
  %236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %235, <16 x float> %198)
  %237 = getelementptr i8, ptr %210, i64 %116
  %238 = load <16 x float>, ptr %237, align 4
  %239 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %238, <16 x float> %197)
  %240 = getelementptr i8, ptr %210, i64 %117
  %241 = load <16 x float>, ptr %240, align 4
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %241, <16 x float> %196)
  %243 = getelementptr i8, ptr %210, i64 %118
  %244 = load <16 x float>, ptr %243, align 4
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %244, <16 x float> %195)
  %246 = getelementptr i8, ptr %210, i64 %119
  %247 = load <16 x float>, ptr %246, align 4
  %248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %247, <16 x float> %194)
  %249 = getelementptr i8, ptr %210, i64 %120
  %250 = load <16 x float>, ptr %249, align 4
  %251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %250, <16 x float> %193)
  %252 = getelementptr i8, ptr %210, i64 %121
  %253 = load <16 x float>, ptr %252, align 4
  %254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %253, <16 x float> %192)
  %255 = getelementptr i8, ptr %210, i64 %122
  %256 = load <16 x float>, ptr %255, align 4
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> %256, <16 x float> %191)
  %258 = add nuw nsw i64 %207, 16
  %259 = icmp slt i64 %258, %103
  br i1 %259, label %190, label %123, !llvm.loop !11

260:                                              ; preds = %123
  %261 = load i64, ptr %32, align 8
  br label %262

262:                                              ; preds = %260, %98
  %263 = phi i64 [ %261, %260 ], [ %82, %98 ]
  %264 = add nuw nsw i64 %83, 16
  %265 = icmp slt i64 %264, %263
  br i1 %265, label %81, label %78, !llvm.loop !13

266:                                              ; preds = %81, %307
  %267 = phi i64 [ 0, %81 ], [ %308, %307 ]
  %268 = add i64 %88, %267
  %269 = sub nsw i64 %268, %82
  %270 = icmp slt i64 %269, 0
  %271 = mul nsw i64 %86, %268
  %272 = getelementptr inbounds float, ptr %51, i64 %271
  %273 = mul nsw i64 %87, %269
  %274 = getelementptr inbounds float, ptr %55, i64 %273
  %275 = select i1 %270, ptr %272, ptr %274
  br i1 %90, label %276, label %307

276:                                              ; preds = %266
  br i1 %95, label %298, label %277

277:                                              ; preds = %276, %277
  %278 = phi i64 [ %295, %277 ], [ 0, %276 ]
  %279 = phi i64 [ %296, %277 ], [ 0, %276 ]
  %280 = getelementptr inbounds nuw float, ptr %275, i64 %278
  call void @llvm.prefetch.p0(ptr %280, i32 0, i32 3, i32 1)
  %281 = or disjoint i64 %278, 16
  %282 = getelementptr inbounds nuw float, ptr %275, i64 %281
  call void @llvm.prefetch.p0(ptr nonnull %282, i32 0, i32 3, i32 1)
  %283 = or disjoint i64 %278, 32
  %284 = getelementptr inbounds nuw float, ptr %275, i64 %283
  call void @llvm.prefetch.p0(ptr nonnull %284, i32 0, i32 3, i32 1)
  %285 = or disjoint i64 %278, 48
  %286 = getelementptr inbounds nuw float, ptr %275, i64 %285
  call void @llvm.prefetch.p0(ptr nonnull %286, i32 0, i32 3, i32 1)
  %287 = or disjoint i64 %278, 64
  %288 = getelementptr inbounds nuw float, ptr %275, i64 %287
  call void @llvm.prefetch.p0(ptr nonnull %288, i32 0, i32 3, i32 1)
  %289 = or disjoint i64 %278, 80
  %290 = getelementptr inbounds nuw float, ptr %275, i64 %289
  call void @llvm.prefetch.p0(ptr nonnull %290, i32 0, i32 3, i32 1)
  %291 = or disjoint i64 %278, 96
  %292 = getelementptr inbounds nuw float, ptr %275, i64 %291
  call void @llvm.prefetch.p0(ptr nonnull %292, i32 0, i32 3, i32 1)
  %293 = or disjoint i64 %278, 112
  %294 = getelementptr inbounds nuw float, ptr %275, i64 %293
  call void @llvm.prefetch.p0(ptr nonnull %294, i32 0, i32 3, i32 1)
  %295 = add nuw nsw i64 %278, 128
  %296 = add i64 %279, 8
  %297 = icmp eq i64 %296, %96
  br i1 %297, label %298, label %277, !llvm.loop !14

298:                                              ; preds = %277, %276
  %299 = phi i64 [ 0, %276 ], [ %295, %277 ]
  br i1 %97, label %307, label %300

300:                                              ; preds = %298, %300
  %301 = phi i64 [ %304, %300 ], [ %299, %298 ]
  %302 = phi i64 [ %305, %300 ], [ 0, %298 ]
  %303 = getelementptr inbounds nuw float, ptr %275, i64 %301
  call void @llvm.prefetch.p0(ptr %303, i32 0, i32 3, i32 1)
  %304 = add nuw nsw i64 %301, 16
  %305 = add i64 %302, 1
  %306 = icmp eq i64 %305, %94
  br i1 %306, label %307, label %300, !llvm.loop !15

307:                                              ; preds = %298, %300, %266
  %308 = add nuw nsw i64 %267, 1
  %309 = icmp eq i64 %308, 16
  br i1 %309, label %98, label %266, !llvm.loop !16

310:                                              ; preds = %79, %430
  %311 = phi i64 [ %452, %430 ], [ 0, %79 ]
  %312 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %311
  %313 = load i64, ptr %32, align 8
  %314 = icmp sgt i64 %313, 0
  br i1 %314, label %318, label %315

315:                                              ; preds = %310
  %316 = load float, ptr %38, align 8
  %317 = fmul float %39, %316
  br label %430

318:                                              ; preds = %310
  %319 = getelementptr inbounds nuw i8, ptr %312, i64 32
  %320 = load i64, ptr %319, align 16
  %321 = trunc i64 %320 to i32
  %322 = insertelement <16 x i32> poison, i32 %321, i64 0
  %323 = shufflevector <16 x i32> %322, <16 x i32> poison, <16 x i32> zeroinitializer
  %324 = getelementptr inbounds nuw i8, ptr %312, i64 24
  %325 = load ptr, ptr %324, align 8
  %326 = add nsw i64 %313, -1
  %327 = icmp ult i64 %313, 17
  br i1 %327, label %332, label %328

328:                                              ; preds = %318
  %329 = lshr i64 %326, 4
  %330 = add nuw nsw i64 %329, 1
  %331 = and i64 %330, 2305843009213693950
  br label %363

332:                                              ; preds = %363, %318
  %333 = phi <16 x float> [ poison, %318 ], [ %387, %363 ]
  %334 = phi <16 x float> [ splat (float 0xFFF0000000000000), %318 ], [ %387, %363 ]
  %335 = phi i64 [ 0, %318 ], [ %388, %363 ]
  %336 = and i64 %326, 16
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %338, label %349

338:                                              ; preds = %332
  %339 = trunc i64 %335 to i32
  %340 = insertelement <16 x i32> poison, i32 %339, i64 0
  %341 = shufflevector <16 x i32> %340, <16 x i32> poison, <16 x i32> zeroinitializer
  %342 = or disjoint <16 x i32> %341, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %343 = icmp slt <16 x i32> %342, %323
  %344 = getelementptr inbounds nuw float, ptr %325, i64 %335
  %345 = load <16 x float>, ptr %344, align 4
  %346 = select <16 x i1> %343, <16 x float> %345, <16 x float> splat (float 0xFFF0000000000000)
  %347 = fcmp ogt <16 x float> %346, %334
  %348 = select <16 x i1> %347, <16 x float> %346, <16 x float> %334
  br label %349

349:                                              ; preds = %332, %338
  %350 = phi <16 x float> [ %333, %332 ], [ %348, %338 ]
  %351 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %350)
  %352 = load float, ptr %38, align 8
  %353 = fmul float %351, %352
  %354 = getelementptr inbounds nuw i8, ptr %312, i64 32
  %355 = load i64, ptr %354, align 16
  %356 = trunc i64 %355 to i32
  %357 = insertelement <16 x i32> poison, i32 %356, i64 0
  %358 = shufflevector <16 x i32> %357, <16 x i32> poison, <16 x i32> zeroinitializer
  %359 = getelementptr inbounds nuw i8, ptr %312, i64 24
  %360 = load ptr, ptr %359, align 8
  %361 = insertelement <16 x float> poison, float %353, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  br label %391

363:                                              ; preds = %363, %328
  %364 = phi <16 x float> [ splat (float 0xFFF0000000000000), %328 ], [ %387, %363 ]
  %365 = phi i64 [ 0, %328 ], [ %388, %363 ]
  %366 = phi i64 [ 0, %328 ], [ %389, %363 ]
  %367 = trunc i64 %365 to i32
  %368 = insertelement <16 x i32> poison, i32 %367, i64 0
  %369 = shufflevector <16 x i32> %368, <16 x i32> poison, <16 x i32> zeroinitializer
  %370 = or disjoint <16 x i32> %369, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %371 = icmp slt <16 x i32> %370, %323
  %372 = getelementptr inbounds nuw float, ptr %325, i64 %365
  %373 = load <16 x float>, ptr %372, align 4
  %374 = select <16 x i1> %371, <16 x float> %373, <16 x float> splat (float 0xFFF0000000000000)
  %375 = fcmp ogt <16 x float> %374, %364
  %376 = select <16 x i1> %375, <16 x float> %374, <16 x float> %364
  %377 = or disjoint i64 %365, 16
  %378 = trunc i64 %377 to i32
  %379 = insertelement <16 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <16 x i32> %379, <16 x i32> poison, <16 x i32> zeroinitializer
  %381 = or disjoint <16 x i32> %380, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %382 = icmp slt <16 x i32> %381, %323
  %383 = getelementptr inbounds nuw float, ptr %325, i64 %377
  %384 = load <16 x float>, ptr %383, align 4
  %385 = select <16 x i1> %382, <16 x float> %384, <16 x float> splat (float 0xFFF0000000000000)
  %386 = fcmp ogt <16 x float> %385, %376
  %387 = select <16 x i1> %386, <16 x float> %385, <16 x float> %376
  %388 = add nuw nsw i64 %365, 32
  %389 = add i64 %366, 2
  %390 = icmp eq i64 %389, %331
  br i1 %390, label %332, label %363, !llvm.loop !17

391:                                              ; preds = %349, %391
  %392 = phi <16 x float> [ zeroinitializer, %349 ], [ %426, %391 ]
  %393 = phi i64 [ 0, %349 ], [ %427, %391 ]
  %394 = trunc i64 %393 to i32
  %395 = insertelement <16 x i32> poison, i32 %394, i64 0
  %396 = shufflevector <16 x i32> %395, <16 x i32> poison, <16 x i32> zeroinitializer
  %397 = or disjoint <16 x i32> %396, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %398 = icmp slt <16 x i32> %397, %358
  %399 = getelementptr inbounds nuw float, ptr %360, i64 %393
  %400 = load <16 x float>, ptr %399, align 4
  %401 = load float, ptr %38, align 8
  %402 = insertelement <16 x float> poison, float %401, i64 0
  %403 = shufflevector <16 x float> %402, <16 x float> poison, <16 x i32> zeroinitializer
  %404 = fmul <16 x float> %400, %403
  %405 = fsub <16 x float> %404, %362
  %406 = fcmp olt <16 x float> %405, splat (float -8.600000e+01)
  %407 = select <16 x i1> %406, <16 x float> splat (float -8.600000e+01), <16 x float> %405
  %408 = call <16 x float> @llvm.fma.v16f32(<16 x float> %407, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %409 = bitcast <16 x float> %408 to <16 x i32>
  %410 = fadd <16 x float> %408, splat (float 0xC168000000000000)
  %411 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %407)
  %412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %411)
  %413 = call <16 x float> @llvm.fma.v16f32(<16 x float> %412, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %414 = call <16 x float> @llvm.fma.v16f32(<16 x float> %413, <16 x float> %412, <16 x float> splat (float 0x3F81112100000000))
  %415 = call <16 x float> @llvm.fma.v16f32(<16 x float> %414, <16 x float> %412, <16 x float> splat (float 0x3FA5553820000000))
  %416 = call <16 x float> @llvm.fma.v16f32(<16 x float> %415, <16 x float> %412, <16 x float> splat (float 0x3FC5555540000000))
  %417 = call <16 x float> @llvm.fma.v16f32(<16 x float> %416, <16 x float> %412, <16 x float> splat (float 5.000000e-01))
  %418 = fmul <16 x float> %412, %412
  %419 = call <16 x float> @llvm.fma.v16f32(<16 x float> %417, <16 x float> %418, <16 x float> %412)
  %420 = fadd <16 x float> %419, splat (float 1.000000e+00)
  %421 = shl <16 x i32> %409, splat (i32 23)
  %422 = add <16 x i32> %421, splat (i32 1065353216)
  %423 = bitcast <16 x i32> %422 to <16 x float>
  %424 = fmul <16 x float> %420, %423
  %425 = select <16 x i1> %398, <16 x float> %424, <16 x float> zeroinitializer
  store <16 x float> %425, ptr %399, align 4
  %426 = fadd <16 x float> %392, %425
  %427 = add nuw nsw i64 %393, 16
  %428 = load i64, ptr %32, align 8
  %429 = icmp slt i64 %427, %428
  br i1 %429, label %391, label %430, !llvm.loop !18

430:                                              ; preds = %391, %315
  %431 = phi float [ %317, %315 ], [ %353, %391 ]
  %432 = phi <16 x float> [ zeroinitializer, %315 ], [ %426, %391 ]
  %433 = shufflevector <16 x float> %432, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %434 = shufflevector <16 x float> %432, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %435 = fadd <8 x float> %433, %434
  %436 = shufflevector <8 x float> %435, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %437 = shufflevector <8 x float> %435, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %438 = fadd <4 x float> %436, %437
  %439 = shufflevector <4 x float> %438, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %440 = fadd <4 x float> %438, %439
  %441 = shufflevector <4 x float> %438, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %442 = shufflevector <4 x float> %438, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %443 = fadd <4 x float> %441, %442
  %444 = fadd <4 x float> %440, %443
  %445 = extractelement <4 x float> %444, i64 0
  %446 = fdiv float 1.000000e+00, %445
  %447 = getelementptr inbounds nuw i8, ptr %312, i64 40
  store float %446, ptr %447, align 8
  %448 = call float @logf(float noundef %445)
  %449 = fadd float %431, %448
  %450 = getelementptr inbounds nuw i8, ptr %312, i64 16
  %451 = load ptr, ptr %450, align 16
  store float %449, ptr %451, align 4
  %452 = add nuw nsw i64 %311, 1
  %453 = icmp eq i64 %452, %80
  br i1 %453, label %454, label %310, !llvm.loop !19

454:                                              ; preds = %430, %1280
  %455 = phi i64 [ %1281, %1280 ], [ 0, %430 ]
  %456 = sub nsw i64 %47, %455
  %457 = call i64 @llvm.smin.i64(i64 %456, i64 6)
  %458 = add nsw i64 %457, -1
  %459 = icmp slt i64 %456, 4
  %460 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %455
  %461 = load i64, ptr %33, align 8
  %462 = icmp slt i64 %461, 64
  br i1 %459, label %463, label %786

463:                                              ; preds = %454
  br i1 %462, label %474, label %464

464:                                              ; preds = %463
  %465 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %466 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %467 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %468 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %469 = getelementptr inbounds %struct.query, ptr %460, i64 %468, i32 3
  %470 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %471 = getelementptr inbounds %struct.query, ptr %460, i64 %470, i32 3
  %472 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %473 = getelementptr inbounds %struct.query, ptr %460, i64 %472, i32 3
  br label %490

474:                                              ; preds = %511, %463
  %475 = phi i64 [ %461, %463 ], [ %573, %511 ]
  %476 = phi i64 [ 0, %463 ], [ %492, %511 ]
  %477 = icmp slt i64 %476, %475
  br i1 %477, label %478, label %1280

478:                                              ; preds = %474
  %479 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %480 = getelementptr inbounds %struct.query, ptr %460, i64 %479
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 8
  %482 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %483 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %484 = getelementptr inbounds %struct.query, ptr %460, i64 %479, i32 3
  %485 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %486 = getelementptr inbounds %struct.query, ptr %460, i64 %485, i32 3
  %487 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %488 = getelementptr inbounds %struct.query, ptr %460, i64 %487, i32 3
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 40
  br label %666

490:                                              ; preds = %464, %511
  %491 = phi i64 [ %573, %511 ], [ %461, %464 ]
  %492 = phi i64 [ %572, %511 ], [ 64, %464 ]
  %493 = phi i64 [ %492, %511 ], [ 0, %464 ]
  %494 = load i64, ptr %32, align 8
  %495 = getelementptr float, ptr %55, i64 %493
  %496 = icmp sgt i64 %494, 0
  br i1 %496, label %497, label %511

497:                                              ; preds = %490
  %498 = icmp eq i64 %493, 0
  %499 = icmp sgt i64 %491, 0
  %500 = load i64, ptr %37, align 8
  %501 = load ptr, ptr %469, align 8
  %502 = load ptr, ptr %471, align 8
  %503 = load ptr, ptr %473, align 8
  %504 = add i64 %491, -1
  %505 = lshr i64 %504, 4
  %506 = add nuw nsw i64 %505, 1
  %507 = and i64 %506, 7
  %508 = icmp ult i64 %491, 113
  %509 = and i64 %506, 2305843009213693944
  %510 = icmp eq i64 %507, 0
  br label %575

511:                                              ; preds = %630, %490
  %512 = phi i64 [ %467, %490 ], [ %472, %630 ]
  %513 = phi i64 [ %466, %490 ], [ %470, %630 ]
  %514 = phi i64 [ %465, %490 ], [ %468, %630 ]
  %515 = phi <16 x float> [ zeroinitializer, %490 ], [ %644, %630 ]
  %516 = phi <16 x float> [ zeroinitializer, %490 ], [ %645, %630 ]
  %517 = phi <16 x float> [ zeroinitializer, %490 ], [ %646, %630 ]
  %518 = phi <16 x float> [ zeroinitializer, %490 ], [ %647, %630 ]
  %519 = phi <16 x float> [ zeroinitializer, %490 ], [ %652, %630 ]
  %520 = phi <16 x float> [ zeroinitializer, %490 ], [ %653, %630 ]
  %521 = phi <16 x float> [ zeroinitializer, %490 ], [ %654, %630 ]
  %522 = phi <16 x float> [ zeroinitializer, %490 ], [ %655, %630 ]
  %523 = phi <16 x float> [ zeroinitializer, %490 ], [ %660, %630 ]
  %524 = phi <16 x float> [ zeroinitializer, %490 ], [ %661, %630 ]
  %525 = phi <16 x float> [ zeroinitializer, %490 ], [ %662, %630 ]
  %526 = phi <16 x float> [ zeroinitializer, %490 ], [ %663, %630 ]
  %527 = getelementptr inbounds %struct.query, ptr %460, i64 %514
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 8
  %529 = load ptr, ptr %528, align 8
  %530 = getelementptr inbounds nuw float, ptr %529, i64 %493
  %531 = getelementptr inbounds nuw i8, ptr %527, i64 40
  %532 = load float, ptr %531, align 8
  %533 = insertelement <16 x float> poison, float %532, i64 0
  %534 = shufflevector <16 x float> %533, <16 x float> poison, <16 x i32> zeroinitializer
  %535 = fmul <16 x float> %515, %534
  store <16 x float> %535, ptr %530, align 4
  %536 = getelementptr inbounds nuw i8, ptr %530, i64 64
  %537 = fmul <16 x float> %516, %534
  store <16 x float> %537, ptr %536, align 4
  %538 = getelementptr inbounds nuw i8, ptr %530, i64 128
  %539 = fmul <16 x float> %517, %534
  store <16 x float> %539, ptr %538, align 4
  %540 = getelementptr inbounds nuw i8, ptr %530, i64 192
  %541 = fmul <16 x float> %518, %534
  store <16 x float> %541, ptr %540, align 4
  %542 = getelementptr inbounds %struct.query, ptr %460, i64 %513
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 8
  %544 = load ptr, ptr %543, align 8
  %545 = getelementptr inbounds nuw float, ptr %544, i64 %493
  %546 = getelementptr inbounds nuw i8, ptr %542, i64 40
  %547 = load float, ptr %546, align 8
  %548 = insertelement <16 x float> poison, float %547, i64 0
  %549 = shufflevector <16 x float> %548, <16 x float> poison, <16 x i32> zeroinitializer
  %550 = fmul <16 x float> %519, %549
  store <16 x float> %550, ptr %545, align 4
  %551 = getelementptr inbounds nuw i8, ptr %545, i64 64
  %552 = fmul <16 x float> %520, %549
  store <16 x float> %552, ptr %551, align 4
  %553 = getelementptr inbounds nuw i8, ptr %545, i64 128
  %554 = fmul <16 x float> %521, %549
  store <16 x float> %554, ptr %553, align 4
  %555 = getelementptr inbounds nuw i8, ptr %545, i64 192
  %556 = fmul <16 x float> %522, %549
  store <16 x float> %556, ptr %555, align 4
  %557 = getelementptr inbounds %struct.query, ptr %460, i64 %512
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 8
  %559 = load ptr, ptr %558, align 8
  %560 = getelementptr inbounds nuw float, ptr %559, i64 %493
  %561 = getelementptr inbounds nuw i8, ptr %557, i64 40
  %562 = load float, ptr %561, align 8
  %563 = insertelement <16 x float> poison, float %562, i64 0
  %564 = shufflevector <16 x float> %563, <16 x float> poison, <16 x i32> zeroinitializer
  %565 = fmul <16 x float> %523, %564
  store <16 x float> %565, ptr %560, align 4
  %566 = getelementptr inbounds nuw i8, ptr %560, i64 64
  %567 = fmul <16 x float> %524, %564
  store <16 x float> %567, ptr %566, align 4
  %568 = getelementptr inbounds nuw i8, ptr %560, i64 128
  %569 = fmul <16 x float> %525, %564
  store <16 x float> %569, ptr %568, align 4
  %570 = getelementptr inbounds nuw i8, ptr %560, i64 192
  %571 = fmul <16 x float> %526, %564
  store <16 x float> %571, ptr %570, align 4
  %572 = add nuw nsw i64 %492, 64
  %573 = load i64, ptr %33, align 8
  %574 = icmp sgt i64 %572, %573
  br i1 %574, label %474, label %490, !llvm.loop !20

575:                                              ; preds = %497, %630
  %576 = phi <16 x float> [ zeroinitializer, %497 ], [ %644, %630 ]
  %577 = phi <16 x float> [ zeroinitializer, %497 ], [ %645, %630 ]
  %578 = phi <16 x float> [ zeroinitializer, %497 ], [ %646, %630 ]
  %579 = phi <16 x float> [ zeroinitializer, %497 ], [ %647, %630 ]
  %580 = phi <16 x float> [ zeroinitializer, %497 ], [ %652, %630 ]
  %581 = phi <16 x float> [ zeroinitializer, %497 ], [ %653, %630 ]
  %582 = phi <16 x float> [ zeroinitializer, %497 ], [ %654, %630 ]
  %583 = phi <16 x float> [ zeroinitializer, %497 ], [ %655, %630 ]
  %584 = phi <16 x float> [ zeroinitializer, %497 ], [ %660, %630 ]
  %585 = phi <16 x float> [ zeroinitializer, %497 ], [ %661, %630 ]
  %586 = phi <16 x float> [ zeroinitializer, %497 ], [ %662, %630 ]
  %587 = phi <16 x float> [ zeroinitializer, %497 ], [ %663, %630 ]
  %588 = phi i64 [ 0, %497 ], [ %664, %630 ]
  br i1 %498, label %589, label %630

589:                                              ; preds = %575
  %590 = load i64, ptr %36, align 8
  %591 = add nuw nsw i64 %588, 32
  %592 = sub nsw i64 %591, %494
  %593 = icmp slt i64 %592, 0
  %594 = mul nsw i64 %500, %591
  %595 = getelementptr inbounds float, ptr %55, i64 %594
  %596 = mul nsw i64 %590, %592
  %597 = getelementptr inbounds float, ptr %74, i64 %596
  %598 = select i1 %593, ptr %595, ptr %597
  br i1 %499, label %599, label %630

599:                                              ; preds = %589
  br i1 %508, label %621, label %600

600:                                              ; preds = %599, %600
  %601 = phi i64 [ %618, %600 ], [ 0, %599 ]
  %602 = phi i64 [ %619, %600 ], [ 0, %599 ]
  %603 = getelementptr inbounds nuw float, ptr %598, i64 %601
  call void @llvm.prefetch.p0(ptr %603, i32 0, i32 3, i32 1)
  %604 = or disjoint i64 %601, 16
  %605 = getelementptr inbounds nuw float, ptr %598, i64 %604
  call void @llvm.prefetch.p0(ptr nonnull %605, i32 0, i32 3, i32 1)
  %606 = or disjoint i64 %601, 32
  %607 = getelementptr inbounds nuw float, ptr %598, i64 %606
  call void @llvm.prefetch.p0(ptr nonnull %607, i32 0, i32 3, i32 1)
  %608 = or disjoint i64 %601, 48
  %609 = getelementptr inbounds nuw float, ptr %598, i64 %608
  call void @llvm.prefetch.p0(ptr nonnull %609, i32 0, i32 3, i32 1)
  %610 = or disjoint i64 %601, 64
  %611 = getelementptr inbounds nuw float, ptr %598, i64 %610
  call void @llvm.prefetch.p0(ptr nonnull %611, i32 0, i32 3, i32 1)
  %612 = or disjoint i64 %601, 80
  %613 = getelementptr inbounds nuw float, ptr %598, i64 %612
  call void @llvm.prefetch.p0(ptr nonnull %613, i32 0, i32 3, i32 1)
  %614 = or disjoint i64 %601, 96
  %615 = getelementptr inbounds nuw float, ptr %598, i64 %614
  call void @llvm.prefetch.p0(ptr nonnull %615, i32 0, i32 3, i32 1)
  %616 = or disjoint i64 %601, 112
  %617 = getelementptr inbounds nuw float, ptr %598, i64 %616
  call void @llvm.prefetch.p0(ptr nonnull %617, i32 0, i32 3, i32 1)
  %618 = add nuw nsw i64 %601, 128
  %619 = add i64 %602, 8
  %620 = icmp eq i64 %619, %509
  br i1 %620, label %621, label %600, !llvm.loop !14

621:                                              ; preds = %600, %599
  %622 = phi i64 [ 0, %599 ], [ %618, %600 ]
  br i1 %510, label %630, label %623

623:                                              ; preds = %621, %623
  %624 = phi i64 [ %627, %623 ], [ %622, %621 ]
  %625 = phi i64 [ %628, %623 ], [ 0, %621 ]
  %626 = getelementptr inbounds nuw float, ptr %598, i64 %624
  call void @llvm.prefetch.p0(ptr %626, i32 0, i32 3, i32 1)
  %627 = add nuw nsw i64 %624, 16
  %628 = add i64 %625, 1
  %629 = icmp eq i64 %628, %507
  br i1 %629, label %630, label %623, !llvm.loop !21

630:                                              ; preds = %621, %623, %589, %575
  %631 = mul nsw i64 %500, %588
  %632 = getelementptr float, ptr %495, i64 %631
  %633 = load <16 x float>, ptr %632, align 4
  %634 = getelementptr inbounds nuw i8, ptr %632, i64 64
  %635 = load <16 x float>, ptr %634, align 4
  %636 = getelementptr inbounds nuw i8, ptr %632, i64 128
  %637 = load <16 x float>, ptr %636, align 4
  %638 = getelementptr inbounds nuw i8, ptr %632, i64 192
  %639 = load <16 x float>, ptr %638, align 4
  %640 = getelementptr inbounds nuw float, ptr %501, i64 %588
  %641 = load float, ptr %640, align 4
  %642 = insertelement <16 x float> poison, float %641, i64 0
  %643 = shufflevector <16 x float> %642, <16 x float> poison, <16 x i32> zeroinitializer
  %644 = call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %633, <16 x float> %576)
  %645 = call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %635, <16 x float> %577)
  %646 = call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %637, <16 x float> %578)
  %647 = call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %639, <16 x float> %579)
  %648 = getelementptr inbounds nuw float, ptr %502, i64 %588
  %649 = load float, ptr %648, align 4
  %650 = insertelement <16 x float> poison, float %649, i64 0
  %651 = shufflevector <16 x float> %650, <16 x float> poison, <16 x i32> zeroinitializer
  %652 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %633, <16 x float> %580)
  %653 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %635, <16 x float> %581)
  %654 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %637, <16 x float> %582)
  %655 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %639, <16 x float> %583)
  %656 = getelementptr inbounds nuw float, ptr %503, i64 %588
  %657 = load float, ptr %656, align 4
  %658 = insertelement <16 x float> poison, float %657, i64 0
  %659 = shufflevector <16 x float> %658, <16 x float> poison, <16 x i32> zeroinitializer
  %660 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> %633, <16 x float> %584)
  %661 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> %635, <16 x float> %585)
  %662 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> %637, <16 x float> %586)
  %663 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> %639, <16 x float> %587)
  %664 = add nuw nsw i64 %588, 1
  %665 = icmp eq i64 %664, %494
  br i1 %665, label %511, label %575, !llvm.loop !22

666:                                              ; preds = %478, %686
  %667 = phi i64 [ %717, %686 ], [ %475, %478 ]
  %668 = phi i64 [ %716, %686 ], [ %476, %478 ]
  %669 = load i64, ptr %32, align 8
  %670 = icmp sgt i64 %669, 0
  br i1 %670, label %671, label %686

671:                                              ; preds = %666
  %672 = icmp eq i64 %668, 0
  %673 = icmp sgt i64 %667, 0
  %674 = getelementptr float, ptr %55, i64 %668
  %675 = load i64, ptr %37, align 8
  %676 = load ptr, ptr %484, align 8
  %677 = load ptr, ptr %486, align 8
  %678 = load ptr, ptr %488, align 8
  %679 = add i64 %667, -1
  %680 = lshr i64 %679, 4
  %681 = add nuw nsw i64 %680, 1
  %682 = and i64 %681, 7
  %683 = icmp ult i64 %667, 113
  %684 = and i64 %681, 2305843009213693944
  %685 = icmp eq i64 %682, 0
  br label %719

686:                                              ; preds = %765, %666
  %687 = phi i64 [ %483, %666 ], [ %487, %765 ]
  %688 = phi i64 [ %482, %666 ], [ %485, %765 ]
  %689 = phi <16 x float> [ zeroinitializer, %666 ], [ %783, %765 ]
  %690 = phi <16 x float> [ zeroinitializer, %666 ], [ %778, %765 ]
  %691 = phi <16 x float> [ zeroinitializer, %666 ], [ %773, %765 ]
  %692 = load ptr, ptr %481, align 8
  %693 = getelementptr inbounds nuw float, ptr %692, i64 %668
  %694 = load float, ptr %489, align 8
  %695 = insertelement <16 x float> poison, float %694, i64 0
  %696 = shufflevector <16 x float> %695, <16 x float> poison, <16 x i32> zeroinitializer
  %697 = fmul <16 x float> %691, %696
  store <16 x float> %697, ptr %693, align 4
  %698 = getelementptr inbounds %struct.query, ptr %460, i64 %688
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 8
  %700 = load ptr, ptr %699, align 8
  %701 = getelementptr inbounds nuw float, ptr %700, i64 %668
  %702 = getelementptr inbounds nuw i8, ptr %698, i64 40
  %703 = load float, ptr %702, align 8
  %704 = insertelement <16 x float> poison, float %703, i64 0
  %705 = shufflevector <16 x float> %704, <16 x float> poison, <16 x i32> zeroinitializer
  %706 = fmul <16 x float> %690, %705
  store <16 x float> %706, ptr %701, align 4
  %707 = getelementptr inbounds %struct.query, ptr %460, i64 %687
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 8
  %709 = load ptr, ptr %708, align 8
  %710 = getelementptr inbounds nuw float, ptr %709, i64 %668
  %711 = getelementptr inbounds nuw i8, ptr %707, i64 40
  %712 = load float, ptr %711, align 8
  %713 = insertelement <16 x float> poison, float %712, i64 0
  %714 = shufflevector <16 x float> %713, <16 x float> poison, <16 x i32> zeroinitializer
  %715 = fmul <16 x float> %689, %714
  store <16 x float> %715, ptr %710, align 4
  %716 = add nuw nsw i64 %668, 16
  %717 = load i64, ptr %33, align 8
  %718 = icmp slt i64 %716, %717
  br i1 %718, label %666, label %1280, !llvm.loop !23

719:                                              ; preds = %671, %765
  %720 = phi <16 x float> [ zeroinitializer, %671 ], [ %783, %765 ]
  %721 = phi <16 x float> [ zeroinitializer, %671 ], [ %778, %765 ]
  %722 = phi <16 x float> [ zeroinitializer, %671 ], [ %773, %765 ]
  %723 = phi i64 [ 0, %671 ], [ %784, %765 ]
  br i1 %672, label %724, label %765

724:                                              ; preds = %719
  %725 = load i64, ptr %36, align 8
  %726 = add nuw nsw i64 %723, 32
  %727 = sub nsw i64 %726, %669
  %728 = icmp slt i64 %727, 0
  %729 = mul nsw i64 %675, %726
  %730 = getelementptr inbounds float, ptr %55, i64 %729
  %731 = mul nsw i64 %725, %727
  %732 = getelementptr inbounds float, ptr %74, i64 %731
  %733 = select i1 %728, ptr %730, ptr %732
  br i1 %673, label %734, label %765

734:                                              ; preds = %724
  br i1 %683, label %756, label %735

735:                                              ; preds = %734, %735
  %736 = phi i64 [ %753, %735 ], [ 0, %734 ]
  %737 = phi i64 [ %754, %735 ], [ 0, %734 ]
  %738 = getelementptr inbounds nuw float, ptr %733, i64 %736
  call void @llvm.prefetch.p0(ptr %738, i32 0, i32 3, i32 1)
  %739 = or disjoint i64 %736, 16
  %740 = getelementptr inbounds nuw float, ptr %733, i64 %739
  call void @llvm.prefetch.p0(ptr nonnull %740, i32 0, i32 3, i32 1)
  %741 = or disjoint i64 %736, 32
  %742 = getelementptr inbounds nuw float, ptr %733, i64 %741
  call void @llvm.prefetch.p0(ptr nonnull %742, i32 0, i32 3, i32 1)
  %743 = or disjoint i64 %736, 48
  %744 = getelementptr inbounds nuw float, ptr %733, i64 %743
  call void @llvm.prefetch.p0(ptr nonnull %744, i32 0, i32 3, i32 1)
  %745 = or disjoint i64 %736, 64
  %746 = getelementptr inbounds nuw float, ptr %733, i64 %745
  call void @llvm.prefetch.p0(ptr nonnull %746, i32 0, i32 3, i32 1)
  %747 = or disjoint i64 %736, 80
  %748 = getelementptr inbounds nuw float, ptr %733, i64 %747
  call void @llvm.prefetch.p0(ptr nonnull %748, i32 0, i32 3, i32 1)
  %749 = or disjoint i64 %736, 96
  %750 = getelementptr inbounds nuw float, ptr %733, i64 %749
  call void @llvm.prefetch.p0(ptr nonnull %750, i32 0, i32 3, i32 1)
  %751 = or disjoint i64 %736, 112
  %752 = getelementptr inbounds nuw float, ptr %733, i64 %751
  call void @llvm.prefetch.p0(ptr nonnull %752, i32 0, i32 3, i32 1)
  %753 = add nuw nsw i64 %736, 128
  %754 = add i64 %737, 8
  %755 = icmp eq i64 %754, %684
  br i1 %755, label %756, label %735, !llvm.loop !14

756:                                              ; preds = %735, %734
  %757 = phi i64 [ 0, %734 ], [ %753, %735 ]
  br i1 %685, label %765, label %758

758:                                              ; preds = %756, %758
  %759 = phi i64 [ %762, %758 ], [ %757, %756 ]
  %760 = phi i64 [ %763, %758 ], [ 0, %756 ]
  %761 = getelementptr inbounds nuw float, ptr %733, i64 %759
  call void @llvm.prefetch.p0(ptr %761, i32 0, i32 3, i32 1)
  %762 = add nuw nsw i64 %759, 16
  %763 = add i64 %760, 1
  %764 = icmp eq i64 %763, %682
  br i1 %764, label %765, label %758, !llvm.loop !24

765:                                              ; preds = %756, %758, %724, %719
  %766 = mul nsw i64 %675, %723
  %767 = getelementptr float, ptr %674, i64 %766
  %768 = load <16 x float>, ptr %767, align 4
  %769 = getelementptr inbounds nuw float, ptr %676, i64 %723
  %770 = load float, ptr %769, align 4
  %771 = insertelement <16 x float> poison, float %770, i64 0
  %772 = shufflevector <16 x float> %771, <16 x float> poison, <16 x i32> zeroinitializer
  %773 = call <16 x float> @llvm.fma.v16f32(<16 x float> %772, <16 x float> %768, <16 x float> %722)
  %774 = getelementptr inbounds nuw float, ptr %677, i64 %723
  %775 = load float, ptr %774, align 4
  %776 = insertelement <16 x float> poison, float %775, i64 0
  %777 = shufflevector <16 x float> %776, <16 x float> poison, <16 x i32> zeroinitializer
  %778 = call <16 x float> @llvm.fma.v16f32(<16 x float> %777, <16 x float> %768, <16 x float> %721)
  %779 = getelementptr inbounds nuw float, ptr %678, i64 %723
  %780 = load float, ptr %779, align 4
  %781 = insertelement <16 x float> poison, float %780, i64 0
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer
  %783 = call <16 x float> @llvm.fma.v16f32(<16 x float> %782, <16 x float> %768, <16 x float> %720)
  %784 = add nuw nsw i64 %723, 1
  %785 = icmp eq i64 %784, %669
  br i1 %785, label %686, label %719, !llvm.loop !22

786:                                              ; preds = %454
  br i1 %462, label %806, label %787

787:                                              ; preds = %786
  %788 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %789 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %790 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %791 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %792 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %793 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %794 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %795 = getelementptr inbounds %struct.query, ptr %460, i64 %794, i32 3
  %796 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %797 = getelementptr inbounds %struct.query, ptr %460, i64 %796, i32 3
  %798 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %799 = getelementptr inbounds %struct.query, ptr %460, i64 %798, i32 3
  %800 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %801 = getelementptr inbounds %struct.query, ptr %460, i64 %800, i32 3
  %802 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %803 = getelementptr inbounds %struct.query, ptr %460, i64 %802, i32 3
  %804 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %805 = getelementptr inbounds %struct.query, ptr %460, i64 %804, i32 3
  br label %831

806:                                              ; preds = %855, %786
  %807 = phi i64 [ %461, %786 ], [ %977, %855 ]
  %808 = phi i64 [ 0, %786 ], [ %833, %855 ]
  %809 = icmp slt i64 %808, %807
  br i1 %809, label %810, label %1280

810:                                              ; preds = %806
  %811 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %812 = getelementptr inbounds %struct.query, ptr %460, i64 %811
  %813 = getelementptr inbounds nuw i8, ptr %812, i64 8
  %814 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %815 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %816 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %817 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %818 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %819 = getelementptr inbounds %struct.query, ptr %460, i64 %811, i32 3
  %820 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %821 = getelementptr inbounds %struct.query, ptr %460, i64 %820, i32 3
  %822 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %823 = getelementptr inbounds %struct.query, ptr %460, i64 %822, i32 3
  %824 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %825 = getelementptr inbounds %struct.query, ptr %460, i64 %824, i32 3
  %826 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %827 = getelementptr inbounds %struct.query, ptr %460, i64 %826, i32 3
  %828 = call i64 @llvm.smin.i64(i64 %458, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %829 = getelementptr inbounds %struct.query, ptr %460, i64 %828, i32 3
  %830 = getelementptr inbounds nuw i8, ptr %812, i64 40
  br label %1106

831:                                              ; preds = %787, %855
  %832 = phi i64 [ %977, %855 ], [ %461, %787 ]
  %833 = phi i64 [ %976, %855 ], [ 64, %787 ]
  %834 = phi i64 [ %833, %855 ], [ 0, %787 ]
  %835 = load i64, ptr %32, align 8
  %836 = getelementptr float, ptr %55, i64 %834
  %837 = icmp sgt i64 %835, 0
  br i1 %837, label %838, label %855

838:                                              ; preds = %831
  %839 = icmp eq i64 %834, 0
  %840 = icmp sgt i64 %832, 0
  %841 = load i64, ptr %37, align 8
  %842 = load ptr, ptr %795, align 8
  %843 = load ptr, ptr %797, align 8
  %844 = load ptr, ptr %799, align 8
  %845 = load ptr, ptr %801, align 8
  %846 = load ptr, ptr %803, align 8
  %847 = load ptr, ptr %805, align 8
  %848 = add i64 %832, -1
  %849 = lshr i64 %848, 4
  %850 = add nuw nsw i64 %849, 1
  %851 = and i64 %850, 7
  %852 = icmp ult i64 %832, 113
  %853 = and i64 %850, 2305843009213693944
  %854 = icmp eq i64 %851, 0
  br label %979

855:                                              ; preds = %1046, %831
  %856 = phi i64 [ %793, %831 ], [ %804, %1046 ]
  %857 = phi i64 [ %792, %831 ], [ %802, %1046 ]
  %858 = phi i64 [ %791, %831 ], [ %800, %1046 ]
  %859 = phi i64 [ %790, %831 ], [ %798, %1046 ]
  %860 = phi i64 [ %789, %831 ], [ %796, %1046 ]
  %861 = phi i64 [ %788, %831 ], [ %794, %1046 ]
  %862 = phi <16 x float> [ zeroinitializer, %831 ], [ %1103, %1046 ]
  %863 = phi <16 x float> [ zeroinitializer, %831 ], [ %1102, %1046 ]
  %864 = phi <16 x float> [ zeroinitializer, %831 ], [ %1101, %1046 ]
  %865 = phi <16 x float> [ zeroinitializer, %831 ], [ %1100, %1046 ]
  %866 = phi <16 x float> [ zeroinitializer, %831 ], [ %1095, %1046 ]
  %867 = phi <16 x float> [ zeroinitializer, %831 ], [ %1094, %1046 ]
  %868 = phi <16 x float> [ zeroinitializer, %831 ], [ %1093, %1046 ]
  %869 = phi <16 x float> [ zeroinitializer, %831 ], [ %1092, %1046 ]
  %870 = phi <16 x float> [ zeroinitializer, %831 ], [ %1087, %1046 ]
  %871 = phi <16 x float> [ zeroinitializer, %831 ], [ %1086, %1046 ]
  %872 = phi <16 x float> [ zeroinitializer, %831 ], [ %1085, %1046 ]
  %873 = phi <16 x float> [ zeroinitializer, %831 ], [ %1084, %1046 ]
  %874 = phi <16 x float> [ zeroinitializer, %831 ], [ %1079, %1046 ]
  %875 = phi <16 x float> [ zeroinitializer, %831 ], [ %1078, %1046 ]
  %876 = phi <16 x float> [ zeroinitializer, %831 ], [ %1077, %1046 ]
  %877 = phi <16 x float> [ zeroinitializer, %831 ], [ %1076, %1046 ]
  %878 = phi <16 x float> [ zeroinitializer, %831 ], [ %1071, %1046 ]
  %879 = phi <16 x float> [ zeroinitializer, %831 ], [ %1070, %1046 ]
  %880 = phi <16 x float> [ zeroinitializer, %831 ], [ %1069, %1046 ]
  %881 = phi <16 x float> [ zeroinitializer, %831 ], [ %1068, %1046 ]
  %882 = phi <16 x float> [ zeroinitializer, %831 ], [ %1063, %1046 ]
  %883 = phi <16 x float> [ zeroinitializer, %831 ], [ %1062, %1046 ]
  %884 = phi <16 x float> [ zeroinitializer, %831 ], [ %1061, %1046 ]
  %885 = phi <16 x float> [ zeroinitializer, %831 ], [ %1060, %1046 ]
  %886 = getelementptr inbounds %struct.query, ptr %460, i64 %861
  %887 = getelementptr inbounds nuw i8, ptr %886, i64 8
  %888 = load ptr, ptr %887, align 8
  %889 = getelementptr inbounds nuw float, ptr %888, i64 %834
  %890 = getelementptr inbounds nuw i8, ptr %886, i64 40
  %891 = load float, ptr %890, align 8
  %892 = insertelement <16 x float> poison, float %891, i64 0
  %893 = shufflevector <16 x float> %892, <16 x float> poison, <16 x i32> zeroinitializer
  %894 = fmul <16 x float> %885, %893
  store <16 x float> %894, ptr %889, align 4
  %895 = getelementptr inbounds nuw i8, ptr %889, i64 64
  %896 = fmul <16 x float> %884, %893
  store <16 x float> %896, ptr %895, align 4
  %897 = getelementptr inbounds nuw i8, ptr %889, i64 128
  %898 = fmul <16 x float> %883, %893
  store <16 x float> %898, ptr %897, align 4
  %899 = getelementptr inbounds nuw i8, ptr %889, i64 192
  %900 = fmul <16 x float> %882, %893
  store <16 x float> %900, ptr %899, align 4
  %901 = getelementptr inbounds %struct.query, ptr %460, i64 %860
  %902 = getelementptr inbounds nuw i8, ptr %901, i64 8
  %903 = load ptr, ptr %902, align 8
  %904 = getelementptr inbounds nuw float, ptr %903, i64 %834
  %905 = getelementptr inbounds nuw i8, ptr %901, i64 40
  %906 = load float, ptr %905, align 8
  %907 = insertelement <16 x float> poison, float %906, i64 0
  %908 = shufflevector <16 x float> %907, <16 x float> poison, <16 x i32> zeroinitializer
  %909 = fmul <16 x float> %881, %908
  store <16 x float> %909, ptr %904, align 4
  %910 = getelementptr inbounds nuw i8, ptr %904, i64 64
  %911 = fmul <16 x float> %880, %908
  store <16 x float> %911, ptr %910, align 4
  %912 = getelementptr inbounds nuw i8, ptr %904, i64 128
  %913 = fmul <16 x float> %879, %908
  store <16 x float> %913, ptr %912, align 4
  %914 = getelementptr inbounds nuw i8, ptr %904, i64 192
  %915 = fmul <16 x float> %878, %908
  store <16 x float> %915, ptr %914, align 4
  %916 = getelementptr inbounds %struct.query, ptr %460, i64 %859
  %917 = getelementptr inbounds nuw i8, ptr %916, i64 8
  %918 = load ptr, ptr %917, align 8
  %919 = getelementptr inbounds nuw float, ptr %918, i64 %834
  %920 = getelementptr inbounds nuw i8, ptr %916, i64 40
  %921 = load float, ptr %920, align 8
  %922 = insertelement <16 x float> poison, float %921, i64 0
  %923 = shufflevector <16 x float> %922, <16 x float> poison, <16 x i32> zeroinitializer
  %924 = fmul <16 x float> %877, %923
  store <16 x float> %924, ptr %919, align 4
  %925 = getelementptr inbounds nuw i8, ptr %919, i64 64
  %926 = fmul <16 x float> %876, %923
  store <16 x float> %926, ptr %925, align 4
  %927 = getelementptr inbounds nuw i8, ptr %919, i64 128
  %928 = fmul <16 x float> %875, %923
  store <16 x float> %928, ptr %927, align 4
  %929 = getelementptr inbounds nuw i8, ptr %919, i64 192
  %930 = fmul <16 x float> %874, %923
  store <16 x float> %930, ptr %929, align 4
  %931 = getelementptr inbounds %struct.query, ptr %460, i64 %858
  %932 = getelementptr inbounds nuw i8, ptr %931, i64 8
  %933 = load ptr, ptr %932, align 8
  %934 = getelementptr inbounds nuw float, ptr %933, i64 %834
  %935 = getelementptr inbounds nuw i8, ptr %931, i64 40
  %936 = load float, ptr %935, align 8
  %937 = insertelement <16 x float> poison, float %936, i64 0
  %938 = shufflevector <16 x float> %937, <16 x float> poison, <16 x i32> zeroinitializer
  %939 = fmul <16 x float> %873, %938
  store <16 x float> %939, ptr %934, align 4
  %940 = getelementptr inbounds nuw i8, ptr %934, i64 64
  %941 = fmul <16 x float> %872, %938
  store <16 x float> %941, ptr %940, align 4
  %942 = getelementptr inbounds nuw i8, ptr %934, i64 128
  %943 = fmul <16 x float> %871, %938
  store <16 x float> %943, ptr %942, align 4
  %944 = getelementptr inbounds nuw i8, ptr %934, i64 192
  %945 = fmul <16 x float> %870, %938
  store <16 x float> %945, ptr %944, align 4
  %946 = getelementptr inbounds %struct.query, ptr %460, i64 %857
  %947 = getelementptr inbounds nuw i8, ptr %946, i64 8
  %948 = load ptr, ptr %947, align 8
  %949 = getelementptr inbounds nuw float, ptr %948, i64 %834
  %950 = getelementptr inbounds nuw i8, ptr %946, i64 40
  %951 = load float, ptr %950, align 8
  %952 = insertelement <16 x float> poison, float %951, i64 0
  %953 = shufflevector <16 x float> %952, <16 x float> poison, <16 x i32> zeroinitializer
  %954 = fmul <16 x float> %869, %953
  store <16 x float> %954, ptr %949, align 4
  %955 = getelementptr inbounds nuw i8, ptr %949, i64 64
  %956 = fmul <16 x float> %868, %953
  store <16 x float> %956, ptr %955, align 4
  %957 = getelementptr inbounds nuw i8, ptr %949, i64 128
  %958 = fmul <16 x float> %867, %953
  store <16 x float> %958, ptr %957, align 4
  %959 = getelementptr inbounds nuw i8, ptr %949, i64 192
  %960 = fmul <16 x float> %866, %953
  store <16 x float> %960, ptr %959, align 4
  %961 = getelementptr inbounds %struct.query, ptr %460, i64 %856
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 8
  %963 = load ptr, ptr %962, align 8
  %964 = getelementptr inbounds nuw float, ptr %963, i64 %834
  %965 = getelementptr inbounds nuw i8, ptr %961, i64 40
  %966 = load float, ptr %965, align 8
  %967 = insertelement <16 x float> poison, float %966, i64 0
  %968 = shufflevector <16 x float> %967, <16 x float> poison, <16 x i32> zeroinitializer
  %969 = fmul <16 x float> %865, %968
  store <16 x float> %969, ptr %964, align 4
  %970 = getelementptr inbounds nuw i8, ptr %964, i64 64
  %971 = fmul <16 x float> %864, %968
  store <16 x float> %971, ptr %970, align 4
  %972 = getelementptr inbounds nuw i8, ptr %964, i64 128
  %973 = fmul <16 x float> %863, %968
  store <16 x float> %973, ptr %972, align 4
  %974 = getelementptr inbounds nuw i8, ptr %964, i64 192
  %975 = fmul <16 x float> %862, %968
  store <16 x float> %975, ptr %974, align 4
  %976 = add nuw nsw i64 %833, 64
  %977 = load i64, ptr %33, align 8
  %978 = icmp sgt i64 %976, %977
  br i1 %978, label %806, label %831, !llvm.loop !20

979:                                              ; preds = %838, %1046
  %980 = phi <16 x float> [ zeroinitializer, %838 ], [ %1103, %1046 ]
  %981 = phi <16 x float> [ zeroinitializer, %838 ], [ %1102, %1046 ]
  %982 = phi <16 x float> [ zeroinitializer, %838 ], [ %1101, %1046 ]
  %983 = phi <16 x float> [ zeroinitializer, %838 ], [ %1100, %1046 ]
  %984 = phi <16 x float> [ zeroinitializer, %838 ], [ %1095, %1046 ]
  %985 = phi <16 x float> [ zeroinitializer, %838 ], [ %1094, %1046 ]
  %986 = phi <16 x float> [ zeroinitializer, %838 ], [ %1093, %1046 ]
  %987 = phi <16 x float> [ zeroinitializer, %838 ], [ %1092, %1046 ]
  %988 = phi <16 x float> [ zeroinitializer, %838 ], [ %1087, %1046 ]
  %989 = phi <16 x float> [ zeroinitializer, %838 ], [ %1086, %1046 ]
  %990 = phi <16 x float> [ zeroinitializer, %838 ], [ %1085, %1046 ]
  %991 = phi <16 x float> [ zeroinitializer, %838 ], [ %1084, %1046 ]
  %992 = phi <16 x float> [ zeroinitializer, %838 ], [ %1079, %1046 ]
  %993 = phi <16 x float> [ zeroinitializer, %838 ], [ %1078, %1046 ]
  %994 = phi <16 x float> [ zeroinitializer, %838 ], [ %1077, %1046 ]
  %995 = phi <16 x float> [ zeroinitializer, %838 ], [ %1076, %1046 ]
  %996 = phi <16 x float> [ zeroinitializer, %838 ], [ %1071, %1046 ]
  %997 = phi <16 x float> [ zeroinitializer, %838 ], [ %1070, %1046 ]
  %998 = phi <16 x float> [ zeroinitializer, %838 ], [ %1069, %1046 ]
  %999 = phi <16 x float> [ zeroinitializer, %838 ], [ %1068, %1046 ]
  %1000 = phi <16 x float> [ zeroinitializer, %838 ], [ %1063, %1046 ]
  %1001 = phi <16 x float> [ zeroinitializer, %838 ], [ %1062, %1046 ]
  %1002 = phi <16 x float> [ zeroinitializer, %838 ], [ %1061, %1046 ]
  %1003 = phi <16 x float> [ zeroinitializer, %838 ], [ %1060, %1046 ]
  %1004 = phi i64 [ 0, %838 ], [ %1104, %1046 ]
  br i1 %839, label %1005, label %1046

1005:                                             ; preds = %979
  %1006 = load i64, ptr %36, align 8
  %1007 = add nuw nsw i64 %1004, 32
  %1008 = sub nsw i64 %1007, %835
  %1009 = icmp slt i64 %1008, 0
  %1010 = mul nsw i64 %841, %1007
  %1011 = getelementptr inbounds float, ptr %55, i64 %1010
  %1012 = mul nsw i64 %1006, %1008
  %1013 = getelementptr inbounds float, ptr %74, i64 %1012
  %1014 = select i1 %1009, ptr %1011, ptr %1013
  br i1 %840, label %1015, label %1046

1015:                                             ; preds = %1005
  br i1 %852, label %1037, label %1016

1016:                                             ; preds = %1015, %1016
  %1017 = phi i64 [ %1034, %1016 ], [ 0, %1015 ]
  %1018 = phi i64 [ %1035, %1016 ], [ 0, %1015 ]
  %1019 = getelementptr inbounds nuw float, ptr %1014, i64 %1017
  call void @llvm.prefetch.p0(ptr %1019, i32 0, i32 3, i32 1)
  %1020 = or disjoint i64 %1017, 16
  %1021 = getelementptr inbounds nuw float, ptr %1014, i64 %1020
  call void @llvm.prefetch.p0(ptr nonnull %1021, i32 0, i32 3, i32 1)
  %1022 = or disjoint i64 %1017, 32
  %1023 = getelementptr inbounds nuw float, ptr %1014, i64 %1022
  call void @llvm.prefetch.p0(ptr nonnull %1023, i32 0, i32 3, i32 1)
  %1024 = or disjoint i64 %1017, 48
  %1025 = getelementptr inbounds nuw float, ptr %1014, i64 %1024
  call void @llvm.prefetch.p0(ptr nonnull %1025, i32 0, i32 3, i32 1)
  %1026 = or disjoint i64 %1017, 64
  %1027 = getelementptr inbounds nuw float, ptr %1014, i64 %1026
  call void @llvm.prefetch.p0(ptr nonnull %1027, i32 0, i32 3, i32 1)
  %1028 = or disjoint i64 %1017, 80
  %1029 = getelementptr inbounds nuw float, ptr %1014, i64 %1028
  call void @llvm.prefetch.p0(ptr nonnull %1029, i32 0, i32 3, i32 1)
  %1030 = or disjoint i64 %1017, 96
  %1031 = getelementptr inbounds nuw float, ptr %1014, i64 %1030
  call void @llvm.prefetch.p0(ptr nonnull %1031, i32 0, i32 3, i32 1)
  %1032 = or disjoint i64 %1017, 112
  %1033 = getelementptr inbounds nuw float, ptr %1014, i64 %1032
  call void @llvm.prefetch.p0(ptr nonnull %1033, i32 0, i32 3, i32 1)
  %1034 = add nuw nsw i64 %1017, 128
  %1035 = add i64 %1018, 8
  %1036 = icmp eq i64 %1035, %853
  br i1 %1036, label %1037, label %1016, !llvm.loop !14

1037:                                             ; preds = %1016, %1015
  %1038 = phi i64 [ 0, %1015 ], [ %1034, %1016 ]
  br i1 %854, label %1046, label %1039

1039:                                             ; preds = %1037, %1039
  %1040 = phi i64 [ %1043, %1039 ], [ %1038, %1037 ]
  %1041 = phi i64 [ %1044, %1039 ], [ 0, %1037 ]
  %1042 = getelementptr inbounds nuw float, ptr %1014, i64 %1040
  call void @llvm.prefetch.p0(ptr %1042, i32 0, i32 3, i32 1)
  %1043 = add nuw nsw i64 %1040, 16
  %1044 = add i64 %1041, 1
  %1045 = icmp eq i64 %1044, %851
  br i1 %1045, label %1046, label %1039, !llvm.loop !25

1046:                                             ; preds = %1037, %1039, %1005, %979
  %1047 = mul nsw i64 %841, %1004
  %1048 = getelementptr float, ptr %836, i64 %1047
  %1049 = load <16 x float>, ptr %1048, align 4
  %1050 = getelementptr inbounds nuw i8, ptr %1048, i64 64
  %1051 = load <16 x float>, ptr %1050, align 4
  %1052 = getelementptr inbounds nuw i8, ptr %1048, i64 128
  %1053 = load <16 x float>, ptr %1052, align 4
  %1054 = getelementptr inbounds nuw i8, ptr %1048, i64 192
  %1055 = load <16 x float>, ptr %1054, align 4
  %1056 = getelementptr inbounds nuw float, ptr %842, i64 %1004
  %1057 = load float, ptr %1056, align 4
  %1058 = insertelement <16 x float> poison, float %1057, i64 0
  %1059 = shufflevector <16 x float> %1058, <16 x float> poison, <16 x i32> zeroinitializer
  %1060 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1059, <16 x float> %1049, <16 x float> %1003)
  %1061 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1059, <16 x float> %1051, <16 x float> %1002)
  %1062 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1059, <16 x float> %1053, <16 x float> %1001)
  %1063 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1059, <16 x float> %1055, <16 x float> %1000)
  %1064 = getelementptr inbounds nuw float, ptr %843, i64 %1004
  %1065 = load float, ptr %1064, align 4
  %1066 = insertelement <16 x float> poison, float %1065, i64 0
  %1067 = shufflevector <16 x float> %1066, <16 x float> poison, <16 x i32> zeroinitializer
  %1068 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1049, <16 x float> %999)
  %1069 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1051, <16 x float> %998)
  %1070 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1053, <16 x float> %997)
  %1071 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1067, <16 x float> %1055, <16 x float> %996)
  %1072 = getelementptr inbounds nuw float, ptr %844, i64 %1004
  %1073 = load float, ptr %1072, align 4
  %1074 = insertelement <16 x float> poison, float %1073, i64 0
  %1075 = shufflevector <16 x float> %1074, <16 x float> poison, <16 x i32> zeroinitializer
  %1076 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1049, <16 x float> %995)
  %1077 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1051, <16 x float> %994)
  %1078 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1053, <16 x float> %993)
  %1079 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1075, <16 x float> %1055, <16 x float> %992)
  %1080 = getelementptr inbounds nuw float, ptr %845, i64 %1004
  %1081 = load float, ptr %1080, align 4
  %1082 = insertelement <16 x float> poison, float %1081, i64 0
  %1083 = shufflevector <16 x float> %1082, <16 x float> poison, <16 x i32> zeroinitializer
  %1084 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1083, <16 x float> %1049, <16 x float> %991)
  %1085 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1083, <16 x float> %1051, <16 x float> %990)
  %1086 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1083, <16 x float> %1053, <16 x float> %989)
  %1087 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1083, <16 x float> %1055, <16 x float> %988)
  %1088 = getelementptr inbounds nuw float, ptr %846, i64 %1004
  %1089 = load float, ptr %1088, align 4
  %1090 = insertelement <16 x float> poison, float %1089, i64 0
  %1091 = shufflevector <16 x float> %1090, <16 x float> poison, <16 x i32> zeroinitializer
  %1092 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1091, <16 x float> %1049, <16 x float> %987)
  %1093 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1091, <16 x float> %1051, <16 x float> %986)
  %1094 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1091, <16 x float> %1053, <16 x float> %985)
  %1095 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1091, <16 x float> %1055, <16 x float> %984)
  %1096 = getelementptr inbounds nuw float, ptr %847, i64 %1004
  %1097 = load float, ptr %1096, align 4
  %1098 = insertelement <16 x float> poison, float %1097, i64 0
  %1099 = shufflevector <16 x float> %1098, <16 x float> poison, <16 x i32> zeroinitializer
  %1100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1099, <16 x float> %1049, <16 x float> %983)
  %1101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1099, <16 x float> %1051, <16 x float> %982)
  %1102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1099, <16 x float> %1053, <16 x float> %981)
  %1103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1099, <16 x float> %1055, <16 x float> %980)
  %1104 = add nuw nsw i64 %1004, 1
  %1105 = icmp eq i64 %1104, %835
  br i1 %1105, label %855, label %979, !llvm.loop !22

1106:                                             ; preds = %810, %1129
  %1107 = phi i64 [ %1193, %1129 ], [ %807, %810 ]
  %1108 = phi i64 [ %1192, %1129 ], [ %808, %810 ]
  %1109 = load i64, ptr %32, align 8
  %1110 = icmp sgt i64 %1109, 0
  br i1 %1110, label %1111, label %1129

1111:                                             ; preds = %1106
  %1112 = icmp eq i64 %1108, 0
  %1113 = icmp sgt i64 %1107, 0
  %1114 = getelementptr float, ptr %55, i64 %1108
  %1115 = load i64, ptr %37, align 8
  %1116 = load ptr, ptr %819, align 8
  %1117 = load ptr, ptr %821, align 8
  %1118 = load ptr, ptr %823, align 8
  %1119 = load ptr, ptr %825, align 8
  %1120 = load ptr, ptr %827, align 8
  %1121 = load ptr, ptr %829, align 8
  %1122 = add i64 %1107, -1
  %1123 = lshr i64 %1122, 4
  %1124 = add nuw nsw i64 %1123, 1
  %1125 = and i64 %1124, 7
  %1126 = icmp ult i64 %1107, 113
  %1127 = and i64 %1124, 2305843009213693944
  %1128 = icmp eq i64 %1125, 0
  br label %1195

1129:                                             ; preds = %1244, %1106
  %1130 = phi i64 [ %818, %1106 ], [ %828, %1244 ]
  %1131 = phi i64 [ %817, %1106 ], [ %826, %1244 ]
  %1132 = phi i64 [ %816, %1106 ], [ %824, %1244 ]
  %1133 = phi i64 [ %815, %1106 ], [ %822, %1244 ]
  %1134 = phi i64 [ %814, %1106 ], [ %820, %1244 ]
  %1135 = phi <16 x float> [ zeroinitializer, %1106 ], [ %1277, %1244 ]
  %1136 = phi <16 x float> [ zeroinitializer, %1106 ], [ %1272, %1244 ]
  %1137 = phi <16 x float> [ zeroinitializer, %1106 ], [ %1267, %1244 ]
  %1138 = phi <16 x float> [ zeroinitializer, %1106 ], [ %1262, %1244 ]
  %1139 = phi <16 x float> [ zeroinitializer, %1106 ], [ %1257, %1244 ]
  %1140 = phi <16 x float> [ zeroinitializer, %1106 ], [ %1252, %1244 ]
  %1141 = load ptr, ptr %813, align 8
  %1142 = getelementptr inbounds nuw float, ptr %1141, i64 %1108
  %1143 = load float, ptr %830, align 8
  %1144 = insertelement <16 x float> poison, float %1143, i64 0
  %1145 = shufflevector <16 x float> %1144, <16 x float> poison, <16 x i32> zeroinitializer
  %1146 = fmul <16 x float> %1140, %1145
  store <16 x float> %1146, ptr %1142, align 4
  %1147 = getelementptr inbounds %struct.query, ptr %460, i64 %1134
  %1148 = getelementptr inbounds nuw i8, ptr %1147, i64 8
  %1149 = load ptr, ptr %1148, align 8
  %1150 = getelementptr inbounds nuw float, ptr %1149, i64 %1108
  %1151 = getelementptr inbounds nuw i8, ptr %1147, i64 40
  %1152 = load float, ptr %1151, align 8
  %1153 = insertelement <16 x float> poison, float %1152, i64 0
  %1154 = shufflevector <16 x float> %1153, <16 x float> poison, <16 x i32> zeroinitializer
  %1155 = fmul <16 x float> %1139, %1154
  store <16 x float> %1155, ptr %1150, align 4
  %1156 = getelementptr inbounds %struct.query, ptr %460, i64 %1133
  %1157 = getelementptr inbounds nuw i8, ptr %1156, i64 8
  %1158 = load ptr, ptr %1157, align 8
  %1159 = getelementptr inbounds nuw float, ptr %1158, i64 %1108
  %1160 = getelementptr inbounds nuw i8, ptr %1156, i64 40
  %1161 = load float, ptr %1160, align 8
  %1162 = insertelement <16 x float> poison, float %1161, i64 0
  %1163 = shufflevector <16 x float> %1162, <16 x float> poison, <16 x i32> zeroinitializer
  %1164 = fmul <16 x float> %1138, %1163
  store <16 x float> %1164, ptr %1159, align 4
  %1165 = getelementptr inbounds %struct.query, ptr %460, i64 %1132
  %1166 = getelementptr inbounds nuw i8, ptr %1165, i64 8
  %1167 = load ptr, ptr %1166, align 8
  %1168 = getelementptr inbounds nuw float, ptr %1167, i64 %1108
  %1169 = getelementptr inbounds nuw i8, ptr %1165, i64 40
  %1170 = load float, ptr %1169, align 8
  %1171 = insertelement <16 x float> poison, float %1170, i64 0
  %1172 = shufflevector <16 x float> %1171, <16 x float> poison, <16 x i32> zeroinitializer
  %1173 = fmul <16 x float> %1137, %1172
  store <16 x float> %1173, ptr %1168, align 4
  %1174 = getelementptr inbounds %struct.query, ptr %460, i64 %1131
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 8
  %1176 = load ptr, ptr %1175, align 8
  %1177 = getelementptr inbounds nuw float, ptr %1176, i64 %1108
  %1178 = getelementptr inbounds nuw i8, ptr %1174, i64 40
  %1179 = load float, ptr %1178, align 8
  %1180 = insertelement <16 x float> poison, float %1179, i64 0
  %1181 = shufflevector <16 x float> %1180, <16 x float> poison, <16 x i32> zeroinitializer
  %1182 = fmul <16 x float> %1136, %1181
  store <16 x float> %1182, ptr %1177, align 4
  %1183 = getelementptr inbounds %struct.query, ptr %460, i64 %1130
  %1184 = getelementptr inbounds nuw i8, ptr %1183, i64 8
  %1185 = load ptr, ptr %1184, align 8
  %1186 = getelementptr inbounds nuw float, ptr %1185, i64 %1108
  %1187 = getelementptr inbounds nuw i8, ptr %1183, i64 40
  %1188 = load float, ptr %1187, align 8
  %1189 = insertelement <16 x float> poison, float %1188, i64 0
  %1190 = shufflevector <16 x float> %1189, <16 x float> poison, <16 x i32> zeroinitializer
  %1191 = fmul <16 x float> %1135, %1190
  store <16 x float> %1191, ptr %1186, align 4
  %1192 = add nuw nsw i64 %1108, 16
  %1193 = load i64, ptr %33, align 8
  %1194 = icmp slt i64 %1192, %1193
  br i1 %1194, label %1106, label %1280, !llvm.loop !23

1195:                                             ; preds = %1111, %1244
  %1196 = phi <16 x float> [ zeroinitializer, %1111 ], [ %1277, %1244 ]
  %1197 = phi <16 x float> [ zeroinitializer, %1111 ], [ %1272, %1244 ]
  %1198 = phi <16 x float> [ zeroinitializer, %1111 ], [ %1267, %1244 ]
  %1199 = phi <16 x float> [ zeroinitializer, %1111 ], [ %1262, %1244 ]
  %1200 = phi <16 x float> [ zeroinitializer, %1111 ], [ %1257, %1244 ]
  %1201 = phi <16 x float> [ zeroinitializer, %1111 ], [ %1252, %1244 ]
  %1202 = phi i64 [ 0, %1111 ], [ %1278, %1244 ]
  br i1 %1112, label %1203, label %1244

1203:                                             ; preds = %1195
  %1204 = load i64, ptr %36, align 8
  %1205 = add nuw nsw i64 %1202, 32
  %1206 = sub nsw i64 %1205, %1109
  %1207 = icmp slt i64 %1206, 0
  %1208 = mul nsw i64 %1115, %1205
  %1209 = getelementptr inbounds float, ptr %55, i64 %1208
  %1210 = mul nsw i64 %1204, %1206
  %1211 = getelementptr inbounds float, ptr %74, i64 %1210
  %1212 = select i1 %1207, ptr %1209, ptr %1211
  br i1 %1113, label %1213, label %1244

1213:                                             ; preds = %1203
  br i1 %1126, label %1235, label %1214

1214:                                             ; preds = %1213, %1214
  %1215 = phi i64 [ %1232, %1214 ], [ 0, %1213 ]
  %1216 = phi i64 [ %1233, %1214 ], [ 0, %1213 ]
  %1217 = getelementptr inbounds nuw float, ptr %1212, i64 %1215
  call void @llvm.prefetch.p0(ptr %1217, i32 0, i32 3, i32 1)
  %1218 = or disjoint i64 %1215, 16
  %1219 = getelementptr inbounds nuw float, ptr %1212, i64 %1218
  call void @llvm.prefetch.p0(ptr nonnull %1219, i32 0, i32 3, i32 1)
  %1220 = or disjoint i64 %1215, 32
  %1221 = getelementptr inbounds nuw float, ptr %1212, i64 %1220
  call void @llvm.prefetch.p0(ptr nonnull %1221, i32 0, i32 3, i32 1)
  %1222 = or disjoint i64 %1215, 48
  %1223 = getelementptr inbounds nuw float, ptr %1212, i64 %1222
  call void @llvm.prefetch.p0(ptr nonnull %1223, i32 0, i32 3, i32 1)
  %1224 = or disjoint i64 %1215, 64
  %1225 = getelementptr inbounds nuw float, ptr %1212, i64 %1224
  call void @llvm.prefetch.p0(ptr nonnull %1225, i32 0, i32 3, i32 1)
  %1226 = or disjoint i64 %1215, 80
  %1227 = getelementptr inbounds nuw float, ptr %1212, i64 %1226
  call void @llvm.prefetch.p0(ptr nonnull %1227, i32 0, i32 3, i32 1)
  %1228 = or disjoint i64 %1215, 96
  %1229 = getelementptr inbounds nuw float, ptr %1212, i64 %1228
  call void @llvm.prefetch.p0(ptr nonnull %1229, i32 0, i32 3, i32 1)
  %1230 = or disjoint i64 %1215, 112
  %1231 = getelementptr inbounds nuw float, ptr %1212, i64 %1230
  call void @llvm.prefetch.p0(ptr nonnull %1231, i32 0, i32 3, i32 1)
  %1232 = add nuw nsw i64 %1215, 128
  %1233 = add i64 %1216, 8
  %1234 = icmp eq i64 %1233, %1127
  br i1 %1234, label %1235, label %1214, !llvm.loop !14

1235:                                             ; preds = %1214, %1213
  %1236 = phi i64 [ 0, %1213 ], [ %1232, %1214 ]
  br i1 %1128, label %1244, label %1237

1237:                                             ; preds = %1235, %1237
  %1238 = phi i64 [ %1241, %1237 ], [ %1236, %1235 ]
  %1239 = phi i64 [ %1242, %1237 ], [ 0, %1235 ]
  %1240 = getelementptr inbounds nuw float, ptr %1212, i64 %1238
  call void @llvm.prefetch.p0(ptr %1240, i32 0, i32 3, i32 1)
  %1241 = add nuw nsw i64 %1238, 16
  %1242 = add i64 %1239, 1
  %1243 = icmp eq i64 %1242, %1125
  br i1 %1243, label %1244, label %1237, !llvm.loop !26

1244:                                             ; preds = %1235, %1237, %1203, %1195
  %1245 = mul nsw i64 %1115, %1202
  %1246 = getelementptr float, ptr %1114, i64 %1245
  %1247 = load <16 x float>, ptr %1246, align 4
  %1248 = getelementptr inbounds nuw float, ptr %1116, i64 %1202
  %1249 = load float, ptr %1248, align 4
  %1250 = insertelement <16 x float> poison, float %1249, i64 0
  %1251 = shufflevector <16 x float> %1250, <16 x float> poison, <16 x i32> zeroinitializer
  %1252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1251, <16 x float> %1247, <16 x float> %1201)
  %1253 = getelementptr inbounds nuw float, ptr %1117, i64 %1202
  %1254 = load float, ptr %1253, align 4
  %1255 = insertelement <16 x float> poison, float %1254, i64 0
  %1256 = shufflevector <16 x float> %1255, <16 x float> poison, <16 x i32> zeroinitializer
  %1257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1256, <16 x float> %1247, <16 x float> %1200)
  %1258 = getelementptr inbounds nuw float, ptr %1118, i64 %1202
  %1259 = load float, ptr %1258, align 4
  %1260 = insertelement <16 x float> poison, float %1259, i64 0
  %1261 = shufflevector <16 x float> %1260, <16 x float> poison, <16 x i32> zeroinitializer
  %1262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1261, <16 x float> %1247, <16 x float> %1199)
  %1263 = getelementptr inbounds nuw float, ptr %1119, i64 %1202
  %1264 = load float, ptr %1263, align 4
  %1265 = insertelement <16 x float> poison, float %1264, i64 0
  %1266 = shufflevector <16 x float> %1265, <16 x float> poison, <16 x i32> zeroinitializer
  %1267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1266, <16 x float> %1247, <16 x float> %1198)
  %1268 = getelementptr inbounds nuw float, ptr %1120, i64 %1202
  %1269 = load float, ptr %1268, align 4
  %1270 = insertelement <16 x float> poison, float %1269, i64 0
  %1271 = shufflevector <16 x float> %1270, <16 x float> poison, <16 x i32> zeroinitializer
  %1272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1271, <16 x float> %1247, <16 x float> %1197)
  %1273 = getelementptr inbounds nuw float, ptr %1121, i64 %1202
  %1274 = load float, ptr %1273, align 4
  %1275 = insertelement <16 x float> poison, float %1274, i64 0
  %1276 = shufflevector <16 x float> %1275, <16 x float> poison, <16 x i32> zeroinitializer
  %1277 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1276, <16 x float> %1247, <16 x float> %1196)
  %1278 = add nuw nsw i64 %1202, 1
  %1279 = icmp eq i64 %1278, %1109
  br i1 %1279, label %1129, label %1195, !llvm.loop !22

1280:                                             ; preds = %1129, %686, %806, %474
  %1281 = add nuw nsw i64 %455, 6
  %1282 = icmp slt i64 %1281, %47
  br i1 %1282, label %454, label %1283, !llvm.loop !27

1283:                                             ; preds = %1280, %78
  %1284 = add i64 %42, 1
  %1285 = icmp eq i64 %1284, %22
  br i1 %1285, label %40, label %41, !llvm.loop !28

1286:                                             ; preds = %58, %1286
  %1287 = phi i64 [ 0, %58 ], [ %1316, %1286 ]
  %1288 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %1287
  %1289 = add nsw i64 %1287, %45
  %1290 = shl nsw i64 %1287, 13
  %1291 = getelementptr inbounds nuw i8, ptr %2, i64 %1290
  %1292 = sdiv i64 %1289, %61
  %1293 = add nsw i64 %1292, %60
  %1294 = srem i64 %1289, %61
  %1295 = mul nsw i64 %63, %1293
  %1296 = getelementptr inbounds float, ptr %62, i64 %1295
  %1297 = mul nsw i64 %64, %1294
  %1298 = getelementptr inbounds float, ptr %1296, i64 %1297
  %1299 = mul i64 %1294, %67
  %1300 = add nsw i64 %1299, %1293
  %1301 = mul nsw i64 %1300, %68
  %1302 = getelementptr inbounds float, ptr %65, i64 %1301
  %1303 = mul nsw i64 %1293, %61
  %1304 = getelementptr inbounds float, ptr %69, i64 %1303
  %1305 = getelementptr inbounds float, ptr %1304, i64 %1294
  %1306 = xor i64 %1294, -1
  %1307 = add i64 %61, %1306
  %1308 = select i1 %71, i64 0, i64 %1307
  %1309 = sub nsw i64 %57, %1308
  store ptr %1298, ptr %1288, align 16
  %1310 = getelementptr inbounds nuw i8, ptr %1288, i64 8
  store ptr %1302, ptr %1310, align 8
  %1311 = getelementptr inbounds nuw i8, ptr %1288, i64 16
  store ptr %1305, ptr %1311, align 16
  %1312 = getelementptr inbounds nuw i8, ptr %1288, i64 24
  store ptr %1291, ptr %1312, align 8
  %1313 = getelementptr inbounds nuw i8, ptr %1288, i64 32
  store i64 %1309, ptr %1313, align 16
  %1314 = getelementptr inbounds nuw i8, ptr %1288, i64 40
  store float 0.000000e+00, ptr %1314, align 8
  %1315 = getelementptr inbounds nuw i8, ptr %1288, i64 44
  store i32 0, ptr %1315, align 4
  %1316 = add nuw nsw i64 %1287, 1
  %1317 = icmp eq i64 %1316, %72
  br i1 %1317, label %73, label %1286, !llvm.loop !29
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

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
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !10, !12}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
