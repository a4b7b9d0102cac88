; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 53b442f71dc4fd07, code a05d380f182493d2
%struct.head = type { [16 x <8 x float>], float, [28 x i8] }

define void @encode_2(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [16 x <8 x float>], align 32
  %3 = alloca %struct.head, align 32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 4
  %7 = add nsw i64 %6, 2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = tail call i32 @omp_get_thread_num()
  %14 = sext i32 %13 to i64
  %15 = tail call i32 @omp_get_num_threads()
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %12, %14
  %18 = sdiv i64 %17, %16
  %19 = add nsw i64 %14, 1
  %20 = mul nsw i64 %19, %12
  %21 = sdiv i64 %20, %16
  %22 = sub nsw i64 %21, %18
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %206

24:                                               ; preds = %1
  %25 = load i64, ptr %10, align 8
  %26 = srem i64 %18, %25
  %27 = sdiv i64 %18, %25
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %36

36:                                               ; preds = %24, %179
  %37 = phi i64 [ %22, %24 ], [ %204, %179 ]
  %38 = phi i64 [ %26, %24 ], [ %203, %179 ]
  %39 = phi i64 [ %27, %24 ], [ %202, %179 ]
  %40 = load ptr, ptr %0, align 8
  %41 = load i64, ptr %28, align 8
  %42 = mul nsw i64 %41, %39
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load i64, ptr %4, align 8
  %45 = mul nsw i64 %44, %38
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load ptr, ptr %29, align 8
  %48 = load i64, ptr %30, align 8
  %49 = mul nsw i64 %48, %39
  %50 = mul nsw i64 %38, %7
  call void @llvm.lifetime.start.p0(i64 544, ptr nonnull %3)
  %51 = icmp eq i64 %44, 64
  %52 = select i1 %51, ptr @turn_64, ptr @turn_128
  %53 = load ptr, ptr %31, align 8
  call void %52(ptr noundef %46, ptr noundef %53, ptr noundef nonnull %3), !callees !6
  %54 = load i64, ptr %4, align 8
  %55 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %54)
  %56 = bitcast float %55 to i32
  %57 = add i32 %56, 32767
  %58 = lshr i32 %56, 16
  %59 = and i32 %58, 1
  %60 = add i32 %57, %59
  %61 = and i32 %60, -65536
  %62 = fcmp uno float %55, 0.000000e+00
  %63 = bitcast i32 %61 to float
  %64 = select i1 %62, float 0x7FF8000000000000, float %63
  %65 = load ptr, ptr %32, align 8
  %66 = sdiv i64 %54, 8
  %67 = icmp sgt i64 %54, 7
  br label %68

68:                                               ; preds = %36, %124
  %69 = phi float [ %64, %36 ], [ %127, %124 ]
  %70 = phi i64 [ 0, %36 ], [ %129, %124 ]
  %71 = phi float [ 0x7FF0000000000000, %36 ], [ %128, %124 ]
  %72 = getelementptr inbounds nuw float, ptr %65, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = fmul float %64, %73
  %75 = bitcast float %74 to i32
  %76 = add i32 %75, 32767
  %77 = lshr i32 %75, 16
  %78 = and i32 %77, 1
  %79 = add i32 %76, %78
  %80 = and i32 %79, -65536
  %81 = fcmp uno float %74, 0.000000e+00
  %82 = bitcast i32 %80 to float
  %83 = select i1 %81, float 0x7FF8000000000000, float %82
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %84 = fcmp ogt float %83, 0.000000e+00
  %85 = fdiv float 1.000000e+00, %83
  %86 = select i1 %84, float %85, float 0.000000e+00
  %87 = insertelement <8 x float> poison, float %86, i64 0
  %88 = shufflevector <8 x float> %87, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %67, label %89, label %124

89:                                               ; preds = %68
  %90 = load ptr, ptr %33, align 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <8 x float> poison, float %91, i64 0
  %93 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> zeroinitializer
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %95 = load ptr, ptr %34, align 8
  %96 = insertelement <8 x float> poison, float %83, i64 0
  %97 = shufflevector <8 x float> %96, <8 x float> poison, <8 x i32> zeroinitializer
  %98 = load i32, ptr %95, align 4
  %99 = load float, ptr %94, align 4
  %100 = insertelement <8 x i32> poison, i32 %98, i64 0
  %101 = shufflevector <8 x i32> %100, <8 x i32> poison, <8 x i32> zeroinitializer
  %102 = insertelement <8 x float> poison, float %99, i64 0
  %103 = shufflevector <8 x float> %102, <8 x float> poison, <8 x i32> zeroinitializer
  br label %104

104:                                              ; preds = %89, %104
  %105 = phi i64 [ 0, %89 ], [ %122, %104 ]
  %106 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %105
  %107 = load <8 x float>, ptr %106, align 32
  %108 = fmul <8 x float> %88, %107
  %109 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %108)
  %110 = bitcast <8 x float> %109 to <8 x i32>
  %111 = add nuw <8 x i32> %110, splat (i32 1)
  %112 = fcmp ogt <8 x float> %108, zeroinitializer
  %113 = sext <8 x i1> %112 to <8 x i32>
  %114 = add <8 x i32> %111, %113
  %115 = icmp sgt <8 x i32> %114, %101
  %116 = select <8 x i1> %115, <8 x float> %103, <8 x float> %93
  %117 = fmul <8 x float> %97, %116
  %118 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %107)
  %119 = fsub <8 x float> %117, %118
  %120 = fmul <8 x float> %119, %119
  %121 = getelementptr inbounds nuw [16 x <8 x float>], ptr %2, i64 0, i64 %105
  store <8 x float> %120, ptr %121, align 32
  %122 = add nuw nsw i64 %105, 1
  %123 = icmp eq i64 %122, %66
  br i1 %123, label %124, label %104, !llvm.loop !7

124:                                              ; preds = %104, %68
  %125 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %54)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %126 = fcmp olt float %125, %71
  %127 = select i1 %126, float %83, float %69
  %128 = select i1 %126, float %125, float %71
  %129 = add nuw nsw i64 %70, 1
  %130 = icmp eq i64 %129, 5
  br i1 %130, label %131, label %68, !llvm.loop !10

131:                                              ; preds = %124
  %132 = getelementptr inbounds i8, ptr %47, i64 %49
  %133 = getelementptr inbounds i8, ptr %132, i64 %50
  %134 = fcmp ogt float %127, 0.000000e+00
  %135 = fdiv float 1.000000e+00, %127
  %136 = select i1 %134, float %135, float 0.000000e+00
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %67, label %139, label %179

139:                                              ; preds = %131, %139
  %140 = phi ptr [ %174, %139 ], [ %133, %131 ]
  %141 = phi i64 [ %175, %139 ], [ 0, %131 ]
  %142 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %141
  %143 = load <8 x float>, ptr %142, align 32
  %144 = fmul <8 x float> %138, %143
  %145 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %144)
  %146 = bitcast <8 x float> %145 to <8 x i32>
  %147 = add nuw <8 x i32> %146, splat (i32 1)
  %148 = fcmp ogt <8 x float> %144, zeroinitializer
  %149 = sext <8 x i1> %148 to <8 x i32>
  %150 = add <8 x i32> %147, %149
  %151 = load ptr, ptr %34, align 8
  %152 = load i32, ptr %151, align 4
  %153 = insertelement <8 x i32> poison, i32 %152, i64 0
  %154 = shufflevector <8 x i32> %153, <8 x i32> poison, <8 x i32> zeroinitializer
  %155 = icmp sgt <8 x i32> %150, %154
  %156 = select <8 x i1> %155, <8 x i8> splat (i8 3), <8 x i8> splat (i8 2)
  %157 = xor <8 x i8> %156, splat (i8 3)
  %158 = select <8 x i1> %148, <8 x i8> %156, <8 x i8> %157
  %159 = bitcast <8 x i8> %158 to <1 x i64>
  %160 = extractelement <1 x i64> %159, i64 0
  %161 = lshr i64 %160, 6
  %162 = and i64 %161, 3377751260921868
  %163 = extractelement <1 x i64> %159, i64 0
  %164 = and i64 %163, 844437815230467
  %165 = or disjoint i64 %162, %164
  %166 = and i64 %165, 64424509455
  %167 = lshr i64 %165, 12
  %168 = and i64 %167, 1030792151280
  %169 = or disjoint i64 %168, %166
  %170 = lshr i64 %169, 32
  %171 = trunc i64 %169 to i8
  %172 = getelementptr inbounds nuw i8, ptr %140, i64 1
  store i8 %171, ptr %140, align 1
  %173 = trunc nuw i64 %170 to i8
  %174 = getelementptr inbounds nuw i8, ptr %140, i64 2
  store i8 %173, ptr %172, align 1
  %175 = add nuw nsw i64 %141, 1
  %176 = load i64, ptr %4, align 8
  %177 = sdiv i64 %176, 8
  %178 = icmp slt i64 %175, %177
  br i1 %178, label %139, label %179, !llvm.loop !11

179:                                              ; preds = %139, %131
  %180 = phi i64 [ %54, %131 ], [ %176, %139 ]
  %181 = load float, ptr %35, align 32
  %182 = fmul float %127, %181
  %183 = bitcast float %182 to i32
  %184 = add i32 %183, 32767
  %185 = lshr i32 %183, 16
  %186 = and i32 %185, 1
  %187 = add i32 %184, %186
  %188 = and i32 %187, -65536
  %189 = fcmp uno float %182, 0.000000e+00
  %190 = select i1 %189, i32 2143289344, i32 %188
  %191 = sdiv i64 %180, 4
  %192 = getelementptr inbounds i8, ptr %133, i64 %191
  %193 = lshr exact i32 %190, 16
  %194 = trunc i32 %193 to i8
  store i8 %194, ptr %192, align 1
  %195 = lshr i32 %190, 24
  %196 = trunc nuw i32 %195 to i8
  %197 = getelementptr inbounds nuw i8, ptr %192, i64 1
  store i8 %196, ptr %197, align 1
  call void @llvm.lifetime.end.p0(i64 544, ptr nonnull %3)
  %198 = add nsw i64 %38, 1
  %199 = load i64, ptr %10, align 8
  %200 = icmp eq i64 %198, %199
  %201 = zext i1 %200 to i64
  %202 = add nsw i64 %39, %201
  %203 = select i1 %200, i64 0, i64 %198
  %204 = add nsw i64 %37, -1
  %205 = icmp sgt i64 %37, 1
  br i1 %205, label %36, label %206, !llvm.loop !12

206:                                              ; preds = %179, %1
  ret void
}

define void @encode_3(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [16 x <8 x float>], align 32
  %3 = alloca %struct.head, align 32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, 3
  %7 = sdiv i64 %6, 8
  %8 = add nsw i64 %7, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %20, %13
  %22 = sdiv i64 %21, %17
  %23 = sub nsw i64 %22, %19
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %247

25:                                               ; preds = %1
  %26 = load i64, ptr %11, align 8
  %27 = srem i64 %19, %26
  %28 = sdiv i64 %19, %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %37

37:                                               ; preds = %25, %219
  %38 = phi i64 [ %23, %25 ], [ %245, %219 ]
  %39 = phi i64 [ %27, %25 ], [ %244, %219 ]
  %40 = phi i64 [ %28, %25 ], [ %243, %219 ]
  %41 = load ptr, ptr %0, align 8
  %42 = load i64, ptr %29, align 8
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load i64, ptr %4, align 8
  %46 = mul nsw i64 %45, %39
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load ptr, ptr %30, align 8
  %49 = load i64, ptr %31, align 8
  %50 = mul nsw i64 %49, %40
  %51 = mul nsw i64 %39, %8
  call void @llvm.lifetime.start.p0(i64 544, ptr nonnull %3)
  %52 = icmp eq i64 %45, 64
  %53 = select i1 %52, ptr @turn_64, ptr @turn_128
  %54 = load ptr, ptr %32, align 8
  call void %53(ptr noundef %47, ptr noundef %54, ptr noundef nonnull %3), !callees !6
  %55 = load i64, ptr %4, align 8
  %56 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %55)
  %57 = bitcast float %56 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = and i32 %61, -65536
  %63 = fcmp uno float %56, 0.000000e+00
  %64 = bitcast i32 %62 to float
  %65 = select i1 %63, float 0x7FF8000000000000, float %64
  %66 = load ptr, ptr %33, align 8
  %67 = sdiv i64 %55, 8
  %68 = icmp sgt i64 %55, 7
  br label %69

69:                                               ; preds = %37, %145
  %70 = phi float [ %65, %37 ], [ %148, %145 ]
  %71 = phi i64 [ 0, %37 ], [ %150, %145 ]
  %72 = phi float [ 0x7FF0000000000000, %37 ], [ %149, %145 ]
  %73 = getelementptr inbounds nuw float, ptr %66, i64 %71
  %74 = load float, ptr %73, align 4
  %75 = fmul float %65, %74
  %76 = bitcast float %75 to i32
  %77 = add i32 %76, 32767
  %78 = lshr i32 %76, 16
  %79 = and i32 %78, 1
  %80 = add i32 %77, %79
  %81 = and i32 %80, -65536
  %82 = fcmp uno float %75, 0.000000e+00
  %83 = bitcast i32 %81 to float
  %84 = select i1 %82, float 0x7FF8000000000000, float %83
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = fdiv float 1.000000e+00, %84
  %87 = select i1 %85, float %86, float 0.000000e+00
  %88 = insertelement <8 x float> poison, float %87, i64 0
  %89 = shufflevector <8 x float> %88, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %68, label %90, label %145

