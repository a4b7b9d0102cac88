; Made by `make kernels`, not by hand: ziglang 0.15.2, sources cc98032e63acc5ed, code 49184c1835524f37
%struct.head = type { [8 x <16 x float>], float, [60 x i8] }

define void @encode_2(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [8 x <16 x float>], align 64
  %3 = alloca %struct.head, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 4
  %7 = add nsw i64 %6, 2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = tail call i32 @omp_get_thread_num()
  %14 = sext i32 %13 to i64
  %15 = tail call i32 @omp_get_num_threads()
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %12, %14
  %18 = sdiv i64 %17, %16
  %19 = add nsw i64 %14, 1
  %20 = mul nsw i64 %19, %12
  %21 = sdiv i64 %20, %16
  %22 = sub nsw i64 %21, %18
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %211

24:                                               ; preds = %1
  %25 = load i64, ptr %10, align 8
  %26 = srem i64 %18, %25
  %27 = sdiv i64 %18, %25
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %36

36:                                               ; preds = %24, %184
  %37 = phi i64 [ %22, %24 ], [ %209, %184 ]
  %38 = phi i64 [ %26, %24 ], [ %208, %184 ]
  %39 = phi i64 [ %27, %24 ], [ %207, %184 ]
  %40 = load ptr, ptr %0, align 8
  %41 = load i64, ptr %28, align 8
  %42 = mul nsw i64 %41, %39
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load i64, ptr %4, align 8
  %45 = mul nsw i64 %44, %38
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load ptr, ptr %29, align 8
  %48 = load i64, ptr %30, align 8
  %49 = mul nsw i64 %48, %39
  %50 = mul nsw i64 %38, %7
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %51 = icmp eq i64 %44, 64
  %52 = select i1 %51, ptr @turn_64, ptr @turn_128
  %53 = load ptr, ptr %31, align 8
  call void %52(ptr noundef %46, ptr noundef %53, ptr noundef nonnull %3), !callees !6
  %54 = load i64, ptr %4, align 8
  %55 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %54)
  %56 = bitcast float %55 to i32
  %57 = add i32 %56, 32767
  %58 = lshr i32 %56, 16
  %59 = and i32 %58, 1
  %60 = add i32 %57, %59
  %61 = and i32 %60, -65536
  %62 = fcmp uno float %55, 0.000000e+00
  %63 = bitcast i32 %61 to float
  %64 = select i1 %62, float 0x7FF8000000000000, float %63
  %65 = load ptr, ptr %32, align 8
  %66 = sdiv i64 %54, 16
  %67 = icmp sgt i64 %54, 15
  br label %68

68:                                               ; preds = %36, %124
  %69 = phi float [ %64, %36 ], [ %127, %124 ]
  %70 = phi i64 [ 0, %36 ], [ %129, %124 ]
  %71 = phi float [ 0x7FF0000000000000, %36 ], [ %128, %124 ]
  %72 = getelementptr inbounds nuw float, ptr %65, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = fmul float %64, %73
  %75 = bitcast float %74 to i32
  %76 = add i32 %75, 32767
  %77 = lshr i32 %75, 16
  %78 = and i32 %77, 1
  %79 = add i32 %76, %78
  %80 = and i32 %79, -65536
  %81 = fcmp uno float %74, 0.000000e+00
  %82 = bitcast i32 %80 to float
  %83 = select i1 %81, float 0x7FF8000000000000, float %82
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %84 = fcmp ogt float %83, 0.000000e+00
  %85 = fdiv float 1.000000e+00, %83
  %86 = select i1 %84, float %85, float 0.000000e+00
  %87 = insertelement <16 x float> poison, float %86, i64 0
  %88 = shufflevector <16 x float> %87, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %67, label %89, label %124

89:                                               ; preds = %68
  %90 = load ptr, ptr %33, align 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <16 x float> poison, float %91, i64 0
  %93 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> zeroinitializer
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %95 = load ptr, ptr %34, align 8
  %96 = insertelement <16 x float> poison, float %83, i64 0
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> zeroinitializer
  %98 = load i32, ptr %95, align 4
  %99 = load float, ptr %94, align 4
  %100 = insertelement <16 x i32> poison, i32 %98, i64 0
  %101 = shufflevector <16 x i32> %100, <16 x i32> poison, <16 x i32> zeroinitializer
  %102 = insertelement <16 x float> poison, float %99, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  br label %104

104:                                              ; preds = %89, %104
  %105 = phi i64 [ 0, %89 ], [ %122, %104 ]
  %106 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = fmul <16 x float> %88, %107
  %109 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %108)
  %110 = bitcast <16 x float> %109 to <16 x i32>
  %111 = add nuw <16 x i32> %110, splat (i32 1)
  %112 = fcmp ogt <16 x float> %108, zeroinitializer
  %113 = sext <16 x i1> %112 to <16 x i32>
  %114 = add <16 x i32> %111, %113
  %115 = icmp sgt <16 x i32> %114, %101
  %116 = select <16 x i1> %115, <16 x float> %103, <16 x float> %93
  %117 = fmul <16 x float> %97, %116
  %118 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %107)
  %119 = fsub <16 x float> %117, %118
  %120 = fmul <16 x float> %119, %119
  %121 = getelementptr inbounds nuw [8 x <16 x float>], ptr %2, i64 0, i64 %105
  store <16 x float> %120, ptr %121, align 64
  %122 = add nuw nsw i64 %105, 1
  %123 = icmp eq i64 %122, %66
  br i1 %123, label %124, label %104, !llvm.loop !7

124:                                              ; preds = %104, %68
  %125 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %54)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %126 = fcmp olt float %125, %71
  %127 = select i1 %126, float %83, float %69
  %128 = select i1 %126, float %125, float %71
  %129 = add nuw nsw i64 %70, 1
  %130 = icmp eq i64 %129, 5
  br i1 %130, label %131, label %68, !llvm.loop !10

131:                                              ; preds = %124
  %132 = getelementptr inbounds i8, ptr %47, i64 %49
  %133 = getelementptr inbounds i8, ptr %132, i64 %50
  %134 = fcmp ogt float %127, 0.000000e+00
  %135 = fdiv float 1.000000e+00, %127
  %136 = select i1 %134, float %135, float 0.000000e+00
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %67, label %139, label %184

139:                                              ; preds = %131, %139
  %140 = phi i64 [ %180, %139 ], [ 0, %131 ]
  %141 = phi ptr [ %179, %139 ], [ %133, %131 ]
  %142 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %140
  %143 = load <16 x float>, ptr %142, align 64
  %144 = fmul <16 x float> %138, %143
  %145 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %144)
  %146 = bitcast <16 x float> %145 to <16 x i32>
  %147 = add nuw <16 x i32> %146, splat (i32 1)
  %148 = fcmp ogt <16 x float> %144, zeroinitializer
  %149 = sext <16 x i1> %148 to <16 x i32>
  %150 = add <16 x i32> %147, %149
  %151 = load ptr, ptr %34, align 8
  %152 = load i32, ptr %151, align 4
  %153 = insertelement <16 x i32> poison, i32 %152, i64 0
  %154 = shufflevector <16 x i32> %153, <16 x i32> poison, <16 x i32> zeroinitializer
  %155 = icmp sgt <16 x i32> %150, %154
  %156 = select <16 x i1> %155, <16 x i8> splat (i8 3), <16 x i8> splat (i8 2)
  %157 = xor <16 x i8> %156, splat (i8 3)
  %158 = select <16 x i1> %148, <16 x i8> %156, <16 x i8> %157
  %159 = bitcast <16 x i8> %158 to <2 x i64>
  %160 = and <2 x i64> %159, splat (i64 844437815230467)
  %161 = lshr <2 x i64> %159, splat (i64 6)
  %162 = and <2 x i64> %161, splat (i64 3377751260921868)
  %163 = or disjoint <2 x i64> %162, %160
  %164 = and <2 x i64> %163, splat (i64 64424509455)
  %165 = lshr <2 x i64> %163, splat (i64 12)
  %166 = and <2 x i64> %165, splat (i64 1030792151280)
  %167 = or disjoint <2 x i64> %166, %164
  %168 = bitcast <2 x i64> %167 to <16 x i8>
  %169 = extractelement <16 x i8> %168, i64 0
  %170 = getelementptr inbounds nuw i8, ptr %141, i64 1
  store i8 %169, ptr %141, align 1
  %171 = bitcast <2 x i64> %167 to <16 x i8>
  %172 = extractelement <16 x i8> %171, i64 4
  %173 = getelementptr inbounds nuw i8, ptr %141, i64 2
  store i8 %172, ptr %170, align 1
  %174 = bitcast <2 x i64> %167 to <16 x i8>
  %175 = extractelement <16 x i8> %174, i64 8
  %176 = getelementptr inbounds nuw i8, ptr %141, i64 3
  store i8 %175, ptr %173, align 1
  %177 = bitcast <2 x i64> %167 to <16 x i8>
  %178 = extractelement <16 x i8> %177, i64 12
  %179 = getelementptr inbounds nuw i8, ptr %141, i64 4
  store i8 %178, ptr %176, align 1
  %180 = add nuw nsw i64 %140, 1
  %181 = load i64, ptr %4, align 8
  %182 = sdiv i64 %181, 16
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %139, label %184, !llvm.loop !11

184:                                              ; preds = %139, %131
  %185 = phi i64 [ %54, %131 ], [ %181, %139 ]
  %186 = load float, ptr %35, align 64
  %187 = fmul float %127, %186
  %188 = bitcast float %187 to i32
  %189 = add i32 %188, 32767
  %190 = lshr i32 %188, 16
  %191 = and i32 %190, 1
  %192 = add i32 %189, %191
  %193 = and i32 %192, -65536
  %194 = fcmp uno float %187, 0.000000e+00
  %195 = select i1 %194, i32 2143289344, i32 %193
  %196 = sdiv i64 %185, 4
  %197 = getelementptr inbounds i8, ptr %133, i64 %196
  %198 = lshr exact i32 %195, 16
  %199 = trunc i32 %198 to i8
  store i8 %199, ptr %197, align 1
  %200 = lshr i32 %195, 24
  %201 = trunc nuw i32 %200 to i8
  %202 = getelementptr inbounds nuw i8, ptr %197, i64 1
  store i8 %201, ptr %202, align 1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  %203 = add nsw i64 %38, 1
  %204 = load i64, ptr %10, align 8
  %205 = icmp eq i64 %203, %204
  %206 = zext i1 %205 to i64
  %207 = add nsw i64 %39, %206
  %208 = select i1 %205, i64 0, i64 %203
  %209 = add nsw i64 %37, -1
  %210 = icmp sgt i64 %37, 1
  br i1 %210, label %36, label %211, !llvm.loop !12

211:                                              ; preds = %184, %1
  ret void
}

