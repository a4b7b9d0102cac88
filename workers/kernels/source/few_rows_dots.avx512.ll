; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 943d13767f2cd92b, code 0f190928b67a2b9d
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
  br i1 %13, label %14, label %78

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %59
  %19 = phi i64 [ %9, %14 ], [ %76, %59 ]
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
  %28 = phi <16 x float> [ zeroinitializer, %25 ], [ %52, %27 ]
  %29 = phi <16 x float> [ zeroinitializer, %25 ], [ %47, %27 ]
  %30 = phi <16 x float> [ zeroinitializer, %25 ], [ %42, %27 ]
  %31 = phi <16 x float> [ zeroinitializer, %25 ], [ %37, %27 ]
  %32 = phi i64 [ 0, %25 ], [ %53, %27 ]
  %33 = getelementptr inbounds nuw float, ptr %23, i64 %32
  %34 = getelementptr float, ptr %26, i64 %32
  %35 = load <16 x float>, ptr %33, align 4
  %36 = load <16 x float>, ptr %34, align 4
  %37 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %36, <16 x float> %35, <16 x float> %31)
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %39 = load <16 x float>, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 64
  %41 = load <16 x float>, ptr %40, align 4
  %42 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %41, <16 x float> %39, <16 x float> %30)
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %44 = load <16 x float>, ptr %43, align 4
  %45 = getelementptr i8, ptr %34, i64 128
  %46 = load <16 x float>, ptr %45, align 4
  %47 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %46, <16 x float> %44, <16 x float> %29)
  %48 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %49 = load <16 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %34, i64 192
  %51 = load <16 x float>, ptr %50, align 4
  %52 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %51, <16 x float> %49, <16 x float> %28)
  %53 = add nuw nsw i64 %32, 64
  %54 = icmp slt i64 %53, %21
  br i1 %54, label %27, label %55, !llvm.loop !6

55:                                               ; preds = %27
  %56 = fadd <16 x float> %37, %42
  %57 = fadd <16 x float> %47, %52
  %58 = fadd <16 x float> %56, %57
  br label %59

59:                                               ; preds = %55, %18
  %60 = phi <16 x float> [ %58, %55 ], [ zeroinitializer, %18 ]
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %62 = shufflevector <16 x float> %60, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %63 = fadd <8 x float> %61, %62
  %64 = shufflevector <8 x float> %63, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %65 = shufflevector <8 x float> %63, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %66 = fadd <4 x float> %64, %65
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %68 = fadd <4 x float> %66, %67
  %69 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %71 = fadd <4 x float> %69, %70
  %72 = fadd <4 x float> %68, %71
  %73 = extractelement <4 x float> %72, i64 0
  %74 = load ptr, ptr %17, align 8
  %75 = getelementptr float, ptr %74, i64 %19
  store float %73, ptr %75, align 4
  %76 = add nsw i64 %19, 1
  %77 = icmp eq i64 %76, %12
  br i1 %77, label %78, label %18, !llvm.loop !9

78:                                               ; preds = %59, %1
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
  br i1 %13, label %14, label %115

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %34
  %19 = phi i64 [ %9, %14 ], [ %69, %34 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  br label %71

27:                                               ; preds = %71
  %28 = fadd <16 x float> %85, %93
  %29 = fadd <16 x float> %101, %109
  %30 = fadd <16 x float> %28, %29
  %31 = fadd <16 x float> %88, %96
  %32 = fadd <16 x float> %104, %112
  %33 = fadd <16 x float> %31, %32
  br label %34

34:                                               ; preds = %27, %18
  %35 = phi <16 x float> [ %30, %27 ], [ zeroinitializer, %18 ]
  %36 = phi <16 x float> [ %33, %27 ], [ zeroinitializer, %18 ]
  %37 = shufflevector <16 x float> %35, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %38 = shufflevector <16 x float> %35, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %39 = fadd <8 x float> %37, %38
  %40 = shufflevector <8 x float> %39, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %41 = shufflevector <8 x float> %39, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %42 = fadd <4 x float> %40, %41
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %44 = fadd <4 x float> %42, %43
  %45 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %47 = fadd <4 x float> %45, %46
  %48 = fadd <4 x float> %44, %47
  %49 = extractelement <4 x float> %48, i64 0
  %50 = load ptr, ptr %17, align 8
  %51 = getelementptr float, ptr %50, i64 %19
  store float %49, ptr %51, align 4
  %52 = shufflevector <16 x float> %36, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %53 = shufflevector <16 x float> %36, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %54 = fadd <8 x float> %52, %53
  %55 = shufflevector <8 x float> %54, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %56 = shufflevector <8 x float> %54, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %57 = fadd <4 x float> %55, %56
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %59 = fadd <4 x float> %57, %58
  %60 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %62 = fadd <4 x float> %60, %61
  %63 = fadd <4 x float> %59, %62
  %64 = extractelement <4 x float> %63, i64 0
  %65 = load ptr, ptr %17, align 8
  %66 = load i64, ptr %2, align 8
  %67 = getelementptr float, ptr %65, i64 %66
  %68 = getelementptr float, ptr %67, i64 %19
  store float %64, ptr %68, align 4
  %69 = add nsw i64 %19, 1
  %70 = icmp eq i64 %69, %12
  br i1 %70, label %115, label %18, !llvm.loop !9

71:                                               ; preds = %25, %71
  %72 = phi <16 x float> [ zeroinitializer, %25 ], [ %112, %71 ]
  %73 = phi <16 x float> [ zeroinitializer, %25 ], [ %104, %71 ]
  %74 = phi <16 x float> [ zeroinitializer, %25 ], [ %96, %71 ]
  %75 = phi <16 x float> [ zeroinitializer, %25 ], [ %88, %71 ]
  %76 = phi <16 x float> [ zeroinitializer, %25 ], [ %109, %71 ]
  %77 = phi <16 x float> [ zeroinitializer, %25 ], [ %101, %71 ]
  %78 = phi <16 x float> [ zeroinitializer, %25 ], [ %93, %71 ]
  %79 = phi <16 x float> [ zeroinitializer, %25 ], [ %85, %71 ]
  %80 = phi i64 [ 0, %25 ], [ %113, %71 ]
  %81 = getelementptr inbounds nuw float, ptr %23, i64 %80
  %82 = getelementptr float, ptr %26, i64 %80
  %83 = load <16 x float>, ptr %81, align 4
  %84 = load <16 x float>, ptr %82, align 4
  %85 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %84, <16 x float> %83, <16 x float> %79)
  %86 = getelementptr float, ptr %82, i64 %21
  %87 = load <16 x float>, ptr %86, align 4
  %88 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %83, <16 x float> %75)
  %89 = getelementptr inbounds nuw i8, ptr %81, i64 64
  %90 = load <16 x float>, ptr %89, align 4
  %91 = getelementptr i8, ptr %82, i64 64
  %92 = load <16 x float>, ptr %91, align 4
  %93 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %90, <16 x float> %78)
  %94 = getelementptr float, ptr %91, i64 %21
  %95 = load <16 x float>, ptr %94, align 4
  %96 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %95, <16 x float> %90, <16 x float> %74)
  %97 = getelementptr inbounds nuw i8, ptr %81, i64 128
  %98 = load <16 x float>, ptr %97, align 4
  %99 = getelementptr i8, ptr %82, i64 128
  %100 = load <16 x float>, ptr %99, align 4
  %101 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %100, <16 x float> %98, <16 x float> %77)
  %102 = getelementptr float, ptr %99, i64 %21
  %103 = load <16 x float>, ptr %102, align 4
  %104 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %103, <16 x float> %98, <16 x float> %73)
  %105 = getelementptr inbounds nuw i8, ptr %81, i64 192
  %106 = load <16 x float>, ptr %105, align 4
  %107 = getelementptr i8, ptr %82, i64 192
  %108 = load <16 x float>, ptr %107, align 4
  %109 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %108, <16 x float> %106, <16 x float> %76)
  %110 = getelementptr float, ptr %107, i64 %21
  %111 = load <16 x float>, ptr %110, align 4
  %112 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %111, <16 x float> %106, <16 x float> %72)
  %113 = add nuw nsw i64 %80, 64
  %114 = icmp slt i64 %113, %21
  br i1 %114, label %71, label %27, !llvm.loop !6

