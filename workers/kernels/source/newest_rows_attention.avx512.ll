; Made by `make kernels`, not by hand: ziglang 0.15.2, sources f9f3b1efe825c52d, code def98bf35e4ef91e
%struct.query = type { ptr, ptr, ptr, ptr, i64, float }
%struct.request = type { ptr, ptr, i64, i64, i64, i64, i64 }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [12 x %struct.query], align 16
  %3 = alloca [6144 x float], align 16
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %5
  %12 = tail call i32 @omp_get_thread_num()
  %13 = sext i32 %12 to i64
  %14 = tail call i32 @omp_get_num_threads()
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %11, %13
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %13, 1
  %19 = mul nsw i64 %18, %11
  %20 = sdiv i64 %19, %15
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %1
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
  br label %48

29:                                               ; preds = %73, %1
  call void @GOMP_barrier()
  %30 = load i64, ptr %21, align 8
  %31 = call i32 @omp_get_thread_num()
  %32 = sext i32 %31 to i64
  %33 = call i32 @omp_get_num_threads()
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %30, %32
  %36 = sdiv i64 %35, %34
  %37 = add nsw i64 %32, 1
  %38 = mul nsw i64 %37, %30
  %39 = sdiv i64 %38, %34
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %879

41:                                               ; preds = %29
  %42 = icmp sgt i64 %8, 0
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %880

48:                                               ; preds = %24, %73
  %49 = phi i64 [ %22, %24 ], [ %74, %73 ]
  %50 = phi i64 [ 0, %24 ], [ %59, %73 ]
  %51 = phi i64 [ 0, %24 ], [ %75, %73 ]
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds nuw %struct.request, ptr %52, i64 %51, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 511)
  %56 = lshr i64 %55, 8
  %57 = load i64, ptr %4, align 8
  %58 = mul nsw i64 %57, %50
  %59 = add nuw i64 %56, %50
  %60 = mul i64 %59, %57
  %61 = call i64 @llvm.smin.i64(i64 %20, i64 %60)
  %62 = call i64 @llvm.smax.i64(i64 %17, i64 %58)
  %63 = icmp slt i64 %62, %61
  br i1 %63, label %64, label %73

64:                                               ; preds = %48
  %65 = add nsw i64 %56, -1
  %66 = icmp eq i64 %56, 1
  %67 = select i1 %66, i64 16, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 %67
  %69 = select i1 %66, i64 24, i64 40
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  br label %77

71:                                               ; preds = %876
  %72 = load i64, ptr %21, align 8
  br label %73

73:                                               ; preds = %71, %48
  %74 = phi i64 [ %72, %71 ], [ %49, %48 ]
  %75 = add nuw nsw i64 %51, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %29, !llvm.loop !6

77:                                               ; preds = %64, %876
  %78 = phi i64 [ %62, %64 ], [ %877, %876 ]
  %79 = sub nsw i64 %78, %58
  %80 = load i64, ptr %4, align 8
  %81 = sdiv i64 %79, %80
  %82 = shl i64 %81, 8
  %83 = icmp eq i64 %81, %65
  br i1 %83, label %84, label %88

84:                                               ; preds = %77
  %85 = load ptr, ptr %0, align 8
  %86 = getelementptr inbounds nuw %struct.request, ptr %85, i64 %51, i32 2
  %87 = load i64, ptr %86, align 8
  br label %91

88:                                               ; preds = %77
  %89 = add nsw i64 %82, 256
  %90 = load ptr, ptr %0, align 8
  br label %91

91:                                               ; preds = %88, %84
  %92 = phi ptr [ %85, %84 ], [ %90, %88 ]
  %93 = phi i64 [ %87, %84 ], [ %89, %88 ]
  %94 = add nsw i64 %81, %50
  %95 = select i1 %66, i64 %51, i64 %94
  %96 = load ptr, ptr %68, align 8
  %97 = mul nsw i64 %95, %8
  %98 = load i64, ptr %25, align 8
  %99 = mul nsw i64 %98, %97
  %100 = getelementptr inbounds float, ptr %96, i64 %99
  %101 = load ptr, ptr %70, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 %97
  %103 = sub i64 %93, %82
  %104 = srem i64 %78, %80
  %105 = getelementptr inbounds nuw %struct.request, ptr %92, i64 %51
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %108, %104
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %105, i64 32
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %112, %82
  %114 = getelementptr inbounds float, ptr %110, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 40
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %104
  %120 = getelementptr inbounds float, ptr %116, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %105, i64 48
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %122, %82
  %124 = getelementptr inbounds float, ptr %120, i64 %123
  %125 = load float, ptr %26, align 8
  %126 = load ptr, ptr %27, align 8
  %127 = mul nsw i64 %80, %51
  %128 = load i64, ptr %6, align 8
  %129 = mul i64 %127, %98
  %130 = mul i64 %129, %128
  %131 = getelementptr inbounds float, ptr %126, i64 %130
  %132 = icmp sgt i64 %128, 0
  br i1 %132, label %133, label %876

133:                                              ; preds = %91
  %134 = icmp sgt i64 %103, 0
  %135 = add nsw i64 %103, -16
  %136 = icmp sgt i64 %98, 0
  %137 = insertelement <16 x float> poison, float %125, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = icmp slt i64 %98, 64
  %140 = shl i64 %112, 3
  %141 = mul i64 %112, 12
  %142 = shl i64 %112, 4
  %143 = mul i64 %112, 20
  %144 = mul i64 %112, 24
  %145 = mul i64 %112, 28
  %146 = shl i64 %112, 5
  %147 = mul i64 %112, 36
  %148 = mul i64 %112, 40
  %149 = mul i64 %112, 44
  %150 = mul i64 %112, 48
  %151 = mul i64 %112, 52
  %152 = mul i64 %112, 56
  %153 = mul i64 %112, 60
  %154 = fmul float %125, %28
  br label %155

155:                                              ; preds = %133, %836
  %156 = phi i64 [ 0, %133 ], [ %840, %836 ]
  %157 = phi i64 [ %128, %133 ], [ %838, %836 ]
  %158 = phi i64 [ 0, %133 ], [ %837, %836 ]
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %159 = sub nsw i64 %157, %158
  %160 = call i64 @llvm.smin.i64(i64 %159, i64 12)
  %161 = icmp sgt i64 %159, 0
  br i1 %161, label %162, label %191

162:                                              ; preds = %155
  %163 = mul nsw i64 %157, %104
  %164 = add nsw i64 %163, %158
  %165 = load i64, ptr %25, align 8
  %166 = add nsw i64 %157, %156
  %167 = call i64 @llvm.smin.i64(i64 %166, i64 12)
  %168 = call i64 @llvm.smax.i64(i64 %167, i64 1)
  %169 = and i64 %168, 1
  %170 = icmp slt i64 %166, 2
  br i1 %170, label %173, label %171

171:                                              ; preds = %162
  %172 = and i64 %168, 14
  br label %841

173:                                              ; preds = %841, %162
  %174 = phi i64 [ 0, %162 ], [ %873, %841 ]
  %175 = icmp eq i64 %169, 0
  br i1 %175, label %191, label %176

176:                                              ; preds = %173
  %177 = add nsw i64 %164, %174
  %178 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %174
  %179 = mul nsw i64 %165, %177
  %180 = getelementptr inbounds float, ptr %131, i64 %179
  %181 = getelementptr inbounds float, ptr %100, i64 %179
  %182 = getelementptr inbounds float, ptr %102, i64 %177
  %183 = shl nsw i64 %174, 11
  %184 = getelementptr inbounds nuw i8, ptr %3, i64 %183
  store ptr %180, ptr %178, align 16
  %185 = getelementptr inbounds nuw i8, ptr %178, i64 8
  store ptr %181, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %178, i64 16
  store ptr %182, ptr %186, align 16
  %187 = getelementptr inbounds nuw i8, ptr %178, i64 24
  store ptr %184, ptr %187, align 8
  %188 = getelementptr inbounds nuw i8, ptr %178, i64 32
  store i64 %103, ptr %188, align 16
  %189 = getelementptr inbounds nuw i8, ptr %178, i64 40
  store float 0.000000e+00, ptr %189, align 8
  %190 = getelementptr inbounds nuw i8, ptr %178, i64 44
  store i32 0, ptr %190, align 4
  br label %191

191:                                              ; preds = %176, %173, %155
  br i1 %134, label %192, label %196

192:                                              ; preds = %191
  %193 = add nsw i64 %157, %156
  %194 = call i64 @llvm.smin.i64(i64 %193, i64 12)
  %195 = call i64 @llvm.smax.i64(i64 %194, i64 1)
  br label %201

196:                                              ; preds = %348, %191
  br i1 %161, label %197, label %836

197:                                              ; preds = %196
  %198 = add nsw i64 %157, %156
  %199 = call i64 @llvm.smin.i64(i64 %198, i64 12)
  %200 = call i64 @llvm.smax.i64(i64 %199, i64 1)
  br label %351

