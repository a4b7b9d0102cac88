; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 2698d66c9c6dd474, code c1106d3c764c8cea
define void @dots_1(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
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
  br i1 %13, label %14, label %75

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %59
  %19 = phi i64 [ %9, %14 ], [ %73, %59 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %59

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  br label %27

27:                                               ; preds = %25, %27
  %28 = phi <8 x float> [ zeroinitializer, %25 ], [ %52, %27 ]
  %29 = phi <8 x float> [ zeroinitializer, %25 ], [ %47, %27 ]
  %30 = phi <8 x float> [ zeroinitializer, %25 ], [ %42, %27 ]
  %31 = phi <8 x float> [ zeroinitializer, %25 ], [ %37, %27 ]
  %32 = phi i64 [ 0, %25 ], [ %53, %27 ]
  %33 = getelementptr inbounds nuw float, ptr %23, i64 %32
  %34 = getelementptr float, ptr %26, i64 %32
  %35 = load <8 x float>, ptr %33, align 4
  %36 = load <8 x float>, ptr %34, align 4
  %37 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %36, <8 x float> %35, <8 x float> %31)
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %39 = load <8 x float>, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 32
  %41 = load <8 x float>, ptr %40, align 4
  %42 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %41, <8 x float> %39, <8 x float> %30)
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %44 = load <8 x float>, ptr %43, align 4
  %45 = getelementptr i8, ptr %34, i64 64
  %46 = load <8 x float>, ptr %45, align 4
  %47 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %46, <8 x float> %44, <8 x float> %29)
  %48 = getelementptr inbounds nuw i8, ptr %33, i64 96
  %49 = load <8 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %34, i64 96
  %51 = load <8 x float>, ptr %50, align 4
  %52 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %51, <8 x float> %49, <8 x float> %28)
  %53 = add nuw nsw i64 %32, 32
  %54 = icmp slt i64 %53, %21
  br i1 %54, label %27, label %55, !llvm.loop !6

55:                                               ; preds = %27
  %56 = fadd <8 x float> %37, %42
  %57 = fadd <8 x float> %47, %52
  %58 = fadd <8 x float> %56, %57
  br label %59

59:                                               ; preds = %55, %18
  %60 = phi <8 x float> [ %58, %55 ], [ zeroinitializer, %18 ]
  %61 = shufflevector <8 x float> %60, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %62 = shufflevector <8 x float> %60, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %63 = fadd <4 x float> %61, %62
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %65 = fadd <4 x float> %63, %64
  %66 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %68 = fadd <4 x float> %66, %67
  %69 = fadd <4 x float> %65, %68
  %70 = extractelement <4 x float> %69, i64 0
  %71 = load ptr, ptr %17, align 8
  %72 = getelementptr float, ptr %71, i64 %19
  store float %70, ptr %72, align 4
  %73 = add nsw i64 %19, 1
  %74 = icmp eq i64 %73, %12
  br i1 %74, label %75, label %18, !llvm.loop !9

75:                                               ; preds = %59, %1
  ret void
}

