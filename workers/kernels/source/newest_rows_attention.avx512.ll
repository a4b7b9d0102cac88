; Made by `make kernels`, not by hand: ziglang 0.15.2, sources fab0a29880730322, code b49686151d113d98
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
  br i1 %44, label %45, label %1528

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
  %62 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
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

116:                                              ; preds = %1525
  %117 = load i64, ptr %9, align 8
  br label %118

118:                                              ; preds = %116, %87
  %119 = phi i64 [ %117, %116 ], [ %88, %87 ]
  %120 = add nuw nsw i64 %97, %89
  %121 = add nuw nsw i64 %91, 1
  %122 = icmp slt i64 %121, %119
  br i1 %122, label %87, label %1528, !llvm.loop !8

123:                                              ; preds = %105, %1525
  %124 = phi i64 [ %102, %105 ], [ %1526, %1525 ]
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
  %226 = lshr i64 %225, 4
  %227 = add nuw nsw i64 %226, 1
  %228 = and i64 %227, 3
  %229 = icmp ult i64 %141, 49
  br i1 %229, label %253, label %230

230:                                              ; preds = %224
  %231 = and i64 %227, 2305843009213693948
  br label %232

232:                                              ; preds = %232, %230
  %233 = phi i64 [ 0, %230 ], [ %250, %232 ]
  %234 = phi i64 [ 0, %230 ], [ %251, %232 ]
  %235 = getelementptr inbounds nuw float, ptr %222, i64 %233
  %236 = getelementptr inbounds nuw float, ptr %219, i64 %233
  %237 = load <16 x float>, ptr %236, align 4
  store <16 x float> %237, ptr %235, align 4
  %238 = or disjoint i64 %233, 16
  %239 = getelementptr inbounds nuw float, ptr %222, i64 %238
  %240 = getelementptr inbounds nuw float, ptr %219, i64 %238
  %241 = load <16 x float>, ptr %240, align 4
  store <16 x float> %241, ptr %239, align 4
  %242 = or disjoint i64 %233, 32
  %243 = getelementptr inbounds nuw float, ptr %222, i64 %242
  %244 = getelementptr inbounds nuw float, ptr %219, i64 %242
  %245 = load <16 x float>, ptr %244, align 4
  store <16 x float> %245, ptr %243, align 4
  %246 = or disjoint i64 %233, 48
  %247 = getelementptr inbounds nuw float, ptr %222, i64 %246
  %248 = getelementptr inbounds nuw float, ptr %219, i64 %246
  %249 = load <16 x float>, ptr %248, align 4
  store <16 x float> %249, ptr %247, align 4
  %250 = add nuw nsw i64 %233, 64
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
  %261 = load <16 x float>, ptr %260, align 4
  store <16 x float> %261, ptr %259, align 4
  %262 = add nuw nsw i64 %257, 16
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
  %282 = lshr i64 %281, 4
  %283 = add nuw nsw i64 %282, 1
  %284 = and i64 %283, 3
  %285 = icmp ult i64 %268, 49
  br i1 %285, label %309, label %286

286:                                              ; preds = %280
  %287 = and i64 %283, 2305843009213693948
  br label %288

288:                                              ; preds = %288, %286
  %289 = phi i64 [ 0, %286 ], [ %306, %288 ]
  %290 = phi i64 [ 0, %286 ], [ %307, %288 ]
  %291 = getelementptr inbounds nuw float, ptr %278, i64 %289
  %292 = getelementptr inbounds nuw float, ptr %275, i64 %289
  %293 = load <16 x float>, ptr %292, align 4
  store <16 x float> %293, ptr %291, align 4
  %294 = or disjoint i64 %289, 16
  %295 = getelementptr inbounds nuw float, ptr %278, i64 %294
  %296 = getelementptr inbounds nuw float, ptr %275, i64 %294
  %297 = load <16 x float>, ptr %296, align 4
  store <16 x float> %297, ptr %295, align 4
  %298 = or disjoint i64 %289, 32
  %299 = getelementptr inbounds nuw float, ptr %278, i64 %298
  %300 = getelementptr inbounds nuw float, ptr %275, i64 %298
  %301 = load <16 x float>, ptr %300, align 4
  store <16 x float> %301, ptr %299, align 4
  %302 = or disjoint i64 %289, 48
  %303 = getelementptr inbounds nuw float, ptr %278, i64 %302
  %304 = getelementptr inbounds nuw float, ptr %275, i64 %302
  %305 = load <16 x float>, ptr %304, align 4
  store <16 x float> %305, ptr %303, align 4
  %306 = add nuw nsw i64 %289, 64
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
  %317 = load <16 x float>, ptr %316, align 4
  store <16 x float> %317, ptr %315, align 4
  %318 = add nuw nsw i64 %313, 16
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
  br i1 %333, label %334, label %1525

334:                                              ; preds = %323
  %335 = icmp sgt i64 %137, 0
  %336 = add nsw i64 %137, -16
  %337 = icmp sgt i64 %324, 0
  %338 = trunc i64 %137 to i32
  %339 = insertelement <16 x i32> poison, i32 %338, i64 0
  %340 = shufflevector <16 x i32> %339, <16 x i32> poison, <16 x i32> zeroinitializer
  %341 = insertelement <16 x float> poison, float %331, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = icmp slt i64 %324, 64
  %344 = shl i64 %325, 3
  %345 = mul i64 %325, 12
  %346 = shl i64 %325, 4
  %347 = mul i64 %325, 20
  %348 = mul i64 %325, 24
  %349 = mul i64 %325, 28
  %350 = shl i64 %325, 5
  %351 = mul i64 %325, 36
  %352 = mul i64 %325, 40
  %353 = mul i64 %325, 44
  %354 = mul i64 %325, 48
  %355 = mul i64 %325, 52
  %356 = mul i64 %325, 56
  %357 = mul i64 %325, 60
  %358 = fmul float %331, %62
  %359 = add i64 %324, -1
  %360 = lshr i64 %359, 4
  %361 = add nuw nsw i64 %360, 1
  %362 = and i64 %361, 7
  %363 = icmp ult i64 %324, 113
  %364 = and i64 %361, 2305843009213693944
  %365 = icmp eq i64 %362, 0
  %366 = and i64 %361, 7
  %367 = icmp ult i64 %324, 113
  %368 = and i64 %361, 2305843009213693944
  %369 = icmp eq i64 %366, 0
  %370 = and i64 %361, 7
  %371 = icmp ult i64 %324, 113
  %372 = and i64 %361, 2305843009213693944
  %373 = icmp eq i64 %370, 0
  %374 = and i64 %361, 7
  %375 = icmp ult i64 %324, 113
  %376 = and i64 %361, 2305843009213693944
  %377 = icmp eq i64 %374, 0
  %378 = and i64 %361, 7
  %379 = icmp ult i64 %324, 113
  %380 = and i64 %361, 2305843009213693944
  %381 = icmp eq i64 %378, 0
  br label %382

382:                                              ; preds = %334, %1485
  %383 = phi i64 [ 0, %334 ], [ %1489, %1485 ]
  %384 = phi i64 [ %332, %334 ], [ %1487, %1485 ]
  %385 = phi i64 [ 0, %334 ], [ %1486, %1485 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %386 = sub nsw i64 %384, %385
  %387 = call i64 @llvm.smin.i64(i64 %386, i64 12)
  %388 = icmp sgt i64 %386, 0
  br i1 %388, label %389, label %423

389:                                              ; preds = %382
  %390 = mul nsw i64 %384, %203
  %391 = add nsw i64 %390, %385
  %392 = load ptr, ptr %59, align 8
  %393 = load i64, ptr %60, align 8
  %394 = mul nsw i64 %393, %205
  %395 = getelementptr inbounds float, ptr %392, i64 %394
  %396 = load i64, ptr %61, align 8
  %397 = load i64, ptr %47, align 8
  %398 = add nsw i64 %384, %383
  %399 = call i64 @llvm.smin.i64(i64 %398, i64 12)
  %400 = call i64 @llvm.smax.i64(i64 %399, i64 1)
  %401 = and i64 %400, 1
  %402 = icmp slt i64 %398, 2
  br i1 %402, label %405, label %403

403:                                              ; preds = %389
  %404 = and i64 %400, 14
  br label %1490

405:                                              ; preds = %1490, %389
  %406 = phi i64 [ 0, %389 ], [ %1522, %1490 ]
  %407 = icmp eq i64 %401, 0
  br i1 %407, label %423, label %408

408:                                              ; preds = %405
  %409 = add nsw i64 %391, %406
  %410 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %406
  %411 = mul nsw i64 %396, %409
  %412 = getelementptr inbounds float, ptr %395, i64 %411
  %413 = mul nsw i64 %397, %409
  %414 = getelementptr inbounds float, ptr %192, i64 %413
  %415 = getelementptr inbounds float, ptr %193, i64 %409
  %416 = shl nsw i64 %406, 11
  %417 = getelementptr inbounds nuw i8, ptr %3, i64 %416
  store ptr %412, ptr %410, align 8
  %418 = getelementptr inbounds nuw i8, ptr %410, i64 8
  store ptr %414, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %410, i64 16
  store ptr %415, ptr %419, align 8
  %420 = getelementptr inbounds nuw i8, ptr %410, i64 24
  store ptr %417, ptr %420, align 8
  %421 = getelementptr inbounds nuw i8, ptr %410, i64 32
  store float 0.000000e+00, ptr %421, align 8
  %422 = getelementptr inbounds nuw i8, ptr %410, i64 36
  store i32 0, ptr %422, align 4
  br label %423

423:                                              ; preds = %408, %405, %382
  %424 = load i64, ptr %109, align 8
  %425 = getelementptr inbounds float, ptr %327, i64 %424
  br i1 %335, label %426, label %430

426:                                              ; preds = %423
  %427 = add nsw i64 %384, %383
  %428 = call i64 @llvm.smin.i64(i64 %427, i64 12)
  %429 = call i64 @llvm.smax.i64(i64 %428, i64 1)
  br label %435

430:                                              ; preds = %584, %423
  br i1 %388, label %431, label %1485

431:                                              ; preds = %430
  %432 = add nsw i64 %384, %383
  %433 = call i64 @llvm.smin.i64(i64 %432, i64 12)
  %434 = call i64 @llvm.smax.i64(i64 %433, i64 1)
  br label %631

435:                                              ; preds = %426, %584
  %436 = phi i64 [ 0, %426 ], [ %585, %584 ]
  %437 = call i64 @llvm.smin.i64(i64 %436, i64 %336)
  %438 = add i64 %437, 32
  br label %587

439:                                              ; preds = %628
  %440 = mul nsw i64 %437, %325
  %441 = getelementptr inbounds float, ptr %327, i64 %440
  br i1 %388, label %442, label %584

442:                                              ; preds = %439, %447
  %443 = phi i64 [ %512, %447 ], [ 0, %439 ]
  br i1 %337, label %444, label %447

444:                                              ; preds = %442
  %445 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %443
  %446 = load ptr, ptr %445, align 8
  br label %514

447:                                              ; preds = %514, %442
  %448 = phi <16 x float> [ zeroinitializer, %442 ], [ %581, %514 ]
  %449 = phi <16 x float> [ zeroinitializer, %442 ], [ %578, %514 ]
  %450 = phi <16 x float> [ zeroinitializer, %442 ], [ %575, %514 ]
  %451 = phi <16 x float> [ zeroinitializer, %442 ], [ %572, %514 ]
  %452 = phi <16 x float> [ zeroinitializer, %442 ], [ %569, %514 ]
  %453 = phi <16 x float> [ zeroinitializer, %442 ], [ %566, %514 ]
  %454 = phi <16 x float> [ zeroinitializer, %442 ], [ %563, %514 ]
  %455 = phi <16 x float> [ zeroinitializer, %442 ], [ %560, %514 ]
  %456 = phi <16 x float> [ zeroinitializer, %442 ], [ %557, %514 ]
  %457 = phi <16 x float> [ zeroinitializer, %442 ], [ %554, %514 ]
  %458 = phi <16 x float> [ zeroinitializer, %442 ], [ %551, %514 ]
  %459 = phi <16 x float> [ zeroinitializer, %442 ], [ %548, %514 ]
  %460 = phi <16 x float> [ zeroinitializer, %442 ], [ %545, %514 ]
  %461 = phi <16 x float> [ zeroinitializer, %442 ], [ %542, %514 ]
  %462 = phi <16 x float> [ zeroinitializer, %442 ], [ %539, %514 ]
  %463 = phi <16 x float> [ zeroinitializer, %442 ], [ %536, %514 ]
  %464 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %443, i32 3
  %465 = load ptr, ptr %464, align 8
  %466 = shufflevector <16 x float> %463, <16 x float> %462, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %467 = shufflevector <16 x float> %463, <16 x float> %462, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %468 = fadd <16 x float> %466, %467
  %469 = shufflevector <16 x float> %461, <16 x float> %460, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %470 = shufflevector <16 x float> %461, <16 x float> %460, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %471 = fadd <16 x float> %469, %470
  %472 = shufflevector <16 x float> %459, <16 x float> %458, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %473 = shufflevector <16 x float> %459, <16 x float> %458, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %474 = fadd <16 x float> %472, %473
  %475 = shufflevector <16 x float> %457, <16 x float> %456, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %476 = shufflevector <16 x float> %457, <16 x float> %456, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %477 = fadd <16 x float> %475, %476
  %478 = shufflevector <16 x float> %455, <16 x float> %454, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %479 = shufflevector <16 x float> %455, <16 x float> %454, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %480 = fadd <16 x float> %478, %479
  %481 = shufflevector <16 x float> %453, <16 x float> %452, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %482 = shufflevector <16 x float> %453, <16 x float> %452, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %483 = fadd <16 x float> %481, %482
  %484 = shufflevector <16 x float> %451, <16 x float> %450, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %485 = shufflevector <16 x float> %451, <16 x float> %450, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %486 = fadd <16 x float> %484, %485
  %487 = shufflevector <16 x float> %449, <16 x float> %448, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %488 = shufflevector <16 x float> %449, <16 x float> %448, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %489 = fadd <16 x float> %487, %488
  %490 = shufflevector <16 x float> %468, <16 x float> %471, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %491 = shufflevector <16 x float> %468, <16 x float> %471, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %492 = fadd <16 x float> %490, %491
  %493 = shufflevector <16 x float> %474, <16 x float> %477, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %494 = shufflevector <16 x float> %474, <16 x float> %477, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %495 = fadd <16 x float> %493, %494
  %496 = shufflevector <16 x float> %480, <16 x float> %483, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %497 = shufflevector <16 x float> %480, <16 x float> %483, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %498 = fadd <16 x float> %496, %497
  %499 = shufflevector <16 x float> %486, <16 x float> %489, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %500 = shufflevector <16 x float> %486, <16 x float> %489, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %501 = fadd <16 x float> %499, %500
  %502 = shufflevector <16 x float> %492, <16 x float> %495, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %503 = shufflevector <16 x float> %492, <16 x float> %495, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %504 = fadd <16 x float> %502, %503
  %505 = shufflevector <16 x float> %498, <16 x float> %501, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %506 = shufflevector <16 x float> %498, <16 x float> %501, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %507 = fadd <16 x float> %505, %506
  %508 = shufflevector <16 x float> %504, <16 x float> %507, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %509 = shufflevector <16 x float> %504, <16 x float> %507, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %510 = fadd <16 x float> %508, %509
  %511 = getelementptr inbounds float, ptr %465, i64 %437
  store <16 x float> %510, ptr %511, align 4
  %512 = add nuw nsw i64 %443, 1
  %513 = icmp eq i64 %512, %429
  br i1 %513, label %584, label %442, !llvm.loop !13

514:                                              ; preds = %444, %514
  %515 = phi <16 x float> [ zeroinitializer, %444 ], [ %581, %514 ]
  %516 = phi <16 x float> [ zeroinitializer, %444 ], [ %578, %514 ]
  %517 = phi <16 x float> [ zeroinitializer, %444 ], [ %575, %514 ]
  %518 = phi <16 x float> [ zeroinitializer, %444 ], [ %572, %514 ]
  %519 = phi <16 x float> [ zeroinitializer, %444 ], [ %569, %514 ]
  %520 = phi <16 x float> [ zeroinitializer, %444 ], [ %566, %514 ]
  %521 = phi <16 x float> [ zeroinitializer, %444 ], [ %563, %514 ]
  %522 = phi <16 x float> [ zeroinitializer, %444 ], [ %560, %514 ]
  %523 = phi <16 x float> [ zeroinitializer, %444 ], [ %557, %514 ]
  %524 = phi <16 x float> [ zeroinitializer, %444 ], [ %554, %514 ]
  %525 = phi <16 x float> [ zeroinitializer, %444 ], [ %551, %514 ]
  %526 = phi <16 x float> [ zeroinitializer, %444 ], [ %548, %514 ]
  %527 = phi <16 x float> [ zeroinitializer, %444 ], [ %545, %514 ]
  %528 = phi <16 x float> [ zeroinitializer, %444 ], [ %542, %514 ]
  %529 = phi <16 x float> [ zeroinitializer, %444 ], [ %539, %514 ]
  %530 = phi <16 x float> [ zeroinitializer, %444 ], [ %536, %514 ]
  %531 = phi i64 [ 0, %444 ], [ %582, %514 ]
  %532 = getelementptr inbounds nuw float, ptr %446, i64 %531
  %533 = load <16 x float>, ptr %532, align 4
  %534 = getelementptr float, ptr %441, i64 %531
  %535 = load <16 x float>, ptr %534, align 4
  %536 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %535, <16 x float> %530)
  %537 = getelementptr float, ptr %534, i64 %325
  %538 = load <16 x float>, ptr %537, align 4
  %539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %538, <16 x float> %529)
  %540 = getelementptr i8, ptr %534, i64 %344
  %541 = load <16 x float>, ptr %540, align 4
  %542 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %541, <16 x float> %528)
  %543 = getelementptr i8, ptr %534, i64 %345
  %544 = load <16 x float>, ptr %543, align 4
  %545 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %544, <16 x float> %527)
  %546 = getelementptr i8, ptr %534, i64 %346
  %547 = load <16 x float>, ptr %546, align 4
  %548 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %547, <16 x float> %526)
  %549 = getelementptr i8, ptr %534, i64 %347
  %550 = load <16 x float>, ptr %549, align 4
  %551 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %550, <16 x float> %525)
  %552 = getelementptr i8, ptr %534, i64 %348
  %553 = load <16 x float>, ptr %552, align 4
  %554 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %553, <16 x float> %524)
  %555 = getelementptr i8, ptr %534, i64 %349
  %556 = load <16 x float>, ptr %555, align 4
  %557 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %556, <16 x float> %523)
  %558 = getelementptr i8, ptr %534, i64 %350
  %559 = load <16 x float>, ptr %558, align 4
  %560 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %559, <16 x float> %522)
  %561 = getelementptr i8, ptr %534, i64 %351
  %562 = load <16 x float>, ptr %561, align 4
  %563 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %562, <16 x float> %521)
  %564 = getelementptr i8, ptr %534, i64 %352
  %565 = load <16 x float>, ptr %564, align 4
  %566 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %565, <16 x float> %520)
  %567 = getelementptr i8, ptr %534, i64 %353
  %568 = load <16 x float>, ptr %567, align 4
  %569 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %568, <16 x float> %519)
  %570 = getelementptr i8, ptr %534, i64 %354
  %571 = load <16 x float>, ptr %570, align 4
  %572 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %571, <16 x float> %518)
  %573 = getelementptr i8, ptr %534, i64 %355
  %574 = load <16 x float>, ptr %573, align 4
  %575 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %574, <16 x float> %517)
  %576 = getelementptr i8, ptr %534, i64 %356
  %577 = load <16 x float>, ptr %576, align 4
  %578 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %577, <16 x float> %516)
  %579 = getelementptr i8, ptr %534, i64 %357
  %580 = load <16 x float>, ptr %579, align 4
  %581 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %580, <16 x float> %515)
  %582 = add nuw nsw i64 %531, 16
  %583 = icmp slt i64 %582, %324
  br i1 %583, label %514, label %447, !llvm.loop !14