90:                                               ; preds = %69
  %91 = load ptr, ptr %34, align 8
  %92 = load float, ptr %91, align 4
  %93 = insertelement <8 x float> poison, float %92, i64 0
  %94 = shufflevector <8 x float> %93, <8 x float> poison, <8 x i32> zeroinitializer
  %95 = load ptr, ptr %35, align 8
  %96 = insertelement <8 x float> poison, float %84, i64 0
  %97 = shufflevector <8 x float> %96, <8 x float> poison, <8 x i32> zeroinitializer
  %98 = load i32, ptr %95, align 4
  %99 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %104 = load float, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds nuw i8, ptr %91, i64 12
  %108 = load float, ptr %107, align 4
  %109 = insertelement <8 x i32> poison, i32 %98, i64 0
  %110 = shufflevector <8 x i32> %109, <8 x i32> poison, <8 x i32> zeroinitializer
  %111 = insertelement <8 x float> poison, float %100, i64 0
  %112 = shufflevector <8 x float> %111, <8 x float> poison, <8 x i32> zeroinitializer
  %113 = insertelement <8 x i32> poison, i32 %102, i64 0
  %114 = shufflevector <8 x i32> %113, <8 x i32> poison, <8 x i32> zeroinitializer
  %115 = insertelement <8 x float> poison, float %104, i64 0
  %116 = shufflevector <8 x float> %115, <8 x float> poison, <8 x i32> zeroinitializer
  %117 = insertelement <8 x i32> poison, i32 %106, i64 0
  %118 = shufflevector <8 x i32> %117, <8 x i32> poison, <8 x i32> zeroinitializer
  %119 = insertelement <8 x float> poison, float %108, i64 0
  %120 = shufflevector <8 x float> %119, <8 x float> poison, <8 x i32> zeroinitializer
  br label %121

121:                                              ; preds = %90, %121
  %122 = phi i64 [ 0, %90 ], [ %143, %121 ]
  %123 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %122
  %124 = load <8 x float>, ptr %123, align 32
  %125 = fmul <8 x float> %89, %124
  %126 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %125)
  %127 = bitcast <8 x float> %126 to <8 x i32>
  %128 = add nuw <8 x i32> %127, splat (i32 1)
  %129 = fcmp ogt <8 x float> %125, zeroinitializer
  %130 = sext <8 x i1> %129 to <8 x i32>
  %131 = add <8 x i32> %128, %130
  %132 = icmp sgt <8 x i32> %131, %110
  %133 = select <8 x i1> %132, <8 x float> %112, <8 x float> %94
  %134 = icmp sgt <8 x i32> %131, %114
  %135 = select <8 x i1> %134, <8 x float> %116, <8 x float> %133
  %136 = icmp sgt <8 x i32> %131, %118
  %137 = select <8 x i1> %136, <8 x float> %120, <8 x float> %135
  %138 = fmul <8 x float> %97, %137
  %139 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %124)
  %140 = fsub <8 x float> %138, %139
  %141 = fmul <8 x float> %140, %140
  %142 = getelementptr inbounds nuw [16 x <8 x float>], ptr %2, i64 0, i64 %122
  store <8 x float> %141, ptr %142, align 32
  %143 = add nuw nsw i64 %122, 1
  %144 = icmp eq i64 %143, %67
  br i1 %144, label %145, label %121, !llvm.loop !7

145:                                              ; preds = %121, %69
  %146 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %55)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %147 = fcmp olt float %146, %72
  %148 = select i1 %147, float %84, float %70
  %149 = select i1 %147, float %146, float %72
  %150 = add nuw nsw i64 %71, 1
  %151 = icmp eq i64 %150, 5
  br i1 %151, label %152, label %69, !llvm.loop !10

152:                                              ; preds = %145
  %153 = getelementptr inbounds i8, ptr %48, i64 %50
  %154 = getelementptr inbounds i8, ptr %153, i64 %51
  %155 = fcmp ogt float %148, 0.000000e+00
  %156 = fdiv float 1.000000e+00, %148
  %157 = select i1 %155, float %156, float 0.000000e+00
  %158 = insertelement <8 x float> poison, float %157, i64 0
  %159 = shufflevector <8 x float> %158, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %68, label %160, label %219

160:                                              ; preds = %152, %160
  %161 = phi ptr [ %214, %160 ], [ %154, %152 ]
  %162 = phi i64 [ %215, %160 ], [ 0, %152 ]
  %163 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %162
  %164 = load <8 x float>, ptr %163, align 32
  %165 = fmul <8 x float> %159, %164
  %166 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %165)
  %167 = bitcast <8 x float> %166 to <8 x i32>
  %168 = add nuw <8 x i32> %167, splat (i32 1)
  %169 = fcmp ogt <8 x float> %165, zeroinitializer
  %170 = sext <8 x i1> %169 to <8 x i32>
  %171 = add <8 x i32> %168, %170
  %172 = load ptr, ptr %35, align 8
  %173 = load i32, ptr %172, align 4
  %174 = insertelement <8 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <8 x i32> %174, <8 x i32> poison, <8 x i32> zeroinitializer
  %176 = icmp sgt <8 x i32> %171, %175
  %177 = select <8 x i1> %176, <8 x i8> splat (i8 5), <8 x i8> splat (i8 4)
  %178 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <8 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <8 x i32> %180, <8 x i32> poison, <8 x i32> zeroinitializer
  %182 = icmp sgt <8 x i32> %171, %181
  %183 = zext <8 x i1> %182 to <8 x i8>
  %184 = add nuw nsw <8 x i8> %177, %183
  %185 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %186 = load i32, ptr %185, align 4
  %187 = insertelement <8 x i32> poison, i32 %186, i64 0
  %188 = shufflevector <8 x i32> %187, <8 x i32> poison, <8 x i32> zeroinitializer
  %189 = icmp sgt <8 x i32> %171, %188
  %190 = zext <8 x i1> %189 to <8 x i8>
  %191 = add nuw nsw <8 x i8> %184, %190
  %192 = sub nuw nsw <8 x i8> splat (i8 7), %191
  %193 = select <8 x i1> %169, <8 x i8> %191, <8 x i8> %192
  %194 = bitcast <8 x i8> %193 to <1 x i64>
  %195 = extractelement <1 x i64> %194, i64 0
  %196 = lshr i64 %195, 5
  %197 = and i64 %196, 15762839217635384
  %198 = extractelement <1 x i64> %194, i64 0
  %199 = and i64 %198, 1970354902204423
  %200 = or disjoint i64 %197, %199
  %201 = and i64 %200, 270582939711
  %202 = lshr i64 %200, 10
  %203 = and i64 %202, 17317308141504
  %204 = or disjoint i64 %203, %201
  %205 = trunc i64 %204 to i8
  %206 = getelementptr inbounds nuw i8, ptr %161, i64 1
  store i8 %205, ptr %161, align 1
  %207 = lshr i64 %200, 28
  %208 = lshr i64 %200, 18
  %209 = or disjoint i64 %207, %208
  %210 = trunc i64 %209 to i8
  %211 = getelementptr inbounds nuw i8, ptr %161, i64 2
  store i8 %210, ptr %206, align 1
  %212 = lshr i64 %204, 36
  %213 = trunc nuw i64 %212 to i8
  %214 = getelementptr inbounds nuw i8, ptr %161, i64 3
  store i8 %213, ptr %211, align 1
  %215 = add nuw nsw i64 %162, 1
  %216 = load i64, ptr %4, align 8
  %217 = sdiv i64 %216, 8
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %160, label %219, !llvm.loop !11

219:                                              ; preds = %160, %152
  %220 = phi i64 [ %55, %152 ], [ %216, %160 ]
  %221 = load float, ptr %36, align 32
  %222 = fmul float %148, %221
  %223 = bitcast float %222 to i32
  %224 = add i32 %223, 32767
  %225 = lshr i32 %223, 16
  %226 = and i32 %225, 1
  %227 = add i32 %224, %226
  %228 = and i32 %227, -65536
  %229 = fcmp uno float %222, 0.000000e+00
  %230 = select i1 %229, i32 2143289344, i32 %228
  %231 = mul nsw i64 %220, 3
  %232 = sdiv i64 %231, 8
  %233 = getelementptr inbounds i8, ptr %154, i64 %232
  %234 = lshr exact i32 %230, 16
  %235 = trunc i32 %234 to i8
  store i8 %235, ptr %233, align 1
  %236 = lshr i32 %230, 24
  %237 = trunc nuw i32 %236 to i8
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 1
  store i8 %237, ptr %238, align 1
  call void @llvm.lifetime.end.p0(i64 544, ptr nonnull %3)
  %239 = add nsw i64 %39, 1
  %240 = load i64, ptr %11, align 8
  %241 = icmp eq i64 %239, %240
  %242 = zext i1 %241 to i64
  %243 = add nsw i64 %40, %242
  %244 = select i1 %241, i64 0, i64 %239
  %245 = add nsw i64 %38, -1
  %246 = icmp sgt i64 %38, 1
  br i1 %246, label %37, label %247, !llvm.loop !12

247:                                              ; preds = %219, %1
  ret void
}

define void @encode_4(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [16 x <8 x float>], align 32
  %3 = alloca %struct.head, align 32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 2
  %7 = add nsw i64 %6, 2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = tail call i32 @omp_get_thread_num()
  %14 = sext i32 %13 to i64
  %15 = tail call i32 @omp_get_num_threads()
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %12, %14
  %18 = sdiv i64 %17, %16
  %19 = add nsw i64 %14, 1
  %20 = mul nsw i64 %19, %12
  %21 = sdiv i64 %20, %16
  %22 = sub nsw i64 %21, %18
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %310

24:                                               ; preds = %1
  %25 = load i64, ptr %10, align 8
  %26 = srem i64 %18, %25
  %27 = sdiv i64 %18, %25
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %36

36:                                               ; preds = %24, %283
  %37 = phi i64 [ %22, %24 ], [ %308, %283 ]
  %38 = phi i64 [ %26, %24 ], [ %307, %283 ]
  %39 = phi i64 [ %27, %24 ], [ %306, %283 ]
  %40 = load ptr, ptr %0, align 8
  %41 = load i64, ptr %28, align 8
  %42 = mul nsw i64 %41, %39
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load i64, ptr %4, align 8
  %45 = mul nsw i64 %44, %38
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load ptr, ptr %29, align 8
  %48 = load i64, ptr %30, align 8
  %49 = mul nsw i64 %48, %39
  %50 = mul nsw i64 %38, %7
  call void @llvm.lifetime.start.p0(i64 544, ptr nonnull %3)
  %51 = icmp eq i64 %44, 64
  %52 = select i1 %51, ptr @turn_64, ptr @turn_128
  %53 = load ptr, ptr %31, align 8
  call void %52(ptr noundef %46, ptr noundef %53, ptr noundef nonnull %3), !callees !6
  %54 = load i64, ptr %4, align 8
  %55 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %54)
  %56 = bitcast float %55 to i32
  %57 = add i32 %56, 32767
  %58 = lshr i32 %56, 16
  %59 = and i32 %58, 1
  %60 = add i32 %57, %59
  %61 = and i32 %60, -65536
  %62 = fcmp uno float %55, 0.000000e+00
  %63 = bitcast i32 %61 to float
  %64 = select i1 %62, float 0x7FF8000000000000, float %63
  %65 = load ptr, ptr %32, align 8
  %66 = sdiv i64 %54, 8
  %67 = icmp sgt i64 %54, 7
  br label %68

68:                                               ; preds = %36, %184
  %69 = phi float [ %64, %36 ], [ %187, %184 ]
  %70 = phi i64 [ 0, %36 ], [ %189, %184 ]
  %71 = phi float [ 0x7FF0000000000000, %36 ], [ %188, %184 ]
  %72 = getelementptr inbounds nuw float, ptr %65, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = fmul float %64, %73
  %75 = bitcast float %74 to i32
  %76 = add i32 %75, 32767
  %77 = lshr i32 %75, 16
  %78 = and i32 %77, 1
  %79 = add i32 %76, %78
  %80 = and i32 %79, -65536
  %81 = fcmp uno float %74, 0.000000e+00
  %82 = bitcast i32 %80 to float
  %83 = select i1 %81, float 0x7FF8000000000000, float %82
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %84 = fcmp ogt float %83, 0.000000e+00
  %85 = fdiv float 1.000000e+00, %83
  %86 = select i1 %84, float %85, float 0.000000e+00
  %87 = insertelement <8 x float> poison, float %86, i64 0
  %88 = shufflevector <8 x float> %87, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %67, label %89, label %184

