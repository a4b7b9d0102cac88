; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 15960817444b76e6, code 25275d3e96e7998b
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
  br i1 %40, label %41, label %1329

41:                                               ; preds = %29
  %42 = icmp sgt i64 %8, 0
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %1330

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

71:                                               ; preds = %1326
  %72 = load i64, ptr %21, align 8
  br label %73

73:                                               ; preds = %71, %48
  %74 = phi i64 [ %72, %71 ], [ %49, %48 ]
  %75 = add nuw nsw i64 %51, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %29, !llvm.loop !6

77:                                               ; preds = %64, %1326
  %78 = phi i64 [ %62, %64 ], [ %1327, %1326 ]
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
  br i1 %132, label %133, label %1326

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
  %155 = add i64 %98, -1
  %156 = lshr i64 %155, 4
  %157 = add nuw nsw i64 %156, 1
  %158 = and i64 %157, 7
  %159 = icmp ult i64 %98, 113
  %160 = and i64 %157, 2305843009213693944
  %161 = icmp eq i64 %158, 0
  %162 = and i64 %157, 7
  %163 = icmp ult i64 %98, 113
  %164 = and i64 %157, 2305843009213693944
  %165 = icmp eq i64 %162, 0
  %166 = and i64 %157, 7
  %167 = icmp ult i64 %98, 113
  %168 = and i64 %157, 2305843009213693944
  %169 = icmp eq i64 %166, 0
  %170 = and i64 %157, 7
  %171 = icmp ult i64 %98, 113
  %172 = and i64 %157, 2305843009213693944
  %173 = icmp eq i64 %170, 0
  %174 = and i64 %157, 7
  %175 = icmp ult i64 %98, 113
  %176 = and i64 %157, 2305843009213693944
  %177 = icmp eq i64 %174, 0
  br label %178

178:                                              ; preds = %133, %1286
  %179 = phi i64 [ 0, %133 ], [ %1290, %1286 ]
  %180 = phi i64 [ %128, %133 ], [ %1288, %1286 ]
  %181 = phi i64 [ 0, %133 ], [ %1287, %1286 ]
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %182 = sub nsw i64 %180, %181
  %183 = call i64 @llvm.smin.i64(i64 %182, i64 12)
  %184 = icmp sgt i64 %182, 0
  br i1 %184, label %185, label %214

185:                                              ; preds = %178
  %186 = mul nsw i64 %180, %104
  %187 = add nsw i64 %186, %181
  %188 = load i64, ptr %25, align 8
  %189 = add nsw i64 %180, %179
  %190 = call i64 @llvm.smin.i64(i64 %189, i64 12)
  %191 = call i64 @llvm.smax.i64(i64 %190, i64 1)
  %192 = and i64 %191, 1
  %193 = icmp slt i64 %189, 2
  br i1 %193, label %196, label %194

194:                                              ; preds = %185
  %195 = and i64 %191, 14
  br label %1291

196:                                              ; preds = %1291, %185
  %197 = phi i64 [ 0, %185 ], [ %1323, %1291 ]
  %198 = icmp eq i64 %192, 0
  br i1 %198, label %214, label %199

199:                                              ; preds = %196
  %200 = add nsw i64 %187, %197
  %201 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %197
  %202 = mul nsw i64 %188, %200
  %203 = getelementptr inbounds float, ptr %131, i64 %202
  %204 = getelementptr inbounds float, ptr %100, i64 %202
  %205 = getelementptr inbounds float, ptr %102, i64 %200
  %206 = shl nsw i64 %197, 11
  %207 = getelementptr inbounds nuw i8, ptr %3, i64 %206
  store ptr %203, ptr %201, align 16
  %208 = getelementptr inbounds nuw i8, ptr %201, i64 8
  store ptr %204, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %201, i64 16
  store ptr %205, ptr %209, align 16
  %210 = getelementptr inbounds nuw i8, ptr %201, i64 24
  store ptr %207, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %201, i64 32
  store i64 %103, ptr %211, align 16
  %212 = getelementptr inbounds nuw i8, ptr %201, i64 40
  store float 0.000000e+00, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %201, i64 44
  store i32 0, ptr %213, align 4
  br label %214

214:                                              ; preds = %199, %196, %178
  %215 = load i64, ptr %107, align 8
  %216 = getelementptr inbounds float, ptr %114, i64 %215
  br i1 %134, label %217, label %221

217:                                              ; preds = %214
  %218 = add nsw i64 %180, %179
  %219 = call i64 @llvm.smin.i64(i64 %218, i64 12)
  %220 = call i64 @llvm.smax.i64(i64 %219, i64 1)
  br label %226

221:                                              ; preds = %375, %214
  br i1 %184, label %222, label %1286

222:                                              ; preds = %221
  %223 = add nsw i64 %180, %179
  %224 = call i64 @llvm.smin.i64(i64 %223, i64 12)
  %225 = call i64 @llvm.smax.i64(i64 %224, i64 1)
  br label %422

226:                                              ; preds = %217, %375
  %227 = phi i64 [ 0, %217 ], [ %376, %375 ]
  %228 = call i64 @llvm.smin.i64(i64 %227, i64 %135)
  %229 = add i64 %228, 32
  br label %378

230:                                              ; preds = %419
  %231 = mul nsw i64 %228, %112
  %232 = getelementptr inbounds float, ptr %114, i64 %231
  br i1 %184, label %233, label %375

233:                                              ; preds = %230, %238
  %234 = phi i64 [ %303, %238 ], [ 0, %230 ]
  br i1 %136, label %235, label %238

235:                                              ; preds = %233
  %236 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %234
  %237 = load ptr, ptr %236, align 16
  br label %305

238:                                              ; preds = %305, %233
  %239 = phi <16 x float> [ zeroinitializer, %233 ], [ %372, %305 ]
  %240 = phi <16 x float> [ zeroinitializer, %233 ], [ %369, %305 ]
  %241 = phi <16 x float> [ zeroinitializer, %233 ], [ %366, %305 ]
  %242 = phi <16 x float> [ zeroinitializer, %233 ], [ %363, %305 ]
  %243 = phi <16 x float> [ zeroinitializer, %233 ], [ %360, %305 ]
  %244 = phi <16 x float> [ zeroinitializer, %233 ], [ %357, %305 ]
  %245 = phi <16 x float> [ zeroinitializer, %233 ], [ %354, %305 ]
  %246 = phi <16 x float> [ zeroinitializer, %233 ], [ %351, %305 ]
  %247 = phi <16 x float> [ zeroinitializer, %233 ], [ %348, %305 ]
  %248 = phi <16 x float> [ zeroinitializer, %233 ], [ %345, %305 ]
  %249 = phi <16 x float> [ zeroinitializer, %233 ], [ %342, %305 ]
  %250 = phi <16 x float> [ zeroinitializer, %233 ], [ %339, %305 ]
  %251 = phi <16 x float> [ zeroinitializer, %233 ], [ %336, %305 ]
  %252 = phi <16 x float> [ zeroinitializer, %233 ], [ %333, %305 ]
  %253 = phi <16 x float> [ zeroinitializer, %233 ], [ %330, %305 ]
  %254 = phi <16 x float> [ zeroinitializer, %233 ], [ %327, %305 ]
  %255 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %234, i32 3
  %256 = load ptr, ptr %255, align 8
  %257 = shufflevector <16 x float> %254, <16 x float> %253, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %258 = shufflevector <16 x float> %254, <16 x float> %253, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %259 = fadd <16 x float> %257, %258
  %260 = shufflevector <16 x float> %252, <16 x float> %251, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %261 = shufflevector <16 x float> %252, <16 x float> %251, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %262 = fadd <16 x float> %260, %261
  %263 = shufflevector <16 x float> %250, <16 x float> %249, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %264 = shufflevector <16 x float> %250, <16 x float> %249, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %265 = fadd <16 x float> %263, %264
  %266 = shufflevector <16 x float> %248, <16 x float> %247, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %267 = shufflevector <16 x float> %248, <16 x float> %247, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %268 = fadd <16 x float> %266, %267
  %269 = shufflevector <16 x float> %246, <16 x float> %245, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %270 = shufflevector <16 x float> %246, <16 x float> %245, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %271 = fadd <16 x float> %269, %270
  %272 = shufflevector <16 x float> %244, <16 x float> %243, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %273 = shufflevector <16 x float> %244, <16 x float> %243, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %274 = fadd <16 x float> %272, %273
  %275 = shufflevector <16 x float> %242, <16 x float> %241, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %276 = shufflevector <16 x float> %242, <16 x float> %241, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %277 = fadd <16 x float> %275, %276
  %278 = shufflevector <16 x float> %240, <16 x float> %239, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %279 = shufflevector <16 x float> %240, <16 x float> %239, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %280 = fadd <16 x float> %278, %279
  %281 = shufflevector <16 x float> %259, <16 x float> %262, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %282 = shufflevector <16 x float> %259, <16 x float> %262, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %283 = fadd <16 x float> %281, %282
  %284 = shufflevector <16 x float> %265, <16 x float> %268, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %285 = shufflevector <16 x float> %265, <16 x float> %268, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %286 = fadd <16 x float> %284, %285
  %287 = shufflevector <16 x float> %271, <16 x float> %274, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %288 = shufflevector <16 x float> %271, <16 x float> %274, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %289 = fadd <16 x float> %287, %288
  %290 = shufflevector <16 x float> %277, <16 x float> %280, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %291 = shufflevector <16 x float> %277, <16 x float> %280, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %292 = fadd <16 x float> %290, %291
  %293 = shufflevector <16 x float> %283, <16 x float> %286, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %294 = shufflevector <16 x float> %283, <16 x float> %286, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %295 = fadd <16 x float> %293, %294
  %296 = shufflevector <16 x float> %289, <16 x float> %292, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %297 = shufflevector <16 x float> %289, <16 x float> %292, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %298 = fadd <16 x float> %296, %297
  %299 = shufflevector <16 x float> %295, <16 x float> %298, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %300 = shufflevector <16 x float> %295, <16 x float> %298, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %301 = fadd <16 x float> %299, %300
  %302 = getelementptr inbounds float, ptr %256, i64 %228
  store <16 x float> %301, ptr %302, align 4
  %303 = add nuw nsw i64 %234, 1
  %304 = icmp eq i64 %303, %220
  br i1 %304, label %375, label %233, !llvm.loop !8

305:                                              ; preds = %235, %305
  %306 = phi <16 x float> [ zeroinitializer, %235 ], [ %372, %305 ]
  %307 = phi <16 x float> [ zeroinitializer, %235 ], [ %369, %305 ]
  %308 = phi <16 x float> [ zeroinitializer, %235 ], [ %366, %305 ]
  %309 = phi <16 x float> [ zeroinitializer, %235 ], [ %363, %305 ]
  %310 = phi <16 x float> [ zeroinitializer, %235 ], [ %360, %305 ]
  %311 = phi <16 x float> [ zeroinitializer, %235 ], [ %357, %305 ]
  %312 = phi <16 x float> [ zeroinitializer, %235 ], [ %354, %305 ]
  %313 = phi <16 x float> [ zeroinitializer, %235 ], [ %351, %305 ]
  %314 = phi <16 x float> [ zeroinitializer, %235 ], [ %348, %305 ]
  %315 = phi <16 x float> [ zeroinitializer, %235 ], [ %345, %305 ]
  %316 = phi <16 x float> [ zeroinitializer, %235 ], [ %342, %305 ]
  %317 = phi <16 x float> [ zeroinitializer, %235 ], [ %339, %305 ]
  %318 = phi <16 x float> [ zeroinitializer, %235 ], [ %336, %305 ]
  %319 = phi <16 x float> [ zeroinitializer, %235 ], [ %333, %305 ]
  %320 = phi <16 x float> [ zeroinitializer, %235 ], [ %330, %305 ]
  %321 = phi <16 x float> [ zeroinitializer, %235 ], [ %327, %305 ]
  %322 = phi i64 [ 0, %235 ], [ %373, %305 ]
  %323 = getelementptr inbounds nuw float, ptr %237, i64 %322
  %324 = load <16 x float>, ptr %323, align 4
  %325 = getelementptr float, ptr %232, i64 %322
  %326 = load <16 x float>, ptr %325, align 4
  %327 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %326, <16 x float> %321)
  %328 = getelementptr float, ptr %325, i64 %112
  %329 = load <16 x float>, ptr %328, align 4
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %329, <16 x float> %320)
  %331 = getelementptr i8, ptr %325, i64 %140
  %332 = load <16 x float>, ptr %331, align 4
  %333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %332, <16 x float> %319)
  %334 = getelementptr i8, ptr %325, i64 %141
  %335 = load <16 x float>, ptr %334, align 4
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %335, <16 x float> %318)
  %337 = getelementptr i8, ptr %325, i64 %142
  %338 = load <16 x float>, ptr %337, align 4
  %339 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %338, <16 x float> %317)
  %340 = getelementptr i8, ptr %325, i64 %143
  %341 = load <16 x float>, ptr %340, align 4
  %342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %341, <16 x float> %316)
  %343 = getelementptr i8, ptr %325, i64 %144
  %344 = load <16 x float>, ptr %343, align 4
  %345 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %344, <16 x float> %315)
  %346 = getelementptr i8, ptr %325, i64 %145
  %347 = load <16 x float>, ptr %346, align 4
  %348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %347, <16 x float> %314)
  %349 = getelementptr i8, ptr %325, i64 %146
  %350 = load <16 x float>, ptr %349, align 4
  %351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %350, <16 x float> %313)
  %352 = getelementptr i8, ptr %325, i64 %147
  %353 = load <16 x float>, ptr %352, align 4
  %354 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %353, <16 x float> %312)
  %355 = getelementptr i8, ptr %325, i64 %148
  %356 = load <16 x float>, ptr %355, align 4
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %356, <16 x float> %311)
  %358 = getelementptr i8, ptr %325, i64 %149
  %359 = load <16 x float>, ptr %358, align 4
  %360 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %359, <16 x float> %310)
  %361 = getelementptr i8, ptr %325, i64 %150
  %362 = load <16 x float>, ptr %361, align 4
  %363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %362, <16 x float> %309)
  %364 = getelementptr i8, ptr %325, i64 %151
  %365 = load <16 x float>, ptr %364, align 4
  %366 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %365, <16 x float> %308)
  %367 = getelementptr i8, ptr %325, i64 %152
  %368 = load <16 x float>, ptr %367, align 4
  %369 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %368, <16 x float> %307)
  %370 = getelementptr i8, ptr %325, i64 %153
  %371 = load <16 x float>, ptr %370, align 4
  %372 = call <16 x float> @llvm.fma.v16f32(<16 x float> %324, <16 x float> %371, <16 x float> %306)
  %373 = add nuw nsw i64 %322, 16
  %374 = icmp slt i64 %373, %98
  br i1 %374, label %305, label %238, !llvm.loop !9

