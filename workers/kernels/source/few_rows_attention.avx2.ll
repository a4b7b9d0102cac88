; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 42dbefe7c751e4b3, code b5ab78580369ed39
%struct.query = type { ptr, ptr, ptr, ptr, i64, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [24576 x float], align 16
  %3 = alloca [12 x %struct.query], align 16
  call void @llvm.lifetime.start.p0(i64 98304, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = add nsw i64 %8, 11
  %10 = sdiv i64 %9, 12
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %10, %12
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %13, %20
  %22 = sdiv i64 %21, %17
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %1
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %39 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
  br label %41

40:                                               ; preds = %551, %1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 98304, ptr nonnull %2)
  ret void

41:                                               ; preds = %24, %551
  %42 = phi i64 [ %19, %24 ], [ %552, %551 ]
  %43 = sdiv i64 %42, %10
  %44 = srem i64 %42, %10
  %45 = mul nsw i64 %44, 12
  %46 = sub nsw i64 %8, %45
  %47 = call i64 @llvm.smin.i64(i64 %46, i64 12)
  %48 = load ptr, ptr %25, align 8
  %49 = load i64, ptr %26, align 8
  %50 = mul nsw i64 %49, %43
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = mul nsw i64 %53, %43
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = icmp sgt i64 %46, 0
  %57 = load i64, ptr %34, align 8
  br i1 %56, label %58, label %73

58:                                               ; preds = %41
  %59 = load i64, ptr %4, align 8, !noalias !6
  %60 = mul nsw i64 %59, %43
  %61 = load i64, ptr %6, align 8, !noalias !6
  %62 = load ptr, ptr %0, align 8, !noalias !6
  %63 = load i64, ptr %29, align 8, !noalias !6
  %64 = load i64, ptr %30, align 8, !noalias !6
  %65 = load ptr, ptr %31, align 8, !noalias !6
  %66 = load i64, ptr %11, align 8, !noalias !6
  %67 = mul i64 %59, %66
  %68 = load i64, ptr %32, align 8, !noalias !6
  %69 = load ptr, ptr %33, align 8, !noalias !6
  %70 = load i64, ptr %35, align 8, !noalias !6
  %71 = icmp eq i64 %70, 0
  %72 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %77

73:                                               ; preds = %77, %41
  %74 = icmp sgt i64 %57, 0
  br i1 %74, label %75, label %109

75:                                               ; preds = %73
  %76 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %112

77:                                               ; preds = %58, %77
  %78 = phi i64 [ 0, %58 ], [ %107, %77 ]
  %79 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %78
  %80 = add nsw i64 %78, %45
  %81 = shl nsw i64 %78, 13
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 %81
  %83 = sdiv i64 %80, %61
  %84 = add nsw i64 %83, %60
  %85 = srem i64 %80, %61
  %86 = mul nsw i64 %63, %84
  %87 = getelementptr inbounds float, ptr %62, i64 %86
  %88 = mul nsw i64 %64, %85
  %89 = getelementptr inbounds float, ptr %87, i64 %88
  %90 = mul i64 %85, %67
  %91 = add nsw i64 %90, %84
  %92 = mul nsw i64 %91, %68
  %93 = getelementptr inbounds float, ptr %65, i64 %92
  %94 = mul nsw i64 %84, %61
  %95 = getelementptr inbounds float, ptr %69, i64 %94
  %96 = getelementptr inbounds float, ptr %95, i64 %85
  %97 = xor i64 %85, -1
  %98 = add i64 %61, %97
  %99 = select i1 %71, i64 0, i64 %98
  %100 = sub nsw i64 %57, %99
  store ptr %89, ptr %79, align 16
  %101 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store ptr %93, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store ptr %96, ptr %102, align 16
  %103 = getelementptr inbounds nuw i8, ptr %79, i64 24
  store ptr %82, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %79, i64 32
  store i64 %100, ptr %104, align 16
  %105 = getelementptr inbounds nuw i8, ptr %79, i64 40
  store float 0.000000e+00, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %79, i64 44
  store i32 0, ptr %106, align 4
  %107 = add nuw nsw i64 %78, 1
  %108 = icmp eq i64 %107, %72
  br i1 %108, label %73, label %77, !llvm.loop !9

109:                                              ; preds = %209, %73
  br i1 %56, label %110, label %551

110:                                              ; preds = %109
  %111 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %554

112:                                              ; preds = %75, %209
  %113 = phi i64 [ %57, %75 ], [ %210, %209 ]
  %114 = phi i64 [ 0, %75 ], [ %211, %209 ]
  %115 = add nsw i64 %113, -8
  %116 = call i64 @llvm.smin.i64(i64 %114, i64 %115)
  %117 = load i64, ptr %36, align 8
  %118 = mul nsw i64 %117, %116
  %119 = getelementptr inbounds float, ptr %51, i64 %118
  br i1 %56, label %120, label %209

120:                                              ; preds = %112, %134
  %121 = phi i64 [ %167, %134 ], [ 0, %112 ]
  %122 = load i64, ptr %32, align 8
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %134

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %121
  %126 = load ptr, ptr %125, align 16
  %127 = load i64, ptr %36, align 8
  %128 = shl i64 %127, 3
  %129 = mul i64 %127, 12
  %130 = shl i64 %127, 4
  %131 = mul i64 %127, 20
  %132 = mul i64 %127, 24
  %133 = mul i64 %127, 28
  br label %169

134:                                              ; preds = %169, %120
  %135 = phi <8 x float> [ zeroinitializer, %120 ], [ %204, %169 ]
  %136 = phi <8 x float> [ zeroinitializer, %120 ], [ %201, %169 ]
  %137 = phi <8 x float> [ zeroinitializer, %120 ], [ %198, %169 ]
  %138 = phi <8 x float> [ zeroinitializer, %120 ], [ %195, %169 ]
  %139 = phi <8 x float> [ zeroinitializer, %120 ], [ %192, %169 ]
  %140 = phi <8 x float> [ zeroinitializer, %120 ], [ %189, %169 ]
  %141 = phi <8 x float> [ zeroinitializer, %120 ], [ %186, %169 ]
  %142 = phi <8 x float> [ zeroinitializer, %120 ], [ %183, %169 ]
  %143 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %121, i32 3
  %144 = load ptr, ptr %143, align 8
  %145 = shufflevector <8 x float> %142, <8 x float> %141, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %146 = shufflevector <8 x float> %142, <8 x float> %141, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %147 = fadd <8 x float> %145, %146
  %148 = shufflevector <8 x float> %140, <8 x float> %139, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %149 = shufflevector <8 x float> %140, <8 x float> %139, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %150 = fadd <8 x float> %148, %149
  %151 = shufflevector <8 x float> %138, <8 x float> %137, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %152 = shufflevector <8 x float> %138, <8 x float> %137, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %153 = fadd <8 x float> %151, %152
  %154 = shufflevector <8 x float> %136, <8 x float> %135, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %155 = shufflevector <8 x float> %136, <8 x float> %135, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %156 = fadd <8 x float> %154, %155
  %157 = shufflevector <8 x float> %147, <8 x float> %150, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %158 = shufflevector <8 x float> %147, <8 x float> %150, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %159 = fadd <8 x float> %157, %158
  %160 = shufflevector <8 x float> %153, <8 x float> %156, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %161 = shufflevector <8 x float> %153, <8 x float> %156, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %162 = fadd <8 x float> %160, %161
  %163 = shufflevector <8 x float> %159, <8 x float> %162, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %164 = shufflevector <8 x float> %159, <8 x float> %162, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %165 = fadd <8 x float> %163, %164
  %166 = getelementptr inbounds float, ptr %144, i64 %116
  store <8 x float> %165, ptr %166, align 4
  %167 = add nuw nsw i64 %121, 1
  %168 = icmp eq i64 %167, %76
  br i1 %168, label %207, label %120, !llvm.loop !11

169:                                              ; preds = %124, %169
  %170 = phi <8 x float> [ zeroinitializer, %124 ], [ %204, %169 ]
  %171 = phi <8 x float> [ zeroinitializer, %124 ], [ %201, %169 ]
  %172 = phi <8 x float> [ zeroinitializer, %124 ], [ %198, %169 ]
  %173 = phi <8 x float> [ zeroinitializer, %124 ], [ %195, %169 ]
  %174 = phi <8 x float> [ zeroinitializer, %124 ], [ %192, %169 ]
  %175 = phi <8 x float> [ zeroinitializer, %124 ], [ %189, %169 ]
  %176 = phi <8 x float> [ zeroinitializer, %124 ], [ %186, %169 ]
  %177 = phi <8 x float> [ zeroinitializer, %124 ], [ %183, %169 ]
  %178 = phi i64 [ 0, %124 ], [ %205, %169 ]
  %179 = getelementptr inbounds nuw float, ptr %126, i64 %178
  %180 = load <8 x float>, ptr %179, align 4
  %181 = getelementptr float, ptr %119, i64 %178
  %182 = load <8 x float>, ptr %181, align 4
  %183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %182, <8 x float> %177)
  %184 = getelementptr float, ptr %181, i64 %127
  %185 = load <8 x float>, ptr %184, align 4
  %186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %185, <8 x float> %176)
  %187 = getelementptr i8, ptr %181, i64 %128
  %188 = load <8 x float>, ptr %187, align 4
  %189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %188, <8 x float> %175)
  %190 = getelementptr i8, ptr %181, i64 %129
  %191 = load <8 x float>, ptr %190, align 4
  %192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %191, <8 x float> %174)
  %193 = getelementptr i8, ptr %181, i64 %130
  %194 = load <8 x float>, ptr %193, align 4
  %195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %194, <8 x float> %173)
  %196 = getelementptr i8, ptr %181, i64 %131
  %197 = load <8 x float>, ptr %196, align 4
  %198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %197, <8 x float> %172)
  %199 = getelementptr i8, ptr %181, i64 %132
  %200 = load <8 x float>, ptr %199, align 4
  %201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %200, <8 x float> %171)
  %202 = getelementptr i8, ptr %181, i64 %133
  %203 = load <8 x float>, ptr %202, align 4
  %204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %203, <8 x float> %170)
  %205 = add nuw nsw i64 %178, 8
  %206 = icmp slt i64 %205, %122
  br i1 %206, label %169, label %134, !llvm.loop !12