define void @encode_3(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [8 x <16 x float>], align 64
  %3 = alloca %struct.head, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, 3
  %7 = sdiv i64 %6, 8
  %8 = add nsw i64 %7, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %20, %13
  %22 = sdiv i64 %21, %17
  %23 = sub nsw i64 %22, %19
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %259

25:                                               ; preds = %1
  %26 = load i64, ptr %11, align 8
  %27 = srem i64 %19, %26
  %28 = sdiv i64 %19, %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %37

37:                                               ; preds = %25, %231
  %38 = phi i64 [ %23, %25 ], [ %257, %231 ]
  %39 = phi i64 [ %27, %25 ], [ %256, %231 ]
  %40 = phi i64 [ %28, %25 ], [ %255, %231 ]
  %41 = load ptr, ptr %0, align 8
  %42 = load i64, ptr %29, align 8
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load i64, ptr %4, align 8
  %46 = mul nsw i64 %45, %39
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load ptr, ptr %30, align 8
  %49 = load i64, ptr %31, align 8
  %50 = mul nsw i64 %49, %40
  %51 = mul nsw i64 %39, %8
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %52 = icmp eq i64 %45, 64
  %53 = select i1 %52, ptr @turn_64, ptr @turn_128
  %54 = load ptr, ptr %32, align 8
  call void %53(ptr noundef %47, ptr noundef %54, ptr noundef nonnull %3), !callees !6
  %55 = load i64, ptr %4, align 8
  %56 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %55)
  %57 = bitcast float %56 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = and i32 %61, -65536
  %63 = fcmp uno float %56, 0.000000e+00
  %64 = bitcast i32 %62 to float
  %65 = select i1 %63, float 0x7FF8000000000000, float %64
  %66 = load ptr, ptr %33, align 8
  %67 = sdiv i64 %55, 16
  %68 = icmp sgt i64 %55, 15
  br label %69

69:                                               ; preds = %37, %145
  %70 = phi float [ %65, %37 ], [ %148, %145 ]
  %71 = phi i64 [ 0, %37 ], [ %150, %145 ]
  %72 = phi float [ 0x7FF0000000000000, %37 ], [ %149, %145 ]
  %73 = getelementptr inbounds nuw float, ptr %66, i64 %71
  %74 = load float, ptr %73, align 4
  %75 = fmul float %65, %74
  %76 = bitcast float %75 to i32
  %77 = add i32 %76, 32767
  %78 = lshr i32 %76, 16
  %79 = and i32 %78, 1
  %80 = add i32 %77, %79
  %81 = and i32 %80, -65536
  %82 = fcmp uno float %75, 0.000000e+00
  %83 = bitcast i32 %81 to float
  %84 = select i1 %82, float 0x7FF8000000000000, float %83
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = fdiv float 1.000000e+00, %84
  %87 = select i1 %85, float %86, float 0.000000e+00
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %68, label %90, label %145

90:                                               ; preds = %69
  %91 = load ptr, ptr %34, align 8
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = load ptr, ptr %35, align 8
  %96 = insertelement <16 x float> poison, float %84, i64 0
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> zeroinitializer
  %98 = load i32, ptr %95, align 4
  %99 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %104 = load float, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds nuw i8, ptr %91, i64 12
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x i32> poison, i32 %98, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = insertelement <16 x float> poison, float %100, i64 0
  %112 = shufflevector <16 x float> %111, <16 x float> poison, <16 x i32> zeroinitializer
  %113 = insertelement <16 x i32> poison, i32 %102, i64 0
  %114 = shufflevector <16 x i32> %113, <16 x i32> poison, <16 x i32> zeroinitializer
  %115 = insertelement <16 x float> poison, float %104, i64 0
  %116 = shufflevector <16 x float> %115, <16 x float> poison, <16 x i32> zeroinitializer
  %117 = insertelement <16 x i32> poison, i32 %106, i64 0
  %118 = shufflevector <16 x i32> %117, <16 x i32> poison, <16 x i32> zeroinitializer
  %119 = insertelement <16 x float> poison, float %108, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  br label %121

121:                                              ; preds = %90, %121
  %122 = phi i64 [ 0, %90 ], [ %143, %121 ]
  %123 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %122
  %124 = load <16 x float>, ptr %123, align 64
  %125 = fmul <16 x float> %89, %124
  %126 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %125)
  %127 = bitcast <16 x float> %126 to <16 x i32>
  %128 = add nuw <16 x i32> %127, splat (i32 1)
  %129 = fcmp ogt <16 x float> %125, zeroinitializer
  %130 = sext <16 x i1> %129 to <16 x i32>
  %131 = add <16 x i32> %128, %130
  %132 = icmp sgt <16 x i32> %131, %110
  %133 = select <16 x i1> %132, <16 x float> %112, <16 x float> %94
  %134 = icmp sgt <16 x i32> %131, %114
  %135 = select <16 x i1> %134, <16 x float> %116, <16 x float> %133
  %136 = icmp sgt <16 x i32> %131, %118
  %137 = select <16 x i1> %136, <16 x float> %120, <16 x float> %135
  %138 = fmul <16 x float> %97, %137
  %139 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %124)
  %140 = fsub <16 x float> %138, %139
  %141 = fmul <16 x float> %140, %140
  %142 = getelementptr inbounds nuw [8 x <16 x float>], ptr %2, i64 0, i64 %122
  store <16 x float> %141, ptr %142, align 64
  %143 = add nuw nsw i64 %122, 1
  %144 = icmp eq i64 %143, %67
  br i1 %144, label %145, label %121, !llvm.loop !7

145:                                              ; preds = %121, %69
  %146 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %55)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %147 = fcmp olt float %146, %72
  %148 = select i1 %147, float %84, float %70
  %149 = select i1 %147, float %146, float %72
  %150 = add nuw nsw i64 %71, 1
  %151 = icmp eq i64 %150, 5
  br i1 %151, label %152, label %69, !llvm.loop !10

152:                                              ; preds = %145
  %153 = getelementptr inbounds i8, ptr %48, i64 %50
  %154 = getelementptr inbounds i8, ptr %153, i64 %51
  %155 = fcmp ogt float %148, 0.000000e+00
  %156 = fdiv float 1.000000e+00, %148
  %157 = select i1 %155, float %156, float 0.000000e+00
  %158 = insertelement <16 x float> poison, float %157, i64 0
  %159 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %68, label %160, label %231

160:                                              ; preds = %152, %160
  %161 = phi i64 [ %227, %160 ], [ 0, %152 ]
  %162 = phi ptr [ %226, %160 ], [ %154, %152 ]
  %163 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %161
  %164 = load <16 x float>, ptr %163, align 64
  %165 = fmul <16 x float> %159, %164
  %166 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %165)
  %167 = bitcast <16 x float> %166 to <16 x i32>
  %168 = add nuw <16 x i32> %167, splat (i32 1)
  %169 = fcmp ogt <16 x float> %165, zeroinitializer
  %170 = sext <16 x i1> %169 to <16 x i32>
  %171 = add <16 x i32> %168, %170
  %172 = load ptr, ptr %35, align 8
  %173 = load i32, ptr %172, align 4
  %174 = insertelement <16 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <16 x i32> zeroinitializer
  %176 = icmp sgt <16 x i32> %171, %175
  %177 = select <16 x i1> %176, <16 x i8> splat (i8 5), <16 x i8> splat (i8 4)
  %178 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = icmp sgt <16 x i32> %171, %181
  %183 = zext <16 x i1> %182 to <16 x i8>
  %184 = add nuw nsw <16 x i8> %177, %183
  %185 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %186 = load i32, ptr %185, align 4
  %187 = insertelement <16 x i32> poison, i32 %186, i64 0
  %188 = shufflevector <16 x i32> %187, <16 x i32> poison, <16 x i32> zeroinitializer
  %189 = icmp sgt <16 x i32> %171, %188
  %190 = zext <16 x i1> %189 to <16 x i8>
  %191 = add nuw nsw <16 x i8> %184, %190
  %192 = sub nuw nsw <16 x i8> splat (i8 7), %191
  %193 = select <16 x i1> %169, <16 x i8> %191, <16 x i8> %192
  %194 = bitcast <16 x i8> %193 to <2 x i64>
  %195 = and <2 x i64> %194, splat (i64 1970354902204423)
  %196 = lshr <2 x i64> %194, splat (i64 5)
  %197 = and <2 x i64> %196, splat (i64 15762839217635384)
  %198 = or disjoint <2 x i64> %197, %195
  %199 = and <2 x i64> %198, splat (i64 270582939711)
  %200 = lshr <2 x i64> %198, splat (i64 10)
  %201 = and <2 x i64> %200, splat (i64 17317308141504)
  %202 = or disjoint <2 x i64> %201, %199
  %203 = extractelement <2 x i64> %202, i64 0
  %204 = trunc i64 %203 to i8
  %205 = getelementptr inbounds nuw i8, ptr %162, i64 1
  store i8 %204, ptr %162, align 1
  %206 = lshr i64 %203, 28
  %207 = lshr i64 %203, 8
  %208 = and i64 %207, 15
  %209 = or disjoint i64 %206, %208
  %210 = trunc i64 %209 to i8
  %211 = getelementptr inbounds nuw i8, ptr %162, i64 2
  store i8 %210, ptr %205, align 1
  %212 = lshr i64 %203, 36
  %213 = trunc nuw i64 %212 to i8
  %214 = getelementptr inbounds nuw i8, ptr %162, i64 3
  store i8 %213, ptr %211, align 1
  %215 = extractelement <2 x i64> %202, i64 1
  %216 = trunc i64 %215 to i8
  %217 = getelementptr inbounds nuw i8, ptr %162, i64 4
  store i8 %216, ptr %214, align 1
  %218 = lshr i64 %215, 28
  %219 = lshr i64 %215, 8
  %220 = and i64 %219, 15
  %221 = or disjoint i64 %218, %220
  %222 = trunc i64 %221 to i8
  %223 = getelementptr inbounds nuw i8, ptr %162, i64 5
  store i8 %222, ptr %217, align 1
  %224 = lshr i64 %215, 36
  %225 = trunc nuw i64 %224 to i8
  %226 = getelementptr inbounds nuw i8, ptr %162, i64 6
  store i8 %225, ptr %223, align 1
  %227 = add nuw nsw i64 %161, 1
  %228 = load i64, ptr %4, align 8
  %229 = sdiv i64 %228, 16
  %230 = icmp slt i64 %227, %229
  br i1 %230, label %160, label %231, !llvm.loop !11

231:                                              ; preds = %160, %152
  %232 = phi i64 [ %55, %152 ], [ %228, %160 ]
  %233 = load float, ptr %36, align 64
  %234 = fmul float %148, %233
  %235 = bitcast float %234 to i32
  %236 = add i32 %235, 32767
  %237 = lshr i32 %235, 16
  %238 = and i32 %237, 1
  %239 = add i32 %236, %238
  %240 = and i32 %239, -65536
  %241 = fcmp uno float %234, 0.000000e+00
  %242 = select i1 %241, i32 2143289344, i32 %240
  %243 = mul nsw i64 %232, 3
  %244 = sdiv i64 %243, 8
  %245 = getelementptr inbounds i8, ptr %154, i64 %244
  %246 = lshr exact i32 %242, 16
  %247 = trunc i32 %246 to i8
  store i8 %247, ptr %245, align 1
  %248 = lshr i32 %242, 24
  %249 = trunc nuw i32 %248 to i8
  %250 = getelementptr inbounds nuw i8, ptr %245, i64 1
  store i8 %249, ptr %250, align 1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  %251 = add nsw i64 %39, 1
  %252 = load i64, ptr %11, align 8
  %253 = icmp eq i64 %251, %252
  %254 = zext i1 %253 to i64
  %255 = add nsw i64 %40, %254
  %256 = select i1 %253, i64 0, i64 %251
  %257 = add nsw i64 %38, -1
  %258 = icmp sgt i64 %38, 1
  br i1 %258, label %37, label %259, !llvm.loop !12

259:                                              ; preds = %231, %1
  ret void
}