201:                                              ; preds = %192, %348
  %202 = phi i64 [ 0, %192 ], [ %349, %348 ]
  %203 = call i64 @llvm.smin.i64(i64 %202, i64 %135)
  %204 = mul nsw i64 %203, %112
  %205 = getelementptr inbounds float, ptr %114, i64 %204
  br i1 %161, label %206, label %348

206:                                              ; preds = %201, %211
  %207 = phi i64 [ %276, %211 ], [ 0, %201 ]
  br i1 %136, label %208, label %211

208:                                              ; preds = %206
  %209 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %207
  %210 = load ptr, ptr %209, align 16
  br label %278

211:                                              ; preds = %278, %206
  %212 = phi <16 x float> [ zeroinitializer, %206 ], [ %345, %278 ]
  %213 = phi <16 x float> [ zeroinitializer, %206 ], [ %342, %278 ]
  %214 = phi <16 x float> [ zeroinitializer, %206 ], [ %339, %278 ]
  %215 = phi <16 x float> [ zeroinitializer, %206 ], [ %336, %278 ]
  %216 = phi <16 x float> [ zeroinitializer, %206 ], [ %333, %278 ]
  %217 = phi <16 x float> [ zeroinitializer, %206 ], [ %330, %278 ]
  %218 = phi <16 x float> [ zeroinitializer, %206 ], [ %327, %278 ]
  %219 = phi <16 x float> [ zeroinitializer, %206 ], [ %324, %278 ]
  %220 = phi <16 x float> [ zeroinitializer, %206 ], [ %321, %278 ]
  %221 = phi <16 x float> [ zeroinitializer, %206 ], [ %318, %278 ]
  %222 = phi <16 x float> [ zeroinitializer, %206 ], [ %315, %278 ]
  %223 = phi <16 x float> [ zeroinitializer, %206 ], [ %312, %278 ]
  %224 = phi <16 x float> [ zeroinitializer, %206 ], [ %309, %278 ]
  %225 = phi <16 x float> [ zeroinitializer, %206 ], [ %306, %278 ]
  %226 = phi <16 x float> [ zeroinitializer, %206 ], [ %303, %278 ]
  %227 = phi <16 x float> [ zeroinitializer, %206 ], [ %300, %278 ]
  %228 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %207, i32 3
  %229 = load ptr, ptr %228, align 8
  %230 = shufflevector <16 x float> %227, <16 x float> %226, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %231 = shufflevector <16 x float> %227, <16 x float> %226, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %232 = fadd <16 x float> %230, %231
  %233 = shufflevector <16 x float> %225, <16 x float> %224, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %234 = shufflevector <16 x float> %225, <16 x float> %224, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %235 = fadd <16 x float> %233, %234
  %236 = shufflevector <16 x float> %223, <16 x float> %222, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %237 = shufflevector <16 x float> %223, <16 x float> %222, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %238 = fadd <16 x float> %236, %237
  %239 = shufflevector <16 x float> %221, <16 x float> %220, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %240 = shufflevector <16 x float> %221, <16 x float> %220, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %241 = fadd <16 x float> %239, %240
  %242 = shufflevector <16 x float> %219, <16 x float> %218, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %243 = shufflevector <16 x float> %219, <16 x float> %218, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %244 = fadd <16 x float> %242, %243
  %245 = shufflevector <16 x float> %217, <16 x float> %216, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %246 = shufflevector <16 x float> %217, <16 x float> %216, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %247 = fadd <16 x float> %245, %246
  %248 = shufflevector <16 x float> %215, <16 x float> %214, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %249 = shufflevector <16 x float> %215, <16 x float> %214, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %250 = fadd <16 x float> %248, %249
  %251 = shufflevector <16 x float> %213, <16 x float> %212, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %252 = shufflevector <16 x float> %213, <16 x float> %212, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %253 = fadd <16 x float> %251, %252
  %254 = shufflevector <16 x float> %232, <16 x float> %235, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %255 = shufflevector <16 x float> %232, <16 x float> %235, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %256 = fadd <16 x float> %254, %255
  %257 = shufflevector <16 x float> %238, <16 x float> %241, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %258 = shufflevector <16 x float> %238, <16 x float> %241, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %259 = fadd <16 x float> %257, %258
  %260 = shufflevector <16 x float> %244, <16 x float> %247, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %261 = shufflevector <16 x float> %244, <16 x float> %247, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %262 = fadd <16 x float> %260, %261
  %263 = shufflevector <16 x float> %250, <16 x float> %253, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %264 = shufflevector <16 x float> %250, <16 x float> %253, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %265 = fadd <16 x float> %263, %264
  %266 = shufflevector <16 x float> %256, <16 x float> %259, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %267 = shufflevector <16 x float> %256, <16 x float> %259, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %268 = fadd <16 x float> %266, %267
  %269 = shufflevector <16 x float> %262, <16 x float> %265, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %270 = shufflevector <16 x float> %262, <16 x float> %265, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %271 = fadd <16 x float> %269, %270
  %272 = shufflevector <16 x float> %268, <16 x float> %271, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %273 = shufflevector <16 x float> %268, <16 x float> %271, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %274 = fadd <16 x float> %272, %273
  %275 = getelementptr inbounds float, ptr %229, i64 %203
  store <16 x float> %274, ptr %275, align 4
  %276 = add nuw nsw i64 %207, 1
  %277 = icmp eq i64 %276, %195
  br i1 %277, label %348, label %206, !llvm.loop !8

278:                                              ; preds = %208, %278
  %279 = phi <16 x float> [ zeroinitializer, %208 ], [ %345, %278 ]
  %280 = phi <16 x float> [ zeroinitializer, %208 ], [ %342, %278 ]
  %281 = phi <16 x float> [ zeroinitializer, %208 ], [ %339, %278 ]
  %282 = phi <16 x float> [ zeroinitializer, %208 ], [ %336, %278 ]
  %283 = phi <16 x float> [ zeroinitializer, %208 ], [ %333, %278 ]
  %284 = phi <16 x float> [ zeroinitializer, %208 ], [ %330, %278 ]
  %285 = phi <16 x float> [ zeroinitializer, %208 ], [ %327, %278 ]
  %286 = phi <16 x float> [ zeroinitializer, %208 ], [ %324, %278 ]
  %287 = phi <16 x float> [ zeroinitializer, %208 ], [ %321, %278 ]
  %288 = phi <16 x float> [ zeroinitializer, %208 ], [ %318, %278 ]
  %289 = phi <16 x float> [ zeroinitializer, %208 ], [ %315, %278 ]
  %290 = phi <16 x float> [ zeroinitializer, %208 ], [ %312, %278 ]
  %291 = phi <16 x float> [ zeroinitializer, %208 ], [ %309, %278 ]
  %292 = phi <16 x float> [ zeroinitializer, %208 ], [ %306, %278 ]
  %293 = phi <16 x float> [ zeroinitializer, %208 ], [ %303, %278 ]
  %294 = phi <16 x float> [ zeroinitializer, %208 ], [ %300, %278 ]
  %295 = phi i64 [ 0, %208 ], [ %346, %278 ]
  %296 = getelementptr inbounds nuw float, ptr %210, i64 %295
  %297 = load <16 x float>, ptr %296, align 4
  %298 = getelementptr float, ptr %205, i64 %295
  %299 = load <16 x float>, ptr %298, align 4
  %300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %299, <16 x float> %294)
  %301 = getelementptr float, ptr %298, i64 %112
  %302 = load <16 x float>, ptr %301, align 4
  %303 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %302, <16 x float> %293)
  %304 = getelementptr i8, ptr %298, i64 %140
  %305 = load <16 x float>, ptr %304, align 4
  %306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %305, <16 x float> %292)
  %307 = getelementptr i8, ptr %298, i64 %141
  %308 = load <16 x float>, ptr %307, align 4
  %309 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %308, <16 x float> %291)
  %310 = getelementptr i8, ptr %298, i64 %142
  %311 = load <16 x float>, ptr %310, align 4
  %312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %311, <16 x float> %290)
  %313 = getelementptr i8, ptr %298, i64 %143
  %314 = load <16 x float>, ptr %313, align 4
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %314, <16 x float> %289)
  %316 = getelementptr i8, ptr %298, i64 %144
  %317 = load <16 x float>, ptr %316, align 4
  %318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %317, <16 x float> %288)
  %319 = getelementptr i8, ptr %298, i64 %145
  %320 = load <16 x float>, ptr %319, align 4
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %320, <16 x float> %287)
  %322 = getelementptr i8, ptr %298, i64 %146
  %323 = load <16 x float>, ptr %322, align 4
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %323, <16 x float> %286)
  %325 = getelementptr i8, ptr %298, i64 %147
  %326 = load <16 x float>, ptr %325, align 4
  %327 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %326, <16 x float> %285)
  %328 = getelementptr i8, ptr %298, i64 %148
  %329 = load <16 x float>, ptr %328, align 4
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %329, <16 x float> %284)
  %331 = getelementptr i8, ptr %298, i64 %149
  %332 = load <16 x float>, ptr %331, align 4
  %333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %332, <16 x float> %283)
  %334 = getelementptr i8, ptr %298, i64 %150
  %335 = load <16 x float>, ptr %334, align 4
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %335, <16 x float> %282)
  %337 = getelementptr i8, ptr %298, i64 %151
  %338 = load <16 x float>, ptr %337, align 4
  %339 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %338, <16 x float> %281)
  %340 = getelementptr i8, ptr %298, i64 %152
  %341 = load <16 x float>, ptr %340, align 4
  %342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %341, <16 x float> %280)
  %343 = getelementptr i8, ptr %298, i64 %153
  %344 = load <16 x float>, ptr %343, align 4
  %345 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %344, <16 x float> %279)
  %346 = add nuw nsw i64 %295, 16
  %347 = icmp slt i64 %346, %98
  br i1 %347, label %278, label %211, !llvm.loop !9