115:                                              ; preds = %34, %1
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
  br i1 %13, label %14, label %154

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %38
  %19 = phi i64 [ %9, %14 ], [ %92, %38 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %38

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  %27 = shl nuw nsw i64 %21, 1
  br label %94

28:                                               ; preds = %94
  %29 = fadd <16 x float> %112, %123
  %30 = fadd <16 x float> %134, %145
  %31 = fadd <16 x float> %29, %30
  %32 = fadd <16 x float> %115, %126
  %33 = fadd <16 x float> %137, %148
  %34 = fadd <16 x float> %32, %33
  %35 = fadd <16 x float> %118, %129
  %36 = fadd <16 x float> %140, %151
  %37 = fadd <16 x float> %35, %36
  br label %38

38:                                               ; preds = %28, %18
  %39 = phi <16 x float> [ %31, %28 ], [ zeroinitializer, %18 ]
  %40 = phi <16 x float> [ %34, %28 ], [ zeroinitializer, %18 ]
  %41 = phi <16 x float> [ %37, %28 ], [ zeroinitializer, %18 ]
  %42 = shufflevector <16 x float> %39, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %43 = shufflevector <16 x float> %39, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %44 = fadd <8 x float> %42, %43
  %45 = shufflevector <8 x float> %44, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %46 = shufflevector <8 x float> %44, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %47 = fadd <4 x float> %45, %46
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %49 = fadd <4 x float> %47, %48
  %50 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %52 = fadd <4 x float> %50, %51
  %53 = fadd <4 x float> %49, %52
  %54 = extractelement <4 x float> %53, i64 0
  %55 = load ptr, ptr %17, align 8
  %56 = getelementptr float, ptr %55, i64 %19
  store float %54, ptr %56, align 4
  %57 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %58 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
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
  %70 = load ptr, ptr %17, align 8
  %71 = load i64, ptr %2, align 8
  %72 = getelementptr float, ptr %70, i64 %71
  %73 = getelementptr float, ptr %72, i64 %19
  store float %69, ptr %73, align 4
  %74 = shufflevector <16 x float> %41, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = shufflevector <16 x float> %41, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %76 = fadd <8 x float> %74, %75
  %77 = shufflevector <8 x float> %76, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %78 = shufflevector <8 x float> %76, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %79 = fadd <4 x float> %77, %78
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %81 = fadd <4 x float> %79, %80
  %82 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %83 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %84 = fadd <4 x float> %82, %83
  %85 = fadd <4 x float> %81, %84
  %86 = extractelement <4 x float> %85, i64 0
  %87 = load ptr, ptr %17, align 8
  %88 = load i64, ptr %2, align 8
  %89 = shl i64 %88, 3
  %90 = getelementptr i8, ptr %87, i64 %89
  %91 = getelementptr float, ptr %90, i64 %19
  store float %86, ptr %91, align 4
  %92 = add nsw i64 %19, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %154, label %18, !llvm.loop !9

94:                                               ; preds = %25, %94
  %95 = phi <16 x float> [ zeroinitializer, %25 ], [ %151, %94 ]
  %96 = phi <16 x float> [ zeroinitializer, %25 ], [ %140, %94 ]
  %97 = phi <16 x float> [ zeroinitializer, %25 ], [ %129, %94 ]
  %98 = phi <16 x float> [ zeroinitializer, %25 ], [ %118, %94 ]
  %99 = phi <16 x float> [ zeroinitializer, %25 ], [ %148, %94 ]
  %100 = phi <16 x float> [ zeroinitializer, %25 ], [ %137, %94 ]
  %101 = phi <16 x float> [ zeroinitializer, %25 ], [ %126, %94 ]
  %102 = phi <16 x float> [ zeroinitializer, %25 ], [ %115, %94 ]
  %103 = phi <16 x float> [ zeroinitializer, %25 ], [ %145, %94 ]
  %104 = phi <16 x float> [ zeroinitializer, %25 ], [ %134, %94 ]
  %105 = phi <16 x float> [ zeroinitializer, %25 ], [ %123, %94 ]
  %106 = phi <16 x float> [ zeroinitializer, %25 ], [ %112, %94 ]
  %107 = phi i64 [ 0, %25 ], [ %152, %94 ]
  %108 = getelementptr inbounds nuw float, ptr %23, i64 %107
  %109 = getelementptr float, ptr %26, i64 %107
  %110 = load <16 x float>, ptr %108, align 4
  %111 = load <16 x float>, ptr %109, align 4
  %112 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %111, <16 x float> %110, <16 x float> %106)
  %113 = getelementptr float, ptr %109, i64 %21
  %114 = load <16 x float>, ptr %113, align 4
  %115 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %110, <16 x float> %102)
  %116 = getelementptr float, ptr %109, i64 %27
  %117 = load <16 x float>, ptr %116, align 4
  %118 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %110, <16 x float> %98)
  %119 = getelementptr inbounds nuw i8, ptr %108, i64 64
  %120 = load <16 x float>, ptr %119, align 4
  %121 = getelementptr i8, ptr %109, i64 64
  %122 = load <16 x float>, ptr %121, align 4
  %123 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %122, <16 x float> %120, <16 x float> %105)
  %124 = getelementptr float, ptr %121, i64 %21
  %125 = load <16 x float>, ptr %124, align 4
  %126 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %125, <16 x float> %120, <16 x float> %101)
  %127 = getelementptr float, ptr %121, i64 %27
  %128 = load <16 x float>, ptr %127, align 4
  %129 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %120, <16 x float> %97)
  %130 = getelementptr inbounds nuw i8, ptr %108, i64 128
  %131 = load <16 x float>, ptr %130, align 4
  %132 = getelementptr i8, ptr %109, i64 128
  %133 = load <16 x float>, ptr %132, align 4
  %134 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %133, <16 x float> %131, <16 x float> %104)
  %135 = getelementptr float, ptr %132, i64 %21
  %136 = load <16 x float>, ptr %135, align 4
  %137 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %136, <16 x float> %131, <16 x float> %100)
  %138 = getelementptr float, ptr %132, i64 %27
  %139 = load <16 x float>, ptr %138, align 4
  %140 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %139, <16 x float> %131, <16 x float> %96)
  %141 = getelementptr inbounds nuw i8, ptr %108, i64 192
  %142 = load <16 x float>, ptr %141, align 4
  %143 = getelementptr i8, ptr %109, i64 192
  %144 = load <16 x float>, ptr %143, align 4
  %145 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %144, <16 x float> %142, <16 x float> %103)
  %146 = getelementptr float, ptr %143, i64 %21
  %147 = load <16 x float>, ptr %146, align 4
  %148 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %147, <16 x float> %142, <16 x float> %99)
  %149 = getelementptr float, ptr %143, i64 %27
  %150 = load <16 x float>, ptr %149, align 4
  %151 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %150, <16 x float> %142, <16 x float> %95)
  %152 = add nuw nsw i64 %107, 64
  %153 = icmp slt i64 %152, %21
  br i1 %153, label %94, label %28, !llvm.loop !6