207:                                              ; preds = %134
  %208 = load i64, ptr %34, align 8
  br label %209

209:                                              ; preds = %207, %112
  %210 = phi i64 [ %208, %207 ], [ %113, %112 ]
  %211 = add nuw nsw i64 %114, 8
  %212 = icmp slt i64 %211, %210
  br i1 %212, label %112, label %109, !llvm.loop !14

213:                                              ; preds = %674
  %214 = load i64, ptr %32, align 8
  br label %215

215:                                              ; preds = %213, %547
  %216 = phi i64 [ %214, %213 ], [ %548, %547 ]
  %217 = phi i64 [ 0, %213 ], [ %549, %547 ]
  %218 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %217
  %219 = xor i64 %217, -1
  %220 = add nsw i64 %47, %219
  %221 = icmp slt i64 %216, 16
  br i1 %221, label %241, label %222

222:                                              ; preds = %215
  %223 = call i64 @llvm.smin.i64(i64 %220, i64 0)
  %224 = call i64 @llvm.smin.i64(i64 %220, i64 1)
  %225 = call i64 @llvm.smin.i64(i64 %220, i64 2)
  %226 = call i64 @llvm.smin.i64(i64 %220, i64 3)
  %227 = call i64 @llvm.smin.i64(i64 %220, i64 4)
  %228 = call i64 @llvm.smin.i64(i64 %220, i64 5)
  %229 = call i64 @llvm.smin.i64(i64 %220, i64 0)
  %230 = getelementptr inbounds %struct.query, ptr %218, i64 %229, i32 3
  %231 = call i64 @llvm.smin.i64(i64 %220, i64 1)
  %232 = getelementptr inbounds %struct.query, ptr %218, i64 %231, i32 3
  %233 = call i64 @llvm.smin.i64(i64 %220, i64 2)
  %234 = getelementptr inbounds %struct.query, ptr %218, i64 %233, i32 3
  %235 = call i64 @llvm.smin.i64(i64 %220, i64 3)
  %236 = getelementptr inbounds %struct.query, ptr %218, i64 %235, i32 3
  %237 = call i64 @llvm.smin.i64(i64 %220, i64 4)
  %238 = getelementptr inbounds %struct.query, ptr %218, i64 %237, i32 3
  %239 = call i64 @llvm.smin.i64(i64 %220, i64 5)
  %240 = getelementptr inbounds %struct.query, ptr %218, i64 %239, i32 3
  br label %266