348:                                              ; preds = %211, %201
  %349 = add nuw nsw i64 %202, 16
  %350 = icmp slt i64 %349, %103
  br i1 %350, label %201, label %196, !llvm.loop !11

351:                                              ; preds = %197, %424
  %352 = phi i64 [ %446, %424 ], [ 0, %197 ]
  %353 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %352
  br i1 %134, label %354, label %424

354:                                              ; preds = %351
  %355 = getelementptr inbounds nuw i8, ptr %353, i64 32
  %356 = load i64, ptr %355, align 16
  %357 = trunc i64 %356 to i32
  %358 = insertelement <16 x i32> poison, i32 %357, i64 0
  %359 = shufflevector <16 x i32> %358, <16 x i32> poison, <16 x i32> zeroinitializer
  %360 = getelementptr inbounds nuw i8, ptr %353, i64 24
  %361 = load ptr, ptr %360, align 8
  br label %374

362:                                              ; preds = %374
  %363 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %386)
  %364 = fmul float %125, %363
  %365 = getelementptr inbounds nuw i8, ptr %353, i64 32
  %366 = load i64, ptr %365, align 16
  %367 = trunc i64 %366 to i32
  %368 = insertelement <16 x i32> poison, i32 %367, i64 0
  %369 = shufflevector <16 x i32> %368, <16 x i32> poison, <16 x i32> zeroinitializer
  %370 = getelementptr inbounds nuw i8, ptr %353, i64 24
  %371 = load ptr, ptr %370, align 8
  %372 = insertelement <16 x float> poison, float %364, i64 0
  %373 = shufflevector <16 x float> %372, <16 x float> poison, <16 x i32> zeroinitializer
  br label %389

374:                                              ; preds = %354, %374
  %375 = phi <16 x float> [ splat (float 0xFFF0000000000000), %354 ], [ %386, %374 ]
  %376 = phi i64 [ 0, %354 ], [ %387, %374 ]
  %377 = trunc i64 %376 to i32
  %378 = insertelement <16 x i32> poison, i32 %377, i64 0
  %379 = shufflevector <16 x i32> %378, <16 x i32> poison, <16 x i32> zeroinitializer
  %380 = or disjoint <16 x i32> %379, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %381 = icmp slt <16 x i32> %380, %359
  %382 = getelementptr inbounds nuw float, ptr %361, i64 %376
  %383 = load <16 x float>, ptr %382, align 4
  %384 = select <16 x i1> %381, <16 x float> %383, <16 x float> splat (float 0xFFF0000000000000)
  %385 = fcmp ogt <16 x float> %384, %375
  %386 = select <16 x i1> %385, <16 x float> %384, <16 x float> %375
  %387 = add nuw nsw i64 %376, 16
  %388 = icmp slt i64 %387, %103
  br i1 %388, label %374, label %362, !llvm.loop !12

389:                                              ; preds = %362, %389
  %390 = phi <16 x float> [ zeroinitializer, %362 ], [ %421, %389 ]
  %391 = phi i64 [ 0, %362 ], [ %422, %389 ]
  %392 = trunc i64 %391 to i32
  %393 = insertelement <16 x i32> poison, i32 %392, i64 0
  %394 = shufflevector <16 x i32> %393, <16 x i32> poison, <16 x i32> zeroinitializer
  %395 = or disjoint <16 x i32> %394, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %396 = icmp slt <16 x i32> %395, %369
  %397 = getelementptr inbounds nuw float, ptr %371, i64 %391
  %398 = load <16 x float>, ptr %397, align 4
  %399 = fmul <16 x float> %138, %398
  %400 = fsub <16 x float> %399, %373
  %401 = fcmp olt <16 x float> %400, splat (float -8.600000e+01)
  %402 = select <16 x i1> %401, <16 x float> splat (float -8.600000e+01), <16 x float> %400
  %403 = call <16 x float> @llvm.fma.v16f32(<16 x float> %402, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %404 = bitcast <16 x float> %403 to <16 x i32>
  %405 = fadd <16 x float> %403, splat (float 0xC168000000000000)
  %406 = call <16 x float> @llvm.fma.v16f32(<16 x float> %405, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %402)
  %407 = call <16 x float> @llvm.fma.v16f32(<16 x float> %405, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %406)
  %408 = call <16 x float> @llvm.fma.v16f32(<16 x float> %407, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %409 = call <16 x float> @llvm.fma.v16f32(<16 x float> %408, <16 x float> %407, <16 x float> splat (float 0x3F81112100000000))
  %410 = call <16 x float> @llvm.fma.v16f32(<16 x float> %409, <16 x float> %407, <16 x float> splat (float 0x3FA5553820000000))
  %411 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> %407, <16 x float> splat (float 0x3FC5555540000000))
  %412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %411, <16 x float> %407, <16 x float> splat (float 5.000000e-01))
  %413 = fmul <16 x float> %407, %407
  %414 = call <16 x float> @llvm.fma.v16f32(<16 x float> %412, <16 x float> %413, <16 x float> %407)
  %415 = fadd <16 x float> %414, splat (float 1.000000e+00)
  %416 = shl <16 x i32> %404, splat (i32 23)
  %417 = add <16 x i32> %416, splat (i32 1065353216)
  %418 = bitcast <16 x i32> %417 to <16 x float>
  %419 = fmul <16 x float> %415, %418
  %420 = select <16 x i1> %396, <16 x float> %419, <16 x float> zeroinitializer
  store <16 x float> %420, ptr %397, align 4
  %421 = fadd <16 x float> %390, %420
  %422 = add nuw nsw i64 %391, 16
  %423 = icmp slt i64 %422, %103
  br i1 %423, label %389, label %424, !llvm.loop !13

424:                                              ; preds = %389, %351
  %425 = phi float [ %154, %351 ], [ %364, %389 ]
  %426 = phi <16 x float> [ zeroinitializer, %351 ], [ %421, %389 ]
  %427 = shufflevector <16 x float> %426, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %428 = shufflevector <16 x float> %426, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %429 = fadd <8 x float> %427, %428
  %430 = shufflevector <8 x float> %429, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %431 = shufflevector <8 x float> %429, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %432 = fadd <4 x float> %430, %431
  %433 = shufflevector <4 x float> %432, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %434 = fadd <4 x float> %432, %433
  %435 = shufflevector <4 x float> %432, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %436 = shufflevector <4 x float> %432, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %437 = fadd <4 x float> %435, %436
  %438 = fadd <4 x float> %434, %437
  %439 = extractelement <4 x float> %438, i64 0
  %440 = fdiv float 1.000000e+00, %439
  %441 = getelementptr inbounds nuw i8, ptr %353, i64 40
  store float %440, ptr %441, align 8
  %442 = call float @logf(float noundef %439)
  %443 = fadd float %425, %442
  %444 = getelementptr inbounds nuw i8, ptr %353, i64 16
  %445 = load ptr, ptr %444, align 16
  store float %443, ptr %445, align 4
  %446 = add nuw nsw i64 %352, 1
  %447 = icmp eq i64 %446, %200
  br i1 %447, label %448, label %351, !llvm.loop !14

448:                                              ; preds = %424, %833
  %449 = phi i64 [ %834, %833 ], [ 0, %424 ]
  %450 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %449
  %451 = xor i64 %449, -1
  %452 = add nsw i64 %160, %451
  br i1 %139, label %472, label %453

