; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 107133a66867e4b3, code fa02a5161d3564ee
%struct.query = type { ptr, ptr, ptr, ptr, float }
%struct.source = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [12 x %struct.query], align 16
  %3 = alloca [6144 x float], align 16
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %32

12:                                               ; preds = %1
  %13 = load ptr, ptr %0, align 8
  %14 = and i64 %10, 1
  %15 = icmp eq i64 %10, 1
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = and i64 %10, 9223372036854775806
  br label %63

18:                                               ; preds = %63, %12
  %19 = phi i64 [ poison, %12 ], [ %83, %63 ]
  %20 = phi i64 [ 0, %12 ], [ %83, %63 ]
  %21 = phi i64 [ 0, %12 ], [ %84, %63 ]
  %22 = icmp eq i64 %14, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %21, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = tail call i64 @llvm.smax.i64(i64 %25, i64 511)
  %27 = lshr i64 %26, 8
  %28 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %21, i32 9
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %27, %29
  %31 = add nsw i64 %30, %20
  br label %32

32:                                               ; preds = %23, %18, %1
  %33 = phi i64 [ 0, %1 ], [ %19, %18 ], [ %31, %23 ]
  %34 = tail call i32 @omp_get_thread_num()
  %35 = sext i32 %34 to i64
  %36 = tail call i32 @omp_get_num_threads()
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %33, %35
  %39 = sdiv i64 %38, %37
  %40 = add nsw i64 %35, 1
  %41 = mul nsw i64 %40, %33
  %42 = sdiv i64 %41, %37
  %43 = load i64, ptr %9, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %1482

45:                                               ; preds = %32
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %62 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
  br label %87

63:                                               ; preds = %63, %16
  %64 = phi i64 [ 0, %16 ], [ %83, %63 ]
  %65 = phi i64 [ 0, %16 ], [ %84, %63 ]
  %66 = phi i64 [ 0, %16 ], [ %85, %63 ]
  %67 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %65, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = tail call i64 @llvm.smax.i64(i64 %68, i64 511)
  %70 = lshr i64 %69, 8
  %71 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %65, i32 9
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %70, %72
  %74 = add nsw i64 %73, %64
  %75 = or disjoint i64 %65, 1
  %76 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %75, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = tail call i64 @llvm.smax.i64(i64 %77, i64 511)
  %79 = lshr i64 %78, 8
  %80 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %75, i32 9
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = add nsw i64 %82, %74
  %84 = add nuw nsw i64 %65, 2
  %85 = add i64 %66, 2
  %86 = icmp eq i64 %85, %17
  br i1 %86, label %18, label %63, !llvm.loop !6

87:                                               ; preds = %45, %118
  %88 = phi i64 [ %43, %45 ], [ %119, %118 ]
  %89 = phi i64 [ 0, %45 ], [ %120, %118 ]
  %90 = phi i64 [ 0, %45 ], [ %101, %118 ]
  %91 = phi i64 [ 0, %45 ], [ %121, %118 ]
  %92 = load ptr, ptr %0, align 8
  %93 = getelementptr inbounds nuw %struct.source, ptr %92, i64 %91
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = call i64 @llvm.smax.i64(i64 %95, i64 511)
  %97 = lshr i64 %96, 8
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 72
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = add nsw i64 %100, %90
  %102 = call i64 @llvm.smax.i64(i64 %39, i64 %90)
  %103 = call i64 @llvm.smin.i64(i64 %42, i64 %101)
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %105, label %118

105:                                              ; preds = %87
  %106 = add nsw i64 %97, -1
  %107 = icmp eq i64 %91, 0
  %108 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %109 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %110 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %93, i64 40
  %112 = getelementptr inbounds nuw i8, ptr %93, i64 64
  %113 = getelementptr inbounds nuw i8, ptr %93, i64 80
  %114 = getelementptr inbounds nuw i8, ptr %93, i64 32
  %115 = getelementptr inbounds nuw i8, ptr %93, i64 48
  br label %123

116:                                              ; preds = %1479
  %117 = load i64, ptr %9, align 8
  br label %118

118:                                              ; preds = %116, %87
  %119 = phi i64 [ %117, %116 ], [ %88, %87 ]
  %120 = add nuw nsw i64 %97, %89
  %121 = add nuw nsw i64 %91, 1
  %122 = icmp slt i64 %121, %119
  br i1 %122, label %87, label %1482, !llvm.loop !8

123:                                              ; preds = %105, %1479
  %124 = phi i64 [ %102, %105 ], [ %1480, %1479 ]
  %125 = sub nsw i64 %124, %90
  %126 = load i64, ptr %98, align 8
  %127 = sdiv i64 %125, %126
  %128 = srem i64 %125, %126
  %129 = shl i64 %127, 8
  %130 = icmp eq i64 %127, %106
  br i1 %130, label %131, label %133

131:                                              ; preds = %123
  %132 = load i64, ptr %94, align 8
  br label %135

133:                                              ; preds = %123
  %134 = add nsw i64 %129, 256
  br label %135

135:                                              ; preds = %133, %131
  %136 = phi i64 [ %132, %131 ], [ %134, %133 ]
  %137 = sub i64 %136, %129
  %138 = load ptr, ptr %46, align 8
  %139 = add nsw i64 %127, %89
  %140 = mul nsw i64 %139, %8
  %141 = load i64, ptr %47, align 8
  %142 = mul nsw i64 %141, %140
  %143 = getelementptr inbounds float, ptr %138, i64 %142
  %144 = load ptr, ptr %48, align 8
  %145 = getelementptr inbounds float, ptr %144, i64 %140
  %146 = load ptr, ptr %0, align 8
  %147 = getelementptr inbounds nuw %struct.source, ptr %146, i64 %91
  br i1 %107, label %154, label %148

148:                                              ; preds = %135
  %149 = getelementptr inbounds i8, ptr %147, i64 -32
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = icmp ne i64 %150, %152
  br label %154

154:                                              ; preds = %148, %135
  %155 = phi i1 [ true, %135 ], [ %153, %148 ]
  %156 = load i64, ptr %9, align 8
  %157 = add nsw i64 %156, -1
  %158 = icmp eq i64 %91, %157
  br i1 %158, label %165, label %159

159:                                              ; preds = %154
  %160 = getelementptr inbounds nuw i8, ptr %147, i64 144
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %163 = load i64, ptr %162, align 8
  %164 = icmp ne i64 %161, %163
  br label %165

165:                                              ; preds = %159, %154
  %166 = phi i1 [ true, %154 ], [ %164, %159 ]
  %167 = select i1 %155, i1 %166, i1 false
  br i1 %167, label %171, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %50, align 8
  %170 = load i64, ptr %108, align 8
  br label %189

171:                                              ; preds = %165
  %172 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %173 = load i64, ptr %172, align 8
  %174 = call i64 @llvm.smax.i64(i64 %173, i64 511)
  %175 = and i64 %174, 9223372036854775552
  %176 = icmp eq i64 %175, 256
  %177 = load ptr, ptr %50, align 8
  %178 = load i64, ptr %108, align 8
  br i1 %176, label %179, label %189

179:                                              ; preds = %171
  %180 = load ptr, ptr %49, align 8
  %181 = getelementptr inbounds i64, ptr %177, i64 %178
  %182 = load i64, ptr %181, align 8
  %183 = mul i64 %141, %8
  %184 = mul i64 %183, %182
  %185 = getelementptr inbounds float, ptr %180, i64 %184
  %186 = load ptr, ptr %51, align 8
  %187 = mul nsw i64 %178, %8
  %188 = getelementptr inbounds float, ptr %186, i64 %187
  br label %189

189:                                              ; preds = %168, %179, %171
  %190 = phi i64 [ %178, %179 ], [ %178, %171 ], [ %170, %168 ]
  %191 = phi ptr [ %177, %179 ], [ %177, %171 ], [ %169, %168 ]
  %192 = phi ptr [ %185, %179 ], [ %143, %171 ], [ %143, %168 ]
  %193 = phi ptr [ %188, %179 ], [ %145, %171 ], [ %145, %168 ]
  %194 = load ptr, ptr %93, align 8
  %195 = load i64, ptr %109, align 8
  %196 = mul nsw i64 %195, %128
  %197 = getelementptr inbounds float, ptr %194, i64 %196
  %198 = load ptr, ptr %110, align 8
  %199 = load i64, ptr %111, align 8
  %200 = mul nsw i64 %199, %128
  %201 = getelementptr inbounds float, ptr %198, i64 %200
  %202 = load i64, ptr %112, align 8
  %203 = add nsw i64 %202, %128
  %204 = getelementptr inbounds i64, ptr %191, i64 %190
  %205 = load i64, ptr %204, align 8
  %206 = load i64, ptr %113, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %323, label %208

208:                                              ; preds = %189
  %209 = load i64, ptr %94, align 8
  %210 = icmp eq i64 %136, %209
  br i1 %210, label %211, label %323

211:                                              ; preds = %208
  %212 = add nsw i64 %136, -1
  %213 = load ptr, ptr %52, align 8
  %214 = load i64, ptr %53, align 8
  %215 = mul nsw i64 %214, %205
  %216 = getelementptr inbounds float, ptr %213, i64 %215
  %217 = load i64, ptr %54, align 8
  %218 = mul nsw i64 %217, %203
  %219 = getelementptr inbounds float, ptr %216, i64 %218
  %220 = load i64, ptr %114, align 8
  %221 = mul nsw i64 %220, %212
  %222 = getelementptr inbounds float, ptr %197, i64 %221
  %223 = icmp sgt i64 %141, 0
  br i1 %223, label %224, label %267

224:                                              ; preds = %211
  %225 = add nsw i64 %141, -1
  %226 = lshr i64 %225, 3
  %227 = add nuw nsw i64 %226, 1
  %228 = and i64 %227, 3
  %229 = icmp ult i64 %141, 25
  br i1 %229, label %253, label %230

230:                                              ; preds = %224
  %231 = and i64 %227, 4611686018427387900
  br label %232

232:                                              ; preds = %232, %230
  %233 = phi i64 [ 0, %230 ], [ %250, %232 ]
  %234 = phi i64 [ 0, %230 ], [ %251, %232 ]
  %235 = getelementptr inbounds nuw float, ptr %222, i64 %233
  %236 = getelementptr inbounds nuw float, ptr %219, i64 %233
  %237 = load <8 x float>, ptr %236, align 4
  store <8 x float> %237, ptr %235, align 4
  %238 = or disjoint i64 %233, 8
  %239 = getelementptr inbounds nuw float, ptr %222, i64 %238
  %240 = getelementptr inbounds nuw float, ptr %219, i64 %238
  %241 = load <8 x float>, ptr %240, align 4
  store <8 x float> %241, ptr %239, align 4
  %242 = or disjoint i64 %233, 16
  %243 = getelementptr inbounds nuw float, ptr %222, i64 %242
  %244 = getelementptr inbounds nuw float, ptr %219, i64 %242
  %245 = load <8 x float>, ptr %244, align 4
  store <8 x float> %245, ptr %243, align 4
  %246 = or disjoint i64 %233, 24
  %247 = getelementptr inbounds nuw float, ptr %222, i64 %246
  %248 = getelementptr inbounds nuw float, ptr %219, i64 %246
  %249 = load <8 x float>, ptr %248, align 4
  store <8 x float> %249, ptr %247, align 4
  %250 = add nuw nsw i64 %233, 32
  %251 = add i64 %234, 4
  %252 = icmp eq i64 %251, %231
  br i1 %252, label %253, label %232, !llvm.loop !9

253:                                              ; preds = %232, %224
  %254 = phi i64 [ 0, %224 ], [ %250, %232 ]
  %255 = icmp eq i64 %228, 0
  br i1 %255, label %265, label %256

256:                                              ; preds = %253, %256
  %257 = phi i64 [ %262, %256 ], [ %254, %253 ]
  %258 = phi i64 [ %263, %256 ], [ 0, %253 ]
  %259 = getelementptr inbounds nuw float, ptr %222, i64 %257
  %260 = getelementptr inbounds nuw float, ptr %219, i64 %257
  %261 = load <8 x float>, ptr %260, align 4
  store <8 x float> %261, ptr %259, align 4
  %262 = add nuw nsw i64 %257, 8
  %263 = add i64 %258, 1
  %264 = icmp eq i64 %263, %228
  br i1 %264, label %265, label %256, !llvm.loop !10

265:                                              ; preds = %256, %253
  %266 = load i64, ptr %47, align 8
  br label %267

267:                                              ; preds = %265, %211
  %268 = phi i64 [ %266, %265 ], [ %141, %211 ]
  %269 = load ptr, ptr %55, align 8
  %270 = load i64, ptr %56, align 8
  %271 = mul nsw i64 %270, %205
  %272 = getelementptr inbounds float, ptr %269, i64 %271
  %273 = load i64, ptr %57, align 8
  %274 = mul nsw i64 %273, %203
  %275 = getelementptr inbounds float, ptr %272, i64 %274
  %276 = load i64, ptr %115, align 8
  %277 = mul nsw i64 %276, %212
  %278 = getelementptr inbounds float, ptr %201, i64 %277
  %279 = icmp sgt i64 %268, 0
  br i1 %279, label %280, label %323

280:                                              ; preds = %267
  %281 = add nsw i64 %268, -1
  %282 = lshr i64 %281, 3
  %283 = add nuw nsw i64 %282, 1
  %284 = and i64 %283, 3
  %285 = icmp ult i64 %268, 25
  br i1 %285, label %309, label %286

286:                                              ; preds = %280
  %287 = and i64 %283, 4611686018427387900
  br label %288

288:                                              ; preds = %288, %286
  %289 = phi i64 [ 0, %286 ], [ %306, %288 ]
  %290 = phi i64 [ 0, %286 ], [ %307, %288 ]
  %291 = getelementptr inbounds nuw float, ptr %278, i64 %289
  %292 = getelementptr inbounds nuw float, ptr %275, i64 %289
  %293 = load <8 x float>, ptr %292, align 4
  store <8 x float> %293, ptr %291, align 4
  %294 = or disjoint i64 %289, 8
  %295 = getelementptr inbounds nuw float, ptr %278, i64 %294
  %296 = getelementptr inbounds nuw float, ptr %275, i64 %294
  %297 = load <8 x float>, ptr %296, align 4
  store <8 x float> %297, ptr %295, align 4
  %298 = or disjoint i64 %289, 16
  %299 = getelementptr inbounds nuw float, ptr %278, i64 %298
  %300 = getelementptr inbounds nuw float, ptr %275, i64 %298
  %301 = load <8 x float>, ptr %300, align 4
  store <8 x float> %301, ptr %299, align 4
  %302 = or disjoint i64 %289, 24
  %303 = getelementptr inbounds nuw float, ptr %278, i64 %302
  %304 = getelementptr inbounds nuw float, ptr %275, i64 %302
  %305 = load <8 x float>, ptr %304, align 4
  store <8 x float> %305, ptr %303, align 4
  %306 = add nuw nsw i64 %289, 32
  %307 = add i64 %290, 4
  %308 = icmp eq i64 %307, %287
  br i1 %308, label %309, label %288, !llvm.loop !9