375:                                              ; preds = %238, %230
  %376 = add nuw nsw i64 %227, 16
  %377 = icmp slt i64 %376, %103
  br i1 %377, label %226, label %221, !llvm.loop !11

378:                                              ; preds = %226, %419
  %379 = phi i64 [ 0, %226 ], [ %420, %419 ]
  %380 = add i64 %229, %379
  %381 = sub nsw i64 %380, %103
  %382 = icmp slt i64 %381, 0
  %383 = mul nsw i64 %380, %112
  %384 = getelementptr inbounds float, ptr %114, i64 %383
  %385 = mul nsw i64 %381, %122
  %386 = getelementptr inbounds float, ptr %124, i64 %385
  %387 = select i1 %382, ptr %384, ptr %386
  br i1 %136, label %388, label %419

388:                                              ; preds = %378
  br i1 %159, label %410, label %389

389:                                              ; preds = %388, %389
  %390 = phi i64 [ %407, %389 ], [ 0, %388 ]
  %391 = phi i64 [ %408, %389 ], [ 0, %388 ]
  %392 = getelementptr inbounds nuw float, ptr %387, i64 %390
  call void @llvm.prefetch.p0(ptr %392, i32 0, i32 3, i32 1)
  %393 = or disjoint i64 %390, 16
  %394 = getelementptr inbounds nuw float, ptr %387, i64 %393
  call void @llvm.prefetch.p0(ptr nonnull %394, i32 0, i32 3, i32 1)
  %395 = or disjoint i64 %390, 32
  %396 = getelementptr inbounds nuw float, ptr %387, i64 %395
  call void @llvm.prefetch.p0(ptr nonnull %396, i32 0, i32 3, i32 1)
  %397 = or disjoint i64 %390, 48
  %398 = getelementptr inbounds nuw float, ptr %387, i64 %397
  call void @llvm.prefetch.p0(ptr nonnull %398, i32 0, i32 3, i32 1)
  %399 = or disjoint i64 %390, 64
  %400 = getelementptr inbounds nuw float, ptr %387, i64 %399
  call void @llvm.prefetch.p0(ptr nonnull %400, i32 0, i32 3, i32 1)
  %401 = or disjoint i64 %390, 80
  %402 = getelementptr inbounds nuw float, ptr %387, i64 %401
  call void @llvm.prefetch.p0(ptr nonnull %402, i32 0, i32 3, i32 1)
  %403 = or disjoint i64 %390, 96
  %404 = getelementptr inbounds nuw float, ptr %387, i64 %403
  call void @llvm.prefetch.p0(ptr nonnull %404, i32 0, i32 3, i32 1)
  %405 = or disjoint i64 %390, 112
  %406 = getelementptr inbounds nuw float, ptr %387, i64 %405
  call void @llvm.prefetch.p0(ptr nonnull %406, i32 0, i32 3, i32 1)
  %407 = add nuw nsw i64 %390, 128
  %408 = add i64 %391, 8
  %409 = icmp eq i64 %408, %160
  br i1 %409, label %410, label %389, !llvm.loop !12

410:                                              ; preds = %389, %388
  %411 = phi i64 [ 0, %388 ], [ %407, %389 ]
  br i1 %161, label %419, label %412

412:                                              ; preds = %410, %412
  %413 = phi i64 [ %416, %412 ], [ %411, %410 ]
  %414 = phi i64 [ %417, %412 ], [ 0, %410 ]
  %415 = getelementptr inbounds nuw float, ptr %387, i64 %413
  call void @llvm.prefetch.p0(ptr %415, i32 0, i32 3, i32 1)
  %416 = add nuw nsw i64 %413, 16
  %417 = add i64 %414, 1
  %418 = icmp eq i64 %417, %158
  br i1 %418, label %419, label %412, !llvm.loop !13

419:                                              ; preds = %410, %412, %378
  %420 = add nuw nsw i64 %379, 1
  %421 = icmp eq i64 %420, 16
  br i1 %421, label %230, label %378, !llvm.loop !14

422:                                              ; preds = %222, %495
  %423 = phi i64 [ %517, %495 ], [ 0, %222 ]
  %424 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %423
  br i1 %134, label %425, label %495

425:                                              ; preds = %422
  %426 = getelementptr inbounds nuw i8, ptr %424, i64 32
  %427 = load i64, ptr %426, align 16
  %428 = trunc i64 %427 to i32
  %429 = insertelement <16 x i32> poison, i32 %428, i64 0
  %430 = shufflevector <16 x i32> %429, <16 x i32> poison, <16 x i32> zeroinitializer
  %431 = getelementptr inbounds nuw i8, ptr %424, i64 24
  %432 = load ptr, ptr %431, align 8
  br label %445

433:                                              ; preds = %445
  %434 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %457)
  %435 = fmul float %125, %434
  %436 = getelementptr inbounds nuw i8, ptr %424, i64 32
  %437 = load i64, ptr %436, align 16
  %438 = trunc i64 %437 to i32
  %439 = insertelement <16 x i32> poison, i32 %438, i64 0
  %440 = shufflevector <16 x i32> %439, <16 x i32> poison, <16 x i32> zeroinitializer
  %441 = getelementptr inbounds nuw i8, ptr %424, i64 24
  %442 = load ptr, ptr %441, align 8
  %443 = insertelement <16 x float> poison, float %435, i64 0
  %444 = shufflevector <16 x float> %443, <16 x float> poison, <16 x i32> zeroinitializer
  br label %460

445:                                              ; preds = %425, %445
  %446 = phi <16 x float> [ splat (float 0xFFF0000000000000), %425 ], [ %457, %445 ]
  %447 = phi i64 [ 0, %425 ], [ %458, %445 ]
  %448 = trunc i64 %447 to i32
  %449 = insertelement <16 x i32> poison, i32 %448, i64 0
  %450 = shufflevector <16 x i32> %449, <16 x i32> poison, <16 x i32> zeroinitializer
  %451 = or disjoint <16 x i32> %450, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %452 = icmp slt <16 x i32> %451, %430
  %453 = getelementptr inbounds nuw float, ptr %432, i64 %447
  %454 = load <16 x float>, ptr %453, align 4
  %455 = select <16 x i1> %452, <16 x float> %454, <16 x float> splat (float 0xFFF0000000000000)
  %456 = fcmp ogt <16 x float> %455, %446
  %457 = select <16 x i1> %456, <16 x float> %455, <16 x float> %446
  %458 = add nuw nsw i64 %447, 16
  %459 = icmp slt i64 %458, %103
  br i1 %459, label %445, label %433, !llvm.loop !15