define void @dots_2(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
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
  br i1 %13, label %14, label %109

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %34
  %19 = phi i64 [ %9, %14 ], [ %63, %34 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  br label %65

27:                                               ; preds = %65
  %28 = fadd <8 x float> %79, %87
  %29 = fadd <8 x float> %95, %103
  %30 = fadd <8 x float> %28, %29
  %31 = fadd <8 x float> %82, %90
  %32 = fadd <8 x float> %98, %106
  %33 = fadd <8 x float> %31, %32
  br label %34

34:                                               ; preds = %27, %18
  %35 = phi <8 x float> [ %30, %27 ], [ zeroinitializer, %18 ]
  %36 = phi <8 x float> [ %33, %27 ], [ zeroinitializer, %18 ]
  %37 = shufflevector <8 x float> %35, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %38 = shufflevector <8 x float> %35, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %39 = fadd <4 x float> %37, %38
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %41 = fadd <4 x float> %39, %40
  %42 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %44 = fadd <4 x float> %42, %43
  %45 = fadd <4 x float> %41, %44
  %46 = extractelement <4 x float> %45, i64 0
  %47 = load ptr, ptr %17, align 8
  %48 = getelementptr float, ptr %47, i64 %19
  store float %46, ptr %48, align 4
  %49 = shufflevector <8 x float> %36, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %50 = shufflevector <8 x float> %36, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %51 = fadd <4 x float> %49, %50
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %53 = fadd <4 x float> %51, %52
  %54 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %56 = fadd <4 x float> %54, %55
  %57 = fadd <4 x float> %53, %56
  %58 = extractelement <4 x float> %57, i64 0
  %59 = load ptr, ptr %17, align 8
  %60 = load i64, ptr %2, align 8
  %61 = getelementptr float, ptr %59, i64 %60
  %62 = getelementptr float, ptr %61, i64 %19
  store float %58, ptr %62, align 4
  %63 = add nsw i64 %19, 1
  %64 = icmp eq i64 %63, %12
  br i1 %64, label %109, label %18, !llvm.loop !9

65:                                               ; preds = %25, %65
  %66 = phi <8 x float> [ zeroinitializer, %25 ], [ %106, %65 ]
  %67 = phi <8 x float> [ zeroinitializer, %25 ], [ %98, %65 ]
  %68 = phi <8 x float> [ zeroinitializer, %25 ], [ %90, %65 ]
  %69 = phi <8 x float> [ zeroinitializer, %25 ], [ %82, %65 ]
  %70 = phi <8 x float> [ zeroinitializer, %25 ], [ %103, %65 ]
  %71 = phi <8 x float> [ zeroinitializer, %25 ], [ %95, %65 ]
  %72 = phi <8 x float> [ zeroinitializer, %25 ], [ %87, %65 ]
  %73 = phi <8 x float> [ zeroinitializer, %25 ], [ %79, %65 ]
  %74 = phi i64 [ 0, %25 ], [ %107, %65 ]
  %75 = getelementptr inbounds nuw float, ptr %23, i64 %74
  %76 = getelementptr float, ptr %26, i64 %74
  %77 = load <8 x float>, ptr %75, align 4
  %78 = load <8 x float>, ptr %76, align 4
  %79 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %78, <8 x float> %77, <8 x float> %73)
  %80 = getelementptr float, ptr %76, i64 %21
  %81 = load <8 x float>, ptr %80, align 4
  %82 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %81, <8 x float> %77, <8 x float> %69)
  %83 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %84 = load <8 x float>, ptr %83, align 4
  %85 = getelementptr i8, ptr %76, i64 32
  %86 = load <8 x float>, ptr %85, align 4
  %87 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %86, <8 x float> %84, <8 x float> %72)
  %88 = getelementptr float, ptr %85, i64 %21
  %89 = load <8 x float>, ptr %88, align 4
  %90 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %89, <8 x float> %84, <8 x float> %68)
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 64
  %92 = load <8 x float>, ptr %91, align 4
  %93 = getelementptr i8, ptr %76, i64 64
  %94 = load <8 x float>, ptr %93, align 4
  %95 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %94, <8 x float> %92, <8 x float> %71)
  %96 = getelementptr float, ptr %93, i64 %21
  %97 = load <8 x float>, ptr %96, align 4
  %98 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %97, <8 x float> %92, <8 x float> %67)
  %99 = getelementptr inbounds nuw i8, ptr %75, i64 96
  %100 = load <8 x float>, ptr %99, align 4
  %101 = getelementptr i8, ptr %76, i64 96
  %102 = load <8 x float>, ptr %101, align 4
  %103 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %102, <8 x float> %100, <8 x float> %70)
  %104 = getelementptr float, ptr %101, i64 %21
  %105 = load <8 x float>, ptr %104, align 4
  %106 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %105, <8 x float> %100, <8 x float> %66)
  %107 = add nuw nsw i64 %74, 32
  %108 = icmp slt i64 %107, %21
  br i1 %108, label %65, label %27, !llvm.loop !6