154:                                              ; preds = %38, %1
  ret void
}

define void @dots_4(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  br i1 %13, label %14, label %193

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %42
  %19 = phi i64 [ %9, %14 ], [ %115, %42 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %42

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  %27 = shl nuw nsw i64 %21, 1
  %28 = mul nuw nsw i64 %21, 3
  br label %117

29:                                               ; preds = %117
  %30 = fadd <16 x float> %139, %153
  %31 = fadd <16 x float> %167, %181
  %32 = fadd <16 x float> %30, %31
  %33 = fadd <16 x float> %142, %156
  %34 = fadd <16 x float> %170, %184
  %35 = fadd <16 x float> %33, %34
  %36 = fadd <16 x float> %145, %159
  %37 = fadd <16 x float> %173, %187
  %38 = fadd <16 x float> %36, %37
  %39 = fadd <16 x float> %148, %162
  %40 = fadd <16 x float> %176, %190
  %41 = fadd <16 x float> %39, %40
  br label %42

42:                                               ; preds = %29, %18
  %43 = phi <16 x float> [ %32, %29 ], [ zeroinitializer, %18 ]
  %44 = phi <16 x float> [ %35, %29 ], [ zeroinitializer, %18 ]
  %45 = phi <16 x float> [ %38, %29 ], [ zeroinitializer, %18 ]
  %46 = phi <16 x float> [ %41, %29 ], [ zeroinitializer, %18 ]
  %47 = shufflevector <16 x float> %43, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %48 = shufflevector <16 x float> %43, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %49 = fadd <8 x float> %47, %48
  %50 = shufflevector <8 x float> %49, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %51 = shufflevector <8 x float> %49, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %52 = fadd <4 x float> %50, %51
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %54 = fadd <4 x float> %52, %53
  %55 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %56 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %57 = fadd <4 x float> %55, %56
  %58 = fadd <4 x float> %54, %57
  %59 = extractelement <4 x float> %58, i64 0
  %60 = load ptr, ptr %17, align 8
  %61 = getelementptr float, ptr %60, i64 %19
  store float %59, ptr %61, align 4
  %62 = shufflevector <16 x float> %44, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %63 = shufflevector <16 x float> %44, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %64 = fadd <8 x float> %62, %63
  %65 = shufflevector <8 x float> %64, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %66 = shufflevector <8 x float> %64, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %67 = fadd <4 x float> %65, %66
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %69 = fadd <4 x float> %67, %68
  %70 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %71 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %72 = fadd <4 x float> %70, %71
  %73 = fadd <4 x float> %69, %72
  %74 = extractelement <4 x float> %73, i64 0
  %75 = load ptr, ptr %17, align 8
  %76 = load i64, ptr %2, align 8
  %77 = getelementptr float, ptr %75, i64 %76
  %78 = getelementptr float, ptr %77, i64 %19
  store float %74, ptr %78, align 4
  %79 = shufflevector <16 x float> %45, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %80 = shufflevector <16 x float> %45, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %81 = fadd <8 x float> %79, %80
  %82 = shufflevector <8 x float> %81, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %83 = shufflevector <8 x float> %81, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %84 = fadd <4 x float> %82, %83
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %86 = fadd <4 x float> %84, %85
  %87 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %88 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %89 = fadd <4 x float> %87, %88
  %90 = fadd <4 x float> %86, %89
  %91 = extractelement <4 x float> %90, i64 0
  %92 = load ptr, ptr %17, align 8
  %93 = load i64, ptr %2, align 8
  %94 = shl i64 %93, 3
  %95 = getelementptr i8, ptr %92, i64 %94
  %96 = getelementptr float, ptr %95, i64 %19
  store float %91, ptr %96, align 4
  %97 = shufflevector <16 x float> %46, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %98 = shufflevector <16 x float> %46, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %99 = fadd <8 x float> %97, %98
  %100 = shufflevector <8 x float> %99, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %101 = shufflevector <8 x float> %99, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %102 = fadd <4 x float> %100, %101
  %103 = shufflevector <4 x float> %102, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %104 = fadd <4 x float> %102, %103
  %105 = shufflevector <4 x float> %102, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %106 = shufflevector <4 x float> %102, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %107 = fadd <4 x float> %105, %106
  %108 = fadd <4 x float> %104, %107
  %109 = extractelement <4 x float> %108, i64 0
  %110 = load ptr, ptr %17, align 8
  %111 = load i64, ptr %2, align 8
  %112 = mul i64 %111, 12
  %113 = getelementptr i8, ptr %110, i64 %112
  %114 = getelementptr float, ptr %113, i64 %19
  store float %109, ptr %114, align 4
  %115 = add nsw i64 %19, 1
  %116 = icmp eq i64 %115, %12
  br i1 %116, label %193, label %18, !llvm.loop !9

117:                                              ; preds = %25, %117
  %118 = phi <16 x float> [ zeroinitializer, %25 ], [ %190, %117 ]
  %119 = phi <16 x float> [ zeroinitializer, %25 ], [ %176, %117 ]
  %120 = phi <16 x float> [ zeroinitializer, %25 ], [ %162, %117 ]
  %121 = phi <16 x float> [ zeroinitializer, %25 ], [ %148, %117 ]
  %122 = phi <16 x float> [ zeroinitializer, %25 ], [ %187, %117 ]
  %123 = phi <16 x float> [ zeroinitializer, %25 ], [ %173, %117 ]
  %124 = phi <16 x float> [ zeroinitializer, %25 ], [ %159, %117 ]
  %125 = phi <16 x float> [ zeroinitializer, %25 ], [ %145, %117 ]
  %126 = phi <16 x float> [ zeroinitializer, %25 ], [ %184, %117 ]
  %127 = phi <16 x float> [ zeroinitializer, %25 ], [ %170, %117 ]
  %128 = phi <16 x float> [ zeroinitializer, %25 ], [ %156, %117 ]
  %129 = phi <16 x float> [ zeroinitializer, %25 ], [ %142, %117 ]
  %130 = phi <16 x float> [ zeroinitializer, %25 ], [ %181, %117 ]
  %131 = phi <16 x float> [ zeroinitializer, %25 ], [ %167, %117 ]
  %132 = phi <16 x float> [ zeroinitializer, %25 ], [ %153, %117 ]
  %133 = phi <16 x float> [ zeroinitializer, %25 ], [ %139, %117 ]
  %134 = phi i64 [ 0, %25 ], [ %191, %117 ]
  %135 = getelementptr inbounds nuw float, ptr %23, i64 %134
  %136 = getelementptr float, ptr %26, i64 %134
  %137 = load <16 x float>, ptr %135, align 4
  %138 = load <16 x float>, ptr %136, align 4
  %139 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %137, <16 x float> %133)
  %140 = getelementptr float, ptr %136, i64 %21
  %141 = load <16 x float>, ptr %140, align 4
  %142 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %141, <16 x float> %137, <16 x float> %129)
  %143 = getelementptr float, ptr %136, i64 %27
  %144 = load <16 x float>, ptr %143, align 4
  %145 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %144, <16 x float> %137, <16 x float> %125)
  %146 = getelementptr float, ptr %136, i64 %28
  %147 = load <16 x float>, ptr %146, align 4
  %148 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %147, <16 x float> %137, <16 x float> %121)
  %149 = getelementptr inbounds nuw i8, ptr %135, i64 64
  %150 = load <16 x float>, ptr %149, align 4
  %151 = getelementptr i8, ptr %136, i64 64
  %152 = load <16 x float>, ptr %151, align 4
  %153 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %150, <16 x float> %132)
  %154 = getelementptr float, ptr %151, i64 %21
  %155 = load <16 x float>, ptr %154, align 4
  %156 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> %150, <16 x float> %128)
  %157 = getelementptr float, ptr %151, i64 %27
  %158 = load <16 x float>, ptr %157, align 4
  %159 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %158, <16 x float> %150, <16 x float> %124)
  %160 = getelementptr float, ptr %151, i64 %28
  %161 = load <16 x float>, ptr %160, align 4
  %162 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> %150, <16 x float> %120)
  %163 = getelementptr inbounds nuw i8, ptr %135, i64 128
  %164 = load <16 x float>, ptr %163, align 4
  %165 = getelementptr i8, ptr %136, i64 128
  %166 = load <16 x float>, ptr %165, align 4
  %167 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %166, <16 x float> %164, <16 x float> %131)
  %168 = getelementptr float, ptr %165, i64 %21
  %169 = load <16 x float>, ptr %168, align 4
  %170 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> %164, <16 x float> %127)
  %171 = getelementptr float, ptr %165, i64 %27
  %172 = load <16 x float>, ptr %171, align 4
  %173 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %172, <16 x float> %164, <16 x float> %123)
  %174 = getelementptr float, ptr %165, i64 %28
  %175 = load <16 x float>, ptr %174, align 4
  %176 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> %164, <16 x float> %119)
  %177 = getelementptr inbounds nuw i8, ptr %135, i64 192
  %178 = load <16 x float>, ptr %177, align 4
  %179 = getelementptr i8, ptr %136, i64 192
  %180 = load <16 x float>, ptr %179, align 4
  %181 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %180, <16 x float> %178, <16 x float> %130)
  %182 = getelementptr float, ptr %179, i64 %21
  %183 = load <16 x float>, ptr %182, align 4
  %184 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %183, <16 x float> %178, <16 x float> %126)
  %185 = getelementptr float, ptr %179, i64 %27
  %186 = load <16 x float>, ptr %185, align 4
  %187 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %186, <16 x float> %178, <16 x float> %122)
  %188 = getelementptr float, ptr %179, i64 %28
  %189 = load <16 x float>, ptr %188, align 4
  %190 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %178, <16 x float> %118)
  %191 = add nuw nsw i64 %134, 64
  %192 = icmp slt i64 %191, %21
  br i1 %192, label %117, label %29, !llvm.loop !6