define void @encode_4(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [8 x <16 x float>], align 64
  %3 = alloca %struct.head, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 2
  %7 = add nsw i64 %6, 2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = tail call i32 @omp_get_thread_num()
  %14 = sext i32 %13 to i64
  %15 = tail call i32 @omp_get_num_threads()
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %12, %14
  %18 = sdiv i64 %17, %16
  %19 = add nsw i64 %14, 1
  %20 = mul nsw i64 %19, %12
  %21 = sdiv i64 %20, %16
  %22 = sub nsw i64 %21, %18
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %325

24:                                               ; preds = %1
  %25 = load i64, ptr %10, align 8
  %26 = srem i64 %18, %25
  %27 = sdiv i64 %18, %25
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %36

36:                                               ; preds = %24, %298
  %37 = phi i64 [ %22, %24 ], [ %323, %298 ]
  %38 = phi i64 [ %26, %24 ], [ %322, %298 ]
  %39 = phi i64 [ %27, %24 ], [ %321, %298 ]
  %40 = load ptr, ptr %0, align 8
  %41 = load i64, ptr %28, align 8
  %42 = mul nsw i64 %41, %39
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load i64, ptr %4, align 8
  %45 = mul nsw i64 %44, %38
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load ptr, ptr %29, align 8
  %48 = load i64, ptr %30, align 8
  %49 = mul nsw i64 %48, %39
  %50 = mul nsw i64 %38, %7
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %51 = icmp eq i64 %44, 64
  %52 = select i1 %51, ptr @turn_64, ptr @turn_128
  %53 = load ptr, ptr %31, align 8
  call void %52(ptr noundef %46, ptr noundef %53, ptr noundef nonnull %3), !callees !6
  %54 = load i64, ptr %4, align 8
  %55 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %54)
  %56 = bitcast float %55 to i32
  %57 = add i32 %56, 32767
  %58 = lshr i32 %56, 16
  %59 = and i32 %58, 1
  %60 = add i32 %57, %59
  %61 = and i32 %60, -65536
  %62 = fcmp uno float %55, 0.000000e+00
  %63 = bitcast i32 %61 to float
  %64 = select i1 %62, float 0x7FF8000000000000, float %63
  %65 = load ptr, ptr %32, align 8
  %66 = sdiv i64 %54, 16
  %67 = icmp sgt i64 %54, 15
  br label %68

68:                                               ; preds = %36, %184
  %69 = phi float [ %64, %36 ], [ %187, %184 ]
  %70 = phi i64 [ 0, %36 ], [ %189, %184 ]
  %71 = phi float [ 0x7FF0000000000000, %36 ], [ %188, %184 ]
  %72 = getelementptr inbounds nuw float, ptr %65, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = fmul float %64, %73
  %75 = bitcast float %74 to i32
  %76 = add i32 %75, 32767
  %77 = lshr i32 %75, 16
  %78 = and i32 %77, 1
  %79 = add i32 %76, %78
  %80 = and i32 %79, -65536
  %81 = fcmp uno float %74, 0.000000e+00
  %82 = bitcast i32 %80 to float
  %83 = select i1 %81, float 0x7FF8000000000000, float %82
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %84 = fcmp ogt float %83, 0.000000e+00
  %85 = fdiv float 1.000000e+00, %83
  %86 = select i1 %84, float %85, float 0.000000e+00
  %87 = insertelement <16 x float> poison, float %86, i64 0
  %88 = shufflevector <16 x float> %87, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %67, label %89, label %184

89:                                               ; preds = %68
  %90 = load ptr, ptr %33, align 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <16 x float> poison, float %91, i64 0
  %93 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> zeroinitializer
  %94 = load ptr, ptr %34, align 8
  %95 = insertelement <16 x float> poison, float %83, i64 0
  %96 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> zeroinitializer
  %97 = load i32, ptr %94, align 4
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %90, i64 12
  %107 = load float, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %94, i64 12
  %109 = load i32, ptr %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %90, i64 20
  %115 = load float, ptr %114, align 4
  %116 = getelementptr inbounds nuw i8, ptr %94, i64 20
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %119 = load float, ptr %118, align 4
  %120 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %90, i64 28
  %123 = load float, ptr %122, align 4
  %124 = insertelement <16 x i32> poison, i32 %97, i64 0
  %125 = shufflevector <16 x i32> %124, <16 x i32> poison, <16 x i32> zeroinitializer
  %126 = insertelement <16 x float> poison, float %99, i64 0
  %127 = shufflevector <16 x float> %126, <16 x float> poison, <16 x i32> zeroinitializer
  %128 = insertelement <16 x i32> poison, i32 %101, i64 0
  %129 = shufflevector <16 x i32> %128, <16 x i32> poison, <16 x i32> zeroinitializer
  %130 = insertelement <16 x float> poison, float %103, i64 0
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> zeroinitializer
  %132 = insertelement <16 x i32> poison, i32 %105, i64 0
  %133 = shufflevector <16 x i32> %132, <16 x i32> poison, <16 x i32> zeroinitializer
  %134 = insertelement <16 x float> poison, float %107, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = insertelement <16 x i32> poison, i32 %109, i64 0
  %137 = shufflevector <16 x i32> %136, <16 x i32> poison, <16 x i32> zeroinitializer
  %138 = insertelement <16 x float> poison, float %111, i64 0
  %139 = shufflevector <16 x float> %138, <16 x float> poison, <16 x i32> zeroinitializer
  %140 = insertelement <16 x i32> poison, i32 %113, i64 0
  %141 = shufflevector <16 x i32> %140, <16 x i32> poison, <16 x i32> zeroinitializer
  %142 = insertelement <16 x float> poison, float %115, i64 0
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> zeroinitializer
  %144 = insertelement <16 x i32> poison, i32 %117, i64 0
  %145 = shufflevector <16 x i32> %144, <16 x i32> poison, <16 x i32> zeroinitializer
  %146 = insertelement <16 x float> poison, float %119, i64 0
  %147 = shufflevector <16 x float> %146, <16 x float> poison, <16 x i32> zeroinitializer
  %148 = insertelement <16 x i32> poison, i32 %121, i64 0
  %149 = shufflevector <16 x i32> %148, <16 x i32> poison, <16 x i32> zeroinitializer
  %150 = insertelement <16 x float> poison, float %123, i64 0
  %151 = shufflevector <16 x float> %150, <16 x float> poison, <16 x i32> zeroinitializer
  br label %152

152:                                              ; preds = %89, %152
  %153 = phi i64 [ 0, %89 ], [ %182, %152 ]
  %154 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %153
  %155 = load <16 x float>, ptr %154, align 64
  %156 = fmul <16 x float> %88, %155
  %157 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %156)
  %158 = bitcast <16 x float> %157 to <16 x i32>
  %159 = add nuw <16 x i32> %158, splat (i32 1)
  %160 = fcmp ogt <16 x float> %156, zeroinitializer
  %161 = sext <16 x i1> %160 to <16 x i32>
  %162 = add <16 x i32> %159, %161
  %163 = icmp sgt <16 x i32> %162, %125
  %164 = select <16 x i1> %163, <16 x float> %127, <16 x float> %93
  %165 = icmp sgt <16 x i32> %162, %129
  %166 = select <16 x i1> %165, <16 x float> %131, <16 x float> %164
  %167 = icmp sgt <16 x i32> %162, %133
  %168 = select <16 x i1> %167, <16 x float> %135, <16 x float> %166
  %169 = icmp sgt <16 x i32> %162, %137
  %170 = select <16 x i1> %169, <16 x float> %139, <16 x float> %168
  %171 = icmp sgt <16 x i32> %162, %141
  %172 = select <16 x i1> %171, <16 x float> %143, <16 x float> %170
  %173 = icmp sgt <16 x i32> %162, %145
  %174 = select <16 x i1> %173, <16 x float> %147, <16 x float> %172
  %175 = icmp sgt <16 x i32> %162, %149
  %176 = select <16 x i1> %175, <16 x float> %151, <16 x float> %174
  %177 = fmul <16 x float> %96, %176
  %178 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %155)
  %179 = fsub <16 x float> %177, %178
  %180 = fmul <16 x float> %179, %179
  %181 = getelementptr inbounds nuw [8 x <16 x float>], ptr %2, i64 0, i64 %153
  store <16 x float> %180, ptr %181, align 64
  %182 = add nuw nsw i64 %153, 1
  %183 = icmp eq i64 %182, %66
  br i1 %183, label %184, label %152, !llvm.loop !7

184:                                              ; preds = %152, %68
  %185 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %54)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %186 = fcmp olt float %185, %71
  %187 = select i1 %186, float %83, float %69
  %188 = select i1 %186, float %185, float %71
  %189 = add nuw nsw i64 %70, 1
  %190 = icmp eq i64 %189, 5
  br i1 %190, label %191, label %68, !llvm.loop !10

191:                                              ; preds = %184
  %192 = getelementptr inbounds i8, ptr %47, i64 %49
  %193 = getelementptr inbounds i8, ptr %192, i64 %50
  %194 = fcmp ogt float %187, 0.000000e+00
  %195 = fdiv float 1.000000e+00, %187
  %196 = select i1 %194, float %195, float 0.000000e+00
  %197 = insertelement <16 x float> poison, float %196, i64 0
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %67, label %199, label %298