453:                                              ; preds = %448
  %454 = call i64 @llvm.smin.i64(i64 %452, i64 0)
  %455 = call i64 @llvm.smin.i64(i64 %452, i64 1)
  %456 = call i64 @llvm.smin.i64(i64 %452, i64 2)
  %457 = call i64 @llvm.smin.i64(i64 %452, i64 3)
  %458 = call i64 @llvm.smin.i64(i64 %452, i64 4)
  %459 = call i64 @llvm.smin.i64(i64 %452, i64 5)
  %460 = call i64 @llvm.smin.i64(i64 %452, i64 0)
  %461 = getelementptr inbounds %struct.query, ptr %450, i64 %460, i32 3
  %462 = call i64 @llvm.smin.i64(i64 %452, i64 1)
  %463 = getelementptr inbounds %struct.query, ptr %450, i64 %462, i32 3
  %464 = call i64 @llvm.smin.i64(i64 %452, i64 2)
  %465 = getelementptr inbounds %struct.query, ptr %450, i64 %464, i32 3
  %466 = call i64 @llvm.smin.i64(i64 %452, i64 3)
  %467 = getelementptr inbounds %struct.query, ptr %450, i64 %466, i32 3
  %468 = call i64 @llvm.smin.i64(i64 %452, i64 4)
  %469 = getelementptr inbounds %struct.query, ptr %450, i64 %468, i32 3
  %470 = call i64 @llvm.smin.i64(i64 %452, i64 5)
  %471 = getelementptr inbounds %struct.query, ptr %450, i64 %470, i32 3
  br label %496

472:                                              ; preds = %507, %448
  %473 = phi i64 [ 0, %448 ], [ %497, %507 ]
  %474 = icmp slt i64 %473, %98
  br i1 %474, label %475, label %833

475:                                              ; preds = %472
  %476 = call i64 @llvm.smin.i64(i64 %452, i64 0)
  %477 = getelementptr inbounds %struct.query, ptr %450, i64 %476
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %479 = call i64 @llvm.smin.i64(i64 %452, i64 1)
  %480 = call i64 @llvm.smin.i64(i64 %452, i64 2)
  %481 = call i64 @llvm.smin.i64(i64 %452, i64 3)
  %482 = call i64 @llvm.smin.i64(i64 %452, i64 4)
  %483 = call i64 @llvm.smin.i64(i64 %452, i64 5)
  %484 = getelementptr inbounds %struct.query, ptr %450, i64 %476, i32 3
  %485 = call i64 @llvm.smin.i64(i64 %452, i64 1)
  %486 = getelementptr inbounds %struct.query, ptr %450, i64 %485, i32 3
  %487 = call i64 @llvm.smin.i64(i64 %452, i64 2)
  %488 = getelementptr inbounds %struct.query, ptr %450, i64 %487, i32 3
  %489 = call i64 @llvm.smin.i64(i64 %452, i64 3)
  %490 = getelementptr inbounds %struct.query, ptr %450, i64 %489, i32 3
  %491 = call i64 @llvm.smin.i64(i64 %452, i64 4)
  %492 = getelementptr inbounds %struct.query, ptr %450, i64 %491, i32 3
  %493 = call i64 @llvm.smin.i64(i64 %452, i64 5)
  %494 = getelementptr inbounds %struct.query, ptr %450, i64 %493, i32 3
  %495 = getelementptr inbounds nuw i8, ptr %477, i64 40
  br label %715

496:                                              ; preds = %453, %507
  %497 = phi i64 [ %628, %507 ], [ 64, %453 ]
  %498 = phi i64 [ %497, %507 ], [ 0, %453 ]
  %499 = getelementptr float, ptr %124, i64 %498
  br i1 %134, label %500, label %507

500:                                              ; preds = %496
  %501 = load ptr, ptr %461, align 8
  %502 = load ptr, ptr %463, align 8
  %503 = load ptr, ptr %465, align 8
  %504 = load ptr, ptr %467, align 8
  %505 = load ptr, ptr %469, align 8
  %506 = load ptr, ptr %471, align 8
  br label %630

507:                                              ; preds = %630, %496
  %508 = phi i64 [ %459, %496 ], [ %470, %630 ]
  %509 = phi i64 [ %458, %496 ], [ %468, %630 ]
  %510 = phi i64 [ %457, %496 ], [ %466, %630 ]
  %511 = phi i64 [ %456, %496 ], [ %464, %630 ]
  %512 = phi i64 [ %455, %496 ], [ %462, %630 ]
  %513 = phi i64 [ %454, %496 ], [ %460, %630 ]
  %514 = phi <16 x float> [ zeroinitializer, %496 ], [ %702, %630 ]
  %515 = phi <16 x float> [ zeroinitializer, %496 ], [ %701, %630 ]
  %516 = phi <16 x float> [ zeroinitializer, %496 ], [ %696, %630 ]
  %517 = phi <16 x float> [ zeroinitializer, %496 ], [ %695, %630 ]
  %518 = phi <16 x float> [ zeroinitializer, %496 ], [ %694, %630 ]
  %519 = phi <16 x float> [ zeroinitializer, %496 ], [ %693, %630 ]
  %520 = phi <16 x float> [ zeroinitializer, %496 ], [ %688, %630 ]
  %521 = phi <16 x float> [ zeroinitializer, %496 ], [ %687, %630 ]
  %522 = phi <16 x float> [ zeroinitializer, %496 ], [ %686, %630 ]
  %523 = phi <16 x float> [ zeroinitializer, %496 ], [ %685, %630 ]
  %524 = phi <16 x float> [ zeroinitializer, %496 ], [ %680, %630 ]
  %525 = phi <16 x float> [ zeroinitializer, %496 ], [ %679, %630 ]
  %526 = phi <16 x float> [ zeroinitializer, %496 ], [ %678, %630 ]
  %527 = phi <16 x float> [ zeroinitializer, %496 ], [ %677, %630 ]
  %528 = phi <16 x float> [ zeroinitializer, %496 ], [ %672, %630 ]
  %529 = phi <16 x float> [ zeroinitializer, %496 ], [ %671, %630 ]
  %530 = phi <16 x float> [ zeroinitializer, %496 ], [ %670, %630 ]
  %531 = phi <16 x float> [ zeroinitializer, %496 ], [ %669, %630 ]
  %532 = phi <16 x float> [ zeroinitializer, %496 ], [ %703, %630 ]
  %533 = phi <16 x float> [ zeroinitializer, %496 ], [ %704, %630 ]
  %534 = phi <16 x float> [ zeroinitializer, %496 ], [ %709, %630 ]
  %535 = phi <16 x float> [ zeroinitializer, %496 ], [ %710, %630 ]
  %536 = phi <16 x float> [ zeroinitializer, %496 ], [ %711, %630 ]
  %537 = phi <16 x float> [ zeroinitializer, %496 ], [ %712, %630 ]
  %538 = getelementptr inbounds %struct.query, ptr %450, i64 %513
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 8
  %540 = load ptr, ptr %539, align 8
  %541 = getelementptr inbounds nuw float, ptr %540, i64 %498
  %542 = getelementptr inbounds nuw i8, ptr %538, i64 40
  %543 = load float, ptr %542, align 8
  %544 = insertelement <16 x float> poison, float %543, i64 0
  %545 = shufflevector <16 x float> %544, <16 x float> poison, <16 x i32> zeroinitializer
  %546 = fmul <16 x float> %531, %545
  store <16 x float> %546, ptr %541, align 4
  %547 = getelementptr inbounds nuw i8, ptr %541, i64 64
  %548 = fmul <16 x float> %530, %545
  store <16 x float> %548, ptr %547, align 4
  %549 = getelementptr inbounds nuw i8, ptr %541, i64 128
  %550 = fmul <16 x float> %529, %545
  store <16 x float> %550, ptr %549, align 4
  %551 = getelementptr inbounds nuw i8, ptr %541, i64 192
  %552 = fmul <16 x float> %528, %545
  store <16 x float> %552, ptr %551, align 4
  %553 = getelementptr inbounds %struct.query, ptr %450, i64 %512
  %554 = getelementptr inbounds nuw i8, ptr %553, i64 8
  %555 = load ptr, ptr %554, align 8
  %556 = getelementptr inbounds nuw float, ptr %555, i64 %498
  %557 = getelementptr inbounds nuw i8, ptr %553, i64 40
  %558 = load float, ptr %557, align 8
  %559 = insertelement <16 x float> poison, float %558, i64 0
  %560 = shufflevector <16 x float> %559, <16 x float> poison, <16 x i32> zeroinitializer
  %561 = fmul <16 x float> %527, %560
  store <16 x float> %561, ptr %556, align 4
  %562 = getelementptr inbounds nuw i8, ptr %556, i64 64
  %563 = fmul <16 x float> %526, %560
  store <16 x float> %563, ptr %562, align 4
  %564 = getelementptr inbounds nuw i8, ptr %556, i64 128
  %565 = fmul <16 x float> %525, %560
  store <16 x float> %565, ptr %564, align 4
  %566 = getelementptr inbounds nuw i8, ptr %556, i64 192
  %567 = fmul <16 x float> %524, %560
  store <16 x float> %567, ptr %566, align 4
  %568 = getelementptr inbounds %struct.query, ptr %450, i64 %511
  %569 = getelementptr inbounds nuw i8, ptr %568, i64 8
  %570 = load ptr, ptr %569, align 8
  %571 = getelementptr inbounds nuw float, ptr %570, i64 %498
  %572 = getelementptr inbounds nuw i8, ptr %568, i64 40
  %573 = load float, ptr %572, align 8
  %574 = insertelement <16 x float> poison, float %573, i64 0
  %575 = shufflevector <16 x float> %574, <16 x float> poison, <16 x i32> zeroinitializer
  %576 = fmul <16 x float> %523, %575
  store <16 x float> %576, ptr %571, align 4
  %577 = getelementptr inbounds nuw i8, ptr %571, i64 64
  %578 = fmul <16 x float> %522, %575
  store <16 x float> %578, ptr %577, align 4
  %579 = getelementptr inbounds nuw i8, ptr %571, i64 128
  %580 = fmul <16 x float> %521, %575
  store <16 x float> %580, ptr %579, align 4
  %581 = getelementptr inbounds nuw i8, ptr %571, i64 192
  %582 = fmul <16 x float> %520, %575
  store <16 x float> %582, ptr %581, align 4
  %583 = getelementptr inbounds %struct.query, ptr %450, i64 %510
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 8
  %585 = load ptr, ptr %584, align 8
  %586 = getelementptr inbounds nuw float, ptr %585, i64 %498
  %587 = getelementptr inbounds nuw i8, ptr %583, i64 40
  %588 = load float, ptr %587, align 8
  %589 = insertelement <16 x float> poison, float %588, i64 0
  %590 = shufflevector <16 x float> %589, <16 x float> poison, <16 x i32> zeroinitializer
  %591 = fmul <16 x float> %519, %590
  store <16 x float> %591, ptr %586, align 4
  %592 = getelementptr inbounds nuw i8, ptr %586, i64 64
  %593 = fmul <16 x float> %518, %590
  store <16 x float> %593, ptr %592, align 4
  %594 = getelementptr inbounds nuw i8, ptr %586, i64 128
  %595 = fmul <16 x float> %517, %590
  store <16 x float> %595, ptr %594, align 4
  %596 = getelementptr inbounds nuw i8, ptr %586, i64 192
  %597 = fmul <16 x float> %516, %590
  store <16 x float> %597, ptr %596, align 4
  %598 = getelementptr inbounds %struct.query, ptr %450, i64 %509
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 8
  %600 = load ptr, ptr %599, align 8
  %601 = getelementptr inbounds nuw float, ptr %600, i64 %498
  %602 = getelementptr inbounds nuw i8, ptr %598, i64 40
  %603 = load float, ptr %602, align 8
  %604 = insertelement <16 x float> poison, float %603, i64 0
  %605 = shufflevector <16 x float> %604, <16 x float> poison, <16 x i32> zeroinitializer
  %606 = fmul <16 x float> %515, %605
  store <16 x float> %606, ptr %601, align 4
  %607 = getelementptr inbounds nuw i8, ptr %601, i64 64
  %608 = fmul <16 x float> %514, %605
  store <16 x float> %608, ptr %607, align 4
  %609 = getelementptr inbounds nuw i8, ptr %601, i64 128
  %610 = fmul <16 x float> %532, %605
  store <16 x float> %610, ptr %609, align 4
  %611 = getelementptr inbounds nuw i8, ptr %601, i64 192
  %612 = fmul <16 x float> %533, %605
  store <16 x float> %612, ptr %611, align 4
  %613 = getelementptr inbounds %struct.query, ptr %450, i64 %508
  %614 = getelementptr inbounds nuw i8, ptr %613, i64 8
  %615 = load ptr, ptr %614, align 8
  %616 = getelementptr inbounds nuw float, ptr %615, i64 %498
  %617 = getelementptr inbounds nuw i8, ptr %613, i64 40
  %618 = load float, ptr %617, align 8
  %619 = insertelement <16 x float> poison, float %618, i64 0
  %620 = shufflevector <16 x float> %619, <16 x float> poison, <16 x i32> zeroinitializer
  %621 = fmul <16 x float> %534, %620
  store <16 x float> %621, ptr %616, align 4
  %622 = getelementptr inbounds nuw i8, ptr %616, i64 64
  %623 = fmul <16 x float> %535, %620
  store <16 x float> %623, ptr %622, align 4
  %624 = getelementptr inbounds nuw i8, ptr %616, i64 128
  %625 = fmul <16 x float> %536, %620
  store <16 x float> %625, ptr %624, align 4
  %626 = getelementptr inbounds nuw i8, ptr %616, i64 192
  %627 = fmul <16 x float> %537, %620
  store <16 x float> %627, ptr %626, align 4
  %628 = add nuw nsw i64 %497, 64
  %629 = icmp sgt i64 %628, %98
  br i1 %629, label %472, label %496, !llvm.loop !15