460:                                              ; preds = %433, %460
  %461 = phi <16 x float> [ zeroinitializer, %433 ], [ %492, %460 ]
  %462 = phi i64 [ 0, %433 ], [ %493, %460 ]
  %463 = trunc i64 %462 to i32
  %464 = insertelement <16 x i32> poison, i32 %463, i64 0
  %465 = shufflevector <16 x i32> %464, <16 x i32> poison, <16 x i32> zeroinitializer
  %466 = or disjoint <16 x i32> %465, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %467 = icmp slt <16 x i32> %466, %440
  %468 = getelementptr inbounds nuw float, ptr %442, i64 %462
  %469 = load <16 x float>, ptr %468, align 4
  %470 = fmul <16 x float> %138, %469
  %471 = fsub <16 x float> %470, %444
  %472 = fcmp olt <16 x float> %471, splat (float -8.600000e+01)
  %473 = select <16 x i1> %472, <16 x float> splat (float -8.600000e+01), <16 x float> %471
  %474 = call <16 x float> @llvm.fma.v16f32(<16 x float> %473, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %475 = bitcast <16 x float> %474 to <16 x i32>
  %476 = fadd <16 x float> %474, splat (float 0xC168000000000000)
  %477 = call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %473)
  %478 = call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %477)
  %479 = call <16 x float> @llvm.fma.v16f32(<16 x float> %478, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %480 = call <16 x float> @llvm.fma.v16f32(<16 x float> %479, <16 x float> %478, <16 x float> splat (float 0x3F81112100000000))
  %481 = call <16 x float> @llvm.fma.v16f32(<16 x float> %480, <16 x float> %478, <16 x float> splat (float 0x3FA5553820000000))
  %482 = call <16 x float> @llvm.fma.v16f32(<16 x float> %481, <16 x float> %478, <16 x float> splat (float 0x3FC5555540000000))
  %483 = call <16 x float> @llvm.fma.v16f32(<16 x float> %482, <16 x float> %478, <16 x float> splat (float 5.000000e-01))
  %484 = fmul <16 x float> %478, %478
  %485 = call <16 x float> @llvm.fma.v16f32(<16 x float> %483, <16 x float> %484, <16 x float> %478)
  %486 = fadd <16 x float> %485, splat (float 1.000000e+00)
  %487 = shl <16 x i32> %475, splat (i32 23)
  %488 = add <16 x i32> %487, splat (i32 1065353216)
  %489 = bitcast <16 x i32> %488 to <16 x float>
  %490 = fmul <16 x float> %486, %489
  %491 = select <16 x i1> %467, <16 x float> %490, <16 x float> zeroinitializer
  store <16 x float> %491, ptr %468, align 4
  %492 = fadd <16 x float> %461, %491
  %493 = add nuw nsw i64 %462, 16
  %494 = icmp slt i64 %493, %103
  br i1 %494, label %460, label %495, !llvm.loop !16

495:                                              ; preds = %460, %422
  %496 = phi float [ %154, %422 ], [ %435, %460 ]
  %497 = phi <16 x float> [ zeroinitializer, %422 ], [ %492, %460 ]
  %498 = shufflevector <16 x float> %497, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %499 = shufflevector <16 x float> %497, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %500 = fadd <8 x float> %498, %499
  %501 = shufflevector <8 x float> %500, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %502 = shufflevector <8 x float> %500, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %503 = fadd <4 x float> %501, %502
  %504 = shufflevector <4 x float> %503, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %505 = fadd <4 x float> %503, %504
  %506 = shufflevector <4 x float> %503, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %507 = shufflevector <4 x float> %503, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %508 = fadd <4 x float> %506, %507
  %509 = fadd <4 x float> %505, %508
  %510 = extractelement <4 x float> %509, i64 0
  %511 = fdiv float 1.000000e+00, %510
  %512 = getelementptr inbounds nuw i8, ptr %424, i64 40
  store float %511, ptr %512, align 8
  %513 = call float @logf(float noundef %510)
  %514 = fadd float %496, %513
  %515 = getelementptr inbounds nuw i8, ptr %424, i64 16
  %516 = load ptr, ptr %515, align 16
  store float %514, ptr %516, align 4
  %517 = add nuw nsw i64 %423, 1
  %518 = icmp eq i64 %517, %225
  br i1 %518, label %519, label %422, !llvm.loop !17

519:                                              ; preds = %495, %1283
  %520 = phi i64 [ %1284, %1283 ], [ 0, %495 ]
  %521 = sub nsw i64 %183, %520
  %522 = call i64 @llvm.smin.i64(i64 %521, i64 6)
  %523 = add nsw i64 %522, -1
  %524 = icmp slt i64 %521, 4
  %525 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %520
  br i1 %524, label %526, label %819

526:                                              ; preds = %519
  br i1 %139, label %537, label %527

527:                                              ; preds = %526
  %528 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %529 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %530 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %531 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %532 = getelementptr inbounds %struct.query, ptr %525, i64 %531, i32 3
  %533 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %534 = getelementptr inbounds %struct.query, ptr %525, i64 %533, i32 3
  %535 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %536 = getelementptr inbounds %struct.query, ptr %525, i64 %535, i32 3
  br label %552

537:                                              ; preds = %561, %526
  %538 = phi i64 [ 0, %526 ], [ %553, %561 ]
  %539 = icmp slt i64 %538, %98
  br i1 %539, label %540, label %1283

540:                                              ; preds = %537
  %541 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %542 = getelementptr inbounds %struct.query, ptr %525, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 8
  %544 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %545 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %546 = getelementptr inbounds %struct.query, ptr %525, i64 %541, i32 3
  %547 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %548 = getelementptr inbounds %struct.query, ptr %525, i64 %547, i32 3
  %549 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %550 = getelementptr inbounds %struct.query, ptr %525, i64 %549, i32 3
  %551 = getelementptr inbounds nuw i8, ptr %542, i64 40
  br label %713

552:                                              ; preds = %527, %561
  %553 = phi i64 [ %622, %561 ], [ 64, %527 ]
  %554 = phi i64 [ %553, %561 ], [ 0, %527 ]
  %555 = getelementptr float, ptr %124, i64 %554
  br i1 %134, label %556, label %561

556:                                              ; preds = %552
  %557 = icmp eq i64 %554, 0
  %558 = load ptr, ptr %532, align 8
  %559 = load ptr, ptr %534, align 8
  %560 = load ptr, ptr %536, align 8
  br label %624

561:                                              ; preds = %677, %552
  %562 = phi i64 [ %530, %552 ], [ %535, %677 ]
  %563 = phi i64 [ %529, %552 ], [ %533, %677 ]
  %564 = phi i64 [ %528, %552 ], [ %531, %677 ]
  %565 = phi <16 x float> [ zeroinitializer, %552 ], [ %691, %677 ]
  %566 = phi <16 x float> [ zeroinitializer, %552 ], [ %692, %677 ]
  %567 = phi <16 x float> [ zeroinitializer, %552 ], [ %693, %677 ]
  %568 = phi <16 x float> [ zeroinitializer, %552 ], [ %694, %677 ]
  %569 = phi <16 x float> [ zeroinitializer, %552 ], [ %699, %677 ]
  %570 = phi <16 x float> [ zeroinitializer, %552 ], [ %700, %677 ]
  %571 = phi <16 x float> [ zeroinitializer, %552 ], [ %701, %677 ]
  %572 = phi <16 x float> [ zeroinitializer, %552 ], [ %702, %677 ]
  %573 = phi <16 x float> [ zeroinitializer, %552 ], [ %707, %677 ]
  %574 = phi <16 x float> [ zeroinitializer, %552 ], [ %708, %677 ]
  %575 = phi <16 x float> [ zeroinitializer, %552 ], [ %709, %677 ]
  %576 = phi <16 x float> [ zeroinitializer, %552 ], [ %710, %677 ]
  %577 = getelementptr inbounds %struct.query, ptr %525, i64 %564
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %579 = load ptr, ptr %578, align 8
  %580 = getelementptr inbounds nuw float, ptr %579, i64 %554
  %581 = getelementptr inbounds nuw i8, ptr %577, i64 40
  %582 = load float, ptr %581, align 8
  %583 = insertelement <16 x float> poison, float %582, i64 0
  %584 = shufflevector <16 x float> %583, <16 x float> poison, <16 x i32> zeroinitializer
  %585 = fmul <16 x float> %565, %584
  store <16 x float> %585, ptr %580, align 4
  %586 = getelementptr inbounds nuw i8, ptr %580, i64 64
  %587 = fmul <16 x float> %566, %584
  store <16 x float> %587, ptr %586, align 4
  %588 = getelementptr inbounds nuw i8, ptr %580, i64 128
  %589 = fmul <16 x float> %567, %584
  store <16 x float> %589, ptr %588, align 4
  %590 = getelementptr inbounds nuw i8, ptr %580, i64 192
  %591 = fmul <16 x float> %568, %584
  store <16 x float> %591, ptr %590, align 4
  %592 = getelementptr inbounds %struct.query, ptr %525, i64 %563
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 8
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds nuw float, ptr %594, i64 %554
  %596 = getelementptr inbounds nuw i8, ptr %592, i64 40
  %597 = load float, ptr %596, align 8
  %598 = insertelement <16 x float> poison, float %597, i64 0
  %599 = shufflevector <16 x float> %598, <16 x float> poison, <16 x i32> zeroinitializer
  %600 = fmul <16 x float> %569, %599
  store <16 x float> %600, ptr %595, align 4
  %601 = getelementptr inbounds nuw i8, ptr %595, i64 64
  %602 = fmul <16 x float> %570, %599
  store <16 x float> %602, ptr %601, align 4
  %603 = getelementptr inbounds nuw i8, ptr %595, i64 128
  %604 = fmul <16 x float> %571, %599
  store <16 x float> %604, ptr %603, align 4
  %605 = getelementptr inbounds nuw i8, ptr %595, i64 192
  %606 = fmul <16 x float> %572, %599
  store <16 x float> %606, ptr %605, align 4
  %607 = getelementptr inbounds %struct.query, ptr %525, i64 %562
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 8
  %609 = load ptr, ptr %608, align 8
  %610 = getelementptr inbounds nuw float, ptr %609, i64 %554
  %611 = getelementptr inbounds nuw i8, ptr %607, i64 40
  %612 = load float, ptr %611, align 8
  %613 = insertelement <16 x float> poison, float %612, i64 0
  %614 = shufflevector <16 x float> %613, <16 x float> poison, <16 x i32> zeroinitializer
  %615 = fmul <16 x float> %573, %614
  store <16 x float> %615, ptr %610, align 4
  %616 = getelementptr inbounds nuw i8, ptr %610, i64 64
  %617 = fmul <16 x float> %574, %614
  store <16 x float> %617, ptr %616, align 4
  %618 = getelementptr inbounds nuw i8, ptr %610, i64 128
  %619 = fmul <16 x float> %575, %614
  store <16 x float> %619, ptr %618, align 4
  %620 = getelementptr inbounds nuw i8, ptr %610, i64 192
  %621 = fmul <16 x float> %576, %614
  store <16 x float> %621, ptr %620, align 4
  %622 = add nuw nsw i64 %553, 64
  %623 = icmp sgt i64 %622, %98
  br i1 %623, label %537, label %552, !llvm.loop !18

624:                                              ; preds = %556, %677
  %625 = phi <16 x float> [ zeroinitializer, %556 ], [ %691, %677 ]
  %626 = phi <16 x float> [ zeroinitializer, %556 ], [ %692, %677 ]
  %627 = phi <16 x float> [ zeroinitializer, %556 ], [ %693, %677 ]
  %628 = phi <16 x float> [ zeroinitializer, %556 ], [ %694, %677 ]
  %629 = phi <16 x float> [ zeroinitializer, %556 ], [ %699, %677 ]
  %630 = phi <16 x float> [ zeroinitializer, %556 ], [ %700, %677 ]
  %631 = phi <16 x float> [ zeroinitializer, %556 ], [ %701, %677 ]
  %632 = phi <16 x float> [ zeroinitializer, %556 ], [ %702, %677 ]
  %633 = phi <16 x float> [ zeroinitializer, %556 ], [ %707, %677 ]
  %634 = phi <16 x float> [ zeroinitializer, %556 ], [ %708, %677 ]
  %635 = phi <16 x float> [ zeroinitializer, %556 ], [ %709, %677 ]
  %636 = phi <16 x float> [ zeroinitializer, %556 ], [ %710, %677 ]
  %637 = phi i64 [ 0, %556 ], [ %711, %677 ]
  br i1 %557, label %638, label %677

638:                                              ; preds = %624
  %639 = add nuw nsw i64 %637, 32
  %640 = sub nsw i64 %639, %103
  %641 = icmp slt i64 %640, 0
  %642 = mul nsw i64 %639, %122
  %643 = getelementptr inbounds float, ptr %124, i64 %642
  %644 = mul nsw i64 %640, %112
  %645 = getelementptr inbounds float, ptr %216, i64 %644
  %646 = select i1 %641, ptr %643, ptr %645
  br i1 %171, label %668, label %647

647:                                              ; preds = %638, %647
  %648 = phi i64 [ %665, %647 ], [ 0, %638 ]
  %649 = phi i64 [ %666, %647 ], [ 0, %638 ]
  %650 = getelementptr inbounds nuw float, ptr %646, i64 %648
  call void @llvm.prefetch.p0(ptr %650, i32 0, i32 3, i32 1)
  %651 = or disjoint i64 %648, 16
  %652 = getelementptr inbounds nuw float, ptr %646, i64 %651
  call void @llvm.prefetch.p0(ptr nonnull %652, i32 0, i32 3, i32 1)
  %653 = or disjoint i64 %648, 32
  %654 = getelementptr inbounds nuw float, ptr %646, i64 %653
  call void @llvm.prefetch.p0(ptr nonnull %654, i32 0, i32 3, i32 1)
  %655 = or disjoint i64 %648, 48
  %656 = getelementptr inbounds nuw float, ptr %646, i64 %655
  call void @llvm.prefetch.p0(ptr nonnull %656, i32 0, i32 3, i32 1)
  %657 = or disjoint i64 %648, 64
  %658 = getelementptr inbounds nuw float, ptr %646, i64 %657
  call void @llvm.prefetch.p0(ptr nonnull %658, i32 0, i32 3, i32 1)
  %659 = or disjoint i64 %648, 80
  %660 = getelementptr inbounds nuw float, ptr %646, i64 %659
  call void @llvm.prefetch.p0(ptr nonnull %660, i32 0, i32 3, i32 1)
  %661 = or disjoint i64 %648, 96
  %662 = getelementptr inbounds nuw float, ptr %646, i64 %661
  call void @llvm.prefetch.p0(ptr nonnull %662, i32 0, i32 3, i32 1)
  %663 = or disjoint i64 %648, 112
  %664 = getelementptr inbounds nuw float, ptr %646, i64 %663
  call void @llvm.prefetch.p0(ptr nonnull %664, i32 0, i32 3, i32 1)
  %665 = add nuw nsw i64 %648, 128
  %666 = add i64 %649, 8
  %667 = icmp eq i64 %666, %172
  br i1 %667, label %668, label %647, !llvm.loop !12

668:                                              ; preds = %647, %638
  %669 = phi i64 [ 0, %638 ], [ %665, %647 ]
  br i1 %173, label %677, label %670

670:                                              ; preds = %668, %670
  %671 = phi i64 [ %674, %670 ], [ %669, %668 ]
  %672 = phi i64 [ %675, %670 ], [ 0, %668 ]
  %673 = getelementptr inbounds nuw float, ptr %646, i64 %671
  call void @llvm.prefetch.p0(ptr %673, i32 0, i32 3, i32 1)
  %674 = add nuw nsw i64 %671, 16
  %675 = add i64 %672, 1
  %676 = icmp eq i64 %675, %170
  br i1 %676, label %677, label %670, !llvm.loop !19

677:                                              ; preds = %668, %670, %624
  %678 = mul nsw i64 %637, %122
  %679 = getelementptr float, ptr %555, i64 %678
  %680 = load <16 x float>, ptr %679, align 4
  %681 = getelementptr inbounds nuw i8, ptr %679, i64 64
  %682 = load <16 x float>, ptr %681, align 4
  %683 = getelementptr inbounds nuw i8, ptr %679, i64 128
  %684 = load <16 x float>, ptr %683, align 4
  %685 = getelementptr inbounds nuw i8, ptr %679, i64 192
  %686 = load <16 x float>, ptr %685, align 4
  %687 = getelementptr inbounds nuw float, ptr %558, i64 %637
  %688 = load float, ptr %687, align 4
  %689 = insertelement <16 x float> poison, float %688, i64 0
  %690 = shufflevector <16 x float> %689, <16 x float> poison, <16 x i32> zeroinitializer
  %691 = call <16 x float> @llvm.fma.v16f32(<16 x float> %690, <16 x float> %680, <16 x float> %625)
  %692 = call <16 x float> @llvm.fma.v16f32(<16 x float> %690, <16 x float> %682, <16 x float> %626)
  %693 = call <16 x float> @llvm.fma.v16f32(<16 x float> %690, <16 x float> %684, <16 x float> %627)
  %694 = call <16 x float> @llvm.fma.v16f32(<16 x float> %690, <16 x float> %686, <16 x float> %628)
  %695 = getelementptr inbounds nuw float, ptr %559, i64 %637
  %696 = load float, ptr %695, align 4
  %697 = insertelement <16 x float> poison, float %696, i64 0
  %698 = shufflevector <16 x float> %697, <16 x float> poison, <16 x i32> zeroinitializer
  %699 = call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %680, <16 x float> %629)
  %700 = call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %682, <16 x float> %630)
  %701 = call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %684, <16 x float> %631)
  %702 = call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %686, <16 x float> %632)
  %703 = getelementptr inbounds nuw float, ptr %560, i64 %637
  %704 = load float, ptr %703, align 4
  %705 = insertelement <16 x float> poison, float %704, i64 0
  %706 = shufflevector <16 x float> %705, <16 x float> poison, <16 x i32> zeroinitializer
  %707 = call <16 x float> @llvm.fma.v16f32(<16 x float> %706, <16 x float> %680, <16 x float> %633)
  %708 = call <16 x float> @llvm.fma.v16f32(<16 x float> %706, <16 x float> %682, <16 x float> %634)
  %709 = call <16 x float> @llvm.fma.v16f32(<16 x float> %706, <16 x float> %684, <16 x float> %635)
  %710 = call <16 x float> @llvm.fma.v16f32(<16 x float> %706, <16 x float> %686, <16 x float> %636)
  %711 = add nuw nsw i64 %637, 1
  %712 = icmp eq i64 %711, %103
  br i1 %712, label %561, label %624, !llvm.loop !20