199:                                              ; preds = %191, %199
  %200 = phi i64 [ %294, %199 ], [ 0, %191 ]
  %201 = phi ptr [ %293, %199 ], [ %193, %191 ]
  %202 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %200
  %203 = load <16 x float>, ptr %202, align 64
  %204 = fmul <16 x float> %198, %203
  %205 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %204)
  %206 = bitcast <16 x float> %205 to <16 x i32>
  %207 = add nuw <16 x i32> %206, splat (i32 1)
  %208 = fcmp ogt <16 x float> %204, zeroinitializer
  %209 = sext <16 x i1> %208 to <16 x i32>
  %210 = add <16 x i32> %207, %209
  %211 = load ptr, ptr %34, align 8
  %212 = load i32, ptr %211, align 4
  %213 = insertelement <16 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <16 x i32> %213, <16 x i32> poison, <16 x i32> zeroinitializer
  %215 = icmp sgt <16 x i32> %210, %214
  %216 = select <16 x i1> %215, <16 x i8> splat (i8 9), <16 x i8> splat (i8 8)
  %217 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %218 = load i32, ptr %217, align 4
  %219 = insertelement <16 x i32> poison, i32 %218, i64 0
  %220 = shufflevector <16 x i32> %219, <16 x i32> poison, <16 x i32> zeroinitializer
  %221 = icmp sgt <16 x i32> %210, %220
  %222 = zext <16 x i1> %221 to <16 x i8>
  %223 = add nuw nsw <16 x i8> %216, %222
  %224 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %225 = load i32, ptr %224, align 4
  %226 = insertelement <16 x i32> poison, i32 %225, i64 0
  %227 = shufflevector <16 x i32> %226, <16 x i32> poison, <16 x i32> zeroinitializer
  %228 = icmp sgt <16 x i32> %210, %227
  %229 = zext <16 x i1> %228 to <16 x i8>
  %230 = add nuw nsw <16 x i8> %223, %229
  %231 = getelementptr inbounds nuw i8, ptr %211, i64 12
  %232 = load i32, ptr %231, align 4
  %233 = insertelement <16 x i32> poison, i32 %232, i64 0
  %234 = shufflevector <16 x i32> %233, <16 x i32> poison, <16 x i32> zeroinitializer
  %235 = icmp sgt <16 x i32> %210, %234
  %236 = zext <16 x i1> %235 to <16 x i8>
  %237 = add nuw nsw <16 x i8> %230, %236
  %238 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %239 = load i32, ptr %238, align 4
  %240 = insertelement <16 x i32> poison, i32 %239, i64 0
  %241 = shufflevector <16 x i32> %240, <16 x i32> poison, <16 x i32> zeroinitializer
  %242 = icmp sgt <16 x i32> %210, %241
  %243 = zext <16 x i1> %242 to <16 x i8>
  %244 = add nuw nsw <16 x i8> %237, %243
  %245 = getelementptr inbounds nuw i8, ptr %211, i64 20
  %246 = load i32, ptr %245, align 4
  %247 = insertelement <16 x i32> poison, i32 %246, i64 0
  %248 = shufflevector <16 x i32> %247, <16 x i32> poison, <16 x i32> zeroinitializer
  %249 = icmp sgt <16 x i32> %210, %248
  %250 = zext <16 x i1> %249 to <16 x i8>
  %251 = add nuw nsw <16 x i8> %244, %250
  %252 = getelementptr inbounds nuw i8, ptr %211, i64 24
  %253 = load i32, ptr %252, align 4
  %254 = insertelement <16 x i32> poison, i32 %253, i64 0
  %255 = shufflevector <16 x i32> %254, <16 x i32> poison, <16 x i32> zeroinitializer
  %256 = icmp sgt <16 x i32> %210, %255
  %257 = zext <16 x i1> %256 to <16 x i8>
  %258 = add nuw nsw <16 x i8> %251, %257
  %259 = sub nuw nsw <16 x i8> splat (i8 15), %258
  %260 = select <16 x i1> %208, <16 x i8> %258, <16 x i8> %259
  %261 = bitcast <16 x i8> %260 to <2 x i64>
  %262 = and <2 x i64> %261, splat (i64 4222189076152335)
  %263 = lshr <2 x i64> %261, splat (i64 4)
  %264 = and <2 x i64> %263, splat (i64 67555025218437360)
  %265 = or disjoint <2 x i64> %264, %262
  %266 = and <2 x i64> %265, splat (i64 1095216660735)
  %267 = lshr <2 x i64> %265, splat (i64 8)
  %268 = and <2 x i64> %267, splat (i64 280375465148160)
  %269 = or disjoint <2 x i64> %268, %266
  %270 = bitcast <2 x i64> %269 to <16 x i8>
  %271 = extractelement <16 x i8> %270, i64 0
  %272 = getelementptr inbounds nuw i8, ptr %201, i64 1
  store i8 %271, ptr %201, align 1
  %273 = bitcast <2 x i64> %269 to <16 x i8>
  %274 = extractelement <16 x i8> %273, i64 1
  %275 = getelementptr inbounds nuw i8, ptr %201, i64 2
  store i8 %274, ptr %272, align 1
  %276 = bitcast <2 x i64> %269 to <16 x i8>
  %277 = extractelement <16 x i8> %276, i64 4
  %278 = getelementptr inbounds nuw i8, ptr %201, i64 3
  store i8 %277, ptr %275, align 1
  %279 = bitcast <2 x i64> %269 to <16 x i8>
  %280 = extractelement <16 x i8> %279, i64 5
  %281 = getelementptr inbounds nuw i8, ptr %201, i64 4
  store i8 %280, ptr %278, align 1
  %282 = bitcast <2 x i64> %269 to <16 x i8>
  %283 = extractelement <16 x i8> %282, i64 8
  %284 = getelementptr inbounds nuw i8, ptr %201, i64 5
  store i8 %283, ptr %281, align 1
  %285 = bitcast <2 x i64> %269 to <16 x i8>
  %286 = extractelement <16 x i8> %285, i64 9
  %287 = getelementptr inbounds nuw i8, ptr %201, i64 6
  store i8 %286, ptr %284, align 1
  %288 = bitcast <2 x i64> %269 to <16 x i8>
  %289 = extractelement <16 x i8> %288, i64 12
  %290 = getelementptr inbounds nuw i8, ptr %201, i64 7
  store i8 %289, ptr %287, align 1
  %291 = bitcast <2 x i64> %269 to <16 x i8>
  %292 = extractelement <16 x i8> %291, i64 13
  %293 = getelementptr inbounds nuw i8, ptr %201, i64 8
  store i8 %292, ptr %290, align 1
  %294 = add nuw nsw i64 %200, 1
  %295 = load i64, ptr %4, align 8
  %296 = sdiv i64 %295, 16
  %297 = icmp slt i64 %294, %296
  br i1 %297, label %199, label %298, !llvm.loop !11

298:                                              ; preds = %199, %191
  %299 = phi i64 [ %54, %191 ], [ %295, %199 ]
  %300 = load float, ptr %35, align 64
  %301 = fmul float %187, %300
  %302 = bitcast float %301 to i32
  %303 = add i32 %302, 32767
  %304 = lshr i32 %302, 16
  %305 = and i32 %304, 1
  %306 = add i32 %303, %305
  %307 = and i32 %306, -65536
  %308 = fcmp uno float %301, 0.000000e+00
  %309 = select i1 %308, i32 2143289344, i32 %307
  %310 = sdiv i64 %299, 2
  %311 = getelementptr inbounds i8, ptr %193, i64 %310
  %312 = lshr exact i32 %309, 16
  %313 = trunc i32 %312 to i8
  store i8 %313, ptr %311, align 1
  %314 = lshr i32 %309, 24
  %315 = trunc nuw i32 %314 to i8
  %316 = getelementptr inbounds nuw i8, ptr %311, i64 1
  store i8 %315, ptr %316, align 1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  %317 = add nsw i64 %38, 1
  %318 = load i64, ptr %10, align 8
  %319 = icmp eq i64 %317, %318
  %320 = zext i1 %319 to i64
  %321 = add nsw i64 %39, %320
  %322 = select i1 %319, i64 0, i64 %317
  %323 = add nsw i64 %37, -1
  %324 = icmp sgt i64 %37, 1
  br i1 %324, label %36, label %325, !llvm.loop !12

325:                                              ; preds = %298, %1
  ret void
}

define void @encode_5(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [8 x <16 x float>], align 64
  %3 = alloca %struct.head, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, 5
  %7 = sdiv i64 %6, 8
  %8 = add nsw i64 %7, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %20, %13
  %22 = sdiv i64 %21, %17
  %23 = sub nsw i64 %22, %19
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %479

25:                                               ; preds = %1
  %26 = load i64, ptr %11, align 8
  %27 = srem i64 %19, %26
  %28 = sdiv i64 %19, %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %37

37:                                               ; preds = %25, %451
  %38 = phi i64 [ %23, %25 ], [ %477, %451 ]
  %39 = phi i64 [ %27, %25 ], [ %476, %451 ]
  %40 = phi i64 [ %28, %25 ], [ %475, %451 ]
  %41 = load ptr, ptr %0, align 8
  %42 = load i64, ptr %29, align 8
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load i64, ptr %4, align 8
  %46 = mul nsw i64 %45, %39
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load ptr, ptr %30, align 8
  %49 = load i64, ptr %31, align 8
  %50 = mul nsw i64 %49, %40
  %51 = mul nsw i64 %39, %8
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %52 = icmp eq i64 %45, 64
  %53 = select i1 %52, ptr @turn_64, ptr @turn_128
  %54 = load ptr, ptr %32, align 8
  call void %53(ptr noundef %47, ptr noundef %54, ptr noundef nonnull %3), !callees !6
  %55 = load i64, ptr %4, align 8
  %56 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %55)
  %57 = bitcast float %56 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = and i32 %61, -65536
  %63 = fcmp uno float %56, 0.000000e+00
  %64 = bitcast i32 %62 to float
  %65 = select i1 %63, float 0x7FF8000000000000, float %64
  %66 = load ptr, ptr %33, align 8
  %67 = sdiv i64 %55, 16
  %68 = icmp sgt i64 %55, 15
  br label %69

69:                                               ; preds = %37, %265
  %70 = phi float [ %65, %37 ], [ %268, %265 ]
  %71 = phi i64 [ 0, %37 ], [ %270, %265 ]
  %72 = phi float [ 0x7FF0000000000000, %37 ], [ %269, %265 ]
  %73 = getelementptr inbounds nuw float, ptr %66, i64 %71
  %74 = load float, ptr %73, align 4
  %75 = fmul float %65, %74
  %76 = bitcast float %75 to i32
  %77 = add i32 %76, 32767
  %78 = lshr i32 %76, 16
  %79 = and i32 %78, 1
  %80 = add i32 %77, %79
  %81 = and i32 %80, -65536
  %82 = fcmp uno float %75, 0.000000e+00
  %83 = bitcast i32 %81 to float
  %84 = select i1 %82, float 0x7FF8000000000000, float %83
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = fdiv float 1.000000e+00, %84
  %87 = select i1 %85, float %86, float 0.000000e+00
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %68, label %90, label %265