309:                                              ; preds = %288, %280
  %310 = phi i64 [ 0, %280 ], [ %306, %288 ]
  %311 = icmp eq i64 %284, 0
  br i1 %311, label %321, label %312

312:                                              ; preds = %309, %312
  %313 = phi i64 [ %318, %312 ], [ %310, %309 ]
  %314 = phi i64 [ %319, %312 ], [ 0, %309 ]
  %315 = getelementptr inbounds nuw float, ptr %278, i64 %313
  %316 = getelementptr inbounds nuw float, ptr %275, i64 %313
  %317 = load <8 x float>, ptr %316, align 4
  store <8 x float> %317, ptr %315, align 4
  %318 = add nuw nsw i64 %313, 8
  %319 = add i64 %314, 1
  %320 = icmp eq i64 %319, %284
  br i1 %320, label %321, label %312, !llvm.loop !12

321:                                              ; preds = %312, %309
  %322 = load i64, ptr %47, align 8
  br label %323

323:                                              ; preds = %321, %267, %208, %189
  %324 = phi i64 [ %322, %321 ], [ %268, %267 ], [ %141, %208 ], [ %141, %189 ]
  %325 = load i64, ptr %114, align 8
  %326 = mul nsw i64 %325, %129
  %327 = getelementptr inbounds float, ptr %197, i64 %326
  %328 = load i64, ptr %115, align 8
  %329 = mul nsw i64 %328, %129
  %330 = getelementptr inbounds float, ptr %201, i64 %329
  %331 = load float, ptr %58, align 8
  %332 = load i64, ptr %6, align 8
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %1479

334:                                              ; preds = %323
  %335 = icmp sgt i64 %137, 0
  %336 = add nsw i64 %137, -8
  %337 = icmp sgt i64 %324, 0
  %338 = trunc i64 %137 to i32
  %339 = insertelement <8 x i32> poison, i32 %338, i64 0
  %340 = shufflevector <8 x i32> %339, <8 x i32> poison, <8 x i32> zeroinitializer
  %341 = insertelement <8 x float> poison, float %331, i64 0
  %342 = shufflevector <8 x float> %341, <8 x float> poison, <8 x i32> zeroinitializer
  %343 = icmp slt i64 %324, 16
  %344 = icmp slt i64 %324, 32
  %345 = shl i64 %325, 3
  %346 = mul i64 %325, 12
  %347 = shl i64 %325, 4
  %348 = mul i64 %325, 20
  %349 = mul i64 %325, 24
  %350 = mul i64 %325, 28
  %351 = fmul float %331, %62
  %352 = add i64 %324, -1
  %353 = lshr i64 %352, 4
  %354 = add nuw nsw i64 %353, 1
  %355 = and i64 %354, 7
  %356 = icmp ult i64 %324, 113
  %357 = and i64 %354, 2305843009213693944
  %358 = icmp eq i64 %355, 0
  %359 = and i64 %354, 7
  %360 = icmp ult i64 %324, 113
  %361 = and i64 %354, 2305843009213693944
  %362 = icmp eq i64 %359, 0
  %363 = and i64 %354, 7
  %364 = icmp ult i64 %324, 113
  %365 = and i64 %354, 2305843009213693944
  %366 = icmp eq i64 %363, 0
  %367 = and i64 %354, 7
  %368 = icmp ult i64 %324, 113
  %369 = and i64 %354, 2305843009213693944
  %370 = icmp eq i64 %367, 0
  %371 = and i64 %354, 7
  %372 = icmp ult i64 %324, 113
  %373 = and i64 %354, 2305843009213693944
  %374 = icmp eq i64 %371, 0
  br label %375

375:                                              ; preds = %334, %1439
  %376 = phi i64 [ 0, %334 ], [ %1443, %1439 ]
  %377 = phi i64 [ %332, %334 ], [ %1441, %1439 ]
  %378 = phi i64 [ 0, %334 ], [ %1440, %1439 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %379 = sub nsw i64 %377, %378
  %380 = call i64 @llvm.smin.i64(i64 %379, i64 12)
  %381 = icmp sgt i64 %379, 0
  br i1 %381, label %382, label %416

382:                                              ; preds = %375
  %383 = mul nsw i64 %377, %203
  %384 = add nsw i64 %383, %378
  %385 = load ptr, ptr %59, align 8
  %386 = load i64, ptr %60, align 8
  %387 = mul nsw i64 %386, %205
  %388 = getelementptr inbounds float, ptr %385, i64 %387
  %389 = load i64, ptr %61, align 8
  %390 = load i64, ptr %47, align 8
  %391 = add nsw i64 %377, %376
  %392 = call i64 @llvm.smin.i64(i64 %391, i64 12)
  %393 = call i64 @llvm.smax.i64(i64 %392, i64 1)
  %394 = and i64 %393, 1
  %395 = icmp slt i64 %391, 2
  br i1 %395, label %398, label %396

396:                                              ; preds = %382
  %397 = and i64 %393, 14
  br label %1444

398:                                              ; preds = %1444, %382
  %399 = phi i64 [ 0, %382 ], [ %1476, %1444 ]
  %400 = icmp eq i64 %394, 0
  br i1 %400, label %416, label %401

401:                                              ; preds = %398
  %402 = add nsw i64 %384, %399
  %403 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %399
  %404 = mul nsw i64 %389, %402
  %405 = getelementptr inbounds float, ptr %388, i64 %404
  %406 = mul nsw i64 %390, %402
  %407 = getelementptr inbounds float, ptr %192, i64 %406
  %408 = getelementptr inbounds float, ptr %193, i64 %402
  %409 = shl nsw i64 %399, 11
  %410 = getelementptr inbounds nuw i8, ptr %3, i64 %409
  store ptr %405, ptr %403, align 8
  %411 = getelementptr inbounds nuw i8, ptr %403, i64 8
  store ptr %407, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %403, i64 16
  store ptr %408, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %403, i64 24
  store ptr %410, ptr %413, align 8
  %414 = getelementptr inbounds nuw i8, ptr %403, i64 32
  store float 0.000000e+00, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %403, i64 36
  store i32 0, ptr %415, align 4
  br label %416

416:                                              ; preds = %401, %398, %375
  %417 = load i64, ptr %109, align 8
  %418 = getelementptr inbounds float, ptr %327, i64 %417
  br i1 %335, label %419, label %423

419:                                              ; preds = %416
  %420 = add nsw i64 %377, %376
  %421 = call i64 @llvm.smin.i64(i64 %420, i64 12)
  %422 = call i64 @llvm.smax.i64(i64 %421, i64 1)
  br label %428

423:                                              ; preds = %518, %416
  br i1 %381, label %424, label %1439

424:                                              ; preds = %423
  %425 = add nsw i64 %377, %376
  %426 = call i64 @llvm.smin.i64(i64 %425, i64 12)
  %427 = call i64 @llvm.smax.i64(i64 %426, i64 1)
  br label %652

428:                                              ; preds = %419, %518
  %429 = phi i64 [ 0, %419 ], [ %519, %518 ]
  %430 = call i64 @llvm.smin.i64(i64 %429, i64 %336)
  %431 = add i64 %430, 32
  %432 = sub nsw i64 %431, %137
  %433 = icmp slt i64 %432, 0
  %434 = mul nsw i64 %431, %325
  %435 = getelementptr inbounds float, ptr %327, i64 %434
  %436 = mul nsw i64 %432, %328
  %437 = getelementptr inbounds float, ptr %330, i64 %436
  %438 = select i1 %433, ptr %435, ptr %437
  br i1 %337, label %439, label %649

439:                                              ; preds = %428
  br i1 %356, label %542, label %521

440:                                              ; preds = %649, %445
  %441 = phi i64 [ %478, %445 ], [ 0, %649 ]
  br i1 %337, label %442, label %445

442:                                              ; preds = %440
  %443 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %441
  %444 = load ptr, ptr %443, align 8
  br label %480

445:                                              ; preds = %480, %440
  %446 = phi <8 x float> [ zeroinitializer, %440 ], [ %515, %480 ]
  %447 = phi <8 x float> [ zeroinitializer, %440 ], [ %512, %480 ]
  %448 = phi <8 x float> [ zeroinitializer, %440 ], [ %509, %480 ]
  %449 = phi <8 x float> [ zeroinitializer, %440 ], [ %506, %480 ]
  %450 = phi <8 x float> [ zeroinitializer, %440 ], [ %503, %480 ]
  %451 = phi <8 x float> [ zeroinitializer, %440 ], [ %500, %480 ]
  %452 = phi <8 x float> [ zeroinitializer, %440 ], [ %497, %480 ]
  %453 = phi <8 x float> [ zeroinitializer, %440 ], [ %494, %480 ]
  %454 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %441, i32 3
  %455 = load ptr, ptr %454, align 8
  %456 = shufflevector <8 x float> %453, <8 x float> %452, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %457 = shufflevector <8 x float> %453, <8 x float> %452, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %458 = fadd <8 x float> %456, %457
  %459 = shufflevector <8 x float> %451, <8 x float> %450, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %460 = shufflevector <8 x float> %451, <8 x float> %450, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %461 = fadd <8 x float> %459, %460
  %462 = shufflevector <8 x float> %449, <8 x float> %448, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %463 = shufflevector <8 x float> %449, <8 x float> %448, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %464 = fadd <8 x float> %462, %463
  %465 = shufflevector <8 x float> %447, <8 x float> %446, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %466 = shufflevector <8 x float> %447, <8 x float> %446, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %467 = fadd <8 x float> %465, %466
  %468 = shufflevector <8 x float> %458, <8 x float> %461, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %469 = shufflevector <8 x float> %458, <8 x float> %461, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %470 = fadd <8 x float> %468, %469
  %471 = shufflevector <8 x float> %464, <8 x float> %467, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %472 = shufflevector <8 x float> %464, <8 x float> %467, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %473 = fadd <8 x float> %471, %472
  %474 = shufflevector <8 x float> %470, <8 x float> %473, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %475 = shufflevector <8 x float> %470, <8 x float> %473, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %476 = fadd <8 x float> %474, %475
  %477 = getelementptr inbounds float, ptr %455, i64 %430
  store <8 x float> %476, ptr %477, align 4
  %478 = add nuw nsw i64 %441, 1
  %479 = icmp eq i64 %478, %422
  br i1 %479, label %518, label %440, !llvm.loop !13

480:                                              ; preds = %442, %480
  %481 = phi <8 x float> [ zeroinitializer, %442 ], [ %515, %480 ]
  %482 = phi <8 x float> [ zeroinitializer, %442 ], [ %512, %480 ]
  %483 = phi <8 x float> [ zeroinitializer, %442 ], [ %509, %480 ]
  %484 = phi <8 x float> [ zeroinitializer, %442 ], [ %506, %480 ]
  %485 = phi <8 x float> [ zeroinitializer, %442 ], [ %503, %480 ]
  %486 = phi <8 x float> [ zeroinitializer, %442 ], [ %500, %480 ]
  %487 = phi <8 x float> [ zeroinitializer, %442 ], [ %497, %480 ]
  %488 = phi <8 x float> [ zeroinitializer, %442 ], [ %494, %480 ]
  %489 = phi i64 [ 0, %442 ], [ %516, %480 ]
  %490 = getelementptr inbounds nuw float, ptr %444, i64 %489
  %491 = load <8 x float>, ptr %490, align 4
  %492 = getelementptr float, ptr %651, i64 %489
  %493 = load <8 x float>, ptr %492, align 4
  %494 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %493, <8 x float> %488)
  %495 = getelementptr float, ptr %492, i64 %325
  %496 = load <8 x float>, ptr %495, align 4
  %497 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %496, <8 x float> %487)
  %498 = getelementptr i8, ptr %492, i64 %345
  %499 = load <8 x float>, ptr %498, align 4
  %500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %499, <8 x float> %486)
  %501 = getelementptr i8, ptr %492, i64 %346
  %502 = load <8 x float>, ptr %501, align 4
  %503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %502, <8 x float> %485)
  %504 = getelementptr i8, ptr %492, i64 %347
  %505 = load <8 x float>, ptr %504, align 4
  %506 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %505, <8 x float> %484)
  %507 = getelementptr i8, ptr %492, i64 %348
  %508 = load <8 x float>, ptr %507, align 4
  %509 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %508, <8 x float> %483)
  %510 = getelementptr i8, ptr %492, i64 %349
  %511 = load <8 x float>, ptr %510, align 4
  %512 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %511, <8 x float> %482)
  %513 = getelementptr i8, ptr %492, i64 %350
  %514 = load <8 x float>, ptr %513, align 4
  %515 = call <8 x float> @llvm.fma.v8f32(<8 x float> %491, <8 x float> %514, <8 x float> %481)
  %516 = add nuw nsw i64 %489, 8
  %517 = icmp slt i64 %516, %324
  br i1 %517, label %480, label %445, !llvm.loop !14

518:                                              ; preds = %445, %649
  %519 = add nuw nsw i64 %429, 8
  %520 = icmp slt i64 %519, %137
  br i1 %520, label %428, label %423, !llvm.loop !15

