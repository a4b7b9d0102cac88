; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 79c155be47229583, code daa3814273dcf284
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
  br i1 %21, label %22, label %140

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

31:                                               ; preds = %22, %116
  %32 = phi i64 [ %20, %22 ], [ %138, %116 ]
  %33 = phi i64 [ %24, %22 ], [ %137, %116 ]
  %34 = phi i64 [ %25, %22 ], [ %136, %116 ]
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
  br i1 %48, label %49, label %116

49:                                               ; preds = %31, %49
  %50 = phi i64 [ %113, %49 ], [ 0, %31 ]
  %51 = lshr exact i64 %50, 2
  %52 = getelementptr inbounds nuw i8, ptr %40, i64 %51
  %53 = load ptr, ptr %29, align 8
  %54 = load i8, ptr %52, align 1
  %55 = zext i8 %54 to i32
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = and i32 %55, 15
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr %53, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = insertelement <8 x double> poison, double %62, i64 0
  %64 = lshr i32 %55, 4
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw double, ptr %53, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = insertelement <8 x double> %63, double %67, i64 1
  %69 = and i32 %58, 15
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw double, ptr %53, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = insertelement <8 x double> %68, double %72, i64 2
  %74 = lshr i32 %58, 4
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr %53, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = insertelement <8 x double> %73, double %77, i64 3
  %79 = getelementptr inbounds nuw i8, ptr %52, i64 2
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 3
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = and i32 %81, 15
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw double, ptr %53, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = insertelement <8 x double> %78, double %88, i64 4
  %90 = lshr i32 %81, 4
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw double, ptr %53, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = insertelement <8 x double> %89, double %93, i64 5
  %95 = and i32 %84, 15
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw double, ptr %53, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = insertelement <8 x double> %94, double %98, i64 6
  %100 = lshr i32 %84, 4
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw double, ptr %53, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = insertelement <8 x double> %99, double %103, i64 7
  %105 = getelementptr inbounds nuw float, ptr %47, i64 %50
  %106 = bitcast <8 x double> %104 to <16 x float>
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %108 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %107)
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %110 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %108, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %109)
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %112 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %111)
  store <16 x float> %112, ptr %105, align 4
  %113 = add nuw nsw i64 %50, 16
  %114 = load i64, ptr %2, align 8
  %115 = icmp slt i64 %113, %114
  br i1 %115, label %49, label %116, !llvm.loop !6

116:                                              ; preds = %49, %31
  %117 = phi i64 [ %45, %31 ], [ %114, %49 ]
  %118 = sdiv i64 %117, 4
  %119 = getelementptr inbounds i8, ptr %40, i64 %118
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i32
  %122 = getelementptr inbounds nuw i8, ptr %119, i64 1
  %123 = load i8, ptr %122, align 1
  %124 = zext i8 %123 to i32
  %125 = shl nuw i32 %124, 24
  %126 = shl nuw nsw i32 %121, 16
  %127 = or disjoint i32 %125, %126
  %128 = bitcast i32 %127 to float
  %129 = icmp eq i64 %117, 64
  %130 = select i1 %129, ptr @last_steps_64, ptr @last_steps_128
  %131 = load ptr, ptr %30, align 8
  tail call void %130(ptr noundef %47, ptr noundef %131, float noundef %128), !callees !9
  %132 = add nsw i64 %33, 1
  %133 = load i64, ptr %8, align 8
  %134 = icmp eq i64 %132, %133
  %135 = zext i1 %134 to i64
  %136 = add nsw i64 %34, %135
  %137 = select i1 %134, i64 0, i64 %132
  %138 = add nsw i64 %32, -1
  %139 = icmp sgt i64 %32, 1
  br i1 %139, label %31, label %140, !llvm.loop !10

140:                                              ; preds = %116, %1
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
  br i1 %22, label %23, label %161

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

32:                                               ; preds = %23, %136
  %33 = phi i64 [ %21, %23 ], [ %159, %136 ]
  %34 = phi i64 [ %25, %23 ], [ %158, %136 ]
  %35 = phi i64 [ %26, %23 ], [ %157, %136 ]
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
  br i1 %49, label %50, label %136

