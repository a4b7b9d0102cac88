; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 8f994ddc2129a092, code 8159d935fa17f2bf
define void @decode_2(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = sdiv i64 %3, 4
  %5 = add nsw i64 %4, 2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
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
  br i1 %21, label %22, label %132

22:                                               ; preds = %1
  %23 = load i64, ptr %8, align 8
  %24 = srem i64 %16, %23
  %25 = sdiv i64 %16, %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %31

31:                                               ; preds = %22, %108
  %32 = phi i64 [ %20, %22 ], [ %130, %108 ]
  %33 = phi i64 [ %24, %22 ], [ %129, %108 ]
  %34 = phi i64 [ %25, %22 ], [ %128, %108 ]
  %35 = load ptr, ptr %0, align 8
  %36 = load i64, ptr %26, align 8
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  %39 = mul nsw i64 %33, %5
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load ptr, ptr %27, align 8
  %42 = load i64, ptr %28, align 8
  %43 = mul nsw i64 %42, %34
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load i64, ptr %2, align 8
  %46 = mul nsw i64 %45, %33
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %49, label %108

49:                                               ; preds = %31, %49
  %50 = phi i64 [ %105, %49 ], [ 0, %31 ]
  %51 = lshr exact i64 %50, 2
  %52 = getelementptr inbounds nuw i8, ptr %40, i64 %51
  %53 = load ptr, ptr %29, align 8
  %54 = load i8, ptr %52, align 1
  %55 = zext i8 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i64
  %59 = and i64 %55, 15
  %60 = getelementptr inbounds nuw double, ptr %53, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = insertelement <8 x double> poison, double %61, i64 0
  %63 = lshr i64 %55, 4
  %64 = getelementptr inbounds nuw double, ptr %53, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = insertelement <8 x double> %62, double %65, i64 1
  %67 = and i64 %58, 15
  %68 = getelementptr inbounds nuw double, ptr %53, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = insertelement <8 x double> %66, double %69, i64 2
  %71 = lshr i64 %58, 4
  %72 = getelementptr inbounds nuw double, ptr %53, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = insertelement <8 x double> %70, double %73, i64 3
  %75 = getelementptr inbounds nuw i8, ptr %52, i64 2
  %76 = load i8, ptr %75, align 1
  %77 = zext i8 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr %52, i64 3
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i64
  %81 = and i64 %77, 15
  %82 = getelementptr inbounds nuw double, ptr %53, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = insertelement <8 x double> %74, double %83, i64 4
  %85 = lshr i64 %77, 4
  %86 = getelementptr inbounds nuw double, ptr %53, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = insertelement <8 x double> %84, double %87, i64 5
  %89 = and i64 %80, 15
  %90 = getelementptr inbounds nuw double, ptr %53, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = insertelement <8 x double> %88, double %91, i64 6
  %93 = lshr i64 %80, 4
  %94 = getelementptr inbounds nuw double, ptr %53, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = insertelement <8 x double> %92, double %95, i64 7
  %97 = getelementptr inbounds nuw float, ptr %47, i64 %50
  %98 = bitcast <8 x double> %96 to <16 x float>
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %100 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %98, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %99)
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %102 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %100, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %101)
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %104 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %103)
  store <16 x float> %104, ptr %97, align 4
  %105 = add nuw nsw i64 %50, 16
  %106 = load i64, ptr %2, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %49, label %108, !llvm.loop !6

108:                                              ; preds = %49, %31
  %109 = phi i64 [ %45, %31 ], [ %106, %49 ]
  %110 = sdiv i64 %109, 4
  %111 = getelementptr inbounds i8, ptr %40, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = zext i8 %112 to i32
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 1
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = shl nuw i32 %116, 24
  %118 = shl nuw nsw i32 %113, 16
  %119 = or disjoint i32 %117, %118
  %120 = bitcast i32 %119 to float
  %121 = icmp eq i64 %109, 64
  %122 = select i1 %121, ptr @last_steps_64, ptr @last_steps_128
  %123 = load ptr, ptr %30, align 8
  tail call void %122(ptr noundef %47, ptr noundef %123, float noundef %120), !callees !9
  %124 = add nsw i64 %33, 1
  %125 = load i64, ptr %8, align 8
  %126 = icmp eq i64 %124, %125
  %127 = zext i1 %126 to i64
  %128 = add nsw i64 %34, %127
  %129 = select i1 %126, i64 0, i64 %124
  %130 = add nsw i64 %32, -1
  %131 = icmp sgt i64 %32, 1
  br i1 %131, label %31, label %132, !llvm.loop !10