713:                                              ; preds = %540, %721
  %714 = phi i64 [ %751, %721 ], [ %538, %540 ]
  br i1 %134, label %715, label %721

715:                                              ; preds = %713
  %716 = icmp eq i64 %714, 0
  %717 = getelementptr float, ptr %124, i64 %714
  %718 = load ptr, ptr %546, align 8
  %719 = load ptr, ptr %548, align 8
  %720 = load ptr, ptr %550, align 8
  br label %753

721:                                              ; preds = %798, %713
  %722 = phi i64 [ %545, %713 ], [ %549, %798 ]
  %723 = phi i64 [ %544, %713 ], [ %547, %798 ]
  %724 = phi <16 x float> [ zeroinitializer, %713 ], [ %816, %798 ]
  %725 = phi <16 x float> [ zeroinitializer, %713 ], [ %811, %798 ]
  %726 = phi <16 x float> [ zeroinitializer, %713 ], [ %806, %798 ]
  %727 = load ptr, ptr %543, align 8
  %728 = getelementptr inbounds nuw float, ptr %727, i64 %714
  %729 = load float, ptr %551, align 8
  %730 = insertelement <16 x float> poison, float %729, i64 0
  %731 = shufflevector <16 x float> %730, <16 x float> poison, <16 x i32> zeroinitializer
  %732 = fmul <16 x float> %726, %731
  store <16 x float> %732, ptr %728, align 4
  %733 = getelementptr inbounds %struct.query, ptr %525, i64 %723
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 8
  %735 = load ptr, ptr %734, align 8
  %736 = getelementptr inbounds nuw float, ptr %735, i64 %714
  %737 = getelementptr inbounds nuw i8, ptr %733, i64 40
  %738 = load float, ptr %737, align 8
  %739 = insertelement <16 x float> poison, float %738, i64 0
  %740 = shufflevector <16 x float> %739, <16 x float> poison, <16 x i32> zeroinitializer
  %741 = fmul <16 x float> %725, %740
  store <16 x float> %741, ptr %736, align 4
  %742 = getelementptr inbounds %struct.query, ptr %525, i64 %722
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 8
  %744 = load ptr, ptr %743, align 8
  %745 = getelementptr inbounds nuw float, ptr %744, i64 %714
  %746 = getelementptr inbounds nuw i8, ptr %742, i64 40
  %747 = load float, ptr %746, align 8
  %748 = insertelement <16 x float> poison, float %747, i64 0
  %749 = shufflevector <16 x float> %748, <16 x float> poison, <16 x i32> zeroinitializer
  %750 = fmul <16 x float> %724, %749
  store <16 x float> %750, ptr %745, align 4
  %751 = add nuw nsw i64 %714, 16
  %752 = icmp slt i64 %751, %98
  br i1 %752, label %713, label %1283, !llvm.loop !21

753:                                              ; preds = %715, %798
  %754 = phi <16 x float> [ zeroinitializer, %715 ], [ %816, %798 ]
  %755 = phi <16 x float> [ zeroinitializer, %715 ], [ %811, %798 ]
  %756 = phi <16 x float> [ zeroinitializer, %715 ], [ %806, %798 ]
  %757 = phi i64 [ 0, %715 ], [ %817, %798 ]
  br i1 %716, label %758, label %798

758:                                              ; preds = %753
  %759 = add nuw nsw i64 %757, 32
  %760 = sub nsw i64 %759, %103
  %761 = icmp slt i64 %760, 0
  %762 = mul nsw i64 %759, %122
  %763 = getelementptr inbounds float, ptr %124, i64 %762
  %764 = mul nsw i64 %760, %112
  %765 = getelementptr inbounds float, ptr %216, i64 %764
  %766 = select i1 %761, ptr %763, ptr %765
  br i1 %136, label %767, label %798

767:                                              ; preds = %758
  br i1 %175, label %789, label %768

768:                                              ; preds = %767, %768
  %769 = phi i64 [ %786, %768 ], [ 0, %767 ]
  %770 = phi i64 [ %787, %768 ], [ 0, %767 ]
  %771 = getelementptr inbounds nuw float, ptr %766, i64 %769
  call void @llvm.prefetch.p0(ptr %771, i32 0, i32 3, i32 1)
  %772 = or disjoint i64 %769, 16
  %773 = getelementptr inbounds nuw float, ptr %766, i64 %772
  call void @llvm.prefetch.p0(ptr nonnull %773, i32 0, i32 3, i32 1)
  %774 = or disjoint i64 %769, 32
  %775 = getelementptr inbounds nuw float, ptr %766, i64 %774
  call void @llvm.prefetch.p0(ptr nonnull %775, i32 0, i32 3, i32 1)
  %776 = or disjoint i64 %769, 48
  %777 = getelementptr inbounds nuw float, ptr %766, i64 %776
  call void @llvm.prefetch.p0(ptr nonnull %777, i32 0, i32 3, i32 1)
  %778 = or disjoint i64 %769, 64
  %779 = getelementptr inbounds nuw float, ptr %766, i64 %778
  call void @llvm.prefetch.p0(ptr nonnull %779, i32 0, i32 3, i32 1)
  %780 = or disjoint i64 %769, 80
  %781 = getelementptr inbounds nuw float, ptr %766, i64 %780
  call void @llvm.prefetch.p0(ptr nonnull %781, i32 0, i32 3, i32 1)
  %782 = or disjoint i64 %769, 96
  %783 = getelementptr inbounds nuw float, ptr %766, i64 %782
  call void @llvm.prefetch.p0(ptr nonnull %783, i32 0, i32 3, i32 1)
  %784 = or disjoint i64 %769, 112
  %785 = getelementptr inbounds nuw float, ptr %766, i64 %784
  call void @llvm.prefetch.p0(ptr nonnull %785, i32 0, i32 3, i32 1)
  %786 = add nuw nsw i64 %769, 128
  %787 = add i64 %770, 8
  %788 = icmp eq i64 %787, %176
  br i1 %788, label %789, label %768, !llvm.loop !12

789:                                              ; preds = %768, %767
  %790 = phi i64 [ 0, %767 ], [ %786, %768 ]
  br i1 %177, label %798, label %791

791:                                              ; preds = %789, %791
  %792 = phi i64 [ %795, %791 ], [ %790, %789 ]
  %793 = phi i64 [ %796, %791 ], [ 0, %789 ]
  %794 = getelementptr inbounds nuw float, ptr %766, i64 %792
  call void @llvm.prefetch.p0(ptr %794, i32 0, i32 3, i32 1)
  %795 = add nuw nsw i64 %792, 16
  %796 = add i64 %793, 1
  %797 = icmp eq i64 %796, %174
  br i1 %797, label %798, label %791, !llvm.loop !22

798:                                              ; preds = %789, %791, %758, %753
  %799 = mul nsw i64 %757, %122
  %800 = getelementptr float, ptr %717, i64 %799
  %801 = load <16 x float>, ptr %800, align 4
  %802 = getelementptr inbounds nuw float, ptr %718, i64 %757
  %803 = load float, ptr %802, align 4
  %804 = insertelement <16 x float> poison, float %803, i64 0
  %805 = shufflevector <16 x float> %804, <16 x float> poison, <16 x i32> zeroinitializer
  %806 = call <16 x float> @llvm.fma.v16f32(<16 x float> %805, <16 x float> %801, <16 x float> %756)
  %807 = getelementptr inbounds nuw float, ptr %719, i64 %757
  %808 = load float, ptr %807, align 4
  %809 = insertelement <16 x float> poison, float %808, i64 0
  %810 = shufflevector <16 x float> %809, <16 x float> poison, <16 x i32> zeroinitializer
  %811 = call <16 x float> @llvm.fma.v16f32(<16 x float> %810, <16 x float> %801, <16 x float> %755)
  %812 = getelementptr inbounds nuw float, ptr %720, i64 %757
  %813 = load float, ptr %812, align 4
  %814 = insertelement <16 x float> poison, float %813, i64 0
  %815 = shufflevector <16 x float> %814, <16 x float> poison, <16 x i32> zeroinitializer
  %816 = call <16 x float> @llvm.fma.v16f32(<16 x float> %815, <16 x float> %801, <16 x float> %754)
  %817 = add nuw nsw i64 %757, 1
  %818 = icmp eq i64 %817, %103
  br i1 %818, label %721, label %753, !llvm.loop !20

819:                                              ; preds = %519
  br i1 %139, label %839, label %820

820:                                              ; preds = %819
  %821 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %822 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %823 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %824 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %825 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %826 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %827 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %828 = getelementptr inbounds %struct.query, ptr %525, i64 %827, i32 3
  %829 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %830 = getelementptr inbounds %struct.query, ptr %525, i64 %829, i32 3
  %831 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %832 = getelementptr inbounds %struct.query, ptr %525, i64 %831, i32 3
  %833 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %834 = getelementptr inbounds %struct.query, ptr %525, i64 %833, i32 3
  %835 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %836 = getelementptr inbounds %struct.query, ptr %525, i64 %835, i32 3
  %837 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %838 = getelementptr inbounds %struct.query, ptr %525, i64 %837, i32 3
  br label %863

839:                                              ; preds = %875, %819
  %840 = phi i64 [ 0, %819 ], [ %864, %875 ]
  %841 = icmp slt i64 %840, %98
  br i1 %841, label %842, label %1283