521:                                              ; preds = %439, %521
  %522 = phi i64 [ %539, %521 ], [ 0, %439 ]
  %523 = phi i64 [ %540, %521 ], [ 0, %439 ]
  %524 = getelementptr inbounds nuw float, ptr %438, i64 %522
  call void @llvm.prefetch.p0(ptr %524, i32 0, i32 3, i32 1)
  %525 = or disjoint i64 %522, 16
  %526 = getelementptr inbounds nuw float, ptr %438, i64 %525
  call void @llvm.prefetch.p0(ptr nonnull %526, i32 0, i32 3, i32 1)
  %527 = or disjoint i64 %522, 32
  %528 = getelementptr inbounds nuw float, ptr %438, i64 %527
  call void @llvm.prefetch.p0(ptr nonnull %528, i32 0, i32 3, i32 1)
  %529 = or disjoint i64 %522, 48
  %530 = getelementptr inbounds nuw float, ptr %438, i64 %529
  call void @llvm.prefetch.p0(ptr nonnull %530, i32 0, i32 3, i32 1)
  %531 = or disjoint i64 %522, 64
  %532 = getelementptr inbounds nuw float, ptr %438, i64 %531
  call void @llvm.prefetch.p0(ptr nonnull %532, i32 0, i32 3, i32 1)
  %533 = or disjoint i64 %522, 80
  %534 = getelementptr inbounds nuw float, ptr %438, i64 %533
  call void @llvm.prefetch.p0(ptr nonnull %534, i32 0, i32 3, i32 1)
  %535 = or disjoint i64 %522, 96
  %536 = getelementptr inbounds nuw float, ptr %438, i64 %535
  call void @llvm.prefetch.p0(ptr nonnull %536, i32 0, i32 3, i32 1)
  %537 = or disjoint i64 %522, 112
  %538 = getelementptr inbounds nuw float, ptr %438, i64 %537
  call void @llvm.prefetch.p0(ptr nonnull %538, i32 0, i32 3, i32 1)
  %539 = add nuw nsw i64 %522, 128
  %540 = add i64 %523, 8
  %541 = icmp eq i64 %540, %357
  br i1 %541, label %542, label %521, !llvm.loop !16

542:                                              ; preds = %521, %439
  %543 = phi i64 [ 0, %439 ], [ %539, %521 ]
  br i1 %358, label %551, label %544

544:                                              ; preds = %542, %544
  %545 = phi i64 [ %548, %544 ], [ %543, %542 ]
  %546 = phi i64 [ %549, %544 ], [ 0, %542 ]
  %547 = getelementptr inbounds nuw float, ptr %438, i64 %545
  call void @llvm.prefetch.p0(ptr %547, i32 0, i32 3, i32 1)
  %548 = add nuw nsw i64 %545, 16
  %549 = add i64 %546, 1
  %550 = icmp eq i64 %549, %355
  br i1 %550, label %551, label %544, !llvm.loop !17

551:                                              ; preds = %544, %542
  %552 = add i64 %430, 33
  %553 = sub nsw i64 %552, %137
  %554 = icmp slt i64 %553, 0
  %555 = mul nsw i64 %552, %325
  %556 = getelementptr inbounds float, ptr %327, i64 %555
  %557 = mul nsw i64 %553, %328
  %558 = getelementptr inbounds float, ptr %330, i64 %557
  %559 = select i1 %554, ptr %556, ptr %558
  br label %560

560:                                              ; preds = %551, %560
  %561 = phi i64 [ %563, %560 ], [ 0, %551 ]
  %562 = getelementptr inbounds nuw float, ptr %559, i64 %561
  call void @llvm.prefetch.p0(ptr %562, i32 0, i32 3, i32 1)
  %563 = add nuw nsw i64 %561, 16
  %564 = icmp slt i64 %563, %324
  br i1 %564, label %560, label %565, !llvm.loop !16

565:                                              ; preds = %560
  %566 = add i64 %430, 34
  %567 = sub nsw i64 %566, %137
  %568 = icmp slt i64 %567, 0
  %569 = mul nsw i64 %566, %325
  %570 = getelementptr inbounds float, ptr %327, i64 %569
  %571 = mul nsw i64 %567, %328
  %572 = getelementptr inbounds float, ptr %330, i64 %571
  %573 = select i1 %568, ptr %570, ptr %572
  br label %574

574:                                              ; preds = %565, %574
  %575 = phi i64 [ %577, %574 ], [ 0, %565 ]
  %576 = getelementptr inbounds nuw float, ptr %573, i64 %575
  call void @llvm.prefetch.p0(ptr %576, i32 0, i32 3, i32 1)
  %577 = add nuw nsw i64 %575, 16
  %578 = icmp slt i64 %577, %324
  br i1 %578, label %574, label %579, !llvm.loop !16

579:                                              ; preds = %574
  %580 = add i64 %430, 35
  %581 = sub nsw i64 %580, %137
  %582 = icmp slt i64 %581, 0
  %583 = mul nsw i64 %580, %325
  %584 = getelementptr inbounds float, ptr %327, i64 %583
  %585 = mul nsw i64 %581, %328
  %586 = getelementptr inbounds float, ptr %330, i64 %585
  %587 = select i1 %582, ptr %584, ptr %586
  br label %588

588:                                              ; preds = %579, %588
  %589 = phi i64 [ %591, %588 ], [ 0, %579 ]
  %590 = getelementptr inbounds nuw float, ptr %587, i64 %589
  call void @llvm.prefetch.p0(ptr %590, i32 0, i32 3, i32 1)
  %591 = add nuw nsw i64 %589, 16
  %592 = icmp slt i64 %591, %324
  br i1 %592, label %588, label %593, !llvm.loop !16

593:                                              ; preds = %588
  %594 = add i64 %430, 36
  %595 = sub nsw i64 %594, %137
  %596 = icmp slt i64 %595, 0
  %597 = mul nsw i64 %594, %325
  %598 = getelementptr inbounds float, ptr %327, i64 %597
  %599 = mul nsw i64 %595, %328
  %600 = getelementptr inbounds float, ptr %330, i64 %599
  %601 = select i1 %596, ptr %598, ptr %600
  br label %602

602:                                              ; preds = %593, %602
  %603 = phi i64 [ %605, %602 ], [ 0, %593 ]
  %604 = getelementptr inbounds nuw float, ptr %601, i64 %603
  call void @llvm.prefetch.p0(ptr %604, i32 0, i32 3, i32 1)
  %605 = add nuw nsw i64 %603, 16
  %606 = icmp slt i64 %605, %324
  br i1 %606, label %602, label %607, !llvm.loop !16

607:                                              ; preds = %602
  %608 = add i64 %430, 37
  %609 = sub nsw i64 %608, %137
  %610 = icmp slt i64 %609, 0
  %611 = mul nsw i64 %608, %325
  %612 = getelementptr inbounds float, ptr %327, i64 %611
  %613 = mul nsw i64 %609, %328
  %614 = getelementptr inbounds float, ptr %330, i64 %613
  %615 = select i1 %610, ptr %612, ptr %614
  br label %616

616:                                              ; preds = %607, %616
  %617 = phi i64 [ %619, %616 ], [ 0, %607 ]
  %618 = getelementptr inbounds nuw float, ptr %615, i64 %617
  call void @llvm.prefetch.p0(ptr %618, i32 0, i32 3, i32 1)
  %619 = add nuw nsw i64 %617, 16
  %620 = icmp slt i64 %619, %324
  br i1 %620, label %616, label %621, !llvm.loop !16

621:                                              ; preds = %616
  %622 = add i64 %430, 38
  %623 = sub nsw i64 %622, %137
  %624 = icmp slt i64 %623, 0
  %625 = mul nsw i64 %622, %325
  %626 = getelementptr inbounds float, ptr %327, i64 %625
  %627 = mul nsw i64 %623, %328
  %628 = getelementptr inbounds float, ptr %330, i64 %627
  %629 = select i1 %624, ptr %626, ptr %628
  br label %630

630:                                              ; preds = %621, %630
  %631 = phi i64 [ %633, %630 ], [ 0, %621 ]
  %632 = getelementptr inbounds nuw float, ptr %629, i64 %631
  call void @llvm.prefetch.p0(ptr %632, i32 0, i32 3, i32 1)
  %633 = add nuw nsw i64 %631, 16
  %634 = icmp slt i64 %633, %324
  br i1 %634, label %630, label %635, !llvm.loop !16

635:                                              ; preds = %630
  %636 = add i64 %430, 39
  %637 = sub nsw i64 %636, %137
  %638 = icmp slt i64 %637, 0
  %639 = mul nsw i64 %636, %325
  %640 = getelementptr inbounds float, ptr %327, i64 %639
  %641 = mul nsw i64 %637, %328
  %642 = getelementptr inbounds float, ptr %330, i64 %641
  %643 = select i1 %638, ptr %640, ptr %642
  br label %644

644:                                              ; preds = %635, %644
  %645 = phi i64 [ %647, %644 ], [ 0, %635 ]
  %646 = getelementptr inbounds nuw float, ptr %643, i64 %645
  call void @llvm.prefetch.p0(ptr %646, i32 0, i32 3, i32 1)
  %647 = add nuw nsw i64 %645, 16
  %648 = icmp slt i64 %647, %324
  br i1 %648, label %644, label %649, !llvm.loop !16

649:                                              ; preds = %644, %428
  %650 = mul nsw i64 %430, %325
  %651 = getelementptr inbounds float, ptr %327, i64 %650
  br i1 %381, label %440, label %518

652:                                              ; preds = %424, %715
  %653 = phi i64 [ %734, %715 ], [ 0, %424 ]
  %654 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %653
  br i1 %335, label %655, label %715

655:                                              ; preds = %652
  %656 = getelementptr inbounds nuw i8, ptr %654, i64 24
  %657 = load ptr, ptr %656, align 8
  br label %666

658:                                              ; preds = %666
  %659 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %678)
  %660 = fmul float %331, %659
  %661 = getelementptr inbounds nuw i8, ptr %654, i64 24
  %662 = load ptr, ptr %661, align 8
  %663 = fneg float %660
  %664 = insertelement <8 x float> poison, float %663, i64 0
  %665 = shufflevector <8 x float> %664, <8 x float> poison, <8 x i32> zeroinitializer
  br label %681

666:                                              ; preds = %655, %666
  %667 = phi <8 x float> [ splat (float 0xFFF0000000000000), %655 ], [ %678, %666 ]
  %668 = phi i64 [ 0, %655 ], [ %679, %666 ]
  %669 = trunc i64 %668 to i32
  %670 = insertelement <8 x i32> poison, i32 %669, i64 0
  %671 = shufflevector <8 x i32> %670, <8 x i32> poison, <8 x i32> zeroinitializer
  %672 = or disjoint <8 x i32> %671, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %673 = icmp slt <8 x i32> %672, %340
  %674 = getelementptr inbounds nuw float, ptr %657, i64 %668
  %675 = load <8 x float>, ptr %674, align 4
  %676 = select <8 x i1> %673, <8 x float> %675, <8 x float> splat (float 0xFFF0000000000000)
  %677 = fcmp ogt <8 x float> %676, %667
  %678 = select <8 x i1> %677, <8 x float> %676, <8 x float> %667
  %679 = add nuw nsw i64 %668, 8
  %680 = icmp slt i64 %679, %137
  br i1 %680, label %666, label %658, !llvm.loop !18

