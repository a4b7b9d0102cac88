; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 956563b5c23ba3d6, code a77adaff4d71edc0
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
  br i1 %21, label %22, label %108

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

31:                                               ; preds = %22, %84
  %32 = phi i64 [ %20, %22 ], [ %106, %84 ]
  %33 = phi i64 [ %24, %22 ], [ %105, %84 ]
  %34 = phi i64 [ %25, %22 ], [ %104, %84 ]
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
  br i1 %48, label %49, label %84

49:                                               ; preds = %31, %49
  %50 = phi i64 [ %81, %49 ], [ 0, %31 ]
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
  %62 = insertelement <4 x double> poison, double %61, i64 0
  %63 = lshr i64 %55, 4
  %64 = getelementptr inbounds nuw double, ptr %53, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = insertelement <4 x double> %62, double %65, i64 1
  %67 = and i64 %58, 15
  %68 = getelementptr inbounds nuw double, ptr %53, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = insertelement <4 x double> %66, double %69, i64 2
  %71 = lshr i64 %58, 4
  %72 = getelementptr inbounds nuw double, ptr %53, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = insertelement <4 x double> %70, double %73, i64 3
  %75 = getelementptr inbounds nuw float, ptr %47, i64 %50
  %76 = bitcast <4 x double> %74 to <8 x float>
  %77 = shufflevector <8 x float> %76, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %78 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %76, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %77)
  %79 = shufflevector <8 x float> %78, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %80 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %78, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %79)
  store <8 x float> %80, ptr %75, align 4
  %81 = add nuw nsw i64 %50, 8
  %82 = load i64, ptr %2, align 8
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %49, label %84, !llvm.loop !6

84:                                               ; preds = %49, %31
  %85 = phi i64 [ %45, %31 ], [ %82, %49 ]
  %86 = sdiv i64 %85, 4
  %87 = getelementptr inbounds i8, ptr %40, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = getelementptr inbounds nuw i8, ptr %87, i64 1
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i32
  %93 = shl nuw i32 %92, 24
  %94 = shl nuw nsw i32 %89, 16
  %95 = or disjoint i32 %93, %94
  %96 = bitcast i32 %95 to float
  %97 = icmp eq i64 %85, 64
  %98 = select i1 %97, ptr @last_steps_64, ptr @last_steps_128
  %99 = load ptr, ptr %30, align 8
  tail call void %98(ptr noundef %47, ptr noundef %99, float noundef %96), !callees !9
  %100 = add nsw i64 %33, 1
  %101 = load i64, ptr %8, align 8
  %102 = icmp eq i64 %100, %101
  %103 = zext i1 %102 to i64
  %104 = add nsw i64 %34, %103
  %105 = select i1 %102, i64 0, i64 %100
  %106 = add nsw i64 %32, -1
  %107 = icmp sgt i64 %32, 1
  br i1 %107, label %31, label %108, !llvm.loop !10

108:                                              ; preds = %84, %1
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
  br i1 %22, label %23, label %120

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

32:                                               ; preds = %23, %95
  %33 = phi i64 [ %21, %23 ], [ %118, %95 ]
  %34 = phi i64 [ %25, %23 ], [ %117, %95 ]
  %35 = phi i64 [ %26, %23 ], [ %116, %95 ]
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
  br i1 %49, label %50, label %95

50:                                               ; preds = %32, %50
  %51 = phi i64 [ %92, %50 ], [ 0, %32 ]
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
  %71 = insertelement <4 x double> poison, double %70, i64 0
  %72 = lshr i64 %67, 6
  %73 = and i64 %72, 63
  %74 = getelementptr inbounds nuw double, ptr %55, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = insertelement <4 x double> %71, double %75, i64 1
  %77 = lshr i64 %66, 12
  %78 = and i64 %77, 63
  %79 = getelementptr inbounds nuw double, ptr %55, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = insertelement <4 x double> %76, double %80, i64 2
  %82 = lshr i64 %64, 2
  %83 = getelementptr inbounds nuw double, ptr %55, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = insertelement <4 x double> %81, double %84, i64 3
  %86 = getelementptr inbounds nuw float, ptr %48, i64 %51
  %87 = bitcast <4 x double> %85 to <8 x float>
  %88 = shufflevector <8 x float> %87, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %89 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %88)
  %90 = shufflevector <8 x float> %89, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %91 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %89, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %90)
  store <8 x float> %91, ptr %86, align 4
  %92 = add nuw nsw i64 %51, 8
  %93 = load i64, ptr %2, align 8
  %94 = icmp slt i64 %92, %93
  br i1 %94, label %50, label %95, !llvm.loop !6

