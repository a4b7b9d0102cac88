; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 9482ae8af3195495, code fdbbcf3de23432c7
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
  br i1 %40, label %41, label %1283

41:                                               ; preds = %29
  %42 = icmp sgt i64 %8, 0
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %1284

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

71:                                               ; preds = %1280
  %72 = load i64, ptr %21, align 8
  br label %73

73:                                               ; preds = %71, %48
  %74 = phi i64 [ %72, %71 ], [ %49, %48 ]
  %75 = add nuw nsw i64 %51, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %29, !llvm.loop !6

77:                                               ; preds = %64, %1280
  %78 = phi i64 [ %62, %64 ], [ %1281, %1280 ]
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
  br i1 %132, label %133, label %1280

133:                                              ; preds = %91
  %134 = icmp sgt i64 %103, 0
  %135 = add nsw i64 %103, -8
  %136 = icmp sgt i64 %98, 0
  %137 = insertelement <8 x float> poison, float %125, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = icmp slt i64 %98, 16
  %140 = icmp slt i64 %98, 32
  %141 = shl i64 %112, 3
  %142 = mul i64 %112, 12
  %143 = shl i64 %112, 4
  %144 = mul i64 %112, 20
  %145 = mul i64 %112, 24
  %146 = mul i64 %112, 28
  %147 = fmul float %125, %28
  %148 = add i64 %98, -1
  %149 = lshr i64 %148, 4
  %150 = add nuw nsw i64 %149, 1
  %151 = and i64 %150, 7
  %152 = icmp ult i64 %98, 113
  %153 = and i64 %150, 2305843009213693944
  %154 = icmp eq i64 %151, 0
  %155 = and i64 %150, 7
  %156 = icmp ult i64 %98, 113
  %157 = and i64 %150, 2305843009213693944
  %158 = icmp eq i64 %155, 0
  %159 = and i64 %150, 7
  %160 = icmp ult i64 %98, 113
  %161 = and i64 %150, 2305843009213693944
  %162 = icmp eq i64 %159, 0
  %163 = and i64 %150, 7
  %164 = icmp ult i64 %98, 113
  %165 = and i64 %150, 2305843009213693944
  %166 = icmp eq i64 %163, 0
  %167 = and i64 %150, 7
  %168 = icmp ult i64 %98, 113
  %169 = and i64 %150, 2305843009213693944
  %170 = icmp eq i64 %167, 0
  br label %171

171:                                              ; preds = %133, %1240
  %172 = phi i64 [ 0, %133 ], [ %1244, %1240 ]
  %173 = phi i64 [ %128, %133 ], [ %1242, %1240 ]
  %174 = phi i64 [ 0, %133 ], [ %1241, %1240 ]
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %2)
  %175 = sub nsw i64 %173, %174
  %176 = call i64 @llvm.smin.i64(i64 %175, i64 12)
  %177 = icmp sgt i64 %175, 0
  br i1 %177, label %178, label %207

178:                                              ; preds = %171
  %179 = mul nsw i64 %173, %104
  %180 = add nsw i64 %179, %174
  %181 = load i64, ptr %25, align 8
  %182 = add nsw i64 %173, %172
  %183 = call i64 @llvm.smin.i64(i64 %182, i64 12)
  %184 = call i64 @llvm.smax.i64(i64 %183, i64 1)
  %185 = and i64 %184, 1
  %186 = icmp slt i64 %182, 2
  br i1 %186, label %189, label %187

187:                                              ; preds = %178
  %188 = and i64 %184, 14
  br label %1245

189:                                              ; preds = %1245, %178
  %190 = phi i64 [ 0, %178 ], [ %1277, %1245 ]
  %191 = icmp eq i64 %185, 0
  br i1 %191, label %207, label %192

192:                                              ; preds = %189
  %193 = add nsw i64 %180, %190
  %194 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %190
  %195 = mul nsw i64 %181, %193
  %196 = getelementptr inbounds float, ptr %131, i64 %195
  %197 = getelementptr inbounds float, ptr %100, i64 %195
  %198 = getelementptr inbounds float, ptr %102, i64 %193
  %199 = shl nsw i64 %190, 11
  %200 = getelementptr inbounds nuw i8, ptr %3, i64 %199
  store ptr %196, ptr %194, align 16
  %201 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store ptr %197, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %194, i64 16
  store ptr %198, ptr %202, align 16
  %203 = getelementptr inbounds nuw i8, ptr %194, i64 24
  store ptr %200, ptr %203, align 8
  %204 = getelementptr inbounds nuw i8, ptr %194, i64 32
  store i64 %103, ptr %204, align 16
  %205 = getelementptr inbounds nuw i8, ptr %194, i64 40
  store float 0.000000e+00, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %194, i64 44
  store i32 0, ptr %206, align 4
  br label %207

207:                                              ; preds = %192, %189, %171
  %208 = load i64, ptr %107, align 8
  %209 = getelementptr inbounds float, ptr %114, i64 %208
  br i1 %134, label %210, label %214

210:                                              ; preds = %207
  %211 = add nsw i64 %173, %172
  %212 = call i64 @llvm.smin.i64(i64 %211, i64 12)
  %213 = call i64 @llvm.smax.i64(i64 %212, i64 1)
  br label %219

214:                                              ; preds = %309, %207
  br i1 %177, label %215, label %1240

215:                                              ; preds = %214
  %216 = add nsw i64 %173, %172
  %217 = call i64 @llvm.smin.i64(i64 %216, i64 12)
  %218 = call i64 @llvm.smax.i64(i64 %217, i64 1)
  br label %443

219:                                              ; preds = %210, %309
  %220 = phi i64 [ 0, %210 ], [ %310, %309 ]
  %221 = call i64 @llvm.smin.i64(i64 %220, i64 %135)
  %222 = add i64 %221, 32
  %223 = sub nsw i64 %222, %103
  %224 = icmp slt i64 %223, 0
  %225 = mul nsw i64 %222, %112
  %226 = getelementptr inbounds float, ptr %114, i64 %225
  %227 = mul nsw i64 %223, %122
  %228 = getelementptr inbounds float, ptr %124, i64 %227
  %229 = select i1 %224, ptr %226, ptr %228
  br i1 %136, label %230, label %440

230:                                              ; preds = %219
  br i1 %152, label %333, label %312

231:                                              ; preds = %440, %236
  %232 = phi i64 [ %269, %236 ], [ 0, %440 ]
  br i1 %136, label %233, label %236

233:                                              ; preds = %231
  %234 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %232
  %235 = load ptr, ptr %234, align 16
  br label %271

236:                                              ; preds = %271, %231
  %237 = phi <8 x float> [ zeroinitializer, %231 ], [ %306, %271 ]
  %238 = phi <8 x float> [ zeroinitializer, %231 ], [ %303, %271 ]
  %239 = phi <8 x float> [ zeroinitializer, %231 ], [ %300, %271 ]
  %240 = phi <8 x float> [ zeroinitializer, %231 ], [ %297, %271 ]
  %241 = phi <8 x float> [ zeroinitializer, %231 ], [ %294, %271 ]
  %242 = phi <8 x float> [ zeroinitializer, %231 ], [ %291, %271 ]
  %243 = phi <8 x float> [ zeroinitializer, %231 ], [ %288, %271 ]
  %244 = phi <8 x float> [ zeroinitializer, %231 ], [ %285, %271 ]
  %245 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %232, i32 3
  %246 = load ptr, ptr %245, align 8
  %247 = shufflevector <8 x float> %244, <8 x float> %243, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %248 = shufflevector <8 x float> %244, <8 x float> %243, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %249 = fadd <8 x float> %247, %248
  %250 = shufflevector <8 x float> %242, <8 x float> %241, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %251 = shufflevector <8 x float> %242, <8 x float> %241, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %252 = fadd <8 x float> %250, %251
  %253 = shufflevector <8 x float> %240, <8 x float> %239, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %254 = shufflevector <8 x float> %240, <8 x float> %239, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %255 = fadd <8 x float> %253, %254
  %256 = shufflevector <8 x float> %238, <8 x float> %237, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %257 = shufflevector <8 x float> %238, <8 x float> %237, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %258 = fadd <8 x float> %256, %257
  %259 = shufflevector <8 x float> %249, <8 x float> %252, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %260 = shufflevector <8 x float> %249, <8 x float> %252, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %261 = fadd <8 x float> %259, %260
  %262 = shufflevector <8 x float> %255, <8 x float> %258, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %263 = shufflevector <8 x float> %255, <8 x float> %258, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %264 = fadd <8 x float> %262, %263
  %265 = shufflevector <8 x float> %261, <8 x float> %264, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %266 = shufflevector <8 x float> %261, <8 x float> %264, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %267 = fadd <8 x float> %265, %266
  %268 = getelementptr inbounds float, ptr %246, i64 %221
  store <8 x float> %267, ptr %268, align 4
  %269 = add nuw nsw i64 %232, 1
  %270 = icmp eq i64 %269, %213
  br i1 %270, label %309, label %231, !llvm.loop !8

271:                                              ; preds = %233, %271
  %272 = phi <8 x float> [ zeroinitializer, %233 ], [ %306, %271 ]
  %273 = phi <8 x float> [ zeroinitializer, %233 ], [ %303, %271 ]
  %274 = phi <8 x float> [ zeroinitializer, %233 ], [ %300, %271 ]
  %275 = phi <8 x float> [ zeroinitializer, %233 ], [ %297, %271 ]
  %276 = phi <8 x float> [ zeroinitializer, %233 ], [ %294, %271 ]
  %277 = phi <8 x float> [ zeroinitializer, %233 ], [ %291, %271 ]
  %278 = phi <8 x float> [ zeroinitializer, %233 ], [ %288, %271 ]
  %279 = phi <8 x float> [ zeroinitializer, %233 ], [ %285, %271 ]
  %280 = phi i64 [ 0, %233 ], [ %307, %271 ]
  %281 = getelementptr inbounds nuw float, ptr %235, i64 %280
  %282 = load <8 x float>, ptr %281, align 4
  %283 = getelementptr float, ptr %442, i64 %280
  %284 = load <8 x float>, ptr %283, align 4
  %285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %284, <8 x float> %279)
  %286 = getelementptr float, ptr %283, i64 %112
  %287 = load <8 x float>, ptr %286, align 4
  %288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %287, <8 x float> %278)
  %289 = getelementptr i8, ptr %283, i64 %141
  %290 = load <8 x float>, ptr %289, align 4
  %291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %290, <8 x float> %277)
  %292 = getelementptr i8, ptr %283, i64 %142
  %293 = load <8 x float>, ptr %292, align 4
  %294 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %293, <8 x float> %276)
  %295 = getelementptr i8, ptr %283, i64 %143
  %296 = load <8 x float>, ptr %295, align 4
  %297 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %296, <8 x float> %275)
  %298 = getelementptr i8, ptr %283, i64 %144
  %299 = load <8 x float>, ptr %298, align 4
  %300 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %299, <8 x float> %274)
  %301 = getelementptr i8, ptr %283, i64 %145
  %302 = load <8 x float>, ptr %301, align 4
  %303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %302, <8 x float> %273)
  %304 = getelementptr i8, ptr %283, i64 %146
  %305 = load <8 x float>, ptr %304, align 4
  %306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %305, <8 x float> %272)
  %307 = add nuw nsw i64 %280, 8
  %308 = icmp slt i64 %307, %98
  br i1 %308, label %271, label %236, !llvm.loop !9

309:                                              ; preds = %236, %440
  %310 = add nuw nsw i64 %220, 8
  %311 = icmp slt i64 %310, %103
  br i1 %311, label %219, label %214, !llvm.loop !11