132:                                              ; preds = %108, %1
  ret void
}

define void @decode_3(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = mul nsw i64 %3, 3
  %5 = sdiv i64 %4, 8
  %6 = add nsw i64 %5, 2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %8
  %12 = tail call i32 @omp_get_thread_num()
  %13 = sext i32 %12 to i64
  %14 = tail call i32 @omp_get_num_threads()
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %11, %13
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %13, 1
  %19 = mul nsw i64 %18, %11
  %20 = sdiv i64 %19, %15
  %21 = sub nsw i64 %20, %17
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %153

23:                                               ; preds = %1
  %24 = load i64, ptr %9, align 8
  %25 = srem i64 %17, %24
  %26 = sdiv i64 %17, %24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %32

32:                                               ; preds = %23, %128
  %33 = phi i64 [ %21, %23 ], [ %151, %128 ]
  %34 = phi i64 [ %25, %23 ], [ %150, %128 ]
  %35 = phi i64 [ %26, %23 ], [ %149, %128 ]
  %36 = load ptr, ptr %0, align 8
  %37 = load i64, ptr %27, align 8
  %38 = mul nsw i64 %37, %35
  %39 = getelementptr inbounds i8, ptr %36, i64 %38
  %40 = mul nsw i64 %34, %6
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  %42 = load ptr, ptr %28, align 8
  %43 = load i64, ptr %29, align 8
  %44 = mul nsw i64 %43, %35
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load i64, ptr %2, align 8
  %47 = mul nsw i64 %46, %34
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = icmp sgt i64 %46, 0
  br i1 %49, label %50, label %128

50:                                               ; preds = %32, %50
  %51 = phi i64 [ %125, %50 ], [ 0, %32 ]
  %52 = mul nuw nsw i64 %51, 3
  %53 = lshr exact i64 %52, 3
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = load ptr, ptr %30, align 8
  %56 = load i8, ptr %54, align 1
  %57 = zext i8 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 1
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i64
  %61 = shl nuw nsw i64 %60, 8
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 2
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i64
  %65 = shl nuw nsw i64 %64, 16
  %66 = or disjoint i64 %61, %65
  %67 = or disjoint i64 %61, %57
  %68 = and i64 %57, 63
  %69 = getelementptr inbounds nuw double, ptr %55, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = insertelement <8 x double> poison, double %70, i64 0
  %72 = lshr i64 %67, 6
  %73 = and i64 %72, 63
  %74 = getelementptr inbounds nuw double, ptr %55, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = insertelement <8 x double> %71, double %75, i64 1
  %77 = lshr i64 %66, 12
  %78 = and i64 %77, 63
  %79 = getelementptr inbounds nuw double, ptr %55, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = insertelement <8 x double> %76, double %80, i64 2
  %82 = lshr i64 %64, 2
  %83 = getelementptr inbounds nuw double, ptr %55, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = insertelement <8 x double> %81, double %84, i64 3
  %86 = getelementptr inbounds nuw i8, ptr %54, i64 3
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i64
  %92 = shl nuw nsw i64 %91, 8
  %93 = getelementptr inbounds nuw i8, ptr %54, i64 5
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i64
  %96 = shl nuw nsw i64 %95, 16
  %97 = or disjoint i64 %92, %96
  %98 = or disjoint i64 %92, %88
  %99 = and i64 %88, 63
  %100 = getelementptr inbounds nuw double, ptr %55, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = insertelement <8 x double> %85, double %101, i64 4
  %103 = lshr i64 %98, 6
  %104 = and i64 %103, 63
  %105 = getelementptr inbounds nuw double, ptr %55, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = insertelement <8 x double> %102, double %106, i64 5
  %108 = lshr i64 %97, 12
  %109 = and i64 %108, 63
  %110 = getelementptr inbounds nuw double, ptr %55, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = insertelement <8 x double> %107, double %111, i64 6
  %113 = lshr i64 %95, 2
  %114 = getelementptr inbounds nuw double, ptr %55, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = insertelement <8 x double> %112, double %115, i64 7
  %117 = getelementptr inbounds nuw float, ptr %48, i64 %51
  %118 = bitcast <8 x double> %116 to <16 x float>
  %119 = shufflevector <16 x float> %118, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %120 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %119)
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %122 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %121)
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %124 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %122, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %123)
  store <16 x float> %124, ptr %117, align 4
  %125 = add nuw nsw i64 %51, 16
  %126 = load i64, ptr %2, align 8
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %50, label %128, !llvm.loop !6