90:                                               ; preds = %69
  %91 = load ptr, ptr %34, align 8
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = load ptr, ptr %35, align 8
  %96 = insertelement <16 x float> poison, float %84, i64 0
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> zeroinitializer
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %99 = load i32, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 28
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %95, i64 28
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %95, i64 32
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %91, i64 36
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr %95, i64 36
  %111 = load i32, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %113 = load float, ptr %112, align 4
  %114 = load i32, ptr %95, align 4
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %122 = load i32, ptr %121, align 4
  %123 = insertelement <16 x i32> poison, i32 %122, i64 0
  %124 = shufflevector <16 x i32> %123, <16 x i32> poison, <16 x i32> zeroinitializer
  %125 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %130 = load i32, ptr %129, align 4
  %131 = insertelement <16 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <16 x i32> %131, <16 x i32> poison, <16 x i32> zeroinitializer
  %133 = getelementptr inbounds nuw i8, ptr %91, i64 12
  %134 = load float, ptr %133, align 4
  %135 = insertelement <16 x float> poison, float %134, i64 0
  %136 = shufflevector <16 x float> %135, <16 x float> poison, <16 x i32> zeroinitializer
  %137 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %138 = load i32, ptr %137, align 4
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %142 = load float, ptr %141, align 4
  %143 = insertelement <16 x float> poison, float %142, i64 0
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> zeroinitializer
  %145 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %146 = load i32, ptr %145, align 4
  %147 = insertelement <16 x i32> poison, i32 %146, i64 0
  %148 = shufflevector <16 x i32> %147, <16 x i32> poison, <16 x i32> zeroinitializer
  %149 = getelementptr inbounds nuw i8, ptr %91, i64 20
  %150 = load float, ptr %149, align 4
  %151 = insertelement <16 x float> poison, float %150, i64 0
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> zeroinitializer
  %153 = getelementptr inbounds nuw i8, ptr %95, i64 20
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <16 x i32> poison, i32 %154, i64 0
  %156 = shufflevector <16 x i32> %155, <16 x i32> poison, <16 x i32> zeroinitializer
  %157 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %158 = load float, ptr %157, align 4
  %159 = insertelement <16 x float> poison, float %158, i64 0
  %160 = shufflevector <16 x float> %159, <16 x float> poison, <16 x i32> zeroinitializer
  %161 = insertelement <16 x i32> poison, i32 %99, i64 0
  %162 = shufflevector <16 x i32> %161, <16 x i32> poison, <16 x i32> zeroinitializer
  %163 = insertelement <16 x float> poison, float %101, i64 0
  %164 = shufflevector <16 x float> %163, <16 x float> poison, <16 x i32> zeroinitializer
  %165 = insertelement <16 x i32> poison, i32 %103, i64 0
  %166 = shufflevector <16 x i32> %165, <16 x i32> poison, <16 x i32> zeroinitializer
  %167 = insertelement <16 x float> poison, float %105, i64 0
  %168 = shufflevector <16 x float> %167, <16 x float> poison, <16 x i32> zeroinitializer
  %169 = insertelement <16 x i32> poison, i32 %107, i64 0
  %170 = shufflevector <16 x i32> %169, <16 x i32> poison, <16 x i32> zeroinitializer
  %171 = insertelement <16 x float> poison, float %109, i64 0
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer
  %173 = insertelement <16 x i32> poison, i32 %111, i64 0
  %174 = shufflevector <16 x i32> %173, <16 x i32> poison, <16 x i32> zeroinitializer
  %175 = insertelement <16 x float> poison, float %113, i64 0
  %176 = shufflevector <16 x float> %175, <16 x float> poison, <16 x i32> zeroinitializer
  %177 = getelementptr inbounds nuw i8, ptr %95, i64 40
  %178 = load i32, ptr %177, align 4
  %179 = insertelement <16 x i32> poison, i32 %178, i64 0
  %180 = shufflevector <16 x i32> %179, <16 x i32> poison, <16 x i32> zeroinitializer
  %181 = getelementptr inbounds nuw i8, ptr %91, i64 44
  %182 = load float, ptr %181, align 4
  %183 = insertelement <16 x float> poison, float %182, i64 0
  %184 = shufflevector <16 x float> %183, <16 x float> poison, <16 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw i8, ptr %95, i64 44
  %186 = load i32, ptr %185, align 4
  %187 = insertelement <16 x i32> poison, i32 %186, i64 0
  %188 = shufflevector <16 x i32> %187, <16 x i32> poison, <16 x i32> zeroinitializer
  %189 = getelementptr inbounds nuw i8, ptr %91, i64 48
  %190 = load float, ptr %189, align 4
  %191 = insertelement <16 x float> poison, float %190, i64 0
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer
  %193 = getelementptr inbounds nuw i8, ptr %95, i64 48
  %194 = load i32, ptr %193, align 4
  %195 = insertelement <16 x i32> poison, i32 %194, i64 0
  %196 = shufflevector <16 x i32> %195, <16 x i32> poison, <16 x i32> zeroinitializer
  %197 = getelementptr inbounds nuw i8, ptr %91, i64 52
  %198 = load float, ptr %197, align 4
  %199 = insertelement <16 x float> poison, float %198, i64 0
  %200 = shufflevector <16 x float> %199, <16 x float> poison, <16 x i32> zeroinitializer
  %201 = getelementptr inbounds nuw i8, ptr %95, i64 52
  %202 = load i32, ptr %201, align 4
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = getelementptr inbounds nuw i8, ptr %91, i64 56
  %206 = load float, ptr %205, align 4
  %207 = insertelement <16 x float> poison, float %206, i64 0
  %208 = shufflevector <16 x float> %207, <16 x float> poison, <16 x i32> zeroinitializer
  %209 = getelementptr inbounds nuw i8, ptr %95, i64 56
  %210 = load i32, ptr %209, align 4
  %211 = insertelement <16 x i32> poison, i32 %210, i64 0
  %212 = shufflevector <16 x i32> %211, <16 x i32> poison, <16 x i32> zeroinitializer
  %213 = getelementptr inbounds nuw i8, ptr %91, i64 60
  %214 = load float, ptr %213, align 4
  %215 = insertelement <16 x float> poison, float %214, i64 0
  %216 = shufflevector <16 x float> %215, <16 x float> poison, <16 x i32> zeroinitializer
  br label %217

217:                                              ; preds = %90, %217
  %218 = phi i64 [ 0, %90 ], [ %263, %217 ]
  %219 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %218
  %220 = load <16 x float>, ptr %219, align 64
  %221 = fmul <16 x float> %89, %220
  %222 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %221)
  %223 = bitcast <16 x float> %222 to <16 x i32>
  %224 = add nuw <16 x i32> %223, splat (i32 1)
  %225 = fcmp ogt <16 x float> %221, zeroinitializer
  %226 = sext <16 x i1> %225 to <16 x i32>
  %227 = add <16 x i32> %224, %226
  %228 = icmp sgt <16 x i32> %227, %116
  %229 = select <16 x i1> %228, <16 x float> %120, <16 x float> %94
  %230 = icmp sgt <16 x i32> %227, %124
  %231 = select <16 x i1> %230, <16 x float> %128, <16 x float> %229
  %232 = icmp sgt <16 x i32> %227, %132
  %233 = select <16 x i1> %232, <16 x float> %136, <16 x float> %231
  %234 = icmp sgt <16 x i32> %227, %140
  %235 = select <16 x i1> %234, <16 x float> %144, <16 x float> %233
  %236 = icmp sgt <16 x i32> %227, %148
  %237 = select <16 x i1> %236, <16 x float> %152, <16 x float> %235
  %238 = icmp sgt <16 x i32> %227, %156
  %239 = select <16 x i1> %238, <16 x float> %160, <16 x float> %237
  %240 = icmp sgt <16 x i32> %227, %162
  %241 = select <16 x i1> %240, <16 x float> %164, <16 x float> %239
  %242 = icmp sgt <16 x i32> %227, %166
  %243 = select <16 x i1> %242, <16 x float> %168, <16 x float> %241
  %244 = icmp sgt <16 x i32> %227, %170
  %245 = select <16 x i1> %244, <16 x float> %172, <16 x float> %243
  %246 = icmp sgt <16 x i32> %227, %174
  %247 = select <16 x i1> %246, <16 x float> %176, <16 x float> %245
  %248 = icmp sgt <16 x i32> %227, %180
  %249 = select <16 x i1> %248, <16 x float> %184, <16 x float> %247
  %250 = icmp sgt <16 x i32> %227, %188
  %251 = select <16 x i1> %250, <16 x float> %192, <16 x float> %249
  %252 = icmp sgt <16 x i32> %227, %196
  %253 = select <16 x i1> %252, <16 x float> %200, <16 x float> %251
  %254 = icmp sgt <16 x i32> %227, %204
  %255 = select <16 x i1> %254, <16 x float> %208, <16 x float> %253
  %256 = icmp sgt <16 x i32> %227, %212
  %257 = select <16 x i1> %256, <16 x float> %216, <16 x float> %255
  %258 = fmul <16 x float> %97, %257
  %259 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %220)
  %260 = fsub <16 x float> %258, %259
  %261 = fmul <16 x float> %260, %260
  %262 = getelementptr inbounds nuw [8 x <16 x float>], ptr %2, i64 0, i64 %218
  store <16 x float> %261, ptr %262, align 64
  %263 = add nuw nsw i64 %218, 1
  %264 = icmp eq i64 %263, %67
  br i1 %264, label %265, label %217, !llvm.loop !7

265:                                              ; preds = %217, %69
  %266 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %55)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %267 = fcmp olt float %266, %72
  %268 = select i1 %267, float %84, float %70
  %269 = select i1 %267, float %266, float %72
  %270 = add nuw nsw i64 %71, 1
  %271 = icmp eq i64 %270, 5
  br i1 %271, label %272, label %69, !llvm.loop !10

272:                                              ; preds = %265
  %273 = getelementptr inbounds i8, ptr %48, i64 %50
  %274 = getelementptr inbounds i8, ptr %273, i64 %51
  %275 = fcmp ogt float %268, 0.000000e+00
  %276 = fdiv float 1.000000e+00, %268
  %277 = select i1 %275, float %276, float 0.000000e+00
  %278 = insertelement <16 x float> poison, float %277, i64 0
  %279 = shufflevector <16 x float> %278, <16 x float> poison, <16 x i32> zeroinitializer
  %280 = load i64, ptr %4, align 8
  %281 = icmp sgt i64 %280, 15
  br i1 %281, label %282, label %451

