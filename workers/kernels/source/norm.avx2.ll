; Made by `make kernels`, not by hand: ziglang 0.15.2, sources ee5ccab1a4984b37, code 9e02747988dc4e98
define void @norm(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i64 noundef %3, i64 noundef %4, float noundef %5) local_unnamed_addr {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %27

8:                                                ; preds = %6
  %9 = icmp sgt i64 %4, 0
  %10 = sitofp i64 %4 to float
  %11 = add i64 %4, -1
  %12 = lshr i64 %11, 3
  %13 = add nuw nsw i64 %12, 1
  %14 = and i64 %13, 7
  %15 = icmp ult i64 %4, 57
  %16 = and i64 %13, 4611686018427387896
  %17 = icmp eq i64 %14, 0
  %18 = icmp ult i64 %4, 9
  %19 = and i64 %13, 4611686018427387902
  %20 = and i64 %11, 8
  %21 = icmp eq i64 %20, 0
  br label %22

22:                                               ; preds = %8, %109
  %23 = phi ptr [ %0, %8 ], [ %111, %109 ]
  %24 = phi i64 [ 0, %8 ], [ %110, %109 ]
  %25 = phi ptr [ %2, %8 ], [ %112, %109 ]
  br i1 %9, label %26, label %42

26:                                               ; preds = %22
  br i1 %15, label %28, label %61

27:                                               ; preds = %109, %6
  ret void

28:                                               ; preds = %61, %26
  %29 = phi <8 x float> [ poison, %26 ], [ %95, %61 ]
  %30 = phi i64 [ 0, %26 ], [ %96, %61 ]
  %31 = phi <8 x float> [ zeroinitializer, %26 ], [ %95, %61 ]
  br i1 %17, label %42, label %32

32:                                               ; preds = %28, %32
  %33 = phi i64 [ %39, %32 ], [ %30, %28 ]
  %34 = phi <8 x float> [ %38, %32 ], [ %31, %28 ]
  %35 = phi i64 [ %40, %32 ], [ 0, %28 ]
  %36 = getelementptr inbounds nuw float, ptr %23, i64 %33
  %37 = load <8 x float>, ptr %36, align 4
  %38 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %37, <8 x float> %37, <8 x float> %34)
  %39 = add nuw nsw i64 %33, 8
  %40 = add i64 %35, 1
  %41 = icmp eq i64 %40, %14
  br i1 %41, label %42, label %32, !llvm.loop !6

42:                                               ; preds = %28, %32, %22
  %43 = phi <8 x float> [ zeroinitializer, %22 ], [ %29, %28 ], [ %38, %32 ]
  %44 = shufflevector <8 x float> %43, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %45 = shufflevector <8 x float> %43, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %46 = fadd <4 x float> %44, %45
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %48 = fadd <4 x float> %46, %47
  %49 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %51 = fadd <4 x float> %49, %50
  %52 = fadd <4 x float> %48, %51
  %53 = extractelement <4 x float> %52, i64 0
  %54 = fdiv float %53, %10
  %55 = fadd float %5, %54
  %56 = tail call float @llvm.sqrt.f32(float %55)
  %57 = fdiv float 1.000000e+00, %56
  %58 = insertelement <8 x float> poison, float %57, i64 0
  %59 = shufflevector <8 x float> %58, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %9, label %60, label %109

60:                                               ; preds = %42
  br i1 %18, label %99, label %114

