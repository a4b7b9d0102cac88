; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 0f141a05430c4e91, code b9fd677f4f1de472
define void @rotation(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = load i64, ptr %13, align 8
  %15 = sdiv i64 %14, 2
  %16 = icmp slt i64 %9, %12
  br i1 %16, label %17, label %24

17:                                               ; preds = %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = icmp sgt i64 %14, 1
  %23 = load i64, ptr %20, align 8
  br label %25

24:                                               ; preds = %39, %1
  ret void

25:                                               ; preds = %17, %39
  %26 = phi i64 [ %23, %17 ], [ %40, %39 ]
  %27 = phi i64 [ %23, %17 ], [ %41, %39 ]
  %28 = phi i64 [ %9, %17 ], [ %42, %39 ]
  %29 = load ptr, ptr %18, align 8
  %30 = load i64, ptr %13, align 8
  %31 = mul nsw i64 %30, %28
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds float, ptr %33, i64 %31
  %35 = icmp sgt i64 %27, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %25
  %37 = getelementptr inbounds float, ptr %32, i64 %15
  %38 = getelementptr inbounds float, ptr %34, i64 %15
  br label %44

39:                                               ; preds = %58, %25
  %40 = phi i64 [ %26, %25 ], [ %59, %58 ]
  %41 = phi i64 [ %27, %25 ], [ %59, %58 ]
  %42 = add nsw i64 %28, 1
  %43 = icmp eq i64 %42, %12
  br i1 %43, label %24, label %25, !llvm.loop !6

44:                                               ; preds = %36, %58
  %45 = phi i64 [ %26, %36 ], [ %59, %58 ]
  %46 = phi i64 [ 0, %36 ], [ %60, %58 ]
  %47 = load ptr, ptr %0, align 8
  %48 = load i64, ptr %21, align 8
  %49 = mul nsw i64 %48, %28
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load i64, ptr %13, align 8
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  br i1 %22, label %54, label %58

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %15
  br label %62

56:                                               ; preds = %62
  %57 = load i64, ptr %20, align 8
  br label %58

58:                                               ; preds = %56, %44
  %59 = phi i64 [ %57, %56 ], [ %45, %44 ]
  %60 = add nuw nsw i64 %46, 1
  %61 = icmp slt i64 %60, %59
  br i1 %61, label %44, label %39, !llvm.loop !8

62:                                               ; preds = %54, %62
  %63 = phi i64 [ 0, %54 ], [ %82, %62 ]
  %64 = getelementptr inbounds nuw float, ptr %53, i64 %63
  %65 = load <16 x float>, ptr %64, align 4
  %66 = getelementptr inbounds nuw float, ptr %55, i64 %63
  %67 = load <16 x float>, ptr %66, align 4
  %68 = getelementptr inbounds nuw float, ptr %32, i64 %63
  %69 = load <16 x float>, ptr %68, align 4
  %70 = fmul <16 x float> %65, %69
  %71 = getelementptr inbounds nuw float, ptr %34, i64 %63
  %72 = load <16 x float>, ptr %71, align 4
  %73 = fmul <16 x float> %67, %72
  %74 = fsub <16 x float> %70, %73
  store <16 x float> %74, ptr %64, align 4
  %75 = getelementptr inbounds nuw float, ptr %37, i64 %63
  %76 = load <16 x float>, ptr %75, align 4
  %77 = fmul <16 x float> %67, %76
  %78 = getelementptr inbounds nuw float, ptr %38, i64 %63
  %79 = load <16 x float>, ptr %78, align 4
  %80 = fmul <16 x float> %65, %79
  %81 = fadd <16 x float> %77, %80
  store <16 x float> %81, ptr %66, align 4
  %82 = add nuw nsw i64 %63, 16
  %83 = icmp slt i64 %82, %15
  br i1 %83, label %62, label %56, !llvm.loop !9
}

define void @gating(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, %3
  %7 = sdiv i64 %6, 16
  %8 = tail call i32 @omp_get_thread_num()
  %9 = sext i32 %8 to i64
  %10 = tail call i32 @omp_get_num_threads()
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %7, %9
  %13 = sdiv i64 %12, %11
  %14 = add nsw i64 %9, 1
  %15 = mul nsw i64 %14, %7
  %16 = sdiv i64 %15, %11
  %17 = icmp slt i64 %13, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %22

21:                                               ; preds = %22, %1
  ret void

22:                                               ; preds = %18, %22
  %23 = phi i64 [ %13, %18 ], [ %67, %22 ]
  %24 = shl nsw i64 %23, 4
  %25 = load i64, ptr %4, align 8
  %26 = sdiv i64 %24, %25
  %27 = srem i64 %24, %25
  %28 = load ptr, ptr %19, align 8
  %29 = shl i64 %25, 1
  %30 = mul i64 %29, %26
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = getelementptr inbounds float, ptr %31, i64 %27
  %33 = load <16 x float>, ptr %32, align 4
  %34 = fcmp olt <16 x float> %33, zeroinitializer
  %35 = fneg <16 x float> %33
  %36 = select <16 x i1> %34, <16 x float> %33, <16 x float> %35
  %37 = fcmp olt <16 x float> %36, splat (float -8.600000e+01)
  %38 = select <16 x i1> %37, <16 x float> splat (float -8.600000e+01), <16 x float> %36
  %39 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %38, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %40 = bitcast <16 x float> %39 to <16 x i32>
  %41 = fadd <16 x float> %39, splat (float 0xC168000000000000)
  %42 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %41, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %38)
  %43 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %41, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %42)
  %44 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %43, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %45 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> %43, <16 x float> splat (float 0x3F81112100000000))
  %46 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %43, <16 x float> splat (float 0x3FA5553820000000))
  %47 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %46, <16 x float> %43, <16 x float> splat (float 0x3FC5555540000000))
  %48 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %43, <16 x float> splat (float 5.000000e-01))
  %49 = fmul <16 x float> %43, %43
  %50 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %48, <16 x float> %49, <16 x float> %43)
  %51 = fadd <16 x float> %50, splat (float 1.000000e+00)
  %52 = shl <16 x i32> %40, splat (i32 23)
  %53 = add <16 x i32> %52, splat (i32 1065353216)
  %54 = bitcast <16 x i32> %53 to <16 x float>
  %55 = fmul <16 x float> %51, %54
  %56 = select <16 x i1> %34, <16 x float> %55, <16 x float> splat (float 1.000000e+00)
  %57 = fadd <16 x float> %55, splat (float 1.000000e+00)
  %58 = fdiv <16 x float> %56, %57
  %59 = fcmp uge <16 x float> %33, splat (float -8.600000e+01)
  %60 = select <16 x i1> %59, <16 x float> %58, <16 x float> zeroinitializer
  %61 = load ptr, ptr %20, align 8
  %62 = getelementptr inbounds float, ptr %61, i64 %24
  %63 = fmul <16 x float> %33, %60
  %64 = getelementptr inbounds float, ptr %32, i64 %25
  %65 = load <16 x float>, ptr %64, align 4
  %66 = fmul <16 x float> %65, %63
  store <16 x float> %66, ptr %62, align 4
  %67 = add nsw i64 %23, 1
  %68 = icmp eq i64 %67, %16
  br i1 %68, label %21, label %22, !llvm.loop !10
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