312:                                              ; preds = %230, %312
  %313 = phi i64 [ %330, %312 ], [ 0, %230 ]
  %314 = phi i64 [ %331, %312 ], [ 0, %230 ]
  %315 = getelementptr inbounds nuw float, ptr %229, i64 %313
  call void @llvm.prefetch.p0(ptr %315, i32 0, i32 3, i32 1)
  %316 = or disjoint i64 %313, 16
  %317 = getelementptr inbounds nuw float, ptr %229, i64 %316
  call void @llvm.prefetch.p0(ptr nonnull %317, i32 0, i32 3, i32 1)
  %318 = or disjoint i64 %313, 32
  %319 = getelementptr inbounds nuw float, ptr %229, i64 %318
  call void @llvm.prefetch.p0(ptr nonnull %319, i32 0, i32 3, i32 1)
  %320 = or disjoint i64 %313, 48
  %321 = getelementptr inbounds nuw float, ptr %229, i64 %320
  call void @llvm.prefetch.p0(ptr nonnull %321, i32 0, i32 3, i32 1)
  %322 = or disjoint i64 %313, 64
  %323 = getelementptr inbounds nuw float, ptr %229, i64 %322
  call void @llvm.prefetch.p0(ptr nonnull %323, i32 0, i32 3, i32 1)
  %324 = or disjoint i64 %313, 80
  %325 = getelementptr inbounds nuw float, ptr %229, i64 %324
  call void @llvm.prefetch.p0(ptr nonnull %325, i32 0, i32 3, i32 1)
  %326 = or disjoint i64 %313, 96
  %327 = getelementptr inbounds nuw float, ptr %229, i64 %326
  call void @llvm.prefetch.p0(ptr nonnull %327, i32 0, i32 3, i32 1)
  %328 = or disjoint i64 %313, 112
  %329 = getelementptr inbounds nuw float, ptr %229, i64 %328
  call void @llvm.prefetch.p0(ptr nonnull %329, i32 0, i32 3, i32 1)
  %330 = add nuw nsw i64 %313, 128
  %331 = add i64 %314, 8
  %332 = icmp eq i64 %331, %153
  br i1 %332, label %333, label %312, !llvm.loop !12

333:                                              ; preds = %312, %230
  %334 = phi i64 [ 0, %230 ], [ %330, %312 ]
  br i1 %154, label %342, label %335

335:                                              ; preds = %333, %335
  %336 = phi i64 [ %339, %335 ], [ %334, %333 ]
  %337 = phi i64 [ %340, %335 ], [ 0, %333 ]
  %338 = getelementptr inbounds nuw float, ptr %229, i64 %336
  call void @llvm.prefetch.p0(ptr %338, i32 0, i32 3, i32 1)
  %339 = add nuw nsw i64 %336, 16
  %340 = add i64 %337, 1
  %341 = icmp eq i64 %340, %151
  br i1 %341, label %342, label %335, !llvm.loop !13

342:                                              ; preds = %335, %333
  %343 = add i64 %221, 33
  %344 = sub nsw i64 %343, %103
  %345 = icmp slt i64 %344, 0
  %346 = mul nsw i64 %343, %112
  %347 = getelementptr inbounds float, ptr %114, i64 %346
  %348 = mul nsw i64 %344, %122
  %349 = getelementptr inbounds float, ptr %124, i64 %348
  %350 = select i1 %345, ptr %347, ptr %349
  br label %351

351:                                              ; preds = %342, %351
  %352 = phi i64 [ %354, %351 ], [ 0, %342 ]
  %353 = getelementptr inbounds nuw float, ptr %350, i64 %352
  call void @llvm.prefetch.p0(ptr %353, i32 0, i32 3, i32 1)
  %354 = add nuw nsw i64 %352, 16
  %355 = icmp slt i64 %354, %98
  br i1 %355, label %351, label %356, !llvm.loop !12

356:                                              ; preds = %351
  %357 = add i64 %221, 34
  %358 = sub nsw i64 %357, %103
  %359 = icmp slt i64 %358, 0
  %360 = mul nsw i64 %357, %112
  %361 = getelementptr inbounds float, ptr %114, i64 %360
  %362 = mul nsw i64 %358, %122
  %363 = getelementptr inbounds float, ptr %124, i64 %362
  %364 = select i1 %359, ptr %361, ptr %363
  br label %365

365:                                              ; preds = %356, %365
  %366 = phi i64 [ %368, %365 ], [ 0, %356 ]
  %367 = getelementptr inbounds nuw float, ptr %364, i64 %366
  call void @llvm.prefetch.p0(ptr %367, i32 0, i32 3, i32 1)
  %368 = add nuw nsw i64 %366, 16
  %369 = icmp slt i64 %368, %98
  br i1 %369, label %365, label %370, !llvm.loop !12

370:                                              ; preds = %365
  %371 = add i64 %221, 35
  %372 = sub nsw i64 %371, %103
  %373 = icmp slt i64 %372, 0
  %374 = mul nsw i64 %371, %112
  %375 = getelementptr inbounds float, ptr %114, i64 %374
  %376 = mul nsw i64 %372, %122
  %377 = getelementptr inbounds float, ptr %124, i64 %376
  %378 = select i1 %373, ptr %375, ptr %377
  br label %379

379:                                              ; preds = %370, %379
  %380 = phi i64 [ %382, %379 ], [ 0, %370 ]
  %381 = getelementptr inbounds nuw float, ptr %378, i64 %380
  call void @llvm.prefetch.p0(ptr %381, i32 0, i32 3, i32 1)
  %382 = add nuw nsw i64 %380, 16
  %383 = icmp slt i64 %382, %98
  br i1 %383, label %379, label %384, !llvm.loop !12

384:                                              ; preds = %379
  %385 = add i64 %221, 36
  %386 = sub nsw i64 %385, %103
  %387 = icmp slt i64 %386, 0
  %388 = mul nsw i64 %385, %112
  %389 = getelementptr inbounds float, ptr %114, i64 %388
  %390 = mul nsw i64 %386, %122
  %391 = getelementptr inbounds float, ptr %124, i64 %390
  %392 = select i1 %387, ptr %389, ptr %391
  br label %393

393:                                              ; preds = %384, %393
  %394 = phi i64 [ %396, %393 ], [ 0, %384 ]
  %395 = getelementptr inbounds nuw float, ptr %392, i64 %394
  call void @llvm.prefetch.p0(ptr %395, i32 0, i32 3, i32 1)
  %396 = add nuw nsw i64 %394, 16
  %397 = icmp slt i64 %396, %98
  br i1 %397, label %393, label %398, !llvm.loop !12

398:                                              ; preds = %393
  %399 = add i64 %221, 37
  %400 = sub nsw i64 %399, %103
  %401 = icmp slt i64 %400, 0
  %402 = mul nsw i64 %399, %112
  %403 = getelementptr inbounds float, ptr %114, i64 %402
  %404 = mul nsw i64 %400, %122
  %405 = getelementptr inbounds float, ptr %124, i64 %404
  %406 = select i1 %401, ptr %403, ptr %405
  br label %407

407:                                              ; preds = %398, %407
  %408 = phi i64 [ %410, %407 ], [ 0, %398 ]
  %409 = getelementptr inbounds nuw float, ptr %406, i64 %408
  call void @llvm.prefetch.p0(ptr %409, i32 0, i32 3, i32 1)
  %410 = add nuw nsw i64 %408, 16
  %411 = icmp slt i64 %410, %98
  br i1 %411, label %407, label %412, !llvm.loop !12

412:                                              ; preds = %407
  %413 = add i64 %221, 38
  %414 = sub nsw i64 %413, %103
  %415 = icmp slt i64 %414, 0
  %416 = mul nsw i64 %413, %112
  %417 = getelementptr inbounds float, ptr %114, i64 %416
  %418 = mul nsw i64 %414, %122
  %419 = getelementptr inbounds float, ptr %124, i64 %418
  %420 = select i1 %415, ptr %417, ptr %419
  br label %421

421:                                              ; preds = %412, %421
  %422 = phi i64 [ %424, %421 ], [ 0, %412 ]
  %423 = getelementptr inbounds nuw float, ptr %420, i64 %422
  call void @llvm.prefetch.p0(ptr %423, i32 0, i32 3, i32 1)
  %424 = add nuw nsw i64 %422, 16
  %425 = icmp slt i64 %424, %98
  br i1 %425, label %421, label %426, !llvm.loop !12

426:                                              ; preds = %421
  %427 = add i64 %221, 39
  %428 = sub nsw i64 %427, %103
  %429 = icmp slt i64 %428, 0
  %430 = mul nsw i64 %427, %112
  %431 = getelementptr inbounds float, ptr %114, i64 %430
  %432 = mul nsw i64 %428, %122
  %433 = getelementptr inbounds float, ptr %124, i64 %432
  %434 = select i1 %429, ptr %431, ptr %433
  br label %435

435:                                              ; preds = %426, %435
  %436 = phi i64 [ %438, %435 ], [ 0, %426 ]
  %437 = getelementptr inbounds nuw float, ptr %434, i64 %436
  call void @llvm.prefetch.p0(ptr %437, i32 0, i32 3, i32 1)
  %438 = add nuw nsw i64 %436, 16
  %439 = icmp slt i64 %438, %98
  br i1 %439, label %435, label %440, !llvm.loop !12

440:                                              ; preds = %435, %219
  %441 = mul nsw i64 %221, %112
  %442 = getelementptr inbounds float, ptr %114, i64 %441
  br i1 %177, label %231, label %309

443:                                              ; preds = %215, %516
  %444 = phi i64 [ %535, %516 ], [ 0, %215 ]
  %445 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %444
  br i1 %134, label %446, label %516

446:                                              ; preds = %443
  %447 = getelementptr inbounds nuw i8, ptr %445, i64 32
  %448 = load i64, ptr %447, align 16
  %449 = trunc i64 %448 to i32
  %450 = insertelement <8 x i32> poison, i32 %449, i64 0
  %451 = shufflevector <8 x i32> %450, <8 x i32> poison, <8 x i32> zeroinitializer
  %452 = getelementptr inbounds nuw i8, ptr %445, i64 24
  %453 = load ptr, ptr %452, align 8
  br label %466

454:                                              ; preds = %466
  %455 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %478)
  %456 = fmul float %125, %455
  %457 = getelementptr inbounds nuw i8, ptr %445, i64 32
  %458 = load i64, ptr %457, align 16
  %459 = trunc i64 %458 to i32
  %460 = insertelement <8 x i32> poison, i32 %459, i64 0
  %461 = shufflevector <8 x i32> %460, <8 x i32> poison, <8 x i32> zeroinitializer
  %462 = getelementptr inbounds nuw i8, ptr %445, i64 24
  %463 = load ptr, ptr %462, align 8
  %464 = insertelement <8 x float> poison, float %456, i64 0
  %465 = shufflevector <8 x float> %464, <8 x float> poison, <8 x i32> zeroinitializer
  br label %481

466:                                              ; preds = %446, %466
  %467 = phi <8 x float> [ splat (float 0xFFF0000000000000), %446 ], [ %478, %466 ]
  %468 = phi i64 [ 0, %446 ], [ %479, %466 ]
  %469 = trunc i64 %468 to i32
  %470 = insertelement <8 x i32> poison, i32 %469, i64 0
  %471 = shufflevector <8 x i32> %470, <8 x i32> poison, <8 x i32> zeroinitializer
  %472 = or disjoint <8 x i32> %471, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %473 = icmp slt <8 x i32> %472, %451
  %474 = getelementptr inbounds nuw float, ptr %453, i64 %468
  %475 = load <8 x float>, ptr %474, align 4
  %476 = select <8 x i1> %473, <8 x float> %475, <8 x float> splat (float 0xFFF0000000000000)
  %477 = fcmp ogt <8 x float> %476, %467
  %478 = select <8 x i1> %477, <8 x float> %476, <8 x float> %467
  %479 = add nuw nsw i64 %468, 8
  %480 = icmp slt i64 %479, %103
  br i1 %480, label %466, label %454, !llvm.loop !14