241:                                              ; preds = %280, %215
  %242 = phi i64 [ %216, %215 ], [ %366, %280 ]
  %243 = phi i64 [ 0, %215 ], [ %267, %280 ]
  %244 = icmp slt i64 %243, %242
  br i1 %244, label %245, label %547

245:                                              ; preds = %241
  %246 = call i64 @llvm.smin.i64(i64 %220, i64 0)
  %247 = getelementptr inbounds %struct.query, ptr %218, i64 %246
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %249 = call i64 @llvm.smin.i64(i64 %220, i64 1)
  %250 = call i64 @llvm.smin.i64(i64 %220, i64 2)
  %251 = call i64 @llvm.smin.i64(i64 %220, i64 3)
  %252 = call i64 @llvm.smin.i64(i64 %220, i64 4)
  %253 = call i64 @llvm.smin.i64(i64 %220, i64 5)
  %254 = getelementptr inbounds %struct.query, ptr %218, i64 %246, i32 3
  %255 = call i64 @llvm.smin.i64(i64 %220, i64 1)
  %256 = getelementptr inbounds %struct.query, ptr %218, i64 %255, i32 3
  %257 = call i64 @llvm.smin.i64(i64 %220, i64 2)
  %258 = getelementptr inbounds %struct.query, ptr %218, i64 %257, i32 3
  %259 = call i64 @llvm.smin.i64(i64 %220, i64 3)
  %260 = getelementptr inbounds %struct.query, ptr %218, i64 %259, i32 3
  %261 = call i64 @llvm.smin.i64(i64 %220, i64 4)
  %262 = getelementptr inbounds %struct.query, ptr %218, i64 %261, i32 3
  %263 = call i64 @llvm.smin.i64(i64 %220, i64 5)
  %264 = getelementptr inbounds %struct.query, ptr %218, i64 %263, i32 3
  %265 = getelementptr inbounds nuw i8, ptr %247, i64 40
  br label %425

266:                                              ; preds = %222, %280
  %267 = phi i64 [ %365, %280 ], [ 16, %222 ]
  %268 = phi i64 [ %267, %280 ], [ 0, %222 ]
  %269 = load i64, ptr %34, align 8
  %270 = getelementptr float, ptr %55, i64 %268
  %271 = icmp sgt i64 %269, 0
  br i1 %271, label %272, label %280

272:                                              ; preds = %266
  %273 = load i64, ptr %38, align 8
  %274 = load ptr, ptr %230, align 8
  %275 = load ptr, ptr %232, align 8
  %276 = load ptr, ptr %234, align 8
  %277 = load ptr, ptr %236, align 8
  %278 = load ptr, ptr %238, align 8
  %279 = load ptr, ptr %240, align 8
  br label %368