681:                                              ; preds = %658, %681
  %682 = phi <8 x float> [ zeroinitializer, %658 ], [ %712, %681 ]
  %683 = phi i64 [ 0, %658 ], [ %713, %681 ]
  %684 = trunc i64 %683 to i32
  %685 = insertelement <8 x i32> poison, i32 %684, i64 0
  %686 = shufflevector <8 x i32> %685, <8 x i32> poison, <8 x i32> zeroinitializer
  %687 = or disjoint <8 x i32> %686, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %688 = icmp slt <8 x i32> %687, %340
  %689 = getelementptr inbounds nuw float, ptr %662, i64 %683
  %690 = load <8 x float>, ptr %689, align 4
  %691 = call <8 x float> @llvm.fma.v8f32(<8 x float> %690, <8 x float> %342, <8 x float> %665)
  %692 = fcmp olt <8 x float> %691, splat (float -8.600000e+01)
  %693 = select <8 x i1> %692, <8 x float> splat (float -8.600000e+01), <8 x float> %691
  %694 = call <8 x float> @llvm.fma.v8f32(<8 x float> %693, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %695 = bitcast <8 x float> %694 to <8 x i32>
  %696 = fadd <8 x float> %694, splat (float 0xC168000000000000)
  %697 = call <8 x float> @llvm.fma.v8f32(<8 x float> %696, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %693)
  %698 = call <8 x float> @llvm.fma.v8f32(<8 x float> %696, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %697)
  %699 = call <8 x float> @llvm.fma.v8f32(<8 x float> %698, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %700 = call <8 x float> @llvm.fma.v8f32(<8 x float> %699, <8 x float> %698, <8 x float> splat (float 0x3F81112100000000))
  %701 = call <8 x float> @llvm.fma.v8f32(<8 x float> %700, <8 x float> %698, <8 x float> splat (float 0x3FA5553820000000))
  %702 = call <8 x float> @llvm.fma.v8f32(<8 x float> %701, <8 x float> %698, <8 x float> splat (float 0x3FC5555540000000))
  %703 = call <8 x float> @llvm.fma.v8f32(<8 x float> %702, <8 x float> %698, <8 x float> splat (float 5.000000e-01))
  %704 = fmul <8 x float> %698, %698
  %705 = call <8 x float> @llvm.fma.v8f32(<8 x float> %703, <8 x float> %704, <8 x float> %698)
  %706 = fadd <8 x float> %705, splat (float 1.000000e+00)
  %707 = shl <8 x i32> %695, splat (i32 23)
  %708 = add <8 x i32> %707, splat (i32 1065353216)
  %709 = bitcast <8 x i32> %708 to <8 x float>
  %710 = fmul <8 x float> %706, %709
  %711 = select <8 x i1> %688, <8 x float> %710, <8 x float> zeroinitializer
  store <8 x float> %711, ptr %689, align 4
  %712 = fadd <8 x float> %682, %711
  %713 = add nuw nsw i64 %683, 8
  %714 = icmp slt i64 %713, %137
  br i1 %714, label %681, label %715, !llvm.loop !19

715:                                              ; preds = %681, %652
  %716 = phi float [ %351, %652 ], [ %660, %681 ]
  %717 = phi <8 x float> [ zeroinitializer, %652 ], [ %712, %681 ]
  %718 = shufflevector <8 x float> %717, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %719 = shufflevector <8 x float> %717, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %720 = fadd <4 x float> %718, %719
  %721 = shufflevector <4 x float> %720, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %722 = fadd <4 x float> %720, %721
  %723 = shufflevector <4 x float> %720, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %724 = shufflevector <4 x float> %720, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %725 = fadd <4 x float> %723, %724
  %726 = fadd <4 x float> %722, %725
  %727 = extractelement <4 x float> %726, i64 0
  %728 = fdiv float 1.000000e+00, %727
  %729 = getelementptr inbounds nuw i8, ptr %654, i64 32
  store float %728, ptr %729, align 8
  %730 = call float @logf(float noundef %727)
  %731 = fadd float %716, %730
  %732 = getelementptr inbounds nuw i8, ptr %654, i64 16
  %733 = load ptr, ptr %732, align 8
  store float %731, ptr %733, align 4
  %734 = add nuw nsw i64 %653, 1
  %735 = icmp eq i64 %734, %427
  br i1 %735, label %736, label %652, !llvm.loop !20

736:                                              ; preds = %715, %1436
  %737 = phi i64 [ %1437, %1436 ], [ 0, %715 ]
  %738 = sub nsw i64 %380, %737
  %739 = call i64 @llvm.smin.i64(i64 %738, i64 6)
  %740 = add nsw i64 %739, -1
  %741 = icmp slt i64 %738, 4
  %742 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %737
  br i1 %741, label %743, label %1036

743:                                              ; preds = %736
  br i1 %344, label %754, label %744

744:                                              ; preds = %743
  %745 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %746 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %747 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %748 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %749 = getelementptr inbounds %struct.query, ptr %742, i64 %748, i32 3
  %750 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %751 = getelementptr inbounds %struct.query, ptr %742, i64 %750, i32 3
  %752 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %753 = getelementptr inbounds %struct.query, ptr %742, i64 %752, i32 3
  br label %769

754:                                              ; preds = %778, %743
  %755 = phi i64 [ 0, %743 ], [ %770, %778 ]
  %756 = icmp slt i64 %755, %324
  br i1 %756, label %757, label %1436

757:                                              ; preds = %754
  %758 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %759 = getelementptr inbounds %struct.query, ptr %742, i64 %758
  %760 = getelementptr inbounds nuw i8, ptr %759, i64 8
  %761 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %762 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %763 = getelementptr inbounds %struct.query, ptr %742, i64 %758, i32 3
  %764 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %765 = getelementptr inbounds %struct.query, ptr %742, i64 %764, i32 3
  %766 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %767 = getelementptr inbounds %struct.query, ptr %742, i64 %766, i32 3
  %768 = getelementptr inbounds nuw i8, ptr %759, i64 32
  br label %930

769:                                              ; preds = %744, %778
  %770 = phi i64 [ %839, %778 ], [ 32, %744 ]
  %771 = phi i64 [ %770, %778 ], [ 0, %744 ]
  %772 = getelementptr float, ptr %330, i64 %771
  br i1 %335, label %773, label %778

773:                                              ; preds = %769
  %774 = icmp eq i64 %771, 0
  %775 = load ptr, ptr %749, align 8
  %776 = load ptr, ptr %751, align 8
  %777 = load ptr, ptr %753, align 8
  br label %841

778:                                              ; preds = %894, %769
  %779 = phi i64 [ %747, %769 ], [ %752, %894 ]
  %780 = phi i64 [ %746, %769 ], [ %750, %894 ]
  %781 = phi i64 [ %745, %769 ], [ %748, %894 ]
  %782 = phi <8 x float> [ zeroinitializer, %769 ], [ %908, %894 ]
  %783 = phi <8 x float> [ zeroinitializer, %769 ], [ %909, %894 ]
  %784 = phi <8 x float> [ zeroinitializer, %769 ], [ %910, %894 ]
  %785 = phi <8 x float> [ zeroinitializer, %769 ], [ %911, %894 ]
  %786 = phi <8 x float> [ zeroinitializer, %769 ], [ %916, %894 ]
  %787 = phi <8 x float> [ zeroinitializer, %769 ], [ %917, %894 ]
  %788 = phi <8 x float> [ zeroinitializer, %769 ], [ %918, %894 ]
  %789 = phi <8 x float> [ zeroinitializer, %769 ], [ %919, %894 ]
  %790 = phi <8 x float> [ zeroinitializer, %769 ], [ %924, %894 ]
  %791 = phi <8 x float> [ zeroinitializer, %769 ], [ %925, %894 ]
  %792 = phi <8 x float> [ zeroinitializer, %769 ], [ %926, %894 ]
  %793 = phi <8 x float> [ zeroinitializer, %769 ], [ %927, %894 ]
  %794 = getelementptr inbounds %struct.query, ptr %742, i64 %781
  %795 = getelementptr inbounds nuw i8, ptr %794, i64 8
  %796 = load ptr, ptr %795, align 8
  %797 = getelementptr inbounds nuw float, ptr %796, i64 %771
  %798 = getelementptr inbounds nuw i8, ptr %794, i64 32
  %799 = load float, ptr %798, align 8
  %800 = insertelement <8 x float> poison, float %799, i64 0
  %801 = shufflevector <8 x float> %800, <8 x float> poison, <8 x i32> zeroinitializer
  %802 = fmul <8 x float> %782, %801
  store <8 x float> %802, ptr %797, align 4
  %803 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %804 = fmul <8 x float> %783, %801
  store <8 x float> %804, ptr %803, align 4
  %805 = getelementptr inbounds nuw i8, ptr %797, i64 64
  %806 = fmul <8 x float> %784, %801
  store <8 x float> %806, ptr %805, align 4
  %807 = getelementptr inbounds nuw i8, ptr %797, i64 96
  %808 = fmul <8 x float> %785, %801
  store <8 x float> %808, ptr %807, align 4
  %809 = getelementptr inbounds %struct.query, ptr %742, i64 %780
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 8
  %811 = load ptr, ptr %810, align 8
  %812 = getelementptr inbounds nuw float, ptr %811, i64 %771
  %813 = getelementptr inbounds nuw i8, ptr %809, i64 32
  %814 = load float, ptr %813, align 8
  %815 = insertelement <8 x float> poison, float %814, i64 0
  %816 = shufflevector <8 x float> %815, <8 x float> poison, <8 x i32> zeroinitializer
  %817 = fmul <8 x float> %786, %816
  store <8 x float> %817, ptr %812, align 4
  %818 = getelementptr inbounds nuw i8, ptr %812, i64 32
  %819 = fmul <8 x float> %787, %816
  store <8 x float> %819, ptr %818, align 4
  %820 = getelementptr inbounds nuw i8, ptr %812, i64 64
  %821 = fmul <8 x float> %788, %816
  store <8 x float> %821, ptr %820, align 4
  %822 = getelementptr inbounds nuw i8, ptr %812, i64 96
  %823 = fmul <8 x float> %789, %816
  store <8 x float> %823, ptr %822, align 4
  %824 = getelementptr inbounds %struct.query, ptr %742, i64 %779
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 8
  %826 = load ptr, ptr %825, align 8
  %827 = getelementptr inbounds nuw float, ptr %826, i64 %771
  %828 = getelementptr inbounds nuw i8, ptr %824, i64 32
  %829 = load float, ptr %828, align 8
  %830 = insertelement <8 x float> poison, float %829, i64 0
  %831 = shufflevector <8 x float> %830, <8 x float> poison, <8 x i32> zeroinitializer
  %832 = fmul <8 x float> %790, %831
  store <8 x float> %832, ptr %827, align 4
  %833 = getelementptr inbounds nuw i8, ptr %827, i64 32
  %834 = fmul <8 x float> %791, %831
  store <8 x float> %834, ptr %833, align 4
  %835 = getelementptr inbounds nuw i8, ptr %827, i64 64
  %836 = fmul <8 x float> %792, %831
  store <8 x float> %836, ptr %835, align 4
  %837 = getelementptr inbounds nuw i8, ptr %827, i64 96
  %838 = fmul <8 x float> %793, %831
  store <8 x float> %838, ptr %837, align 4
  %839 = add nuw nsw i64 %770, 32
  %840 = icmp sgt i64 %839, %324
  br i1 %840, label %754, label %769, !llvm.loop !21

841:                                              ; preds = %773, %894
  %842 = phi <8 x float> [ zeroinitializer, %773 ], [ %908, %894 ]
  %843 = phi <8 x float> [ zeroinitializer, %773 ], [ %909, %894 ]
  %844 = phi <8 x float> [ zeroinitializer, %773 ], [ %910, %894 ]
  %845 = phi <8 x float> [ zeroinitializer, %773 ], [ %911, %894 ]
  %846 = phi <8 x float> [ zeroinitializer, %773 ], [ %916, %894 ]
  %847 = phi <8 x float> [ zeroinitializer, %773 ], [ %917, %894 ]
  %848 = phi <8 x float> [ zeroinitializer, %773 ], [ %918, %894 ]
  %849 = phi <8 x float> [ zeroinitializer, %773 ], [ %919, %894 ]
  %850 = phi <8 x float> [ zeroinitializer, %773 ], [ %924, %894 ]
  %851 = phi <8 x float> [ zeroinitializer, %773 ], [ %925, %894 ]
  %852 = phi <8 x float> [ zeroinitializer, %773 ], [ %926, %894 ]
  %853 = phi <8 x float> [ zeroinitializer, %773 ], [ %927, %894 ]
  %854 = phi i64 [ 0, %773 ], [ %928, %894 ]
  br i1 %774, label %855, label %894

855:                                              ; preds = %841
  %856 = add nuw nsw i64 %854, 32
  %857 = sub nsw i64 %856, %137
  %858 = icmp slt i64 %857, 0
  %859 = mul nsw i64 %856, %328
  %860 = getelementptr inbounds float, ptr %330, i64 %859
  %861 = mul nsw i64 %857, %325
  %862 = getelementptr inbounds float, ptr %418, i64 %861
  %863 = select i1 %858, ptr %860, ptr %862
  br i1 %368, label %885, label %864

864:                                              ; preds = %855, %864
  %865 = phi i64 [ %882, %864 ], [ 0, %855 ]
  %866 = phi i64 [ %883, %864 ], [ 0, %855 ]
  %867 = getelementptr inbounds nuw float, ptr %863, i64 %865
  call void @llvm.prefetch.p0(ptr %867, i32 0, i32 3, i32 1)
  %868 = or disjoint i64 %865, 16
  %869 = getelementptr inbounds nuw float, ptr %863, i64 %868
  call void @llvm.prefetch.p0(ptr nonnull %869, i32 0, i32 3, i32 1)
  %870 = or disjoint i64 %865, 32
  %871 = getelementptr inbounds nuw float, ptr %863, i64 %870
  call void @llvm.prefetch.p0(ptr nonnull %871, i32 0, i32 3, i32 1)
  %872 = or disjoint i64 %865, 48
  %873 = getelementptr inbounds nuw float, ptr %863, i64 %872
  call void @llvm.prefetch.p0(ptr nonnull %873, i32 0, i32 3, i32 1)
  %874 = or disjoint i64 %865, 64
  %875 = getelementptr inbounds nuw float, ptr %863, i64 %874
  call void @llvm.prefetch.p0(ptr nonnull %875, i32 0, i32 3, i32 1)
  %876 = or disjoint i64 %865, 80
  %877 = getelementptr inbounds nuw float, ptr %863, i64 %876
  call void @llvm.prefetch.p0(ptr nonnull %877, i32 0, i32 3, i32 1)
  %878 = or disjoint i64 %865, 96
  %879 = getelementptr inbounds nuw float, ptr %863, i64 %878
  call void @llvm.prefetch.p0(ptr nonnull %879, i32 0, i32 3, i32 1)
  %880 = or disjoint i64 %865, 112
  %881 = getelementptr inbounds nuw float, ptr %863, i64 %880
  call void @llvm.prefetch.p0(ptr nonnull %881, i32 0, i32 3, i32 1)
  %882 = add nuw nsw i64 %865, 128
  %883 = add i64 %866, 8
  %884 = icmp eq i64 %883, %369
  br i1 %884, label %885, label %864, !llvm.loop !16

885:                                              ; preds = %864, %855
  %886 = phi i64 [ 0, %855 ], [ %882, %864 ]
  br i1 %370, label %894, label %887

887:                                              ; preds = %885, %887
  %888 = phi i64 [ %891, %887 ], [ %886, %885 ]
  %889 = phi i64 [ %892, %887 ], [ 0, %885 ]
  %890 = getelementptr inbounds nuw float, ptr %863, i64 %888
  call void @llvm.prefetch.p0(ptr %890, i32 0, i32 3, i32 1)
  %891 = add nuw nsw i64 %888, 16
  %892 = add i64 %889, 1
  %893 = icmp eq i64 %892, %367
  br i1 %893, label %894, label %887, !llvm.loop !22

894:                                              ; preds = %885, %887, %841
  %895 = mul nsw i64 %854, %328
  %896 = getelementptr float, ptr %772, i64 %895
  %897 = load <8 x float>, ptr %896, align 4
  %898 = getelementptr inbounds nuw i8, ptr %896, i64 32
  %899 = load <8 x float>, ptr %898, align 4
  %900 = getelementptr inbounds nuw i8, ptr %896, i64 64
  %901 = load <8 x float>, ptr %900, align 4
  %902 = getelementptr inbounds nuw i8, ptr %896, i64 96
  %903 = load <8 x float>, ptr %902, align 4
  %904 = getelementptr inbounds nuw float, ptr %775, i64 %854
  %905 = load float, ptr %904, align 4
  %906 = insertelement <8 x float> poison, float %905, i64 0
  %907 = shufflevector <8 x float> %906, <8 x float> poison, <8 x i32> zeroinitializer
  %908 = call <8 x float> @llvm.fma.v8f32(<8 x float> %907, <8 x float> %897, <8 x float> %842)
  %909 = call <8 x float> @llvm.fma.v8f32(<8 x float> %907, <8 x float> %899, <8 x float> %843)
  %910 = call <8 x float> @llvm.fma.v8f32(<8 x float> %907, <8 x float> %901, <8 x float> %844)
  %911 = call <8 x float> @llvm.fma.v8f32(<8 x float> %907, <8 x float> %903, <8 x float> %845)
  %912 = getelementptr inbounds nuw float, ptr %776, i64 %854
  %913 = load float, ptr %912, align 4
  %914 = insertelement <8 x float> poison, float %913, i64 0
  %915 = shufflevector <8 x float> %914, <8 x float> poison, <8 x i32> zeroinitializer
  %916 = call <8 x float> @llvm.fma.v8f32(<8 x float> %915, <8 x float> %897, <8 x float> %846)
  %917 = call <8 x float> @llvm.fma.v8f32(<8 x float> %915, <8 x float> %899, <8 x float> %847)
  %918 = call <8 x float> @llvm.fma.v8f32(<8 x float> %915, <8 x float> %901, <8 x float> %848)
  %919 = call <8 x float> @llvm.fma.v8f32(<8 x float> %915, <8 x float> %903, <8 x float> %849)
  %920 = getelementptr inbounds nuw float, ptr %777, i64 %854
  %921 = load float, ptr %920, align 4
  %922 = insertelement <8 x float> poison, float %921, i64 0
  %923 = shufflevector <8 x float> %922, <8 x float> poison, <8 x i32> zeroinitializer
  %924 = call <8 x float> @llvm.fma.v8f32(<8 x float> %923, <8 x float> %897, <8 x float> %850)
  %925 = call <8 x float> @llvm.fma.v8f32(<8 x float> %923, <8 x float> %899, <8 x float> %851)
  %926 = call <8 x float> @llvm.fma.v8f32(<8 x float> %923, <8 x float> %901, <8 x float> %852)
  %927 = call <8 x float> @llvm.fma.v8f32(<8 x float> %923, <8 x float> %903, <8 x float> %853)
  %928 = add nuw nsw i64 %854, 1
  %929 = icmp eq i64 %928, %137
  br i1 %929, label %778, label %841, !llvm.loop !23

930:                                              ; preds = %757, %938
  %931 = phi i64 [ %968, %938 ], [ %755, %757 ]
  br i1 %335, label %932, label %938

932:                                              ; preds = %930
  %933 = icmp eq i64 %931, 0
  %934 = getelementptr float, ptr %330, i64 %931
  %935 = load ptr, ptr %763, align 8
  %936 = load ptr, ptr %765, align 8
  %937 = load ptr, ptr %767, align 8
  br label %970

938:                                              ; preds = %1015, %930
  %939 = phi i64 [ %762, %930 ], [ %766, %1015 ]
  %940 = phi i64 [ %761, %930 ], [ %764, %1015 ]
  %941 = phi <8 x float> [ zeroinitializer, %930 ], [ %1033, %1015 ]
  %942 = phi <8 x float> [ zeroinitializer, %930 ], [ %1028, %1015 ]
  %943 = phi <8 x float> [ zeroinitializer, %930 ], [ %1023, %1015 ]
  %944 = load ptr, ptr %760, align 8
  %945 = getelementptr inbounds nuw float, ptr %944, i64 %931
  %946 = load float, ptr %768, align 8
  %947 = insertelement <8 x float> poison, float %946, i64 0
  %948 = shufflevector <8 x float> %947, <8 x float> poison, <8 x i32> zeroinitializer
  %949 = fmul <8 x float> %943, %948
  store <8 x float> %949, ptr %945, align 4
  %950 = getelementptr inbounds %struct.query, ptr %742, i64 %940
  %951 = getelementptr inbounds nuw i8, ptr %950, i64 8
  %952 = load ptr, ptr %951, align 8
  %953 = getelementptr inbounds nuw float, ptr %952, i64 %931
  %954 = getelementptr inbounds nuw i8, ptr %950, i64 32
  %955 = load float, ptr %954, align 8
  %956 = insertelement <8 x float> poison, float %955, i64 0
  %957 = shufflevector <8 x float> %956, <8 x float> poison, <8 x i32> zeroinitializer
  %958 = fmul <8 x float> %942, %957
  store <8 x float> %958, ptr %953, align 4
  %959 = getelementptr inbounds %struct.query, ptr %742, i64 %939
  %960 = getelementptr inbounds nuw i8, ptr %959, i64 8
  %961 = load ptr, ptr %960, align 8
  %962 = getelementptr inbounds nuw float, ptr %961, i64 %931
  %963 = getelementptr inbounds nuw i8, ptr %959, i64 32
  %964 = load float, ptr %963, align 8
  %965 = insertelement <8 x float> poison, float %964, i64 0
  %966 = shufflevector <8 x float> %965, <8 x float> poison, <8 x i32> zeroinitializer
  %967 = fmul <8 x float> %941, %966
  store <8 x float> %967, ptr %962, align 4
  %968 = add nuw nsw i64 %931, 8
  %969 = icmp slt i64 %968, %324
  br i1 %969, label %930, label %1436, !llvm.loop !24

970:                                              ; preds = %932, %1015
  %971 = phi <8 x float> [ zeroinitializer, %932 ], [ %1033, %1015 ]
  %972 = phi <8 x float> [ zeroinitializer, %932 ], [ %1028, %1015 ]
  %973 = phi <8 x float> [ zeroinitializer, %932 ], [ %1023, %1015 ]
  %974 = phi i64 [ 0, %932 ], [ %1034, %1015 ]
  br i1 %933, label %975, label %1015

975:                                              ; preds = %970
  %976 = add nuw nsw i64 %974, 32
  %977 = sub nsw i64 %976, %137
  %978 = icmp slt i64 %977, 0
  %979 = mul nsw i64 %976, %328
  %980 = getelementptr inbounds float, ptr %330, i64 %979
  %981 = mul nsw i64 %977, %325
  %982 = getelementptr inbounds float, ptr %418, i64 %981
  %983 = select i1 %978, ptr %980, ptr %982
  br i1 %337, label %984, label %1015

984:                                              ; preds = %975
  br i1 %372, label %1006, label %985

985:                                              ; preds = %984, %985
  %986 = phi i64 [ %1003, %985 ], [ 0, %984 ]
  %987 = phi i64 [ %1004, %985 ], [ 0, %984 ]
  %988 = getelementptr inbounds nuw float, ptr %983, i64 %986
  call void @llvm.prefetch.p0(ptr %988, i32 0, i32 3, i32 1)
  %989 = or disjoint i64 %986, 16
  %990 = getelementptr inbounds nuw float, ptr %983, i64 %989
  call void @llvm.prefetch.p0(ptr nonnull %990, i32 0, i32 3, i32 1)
  %991 = or disjoint i64 %986, 32
  %992 = getelementptr inbounds nuw float, ptr %983, i64 %991
  call void @llvm.prefetch.p0(ptr nonnull %992, i32 0, i32 3, i32 1)
  %993 = or disjoint i64 %986, 48
  %994 = getelementptr inbounds nuw float, ptr %983, i64 %993
  call void @llvm.prefetch.p0(ptr nonnull %994, i32 0, i32 3, i32 1)
  %995 = or disjoint i64 %986, 64
  %996 = getelementptr inbounds nuw float, ptr %983, i64 %995
  call void @llvm.prefetch.p0(ptr nonnull %996, i32 0, i32 3, i32 1)
  %997 = or disjoint i64 %986, 80
  %998 = getelementptr inbounds nuw float, ptr %983, i64 %997
  call void @llvm.prefetch.p0(ptr nonnull %998, i32 0, i32 3, i32 1)
  %999 = or disjoint i64 %986, 96
  %1000 = getelementptr inbounds nuw float, ptr %983, i64 %999
  call void @llvm.prefetch.p0(ptr nonnull %1000, i32 0, i32 3, i32 1)
  %1001 = or disjoint i64 %986, 112
  %1002 = getelementptr inbounds nuw float, ptr %983, i64 %1001
  call void @llvm.prefetch.p0(ptr nonnull %1002, i32 0, i32 3, i32 1)
  %1003 = add nuw nsw i64 %986, 128
  %1004 = add i64 %987, 8
  %1005 = icmp eq i64 %1004, %373
  br i1 %1005, label %1006, label %985, !llvm.loop !16

1006:                                             ; preds = %985, %984
  %1007 = phi i64 [ 0, %984 ], [ %1003, %985 ]
  br i1 %374, label %1015, label %1008

1008:                                             ; preds = %1006, %1008
  %1009 = phi i64 [ %1012, %1008 ], [ %1007, %1006 ]
  %1010 = phi i64 [ %1013, %1008 ], [ 0, %1006 ]
  %1011 = getelementptr inbounds nuw float, ptr %983, i64 %1009
  call void @llvm.prefetch.p0(ptr %1011, i32 0, i32 3, i32 1)
  %1012 = add nuw nsw i64 %1009, 16
  %1013 = add i64 %1010, 1
  %1014 = icmp eq i64 %1013, %371
  br i1 %1014, label %1015, label %1008, !llvm.loop !25

1015:                                             ; preds = %1006, %1008, %975, %970
  %1016 = mul nsw i64 %974, %328
  %1017 = getelementptr float, ptr %934, i64 %1016
  %1018 = load <8 x float>, ptr %1017, align 4
  %1019 = getelementptr inbounds nuw float, ptr %935, i64 %974
  %1020 = load float, ptr %1019, align 4
  %1021 = insertelement <8 x float> poison, float %1020, i64 0
  %1022 = shufflevector <8 x float> %1021, <8 x float> poison, <8 x i32> zeroinitializer
  %1023 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1022, <8 x float> %1018, <8 x float> %973)
  %1024 = getelementptr inbounds nuw float, ptr %936, i64 %974
  %1025 = load float, ptr %1024, align 4
  %1026 = insertelement <8 x float> poison, float %1025, i64 0
  %1027 = shufflevector <8 x float> %1026, <8 x float> poison, <8 x i32> zeroinitializer
  %1028 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1027, <8 x float> %1018, <8 x float> %972)
  %1029 = getelementptr inbounds nuw float, ptr %937, i64 %974
  %1030 = load float, ptr %1029, align 4
  %1031 = insertelement <8 x float> poison, float %1030, i64 0
  %1032 = shufflevector <8 x float> %1031, <8 x float> poison, <8 x i32> zeroinitializer
  %1033 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1032, <8 x float> %1018, <8 x float> %971)
  %1034 = add nuw nsw i64 %974, 1
  %1035 = icmp eq i64 %1034, %137
  br i1 %1035, label %938, label %970, !llvm.loop !23