89:                                               ; preds = %68
  %90 = load ptr, ptr %33, align 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <8 x float> poison, float %91, i64 0
  %93 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> zeroinitializer
  %94 = load ptr, ptr %34, align 8
  %95 = insertelement <8 x float> poison, float %83, i64 0
  %96 = shufflevector <8 x float> %95, <8 x float> poison, <8 x i32> zeroinitializer
  %97 = load i32, ptr %94, align 4
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %90, i64 12
  %107 = load float, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %94, i64 12
  %109 = load i32, ptr %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %90, i64 20
  %115 = load float, ptr %114, align 4
  %116 = getelementptr inbounds nuw i8, ptr %94, i64 20
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %119 = load float, ptr %118, align 4
  %120 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %90, i64 28
  %123 = load float, ptr %122, align 4
  %124 = insertelement <8 x i32> poison, i32 %97, i64 0
  %125 = shufflevector <8 x i32> %124, <8 x i32> poison, <8 x i32> zeroinitializer
  %126 = insertelement <8 x float> poison, float %99, i64 0
  %127 = shufflevector <8 x float> %126, <8 x float> poison, <8 x i32> zeroinitializer
  %128 = insertelement <8 x i32> poison, i32 %101, i64 0
  %129 = shufflevector <8 x i32> %128, <8 x i32> poison, <8 x i32> zeroinitializer
  %130 = insertelement <8 x float> poison, float %103, i64 0
  %131 = shufflevector <8 x float> %130, <8 x float> poison, <8 x i32> zeroinitializer
  %132 = insertelement <8 x i32> poison, i32 %105, i64 0
  %133 = shufflevector <8 x i32> %132, <8 x i32> poison, <8 x i32> zeroinitializer
  %134 = insertelement <8 x float> poison, float %107, i64 0
  %135 = shufflevector <8 x float> %134, <8 x float> poison, <8 x i32> zeroinitializer
  %136 = insertelement <8 x i32> poison, i32 %109, i64 0
  %137 = shufflevector <8 x i32> %136, <8 x i32> poison, <8 x i32> zeroinitializer
  %138 = insertelement <8 x float> poison, float %111, i64 0
  %139 = shufflevector <8 x float> %138, <8 x float> poison, <8 x i32> zeroinitializer
  %140 = insertelement <8 x i32> poison, i32 %113, i64 0
  %141 = shufflevector <8 x i32> %140, <8 x i32> poison, <8 x i32> zeroinitializer
  %142 = insertelement <8 x float> poison, float %115, i64 0
  %143 = shufflevector <8 x float> %142, <8 x float> poison, <8 x i32> zeroinitializer
  %144 = insertelement <8 x i32> poison, i32 %117, i64 0
  %145 = shufflevector <8 x i32> %144, <8 x i32> poison, <8 x i32> zeroinitializer
  %146 = insertelement <8 x float> poison, float %119, i64 0
  %147 = shufflevector <8 x float> %146, <8 x float> poison, <8 x i32> zeroinitializer
  %148 = insertelement <8 x i32> poison, i32 %121, i64 0
  %149 = shufflevector <8 x i32> %148, <8 x i32> poison, <8 x i32> zeroinitializer
  %150 = insertelement <8 x float> poison, float %123, i64 0
  %151 = shufflevector <8 x float> %150, <8 x float> poison, <8 x i32> zeroinitializer
  br label %152

152:                                              ; preds = %89, %152
  %153 = phi i64 [ 0, %89 ], [ %182, %152 ]
  %154 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %153
  %155 = load <8 x float>, ptr %154, align 32
  %156 = fmul <8 x float> %88, %155
  %157 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %156)
  %158 = bitcast <8 x float> %157 to <8 x i32>
  %159 = add nuw <8 x i32> %158, splat (i32 1)
  %160 = fcmp ogt <8 x float> %156, zeroinitializer
  %161 = sext <8 x i1> %160 to <8 x i32>
  %162 = add <8 x i32> %159, %161
  %163 = icmp sgt <8 x i32> %162, %125
  %164 = select <8 x i1> %163, <8 x float> %127, <8 x float> %93
  %165 = icmp sgt <8 x i32> %162, %129
  %166 = select <8 x i1> %165, <8 x float> %131, <8 x float> %164
  %167 = icmp sgt <8 x i32> %162, %133
  %168 = select <8 x i1> %167, <8 x float> %135, <8 x float> %166
  %169 = icmp sgt <8 x i32> %162, %137
  %170 = select <8 x i1> %169, <8 x float> %139, <8 x float> %168
  %171 = icmp sgt <8 x i32> %162, %141
  %172 = select <8 x i1> %171, <8 x float> %143, <8 x float> %170
  %173 = icmp sgt <8 x i32> %162, %145
  %174 = select <8 x i1> %173, <8 x float> %147, <8 x float> %172
  %175 = icmp sgt <8 x i32> %162, %149
  %176 = select <8 x i1> %175, <8 x float> %151, <8 x float> %174
  %177 = fmul <8 x float> %96, %176
  %178 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %155)
  %179 = fsub <8 x float> %177, %178
  %180 = fmul <8 x float> %179, %179
  %181 = getelementptr inbounds nuw [16 x <8 x float>], ptr %2, i64 0, i64 %153
  store <8 x float> %180, ptr %181, align 32
  %182 = add nuw nsw i64 %153, 1
  %183 = icmp eq i64 %182, %66
  br i1 %183, label %184, label %152, !llvm.loop !7

184:                                              ; preds = %152, %68
  %185 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %54)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %186 = fcmp olt float %185, %71
  %187 = select i1 %186, float %83, float %69
  %188 = select i1 %186, float %185, float %71
  %189 = add nuw nsw i64 %70, 1
  %190 = icmp eq i64 %189, 5
  br i1 %190, label %191, label %68, !llvm.loop !10

191:                                              ; preds = %184
  %192 = getelementptr inbounds i8, ptr %47, i64 %49
  %193 = getelementptr inbounds i8, ptr %192, i64 %50
  %194 = fcmp ogt float %187, 0.000000e+00
  %195 = fdiv float 1.000000e+00, %187
  %196 = select i1 %194, float %195, float 0.000000e+00
  %197 = insertelement <8 x float> poison, float %196, i64 0
  %198 = shufflevector <8 x float> %197, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %67, label %199, label %283

199:                                              ; preds = %191, %199
  %200 = phi ptr [ %278, %199 ], [ %193, %191 ]
  %201 = phi i64 [ %279, %199 ], [ 0, %191 ]
  %202 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %201
  %203 = load <8 x float>, ptr %202, align 32
  %204 = fmul <8 x float> %198, %203
  %205 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %204)
  %206 = bitcast <8 x float> %205 to <8 x i32>
  %207 = add nuw <8 x i32> %206, splat (i32 1)
  %208 = fcmp ogt <8 x float> %204, zeroinitializer
  %209 = sext <8 x i1> %208 to <8 x i32>
  %210 = add <8 x i32> %207, %209
  %211 = load ptr, ptr %34, align 8
  %212 = load i32, ptr %211, align 4
  %213 = insertelement <8 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <8 x i32> %213, <8 x i32> poison, <8 x i32> zeroinitializer
  %215 = icmp sgt <8 x i32> %210, %214
  %216 = select <8 x i1> %215, <8 x i8> splat (i8 9), <8 x i8> splat (i8 8)
  %217 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %218 = load i32, ptr %217, align 4
  %219 = insertelement <8 x i32> poison, i32 %218, i64 0
  %220 = shufflevector <8 x i32> %219, <8 x i32> poison, <8 x i32> zeroinitializer
  %221 = icmp sgt <8 x i32> %210, %220
  %222 = zext <8 x i1> %221 to <8 x i8>
  %223 = add nuw nsw <8 x i8> %216, %222
  %224 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %225 = load i32, ptr %224, align 4
  %226 = insertelement <8 x i32> poison, i32 %225, i64 0
  %227 = shufflevector <8 x i32> %226, <8 x i32> poison, <8 x i32> zeroinitializer
  %228 = icmp sgt <8 x i32> %210, %227
  %229 = zext <8 x i1> %228 to <8 x i8>
  %230 = add nuw nsw <8 x i8> %223, %229
  %231 = getelementptr inbounds nuw i8, ptr %211, i64 12
  %232 = load i32, ptr %231, align 4
  %233 = insertelement <8 x i32> poison, i32 %232, i64 0
  %234 = shufflevector <8 x i32> %233, <8 x i32> poison, <8 x i32> zeroinitializer
  %235 = icmp sgt <8 x i32> %210, %234
  %236 = zext <8 x i1> %235 to <8 x i8>
  %237 = add nuw nsw <8 x i8> %230, %236
  %238 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %239 = load i32, ptr %238, align 4
  %240 = insertelement <8 x i32> poison, i32 %239, i64 0
  %241 = shufflevector <8 x i32> %240, <8 x i32> poison, <8 x i32> zeroinitializer
  %242 = icmp sgt <8 x i32> %210, %241
  %243 = zext <8 x i1> %242 to <8 x i8>
  %244 = add nuw nsw <8 x i8> %237, %243
  %245 = getelementptr inbounds nuw i8, ptr %211, i64 20
  %246 = load i32, ptr %245, align 4
  %247 = insertelement <8 x i32> poison, i32 %246, i64 0
  %248 = shufflevector <8 x i32> %247, <8 x i32> poison, <8 x i32> zeroinitializer
  %249 = icmp sgt <8 x i32> %210, %248
  %250 = zext <8 x i1> %249 to <8 x i8>
  %251 = add nuw nsw <8 x i8> %244, %250
  %252 = getelementptr inbounds nuw i8, ptr %211, i64 24
  %253 = load i32, ptr %252, align 4
  %254 = insertelement <8 x i32> poison, i32 %253, i64 0
  %255 = shufflevector <8 x i32> %254, <8 x i32> poison, <8 x i32> zeroinitializer
  %256 = icmp sgt <8 x i32> %210, %255
  %257 = zext <8 x i1> %256 to <8 x i8>
  %258 = add nuw nsw <8 x i8> %251, %257
  %259 = sub nuw nsw <8 x i8> splat (i8 15), %258
  %260 = select <8 x i1> %208, <8 x i8> %258, <8 x i8> %259
  %261 = bitcast <8 x i8> %260 to <1 x i64>
  %262 = extractelement <1 x i64> %261, i64 0
  %263 = lshr i64 %262, 4
  %264 = and i64 %263, 67555025218437360
  %265 = extractelement <1 x i64> %261, i64 0
  %266 = and i64 %265, 4222189076152335
  %267 = or disjoint i64 %264, %266
  %268 = lshr i64 %267, 48
  %269 = trunc i64 %267 to i8
  %270 = getelementptr inbounds nuw i8, ptr %200, i64 1
  store i8 %269, ptr %200, align 1
  %271 = lshr i64 %267, 16
  %272 = trunc i64 %271 to i8
  %273 = getelementptr inbounds nuw i8, ptr %200, i64 2
  store i8 %272, ptr %270, align 1
  %274 = lshr i64 %267, 32
  %275 = trunc i64 %274 to i8
  %276 = getelementptr inbounds nuw i8, ptr %200, i64 3
  store i8 %275, ptr %273, align 1
  %277 = trunc nuw i64 %268 to i8
  %278 = getelementptr inbounds nuw i8, ptr %200, i64 4
  store i8 %277, ptr %276, align 1
  %279 = add nuw nsw i64 %201, 1
  %280 = load i64, ptr %4, align 8
  %281 = sdiv i64 %280, 8
  %282 = icmp slt i64 %279, %281
  br i1 %282, label %199, label %283, !llvm.loop !11

283:                                              ; preds = %199, %191
  %284 = phi i64 [ %54, %191 ], [ %280, %199 ]
  %285 = load float, ptr %35, align 32
  %286 = fmul float %187, %285
  %287 = bitcast float %286 to i32
  %288 = add i32 %287, 32767
  %289 = lshr i32 %287, 16
  %290 = and i32 %289, 1
  %291 = add i32 %288, %290
  %292 = and i32 %291, -65536
  %293 = fcmp uno float %286, 0.000000e+00
  %294 = select i1 %293, i32 2143289344, i32 %292
  %295 = sdiv i64 %284, 2
  %296 = getelementptr inbounds i8, ptr %193, i64 %295
  %297 = lshr exact i32 %294, 16
  %298 = trunc i32 %297 to i8
  store i8 %298, ptr %296, align 1
  %299 = lshr i32 %294, 24
  %300 = trunc nuw i32 %299 to i8
  %301 = getelementptr inbounds nuw i8, ptr %296, i64 1
  store i8 %300, ptr %301, align 1
  call void @llvm.lifetime.end.p0(i64 544, ptr nonnull %3)
  %302 = add nsw i64 %38, 1
  %303 = load i64, ptr %10, align 8
  %304 = icmp eq i64 %302, %303
  %305 = zext i1 %304 to i64
  %306 = add nsw i64 %39, %305
  %307 = select i1 %304, i64 0, i64 %302
  %308 = add nsw i64 %37, -1
  %309 = icmp sgt i64 %37, 1
  br i1 %309, label %36, label %310, !llvm.loop !12