481:                                              ; preds = %454, %481
  %482 = phi <8 x float> [ zeroinitializer, %454 ], [ %513, %481 ]
  %483 = phi i64 [ 0, %454 ], [ %514, %481 ]
  %484 = trunc i64 %483 to i32
  %485 = insertelement <8 x i32> poison, i32 %484, i64 0
  %486 = shufflevector <8 x i32> %485, <8 x i32> poison, <8 x i32> zeroinitializer
  %487 = or disjoint <8 x i32> %486, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %488 = icmp slt <8 x i32> %487, %461
  %489 = getelementptr inbounds nuw float, ptr %463, i64 %483
  %490 = load <8 x float>, ptr %489, align 4
  %491 = fmul <8 x float> %138, %490
  %492 = fsub <8 x float> %491, %465
  %493 = fcmp olt <8 x float> %492, splat (float -8.600000e+01)
  %494 = select <8 x i1> %493, <8 x float> splat (float -8.600000e+01), <8 x float> %492
  %495 = call <8 x float> @llvm.fma.v8f32(<8 x float> %494, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %496 = bitcast <8 x float> %495 to <8 x i32>
  %497 = fadd <8 x float> %495, splat (float 0xC168000000000000)
  %498 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %494)
  %499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %498)
  %500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %499, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %501 = call <8 x float> @llvm.fma.v8f32(<8 x float> %500, <8 x float> %499, <8 x float> splat (float 0x3F81112100000000))
  %502 = call <8 x float> @llvm.fma.v8f32(<8 x float> %501, <8 x float> %499, <8 x float> splat (float 0x3FA5553820000000))
  %503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %502, <8 x float> %499, <8 x float> splat (float 0x3FC5555540000000))
  %504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %503, <8 x float> %499, <8 x float> splat (float 5.000000e-01))
  %505 = fmul <8 x float> %499, %499
  %506 = call <8 x float> @llvm.fma.v8f32(<8 x float> %504, <8 x float> %505, <8 x float> %499)
  %507 = fadd <8 x float> %506, splat (float 1.000000e+00)
  %508 = shl <8 x i32> %496, splat (i32 23)
  %509 = add <8 x i32> %508, splat (i32 1065353216)
  %510 = bitcast <8 x i32> %509 to <8 x float>
  %511 = fmul <8 x float> %507, %510
  %512 = select <8 x i1> %488, <8 x float> %511, <8 x float> zeroinitializer
  store <8 x float> %512, ptr %489, align 4
  %513 = fadd <8 x float> %482, %512
  %514 = add nuw nsw i64 %483, 8
  %515 = icmp slt i64 %514, %103
  br i1 %515, label %481, label %516, !llvm.loop !15

516:                                              ; preds = %481, %443
  %517 = phi float [ %147, %443 ], [ %456, %481 ]
  %518 = phi <8 x float> [ zeroinitializer, %443 ], [ %513, %481 ]
  %519 = shufflevector <8 x float> %518, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %520 = shufflevector <8 x float> %518, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %521 = fadd <4 x float> %519, %520
  %522 = shufflevector <4 x float> %521, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %523 = fadd <4 x float> %521, %522
  %524 = shufflevector <4 x float> %521, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %525 = shufflevector <4 x float> %521, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %526 = fadd <4 x float> %524, %525
  %527 = fadd <4 x float> %523, %526
  %528 = extractelement <4 x float> %527, i64 0
  %529 = fdiv float 1.000000e+00, %528
  %530 = getelementptr inbounds nuw i8, ptr %445, i64 40
  store float %529, ptr %530, align 8
  %531 = call float @logf(float noundef %528)
  %532 = fadd float %517, %531
  %533 = getelementptr inbounds nuw i8, ptr %445, i64 16
  %534 = load ptr, ptr %533, align 16
  store float %532, ptr %534, align 4
  %535 = add nuw nsw i64 %444, 1
  %536 = icmp eq i64 %535, %218
  br i1 %536, label %537, label %443, !llvm.loop !16

537:                                              ; preds = %516, %1237
  %538 = phi i64 [ %1238, %1237 ], [ 0, %516 ]
  %539 = sub nsw i64 %176, %538
  %540 = call i64 @llvm.smin.i64(i64 %539, i64 6)
  %541 = add nsw i64 %540, -1
  %542 = icmp slt i64 %539, 4
  %543 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %538
  br i1 %542, label %544, label %837

544:                                              ; preds = %537
  br i1 %140, label %555, label %545

545:                                              ; preds = %544
  %546 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %547 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %548 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %549 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %550 = getelementptr inbounds %struct.query, ptr %543, i64 %549, i32 3
  %551 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %552 = getelementptr inbounds %struct.query, ptr %543, i64 %551, i32 3
  %553 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %554 = getelementptr inbounds %struct.query, ptr %543, i64 %553, i32 3
  br label %570

555:                                              ; preds = %579, %544
  %556 = phi i64 [ 0, %544 ], [ %571, %579 ]
  %557 = icmp slt i64 %556, %98
  br i1 %557, label %558, label %1237

558:                                              ; preds = %555
  %559 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %560 = getelementptr inbounds %struct.query, ptr %543, i64 %559
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 8
  %562 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %563 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %564 = getelementptr inbounds %struct.query, ptr %543, i64 %559, i32 3
  %565 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %566 = getelementptr inbounds %struct.query, ptr %543, i64 %565, i32 3
  %567 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %568 = getelementptr inbounds %struct.query, ptr %543, i64 %567, i32 3
  %569 = getelementptr inbounds nuw i8, ptr %560, i64 40
  br label %731

570:                                              ; preds = %545, %579
  %571 = phi i64 [ %640, %579 ], [ 32, %545 ]
  %572 = phi i64 [ %571, %579 ], [ 0, %545 ]
  %573 = getelementptr float, ptr %124, i64 %572
  br i1 %134, label %574, label %579

574:                                              ; preds = %570
  %575 = icmp eq i64 %572, 0
  %576 = load ptr, ptr %550, align 8
  %577 = load ptr, ptr %552, align 8
  %578 = load ptr, ptr %554, align 8
  br label %642

579:                                              ; preds = %695, %570
  %580 = phi i64 [ %548, %570 ], [ %553, %695 ]
  %581 = phi i64 [ %547, %570 ], [ %551, %695 ]
  %582 = phi i64 [ %546, %570 ], [ %549, %695 ]
  %583 = phi <8 x float> [ zeroinitializer, %570 ], [ %709, %695 ]
  %584 = phi <8 x float> [ zeroinitializer, %570 ], [ %710, %695 ]
  %585 = phi <8 x float> [ zeroinitializer, %570 ], [ %711, %695 ]
  %586 = phi <8 x float> [ zeroinitializer, %570 ], [ %712, %695 ]
  %587 = phi <8 x float> [ zeroinitializer, %570 ], [ %717, %695 ]
  %588 = phi <8 x float> [ zeroinitializer, %570 ], [ %718, %695 ]
  %589 = phi <8 x float> [ zeroinitializer, %570 ], [ %719, %695 ]
  %590 = phi <8 x float> [ zeroinitializer, %570 ], [ %720, %695 ]
  %591 = phi <8 x float> [ zeroinitializer, %570 ], [ %725, %695 ]
  %592 = phi <8 x float> [ zeroinitializer, %570 ], [ %726, %695 ]
  %593 = phi <8 x float> [ zeroinitializer, %570 ], [ %727, %695 ]
  %594 = phi <8 x float> [ zeroinitializer, %570 ], [ %728, %695 ]
  %595 = getelementptr inbounds %struct.query, ptr %543, i64 %582
  %596 = getelementptr inbounds nuw i8, ptr %595, i64 8
  %597 = load ptr, ptr %596, align 8
  %598 = getelementptr inbounds nuw float, ptr %597, i64 %572
  %599 = getelementptr inbounds nuw i8, ptr %595, i64 40
  %600 = load float, ptr %599, align 8
  %601 = insertelement <8 x float> poison, float %600, i64 0
  %602 = shufflevector <8 x float> %601, <8 x float> poison, <8 x i32> zeroinitializer
  %603 = fmul <8 x float> %583, %602
  store <8 x float> %603, ptr %598, align 4
  %604 = getelementptr inbounds nuw i8, ptr %598, i64 32
  %605 = fmul <8 x float> %584, %602
  store <8 x float> %605, ptr %604, align 4
  %606 = getelementptr inbounds nuw i8, ptr %598, i64 64
  %607 = fmul <8 x float> %585, %602
  store <8 x float> %607, ptr %606, align 4
  %608 = getelementptr inbounds nuw i8, ptr %598, i64 96
  %609 = fmul <8 x float> %586, %602
  store <8 x float> %609, ptr %608, align 4
  %610 = getelementptr inbounds %struct.query, ptr %543, i64 %581
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 8
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds nuw float, ptr %612, i64 %572
  %614 = getelementptr inbounds nuw i8, ptr %610, i64 40
  %615 = load float, ptr %614, align 8
  %616 = insertelement <8 x float> poison, float %615, i64 0
  %617 = shufflevector <8 x float> %616, <8 x float> poison, <8 x i32> zeroinitializer
  %618 = fmul <8 x float> %587, %617
  store <8 x float> %618, ptr %613, align 4
  %619 = getelementptr inbounds nuw i8, ptr %613, i64 32
  %620 = fmul <8 x float> %588, %617
  store <8 x float> %620, ptr %619, align 4
  %621 = getelementptr inbounds nuw i8, ptr %613, i64 64
  %622 = fmul <8 x float> %589, %617
  store <8 x float> %622, ptr %621, align 4
  %623 = getelementptr inbounds nuw i8, ptr %613, i64 96
  %624 = fmul <8 x float> %590, %617
  store <8 x float> %624, ptr %623, align 4
  %625 = getelementptr inbounds %struct.query, ptr %543, i64 %580
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 8
  %627 = load ptr, ptr %626, align 8
  %628 = getelementptr inbounds nuw float, ptr %627, i64 %572
  %629 = getelementptr inbounds nuw i8, ptr %625, i64 40
  %630 = load float, ptr %629, align 8
  %631 = insertelement <8 x float> poison, float %630, i64 0
  %632 = shufflevector <8 x float> %631, <8 x float> poison, <8 x i32> zeroinitializer
  %633 = fmul <8 x float> %591, %632
  store <8 x float> %633, ptr %628, align 4
  %634 = getelementptr inbounds nuw i8, ptr %628, i64 32
  %635 = fmul <8 x float> %592, %632
  store <8 x float> %635, ptr %634, align 4
  %636 = getelementptr inbounds nuw i8, ptr %628, i64 64
  %637 = fmul <8 x float> %593, %632
  store <8 x float> %637, ptr %636, align 4
  %638 = getelementptr inbounds nuw i8, ptr %628, i64 96
  %639 = fmul <8 x float> %594, %632
  store <8 x float> %639, ptr %638, align 4
  %640 = add nuw nsw i64 %571, 32
  %641 = icmp sgt i64 %640, %98
  br i1 %641, label %555, label %570, !llvm.loop !17

642:                                              ; preds = %574, %695
  %643 = phi <8 x float> [ zeroinitializer, %574 ], [ %709, %695 ]
  %644 = phi <8 x float> [ zeroinitializer, %574 ], [ %710, %695 ]
  %645 = phi <8 x float> [ zeroinitializer, %574 ], [ %711, %695 ]
  %646 = phi <8 x float> [ zeroinitializer, %574 ], [ %712, %695 ]
  %647 = phi <8 x float> [ zeroinitializer, %574 ], [ %717, %695 ]
  %648 = phi <8 x float> [ zeroinitializer, %574 ], [ %718, %695 ]
  %649 = phi <8 x float> [ zeroinitializer, %574 ], [ %719, %695 ]
  %650 = phi <8 x float> [ zeroinitializer, %574 ], [ %720, %695 ]
  %651 = phi <8 x float> [ zeroinitializer, %574 ], [ %725, %695 ]
  %652 = phi <8 x float> [ zeroinitializer, %574 ], [ %726, %695 ]
  %653 = phi <8 x float> [ zeroinitializer, %574 ], [ %727, %695 ]
  %654 = phi <8 x float> [ zeroinitializer, %574 ], [ %728, %695 ]
  %655 = phi i64 [ 0, %574 ], [ %729, %695 ]
  br i1 %575, label %656, label %695

656:                                              ; preds = %642
  %657 = add nuw nsw i64 %655, 32
  %658 = sub nsw i64 %657, %103
  %659 = icmp slt i64 %658, 0
  %660 = mul nsw i64 %657, %122
  %661 = getelementptr inbounds float, ptr %124, i64 %660
  %662 = mul nsw i64 %658, %112
  %663 = getelementptr inbounds float, ptr %209, i64 %662
  %664 = select i1 %659, ptr %661, ptr %663
  br i1 %164, label %686, label %665