95:                                               ; preds = %50, %32
  %96 = phi i64 [ %46, %32 ], [ %93, %50 ]
  %97 = mul nsw i64 %96, 3
  %98 = sdiv i64 %97, 8
  %99 = getelementptr inbounds i8, ptr %41, i64 %98
  %100 = load i8, ptr %99, align 1
  %101 = zext i8 %100 to i32
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 1
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = shl nuw i32 %104, 24
  %106 = shl nuw nsw i32 %101, 16
  %107 = or disjoint i32 %105, %106
  %108 = bitcast i32 %107 to float
  %109 = icmp eq i64 %96, 64
  %110 = select i1 %109, ptr @last_steps_64, ptr @last_steps_128
  %111 = load ptr, ptr %31, align 8
  tail call void %110(ptr noundef %48, ptr noundef %111, float noundef %108), !callees !9
  %112 = add nsw i64 %34, 1
  %113 = load i64, ptr %9, align 8
  %114 = icmp eq i64 %112, %113
  %115 = zext i1 %114 to i64
  %116 = add nsw i64 %35, %115
  %117 = select i1 %114, i64 0, i64 %112
  %118 = add nsw i64 %33, -1
  %119 = icmp sgt i64 %33, 1
  br i1 %119, label %32, label %120, !llvm.loop !10

120:                                              ; preds = %95, %1
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
  br i1 %21, label %22, label %110

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

31:                                               ; preds = %22, %86
  %32 = phi i64 [ %20, %22 ], [ %108, %86 ]
  %33 = phi i64 [ %24, %22 ], [ %107, %86 ]
  %34 = phi i64 [ %25, %22 ], [ %106, %86 ]
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
  br i1 %48, label %49, label %86

49:                                               ; preds = %31, %49
  %50 = phi i64 [ %83, %49 ], [ 0, %31 ]
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
  %67 = insertelement <4 x double> poison, double %66, i64 0
  %68 = getelementptr inbounds nuw double, ptr %53, i64 %58
  %69 = load double, ptr %68, align 8
  %70 = insertelement <4 x double> %67, double %69, i64 1
  %71 = getelementptr inbounds nuw double, ptr %53, i64 %61
  %72 = load double, ptr %71, align 8
  %73 = insertelement <4 x double> %70, double %72, i64 2
  %74 = getelementptr inbounds nuw double, ptr %53, i64 %64
  %75 = load double, ptr %74, align 8
  %76 = insertelement <4 x double> %73, double %75, i64 3
  %77 = getelementptr inbounds nuw float, ptr %47, i64 %50
  %78 = bitcast <4 x double> %76 to <8 x float>
  %79 = shufflevector <8 x float> %78, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %80 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %78, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %79)
  %81 = shufflevector <8 x float> %80, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %82 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %80, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %81)
  store <8 x float> %82, ptr %77, align 4
  %83 = add nuw nsw i64 %50, 8
  %84 = load i64, ptr %2, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %49, label %86, !llvm.loop !6

86:                                               ; preds = %49, %31
  %87 = phi i64 [ %45, %31 ], [ %84, %49 ]
  %88 = sdiv i64 %87, 2
  %89 = getelementptr inbounds i8, ptr %40, i64 %88
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 1
  %93 = load i8, ptr %92, align 1
  %94 = zext i8 %93 to i32
  %95 = shl nuw i32 %94, 24
  %96 = shl nuw nsw i32 %91, 16
  %97 = or disjoint i32 %95, %96
  %98 = bitcast i32 %97 to float
  %99 = icmp eq i64 %87, 64
  %100 = select i1 %99, ptr @last_steps_64, ptr @last_steps_128
  %101 = load ptr, ptr %30, align 8
  tail call void %100(ptr noundef %47, ptr noundef %101, float noundef %98), !callees !9
  %102 = add nsw i64 %33, 1
  %103 = load i64, ptr %8, align 8
  %104 = icmp eq i64 %102, %103
  %105 = zext i1 %104 to i64
  %106 = add nsw i64 %34, %105
  %107 = select i1 %104, i64 0, i64 %102
  %108 = add nsw i64 %32, -1
  %109 = icmp sgt i64 %32, 1
  br i1 %109, label %31, label %110, !llvm.loop !10