310:                                              ; preds = %283, %1
  ret void
}

define void @encode_5(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [16 x <8 x float>], align 32
  %3 = alloca %struct.head, align 32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, 5
  %7 = sdiv i64 %6, 8
  %8 = add nsw i64 %7, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %20, %13
  %22 = sdiv i64 %21, %17
  %23 = sub nsw i64 %22, %19
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %460

25:                                               ; preds = %1
  %26 = load i64, ptr %11, align 8
  %27 = srem i64 %19, %26
  %28 = sdiv i64 %19, %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 512
  br label %37

37:                                               ; preds = %25, %432
  %38 = phi i64 [ %23, %25 ], [ %458, %432 ]
  %39 = phi i64 [ %27, %25 ], [ %457, %432 ]
  %40 = phi i64 [ %28, %25 ], [ %456, %432 ]
  %41 = load ptr, ptr %0, align 8
  %42 = load i64, ptr %29, align 8
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load i64, ptr %4, align 8
  %46 = mul nsw i64 %45, %39
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load ptr, ptr %30, align 8
  %49 = load i64, ptr %31, align 8
  %50 = mul nsw i64 %49, %40
  %51 = mul nsw i64 %39, %8
  call void @llvm.lifetime.start.p0(i64 544, ptr nonnull %3)
  %52 = icmp eq i64 %45, 64
  %53 = select i1 %52, ptr @turn_64, ptr @turn_128
  %54 = load ptr, ptr %32, align 8
  call void %53(ptr noundef %47, ptr noundef %54, ptr noundef nonnull %3), !callees !6
  %55 = load i64, ptr %4, align 8
  %56 = call fastcc float @root_mean_square(ptr noundef nonnull %3, i64 noundef %55)
  %57 = bitcast float %56 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = and i32 %61, -65536
  %63 = fcmp uno float %56, 0.000000e+00
  %64 = bitcast i32 %62 to float
  %65 = select i1 %63, float 0x7FF8000000000000, float %64
  %66 = load ptr, ptr %33, align 8
  %67 = sdiv i64 %55, 8
  %68 = icmp sgt i64 %55, 7
  br label %69

69:                                               ; preds = %37, %265
  %70 = phi float [ %65, %37 ], [ %268, %265 ]
  %71 = phi i64 [ 0, %37 ], [ %270, %265 ]
  %72 = phi float [ 0x7FF0000000000000, %37 ], [ %269, %265 ]
  %73 = getelementptr inbounds nuw float, ptr %66, i64 %71
  %74 = load float, ptr %73, align 4
  %75 = fmul float %65, %74
  %76 = bitcast float %75 to i32
  %77 = add i32 %76, 32767
  %78 = lshr i32 %76, 16
  %79 = and i32 %78, 1
  %80 = add i32 %77, %79
  %81 = and i32 %80, -65536
  %82 = fcmp uno float %75, 0.000000e+00
  %83 = bitcast i32 %81 to float
  %84 = select i1 %82, float 0x7FF8000000000000, float %83
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = fdiv float 1.000000e+00, %84
  %87 = select i1 %85, float %86, float 0.000000e+00
  %88 = insertelement <8 x float> poison, float %87, i64 0
  %89 = shufflevector <8 x float> %88, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %68, label %90, label %265

90:                                               ; preds = %69
  %91 = load ptr, ptr %34, align 8
  %92 = load float, ptr %91, align 4
  %93 = insertelement <8 x float> poison, float %92, i64 0
  %94 = shufflevector <8 x float> %93, <8 x float> poison, <8 x i32> zeroinitializer
  %95 = load ptr, ptr %35, align 8
  %96 = insertelement <8 x float> poison, float %84, i64 0
  %97 = shufflevector <8 x float> %96, <8 x float> poison, <8 x i32> zeroinitializer
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %99 = load i32, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 28
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %95, i64 28
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %95, i64 32
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %91, i64 36
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr %95, i64 36
  %111 = load i32, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %113 = load float, ptr %112, align 4
  %114 = load i32, ptr %95, align 4
  %115 = insertelement <8 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <8 x i32> %115, <8 x i32> poison, <8 x i32> zeroinitializer
  %117 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %118 = load float, ptr %117, align 4
  %119 = insertelement <8 x float> poison, float %118, i64 0
  %120 = shufflevector <8 x float> %119, <8 x float> poison, <8 x i32> zeroinitializer
  %121 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %122 = load i32, ptr %121, align 4
  %123 = insertelement <8 x i32> poison, i32 %122, i64 0
  %124 = shufflevector <8 x i32> %123, <8 x i32> poison, <8 x i32> zeroinitializer
  %125 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %126 = load float, ptr %125, align 4
  %127 = insertelement <8 x float> poison, float %126, i64 0
  %128 = shufflevector <8 x float> %127, <8 x float> poison, <8 x i32> zeroinitializer
  %129 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %130 = load i32, ptr %129, align 4
  %131 = insertelement <8 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <8 x i32> %131, <8 x i32> poison, <8 x i32> zeroinitializer
  %133 = getelementptr inbounds nuw i8, ptr %91, i64 12
  %134 = load float, ptr %133, align 4
  %135 = insertelement <8 x float> poison, float %134, i64 0
  %136 = shufflevector <8 x float> %135, <8 x float> poison, <8 x i32> zeroinitializer
  %137 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %138 = load i32, ptr %137, align 4
  %139 = insertelement <8 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <8 x i32> %139, <8 x i32> poison, <8 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %142 = load float, ptr %141, align 4
  %143 = insertelement <8 x float> poison, float %142, i64 0
  %144 = shufflevector <8 x float> %143, <8 x float> poison, <8 x i32> zeroinitializer
  %145 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %146 = load i32, ptr %145, align 4
  %147 = insertelement <8 x i32> poison, i32 %146, i64 0
  %148 = shufflevector <8 x i32> %147, <8 x i32> poison, <8 x i32> zeroinitializer
  %149 = getelementptr inbounds nuw i8, ptr %91, i64 20
  %150 = load float, ptr %149, align 4
  %151 = insertelement <8 x float> poison, float %150, i64 0
  %152 = shufflevector <8 x float> %151, <8 x float> poison, <8 x i32> zeroinitializer
  %153 = getelementptr inbounds nuw i8, ptr %95, i64 20
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <8 x i32> poison, i32 %154, i64 0
  %156 = shufflevector <8 x i32> %155, <8 x i32> poison, <8 x i32> zeroinitializer
  %157 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %158 = load float, ptr %157, align 4
  %159 = insertelement <8 x float> poison, float %158, i64 0
  %160 = shufflevector <8 x float> %159, <8 x float> poison, <8 x i32> zeroinitializer
  %161 = insertelement <8 x i32> poison, i32 %99, i64 0
  %162 = shufflevector <8 x i32> %161, <8 x i32> poison, <8 x i32> zeroinitializer
  %163 = insertelement <8 x float> poison, float %101, i64 0
  %164 = shufflevector <8 x float> %163, <8 x float> poison, <8 x i32> zeroinitializer
  %165 = insertelement <8 x i32> poison, i32 %103, i64 0
  %166 = shufflevector <8 x i32> %165, <8 x i32> poison, <8 x i32> zeroinitializer
  %167 = insertelement <8 x float> poison, float %105, i64 0
  %168 = shufflevector <8 x float> %167, <8 x float> poison, <8 x i32> zeroinitializer
  %169 = insertelement <8 x i32> poison, i32 %107, i64 0
  %170 = shufflevector <8 x i32> %169, <8 x i32> poison, <8 x i32> zeroinitializer
  %171 = insertelement <8 x float> poison, float %109, i64 0
  %172 = shufflevector <8 x float> %171, <8 x float> poison, <8 x i32> zeroinitializer
  %173 = insertelement <8 x i32> poison, i32 %111, i64 0
  %174 = shufflevector <8 x i32> %173, <8 x i32> poison, <8 x i32> zeroinitializer
  %175 = insertelement <8 x float> poison, float %113, i64 0
  %176 = shufflevector <8 x float> %175, <8 x float> poison, <8 x i32> zeroinitializer
  %177 = getelementptr inbounds nuw i8, ptr %95, i64 40
  %178 = load i32, ptr %177, align 4
  %179 = insertelement <8 x i32> poison, i32 %178, i64 0
  %180 = shufflevector <8 x i32> %179, <8 x i32> poison, <8 x i32> zeroinitializer
  %181 = getelementptr inbounds nuw i8, ptr %91, i64 44
  %182 = load float, ptr %181, align 4
  %183 = insertelement <8 x float> poison, float %182, i64 0
  %184 = shufflevector <8 x float> %183, <8 x float> poison, <8 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw i8, ptr %95, i64 44
  %186 = load i32, ptr %185, align 4
  %187 = insertelement <8 x i32> poison, i32 %186, i64 0
  %188 = shufflevector <8 x i32> %187, <8 x i32> poison, <8 x i32> zeroinitializer
  %189 = getelementptr inbounds nuw i8, ptr %91, i64 48
  %190 = load float, ptr %189, align 4
  %191 = insertelement <8 x float> poison, float %190, i64 0
  %192 = shufflevector <8 x float> %191, <8 x float> poison, <8 x i32> zeroinitializer
  %193 = getelementptr inbounds nuw i8, ptr %95, i64 48
  %194 = load i32, ptr %193, align 4
  %195 = insertelement <8 x i32> poison, i32 %194, i64 0
  %196 = shufflevector <8 x i32> %195, <8 x i32> poison, <8 x i32> zeroinitializer
  %197 = getelementptr inbounds nuw i8, ptr %91, i64 52
  %198 = load float, ptr %197, align 4
  %199 = insertelement <8 x float> poison, float %198, i64 0
  %200 = shufflevector <8 x float> %199, <8 x float> poison, <8 x i32> zeroinitializer
  %201 = getelementptr inbounds nuw i8, ptr %95, i64 52
  %202 = load i32, ptr %201, align 4
  %203 = insertelement <8 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <8 x i32> %203, <8 x i32> poison, <8 x i32> zeroinitializer
  %205 = getelementptr inbounds nuw i8, ptr %91, i64 56
  %206 = load float, ptr %205, align 4
  %207 = insertelement <8 x float> poison, float %206, i64 0
  %208 = shufflevector <8 x float> %207, <8 x float> poison, <8 x i32> zeroinitializer
  %209 = getelementptr inbounds nuw i8, ptr %95, i64 56
  %210 = load i32, ptr %209, align 4
  %211 = insertelement <8 x i32> poison, i32 %210, i64 0
  %212 = shufflevector <8 x i32> %211, <8 x i32> poison, <8 x i32> zeroinitializer
  %213 = getelementptr inbounds nuw i8, ptr %91, i64 60
  %214 = load float, ptr %213, align 4
  %215 = insertelement <8 x float> poison, float %214, i64 0
  %216 = shufflevector <8 x float> %215, <8 x float> poison, <8 x i32> zeroinitializer
  br label %217

217:                                              ; preds = %90, %217
  %218 = phi i64 [ 0, %90 ], [ %263, %217 ]
  %219 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %218
  %220 = load <8 x float>, ptr %219, align 32
  %221 = fmul <8 x float> %89, %220
  %222 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %221)
  %223 = bitcast <8 x float> %222 to <8 x i32>
  %224 = add nuw <8 x i32> %223, splat (i32 1)
  %225 = fcmp ogt <8 x float> %221, zeroinitializer
  %226 = sext <8 x i1> %225 to <8 x i32>
  %227 = add <8 x i32> %224, %226
  %228 = icmp sgt <8 x i32> %227, %116
  %229 = select <8 x i1> %228, <8 x float> %120, <8 x float> %94
  %230 = icmp sgt <8 x i32> %227, %124
  %231 = select <8 x i1> %230, <8 x float> %128, <8 x float> %229
  %232 = icmp sgt <8 x i32> %227, %132
  %233 = select <8 x i1> %232, <8 x float> %136, <8 x float> %231
  %234 = icmp sgt <8 x i32> %227, %140
  %235 = select <8 x i1> %234, <8 x float> %144, <8 x float> %233
  %236 = icmp sgt <8 x i32> %227, %148
  %237 = select <8 x i1> %236, <8 x float> %152, <8 x float> %235
  %238 = icmp sgt <8 x i32> %227, %156
  %239 = select <8 x i1> %238, <8 x float> %160, <8 x float> %237
  %240 = icmp sgt <8 x i32> %227, %162
  %241 = select <8 x i1> %240, <8 x float> %164, <8 x float> %239
  %242 = icmp sgt <8 x i32> %227, %166
  %243 = select <8 x i1> %242, <8 x float> %168, <8 x float> %241
  %244 = icmp sgt <8 x i32> %227, %170
  %245 = select <8 x i1> %244, <8 x float> %172, <8 x float> %243
  %246 = icmp sgt <8 x i32> %227, %174
  %247 = select <8 x i1> %246, <8 x float> %176, <8 x float> %245
  %248 = icmp sgt <8 x i32> %227, %180
  %249 = select <8 x i1> %248, <8 x float> %184, <8 x float> %247
  %250 = icmp sgt <8 x i32> %227, %188
  %251 = select <8 x i1> %250, <8 x float> %192, <8 x float> %249
  %252 = icmp sgt <8 x i32> %227, %196
  %253 = select <8 x i1> %252, <8 x float> %200, <8 x float> %251
  %254 = icmp sgt <8 x i32> %227, %204
  %255 = select <8 x i1> %254, <8 x float> %208, <8 x float> %253
  %256 = icmp sgt <8 x i32> %227, %212
  %257 = select <8 x i1> %256, <8 x float> %216, <8 x float> %255
  %258 = fmul <8 x float> %97, %257
  %259 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %220)
  %260 = fsub <8 x float> %258, %259
  %261 = fmul <8 x float> %260, %260
  %262 = getelementptr inbounds nuw [16 x <8 x float>], ptr %2, i64 0, i64 %218
  store <8 x float> %261, ptr %262, align 32
  %263 = add nuw nsw i64 %218, 1
  %264 = icmp eq i64 %263, %67
  br i1 %264, label %265, label %217, !llvm.loop !7