665:                                              ; preds = %656, %665
  %666 = phi i64 [ %683, %665 ], [ 0, %656 ]
  %667 = phi i64 [ %684, %665 ], [ 0, %656 ]
  %668 = getelementptr inbounds nuw float, ptr %664, i64 %666
  call void @llvm.prefetch.p0(ptr %668, i32 0, i32 3, i32 1)
  %669 = or disjoint i64 %666, 16
  %670 = getelementptr inbounds nuw float, ptr %664, i64 %669
  call void @llvm.prefetch.p0(ptr nonnull %670, i32 0, i32 3, i32 1)
  %671 = or disjoint i64 %666, 32
  %672 = getelementptr inbounds nuw float, ptr %664, i64 %671
  call void @llvm.prefetch.p0(ptr nonnull %672, i32 0, i32 3, i32 1)
  %673 = or disjoint i64 %666, 48
  %674 = getelementptr inbounds nuw float, ptr %664, i64 %673
  call void @llvm.prefetch.p0(ptr nonnull %674, i32 0, i32 3, i32 1)
  %675 = or disjoint i64 %666, 64
  %676 = getelementptr inbounds nuw float, ptr %664, i64 %675
  call void @llvm.prefetch.p0(ptr nonnull %676, i32 0, i32 3, i32 1)
  %677 = or disjoint i64 %666, 80
  %678 = getelementptr inbounds nuw float, ptr %664, i64 %677
  call void @llvm.prefetch.p0(ptr nonnull %678, i32 0, i32 3, i32 1)
  %679 = or disjoint i64 %666, 96
  %680 = getelementptr inbounds nuw float, ptr %664, i64 %679
  call void @llvm.prefetch.p0(ptr nonnull %680, i32 0, i32 3, i32 1)
  %681 = or disjoint i64 %666, 112
  %682 = getelementptr inbounds nuw float, ptr %664, i64 %681
  call void @llvm.prefetch.p0(ptr nonnull %682, i32 0, i32 3, i32 1)
  %683 = add nuw nsw i64 %666, 128
  %684 = add i64 %667, 8
  %685 = icmp eq i64 %684, %165
  br i1 %685, label %686, label %665, !llvm.loop !12

686:                                              ; preds = %665, %656
  %687 = phi i64 [ 0, %656 ], [ %683, %665 ]
  br i1 %166, label %695, label %688

688:                                              ; preds = %686, %688
  %689 = phi i64 [ %692, %688 ], [ %687, %686 ]
  %690 = phi i64 [ %693, %688 ], [ 0, %686 ]
  %691 = getelementptr inbounds nuw float, ptr %664, i64 %689
  call void @llvm.prefetch.p0(ptr %691, i32 0, i32 3, i32 1)
  %692 = add nuw nsw i64 %689, 16
  %693 = add i64 %690, 1
  %694 = icmp eq i64 %693, %163
  br i1 %694, label %695, label %688, !llvm.loop !18

695:                                              ; preds = %686, %688, %642
  %696 = mul nsw i64 %655, %122
  %697 = getelementptr float, ptr %573, i64 %696
  %698 = load <8 x float>, ptr %697, align 4
  %699 = getelementptr inbounds nuw i8, ptr %697, i64 32
  %700 = load <8 x float>, ptr %699, align 4
  %701 = getelementptr inbounds nuw i8, ptr %697, i64 64
  %702 = load <8 x float>, ptr %701, align 4
  %703 = getelementptr inbounds nuw i8, ptr %697, i64 96
  %704 = load <8 x float>, ptr %703, align 4
  %705 = getelementptr inbounds nuw float, ptr %576, i64 %655
  %706 = load float, ptr %705, align 4
  %707 = insertelement <8 x float> poison, float %706, i64 0
  %708 = shufflevector <8 x float> %707, <8 x float> poison, <8 x i32> zeroinitializer
  %709 = call <8 x float> @llvm.fma.v8f32(<8 x float> %708, <8 x float> %698, <8 x float> %643)
  %710 = call <8 x float> @llvm.fma.v8f32(<8 x float> %708, <8 x float> %700, <8 x float> %644)
  %711 = call <8 x float> @llvm.fma.v8f32(<8 x float> %708, <8 x float> %702, <8 x float> %645)
  %712 = call <8 x float> @llvm.fma.v8f32(<8 x float> %708, <8 x float> %704, <8 x float> %646)
  %713 = getelementptr inbounds nuw float, ptr %577, i64 %655
  %714 = load float, ptr %713, align 4
  %715 = insertelement <8 x float> poison, float %714, i64 0
  %716 = shufflevector <8 x float> %715, <8 x float> poison, <8 x i32> zeroinitializer
  %717 = call <8 x float> @llvm.fma.v8f32(<8 x float> %716, <8 x float> %698, <8 x float> %647)
  %718 = call <8 x float> @llvm.fma.v8f32(<8 x float> %716, <8 x float> %700, <8 x float> %648)
  %719 = call <8 x float> @llvm.fma.v8f32(<8 x float> %716, <8 x float> %702, <8 x float> %649)
  %720 = call <8 x float> @llvm.fma.v8f32(<8 x float> %716, <8 x float> %704, <8 x float> %650)
  %721 = getelementptr inbounds nuw float, ptr %578, i64 %655
  %722 = load float, ptr %721, align 4
  %723 = insertelement <8 x float> poison, float %722, i64 0
  %724 = shufflevector <8 x float> %723, <8 x float> poison, <8 x i32> zeroinitializer
  %725 = call <8 x float> @llvm.fma.v8f32(<8 x float> %724, <8 x float> %698, <8 x float> %651)
  %726 = call <8 x float> @llvm.fma.v8f32(<8 x float> %724, <8 x float> %700, <8 x float> %652)
  %727 = call <8 x float> @llvm.fma.v8f32(<8 x float> %724, <8 x float> %702, <8 x float> %653)
  %728 = call <8 x float> @llvm.fma.v8f32(<8 x float> %724, <8 x float> %704, <8 x float> %654)
  %729 = add nuw nsw i64 %655, 1
  %730 = icmp eq i64 %729, %103
  br i1 %730, label %579, label %642, !llvm.loop !19

731:                                              ; preds = %558, %739
  %732 = phi i64 [ %769, %739 ], [ %556, %558 ]
  br i1 %134, label %733, label %739

733:                                              ; preds = %731
  %734 = icmp eq i64 %732, 0
  %735 = getelementptr float, ptr %124, i64 %732
  %736 = load ptr, ptr %564, align 8
  %737 = load ptr, ptr %566, align 8
  %738 = load ptr, ptr %568, align 8
  br label %771

739:                                              ; preds = %816, %731
  %740 = phi i64 [ %563, %731 ], [ %567, %816 ]
  %741 = phi i64 [ %562, %731 ], [ %565, %816 ]
  %742 = phi <8 x float> [ zeroinitializer, %731 ], [ %834, %816 ]
  %743 = phi <8 x float> [ zeroinitializer, %731 ], [ %829, %816 ]
  %744 = phi <8 x float> [ zeroinitializer, %731 ], [ %824, %816 ]
  %745 = load ptr, ptr %561, align 8
  %746 = getelementptr inbounds nuw float, ptr %745, i64 %732
  %747 = load float, ptr %569, align 8
  %748 = insertelement <8 x float> poison, float %747, i64 0
  %749 = shufflevector <8 x float> %748, <8 x float> poison, <8 x i32> zeroinitializer
  %750 = fmul <8 x float> %744, %749
  store <8 x float> %750, ptr %746, align 4
  %751 = getelementptr inbounds %struct.query, ptr %543, i64 %741
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 8
  %753 = load ptr, ptr %752, align 8
  %754 = getelementptr inbounds nuw float, ptr %753, i64 %732
  %755 = getelementptr inbounds nuw i8, ptr %751, i64 40
  %756 = load float, ptr %755, align 8
  %757 = insertelement <8 x float> poison, float %756, i64 0
  %758 = shufflevector <8 x float> %757, <8 x float> poison, <8 x i32> zeroinitializer
  %759 = fmul <8 x float> %743, %758
  store <8 x float> %759, ptr %754, align 4
  %760 = getelementptr inbounds %struct.query, ptr %543, i64 %740
  %761 = getelementptr inbounds nuw i8, ptr %760, i64 8
  %762 = load ptr, ptr %761, align 8
  %763 = getelementptr inbounds nuw float, ptr %762, i64 %732
  %764 = getelementptr inbounds nuw i8, ptr %760, i64 40
  %765 = load float, ptr %764, align 8
  %766 = insertelement <8 x float> poison, float %765, i64 0
  %767 = shufflevector <8 x float> %766, <8 x float> poison, <8 x i32> zeroinitializer
  %768 = fmul <8 x float> %742, %767
  store <8 x float> %768, ptr %763, align 4
  %769 = add nuw nsw i64 %732, 8
  %770 = icmp slt i64 %769, %98
  br i1 %770, label %731, label %1237, !llvm.loop !20

771:                                              ; preds = %733, %816
  %772 = phi <8 x float> [ zeroinitializer, %733 ], [ %834, %816 ]
  %773 = phi <8 x float> [ zeroinitializer, %733 ], [ %829, %816 ]
  %774 = phi <8 x float> [ zeroinitializer, %733 ], [ %824, %816 ]
  %775 = phi i64 [ 0, %733 ], [ %835, %816 ]
  br i1 %734, label %776, label %816

776:                                              ; preds = %771
  %777 = add nuw nsw i64 %775, 32
  %778 = sub nsw i64 %777, %103
  %779 = icmp slt i64 %778, 0
  %780 = mul nsw i64 %777, %122
  %781 = getelementptr inbounds float, ptr %124, i64 %780
  %782 = mul nsw i64 %778, %112
  %783 = getelementptr inbounds float, ptr %209, i64 %782
  %784 = select i1 %779, ptr %781, ptr %783
  br i1 %136, label %785, label %816

785:                                              ; preds = %776
  br i1 %168, label %807, label %786

786:                                              ; preds = %785, %786
  %787 = phi i64 [ %804, %786 ], [ 0, %785 ]
  %788 = phi i64 [ %805, %786 ], [ 0, %785 ]
  %789 = getelementptr inbounds nuw float, ptr %784, i64 %787
  call void @llvm.prefetch.p0(ptr %789, i32 0, i32 3, i32 1)
  %790 = or disjoint i64 %787, 16
  %791 = getelementptr inbounds nuw float, ptr %784, i64 %790
  call void @llvm.prefetch.p0(ptr nonnull %791, i32 0, i32 3, i32 1)
  %792 = or disjoint i64 %787, 32
  %793 = getelementptr inbounds nuw float, ptr %784, i64 %792
  call void @llvm.prefetch.p0(ptr nonnull %793, i32 0, i32 3, i32 1)
  %794 = or disjoint i64 %787, 48
  %795 = getelementptr inbounds nuw float, ptr %784, i64 %794
  call void @llvm.prefetch.p0(ptr nonnull %795, i32 0, i32 3, i32 1)
  %796 = or disjoint i64 %787, 64
  %797 = getelementptr inbounds nuw float, ptr %784, i64 %796
  call void @llvm.prefetch.p0(ptr nonnull %797, i32 0, i32 3, i32 1)
  %798 = or disjoint i64 %787, 80
  %799 = getelementptr inbounds nuw float, ptr %784, i64 %798
  call void @llvm.prefetch.p0(ptr nonnull %799, i32 0, i32 3, i32 1)
  %800 = or disjoint i64 %787, 96
  %801 = getelementptr inbounds nuw float, ptr %784, i64 %800
  call void @llvm.prefetch.p0(ptr nonnull %801, i32 0, i32 3, i32 1)
  %802 = or disjoint i64 %787, 112
  %803 = getelementptr inbounds nuw float, ptr %784, i64 %802
  call void @llvm.prefetch.p0(ptr nonnull %803, i32 0, i32 3, i32 1)
  %804 = add nuw nsw i64 %787, 128
  %805 = add i64 %788, 8
  %806 = icmp eq i64 %805, %169
  br i1 %806, label %807, label %786, !llvm.loop !12

807:                                              ; preds = %786, %785
  %808 = phi i64 [ 0, %785 ], [ %804, %786 ]
  br i1 %170, label %816, label %809