842:                                              ; preds = %839
  %843 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %844 = getelementptr inbounds %struct.query, ptr %525, i64 %843
  %845 = getelementptr inbounds nuw i8, ptr %844, i64 8
  %846 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %847 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %848 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %849 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %850 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %851 = getelementptr inbounds %struct.query, ptr %525, i64 %843, i32 3
  %852 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %853 = getelementptr inbounds %struct.query, ptr %525, i64 %852, i32 3
  %854 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %855 = getelementptr inbounds %struct.query, ptr %525, i64 %854, i32 3
  %856 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %857 = getelementptr inbounds %struct.query, ptr %525, i64 %856, i32 3
  %858 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %859 = getelementptr inbounds %struct.query, ptr %525, i64 %858, i32 3
  %860 = call i64 @llvm.smin.i64(i64 %523, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %861 = getelementptr inbounds %struct.query, ptr %525, i64 %860, i32 3
  %862 = getelementptr inbounds nuw i8, ptr %844, i64 40
  br label %1123

863:                                              ; preds = %820, %875
  %864 = phi i64 [ %996, %875 ], [ 64, %820 ]
  %865 = phi i64 [ %864, %875 ], [ 0, %820 ]
  %866 = getelementptr float, ptr %124, i64 %865
  br i1 %134, label %867, label %875

867:                                              ; preds = %863
  %868 = icmp eq i64 %865, 0
  %869 = load ptr, ptr %828, align 8
  %870 = load ptr, ptr %830, align 8
  %871 = load ptr, ptr %832, align 8
  %872 = load ptr, ptr %834, align 8
  %873 = load ptr, ptr %836, align 8
  %874 = load ptr, ptr %838, align 8
  br label %998

875:                                              ; preds = %1063, %863
  %876 = phi i64 [ %826, %863 ], [ %837, %1063 ]
  %877 = phi i64 [ %825, %863 ], [ %835, %1063 ]
  %878 = phi i64 [ %824, %863 ], [ %833, %1063 ]
  %879 = phi i64 [ %823, %863 ], [ %831, %1063 ]
  %880 = phi i64 [ %822, %863 ], [ %829, %1063 ]
  %881 = phi i64 [ %821, %863 ], [ %827, %1063 ]
  %882 = phi <16 x float> [ zeroinitializer, %863 ], [ %1120, %1063 ]
  %883 = phi <16 x float> [ zeroinitializer, %863 ], [ %1119, %1063 ]
  %884 = phi <16 x float> [ zeroinitializer, %863 ], [ %1118, %1063 ]
  %885 = phi <16 x float> [ zeroinitializer, %863 ], [ %1117, %1063 ]
  %886 = phi <16 x float> [ zeroinitializer, %863 ], [ %1112, %1063 ]
  %887 = phi <16 x float> [ zeroinitializer, %863 ], [ %1111, %1063 ]
  %888 = phi <16 x float> [ zeroinitializer, %863 ], [ %1110, %1063 ]
  %889 = phi <16 x float> [ zeroinitializer, %863 ], [ %1109, %1063 ]
  %890 = phi <16 x float> [ zeroinitializer, %863 ], [ %1104, %1063 ]
  %891 = phi <16 x float> [ zeroinitializer, %863 ], [ %1103, %1063 ]
  %892 = phi <16 x float> [ zeroinitializer, %863 ], [ %1102, %1063 ]
  %893 = phi <16 x float> [ zeroinitializer, %863 ], [ %1101, %1063 ]
  %894 = phi <16 x float> [ zeroinitializer, %863 ], [ %1096, %1063 ]
  %895 = phi <16 x float> [ zeroinitializer, %863 ], [ %1095, %1063 ]
  %896 = phi <16 x float> [ zeroinitializer, %863 ], [ %1094, %1063 ]
  %897 = phi <16 x float> [ zeroinitializer, %863 ], [ %1093, %1063 ]
  %898 = phi <16 x float> [ zeroinitializer, %863 ], [ %1088, %1063 ]
  %899 = phi <16 x float> [ zeroinitializer, %863 ], [ %1087, %1063 ]
  %900 = phi <16 x float> [ zeroinitializer, %863 ], [ %1086, %1063 ]
  %901 = phi <16 x float> [ zeroinitializer, %863 ], [ %1085, %1063 ]
  %902 = phi <16 x float> [ zeroinitializer, %863 ], [ %1080, %1063 ]
  %903 = phi <16 x float> [ zeroinitializer, %863 ], [ %1079, %1063 ]
  %904 = phi <16 x float> [ zeroinitializer, %863 ], [ %1078, %1063 ]
  %905 = phi <16 x float> [ zeroinitializer, %863 ], [ %1077, %1063 ]
  %906 = getelementptr inbounds %struct.query, ptr %525, i64 %881
  %907 = getelementptr inbounds nuw i8, ptr %906, i64 8
  %908 = load ptr, ptr %907, align 8
  %909 = getelementptr inbounds nuw float, ptr %908, i64 %865
  %910 = getelementptr inbounds nuw i8, ptr %906, i64 40
  %911 = load float, ptr %910, align 8
  %912 = insertelement <16 x float> poison, float %911, i64 0
  %913 = shufflevector <16 x float> %912, <16 x float> poison, <16 x i32> zeroinitializer
  %914 = fmul <16 x float> %905, %913
  store <16 x float> %914, ptr %909, align 4
  %915 = getelementptr inbounds nuw i8, ptr %909, i64 64
  %916 = fmul <16 x float> %904, %913
  store <16 x float> %916, ptr %915, align 4
  %917 = getelementptr inbounds nuw i8, ptr %909, i64 128
  %918 = fmul <16 x float> %903, %913
  store <16 x float> %918, ptr %917, align 4
  %919 = getelementptr inbounds nuw i8, ptr %909, i64 192
  %920 = fmul <16 x float> %902, %913
  store <16 x float> %920, ptr %919, align 4
  %921 = getelementptr inbounds %struct.query, ptr %525, i64 %880
  %922 = getelementptr inbounds nuw i8, ptr %921, i64 8
  %923 = load ptr, ptr %922, align 8
  %924 = getelementptr inbounds nuw float, ptr %923, i64 %865
  %925 = getelementptr inbounds nuw i8, ptr %921, i64 40
  %926 = load float, ptr %925, align 8
  %927 = insertelement <16 x float> poison, float %926, i64 0
  %928 = shufflevector <16 x float> %927, <16 x float> poison, <16 x i32> zeroinitializer
  %929 = fmul <16 x float> %901, %928
  store <16 x float> %929, ptr %924, align 4
  %930 = getelementptr inbounds nuw i8, ptr %924, i64 64
  %931 = fmul <16 x float> %900, %928
  store <16 x float> %931, ptr %930, align 4
  %932 = getelementptr inbounds nuw i8, ptr %924, i64 128
  %933 = fmul <16 x float> %899, %928
  store <16 x float> %933, ptr %932, align 4
  %934 = getelementptr inbounds nuw i8, ptr %924, i64 192
  %935 = fmul <16 x float> %898, %928
  store <16 x float> %935, ptr %934, align 4
  %936 = getelementptr inbounds %struct.query, ptr %525, i64 %879
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 8
  %938 = load ptr, ptr %937, align 8
  %939 = getelementptr inbounds nuw float, ptr %938, i64 %865
  %940 = getelementptr inbounds nuw i8, ptr %936, i64 40
  %941 = load float, ptr %940, align 8
  %942 = insertelement <16 x float> poison, float %941, i64 0
  %943 = shufflevector <16 x float> %942, <16 x float> poison, <16 x i32> zeroinitializer
  %944 = fmul <16 x float> %897, %943
  store <16 x float> %944, ptr %939, align 4
  %945 = getelementptr inbounds nuw i8, ptr %939, i64 64
  %946 = fmul <16 x float> %896, %943
  store <16 x float> %946, ptr %945, align 4
  %947 = getelementptr inbounds nuw i8, ptr %939, i64 128
  %948 = fmul <16 x float> %895, %943
  store <16 x float> %948, ptr %947, align 4
  %949 = getelementptr inbounds nuw i8, ptr %939, i64 192
  %950 = fmul <16 x float> %894, %943
  store <16 x float> %950, ptr %949, align 4
  %951 = getelementptr inbounds %struct.query, ptr %525, i64 %878
  %952 = getelementptr inbounds nuw i8, ptr %951, i64 8
  %953 = load ptr, ptr %952, align 8
  %954 = getelementptr inbounds nuw float, ptr %953, i64 %865
  %955 = getelementptr inbounds nuw i8, ptr %951, i64 40
  %956 = load float, ptr %955, align 8
  %957 = insertelement <16 x float> poison, float %956, i64 0
  %958 = shufflevector <16 x float> %957, <16 x float> poison, <16 x i32> zeroinitializer
  %959 = fmul <16 x float> %893, %958
  store <16 x float> %959, ptr %954, align 4
  %960 = getelementptr inbounds nuw i8, ptr %954, i64 64
  %961 = fmul <16 x float> %892, %958
  store <16 x float> %961, ptr %960, align 4
  %962 = getelementptr inbounds nuw i8, ptr %954, i64 128
  %963 = fmul <16 x float> %891, %958
  store <16 x float> %963, ptr %962, align 4
  %964 = getelementptr inbounds nuw i8, ptr %954, i64 192
  %965 = fmul <16 x float> %890, %958
  store <16 x float> %965, ptr %964, align 4
  %966 = getelementptr inbounds %struct.query, ptr %525, i64 %877
  %967 = getelementptr inbounds nuw i8, ptr %966, i64 8
  %968 = load ptr, ptr %967, align 8
  %969 = getelementptr inbounds nuw float, ptr %968, i64 %865
  %970 = getelementptr inbounds nuw i8, ptr %966, i64 40
  %971 = load float, ptr %970, align 8
  %972 = insertelement <16 x float> poison, float %971, i64 0
  %973 = shufflevector <16 x float> %972, <16 x float> poison, <16 x i32> zeroinitializer
  %974 = fmul <16 x float> %889, %973
  store <16 x float> %974, ptr %969, align 4
  %975 = getelementptr inbounds nuw i8, ptr %969, i64 64
  %976 = fmul <16 x float> %888, %973
  store <16 x float> %976, ptr %975, align 4
  %977 = getelementptr inbounds nuw i8, ptr %969, i64 128
  %978 = fmul <16 x float> %887, %973
  store <16 x float> %978, ptr %977, align 4
  %979 = getelementptr inbounds nuw i8, ptr %969, i64 192
  %980 = fmul <16 x float> %886, %973
  store <16 x float> %980, ptr %979, align 4
  %981 = getelementptr inbounds %struct.query, ptr %525, i64 %876
  %982 = getelementptr inbounds nuw i8, ptr %981, i64 8
  %983 = load ptr, ptr %982, align 8
  %984 = getelementptr inbounds nuw float, ptr %983, i64 %865
  %985 = getelementptr inbounds nuw i8, ptr %981, i64 40
  %986 = load float, ptr %985, align 8
  %987 = insertelement <16 x float> poison, float %986, i64 0
  %988 = shufflevector <16 x float> %987, <16 x float> poison, <16 x i32> zeroinitializer
  %989 = fmul <16 x float> %885, %988
  store <16 x float> %989, ptr %984, align 4
  %990 = getelementptr inbounds nuw i8, ptr %984, i64 64
  %991 = fmul <16 x float> %884, %988
  store <16 x float> %991, ptr %990, align 4
  %992 = getelementptr inbounds nuw i8, ptr %984, i64 128
  %993 = fmul <16 x float> %883, %988
  store <16 x float> %993, ptr %992, align 4
  %994 = getelementptr inbounds nuw i8, ptr %984, i64 192
  %995 = fmul <16 x float> %882, %988
  store <16 x float> %995, ptr %994, align 4
  %996 = add nuw nsw i64 %864, 64
  %997 = icmp sgt i64 %996, %98
  br i1 %997, label %839, label %863, !llvm.loop !18

998:                                              ; preds = %867, %1063
  %999 = phi <16 x float> [ zeroinitializer, %867 ], [ %1120, %1063 ]
  %1000 = phi <16 x float> [ zeroinitializer, %867 ], [ %1119, %1063 ]
  %1001 = phi <16 x float> [ zeroinitializer, %867 ], [ %1118, %1063 ]
  %1002 = phi <16 x float> [ zeroinitializer, %867 ], [ %1117, %1063 ]
  %1003 = phi <16 x float> [ zeroinitializer, %867 ], [ %1112, %1063 ]
  %1004 = phi <16 x float> [ zeroinitializer, %867 ], [ %1111, %1063 ]
  %1005 = phi <16 x float> [ zeroinitializer, %867 ], [ %1110, %1063 ]
  %1006 = phi <16 x float> [ zeroinitializer, %867 ], [ %1109, %1063 ]
  %1007 = phi <16 x float> [ zeroinitializer, %867 ], [ %1104, %1063 ]
  %1008 = phi <16 x float> [ zeroinitializer, %867 ], [ %1103, %1063 ]
  %1009 = phi <16 x float> [ zeroinitializer, %867 ], [ %1102, %1063 ]
  %1010 = phi <16 x float> [ zeroinitializer, %867 ], [ %1101, %1063 ]
  %1011 = phi <16 x float> [ zeroinitializer, %867 ], [ %1096, %1063 ]
  %1012 = phi <16 x float> [ zeroinitializer, %867 ], [ %1095, %1063 ]
  %1013 = phi <16 x float> [ zeroinitializer, %867 ], [ %1094, %1063 ]
  %1014 = phi <16 x float> [ zeroinitializer, %867 ], [ %1093, %1063 ]
  %1015 = phi <16 x float> [ zeroinitializer, %867 ], [ %1088, %1063 ]
  %1016 = phi <16 x float> [ zeroinitializer, %867 ], [ %1087, %1063 ]
  %1017 = phi <16 x float> [ zeroinitializer, %867 ], [ %1086, %1063 ]
  %1018 = phi <16 x float> [ zeroinitializer, %867 ], [ %1085, %1063 ]
  %1019 = phi <16 x float> [ zeroinitializer, %867 ], [ %1080, %1063 ]
  %1020 = phi <16 x float> [ zeroinitializer, %867 ], [ %1079, %1063 ]
  %1021 = phi <16 x float> [ zeroinitializer, %867 ], [ %1078, %1063 ]
  %1022 = phi <16 x float> [ zeroinitializer, %867 ], [ %1077, %1063 ]
  %1023 = phi i64 [ 0, %867 ], [ %1121, %1063 ]
  br i1 %868, label %1024, label %1063

1024:                                             ; preds = %998
  %1025 = add nuw nsw i64 %1023, 32
  %1026 = sub nsw i64 %1025, %103
  %1027 = icmp slt i64 %1026, 0
  %1028 = mul nsw i64 %1025, %122
  %1029 = getelementptr inbounds float, ptr %124, i64 %1028
  %1030 = mul nsw i64 %1026, %112
  %1031 = getelementptr inbounds float, ptr %216, i64 %1030
  %1032 = select i1 %1027, ptr %1029, ptr %1031
  br i1 %163, label %1054, label %1033

1033:                                             ; preds = %1024, %1033
  %1034 = phi i64 [ %1051, %1033 ], [ 0, %1024 ]
  %1035 = phi i64 [ %1052, %1033 ], [ 0, %1024 ]
  %1036 = getelementptr inbounds nuw float, ptr %1032, i64 %1034
  call void @llvm.prefetch.p0(ptr %1036, i32 0, i32 3, i32 1)
  %1037 = or disjoint i64 %1034, 16
  %1038 = getelementptr inbounds nuw float, ptr %1032, i64 %1037
  call void @llvm.prefetch.p0(ptr nonnull %1038, i32 0, i32 3, i32 1)
  %1039 = or disjoint i64 %1034, 32
  %1040 = getelementptr inbounds nuw float, ptr %1032, i64 %1039
  call void @llvm.prefetch.p0(ptr nonnull %1040, i32 0, i32 3, i32 1)
  %1041 = or disjoint i64 %1034, 48
  %1042 = getelementptr inbounds nuw float, ptr %1032, i64 %1041
  call void @llvm.prefetch.p0(ptr nonnull %1042, i32 0, i32 3, i32 1)
  %1043 = or disjoint i64 %1034, 64
  %1044 = getelementptr inbounds nuw float, ptr %1032, i64 %1043
  call void @llvm.prefetch.p0(ptr nonnull %1044, i32 0, i32 3, i32 1)
  %1045 = or disjoint i64 %1034, 80
  %1046 = getelementptr inbounds nuw float, ptr %1032, i64 %1045
  call void @llvm.prefetch.p0(ptr nonnull %1046, i32 0, i32 3, i32 1)
  %1047 = or disjoint i64 %1034, 96
  %1048 = getelementptr inbounds nuw float, ptr %1032, i64 %1047
  call void @llvm.prefetch.p0(ptr nonnull %1048, i32 0, i32 3, i32 1)
  %1049 = or disjoint i64 %1034, 112
  %1050 = getelementptr inbounds nuw float, ptr %1032, i64 %1049
  call void @llvm.prefetch.p0(ptr nonnull %1050, i32 0, i32 3, i32 1)
  %1051 = add nuw nsw i64 %1034, 128
  %1052 = add i64 %1035, 8
  %1053 = icmp eq i64 %1052, %164
  br i1 %1053, label %1054, label %1033, !llvm.loop !12

1054:                                             ; preds = %1033, %1024
  %1055 = phi i64 [ 0, %1024 ], [ %1051, %1033 ]
  br i1 %165, label %1063, label %1056

1056:                                             ; preds = %1054, %1056
  %1057 = phi i64 [ %1060, %1056 ], [ %1055, %1054 ]
  %1058 = phi i64 [ %1061, %1056 ], [ 0, %1054 ]
  %1059 = getelementptr inbounds nuw float, ptr %1032, i64 %1057
  call void @llvm.prefetch.p0(ptr %1059, i32 0, i32 3, i32 1)
  %1060 = add nuw nsw i64 %1057, 16
  %1061 = add i64 %1058, 1
  %1062 = icmp eq i64 %1061, %162
  br i1 %1062, label %1063, label %1056, !llvm.loop !23

1063:                                             ; preds = %1054, %1056, %998
  %1064 = mul nsw i64 %1023, %122
  %1065 = getelementptr float, ptr %866, i64 %1064
  %1066 = load <16 x float>, ptr %1065, align 4
  %1067 = getelementptr inbounds nuw i8, ptr %1065, i64 64
  %1068 = load <16 x float>, ptr %1067, align 4
  %1069 = getelementptr inbounds nuw i8, ptr %1065, i64 128
  %1070 = load <16 x float>, ptr %1069, align 4
  %1071 = getelementptr inbounds nuw i8, ptr %1065, i64 192
  %1072 = load <16 x float>, ptr %1071, align 4
  %1073 = getelementptr inbounds nuw float, ptr %869, i64 %1023
  %1074 = load float, ptr %1073, align 4
  %1075 = insertelement <16 x float> poison, float %1074, i64 0
  %1076 = shufflevector <16 x float> %1075, <16 x float> poison, <16 x i32> zeroinitializer
  %1077 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1076, <16 x float> %1066, <16 x float> %1022)
  %1078 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1076, <16 x float> %1068, <16 x float> %1021)
  %1079 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1076, <16 x float> %1070, <16 x float> %1020)
  %1080 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1076, <16 x float> %1072, <16 x float> %1019)
  %1081 = getelementptr inbounds nuw float, ptr %870, i64 %1023
  %1082 = load float, ptr %1081, align 4
  %1083 = insertelement <16 x float> poison, float %1082, i64 0
  %1084 = shufflevector <16 x float> %1083, <16 x float> poison, <16 x i32> zeroinitializer
  %1085 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1084, <16 x float> %1066, <16 x float> %1018)
  %1086 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1084, <16 x float> %1068, <16 x float> %1017)
  %1087 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1084, <16 x float> %1070, <16 x float> %1016)
  %1088 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1084, <16 x float> %1072, <16 x float> %1015)
  %1089 = getelementptr inbounds nuw float, ptr %871, i64 %1023
  %1090 = load float, ptr %1089, align 4
  %1091 = insertelement <16 x float> poison, float %1090, i64 0
  %1092 = shufflevector <16 x float> %1091, <16 x float> poison, <16 x i32> zeroinitializer
  %1093 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1092, <16 x float> %1066, <16 x float> %1014)
  %1094 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1092, <16 x float> %1068, <16 x float> %1013)
  %1095 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1092, <16 x float> %1070, <16 x float> %1012)
  %1096 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1092, <16 x float> %1072, <16 x float> %1011)
  %1097 = getelementptr inbounds nuw float, ptr %872, i64 %1023
  %1098 = load float, ptr %1097, align 4
  %1099 = insertelement <16 x float> poison, float %1098, i64 0
  %1100 = shufflevector <16 x float> %1099, <16 x float> poison, <16 x i32> zeroinitializer
  %1101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1100, <16 x float> %1066, <16 x float> %1010)
  %1102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1100, <16 x float> %1068, <16 x float> %1009)
  %1103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1100, <16 x float> %1070, <16 x float> %1008)
  %1104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1100, <16 x float> %1072, <16 x float> %1007)
  %1105 = getelementptr inbounds nuw float, ptr %873, i64 %1023
  %1106 = load float, ptr %1105, align 4
  %1107 = insertelement <16 x float> poison, float %1106, i64 0
  %1108 = shufflevector <16 x float> %1107, <16 x float> poison, <16 x i32> zeroinitializer
  %1109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1108, <16 x float> %1066, <16 x float> %1006)
  %1110 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1108, <16 x float> %1068, <16 x float> %1005)
  %1111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1108, <16 x float> %1070, <16 x float> %1004)
  %1112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1108, <16 x float> %1072, <16 x float> %1003)
  %1113 = getelementptr inbounds nuw float, ptr %874, i64 %1023
  %1114 = load float, ptr %1113, align 4
  %1115 = insertelement <16 x float> poison, float %1114, i64 0
  %1116 = shufflevector <16 x float> %1115, <16 x float> poison, <16 x i32> zeroinitializer
  %1117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1116, <16 x float> %1066, <16 x float> %1002)
  %1118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1116, <16 x float> %1068, <16 x float> %1001)
  %1119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1116, <16 x float> %1070, <16 x float> %1000)
  %1120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1116, <16 x float> %1072, <16 x float> %999)
  %1121 = add nuw nsw i64 %1023, 1
  %1122 = icmp eq i64 %1121, %103
  br i1 %1122, label %875, label %998, !llvm.loop !20