630:                                              ; preds = %500, %630
  %631 = phi <16 x float> [ zeroinitializer, %500 ], [ %702, %630 ]
  %632 = phi <16 x float> [ zeroinitializer, %500 ], [ %701, %630 ]
  %633 = phi <16 x float> [ zeroinitializer, %500 ], [ %696, %630 ]
  %634 = phi <16 x float> [ zeroinitializer, %500 ], [ %695, %630 ]
  %635 = phi <16 x float> [ zeroinitializer, %500 ], [ %694, %630 ]
  %636 = phi <16 x float> [ zeroinitializer, %500 ], [ %693, %630 ]
  %637 = phi <16 x float> [ zeroinitializer, %500 ], [ %688, %630 ]
  %638 = phi <16 x float> [ zeroinitializer, %500 ], [ %687, %630 ]
  %639 = phi <16 x float> [ zeroinitializer, %500 ], [ %686, %630 ]
  %640 = phi <16 x float> [ zeroinitializer, %500 ], [ %685, %630 ]
  %641 = phi <16 x float> [ zeroinitializer, %500 ], [ %680, %630 ]
  %642 = phi <16 x float> [ zeroinitializer, %500 ], [ %679, %630 ]
  %643 = phi <16 x float> [ zeroinitializer, %500 ], [ %678, %630 ]
  %644 = phi <16 x float> [ zeroinitializer, %500 ], [ %677, %630 ]
  %645 = phi <16 x float> [ zeroinitializer, %500 ], [ %672, %630 ]
  %646 = phi <16 x float> [ zeroinitializer, %500 ], [ %671, %630 ]
  %647 = phi <16 x float> [ zeroinitializer, %500 ], [ %670, %630 ]
  %648 = phi <16 x float> [ zeroinitializer, %500 ], [ %669, %630 ]
  %649 = phi <16 x float> [ zeroinitializer, %500 ], [ %703, %630 ]
  %650 = phi <16 x float> [ zeroinitializer, %500 ], [ %704, %630 ]
  %651 = phi <16 x float> [ zeroinitializer, %500 ], [ %709, %630 ]
  %652 = phi <16 x float> [ zeroinitializer, %500 ], [ %710, %630 ]
  %653 = phi <16 x float> [ zeroinitializer, %500 ], [ %711, %630 ]
  %654 = phi <16 x float> [ zeroinitializer, %500 ], [ %712, %630 ]
  %655 = phi i64 [ 0, %500 ], [ %713, %630 ]
  %656 = mul nsw i64 %655, %122
  %657 = getelementptr float, ptr %499, i64 %656
  %658 = load <16 x float>, ptr %657, align 4
  %659 = getelementptr inbounds nuw i8, ptr %657, i64 64
  %660 = load <16 x float>, ptr %659, align 4
  %661 = getelementptr inbounds nuw i8, ptr %657, i64 128
  %662 = load <16 x float>, ptr %661, align 4
  %663 = getelementptr inbounds nuw i8, ptr %657, i64 192
  %664 = load <16 x float>, ptr %663, align 4
  %665 = getelementptr inbounds nuw float, ptr %501, i64 %655
  %666 = load float, ptr %665, align 4
  %667 = insertelement <16 x float> poison, float %666, i64 0
  %668 = shufflevector <16 x float> %667, <16 x float> poison, <16 x i32> zeroinitializer
  %669 = call <16 x float> @llvm.fma.v16f32(<16 x float> %668, <16 x float> %658, <16 x float> %648)
  %670 = call <16 x float> @llvm.fma.v16f32(<16 x float> %668, <16 x float> %660, <16 x float> %647)
  %671 = call <16 x float> @llvm.fma.v16f32(<16 x float> %668, <16 x float> %662, <16 x float> %646)
  %672 = call <16 x float> @llvm.fma.v16f32(<16 x float> %668, <16 x float> %664, <16 x float> %645)
  %673 = getelementptr inbounds nuw float, ptr %502, i64 %655
  %674 = load float, ptr %673, align 4
  %675 = insertelement <16 x float> poison, float %674, i64 0
  %676 = shufflevector <16 x float> %675, <16 x float> poison, <16 x i32> zeroinitializer
  %677 = call <16 x float> @llvm.fma.v16f32(<16 x float> %676, <16 x float> %658, <16 x float> %644)
  %678 = call <16 x float> @llvm.fma.v16f32(<16 x float> %676, <16 x float> %660, <16 x float> %643)
  %679 = call <16 x float> @llvm.fma.v16f32(<16 x float> %676, <16 x float> %662, <16 x float> %642)
  %680 = call <16 x float> @llvm.fma.v16f32(<16 x float> %676, <16 x float> %664, <16 x float> %641)
  %681 = getelementptr inbounds nuw float, ptr %503, i64 %655
  %682 = load float, ptr %681, align 4
  %683 = insertelement <16 x float> poison, float %682, i64 0
  %684 = shufflevector <16 x float> %683, <16 x float> poison, <16 x i32> zeroinitializer
  %685 = call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %658, <16 x float> %640)
  %686 = call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %660, <16 x float> %639)
  %687 = call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %662, <16 x float> %638)
  %688 = call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %664, <16 x float> %637)
  %689 = getelementptr inbounds nuw float, ptr %504, i64 %655
  %690 = load float, ptr %689, align 4
  %691 = insertelement <16 x float> poison, float %690, i64 0
  %692 = shufflevector <16 x float> %691, <16 x float> poison, <16 x i32> zeroinitializer
  %693 = call <16 x float> @llvm.fma.v16f32(<16 x float> %692, <16 x float> %658, <16 x float> %636)
  %694 = call <16 x float> @llvm.fma.v16f32(<16 x float> %692, <16 x float> %660, <16 x float> %635)
  %695 = call <16 x float> @llvm.fma.v16f32(<16 x float> %692, <16 x float> %662, <16 x float> %634)
  %696 = call <16 x float> @llvm.fma.v16f32(<16 x float> %692, <16 x float> %664, <16 x float> %633)
  %697 = getelementptr inbounds nuw float, ptr %505, i64 %655
  %698 = load float, ptr %697, align 4
  %699 = insertelement <16 x float> poison, float %698, i64 0
  %700 = shufflevector <16 x float> %699, <16 x float> poison, <16 x i32> zeroinitializer
  %701 = call <16 x float> @llvm.fma.v16f32(<16 x float> %700, <16 x float> %658, <16 x float> %632)
  %702 = call <16 x float> @llvm.fma.v16f32(<16 x float> %700, <16 x float> %660, <16 x float> %631)
  %703 = call <16 x float> @llvm.fma.v16f32(<16 x float> %700, <16 x float> %662, <16 x float> %649)
  %704 = call <16 x float> @llvm.fma.v16f32(<16 x float> %700, <16 x float> %664, <16 x float> %650)
  %705 = getelementptr inbounds nuw float, ptr %506, i64 %655
  %706 = load float, ptr %705, align 4
  %707 = insertelement <16 x float> poison, float %706, i64 0
  %708 = shufflevector <16 x float> %707, <16 x float> poison, <16 x i32> zeroinitializer
  %709 = call <16 x float> @llvm.fma.v16f32(<16 x float> %708, <16 x float> %658, <16 x float> %651)
  %710 = call <16 x float> @llvm.fma.v16f32(<16 x float> %708, <16 x float> %660, <16 x float> %652)
  %711 = call <16 x float> @llvm.fma.v16f32(<16 x float> %708, <16 x float> %662, <16 x float> %653)
  %712 = call <16 x float> @llvm.fma.v16f32(<16 x float> %708, <16 x float> %664, <16 x float> %654)
  %713 = add nuw nsw i64 %655, 1
  %714 = icmp eq i64 %713, %103
  br i1 %714, label %507, label %630, !llvm.loop !16