265:                                              ; preds = %217, %69
  %266 = call fastcc float @sum_of(ptr noundef %2, i64 noundef %55)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  %267 = fcmp olt float %266, %72
  %268 = select i1 %267, float %84, float %70
  %269 = select i1 %267, float %266, float %72
  %270 = add nuw nsw i64 %71, 1
  %271 = icmp eq i64 %270, 5
  br i1 %271, label %272, label %69, !llvm.loop !10

272:                                              ; preds = %265
  %273 = getelementptr inbounds i8, ptr %48, i64 %50
  %274 = getelementptr inbounds i8, ptr %273, i64 %51
  %275 = fcmp ogt float %268, 0.000000e+00
  %276 = fdiv float 1.000000e+00, %268
  %277 = select i1 %275, float %276, float 0.000000e+00
  %278 = insertelement <8 x float> poison, float %277, i64 0
  %279 = shufflevector <8 x float> %278, <8 x float> poison, <8 x i32> zeroinitializer
  %280 = load i64, ptr %4, align 8
  %281 = icmp sgt i64 %280, 7
  br i1 %281, label %282, label %432

282:                                              ; preds = %272, %282
  %283 = phi ptr [ %427, %282 ], [ %274, %272 ]
  %284 = phi i64 [ %428, %282 ], [ 0, %272 ]
  %285 = getelementptr inbounds nuw <8 x float>, ptr %3, i64 %284
  %286 = load <8 x float>, ptr %285, align 32
  %287 = fmul <8 x float> %279, %286
  %288 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %287)
  %289 = bitcast <8 x float> %288 to <8 x i32>
  %290 = add nuw <8 x i32> %289, splat (i32 1)
  %291 = fcmp ogt <8 x float> %287, zeroinitializer
  %292 = sext <8 x i1> %291 to <8 x i32>
  %293 = add <8 x i32> %290, %292
  %294 = load ptr, ptr %35, align 8
  %295 = load i32, ptr %294, align 4
  %296 = insertelement <8 x i32> poison, i32 %295, i64 0
  %297 = shufflevector <8 x i32> %296, <8 x i32> poison, <8 x i32> zeroinitializer
  %298 = icmp sgt <8 x i32> %293, %297
  %299 = select <8 x i1> %298, <8 x i8> splat (i8 17), <8 x i8> splat (i8 16)
  %300 = getelementptr inbounds nuw i8, ptr %294, i64 4
  %301 = load i32, ptr %300, align 4
  %302 = insertelement <8 x i32> poison, i32 %301, i64 0
  %303 = shufflevector <8 x i32> %302, <8 x i32> poison, <8 x i32> zeroinitializer
  %304 = icmp sgt <8 x i32> %293, %303
  %305 = zext <8 x i1> %304 to <8 x i8>
  %306 = add nuw nsw <8 x i8> %299, %305
  %307 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %308 = load i32, ptr %307, align 4
  %309 = insertelement <8 x i32> poison, i32 %308, i64 0
  %310 = shufflevector <8 x i32> %309, <8 x i32> poison, <8 x i32> zeroinitializer
  %311 = icmp sgt <8 x i32> %293, %310
  %312 = zext <8 x i1> %311 to <8 x i8>
  %313 = add nuw nsw <8 x i8> %306, %312
  %314 = getelementptr inbounds nuw i8, ptr %294, i64 12
  %315 = load i32, ptr %314, align 4
  %316 = insertelement <8 x i32> poison, i32 %315, i64 0
  %317 = shufflevector <8 x i32> %316, <8 x i32> poison, <8 x i32> zeroinitializer
  %318 = icmp sgt <8 x i32> %293, %317
  %319 = zext <8 x i1> %318 to <8 x i8>
  %320 = add nuw nsw <8 x i8> %313, %319
  %321 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %322 = load i32, ptr %321, align 4
  %323 = insertelement <8 x i32> poison, i32 %322, i64 0
  %324 = shufflevector <8 x i32> %323, <8 x i32> poison, <8 x i32> zeroinitializer
  %325 = icmp sgt <8 x i32> %293, %324
  %326 = zext <8 x i1> %325 to <8 x i8>
  %327 = add nuw nsw <8 x i8> %320, %326
  %328 = getelementptr inbounds nuw i8, ptr %294, i64 20
  %329 = load i32, ptr %328, align 4
  %330 = insertelement <8 x i32> poison, i32 %329, i64 0
  %331 = shufflevector <8 x i32> %330, <8 x i32> poison, <8 x i32> zeroinitializer
  %332 = icmp sgt <8 x i32> %293, %331
  %333 = zext <8 x i1> %332 to <8 x i8>
  %334 = add nuw nsw <8 x i8> %327, %333
  %335 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %336 = load i32, ptr %335, align 4
  %337 = insertelement <8 x i32> poison, i32 %336, i64 0
  %338 = shufflevector <8 x i32> %337, <8 x i32> poison, <8 x i32> zeroinitializer
  %339 = icmp sgt <8 x i32> %293, %338
  %340 = zext <8 x i1> %339 to <8 x i8>
  %341 = add nuw nsw <8 x i8> %334, %340
  %342 = getelementptr inbounds nuw i8, ptr %294, i64 28
  %343 = load i32, ptr %342, align 4
  %344 = insertelement <8 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <8 x i32> %344, <8 x i32> poison, <8 x i32> zeroinitializer
  %346 = icmp sgt <8 x i32> %293, %345
  %347 = zext <8 x i1> %346 to <8 x i8>
  %348 = add nuw nsw <8 x i8> %341, %347
  %349 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %350 = load i32, ptr %349, align 4
  %351 = insertelement <8 x i32> poison, i32 %350, i64 0
  %352 = shufflevector <8 x i32> %351, <8 x i32> poison, <8 x i32> zeroinitializer
  %353 = icmp sgt <8 x i32> %293, %352
  %354 = zext <8 x i1> %353 to <8 x i8>
  %355 = add nuw nsw <8 x i8> %348, %354
  %356 = getelementptr inbounds nuw i8, ptr %294, i64 36
  %357 = load i32, ptr %356, align 4
  %358 = insertelement <8 x i32> poison, i32 %357, i64 0
  %359 = shufflevector <8 x i32> %358, <8 x i32> poison, <8 x i32> zeroinitializer
  %360 = icmp sgt <8 x i32> %293, %359
  %361 = zext <8 x i1> %360 to <8 x i8>
  %362 = add nuw nsw <8 x i8> %355, %361
  %363 = getelementptr inbounds nuw i8, ptr %294, i64 40
  %364 = load i32, ptr %363, align 4
  %365 = insertelement <8 x i32> poison, i32 %364, i64 0
  %366 = shufflevector <8 x i32> %365, <8 x i32> poison, <8 x i32> zeroinitializer
  %367 = icmp sgt <8 x i32> %293, %366
  %368 = zext <8 x i1> %367 to <8 x i8>
  %369 = add nuw nsw <8 x i8> %362, %368
  %370 = getelementptr inbounds nuw i8, ptr %294, i64 44
  %371 = load i32, ptr %370, align 4
  %372 = insertelement <8 x i32> poison, i32 %371, i64 0
  %373 = shufflevector <8 x i32> %372, <8 x i32> poison, <8 x i32> zeroinitializer
  %374 = icmp sgt <8 x i32> %293, %373
  %375 = zext <8 x i1> %374 to <8 x i8>
  %376 = add nuw nsw <8 x i8> %369, %375
  %377 = getelementptr inbounds nuw i8, ptr %294, i64 48
  %378 = load i32, ptr %377, align 4
  %379 = insertelement <8 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <8 x i32> %379, <8 x i32> poison, <8 x i32> zeroinitializer
  %381 = icmp sgt <8 x i32> %293, %380
  %382 = zext <8 x i1> %381 to <8 x i8>
  %383 = add nuw nsw <8 x i8> %376, %382
  %384 = getelementptr inbounds nuw i8, ptr %294, i64 52
  %385 = load i32, ptr %384, align 4
  %386 = insertelement <8 x i32> poison, i32 %385, i64 0
  %387 = shufflevector <8 x i32> %386, <8 x i32> poison, <8 x i32> zeroinitializer
  %388 = icmp sgt <8 x i32> %293, %387
  %389 = zext <8 x i1> %388 to <8 x i8>
  %390 = add nuw nsw <8 x i8> %383, %389
  %391 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %392 = load i32, ptr %391, align 4
  %393 = insertelement <8 x i32> poison, i32 %392, i64 0
  %394 = shufflevector <8 x i32> %393, <8 x i32> poison, <8 x i32> zeroinitializer
  %395 = icmp sgt <8 x i32> %293, %394
  %396 = zext <8 x i1> %395 to <8 x i8>
  %397 = add nuw nsw <8 x i8> %390, %396
  %398 = sub nuw nsw <8 x i8> splat (i8 31), %397
  %399 = select <8 x i1> %291, <8 x i8> %397, <8 x i8> %398
  %400 = bitcast <8 x i8> %399 to <1 x i64>
  %401 = extractelement <1 x i64> %400, i64 0
  %402 = lshr i64 %401, 3
  %403 = and i64 %402, 279227437569541088
  %404 = extractelement <1 x i64> %400, i64 0
  %405 = and i64 %404, 8725857424048159
  %406 = or disjoint i64 %403, %405
  %407 = and i64 %406, 4393751544831
  %408 = lshr i64 %406, 6
  %409 = and i64 %408, 4499201581906944
  %410 = or disjoint i64 %409, %407
  %411 = trunc i64 %406 to i8
  %412 = getelementptr inbounds nuw i8, ptr %283, i64 1
  store i8 %411, ptr %283, align 1
  %413 = lshr i64 %410, 8
  %414 = trunc i64 %413 to i8
  %415 = getelementptr inbounds nuw i8, ptr %283, i64 2
  store i8 %414, ptr %412, align 1
  %416 = lshr i64 %405, 28
  %417 = lshr i64 %401, 25
  %418 = and i64 %417, 15
  %419 = or disjoint i64 %416, %418
  %420 = trunc i64 %419 to i8
  %421 = getelementptr inbounds nuw i8, ptr %283, i64 3
  store i8 %420, ptr %415, align 1
  %422 = lshr i64 %410, 36
  %423 = trunc i64 %422 to i8
  %424 = getelementptr inbounds nuw i8, ptr %283, i64 4
  store i8 %423, ptr %421, align 1
  %425 = lshr i64 %406, 50
  %426 = trunc nuw i64 %425 to i8
  %427 = getelementptr inbounds nuw i8, ptr %283, i64 5
  store i8 %426, ptr %424, align 1
  %428 = add nuw nsw i64 %284, 1
  %429 = load i64, ptr %4, align 8
  %430 = sdiv i64 %429, 8
  %431 = icmp slt i64 %428, %430
  br i1 %431, label %282, label %432, !llvm.loop !11

432:                                              ; preds = %282, %272
  %433 = phi i64 [ %280, %272 ], [ %429, %282 ]
  %434 = load float, ptr %36, align 32
  %435 = fmul float %268, %434
  %436 = bitcast float %435 to i32
  %437 = add i32 %436, 32767
  %438 = lshr i32 %436, 16
  %439 = and i32 %438, 1
  %440 = add i32 %437, %439
  %441 = and i32 %440, -65536
  %442 = fcmp uno float %435, 0.000000e+00
  %443 = select i1 %442, i32 2143289344, i32 %441
  %444 = mul nsw i64 %433, 5
  %445 = sdiv i64 %444, 8
  %446 = getelementptr inbounds i8, ptr %274, i64 %445
  %447 = lshr exact i32 %443, 16
  %448 = trunc i32 %447 to i8
  store i8 %448, ptr %446, align 1
  %449 = lshr i32 %443, 24
  %450 = trunc nuw i32 %449 to i8
  %451 = getelementptr inbounds nuw i8, ptr %446, i64 1
  store i8 %450, ptr %451, align 1
  call void @llvm.lifetime.end.p0(i64 544, ptr nonnull %3)
  %452 = add nsw i64 %39, 1
  %453 = load i64, ptr %11, align 8
  %454 = icmp eq i64 %452, %453
  %455 = zext i1 %454 to i64
  %456 = add nsw i64 %40, %455
  %457 = select i1 %454, i64 0, i64 %452
  %458 = add nsw i64 %38, -1
  %459 = icmp sgt i64 %38, 1
  br i1 %459, label %37, label %460, !llvm.loop !12