193:                                              ; preds = %42, %1
  ret void
}

define void @dots_5(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  br i1 %13, label %14, label %232

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %46
  %19 = phi i64 [ %9, %14 ], [ %138, %46 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %46

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  %27 = shl nuw nsw i64 %21, 1
  %28 = mul nuw nsw i64 %21, 3
  %29 = shl nuw nsw i64 %21, 2
  br label %140

30:                                               ; preds = %140
  %31 = fadd <16 x float> %166, %183
  %32 = fadd <16 x float> %200, %217
  %33 = fadd <16 x float> %31, %32
  %34 = fadd <16 x float> %169, %186
  %35 = fadd <16 x float> %203, %220
  %36 = fadd <16 x float> %34, %35
  %37 = fadd <16 x float> %172, %189
  %38 = fadd <16 x float> %206, %223
  %39 = fadd <16 x float> %37, %38
  %40 = fadd <16 x float> %175, %192
  %41 = fadd <16 x float> %209, %226
  %42 = fadd <16 x float> %40, %41
  %43 = fadd <16 x float> %178, %195
  %44 = fadd <16 x float> %212, %229
  %45 = fadd <16 x float> %43, %44
  br label %46

46:                                               ; preds = %30, %18
  %47 = phi <16 x float> [ %33, %30 ], [ zeroinitializer, %18 ]
  %48 = phi <16 x float> [ %36, %30 ], [ zeroinitializer, %18 ]
  %49 = phi <16 x float> [ %39, %30 ], [ zeroinitializer, %18 ]
  %50 = phi <16 x float> [ %42, %30 ], [ zeroinitializer, %18 ]
  %51 = phi <16 x float> [ %45, %30 ], [ zeroinitializer, %18 ]
  %52 = shufflevector <16 x float> %47, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %53 = shufflevector <16 x float> %47, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %54 = fadd <8 x float> %52, %53
  %55 = shufflevector <8 x float> %54, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %56 = shufflevector <8 x float> %54, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %57 = fadd <4 x float> %55, %56
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %59 = fadd <4 x float> %57, %58
  %60 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %62 = fadd <4 x float> %60, %61
  %63 = fadd <4 x float> %59, %62
  %64 = extractelement <4 x float> %63, i64 0
  %65 = load ptr, ptr %17, align 8
  %66 = getelementptr float, ptr %65, i64 %19
  store float %64, ptr %66, align 4
  %67 = shufflevector <16 x float> %48, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %68 = shufflevector <16 x float> %48, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %69 = fadd <8 x float> %67, %68
  %70 = shufflevector <8 x float> %69, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %71 = shufflevector <8 x float> %69, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %72 = fadd <4 x float> %70, %71
  %73 = shufflevector <4 x float> %72, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %74 = fadd <4 x float> %72, %73
  %75 = shufflevector <4 x float> %72, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %76 = shufflevector <4 x float> %72, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %77 = fadd <4 x float> %75, %76
  %78 = fadd <4 x float> %74, %77
  %79 = extractelement <4 x float> %78, i64 0
  %80 = load ptr, ptr %17, align 8
  %81 = load i64, ptr %2, align 8
  %82 = getelementptr float, ptr %80, i64 %81
  %83 = getelementptr float, ptr %82, i64 %19
  store float %79, ptr %83, align 4
  %84 = shufflevector <16 x float> %49, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %85 = shufflevector <16 x float> %49, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %86 = fadd <8 x float> %84, %85
  %87 = shufflevector <8 x float> %86, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %88 = shufflevector <8 x float> %86, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %89 = fadd <4 x float> %87, %88
  %90 = shufflevector <4 x float> %89, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %91 = fadd <4 x float> %89, %90
  %92 = shufflevector <4 x float> %89, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %93 = shufflevector <4 x float> %89, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %94 = fadd <4 x float> %92, %93
  %95 = fadd <4 x float> %91, %94
  %96 = extractelement <4 x float> %95, i64 0
  %97 = load ptr, ptr %17, align 8
  %98 = load i64, ptr %2, align 8
  %99 = shl i64 %98, 3
  %100 = getelementptr i8, ptr %97, i64 %99
  %101 = getelementptr float, ptr %100, i64 %19
  store float %96, ptr %101, align 4
  %102 = shufflevector <16 x float> %50, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %103 = shufflevector <16 x float> %50, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %104 = fadd <8 x float> %102, %103
  %105 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %106 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %107 = fadd <4 x float> %105, %106
  %108 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %109 = fadd <4 x float> %107, %108
  %110 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %111 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %112 = fadd <4 x float> %110, %111
  %113 = fadd <4 x float> %109, %112
  %114 = extractelement <4 x float> %113, i64 0
  %115 = load ptr, ptr %17, align 8
  %116 = load i64, ptr %2, align 8
  %117 = mul i64 %116, 12
  %118 = getelementptr i8, ptr %115, i64 %117
  %119 = getelementptr float, ptr %118, i64 %19
  store float %114, ptr %119, align 4
  %120 = shufflevector <16 x float> %51, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = shufflevector <16 x float> %51, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %122 = fadd <8 x float> %120, %121
  %123 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %124 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %125 = fadd <4 x float> %123, %124
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %127 = fadd <4 x float> %125, %126
  %128 = shufflevector <4 x float> %125, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %129 = shufflevector <4 x float> %125, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %130 = fadd <4 x float> %128, %129
  %131 = fadd <4 x float> %127, %130
  %132 = extractelement <4 x float> %131, i64 0
  %133 = load ptr, ptr %17, align 8
  %134 = load i64, ptr %2, align 8
  %135 = shl i64 %134, 4
  %136 = getelementptr i8, ptr %133, i64 %135
  %137 = getelementptr float, ptr %136, i64 %19
  store float %132, ptr %137, align 4
  %138 = add nsw i64 %19, 1
  %139 = icmp eq i64 %138, %12
  br i1 %139, label %232, label %18, !llvm.loop !9

140:                                              ; preds = %25, %140
  %141 = phi <16 x float> [ zeroinitializer, %25 ], [ %229, %140 ]
  %142 = phi <16 x float> [ zeroinitializer, %25 ], [ %212, %140 ]
  %143 = phi <16 x float> [ zeroinitializer, %25 ], [ %195, %140 ]
  %144 = phi <16 x float> [ zeroinitializer, %25 ], [ %178, %140 ]
  %145 = phi <16 x float> [ zeroinitializer, %25 ], [ %226, %140 ]
  %146 = phi <16 x float> [ zeroinitializer, %25 ], [ %209, %140 ]
  %147 = phi <16 x float> [ zeroinitializer, %25 ], [ %192, %140 ]
  %148 = phi <16 x float> [ zeroinitializer, %25 ], [ %175, %140 ]
  %149 = phi <16 x float> [ zeroinitializer, %25 ], [ %223, %140 ]
  %150 = phi <16 x float> [ zeroinitializer, %25 ], [ %206, %140 ]
  %151 = phi <16 x float> [ zeroinitializer, %25 ], [ %189, %140 ]
  %152 = phi <16 x float> [ zeroinitializer, %25 ], [ %172, %140 ]
  %153 = phi <16 x float> [ zeroinitializer, %25 ], [ %220, %140 ]
  %154 = phi <16 x float> [ zeroinitializer, %25 ], [ %203, %140 ]
  %155 = phi <16 x float> [ zeroinitializer, %25 ], [ %186, %140 ]
  %156 = phi <16 x float> [ zeroinitializer, %25 ], [ %169, %140 ]
  %157 = phi <16 x float> [ zeroinitializer, %25 ], [ %217, %140 ]
  %158 = phi <16 x float> [ zeroinitializer, %25 ], [ %200, %140 ]
  %159 = phi <16 x float> [ zeroinitializer, %25 ], [ %183, %140 ]
  %160 = phi <16 x float> [ zeroinitializer, %25 ], [ %166, %140 ]
  %161 = phi i64 [ 0, %25 ], [ %230, %140 ]
  %162 = getelementptr inbounds nuw float, ptr %23, i64 %161
  %163 = getelementptr float, ptr %26, i64 %161
  %164 = load <16 x float>, ptr %162, align 4
  %165 = load <16 x float>, ptr %163, align 4
  %166 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %165, <16 x float> %164, <16 x float> %160)
  %167 = getelementptr float, ptr %163, i64 %21
  %168 = load <16 x float>, ptr %167, align 4
  %169 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %168, <16 x float> %164, <16 x float> %156)
  %170 = getelementptr float, ptr %163, i64 %27
  %171 = load <16 x float>, ptr %170, align 4
  %172 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %171, <16 x float> %164, <16 x float> %152)
  %173 = getelementptr float, ptr %163, i64 %28
  %174 = load <16 x float>, ptr %173, align 4
  %175 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> %164, <16 x float> %148)
  %176 = getelementptr float, ptr %163, i64 %29
  %177 = load <16 x float>, ptr %176, align 4
  %178 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %177, <16 x float> %164, <16 x float> %144)
  %179 = getelementptr inbounds nuw i8, ptr %162, i64 64
  %180 = load <16 x float>, ptr %179, align 4
  %181 = getelementptr i8, ptr %163, i64 64
  %182 = load <16 x float>, ptr %181, align 4
  %183 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %182, <16 x float> %180, <16 x float> %159)
  %184 = getelementptr float, ptr %181, i64 %21
  %185 = load <16 x float>, ptr %184, align 4
  %186 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %185, <16 x float> %180, <16 x float> %155)
  %187 = getelementptr float, ptr %181, i64 %27
  %188 = load <16 x float>, ptr %187, align 4
  %189 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %188, <16 x float> %180, <16 x float> %151)
  %190 = getelementptr float, ptr %181, i64 %28
  %191 = load <16 x float>, ptr %190, align 4
  %192 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> %180, <16 x float> %147)
  %193 = getelementptr float, ptr %181, i64 %29
  %194 = load <16 x float>, ptr %193, align 4
  %195 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %194, <16 x float> %180, <16 x float> %143)
  %196 = getelementptr inbounds nuw i8, ptr %162, i64 128
  %197 = load <16 x float>, ptr %196, align 4
  %198 = getelementptr i8, ptr %163, i64 128
  %199 = load <16 x float>, ptr %198, align 4
  %200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %197, <16 x float> %158)
  %201 = getelementptr float, ptr %198, i64 %21
  %202 = load <16 x float>, ptr %201, align 4
  %203 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %202, <16 x float> %197, <16 x float> %154)
  %204 = getelementptr float, ptr %198, i64 %27
  %205 = load <16 x float>, ptr %204, align 4
  %206 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %205, <16 x float> %197, <16 x float> %150)
  %207 = getelementptr float, ptr %198, i64 %28
  %208 = load <16 x float>, ptr %207, align 4
  %209 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> %197, <16 x float> %146)
  %210 = getelementptr float, ptr %198, i64 %29
  %211 = load <16 x float>, ptr %210, align 4
  %212 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %211, <16 x float> %197, <16 x float> %142)
  %213 = getelementptr inbounds nuw i8, ptr %162, i64 192
  %214 = load <16 x float>, ptr %213, align 4
  %215 = getelementptr i8, ptr %163, i64 192
  %216 = load <16 x float>, ptr %215, align 4
  %217 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %216, <16 x float> %214, <16 x float> %157)
  %218 = getelementptr float, ptr %215, i64 %21
  %219 = load <16 x float>, ptr %218, align 4
  %220 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %219, <16 x float> %214, <16 x float> %153)
  %221 = getelementptr float, ptr %215, i64 %27
  %222 = load <16 x float>, ptr %221, align 4
  %223 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %222, <16 x float> %214, <16 x float> %149)
  %224 = getelementptr float, ptr %215, i64 %28
  %225 = load <16 x float>, ptr %224, align 4
  %226 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %225, <16 x float> %214, <16 x float> %145)
  %227 = getelementptr float, ptr %215, i64 %29
  %228 = load <16 x float>, ptr %227, align 4
  %229 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %214, <16 x float> %141)
  %230 = add nuw nsw i64 %161, 64
  %231 = icmp slt i64 %230, %21
  br i1 %231, label %140, label %30, !llvm.loop !6