715:                                              ; preds = %475, %725
  %716 = phi i64 [ %788, %725 ], [ %473, %475 ]
  br i1 %134, label %717, label %725

717:                                              ; preds = %715
  %718 = getelementptr float, ptr %124, i64 %716
  %719 = load ptr, ptr %484, align 8
  %720 = load ptr, ptr %486, align 8
  %721 = load ptr, ptr %488, align 8
  %722 = load ptr, ptr %490, align 8
  %723 = load ptr, ptr %492, align 8
  %724 = load ptr, ptr %494, align 8
  br label %790

725:                                              ; preds = %790, %715
  %726 = phi i64 [ %483, %715 ], [ %493, %790 ]
  %727 = phi i64 [ %482, %715 ], [ %491, %790 ]
  %728 = phi i64 [ %481, %715 ], [ %489, %790 ]
  %729 = phi i64 [ %480, %715 ], [ %487, %790 ]
  %730 = phi i64 [ %479, %715 ], [ %485, %790 ]
  %731 = phi <16 x float> [ zeroinitializer, %715 ], [ %830, %790 ]
  %732 = phi <16 x float> [ zeroinitializer, %715 ], [ %825, %790 ]
  %733 = phi <16 x float> [ zeroinitializer, %715 ], [ %820, %790 ]
  %734 = phi <16 x float> [ zeroinitializer, %715 ], [ %815, %790 ]
  %735 = phi <16 x float> [ zeroinitializer, %715 ], [ %810, %790 ]
  %736 = phi <16 x float> [ zeroinitializer, %715 ], [ %805, %790 ]
  %737 = load ptr, ptr %478, align 8
  %738 = getelementptr inbounds nuw float, ptr %737, i64 %716
  %739 = load float, ptr %495, align 8
  %740 = insertelement <16 x float> poison, float %739, i64 0
  %741 = shufflevector <16 x float> %740, <16 x float> poison, <16 x i32> zeroinitializer
  %742 = fmul <16 x float> %736, %741
  store <16 x float> %742, ptr %738, align 4
  %743 = getelementptr inbounds %struct.query, ptr %450, i64 %730
  %744 = getelementptr inbounds nuw i8, ptr %743, i64 8
  %745 = load ptr, ptr %744, align 8
  %746 = getelementptr inbounds nuw float, ptr %745, i64 %716
  %747 = getelementptr inbounds nuw i8, ptr %743, i64 40
  %748 = load float, ptr %747, align 8
  %749 = insertelement <16 x float> poison, float %748, i64 0
  %750 = shufflevector <16 x float> %749, <16 x float> poison, <16 x i32> zeroinitializer
  %751 = fmul <16 x float> %735, %750
  store <16 x float> %751, ptr %746, align 4
  %752 = getelementptr inbounds %struct.query, ptr %450, i64 %729
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 8
  %754 = load ptr, ptr %753, align 8
  %755 = getelementptr inbounds nuw float, ptr %754, i64 %716
  %756 = getelementptr inbounds nuw i8, ptr %752, i64 40
  %757 = load float, ptr %756, align 8
  %758 = insertelement <16 x float> poison, float %757, i64 0
  %759 = shufflevector <16 x float> %758, <16 x float> poison, <16 x i32> zeroinitializer
  %760 = fmul <16 x float> %734, %759
  store <16 x float> %760, ptr %755, align 4
  %761 = getelementptr inbounds %struct.query, ptr %450, i64 %728
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 8
  %763 = load ptr, ptr %762, align 8
  %764 = getelementptr inbounds nuw float, ptr %763, i64 %716
  %765 = getelementptr inbounds nuw i8, ptr %761, i64 40
  %766 = load float, ptr %765, align 8
  %767 = insertelement <16 x float> poison, float %766, i64 0
  %768 = shufflevector <16 x float> %767, <16 x float> poison, <16 x i32> zeroinitializer
  %769 = fmul <16 x float> %733, %768
  store <16 x float> %769, ptr %764, align 4
  %770 = getelementptr inbounds %struct.query, ptr %450, i64 %727
  %771 = getelementptr inbounds nuw i8, ptr %770, i64 8
  %772 = load ptr, ptr %771, align 8
  %773 = getelementptr inbounds nuw float, ptr %772, i64 %716
  %774 = getelementptr inbounds nuw i8, ptr %770, i64 40
  %775 = load float, ptr %774, align 8
  %776 = insertelement <16 x float> poison, float %775, i64 0
  %777 = shufflevector <16 x float> %776, <16 x float> poison, <16 x i32> zeroinitializer
  %778 = fmul <16 x float> %732, %777
  store <16 x float> %778, ptr %773, align 4
  %779 = getelementptr inbounds %struct.query, ptr %450, i64 %726
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 8
  %781 = load ptr, ptr %780, align 8
  %782 = getelementptr inbounds nuw float, ptr %781, i64 %716
  %783 = getelementptr inbounds nuw i8, ptr %779, i64 40
  %784 = load float, ptr %783, align 8
  %785 = insertelement <16 x float> poison, float %784, i64 0
  %786 = shufflevector <16 x float> %785, <16 x float> poison, <16 x i32> zeroinitializer
  %787 = fmul <16 x float> %731, %786
  store <16 x float> %787, ptr %782, align 4
  %788 = add nuw nsw i64 %716, 16
  %789 = icmp slt i64 %788, %98
  br i1 %789, label %715, label %833, !llvm.loop !17