584:                                              ; preds = %447, %439
  %585 = add nuw nsw i64 %436, 16
  %586 = icmp slt i64 %585, %137
  br i1 %586, label %435, label %430, !llvm.loop !15

587:                                              ; preds = %435, %628
  %588 = phi i64 [ 0, %435 ], [ %629, %628 ]
  %589 = add i64 %438, %588
  %590 = sub nsw i64 %589, %137
  %591 = icmp slt i64 %590, 0
  %592 = mul nsw i64 %589, %325
  %593 = getelementptr inbounds float, ptr %327, i64 %592
  %594 = mul nsw i64 %590, %328
  %595 = getelementptr inbounds float, ptr %330, i64 %594
  %596 = select i1 %591, ptr %593, ptr %595
  br i1 %337, label %597, label %628

597:                                              ; preds = %587
  br i1 %363, label %619, label %598

598:                                              ; preds = %597, %598
  %599 = phi i64 [ %616, %598 ], [ 0, %597 ]
  %600 = phi i64 [ %617, %598 ], [ 0, %597 ]
  %601 = getelementptr inbounds nuw float, ptr %596, i64 %599
  call void @llvm.prefetch.p0(ptr %601, i32 0, i32 3, i32 1)
  %602 = or disjoint i64 %599, 16
  %603 = getelementptr inbounds nuw float, ptr %596, i64 %602
  call void @llvm.prefetch.p0(ptr nonnull %603, i32 0, i32 3, i32 1)
  %604 = or disjoint i64 %599, 32
  %605 = getelementptr inbounds nuw float, ptr %596, i64 %604
  call void @llvm.prefetch.p0(ptr nonnull %605, i32 0, i32 3, i32 1)
  %606 = or disjoint i64 %599, 48
  %607 = getelementptr inbounds nuw float, ptr %596, i64 %606
  call void @llvm.prefetch.p0(ptr nonnull %607, i32 0, i32 3, i32 1)
  %608 = or disjoint i64 %599, 64
  %609 = getelementptr inbounds nuw float, ptr %596, i64 %608
  call void @llvm.prefetch.p0(ptr nonnull %609, i32 0, i32 3, i32 1)
  %610 = or disjoint i64 %599, 80
  %611 = getelementptr inbounds nuw float, ptr %596, i64 %610
  call void @llvm.prefetch.p0(ptr nonnull %611, i32 0, i32 3, i32 1)
  %612 = or disjoint i64 %599, 96
  %613 = getelementptr inbounds nuw float, ptr %596, i64 %612
  call void @llvm.prefetch.p0(ptr nonnull %613, i32 0, i32 3, i32 1)
  %614 = or disjoint i64 %599, 112
  %615 = getelementptr inbounds nuw float, ptr %596, i64 %614
  call void @llvm.prefetch.p0(ptr nonnull %615, i32 0, i32 3, i32 1)
  %616 = add nuw nsw i64 %599, 128
  %617 = add i64 %600, 8
  %618 = icmp eq i64 %617, %364
  br i1 %618, label %619, label %598, !llvm.loop !16

619:                                              ; preds = %598, %597
  %620 = phi i64 [ 0, %597 ], [ %616, %598 ]
  br i1 %365, label %628, label %621

621:                                              ; preds = %619, %621
  %622 = phi i64 [ %625, %621 ], [ %620, %619 ]
  %623 = phi i64 [ %626, %621 ], [ 0, %619 ]
  %624 = getelementptr inbounds nuw float, ptr %596, i64 %622
  call void @llvm.prefetch.p0(ptr %624, i32 0, i32 3, i32 1)
  %625 = add nuw nsw i64 %622, 16
  %626 = add i64 %623, 1
  %627 = icmp eq i64 %626, %362
  br i1 %627, label %628, label %621, !llvm.loop !17

628:                                              ; preds = %619, %621, %587
  %629 = add nuw nsw i64 %588, 1
  %630 = icmp eq i64 %629, 16
  br i1 %630, label %439, label %587, !llvm.loop !18

631:                                              ; preds = %431, %694
  %632 = phi i64 [ %716, %694 ], [ 0, %431 ]
  %633 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %632
  br i1 %335, label %634, label %694

634:                                              ; preds = %631
  %635 = getelementptr inbounds nuw i8, ptr %633, i64 24
  %636 = load ptr, ptr %635, align 8
  br label %645

637:                                              ; preds = %645
  %638 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %657)
  %639 = fmul float %331, %638
  %640 = getelementptr inbounds nuw i8, ptr %633, i64 24
  %641 = load ptr, ptr %640, align 8
  %642 = fneg float %639
  %643 = insertelement <16 x float> poison, float %642, i64 0
  %644 = shufflevector <16 x float> %643, <16 x float> poison, <16 x i32> zeroinitializer
  br label %660

645:                                              ; preds = %634, %645
  %646 = phi <16 x float> [ splat (float 0xFFF0000000000000), %634 ], [ %657, %645 ]
  %647 = phi i64 [ 0, %634 ], [ %658, %645 ]
  %648 = trunc i64 %647 to i32
  %649 = insertelement <16 x i32> poison, i32 %648, i64 0
  %650 = shufflevector <16 x i32> %649, <16 x i32> poison, <16 x i32> zeroinitializer
  %651 = or disjoint <16 x i32> %650, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %652 = icmp slt <16 x i32> %651, %340
  %653 = getelementptr inbounds nuw float, ptr %636, i64 %647
  %654 = load <16 x float>, ptr %653, align 4
  %655 = select <16 x i1> %652, <16 x float> %654, <16 x float> splat (float 0xFFF0000000000000)
  %656 = fcmp ogt <16 x float> %655, %646
  %657 = select <16 x i1> %656, <16 x float> %655, <16 x float> %646
  %658 = add nuw nsw i64 %647, 16
  %659 = icmp slt i64 %658, %137
  br i1 %659, label %645, label %637, !llvm.loop !19