280:                                              ; preds = %368, %266
  %281 = phi i64 [ %228, %266 ], [ %239, %368 ]
  %282 = phi i64 [ %227, %266 ], [ %237, %368 ]
  %283 = phi i64 [ %226, %266 ], [ %235, %368 ]
  %284 = phi i64 [ %225, %266 ], [ %233, %368 ]
  %285 = phi i64 [ %224, %266 ], [ %231, %368 ]
  %286 = phi i64 [ %223, %266 ], [ %229, %368 ]
  %287 = phi <8 x float> [ zeroinitializer, %266 ], [ %410, %368 ]
  %288 = phi <8 x float> [ zeroinitializer, %266 ], [ %409, %368 ]
  %289 = phi <8 x float> [ zeroinitializer, %266 ], [ %404, %368 ]
  %290 = phi <8 x float> [ zeroinitializer, %266 ], [ %403, %368 ]
  %291 = phi <8 x float> [ zeroinitializer, %266 ], [ %398, %368 ]
  %292 = phi <8 x float> [ zeroinitializer, %266 ], [ %397, %368 ]
  %293 = phi <8 x float> [ zeroinitializer, %266 ], [ %392, %368 ]
  %294 = phi <8 x float> [ zeroinitializer, %266 ], [ %391, %368 ]
  %295 = phi <8 x float> [ zeroinitializer, %266 ], [ %415, %368 ]
  %296 = phi <8 x float> [ zeroinitializer, %266 ], [ %416, %368 ]
  %297 = phi <8 x float> [ zeroinitializer, %266 ], [ %421, %368 ]
  %298 = phi <8 x float> [ zeroinitializer, %266 ], [ %422, %368 ]
  %299 = getelementptr inbounds %struct.query, ptr %218, i64 %286
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %301 = load ptr, ptr %300, align 8
  %302 = getelementptr inbounds nuw float, ptr %301, i64 %268
  %303 = getelementptr inbounds nuw i8, ptr %299, i64 40
  %304 = load float, ptr %303, align 8
  %305 = insertelement <8 x float> poison, float %304, i64 0
  %306 = shufflevector <8 x float> %305, <8 x float> poison, <8 x i32> zeroinitializer
  %307 = fmul <8 x float> %294, %306
  store <8 x float> %307, ptr %302, align 4
  %308 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %309 = fmul <8 x float> %293, %306
  store <8 x float> %309, ptr %308, align 4
  %310 = getelementptr inbounds %struct.query, ptr %218, i64 %285
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %312 = load ptr, ptr %311, align 8
  %313 = getelementptr inbounds nuw float, ptr %312, i64 %268
  %314 = getelementptr inbounds nuw i8, ptr %310, i64 40
  %315 = load float, ptr %314, align 8
  %316 = insertelement <8 x float> poison, float %315, i64 0
  %317 = shufflevector <8 x float> %316, <8 x float> poison, <8 x i32> zeroinitializer
  %318 = fmul <8 x float> %292, %317
  store <8 x float> %318, ptr %313, align 4
  %319 = getelementptr inbounds nuw i8, ptr %313, i64 32
  %320 = fmul <8 x float> %291, %317
  store <8 x float> %320, ptr %319, align 4
  %321 = getelementptr inbounds %struct.query, ptr %218, i64 %284
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds nuw float, ptr %323, i64 %268
  %325 = getelementptr inbounds nuw i8, ptr %321, i64 40
  %326 = load float, ptr %325, align 8
  %327 = insertelement <8 x float> poison, float %326, i64 0
  %328 = shufflevector <8 x float> %327, <8 x float> poison, <8 x i32> zeroinitializer
  %329 = fmul <8 x float> %290, %328
  store <8 x float> %329, ptr %324, align 4
  %330 = getelementptr inbounds nuw i8, ptr %324, i64 32
  %331 = fmul <8 x float> %289, %328
  store <8 x float> %331, ptr %330, align 4
  %332 = getelementptr inbounds %struct.query, ptr %218, i64 %283
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %334 = load ptr, ptr %333, align 8
  %335 = getelementptr inbounds nuw float, ptr %334, i64 %268
  %336 = getelementptr inbounds nuw i8, ptr %332, i64 40
  %337 = load float, ptr %336, align 8
  %338 = insertelement <8 x float> poison, float %337, i64 0
  %339 = shufflevector <8 x float> %338, <8 x float> poison, <8 x i32> zeroinitializer
  %340 = fmul <8 x float> %288, %339
  store <8 x float> %340, ptr %335, align 4
  %341 = getelementptr inbounds nuw i8, ptr %335, i64 32
  %342 = fmul <8 x float> %287, %339
  store <8 x float> %342, ptr %341, align 4
  %343 = getelementptr inbounds %struct.query, ptr %218, i64 %282
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 8
  %345 = load ptr, ptr %344, align 8
  %346 = getelementptr inbounds nuw float, ptr %345, i64 %268
  %347 = getelementptr inbounds nuw i8, ptr %343, i64 40
  %348 = load float, ptr %347, align 8
  %349 = insertelement <8 x float> poison, float %348, i64 0
  %350 = shufflevector <8 x float> %349, <8 x float> poison, <8 x i32> zeroinitializer
  %351 = fmul <8 x float> %295, %350
  store <8 x float> %351, ptr %346, align 4
  %352 = getelementptr inbounds nuw i8, ptr %346, i64 32
  %353 = fmul <8 x float> %296, %350
  store <8 x float> %353, ptr %352, align 4
  %354 = getelementptr inbounds %struct.query, ptr %218, i64 %281
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 8
  %356 = load ptr, ptr %355, align 8
  %357 = getelementptr inbounds nuw float, ptr %356, i64 %268
  %358 = getelementptr inbounds nuw i8, ptr %354, i64 40
  %359 = load float, ptr %358, align 8
  %360 = insertelement <8 x float> poison, float %359, i64 0
  %361 = shufflevector <8 x float> %360, <8 x float> poison, <8 x i32> zeroinitializer
  %362 = fmul <8 x float> %297, %361
  store <8 x float> %362, ptr %357, align 4
  %363 = getelementptr inbounds nuw i8, ptr %357, i64 32
  %364 = fmul <8 x float> %298, %361
  store <8 x float> %364, ptr %363, align 4
  %365 = add nuw nsw i64 %267, 16
  %366 = load i64, ptr %32, align 8
  %367 = icmp sgt i64 %365, %366
  br i1 %367, label %241, label %266, !llvm.loop !15