282:                                              ; preds = %272, %282
  %283 = phi i64 [ %447, %282 ], [ 0, %272 ]
  %284 = phi ptr [ %446, %282 ], [ %274, %272 ]
  %285 = getelementptr inbounds nuw <16 x float>, ptr %3, i64 %283
  %286 = load <16 x float>, ptr %285, align 64
  %287 = fmul <16 x float> %279, %286
  %288 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %287)
  %289 = bitcast <16 x float> %288 to <16 x i32>
  %290 = add nuw <16 x i32> %289, splat (i32 1)
  %291 = fcmp ogt <16 x float> %287, zeroinitializer
  %292 = sext <16 x i1> %291 to <16 x i32>
  %293 = add <16 x i32> %290, %292
  %294 = load ptr, ptr %35, align 8
  %295 = load i32, ptr %294, align 4
  %296 = insertelement <16 x i32> poison, i32 %295, i64 0
  %297 = shufflevector <16 x i32> %296, <16 x i32> poison, <16 x i32> zeroinitializer
  %298 = icmp sgt <16 x i32> %293, %297
  %299 = select <16 x i1> %298, <16 x i8> splat (i8 17), <16 x i8> splat (i8 16)
  %300 = getelementptr inbounds nuw i8, ptr %294, i64 4
  %301 = load i32, ptr %300, align 4
  %302 = insertelement <16 x i32> poison, i32 %301, i64 0
  %303 = shufflevector <16 x i32> %302, <16 x i32> poison, <16 x i32> zeroinitializer
  %304 = icmp sgt <16 x i32> %293, %303
  %305 = zext <16 x i1> %304 to <16 x i8>
  %306 = add nuw nsw <16 x i8> %299, %305
  %307 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %308 = load i32, ptr %307, align 4
  %309 = insertelement <16 x i32> poison, i32 %308, i64 0
  %310 = shufflevector <16 x i32> %309, <16 x i32> poison, <16 x i32> zeroinitializer
  %311 = icmp sgt <16 x i32> %293, %310
  %312 = zext <16 x i1> %311 to <16 x i8>
  %313 = add nuw nsw <16 x i8> %306, %312
  %314 = getelementptr inbounds nuw i8, ptr %294, i64 12
  %315 = load i32, ptr %314, align 4
  %316 = insertelement <16 x i32> poison, i32 %315, i64 0
  %317 = shufflevector <16 x i32> %316, <16 x i32> poison, <16 x i32> zeroinitializer
  %318 = icmp sgt <16 x i32> %293, %317
  %319 = zext <16 x i1> %318 to <16 x i8>
  %320 = add nuw nsw <16 x i8> %313, %319
  %321 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %322 = load i32, ptr %321, align 4
  %323 = insertelement <16 x i32> poison, i32 %322, i64 0
  %324 = shufflevector <16 x i32> %323, <16 x i32> poison, <16 x i32> zeroinitializer
  %325 = icmp sgt <16 x i32> %293, %324
  %326 = zext <16 x i1> %325 to <16 x i8>
  %327 = add nuw nsw <16 x i8> %320, %326
  %328 = getelementptr inbounds nuw i8, ptr %294, i64 20
  %329 = load i32, ptr %328, align 4
  %330 = insertelement <16 x i32> poison, i32 %329, i64 0
  %331 = shufflevector <16 x i32> %330, <16 x i32> poison, <16 x i32> zeroinitializer
  %332 = icmp sgt <16 x i32> %293, %331
  %333 = zext <16 x i1> %332 to <16 x i8>
  %334 = add nuw nsw <16 x i8> %327, %333
  %335 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %336 = load i32, ptr %335, align 4
  %337 = insertelement <16 x i32> poison, i32 %336, i64 0
  %338 = shufflevector <16 x i32> %337, <16 x i32> poison, <16 x i32> zeroinitializer
  %339 = icmp sgt <16 x i32> %293, %338
  %340 = zext <16 x i1> %339 to <16 x i8>
  %341 = add nuw nsw <16 x i8> %334, %340
  %342 = getelementptr inbounds nuw i8, ptr %294, i64 28
  %343 = load i32, ptr %342, align 4
  %344 = insertelement <16 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = icmp sgt <16 x i32> %293, %345
  %347 = zext <16 x i1> %346 to <16 x i8>
  %348 = add nuw nsw <16 x i8> %341, %347
  %349 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %350 = load i32, ptr %349, align 4
  %351 = insertelement <16 x i32> poison, i32 %350, i64 0
  %352 = shufflevector <16 x i32> %351, <16 x i32> poison, <16 x i32> zeroinitializer
  %353 = icmp sgt <16 x i32> %293, %352
  %354 = zext <16 x i1> %353 to <16 x i8>
  %355 = add nuw nsw <16 x i8> %348, %354
  %356 = getelementptr inbounds nuw i8, ptr %294, i64 36
  %357 = load i32, ptr %356, align 4
  %358 = insertelement <16 x i32> poison, i32 %357, i64 0
  %359 = shufflevector <16 x i32> %358, <16 x i32> poison, <16 x i32> zeroinitializer
  %360 = icmp sgt <16 x i32> %293, %359
  %361 = zext <16 x i1> %360 to <16 x i8>
  %362 = add nuw nsw <16 x i8> %355, %361
  %363 = getelementptr inbounds nuw i8, ptr %294, i64 40
  %364 = load i32, ptr %363, align 4
  %365 = insertelement <16 x i32> poison, i32 %364, i64 0
  %366 = shufflevector <16 x i32> %365, <16 x i32> poison, <16 x i32> zeroinitializer
  %367 = icmp sgt <16 x i32> %293, %366
  %368 = zext <16 x i1> %367 to <16 x i8>
  %369 = add nuw nsw <16 x i8> %362, %368
  %370 = getelementptr inbounds nuw i8, ptr %294, i64 44
  %371 = load i32, ptr %370, align 4
  %372 = insertelement <16 x i32> poison, i32 %371, i64 0
  %373 = shufflevector <16 x i32> %372, <16 x i32> poison, <16 x i32> zeroinitializer
  %374 = icmp sgt <16 x i32> %293, %373
  %375 = zext <16 x i1> %374 to <16 x i8>
  %376 = add nuw nsw <16 x i8> %369, %375
  %377 = getelementptr inbounds nuw i8, ptr %294, i64 48
  %378 = load i32, ptr %377, align 4
  %379 = insertelement <16 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <16 x i32> %379, <16 x i32> poison, <16 x i32> zeroinitializer
  %381 = icmp sgt <16 x i32> %293, %380
  %382 = zext <16 x i1> %381 to <16 x i8>
  %383 = add nuw nsw <16 x i8> %376, %382
  %384 = getelementptr inbounds nuw i8, ptr %294, i64 52
  %385 = load i32, ptr %384, align 4
  %386 = insertelement <16 x i32> poison, i32 %385, i64 0
  %387 = shufflevector <16 x i32> %386, <16 x i32> poison, <16 x i32> zeroinitializer
  %388 = icmp sgt <16 x i32> %293, %387
  %389 = zext <16 x i1> %388 to <16 x i8>
  %390 = add nuw nsw <16 x i8> %383, %389
  %391 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %392 = load i32, ptr %391, align 4
  %393 = insertelement <16 x i32> poison, i32 %392, i64 0
  %394 = shufflevector <16 x i32> %393, <16 x i32> poison, <16 x i32> zeroinitializer
  %395 = icmp sgt <16 x i32> %293, %394
  %396 = zext <16 x i1> %395 to <16 x i8>
  %397 = add nuw nsw <16 x i8> %390, %396
  %398 = sub nuw nsw <16 x i8> splat (i8 31), %397
  %399 = select <16 x i1> %291, <16 x i8> %397, <16 x i8> %398
  %400 = bitcast <16 x i8> %399 to <2 x i64>
  %401 = and <2 x i64> %400, splat (i64 8725857424048159)
  %402 = lshr <2 x i64> %400, splat (i64 3)
  %403 = and <2 x i64> %402, splat (i64 279227437569541088)
  %404 = or disjoint <2 x i64> %403, %401
  %405 = and <2 x i64> %404, splat (i64 4393751544831)
  %406 = lshr <2 x i64> %404, splat (i64 6)
  %407 = and <2 x i64> %406, splat (i64 4499201581906944)
  %408 = or disjoint <2 x i64> %407, %405
  %409 = extractelement <2 x i64> %408, i64 0
  %410 = and i64 %409, 983040
  %411 = lshr i64 %409, 12
  %412 = and i64 %411, 15728640
  %413 = or disjoint i64 %412, %410
  %414 = trunc i64 %409 to i8
  %415 = getelementptr inbounds nuw i8, ptr %284, i64 1
  store i8 %414, ptr %284, align 1
  %416 = bitcast <2 x i64> %408 to <16 x i8>
  %417 = extractelement <16 x i8> %416, i64 1
  %418 = getelementptr inbounds nuw i8, ptr %284, i64 2
  store i8 %417, ptr %415, align 1
  %419 = lshr exact i64 %413, 16
  %420 = trunc nuw i64 %419 to i8
  %421 = getelementptr inbounds nuw i8, ptr %284, i64 3
  store i8 %420, ptr %418, align 1
  %422 = lshr i64 %409, 36
  %423 = trunc i64 %422 to i8
  %424 = getelementptr inbounds nuw i8, ptr %284, i64 4
  store i8 %423, ptr %421, align 1
  %425 = lshr i64 %409, 44
  %426 = trunc nuw i64 %425 to i8
  %427 = getelementptr inbounds nuw i8, ptr %284, i64 5
  store i8 %426, ptr %424, align 1
  %428 = extractelement <2 x i64> %408, i64 1
  %429 = and i64 %428, 983040
  %430 = lshr i64 %428, 12
  %431 = and i64 %430, 15728640
  %432 = or disjoint i64 %431, %429
  %433 = trunc i64 %428 to i8
  %434 = getelementptr inbounds nuw i8, ptr %284, i64 6
  store i8 %433, ptr %427, align 1
  %435 = bitcast <2 x i64> %408 to <16 x i8>
  %436 = extractelement <16 x i8> %435, i64 9
  %437 = getelementptr inbounds nuw i8, ptr %284, i64 7
  store i8 %436, ptr %434, align 1
  %438 = lshr exact i64 %432, 16
  %439 = trunc nuw i64 %438 to i8
  %440 = getelementptr inbounds nuw i8, ptr %284, i64 8
  store i8 %439, ptr %437, align 1
  %441 = lshr i64 %428, 36
  %442 = trunc i64 %441 to i8
  %443 = getelementptr inbounds nuw i8, ptr %284, i64 9
  store i8 %442, ptr %440, align 1
  %444 = lshr i64 %428, 44
  %445 = trunc nuw i64 %444 to i8
  %446 = getelementptr inbounds nuw i8, ptr %284, i64 10
  store i8 %445, ptr %443, align 1
  %447 = add nuw nsw i64 %283, 1
  %448 = load i64, ptr %4, align 8
  %449 = sdiv i64 %448, 16
  %450 = icmp slt i64 %447, %449
  br i1 %450, label %282, label %451, !llvm.loop !11

451:                                              ; preds = %282, %272
  %452 = phi i64 [ %280, %272 ], [ %448, %282 ]
  %453 = load float, ptr %36, align 64
  %454 = fmul float %268, %453
  %455 = bitcast float %454 to i32
  %456 = add i32 %455, 32767
  %457 = lshr i32 %455, 16
  %458 = and i32 %457, 1
  %459 = add i32 %456, %458
  %460 = and i32 %459, -65536
  %461 = fcmp uno float %454, 0.000000e+00
  %462 = select i1 %461, i32 2143289344, i32 %460
  %463 = mul nsw i64 %452, 5
  %464 = sdiv i64 %463, 8
  %465 = getelementptr inbounds i8, ptr %274, i64 %464
  %466 = lshr exact i32 %462, 16
  %467 = trunc i32 %466 to i8
  store i8 %467, ptr %465, align 1
  %468 = lshr i32 %462, 24
  %469 = trunc nuw i32 %468 to i8
  %470 = getelementptr inbounds nuw i8, ptr %465, i64 1
  store i8 %469, ptr %470, align 1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  %471 = add nsw i64 %39, 1
  %472 = load i64, ptr %11, align 8
  %473 = icmp eq i64 %471, %472
  %474 = zext i1 %473 to i64
  %475 = add nsw i64 %40, %474
  %476 = select i1 %473, i64 0, i64 %471
  %477 = add nsw i64 %38, -1
  %478 = icmp sgt i64 %38, 1
  br i1 %478, label %37, label %479, !llvm.loop !12

479:                                              ; preds = %451, %1
  ret void
}