660:                                              ; preds = %637, %660
  %661 = phi <16 x float> [ zeroinitializer, %637 ], [ %691, %660 ]
  %662 = phi i64 [ 0, %637 ], [ %692, %660 ]
  %663 = trunc i64 %662 to i32
  %664 = insertelement <16 x i32> poison, i32 %663, i64 0
  %665 = shufflevector <16 x i32> %664, <16 x i32> poison, <16 x i32> zeroinitializer
  %666 = or disjoint <16 x i32> %665, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %667 = icmp slt <16 x i32> %666, %340
  %668 = getelementptr inbounds nuw float, ptr %641, i64 %662
  %669 = load <16 x float>, ptr %668, align 4
  %670 = call <16 x float> @llvm.fma.v16f32(<16 x float> %669, <16 x float> %342, <16 x float> %644)
  %671 = fcmp olt <16 x float> %670, splat (float -8.600000e+01)
  %672 = select <16 x i1> %671, <16 x float> splat (float -8.600000e+01), <16 x float> %670
  %673 = call <16 x float> @llvm.fma.v16f32(<16 x float> %672, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %674 = bitcast <16 x float> %673 to <16 x i32>
  %675 = fadd <16 x float> %673, splat (float 0xC168000000000000)
  %676 = call <16 x float> @llvm.fma.v16f32(<16 x float> %675, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %672)
  %677 = call <16 x float> @llvm.fma.v16f32(<16 x float> %675, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %676)
  %678 = call <16 x float> @llvm.fma.v16f32(<16 x float> %677, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %679 = call <16 x float> @llvm.fma.v16f32(<16 x float> %678, <16 x float> %677, <16 x float> splat (float 0x3F81112100000000))
  %680 = call <16 x float> @llvm.fma.v16f32(<16 x float> %679, <16 x float> %677, <16 x float> splat (float 0x3FA5553820000000))
  %681 = call <16 x float> @llvm.fma.v16f32(<16 x float> %680, <16 x float> %677, <16 x float> splat (float 0x3FC5555540000000))
  %682 = call <16 x float> @llvm.fma.v16f32(<16 x float> %681, <16 x float> %677, <16 x float> splat (float 5.000000e-01))
  %683 = fmul <16 x float> %677, %677
  %684 = call <16 x float> @llvm.fma.v16f32(<16 x float> %682, <16 x float> %683, <16 x float> %677)
  %685 = fadd <16 x float> %684, splat (float 1.000000e+00)
  %686 = shl <16 x i32> %674, splat (i32 23)
  %687 = add <16 x i32> %686, splat (i32 1065353216)
  %688 = bitcast <16 x i32> %687 to <16 x float>
  %689 = fmul <16 x float> %685, %688
  %690 = select <16 x i1> %667, <16 x float> %689, <16 x float> zeroinitializer
  store <16 x float> %690, ptr %668, align 4
  %691 = fadd <16 x float> %661, %690
  %692 = add nuw nsw i64 %662, 16
  %693 = icmp slt i64 %692, %137
  br i1 %693, label %660, label %694, !llvm.loop !20

694:                                              ; preds = %660, %631
  %695 = phi float [ %358, %631 ], [ %639, %660 ]
  %696 = phi <16 x float> [ zeroinitializer, %631 ], [ %691, %660 ]
  %697 = shufflevector <16 x float> %696, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %698 = shufflevector <16 x float> %696, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %699 = fadd <8 x float> %697, %698
  %700 = shufflevector <8 x float> %699, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %701 = shufflevector <8 x float> %699, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %702 = fadd <4 x float> %700, %701
  %703 = shufflevector <4 x float> %702, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %704 = fadd <4 x float> %702, %703
  %705 = shufflevector <4 x float> %702, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %706 = shufflevector <4 x float> %702, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %707 = fadd <4 x float> %705, %706
  %708 = fadd <4 x float> %704, %707
  %709 = extractelement <4 x float> %708, i64 0
  %710 = fdiv float 1.000000e+00, %709
  %711 = getelementptr inbounds nuw i8, ptr %633, i64 32
  store float %710, ptr %711, align 8
  %712 = call float @logf(float noundef %709)
  %713 = fadd float %695, %712
  %714 = getelementptr inbounds nuw i8, ptr %633, i64 16
  %715 = load ptr, ptr %714, align 8
  store float %713, ptr %715, align 4
  %716 = add nuw nsw i64 %632, 1
  %717 = icmp eq i64 %716, %434
  br i1 %717, label %718, label %631, !llvm.loop !21

718:                                              ; preds = %694, %1482
  %719 = phi i64 [ %1483, %1482 ], [ 0, %694 ]
  %720 = sub nsw i64 %387, %719
  %721 = call i64 @llvm.smin.i64(i64 %720, i64 6)
  %722 = add nsw i64 %721, -1
  %723 = icmp slt i64 %720, 4
  %724 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %719
  br i1 %723, label %725, label %1018

725:                                              ; preds = %718
  br i1 %343, label %736, label %726

726:                                              ; preds = %725
  %727 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %728 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %729 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %730 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %731 = getelementptr inbounds %struct.query, ptr %724, i64 %730, i32 3
  %732 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %733 = getelementptr inbounds %struct.query, ptr %724, i64 %732, i32 3
  %734 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %735 = getelementptr inbounds %struct.query, ptr %724, i64 %734, i32 3
  br label %751

736:                                              ; preds = %760, %725
  %737 = phi i64 [ 0, %725 ], [ %752, %760 ]
  %738 = icmp slt i64 %737, %324
  br i1 %738, label %739, label %1482

739:                                              ; preds = %736
  %740 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %741 = getelementptr inbounds %struct.query, ptr %724, i64 %740
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 8
  %743 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %744 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %745 = getelementptr inbounds %struct.query, ptr %724, i64 %740, i32 3
  %746 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %747 = getelementptr inbounds %struct.query, ptr %724, i64 %746, i32 3
  %748 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %749 = getelementptr inbounds %struct.query, ptr %724, i64 %748, i32 3
  %750 = getelementptr inbounds nuw i8, ptr %741, i64 32
  br label %912

751:                                              ; preds = %726, %760
  %752 = phi i64 [ %821, %760 ], [ 64, %726 ]
  %753 = phi i64 [ %752, %760 ], [ 0, %726 ]
  %754 = getelementptr float, ptr %330, i64 %753
  br i1 %335, label %755, label %760

755:                                              ; preds = %751
  %756 = icmp eq i64 %753, 0
  %757 = load ptr, ptr %731, align 8
  %758 = load ptr, ptr %733, align 8
  %759 = load ptr, ptr %735, align 8
  br label %823

760:                                              ; preds = %876, %751
  %761 = phi i64 [ %729, %751 ], [ %734, %876 ]
  %762 = phi i64 [ %728, %751 ], [ %732, %876 ]
  %763 = phi i64 [ %727, %751 ], [ %730, %876 ]
  %764 = phi <16 x float> [ zeroinitializer, %751 ], [ %890, %876 ]
  %765 = phi <16 x float> [ zeroinitializer, %751 ], [ %891, %876 ]
  %766 = phi <16 x float> [ zeroinitializer, %751 ], [ %892, %876 ]
  %767 = phi <16 x float> [ zeroinitializer, %751 ], [ %893, %876 ]
  %768 = phi <16 x float> [ zeroinitializer, %751 ], [ %898, %876 ]
  %769 = phi <16 x float> [ zeroinitializer, %751 ], [ %899, %876 ]
  %770 = phi <16 x float> [ zeroinitializer, %751 ], [ %900, %876 ]
  %771 = phi <16 x float> [ zeroinitializer, %751 ], [ %901, %876 ]
  %772 = phi <16 x float> [ zeroinitializer, %751 ], [ %906, %876 ]
  %773 = phi <16 x float> [ zeroinitializer, %751 ], [ %907, %876 ]
  %774 = phi <16 x float> [ zeroinitializer, %751 ], [ %908, %876 ]
  %775 = phi <16 x float> [ zeroinitializer, %751 ], [ %909, %876 ]
  %776 = getelementptr inbounds %struct.query, ptr %724, i64 %763
  %777 = getelementptr inbounds nuw i8, ptr %776, i64 8
  %778 = load ptr, ptr %777, align 8
  %779 = getelementptr inbounds nuw float, ptr %778, i64 %753
  %780 = getelementptr inbounds nuw i8, ptr %776, i64 32
  %781 = load float, ptr %780, align 8
  %782 = insertelement <16 x float> poison, float %781, i64 0
  %783 = shufflevector <16 x float> %782, <16 x float> poison, <16 x i32> zeroinitializer
  %784 = fmul <16 x float> %764, %783
  store <16 x float> %784, ptr %779, align 4
  %785 = getelementptr inbounds nuw i8, ptr %779, i64 64
  %786 = fmul <16 x float> %765, %783
  store <16 x float> %786, ptr %785, align 4
  %787 = getelementptr inbounds nuw i8, ptr %779, i64 128
  %788 = fmul <16 x float> %766, %783
  store <16 x float> %788, ptr %787, align 4
  %789 = getelementptr inbounds nuw i8, ptr %779, i64 192
  %790 = fmul <16 x float> %767, %783
  store <16 x float> %790, ptr %789, align 4
  %791 = getelementptr inbounds %struct.query, ptr %724, i64 %762
  %792 = getelementptr inbounds nuw i8, ptr %791, i64 8
  %793 = load ptr, ptr %792, align 8
  %794 = getelementptr inbounds nuw float, ptr %793, i64 %753
  %795 = getelementptr inbounds nuw i8, ptr %791, i64 32
  %796 = load float, ptr %795, align 8
  %797 = insertelement <16 x float> poison, float %796, i64 0
  %798 = shufflevector <16 x float> %797, <16 x float> poison, <16 x i32> zeroinitializer
  %799 = fmul <16 x float> %768, %798
  store <16 x float> %799, ptr %794, align 4
  %800 = getelementptr inbounds nuw i8, ptr %794, i64 64
  %801 = fmul <16 x float> %769, %798
  store <16 x float> %801, ptr %800, align 4
  %802 = getelementptr inbounds nuw i8, ptr %794, i64 128
  %803 = fmul <16 x float> %770, %798
  store <16 x float> %803, ptr %802, align 4
  %804 = getelementptr inbounds nuw i8, ptr %794, i64 192
  %805 = fmul <16 x float> %771, %798
  store <16 x float> %805, ptr %804, align 4
  %806 = getelementptr inbounds %struct.query, ptr %724, i64 %761
  %807 = getelementptr inbounds nuw i8, ptr %806, i64 8
  %808 = load ptr, ptr %807, align 8
  %809 = getelementptr inbounds nuw float, ptr %808, i64 %753
  %810 = getelementptr inbounds nuw i8, ptr %806, i64 32
  %811 = load float, ptr %810, align 8
  %812 = insertelement <16 x float> poison, float %811, i64 0
  %813 = shufflevector <16 x float> %812, <16 x float> poison, <16 x i32> zeroinitializer
  %814 = fmul <16 x float> %772, %813
  store <16 x float> %814, ptr %809, align 4
  %815 = getelementptr inbounds nuw i8, ptr %809, i64 64
  %816 = fmul <16 x float> %773, %813
  store <16 x float> %816, ptr %815, align 4
  %817 = getelementptr inbounds nuw i8, ptr %809, i64 128
  %818 = fmul <16 x float> %774, %813
  store <16 x float> %818, ptr %817, align 4
  %819 = getelementptr inbounds nuw i8, ptr %809, i64 192
  %820 = fmul <16 x float> %775, %813
  store <16 x float> %820, ptr %819, align 4
  %821 = add nuw nsw i64 %752, 64
  %822 = icmp sgt i64 %821, %324
  br i1 %822, label %736, label %751, !llvm.loop !22

823:                                              ; preds = %755, %876
  %824 = phi <16 x float> [ zeroinitializer, %755 ], [ %890, %876 ]
  %825 = phi <16 x float> [ zeroinitializer, %755 ], [ %891, %876 ]
  %826 = phi <16 x float> [ zeroinitializer, %755 ], [ %892, %876 ]
  %827 = phi <16 x float> [ zeroinitializer, %755 ], [ %893, %876 ]
  %828 = phi <16 x float> [ zeroinitializer, %755 ], [ %898, %876 ]
  %829 = phi <16 x float> [ zeroinitializer, %755 ], [ %899, %876 ]
  %830 = phi <16 x float> [ zeroinitializer, %755 ], [ %900, %876 ]
  %831 = phi <16 x float> [ zeroinitializer, %755 ], [ %901, %876 ]
  %832 = phi <16 x float> [ zeroinitializer, %755 ], [ %906, %876 ]
  %833 = phi <16 x float> [ zeroinitializer, %755 ], [ %907, %876 ]
  %834 = phi <16 x float> [ zeroinitializer, %755 ], [ %908, %876 ]
  %835 = phi <16 x float> [ zeroinitializer, %755 ], [ %909, %876 ]
  %836 = phi i64 [ 0, %755 ], [ %910, %876 ]
  br i1 %756, label %837, label %876

837:                                              ; preds = %823
  %838 = add nuw nsw i64 %836, 32
  %839 = sub nsw i64 %838, %137
  %840 = icmp slt i64 %839, 0
  %841 = mul nsw i64 %838, %328
  %842 = getelementptr inbounds float, ptr %330, i64 %841
  %843 = mul nsw i64 %839, %325
  %844 = getelementptr inbounds float, ptr %425, i64 %843
  %845 = select i1 %840, ptr %842, ptr %844
  br i1 %375, label %867, label %846

846:                                              ; preds = %837, %846
  %847 = phi i64 [ %864, %846 ], [ 0, %837 ]
  %848 = phi i64 [ %865, %846 ], [ 0, %837 ]
  %849 = getelementptr inbounds nuw float, ptr %845, i64 %847
  call void @llvm.prefetch.p0(ptr %849, i32 0, i32 3, i32 1)
  %850 = or disjoint i64 %847, 16
  %851 = getelementptr inbounds nuw float, ptr %845, i64 %850
  call void @llvm.prefetch.p0(ptr nonnull %851, i32 0, i32 3, i32 1)
  %852 = or disjoint i64 %847, 32
  %853 = getelementptr inbounds nuw float, ptr %845, i64 %852
  call void @llvm.prefetch.p0(ptr nonnull %853, i32 0, i32 3, i32 1)
  %854 = or disjoint i64 %847, 48
  %855 = getelementptr inbounds nuw float, ptr %845, i64 %854
  call void @llvm.prefetch.p0(ptr nonnull %855, i32 0, i32 3, i32 1)
  %856 = or disjoint i64 %847, 64
  %857 = getelementptr inbounds nuw float, ptr %845, i64 %856
  call void @llvm.prefetch.p0(ptr nonnull %857, i32 0, i32 3, i32 1)
  %858 = or disjoint i64 %847, 80
  %859 = getelementptr inbounds nuw float, ptr %845, i64 %858
  call void @llvm.prefetch.p0(ptr nonnull %859, i32 0, i32 3, i32 1)
  %860 = or disjoint i64 %847, 96
  %861 = getelementptr inbounds nuw float, ptr %845, i64 %860
  call void @llvm.prefetch.p0(ptr nonnull %861, i32 0, i32 3, i32 1)
  %862 = or disjoint i64 %847, 112
  %863 = getelementptr inbounds nuw float, ptr %845, i64 %862
  call void @llvm.prefetch.p0(ptr nonnull %863, i32 0, i32 3, i32 1)
  %864 = add nuw nsw i64 %847, 128
  %865 = add i64 %848, 8
  %866 = icmp eq i64 %865, %376
  br i1 %866, label %867, label %846, !llvm.loop !16

867:                                              ; preds = %846, %837
  %868 = phi i64 [ 0, %837 ], [ %864, %846 ]
  br i1 %377, label %876, label %869

869:                                              ; preds = %867, %869
  %870 = phi i64 [ %873, %869 ], [ %868, %867 ]
  %871 = phi i64 [ %874, %869 ], [ 0, %867 ]
  %872 = getelementptr inbounds nuw float, ptr %845, i64 %870
  call void @llvm.prefetch.p0(ptr %872, i32 0, i32 3, i32 1)
  %873 = add nuw nsw i64 %870, 16
  %874 = add i64 %871, 1
  %875 = icmp eq i64 %874, %374
  br i1 %875, label %876, label %869, !llvm.loop !23

876:                                              ; preds = %867, %869, %823
  %877 = mul nsw i64 %836, %328
  %878 = getelementptr float, ptr %754, i64 %877
  %879 = load <16 x float>, ptr %878, align 4
  %880 = getelementptr inbounds nuw i8, ptr %878, i64 64
  %881 = load <16 x float>, ptr %880, align 4
  %882 = getelementptr inbounds nuw i8, ptr %878, i64 128
  %883 = load <16 x float>, ptr %882, align 4
  %884 = getelementptr inbounds nuw i8, ptr %878, i64 192
  %885 = load <16 x float>, ptr %884, align 4
  %886 = getelementptr inbounds nuw float, ptr %757, i64 %836
  %887 = load float, ptr %886, align 4
  %888 = insertelement <16 x float> poison, float %887, i64 0
  %889 = shufflevector <16 x float> %888, <16 x float> poison, <16 x i32> zeroinitializer
  %890 = call <16 x float> @llvm.fma.v16f32(<16 x float> %889, <16 x float> %879, <16 x float> %824)
  %891 = call <16 x float> @llvm.fma.v16f32(<16 x float> %889, <16 x float> %881, <16 x float> %825)
  %892 = call <16 x float> @llvm.fma.v16f32(<16 x float> %889, <16 x float> %883, <16 x float> %826)
  %893 = call <16 x float> @llvm.fma.v16f32(<16 x float> %889, <16 x float> %885, <16 x float> %827)
  %894 = getelementptr inbounds nuw float, ptr %758, i64 %836
  %895 = load float, ptr %894, align 4
  %896 = insertelement <16 x float> poison, float %895, i64 0
  %897 = shufflevector <16 x float> %896, <16 x float> poison, <16 x i32> zeroinitializer
  %898 = call <16 x float> @llvm.fma.v16f32(<16 x float> %897, <16 x float> %879, <16 x float> %828)
  %899 = call <16 x float> @llvm.fma.v16f32(<16 x float> %897, <16 x float> %881, <16 x float> %829)
  %900 = call <16 x float> @llvm.fma.v16f32(<16 x float> %897, <16 x float> %883, <16 x float> %830)
  %901 = call <16 x float> @llvm.fma.v16f32(<16 x float> %897, <16 x float> %885, <16 x float> %831)
  %902 = getelementptr inbounds nuw float, ptr %759, i64 %836
  %903 = load float, ptr %902, align 4
  %904 = insertelement <16 x float> poison, float %903, i64 0
  %905 = shufflevector <16 x float> %904, <16 x float> poison, <16 x i32> zeroinitializer
  %906 = call <16 x float> @llvm.fma.v16f32(<16 x float> %905, <16 x float> %879, <16 x float> %832)
  %907 = call <16 x float> @llvm.fma.v16f32(<16 x float> %905, <16 x float> %881, <16 x float> %833)
  %908 = call <16 x float> @llvm.fma.v16f32(<16 x float> %905, <16 x float> %883, <16 x float> %834)
  %909 = call <16 x float> @llvm.fma.v16f32(<16 x float> %905, <16 x float> %885, <16 x float> %835)
  %910 = add nuw nsw i64 %836, 1
  %911 = icmp eq i64 %910, %137
  br i1 %911, label %760, label %823, !llvm.loop !24

912:                                              ; preds = %739, %920
  %913 = phi i64 [ %950, %920 ], [ %737, %739 ]
  br i1 %335, label %914, label %920

914:                                              ; preds = %912
  %915 = icmp eq i64 %913, 0
  %916 = getelementptr float, ptr %330, i64 %913
  %917 = load ptr, ptr %745, align 8
  %918 = load ptr, ptr %747, align 8
  %919 = load ptr, ptr %749, align 8
  br label %952

920:                                              ; preds = %997, %912
  %921 = phi i64 [ %744, %912 ], [ %748, %997 ]
  %922 = phi i64 [ %743, %912 ], [ %746, %997 ]
  %923 = phi <16 x float> [ zeroinitializer, %912 ], [ %1015, %997 ]
  %924 = phi <16 x float> [ zeroinitializer, %912 ], [ %1010, %997 ]
  %925 = phi <16 x float> [ zeroinitializer, %912 ], [ %1005, %997 ]
  %926 = load ptr, ptr %742, align 8
  %927 = getelementptr inbounds nuw float, ptr %926, i64 %913
  %928 = load float, ptr %750, align 8
  %929 = insertelement <16 x float> poison, float %928, i64 0
  %930 = shufflevector <16 x float> %929, <16 x float> poison, <16 x i32> zeroinitializer
  %931 = fmul <16 x float> %925, %930
  store <16 x float> %931, ptr %927, align 4
  %932 = getelementptr inbounds %struct.query, ptr %724, i64 %922
  %933 = getelementptr inbounds nuw i8, ptr %932, i64 8
  %934 = load ptr, ptr %933, align 8
  %935 = getelementptr inbounds nuw float, ptr %934, i64 %913
  %936 = getelementptr inbounds nuw i8, ptr %932, i64 32
  %937 = load float, ptr %936, align 8
  %938 = insertelement <16 x float> poison, float %937, i64 0
  %939 = shufflevector <16 x float> %938, <16 x float> poison, <16 x i32> zeroinitializer
  %940 = fmul <16 x float> %924, %939
  store <16 x float> %940, ptr %935, align 4
  %941 = getelementptr inbounds %struct.query, ptr %724, i64 %921
  %942 = getelementptr inbounds nuw i8, ptr %941, i64 8
  %943 = load ptr, ptr %942, align 8
  %944 = getelementptr inbounds nuw float, ptr %943, i64 %913
  %945 = getelementptr inbounds nuw i8, ptr %941, i64 32
  %946 = load float, ptr %945, align 8
  %947 = insertelement <16 x float> poison, float %946, i64 0
  %948 = shufflevector <16 x float> %947, <16 x float> poison, <16 x i32> zeroinitializer
  %949 = fmul <16 x float> %923, %948
  store <16 x float> %949, ptr %944, align 4
  %950 = add nuw nsw i64 %913, 16
  %951 = icmp slt i64 %950, %324
  br i1 %951, label %912, label %1482, !llvm.loop !25

952:                                              ; preds = %914, %997
  %953 = phi <16 x float> [ zeroinitializer, %914 ], [ %1015, %997 ]
  %954 = phi <16 x float> [ zeroinitializer, %914 ], [ %1010, %997 ]
  %955 = phi <16 x float> [ zeroinitializer, %914 ], [ %1005, %997 ]
  %956 = phi i64 [ 0, %914 ], [ %1016, %997 ]
  br i1 %915, label %957, label %997

957:                                              ; preds = %952
  %958 = add nuw nsw i64 %956, 32
  %959 = sub nsw i64 %958, %137
  %960 = icmp slt i64 %959, 0
  %961 = mul nsw i64 %958, %328
  %962 = getelementptr inbounds float, ptr %330, i64 %961
  %963 = mul nsw i64 %959, %325
  %964 = getelementptr inbounds float, ptr %425, i64 %963
  %965 = select i1 %960, ptr %962, ptr %964
  br i1 %337, label %966, label %997

966:                                              ; preds = %957
  br i1 %379, label %988, label %967

967:                                              ; preds = %966, %967
  %968 = phi i64 [ %985, %967 ], [ 0, %966 ]
  %969 = phi i64 [ %986, %967 ], [ 0, %966 ]
  %970 = getelementptr inbounds nuw float, ptr %965, i64 %968
  call void @llvm.prefetch.p0(ptr %970, i32 0, i32 3, i32 1)
  %971 = or disjoint i64 %968, 16
  %972 = getelementptr inbounds nuw float, ptr %965, i64 %971
  call void @llvm.prefetch.p0(ptr nonnull %972, i32 0, i32 3, i32 1)
  %973 = or disjoint i64 %968, 32
  %974 = getelementptr inbounds nuw float, ptr %965, i64 %973
  call void @llvm.prefetch.p0(ptr nonnull %974, i32 0, i32 3, i32 1)
  %975 = or disjoint i64 %968, 48
  %976 = getelementptr inbounds nuw float, ptr %965, i64 %975
  call void @llvm.prefetch.p0(ptr nonnull %976, i32 0, i32 3, i32 1)
  %977 = or disjoint i64 %968, 64
  %978 = getelementptr inbounds nuw float, ptr %965, i64 %977
  call void @llvm.prefetch.p0(ptr nonnull %978, i32 0, i32 3, i32 1)
  %979 = or disjoint i64 %968, 80
  %980 = getelementptr inbounds nuw float, ptr %965, i64 %979
  call void @llvm.prefetch.p0(ptr nonnull %980, i32 0, i32 3, i32 1)
  %981 = or disjoint i64 %968, 96
  %982 = getelementptr inbounds nuw float, ptr %965, i64 %981
  call void @llvm.prefetch.p0(ptr nonnull %982, i32 0, i32 3, i32 1)
  %983 = or disjoint i64 %968, 112
  %984 = getelementptr inbounds nuw float, ptr %965, i64 %983
  call void @llvm.prefetch.p0(ptr nonnull %984, i32 0, i32 3, i32 1)
  %985 = add nuw nsw i64 %968, 128
  %986 = add i64 %969, 8
  %987 = icmp eq i64 %986, %380
  br i1 %987, label %988, label %967, !llvm.loop !16

988:                                              ; preds = %967, %966
  %989 = phi i64 [ 0, %966 ], [ %985, %967 ]
  br i1 %381, label %997, label %990

990:                                              ; preds = %988, %990
  %991 = phi i64 [ %994, %990 ], [ %989, %988 ]
  %992 = phi i64 [ %995, %990 ], [ 0, %988 ]
  %993 = getelementptr inbounds nuw float, ptr %965, i64 %991
  call void @llvm.prefetch.p0(ptr %993, i32 0, i32 3, i32 1)
  %994 = add nuw nsw i64 %991, 16
  %995 = add i64 %992, 1
  %996 = icmp eq i64 %995, %378
  br i1 %996, label %997, label %990, !llvm.loop !26

997:                                              ; preds = %988, %990, %957, %952
  %998 = mul nsw i64 %956, %328
  %999 = getelementptr float, ptr %916, i64 %998
  %1000 = load <16 x float>, ptr %999, align 4
  %1001 = getelementptr inbounds nuw float, ptr %917, i64 %956
  %1002 = load float, ptr %1001, align 4
  %1003 = insertelement <16 x float> poison, float %1002, i64 0
  %1004 = shufflevector <16 x float> %1003, <16 x float> poison, <16 x i32> zeroinitializer
  %1005 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1004, <16 x float> %1000, <16 x float> %955)
  %1006 = getelementptr inbounds nuw float, ptr %918, i64 %956
  %1007 = load float, ptr %1006, align 4
  %1008 = insertelement <16 x float> poison, float %1007, i64 0
  %1009 = shufflevector <16 x float> %1008, <16 x float> poison, <16 x i32> zeroinitializer
  %1010 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1009, <16 x float> %1000, <16 x float> %954)
  %1011 = getelementptr inbounds nuw float, ptr %919, i64 %956
  %1012 = load float, ptr %1011, align 4
  %1013 = insertelement <16 x float> poison, float %1012, i64 0
  %1014 = shufflevector <16 x float> %1013, <16 x float> poison, <16 x i32> zeroinitializer
  %1015 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1014, <16 x float> %1000, <16 x float> %953)
  %1016 = add nuw nsw i64 %956, 1
  %1017 = icmp eq i64 %1016, %137
  br i1 %1017, label %920, label %952, !llvm.loop !24