128:                                              ; preds = %50, %32
  %129 = phi i64 [ %46, %32 ], [ %126, %50 ]
  %130 = mul nsw i64 %129, 3
  %131 = sdiv i64 %130, 8
  %132 = getelementptr inbounds i8, ptr %41, i64 %131
  %133 = load i8, ptr %132, align 1
  %134 = zext i8 %133 to i32
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 1
  %136 = load i8, ptr %135, align 1
  %137 = zext i8 %136 to i32
  %138 = shl nuw i32 %137, 24
  %139 = shl nuw nsw i32 %134, 16
  %140 = or disjoint i32 %138, %139
  %141 = bitcast i32 %140 to float
  %142 = icmp eq i64 %129, 64
  %143 = select i1 %142, ptr @last_steps_64, ptr @last_steps_128
  %144 = load ptr, ptr %31, align 8
  tail call void %143(ptr noundef %48, ptr noundef %144, float noundef %141), !callees !9
  %145 = add nsw i64 %34, 1
  %146 = load i64, ptr %9, align 8
  %147 = icmp eq i64 %145, %146
  %148 = zext i1 %147 to i64
  %149 = add nsw i64 %35, %148
  %150 = select i1 %147, i64 0, i64 %145
  %151 = add nsw i64 %33, -1
  %152 = icmp sgt i64 %33, 1
  br i1 %152, label %32, label %153, !llvm.loop !10

153:                                              ; preds = %128, %1
  ret void
}

define void @decode_4(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = sdiv i64 %3, 2
  %5 = add nsw i64 %4, 2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
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
  br i1 %21, label %22, label %136

22:                                               ; preds = %1
  %23 = load i64, ptr %8, align 8
  %24 = srem i64 %16, %23
  %25 = sdiv i64 %16, %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %31

31:                                               ; preds = %22, %112
  %32 = phi i64 [ %20, %22 ], [ %134, %112 ]
  %33 = phi i64 [ %24, %22 ], [ %133, %112 ]
  %34 = phi i64 [ %25, %22 ], [ %132, %112 ]
  %35 = load ptr, ptr %0, align 8
  %36 = load i64, ptr %26, align 8
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  %39 = mul nsw i64 %33, %5
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load ptr, ptr %27, align 8
  %42 = load i64, ptr %28, align 8
  %43 = mul nsw i64 %42, %34
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load i64, ptr %2, align 8
  %46 = mul nsw i64 %45, %33
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %49, label %112

49:                                               ; preds = %31, %49
  %50 = phi i64 [ %109, %49 ], [ 0, %31 ]
  %51 = lshr exact i64 %50, 1
  %52 = getelementptr inbounds nuw i8, ptr %40, i64 %51
  %53 = load ptr, ptr %29, align 8
  %54 = load i8, ptr %52, align 1
  %55 = zext i8 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 2
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr %52, i64 3
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr %53, i64 %55
  %66 = load double, ptr %65, align 8
  %67 = insertelement <8 x double> poison, double %66, i64 0
  %68 = getelementptr inbounds nuw double, ptr %53, i64 %58
  %69 = load double, ptr %68, align 8
  %70 = insertelement <8 x double> %67, double %69, i64 1
  %71 = getelementptr inbounds nuw double, ptr %53, i64 %61
  %72 = load double, ptr %71, align 8
  %73 = insertelement <8 x double> %70, double %72, i64 2
  %74 = getelementptr inbounds nuw double, ptr %53, i64 %64
  %75 = load double, ptr %74, align 8
  %76 = insertelement <8 x double> %73, double %75, i64 3
  %77 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %52, i64 5
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %52, i64 6
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %52, i64 7
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i64
  %89 = getelementptr inbounds nuw double, ptr %53, i64 %79
  %90 = load double, ptr %89, align 8
  %91 = insertelement <8 x double> %76, double %90, i64 4
  %92 = getelementptr inbounds nuw double, ptr %53, i64 %82
  %93 = load double, ptr %92, align 8
  %94 = insertelement <8 x double> %91, double %93, i64 5
  %95 = getelementptr inbounds nuw double, ptr %53, i64 %85
  %96 = load double, ptr %95, align 8
  %97 = insertelement <8 x double> %94, double %96, i64 6
  %98 = getelementptr inbounds nuw double, ptr %53, i64 %88
  %99 = load double, ptr %98, align 8
  %100 = insertelement <8 x double> %97, double %99, i64 7
  %101 = getelementptr inbounds nuw float, ptr %47, i64 %50
  %102 = bitcast <8 x double> %100 to <16 x float>
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %104 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %103)
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %106 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %104, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %105)
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %108 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %107)
  store <16 x float> %108, ptr %101, align 4
  %109 = add nuw nsw i64 %50, 16
  %110 = load i64, ptr %2, align 8
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %49, label %112, !llvm.loop !6

