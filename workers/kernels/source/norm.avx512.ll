; Made by `make kernels`, not by hand: ziglang 0.15.2, sources accd02de941ccb25, code 933d9e39b7fc5468
define void @norm(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i64 noundef %3, i64 noundef %4, float noundef %5) local_unnamed_addr {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %27

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
  br label %22

22:                                               ; preds = %8, %112
  %23 = phi ptr [ %0, %8 ], [ %114, %112 ]
  %24 = phi i64 [ 0, %8 ], [ %113, %112 ]
  %25 = phi ptr [ %2, %8 ], [ %115, %112 ]
  br i1 %9, label %26, label %42

26:                                               ; preds = %22
  br i1 %15, label %28, label %64

27:                                               ; preds = %112, %6
  ret void

28:                                               ; preds = %64, %26
  %29 = phi <16 x float> [ poison, %26 ], [ %98, %64 ]
  %30 = phi i64 [ 0, %26 ], [ %99, %64 ]
  %31 = phi <16 x float> [ zeroinitializer, %26 ], [ %98, %64 ]
  br i1 %17, label %42, label %32

32:                                               ; preds = %28, %32
  %33 = phi i64 [ %39, %32 ], [ %30, %28 ]
  %34 = phi <16 x float> [ %38, %32 ], [ %31, %28 ]
  %35 = phi i64 [ %40, %32 ], [ 0, %28 ]
  %36 = getelementptr inbounds nuw float, ptr %23, i64 %33
  %37 = load <16 x float>, ptr %36, align 4
  %38 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %37, <16 x float> %37, <16 x float> %34)
  %39 = add nuw nsw i64 %33, 16
  %40 = add i64 %35, 1
  %41 = icmp eq i64 %40, %14
  br i1 %41, label %42, label %32, !llvm.loop !6

42:                                               ; preds = %28, %32, %22
  %43 = phi <16 x float> [ zeroinitializer, %22 ], [ %29, %28 ], [ %38, %32 ]
  %44 = shufflevector <16 x float> %43, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %45 = shufflevector <16 x float> %43, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %46 = fadd <8 x float> %44, %45
  %47 = shufflevector <8 x float> %46, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %48 = shufflevector <8 x float> %46, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %49 = fadd <4 x float> %47, %48
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %51 = fadd <4 x float> %49, %50
  %52 = shufflevector <4 x float> %49, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <4 x float> %49, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %54 = fadd <4 x float> %52, %53
  %55 = fadd <4 x float> %51, %54
  %56 = extractelement <4 x float> %55, i64 0
  %57 = fdiv float %56, %10
  %58 = fadd float %5, %57
  %59 = tail call float @llvm.sqrt.f32(float %58)
  %60 = fdiv float 1.000000e+00, %59
  %61 = insertelement <16 x float> poison, float %60, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %9, label %63, label %112

63:                                               ; preds = %42
  br i1 %18, label %102, label %117