790:                                              ; preds = %717, %790
  %791 = phi <16 x float> [ zeroinitializer, %717 ], [ %830, %790 ]
  %792 = phi <16 x float> [ zeroinitializer, %717 ], [ %825, %790 ]
  %793 = phi <16 x float> [ zeroinitializer, %717 ], [ %820, %790 ]
  %794 = phi <16 x float> [ zeroinitializer, %717 ], [ %815, %790 ]
  %795 = phi <16 x float> [ zeroinitializer, %717 ], [ %810, %790 ]
  %796 = phi <16 x float> [ zeroinitializer, %717 ], [ %805, %790 ]
  %797 = phi i64 [ 0, %717 ], [ %831, %790 ]
  %798 = mul nsw i64 %797, %122
  %799 = getelementptr float, ptr %718, i64 %798
  %800 = load <16 x float>, ptr %799, align 4
  %801 = getelementptr inbounds nuw float, ptr %719, i64 %797
  %802 = load float, ptr %801, align 4
  %803 = insertelement <16 x float> poison, float %802, i64 0
  %804 = shufflevector <16 x float> %803, <16 x float> poison, <16 x i32> zeroinitializer
  %805 = call <16 x float> @llvm.fma.v16f32(<16 x float> %804, <16 x float> %800, <16 x float> %796)
  %806 = getelementptr inbounds nuw float, ptr %720, i64 %797
  %807 = load float, ptr %806, align 4
  %808 = insertelement <16 x float> poison, float %807, i64 0
  %809 = shufflevector <16 x float> %808, <16 x float> poison, <16 x i32> zeroinitializer
  %810 = call <16 x float> @llvm.fma.v16f32(<16 x float> %809, <16 x float> %800, <16 x float> %795)
  %811 = getelementptr inbounds nuw float, ptr %721, i64 %797
  %812 = load float, ptr %811, align 4
  %813 = insertelement <16 x float> poison, float %812, i64 0
  %814 = shufflevector <16 x float> %813, <16 x float> poison, <16 x i32> zeroinitializer
  %815 = call <16 x float> @llvm.fma.v16f32(<16 x float> %814, <16 x float> %800, <16 x float> %794)
  %816 = getelementptr inbounds nuw float, ptr %722, i64 %797
  %817 = load float, ptr %816, align 4
  %818 = insertelement <16 x float> poison, float %817, i64 0
  %819 = shufflevector <16 x float> %818, <16 x float> poison, <16 x i32> zeroinitializer
  %820 = call <16 x float> @llvm.fma.v16f32(<16 x float> %819, <16 x float> %800, <16 x float> %793)
  %821 = getelementptr inbounds nuw float, ptr %723, i64 %797
  %822 = load float, ptr %821, align 4
  %823 = insertelement <16 x float> poison, float %822, i64 0
  %824 = shufflevector <16 x float> %823, <16 x float> poison, <16 x i32> zeroinitializer
  %825 = call <16 x float> @llvm.fma.v16f32(<16 x float> %824, <16 x float> %800, <16 x float> %792)
  %826 = getelementptr inbounds nuw float, ptr %724, i64 %797
  %827 = load float, ptr %826, align 4
  %828 = insertelement <16 x float> poison, float %827, i64 0
  %829 = shufflevector <16 x float> %828, <16 x float> poison, <16 x i32> zeroinitializer
  %830 = call <16 x float> @llvm.fma.v16f32(<16 x float> %829, <16 x float> %800, <16 x float> %791)
  %831 = add nuw nsw i64 %797, 1
  %832 = icmp eq i64 %831, %103
  br i1 %832, label %725, label %790, !llvm.loop !16

833:                                              ; preds = %725, %472
  %834 = add nuw nsw i64 %449, 6
  %835 = icmp slt i64 %834, %160
  br i1 %835, label %448, label %836, !llvm.loop !18

836:                                              ; preds = %833, %196
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %837 = add nuw nsw i64 %158, 12
  %838 = load i64, ptr %6, align 8
  %839 = icmp slt i64 %837, %838
  %840 = add i64 %156, -12
  br i1 %839, label %155, label %876, !llvm.loop !19

841:                                              ; preds = %841, %171
  %842 = phi i64 [ 0, %171 ], [ %873, %841 ]
  %843 = phi i64 [ 0, %171 ], [ %874, %841 ]
  %844 = add nsw i64 %164, %842
  %845 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %842
  %846 = mul nsw i64 %165, %844
  %847 = getelementptr inbounds float, ptr %131, i64 %846
  %848 = getelementptr inbounds float, ptr %100, i64 %846
  %849 = getelementptr inbounds float, ptr %102, i64 %844
  %850 = shl nsw i64 %842, 11
  %851 = getelementptr inbounds nuw i8, ptr %3, i64 %850
  store ptr %847, ptr %845, align 16
  %852 = getelementptr inbounds nuw i8, ptr %845, i64 8
  store ptr %848, ptr %852, align 8
  %853 = getelementptr inbounds nuw i8, ptr %845, i64 16
  store ptr %849, ptr %853, align 16
  %854 = getelementptr inbounds nuw i8, ptr %845, i64 24
  store ptr %851, ptr %854, align 8
  %855 = getelementptr inbounds nuw i8, ptr %845, i64 32
  store i64 %103, ptr %855, align 16
  %856 = getelementptr inbounds nuw i8, ptr %845, i64 40
  store float 0.000000e+00, ptr %856, align 8
  %857 = getelementptr inbounds nuw i8, ptr %845, i64 44
  store i32 0, ptr %857, align 4
  %858 = or disjoint i64 %842, 1
  %859 = add nsw i64 %164, %858
  %860 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %858
  %861 = mul nsw i64 %165, %859
  %862 = getelementptr inbounds float, ptr %131, i64 %861
  %863 = getelementptr inbounds float, ptr %100, i64 %861
  %864 = getelementptr inbounds float, ptr %102, i64 %859
  %865 = shl nsw i64 %858, 11
  %866 = getelementptr inbounds nuw i8, ptr %3, i64 %865
  store ptr %862, ptr %860, align 16
  %867 = getelementptr inbounds nuw i8, ptr %860, i64 8
  store ptr %863, ptr %867, align 8
  %868 = getelementptr inbounds nuw i8, ptr %860, i64 16
  store ptr %864, ptr %868, align 16
  %869 = getelementptr inbounds nuw i8, ptr %860, i64 24
  store ptr %866, ptr %869, align 8
  %870 = getelementptr inbounds nuw i8, ptr %860, i64 32
  store i64 %103, ptr %870, align 16
  %871 = getelementptr inbounds nuw i8, ptr %860, i64 40
  store float 0.000000e+00, ptr %871, align 8
  %872 = getelementptr inbounds nuw i8, ptr %860, i64 44
  store i32 0, ptr %872, align 4
  %873 = add nuw nsw i64 %842, 2
  %874 = add i64 %843, 2
  %875 = icmp eq i64 %874, %172
  br i1 %875, label %173, label %841, !llvm.loop !20

876:                                              ; preds = %836, %91
  %877 = add i64 %78, 1
  %878 = icmp eq i64 %877, %61
  br i1 %878, label %71, label %77, !llvm.loop !21

879:                                              ; preds = %900, %29
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  ret void

880:                                              ; preds = %41, %900
  %881 = phi i64 [ 0, %41 ], [ %901, %900 ]
  %882 = phi i64 [ 0, %41 ], [ %902, %900 ]
  %883 = load ptr, ptr %0, align 8
  %884 = getelementptr inbounds nuw %struct.request, ptr %883, i64 %882, i32 2
  %885 = load i64, ptr %884, align 8
  %886 = call i64 @llvm.smax.i64(i64 %885, i64 511)
  %887 = lshr i64 %886, 8
  %888 = icmp sge i64 %882, %36
  %889 = icmp sgt i64 %885, 511
  %890 = select i1 %888, i1 %889, i1 false
  %891 = select i1 %890, i1 %42, i1 false
  br i1 %891, label %892, label %900

892:                                              ; preds = %880
  %893 = mul nuw nsw i64 %882, %8
  %894 = add nsw i64 %887, -1
  %895 = add nsw i64 %887, -2
  %896 = and i64 %894, 3
  %897 = icmp ult i64 %895, 3
  %898 = and i64 %894, -4
  %899 = icmp eq i64 %896, 0
  br label %904

900:                                              ; preds = %1040, %880
  %901 = add nuw nsw i64 %887, %881
  %902 = add nuw nsw i64 %882, 1
  %903 = icmp eq i64 %902, %39
  br i1 %903, label %879, label %880, !llvm.loop !22

904:                                              ; preds = %1040, %892
  %905 = phi i64 [ 0, %892 ], [ %1043, %1040 ]
  %906 = add nuw nsw i64 %905, %893
  %907 = load ptr, ptr %43, align 8
  %908 = load i64, ptr %44, align 8
  %909 = mul nsw i64 %908, %906
  %910 = getelementptr inbounds float, ptr %907, i64 %909
  %911 = load ptr, ptr %45, align 8
  %912 = getelementptr inbounds nuw float, ptr %911, i64 %906
  %913 = load i64, ptr %4, align 8
  %914 = load i64, ptr %6, align 8
  %915 = mul nsw i64 %914, %913
  %916 = load ptr, ptr %46, align 8
  %917 = mul nsw i64 %915, %881
  %918 = getelementptr inbounds float, ptr %916, i64 %917
  %919 = getelementptr inbounds nuw float, ptr %918, i64 %905
  %920 = load float, ptr %919, align 4
  br i1 %897, label %951, label %921