112:                                              ; preds = %49, %31
  %113 = phi i64 [ %45, %31 ], [ %110, %49 ]
  %114 = sdiv i64 %113, 2
  %115 = getelementptr inbounds i8, ptr %40, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i32
  %118 = getelementptr inbounds nuw i8, ptr %115, i64 1
  %119 = load i8, ptr %118, align 1
  %120 = zext i8 %119 to i32
  %121 = shl nuw i32 %120, 24
  %122 = shl nuw nsw i32 %117, 16
  %123 = or disjoint i32 %121, %122
  %124 = bitcast i32 %123 to float
  %125 = icmp eq i64 %113, 64
  %126 = select i1 %125, ptr @last_steps_64, ptr @last_steps_128
  %127 = load ptr, ptr %30, align 8
  tail call void %126(ptr noundef %47, ptr noundef %127, float noundef %124), !callees !9
  %128 = add nsw i64 %33, 1
  %129 = load i64, ptr %8, align 8
  %130 = icmp eq i64 %128, %129
  %131 = zext i1 %130 to i64
  %132 = add nsw i64 %34, %131
  %133 = select i1 %130, i64 0, i64 %128
  %134 = add nsw i64 %32, -1
  %135 = icmp sgt i64 %32, 1
  br i1 %135, label %31, label %136, !llvm.loop !10

136:                                              ; preds = %112, %1
  ret void
}