368:                                              ; preds = %272, %368
  %369 = phi <8 x float> [ zeroinitializer, %272 ], [ %410, %368 ]
  %370 = phi <8 x float> [ zeroinitializer, %272 ], [ %409, %368 ]
  %371 = phi <8 x float> [ zeroinitializer, %272 ], [ %404, %368 ]
  %372 = phi <8 x float> [ zeroinitializer, %272 ], [ %403, %368 ]
  %373 = phi <8 x float> [ zeroinitializer, %272 ], [ %398, %368 ]
  %374 = phi <8 x float> [ zeroinitializer, %272 ], [ %397, %368 ]
  %375 = phi <8 x float> [ zeroinitializer, %272 ], [ %392, %368 ]
  %376 = phi <8 x float> [ zeroinitializer, %272 ], [ %391, %368 ]
  %377 = phi <8 x float> [ zeroinitializer, %272 ], [ %415, %368 ]
  %378 = phi <8 x float> [ zeroinitializer, %272 ], [ %416, %368 ]
  %379 = phi <8 x float> [ zeroinitializer, %272 ], [ %421, %368 ]
  %380 = phi <8 x float> [ zeroinitializer, %272 ], [ %422, %368 ]
  %381 = phi i64 [ 0, %272 ], [ %423, %368 ]
  %382 = mul nsw i64 %273, %381
  %383 = getelementptr float, ptr %270, i64 %382
  %384 = load <8 x float>, ptr %383, align 4
  %385 = getelementptr inbounds nuw i8, ptr %383, i64 32
  %386 = load <8 x float>, ptr %385, align 4
  %387 = getelementptr inbounds nuw float, ptr %274, i64 %381
  %388 = load float, ptr %387, align 4
  %389 = insertelement <8 x float> poison, float %388, i64 0
  %390 = shufflevector <8 x float> %389, <8 x float> poison, <8 x i32> zeroinitializer
  %391 = call <8 x float> @llvm.fma.v8f32(<8 x float> %390, <8 x float> %384, <8 x float> %376)
  %392 = call <8 x float> @llvm.fma.v8f32(<8 x float> %390, <8 x float> %386, <8 x float> %375)
  %393 = getelementptr inbounds nuw float, ptr %275, i64 %381
  %394 = load float, ptr %393, align 4
  %395 = insertelement <8 x float> poison, float %394, i64 0
  %396 = shufflevector <8 x float> %395, <8 x float> poison, <8 x i32> zeroinitializer
  %397 = call <8 x float> @llvm.fma.v8f32(<8 x float> %396, <8 x float> %384, <8 x float> %374)
  %398 = call <8 x float> @llvm.fma.v8f32(<8 x float> %396, <8 x float> %386, <8 x float> %373)
  %399 = getelementptr inbounds nuw float, ptr %276, i64 %381
  %400 = load float, ptr %399, align 4
  %401 = insertelement <8 x float> poison, float %400, i64 0
  %402 = shufflevector <8 x float> %401, <8 x float> poison, <8 x i32> zeroinitializer
  %403 = call <8 x float> @llvm.fma.v8f32(<8 x float> %402, <8 x float> %384, <8 x float> %372)
  %404 = call <8 x float> @llvm.fma.v8f32(<8 x float> %402, <8 x float> %386, <8 x float> %371)
  %405 = getelementptr inbounds nuw float, ptr %277, i64 %381
  %406 = load float, ptr %405, align 4
  %407 = insertelement <8 x float> poison, float %406, i64 0
  %408 = shufflevector <8 x float> %407, <8 x float> poison, <8 x i32> zeroinitializer
  %409 = call <8 x float> @llvm.fma.v8f32(<8 x float> %408, <8 x float> %384, <8 x float> %370)
  %410 = call <8 x float> @llvm.fma.v8f32(<8 x float> %408, <8 x float> %386, <8 x float> %369)
  %411 = getelementptr inbounds nuw float, ptr %278, i64 %381
  %412 = load float, ptr %411, align 4
  %413 = insertelement <8 x float> poison, float %412, i64 0
  %414 = shufflevector <8 x float> %413, <8 x float> poison, <8 x i32> zeroinitializer
  %415 = call <8 x float> @llvm.fma.v8f32(<8 x float> %414, <8 x float> %384, <8 x float> %377)
  %416 = call <8 x float> @llvm.fma.v8f32(<8 x float> %414, <8 x float> %386, <8 x float> %378)
  %417 = getelementptr inbounds nuw float, ptr %279, i64 %381
  %418 = load float, ptr %417, align 4
  %419 = insertelement <8 x float> poison, float %418, i64 0
  %420 = shufflevector <8 x float> %419, <8 x float> poison, <8 x i32> zeroinitializer
  %421 = call <8 x float> @llvm.fma.v8f32(<8 x float> %420, <8 x float> %384, <8 x float> %379)
  %422 = call <8 x float> @llvm.fma.v8f32(<8 x float> %420, <8 x float> %386, <8 x float> %380)
  %423 = add nuw nsw i64 %381, 1
  %424 = icmp eq i64 %423, %269
  br i1 %424, label %280, label %368, !llvm.loop !16

425:                                              ; preds = %245, %438
  %426 = phi i64 [ %501, %438 ], [ %243, %245 ]
  %427 = load i64, ptr %34, align 8
  %428 = icmp sgt i64 %427, 0
  br i1 %428, label %429, label %438

429:                                              ; preds = %425
  %430 = getelementptr float, ptr %55, i64 %426
  %431 = load i64, ptr %38, align 8
  %432 = load ptr, ptr %254, align 8
  %433 = load ptr, ptr %256, align 8
  %434 = load ptr, ptr %258, align 8
  %435 = load ptr, ptr %260, align 8
  %436 = load ptr, ptr %262, align 8
  %437 = load ptr, ptr %264, align 8
  br label %504