1018:                                             ; preds = %718
  br i1 %343, label %1038, label %1019

1019:                                             ; preds = %1018
  %1020 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1021 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1022 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1023 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1024 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1025 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1026 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1027 = getelementptr inbounds %struct.query, ptr %724, i64 %1026, i32 3
  %1028 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1029 = getelementptr inbounds %struct.query, ptr %724, i64 %1028, i32 3
  %1030 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1031 = getelementptr inbounds %struct.query, ptr %724, i64 %1030, i32 3
  %1032 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1033 = getelementptr inbounds %struct.query, ptr %724, i64 %1032, i32 3
  %1034 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1035 = getelementptr inbounds %struct.query, ptr %724, i64 %1034, i32 3
  %1036 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1037 = getelementptr inbounds %struct.query, ptr %724, i64 %1036, i32 3
  br label %1062

1038:                                             ; preds = %1074, %1018
  %1039 = phi i64 [ 0, %1018 ], [ %1063, %1074 ]
  %1040 = icmp slt i64 %1039, %324
  br i1 %1040, label %1041, label %1482

1041:                                             ; preds = %1038
  %1042 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %1043 = getelementptr inbounds %struct.query, ptr %724, i64 %1042
  %1044 = getelementptr inbounds nuw i8, ptr %1043, i64 8
  %1045 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1046 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1047 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1048 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1049 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1050 = getelementptr inbounds %struct.query, ptr %724, i64 %1042, i32 3
  %1051 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %1052 = getelementptr inbounds %struct.query, ptr %724, i64 %1051, i32 3
  %1053 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %1054 = getelementptr inbounds %struct.query, ptr %724, i64 %1053, i32 3
  %1055 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %1056 = getelementptr inbounds %struct.query, ptr %724, i64 %1055, i32 3
  %1057 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %1058 = getelementptr inbounds %struct.query, ptr %724, i64 %1057, i32 3
  %1059 = call i64 @llvm.smin.i64(i64 %722, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %1060 = getelementptr inbounds %struct.query, ptr %724, i64 %1059, i32 3
  %1061 = getelementptr inbounds nuw i8, ptr %1043, i64 32
  br label %1322

1062:                                             ; preds = %1019, %1074
  %1063 = phi i64 [ %1195, %1074 ], [ 64, %1019 ]
  %1064 = phi i64 [ %1063, %1074 ], [ 0, %1019 ]
  %1065 = getelementptr float, ptr %330, i64 %1064
  br i1 %335, label %1066, label %1074

1066:                                             ; preds = %1062
  %1067 = icmp eq i64 %1064, 0
  %1068 = load ptr, ptr %1027, align 8
  %1069 = load ptr, ptr %1029, align 8
  %1070 = load ptr, ptr %1031, align 8
  %1071 = load ptr, ptr %1033, align 8
  %1072 = load ptr, ptr %1035, align 8
  %1073 = load ptr, ptr %1037, align 8
  br label %1197

1074:                                             ; preds = %1262, %1062
  %1075 = phi i64 [ %1025, %1062 ], [ %1036, %1262 ]
  %1076 = phi i64 [ %1024, %1062 ], [ %1034, %1262 ]
  %1077 = phi i64 [ %1023, %1062 ], [ %1032, %1262 ]
  %1078 = phi i64 [ %1022, %1062 ], [ %1030, %1262 ]
  %1079 = phi i64 [ %1021, %1062 ], [ %1028, %1262 ]
  %1080 = phi i64 [ %1020, %1062 ], [ %1026, %1262 ]
  %1081 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1319, %1262 ]
  %1082 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1318, %1262 ]
  %1083 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1317, %1262 ]
  %1084 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1316, %1262 ]
  %1085 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1311, %1262 ]
  %1086 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1310, %1262 ]
  %1087 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1309, %1262 ]
  %1088 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1308, %1262 ]
  %1089 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1303, %1262 ]
  %1090 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1302, %1262 ]
  %1091 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1301, %1262 ]
  %1092 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1300, %1262 ]
  %1093 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1295, %1262 ]
  %1094 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1294, %1262 ]
  %1095 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1293, %1262 ]
  %1096 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1292, %1262 ]
  %1097 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1287, %1262 ]
  %1098 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1286, %1262 ]
  %1099 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1285, %1262 ]
  %1100 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1284, %1262 ]
  %1101 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1279, %1262 ]
  %1102 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1278, %1262 ]
  %1103 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1277, %1262 ]
  %1104 = phi <16 x float> [ zeroinitializer, %1062 ], [ %1276, %1262 ]
  %1105 = getelementptr inbounds %struct.query, ptr %724, i64 %1080
  %1106 = getelementptr inbounds nuw i8, ptr %1105, i64 8
  %1107 = load ptr, ptr %1106, align 8
  %1108 = getelementptr inbounds nuw float, ptr %1107, i64 %1064
  %1109 = getelementptr inbounds nuw i8, ptr %1105, i64 32
  %1110 = load float, ptr %1109, align 8
  %1111 = insertelement <16 x float> poison, float %1110, i64 0
  %1112 = shufflevector <16 x float> %1111, <16 x float> poison, <16 x i32> zeroinitializer
  %1113 = fmul <16 x float> %1104, %1112
  store <16 x float> %1113, ptr %1108, align 4
  %1114 = getelementptr inbounds nuw i8, ptr %1108, i64 64
  %1115 = fmul <16 x float> %1103, %1112
  store <16 x float> %1115, ptr %1114, align 4
  %1116 = getelementptr inbounds nuw i8, ptr %1108, i64 128
  %1117 = fmul <16 x float> %1102, %1112
  store <16 x float> %1117, ptr %1116, align 4
  %1118 = getelementptr inbounds nuw i8, ptr %1108, i64 192
  %1119 = fmul <16 x float> %1101, %1112
  store <16 x float> %1119, ptr %1118, align 4
  %1120 = getelementptr inbounds %struct.query, ptr %724, i64 %1079
  %1121 = getelementptr inbounds nuw i8, ptr %1120, i64 8
  %1122 = load ptr, ptr %1121, align 8
  %1123 = getelementptr inbounds nuw float, ptr %1122, i64 %1064
  %1124 = getelementptr inbounds nuw i8, ptr %1120, i64 32
  %1125 = load float, ptr %1124, align 8
  %1126 = insertelement <16 x float> poison, float %1125, i64 0
  %1127 = shufflevector <16 x float> %1126, <16 x float> poison, <16 x i32> zeroinitializer
  %1128 = fmul <16 x float> %1100, %1127
  store <16 x float> %1128, ptr %1123, align 4
  %1129 = getelementptr inbounds nuw i8, ptr %1123, i64 64
  %1130 = fmul <16 x float> %1099, %1127
  store <16 x float> %1130, ptr %1129, align 4
  %1131 = getelementptr inbounds nuw i8, ptr %1123, i64 128
  %1132 = fmul <16 x float> %1098, %1127
  store <16 x float> %1132, ptr %1131, align 4
  %1133 = getelementptr inbounds nuw i8, ptr %1123, i64 192
  %1134 = fmul <16 x float> %1097, %1127
  store <16 x float> %1134, ptr %1133, align 4
  %1135 = getelementptr inbounds %struct.query, ptr %724, i64 %1078
  %1136 = getelementptr inbounds nuw i8, ptr %1135, i64 8
  %1137 = load ptr, ptr %1136, align 8
  %1138 = getelementptr inbounds nuw float, ptr %1137, i64 %1064
  %1139 = getelementptr inbounds nuw i8, ptr %1135, i64 32
  %1140 = load float, ptr %1139, align 8
  %1141 = insertelement <16 x float> poison, float %1140, i64 0
  %1142 = shufflevector <16 x float> %1141, <16 x float> poison, <16 x i32> zeroinitializer
  %1143 = fmul <16 x float> %1096, %1142
  store <16 x float> %1143, ptr %1138, align 4
  %1144 = getelementptr inbounds nuw i8, ptr %1138, i64 64
  %1145 = fmul <16 x float> %1095, %1142
  store <16 x float> %1145, ptr %1144, align 4
  %1146 = getelementptr inbounds nuw i8, ptr %1138, i64 128
  %1147 = fmul <16 x float> %1094, %1142
  store <16 x float> %1147, ptr %1146, align 4
  %1148 = getelementptr inbounds nuw i8, ptr %1138, i64 192
  %1149 = fmul <16 x float> %1093, %1142
  store <16 x float> %1149, ptr %1148, align 4
  %1150 = getelementptr inbounds %struct.query, ptr %724, i64 %1077
  %1151 = getelementptr inbounds nuw i8, ptr %1150, i64 8
  %1152 = load ptr, ptr %1151, align 8
  %1153 = getelementptr inbounds nuw float, ptr %1152, i64 %1064
  %1154 = getelementptr inbounds nuw i8, ptr %1150, i64 32
  %1155 = load float, ptr %1154, align 8
  %1156 = insertelement <16 x float> poison, float %1155, i64 0
  %1157 = shufflevector <16 x float> %1156, <16 x float> poison, <16 x i32> zeroinitializer
  %1158 = fmul <16 x float> %1092, %1157
  store <16 x float> %1158, ptr %1153, align 4
  %1159 = getelementptr inbounds nuw i8, ptr %1153, i64 64
  %1160 = fmul <16 x float> %1091, %1157
  store <16 x float> %1160, ptr %1159, align 4
  %1161 = getelementptr inbounds nuw i8, ptr %1153, i64 128
  %1162 = fmul <16 x float> %1090, %1157
  store <16 x float> %1162, ptr %1161, align 4
  %1163 = getelementptr inbounds nuw i8, ptr %1153, i64 192
  %1164 = fmul <16 x float> %1089, %1157
  store <16 x float> %1164, ptr %1163, align 4
  %1165 = getelementptr inbounds %struct.query, ptr %724, i64 %1076
  %1166 = getelementptr inbounds nuw i8, ptr %1165, i64 8
  %1167 = load ptr, ptr %1166, align 8
  %1168 = getelementptr inbounds nuw float, ptr %1167, i64 %1064
  %1169 = getelementptr inbounds nuw i8, ptr %1165, i64 32
  %1170 = load float, ptr %1169, align 8
  %1171 = insertelement <16 x float> poison, float %1170, i64 0
  %1172 = shufflevector <16 x float> %1171, <16 x float> poison, <16 x i32> zeroinitializer
  %1173 = fmul <16 x float> %1088, %1172
  store <16 x float> %1173, ptr %1168, align 4
  %1174 = getelementptr inbounds nuw i8, ptr %1168, i64 64
  %1175 = fmul <16 x float> %1087, %1172
  store <16 x float> %1175, ptr %1174, align 4
  %1176 = getelementptr inbounds nuw i8, ptr %1168, i64 128
  %1177 = fmul <16 x float> %1086, %1172
  store <16 x float> %1177, ptr %1176, align 4
  %1178 = getelementptr inbounds nuw i8, ptr %1168, i64 192
  %1179 = fmul <16 x float> %1085, %1172
  store <16 x float> %1179, ptr %1178, align 4
  %1180 = getelementptr inbounds %struct.query, ptr %724, i64 %1075
  %1181 = getelementptr inbounds nuw i8, ptr %1180, i64 8
  %1182 = load ptr, ptr %1181, align 8
  %1183 = getelementptr inbounds nuw float, ptr %1182, i64 %1064
  %1184 = getelementptr inbounds nuw i8, ptr %1180, i64 32
  %1185 = load float, ptr %1184, align 8
  %1186 = insertelement <16 x float> poison, float %1185, i64 0
  %1187 = shufflevector <16 x float> %1186, <16 x float> poison, <16 x i32> zeroinitializer
  %1188 = fmul <16 x float> %1084, %1187
  store <16 x float> %1188, ptr %1183, align 4
  %1189 = getelementptr inbounds nuw i8, ptr %1183, i64 64
  %1190 = fmul <16 x float> %1083, %1187
  store <16 x float> %1190, ptr %1189, align 4
  %1191 = getelementptr inbounds nuw i8, ptr %1183, i64 128
  %1192 = fmul <16 x float> %1082, %1187
  store <16 x float> %1192, ptr %1191, align 4
  %1193 = getelementptr inbounds nuw i8, ptr %1183, i64 192
  %1194 = fmul <16 x float> %1081, %1187
  store <16 x float> %1194, ptr %1193, align 4
  %1195 = add nuw nsw i64 %1063, 64
  %1196 = icmp sgt i64 %1195, %324
  br i1 %1196, label %1038, label %1062, !llvm.loop !22