110:                                              ; preds = %86, %1
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
  br i1 %22, label %23, label %130

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

32:                                               ; preds = %23, %105
  %33 = phi i64 [ %21, %23 ], [ %128, %105 ]
  %34 = phi i64 [ %25, %23 ], [ %127, %105 ]
  %35 = phi i64 [ %26, %23 ], [ %126, %105 ]
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
  br i1 %49, label %50, label %105

50:                                               ; preds = %32, %50
  %51 = phi i64 [ %102, %50 ], [ 0, %32 ]
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
  %81 = insertelement <4 x double> poison, double %80, i64 0
  %82 = lshr i64 %66, 10
  %83 = and i64 %82, 1023
  %84 = getelementptr inbounds nuw double, ptr %55, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = insertelement <4 x double> %81, double %85, i64 1
  %87 = lshr i64 %76, 20
  %88 = and i64 %87, 1023
  %89 = getelementptr inbounds nuw double, ptr %55, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = insertelement <4 x double> %86, double %90, i64 2
  %92 = lshr i64 %75, 30
  %93 = getelementptr inbounds nuw double, ptr %55, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = insertelement <4 x double> %91, double %94, i64 3
  %96 = getelementptr inbounds nuw float, ptr %48, i64 %51
  %97 = bitcast <4 x double> %95 to <8 x float>
  %98 = shufflevector <8 x float> %97, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %99 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %97, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %98)
  %100 = shufflevector <8 x float> %99, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %101 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %99, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %100)
  store <8 x float> %101, ptr %96, align 4
  %102 = add nuw nsw i64 %51, 8
  %103 = load i64, ptr %2, align 8
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %50, label %105, !llvm.loop !6

105:                                              ; preds = %50, %32
  %106 = phi i64 [ %46, %32 ], [ %103, %50 ]
  %107 = mul nsw i64 %106, 5
  %108 = sdiv i64 %107, 8
  %109 = getelementptr inbounds i8, ptr %41, i64 %108
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i32
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 1
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = shl nuw i32 %114, 24
  %116 = shl nuw nsw i32 %111, 16
  %117 = or disjoint i32 %115, %116
  %118 = bitcast i32 %117 to float
  %119 = icmp eq i64 %106, 64
  %120 = select i1 %119, ptr @last_steps_64, ptr @last_steps_128
  %121 = load ptr, ptr %31, align 8
  tail call void %120(ptr noundef %48, ptr noundef %121, float noundef %118), !callees !9
  %122 = add nsw i64 %34, 1
  %123 = load i64, ptr %9, align 8
  %124 = icmp eq i64 %122, %123
  %125 = zext i1 %124 to i64
  %126 = add nsw i64 %35, %125
  %127 = select i1 %124, i64 0, i64 %122
  %128 = add nsw i64 %33, -1
  %129 = icmp sgt i64 %33, 1
  br i1 %129, label %32, label %130, !llvm.loop !10

130:                                              ; preds = %105, %1
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
  br i1 %20, label %21, label %86

21:                                               ; preds = %1
  %22 = load i64, ptr %7, align 8
  %23 = srem i64 %15, %22
  %24 = sdiv i64 %15, %22
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %29

29:                                               ; preds = %21, %63
  %30 = phi i64 [ %19, %21 ], [ %84, %63 ]
  %31 = phi i64 [ %23, %21 ], [ %83, %63 ]
  %32 = phi i64 [ %24, %21 ], [ %82, %63 ]
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
  br i1 %46, label %47, label %63