define void @decode_5(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = mul nsw i64 %3, 5
  %5 = sdiv i64 %4, 8
  %6 = add nsw i64 %5, 2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %8
  %12 = tail call i32 @omp_get_thread_num()
  %13 = sext i32 %12 to i64
  %14 = tail call i32 @omp_get_num_threads()
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %11, %13
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %13, 1
  %19 = mul nsw i64 %18, %11
  %20 = sdiv i64 %19, %15
  %21 = sub nsw i64 %20, %17
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %173

23:                                               ; preds = %1
  %24 = load i64, ptr %9, align 8
  %25 = srem i64 %17, %24
  %26 = sdiv i64 %17, %24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %32

32:                                               ; preds = %23, %148
  %33 = phi i64 [ %21, %23 ], [ %171, %148 ]
  %34 = phi i64 [ %25, %23 ], [ %170, %148 ]
  %35 = phi i64 [ %26, %23 ], [ %169, %148 ]
  %36 = load ptr, ptr %0, align 8
  %37 = load i64, ptr %27, align 8
  %38 = mul nsw i64 %37, %35
  %39 = getelementptr inbounds i8, ptr %36, i64 %38
  %40 = mul nsw i64 %34, %6
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  %42 = load ptr, ptr %28, align 8
  %43 = load i64, ptr %29, align 8
  %44 = mul nsw i64 %43, %35
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load i64, ptr %2, align 8
  %47 = mul nsw i64 %46, %34
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = icmp sgt i64 %46, 0
  br i1 %49, label %50, label %148

50:                                               ; preds = %32, %50
  %51 = phi i64 [ %145, %50 ], [ 0, %32 ]
  %52 = mul nuw nsw i64 %51, 5
  %53 = lshr exact i64 %52, 3
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = load ptr, ptr %30, align 8
  %56 = load i8, ptr %54, align 1
  %57 = zext i8 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 1
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i64
  %61 = shl nuw nsw i64 %60, 8
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 2
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i64
  %65 = shl nuw nsw i64 %64, 16
  %66 = or disjoint i64 %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %54, i64 3
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i64
  %70 = shl nuw nsw i64 %69, 24
  %71 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i64
  %74 = shl nuw nsw i64 %73, 32
  %75 = or disjoint i64 %70, %74
  %76 = or disjoint i64 %70, %65
  %77 = and i64 %61, 768
  %78 = or disjoint i64 %77, %57
  %79 = getelementptr inbounds nuw double, ptr %55, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = insertelement <8 x double> poison, double %80, i64 0
  %82 = lshr i64 %66, 10
  %83 = and i64 %82, 1023
  %84 = getelementptr inbounds nuw double, ptr %55, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = insertelement <8 x double> %81, double %85, i64 1
  %87 = lshr i64 %76, 20
  %88 = and i64 %87, 1023
  %89 = getelementptr inbounds nuw double, ptr %55, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = insertelement <8 x double> %86, double %90, i64 2
  %92 = lshr i64 %75, 30
  %93 = getelementptr inbounds nuw double, ptr %55, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = insertelement <8 x double> %91, double %94, i64 3
  %96 = getelementptr inbounds nuw i8, ptr %54, i64 5
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %54, i64 6
  %100 = load i8, ptr %99, align 1
  %101 = zext i8 %100 to i64
  %102 = shl nuw nsw i64 %101, 8
  %103 = getelementptr inbounds nuw i8, ptr %54, i64 7
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i64
  %106 = shl nuw nsw i64 %105, 16
  %107 = or disjoint i64 %106, %102
  %108 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %109 = load i8, ptr %108, align 1
  %110 = zext i8 %109 to i64
  %111 = shl nuw nsw i64 %110, 24
  %112 = getelementptr inbounds nuw i8, ptr %54, i64 9
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i64
  %115 = shl nuw nsw i64 %114, 32
  %116 = or disjoint i64 %111, %115
  %117 = or disjoint i64 %111, %106
  %118 = and i64 %102, 768
  %119 = or disjoint i64 %118, %98
  %120 = getelementptr inbounds nuw double, ptr %55, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = insertelement <8 x double> %95, double %121, i64 4
  %123 = lshr i64 %107, 10
  %124 = and i64 %123, 1023
  %125 = getelementptr inbounds nuw double, ptr %55, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = insertelement <8 x double> %122, double %126, i64 5
  %128 = lshr i64 %117, 20
  %129 = and i64 %128, 1023
  %130 = getelementptr inbounds nuw double, ptr %55, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = insertelement <8 x double> %127, double %131, i64 6
  %133 = lshr i64 %116, 30
  %134 = getelementptr inbounds nuw double, ptr %55, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = insertelement <8 x double> %132, double %135, i64 7
  %137 = getelementptr inbounds nuw float, ptr %48, i64 %51
  %138 = bitcast <8 x double> %136 to <16 x float>
  %139 = shufflevector <16 x float> %138, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %140 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %139)
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %142 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %140, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %141)
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %144 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %143)
  store <16 x float> %144, ptr %137, align 4
  %145 = add nuw nsw i64 %51, 16
  %146 = load i64, ptr %2, align 8
  %147 = icmp slt i64 %145, %146
  br i1 %147, label %50, label %148, !llvm.loop !6

148:                                              ; preds = %50, %32
  %149 = phi i64 [ %46, %32 ], [ %146, %50 ]
  %150 = mul nsw i64 %149, 5
  %151 = sdiv i64 %150, 8
  %152 = getelementptr inbounds i8, ptr %41, i64 %151
  %153 = load i8, ptr %152, align 1
  %154 = zext i8 %153 to i32
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 1
  %156 = load i8, ptr %155, align 1
  %157 = zext i8 %156 to i32
  %158 = shl nuw i32 %157, 24
  %159 = shl nuw nsw i32 %154, 16
  %160 = or disjoint i32 %158, %159
  %161 = bitcast i32 %160 to float
  %162 = icmp eq i64 %149, 64
  %163 = select i1 %162, ptr @last_steps_64, ptr @last_steps_128
  %164 = load ptr, ptr %31, align 8
  tail call void %163(ptr noundef %48, ptr noundef %164, float noundef %161), !callees !9
  %165 = add nsw i64 %34, 1
  %166 = load i64, ptr %9, align 8
  %167 = icmp eq i64 %165, %166
  %168 = zext i1 %167 to i64
  %169 = add nsw i64 %35, %168
  %170 = select i1 %167, i64 0, i64 %165
  %171 = add nsw i64 %33, -1
  %172 = icmp sgt i64 %33, 1
  br i1 %172, label %32, label %173, !llvm.loop !10