438:                                              ; preds = %504, %425
  %439 = phi i64 [ %253, %425 ], [ %263, %504 ]
  %440 = phi i64 [ %252, %425 ], [ %261, %504 ]
  %441 = phi i64 [ %251, %425 ], [ %259, %504 ]
  %442 = phi i64 [ %250, %425 ], [ %257, %504 ]
  %443 = phi i64 [ %249, %425 ], [ %255, %504 ]
  %444 = phi <8 x float> [ zeroinitializer, %425 ], [ %544, %504 ]
  %445 = phi <8 x float> [ zeroinitializer, %425 ], [ %539, %504 ]
  %446 = phi <8 x float> [ zeroinitializer, %425 ], [ %534, %504 ]
  %447 = phi <8 x float> [ zeroinitializer, %425 ], [ %529, %504 ]
  %448 = phi <8 x float> [ zeroinitializer, %425 ], [ %524, %504 ]
  %449 = phi <8 x float> [ zeroinitializer, %425 ], [ %519, %504 ]
  %450 = load ptr, ptr %248, align 8
  %451 = getelementptr inbounds nuw float, ptr %450, i64 %426
  %452 = load float, ptr %265, align 8
  %453 = insertelement <8 x float> poison, float %452, i64 0
  %454 = shufflevector <8 x float> %453, <8 x float> poison, <8 x i32> zeroinitializer
  %455 = fmul <8 x float> %449, %454
  store <8 x float> %455, ptr %451, align 4
  %456 = getelementptr inbounds %struct.query, ptr %218, i64 %443
  %457 = getelementptr inbounds nuw i8, ptr %456, i64 8
  %458 = load ptr, ptr %457, align 8
  %459 = getelementptr inbounds nuw float, ptr %458, i64 %426
  %460 = getelementptr inbounds nuw i8, ptr %456, i64 40
  %461 = load float, ptr %460, align 8
  %462 = insertelement <8 x float> poison, float %461, i64 0
  %463 = shufflevector <8 x float> %462, <8 x float> poison, <8 x i32> zeroinitializer
  %464 = fmul <8 x float> %448, %463
  store <8 x float> %464, ptr %459, align 4
  %465 = getelementptr inbounds %struct.query, ptr %218, i64 %442
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 8
  %467 = load ptr, ptr %466, align 8
  %468 = getelementptr inbounds nuw float, ptr %467, i64 %426
  %469 = getelementptr inbounds nuw i8, ptr %465, i64 40
  %470 = load float, ptr %469, align 8
  %471 = insertelement <8 x float> poison, float %470, i64 0
  %472 = shufflevector <8 x float> %471, <8 x float> poison, <8 x i32> zeroinitializer
  %473 = fmul <8 x float> %447, %472
  store <8 x float> %473, ptr %468, align 4
  %474 = getelementptr inbounds %struct.query, ptr %218, i64 %441
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 8
  %476 = load ptr, ptr %475, align 8
  %477 = getelementptr inbounds nuw float, ptr %476, i64 %426
  %478 = getelementptr inbounds nuw i8, ptr %474, i64 40
  %479 = load float, ptr %478, align 8
  %480 = insertelement <8 x float> poison, float %479, i64 0
  %481 = shufflevector <8 x float> %480, <8 x float> poison, <8 x i32> zeroinitializer
  %482 = fmul <8 x float> %446, %481
  store <8 x float> %482, ptr %477, align 4
  %483 = getelementptr inbounds %struct.query, ptr %218, i64 %440
  %484 = getelementptr inbounds nuw i8, ptr %483, i64 8
  %485 = load ptr, ptr %484, align 8
  %486 = getelementptr inbounds nuw float, ptr %485, i64 %426
  %487 = getelementptr inbounds nuw i8, ptr %483, i64 40
  %488 = load float, ptr %487, align 8
  %489 = insertelement <8 x float> poison, float %488, i64 0
  %490 = shufflevector <8 x float> %489, <8 x float> poison, <8 x i32> zeroinitializer
  %491 = fmul <8 x float> %445, %490
  store <8 x float> %491, ptr %486, align 4
  %492 = getelementptr inbounds %struct.query, ptr %218, i64 %439
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 8
  %494 = load ptr, ptr %493, align 8
  %495 = getelementptr inbounds nuw float, ptr %494, i64 %426
  %496 = getelementptr inbounds nuw i8, ptr %492, i64 40
  %497 = load float, ptr %496, align 8
  %498 = insertelement <8 x float> poison, float %497, i64 0
  %499 = shufflevector <8 x float> %498, <8 x float> poison, <8 x i32> zeroinitializer
  %500 = fmul <8 x float> %444, %499
  store <8 x float> %500, ptr %495, align 4
  %501 = add nuw nsw i64 %426, 8
  %502 = load i64, ptr %32, align 8
  %503 = icmp slt i64 %501, %502
  br i1 %503, label %425, label %547, !llvm.loop !17

504:                                              ; preds = %429, %504
  %505 = phi <8 x float> [ zeroinitializer, %429 ], [ %544, %504 ]
  %506 = phi <8 x float> [ zeroinitializer, %429 ], [ %539, %504 ]
  %507 = phi <8 x float> [ zeroinitializer, %429 ], [ %534, %504 ]
  %508 = phi <8 x float> [ zeroinitializer, %429 ], [ %529, %504 ]
  %509 = phi <8 x float> [ zeroinitializer, %429 ], [ %524, %504 ]
  %510 = phi <8 x float> [ zeroinitializer, %429 ], [ %519, %504 ]
  %511 = phi i64 [ 0, %429 ], [ %545, %504 ]
  %512 = mul nsw i64 %431, %511
  %513 = getelementptr float, ptr %430, i64 %512
  %514 = load <8 x float>, ptr %513, align 4
  %515 = getelementptr inbounds nuw float, ptr %432, i64 %511
  %516 = load float, ptr %515, align 4
  %517 = insertelement <8 x float> poison, float %516, i64 0
  %518 = shufflevector <8 x float> %517, <8 x float> poison, <8 x i32> zeroinitializer
  %519 = call <8 x float> @llvm.fma.v8f32(<8 x float> %518, <8 x float> %514, <8 x float> %510)
  %520 = getelementptr inbounds nuw float, ptr %433, i64 %511
  %521 = load float, ptr %520, align 4
  %522 = insertelement <8 x float> poison, float %521, i64 0
  %523 = shufflevector <8 x float> %522, <8 x float> poison, <8 x i32> zeroinitializer
  %524 = call <8 x float> @llvm.fma.v8f32(<8 x float> %523, <8 x float> %514, <8 x float> %509)
  %525 = getelementptr inbounds nuw float, ptr %434, i64 %511
  %526 = load float, ptr %525, align 4
  %527 = insertelement <8 x float> poison, float %526, i64 0
  %528 = shufflevector <8 x float> %527, <8 x float> poison, <8 x i32> zeroinitializer
  %529 = call <8 x float> @llvm.fma.v8f32(<8 x float> %528, <8 x float> %514, <8 x float> %508)
  %530 = getelementptr inbounds nuw float, ptr %435, i64 %511
  %531 = load float, ptr %530, align 4
  %532 = insertelement <8 x float> poison, float %531, i64 0
  %533 = shufflevector <8 x float> %532, <8 x float> poison, <8 x i32> zeroinitializer
  %534 = call <8 x float> @llvm.fma.v8f32(<8 x float> %533, <8 x float> %514, <8 x float> %507)
  %535 = getelementptr inbounds nuw float, ptr %436, i64 %511
  %536 = load float, ptr %535, align 4
  %537 = insertelement <8 x float> poison, float %536, i64 0
  %538 = shufflevector <8 x float> %537, <8 x float> poison, <8 x i32> zeroinitializer
  %539 = call <8 x float> @llvm.fma.v8f32(<8 x float> %538, <8 x float> %514, <8 x float> %506)
  %540 = getelementptr inbounds nuw float, ptr %437, i64 %511
  %541 = load float, ptr %540, align 4
  %542 = insertelement <8 x float> poison, float %541, i64 0
  %543 = shufflevector <8 x float> %542, <8 x float> poison, <8 x i32> zeroinitializer
  %544 = call <8 x float> @llvm.fma.v8f32(<8 x float> %543, <8 x float> %514, <8 x float> %505)
  %545 = add nuw nsw i64 %511, 1
  %546 = icmp eq i64 %545, %427
  br i1 %546, label %438, label %504, !llvm.loop !16