1036:                                             ; preds = %736
  br i1 %343, label %1056, label %1037

1037:                                             ; preds = %1036
  %1038 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1039 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1040 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1041 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1042 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1043 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1044 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1045 = getelementptr inbounds %struct.query, ptr %742, i64 %1044, i32 3
  %1046 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1047 = getelementptr inbounds %struct.query, ptr %742, i64 %1046, i32 3
  %1048 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1049 = getelementptr inbounds %struct.query, ptr %742, i64 %1048, i32 3
  %1050 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1051 = getelementptr inbounds %struct.query, ptr %742, i64 %1050, i32 3
  %1052 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1053 = getelementptr inbounds %struct.query, ptr %742, i64 %1052, i32 3
  %1054 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1055 = getelementptr inbounds %struct.query, ptr %742, i64 %1054, i32 3
  br label %1080

1056:                                             ; preds = %1092, %1036
  %1057 = phi i64 [ 0, %1036 ], [ %1081, %1092 ]
  %1058 = icmp slt i64 %1057, %324
  br i1 %1058, label %1059, label %1436

1059:                                             ; preds = %1056
  %1060 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1061 = getelementptr inbounds %struct.query, ptr %742, i64 %1060
  %1062 = getelementptr inbounds nuw i8, ptr %1061, i64 8
  %1063 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1064 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1065 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1066 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1067 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1068 = getelementptr inbounds %struct.query, ptr %742, i64 %1060, i32 3
  %1069 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1070 = getelementptr inbounds %struct.query, ptr %742, i64 %1069, i32 3
  %1071 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1072 = getelementptr inbounds %struct.query, ptr %742, i64 %1071, i32 3
  %1073 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1074 = getelementptr inbounds %struct.query, ptr %742, i64 %1073, i32 3
  %1075 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1076 = getelementptr inbounds %struct.query, ptr %742, i64 %1075, i32 3
  %1077 = call i64 @llvm.smin.i64(i64 %740, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1078 = getelementptr inbounds %struct.query, ptr %742, i64 %1077, i32 3
  %1079 = getelementptr inbounds nuw i8, ptr %1061, i64 32
  br label %1276

1080:                                             ; preds = %1037, %1092
  %1081 = phi i64 [ %1177, %1092 ], [ 16, %1037 ]
  %1082 = phi i64 [ %1081, %1092 ], [ 0, %1037 ]
  %1083 = getelementptr float, ptr %330, i64 %1082
  br i1 %335, label %1084, label %1092

1084:                                             ; preds = %1080
  %1085 = icmp eq i64 %1082, 0
  %1086 = load ptr, ptr %1045, align 8
  %1087 = load ptr, ptr %1047, align 8
  %1088 = load ptr, ptr %1049, align 8
  %1089 = load ptr, ptr %1051, align 8
  %1090 = load ptr, ptr %1053, align 8
  %1091 = load ptr, ptr %1055, align 8
  br label %1179

1092:                                             ; preds = %1232, %1080
  %1093 = phi i64 [ %1043, %1080 ], [ %1054, %1232 ]
  %1094 = phi i64 [ %1042, %1080 ], [ %1052, %1232 ]
  %1095 = phi i64 [ %1041, %1080 ], [ %1050, %1232 ]
  %1096 = phi i64 [ %1040, %1080 ], [ %1048, %1232 ]
  %1097 = phi i64 [ %1039, %1080 ], [ %1046, %1232 ]
  %1098 = phi i64 [ %1038, %1080 ], [ %1044, %1232 ]
  %1099 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1273, %1232 ]
  %1100 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1272, %1232 ]
  %1101 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1267, %1232 ]
  %1102 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1266, %1232 ]
  %1103 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1261, %1232 ]
  %1104 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1260, %1232 ]
  %1105 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1255, %1232 ]
  %1106 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1254, %1232 ]
  %1107 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1249, %1232 ]
  %1108 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1248, %1232 ]
  %1109 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1243, %1232 ]
  %1110 = phi <8 x float> [ zeroinitializer, %1080 ], [ %1242, %1232 ]
  %1111 = getelementptr inbounds %struct.query, ptr %742, i64 %1098
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 8
  %1113 = load ptr, ptr %1112, align 8
  %1114 = getelementptr inbounds nuw float, ptr %1113, i64 %1082
  %1115 = getelementptr inbounds nuw i8, ptr %1111, i64 32
  %1116 = load float, ptr %1115, align 8
  %1117 = insertelement <8 x float> poison, float %1116, i64 0
  %1118 = shufflevector <8 x float> %1117, <8 x float> poison, <8 x i32> zeroinitializer
  %1119 = fmul <8 x float> %1110, %1118
  store <8 x float> %1119, ptr %1114, align 4
  %1120 = getelementptr inbounds nuw i8, ptr %1114, i64 32
  %1121 = fmul <8 x float> %1109, %1118
  store <8 x float> %1121, ptr %1120, align 4
  %1122 = getelementptr inbounds %struct.query, ptr %742, i64 %1097
  %1123 = getelementptr inbounds nuw i8, ptr %1122, i64 8
  %1124 = load ptr, ptr %1123, align 8
  %1125 = getelementptr inbounds nuw float, ptr %1124, i64 %1082
  %1126 = getelementptr inbounds nuw i8, ptr %1122, i64 32
  %1127 = load float, ptr %1126, align 8
  %1128 = insertelement <8 x float> poison, float %1127, i64 0
  %1129 = shufflevector <8 x float> %1128, <8 x float> poison, <8 x i32> zeroinitializer
  %1130 = fmul <8 x float> %1108, %1129
  store <8 x float> %1130, ptr %1125, align 4
  %1131 = getelementptr inbounds nuw i8, ptr %1125, i64 32
  %1132 = fmul <8 x float> %1107, %1129
  store <8 x float> %1132, ptr %1131, align 4
  %1133 = getelementptr inbounds %struct.query, ptr %742, i64 %1096
  %1134 = getelementptr inbounds nuw i8, ptr %1133, i64 8
  %1135 = load ptr, ptr %1134, align 8
  %1136 = getelementptr inbounds nuw float, ptr %1135, i64 %1082
  %1137 = getelementptr inbounds nuw i8, ptr %1133, i64 32
  %1138 = load float, ptr %1137, align 8
  %1139 = insertelement <8 x float> poison, float %1138, i64 0
  %1140 = shufflevector <8 x float> %1139, <8 x float> poison, <8 x i32> zeroinitializer
  %1141 = fmul <8 x float> %1106, %1140
  store <8 x float> %1141, ptr %1136, align 4
  %1142 = getelementptr inbounds nuw i8, ptr %1136, i64 32
  %1143 = fmul <8 x float> %1105, %1140
  store <8 x float> %1143, ptr %1142, align 4
  %1144 = getelementptr inbounds %struct.query, ptr %742, i64 %1095
  %1145 = getelementptr inbounds nuw i8, ptr %1144, i64 8
  %1146 = load ptr, ptr %1145, align 8
  %1147 = getelementptr inbounds nuw float, ptr %1146, i64 %1082
  %1148 = getelementptr inbounds nuw i8, ptr %1144, i64 32
  %1149 = load float, ptr %1148, align 8
  %1150 = insertelement <8 x float> poison, float %1149, i64 0
  %1151 = shufflevector <8 x float> %1150, <8 x float> poison, <8 x i32> zeroinitializer
  %1152 = fmul <8 x float> %1104, %1151
  store <8 x float> %1152, ptr %1147, align 4
  %1153 = getelementptr inbounds nuw i8, ptr %1147, i64 32
  %1154 = fmul <8 x float> %1103, %1151
  store <8 x float> %1154, ptr %1153, align 4
  %1155 = getelementptr inbounds %struct.query, ptr %742, i64 %1094
  %1156 = getelementptr inbounds nuw i8, ptr %1155, i64 8
  %1157 = load ptr, ptr %1156, align 8
  %1158 = getelementptr inbounds nuw float, ptr %1157, i64 %1082
  %1159 = getelementptr inbounds nuw i8, ptr %1155, i64 32
  %1160 = load float, ptr %1159, align 8
  %1161 = insertelement <8 x float> poison, float %1160, i64 0
  %1162 = shufflevector <8 x float> %1161, <8 x float> poison, <8 x i32> zeroinitializer
  %1163 = fmul <8 x float> %1102, %1162
  store <8 x float> %1163, ptr %1158, align 4
  %1164 = getelementptr inbounds nuw i8, ptr %1158, i64 32
  %1165 = fmul <8 x float> %1101, %1162
  store <8 x float> %1165, ptr %1164, align 4
  %1166 = getelementptr inbounds %struct.query, ptr %742, i64 %1093
  %1167 = getelementptr inbounds nuw i8, ptr %1166, i64 8
  %1168 = load ptr, ptr %1167, align 8
  %1169 = getelementptr inbounds nuw float, ptr %1168, i64 %1082
  %1170 = getelementptr inbounds nuw i8, ptr %1166, i64 32
  %1171 = load float, ptr %1170, align 8
  %1172 = insertelement <8 x float> poison, float %1171, i64 0
  %1173 = shufflevector <8 x float> %1172, <8 x float> poison, <8 x i32> zeroinitializer
  %1174 = fmul <8 x float> %1100, %1173
  store <8 x float> %1174, ptr %1169, align 4
  %1175 = getelementptr inbounds nuw i8, ptr %1169, i64 32
  %1176 = fmul <8 x float> %1099, %1173
  store <8 x float> %1176, ptr %1175, align 4
  %1177 = add nuw nsw i64 %1081, 16
  %1178 = icmp sgt i64 %1177, %324
  br i1 %1178, label %1056, label %1080, !llvm.loop !21

