; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 08afad927d61d82c, code c75e5502f71bed51
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
  %28 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
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
  br i1 %40, label %41, label %740

41:                                               ; preds = %29
  %42 = icmp sgt i64 %8, 0
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %741

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

71:                                               ; preds = %737
  %72 = load i64, ptr %21, align 8
  br label %73

73:                                               ; preds = %71, %48
  %74 = phi i64 [ %72, %71 ], [ %49, %48 ]
  %75 = add nuw nsw i64 %51, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %29, !llvm.loop !6

77:                                               ; preds = %64, %737
  %78 = phi i64 [ %62, %64 ], [ %738, %737 ]
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
  br i1 %132, label %133, label %737

133:                                              ; preds = %91
  %134 = icmp sgt i64 %103, 0
  %135 = add nsw i64 %103, -8
  %136 = icmp sgt i64 %98, 0
  %137 = insertelement <8 x float> poison, float %125, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = icmp slt i64 %98, 16
  %140 = shl i64 %112, 3
  %141 = mul i64 %112, 12
  %142 = shl i64 %112, 4
  %143 = mul i64 %112, 20
  %144 = mul i64 %112, 24
  %145 = mul i64 %112, 28
  %146 = fmul float %125, %28
  br label %147

147:                                              ; preds = %133, %697
  %148 = phi i64 [ 0, %133 ], [ %701, %697 ]
  %149 = phi i64 [ %128, %133 ], [ %699, %697 ]
  %150 = phi i64 [ 0, %133 ], [ %698, %697 ]
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %151 = sub nsw i64 %149, %150
  %152 = call i64 @llvm.smin.i64(i64 %151, i64 12)
  %153 = icmp sgt i64 %151, 0
  br i1 %153, label %154, label %183

154:                                              ; preds = %147
  %155 = mul nsw i64 %149, %104
  %156 = add nsw i64 %155, %150
  %157 = load i64, ptr %25, align 8
  %158 = add nsw i64 %149, %148
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 12)
  %160 = call i64 @llvm.smax.i64(i64 %159, i64 1)
  %161 = and i64 %160, 1
  %162 = icmp slt i64 %158, 2
  br i1 %162, label %165, label %163

163:                                              ; preds = %154
  %164 = and i64 %160, 14
  br label %702

165:                                              ; preds = %702, %154
  %166 = phi i64 [ 0, %154 ], [ %734, %702 ]
  %167 = icmp eq i64 %161, 0
  br i1 %167, label %183, label %168

168:                                              ; preds = %165
  %169 = add nsw i64 %156, %166
  %170 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %166
  %171 = mul nsw i64 %157, %169
  %172 = getelementptr inbounds float, ptr %131, i64 %171
  %173 = getelementptr inbounds float, ptr %100, i64 %171
  %174 = getelementptr inbounds float, ptr %102, i64 %169
  %175 = shl nsw i64 %166, 11
  %176 = getelementptr inbounds nuw i8, ptr %3, i64 %175
  store ptr %172, ptr %170, align 16
  %177 = getelementptr inbounds nuw i8, ptr %170, i64 8
  store ptr %173, ptr %177, align 8
  %178 = getelementptr inbounds nuw i8, ptr %170, i64 16
  store ptr %174, ptr %178, align 16
  %179 = getelementptr inbounds nuw i8, ptr %170, i64 24
  store ptr %176, ptr %179, align 8
  %180 = getelementptr inbounds nuw i8, ptr %170, i64 32
  store i64 %103, ptr %180, align 16
  %181 = getelementptr inbounds nuw i8, ptr %170, i64 40
  store float 0.000000e+00, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %170, i64 44
  store i32 0, ptr %182, align 4
  br label %183

183:                                              ; preds = %168, %165, %147
  br i1 %134, label %184, label %188

184:                                              ; preds = %183
  %185 = add nsw i64 %149, %148
  %186 = call i64 @llvm.smin.i64(i64 %185, i64 12)
  %187 = call i64 @llvm.smax.i64(i64 %186, i64 1)
  br label %193

188:                                              ; preds = %276, %183
  br i1 %153, label %189, label %697

189:                                              ; preds = %188
  %190 = add nsw i64 %149, %148
  %191 = call i64 @llvm.smin.i64(i64 %190, i64 12)
  %192 = call i64 @llvm.smax.i64(i64 %191, i64 1)
  br label %279

193:                                              ; preds = %184, %276
  %194 = phi i64 [ 0, %184 ], [ %277, %276 ]
  %195 = call i64 @llvm.smin.i64(i64 %194, i64 %135)
  %196 = mul nsw i64 %195, %112
  %197 = getelementptr inbounds float, ptr %114, i64 %196
  br i1 %153, label %198, label %276

198:                                              ; preds = %193, %203
  %199 = phi i64 [ %236, %203 ], [ 0, %193 ]
  br i1 %136, label %200, label %203

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %199
  %202 = load ptr, ptr %201, align 16
  br label %238

203:                                              ; preds = %238, %198
  %204 = phi <8 x float> [ zeroinitializer, %198 ], [ %273, %238 ]
  %205 = phi <8 x float> [ zeroinitializer, %198 ], [ %270, %238 ]
  %206 = phi <8 x float> [ zeroinitializer, %198 ], [ %267, %238 ]
  %207 = phi <8 x float> [ zeroinitializer, %198 ], [ %264, %238 ]
  %208 = phi <8 x float> [ zeroinitializer, %198 ], [ %261, %238 ]
  %209 = phi <8 x float> [ zeroinitializer, %198 ], [ %258, %238 ]
  %210 = phi <8 x float> [ zeroinitializer, %198 ], [ %255, %238 ]
  %211 = phi <8 x float> [ zeroinitializer, %198 ], [ %252, %238 ]
  %212 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %199, i32 3
  %213 = load ptr, ptr %212, align 8
  %214 = shufflevector <8 x float> %211, <8 x float> %210, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %215 = shufflevector <8 x float> %211, <8 x float> %210, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %216 = fadd <8 x float> %214, %215
  %217 = shufflevector <8 x float> %209, <8 x float> %208, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %218 = shufflevector <8 x float> %209, <8 x float> %208, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %219 = fadd <8 x float> %217, %218
  %220 = shufflevector <8 x float> %207, <8 x float> %206, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %221 = shufflevector <8 x float> %207, <8 x float> %206, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %222 = fadd <8 x float> %220, %221
  %223 = shufflevector <8 x float> %205, <8 x float> %204, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %224 = shufflevector <8 x float> %205, <8 x float> %204, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %225 = fadd <8 x float> %223, %224
  %226 = shufflevector <8 x float> %216, <8 x float> %219, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %227 = shufflevector <8 x float> %216, <8 x float> %219, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %228 = fadd <8 x float> %226, %227
  %229 = shufflevector <8 x float> %222, <8 x float> %225, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %230 = shufflevector <8 x float> %222, <8 x float> %225, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %231 = fadd <8 x float> %229, %230
  %232 = shufflevector <8 x float> %228, <8 x float> %231, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %233 = shufflevector <8 x float> %228, <8 x float> %231, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %234 = fadd <8 x float> %232, %233
  %235 = getelementptr inbounds float, ptr %213, i64 %195
  store <8 x float> %234, ptr %235, align 4
  %236 = add nuw nsw i64 %199, 1
  %237 = icmp eq i64 %236, %187
  br i1 %237, label %276, label %198, !llvm.loop !8