61:                                               ; preds = %26, %61
  %62 = phi i64 [ %96, %61 ], [ 0, %26 ]
  %63 = phi <8 x float> [ %95, %61 ], [ zeroinitializer, %26 ]
  %64 = phi i64 [ %97, %61 ], [ 0, %26 ]
  %65 = getelementptr inbounds nuw float, ptr %23, i64 %62
  %66 = load <8 x float>, ptr %65, align 4
  %67 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %66, <8 x float> %66, <8 x float> %63)
  %68 = or disjoint i64 %62, 8
  %69 = getelementptr inbounds nuw float, ptr %23, i64 %68
  %70 = load <8 x float>, ptr %69, align 4
  %71 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %70, <8 x float> %70, <8 x float> %67)
  %72 = or disjoint i64 %62, 16
  %73 = getelementptr inbounds nuw float, ptr %23, i64 %72
  %74 = load <8 x float>, ptr %73, align 4
  %75 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %74, <8 x float> %74, <8 x float> %71)
  %76 = or disjoint i64 %62, 24
  %77 = getelementptr inbounds nuw float, ptr %23, i64 %76
  %78 = load <8 x float>, ptr %77, align 4
  %79 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %78, <8 x float> %78, <8 x float> %75)
  %80 = or disjoint i64 %62, 32
  %81 = getelementptr inbounds nuw float, ptr %23, i64 %80
  %82 = load <8 x float>, ptr %81, align 4
  %83 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %82, <8 x float> %82, <8 x float> %79)
  %84 = or disjoint i64 %62, 40
  %85 = getelementptr inbounds nuw float, ptr %23, i64 %84
  %86 = load <8 x float>, ptr %85, align 4
  %87 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %86, <8 x float> %86, <8 x float> %83)
  %88 = or disjoint i64 %62, 48
  %89 = getelementptr inbounds nuw float, ptr %23, i64 %88
  %90 = load <8 x float>, ptr %89, align 4
  %91 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %90, <8 x float> %90, <8 x float> %87)
  %92 = or disjoint i64 %62, 56
  %93 = getelementptr inbounds nuw float, ptr %23, i64 %92
  %94 = load <8 x float>, ptr %93, align 4
  %95 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %94, <8 x float> %94, <8 x float> %91)
  %96 = add nuw nsw i64 %62, 64
  %97 = add nuw nsw i64 %64, 8
  %98 = icmp eq i64 %97, %16
  br i1 %98, label %28, label %61, !llvm.loop !8

99:                                               ; preds = %114, %60
  %100 = phi i64 [ 0, %60 ], [ %132, %114 ]
  br i1 %21, label %101, label %109

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw float, ptr %25, i64 %100
  %103 = getelementptr inbounds nuw float, ptr %23, i64 %100
  %104 = load <8 x float>, ptr %103, align 4
  %105 = fmul <8 x float> %59, %104
  %106 = getelementptr inbounds nuw float, ptr %1, i64 %100
  %107 = load <8 x float>, ptr %106, align 4
  %108 = fmul <8 x float> %105, %107
  store <8 x float> %108, ptr %102, align 4
  br label %109

109:                                              ; preds = %101, %99, %42
  %110 = add nuw nsw i64 %24, 1
  %111 = getelementptr inbounds float, ptr %23, i64 %4
  %112 = getelementptr inbounds float, ptr %25, i64 %4
  %113 = icmp eq i64 %110, %3
  br i1 %113, label %27, label %22, !llvm.loop !10

114:                                              ; preds = %60, %114
  %115 = phi i64 [ %132, %114 ], [ 0, %60 ]
  %116 = phi i64 [ %133, %114 ], [ 0, %60 ]
  %117 = getelementptr inbounds nuw float, ptr %25, i64 %115
  %118 = getelementptr inbounds nuw float, ptr %23, i64 %115
  %119 = load <8 x float>, ptr %118, align 4
  %120 = fmul <8 x float> %59, %119
  %121 = getelementptr inbounds nuw float, ptr %1, i64 %115
  %122 = load <8 x float>, ptr %121, align 4
  %123 = fmul <8 x float> %120, %122
  store <8 x float> %123, ptr %117, align 4
  %124 = or disjoint i64 %115, 8
  %125 = getelementptr inbounds nuw float, ptr %25, i64 %124
  %126 = getelementptr inbounds nuw float, ptr %23, i64 %124
  %127 = load <8 x float>, ptr %126, align 4
  %128 = fmul <8 x float> %59, %127
  %129 = getelementptr inbounds nuw float, ptr %1, i64 %124
  %130 = load <8 x float>, ptr %129, align 4
  %131 = fmul <8 x float> %128, %130
  store <8 x float> %131, ptr %125, align 4
  %132 = add nuw nsw i64 %115, 16
  %133 = add i64 %116, 2
  %134 = icmp eq i64 %133, %19
  br i1 %134, label %99, label %114, !llvm.loop !11
}

declare float @llvm.sqrt.f32(float)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