1197:                                             ; preds = %1066, %1262
  %1198 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1319, %1262 ]
  %1199 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1318, %1262 ]
  %1200 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1317, %1262 ]
  %1201 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1316, %1262 ]
  %1202 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1311, %1262 ]
  %1203 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1310, %1262 ]
  %1204 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1309, %1262 ]
  %1205 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1308, %1262 ]
  %1206 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1303, %1262 ]
  %1207 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1302, %1262 ]
  %1208 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1301, %1262 ]
  %1209 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1300, %1262 ]
  %1210 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1295, %1262 ]
  %1211 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1294, %1262 ]
  %1212 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1293, %1262 ]
  %1213 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1292, %1262 ]
  %1214 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1287, %1262 ]
  %1215 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1286, %1262 ]
  %1216 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1285, %1262 ]
  %1217 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1284, %1262 ]
  %1218 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1279, %1262 ]
  %1219 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1278, %1262 ]
  %1220 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1277, %1262 ]
  %1221 = phi <16 x float> [ zeroinitializer, %1066 ], [ %1276, %1262 ]
  %1222 = phi i64 [ 0, %1066 ], [ %1320, %1262 ]
  br i1 %1067, label %1223, label %1262

1223:                                             ; preds = %1197
  %1224 = add nuw nsw i64 %1222, 32
  %1225 = sub nsw i64 %1224, %137
  %1226 = icmp slt i64 %1225, 0
  %1227 = mul nsw i64 %1224, %328
  %1228 = getelementptr inbounds float, ptr %330, i64 %1227
  %1229 = mul nsw i64 %1225, %325
  %1230 = getelementptr inbounds float, ptr %425, i64 %1229
  %1231 = select i1 %1226, ptr %1228, ptr %1230
  br i1 %367, label %1253, label %1232