232:                                              ; preds = %46, %1
  ret void
}

define void @dots_6(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  br i1 %13, label %14, label %271

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %14, %50
  %19 = phi i64 [ %9, %14 ], [ %161, %50 ]
  %20 = load ptr, ptr %0, align 8
  %21 = load i64, ptr %15, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %25, label %50

25:                                               ; preds = %18
  %26 = load ptr, ptr %16, align 8
  %27 = shl nuw nsw i64 %21, 1
  %28 = mul nuw nsw i64 %21, 3
  %29 = shl nuw nsw i64 %21, 2
  %30 = mul nuw nsw i64 %21, 5
  br label %163

31:                                               ; preds = %163
  %32 = fadd <16 x float> %193, %213
  %33 = fadd <16 x float> %233, %253
  %34 = fadd <16 x float> %32, %33
  %35 = fadd <16 x float> %196, %216
  %36 = fadd <16 x float> %236, %256
  %37 = fadd <16 x float> %35, %36
  %38 = fadd <16 x float> %199, %219
  %39 = fadd <16 x float> %239, %259
  %40 = fadd <16 x float> %38, %39
  %41 = fadd <16 x float> %202, %222
  %42 = fadd <16 x float> %242, %262
  %43 = fadd <16 x float> %41, %42
  %44 = fadd <16 x float> %205, %225
  %45 = fadd <16 x float> %245, %265
  %46 = fadd <16 x float> %44, %45
  %47 = fadd <16 x float> %208, %228
  %48 = fadd <16 x float> %248, %268
  %49 = fadd <16 x float> %47, %48
  br label %50

50:                                               ; preds = %31, %18
  %51 = phi <16 x float> [ %34, %31 ], [ zeroinitializer, %18 ]
  %52 = phi <16 x float> [ %37, %31 ], [ zeroinitializer, %18 ]
  %53 = phi <16 x float> [ %40, %31 ], [ zeroinitializer, %18 ]
  %54 = phi <16 x float> [ %43, %31 ], [ zeroinitializer, %18 ]
  %55 = phi <16 x float> [ %46, %31 ], [ zeroinitializer, %18 ]
  %56 = phi <16 x float> [ %49, %31 ], [ zeroinitializer, %18 ]
  %57 = shufflevector <16 x float> %51, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %58 = shufflevector <16 x float> %51, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
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
  %70 = load ptr, ptr %17, align 8
  %71 = getelementptr float, ptr %70, i64 %19
  store float %69, ptr %71, align 4
  %72 = shufflevector <16 x float> %52, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %73 = shufflevector <16 x float> %52, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %74 = fadd <8 x float> %72, %73
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %76 = shufflevector <8 x float> %74, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %77 = fadd <4 x float> %75, %76
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %79 = fadd <4 x float> %77, %78
  %80 = shufflevector <4 x float> %77, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %81 = shufflevector <4 x float> %77, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %82 = fadd <4 x float> %80, %81
  %83 = fadd <4 x float> %79, %82
  %84 = extractelement <4 x float> %83, i64 0
  %85 = load ptr, ptr %17, align 8
  %86 = load i64, ptr %2, align 8
  %87 = getelementptr float, ptr %85, i64 %86
  %88 = getelementptr float, ptr %87, i64 %19
  store float %84, ptr %88, align 4
  %89 = shufflevector <16 x float> %53, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %90 = shufflevector <16 x float> %53, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %91 = fadd <8 x float> %89, %90
  %92 = shufflevector <8 x float> %91, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %93 = shufflevector <8 x float> %91, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %94 = fadd <4 x float> %92, %93
  %95 = shufflevector <4 x float> %94, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %96 = fadd <4 x float> %94, %95
  %97 = shufflevector <4 x float> %94, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %98 = shufflevector <4 x float> %94, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %99 = fadd <4 x float> %97, %98
  %100 = fadd <4 x float> %96, %99
  %101 = extractelement <4 x float> %100, i64 0
  %102 = load ptr, ptr %17, align 8
  %103 = load i64, ptr %2, align 8
  %104 = shl i64 %103, 3
  %105 = getelementptr i8, ptr %102, i64 %104
  %106 = getelementptr float, ptr %105, i64 %19
  store float %101, ptr %106, align 4
  %107 = shufflevector <16 x float> %54, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %108 = shufflevector <16 x float> %54, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %109 = fadd <8 x float> %107, %108
  %110 = shufflevector <8 x float> %109, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %111 = shufflevector <8 x float> %109, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %112 = fadd <4 x float> %110, %111
  %113 = shufflevector <4 x float> %112, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %114 = fadd <4 x float> %112, %113
  %115 = shufflevector <4 x float> %112, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %116 = shufflevector <4 x float> %112, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %117 = fadd <4 x float> %115, %116
  %118 = fadd <4 x float> %114, %117
  %119 = extractelement <4 x float> %118, i64 0
  %120 = load ptr, ptr %17, align 8
  %121 = load i64, ptr %2, align 8
  %122 = mul i64 %121, 12
  %123 = getelementptr i8, ptr %120, i64 %122
  %124 = getelementptr float, ptr %123, i64 %19
  store float %119, ptr %124, align 4
  %125 = shufflevector <16 x float> %55, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %126 = shufflevector <16 x float> %55, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %127 = fadd <8 x float> %125, %126
  %128 = shufflevector <8 x float> %127, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %129 = shufflevector <8 x float> %127, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %130 = fadd <4 x float> %128, %129
  %131 = shufflevector <4 x float> %130, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %132 = fadd <4 x float> %130, %131
  %133 = shufflevector <4 x float> %130, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %134 = shufflevector <4 x float> %130, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %135 = fadd <4 x float> %133, %134
  %136 = fadd <4 x float> %132, %135
  %137 = extractelement <4 x float> %136, i64 0
  %138 = load ptr, ptr %17, align 8
  %139 = load i64, ptr %2, align 8
  %140 = shl i64 %139, 4
  %141 = getelementptr i8, ptr %138, i64 %140
  %142 = getelementptr float, ptr %141, i64 %19
  store float %137, ptr %142, align 4
  %143 = shufflevector <16 x float> %56, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %144 = shufflevector <16 x float> %56, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %145 = fadd <8 x float> %143, %144
  %146 = shufflevector <8 x float> %145, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %147 = shufflevector <8 x float> %145, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %148 = fadd <4 x float> %146, %147
  %149 = shufflevector <4 x float> %148, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %150 = fadd <4 x float> %148, %149
  %151 = shufflevector <4 x float> %148, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %152 = shufflevector <4 x float> %148, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %153 = fadd <4 x float> %151, %152
  %154 = fadd <4 x float> %150, %153
  %155 = extractelement <4 x float> %154, i64 0
  %156 = load ptr, ptr %17, align 8
  %157 = load i64, ptr %2, align 8
  %158 = mul i64 %157, 20
  %159 = getelementptr i8, ptr %156, i64 %158
  %160 = getelementptr float, ptr %159, i64 %19
  store float %155, ptr %160, align 4
  %161 = add nsw i64 %19, 1
  %162 = icmp eq i64 %161, %12
  br i1 %162, label %271, label %18, !llvm.loop !9

163:                                              ; preds = %25, %163
  %164 = phi <16 x float> [ zeroinitializer, %25 ], [ %268, %163 ]
  %165 = phi <16 x float> [ zeroinitializer, %25 ], [ %248, %163 ]
  %166 = phi <16 x float> [ zeroinitializer, %25 ], [ %228, %163 ]
  %167 = phi <16 x float> [ zeroinitializer, %25 ], [ %208, %163 ]
  %168 = phi <16 x float> [ zeroinitializer, %25 ], [ %265, %163 ]
  %169 = phi <16 x float> [ zeroinitializer, %25 ], [ %245, %163 ]
  %170 = phi <16 x float> [ zeroinitializer, %25 ], [ %225, %163 ]
  %171 = phi <16 x float> [ zeroinitializer, %25 ], [ %205, %163 ]
  %172 = phi <16 x float> [ zeroinitializer, %25 ], [ %262, %163 ]
  %173 = phi <16 x float> [ zeroinitializer, %25 ], [ %242, %163 ]
  %174 = phi <16 x float> [ zeroinitializer, %25 ], [ %222, %163 ]
  %175 = phi <16 x float> [ zeroinitializer, %25 ], [ %202, %163 ]
  %176 = phi <16 x float> [ zeroinitializer, %25 ], [ %259, %163 ]
  %177 = phi <16 x float> [ zeroinitializer, %25 ], [ %239, %163 ]
  %178 = phi <16 x float> [ zeroinitializer, %25 ], [ %219, %163 ]
  %179 = phi <16 x float> [ zeroinitializer, %25 ], [ %199, %163 ]
  %180 = phi <16 x float> [ zeroinitializer, %25 ], [ %256, %163 ]
  %181 = phi <16 x float> [ zeroinitializer, %25 ], [ %236, %163 ]
  %182 = phi <16 x float> [ zeroinitializer, %25 ], [ %216, %163 ]
  %183 = phi <16 x float> [ zeroinitializer, %25 ], [ %196, %163 ]
  %184 = phi <16 x float> [ zeroinitializer, %25 ], [ %253, %163 ]
  %185 = phi <16 x float> [ zeroinitializer, %25 ], [ %233, %163 ]
  %186 = phi <16 x float> [ zeroinitializer, %25 ], [ %213, %163 ]
  %187 = phi <16 x float> [ zeroinitializer, %25 ], [ %193, %163 ]
  %188 = phi i64 [ 0, %25 ], [ %269, %163 ]
  %189 = getelementptr inbounds nuw float, ptr %23, i64 %188
  %190 = getelementptr float, ptr %26, i64 %188
  %191 = load <16 x float>, ptr %189, align 4
  %192 = load <16 x float>, ptr %190, align 4
  %193 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %191, <16 x float> %187)
  %194 = getelementptr float, ptr %190, i64 %21
  %195 = load <16 x float>, ptr %194, align 4
  %196 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> %191, <16 x float> %183)
  %197 = getelementptr float, ptr %190, i64 %27
  %198 = load <16 x float>, ptr %197, align 4
  %199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %191, <16 x float> %179)
  %200 = getelementptr float, ptr %190, i64 %28
  %201 = load <16 x float>, ptr %200, align 4
  %202 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %201, <16 x float> %191, <16 x float> %175)
  %203 = getelementptr float, ptr %190, i64 %29
  %204 = load <16 x float>, ptr %203, align 4
  %205 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %204, <16 x float> %191, <16 x float> %171)
  %206 = getelementptr float, ptr %190, i64 %30
  %207 = load <16 x float>, ptr %206, align 4
  %208 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %191, <16 x float> %167)
  %209 = getelementptr inbounds nuw i8, ptr %189, i64 64
  %210 = load <16 x float>, ptr %209, align 4
  %211 = getelementptr i8, ptr %190, i64 64
  %212 = load <16 x float>, ptr %211, align 4
  %213 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %212, <16 x float> %210, <16 x float> %186)
  %214 = getelementptr float, ptr %211, i64 %21
  %215 = load <16 x float>, ptr %214, align 4
  %216 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> %210, <16 x float> %182)
  %217 = getelementptr float, ptr %211, i64 %27
  %218 = load <16 x float>, ptr %217, align 4
  %219 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %218, <16 x float> %210, <16 x float> %178)
  %220 = getelementptr float, ptr %211, i64 %28
  %221 = load <16 x float>, ptr %220, align 4
  %222 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %221, <16 x float> %210, <16 x float> %174)
  %223 = getelementptr float, ptr %211, i64 %29
  %224 = load <16 x float>, ptr %223, align 4
  %225 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %224, <16 x float> %210, <16 x float> %170)
  %226 = getelementptr float, ptr %211, i64 %30
  %227 = load <16 x float>, ptr %226, align 4
  %228 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %210, <16 x float> %166)
  %229 = getelementptr inbounds nuw i8, ptr %189, i64 128
  %230 = load <16 x float>, ptr %229, align 4
  %231 = getelementptr i8, ptr %190, i64 128
  %232 = load <16 x float>, ptr %231, align 4
  %233 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %232, <16 x float> %230, <16 x float> %185)
  %234 = getelementptr float, ptr %231, i64 %21
  %235 = load <16 x float>, ptr %234, align 4
  %236 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %235, <16 x float> %230, <16 x float> %181)
  %237 = getelementptr float, ptr %231, i64 %27
  %238 = load <16 x float>, ptr %237, align 4
  %239 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %238, <16 x float> %230, <16 x float> %177)
  %240 = getelementptr float, ptr %231, i64 %28
  %241 = load <16 x float>, ptr %240, align 4
  %242 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %230, <16 x float> %173)
  %243 = getelementptr float, ptr %231, i64 %29
  %244 = load <16 x float>, ptr %243, align 4
  %245 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %230, <16 x float> %169)
  %246 = getelementptr float, ptr %231, i64 %30
  %247 = load <16 x float>, ptr %246, align 4
  %248 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %230, <16 x float> %165)
  %249 = getelementptr inbounds nuw i8, ptr %189, i64 192
  %250 = load <16 x float>, ptr %249, align 4
  %251 = getelementptr i8, ptr %190, i64 192
  %252 = load <16 x float>, ptr %251, align 4
  %253 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %252, <16 x float> %250, <16 x float> %184)
  %254 = getelementptr float, ptr %251, i64 %21
  %255 = load <16 x float>, ptr %254, align 4
  %256 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %250, <16 x float> %180)
  %257 = getelementptr float, ptr %251, i64 %27
  %258 = load <16 x float>, ptr %257, align 4
  %259 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %258, <16 x float> %250, <16 x float> %176)
  %260 = getelementptr float, ptr %251, i64 %28
  %261 = load <16 x float>, ptr %260, align 4
  %262 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> %250, <16 x float> %172)
  %263 = getelementptr float, ptr %251, i64 %29
  %264 = load <16 x float>, ptr %263, align 4
  %265 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %250, <16 x float> %168)
  %266 = getelementptr float, ptr %251, i64 %30
  %267 = load <16 x float>, ptr %266, align 4
  %268 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %250, <16 x float> %164)
  %269 = add nuw nsw i64 %188, 64
  %270 = icmp slt i64 %269, %21
  br i1 %270, label %163, label %31, !llvm.loop !6

271:                                              ; preds = %50, %1
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !7}