921:                                              ; preds = %904, %921
  %922 = phi float [ %947, %921 ], [ %920, %904 ]
  %923 = phi i64 [ %948, %921 ], [ 1, %904 ]
  %924 = phi i64 [ %949, %921 ], [ 0, %904 ]
  %925 = mul nsw i64 %923, %915
  %926 = getelementptr inbounds float, ptr %919, i64 %925
  %927 = load float, ptr %926, align 4
  %928 = fcmp ogt float %927, %922
  %929 = select i1 %928, float %927, float %922
  %930 = add nuw nsw i64 %923, 1
  %931 = mul nsw i64 %930, %915
  %932 = getelementptr inbounds float, ptr %919, i64 %931
  %933 = load float, ptr %932, align 4
  %934 = fcmp ogt float %933, %929
  %935 = select i1 %934, float %933, float %929
  %936 = add nuw nsw i64 %923, 2
  %937 = mul nsw i64 %936, %915
  %938 = getelementptr inbounds float, ptr %919, i64 %937
  %939 = load float, ptr %938, align 4
  %940 = fcmp ogt float %939, %935
  %941 = select i1 %940, float %939, float %935
  %942 = add nuw nsw i64 %923, 3
  %943 = mul nsw i64 %942, %915
  %944 = getelementptr inbounds float, ptr %919, i64 %943
  %945 = load float, ptr %944, align 4
  %946 = fcmp ogt float %945, %941
  %947 = select i1 %946, float %945, float %941
  %948 = add nuw nsw i64 %923, 4
  %949 = add nuw i64 %924, 4
  %950 = icmp eq i64 %949, %898
  br i1 %950, label %951, label %921, !llvm.loop !23

951:                                              ; preds = %921, %904
  %952 = phi float [ poison, %904 ], [ %947, %921 ]
  %953 = phi float [ %920, %904 ], [ %947, %921 ]
  %954 = phi i64 [ 1, %904 ], [ %948, %921 ]
  br i1 %899, label %967, label %955

955:                                              ; preds = %951, %955
  %956 = phi float [ %963, %955 ], [ %953, %951 ]
  %957 = phi i64 [ %964, %955 ], [ %954, %951 ]
  %958 = phi i64 [ %965, %955 ], [ 0, %951 ]
  %959 = mul nsw i64 %957, %915
  %960 = getelementptr inbounds float, ptr %919, i64 %959
  %961 = load float, ptr %960, align 4
  %962 = fcmp ogt float %961, %956
  %963 = select i1 %962, float %961, float %956
  %964 = add nuw nsw i64 %957, 1
  %965 = add i64 %958, 1
  %966 = icmp eq i64 %965, %896
  br i1 %966, label %967, label %955, !llvm.loop !24

967:                                              ; preds = %955, %951
  %968 = phi float [ %952, %951 ], [ %963, %955 ]
  br label %975

969:                                              ; preds = %1013
  %970 = icmp sgt i64 %1014, 0
  br i1 %970, label %971, label %1040

971:                                              ; preds = %969
  %972 = fdiv float 1.000000e+00, %1016
  %973 = insertelement <16 x float> poison, float %972, i64 0
  %974 = shufflevector <16 x float> %973, <16 x float> poison, <16 x i32> zeroinitializer
  br label %1032

975:                                              ; preds = %967, %1013
  %976 = phi i64 [ %1014, %1013 ], [ %908, %967 ]
  %977 = phi float [ %1016, %1013 ], [ 0.000000e+00, %967 ]
  %978 = phi i64 [ %1017, %1013 ], [ 0, %967 ]
  %979 = mul nsw i64 %978, %915
  %980 = getelementptr inbounds float, ptr %919, i64 %979
  %981 = load float, ptr %980, align 4
  %982 = fsub float %981, %968
  %983 = insertelement <16 x float> poison, float %982, i64 0
  %984 = shufflevector <16 x float> %983, <16 x float> poison, <16 x i32> zeroinitializer
  %985 = fcmp olt <16 x float> %984, splat (float -8.600000e+01)
  %986 = select <16 x i1> %985, <16 x float> splat (float -8.600000e+01), <16 x float> %984
  %987 = call <16 x float> @llvm.fma.v16f32(<16 x float> %986, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %988 = bitcast <16 x float> %987 to <16 x i32>
  %989 = fadd <16 x float> %987, splat (float 0xC168000000000000)
  %990 = call <16 x float> @llvm.fma.v16f32(<16 x float> %989, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %986)
  %991 = call <16 x float> @llvm.fma.v16f32(<16 x float> %989, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %990)
  %992 = call <16 x float> @llvm.fma.v16f32(<16 x float> %991, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %993 = call <16 x float> @llvm.fma.v16f32(<16 x float> %992, <16 x float> %991, <16 x float> splat (float 0x3F81112100000000))
  %994 = call <16 x float> @llvm.fma.v16f32(<16 x float> %993, <16 x float> %991, <16 x float> splat (float 0x3FA5553820000000))
  %995 = call <16 x float> @llvm.fma.v16f32(<16 x float> %994, <16 x float> %991, <16 x float> splat (float 0x3FC5555540000000))
  %996 = call <16 x float> @llvm.fma.v16f32(<16 x float> %995, <16 x float> %991, <16 x float> splat (float 5.000000e-01))
  %997 = fmul <16 x float> %991, %991
  %998 = call <16 x float> @llvm.fma.v16f32(<16 x float> %996, <16 x float> %997, <16 x float> %991)
  %999 = fadd <16 x float> %998, splat (float 1.000000e+00)
  %1000 = shl <16 x i32> %988, splat (i32 23)
  %1001 = add <16 x i32> %1000, splat (i32 1065353216)
  %1002 = bitcast <16 x i32> %1001 to <16 x float>
  %1003 = fmul <16 x float> %999, %1002
  %1004 = load ptr, ptr %47, align 8
  %1005 = add nuw nsw i64 %978, %881
  %1006 = mul nsw i64 %1005, %915
  %1007 = add nsw i64 %1006, %905
  %1008 = mul nsw i64 %976, %1007
  %1009 = getelementptr inbounds float, ptr %1004, i64 %1008
  %1010 = icmp sgt i64 %976, 0
  br i1 %1010, label %1011, label %1013

1011:                                             ; preds = %975
  %1012 = icmp eq i64 %978, 0
  br label %1019

1013:                                             ; preds = %1026, %975
  %1014 = phi i64 [ %976, %975 ], [ %1030, %1026 ]
  %1015 = extractelement <16 x float> %1003, i64 0
  %1016 = fadd float %977, %1015
  %1017 = add nuw nsw i64 %978, 1
  %1018 = icmp eq i64 %1017, %887
  br i1 %1018, label %969, label %975, !llvm.loop !25

1019:                                             ; preds = %1011, %1026
  %1020 = phi i64 [ 0, %1011 ], [ %1029, %1026 ]
  %1021 = getelementptr inbounds nuw float, ptr %910, i64 %1020
  %1022 = getelementptr inbounds nuw float, ptr %1009, i64 %1020
  %1023 = load <16 x float>, ptr %1022, align 4
  br i1 %1012, label %1026, label %1024

1024:                                             ; preds = %1019
  %1025 = load <16 x float>, ptr %1021, align 4
  br label %1026

1026:                                             ; preds = %1024, %1019
  %1027 = phi <16 x float> [ %1025, %1024 ], [ zeroinitializer, %1019 ]
  %1028 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1003, <16 x float> %1023, <16 x float> %1027)
  store <16 x float> %1028, ptr %1021, align 4
  %1029 = add nuw nsw i64 %1020, 16
  %1030 = load i64, ptr %44, align 8
  %1031 = icmp slt i64 %1029, %1030
  br i1 %1031, label %1019, label %1013, !llvm.loop !26

1032:                                             ; preds = %971, %1032
  %1033 = phi i64 [ 0, %971 ], [ %1037, %1032 ]
  %1034 = getelementptr inbounds nuw float, ptr %910, i64 %1033
  %1035 = load <16 x float>, ptr %1034, align 4
  %1036 = fmul <16 x float> %974, %1035
  store <16 x float> %1036, ptr %1034, align 4
  %1037 = add nuw nsw i64 %1033, 16
  %1038 = load i64, ptr %44, align 8
  %1039 = icmp slt i64 %1037, %1038
  br i1 %1039, label %1032, label %1040, !llvm.loop !27

1040:                                             ; preds = %1032, %969
  %1041 = call float @logf(float noundef %1016)
  %1042 = fadd float %968, %1041
  store float %1042, ptr %912, align 4
  %1043 = add nuw nsw i64 %905, 1
  %1044 = icmp slt i64 %1043, %8
  br i1 %1044, label %904, label %900, !llvm.loop !28
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @GOMP_barrier() local_unnamed_addr

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

declare float @logf(float noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7, !10}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