173:                                              ; preds = %148, %1
  ret void
}

define void @decode_8(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %6
  %10 = tail call i32 @omp_get_thread_num()
  %11 = sext i32 %10 to i64
  %12 = tail call i32 @omp_get_num_threads()
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %9, %11
  %15 = sdiv i64 %14, %13
  %16 = add nsw i64 %11, 1
  %17 = mul nsw i64 %16, %9
  %18 = sdiv i64 %17, %13
  %19 = sub nsw i64 %18, %15
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %88

21:                                               ; preds = %1
  %22 = load i64, ptr %7, align 8
  %23 = srem i64 %15, %22
  %24 = sdiv i64 %15, %22
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %29

29:                                               ; preds = %21, %65
  %30 = phi i64 [ %19, %21 ], [ %86, %65 ]
  %31 = phi i64 [ %23, %21 ], [ %85, %65 ]
  %32 = phi i64 [ %24, %21 ], [ %84, %65 ]
  %33 = load ptr, ptr %0, align 8
  %34 = load i64, ptr %25, align 8
  %35 = mul nsw i64 %34, %32
  %36 = getelementptr inbounds i8, ptr %33, i64 %35
  %37 = mul nsw i64 %31, %4
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = load ptr, ptr %26, align 8
  %40 = load i64, ptr %27, align 8
  %41 = mul nsw i64 %40, %32
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load i64, ptr %2, align 8
  %44 = mul nsw i64 %43, %31
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = icmp sgt i64 %43, 0
  br i1 %46, label %47, label %65

47:                                               ; preds = %29, %47
  %48 = phi i64 [ %62, %47 ], [ 0, %29 ]
  %49 = getelementptr inbounds nuw float, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 %48
  %51 = load <16 x i8>, ptr %50, align 1
  %52 = uitofp <16 x i8> %51 to <16 x float>
  %53 = fadd <16 x float> %52, splat (float -1.275000e+02)
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %55 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <16 x float> %54)
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %57 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %55, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %56)
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %59 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %58)
  %60 = shufflevector <16 x float> %59, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %61 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %60)
  store <16 x float> %61, ptr %49, align 4
  %62 = add nuw nsw i64 %48, 16
  %63 = load i64, ptr %2, align 8
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %47, label %65, !llvm.loop !6

65:                                               ; preds = %47, %29
  %66 = phi i64 [ %43, %29 ], [ %63, %47 ]
  %67 = getelementptr inbounds i8, ptr %38, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 1
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  %73 = shl nuw i32 %72, 24
  %74 = shl nuw nsw i32 %69, 16
  %75 = or disjoint i32 %73, %74
  %76 = bitcast i32 %75 to float
  %77 = icmp eq i64 %66, 64
  %78 = select i1 %77, ptr @last_steps_64, ptr @last_steps_128
  %79 = load ptr, ptr %28, align 8
  tail call void %78(ptr noundef %45, ptr noundef %79, float noundef %76), !callees !9
  %80 = add nsw i64 %31, 1
  %81 = load i64, ptr %7, align 8
  %82 = icmp eq i64 %80, %81
  %83 = zext i1 %82 to i64
  %84 = add nsw i64 %32, %83
  %85 = select i1 %82, i64 0, i64 %80
  %86 = add nsw i64 %30, -1
  %87 = icmp sgt i64 %30, 1
  br i1 %87, label %29, label %88, !llvm.loop !10

88:                                               ; preds = %65, %1
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