1179:                                             ; preds = %1084, %1232
  %1180 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1273, %1232 ]
  %1181 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1272, %1232 ]
  %1182 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1267, %1232 ]
  %1183 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1266, %1232 ]
  %1184 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1261, %1232 ]
  %1185 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1260, %1232 ]
  %1186 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1255, %1232 ]
  %1187 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1254, %1232 ]
  %1188 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1249, %1232 ]
  %1189 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1248, %1232 ]
  %1190 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1243, %1232 ]
  %1191 = phi <8 x float> [ zeroinitializer, %1084 ], [ %1242, %1232 ]
  %1192 = phi i64 [ 0, %1084 ], [ %1274, %1232 ]
  br i1 %1085, label %1193, label %1232

1193:                                             ; preds = %1179
  %1194 = add nuw nsw i64 %1192, 32
  %1195 = sub nsw i64 %1194, %137
  %1196 = icmp slt i64 %1195, 0
  %1197 = mul nsw i64 %1194, %328
  %1198 = getelementptr inbounds float, ptr %330, i64 %1197
  %1199 = mul nsw i64 %1195, %325
  %1200 = getelementptr inbounds float, ptr %418, i64 %1199
  %1201 = select i1 %1196, ptr %1198, ptr %1200
  br i1 %360, label %1223, label %1202

1202:                                             ; preds = %1193, %1202
  %1203 = phi i64 [ %1220, %1202 ], [ 0, %1193 ]
  %1204 = phi i64 [ %1221, %1202 ], [ 0, %1193 ]
  %1205 = getelementptr inbounds nuw float, ptr %1201, i64 %1203
  call void @llvm.prefetch.p0(ptr %1205, i32 0, i32 3, i32 1)
  %1206 = or disjoint i64 %1203, 16
  %1207 = getelementptr inbounds nuw float, ptr %1201, i64 %1206
  call void @llvm.prefetch.p0(ptr nonnull %1207, i32 0, i32 3, i32 1)
  %1208 = or disjoint i64 %1203, 32
  %1209 = getelementptr inbounds nuw float, ptr %1201, i64 %1208
  call void @llvm.prefetch.p0(ptr nonnull %1209, i32 0, i32 3, i32 1)
  %1210 = or disjoint i64 %1203, 48
  %1211 = getelementptr inbounds nuw float, ptr %1201, i64 %1210
  call void @llvm.prefetch.p0(ptr nonnull %1211, i32 0, i32 3, i32 1)
  %1212 = or disjoint i64 %1203, 64
  %1213 = getelementptr inbounds nuw float, ptr %1201, i64 %1212
  call void @llvm.prefetch.p0(ptr nonnull %1213, i32 0, i32 3, i32 1)
  %1214 = or disjoint i64 %1203, 80
  %1215 = getelementptr inbounds nuw float, ptr %1201, i64 %1214
  call void @llvm.prefetch.p0(ptr nonnull %1215, i32 0, i32 3, i32 1)
  %1216 = or disjoint i64 %1203, 96
  %1217 = getelementptr inbounds nuw float, ptr %1201, i64 %1216
  call void @llvm.prefetch.p0(ptr nonnull %1217, i32 0, i32 3, i32 1)
  %1218 = or disjoint i64 %1203, 112
  %1219 = getelementptr inbounds nuw float, ptr %1201, i64 %1218
  call void @llvm.prefetch.p0(ptr nonnull %1219, i32 0, i32 3, i32 1)
  %1220 = add nuw nsw i64 %1203, 128
  %1221 = add i64 %1204, 8
  %1222 = icmp eq i64 %1221, %361
  br i1 %1222, label %1223, label %1202, !llvm.loop !16

1223:                                             ; preds = %1202, %1193
  %1224 = phi i64 [ 0, %1193 ], [ %1220, %1202 ]
  br i1 %362, label %1232, label %1225

1225:                                             ; preds = %1223, %1225
  %1226 = phi i64 [ %1229, %1225 ], [ %1224, %1223 ]
  %1227 = phi i64 [ %1230, %1225 ], [ 0, %1223 ]
  %1228 = getelementptr inbounds nuw float, ptr %1201, i64 %1226
  call void @llvm.prefetch.p0(ptr %1228, i32 0, i32 3, i32 1)
  %1229 = add nuw nsw i64 %1226, 16
  %1230 = add i64 %1227, 1
  %1231 = icmp eq i64 %1230, %359
  br i1 %1231, label %1232, label %1225, !llvm.loop !26

1232:                                             ; preds = %1223, %1225, %1179
  %1233 = mul nsw i64 %1192, %328
  %1234 = getelementptr float, ptr %1083, i64 %1233
  %1235 = load <8 x float>, ptr %1234, align 4
  %1236 = getelementptr inbounds nuw i8, ptr %1234, i64 32
  %1237 = load <8 x float>, ptr %1236, align 4
  %1238 = getelementptr inbounds nuw float, ptr %1086, i64 %1192
  %1239 = load float, ptr %1238, align 4
  %1240 = insertelement <8 x float> poison, float %1239, i64 0
  %1241 = shufflevector <8 x float> %1240, <8 x float> poison, <8 x i32> zeroinitializer
  %1242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1241, <8 x float> %1235, <8 x float> %1191)
  %1243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1241, <8 x float> %1237, <8 x float> %1190)
  %1244 = getelementptr inbounds nuw float, ptr %1087, i64 %1192
  %1245 = load float, ptr %1244, align 4
  %1246 = insertelement <8 x float> poison, float %1245, i64 0
  %1247 = shufflevector <8 x float> %1246, <8 x float> poison, <8 x i32> zeroinitializer
  %1248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1247, <8 x float> %1235, <8 x float> %1189)
  %1249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1247, <8 x float> %1237, <8 x float> %1188)
  %1250 = getelementptr inbounds nuw float, ptr %1088, i64 %1192
  %1251 = load float, ptr %1250, align 4
  %1252 = insertelement <8 x float> poison, float %1251, i64 0
  %1253 = shufflevector <8 x float> %1252, <8 x float> poison, <8 x i32> zeroinitializer
  %1254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1253, <8 x float> %1235, <8 x float> %1187)
  %1255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1253, <8 x float> %1237, <8 x float> %1186)
  %1256 = getelementptr inbounds nuw float, ptr %1089, i64 %1192
  %1257 = load float, ptr %1256, align 4
  %1258 = insertelement <8 x float> poison, float %1257, i64 0
  %1259 = shufflevector <8 x float> %1258, <8 x float> poison, <8 x i32> zeroinitializer
  %1260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1259, <8 x float> %1235, <8 x float> %1185)
  %1261 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1259, <8 x float> %1237, <8 x float> %1184)
  %1262 = getelementptr inbounds nuw float, ptr %1090, i64 %1192
  %1263 = load float, ptr %1262, align 4
  %1264 = insertelement <8 x float> poison, float %1263, i64 0
  %1265 = shufflevector <8 x float> %1264, <8 x float> poison, <8 x i32> zeroinitializer
  %1266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1265, <8 x float> %1235, <8 x float> %1183)
  %1267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1265, <8 x float> %1237, <8 x float> %1182)
  %1268 = getelementptr inbounds nuw float, ptr %1091, i64 %1192
  %1269 = load float, ptr %1268, align 4
  %1270 = insertelement <8 x float> poison, float %1269, i64 0
  %1271 = shufflevector <8 x float> %1270, <8 x float> poison, <8 x i32> zeroinitializer
  %1272 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1271, <8 x float> %1235, <8 x float> %1181)
  %1273 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1271, <8 x float> %1237, <8 x float> %1180)
  %1274 = add nuw nsw i64 %1192, 1
  %1275 = icmp eq i64 %1274, %137
  br i1 %1275, label %1092, label %1179, !llvm.loop !23

1276:                                             ; preds = %1059, %1287
  %1277 = phi i64 [ %1350, %1287 ], [ %1057, %1059 ]
  br i1 %335, label %1278, label %1287

1278:                                             ; preds = %1276
  %1279 = icmp eq i64 %1277, 0
  %1280 = getelementptr float, ptr %330, i64 %1277
  %1281 = load ptr, ptr %1068, align 8
  %1282 = load ptr, ptr %1070, align 8
  %1283 = load ptr, ptr %1072, align 8
  %1284 = load ptr, ptr %1074, align 8
  %1285 = load ptr, ptr %1076, align 8
  %1286 = load ptr, ptr %1078, align 8
  br label %1352

