; Made by `make kernels`, not by hand: ziglang 0.15.2, sources c1640407aafdd488, code 4539513d8b0a9fcf
define void @norm(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i64 noundef %3, i64 noundef %4, float noundef %5) local_unnamed_addr {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %22

8:                                                ; preds = %6
  %9 = icmp sgt i64 %4, 0
  %10 = sitofp i64 %4 to float
  %11 = add i64 %4, -1
  %12 = lshr i64 %11, 4
  %13 = add nuw nsw i64 %12, 1
  %14 = and i64 %13, 7
  %15 = icmp ult i64 %4, 113
  %16 = and i64 %13, 2305843009213693944
  %17 = icmp eq i64 %14, 0
  %18 = icmp ult i64 %4, 17
  %19 = and i64 %13, 2305843009213693950
  %20 = and i64 %11, 16
  %21 = icmp eq i64 %20, 0
  br label %23

22:                                               ; preds = %134, %6
  ret void

23:                                               ; preds = %8, %134
  %24 = phi i64 [ 0, %8 ], [ %135, %134 ]
  %25 = mul nsw i64 %24, %4
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = getelementptr inbounds float, ptr %2, i64 %25
  br i1 %9, label %28, label %43

28:                                               ; preds = %23
  br i1 %15, label %29, label %65

29:                                               ; preds = %65, %28
  %30 = phi <16 x float> [ poison, %28 ], [ %99, %65 ]
  %31 = phi <16 x float> [ zeroinitializer, %28 ], [ %99, %65 ]
  %32 = phi i64 [ 0, %28 ], [ %100, %65 ]
  br i1 %17, label %43, label %33

33:                                               ; preds = %29, %33
  %34 = phi <16 x float> [ %39, %33 ], [ %31, %29 ]
  %35 = phi i64 [ %40, %33 ], [ %32, %29 ]
  %36 = phi i64 [ %41, %33 ], [ 0, %29 ]
  %37 = getelementptr inbounds nuw float, ptr %26, i64 %35
  %38 = load <16 x float>, ptr %37, align 4
  %39 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %38, <16 x float> %38, <16 x float> %34)
  %40 = add nuw nsw i64 %35, 16
  %41 = add i64 %36, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %43, label %33, !llvm.loop !6

43:                                               ; preds = %29, %33, %23
  %44 = phi <16 x float> [ zeroinitializer, %23 ], [ %30, %29 ], [ %39, %33 ]
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %46 = shufflevector <16 x float> %44, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %47 = fadd <8 x float> %45, %46
  %48 = shufflevector <8 x float> %47, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %49 = shufflevector <8 x float> %47, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %50 = fadd <4 x float> %48, %49
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %52 = fadd <4 x float> %50, %51
  %53 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %55 = fadd <4 x float> %53, %54
  %56 = fadd <4 x float> %52, %55
  %57 = extractelement <4 x float> %56, i64 0
  %58 = fdiv float %57, %10
  %59 = fadd float %5, %58
  %60 = tail call float @llvm.sqrt.f32(float %59)
  %61 = fdiv float 1.000000e+00, %60
  %62 = insertelement <16 x float> poison, float %61, i64 0
  %63 = shufflevector <16 x float> %62, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %9, label %64, label %134

64:                                               ; preds = %43
  br i1 %18, label %124, label %103