1123:                                             ; preds = %842, %1134
  %1124 = phi i64 [ %1197, %1134 ], [ %840, %842 ]
  br i1 %134, label %1125, label %1134

1125:                                             ; preds = %1123
  %1126 = icmp eq i64 %1124, 0
  %1127 = getelementptr float, ptr %124, i64 %1124
  %1128 = load ptr, ptr %851, align 8
  %1129 = load ptr, ptr %853, align 8
  %1130 = load ptr, ptr %855, align 8
  %1131 = load ptr, ptr %857, align 8
  %1132 = load ptr, ptr %859, align 8
  %1133 = load ptr, ptr %861, align 8
  br label %1199

1134:                                             ; preds = %1247, %1123
  %1135 = phi i64 [ %850, %1123 ], [ %860, %1247 ]
  %1136 = phi i64 [ %849, %1123 ], [ %858, %1247 ]
  %1137 = phi i64 [ %848, %1123 ], [ %856, %1247 ]
  %1138 = phi i64 [ %847, %1123 ], [ %854, %1247 ]
  %1139 = phi i64 [ %846, %1123 ], [ %852, %1247 ]
  %1140 = phi <16 x float> [ zeroinitializer, %1123 ], [ %1280, %1247 ]
  %1141 = phi <16 x float> [ zeroinitializer, %1123 ], [ %1275, %1247 ]
  %1142 = phi <16 x float> [ zeroinitializer, %1123 ], [ %1270, %1247 ]
  %1143 = phi <16 x float> [ zeroinitializer, %1123 ], [ %1265, %1247 ]
  %1144 = phi <16 x float> [ zeroinitializer, %1123 ], [ %1260, %1247 ]
  %1145 = phi <16 x float> [ zeroinitializer, %1123 ], [ %1255, %1247 ]
  %1146 = load ptr, ptr %845, align 8
  %1147 = getelementptr inbounds nuw float, ptr %1146, i64 %1124
  %1148 = load float, ptr %862, align 8
  %1149 = insertelement <16 x float> poison, float %1148, i64 0
  %1150 = shufflevector <16 x float> %1149, <16 x float> poison, <16 x i32> zeroinitializer
  %1151 = fmul <16 x float> %1145, %1150
  store <16 x float> %1151, ptr %1147, align 4
  %1152 = getelementptr inbounds %struct.query, ptr %525, i64 %1139
  %1153 = getelementptr inbounds nuw i8, ptr %1152, i64 8
  %1154 = load ptr, ptr %1153, align 8
  %1155 = getelementptr inbounds nuw float, ptr %1154, i64 %1124
  %1156 = getelementptr inbounds nuw i8, ptr %1152, i64 40
  %1157 = load float, ptr %1156, align 8
  %1158 = insertelement <16 x float> poison, float %1157, i64 0
  %1159 = shufflevector <16 x float> %1158, <16 x float> poison, <16 x i32> zeroinitializer
  %1160 = fmul <16 x float> %1144, %1159
  store <16 x float> %1160, ptr %1155, align 4
  %1161 = getelementptr inbounds %struct.query, ptr %525, i64 %1138
  %1162 = getelementptr inbounds nuw i8, ptr %1161, i64 8
  %1163 = load ptr, ptr %1162, align 8
  %1164 = getelementptr inbounds nuw float, ptr %1163, i64 %1124
  %1165 = getelementptr inbounds nuw i8, ptr %1161, i64 40
  %1166 = load float, ptr %1165, align 8
  %1167 = insertelement <16 x float> poison, float %1166, i64 0
  %1168 = shufflevector <16 x float> %1167, <16 x float> poison, <16 x i32> zeroinitializer
  %1169 = fmul <16 x float> %1143, %1168
  store <16 x float> %1169, ptr %1164, align 4
  %1170 = getelementptr inbounds %struct.query, ptr %525, i64 %1137
  %1171 = getelementptr inbounds nuw i8, ptr %1170, i64 8
  %1172 = load ptr, ptr %1171, align 8
  %1173 = getelementptr inbounds nuw float, ptr %1172, i64 %1124
  %1174 = getelementptr inbounds nuw i8, ptr %1170, i64 40
  %1175 = load float, ptr %1174, align 8
  %1176 = insertelement <16 x float> poison, float %1175, i64 0
  %1177 = shufflevector <16 x float> %1176, <16 x float> poison, <16 x i32> zeroinitializer
  %1178 = fmul <16 x float> %1142, %1177
  store <16 x float> %1178, ptr %1173, align 4
  %1179 = getelementptr inbounds %struct.query, ptr %525, i64 %1136
  %1180 = getelementptr inbounds nuw i8, ptr %1179, i64 8
  %1181 = load ptr, ptr %1180, align 8
  %1182 = getelementptr inbounds nuw float, ptr %1181, i64 %1124
  %1183 = getelementptr inbounds nuw i8, ptr %1179, i64 40
  %1184 = load float, ptr %1183, align 8
  %1185 = insertelement <16 x float> poison, float %1184, i64 0
  %1186 = shufflevector <16 x float> %1185, <16 x float> poison, <16 x i32> zeroinitializer
  %1187 = fmul <16 x float> %1141, %1186
  store <16 x float> %1187, ptr %1182, align 4
  %1188 = getelementptr inbounds %struct.query, ptr %525, i64 %1135
  %1189 = getelementptr inbounds nuw i8, ptr %1188, i64 8
  %1190 = load ptr, ptr %1189, align 8
  %1191 = getelementptr inbounds nuw float, ptr %1190, i64 %1124
  %1192 = getelementptr inbounds nuw i8, ptr %1188, i64 40
  %1193 = load float, ptr %1192, align 8
  %1194 = insertelement <16 x float> poison, float %1193, i64 0
  %1195 = shufflevector <16 x float> %1194, <16 x float> poison, <16 x i32> zeroinitializer
  %1196 = fmul <16 x float> %1140, %1195
  store <16 x float> %1196, ptr %1191, align 4
  %1197 = add nuw nsw i64 %1124, 16
  %1198 = icmp slt i64 %1197, %98
  br i1 %1198, label %1123, label %1283, !llvm.loop !21