809:                                              ; preds = %807, %809
  %810 = phi i64 [ %813, %809 ], [ %808, %807 ]
  %811 = phi i64 [ %814, %809 ], [ 0, %807 ]
  %812 = getelementptr inbounds nuw float, ptr %784, i64 %810
  call void @llvm.prefetch.p0(ptr %812, i32 0, i32 3, i32 1)
  %813 = add nuw nsw i64 %810, 16
  %814 = add i64 %811, 1
  %815 = icmp eq i64 %814, %167
  br i1 %815, label %816, label %809, !llvm.loop !21

816:                                              ; preds = %807, %809, %776, %771
  %817 = mul nsw i64 %775, %122
  %818 = getelementptr float, ptr %735, i64 %817
  %819 = load <8 x float>, ptr %818, align 4
  %820 = getelementptr inbounds nuw float, ptr %736, i64 %775
  %821 = load float, ptr %820, align 4
  %822 = insertelement <8 x float> poison, float %821, i64 0
  %823 = shufflevector <8 x float> %822, <8 x float> poison, <8 x i32> zeroinitializer
  %824 = call <8 x float> @llvm.fma.v8f32(<8 x float> %823, <8 x float> %819, <8 x float> %774)
  %825 = getelementptr inbounds nuw float, ptr %737, i64 %775
  %826 = load float, ptr %825, align 4
  %827 = insertelement <8 x float> poison, float %826, i64 0
  %828 = shufflevector <8 x float> %827, <8 x float> poison, <8 x i32> zeroinitializer
  %829 = call <8 x float> @llvm.fma.v8f32(<8 x float> %828, <8 x float> %819, <8 x float> %773)
  %830 = getelementptr inbounds nuw float, ptr %738, i64 %775
  %831 = load float, ptr %830, align 4
  %832 = insertelement <8 x float> poison, float %831, i64 0
  %833 = shufflevector <8 x float> %832, <8 x float> poison, <8 x i32> zeroinitializer
  %834 = call <8 x float> @llvm.fma.v8f32(<8 x float> %833, <8 x float> %819, <8 x float> %772)
  %835 = add nuw nsw i64 %775, 1
  %836 = icmp eq i64 %835, %103
  br i1 %836, label %739, label %771, !llvm.loop !19

837:                                              ; preds = %537
  br i1 %139, label %857, label %838

838:                                              ; preds = %837
  %839 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %840 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %841 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %842 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %843 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %844 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %845 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %846 = getelementptr inbounds %struct.query, ptr %543, i64 %845, i32 3
  %847 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %848 = getelementptr inbounds %struct.query, ptr %543, i64 %847, i32 3
  %849 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %850 = getelementptr inbounds %struct.query, ptr %543, i64 %849, i32 3
  %851 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %852 = getelementptr inbounds %struct.query, ptr %543, i64 %851, i32 3
  %853 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %854 = getelementptr inbounds %struct.query, ptr %543, i64 %853, i32 3
  %855 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %856 = getelementptr inbounds %struct.query, ptr %543, i64 %855, i32 3
  br label %881

857:                                              ; preds = %893, %837
  %858 = phi i64 [ 0, %837 ], [ %882, %893 ]
  %859 = icmp slt i64 %858, %98
  br i1 %859, label %860, label %1237

860:                                              ; preds = %857
  %861 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %862 = getelementptr inbounds %struct.query, ptr %543, i64 %861
  %863 = getelementptr inbounds nuw i8, ptr %862, i64 8
  %864 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %865 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %866 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %867 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %868 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %869 = getelementptr inbounds %struct.query, ptr %543, i64 %861, i32 3
  %870 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %871 = getelementptr inbounds %struct.query, ptr %543, i64 %870, i32 3
  %872 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %873 = getelementptr inbounds %struct.query, ptr %543, i64 %872, i32 3
  %874 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %875 = getelementptr inbounds %struct.query, ptr %543, i64 %874, i32 3
  %876 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %877 = getelementptr inbounds %struct.query, ptr %543, i64 %876, i32 3
  %878 = call i64 @llvm.smin.i64(i64 %541, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %879 = getelementptr inbounds %struct.query, ptr %543, i64 %878, i32 3
  %880 = getelementptr inbounds nuw i8, ptr %862, i64 40
  br label %1077

881:                                              ; preds = %838, %893
  %882 = phi i64 [ %978, %893 ], [ 16, %838 ]
  %883 = phi i64 [ %882, %893 ], [ 0, %838 ]
  %884 = getelementptr float, ptr %124, i64 %883
  br i1 %134, label %885, label %893

885:                                              ; preds = %881
  %886 = icmp eq i64 %883, 0
  %887 = load ptr, ptr %846, align 8
  %888 = load ptr, ptr %848, align 8
  %889 = load ptr, ptr %850, align 8
  %890 = load ptr, ptr %852, align 8
  %891 = load ptr, ptr %854, align 8
  %892 = load ptr, ptr %856, align 8
  br label %980

893:                                              ; preds = %1033, %881
  %894 = phi i64 [ %844, %881 ], [ %855, %1033 ]
  %895 = phi i64 [ %843, %881 ], [ %853, %1033 ]
  %896 = phi i64 [ %842, %881 ], [ %851, %1033 ]
  %897 = phi i64 [ %841, %881 ], [ %849, %1033 ]
  %898 = phi i64 [ %840, %881 ], [ %847, %1033 ]
  %899 = phi i64 [ %839, %881 ], [ %845, %1033 ]
  %900 = phi <8 x float> [ zeroinitializer, %881 ], [ %1074, %1033 ]
  %901 = phi <8 x float> [ zeroinitializer, %881 ], [ %1073, %1033 ]
  %902 = phi <8 x float> [ zeroinitializer, %881 ], [ %1068, %1033 ]
  %903 = phi <8 x float> [ zeroinitializer, %881 ], [ %1067, %1033 ]
  %904 = phi <8 x float> [ zeroinitializer, %881 ], [ %1062, %1033 ]
  %905 = phi <8 x float> [ zeroinitializer, %881 ], [ %1061, %1033 ]
  %906 = phi <8 x float> [ zeroinitializer, %881 ], [ %1056, %1033 ]
  %907 = phi <8 x float> [ zeroinitializer, %881 ], [ %1055, %1033 ]
  %908 = phi <8 x float> [ zeroinitializer, %881 ], [ %1050, %1033 ]
  %909 = phi <8 x float> [ zeroinitializer, %881 ], [ %1049, %1033 ]
  %910 = phi <8 x float> [ zeroinitializer, %881 ], [ %1044, %1033 ]
  %911 = phi <8 x float> [ zeroinitializer, %881 ], [ %1043, %1033 ]
  %912 = getelementptr inbounds %struct.query, ptr %543, i64 %899
  %913 = getelementptr inbounds nuw i8, ptr %912, i64 8
  %914 = load ptr, ptr %913, align 8
  %915 = getelementptr inbounds nuw float, ptr %914, i64 %883
  %916 = getelementptr inbounds nuw i8, ptr %912, i64 40
  %917 = load float, ptr %916, align 8
  %918 = insertelement <8 x float> poison, float %917, i64 0
  %919 = shufflevector <8 x float> %918, <8 x float> poison, <8 x i32> zeroinitializer
  %920 = fmul <8 x float> %911, %919
  store <8 x float> %920, ptr %915, align 4
  %921 = getelementptr inbounds nuw i8, ptr %915, i64 32
  %922 = fmul <8 x float> %910, %919
  store <8 x float> %922, ptr %921, align 4
  %923 = getelementptr inbounds %struct.query, ptr %543, i64 %898
  %924 = getelementptr inbounds nuw i8, ptr %923, i64 8
  %925 = load ptr, ptr %924, align 8
  %926 = getelementptr inbounds nuw float, ptr %925, i64 %883
  %927 = getelementptr inbounds nuw i8, ptr %923, i64 40
  %928 = load float, ptr %927, align 8
  %929 = insertelement <8 x float> poison, float %928, i64 0
  %930 = shufflevector <8 x float> %929, <8 x float> poison, <8 x i32> zeroinitializer
  %931 = fmul <8 x float> %909, %930
  store <8 x float> %931, ptr %926, align 4
  %932 = getelementptr inbounds nuw i8, ptr %926, i64 32
  %933 = fmul <8 x float> %908, %930
  store <8 x float> %933, ptr %932, align 4
  %934 = getelementptr inbounds %struct.query, ptr %543, i64 %897
  %935 = getelementptr inbounds nuw i8, ptr %934, i64 8
  %936 = load ptr, ptr %935, align 8
  %937 = getelementptr inbounds nuw float, ptr %936, i64 %883
  %938 = getelementptr inbounds nuw i8, ptr %934, i64 40
  %939 = load float, ptr %938, align 8
  %940 = insertelement <8 x float> poison, float %939, i64 0
  %941 = shufflevector <8 x float> %940, <8 x float> poison, <8 x i32> zeroinitializer
  %942 = fmul <8 x float> %907, %941
  store <8 x float> %942, ptr %937, align 4
  %943 = getelementptr inbounds nuw i8, ptr %937, i64 32
  %944 = fmul <8 x float> %906, %941
  store <8 x float> %944, ptr %943, align 4
  %945 = getelementptr inbounds %struct.query, ptr %543, i64 %896
  %946 = getelementptr inbounds nuw i8, ptr %945, i64 8
  %947 = load ptr, ptr %946, align 8
  %948 = getelementptr inbounds nuw float, ptr %947, i64 %883
  %949 = getelementptr inbounds nuw i8, ptr %945, i64 40
  %950 = load float, ptr %949, align 8
  %951 = insertelement <8 x float> poison, float %950, i64 0
  %952 = shufflevector <8 x float> %951, <8 x float> poison, <8 x i32> zeroinitializer
  %953 = fmul <8 x float> %905, %952
  store <8 x float> %953, ptr %948, align 4
  %954 = getelementptr inbounds nuw i8, ptr %948, i64 32
  %955 = fmul <8 x float> %904, %952
  store <8 x float> %955, ptr %954, align 4
  %956 = getelementptr inbounds %struct.query, ptr %543, i64 %895
  %957 = getelementptr inbounds nuw i8, ptr %956, i64 8
  %958 = load ptr, ptr %957, align 8
  %959 = getelementptr inbounds nuw float, ptr %958, i64 %883
  %960 = getelementptr inbounds nuw i8, ptr %956, i64 40
  %961 = load float, ptr %960, align 8
  %962 = insertelement <8 x float> poison, float %961, i64 0
  %963 = shufflevector <8 x float> %962, <8 x float> poison, <8 x i32> zeroinitializer
  %964 = fmul <8 x float> %903, %963
  store <8 x float> %964, ptr %959, align 4
  %965 = getelementptr inbounds nuw i8, ptr %959, i64 32
  %966 = fmul <8 x float> %902, %963
  store <8 x float> %966, ptr %965, align 4
  %967 = getelementptr inbounds %struct.query, ptr %543, i64 %894
  %968 = getelementptr inbounds nuw i8, ptr %967, i64 8
  %969 = load ptr, ptr %968, align 8
  %970 = getelementptr inbounds nuw float, ptr %969, i64 %883
  %971 = getelementptr inbounds nuw i8, ptr %967, i64 40
  %972 = load float, ptr %971, align 8
  %973 = insertelement <8 x float> poison, float %972, i64 0
  %974 = shufflevector <8 x float> %973, <8 x float> poison, <8 x i32> zeroinitializer
  %975 = fmul <8 x float> %901, %974
  store <8 x float> %975, ptr %970, align 4
  %976 = getelementptr inbounds nuw i8, ptr %970, i64 32
  %977 = fmul <8 x float> %900, %974
  store <8 x float> %977, ptr %976, align 4
  %978 = add nuw nsw i64 %882, 16
  %979 = icmp sgt i64 %978, %98
  br i1 %979, label %857, label %881, !llvm.loop !17

980:                                              ; preds = %885, %1033
  %981 = phi <8 x float> [ zeroinitializer, %885 ], [ %1074, %1033 ]
  %982 = phi <8 x float> [ zeroinitializer, %885 ], [ %1073, %1033 ]
  %983 = phi <8 x float> [ zeroinitializer, %885 ], [ %1068, %1033 ]
  %984 = phi <8 x float> [ zeroinitializer, %885 ], [ %1067, %1033 ]
  %985 = phi <8 x float> [ zeroinitializer, %885 ], [ %1062, %1033 ]
  %986 = phi <8 x float> [ zeroinitializer, %885 ], [ %1061, %1033 ]
  %987 = phi <8 x float> [ zeroinitializer, %885 ], [ %1056, %1033 ]
  %988 = phi <8 x float> [ zeroinitializer, %885 ], [ %1055, %1033 ]
  %989 = phi <8 x float> [ zeroinitializer, %885 ], [ %1050, %1033 ]
  %990 = phi <8 x float> [ zeroinitializer, %885 ], [ %1049, %1033 ]
  %991 = phi <8 x float> [ zeroinitializer, %885 ], [ %1044, %1033 ]
  %992 = phi <8 x float> [ zeroinitializer, %885 ], [ %1043, %1033 ]
  %993 = phi i64 [ 0, %885 ], [ %1075, %1033 ]
  br i1 %886, label %994, label %1033

994:                                              ; preds = %980
  %995 = add nuw nsw i64 %993, 32
  %996 = sub nsw i64 %995, %103
  %997 = icmp slt i64 %996, 0
  %998 = mul nsw i64 %995, %122
  %999 = getelementptr inbounds float, ptr %124, i64 %998
  %1000 = mul nsw i64 %996, %112
  %1001 = getelementptr inbounds float, ptr %209, i64 %1000
  %1002 = select i1 %997, ptr %999, ptr %1001
  br i1 %156, label %1024, label %1003

1003:                                             ; preds = %994, %1003
  %1004 = phi i64 [ %1021, %1003 ], [ 0, %994 ]
  %1005 = phi i64 [ %1022, %1003 ], [ 0, %994 ]
  %1006 = getelementptr inbounds nuw float, ptr %1002, i64 %1004
  call void @llvm.prefetch.p0(ptr %1006, i32 0, i32 3, i32 1)
  %1007 = or disjoint i64 %1004, 16
  %1008 = getelementptr inbounds nuw float, ptr %1002, i64 %1007
  call void @llvm.prefetch.p0(ptr nonnull %1008, i32 0, i32 3, i32 1)
  %1009 = or disjoint i64 %1004, 32
  %1010 = getelementptr inbounds nuw float, ptr %1002, i64 %1009
  call void @llvm.prefetch.p0(ptr nonnull %1010, i32 0, i32 3, i32 1)
  %1011 = or disjoint i64 %1004, 48
  %1012 = getelementptr inbounds nuw float, ptr %1002, i64 %1011
  call void @llvm.prefetch.p0(ptr nonnull %1012, i32 0, i32 3, i32 1)
  %1013 = or disjoint i64 %1004, 64
  %1014 = getelementptr inbounds nuw float, ptr %1002, i64 %1013
  call void @llvm.prefetch.p0(ptr nonnull %1014, i32 0, i32 3, i32 1)
  %1015 = or disjoint i64 %1004, 80
  %1016 = getelementptr inbounds nuw float, ptr %1002, i64 %1015
  call void @llvm.prefetch.p0(ptr nonnull %1016, i32 0, i32 3, i32 1)
  %1017 = or disjoint i64 %1004, 96
  %1018 = getelementptr inbounds nuw float, ptr %1002, i64 %1017
  call void @llvm.prefetch.p0(ptr nonnull %1018, i32 0, i32 3, i32 1)
  %1019 = or disjoint i64 %1004, 112
  %1020 = getelementptr inbounds nuw float, ptr %1002, i64 %1019
  call void @llvm.prefetch.p0(ptr nonnull %1020, i32 0, i32 3, i32 1)
  %1021 = add nuw nsw i64 %1004, 128
  %1022 = add i64 %1005, 8
  %1023 = icmp eq i64 %1022, %157
  br i1 %1023, label %1024, label %1003, !llvm.loop !12

1024:                                             ; preds = %1003, %994
  %1025 = phi i64 [ 0, %994 ], [ %1021, %1003 ]
  br i1 %158, label %1033, label %1026

1026:                                             ; preds = %1024, %1026
  %1027 = phi i64 [ %1030, %1026 ], [ %1025, %1024 ]
  %1028 = phi i64 [ %1031, %1026 ], [ 0, %1024 ]
  %1029 = getelementptr inbounds nuw float, ptr %1002, i64 %1027
  call void @llvm.prefetch.p0(ptr %1029, i32 0, i32 3, i32 1)
  %1030 = add nuw nsw i64 %1027, 16
  %1031 = add i64 %1028, 1
  %1032 = icmp eq i64 %1031, %155
  br i1 %1032, label %1033, label %1026, !llvm.loop !22

1033:                                             ; preds = %1024, %1026, %980
  %1034 = mul nsw i64 %993, %122
  %1035 = getelementptr float, ptr %884, i64 %1034
  %1036 = load <8 x float>, ptr %1035, align 4
  %1037 = getelementptr inbounds nuw i8, ptr %1035, i64 32
  %1038 = load <8 x float>, ptr %1037, align 4
  %1039 = getelementptr inbounds nuw float, ptr %887, i64 %993
  %1040 = load float, ptr %1039, align 4
  %1041 = insertelement <8 x float> poison, float %1040, i64 0
  %1042 = shufflevector <8 x float> %1041, <8 x float> poison, <8 x i32> zeroinitializer
  %1043 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1042, <8 x float> %1036, <8 x float> %992)
  %1044 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1042, <8 x float> %1038, <8 x float> %991)
  %1045 = getelementptr inbounds nuw float, ptr %888, i64 %993
  %1046 = load float, ptr %1045, align 4
  %1047 = insertelement <8 x float> poison, float %1046, i64 0
  %1048 = shufflevector <8 x float> %1047, <8 x float> poison, <8 x i32> zeroinitializer
  %1049 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1048, <8 x float> %1036, <8 x float> %990)
  %1050 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1048, <8 x float> %1038, <8 x float> %989)
  %1051 = getelementptr inbounds nuw float, ptr %889, i64 %993
  %1052 = load float, ptr %1051, align 4
  %1053 = insertelement <8 x float> poison, float %1052, i64 0
  %1054 = shufflevector <8 x float> %1053, <8 x float> poison, <8 x i32> zeroinitializer
  %1055 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1054, <8 x float> %1036, <8 x float> %988)
  %1056 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1054, <8 x float> %1038, <8 x float> %987)
  %1057 = getelementptr inbounds nuw float, ptr %890, i64 %993
  %1058 = load float, ptr %1057, align 4
  %1059 = insertelement <8 x float> poison, float %1058, i64 0
  %1060 = shufflevector <8 x float> %1059, <8 x float> poison, <8 x i32> zeroinitializer
  %1061 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1060, <8 x float> %1036, <8 x float> %986)
  %1062 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1060, <8 x float> %1038, <8 x float> %985)
  %1063 = getelementptr inbounds nuw float, ptr %891, i64 %993
  %1064 = load float, ptr %1063, align 4
  %1065 = insertelement <8 x float> poison, float %1064, i64 0
  %1066 = shufflevector <8 x float> %1065, <8 x float> poison, <8 x i32> zeroinitializer
  %1067 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1066, <8 x float> %1036, <8 x float> %984)
  %1068 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1066, <8 x float> %1038, <8 x float> %983)
  %1069 = getelementptr inbounds nuw float, ptr %892, i64 %993
  %1070 = load float, ptr %1069, align 4
  %1071 = insertelement <8 x float> poison, float %1070, i64 0
  %1072 = shufflevector <8 x float> %1071, <8 x float> poison, <8 x i32> zeroinitializer
  %1073 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1072, <8 x float> %1036, <8 x float> %982)
  %1074 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1072, <8 x float> %1038, <8 x float> %981)
  %1075 = add nuw nsw i64 %993, 1
  %1076 = icmp eq i64 %1075, %103
  br i1 %1076, label %893, label %980, !llvm.loop !19