238:                                              ; preds = %200, %238
  %239 = phi <8 x float> [ zeroinitializer, %200 ], [ %273, %238 ]
  %240 = phi <8 x float> [ zeroinitializer, %200 ], [ %270, %238 ]
  %241 = phi <8 x float> [ zeroinitializer, %200 ], [ %267, %238 ]
  %242 = phi <8 x float> [ zeroinitializer, %200 ], [ %264, %238 ]
  %243 = phi <8 x float> [ zeroinitializer, %200 ], [ %261, %238 ]
  %244 = phi <8 x float> [ zeroinitializer, %200 ], [ %258, %238 ]
  %245 = phi <8 x float> [ zeroinitializer, %200 ], [ %255, %238 ]
  %246 = phi <8 x float> [ zeroinitializer, %200 ], [ %252, %238 ]
  %247 = phi i64 [ 0, %200 ], [ %274, %238 ]
  %248 = getelementptr inbounds nuw float, ptr %202, i64 %247
  %249 = load <8 x float>, ptr %248, align 4
  %250 = getelementptr float, ptr %197, i64 %247
  %251 = load <8 x float>, ptr %250, align 4
  %252 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %251, <8 x float> %246)
  %253 = getelementptr float, ptr %250, i64 %112
  %254 = load <8 x float>, ptr %253, align 4
  %255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %254, <8 x float> %245)
  %256 = getelementptr i8, ptr %250, i64 %140
  %257 = load <8 x float>, ptr %256, align 4
  %258 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %257, <8 x float> %244)
  %259 = getelementptr i8, ptr %250, i64 %141
  %260 = load <8 x float>, ptr %259, align 4
  %261 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %260, <8 x float> %243)
  %262 = getelementptr i8, ptr %250, i64 %142
  %263 = load <8 x float>, ptr %262, align 4
  %264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %263, <8 x float> %242)
  %265 = getelementptr i8, ptr %250, i64 %143
  %266 = load <8 x float>, ptr %265, align 4
  %267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %266, <8 x float> %241)
  %268 = getelementptr i8, ptr %250, i64 %144
  %269 = load <8 x float>, ptr %268, align 4
  %270 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %269, <8 x float> %240)
  %271 = getelementptr i8, ptr %250, i64 %145
  %272 = load <8 x float>, ptr %271, align 4
  %273 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %272, <8 x float> %239)
  %274 = add nuw nsw i64 %247, 8
  %275 = icmp slt i64 %274, %98
  br i1 %275, label %238, label %203, !llvm.loop !9

276:                                              ; preds = %203, %193
  %277 = add nuw nsw i64 %194, 8
  %278 = icmp slt i64 %277, %103
  br i1 %278, label %193, label %188, !llvm.loop !11

279:                                              ; preds = %189, %352
  %280 = phi i64 [ %371, %352 ], [ 0, %189 ]
  %281 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %280
  br i1 %134, label %282, label %352

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %281, i64 32
  %284 = load i64, ptr %283, align 16
  %285 = trunc i64 %284 to i32
  %286 = insertelement <8 x i32> poison, i32 %285, i64 0
  %287 = shufflevector <8 x i32> %286, <8 x i32> poison, <8 x i32> zeroinitializer
  %288 = getelementptr inbounds nuw i8, ptr %281, i64 24
  %289 = load ptr, ptr %288, align 8
  br label %302

290:                                              ; preds = %302
  %291 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %314)
  %292 = fmul float %125, %291
  %293 = getelementptr inbounds nuw i8, ptr %281, i64 32
  %294 = load i64, ptr %293, align 16
  %295 = trunc i64 %294 to i32
  %296 = insertelement <8 x i32> poison, i32 %295, i64 0
  %297 = shufflevector <8 x i32> %296, <8 x i32> poison, <8 x i32> zeroinitializer
  %298 = getelementptr inbounds nuw i8, ptr %281, i64 24
  %299 = load ptr, ptr %298, align 8
  %300 = insertelement <8 x float> poison, float %292, i64 0
  %301 = shufflevector <8 x float> %300, <8 x float> poison, <8 x i32> zeroinitializer
  br label %317

302:                                              ; preds = %282, %302
  %303 = phi <8 x float> [ splat (float 0xFFF0000000000000), %282 ], [ %314, %302 ]
  %304 = phi i64 [ 0, %282 ], [ %315, %302 ]
  %305 = trunc i64 %304 to i32
  %306 = insertelement <8 x i32> poison, i32 %305, i64 0
  %307 = shufflevector <8 x i32> %306, <8 x i32> poison, <8 x i32> zeroinitializer
  %308 = or disjoint <8 x i32> %307, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %309 = icmp slt <8 x i32> %308, %287
  %310 = getelementptr inbounds nuw float, ptr %289, i64 %304
  %311 = load <8 x float>, ptr %310, align 4
  %312 = select <8 x i1> %309, <8 x float> %311, <8 x float> splat (float 0xFFF0000000000000)
  %313 = fcmp ogt <8 x float> %312, %303
  %314 = select <8 x i1> %313, <8 x float> %312, <8 x float> %303
  %315 = add nuw nsw i64 %304, 8
  %316 = icmp slt i64 %315, %103
  br i1 %316, label %302, label %290, !llvm.loop !12