1199:                                             ; preds = %1125, %1247
  %1200 = phi <16 x float> [ zeroinitializer, %1125 ], [ %1280, %1247 ]
  %1201 = phi <16 x float> [ zeroinitializer, %1125 ], [ %1275, %1247 ]
  %1202 = phi <16 x float> [ zeroinitializer, %1125 ], [ %1270, %1247 ]
  %1203 = phi <16 x float> [ zeroinitializer, %1125 ], [ %1265, %1247 ]
  %1204 = phi <16 x float> [ zeroinitializer, %1125 ], [ %1260, %1247 ]
  %1205 = phi <16 x float> [ zeroinitializer, %1125 ], [ %1255, %1247 ]
  %1206 = phi i64 [ 0, %1125 ], [ %1281, %1247 ]
  br i1 %1126, label %1207, label %1247

1207:                                             ; preds = %1199
  %1208 = add nuw nsw i64 %1206, 32
  %1209 = sub nsw i64 %1208, %103
  %1210 = icmp slt i64 %1209, 0
  %1211 = mul nsw i64 %1208, %122
  %1212 = getelementptr inbounds float, ptr %124, i64 %1211
  %1213 = mul nsw i64 %1209, %112
  %1214 = getelementptr inbounds float, ptr %216, i64 %1213
  %1215 = select i1 %1210, ptr %1212, ptr %1214
  br i1 %136, label %1216, label %1247

1216:                                             ; preds = %1207
  br i1 %167, label %1238, label %1217

1217:                                             ; preds = %1216, %1217
  %1218 = phi i64 [ %1235, %1217 ], [ 0, %1216 ]
  %1219 = phi i64 [ %1236, %1217 ], [ 0, %1216 ]
  %1220 = getelementptr inbounds nuw float, ptr %1215, i64 %1218
  call void @llvm.prefetch.p0(ptr %1220, i32 0, i32 3, i32 1)
  %1221 = or disjoint i64 %1218, 16
  %1222 = getelementptr inbounds nuw float, ptr %1215, i64 %1221
  call void @llvm.prefetch.p0(ptr nonnull %1222, i32 0, i32 3, i32 1)
  %1223 = or disjoint i64 %1218, 32
  %1224 = getelementptr inbounds nuw float, ptr %1215, i64 %1223
  call void @llvm.prefetch.p0(ptr nonnull %1224, i32 0, i32 3, i32 1)
  %1225 = or disjoint i64 %1218, 48
  %1226 = getelementptr inbounds nuw float, ptr %1215, i64 %1225
  call void @llvm.prefetch.p0(ptr nonnull %1226, i32 0, i32 3, i32 1)
  %1227 = or disjoint i64 %1218, 64
  %1228 = getelementptr inbounds nuw float, ptr %1215, i64 %1227
  call void @llvm.prefetch.p0(ptr nonnull %1228, i32 0, i32 3, i32 1)
  %1229 = or disjoint i64 %1218, 80
  %1230 = getelementptr inbounds nuw float, ptr %1215, i64 %1229
  call void @llvm.prefetch.p0(ptr nonnull %1230, i32 0, i32 3, i32 1)
  %1231 = or disjoint i64 %1218, 96
  %1232 = getelementptr inbounds nuw float, ptr %1215, i64 %1231
  call void @llvm.prefetch.p0(ptr nonnull %1232, i32 0, i32 3, i32 1)
  %1233 = or disjoint i64 %1218, 112
  %1234 = getelementptr inbounds nuw float, ptr %1215, i64 %1233
  call void @llvm.prefetch.p0(ptr nonnull %1234, i32 0, i32 3, i32 1)
  %1235 = add nuw nsw i64 %1218, 128
  %1236 = add i64 %1219, 8
  %1237 = icmp eq i64 %1236, %168
  br i1 %1237, label %1238, label %1217, !llvm.loop !12

1238:                                             ; preds = %1217, %1216
  %1239 = phi i64 [ 0, %1216 ], [ %1235, %1217 ]
  br i1 %169, label %1247, label %1240

1240:                                             ; preds = %1238, %1240
  %1241 = phi i64 [ %1244, %1240 ], [ %1239, %1238 ]
  %1242 = phi i64 [ %1245, %1240 ], [ 0, %1238 ]
  %1243 = getelementptr inbounds nuw float, ptr %1215, i64 %1241
  call void @llvm.prefetch.p0(ptr %1243, i32 0, i32 3, i32 1)
  %1244 = add nuw nsw i64 %1241, 16
  %1245 = add i64 %1242, 1
  %1246 = icmp eq i64 %1245, %166
  br i1 %1246, label %1247, label %1240, !llvm.loop !24

1247:                                             ; preds = %1238, %1240, %1207, %1199
  %1248 = mul nsw i64 %1206, %122
  %1249 = getelementptr float, ptr %1127, i64 %1248
  %1250 = load <16 x float>, ptr %1249, align 4
  %1251 = getelementptr inbounds nuw float, ptr %1128, i64 %1206
  %1252 = load float, ptr %1251, align 4
  %1253 = insertelement <16 x float> poison, float %1252, i64 0
  %1254 = shufflevector <16 x float> %1253, <16 x float> poison, <16 x i32> zeroinitializer
  %1255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1254, <16 x float> %1250, <16 x float> %1205)
  %1256 = getelementptr inbounds nuw float, ptr %1129, i64 %1206
  %1257 = load float, ptr %1256, align 4
  %1258 = insertelement <16 x float> poison, float %1257, i64 0
  %1259 = shufflevector <16 x float> %1258, <16 x float> poison, <16 x i32> zeroinitializer
  %1260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1259, <16 x float> %1250, <16 x float> %1204)
  %1261 = getelementptr inbounds nuw float, ptr %1130, i64 %1206
  %1262 = load float, ptr %1261, align 4
  %1263 = insertelement <16 x float> poison, float %1262, i64 0
  %1264 = shufflevector <16 x float> %1263, <16 x float> poison, <16 x i32> zeroinitializer
  %1265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1264, <16 x float> %1250, <16 x float> %1203)
  %1266 = getelementptr inbounds nuw float, ptr %1131, i64 %1206
  %1267 = load float, ptr %1266, align 4
  %1268 = insertelement <16 x float> poison, float %1267, i64 0
  %1269 = shufflevector <16 x float> %1268, <16 x float> poison, <16 x i32> zeroinitializer
  %1270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1269, <16 x float> %1250, <16 x float> %1202)
  %1271 = getelementptr inbounds nuw float, ptr %1132, i64 %1206
  %1272 = load float, ptr %1271, align 4
  %1273 = insertelement <16 x float> poison, float %1272, i64 0
  %1274 = shufflevector <16 x float> %1273, <16 x float> poison, <16 x i32> zeroinitializer
  %1275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1274, <16 x float> %1250, <16 x float> %1201)
  %1276 = getelementptr inbounds nuw float, ptr %1133, i64 %1206
  %1277 = load float, ptr %1276, align 4
  %1278 = insertelement <16 x float> poison, float %1277, i64 0
  %1279 = shufflevector <16 x float> %1278, <16 x float> poison, <16 x i32> zeroinitializer
  %1280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1279, <16 x float> %1250, <16 x float> %1200)
  %1281 = add nuw nsw i64 %1206, 1
  %1282 = icmp eq i64 %1281, %103
  br i1 %1282, label %1134, label %1199, !llvm.loop !20

1283:                                             ; preds = %1134, %721, %839, %537
  %1284 = add nuw nsw i64 %520, 6
  %1285 = icmp slt i64 %1284, %183
  br i1 %1285, label %519, label %1286, !llvm.loop !25

1286:                                             ; preds = %1283, %221
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %1287 = add nuw nsw i64 %181, 12
  %1288 = load i64, ptr %6, align 8
  %1289 = icmp slt i64 %1287, %1288
  %1290 = add i64 %179, -12
  br i1 %1289, label %178, label %1326, !llvm.loop !26

1291:                                             ; preds = %1291, %194
  %1292 = phi i64 [ 0, %194 ], [ %1323, %1291 ]
  %1293 = phi i64 [ 0, %194 ], [ %1324, %1291 ]
  %1294 = add nsw i64 %187, %1292
  %1295 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1292
  %1296 = mul nsw i64 %188, %1294
  %1297 = getelementptr inbounds float, ptr %131, i64 %1296
  %1298 = getelementptr inbounds float, ptr %100, i64 %1296
  %1299 = getelementptr inbounds float, ptr %102, i64 %1294
  %1300 = shl nsw i64 %1292, 11
  %1301 = getelementptr inbounds nuw i8, ptr %3, i64 %1300
  store ptr %1297, ptr %1295, align 16
  %1302 = getelementptr inbounds nuw i8, ptr %1295, i64 8
  store ptr %1298, ptr %1302, align 8
  %1303 = getelementptr inbounds nuw i8, ptr %1295, i64 16
  store ptr %1299, ptr %1303, align 16
  %1304 = getelementptr inbounds nuw i8, ptr %1295, i64 24
  store ptr %1301, ptr %1304, align 8
  %1305 = getelementptr inbounds nuw i8, ptr %1295, i64 32
  store i64 %103, ptr %1305, align 16
  %1306 = getelementptr inbounds nuw i8, ptr %1295, i64 40
  store float 0.000000e+00, ptr %1306, align 8
  %1307 = getelementptr inbounds nuw i8, ptr %1295, i64 44
  store i32 0, ptr %1307, align 4
  %1308 = or disjoint i64 %1292, 1
  %1309 = add nsw i64 %187, %1308
  %1310 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1308
  %1311 = mul nsw i64 %188, %1309
  %1312 = getelementptr inbounds float, ptr %131, i64 %1311
  %1313 = getelementptr inbounds float, ptr %100, i64 %1311
  %1314 = getelementptr inbounds float, ptr %102, i64 %1309
  %1315 = shl nsw i64 %1308, 11
  %1316 = getelementptr inbounds nuw i8, ptr %3, i64 %1315
  store ptr %1312, ptr %1310, align 16
  %1317 = getelementptr inbounds nuw i8, ptr %1310, i64 8
  store ptr %1313, ptr %1317, align 8
  %1318 = getelementptr inbounds nuw i8, ptr %1310, i64 16
  store ptr %1314, ptr %1318, align 16
  %1319 = getelementptr inbounds nuw i8, ptr %1310, i64 24
  store ptr %1316, ptr %1319, align 8
  %1320 = getelementptr inbounds nuw i8, ptr %1310, i64 32
  store i64 %103, ptr %1320, align 16
  %1321 = getelementptr inbounds nuw i8, ptr %1310, i64 40
  store float 0.000000e+00, ptr %1321, align 8
  %1322 = getelementptr inbounds nuw i8, ptr %1310, i64 44
  store i32 0, ptr %1322, align 4
  %1323 = add nuw nsw i64 %1292, 2
  %1324 = add i64 %1293, 2
  %1325 = icmp eq i64 %1324, %195
  br i1 %1325, label %196, label %1291, !llvm.loop !27