547:                                              ; preds = %438, %241
  %548 = phi i64 [ %242, %241 ], [ %502, %438 ]
  %549 = add nuw nsw i64 %217, 6
  %550 = icmp slt i64 %549, %47
  br i1 %550, label %215, label %551, !llvm.loop !18

551:                                              ; preds = %547, %109
  %552 = add i64 %42, 1
  %553 = icmp eq i64 %552, %22
  br i1 %553, label %40, label %41, !llvm.loop !19

554:                                              ; preds = %110, %674
  %555 = phi i64 [ %693, %674 ], [ 0, %110 ]
  %556 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %555
  %557 = load i64, ptr %34, align 8
  %558 = icmp sgt i64 %557, 0
  br i1 %558, label %562, label %559

559:                                              ; preds = %554
  %560 = load float, ptr %37, align 8
  %561 = fmul float %39, %560
  br label %674

562:                                              ; preds = %554
  %563 = getelementptr inbounds nuw i8, ptr %556, i64 32
  %564 = load i64, ptr %563, align 16
  %565 = trunc i64 %564 to i32
  %566 = insertelement <8 x i32> poison, i32 %565, i64 0
  %567 = shufflevector <8 x i32> %566, <8 x i32> poison, <8 x i32> zeroinitializer
  %568 = getelementptr inbounds nuw i8, ptr %556, i64 24
  %569 = load ptr, ptr %568, align 8
  %570 = add nsw i64 %557, -1
  %571 = icmp ult i64 %557, 9
  br i1 %571, label %576, label %572

572:                                              ; preds = %562
  %573 = lshr i64 %570, 3
  %574 = add nuw nsw i64 %573, 1
  %575 = and i64 %574, 4611686018427387902
  br label %607

576:                                              ; preds = %607, %562
  %577 = phi <8 x float> [ poison, %562 ], [ %631, %607 ]
  %578 = phi <8 x float> [ splat (float 0xFFF0000000000000), %562 ], [ %631, %607 ]
  %579 = phi i64 [ 0, %562 ], [ %632, %607 ]
  %580 = and i64 %570, 8
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %582, label %593

582:                                              ; preds = %576
  %583 = trunc i64 %579 to i32
  %584 = insertelement <8 x i32> poison, i32 %583, i64 0
  %585 = shufflevector <8 x i32> %584, <8 x i32> poison, <8 x i32> zeroinitializer
  %586 = or disjoint <8 x i32> %585, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %587 = icmp slt <8 x i32> %586, %567
  %588 = getelementptr inbounds nuw float, ptr %569, i64 %579
  %589 = load <8 x float>, ptr %588, align 4
  %590 = select <8 x i1> %587, <8 x float> %589, <8 x float> splat (float 0xFFF0000000000000)
  %591 = fcmp ogt <8 x float> %590, %578
  %592 = select <8 x i1> %591, <8 x float> %590, <8 x float> %578
  br label %593

593:                                              ; preds = %576, %582
  %594 = phi <8 x float> [ %577, %576 ], [ %592, %582 ]
  %595 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %594)
  %596 = load float, ptr %37, align 8
  %597 = fmul float %595, %596
  %598 = getelementptr inbounds nuw i8, ptr %556, i64 32
  %599 = load i64, ptr %598, align 16
  %600 = trunc i64 %599 to i32
  %601 = insertelement <8 x i32> poison, i32 %600, i64 0
  %602 = shufflevector <8 x i32> %601, <8 x i32> poison, <8 x i32> zeroinitializer
  %603 = getelementptr inbounds nuw i8, ptr %556, i64 24
  %604 = load ptr, ptr %603, align 8
  %605 = insertelement <8 x float> poison, float %597, i64 0
  %606 = shufflevector <8 x float> %605, <8 x float> poison, <8 x i32> zeroinitializer
  br label %635