define void @encode_8(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.head, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load i64, ptr %3, align 8
  %5 = add nsw i64 %4, 2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %7
  %11 = tail call i32 @omp_get_thread_num()
  %12 = sext i32 %11 to i64
  %13 = tail call i32 @omp_get_num_threads()
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %10, %12
  %16 = sdiv i64 %15, %14
  %17 = add nsw i64 %12, 1
  %18 = mul nsw i64 %17, %10
  %19 = sdiv i64 %18, %14
  %20 = sub nsw i64 %19, %16
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %170

22:                                               ; preds = %1
  %23 = load i64, ptr %8, align 8
  %24 = srem i64 %16, %23
  %25 = sdiv i64 %16, %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 512
  br label %32

32:                                               ; preds = %22, %144
  %33 = phi i64 [ %20, %22 ], [ %168, %144 ]
  %34 = phi i64 [ %24, %22 ], [ %167, %144 ]
  %35 = phi i64 [ %25, %22 ], [ %166, %144 ]
  %36 = load ptr, ptr %0, align 8
  %37 = load i64, ptr %26, align 8
  %38 = mul nsw i64 %37, %35
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load i64, ptr %3, align 8
  %41 = mul nsw i64 %40, %34
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load ptr, ptr %27, align 8
  %44 = load i64, ptr %28, align 8
  %45 = mul nsw i64 %44, %35
  %46 = getelementptr inbounds i8, ptr %43, i64 %45
  %47 = mul nsw i64 %34, %5
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %49 = icmp eq i64 %40, 64
  %50 = select i1 %49, ptr @turn_64, ptr @turn_128
  %51 = load ptr, ptr %29, align 8
  call void %50(ptr noundef %42, ptr noundef %51, ptr noundef nonnull %2), !callees !6
  %52 = load i64, ptr %3, align 8
  %53 = load <16 x float>, ptr %2, align 64
  %54 = fneg <16 x float> %53
  %55 = icmp sgt i64 %52, 31
  br i1 %55, label %56, label %71

56:                                               ; preds = %32
  %57 = lshr i64 %52, 4
  br label %58

58:                                               ; preds = %56, %58
  %59 = phi <16 x float> [ %65, %58 ], [ %53, %56 ]
  %60 = phi <16 x float> [ %68, %58 ], [ %54, %56 ]
  %61 = phi i64 [ %69, %58 ], [ 1, %56 ]
  %62 = getelementptr inbounds nuw <16 x float>, ptr %2, i64 %61
  %63 = load <16 x float>, ptr %62, align 64
  %64 = fcmp ogt <16 x float> %63, %59
  %65 = select <16 x i1> %64, <16 x float> %63, <16 x float> %59
  %66 = fneg <16 x float> %63
  %67 = fcmp olt <16 x float> %60, %66
  %68 = select <16 x i1> %67, <16 x float> %66, <16 x float> %60
  %69 = add nuw nsw i64 %61, 1
  %70 = icmp eq i64 %69, %57
  br i1 %70, label %71, label %58, !llvm.loop !13

71:                                               ; preds = %58, %32
  %72 = phi <16 x float> [ %54, %32 ], [ %68, %58 ]
  %73 = phi <16 x float> [ %53, %32 ], [ %65, %58 ]
  %74 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %73)
  %75 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %72)
  %76 = fcmp ogt float %74, %75
  %77 = select i1 %76, float %74, float %75
  %78 = load ptr, ptr %30, align 8
  %79 = load float, ptr %78, align 4
  %80 = fdiv float %77, %79
  %81 = bitcast float %80 to i32
  %82 = add i32 %81, 32767
  %83 = lshr i32 %81, 16
  %84 = and i32 %83, 1
  %85 = add i32 %82, %84
  %86 = and i32 %85, -65536
  %87 = fcmp uno float %80, 0.000000e+00
  %88 = bitcast i32 %86 to float
  %89 = select i1 %87, float 0x7FF8000000000000, float %88
  %90 = fcmp ogt float %89, 0.000000e+00
  %91 = fdiv float 1.000000e+00, %89
  %92 = select i1 %90, float %91, float 0.000000e+00
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = icmp sgt i64 %52, 15
  br i1 %95, label %96, label %144

96:                                               ; preds = %71, %96
  %97 = phi i64 [ %140, %96 ], [ 0, %71 ]
  %98 = phi ptr [ %139, %96 ], [ %48, %71 ]
  %99 = getelementptr inbounds nuw <16 x float>, ptr %2, i64 %97
  %100 = load <16 x float>, ptr %99, align 64
  %101 = fmul <16 x float> %94, %100
  %102 = fadd <16 x float> %101, splat (float 1.275000e+02)
  %103 = call <16 x float> @llvm.rint.v16f32(<16 x float> %102)
  %104 = fptosi <16 x float> %103 to <16 x i32>
  %105 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %104, <16 x i32> zeroinitializer)
  %106 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %105, <16 x i32> splat (i32 255))
  %107 = trunc nuw <16 x i32> %106 to <16 x i8>
  %108 = extractelement <16 x i8> %107, i64 0
  %109 = getelementptr inbounds nuw i8, ptr %98, i64 1
  store i8 %108, ptr %98, align 1
  %110 = extractelement <16 x i8> %107, i64 1
  %111 = getelementptr inbounds nuw i8, ptr %98, i64 2
  store i8 %110, ptr %109, align 1
  %112 = extractelement <16 x i8> %107, i64 2
  %113 = getelementptr inbounds nuw i8, ptr %98, i64 3
  store i8 %112, ptr %111, align 1
  %114 = extractelement <16 x i8> %107, i64 3
  %115 = getelementptr inbounds nuw i8, ptr %98, i64 4
  store i8 %114, ptr %113, align 1
  %116 = extractelement <16 x i8> %107, i64 4
  %117 = getelementptr inbounds nuw i8, ptr %98, i64 5
  store i8 %116, ptr %115, align 1
  %118 = extractelement <16 x i8> %107, i64 5
  %119 = getelementptr inbounds nuw i8, ptr %98, i64 6
  store i8 %118, ptr %117, align 1
  %120 = extractelement <16 x i8> %107, i64 6
  %121 = getelementptr inbounds nuw i8, ptr %98, i64 7
  store i8 %120, ptr %119, align 1
  %122 = extractelement <16 x i8> %107, i64 7
  %123 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store i8 %122, ptr %121, align 1
  %124 = extractelement <16 x i8> %107, i64 8
  %125 = getelementptr inbounds nuw i8, ptr %98, i64 9
  store i8 %124, ptr %123, align 1
  %126 = extractelement <16 x i8> %107, i64 9
  %127 = getelementptr inbounds nuw i8, ptr %98, i64 10
  store i8 %126, ptr %125, align 1
  %128 = extractelement <16 x i8> %107, i64 10
  %129 = getelementptr inbounds nuw i8, ptr %98, i64 11
  store i8 %128, ptr %127, align 1
  %130 = extractelement <16 x i8> %107, i64 11
  %131 = getelementptr inbounds nuw i8, ptr %98, i64 12
  store i8 %130, ptr %129, align 1
  %132 = extractelement <16 x i8> %107, i64 12
  %133 = getelementptr inbounds nuw i8, ptr %98, i64 13
  store i8 %132, ptr %131, align 1
  %134 = extractelement <16 x i8> %107, i64 13
  %135 = getelementptr inbounds nuw i8, ptr %98, i64 14
  store i8 %134, ptr %133, align 1
  %136 = extractelement <16 x i8> %107, i64 14
  %137 = getelementptr inbounds nuw i8, ptr %98, i64 15
  store i8 %136, ptr %135, align 1
  %138 = extractelement <16 x i8> %107, i64 15
  %139 = getelementptr inbounds nuw i8, ptr %98, i64 16
  store i8 %138, ptr %137, align 1
  %140 = add nuw nsw i64 %97, 1
  %141 = load i64, ptr %3, align 8
  %142 = sdiv i64 %141, 16
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %96, label %144, !llvm.loop !11

144:                                              ; preds = %96, %71
  %145 = phi i64 [ %52, %71 ], [ %141, %96 ]
  %146 = load float, ptr %31, align 64
  %147 = fmul float %89, %146
  %148 = bitcast float %147 to i32
  %149 = add i32 %148, 32767
  %150 = lshr i32 %148, 16
  %151 = and i32 %150, 1
  %152 = add i32 %149, %151
  %153 = and i32 %152, -65536
  %154 = fcmp uno float %147, 0.000000e+00
  %155 = select i1 %154, i32 2143289344, i32 %153
  %156 = getelementptr inbounds i8, ptr %48, i64 %145
  %157 = lshr exact i32 %155, 16
  %158 = trunc i32 %157 to i8
  store i8 %158, ptr %156, align 1
  %159 = lshr i32 %155, 24
  %160 = trunc nuw i32 %159 to i8
  %161 = getelementptr inbounds nuw i8, ptr %156, i64 1
  store i8 %160, ptr %161, align 1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %162 = add nsw i64 %34, 1
  %163 = load i64, ptr %8, align 8
  %164 = icmp eq i64 %162, %163
  %165 = zext i1 %164 to i64
  %166 = add nsw i64 %35, %165
  %167 = select i1 %164, i64 0, i64 %162
  %168 = add nsw i64 %33, -1
  %169 = icmp sgt i64 %33, 1
  br i1 %169, label %32, label %170, !llvm.loop !12

170:                                              ; preds = %144, %1
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

define internal void @turn_64(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly initializes((0, 256), (512, 516)) %2) unnamed_addr {
  %4 = load <16 x float>, ptr %0, align 4
  %5 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4)
  %6 = bitcast <16 x float> %5 to <16 x i32>
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load <16 x float>, ptr %7, align 4
  %9 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %8)
  %10 = bitcast <16 x float> %9 to <16 x i32>
  %11 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6, <16 x i32> %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <16 x float>, ptr %12, align 4
  %14 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %13)
  %15 = bitcast <16 x float> %14 to <16 x i32>
  %16 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %11, <16 x i32> %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %18 = load <16 x float>, ptr %17, align 4
  %19 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %18)
  %20 = bitcast <16 x float> %19 to <16 x i32>
  %21 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %16, <16 x i32> %20)
  %22 = tail call i32 @llvm.vector.reduce.smax.v16i32(<16 x i32> %21)
  %23 = add nsw i32 %22, -1988100096
  %24 = icmp ult i32 %23, -1761607680
  br i1 %24, label %25, label %32

25:                                               ; preds = %3
  %26 = icmp samesign ugt i32 %22, 1988100095
  store <16 x float> zeroinitializer, ptr %2, align 64
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <16 x float> zeroinitializer, ptr %27, align 64
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <16 x float> zeroinitializer, ptr %28, align 64
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <16 x float> zeroinitializer, ptr %29, align 64
  %30 = select i1 %26, float 0x7FF8000000000000, float 1.000000e+00
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store float %30, ptr %31, align 64
  br label %99

32:                                               ; preds = %3
  %33 = and i32 %22, 2139095040
  %34 = sub nuw nsw i32 2122317824, %33
  %35 = bitcast i32 %34 to float
  %36 = fmul float %35, 1.250000e-01
  %37 = insertelement <16 x float> poison, float %36, i64 0
  %38 = shufflevector <16 x float> %37, <16 x float> poison, <16 x i32> zeroinitializer
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %40 = load <16 x float>, ptr %39, align 4
  %41 = fmul <16 x float> %13, %40
  %42 = fmul <16 x float> %38, %41
  %43 = shufflevector <16 x float> %42, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %44 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %42, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %43)
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %46 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %45)
  %47 = shufflevector <16 x float> %46, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %48 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %46, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %47)
  %49 = shufflevector <16 x float> %48, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %50 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %48, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %49)
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %52 = load <16 x float>, ptr %51, align 4
  %53 = fmul <16 x float> %18, %52
  %54 = fmul <16 x float> %38, %53
  %55 = shufflevector <16 x float> %54, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %56 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %55)
  %57 = shufflevector <16 x float> %56, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %58 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %56, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %57)
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %60 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %58, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %59)
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %62 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %60, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %61)
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %64 = load <16 x float>, ptr %63, align 4
  %65 = fmul <16 x float> %8, %64
  %66 = fmul <16 x float> %38, %65
  %67 = shufflevector <16 x float> %66, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %68 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %67)
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %70 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %69)
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %72 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %70, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %71)
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %74 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %73)
  %75 = load <16 x float>, ptr %1, align 4
  %76 = fmul <16 x float> %4, %75
  %77 = fmul <16 x float> %38, %76
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %79 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %78)
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %81 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %79, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %80)
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %83 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %81, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %82)
  %84 = shufflevector <16 x float> %83, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %85 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %83, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %84)
  %86 = fadd <16 x float> %85, %74
  %87 = fsub <16 x float> %85, %74
  %88 = fadd <16 x float> %50, %62
  %89 = fsub <16 x float> %50, %62
  %90 = fadd <16 x float> %86, %88
  %91 = fsub <16 x float> %86, %88
  %92 = fadd <16 x float> %87, %89
  %93 = fsub <16 x float> %87, %89
  store <16 x float> %90, ptr %2, align 64
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <16 x float> %92, ptr %94, align 64
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <16 x float> %91, ptr %95, align 64
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <16 x float> %93, ptr %96, align 64
  %97 = add nuw nsw i32 %33, 8388608
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store i32 %97, ptr %98, align 64
  br label %99