1077:                                             ; preds = %860, %1088
  %1078 = phi i64 [ %1151, %1088 ], [ %858, %860 ]
  br i1 %134, label %1079, label %1088

1079:                                             ; preds = %1077
  %1080 = icmp eq i64 %1078, 0
  %1081 = getelementptr float, ptr %124, i64 %1078
  %1082 = load ptr, ptr %869, align 8
  %1083 = load ptr, ptr %871, align 8
  %1084 = load ptr, ptr %873, align 8
  %1085 = load ptr, ptr %875, align 8
  %1086 = load ptr, ptr %877, align 8
  %1087 = load ptr, ptr %879, align 8
  br label %1153

1088:                                             ; preds = %1201, %1077
  %1089 = phi i64 [ %868, %1077 ], [ %878, %1201 ]
  %1090 = phi i64 [ %867, %1077 ], [ %876, %1201 ]
  %1091 = phi i64 [ %866, %1077 ], [ %874, %1201 ]
  %1092 = phi i64 [ %865, %1077 ], [ %872, %1201 ]
  %1093 = phi i64 [ %864, %1077 ], [ %870, %1201 ]
  %1094 = phi <8 x float> [ zeroinitializer, %1077 ], [ %1234, %1201 ]
  %1095 = phi <8 x float> [ zeroinitializer, %1077 ], [ %1229, %1201 ]
  %1096 = phi <8 x float> [ zeroinitializer, %1077 ], [ %1224, %1201 ]
  %1097 = phi <8 x float> [ zeroinitializer, %1077 ], [ %1219, %1201 ]
  %1098 = phi <8 x float> [ zeroinitializer, %1077 ], [ %1214, %1201 ]
  %1099 = phi <8 x float> [ zeroinitializer, %1077 ], [ %1209, %1201 ]
  %1100 = load ptr, ptr %863, align 8
  %1101 = getelementptr inbounds nuw float, ptr %1100, i64 %1078
  %1102 = load float, ptr %880, align 8
  %1103 = insertelement <8 x float> poison, float %1102, i64 0
  %1104 = shufflevector <8 x float> %1103, <8 x float> poison, <8 x i32> zeroinitializer
  %1105 = fmul <8 x float> %1099, %1104
  store <8 x float> %1105, ptr %1101, align 4
  %1106 = getelementptr inbounds %struct.query, ptr %543, i64 %1093
  %1107 = getelementptr inbounds nuw i8, ptr %1106, i64 8
  %1108 = load ptr, ptr %1107, align 8
  %1109 = getelementptr inbounds nuw float, ptr %1108, i64 %1078
  %1110 = getelementptr inbounds nuw i8, ptr %1106, i64 40
  %1111 = load float, ptr %1110, align 8
  %1112 = insertelement <8 x float> poison, float %1111, i64 0
  %1113 = shufflevector <8 x float> %1112, <8 x float> poison, <8 x i32> zeroinitializer
  %1114 = fmul <8 x float> %1098, %1113
  store <8 x float> %1114, ptr %1109, align 4
  %1115 = getelementptr inbounds %struct.query, ptr %543, i64 %1092
  %1116 = getelementptr inbounds nuw i8, ptr %1115, i64 8
  %1117 = load ptr, ptr %1116, align 8
  %1118 = getelementptr inbounds nuw float, ptr %1117, i64 %1078
  %1119 = getelementptr inbounds nuw i8, ptr %1115, i64 40
  %1120 = load float, ptr %1119, align 8
  %1121 = insertelement <8 x float> poison, float %1120, i64 0
  %1122 = shufflevector <8 x float> %1121, <8 x float> poison, <8 x i32> zeroinitializer
  %1123 = fmul <8 x float> %1097, %1122
  store <8 x float> %1123, ptr %1118, align 4
  %1124 = getelementptr inbounds %struct.query, ptr %543, i64 %1091
  %1125 = getelementptr inbounds nuw i8, ptr %1124, i64 8
  %1126 = load ptr, ptr %1125, align 8
  %1127 = getelementptr inbounds nuw float, ptr %1126, i64 %1078
  %1128 = getelementptr inbounds nuw i8, ptr %1124, i64 40
  %1129 = load float, ptr %1128, align 8
  %1130 = insertelement <8 x float> poison, float %1129, i64 0
  %1131 = shufflevector <8 x float> %1130, <8 x float> poison, <8 x i32> zeroinitializer
  %1132 = fmul <8 x float> %1096, %1131
  store <8 x float> %1132, ptr %1127, align 4
  %1133 = getelementptr inbounds %struct.query, ptr %543, i64 %1090
  %1134 = getelementptr inbounds nuw i8, ptr %1133, i64 8
  %1135 = load ptr, ptr %1134, align 8
  %1136 = getelementptr inbounds nuw float, ptr %1135, i64 %1078
  %1137 = getelementptr inbounds nuw i8, ptr %1133, i64 40
  %1138 = load float, ptr %1137, align 8
  %1139 = insertelement <8 x float> poison, float %1138, i64 0
  %1140 = shufflevector <8 x float> %1139, <8 x float> poison, <8 x i32> zeroinitializer
  %1141 = fmul <8 x float> %1095, %1140
  store <8 x float> %1141, ptr %1136, align 4
  %1142 = getelementptr inbounds %struct.query, ptr %543, i64 %1089
  %1143 = getelementptr inbounds nuw i8, ptr %1142, i64 8
  %1144 = load ptr, ptr %1143, align 8
  %1145 = getelementptr inbounds nuw float, ptr %1144, i64 %1078
  %1146 = getelementptr inbounds nuw i8, ptr %1142, i64 40
  %1147 = load float, ptr %1146, align 8
  %1148 = insertelement <8 x float> poison, float %1147, i64 0
  %1149 = shufflevector <8 x float> %1148, <8 x float> poison, <8 x i32> zeroinitializer
  %1150 = fmul <8 x float> %1094, %1149
  store <8 x float> %1150, ptr %1145, align 4
  %1151 = add nuw nsw i64 %1078, 8
  %1152 = icmp slt i64 %1151, %98
  br i1 %1152, label %1077, label %1237, !llvm.loop !20