317:                                              ; preds = %290, %317
  %318 = phi <8 x float> [ zeroinitializer, %290 ], [ %349, %317 ]
  %319 = phi i64 [ 0, %290 ], [ %350, %317 ]
  %320 = trunc i64 %319 to i32
  %321 = insertelement <8 x i32> poison, i32 %320, i64 0
  %322 = shufflevector <8 x i32> %321, <8 x i32> poison, <8 x i32> zeroinitializer
  %323 = or disjoint <8 x i32> %322, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %324 = icmp slt <8 x i32> %323, %297
  %325 = getelementptr inbounds nuw float, ptr %299, i64 %319
  %326 = load <8 x float>, ptr %325, align 4
  %327 = fmul <8 x float> %138, %326
  %328 = fsub <8 x float> %327, %301
  %329 = fcmp olt <8 x float> %328, splat (float -8.600000e+01)
  %330 = select <8 x i1> %329, <8 x float> splat (float -8.600000e+01), <8 x float> %328
  %331 = call <8 x float> @llvm.fma.v8f32(<8 x float> %330, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %332 = bitcast <8 x float> %331 to <8 x i32>
  %333 = fadd <8 x float> %331, splat (float 0xC168000000000000)
  %334 = call <8 x float> @llvm.fma.v8f32(<8 x float> %333, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %330)
  %335 = call <8 x float> @llvm.fma.v8f32(<8 x float> %333, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %334)
  %336 = call <8 x float> @llvm.fma.v8f32(<8 x float> %335, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %336, <8 x float> %335, <8 x float> splat (float 0x3F81112100000000))
  %338 = call <8 x float> @llvm.fma.v8f32(<8 x float> %337, <8 x float> %335, <8 x float> splat (float 0x3FA5553820000000))
  %339 = call <8 x float> @llvm.fma.v8f32(<8 x float> %338, <8 x float> %335, <8 x float> splat (float 0x3FC5555540000000))
  %340 = call <8 x float> @llvm.fma.v8f32(<8 x float> %339, <8 x float> %335, <8 x float> splat (float 5.000000e-01))
  %341 = fmul <8 x float> %335, %335
  %342 = call <8 x float> @llvm.fma.v8f32(<8 x float> %340, <8 x float> %341, <8 x float> %335)
  %343 = fadd <8 x float> %342, splat (float 1.000000e+00)
  %344 = shl <8 x i32> %332, splat (i32 23)
  %345 = add <8 x i32> %344, splat (i32 1065353216)
  %346 = bitcast <8 x i32> %345 to <8 x float>
  %347 = fmul <8 x float> %343, %346
  %348 = select <8 x i1> %324, <8 x float> %347, <8 x float> zeroinitializer
  store <8 x float> %348, ptr %325, align 4
  %349 = fadd <8 x float> %318, %348
  %350 = add nuw nsw i64 %319, 8
  %351 = icmp slt i64 %350, %103
  br i1 %351, label %317, label %352, !llvm.loop !13

352:                                              ; preds = %317, %279
  %353 = phi float [ %146, %279 ], [ %292, %317 ]
  %354 = phi <8 x float> [ zeroinitializer, %279 ], [ %349, %317 ]
  %355 = shufflevector <8 x float> %354, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %356 = shufflevector <8 x float> %354, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %357 = fadd <4 x float> %355, %356
  %358 = shufflevector <4 x float> %357, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %359 = fadd <4 x float> %357, %358
  %360 = shufflevector <4 x float> %357, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %361 = shufflevector <4 x float> %357, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %362 = fadd <4 x float> %360, %361
  %363 = fadd <4 x float> %359, %362
  %364 = extractelement <4 x float> %363, i64 0
  %365 = fdiv float 1.000000e+00, %364
  %366 = getelementptr inbounds nuw i8, ptr %281, i64 40
  store float %365, ptr %366, align 8
  %367 = call float @logf(float noundef %364)
  %368 = fadd float %353, %367
  %369 = getelementptr inbounds nuw i8, ptr %281, i64 16
  %370 = load ptr, ptr %369, align 16
  store float %368, ptr %370, align 4
  %371 = add nuw nsw i64 %280, 1
  %372 = icmp eq i64 %371, %192
  br i1 %372, label %373, label %279, !llvm.loop !14

373:                                              ; preds = %352, %694
  %374 = phi i64 [ %695, %694 ], [ 0, %352 ]
  %375 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %374
  %376 = xor i64 %374, -1
  %377 = add nsw i64 %152, %376
  br i1 %139, label %397, label %378

378:                                              ; preds = %373
  %379 = call i64 @llvm.smin.i64(i64 %377, i64 0)
  %380 = call i64 @llvm.smin.i64(i64 %377, i64 1)
  %381 = call i64 @llvm.smin.i64(i64 %377, i64 2)
  %382 = call i64 @llvm.smin.i64(i64 %377, i64 3)
  %383 = call i64 @llvm.smin.i64(i64 %377, i64 4)
  %384 = call i64 @llvm.smin.i64(i64 %377, i64 5)
  %385 = call i64 @llvm.smin.i64(i64 %377, i64 0)
  %386 = getelementptr inbounds %struct.query, ptr %375, i64 %385, i32 3
  %387 = call i64 @llvm.smin.i64(i64 %377, i64 1)
  %388 = getelementptr inbounds %struct.query, ptr %375, i64 %387, i32 3
  %389 = call i64 @llvm.smin.i64(i64 %377, i64 2)
  %390 = getelementptr inbounds %struct.query, ptr %375, i64 %389, i32 3
  %391 = call i64 @llvm.smin.i64(i64 %377, i64 3)
  %392 = getelementptr inbounds %struct.query, ptr %375, i64 %391, i32 3
  %393 = call i64 @llvm.smin.i64(i64 %377, i64 4)
  %394 = getelementptr inbounds %struct.query, ptr %375, i64 %393, i32 3
  %395 = call i64 @llvm.smin.i64(i64 %377, i64 5)
  %396 = getelementptr inbounds %struct.query, ptr %375, i64 %395, i32 3
  br label %421

397:                                              ; preds = %432, %373
  %398 = phi i64 [ 0, %373 ], [ %422, %432 ]
  %399 = icmp slt i64 %398, %98
  br i1 %399, label %400, label %694

400:                                              ; preds = %397
  %401 = call i64 @llvm.smin.i64(i64 %377, i64 0)
  %402 = getelementptr inbounds %struct.query, ptr %375, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 8
  %404 = call i64 @llvm.smin.i64(i64 %377, i64 1)
  %405 = call i64 @llvm.smin.i64(i64 %377, i64 2)
  %406 = call i64 @llvm.smin.i64(i64 %377, i64 3)
  %407 = call i64 @llvm.smin.i64(i64 %377, i64 4)
  %408 = call i64 @llvm.smin.i64(i64 %377, i64 5)
  %409 = getelementptr inbounds %struct.query, ptr %375, i64 %401, i32 3
  %410 = call i64 @llvm.smin.i64(i64 %377, i64 1)
  %411 = getelementptr inbounds %struct.query, ptr %375, i64 %410, i32 3
  %412 = call i64 @llvm.smin.i64(i64 %377, i64 2)
  %413 = getelementptr inbounds %struct.query, ptr %375, i64 %412, i32 3
  %414 = call i64 @llvm.smin.i64(i64 %377, i64 3)
  %415 = getelementptr inbounds %struct.query, ptr %375, i64 %414, i32 3
  %416 = call i64 @llvm.smin.i64(i64 %377, i64 4)
  %417 = getelementptr inbounds %struct.query, ptr %375, i64 %416, i32 3
  %418 = call i64 @llvm.smin.i64(i64 %377, i64 5)
  %419 = getelementptr inbounds %struct.query, ptr %375, i64 %418, i32 3
  %420 = getelementptr inbounds nuw i8, ptr %402, i64 40
  br label %576

421:                                              ; preds = %378, %432
  %422 = phi i64 [ %517, %432 ], [ 16, %378 ]
  %423 = phi i64 [ %422, %432 ], [ 0, %378 ]
  %424 = getelementptr float, ptr %124, i64 %423
  br i1 %134, label %425, label %432

425:                                              ; preds = %421
  %426 = load ptr, ptr %386, align 8
  %427 = load ptr, ptr %388, align 8
  %428 = load ptr, ptr %390, align 8
  %429 = load ptr, ptr %392, align 8
  %430 = load ptr, ptr %394, align 8
  %431 = load ptr, ptr %396, align 8
  br label %519

432:                                              ; preds = %519, %421
  %433 = phi i64 [ %384, %421 ], [ %395, %519 ]
  %434 = phi i64 [ %383, %421 ], [ %393, %519 ]
  %435 = phi i64 [ %382, %421 ], [ %391, %519 ]
  %436 = phi i64 [ %381, %421 ], [ %389, %519 ]
  %437 = phi i64 [ %380, %421 ], [ %387, %519 ]
  %438 = phi i64 [ %379, %421 ], [ %385, %519 ]
  %439 = phi <8 x float> [ zeroinitializer, %421 ], [ %561, %519 ]
  %440 = phi <8 x float> [ zeroinitializer, %421 ], [ %560, %519 ]
  %441 = phi <8 x float> [ zeroinitializer, %421 ], [ %555, %519 ]
  %442 = phi <8 x float> [ zeroinitializer, %421 ], [ %554, %519 ]
  %443 = phi <8 x float> [ zeroinitializer, %421 ], [ %549, %519 ]
  %444 = phi <8 x float> [ zeroinitializer, %421 ], [ %548, %519 ]
  %445 = phi <8 x float> [ zeroinitializer, %421 ], [ %543, %519 ]
  %446 = phi <8 x float> [ zeroinitializer, %421 ], [ %542, %519 ]
  %447 = phi <8 x float> [ zeroinitializer, %421 ], [ %566, %519 ]
  %448 = phi <8 x float> [ zeroinitializer, %421 ], [ %567, %519 ]
  %449 = phi <8 x float> [ zeroinitializer, %421 ], [ %572, %519 ]
  %450 = phi <8 x float> [ zeroinitializer, %421 ], [ %573, %519 ]
  %451 = getelementptr inbounds %struct.query, ptr %375, i64 %438
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %453 = load ptr, ptr %452, align 8
  %454 = getelementptr inbounds nuw float, ptr %453, i64 %423
  %455 = getelementptr inbounds nuw i8, ptr %451, i64 40
  %456 = load float, ptr %455, align 8
  %457 = insertelement <8 x float> poison, float %456, i64 0
  %458 = shufflevector <8 x float> %457, <8 x float> poison, <8 x i32> zeroinitializer
  %459 = fmul <8 x float> %446, %458
  store <8 x float> %459, ptr %454, align 4
  %460 = getelementptr inbounds nuw i8, ptr %454, i64 32
  %461 = fmul <8 x float> %445, %458
  store <8 x float> %461, ptr %460, align 4
  %462 = getelementptr inbounds %struct.query, ptr %375, i64 %437
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 8
  %464 = load ptr, ptr %463, align 8
  %465 = getelementptr inbounds nuw float, ptr %464, i64 %423
  %466 = getelementptr inbounds nuw i8, ptr %462, i64 40
  %467 = load float, ptr %466, align 8
  %468 = insertelement <8 x float> poison, float %467, i64 0
  %469 = shufflevector <8 x float> %468, <8 x float> poison, <8 x i32> zeroinitializer
  %470 = fmul <8 x float> %444, %469
  store <8 x float> %470, ptr %465, align 4
  %471 = getelementptr inbounds nuw i8, ptr %465, i64 32
  %472 = fmul <8 x float> %443, %469
  store <8 x float> %472, ptr %471, align 4
  %473 = getelementptr inbounds %struct.query, ptr %375, i64 %436
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 8
  %475 = load ptr, ptr %474, align 8
  %476 = getelementptr inbounds nuw float, ptr %475, i64 %423
  %477 = getelementptr inbounds nuw i8, ptr %473, i64 40
  %478 = load float, ptr %477, align 8
  %479 = insertelement <8 x float> poison, float %478, i64 0
  %480 = shufflevector <8 x float> %479, <8 x float> poison, <8 x i32> zeroinitializer
  %481 = fmul <8 x float> %442, %480
  store <8 x float> %481, ptr %476, align 4
  %482 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %483 = fmul <8 x float> %441, %480
  store <8 x float> %483, ptr %482, align 4
  %484 = getelementptr inbounds %struct.query, ptr %375, i64 %435
  %485 = getelementptr inbounds nuw i8, ptr %484, i64 8
  %486 = load ptr, ptr %485, align 8
  %487 = getelementptr inbounds nuw float, ptr %486, i64 %423
  %488 = getelementptr inbounds nuw i8, ptr %484, i64 40
  %489 = load float, ptr %488, align 8
  %490 = insertelement <8 x float> poison, float %489, i64 0
  %491 = shufflevector <8 x float> %490, <8 x float> poison, <8 x i32> zeroinitializer
  %492 = fmul <8 x float> %440, %491
  store <8 x float> %492, ptr %487, align 4
  %493 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %494 = fmul <8 x float> %439, %491
  store <8 x float> %494, ptr %493, align 4
  %495 = getelementptr inbounds %struct.query, ptr %375, i64 %434
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 8
  %497 = load ptr, ptr %496, align 8
  %498 = getelementptr inbounds nuw float, ptr %497, i64 %423
  %499 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %500 = load float, ptr %499, align 8
  %501 = insertelement <8 x float> poison, float %500, i64 0
  %502 = shufflevector <8 x float> %501, <8 x float> poison, <8 x i32> zeroinitializer
  %503 = fmul <8 x float> %447, %502
  store <8 x float> %503, ptr %498, align 4
  %504 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %505 = fmul <8 x float> %448, %502
  store <8 x float> %505, ptr %504, align 4
  %506 = getelementptr inbounds %struct.query, ptr %375, i64 %433
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 8
  %508 = load ptr, ptr %507, align 8
  %509 = getelementptr inbounds nuw float, ptr %508, i64 %423
  %510 = getelementptr inbounds nuw i8, ptr %506, i64 40
  %511 = load float, ptr %510, align 8
  %512 = insertelement <8 x float> poison, float %511, i64 0
  %513 = shufflevector <8 x float> %512, <8 x float> poison, <8 x i32> zeroinitializer
  %514 = fmul <8 x float> %449, %513
  store <8 x float> %514, ptr %509, align 4
  %515 = getelementptr inbounds nuw i8, ptr %509, i64 32
  %516 = fmul <8 x float> %450, %513
  store <8 x float> %516, ptr %515, align 4
  %517 = add nuw nsw i64 %422, 16
  %518 = icmp sgt i64 %517, %98
  br i1 %518, label %397, label %421, !llvm.loop !15

519:                                              ; preds = %425, %519
  %520 = phi <8 x float> [ zeroinitializer, %425 ], [ %561, %519 ]
  %521 = phi <8 x float> [ zeroinitializer, %425 ], [ %560, %519 ]
  %522 = phi <8 x float> [ zeroinitializer, %425 ], [ %555, %519 ]
  %523 = phi <8 x float> [ zeroinitializer, %425 ], [ %554, %519 ]
  %524 = phi <8 x float> [ zeroinitializer, %425 ], [ %549, %519 ]
  %525 = phi <8 x float> [ zeroinitializer, %425 ], [ %548, %519 ]
  %526 = phi <8 x float> [ zeroinitializer, %425 ], [ %543, %519 ]
  %527 = phi <8 x float> [ zeroinitializer, %425 ], [ %542, %519 ]
  %528 = phi <8 x float> [ zeroinitializer, %425 ], [ %566, %519 ]
  %529 = phi <8 x float> [ zeroinitializer, %425 ], [ %567, %519 ]
  %530 = phi <8 x float> [ zeroinitializer, %425 ], [ %572, %519 ]
  %531 = phi <8 x float> [ zeroinitializer, %425 ], [ %573, %519 ]
  %532 = phi i64 [ 0, %425 ], [ %574, %519 ]
  %533 = mul nsw i64 %532, %122
  %534 = getelementptr float, ptr %424, i64 %533
  %535 = load <8 x float>, ptr %534, align 4
  %536 = getelementptr inbounds nuw i8, ptr %534, i64 32
  %537 = load <8 x float>, ptr %536, align 4
  %538 = getelementptr inbounds nuw float, ptr %426, i64 %532
  %539 = load float, ptr %538, align 4
  %540 = insertelement <8 x float> poison, float %539, i64 0
  %541 = shufflevector <8 x float> %540, <8 x float> poison, <8 x i32> zeroinitializer
  %542 = call <8 x float> @llvm.fma.v8f32(<8 x float> %541, <8 x float> %535, <8 x float> %527)
  %543 = call <8 x float> @llvm.fma.v8f32(<8 x float> %541, <8 x float> %537, <8 x float> %526)
  %544 = getelementptr inbounds nuw float, ptr %427, i64 %532
  %545 = load float, ptr %544, align 4
  %546 = insertelement <8 x float> poison, float %545, i64 0
  %547 = shufflevector <8 x float> %546, <8 x float> poison, <8 x i32> zeroinitializer
  %548 = call <8 x float> @llvm.fma.v8f32(<8 x float> %547, <8 x float> %535, <8 x float> %525)
  %549 = call <8 x float> @llvm.fma.v8f32(<8 x float> %547, <8 x float> %537, <8 x float> %524)
  %550 = getelementptr inbounds nuw float, ptr %428, i64 %532
  %551 = load float, ptr %550, align 4
  %552 = insertelement <8 x float> poison, float %551, i64 0
  %553 = shufflevector <8 x float> %552, <8 x float> poison, <8 x i32> zeroinitializer
  %554 = call <8 x float> @llvm.fma.v8f32(<8 x float> %553, <8 x float> %535, <8 x float> %523)
  %555 = call <8 x float> @llvm.fma.v8f32(<8 x float> %553, <8 x float> %537, <8 x float> %522)
  %556 = getelementptr inbounds nuw float, ptr %429, i64 %532
  %557 = load float, ptr %556, align 4
  %558 = insertelement <8 x float> poison, float %557, i64 0
  %559 = shufflevector <8 x float> %558, <8 x float> poison, <8 x i32> zeroinitializer
  %560 = call <8 x float> @llvm.fma.v8f32(<8 x float> %559, <8 x float> %535, <8 x float> %521)
  %561 = call <8 x float> @llvm.fma.v8f32(<8 x float> %559, <8 x float> %537, <8 x float> %520)
  %562 = getelementptr inbounds nuw float, ptr %430, i64 %532
  %563 = load float, ptr %562, align 4
  %564 = insertelement <8 x float> poison, float %563, i64 0
  %565 = shufflevector <8 x float> %564, <8 x float> poison, <8 x i32> zeroinitializer
  %566 = call <8 x float> @llvm.fma.v8f32(<8 x float> %565, <8 x float> %535, <8 x float> %528)
  %567 = call <8 x float> @llvm.fma.v8f32(<8 x float> %565, <8 x float> %537, <8 x float> %529)
  %568 = getelementptr inbounds nuw float, ptr %431, i64 %532
  %569 = load float, ptr %568, align 4
  %570 = insertelement <8 x float> poison, float %569, i64 0
  %571 = shufflevector <8 x float> %570, <8 x float> poison, <8 x i32> zeroinitializer
  %572 = call <8 x float> @llvm.fma.v8f32(<8 x float> %571, <8 x float> %535, <8 x float> %530)
  %573 = call <8 x float> @llvm.fma.v8f32(<8 x float> %571, <8 x float> %537, <8 x float> %531)
  %574 = add nuw nsw i64 %532, 1
  %575 = icmp eq i64 %574, %103
  br i1 %575, label %432, label %519, !llvm.loop !16

576:                                              ; preds = %400, %586
  %577 = phi i64 [ %649, %586 ], [ %398, %400 ]
  br i1 %134, label %578, label %586

578:                                              ; preds = %576
  %579 = getelementptr float, ptr %124, i64 %577
  %580 = load ptr, ptr %409, align 8
  %581 = load ptr, ptr %411, align 8
  %582 = load ptr, ptr %413, align 8
  %583 = load ptr, ptr %415, align 8
  %584 = load ptr, ptr %417, align 8
  %585 = load ptr, ptr %419, align 8
  br label %651

586:                                              ; preds = %651, %576
  %587 = phi i64 [ %408, %576 ], [ %418, %651 ]
  %588 = phi i64 [ %407, %576 ], [ %416, %651 ]
  %589 = phi i64 [ %406, %576 ], [ %414, %651 ]
  %590 = phi i64 [ %405, %576 ], [ %412, %651 ]
  %591 = phi i64 [ %404, %576 ], [ %410, %651 ]
  %592 = phi <8 x float> [ zeroinitializer, %576 ], [ %691, %651 ]
  %593 = phi <8 x float> [ zeroinitializer, %576 ], [ %686, %651 ]
  %594 = phi <8 x float> [ zeroinitializer, %576 ], [ %681, %651 ]
  %595 = phi <8 x float> [ zeroinitializer, %576 ], [ %676, %651 ]
  %596 = phi <8 x float> [ zeroinitializer, %576 ], [ %671, %651 ]
  %597 = phi <8 x float> [ zeroinitializer, %576 ], [ %666, %651 ]
  %598 = load ptr, ptr %403, align 8
  %599 = getelementptr inbounds nuw float, ptr %598, i64 %577
  %600 = load float, ptr %420, align 8
  %601 = insertelement <8 x float> poison, float %600, i64 0
  %602 = shufflevector <8 x float> %601, <8 x float> poison, <8 x i32> zeroinitializer
  %603 = fmul <8 x float> %597, %602
  store <8 x float> %603, ptr %599, align 4
  %604 = getelementptr inbounds %struct.query, ptr %375, i64 %591
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %606 = load ptr, ptr %605, align 8
  %607 = getelementptr inbounds nuw float, ptr %606, i64 %577
  %608 = getelementptr inbounds nuw i8, ptr %604, i64 40
  %609 = load float, ptr %608, align 8
  %610 = insertelement <8 x float> poison, float %609, i64 0
  %611 = shufflevector <8 x float> %610, <8 x float> poison, <8 x i32> zeroinitializer
  %612 = fmul <8 x float> %596, %611
  store <8 x float> %612, ptr %607, align 4
  %613 = getelementptr inbounds %struct.query, ptr %375, i64 %590
  %614 = getelementptr inbounds nuw i8, ptr %613, i64 8
  %615 = load ptr, ptr %614, align 8
  %616 = getelementptr inbounds nuw float, ptr %615, i64 %577
  %617 = getelementptr inbounds nuw i8, ptr %613, i64 40
  %618 = load float, ptr %617, align 8
  %619 = insertelement <8 x float> poison, float %618, i64 0
  %620 = shufflevector <8 x float> %619, <8 x float> poison, <8 x i32> zeroinitializer
  %621 = fmul <8 x float> %595, %620
  store <8 x float> %621, ptr %616, align 4
  %622 = getelementptr inbounds %struct.query, ptr %375, i64 %589
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 8
  %624 = load ptr, ptr %623, align 8
  %625 = getelementptr inbounds nuw float, ptr %624, i64 %577
  %626 = getelementptr inbounds nuw i8, ptr %622, i64 40
  %627 = load float, ptr %626, align 8
  %628 = insertelement <8 x float> poison, float %627, i64 0
  %629 = shufflevector <8 x float> %628, <8 x float> poison, <8 x i32> zeroinitializer
  %630 = fmul <8 x float> %594, %629
  store <8 x float> %630, ptr %625, align 4
  %631 = getelementptr inbounds %struct.query, ptr %375, i64 %588
  %632 = getelementptr inbounds nuw i8, ptr %631, i64 8
  %633 = load ptr, ptr %632, align 8
  %634 = getelementptr inbounds nuw float, ptr %633, i64 %577
  %635 = getelementptr inbounds nuw i8, ptr %631, i64 40
  %636 = load float, ptr %635, align 8
  %637 = insertelement <8 x float> poison, float %636, i64 0
  %638 = shufflevector <8 x float> %637, <8 x float> poison, <8 x i32> zeroinitializer
  %639 = fmul <8 x float> %593, %638
  store <8 x float> %639, ptr %634, align 4
  %640 = getelementptr inbounds %struct.query, ptr %375, i64 %587
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 8
  %642 = load ptr, ptr %641, align 8
  %643 = getelementptr inbounds nuw float, ptr %642, i64 %577
  %644 = getelementptr inbounds nuw i8, ptr %640, i64 40
  %645 = load float, ptr %644, align 8
  %646 = insertelement <8 x float> poison, float %645, i64 0
  %647 = shufflevector <8 x float> %646, <8 x float> poison, <8 x i32> zeroinitializer
  %648 = fmul <8 x float> %592, %647
  store <8 x float> %648, ptr %643, align 4
  %649 = add nuw nsw i64 %577, 8
  %650 = icmp slt i64 %649, %98
  br i1 %650, label %576, label %694, !llvm.loop !17

651:                                              ; preds = %578, %651
  %652 = phi <8 x float> [ zeroinitializer, %578 ], [ %691, %651 ]
  %653 = phi <8 x float> [ zeroinitializer, %578 ], [ %686, %651 ]
  %654 = phi <8 x float> [ zeroinitializer, %578 ], [ %681, %651 ]
  %655 = phi <8 x float> [ zeroinitializer, %578 ], [ %676, %651 ]
  %656 = phi <8 x float> [ zeroinitializer, %578 ], [ %671, %651 ]
  %657 = phi <8 x float> [ zeroinitializer, %578 ], [ %666, %651 ]
  %658 = phi i64 [ 0, %578 ], [ %692, %651 ]
  %659 = mul nsw i64 %658, %122
  %660 = getelementptr float, ptr %579, i64 %659
  %661 = load <8 x float>, ptr %660, align 4
  %662 = getelementptr inbounds nuw float, ptr %580, i64 %658
  %663 = load float, ptr %662, align 4
  %664 = insertelement <8 x float> poison, float %663, i64 0
  %665 = shufflevector <8 x float> %664, <8 x float> poison, <8 x i32> zeroinitializer
  %666 = call <8 x float> @llvm.fma.v8f32(<8 x float> %665, <8 x float> %661, <8 x float> %657)
  %667 = getelementptr inbounds nuw float, ptr %581, i64 %658
  %668 = load float, ptr %667, align 4
  %669 = insertelement <8 x float> poison, float %668, i64 0
  %670 = shufflevector <8 x float> %669, <8 x float> poison, <8 x i32> zeroinitializer
  %671 = call <8 x float> @llvm.fma.v8f32(<8 x float> %670, <8 x float> %661, <8 x float> %656)
  %672 = getelementptr inbounds nuw float, ptr %582, i64 %658
  %673 = load float, ptr %672, align 4
  %674 = insertelement <8 x float> poison, float %673, i64 0
  %675 = shufflevector <8 x float> %674, <8 x float> poison, <8 x i32> zeroinitializer
  %676 = call <8 x float> @llvm.fma.v8f32(<8 x float> %675, <8 x float> %661, <8 x float> %655)
  %677 = getelementptr inbounds nuw float, ptr %583, i64 %658
  %678 = load float, ptr %677, align 4
  %679 = insertelement <8 x float> poison, float %678, i64 0
  %680 = shufflevector <8 x float> %679, <8 x float> poison, <8 x i32> zeroinitializer
  %681 = call <8 x float> @llvm.fma.v8f32(<8 x float> %680, <8 x float> %661, <8 x float> %654)
  %682 = getelementptr inbounds nuw float, ptr %584, i64 %658
  %683 = load float, ptr %682, align 4
  %684 = insertelement <8 x float> poison, float %683, i64 0
  %685 = shufflevector <8 x float> %684, <8 x float> poison, <8 x i32> zeroinitializer
  %686 = call <8 x float> @llvm.fma.v8f32(<8 x float> %685, <8 x float> %661, <8 x float> %653)
  %687 = getelementptr inbounds nuw float, ptr %585, i64 %658
  %688 = load float, ptr %687, align 4
  %689 = insertelement <8 x float> poison, float %688, i64 0
  %690 = shufflevector <8 x float> %689, <8 x float> poison, <8 x i32> zeroinitializer
  %691 = call <8 x float> @llvm.fma.v8f32(<8 x float> %690, <8 x float> %661, <8 x float> %652)
  %692 = add nuw nsw i64 %658, 1
  %693 = icmp eq i64 %692, %103
  br i1 %693, label %586, label %651, !llvm.loop !16

694:                                              ; preds = %586, %397
  %695 = add nuw nsw i64 %374, 6
  %696 = icmp slt i64 %695, %152
  br i1 %696, label %373, label %697, !llvm.loop !18

697:                                              ; preds = %694, %188
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %698 = add nuw nsw i64 %150, 12
  %699 = load i64, ptr %6, align 8
  %700 = icmp slt i64 %698, %699
  %701 = add i64 %148, -12
  br i1 %700, label %147, label %737, !llvm.loop !19

702:                                              ; preds = %702, %163
  %703 = phi i64 [ 0, %163 ], [ %734, %702 ]
  %704 = phi i64 [ 0, %163 ], [ %735, %702 ]
  %705 = add nsw i64 %156, %703
  %706 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %703
  %707 = mul nsw i64 %157, %705
  %708 = getelementptr inbounds float, ptr %131, i64 %707
  %709 = getelementptr inbounds float, ptr %100, i64 %707
  %710 = getelementptr inbounds float, ptr %102, i64 %705
  %711 = shl nsw i64 %703, 11
  %712 = getelementptr inbounds nuw i8, ptr %3, i64 %711
  store ptr %708, ptr %706, align 16
  %713 = getelementptr inbounds nuw i8, ptr %706, i64 8
  store ptr %709, ptr %713, align 8
  %714 = getelementptr inbounds nuw i8, ptr %706, i64 16
  store ptr %710, ptr %714, align 16
  %715 = getelementptr inbounds nuw i8, ptr %706, i64 24
  store ptr %712, ptr %715, align 8
  %716 = getelementptr inbounds nuw i8, ptr %706, i64 32
  store i64 %103, ptr %716, align 16
  %717 = getelementptr inbounds nuw i8, ptr %706, i64 40
  store float 0.000000e+00, ptr %717, align 8
  %718 = getelementptr inbounds nuw i8, ptr %706, i64 44
  store i32 0, ptr %718, align 4
  %719 = or disjoint i64 %703, 1
  %720 = add nsw i64 %156, %719
  %721 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %719
  %722 = mul nsw i64 %157, %720
  %723 = getelementptr inbounds float, ptr %131, i64 %722
  %724 = getelementptr inbounds float, ptr %100, i64 %722
  %725 = getelementptr inbounds float, ptr %102, i64 %720
  %726 = shl nsw i64 %719, 11
  %727 = getelementptr inbounds nuw i8, ptr %3, i64 %726
  store ptr %723, ptr %721, align 16
  %728 = getelementptr inbounds nuw i8, ptr %721, i64 8
  store ptr %724, ptr %728, align 8
  %729 = getelementptr inbounds nuw i8, ptr %721, i64 16
  store ptr %725, ptr %729, align 16
  %730 = getelementptr inbounds nuw i8, ptr %721, i64 24
  store ptr %727, ptr %730, align 8
  %731 = getelementptr inbounds nuw i8, ptr %721, i64 32
  store i64 %103, ptr %731, align 16
  %732 = getelementptr inbounds nuw i8, ptr %721, i64 40
  store float 0.000000e+00, ptr %732, align 8
  %733 = getelementptr inbounds nuw i8, ptr %721, i64 44
  store i32 0, ptr %733, align 4
  %734 = add nuw nsw i64 %703, 2
  %735 = add i64 %704, 2
  %736 = icmp eq i64 %735, %164
  br i1 %736, label %165, label %702, !llvm.loop !20

737:                                              ; preds = %697, %91
  %738 = add i64 %78, 1
  %739 = icmp eq i64 %738, %61
  br i1 %739, label %71, label %77, !llvm.loop !21

740:                                              ; preds = %761, %29
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  ret void

741:                                              ; preds = %41, %761
  %742 = phi i64 [ 0, %41 ], [ %762, %761 ]
  %743 = phi i64 [ 0, %41 ], [ %763, %761 ]
  %744 = load ptr, ptr %0, align 8
  %745 = getelementptr inbounds nuw %struct.request, ptr %744, i64 %743, i32 2
  %746 = load i64, ptr %745, align 8
  %747 = call i64 @llvm.smax.i64(i64 %746, i64 511)
  %748 = lshr i64 %747, 8
  %749 = icmp sge i64 %743, %36
  %750 = icmp sgt i64 %746, 511
  %751 = select i1 %749, i1 %750, i1 false
  %752 = select i1 %751, i1 %42, i1 false
  br i1 %752, label %753, label %761

753:                                              ; preds = %741
  %754 = mul nuw nsw i64 %743, %8
  %755 = add nsw i64 %748, -1
  %756 = add nsw i64 %748, -2
  %757 = and i64 %755, 3
  %758 = icmp ult i64 %756, 3
  %759 = and i64 %755, -4
  %760 = icmp eq i64 %757, 0
  br label %765

761:                                              ; preds = %901, %741
  %762 = add nuw nsw i64 %748, %742
  %763 = add nuw nsw i64 %743, 1
  %764 = icmp eq i64 %763, %39
  br i1 %764, label %740, label %741, !llvm.loop !22

765:                                              ; preds = %901, %753
  %766 = phi i64 [ 0, %753 ], [ %904, %901 ]
  %767 = add nuw nsw i64 %766, %754
  %768 = load ptr, ptr %43, align 8
  %769 = load i64, ptr %44, align 8
  %770 = mul nsw i64 %769, %767
  %771 = getelementptr inbounds float, ptr %768, i64 %770
  %772 = load ptr, ptr %45, align 8
  %773 = getelementptr inbounds nuw float, ptr %772, i64 %767
  %774 = load i64, ptr %4, align 8
  %775 = load i64, ptr %6, align 8
  %776 = mul nsw i64 %775, %774
  %777 = load ptr, ptr %46, align 8
  %778 = mul nsw i64 %776, %742
  %779 = getelementptr inbounds float, ptr %777, i64 %778
  %780 = getelementptr inbounds nuw float, ptr %779, i64 %766
  %781 = load float, ptr %780, align 4
  br i1 %758, label %812, label %782

782:                                              ; preds = %765, %782
  %783 = phi float [ %808, %782 ], [ %781, %765 ]
  %784 = phi i64 [ %809, %782 ], [ 1, %765 ]
  %785 = phi i64 [ %810, %782 ], [ 0, %765 ]
  %786 = mul nsw i64 %784, %776
  %787 = getelementptr inbounds float, ptr %780, i64 %786
  %788 = load float, ptr %787, align 4
  %789 = fcmp ogt float %788, %783
  %790 = select i1 %789, float %788, float %783
  %791 = add nuw nsw i64 %784, 1
  %792 = mul nsw i64 %791, %776
  %793 = getelementptr inbounds float, ptr %780, i64 %792
  %794 = load float, ptr %793, align 4
  %795 = fcmp ogt float %794, %790
  %796 = select i1 %795, float %794, float %790
  %797 = add nuw nsw i64 %784, 2
  %798 = mul nsw i64 %797, %776
  %799 = getelementptr inbounds float, ptr %780, i64 %798
  %800 = load float, ptr %799, align 4
  %801 = fcmp ogt float %800, %796
  %802 = select i1 %801, float %800, float %796
  %803 = add nuw nsw i64 %784, 3
  %804 = mul nsw i64 %803, %776
  %805 = getelementptr inbounds float, ptr %780, i64 %804
  %806 = load float, ptr %805, align 4
  %807 = fcmp ogt float %806, %802
  %808 = select i1 %807, float %806, float %802
  %809 = add nuw nsw i64 %784, 4
  %810 = add nuw i64 %785, 4
  %811 = icmp eq i64 %810, %759
  br i1 %811, label %812, label %782, !llvm.loop !23

812:                                              ; preds = %782, %765
  %813 = phi float [ poison, %765 ], [ %808, %782 ]
  %814 = phi float [ %781, %765 ], [ %808, %782 ]
  %815 = phi i64 [ 1, %765 ], [ %809, %782 ]
  br i1 %760, label %828, label %816

816:                                              ; preds = %812, %816
  %817 = phi float [ %824, %816 ], [ %814, %812 ]
  %818 = phi i64 [ %825, %816 ], [ %815, %812 ]
  %819 = phi i64 [ %826, %816 ], [ 0, %812 ]
  %820 = mul nsw i64 %818, %776
  %821 = getelementptr inbounds float, ptr %780, i64 %820
  %822 = load float, ptr %821, align 4
  %823 = fcmp ogt float %822, %817
  %824 = select i1 %823, float %822, float %817
  %825 = add nuw nsw i64 %818, 1
  %826 = add i64 %819, 1
  %827 = icmp eq i64 %826, %757
  br i1 %827, label %828, label %816, !llvm.loop !24

828:                                              ; preds = %816, %812
  %829 = phi float [ %813, %812 ], [ %824, %816 ]
  br label %836

830:                                              ; preds = %874
  %831 = icmp sgt i64 %875, 0
  br i1 %831, label %832, label %901

832:                                              ; preds = %830
  %833 = fdiv float 1.000000e+00, %877
  %834 = insertelement <8 x float> poison, float %833, i64 0
  %835 = shufflevector <8 x float> %834, <8 x float> poison, <8 x i32> zeroinitializer
  br label %893

836:                                              ; preds = %828, %874
  %837 = phi i64 [ %875, %874 ], [ %769, %828 ]
  %838 = phi float [ %877, %874 ], [ 0.000000e+00, %828 ]
  %839 = phi i64 [ %878, %874 ], [ 0, %828 ]
  %840 = mul nsw i64 %839, %776
  %841 = getelementptr inbounds float, ptr %780, i64 %840
  %842 = load float, ptr %841, align 4
  %843 = fsub float %842, %829
  %844 = insertelement <8 x float> poison, float %843, i64 0
  %845 = shufflevector <8 x float> %844, <8 x float> poison, <8 x i32> zeroinitializer
  %846 = fcmp olt <8 x float> %845, splat (float -8.600000e+01)
  %847 = select <8 x i1> %846, <8 x float> splat (float -8.600000e+01), <8 x float> %845
  %848 = call <8 x float> @llvm.fma.v8f32(<8 x float> %847, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %849 = bitcast <8 x float> %848 to <8 x i32>
  %850 = fadd <8 x float> %848, splat (float 0xC168000000000000)
  %851 = call <8 x float> @llvm.fma.v8f32(<8 x float> %850, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %847)
  %852 = call <8 x float> @llvm.fma.v8f32(<8 x float> %850, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %851)
  %853 = call <8 x float> @llvm.fma.v8f32(<8 x float> %852, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %854 = call <8 x float> @llvm.fma.v8f32(<8 x float> %853, <8 x float> %852, <8 x float> splat (float 0x3F81112100000000))
  %855 = call <8 x float> @llvm.fma.v8f32(<8 x float> %854, <8 x float> %852, <8 x float> splat (float 0x3FA5553820000000))
  %856 = call <8 x float> @llvm.fma.v8f32(<8 x float> %855, <8 x float> %852, <8 x float> splat (float 0x3FC5555540000000))
  %857 = call <8 x float> @llvm.fma.v8f32(<8 x float> %856, <8 x float> %852, <8 x float> splat (float 5.000000e-01))
  %858 = fmul <8 x float> %852, %852
  %859 = call <8 x float> @llvm.fma.v8f32(<8 x float> %857, <8 x float> %858, <8 x float> %852)
  %860 = fadd <8 x float> %859, splat (float 1.000000e+00)
  %861 = shl <8 x i32> %849, splat (i32 23)
  %862 = add <8 x i32> %861, splat (i32 1065353216)
  %863 = bitcast <8 x i32> %862 to <8 x float>
  %864 = fmul <8 x float> %860, %863
  %865 = load ptr, ptr %47, align 8
  %866 = add nuw nsw i64 %839, %742
  %867 = mul nsw i64 %866, %776
  %868 = add nsw i64 %867, %766
  %869 = mul nsw i64 %837, %868
  %870 = getelementptr inbounds float, ptr %865, i64 %869
  %871 = icmp sgt i64 %837, 0
  br i1 %871, label %872, label %874

872:                                              ; preds = %836
  %873 = icmp eq i64 %839, 0
  br label %880

874:                                              ; preds = %887, %836
  %875 = phi i64 [ %837, %836 ], [ %891, %887 ]
  %876 = extractelement <8 x float> %864, i64 0
  %877 = fadd float %838, %876
  %878 = add nuw nsw i64 %839, 1
  %879 = icmp eq i64 %878, %748
  br i1 %879, label %830, label %836, !llvm.loop !25

880:                                              ; preds = %872, %887
  %881 = phi i64 [ 0, %872 ], [ %890, %887 ]
  %882 = getelementptr inbounds nuw float, ptr %771, i64 %881
  %883 = getelementptr inbounds nuw float, ptr %870, i64 %881
  %884 = load <8 x float>, ptr %883, align 4
  br i1 %873, label %887, label %885

885:                                              ; preds = %880
  %886 = load <8 x float>, ptr %882, align 4
  br label %887

887:                                              ; preds = %885, %880
  %888 = phi <8 x float> [ %886, %885 ], [ zeroinitializer, %880 ]
  %889 = call <8 x float> @llvm.fma.v8f32(<8 x float> %864, <8 x float> %884, <8 x float> %888)
  store <8 x float> %889, ptr %882, align 4
  %890 = add nuw nsw i64 %881, 8
  %891 = load i64, ptr %44, align 8
  %892 = icmp slt i64 %890, %891
  br i1 %892, label %880, label %874, !llvm.loop !26

893:                                              ; preds = %832, %893
  %894 = phi i64 [ 0, %832 ], [ %898, %893 ]
  %895 = getelementptr inbounds nuw float, ptr %771, i64 %894
  %896 = load <8 x float>, ptr %895, align 4
  %897 = fmul <8 x float> %835, %896
  store <8 x float> %897, ptr %895, align 4
  %898 = add nuw nsw i64 %894, 8
  %899 = load i64, ptr %44, align 8
  %900 = icmp slt i64 %898, %899
  br i1 %900, label %893, label %901, !llvm.loop !27

901:                                              ; preds = %893, %830
  %902 = call float @logf(float noundef %877)
  %903 = fadd float %829, %902
  store float %903, ptr %773, align 4
  %904 = add nuw nsw i64 %766, 1
  %905 = icmp slt i64 %904, %8
  br i1 %905, label %765, label %761, !llvm.loop !28
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @GOMP_barrier() local_unnamed_addr

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

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