460:                                              ; preds = %432, %1
  ret void
}

define void @encode_8(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.head, align 32
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load i64, ptr %3, align 8
  %5 = add nsw i64 %4, 2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
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
  br i1 %21, label %22, label %154

22:                                               ; preds = %1
  %23 = load i64, ptr %8, align 8
  %24 = srem i64 %16, %23
  %25 = sdiv i64 %16, %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 512
  br label %32

32:                                               ; preds = %22, %128
  %33 = phi i64 [ %20, %22 ], [ %152, %128 ]
  %34 = phi i64 [ %24, %22 ], [ %151, %128 ]
  %35 = phi i64 [ %25, %22 ], [ %150, %128 ]
  %36 = load ptr, ptr %0, align 8
  %37 = load i64, ptr %26, align 8
  %38 = mul nsw i64 %37, %35
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load i64, ptr %3, align 8
  %41 = mul nsw i64 %40, %34
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load ptr, ptr %27, align 8
  %44 = load i64, ptr %28, align 8
  %45 = mul nsw i64 %44, %35
  %46 = getelementptr inbounds i8, ptr %43, i64 %45
  %47 = mul nsw i64 %34, %5
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  call void @llvm.lifetime.start.p0(i64 544, ptr nonnull %2)
  %49 = icmp eq i64 %40, 64
  %50 = select i1 %49, ptr @turn_64, ptr @turn_128
  %51 = load ptr, ptr %29, align 8
  call void %50(ptr noundef %42, ptr noundef %51, ptr noundef nonnull %2), !callees !6
  %52 = load i64, ptr %3, align 8
  %53 = load <8 x float>, ptr %2, align 32
  %54 = fneg <8 x float> %53
  %55 = icmp sgt i64 %52, 15
  br i1 %55, label %56, label %71

56:                                               ; preds = %32
  %57 = lshr i64 %52, 3
  br label %58

58:                                               ; preds = %56, %58
  %59 = phi <8 x float> [ %65, %58 ], [ %53, %56 ]
  %60 = phi <8 x float> [ %68, %58 ], [ %54, %56 ]
  %61 = phi i64 [ %69, %58 ], [ 1, %56 ]
  %62 = getelementptr inbounds nuw <8 x float>, ptr %2, i64 %61
  %63 = load <8 x float>, ptr %62, align 32
  %64 = fcmp ogt <8 x float> %63, %59
  %65 = select <8 x i1> %64, <8 x float> %63, <8 x float> %59
  %66 = fneg <8 x float> %63
  %67 = fcmp olt <8 x float> %60, %66
  %68 = select <8 x i1> %67, <8 x float> %66, <8 x float> %60
  %69 = add nuw nsw i64 %61, 1
  %70 = icmp eq i64 %69, %57
  br i1 %70, label %71, label %58, !llvm.loop !13

71:                                               ; preds = %58, %32
  %72 = phi <8 x float> [ %54, %32 ], [ %68, %58 ]
  %73 = phi <8 x float> [ %53, %32 ], [ %65, %58 ]
  %74 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %73)
  %75 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %72)
  %76 = fcmp ogt float %74, %75
  %77 = select i1 %76, float %74, float %75
  %78 = load ptr, ptr %30, align 8
  %79 = load float, ptr %78, align 4
  %80 = fdiv float %77, %79
  %81 = bitcast float %80 to i32
  %82 = add i32 %81, 32767
  %83 = lshr i32 %81, 16
  %84 = and i32 %83, 1
  %85 = add i32 %82, %84
  %86 = and i32 %85, -65536
  %87 = fcmp uno float %80, 0.000000e+00
  %88 = bitcast i32 %86 to float
  %89 = select i1 %87, float 0x7FF8000000000000, float %88
  %90 = fcmp ogt float %89, 0.000000e+00
  %91 = fdiv float 1.000000e+00, %89
  %92 = select i1 %90, float %91, float 0.000000e+00
  %93 = insertelement <8 x float> poison, float %92, i64 0
  %94 = shufflevector <8 x float> %93, <8 x float> poison, <8 x i32> zeroinitializer
  %95 = icmp sgt i64 %52, 7
  br i1 %95, label %96, label %128

96:                                               ; preds = %71, %96
  %97 = phi ptr [ %123, %96 ], [ %48, %71 ]
  %98 = phi i64 [ %124, %96 ], [ 0, %71 ]
  %99 = getelementptr inbounds nuw <8 x float>, ptr %2, i64 %98
  %100 = load <8 x float>, ptr %99, align 32
  %101 = fmul <8 x float> %94, %100
  %102 = fadd <8 x float> %101, splat (float 1.275000e+02)
  %103 = call <8 x float> @llvm.rint.v8f32(<8 x float> %102)
  %104 = fptosi <8 x float> %103 to <8 x i32>
  %105 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %104, <8 x i32> zeroinitializer)
  %106 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %105, <8 x i32> splat (i32 255))
  %107 = trunc nuw <8 x i32> %106 to <8 x i8>
  %108 = extractelement <8 x i8> %107, i64 0
  %109 = getelementptr inbounds nuw i8, ptr %97, i64 1
  store i8 %108, ptr %97, align 1
  %110 = extractelement <8 x i8> %107, i64 1
  %111 = getelementptr inbounds nuw i8, ptr %97, i64 2
  store i8 %110, ptr %109, align 1
  %112 = extractelement <8 x i8> %107, i64 2
  %113 = getelementptr inbounds nuw i8, ptr %97, i64 3
  store i8 %112, ptr %111, align 1
  %114 = extractelement <8 x i8> %107, i64 3
  %115 = getelementptr inbounds nuw i8, ptr %97, i64 4
  store i8 %114, ptr %113, align 1
  %116 = extractelement <8 x i8> %107, i64 4
  %117 = getelementptr inbounds nuw i8, ptr %97, i64 5
  store i8 %116, ptr %115, align 1
  %118 = extractelement <8 x i8> %107, i64 5
  %119 = getelementptr inbounds nuw i8, ptr %97, i64 6
  store i8 %118, ptr %117, align 1
  %120 = extractelement <8 x i8> %107, i64 6
  %121 = getelementptr inbounds nuw i8, ptr %97, i64 7
  store i8 %120, ptr %119, align 1
  %122 = extractelement <8 x i8> %107, i64 7
  %123 = getelementptr inbounds nuw i8, ptr %97, i64 8
  store i8 %122, ptr %121, align 1
  %124 = add nuw nsw i64 %98, 1
  %125 = load i64, ptr %3, align 8
  %126 = sdiv i64 %125, 8
  %127 = icmp slt i64 %124, %126
  br i1 %127, label %96, label %128, !llvm.loop !11

128:                                              ; preds = %96, %71
  %129 = phi i64 [ %52, %71 ], [ %125, %96 ]
  %130 = load float, ptr %31, align 32
  %131 = fmul float %89, %130
  %132 = bitcast float %131 to i32
  %133 = add i32 %132, 32767
  %134 = lshr i32 %132, 16
  %135 = and i32 %134, 1
  %136 = add i32 %133, %135
  %137 = and i32 %136, -65536
  %138 = fcmp uno float %131, 0.000000e+00
  %139 = select i1 %138, i32 2143289344, i32 %137
  %140 = getelementptr inbounds i8, ptr %48, i64 %129
  %141 = lshr exact i32 %139, 16
  %142 = trunc i32 %141 to i8
  store i8 %142, ptr %140, align 1
  %143 = lshr i32 %139, 24
  %144 = trunc nuw i32 %143 to i8
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 1
  store i8 %144, ptr %145, align 1
  call void @llvm.lifetime.end.p0(i64 544, ptr nonnull %2)
  %146 = add nsw i64 %34, 1
  %147 = load i64, ptr %8, align 8
  %148 = icmp eq i64 %146, %147
  %149 = zext i1 %148 to i64
  %150 = add nsw i64 %35, %149
  %151 = select i1 %148, i64 0, i64 %146
  %152 = add nsw i64 %33, -1
  %153 = icmp sgt i64 %33, 1
  br i1 %153, label %32, label %154, !llvm.loop !12

154:                                              ; preds = %128, %1
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

define internal void @turn_64(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly initializes((0, 256), (512, 516)) %2) unnamed_addr {
  %4 = load <8 x float>, ptr %0, align 4
  %5 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %4)
  %6 = bitcast <8 x float> %5 to <8 x i32>
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load <8 x float>, ptr %7, align 4
  %9 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %8)
  %10 = bitcast <8 x float> %9 to <8 x i32>
  %11 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %6, <8 x i32> %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load <8 x float>, ptr %12, align 4
  %14 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %13)
  %15 = bitcast <8 x float> %14 to <8 x i32>
  %16 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %11, <8 x i32> %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %18 = load <8 x float>, ptr %17, align 4
  %19 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %18)
  %20 = bitcast <8 x float> %19 to <8 x i32>
  %21 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %16, <8 x i32> %20)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %23 = load <8 x float>, ptr %22, align 4
  %24 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %23)
  %25 = bitcast <8 x float> %24 to <8 x i32>
  %26 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %21, <8 x i32> %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load <8 x float>, ptr %27, align 4
  %29 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %28)
  %30 = bitcast <8 x float> %29 to <8 x i32>
  %31 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %26, <8 x i32> %30)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %33 = load <8 x float>, ptr %32, align 4
  %34 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %33)
  %35 = bitcast <8 x float> %34 to <8 x i32>
  %36 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %31, <8 x i32> %35)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %38 = load <8 x float>, ptr %37, align 4
  %39 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %38)
  %40 = bitcast <8 x float> %39 to <8 x i32>
  %41 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %36, <8 x i32> %40)
  %42 = tail call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %41)
  %43 = add nsw i32 %42, -1988100096
  %44 = icmp ult i32 %43, -1761607680
  br i1 %44, label %45, label %56

45:                                               ; preds = %3
  %46 = icmp samesign ugt i32 %42, 1988100095
  store <8 x float> zeroinitializer, ptr %2, align 32
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store <8 x float> zeroinitializer, ptr %47, align 32
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <8 x float> zeroinitializer, ptr %48, align 32
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 96
  store <8 x float> zeroinitializer, ptr %49, align 32
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <8 x float> zeroinitializer, ptr %50, align 32
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 160
  store <8 x float> zeroinitializer, ptr %51, align 32
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <8 x float> zeroinitializer, ptr %52, align 32
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store <8 x float> zeroinitializer, ptr %53, align 32
  %54 = select i1 %46, float 0x7FF8000000000000, float 1.000000e+00
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store float %54, ptr %55, align 32
  br label %175