47:                                               ; preds = %29, %47
  %48 = phi i64 [ %60, %47 ], [ 0, %29 ]
  %49 = getelementptr inbounds nuw float, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 %48
  %51 = load <8 x i8>, ptr %50, align 1
  %52 = uitofp <8 x i8> %51 to <8 x float>
  %53 = fadd <8 x float> %52, splat (float -1.275000e+02)
  %54 = shufflevector <8 x float> %53, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %55 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %53, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %54)
  %56 = shufflevector <8 x float> %55, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %57 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %55, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %56)
  %58 = shufflevector <8 x float> %57, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %59 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %57, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %58)
  store <8 x float> %59, ptr %49, align 4
  %60 = add nuw nsw i64 %48, 8
  %61 = load i64, ptr %2, align 8
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %47, label %63, !llvm.loop !6

63:                                               ; preds = %47, %29
  %64 = phi i64 [ %43, %29 ], [ %61, %47 ]
  %65 = getelementptr inbounds i8, ptr %38, i64 %64
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 1
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = shl nuw i32 %70, 24
  %72 = shl nuw nsw i32 %67, 16
  %73 = or disjoint i32 %71, %72
  %74 = bitcast i32 %73 to float
  %75 = icmp eq i64 %64, 64
  %76 = select i1 %75, ptr @last_steps_64, ptr @last_steps_128
  %77 = load ptr, ptr %28, align 8
  tail call void %76(ptr noundef %45, ptr noundef %77, float noundef %74), !callees !9
  %78 = add nsw i64 %31, 1
  %79 = load i64, ptr %7, align 8
  %80 = icmp eq i64 %78, %79
  %81 = zext i1 %80 to i64
  %82 = add nsw i64 %32, %81
  %83 = select i1 %80, i64 0, i64 %78
  %84 = add nsw i64 %30, -1
  %85 = icmp sgt i64 %30, 1
  br i1 %85, label %29, label %86, !llvm.loop !10

86:                                               ; preds = %63, %1
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

define internal void @last_steps_64(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, float noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load <8 x float>, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %8 = load <8 x float>, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <8 x float>, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load <8 x float>, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %14 = load <8 x float>, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = load <8 x float>, ptr %15, align 4
  %17 = load <8 x float>, ptr %4, align 4
  %18 = load <8 x float>, ptr %0, align 4
  %19 = fsub <8 x float> %18, %17
  %20 = fsub <8 x float> %6, %8
  %21 = fsub <8 x float> %19, %20
  %22 = fsub <8 x float> %10, %12
  %23 = fsub <8 x float> %14, %16
  %24 = fsub <8 x float> %22, %23
  %25 = fsub <8 x float> %21, %24
  %26 = fadd <8 x float> %21, %24
  %27 = fadd <8 x float> %18, %17
  %28 = fadd <8 x float> %6, %8
  %29 = fsub <8 x float> %27, %28
  %30 = fadd <8 x float> %10, %12
  %31 = fadd <8 x float> %14, %16
  %32 = fsub <8 x float> %30, %31
  %33 = fsub <8 x float> %29, %32
  %34 = fadd <8 x float> %29, %32
  %35 = fadd <8 x float> %19, %20
  %36 = fadd <8 x float> %22, %23
  %37 = fsub <8 x float> %35, %36
  %38 = fadd <8 x float> %35, %36
  %39 = fadd <8 x float> %27, %28
  %40 = fadd <8 x float> %30, %31
  %41 = fsub <8 x float> %39, %40
  %42 = fadd <8 x float> %39, %40
  %43 = fmul float %2, 1.250000e-01
  %44 = insertelement <8 x float> poison, float %43, i64 0
  %45 = shufflevector <8 x float> %44, <8 x float> poison, <8 x i32> zeroinitializer
  %46 = fmul <8 x float> %45, %42
  %47 = load <8 x float>, ptr %1, align 4
  %48 = fmul <8 x float> %46, %47
  store <8 x float> %48, ptr %0, align 4
  %49 = fmul <8 x float> %45, %38
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %51 = load <8 x float>, ptr %50, align 4
  %52 = fmul <8 x float> %49, %51
  store <8 x float> %52, ptr %4, align 4
  %53 = fmul <8 x float> %45, %34
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %55 = load <8 x float>, ptr %54, align 4
  %56 = fmul <8 x float> %53, %55
  store <8 x float> %56, ptr %5, align 4
  %57 = fmul <8 x float> %45, %26
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %59 = load <8 x float>, ptr %58, align 4
  %60 = fmul <8 x float> %57, %59
  store <8 x float> %60, ptr %7, align 4
  %61 = fmul <8 x float> %45, %41
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %63 = load <8 x float>, ptr %62, align 4
  %64 = fmul <8 x float> %61, %63
  store <8 x float> %64, ptr %9, align 4
  %65 = fmul <8 x float> %45, %37
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %67 = load <8 x float>, ptr %66, align 4
  %68 = fmul <8 x float> %65, %67
  store <8 x float> %68, ptr %11, align 4
  %69 = fmul <8 x float> %45, %33
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %71 = load <8 x float>, ptr %70, align 4
  %72 = fmul <8 x float> %69, %71
  store <8 x float> %72, ptr %13, align 4
  %73 = fmul <8 x float> %45, %25
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = load <8 x float>, ptr %74, align 4
  %76 = fmul <8 x float> %73, %75
  store <8 x float> %76, ptr %15, align 4
  ret void
}