1153:                                             ; preds = %1079, %1201
  %1154 = phi <8 x float> [ zeroinitializer, %1079 ], [ %1234, %1201 ]
  %1155 = phi <8 x float> [ zeroinitializer, %1079 ], [ %1229, %1201 ]
  %1156 = phi <8 x float> [ zeroinitializer, %1079 ], [ %1224, %1201 ]
  %1157 = phi <8 x float> [ zeroinitializer, %1079 ], [ %1219, %1201 ]
  %1158 = phi <8 x float> [ zeroinitializer, %1079 ], [ %1214, %1201 ]
  %1159 = phi <8 x float> [ zeroinitializer, %1079 ], [ %1209, %1201 ]
  %1160 = phi i64 [ 0, %1079 ], [ %1235, %1201 ]
  br i1 %1080, label %1161, label %1201

1161:                                             ; preds = %1153
  %1162 = add nuw nsw i64 %1160, 32
  %1163 = sub nsw i64 %1162, %103
  %1164 = icmp slt i64 %1163, 0
  %1165 = mul nsw i64 %1162, %122
  %1166 = getelementptr inbounds float, ptr %124, i64 %1165
  %1167 = mul nsw i64 %1163, %112
  %1168 = getelementptr inbounds float, ptr %209, i64 %1167
  %1169 = select i1 %1164, ptr %1166, ptr %1168
  br i1 %136, label %1170, label %1201

1170:                                             ; preds = %1161
  br i1 %160, label %1192, label %1171

1171:                                             ; preds = %1170, %1171
  %1172 = phi i64 [ %1189, %1171 ], [ 0, %1170 ]
  %1173 = phi i64 [ %1190, %1171 ], [ 0, %1170 ]
  %1174 = getelementptr inbounds nuw float, ptr %1169, i64 %1172
  call void @llvm.prefetch.p0(ptr %1174, i32 0, i32 3, i32 1)
  %1175 = or disjoint i64 %1172, 16
  %1176 = getelementptr inbounds nuw float, ptr %1169, i64 %1175
  call void @llvm.prefetch.p0(ptr nonnull %1176, i32 0, i32 3, i32 1)
  %1177 = or disjoint i64 %1172, 32
  %1178 = getelementptr inbounds nuw float, ptr %1169, i64 %1177
  call void @llvm.prefetch.p0(ptr nonnull %1178, i32 0, i32 3, i32 1)
  %1179 = or disjoint i64 %1172, 48
  %1180 = getelementptr inbounds nuw float, ptr %1169, i64 %1179
  call void @llvm.prefetch.p0(ptr nonnull %1180, i32 0, i32 3, i32 1)
  %1181 = or disjoint i64 %1172, 64
  %1182 = getelementptr inbounds nuw float, ptr %1169, i64 %1181
  call void @llvm.prefetch.p0(ptr nonnull %1182, i32 0, i32 3, i32 1)
  %1183 = or disjoint i64 %1172, 80
  %1184 = getelementptr inbounds nuw float, ptr %1169, i64 %1183
  call void @llvm.prefetch.p0(ptr nonnull %1184, i32 0, i32 3, i32 1)
  %1185 = or disjoint i64 %1172, 96
  %1186 = getelementptr inbounds nuw float, ptr %1169, i64 %1185
  call void @llvm.prefetch.p0(ptr nonnull %1186, i32 0, i32 3, i32 1)
  %1187 = or disjoint i64 %1172, 112
  %1188 = getelementptr inbounds nuw float, ptr %1169, i64 %1187
  call void @llvm.prefetch.p0(ptr nonnull %1188, i32 0, i32 3, i32 1)
  %1189 = add nuw nsw i64 %1172, 128
  %1190 = add i64 %1173, 8
  %1191 = icmp eq i64 %1190, %161
  br i1 %1191, label %1192, label %1171, !llvm.loop !12

1192:                                             ; preds = %1171, %1170
  %1193 = phi i64 [ 0, %1170 ], [ %1189, %1171 ]
  br i1 %162, label %1201, label %1194

1194:                                             ; preds = %1192, %1194
  %1195 = phi i64 [ %1198, %1194 ], [ %1193, %1192 ]
  %1196 = phi i64 [ %1199, %1194 ], [ 0, %1192 ]
  %1197 = getelementptr inbounds nuw float, ptr %1169, i64 %1195
  call void @llvm.prefetch.p0(ptr %1197, i32 0, i32 3, i32 1)
  %1198 = add nuw nsw i64 %1195, 16
  %1199 = add i64 %1196, 1
  %1200 = icmp eq i64 %1199, %159
  br i1 %1200, label %1201, label %1194, !llvm.loop !23

1201:                                             ; preds = %1192, %1194, %1161, %1153
  %1202 = mul nsw i64 %1160, %122
  %1203 = getelementptr float, ptr %1081, i64 %1202
  %1204 = load <8 x float>, ptr %1203, align 4
  %1205 = getelementptr inbounds nuw float, ptr %1082, i64 %1160
  %1206 = load float, ptr %1205, align 4
  %1207 = insertelement <8 x float> poison, float %1206, i64 0
  %1208 = shufflevector <8 x float> %1207, <8 x float> poison, <8 x i32> zeroinitializer
  %1209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1208, <8 x float> %1204, <8 x float> %1159)
  %1210 = getelementptr inbounds nuw float, ptr %1083, i64 %1160
  %1211 = load float, ptr %1210, align 4
  %1212 = insertelement <8 x float> poison, float %1211, i64 0
  %1213 = shufflevector <8 x float> %1212, <8 x float> poison, <8 x i32> zeroinitializer
  %1214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1213, <8 x float> %1204, <8 x float> %1158)
  %1215 = getelementptr inbounds nuw float, ptr %1084, i64 %1160
  %1216 = load float, ptr %1215, align 4
  %1217 = insertelement <8 x float> poison, float %1216, i64 0
  %1218 = shufflevector <8 x float> %1217, <8 x float> poison, <8 x i32> zeroinitializer
  %1219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1218, <8 x float> %1204, <8 x float> %1157)
  %1220 = getelementptr inbounds nuw float, ptr %1085, i64 %1160
  %1221 = load float, ptr %1220, align 4
  %1222 = insertelement <8 x float> poison, float %1221, i64 0
  %1223 = shufflevector <8 x float> %1222, <8 x float> poison, <8 x i32> zeroinitializer
  %1224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1223, <8 x float> %1204, <8 x float> %1156)
  %1225 = getelementptr inbounds nuw float, ptr %1086, i64 %1160
  %1226 = load float, ptr %1225, align 4
  %1227 = insertelement <8 x float> poison, float %1226, i64 0
  %1228 = shufflevector <8 x float> %1227, <8 x float> poison, <8 x i32> zeroinitializer
  %1229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1228, <8 x float> %1204, <8 x float> %1155)
  %1230 = getelementptr inbounds nuw float, ptr %1087, i64 %1160
  %1231 = load float, ptr %1230, align 4
  %1232 = insertelement <8 x float> poison, float %1231, i64 0
  %1233 = shufflevector <8 x float> %1232, <8 x float> poison, <8 x i32> zeroinitializer
  %1234 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1233, <8 x float> %1204, <8 x float> %1154)
  %1235 = add nuw nsw i64 %1160, 1
  %1236 = icmp eq i64 %1235, %103
  br i1 %1236, label %1088, label %1153, !llvm.loop !19

1237:                                             ; preds = %1088, %739, %857, %555
  %1238 = add nuw nsw i64 %538, 6
  %1239 = icmp slt i64 %1238, %176
  br i1 %1239, label %537, label %1240, !llvm.loop !24

1240:                                             ; preds = %1237, %214
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %2)
  %1241 = add nuw nsw i64 %174, 12
  %1242 = load i64, ptr %6, align 8
  %1243 = icmp slt i64 %1241, %1242
  %1244 = add i64 %172, -12
  br i1 %1243, label %171, label %1280, !llvm.loop !25

1245:                                             ; preds = %1245, %187
  %1246 = phi i64 [ 0, %187 ], [ %1277, %1245 ]
  %1247 = phi i64 [ 0, %187 ], [ %1278, %1245 ]
  %1248 = add nsw i64 %180, %1246
  %1249 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1246
  %1250 = mul nsw i64 %181, %1248
  %1251 = getelementptr inbounds float, ptr %131, i64 %1250
  %1252 = getelementptr inbounds float, ptr %100, i64 %1250
  %1253 = getelementptr inbounds float, ptr %102, i64 %1248
  %1254 = shl nsw i64 %1246, 11
  %1255 = getelementptr inbounds nuw i8, ptr %3, i64 %1254
  store ptr %1251, ptr %1249, align 16
  %1256 = getelementptr inbounds nuw i8, ptr %1249, i64 8
  store ptr %1252, ptr %1256, align 8
  %1257 = getelementptr inbounds nuw i8, ptr %1249, i64 16
  store ptr %1253, ptr %1257, align 16
  %1258 = getelementptr inbounds nuw i8, ptr %1249, i64 24
  store ptr %1255, ptr %1258, align 8
  %1259 = getelementptr inbounds nuw i8, ptr %1249, i64 32
  store i64 %103, ptr %1259, align 16
  %1260 = getelementptr inbounds nuw i8, ptr %1249, i64 40
  store float 0.000000e+00, ptr %1260, align 8
  %1261 = getelementptr inbounds nuw i8, ptr %1249, i64 44
  store i32 0, ptr %1261, align 4
  %1262 = or disjoint i64 %1246, 1
  %1263 = add nsw i64 %180, %1262
  %1264 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1262
  %1265 = mul nsw i64 %181, %1263
  %1266 = getelementptr inbounds float, ptr %131, i64 %1265
  %1267 = getelementptr inbounds float, ptr %100, i64 %1265
  %1268 = getelementptr inbounds float, ptr %102, i64 %1263
  %1269 = shl nsw i64 %1262, 11
  %1270 = getelementptr inbounds nuw i8, ptr %3, i64 %1269
  store ptr %1266, ptr %1264, align 16
  %1271 = getelementptr inbounds nuw i8, ptr %1264, i64 8
  store ptr %1267, ptr %1271, align 8
  %1272 = getelementptr inbounds nuw i8, ptr %1264, i64 16
  store ptr %1268, ptr %1272, align 16
  %1273 = getelementptr inbounds nuw i8, ptr %1264, i64 24
  store ptr %1270, ptr %1273, align 8
  %1274 = getelementptr inbounds nuw i8, ptr %1264, i64 32
  store i64 %103, ptr %1274, align 16
  %1275 = getelementptr inbounds nuw i8, ptr %1264, i64 40
  store float 0.000000e+00, ptr %1275, align 8
  %1276 = getelementptr inbounds nuw i8, ptr %1264, i64 44
  store i32 0, ptr %1276, align 4
  %1277 = add nuw nsw i64 %1246, 2
  %1278 = add i64 %1247, 2
  %1279 = icmp eq i64 %1278, %188
  br i1 %1279, label %189, label %1245, !llvm.loop !26