1232:                                             ; preds = %1223, %1232
  %1233 = phi i64 [ %1250, %1232 ], [ 0, %1223 ]
  %1234 = phi i64 [ %1251, %1232 ], [ 0, %1223 ]
  %1235 = getelementptr inbounds nuw float, ptr %1231, i64 %1233
  call void @llvm.prefetch.p0(ptr %1235, i32 0, i32 3, i32 1)
  %1236 = or disjoint i64 %1233, 16
  %1237 = getelementptr inbounds nuw float, ptr %1231, i64 %1236
  call void @llvm.prefetch.p0(ptr nonnull %1237, i32 0, i32 3, i32 1)
  %1238 = or disjoint i64 %1233, 32
  %1239 = getelementptr inbounds nuw float, ptr %1231, i64 %1238
  call void @llvm.prefetch.p0(ptr nonnull %1239, i32 0, i32 3, i32 1)
  %1240 = or disjoint i64 %1233, 48
  %1241 = getelementptr inbounds nuw float, ptr %1231, i64 %1240
  call void @llvm.prefetch.p0(ptr nonnull %1241, i32 0, i32 3, i32 1)
  %1242 = or disjoint i64 %1233, 64
  %1243 = getelementptr inbounds nuw float, ptr %1231, i64 %1242
  call void @llvm.prefetch.p0(ptr nonnull %1243, i32 0, i32 3, i32 1)
  %1244 = or disjoint i64 %1233, 80
  %1245 = getelementptr inbounds nuw float, ptr %1231, i64 %1244
  call void @llvm.prefetch.p0(ptr nonnull %1245, i32 0, i32 3, i32 1)
  %1246 = or disjoint i64 %1233, 96
  %1247 = getelementptr inbounds nuw float, ptr %1231, i64 %1246
  call void @llvm.prefetch.p0(ptr nonnull %1247, i32 0, i32 3, i32 1)
  %1248 = or disjoint i64 %1233, 112
  %1249 = getelementptr inbounds nuw float, ptr %1231, i64 %1248
  call void @llvm.prefetch.p0(ptr nonnull %1249, i32 0, i32 3, i32 1)
  %1250 = add nuw nsw i64 %1233, 128
  %1251 = add i64 %1234, 8
  %1252 = icmp eq i64 %1251, %368
  br i1 %1252, label %1253, label %1232, !llvm.loop !16

1253:                                             ; preds = %1232, %1223
  %1254 = phi i64 [ 0, %1223 ], [ %1250, %1232 ]
  br i1 %369, label %1262, label %1255

1255:                                             ; preds = %1253, %1255
  %1256 = phi i64 [ %1259, %1255 ], [ %1254, %1253 ]
  %1257 = phi i64 [ %1260, %1255 ], [ 0, %1253 ]
  %1258 = getelementptr inbounds nuw float, ptr %1231, i64 %1256
  call void @llvm.prefetch.p0(ptr %1258, i32 0, i32 3, i32 1)
  %1259 = add nuw nsw i64 %1256, 16
  %1260 = add i64 %1257, 1
  %1261 = icmp eq i64 %1260, %366
  br i1 %1261, label %1262, label %1255, !llvm.loop !27

1262:                                             ; preds = %1253, %1255, %1197
  %1263 = mul nsw i64 %1222, %328
  %1264 = getelementptr float, ptr %1065, i64 %1263
  %1265 = load <16 x float>, ptr %1264, align 4
  %1266 = getelementptr inbounds nuw i8, ptr %1264, i64 64
  %1267 = load <16 x float>, ptr %1266, align 4
  %1268 = getelementptr inbounds nuw i8, ptr %1264, i64 128
  %1269 = load <16 x float>, ptr %1268, align 4
  %1270 = getelementptr inbounds nuw i8, ptr %1264, i64 192
  %1271 = load <16 x float>, ptr %1270, align 4
  %1272 = getelementptr inbounds nuw float, ptr %1068, i64 %1222
  %1273 = load float, ptr %1272, align 4
  %1274 = insertelement <16 x float> poison, float %1273, i64 0
  %1275 = shufflevector <16 x float> %1274, <16 x float> poison, <16 x i32> zeroinitializer
  %1276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1275, <16 x float> %1265, <16 x float> %1221)
  %1277 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1275, <16 x float> %1267, <16 x float> %1220)
  %1278 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1275, <16 x float> %1269, <16 x float> %1219)
  %1279 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1275, <16 x float> %1271, <16 x float> %1218)
  %1280 = getelementptr inbounds nuw float, ptr %1069, i64 %1222
  %1281 = load float, ptr %1280, align 4
  %1282 = insertelement <16 x float> poison, float %1281, i64 0
  %1283 = shufflevector <16 x float> %1282, <16 x float> poison, <16 x i32> zeroinitializer
  %1284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1283, <16 x float> %1265, <16 x float> %1217)
  %1285 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1283, <16 x float> %1267, <16 x float> %1216)
  %1286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1283, <16 x float> %1269, <16 x float> %1215)
  %1287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1283, <16 x float> %1271, <16 x float> %1214)
  %1288 = getelementptr inbounds nuw float, ptr %1070, i64 %1222
  %1289 = load float, ptr %1288, align 4
  %1290 = insertelement <16 x float> poison, float %1289, i64 0
  %1291 = shufflevector <16 x float> %1290, <16 x float> poison, <16 x i32> zeroinitializer
  %1292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1291, <16 x float> %1265, <16 x float> %1213)
  %1293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1291, <16 x float> %1267, <16 x float> %1212)
  %1294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1291, <16 x float> %1269, <16 x float> %1211)
  %1295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1291, <16 x float> %1271, <16 x float> %1210)
  %1296 = getelementptr inbounds nuw float, ptr %1071, i64 %1222
  %1297 = load float, ptr %1296, align 4
  %1298 = insertelement <16 x float> poison, float %1297, i64 0
  %1299 = shufflevector <16 x float> %1298, <16 x float> poison, <16 x i32> zeroinitializer
  %1300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1299, <16 x float> %1265, <16 x float> %1209)
  %1301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1299, <16 x float> %1267, <16 x float> %1208)
  %1302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1299, <16 x float> %1269, <16 x float> %1207)
  %1303 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1299, <16 x float> %1271, <16 x float> %1206)
  %1304 = getelementptr inbounds nuw float, ptr %1072, i64 %1222
  %1305 = load float, ptr %1304, align 4
  %1306 = insertelement <16 x float> poison, float %1305, i64 0
  %1307 = shufflevector <16 x float> %1306, <16 x float> poison, <16 x i32> zeroinitializer
  %1308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1307, <16 x float> %1265, <16 x float> %1205)
  %1309 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1307, <16 x float> %1267, <16 x float> %1204)
  %1310 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1307, <16 x float> %1269, <16 x float> %1203)
  %1311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1307, <16 x float> %1271, <16 x float> %1202)
  %1312 = getelementptr inbounds nuw float, ptr %1073, i64 %1222
  %1313 = load float, ptr %1312, align 4
  %1314 = insertelement <16 x float> poison, float %1313, i64 0
  %1315 = shufflevector <16 x float> %1314, <16 x float> poison, <16 x i32> zeroinitializer
  %1316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1315, <16 x float> %1265, <16 x float> %1201)
  %1317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1315, <16 x float> %1267, <16 x float> %1200)
  %1318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1315, <16 x float> %1269, <16 x float> %1199)
  %1319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1315, <16 x float> %1271, <16 x float> %1198)
  %1320 = add nuw nsw i64 %1222, 1
  %1321 = icmp eq i64 %1320, %137
  br i1 %1321, label %1074, label %1197, !llvm.loop !24

1322:                                             ; preds = %1041, %1333
  %1323 = phi i64 [ %1396, %1333 ], [ %1039, %1041 ]
  br i1 %335, label %1324, label %1333

1324:                                             ; preds = %1322
  %1325 = icmp eq i64 %1323, 0
  %1326 = getelementptr float, ptr %330, i64 %1323
  %1327 = load ptr, ptr %1050, align 8
  %1328 = load ptr, ptr %1052, align 8
  %1329 = load ptr, ptr %1054, align 8
  %1330 = load ptr, ptr %1056, align 8
  %1331 = load ptr, ptr %1058, align 8
  %1332 = load ptr, ptr %1060, align 8
  br label %1398

1333:                                             ; preds = %1446, %1322
  %1334 = phi i64 [ %1049, %1322 ], [ %1059, %1446 ]
  %1335 = phi i64 [ %1048, %1322 ], [ %1057, %1446 ]
  %1336 = phi i64 [ %1047, %1322 ], [ %1055, %1446 ]
  %1337 = phi i64 [ %1046, %1322 ], [ %1053, %1446 ]
  %1338 = phi i64 [ %1045, %1322 ], [ %1051, %1446 ]
  %1339 = phi <16 x float> [ zeroinitializer, %1322 ], [ %1479, %1446 ]
  %1340 = phi <16 x float> [ zeroinitializer, %1322 ], [ %1474, %1446 ]
  %1341 = phi <16 x float> [ zeroinitializer, %1322 ], [ %1469, %1446 ]
  %1342 = phi <16 x float> [ zeroinitializer, %1322 ], [ %1464, %1446 ]
  %1343 = phi <16 x float> [ zeroinitializer, %1322 ], [ %1459, %1446 ]
  %1344 = phi <16 x float> [ zeroinitializer, %1322 ], [ %1454, %1446 ]
  %1345 = load ptr, ptr %1044, align 8
  %1346 = getelementptr inbounds nuw float, ptr %1345, i64 %1323
  %1347 = load float, ptr %1061, align 8
  %1348 = insertelement <16 x float> poison, float %1347, i64 0
  %1349 = shufflevector <16 x float> %1348, <16 x float> poison, <16 x i32> zeroinitializer
  %1350 = fmul <16 x float> %1344, %1349
  store <16 x float> %1350, ptr %1346, align 4
  %1351 = getelementptr inbounds %struct.query, ptr %724, i64 %1338
  %1352 = getelementptr inbounds nuw i8, ptr %1351, i64 8
  %1353 = load ptr, ptr %1352, align 8
  %1354 = getelementptr inbounds nuw float, ptr %1353, i64 %1323
  %1355 = getelementptr inbounds nuw i8, ptr %1351, i64 32
  %1356 = load float, ptr %1355, align 8
  %1357 = insertelement <16 x float> poison, float %1356, i64 0
  %1358 = shufflevector <16 x float> %1357, <16 x float> poison, <16 x i32> zeroinitializer
  %1359 = fmul <16 x float> %1343, %1358
  store <16 x float> %1359, ptr %1354, align 4
  %1360 = getelementptr inbounds %struct.query, ptr %724, i64 %1337
  %1361 = getelementptr inbounds nuw i8, ptr %1360, i64 8
  %1362 = load ptr, ptr %1361, align 8
  %1363 = getelementptr inbounds nuw float, ptr %1362, i64 %1323
  %1364 = getelementptr inbounds nuw i8, ptr %1360, i64 32
  %1365 = load float, ptr %1364, align 8
  %1366 = insertelement <16 x float> poison, float %1365, i64 0
  %1367 = shufflevector <16 x float> %1366, <16 x float> poison, <16 x i32> zeroinitializer
  %1368 = fmul <16 x float> %1342, %1367
  store <16 x float> %1368, ptr %1363, align 4
  %1369 = getelementptr inbounds %struct.query, ptr %724, i64 %1336
  %1370 = getelementptr inbounds nuw i8, ptr %1369, i64 8
  %1371 = load ptr, ptr %1370, align 8
  %1372 = getelementptr inbounds nuw float, ptr %1371, i64 %1323
  %1373 = getelementptr inbounds nuw i8, ptr %1369, i64 32
  %1374 = load float, ptr %1373, align 8
  %1375 = insertelement <16 x float> poison, float %1374, i64 0
  %1376 = shufflevector <16 x float> %1375, <16 x float> poison, <16 x i32> zeroinitializer
  %1377 = fmul <16 x float> %1341, %1376
  store <16 x float> %1377, ptr %1372, align 4
  %1378 = getelementptr inbounds %struct.query, ptr %724, i64 %1335
  %1379 = getelementptr inbounds nuw i8, ptr %1378, i64 8
  %1380 = load ptr, ptr %1379, align 8
  %1381 = getelementptr inbounds nuw float, ptr %1380, i64 %1323
  %1382 = getelementptr inbounds nuw i8, ptr %1378, i64 32
  %1383 = load float, ptr %1382, align 8
  %1384 = insertelement <16 x float> poison, float %1383, i64 0
  %1385 = shufflevector <16 x float> %1384, <16 x float> poison, <16 x i32> zeroinitializer
  %1386 = fmul <16 x float> %1340, %1385
  store <16 x float> %1386, ptr %1381, align 4
  %1387 = getelementptr inbounds %struct.query, ptr %724, i64 %1334
  %1388 = getelementptr inbounds nuw i8, ptr %1387, i64 8
  %1389 = load ptr, ptr %1388, align 8
  %1390 = getelementptr inbounds nuw float, ptr %1389, i64 %1323
  %1391 = getelementptr inbounds nuw i8, ptr %1387, i64 32
  %1392 = load float, ptr %1391, align 8
  %1393 = insertelement <16 x float> poison, float %1392, i64 0
  %1394 = shufflevector <16 x float> %1393, <16 x float> poison, <16 x i32> zeroinitializer
  %1395 = fmul <16 x float> %1339, %1394
  store <16 x float> %1395, ptr %1390, align 4
  %1396 = add nuw nsw i64 %1323, 16
  %1397 = icmp slt i64 %1396, %324
  br i1 %1397, label %1322, label %1482, !llvm.loop !25