56:                                               ; preds = %3
  %57 = and i32 %42, 2139095040
  %58 = sub nuw nsw i32 2122317824, %57
  %59 = bitcast i32 %58 to float
  %60 = fmul float %59, 1.250000e-01
  %61 = insertelement <8 x float> poison, float %60, i64 0
  %62 = shufflevector <8 x float> %61, <8 x float> poison, <8 x i32> zeroinitializer
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %64 = load <8 x float>, ptr %63, align 4
  %65 = fmul <8 x float> %13, %64
  %66 = fmul <8 x float> %62, %65
  %67 = shufflevector <8 x float> %66, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %68 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %66, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %67)
  %69 = shufflevector <8 x float> %68, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %70 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %68, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %69)
  %71 = shufflevector <8 x float> %70, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %72 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %70, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %71)
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %74 = load <8 x float>, ptr %73, align 4
  %75 = fmul <8 x float> %18, %74
  %76 = fmul <8 x float> %62, %75
  %77 = shufflevector <8 x float> %76, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %78 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %76, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %77)
  %79 = shufflevector <8 x float> %78, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %80 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %78, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %79)
  %81 = shufflevector <8 x float> %80, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %82 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %80, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %81)
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %84 = load <8 x float>, ptr %83, align 4
  %85 = fmul <8 x float> %23, %84
  %86 = fmul <8 x float> %62, %85
  %87 = shufflevector <8 x float> %86, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %88 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %86, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %87)
  %89 = shufflevector <8 x float> %88, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %90 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %88, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %89)
  %91 = shufflevector <8 x float> %90, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %92 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %90, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %91)
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %94 = load <8 x float>, ptr %93, align 4
  %95 = fmul <8 x float> %28, %94
  %96 = fmul <8 x float> %62, %95
  %97 = shufflevector <8 x float> %96, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %98 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %96, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %97)
  %99 = shufflevector <8 x float> %98, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %100 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %98, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %99)
  %101 = shufflevector <8 x float> %100, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %102 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %100, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %101)
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %104 = load <8 x float>, ptr %103, align 4
  %105 = fmul <8 x float> %33, %104
  %106 = fmul <8 x float> %62, %105
  %107 = shufflevector <8 x float> %106, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %108 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %106, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %107)
  %109 = shufflevector <8 x float> %108, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %110 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %108, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %109)
  %111 = shufflevector <8 x float> %110, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %112 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %110, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %111)
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %114 = load <8 x float>, ptr %113, align 4
  %115 = fmul <8 x float> %38, %114
  %116 = fmul <8 x float> %62, %115
  %117 = shufflevector <8 x float> %116, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %118 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %116, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %117)
  %119 = shufflevector <8 x float> %118, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %120 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %118, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %119)
  %121 = shufflevector <8 x float> %120, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %122 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %120, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %121)
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %124 = load <8 x float>, ptr %123, align 4
  %125 = fmul <8 x float> %8, %124
  %126 = fmul <8 x float> %62, %125
  %127 = shufflevector <8 x float> %126, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %128 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %126, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %127)
  %129 = shufflevector <8 x float> %128, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %130 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %128, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %129)
  %131 = shufflevector <8 x float> %130, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %132 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %130, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %131)
  %133 = load <8 x float>, ptr %1, align 4
  %134 = fmul <8 x float> %4, %133
  %135 = fmul <8 x float> %62, %134
  %136 = shufflevector <8 x float> %135, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %137 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %135, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %136)
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %139 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %137, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %138)
  %140 = shufflevector <8 x float> %139, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %141 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %139, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %140)
  %142 = fadd <8 x float> %141, %132
  %143 = fsub <8 x float> %141, %132
  %144 = fadd <8 x float> %72, %82
  %145 = fsub <8 x float> %72, %82
  %146 = fadd <8 x float> %92, %102
  %147 = fsub <8 x float> %92, %102
  %148 = fadd <8 x float> %112, %122
  %149 = fsub <8 x float> %112, %122
  %150 = fadd <8 x float> %142, %144
  %151 = fsub <8 x float> %142, %144
  %152 = fadd <8 x float> %143, %145
  %153 = fsub <8 x float> %143, %145
  %154 = fadd <8 x float> %146, %148
  %155 = fsub <8 x float> %146, %148
  %156 = fadd <8 x float> %147, %149
  %157 = fsub <8 x float> %147, %149
  %158 = fadd <8 x float> %150, %154
  %159 = fsub <8 x float> %150, %154
  %160 = fadd <8 x float> %152, %156
  %161 = fsub <8 x float> %152, %156
  %162 = fadd <8 x float> %151, %155
  %163 = fsub <8 x float> %151, %155
  %164 = fadd <8 x float> %153, %157
  %165 = fsub <8 x float> %153, %157
  store <8 x float> %158, ptr %2, align 32
  %166 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store <8 x float> %160, ptr %166, align 32
  %167 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <8 x float> %162, ptr %167, align 32
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 96
  store <8 x float> %164, ptr %168, align 32
  %169 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <8 x float> %159, ptr %169, align 32
  %170 = getelementptr inbounds nuw i8, ptr %2, i64 160
  store <8 x float> %161, ptr %170, align 32
  %171 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <8 x float> %163, ptr %171, align 32
  %172 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store <8 x float> %165, ptr %172, align 32
  %173 = add nuw nsw i32 %57, 8388608
  %174 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store i32 %173, ptr %174, align 32
  br label %175

175:                                              ; preds = %45, %56
  ret void
}

define internal void @turn_128(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly initializes((0, 516)) %2) unnamed_addr {
  %4 = load <8 x float>, ptr %0, align 4
  %5 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %4)
  %6 = bitcast <8 x float> %5 to <8 x i32>
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load <8 x float>, ptr %7, align 4
  %9 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %8)
  %10 = bitcast <8 x float> %9 to <8 x i32>
  %11 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %6, <8 x i32> %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load <8 x float>, ptr %12, align 4
  %14 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %13)
  %15 = bitcast <8 x float> %14 to <8 x i32>
  %16 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %11, <8 x i32> %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %18 = load <8 x float>, ptr %17, align 4
  %19 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %18)
  %20 = bitcast <8 x float> %19 to <8 x i32>
  %21 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %16, <8 x i32> %20)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %23 = load <8 x float>, ptr %22, align 4
  %24 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %23)
  %25 = bitcast <8 x float> %24 to <8 x i32>
  %26 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %21, <8 x i32> %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load <8 x float>, ptr %27, align 4
  %29 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %28)
  %30 = bitcast <8 x float> %29 to <8 x i32>
  %31 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %26, <8 x i32> %30)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %33 = load <8 x float>, ptr %32, align 4
  %34 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %33)
  %35 = bitcast <8 x float> %34 to <8 x i32>
  %36 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %31, <8 x i32> %35)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %38 = load <8 x float>, ptr %37, align 4
  %39 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %38)
  %40 = bitcast <8 x float> %39 to <8 x i32>
  %41 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %36, <8 x i32> %40)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %43 = load <8 x float>, ptr %42, align 4
  %44 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %43)
  %45 = bitcast <8 x float> %44 to <8 x i32>
  %46 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %41, <8 x i32> %45)
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %48 = load <8 x float>, ptr %47, align 4
  %49 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %48)
  %50 = bitcast <8 x float> %49 to <8 x i32>
  %51 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %46, <8 x i32> %50)
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %53 = load <8 x float>, ptr %52, align 4
  %54 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %53)
  %55 = bitcast <8 x float> %54 to <8 x i32>
  %56 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %51, <8 x i32> %55)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %58 = load <8 x float>, ptr %57, align 4
  %59 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %58)
  %60 = bitcast <8 x float> %59 to <8 x i32>
  %61 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %56, <8 x i32> %60)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %63 = load <8 x float>, ptr %62, align 4
  %64 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %63)
  %65 = bitcast <8 x float> %64 to <8 x i32>
  %66 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %61, <8 x i32> %65)
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %68 = load <8 x float>, ptr %67, align 4
  %69 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %68)
  %70 = bitcast <8 x float> %69 to <8 x i32>
  %71 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %66, <8 x i32> %70)
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %73 = load <8 x float>, ptr %72, align 4
  %74 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %73)
  %75 = bitcast <8 x float> %74 to <8 x i32>
  %76 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %71, <8 x i32> %75)
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %78 = load <8 x float>, ptr %77, align 4
  %79 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %78)
  %80 = bitcast <8 x float> %79 to <8 x i32>
  %81 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %76, <8 x i32> %80)
  %82 = tail call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %81)
  %83 = add nsw i32 %82, -1988100096
  %84 = icmp ult i32 %83, -1761607680
  br i1 %84, label %85, label %104

85:                                               ; preds = %3
  %86 = icmp samesign ugt i32 %82, 1988100095
  store <8 x float> zeroinitializer, ptr %2, align 32
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store <8 x float> zeroinitializer, ptr %87, align 32
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <8 x float> zeroinitializer, ptr %88, align 32
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 96
  store <8 x float> zeroinitializer, ptr %89, align 32
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <8 x float> zeroinitializer, ptr %90, align 32
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 160
  store <8 x float> zeroinitializer, ptr %91, align 32
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <8 x float> zeroinitializer, ptr %92, align 32
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store <8 x float> zeroinitializer, ptr %93, align 32
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store <8 x float> zeroinitializer, ptr %94, align 32
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 288
  store <8 x float> zeroinitializer, ptr %95, align 32
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 320
  store <8 x float> zeroinitializer, ptr %96, align 32
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 352
  store <8 x float> zeroinitializer, ptr %97, align 32
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 384
  store <8 x float> zeroinitializer, ptr %98, align 32
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 416
  store <8 x float> zeroinitializer, ptr %99, align 32
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 448
  store <8 x float> zeroinitializer, ptr %100, align 32
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 480
  store <8 x float> zeroinitializer, ptr %101, align 32
  %102 = select i1 %86, float 0x7FF8000000000000, float 1.000000e+00
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store float %102, ptr %103, align 32
  br label %357