1326:                                             ; preds = %1286, %91
  %1327 = add i64 %78, 1
  %1328 = icmp eq i64 %1327, %61
  br i1 %1328, label %71, label %77, !llvm.loop !28

1329:                                             ; preds = %1350, %29
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  ret void

1330:                                             ; preds = %41, %1350
  %1331 = phi i64 [ 0, %41 ], [ %1351, %1350 ]
  %1332 = phi i64 [ 0, %41 ], [ %1352, %1350 ]
  %1333 = load ptr, ptr %0, align 8
  %1334 = getelementptr inbounds nuw %struct.request, ptr %1333, i64 %1332, i32 2
  %1335 = load i64, ptr %1334, align 8
  %1336 = call i64 @llvm.smax.i64(i64 %1335, i64 511)
  %1337 = lshr i64 %1336, 8
  %1338 = icmp sge i64 %1332, %36
  %1339 = icmp sgt i64 %1335, 511
  %1340 = select i1 %1338, i1 %1339, i1 false
  %1341 = select i1 %1340, i1 %42, i1 false
  br i1 %1341, label %1342, label %1350

1342:                                             ; preds = %1330
  %1343 = mul nuw nsw i64 %1332, %8
  %1344 = add nsw i64 %1337, -1
  %1345 = add nsw i64 %1337, -2
  %1346 = and i64 %1344, 3
  %1347 = icmp ult i64 %1345, 3
  %1348 = and i64 %1344, -4
  %1349 = icmp eq i64 %1346, 0
  br label %1354

1350:                                             ; preds = %1490, %1330
  %1351 = add nuw nsw i64 %1337, %1331
  %1352 = add nuw nsw i64 %1332, 1
  %1353 = icmp eq i64 %1352, %39
  br i1 %1353, label %1329, label %1330, !llvm.loop !29

1354:                                             ; preds = %1490, %1342
  %1355 = phi i64 [ 0, %1342 ], [ %1493, %1490 ]
  %1356 = add nuw nsw i64 %1355, %1343
  %1357 = load ptr, ptr %43, align 8
  %1358 = load i64, ptr %44, align 8
  %1359 = mul nsw i64 %1358, %1356
  %1360 = getelementptr inbounds float, ptr %1357, i64 %1359
  %1361 = load ptr, ptr %45, align 8
  %1362 = getelementptr inbounds nuw float, ptr %1361, i64 %1356
  %1363 = load i64, ptr %4, align 8
  %1364 = load i64, ptr %6, align 8
  %1365 = mul nsw i64 %1364, %1363
  %1366 = load ptr, ptr %46, align 8
  %1367 = mul nsw i64 %1365, %1331
  %1368 = getelementptr inbounds float, ptr %1366, i64 %1367
  %1369 = getelementptr inbounds nuw float, ptr %1368, i64 %1355
  %1370 = load float, ptr %1369, align 4
  br i1 %1347, label %1401, label %1371

1371:                                             ; preds = %1354, %1371
  %1372 = phi float [ %1397, %1371 ], [ %1370, %1354 ]
  %1373 = phi i64 [ %1398, %1371 ], [ 1, %1354 ]
  %1374 = phi i64 [ %1399, %1371 ], [ 0, %1354 ]
  %1375 = mul nsw i64 %1373, %1365
  %1376 = getelementptr inbounds float, ptr %1369, i64 %1375
  %1377 = load float, ptr %1376, align 4
  %1378 = fcmp ogt float %1377, %1372
  %1379 = select i1 %1378, float %1377, float %1372
  %1380 = add nuw nsw i64 %1373, 1
  %1381 = mul nsw i64 %1380, %1365
  %1382 = getelementptr inbounds float, ptr %1369, i64 %1381
  %1383 = load float, ptr %1382, align 4
  %1384 = fcmp ogt float %1383, %1379
  %1385 = select i1 %1384, float %1383, float %1379
  %1386 = add nuw nsw i64 %1373, 2
  %1387 = mul nsw i64 %1386, %1365
  %1388 = getelementptr inbounds float, ptr %1369, i64 %1387
  %1389 = load float, ptr %1388, align 4
  %1390 = fcmp ogt float %1389, %1385
  %1391 = select i1 %1390, float %1389, float %1385
  %1392 = add nuw nsw i64 %1373, 3
  %1393 = mul nsw i64 %1392, %1365
  %1394 = getelementptr inbounds float, ptr %1369, i64 %1393
  %1395 = load float, ptr %1394, align 4
  %1396 = fcmp ogt float %1395, %1391
  %1397 = select i1 %1396, float %1395, float %1391
  %1398 = add nuw nsw i64 %1373, 4
  %1399 = add nuw i64 %1374, 4
  %1400 = icmp eq i64 %1399, %1348
  br i1 %1400, label %1401, label %1371, !llvm.loop !30

1401:                                             ; preds = %1371, %1354
  %1402 = phi float [ poison, %1354 ], [ %1397, %1371 ]
  %1403 = phi float [ %1370, %1354 ], [ %1397, %1371 ]
  %1404 = phi i64 [ 1, %1354 ], [ %1398, %1371 ]
  br i1 %1349, label %1417, label %1405

1405:                                             ; preds = %1401, %1405
  %1406 = phi float [ %1413, %1405 ], [ %1403, %1401 ]
  %1407 = phi i64 [ %1414, %1405 ], [ %1404, %1401 ]
  %1408 = phi i64 [ %1415, %1405 ], [ 0, %1401 ]
  %1409 = mul nsw i64 %1407, %1365
  %1410 = getelementptr inbounds float, ptr %1369, i64 %1409
  %1411 = load float, ptr %1410, align 4
  %1412 = fcmp ogt float %1411, %1406
  %1413 = select i1 %1412, float %1411, float %1406
  %1414 = add nuw nsw i64 %1407, 1
  %1415 = add i64 %1408, 1
  %1416 = icmp eq i64 %1415, %1346
  br i1 %1416, label %1417, label %1405, !llvm.loop !31

1417:                                             ; preds = %1405, %1401
  %1418 = phi float [ %1402, %1401 ], [ %1413, %1405 ]
  br label %1425

1419:                                             ; preds = %1463
  %1420 = icmp sgt i64 %1464, 0
  br i1 %1420, label %1421, label %1490

1421:                                             ; preds = %1419
  %1422 = fdiv float 1.000000e+00, %1466
  %1423 = insertelement <16 x float> poison, float %1422, i64 0
  %1424 = shufflevector <16 x float> %1423, <16 x float> poison, <16 x i32> zeroinitializer
  br label %1482

1425:                                             ; preds = %1417, %1463
  %1426 = phi i64 [ %1464, %1463 ], [ %1358, %1417 ]
  %1427 = phi float [ %1466, %1463 ], [ 0.000000e+00, %1417 ]
  %1428 = phi i64 [ %1467, %1463 ], [ 0, %1417 ]
  %1429 = mul nsw i64 %1428, %1365
  %1430 = getelementptr inbounds float, ptr %1369, i64 %1429
  %1431 = load float, ptr %1430, align 4
  %1432 = fsub float %1431, %1418
  %1433 = insertelement <16 x float> poison, float %1432, i64 0
  %1434 = shufflevector <16 x float> %1433, <16 x float> poison, <16 x i32> zeroinitializer
  %1435 = fcmp olt <16 x float> %1434, splat (float -8.600000e+01)
  %1436 = select <16 x i1> %1435, <16 x float> splat (float -8.600000e+01), <16 x float> %1434
  %1437 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1436, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %1438 = bitcast <16 x float> %1437 to <16 x i32>
  %1439 = fadd <16 x float> %1437, splat (float 0xC168000000000000)
  %1440 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1439, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %1436)
  %1441 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1439, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %1440)
  %1442 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1441, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %1443 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1442, <16 x float> %1441, <16 x float> splat (float 0x3F81112100000000))
  %1444 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1443, <16 x float> %1441, <16 x float> splat (float 0x3FA5553820000000))
  %1445 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1444, <16 x float> %1441, <16 x float> splat (float 0x3FC5555540000000))
  %1446 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1445, <16 x float> %1441, <16 x float> splat (float 5.000000e-01))
  %1447 = fmul <16 x float> %1441, %1441
  %1448 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1446, <16 x float> %1447, <16 x float> %1441)
  %1449 = fadd <16 x float> %1448, splat (float 1.000000e+00)
  %1450 = shl <16 x i32> %1438, splat (i32 23)
  %1451 = add <16 x i32> %1450, splat (i32 1065353216)
  %1452 = bitcast <16 x i32> %1451 to <16 x float>
  %1453 = fmul <16 x float> %1449, %1452
  %1454 = load ptr, ptr %47, align 8
  %1455 = add nuw nsw i64 %1428, %1331
  %1456 = mul nsw i64 %1455, %1365
  %1457 = add nsw i64 %1456, %1355
  %1458 = mul nsw i64 %1426, %1457
  %1459 = getelementptr inbounds float, ptr %1454, i64 %1458
  %1460 = icmp sgt i64 %1426, 0
  br i1 %1460, label %1461, label %1463

1461:                                             ; preds = %1425
  %1462 = icmp eq i64 %1428, 0
  br label %1469

1463:                                             ; preds = %1476, %1425
  %1464 = phi i64 [ %1426, %1425 ], [ %1480, %1476 ]
  %1465 = extractelement <16 x float> %1453, i64 0
  %1466 = fadd float %1427, %1465
  %1467 = add nuw nsw i64 %1428, 1
  %1468 = icmp eq i64 %1467, %1337
  br i1 %1468, label %1419, label %1425, !llvm.loop !32

1469:                                             ; preds = %1461, %1476
  %1470 = phi i64 [ 0, %1461 ], [ %1479, %1476 ]
  %1471 = getelementptr inbounds nuw float, ptr %1360, i64 %1470
  %1472 = getelementptr inbounds nuw float, ptr %1459, i64 %1470
  %1473 = load <16 x float>, ptr %1472, align 4
  br i1 %1462, label %1476, label %1474

1474:                                             ; preds = %1469
  %1475 = load <16 x float>, ptr %1471, align 4
  br label %1476

1476:                                             ; preds = %1474, %1469
  %1477 = phi <16 x float> [ %1475, %1474 ], [ zeroinitializer, %1469 ]
  %1478 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1453, <16 x float> %1473, <16 x float> %1477)
  store <16 x float> %1478, ptr %1471, align 4
  %1479 = add nuw nsw i64 %1470, 16
  %1480 = load i64, ptr %44, align 8
  %1481 = icmp slt i64 %1479, %1480
  br i1 %1481, label %1469, label %1463, !llvm.loop !33

1482:                                             ; preds = %1421, %1482
  %1483 = phi i64 [ 0, %1421 ], [ %1487, %1482 ]
  %1484 = getelementptr inbounds nuw float, ptr %1360, i64 %1483
  %1485 = load <16 x float>, ptr %1484, align 4
  %1486 = fmul <16 x float> %1424, %1485
  store <16 x float> %1486, ptr %1484, align 4
  %1487 = add nuw nsw i64 %1483, 16
  %1488 = load i64, ptr %44, align 8
  %1489 = icmp slt i64 %1487, %1488
  br i1 %1489, label %1482, label %1490, !llvm.loop !34

1490:                                             ; preds = %1482, %1419
  %1491 = call float @logf(float noundef %1466)
  %1492 = fadd float %1418, %1491
  store float %1492, ptr %1362, align 4
  %1493 = add nuw nsw i64 %1355, 1
  %1494 = icmp slt i64 %1493, %8
  br i1 %1494, label %1354, label %1350, !llvm.loop !35
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @GOMP_barrier() local_unnamed_addr

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

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
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !7, !10}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