1398:                                             ; preds = %1324, %1446
  %1399 = phi <16 x float> [ zeroinitializer, %1324 ], [ %1479, %1446 ]
  %1400 = phi <16 x float> [ zeroinitializer, %1324 ], [ %1474, %1446 ]
  %1401 = phi <16 x float> [ zeroinitializer, %1324 ], [ %1469, %1446 ]
  %1402 = phi <16 x float> [ zeroinitializer, %1324 ], [ %1464, %1446 ]
  %1403 = phi <16 x float> [ zeroinitializer, %1324 ], [ %1459, %1446 ]
  %1404 = phi <16 x float> [ zeroinitializer, %1324 ], [ %1454, %1446 ]
  %1405 = phi i64 [ 0, %1324 ], [ %1480, %1446 ]
  br i1 %1325, label %1406, label %1446

1406:                                             ; preds = %1398
  %1407 = add nuw nsw i64 %1405, 32
  %1408 = sub nsw i64 %1407, %137
  %1409 = icmp slt i64 %1408, 0
  %1410 = mul nsw i64 %1407, %328
  %1411 = getelementptr inbounds float, ptr %330, i64 %1410
  %1412 = mul nsw i64 %1408, %325
  %1413 = getelementptr inbounds float, ptr %425, i64 %1412
  %1414 = select i1 %1409, ptr %1411, ptr %1413
  br i1 %337, label %1415, label %1446

1415:                                             ; preds = %1406
  br i1 %371, label %1437, label %1416

1416:                                             ; preds = %1415, %1416
  %1417 = phi i64 [ %1434, %1416 ], [ 0, %1415 ]
  %1418 = phi i64 [ %1435, %1416 ], [ 0, %1415 ]
  %1419 = getelementptr inbounds nuw float, ptr %1414, i64 %1417
  call void @llvm.prefetch.p0(ptr %1419, i32 0, i32 3, i32 1)
  %1420 = or disjoint i64 %1417, 16
  %1421 = getelementptr inbounds nuw float, ptr %1414, i64 %1420
  call void @llvm.prefetch.p0(ptr nonnull %1421, i32 0, i32 3, i32 1)
  %1422 = or disjoint i64 %1417, 32
  %1423 = getelementptr inbounds nuw float, ptr %1414, i64 %1422
  call void @llvm.prefetch.p0(ptr nonnull %1423, i32 0, i32 3, i32 1)
  %1424 = or disjoint i64 %1417, 48
  %1425 = getelementptr inbounds nuw float, ptr %1414, i64 %1424
  call void @llvm.prefetch.p0(ptr nonnull %1425, i32 0, i32 3, i32 1)
  %1426 = or disjoint i64 %1417, 64
  %1427 = getelementptr inbounds nuw float, ptr %1414, i64 %1426
  call void @llvm.prefetch.p0(ptr nonnull %1427, i32 0, i32 3, i32 1)
  %1428 = or disjoint i64 %1417, 80
  %1429 = getelementptr inbounds nuw float, ptr %1414, i64 %1428
  call void @llvm.prefetch.p0(ptr nonnull %1429, i32 0, i32 3, i32 1)
  %1430 = or disjoint i64 %1417, 96
  %1431 = getelementptr inbounds nuw float, ptr %1414, i64 %1430
  call void @llvm.prefetch.p0(ptr nonnull %1431, i32 0, i32 3, i32 1)
  %1432 = or disjoint i64 %1417, 112
  %1433 = getelementptr inbounds nuw float, ptr %1414, i64 %1432
  call void @llvm.prefetch.p0(ptr nonnull %1433, i32 0, i32 3, i32 1)
  %1434 = add nuw nsw i64 %1417, 128
  %1435 = add i64 %1418, 8
  %1436 = icmp eq i64 %1435, %372
  br i1 %1436, label %1437, label %1416, !llvm.loop !16

1437:                                             ; preds = %1416, %1415
  %1438 = phi i64 [ 0, %1415 ], [ %1434, %1416 ]
  br i1 %373, label %1446, label %1439

1439:                                             ; preds = %1437, %1439
  %1440 = phi i64 [ %1443, %1439 ], [ %1438, %1437 ]
  %1441 = phi i64 [ %1444, %1439 ], [ 0, %1437 ]
  %1442 = getelementptr inbounds nuw float, ptr %1414, i64 %1440
  call void @llvm.prefetch.p0(ptr %1442, i32 0, i32 3, i32 1)
  %1443 = add nuw nsw i64 %1440, 16
  %1444 = add i64 %1441, 1
  %1445 = icmp eq i64 %1444, %370
  br i1 %1445, label %1446, label %1439, !llvm.loop !28

1446:                                             ; preds = %1437, %1439, %1406, %1398
  %1447 = mul nsw i64 %1405, %328
  %1448 = getelementptr float, ptr %1326, i64 %1447
  %1449 = load <16 x float>, ptr %1448, align 4
  %1450 = getelementptr inbounds nuw float, ptr %1327, i64 %1405
  %1451 = load float, ptr %1450, align 4
  %1452 = insertelement <16 x float> poison, float %1451, i64 0
  %1453 = shufflevector <16 x float> %1452, <16 x float> poison, <16 x i32> zeroinitializer
  %1454 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1453, <16 x float> %1449, <16 x float> %1404)
  %1455 = getelementptr inbounds nuw float, ptr %1328, i64 %1405
  %1456 = load float, ptr %1455, align 4
  %1457 = insertelement <16 x float> poison, float %1456, i64 0
  %1458 = shufflevector <16 x float> %1457, <16 x float> poison, <16 x i32> zeroinitializer
  %1459 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1458, <16 x float> %1449, <16 x float> %1403)
  %1460 = getelementptr inbounds nuw float, ptr %1329, i64 %1405
  %1461 = load float, ptr %1460, align 4
  %1462 = insertelement <16 x float> poison, float %1461, i64 0
  %1463 = shufflevector <16 x float> %1462, <16 x float> poison, <16 x i32> zeroinitializer
  %1464 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1463, <16 x float> %1449, <16 x float> %1402)
  %1465 = getelementptr inbounds nuw float, ptr %1330, i64 %1405
  %1466 = load float, ptr %1465, align 4
  %1467 = insertelement <16 x float> poison, float %1466, i64 0
  %1468 = shufflevector <16 x float> %1467, <16 x float> poison, <16 x i32> zeroinitializer
  %1469 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1468, <16 x float> %1449, <16 x float> %1401)
  %1470 = getelementptr inbounds nuw float, ptr %1331, i64 %1405
  %1471 = load float, ptr %1470, align 4
  %1472 = insertelement <16 x float> poison, float %1471, i64 0
  %1473 = shufflevector <16 x float> %1472, <16 x float> poison, <16 x i32> zeroinitializer
  %1474 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1473, <16 x float> %1449, <16 x float> %1400)
  %1475 = getelementptr inbounds nuw float, ptr %1332, i64 %1405
  %1476 = load float, ptr %1475, align 4
  %1477 = insertelement <16 x float> poison, float %1476, i64 0
  %1478 = shufflevector <16 x float> %1477, <16 x float> poison, <16 x i32> zeroinitializer
  %1479 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1478, <16 x float> %1449, <16 x float> %1399)
  %1480 = add nuw nsw i64 %1405, 1
  %1481 = icmp eq i64 %1480, %137
  br i1 %1481, label %1333, label %1398, !llvm.loop !24

1482:                                             ; preds = %1333, %920, %1038, %736
  %1483 = add nuw nsw i64 %719, 6
  %1484 = icmp slt i64 %1483, %387
  br i1 %1484, label %718, label %1485, !llvm.loop !29

1485:                                             ; preds = %1482, %430
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1486 = add nuw nsw i64 %385, 12
  %1487 = load i64, ptr %6, align 8
  %1488 = icmp slt i64 %1486, %1487
  %1489 = add i64 %383, -12
  br i1 %1488, label %382, label %1525, !llvm.loop !30

1490:                                             ; preds = %1490, %403
  %1491 = phi i64 [ 0, %403 ], [ %1522, %1490 ]
  %1492 = phi i64 [ 0, %403 ], [ %1523, %1490 ]
  %1493 = add nsw i64 %391, %1491
  %1494 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1491
  %1495 = mul nsw i64 %396, %1493
  %1496 = getelementptr inbounds float, ptr %395, i64 %1495
  %1497 = mul nsw i64 %397, %1493
  %1498 = getelementptr inbounds float, ptr %192, i64 %1497
  %1499 = getelementptr inbounds float, ptr %193, i64 %1493
  %1500 = shl nsw i64 %1491, 11
  %1501 = getelementptr inbounds nuw i8, ptr %3, i64 %1500
  store ptr %1496, ptr %1494, align 16
  %1502 = getelementptr inbounds nuw i8, ptr %1494, i64 8
  store ptr %1498, ptr %1502, align 8
  %1503 = getelementptr inbounds nuw i8, ptr %1494, i64 16
  store ptr %1499, ptr %1503, align 16
  %1504 = getelementptr inbounds nuw i8, ptr %1494, i64 24
  store ptr %1501, ptr %1504, align 8
  %1505 = getelementptr inbounds nuw i8, ptr %1494, i64 32
  store float 0.000000e+00, ptr %1505, align 16
  %1506 = getelementptr inbounds nuw i8, ptr %1494, i64 36
  store i32 0, ptr %1506, align 4
  %1507 = or disjoint i64 %1491, 1
  %1508 = add nsw i64 %391, %1507
  %1509 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1507
  %1510 = mul nsw i64 %396, %1508
  %1511 = getelementptr inbounds float, ptr %395, i64 %1510
  %1512 = mul nsw i64 %397, %1508
  %1513 = getelementptr inbounds float, ptr %192, i64 %1512
  %1514 = getelementptr inbounds float, ptr %193, i64 %1508
  %1515 = shl nsw i64 %1507, 11
  %1516 = getelementptr inbounds nuw i8, ptr %3, i64 %1515
  store ptr %1511, ptr %1509, align 8
  %1517 = getelementptr inbounds nuw i8, ptr %1509, i64 8
  store ptr %1513, ptr %1517, align 16
  %1518 = getelementptr inbounds nuw i8, ptr %1509, i64 16
  store ptr %1514, ptr %1518, align 8
  %1519 = getelementptr inbounds nuw i8, ptr %1509, i64 24
  store ptr %1516, ptr %1519, align 16
  %1520 = getelementptr inbounds nuw i8, ptr %1509, i64 32
  store float 0.000000e+00, ptr %1520, align 8
  %1521 = getelementptr inbounds nuw i8, ptr %1509, i64 36
  store i32 0, ptr %1521, align 4
  %1522 = add nuw nsw i64 %1491, 2
  %1523 = add i64 %1492, 2
  %1524 = icmp eq i64 %1523, %404
  br i1 %1524, label %405, label %1490, !llvm.loop !31

1525:                                             ; preds = %1485, %323
  %1526 = add i64 %124, 1
  %1527 = icmp eq i64 %1526, %103
  br i1 %1527, label %116, label %123, !llvm.loop !32

1528:                                             ; preds = %118, %32
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  call void @GOMP_barrier()
  %1529 = load i64, ptr %4, align 8
  %1530 = load i64, ptr %6, align 8
  %1531 = mul i64 %1530, %1529
  %1532 = load ptr, ptr %0, align 8
  %1533 = load i64, ptr %9, align 8
  %1534 = getelementptr %struct.source, ptr %1532, i64 %1533
  %1535 = getelementptr i8, ptr %1534, i64 -32
  %1536 = load i64, ptr %1535, align 8
  %1537 = add nsw i64 %1536, 1
  %1538 = call i32 @omp_get_thread_num()
  %1539 = sext i32 %1538 to i64
  %1540 = call i32 @omp_get_num_threads()
  %1541 = sext i32 %1540 to i64
  %1542 = mul nsw i64 %1537, %1539
  %1543 = sdiv i64 %1542, %1541
  %1544 = add nsw i64 %1539, 1
  %1545 = mul nsw i64 %1544, %1537
  %1546 = sdiv i64 %1545, %1541
  %1547 = load i64, ptr %9, align 8
  %1548 = icmp sgt i64 %1547, 0
  br i1 %1548, label %1549, label %1771

1549:                                             ; preds = %1528
  %1550 = icmp slt i64 %1531, 1
  %1551 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1552 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1553 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1554 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1555 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1556 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1557

1557:                                             ; preds = %1549, %1766
  %1558 = phi i64 [ %1547, %1549 ], [ %1767, %1766 ]
  %1559 = phi i64 [ 0, %1549 ], [ %1768, %1766 ]
  %1560 = phi i64 [ 0, %1549 ], [ %1570, %1766 ]
  %1561 = phi i64 [ 0, %1549 ], [ %1769, %1766 ]
  %1562 = load ptr, ptr %0, align 8
  %1563 = getelementptr inbounds nuw %struct.source, ptr %1562, i64 %1561
  %1564 = getelementptr inbounds nuw i8, ptr %1563, i64 56
  %1565 = load i64, ptr %1564, align 8
  %1566 = getelementptr inbounds nuw i8, ptr %1563, i64 16
  %1567 = load i64, ptr %1566, align 8
  %1568 = call i64 @llvm.smax.i64(i64 %1567, i64 511)
  %1569 = lshr i64 %1568, 8
  %1570 = add i64 %1569, %1560
  %1571 = add nsw i64 %1558, -1
  %1572 = icmp slt i64 %1561, %1571
  br i1 %1572, label %1573, label %1577

1573:                                             ; preds = %1557
  %1574 = getelementptr inbounds nuw i8, ptr %1563, i64 144
  %1575 = load i64, ptr %1574, align 8
  %1576 = icmp eq i64 %1575, %1565
  br i1 %1576, label %1766, label %1577