1287:                                             ; preds = %1400, %1276
  %1288 = phi i64 [ %1067, %1276 ], [ %1077, %1400 ]
  %1289 = phi i64 [ %1066, %1276 ], [ %1075, %1400 ]
  %1290 = phi i64 [ %1065, %1276 ], [ %1073, %1400 ]
  %1291 = phi i64 [ %1064, %1276 ], [ %1071, %1400 ]
  %1292 = phi i64 [ %1063, %1276 ], [ %1069, %1400 ]
  %1293 = phi <8 x float> [ zeroinitializer, %1276 ], [ %1433, %1400 ]
  %1294 = phi <8 x float> [ zeroinitializer, %1276 ], [ %1428, %1400 ]
  %1295 = phi <8 x float> [ zeroinitializer, %1276 ], [ %1423, %1400 ]
  %1296 = phi <8 x float> [ zeroinitializer, %1276 ], [ %1418, %1400 ]
  %1297 = phi <8 x float> [ zeroinitializer, %1276 ], [ %1413, %1400 ]
  %1298 = phi <8 x float> [ zeroinitializer, %1276 ], [ %1408, %1400 ]
  %1299 = load ptr, ptr %1062, align 8
  %1300 = getelementptr inbounds nuw float, ptr %1299, i64 %1277
  %1301 = load float, ptr %1079, align 8
  %1302 = insertelement <8 x float> poison, float %1301, i64 0
  %1303 = shufflevector <8 x float> %1302, <8 x float> poison, <8 x i32> zeroinitializer
  %1304 = fmul <8 x float> %1298, %1303
  store <8 x float> %1304, ptr %1300, align 4
  %1305 = getelementptr inbounds %struct.query, ptr %742, i64 %1292
  %1306 = getelementptr inbounds nuw i8, ptr %1305, i64 8
  %1307 = load ptr, ptr %1306, align 8
  %1308 = getelementptr inbounds nuw float, ptr %1307, i64 %1277
  %1309 = getelementptr inbounds nuw i8, ptr %1305, i64 32
  %1310 = load float, ptr %1309, align 8
  %1311 = insertelement <8 x float> poison, float %1310, i64 0
  %1312 = shufflevector <8 x float> %1311, <8 x float> poison, <8 x i32> zeroinitializer
  %1313 = fmul <8 x float> %1297, %1312
  store <8 x float> %1313, ptr %1308, align 4
  %1314 = getelementptr inbounds %struct.query, ptr %742, i64 %1291
  %1315 = getelementptr inbounds nuw i8, ptr %1314, i64 8
  %1316 = load ptr, ptr %1315, align 8
  %1317 = getelementptr inbounds nuw float, ptr %1316, i64 %1277
  %1318 = getelementptr inbounds nuw i8, ptr %1314, i64 32
  %1319 = load float, ptr %1318, align 8
  %1320 = insertelement <8 x float> poison, float %1319, i64 0
  %1321 = shufflevector <8 x float> %1320, <8 x float> poison, <8 x i32> zeroinitializer
  %1322 = fmul <8 x float> %1296, %1321
  store <8 x float> %1322, ptr %1317, align 4
  %1323 = getelementptr inbounds %struct.query, ptr %742, i64 %1290
  %1324 = getelementptr inbounds nuw i8, ptr %1323, i64 8
  %1325 = load ptr, ptr %1324, align 8
  %1326 = getelementptr inbounds nuw float, ptr %1325, i64 %1277
  %1327 = getelementptr inbounds nuw i8, ptr %1323, i64 32
  %1328 = load float, ptr %1327, align 8
  %1329 = insertelement <8 x float> poison, float %1328, i64 0
  %1330 = shufflevector <8 x float> %1329, <8 x float> poison, <8 x i32> zeroinitializer
  %1331 = fmul <8 x float> %1295, %1330
  store <8 x float> %1331, ptr %1326, align 4
  %1332 = getelementptr inbounds %struct.query, ptr %742, i64 %1289
  %1333 = getelementptr inbounds nuw i8, ptr %1332, i64 8
  %1334 = load ptr, ptr %1333, align 8
  %1335 = getelementptr inbounds nuw float, ptr %1334, i64 %1277
  %1336 = getelementptr inbounds nuw i8, ptr %1332, i64 32
  %1337 = load float, ptr %1336, align 8
  %1338 = insertelement <8 x float> poison, float %1337, i64 0
  %1339 = shufflevector <8 x float> %1338, <8 x float> poison, <8 x i32> zeroinitializer
  %1340 = fmul <8 x float> %1294, %1339
  store <8 x float> %1340, ptr %1335, align 4
  %1341 = getelementptr inbounds %struct.query, ptr %742, i64 %1288
  %1342 = getelementptr inbounds nuw i8, ptr %1341, i64 8
  %1343 = load ptr, ptr %1342, align 8
  %1344 = getelementptr inbounds nuw float, ptr %1343, i64 %1277
  %1345 = getelementptr inbounds nuw i8, ptr %1341, i64 32
  %1346 = load float, ptr %1345, align 8
  %1347 = insertelement <8 x float> poison, float %1346, i64 0
  %1348 = shufflevector <8 x float> %1347, <8 x float> poison, <8 x i32> zeroinitializer
  %1349 = fmul <8 x float> %1293, %1348
  store <8 x float> %1349, ptr %1344, align 4
  %1350 = add nuw nsw i64 %1277, 8
  %1351 = icmp slt i64 %1350, %324
  br i1 %1351, label %1276, label %1436, !llvm.loop !24

1352:                                             ; preds = %1278, %1400
  %1353 = phi <8 x float> [ zeroinitializer, %1278 ], [ %1433, %1400 ]
  %1354 = phi <8 x float> [ zeroinitializer, %1278 ], [ %1428, %1400 ]
  %1355 = phi <8 x float> [ zeroinitializer, %1278 ], [ %1423, %1400 ]
  %1356 = phi <8 x float> [ zeroinitializer, %1278 ], [ %1418, %1400 ]
  %1357 = phi <8 x float> [ zeroinitializer, %1278 ], [ %1413, %1400 ]
  %1358 = phi <8 x float> [ zeroinitializer, %1278 ], [ %1408, %1400 ]
  %1359 = phi i64 [ 0, %1278 ], [ %1434, %1400 ]
  br i1 %1279, label %1360, label %1400

1360:                                             ; preds = %1352
  %1361 = add nuw nsw i64 %1359, 32
  %1362 = sub nsw i64 %1361, %137
  %1363 = icmp slt i64 %1362, 0
  %1364 = mul nsw i64 %1361, %328
  %1365 = getelementptr inbounds float, ptr %330, i64 %1364
  %1366 = mul nsw i64 %1362, %325
  %1367 = getelementptr inbounds float, ptr %418, i64 %1366
  %1368 = select i1 %1363, ptr %1365, ptr %1367
  br i1 %337, label %1369, label %1400

1369:                                             ; preds = %1360
  br i1 %364, label %1391, label %1370

1370:                                             ; preds = %1369, %1370
  %1371 = phi i64 [ %1388, %1370 ], [ 0, %1369 ]
  %1372 = phi i64 [ %1389, %1370 ], [ 0, %1369 ]
  %1373 = getelementptr inbounds nuw float, ptr %1368, i64 %1371
  call void @llvm.prefetch.p0(ptr %1373, i32 0, i32 3, i32 1)
  %1374 = or disjoint i64 %1371, 16
  %1375 = getelementptr inbounds nuw float, ptr %1368, i64 %1374
  call void @llvm.prefetch.p0(ptr nonnull %1375, i32 0, i32 3, i32 1)
  %1376 = or disjoint i64 %1371, 32
  %1377 = getelementptr inbounds nuw float, ptr %1368, i64 %1376
  call void @llvm.prefetch.p0(ptr nonnull %1377, i32 0, i32 3, i32 1)
  %1378 = or disjoint i64 %1371, 48
  %1379 = getelementptr inbounds nuw float, ptr %1368, i64 %1378
  call void @llvm.prefetch.p0(ptr nonnull %1379, i32 0, i32 3, i32 1)
  %1380 = or disjoint i64 %1371, 64
  %1381 = getelementptr inbounds nuw float, ptr %1368, i64 %1380
  call void @llvm.prefetch.p0(ptr nonnull %1381, i32 0, i32 3, i32 1)
  %1382 = or disjoint i64 %1371, 80
  %1383 = getelementptr inbounds nuw float, ptr %1368, i64 %1382
  call void @llvm.prefetch.p0(ptr nonnull %1383, i32 0, i32 3, i32 1)
  %1384 = or disjoint i64 %1371, 96
  %1385 = getelementptr inbounds nuw float, ptr %1368, i64 %1384
  call void @llvm.prefetch.p0(ptr nonnull %1385, i32 0, i32 3, i32 1)
  %1386 = or disjoint i64 %1371, 112
  %1387 = getelementptr inbounds nuw float, ptr %1368, i64 %1386
  call void @llvm.prefetch.p0(ptr nonnull %1387, i32 0, i32 3, i32 1)
  %1388 = add nuw nsw i64 %1371, 128
  %1389 = add i64 %1372, 8
  %1390 = icmp eq i64 %1389, %365
  br i1 %1390, label %1391, label %1370, !llvm.loop !16

1391:                                             ; preds = %1370, %1369
  %1392 = phi i64 [ 0, %1369 ], [ %1388, %1370 ]
  br i1 %366, label %1400, label %1393

1393:                                             ; preds = %1391, %1393
  %1394 = phi i64 [ %1397, %1393 ], [ %1392, %1391 ]
  %1395 = phi i64 [ %1398, %1393 ], [ 0, %1391 ]
  %1396 = getelementptr inbounds nuw float, ptr %1368, i64 %1394
  call void @llvm.prefetch.p0(ptr %1396, i32 0, i32 3, i32 1)
  %1397 = add nuw nsw i64 %1394, 16
  %1398 = add i64 %1395, 1
  %1399 = icmp eq i64 %1398, %363
  br i1 %1399, label %1400, label %1393, !llvm.loop !27

1400:                                             ; preds = %1391, %1393, %1360, %1352
  %1401 = mul nsw i64 %1359, %328
  %1402 = getelementptr float, ptr %1280, i64 %1401
  %1403 = load <8 x float>, ptr %1402, align 4
  %1404 = getelementptr inbounds nuw float, ptr %1281, i64 %1359
  %1405 = load float, ptr %1404, align 4
  %1406 = insertelement <8 x float> poison, float %1405, i64 0
  %1407 = shufflevector <8 x float> %1406, <8 x float> poison, <8 x i32> zeroinitializer
  %1408 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1407, <8 x float> %1403, <8 x float> %1358)
  %1409 = getelementptr inbounds nuw float, ptr %1282, i64 %1359
  %1410 = load float, ptr %1409, align 4
  %1411 = insertelement <8 x float> poison, float %1410, i64 0
  %1412 = shufflevector <8 x float> %1411, <8 x float> poison, <8 x i32> zeroinitializer
  %1413 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1412, <8 x float> %1403, <8 x float> %1357)
  %1414 = getelementptr inbounds nuw float, ptr %1283, i64 %1359
  %1415 = load float, ptr %1414, align 4
  %1416 = insertelement <8 x float> poison, float %1415, i64 0
  %1417 = shufflevector <8 x float> %1416, <8 x float> poison, <8 x i32> zeroinitializer
  %1418 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1417, <8 x float> %1403, <8 x float> %1356)
  %1419 = getelementptr inbounds nuw float, ptr %1284, i64 %1359
  %1420 = load float, ptr %1419, align 4
  %1421 = insertelement <8 x float> poison, float %1420, i64 0
  %1422 = shufflevector <8 x float> %1421, <8 x float> poison, <8 x i32> zeroinitializer
  %1423 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1422, <8 x float> %1403, <8 x float> %1355)
  %1424 = getelementptr inbounds nuw float, ptr %1285, i64 %1359
  %1425 = load float, ptr %1424, align 4
  %1426 = insertelement <8 x float> poison, float %1425, i64 0
  %1427 = shufflevector <8 x float> %1426, <8 x float> poison, <8 x i32> zeroinitializer
  %1428 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1427, <8 x float> %1403, <8 x float> %1354)
  %1429 = getelementptr inbounds nuw float, ptr %1286, i64 %1359
  %1430 = load float, ptr %1429, align 4
  %1431 = insertelement <8 x float> poison, float %1430, i64 0
  %1432 = shufflevector <8 x float> %1431, <8 x float> poison, <8 x i32> zeroinitializer
  %1433 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1432, <8 x float> %1403, <8 x float> %1353)
  %1434 = add nuw nsw i64 %1359, 1
  %1435 = icmp eq i64 %1434, %137
  br i1 %1435, label %1287, label %1352, !llvm.loop !23

1436:                                             ; preds = %1287, %938, %1056, %754
  %1437 = add nuw nsw i64 %737, 6
  %1438 = icmp slt i64 %1437, %380
  br i1 %1438, label %736, label %1439, !llvm.loop !28

1439:                                             ; preds = %1436, %423
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1440 = add nuw nsw i64 %378, 12
  %1441 = load i64, ptr %6, align 8
  %1442 = icmp slt i64 %1440, %1441
  %1443 = add i64 %376, -12
  br i1 %1442, label %375, label %1479, !llvm.loop !29

1444:                                             ; preds = %1444, %396
  %1445 = phi i64 [ 0, %396 ], [ %1476, %1444 ]
  %1446 = phi i64 [ 0, %396 ], [ %1477, %1444 ]
  %1447 = add nsw i64 %384, %1445
  %1448 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1445
  %1449 = mul nsw i64 %389, %1447
  %1450 = getelementptr inbounds float, ptr %388, i64 %1449
  %1451 = mul nsw i64 %390, %1447
  %1452 = getelementptr inbounds float, ptr %192, i64 %1451
  %1453 = getelementptr inbounds float, ptr %193, i64 %1447
  %1454 = shl nsw i64 %1445, 11
  %1455 = getelementptr inbounds nuw i8, ptr %3, i64 %1454
  store ptr %1450, ptr %1448, align 16
  %1456 = getelementptr inbounds nuw i8, ptr %1448, i64 8
  store ptr %1452, ptr %1456, align 8
  %1457 = getelementptr inbounds nuw i8, ptr %1448, i64 16
  store ptr %1453, ptr %1457, align 16
  %1458 = getelementptr inbounds nuw i8, ptr %1448, i64 24
  store ptr %1455, ptr %1458, align 8
  %1459 = getelementptr inbounds nuw i8, ptr %1448, i64 32
  store float 0.000000e+00, ptr %1459, align 16
  %1460 = getelementptr inbounds nuw i8, ptr %1448, i64 36
  store i32 0, ptr %1460, align 4
  %1461 = or disjoint i64 %1445, 1
  %1462 = add nsw i64 %384, %1461
  %1463 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1461
  %1464 = mul nsw i64 %389, %1462
  %1465 = getelementptr inbounds float, ptr %388, i64 %1464
  %1466 = mul nsw i64 %390, %1462
  %1467 = getelementptr inbounds float, ptr %192, i64 %1466
  %1468 = getelementptr inbounds float, ptr %193, i64 %1462
  %1469 = shl nsw i64 %1461, 11
  %1470 = getelementptr inbounds nuw i8, ptr %3, i64 %1469
  store ptr %1465, ptr %1463, align 8
  %1471 = getelementptr inbounds nuw i8, ptr %1463, i64 8
  store ptr %1467, ptr %1471, align 16
  %1472 = getelementptr inbounds nuw i8, ptr %1463, i64 16
  store ptr %1468, ptr %1472, align 8
  %1473 = getelementptr inbounds nuw i8, ptr %1463, i64 24
  store ptr %1470, ptr %1473, align 16
  %1474 = getelementptr inbounds nuw i8, ptr %1463, i64 32
  store float 0.000000e+00, ptr %1474, align 8
  %1475 = getelementptr inbounds nuw i8, ptr %1463, i64 36
  store i32 0, ptr %1475, align 4
  %1476 = add nuw nsw i64 %1445, 2
  %1477 = add i64 %1446, 2
  %1478 = icmp eq i64 %1477, %397
  br i1 %1478, label %398, label %1444, !llvm.loop !30