607:                                              ; preds = %607, %572
  %608 = phi <8 x float> [ splat (float 0xFFF0000000000000), %572 ], [ %631, %607 ]
  %609 = phi i64 [ 0, %572 ], [ %632, %607 ]
  %610 = phi i64 [ 0, %572 ], [ %633, %607 ]
  %611 = trunc i64 %609 to i32
  %612 = insertelement <8 x i32> poison, i32 %611, i64 0
  %613 = shufflevector <8 x i32> %612, <8 x i32> poison, <8 x i32> zeroinitializer
  %614 = or disjoint <8 x i32> %613, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %615 = icmp slt <8 x i32> %614, %567
  %616 = getelementptr inbounds nuw float, ptr %569, i64 %609
  %617 = load <8 x float>, ptr %616, align 4
  %618 = select <8 x i1> %615, <8 x float> %617, <8 x float> splat (float 0xFFF0000000000000)
  %619 = fcmp ogt <8 x float> %618, %608
  %620 = select <8 x i1> %619, <8 x float> %618, <8 x float> %608
  %621 = or disjoint i64 %609, 8
  %622 = trunc i64 %621 to i32
  %623 = insertelement <8 x i32> poison, i32 %622, i64 0
  %624 = shufflevector <8 x i32> %623, <8 x i32> poison, <8 x i32> zeroinitializer
  %625 = or disjoint <8 x i32> %624, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %626 = icmp slt <8 x i32> %625, %567
  %627 = getelementptr inbounds nuw float, ptr %569, i64 %621
  %628 = load <8 x float>, ptr %627, align 4
  %629 = select <8 x i1> %626, <8 x float> %628, <8 x float> splat (float 0xFFF0000000000000)
  %630 = fcmp ogt <8 x float> %629, %620
  %631 = select <8 x i1> %630, <8 x float> %629, <8 x float> %620
  %632 = add nuw nsw i64 %609, 16
  %633 = add i64 %610, 2
  %634 = icmp eq i64 %633, %575
  br i1 %634, label %576, label %607, !llvm.loop !20

635:                                              ; preds = %593, %635
  %636 = phi <8 x float> [ zeroinitializer, %593 ], [ %670, %635 ]
  %637 = phi i64 [ 0, %593 ], [ %671, %635 ]
  %638 = trunc i64 %637 to i32
  %639 = insertelement <8 x i32> poison, i32 %638, i64 0
  %640 = shufflevector <8 x i32> %639, <8 x i32> poison, <8 x i32> zeroinitializer
  %641 = or disjoint <8 x i32> %640, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %642 = icmp slt <8 x i32> %641, %602
  %643 = getelementptr inbounds nuw float, ptr %604, i64 %637
  %644 = load <8 x float>, ptr %643, align 4
  %645 = load float, ptr %37, align 8
  %646 = insertelement <8 x float> poison, float %645, i64 0
  %647 = shufflevector <8 x float> %646, <8 x float> poison, <8 x i32> zeroinitializer
  %648 = fmul <8 x float> %644, %647
  %649 = fsub <8 x float> %648, %606
  %650 = fcmp olt <8 x float> %649, splat (float -8.600000e+01)
  %651 = select <8 x i1> %650, <8 x float> splat (float -8.600000e+01), <8 x float> %649
  %652 = call <8 x float> @llvm.fma.v8f32(<8 x float> %651, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %653 = bitcast <8 x float> %652 to <8 x i32>
  %654 = fadd <8 x float> %652, splat (float 0xC168000000000000)
  %655 = call <8 x float> @llvm.fma.v8f32(<8 x float> %654, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %651)
  %656 = call <8 x float> @llvm.fma.v8f32(<8 x float> %654, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %655)
  %657 = call <8 x float> @llvm.fma.v8f32(<8 x float> %656, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %658 = call <8 x float> @llvm.fma.v8f32(<8 x float> %657, <8 x float> %656, <8 x float> splat (float 0x3F81112100000000))
  %659 = call <8 x float> @llvm.fma.v8f32(<8 x float> %658, <8 x float> %656, <8 x float> splat (float 0x3FA5553820000000))
  %660 = call <8 x float> @llvm.fma.v8f32(<8 x float> %659, <8 x float> %656, <8 x float> splat (float 0x3FC5555540000000))
  %661 = call <8 x float> @llvm.fma.v8f32(<8 x float> %660, <8 x float> %656, <8 x float> splat (float 5.000000e-01))
  %662 = fmul <8 x float> %656, %656
  %663 = call <8 x float> @llvm.fma.v8f32(<8 x float> %661, <8 x float> %662, <8 x float> %656)
  %664 = fadd <8 x float> %663, splat (float 1.000000e+00)
  %665 = shl <8 x i32> %653, splat (i32 23)
  %666 = add <8 x i32> %665, splat (i32 1065353216)
  %667 = bitcast <8 x i32> %666 to <8 x float>
  %668 = fmul <8 x float> %664, %667
  %669 = select <8 x i1> %642, <8 x float> %668, <8 x float> zeroinitializer
  store <8 x float> %669, ptr %643, align 4
  %670 = fadd <8 x float> %636, %669
  %671 = add nuw nsw i64 %637, 8
  %672 = load i64, ptr %34, align 8
  %673 = icmp slt i64 %671, %672
  br i1 %673, label %635, label %674, !llvm.loop !21

674:                                              ; preds = %635, %559
  %675 = phi float [ %561, %559 ], [ %597, %635 ]
  %676 = phi <8 x float> [ zeroinitializer, %559 ], [ %670, %635 ]
  %677 = shufflevector <8 x float> %676, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %678 = shufflevector <8 x float> %676, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %679 = fadd <4 x float> %677, %678
  %680 = shufflevector <4 x float> %679, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %681 = fadd <4 x float> %679, %680
  %682 = shufflevector <4 x float> %679, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %683 = shufflevector <4 x float> %679, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %684 = fadd <4 x float> %682, %683
  %685 = fadd <4 x float> %681, %684
  %686 = extractelement <4 x float> %685, i64 0
  %687 = fdiv float 1.000000e+00, %686
  %688 = getelementptr inbounds nuw i8, ptr %556, i64 40
  store float %687, ptr %688, align 8
  %689 = call float @logf(float noundef %686)
  %690 = fadd float %675, %689
  %691 = getelementptr inbounds nuw i8, ptr %556, i64 16
  %692 = load ptr, ptr %691, align 16
  store float %690, ptr %692, align 4
  %693 = add nuw nsw i64 %555, 1
  %694 = icmp eq i64 %693, %111
  br i1 %694, label %213, label %554, !llvm.loop !22
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

declare float @logf(float noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = !{!7}
!7 = distinct !{!7, !8, !"query_of: argument 0"}
!8 = distinct !{!8, !"query_of"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10, !13}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