64:                                               ; preds = %26, %64
  %65 = phi i64 [ %99, %64 ], [ 0, %26 ]
  %66 = phi <16 x float> [ %98, %64 ], [ zeroinitializer, %26 ]
  %67 = phi i64 [ %100, %64 ], [ 0, %26 ]
  %68 = getelementptr inbounds nuw float, ptr %23, i64 %65
  %69 = load <16 x float>, ptr %68, align 4
  %70 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %69, <16 x float> %66)
  %71 = or disjoint i64 %65, 16
  %72 = getelementptr inbounds nuw float, ptr %23, i64 %71
  %73 = load <16 x float>, ptr %72, align 4
  %74 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %73, <16 x float> %70)
  %75 = or disjoint i64 %65, 32
  %76 = getelementptr inbounds nuw float, ptr %23, i64 %75
  %77 = load <16 x float>, ptr %76, align 4
  %78 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %77, <16 x float> %74)
  %79 = or disjoint i64 %65, 48
  %80 = getelementptr inbounds nuw float, ptr %23, i64 %79
  %81 = load <16 x float>, ptr %80, align 4
  %82 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %81, <16 x float> %81, <16 x float> %78)
  %83 = or disjoint i64 %65, 64
  %84 = getelementptr inbounds nuw float, ptr %23, i64 %83
  %85 = load <16 x float>, ptr %84, align 4
  %86 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %85, <16 x float> %82)
  %87 = or disjoint i64 %65, 80
  %88 = getelementptr inbounds nuw float, ptr %23, i64 %87
  %89 = load <16 x float>, ptr %88, align 4
  %90 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %89, <16 x float> %86)
  %91 = or disjoint i64 %65, 96
  %92 = getelementptr inbounds nuw float, ptr %23, i64 %91
  %93 = load <16 x float>, ptr %92, align 4
  %94 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> %93, <16 x float> %90)
  %95 = or disjoint i64 %65, 112
  %96 = getelementptr inbounds nuw float, ptr %23, i64 %95
  %97 = load <16 x float>, ptr %96, align 4
  %98 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %97, <16 x float> %97, <16 x float> %94)
  %99 = add nuw nsw i64 %65, 128
  %100 = add i64 %67, 8
  %101 = icmp eq i64 %100, %16
  br i1 %101, label %28, label %64, !llvm.loop !8

102:                                              ; preds = %117, %63
  %103 = phi i64 [ 0, %63 ], [ %135, %117 ]
  br i1 %21, label %104, label %112

104:                                              ; preds = %102
  %105 = getelementptr inbounds nuw float, ptr %25, i64 %103
  %106 = getelementptr inbounds nuw float, ptr %23, i64 %103
  %107 = load <16 x float>, ptr %106, align 4
  %108 = fmul <16 x float> %62, %107
  %109 = getelementptr inbounds nuw float, ptr %1, i64 %103
  %110 = load <16 x float>, ptr %109, align 4
  %111 = fmul <16 x float> %108, %110
  store <16 x float> %111, ptr %105, align 4
  br label %112

112:                                              ; preds = %104, %102, %42
  %113 = add nuw nsw i64 %24, 1
  %114 = getelementptr inbounds float, ptr %23, i64 %4
  %115 = getelementptr inbounds float, ptr %25, i64 %4
  %116 = icmp eq i64 %113, %3
  br i1 %116, label %27, label %22, !llvm.loop !10

117:                                              ; preds = %63, %117
  %118 = phi i64 [ %135, %117 ], [ 0, %63 ]
  %119 = phi i64 [ %136, %117 ], [ 0, %63 ]
  %120 = getelementptr inbounds nuw float, ptr %25, i64 %118
  %121 = getelementptr inbounds nuw float, ptr %23, i64 %118
  %122 = load <16 x float>, ptr %121, align 4
  %123 = fmul <16 x float> %62, %122
  %124 = getelementptr inbounds nuw float, ptr %1, i64 %118
  %125 = load <16 x float>, ptr %124, align 4
  %126 = fmul <16 x float> %123, %125
  store <16 x float> %126, ptr %120, align 4
  %127 = or disjoint i64 %118, 16
  %128 = getelementptr inbounds nuw float, ptr %25, i64 %127
  %129 = getelementptr inbounds nuw float, ptr %23, i64 %127
  %130 = load <16 x float>, ptr %129, align 4
  %131 = fmul <16 x float> %62, %130
  %132 = getelementptr inbounds nuw float, ptr %1, i64 %127
  %133 = load <16 x float>, ptr %132, align 4
  %134 = fmul <16 x float> %131, %133
  store <16 x float> %134, ptr %128, align 4
  %135 = add nuw nsw i64 %118, 32
  %136 = add i64 %119, 2
  %137 = icmp eq i64 %136, %19
  br i1 %137, label %102, label %117, !llvm.loop !11
}

declare float @llvm.sqrt.f32(float)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
