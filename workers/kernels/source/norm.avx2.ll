; Made by `make kernels`, not by hand: ziglang 0.15.2, sources e6a424ef4216c017, code 0991866a2c551ed5
define void @norm(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i64 noundef %3, i64 noundef %4, float noundef %5) local_unnamed_addr {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %22

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
  br label %23

22:                                               ; preds = %131, %6
  ret void

23:                                               ; preds = %8, %131
  %24 = phi i64 [ 0, %8 ], [ %132, %131 ]
  %25 = mul nsw i64 %24, %4
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = getelementptr inbounds float, ptr %2, i64 %25
  br i1 %9, label %28, label %43

28:                                               ; preds = %23
  br i1 %15, label %29, label %62

29:                                               ; preds = %62, %28
  %30 = phi <8 x float> [ poison, %28 ], [ %96, %62 ]
  %31 = phi <8 x float> [ zeroinitializer, %28 ], [ %96, %62 ]
  %32 = phi i64 [ 0, %28 ], [ %97, %62 ]
  br i1 %17, label %43, label %33

33:                                               ; preds = %29, %33
  %34 = phi <8 x float> [ %39, %33 ], [ %31, %29 ]
  %35 = phi i64 [ %40, %33 ], [ %32, %29 ]
  %36 = phi i64 [ %41, %33 ], [ 0, %29 ]
  %37 = getelementptr inbounds nuw float, ptr %26, i64 %35
  %38 = load <8 x float>, ptr %37, align 4
  %39 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %38, <8 x float> %38, <8 x float> %34)
  %40 = add nuw nsw i64 %35, 8
  %41 = add i64 %36, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %43, label %33, !llvm.loop !6

43:                                               ; preds = %29, %33, %23
  %44 = phi <8 x float> [ zeroinitializer, %23 ], [ %30, %29 ], [ %39, %33 ]
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
  %55 = fdiv float %54, %10
  %56 = fadd float %5, %55
  %57 = tail call float @llvm.sqrt.f32(float %56)
  %58 = fdiv float 1.000000e+00, %57
  %59 = insertelement <8 x float> poison, float %58, i64 0
  %60 = shufflevector <8 x float> %59, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %9, label %61, label %131

61:                                               ; preds = %43
  br i1 %18, label %121, label %100

62:                                               ; preds = %28, %62
  %63 = phi <8 x float> [ %96, %62 ], [ zeroinitializer, %28 ]
  %64 = phi i64 [ %97, %62 ], [ 0, %28 ]
  %65 = phi i64 [ %98, %62 ], [ 0, %28 ]
  %66 = getelementptr inbounds nuw float, ptr %26, i64 %64
  %67 = load <8 x float>, ptr %66, align 4
  %68 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %67, <8 x float> %67, <8 x float> %63)
  %69 = or disjoint i64 %64, 8
  %70 = getelementptr inbounds nuw float, ptr %26, i64 %69
  %71 = load <8 x float>, ptr %70, align 4
  %72 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %71, <8 x float> %71, <8 x float> %68)
  %73 = or disjoint i64 %64, 16
  %74 = getelementptr inbounds nuw float, ptr %26, i64 %73
  %75 = load <8 x float>, ptr %74, align 4
  %76 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %75, <8 x float> %75, <8 x float> %72)
  %77 = or disjoint i64 %64, 24
  %78 = getelementptr inbounds nuw float, ptr %26, i64 %77
  %79 = load <8 x float>, ptr %78, align 4
  %80 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %79, <8 x float> %79, <8 x float> %76)
  %81 = or disjoint i64 %64, 32
  %82 = getelementptr inbounds nuw float, ptr %26, i64 %81
  %83 = load <8 x float>, ptr %82, align 4
  %84 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %83, <8 x float> %83, <8 x float> %80)
  %85 = or disjoint i64 %64, 40
  %86 = getelementptr inbounds nuw float, ptr %26, i64 %85
  %87 = load <8 x float>, ptr %86, align 4
  %88 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> %87, <8 x float> %84)
  %89 = or disjoint i64 %64, 48
  %90 = getelementptr inbounds nuw float, ptr %26, i64 %89
  %91 = load <8 x float>, ptr %90, align 4
  %92 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %91, <8 x float> %91, <8 x float> %88)
  %93 = or disjoint i64 %64, 56
  %94 = getelementptr inbounds nuw float, ptr %26, i64 %93
  %95 = load <8 x float>, ptr %94, align 4
  %96 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %95, <8 x float> %95, <8 x float> %92)
  %97 = add nuw nsw i64 %64, 64
  %98 = add nuw nsw i64 %65, 8
  %99 = icmp eq i64 %98, %16
  br i1 %99, label %29, label %62, !llvm.loop !8

100:                                              ; preds = %61, %100
  %101 = phi i64 [ %118, %100 ], [ 0, %61 ]
  %102 = phi i64 [ %119, %100 ], [ 0, %61 ]
  %103 = getelementptr inbounds nuw float, ptr %27, i64 %101
  %104 = getelementptr inbounds nuw float, ptr %26, i64 %101
  %105 = load <8 x float>, ptr %104, align 4
  %106 = fmul <8 x float> %60, %105
  %107 = getelementptr inbounds nuw float, ptr %1, i64 %101
  %108 = load <8 x float>, ptr %107, align 4
  %109 = fmul <8 x float> %106, %108
  store <8 x float> %109, ptr %103, align 4
  %110 = or disjoint i64 %101, 8
  %111 = getelementptr inbounds nuw float, ptr %27, i64 %110
  %112 = getelementptr inbounds nuw float, ptr %26, i64 %110
  %113 = load <8 x float>, ptr %112, align 4
  %114 = fmul <8 x float> %60, %113
  %115 = getelementptr inbounds nuw float, ptr %1, i64 %110
  %116 = load <8 x float>, ptr %115, align 4
  %117 = fmul <8 x float> %114, %116
  store <8 x float> %117, ptr %111, align 4
  %118 = add nuw nsw i64 %101, 16
  %119 = add i64 %102, 2
  %120 = icmp eq i64 %119, %19
  br i1 %120, label %121, label %100, !llvm.loop !10

121:                                              ; preds = %100, %61
  %122 = phi i64 [ 0, %61 ], [ %118, %100 ]
  br i1 %21, label %123, label %131

123:                                              ; preds = %121
  %124 = getelementptr inbounds nuw float, ptr %27, i64 %122
  %125 = getelementptr inbounds nuw float, ptr %26, i64 %122
  %126 = load <8 x float>, ptr %125, align 4
  %127 = fmul <8 x float> %60, %126
  %128 = getelementptr inbounds nuw float, ptr %1, i64 %122
  %129 = load <8 x float>, ptr %128, align 4
  %130 = fmul <8 x float> %127, %129
  store <8 x float> %130, ptr %124, align 4
  br label %131

131:                                              ; preds = %123, %121, %43
  %132 = add nuw nsw i64 %24, 1
  %133 = icmp eq i64 %132, %3
  br i1 %133, label %22, label %23, !llvm.loop !11
}

declare float @llvm.sqrt.f32(float)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