99:                                               ; preds = %25, %32
  ret void
}

define internal void @turn_128(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly initializes((0, 516)) %2) unnamed_addr {
  %4 = load <16 x float>, ptr %0, align 4
  %5 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4)
  %6 = bitcast <16 x float> %5 to <16 x i32>
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load <16 x float>, ptr %7, align 4
  %9 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %8)
  %10 = bitcast <16 x float> %9 to <16 x i32>
  %11 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6, <16 x i32> %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <16 x float>, ptr %12, align 4
  %14 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %13)
  %15 = bitcast <16 x float> %14 to <16 x i32>
  %16 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %11, <16 x i32> %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %18 = load <16 x float>, ptr %17, align 4
  %19 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %18)
  %20 = bitcast <16 x float> %19 to <16 x i32>
  %21 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %16, <16 x i32> %20)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %23 = load <16 x float>, ptr %22, align 4
  %24 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %23)
  %25 = bitcast <16 x float> %24 to <16 x i32>
  %26 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %21, <16 x i32> %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %28 = load <16 x float>, ptr %27, align 4
  %29 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %28)
  %30 = bitcast <16 x float> %29 to <16 x i32>
  %31 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %26, <16 x i32> %30)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %33 = load <16 x float>, ptr %32, align 4
  %34 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %33)
  %35 = bitcast <16 x float> %34 to <16 x i32>
  %36 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %31, <16 x i32> %35)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %38 = load <16 x float>, ptr %37, align 4
  %39 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %38)
  %40 = bitcast <16 x float> %39 to <16 x i32>
  %41 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %36, <16 x i32> %40)
  %42 = tail call i32 @llvm.vector.reduce.smax.v16i32(<16 x i32> %41)
  %43 = add nsw i32 %42, -1988100096
  %44 = icmp ult i32 %43, -1761607680
  br i1 %44, label %45, label %56

45:                                               ; preds = %3
  %46 = icmp samesign ugt i32 %42, 1988100095
  store <16 x float> zeroinitializer, ptr %2, align 64
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <16 x float> zeroinitializer, ptr %47, align 64
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <16 x float> zeroinitializer, ptr %48, align 64
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <16 x float> zeroinitializer, ptr %49, align 64
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store <16 x float> zeroinitializer, ptr %50, align 64
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 320
  store <16 x float> zeroinitializer, ptr %51, align 64
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 384
  store <16 x float> zeroinitializer, ptr %52, align 64
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 448
  store <16 x float> zeroinitializer, ptr %53, align 64
  %54 = select i1 %46, float 0x7FF8000000000000, float 1.000000e+00
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store float %54, ptr %55, align 64
  br label %191

56:                                               ; preds = %3
  %57 = and i32 %42, 2139095040
  %58 = sub nuw nsw i32 2122317824, %57
  %59 = bitcast i32 %58 to float
  %60 = fdiv float %59, 0x4026A09E60000000
  %61 = insertelement <16 x float> poison, float %60, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %64 = load <16 x float>, ptr %63, align 4
  %65 = fmul <16 x float> %13, %64
  %66 = fmul <16 x float> %62, %65
  %67 = shufflevector <16 x float> %66, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %68 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %67)
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %70 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %69)
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %72 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %70, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %71)
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %74 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %73)
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %76 = load <16 x float>, ptr %75, align 4
  %77 = fmul <16 x float> %18, %76
  %78 = fmul <16 x float> %62, %77
  %79 = shufflevector <16 x float> %78, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %80 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %79)
  %81 = shufflevector <16 x float> %80, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %82 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %81)
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %84 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %83)
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %86 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %84, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %85)
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %88 = load <16 x float>, ptr %87, align 4
  %89 = fmul <16 x float> %23, %88
  %90 = fmul <16 x float> %62, %89
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %92 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %90, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %91)
  %93 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %94 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %93)
  %95 = shufflevector <16 x float> %94, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %96 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %95)
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %98 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %97)
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %100 = load <16 x float>, ptr %99, align 4
  %101 = fmul <16 x float> %28, %100
  %102 = fmul <16 x float> %62, %101
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %104 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %103)
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %106 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %104, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %105)
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %108 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %107)
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %110 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %108, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %109)
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %112 = load <16 x float>, ptr %111, align 4
  %113 = fmul <16 x float> %33, %112
  %114 = fmul <16 x float> %62, %113
  %115 = shufflevector <16 x float> %114, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %116 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %115)
  %117 = shufflevector <16 x float> %116, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %118 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %116, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %117)
  %119 = shufflevector <16 x float> %118, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %120 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %119)
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %122 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %121)
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %124 = load <16 x float>, ptr %123, align 4
  %125 = fmul <16 x float> %38, %124
  %126 = fmul <16 x float> %62, %125
  %127 = shufflevector <16 x float> %126, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %128 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %127)
  %129 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %130 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %129)
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %132 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %130, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %131)
  %133 = shufflevector <16 x float> %132, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %134 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %132, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %133)
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %136 = load <16 x float>, ptr %135, align 4
  %137 = fmul <16 x float> %8, %136
  %138 = fmul <16 x float> %62, %137
  %139 = shufflevector <16 x float> %138, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %140 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %139)
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %142 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %140, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %141)
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %144 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %143)
  %145 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %146 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %144, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %145)
  %147 = load <16 x float>, ptr %1, align 4
  %148 = fmul <16 x float> %4, %147
  %149 = fmul <16 x float> %62, %148
  %150 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %151 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %150)
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %153 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %151, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %152)
  %154 = shufflevector <16 x float> %153, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %155 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %153, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %154)
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %157 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %156)
  %158 = fadd <16 x float> %157, %146
  %159 = fsub <16 x float> %157, %146
  %160 = fadd <16 x float> %74, %86
  %161 = fsub <16 x float> %74, %86
  %162 = fadd <16 x float> %98, %110
  %163 = fsub <16 x float> %98, %110
  %164 = fadd <16 x float> %122, %134
  %165 = fsub <16 x float> %122, %134
  %166 = fadd <16 x float> %158, %160
  %167 = fsub <16 x float> %158, %160
  %168 = fadd <16 x float> %159, %161
  %169 = fsub <16 x float> %159, %161
  %170 = fadd <16 x float> %162, %164
  %171 = fsub <16 x float> %162, %164
  %172 = fadd <16 x float> %163, %165
  %173 = fsub <16 x float> %163, %165
  %174 = fadd <16 x float> %166, %170
  %175 = fsub <16 x float> %166, %170
  %176 = fadd <16 x float> %168, %172
  %177 = fsub <16 x float> %168, %172
  %178 = fadd <16 x float> %167, %171
  %179 = fsub <16 x float> %167, %171
  %180 = fadd <16 x float> %169, %173
  %181 = fsub <16 x float> %169, %173
  store <16 x float> %174, ptr %2, align 64
  %182 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <16 x float> %176, ptr %182, align 64
  %183 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <16 x float> %178, ptr %183, align 64
  %184 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <16 x float> %180, ptr %184, align 64
  %185 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store <16 x float> %175, ptr %185, align 64
  %186 = getelementptr inbounds nuw i8, ptr %2, i64 320
  store <16 x float> %177, ptr %186, align 64
  %187 = getelementptr inbounds nuw i8, ptr %2, i64 384
  store <16 x float> %179, ptr %187, align 64
  %188 = getelementptr inbounds nuw i8, ptr %2, i64 448
  store <16 x float> %181, ptr %188, align 64
  %189 = add nuw nsw i32 %57, 8388608
  %190 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store i32 %189, ptr %190, align 64
  br label %191

191:                                              ; preds = %45, %56
  ret void
}

declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>)

declare i32 @llvm.vector.reduce.smax.v16i32(<16 x i32>)

declare float @llvm.sqrt.f32(float)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal fastcc float @root_mean_square(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [8 x <16 x float>], align 64
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %4 = sdiv i64 %1, 16
  %5 = icmp sgt i64 %1, 15
  br i1 %5, label %11, label %6

6:                                                ; preds = %11, %2
  %7 = call fastcc float @sum_of(ptr noundef %3, i64 noundef %1)
  %8 = sitofp i64 %1 to float
  %9 = fdiv float %7, %8
  %10 = tail call float @llvm.sqrt.f32(float %9)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret float %10

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %17, %11 ], [ 0, %2 ]
  %13 = getelementptr inbounds nuw <16 x float>, ptr %0, i64 %12
  %14 = load <16 x float>, ptr %13, align 64
  %15 = fmul <16 x float> %14, %14
  %16 = getelementptr inbounds nuw [8 x <16 x float>], ptr %3, i64 0, i64 %12
  store <16 x float> %15, ptr %16, align 64
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %6, label %11, !llvm.loop !14
}

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

define internal fastcc float @sum_of(ptr nocapture noundef nonnull %0, i64 noundef %1) unnamed_addr {
  %3 = icmp eq i64 %1, 64
  %4 = load <16 x float>, ptr %0, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br i1 %3, label %6, label %14

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = load <16 x float>, ptr %7, align 64
  %9 = fadd <16 x float> %8, %4
  store <16 x float> %9, ptr %0, align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %11 = load <16 x float>, ptr %10, align 64
  %12 = load <16 x float>, ptr %5, align 64
  %13 = fadd <16 x float> %11, %12
  store <16 x float> %13, ptr %5, align 64
  br label %41

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %16 = load <16 x float>, ptr %15, align 64
  %17 = fadd <16 x float> %16, %4
  store <16 x float> %17, ptr %0, align 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %19 = load <16 x float>, ptr %18, align 64
  %20 = load <16 x float>, ptr %5, align 64
  %21 = fadd <16 x float> %19, %20
  store <16 x float> %21, ptr %5, align 64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %24 = load <16 x float>, ptr %23, align 64
  %25 = load <16 x float>, ptr %22, align 64
  %26 = fadd <16 x float> %24, %25
  store <16 x float> %26, ptr %22, align 64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %29 = load <16 x float>, ptr %28, align 64
  %30 = load <16 x float>, ptr %27, align 64
  %31 = fadd <16 x float> %29, %30
  store <16 x float> %31, ptr %27, align 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %33 = load <16 x float>, ptr %32, align 64
  %34 = load <16 x float>, ptr %0, align 64
  %35 = fadd <16 x float> %33, %34
  store <16 x float> %35, ptr %0, align 64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %38 = load <16 x float>, ptr %37, align 64
  %39 = load <16 x float>, ptr %36, align 64
  %40 = fadd <16 x float> %38, %39
  store <16 x float> %40, ptr %36, align 64
  br label %41

41:                                               ; preds = %14, %6
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %43 = load <16 x float>, ptr %42, align 64
  %44 = load <16 x float>, ptr %0, align 64
  %45 = fadd <16 x float> %43, %44
  store <16 x float> %45, ptr %0, align 64
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %47 = shufflevector <16 x float> %45, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %48 = fadd <8 x float> %46, %47
  %49 = shufflevector <8 x float> %48, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %50 = shufflevector <8 x float> %48, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %51 = fadd <4 x float> %49, %50
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %53 = fadd <4 x float> %51, %52
  %54 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %56 = fadd <4 x float> %54, %55
  %57 = fadd <4 x float> %53, %56
  %58 = extractelement <4 x float> %57, i64 0
  ret float %58
}

declare <16 x float> @llvm.rint.v16f32(<16 x float>)

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>)

!6 = !{ptr @turn_128, ptr @turn_64}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