define internal void @last_steps_64(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, float noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load <16 x float>, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %8 = load <16 x float>, ptr %7, align 4
  %9 = load <16 x float>, ptr %4, align 4
  %10 = load <16 x float>, ptr %0, align 4
  %11 = fsub <16 x float> %10, %9
  %12 = fsub <16 x float> %6, %8
  %13 = fsub <16 x float> %11, %12
  %14 = fadd <16 x float> %11, %12
  %15 = fadd <16 x float> %10, %9
  %16 = fadd <16 x float> %6, %8
  %17 = fsub <16 x float> %15, %16
  %18 = fadd <16 x float> %15, %16
  %19 = fmul float %2, 1.250000e-01
  %20 = insertelement <16 x float> poison, float %19, i64 0
  %21 = shufflevector <16 x float> %20, <16 x float> poison, <16 x i32> zeroinitializer
  %22 = fmul <16 x float> %21, %18
  %23 = load <16 x float>, ptr %1, align 4
  %24 = fmul <16 x float> %22, %23
  store <16 x float> %24, ptr %0, align 4
  %25 = fmul <16 x float> %21, %14
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %27 = load <16 x float>, ptr %26, align 4
  %28 = fmul <16 x float> %25, %27
  store <16 x float> %28, ptr %4, align 4
  %29 = fmul <16 x float> %21, %17
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %31 = load <16 x float>, ptr %30, align 4
  %32 = fmul <16 x float> %29, %31
  store <16 x float> %32, ptr %5, align 4
  %33 = fmul <16 x float> %21, %13
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %35 = load <16 x float>, ptr %34, align 4
  %36 = fmul <16 x float> %33, %35
  store <16 x float> %36, ptr %7, align 4
  ret void
}

define internal void @last_steps_128(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, float noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load <16 x float>, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %8 = load <16 x float>, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load <16 x float>, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = load <16 x float>, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %14 = load <16 x float>, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %16 = load <16 x float>, ptr %15, align 4
  %17 = load <16 x float>, ptr %4, align 4
  %18 = load <16 x float>, ptr %0, align 4
  %19 = fsub <16 x float> %18, %17
  %20 = fsub <16 x float> %6, %8
  %21 = fsub <16 x float> %19, %20
  %22 = fsub <16 x float> %10, %12
  %23 = fsub <16 x float> %14, %16
  %24 = fsub <16 x float> %22, %23
  %25 = fsub <16 x float> %21, %24
  %26 = fadd <16 x float> %21, %24
  %27 = fadd <16 x float> %18, %17
  %28 = fadd <16 x float> %6, %8
  %29 = fsub <16 x float> %27, %28
  %30 = fadd <16 x float> %10, %12
  %31 = fadd <16 x float> %14, %16
  %32 = fsub <16 x float> %30, %31
  %33 = fsub <16 x float> %29, %32
  %34 = fadd <16 x float> %29, %32
  %35 = fadd <16 x float> %19, %20
  %36 = fadd <16 x float> %22, %23
  %37 = fsub <16 x float> %35, %36
  %38 = fadd <16 x float> %35, %36
  %39 = fadd <16 x float> %27, %28
  %40 = fadd <16 x float> %30, %31
  %41 = fsub <16 x float> %39, %40
  %42 = fadd <16 x float> %39, %40
  %43 = fdiv float %2, 0x4026A09E60000000
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = fmul <16 x float> %45, %42
  %47 = load <16 x float>, ptr %1, align 4
  %48 = fmul <16 x float> %46, %47
  store <16 x float> %48, ptr %0, align 4
  %49 = fmul <16 x float> %45, %38
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %51 = load <16 x float>, ptr %50, align 4
  %52 = fmul <16 x float> %49, %51
  store <16 x float> %52, ptr %4, align 4
  %53 = fmul <16 x float> %45, %34
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %55 = load <16 x float>, ptr %54, align 4
  %56 = fmul <16 x float> %53, %55
  store <16 x float> %56, ptr %5, align 4
  %57 = fmul <16 x float> %45, %26
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %59 = load <16 x float>, ptr %58, align 4
  %60 = fmul <16 x float> %57, %59
  store <16 x float> %60, ptr %7, align 4
  %61 = fmul <16 x float> %45, %41
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %63 = load <16 x float>, ptr %62, align 4
  %64 = fmul <16 x float> %61, %63
  store <16 x float> %64, ptr %9, align 4
  %65 = fmul <16 x float> %45, %37
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %67 = load <16 x float>, ptr %66, align 4
  %68 = fmul <16 x float> %65, %67
  store <16 x float> %68, ptr %11, align 4
  %69 = fmul <16 x float> %45, %33
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %71 = load <16 x float>, ptr %70, align 4
  %72 = fmul <16 x float> %69, %71
  store <16 x float> %72, ptr %13, align 4
  %73 = fmul <16 x float> %45, %25
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %75 = load <16 x float>, ptr %74, align 4
  %76 = fmul <16 x float> %73, %75
  store <16 x float> %76, ptr %15, align 4
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{ptr @last_steps_128, ptr @last_steps_64}
!10 = distinct !{!10, !7}