1479:                                             ; preds = %1439, %323
  %1480 = add i64 %124, 1
  %1481 = icmp eq i64 %1480, %103
  br i1 %1481, label %116, label %123, !llvm.loop !31

1482:                                             ; preds = %118, %32
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  call void @GOMP_barrier()
  %1483 = load i64, ptr %4, align 8
  %1484 = load i64, ptr %6, align 8
  %1485 = mul i64 %1484, %1483
  %1486 = load ptr, ptr %0, align 8
  %1487 = load i64, ptr %9, align 8
  %1488 = getelementptr %struct.source, ptr %1486, i64 %1487
  %1489 = getelementptr i8, ptr %1488, i64 -32
  %1490 = load i64, ptr %1489, align 8
  %1491 = add nsw i64 %1490, 1
  %1492 = call i32 @omp_get_thread_num()
  %1493 = sext i32 %1492 to i64
  %1494 = call i32 @omp_get_num_threads()
  %1495 = sext i32 %1494 to i64
  %1496 = mul nsw i64 %1491, %1493
  %1497 = sdiv i64 %1496, %1495
  %1498 = add nsw i64 %1493, 1
  %1499 = mul nsw i64 %1498, %1491
  %1500 = sdiv i64 %1499, %1495
  %1501 = load i64, ptr %9, align 8
  %1502 = icmp sgt i64 %1501, 0
  br i1 %1502, label %1503, label %1681

1503:                                             ; preds = %1482
  %1504 = icmp slt i64 %1485, 1
  %1505 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1506 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1507 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1508 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1509 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1510 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1511

1511:                                             ; preds = %1503, %1676
  %1512 = phi i64 [ %1501, %1503 ], [ %1677, %1676 ]
  %1513 = phi i64 [ 0, %1503 ], [ %1678, %1676 ]
  %1514 = phi i64 [ 0, %1503 ], [ %1524, %1676 ]
  %1515 = phi i64 [ 0, %1503 ], [ %1679, %1676 ]
  %1516 = load ptr, ptr %0, align 8
  %1517 = getelementptr inbounds nuw %struct.source, ptr %1516, i64 %1515
  %1518 = getelementptr inbounds nuw i8, ptr %1517, i64 56
  %1519 = load i64, ptr %1518, align 8
  %1520 = getelementptr inbounds nuw i8, ptr %1517, i64 16
  %1521 = load i64, ptr %1520, align 8
  %1522 = call i64 @llvm.smax.i64(i64 %1521, i64 511)
  %1523 = lshr i64 %1522, 8
  %1524 = add nuw nsw i64 %1523, %1514
  %1525 = add nsw i64 %1512, -1
  %1526 = icmp slt i64 %1515, %1525
  br i1 %1526, label %1527, label %1531

1527:                                             ; preds = %1511
  %1528 = getelementptr inbounds nuw i8, ptr %1517, i64 144
  %1529 = load i64, ptr %1528, align 8
  %1530 = icmp eq i64 %1529, %1519
  br i1 %1530, label %1676, label %1531

1531:                                             ; preds = %1527, %1511
  %1532 = icmp sle i64 %1497, %1519
  %1533 = icmp slt i64 %1519, %1500
  %1534 = select i1 %1532, i1 %1533, i1 false
  br i1 %1534, label %1535, label %1676

1535:                                             ; preds = %1531
  %1536 = icmp eq i64 %1515, 0
  br i1 %1536, label %1541, label %1537

1537:                                             ; preds = %1535
  %1538 = getelementptr inbounds i8, ptr %1517, i64 -32
  %1539 = load i64, ptr %1538, align 8
  %1540 = icmp ne i64 %1539, %1519
  br label %1541

1541:                                             ; preds = %1537, %1535
  %1542 = phi i1 [ true, %1535 ], [ %1540, %1537 ]
  %1543 = icmp eq i64 %1515, %1525
  br i1 %1543, label %1548, label %1544

1544:                                             ; preds = %1541
  %1545 = getelementptr inbounds nuw i8, ptr %1517, i64 144
  %1546 = load i64, ptr %1545, align 8
  %1547 = icmp ne i64 %1546, %1519
  br label %1548

1548:                                             ; preds = %1544, %1541
  %1549 = phi i1 [ true, %1541 ], [ %1547, %1544 ]
  %1550 = select i1 %1542, i1 %1549, i1 false
  %1551 = icmp eq i64 %1523, 1
  %1552 = select i1 %1550, i1 %1551, i1 false
  %1553 = select i1 %1552, i1 true, i1 %1504
  br i1 %1553, label %1676, label %1554

1554:                                             ; preds = %1548
  %1555 = mul nsw i64 %1519, %1485
  %1556 = add nsw i64 %1513, 1
  %1557 = icmp slt i64 %1556, %1524
  %1558 = icmp slt i64 %1513, %1524
  br label %1559

1559:                                             ; preds = %1554, %1669
  %1560 = phi i64 [ 0, %1554 ], [ %1672, %1669 ]
  %1561 = load ptr, ptr %1505, align 8
  %1562 = load ptr, ptr %1506, align 8
  %1563 = getelementptr inbounds i64, ptr %1562, i64 %1519
  %1564 = load i64, ptr %1563, align 8
  %1565 = mul nsw i64 %1564, %1485
  %1566 = add nsw i64 %1565, %1560
  %1567 = load i64, ptr %1507, align 8
  %1568 = mul nsw i64 %1566, %1567
  %1569 = getelementptr inbounds float, ptr %1561, i64 %1568
  %1570 = load ptr, ptr %1508, align 8
  %1571 = getelementptr inbounds float, ptr %1570, i64 %1555
  %1572 = getelementptr inbounds nuw float, ptr %1571, i64 %1560
  %1573 = load i64, ptr %4, align 8
  %1574 = load i64, ptr %6, align 8
  %1575 = mul nsw i64 %1574, %1573
  %1576 = load ptr, ptr %1509, align 8
  %1577 = getelementptr inbounds nuw float, ptr %1576, i64 %1560
  %1578 = mul nsw i64 %1575, %1513
  %1579 = getelementptr inbounds float, ptr %1577, i64 %1578
  %1580 = load float, ptr %1579, align 4
  br i1 %1557, label %1583, label %1581

1581:                                             ; preds = %1583, %1559
  %1582 = phi float [ %1580, %1559 ], [ %1590, %1583 ]
  br i1 %1558, label %1601, label %1593

1583:                                             ; preds = %1559, %1583
  %1584 = phi i64 [ %1591, %1583 ], [ %1556, %1559 ]
  %1585 = phi float [ %1590, %1583 ], [ %1580, %1559 ]
  %1586 = mul nsw i64 %1584, %1575
  %1587 = getelementptr inbounds float, ptr %1577, i64 %1586
  %1588 = load float, ptr %1587, align 4
  %1589 = fcmp ogt float %1588, %1585
  %1590 = select i1 %1589, float %1588, float %1585
  %1591 = add nsw i64 %1584, 1
  %1592 = icmp slt i64 %1591, %1524
  br i1 %1592, label %1583, label %1581, !llvm.loop !32

1593:                                             ; preds = %1656, %1581
  %1594 = phi i64 [ %1567, %1581 ], [ %1657, %1656 ]
  %1595 = phi float [ 0.000000e+00, %1581 ], [ %1658, %1656 ]
  %1596 = icmp sgt i64 %1594, 0
  br i1 %1596, label %1597, label %1669

1597:                                             ; preds = %1593
  %1598 = fdiv float 1.000000e+00, %1595
  %1599 = insertelement <8 x float> poison, float %1598, i64 0
  %1600 = shufflevector <8 x float> %1599, <8 x float> poison, <8 x i32> zeroinitializer
  br label %1661

1601:                                             ; preds = %1581, %1656
  %1602 = phi i64 [ %1657, %1656 ], [ %1567, %1581 ]
  %1603 = phi float [ %1658, %1656 ], [ 0.000000e+00, %1581 ]
  %1604 = phi i64 [ %1659, %1656 ], [ %1513, %1581 ]
  %1605 = mul nsw i64 %1604, %1575
  %1606 = getelementptr inbounds float, ptr %1577, i64 %1605
  %1607 = load float, ptr %1606, align 4
  %1608 = fcmp oeq float %1607, 0xFFF0000000000000
  br i1 %1608, label %1656, label %1609

1609:                                             ; preds = %1601
  %1610 = fsub float %1607, %1582
  %1611 = insertelement <8 x float> poison, float %1610, i64 0
  %1612 = shufflevector <8 x float> %1611, <8 x float> poison, <8 x i32> zeroinitializer
  %1613 = fcmp olt <8 x float> %1612, splat (float -8.600000e+01)
  %1614 = select <8 x i1> %1613, <8 x float> splat (float -8.600000e+01), <8 x float> %1612
  %1615 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1614, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %1616 = bitcast <8 x float> %1615 to <8 x i32>
  %1617 = fadd <8 x float> %1615, splat (float 0xC168000000000000)
  %1618 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1617, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %1614)
  %1619 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1617, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %1618)
  %1620 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1619, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %1621 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1620, <8 x float> %1619, <8 x float> splat (float 0x3F81112100000000))
  %1622 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1621, <8 x float> %1619, <8 x float> splat (float 0x3FA5553820000000))
  %1623 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1622, <8 x float> %1619, <8 x float> splat (float 0x3FC5555540000000))
  %1624 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1623, <8 x float> %1619, <8 x float> splat (float 5.000000e-01))
  %1625 = fmul <8 x float> %1619, %1619
  %1626 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1624, <8 x float> %1625, <8 x float> %1619)
  %1627 = fadd <8 x float> %1626, splat (float 1.000000e+00)
  %1628 = shl <8 x i32> %1616, splat (i32 23)
  %1629 = add <8 x i32> %1628, splat (i32 1065353216)
  %1630 = bitcast <8 x i32> %1629 to <8 x float>
  %1631 = fmul <8 x float> %1627, %1630
  %1632 = load ptr, ptr %1510, align 8
  %1633 = add nsw i64 %1605, %1560
  %1634 = mul nsw i64 %1602, %1633
  %1635 = getelementptr inbounds float, ptr %1632, i64 %1634
  %1636 = icmp sgt i64 %1602, 0
  br i1 %1636, label %1637, label %1639

1637:                                             ; preds = %1609
  %1638 = fcmp ogt float %1603, 0.000000e+00
  br label %1643

1639:                                             ; preds = %1650, %1609
  %1640 = phi i64 [ %1602, %1609 ], [ %1654, %1650 ]
  %1641 = extractelement <8 x float> %1631, i64 0
  %1642 = fadd float %1603, %1641
  br label %1656

1643:                                             ; preds = %1637, %1650
  %1644 = phi i64 [ 0, %1637 ], [ %1653, %1650 ]
  %1645 = getelementptr inbounds nuw float, ptr %1569, i64 %1644
  %1646 = getelementptr inbounds nuw float, ptr %1635, i64 %1644
  %1647 = load <8 x float>, ptr %1646, align 4
  br i1 %1638, label %1648, label %1650

1648:                                             ; preds = %1643
  %1649 = load <8 x float>, ptr %1645, align 4
  br label %1650

1650:                                             ; preds = %1648, %1643
  %1651 = phi <8 x float> [ %1649, %1648 ], [ zeroinitializer, %1643 ]
  %1652 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1631, <8 x float> %1647, <8 x float> %1651)
  store <8 x float> %1652, ptr %1645, align 4
  %1653 = add nuw nsw i64 %1644, 8
  %1654 = load i64, ptr %1507, align 8
  %1655 = icmp slt i64 %1653, %1654
  br i1 %1655, label %1643, label %1639, !llvm.loop !33

1656:                                             ; preds = %1639, %1601
  %1657 = phi i64 [ %1602, %1601 ], [ %1640, %1639 ]
  %1658 = phi float [ %1603, %1601 ], [ %1642, %1639 ]
  %1659 = add nsw i64 %1604, 1
  %1660 = icmp slt i64 %1659, %1524
  br i1 %1660, label %1601, label %1593, !llvm.loop !34

1661:                                             ; preds = %1597, %1661
  %1662 = phi i64 [ 0, %1597 ], [ %1666, %1661 ]
  %1663 = getelementptr inbounds nuw float, ptr %1569, i64 %1662
  %1664 = load <8 x float>, ptr %1663, align 4
  %1665 = fmul <8 x float> %1600, %1664
  store <8 x float> %1665, ptr %1663, align 4
  %1666 = add nuw nsw i64 %1662, 8
  %1667 = load i64, ptr %1507, align 8
  %1668 = icmp slt i64 %1666, %1667
  br i1 %1668, label %1661, label %1669, !llvm.loop !35

1669:                                             ; preds = %1661, %1593
  %1670 = call float @logf(float noundef %1595)
  %1671 = fadd float %1582, %1670
  store float %1671, ptr %1572, align 4
  %1672 = add nuw nsw i64 %1560, 1
  %1673 = icmp eq i64 %1672, %1485
  br i1 %1673, label %1674, label %1559, !llvm.loop !36

1674:                                             ; preds = %1669
  %1675 = load i64, ptr %9, align 8
  br label %1676

1676:                                             ; preds = %1674, %1548, %1531, %1527
  %1677 = phi i64 [ %1512, %1527 ], [ %1512, %1548 ], [ %1512, %1531 ], [ %1675, %1674 ]
  %1678 = phi i64 [ %1513, %1527 ], [ %1524, %1548 ], [ %1524, %1531 ], [ %1524, %1674 ]
  %1679 = add nuw nsw i64 %1515, 1
  %1680 = icmp slt i64 %1679, %1677
  br i1 %1680, label %1511, label %1681, !llvm.loop !37

1681:                                             ; preds = %1676, %1482
  ret void
}

declare void @GOMP_barrier() local_unnamed_addr

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

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
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7, !11}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !7, !11}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