65:                                               ; preds = %28, %65
  %66 = phi <16 x float> [ %99, %65 ], [ zeroinitializer, %28 ]
  %67 = phi i64 [ %100, %65 ], [ 0, %28 ]
  %68 = phi i64 [ %101, %65 ], [ 0, %28 ]
  %69 = getelementptr inbounds nuw float, ptr %26, i64 %67
  %70 = load <16 x float>, ptr %69, align 4
  %71 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %70, <16 x float> %70, <16 x float> %66)
  %72 = or disjoint i64 %67, 16
  %73 = getelementptr inbounds nuw float, ptr %26, i64 %72
  %74 = load <16 x float>, ptr %73, align 4
  %75 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %74, <16 x float> %74, <16 x float> %71)
  %76 = or disjoint i64 %67, 32
  %77 = getelementptr inbounds nuw float, ptr %26, i64 %76
  %78 = load <16 x float>, ptr %77, align 4
  %79 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %78, <16 x float> %75)
  %80 = or disjoint i64 %67, 48
  %81 = getelementptr inbounds nuw float, ptr %26, i64 %80
  %82 = load <16 x float>, ptr %81, align 4
  %83 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %82, <16 x float> %79)
  %84 = or disjoint i64 %67, 64
  %85 = getelementptr inbounds nuw float, ptr %26, i64 %84
  %86 = load <16 x float>, ptr %85, align 4
  %87 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %86, <16 x float> %83)
  %88 = or disjoint i64 %67, 80
  %89 = getelementptr inbounds nuw float, ptr %26, i64 %88
  %90 = load <16 x float>, ptr %89, align 4
  %91 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %90, <16 x float> %90, <16 x float> %87)
  %92 = or disjoint i64 %67, 96
  %93 = getelementptr inbounds nuw float, ptr %26, i64 %92
  %94 = load <16 x float>, ptr %93, align 4
  %95 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %94, <16 x float> %91)
  %96 = or disjoint i64 %67, 112
  %97 = getelementptr inbounds nuw float, ptr %26, i64 %96
  %98 = load <16 x float>, ptr %97, align 4
  %99 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %98, <16 x float> %98, <16 x float> %95)
  %100 = add nuw nsw i64 %67, 128
  %101 = add i64 %68, 8
  %102 = icmp eq i64 %101, %16
  br i1 %102, label %29, label %65, !llvm.loop !8

103:                                              ; preds = %64, %103
  %104 = phi i64 [ %121, %103 ], [ 0, %64 ]
  %105 = phi i64 [ %122, %103 ], [ 0, %64 ]
  %106 = getelementptr inbounds nuw float, ptr %27, i64 %104
  %107 = getelementptr inbounds nuw float, ptr %26, i64 %104
  %108 = load <16 x float>, ptr %107, align 4
  %109 = fmul <16 x float> %63, %108
  %110 = getelementptr inbounds nuw float, ptr %1, i64 %104
  %111 = load <16 x float>, ptr %110, align 4
  %112 = fmul <16 x float> %109, %111
  store <16 x float> %112, ptr %106, align 4
  %113 = or disjoint i64 %104, 16
  %114 = getelementptr inbounds nuw float, ptr %27, i64 %113
  %115 = getelementptr inbounds nuw float, ptr %26, i64 %113
  %116 = load <16 x float>, ptr %115, align 4
  %117 = fmul <16 x float> %63, %116
  %118 = getelementptr inbounds nuw float, ptr %1, i64 %113
  %119 = load <16 x float>, ptr %118, align 4
  %120 = fmul <16 x float> %117, %119
  store <16 x float> %120, ptr %114, align 4
  %121 = add nuw nsw i64 %104, 32
  %122 = add i64 %105, 2
  %123 = icmp eq i64 %122, %19
  br i1 %123, label %124, label %103, !llvm.loop !10

124:                                              ; preds = %103, %64
  %125 = phi i64 [ 0, %64 ], [ %121, %103 ]
  br i1 %21, label %126, label %134

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw float, ptr %27, i64 %125
  %128 = getelementptr inbounds nuw float, ptr %26, i64 %125
  %129 = load <16 x float>, ptr %128, align 4
  %130 = fmul <16 x float> %63, %129
  %131 = getelementptr inbounds nuw float, ptr %1, i64 %125
  %132 = load <16 x float>, ptr %131, align 4
  %133 = fmul <16 x float> %130, %132
  store <16 x float> %133, ptr %127, align 4
  br label %134

134:                                              ; preds = %126, %124, %43
  %135 = add nuw nsw i64 %24, 1
  %136 = icmp eq i64 %135, %3
  br i1 %136, label %22, label %23, !llvm.loop !11
}

declare float @llvm.sqrt.f32(float)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