define internal void @last_steps_128(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, float noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load <8 x float>, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %8 = load <8 x float>, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <8 x float>, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load <8 x float>, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %14 = load <8 x float>, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = load <8 x float>, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %18 = load <8 x float>, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %20 = load <8 x float>, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %22 = load <8 x float>, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %24 = load <8 x float>, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %26 = load <8 x float>, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %28 = load <8 x float>, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %30 = load <8 x float>, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %32 = load <8 x float>, ptr %31, align 4
  %33 = load <8 x float>, ptr %4, align 4
  %34 = load <8 x float>, ptr %0, align 4
  %35 = fsub <8 x float> %34, %33
  %36 = fsub <8 x float> %6, %8
  %37 = fsub <8 x float> %35, %36
  %38 = fsub <8 x float> %10, %12
  %39 = fsub <8 x float> %14, %16
  %40 = fsub <8 x float> %38, %39
  %41 = fsub <8 x float> %37, %40
  %42 = fsub <8 x float> %18, %20
  %43 = fsub <8 x float> %22, %24
  %44 = fsub <8 x float> %42, %43
  %45 = fsub <8 x float> %26, %28
  %46 = fsub <8 x float> %30, %32
  %47 = fsub <8 x float> %45, %46
  %48 = fsub <8 x float> %44, %47
  %49 = fsub <8 x float> %41, %48
  %50 = fadd <8 x float> %41, %48
  %51 = fadd <8 x float> %34, %33
  %52 = fadd <8 x float> %6, %8
  %53 = fsub <8 x float> %51, %52
  %54 = fadd <8 x float> %10, %12
  %55 = fadd <8 x float> %14, %16
  %56 = fsub <8 x float> %54, %55
  %57 = fsub <8 x float> %53, %56
  %58 = fadd <8 x float> %18, %20
  %59 = fadd <8 x float> %22, %24
  %60 = fsub <8 x float> %58, %59
  %61 = fadd <8 x float> %26, %28
  %62 = fadd <8 x float> %30, %32
  %63 = fsub <8 x float> %61, %62
  %64 = fsub <8 x float> %60, %63
  %65 = fsub <8 x float> %57, %64
  %66 = fadd <8 x float> %57, %64
  %67 = fadd <8 x float> %35, %36
  %68 = fadd <8 x float> %38, %39
  %69 = fsub <8 x float> %67, %68
  %70 = fadd <8 x float> %42, %43
  %71 = fadd <8 x float> %45, %46
  %72 = fsub <8 x float> %70, %71
  %73 = fsub <8 x float> %69, %72
  %74 = fadd <8 x float> %69, %72
  %75 = fadd <8 x float> %51, %52
  %76 = fadd <8 x float> %54, %55
  %77 = fsub <8 x float> %75, %76
  %78 = fadd <8 x float> %58, %59
  %79 = fadd <8 x float> %61, %62
  %80 = fsub <8 x float> %78, %79
  %81 = fsub <8 x float> %77, %80
  %82 = fadd <8 x float> %77, %80
  %83 = fadd <8 x float> %37, %40
  %84 = fadd <8 x float> %44, %47
  %85 = fsub <8 x float> %83, %84
  %86 = fadd <8 x float> %83, %84
  %87 = fadd <8 x float> %53, %56
  %88 = fadd <8 x float> %60, %63
  %89 = fsub <8 x float> %87, %88
  %90 = fadd <8 x float> %87, %88
  %91 = fadd <8 x float> %67, %68
  %92 = fadd <8 x float> %70, %71
  %93 = fsub <8 x float> %91, %92
  %94 = fadd <8 x float> %91, %92
  %95 = fadd <8 x float> %75, %76
  %96 = fadd <8 x float> %78, %79
  %97 = fsub <8 x float> %95, %96
  %98 = fadd <8 x float> %95, %96
  %99 = fdiv float %2, 0x4026A09E60000000
  %100 = insertelement <8 x float> poison, float %99, i64 0
  %101 = shufflevector <8 x float> %100, <8 x float> poison, <8 x i32> zeroinitializer
  %102 = fmul <8 x float> %101, %98
  %103 = load <8 x float>, ptr %1, align 4
  %104 = fmul <8 x float> %102, %103
  store <8 x float> %104, ptr %0, align 4
  %105 = fmul <8 x float> %101, %94
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %107 = load <8 x float>, ptr %106, align 4
  %108 = fmul <8 x float> %105, %107
  store <8 x float> %108, ptr %4, align 4
  %109 = fmul <8 x float> %101, %90
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %111 = load <8 x float>, ptr %110, align 4
  %112 = fmul <8 x float> %109, %111
  store <8 x float> %112, ptr %5, align 4
  %113 = fmul <8 x float> %101, %86
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %115 = load <8 x float>, ptr %114, align 4
  %116 = fmul <8 x float> %113, %115
  store <8 x float> %116, ptr %7, align 4
  %117 = fmul <8 x float> %101, %82
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %119 = load <8 x float>, ptr %118, align 4
  %120 = fmul <8 x float> %117, %119
  store <8 x float> %120, ptr %9, align 4
  %121 = fmul <8 x float> %101, %74
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %123 = load <8 x float>, ptr %122, align 4
  %124 = fmul <8 x float> %121, %123
  store <8 x float> %124, ptr %11, align 4
  %125 = fmul <8 x float> %101, %66
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %127 = load <8 x float>, ptr %126, align 4
  %128 = fmul <8 x float> %125, %127
  store <8 x float> %128, ptr %13, align 4
  %129 = fmul <8 x float> %101, %50
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %131 = load <8 x float>, ptr %130, align 4
  %132 = fmul <8 x float> %129, %131
  store <8 x float> %132, ptr %15, align 4
  %133 = fmul <8 x float> %101, %97
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %135 = load <8 x float>, ptr %134, align 4
  %136 = fmul <8 x float> %133, %135
  store <8 x float> %136, ptr %17, align 4
  %137 = fmul <8 x float> %101, %93
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %139 = load <8 x float>, ptr %138, align 4
  %140 = fmul <8 x float> %137, %139
  store <8 x float> %140, ptr %19, align 4
  %141 = fmul <8 x float> %101, %89
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %143 = load <8 x float>, ptr %142, align 4
  %144 = fmul <8 x float> %141, %143
  store <8 x float> %144, ptr %21, align 4
  %145 = fmul <8 x float> %101, %85
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %147 = load <8 x float>, ptr %146, align 4
  %148 = fmul <8 x float> %145, %147
  store <8 x float> %148, ptr %23, align 4
  %149 = fmul <8 x float> %101, %81
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %151 = load <8 x float>, ptr %150, align 4
  %152 = fmul <8 x float> %149, %151
  store <8 x float> %152, ptr %25, align 4
  %153 = fmul <8 x float> %101, %73
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %155 = load <8 x float>, ptr %154, align 4
  %156 = fmul <8 x float> %153, %155
  store <8 x float> %156, ptr %27, align 4
  %157 = fmul <8 x float> %101, %65
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %159 = load <8 x float>, ptr %158, align 4
  %160 = fmul <8 x float> %157, %159
  store <8 x float> %160, ptr %29, align 4
  %161 = fmul <8 x float> %101, %49
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %163 = load <8 x float>, ptr %162, align 4
  %164 = fmul <8 x float> %161, %163
  store <8 x float> %164, ptr %31, align 4
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{ptr @last_steps_128, ptr @last_steps_64}
!10 = distinct !{!10, !7}