1577:                                             ; preds = %1573, %1557
  %1578 = icmp sle i64 %1543, %1565
  %1579 = icmp slt i64 %1565, %1546
  %1580 = select i1 %1578, i1 %1579, i1 false
  br i1 %1580, label %1581, label %1766

1581:                                             ; preds = %1577
  %1582 = icmp eq i64 %1561, 0
  br i1 %1582, label %1587, label %1583

1583:                                             ; preds = %1581
  %1584 = getelementptr inbounds i8, ptr %1563, i64 -32
  %1585 = load i64, ptr %1584, align 8
  %1586 = icmp ne i64 %1585, %1565
  br label %1587

1587:                                             ; preds = %1583, %1581
  %1588 = phi i1 [ true, %1581 ], [ %1586, %1583 ]
  %1589 = icmp eq i64 %1561, %1571
  br i1 %1589, label %1594, label %1590

1590:                                             ; preds = %1587
  %1591 = getelementptr inbounds nuw i8, ptr %1563, i64 144
  %1592 = load i64, ptr %1591, align 8
  %1593 = icmp ne i64 %1592, %1565
  br label %1594

1594:                                             ; preds = %1590, %1587
  %1595 = phi i1 [ true, %1587 ], [ %1593, %1590 ]
  %1596 = select i1 %1588, i1 %1595, i1 false
  %1597 = icmp eq i64 %1569, 1
  %1598 = select i1 %1596, i1 %1597, i1 false
  %1599 = select i1 %1598, i1 true, i1 %1550
  br i1 %1599, label %1766, label %1600

1600:                                             ; preds = %1594
  %1601 = mul nsw i64 %1565, %1531
  %1602 = add nsw i64 %1559, 1
  %1603 = icmp slt i64 %1602, %1570
  %1604 = icmp slt i64 %1559, %1570
  %1605 = add i64 %1560, 3
  %1606 = add i64 %1605, %1569
  %1607 = sub i64 %1606, %1559
  %1608 = add i64 %1560, -2
  %1609 = add i64 %1608, %1569
  %1610 = sub i64 %1609, %1559
  %1611 = and i64 %1607, 3
  %1612 = icmp eq i64 %1611, 0
  %1613 = icmp ult i64 %1610, 3
  br label %1614

1614:                                             ; preds = %1600, %1759
  %1615 = phi i64 [ 0, %1600 ], [ %1762, %1759 ]
  %1616 = load ptr, ptr %1551, align 8
  %1617 = load ptr, ptr %1552, align 8
  %1618 = getelementptr inbounds i64, ptr %1617, i64 %1565
  %1619 = load i64, ptr %1618, align 8
  %1620 = mul nsw i64 %1619, %1531
  %1621 = add nsw i64 %1620, %1615
  %1622 = load i64, ptr %1553, align 8
  %1623 = mul nsw i64 %1621, %1622
  %1624 = getelementptr inbounds float, ptr %1616, i64 %1623
  %1625 = load ptr, ptr %1554, align 8
  %1626 = getelementptr inbounds float, ptr %1625, i64 %1601
  %1627 = getelementptr inbounds nuw float, ptr %1626, i64 %1615
  %1628 = load i64, ptr %4, align 8
  %1629 = load i64, ptr %6, align 8
  %1630 = mul nsw i64 %1629, %1628
  %1631 = load ptr, ptr %1555, align 8
  %1632 = getelementptr inbounds nuw float, ptr %1631, i64 %1615
  %1633 = mul nsw i64 %1630, %1559
  %1634 = getelementptr inbounds float, ptr %1632, i64 %1633
  %1635 = load float, ptr %1634, align 4
  br i1 %1603, label %1636, label %1653

1636:                                             ; preds = %1614
  br i1 %1612, label %1649, label %1637

1637:                                             ; preds = %1636, %1637
  %1638 = phi i64 [ %1646, %1637 ], [ %1602, %1636 ]
  %1639 = phi float [ %1645, %1637 ], [ %1635, %1636 ]
  %1640 = phi i64 [ %1647, %1637 ], [ 0, %1636 ]
  %1641 = mul nsw i64 %1638, %1630
  %1642 = getelementptr inbounds float, ptr %1632, i64 %1641
  %1643 = load float, ptr %1642, align 4
  %1644 = fcmp ogt float %1643, %1639
  %1645 = select i1 %1644, float %1643, float %1639
  %1646 = add nsw i64 %1638, 1
  %1647 = add i64 %1640, 1
  %1648 = icmp eq i64 %1647, %1611
  br i1 %1648, label %1649, label %1637, !llvm.loop !33

1649:                                             ; preds = %1637, %1636
  %1650 = phi float [ poison, %1636 ], [ %1645, %1637 ]
  %1651 = phi i64 [ %1602, %1636 ], [ %1646, %1637 ]
  %1652 = phi float [ %1635, %1636 ], [ %1645, %1637 ]
  br i1 %1613, label %1653, label %1655

1653:                                             ; preds = %1649, %1655, %1614
  %1654 = phi float [ %1635, %1614 ], [ %1650, %1649 ], [ %1680, %1655 ]
  br i1 %1604, label %1691, label %1683

1655:                                             ; preds = %1649, %1655
  %1656 = phi i64 [ %1681, %1655 ], [ %1651, %1649 ]
  %1657 = phi float [ %1680, %1655 ], [ %1652, %1649 ]
  %1658 = mul nsw i64 %1656, %1630
  %1659 = getelementptr inbounds float, ptr %1632, i64 %1658
  %1660 = load float, ptr %1659, align 4
  %1661 = fcmp ogt float %1660, %1657
  %1662 = select i1 %1661, float %1660, float %1657
  %1663 = add nsw i64 %1656, 1
  %1664 = mul nsw i64 %1663, %1630
  %1665 = getelementptr inbounds float, ptr %1632, i64 %1664
  %1666 = load float, ptr %1665, align 4
  %1667 = fcmp ogt float %1666, %1662
  %1668 = select i1 %1667, float %1666, float %1662
  %1669 = add nsw i64 %1656, 2
  %1670 = mul nsw i64 %1669, %1630
  %1671 = getelementptr inbounds float, ptr %1632, i64 %1670
  %1672 = load float, ptr %1671, align 4
  %1673 = fcmp ogt float %1672, %1668
  %1674 = select i1 %1673, float %1672, float %1668
  %1675 = add nsw i64 %1656, 3
  %1676 = mul nsw i64 %1675, %1630
  %1677 = getelementptr inbounds float, ptr %1632, i64 %1676
  %1678 = load float, ptr %1677, align 4
  %1679 = fcmp ogt float %1678, %1674
  %1680 = select i1 %1679, float %1678, float %1674
  %1681 = add nsw i64 %1656, 4
  %1682 = icmp eq i64 %1681, %1570
  br i1 %1682, label %1653, label %1655, !llvm.loop !34

1683:                                             ; preds = %1746, %1653
  %1684 = phi i64 [ %1622, %1653 ], [ %1747, %1746 ]
  %1685 = phi float [ 0.000000e+00, %1653 ], [ %1748, %1746 ]
  %1686 = icmp sgt i64 %1684, 0
  br i1 %1686, label %1687, label %1759

1687:                                             ; preds = %1683
  %1688 = fdiv float 1.000000e+00, %1685
  %1689 = insertelement <16 x float> poison, float %1688, i64 0
  %1690 = shufflevector <16 x float> %1689, <16 x float> poison, <16 x i32> zeroinitializer
  br label %1751

1691:                                             ; preds = %1653, %1746
  %1692 = phi i64 [ %1747, %1746 ], [ %1622, %1653 ]
  %1693 = phi float [ %1748, %1746 ], [ 0.000000e+00, %1653 ]
  %1694 = phi i64 [ %1749, %1746 ], [ %1559, %1653 ]
  %1695 = mul nsw i64 %1694, %1630
  %1696 = getelementptr inbounds float, ptr %1632, i64 %1695
  %1697 = load float, ptr %1696, align 4
  %1698 = fcmp oeq float %1697, 0xFFF0000000000000
  br i1 %1698, label %1746, label %1699

1699:                                             ; preds = %1691
  %1700 = fsub float %1697, %1654
  %1701 = insertelement <16 x float> poison, float %1700, i64 0
  %1702 = shufflevector <16 x float> %1701, <16 x float> poison, <16 x i32> zeroinitializer
  %1703 = fcmp olt <16 x float> %1702, splat (float -8.600000e+01)
  %1704 = select <16 x i1> %1703, <16 x float> splat (float -8.600000e+01), <16 x float> %1702
  %1705 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1704, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %1706 = bitcast <16 x float> %1705 to <16 x i32>
  %1707 = fadd <16 x float> %1705, splat (float 0xC168000000000000)
  %1708 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1707, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %1704)
  %1709 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1707, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %1708)
  %1710 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1709, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %1711 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1710, <16 x float> %1709, <16 x float> splat (float 0x3F81112100000000))
  %1712 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1711, <16 x float> %1709, <16 x float> splat (float 0x3FA5553820000000))
  %1713 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1712, <16 x float> %1709, <16 x float> splat (float 0x3FC5555540000000))
  %1714 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1713, <16 x float> %1709, <16 x float> splat (float 5.000000e-01))
  %1715 = fmul <16 x float> %1709, %1709
  %1716 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1714, <16 x float> %1715, <16 x float> %1709)
  %1717 = fadd <16 x float> %1716, splat (float 1.000000e+00)
  %1718 = shl <16 x i32> %1706, splat (i32 23)
  %1719 = add <16 x i32> %1718, splat (i32 1065353216)
  %1720 = bitcast <16 x i32> %1719 to <16 x float>
  %1721 = fmul <16 x float> %1717, %1720
  %1722 = load ptr, ptr %1556, align 8
  %1723 = add nsw i64 %1695, %1615
  %1724 = mul nsw i64 %1692, %1723
  %1725 = getelementptr inbounds float, ptr %1722, i64 %1724
  %1726 = icmp sgt i64 %1692, 0
  br i1 %1726, label %1727, label %1729

1727:                                             ; preds = %1699
  %1728 = fcmp ogt float %1693, 0.000000e+00
  br label %1733

1729:                                             ; preds = %1740, %1699
  %1730 = phi i64 [ %1692, %1699 ], [ %1744, %1740 ]
  %1731 = extractelement <16 x float> %1721, i64 0
  %1732 = fadd float %1693, %1731
  br label %1746

1733:                                             ; preds = %1727, %1740
  %1734 = phi i64 [ 0, %1727 ], [ %1743, %1740 ]
  %1735 = getelementptr inbounds nuw float, ptr %1624, i64 %1734
  %1736 = getelementptr inbounds nuw float, ptr %1725, i64 %1734
  %1737 = load <16 x float>, ptr %1736, align 4
  br i1 %1728, label %1738, label %1740

1738:                                             ; preds = %1733
  %1739 = load <16 x float>, ptr %1735, align 4
  br label %1740

1740:                                             ; preds = %1738, %1733
  %1741 = phi <16 x float> [ %1739, %1738 ], [ zeroinitializer, %1733 ]
  %1742 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1721, <16 x float> %1737, <16 x float> %1741)
  store <16 x float> %1742, ptr %1735, align 4
  %1743 = add nuw nsw i64 %1734, 16
  %1744 = load i64, ptr %1553, align 8
  %1745 = icmp slt i64 %1743, %1744
  br i1 %1745, label %1733, label %1729, !llvm.loop !35

1746:                                             ; preds = %1729, %1691
  %1747 = phi i64 [ %1692, %1691 ], [ %1730, %1729 ]
  %1748 = phi float [ %1693, %1691 ], [ %1732, %1729 ]
  %1749 = add nsw i64 %1694, 1
  %1750 = icmp eq i64 %1749, %1570
  br i1 %1750, label %1683, label %1691, !llvm.loop !36

1751:                                             ; preds = %1687, %1751
  %1752 = phi i64 [ 0, %1687 ], [ %1756, %1751 ]
  %1753 = getelementptr inbounds nuw float, ptr %1624, i64 %1752
  %1754 = load <16 x float>, ptr %1753, align 4
  %1755 = fmul <16 x float> %1690, %1754
  store <16 x float> %1755, ptr %1753, align 4
  %1756 = add nuw nsw i64 %1752, 16
  %1757 = load i64, ptr %1553, align 8
  %1758 = icmp slt i64 %1756, %1757
  br i1 %1758, label %1751, label %1759, !llvm.loop !37

1759:                                             ; preds = %1751, %1683
  %1760 = call float @logf(float noundef %1685)
  %1761 = fadd float %1654, %1760
  store float %1761, ptr %1627, align 4
  %1762 = add nuw nsw i64 %1615, 1
  %1763 = icmp eq i64 %1762, %1531
  br i1 %1763, label %1764, label %1614, !llvm.loop !38

1764:                                             ; preds = %1759
  %1765 = load i64, ptr %9, align 8
  br label %1766

1766:                                             ; preds = %1764, %1594, %1577, %1573
  %1767 = phi i64 [ %1558, %1573 ], [ %1558, %1594 ], [ %1558, %1577 ], [ %1765, %1764 ]
  %1768 = phi i64 [ %1559, %1573 ], [ %1570, %1594 ], [ %1570, %1577 ], [ %1570, %1764 ]
  %1769 = add nuw nsw i64 %1561, 1
  %1770 = icmp slt i64 %1769, %1767
  br i1 %1770, label %1557, label %1771, !llvm.loop !39

1771:                                             ; preds = %1766, %1528
  ret void
}

declare void @GOMP_barrier() local_unnamed_addr

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

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
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !7, !11}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