1280:                                             ; preds = %1240, %91
  %1281 = add i64 %78, 1
  %1282 = icmp eq i64 %1281, %61
  br i1 %1282, label %71, label %77, !llvm.loop !27

1283:                                             ; preds = %1304, %29
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  ret void

1284:                                             ; preds = %41, %1304
  %1285 = phi i64 [ 0, %41 ], [ %1305, %1304 ]
  %1286 = phi i64 [ 0, %41 ], [ %1306, %1304 ]
  %1287 = load ptr, ptr %0, align 8
  %1288 = getelementptr inbounds nuw %struct.request, ptr %1287, i64 %1286, i32 2
  %1289 = load i64, ptr %1288, align 8
  %1290 = call i64 @llvm.smax.i64(i64 %1289, i64 511)
  %1291 = lshr i64 %1290, 8
  %1292 = icmp sge i64 %1286, %36
  %1293 = icmp sgt i64 %1289, 511
  %1294 = select i1 %1292, i1 %1293, i1 false
  %1295 = select i1 %1294, i1 %42, i1 false
  br i1 %1295, label %1296, label %1304

1296:                                             ; preds = %1284
  %1297 = mul nuw nsw i64 %1286, %8
  %1298 = add nsw i64 %1291, -1
  %1299 = add nsw i64 %1291, -2
  %1300 = and i64 %1298, 3
  %1301 = icmp ult i64 %1299, 3
  %1302 = and i64 %1298, -4
  %1303 = icmp eq i64 %1300, 0
  br label %1308

1304:                                             ; preds = %1444, %1284
  %1305 = add nuw nsw i64 %1291, %1285
  %1306 = add nuw nsw i64 %1286, 1
  %1307 = icmp eq i64 %1306, %39
  br i1 %1307, label %1283, label %1284, !llvm.loop !28

1308:                                             ; preds = %1444, %1296
  %1309 = phi i64 [ 0, %1296 ], [ %1447, %1444 ]
  %1310 = add nuw nsw i64 %1309, %1297
  %1311 = load ptr, ptr %43, align 8
  %1312 = load i64, ptr %44, align 8
  %1313 = mul nsw i64 %1312, %1310
  %1314 = getelementptr inbounds float, ptr %1311, i64 %1313
  %1315 = load ptr, ptr %45, align 8
  %1316 = getelementptr inbounds nuw float, ptr %1315, i64 %1310
  %1317 = load i64, ptr %4, align 8
  %1318 = load i64, ptr %6, align 8
  %1319 = mul nsw i64 %1318, %1317
  %1320 = load ptr, ptr %46, align 8
  %1321 = mul nsw i64 %1319, %1285
  %1322 = getelementptr inbounds float, ptr %1320, i64 %1321
  %1323 = getelementptr inbounds nuw float, ptr %1322, i64 %1309
  %1324 = load float, ptr %1323, align 4
  br i1 %1301, label %1355, label %1325

1325:                                             ; preds = %1308, %1325
  %1326 = phi float [ %1351, %1325 ], [ %1324, %1308 ]
  %1327 = phi i64 [ %1352, %1325 ], [ 1, %1308 ]
  %1328 = phi i64 [ %1353, %1325 ], [ 0, %1308 ]
  %1329 = mul nsw i64 %1327, %1319
  %1330 = getelementptr inbounds float, ptr %1323, i64 %1329
  %1331 = load float, ptr %1330, align 4
  %1332 = fcmp ogt float %1331, %1326
  %1333 = select i1 %1332, float %1331, float %1326
  %1334 = add nuw nsw i64 %1327, 1
  %1335 = mul nsw i64 %1334, %1319
  %1336 = getelementptr inbounds float, ptr %1323, i64 %1335
  %1337 = load float, ptr %1336, align 4
  %1338 = fcmp ogt float %1337, %1333
  %1339 = select i1 %1338, float %1337, float %1333
  %1340 = add nuw nsw i64 %1327, 2
  %1341 = mul nsw i64 %1340, %1319
  %1342 = getelementptr inbounds float, ptr %1323, i64 %1341
  %1343 = load float, ptr %1342, align 4
  %1344 = fcmp ogt float %1343, %1339
  %1345 = select i1 %1344, float %1343, float %1339
  %1346 = add nuw nsw i64 %1327, 3
  %1347 = mul nsw i64 %1346, %1319
  %1348 = getelementptr inbounds float, ptr %1323, i64 %1347
  %1349 = load float, ptr %1348, align 4
  %1350 = fcmp ogt float %1349, %1345
  %1351 = select i1 %1350, float %1349, float %1345
  %1352 = add nuw nsw i64 %1327, 4
  %1353 = add nuw i64 %1328, 4
  %1354 = icmp eq i64 %1353, %1302
  br i1 %1354, label %1355, label %1325, !llvm.loop !29

1355:                                             ; preds = %1325, %1308
  %1356 = phi float [ poison, %1308 ], [ %1351, %1325 ]
  %1357 = phi float [ %1324, %1308 ], [ %1351, %1325 ]
  %1358 = phi i64 [ 1, %1308 ], [ %1352, %1325 ]
  br i1 %1303, label %1371, label %1359

1359:                                             ; preds = %1355, %1359
  %1360 = phi float [ %1367, %1359 ], [ %1357, %1355 ]
  %1361 = phi i64 [ %1368, %1359 ], [ %1358, %1355 ]
  %1362 = phi i64 [ %1369, %1359 ], [ 0, %1355 ]
  %1363 = mul nsw i64 %1361, %1319
  %1364 = getelementptr inbounds float, ptr %1323, i64 %1363
  %1365 = load float, ptr %1364, align 4
  %1366 = fcmp ogt float %1365, %1360
  %1367 = select i1 %1366, float %1365, float %1360
  %1368 = add nuw nsw i64 %1361, 1
  %1369 = add i64 %1362, 1
  %1370 = icmp eq i64 %1369, %1300
  br i1 %1370, label %1371, label %1359, !llvm.loop !30

1371:                                             ; preds = %1359, %1355
  %1372 = phi float [ %1356, %1355 ], [ %1367, %1359 ]
  br label %1379

1373:                                             ; preds = %1417
  %1374 = icmp sgt i64 %1418, 0
  br i1 %1374, label %1375, label %1444

1375:                                             ; preds = %1373
  %1376 = fdiv float 1.000000e+00, %1420
  %1377 = insertelement <8 x float> poison, float %1376, i64 0
  %1378 = shufflevector <8 x float> %1377, <8 x float> poison, <8 x i32> zeroinitializer
  br label %1436

1379:                                             ; preds = %1371, %1417
  %1380 = phi i64 [ %1418, %1417 ], [ %1312, %1371 ]
  %1381 = phi float [ %1420, %1417 ], [ 0.000000e+00, %1371 ]
  %1382 = phi i64 [ %1421, %1417 ], [ 0, %1371 ]
  %1383 = mul nsw i64 %1382, %1319
  %1384 = getelementptr inbounds float, ptr %1323, i64 %1383
  %1385 = load float, ptr %1384, align 4
  %1386 = fsub float %1385, %1372
  %1387 = insertelement <8 x float> poison, float %1386, i64 0
  %1388 = shufflevector <8 x float> %1387, <8 x float> poison, <8 x i32> zeroinitializer
  %1389 = fcmp olt <8 x float> %1388, splat (float -8.600000e+01)
  %1390 = select <8 x i1> %1389, <8 x float> splat (float -8.600000e+01), <8 x float> %1388
  %1391 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1390, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %1392 = bitcast <8 x float> %1391 to <8 x i32>
  %1393 = fadd <8 x float> %1391, splat (float 0xC168000000000000)
  %1394 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1393, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %1390)
  %1395 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1393, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %1394)
  %1396 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1395, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %1397 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1396, <8 x float> %1395, <8 x float> splat (float 0x3F81112100000000))
  %1398 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1397, <8 x float> %1395, <8 x float> splat (float 0x3FA5553820000000))
  %1399 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1398, <8 x float> %1395, <8 x float> splat (float 0x3FC5555540000000))
  %1400 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1399, <8 x float> %1395, <8 x float> splat (float 5.000000e-01))
  %1401 = fmul <8 x float> %1395, %1395
  %1402 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1400, <8 x float> %1401, <8 x float> %1395)
  %1403 = fadd <8 x float> %1402, splat (float 1.000000e+00)
  %1404 = shl <8 x i32> %1392, splat (i32 23)
  %1405 = add <8 x i32> %1404, splat (i32 1065353216)
  %1406 = bitcast <8 x i32> %1405 to <8 x float>
  %1407 = fmul <8 x float> %1403, %1406
  %1408 = load ptr, ptr %47, align 8
  %1409 = add nuw nsw i64 %1382, %1285
  %1410 = mul nsw i64 %1409, %1319
  %1411 = add nsw i64 %1410, %1309
  %1412 = mul nsw i64 %1380, %1411
  %1413 = getelementptr inbounds float, ptr %1408, i64 %1412
  %1414 = icmp sgt i64 %1380, 0
  br i1 %1414, label %1415, label %1417

1415:                                             ; preds = %1379
  %1416 = icmp eq i64 %1382, 0
  br label %1423

1417:                                             ; preds = %1430, %1379
  %1418 = phi i64 [ %1380, %1379 ], [ %1434, %1430 ]
  %1419 = extractelement <8 x float> %1407, i64 0
  %1420 = fadd float %1381, %1419
  %1421 = add nuw nsw i64 %1382, 1
  %1422 = icmp eq i64 %1421, %1291
  br i1 %1422, label %1373, label %1379, !llvm.loop !31

1423:                                             ; preds = %1415, %1430
  %1424 = phi i64 [ 0, %1415 ], [ %1433, %1430 ]
  %1425 = getelementptr inbounds nuw float, ptr %1314, i64 %1424
  %1426 = getelementptr inbounds nuw float, ptr %1413, i64 %1424
  %1427 = load <8 x float>, ptr %1426, align 4
  br i1 %1416, label %1430, label %1428

1428:                                             ; preds = %1423
  %1429 = load <8 x float>, ptr %1425, align 4
  br label %1430

1430:                                             ; preds = %1428, %1423
  %1431 = phi <8 x float> [ %1429, %1428 ], [ zeroinitializer, %1423 ]
  %1432 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1407, <8 x float> %1427, <8 x float> %1431)
  store <8 x float> %1432, ptr %1425, align 4
  %1433 = add nuw nsw i64 %1424, 8
  %1434 = load i64, ptr %44, align 8
  %1435 = icmp slt i64 %1433, %1434
  br i1 %1435, label %1423, label %1417, !llvm.loop !32

1436:                                             ; preds = %1375, %1436
  %1437 = phi i64 [ 0, %1375 ], [ %1441, %1436 ]
  %1438 = getelementptr inbounds nuw float, ptr %1314, i64 %1437
  %1439 = load <8 x float>, ptr %1438, align 4
  %1440 = fmul <8 x float> %1378, %1439
  store <8 x float> %1440, ptr %1438, align 4
  %1441 = add nuw nsw i64 %1437, 8
  %1442 = load i64, ptr %44, align 8
  %1443 = icmp slt i64 %1441, %1442
  br i1 %1443, label %1436, label %1444, !llvm.loop !33

1444:                                             ; preds = %1436, %1373
  %1445 = call float @logf(float noundef %1420)
  %1446 = fadd float %1372, %1445
  store float %1446, ptr %1316, align 4
  %1447 = add nuw nsw i64 %1309, 1
  %1448 = icmp slt i64 %1447, %8
  br i1 %1448, label %1308, label %1304, !llvm.loop !34
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @GOMP_barrier() local_unnamed_addr

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

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
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !7, !10}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
