; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 4d0d37a60c6257a5, code 1bd0ac4e3be0dbbd
%struct.query = type { ptr, ptr, ptr, ptr, float }
%struct.source = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.product = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.operands = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float }
%struct.tiles = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float }
%struct.before = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, float }
%struct.after = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, float }

@switch.table.product_of_block = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  tail call fastcc void @attend_pieces(ptr noundef %0)
  tail call void @GOMP_barrier()
  tail call fastcc void @join_pieces(ptr noundef %0)
  ret void
}

define internal fastcc void @attend_pieces(ptr nocapture noundef readonly %0) unnamed_addr {
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
  br i1 %11, label %12, label %17

12:                                               ; preds = %1
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  br label %49

17:                                               ; preds = %57, %1
  %18 = phi i64 [ 0, %1 ], [ %62, %57 ]
  %19 = tail call i32 @omp_get_thread_num()
  %20 = sext i32 %19 to i64
  %21 = tail call i32 @omp_get_num_threads()
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %18, %20
  %24 = sdiv i64 %23, %22
  %25 = add nsw i64 %20, 1
  %26 = mul nsw i64 %25, %18
  %27 = sdiv i64 %26, %22
  %28 = load i64, ptr %9, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %65

30:                                               ; preds = %17
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %48 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> splat (float 0xFFF0000000000000))
  br label %66

49:                                               ; preds = %12, %57
  %50 = phi i64 [ 0, %12 ], [ %62, %57 ]
  %51 = phi i64 [ 0, %12 ], [ %63, %57 ]
  %52 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %51, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %53, %16
  br i1 %54, label %57, label %55

55:                                               ; preds = %49
  %56 = sdiv i64 %53, %15
  br label %57

57:                                               ; preds = %49, %55
  %58 = phi i64 [ %56, %55 ], [ 1, %49 ]
  %59 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %51, i32 9
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %58
  %62 = add nsw i64 %61, %50
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %10
  br i1 %64, label %17, label %49, !llvm.loop !6

65:                                               ; preds = %106, %17
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  ret void

66:                                               ; preds = %30, %106
  %67 = phi i64 [ %28, %30 ], [ %107, %106 ]
  %68 = phi i64 [ 0, %30 ], [ %108, %106 ]
  %69 = phi i64 [ 0, %30 ], [ %85, %106 ]
  %70 = phi i64 [ 0, %30 ], [ %109, %106 ]
  %71 = load ptr, ptr %0, align 8
  %72 = getelementptr inbounds nuw %struct.source, ptr %71, i64 %70
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %31, align 8
  %76 = shl nsw i64 %75, 1
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %80, label %78

78:                                               ; preds = %66
  %79 = sdiv i64 %74, %75
  br label %80

80:                                               ; preds = %66, %78
  %81 = phi i64 [ %79, %78 ], [ 1, %66 ]
  %82 = getelementptr inbounds nuw i8, ptr %72, i64 72
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %83, %81
  %85 = add nsw i64 %84, %69
  %86 = call i64 @llvm.smax.i64(i64 %24, i64 %69)
  %87 = call i64 @llvm.smin.i64(i64 %27, i64 %85)
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %89, label %106

89:                                               ; preds = %80
  %90 = add nsw i64 %81, -1
  %91 = getelementptr inbounds nuw i8, ptr %72, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %93 = getelementptr inbounds nuw i8, ptr %72, i64 88
  %94 = getelementptr inbounds nuw i8, ptr %72, i64 160
  %95 = getelementptr inbounds nuw i8, ptr %72, i64 120
  %96 = getelementptr inbounds nuw i8, ptr %72, i64 112
  %97 = icmp eq i64 %70, 0
  %98 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %99 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %101 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %102 = getelementptr inbounds nuw i8, ptr %72, i64 80
  %103 = getelementptr inbounds nuw i8, ptr %72, i64 48
  br label %111

104:                                              ; preds = %1362
  %105 = load i64, ptr %9, align 8
  br label %106

106:                                              ; preds = %104, %80
  %107 = phi i64 [ %105, %104 ], [ %67, %80 ]
  %108 = add nsw i64 %81, %68
  %109 = add nuw nsw i64 %70, 1
  %110 = icmp slt i64 %109, %107
  br i1 %110, label %66, label %65, !llvm.loop !8

111:                                              ; preds = %89, %1362
  %112 = phi i64 [ %86, %89 ], [ %1363, %1362 ]
  %113 = sub nsw i64 %112, %69
  %114 = load i64, ptr %82, align 8
  %115 = sdiv i64 %113, %114
  %116 = srem i64 %113, %114
  %117 = load i64, ptr %31, align 8
  %118 = mul i64 %117, %115
  %119 = icmp eq i64 %115, %90
  br i1 %119, label %120, label %122

120:                                              ; preds = %111
  %121 = load i64, ptr %73, align 8
  br label %124

122:                                              ; preds = %111
  %123 = add nsw i64 %118, %117
  br label %124

124:                                              ; preds = %122, %120
  %125 = phi i64 [ %121, %120 ], [ %123, %122 ]
  %126 = sub i64 %125, %118
  %127 = load ptr, ptr %72, align 8
  %128 = load i64, ptr %91, align 8
  %129 = load i64, ptr %92, align 8
  %130 = icmp slt i64 %129, %128
  br i1 %130, label %131, label %134

131:                                              ; preds = %124
  %132 = mul nsw i64 %128, %126
  %133 = sdiv i64 %132, %114
  br label %134

134:                                              ; preds = %124, %131
  %135 = phi i64 [ %133, %131 ], [ %129, %124 ]
  %136 = mul nsw i64 %128, %125
  %137 = getelementptr inbounds float, ptr %127, i64 %136
  %138 = mul nsw i64 %135, %116
  %139 = getelementptr inbounds float, ptr %137, i64 %138
  br i1 %119, label %140, label %159

140:                                              ; preds = %134
  %141 = load i64, ptr %9, align 8
  %142 = add nsw i64 %141, -1
  %143 = icmp slt i64 %70, %142
  br i1 %143, label %144, label %159

144:                                              ; preds = %140
  %145 = load i64, ptr %94, align 8
  %146 = add nsw i64 %145, -1
  %147 = call i64 @llvm.smin.i64(i64 %116, i64 %146)
  %148 = load ptr, ptr %93, align 8
  %149 = load i64, ptr %95, align 8
  %150 = load i64, ptr %96, align 8
  %151 = icmp slt i64 %150, %149
  br i1 %151, label %152, label %155

152:                                              ; preds = %144
  %153 = mul nsw i64 %149, %126
  %154 = sdiv i64 %153, %145
  br label %155

155:                                              ; preds = %144, %152
  %156 = phi i64 [ %154, %152 ], [ %150, %144 ]
  %157 = mul nsw i64 %156, %147
  %158 = getelementptr inbounds float, ptr %148, i64 %157
  br label %159

159:                                              ; preds = %155, %140, %134
  %160 = phi ptr [ %158, %155 ], [ %139, %140 ], [ %139, %134 ]
  %161 = load ptr, ptr %32, align 8
  %162 = add nsw i64 %115, %68
  %163 = mul nsw i64 %162, %8
  %164 = load i64, ptr %33, align 8
  %165 = mul nsw i64 %164, %163
  %166 = getelementptr inbounds float, ptr %161, i64 %165
  %167 = load ptr, ptr %34, align 8
  %168 = getelementptr inbounds float, ptr %167, i64 %163
  %169 = load ptr, ptr %0, align 8
  %170 = getelementptr inbounds nuw %struct.source, ptr %169, i64 %70
  br i1 %97, label %177, label %171

171:                                              ; preds = %159
  %172 = getelementptr inbounds i8, ptr %170, i64 -32
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 56
  %175 = load i64, ptr %174, align 8
  %176 = icmp ne i64 %173, %175
  br label %177

177:                                              ; preds = %171, %159
  %178 = phi i1 [ true, %159 ], [ %176, %171 ]
  %179 = load i64, ptr %9, align 8
  %180 = add nsw i64 %179, -1
  %181 = icmp eq i64 %70, %180
  br i1 %181, label %188, label %182

182:                                              ; preds = %177
  %183 = getelementptr inbounds nuw i8, ptr %170, i64 144
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %170, i64 56
  %186 = load i64, ptr %185, align 8
  %187 = icmp ne i64 %184, %186
  br label %188

188:                                              ; preds = %182, %177
  %189 = phi i1 [ true, %177 ], [ %187, %182 ]
  %190 = select i1 %178, i1 %189, i1 false
  br i1 %190, label %191, label %211

191:                                              ; preds = %188
  %192 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %193 = load i64, ptr %192, align 8
  %194 = shl nsw i64 %117, 1
  %195 = icmp slt i64 %193, %194
  br i1 %195, label %199, label %196

196:                                              ; preds = %191
  %197 = sdiv i64 %193, %117
  %198 = icmp eq i64 %197, 1
  br i1 %198, label %199, label %211

199:                                              ; preds = %191, %196
  %200 = load ptr, ptr %35, align 8
  %201 = load ptr, ptr %36, align 8
  %202 = load i64, ptr %98, align 8
  %203 = getelementptr inbounds i64, ptr %201, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = mul i64 %164, %8
  %206 = mul i64 %205, %204
  %207 = getelementptr inbounds float, ptr %200, i64 %206
  %208 = load ptr, ptr %37, align 8
  %209 = mul nsw i64 %202, %8
  %210 = getelementptr inbounds float, ptr %208, i64 %209
  br label %211

211:                                              ; preds = %188, %199, %196
  %212 = phi ptr [ %207, %199 ], [ %166, %196 ], [ %166, %188 ]
  %213 = phi ptr [ %210, %199 ], [ %168, %196 ], [ %168, %188 ]
  %214 = mul nsw i64 %129, %116
  %215 = getelementptr inbounds float, ptr %127, i64 %214
  %216 = load ptr, ptr %99, align 8
  %217 = load i64, ptr %100, align 8
  %218 = mul nsw i64 %217, %116
  %219 = getelementptr inbounds float, ptr %216, i64 %218
  %220 = load i64, ptr %101, align 8
  %221 = add nsw i64 %220, %116
  %222 = load ptr, ptr %36, align 8
  %223 = load i64, ptr %98, align 8
  %224 = getelementptr inbounds i64, ptr %222, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = load i64, ptr %102, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %342, label %228

228:                                              ; preds = %211
  %229 = load i64, ptr %73, align 8
  %230 = icmp eq i64 %125, %229
  br i1 %230, label %231, label %342

231:                                              ; preds = %228
  %232 = add nsw i64 %125, -1
  %233 = load ptr, ptr %38, align 8
  %234 = load i64, ptr %39, align 8
  %235 = mul nsw i64 %234, %225
  %236 = getelementptr inbounds float, ptr %233, i64 %235
  %237 = load i64, ptr %40, align 8
  %238 = mul nsw i64 %237, %221
  %239 = getelementptr inbounds float, ptr %236, i64 %238
  %240 = mul nsw i64 %232, %128
  %241 = getelementptr inbounds float, ptr %215, i64 %240
  %242 = icmp sgt i64 %164, 0
  br i1 %242, label %243, label %286

243:                                              ; preds = %231
  %244 = add nsw i64 %164, -1
  %245 = lshr i64 %244, 4
  %246 = add nuw nsw i64 %245, 1
  %247 = and i64 %246, 3
  %248 = icmp ult i64 %164, 49
  br i1 %248, label %272, label %249

249:                                              ; preds = %243
  %250 = and i64 %246, 2305843009213693948
  br label %251

251:                                              ; preds = %251, %249
  %252 = phi i64 [ 0, %249 ], [ %269, %251 ]
  %253 = phi i64 [ 0, %249 ], [ %270, %251 ]
  %254 = getelementptr inbounds nuw float, ptr %241, i64 %252
  %255 = getelementptr inbounds nuw float, ptr %239, i64 %252
  %256 = load <16 x float>, ptr %255, align 4
  store <16 x float> %256, ptr %254, align 4
  %257 = or disjoint i64 %252, 16
  %258 = getelementptr inbounds nuw float, ptr %241, i64 %257
  %259 = getelementptr inbounds nuw float, ptr %239, i64 %257
  %260 = load <16 x float>, ptr %259, align 4
  store <16 x float> %260, ptr %258, align 4
  %261 = or disjoint i64 %252, 32
  %262 = getelementptr inbounds nuw float, ptr %241, i64 %261
  %263 = getelementptr inbounds nuw float, ptr %239, i64 %261
  %264 = load <16 x float>, ptr %263, align 4
  store <16 x float> %264, ptr %262, align 4
  %265 = or disjoint i64 %252, 48
  %266 = getelementptr inbounds nuw float, ptr %241, i64 %265
  %267 = getelementptr inbounds nuw float, ptr %239, i64 %265
  %268 = load <16 x float>, ptr %267, align 4
  store <16 x float> %268, ptr %266, align 4
  %269 = add nuw nsw i64 %252, 64
  %270 = add i64 %253, 4
  %271 = icmp eq i64 %270, %250
  br i1 %271, label %272, label %251, !llvm.loop !9

272:                                              ; preds = %251, %243
  %273 = phi i64 [ 0, %243 ], [ %269, %251 ]
  %274 = icmp eq i64 %247, 0
  br i1 %274, label %284, label %275

275:                                              ; preds = %272, %275
  %276 = phi i64 [ %281, %275 ], [ %273, %272 ]
  %277 = phi i64 [ %282, %275 ], [ 0, %272 ]
  %278 = getelementptr inbounds nuw float, ptr %241, i64 %276
  %279 = getelementptr inbounds nuw float, ptr %239, i64 %276
  %280 = load <16 x float>, ptr %279, align 4
  store <16 x float> %280, ptr %278, align 4
  %281 = add nuw nsw i64 %276, 16
  %282 = add i64 %277, 1
  %283 = icmp eq i64 %282, %247
  br i1 %283, label %284, label %275, !llvm.loop !10

284:                                              ; preds = %275, %272
  %285 = load i64, ptr %33, align 8
  br label %286

286:                                              ; preds = %284, %231
  %287 = phi i64 [ %285, %284 ], [ %164, %231 ]
  %288 = load ptr, ptr %41, align 8
  %289 = load i64, ptr %42, align 8
  %290 = mul nsw i64 %289, %225
  %291 = getelementptr inbounds float, ptr %288, i64 %290
  %292 = load i64, ptr %43, align 8
  %293 = mul nsw i64 %292, %221
  %294 = getelementptr inbounds float, ptr %291, i64 %293
  %295 = load i64, ptr %103, align 8
  %296 = mul nsw i64 %295, %232
  %297 = getelementptr inbounds float, ptr %219, i64 %296
  %298 = icmp sgt i64 %287, 0
  br i1 %298, label %299, label %342

299:                                              ; preds = %286
  %300 = add nsw i64 %287, -1
  %301 = lshr i64 %300, 4
  %302 = add nuw nsw i64 %301, 1
  %303 = and i64 %302, 3
  %304 = icmp ult i64 %287, 49
  br i1 %304, label %328, label %305

305:                                              ; preds = %299
  %306 = and i64 %302, 2305843009213693948
  br label %307

307:                                              ; preds = %307, %305
  %308 = phi i64 [ 0, %305 ], [ %325, %307 ]
  %309 = phi i64 [ 0, %305 ], [ %326, %307 ]
  %310 = getelementptr inbounds nuw float, ptr %297, i64 %308
  %311 = getelementptr inbounds nuw float, ptr %294, i64 %308
  %312 = load <16 x float>, ptr %311, align 4
  store <16 x float> %312, ptr %310, align 4
  %313 = or disjoint i64 %308, 16
  %314 = getelementptr inbounds nuw float, ptr %297, i64 %313
  %315 = getelementptr inbounds nuw float, ptr %294, i64 %313
  %316 = load <16 x float>, ptr %315, align 4
  store <16 x float> %316, ptr %314, align 4
  %317 = or disjoint i64 %308, 32
  %318 = getelementptr inbounds nuw float, ptr %297, i64 %317
  %319 = getelementptr inbounds nuw float, ptr %294, i64 %317
  %320 = load <16 x float>, ptr %319, align 4
  store <16 x float> %320, ptr %318, align 4
  %321 = or disjoint i64 %308, 48
  %322 = getelementptr inbounds nuw float, ptr %297, i64 %321
  %323 = getelementptr inbounds nuw float, ptr %294, i64 %321
  %324 = load <16 x float>, ptr %323, align 4
  store <16 x float> %324, ptr %322, align 4
  %325 = add nuw nsw i64 %308, 64
  %326 = add i64 %309, 4
  %327 = icmp eq i64 %326, %306
  br i1 %327, label %328, label %307, !llvm.loop !9

328:                                              ; preds = %307, %299
  %329 = phi i64 [ 0, %299 ], [ %325, %307 ]
  %330 = icmp eq i64 %303, 0
  br i1 %330, label %340, label %331

331:                                              ; preds = %328, %331
  %332 = phi i64 [ %337, %331 ], [ %329, %328 ]
  %333 = phi i64 [ %338, %331 ], [ 0, %328 ]
  %334 = getelementptr inbounds nuw float, ptr %297, i64 %332
  %335 = getelementptr inbounds nuw float, ptr %294, i64 %332
  %336 = load <16 x float>, ptr %335, align 4
  store <16 x float> %336, ptr %334, align 4
  %337 = add nuw nsw i64 %332, 16
  %338 = add i64 %333, 1
  %339 = icmp eq i64 %338, %303
  br i1 %339, label %340, label %331, !llvm.loop !12

340:                                              ; preds = %331, %328
  %341 = load i64, ptr %33, align 8
  br label %342

342:                                              ; preds = %340, %286, %228, %211
  %343 = phi i64 [ %341, %340 ], [ %287, %286 ], [ %164, %228 ], [ %164, %211 ]
  %344 = load i64, ptr %91, align 8
  %345 = mul nsw i64 %344, %118
  %346 = getelementptr inbounds float, ptr %215, i64 %345
  %347 = load i64, ptr %103, align 8
  %348 = mul nsw i64 %347, %118
  %349 = getelementptr inbounds float, ptr %219, i64 %348
  %350 = load float, ptr %44, align 8
  %351 = load i64, ptr %6, align 8
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %353, label %1362

353:                                              ; preds = %342
  %354 = icmp sgt i64 %126, 0
  %355 = add nsw i64 %126, -16
  %356 = shl nsw i64 %343, 6
  %357 = shl nsw i64 %343, 4
  %358 = icmp sgt i64 %343, 0
  %359 = trunc i64 %126 to i32
  %360 = insertelement <16 x i32> poison, i32 %359, i64 0
  %361 = shufflevector <16 x i32> %360, <16 x i32> poison, <16 x i32> zeroinitializer
  %362 = insertelement <16 x float> poison, float %350, i64 0
  %363 = shufflevector <16 x float> %362, <16 x float> poison, <16 x i32> zeroinitializer
  %364 = icmp slt i64 %343, 64
  %365 = shl i64 %344, 3
  %366 = mul i64 %344, 12
  %367 = shl i64 %344, 4
  %368 = mul i64 %344, 20
  %369 = mul i64 %344, 24
  %370 = mul i64 %344, 28
  %371 = shl i64 %344, 5
  %372 = mul i64 %344, 36
  %373 = mul i64 %344, 40
  %374 = mul i64 %344, 44
  %375 = mul i64 %344, 48
  %376 = mul i64 %344, 52
  %377 = mul i64 %344, 56
  %378 = mul i64 %344, 60
  %379 = fmul float %350, %48
  br label %380

380:                                              ; preds = %353, %1322
  %381 = phi i64 [ 0, %353 ], [ %1326, %1322 ]
  %382 = phi i64 [ %351, %353 ], [ %1324, %1322 ]
  %383 = phi i64 [ 0, %353 ], [ %1323, %1322 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %384 = sub nsw i64 %382, %383
  %385 = call i64 @llvm.smin.i64(i64 %384, i64 12)
  %386 = icmp sgt i64 %384, 0
  br i1 %386, label %387, label %421

387:                                              ; preds = %380
  %388 = mul nsw i64 %382, %221
  %389 = add nsw i64 %388, %383
  %390 = load ptr, ptr %45, align 8
  %391 = load i64, ptr %46, align 8
  %392 = mul nsw i64 %391, %225
  %393 = getelementptr inbounds float, ptr %390, i64 %392
  %394 = load i64, ptr %47, align 8
  %395 = load i64, ptr %33, align 8
  %396 = add nsw i64 %382, %381
  %397 = call i64 @llvm.smin.i64(i64 %396, i64 12)
  %398 = call i64 @llvm.smax.i64(i64 %397, i64 1)
  %399 = and i64 %398, 1
  %400 = icmp slt i64 %396, 2
  br i1 %400, label %403, label %401

401:                                              ; preds = %387
  %402 = and i64 %398, 14
  br label %1327

403:                                              ; preds = %1327, %387
  %404 = phi i64 [ 0, %387 ], [ %1359, %1327 ]
  %405 = icmp eq i64 %399, 0
  br i1 %405, label %421, label %406

406:                                              ; preds = %403
  %407 = add nsw i64 %389, %404
  %408 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %404
  %409 = mul nsw i64 %394, %407
  %410 = getelementptr inbounds float, ptr %393, i64 %409
  %411 = mul nsw i64 %395, %407
  %412 = getelementptr inbounds float, ptr %212, i64 %411
  %413 = getelementptr inbounds float, ptr %213, i64 %407
  %414 = shl nsw i64 %404, 11
  %415 = getelementptr inbounds nuw i8, ptr %3, i64 %414
  store ptr %410, ptr %408, align 8
  %416 = getelementptr inbounds nuw i8, ptr %408, i64 8
  store ptr %412, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %408, i64 16
  store ptr %413, ptr %417, align 8
  %418 = getelementptr inbounds nuw i8, ptr %408, i64 24
  store ptr %415, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %408, i64 32
  store float 0.000000e+00, ptr %419, align 8
  %420 = getelementptr inbounds nuw i8, ptr %408, i64 36
  store i32 0, ptr %420, align 4
  br label %421

421:                                              ; preds = %406, %403, %380
  br i1 %354, label %422, label %428

422:                                              ; preds = %421
  %423 = sdiv i64 %357, %385
  %424 = add nsw i64 %385, -1
  %425 = add nsw i64 %382, %381
  %426 = call i64 @llvm.smin.i64(i64 %425, i64 12)
  %427 = call i64 @llvm.smax.i64(i64 %426, i64 1)
  br label %433

428:                                              ; preds = %595, %421
  br i1 %386, label %429, label %1322

429:                                              ; preds = %428
  %430 = add nsw i64 %382, %381
  %431 = call i64 @llvm.smin.i64(i64 %430, i64 12)
  %432 = call i64 @llvm.smax.i64(i64 %431, i64 1)
  br label %598

433:                                              ; preds = %422, %595
  %434 = phi i64 [ 0, %422 ], [ %596, %595 ]
  %435 = call i64 @llvm.smin.i64(i64 %434, i64 %355)
  %436 = mul nsw i64 %435, %344
  %437 = getelementptr inbounds float, ptr %346, i64 %436
  %438 = mul nsw i64 %435, %343
  %439 = getelementptr inbounds float, ptr %160, i64 %438
  %440 = getelementptr inbounds i8, ptr %439, i64 %356
  br i1 %386, label %441, label %595

441:                                              ; preds = %433, %459
  %442 = phi i64 [ %446, %459 ], [ 0, %433 ]
  %443 = mul nsw i64 %442, %423
  %444 = getelementptr inbounds float, ptr %439, i64 %443
  %445 = icmp eq i64 %442, %424
  %446 = add nuw nsw i64 %442, 1
  %447 = mul nsw i64 %446, %423
  %448 = getelementptr inbounds float, ptr %439, i64 %447
  %449 = select i1 %445, ptr %440, ptr %448
  %450 = icmp ult ptr %444, %449
  br i1 %450, label %451, label %455

451:                                              ; preds = %441, %451
  %452 = phi ptr [ %453, %451 ], [ %444, %441 ]
  call void @llvm.prefetch.p0(ptr %452, i32 0, i32 3, i32 1)
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 64
  %454 = icmp ult ptr %453, %449
  br i1 %454, label %451, label %455, !llvm.loop !13

455:                                              ; preds = %451, %441
  br i1 %358, label %456, label %459

456:                                              ; preds = %455
  %457 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %442
  %458 = load ptr, ptr %457, align 8
  br label %525

459:                                              ; preds = %525, %455
  %460 = phi <16 x float> [ zeroinitializer, %455 ], [ %592, %525 ]
  %461 = phi <16 x float> [ zeroinitializer, %455 ], [ %589, %525 ]
  %462 = phi <16 x float> [ zeroinitializer, %455 ], [ %586, %525 ]
  %463 = phi <16 x float> [ zeroinitializer, %455 ], [ %583, %525 ]
  %464 = phi <16 x float> [ zeroinitializer, %455 ], [ %580, %525 ]
  %465 = phi <16 x float> [ zeroinitializer, %455 ], [ %577, %525 ]
  %466 = phi <16 x float> [ zeroinitializer, %455 ], [ %574, %525 ]
  %467 = phi <16 x float> [ zeroinitializer, %455 ], [ %571, %525 ]
  %468 = phi <16 x float> [ zeroinitializer, %455 ], [ %568, %525 ]
  %469 = phi <16 x float> [ zeroinitializer, %455 ], [ %565, %525 ]
  %470 = phi <16 x float> [ zeroinitializer, %455 ], [ %562, %525 ]
  %471 = phi <16 x float> [ zeroinitializer, %455 ], [ %559, %525 ]
  %472 = phi <16 x float> [ zeroinitializer, %455 ], [ %556, %525 ]
  %473 = phi <16 x float> [ zeroinitializer, %455 ], [ %553, %525 ]
  %474 = phi <16 x float> [ zeroinitializer, %455 ], [ %550, %525 ]
  %475 = phi <16 x float> [ zeroinitializer, %455 ], [ %547, %525 ]
  %476 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %442, i32 3
  %477 = load ptr, ptr %476, align 8
  %478 = shufflevector <16 x float> %475, <16 x float> %474, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %479 = shufflevector <16 x float> %475, <16 x float> %474, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %480 = fadd <16 x float> %478, %479
  %481 = shufflevector <16 x float> %473, <16 x float> %472, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %482 = shufflevector <16 x float> %473, <16 x float> %472, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %483 = fadd <16 x float> %481, %482
  %484 = shufflevector <16 x float> %471, <16 x float> %470, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %485 = shufflevector <16 x float> %471, <16 x float> %470, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %486 = fadd <16 x float> %484, %485
  %487 = shufflevector <16 x float> %469, <16 x float> %468, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %488 = shufflevector <16 x float> %469, <16 x float> %468, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %489 = fadd <16 x float> %487, %488
  %490 = shufflevector <16 x float> %467, <16 x float> %466, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %491 = shufflevector <16 x float> %467, <16 x float> %466, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %492 = fadd <16 x float> %490, %491
  %493 = shufflevector <16 x float> %465, <16 x float> %464, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %494 = shufflevector <16 x float> %465, <16 x float> %464, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %495 = fadd <16 x float> %493, %494
  %496 = shufflevector <16 x float> %463, <16 x float> %462, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %497 = shufflevector <16 x float> %463, <16 x float> %462, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %498 = fadd <16 x float> %496, %497
  %499 = shufflevector <16 x float> %461, <16 x float> %460, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %500 = shufflevector <16 x float> %461, <16 x float> %460, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %501 = fadd <16 x float> %499, %500
  %502 = shufflevector <16 x float> %480, <16 x float> %483, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %503 = shufflevector <16 x float> %480, <16 x float> %483, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %504 = fadd <16 x float> %502, %503
  %505 = shufflevector <16 x float> %486, <16 x float> %489, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %506 = shufflevector <16 x float> %486, <16 x float> %489, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %507 = fadd <16 x float> %505, %506
  %508 = shufflevector <16 x float> %492, <16 x float> %495, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %509 = shufflevector <16 x float> %492, <16 x float> %495, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %510 = fadd <16 x float> %508, %509
  %511 = shufflevector <16 x float> %498, <16 x float> %501, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %512 = shufflevector <16 x float> %498, <16 x float> %501, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %513 = fadd <16 x float> %511, %512
  %514 = shufflevector <16 x float> %504, <16 x float> %507, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %515 = shufflevector <16 x float> %504, <16 x float> %507, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %516 = fadd <16 x float> %514, %515
  %517 = shufflevector <16 x float> %510, <16 x float> %513, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %518 = shufflevector <16 x float> %510, <16 x float> %513, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %519 = fadd <16 x float> %517, %518
  %520 = shufflevector <16 x float> %516, <16 x float> %519, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %521 = shufflevector <16 x float> %516, <16 x float> %519, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %522 = fadd <16 x float> %520, %521
  %523 = getelementptr inbounds float, ptr %477, i64 %435
  store <16 x float> %522, ptr %523, align 4
  %524 = icmp eq i64 %446, %427
  br i1 %524, label %595, label %441, !llvm.loop !14

525:                                              ; preds = %456, %525
  %526 = phi <16 x float> [ zeroinitializer, %456 ], [ %592, %525 ]
  %527 = phi <16 x float> [ zeroinitializer, %456 ], [ %589, %525 ]
  %528 = phi <16 x float> [ zeroinitializer, %456 ], [ %586, %525 ]
  %529 = phi <16 x float> [ zeroinitializer, %456 ], [ %583, %525 ]
  %530 = phi <16 x float> [ zeroinitializer, %456 ], [ %580, %525 ]
  %531 = phi <16 x float> [ zeroinitializer, %456 ], [ %577, %525 ]
  %532 = phi <16 x float> [ zeroinitializer, %456 ], [ %574, %525 ]
  %533 = phi <16 x float> [ zeroinitializer, %456 ], [ %571, %525 ]
  %534 = phi <16 x float> [ zeroinitializer, %456 ], [ %568, %525 ]
  %535 = phi <16 x float> [ zeroinitializer, %456 ], [ %565, %525 ]
  %536 = phi <16 x float> [ zeroinitializer, %456 ], [ %562, %525 ]
  %537 = phi <16 x float> [ zeroinitializer, %456 ], [ %559, %525 ]
  %538 = phi <16 x float> [ zeroinitializer, %456 ], [ %556, %525 ]
  %539 = phi <16 x float> [ zeroinitializer, %456 ], [ %553, %525 ]
  %540 = phi <16 x float> [ zeroinitializer, %456 ], [ %550, %525 ]
  %541 = phi <16 x float> [ zeroinitializer, %456 ], [ %547, %525 ]
  %542 = phi i64 [ 0, %456 ], [ %593, %525 ]
  %543 = getelementptr inbounds nuw float, ptr %458, i64 %542
  %544 = load <16 x float>, ptr %543, align 4
  %545 = getelementptr float, ptr %437, i64 %542
  %546 = load <16 x float>, ptr %545, align 4
  %547 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %546, <16 x float> %541)
  %548 = getelementptr float, ptr %545, i64 %344
  %549 = load <16 x float>, ptr %548, align 4
  %550 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %549, <16 x float> %540)
  %551 = getelementptr i8, ptr %545, i64 %365
  %552 = load <16 x float>, ptr %551, align 4
  %553 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %552, <16 x float> %539)
  %554 = getelementptr i8, ptr %545, i64 %366
  %555 = load <16 x float>, ptr %554, align 4
  %556 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %555, <16 x float> %538)
  %557 = getelementptr i8, ptr %545, i64 %367
  %558 = load <16 x float>, ptr %557, align 4
  %559 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %558, <16 x float> %537)
  %560 = getelementptr i8, ptr %545, i64 %368
  %561 = load <16 x float>, ptr %560, align 4
  %562 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %561, <16 x float> %536)
  %563 = getelementptr i8, ptr %545, i64 %369
  %564 = load <16 x float>, ptr %563, align 4
  %565 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %564, <16 x float> %535)
  %566 = getelementptr i8, ptr %545, i64 %370
  %567 = load <16 x float>, ptr %566, align 4
  %568 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %567, <16 x float> %534)
  %569 = getelementptr i8, ptr %545, i64 %371
  %570 = load <16 x float>, ptr %569, align 4
  %571 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %570, <16 x float> %533)
  %572 = getelementptr i8, ptr %545, i64 %372
  %573 = load <16 x float>, ptr %572, align 4
  %574 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %573, <16 x float> %532)
  %575 = getelementptr i8, ptr %545, i64 %373
  %576 = load <16 x float>, ptr %575, align 4
  %577 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %576, <16 x float> %531)
  %578 = getelementptr i8, ptr %545, i64 %374
  %579 = load <16 x float>, ptr %578, align 4
  %580 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %579, <16 x float> %530)
  %581 = getelementptr i8, ptr %545, i64 %375
  %582 = load <16 x float>, ptr %581, align 4
  %583 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %582, <16 x float> %529)
  %584 = getelementptr i8, ptr %545, i64 %376
  %585 = load <16 x float>, ptr %584, align 4
  %586 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %585, <16 x float> %528)
  %587 = getelementptr i8, ptr %545, i64 %377
  %588 = load <16 x float>, ptr %587, align 4
  %589 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %588, <16 x float> %527)
  %590 = getelementptr i8, ptr %545, i64 %378
  %591 = load <16 x float>, ptr %590, align 4
  %592 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %591, <16 x float> %526)
  %593 = add nuw nsw i64 %542, 16
  %594 = icmp slt i64 %593, %343
  br i1 %594, label %525, label %459, !llvm.loop !15

595:                                              ; preds = %459, %433
  %596 = add nuw nsw i64 %434, 16
  %597 = icmp slt i64 %596, %126
  br i1 %597, label %433, label %428, !llvm.loop !16

598:                                              ; preds = %429, %661
  %599 = phi i64 [ %683, %661 ], [ 0, %429 ]
  %600 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %599
  br i1 %354, label %601, label %661

601:                                              ; preds = %598
  %602 = getelementptr inbounds nuw i8, ptr %600, i64 24
  %603 = load ptr, ptr %602, align 8
  br label %612

604:                                              ; preds = %612
  %605 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %624)
  %606 = fmul float %350, %605
  %607 = getelementptr inbounds nuw i8, ptr %600, i64 24
  %608 = load ptr, ptr %607, align 8
  %609 = fneg float %606
  %610 = insertelement <16 x float> poison, float %609, i64 0
  %611 = shufflevector <16 x float> %610, <16 x float> poison, <16 x i32> zeroinitializer
  br label %627

612:                                              ; preds = %601, %612
  %613 = phi <16 x float> [ splat (float 0xFFF0000000000000), %601 ], [ %624, %612 ]
  %614 = phi i64 [ 0, %601 ], [ %625, %612 ]
  %615 = trunc i64 %614 to i32
  %616 = insertelement <16 x i32> poison, i32 %615, i64 0
  %617 = shufflevector <16 x i32> %616, <16 x i32> poison, <16 x i32> zeroinitializer
  %618 = or disjoint <16 x i32> %617, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %619 = icmp slt <16 x i32> %618, %361
  %620 = getelementptr inbounds nuw float, ptr %603, i64 %614
  %621 = load <16 x float>, ptr %620, align 4
  %622 = select <16 x i1> %619, <16 x float> %621, <16 x float> splat (float 0xFFF0000000000000)
  %623 = fcmp ogt <16 x float> %622, %613
  %624 = select <16 x i1> %623, <16 x float> %622, <16 x float> %613
  %625 = add nuw nsw i64 %614, 16
  %626 = icmp slt i64 %625, %126
  br i1 %626, label %612, label %604, !llvm.loop !17

627:                                              ; preds = %604, %627
  %628 = phi <16 x float> [ zeroinitializer, %604 ], [ %658, %627 ]
  %629 = phi i64 [ 0, %604 ], [ %659, %627 ]
  %630 = trunc i64 %629 to i32
  %631 = insertelement <16 x i32> poison, i32 %630, i64 0
  %632 = shufflevector <16 x i32> %631, <16 x i32> poison, <16 x i32> zeroinitializer
  %633 = or disjoint <16 x i32> %632, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %634 = icmp slt <16 x i32> %633, %361
  %635 = getelementptr inbounds nuw float, ptr %608, i64 %629
  %636 = load <16 x float>, ptr %635, align 4
  %637 = call <16 x float> @llvm.fma.v16f32(<16 x float> %636, <16 x float> %363, <16 x float> %611)
  %638 = fcmp olt <16 x float> %637, splat (float -8.600000e+01)
  %639 = select <16 x i1> %638, <16 x float> splat (float -8.600000e+01), <16 x float> %637
  %640 = call <16 x float> @llvm.fma.v16f32(<16 x float> %639, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %641 = bitcast <16 x float> %640 to <16 x i32>
  %642 = fadd <16 x float> %640, splat (float 0xC168000000000000)
  %643 = call <16 x float> @llvm.fma.v16f32(<16 x float> %642, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %639)
  %644 = call <16 x float> @llvm.fma.v16f32(<16 x float> %642, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %643)
  %645 = call <16 x float> @llvm.fma.v16f32(<16 x float> %644, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %646 = call <16 x float> @llvm.fma.v16f32(<16 x float> %645, <16 x float> %644, <16 x float> splat (float 0x3F81112100000000))
  %647 = call <16 x float> @llvm.fma.v16f32(<16 x float> %646, <16 x float> %644, <16 x float> splat (float 0x3FA5553820000000))
  %648 = call <16 x float> @llvm.fma.v16f32(<16 x float> %647, <16 x float> %644, <16 x float> splat (float 0x3FC5555540000000))
  %649 = call <16 x float> @llvm.fma.v16f32(<16 x float> %648, <16 x float> %644, <16 x float> splat (float 5.000000e-01))
  %650 = fmul <16 x float> %644, %644
  %651 = call <16 x float> @llvm.fma.v16f32(<16 x float> %649, <16 x float> %650, <16 x float> %644)
  %652 = fadd <16 x float> %651, splat (float 1.000000e+00)
  %653 = shl <16 x i32> %641, splat (i32 23)
  %654 = add <16 x i32> %653, splat (i32 1065353216)
  %655 = bitcast <16 x i32> %654 to <16 x float>
  %656 = fmul <16 x float> %652, %655
  %657 = select <16 x i1> %634, <16 x float> %656, <16 x float> zeroinitializer
  store <16 x float> %657, ptr %635, align 4
  %658 = fadd <16 x float> %628, %657
  %659 = add nuw nsw i64 %629, 16
  %660 = icmp slt i64 %659, %126
  br i1 %660, label %627, label %661, !llvm.loop !18

661:                                              ; preds = %627, %598
  %662 = phi float [ %379, %598 ], [ %606, %627 ]
  %663 = phi <16 x float> [ zeroinitializer, %598 ], [ %658, %627 ]
  %664 = shufflevector <16 x float> %663, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %665 = shufflevector <16 x float> %663, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %666 = fadd <8 x float> %664, %665
  %667 = shufflevector <8 x float> %666, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %668 = shufflevector <8 x float> %666, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %669 = fadd <4 x float> %667, %668
  %670 = shufflevector <4 x float> %669, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %671 = fadd <4 x float> %669, %670
  %672 = shufflevector <4 x float> %669, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %673 = shufflevector <4 x float> %669, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %674 = fadd <4 x float> %672, %673
  %675 = fadd <4 x float> %671, %674
  %676 = extractelement <4 x float> %675, i64 0
  %677 = fdiv float 1.000000e+00, %676
  %678 = getelementptr inbounds nuw i8, ptr %600, i64 32
  store float %677, ptr %678, align 8
  %679 = call float @logf(float noundef %676)
  %680 = fadd float %662, %679
  %681 = getelementptr inbounds nuw i8, ptr %600, i64 16
  %682 = load ptr, ptr %681, align 8
  store float %680, ptr %682, align 4
  %683 = add nuw nsw i64 %599, 1
  %684 = icmp eq i64 %683, %432
  br i1 %684, label %685, label %598, !llvm.loop !19

685:                                              ; preds = %661, %1319
  %686 = phi i64 [ %1320, %1319 ], [ 0, %661 ]
  %687 = sub nsw i64 %385, %686
  %688 = call i64 @llvm.smin.i64(i64 %687, i64 6)
  %689 = add nsw i64 %688, -1
  %690 = icmp slt i64 %687, 4
  %691 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %686
  br i1 %690, label %692, label %920

692:                                              ; preds = %685
  br i1 %364, label %703, label %693

693:                                              ; preds = %692
  %694 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %695 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %696 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %697 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %698 = getelementptr inbounds %struct.query, ptr %691, i64 %697, i32 3
  %699 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %700 = getelementptr inbounds %struct.query, ptr %691, i64 %699, i32 3
  %701 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %702 = getelementptr inbounds %struct.query, ptr %691, i64 %701, i32 3
  br label %718

703:                                              ; preds = %729, %692
  %704 = phi i64 [ 0, %692 ], [ %719, %729 ]
  %705 = icmp slt i64 %704, %343
  br i1 %705, label %706, label %1319

706:                                              ; preds = %703
  %707 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %708 = getelementptr inbounds %struct.query, ptr %691, i64 %707
  %709 = getelementptr inbounds nuw i8, ptr %708, i64 8
  %710 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %711 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %712 = getelementptr inbounds %struct.query, ptr %691, i64 %707, i32 3
  %713 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %714 = getelementptr inbounds %struct.query, ptr %691, i64 %713, i32 3
  %715 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %716 = getelementptr inbounds %struct.query, ptr %691, i64 %715, i32 3
  %717 = getelementptr inbounds nuw i8, ptr %708, i64 32
  br label %851

718:                                              ; preds = %693, %729
  %719 = phi i64 [ %790, %729 ], [ 64, %693 ]
  %720 = phi i64 [ %719, %729 ], [ 0, %693 ]
  %721 = add nuw nsw i64 %720, %343
  %722 = mul nsw i64 %721, %126
  %723 = getelementptr inbounds float, ptr %160, i64 %722
  %724 = getelementptr float, ptr %349, i64 %720
  br i1 %354, label %725, label %729

725:                                              ; preds = %718
  %726 = load ptr, ptr %698, align 8
  %727 = load ptr, ptr %700, align 8
  %728 = load ptr, ptr %702, align 8
  br label %792

729:                                              ; preds = %813, %718
  %730 = phi i64 [ %696, %718 ], [ %701, %813 ]
  %731 = phi i64 [ %695, %718 ], [ %699, %813 ]
  %732 = phi i64 [ %694, %718 ], [ %697, %813 ]
  %733 = phi <16 x float> [ zeroinitializer, %718 ], [ %827, %813 ]
  %734 = phi <16 x float> [ zeroinitializer, %718 ], [ %828, %813 ]
  %735 = phi <16 x float> [ zeroinitializer, %718 ], [ %829, %813 ]
  %736 = phi <16 x float> [ zeroinitializer, %718 ], [ %830, %813 ]
  %737 = phi <16 x float> [ zeroinitializer, %718 ], [ %835, %813 ]
  %738 = phi <16 x float> [ zeroinitializer, %718 ], [ %836, %813 ]
  %739 = phi <16 x float> [ zeroinitializer, %718 ], [ %837, %813 ]
  %740 = phi <16 x float> [ zeroinitializer, %718 ], [ %838, %813 ]
  %741 = phi <16 x float> [ zeroinitializer, %718 ], [ %843, %813 ]
  %742 = phi <16 x float> [ zeroinitializer, %718 ], [ %844, %813 ]
  %743 = phi <16 x float> [ zeroinitializer, %718 ], [ %845, %813 ]
  %744 = phi <16 x float> [ zeroinitializer, %718 ], [ %846, %813 ]
  %745 = getelementptr inbounds %struct.query, ptr %691, i64 %732
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 8
  %747 = load ptr, ptr %746, align 8
  %748 = getelementptr inbounds nuw float, ptr %747, i64 %720
  %749 = getelementptr inbounds nuw i8, ptr %745, i64 32
  %750 = load float, ptr %749, align 8
  %751 = insertelement <16 x float> poison, float %750, i64 0
  %752 = shufflevector <16 x float> %751, <16 x float> poison, <16 x i32> zeroinitializer
  %753 = fmul <16 x float> %733, %752
  store <16 x float> %753, ptr %748, align 4
  %754 = getelementptr inbounds nuw i8, ptr %748, i64 64
  %755 = fmul <16 x float> %734, %752
  store <16 x float> %755, ptr %754, align 4
  %756 = getelementptr inbounds nuw i8, ptr %748, i64 128
  %757 = fmul <16 x float> %735, %752
  store <16 x float> %757, ptr %756, align 4
  %758 = getelementptr inbounds nuw i8, ptr %748, i64 192
  %759 = fmul <16 x float> %736, %752
  store <16 x float> %759, ptr %758, align 4
  %760 = getelementptr inbounds %struct.query, ptr %691, i64 %731
  %761 = getelementptr inbounds nuw i8, ptr %760, i64 8
  %762 = load ptr, ptr %761, align 8
  %763 = getelementptr inbounds nuw float, ptr %762, i64 %720
  %764 = getelementptr inbounds nuw i8, ptr %760, i64 32
  %765 = load float, ptr %764, align 8
  %766 = insertelement <16 x float> poison, float %765, i64 0
  %767 = shufflevector <16 x float> %766, <16 x float> poison, <16 x i32> zeroinitializer
  %768 = fmul <16 x float> %737, %767
  store <16 x float> %768, ptr %763, align 4
  %769 = getelementptr inbounds nuw i8, ptr %763, i64 64
  %770 = fmul <16 x float> %738, %767
  store <16 x float> %770, ptr %769, align 4
  %771 = getelementptr inbounds nuw i8, ptr %763, i64 128
  %772 = fmul <16 x float> %739, %767
  store <16 x float> %772, ptr %771, align 4
  %773 = getelementptr inbounds nuw i8, ptr %763, i64 192
  %774 = fmul <16 x float> %740, %767
  store <16 x float> %774, ptr %773, align 4
  %775 = getelementptr inbounds %struct.query, ptr %691, i64 %730
  %776 = getelementptr inbounds nuw i8, ptr %775, i64 8
  %777 = load ptr, ptr %776, align 8
  %778 = getelementptr inbounds nuw float, ptr %777, i64 %720
  %779 = getelementptr inbounds nuw i8, ptr %775, i64 32
  %780 = load float, ptr %779, align 8
  %781 = insertelement <16 x float> poison, float %780, i64 0
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer
  %783 = fmul <16 x float> %741, %782
  store <16 x float> %783, ptr %778, align 4
  %784 = getelementptr inbounds nuw i8, ptr %778, i64 64
  %785 = fmul <16 x float> %742, %782
  store <16 x float> %785, ptr %784, align 4
  %786 = getelementptr inbounds nuw i8, ptr %778, i64 128
  %787 = fmul <16 x float> %743, %782
  store <16 x float> %787, ptr %786, align 4
  %788 = getelementptr inbounds nuw i8, ptr %778, i64 192
  %789 = fmul <16 x float> %744, %782
  store <16 x float> %789, ptr %788, align 4
  %790 = add nuw nsw i64 %719, 64
  %791 = icmp sgt i64 %790, %343
  br i1 %791, label %703, label %718, !llvm.loop !20

792:                                              ; preds = %813, %725
  %793 = phi <16 x float> [ zeroinitializer, %725 ], [ %827, %813 ]
  %794 = phi <16 x float> [ zeroinitializer, %725 ], [ %828, %813 ]
  %795 = phi <16 x float> [ zeroinitializer, %725 ], [ %829, %813 ]
  %796 = phi <16 x float> [ zeroinitializer, %725 ], [ %830, %813 ]
  %797 = phi <16 x float> [ zeroinitializer, %725 ], [ %835, %813 ]
  %798 = phi <16 x float> [ zeroinitializer, %725 ], [ %836, %813 ]
  %799 = phi <16 x float> [ zeroinitializer, %725 ], [ %837, %813 ]
  %800 = phi <16 x float> [ zeroinitializer, %725 ], [ %838, %813 ]
  %801 = phi <16 x float> [ zeroinitializer, %725 ], [ %843, %813 ]
  %802 = phi <16 x float> [ zeroinitializer, %725 ], [ %844, %813 ]
  %803 = phi <16 x float> [ zeroinitializer, %725 ], [ %845, %813 ]
  %804 = phi <16 x float> [ zeroinitializer, %725 ], [ %846, %813 ]
  %805 = phi i64 [ 0, %725 ], [ %806, %813 ]
  %806 = add nuw nsw i64 %805, 1
  %807 = shl nuw nsw i64 %806, 8
  %808 = getelementptr inbounds nuw i8, ptr %723, i64 %807
  %809 = shl nuw nsw i64 %805, 8
  %810 = getelementptr inbounds nuw i8, ptr %723, i64 %809
  call void @llvm.prefetch.p0(ptr nonnull %810, i32 0, i32 3, i32 1)
  %811 = getelementptr inbounds nuw i8, ptr %810, i64 64
  %812 = icmp ult ptr %811, %808
  br i1 %812, label %848, label %813, !llvm.loop !13

813:                                              ; preds = %792, %848
  %814 = mul nsw i64 %805, %347
  %815 = getelementptr float, ptr %724, i64 %814
  %816 = load <16 x float>, ptr %815, align 4
  %817 = getelementptr inbounds nuw i8, ptr %815, i64 64
  %818 = load <16 x float>, ptr %817, align 4
  %819 = getelementptr inbounds nuw i8, ptr %815, i64 128
  %820 = load <16 x float>, ptr %819, align 4
  %821 = getelementptr inbounds nuw i8, ptr %815, i64 192
  %822 = load <16 x float>, ptr %821, align 4
  %823 = getelementptr inbounds nuw float, ptr %726, i64 %805
  %824 = load float, ptr %823, align 4
  %825 = insertelement <16 x float> poison, float %824, i64 0
  %826 = shufflevector <16 x float> %825, <16 x float> poison, <16 x i32> zeroinitializer
  %827 = call <16 x float> @llvm.fma.v16f32(<16 x float> %826, <16 x float> %816, <16 x float> %793)
  %828 = call <16 x float> @llvm.fma.v16f32(<16 x float> %826, <16 x float> %818, <16 x float> %794)
  %829 = call <16 x float> @llvm.fma.v16f32(<16 x float> %826, <16 x float> %820, <16 x float> %795)
  %830 = call <16 x float> @llvm.fma.v16f32(<16 x float> %826, <16 x float> %822, <16 x float> %796)
  %831 = getelementptr inbounds nuw float, ptr %727, i64 %805
  %832 = load float, ptr %831, align 4
  %833 = insertelement <16 x float> poison, float %832, i64 0
  %834 = shufflevector <16 x float> %833, <16 x float> poison, <16 x i32> zeroinitializer
  %835 = call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %816, <16 x float> %797)
  %836 = call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %818, <16 x float> %798)
  %837 = call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %820, <16 x float> %799)
  %838 = call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %822, <16 x float> %800)
  %839 = getelementptr inbounds nuw float, ptr %728, i64 %805
  %840 = load float, ptr %839, align 4
  %841 = insertelement <16 x float> poison, float %840, i64 0
  %842 = shufflevector <16 x float> %841, <16 x float> poison, <16 x i32> zeroinitializer
  %843 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %816, <16 x float> %801)
  %844 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %818, <16 x float> %802)
  %845 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %820, <16 x float> %803)
  %846 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %822, <16 x float> %804)
  %847 = icmp eq i64 %806, %126
  br i1 %847, label %729, label %792, !llvm.loop !21

848:                                              ; preds = %792
  call void @llvm.prefetch.p0(ptr nonnull %811, i32 0, i32 3, i32 1)
  %849 = getelementptr inbounds nuw i8, ptr %810, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %849, i32 0, i32 3, i32 1)
  %850 = getelementptr inbounds nuw i8, ptr %810, i64 192
  call void @llvm.prefetch.p0(ptr nonnull %850, i32 0, i32 3, i32 1)
  br label %813

851:                                              ; preds = %706, %861
  %852 = phi i64 [ %891, %861 ], [ %704, %706 ]
  %853 = add nsw i64 %852, %343
  %854 = mul nsw i64 %853, %126
  %855 = getelementptr inbounds float, ptr %160, i64 %854
  br i1 %354, label %856, label %861

856:                                              ; preds = %851
  %857 = getelementptr float, ptr %349, i64 %852
  %858 = load ptr, ptr %712, align 8
  %859 = load ptr, ptr %714, align 8
  %860 = load ptr, ptr %716, align 8
  br label %893

861:                                              ; preds = %893, %851
  %862 = phi i64 [ %711, %851 ], [ %715, %893 ]
  %863 = phi i64 [ %710, %851 ], [ %713, %893 ]
  %864 = phi <16 x float> [ zeroinitializer, %851 ], [ %918, %893 ]
  %865 = phi <16 x float> [ zeroinitializer, %851 ], [ %913, %893 ]
  %866 = phi <16 x float> [ zeroinitializer, %851 ], [ %908, %893 ]
  %867 = load ptr, ptr %709, align 8
  %868 = getelementptr inbounds nuw float, ptr %867, i64 %852
  %869 = load float, ptr %717, align 8
  %870 = insertelement <16 x float> poison, float %869, i64 0
  %871 = shufflevector <16 x float> %870, <16 x float> poison, <16 x i32> zeroinitializer
  %872 = fmul <16 x float> %866, %871
  store <16 x float> %872, ptr %868, align 4
  %873 = getelementptr inbounds %struct.query, ptr %691, i64 %863
  %874 = getelementptr inbounds nuw i8, ptr %873, i64 8
  %875 = load ptr, ptr %874, align 8
  %876 = getelementptr inbounds nuw float, ptr %875, i64 %852
  %877 = getelementptr inbounds nuw i8, ptr %873, i64 32
  %878 = load float, ptr %877, align 8
  %879 = insertelement <16 x float> poison, float %878, i64 0
  %880 = shufflevector <16 x float> %879, <16 x float> poison, <16 x i32> zeroinitializer
  %881 = fmul <16 x float> %865, %880
  store <16 x float> %881, ptr %876, align 4
  %882 = getelementptr inbounds %struct.query, ptr %691, i64 %862
  %883 = getelementptr inbounds nuw i8, ptr %882, i64 8
  %884 = load ptr, ptr %883, align 8
  %885 = getelementptr inbounds nuw float, ptr %884, i64 %852
  %886 = getelementptr inbounds nuw i8, ptr %882, i64 32
  %887 = load float, ptr %886, align 8
  %888 = insertelement <16 x float> poison, float %887, i64 0
  %889 = shufflevector <16 x float> %888, <16 x float> poison, <16 x i32> zeroinitializer
  %890 = fmul <16 x float> %864, %889
  store <16 x float> %890, ptr %885, align 4
  %891 = add nuw nsw i64 %852, 16
  %892 = icmp slt i64 %891, %343
  br i1 %892, label %851, label %1319, !llvm.loop !22

893:                                              ; preds = %856, %893
  %894 = phi <16 x float> [ zeroinitializer, %856 ], [ %918, %893 ]
  %895 = phi <16 x float> [ zeroinitializer, %856 ], [ %913, %893 ]
  %896 = phi <16 x float> [ zeroinitializer, %856 ], [ %908, %893 ]
  %897 = phi i64 [ 0, %856 ], [ %898, %893 ]
  %898 = add nuw nsw i64 %897, 1
  %899 = shl nuw nsw i64 %897, 6
  %900 = getelementptr inbounds nuw i8, ptr %855, i64 %899
  call void @llvm.prefetch.p0(ptr %900, i32 0, i32 3, i32 1)
  %901 = mul nsw i64 %897, %347
  %902 = getelementptr float, ptr %857, i64 %901
  %903 = load <16 x float>, ptr %902, align 4
  %904 = getelementptr inbounds nuw float, ptr %858, i64 %897
  %905 = load float, ptr %904, align 4
  %906 = insertelement <16 x float> poison, float %905, i64 0
  %907 = shufflevector <16 x float> %906, <16 x float> poison, <16 x i32> zeroinitializer
  %908 = call <16 x float> @llvm.fma.v16f32(<16 x float> %907, <16 x float> %903, <16 x float> %896)
  %909 = getelementptr inbounds nuw float, ptr %859, i64 %897
  %910 = load float, ptr %909, align 4
  %911 = insertelement <16 x float> poison, float %910, i64 0
  %912 = shufflevector <16 x float> %911, <16 x float> poison, <16 x i32> zeroinitializer
  %913 = call <16 x float> @llvm.fma.v16f32(<16 x float> %912, <16 x float> %903, <16 x float> %895)
  %914 = getelementptr inbounds nuw float, ptr %860, i64 %897
  %915 = load float, ptr %914, align 4
  %916 = insertelement <16 x float> poison, float %915, i64 0
  %917 = shufflevector <16 x float> %916, <16 x float> poison, <16 x i32> zeroinitializer
  %918 = call <16 x float> @llvm.fma.v16f32(<16 x float> %917, <16 x float> %903, <16 x float> %894)
  %919 = icmp eq i64 %898, %126
  br i1 %919, label %861, label %893, !llvm.loop !21

920:                                              ; preds = %685
  br i1 %364, label %940, label %921

921:                                              ; preds = %920
  %922 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %923 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %924 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %925 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %926 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %927 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %928 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %929 = getelementptr inbounds %struct.query, ptr %691, i64 %928, i32 3
  %930 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %931 = getelementptr inbounds %struct.query, ptr %691, i64 %930, i32 3
  %932 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %933 = getelementptr inbounds %struct.query, ptr %691, i64 %932, i32 3
  %934 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %935 = getelementptr inbounds %struct.query, ptr %691, i64 %934, i32 3
  %936 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %937 = getelementptr inbounds %struct.query, ptr %691, i64 %936, i32 3
  %938 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %939 = getelementptr inbounds %struct.query, ptr %691, i64 %938, i32 3
  br label %964

940:                                              ; preds = %978, %920
  %941 = phi i64 [ 0, %920 ], [ %965, %978 ]
  %942 = icmp slt i64 %941, %343
  br i1 %942, label %943, label %1319

943:                                              ; preds = %940
  %944 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %945 = getelementptr inbounds %struct.query, ptr %691, i64 %944
  %946 = getelementptr inbounds nuw i8, ptr %945, i64 8
  %947 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %948 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %949 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %950 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %951 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %952 = getelementptr inbounds %struct.query, ptr %691, i64 %944, i32 3
  %953 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %954 = getelementptr inbounds %struct.query, ptr %691, i64 %953, i32 3
  %955 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %956 = getelementptr inbounds %struct.query, ptr %691, i64 %955, i32 3
  %957 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %958 = getelementptr inbounds %struct.query, ptr %691, i64 %957, i32 3
  %959 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %960 = getelementptr inbounds %struct.query, ptr %691, i64 %959, i32 3
  %961 = call i64 @llvm.smin.i64(i64 %689, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %962 = getelementptr inbounds %struct.query, ptr %691, i64 %961, i32 3
  %963 = getelementptr inbounds nuw i8, ptr %945, i64 32
  br label %1196

964:                                              ; preds = %921, %978
  %965 = phi i64 [ %1099, %978 ], [ 64, %921 ]
  %966 = phi i64 [ %965, %978 ], [ 0, %921 ]
  %967 = add nuw nsw i64 %966, %343
  %968 = mul nsw i64 %967, %126
  %969 = getelementptr inbounds float, ptr %160, i64 %968
  %970 = getelementptr float, ptr %349, i64 %966
  br i1 %354, label %971, label %978

971:                                              ; preds = %964
  %972 = load ptr, ptr %929, align 8
  %973 = load ptr, ptr %931, align 8
  %974 = load ptr, ptr %933, align 8
  %975 = load ptr, ptr %935, align 8
  %976 = load ptr, ptr %937, align 8
  %977 = load ptr, ptr %939, align 8
  br label %1101

978:                                              ; preds = %1134, %964
  %979 = phi i64 [ %927, %964 ], [ %938, %1134 ]
  %980 = phi i64 [ %926, %964 ], [ %936, %1134 ]
  %981 = phi i64 [ %925, %964 ], [ %934, %1134 ]
  %982 = phi i64 [ %924, %964 ], [ %932, %1134 ]
  %983 = phi i64 [ %923, %964 ], [ %930, %1134 ]
  %984 = phi i64 [ %922, %964 ], [ %928, %1134 ]
  %985 = phi <16 x float> [ zeroinitializer, %964 ], [ %1191, %1134 ]
  %986 = phi <16 x float> [ zeroinitializer, %964 ], [ %1190, %1134 ]
  %987 = phi <16 x float> [ zeroinitializer, %964 ], [ %1189, %1134 ]
  %988 = phi <16 x float> [ zeroinitializer, %964 ], [ %1188, %1134 ]
  %989 = phi <16 x float> [ zeroinitializer, %964 ], [ %1183, %1134 ]
  %990 = phi <16 x float> [ zeroinitializer, %964 ], [ %1182, %1134 ]
  %991 = phi <16 x float> [ zeroinitializer, %964 ], [ %1181, %1134 ]
  %992 = phi <16 x float> [ zeroinitializer, %964 ], [ %1180, %1134 ]
  %993 = phi <16 x float> [ zeroinitializer, %964 ], [ %1175, %1134 ]
  %994 = phi <16 x float> [ zeroinitializer, %964 ], [ %1174, %1134 ]
  %995 = phi <16 x float> [ zeroinitializer, %964 ], [ %1173, %1134 ]
  %996 = phi <16 x float> [ zeroinitializer, %964 ], [ %1172, %1134 ]
  %997 = phi <16 x float> [ zeroinitializer, %964 ], [ %1167, %1134 ]
  %998 = phi <16 x float> [ zeroinitializer, %964 ], [ %1166, %1134 ]
  %999 = phi <16 x float> [ zeroinitializer, %964 ], [ %1165, %1134 ]
  %1000 = phi <16 x float> [ zeroinitializer, %964 ], [ %1164, %1134 ]
  %1001 = phi <16 x float> [ zeroinitializer, %964 ], [ %1159, %1134 ]
  %1002 = phi <16 x float> [ zeroinitializer, %964 ], [ %1158, %1134 ]
  %1003 = phi <16 x float> [ zeroinitializer, %964 ], [ %1157, %1134 ]
  %1004 = phi <16 x float> [ zeroinitializer, %964 ], [ %1156, %1134 ]
  %1005 = phi <16 x float> [ zeroinitializer, %964 ], [ %1151, %1134 ]
  %1006 = phi <16 x float> [ zeroinitializer, %964 ], [ %1150, %1134 ]
  %1007 = phi <16 x float> [ zeroinitializer, %964 ], [ %1149, %1134 ]
  %1008 = phi <16 x float> [ zeroinitializer, %964 ], [ %1148, %1134 ]
  %1009 = getelementptr inbounds %struct.query, ptr %691, i64 %984
  %1010 = getelementptr inbounds nuw i8, ptr %1009, i64 8
  %1011 = load ptr, ptr %1010, align 8
  %1012 = getelementptr inbounds nuw float, ptr %1011, i64 %966
  %1013 = getelementptr inbounds nuw i8, ptr %1009, i64 32
  %1014 = load float, ptr %1013, align 8
  %1015 = insertelement <16 x float> poison, float %1014, i64 0
  %1016 = shufflevector <16 x float> %1015, <16 x float> poison, <16 x i32> zeroinitializer
  %1017 = fmul <16 x float> %1008, %1016
  store <16 x float> %1017, ptr %1012, align 4
  %1018 = getelementptr inbounds nuw i8, ptr %1012, i64 64
  %1019 = fmul <16 x float> %1007, %1016
  store <16 x float> %1019, ptr %1018, align 4
  %1020 = getelementptr inbounds nuw i8, ptr %1012, i64 128
  %1021 = fmul <16 x float> %1006, %1016
  store <16 x float> %1021, ptr %1020, align 4
  %1022 = getelementptr inbounds nuw i8, ptr %1012, i64 192
  %1023 = fmul <16 x float> %1005, %1016
  store <16 x float> %1023, ptr %1022, align 4
  %1024 = getelementptr inbounds %struct.query, ptr %691, i64 %983
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 8
  %1026 = load ptr, ptr %1025, align 8
  %1027 = getelementptr inbounds nuw float, ptr %1026, i64 %966
  %1028 = getelementptr inbounds nuw i8, ptr %1024, i64 32
  %1029 = load float, ptr %1028, align 8
  %1030 = insertelement <16 x float> poison, float %1029, i64 0
  %1031 = shufflevector <16 x float> %1030, <16 x float> poison, <16 x i32> zeroinitializer
  %1032 = fmul <16 x float> %1004, %1031
  store <16 x float> %1032, ptr %1027, align 4
  %1033 = getelementptr inbounds nuw i8, ptr %1027, i64 64
  %1034 = fmul <16 x float> %1003, %1031
  store <16 x float> %1034, ptr %1033, align 4
  %1035 = getelementptr inbounds nuw i8, ptr %1027, i64 128
  %1036 = fmul <16 x float> %1002, %1031
  store <16 x float> %1036, ptr %1035, align 4
  %1037 = getelementptr inbounds nuw i8, ptr %1027, i64 192
  %1038 = fmul <16 x float> %1001, %1031
  store <16 x float> %1038, ptr %1037, align 4
  %1039 = getelementptr inbounds %struct.query, ptr %691, i64 %982
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 8
  %1041 = load ptr, ptr %1040, align 8
  %1042 = getelementptr inbounds nuw float, ptr %1041, i64 %966
  %1043 = getelementptr inbounds nuw i8, ptr %1039, i64 32
  %1044 = load float, ptr %1043, align 8
  %1045 = insertelement <16 x float> poison, float %1044, i64 0
  %1046 = shufflevector <16 x float> %1045, <16 x float> poison, <16 x i32> zeroinitializer
  %1047 = fmul <16 x float> %1000, %1046
  store <16 x float> %1047, ptr %1042, align 4
  %1048 = getelementptr inbounds nuw i8, ptr %1042, i64 64
  %1049 = fmul <16 x float> %999, %1046
  store <16 x float> %1049, ptr %1048, align 4
  %1050 = getelementptr inbounds nuw i8, ptr %1042, i64 128
  %1051 = fmul <16 x float> %998, %1046
  store <16 x float> %1051, ptr %1050, align 4
  %1052 = getelementptr inbounds nuw i8, ptr %1042, i64 192
  %1053 = fmul <16 x float> %997, %1046
  store <16 x float> %1053, ptr %1052, align 4
  %1054 = getelementptr inbounds %struct.query, ptr %691, i64 %981
  %1055 = getelementptr inbounds nuw i8, ptr %1054, i64 8
  %1056 = load ptr, ptr %1055, align 8
  %1057 = getelementptr inbounds nuw float, ptr %1056, i64 %966
  %1058 = getelementptr inbounds nuw i8, ptr %1054, i64 32
  %1059 = load float, ptr %1058, align 8
  %1060 = insertelement <16 x float> poison, float %1059, i64 0
  %1061 = shufflevector <16 x float> %1060, <16 x float> poison, <16 x i32> zeroinitializer
  %1062 = fmul <16 x float> %996, %1061
  store <16 x float> %1062, ptr %1057, align 4
  %1063 = getelementptr inbounds nuw i8, ptr %1057, i64 64
  %1064 = fmul <16 x float> %995, %1061
  store <16 x float> %1064, ptr %1063, align 4
  %1065 = getelementptr inbounds nuw i8, ptr %1057, i64 128
  %1066 = fmul <16 x float> %994, %1061
  store <16 x float> %1066, ptr %1065, align 4
  %1067 = getelementptr inbounds nuw i8, ptr %1057, i64 192
  %1068 = fmul <16 x float> %993, %1061
  store <16 x float> %1068, ptr %1067, align 4
  %1069 = getelementptr inbounds %struct.query, ptr %691, i64 %980
  %1070 = getelementptr inbounds nuw i8, ptr %1069, i64 8
  %1071 = load ptr, ptr %1070, align 8
  %1072 = getelementptr inbounds nuw float, ptr %1071, i64 %966
  %1073 = getelementptr inbounds nuw i8, ptr %1069, i64 32
  %1074 = load float, ptr %1073, align 8
  %1075 = insertelement <16 x float> poison, float %1074, i64 0
  %1076 = shufflevector <16 x float> %1075, <16 x float> poison, <16 x i32> zeroinitializer
  %1077 = fmul <16 x float> %992, %1076
  store <16 x float> %1077, ptr %1072, align 4
  %1078 = getelementptr inbounds nuw i8, ptr %1072, i64 64
  %1079 = fmul <16 x float> %991, %1076
  store <16 x float> %1079, ptr %1078, align 4
  %1080 = getelementptr inbounds nuw i8, ptr %1072, i64 128
  %1081 = fmul <16 x float> %990, %1076
  store <16 x float> %1081, ptr %1080, align 4
  %1082 = getelementptr inbounds nuw i8, ptr %1072, i64 192
  %1083 = fmul <16 x float> %989, %1076
  store <16 x float> %1083, ptr %1082, align 4
  %1084 = getelementptr inbounds %struct.query, ptr %691, i64 %979
  %1085 = getelementptr inbounds nuw i8, ptr %1084, i64 8
  %1086 = load ptr, ptr %1085, align 8
  %1087 = getelementptr inbounds nuw float, ptr %1086, i64 %966
  %1088 = getelementptr inbounds nuw i8, ptr %1084, i64 32
  %1089 = load float, ptr %1088, align 8
  %1090 = insertelement <16 x float> poison, float %1089, i64 0
  %1091 = shufflevector <16 x float> %1090, <16 x float> poison, <16 x i32> zeroinitializer
  %1092 = fmul <16 x float> %988, %1091
  store <16 x float> %1092, ptr %1087, align 4
  %1093 = getelementptr inbounds nuw i8, ptr %1087, i64 64
  %1094 = fmul <16 x float> %987, %1091
  store <16 x float> %1094, ptr %1093, align 4
  %1095 = getelementptr inbounds nuw i8, ptr %1087, i64 128
  %1096 = fmul <16 x float> %986, %1091
  store <16 x float> %1096, ptr %1095, align 4
  %1097 = getelementptr inbounds nuw i8, ptr %1087, i64 192
  %1098 = fmul <16 x float> %985, %1091
  store <16 x float> %1098, ptr %1097, align 4
  %1099 = add nuw nsw i64 %965, 64
  %1100 = icmp sgt i64 %1099, %343
  br i1 %1100, label %940, label %964, !llvm.loop !20

1101:                                             ; preds = %1134, %971
  %1102 = phi <16 x float> [ zeroinitializer, %971 ], [ %1191, %1134 ]
  %1103 = phi <16 x float> [ zeroinitializer, %971 ], [ %1190, %1134 ]
  %1104 = phi <16 x float> [ zeroinitializer, %971 ], [ %1189, %1134 ]
  %1105 = phi <16 x float> [ zeroinitializer, %971 ], [ %1188, %1134 ]
  %1106 = phi <16 x float> [ zeroinitializer, %971 ], [ %1183, %1134 ]
  %1107 = phi <16 x float> [ zeroinitializer, %971 ], [ %1182, %1134 ]
  %1108 = phi <16 x float> [ zeroinitializer, %971 ], [ %1181, %1134 ]
  %1109 = phi <16 x float> [ zeroinitializer, %971 ], [ %1180, %1134 ]
  %1110 = phi <16 x float> [ zeroinitializer, %971 ], [ %1175, %1134 ]
  %1111 = phi <16 x float> [ zeroinitializer, %971 ], [ %1174, %1134 ]
  %1112 = phi <16 x float> [ zeroinitializer, %971 ], [ %1173, %1134 ]
  %1113 = phi <16 x float> [ zeroinitializer, %971 ], [ %1172, %1134 ]
  %1114 = phi <16 x float> [ zeroinitializer, %971 ], [ %1167, %1134 ]
  %1115 = phi <16 x float> [ zeroinitializer, %971 ], [ %1166, %1134 ]
  %1116 = phi <16 x float> [ zeroinitializer, %971 ], [ %1165, %1134 ]
  %1117 = phi <16 x float> [ zeroinitializer, %971 ], [ %1164, %1134 ]
  %1118 = phi <16 x float> [ zeroinitializer, %971 ], [ %1159, %1134 ]
  %1119 = phi <16 x float> [ zeroinitializer, %971 ], [ %1158, %1134 ]
  %1120 = phi <16 x float> [ zeroinitializer, %971 ], [ %1157, %1134 ]
  %1121 = phi <16 x float> [ zeroinitializer, %971 ], [ %1156, %1134 ]
  %1122 = phi <16 x float> [ zeroinitializer, %971 ], [ %1151, %1134 ]
  %1123 = phi <16 x float> [ zeroinitializer, %971 ], [ %1150, %1134 ]
  %1124 = phi <16 x float> [ zeroinitializer, %971 ], [ %1149, %1134 ]
  %1125 = phi <16 x float> [ zeroinitializer, %971 ], [ %1148, %1134 ]
  %1126 = phi i64 [ 0, %971 ], [ %1127, %1134 ]
  %1127 = add nuw nsw i64 %1126, 1
  %1128 = shl nuw nsw i64 %1127, 8
  %1129 = getelementptr inbounds nuw i8, ptr %969, i64 %1128
  %1130 = shl nuw nsw i64 %1126, 8
  %1131 = getelementptr inbounds nuw i8, ptr %969, i64 %1130
  call void @llvm.prefetch.p0(ptr nonnull %1131, i32 0, i32 3, i32 1)
  %1132 = getelementptr inbounds nuw i8, ptr %1131, i64 64
  %1133 = icmp ult ptr %1132, %1129
  br i1 %1133, label %1193, label %1134, !llvm.loop !13

1134:                                             ; preds = %1101, %1193
  %1135 = mul nsw i64 %1126, %347
  %1136 = getelementptr float, ptr %970, i64 %1135
  %1137 = load <16 x float>, ptr %1136, align 4
  %1138 = getelementptr inbounds nuw i8, ptr %1136, i64 64
  %1139 = load <16 x float>, ptr %1138, align 4
  %1140 = getelementptr inbounds nuw i8, ptr %1136, i64 128
  %1141 = load <16 x float>, ptr %1140, align 4
  %1142 = getelementptr inbounds nuw i8, ptr %1136, i64 192
  %1143 = load <16 x float>, ptr %1142, align 4
  %1144 = getelementptr inbounds nuw float, ptr %972, i64 %1126
  %1145 = load float, ptr %1144, align 4
  %1146 = insertelement <16 x float> poison, float %1145, i64 0
  %1147 = shufflevector <16 x float> %1146, <16 x float> poison, <16 x i32> zeroinitializer
  %1148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1147, <16 x float> %1137, <16 x float> %1125)
  %1149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1147, <16 x float> %1139, <16 x float> %1124)
  %1150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1147, <16 x float> %1141, <16 x float> %1123)
  %1151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1147, <16 x float> %1143, <16 x float> %1122)
  %1152 = getelementptr inbounds nuw float, ptr %973, i64 %1126
  %1153 = load float, ptr %1152, align 4
  %1154 = insertelement <16 x float> poison, float %1153, i64 0
  %1155 = shufflevector <16 x float> %1154, <16 x float> poison, <16 x i32> zeroinitializer
  %1156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1155, <16 x float> %1137, <16 x float> %1121)
  %1157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1155, <16 x float> %1139, <16 x float> %1120)
  %1158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1155, <16 x float> %1141, <16 x float> %1119)
  %1159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1155, <16 x float> %1143, <16 x float> %1118)
  %1160 = getelementptr inbounds nuw float, ptr %974, i64 %1126
  %1161 = load float, ptr %1160, align 4
  %1162 = insertelement <16 x float> poison, float %1161, i64 0
  %1163 = shufflevector <16 x float> %1162, <16 x float> poison, <16 x i32> zeroinitializer
  %1164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1137, <16 x float> %1117)
  %1165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1139, <16 x float> %1116)
  %1166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1141, <16 x float> %1115)
  %1167 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1143, <16 x float> %1114)
  %1168 = getelementptr inbounds nuw float, ptr %975, i64 %1126
  %1169 = load float, ptr %1168, align 4
  %1170 = insertelement <16 x float> poison, float %1169, i64 0
  %1171 = shufflevector <16 x float> %1170, <16 x float> poison, <16 x i32> zeroinitializer
  %1172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1137, <16 x float> %1113)
  %1173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1139, <16 x float> %1112)
  %1174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1141, <16 x float> %1111)
  %1175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1143, <16 x float> %1110)
  %1176 = getelementptr inbounds nuw float, ptr %976, i64 %1126
  %1177 = load float, ptr %1176, align 4
  %1178 = insertelement <16 x float> poison, float %1177, i64 0
  %1179 = shufflevector <16 x float> %1178, <16 x float> poison, <16 x i32> zeroinitializer
  %1180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1137, <16 x float> %1109)
  %1181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1139, <16 x float> %1108)
  %1182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1141, <16 x float> %1107)
  %1183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1143, <16 x float> %1106)
  %1184 = getelementptr inbounds nuw float, ptr %977, i64 %1126
  %1185 = load float, ptr %1184, align 4
  %1186 = insertelement <16 x float> poison, float %1185, i64 0
  %1187 = shufflevector <16 x float> %1186, <16 x float> poison, <16 x i32> zeroinitializer
  %1188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1137, <16 x float> %1105)
  %1189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1139, <16 x float> %1104)
  %1190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1141, <16 x float> %1103)
  %1191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1143, <16 x float> %1102)
  %1192 = icmp eq i64 %1127, %126
  br i1 %1192, label %978, label %1101, !llvm.loop !21

1193:                                             ; preds = %1101
  call void @llvm.prefetch.p0(ptr nonnull %1132, i32 0, i32 3, i32 1)
  %1194 = getelementptr inbounds nuw i8, ptr %1131, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1194, i32 0, i32 3, i32 1)
  %1195 = getelementptr inbounds nuw i8, ptr %1131, i64 192
  call void @llvm.prefetch.p0(ptr nonnull %1195, i32 0, i32 3, i32 1)
  br label %1134

1196:                                             ; preds = %943, %1209
  %1197 = phi i64 [ %1272, %1209 ], [ %941, %943 ]
  %1198 = add nsw i64 %1197, %343
  %1199 = mul nsw i64 %1198, %126
  %1200 = getelementptr inbounds float, ptr %160, i64 %1199
  br i1 %354, label %1201, label %1209

1201:                                             ; preds = %1196
  %1202 = getelementptr float, ptr %349, i64 %1197
  %1203 = load ptr, ptr %952, align 8
  %1204 = load ptr, ptr %954, align 8
  %1205 = load ptr, ptr %956, align 8
  %1206 = load ptr, ptr %958, align 8
  %1207 = load ptr, ptr %960, align 8
  %1208 = load ptr, ptr %962, align 8
  br label %1274

1209:                                             ; preds = %1274, %1196
  %1210 = phi i64 [ %951, %1196 ], [ %961, %1274 ]
  %1211 = phi i64 [ %950, %1196 ], [ %959, %1274 ]
  %1212 = phi i64 [ %949, %1196 ], [ %957, %1274 ]
  %1213 = phi i64 [ %948, %1196 ], [ %955, %1274 ]
  %1214 = phi i64 [ %947, %1196 ], [ %953, %1274 ]
  %1215 = phi <16 x float> [ zeroinitializer, %1196 ], [ %1317, %1274 ]
  %1216 = phi <16 x float> [ zeroinitializer, %1196 ], [ %1312, %1274 ]
  %1217 = phi <16 x float> [ zeroinitializer, %1196 ], [ %1307, %1274 ]
  %1218 = phi <16 x float> [ zeroinitializer, %1196 ], [ %1302, %1274 ]
  %1219 = phi <16 x float> [ zeroinitializer, %1196 ], [ %1297, %1274 ]
  %1220 = phi <16 x float> [ zeroinitializer, %1196 ], [ %1292, %1274 ]
  %1221 = load ptr, ptr %946, align 8
  %1222 = getelementptr inbounds nuw float, ptr %1221, i64 %1197
  %1223 = load float, ptr %963, align 8
  %1224 = insertelement <16 x float> poison, float %1223, i64 0
  %1225 = shufflevector <16 x float> %1224, <16 x float> poison, <16 x i32> zeroinitializer
  %1226 = fmul <16 x float> %1220, %1225
  store <16 x float> %1226, ptr %1222, align 4
  %1227 = getelementptr inbounds %struct.query, ptr %691, i64 %1214
  %1228 = getelementptr inbounds nuw i8, ptr %1227, i64 8
  %1229 = load ptr, ptr %1228, align 8
  %1230 = getelementptr inbounds nuw float, ptr %1229, i64 %1197
  %1231 = getelementptr inbounds nuw i8, ptr %1227, i64 32
  %1232 = load float, ptr %1231, align 8
  %1233 = insertelement <16 x float> poison, float %1232, i64 0
  %1234 = shufflevector <16 x float> %1233, <16 x float> poison, <16 x i32> zeroinitializer
  %1235 = fmul <16 x float> %1219, %1234
  store <16 x float> %1235, ptr %1230, align 4
  %1236 = getelementptr inbounds %struct.query, ptr %691, i64 %1213
  %1237 = getelementptr inbounds nuw i8, ptr %1236, i64 8
  %1238 = load ptr, ptr %1237, align 8
  %1239 = getelementptr inbounds nuw float, ptr %1238, i64 %1197
  %1240 = getelementptr inbounds nuw i8, ptr %1236, i64 32
  %1241 = load float, ptr %1240, align 8
  %1242 = insertelement <16 x float> poison, float %1241, i64 0
  %1243 = shufflevector <16 x float> %1242, <16 x float> poison, <16 x i32> zeroinitializer
  %1244 = fmul <16 x float> %1218, %1243
  store <16 x float> %1244, ptr %1239, align 4
  %1245 = getelementptr inbounds %struct.query, ptr %691, i64 %1212
  %1246 = getelementptr inbounds nuw i8, ptr %1245, i64 8
  %1247 = load ptr, ptr %1246, align 8
  %1248 = getelementptr inbounds nuw float, ptr %1247, i64 %1197
  %1249 = getelementptr inbounds nuw i8, ptr %1245, i64 32
  %1250 = load float, ptr %1249, align 8
  %1251 = insertelement <16 x float> poison, float %1250, i64 0
  %1252 = shufflevector <16 x float> %1251, <16 x float> poison, <16 x i32> zeroinitializer
  %1253 = fmul <16 x float> %1217, %1252
  store <16 x float> %1253, ptr %1248, align 4
  %1254 = getelementptr inbounds %struct.query, ptr %691, i64 %1211
  %1255 = getelementptr inbounds nuw i8, ptr %1254, i64 8
  %1256 = load ptr, ptr %1255, align 8
  %1257 = getelementptr inbounds nuw float, ptr %1256, i64 %1197
  %1258 = getelementptr inbounds nuw i8, ptr %1254, i64 32
  %1259 = load float, ptr %1258, align 8
  %1260 = insertelement <16 x float> poison, float %1259, i64 0
  %1261 = shufflevector <16 x float> %1260, <16 x float> poison, <16 x i32> zeroinitializer
  %1262 = fmul <16 x float> %1216, %1261
  store <16 x float> %1262, ptr %1257, align 4
  %1263 = getelementptr inbounds %struct.query, ptr %691, i64 %1210
  %1264 = getelementptr inbounds nuw i8, ptr %1263, i64 8
  %1265 = load ptr, ptr %1264, align 8
  %1266 = getelementptr inbounds nuw float, ptr %1265, i64 %1197
  %1267 = getelementptr inbounds nuw i8, ptr %1263, i64 32
  %1268 = load float, ptr %1267, align 8
  %1269 = insertelement <16 x float> poison, float %1268, i64 0
  %1270 = shufflevector <16 x float> %1269, <16 x float> poison, <16 x i32> zeroinitializer
  %1271 = fmul <16 x float> %1215, %1270
  store <16 x float> %1271, ptr %1266, align 4
  %1272 = add nuw nsw i64 %1197, 16
  %1273 = icmp slt i64 %1272, %343
  br i1 %1273, label %1196, label %1319, !llvm.loop !22

1274:                                             ; preds = %1201, %1274
  %1275 = phi <16 x float> [ zeroinitializer, %1201 ], [ %1317, %1274 ]
  %1276 = phi <16 x float> [ zeroinitializer, %1201 ], [ %1312, %1274 ]
  %1277 = phi <16 x float> [ zeroinitializer, %1201 ], [ %1307, %1274 ]
  %1278 = phi <16 x float> [ zeroinitializer, %1201 ], [ %1302, %1274 ]
  %1279 = phi <16 x float> [ zeroinitializer, %1201 ], [ %1297, %1274 ]
  %1280 = phi <16 x float> [ zeroinitializer, %1201 ], [ %1292, %1274 ]
  %1281 = phi i64 [ 0, %1201 ], [ %1282, %1274 ]
  %1282 = add nuw nsw i64 %1281, 1
  %1283 = shl nuw nsw i64 %1281, 6
  %1284 = getelementptr inbounds nuw i8, ptr %1200, i64 %1283
  call void @llvm.prefetch.p0(ptr %1284, i32 0, i32 3, i32 1)
  %1285 = mul nsw i64 %1281, %347
  %1286 = getelementptr float, ptr %1202, i64 %1285
  %1287 = load <16 x float>, ptr %1286, align 4
  %1288 = getelementptr inbounds nuw float, ptr %1203, i64 %1281
  %1289 = load float, ptr %1288, align 4
  %1290 = insertelement <16 x float> poison, float %1289, i64 0
  %1291 = shufflevector <16 x float> %1290, <16 x float> poison, <16 x i32> zeroinitializer
  %1292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1291, <16 x float> %1287, <16 x float> %1280)
  %1293 = getelementptr inbounds nuw float, ptr %1204, i64 %1281
  %1294 = load float, ptr %1293, align 4
  %1295 = insertelement <16 x float> poison, float %1294, i64 0
  %1296 = shufflevector <16 x float> %1295, <16 x float> poison, <16 x i32> zeroinitializer
  %1297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1296, <16 x float> %1287, <16 x float> %1279)
  %1298 = getelementptr inbounds nuw float, ptr %1205, i64 %1281
  %1299 = load float, ptr %1298, align 4
  %1300 = insertelement <16 x float> poison, float %1299, i64 0
  %1301 = shufflevector <16 x float> %1300, <16 x float> poison, <16 x i32> zeroinitializer
  %1302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1301, <16 x float> %1287, <16 x float> %1278)
  %1303 = getelementptr inbounds nuw float, ptr %1206, i64 %1281
  %1304 = load float, ptr %1303, align 4
  %1305 = insertelement <16 x float> poison, float %1304, i64 0
  %1306 = shufflevector <16 x float> %1305, <16 x float> poison, <16 x i32> zeroinitializer
  %1307 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1306, <16 x float> %1287, <16 x float> %1277)
  %1308 = getelementptr inbounds nuw float, ptr %1207, i64 %1281
  %1309 = load float, ptr %1308, align 4
  %1310 = insertelement <16 x float> poison, float %1309, i64 0
  %1311 = shufflevector <16 x float> %1310, <16 x float> poison, <16 x i32> zeroinitializer
  %1312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1311, <16 x float> %1287, <16 x float> %1276)
  %1313 = getelementptr inbounds nuw float, ptr %1208, i64 %1281
  %1314 = load float, ptr %1313, align 4
  %1315 = insertelement <16 x float> poison, float %1314, i64 0
  %1316 = shufflevector <16 x float> %1315, <16 x float> poison, <16 x i32> zeroinitializer
  %1317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1316, <16 x float> %1287, <16 x float> %1275)
  %1318 = icmp eq i64 %1282, %126
  br i1 %1318, label %1209, label %1274, !llvm.loop !21

1319:                                             ; preds = %1209, %861, %940, %703
  %1320 = add nuw nsw i64 %686, 6
  %1321 = icmp slt i64 %1320, %385
  br i1 %1321, label %685, label %1322, !llvm.loop !23

1322:                                             ; preds = %1319, %428
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1323 = add nuw nsw i64 %383, 12
  %1324 = load i64, ptr %6, align 8
  %1325 = icmp slt i64 %1323, %1324
  %1326 = add i64 %381, -12
  br i1 %1325, label %380, label %1362, !llvm.loop !24

1327:                                             ; preds = %1327, %401
  %1328 = phi i64 [ 0, %401 ], [ %1359, %1327 ]
  %1329 = phi i64 [ 0, %401 ], [ %1360, %1327 ]
  %1330 = add nsw i64 %389, %1328
  %1331 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1328
  %1332 = mul nsw i64 %394, %1330
  %1333 = getelementptr inbounds float, ptr %393, i64 %1332
  %1334 = mul nsw i64 %395, %1330
  %1335 = getelementptr inbounds float, ptr %212, i64 %1334
  %1336 = getelementptr inbounds float, ptr %213, i64 %1330
  %1337 = shl nsw i64 %1328, 11
  %1338 = getelementptr inbounds nuw i8, ptr %3, i64 %1337
  store ptr %1333, ptr %1331, align 16
  %1339 = getelementptr inbounds nuw i8, ptr %1331, i64 8
  store ptr %1335, ptr %1339, align 8
  %1340 = getelementptr inbounds nuw i8, ptr %1331, i64 16
  store ptr %1336, ptr %1340, align 16
  %1341 = getelementptr inbounds nuw i8, ptr %1331, i64 24
  store ptr %1338, ptr %1341, align 8
  %1342 = getelementptr inbounds nuw i8, ptr %1331, i64 32
  store float 0.000000e+00, ptr %1342, align 16
  %1343 = getelementptr inbounds nuw i8, ptr %1331, i64 36
  store i32 0, ptr %1343, align 4
  %1344 = or disjoint i64 %1328, 1
  %1345 = add nsw i64 %389, %1344
  %1346 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1344
  %1347 = mul nsw i64 %394, %1345
  %1348 = getelementptr inbounds float, ptr %393, i64 %1347
  %1349 = mul nsw i64 %395, %1345
  %1350 = getelementptr inbounds float, ptr %212, i64 %1349
  %1351 = getelementptr inbounds float, ptr %213, i64 %1345
  %1352 = shl nsw i64 %1344, 11
  %1353 = getelementptr inbounds nuw i8, ptr %3, i64 %1352
  store ptr %1348, ptr %1346, align 8
  %1354 = getelementptr inbounds nuw i8, ptr %1346, i64 8
  store ptr %1350, ptr %1354, align 16
  %1355 = getelementptr inbounds nuw i8, ptr %1346, i64 16
  store ptr %1351, ptr %1355, align 8
  %1356 = getelementptr inbounds nuw i8, ptr %1346, i64 24
  store ptr %1353, ptr %1356, align 16
  %1357 = getelementptr inbounds nuw i8, ptr %1346, i64 32
  store float 0.000000e+00, ptr %1357, align 8
  %1358 = getelementptr inbounds nuw i8, ptr %1346, i64 36
  store i32 0, ptr %1358, align 4
  %1359 = add nuw nsw i64 %1328, 2
  %1360 = add i64 %1329, 2
  %1361 = icmp eq i64 %1360, %402
  br i1 %1361, label %403, label %1327, !llvm.loop !25

1362:                                             ; preds = %1322, %342
  %1363 = add i64 %112, 1
  %1364 = icmp eq i64 %1363, %87
  br i1 %1364, label %104, label %111, !llvm.loop !26
}

declare void @GOMP_barrier() local_unnamed_addr

define internal fastcc void @join_pieces(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, %3
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr %struct.source, ptr %7, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -32
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %6
  %15 = tail call i32 @omp_get_thread_num()
  %16 = sext i32 %15 to i64
  %17 = tail call i32 @omp_get_num_threads()
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %14, %16
  %20 = sdiv i64 %19, %18
  %21 = add nsw i64 %16, 1
  %22 = mul nsw i64 %21, %14
  %23 = sdiv i64 %22, %18
  %24 = load i64, ptr %8, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %1
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %35

34:                                               ; preds = %252, %1
  ret void

35:                                               ; preds = %26, %252
  %36 = phi i64 [ %24, %26 ], [ %253, %252 ]
  %37 = phi i64 [ 0, %26 ], [ %254, %252 ]
  %38 = phi i64 [ 0, %26 ], [ %53, %252 ]
  %39 = phi i64 [ 0, %26 ], [ %255, %252 ]
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw %struct.source, ptr %40, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %27, align 8
  %47 = shl nsw i64 %46, 1
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %51, label %49

49:                                               ; preds = %35
  %50 = sdiv i64 %45, %46
  br label %51

51:                                               ; preds = %35, %49
  %52 = phi i64 [ %50, %49 ], [ 1, %35 ]
  %53 = add i64 %52, %38
  %54 = add nsw i64 %36, -1
  %55 = icmp slt i64 %39, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 144
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, %43
  br i1 %59, label %252, label %60

60:                                               ; preds = %56, %51
  %61 = mul nsw i64 %43, %6
  %62 = tail call i64 @llvm.smax.i64(i64 %20, i64 %61)
  %63 = icmp eq i64 %39, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds i8, ptr %41, i64 -32
  %66 = load i64, ptr %65, align 8
  %67 = icmp ne i64 %66, %43
  br label %68

68:                                               ; preds = %64, %60
  %69 = phi i1 [ true, %60 ], [ %67, %64 ]
  %70 = icmp eq i64 %39, %54
  br i1 %70, label %75, label %71

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw i8, ptr %41, i64 144
  %73 = load i64, ptr %72, align 8
  %74 = icmp ne i64 %73, %43
  br label %75

75:                                               ; preds = %71, %68
  %76 = phi i1 [ true, %68 ], [ %74, %71 ]
  %77 = select i1 %69, i1 %76, i1 false
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  br i1 %48, label %252, label %79

79:                                               ; preds = %78
  %80 = sdiv i64 %45, %46
  %81 = icmp eq i64 %80, 1
  br i1 %81, label %252, label %82

82:                                               ; preds = %79, %75
  %83 = add nsw i64 %43, 1
  %84 = mul nsw i64 %83, %6
  %85 = tail call i64 @llvm.smin.i64(i64 %23, i64 %84)
  %86 = icmp slt i64 %62, %85
  br i1 %86, label %87, label %252

87:                                               ; preds = %82
  %88 = add nsw i64 %37, 1
  %89 = icmp slt i64 %88, %53
  %90 = icmp slt i64 %37, %53
  %91 = add i64 %52, 3
  %92 = add i64 %91, %38
  %93 = sub i64 %92, %37
  %94 = add i64 %52, -2
  %95 = add i64 %94, %38
  %96 = sub i64 %95, %37
  %97 = and i64 %93, 3
  %98 = icmp eq i64 %97, 0
  %99 = icmp ult i64 %96, 3
  br label %100

100:                                              ; preds = %87, %245
  %101 = phi i64 [ %62, %87 ], [ %248, %245 ]
  %102 = sub nsw i64 %101, %61
  %103 = load ptr, ptr %28, align 8
  %104 = load ptr, ptr %29, align 8
  %105 = getelementptr inbounds i64, ptr %104, i64 %43
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, %6
  %108 = add nsw i64 %107, %102
  %109 = load i64, ptr %30, align 8
  %110 = mul nsw i64 %108, %109
  %111 = getelementptr inbounds float, ptr %103, i64 %110
  %112 = load ptr, ptr %31, align 8
  %113 = getelementptr inbounds float, ptr %112, i64 %101
  %114 = load i64, ptr %2, align 8
  %115 = load i64, ptr %4, align 8
  %116 = mul nsw i64 %115, %114
  %117 = load ptr, ptr %32, align 8
  %118 = getelementptr inbounds float, ptr %117, i64 %102
  %119 = mul nsw i64 %116, %37
  %120 = getelementptr inbounds float, ptr %118, i64 %119
  %121 = load float, ptr %120, align 4
  br i1 %89, label %122, label %139

122:                                              ; preds = %100
  br i1 %98, label %135, label %123

123:                                              ; preds = %122, %123
  %124 = phi i64 [ %132, %123 ], [ %88, %122 ]
  %125 = phi float [ %131, %123 ], [ %121, %122 ]
  %126 = phi i64 [ %133, %123 ], [ 0, %122 ]
  %127 = mul nsw i64 %124, %116
  %128 = getelementptr inbounds float, ptr %118, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = fcmp ogt float %129, %125
  %131 = select i1 %130, float %129, float %125
  %132 = add nsw i64 %124, 1
  %133 = add i64 %126, 1
  %134 = icmp eq i64 %133, %97
  br i1 %134, label %135, label %123, !llvm.loop !27

135:                                              ; preds = %123, %122
  %136 = phi float [ poison, %122 ], [ %131, %123 ]
  %137 = phi i64 [ %88, %122 ], [ %132, %123 ]
  %138 = phi float [ %121, %122 ], [ %131, %123 ]
  br i1 %99, label %139, label %141

139:                                              ; preds = %135, %141, %100
  %140 = phi float [ %121, %100 ], [ %136, %135 ], [ %166, %141 ]
  br i1 %90, label %177, label %169

141:                                              ; preds = %135, %141
  %142 = phi i64 [ %167, %141 ], [ %137, %135 ]
  %143 = phi float [ %166, %141 ], [ %138, %135 ]
  %144 = mul nsw i64 %142, %116
  %145 = getelementptr inbounds float, ptr %118, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = fcmp ogt float %146, %143
  %148 = select i1 %147, float %146, float %143
  %149 = add nsw i64 %142, 1
  %150 = mul nsw i64 %149, %116
  %151 = getelementptr inbounds float, ptr %118, i64 %150
  %152 = load float, ptr %151, align 4
  %153 = fcmp ogt float %152, %148
  %154 = select i1 %153, float %152, float %148
  %155 = add nsw i64 %142, 2
  %156 = mul nsw i64 %155, %116
  %157 = getelementptr inbounds float, ptr %118, i64 %156
  %158 = load float, ptr %157, align 4
  %159 = fcmp ogt float %158, %154
  %160 = select i1 %159, float %158, float %154
  %161 = add nsw i64 %142, 3
  %162 = mul nsw i64 %161, %116
  %163 = getelementptr inbounds float, ptr %118, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = fcmp ogt float %164, %160
  %166 = select i1 %165, float %164, float %160
  %167 = add nsw i64 %142, 4
  %168 = icmp eq i64 %167, %53
  br i1 %168, label %139, label %141, !llvm.loop !28

169:                                              ; preds = %232, %139
  %170 = phi i64 [ %109, %139 ], [ %233, %232 ]
  %171 = phi float [ 0.000000e+00, %139 ], [ %234, %232 ]
  %172 = icmp sgt i64 %170, 0
  br i1 %172, label %173, label %245

173:                                              ; preds = %169
  %174 = fdiv float 1.000000e+00, %171
  %175 = insertelement <16 x float> poison, float %174, i64 0
  %176 = shufflevector <16 x float> %175, <16 x float> poison, <16 x i32> zeroinitializer
  br label %237

177:                                              ; preds = %139, %232
  %178 = phi i64 [ %233, %232 ], [ %109, %139 ]
  %179 = phi float [ %234, %232 ], [ 0.000000e+00, %139 ]
  %180 = phi i64 [ %235, %232 ], [ %37, %139 ]
  %181 = mul nsw i64 %180, %116
  %182 = getelementptr inbounds float, ptr %118, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = fcmp oeq float %183, 0xFFF0000000000000
  br i1 %184, label %232, label %185

185:                                              ; preds = %177
  %186 = fsub float %183, %140
  %187 = insertelement <16 x float> poison, float %186, i64 0
  %188 = shufflevector <16 x float> %187, <16 x float> poison, <16 x i32> zeroinitializer
  %189 = fcmp olt <16 x float> %188, splat (float -8.600000e+01)
  %190 = select <16 x i1> %189, <16 x float> splat (float -8.600000e+01), <16 x float> %188
  %191 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %190, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %192 = bitcast <16 x float> %191 to <16 x i32>
  %193 = fadd <16 x float> %191, splat (float 0xC168000000000000)
  %194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %190)
  %195 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %194)
  %196 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %197 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %195, <16 x float> splat (float 0x3F81112100000000))
  %198 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %195, <16 x float> splat (float 0x3FA5553820000000))
  %199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %195, <16 x float> splat (float 0x3FC5555540000000))
  %200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %195, <16 x float> splat (float 5.000000e-01))
  %201 = fmul <16 x float> %195, %195
  %202 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %201, <16 x float> %195)
  %203 = fadd <16 x float> %202, splat (float 1.000000e+00)
  %204 = shl <16 x i32> %192, splat (i32 23)
  %205 = add <16 x i32> %204, splat (i32 1065353216)
  %206 = bitcast <16 x i32> %205 to <16 x float>
  %207 = fmul <16 x float> %203, %206
  %208 = load ptr, ptr %33, align 8
  %209 = add nsw i64 %181, %102
  %210 = mul nsw i64 %178, %209
  %211 = getelementptr inbounds float, ptr %208, i64 %210
  %212 = icmp sgt i64 %178, 0
  br i1 %212, label %213, label %215

213:                                              ; preds = %185
  %214 = fcmp ogt float %179, 0.000000e+00
  br label %219

215:                                              ; preds = %226, %185
  %216 = phi i64 [ %178, %185 ], [ %230, %226 ]
  %217 = extractelement <16 x float> %207, i64 0
  %218 = fadd float %179, %217
  br label %232

219:                                              ; preds = %213, %226
  %220 = phi i64 [ 0, %213 ], [ %229, %226 ]
  %221 = getelementptr inbounds nuw float, ptr %111, i64 %220
  %222 = getelementptr inbounds nuw float, ptr %211, i64 %220
  %223 = load <16 x float>, ptr %222, align 4
  br i1 %214, label %224, label %226

224:                                              ; preds = %219
  %225 = load <16 x float>, ptr %221, align 4
  br label %226

226:                                              ; preds = %224, %219
  %227 = phi <16 x float> [ %225, %224 ], [ zeroinitializer, %219 ]
  %228 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %223, <16 x float> %227)
  store <16 x float> %228, ptr %221, align 4
  %229 = add nuw nsw i64 %220, 16
  %230 = load i64, ptr %30, align 8
  %231 = icmp slt i64 %229, %230
  br i1 %231, label %219, label %215, !llvm.loop !29

232:                                              ; preds = %215, %177
  %233 = phi i64 [ %178, %177 ], [ %216, %215 ]
  %234 = phi float [ %179, %177 ], [ %218, %215 ]
  %235 = add nsw i64 %180, 1
  %236 = icmp eq i64 %235, %53
  br i1 %236, label %169, label %177, !llvm.loop !30

237:                                              ; preds = %173, %237
  %238 = phi i64 [ 0, %173 ], [ %242, %237 ]
  %239 = getelementptr inbounds nuw float, ptr %111, i64 %238
  %240 = load <16 x float>, ptr %239, align 4
  %241 = fmul <16 x float> %176, %240
  store <16 x float> %241, ptr %239, align 4
  %242 = add nuw nsw i64 %238, 16
  %243 = load i64, ptr %30, align 8
  %244 = icmp slt i64 %242, %243
  br i1 %244, label %237, label %245, !llvm.loop !31

245:                                              ; preds = %237, %169
  %246 = tail call float @logf(float noundef %171)
  %247 = fadd float %140, %246
  store float %247, ptr %113, align 4
  %248 = add i64 %101, 1
  %249 = icmp eq i64 %248, %85
  br i1 %249, label %250, label %100, !llvm.loop !32

250:                                              ; preds = %245
  %251 = load i64, ptr %8, align 8
  br label %252

252:                                              ; preds = %250, %82, %78, %79, %56
  %253 = phi i64 [ %36, %56 ], [ %36, %79 ], [ %36, %78 ], [ %36, %82 ], [ %251, %250 ]
  %254 = phi i64 [ %37, %56 ], [ %53, %79 ], [ %53, %78 ], [ %53, %82 ], [ %53, %250 ]
  %255 = add nuw nsw i64 %39, 1
  %256 = icmp slt i64 %255, %253
  br i1 %256, label %35, label %34, !llvm.loop !33
}

define void @before(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 %6, 1
  %8 = add nsw i64 %7, %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %8, %10
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %2)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %11, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %38 = load i64, ptr %37, align 8
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 0, ptr %39, align 8
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load float, ptr %43, align 8
  %45 = add nsw i64 %31, 11
  %46 = sdiv i64 %45, 12
  %47 = tail call i32 @omp_get_thread_num()
  %48 = sext i32 %47 to i64
  %49 = tail call i32 @omp_get_num_threads()
  %50 = sext i32 %49 to i64
  %51 = mul nsw i64 %46, %48
  %52 = sdiv i64 %51, %50
  %53 = add nsw i64 %48, 1
  %54 = mul nsw i64 %53, %46
  %55 = sdiv i64 %54, %50
  %56 = icmp slt i64 %52, %55
  br i1 %56, label %57, label %197

57:                                               ; preds = %1
  %58 = add i64 %31, -1
  %59 = add i64 %58, %46
  %60 = sdiv i64 %59, %46
  %61 = icmp sgt i64 %34, 0
  %62 = sitofp i64 %34 to float
  %63 = add i64 %34, -1
  %64 = lshr i64 %63, 4
  %65 = add nuw nsw i64 %64, 1
  %66 = and i64 %65, 7
  %67 = icmp ult i64 %34, 113
  %68 = and i64 %65, 2305843009213693944
  %69 = icmp eq i64 %66, 0
  %70 = icmp ult i64 %34, 17
  %71 = and i64 %65, 2305843009213693950
  %72 = and i64 %63, 16
  %73 = icmp eq i64 %72, 0
  br label %74

74:                                               ; preds = %57, %81
  %75 = phi i64 [ %77, %81 ], [ %52, %57 ]
  %76 = mul nsw i64 %60, %75
  %77 = add nsw i64 %75, 1
  %78 = mul nsw i64 %60, %77
  %79 = tail call i64 @llvm.smin.i64(i64 %78, i64 %31)
  %80 = icmp slt i64 %76, %79
  br i1 %80, label %83, label %81

81:                                               ; preds = %194, %74
  call fastcc void @pack(ptr noundef nonnull %2, i64 %76, i64 %79, i64 0, i64 %34)
  %82 = icmp eq i64 %77, %55
  br i1 %82, label %197, label %74, !llvm.loop !34

83:                                               ; preds = %74, %194
  %84 = phi i64 [ %195, %194 ], [ %76, %74 ]
  %85 = mul nsw i64 %34, %84
  %86 = getelementptr inbounds float, ptr %40, i64 %85
  %87 = getelementptr inbounds float, ptr %16, i64 %85
  br i1 %61, label %88, label %103

88:                                               ; preds = %83
  br i1 %67, label %89, label %125

89:                                               ; preds = %125, %88
  %90 = phi <16 x float> [ poison, %88 ], [ %159, %125 ]
  %91 = phi <16 x float> [ zeroinitializer, %88 ], [ %159, %125 ]
  %92 = phi i64 [ 0, %88 ], [ %160, %125 ]
  br i1 %69, label %103, label %93

93:                                               ; preds = %89, %93
  %94 = phi <16 x float> [ %99, %93 ], [ %91, %89 ]
  %95 = phi i64 [ %100, %93 ], [ %92, %89 ]
  %96 = phi i64 [ %101, %93 ], [ 0, %89 ]
  %97 = getelementptr inbounds nuw float, ptr %86, i64 %95
  %98 = load <16 x float>, ptr %97, align 4
  %99 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %98, <16 x float> %98, <16 x float> %94)
  %100 = add nuw nsw i64 %95, 16
  %101 = add i64 %96, 1
  %102 = icmp eq i64 %101, %66
  br i1 %102, label %103, label %93, !llvm.loop !35

103:                                              ; preds = %89, %93, %83
  %104 = phi <16 x float> [ zeroinitializer, %83 ], [ %90, %89 ], [ %99, %93 ]
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %106 = shufflevector <16 x float> %104, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %107 = fadd <8 x float> %105, %106
  %108 = shufflevector <8 x float> %107, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %109 = shufflevector <8 x float> %107, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %110 = fadd <4 x float> %108, %109
  %111 = shufflevector <4 x float> %110, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %112 = fadd <4 x float> %110, %111
  %113 = shufflevector <4 x float> %110, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %114 = shufflevector <4 x float> %110, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %115 = fadd <4 x float> %113, %114
  %116 = fadd <4 x float> %112, %115
  %117 = extractelement <4 x float> %116, i64 0
  %118 = fdiv float %117, %62
  %119 = fadd float %44, %118
  %120 = tail call float @llvm.sqrt.f32(float %119)
  %121 = fdiv float 1.000000e+00, %120
  %122 = insertelement <16 x float> poison, float %121, i64 0
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %61, label %124, label %194

124:                                              ; preds = %103
  br i1 %70, label %184, label %163

125:                                              ; preds = %88, %125
  %126 = phi <16 x float> [ %159, %125 ], [ zeroinitializer, %88 ]
  %127 = phi i64 [ %160, %125 ], [ 0, %88 ]
  %128 = phi i64 [ %161, %125 ], [ 0, %88 ]
  %129 = getelementptr inbounds nuw float, ptr %86, i64 %127
  %130 = load <16 x float>, ptr %129, align 4
  %131 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %130, <16 x float> %130, <16 x float> %126)
  %132 = or disjoint i64 %127, 16
  %133 = getelementptr inbounds nuw float, ptr %86, i64 %132
  %134 = load <16 x float>, ptr %133, align 4
  %135 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %134, <16 x float> %131)
  %136 = or disjoint i64 %127, 32
  %137 = getelementptr inbounds nuw float, ptr %86, i64 %136
  %138 = load <16 x float>, ptr %137, align 4
  %139 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %138, <16 x float> %135)
  %140 = or disjoint i64 %127, 48
  %141 = getelementptr inbounds nuw float, ptr %86, i64 %140
  %142 = load <16 x float>, ptr %141, align 4
  %143 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %142, <16 x float> %139)
  %144 = or disjoint i64 %127, 64
  %145 = getelementptr inbounds nuw float, ptr %86, i64 %144
  %146 = load <16 x float>, ptr %145, align 4
  %147 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %146, <16 x float> %146, <16 x float> %143)
  %148 = or disjoint i64 %127, 80
  %149 = getelementptr inbounds nuw float, ptr %86, i64 %148
  %150 = load <16 x float>, ptr %149, align 4
  %151 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %150, <16 x float> %150, <16 x float> %147)
  %152 = or disjoint i64 %127, 96
  %153 = getelementptr inbounds nuw float, ptr %86, i64 %152
  %154 = load <16 x float>, ptr %153, align 4
  %155 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %154, <16 x float> %154, <16 x float> %151)
  %156 = or disjoint i64 %127, 112
  %157 = getelementptr inbounds nuw float, ptr %86, i64 %156
  %158 = load <16 x float>, ptr %157, align 4
  %159 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %158, <16 x float> %158, <16 x float> %155)
  %160 = add nuw nsw i64 %127, 128
  %161 = add i64 %128, 8
  %162 = icmp eq i64 %161, %68
  br i1 %162, label %89, label %125, !llvm.loop !36

163:                                              ; preds = %124, %163
  %164 = phi i64 [ %181, %163 ], [ 0, %124 ]
  %165 = phi i64 [ %182, %163 ], [ 0, %124 ]
  %166 = getelementptr inbounds nuw float, ptr %87, i64 %164
  %167 = getelementptr inbounds nuw float, ptr %86, i64 %164
  %168 = load <16 x float>, ptr %167, align 4
  %169 = fmul <16 x float> %123, %168
  %170 = getelementptr inbounds nuw float, ptr %42, i64 %164
  %171 = load <16 x float>, ptr %170, align 4
  %172 = fmul <16 x float> %169, %171
  store <16 x float> %172, ptr %166, align 4
  %173 = or disjoint i64 %164, 16
  %174 = getelementptr inbounds nuw float, ptr %87, i64 %173
  %175 = getelementptr inbounds nuw float, ptr %86, i64 %173
  %176 = load <16 x float>, ptr %175, align 4
  %177 = fmul <16 x float> %123, %176
  %178 = getelementptr inbounds nuw float, ptr %42, i64 %173
  %179 = load <16 x float>, ptr %178, align 4
  %180 = fmul <16 x float> %177, %179
  store <16 x float> %180, ptr %174, align 4
  %181 = add nuw nsw i64 %164, 32
  %182 = add i64 %165, 2
  %183 = icmp eq i64 %182, %71
  br i1 %183, label %184, label %163, !llvm.loop !37

184:                                              ; preds = %163, %124
  %185 = phi i64 [ 0, %124 ], [ %181, %163 ]
  br i1 %73, label %186, label %194

186:                                              ; preds = %184
  %187 = getelementptr inbounds nuw float, ptr %87, i64 %185
  %188 = getelementptr inbounds nuw float, ptr %86, i64 %185
  %189 = load <16 x float>, ptr %188, align 4
  %190 = fmul <16 x float> %123, %189
  %191 = getelementptr inbounds nuw float, ptr %42, i64 %185
  %192 = load <16 x float>, ptr %191, align 4
  %193 = fmul <16 x float> %190, %192
  store <16 x float> %193, ptr %187, align 4
  br label %194

194:                                              ; preds = %186, %184, %103
  %195 = add nsw i64 %84, 1
  %196 = icmp slt i64 %195, %79
  br i1 %196, label %83, label %81, !llvm.loop !38

197:                                              ; preds = %81, %1
  tail call void @GOMP_barrier()
  %198 = sdiv i64 %11, 32
  %199 = add nsw i64 %46, 21
  %200 = sdiv i64 %199, 22
  %201 = mul nsw i64 %200, %198
  %202 = sdiv i64 %34, 32
  %203 = shl nsw i64 %202, 3
  switch i64 %38, label %210 [
    i64 0, label %204
    i64 1, label %206
    i64 2, label %208
  ]

204:                                              ; preds = %197
  %205 = shl nsw i64 %34, 2
  br label %213

206:                                              ; preds = %197
  %207 = shl nsw i64 %34, 1
  br label %213

208:                                              ; preds = %197
  %209 = add nsw i64 %203, %34
  br label %213

210:                                              ; preds = %197
  %211 = sdiv i64 %34, 2
  %212 = add nsw i64 %203, %211
  br label %213

213:                                              ; preds = %204, %206, %208, %210
  %214 = phi i64 [ %205, %204 ], [ %207, %206 ], [ %209, %208 ], [ %212, %210 ]
  %215 = shl nsw i64 %214, 5
  %216 = icmp sgt i64 %31, 39
  %217 = sdiv i64 %201, 2
  %218 = select i1 %216, i64 %217, i64 %201
  %219 = tail call i32 @omp_get_thread_num()
  %220 = sext i32 %219 to i64
  %221 = tail call i32 @omp_get_num_threads()
  %222 = sext i32 %221 to i64
  %223 = mul nsw i64 %218, %220
  %224 = sdiv i64 %223, %222
  %225 = add nsw i64 %220, 1
  %226 = mul nsw i64 %225, %218
  %227 = sdiv i64 %226, %222
  %228 = icmp slt i64 %224, %227
  br i1 %228, label %229, label %231

229:                                              ; preds = %213
  %230 = add nsw i64 %224, 1
  br label %234

231:                                              ; preds = %213
  %232 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %233 = add nsw i64 %232, %218
  br label %234

234:                                              ; preds = %229, %231
  %235 = phi i64 [ %230, %229 ], [ %224, %231 ]
  %236 = phi i64 [ %224, %229 ], [ %233, %231 ]
  %237 = icmp slt i64 %236, %201
  br i1 %237, label %238, label %265

238:                                              ; preds = %234, %258
  %239 = phi i64 [ %250, %258 ], [ %236, %234 ]
  %240 = phi i64 [ %249, %258 ], [ %235, %234 ]
  %241 = icmp slt i64 %240, %227
  br i1 %241, label %242, label %244

242:                                              ; preds = %238
  %243 = add nsw i64 %240, 1
  br label %248

244:                                              ; preds = %238
  %245 = load ptr, ptr %26, align 8
  %246 = atomicrmw add ptr %245, i64 1 monotonic, align 8
  %247 = add nsw i64 %246, %218
  br label %248

248:                                              ; preds = %242, %244
  %249 = phi i64 [ %243, %242 ], [ %240, %244 ]
  %250 = phi i64 [ %240, %242 ], [ %247, %244 ]
  %251 = sdiv i64 %239, %198
  %252 = srem i64 %239, %198
  %253 = mul i64 %251, 22
  %254 = add i64 %253, 22
  %255 = call i64 @llvm.smin.i64(i64 %254, i64 %46)
  %256 = load ptr, ptr %2, align 8
  %257 = icmp slt i64 %250, %201
  br i1 %257, label %258, label %262

258:                                              ; preds = %248
  %259 = srem i64 %250, %198
  %260 = mul nsw i64 %215, %259
  %261 = getelementptr inbounds i8, ptr %256, i64 %260
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %252, i64 %253, i64 %255, ptr noundef %261)
  br label %238

262:                                              ; preds = %248
  %263 = mul nsw i64 %215, %252
  %264 = getelementptr inbounds i8, ptr %256, i64 %263
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %252, i64 %253, i64 %255, ptr noundef %264)
  br label %265

265:                                              ; preds = %262, %234
  call void @GOMP_barrier()
  %266 = load i64, ptr %30, align 8
  %267 = call i32 @omp_get_thread_num()
  %268 = sext i32 %267 to i64
  %269 = call i32 @omp_get_num_threads()
  %270 = sext i32 %269 to i64
  %271 = mul nsw i64 %266, %268
  %272 = sdiv i64 %271, %270
  %273 = add nsw i64 %268, 1
  %274 = mul nsw i64 %273, %266
  %275 = sdiv i64 %274, %270
  %276 = icmp slt i64 %272, %275
  br i1 %276, label %277, label %290

277:                                              ; preds = %265
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %280 = load i64, ptr %3, align 8
  %281 = load i64, ptr %5, align 8
  br label %282

282:                                              ; preds = %277, %291
  %283 = phi i64 [ %281, %277 ], [ %292, %291 ]
  %284 = phi i64 [ %280, %277 ], [ %293, %291 ]
  %285 = phi i64 [ %272, %277 ], [ %294, %291 ]
  %286 = add nsw i64 %283, %284
  %287 = icmp sgt i64 %286, 0
  br i1 %287, label %288, label %291

288:                                              ; preds = %282
  %289 = mul nsw i64 %285, %11
  br label %296

290:                                              ; preds = %291, %265
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void

291:                                              ; preds = %469, %282
  %292 = phi i64 [ %283, %282 ], [ %472, %469 ]
  %293 = phi i64 [ %284, %282 ], [ %471, %469 ]
  %294 = add nsw i64 %285, 1
  %295 = icmp eq i64 %294, %275
  br i1 %295, label %290, label %282, !llvm.loop !39

296:                                              ; preds = %288, %469
  %297 = phi i64 [ %284, %288 ], [ %471, %469 ]
  %298 = phi i64 [ 0, %288 ], [ %470, %469 ]
  %299 = icmp slt i64 %298, %297
  %300 = select i1 %299, i64 64, i64 72
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 %300
  %302 = load ptr, ptr %301, align 8
  %303 = load ptr, ptr %24, align 8
  %304 = getelementptr inbounds float, ptr %303, i64 %289
  %305 = load i64, ptr %9, align 8
  %306 = mul nsw i64 %305, %298
  %307 = getelementptr inbounds float, ptr %304, i64 %306
  %308 = icmp eq ptr %302, null
  br i1 %308, label %434, label %309

309:                                              ; preds = %296
  %310 = load float, ptr %43, align 8
  %311 = icmp sgt i64 %305, 0
  br i1 %311, label %312, label %335

312:                                              ; preds = %309
  %313 = add nsw i64 %305, -1
  %314 = lshr i64 %313, 4
  %315 = add nuw nsw i64 %314, 1
  %316 = and i64 %315, 7
  %317 = icmp ult i64 %305, 113
  br i1 %317, label %320, label %318

318:                                              ; preds = %312
  %319 = and i64 %315, 2305843009213693944
  br label %364

320:                                              ; preds = %364, %312
  %321 = phi <16 x float> [ poison, %312 ], [ %398, %364 ]
  %322 = phi <16 x float> [ zeroinitializer, %312 ], [ %398, %364 ]
  %323 = phi i64 [ 0, %312 ], [ %399, %364 ]
  %324 = icmp eq i64 %316, 0
  br i1 %324, label %335, label %325

325:                                              ; preds = %320, %325
  %326 = phi <16 x float> [ %331, %325 ], [ %322, %320 ]
  %327 = phi i64 [ %332, %325 ], [ %323, %320 ]
  %328 = phi i64 [ %333, %325 ], [ 0, %320 ]
  %329 = getelementptr inbounds nuw float, ptr %307, i64 %327
  %330 = load <16 x float>, ptr %329, align 4
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %330, <16 x float> %330, <16 x float> %326)
  %332 = add nuw nsw i64 %327, 16
  %333 = add i64 %328, 1
  %334 = icmp eq i64 %333, %316
  br i1 %334, label %335, label %325, !llvm.loop !40

335:                                              ; preds = %320, %325, %309
  %336 = phi <16 x float> [ zeroinitializer, %309 ], [ %321, %320 ], [ %331, %325 ]
  %337 = shufflevector <16 x float> %336, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %338 = shufflevector <16 x float> %336, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %339 = fadd <8 x float> %337, %338
  %340 = shufflevector <8 x float> %339, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %341 = shufflevector <8 x float> %339, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %342 = fadd <4 x float> %340, %341
  %343 = shufflevector <4 x float> %342, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %344 = fadd <4 x float> %342, %343
  %345 = shufflevector <4 x float> %342, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %346 = shufflevector <4 x float> %342, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %347 = fadd <4 x float> %345, %346
  %348 = fadd <4 x float> %344, %347
  %349 = extractelement <4 x float> %348, i64 0
  %350 = sitofp i64 %305 to float
  %351 = fdiv float %349, %350
  %352 = fadd float %310, %351
  %353 = call float @llvm.sqrt.f32(float %352)
  %354 = fdiv float 1.000000e+00, %353
  %355 = insertelement <16 x float> poison, float %354, i64 0
  %356 = shufflevector <16 x float> %355, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %311, label %357, label %469

357:                                              ; preds = %335
  %358 = add nsw i64 %305, -1
  %359 = icmp ult i64 %305, 17
  br i1 %359, label %421, label %360

360:                                              ; preds = %357
  %361 = lshr i64 %358, 4
  %362 = add nuw nsw i64 %361, 1
  %363 = and i64 %362, 2305843009213693950
  br label %402

364:                                              ; preds = %364, %318
  %365 = phi <16 x float> [ zeroinitializer, %318 ], [ %398, %364 ]
  %366 = phi i64 [ 0, %318 ], [ %399, %364 ]
  %367 = phi i64 [ 0, %318 ], [ %400, %364 ]
  %368 = getelementptr inbounds nuw float, ptr %307, i64 %366
  %369 = load <16 x float>, ptr %368, align 4
  %370 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %369, <16 x float> %365)
  %371 = or disjoint i64 %366, 16
  %372 = getelementptr inbounds nuw float, ptr %307, i64 %371
  %373 = load <16 x float>, ptr %372, align 4
  %374 = call <16 x float> @llvm.fma.v16f32(<16 x float> %373, <16 x float> %373, <16 x float> %370)
  %375 = or disjoint i64 %366, 32
  %376 = getelementptr inbounds nuw float, ptr %307, i64 %375
  %377 = load <16 x float>, ptr %376, align 4
  %378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %377, <16 x float> %377, <16 x float> %374)
  %379 = or disjoint i64 %366, 48
  %380 = getelementptr inbounds nuw float, ptr %307, i64 %379
  %381 = load <16 x float>, ptr %380, align 4
  %382 = call <16 x float> @llvm.fma.v16f32(<16 x float> %381, <16 x float> %381, <16 x float> %378)
  %383 = or disjoint i64 %366, 64
  %384 = getelementptr inbounds nuw float, ptr %307, i64 %383
  %385 = load <16 x float>, ptr %384, align 4
  %386 = call <16 x float> @llvm.fma.v16f32(<16 x float> %385, <16 x float> %385, <16 x float> %382)
  %387 = or disjoint i64 %366, 80
  %388 = getelementptr inbounds nuw float, ptr %307, i64 %387
  %389 = load <16 x float>, ptr %388, align 4
  %390 = call <16 x float> @llvm.fma.v16f32(<16 x float> %389, <16 x float> %389, <16 x float> %386)
  %391 = or disjoint i64 %366, 96
  %392 = getelementptr inbounds nuw float, ptr %307, i64 %391
  %393 = load <16 x float>, ptr %392, align 4
  %394 = call <16 x float> @llvm.fma.v16f32(<16 x float> %393, <16 x float> %393, <16 x float> %390)
  %395 = or disjoint i64 %366, 112
  %396 = getelementptr inbounds nuw float, ptr %307, i64 %395
  %397 = load <16 x float>, ptr %396, align 4
  %398 = call <16 x float> @llvm.fma.v16f32(<16 x float> %397, <16 x float> %397, <16 x float> %394)
  %399 = add nuw nsw i64 %366, 128
  %400 = add i64 %367, 8
  %401 = icmp eq i64 %400, %319
  br i1 %401, label %320, label %364, !llvm.loop !36

402:                                              ; preds = %402, %360
  %403 = phi i64 [ 0, %360 ], [ %418, %402 ]
  %404 = phi i64 [ 0, %360 ], [ %419, %402 ]
  %405 = getelementptr inbounds nuw float, ptr %307, i64 %403
  %406 = load <16 x float>, ptr %405, align 4
  %407 = fmul <16 x float> %356, %406
  %408 = getelementptr inbounds nuw float, ptr %302, i64 %403
  %409 = load <16 x float>, ptr %408, align 4
  %410 = fmul <16 x float> %407, %409
  store <16 x float> %410, ptr %405, align 4
  %411 = or disjoint i64 %403, 16
  %412 = getelementptr inbounds nuw float, ptr %307, i64 %411
  %413 = load <16 x float>, ptr %412, align 4
  %414 = fmul <16 x float> %356, %413
  %415 = getelementptr inbounds nuw float, ptr %302, i64 %411
  %416 = load <16 x float>, ptr %415, align 4
  %417 = fmul <16 x float> %414, %416
  store <16 x float> %417, ptr %412, align 4
  %418 = add nuw nsw i64 %403, 32
  %419 = add i64 %404, 2
  %420 = icmp eq i64 %419, %363
  br i1 %420, label %421, label %402, !llvm.loop !37

421:                                              ; preds = %402, %357
  %422 = phi i64 [ 0, %357 ], [ %418, %402 ]
  %423 = and i64 %358, 16
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %425, label %432

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw float, ptr %307, i64 %422
  %427 = load <16 x float>, ptr %426, align 4
  %428 = fmul <16 x float> %356, %427
  %429 = getelementptr inbounds nuw float, ptr %302, i64 %422
  %430 = load <16 x float>, ptr %429, align 4
  %431 = fmul <16 x float> %428, %430
  store <16 x float> %431, ptr %426, align 4
  br label %432

432:                                              ; preds = %421, %425
  %433 = load i64, ptr %9, align 8
  br label %434

434:                                              ; preds = %432, %296
  %435 = phi i64 [ %433, %432 ], [ %305, %296 ]
  %436 = load ptr, ptr %278, align 8
  %437 = mul nsw i64 %435, %285
  %438 = getelementptr inbounds float, ptr %436, i64 %437
  %439 = load ptr, ptr %279, align 8
  %440 = getelementptr inbounds float, ptr %439, i64 %437
  %441 = sdiv i64 %435, 2
  %442 = icmp sgt i64 %435, 1
  br i1 %442, label %443, label %469

443:                                              ; preds = %434
  %444 = getelementptr inbounds nuw float, ptr %307, i64 %441
  %445 = getelementptr inbounds nuw float, ptr %438, i64 %441
  %446 = getelementptr inbounds nuw float, ptr %440, i64 %441
  br label %447

447:                                              ; preds = %443, %447
  %448 = phi i64 [ 0, %443 ], [ %467, %447 ]
  %449 = getelementptr inbounds nuw float, ptr %307, i64 %448
  %450 = getelementptr inbounds nuw float, ptr %444, i64 %448
  %451 = load <8 x float>, ptr %449, align 4
  %452 = load <8 x float>, ptr %450, align 4
  %453 = getelementptr inbounds nuw float, ptr %438, i64 %448
  %454 = load <8 x float>, ptr %453, align 4
  %455 = fmul <8 x float> %451, %454
  %456 = getelementptr inbounds nuw float, ptr %440, i64 %448
  %457 = load <8 x float>, ptr %456, align 4
  %458 = fmul <8 x float> %452, %457
  %459 = fsub <8 x float> %455, %458
  store <8 x float> %459, ptr %449, align 4
  %460 = getelementptr inbounds nuw float, ptr %445, i64 %448
  %461 = load <8 x float>, ptr %460, align 4
  %462 = fmul <8 x float> %452, %461
  %463 = getelementptr inbounds nuw float, ptr %446, i64 %448
  %464 = load <8 x float>, ptr %463, align 4
  %465 = fmul <8 x float> %451, %464
  %466 = fadd <8 x float> %462, %465
  store <8 x float> %466, ptr %450, align 4
  %467 = add nuw nsw i64 %448, 8
  %468 = icmp slt i64 %467, %441
  br i1 %468, label %447, label %469, !llvm.loop !41

469:                                              ; preds = %447, %335, %434
  %470 = add nuw nsw i64 %298, 1
  %471 = load i64, ptr %3, align 8
  %472 = load i64, ptr %5, align 8
  %473 = add nsw i64 %472, %471
  %474 = icmp slt i64 %470, %473
  br i1 %474, label %296, label %291, !llvm.loop !42
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define void @after(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = alloca %struct.product, align 8
  %4 = alloca %struct.product, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %2)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load ptr, ptr %0, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %8, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 %8, ptr %35, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %3)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %3, align 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %17, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr null, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load ptr, ptr %44, align 8
  store ptr %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %6, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %8, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %51 = shl nsw i64 %10, 1
  store i64 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i64 0, ptr %55, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %4)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %57 = load ptr, ptr %56, align 8
  store ptr %57, ptr %4, align 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %60 = load ptr, ptr %59, align 8
  store ptr %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %17, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %23, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %67 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store ptr %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %6, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %10, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %8, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %73 = load i64, ptr %72, align 8
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i64 %8, ptr %74, align 8
  %75 = add nsw i64 %6, 11
  %76 = sdiv i64 %75, 12
  %77 = add nsw i64 %30, 95
  %78 = sdiv i64 %77, 96
  %79 = mul nsw i64 %78, %76
  %80 = tail call i32 @omp_get_thread_num()
  %81 = sext i32 %80 to i64
  %82 = tail call i32 @omp_get_num_threads()
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %79, %81
  %85 = sdiv i64 %84, %83
  %86 = add nsw i64 %81, 1
  %87 = mul nsw i64 %86, %79
  %88 = sdiv i64 %87, %83
  %89 = icmp slt i64 %85, %88
  br i1 %89, label %90, label %119

90:                                               ; preds = %1, %90
  %91 = phi i64 [ %110, %90 ], [ %85, %1 ]
  %92 = load i64, ptr %28, align 8, !noalias !43
  %93 = add nsw i64 %92, 95
  %94 = sdiv i64 %93, 96
  %95 = srem i64 %91, %94
  %96 = mul nsw i64 %95, 96
  %97 = sdiv i64 %91, %94
  %98 = load i64, ptr %27, align 8, !noalias !43
  %99 = add nsw i64 %98, 11
  %100 = sdiv i64 %99, 12
  %101 = add i64 %98, -1
  %102 = add i64 %101, %100
  %103 = sdiv i64 %102, %100
  %104 = mul nsw i64 %103, %97
  %105 = add nsw i64 %97, 1
  %106 = mul nsw i64 %103, %105
  %107 = tail call i64 @llvm.smin.i64(i64 %106, i64 %98)
  %108 = add nsw i64 %96, 96
  %109 = tail call i64 @llvm.smin.i64(i64 %108, i64 %92)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %104, i64 %107, i64 %96, i64 %109)
  %110 = add i64 %91, 1
  %111 = icmp eq i64 %110, %88
  br i1 %111, label %112, label %90, !llvm.loop !46

112:                                              ; preds = %90
  %113 = load i64, ptr %31, align 8
  %114 = load i64, ptr %27, align 8
  %115 = load i64, ptr %32, align 8
  %116 = load i64, ptr %28, align 8
  %117 = add nsw i64 %114, 11
  %118 = sdiv i64 %117, 12
  br label %119

119:                                              ; preds = %112, %1
  %120 = phi i64 [ %118, %112 ], [ %76, %1 ]
  %121 = phi i64 [ %116, %112 ], [ %30, %1 ]
  %122 = phi i64 [ %115, %112 ], [ %34, %1 ]
  %123 = phi i64 [ %114, %112 ], [ %6, %1 ]
  %124 = phi i64 [ %113, %112 ], [ %8, %1 ]
  tail call void @GOMP_barrier()
  %125 = sdiv i64 %124, 32
  %126 = add nsw i64 %120, 21
  %127 = sdiv i64 %126, 22
  %128 = mul nsw i64 %127, %125
  %129 = sdiv i64 %121, 32
  %130 = shl nsw i64 %129, 3
  switch i64 %122, label %137 [
    i64 0, label %131
    i64 1, label %133
    i64 2, label %135
  ]

131:                                              ; preds = %119
  %132 = shl nsw i64 %121, 2
  br label %140

133:                                              ; preds = %119
  %134 = shl nsw i64 %121, 1
  br label %140

135:                                              ; preds = %119
  %136 = add nsw i64 %130, %121
  br label %140

137:                                              ; preds = %119
  %138 = sdiv i64 %121, 2
  %139 = add nsw i64 %130, %138
  br label %140

140:                                              ; preds = %131, %133, %135, %137
  %141 = phi i64 [ %132, %131 ], [ %134, %133 ], [ %136, %135 ], [ %139, %137 ]
  %142 = shl nsw i64 %141, 5
  %143 = icmp sgt i64 %123, 39
  %144 = sdiv i64 %128, 2
  %145 = select i1 %143, i64 %144, i64 %128
  %146 = tail call i32 @omp_get_thread_num()
  %147 = sext i32 %146 to i64
  %148 = tail call i32 @omp_get_num_threads()
  %149 = sext i32 %148 to i64
  %150 = mul nsw i64 %145, %147
  %151 = sdiv i64 %150, %149
  %152 = add nsw i64 %147, 1
  %153 = mul nsw i64 %152, %145
  %154 = sdiv i64 %153, %149
  %155 = icmp slt i64 %151, %154
  br i1 %155, label %156, label %158

156:                                              ; preds = %140
  %157 = add nsw i64 %151, 1
  br label %162

158:                                              ; preds = %140
  %159 = load ptr, ptr %24, align 8
  %160 = atomicrmw add ptr %159, i64 1 monotonic, align 8
  %161 = add nsw i64 %160, %145
  br label %162

162:                                              ; preds = %156, %158
  %163 = phi i64 [ %157, %156 ], [ %151, %158 ]
  %164 = phi i64 [ %151, %156 ], [ %161, %158 ]
  %165 = icmp slt i64 %164, %128
  br i1 %165, label %166, label %193

166:                                              ; preds = %162, %186
  %167 = phi i64 [ %178, %186 ], [ %164, %162 ]
  %168 = phi i64 [ %177, %186 ], [ %163, %162 ]
  %169 = icmp slt i64 %168, %154
  br i1 %169, label %170, label %172

170:                                              ; preds = %166
  %171 = add nsw i64 %168, 1
  br label %176

172:                                              ; preds = %166
  %173 = load ptr, ptr %24, align 8
  %174 = atomicrmw add ptr %173, i64 1 monotonic, align 8
  %175 = add nsw i64 %174, %145
  br label %176

176:                                              ; preds = %170, %172
  %177 = phi i64 [ %171, %170 ], [ %168, %172 ]
  %178 = phi i64 [ %168, %170 ], [ %175, %172 ]
  %179 = sdiv i64 %167, %125
  %180 = srem i64 %167, %125
  %181 = mul i64 %179, 22
  %182 = add i64 %181, 22
  %183 = call i64 @llvm.smin.i64(i64 %182, i64 %120)
  %184 = load ptr, ptr %2, align 8
  %185 = icmp slt i64 %178, %128
  br i1 %185, label %186, label %190

186:                                              ; preds = %176
  %187 = srem i64 %178, %125
  %188 = mul nsw i64 %142, %187
  %189 = getelementptr inbounds i8, ptr %184, i64 %188
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %180, i64 %181, i64 %183, ptr noundef %189)
  br label %166

190:                                              ; preds = %176
  %191 = mul nsw i64 %142, %180
  %192 = getelementptr inbounds i8, ptr %184, i64 %191
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %180, i64 %181, i64 %183, ptr noundef %192)
  br label %193

193:                                              ; preds = %190, %162
  call void @GOMP_barrier()
  %194 = load ptr, ptr %22, align 8
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %196 = load ptr, ptr %195, align 8
  %197 = load ptr, ptr %39, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %199 = load float, ptr %198, align 8
  %200 = load i64, ptr %48, align 8
  %201 = add nsw i64 %200, 11
  %202 = sdiv i64 %201, 12
  %203 = call i32 @omp_get_thread_num()
  %204 = sext i32 %203 to i64
  %205 = call i32 @omp_get_num_threads()
  %206 = sext i32 %205 to i64
  %207 = mul nsw i64 %202, %204
  %208 = sdiv i64 %207, %206
  %209 = add nsw i64 %204, 1
  %210 = mul nsw i64 %209, %202
  %211 = sdiv i64 %210, %206
  %212 = load i64, ptr %49, align 8
  %213 = icmp slt i64 %208, %211
  br i1 %213, label %214, label %362

214:                                              ; preds = %193, %227
  %215 = phi i64 [ %223, %227 ], [ %208, %193 ]
  %216 = load i64, ptr %48, align 8
  %217 = add nsw i64 %216, 11
  %218 = sdiv i64 %217, 12
  %219 = add i64 %216, -1
  %220 = add i64 %219, %218
  %221 = sdiv i64 %220, %218
  %222 = mul nsw i64 %221, %215
  %223 = add nsw i64 %215, 1
  %224 = mul nsw i64 %221, %223
  %225 = call i64 @llvm.smin.i64(i64 %224, i64 %216)
  %226 = icmp slt i64 %222, %225
  br i1 %226, label %229, label %227

227:                                              ; preds = %359, %214
  call fastcc void @pack(ptr noundef nonnull %3, i64 %222, i64 %225, i64 0, i64 %212)
  %228 = icmp eq i64 %223, %211
  br i1 %228, label %362, label %214, !llvm.loop !34

229:                                              ; preds = %214, %359
  %230 = phi i64 [ %360, %359 ], [ %222, %214 ]
  %231 = load i64, ptr %49, align 8
  %232 = mul nsw i64 %231, %230
  %233 = getelementptr inbounds float, ptr %194, i64 %232
  %234 = getelementptr inbounds float, ptr %197, i64 %232
  %235 = icmp sgt i64 %231, 0
  br i1 %235, label %236, label %259

236:                                              ; preds = %229
  %237 = add nsw i64 %231, -1
  %238 = lshr i64 %237, 4
  %239 = add nuw nsw i64 %238, 1
  %240 = and i64 %239, 7
  %241 = icmp ult i64 %231, 113
  br i1 %241, label %244, label %242

242:                                              ; preds = %236
  %243 = and i64 %239, 2305843009213693944
  br label %288

244:                                              ; preds = %288, %236
  %245 = phi <16 x float> [ poison, %236 ], [ %322, %288 ]
  %246 = phi <16 x float> [ zeroinitializer, %236 ], [ %322, %288 ]
  %247 = phi i64 [ 0, %236 ], [ %323, %288 ]
  %248 = icmp eq i64 %240, 0
  br i1 %248, label %259, label %249

249:                                              ; preds = %244, %249
  %250 = phi <16 x float> [ %255, %249 ], [ %246, %244 ]
  %251 = phi i64 [ %256, %249 ], [ %247, %244 ]
  %252 = phi i64 [ %257, %249 ], [ 0, %244 ]
  %253 = getelementptr inbounds nuw float, ptr %233, i64 %251
  %254 = load <16 x float>, ptr %253, align 4
  %255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %254, <16 x float> %254, <16 x float> %250)
  %256 = add nuw nsw i64 %251, 16
  %257 = add i64 %252, 1
  %258 = icmp eq i64 %257, %240
  br i1 %258, label %259, label %249, !llvm.loop !47

259:                                              ; preds = %244, %249, %229
  %260 = phi <16 x float> [ zeroinitializer, %229 ], [ %245, %244 ], [ %255, %249 ]
  %261 = shufflevector <16 x float> %260, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %262 = shufflevector <16 x float> %260, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %263 = fadd <8 x float> %261, %262
  %264 = shufflevector <8 x float> %263, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %265 = shufflevector <8 x float> %263, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %266 = fadd <4 x float> %264, %265
  %267 = shufflevector <4 x float> %266, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %268 = fadd <4 x float> %266, %267
  %269 = shufflevector <4 x float> %266, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %270 = shufflevector <4 x float> %266, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %271 = fadd <4 x float> %269, %270
  %272 = fadd <4 x float> %268, %271
  %273 = extractelement <4 x float> %272, i64 0
  %274 = sitofp i64 %231 to float
  %275 = fdiv float %273, %274
  %276 = fadd float %199, %275
  %277 = call float @llvm.sqrt.f32(float %276)
  %278 = fdiv float 1.000000e+00, %277
  %279 = insertelement <16 x float> poison, float %278, i64 0
  %280 = shufflevector <16 x float> %279, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %235, label %281, label %359

281:                                              ; preds = %259
  %282 = add nsw i64 %231, -1
  %283 = icmp ult i64 %231, 17
  br i1 %283, label %347, label %284

284:                                              ; preds = %281
  %285 = lshr i64 %282, 4
  %286 = add nuw nsw i64 %285, 1
  %287 = and i64 %286, 2305843009213693950
  br label %326

288:                                              ; preds = %288, %242
  %289 = phi <16 x float> [ zeroinitializer, %242 ], [ %322, %288 ]
  %290 = phi i64 [ 0, %242 ], [ %323, %288 ]
  %291 = phi i64 [ 0, %242 ], [ %324, %288 ]
  %292 = getelementptr inbounds nuw float, ptr %233, i64 %290
  %293 = load <16 x float>, ptr %292, align 4
  %294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %293, <16 x float> %293, <16 x float> %289)
  %295 = or disjoint i64 %290, 16
  %296 = getelementptr inbounds nuw float, ptr %233, i64 %295
  %297 = load <16 x float>, ptr %296, align 4
  %298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %297, <16 x float> %294)
  %299 = or disjoint i64 %290, 32
  %300 = getelementptr inbounds nuw float, ptr %233, i64 %299
  %301 = load <16 x float>, ptr %300, align 4
  %302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %301, <16 x float> %301, <16 x float> %298)
  %303 = or disjoint i64 %290, 48
  %304 = getelementptr inbounds nuw float, ptr %233, i64 %303
  %305 = load <16 x float>, ptr %304, align 4
  %306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %305, <16 x float> %302)
  %307 = or disjoint i64 %290, 64
  %308 = getelementptr inbounds nuw float, ptr %233, i64 %307
  %309 = load <16 x float>, ptr %308, align 4
  %310 = call <16 x float> @llvm.fma.v16f32(<16 x float> %309, <16 x float> %309, <16 x float> %306)
  %311 = or disjoint i64 %290, 80
  %312 = getelementptr inbounds nuw float, ptr %233, i64 %311
  %313 = load <16 x float>, ptr %312, align 4
  %314 = call <16 x float> @llvm.fma.v16f32(<16 x float> %313, <16 x float> %313, <16 x float> %310)
  %315 = or disjoint i64 %290, 96
  %316 = getelementptr inbounds nuw float, ptr %233, i64 %315
  %317 = load <16 x float>, ptr %316, align 4
  %318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %317, <16 x float> %317, <16 x float> %314)
  %319 = or disjoint i64 %290, 112
  %320 = getelementptr inbounds nuw float, ptr %233, i64 %319
  %321 = load <16 x float>, ptr %320, align 4
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %321, <16 x float> %318)
  %323 = add nuw nsw i64 %290, 128
  %324 = add i64 %291, 8
  %325 = icmp eq i64 %324, %243
  br i1 %325, label %244, label %288, !llvm.loop !36

326:                                              ; preds = %326, %284
  %327 = phi i64 [ 0, %284 ], [ %344, %326 ]
  %328 = phi i64 [ 0, %284 ], [ %345, %326 ]
  %329 = getelementptr inbounds nuw float, ptr %234, i64 %327
  %330 = getelementptr inbounds nuw float, ptr %233, i64 %327
  %331 = load <16 x float>, ptr %330, align 4
  %332 = fmul <16 x float> %280, %331
  %333 = getelementptr inbounds nuw float, ptr %196, i64 %327
  %334 = load <16 x float>, ptr %333, align 4
  %335 = fmul <16 x float> %332, %334
  store <16 x float> %335, ptr %329, align 4
  %336 = or disjoint i64 %327, 16
  %337 = getelementptr inbounds nuw float, ptr %234, i64 %336
  %338 = getelementptr inbounds nuw float, ptr %233, i64 %336
  %339 = load <16 x float>, ptr %338, align 4
  %340 = fmul <16 x float> %280, %339
  %341 = getelementptr inbounds nuw float, ptr %196, i64 %336
  %342 = load <16 x float>, ptr %341, align 4
  %343 = fmul <16 x float> %340, %342
  store <16 x float> %343, ptr %337, align 4
  %344 = add nuw nsw i64 %327, 32
  %345 = add i64 %328, 2
  %346 = icmp eq i64 %345, %287
  br i1 %346, label %347, label %326, !llvm.loop !37

347:                                              ; preds = %326, %281
  %348 = phi i64 [ 0, %281 ], [ %344, %326 ]
  %349 = and i64 %282, 16
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %351, label %359

351:                                              ; preds = %347
  %352 = getelementptr inbounds nuw float, ptr %234, i64 %348
  %353 = getelementptr inbounds nuw float, ptr %233, i64 %348
  %354 = load <16 x float>, ptr %353, align 4
  %355 = fmul <16 x float> %280, %354
  %356 = getelementptr inbounds nuw float, ptr %196, i64 %348
  %357 = load <16 x float>, ptr %356, align 4
  %358 = fmul <16 x float> %355, %357
  store <16 x float> %358, ptr %352, align 4
  br label %359

359:                                              ; preds = %351, %347, %259
  %360 = add nsw i64 %230, 1
  %361 = icmp slt i64 %360, %225
  br i1 %361, label %229, label %227, !llvm.loop !38

362:                                              ; preds = %227, %193
  call void @GOMP_barrier()
  %363 = load i64, ptr %50, align 8
  %364 = sdiv i64 %363, 32
  %365 = load i64, ptr %48, align 8
  %366 = add nsw i64 %365, 11
  %367 = sdiv i64 %366, 12
  %368 = add nsw i64 %367, 21
  %369 = sdiv i64 %368, 22
  %370 = mul nsw i64 %369, %364
  %371 = load i64, ptr %52, align 8
  %372 = load i64, ptr %49, align 8
  %373 = sdiv i64 %372, 32
  %374 = shl nsw i64 %373, 3
  switch i64 %371, label %381 [
    i64 0, label %375
    i64 1, label %377
    i64 2, label %379
  ]

375:                                              ; preds = %362
  %376 = shl nsw i64 %372, 2
  br label %384

377:                                              ; preds = %362
  %378 = shl nsw i64 %372, 1
  br label %384

379:                                              ; preds = %362
  %380 = add nsw i64 %374, %372
  br label %384

381:                                              ; preds = %362
  %382 = sdiv i64 %372, 2
  %383 = add nsw i64 %374, %382
  br label %384

384:                                              ; preds = %375, %377, %379, %381
  %385 = phi i64 [ %376, %375 ], [ %378, %377 ], [ %380, %379 ], [ %383, %381 ]
  %386 = shl nsw i64 %385, 5
  %387 = icmp sgt i64 %365, 39
  %388 = sdiv i64 %370, 2
  %389 = select i1 %387, i64 %388, i64 %370
  %390 = call i32 @omp_get_thread_num()
  %391 = sext i32 %390 to i64
  %392 = call i32 @omp_get_num_threads()
  %393 = sext i32 %392 to i64
  %394 = mul nsw i64 %389, %391
  %395 = sdiv i64 %394, %393
  %396 = add nsw i64 %391, 1
  %397 = mul nsw i64 %396, %389
  %398 = sdiv i64 %397, %393
  %399 = icmp slt i64 %395, %398
  br i1 %399, label %400, label %402

400:                                              ; preds = %384
  %401 = add nsw i64 %395, 1
  br label %406

402:                                              ; preds = %384
  %403 = load ptr, ptr %46, align 8
  %404 = atomicrmw add ptr %403, i64 1 monotonic, align 8
  %405 = add nsw i64 %404, %389
  br label %406

406:                                              ; preds = %400, %402
  %407 = phi i64 [ %401, %400 ], [ %395, %402 ]
  %408 = phi i64 [ %395, %400 ], [ %405, %402 ]
  %409 = icmp slt i64 %408, %370
  br i1 %409, label %410, label %437

410:                                              ; preds = %406, %430
  %411 = phi i64 [ %422, %430 ], [ %408, %406 ]
  %412 = phi i64 [ %421, %430 ], [ %407, %406 ]
  %413 = icmp slt i64 %412, %398
  br i1 %413, label %414, label %416

414:                                              ; preds = %410
  %415 = add nsw i64 %412, 1
  br label %420

416:                                              ; preds = %410
  %417 = load ptr, ptr %46, align 8
  %418 = atomicrmw add ptr %417, i64 1 monotonic, align 8
  %419 = add nsw i64 %418, %389
  br label %420

420:                                              ; preds = %414, %416
  %421 = phi i64 [ %415, %414 ], [ %412, %416 ]
  %422 = phi i64 [ %412, %414 ], [ %419, %416 ]
  %423 = sdiv i64 %411, %364
  %424 = srem i64 %411, %364
  %425 = mul i64 %423, 22
  %426 = add i64 %425, 22
  %427 = call i64 @llvm.smin.i64(i64 %426, i64 %367)
  %428 = load ptr, ptr %3, align 8
  %429 = icmp slt i64 %422, %370
  br i1 %429, label %430, label %434

430:                                              ; preds = %420
  %431 = srem i64 %422, %364
  %432 = mul nsw i64 %386, %431
  %433 = getelementptr inbounds i8, ptr %428, i64 %432
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %424, i64 %425, i64 %427, ptr noundef %433)
  br label %410

434:                                              ; preds = %420
  %435 = mul nsw i64 %386, %424
  %436 = getelementptr inbounds i8, ptr %428, i64 %435
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %424, i64 %425, i64 %427, ptr noundef %436)
  br label %437

437:                                              ; preds = %434, %406
  call void @GOMP_barrier()
  %438 = load ptr, ptr %44, align 8
  %439 = load ptr, ptr %59, align 8
  %440 = add nsw i64 %10, 95
  %441 = sdiv i64 %440, 96
  %442 = mul nsw i64 %441, %76
  %443 = call i32 @omp_get_thread_num()
  %444 = sext i32 %443 to i64
  %445 = call i32 @omp_get_num_threads()
  %446 = sext i32 %445 to i64
  %447 = mul nsw i64 %442, %444
  %448 = sdiv i64 %447, %446
  %449 = add nsw i64 %444, 1
  %450 = mul nsw i64 %442, %449
  %451 = sdiv i64 %450, %446
  %452 = icmp slt i64 %448, %451
  br i1 %452, label %453, label %525

453:                                              ; preds = %437
  %454 = add nsw i64 %10, 95
  %455 = sdiv i64 %454, 96
  %456 = add i64 %6, -1
  %457 = add i64 %456, %76
  %458 = sdiv i64 %457, %76
  br label %459

459:                                              ; preds = %453, %481
  %460 = phi i64 [ %482, %481 ], [ %448, %453 ]
  %461 = srem i64 %460, %455
  %462 = mul nsw i64 %461, 96
  %463 = sdiv i64 %460, %455
  %464 = mul nsw i64 %458, %463
  %465 = add nsw i64 %463, 1
  %466 = mul nsw i64 %458, %465
  %467 = call i64 @llvm.smin.i64(i64 %466, i64 %6)
  %468 = add nsw i64 %462, 96
  %469 = call i64 @llvm.smin.i64(i64 %468, i64 %10)
  %470 = icmp slt i64 %464, %467
  br i1 %470, label %471, label %481

471:                                              ; preds = %459
  %472 = icmp sgt i64 %10, %462
  br label %473

473:                                              ; preds = %471, %484
  %474 = phi i64 [ %464, %471 ], [ %485, %484 ]
  br i1 %472, label %475, label %484

475:                                              ; preds = %473
  %476 = shl nsw i64 %474, 1
  %477 = mul nsw i64 %476, %10
  %478 = getelementptr inbounds float, ptr %438, i64 %477
  %479 = mul nsw i64 %10, %474
  %480 = getelementptr inbounds float, ptr %439, i64 %479
  br label %487

481:                                              ; preds = %484, %459
  call fastcc void @pack(ptr noundef nonnull %4, i64 %464, i64 %467, i64 %462, i64 %469)
  %482 = add i64 %460, 1
  %483 = icmp eq i64 %482, %451
  br i1 %483, label %525, label %459, !llvm.loop !48

484:                                              ; preds = %487, %473
  %485 = add nsw i64 %474, 1
  %486 = icmp eq i64 %485, %467
  br i1 %486, label %481, label %473, !llvm.loop !49

487:                                              ; preds = %475, %487
  %488 = phi i64 [ %462, %475 ], [ %523, %487 ]
  %489 = getelementptr inbounds float, ptr %478, i64 %488
  %490 = getelementptr inbounds float, ptr %480, i64 %488
  %491 = load <16 x float>, ptr %489, align 4
  %492 = getelementptr inbounds float, ptr %489, i64 %10
  %493 = load <16 x float>, ptr %492, align 4
  %494 = fcmp olt <16 x float> %491, zeroinitializer
  %495 = fneg <16 x float> %491
  %496 = select <16 x i1> %494, <16 x float> %491, <16 x float> %495
  %497 = fcmp olt <16 x float> %496, splat (float -8.600000e+01)
  %498 = select <16 x i1> %497, <16 x float> splat (float -8.600000e+01), <16 x float> %496
  %499 = call <16 x float> @llvm.fma.v16f32(<16 x float> %498, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %500 = bitcast <16 x float> %499 to <16 x i32>
  %501 = fadd <16 x float> %499, splat (float 0xC168000000000000)
  %502 = call <16 x float> @llvm.fma.v16f32(<16 x float> %501, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %498)
  %503 = call <16 x float> @llvm.fma.v16f32(<16 x float> %501, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %502)
  %504 = call <16 x float> @llvm.fma.v16f32(<16 x float> %503, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %505 = call <16 x float> @llvm.fma.v16f32(<16 x float> %504, <16 x float> %503, <16 x float> splat (float 0x3F81112100000000))
  %506 = call <16 x float> @llvm.fma.v16f32(<16 x float> %505, <16 x float> %503, <16 x float> splat (float 0x3FA5553820000000))
  %507 = call <16 x float> @llvm.fma.v16f32(<16 x float> %506, <16 x float> %503, <16 x float> splat (float 0x3FC5555540000000))
  %508 = call <16 x float> @llvm.fma.v16f32(<16 x float> %507, <16 x float> %503, <16 x float> splat (float 5.000000e-01))
  %509 = fmul <16 x float> %503, %503
  %510 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %509, <16 x float> %503)
  %511 = fadd <16 x float> %510, splat (float 1.000000e+00)
  %512 = shl <16 x i32> %500, splat (i32 23)
  %513 = add <16 x i32> %512, splat (i32 1065353216)
  %514 = bitcast <16 x i32> %513 to <16 x float>
  %515 = fmul <16 x float> %511, %514
  %516 = select <16 x i1> %494, <16 x float> %515, <16 x float> splat (float 1.000000e+00)
  %517 = fadd <16 x float> %515, splat (float 1.000000e+00)
  %518 = fdiv <16 x float> %516, %517
  %519 = fcmp uge <16 x float> %491, splat (float -8.600000e+01)
  %520 = select <16 x i1> %519, <16 x float> %518, <16 x float> zeroinitializer
  %521 = fmul <16 x float> %491, %520
  %522 = fmul <16 x float> %493, %521
  store <16 x float> %522, ptr %490, align 4
  %523 = add nsw i64 %488, 16
  %524 = icmp slt i64 %523, %469
  br i1 %524, label %487, label %484, !llvm.loop !50

525:                                              ; preds = %481, %437
  call void @GOMP_barrier()
  %526 = sdiv i64 %8, 32
  %527 = add nsw i64 %76, 21
  %528 = sdiv i64 %527, 22
  %529 = mul nsw i64 %528, %526
  %530 = sdiv i64 %10, 32
  %531 = shl nsw i64 %530, 3
  switch i64 %73, label %536 [
    i64 0, label %532
    i64 1, label %539
    i64 2, label %534
  ]

532:                                              ; preds = %525
  %533 = shl nsw i64 %10, 2
  br label %539

534:                                              ; preds = %525
  %535 = add nsw i64 %531, %10
  br label %539

536:                                              ; preds = %525
  %537 = sdiv i64 %10, 2
  %538 = add nsw i64 %531, %537
  br label %539

539:                                              ; preds = %525, %532, %534, %536
  %540 = phi i64 [ %533, %532 ], [ %535, %534 ], [ %538, %536 ], [ %51, %525 ]
  %541 = shl nsw i64 %540, 5
  %542 = icmp sgt i64 %6, 39
  %543 = sdiv i64 %529, 2
  %544 = select i1 %542, i64 %543, i64 %529
  %545 = call i32 @omp_get_thread_num()
  %546 = sext i32 %545 to i64
  %547 = call i32 @omp_get_num_threads()
  %548 = sext i32 %547 to i64
  %549 = mul nsw i64 %544, %546
  %550 = sdiv i64 %549, %548
  %551 = add nsw i64 %546, 1
  %552 = mul nsw i64 %551, %544
  %553 = sdiv i64 %552, %548
  %554 = icmp slt i64 %550, %553
  br i1 %554, label %555, label %557

555:                                              ; preds = %539
  %556 = add nsw i64 %550, 1
  br label %560

557:                                              ; preds = %539
  %558 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %559 = add nsw i64 %558, %544
  br label %560

560:                                              ; preds = %555, %557
  %561 = phi i64 [ %556, %555 ], [ %550, %557 ]
  %562 = phi i64 [ %550, %555 ], [ %559, %557 ]
  %563 = icmp slt i64 %562, %529
  br i1 %563, label %564, label %591

564:                                              ; preds = %560, %584
  %565 = phi i64 [ %576, %584 ], [ %562, %560 ]
  %566 = phi i64 [ %575, %584 ], [ %561, %560 ]
  %567 = icmp slt i64 %566, %553
  br i1 %567, label %568, label %570

568:                                              ; preds = %564
  %569 = add nsw i64 %566, 1
  br label %574

570:                                              ; preds = %564
  %571 = load ptr, ptr %66, align 8
  %572 = atomicrmw add ptr %571, i64 1 monotonic, align 8
  %573 = add nsw i64 %572, %544
  br label %574

574:                                              ; preds = %568, %570
  %575 = phi i64 [ %569, %568 ], [ %566, %570 ]
  %576 = phi i64 [ %566, %568 ], [ %573, %570 ]
  %577 = sdiv i64 %565, %526
  %578 = srem i64 %565, %526
  %579 = mul i64 %577, 22
  %580 = add i64 %579, 22
  %581 = call i64 @llvm.smin.i64(i64 %580, i64 %76)
  %582 = load ptr, ptr %4, align 8
  %583 = icmp slt i64 %576, %529
  br i1 %583, label %584, label %588

584:                                              ; preds = %574
  %585 = srem i64 %576, %526
  %586 = mul nsw i64 %541, %585
  %587 = getelementptr inbounds i8, ptr %582, i64 %586
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %578, i64 %579, i64 %581, ptr noundef %587)
  br label %564

588:                                              ; preds = %574
  %589 = mul nsw i64 %541, %578
  %590 = getelementptr inbounds i8, ptr %582, i64 %589
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %578, i64 %579, i64 %581, ptr noundef %590)
  br label %591

591:                                              ; preds = %588, %560
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void
}

define void @layers(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %11

10:                                               ; preds = %146, %1
  ret void

11:                                               ; preds = %5, %146
  %12 = phi i64 [ 0, %5 ], [ %149, %146 ]
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds nuw %struct.operands, ptr %13, i64 %12
  %15 = load ptr, ptr %7, align 8
  %16 = load i64, ptr %8, align 8
  %17 = mul nsw i64 %16, %12
  %18 = getelementptr inbounds %struct.tiles, ptr %15, i64 %17
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds nuw %struct.before, ptr %19, i64 %12
  tail call void @before(ptr noundef %20)
  tail call void @GOMP_barrier()
  %21 = load i64, ptr %8, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %128, %11
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 72
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %133, label %132

27:                                               ; preds = %11, %128
  %28 = phi i64 [ %129, %128 ], [ 0, %11 ]
  %29 = getelementptr inbounds nuw %struct.tiles, ptr %18, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 72
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = mul i64 %33, %31
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 48
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %38 = load i64, ptr %37, align 8
  %39 = sub nsw i64 %36, %38
  %40 = tail call i32 @omp_get_thread_num()
  %41 = sext i32 %40 to i64
  %42 = tail call i32 @omp_get_num_threads()
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %38, %41
  %45 = sdiv i64 %44, %43
  %46 = add nsw i64 %41, 1
  %47 = mul nsw i64 %46, %38
  %48 = sdiv i64 %47, %43
  %49 = icmp slt i64 %45, %48
  br i1 %49, label %50, label %128

50:                                               ; preds = %27
  %51 = getelementptr inbounds nuw i8, ptr %29, i64 104
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 80
  %53 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %29, i64 120
  %55 = icmp sgt i64 %34, 0
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %29, i64 136
  %58 = add i64 %34, -1
  %59 = lshr i64 %58, 4
  %60 = add nuw nsw i64 %59, 1
  %61 = and i64 %60, 3
  %62 = icmp ult i64 %34, 49
  %63 = and i64 %60, 2305843009213693948
  %64 = icmp eq i64 %61, 0
  br label %65

65:                                               ; preds = %50, %125
  %66 = phi i64 [ %45, %50 ], [ %126, %125 ]
  %67 = load ptr, ptr %29, align 8
  %68 = load i64, ptr %51, align 8
  %69 = mul nsw i64 %68, %66
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load i64, ptr %52, align 8
  %72 = mul nsw i64 %71, %34
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = load ptr, ptr %53, align 8
  %75 = add nsw i64 %66, %39
  %76 = load i64, ptr %54, align 8
  %77 = mul nsw i64 %76, %75
  %78 = getelementptr inbounds float, ptr %74, i64 %77
  br i1 %55, label %79, label %125

79:                                               ; preds = %65
  br i1 %62, label %101, label %80

80:                                               ; preds = %79, %80
  %81 = phi i64 [ %98, %80 ], [ 0, %79 ]
  %82 = phi i64 [ %99, %80 ], [ 0, %79 ]
  %83 = getelementptr inbounds nuw float, ptr %78, i64 %81
  %84 = getelementptr inbounds nuw float, ptr %73, i64 %81
  %85 = load <16 x float>, ptr %84, align 4
  store <16 x float> %85, ptr %83, align 4
  %86 = or disjoint i64 %81, 16
  %87 = getelementptr inbounds nuw float, ptr %78, i64 %86
  %88 = getelementptr inbounds nuw float, ptr %73, i64 %86
  %89 = load <16 x float>, ptr %88, align 4
  store <16 x float> %89, ptr %87, align 4
  %90 = or disjoint i64 %81, 32
  %91 = getelementptr inbounds nuw float, ptr %78, i64 %90
  %92 = getelementptr inbounds nuw float, ptr %73, i64 %90
  %93 = load <16 x float>, ptr %92, align 4
  store <16 x float> %93, ptr %91, align 4
  %94 = or disjoint i64 %81, 48
  %95 = getelementptr inbounds nuw float, ptr %78, i64 %94
  %96 = getelementptr inbounds nuw float, ptr %73, i64 %94
  %97 = load <16 x float>, ptr %96, align 4
  store <16 x float> %97, ptr %95, align 4
  %98 = add nuw nsw i64 %81, 64
  %99 = add i64 %82, 4
  %100 = icmp eq i64 %99, %63
  br i1 %100, label %101, label %80, !llvm.loop !9

101:                                              ; preds = %80, %79
  %102 = phi i64 [ 0, %79 ], [ %98, %80 ]
  br i1 %64, label %112, label %103

103:                                              ; preds = %101, %103
  %104 = phi i64 [ %109, %103 ], [ %102, %101 ]
  %105 = phi i64 [ %110, %103 ], [ 0, %101 ]
  %106 = getelementptr inbounds nuw float, ptr %78, i64 %104
  %107 = getelementptr inbounds nuw float, ptr %73, i64 %104
  %108 = load <16 x float>, ptr %107, align 4
  store <16 x float> %108, ptr %106, align 4
  %109 = add nuw nsw i64 %104, 16
  %110 = add i64 %105, 1
  %111 = icmp eq i64 %110, %61
  br i1 %111, label %112, label %103, !llvm.loop !51

112:                                              ; preds = %103, %101
  %113 = getelementptr inbounds nuw float, ptr %73, i64 %34
  %114 = load ptr, ptr %56, align 8
  %115 = load i64, ptr %57, align 8
  %116 = mul nsw i64 %115, %75
  %117 = getelementptr inbounds float, ptr %114, i64 %116
  br label %118

118:                                              ; preds = %112, %118
  %119 = phi i64 [ %123, %118 ], [ 0, %112 ]
  %120 = getelementptr inbounds nuw float, ptr %117, i64 %119
  %121 = getelementptr inbounds nuw float, ptr %113, i64 %119
  %122 = load <16 x float>, ptr %121, align 4
  store <16 x float> %122, ptr %120, align 4
  %123 = add nuw nsw i64 %119, 16
  %124 = icmp slt i64 %123, %34
  br i1 %124, label %118, label %125, !llvm.loop !9

125:                                              ; preds = %118, %65
  %126 = add nsw i64 %66, 1
  %127 = icmp eq i64 %126, %48
  br i1 %127, label %128, label %65, !llvm.loop !52

128:                                              ; preds = %125, %27
  %129 = add nuw nsw i64 %28, 1
  %130 = load i64, ptr %8, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %27, label %23, !llvm.loop !53

132:                                              ; preds = %23
  tail call fastcc void @attend_pieces(ptr noundef nonnull %14)
  br label %133

133:                                              ; preds = %132, %23
  tail call void @GOMP_barrier()
  %134 = load i64, ptr %8, align 8
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %139, label %136

136:                                              ; preds = %139, %133
  %137 = load i64, ptr %24, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %146, label %145

139:                                              ; preds = %133, %139
  %140 = phi i64 [ %142, %139 ], [ 0, %133 ]
  %141 = getelementptr inbounds nuw %struct.tiles, ptr %18, i64 %140
  tail call void @attention_in_tiles(ptr noundef %141)
  %142 = add nuw nsw i64 %140, 1
  %143 = load i64, ptr %8, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %139, label %136, !llvm.loop !54

145:                                              ; preds = %136
  tail call fastcc void @join_pieces(ptr noundef nonnull %14)
  br label %146

146:                                              ; preds = %145, %136
  tail call void @GOMP_barrier()
  %147 = load ptr, ptr %9, align 8
  %148 = getelementptr inbounds nuw %struct.after, ptr %147, i64 %12
  tail call void @after(ptr noundef %148)
  tail call void @GOMP_barrier()
  %149 = add nuw nsw i64 %12, 1
  %150 = load i64, ptr %2, align 8
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %11, label %10, !llvm.loop !55
}

declare void @attention_in_tiles(ptr noundef) local_unnamed_addr

define void @product(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 11
  %5 = sdiv i64 %4, 12
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 95
  %9 = sdiv i64 %8, 96
  %10 = mul nsw i64 %9, %5
  %11 = tail call i32 @omp_get_thread_num()
  %12 = sext i32 %11 to i64
  %13 = tail call i32 @omp_get_num_threads()
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %10, %12
  %16 = sdiv i64 %15, %14
  %17 = add nsw i64 %12, 1
  %18 = mul nsw i64 %10, %17
  %19 = sdiv i64 %18, %14
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %1, %21
  %22 = phi i64 [ %41, %21 ], [ %16, %1 ]
  %23 = load i64, ptr %6, align 8, !noalias !56
  %24 = add nsw i64 %23, 95
  %25 = sdiv i64 %24, 96
  %26 = srem i64 %22, %25
  %27 = mul nsw i64 %26, 96
  %28 = sdiv i64 %22, %25
  %29 = load i64, ptr %2, align 8, !noalias !56
  %30 = add nsw i64 %29, 11
  %31 = sdiv i64 %30, 12
  %32 = add i64 %29, -1
  %33 = add i64 %32, %31
  %34 = sdiv i64 %33, %31
  %35 = mul nsw i64 %34, %28
  %36 = add nsw i64 %28, 1
  %37 = mul nsw i64 %34, %36
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %29)
  %39 = add nsw i64 %27, 96
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %23)
  tail call fastcc void @pack(ptr noundef nonnull %0, i64 %35, i64 %38, i64 %27, i64 %40)
  %41 = add i64 %22, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %43, label %21, !llvm.loop !46

43:                                               ; preds = %21, %1
  tail call void @GOMP_barrier()
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  %46 = sdiv i64 %45, 32
  %47 = load i64, ptr %2, align 8
  %48 = add nsw i64 %47, 11
  %49 = sdiv i64 %48, 12
  %50 = add nsw i64 %49, 21
  %51 = sdiv i64 %50, 22
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %54 = load i64, ptr %53, align 8
  %55 = load i64, ptr %6, align 8
  %56 = sdiv i64 %55, 32
  %57 = shl nsw i64 %56, 3
  switch i64 %54, label %64 [
    i64 0, label %58
    i64 1, label %60
    i64 2, label %62
  ]

58:                                               ; preds = %43
  %59 = shl nsw i64 %55, 2
  br label %67

60:                                               ; preds = %43
  %61 = shl nsw i64 %55, 1
  br label %67

62:                                               ; preds = %43
  %63 = add nsw i64 %57, %55
  br label %67

64:                                               ; preds = %43
  %65 = sdiv i64 %55, 2
  %66 = add nsw i64 %57, %65
  br label %67

67:                                               ; preds = %58, %60, %62, %64
  %68 = phi i64 [ %59, %58 ], [ %61, %60 ], [ %63, %62 ], [ %66, %64 ]
  %69 = shl nsw i64 %68, 5
  %70 = icmp sgt i64 %47, 39
  %71 = sdiv i64 %52, 2
  %72 = select i1 %70, i64 %71, i64 %52
  %73 = tail call i32 @omp_get_thread_num()
  %74 = sext i32 %73 to i64
  %75 = tail call i32 @omp_get_num_threads()
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %72, %74
  %78 = sdiv i64 %77, %76
  %79 = add nsw i64 %74, 1
  %80 = mul nsw i64 %79, %72
  %81 = sdiv i64 %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %83 = icmp slt i64 %78, %81
  br i1 %83, label %84, label %86

84:                                               ; preds = %67
  %85 = add nsw i64 %78, 1
  br label %90

86:                                               ; preds = %67
  %87 = load ptr, ptr %82, align 8
  %88 = atomicrmw add ptr %87, i64 1 monotonic, align 8
  %89 = add nsw i64 %88, %72
  br label %90

90:                                               ; preds = %84, %86
  %91 = phi i64 [ %85, %84 ], [ %78, %86 ]
  %92 = phi i64 [ %78, %84 ], [ %89, %86 ]
  %93 = icmp slt i64 %92, %52
  br i1 %93, label %94, label %121

94:                                               ; preds = %90, %114
  %95 = phi i64 [ %106, %114 ], [ %92, %90 ]
  %96 = phi i64 [ %105, %114 ], [ %91, %90 ]
  %97 = icmp slt i64 %96, %81
  br i1 %97, label %98, label %100

98:                                               ; preds = %94
  %99 = add nsw i64 %96, 1
  br label %104

100:                                              ; preds = %94
  %101 = load ptr, ptr %82, align 8
  %102 = atomicrmw add ptr %101, i64 1 monotonic, align 8
  %103 = add nsw i64 %102, %72
  br label %104

104:                                              ; preds = %98, %100
  %105 = phi i64 [ %99, %98 ], [ %96, %100 ]
  %106 = phi i64 [ %96, %98 ], [ %103, %100 ]
  %107 = sdiv i64 %95, %46
  %108 = srem i64 %95, %46
  %109 = mul i64 %107, 22
  %110 = add i64 %109, 22
  %111 = tail call i64 @llvm.smin.i64(i64 %110, i64 %49)
  %112 = load ptr, ptr %0, align 8
  %113 = icmp slt i64 %106, %52
  br i1 %113, label %114, label %118

114:                                              ; preds = %104
  %115 = srem i64 %106, %46
  %116 = mul nsw i64 %69, %115
  %117 = getelementptr inbounds i8, ptr %112, i64 %116
  tail call fastcc void @product_of_block(ptr noundef nonnull %0, i64 noundef %108, i64 %109, i64 %111, ptr noundef %117)
  br label %94

118:                                              ; preds = %104
  %119 = mul nsw i64 %69, %108
  %120 = getelementptr inbounds i8, ptr %112, i64 %119
  tail call fastcc void @product_of_block(ptr noundef nonnull %0, i64 noundef %108, i64 %109, i64 %111, ptr noundef %120)
  br label %121

121:                                              ; preds = %118, %90
  ret void
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

declare float @logf(float noundef) local_unnamed_addr

define internal fastcc void @pack(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = icmp slt i64 %1, %2
  br i1 %7, label %8, label %38

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %6, align 8
  %12 = mul nsw i64 %11, %1
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  %14 = icmp slt i64 %3, %4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = sub nsw i64 %2, %1
  %17 = sub i64 %4, %3
  %18 = add i64 %3, 1
  %19 = and i64 %17, 1
  %20 = icmp eq i64 %19, 0
  %21 = mul nsw i64 %3, %16
  %22 = add nsw i64 %3, 1
  %23 = icmp eq i64 %4, %18
  br label %24

24:                                               ; preds = %8, %39
  %25 = phi i64 [ %1, %8 ], [ %40, %39 ]
  %26 = phi ptr [ %13, %8 ], [ %41, %39 ]
  br i1 %14, label %27, label %39

27:                                               ; preds = %24
  br i1 %20, label %36, label %28

28:                                               ; preds = %27
  %29 = load ptr, ptr %15, align 8
  %30 = load i64, ptr %6, align 8
  %31 = mul nsw i64 %30, %25
  %32 = getelementptr float, ptr %29, i64 %31
  %33 = getelementptr float, ptr %32, i64 %3
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds float, ptr %26, i64 %21
  store float %34, ptr %35, align 4
  br label %36

36:                                               ; preds = %28, %27
  %37 = phi i64 [ %3, %27 ], [ %22, %28 ]
  br i1 %23, label %39, label %43

38:                                               ; preds = %39, %5
  ret void

39:                                               ; preds = %36, %43, %24
  %40 = add nsw i64 %25, 1
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %42 = icmp eq i64 %40, %2
  br i1 %42, label %38, label %24, !llvm.loop !59

43:                                               ; preds = %36, %43
  %44 = phi i64 [ %62, %43 ], [ %37, %36 ]
  %45 = load ptr, ptr %15, align 8
  %46 = load i64, ptr %6, align 8
  %47 = mul nsw i64 %46, %25
  %48 = getelementptr float, ptr %45, i64 %47
  %49 = getelementptr float, ptr %48, i64 %44
  %50 = load float, ptr %49, align 4
  %51 = mul nsw i64 %44, %16
  %52 = getelementptr inbounds float, ptr %26, i64 %51
  store float %50, ptr %52, align 4
  %53 = add nsw i64 %44, 1
  %54 = load ptr, ptr %15, align 8
  %55 = load i64, ptr %6, align 8
  %56 = mul nsw i64 %55, %25
  %57 = getelementptr float, ptr %54, i64 %56
  %58 = getelementptr float, ptr %57, i64 %53
  %59 = load float, ptr %58, align 4
  %60 = mul nsw i64 %53, %16
  %61 = getelementptr inbounds float, ptr %26, i64 %60
  store float %59, ptr %61, align 4
  %62 = add nsw i64 %44, 2
  %63 = icmp eq i64 %62, %4
  br i1 %63, label %39, label %43, !llvm.loop !60
}

define internal fastcc void @product_of_block(ptr noundef readonly %0, i64 noundef range(i64 -288230376151711743, 288230376151711744) %1, i64 %2, i64 %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [3072 x float], align 16
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %6)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %11, 32
  %13 = shl nsw i64 %12, 3
  switch i64 %9, label %17 [
    i64 0, label %20
    i64 1, label %14
    i64 2, label %15
  ]

14:                                               ; preds = %5
  br label %20

15:                                               ; preds = %5
  %16 = add nsw i64 %13, %11
  br label %20

17:                                               ; preds = %5
  %18 = sdiv i64 %11, 2
  %19 = add nsw i64 %13, %18
  br label %20

20:                                               ; preds = %5, %15, %14, %17
  %21 = phi i64 [ 5, %15 ], [ 6, %14 ], [ 5, %17 ], [ 7, %5 ]
  %22 = phi i64 [ %16, %15 ], [ %11, %14 ], [ %19, %17 ], [ %11, %5 ]
  %23 = phi i64 [ 251658240, %15 ], [ 402653184, %14 ], [ 150994944, %17 ], [ 805306368, %5 ]
  %24 = sub nsw i64 %3, %2
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 4)
  %26 = mul nsw i64 %25, 12288
  %27 = sdiv i64 %23, %26
  %28 = icmp sgt i64 %11, 0
  br i1 %28, label %29, label %47

29:                                               ; preds = %20
  %30 = shl i64 %1, %21
  %31 = mul i64 %30, %22
  %32 = getelementptr inbounds i8, ptr %7, i64 %31
  %33 = icmp slt i64 %2, %3
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %35 = add nsw i64 %3, -1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %39 = shl nsw i64 %1, 5
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %48

42:                                               ; preds = %3394
  %43 = load i64, ptr %10, align 8
  br label %44

44:                                               ; preds = %42, %70
  %45 = phi i64 [ %43, %42 ], [ %49, %70 ]
  %46 = icmp slt i64 %52, %45
  br i1 %46, label %48, label %47, !llvm.loop !61

47:                                               ; preds = %44, %20
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %6)
  ret void

48:                                               ; preds = %29, %44
  %49 = phi i64 [ %11, %29 ], [ %45, %44 ]
  %50 = phi ptr [ %32, %29 ], [ %67, %44 ]
  %51 = phi i64 [ 0, %29 ], [ %52, %44 ]
  %52 = add nuw nsw i64 %51, 96
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %49)
  %54 = sub nsw i64 %53, %51
  %55 = icmp eq i64 %51, 0
  %56 = icmp sgt i64 %49, %52
  %57 = load i64, ptr %8, align 8
  br i1 %56, label %58, label %66

58:                                               ; preds = %48
  %59 = icmp ult i64 %57, 3
  br i1 %59, label %60, label %63

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_of_block, i64 0, i64 %57
  %62 = load i64, ptr %61, align 8
  br label %63

63:                                               ; preds = %58, %60
  %64 = phi i64 [ %62, %60 ], [ 2304, %58 ]
  %65 = getelementptr inbounds nuw i8, ptr %50, i64 %64
  br label %66

66:                                               ; preds = %48, %63
  %67 = phi ptr [ %65, %63 ], [ %4, %48 ]
  %68 = icmp eq i64 %57, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %66
  call fastcc void @expand(ptr noundef %50, ptr noundef %6, i64 noundef %57, i64 noundef %54)
  br label %70

70:                                               ; preds = %69, %66
  %71 = phi ptr [ %6, %69 ], [ %50, %66 ]
  br i1 %33, label %72, label %44

72:                                               ; preds = %70
  %73 = icmp sgt i64 %54, 0
  br label %74

74:                                               ; preds = %72, %3394
  %75 = phi i64 [ %2, %72 ], [ %83, %3394 ]
  %76 = load i64, ptr %34, align 8
  %77 = add nsw i64 %76, 11
  %78 = sdiv i64 %77, 12
  %79 = add i64 %76, -1
  %80 = add i64 %79, %78
  %81 = sdiv i64 %80, %78
  %82 = mul nsw i64 %81, %75
  %83 = add nsw i64 %75, 1
  %84 = mul nsw i64 %81, %83
  %85 = tail call i64 @llvm.smin.i64(i64 %84, i64 %76)
  %86 = tail call i64 @llvm.smin.i64(i64 %83, i64 %35)
  %87 = add nsw i64 %86, 1
  %88 = mul nsw i64 %81, %87
  %89 = tail call i64 @llvm.smin.i64(i64 %88, i64 %76)
  %90 = sub nsw i64 %85, %82
  %91 = sub nsw i64 %89, %85
  %92 = sub nsw i64 %75, %2
  %93 = icmp slt i64 %92, %25
  %94 = select i1 %93, i64 %27, i64 65536
  %95 = select i1 %93, i64 %92, i64 0
  %96 = mul nsw i64 %95, %54
  %97 = mul nsw i64 %96, %94
  %98 = select i1 %93, ptr %67, ptr %71
  %99 = load ptr, ptr %36, align 8
  %100 = load i64, ptr %10, align 8
  %101 = mul nsw i64 %100, %82
  %102 = getelementptr inbounds float, ptr %99, i64 %101
  %103 = mul nsw i64 %90, %51
  %104 = getelementptr inbounds float, ptr %102, i64 %103
  %105 = load ptr, ptr %37, align 8
  %106 = load i64, ptr %38, align 8
  %107 = mul nsw i64 %106, %82
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  %109 = getelementptr inbounds float, ptr %108, i64 %39
  br i1 %56, label %118, label %110

110:                                              ; preds = %74
  %111 = load ptr, ptr %40, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %118, label %113

113:                                              ; preds = %110
  %114 = load i64, ptr %41, align 8
  %115 = mul nsw i64 %114, %82
  %116 = getelementptr inbounds float, ptr %111, i64 %115
  %117 = getelementptr inbounds float, ptr %116, i64 %39
  br label %118

118:                                              ; preds = %113, %110, %74
  %119 = phi ptr [ %117, %113 ], [ null, %110 ], [ null, %74 ]
  switch i64 %90, label %3394 [
    i64 1, label %120
    i64 2, label %170
    i64 3, label %254
    i64 4, label %379
    i64 5, label %546
    i64 6, label %755
    i64 7, label %1006
    i64 8, label %1299
    i64 9, label %1634
    i64 10, label %2011
    i64 11, label %2430
    i64 12, label %2891
  ]

120:                                              ; preds = %118
  %121 = load <16 x float>, ptr %109, align 4
  %122 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %121
  %123 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %124 = load <16 x float>, ptr %123, align 4
  %125 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %124
  %126 = icmp sgt i64 %91, 0
  br i1 %126, label %128, label %127

127:                                              ; preds = %128, %120
  br i1 %73, label %139, label %134

128:                                              ; preds = %120, %128
  %129 = phi i64 [ %130, %128 ], [ 0, %120 ]
  %130 = add nuw nsw i64 %129, 1
  %131 = mul nsw i64 %130, %106
  %132 = getelementptr inbounds float, ptr %109, i64 %131
  tail call void @llvm.prefetch.p0(ptr %132, i32 1, i32 3, i32 1)
  %133 = icmp slt i64 %130, %91
  br i1 %133, label %128, label %127, !llvm.loop !62

134:                                              ; preds = %139, %127
  %135 = phi <16 x float> [ %122, %127 ], [ %157, %139 ]
  %136 = phi <16 x float> [ %125, %127 ], [ %158, %139 ]
  %137 = icmp eq ptr %119, null
  br i1 %137, label %138, label %162

138:                                              ; preds = %134
  store <16 x float> %135, ptr %109, align 4
  br label %168

139:                                              ; preds = %127, %139
  %140 = phi <16 x float> [ %157, %139 ], [ %122, %127 ]
  %141 = phi <16 x float> [ %158, %139 ], [ %125, %127 ]
  %142 = phi i64 [ %159, %139 ], [ %97, %127 ]
  %143 = phi i64 [ %160, %139 ], [ 0, %127 ]
  %144 = shl nsw i64 %143, 7
  %145 = getelementptr inbounds nuw i8, ptr %71, i64 %144
  %146 = load <16 x float>, ptr %145, align 4
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 64
  %148 = load <16 x float>, ptr %147, align 4
  %149 = ashr i64 %142, 11
  %150 = and i64 %149, -32
  %151 = getelementptr inbounds float, ptr %98, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 2, i32 1)
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %152, i32 0, i32 2, i32 1)
  %153 = getelementptr float, ptr %104, i64 %143
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %146, <16 x float> %140)
  %158 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %148, <16 x float> %141)
  %159 = add nsw i64 %142, %94
  %160 = add nuw nsw i64 %143, 1
  %161 = icmp slt i64 %160, %54
  br i1 %161, label %139, label %134, !llvm.loop !63

162:                                              ; preds = %134
  %163 = load <16 x float>, ptr %119, align 4
  %164 = fadd <16 x float> %135, %163
  store <16 x float> %164, ptr %109, align 4
  %165 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %166 = load <16 x float>, ptr %165, align 4
  %167 = fadd <16 x float> %136, %166
  br label %168

168:                                              ; preds = %138, %162
  %169 = phi <16 x float> [ %167, %162 ], [ %136, %138 ]
  store <16 x float> %169, ptr %123, align 4
  br label %3394

170:                                              ; preds = %118
  %171 = load <16 x float>, ptr %109, align 4
  %172 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %171
  %173 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %174 = load <16 x float>, ptr %173, align 4
  %175 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %174
  %176 = getelementptr inbounds float, ptr %109, i64 %106
  %177 = load <16 x float>, ptr %176, align 4
  %178 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %177
  %179 = getelementptr inbounds nuw i8, ptr %176, i64 64
  %180 = load <16 x float>, ptr %179, align 4
  %181 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %180
  %182 = icmp sgt i64 %91, 0
  br i1 %182, label %184, label %183

183:                                              ; preds = %184, %170
  br i1 %73, label %200, label %191

184:                                              ; preds = %170, %184
  %185 = phi i64 [ %189, %184 ], [ 0, %170 ]
  %186 = add nuw nsw i64 %185, 2
  %187 = mul nsw i64 %186, %106
  %188 = getelementptr inbounds float, ptr %109, i64 %187
  tail call void @llvm.prefetch.p0(ptr %188, i32 1, i32 3, i32 1)
  %189 = add nuw nsw i64 %185, 1
  %190 = icmp slt i64 %189, %91
  br i1 %190, label %184, label %183, !llvm.loop !62

191:                                              ; preds = %200, %183
  %192 = phi <16 x float> [ %172, %183 ], [ %221, %200 ]
  %193 = phi <16 x float> [ %175, %183 ], [ %222, %200 ]
  %194 = phi <16 x float> [ %178, %183 ], [ %227, %200 ]
  %195 = phi <16 x float> [ %181, %183 ], [ %228, %200 ]
  %196 = icmp eq ptr %119, null
  br i1 %196, label %197, label %232

197:                                              ; preds = %191
  store <16 x float> %192, ptr %109, align 4
  store <16 x float> %193, ptr %173, align 4
  %198 = load i64, ptr %38, align 8
  %199 = getelementptr inbounds float, ptr %109, i64 %198
  store <16 x float> %194, ptr %199, align 4
  br label %249

200:                                              ; preds = %183, %200
  %201 = phi <16 x float> [ %221, %200 ], [ %172, %183 ]
  %202 = phi <16 x float> [ %222, %200 ], [ %175, %183 ]
  %203 = phi <16 x float> [ %227, %200 ], [ %178, %183 ]
  %204 = phi <16 x float> [ %228, %200 ], [ %181, %183 ]
  %205 = phi i64 [ %229, %200 ], [ %97, %183 ]
  %206 = phi i64 [ %230, %200 ], [ 0, %183 ]
  %207 = shl nsw i64 %206, 7
  %208 = getelementptr inbounds nuw i8, ptr %71, i64 %207
  %209 = load <16 x float>, ptr %208, align 4
  %210 = getelementptr inbounds nuw i8, ptr %208, i64 64
  %211 = load <16 x float>, ptr %210, align 4
  %212 = ashr i64 %205, 11
  %213 = and i64 %212, -32
  %214 = getelementptr inbounds float, ptr %98, i64 %213
  call void @llvm.prefetch.p0(ptr %214, i32 0, i32 2, i32 1)
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %215, i32 0, i32 2, i32 1)
  %216 = shl i64 %206, 3
  %217 = getelementptr i8, ptr %104, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = insertelement <16 x float> poison, float %218, i64 0
  %220 = shufflevector <16 x float> %219, <16 x float> poison, <16 x i32> zeroinitializer
  %221 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %209, <16 x float> %201)
  %222 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %211, <16 x float> %202)
  %223 = getelementptr i8, ptr %217, i64 4
  %224 = load float, ptr %223, align 4
  %225 = insertelement <16 x float> poison, float %224, i64 0
  %226 = shufflevector <16 x float> %225, <16 x float> poison, <16 x i32> zeroinitializer
  %227 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> %209, <16 x float> %203)
  %228 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> %211, <16 x float> %204)
  %229 = add nsw i64 %205, %94
  %230 = add nuw nsw i64 %206, 1
  %231 = icmp slt i64 %230, %54
  br i1 %231, label %200, label %191, !llvm.loop !63

232:                                              ; preds = %191
  %233 = load <16 x float>, ptr %119, align 4
  %234 = fadd <16 x float> %192, %233
  store <16 x float> %234, ptr %109, align 4
  %235 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %236 = load <16 x float>, ptr %235, align 4
  %237 = fadd <16 x float> %193, %236
  store <16 x float> %237, ptr %173, align 4
  %238 = load i64, ptr %41, align 8
  %239 = getelementptr inbounds float, ptr %119, i64 %238
  %240 = load <16 x float>, ptr %239, align 4
  %241 = fadd <16 x float> %194, %240
  %242 = load i64, ptr %38, align 8
  %243 = getelementptr inbounds float, ptr %109, i64 %242
  store <16 x float> %241, ptr %243, align 4
  %244 = load i64, ptr %41, align 8
  %245 = getelementptr inbounds float, ptr %119, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 64
  %247 = load <16 x float>, ptr %246, align 4
  %248 = fadd <16 x float> %195, %247
  br label %249

249:                                              ; preds = %197, %232
  %250 = phi <16 x float> [ %248, %232 ], [ %195, %197 ]
  %251 = load i64, ptr %38, align 8
  %252 = getelementptr inbounds float, ptr %109, i64 %251
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 64
  store <16 x float> %250, ptr %253, align 4
  br label %3394

254:                                              ; preds = %118
  %255 = load <16 x float>, ptr %109, align 4
  %256 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %255
  %257 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %258 = load <16 x float>, ptr %257, align 4
  %259 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %258
  %260 = getelementptr inbounds float, ptr %109, i64 %106
  %261 = load <16 x float>, ptr %260, align 4
  %262 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %261
  %263 = getelementptr inbounds nuw i8, ptr %260, i64 64
  %264 = load <16 x float>, ptr %263, align 4
  %265 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %264
  %266 = shl nsw i64 %106, 3
  %267 = getelementptr inbounds i8, ptr %109, i64 %266
  %268 = load <16 x float>, ptr %267, align 4
  %269 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %268
  %270 = getelementptr inbounds nuw i8, ptr %267, i64 64
  %271 = load <16 x float>, ptr %270, align 4
  %272 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %271
  %273 = icmp sgt i64 %91, 0
  br i1 %273, label %275, label %274

274:                                              ; preds = %275, %254
  br i1 %73, label %299, label %282

275:                                              ; preds = %254, %275
  %276 = phi i64 [ %280, %275 ], [ 0, %254 ]
  %277 = add nuw nsw i64 %276, 3
  %278 = mul nsw i64 %277, %106
  %279 = getelementptr inbounds float, ptr %109, i64 %278
  tail call void @llvm.prefetch.p0(ptr %279, i32 1, i32 3, i32 1)
  %280 = add nuw nsw i64 %276, 1
  %281 = icmp slt i64 %280, %91
  br i1 %281, label %275, label %274, !llvm.loop !62

282:                                              ; preds = %299, %274
  %283 = phi <16 x float> [ %256, %274 ], [ %322, %299 ]
  %284 = phi <16 x float> [ %259, %274 ], [ %323, %299 ]
  %285 = phi <16 x float> [ %262, %274 ], [ %328, %299 ]
  %286 = phi <16 x float> [ %265, %274 ], [ %329, %299 ]
  %287 = phi <16 x float> [ %269, %274 ], [ %334, %299 ]
  %288 = phi <16 x float> [ %272, %274 ], [ %335, %299 ]
  %289 = icmp eq ptr %119, null
  br i1 %289, label %290, label %339

290:                                              ; preds = %282
  store <16 x float> %283, ptr %109, align 4
  store <16 x float> %284, ptr %257, align 4
  %291 = load i64, ptr %38, align 8
  %292 = getelementptr inbounds float, ptr %109, i64 %291
  store <16 x float> %285, ptr %292, align 4
  %293 = load i64, ptr %38, align 8
  %294 = getelementptr inbounds float, ptr %109, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 64
  store <16 x float> %286, ptr %295, align 4
  %296 = load i64, ptr %38, align 8
  %297 = shl nsw i64 %296, 3
  %298 = getelementptr inbounds i8, ptr %109, i64 %297
  store <16 x float> %287, ptr %298, align 4
  br label %373

299:                                              ; preds = %274, %299
  %300 = phi <16 x float> [ %322, %299 ], [ %256, %274 ]
  %301 = phi <16 x float> [ %323, %299 ], [ %259, %274 ]
  %302 = phi <16 x float> [ %328, %299 ], [ %262, %274 ]
  %303 = phi <16 x float> [ %329, %299 ], [ %265, %274 ]
  %304 = phi <16 x float> [ %334, %299 ], [ %269, %274 ]
  %305 = phi <16 x float> [ %335, %299 ], [ %272, %274 ]
  %306 = phi i64 [ %336, %299 ], [ %97, %274 ]
  %307 = phi i64 [ %337, %299 ], [ 0, %274 ]
  %308 = shl nsw i64 %307, 7
  %309 = getelementptr inbounds nuw i8, ptr %71, i64 %308
  %310 = load <16 x float>, ptr %309, align 4
  %311 = getelementptr inbounds nuw i8, ptr %309, i64 64
  %312 = load <16 x float>, ptr %311, align 4
  %313 = ashr i64 %306, 11
  %314 = and i64 %313, -32
  %315 = getelementptr inbounds float, ptr %98, i64 %314
  call void @llvm.prefetch.p0(ptr %315, i32 0, i32 2, i32 1)
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %316, i32 0, i32 2, i32 1)
  %317 = mul i64 %307, 12
  %318 = getelementptr i8, ptr %104, i64 %317
  %319 = load float, ptr %318, align 4
  %320 = insertelement <16 x float> poison, float %319, i64 0
  %321 = shufflevector <16 x float> %320, <16 x float> poison, <16 x i32> zeroinitializer
  %322 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %310, <16 x float> %300)
  %323 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %312, <16 x float> %301)
  %324 = getelementptr i8, ptr %318, i64 4
  %325 = load float, ptr %324, align 4
  %326 = insertelement <16 x float> poison, float %325, i64 0
  %327 = shufflevector <16 x float> %326, <16 x float> poison, <16 x i32> zeroinitializer
  %328 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %310, <16 x float> %302)
  %329 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %312, <16 x float> %303)
  %330 = getelementptr i8, ptr %318, i64 8
  %331 = load float, ptr %330, align 4
  %332 = insertelement <16 x float> poison, float %331, i64 0
  %333 = shufflevector <16 x float> %332, <16 x float> poison, <16 x i32> zeroinitializer
  %334 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %310, <16 x float> %304)
  %335 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %312, <16 x float> %305)
  %336 = add nsw i64 %306, %94
  %337 = add nuw nsw i64 %307, 1
  %338 = icmp slt i64 %337, %54
  br i1 %338, label %299, label %282, !llvm.loop !63

339:                                              ; preds = %282
  %340 = load <16 x float>, ptr %119, align 4
  %341 = fadd <16 x float> %283, %340
  store <16 x float> %341, ptr %109, align 4
  %342 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %343 = load <16 x float>, ptr %342, align 4
  %344 = fadd <16 x float> %284, %343
  store <16 x float> %344, ptr %257, align 4
  %345 = load i64, ptr %41, align 8
  %346 = getelementptr inbounds float, ptr %119, i64 %345
  %347 = load <16 x float>, ptr %346, align 4
  %348 = fadd <16 x float> %285, %347
  %349 = load i64, ptr %38, align 8
  %350 = getelementptr inbounds float, ptr %109, i64 %349
  store <16 x float> %348, ptr %350, align 4
  %351 = load i64, ptr %41, align 8
  %352 = getelementptr inbounds float, ptr %119, i64 %351
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 64
  %354 = load <16 x float>, ptr %353, align 4
  %355 = fadd <16 x float> %286, %354
  %356 = load i64, ptr %38, align 8
  %357 = getelementptr inbounds float, ptr %109, i64 %356
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 64
  store <16 x float> %355, ptr %358, align 4
  %359 = load i64, ptr %41, align 8
  %360 = shl nsw i64 %359, 3
  %361 = getelementptr inbounds i8, ptr %119, i64 %360
  %362 = load <16 x float>, ptr %361, align 4
  %363 = fadd <16 x float> %287, %362
  %364 = load i64, ptr %38, align 8
  %365 = shl nsw i64 %364, 3
  %366 = getelementptr inbounds i8, ptr %109, i64 %365
  store <16 x float> %363, ptr %366, align 4
  %367 = load i64, ptr %41, align 8
  %368 = shl nsw i64 %367, 3
  %369 = getelementptr inbounds i8, ptr %119, i64 %368
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 64
  %371 = load <16 x float>, ptr %370, align 4
  %372 = fadd <16 x float> %288, %371
  br label %373

373:                                              ; preds = %290, %339
  %374 = phi <16 x float> [ %372, %339 ], [ %288, %290 ]
  %375 = load i64, ptr %38, align 8
  %376 = shl nsw i64 %375, 3
  %377 = getelementptr inbounds i8, ptr %109, i64 %376
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 64
  store <16 x float> %374, ptr %378, align 4
  br label %3394

379:                                              ; preds = %118
  %380 = load <16 x float>, ptr %109, align 4
  %381 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %380
  %382 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %383 = load <16 x float>, ptr %382, align 4
  %384 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %383
  %385 = getelementptr inbounds float, ptr %109, i64 %106
  %386 = load <16 x float>, ptr %385, align 4
  %387 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %386
  %388 = getelementptr inbounds nuw i8, ptr %385, i64 64
  %389 = load <16 x float>, ptr %388, align 4
  %390 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %389
  %391 = shl nsw i64 %106, 3
  %392 = getelementptr inbounds i8, ptr %109, i64 %391
  %393 = load <16 x float>, ptr %392, align 4
  %394 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %393
  %395 = getelementptr inbounds nuw i8, ptr %392, i64 64
  %396 = load <16 x float>, ptr %395, align 4
  %397 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %396
  %398 = mul nsw i64 %106, 12
  %399 = getelementptr inbounds i8, ptr %109, i64 %398
  %400 = load <16 x float>, ptr %399, align 4
  %401 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %400
  %402 = getelementptr inbounds nuw i8, ptr %399, i64 64
  %403 = load <16 x float>, ptr %402, align 4
  %404 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %403
  %405 = icmp sgt i64 %91, 0
  br i1 %405, label %407, label %406

406:                                              ; preds = %407, %379
  br i1 %73, label %440, label %414

407:                                              ; preds = %379, %407
  %408 = phi i64 [ %412, %407 ], [ 0, %379 ]
  %409 = add nuw nsw i64 %408, 4
  %410 = mul nsw i64 %409, %106
  %411 = getelementptr inbounds float, ptr %109, i64 %410
  tail call void @llvm.prefetch.p0(ptr %411, i32 1, i32 3, i32 1)
  %412 = add nuw nsw i64 %408, 1
  %413 = icmp slt i64 %412, %91
  br i1 %413, label %407, label %406, !llvm.loop !62

414:                                              ; preds = %440, %406
  %415 = phi <16 x float> [ %381, %406 ], [ %465, %440 ]
  %416 = phi <16 x float> [ %384, %406 ], [ %466, %440 ]
  %417 = phi <16 x float> [ %387, %406 ], [ %471, %440 ]
  %418 = phi <16 x float> [ %390, %406 ], [ %472, %440 ]
  %419 = phi <16 x float> [ %394, %406 ], [ %477, %440 ]
  %420 = phi <16 x float> [ %397, %406 ], [ %478, %440 ]
  %421 = phi <16 x float> [ %401, %406 ], [ %483, %440 ]
  %422 = phi <16 x float> [ %404, %406 ], [ %484, %440 ]
  %423 = icmp eq ptr %119, null
  br i1 %423, label %424, label %488

424:                                              ; preds = %414
  store <16 x float> %415, ptr %109, align 4
  store <16 x float> %416, ptr %382, align 4
  %425 = load i64, ptr %38, align 8
  %426 = getelementptr inbounds float, ptr %109, i64 %425
  store <16 x float> %417, ptr %426, align 4
  %427 = load i64, ptr %38, align 8
  %428 = getelementptr inbounds float, ptr %109, i64 %427
  %429 = getelementptr inbounds nuw i8, ptr %428, i64 64
  store <16 x float> %418, ptr %429, align 4
  %430 = load i64, ptr %38, align 8
  %431 = shl nsw i64 %430, 3
  %432 = getelementptr inbounds i8, ptr %109, i64 %431
  store <16 x float> %419, ptr %432, align 4
  %433 = load i64, ptr %38, align 8
  %434 = shl nsw i64 %433, 3
  %435 = getelementptr inbounds i8, ptr %109, i64 %434
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 64
  store <16 x float> %420, ptr %436, align 4
  %437 = load i64, ptr %38, align 8
  %438 = mul nsw i64 %437, 12
  %439 = getelementptr inbounds i8, ptr %109, i64 %438
  store <16 x float> %421, ptr %439, align 4
  br label %540

440:                                              ; preds = %406, %440
  %441 = phi <16 x float> [ %465, %440 ], [ %381, %406 ]
  %442 = phi <16 x float> [ %466, %440 ], [ %384, %406 ]
  %443 = phi <16 x float> [ %471, %440 ], [ %387, %406 ]
  %444 = phi <16 x float> [ %472, %440 ], [ %390, %406 ]
  %445 = phi <16 x float> [ %477, %440 ], [ %394, %406 ]
  %446 = phi <16 x float> [ %478, %440 ], [ %397, %406 ]
  %447 = phi <16 x float> [ %483, %440 ], [ %401, %406 ]
  %448 = phi <16 x float> [ %484, %440 ], [ %404, %406 ]
  %449 = phi i64 [ %485, %440 ], [ %97, %406 ]
  %450 = phi i64 [ %486, %440 ], [ 0, %406 ]
  %451 = shl nsw i64 %450, 7
  %452 = getelementptr inbounds nuw i8, ptr %71, i64 %451
  %453 = load <16 x float>, ptr %452, align 4
  %454 = getelementptr inbounds nuw i8, ptr %452, i64 64
  %455 = load <16 x float>, ptr %454, align 4
  %456 = ashr i64 %449, 11
  %457 = and i64 %456, -32
  %458 = getelementptr inbounds float, ptr %98, i64 %457
  call void @llvm.prefetch.p0(ptr %458, i32 0, i32 2, i32 1)
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %459, i32 0, i32 2, i32 1)
  %460 = shl i64 %450, 4
  %461 = getelementptr i8, ptr %104, i64 %460
  %462 = load float, ptr %461, align 4
  %463 = insertelement <16 x float> poison, float %462, i64 0
  %464 = shufflevector <16 x float> %463, <16 x float> poison, <16 x i32> zeroinitializer
  %465 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %453, <16 x float> %441)
  %466 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %455, <16 x float> %442)
  %467 = getelementptr i8, ptr %461, i64 4
  %468 = load float, ptr %467, align 4
  %469 = insertelement <16 x float> poison, float %468, i64 0
  %470 = shufflevector <16 x float> %469, <16 x float> poison, <16 x i32> zeroinitializer
  %471 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %470, <16 x float> %453, <16 x float> %443)
  %472 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %470, <16 x float> %455, <16 x float> %444)
  %473 = getelementptr i8, ptr %461, i64 8
  %474 = load float, ptr %473, align 4
  %475 = insertelement <16 x float> poison, float %474, i64 0
  %476 = shufflevector <16 x float> %475, <16 x float> poison, <16 x i32> zeroinitializer
  %477 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> %453, <16 x float> %445)
  %478 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> %455, <16 x float> %446)
  %479 = getelementptr i8, ptr %461, i64 12
  %480 = load float, ptr %479, align 4
  %481 = insertelement <16 x float> poison, float %480, i64 0
  %482 = shufflevector <16 x float> %481, <16 x float> poison, <16 x i32> zeroinitializer
  %483 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %482, <16 x float> %453, <16 x float> %447)
  %484 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %482, <16 x float> %455, <16 x float> %448)
  %485 = add nsw i64 %449, %94
  %486 = add nuw nsw i64 %450, 1
  %487 = icmp slt i64 %486, %54
  br i1 %487, label %440, label %414, !llvm.loop !63

488:                                              ; preds = %414
  %489 = load <16 x float>, ptr %119, align 4
  %490 = fadd <16 x float> %415, %489
  store <16 x float> %490, ptr %109, align 4
  %491 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %492 = load <16 x float>, ptr %491, align 4
  %493 = fadd <16 x float> %416, %492
  store <16 x float> %493, ptr %382, align 4
  %494 = load i64, ptr %41, align 8
  %495 = getelementptr inbounds float, ptr %119, i64 %494
  %496 = load <16 x float>, ptr %495, align 4
  %497 = fadd <16 x float> %417, %496
  %498 = load i64, ptr %38, align 8
  %499 = getelementptr inbounds float, ptr %109, i64 %498
  store <16 x float> %497, ptr %499, align 4
  %500 = load i64, ptr %41, align 8
  %501 = getelementptr inbounds float, ptr %119, i64 %500
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 64
  %503 = load <16 x float>, ptr %502, align 4
  %504 = fadd <16 x float> %418, %503
  %505 = load i64, ptr %38, align 8
  %506 = getelementptr inbounds float, ptr %109, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 64
  store <16 x float> %504, ptr %507, align 4
  %508 = load i64, ptr %41, align 8
  %509 = shl nsw i64 %508, 3
  %510 = getelementptr inbounds i8, ptr %119, i64 %509
  %511 = load <16 x float>, ptr %510, align 4
  %512 = fadd <16 x float> %419, %511
  %513 = load i64, ptr %38, align 8
  %514 = shl nsw i64 %513, 3
  %515 = getelementptr inbounds i8, ptr %109, i64 %514
  store <16 x float> %512, ptr %515, align 4
  %516 = load i64, ptr %41, align 8
  %517 = shl nsw i64 %516, 3
  %518 = getelementptr inbounds i8, ptr %119, i64 %517
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 64
  %520 = load <16 x float>, ptr %519, align 4
  %521 = fadd <16 x float> %420, %520
  %522 = load i64, ptr %38, align 8
  %523 = shl nsw i64 %522, 3
  %524 = getelementptr inbounds i8, ptr %109, i64 %523
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 64
  store <16 x float> %521, ptr %525, align 4
  %526 = load i64, ptr %41, align 8
  %527 = mul nsw i64 %526, 12
  %528 = getelementptr inbounds i8, ptr %119, i64 %527
  %529 = load <16 x float>, ptr %528, align 4
  %530 = fadd <16 x float> %421, %529
  %531 = load i64, ptr %38, align 8
  %532 = mul nsw i64 %531, 12
  %533 = getelementptr inbounds i8, ptr %109, i64 %532
  store <16 x float> %530, ptr %533, align 4
  %534 = load i64, ptr %41, align 8
  %535 = mul nsw i64 %534, 12
  %536 = getelementptr inbounds i8, ptr %119, i64 %535
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 64
  %538 = load <16 x float>, ptr %537, align 4
  %539 = fadd <16 x float> %422, %538
  br label %540

540:                                              ; preds = %424, %488
  %541 = phi <16 x float> [ %539, %488 ], [ %422, %424 ]
  %542 = load i64, ptr %38, align 8
  %543 = mul nsw i64 %542, 12
  %544 = getelementptr inbounds i8, ptr %109, i64 %543
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 64
  store <16 x float> %541, ptr %545, align 4
  br label %3394

546:                                              ; preds = %118
  %547 = load <16 x float>, ptr %109, align 4
  %548 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %547
  %549 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %550 = load <16 x float>, ptr %549, align 4
  %551 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %550
  %552 = getelementptr inbounds float, ptr %109, i64 %106
  %553 = load <16 x float>, ptr %552, align 4
  %554 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %553
  %555 = getelementptr inbounds nuw i8, ptr %552, i64 64
  %556 = load <16 x float>, ptr %555, align 4
  %557 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %556
  %558 = shl nsw i64 %106, 3
  %559 = getelementptr inbounds i8, ptr %109, i64 %558
  %560 = load <16 x float>, ptr %559, align 4
  %561 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %560
  %562 = getelementptr inbounds nuw i8, ptr %559, i64 64
  %563 = load <16 x float>, ptr %562, align 4
  %564 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %563
  %565 = mul nsw i64 %106, 12
  %566 = getelementptr inbounds i8, ptr %109, i64 %565
  %567 = load <16 x float>, ptr %566, align 4
  %568 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %567
  %569 = getelementptr inbounds nuw i8, ptr %566, i64 64
  %570 = load <16 x float>, ptr %569, align 4
  %571 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %570
  %572 = shl nsw i64 %106, 4
  %573 = getelementptr inbounds i8, ptr %109, i64 %572
  %574 = load <16 x float>, ptr %573, align 4
  %575 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %574
  %576 = getelementptr inbounds nuw i8, ptr %573, i64 64
  %577 = load <16 x float>, ptr %576, align 4
  %578 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %577
  %579 = icmp sgt i64 %91, 0
  br i1 %579, label %581, label %580

580:                                              ; preds = %581, %546
  br i1 %73, label %623, label %588

581:                                              ; preds = %546, %581
  %582 = phi i64 [ %586, %581 ], [ 0, %546 ]
  %583 = add nuw nsw i64 %582, 5
  %584 = mul nsw i64 %583, %106
  %585 = getelementptr inbounds float, ptr %109, i64 %584
  tail call void @llvm.prefetch.p0(ptr %585, i32 1, i32 3, i32 1)
  %586 = add nuw nsw i64 %582, 1
  %587 = icmp slt i64 %586, %91
  br i1 %587, label %581, label %580, !llvm.loop !62

588:                                              ; preds = %623, %580
  %589 = phi <16 x float> [ %548, %580 ], [ %650, %623 ]
  %590 = phi <16 x float> [ %551, %580 ], [ %651, %623 ]
  %591 = phi <16 x float> [ %554, %580 ], [ %656, %623 ]
  %592 = phi <16 x float> [ %557, %580 ], [ %657, %623 ]
  %593 = phi <16 x float> [ %561, %580 ], [ %662, %623 ]
  %594 = phi <16 x float> [ %564, %580 ], [ %663, %623 ]
  %595 = phi <16 x float> [ %568, %580 ], [ %668, %623 ]
  %596 = phi <16 x float> [ %571, %580 ], [ %669, %623 ]
  %597 = phi <16 x float> [ %575, %580 ], [ %674, %623 ]
  %598 = phi <16 x float> [ %578, %580 ], [ %675, %623 ]
  %599 = icmp eq ptr %119, null
  br i1 %599, label %600, label %679

600:                                              ; preds = %588
  store <16 x float> %589, ptr %109, align 4
  store <16 x float> %590, ptr %549, align 4
  %601 = load i64, ptr %38, align 8
  %602 = getelementptr inbounds float, ptr %109, i64 %601
  store <16 x float> %591, ptr %602, align 4
  %603 = load i64, ptr %38, align 8
  %604 = getelementptr inbounds float, ptr %109, i64 %603
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 64
  store <16 x float> %592, ptr %605, align 4
  %606 = load i64, ptr %38, align 8
  %607 = shl nsw i64 %606, 3
  %608 = getelementptr inbounds i8, ptr %109, i64 %607
  store <16 x float> %593, ptr %608, align 4
  %609 = load i64, ptr %38, align 8
  %610 = shl nsw i64 %609, 3
  %611 = getelementptr inbounds i8, ptr %109, i64 %610
  %612 = getelementptr inbounds nuw i8, ptr %611, i64 64
  store <16 x float> %594, ptr %612, align 4
  %613 = load i64, ptr %38, align 8
  %614 = mul nsw i64 %613, 12
  %615 = getelementptr inbounds i8, ptr %109, i64 %614
  store <16 x float> %595, ptr %615, align 4
  %616 = load i64, ptr %38, align 8
  %617 = mul nsw i64 %616, 12
  %618 = getelementptr inbounds i8, ptr %109, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 64
  store <16 x float> %596, ptr %619, align 4
  %620 = load i64, ptr %38, align 8
  %621 = shl nsw i64 %620, 4
  %622 = getelementptr inbounds i8, ptr %109, i64 %621
  store <16 x float> %597, ptr %622, align 4
  br label %749

623:                                              ; preds = %580, %623
  %624 = phi <16 x float> [ %650, %623 ], [ %548, %580 ]
  %625 = phi <16 x float> [ %651, %623 ], [ %551, %580 ]
  %626 = phi <16 x float> [ %656, %623 ], [ %554, %580 ]
  %627 = phi <16 x float> [ %657, %623 ], [ %557, %580 ]
  %628 = phi <16 x float> [ %662, %623 ], [ %561, %580 ]
  %629 = phi <16 x float> [ %663, %623 ], [ %564, %580 ]
  %630 = phi <16 x float> [ %668, %623 ], [ %568, %580 ]
  %631 = phi <16 x float> [ %669, %623 ], [ %571, %580 ]
  %632 = phi <16 x float> [ %674, %623 ], [ %575, %580 ]
  %633 = phi <16 x float> [ %675, %623 ], [ %578, %580 ]
  %634 = phi i64 [ %676, %623 ], [ %97, %580 ]
  %635 = phi i64 [ %677, %623 ], [ 0, %580 ]
  %636 = shl nsw i64 %635, 7
  %637 = getelementptr inbounds nuw i8, ptr %71, i64 %636
  %638 = load <16 x float>, ptr %637, align 4
  %639 = getelementptr inbounds nuw i8, ptr %637, i64 64
  %640 = load <16 x float>, ptr %639, align 4
  %641 = ashr i64 %634, 11
  %642 = and i64 %641, -32
  %643 = getelementptr inbounds float, ptr %98, i64 %642
  call void @llvm.prefetch.p0(ptr %643, i32 0, i32 2, i32 1)
  %644 = getelementptr inbounds nuw i8, ptr %643, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %644, i32 0, i32 2, i32 1)
  %645 = mul i64 %635, 20
  %646 = getelementptr i8, ptr %104, i64 %645
  %647 = load float, ptr %646, align 4
  %648 = insertelement <16 x float> poison, float %647, i64 0
  %649 = shufflevector <16 x float> %648, <16 x float> poison, <16 x i32> zeroinitializer
  %650 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %649, <16 x float> %638, <16 x float> %624)
  %651 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %649, <16 x float> %640, <16 x float> %625)
  %652 = getelementptr i8, ptr %646, i64 4
  %653 = load float, ptr %652, align 4
  %654 = insertelement <16 x float> poison, float %653, i64 0
  %655 = shufflevector <16 x float> %654, <16 x float> poison, <16 x i32> zeroinitializer
  %656 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %655, <16 x float> %638, <16 x float> %626)
  %657 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %655, <16 x float> %640, <16 x float> %627)
  %658 = getelementptr i8, ptr %646, i64 8
  %659 = load float, ptr %658, align 4
  %660 = insertelement <16 x float> poison, float %659, i64 0
  %661 = shufflevector <16 x float> %660, <16 x float> poison, <16 x i32> zeroinitializer
  %662 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %661, <16 x float> %638, <16 x float> %628)
  %663 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %661, <16 x float> %640, <16 x float> %629)
  %664 = getelementptr i8, ptr %646, i64 12
  %665 = load float, ptr %664, align 4
  %666 = insertelement <16 x float> poison, float %665, i64 0
  %667 = shufflevector <16 x float> %666, <16 x float> poison, <16 x i32> zeroinitializer
  %668 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %667, <16 x float> %638, <16 x float> %630)
  %669 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %667, <16 x float> %640, <16 x float> %631)
  %670 = getelementptr i8, ptr %646, i64 16
  %671 = load float, ptr %670, align 4
  %672 = insertelement <16 x float> poison, float %671, i64 0
  %673 = shufflevector <16 x float> %672, <16 x float> poison, <16 x i32> zeroinitializer
  %674 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %673, <16 x float> %638, <16 x float> %632)
  %675 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %673, <16 x float> %640, <16 x float> %633)
  %676 = add nsw i64 %634, %94
  %677 = add nuw nsw i64 %635, 1
  %678 = icmp slt i64 %677, %54
  br i1 %678, label %623, label %588, !llvm.loop !63

679:                                              ; preds = %588
  %680 = load <16 x float>, ptr %119, align 4
  %681 = fadd <16 x float> %589, %680
  store <16 x float> %681, ptr %109, align 4
  %682 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %683 = load <16 x float>, ptr %682, align 4
  %684 = fadd <16 x float> %590, %683
  store <16 x float> %684, ptr %549, align 4
  %685 = load i64, ptr %41, align 8
  %686 = getelementptr inbounds float, ptr %119, i64 %685
  %687 = load <16 x float>, ptr %686, align 4
  %688 = fadd <16 x float> %591, %687
  %689 = load i64, ptr %38, align 8
  %690 = getelementptr inbounds float, ptr %109, i64 %689
  store <16 x float> %688, ptr %690, align 4
  %691 = load i64, ptr %41, align 8
  %692 = getelementptr inbounds float, ptr %119, i64 %691
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 64
  %694 = load <16 x float>, ptr %693, align 4
  %695 = fadd <16 x float> %592, %694
  %696 = load i64, ptr %38, align 8
  %697 = getelementptr inbounds float, ptr %109, i64 %696
  %698 = getelementptr inbounds nuw i8, ptr %697, i64 64
  store <16 x float> %695, ptr %698, align 4
  %699 = load i64, ptr %41, align 8
  %700 = shl nsw i64 %699, 3
  %701 = getelementptr inbounds i8, ptr %119, i64 %700
  %702 = load <16 x float>, ptr %701, align 4
  %703 = fadd <16 x float> %593, %702
  %704 = load i64, ptr %38, align 8
  %705 = shl nsw i64 %704, 3
  %706 = getelementptr inbounds i8, ptr %109, i64 %705
  store <16 x float> %703, ptr %706, align 4
  %707 = load i64, ptr %41, align 8
  %708 = shl nsw i64 %707, 3
  %709 = getelementptr inbounds i8, ptr %119, i64 %708
  %710 = getelementptr inbounds nuw i8, ptr %709, i64 64
  %711 = load <16 x float>, ptr %710, align 4
  %712 = fadd <16 x float> %594, %711
  %713 = load i64, ptr %38, align 8
  %714 = shl nsw i64 %713, 3
  %715 = getelementptr inbounds i8, ptr %109, i64 %714
  %716 = getelementptr inbounds nuw i8, ptr %715, i64 64
  store <16 x float> %712, ptr %716, align 4
  %717 = load i64, ptr %41, align 8
  %718 = mul nsw i64 %717, 12
  %719 = getelementptr inbounds i8, ptr %119, i64 %718
  %720 = load <16 x float>, ptr %719, align 4
  %721 = fadd <16 x float> %595, %720
  %722 = load i64, ptr %38, align 8
  %723 = mul nsw i64 %722, 12
  %724 = getelementptr inbounds i8, ptr %109, i64 %723
  store <16 x float> %721, ptr %724, align 4
  %725 = load i64, ptr %41, align 8
  %726 = mul nsw i64 %725, 12
  %727 = getelementptr inbounds i8, ptr %119, i64 %726
  %728 = getelementptr inbounds nuw i8, ptr %727, i64 64
  %729 = load <16 x float>, ptr %728, align 4
  %730 = fadd <16 x float> %596, %729
  %731 = load i64, ptr %38, align 8
  %732 = mul nsw i64 %731, 12
  %733 = getelementptr inbounds i8, ptr %109, i64 %732
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 64
  store <16 x float> %730, ptr %734, align 4
  %735 = load i64, ptr %41, align 8
  %736 = shl nsw i64 %735, 4
  %737 = getelementptr inbounds i8, ptr %119, i64 %736
  %738 = load <16 x float>, ptr %737, align 4
  %739 = fadd <16 x float> %597, %738
  %740 = load i64, ptr %38, align 8
  %741 = shl nsw i64 %740, 4
  %742 = getelementptr inbounds i8, ptr %109, i64 %741
  store <16 x float> %739, ptr %742, align 4
  %743 = load i64, ptr %41, align 8
  %744 = shl nsw i64 %743, 4
  %745 = getelementptr inbounds i8, ptr %119, i64 %744
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 64
  %747 = load <16 x float>, ptr %746, align 4
  %748 = fadd <16 x float> %598, %747
  br label %749

749:                                              ; preds = %600, %679
  %750 = phi <16 x float> [ %748, %679 ], [ %598, %600 ]
  %751 = load i64, ptr %38, align 8
  %752 = shl nsw i64 %751, 4
  %753 = getelementptr inbounds i8, ptr %109, i64 %752
  %754 = getelementptr inbounds nuw i8, ptr %753, i64 64
  store <16 x float> %750, ptr %754, align 4
  br label %3394

755:                                              ; preds = %118
  %756 = load <16 x float>, ptr %109, align 4
  %757 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %756
  %758 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %759 = load <16 x float>, ptr %758, align 4
  %760 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %759
  %761 = getelementptr inbounds float, ptr %109, i64 %106
  %762 = load <16 x float>, ptr %761, align 4
  %763 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %762
  %764 = getelementptr inbounds nuw i8, ptr %761, i64 64
  %765 = load <16 x float>, ptr %764, align 4
  %766 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %765
  %767 = shl nsw i64 %106, 3
  %768 = getelementptr inbounds i8, ptr %109, i64 %767
  %769 = load <16 x float>, ptr %768, align 4
  %770 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %769
  %771 = getelementptr inbounds nuw i8, ptr %768, i64 64
  %772 = load <16 x float>, ptr %771, align 4
  %773 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %772
  %774 = mul nsw i64 %106, 12
  %775 = getelementptr inbounds i8, ptr %109, i64 %774
  %776 = load <16 x float>, ptr %775, align 4
  %777 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %776
  %778 = getelementptr inbounds nuw i8, ptr %775, i64 64
  %779 = load <16 x float>, ptr %778, align 4
  %780 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %779
  %781 = shl nsw i64 %106, 4
  %782 = getelementptr inbounds i8, ptr %109, i64 %781
  %783 = load <16 x float>, ptr %782, align 4
  %784 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %783
  %785 = getelementptr inbounds nuw i8, ptr %782, i64 64
  %786 = load <16 x float>, ptr %785, align 4
  %787 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %786
  %788 = mul nsw i64 %106, 20
  %789 = getelementptr inbounds i8, ptr %109, i64 %788
  %790 = load <16 x float>, ptr %789, align 4
  %791 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %790
  %792 = getelementptr inbounds nuw i8, ptr %789, i64 64
  %793 = load <16 x float>, ptr %792, align 4
  %794 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %793
  %795 = icmp sgt i64 %91, 0
  br i1 %795, label %797, label %796

796:                                              ; preds = %797, %755
  br i1 %73, label %848, label %804

797:                                              ; preds = %755, %797
  %798 = phi i64 [ %802, %797 ], [ 0, %755 ]
  %799 = add nuw nsw i64 %798, 6
  %800 = mul nsw i64 %799, %106
  %801 = getelementptr inbounds float, ptr %109, i64 %800
  tail call void @llvm.prefetch.p0(ptr %801, i32 1, i32 3, i32 1)
  %802 = add nuw nsw i64 %798, 1
  %803 = icmp slt i64 %802, %91
  br i1 %803, label %797, label %796, !llvm.loop !62

804:                                              ; preds = %848, %796
  %805 = phi <16 x float> [ %794, %796 ], [ %908, %848 ]
  %806 = phi <16 x float> [ %791, %796 ], [ %907, %848 ]
  %807 = phi <16 x float> [ %787, %796 ], [ %902, %848 ]
  %808 = phi <16 x float> [ %784, %796 ], [ %901, %848 ]
  %809 = phi <16 x float> [ %780, %796 ], [ %896, %848 ]
  %810 = phi <16 x float> [ %777, %796 ], [ %895, %848 ]
  %811 = phi <16 x float> [ %773, %796 ], [ %890, %848 ]
  %812 = phi <16 x float> [ %770, %796 ], [ %889, %848 ]
  %813 = phi <16 x float> [ %766, %796 ], [ %884, %848 ]
  %814 = phi <16 x float> [ %763, %796 ], [ %883, %848 ]
  %815 = phi <16 x float> [ %760, %796 ], [ %878, %848 ]
  %816 = phi <16 x float> [ %757, %796 ], [ %877, %848 ]
  %817 = icmp eq ptr %119, null
  br i1 %817, label %818, label %912

818:                                              ; preds = %804
  store <16 x float> %816, ptr %109, align 4
  store <16 x float> %815, ptr %758, align 4
  %819 = load i64, ptr %38, align 8
  %820 = getelementptr inbounds float, ptr %109, i64 %819
  store <16 x float> %814, ptr %820, align 4
  %821 = load i64, ptr %38, align 8
  %822 = getelementptr inbounds float, ptr %109, i64 %821
  %823 = getelementptr inbounds nuw i8, ptr %822, i64 64
  store <16 x float> %813, ptr %823, align 4
  %824 = load i64, ptr %38, align 8
  %825 = shl nsw i64 %824, 3
  %826 = getelementptr inbounds i8, ptr %109, i64 %825
  store <16 x float> %812, ptr %826, align 4
  %827 = load i64, ptr %38, align 8
  %828 = shl nsw i64 %827, 3
  %829 = getelementptr inbounds i8, ptr %109, i64 %828
  %830 = getelementptr inbounds nuw i8, ptr %829, i64 64
  store <16 x float> %811, ptr %830, align 4
  %831 = load i64, ptr %38, align 8
  %832 = mul nsw i64 %831, 12
  %833 = getelementptr inbounds i8, ptr %109, i64 %832
  store <16 x float> %810, ptr %833, align 4
  %834 = load i64, ptr %38, align 8
  %835 = mul nsw i64 %834, 12
  %836 = getelementptr inbounds i8, ptr %109, i64 %835
  %837 = getelementptr inbounds nuw i8, ptr %836, i64 64
  store <16 x float> %809, ptr %837, align 4
  %838 = load i64, ptr %38, align 8
  %839 = shl nsw i64 %838, 4
  %840 = getelementptr inbounds i8, ptr %109, i64 %839
  store <16 x float> %808, ptr %840, align 4
  %841 = load i64, ptr %38, align 8
  %842 = shl nsw i64 %841, 4
  %843 = getelementptr inbounds i8, ptr %109, i64 %842
  %844 = getelementptr inbounds nuw i8, ptr %843, i64 64
  store <16 x float> %807, ptr %844, align 4
  %845 = load i64, ptr %38, align 8
  %846 = mul nsw i64 %845, 20
  %847 = getelementptr inbounds i8, ptr %109, i64 %846
  store <16 x float> %806, ptr %847, align 4
  br label %1000

848:                                              ; preds = %796, %848
  %849 = phi <16 x float> [ %908, %848 ], [ %794, %796 ]
  %850 = phi <16 x float> [ %907, %848 ], [ %791, %796 ]
  %851 = phi <16 x float> [ %902, %848 ], [ %787, %796 ]
  %852 = phi <16 x float> [ %901, %848 ], [ %784, %796 ]
  %853 = phi <16 x float> [ %896, %848 ], [ %780, %796 ]
  %854 = phi <16 x float> [ %895, %848 ], [ %777, %796 ]
  %855 = phi <16 x float> [ %890, %848 ], [ %773, %796 ]
  %856 = phi <16 x float> [ %889, %848 ], [ %770, %796 ]
  %857 = phi <16 x float> [ %884, %848 ], [ %766, %796 ]
  %858 = phi <16 x float> [ %883, %848 ], [ %763, %796 ]
  %859 = phi <16 x float> [ %878, %848 ], [ %760, %796 ]
  %860 = phi <16 x float> [ %877, %848 ], [ %757, %796 ]
  %861 = phi i64 [ %909, %848 ], [ %97, %796 ]
  %862 = phi i64 [ %910, %848 ], [ 0, %796 ]
  %863 = shl nsw i64 %862, 7
  %864 = getelementptr inbounds nuw i8, ptr %71, i64 %863
  %865 = load <16 x float>, ptr %864, align 4
  %866 = getelementptr inbounds nuw i8, ptr %864, i64 64
  %867 = load <16 x float>, ptr %866, align 4
  %868 = ashr i64 %861, 11
  %869 = and i64 %868, -32
  %870 = getelementptr inbounds float, ptr %98, i64 %869
  call void @llvm.prefetch.p0(ptr %870, i32 0, i32 2, i32 1)
  %871 = getelementptr inbounds nuw i8, ptr %870, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %871, i32 0, i32 2, i32 1)
  %872 = mul i64 %862, 24
  %873 = getelementptr i8, ptr %104, i64 %872
  %874 = load float, ptr %873, align 4
  %875 = insertelement <16 x float> poison, float %874, i64 0
  %876 = shufflevector <16 x float> %875, <16 x float> poison, <16 x i32> zeroinitializer
  %877 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %876, <16 x float> %865, <16 x float> %860)
  %878 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %876, <16 x float> %867, <16 x float> %859)
  %879 = getelementptr i8, ptr %873, i64 4
  %880 = load float, ptr %879, align 4
  %881 = insertelement <16 x float> poison, float %880, i64 0
  %882 = shufflevector <16 x float> %881, <16 x float> poison, <16 x i32> zeroinitializer
  %883 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %865, <16 x float> %858)
  %884 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %867, <16 x float> %857)
  %885 = getelementptr i8, ptr %873, i64 8
  %886 = load float, ptr %885, align 4
  %887 = insertelement <16 x float> poison, float %886, i64 0
  %888 = shufflevector <16 x float> %887, <16 x float> poison, <16 x i32> zeroinitializer
  %889 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %888, <16 x float> %865, <16 x float> %856)
  %890 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %888, <16 x float> %867, <16 x float> %855)
  %891 = getelementptr i8, ptr %873, i64 12
  %892 = load float, ptr %891, align 4
  %893 = insertelement <16 x float> poison, float %892, i64 0
  %894 = shufflevector <16 x float> %893, <16 x float> poison, <16 x i32> zeroinitializer
  %895 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %894, <16 x float> %865, <16 x float> %854)
  %896 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %894, <16 x float> %867, <16 x float> %853)
  %897 = getelementptr i8, ptr %873, i64 16
  %898 = load float, ptr %897, align 4
  %899 = insertelement <16 x float> poison, float %898, i64 0
  %900 = shufflevector <16 x float> %899, <16 x float> poison, <16 x i32> zeroinitializer
  %901 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %900, <16 x float> %865, <16 x float> %852)
  %902 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %900, <16 x float> %867, <16 x float> %851)
  %903 = getelementptr i8, ptr %873, i64 20
  %904 = load float, ptr %903, align 4
  %905 = insertelement <16 x float> poison, float %904, i64 0
  %906 = shufflevector <16 x float> %905, <16 x float> poison, <16 x i32> zeroinitializer
  %907 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %906, <16 x float> %865, <16 x float> %850)
  %908 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %906, <16 x float> %867, <16 x float> %849)
  %909 = add nsw i64 %861, %94
  %910 = add nuw nsw i64 %862, 1
  %911 = icmp slt i64 %910, %54
  br i1 %911, label %848, label %804, !llvm.loop !63

912:                                              ; preds = %804
  %913 = load <16 x float>, ptr %119, align 4
  %914 = fadd <16 x float> %816, %913
  store <16 x float> %914, ptr %109, align 4
  %915 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %916 = load <16 x float>, ptr %915, align 4
  %917 = fadd <16 x float> %815, %916
  store <16 x float> %917, ptr %758, align 4
  %918 = load i64, ptr %41, align 8
  %919 = getelementptr inbounds float, ptr %119, i64 %918
  %920 = load <16 x float>, ptr %919, align 4
  %921 = fadd <16 x float> %814, %920
  %922 = load i64, ptr %38, align 8
  %923 = getelementptr inbounds float, ptr %109, i64 %922
  store <16 x float> %921, ptr %923, align 4
  %924 = load i64, ptr %41, align 8
  %925 = getelementptr inbounds float, ptr %119, i64 %924
  %926 = getelementptr inbounds nuw i8, ptr %925, i64 64
  %927 = load <16 x float>, ptr %926, align 4
  %928 = fadd <16 x float> %813, %927
  %929 = load i64, ptr %38, align 8
  %930 = getelementptr inbounds float, ptr %109, i64 %929
  %931 = getelementptr inbounds nuw i8, ptr %930, i64 64
  store <16 x float> %928, ptr %931, align 4
  %932 = load i64, ptr %41, align 8
  %933 = shl nsw i64 %932, 3
  %934 = getelementptr inbounds i8, ptr %119, i64 %933
  %935 = load <16 x float>, ptr %934, align 4
  %936 = fadd <16 x float> %812, %935
  %937 = load i64, ptr %38, align 8
  %938 = shl nsw i64 %937, 3
  %939 = getelementptr inbounds i8, ptr %109, i64 %938
  store <16 x float> %936, ptr %939, align 4
  %940 = load i64, ptr %41, align 8
  %941 = shl nsw i64 %940, 3
  %942 = getelementptr inbounds i8, ptr %119, i64 %941
  %943 = getelementptr inbounds nuw i8, ptr %942, i64 64
  %944 = load <16 x float>, ptr %943, align 4
  %945 = fadd <16 x float> %811, %944
  %946 = load i64, ptr %38, align 8
  %947 = shl nsw i64 %946, 3
  %948 = getelementptr inbounds i8, ptr %109, i64 %947
  %949 = getelementptr inbounds nuw i8, ptr %948, i64 64
  store <16 x float> %945, ptr %949, align 4
  %950 = load i64, ptr %41, align 8
  %951 = mul nsw i64 %950, 12
  %952 = getelementptr inbounds i8, ptr %119, i64 %951
  %953 = load <16 x float>, ptr %952, align 4
  %954 = fadd <16 x float> %810, %953
  %955 = load i64, ptr %38, align 8
  %956 = mul nsw i64 %955, 12
  %957 = getelementptr inbounds i8, ptr %109, i64 %956
  store <16 x float> %954, ptr %957, align 4
  %958 = load i64, ptr %41, align 8
  %959 = mul nsw i64 %958, 12
  %960 = getelementptr inbounds i8, ptr %119, i64 %959
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 64
  %962 = load <16 x float>, ptr %961, align 4
  %963 = fadd <16 x float> %809, %962
  %964 = load i64, ptr %38, align 8
  %965 = mul nsw i64 %964, 12
  %966 = getelementptr inbounds i8, ptr %109, i64 %965
  %967 = getelementptr inbounds nuw i8, ptr %966, i64 64
  store <16 x float> %963, ptr %967, align 4
  %968 = load i64, ptr %41, align 8
  %969 = shl nsw i64 %968, 4
  %970 = getelementptr inbounds i8, ptr %119, i64 %969
  %971 = load <16 x float>, ptr %970, align 4
  %972 = fadd <16 x float> %808, %971
  %973 = load i64, ptr %38, align 8
  %974 = shl nsw i64 %973, 4
  %975 = getelementptr inbounds i8, ptr %109, i64 %974
  store <16 x float> %972, ptr %975, align 4
  %976 = load i64, ptr %41, align 8
  %977 = shl nsw i64 %976, 4
  %978 = getelementptr inbounds i8, ptr %119, i64 %977
  %979 = getelementptr inbounds nuw i8, ptr %978, i64 64
  %980 = load <16 x float>, ptr %979, align 4
  %981 = fadd <16 x float> %807, %980
  %982 = load i64, ptr %38, align 8
  %983 = shl nsw i64 %982, 4
  %984 = getelementptr inbounds i8, ptr %109, i64 %983
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 64
  store <16 x float> %981, ptr %985, align 4
  %986 = load i64, ptr %41, align 8
  %987 = mul nsw i64 %986, 20
  %988 = getelementptr inbounds i8, ptr %119, i64 %987
  %989 = load <16 x float>, ptr %988, align 4
  %990 = fadd <16 x float> %806, %989
  %991 = load i64, ptr %38, align 8
  %992 = mul nsw i64 %991, 20
  %993 = getelementptr inbounds i8, ptr %109, i64 %992
  store <16 x float> %990, ptr %993, align 4
  %994 = load i64, ptr %41, align 8
  %995 = mul nsw i64 %994, 20
  %996 = getelementptr inbounds i8, ptr %119, i64 %995
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 64
  %998 = load <16 x float>, ptr %997, align 4
  %999 = fadd <16 x float> %805, %998
  br label %1000

1000:                                             ; preds = %818, %912
  %1001 = phi <16 x float> [ %999, %912 ], [ %805, %818 ]
  %1002 = load i64, ptr %38, align 8
  %1003 = mul nsw i64 %1002, 20
  %1004 = getelementptr inbounds i8, ptr %109, i64 %1003
  %1005 = getelementptr inbounds nuw i8, ptr %1004, i64 64
  store <16 x float> %1001, ptr %1005, align 4
  br label %3394

1006:                                             ; preds = %118
  %1007 = load <16 x float>, ptr %109, align 4
  %1008 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1007
  %1009 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %1010 = load <16 x float>, ptr %1009, align 4
  %1011 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1010
  %1012 = getelementptr inbounds float, ptr %109, i64 %106
  %1013 = load <16 x float>, ptr %1012, align 4
  %1014 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1013
  %1015 = getelementptr inbounds nuw i8, ptr %1012, i64 64
  %1016 = load <16 x float>, ptr %1015, align 4
  %1017 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1016
  %1018 = shl nsw i64 %106, 3
  %1019 = getelementptr inbounds i8, ptr %109, i64 %1018
  %1020 = load <16 x float>, ptr %1019, align 4
  %1021 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1020
  %1022 = getelementptr inbounds nuw i8, ptr %1019, i64 64
  %1023 = load <16 x float>, ptr %1022, align 4
  %1024 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1023
  %1025 = mul nsw i64 %106, 12
  %1026 = getelementptr inbounds i8, ptr %109, i64 %1025
  %1027 = load <16 x float>, ptr %1026, align 4
  %1028 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1027
  %1029 = getelementptr inbounds nuw i8, ptr %1026, i64 64
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1030
  %1032 = shl nsw i64 %106, 4
  %1033 = getelementptr inbounds i8, ptr %109, i64 %1032
  %1034 = load <16 x float>, ptr %1033, align 4
  %1035 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1034
  %1036 = getelementptr inbounds nuw i8, ptr %1033, i64 64
  %1037 = load <16 x float>, ptr %1036, align 4
  %1038 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1037
  %1039 = mul nsw i64 %106, 20
  %1040 = getelementptr inbounds i8, ptr %109, i64 %1039
  %1041 = load <16 x float>, ptr %1040, align 4
  %1042 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1041
  %1043 = getelementptr inbounds nuw i8, ptr %1040, i64 64
  %1044 = load <16 x float>, ptr %1043, align 4
  %1045 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1044
  %1046 = mul nsw i64 %106, 24
  %1047 = getelementptr inbounds i8, ptr %109, i64 %1046
  %1048 = load <16 x float>, ptr %1047, align 4
  %1049 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1048
  %1050 = getelementptr inbounds nuw i8, ptr %1047, i64 64
  %1051 = load <16 x float>, ptr %1050, align 4
  %1052 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1051
  %1053 = icmp sgt i64 %91, 0
  br i1 %1053, label %1055, label %1054

1054:                                             ; preds = %1055, %1006
  br i1 %73, label %1115, label %1062

1055:                                             ; preds = %1006, %1055
  %1056 = phi i64 [ %1060, %1055 ], [ 0, %1006 ]
  %1057 = add nuw nsw i64 %1056, 7
  %1058 = mul nsw i64 %1057, %106
  %1059 = getelementptr inbounds float, ptr %109, i64 %1058
  tail call void @llvm.prefetch.p0(ptr %1059, i32 1, i32 3, i32 1)
  %1060 = add nuw nsw i64 %1056, 1
  %1061 = icmp slt i64 %1060, %91
  br i1 %1061, label %1055, label %1054, !llvm.loop !62

1062:                                             ; preds = %1115, %1054
  %1063 = phi <16 x float> [ %1052, %1054 ], [ %1183, %1115 ]
  %1064 = phi <16 x float> [ %1049, %1054 ], [ %1182, %1115 ]
  %1065 = phi <16 x float> [ %1045, %1054 ], [ %1177, %1115 ]
  %1066 = phi <16 x float> [ %1042, %1054 ], [ %1176, %1115 ]
  %1067 = phi <16 x float> [ %1038, %1054 ], [ %1171, %1115 ]
  %1068 = phi <16 x float> [ %1035, %1054 ], [ %1170, %1115 ]
  %1069 = phi <16 x float> [ %1031, %1054 ], [ %1165, %1115 ]
  %1070 = phi <16 x float> [ %1028, %1054 ], [ %1164, %1115 ]
  %1071 = phi <16 x float> [ %1024, %1054 ], [ %1159, %1115 ]
  %1072 = phi <16 x float> [ %1021, %1054 ], [ %1158, %1115 ]
  %1073 = phi <16 x float> [ %1017, %1054 ], [ %1153, %1115 ]
  %1074 = phi <16 x float> [ %1014, %1054 ], [ %1152, %1115 ]
  %1075 = phi <16 x float> [ %1011, %1054 ], [ %1147, %1115 ]
  %1076 = phi <16 x float> [ %1008, %1054 ], [ %1146, %1115 ]
  %1077 = icmp eq ptr %119, null
  br i1 %1077, label %1078, label %1187

1078:                                             ; preds = %1062
  store <16 x float> %1076, ptr %109, align 4
  store <16 x float> %1075, ptr %1009, align 4
  %1079 = load i64, ptr %38, align 8
  %1080 = getelementptr inbounds float, ptr %109, i64 %1079
  store <16 x float> %1074, ptr %1080, align 4
  %1081 = load i64, ptr %38, align 8
  %1082 = getelementptr inbounds float, ptr %109, i64 %1081
  %1083 = getelementptr inbounds nuw i8, ptr %1082, i64 64
  store <16 x float> %1073, ptr %1083, align 4
  %1084 = load i64, ptr %38, align 8
  %1085 = shl nsw i64 %1084, 3
  %1086 = getelementptr inbounds i8, ptr %109, i64 %1085
  store <16 x float> %1072, ptr %1086, align 4
  %1087 = load i64, ptr %38, align 8
  %1088 = shl nsw i64 %1087, 3
  %1089 = getelementptr inbounds i8, ptr %109, i64 %1088
  %1090 = getelementptr inbounds nuw i8, ptr %1089, i64 64
  store <16 x float> %1071, ptr %1090, align 4
  %1091 = load i64, ptr %38, align 8
  %1092 = mul nsw i64 %1091, 12
  %1093 = getelementptr inbounds i8, ptr %109, i64 %1092
  store <16 x float> %1070, ptr %1093, align 4
  %1094 = load i64, ptr %38, align 8
  %1095 = mul nsw i64 %1094, 12
  %1096 = getelementptr inbounds i8, ptr %109, i64 %1095
  %1097 = getelementptr inbounds nuw i8, ptr %1096, i64 64
  store <16 x float> %1069, ptr %1097, align 4
  %1098 = load i64, ptr %38, align 8
  %1099 = shl nsw i64 %1098, 4
  %1100 = getelementptr inbounds i8, ptr %109, i64 %1099
  store <16 x float> %1068, ptr %1100, align 4
  %1101 = load i64, ptr %38, align 8
  %1102 = shl nsw i64 %1101, 4
  %1103 = getelementptr inbounds i8, ptr %109, i64 %1102
  %1104 = getelementptr inbounds nuw i8, ptr %1103, i64 64
  store <16 x float> %1067, ptr %1104, align 4
  %1105 = load i64, ptr %38, align 8
  %1106 = mul nsw i64 %1105, 20
  %1107 = getelementptr inbounds i8, ptr %109, i64 %1106
  store <16 x float> %1066, ptr %1107, align 4
  %1108 = load i64, ptr %38, align 8
  %1109 = mul nsw i64 %1108, 20
  %1110 = getelementptr inbounds i8, ptr %109, i64 %1109
  %1111 = getelementptr inbounds nuw i8, ptr %1110, i64 64
  store <16 x float> %1065, ptr %1111, align 4
  %1112 = load i64, ptr %38, align 8
  %1113 = mul nsw i64 %1112, 24
  %1114 = getelementptr inbounds i8, ptr %109, i64 %1113
  store <16 x float> %1064, ptr %1114, align 4
  br label %1293

1115:                                             ; preds = %1054, %1115
  %1116 = phi <16 x float> [ %1183, %1115 ], [ %1052, %1054 ]
  %1117 = phi <16 x float> [ %1182, %1115 ], [ %1049, %1054 ]
  %1118 = phi <16 x float> [ %1177, %1115 ], [ %1045, %1054 ]
  %1119 = phi <16 x float> [ %1176, %1115 ], [ %1042, %1054 ]
  %1120 = phi <16 x float> [ %1171, %1115 ], [ %1038, %1054 ]
  %1121 = phi <16 x float> [ %1170, %1115 ], [ %1035, %1054 ]
  %1122 = phi <16 x float> [ %1165, %1115 ], [ %1031, %1054 ]
  %1123 = phi <16 x float> [ %1164, %1115 ], [ %1028, %1054 ]
  %1124 = phi <16 x float> [ %1159, %1115 ], [ %1024, %1054 ]
  %1125 = phi <16 x float> [ %1158, %1115 ], [ %1021, %1054 ]
  %1126 = phi <16 x float> [ %1153, %1115 ], [ %1017, %1054 ]
  %1127 = phi <16 x float> [ %1152, %1115 ], [ %1014, %1054 ]
  %1128 = phi <16 x float> [ %1147, %1115 ], [ %1011, %1054 ]
  %1129 = phi <16 x float> [ %1146, %1115 ], [ %1008, %1054 ]
  %1130 = phi i64 [ %1184, %1115 ], [ %97, %1054 ]
  %1131 = phi i64 [ %1185, %1115 ], [ 0, %1054 ]
  %1132 = shl nsw i64 %1131, 7
  %1133 = getelementptr inbounds nuw i8, ptr %71, i64 %1132
  %1134 = load <16 x float>, ptr %1133, align 4
  %1135 = getelementptr inbounds nuw i8, ptr %1133, i64 64
  %1136 = load <16 x float>, ptr %1135, align 4
  %1137 = ashr i64 %1130, 11
  %1138 = and i64 %1137, -32
  %1139 = getelementptr inbounds float, ptr %98, i64 %1138
  call void @llvm.prefetch.p0(ptr %1139, i32 0, i32 2, i32 1)
  %1140 = getelementptr inbounds nuw i8, ptr %1139, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1140, i32 0, i32 2, i32 1)
  %1141 = mul i64 %1131, 28
  %1142 = getelementptr i8, ptr %104, i64 %1141
  %1143 = load float, ptr %1142, align 4
  %1144 = insertelement <16 x float> poison, float %1143, i64 0
  %1145 = shufflevector <16 x float> %1144, <16 x float> poison, <16 x i32> zeroinitializer
  %1146 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1145, <16 x float> %1134, <16 x float> %1129)
  %1147 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1145, <16 x float> %1136, <16 x float> %1128)
  %1148 = getelementptr i8, ptr %1142, i64 4
  %1149 = load float, ptr %1148, align 4
  %1150 = insertelement <16 x float> poison, float %1149, i64 0
  %1151 = shufflevector <16 x float> %1150, <16 x float> poison, <16 x i32> zeroinitializer
  %1152 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1151, <16 x float> %1134, <16 x float> %1127)
  %1153 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1151, <16 x float> %1136, <16 x float> %1126)
  %1154 = getelementptr i8, ptr %1142, i64 8
  %1155 = load float, ptr %1154, align 4
  %1156 = insertelement <16 x float> poison, float %1155, i64 0
  %1157 = shufflevector <16 x float> %1156, <16 x float> poison, <16 x i32> zeroinitializer
  %1158 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1157, <16 x float> %1134, <16 x float> %1125)
  %1159 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1157, <16 x float> %1136, <16 x float> %1124)
  %1160 = getelementptr i8, ptr %1142, i64 12
  %1161 = load float, ptr %1160, align 4
  %1162 = insertelement <16 x float> poison, float %1161, i64 0
  %1163 = shufflevector <16 x float> %1162, <16 x float> poison, <16 x i32> zeroinitializer
  %1164 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1134, <16 x float> %1123)
  %1165 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1136, <16 x float> %1122)
  %1166 = getelementptr i8, ptr %1142, i64 16
  %1167 = load float, ptr %1166, align 4
  %1168 = insertelement <16 x float> poison, float %1167, i64 0
  %1169 = shufflevector <16 x float> %1168, <16 x float> poison, <16 x i32> zeroinitializer
  %1170 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1169, <16 x float> %1134, <16 x float> %1121)
  %1171 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1169, <16 x float> %1136, <16 x float> %1120)
  %1172 = getelementptr i8, ptr %1142, i64 20
  %1173 = load float, ptr %1172, align 4
  %1174 = insertelement <16 x float> poison, float %1173, i64 0
  %1175 = shufflevector <16 x float> %1174, <16 x float> poison, <16 x i32> zeroinitializer
  %1176 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1175, <16 x float> %1134, <16 x float> %1119)
  %1177 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1175, <16 x float> %1136, <16 x float> %1118)
  %1178 = getelementptr i8, ptr %1142, i64 24
  %1179 = load float, ptr %1178, align 4
  %1180 = insertelement <16 x float> poison, float %1179, i64 0
  %1181 = shufflevector <16 x float> %1180, <16 x float> poison, <16 x i32> zeroinitializer
  %1182 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1181, <16 x float> %1134, <16 x float> %1117)
  %1183 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1181, <16 x float> %1136, <16 x float> %1116)
  %1184 = add nsw i64 %1130, %94
  %1185 = add nuw nsw i64 %1131, 1
  %1186 = icmp slt i64 %1185, %54
  br i1 %1186, label %1115, label %1062, !llvm.loop !63

1187:                                             ; preds = %1062
  %1188 = load <16 x float>, ptr %119, align 4
  %1189 = fadd <16 x float> %1076, %1188
  store <16 x float> %1189, ptr %109, align 4
  %1190 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %1191 = load <16 x float>, ptr %1190, align 4
  %1192 = fadd <16 x float> %1075, %1191
  store <16 x float> %1192, ptr %1009, align 4
  %1193 = load i64, ptr %41, align 8
  %1194 = getelementptr inbounds float, ptr %119, i64 %1193
  %1195 = load <16 x float>, ptr %1194, align 4
  %1196 = fadd <16 x float> %1074, %1195
  %1197 = load i64, ptr %38, align 8
  %1198 = getelementptr inbounds float, ptr %109, i64 %1197
  store <16 x float> %1196, ptr %1198, align 4
  %1199 = load i64, ptr %41, align 8
  %1200 = getelementptr inbounds float, ptr %119, i64 %1199
  %1201 = getelementptr inbounds nuw i8, ptr %1200, i64 64
  %1202 = load <16 x float>, ptr %1201, align 4
  %1203 = fadd <16 x float> %1073, %1202
  %1204 = load i64, ptr %38, align 8
  %1205 = getelementptr inbounds float, ptr %109, i64 %1204
  %1206 = getelementptr inbounds nuw i8, ptr %1205, i64 64
  store <16 x float> %1203, ptr %1206, align 4
  %1207 = load i64, ptr %41, align 8
  %1208 = shl nsw i64 %1207, 3
  %1209 = getelementptr inbounds i8, ptr %119, i64 %1208
  %1210 = load <16 x float>, ptr %1209, align 4
  %1211 = fadd <16 x float> %1072, %1210
  %1212 = load i64, ptr %38, align 8
  %1213 = shl nsw i64 %1212, 3
  %1214 = getelementptr inbounds i8, ptr %109, i64 %1213
  store <16 x float> %1211, ptr %1214, align 4
  %1215 = load i64, ptr %41, align 8
  %1216 = shl nsw i64 %1215, 3
  %1217 = getelementptr inbounds i8, ptr %119, i64 %1216
  %1218 = getelementptr inbounds nuw i8, ptr %1217, i64 64
  %1219 = load <16 x float>, ptr %1218, align 4
  %1220 = fadd <16 x float> %1071, %1219
  %1221 = load i64, ptr %38, align 8
  %1222 = shl nsw i64 %1221, 3
  %1223 = getelementptr inbounds i8, ptr %109, i64 %1222
  %1224 = getelementptr inbounds nuw i8, ptr %1223, i64 64
  store <16 x float> %1220, ptr %1224, align 4
  %1225 = load i64, ptr %41, align 8
  %1226 = mul nsw i64 %1225, 12
  %1227 = getelementptr inbounds i8, ptr %119, i64 %1226
  %1228 = load <16 x float>, ptr %1227, align 4
  %1229 = fadd <16 x float> %1070, %1228
  %1230 = load i64, ptr %38, align 8
  %1231 = mul nsw i64 %1230, 12
  %1232 = getelementptr inbounds i8, ptr %109, i64 %1231
  store <16 x float> %1229, ptr %1232, align 4
  %1233 = load i64, ptr %41, align 8
  %1234 = mul nsw i64 %1233, 12
  %1235 = getelementptr inbounds i8, ptr %119, i64 %1234
  %1236 = getelementptr inbounds nuw i8, ptr %1235, i64 64
  %1237 = load <16 x float>, ptr %1236, align 4
  %1238 = fadd <16 x float> %1069, %1237
  %1239 = load i64, ptr %38, align 8
  %1240 = mul nsw i64 %1239, 12
  %1241 = getelementptr inbounds i8, ptr %109, i64 %1240
  %1242 = getelementptr inbounds nuw i8, ptr %1241, i64 64
  store <16 x float> %1238, ptr %1242, align 4
  %1243 = load i64, ptr %41, align 8
  %1244 = shl nsw i64 %1243, 4
  %1245 = getelementptr inbounds i8, ptr %119, i64 %1244
  %1246 = load <16 x float>, ptr %1245, align 4
  %1247 = fadd <16 x float> %1068, %1246
  %1248 = load i64, ptr %38, align 8
  %1249 = shl nsw i64 %1248, 4
  %1250 = getelementptr inbounds i8, ptr %109, i64 %1249
  store <16 x float> %1247, ptr %1250, align 4
  %1251 = load i64, ptr %41, align 8
  %1252 = shl nsw i64 %1251, 4
  %1253 = getelementptr inbounds i8, ptr %119, i64 %1252
  %1254 = getelementptr inbounds nuw i8, ptr %1253, i64 64
  %1255 = load <16 x float>, ptr %1254, align 4
  %1256 = fadd <16 x float> %1067, %1255
  %1257 = load i64, ptr %38, align 8
  %1258 = shl nsw i64 %1257, 4
  %1259 = getelementptr inbounds i8, ptr %109, i64 %1258
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 64
  store <16 x float> %1256, ptr %1260, align 4
  %1261 = load i64, ptr %41, align 8
  %1262 = mul nsw i64 %1261, 20
  %1263 = getelementptr inbounds i8, ptr %119, i64 %1262
  %1264 = load <16 x float>, ptr %1263, align 4
  %1265 = fadd <16 x float> %1066, %1264
  %1266 = load i64, ptr %38, align 8
  %1267 = mul nsw i64 %1266, 20
  %1268 = getelementptr inbounds i8, ptr %109, i64 %1267
  store <16 x float> %1265, ptr %1268, align 4
  %1269 = load i64, ptr %41, align 8
  %1270 = mul nsw i64 %1269, 20
  %1271 = getelementptr inbounds i8, ptr %119, i64 %1270
  %1272 = getelementptr inbounds nuw i8, ptr %1271, i64 64
  %1273 = load <16 x float>, ptr %1272, align 4
  %1274 = fadd <16 x float> %1065, %1273
  %1275 = load i64, ptr %38, align 8
  %1276 = mul nsw i64 %1275, 20
  %1277 = getelementptr inbounds i8, ptr %109, i64 %1276
  %1278 = getelementptr inbounds nuw i8, ptr %1277, i64 64
  store <16 x float> %1274, ptr %1278, align 4
  %1279 = load i64, ptr %41, align 8
  %1280 = mul nsw i64 %1279, 24
  %1281 = getelementptr inbounds i8, ptr %119, i64 %1280
  %1282 = load <16 x float>, ptr %1281, align 4
  %1283 = fadd <16 x float> %1064, %1282
  %1284 = load i64, ptr %38, align 8
  %1285 = mul nsw i64 %1284, 24
  %1286 = getelementptr inbounds i8, ptr %109, i64 %1285
  store <16 x float> %1283, ptr %1286, align 4
  %1287 = load i64, ptr %41, align 8
  %1288 = mul nsw i64 %1287, 24
  %1289 = getelementptr inbounds i8, ptr %119, i64 %1288
  %1290 = getelementptr inbounds nuw i8, ptr %1289, i64 64
  %1291 = load <16 x float>, ptr %1290, align 4
  %1292 = fadd <16 x float> %1063, %1291
  br label %1293

1293:                                             ; preds = %1078, %1187
  %1294 = phi <16 x float> [ %1292, %1187 ], [ %1063, %1078 ]
  %1295 = load i64, ptr %38, align 8
  %1296 = mul nsw i64 %1295, 24
  %1297 = getelementptr inbounds i8, ptr %109, i64 %1296
  %1298 = getelementptr inbounds nuw i8, ptr %1297, i64 64
  store <16 x float> %1294, ptr %1298, align 4
  br label %3394

1299:                                             ; preds = %118
  %1300 = load <16 x float>, ptr %109, align 4
  %1301 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1300
  %1302 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %1303 = load <16 x float>, ptr %1302, align 4
  %1304 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1303
  %1305 = getelementptr inbounds float, ptr %109, i64 %106
  %1306 = load <16 x float>, ptr %1305, align 4
  %1307 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1306
  %1308 = getelementptr inbounds nuw i8, ptr %1305, i64 64
  %1309 = load <16 x float>, ptr %1308, align 4
  %1310 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1309
  %1311 = shl nsw i64 %106, 3
  %1312 = getelementptr inbounds i8, ptr %109, i64 %1311
  %1313 = load <16 x float>, ptr %1312, align 4
  %1314 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1313
  %1315 = getelementptr inbounds nuw i8, ptr %1312, i64 64
  %1316 = load <16 x float>, ptr %1315, align 4
  %1317 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1316
  %1318 = mul nsw i64 %106, 12
  %1319 = getelementptr inbounds i8, ptr %109, i64 %1318
  %1320 = load <16 x float>, ptr %1319, align 4
  %1321 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1320
  %1322 = getelementptr inbounds nuw i8, ptr %1319, i64 64
  %1323 = load <16 x float>, ptr %1322, align 4
  %1324 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1323
  %1325 = shl nsw i64 %106, 4
  %1326 = getelementptr inbounds i8, ptr %109, i64 %1325
  %1327 = load <16 x float>, ptr %1326, align 4
  %1328 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1327
  %1329 = getelementptr inbounds nuw i8, ptr %1326, i64 64
  %1330 = load <16 x float>, ptr %1329, align 4
  %1331 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1330
  %1332 = mul nsw i64 %106, 20
  %1333 = getelementptr inbounds i8, ptr %109, i64 %1332
  %1334 = load <16 x float>, ptr %1333, align 4
  %1335 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1334
  %1336 = getelementptr inbounds nuw i8, ptr %1333, i64 64
  %1337 = load <16 x float>, ptr %1336, align 4
  %1338 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1337
  %1339 = mul nsw i64 %106, 24
  %1340 = getelementptr inbounds i8, ptr %109, i64 %1339
  %1341 = load <16 x float>, ptr %1340, align 4
  %1342 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1341
  %1343 = getelementptr inbounds nuw i8, ptr %1340, i64 64
  %1344 = load <16 x float>, ptr %1343, align 4
  %1345 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1344
  %1346 = mul nsw i64 %106, 28
  %1347 = getelementptr inbounds i8, ptr %109, i64 %1346
  %1348 = load <16 x float>, ptr %1347, align 4
  %1349 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1348
  %1350 = getelementptr inbounds nuw i8, ptr %1347, i64 64
  %1351 = load <16 x float>, ptr %1350, align 4
  %1352 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1351
  %1353 = icmp sgt i64 %91, 0
  br i1 %1353, label %1355, label %1354

1354:                                             ; preds = %1355, %1299
  br i1 %73, label %1424, label %1362

1355:                                             ; preds = %1299, %1355
  %1356 = phi i64 [ %1360, %1355 ], [ 0, %1299 ]
  %1357 = add nuw nsw i64 %1356, 8
  %1358 = mul nsw i64 %1357, %106
  %1359 = getelementptr inbounds float, ptr %109, i64 %1358
  tail call void @llvm.prefetch.p0(ptr %1359, i32 1, i32 3, i32 1)
  %1360 = add nuw nsw i64 %1356, 1
  %1361 = icmp slt i64 %1360, %91
  br i1 %1361, label %1355, label %1354, !llvm.loop !62

1362:                                             ; preds = %1424, %1354
  %1363 = phi <16 x float> [ %1352, %1354 ], [ %1500, %1424 ]
  %1364 = phi <16 x float> [ %1349, %1354 ], [ %1499, %1424 ]
  %1365 = phi <16 x float> [ %1345, %1354 ], [ %1494, %1424 ]
  %1366 = phi <16 x float> [ %1342, %1354 ], [ %1493, %1424 ]
  %1367 = phi <16 x float> [ %1338, %1354 ], [ %1488, %1424 ]
  %1368 = phi <16 x float> [ %1335, %1354 ], [ %1487, %1424 ]
  %1369 = phi <16 x float> [ %1331, %1354 ], [ %1482, %1424 ]
  %1370 = phi <16 x float> [ %1328, %1354 ], [ %1481, %1424 ]
  %1371 = phi <16 x float> [ %1324, %1354 ], [ %1476, %1424 ]
  %1372 = phi <16 x float> [ %1321, %1354 ], [ %1475, %1424 ]
  %1373 = phi <16 x float> [ %1317, %1354 ], [ %1470, %1424 ]
  %1374 = phi <16 x float> [ %1314, %1354 ], [ %1469, %1424 ]
  %1375 = phi <16 x float> [ %1310, %1354 ], [ %1464, %1424 ]
  %1376 = phi <16 x float> [ %1307, %1354 ], [ %1463, %1424 ]
  %1377 = phi <16 x float> [ %1304, %1354 ], [ %1458, %1424 ]
  %1378 = phi <16 x float> [ %1301, %1354 ], [ %1457, %1424 ]
  %1379 = icmp eq ptr %119, null
  br i1 %1379, label %1380, label %1504

1380:                                             ; preds = %1362
  store <16 x float> %1378, ptr %109, align 4
  store <16 x float> %1377, ptr %1302, align 4
  %1381 = load i64, ptr %38, align 8
  %1382 = getelementptr inbounds float, ptr %109, i64 %1381
  store <16 x float> %1376, ptr %1382, align 4
  %1383 = load i64, ptr %38, align 8
  %1384 = getelementptr inbounds float, ptr %109, i64 %1383
  %1385 = getelementptr inbounds nuw i8, ptr %1384, i64 64
  store <16 x float> %1375, ptr %1385, align 4
  %1386 = load i64, ptr %38, align 8
  %1387 = shl nsw i64 %1386, 3
  %1388 = getelementptr inbounds i8, ptr %109, i64 %1387
  store <16 x float> %1374, ptr %1388, align 4
  %1389 = load i64, ptr %38, align 8
  %1390 = shl nsw i64 %1389, 3
  %1391 = getelementptr inbounds i8, ptr %109, i64 %1390
  %1392 = getelementptr inbounds nuw i8, ptr %1391, i64 64
  store <16 x float> %1373, ptr %1392, align 4
  %1393 = load i64, ptr %38, align 8
  %1394 = mul nsw i64 %1393, 12
  %1395 = getelementptr inbounds i8, ptr %109, i64 %1394
  store <16 x float> %1372, ptr %1395, align 4
  %1396 = load i64, ptr %38, align 8
  %1397 = mul nsw i64 %1396, 12
  %1398 = getelementptr inbounds i8, ptr %109, i64 %1397
  %1399 = getelementptr inbounds nuw i8, ptr %1398, i64 64
  store <16 x float> %1371, ptr %1399, align 4
  %1400 = load i64, ptr %38, align 8
  %1401 = shl nsw i64 %1400, 4
  %1402 = getelementptr inbounds i8, ptr %109, i64 %1401
  store <16 x float> %1370, ptr %1402, align 4
  %1403 = load i64, ptr %38, align 8
  %1404 = shl nsw i64 %1403, 4
  %1405 = getelementptr inbounds i8, ptr %109, i64 %1404
  %1406 = getelementptr inbounds nuw i8, ptr %1405, i64 64
  store <16 x float> %1369, ptr %1406, align 4
  %1407 = load i64, ptr %38, align 8
  %1408 = mul nsw i64 %1407, 20
  %1409 = getelementptr inbounds i8, ptr %109, i64 %1408
  store <16 x float> %1368, ptr %1409, align 4
  %1410 = load i64, ptr %38, align 8
  %1411 = mul nsw i64 %1410, 20
  %1412 = getelementptr inbounds i8, ptr %109, i64 %1411
  %1413 = getelementptr inbounds nuw i8, ptr %1412, i64 64
  store <16 x float> %1367, ptr %1413, align 4
  %1414 = load i64, ptr %38, align 8
  %1415 = mul nsw i64 %1414, 24
  %1416 = getelementptr inbounds i8, ptr %109, i64 %1415
  store <16 x float> %1366, ptr %1416, align 4
  %1417 = load i64, ptr %38, align 8
  %1418 = mul nsw i64 %1417, 24
  %1419 = getelementptr inbounds i8, ptr %109, i64 %1418
  %1420 = getelementptr inbounds nuw i8, ptr %1419, i64 64
  store <16 x float> %1365, ptr %1420, align 4
  %1421 = load i64, ptr %38, align 8
  %1422 = mul nsw i64 %1421, 28
  %1423 = getelementptr inbounds i8, ptr %109, i64 %1422
  store <16 x float> %1364, ptr %1423, align 4
  br label %1628

1424:                                             ; preds = %1354, %1424
  %1425 = phi <16 x float> [ %1500, %1424 ], [ %1352, %1354 ]
  %1426 = phi <16 x float> [ %1499, %1424 ], [ %1349, %1354 ]
  %1427 = phi <16 x float> [ %1494, %1424 ], [ %1345, %1354 ]
  %1428 = phi <16 x float> [ %1493, %1424 ], [ %1342, %1354 ]
  %1429 = phi <16 x float> [ %1488, %1424 ], [ %1338, %1354 ]
  %1430 = phi <16 x float> [ %1487, %1424 ], [ %1335, %1354 ]
  %1431 = phi <16 x float> [ %1482, %1424 ], [ %1331, %1354 ]
  %1432 = phi <16 x float> [ %1481, %1424 ], [ %1328, %1354 ]
  %1433 = phi <16 x float> [ %1476, %1424 ], [ %1324, %1354 ]
  %1434 = phi <16 x float> [ %1475, %1424 ], [ %1321, %1354 ]
  %1435 = phi <16 x float> [ %1470, %1424 ], [ %1317, %1354 ]
  %1436 = phi <16 x float> [ %1469, %1424 ], [ %1314, %1354 ]
  %1437 = phi <16 x float> [ %1464, %1424 ], [ %1310, %1354 ]
  %1438 = phi <16 x float> [ %1463, %1424 ], [ %1307, %1354 ]
  %1439 = phi <16 x float> [ %1458, %1424 ], [ %1304, %1354 ]
  %1440 = phi <16 x float> [ %1457, %1424 ], [ %1301, %1354 ]
  %1441 = phi i64 [ %1501, %1424 ], [ %97, %1354 ]
  %1442 = phi i64 [ %1502, %1424 ], [ 0, %1354 ]
  %1443 = shl nsw i64 %1442, 7
  %1444 = getelementptr inbounds nuw i8, ptr %71, i64 %1443
  %1445 = load <16 x float>, ptr %1444, align 4
  %1446 = getelementptr inbounds nuw i8, ptr %1444, i64 64
  %1447 = load <16 x float>, ptr %1446, align 4
  %1448 = ashr i64 %1441, 11
  %1449 = and i64 %1448, -32
  %1450 = getelementptr inbounds float, ptr %98, i64 %1449
  call void @llvm.prefetch.p0(ptr %1450, i32 0, i32 2, i32 1)
  %1451 = getelementptr inbounds nuw i8, ptr %1450, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1451, i32 0, i32 2, i32 1)
  %1452 = shl i64 %1442, 5
  %1453 = getelementptr i8, ptr %104, i64 %1452
  %1454 = load float, ptr %1453, align 4
  %1455 = insertelement <16 x float> poison, float %1454, i64 0
  %1456 = shufflevector <16 x float> %1455, <16 x float> poison, <16 x i32> zeroinitializer
  %1457 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1456, <16 x float> %1445, <16 x float> %1440)
  %1458 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1456, <16 x float> %1447, <16 x float> %1439)
  %1459 = getelementptr i8, ptr %1453, i64 4
  %1460 = load float, ptr %1459, align 4
  %1461 = insertelement <16 x float> poison, float %1460, i64 0
  %1462 = shufflevector <16 x float> %1461, <16 x float> poison, <16 x i32> zeroinitializer
  %1463 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1462, <16 x float> %1445, <16 x float> %1438)
  %1464 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1462, <16 x float> %1447, <16 x float> %1437)
  %1465 = getelementptr i8, ptr %1453, i64 8
  %1466 = load float, ptr %1465, align 4
  %1467 = insertelement <16 x float> poison, float %1466, i64 0
  %1468 = shufflevector <16 x float> %1467, <16 x float> poison, <16 x i32> zeroinitializer
  %1469 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1468, <16 x float> %1445, <16 x float> %1436)
  %1470 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1468, <16 x float> %1447, <16 x float> %1435)
  %1471 = getelementptr i8, ptr %1453, i64 12
  %1472 = load float, ptr %1471, align 4
  %1473 = insertelement <16 x float> poison, float %1472, i64 0
  %1474 = shufflevector <16 x float> %1473, <16 x float> poison, <16 x i32> zeroinitializer
  %1475 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1474, <16 x float> %1445, <16 x float> %1434)
  %1476 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1474, <16 x float> %1447, <16 x float> %1433)
  %1477 = getelementptr i8, ptr %1453, i64 16
  %1478 = load float, ptr %1477, align 4
  %1479 = insertelement <16 x float> poison, float %1478, i64 0
  %1480 = shufflevector <16 x float> %1479, <16 x float> poison, <16 x i32> zeroinitializer
  %1481 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1480, <16 x float> %1445, <16 x float> %1432)
  %1482 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1480, <16 x float> %1447, <16 x float> %1431)
  %1483 = getelementptr i8, ptr %1453, i64 20
  %1484 = load float, ptr %1483, align 4
  %1485 = insertelement <16 x float> poison, float %1484, i64 0
  %1486 = shufflevector <16 x float> %1485, <16 x float> poison, <16 x i32> zeroinitializer
  %1487 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1486, <16 x float> %1445, <16 x float> %1430)
  %1488 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1486, <16 x float> %1447, <16 x float> %1429)
  %1489 = getelementptr i8, ptr %1453, i64 24
  %1490 = load float, ptr %1489, align 4
  %1491 = insertelement <16 x float> poison, float %1490, i64 0
  %1492 = shufflevector <16 x float> %1491, <16 x float> poison, <16 x i32> zeroinitializer
  %1493 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1492, <16 x float> %1445, <16 x float> %1428)
  %1494 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1492, <16 x float> %1447, <16 x float> %1427)
  %1495 = getelementptr i8, ptr %1453, i64 28
  %1496 = load float, ptr %1495, align 4
  %1497 = insertelement <16 x float> poison, float %1496, i64 0
  %1498 = shufflevector <16 x float> %1497, <16 x float> poison, <16 x i32> zeroinitializer
  %1499 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1498, <16 x float> %1445, <16 x float> %1426)
  %1500 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1498, <16 x float> %1447, <16 x float> %1425)
  %1501 = add nsw i64 %1441, %94
  %1502 = add nuw nsw i64 %1442, 1
  %1503 = icmp slt i64 %1502, %54
  br i1 %1503, label %1424, label %1362, !llvm.loop !63

1504:                                             ; preds = %1362
  %1505 = load <16 x float>, ptr %119, align 4
  %1506 = fadd <16 x float> %1378, %1505
  store <16 x float> %1506, ptr %109, align 4
  %1507 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %1508 = load <16 x float>, ptr %1507, align 4
  %1509 = fadd <16 x float> %1377, %1508
  store <16 x float> %1509, ptr %1302, align 4
  %1510 = load i64, ptr %41, align 8
  %1511 = getelementptr inbounds float, ptr %119, i64 %1510
  %1512 = load <16 x float>, ptr %1511, align 4
  %1513 = fadd <16 x float> %1376, %1512
  %1514 = load i64, ptr %38, align 8
  %1515 = getelementptr inbounds float, ptr %109, i64 %1514
  store <16 x float> %1513, ptr %1515, align 4
  %1516 = load i64, ptr %41, align 8
  %1517 = getelementptr inbounds float, ptr %119, i64 %1516
  %1518 = getelementptr inbounds nuw i8, ptr %1517, i64 64
  %1519 = load <16 x float>, ptr %1518, align 4
  %1520 = fadd <16 x float> %1375, %1519
  %1521 = load i64, ptr %38, align 8
  %1522 = getelementptr inbounds float, ptr %109, i64 %1521
  %1523 = getelementptr inbounds nuw i8, ptr %1522, i64 64
  store <16 x float> %1520, ptr %1523, align 4
  %1524 = load i64, ptr %41, align 8
  %1525 = shl nsw i64 %1524, 3
  %1526 = getelementptr inbounds i8, ptr %119, i64 %1525
  %1527 = load <16 x float>, ptr %1526, align 4
  %1528 = fadd <16 x float> %1374, %1527
  %1529 = load i64, ptr %38, align 8
  %1530 = shl nsw i64 %1529, 3
  %1531 = getelementptr inbounds i8, ptr %109, i64 %1530
  store <16 x float> %1528, ptr %1531, align 4
  %1532 = load i64, ptr %41, align 8
  %1533 = shl nsw i64 %1532, 3
  %1534 = getelementptr inbounds i8, ptr %119, i64 %1533
  %1535 = getelementptr inbounds nuw i8, ptr %1534, i64 64
  %1536 = load <16 x float>, ptr %1535, align 4
  %1537 = fadd <16 x float> %1373, %1536
  %1538 = load i64, ptr %38, align 8
  %1539 = shl nsw i64 %1538, 3
  %1540 = getelementptr inbounds i8, ptr %109, i64 %1539
  %1541 = getelementptr inbounds nuw i8, ptr %1540, i64 64
  store <16 x float> %1537, ptr %1541, align 4
  %1542 = load i64, ptr %41, align 8
  %1543 = mul nsw i64 %1542, 12
  %1544 = getelementptr inbounds i8, ptr %119, i64 %1543
  %1545 = load <16 x float>, ptr %1544, align 4
  %1546 = fadd <16 x float> %1372, %1545
  %1547 = load i64, ptr %38, align 8
  %1548 = mul nsw i64 %1547, 12
  %1549 = getelementptr inbounds i8, ptr %109, i64 %1548
  store <16 x float> %1546, ptr %1549, align 4
  %1550 = load i64, ptr %41, align 8
  %1551 = mul nsw i64 %1550, 12
  %1552 = getelementptr inbounds i8, ptr %119, i64 %1551
  %1553 = getelementptr inbounds nuw i8, ptr %1552, i64 64
  %1554 = load <16 x float>, ptr %1553, align 4
  %1555 = fadd <16 x float> %1371, %1554
  %1556 = load i64, ptr %38, align 8
  %1557 = mul nsw i64 %1556, 12
  %1558 = getelementptr inbounds i8, ptr %109, i64 %1557
  %1559 = getelementptr inbounds nuw i8, ptr %1558, i64 64
  store <16 x float> %1555, ptr %1559, align 4
  %1560 = load i64, ptr %41, align 8
  %1561 = shl nsw i64 %1560, 4
  %1562 = getelementptr inbounds i8, ptr %119, i64 %1561
  %1563 = load <16 x float>, ptr %1562, align 4
  %1564 = fadd <16 x float> %1370, %1563
  %1565 = load i64, ptr %38, align 8
  %1566 = shl nsw i64 %1565, 4
  %1567 = getelementptr inbounds i8, ptr %109, i64 %1566
  store <16 x float> %1564, ptr %1567, align 4
  %1568 = load i64, ptr %41, align 8
  %1569 = shl nsw i64 %1568, 4
  %1570 = getelementptr inbounds i8, ptr %119, i64 %1569
  %1571 = getelementptr inbounds nuw i8, ptr %1570, i64 64
  %1572 = load <16 x float>, ptr %1571, align 4
  %1573 = fadd <16 x float> %1369, %1572
  %1574 = load i64, ptr %38, align 8
  %1575 = shl nsw i64 %1574, 4
  %1576 = getelementptr inbounds i8, ptr %109, i64 %1575
  %1577 = getelementptr inbounds nuw i8, ptr %1576, i64 64
  store <16 x float> %1573, ptr %1577, align 4
  %1578 = load i64, ptr %41, align 8
  %1579 = mul nsw i64 %1578, 20
  %1580 = getelementptr inbounds i8, ptr %119, i64 %1579
  %1581 = load <16 x float>, ptr %1580, align 4
  %1582 = fadd <16 x float> %1368, %1581
  %1583 = load i64, ptr %38, align 8
  %1584 = mul nsw i64 %1583, 20
  %1585 = getelementptr inbounds i8, ptr %109, i64 %1584
  store <16 x float> %1582, ptr %1585, align 4
  %1586 = load i64, ptr %41, align 8
  %1587 = mul nsw i64 %1586, 20
  %1588 = getelementptr inbounds i8, ptr %119, i64 %1587
  %1589 = getelementptr inbounds nuw i8, ptr %1588, i64 64
  %1590 = load <16 x float>, ptr %1589, align 4
  %1591 = fadd <16 x float> %1367, %1590
  %1592 = load i64, ptr %38, align 8
  %1593 = mul nsw i64 %1592, 20
  %1594 = getelementptr inbounds i8, ptr %109, i64 %1593
  %1595 = getelementptr inbounds nuw i8, ptr %1594, i64 64
  store <16 x float> %1591, ptr %1595, align 4
  %1596 = load i64, ptr %41, align 8
  %1597 = mul nsw i64 %1596, 24
  %1598 = getelementptr inbounds i8, ptr %119, i64 %1597
  %1599 = load <16 x float>, ptr %1598, align 4
  %1600 = fadd <16 x float> %1366, %1599
  %1601 = load i64, ptr %38, align 8
  %1602 = mul nsw i64 %1601, 24
  %1603 = getelementptr inbounds i8, ptr %109, i64 %1602
  store <16 x float> %1600, ptr %1603, align 4
  %1604 = load i64, ptr %41, align 8
  %1605 = mul nsw i64 %1604, 24
  %1606 = getelementptr inbounds i8, ptr %119, i64 %1605
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 64
  %1608 = load <16 x float>, ptr %1607, align 4
  %1609 = fadd <16 x float> %1365, %1608
  %1610 = load i64, ptr %38, align 8
  %1611 = mul nsw i64 %1610, 24
  %1612 = getelementptr inbounds i8, ptr %109, i64 %1611
  %1613 = getelementptr inbounds nuw i8, ptr %1612, i64 64
  store <16 x float> %1609, ptr %1613, align 4
  %1614 = load i64, ptr %41, align 8
  %1615 = mul nsw i64 %1614, 28
  %1616 = getelementptr inbounds i8, ptr %119, i64 %1615
  %1617 = load <16 x float>, ptr %1616, align 4
  %1618 = fadd <16 x float> %1364, %1617
  %1619 = load i64, ptr %38, align 8
  %1620 = mul nsw i64 %1619, 28
  %1621 = getelementptr inbounds i8, ptr %109, i64 %1620
  store <16 x float> %1618, ptr %1621, align 4
  %1622 = load i64, ptr %41, align 8
  %1623 = mul nsw i64 %1622, 28
  %1624 = getelementptr inbounds i8, ptr %119, i64 %1623
  %1625 = getelementptr inbounds nuw i8, ptr %1624, i64 64
  %1626 = load <16 x float>, ptr %1625, align 4
  %1627 = fadd <16 x float> %1363, %1626
  br label %1628

1628:                                             ; preds = %1380, %1504
  %1629 = phi <16 x float> [ %1627, %1504 ], [ %1363, %1380 ]
  %1630 = load i64, ptr %38, align 8
  %1631 = mul nsw i64 %1630, 28
  %1632 = getelementptr inbounds i8, ptr %109, i64 %1631
  %1633 = getelementptr inbounds nuw i8, ptr %1632, i64 64
  store <16 x float> %1629, ptr %1633, align 4
  br label %3394

1634:                                             ; preds = %118
  %1635 = load <16 x float>, ptr %109, align 4
  %1636 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1635
  %1637 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %1638 = load <16 x float>, ptr %1637, align 4
  %1639 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1638
  %1640 = getelementptr inbounds float, ptr %109, i64 %106
  %1641 = load <16 x float>, ptr %1640, align 4
  %1642 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1641
  %1643 = getelementptr inbounds nuw i8, ptr %1640, i64 64
  %1644 = load <16 x float>, ptr %1643, align 4
  %1645 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1644
  %1646 = shl nsw i64 %106, 3
  %1647 = getelementptr inbounds i8, ptr %109, i64 %1646
  %1648 = load <16 x float>, ptr %1647, align 4
  %1649 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1648
  %1650 = getelementptr inbounds nuw i8, ptr %1647, i64 64
  %1651 = load <16 x float>, ptr %1650, align 4
  %1652 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1651
  %1653 = mul nsw i64 %106, 12
  %1654 = getelementptr inbounds i8, ptr %109, i64 %1653
  %1655 = load <16 x float>, ptr %1654, align 4
  %1656 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1655
  %1657 = getelementptr inbounds nuw i8, ptr %1654, i64 64
  %1658 = load <16 x float>, ptr %1657, align 4
  %1659 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1658
  %1660 = shl nsw i64 %106, 4
  %1661 = getelementptr inbounds i8, ptr %109, i64 %1660
  %1662 = load <16 x float>, ptr %1661, align 4
  %1663 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1662
  %1664 = getelementptr inbounds nuw i8, ptr %1661, i64 64
  %1665 = load <16 x float>, ptr %1664, align 4
  %1666 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1665
  %1667 = mul nsw i64 %106, 20
  %1668 = getelementptr inbounds i8, ptr %109, i64 %1667
  %1669 = load <16 x float>, ptr %1668, align 4
  %1670 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1669
  %1671 = getelementptr inbounds nuw i8, ptr %1668, i64 64
  %1672 = load <16 x float>, ptr %1671, align 4
  %1673 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1672
  %1674 = mul nsw i64 %106, 24
  %1675 = getelementptr inbounds i8, ptr %109, i64 %1674
  %1676 = load <16 x float>, ptr %1675, align 4
  %1677 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1676
  %1678 = getelementptr inbounds nuw i8, ptr %1675, i64 64
  %1679 = load <16 x float>, ptr %1678, align 4
  %1680 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1679
  %1681 = mul nsw i64 %106, 28
  %1682 = getelementptr inbounds i8, ptr %109, i64 %1681
  %1683 = load <16 x float>, ptr %1682, align 4
  %1684 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1683
  %1685 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  %1686 = load <16 x float>, ptr %1685, align 4
  %1687 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1686
  %1688 = shl nsw i64 %106, 5
  %1689 = getelementptr inbounds i8, ptr %109, i64 %1688
  %1690 = load <16 x float>, ptr %1689, align 4
  %1691 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1690
  %1692 = getelementptr inbounds nuw i8, ptr %1689, i64 64
  %1693 = load <16 x float>, ptr %1692, align 4
  %1694 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %1693
  %1695 = icmp sgt i64 %91, 0
  br i1 %1695, label %1697, label %1696

1696:                                             ; preds = %1697, %1634
  br i1 %73, label %1775, label %1704

1697:                                             ; preds = %1634, %1697
  %1698 = phi i64 [ %1702, %1697 ], [ 0, %1634 ]
  %1699 = add nuw nsw i64 %1698, 9
  %1700 = mul nsw i64 %1699, %106
  %1701 = getelementptr inbounds float, ptr %109, i64 %1700
  tail call void @llvm.prefetch.p0(ptr %1701, i32 1, i32 3, i32 1)
  %1702 = add nuw nsw i64 %1698, 1
  %1703 = icmp slt i64 %1702, %91
  br i1 %1703, label %1697, label %1696, !llvm.loop !62

1704:                                             ; preds = %1775, %1696
  %1705 = phi <16 x float> [ %1694, %1696 ], [ %1859, %1775 ]
  %1706 = phi <16 x float> [ %1691, %1696 ], [ %1858, %1775 ]
  %1707 = phi <16 x float> [ %1687, %1696 ], [ %1853, %1775 ]
  %1708 = phi <16 x float> [ %1684, %1696 ], [ %1852, %1775 ]
  %1709 = phi <16 x float> [ %1680, %1696 ], [ %1847, %1775 ]
  %1710 = phi <16 x float> [ %1677, %1696 ], [ %1846, %1775 ]
  %1711 = phi <16 x float> [ %1673, %1696 ], [ %1841, %1775 ]
  %1712 = phi <16 x float> [ %1670, %1696 ], [ %1840, %1775 ]
  %1713 = phi <16 x float> [ %1666, %1696 ], [ %1835, %1775 ]
  %1714 = phi <16 x float> [ %1663, %1696 ], [ %1834, %1775 ]
  %1715 = phi <16 x float> [ %1659, %1696 ], [ %1829, %1775 ]
  %1716 = phi <16 x float> [ %1656, %1696 ], [ %1828, %1775 ]
  %1717 = phi <16 x float> [ %1652, %1696 ], [ %1823, %1775 ]
  %1718 = phi <16 x float> [ %1649, %1696 ], [ %1822, %1775 ]
  %1719 = phi <16 x float> [ %1645, %1696 ], [ %1817, %1775 ]
  %1720 = phi <16 x float> [ %1642, %1696 ], [ %1816, %1775 ]
  %1721 = phi <16 x float> [ %1639, %1696 ], [ %1811, %1775 ]
  %1722 = phi <16 x float> [ %1636, %1696 ], [ %1810, %1775 ]
  %1723 = icmp eq ptr %119, null
  br i1 %1723, label %1724, label %1863

1724:                                             ; preds = %1704
  store <16 x float> %1722, ptr %109, align 4
  store <16 x float> %1721, ptr %1637, align 4
  %1725 = load i64, ptr %38, align 8
  %1726 = getelementptr inbounds float, ptr %109, i64 %1725
  store <16 x float> %1720, ptr %1726, align 4
  %1727 = load i64, ptr %38, align 8
  %1728 = getelementptr inbounds float, ptr %109, i64 %1727
  %1729 = getelementptr inbounds nuw i8, ptr %1728, i64 64
  store <16 x float> %1719, ptr %1729, align 4
  %1730 = load i64, ptr %38, align 8
  %1731 = shl nsw i64 %1730, 3
  %1732 = getelementptr inbounds i8, ptr %109, i64 %1731
  store <16 x float> %1718, ptr %1732, align 4
  %1733 = load i64, ptr %38, align 8
  %1734 = shl nsw i64 %1733, 3
  %1735 = getelementptr inbounds i8, ptr %109, i64 %1734
  %1736 = getelementptr inbounds nuw i8, ptr %1735, i64 64
  store <16 x float> %1717, ptr %1736, align 4
  %1737 = load i64, ptr %38, align 8
  %1738 = mul nsw i64 %1737, 12
  %1739 = getelementptr inbounds i8, ptr %109, i64 %1738
  store <16 x float> %1716, ptr %1739, align 4
  %1740 = load i64, ptr %38, align 8
  %1741 = mul nsw i64 %1740, 12
  %1742 = getelementptr inbounds i8, ptr %109, i64 %1741
  %1743 = getelementptr inbounds nuw i8, ptr %1742, i64 64
  store <16 x float> %1715, ptr %1743, align 4
  %1744 = load i64, ptr %38, align 8
  %1745 = shl nsw i64 %1744, 4
  %1746 = getelementptr inbounds i8, ptr %109, i64 %1745
  store <16 x float> %1714, ptr %1746, align 4
  %1747 = load i64, ptr %38, align 8
  %1748 = shl nsw i64 %1747, 4
  %1749 = getelementptr inbounds i8, ptr %109, i64 %1748
  %1750 = getelementptr inbounds nuw i8, ptr %1749, i64 64
  store <16 x float> %1713, ptr %1750, align 4
  %1751 = load i64, ptr %38, align 8
  %1752 = mul nsw i64 %1751, 20
  %1753 = getelementptr inbounds i8, ptr %109, i64 %1752
  store <16 x float> %1712, ptr %1753, align 4
  %1754 = load i64, ptr %38, align 8
  %1755 = mul nsw i64 %1754, 20
  %1756 = getelementptr inbounds i8, ptr %109, i64 %1755
  %1757 = getelementptr inbounds nuw i8, ptr %1756, i64 64
  store <16 x float> %1711, ptr %1757, align 4
  %1758 = load i64, ptr %38, align 8
  %1759 = mul nsw i64 %1758, 24
  %1760 = getelementptr inbounds i8, ptr %109, i64 %1759
  store <16 x float> %1710, ptr %1760, align 4
  %1761 = load i64, ptr %38, align 8
  %1762 = mul nsw i64 %1761, 24
  %1763 = getelementptr inbounds i8, ptr %109, i64 %1762
  %1764 = getelementptr inbounds nuw i8, ptr %1763, i64 64
  store <16 x float> %1709, ptr %1764, align 4
  %1765 = load i64, ptr %38, align 8
  %1766 = mul nsw i64 %1765, 28
  %1767 = getelementptr inbounds i8, ptr %109, i64 %1766
  store <16 x float> %1708, ptr %1767, align 4
  %1768 = load i64, ptr %38, align 8
  %1769 = mul nsw i64 %1768, 28
  %1770 = getelementptr inbounds i8, ptr %109, i64 %1769
  %1771 = getelementptr inbounds nuw i8, ptr %1770, i64 64
  store <16 x float> %1707, ptr %1771, align 4
  %1772 = load i64, ptr %38, align 8
  %1773 = shl nsw i64 %1772, 5
  %1774 = getelementptr inbounds i8, ptr %109, i64 %1773
  store <16 x float> %1706, ptr %1774, align 4
  br label %2005

1775:                                             ; preds = %1696, %1775
  %1776 = phi <16 x float> [ %1859, %1775 ], [ %1694, %1696 ]
  %1777 = phi <16 x float> [ %1858, %1775 ], [ %1691, %1696 ]
  %1778 = phi <16 x float> [ %1853, %1775 ], [ %1687, %1696 ]
  %1779 = phi <16 x float> [ %1852, %1775 ], [ %1684, %1696 ]
  %1780 = phi <16 x float> [ %1847, %1775 ], [ %1680, %1696 ]
  %1781 = phi <16 x float> [ %1846, %1775 ], [ %1677, %1696 ]
  %1782 = phi <16 x float> [ %1841, %1775 ], [ %1673, %1696 ]
  %1783 = phi <16 x float> [ %1840, %1775 ], [ %1670, %1696 ]
  %1784 = phi <16 x float> [ %1835, %1775 ], [ %1666, %1696 ]
  %1785 = phi <16 x float> [ %1834, %1775 ], [ %1663, %1696 ]
  %1786 = phi <16 x float> [ %1829, %1775 ], [ %1659, %1696 ]
  %1787 = phi <16 x float> [ %1828, %1775 ], [ %1656, %1696 ]
  %1788 = phi <16 x float> [ %1823, %1775 ], [ %1652, %1696 ]
  %1789 = phi <16 x float> [ %1822, %1775 ], [ %1649, %1696 ]
  %1790 = phi <16 x float> [ %1817, %1775 ], [ %1645, %1696 ]
  %1791 = phi <16 x float> [ %1816, %1775 ], [ %1642, %1696 ]
  %1792 = phi <16 x float> [ %1811, %1775 ], [ %1639, %1696 ]
  %1793 = phi <16 x float> [ %1810, %1775 ], [ %1636, %1696 ]
  %1794 = phi i64 [ %1860, %1775 ], [ %97, %1696 ]
  %1795 = phi i64 [ %1861, %1775 ], [ 0, %1696 ]
  %1796 = shl nsw i64 %1795, 7
  %1797 = getelementptr inbounds nuw i8, ptr %71, i64 %1796
  %1798 = load <16 x float>, ptr %1797, align 4
  %1799 = getelementptr inbounds nuw i8, ptr %1797, i64 64
  %1800 = load <16 x float>, ptr %1799, align 4
  %1801 = ashr i64 %1794, 11
  %1802 = and i64 %1801, -32
  %1803 = getelementptr inbounds float, ptr %98, i64 %1802
  call void @llvm.prefetch.p0(ptr %1803, i32 0, i32 2, i32 1)
  %1804 = getelementptr inbounds nuw i8, ptr %1803, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1804, i32 0, i32 2, i32 1)
  %1805 = mul i64 %1795, 36
  %1806 = getelementptr i8, ptr %104, i64 %1805
  %1807 = load float, ptr %1806, align 4
  %1808 = insertelement <16 x float> poison, float %1807, i64 0
  %1809 = shufflevector <16 x float> %1808, <16 x float> poison, <16 x i32> zeroinitializer
  %1810 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1809, <16 x float> %1798, <16 x float> %1793)
  %1811 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1809, <16 x float> %1800, <16 x float> %1792)
  %1812 = getelementptr i8, ptr %1806, i64 4
  %1813 = load float, ptr %1812, align 4
  %1814 = insertelement <16 x float> poison, float %1813, i64 0
  %1815 = shufflevector <16 x float> %1814, <16 x float> poison, <16 x i32> zeroinitializer
  %1816 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1815, <16 x float> %1798, <16 x float> %1791)
  %1817 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1815, <16 x float> %1800, <16 x float> %1790)
  %1818 = getelementptr i8, ptr %1806, i64 8
  %1819 = load float, ptr %1818, align 4
  %1820 = insertelement <16 x float> poison, float %1819, i64 0
  %1821 = shufflevector <16 x float> %1820, <16 x float> poison, <16 x i32> zeroinitializer
  %1822 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1821, <16 x float> %1798, <16 x float> %1789)
  %1823 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1821, <16 x float> %1800, <16 x float> %1788)
  %1824 = getelementptr i8, ptr %1806, i64 12
  %1825 = load float, ptr %1824, align 4
  %1826 = insertelement <16 x float> poison, float %1825, i64 0
  %1827 = shufflevector <16 x float> %1826, <16 x float> poison, <16 x i32> zeroinitializer
  %1828 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1827, <16 x float> %1798, <16 x float> %1787)
  %1829 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1827, <16 x float> %1800, <16 x float> %1786)
  %1830 = getelementptr i8, ptr %1806, i64 16
  %1831 = load float, ptr %1830, align 4
  %1832 = insertelement <16 x float> poison, float %1831, i64 0
  %1833 = shufflevector <16 x float> %1832, <16 x float> poison, <16 x i32> zeroinitializer
  %1834 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1833, <16 x float> %1798, <16 x float> %1785)
  %1835 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1833, <16 x float> %1800, <16 x float> %1784)
  %1836 = getelementptr i8, ptr %1806, i64 20
  %1837 = load float, ptr %1836, align 4
  %1838 = insertelement <16 x float> poison, float %1837, i64 0
  %1839 = shufflevector <16 x float> %1838, <16 x float> poison, <16 x i32> zeroinitializer
  %1840 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1839, <16 x float> %1798, <16 x float> %1783)
  %1841 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1839, <16 x float> %1800, <16 x float> %1782)
  %1842 = getelementptr i8, ptr %1806, i64 24
  %1843 = load float, ptr %1842, align 4
  %1844 = insertelement <16 x float> poison, float %1843, i64 0
  %1845 = shufflevector <16 x float> %1844, <16 x float> poison, <16 x i32> zeroinitializer
  %1846 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1845, <16 x float> %1798, <16 x float> %1781)
  %1847 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1845, <16 x float> %1800, <16 x float> %1780)
  %1848 = getelementptr i8, ptr %1806, i64 28
  %1849 = load float, ptr %1848, align 4
  %1850 = insertelement <16 x float> poison, float %1849, i64 0
  %1851 = shufflevector <16 x float> %1850, <16 x float> poison, <16 x i32> zeroinitializer
  %1852 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1851, <16 x float> %1798, <16 x float> %1779)
  %1853 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1851, <16 x float> %1800, <16 x float> %1778)
  %1854 = getelementptr i8, ptr %1806, i64 32
  %1855 = load float, ptr %1854, align 4
  %1856 = insertelement <16 x float> poison, float %1855, i64 0
  %1857 = shufflevector <16 x float> %1856, <16 x float> poison, <16 x i32> zeroinitializer
  %1858 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1857, <16 x float> %1798, <16 x float> %1777)
  %1859 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1857, <16 x float> %1800, <16 x float> %1776)
  %1860 = add nsw i64 %1794, %94
  %1861 = add nuw nsw i64 %1795, 1
  %1862 = icmp slt i64 %1861, %54
  br i1 %1862, label %1775, label %1704, !llvm.loop !63

1863:                                             ; preds = %1704
  %1864 = load <16 x float>, ptr %119, align 4
  %1865 = fadd <16 x float> %1722, %1864
  store <16 x float> %1865, ptr %109, align 4
  %1866 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %1867 = load <16 x float>, ptr %1866, align 4
  %1868 = fadd <16 x float> %1721, %1867
  store <16 x float> %1868, ptr %1637, align 4
  %1869 = load i64, ptr %41, align 8
  %1870 = getelementptr inbounds float, ptr %119, i64 %1869
  %1871 = load <16 x float>, ptr %1870, align 4
  %1872 = fadd <16 x float> %1720, %1871
  %1873 = load i64, ptr %38, align 8
  %1874 = getelementptr inbounds float, ptr %109, i64 %1873
  store <16 x float> %1872, ptr %1874, align 4
  %1875 = load i64, ptr %41, align 8
  %1876 = getelementptr inbounds float, ptr %119, i64 %1875
  %1877 = getelementptr inbounds nuw i8, ptr %1876, i64 64
  %1878 = load <16 x float>, ptr %1877, align 4
  %1879 = fadd <16 x float> %1719, %1878
  %1880 = load i64, ptr %38, align 8
  %1881 = getelementptr inbounds float, ptr %109, i64 %1880
  %1882 = getelementptr inbounds nuw i8, ptr %1881, i64 64
  store <16 x float> %1879, ptr %1882, align 4
  %1883 = load i64, ptr %41, align 8
  %1884 = shl nsw i64 %1883, 3
  %1885 = getelementptr inbounds i8, ptr %119, i64 %1884
  %1886 = load <16 x float>, ptr %1885, align 4
  %1887 = fadd <16 x float> %1718, %1886
  %1888 = load i64, ptr %38, align 8
  %1889 = shl nsw i64 %1888, 3
  %1890 = getelementptr inbounds i8, ptr %109, i64 %1889
  store <16 x float> %1887, ptr %1890, align 4
  %1891 = load i64, ptr %41, align 8
  %1892 = shl nsw i64 %1891, 3
  %1893 = getelementptr inbounds i8, ptr %119, i64 %1892
  %1894 = getelementptr inbounds nuw i8, ptr %1893, i64 64
  %1895 = load <16 x float>, ptr %1894, align 4
  %1896 = fadd <16 x float> %1717, %1895
  %1897 = load i64, ptr %38, align 8
  %1898 = shl nsw i64 %1897, 3
  %1899 = getelementptr inbounds i8, ptr %109, i64 %1898
  %1900 = getelementptr inbounds nuw i8, ptr %1899, i64 64
  store <16 x float> %1896, ptr %1900, align 4
  %1901 = load i64, ptr %41, align 8
  %1902 = mul nsw i64 %1901, 12
  %1903 = getelementptr inbounds i8, ptr %119, i64 %1902
  %1904 = load <16 x float>, ptr %1903, align 4
  %1905 = fadd <16 x float> %1716, %1904
  %1906 = load i64, ptr %38, align 8
  %1907 = mul nsw i64 %1906, 12
  %1908 = getelementptr inbounds i8, ptr %109, i64 %1907
  store <16 x float> %1905, ptr %1908, align 4
  %1909 = load i64, ptr %41, align 8
  %1910 = mul nsw i64 %1909, 12
  %1911 = getelementptr inbounds i8, ptr %119, i64 %1910
  %1912 = getelementptr inbounds nuw i8, ptr %1911, i64 64
  %1913 = load <16 x float>, ptr %1912, align 4
  %1914 = fadd <16 x float> %1715, %1913
  %1915 = load i64, ptr %38, align 8
  %1916 = mul nsw i64 %1915, 12
  %1917 = getelementptr inbounds i8, ptr %109, i64 %1916
  %1918 = getelementptr inbounds nuw i8, ptr %1917, i64 64
  store <16 x float> %1914, ptr %1918, align 4
  %1919 = load i64, ptr %41, align 8
  %1920 = shl nsw i64 %1919, 4
  %1921 = getelementptr inbounds i8, ptr %119, i64 %1920
  %1922 = load <16 x float>, ptr %1921, align 4
  %1923 = fadd <16 x float> %1714, %1922
  %1924 = load i64, ptr %38, align 8
  %1925 = shl nsw i64 %1924, 4
  %1926 = getelementptr inbounds i8, ptr %109, i64 %1925
  store <16 x float> %1923, ptr %1926, align 4
  %1927 = load i64, ptr %41, align 8
  %1928 = shl nsw i64 %1927, 4
  %1929 = getelementptr inbounds i8, ptr %119, i64 %1928
  %1930 = getelementptr inbounds nuw i8, ptr %1929, i64 64
  %1931 = load <16 x float>, ptr %1930, align 4
  %1932 = fadd <16 x float> %1713, %1931
  %1933 = load i64, ptr %38, align 8
  %1934 = shl nsw i64 %1933, 4
  %1935 = getelementptr inbounds i8, ptr %109, i64 %1934
  %1936 = getelementptr inbounds nuw i8, ptr %1935, i64 64
  store <16 x float> %1932, ptr %1936, align 4
  %1937 = load i64, ptr %41, align 8
  %1938 = mul nsw i64 %1937, 20
  %1939 = getelementptr inbounds i8, ptr %119, i64 %1938
  %1940 = load <16 x float>, ptr %1939, align 4
  %1941 = fadd <16 x float> %1712, %1940
  %1942 = load i64, ptr %38, align 8
  %1943 = mul nsw i64 %1942, 20
  %1944 = getelementptr inbounds i8, ptr %109, i64 %1943
  store <16 x float> %1941, ptr %1944, align 4
  %1945 = load i64, ptr %41, align 8
  %1946 = mul nsw i64 %1945, 20
  %1947 = getelementptr inbounds i8, ptr %119, i64 %1946
  %1948 = getelementptr inbounds nuw i8, ptr %1947, i64 64
  %1949 = load <16 x float>, ptr %1948, align 4
  %1950 = fadd <16 x float> %1711, %1949
  %1951 = load i64, ptr %38, align 8
  %1952 = mul nsw i64 %1951, 20
  %1953 = getelementptr inbounds i8, ptr %109, i64 %1952
  %1954 = getelementptr inbounds nuw i8, ptr %1953, i64 64
  store <16 x float> %1950, ptr %1954, align 4
  %1955 = load i64, ptr %41, align 8
  %1956 = mul nsw i64 %1955, 24
  %1957 = getelementptr inbounds i8, ptr %119, i64 %1956
  %1958 = load <16 x float>, ptr %1957, align 4
  %1959 = fadd <16 x float> %1710, %1958
  %1960 = load i64, ptr %38, align 8
  %1961 = mul nsw i64 %1960, 24
  %1962 = getelementptr inbounds i8, ptr %109, i64 %1961
  store <16 x float> %1959, ptr %1962, align 4
  %1963 = load i64, ptr %41, align 8
  %1964 = mul nsw i64 %1963, 24
  %1965 = getelementptr inbounds i8, ptr %119, i64 %1964
  %1966 = getelementptr inbounds nuw i8, ptr %1965, i64 64
  %1967 = load <16 x float>, ptr %1966, align 4
  %1968 = fadd <16 x float> %1709, %1967
  %1969 = load i64, ptr %38, align 8
  %1970 = mul nsw i64 %1969, 24
  %1971 = getelementptr inbounds i8, ptr %109, i64 %1970
  %1972 = getelementptr inbounds nuw i8, ptr %1971, i64 64
  store <16 x float> %1968, ptr %1972, align 4
  %1973 = load i64, ptr %41, align 8
  %1974 = mul nsw i64 %1973, 28
  %1975 = getelementptr inbounds i8, ptr %119, i64 %1974
  %1976 = load <16 x float>, ptr %1975, align 4
  %1977 = fadd <16 x float> %1708, %1976
  %1978 = load i64, ptr %38, align 8
  %1979 = mul nsw i64 %1978, 28
  %1980 = getelementptr inbounds i8, ptr %109, i64 %1979
  store <16 x float> %1977, ptr %1980, align 4
  %1981 = load i64, ptr %41, align 8
  %1982 = mul nsw i64 %1981, 28
  %1983 = getelementptr inbounds i8, ptr %119, i64 %1982
  %1984 = getelementptr inbounds nuw i8, ptr %1983, i64 64
  %1985 = load <16 x float>, ptr %1984, align 4
  %1986 = fadd <16 x float> %1707, %1985
  %1987 = load i64, ptr %38, align 8
  %1988 = mul nsw i64 %1987, 28
  %1989 = getelementptr inbounds i8, ptr %109, i64 %1988
  %1990 = getelementptr inbounds nuw i8, ptr %1989, i64 64
  store <16 x float> %1986, ptr %1990, align 4
  %1991 = load i64, ptr %41, align 8
  %1992 = shl nsw i64 %1991, 5
  %1993 = getelementptr inbounds i8, ptr %119, i64 %1992
  %1994 = load <16 x float>, ptr %1993, align 4
  %1995 = fadd <16 x float> %1706, %1994
  %1996 = load i64, ptr %38, align 8
  %1997 = shl nsw i64 %1996, 5
  %1998 = getelementptr inbounds i8, ptr %109, i64 %1997
  store <16 x float> %1995, ptr %1998, align 4
  %1999 = load i64, ptr %41, align 8
  %2000 = shl nsw i64 %1999, 5
  %2001 = getelementptr inbounds i8, ptr %119, i64 %2000
  %2002 = getelementptr inbounds nuw i8, ptr %2001, i64 64
  %2003 = load <16 x float>, ptr %2002, align 4
  %2004 = fadd <16 x float> %1705, %2003
  br label %2005

2005:                                             ; preds = %1724, %1863
  %2006 = phi <16 x float> [ %2004, %1863 ], [ %1705, %1724 ]
  %2007 = load i64, ptr %38, align 8
  %2008 = shl nsw i64 %2007, 5
  %2009 = getelementptr inbounds i8, ptr %109, i64 %2008
  %2010 = getelementptr inbounds nuw i8, ptr %2009, i64 64
  store <16 x float> %2006, ptr %2010, align 4
  br label %3394

2011:                                             ; preds = %118
  %2012 = load <16 x float>, ptr %109, align 4
  %2013 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2012
  %2014 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %2015 = load <16 x float>, ptr %2014, align 4
  %2016 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2015
  %2017 = getelementptr inbounds float, ptr %109, i64 %106
  %2018 = load <16 x float>, ptr %2017, align 4
  %2019 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2018
  %2020 = getelementptr inbounds nuw i8, ptr %2017, i64 64
  %2021 = load <16 x float>, ptr %2020, align 4
  %2022 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2021
  %2023 = shl nsw i64 %106, 3
  %2024 = getelementptr inbounds i8, ptr %109, i64 %2023
  %2025 = load <16 x float>, ptr %2024, align 4
  %2026 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2025
  %2027 = getelementptr inbounds nuw i8, ptr %2024, i64 64
  %2028 = load <16 x float>, ptr %2027, align 4
  %2029 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2028
  %2030 = mul nsw i64 %106, 12
  %2031 = getelementptr inbounds i8, ptr %109, i64 %2030
  %2032 = load <16 x float>, ptr %2031, align 4
  %2033 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2032
  %2034 = getelementptr inbounds nuw i8, ptr %2031, i64 64
  %2035 = load <16 x float>, ptr %2034, align 4
  %2036 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2035
  %2037 = shl nsw i64 %106, 4
  %2038 = getelementptr inbounds i8, ptr %109, i64 %2037
  %2039 = load <16 x float>, ptr %2038, align 4
  %2040 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2039
  %2041 = getelementptr inbounds nuw i8, ptr %2038, i64 64
  %2042 = load <16 x float>, ptr %2041, align 4
  %2043 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2042
  %2044 = mul nsw i64 %106, 20
  %2045 = getelementptr inbounds i8, ptr %109, i64 %2044
  %2046 = load <16 x float>, ptr %2045, align 4
  %2047 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2046
  %2048 = getelementptr inbounds nuw i8, ptr %2045, i64 64
  %2049 = load <16 x float>, ptr %2048, align 4
  %2050 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2049
  %2051 = mul nsw i64 %106, 24
  %2052 = getelementptr inbounds i8, ptr %109, i64 %2051
  %2053 = load <16 x float>, ptr %2052, align 4
  %2054 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2053
  %2055 = getelementptr inbounds nuw i8, ptr %2052, i64 64
  %2056 = load <16 x float>, ptr %2055, align 4
  %2057 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2056
  %2058 = mul nsw i64 %106, 28
  %2059 = getelementptr inbounds i8, ptr %109, i64 %2058
  %2060 = load <16 x float>, ptr %2059, align 4
  %2061 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2060
  %2062 = getelementptr inbounds nuw i8, ptr %2059, i64 64
  %2063 = load <16 x float>, ptr %2062, align 4
  %2064 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2063
  %2065 = shl nsw i64 %106, 5
  %2066 = getelementptr inbounds i8, ptr %109, i64 %2065
  %2067 = load <16 x float>, ptr %2066, align 4
  %2068 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2067
  %2069 = getelementptr inbounds nuw i8, ptr %2066, i64 64
  %2070 = load <16 x float>, ptr %2069, align 4
  %2071 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2070
  %2072 = mul nsw i64 %106, 36
  %2073 = getelementptr inbounds i8, ptr %109, i64 %2072
  %2074 = load <16 x float>, ptr %2073, align 4
  %2075 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2074
  %2076 = getelementptr inbounds nuw i8, ptr %2073, i64 64
  %2077 = load <16 x float>, ptr %2076, align 4
  %2078 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2077
  %2079 = icmp sgt i64 %91, 0
  br i1 %2079, label %2081, label %2080

2080:                                             ; preds = %2081, %2011
  br i1 %73, label %2168, label %2088

2081:                                             ; preds = %2011, %2081
  %2082 = phi i64 [ %2086, %2081 ], [ 0, %2011 ]
  %2083 = add nuw nsw i64 %2082, 10
  %2084 = mul nsw i64 %2083, %106
  %2085 = getelementptr inbounds float, ptr %109, i64 %2084
  tail call void @llvm.prefetch.p0(ptr %2085, i32 1, i32 3, i32 1)
  %2086 = add nuw nsw i64 %2082, 1
  %2087 = icmp slt i64 %2086, %91
  br i1 %2087, label %2081, label %2080, !llvm.loop !62

2088:                                             ; preds = %2168, %2080
  %2089 = phi <16 x float> [ %2078, %2080 ], [ %2260, %2168 ]
  %2090 = phi <16 x float> [ %2075, %2080 ], [ %2259, %2168 ]
  %2091 = phi <16 x float> [ %2071, %2080 ], [ %2254, %2168 ]
  %2092 = phi <16 x float> [ %2068, %2080 ], [ %2253, %2168 ]
  %2093 = phi <16 x float> [ %2064, %2080 ], [ %2248, %2168 ]
  %2094 = phi <16 x float> [ %2061, %2080 ], [ %2247, %2168 ]
  %2095 = phi <16 x float> [ %2057, %2080 ], [ %2242, %2168 ]
  %2096 = phi <16 x float> [ %2054, %2080 ], [ %2241, %2168 ]
  %2097 = phi <16 x float> [ %2050, %2080 ], [ %2236, %2168 ]
  %2098 = phi <16 x float> [ %2047, %2080 ], [ %2235, %2168 ]
  %2099 = phi <16 x float> [ %2043, %2080 ], [ %2230, %2168 ]
  %2100 = phi <16 x float> [ %2040, %2080 ], [ %2229, %2168 ]
  %2101 = phi <16 x float> [ %2036, %2080 ], [ %2224, %2168 ]
  %2102 = phi <16 x float> [ %2033, %2080 ], [ %2223, %2168 ]
  %2103 = phi <16 x float> [ %2029, %2080 ], [ %2218, %2168 ]
  %2104 = phi <16 x float> [ %2026, %2080 ], [ %2217, %2168 ]
  %2105 = phi <16 x float> [ %2022, %2080 ], [ %2212, %2168 ]
  %2106 = phi <16 x float> [ %2019, %2080 ], [ %2211, %2168 ]
  %2107 = phi <16 x float> [ %2016, %2080 ], [ %2206, %2168 ]
  %2108 = phi <16 x float> [ %2013, %2080 ], [ %2205, %2168 ]
  %2109 = icmp eq ptr %119, null
  br i1 %2109, label %2110, label %2264

2110:                                             ; preds = %2088
  store <16 x float> %2108, ptr %109, align 4
  store <16 x float> %2107, ptr %2014, align 4
  %2111 = load i64, ptr %38, align 8
  %2112 = getelementptr inbounds float, ptr %109, i64 %2111
  store <16 x float> %2106, ptr %2112, align 4
  %2113 = load i64, ptr %38, align 8
  %2114 = getelementptr inbounds float, ptr %109, i64 %2113
  %2115 = getelementptr inbounds nuw i8, ptr %2114, i64 64
  store <16 x float> %2105, ptr %2115, align 4
  %2116 = load i64, ptr %38, align 8
  %2117 = shl nsw i64 %2116, 3
  %2118 = getelementptr inbounds i8, ptr %109, i64 %2117
  store <16 x float> %2104, ptr %2118, align 4
  %2119 = load i64, ptr %38, align 8
  %2120 = shl nsw i64 %2119, 3
  %2121 = getelementptr inbounds i8, ptr %109, i64 %2120
  %2122 = getelementptr inbounds nuw i8, ptr %2121, i64 64
  store <16 x float> %2103, ptr %2122, align 4
  %2123 = load i64, ptr %38, align 8
  %2124 = mul nsw i64 %2123, 12
  %2125 = getelementptr inbounds i8, ptr %109, i64 %2124
  store <16 x float> %2102, ptr %2125, align 4
  %2126 = load i64, ptr %38, align 8
  %2127 = mul nsw i64 %2126, 12
  %2128 = getelementptr inbounds i8, ptr %109, i64 %2127
  %2129 = getelementptr inbounds nuw i8, ptr %2128, i64 64
  store <16 x float> %2101, ptr %2129, align 4
  %2130 = load i64, ptr %38, align 8
  %2131 = shl nsw i64 %2130, 4
  %2132 = getelementptr inbounds i8, ptr %109, i64 %2131
  store <16 x float> %2100, ptr %2132, align 4
  %2133 = load i64, ptr %38, align 8
  %2134 = shl nsw i64 %2133, 4
  %2135 = getelementptr inbounds i8, ptr %109, i64 %2134
  %2136 = getelementptr inbounds nuw i8, ptr %2135, i64 64
  store <16 x float> %2099, ptr %2136, align 4
  %2137 = load i64, ptr %38, align 8
  %2138 = mul nsw i64 %2137, 20
  %2139 = getelementptr inbounds i8, ptr %109, i64 %2138
  store <16 x float> %2098, ptr %2139, align 4
  %2140 = load i64, ptr %38, align 8
  %2141 = mul nsw i64 %2140, 20
  %2142 = getelementptr inbounds i8, ptr %109, i64 %2141
  %2143 = getelementptr inbounds nuw i8, ptr %2142, i64 64
  store <16 x float> %2097, ptr %2143, align 4
  %2144 = load i64, ptr %38, align 8
  %2145 = mul nsw i64 %2144, 24
  %2146 = getelementptr inbounds i8, ptr %109, i64 %2145
  store <16 x float> %2096, ptr %2146, align 4
  %2147 = load i64, ptr %38, align 8
  %2148 = mul nsw i64 %2147, 24
  %2149 = getelementptr inbounds i8, ptr %109, i64 %2148
  %2150 = getelementptr inbounds nuw i8, ptr %2149, i64 64
  store <16 x float> %2095, ptr %2150, align 4
  %2151 = load i64, ptr %38, align 8
  %2152 = mul nsw i64 %2151, 28
  %2153 = getelementptr inbounds i8, ptr %109, i64 %2152
  store <16 x float> %2094, ptr %2153, align 4
  %2154 = load i64, ptr %38, align 8
  %2155 = mul nsw i64 %2154, 28
  %2156 = getelementptr inbounds i8, ptr %109, i64 %2155
  %2157 = getelementptr inbounds nuw i8, ptr %2156, i64 64
  store <16 x float> %2093, ptr %2157, align 4
  %2158 = load i64, ptr %38, align 8
  %2159 = shl nsw i64 %2158, 5
  %2160 = getelementptr inbounds i8, ptr %109, i64 %2159
  store <16 x float> %2092, ptr %2160, align 4
  %2161 = load i64, ptr %38, align 8
  %2162 = shl nsw i64 %2161, 5
  %2163 = getelementptr inbounds i8, ptr %109, i64 %2162
  %2164 = getelementptr inbounds nuw i8, ptr %2163, i64 64
  store <16 x float> %2091, ptr %2164, align 4
  %2165 = load i64, ptr %38, align 8
  %2166 = mul nsw i64 %2165, 36
  %2167 = getelementptr inbounds i8, ptr %109, i64 %2166
  store <16 x float> %2090, ptr %2167, align 4
  br label %2424

2168:                                             ; preds = %2080, %2168
  %2169 = phi <16 x float> [ %2260, %2168 ], [ %2078, %2080 ]
  %2170 = phi <16 x float> [ %2259, %2168 ], [ %2075, %2080 ]
  %2171 = phi <16 x float> [ %2254, %2168 ], [ %2071, %2080 ]
  %2172 = phi <16 x float> [ %2253, %2168 ], [ %2068, %2080 ]
  %2173 = phi <16 x float> [ %2248, %2168 ], [ %2064, %2080 ]
  %2174 = phi <16 x float> [ %2247, %2168 ], [ %2061, %2080 ]
  %2175 = phi <16 x float> [ %2242, %2168 ], [ %2057, %2080 ]
  %2176 = phi <16 x float> [ %2241, %2168 ], [ %2054, %2080 ]
  %2177 = phi <16 x float> [ %2236, %2168 ], [ %2050, %2080 ]
  %2178 = phi <16 x float> [ %2235, %2168 ], [ %2047, %2080 ]
  %2179 = phi <16 x float> [ %2230, %2168 ], [ %2043, %2080 ]
  %2180 = phi <16 x float> [ %2229, %2168 ], [ %2040, %2080 ]
  %2181 = phi <16 x float> [ %2224, %2168 ], [ %2036, %2080 ]
  %2182 = phi <16 x float> [ %2223, %2168 ], [ %2033, %2080 ]
  %2183 = phi <16 x float> [ %2218, %2168 ], [ %2029, %2080 ]
  %2184 = phi <16 x float> [ %2217, %2168 ], [ %2026, %2080 ]
  %2185 = phi <16 x float> [ %2212, %2168 ], [ %2022, %2080 ]
  %2186 = phi <16 x float> [ %2211, %2168 ], [ %2019, %2080 ]
  %2187 = phi <16 x float> [ %2206, %2168 ], [ %2016, %2080 ]
  %2188 = phi <16 x float> [ %2205, %2168 ], [ %2013, %2080 ]
  %2189 = phi i64 [ %2261, %2168 ], [ %97, %2080 ]
  %2190 = phi i64 [ %2262, %2168 ], [ 0, %2080 ]
  %2191 = shl nsw i64 %2190, 7
  %2192 = getelementptr inbounds nuw i8, ptr %71, i64 %2191
  %2193 = load <16 x float>, ptr %2192, align 4
  %2194 = getelementptr inbounds nuw i8, ptr %2192, i64 64
  %2195 = load <16 x float>, ptr %2194, align 4
  %2196 = ashr i64 %2189, 11
  %2197 = and i64 %2196, -32
  %2198 = getelementptr inbounds float, ptr %98, i64 %2197
  call void @llvm.prefetch.p0(ptr %2198, i32 0, i32 2, i32 1)
  %2199 = getelementptr inbounds nuw i8, ptr %2198, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2199, i32 0, i32 2, i32 1)
  %2200 = mul i64 %2190, 40
  %2201 = getelementptr i8, ptr %104, i64 %2200
  %2202 = load float, ptr %2201, align 4
  %2203 = insertelement <16 x float> poison, float %2202, i64 0
  %2204 = shufflevector <16 x float> %2203, <16 x float> poison, <16 x i32> zeroinitializer
  %2205 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2204, <16 x float> %2193, <16 x float> %2188)
  %2206 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2204, <16 x float> %2195, <16 x float> %2187)
  %2207 = getelementptr i8, ptr %2201, i64 4
  %2208 = load float, ptr %2207, align 4
  %2209 = insertelement <16 x float> poison, float %2208, i64 0
  %2210 = shufflevector <16 x float> %2209, <16 x float> poison, <16 x i32> zeroinitializer
  %2211 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2210, <16 x float> %2193, <16 x float> %2186)
  %2212 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2210, <16 x float> %2195, <16 x float> %2185)
  %2213 = getelementptr i8, ptr %2201, i64 8
  %2214 = load float, ptr %2213, align 4
  %2215 = insertelement <16 x float> poison, float %2214, i64 0
  %2216 = shufflevector <16 x float> %2215, <16 x float> poison, <16 x i32> zeroinitializer
  %2217 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2216, <16 x float> %2193, <16 x float> %2184)
  %2218 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2216, <16 x float> %2195, <16 x float> %2183)
  %2219 = getelementptr i8, ptr %2201, i64 12
  %2220 = load float, ptr %2219, align 4
  %2221 = insertelement <16 x float> poison, float %2220, i64 0
  %2222 = shufflevector <16 x float> %2221, <16 x float> poison, <16 x i32> zeroinitializer
  %2223 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2222, <16 x float> %2193, <16 x float> %2182)
  %2224 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2222, <16 x float> %2195, <16 x float> %2181)
  %2225 = getelementptr i8, ptr %2201, i64 16
  %2226 = load float, ptr %2225, align 4
  %2227 = insertelement <16 x float> poison, float %2226, i64 0
  %2228 = shufflevector <16 x float> %2227, <16 x float> poison, <16 x i32> zeroinitializer
  %2229 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2228, <16 x float> %2193, <16 x float> %2180)
  %2230 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2228, <16 x float> %2195, <16 x float> %2179)
  %2231 = getelementptr i8, ptr %2201, i64 20
  %2232 = load float, ptr %2231, align 4
  %2233 = insertelement <16 x float> poison, float %2232, i64 0
  %2234 = shufflevector <16 x float> %2233, <16 x float> poison, <16 x i32> zeroinitializer
  %2235 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2234, <16 x float> %2193, <16 x float> %2178)
  %2236 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2234, <16 x float> %2195, <16 x float> %2177)
  %2237 = getelementptr i8, ptr %2201, i64 24
  %2238 = load float, ptr %2237, align 4
  %2239 = insertelement <16 x float> poison, float %2238, i64 0
  %2240 = shufflevector <16 x float> %2239, <16 x float> poison, <16 x i32> zeroinitializer
  %2241 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2240, <16 x float> %2193, <16 x float> %2176)
  %2242 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2240, <16 x float> %2195, <16 x float> %2175)
  %2243 = getelementptr i8, ptr %2201, i64 28
  %2244 = load float, ptr %2243, align 4
  %2245 = insertelement <16 x float> poison, float %2244, i64 0
  %2246 = shufflevector <16 x float> %2245, <16 x float> poison, <16 x i32> zeroinitializer
  %2247 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2246, <16 x float> %2193, <16 x float> %2174)
  %2248 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2246, <16 x float> %2195, <16 x float> %2173)
  %2249 = getelementptr i8, ptr %2201, i64 32
  %2250 = load float, ptr %2249, align 4
  %2251 = insertelement <16 x float> poison, float %2250, i64 0
  %2252 = shufflevector <16 x float> %2251, <16 x float> poison, <16 x i32> zeroinitializer
  %2253 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2252, <16 x float> %2193, <16 x float> %2172)
  %2254 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2252, <16 x float> %2195, <16 x float> %2171)
  %2255 = getelementptr i8, ptr %2201, i64 36
  %2256 = load float, ptr %2255, align 4
  %2257 = insertelement <16 x float> poison, float %2256, i64 0
  %2258 = shufflevector <16 x float> %2257, <16 x float> poison, <16 x i32> zeroinitializer
  %2259 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2258, <16 x float> %2193, <16 x float> %2170)
  %2260 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2258, <16 x float> %2195, <16 x float> %2169)
  %2261 = add nsw i64 %2189, %94
  %2262 = add nuw nsw i64 %2190, 1
  %2263 = icmp slt i64 %2262, %54
  br i1 %2263, label %2168, label %2088, !llvm.loop !63

2264:                                             ; preds = %2088
  %2265 = load <16 x float>, ptr %119, align 4
  %2266 = fadd <16 x float> %2108, %2265
  store <16 x float> %2266, ptr %109, align 4
  %2267 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %2268 = load <16 x float>, ptr %2267, align 4
  %2269 = fadd <16 x float> %2107, %2268
  store <16 x float> %2269, ptr %2014, align 4
  %2270 = load i64, ptr %41, align 8
  %2271 = getelementptr inbounds float, ptr %119, i64 %2270
  %2272 = load <16 x float>, ptr %2271, align 4
  %2273 = fadd <16 x float> %2106, %2272
  %2274 = load i64, ptr %38, align 8
  %2275 = getelementptr inbounds float, ptr %109, i64 %2274
  store <16 x float> %2273, ptr %2275, align 4
  %2276 = load i64, ptr %41, align 8
  %2277 = getelementptr inbounds float, ptr %119, i64 %2276
  %2278 = getelementptr inbounds nuw i8, ptr %2277, i64 64
  %2279 = load <16 x float>, ptr %2278, align 4
  %2280 = fadd <16 x float> %2105, %2279
  %2281 = load i64, ptr %38, align 8
  %2282 = getelementptr inbounds float, ptr %109, i64 %2281
  %2283 = getelementptr inbounds nuw i8, ptr %2282, i64 64
  store <16 x float> %2280, ptr %2283, align 4
  %2284 = load i64, ptr %41, align 8
  %2285 = shl nsw i64 %2284, 3
  %2286 = getelementptr inbounds i8, ptr %119, i64 %2285
  %2287 = load <16 x float>, ptr %2286, align 4
  %2288 = fadd <16 x float> %2104, %2287
  %2289 = load i64, ptr %38, align 8
  %2290 = shl nsw i64 %2289, 3
  %2291 = getelementptr inbounds i8, ptr %109, i64 %2290
  store <16 x float> %2288, ptr %2291, align 4
  %2292 = load i64, ptr %41, align 8
  %2293 = shl nsw i64 %2292, 3
  %2294 = getelementptr inbounds i8, ptr %119, i64 %2293
  %2295 = getelementptr inbounds nuw i8, ptr %2294, i64 64
  %2296 = load <16 x float>, ptr %2295, align 4
  %2297 = fadd <16 x float> %2103, %2296
  %2298 = load i64, ptr %38, align 8
  %2299 = shl nsw i64 %2298, 3
  %2300 = getelementptr inbounds i8, ptr %109, i64 %2299
  %2301 = getelementptr inbounds nuw i8, ptr %2300, i64 64
  store <16 x float> %2297, ptr %2301, align 4
  %2302 = load i64, ptr %41, align 8
  %2303 = mul nsw i64 %2302, 12
  %2304 = getelementptr inbounds i8, ptr %119, i64 %2303
  %2305 = load <16 x float>, ptr %2304, align 4
  %2306 = fadd <16 x float> %2102, %2305
  %2307 = load i64, ptr %38, align 8
  %2308 = mul nsw i64 %2307, 12
  %2309 = getelementptr inbounds i8, ptr %109, i64 %2308
  store <16 x float> %2306, ptr %2309, align 4
  %2310 = load i64, ptr %41, align 8
  %2311 = mul nsw i64 %2310, 12
  %2312 = getelementptr inbounds i8, ptr %119, i64 %2311
  %2313 = getelementptr inbounds nuw i8, ptr %2312, i64 64
  %2314 = load <16 x float>, ptr %2313, align 4
  %2315 = fadd <16 x float> %2101, %2314
  %2316 = load i64, ptr %38, align 8
  %2317 = mul nsw i64 %2316, 12
  %2318 = getelementptr inbounds i8, ptr %109, i64 %2317
  %2319 = getelementptr inbounds nuw i8, ptr %2318, i64 64
  store <16 x float> %2315, ptr %2319, align 4
  %2320 = load i64, ptr %41, align 8
  %2321 = shl nsw i64 %2320, 4
  %2322 = getelementptr inbounds i8, ptr %119, i64 %2321
  %2323 = load <16 x float>, ptr %2322, align 4
  %2324 = fadd <16 x float> %2100, %2323
  %2325 = load i64, ptr %38, align 8
  %2326 = shl nsw i64 %2325, 4
  %2327 = getelementptr inbounds i8, ptr %109, i64 %2326
  store <16 x float> %2324, ptr %2327, align 4
  %2328 = load i64, ptr %41, align 8
  %2329 = shl nsw i64 %2328, 4
  %2330 = getelementptr inbounds i8, ptr %119, i64 %2329
  %2331 = getelementptr inbounds nuw i8, ptr %2330, i64 64
  %2332 = load <16 x float>, ptr %2331, align 4
  %2333 = fadd <16 x float> %2099, %2332
  %2334 = load i64, ptr %38, align 8
  %2335 = shl nsw i64 %2334, 4
  %2336 = getelementptr inbounds i8, ptr %109, i64 %2335
  %2337 = getelementptr inbounds nuw i8, ptr %2336, i64 64
  store <16 x float> %2333, ptr %2337, align 4
  %2338 = load i64, ptr %41, align 8
  %2339 = mul nsw i64 %2338, 20
  %2340 = getelementptr inbounds i8, ptr %119, i64 %2339
  %2341 = load <16 x float>, ptr %2340, align 4
  %2342 = fadd <16 x float> %2098, %2341
  %2343 = load i64, ptr %38, align 8
  %2344 = mul nsw i64 %2343, 20
  %2345 = getelementptr inbounds i8, ptr %109, i64 %2344
  store <16 x float> %2342, ptr %2345, align 4
  %2346 = load i64, ptr %41, align 8
  %2347 = mul nsw i64 %2346, 20
  %2348 = getelementptr inbounds i8, ptr %119, i64 %2347
  %2349 = getelementptr inbounds nuw i8, ptr %2348, i64 64
  %2350 = load <16 x float>, ptr %2349, align 4
  %2351 = fadd <16 x float> %2097, %2350
  %2352 = load i64, ptr %38, align 8
  %2353 = mul nsw i64 %2352, 20
  %2354 = getelementptr inbounds i8, ptr %109, i64 %2353
  %2355 = getelementptr inbounds nuw i8, ptr %2354, i64 64
  store <16 x float> %2351, ptr %2355, align 4
  %2356 = load i64, ptr %41, align 8
  %2357 = mul nsw i64 %2356, 24
  %2358 = getelementptr inbounds i8, ptr %119, i64 %2357
  %2359 = load <16 x float>, ptr %2358, align 4
  %2360 = fadd <16 x float> %2096, %2359
  %2361 = load i64, ptr %38, align 8
  %2362 = mul nsw i64 %2361, 24
  %2363 = getelementptr inbounds i8, ptr %109, i64 %2362
  store <16 x float> %2360, ptr %2363, align 4
  %2364 = load i64, ptr %41, align 8
  %2365 = mul nsw i64 %2364, 24
  %2366 = getelementptr inbounds i8, ptr %119, i64 %2365
  %2367 = getelementptr inbounds nuw i8, ptr %2366, i64 64
  %2368 = load <16 x float>, ptr %2367, align 4
  %2369 = fadd <16 x float> %2095, %2368
  %2370 = load i64, ptr %38, align 8
  %2371 = mul nsw i64 %2370, 24
  %2372 = getelementptr inbounds i8, ptr %109, i64 %2371
  %2373 = getelementptr inbounds nuw i8, ptr %2372, i64 64
  store <16 x float> %2369, ptr %2373, align 4
  %2374 = load i64, ptr %41, align 8
  %2375 = mul nsw i64 %2374, 28
  %2376 = getelementptr inbounds i8, ptr %119, i64 %2375
  %2377 = load <16 x float>, ptr %2376, align 4
  %2378 = fadd <16 x float> %2094, %2377
  %2379 = load i64, ptr %38, align 8
  %2380 = mul nsw i64 %2379, 28
  %2381 = getelementptr inbounds i8, ptr %109, i64 %2380
  store <16 x float> %2378, ptr %2381, align 4
  %2382 = load i64, ptr %41, align 8
  %2383 = mul nsw i64 %2382, 28
  %2384 = getelementptr inbounds i8, ptr %119, i64 %2383
  %2385 = getelementptr inbounds nuw i8, ptr %2384, i64 64
  %2386 = load <16 x float>, ptr %2385, align 4
  %2387 = fadd <16 x float> %2093, %2386
  %2388 = load i64, ptr %38, align 8
  %2389 = mul nsw i64 %2388, 28
  %2390 = getelementptr inbounds i8, ptr %109, i64 %2389
  %2391 = getelementptr inbounds nuw i8, ptr %2390, i64 64
  store <16 x float> %2387, ptr %2391, align 4
  %2392 = load i64, ptr %41, align 8
  %2393 = shl nsw i64 %2392, 5
  %2394 = getelementptr inbounds i8, ptr %119, i64 %2393
  %2395 = load <16 x float>, ptr %2394, align 4
  %2396 = fadd <16 x float> %2092, %2395
  %2397 = load i64, ptr %38, align 8
  %2398 = shl nsw i64 %2397, 5
  %2399 = getelementptr inbounds i8, ptr %109, i64 %2398
  store <16 x float> %2396, ptr %2399, align 4
  %2400 = load i64, ptr %41, align 8
  %2401 = shl nsw i64 %2400, 5
  %2402 = getelementptr inbounds i8, ptr %119, i64 %2401
  %2403 = getelementptr inbounds nuw i8, ptr %2402, i64 64
  %2404 = load <16 x float>, ptr %2403, align 4
  %2405 = fadd <16 x float> %2091, %2404
  %2406 = load i64, ptr %38, align 8
  %2407 = shl nsw i64 %2406, 5
  %2408 = getelementptr inbounds i8, ptr %109, i64 %2407
  %2409 = getelementptr inbounds nuw i8, ptr %2408, i64 64
  store <16 x float> %2405, ptr %2409, align 4
  %2410 = load i64, ptr %41, align 8
  %2411 = mul nsw i64 %2410, 36
  %2412 = getelementptr inbounds i8, ptr %119, i64 %2411
  %2413 = load <16 x float>, ptr %2412, align 4
  %2414 = fadd <16 x float> %2090, %2413
  %2415 = load i64, ptr %38, align 8
  %2416 = mul nsw i64 %2415, 36
  %2417 = getelementptr inbounds i8, ptr %109, i64 %2416
  store <16 x float> %2414, ptr %2417, align 4
  %2418 = load i64, ptr %41, align 8
  %2419 = mul nsw i64 %2418, 36
  %2420 = getelementptr inbounds i8, ptr %119, i64 %2419
  %2421 = getelementptr inbounds nuw i8, ptr %2420, i64 64
  %2422 = load <16 x float>, ptr %2421, align 4
  %2423 = fadd <16 x float> %2089, %2422
  br label %2424

2424:                                             ; preds = %2110, %2264
  %2425 = phi <16 x float> [ %2423, %2264 ], [ %2089, %2110 ]
  %2426 = load i64, ptr %38, align 8
  %2427 = mul nsw i64 %2426, 36
  %2428 = getelementptr inbounds i8, ptr %109, i64 %2427
  %2429 = getelementptr inbounds nuw i8, ptr %2428, i64 64
  store <16 x float> %2425, ptr %2429, align 4
  br label %3394

2430:                                             ; preds = %118
  %2431 = load <16 x float>, ptr %109, align 4
  %2432 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2431
  %2433 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %2434 = load <16 x float>, ptr %2433, align 4
  %2435 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2434
  %2436 = getelementptr inbounds float, ptr %109, i64 %106
  %2437 = load <16 x float>, ptr %2436, align 4
  %2438 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2437
  %2439 = getelementptr inbounds nuw i8, ptr %2436, i64 64
  %2440 = load <16 x float>, ptr %2439, align 4
  %2441 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2440
  %2442 = shl nsw i64 %106, 3
  %2443 = getelementptr inbounds i8, ptr %109, i64 %2442
  %2444 = load <16 x float>, ptr %2443, align 4
  %2445 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2444
  %2446 = getelementptr inbounds nuw i8, ptr %2443, i64 64
  %2447 = load <16 x float>, ptr %2446, align 4
  %2448 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2447
  %2449 = mul nsw i64 %106, 12
  %2450 = getelementptr inbounds i8, ptr %109, i64 %2449
  %2451 = load <16 x float>, ptr %2450, align 4
  %2452 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2451
  %2453 = getelementptr inbounds nuw i8, ptr %2450, i64 64
  %2454 = load <16 x float>, ptr %2453, align 4
  %2455 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2454
  %2456 = shl nsw i64 %106, 4
  %2457 = getelementptr inbounds i8, ptr %109, i64 %2456
  %2458 = load <16 x float>, ptr %2457, align 4
  %2459 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2458
  %2460 = getelementptr inbounds nuw i8, ptr %2457, i64 64
  %2461 = load <16 x float>, ptr %2460, align 4
  %2462 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2461
  %2463 = mul nsw i64 %106, 20
  %2464 = getelementptr inbounds i8, ptr %109, i64 %2463
  %2465 = load <16 x float>, ptr %2464, align 4
  %2466 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2465
  %2467 = getelementptr inbounds nuw i8, ptr %2464, i64 64
  %2468 = load <16 x float>, ptr %2467, align 4
  %2469 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2468
  %2470 = mul nsw i64 %106, 24
  %2471 = getelementptr inbounds i8, ptr %109, i64 %2470
  %2472 = load <16 x float>, ptr %2471, align 4
  %2473 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2472
  %2474 = getelementptr inbounds nuw i8, ptr %2471, i64 64
  %2475 = load <16 x float>, ptr %2474, align 4
  %2476 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2475
  %2477 = mul nsw i64 %106, 28
  %2478 = getelementptr inbounds i8, ptr %109, i64 %2477
  %2479 = load <16 x float>, ptr %2478, align 4
  %2480 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2479
  %2481 = getelementptr inbounds nuw i8, ptr %2478, i64 64
  %2482 = load <16 x float>, ptr %2481, align 4
  %2483 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2482
  %2484 = shl nsw i64 %106, 5
  %2485 = getelementptr inbounds i8, ptr %109, i64 %2484
  %2486 = load <16 x float>, ptr %2485, align 4
  %2487 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2486
  %2488 = getelementptr inbounds nuw i8, ptr %2485, i64 64
  %2489 = load <16 x float>, ptr %2488, align 4
  %2490 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2489
  %2491 = mul nsw i64 %106, 36
  %2492 = getelementptr inbounds i8, ptr %109, i64 %2491
  %2493 = load <16 x float>, ptr %2492, align 4
  %2494 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2493
  %2495 = getelementptr inbounds nuw i8, ptr %2492, i64 64
  %2496 = load <16 x float>, ptr %2495, align 4
  %2497 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2496
  %2498 = mul nsw i64 %106, 40
  %2499 = getelementptr inbounds i8, ptr %109, i64 %2498
  %2500 = load <16 x float>, ptr %2499, align 4
  %2501 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2500
  %2502 = getelementptr inbounds nuw i8, ptr %2499, i64 64
  %2503 = load <16 x float>, ptr %2502, align 4
  %2504 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2503
  %2505 = icmp sgt i64 %91, 0
  br i1 %2505, label %2507, label %2506

2506:                                             ; preds = %2507, %2430
  br i1 %73, label %2603, label %2514

2507:                                             ; preds = %2430, %2507
  %2508 = phi i64 [ %2512, %2507 ], [ 0, %2430 ]
  %2509 = add nuw nsw i64 %2508, 11
  %2510 = mul nsw i64 %2509, %106
  %2511 = getelementptr inbounds float, ptr %109, i64 %2510
  tail call void @llvm.prefetch.p0(ptr %2511, i32 1, i32 3, i32 1)
  %2512 = add nuw nsw i64 %2508, 1
  %2513 = icmp slt i64 %2512, %91
  br i1 %2513, label %2507, label %2506, !llvm.loop !62

2514:                                             ; preds = %2603, %2506
  %2515 = phi <16 x float> [ %2504, %2506 ], [ %2703, %2603 ]
  %2516 = phi <16 x float> [ %2501, %2506 ], [ %2702, %2603 ]
  %2517 = phi <16 x float> [ %2497, %2506 ], [ %2697, %2603 ]
  %2518 = phi <16 x float> [ %2494, %2506 ], [ %2696, %2603 ]
  %2519 = phi <16 x float> [ %2490, %2506 ], [ %2691, %2603 ]
  %2520 = phi <16 x float> [ %2487, %2506 ], [ %2690, %2603 ]
  %2521 = phi <16 x float> [ %2483, %2506 ], [ %2685, %2603 ]
  %2522 = phi <16 x float> [ %2480, %2506 ], [ %2684, %2603 ]
  %2523 = phi <16 x float> [ %2476, %2506 ], [ %2679, %2603 ]
  %2524 = phi <16 x float> [ %2473, %2506 ], [ %2678, %2603 ]
  %2525 = phi <16 x float> [ %2469, %2506 ], [ %2673, %2603 ]
  %2526 = phi <16 x float> [ %2466, %2506 ], [ %2672, %2603 ]
  %2527 = phi <16 x float> [ %2462, %2506 ], [ %2667, %2603 ]
  %2528 = phi <16 x float> [ %2459, %2506 ], [ %2666, %2603 ]
  %2529 = phi <16 x float> [ %2455, %2506 ], [ %2661, %2603 ]
  %2530 = phi <16 x float> [ %2452, %2506 ], [ %2660, %2603 ]
  %2531 = phi <16 x float> [ %2448, %2506 ], [ %2655, %2603 ]
  %2532 = phi <16 x float> [ %2445, %2506 ], [ %2654, %2603 ]
  %2533 = phi <16 x float> [ %2441, %2506 ], [ %2649, %2603 ]
  %2534 = phi <16 x float> [ %2438, %2506 ], [ %2648, %2603 ]
  %2535 = phi <16 x float> [ %2435, %2506 ], [ %2643, %2603 ]
  %2536 = phi <16 x float> [ %2432, %2506 ], [ %2642, %2603 ]
  %2537 = icmp eq ptr %119, null
  br i1 %2537, label %2538, label %2707

2538:                                             ; preds = %2514
  store <16 x float> %2536, ptr %109, align 4
  store <16 x float> %2535, ptr %2433, align 4
  %2539 = load i64, ptr %38, align 8
  %2540 = getelementptr inbounds float, ptr %109, i64 %2539
  store <16 x float> %2534, ptr %2540, align 4
  %2541 = load i64, ptr %38, align 8
  %2542 = getelementptr inbounds float, ptr %109, i64 %2541
  %2543 = getelementptr inbounds nuw i8, ptr %2542, i64 64
  store <16 x float> %2533, ptr %2543, align 4
  %2544 = load i64, ptr %38, align 8
  %2545 = shl nsw i64 %2544, 3
  %2546 = getelementptr inbounds i8, ptr %109, i64 %2545
  store <16 x float> %2532, ptr %2546, align 4
  %2547 = load i64, ptr %38, align 8
  %2548 = shl nsw i64 %2547, 3
  %2549 = getelementptr inbounds i8, ptr %109, i64 %2548
  %2550 = getelementptr inbounds nuw i8, ptr %2549, i64 64
  store <16 x float> %2531, ptr %2550, align 4
  %2551 = load i64, ptr %38, align 8
  %2552 = mul nsw i64 %2551, 12
  %2553 = getelementptr inbounds i8, ptr %109, i64 %2552
  store <16 x float> %2530, ptr %2553, align 4
  %2554 = load i64, ptr %38, align 8
  %2555 = mul nsw i64 %2554, 12
  %2556 = getelementptr inbounds i8, ptr %109, i64 %2555
  %2557 = getelementptr inbounds nuw i8, ptr %2556, i64 64
  store <16 x float> %2529, ptr %2557, align 4
  %2558 = load i64, ptr %38, align 8
  %2559 = shl nsw i64 %2558, 4
  %2560 = getelementptr inbounds i8, ptr %109, i64 %2559
  store <16 x float> %2528, ptr %2560, align 4
  %2561 = load i64, ptr %38, align 8
  %2562 = shl nsw i64 %2561, 4
  %2563 = getelementptr inbounds i8, ptr %109, i64 %2562
  %2564 = getelementptr inbounds nuw i8, ptr %2563, i64 64
  store <16 x float> %2527, ptr %2564, align 4
  %2565 = load i64, ptr %38, align 8
  %2566 = mul nsw i64 %2565, 20
  %2567 = getelementptr inbounds i8, ptr %109, i64 %2566
  store <16 x float> %2526, ptr %2567, align 4
  %2568 = load i64, ptr %38, align 8
  %2569 = mul nsw i64 %2568, 20
  %2570 = getelementptr inbounds i8, ptr %109, i64 %2569
  %2571 = getelementptr inbounds nuw i8, ptr %2570, i64 64
  store <16 x float> %2525, ptr %2571, align 4
  %2572 = load i64, ptr %38, align 8
  %2573 = mul nsw i64 %2572, 24
  %2574 = getelementptr inbounds i8, ptr %109, i64 %2573
  store <16 x float> %2524, ptr %2574, align 4
  %2575 = load i64, ptr %38, align 8
  %2576 = mul nsw i64 %2575, 24
  %2577 = getelementptr inbounds i8, ptr %109, i64 %2576
  %2578 = getelementptr inbounds nuw i8, ptr %2577, i64 64
  store <16 x float> %2523, ptr %2578, align 4
  %2579 = load i64, ptr %38, align 8
  %2580 = mul nsw i64 %2579, 28
  %2581 = getelementptr inbounds i8, ptr %109, i64 %2580
  store <16 x float> %2522, ptr %2581, align 4
  %2582 = load i64, ptr %38, align 8
  %2583 = mul nsw i64 %2582, 28
  %2584 = getelementptr inbounds i8, ptr %109, i64 %2583
  %2585 = getelementptr inbounds nuw i8, ptr %2584, i64 64
  store <16 x float> %2521, ptr %2585, align 4
  %2586 = load i64, ptr %38, align 8
  %2587 = shl nsw i64 %2586, 5
  %2588 = getelementptr inbounds i8, ptr %109, i64 %2587
  store <16 x float> %2520, ptr %2588, align 4
  %2589 = load i64, ptr %38, align 8
  %2590 = shl nsw i64 %2589, 5
  %2591 = getelementptr inbounds i8, ptr %109, i64 %2590
  %2592 = getelementptr inbounds nuw i8, ptr %2591, i64 64
  store <16 x float> %2519, ptr %2592, align 4
  %2593 = load i64, ptr %38, align 8
  %2594 = mul nsw i64 %2593, 36
  %2595 = getelementptr inbounds i8, ptr %109, i64 %2594
  store <16 x float> %2518, ptr %2595, align 4
  %2596 = load i64, ptr %38, align 8
  %2597 = mul nsw i64 %2596, 36
  %2598 = getelementptr inbounds i8, ptr %109, i64 %2597
  %2599 = getelementptr inbounds nuw i8, ptr %2598, i64 64
  store <16 x float> %2517, ptr %2599, align 4
  %2600 = load i64, ptr %38, align 8
  %2601 = mul nsw i64 %2600, 40
  %2602 = getelementptr inbounds i8, ptr %109, i64 %2601
  store <16 x float> %2516, ptr %2602, align 4
  br label %2885

2603:                                             ; preds = %2506, %2603
  %2604 = phi <16 x float> [ %2703, %2603 ], [ %2504, %2506 ]
  %2605 = phi <16 x float> [ %2702, %2603 ], [ %2501, %2506 ]
  %2606 = phi <16 x float> [ %2697, %2603 ], [ %2497, %2506 ]
  %2607 = phi <16 x float> [ %2696, %2603 ], [ %2494, %2506 ]
  %2608 = phi <16 x float> [ %2691, %2603 ], [ %2490, %2506 ]
  %2609 = phi <16 x float> [ %2690, %2603 ], [ %2487, %2506 ]
  %2610 = phi <16 x float> [ %2685, %2603 ], [ %2483, %2506 ]
  %2611 = phi <16 x float> [ %2684, %2603 ], [ %2480, %2506 ]
  %2612 = phi <16 x float> [ %2679, %2603 ], [ %2476, %2506 ]
  %2613 = phi <16 x float> [ %2678, %2603 ], [ %2473, %2506 ]
  %2614 = phi <16 x float> [ %2673, %2603 ], [ %2469, %2506 ]
  %2615 = phi <16 x float> [ %2672, %2603 ], [ %2466, %2506 ]
  %2616 = phi <16 x float> [ %2667, %2603 ], [ %2462, %2506 ]
  %2617 = phi <16 x float> [ %2666, %2603 ], [ %2459, %2506 ]
  %2618 = phi <16 x float> [ %2661, %2603 ], [ %2455, %2506 ]
  %2619 = phi <16 x float> [ %2660, %2603 ], [ %2452, %2506 ]
  %2620 = phi <16 x float> [ %2655, %2603 ], [ %2448, %2506 ]
  %2621 = phi <16 x float> [ %2654, %2603 ], [ %2445, %2506 ]
  %2622 = phi <16 x float> [ %2649, %2603 ], [ %2441, %2506 ]
  %2623 = phi <16 x float> [ %2648, %2603 ], [ %2438, %2506 ]
  %2624 = phi <16 x float> [ %2643, %2603 ], [ %2435, %2506 ]
  %2625 = phi <16 x float> [ %2642, %2603 ], [ %2432, %2506 ]
  %2626 = phi i64 [ %2704, %2603 ], [ %97, %2506 ]
  %2627 = phi i64 [ %2705, %2603 ], [ 0, %2506 ]
  %2628 = shl nsw i64 %2627, 7
  %2629 = getelementptr inbounds nuw i8, ptr %71, i64 %2628
  %2630 = load <16 x float>, ptr %2629, align 4
  %2631 = getelementptr inbounds nuw i8, ptr %2629, i64 64
  %2632 = load <16 x float>, ptr %2631, align 4
  %2633 = ashr i64 %2626, 11
  %2634 = and i64 %2633, -32
  %2635 = getelementptr inbounds float, ptr %98, i64 %2634
  call void @llvm.prefetch.p0(ptr %2635, i32 0, i32 2, i32 1)
  %2636 = getelementptr inbounds nuw i8, ptr %2635, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2636, i32 0, i32 2, i32 1)
  %2637 = mul i64 %2627, 44
  %2638 = getelementptr i8, ptr %104, i64 %2637
  %2639 = load float, ptr %2638, align 4
  %2640 = insertelement <16 x float> poison, float %2639, i64 0
  %2641 = shufflevector <16 x float> %2640, <16 x float> poison, <16 x i32> zeroinitializer
  %2642 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2641, <16 x float> %2630, <16 x float> %2625)
  %2643 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2641, <16 x float> %2632, <16 x float> %2624)
  %2644 = getelementptr i8, ptr %2638, i64 4
  %2645 = load float, ptr %2644, align 4
  %2646 = insertelement <16 x float> poison, float %2645, i64 0
  %2647 = shufflevector <16 x float> %2646, <16 x float> poison, <16 x i32> zeroinitializer
  %2648 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2647, <16 x float> %2630, <16 x float> %2623)
  %2649 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2647, <16 x float> %2632, <16 x float> %2622)
  %2650 = getelementptr i8, ptr %2638, i64 8
  %2651 = load float, ptr %2650, align 4
  %2652 = insertelement <16 x float> poison, float %2651, i64 0
  %2653 = shufflevector <16 x float> %2652, <16 x float> poison, <16 x i32> zeroinitializer
  %2654 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2653, <16 x float> %2630, <16 x float> %2621)
  %2655 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2653, <16 x float> %2632, <16 x float> %2620)
  %2656 = getelementptr i8, ptr %2638, i64 12
  %2657 = load float, ptr %2656, align 4
  %2658 = insertelement <16 x float> poison, float %2657, i64 0
  %2659 = shufflevector <16 x float> %2658, <16 x float> poison, <16 x i32> zeroinitializer
  %2660 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2659, <16 x float> %2630, <16 x float> %2619)
  %2661 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2659, <16 x float> %2632, <16 x float> %2618)
  %2662 = getelementptr i8, ptr %2638, i64 16
  %2663 = load float, ptr %2662, align 4
  %2664 = insertelement <16 x float> poison, float %2663, i64 0
  %2665 = shufflevector <16 x float> %2664, <16 x float> poison, <16 x i32> zeroinitializer
  %2666 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2665, <16 x float> %2630, <16 x float> %2617)
  %2667 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2665, <16 x float> %2632, <16 x float> %2616)
  %2668 = getelementptr i8, ptr %2638, i64 20
  %2669 = load float, ptr %2668, align 4
  %2670 = insertelement <16 x float> poison, float %2669, i64 0
  %2671 = shufflevector <16 x float> %2670, <16 x float> poison, <16 x i32> zeroinitializer
  %2672 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2671, <16 x float> %2630, <16 x float> %2615)
  %2673 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2671, <16 x float> %2632, <16 x float> %2614)
  %2674 = getelementptr i8, ptr %2638, i64 24
  %2675 = load float, ptr %2674, align 4
  %2676 = insertelement <16 x float> poison, float %2675, i64 0
  %2677 = shufflevector <16 x float> %2676, <16 x float> poison, <16 x i32> zeroinitializer
  %2678 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2677, <16 x float> %2630, <16 x float> %2613)
  %2679 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2677, <16 x float> %2632, <16 x float> %2612)
  %2680 = getelementptr i8, ptr %2638, i64 28
  %2681 = load float, ptr %2680, align 4
  %2682 = insertelement <16 x float> poison, float %2681, i64 0
  %2683 = shufflevector <16 x float> %2682, <16 x float> poison, <16 x i32> zeroinitializer
  %2684 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2683, <16 x float> %2630, <16 x float> %2611)
  %2685 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2683, <16 x float> %2632, <16 x float> %2610)
  %2686 = getelementptr i8, ptr %2638, i64 32
  %2687 = load float, ptr %2686, align 4
  %2688 = insertelement <16 x float> poison, float %2687, i64 0
  %2689 = shufflevector <16 x float> %2688, <16 x float> poison, <16 x i32> zeroinitializer
  %2690 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2689, <16 x float> %2630, <16 x float> %2609)
  %2691 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2689, <16 x float> %2632, <16 x float> %2608)
  %2692 = getelementptr i8, ptr %2638, i64 36
  %2693 = load float, ptr %2692, align 4
  %2694 = insertelement <16 x float> poison, float %2693, i64 0
  %2695 = shufflevector <16 x float> %2694, <16 x float> poison, <16 x i32> zeroinitializer
  %2696 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2695, <16 x float> %2630, <16 x float> %2607)
  %2697 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2695, <16 x float> %2632, <16 x float> %2606)
  %2698 = getelementptr i8, ptr %2638, i64 40
  %2699 = load float, ptr %2698, align 4
  %2700 = insertelement <16 x float> poison, float %2699, i64 0
  %2701 = shufflevector <16 x float> %2700, <16 x float> poison, <16 x i32> zeroinitializer
  %2702 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2701, <16 x float> %2630, <16 x float> %2605)
  %2703 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2701, <16 x float> %2632, <16 x float> %2604)
  %2704 = add nsw i64 %2626, %94
  %2705 = add nuw nsw i64 %2627, 1
  %2706 = icmp slt i64 %2705, %54
  br i1 %2706, label %2603, label %2514, !llvm.loop !63

2707:                                             ; preds = %2514
  %2708 = load <16 x float>, ptr %119, align 4
  %2709 = fadd <16 x float> %2536, %2708
  store <16 x float> %2709, ptr %109, align 4
  %2710 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %2711 = load <16 x float>, ptr %2710, align 4
  %2712 = fadd <16 x float> %2535, %2711
  store <16 x float> %2712, ptr %2433, align 4
  %2713 = load i64, ptr %41, align 8
  %2714 = getelementptr inbounds float, ptr %119, i64 %2713
  %2715 = load <16 x float>, ptr %2714, align 4
  %2716 = fadd <16 x float> %2534, %2715
  %2717 = load i64, ptr %38, align 8
  %2718 = getelementptr inbounds float, ptr %109, i64 %2717
  store <16 x float> %2716, ptr %2718, align 4
  %2719 = load i64, ptr %41, align 8
  %2720 = getelementptr inbounds float, ptr %119, i64 %2719
  %2721 = getelementptr inbounds nuw i8, ptr %2720, i64 64
  %2722 = load <16 x float>, ptr %2721, align 4
  %2723 = fadd <16 x float> %2533, %2722
  %2724 = load i64, ptr %38, align 8
  %2725 = getelementptr inbounds float, ptr %109, i64 %2724
  %2726 = getelementptr inbounds nuw i8, ptr %2725, i64 64
  store <16 x float> %2723, ptr %2726, align 4
  %2727 = load i64, ptr %41, align 8
  %2728 = shl nsw i64 %2727, 3
  %2729 = getelementptr inbounds i8, ptr %119, i64 %2728
  %2730 = load <16 x float>, ptr %2729, align 4
  %2731 = fadd <16 x float> %2532, %2730
  %2732 = load i64, ptr %38, align 8
  %2733 = shl nsw i64 %2732, 3
  %2734 = getelementptr inbounds i8, ptr %109, i64 %2733
  store <16 x float> %2731, ptr %2734, align 4
  %2735 = load i64, ptr %41, align 8
  %2736 = shl nsw i64 %2735, 3
  %2737 = getelementptr inbounds i8, ptr %119, i64 %2736
  %2738 = getelementptr inbounds nuw i8, ptr %2737, i64 64
  %2739 = load <16 x float>, ptr %2738, align 4
  %2740 = fadd <16 x float> %2531, %2739
  %2741 = load i64, ptr %38, align 8
  %2742 = shl nsw i64 %2741, 3
  %2743 = getelementptr inbounds i8, ptr %109, i64 %2742
  %2744 = getelementptr inbounds nuw i8, ptr %2743, i64 64
  store <16 x float> %2740, ptr %2744, align 4
  %2745 = load i64, ptr %41, align 8
  %2746 = mul nsw i64 %2745, 12
  %2747 = getelementptr inbounds i8, ptr %119, i64 %2746
  %2748 = load <16 x float>, ptr %2747, align 4
  %2749 = fadd <16 x float> %2530, %2748
  %2750 = load i64, ptr %38, align 8
  %2751 = mul nsw i64 %2750, 12
  %2752 = getelementptr inbounds i8, ptr %109, i64 %2751
  store <16 x float> %2749, ptr %2752, align 4
  %2753 = load i64, ptr %41, align 8
  %2754 = mul nsw i64 %2753, 12
  %2755 = getelementptr inbounds i8, ptr %119, i64 %2754
  %2756 = getelementptr inbounds nuw i8, ptr %2755, i64 64
  %2757 = load <16 x float>, ptr %2756, align 4
  %2758 = fadd <16 x float> %2529, %2757
  %2759 = load i64, ptr %38, align 8
  %2760 = mul nsw i64 %2759, 12
  %2761 = getelementptr inbounds i8, ptr %109, i64 %2760
  %2762 = getelementptr inbounds nuw i8, ptr %2761, i64 64
  store <16 x float> %2758, ptr %2762, align 4
  %2763 = load i64, ptr %41, align 8
  %2764 = shl nsw i64 %2763, 4
  %2765 = getelementptr inbounds i8, ptr %119, i64 %2764
  %2766 = load <16 x float>, ptr %2765, align 4
  %2767 = fadd <16 x float> %2528, %2766
  %2768 = load i64, ptr %38, align 8
  %2769 = shl nsw i64 %2768, 4
  %2770 = getelementptr inbounds i8, ptr %109, i64 %2769
  store <16 x float> %2767, ptr %2770, align 4
  %2771 = load i64, ptr %41, align 8
  %2772 = shl nsw i64 %2771, 4
  %2773 = getelementptr inbounds i8, ptr %119, i64 %2772
  %2774 = getelementptr inbounds nuw i8, ptr %2773, i64 64
  %2775 = load <16 x float>, ptr %2774, align 4
  %2776 = fadd <16 x float> %2527, %2775
  %2777 = load i64, ptr %38, align 8
  %2778 = shl nsw i64 %2777, 4
  %2779 = getelementptr inbounds i8, ptr %109, i64 %2778
  %2780 = getelementptr inbounds nuw i8, ptr %2779, i64 64
  store <16 x float> %2776, ptr %2780, align 4
  %2781 = load i64, ptr %41, align 8
  %2782 = mul nsw i64 %2781, 20
  %2783 = getelementptr inbounds i8, ptr %119, i64 %2782
  %2784 = load <16 x float>, ptr %2783, align 4
  %2785 = fadd <16 x float> %2526, %2784
  %2786 = load i64, ptr %38, align 8
  %2787 = mul nsw i64 %2786, 20
  %2788 = getelementptr inbounds i8, ptr %109, i64 %2787
  store <16 x float> %2785, ptr %2788, align 4
  %2789 = load i64, ptr %41, align 8
  %2790 = mul nsw i64 %2789, 20
  %2791 = getelementptr inbounds i8, ptr %119, i64 %2790
  %2792 = getelementptr inbounds nuw i8, ptr %2791, i64 64
  %2793 = load <16 x float>, ptr %2792, align 4
  %2794 = fadd <16 x float> %2525, %2793
  %2795 = load i64, ptr %38, align 8
  %2796 = mul nsw i64 %2795, 20
  %2797 = getelementptr inbounds i8, ptr %109, i64 %2796
  %2798 = getelementptr inbounds nuw i8, ptr %2797, i64 64
  store <16 x float> %2794, ptr %2798, align 4
  %2799 = load i64, ptr %41, align 8
  %2800 = mul nsw i64 %2799, 24
  %2801 = getelementptr inbounds i8, ptr %119, i64 %2800
  %2802 = load <16 x float>, ptr %2801, align 4
  %2803 = fadd <16 x float> %2524, %2802
  %2804 = load i64, ptr %38, align 8
  %2805 = mul nsw i64 %2804, 24
  %2806 = getelementptr inbounds i8, ptr %109, i64 %2805
  store <16 x float> %2803, ptr %2806, align 4
  %2807 = load i64, ptr %41, align 8
  %2808 = mul nsw i64 %2807, 24
  %2809 = getelementptr inbounds i8, ptr %119, i64 %2808
  %2810 = getelementptr inbounds nuw i8, ptr %2809, i64 64
  %2811 = load <16 x float>, ptr %2810, align 4
  %2812 = fadd <16 x float> %2523, %2811
  %2813 = load i64, ptr %38, align 8
  %2814 = mul nsw i64 %2813, 24
  %2815 = getelementptr inbounds i8, ptr %109, i64 %2814
  %2816 = getelementptr inbounds nuw i8, ptr %2815, i64 64
  store <16 x float> %2812, ptr %2816, align 4
  %2817 = load i64, ptr %41, align 8
  %2818 = mul nsw i64 %2817, 28
  %2819 = getelementptr inbounds i8, ptr %119, i64 %2818
  %2820 = load <16 x float>, ptr %2819, align 4
  %2821 = fadd <16 x float> %2522, %2820
  %2822 = load i64, ptr %38, align 8
  %2823 = mul nsw i64 %2822, 28
  %2824 = getelementptr inbounds i8, ptr %109, i64 %2823
  store <16 x float> %2821, ptr %2824, align 4
  %2825 = load i64, ptr %41, align 8
  %2826 = mul nsw i64 %2825, 28
  %2827 = getelementptr inbounds i8, ptr %119, i64 %2826
  %2828 = getelementptr inbounds nuw i8, ptr %2827, i64 64
  %2829 = load <16 x float>, ptr %2828, align 4
  %2830 = fadd <16 x float> %2521, %2829
  %2831 = load i64, ptr %38, align 8
  %2832 = mul nsw i64 %2831, 28
  %2833 = getelementptr inbounds i8, ptr %109, i64 %2832
  %2834 = getelementptr inbounds nuw i8, ptr %2833, i64 64
  store <16 x float> %2830, ptr %2834, align 4
  %2835 = load i64, ptr %41, align 8
  %2836 = shl nsw i64 %2835, 5
  %2837 = getelementptr inbounds i8, ptr %119, i64 %2836
  %2838 = load <16 x float>, ptr %2837, align 4
  %2839 = fadd <16 x float> %2520, %2838
  %2840 = load i64, ptr %38, align 8
  %2841 = shl nsw i64 %2840, 5
  %2842 = getelementptr inbounds i8, ptr %109, i64 %2841
  store <16 x float> %2839, ptr %2842, align 4
  %2843 = load i64, ptr %41, align 8
  %2844 = shl nsw i64 %2843, 5
  %2845 = getelementptr inbounds i8, ptr %119, i64 %2844
  %2846 = getelementptr inbounds nuw i8, ptr %2845, i64 64
  %2847 = load <16 x float>, ptr %2846, align 4
  %2848 = fadd <16 x float> %2519, %2847
  %2849 = load i64, ptr %38, align 8
  %2850 = shl nsw i64 %2849, 5
  %2851 = getelementptr inbounds i8, ptr %109, i64 %2850
  %2852 = getelementptr inbounds nuw i8, ptr %2851, i64 64
  store <16 x float> %2848, ptr %2852, align 4
  %2853 = load i64, ptr %41, align 8
  %2854 = mul nsw i64 %2853, 36
  %2855 = getelementptr inbounds i8, ptr %119, i64 %2854
  %2856 = load <16 x float>, ptr %2855, align 4
  %2857 = fadd <16 x float> %2518, %2856
  %2858 = load i64, ptr %38, align 8
  %2859 = mul nsw i64 %2858, 36
  %2860 = getelementptr inbounds i8, ptr %109, i64 %2859
  store <16 x float> %2857, ptr %2860, align 4
  %2861 = load i64, ptr %41, align 8
  %2862 = mul nsw i64 %2861, 36
  %2863 = getelementptr inbounds i8, ptr %119, i64 %2862
  %2864 = getelementptr inbounds nuw i8, ptr %2863, i64 64
  %2865 = load <16 x float>, ptr %2864, align 4
  %2866 = fadd <16 x float> %2517, %2865
  %2867 = load i64, ptr %38, align 8
  %2868 = mul nsw i64 %2867, 36
  %2869 = getelementptr inbounds i8, ptr %109, i64 %2868
  %2870 = getelementptr inbounds nuw i8, ptr %2869, i64 64
  store <16 x float> %2866, ptr %2870, align 4
  %2871 = load i64, ptr %41, align 8
  %2872 = mul nsw i64 %2871, 40
  %2873 = getelementptr inbounds i8, ptr %119, i64 %2872
  %2874 = load <16 x float>, ptr %2873, align 4
  %2875 = fadd <16 x float> %2516, %2874
  %2876 = load i64, ptr %38, align 8
  %2877 = mul nsw i64 %2876, 40
  %2878 = getelementptr inbounds i8, ptr %109, i64 %2877
  store <16 x float> %2875, ptr %2878, align 4
  %2879 = load i64, ptr %41, align 8
  %2880 = mul nsw i64 %2879, 40
  %2881 = getelementptr inbounds i8, ptr %119, i64 %2880
  %2882 = getelementptr inbounds nuw i8, ptr %2881, i64 64
  %2883 = load <16 x float>, ptr %2882, align 4
  %2884 = fadd <16 x float> %2515, %2883
  br label %2885

2885:                                             ; preds = %2538, %2707
  %2886 = phi <16 x float> [ %2884, %2707 ], [ %2515, %2538 ]
  %2887 = load i64, ptr %38, align 8
  %2888 = mul nsw i64 %2887, 40
  %2889 = getelementptr inbounds i8, ptr %109, i64 %2888
  %2890 = getelementptr inbounds nuw i8, ptr %2889, i64 64
  store <16 x float> %2886, ptr %2890, align 4
  br label %3394

2891:                                             ; preds = %118
  %2892 = load <16 x float>, ptr %109, align 4
  %2893 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2892
  %2894 = getelementptr inbounds nuw i8, ptr %109, i64 64
  %2895 = load <16 x float>, ptr %2894, align 4
  %2896 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2895
  %2897 = getelementptr inbounds float, ptr %109, i64 %106
  %2898 = load <16 x float>, ptr %2897, align 4
  %2899 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2898
  %2900 = getelementptr inbounds nuw i8, ptr %2897, i64 64
  %2901 = load <16 x float>, ptr %2900, align 4
  %2902 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2901
  %2903 = shl nsw i64 %106, 3
  %2904 = getelementptr inbounds i8, ptr %109, i64 %2903
  %2905 = load <16 x float>, ptr %2904, align 4
  %2906 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2905
  %2907 = getelementptr inbounds nuw i8, ptr %2904, i64 64
  %2908 = load <16 x float>, ptr %2907, align 4
  %2909 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2908
  %2910 = mul nsw i64 %106, 12
  %2911 = getelementptr inbounds i8, ptr %109, i64 %2910
  %2912 = load <16 x float>, ptr %2911, align 4
  %2913 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2912
  %2914 = getelementptr inbounds nuw i8, ptr %2911, i64 64
  %2915 = load <16 x float>, ptr %2914, align 4
  %2916 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2915
  %2917 = shl nsw i64 %106, 4
  %2918 = getelementptr inbounds i8, ptr %109, i64 %2917
  %2919 = load <16 x float>, ptr %2918, align 4
  %2920 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2919
  %2921 = getelementptr inbounds nuw i8, ptr %2918, i64 64
  %2922 = load <16 x float>, ptr %2921, align 4
  %2923 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2922
  %2924 = mul nsw i64 %106, 20
  %2925 = getelementptr inbounds i8, ptr %109, i64 %2924
  %2926 = load <16 x float>, ptr %2925, align 4
  %2927 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2926
  %2928 = getelementptr inbounds nuw i8, ptr %2925, i64 64
  %2929 = load <16 x float>, ptr %2928, align 4
  %2930 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2929
  %2931 = mul nsw i64 %106, 24
  %2932 = getelementptr inbounds i8, ptr %109, i64 %2931
  %2933 = load <16 x float>, ptr %2932, align 4
  %2934 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2933
  %2935 = getelementptr inbounds nuw i8, ptr %2932, i64 64
  %2936 = load <16 x float>, ptr %2935, align 4
  %2937 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2936
  %2938 = mul nsw i64 %106, 28
  %2939 = getelementptr inbounds i8, ptr %109, i64 %2938
  %2940 = load <16 x float>, ptr %2939, align 4
  %2941 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2940
  %2942 = getelementptr inbounds nuw i8, ptr %2939, i64 64
  %2943 = load <16 x float>, ptr %2942, align 4
  %2944 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2943
  %2945 = shl nsw i64 %106, 5
  %2946 = getelementptr inbounds i8, ptr %109, i64 %2945
  %2947 = load <16 x float>, ptr %2946, align 4
  %2948 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2947
  %2949 = getelementptr inbounds nuw i8, ptr %2946, i64 64
  %2950 = load <16 x float>, ptr %2949, align 4
  %2951 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2950
  %2952 = mul nsw i64 %106, 36
  %2953 = getelementptr inbounds i8, ptr %109, i64 %2952
  %2954 = load <16 x float>, ptr %2953, align 4
  %2955 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2954
  %2956 = getelementptr inbounds nuw i8, ptr %2953, i64 64
  %2957 = load <16 x float>, ptr %2956, align 4
  %2958 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2957
  %2959 = mul nsw i64 %106, 40
  %2960 = getelementptr inbounds i8, ptr %109, i64 %2959
  %2961 = load <16 x float>, ptr %2960, align 4
  %2962 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2961
  %2963 = getelementptr inbounds nuw i8, ptr %2960, i64 64
  %2964 = load <16 x float>, ptr %2963, align 4
  %2965 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2964
  %2966 = mul nsw i64 %106, 44
  %2967 = getelementptr inbounds i8, ptr %109, i64 %2966
  %2968 = load <16 x float>, ptr %2967, align 4
  %2969 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2968
  %2970 = getelementptr inbounds nuw i8, ptr %2967, i64 64
  %2971 = load <16 x float>, ptr %2970, align 4
  %2972 = select i1 %55, <16 x float> zeroinitializer, <16 x float> %2971
  %2973 = icmp sgt i64 %91, 0
  br i1 %2973, label %2975, label %2974

2974:                                             ; preds = %2975, %2891
  br i1 %73, label %3080, label %2982

2975:                                             ; preds = %2891, %2975
  %2976 = phi i64 [ %2980, %2975 ], [ 0, %2891 ]
  %2977 = add nuw nsw i64 %2976, 12
  %2978 = mul nsw i64 %2977, %106
  %2979 = getelementptr inbounds float, ptr %109, i64 %2978
  tail call void @llvm.prefetch.p0(ptr %2979, i32 1, i32 3, i32 1)
  %2980 = add nuw nsw i64 %2976, 1
  %2981 = icmp slt i64 %2980, %91
  br i1 %2981, label %2975, label %2974, !llvm.loop !62

2982:                                             ; preds = %3080, %2974
  %2983 = phi <16 x float> [ %2972, %2974 ], [ %3188, %3080 ]
  %2984 = phi <16 x float> [ %2969, %2974 ], [ %3187, %3080 ]
  %2985 = phi <16 x float> [ %2965, %2974 ], [ %3182, %3080 ]
  %2986 = phi <16 x float> [ %2962, %2974 ], [ %3181, %3080 ]
  %2987 = phi <16 x float> [ %2958, %2974 ], [ %3176, %3080 ]
  %2988 = phi <16 x float> [ %2955, %2974 ], [ %3175, %3080 ]
  %2989 = phi <16 x float> [ %2951, %2974 ], [ %3170, %3080 ]
  %2990 = phi <16 x float> [ %2948, %2974 ], [ %3169, %3080 ]
  %2991 = phi <16 x float> [ %2944, %2974 ], [ %3164, %3080 ]
  %2992 = phi <16 x float> [ %2941, %2974 ], [ %3163, %3080 ]
  %2993 = phi <16 x float> [ %2937, %2974 ], [ %3158, %3080 ]
  %2994 = phi <16 x float> [ %2934, %2974 ], [ %3157, %3080 ]
  %2995 = phi <16 x float> [ %2930, %2974 ], [ %3152, %3080 ]
  %2996 = phi <16 x float> [ %2927, %2974 ], [ %3151, %3080 ]
  %2997 = phi <16 x float> [ %2923, %2974 ], [ %3146, %3080 ]
  %2998 = phi <16 x float> [ %2920, %2974 ], [ %3145, %3080 ]
  %2999 = phi <16 x float> [ %2916, %2974 ], [ %3140, %3080 ]
  %3000 = phi <16 x float> [ %2913, %2974 ], [ %3139, %3080 ]
  %3001 = phi <16 x float> [ %2909, %2974 ], [ %3134, %3080 ]
  %3002 = phi <16 x float> [ %2906, %2974 ], [ %3133, %3080 ]
  %3003 = phi <16 x float> [ %2902, %2974 ], [ %3128, %3080 ]
  %3004 = phi <16 x float> [ %2899, %2974 ], [ %3127, %3080 ]
  %3005 = phi <16 x float> [ %2896, %2974 ], [ %3122, %3080 ]
  %3006 = phi <16 x float> [ %2893, %2974 ], [ %3121, %3080 ]
  %3007 = icmp eq ptr %119, null
  br i1 %3007, label %3008, label %3192

3008:                                             ; preds = %2982
  store <16 x float> %3006, ptr %109, align 4
  store <16 x float> %3005, ptr %2894, align 4
  %3009 = load i64, ptr %38, align 8
  %3010 = getelementptr inbounds float, ptr %109, i64 %3009
  store <16 x float> %3004, ptr %3010, align 4
  %3011 = load i64, ptr %38, align 8
  %3012 = getelementptr inbounds float, ptr %109, i64 %3011
  %3013 = getelementptr inbounds nuw i8, ptr %3012, i64 64
  store <16 x float> %3003, ptr %3013, align 4
  %3014 = load i64, ptr %38, align 8
  %3015 = shl nsw i64 %3014, 3
  %3016 = getelementptr inbounds i8, ptr %109, i64 %3015
  store <16 x float> %3002, ptr %3016, align 4
  %3017 = load i64, ptr %38, align 8
  %3018 = shl nsw i64 %3017, 3
  %3019 = getelementptr inbounds i8, ptr %109, i64 %3018
  %3020 = getelementptr inbounds nuw i8, ptr %3019, i64 64
  store <16 x float> %3001, ptr %3020, align 4
  %3021 = load i64, ptr %38, align 8
  %3022 = mul nsw i64 %3021, 12
  %3023 = getelementptr inbounds i8, ptr %109, i64 %3022
  store <16 x float> %3000, ptr %3023, align 4
  %3024 = load i64, ptr %38, align 8
  %3025 = mul nsw i64 %3024, 12
  %3026 = getelementptr inbounds i8, ptr %109, i64 %3025
  %3027 = getelementptr inbounds nuw i8, ptr %3026, i64 64
  store <16 x float> %2999, ptr %3027, align 4
  %3028 = load i64, ptr %38, align 8
  %3029 = shl nsw i64 %3028, 4
  %3030 = getelementptr inbounds i8, ptr %109, i64 %3029
  store <16 x float> %2998, ptr %3030, align 4
  %3031 = load i64, ptr %38, align 8
  %3032 = shl nsw i64 %3031, 4
  %3033 = getelementptr inbounds i8, ptr %109, i64 %3032
  %3034 = getelementptr inbounds nuw i8, ptr %3033, i64 64
  store <16 x float> %2997, ptr %3034, align 4
  %3035 = load i64, ptr %38, align 8
  %3036 = mul nsw i64 %3035, 20
  %3037 = getelementptr inbounds i8, ptr %109, i64 %3036
  store <16 x float> %2996, ptr %3037, align 4
  %3038 = load i64, ptr %38, align 8
  %3039 = mul nsw i64 %3038, 20
  %3040 = getelementptr inbounds i8, ptr %109, i64 %3039
  %3041 = getelementptr inbounds nuw i8, ptr %3040, i64 64
  store <16 x float> %2995, ptr %3041, align 4
  %3042 = load i64, ptr %38, align 8
  %3043 = mul nsw i64 %3042, 24
  %3044 = getelementptr inbounds i8, ptr %109, i64 %3043
  store <16 x float> %2994, ptr %3044, align 4
  %3045 = load i64, ptr %38, align 8
  %3046 = mul nsw i64 %3045, 24
  %3047 = getelementptr inbounds i8, ptr %109, i64 %3046
  %3048 = getelementptr inbounds nuw i8, ptr %3047, i64 64
  store <16 x float> %2993, ptr %3048, align 4
  %3049 = load i64, ptr %38, align 8
  %3050 = mul nsw i64 %3049, 28
  %3051 = getelementptr inbounds i8, ptr %109, i64 %3050
  store <16 x float> %2992, ptr %3051, align 4
  %3052 = load i64, ptr %38, align 8
  %3053 = mul nsw i64 %3052, 28
  %3054 = getelementptr inbounds i8, ptr %109, i64 %3053
  %3055 = getelementptr inbounds nuw i8, ptr %3054, i64 64
  store <16 x float> %2991, ptr %3055, align 4
  %3056 = load i64, ptr %38, align 8
  %3057 = shl nsw i64 %3056, 5
  %3058 = getelementptr inbounds i8, ptr %109, i64 %3057
  store <16 x float> %2990, ptr %3058, align 4
  %3059 = load i64, ptr %38, align 8
  %3060 = shl nsw i64 %3059, 5
  %3061 = getelementptr inbounds i8, ptr %109, i64 %3060
  %3062 = getelementptr inbounds nuw i8, ptr %3061, i64 64
  store <16 x float> %2989, ptr %3062, align 4
  %3063 = load i64, ptr %38, align 8
  %3064 = mul nsw i64 %3063, 36
  %3065 = getelementptr inbounds i8, ptr %109, i64 %3064
  store <16 x float> %2988, ptr %3065, align 4
  %3066 = load i64, ptr %38, align 8
  %3067 = mul nsw i64 %3066, 36
  %3068 = getelementptr inbounds i8, ptr %109, i64 %3067
  %3069 = getelementptr inbounds nuw i8, ptr %3068, i64 64
  store <16 x float> %2987, ptr %3069, align 4
  %3070 = load i64, ptr %38, align 8
  %3071 = mul nsw i64 %3070, 40
  %3072 = getelementptr inbounds i8, ptr %109, i64 %3071
  store <16 x float> %2986, ptr %3072, align 4
  %3073 = load i64, ptr %38, align 8
  %3074 = mul nsw i64 %3073, 40
  %3075 = getelementptr inbounds i8, ptr %109, i64 %3074
  %3076 = getelementptr inbounds nuw i8, ptr %3075, i64 64
  store <16 x float> %2985, ptr %3076, align 4
  %3077 = load i64, ptr %38, align 8
  %3078 = mul nsw i64 %3077, 44
  %3079 = getelementptr inbounds i8, ptr %109, i64 %3078
  store <16 x float> %2984, ptr %3079, align 4
  br label %3388

3080:                                             ; preds = %2974, %3080
  %3081 = phi <16 x float> [ %3188, %3080 ], [ %2972, %2974 ]
  %3082 = phi <16 x float> [ %3187, %3080 ], [ %2969, %2974 ]
  %3083 = phi <16 x float> [ %3182, %3080 ], [ %2965, %2974 ]
  %3084 = phi <16 x float> [ %3181, %3080 ], [ %2962, %2974 ]
  %3085 = phi <16 x float> [ %3176, %3080 ], [ %2958, %2974 ]
  %3086 = phi <16 x float> [ %3175, %3080 ], [ %2955, %2974 ]
  %3087 = phi <16 x float> [ %3170, %3080 ], [ %2951, %2974 ]
  %3088 = phi <16 x float> [ %3169, %3080 ], [ %2948, %2974 ]
  %3089 = phi <16 x float> [ %3164, %3080 ], [ %2944, %2974 ]
  %3090 = phi <16 x float> [ %3163, %3080 ], [ %2941, %2974 ]
  %3091 = phi <16 x float> [ %3158, %3080 ], [ %2937, %2974 ]
  %3092 = phi <16 x float> [ %3157, %3080 ], [ %2934, %2974 ]
  %3093 = phi <16 x float> [ %3152, %3080 ], [ %2930, %2974 ]
  %3094 = phi <16 x float> [ %3151, %3080 ], [ %2927, %2974 ]
  %3095 = phi <16 x float> [ %3146, %3080 ], [ %2923, %2974 ]
  %3096 = phi <16 x float> [ %3145, %3080 ], [ %2920, %2974 ]
  %3097 = phi <16 x float> [ %3140, %3080 ], [ %2916, %2974 ]
  %3098 = phi <16 x float> [ %3139, %3080 ], [ %2913, %2974 ]
  %3099 = phi <16 x float> [ %3134, %3080 ], [ %2909, %2974 ]
  %3100 = phi <16 x float> [ %3133, %3080 ], [ %2906, %2974 ]
  %3101 = phi <16 x float> [ %3128, %3080 ], [ %2902, %2974 ]
  %3102 = phi <16 x float> [ %3127, %3080 ], [ %2899, %2974 ]
  %3103 = phi <16 x float> [ %3122, %3080 ], [ %2896, %2974 ]
  %3104 = phi <16 x float> [ %3121, %3080 ], [ %2893, %2974 ]
  %3105 = phi i64 [ %3189, %3080 ], [ %97, %2974 ]
  %3106 = phi i64 [ %3190, %3080 ], [ 0, %2974 ]
  %3107 = shl nsw i64 %3106, 7
  %3108 = getelementptr inbounds nuw i8, ptr %71, i64 %3107
  %3109 = load <16 x float>, ptr %3108, align 4
  %3110 = getelementptr inbounds nuw i8, ptr %3108, i64 64
  %3111 = load <16 x float>, ptr %3110, align 4
  %3112 = ashr i64 %3105, 11
  %3113 = and i64 %3112, -32
  %3114 = getelementptr inbounds float, ptr %98, i64 %3113
  call void @llvm.prefetch.p0(ptr %3114, i32 0, i32 2, i32 1)
  %3115 = getelementptr inbounds nuw i8, ptr %3114, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %3115, i32 0, i32 2, i32 1)
  %3116 = mul i64 %3106, 48
  %3117 = getelementptr i8, ptr %104, i64 %3116
  %3118 = load float, ptr %3117, align 4
  %3119 = insertelement <16 x float> poison, float %3118, i64 0
  %3120 = shufflevector <16 x float> %3119, <16 x float> poison, <16 x i32> zeroinitializer
  %3121 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3120, <16 x float> %3109, <16 x float> %3104)
  %3122 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3120, <16 x float> %3111, <16 x float> %3103)
  %3123 = getelementptr i8, ptr %3117, i64 4
  %3124 = load float, ptr %3123, align 4
  %3125 = insertelement <16 x float> poison, float %3124, i64 0
  %3126 = shufflevector <16 x float> %3125, <16 x float> poison, <16 x i32> zeroinitializer
  %3127 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3126, <16 x float> %3109, <16 x float> %3102)
  %3128 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3126, <16 x float> %3111, <16 x float> %3101)
  %3129 = getelementptr i8, ptr %3117, i64 8
  %3130 = load float, ptr %3129, align 4
  %3131 = insertelement <16 x float> poison, float %3130, i64 0
  %3132 = shufflevector <16 x float> %3131, <16 x float> poison, <16 x i32> zeroinitializer
  %3133 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3132, <16 x float> %3109, <16 x float> %3100)
  %3134 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3132, <16 x float> %3111, <16 x float> %3099)
  %3135 = getelementptr i8, ptr %3117, i64 12
  %3136 = load float, ptr %3135, align 4
  %3137 = insertelement <16 x float> poison, float %3136, i64 0
  %3138 = shufflevector <16 x float> %3137, <16 x float> poison, <16 x i32> zeroinitializer
  %3139 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3138, <16 x float> %3109, <16 x float> %3098)
  %3140 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3138, <16 x float> %3111, <16 x float> %3097)
  %3141 = getelementptr i8, ptr %3117, i64 16
  %3142 = load float, ptr %3141, align 4
  %3143 = insertelement <16 x float> poison, float %3142, i64 0
  %3144 = shufflevector <16 x float> %3143, <16 x float> poison, <16 x i32> zeroinitializer
  %3145 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3144, <16 x float> %3109, <16 x float> %3096)
  %3146 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3144, <16 x float> %3111, <16 x float> %3095)
  %3147 = getelementptr i8, ptr %3117, i64 20
  %3148 = load float, ptr %3147, align 4
  %3149 = insertelement <16 x float> poison, float %3148, i64 0
  %3150 = shufflevector <16 x float> %3149, <16 x float> poison, <16 x i32> zeroinitializer
  %3151 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3150, <16 x float> %3109, <16 x float> %3094)
  %3152 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3150, <16 x float> %3111, <16 x float> %3093)
  %3153 = getelementptr i8, ptr %3117, i64 24
  %3154 = load float, ptr %3153, align 4
  %3155 = insertelement <16 x float> poison, float %3154, i64 0
  %3156 = shufflevector <16 x float> %3155, <16 x float> poison, <16 x i32> zeroinitializer
  %3157 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3156, <16 x float> %3109, <16 x float> %3092)
  %3158 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3156, <16 x float> %3111, <16 x float> %3091)
  %3159 = getelementptr i8, ptr %3117, i64 28
  %3160 = load float, ptr %3159, align 4
  %3161 = insertelement <16 x float> poison, float %3160, i64 0
  %3162 = shufflevector <16 x float> %3161, <16 x float> poison, <16 x i32> zeroinitializer
  %3163 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3162, <16 x float> %3109, <16 x float> %3090)
  %3164 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3162, <16 x float> %3111, <16 x float> %3089)
  %3165 = getelementptr i8, ptr %3117, i64 32
  %3166 = load float, ptr %3165, align 4
  %3167 = insertelement <16 x float> poison, float %3166, i64 0
  %3168 = shufflevector <16 x float> %3167, <16 x float> poison, <16 x i32> zeroinitializer
  %3169 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3168, <16 x float> %3109, <16 x float> %3088)
  %3170 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3168, <16 x float> %3111, <16 x float> %3087)
  %3171 = getelementptr i8, ptr %3117, i64 36
  %3172 = load float, ptr %3171, align 4
  %3173 = insertelement <16 x float> poison, float %3172, i64 0
  %3174 = shufflevector <16 x float> %3173, <16 x float> poison, <16 x i32> zeroinitializer
  %3175 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3174, <16 x float> %3109, <16 x float> %3086)
  %3176 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3174, <16 x float> %3111, <16 x float> %3085)
  %3177 = getelementptr i8, ptr %3117, i64 40
  %3178 = load float, ptr %3177, align 4
  %3179 = insertelement <16 x float> poison, float %3178, i64 0
  %3180 = shufflevector <16 x float> %3179, <16 x float> poison, <16 x i32> zeroinitializer
  %3181 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3180, <16 x float> %3109, <16 x float> %3084)
  %3182 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3180, <16 x float> %3111, <16 x float> %3083)
  %3183 = getelementptr i8, ptr %3117, i64 44
  %3184 = load float, ptr %3183, align 4
  %3185 = insertelement <16 x float> poison, float %3184, i64 0
  %3186 = shufflevector <16 x float> %3185, <16 x float> poison, <16 x i32> zeroinitializer
  %3187 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3186, <16 x float> %3109, <16 x float> %3082)
  %3188 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3186, <16 x float> %3111, <16 x float> %3081)
  %3189 = add nsw i64 %3105, %94
  %3190 = add nuw nsw i64 %3106, 1
  %3191 = icmp slt i64 %3190, %54
  br i1 %3191, label %3080, label %2982, !llvm.loop !63

3192:                                             ; preds = %2982
  %3193 = load <16 x float>, ptr %119, align 4
  %3194 = fadd <16 x float> %3006, %3193
  store <16 x float> %3194, ptr %109, align 4
  %3195 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %3196 = load <16 x float>, ptr %3195, align 4
  %3197 = fadd <16 x float> %3005, %3196
  store <16 x float> %3197, ptr %2894, align 4
  %3198 = load i64, ptr %41, align 8
  %3199 = getelementptr inbounds float, ptr %119, i64 %3198
  %3200 = load <16 x float>, ptr %3199, align 4
  %3201 = fadd <16 x float> %3004, %3200
  %3202 = load i64, ptr %38, align 8
  %3203 = getelementptr inbounds float, ptr %109, i64 %3202
  store <16 x float> %3201, ptr %3203, align 4
  %3204 = load i64, ptr %41, align 8
  %3205 = getelementptr inbounds float, ptr %119, i64 %3204
  %3206 = getelementptr inbounds nuw i8, ptr %3205, i64 64
  %3207 = load <16 x float>, ptr %3206, align 4
  %3208 = fadd <16 x float> %3003, %3207
  %3209 = load i64, ptr %38, align 8
  %3210 = getelementptr inbounds float, ptr %109, i64 %3209
  %3211 = getelementptr inbounds nuw i8, ptr %3210, i64 64
  store <16 x float> %3208, ptr %3211, align 4
  %3212 = load i64, ptr %41, align 8
  %3213 = shl nsw i64 %3212, 3
  %3214 = getelementptr inbounds i8, ptr %119, i64 %3213
  %3215 = load <16 x float>, ptr %3214, align 4
  %3216 = fadd <16 x float> %3002, %3215
  %3217 = load i64, ptr %38, align 8
  %3218 = shl nsw i64 %3217, 3
  %3219 = getelementptr inbounds i8, ptr %109, i64 %3218
  store <16 x float> %3216, ptr %3219, align 4
  %3220 = load i64, ptr %41, align 8
  %3221 = shl nsw i64 %3220, 3
  %3222 = getelementptr inbounds i8, ptr %119, i64 %3221
  %3223 = getelementptr inbounds nuw i8, ptr %3222, i64 64
  %3224 = load <16 x float>, ptr %3223, align 4
  %3225 = fadd <16 x float> %3001, %3224
  %3226 = load i64, ptr %38, align 8
  %3227 = shl nsw i64 %3226, 3
  %3228 = getelementptr inbounds i8, ptr %109, i64 %3227
  %3229 = getelementptr inbounds nuw i8, ptr %3228, i64 64
  store <16 x float> %3225, ptr %3229, align 4
  %3230 = load i64, ptr %41, align 8
  %3231 = mul nsw i64 %3230, 12
  %3232 = getelementptr inbounds i8, ptr %119, i64 %3231
  %3233 = load <16 x float>, ptr %3232, align 4
  %3234 = fadd <16 x float> %3000, %3233
  %3235 = load i64, ptr %38, align 8
  %3236 = mul nsw i64 %3235, 12
  %3237 = getelementptr inbounds i8, ptr %109, i64 %3236
  store <16 x float> %3234, ptr %3237, align 4
  %3238 = load i64, ptr %41, align 8
  %3239 = mul nsw i64 %3238, 12
  %3240 = getelementptr inbounds i8, ptr %119, i64 %3239
  %3241 = getelementptr inbounds nuw i8, ptr %3240, i64 64
  %3242 = load <16 x float>, ptr %3241, align 4
  %3243 = fadd <16 x float> %2999, %3242
  %3244 = load i64, ptr %38, align 8
  %3245 = mul nsw i64 %3244, 12
  %3246 = getelementptr inbounds i8, ptr %109, i64 %3245
  %3247 = getelementptr inbounds nuw i8, ptr %3246, i64 64
  store <16 x float> %3243, ptr %3247, align 4
  %3248 = load i64, ptr %41, align 8
  %3249 = shl nsw i64 %3248, 4
  %3250 = getelementptr inbounds i8, ptr %119, i64 %3249
  %3251 = load <16 x float>, ptr %3250, align 4
  %3252 = fadd <16 x float> %2998, %3251
  %3253 = load i64, ptr %38, align 8
  %3254 = shl nsw i64 %3253, 4
  %3255 = getelementptr inbounds i8, ptr %109, i64 %3254
  store <16 x float> %3252, ptr %3255, align 4
  %3256 = load i64, ptr %41, align 8
  %3257 = shl nsw i64 %3256, 4
  %3258 = getelementptr inbounds i8, ptr %119, i64 %3257
  %3259 = getelementptr inbounds nuw i8, ptr %3258, i64 64
  %3260 = load <16 x float>, ptr %3259, align 4
  %3261 = fadd <16 x float> %2997, %3260
  %3262 = load i64, ptr %38, align 8
  %3263 = shl nsw i64 %3262, 4
  %3264 = getelementptr inbounds i8, ptr %109, i64 %3263
  %3265 = getelementptr inbounds nuw i8, ptr %3264, i64 64
  store <16 x float> %3261, ptr %3265, align 4
  %3266 = load i64, ptr %41, align 8
  %3267 = mul nsw i64 %3266, 20
  %3268 = getelementptr inbounds i8, ptr %119, i64 %3267
  %3269 = load <16 x float>, ptr %3268, align 4
  %3270 = fadd <16 x float> %2996, %3269
  %3271 = load i64, ptr %38, align 8
  %3272 = mul nsw i64 %3271, 20
  %3273 = getelementptr inbounds i8, ptr %109, i64 %3272
  store <16 x float> %3270, ptr %3273, align 4
  %3274 = load i64, ptr %41, align 8
  %3275 = mul nsw i64 %3274, 20
  %3276 = getelementptr inbounds i8, ptr %119, i64 %3275
  %3277 = getelementptr inbounds nuw i8, ptr %3276, i64 64
  %3278 = load <16 x float>, ptr %3277, align 4
  %3279 = fadd <16 x float> %2995, %3278
  %3280 = load i64, ptr %38, align 8
  %3281 = mul nsw i64 %3280, 20
  %3282 = getelementptr inbounds i8, ptr %109, i64 %3281
  %3283 = getelementptr inbounds nuw i8, ptr %3282, i64 64
  store <16 x float> %3279, ptr %3283, align 4
  %3284 = load i64, ptr %41, align 8
  %3285 = mul nsw i64 %3284, 24
  %3286 = getelementptr inbounds i8, ptr %119, i64 %3285
  %3287 = load <16 x float>, ptr %3286, align 4
  %3288 = fadd <16 x float> %2994, %3287
  %3289 = load i64, ptr %38, align 8
  %3290 = mul nsw i64 %3289, 24
  %3291 = getelementptr inbounds i8, ptr %109, i64 %3290
  store <16 x float> %3288, ptr %3291, align 4
  %3292 = load i64, ptr %41, align 8
  %3293 = mul nsw i64 %3292, 24
  %3294 = getelementptr inbounds i8, ptr %119, i64 %3293
  %3295 = getelementptr inbounds nuw i8, ptr %3294, i64 64
  %3296 = load <16 x float>, ptr %3295, align 4
  %3297 = fadd <16 x float> %2993, %3296
  %3298 = load i64, ptr %38, align 8
  %3299 = mul nsw i64 %3298, 24
  %3300 = getelementptr inbounds i8, ptr %109, i64 %3299
  %3301 = getelementptr inbounds nuw i8, ptr %3300, i64 64
  store <16 x float> %3297, ptr %3301, align 4
  %3302 = load i64, ptr %41, align 8
  %3303 = mul nsw i64 %3302, 28
  %3304 = getelementptr inbounds i8, ptr %119, i64 %3303
  %3305 = load <16 x float>, ptr %3304, align 4
  %3306 = fadd <16 x float> %2992, %3305
  %3307 = load i64, ptr %38, align 8
  %3308 = mul nsw i64 %3307, 28
  %3309 = getelementptr inbounds i8, ptr %109, i64 %3308
  store <16 x float> %3306, ptr %3309, align 4
  %3310 = load i64, ptr %41, align 8
  %3311 = mul nsw i64 %3310, 28
  %3312 = getelementptr inbounds i8, ptr %119, i64 %3311
  %3313 = getelementptr inbounds nuw i8, ptr %3312, i64 64
  %3314 = load <16 x float>, ptr %3313, align 4
  %3315 = fadd <16 x float> %2991, %3314
  %3316 = load i64, ptr %38, align 8
  %3317 = mul nsw i64 %3316, 28
  %3318 = getelementptr inbounds i8, ptr %109, i64 %3317
  %3319 = getelementptr inbounds nuw i8, ptr %3318, i64 64
  store <16 x float> %3315, ptr %3319, align 4
  %3320 = load i64, ptr %41, align 8
  %3321 = shl nsw i64 %3320, 5
  %3322 = getelementptr inbounds i8, ptr %119, i64 %3321
  %3323 = load <16 x float>, ptr %3322, align 4
  %3324 = fadd <16 x float> %2990, %3323
  %3325 = load i64, ptr %38, align 8
  %3326 = shl nsw i64 %3325, 5
  %3327 = getelementptr inbounds i8, ptr %109, i64 %3326
  store <16 x float> %3324, ptr %3327, align 4
  %3328 = load i64, ptr %41, align 8
  %3329 = shl nsw i64 %3328, 5
  %3330 = getelementptr inbounds i8, ptr %119, i64 %3329
  %3331 = getelementptr inbounds nuw i8, ptr %3330, i64 64
  %3332 = load <16 x float>, ptr %3331, align 4
  %3333 = fadd <16 x float> %2989, %3332
  %3334 = load i64, ptr %38, align 8
  %3335 = shl nsw i64 %3334, 5
  %3336 = getelementptr inbounds i8, ptr %109, i64 %3335
  %3337 = getelementptr inbounds nuw i8, ptr %3336, i64 64
  store <16 x float> %3333, ptr %3337, align 4
  %3338 = load i64, ptr %41, align 8
  %3339 = mul nsw i64 %3338, 36
  %3340 = getelementptr inbounds i8, ptr %119, i64 %3339
  %3341 = load <16 x float>, ptr %3340, align 4
  %3342 = fadd <16 x float> %2988, %3341
  %3343 = load i64, ptr %38, align 8
  %3344 = mul nsw i64 %3343, 36
  %3345 = getelementptr inbounds i8, ptr %109, i64 %3344
  store <16 x float> %3342, ptr %3345, align 4
  %3346 = load i64, ptr %41, align 8
  %3347 = mul nsw i64 %3346, 36
  %3348 = getelementptr inbounds i8, ptr %119, i64 %3347
  %3349 = getelementptr inbounds nuw i8, ptr %3348, i64 64
  %3350 = load <16 x float>, ptr %3349, align 4
  %3351 = fadd <16 x float> %2987, %3350
  %3352 = load i64, ptr %38, align 8
  %3353 = mul nsw i64 %3352, 36
  %3354 = getelementptr inbounds i8, ptr %109, i64 %3353
  %3355 = getelementptr inbounds nuw i8, ptr %3354, i64 64
  store <16 x float> %3351, ptr %3355, align 4
  %3356 = load i64, ptr %41, align 8
  %3357 = mul nsw i64 %3356, 40
  %3358 = getelementptr inbounds i8, ptr %119, i64 %3357
  %3359 = load <16 x float>, ptr %3358, align 4
  %3360 = fadd <16 x float> %2986, %3359
  %3361 = load i64, ptr %38, align 8
  %3362 = mul nsw i64 %3361, 40
  %3363 = getelementptr inbounds i8, ptr %109, i64 %3362
  store <16 x float> %3360, ptr %3363, align 4
  %3364 = load i64, ptr %41, align 8
  %3365 = mul nsw i64 %3364, 40
  %3366 = getelementptr inbounds i8, ptr %119, i64 %3365
  %3367 = getelementptr inbounds nuw i8, ptr %3366, i64 64
  %3368 = load <16 x float>, ptr %3367, align 4
  %3369 = fadd <16 x float> %2985, %3368
  %3370 = load i64, ptr %38, align 8
  %3371 = mul nsw i64 %3370, 40
  %3372 = getelementptr inbounds i8, ptr %109, i64 %3371
  %3373 = getelementptr inbounds nuw i8, ptr %3372, i64 64
  store <16 x float> %3369, ptr %3373, align 4
  %3374 = load i64, ptr %41, align 8
  %3375 = mul nsw i64 %3374, 44
  %3376 = getelementptr inbounds i8, ptr %119, i64 %3375
  %3377 = load <16 x float>, ptr %3376, align 4
  %3378 = fadd <16 x float> %2984, %3377
  %3379 = load i64, ptr %38, align 8
  %3380 = mul nsw i64 %3379, 44
  %3381 = getelementptr inbounds i8, ptr %109, i64 %3380
  store <16 x float> %3378, ptr %3381, align 4
  %3382 = load i64, ptr %41, align 8
  %3383 = mul nsw i64 %3382, 44
  %3384 = getelementptr inbounds i8, ptr %119, i64 %3383
  %3385 = getelementptr inbounds nuw i8, ptr %3384, i64 64
  %3386 = load <16 x float>, ptr %3385, align 4
  %3387 = fadd <16 x float> %2983, %3386
  br label %3388

3388:                                             ; preds = %3008, %3192
  %3389 = phi <16 x float> [ %3387, %3192 ], [ %2983, %3008 ]
  %3390 = load i64, ptr %38, align 8
  %3391 = mul nsw i64 %3390, 44
  %3392 = getelementptr inbounds i8, ptr %109, i64 %3391
  %3393 = getelementptr inbounds nuw i8, ptr %3392, i64 64
  store <16 x float> %3389, ptr %3393, align 4
  br label %3394

3394:                                             ; preds = %118, %3388, %2885, %2424, %2005, %1628, %1293, %1000, %749, %540, %373, %249, %168
  %3395 = icmp eq i64 %83, %3
  br i1 %3395, label %42, label %74, !llvm.loop !64
}

define internal fastcc void @expand(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull writeonly %1, i64 noundef range(i64 1, 0) %2, i64 noundef %3) unnamed_addr {
  %5 = icmp eq i64 %2, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %4
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %116

8:                                                ; preds = %6
  %9 = icmp eq i64 %2, 2
  %10 = icmp eq i64 %2, 2
  %11 = select i1 %10, i64 1280, i64 768
  br label %24

12:                                               ; preds = %4
  %13 = shl nsw i64 %3, 5
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %116

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %12 ]
  %17 = getelementptr inbounds nuw i16, ptr %0, i64 %16
  %18 = load <16 x i16>, ptr %17, align 2
  %19 = zext <16 x i16> %18 to <16 x i32>
  %20 = shl nuw <16 x i32> %19, splat (i32 16)
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %16
  store <16 x i32> %20, ptr %21, align 4
  %22 = add nuw nsw i64 %16, 16
  %23 = icmp slt i64 %22, %13
  br i1 %23, label %15, label %116, !llvm.loop !65

24:                                               ; preds = %8, %111
  %25 = phi ptr [ %0, %8 ], [ %112, %111 ]
  %26 = phi ptr [ %1, %8 ], [ %114, %111 ]
  %27 = phi i64 [ 0, %8 ], [ %113, %111 ]
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 256
  %30 = load <16 x float>, ptr %25, align 4
  %31 = load <16 x float>, ptr %28, align 4
  br i1 %9, label %32, label %49

32:                                               ; preds = %24, %32
  %33 = phi i64 [ %47, %32 ], [ 0, %24 ]
  %34 = shl nuw nsw i64 %33, 5
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 %34
  %37 = load <16 x i8>, ptr %36, align 1
  %38 = uitofp <16 x i8> %37 to <16 x float>
  %39 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %38, <16 x float> %30, <16 x float> %31)
  store <16 x float> %39, ptr %35, align 4
  %40 = shl i64 %33, 5
  %41 = or disjoint i64 %40, 32
  %42 = getelementptr inbounds nuw float, ptr %26, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 %41
  %44 = load <16 x i8>, ptr %43, align 1
  %45 = uitofp <16 x i8> %44 to <16 x float>
  %46 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %30, <16 x float> %31)
  store <16 x float> %46, ptr %42, align 4
  %47 = add nuw nsw i64 %33, 2
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %66, label %32, !llvm.loop !66

49:                                               ; preds = %24, %49
  %50 = phi i64 [ %64, %49 ], [ 0, %24 ]
  %51 = shl nuw nsw i64 %50, 5
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 %51
  %53 = load <16 x i8>, ptr %52, align 1
  %54 = zext <16 x i8> %53 to <16 x i32>
  %55 = getelementptr inbounds nuw float, ptr %26, i64 %51
  %56 = and <16 x i32> %54, splat (i32 15)
  %57 = uitofp nneg <16 x i32> %56 to <16 x float>
  %58 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %30, <16 x float> %31)
  store <16 x float> %58, ptr %55, align 4
  %59 = or disjoint i64 %51, 512
  %60 = getelementptr inbounds nuw float, ptr %26, i64 %59
  %61 = lshr <16 x i32> %54, splat (i32 4)
  %62 = uitofp nneg <16 x i32> %61 to <16 x float>
  %63 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %62, <16 x float> %30, <16 x float> %31)
  store <16 x float> %63, ptr %60, align 4
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, 16
  br i1 %65, label %66, label %49, !llvm.loop !67

66:                                               ; preds = %49, %32
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %68 = load <16 x float>, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 192
  %70 = load <16 x float>, ptr %69, align 4
  br i1 %9, label %91, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %73 = getelementptr inbounds nuw i8, ptr %26, i64 64
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i64 [ 0, %71 ], [ %89, %74 ]
  %76 = shl nuw nsw i64 %75, 5
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 %76
  %78 = load <16 x i8>, ptr %77, align 1
  %79 = zext <16 x i8> %78 to <16 x i32>
  %80 = getelementptr inbounds nuw float, ptr %73, i64 %76
  %81 = and <16 x i32> %79, splat (i32 15)
  %82 = uitofp nneg <16 x i32> %81 to <16 x float>
  %83 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %68, <16 x float> %70)
  store <16 x float> %83, ptr %80, align 4
  %84 = or disjoint i64 %76, 512
  %85 = getelementptr inbounds nuw float, ptr %73, i64 %84
  %86 = lshr <16 x i32> %79, splat (i32 4)
  %87 = uitofp nneg <16 x i32> %86 to <16 x float>
  %88 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %68, <16 x float> %70)
  store <16 x float> %88, ptr %85, align 4
  %89 = add nuw nsw i64 %75, 1
  %90 = icmp eq i64 %89, 16
  br i1 %90, label %111, label %74, !llvm.loop !67

91:                                               ; preds = %66
  %92 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %93 = getelementptr inbounds nuw i8, ptr %25, i64 272
  br label %94

94:                                               ; preds = %94, %91
  %95 = phi i64 [ 0, %91 ], [ %109, %94 ]
  %96 = shl nuw nsw i64 %95, 5
  %97 = getelementptr inbounds nuw float, ptr %92, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %99 = load <16 x i8>, ptr %98, align 1
  %100 = uitofp <16 x i8> %99 to <16 x float>
  %101 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %100, <16 x float> %68, <16 x float> %70)
  store <16 x float> %101, ptr %97, align 4
  %102 = shl i64 %95, 5
  %103 = or disjoint i64 %102, 32
  %104 = getelementptr inbounds nuw float, ptr %92, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %93, i64 %103
  %106 = load <16 x i8>, ptr %105, align 1
  %107 = uitofp <16 x i8> %106 to <16 x float>
  %108 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %68, <16 x float> %70)
  store <16 x float> %108, ptr %104, align 4
  %109 = add nuw nsw i64 %95, 2
  %110 = icmp eq i64 %109, 32
  br i1 %110, label %111, label %94, !llvm.loop !66

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 4096
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !68

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare float @llvm.sqrt.f32(float)

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
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7, !11}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7, !11}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !11}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = !{!44}
!44 = distinct !{!44, !45, !"piece_of: argument 0"}
!45 = distinct !{!45, !"piece_of"}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !11}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !11}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = !{!57}
!57 = distinct !{!57, !58, !"piece_of: argument 0"}
!58 = distinct !{!58, !"piece_of"}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7, !11}
!63 = distinct !{!63, !7, !11}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