104:                                              ; preds = %3
  %105 = and i32 %82, 2139095040
  %106 = sub nuw nsw i32 2122317824, %105
  %107 = bitcast i32 %106 to float
  %108 = fdiv float %107, 0x4026A09E60000000
  %109 = insertelement <8 x float> poison, float %108, i64 0
  %110 = shufflevector <8 x float> %109, <8 x float> poison, <8 x i32> zeroinitializer
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %112 = load <8 x float>, ptr %111, align 4
  %113 = fmul <8 x float> %13, %112
  %114 = fmul <8 x float> %110, %113
  %115 = shufflevector <8 x float> %114, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %116 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %114, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %115)
  %117 = shufflevector <8 x float> %116, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %118 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %116, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %117)
  %119 = shufflevector <8 x float> %118, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %120 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %118, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %119)
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %122 = load <8 x float>, ptr %121, align 4
  %123 = fmul <8 x float> %18, %122
  %124 = fmul <8 x float> %110, %123
  %125 = shufflevector <8 x float> %124, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %126 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %124, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %125)
  %127 = shufflevector <8 x float> %126, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %128 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %126, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %127)
  %129 = shufflevector <8 x float> %128, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %130 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %128, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %129)
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %132 = load <8 x float>, ptr %131, align 4
  %133 = fmul <8 x float> %23, %132
  %134 = fmul <8 x float> %110, %133
  %135 = shufflevector <8 x float> %134, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %136 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %134, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %135)
  %137 = shufflevector <8 x float> %136, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %138 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %136, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %137)
  %139 = shufflevector <8 x float> %138, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %140 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %138, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %139)
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %142 = load <8 x float>, ptr %141, align 4
  %143 = fmul <8 x float> %28, %142
  %144 = fmul <8 x float> %110, %143
  %145 = shufflevector <8 x float> %144, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %146 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %144, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %145)
  %147 = shufflevector <8 x float> %146, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %148 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %146, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %147)
  %149 = shufflevector <8 x float> %148, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %150 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %149)
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %152 = load <8 x float>, ptr %151, align 4
  %153 = fmul <8 x float> %33, %152
  %154 = fmul <8 x float> %110, %153
  %155 = shufflevector <8 x float> %154, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %155)
  %157 = shufflevector <8 x float> %156, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %158 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %156, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %157)
  %159 = shufflevector <8 x float> %158, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %160 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %158, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %159)
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %162 = load <8 x float>, ptr %161, align 4
  %163 = fmul <8 x float> %38, %162
  %164 = fmul <8 x float> %110, %163
  %165 = shufflevector <8 x float> %164, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %166 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %164, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %165)
  %167 = shufflevector <8 x float> %166, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %168 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %167)
  %169 = shufflevector <8 x float> %168, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %170 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %169)
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %172 = load <8 x float>, ptr %171, align 4
  %173 = fmul <8 x float> %43, %172
  %174 = fmul <8 x float> %110, %173
  %175 = shufflevector <8 x float> %174, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %176 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %174, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %175)
  %177 = shufflevector <8 x float> %176, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %178 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %176, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %177)
  %179 = shufflevector <8 x float> %178, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %180 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %178, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %179)
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %182 = load <8 x float>, ptr %181, align 4
  %183 = fmul <8 x float> %48, %182
  %184 = fmul <8 x float> %110, %183
  %185 = shufflevector <8 x float> %184, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %186 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %184, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %185)
  %187 = shufflevector <8 x float> %186, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %188 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %186, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %187)
  %189 = shufflevector <8 x float> %188, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %190 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %189)
  %191 = load <8 x float>, ptr %52, align 4
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %193 = load <8 x float>, ptr %192, align 4
  %194 = fmul <8 x float> %191, %193
  %195 = fmul <8 x float> %110, %194
  %196 = shufflevector <8 x float> %195, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %197 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %195, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %196)
  %198 = shufflevector <8 x float> %197, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %199 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %197, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %198)
  %200 = shufflevector <8 x float> %199, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %201 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %199, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %200)
  %202 = load <8 x float>, ptr %57, align 4
  %203 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %204 = load <8 x float>, ptr %203, align 4
  %205 = fmul <8 x float> %202, %204
  %206 = fmul <8 x float> %110, %205
  %207 = shufflevector <8 x float> %206, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %208 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %206, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %207)
  %209 = shufflevector <8 x float> %208, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %210 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %208, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %209)
  %211 = shufflevector <8 x float> %210, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %212 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %210, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %211)
  %213 = load <8 x float>, ptr %62, align 4
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %215 = load <8 x float>, ptr %214, align 4
  %216 = fmul <8 x float> %213, %215
  %217 = fmul <8 x float> %110, %216
  %218 = shufflevector <8 x float> %217, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %219 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %217, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %218)
  %220 = shufflevector <8 x float> %219, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %221 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %219, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %220)
  %222 = shufflevector <8 x float> %221, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %223 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %221, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %222)
  %224 = load <8 x float>, ptr %67, align 4
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %226 = load <8 x float>, ptr %225, align 4
  %227 = fmul <8 x float> %224, %226
  %228 = fmul <8 x float> %110, %227
  %229 = shufflevector <8 x float> %228, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %230 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %228, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %229)
  %231 = shufflevector <8 x float> %230, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %232 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %230, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %231)
  %233 = shufflevector <8 x float> %232, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %234 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %232, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %233)
  %235 = load <8 x float>, ptr %72, align 4
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %237 = load <8 x float>, ptr %236, align 4
  %238 = fmul <8 x float> %235, %237
  %239 = fmul <8 x float> %110, %238
  %240 = shufflevector <8 x float> %239, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %241 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %239, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %240)
  %242 = shufflevector <8 x float> %241, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %243 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %241, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %242)
  %244 = shufflevector <8 x float> %243, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %245 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %243, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %244)
  %246 = load <8 x float>, ptr %77, align 4
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %248 = load <8 x float>, ptr %247, align 4
  %249 = fmul <8 x float> %246, %248
  %250 = fmul <8 x float> %110, %249
  %251 = shufflevector <8 x float> %250, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %252 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %250, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %251)
  %253 = shufflevector <8 x float> %252, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %254 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %252, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %253)
  %255 = shufflevector <8 x float> %254, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %256 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %254, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %255)
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %258 = load <8 x float>, ptr %257, align 4
  %259 = fmul <8 x float> %8, %258
  %260 = fmul <8 x float> %110, %259
  %261 = shufflevector <8 x float> %260, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %262 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %260, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %261)
  %263 = shufflevector <8 x float> %262, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %264 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %262, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %263)
  %265 = shufflevector <8 x float> %264, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %266 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %264, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %265)
  %267 = load <8 x float>, ptr %1, align 4
  %268 = fmul <8 x float> %4, %267
  %269 = fmul <8 x float> %110, %268
  %270 = shufflevector <8 x float> %269, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %271 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %269, <8 x float> <float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00, float 1.000000e+00, float -1.000000e+00>, <8 x float> %270)
  %272 = shufflevector <8 x float> %271, <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %273 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %271, <8 x float> <float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %272)
  %274 = shufflevector <8 x float> %273, <8 x float> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %275 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %273, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, <8 x float> %274)
  %276 = fadd <8 x float> %275, %266
  %277 = fsub <8 x float> %275, %266
  %278 = fadd <8 x float> %120, %130
  %279 = fsub <8 x float> %120, %130
  %280 = fadd <8 x float> %140, %150
  %281 = fsub <8 x float> %140, %150
  %282 = fadd <8 x float> %160, %170
  %283 = fsub <8 x float> %160, %170
  %284 = fadd <8 x float> %180, %190
  %285 = fsub <8 x float> %180, %190
  %286 = fadd <8 x float> %201, %212
  %287 = fsub <8 x float> %201, %212
  %288 = fadd <8 x float> %223, %234
  %289 = fsub <8 x float> %223, %234
  %290 = fadd <8 x float> %245, %256
  %291 = fsub <8 x float> %245, %256
  %292 = fadd <8 x float> %276, %278
  %293 = fsub <8 x float> %276, %278
  %294 = fadd <8 x float> %277, %279
  %295 = fsub <8 x float> %277, %279
  %296 = fadd <8 x float> %280, %282
  %297 = fsub <8 x float> %280, %282
  %298 = fadd <8 x float> %281, %283
  %299 = fsub <8 x float> %281, %283
  %300 = fadd <8 x float> %284, %286
  %301 = fsub <8 x float> %284, %286
  %302 = fadd <8 x float> %285, %287
  %303 = fsub <8 x float> %285, %287
  %304 = fadd <8 x float> %288, %290
  %305 = fsub <8 x float> %288, %290
  %306 = fadd <8 x float> %289, %291
  %307 = fsub <8 x float> %289, %291
  %308 = fadd <8 x float> %292, %296
  %309 = fsub <8 x float> %292, %296
  %310 = fadd <8 x float> %294, %298
  %311 = fsub <8 x float> %294, %298
  %312 = fadd <8 x float> %293, %297
  %313 = fsub <8 x float> %293, %297
  %314 = fadd <8 x float> %295, %299
  %315 = fsub <8 x float> %295, %299
  %316 = fadd <8 x float> %300, %304
  %317 = fsub <8 x float> %300, %304
  %318 = fadd <8 x float> %302, %306
  %319 = fsub <8 x float> %302, %306
  %320 = fadd <8 x float> %301, %305
  %321 = fsub <8 x float> %301, %305
  %322 = fadd <8 x float> %303, %307
  %323 = fsub <8 x float> %303, %307
  %324 = fadd <8 x float> %308, %316
  %325 = fsub <8 x float> %308, %316
  %326 = fadd <8 x float> %310, %318
  %327 = fsub <8 x float> %310, %318
  %328 = fadd <8 x float> %312, %320
  %329 = fsub <8 x float> %312, %320
  %330 = fadd <8 x float> %314, %322
  %331 = fsub <8 x float> %314, %322
  %332 = fadd <8 x float> %309, %317
  %333 = fsub <8 x float> %309, %317
  %334 = fadd <8 x float> %311, %319
  %335 = fsub <8 x float> %311, %319
  %336 = fadd <8 x float> %313, %321
  %337 = fsub <8 x float> %313, %321
  %338 = fadd <8 x float> %315, %323
  %339 = fsub <8 x float> %315, %323
  store <8 x float> %324, ptr %2, align 32
  %340 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store <8 x float> %326, ptr %340, align 32
  %341 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store <8 x float> %328, ptr %341, align 32
  %342 = getelementptr inbounds nuw i8, ptr %2, i64 96
  store <8 x float> %330, ptr %342, align 32
  %343 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store <8 x float> %332, ptr %343, align 32
  %344 = getelementptr inbounds nuw i8, ptr %2, i64 160
  store <8 x float> %334, ptr %344, align 32
  %345 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store <8 x float> %336, ptr %345, align 32
  %346 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store <8 x float> %338, ptr %346, align 32
  %347 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store <8 x float> %325, ptr %347, align 32
  %348 = getelementptr inbounds nuw i8, ptr %2, i64 288
  store <8 x float> %327, ptr %348, align 32
  %349 = getelementptr inbounds nuw i8, ptr %2, i64 320
  store <8 x float> %329, ptr %349, align 32
  %350 = getelementptr inbounds nuw i8, ptr %2, i64 352
  store <8 x float> %331, ptr %350, align 32
  %351 = getelementptr inbounds nuw i8, ptr %2, i64 384
  store <8 x float> %333, ptr %351, align 32
  %352 = getelementptr inbounds nuw i8, ptr %2, i64 416
  store <8 x float> %335, ptr %352, align 32
  %353 = getelementptr inbounds nuw i8, ptr %2, i64 448
  store <8 x float> %337, ptr %353, align 32
  %354 = getelementptr inbounds nuw i8, ptr %2, i64 480
  store <8 x float> %339, ptr %354, align 32
  %355 = add nuw nsw i32 %105, 8388608
  %356 = getelementptr inbounds nuw i8, ptr %2, i64 512
  store i32 %355, ptr %356, align 32
  br label %357

357:                                              ; preds = %85, %104
  ret void
}

declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)

declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>)

declare float @llvm.sqrt.f32(float)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

define internal fastcc float @root_mean_square(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [16 x <8 x float>], align 32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %4 = sdiv i64 %1, 8
  %5 = icmp sgt i64 %1, 7
  br i1 %5, label %11, label %6

6:                                                ; preds = %11, %2
  %7 = call fastcc float @sum_of(ptr noundef %3, i64 noundef %1)
  %8 = sitofp i64 %1 to float
  %9 = fdiv float %7, %8
  %10 = tail call float @llvm.sqrt.f32(float %9)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret float %10

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %17, %11 ], [ 0, %2 ]
  %13 = getelementptr inbounds nuw <8 x float>, ptr %0, i64 %12
  %14 = load <8 x float>, ptr %13, align 32
  %15 = fmul <8 x float> %14, %14
  %16 = getelementptr inbounds nuw [16 x <8 x float>], ptr %3, i64 0, i64 %12
  store <8 x float> %15, ptr %16, align 32
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %6, label %11, !llvm.loop !14
}

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

define internal fastcc float @sum_of(ptr nocapture noundef nonnull %0, i64 noundef %1) unnamed_addr {
  %3 = icmp eq i64 %1, 64
  %4 = load <8 x float>, ptr %0, align 32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br i1 %3, label %8, label %24

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <8 x float>, ptr %9, align 32
  %11 = fadd <8 x float> %10, %4
  store <8 x float> %11, ptr %0, align 32
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load <8 x float>, ptr %12, align 32
  %14 = load <8 x float>, ptr %5, align 32
  %15 = fadd <8 x float> %13, %14
  store <8 x float> %15, ptr %5, align 32
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %17 = load <8 x float>, ptr %16, align 32
  %18 = load <8 x float>, ptr %6, align 32
  %19 = fadd <8 x float> %17, %18
  store <8 x float> %19, ptr %6, align 32
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %21 = load <8 x float>, ptr %20, align 32
  %22 = load <8 x float>, ptr %7, align 32
  %23 = fadd <8 x float> %21, %22
  store <8 x float> %23, ptr %7, align 32
  br label %79

24:                                               ; preds = %2
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %26 = load <8 x float>, ptr %25, align 32
  %27 = fadd <8 x float> %26, %4
  store <8 x float> %27, ptr %0, align 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %29 = load <8 x float>, ptr %28, align 32
  %30 = load <8 x float>, ptr %5, align 32
  %31 = fadd <8 x float> %29, %30
  store <8 x float> %31, ptr %5, align 32
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %33 = load <8 x float>, ptr %32, align 32
  %34 = load <8 x float>, ptr %6, align 32
  %35 = fadd <8 x float> %33, %34
  store <8 x float> %35, ptr %6, align 32
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %37 = load <8 x float>, ptr %36, align 32
  %38 = load <8 x float>, ptr %7, align 32
  %39 = fadd <8 x float> %37, %38
  store <8 x float> %39, ptr %7, align 32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %42 = load <8 x float>, ptr %41, align 32
  %43 = load <8 x float>, ptr %40, align 32
  %44 = fadd <8 x float> %42, %43
  store <8 x float> %44, ptr %40, align 32
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %47 = load <8 x float>, ptr %46, align 32
  %48 = load <8 x float>, ptr %45, align 32
  %49 = fadd <8 x float> %47, %48
  store <8 x float> %49, ptr %45, align 32
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %52 = load <8 x float>, ptr %51, align 32
  %53 = load <8 x float>, ptr %50, align 32
  %54 = fadd <8 x float> %52, %53
  store <8 x float> %54, ptr %50, align 32
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %57 = load <8 x float>, ptr %56, align 32
  %58 = load <8 x float>, ptr %55, align 32
  %59 = fadd <8 x float> %57, %58
  store <8 x float> %59, ptr %55, align 32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = load <8 x float>, ptr %60, align 32
  %62 = load <8 x float>, ptr %0, align 32
  %63 = fadd <8 x float> %61, %62
  store <8 x float> %63, ptr %0, align 32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %66 = load <8 x float>, ptr %65, align 32
  %67 = load <8 x float>, ptr %64, align 32
  %68 = fadd <8 x float> %66, %67
  store <8 x float> %68, ptr %64, align 32
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %71 = load <8 x float>, ptr %70, align 32
  %72 = load <8 x float>, ptr %69, align 32
  %73 = fadd <8 x float> %71, %72
  store <8 x float> %73, ptr %69, align 32
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %76 = load <8 x float>, ptr %75, align 32
  %77 = load <8 x float>, ptr %74, align 32
  %78 = fadd <8 x float> %76, %77
  store <8 x float> %78, ptr %74, align 32
  br label %79

79:                                               ; preds = %24, %8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %81 = load <8 x float>, ptr %80, align 32
  %82 = load <8 x float>, ptr %0, align 32
  %83 = fadd <8 x float> %81, %82
  store <8 x float> %83, ptr %0, align 32
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %86 = load <8 x float>, ptr %85, align 32
  %87 = load <8 x float>, ptr %84, align 32
  %88 = fadd <8 x float> %86, %87
  store <8 x float> %88, ptr %84, align 32
  %89 = load <8 x float>, ptr %0, align 32
  %90 = fadd <8 x float> %88, %89
  store <8 x float> %90, ptr %0, align 32
  %91 = shufflevector <8 x float> %90, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %92 = shufflevector <8 x float> %90, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %93 = fadd <4 x float> %91, %92
  %94 = shufflevector <4 x float> %93, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %95 = fadd <4 x float> %93, %94
  %96 = shufflevector <4 x float> %93, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %97 = shufflevector <4 x float> %93, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %98 = fadd <4 x float> %96, %97
  %99 = fadd <4 x float> %95, %98
  %100 = extractelement <4 x float> %99, i64 0
  ret float %100
}

declare <8 x float> @llvm.rint.v8f32(<8 x float>)

declare <8 x float> @llvm.fabs.v8f32(<8 x float>)

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

!6 = !{ptr @turn_128, ptr @turn_64}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