50:                                               ; preds = %32, %50
  %51 = phi i64 [ %133, %50 ], [ 0, %32 ]
  %52 = mul nuw nsw i64 %51, 3
  %53 = lshr exact i64 %52, 3
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = load ptr, ptr %30, align 8
  %56 = load i8, ptr %54, align 1
  %57 = zext i8 %56 to i32
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 1
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = shl nuw nsw i32 %60, 8
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 2
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 16
  %66 = or disjoint i32 %61, %65
  %67 = or disjoint i32 %61, %57
  %68 = and i32 %57, 63
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw double, ptr %55, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = insertelement <8 x double> poison, double %71, i64 0
  %73 = lshr i32 %67, 6
  %74 = and i32 %73, 63
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr %55, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = insertelement <8 x double> %72, double %77, i64 1
  %79 = lshr i32 %66, 12
  %80 = and i32 %79, 63
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw double, ptr %55, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = insertelement <8 x double> %78, double %83, i64 2
  %85 = lshr i32 %64, 2
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw double, ptr %55, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = insertelement <8 x double> %84, double %88, i64 3
  %90 = getelementptr inbounds nuw i8, ptr %54, i64 3
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  %96 = shl nuw nsw i32 %95, 8
  %97 = getelementptr inbounds nuw i8, ptr %54, i64 5
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = shl nuw nsw i32 %99, 16
  %101 = or disjoint i32 %96, %100
  %102 = or disjoint i32 %96, %92
  %103 = and i32 %92, 63
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw double, ptr %55, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = insertelement <8 x double> %89, double %106, i64 4
  %108 = lshr i32 %102, 6
  %109 = and i32 %108, 63
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw double, ptr %55, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = insertelement <8 x double> %107, double %112, i64 5
  %114 = lshr i32 %101, 12
  %115 = and i32 %114, 63
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw double, ptr %55, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = insertelement <8 x double> %113, double %118, i64 6
  %120 = lshr i32 %99, 2
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw double, ptr %55, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = insertelement <8 x double> %119, double %123, i64 7
  %125 = getelementptr inbounds nuw float, ptr %48, i64 %51
  %126 = bitcast <8 x double> %124 to <16 x float>
  %127 = shufflevector <16 x float> %126, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %128 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %127)
  %129 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %130 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %129)
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %132 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %130, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <16 x float> %131)
  store <16 x float> %132, ptr %125, align 4
  %133 = add nuw nsw i64 %51, 16
  %134 = load i64, ptr %2, align 8
  %135 = icmp slt i64 %133, %134
  br i1 %135, label %50, label %136, !llvm.loop !6

136:                                              ; preds = %50, %32
  %137 = phi i64 [ %46, %32 ], [ %134, %50 ]
  %138 = mul nsw i64 %137, 3
  %139 = sdiv i64 %138, 8
  %140 = getelementptr inbounds i8, ptr %41, i64 %139
  %141 = load i8, ptr %140, align 1
  %142 = zext i8 %141 to i32
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 1
  %144 = load i8, ptr %143, align 1
  %145 = zext i8 %144 to i32
  %146 = shl nuw i32 %145, 24
  %147 = shl nuw nsw i32 %142, 16
  %148 = or disjoint i32 %146, %147
  %149 = bitcast i32 %148 to float
  %150 = icmp eq i64 %137, 64
  %151 = select i1 %150, ptr @last_steps_64, ptr @last_steps_128
  %152 = load ptr, ptr %31, align 8
  tail call void %151(ptr noundef %48, ptr noundef %152, float noundef %149), !callees !9
  %153 = add nsw i64 %34, 1
  %154 = load i64, ptr %9, align 8
  %155 = icmp eq i64 %153, %154
  %156 = zext i1 %155 to i64
  %157 = add nsw i64 %35, %156
  %158 = select i1 %155, i64 0, i64 %153
  %159 = add nsw i64 %33, -1
  %160 = icmp sgt i64 %33, 1
  br i1 %160, label %32, label %161, !llvm.loop !10

161:                                              ; preds = %136, %1
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
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %56 = load i8, ptr %55, align 1
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 2
  %58 = load i8, ptr %57, align 1
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 3
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %54 to i64
  %62 = getelementptr inbounds nuw double, ptr %53, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = insertelement <8 x double> poison, double %63, i64 0
  %65 = zext i8 %56 to i64
  %66 = getelementptr inbounds nuw double, ptr %53, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = insertelement <8 x double> %64, double %67, i64 1
  %69 = zext i8 %58 to i64
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = insertelement <8 x double> %68, double %71, i64 2
  %73 = zext i8 %60 to i64
  %74 = getelementptr inbounds nuw double, ptr %53, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = insertelement <8 x double> %72, double %75, i64 3
  %77 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %78 = load i8, ptr %77, align 1
  %79 = getelementptr inbounds nuw i8, ptr %52, i64 5
  %80 = load i8, ptr %79, align 1
  %81 = getelementptr inbounds nuw i8, ptr %52, i64 6
  %82 = load i8, ptr %81, align 1
  %83 = getelementptr inbounds nuw i8, ptr %52, i64 7
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %78 to i64
  %86 = getelementptr inbounds nuw double, ptr %53, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = insertelement <8 x double> %76, double %87, i64 4
  %89 = zext i8 %80 to i64
  %90 = getelementptr inbounds nuw double, ptr %53, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = insertelement <8 x double> %88, double %91, i64 5
  %93 = zext i8 %82 to i64
  %94 = getelementptr inbounds nuw double, ptr %53, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = insertelement <8 x double> %92, double %95, i64 6
  %97 = zext i8 %84 to i64
  %98 = getelementptr inbounds nuw double, ptr %53, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = insertelement <8 x double> %96, double %99, i64 7
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