109:                                              ; preds = %34, %1
  ret void
}

define void @dots_3(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
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
  br i1 %13, label %14, label %145

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %38
  %19 = phi i64 [ %9, %14 ], [ %83, %38 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %38

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  %27 = shl nuw nsw i64 %21, 1
  br label %85

28:                                               ; preds = %85
  %29 = fadd <8 x float> %103, %114
  %30 = fadd <8 x float> %125, %136
  %31 = fadd <8 x float> %29, %30
  %32 = fadd <8 x float> %106, %117
  %33 = fadd <8 x float> %128, %139
  %34 = fadd <8 x float> %32, %33
  %35 = fadd <8 x float> %109, %120
  %36 = fadd <8 x float> %131, %142
  %37 = fadd <8 x float> %35, %36
  br label %38

38:                                               ; preds = %28, %18
  %39 = phi <8 x float> [ %31, %28 ], [ zeroinitializer, %18 ]
  %40 = phi <8 x float> [ %34, %28 ], [ zeroinitializer, %18 ]
  %41 = phi <8 x float> [ %37, %28 ], [ zeroinitializer, %18 ]
  %42 = shufflevector <8 x float> %39, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %43 = shufflevector <8 x float> %39, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %44 = fadd <4 x float> %42, %43
  %45 = shufflevector <4 x float> %44, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %46 = fadd <4 x float> %44, %45
  %47 = shufflevector <4 x float> %44, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <4 x float> %44, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %49 = fadd <4 x float> %47, %48
  %50 = fadd <4 x float> %46, %49
  %51 = extractelement <4 x float> %50, i64 0
  %52 = load ptr, ptr %17, align 8
  %53 = getelementptr float, ptr %52, i64 %19
  store float %51, ptr %53, align 4
  %54 = shufflevector <8 x float> %40, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %55 = shufflevector <8 x float> %40, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %56 = fadd <4 x float> %54, %55
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %58 = fadd <4 x float> %56, %57
  %59 = shufflevector <4 x float> %56, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %60 = shufflevector <4 x float> %56, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %61 = fadd <4 x float> %59, %60
  %62 = fadd <4 x float> %58, %61
  %63 = extractelement <4 x float> %62, i64 0
  %64 = load ptr, ptr %17, align 8
  %65 = load i64, ptr %2, align 8
  %66 = getelementptr float, ptr %64, i64 %65
  %67 = getelementptr float, ptr %66, i64 %19
  store float %63, ptr %67, align 4
  %68 = shufflevector <8 x float> %41, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %69 = shufflevector <8 x float> %41, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %70 = fadd <4 x float> %68, %69
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %72 = fadd <4 x float> %70, %71
  %73 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %74 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %75 = fadd <4 x float> %73, %74
  %76 = fadd <4 x float> %72, %75
  %77 = extractelement <4 x float> %76, i64 0
  %78 = load ptr, ptr %17, align 8
  %79 = load i64, ptr %2, align 8
  %80 = shl i64 %79, 3
  %81 = getelementptr i8, ptr %78, i64 %80
  %82 = getelementptr float, ptr %81, i64 %19
  store float %77, ptr %82, align 4
  %83 = add nsw i64 %19, 1
  %84 = icmp eq i64 %83, %12
  br i1 %84, label %145, label %18, !llvm.loop !9

85:                                               ; preds = %25, %85
  %86 = phi <8 x float> [ zeroinitializer, %25 ], [ %142, %85 ]
  %87 = phi <8 x float> [ zeroinitializer, %25 ], [ %131, %85 ]
  %88 = phi <8 x float> [ zeroinitializer, %25 ], [ %120, %85 ]
  %89 = phi <8 x float> [ zeroinitializer, %25 ], [ %109, %85 ]
  %90 = phi <8 x float> [ zeroinitializer, %25 ], [ %139, %85 ]
  %91 = phi <8 x float> [ zeroinitializer, %25 ], [ %128, %85 ]
  %92 = phi <8 x float> [ zeroinitializer, %25 ], [ %117, %85 ]
  %93 = phi <8 x float> [ zeroinitializer, %25 ], [ %106, %85 ]
  %94 = phi <8 x float> [ zeroinitializer, %25 ], [ %136, %85 ]
  %95 = phi <8 x float> [ zeroinitializer, %25 ], [ %125, %85 ]
  %96 = phi <8 x float> [ zeroinitializer, %25 ], [ %114, %85 ]
  %97 = phi <8 x float> [ zeroinitializer, %25 ], [ %103, %85 ]
  %98 = phi i64 [ 0, %25 ], [ %143, %85 ]
  %99 = getelementptr inbounds nuw float, ptr %23, i64 %98
  %100 = getelementptr float, ptr %26, i64 %98
  %101 = load <8 x float>, ptr %99, align 4
  %102 = load <8 x float>, ptr %100, align 4
  %103 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %102, <8 x float> %101, <8 x float> %97)
  %104 = getelementptr float, ptr %100, i64 %21
  %105 = load <8 x float>, ptr %104, align 4
  %106 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %105, <8 x float> %101, <8 x float> %93)
  %107 = getelementptr float, ptr %100, i64 %27
  %108 = load <8 x float>, ptr %107, align 4
  %109 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %108, <8 x float> %101, <8 x float> %89)
  %110 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %111 = load <8 x float>, ptr %110, align 4
  %112 = getelementptr i8, ptr %100, i64 32
  %113 = load <8 x float>, ptr %112, align 4
  %114 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %113, <8 x float> %111, <8 x float> %96)
  %115 = getelementptr float, ptr %112, i64 %21
  %116 = load <8 x float>, ptr %115, align 4
  %117 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %116, <8 x float> %111, <8 x float> %92)
  %118 = getelementptr float, ptr %112, i64 %27
  %119 = load <8 x float>, ptr %118, align 4
  %120 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %119, <8 x float> %111, <8 x float> %88)
  %121 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %122 = load <8 x float>, ptr %121, align 4
  %123 = getelementptr i8, ptr %100, i64 64
  %124 = load <8 x float>, ptr %123, align 4
  %125 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %124, <8 x float> %122, <8 x float> %95)
  %126 = getelementptr float, ptr %123, i64 %21
  %127 = load <8 x float>, ptr %126, align 4
  %128 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %127, <8 x float> %122, <8 x float> %91)
  %129 = getelementptr float, ptr %123, i64 %27
  %130 = load <8 x float>, ptr %129, align 4
  %131 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %130, <8 x float> %122, <8 x float> %87)
  %132 = getelementptr inbounds nuw i8, ptr %99, i64 96
  %133 = load <8 x float>, ptr %132, align 4
  %134 = getelementptr i8, ptr %100, i64 96
  %135 = load <8 x float>, ptr %134, align 4
  %136 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %135, <8 x float> %133, <8 x float> %94)
  %137 = getelementptr float, ptr %134, i64 %21
  %138 = load <8 x float>, ptr %137, align 4
  %139 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %138, <8 x float> %133, <8 x float> %90)
  %140 = getelementptr float, ptr %134, i64 %27
  %141 = load <8 x float>, ptr %140, align 4
  %142 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %141, <8 x float> %133, <8 x float> %86)
  %143 = add nuw nsw i64 %98, 32
  %144 = icmp slt i64 %143, %21
  br i1 %144, label %85, label %28, !llvm.loop !6

145:                                              ; preds = %38, %1
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !7}
