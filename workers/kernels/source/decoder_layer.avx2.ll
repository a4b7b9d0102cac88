; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 5137109371fccc0d, code 73b50adf629d4c46
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
  %48 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
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

104:                                              ; preds = %1228
  %105 = load i64, ptr %9, align 8
  br label %106

106:                                              ; preds = %104, %80
  %107 = phi i64 [ %105, %104 ], [ %67, %80 ]
  %108 = add nsw i64 %81, %68
  %109 = add nuw nsw i64 %70, 1
  %110 = icmp slt i64 %109, %107
  br i1 %110, label %66, label %65, !llvm.loop !8

111:                                              ; preds = %89, %1228
  %112 = phi i64 [ %86, %89 ], [ %1229, %1228 ]
  %113 = sub nsw i64 %112, %69
  %114 = load i64, ptr %82, align 8
  %115 = sdiv i64 %113, %114
  %116 = srem i64 %113, %114
  %117 = load i64, ptr %31, align 8
  %118 = mul nsw i64 %117, %115
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
  %126 = sub nsw i64 %125, %118
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
  %245 = lshr i64 %244, 3
  %246 = add nuw nsw i64 %245, 1
  %247 = and i64 %246, 3
  %248 = icmp ult i64 %164, 25
  br i1 %248, label %272, label %249

249:                                              ; preds = %243
  %250 = and i64 %246, 4611686018427387900
  br label %251

251:                                              ; preds = %251, %249
  %252 = phi i64 [ 0, %249 ], [ %269, %251 ]
  %253 = phi i64 [ 0, %249 ], [ %270, %251 ]
  %254 = getelementptr inbounds nuw float, ptr %241, i64 %252
  %255 = getelementptr inbounds nuw float, ptr %239, i64 %252
  %256 = load <8 x float>, ptr %255, align 4
  store <8 x float> %256, ptr %254, align 4
  %257 = or disjoint i64 %252, 8
  %258 = getelementptr inbounds nuw float, ptr %241, i64 %257
  %259 = getelementptr inbounds nuw float, ptr %239, i64 %257
  %260 = load <8 x float>, ptr %259, align 4
  store <8 x float> %260, ptr %258, align 4
  %261 = or disjoint i64 %252, 16
  %262 = getelementptr inbounds nuw float, ptr %241, i64 %261
  %263 = getelementptr inbounds nuw float, ptr %239, i64 %261
  %264 = load <8 x float>, ptr %263, align 4
  store <8 x float> %264, ptr %262, align 4
  %265 = or disjoint i64 %252, 24
  %266 = getelementptr inbounds nuw float, ptr %241, i64 %265
  %267 = getelementptr inbounds nuw float, ptr %239, i64 %265
  %268 = load <8 x float>, ptr %267, align 4
  store <8 x float> %268, ptr %266, align 4
  %269 = add nuw nsw i64 %252, 32
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
  %280 = load <8 x float>, ptr %279, align 4
  store <8 x float> %280, ptr %278, align 4
  %281 = add nuw nsw i64 %276, 8
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
  %301 = lshr i64 %300, 3
  %302 = add nuw nsw i64 %301, 1
  %303 = and i64 %302, 3
  %304 = icmp ult i64 %287, 25
  br i1 %304, label %328, label %305

305:                                              ; preds = %299
  %306 = and i64 %302, 4611686018427387900
  br label %307

307:                                              ; preds = %307, %305
  %308 = phi i64 [ 0, %305 ], [ %325, %307 ]
  %309 = phi i64 [ 0, %305 ], [ %326, %307 ]
  %310 = getelementptr inbounds nuw float, ptr %297, i64 %308
  %311 = getelementptr inbounds nuw float, ptr %294, i64 %308
  %312 = load <8 x float>, ptr %311, align 4
  store <8 x float> %312, ptr %310, align 4
  %313 = or disjoint i64 %308, 8
  %314 = getelementptr inbounds nuw float, ptr %297, i64 %313
  %315 = getelementptr inbounds nuw float, ptr %294, i64 %313
  %316 = load <8 x float>, ptr %315, align 4
  store <8 x float> %316, ptr %314, align 4
  %317 = or disjoint i64 %308, 16
  %318 = getelementptr inbounds nuw float, ptr %297, i64 %317
  %319 = getelementptr inbounds nuw float, ptr %294, i64 %317
  %320 = load <8 x float>, ptr %319, align 4
  store <8 x float> %320, ptr %318, align 4
  %321 = or disjoint i64 %308, 24
  %322 = getelementptr inbounds nuw float, ptr %297, i64 %321
  %323 = getelementptr inbounds nuw float, ptr %294, i64 %321
  %324 = load <8 x float>, ptr %323, align 4
  store <8 x float> %324, ptr %322, align 4
  %325 = add nuw nsw i64 %308, 32
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
  %336 = load <8 x float>, ptr %335, align 4
  store <8 x float> %336, ptr %334, align 4
  %337 = add nuw nsw i64 %332, 8
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
  br i1 %352, label %353, label %1228

353:                                              ; preds = %342
  %354 = icmp sgt i64 %126, 0
  %355 = add nsw i64 %126, -8
  %356 = shl nsw i64 %343, 5
  %357 = shl nsw i64 %343, 3
  %358 = icmp sgt i64 %343, 0
  %359 = trunc i64 %126 to i32
  %360 = insertelement <8 x i32> poison, i32 %359, i64 0
  %361 = shufflevector <8 x i32> %360, <8 x i32> poison, <8 x i32> zeroinitializer
  %362 = insertelement <8 x float> poison, float %350, i64 0
  %363 = shufflevector <8 x float> %362, <8 x float> poison, <8 x i32> zeroinitializer
  %364 = icmp slt i64 %343, 16
  %365 = icmp slt i64 %343, 32
  %366 = shl i64 %344, 3
  %367 = mul i64 %344, 12
  %368 = shl i64 %344, 4
  %369 = mul i64 %344, 20
  %370 = mul i64 %344, 24
  %371 = mul i64 %344, 28
  %372 = fmul float %350, %48
  br label %373

373:                                              ; preds = %353, %1188
  %374 = phi i64 [ 0, %353 ], [ %1192, %1188 ]
  %375 = phi i64 [ %351, %353 ], [ %1190, %1188 ]
  %376 = phi i64 [ 0, %353 ], [ %1189, %1188 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %377 = sub nsw i64 %375, %376
  %378 = call i64 @llvm.smin.i64(i64 %377, i64 12)
  %379 = icmp sgt i64 %377, 0
  br i1 %379, label %380, label %414

380:                                              ; preds = %373
  %381 = mul nsw i64 %375, %221
  %382 = add nsw i64 %381, %376
  %383 = load ptr, ptr %45, align 8
  %384 = load i64, ptr %46, align 8
  %385 = mul nsw i64 %384, %225
  %386 = getelementptr inbounds float, ptr %383, i64 %385
  %387 = load i64, ptr %47, align 8
  %388 = load i64, ptr %33, align 8
  %389 = add nsw i64 %375, %374
  %390 = call i64 @llvm.smin.i64(i64 %389, i64 12)
  %391 = call i64 @llvm.smax.i64(i64 %390, i64 1)
  %392 = and i64 %391, 1
  %393 = icmp slt i64 %389, 2
  br i1 %393, label %396, label %394

394:                                              ; preds = %380
  %395 = and i64 %391, 14
  br label %1193

396:                                              ; preds = %1193, %380
  %397 = phi i64 [ 0, %380 ], [ %1225, %1193 ]
  %398 = icmp eq i64 %392, 0
  br i1 %398, label %414, label %399

399:                                              ; preds = %396
  %400 = add nsw i64 %382, %397
  %401 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %397
  %402 = mul nsw i64 %387, %400
  %403 = getelementptr inbounds float, ptr %386, i64 %402
  %404 = mul nsw i64 %388, %400
  %405 = getelementptr inbounds float, ptr %212, i64 %404
  %406 = getelementptr inbounds float, ptr %213, i64 %400
  %407 = shl nsw i64 %397, 11
  %408 = getelementptr inbounds nuw i8, ptr %3, i64 %407
  store ptr %403, ptr %401, align 8
  %409 = getelementptr inbounds nuw i8, ptr %401, i64 8
  store ptr %405, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %401, i64 16
  store ptr %406, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %401, i64 24
  store ptr %408, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %401, i64 32
  store float 0.000000e+00, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %401, i64 36
  store i32 0, ptr %413, align 4
  br label %414

414:                                              ; preds = %399, %396, %373
  br i1 %354, label %415, label %421

415:                                              ; preds = %414
  %416 = sdiv i64 %357, %378
  %417 = add nsw i64 %378, -1
  %418 = add nsw i64 %375, %374
  %419 = call i64 @llvm.smin.i64(i64 %418, i64 12)
  %420 = call i64 @llvm.smax.i64(i64 %419, i64 1)
  br label %426

421:                                              ; preds = %524, %414
  br i1 %379, label %422, label %1188

422:                                              ; preds = %421
  %423 = add nsw i64 %375, %374
  %424 = call i64 @llvm.smin.i64(i64 %423, i64 12)
  %425 = call i64 @llvm.smax.i64(i64 %424, i64 1)
  br label %527

426:                                              ; preds = %415, %524
  %427 = phi i64 [ 0, %415 ], [ %525, %524 ]
  %428 = call i64 @llvm.smin.i64(i64 %427, i64 %355)
  %429 = mul nsw i64 %428, %344
  %430 = getelementptr inbounds float, ptr %346, i64 %429
  %431 = mul nsw i64 %428, %343
  %432 = getelementptr inbounds float, ptr %160, i64 %431
  %433 = getelementptr inbounds i8, ptr %432, i64 %356
  br i1 %379, label %434, label %524

434:                                              ; preds = %426, %452
  %435 = phi i64 [ %439, %452 ], [ 0, %426 ]
  %436 = mul nsw i64 %435, %416
  %437 = getelementptr inbounds float, ptr %432, i64 %436
  %438 = icmp eq i64 %435, %417
  %439 = add nuw nsw i64 %435, 1
  %440 = mul nsw i64 %439, %416
  %441 = getelementptr inbounds float, ptr %432, i64 %440
  %442 = select i1 %438, ptr %433, ptr %441
  %443 = icmp ult ptr %437, %442
  br i1 %443, label %444, label %448

444:                                              ; preds = %434, %444
  %445 = phi ptr [ %446, %444 ], [ %437, %434 ]
  call void @llvm.prefetch.p0(ptr %445, i32 0, i32 3, i32 1)
  %446 = getelementptr inbounds nuw i8, ptr %445, i64 64
  %447 = icmp ult ptr %446, %442
  br i1 %447, label %444, label %448, !llvm.loop !13

448:                                              ; preds = %444, %434
  br i1 %358, label %449, label %452

449:                                              ; preds = %448
  %450 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %435
  %451 = load ptr, ptr %450, align 8
  br label %486

452:                                              ; preds = %486, %448
  %453 = phi <8 x float> [ zeroinitializer, %448 ], [ %521, %486 ]
  %454 = phi <8 x float> [ zeroinitializer, %448 ], [ %518, %486 ]
  %455 = phi <8 x float> [ zeroinitializer, %448 ], [ %515, %486 ]
  %456 = phi <8 x float> [ zeroinitializer, %448 ], [ %512, %486 ]
  %457 = phi <8 x float> [ zeroinitializer, %448 ], [ %509, %486 ]
  %458 = phi <8 x float> [ zeroinitializer, %448 ], [ %506, %486 ]
  %459 = phi <8 x float> [ zeroinitializer, %448 ], [ %503, %486 ]
  %460 = phi <8 x float> [ zeroinitializer, %448 ], [ %500, %486 ]
  %461 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %435, i32 3
  %462 = load ptr, ptr %461, align 8
  %463 = shufflevector <8 x float> %460, <8 x float> %459, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %464 = shufflevector <8 x float> %460, <8 x float> %459, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %465 = fadd <8 x float> %463, %464
  %466 = shufflevector <8 x float> %458, <8 x float> %457, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %467 = shufflevector <8 x float> %458, <8 x float> %457, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %468 = fadd <8 x float> %466, %467
  %469 = shufflevector <8 x float> %456, <8 x float> %455, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %470 = shufflevector <8 x float> %456, <8 x float> %455, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %471 = fadd <8 x float> %469, %470
  %472 = shufflevector <8 x float> %454, <8 x float> %453, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %473 = shufflevector <8 x float> %454, <8 x float> %453, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %474 = fadd <8 x float> %472, %473
  %475 = shufflevector <8 x float> %465, <8 x float> %468, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %476 = shufflevector <8 x float> %465, <8 x float> %468, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %477 = fadd <8 x float> %475, %476
  %478 = shufflevector <8 x float> %471, <8 x float> %474, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %479 = shufflevector <8 x float> %471, <8 x float> %474, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %480 = fadd <8 x float> %478, %479
  %481 = shufflevector <8 x float> %477, <8 x float> %480, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %482 = shufflevector <8 x float> %477, <8 x float> %480, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %483 = fadd <8 x float> %481, %482
  %484 = getelementptr inbounds float, ptr %462, i64 %428
  store <8 x float> %483, ptr %484, align 4
  %485 = icmp eq i64 %439, %420
  br i1 %485, label %524, label %434, !llvm.loop !14

486:                                              ; preds = %449, %486
  %487 = phi <8 x float> [ zeroinitializer, %449 ], [ %521, %486 ]
  %488 = phi <8 x float> [ zeroinitializer, %449 ], [ %518, %486 ]
  %489 = phi <8 x float> [ zeroinitializer, %449 ], [ %515, %486 ]
  %490 = phi <8 x float> [ zeroinitializer, %449 ], [ %512, %486 ]
  %491 = phi <8 x float> [ zeroinitializer, %449 ], [ %509, %486 ]
  %492 = phi <8 x float> [ zeroinitializer, %449 ], [ %506, %486 ]
  %493 = phi <8 x float> [ zeroinitializer, %449 ], [ %503, %486 ]
  %494 = phi <8 x float> [ zeroinitializer, %449 ], [ %500, %486 ]
  %495 = phi i64 [ 0, %449 ], [ %522, %486 ]
  %496 = getelementptr inbounds nuw float, ptr %451, i64 %495
  %497 = load <8 x float>, ptr %496, align 4
  %498 = getelementptr float, ptr %430, i64 %495
  %499 = load <8 x float>, ptr %498, align 4
  %500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %499, <8 x float> %494)
  %501 = getelementptr float, ptr %498, i64 %344
  %502 = load <8 x float>, ptr %501, align 4
  %503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %502, <8 x float> %493)
  %504 = getelementptr i8, ptr %498, i64 %366
  %505 = load <8 x float>, ptr %504, align 4
  %506 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %505, <8 x float> %492)
  %507 = getelementptr i8, ptr %498, i64 %367
  %508 = load <8 x float>, ptr %507, align 4
  %509 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %508, <8 x float> %491)
  %510 = getelementptr i8, ptr %498, i64 %368
  %511 = load <8 x float>, ptr %510, align 4
  %512 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %511, <8 x float> %490)
  %513 = getelementptr i8, ptr %498, i64 %369
  %514 = load <8 x float>, ptr %513, align 4
  %515 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %514, <8 x float> %489)
  %516 = getelementptr i8, ptr %498, i64 %370
  %517 = load <8 x float>, ptr %516, align 4
  %518 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %517, <8 x float> %488)
  %519 = getelementptr i8, ptr %498, i64 %371
  %520 = load <8 x float>, ptr %519, align 4
  %521 = call <8 x float> @llvm.fma.v8f32(<8 x float> %497, <8 x float> %520, <8 x float> %487)
  %522 = add nuw nsw i64 %495, 8
  %523 = icmp slt i64 %522, %343
  br i1 %523, label %486, label %452, !llvm.loop !15

524:                                              ; preds = %452, %426
  %525 = add nuw nsw i64 %427, 8
  %526 = icmp slt i64 %525, %126
  br i1 %526, label %426, label %421, !llvm.loop !16

527:                                              ; preds = %422, %590
  %528 = phi i64 [ %609, %590 ], [ 0, %422 ]
  %529 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %528
  br i1 %354, label %530, label %590

530:                                              ; preds = %527
  %531 = getelementptr inbounds nuw i8, ptr %529, i64 24
  %532 = load ptr, ptr %531, align 8
  br label %541

533:                                              ; preds = %541
  %534 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %553)
  %535 = fmul float %350, %534
  %536 = getelementptr inbounds nuw i8, ptr %529, i64 24
  %537 = load ptr, ptr %536, align 8
  %538 = fneg float %535
  %539 = insertelement <8 x float> poison, float %538, i64 0
  %540 = shufflevector <8 x float> %539, <8 x float> poison, <8 x i32> zeroinitializer
  br label %556

541:                                              ; preds = %530, %541
  %542 = phi <8 x float> [ splat (float 0xFFF0000000000000), %530 ], [ %553, %541 ]
  %543 = phi i64 [ 0, %530 ], [ %554, %541 ]
  %544 = trunc i64 %543 to i32
  %545 = insertelement <8 x i32> poison, i32 %544, i64 0
  %546 = shufflevector <8 x i32> %545, <8 x i32> poison, <8 x i32> zeroinitializer
  %547 = or disjoint <8 x i32> %546, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %548 = icmp slt <8 x i32> %547, %361
  %549 = getelementptr inbounds nuw float, ptr %532, i64 %543
  %550 = load <8 x float>, ptr %549, align 4
  %551 = select <8 x i1> %548, <8 x float> %550, <8 x float> splat (float 0xFFF0000000000000)
  %552 = fcmp ogt <8 x float> %551, %542
  %553 = select <8 x i1> %552, <8 x float> %551, <8 x float> %542
  %554 = add nuw nsw i64 %543, 8
  %555 = icmp slt i64 %554, %126
  br i1 %555, label %541, label %533, !llvm.loop !17

556:                                              ; preds = %533, %556
  %557 = phi <8 x float> [ zeroinitializer, %533 ], [ %587, %556 ]
  %558 = phi i64 [ 0, %533 ], [ %588, %556 ]
  %559 = trunc i64 %558 to i32
  %560 = insertelement <8 x i32> poison, i32 %559, i64 0
  %561 = shufflevector <8 x i32> %560, <8 x i32> poison, <8 x i32> zeroinitializer
  %562 = or disjoint <8 x i32> %561, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %563 = icmp slt <8 x i32> %562, %361
  %564 = getelementptr inbounds nuw float, ptr %537, i64 %558
  %565 = load <8 x float>, ptr %564, align 4
  %566 = call <8 x float> @llvm.fma.v8f32(<8 x float> %565, <8 x float> %363, <8 x float> %540)
  %567 = fcmp olt <8 x float> %566, splat (float -8.600000e+01)
  %568 = select <8 x i1> %567, <8 x float> splat (float -8.600000e+01), <8 x float> %566
  %569 = call <8 x float> @llvm.fma.v8f32(<8 x float> %568, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %570 = bitcast <8 x float> %569 to <8 x i32>
  %571 = fadd <8 x float> %569, splat (float 0xC168000000000000)
  %572 = call <8 x float> @llvm.fma.v8f32(<8 x float> %571, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %568)
  %573 = call <8 x float> @llvm.fma.v8f32(<8 x float> %571, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %572)
  %574 = call <8 x float> @llvm.fma.v8f32(<8 x float> %573, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %575 = call <8 x float> @llvm.fma.v8f32(<8 x float> %574, <8 x float> %573, <8 x float> splat (float 0x3F81112100000000))
  %576 = call <8 x float> @llvm.fma.v8f32(<8 x float> %575, <8 x float> %573, <8 x float> splat (float 0x3FA5553820000000))
  %577 = call <8 x float> @llvm.fma.v8f32(<8 x float> %576, <8 x float> %573, <8 x float> splat (float 0x3FC5555540000000))
  %578 = call <8 x float> @llvm.fma.v8f32(<8 x float> %577, <8 x float> %573, <8 x float> splat (float 5.000000e-01))
  %579 = fmul <8 x float> %573, %573
  %580 = call <8 x float> @llvm.fma.v8f32(<8 x float> %578, <8 x float> %579, <8 x float> %573)
  %581 = fadd <8 x float> %580, splat (float 1.000000e+00)
  %582 = shl <8 x i32> %570, splat (i32 23)
  %583 = add <8 x i32> %582, splat (i32 1065353216)
  %584 = bitcast <8 x i32> %583 to <8 x float>
  %585 = fmul <8 x float> %581, %584
  %586 = select <8 x i1> %563, <8 x float> %585, <8 x float> zeroinitializer
  store <8 x float> %586, ptr %564, align 4
  %587 = fadd <8 x float> %557, %586
  %588 = add nuw nsw i64 %558, 8
  %589 = icmp slt i64 %588, %126
  br i1 %589, label %556, label %590, !llvm.loop !18

590:                                              ; preds = %556, %527
  %591 = phi float [ %372, %527 ], [ %535, %556 ]
  %592 = phi <8 x float> [ zeroinitializer, %527 ], [ %587, %556 ]
  %593 = shufflevector <8 x float> %592, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %594 = shufflevector <8 x float> %592, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %595 = fadd <4 x float> %593, %594
  %596 = shufflevector <4 x float> %595, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %597 = fadd <4 x float> %595, %596
  %598 = shufflevector <4 x float> %595, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %599 = shufflevector <4 x float> %595, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %600 = fadd <4 x float> %598, %599
  %601 = fadd <4 x float> %597, %600
  %602 = extractelement <4 x float> %601, i64 0
  %603 = fdiv float 1.000000e+00, %602
  %604 = getelementptr inbounds nuw i8, ptr %529, i64 32
  store float %603, ptr %604, align 8
  %605 = call float @logf(float noundef %602)
  %606 = fadd float %591, %605
  %607 = getelementptr inbounds nuw i8, ptr %529, i64 16
  %608 = load ptr, ptr %607, align 8
  store float %606, ptr %608, align 4
  %609 = add nuw nsw i64 %528, 1
  %610 = icmp eq i64 %609, %425
  br i1 %610, label %611, label %527, !llvm.loop !19

611:                                              ; preds = %590, %1185
  %612 = phi i64 [ %1186, %1185 ], [ 0, %590 ]
  %613 = sub nsw i64 %378, %612
  %614 = call i64 @llvm.smin.i64(i64 %613, i64 6)
  %615 = add nsw i64 %614, -1
  %616 = icmp slt i64 %613, 4
  %617 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %612
  br i1 %616, label %618, label %851

618:                                              ; preds = %611
  br i1 %365, label %629, label %619

619:                                              ; preds = %618
  %620 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %621 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %622 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %623 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %624 = getelementptr inbounds %struct.query, ptr %617, i64 %623, i32 3
  %625 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %626 = getelementptr inbounds %struct.query, ptr %617, i64 %625, i32 3
  %627 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %628 = getelementptr inbounds %struct.query, ptr %617, i64 %627, i32 3
  br label %644

629:                                              ; preds = %655, %618
  %630 = phi i64 [ 0, %618 ], [ %645, %655 ]
  %631 = icmp slt i64 %630, %343
  br i1 %631, label %632, label %1185

632:                                              ; preds = %629
  %633 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %634 = getelementptr inbounds %struct.query, ptr %617, i64 %633
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 8
  %636 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %637 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %638 = getelementptr inbounds %struct.query, ptr %617, i64 %633, i32 3
  %639 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %640 = getelementptr inbounds %struct.query, ptr %617, i64 %639, i32 3
  %641 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %642 = getelementptr inbounds %struct.query, ptr %617, i64 %641, i32 3
  %643 = getelementptr inbounds nuw i8, ptr %634, i64 32
  br label %775

644:                                              ; preds = %619, %655
  %645 = phi i64 [ %716, %655 ], [ 32, %619 ]
  %646 = phi i64 [ %645, %655 ], [ 0, %619 ]
  %647 = add nuw nsw i64 %646, %343
  %648 = mul nsw i64 %647, %126
  %649 = getelementptr inbounds float, ptr %160, i64 %648
  %650 = getelementptr float, ptr %349, i64 %646
  br i1 %354, label %651, label %655

651:                                              ; preds = %644
  %652 = load ptr, ptr %624, align 8
  %653 = load ptr, ptr %626, align 8
  %654 = load ptr, ptr %628, align 8
  br label %718

655:                                              ; preds = %739, %644
  %656 = phi i64 [ %622, %644 ], [ %627, %739 ]
  %657 = phi i64 [ %621, %644 ], [ %625, %739 ]
  %658 = phi i64 [ %620, %644 ], [ %623, %739 ]
  %659 = phi <8 x float> [ zeroinitializer, %644 ], [ %753, %739 ]
  %660 = phi <8 x float> [ zeroinitializer, %644 ], [ %754, %739 ]
  %661 = phi <8 x float> [ zeroinitializer, %644 ], [ %755, %739 ]
  %662 = phi <8 x float> [ zeroinitializer, %644 ], [ %756, %739 ]
  %663 = phi <8 x float> [ zeroinitializer, %644 ], [ %761, %739 ]
  %664 = phi <8 x float> [ zeroinitializer, %644 ], [ %762, %739 ]
  %665 = phi <8 x float> [ zeroinitializer, %644 ], [ %763, %739 ]
  %666 = phi <8 x float> [ zeroinitializer, %644 ], [ %764, %739 ]
  %667 = phi <8 x float> [ zeroinitializer, %644 ], [ %769, %739 ]
  %668 = phi <8 x float> [ zeroinitializer, %644 ], [ %770, %739 ]
  %669 = phi <8 x float> [ zeroinitializer, %644 ], [ %771, %739 ]
  %670 = phi <8 x float> [ zeroinitializer, %644 ], [ %772, %739 ]
  %671 = getelementptr inbounds %struct.query, ptr %617, i64 %658
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 8
  %673 = load ptr, ptr %672, align 8
  %674 = getelementptr inbounds nuw float, ptr %673, i64 %646
  %675 = getelementptr inbounds nuw i8, ptr %671, i64 32
  %676 = load float, ptr %675, align 8
  %677 = insertelement <8 x float> poison, float %676, i64 0
  %678 = shufflevector <8 x float> %677, <8 x float> poison, <8 x i32> zeroinitializer
  %679 = fmul <8 x float> %659, %678
  store <8 x float> %679, ptr %674, align 4
  %680 = getelementptr inbounds nuw i8, ptr %674, i64 32
  %681 = fmul <8 x float> %660, %678
  store <8 x float> %681, ptr %680, align 4
  %682 = getelementptr inbounds nuw i8, ptr %674, i64 64
  %683 = fmul <8 x float> %661, %678
  store <8 x float> %683, ptr %682, align 4
  %684 = getelementptr inbounds nuw i8, ptr %674, i64 96
  %685 = fmul <8 x float> %662, %678
  store <8 x float> %685, ptr %684, align 4
  %686 = getelementptr inbounds %struct.query, ptr %617, i64 %657
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 8
  %688 = load ptr, ptr %687, align 8
  %689 = getelementptr inbounds nuw float, ptr %688, i64 %646
  %690 = getelementptr inbounds nuw i8, ptr %686, i64 32
  %691 = load float, ptr %690, align 8
  %692 = insertelement <8 x float> poison, float %691, i64 0
  %693 = shufflevector <8 x float> %692, <8 x float> poison, <8 x i32> zeroinitializer
  %694 = fmul <8 x float> %663, %693
  store <8 x float> %694, ptr %689, align 4
  %695 = getelementptr inbounds nuw i8, ptr %689, i64 32
  %696 = fmul <8 x float> %664, %693
  store <8 x float> %696, ptr %695, align 4
  %697 = getelementptr inbounds nuw i8, ptr %689, i64 64
  %698 = fmul <8 x float> %665, %693
  store <8 x float> %698, ptr %697, align 4
  %699 = getelementptr inbounds nuw i8, ptr %689, i64 96
  %700 = fmul <8 x float> %666, %693
  store <8 x float> %700, ptr %699, align 4
  %701 = getelementptr inbounds %struct.query, ptr %617, i64 %656
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 8
  %703 = load ptr, ptr %702, align 8
  %704 = getelementptr inbounds nuw float, ptr %703, i64 %646
  %705 = getelementptr inbounds nuw i8, ptr %701, i64 32
  %706 = load float, ptr %705, align 8
  %707 = insertelement <8 x float> poison, float %706, i64 0
  %708 = shufflevector <8 x float> %707, <8 x float> poison, <8 x i32> zeroinitializer
  %709 = fmul <8 x float> %667, %708
  store <8 x float> %709, ptr %704, align 4
  %710 = getelementptr inbounds nuw i8, ptr %704, i64 32
  %711 = fmul <8 x float> %668, %708
  store <8 x float> %711, ptr %710, align 4
  %712 = getelementptr inbounds nuw i8, ptr %704, i64 64
  %713 = fmul <8 x float> %669, %708
  store <8 x float> %713, ptr %712, align 4
  %714 = getelementptr inbounds nuw i8, ptr %704, i64 96
  %715 = fmul <8 x float> %670, %708
  store <8 x float> %715, ptr %714, align 4
  %716 = add nuw nsw i64 %645, 32
  %717 = icmp sgt i64 %716, %343
  br i1 %717, label %629, label %644, !llvm.loop !20

718:                                              ; preds = %739, %651
  %719 = phi <8 x float> [ zeroinitializer, %651 ], [ %753, %739 ]
  %720 = phi <8 x float> [ zeroinitializer, %651 ], [ %754, %739 ]
  %721 = phi <8 x float> [ zeroinitializer, %651 ], [ %755, %739 ]
  %722 = phi <8 x float> [ zeroinitializer, %651 ], [ %756, %739 ]
  %723 = phi <8 x float> [ zeroinitializer, %651 ], [ %761, %739 ]
  %724 = phi <8 x float> [ zeroinitializer, %651 ], [ %762, %739 ]
  %725 = phi <8 x float> [ zeroinitializer, %651 ], [ %763, %739 ]
  %726 = phi <8 x float> [ zeroinitializer, %651 ], [ %764, %739 ]
  %727 = phi <8 x float> [ zeroinitializer, %651 ], [ %769, %739 ]
  %728 = phi <8 x float> [ zeroinitializer, %651 ], [ %770, %739 ]
  %729 = phi <8 x float> [ zeroinitializer, %651 ], [ %771, %739 ]
  %730 = phi <8 x float> [ zeroinitializer, %651 ], [ %772, %739 ]
  %731 = phi i64 [ 0, %651 ], [ %732, %739 ]
  %732 = add nuw nsw i64 %731, 1
  %733 = shl nuw nsw i64 %732, 7
  %734 = getelementptr inbounds nuw i8, ptr %649, i64 %733
  %735 = shl nuw nsw i64 %731, 7
  %736 = getelementptr inbounds nuw i8, ptr %649, i64 %735
  call void @llvm.prefetch.p0(ptr nonnull %736, i32 0, i32 3, i32 1)
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 64
  %738 = icmp ult ptr %737, %734
  br i1 %738, label %774, label %739, !llvm.loop !13

739:                                              ; preds = %718, %774
  %740 = mul nsw i64 %731, %347
  %741 = getelementptr float, ptr %650, i64 %740
  %742 = load <8 x float>, ptr %741, align 4
  %743 = getelementptr inbounds nuw i8, ptr %741, i64 32
  %744 = load <8 x float>, ptr %743, align 4
  %745 = getelementptr inbounds nuw i8, ptr %741, i64 64
  %746 = load <8 x float>, ptr %745, align 4
  %747 = getelementptr inbounds nuw i8, ptr %741, i64 96
  %748 = load <8 x float>, ptr %747, align 4
  %749 = getelementptr inbounds nuw float, ptr %652, i64 %731
  %750 = load float, ptr %749, align 4
  %751 = insertelement <8 x float> poison, float %750, i64 0
  %752 = shufflevector <8 x float> %751, <8 x float> poison, <8 x i32> zeroinitializer
  %753 = call <8 x float> @llvm.fma.v8f32(<8 x float> %752, <8 x float> %742, <8 x float> %719)
  %754 = call <8 x float> @llvm.fma.v8f32(<8 x float> %752, <8 x float> %744, <8 x float> %720)
  %755 = call <8 x float> @llvm.fma.v8f32(<8 x float> %752, <8 x float> %746, <8 x float> %721)
  %756 = call <8 x float> @llvm.fma.v8f32(<8 x float> %752, <8 x float> %748, <8 x float> %722)
  %757 = getelementptr inbounds nuw float, ptr %653, i64 %731
  %758 = load float, ptr %757, align 4
  %759 = insertelement <8 x float> poison, float %758, i64 0
  %760 = shufflevector <8 x float> %759, <8 x float> poison, <8 x i32> zeroinitializer
  %761 = call <8 x float> @llvm.fma.v8f32(<8 x float> %760, <8 x float> %742, <8 x float> %723)
  %762 = call <8 x float> @llvm.fma.v8f32(<8 x float> %760, <8 x float> %744, <8 x float> %724)
  %763 = call <8 x float> @llvm.fma.v8f32(<8 x float> %760, <8 x float> %746, <8 x float> %725)
  %764 = call <8 x float> @llvm.fma.v8f32(<8 x float> %760, <8 x float> %748, <8 x float> %726)
  %765 = getelementptr inbounds nuw float, ptr %654, i64 %731
  %766 = load float, ptr %765, align 4
  %767 = insertelement <8 x float> poison, float %766, i64 0
  %768 = shufflevector <8 x float> %767, <8 x float> poison, <8 x i32> zeroinitializer
  %769 = call <8 x float> @llvm.fma.v8f32(<8 x float> %768, <8 x float> %742, <8 x float> %727)
  %770 = call <8 x float> @llvm.fma.v8f32(<8 x float> %768, <8 x float> %744, <8 x float> %728)
  %771 = call <8 x float> @llvm.fma.v8f32(<8 x float> %768, <8 x float> %746, <8 x float> %729)
  %772 = call <8 x float> @llvm.fma.v8f32(<8 x float> %768, <8 x float> %748, <8 x float> %730)
  %773 = icmp slt i64 %732, %126
  br i1 %773, label %718, label %655, !llvm.loop !21

774:                                              ; preds = %718
  call void @llvm.prefetch.p0(ptr nonnull %737, i32 0, i32 3, i32 1)
  br label %739

775:                                              ; preds = %632, %785
  %776 = phi i64 [ %815, %785 ], [ %630, %632 ]
  %777 = add nsw i64 %776, %343
  %778 = mul nsw i64 %777, %126
  %779 = getelementptr inbounds float, ptr %160, i64 %778
  br i1 %354, label %780, label %785

780:                                              ; preds = %775
  %781 = getelementptr float, ptr %349, i64 %776
  %782 = load ptr, ptr %638, align 8
  %783 = load ptr, ptr %640, align 8
  %784 = load ptr, ptr %642, align 8
  br label %817

785:                                              ; preds = %827, %775
  %786 = phi i64 [ %637, %775 ], [ %641, %827 ]
  %787 = phi i64 [ %636, %775 ], [ %639, %827 ]
  %788 = phi <8 x float> [ zeroinitializer, %775 ], [ %845, %827 ]
  %789 = phi <8 x float> [ zeroinitializer, %775 ], [ %840, %827 ]
  %790 = phi <8 x float> [ zeroinitializer, %775 ], [ %835, %827 ]
  %791 = load ptr, ptr %635, align 8
  %792 = getelementptr inbounds nuw float, ptr %791, i64 %776
  %793 = load float, ptr %643, align 8
  %794 = insertelement <8 x float> poison, float %793, i64 0
  %795 = shufflevector <8 x float> %794, <8 x float> poison, <8 x i32> zeroinitializer
  %796 = fmul <8 x float> %790, %795
  store <8 x float> %796, ptr %792, align 4
  %797 = getelementptr inbounds %struct.query, ptr %617, i64 %787
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 8
  %799 = load ptr, ptr %798, align 8
  %800 = getelementptr inbounds nuw float, ptr %799, i64 %776
  %801 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %802 = load float, ptr %801, align 8
  %803 = insertelement <8 x float> poison, float %802, i64 0
  %804 = shufflevector <8 x float> %803, <8 x float> poison, <8 x i32> zeroinitializer
  %805 = fmul <8 x float> %789, %804
  store <8 x float> %805, ptr %800, align 4
  %806 = getelementptr inbounds %struct.query, ptr %617, i64 %786
  %807 = getelementptr inbounds nuw i8, ptr %806, i64 8
  %808 = load ptr, ptr %807, align 8
  %809 = getelementptr inbounds nuw float, ptr %808, i64 %776
  %810 = getelementptr inbounds nuw i8, ptr %806, i64 32
  %811 = load float, ptr %810, align 8
  %812 = insertelement <8 x float> poison, float %811, i64 0
  %813 = shufflevector <8 x float> %812, <8 x float> poison, <8 x i32> zeroinitializer
  %814 = fmul <8 x float> %788, %813
  store <8 x float> %814, ptr %809, align 4
  %815 = add nuw nsw i64 %776, 8
  %816 = icmp slt i64 %815, %343
  br i1 %816, label %775, label %1185, !llvm.loop !22

817:                                              ; preds = %827, %780
  %818 = phi <8 x float> [ zeroinitializer, %780 ], [ %845, %827 ]
  %819 = phi <8 x float> [ zeroinitializer, %780 ], [ %840, %827 ]
  %820 = phi <8 x float> [ zeroinitializer, %780 ], [ %835, %827 ]
  %821 = phi i64 [ 0, %780 ], [ %822, %827 ]
  %822 = add nuw nsw i64 %821, 1
  %823 = shl nuw nsw i64 %822, 5
  %824 = getelementptr inbounds nuw i8, ptr %779, i64 %823
  %825 = shl nuw nsw i64 %821, 5
  %826 = getelementptr inbounds nuw i8, ptr %779, i64 %825
  br label %847

827:                                              ; preds = %847
  %828 = mul nsw i64 %821, %347
  %829 = getelementptr float, ptr %781, i64 %828
  %830 = load <8 x float>, ptr %829, align 4
  %831 = getelementptr inbounds nuw float, ptr %782, i64 %821
  %832 = load float, ptr %831, align 4
  %833 = insertelement <8 x float> poison, float %832, i64 0
  %834 = shufflevector <8 x float> %833, <8 x float> poison, <8 x i32> zeroinitializer
  %835 = call <8 x float> @llvm.fma.v8f32(<8 x float> %834, <8 x float> %830, <8 x float> %820)
  %836 = getelementptr inbounds nuw float, ptr %783, i64 %821
  %837 = load float, ptr %836, align 4
  %838 = insertelement <8 x float> poison, float %837, i64 0
  %839 = shufflevector <8 x float> %838, <8 x float> poison, <8 x i32> zeroinitializer
  %840 = call <8 x float> @llvm.fma.v8f32(<8 x float> %839, <8 x float> %830, <8 x float> %819)
  %841 = getelementptr inbounds nuw float, ptr %784, i64 %821
  %842 = load float, ptr %841, align 4
  %843 = insertelement <8 x float> poison, float %842, i64 0
  %844 = shufflevector <8 x float> %843, <8 x float> poison, <8 x i32> zeroinitializer
  %845 = call <8 x float> @llvm.fma.v8f32(<8 x float> %844, <8 x float> %830, <8 x float> %818)
  %846 = icmp slt i64 %822, %126
  br i1 %846, label %817, label %785, !llvm.loop !21

847:                                              ; preds = %817, %847
  %848 = phi ptr [ %849, %847 ], [ %826, %817 ]
  call void @llvm.prefetch.p0(ptr %848, i32 0, i32 3, i32 1)
  %849 = getelementptr inbounds nuw i8, ptr %848, i64 64
  %850 = icmp ult ptr %849, %824
  br i1 %850, label %847, label %827, !llvm.loop !13

851:                                              ; preds = %611
  br i1 %364, label %871, label %852

852:                                              ; preds = %851
  %853 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %854 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %855 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %856 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %857 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %858 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %859 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %860 = getelementptr inbounds %struct.query, ptr %617, i64 %859, i32 3
  %861 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %862 = getelementptr inbounds %struct.query, ptr %617, i64 %861, i32 3
  %863 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %864 = getelementptr inbounds %struct.query, ptr %617, i64 %863, i32 3
  %865 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %866 = getelementptr inbounds %struct.query, ptr %617, i64 %865, i32 3
  %867 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %868 = getelementptr inbounds %struct.query, ptr %617, i64 %867, i32 3
  %869 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %870 = getelementptr inbounds %struct.query, ptr %617, i64 %869, i32 3
  br label %895

871:                                              ; preds = %909, %851
  %872 = phi i64 [ 0, %851 ], [ %896, %909 ]
  %873 = icmp slt i64 %872, %343
  br i1 %873, label %874, label %1185

874:                                              ; preds = %871
  %875 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %876 = getelementptr inbounds %struct.query, ptr %617, i64 %875
  %877 = getelementptr inbounds nuw i8, ptr %876, i64 8
  %878 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %879 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %880 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %881 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %882 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %883 = getelementptr inbounds %struct.query, ptr %617, i64 %875, i32 3
  %884 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %885 = getelementptr inbounds %struct.query, ptr %617, i64 %884, i32 3
  %886 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %887 = getelementptr inbounds %struct.query, ptr %617, i64 %886, i32 3
  %888 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %889 = getelementptr inbounds %struct.query, ptr %617, i64 %888, i32 3
  %890 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %891 = getelementptr inbounds %struct.query, ptr %617, i64 %890, i32 3
  %892 = call i64 @llvm.smin.i64(i64 %615, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %893 = getelementptr inbounds %struct.query, ptr %617, i64 %892, i32 3
  %894 = getelementptr inbounds nuw i8, ptr %876, i64 32
  br label %1055

895:                                              ; preds = %852, %909
  %896 = phi i64 [ %994, %909 ], [ 16, %852 ]
  %897 = phi i64 [ %896, %909 ], [ 0, %852 ]
  %898 = add nuw nsw i64 %897, %343
  %899 = mul nsw i64 %898, %126
  %900 = getelementptr inbounds float, ptr %160, i64 %899
  %901 = getelementptr float, ptr %349, i64 %897
  br i1 %354, label %902, label %909

902:                                              ; preds = %895
  %903 = load ptr, ptr %860, align 8
  %904 = load ptr, ptr %862, align 8
  %905 = load ptr, ptr %864, align 8
  %906 = load ptr, ptr %866, align 8
  %907 = load ptr, ptr %868, align 8
  %908 = load ptr, ptr %870, align 8
  br label %996

909:                                              ; preds = %996, %895
  %910 = phi i64 [ %858, %895 ], [ %869, %996 ]
  %911 = phi i64 [ %857, %895 ], [ %867, %996 ]
  %912 = phi i64 [ %856, %895 ], [ %865, %996 ]
  %913 = phi i64 [ %855, %895 ], [ %863, %996 ]
  %914 = phi i64 [ %854, %895 ], [ %861, %996 ]
  %915 = phi i64 [ %853, %895 ], [ %859, %996 ]
  %916 = phi <8 x float> [ zeroinitializer, %895 ], [ %1053, %996 ]
  %917 = phi <8 x float> [ zeroinitializer, %895 ], [ %1052, %996 ]
  %918 = phi <8 x float> [ zeroinitializer, %895 ], [ %1047, %996 ]
  %919 = phi <8 x float> [ zeroinitializer, %895 ], [ %1046, %996 ]
  %920 = phi <8 x float> [ zeroinitializer, %895 ], [ %1041, %996 ]
  %921 = phi <8 x float> [ zeroinitializer, %895 ], [ %1040, %996 ]
  %922 = phi <8 x float> [ zeroinitializer, %895 ], [ %1035, %996 ]
  %923 = phi <8 x float> [ zeroinitializer, %895 ], [ %1034, %996 ]
  %924 = phi <8 x float> [ zeroinitializer, %895 ], [ %1029, %996 ]
  %925 = phi <8 x float> [ zeroinitializer, %895 ], [ %1028, %996 ]
  %926 = phi <8 x float> [ zeroinitializer, %895 ], [ %1023, %996 ]
  %927 = phi <8 x float> [ zeroinitializer, %895 ], [ %1022, %996 ]
  %928 = getelementptr inbounds %struct.query, ptr %617, i64 %915
  %929 = getelementptr inbounds nuw i8, ptr %928, i64 8
  %930 = load ptr, ptr %929, align 8
  %931 = getelementptr inbounds nuw float, ptr %930, i64 %897
  %932 = getelementptr inbounds nuw i8, ptr %928, i64 32
  %933 = load float, ptr %932, align 8
  %934 = insertelement <8 x float> poison, float %933, i64 0
  %935 = shufflevector <8 x float> %934, <8 x float> poison, <8 x i32> zeroinitializer
  %936 = fmul <8 x float> %927, %935
  store <8 x float> %936, ptr %931, align 4
  %937 = getelementptr inbounds nuw i8, ptr %931, i64 32
  %938 = fmul <8 x float> %926, %935
  store <8 x float> %938, ptr %937, align 4
  %939 = getelementptr inbounds %struct.query, ptr %617, i64 %914
  %940 = getelementptr inbounds nuw i8, ptr %939, i64 8
  %941 = load ptr, ptr %940, align 8
  %942 = getelementptr inbounds nuw float, ptr %941, i64 %897
  %943 = getelementptr inbounds nuw i8, ptr %939, i64 32
  %944 = load float, ptr %943, align 8
  %945 = insertelement <8 x float> poison, float %944, i64 0
  %946 = shufflevector <8 x float> %945, <8 x float> poison, <8 x i32> zeroinitializer
  %947 = fmul <8 x float> %925, %946
  store <8 x float> %947, ptr %942, align 4
  %948 = getelementptr inbounds nuw i8, ptr %942, i64 32
  %949 = fmul <8 x float> %924, %946
  store <8 x float> %949, ptr %948, align 4
  %950 = getelementptr inbounds %struct.query, ptr %617, i64 %913
  %951 = getelementptr inbounds nuw i8, ptr %950, i64 8
  %952 = load ptr, ptr %951, align 8
  %953 = getelementptr inbounds nuw float, ptr %952, i64 %897
  %954 = getelementptr inbounds nuw i8, ptr %950, i64 32
  %955 = load float, ptr %954, align 8
  %956 = insertelement <8 x float> poison, float %955, i64 0
  %957 = shufflevector <8 x float> %956, <8 x float> poison, <8 x i32> zeroinitializer
  %958 = fmul <8 x float> %923, %957
  store <8 x float> %958, ptr %953, align 4
  %959 = getelementptr inbounds nuw i8, ptr %953, i64 32
  %960 = fmul <8 x float> %922, %957
  store <8 x float> %960, ptr %959, align 4
  %961 = getelementptr inbounds %struct.query, ptr %617, i64 %912
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 8
  %963 = load ptr, ptr %962, align 8
  %964 = getelementptr inbounds nuw float, ptr %963, i64 %897
  %965 = getelementptr inbounds nuw i8, ptr %961, i64 32
  %966 = load float, ptr %965, align 8
  %967 = insertelement <8 x float> poison, float %966, i64 0
  %968 = shufflevector <8 x float> %967, <8 x float> poison, <8 x i32> zeroinitializer
  %969 = fmul <8 x float> %921, %968
  store <8 x float> %969, ptr %964, align 4
  %970 = getelementptr inbounds nuw i8, ptr %964, i64 32
  %971 = fmul <8 x float> %920, %968
  store <8 x float> %971, ptr %970, align 4
  %972 = getelementptr inbounds %struct.query, ptr %617, i64 %911
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 8
  %974 = load ptr, ptr %973, align 8
  %975 = getelementptr inbounds nuw float, ptr %974, i64 %897
  %976 = getelementptr inbounds nuw i8, ptr %972, i64 32
  %977 = load float, ptr %976, align 8
  %978 = insertelement <8 x float> poison, float %977, i64 0
  %979 = shufflevector <8 x float> %978, <8 x float> poison, <8 x i32> zeroinitializer
  %980 = fmul <8 x float> %919, %979
  store <8 x float> %980, ptr %975, align 4
  %981 = getelementptr inbounds nuw i8, ptr %975, i64 32
  %982 = fmul <8 x float> %918, %979
  store <8 x float> %982, ptr %981, align 4
  %983 = getelementptr inbounds %struct.query, ptr %617, i64 %910
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 8
  %985 = load ptr, ptr %984, align 8
  %986 = getelementptr inbounds nuw float, ptr %985, i64 %897
  %987 = getelementptr inbounds nuw i8, ptr %983, i64 32
  %988 = load float, ptr %987, align 8
  %989 = insertelement <8 x float> poison, float %988, i64 0
  %990 = shufflevector <8 x float> %989, <8 x float> poison, <8 x i32> zeroinitializer
  %991 = fmul <8 x float> %917, %990
  store <8 x float> %991, ptr %986, align 4
  %992 = getelementptr inbounds nuw i8, ptr %986, i64 32
  %993 = fmul <8 x float> %916, %990
  store <8 x float> %993, ptr %992, align 4
  %994 = add nuw nsw i64 %896, 16
  %995 = icmp sgt i64 %994, %343
  br i1 %995, label %871, label %895, !llvm.loop !20

996:                                              ; preds = %902, %996
  %997 = phi <8 x float> [ zeroinitializer, %902 ], [ %1053, %996 ]
  %998 = phi <8 x float> [ zeroinitializer, %902 ], [ %1052, %996 ]
  %999 = phi <8 x float> [ zeroinitializer, %902 ], [ %1047, %996 ]
  %1000 = phi <8 x float> [ zeroinitializer, %902 ], [ %1046, %996 ]
  %1001 = phi <8 x float> [ zeroinitializer, %902 ], [ %1041, %996 ]
  %1002 = phi <8 x float> [ zeroinitializer, %902 ], [ %1040, %996 ]
  %1003 = phi <8 x float> [ zeroinitializer, %902 ], [ %1035, %996 ]
  %1004 = phi <8 x float> [ zeroinitializer, %902 ], [ %1034, %996 ]
  %1005 = phi <8 x float> [ zeroinitializer, %902 ], [ %1029, %996 ]
  %1006 = phi <8 x float> [ zeroinitializer, %902 ], [ %1028, %996 ]
  %1007 = phi <8 x float> [ zeroinitializer, %902 ], [ %1023, %996 ]
  %1008 = phi <8 x float> [ zeroinitializer, %902 ], [ %1022, %996 ]
  %1009 = phi i64 [ 0, %902 ], [ %1010, %996 ]
  %1010 = add nuw nsw i64 %1009, 1
  %1011 = shl nuw nsw i64 %1009, 6
  %1012 = getelementptr inbounds nuw i8, ptr %900, i64 %1011
  call void @llvm.prefetch.p0(ptr nonnull %1012, i32 0, i32 3, i32 1)
  %1013 = mul nsw i64 %1009, %347
  %1014 = getelementptr float, ptr %901, i64 %1013
  %1015 = load <8 x float>, ptr %1014, align 4
  %1016 = getelementptr inbounds nuw i8, ptr %1014, i64 32
  %1017 = load <8 x float>, ptr %1016, align 4
  %1018 = getelementptr inbounds nuw float, ptr %903, i64 %1009
  %1019 = load float, ptr %1018, align 4
  %1020 = insertelement <8 x float> poison, float %1019, i64 0
  %1021 = shufflevector <8 x float> %1020, <8 x float> poison, <8 x i32> zeroinitializer
  %1022 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1021, <8 x float> %1015, <8 x float> %1008)
  %1023 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1021, <8 x float> %1017, <8 x float> %1007)
  %1024 = getelementptr inbounds nuw float, ptr %904, i64 %1009
  %1025 = load float, ptr %1024, align 4
  %1026 = insertelement <8 x float> poison, float %1025, i64 0
  %1027 = shufflevector <8 x float> %1026, <8 x float> poison, <8 x i32> zeroinitializer
  %1028 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1027, <8 x float> %1015, <8 x float> %1006)
  %1029 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1027, <8 x float> %1017, <8 x float> %1005)
  %1030 = getelementptr inbounds nuw float, ptr %905, i64 %1009
  %1031 = load float, ptr %1030, align 4
  %1032 = insertelement <8 x float> poison, float %1031, i64 0
  %1033 = shufflevector <8 x float> %1032, <8 x float> poison, <8 x i32> zeroinitializer
  %1034 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1033, <8 x float> %1015, <8 x float> %1004)
  %1035 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1033, <8 x float> %1017, <8 x float> %1003)
  %1036 = getelementptr inbounds nuw float, ptr %906, i64 %1009
  %1037 = load float, ptr %1036, align 4
  %1038 = insertelement <8 x float> poison, float %1037, i64 0
  %1039 = shufflevector <8 x float> %1038, <8 x float> poison, <8 x i32> zeroinitializer
  %1040 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1039, <8 x float> %1015, <8 x float> %1002)
  %1041 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1039, <8 x float> %1017, <8 x float> %1001)
  %1042 = getelementptr inbounds nuw float, ptr %907, i64 %1009
  %1043 = load float, ptr %1042, align 4
  %1044 = insertelement <8 x float> poison, float %1043, i64 0
  %1045 = shufflevector <8 x float> %1044, <8 x float> poison, <8 x i32> zeroinitializer
  %1046 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1045, <8 x float> %1015, <8 x float> %1000)
  %1047 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1045, <8 x float> %1017, <8 x float> %999)
  %1048 = getelementptr inbounds nuw float, ptr %908, i64 %1009
  %1049 = load float, ptr %1048, align 4
  %1050 = insertelement <8 x float> poison, float %1049, i64 0
  %1051 = shufflevector <8 x float> %1050, <8 x float> poison, <8 x i32> zeroinitializer
  %1052 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1051, <8 x float> %1015, <8 x float> %998)
  %1053 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1051, <8 x float> %1017, <8 x float> %997)
  %1054 = icmp slt i64 %1010, %126
  br i1 %1054, label %996, label %909, !llvm.loop !21

1055:                                             ; preds = %874, %1068
  %1056 = phi i64 [ %1131, %1068 ], [ %872, %874 ]
  %1057 = add nsw i64 %1056, %343
  %1058 = mul nsw i64 %1057, %126
  %1059 = getelementptr inbounds float, ptr %160, i64 %1058
  br i1 %354, label %1060, label %1068

1060:                                             ; preds = %1055
  %1061 = getelementptr float, ptr %349, i64 %1056
  %1062 = load ptr, ptr %883, align 8
  %1063 = load ptr, ptr %885, align 8
  %1064 = load ptr, ptr %887, align 8
  %1065 = load ptr, ptr %889, align 8
  %1066 = load ptr, ptr %891, align 8
  %1067 = load ptr, ptr %893, align 8
  br label %1133

1068:                                             ; preds = %1146, %1055
  %1069 = phi i64 [ %882, %1055 ], [ %892, %1146 ]
  %1070 = phi i64 [ %881, %1055 ], [ %890, %1146 ]
  %1071 = phi i64 [ %880, %1055 ], [ %888, %1146 ]
  %1072 = phi i64 [ %879, %1055 ], [ %886, %1146 ]
  %1073 = phi i64 [ %878, %1055 ], [ %884, %1146 ]
  %1074 = phi <8 x float> [ zeroinitializer, %1055 ], [ %1179, %1146 ]
  %1075 = phi <8 x float> [ zeroinitializer, %1055 ], [ %1174, %1146 ]
  %1076 = phi <8 x float> [ zeroinitializer, %1055 ], [ %1169, %1146 ]
  %1077 = phi <8 x float> [ zeroinitializer, %1055 ], [ %1164, %1146 ]
  %1078 = phi <8 x float> [ zeroinitializer, %1055 ], [ %1159, %1146 ]
  %1079 = phi <8 x float> [ zeroinitializer, %1055 ], [ %1154, %1146 ]
  %1080 = load ptr, ptr %877, align 8
  %1081 = getelementptr inbounds nuw float, ptr %1080, i64 %1056
  %1082 = load float, ptr %894, align 8
  %1083 = insertelement <8 x float> poison, float %1082, i64 0
  %1084 = shufflevector <8 x float> %1083, <8 x float> poison, <8 x i32> zeroinitializer
  %1085 = fmul <8 x float> %1079, %1084
  store <8 x float> %1085, ptr %1081, align 4
  %1086 = getelementptr inbounds %struct.query, ptr %617, i64 %1073
  %1087 = getelementptr inbounds nuw i8, ptr %1086, i64 8
  %1088 = load ptr, ptr %1087, align 8
  %1089 = getelementptr inbounds nuw float, ptr %1088, i64 %1056
  %1090 = getelementptr inbounds nuw i8, ptr %1086, i64 32
  %1091 = load float, ptr %1090, align 8
  %1092 = insertelement <8 x float> poison, float %1091, i64 0
  %1093 = shufflevector <8 x float> %1092, <8 x float> poison, <8 x i32> zeroinitializer
  %1094 = fmul <8 x float> %1078, %1093
  store <8 x float> %1094, ptr %1089, align 4
  %1095 = getelementptr inbounds %struct.query, ptr %617, i64 %1072
  %1096 = getelementptr inbounds nuw i8, ptr %1095, i64 8
  %1097 = load ptr, ptr %1096, align 8
  %1098 = getelementptr inbounds nuw float, ptr %1097, i64 %1056
  %1099 = getelementptr inbounds nuw i8, ptr %1095, i64 32
  %1100 = load float, ptr %1099, align 8
  %1101 = insertelement <8 x float> poison, float %1100, i64 0
  %1102 = shufflevector <8 x float> %1101, <8 x float> poison, <8 x i32> zeroinitializer
  %1103 = fmul <8 x float> %1077, %1102
  store <8 x float> %1103, ptr %1098, align 4
  %1104 = getelementptr inbounds %struct.query, ptr %617, i64 %1071
  %1105 = getelementptr inbounds nuw i8, ptr %1104, i64 8
  %1106 = load ptr, ptr %1105, align 8
  %1107 = getelementptr inbounds nuw float, ptr %1106, i64 %1056
  %1108 = getelementptr inbounds nuw i8, ptr %1104, i64 32
  %1109 = load float, ptr %1108, align 8
  %1110 = insertelement <8 x float> poison, float %1109, i64 0
  %1111 = shufflevector <8 x float> %1110, <8 x float> poison, <8 x i32> zeroinitializer
  %1112 = fmul <8 x float> %1076, %1111
  store <8 x float> %1112, ptr %1107, align 4
  %1113 = getelementptr inbounds %struct.query, ptr %617, i64 %1070
  %1114 = getelementptr inbounds nuw i8, ptr %1113, i64 8
  %1115 = load ptr, ptr %1114, align 8
  %1116 = getelementptr inbounds nuw float, ptr %1115, i64 %1056
  %1117 = getelementptr inbounds nuw i8, ptr %1113, i64 32
  %1118 = load float, ptr %1117, align 8
  %1119 = insertelement <8 x float> poison, float %1118, i64 0
  %1120 = shufflevector <8 x float> %1119, <8 x float> poison, <8 x i32> zeroinitializer
  %1121 = fmul <8 x float> %1075, %1120
  store <8 x float> %1121, ptr %1116, align 4
  %1122 = getelementptr inbounds %struct.query, ptr %617, i64 %1069
  %1123 = getelementptr inbounds nuw i8, ptr %1122, i64 8
  %1124 = load ptr, ptr %1123, align 8
  %1125 = getelementptr inbounds nuw float, ptr %1124, i64 %1056
  %1126 = getelementptr inbounds nuw i8, ptr %1122, i64 32
  %1127 = load float, ptr %1126, align 8
  %1128 = insertelement <8 x float> poison, float %1127, i64 0
  %1129 = shufflevector <8 x float> %1128, <8 x float> poison, <8 x i32> zeroinitializer
  %1130 = fmul <8 x float> %1074, %1129
  store <8 x float> %1130, ptr %1125, align 4
  %1131 = add nuw nsw i64 %1056, 8
  %1132 = icmp slt i64 %1131, %343
  br i1 %1132, label %1055, label %1185, !llvm.loop !22

1133:                                             ; preds = %1146, %1060
  %1134 = phi <8 x float> [ zeroinitializer, %1060 ], [ %1179, %1146 ]
  %1135 = phi <8 x float> [ zeroinitializer, %1060 ], [ %1174, %1146 ]
  %1136 = phi <8 x float> [ zeroinitializer, %1060 ], [ %1169, %1146 ]
  %1137 = phi <8 x float> [ zeroinitializer, %1060 ], [ %1164, %1146 ]
  %1138 = phi <8 x float> [ zeroinitializer, %1060 ], [ %1159, %1146 ]
  %1139 = phi <8 x float> [ zeroinitializer, %1060 ], [ %1154, %1146 ]
  %1140 = phi i64 [ 0, %1060 ], [ %1141, %1146 ]
  %1141 = add nuw nsw i64 %1140, 1
  %1142 = shl nuw nsw i64 %1141, 5
  %1143 = getelementptr inbounds nuw i8, ptr %1059, i64 %1142
  %1144 = shl nuw nsw i64 %1140, 5
  %1145 = getelementptr inbounds nuw i8, ptr %1059, i64 %1144
  br label %1181

1146:                                             ; preds = %1181
  %1147 = mul nsw i64 %1140, %347
  %1148 = getelementptr float, ptr %1061, i64 %1147
  %1149 = load <8 x float>, ptr %1148, align 4
  %1150 = getelementptr inbounds nuw float, ptr %1062, i64 %1140
  %1151 = load float, ptr %1150, align 4
  %1152 = insertelement <8 x float> poison, float %1151, i64 0
  %1153 = shufflevector <8 x float> %1152, <8 x float> poison, <8 x i32> zeroinitializer
  %1154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1153, <8 x float> %1149, <8 x float> %1139)
  %1155 = getelementptr inbounds nuw float, ptr %1063, i64 %1140
  %1156 = load float, ptr %1155, align 4
  %1157 = insertelement <8 x float> poison, float %1156, i64 0
  %1158 = shufflevector <8 x float> %1157, <8 x float> poison, <8 x i32> zeroinitializer
  %1159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1158, <8 x float> %1149, <8 x float> %1138)
  %1160 = getelementptr inbounds nuw float, ptr %1064, i64 %1140
  %1161 = load float, ptr %1160, align 4
  %1162 = insertelement <8 x float> poison, float %1161, i64 0
  %1163 = shufflevector <8 x float> %1162, <8 x float> poison, <8 x i32> zeroinitializer
  %1164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1163, <8 x float> %1149, <8 x float> %1137)
  %1165 = getelementptr inbounds nuw float, ptr %1065, i64 %1140
  %1166 = load float, ptr %1165, align 4
  %1167 = insertelement <8 x float> poison, float %1166, i64 0
  %1168 = shufflevector <8 x float> %1167, <8 x float> poison, <8 x i32> zeroinitializer
  %1169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1168, <8 x float> %1149, <8 x float> %1136)
  %1170 = getelementptr inbounds nuw float, ptr %1066, i64 %1140
  %1171 = load float, ptr %1170, align 4
  %1172 = insertelement <8 x float> poison, float %1171, i64 0
  %1173 = shufflevector <8 x float> %1172, <8 x float> poison, <8 x i32> zeroinitializer
  %1174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1173, <8 x float> %1149, <8 x float> %1135)
  %1175 = getelementptr inbounds nuw float, ptr %1067, i64 %1140
  %1176 = load float, ptr %1175, align 4
  %1177 = insertelement <8 x float> poison, float %1176, i64 0
  %1178 = shufflevector <8 x float> %1177, <8 x float> poison, <8 x i32> zeroinitializer
  %1179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1178, <8 x float> %1149, <8 x float> %1134)
  %1180 = icmp slt i64 %1141, %126
  br i1 %1180, label %1133, label %1068, !llvm.loop !21

1181:                                             ; preds = %1133, %1181
  %1182 = phi ptr [ %1183, %1181 ], [ %1145, %1133 ]
  call void @llvm.prefetch.p0(ptr %1182, i32 0, i32 3, i32 1)
  %1183 = getelementptr inbounds nuw i8, ptr %1182, i64 64
  %1184 = icmp ult ptr %1183, %1143
  br i1 %1184, label %1181, label %1146, !llvm.loop !13

1185:                                             ; preds = %1068, %785, %871, %629
  %1186 = add nuw nsw i64 %612, 6
  %1187 = icmp slt i64 %1186, %378
  br i1 %1187, label %611, label %1188, !llvm.loop !23

1188:                                             ; preds = %1185, %421
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1189 = add nuw nsw i64 %376, 12
  %1190 = load i64, ptr %6, align 8
  %1191 = icmp slt i64 %1189, %1190
  %1192 = add i64 %374, -12
  br i1 %1191, label %373, label %1228, !llvm.loop !24

1193:                                             ; preds = %1193, %394
  %1194 = phi i64 [ 0, %394 ], [ %1225, %1193 ]
  %1195 = phi i64 [ 0, %394 ], [ %1226, %1193 ]
  %1196 = add nsw i64 %382, %1194
  %1197 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1194
  %1198 = mul nsw i64 %387, %1196
  %1199 = getelementptr inbounds float, ptr %386, i64 %1198
  %1200 = mul nsw i64 %388, %1196
  %1201 = getelementptr inbounds float, ptr %212, i64 %1200
  %1202 = getelementptr inbounds float, ptr %213, i64 %1196
  %1203 = shl nsw i64 %1194, 11
  %1204 = getelementptr inbounds nuw i8, ptr %3, i64 %1203
  store ptr %1199, ptr %1197, align 16
  %1205 = getelementptr inbounds nuw i8, ptr %1197, i64 8
  store ptr %1201, ptr %1205, align 8
  %1206 = getelementptr inbounds nuw i8, ptr %1197, i64 16
  store ptr %1202, ptr %1206, align 16
  %1207 = getelementptr inbounds nuw i8, ptr %1197, i64 24
  store ptr %1204, ptr %1207, align 8
  %1208 = getelementptr inbounds nuw i8, ptr %1197, i64 32
  store float 0.000000e+00, ptr %1208, align 16
  %1209 = getelementptr inbounds nuw i8, ptr %1197, i64 36
  store i32 0, ptr %1209, align 4
  %1210 = or disjoint i64 %1194, 1
  %1211 = add nsw i64 %382, %1210
  %1212 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1210
  %1213 = mul nsw i64 %387, %1211
  %1214 = getelementptr inbounds float, ptr %386, i64 %1213
  %1215 = mul nsw i64 %388, %1211
  %1216 = getelementptr inbounds float, ptr %212, i64 %1215
  %1217 = getelementptr inbounds float, ptr %213, i64 %1211
  %1218 = shl nsw i64 %1210, 11
  %1219 = getelementptr inbounds nuw i8, ptr %3, i64 %1218
  store ptr %1214, ptr %1212, align 8
  %1220 = getelementptr inbounds nuw i8, ptr %1212, i64 8
  store ptr %1216, ptr %1220, align 16
  %1221 = getelementptr inbounds nuw i8, ptr %1212, i64 16
  store ptr %1217, ptr %1221, align 8
  %1222 = getelementptr inbounds nuw i8, ptr %1212, i64 24
  store ptr %1219, ptr %1222, align 16
  %1223 = getelementptr inbounds nuw i8, ptr %1212, i64 32
  store float 0.000000e+00, ptr %1223, align 8
  %1224 = getelementptr inbounds nuw i8, ptr %1212, i64 36
  store i32 0, ptr %1224, align 4
  %1225 = add nuw nsw i64 %1194, 2
  %1226 = add i64 %1195, 2
  %1227 = icmp eq i64 %1226, %395
  br i1 %1227, label %396, label %1193, !llvm.loop !25

1228:                                             ; preds = %1188, %342
  %1229 = add i64 %112, 1
  %1230 = icmp eq i64 %1229, %87
  br i1 %1230, label %104, label %111, !llvm.loop !26
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

34:                                               ; preds = %208, %1
  ret void

35:                                               ; preds = %26, %208
  %36 = phi i64 [ %24, %26 ], [ %209, %208 ]
  %37 = phi i64 [ 0, %26 ], [ %210, %208 ]
  %38 = phi i64 [ 0, %26 ], [ %53, %208 ]
  %39 = phi i64 [ 0, %26 ], [ %211, %208 ]
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
  %53 = add nsw i64 %52, %38
  %54 = add nsw i64 %36, -1
  %55 = icmp slt i64 %39, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 144
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, %43
  br i1 %59, label %208, label %60

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
  br i1 %48, label %208, label %79

79:                                               ; preds = %78
  %80 = sdiv i64 %45, %46
  %81 = icmp eq i64 %80, 1
  br i1 %81, label %208, label %82

82:                                               ; preds = %79, %75
  %83 = add nsw i64 %43, 1
  %84 = mul nsw i64 %83, %6
  %85 = tail call i64 @llvm.smin.i64(i64 %23, i64 %84)
  %86 = icmp slt i64 %62, %85
  br i1 %86, label %87, label %208

87:                                               ; preds = %82
  %88 = add nsw i64 %37, 1
  %89 = icmp slt i64 %88, %53
  %90 = icmp slt i64 %37, %53
  br label %91

91:                                               ; preds = %87, %201
  %92 = phi i64 [ %62, %87 ], [ %204, %201 ]
  %93 = sub nsw i64 %92, %61
  %94 = load ptr, ptr %28, align 8
  %95 = load ptr, ptr %29, align 8
  %96 = getelementptr inbounds i64, ptr %95, i64 %43
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %6
  %99 = add nsw i64 %98, %93
  %100 = load i64, ptr %30, align 8
  %101 = mul nsw i64 %99, %100
  %102 = getelementptr inbounds float, ptr %94, i64 %101
  %103 = load ptr, ptr %31, align 8
  %104 = getelementptr inbounds float, ptr %103, i64 %92
  %105 = load i64, ptr %2, align 8
  %106 = load i64, ptr %4, align 8
  %107 = mul nsw i64 %106, %105
  %108 = load ptr, ptr %32, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 %93
  %110 = mul nsw i64 %107, %37
  %111 = getelementptr inbounds float, ptr %109, i64 %110
  %112 = load float, ptr %111, align 4
  br i1 %89, label %115, label %113

113:                                              ; preds = %115, %91
  %114 = phi float [ %112, %91 ], [ %122, %115 ]
  br i1 %90, label %133, label %125

115:                                              ; preds = %91, %115
  %116 = phi i64 [ %123, %115 ], [ %88, %91 ]
  %117 = phi float [ %122, %115 ], [ %112, %91 ]
  %118 = mul nsw i64 %116, %107
  %119 = getelementptr inbounds float, ptr %109, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = fcmp ogt float %120, %117
  %122 = select i1 %121, float %120, float %117
  %123 = add nsw i64 %116, 1
  %124 = icmp slt i64 %123, %53
  br i1 %124, label %115, label %113, !llvm.loop !27

125:                                              ; preds = %188, %113
  %126 = phi i64 [ %100, %113 ], [ %189, %188 ]
  %127 = phi float [ 0.000000e+00, %113 ], [ %190, %188 ]
  %128 = icmp sgt i64 %126, 0
  br i1 %128, label %129, label %201

129:                                              ; preds = %125
  %130 = fdiv float 1.000000e+00, %127
  %131 = insertelement <8 x float> poison, float %130, i64 0
  %132 = shufflevector <8 x float> %131, <8 x float> poison, <8 x i32> zeroinitializer
  br label %193

133:                                              ; preds = %113, %188
  %134 = phi i64 [ %189, %188 ], [ %100, %113 ]
  %135 = phi float [ %190, %188 ], [ 0.000000e+00, %113 ]
  %136 = phi i64 [ %191, %188 ], [ %37, %113 ]
  %137 = mul nsw i64 %136, %107
  %138 = getelementptr inbounds float, ptr %109, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fcmp oeq float %139, 0xFFF0000000000000
  br i1 %140, label %188, label %141

141:                                              ; preds = %133
  %142 = fsub float %139, %114
  %143 = insertelement <8 x float> poison, float %142, i64 0
  %144 = shufflevector <8 x float> %143, <8 x float> poison, <8 x i32> zeroinitializer
  %145 = fcmp olt <8 x float> %144, splat (float -8.600000e+01)
  %146 = select <8 x i1> %145, <8 x float> splat (float -8.600000e+01), <8 x float> %144
  %147 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %146, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %148 = bitcast <8 x float> %147 to <8 x i32>
  %149 = fadd <8 x float> %147, splat (float 0xC168000000000000)
  %150 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %149, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %146)
  %151 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %149, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %150)
  %152 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %151, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %153 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %152, <8 x float> %151, <8 x float> splat (float 0x3F81112100000000))
  %154 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %153, <8 x float> %151, <8 x float> splat (float 0x3FA5553820000000))
  %155 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> %151, <8 x float> splat (float 0x3FC5555540000000))
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %151, <8 x float> splat (float 5.000000e-01))
  %157 = fmul <8 x float> %151, %151
  %158 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %156, <8 x float> %157, <8 x float> %151)
  %159 = fadd <8 x float> %158, splat (float 1.000000e+00)
  %160 = shl <8 x i32> %148, splat (i32 23)
  %161 = add <8 x i32> %160, splat (i32 1065353216)
  %162 = bitcast <8 x i32> %161 to <8 x float>
  %163 = fmul <8 x float> %159, %162
  %164 = load ptr, ptr %33, align 8
  %165 = add nsw i64 %137, %93
  %166 = mul nsw i64 %134, %165
  %167 = getelementptr inbounds float, ptr %164, i64 %166
  %168 = icmp sgt i64 %134, 0
  br i1 %168, label %169, label %171

169:                                              ; preds = %141
  %170 = fcmp ogt float %135, 0.000000e+00
  br label %175

171:                                              ; preds = %182, %141
  %172 = phi i64 [ %134, %141 ], [ %186, %182 ]
  %173 = extractelement <8 x float> %163, i64 0
  %174 = fadd float %135, %173
  br label %188

175:                                              ; preds = %169, %182
  %176 = phi i64 [ 0, %169 ], [ %185, %182 ]
  %177 = getelementptr inbounds nuw float, ptr %102, i64 %176
  %178 = getelementptr inbounds nuw float, ptr %167, i64 %176
  %179 = load <8 x float>, ptr %178, align 4
  br i1 %170, label %180, label %182

180:                                              ; preds = %175
  %181 = load <8 x float>, ptr %177, align 4
  br label %182

182:                                              ; preds = %180, %175
  %183 = phi <8 x float> [ %181, %180 ], [ zeroinitializer, %175 ]
  %184 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> %179, <8 x float> %183)
  store <8 x float> %184, ptr %177, align 4
  %185 = add nuw nsw i64 %176, 8
  %186 = load i64, ptr %30, align 8
  %187 = icmp slt i64 %185, %186
  br i1 %187, label %175, label %171, !llvm.loop !28

188:                                              ; preds = %171, %133
  %189 = phi i64 [ %134, %133 ], [ %172, %171 ]
  %190 = phi float [ %135, %133 ], [ %174, %171 ]
  %191 = add nsw i64 %136, 1
  %192 = icmp slt i64 %191, %53
  br i1 %192, label %133, label %125, !llvm.loop !29

193:                                              ; preds = %129, %193
  %194 = phi i64 [ 0, %129 ], [ %198, %193 ]
  %195 = getelementptr inbounds nuw float, ptr %102, i64 %194
  %196 = load <8 x float>, ptr %195, align 4
  %197 = fmul <8 x float> %132, %196
  store <8 x float> %197, ptr %195, align 4
  %198 = add nuw nsw i64 %194, 8
  %199 = load i64, ptr %30, align 8
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %193, label %201, !llvm.loop !30

201:                                              ; preds = %193, %125
  %202 = tail call float @logf(float noundef %127)
  %203 = fadd float %114, %202
  store float %203, ptr %104, align 4
  %204 = add i64 %92, 1
  %205 = icmp eq i64 %204, %85
  br i1 %205, label %206, label %91, !llvm.loop !31

206:                                              ; preds = %201
  %207 = load i64, ptr %8, align 8
  br label %208

208:                                              ; preds = %206, %82, %78, %79, %56
  %209 = phi i64 [ %36, %56 ], [ %36, %79 ], [ %36, %78 ], [ %36, %82 ], [ %207, %206 ]
  %210 = phi i64 [ %37, %56 ], [ %53, %79 ], [ %53, %78 ], [ %53, %82 ], [ %53, %206 ]
  %211 = add nuw nsw i64 %39, 1
  %212 = icmp slt i64 %211, %209
  br i1 %212, label %35, label %34, !llvm.loop !32
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
  %45 = add nsw i64 %31, 5
  %46 = sdiv i64 %45, 6
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
  br i1 %56, label %57, label %194

57:                                               ; preds = %1
  %58 = add i64 %31, -1
  %59 = add i64 %58, %46
  %60 = sdiv i64 %59, %46
  %61 = icmp sgt i64 %34, 0
  %62 = sitofp i64 %34 to float
  %63 = add i64 %34, -1
  %64 = lshr i64 %63, 3
  %65 = add nuw nsw i64 %64, 1
  %66 = and i64 %65, 7
  %67 = icmp ult i64 %34, 57
  %68 = and i64 %65, 4611686018427387896
  %69 = icmp eq i64 %66, 0
  %70 = icmp ult i64 %34, 9
  %71 = and i64 %65, 4611686018427387902
  %72 = and i64 %63, 8
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

81:                                               ; preds = %191, %74
  call fastcc void @pack(ptr noundef nonnull %2, i64 %76, i64 %79, i64 0, i64 %34)
  %82 = icmp eq i64 %77, %55
  br i1 %82, label %194, label %74, !llvm.loop !33

83:                                               ; preds = %74, %191
  %84 = phi i64 [ %192, %191 ], [ %76, %74 ]
  %85 = mul nsw i64 %34, %84
  %86 = getelementptr inbounds float, ptr %40, i64 %85
  %87 = getelementptr inbounds float, ptr %16, i64 %85
  br i1 %61, label %88, label %103

88:                                               ; preds = %83
  br i1 %67, label %89, label %122

89:                                               ; preds = %122, %88
  %90 = phi <8 x float> [ poison, %88 ], [ %156, %122 ]
  %91 = phi <8 x float> [ zeroinitializer, %88 ], [ %156, %122 ]
  %92 = phi i64 [ 0, %88 ], [ %157, %122 ]
  br i1 %69, label %103, label %93

93:                                               ; preds = %89, %93
  %94 = phi <8 x float> [ %99, %93 ], [ %91, %89 ]
  %95 = phi i64 [ %100, %93 ], [ %92, %89 ]
  %96 = phi i64 [ %101, %93 ], [ 0, %89 ]
  %97 = getelementptr inbounds nuw float, ptr %86, i64 %95
  %98 = load <8 x float>, ptr %97, align 4
  %99 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %98, <8 x float> %98, <8 x float> %94)
  %100 = add nuw nsw i64 %95, 8
  %101 = add i64 %96, 1
  %102 = icmp eq i64 %101, %66
  br i1 %102, label %103, label %93, !llvm.loop !34

103:                                              ; preds = %89, %93, %83
  %104 = phi <8 x float> [ zeroinitializer, %83 ], [ %90, %89 ], [ %99, %93 ]
  %105 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %106 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %107 = fadd <4 x float> %105, %106
  %108 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %109 = fadd <4 x float> %107, %108
  %110 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %111 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %112 = fadd <4 x float> %110, %111
  %113 = fadd <4 x float> %109, %112
  %114 = extractelement <4 x float> %113, i64 0
  %115 = fdiv float %114, %62
  %116 = fadd float %44, %115
  %117 = tail call float @llvm.sqrt.f32(float %116)
  %118 = fdiv float 1.000000e+00, %117
  %119 = insertelement <8 x float> poison, float %118, i64 0
  %120 = shufflevector <8 x float> %119, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %61, label %121, label %191

121:                                              ; preds = %103
  br i1 %70, label %181, label %160

122:                                              ; preds = %88, %122
  %123 = phi <8 x float> [ %156, %122 ], [ zeroinitializer, %88 ]
  %124 = phi i64 [ %157, %122 ], [ 0, %88 ]
  %125 = phi i64 [ %158, %122 ], [ 0, %88 ]
  %126 = getelementptr inbounds nuw float, ptr %86, i64 %124
  %127 = load <8 x float>, ptr %126, align 4
  %128 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %127, <8 x float> %127, <8 x float> %123)
  %129 = or disjoint i64 %124, 8
  %130 = getelementptr inbounds nuw float, ptr %86, i64 %129
  %131 = load <8 x float>, ptr %130, align 4
  %132 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %131, <8 x float> %131, <8 x float> %128)
  %133 = or disjoint i64 %124, 16
  %134 = getelementptr inbounds nuw float, ptr %86, i64 %133
  %135 = load <8 x float>, ptr %134, align 4
  %136 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %135, <8 x float> %135, <8 x float> %132)
  %137 = or disjoint i64 %124, 24
  %138 = getelementptr inbounds nuw float, ptr %86, i64 %137
  %139 = load <8 x float>, ptr %138, align 4
  %140 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %139, <8 x float> %139, <8 x float> %136)
  %141 = or disjoint i64 %124, 32
  %142 = getelementptr inbounds nuw float, ptr %86, i64 %141
  %143 = load <8 x float>, ptr %142, align 4
  %144 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %143, <8 x float> %143, <8 x float> %140)
  %145 = or disjoint i64 %124, 40
  %146 = getelementptr inbounds nuw float, ptr %86, i64 %145
  %147 = load <8 x float>, ptr %146, align 4
  %148 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %147, <8 x float> %147, <8 x float> %144)
  %149 = or disjoint i64 %124, 48
  %150 = getelementptr inbounds nuw float, ptr %86, i64 %149
  %151 = load <8 x float>, ptr %150, align 4
  %152 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %151, <8 x float> %151, <8 x float> %148)
  %153 = or disjoint i64 %124, 56
  %154 = getelementptr inbounds nuw float, ptr %86, i64 %153
  %155 = load <8 x float>, ptr %154, align 4
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %155, <8 x float> %152)
  %157 = add nuw nsw i64 %124, 64
  %158 = add nuw nsw i64 %125, 8
  %159 = icmp eq i64 %158, %68
  br i1 %159, label %89, label %122, !llvm.loop !35

160:                                              ; preds = %121, %160
  %161 = phi i64 [ %178, %160 ], [ 0, %121 ]
  %162 = phi i64 [ %179, %160 ], [ 0, %121 ]
  %163 = getelementptr inbounds nuw float, ptr %87, i64 %161
  %164 = getelementptr inbounds nuw float, ptr %86, i64 %161
  %165 = load <8 x float>, ptr %164, align 4
  %166 = fmul <8 x float> %120, %165
  %167 = getelementptr inbounds nuw float, ptr %42, i64 %161
  %168 = load <8 x float>, ptr %167, align 4
  %169 = fmul <8 x float> %166, %168
  store <8 x float> %169, ptr %163, align 4
  %170 = or disjoint i64 %161, 8
  %171 = getelementptr inbounds nuw float, ptr %87, i64 %170
  %172 = getelementptr inbounds nuw float, ptr %86, i64 %170
  %173 = load <8 x float>, ptr %172, align 4
  %174 = fmul <8 x float> %120, %173
  %175 = getelementptr inbounds nuw float, ptr %42, i64 %170
  %176 = load <8 x float>, ptr %175, align 4
  %177 = fmul <8 x float> %174, %176
  store <8 x float> %177, ptr %171, align 4
  %178 = add nuw nsw i64 %161, 16
  %179 = add i64 %162, 2
  %180 = icmp eq i64 %179, %71
  br i1 %180, label %181, label %160, !llvm.loop !36

181:                                              ; preds = %160, %121
  %182 = phi i64 [ 0, %121 ], [ %178, %160 ]
  br i1 %73, label %183, label %191

183:                                              ; preds = %181
  %184 = getelementptr inbounds nuw float, ptr %87, i64 %182
  %185 = getelementptr inbounds nuw float, ptr %86, i64 %182
  %186 = load <8 x float>, ptr %185, align 4
  %187 = fmul <8 x float> %120, %186
  %188 = getelementptr inbounds nuw float, ptr %42, i64 %182
  %189 = load <8 x float>, ptr %188, align 4
  %190 = fmul <8 x float> %187, %189
  store <8 x float> %190, ptr %184, align 4
  br label %191

191:                                              ; preds = %183, %181, %103
  %192 = add nsw i64 %84, 1
  %193 = icmp slt i64 %192, %79
  br i1 %193, label %83, label %81, !llvm.loop !37

194:                                              ; preds = %81, %1
  tail call void @GOMP_barrier()
  %195 = sdiv i64 %11, 16
  %196 = add nsw i64 %46, 43
  %197 = sdiv i64 %196, 44
  %198 = mul nsw i64 %197, %195
  %199 = sdiv i64 %34, 32
  %200 = shl nsw i64 %199, 3
  switch i64 %38, label %207 [
    i64 0, label %201
    i64 1, label %203
    i64 2, label %205
  ]

201:                                              ; preds = %194
  %202 = shl nsw i64 %34, 2
  br label %210

203:                                              ; preds = %194
  %204 = shl nsw i64 %34, 1
  br label %210

205:                                              ; preds = %194
  %206 = add nsw i64 %200, %34
  br label %210

207:                                              ; preds = %194
  %208 = sdiv i64 %34, 2
  %209 = add nsw i64 %200, %208
  br label %210

210:                                              ; preds = %201, %203, %205, %207
  %211 = phi i64 [ %202, %201 ], [ %204, %203 ], [ %206, %205 ], [ %209, %207 ]
  %212 = shl nsw i64 %211, 4
  %213 = icmp sgt i64 %31, 39
  %214 = sdiv i64 %198, 2
  %215 = select i1 %213, i64 %214, i64 %198
  %216 = tail call i32 @omp_get_thread_num()
  %217 = sext i32 %216 to i64
  %218 = tail call i32 @omp_get_num_threads()
  %219 = sext i32 %218 to i64
  %220 = mul nsw i64 %215, %217
  %221 = sdiv i64 %220, %219
  %222 = add nsw i64 %217, 1
  %223 = mul nsw i64 %222, %215
  %224 = sdiv i64 %223, %219
  %225 = icmp slt i64 %221, %224
  br i1 %225, label %226, label %228

226:                                              ; preds = %210
  %227 = add nsw i64 %221, 1
  br label %231

228:                                              ; preds = %210
  %229 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %230 = add nsw i64 %229, %215
  br label %231

231:                                              ; preds = %226, %228
  %232 = phi i64 [ %227, %226 ], [ %221, %228 ]
  %233 = phi i64 [ %221, %226 ], [ %230, %228 ]
  %234 = icmp slt i64 %233, %198
  br i1 %234, label %235, label %262

235:                                              ; preds = %231, %255
  %236 = phi i64 [ %247, %255 ], [ %233, %231 ]
  %237 = phi i64 [ %246, %255 ], [ %232, %231 ]
  %238 = icmp slt i64 %237, %224
  br i1 %238, label %239, label %241

239:                                              ; preds = %235
  %240 = add nsw i64 %237, 1
  br label %245

241:                                              ; preds = %235
  %242 = load ptr, ptr %26, align 8
  %243 = atomicrmw add ptr %242, i64 1 monotonic, align 8
  %244 = add nsw i64 %243, %215
  br label %245

245:                                              ; preds = %239, %241
  %246 = phi i64 [ %240, %239 ], [ %237, %241 ]
  %247 = phi i64 [ %237, %239 ], [ %244, %241 ]
  %248 = sdiv i64 %236, %195
  %249 = srem i64 %236, %195
  %250 = mul i64 %248, 44
  %251 = add i64 %250, 44
  %252 = call i64 @llvm.smin.i64(i64 %251, i64 %46)
  %253 = load ptr, ptr %2, align 8
  %254 = icmp slt i64 %247, %198
  br i1 %254, label %255, label %259

255:                                              ; preds = %245
  %256 = srem i64 %247, %195
  %257 = mul nsw i64 %212, %256
  %258 = getelementptr inbounds i8, ptr %253, i64 %257
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %249, i64 %250, i64 %252, ptr noundef %258)
  br label %235

259:                                              ; preds = %245
  %260 = mul nsw i64 %212, %249
  %261 = getelementptr inbounds i8, ptr %253, i64 %260
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %249, i64 %250, i64 %252, ptr noundef %261)
  br label %262

262:                                              ; preds = %259, %231
  call void @GOMP_barrier()
  %263 = load i64, ptr %30, align 8
  %264 = call i32 @omp_get_thread_num()
  %265 = sext i32 %264 to i64
  %266 = call i32 @omp_get_num_threads()
  %267 = sext i32 %266 to i64
  %268 = mul nsw i64 %263, %265
  %269 = sdiv i64 %268, %267
  %270 = add nsw i64 %265, 1
  %271 = mul nsw i64 %270, %263
  %272 = sdiv i64 %271, %267
  %273 = icmp slt i64 %269, %272
  br i1 %273, label %274, label %287

274:                                              ; preds = %262
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %277 = load i64, ptr %3, align 8
  %278 = load i64, ptr %5, align 8
  br label %279

279:                                              ; preds = %274, %288
  %280 = phi i64 [ %278, %274 ], [ %289, %288 ]
  %281 = phi i64 [ %277, %274 ], [ %290, %288 ]
  %282 = phi i64 [ %269, %274 ], [ %291, %288 ]
  %283 = add nsw i64 %280, %281
  %284 = icmp sgt i64 %283, 0
  br i1 %284, label %285, label %288

285:                                              ; preds = %279
  %286 = mul nsw i64 %282, %11
  br label %293

287:                                              ; preds = %288, %262
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void

288:                                              ; preds = %463, %279
  %289 = phi i64 [ %280, %279 ], [ %466, %463 ]
  %290 = phi i64 [ %281, %279 ], [ %465, %463 ]
  %291 = add nsw i64 %282, 1
  %292 = icmp eq i64 %291, %272
  br i1 %292, label %287, label %279, !llvm.loop !38

293:                                              ; preds = %285, %463
  %294 = phi i64 [ %281, %285 ], [ %465, %463 ]
  %295 = phi i64 [ 0, %285 ], [ %464, %463 ]
  %296 = icmp slt i64 %295, %294
  %297 = select i1 %296, i64 64, i64 72
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 %297
  %299 = load ptr, ptr %298, align 8
  %300 = load ptr, ptr %24, align 8
  %301 = getelementptr inbounds float, ptr %300, i64 %286
  %302 = load i64, ptr %9, align 8
  %303 = mul nsw i64 %302, %295
  %304 = getelementptr inbounds float, ptr %301, i64 %303
  %305 = icmp eq ptr %299, null
  br i1 %305, label %428, label %306

306:                                              ; preds = %293
  %307 = load float, ptr %43, align 8
  %308 = icmp sgt i64 %302, 0
  br i1 %308, label %309, label %332

309:                                              ; preds = %306
  %310 = add nsw i64 %302, -1
  %311 = lshr i64 %310, 3
  %312 = add nuw nsw i64 %311, 1
  %313 = and i64 %312, 7
  %314 = icmp ult i64 %302, 57
  br i1 %314, label %317, label %315

315:                                              ; preds = %309
  %316 = and i64 %312, 4611686018427387896
  br label %358

317:                                              ; preds = %358, %309
  %318 = phi <8 x float> [ poison, %309 ], [ %392, %358 ]
  %319 = phi <8 x float> [ zeroinitializer, %309 ], [ %392, %358 ]
  %320 = phi i64 [ 0, %309 ], [ %393, %358 ]
  %321 = icmp eq i64 %313, 0
  br i1 %321, label %332, label %322

322:                                              ; preds = %317, %322
  %323 = phi <8 x float> [ %328, %322 ], [ %319, %317 ]
  %324 = phi i64 [ %329, %322 ], [ %320, %317 ]
  %325 = phi i64 [ %330, %322 ], [ 0, %317 ]
  %326 = getelementptr inbounds nuw float, ptr %304, i64 %324
  %327 = load <8 x float>, ptr %326, align 4
  %328 = call <8 x float> @llvm.fma.v8f32(<8 x float> %327, <8 x float> %327, <8 x float> %323)
  %329 = add nuw nsw i64 %324, 8
  %330 = add i64 %325, 1
  %331 = icmp eq i64 %330, %313
  br i1 %331, label %332, label %322, !llvm.loop !39

332:                                              ; preds = %317, %322, %306
  %333 = phi <8 x float> [ zeroinitializer, %306 ], [ %318, %317 ], [ %328, %322 ]
  %334 = shufflevector <8 x float> %333, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %335 = shufflevector <8 x float> %333, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %336 = fadd <4 x float> %334, %335
  %337 = shufflevector <4 x float> %336, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %338 = fadd <4 x float> %336, %337
  %339 = shufflevector <4 x float> %336, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %340 = shufflevector <4 x float> %336, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %341 = fadd <4 x float> %339, %340
  %342 = fadd <4 x float> %338, %341
  %343 = extractelement <4 x float> %342, i64 0
  %344 = sitofp i64 %302 to float
  %345 = fdiv float %343, %344
  %346 = fadd float %307, %345
  %347 = call float @llvm.sqrt.f32(float %346)
  %348 = fdiv float 1.000000e+00, %347
  %349 = insertelement <8 x float> poison, float %348, i64 0
  %350 = shufflevector <8 x float> %349, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %308, label %351, label %463

351:                                              ; preds = %332
  %352 = add nsw i64 %302, -1
  %353 = icmp ult i64 %302, 9
  br i1 %353, label %415, label %354

354:                                              ; preds = %351
  %355 = lshr i64 %352, 3
  %356 = add nuw nsw i64 %355, 1
  %357 = and i64 %356, 4611686018427387902
  br label %396

358:                                              ; preds = %358, %315
  %359 = phi <8 x float> [ zeroinitializer, %315 ], [ %392, %358 ]
  %360 = phi i64 [ 0, %315 ], [ %393, %358 ]
  %361 = phi i64 [ 0, %315 ], [ %394, %358 ]
  %362 = getelementptr inbounds nuw float, ptr %304, i64 %360
  %363 = load <8 x float>, ptr %362, align 4
  %364 = call <8 x float> @llvm.fma.v8f32(<8 x float> %363, <8 x float> %363, <8 x float> %359)
  %365 = or disjoint i64 %360, 8
  %366 = getelementptr inbounds nuw float, ptr %304, i64 %365
  %367 = load <8 x float>, ptr %366, align 4
  %368 = call <8 x float> @llvm.fma.v8f32(<8 x float> %367, <8 x float> %367, <8 x float> %364)
  %369 = or disjoint i64 %360, 16
  %370 = getelementptr inbounds nuw float, ptr %304, i64 %369
  %371 = load <8 x float>, ptr %370, align 4
  %372 = call <8 x float> @llvm.fma.v8f32(<8 x float> %371, <8 x float> %371, <8 x float> %368)
  %373 = or disjoint i64 %360, 24
  %374 = getelementptr inbounds nuw float, ptr %304, i64 %373
  %375 = load <8 x float>, ptr %374, align 4
  %376 = call <8 x float> @llvm.fma.v8f32(<8 x float> %375, <8 x float> %375, <8 x float> %372)
  %377 = or disjoint i64 %360, 32
  %378 = getelementptr inbounds nuw float, ptr %304, i64 %377
  %379 = load <8 x float>, ptr %378, align 4
  %380 = call <8 x float> @llvm.fma.v8f32(<8 x float> %379, <8 x float> %379, <8 x float> %376)
  %381 = or disjoint i64 %360, 40
  %382 = getelementptr inbounds nuw float, ptr %304, i64 %381
  %383 = load <8 x float>, ptr %382, align 4
  %384 = call <8 x float> @llvm.fma.v8f32(<8 x float> %383, <8 x float> %383, <8 x float> %380)
  %385 = or disjoint i64 %360, 48
  %386 = getelementptr inbounds nuw float, ptr %304, i64 %385
  %387 = load <8 x float>, ptr %386, align 4
  %388 = call <8 x float> @llvm.fma.v8f32(<8 x float> %387, <8 x float> %387, <8 x float> %384)
  %389 = or disjoint i64 %360, 56
  %390 = getelementptr inbounds nuw float, ptr %304, i64 %389
  %391 = load <8 x float>, ptr %390, align 4
  %392 = call <8 x float> @llvm.fma.v8f32(<8 x float> %391, <8 x float> %391, <8 x float> %388)
  %393 = add nuw nsw i64 %360, 64
  %394 = add nuw nsw i64 %361, 8
  %395 = icmp eq i64 %394, %316
  br i1 %395, label %317, label %358, !llvm.loop !35

396:                                              ; preds = %396, %354
  %397 = phi i64 [ 0, %354 ], [ %412, %396 ]
  %398 = phi i64 [ 0, %354 ], [ %413, %396 ]
  %399 = getelementptr inbounds nuw float, ptr %304, i64 %397
  %400 = load <8 x float>, ptr %399, align 4
  %401 = fmul <8 x float> %350, %400
  %402 = getelementptr inbounds nuw float, ptr %299, i64 %397
  %403 = load <8 x float>, ptr %402, align 4
  %404 = fmul <8 x float> %401, %403
  store <8 x float> %404, ptr %399, align 4
  %405 = or disjoint i64 %397, 8
  %406 = getelementptr inbounds nuw float, ptr %304, i64 %405
  %407 = load <8 x float>, ptr %406, align 4
  %408 = fmul <8 x float> %350, %407
  %409 = getelementptr inbounds nuw float, ptr %299, i64 %405
  %410 = load <8 x float>, ptr %409, align 4
  %411 = fmul <8 x float> %408, %410
  store <8 x float> %411, ptr %406, align 4
  %412 = add nuw nsw i64 %397, 16
  %413 = add i64 %398, 2
  %414 = icmp eq i64 %413, %357
  br i1 %414, label %415, label %396, !llvm.loop !36

415:                                              ; preds = %396, %351
  %416 = phi i64 [ 0, %351 ], [ %412, %396 ]
  %417 = and i64 %352, 8
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %419, label %426

419:                                              ; preds = %415
  %420 = getelementptr inbounds nuw float, ptr %304, i64 %416
  %421 = load <8 x float>, ptr %420, align 4
  %422 = fmul <8 x float> %350, %421
  %423 = getelementptr inbounds nuw float, ptr %299, i64 %416
  %424 = load <8 x float>, ptr %423, align 4
  %425 = fmul <8 x float> %422, %424
  store <8 x float> %425, ptr %420, align 4
  br label %426

426:                                              ; preds = %415, %419
  %427 = load i64, ptr %9, align 8
  br label %428

428:                                              ; preds = %426, %293
  %429 = phi i64 [ %427, %426 ], [ %302, %293 ]
  %430 = load ptr, ptr %275, align 8
  %431 = mul nsw i64 %429, %282
  %432 = getelementptr inbounds float, ptr %430, i64 %431
  %433 = load ptr, ptr %276, align 8
  %434 = getelementptr inbounds float, ptr %433, i64 %431
  %435 = sdiv i64 %429, 2
  %436 = icmp sgt i64 %429, 1
  br i1 %436, label %437, label %463

437:                                              ; preds = %428
  %438 = getelementptr inbounds nuw float, ptr %304, i64 %435
  %439 = getelementptr inbounds nuw float, ptr %432, i64 %435
  %440 = getelementptr inbounds nuw float, ptr %434, i64 %435
  br label %441

441:                                              ; preds = %437, %441
  %442 = phi i64 [ 0, %437 ], [ %461, %441 ]
  %443 = getelementptr inbounds nuw float, ptr %304, i64 %442
  %444 = getelementptr inbounds nuw float, ptr %438, i64 %442
  %445 = load <8 x float>, ptr %443, align 4
  %446 = load <8 x float>, ptr %444, align 4
  %447 = getelementptr inbounds nuw float, ptr %432, i64 %442
  %448 = load <8 x float>, ptr %447, align 4
  %449 = fmul <8 x float> %445, %448
  %450 = getelementptr inbounds nuw float, ptr %434, i64 %442
  %451 = load <8 x float>, ptr %450, align 4
  %452 = fmul <8 x float> %446, %451
  %453 = fsub <8 x float> %449, %452
  store <8 x float> %453, ptr %443, align 4
  %454 = getelementptr inbounds nuw float, ptr %439, i64 %442
  %455 = load <8 x float>, ptr %454, align 4
  %456 = fmul <8 x float> %446, %455
  %457 = getelementptr inbounds nuw float, ptr %440, i64 %442
  %458 = load <8 x float>, ptr %457, align 4
  %459 = fmul <8 x float> %445, %458
  %460 = fadd <8 x float> %456, %459
  store <8 x float> %460, ptr %444, align 4
  %461 = add nuw nsw i64 %442, 8
  %462 = icmp slt i64 %461, %435
  br i1 %462, label %441, label %463, !llvm.loop !40

463:                                              ; preds = %441, %332, %428
  %464 = add nuw nsw i64 %295, 1
  %465 = load i64, ptr %3, align 8
  %466 = load i64, ptr %5, align 8
  %467 = add nsw i64 %466, %465
  %468 = icmp slt i64 %464, %467
  br i1 %468, label %293, label %288, !llvm.loop !41
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
  %75 = add nsw i64 %6, 5
  %76 = sdiv i64 %75, 6
  %77 = add nsw i64 %30, 191
  %78 = sdiv i64 %77, 192
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
  %92 = load i64, ptr %28, align 8, !noalias !42
  %93 = add nsw i64 %92, 191
  %94 = sdiv i64 %93, 192
  %95 = srem i64 %91, %94
  %96 = mul nsw i64 %95, 192
  %97 = sdiv i64 %91, %94
  %98 = load i64, ptr %27, align 8, !noalias !42
  %99 = add nsw i64 %98, 5
  %100 = sdiv i64 %99, 6
  %101 = add i64 %98, -1
  %102 = add i64 %101, %100
  %103 = sdiv i64 %102, %100
  %104 = mul nsw i64 %103, %97
  %105 = add nsw i64 %97, 1
  %106 = mul nsw i64 %103, %105
  %107 = tail call i64 @llvm.smin.i64(i64 %106, i64 %98)
  %108 = add nsw i64 %96, 192
  %109 = tail call i64 @llvm.smin.i64(i64 %108, i64 %92)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %104, i64 %107, i64 %96, i64 %109)
  %110 = add i64 %91, 1
  %111 = icmp eq i64 %110, %88
  br i1 %111, label %112, label %90, !llvm.loop !45

112:                                              ; preds = %90
  %113 = load i64, ptr %31, align 8
  %114 = load i64, ptr %27, align 8
  %115 = load i64, ptr %32, align 8
  %116 = load i64, ptr %28, align 8
  %117 = add nsw i64 %114, 5
  %118 = sdiv i64 %117, 6
  br label %119

119:                                              ; preds = %112, %1
  %120 = phi i64 [ %118, %112 ], [ %76, %1 ]
  %121 = phi i64 [ %116, %112 ], [ %30, %1 ]
  %122 = phi i64 [ %115, %112 ], [ %34, %1 ]
  %123 = phi i64 [ %114, %112 ], [ %6, %1 ]
  %124 = phi i64 [ %113, %112 ], [ %8, %1 ]
  tail call void @GOMP_barrier()
  %125 = sdiv i64 %124, 16
  %126 = add nsw i64 %120, 43
  %127 = sdiv i64 %126, 44
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
  %142 = shl nsw i64 %141, 4
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
  %181 = mul i64 %179, 44
  %182 = add i64 %181, 44
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
  %201 = add nsw i64 %200, 5
  %202 = sdiv i64 %201, 6
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
  br i1 %213, label %214, label %359

214:                                              ; preds = %193, %227
  %215 = phi i64 [ %223, %227 ], [ %208, %193 ]
  %216 = load i64, ptr %48, align 8
  %217 = add nsw i64 %216, 5
  %218 = sdiv i64 %217, 6
  %219 = add i64 %216, -1
  %220 = add i64 %219, %218
  %221 = sdiv i64 %220, %218
  %222 = mul nsw i64 %221, %215
  %223 = add nsw i64 %215, 1
  %224 = mul nsw i64 %221, %223
  %225 = call i64 @llvm.smin.i64(i64 %224, i64 %216)
  %226 = icmp slt i64 %222, %225
  br i1 %226, label %229, label %227

227:                                              ; preds = %356, %214
  call fastcc void @pack(ptr noundef nonnull %3, i64 %222, i64 %225, i64 0, i64 %212)
  %228 = icmp eq i64 %223, %211
  br i1 %228, label %359, label %214, !llvm.loop !33

229:                                              ; preds = %214, %356
  %230 = phi i64 [ %357, %356 ], [ %222, %214 ]
  %231 = load i64, ptr %49, align 8
  %232 = mul nsw i64 %231, %230
  %233 = getelementptr inbounds float, ptr %194, i64 %232
  %234 = getelementptr inbounds float, ptr %197, i64 %232
  %235 = icmp sgt i64 %231, 0
  br i1 %235, label %236, label %259

236:                                              ; preds = %229
  %237 = add nsw i64 %231, -1
  %238 = lshr i64 %237, 3
  %239 = add nuw nsw i64 %238, 1
  %240 = and i64 %239, 7
  %241 = icmp ult i64 %231, 57
  br i1 %241, label %244, label %242

242:                                              ; preds = %236
  %243 = and i64 %239, 4611686018427387896
  br label %285

244:                                              ; preds = %285, %236
  %245 = phi <8 x float> [ poison, %236 ], [ %319, %285 ]
  %246 = phi <8 x float> [ zeroinitializer, %236 ], [ %319, %285 ]
  %247 = phi i64 [ 0, %236 ], [ %320, %285 ]
  %248 = icmp eq i64 %240, 0
  br i1 %248, label %259, label %249

249:                                              ; preds = %244, %249
  %250 = phi <8 x float> [ %255, %249 ], [ %246, %244 ]
  %251 = phi i64 [ %256, %249 ], [ %247, %244 ]
  %252 = phi i64 [ %257, %249 ], [ 0, %244 ]
  %253 = getelementptr inbounds nuw float, ptr %233, i64 %251
  %254 = load <8 x float>, ptr %253, align 4
  %255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %254, <8 x float> %254, <8 x float> %250)
  %256 = add nuw nsw i64 %251, 8
  %257 = add i64 %252, 1
  %258 = icmp eq i64 %257, %240
  br i1 %258, label %259, label %249, !llvm.loop !46

259:                                              ; preds = %244, %249, %229
  %260 = phi <8 x float> [ zeroinitializer, %229 ], [ %245, %244 ], [ %255, %249 ]
  %261 = shufflevector <8 x float> %260, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %262 = shufflevector <8 x float> %260, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %263 = fadd <4 x float> %261, %262
  %264 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %265 = fadd <4 x float> %263, %264
  %266 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %267 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %268 = fadd <4 x float> %266, %267
  %269 = fadd <4 x float> %265, %268
  %270 = extractelement <4 x float> %269, i64 0
  %271 = sitofp i64 %231 to float
  %272 = fdiv float %270, %271
  %273 = fadd float %199, %272
  %274 = call float @llvm.sqrt.f32(float %273)
  %275 = fdiv float 1.000000e+00, %274
  %276 = insertelement <8 x float> poison, float %275, i64 0
  %277 = shufflevector <8 x float> %276, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %235, label %278, label %356

278:                                              ; preds = %259
  %279 = add nsw i64 %231, -1
  %280 = icmp ult i64 %231, 9
  br i1 %280, label %344, label %281

281:                                              ; preds = %278
  %282 = lshr i64 %279, 3
  %283 = add nuw nsw i64 %282, 1
  %284 = and i64 %283, 4611686018427387902
  br label %323

285:                                              ; preds = %285, %242
  %286 = phi <8 x float> [ zeroinitializer, %242 ], [ %319, %285 ]
  %287 = phi i64 [ 0, %242 ], [ %320, %285 ]
  %288 = phi i64 [ 0, %242 ], [ %321, %285 ]
  %289 = getelementptr inbounds nuw float, ptr %233, i64 %287
  %290 = load <8 x float>, ptr %289, align 4
  %291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> %290, <8 x float> %286)
  %292 = or disjoint i64 %287, 8
  %293 = getelementptr inbounds nuw float, ptr %233, i64 %292
  %294 = load <8 x float>, ptr %293, align 4
  %295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %294, <8 x float> %294, <8 x float> %291)
  %296 = or disjoint i64 %287, 16
  %297 = getelementptr inbounds nuw float, ptr %233, i64 %296
  %298 = load <8 x float>, ptr %297, align 4
  %299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %298, <8 x float> %298, <8 x float> %295)
  %300 = or disjoint i64 %287, 24
  %301 = getelementptr inbounds nuw float, ptr %233, i64 %300
  %302 = load <8 x float>, ptr %301, align 4
  %303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %302, <8 x float> %302, <8 x float> %299)
  %304 = or disjoint i64 %287, 32
  %305 = getelementptr inbounds nuw float, ptr %233, i64 %304
  %306 = load <8 x float>, ptr %305, align 4
  %307 = call <8 x float> @llvm.fma.v8f32(<8 x float> %306, <8 x float> %306, <8 x float> %303)
  %308 = or disjoint i64 %287, 40
  %309 = getelementptr inbounds nuw float, ptr %233, i64 %308
  %310 = load <8 x float>, ptr %309, align 4
  %311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %310, <8 x float> %310, <8 x float> %307)
  %312 = or disjoint i64 %287, 48
  %313 = getelementptr inbounds nuw float, ptr %233, i64 %312
  %314 = load <8 x float>, ptr %313, align 4
  %315 = call <8 x float> @llvm.fma.v8f32(<8 x float> %314, <8 x float> %314, <8 x float> %311)
  %316 = or disjoint i64 %287, 56
  %317 = getelementptr inbounds nuw float, ptr %233, i64 %316
  %318 = load <8 x float>, ptr %317, align 4
  %319 = call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %318, <8 x float> %315)
  %320 = add nuw nsw i64 %287, 64
  %321 = add nuw nsw i64 %288, 8
  %322 = icmp eq i64 %321, %243
  br i1 %322, label %244, label %285, !llvm.loop !35

323:                                              ; preds = %323, %281
  %324 = phi i64 [ 0, %281 ], [ %341, %323 ]
  %325 = phi i64 [ 0, %281 ], [ %342, %323 ]
  %326 = getelementptr inbounds nuw float, ptr %234, i64 %324
  %327 = getelementptr inbounds nuw float, ptr %233, i64 %324
  %328 = load <8 x float>, ptr %327, align 4
  %329 = fmul <8 x float> %277, %328
  %330 = getelementptr inbounds nuw float, ptr %196, i64 %324
  %331 = load <8 x float>, ptr %330, align 4
  %332 = fmul <8 x float> %329, %331
  store <8 x float> %332, ptr %326, align 4
  %333 = or disjoint i64 %324, 8
  %334 = getelementptr inbounds nuw float, ptr %234, i64 %333
  %335 = getelementptr inbounds nuw float, ptr %233, i64 %333
  %336 = load <8 x float>, ptr %335, align 4
  %337 = fmul <8 x float> %277, %336
  %338 = getelementptr inbounds nuw float, ptr %196, i64 %333
  %339 = load <8 x float>, ptr %338, align 4
  %340 = fmul <8 x float> %337, %339
  store <8 x float> %340, ptr %334, align 4
  %341 = add nuw nsw i64 %324, 16
  %342 = add i64 %325, 2
  %343 = icmp eq i64 %342, %284
  br i1 %343, label %344, label %323, !llvm.loop !36

344:                                              ; preds = %323, %278
  %345 = phi i64 [ 0, %278 ], [ %341, %323 ]
  %346 = and i64 %279, 8
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %348, label %356

348:                                              ; preds = %344
  %349 = getelementptr inbounds nuw float, ptr %234, i64 %345
  %350 = getelementptr inbounds nuw float, ptr %233, i64 %345
  %351 = load <8 x float>, ptr %350, align 4
  %352 = fmul <8 x float> %277, %351
  %353 = getelementptr inbounds nuw float, ptr %196, i64 %345
  %354 = load <8 x float>, ptr %353, align 4
  %355 = fmul <8 x float> %352, %354
  store <8 x float> %355, ptr %349, align 4
  br label %356

356:                                              ; preds = %348, %344, %259
  %357 = add nsw i64 %230, 1
  %358 = icmp slt i64 %357, %225
  br i1 %358, label %229, label %227, !llvm.loop !37

359:                                              ; preds = %227, %193
  call void @GOMP_barrier()
  %360 = load i64, ptr %50, align 8
  %361 = sdiv i64 %360, 16
  %362 = load i64, ptr %48, align 8
  %363 = add nsw i64 %362, 5
  %364 = sdiv i64 %363, 6
  %365 = add nsw i64 %364, 43
  %366 = sdiv i64 %365, 44
  %367 = mul nsw i64 %366, %361
  %368 = load i64, ptr %52, align 8
  %369 = load i64, ptr %49, align 8
  %370 = sdiv i64 %369, 32
  %371 = shl nsw i64 %370, 3
  switch i64 %368, label %378 [
    i64 0, label %372
    i64 1, label %374
    i64 2, label %376
  ]

372:                                              ; preds = %359
  %373 = shl nsw i64 %369, 2
  br label %381

374:                                              ; preds = %359
  %375 = shl nsw i64 %369, 1
  br label %381

376:                                              ; preds = %359
  %377 = add nsw i64 %371, %369
  br label %381

378:                                              ; preds = %359
  %379 = sdiv i64 %369, 2
  %380 = add nsw i64 %371, %379
  br label %381

381:                                              ; preds = %372, %374, %376, %378
  %382 = phi i64 [ %373, %372 ], [ %375, %374 ], [ %377, %376 ], [ %380, %378 ]
  %383 = shl nsw i64 %382, 4
  %384 = icmp sgt i64 %362, 39
  %385 = sdiv i64 %367, 2
  %386 = select i1 %384, i64 %385, i64 %367
  %387 = call i32 @omp_get_thread_num()
  %388 = sext i32 %387 to i64
  %389 = call i32 @omp_get_num_threads()
  %390 = sext i32 %389 to i64
  %391 = mul nsw i64 %386, %388
  %392 = sdiv i64 %391, %390
  %393 = add nsw i64 %388, 1
  %394 = mul nsw i64 %393, %386
  %395 = sdiv i64 %394, %390
  %396 = icmp slt i64 %392, %395
  br i1 %396, label %397, label %399

397:                                              ; preds = %381
  %398 = add nsw i64 %392, 1
  br label %403

399:                                              ; preds = %381
  %400 = load ptr, ptr %46, align 8
  %401 = atomicrmw add ptr %400, i64 1 monotonic, align 8
  %402 = add nsw i64 %401, %386
  br label %403

403:                                              ; preds = %397, %399
  %404 = phi i64 [ %398, %397 ], [ %392, %399 ]
  %405 = phi i64 [ %392, %397 ], [ %402, %399 ]
  %406 = icmp slt i64 %405, %367
  br i1 %406, label %407, label %434

407:                                              ; preds = %403, %427
  %408 = phi i64 [ %419, %427 ], [ %405, %403 ]
  %409 = phi i64 [ %418, %427 ], [ %404, %403 ]
  %410 = icmp slt i64 %409, %395
  br i1 %410, label %411, label %413

411:                                              ; preds = %407
  %412 = add nsw i64 %409, 1
  br label %417

413:                                              ; preds = %407
  %414 = load ptr, ptr %46, align 8
  %415 = atomicrmw add ptr %414, i64 1 monotonic, align 8
  %416 = add nsw i64 %415, %386
  br label %417

417:                                              ; preds = %411, %413
  %418 = phi i64 [ %412, %411 ], [ %409, %413 ]
  %419 = phi i64 [ %409, %411 ], [ %416, %413 ]
  %420 = sdiv i64 %408, %361
  %421 = srem i64 %408, %361
  %422 = mul i64 %420, 44
  %423 = add i64 %422, 44
  %424 = call i64 @llvm.smin.i64(i64 %423, i64 %364)
  %425 = load ptr, ptr %3, align 8
  %426 = icmp slt i64 %419, %367
  br i1 %426, label %427, label %431

427:                                              ; preds = %417
  %428 = srem i64 %419, %361
  %429 = mul nsw i64 %383, %428
  %430 = getelementptr inbounds i8, ptr %425, i64 %429
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %421, i64 %422, i64 %424, ptr noundef %430)
  br label %407

431:                                              ; preds = %417
  %432 = mul nsw i64 %383, %421
  %433 = getelementptr inbounds i8, ptr %425, i64 %432
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %421, i64 %422, i64 %424, ptr noundef %433)
  br label %434

434:                                              ; preds = %431, %403
  call void @GOMP_barrier()
  %435 = load ptr, ptr %44, align 8
  %436 = load ptr, ptr %59, align 8
  %437 = add nsw i64 %10, 191
  %438 = sdiv i64 %437, 192
  %439 = mul nsw i64 %438, %76
  %440 = call i32 @omp_get_thread_num()
  %441 = sext i32 %440 to i64
  %442 = call i32 @omp_get_num_threads()
  %443 = sext i32 %442 to i64
  %444 = mul nsw i64 %439, %441
  %445 = sdiv i64 %444, %443
  %446 = add nsw i64 %441, 1
  %447 = mul nsw i64 %439, %446
  %448 = sdiv i64 %447, %443
  %449 = icmp slt i64 %445, %448
  br i1 %449, label %450, label %522

450:                                              ; preds = %434
  %451 = add nsw i64 %10, 191
  %452 = sdiv i64 %451, 192
  %453 = add i64 %6, -1
  %454 = add i64 %453, %76
  %455 = sdiv i64 %454, %76
  br label %456

456:                                              ; preds = %450, %478
  %457 = phi i64 [ %479, %478 ], [ %445, %450 ]
  %458 = srem i64 %457, %452
  %459 = mul nsw i64 %458, 192
  %460 = sdiv i64 %457, %452
  %461 = mul nsw i64 %455, %460
  %462 = add nsw i64 %460, 1
  %463 = mul nsw i64 %455, %462
  %464 = call i64 @llvm.smin.i64(i64 %463, i64 %6)
  %465 = add nsw i64 %459, 192
  %466 = call i64 @llvm.smin.i64(i64 %465, i64 %10)
  %467 = icmp slt i64 %461, %464
  br i1 %467, label %468, label %478

468:                                              ; preds = %456
  %469 = icmp sgt i64 %10, %459
  br label %470

470:                                              ; preds = %468, %481
  %471 = phi i64 [ %461, %468 ], [ %482, %481 ]
  br i1 %469, label %472, label %481

472:                                              ; preds = %470
  %473 = shl nsw i64 %471, 1
  %474 = mul nsw i64 %473, %10
  %475 = getelementptr inbounds float, ptr %435, i64 %474
  %476 = mul nsw i64 %10, %471
  %477 = getelementptr inbounds float, ptr %436, i64 %476
  br label %484

478:                                              ; preds = %481, %456
  call fastcc void @pack(ptr noundef nonnull %4, i64 %461, i64 %464, i64 %459, i64 %466)
  %479 = add i64 %457, 1
  %480 = icmp eq i64 %479, %448
  br i1 %480, label %522, label %456, !llvm.loop !47

481:                                              ; preds = %484, %470
  %482 = add nsw i64 %471, 1
  %483 = icmp slt i64 %482, %464
  br i1 %483, label %470, label %478, !llvm.loop !48

484:                                              ; preds = %472, %484
  %485 = phi i64 [ %459, %472 ], [ %520, %484 ]
  %486 = getelementptr inbounds float, ptr %475, i64 %485
  %487 = getelementptr inbounds float, ptr %477, i64 %485
  %488 = load <8 x float>, ptr %486, align 4
  %489 = getelementptr inbounds float, ptr %486, i64 %10
  %490 = load <8 x float>, ptr %489, align 4
  %491 = fcmp olt <8 x float> %488, zeroinitializer
  %492 = fneg <8 x float> %488
  %493 = select <8 x i1> %491, <8 x float> %488, <8 x float> %492
  %494 = fcmp olt <8 x float> %493, splat (float -8.600000e+01)
  %495 = select <8 x i1> %494, <8 x float> splat (float -8.600000e+01), <8 x float> %493
  %496 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %497 = bitcast <8 x float> %496 to <8 x i32>
  %498 = fadd <8 x float> %496, splat (float 0xC168000000000000)
  %499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %498, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %495)
  %500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %498, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %499)
  %501 = call <8 x float> @llvm.fma.v8f32(<8 x float> %500, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %502 = call <8 x float> @llvm.fma.v8f32(<8 x float> %501, <8 x float> %500, <8 x float> splat (float 0x3F81112100000000))
  %503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %502, <8 x float> %500, <8 x float> splat (float 0x3FA5553820000000))
  %504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %503, <8 x float> %500, <8 x float> splat (float 0x3FC5555540000000))
  %505 = call <8 x float> @llvm.fma.v8f32(<8 x float> %504, <8 x float> %500, <8 x float> splat (float 5.000000e-01))
  %506 = fmul <8 x float> %500, %500
  %507 = call <8 x float> @llvm.fma.v8f32(<8 x float> %505, <8 x float> %506, <8 x float> %500)
  %508 = fadd <8 x float> %507, splat (float 1.000000e+00)
  %509 = shl <8 x i32> %497, splat (i32 23)
  %510 = add <8 x i32> %509, splat (i32 1065353216)
  %511 = bitcast <8 x i32> %510 to <8 x float>
  %512 = fmul <8 x float> %508, %511
  %513 = select <8 x i1> %491, <8 x float> %512, <8 x float> splat (float 1.000000e+00)
  %514 = fadd <8 x float> %512, splat (float 1.000000e+00)
  %515 = fdiv <8 x float> %513, %514
  %516 = fcmp uge <8 x float> %488, splat (float -8.600000e+01)
  %517 = select <8 x i1> %516, <8 x float> %515, <8 x float> zeroinitializer
  %518 = fmul <8 x float> %488, %517
  %519 = fmul <8 x float> %490, %518
  store <8 x float> %519, ptr %487, align 4
  %520 = add nsw i64 %485, 8
  %521 = icmp slt i64 %520, %466
  br i1 %521, label %484, label %481, !llvm.loop !49

522:                                              ; preds = %478, %434
  call void @GOMP_barrier()
  %523 = sdiv i64 %8, 16
  %524 = add nsw i64 %76, 43
  %525 = sdiv i64 %524, 44
  %526 = mul nsw i64 %525, %523
  %527 = sdiv i64 %10, 32
  %528 = shl nsw i64 %527, 3
  switch i64 %73, label %533 [
    i64 0, label %529
    i64 1, label %536
    i64 2, label %531
  ]

529:                                              ; preds = %522
  %530 = shl nsw i64 %10, 2
  br label %536

531:                                              ; preds = %522
  %532 = add nsw i64 %528, %10
  br label %536

533:                                              ; preds = %522
  %534 = sdiv i64 %10, 2
  %535 = add nsw i64 %528, %534
  br label %536

536:                                              ; preds = %522, %529, %531, %533
  %537 = phi i64 [ %530, %529 ], [ %532, %531 ], [ %535, %533 ], [ %51, %522 ]
  %538 = shl nsw i64 %537, 4
  %539 = icmp sgt i64 %6, 39
  %540 = sdiv i64 %526, 2
  %541 = select i1 %539, i64 %540, i64 %526
  %542 = call i32 @omp_get_thread_num()
  %543 = sext i32 %542 to i64
  %544 = call i32 @omp_get_num_threads()
  %545 = sext i32 %544 to i64
  %546 = mul nsw i64 %541, %543
  %547 = sdiv i64 %546, %545
  %548 = add nsw i64 %543, 1
  %549 = mul nsw i64 %548, %541
  %550 = sdiv i64 %549, %545
  %551 = icmp slt i64 %547, %550
  br i1 %551, label %552, label %554

552:                                              ; preds = %536
  %553 = add nsw i64 %547, 1
  br label %557

554:                                              ; preds = %536
  %555 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %556 = add nsw i64 %555, %541
  br label %557

557:                                              ; preds = %552, %554
  %558 = phi i64 [ %553, %552 ], [ %547, %554 ]
  %559 = phi i64 [ %547, %552 ], [ %556, %554 ]
  %560 = icmp slt i64 %559, %526
  br i1 %560, label %561, label %588

561:                                              ; preds = %557, %581
  %562 = phi i64 [ %573, %581 ], [ %559, %557 ]
  %563 = phi i64 [ %572, %581 ], [ %558, %557 ]
  %564 = icmp slt i64 %563, %550
  br i1 %564, label %565, label %567

565:                                              ; preds = %561
  %566 = add nsw i64 %563, 1
  br label %571

567:                                              ; preds = %561
  %568 = load ptr, ptr %66, align 8
  %569 = atomicrmw add ptr %568, i64 1 monotonic, align 8
  %570 = add nsw i64 %569, %541
  br label %571

571:                                              ; preds = %565, %567
  %572 = phi i64 [ %566, %565 ], [ %563, %567 ]
  %573 = phi i64 [ %563, %565 ], [ %570, %567 ]
  %574 = sdiv i64 %562, %523
  %575 = srem i64 %562, %523
  %576 = mul i64 %574, 44
  %577 = add i64 %576, 44
  %578 = call i64 @llvm.smin.i64(i64 %577, i64 %76)
  %579 = load ptr, ptr %4, align 8
  %580 = icmp slt i64 %573, %526
  br i1 %580, label %581, label %585

581:                                              ; preds = %571
  %582 = srem i64 %573, %523
  %583 = mul nsw i64 %538, %582
  %584 = getelementptr inbounds i8, ptr %579, i64 %583
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %575, i64 %576, i64 %578, ptr noundef %584)
  br label %561

585:                                              ; preds = %571
  %586 = mul nsw i64 %538, %575
  %587 = getelementptr inbounds i8, ptr %579, i64 %586
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %575, i64 %576, i64 %578, ptr noundef %587)
  br label %588

588:                                              ; preds = %585, %557
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
  %59 = lshr i64 %58, 3
  %60 = add nuw nsw i64 %59, 1
  %61 = and i64 %60, 3
  %62 = icmp ult i64 %34, 25
  %63 = and i64 %60, 4611686018427387900
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
  %85 = load <8 x float>, ptr %84, align 4
  store <8 x float> %85, ptr %83, align 4
  %86 = or disjoint i64 %81, 8
  %87 = getelementptr inbounds nuw float, ptr %78, i64 %86
  %88 = getelementptr inbounds nuw float, ptr %73, i64 %86
  %89 = load <8 x float>, ptr %88, align 4
  store <8 x float> %89, ptr %87, align 4
  %90 = or disjoint i64 %81, 16
  %91 = getelementptr inbounds nuw float, ptr %78, i64 %90
  %92 = getelementptr inbounds nuw float, ptr %73, i64 %90
  %93 = load <8 x float>, ptr %92, align 4
  store <8 x float> %93, ptr %91, align 4
  %94 = or disjoint i64 %81, 24
  %95 = getelementptr inbounds nuw float, ptr %78, i64 %94
  %96 = getelementptr inbounds nuw float, ptr %73, i64 %94
  %97 = load <8 x float>, ptr %96, align 4
  store <8 x float> %97, ptr %95, align 4
  %98 = add nuw nsw i64 %81, 32
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
  %108 = load <8 x float>, ptr %107, align 4
  store <8 x float> %108, ptr %106, align 4
  %109 = add nuw nsw i64 %104, 8
  %110 = add i64 %105, 1
  %111 = icmp eq i64 %110, %61
  br i1 %111, label %112, label %103, !llvm.loop !50

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
  %122 = load <8 x float>, ptr %121, align 4
  store <8 x float> %122, ptr %120, align 4
  %123 = add nuw nsw i64 %119, 8
  %124 = icmp slt i64 %123, %34
  br i1 %124, label %118, label %125, !llvm.loop !9

125:                                              ; preds = %118, %65
  %126 = add nsw i64 %66, 1
  %127 = icmp eq i64 %126, %48
  br i1 %127, label %128, label %65, !llvm.loop !51

128:                                              ; preds = %125, %27
  %129 = add nuw nsw i64 %28, 1
  %130 = load i64, ptr %8, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %27, label %23, !llvm.loop !52

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
  br i1 %144, label %139, label %136, !llvm.loop !53

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
  br i1 %151, label %11, label %10, !llvm.loop !54
}

declare void @attention_in_tiles(ptr noundef) local_unnamed_addr

define void @product(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 5
  %5 = sdiv i64 %4, 6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 191
  %9 = sdiv i64 %8, 192
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
  %23 = load i64, ptr %6, align 8, !noalias !55
  %24 = add nsw i64 %23, 191
  %25 = sdiv i64 %24, 192
  %26 = srem i64 %22, %25
  %27 = mul nsw i64 %26, 192
  %28 = sdiv i64 %22, %25
  %29 = load i64, ptr %2, align 8, !noalias !55
  %30 = add nsw i64 %29, 5
  %31 = sdiv i64 %30, 6
  %32 = add i64 %29, -1
  %33 = add i64 %32, %31
  %34 = sdiv i64 %33, %31
  %35 = mul nsw i64 %34, %28
  %36 = add nsw i64 %28, 1
  %37 = mul nsw i64 %34, %36
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %29)
  %39 = add nsw i64 %27, 192
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %23)
  tail call fastcc void @pack(ptr noundef nonnull %0, i64 %35, i64 %38, i64 %27, i64 %40)
  %41 = add i64 %22, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %43, label %21, !llvm.loop !45

43:                                               ; preds = %21, %1
  tail call void @GOMP_barrier()
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  %46 = sdiv i64 %45, 16
  %47 = load i64, ptr %2, align 8
  %48 = add nsw i64 %47, 5
  %49 = sdiv i64 %48, 6
  %50 = add nsw i64 %49, 43
  %51 = sdiv i64 %50, 44
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
  %69 = shl nsw i64 %68, 4
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
  %109 = mul i64 %107, 44
  %110 = add i64 %109, 44
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

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

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
  br i1 %42, label %38, label %24, !llvm.loop !58

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
  br i1 %63, label %39, label %43, !llvm.loop !59
}

define internal fastcc void @product_of_block(ptr noundef readonly %0, i64 noundef range(i64 -576460752303423487, 576460752303423488) %1, i64 %2, i64 %3, ptr nocapture noundef readonly %4) unnamed_addr {
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
  %21 = phi i64 [ 4, %15 ], [ 5, %14 ], [ 4, %17 ], [ 6, %5 ]
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
  %39 = shl nsw i64 %1, 4
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %48

42:                                               ; preds = %1000
  %43 = load i64, ptr %10, align 8
  br label %44

44:                                               ; preds = %42, %70
  %45 = phi i64 [ %43, %42 ], [ %49, %70 ]
  %46 = icmp slt i64 %52, %45
  br i1 %46, label %48, label %47, !llvm.loop !60

47:                                               ; preds = %44, %20
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %6)
  ret void

48:                                               ; preds = %29, %44
  %49 = phi i64 [ %11, %29 ], [ %45, %44 ]
  %50 = phi ptr [ %32, %29 ], [ %67, %44 ]
  %51 = phi i64 [ 0, %29 ], [ %52, %44 ]
  %52 = add nuw nsw i64 %51, 192
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

74:                                               ; preds = %72, %1000
  %75 = phi i64 [ %2, %72 ], [ %83, %1000 ]
  %76 = load i64, ptr %34, align 8
  %77 = add nsw i64 %76, 5
  %78 = sdiv i64 %77, 6
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
  switch i64 %90, label %1000 [
    i64 1, label %120
    i64 2, label %169
    i64 3, label %252
    i64 4, label %376
    i64 5, label %542
    i64 6, label %750
  ]

120:                                              ; preds = %118
  %121 = load <8 x float>, ptr %109, align 4
  %122 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %121
  %123 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %124 = load <8 x float>, ptr %123, align 4
  %125 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %124
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
  br i1 %133, label %128, label %127, !llvm.loop !61

134:                                              ; preds = %139, %127
  %135 = phi <8 x float> [ %122, %127 ], [ %156, %139 ]
  %136 = phi <8 x float> [ %125, %127 ], [ %157, %139 ]
  %137 = icmp eq ptr %119, null
  br i1 %137, label %138, label %161

138:                                              ; preds = %134
  store <8 x float> %135, ptr %109, align 4
  br label %167

139:                                              ; preds = %127, %139
  %140 = phi <8 x float> [ %156, %139 ], [ %122, %127 ]
  %141 = phi <8 x float> [ %157, %139 ], [ %125, %127 ]
  %142 = phi i64 [ %158, %139 ], [ %97, %127 ]
  %143 = phi i64 [ %159, %139 ], [ 0, %127 ]
  %144 = shl nsw i64 %143, 6
  %145 = getelementptr inbounds nuw i8, ptr %71, i64 %144
  %146 = load <8 x float>, ptr %145, align 4
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 32
  %148 = load <8 x float>, ptr %147, align 4
  %149 = ashr i64 %142, 12
  %150 = and i64 %149, -16
  %151 = getelementptr inbounds float, ptr %98, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 2, i32 1)
  %152 = getelementptr inbounds nuw float, ptr %104, i64 %143
  %153 = load float, ptr %152, align 4
  %154 = insertelement <8 x float> poison, float %153, i64 0
  %155 = shufflevector <8 x float> %154, <8 x float> poison, <8 x i32> zeroinitializer
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %146, <8 x float> %140)
  %157 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %148, <8 x float> %141)
  %158 = add nsw i64 %142, %94
  %159 = add nuw nsw i64 %143, 1
  %160 = icmp slt i64 %159, %54
  br i1 %160, label %139, label %134, !llvm.loop !62

161:                                              ; preds = %134
  %162 = load <8 x float>, ptr %119, align 4
  %163 = fadd <8 x float> %135, %162
  store <8 x float> %163, ptr %109, align 4
  %164 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %165 = load <8 x float>, ptr %164, align 4
  %166 = fadd <8 x float> %136, %165
  br label %167

167:                                              ; preds = %138, %161
  %168 = phi <8 x float> [ %166, %161 ], [ %136, %138 ]
  store <8 x float> %168, ptr %123, align 4
  br label %1000

169:                                              ; preds = %118
  %170 = load <8 x float>, ptr %109, align 4
  %171 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %170
  %172 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %173 = load <8 x float>, ptr %172, align 4
  %174 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %173
  %175 = getelementptr inbounds float, ptr %109, i64 %106
  %176 = load <8 x float>, ptr %175, align 4
  %177 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %176
  %178 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %179 = load <8 x float>, ptr %178, align 4
  %180 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %179
  %181 = icmp sgt i64 %91, 0
  br i1 %181, label %183, label %182

182:                                              ; preds = %183, %169
  br i1 %73, label %199, label %190

183:                                              ; preds = %169, %183
  %184 = phi i64 [ %188, %183 ], [ 0, %169 ]
  %185 = add nuw nsw i64 %184, 2
  %186 = mul nsw i64 %185, %106
  %187 = getelementptr inbounds float, ptr %109, i64 %186
  tail call void @llvm.prefetch.p0(ptr %187, i32 1, i32 3, i32 1)
  %188 = add nuw nsw i64 %184, 1
  %189 = icmp slt i64 %188, %91
  br i1 %189, label %183, label %182, !llvm.loop !61

190:                                              ; preds = %199, %182
  %191 = phi <8 x float> [ %171, %182 ], [ %219, %199 ]
  %192 = phi <8 x float> [ %174, %182 ], [ %220, %199 ]
  %193 = phi <8 x float> [ %177, %182 ], [ %225, %199 ]
  %194 = phi <8 x float> [ %180, %182 ], [ %226, %199 ]
  %195 = icmp eq ptr %119, null
  br i1 %195, label %196, label %230

196:                                              ; preds = %190
  store <8 x float> %191, ptr %109, align 4
  store <8 x float> %192, ptr %172, align 4
  %197 = load i64, ptr %38, align 8
  %198 = getelementptr inbounds float, ptr %109, i64 %197
  store <8 x float> %193, ptr %198, align 4
  br label %247

199:                                              ; preds = %182, %199
  %200 = phi <8 x float> [ %219, %199 ], [ %171, %182 ]
  %201 = phi <8 x float> [ %220, %199 ], [ %174, %182 ]
  %202 = phi <8 x float> [ %225, %199 ], [ %177, %182 ]
  %203 = phi <8 x float> [ %226, %199 ], [ %180, %182 ]
  %204 = phi i64 [ %227, %199 ], [ %97, %182 ]
  %205 = phi i64 [ %228, %199 ], [ 0, %182 ]
  %206 = shl nsw i64 %205, 6
  %207 = getelementptr inbounds nuw i8, ptr %71, i64 %206
  %208 = load <8 x float>, ptr %207, align 4
  %209 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %210 = load <8 x float>, ptr %209, align 4
  %211 = ashr i64 %204, 12
  %212 = and i64 %211, -16
  %213 = getelementptr inbounds float, ptr %98, i64 %212
  call void @llvm.prefetch.p0(ptr %213, i32 0, i32 2, i32 1)
  %214 = shl nuw nsw i64 %205, 3
  %215 = getelementptr inbounds nuw i8, ptr %104, i64 %214
  %216 = load float, ptr %215, align 4
  %217 = insertelement <8 x float> poison, float %216, i64 0
  %218 = shufflevector <8 x float> %217, <8 x float> poison, <8 x i32> zeroinitializer
  %219 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> %208, <8 x float> %200)
  %220 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> %210, <8 x float> %201)
  %221 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %222 = load float, ptr %221, align 4
  %223 = insertelement <8 x float> poison, float %222, i64 0
  %224 = shufflevector <8 x float> %223, <8 x float> poison, <8 x i32> zeroinitializer
  %225 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %208, <8 x float> %202)
  %226 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %210, <8 x float> %203)
  %227 = add nsw i64 %204, %94
  %228 = add nuw nsw i64 %205, 1
  %229 = icmp slt i64 %228, %54
  br i1 %229, label %199, label %190, !llvm.loop !62

230:                                              ; preds = %190
  %231 = load <8 x float>, ptr %119, align 4
  %232 = fadd <8 x float> %191, %231
  store <8 x float> %232, ptr %109, align 4
  %233 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %234 = load <8 x float>, ptr %233, align 4
  %235 = fadd <8 x float> %192, %234
  store <8 x float> %235, ptr %172, align 4
  %236 = load i64, ptr %41, align 8
  %237 = getelementptr inbounds float, ptr %119, i64 %236
  %238 = load <8 x float>, ptr %237, align 4
  %239 = fadd <8 x float> %193, %238
  %240 = load i64, ptr %38, align 8
  %241 = getelementptr inbounds float, ptr %109, i64 %240
  store <8 x float> %239, ptr %241, align 4
  %242 = load i64, ptr %41, align 8
  %243 = getelementptr inbounds float, ptr %119, i64 %242
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 32
  %245 = load <8 x float>, ptr %244, align 4
  %246 = fadd <8 x float> %194, %245
  br label %247

247:                                              ; preds = %196, %230
  %248 = phi <8 x float> [ %246, %230 ], [ %194, %196 ]
  %249 = load i64, ptr %38, align 8
  %250 = getelementptr inbounds float, ptr %109, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 32
  store <8 x float> %248, ptr %251, align 4
  br label %1000

252:                                              ; preds = %118
  %253 = load <8 x float>, ptr %109, align 4
  %254 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %253
  %255 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %256 = load <8 x float>, ptr %255, align 4
  %257 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %256
  %258 = getelementptr inbounds float, ptr %109, i64 %106
  %259 = load <8 x float>, ptr %258, align 4
  %260 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %259
  %261 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %262 = load <8 x float>, ptr %261, align 4
  %263 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %262
  %264 = shl nsw i64 %106, 3
  %265 = getelementptr inbounds i8, ptr %109, i64 %264
  %266 = load <8 x float>, ptr %265, align 4
  %267 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %266
  %268 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %269 = load <8 x float>, ptr %268, align 4
  %270 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %269
  %271 = icmp sgt i64 %91, 0
  br i1 %271, label %273, label %272

272:                                              ; preds = %273, %252
  br i1 %73, label %297, label %280

273:                                              ; preds = %252, %273
  %274 = phi i64 [ %278, %273 ], [ 0, %252 ]
  %275 = add nuw nsw i64 %274, 3
  %276 = mul nsw i64 %275, %106
  %277 = getelementptr inbounds float, ptr %109, i64 %276
  tail call void @llvm.prefetch.p0(ptr %277, i32 1, i32 3, i32 1)
  %278 = add nuw nsw i64 %274, 1
  %279 = icmp slt i64 %278, %91
  br i1 %279, label %273, label %272, !llvm.loop !61

280:                                              ; preds = %297, %272
  %281 = phi <8 x float> [ %254, %272 ], [ %319, %297 ]
  %282 = phi <8 x float> [ %257, %272 ], [ %320, %297 ]
  %283 = phi <8 x float> [ %260, %272 ], [ %325, %297 ]
  %284 = phi <8 x float> [ %263, %272 ], [ %326, %297 ]
  %285 = phi <8 x float> [ %267, %272 ], [ %331, %297 ]
  %286 = phi <8 x float> [ %270, %272 ], [ %332, %297 ]
  %287 = icmp eq ptr %119, null
  br i1 %287, label %288, label %336

288:                                              ; preds = %280
  store <8 x float> %281, ptr %109, align 4
  store <8 x float> %282, ptr %255, align 4
  %289 = load i64, ptr %38, align 8
  %290 = getelementptr inbounds float, ptr %109, i64 %289
  store <8 x float> %283, ptr %290, align 4
  %291 = load i64, ptr %38, align 8
  %292 = getelementptr inbounds float, ptr %109, i64 %291
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 32
  store <8 x float> %284, ptr %293, align 4
  %294 = load i64, ptr %38, align 8
  %295 = shl nsw i64 %294, 3
  %296 = getelementptr inbounds i8, ptr %109, i64 %295
  store <8 x float> %285, ptr %296, align 4
  br label %370

297:                                              ; preds = %272, %297
  %298 = phi <8 x float> [ %319, %297 ], [ %254, %272 ]
  %299 = phi <8 x float> [ %320, %297 ], [ %257, %272 ]
  %300 = phi <8 x float> [ %325, %297 ], [ %260, %272 ]
  %301 = phi <8 x float> [ %326, %297 ], [ %263, %272 ]
  %302 = phi <8 x float> [ %331, %297 ], [ %267, %272 ]
  %303 = phi <8 x float> [ %332, %297 ], [ %270, %272 ]
  %304 = phi i64 [ %333, %297 ], [ %97, %272 ]
  %305 = phi i64 [ %334, %297 ], [ 0, %272 ]
  %306 = shl nsw i64 %305, 6
  %307 = getelementptr inbounds nuw i8, ptr %71, i64 %306
  %308 = load <8 x float>, ptr %307, align 4
  %309 = getelementptr inbounds nuw i8, ptr %307, i64 32
  %310 = load <8 x float>, ptr %309, align 4
  %311 = ashr i64 %304, 12
  %312 = and i64 %311, -16
  %313 = getelementptr inbounds float, ptr %98, i64 %312
  call void @llvm.prefetch.p0(ptr %313, i32 0, i32 2, i32 1)
  %314 = mul nuw nsw i64 %305, 12
  %315 = getelementptr inbounds nuw i8, ptr %104, i64 %314
  %316 = load float, ptr %315, align 4
  %317 = insertelement <8 x float> poison, float %316, i64 0
  %318 = shufflevector <8 x float> %317, <8 x float> poison, <8 x i32> zeroinitializer
  %319 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %308, <8 x float> %298)
  %320 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %310, <8 x float> %299)
  %321 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %322 = load float, ptr %321, align 4
  %323 = insertelement <8 x float> poison, float %322, i64 0
  %324 = shufflevector <8 x float> %323, <8 x float> poison, <8 x i32> zeroinitializer
  %325 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %308, <8 x float> %300)
  %326 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %310, <8 x float> %301)
  %327 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %328 = load float, ptr %327, align 4
  %329 = insertelement <8 x float> poison, float %328, i64 0
  %330 = shufflevector <8 x float> %329, <8 x float> poison, <8 x i32> zeroinitializer
  %331 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %330, <8 x float> %308, <8 x float> %302)
  %332 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %330, <8 x float> %310, <8 x float> %303)
  %333 = add nsw i64 %304, %94
  %334 = add nuw nsw i64 %305, 1
  %335 = icmp slt i64 %334, %54
  br i1 %335, label %297, label %280, !llvm.loop !62

336:                                              ; preds = %280
  %337 = load <8 x float>, ptr %119, align 4
  %338 = fadd <8 x float> %281, %337
  store <8 x float> %338, ptr %109, align 4
  %339 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %340 = load <8 x float>, ptr %339, align 4
  %341 = fadd <8 x float> %282, %340
  store <8 x float> %341, ptr %255, align 4
  %342 = load i64, ptr %41, align 8
  %343 = getelementptr inbounds float, ptr %119, i64 %342
  %344 = load <8 x float>, ptr %343, align 4
  %345 = fadd <8 x float> %283, %344
  %346 = load i64, ptr %38, align 8
  %347 = getelementptr inbounds float, ptr %109, i64 %346
  store <8 x float> %345, ptr %347, align 4
  %348 = load i64, ptr %41, align 8
  %349 = getelementptr inbounds float, ptr %119, i64 %348
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 32
  %351 = load <8 x float>, ptr %350, align 4
  %352 = fadd <8 x float> %284, %351
  %353 = load i64, ptr %38, align 8
  %354 = getelementptr inbounds float, ptr %109, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 32
  store <8 x float> %352, ptr %355, align 4
  %356 = load i64, ptr %41, align 8
  %357 = shl nsw i64 %356, 3
  %358 = getelementptr inbounds i8, ptr %119, i64 %357
  %359 = load <8 x float>, ptr %358, align 4
  %360 = fadd <8 x float> %285, %359
  %361 = load i64, ptr %38, align 8
  %362 = shl nsw i64 %361, 3
  %363 = getelementptr inbounds i8, ptr %109, i64 %362
  store <8 x float> %360, ptr %363, align 4
  %364 = load i64, ptr %41, align 8
  %365 = shl nsw i64 %364, 3
  %366 = getelementptr inbounds i8, ptr %119, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 32
  %368 = load <8 x float>, ptr %367, align 4
  %369 = fadd <8 x float> %286, %368
  br label %370

370:                                              ; preds = %288, %336
  %371 = phi <8 x float> [ %369, %336 ], [ %286, %288 ]
  %372 = load i64, ptr %38, align 8
  %373 = shl nsw i64 %372, 3
  %374 = getelementptr inbounds i8, ptr %109, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 32
  store <8 x float> %371, ptr %375, align 4
  br label %1000

376:                                              ; preds = %118
  %377 = load <8 x float>, ptr %109, align 4
  %378 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %377
  %379 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %380 = load <8 x float>, ptr %379, align 4
  %381 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %380
  %382 = getelementptr inbounds float, ptr %109, i64 %106
  %383 = load <8 x float>, ptr %382, align 4
  %384 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %383
  %385 = getelementptr inbounds nuw i8, ptr %382, i64 32
  %386 = load <8 x float>, ptr %385, align 4
  %387 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %386
  %388 = shl nsw i64 %106, 3
  %389 = getelementptr inbounds i8, ptr %109, i64 %388
  %390 = load <8 x float>, ptr %389, align 4
  %391 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %390
  %392 = getelementptr inbounds nuw i8, ptr %389, i64 32
  %393 = load <8 x float>, ptr %392, align 4
  %394 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %393
  %395 = mul nsw i64 %106, 12
  %396 = getelementptr inbounds i8, ptr %109, i64 %395
  %397 = load <8 x float>, ptr %396, align 4
  %398 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %397
  %399 = getelementptr inbounds nuw i8, ptr %396, i64 32
  %400 = load <8 x float>, ptr %399, align 4
  %401 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %400
  %402 = icmp sgt i64 %91, 0
  br i1 %402, label %404, label %403

403:                                              ; preds = %404, %376
  br i1 %73, label %437, label %411

404:                                              ; preds = %376, %404
  %405 = phi i64 [ %409, %404 ], [ 0, %376 ]
  %406 = add nuw nsw i64 %405, 4
  %407 = mul nsw i64 %406, %106
  %408 = getelementptr inbounds float, ptr %109, i64 %407
  tail call void @llvm.prefetch.p0(ptr %408, i32 1, i32 3, i32 1)
  %409 = add nuw nsw i64 %405, 1
  %410 = icmp slt i64 %409, %91
  br i1 %410, label %404, label %403, !llvm.loop !61

411:                                              ; preds = %437, %403
  %412 = phi <8 x float> [ %401, %403 ], [ %480, %437 ]
  %413 = phi <8 x float> [ %398, %403 ], [ %479, %437 ]
  %414 = phi <8 x float> [ %394, %403 ], [ %474, %437 ]
  %415 = phi <8 x float> [ %391, %403 ], [ %473, %437 ]
  %416 = phi <8 x float> [ %387, %403 ], [ %468, %437 ]
  %417 = phi <8 x float> [ %384, %403 ], [ %467, %437 ]
  %418 = phi <8 x float> [ %381, %403 ], [ %462, %437 ]
  %419 = phi <8 x float> [ %378, %403 ], [ %461, %437 ]
  %420 = icmp eq ptr %119, null
  br i1 %420, label %421, label %484

421:                                              ; preds = %411
  store <8 x float> %419, ptr %109, align 4
  store <8 x float> %418, ptr %379, align 4
  %422 = load i64, ptr %38, align 8
  %423 = getelementptr inbounds float, ptr %109, i64 %422
  store <8 x float> %417, ptr %423, align 4
  %424 = load i64, ptr %38, align 8
  %425 = getelementptr inbounds float, ptr %109, i64 %424
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 32
  store <8 x float> %416, ptr %426, align 4
  %427 = load i64, ptr %38, align 8
  %428 = shl nsw i64 %427, 3
  %429 = getelementptr inbounds i8, ptr %109, i64 %428
  store <8 x float> %415, ptr %429, align 4
  %430 = load i64, ptr %38, align 8
  %431 = shl nsw i64 %430, 3
  %432 = getelementptr inbounds i8, ptr %109, i64 %431
  %433 = getelementptr inbounds nuw i8, ptr %432, i64 32
  store <8 x float> %414, ptr %433, align 4
  %434 = load i64, ptr %38, align 8
  %435 = mul nsw i64 %434, 12
  %436 = getelementptr inbounds i8, ptr %109, i64 %435
  store <8 x float> %413, ptr %436, align 4
  br label %536

437:                                              ; preds = %403, %437
  %438 = phi <8 x float> [ %480, %437 ], [ %401, %403 ]
  %439 = phi <8 x float> [ %479, %437 ], [ %398, %403 ]
  %440 = phi <8 x float> [ %474, %437 ], [ %394, %403 ]
  %441 = phi <8 x float> [ %473, %437 ], [ %391, %403 ]
  %442 = phi <8 x float> [ %468, %437 ], [ %387, %403 ]
  %443 = phi <8 x float> [ %467, %437 ], [ %384, %403 ]
  %444 = phi <8 x float> [ %462, %437 ], [ %381, %403 ]
  %445 = phi <8 x float> [ %461, %437 ], [ %378, %403 ]
  %446 = phi i64 [ %481, %437 ], [ %97, %403 ]
  %447 = phi i64 [ %482, %437 ], [ 0, %403 ]
  %448 = shl nsw i64 %447, 6
  %449 = getelementptr inbounds nuw i8, ptr %71, i64 %448
  %450 = load <8 x float>, ptr %449, align 4
  %451 = getelementptr inbounds nuw i8, ptr %449, i64 32
  %452 = load <8 x float>, ptr %451, align 4
  %453 = ashr i64 %446, 12
  %454 = and i64 %453, -16
  %455 = getelementptr inbounds float, ptr %98, i64 %454
  call void @llvm.prefetch.p0(ptr %455, i32 0, i32 2, i32 1)
  %456 = shl nuw nsw i64 %447, 4
  %457 = getelementptr inbounds nuw i8, ptr %104, i64 %456
  %458 = load float, ptr %457, align 4
  %459 = insertelement <8 x float> poison, float %458, i64 0
  %460 = shufflevector <8 x float> %459, <8 x float> poison, <8 x i32> zeroinitializer
  %461 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %460, <8 x float> %450, <8 x float> %445)
  %462 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %460, <8 x float> %452, <8 x float> %444)
  %463 = getelementptr inbounds nuw i8, ptr %457, i64 4
  %464 = load float, ptr %463, align 4
  %465 = insertelement <8 x float> poison, float %464, i64 0
  %466 = shufflevector <8 x float> %465, <8 x float> poison, <8 x i32> zeroinitializer
  %467 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %450, <8 x float> %443)
  %468 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %452, <8 x float> %442)
  %469 = getelementptr inbounds nuw i8, ptr %457, i64 8
  %470 = load float, ptr %469, align 4
  %471 = insertelement <8 x float> poison, float %470, i64 0
  %472 = shufflevector <8 x float> %471, <8 x float> poison, <8 x i32> zeroinitializer
  %473 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %472, <8 x float> %450, <8 x float> %441)
  %474 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %472, <8 x float> %452, <8 x float> %440)
  %475 = getelementptr inbounds nuw i8, ptr %457, i64 12
  %476 = load float, ptr %475, align 4
  %477 = insertelement <8 x float> poison, float %476, i64 0
  %478 = shufflevector <8 x float> %477, <8 x float> poison, <8 x i32> zeroinitializer
  %479 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %478, <8 x float> %450, <8 x float> %439)
  %480 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %478, <8 x float> %452, <8 x float> %438)
  %481 = add nsw i64 %446, %94
  %482 = add nuw nsw i64 %447, 1
  %483 = icmp slt i64 %482, %54
  br i1 %483, label %437, label %411, !llvm.loop !62

484:                                              ; preds = %411
  %485 = load <8 x float>, ptr %119, align 4
  %486 = fadd <8 x float> %419, %485
  store <8 x float> %486, ptr %109, align 4
  %487 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %488 = load <8 x float>, ptr %487, align 4
  %489 = fadd <8 x float> %418, %488
  store <8 x float> %489, ptr %379, align 4
  %490 = load i64, ptr %41, align 8
  %491 = getelementptr inbounds float, ptr %119, i64 %490
  %492 = load <8 x float>, ptr %491, align 4
  %493 = fadd <8 x float> %417, %492
  %494 = load i64, ptr %38, align 8
  %495 = getelementptr inbounds float, ptr %109, i64 %494
  store <8 x float> %493, ptr %495, align 4
  %496 = load i64, ptr %41, align 8
  %497 = getelementptr inbounds float, ptr %119, i64 %496
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %499 = load <8 x float>, ptr %498, align 4
  %500 = fadd <8 x float> %416, %499
  %501 = load i64, ptr %38, align 8
  %502 = getelementptr inbounds float, ptr %109, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 32
  store <8 x float> %500, ptr %503, align 4
  %504 = load i64, ptr %41, align 8
  %505 = shl nsw i64 %504, 3
  %506 = getelementptr inbounds i8, ptr %119, i64 %505
  %507 = load <8 x float>, ptr %506, align 4
  %508 = fadd <8 x float> %415, %507
  %509 = load i64, ptr %38, align 8
  %510 = shl nsw i64 %509, 3
  %511 = getelementptr inbounds i8, ptr %109, i64 %510
  store <8 x float> %508, ptr %511, align 4
  %512 = load i64, ptr %41, align 8
  %513 = shl nsw i64 %512, 3
  %514 = getelementptr inbounds i8, ptr %119, i64 %513
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 32
  %516 = load <8 x float>, ptr %515, align 4
  %517 = fadd <8 x float> %414, %516
  %518 = load i64, ptr %38, align 8
  %519 = shl nsw i64 %518, 3
  %520 = getelementptr inbounds i8, ptr %109, i64 %519
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 32
  store <8 x float> %517, ptr %521, align 4
  %522 = load i64, ptr %41, align 8
  %523 = mul nsw i64 %522, 12
  %524 = getelementptr inbounds i8, ptr %119, i64 %523
  %525 = load <8 x float>, ptr %524, align 4
  %526 = fadd <8 x float> %413, %525
  %527 = load i64, ptr %38, align 8
  %528 = mul nsw i64 %527, 12
  %529 = getelementptr inbounds i8, ptr %109, i64 %528
  store <8 x float> %526, ptr %529, align 4
  %530 = load i64, ptr %41, align 8
  %531 = mul nsw i64 %530, 12
  %532 = getelementptr inbounds i8, ptr %119, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 32
  %534 = load <8 x float>, ptr %533, align 4
  %535 = fadd <8 x float> %412, %534
  br label %536

536:                                              ; preds = %421, %484
  %537 = phi <8 x float> [ %535, %484 ], [ %412, %421 ]
  %538 = load i64, ptr %38, align 8
  %539 = mul nsw i64 %538, 12
  %540 = getelementptr inbounds i8, ptr %109, i64 %539
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 32
  store <8 x float> %537, ptr %541, align 4
  br label %1000

542:                                              ; preds = %118
  %543 = load <8 x float>, ptr %109, align 4
  %544 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %543
  %545 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %546 = load <8 x float>, ptr %545, align 4
  %547 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %546
  %548 = getelementptr inbounds float, ptr %109, i64 %106
  %549 = load <8 x float>, ptr %548, align 4
  %550 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %549
  %551 = getelementptr inbounds nuw i8, ptr %548, i64 32
  %552 = load <8 x float>, ptr %551, align 4
  %553 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %552
  %554 = shl nsw i64 %106, 3
  %555 = getelementptr inbounds i8, ptr %109, i64 %554
  %556 = load <8 x float>, ptr %555, align 4
  %557 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %556
  %558 = getelementptr inbounds nuw i8, ptr %555, i64 32
  %559 = load <8 x float>, ptr %558, align 4
  %560 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %559
  %561 = mul nsw i64 %106, 12
  %562 = getelementptr inbounds i8, ptr %109, i64 %561
  %563 = load <8 x float>, ptr %562, align 4
  %564 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %563
  %565 = getelementptr inbounds nuw i8, ptr %562, i64 32
  %566 = load <8 x float>, ptr %565, align 4
  %567 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %566
  %568 = shl nsw i64 %106, 4
  %569 = getelementptr inbounds i8, ptr %109, i64 %568
  %570 = load <8 x float>, ptr %569, align 4
  %571 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %570
  %572 = getelementptr inbounds nuw i8, ptr %569, i64 32
  %573 = load <8 x float>, ptr %572, align 4
  %574 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %573
  %575 = icmp sgt i64 %91, 0
  br i1 %575, label %577, label %576

576:                                              ; preds = %577, %542
  br i1 %73, label %619, label %584

577:                                              ; preds = %542, %577
  %578 = phi i64 [ %582, %577 ], [ 0, %542 ]
  %579 = add nuw nsw i64 %578, 5
  %580 = mul nsw i64 %579, %106
  %581 = getelementptr inbounds float, ptr %109, i64 %580
  tail call void @llvm.prefetch.p0(ptr %581, i32 1, i32 3, i32 1)
  %582 = add nuw nsw i64 %578, 1
  %583 = icmp slt i64 %582, %91
  br i1 %583, label %577, label %576, !llvm.loop !61

584:                                              ; preds = %619, %576
  %585 = phi <8 x float> [ %574, %576 ], [ %670, %619 ]
  %586 = phi <8 x float> [ %571, %576 ], [ %669, %619 ]
  %587 = phi <8 x float> [ %567, %576 ], [ %664, %619 ]
  %588 = phi <8 x float> [ %564, %576 ], [ %663, %619 ]
  %589 = phi <8 x float> [ %560, %576 ], [ %658, %619 ]
  %590 = phi <8 x float> [ %557, %576 ], [ %657, %619 ]
  %591 = phi <8 x float> [ %553, %576 ], [ %652, %619 ]
  %592 = phi <8 x float> [ %550, %576 ], [ %651, %619 ]
  %593 = phi <8 x float> [ %547, %576 ], [ %646, %619 ]
  %594 = phi <8 x float> [ %544, %576 ], [ %645, %619 ]
  %595 = icmp eq ptr %119, null
  br i1 %595, label %596, label %674

596:                                              ; preds = %584
  store <8 x float> %594, ptr %109, align 4
  store <8 x float> %593, ptr %545, align 4
  %597 = load i64, ptr %38, align 8
  %598 = getelementptr inbounds float, ptr %109, i64 %597
  store <8 x float> %592, ptr %598, align 4
  %599 = load i64, ptr %38, align 8
  %600 = getelementptr inbounds float, ptr %109, i64 %599
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 32
  store <8 x float> %591, ptr %601, align 4
  %602 = load i64, ptr %38, align 8
  %603 = shl nsw i64 %602, 3
  %604 = getelementptr inbounds i8, ptr %109, i64 %603
  store <8 x float> %590, ptr %604, align 4
  %605 = load i64, ptr %38, align 8
  %606 = shl nsw i64 %605, 3
  %607 = getelementptr inbounds i8, ptr %109, i64 %606
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 32
  store <8 x float> %589, ptr %608, align 4
  %609 = load i64, ptr %38, align 8
  %610 = mul nsw i64 %609, 12
  %611 = getelementptr inbounds i8, ptr %109, i64 %610
  store <8 x float> %588, ptr %611, align 4
  %612 = load i64, ptr %38, align 8
  %613 = mul nsw i64 %612, 12
  %614 = getelementptr inbounds i8, ptr %109, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 32
  store <8 x float> %587, ptr %615, align 4
  %616 = load i64, ptr %38, align 8
  %617 = shl nsw i64 %616, 4
  %618 = getelementptr inbounds i8, ptr %109, i64 %617
  store <8 x float> %586, ptr %618, align 4
  br label %744

619:                                              ; preds = %576, %619
  %620 = phi <8 x float> [ %670, %619 ], [ %574, %576 ]
  %621 = phi <8 x float> [ %669, %619 ], [ %571, %576 ]
  %622 = phi <8 x float> [ %664, %619 ], [ %567, %576 ]
  %623 = phi <8 x float> [ %663, %619 ], [ %564, %576 ]
  %624 = phi <8 x float> [ %658, %619 ], [ %560, %576 ]
  %625 = phi <8 x float> [ %657, %619 ], [ %557, %576 ]
  %626 = phi <8 x float> [ %652, %619 ], [ %553, %576 ]
  %627 = phi <8 x float> [ %651, %619 ], [ %550, %576 ]
  %628 = phi <8 x float> [ %646, %619 ], [ %547, %576 ]
  %629 = phi <8 x float> [ %645, %619 ], [ %544, %576 ]
  %630 = phi i64 [ %671, %619 ], [ %97, %576 ]
  %631 = phi i64 [ %672, %619 ], [ 0, %576 ]
  %632 = shl nsw i64 %631, 6
  %633 = getelementptr inbounds nuw i8, ptr %71, i64 %632
  %634 = load <8 x float>, ptr %633, align 4
  %635 = getelementptr inbounds nuw i8, ptr %633, i64 32
  %636 = load <8 x float>, ptr %635, align 4
  %637 = ashr i64 %630, 12
  %638 = and i64 %637, -16
  %639 = getelementptr inbounds float, ptr %98, i64 %638
  call void @llvm.prefetch.p0(ptr %639, i32 0, i32 2, i32 1)
  %640 = mul nuw nsw i64 %631, 20
  %641 = getelementptr inbounds nuw i8, ptr %104, i64 %640
  %642 = load float, ptr %641, align 4
  %643 = insertelement <8 x float> poison, float %642, i64 0
  %644 = shufflevector <8 x float> %643, <8 x float> poison, <8 x i32> zeroinitializer
  %645 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %644, <8 x float> %634, <8 x float> %629)
  %646 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %644, <8 x float> %636, <8 x float> %628)
  %647 = getelementptr inbounds nuw i8, ptr %641, i64 4
  %648 = load float, ptr %647, align 4
  %649 = insertelement <8 x float> poison, float %648, i64 0
  %650 = shufflevector <8 x float> %649, <8 x float> poison, <8 x i32> zeroinitializer
  %651 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %650, <8 x float> %634, <8 x float> %627)
  %652 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %650, <8 x float> %636, <8 x float> %626)
  %653 = getelementptr inbounds nuw i8, ptr %641, i64 8
  %654 = load float, ptr %653, align 4
  %655 = insertelement <8 x float> poison, float %654, i64 0
  %656 = shufflevector <8 x float> %655, <8 x float> poison, <8 x i32> zeroinitializer
  %657 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %656, <8 x float> %634, <8 x float> %625)
  %658 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %656, <8 x float> %636, <8 x float> %624)
  %659 = getelementptr inbounds nuw i8, ptr %641, i64 12
  %660 = load float, ptr %659, align 4
  %661 = insertelement <8 x float> poison, float %660, i64 0
  %662 = shufflevector <8 x float> %661, <8 x float> poison, <8 x i32> zeroinitializer
  %663 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %662, <8 x float> %634, <8 x float> %623)
  %664 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %662, <8 x float> %636, <8 x float> %622)
  %665 = getelementptr inbounds nuw i8, ptr %641, i64 16
  %666 = load float, ptr %665, align 4
  %667 = insertelement <8 x float> poison, float %666, i64 0
  %668 = shufflevector <8 x float> %667, <8 x float> poison, <8 x i32> zeroinitializer
  %669 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %668, <8 x float> %634, <8 x float> %621)
  %670 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %668, <8 x float> %636, <8 x float> %620)
  %671 = add nsw i64 %630, %94
  %672 = add nuw nsw i64 %631, 1
  %673 = icmp slt i64 %672, %54
  br i1 %673, label %619, label %584, !llvm.loop !62

674:                                              ; preds = %584
  %675 = load <8 x float>, ptr %119, align 4
  %676 = fadd <8 x float> %594, %675
  store <8 x float> %676, ptr %109, align 4
  %677 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %678 = load <8 x float>, ptr %677, align 4
  %679 = fadd <8 x float> %593, %678
  store <8 x float> %679, ptr %545, align 4
  %680 = load i64, ptr %41, align 8
  %681 = getelementptr inbounds float, ptr %119, i64 %680
  %682 = load <8 x float>, ptr %681, align 4
  %683 = fadd <8 x float> %592, %682
  %684 = load i64, ptr %38, align 8
  %685 = getelementptr inbounds float, ptr %109, i64 %684
  store <8 x float> %683, ptr %685, align 4
  %686 = load i64, ptr %41, align 8
  %687 = getelementptr inbounds float, ptr %119, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 32
  %689 = load <8 x float>, ptr %688, align 4
  %690 = fadd <8 x float> %591, %689
  %691 = load i64, ptr %38, align 8
  %692 = getelementptr inbounds float, ptr %109, i64 %691
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 32
  store <8 x float> %690, ptr %693, align 4
  %694 = load i64, ptr %41, align 8
  %695 = shl nsw i64 %694, 3
  %696 = getelementptr inbounds i8, ptr %119, i64 %695
  %697 = load <8 x float>, ptr %696, align 4
  %698 = fadd <8 x float> %590, %697
  %699 = load i64, ptr %38, align 8
  %700 = shl nsw i64 %699, 3
  %701 = getelementptr inbounds i8, ptr %109, i64 %700
  store <8 x float> %698, ptr %701, align 4
  %702 = load i64, ptr %41, align 8
  %703 = shl nsw i64 %702, 3
  %704 = getelementptr inbounds i8, ptr %119, i64 %703
  %705 = getelementptr inbounds nuw i8, ptr %704, i64 32
  %706 = load <8 x float>, ptr %705, align 4
  %707 = fadd <8 x float> %589, %706
  %708 = load i64, ptr %38, align 8
  %709 = shl nsw i64 %708, 3
  %710 = getelementptr inbounds i8, ptr %109, i64 %709
  %711 = getelementptr inbounds nuw i8, ptr %710, i64 32
  store <8 x float> %707, ptr %711, align 4
  %712 = load i64, ptr %41, align 8
  %713 = mul nsw i64 %712, 12
  %714 = getelementptr inbounds i8, ptr %119, i64 %713
  %715 = load <8 x float>, ptr %714, align 4
  %716 = fadd <8 x float> %588, %715
  %717 = load i64, ptr %38, align 8
  %718 = mul nsw i64 %717, 12
  %719 = getelementptr inbounds i8, ptr %109, i64 %718
  store <8 x float> %716, ptr %719, align 4
  %720 = load i64, ptr %41, align 8
  %721 = mul nsw i64 %720, 12
  %722 = getelementptr inbounds i8, ptr %119, i64 %721
  %723 = getelementptr inbounds nuw i8, ptr %722, i64 32
  %724 = load <8 x float>, ptr %723, align 4
  %725 = fadd <8 x float> %587, %724
  %726 = load i64, ptr %38, align 8
  %727 = mul nsw i64 %726, 12
  %728 = getelementptr inbounds i8, ptr %109, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 32
  store <8 x float> %725, ptr %729, align 4
  %730 = load i64, ptr %41, align 8
  %731 = shl nsw i64 %730, 4
  %732 = getelementptr inbounds i8, ptr %119, i64 %731
  %733 = load <8 x float>, ptr %732, align 4
  %734 = fadd <8 x float> %586, %733
  %735 = load i64, ptr %38, align 8
  %736 = shl nsw i64 %735, 4
  %737 = getelementptr inbounds i8, ptr %109, i64 %736
  store <8 x float> %734, ptr %737, align 4
  %738 = load i64, ptr %41, align 8
  %739 = shl nsw i64 %738, 4
  %740 = getelementptr inbounds i8, ptr %119, i64 %739
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 32
  %742 = load <8 x float>, ptr %741, align 4
  %743 = fadd <8 x float> %585, %742
  br label %744

744:                                              ; preds = %596, %674
  %745 = phi <8 x float> [ %743, %674 ], [ %585, %596 ]
  %746 = load i64, ptr %38, align 8
  %747 = shl nsw i64 %746, 4
  %748 = getelementptr inbounds i8, ptr %109, i64 %747
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 32
  store <8 x float> %745, ptr %749, align 4
  br label %1000

750:                                              ; preds = %118
  %751 = load <8 x float>, ptr %109, align 4
  %752 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %751
  %753 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %754 = load <8 x float>, ptr %753, align 4
  %755 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %754
  %756 = getelementptr inbounds float, ptr %109, i64 %106
  %757 = load <8 x float>, ptr %756, align 4
  %758 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %757
  %759 = getelementptr inbounds nuw i8, ptr %756, i64 32
  %760 = load <8 x float>, ptr %759, align 4
  %761 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %760
  %762 = shl nsw i64 %106, 3
  %763 = getelementptr inbounds i8, ptr %109, i64 %762
  %764 = load <8 x float>, ptr %763, align 4
  %765 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %764
  %766 = getelementptr inbounds nuw i8, ptr %763, i64 32
  %767 = load <8 x float>, ptr %766, align 4
  %768 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %767
  %769 = mul nsw i64 %106, 12
  %770 = getelementptr inbounds i8, ptr %109, i64 %769
  %771 = load <8 x float>, ptr %770, align 4
  %772 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %771
  %773 = getelementptr inbounds nuw i8, ptr %770, i64 32
  %774 = load <8 x float>, ptr %773, align 4
  %775 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %774
  %776 = shl nsw i64 %106, 4
  %777 = getelementptr inbounds i8, ptr %109, i64 %776
  %778 = load <8 x float>, ptr %777, align 4
  %779 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %778
  %780 = getelementptr inbounds nuw i8, ptr %777, i64 32
  %781 = load <8 x float>, ptr %780, align 4
  %782 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %781
  %783 = mul nsw i64 %106, 20
  %784 = getelementptr inbounds i8, ptr %109, i64 %783
  %785 = load <8 x float>, ptr %784, align 4
  %786 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %785
  %787 = getelementptr inbounds nuw i8, ptr %784, i64 32
  %788 = load <8 x float>, ptr %787, align 4
  %789 = select i1 %55, <8 x float> zeroinitializer, <8 x float> %788
  %790 = icmp sgt i64 %91, 0
  br i1 %790, label %792, label %791

791:                                              ; preds = %792, %750
  br i1 %73, label %843, label %799

792:                                              ; preds = %750, %792
  %793 = phi i64 [ %797, %792 ], [ 0, %750 ]
  %794 = add nuw nsw i64 %793, 6
  %795 = mul nsw i64 %794, %106
  %796 = getelementptr inbounds float, ptr %109, i64 %795
  tail call void @llvm.prefetch.p0(ptr %796, i32 1, i32 3, i32 1)
  %797 = add nuw nsw i64 %793, 1
  %798 = icmp slt i64 %797, %91
  br i1 %798, label %792, label %791, !llvm.loop !61

799:                                              ; preds = %843, %791
  %800 = phi <8 x float> [ %789, %791 ], [ %902, %843 ]
  %801 = phi <8 x float> [ %786, %791 ], [ %901, %843 ]
  %802 = phi <8 x float> [ %782, %791 ], [ %896, %843 ]
  %803 = phi <8 x float> [ %779, %791 ], [ %895, %843 ]
  %804 = phi <8 x float> [ %775, %791 ], [ %890, %843 ]
  %805 = phi <8 x float> [ %772, %791 ], [ %889, %843 ]
  %806 = phi <8 x float> [ %768, %791 ], [ %884, %843 ]
  %807 = phi <8 x float> [ %765, %791 ], [ %883, %843 ]
  %808 = phi <8 x float> [ %761, %791 ], [ %878, %843 ]
  %809 = phi <8 x float> [ %758, %791 ], [ %877, %843 ]
  %810 = phi <8 x float> [ %755, %791 ], [ %872, %843 ]
  %811 = phi <8 x float> [ %752, %791 ], [ %871, %843 ]
  %812 = icmp eq ptr %119, null
  br i1 %812, label %813, label %906

813:                                              ; preds = %799
  store <8 x float> %811, ptr %109, align 4
  store <8 x float> %810, ptr %753, align 4
  %814 = load i64, ptr %38, align 8
  %815 = getelementptr inbounds float, ptr %109, i64 %814
  store <8 x float> %809, ptr %815, align 4
  %816 = load i64, ptr %38, align 8
  %817 = getelementptr inbounds float, ptr %109, i64 %816
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 32
  store <8 x float> %808, ptr %818, align 4
  %819 = load i64, ptr %38, align 8
  %820 = shl nsw i64 %819, 3
  %821 = getelementptr inbounds i8, ptr %109, i64 %820
  store <8 x float> %807, ptr %821, align 4
  %822 = load i64, ptr %38, align 8
  %823 = shl nsw i64 %822, 3
  %824 = getelementptr inbounds i8, ptr %109, i64 %823
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 32
  store <8 x float> %806, ptr %825, align 4
  %826 = load i64, ptr %38, align 8
  %827 = mul nsw i64 %826, 12
  %828 = getelementptr inbounds i8, ptr %109, i64 %827
  store <8 x float> %805, ptr %828, align 4
  %829 = load i64, ptr %38, align 8
  %830 = mul nsw i64 %829, 12
  %831 = getelementptr inbounds i8, ptr %109, i64 %830
  %832 = getelementptr inbounds nuw i8, ptr %831, i64 32
  store <8 x float> %804, ptr %832, align 4
  %833 = load i64, ptr %38, align 8
  %834 = shl nsw i64 %833, 4
  %835 = getelementptr inbounds i8, ptr %109, i64 %834
  store <8 x float> %803, ptr %835, align 4
  %836 = load i64, ptr %38, align 8
  %837 = shl nsw i64 %836, 4
  %838 = getelementptr inbounds i8, ptr %109, i64 %837
  %839 = getelementptr inbounds nuw i8, ptr %838, i64 32
  store <8 x float> %802, ptr %839, align 4
  %840 = load i64, ptr %38, align 8
  %841 = mul nsw i64 %840, 20
  %842 = getelementptr inbounds i8, ptr %109, i64 %841
  store <8 x float> %801, ptr %842, align 4
  br label %994

843:                                              ; preds = %791, %843
  %844 = phi <8 x float> [ %902, %843 ], [ %789, %791 ]
  %845 = phi <8 x float> [ %901, %843 ], [ %786, %791 ]
  %846 = phi <8 x float> [ %896, %843 ], [ %782, %791 ]
  %847 = phi <8 x float> [ %895, %843 ], [ %779, %791 ]
  %848 = phi <8 x float> [ %890, %843 ], [ %775, %791 ]
  %849 = phi <8 x float> [ %889, %843 ], [ %772, %791 ]
  %850 = phi <8 x float> [ %884, %843 ], [ %768, %791 ]
  %851 = phi <8 x float> [ %883, %843 ], [ %765, %791 ]
  %852 = phi <8 x float> [ %878, %843 ], [ %761, %791 ]
  %853 = phi <8 x float> [ %877, %843 ], [ %758, %791 ]
  %854 = phi <8 x float> [ %872, %843 ], [ %755, %791 ]
  %855 = phi <8 x float> [ %871, %843 ], [ %752, %791 ]
  %856 = phi i64 [ %903, %843 ], [ %97, %791 ]
  %857 = phi i64 [ %904, %843 ], [ 0, %791 ]
  %858 = shl nsw i64 %857, 6
  %859 = getelementptr inbounds nuw i8, ptr %71, i64 %858
  %860 = load <8 x float>, ptr %859, align 4
  %861 = getelementptr inbounds nuw i8, ptr %859, i64 32
  %862 = load <8 x float>, ptr %861, align 4
  %863 = ashr i64 %856, 12
  %864 = and i64 %863, -16
  %865 = getelementptr inbounds float, ptr %98, i64 %864
  call void @llvm.prefetch.p0(ptr %865, i32 0, i32 2, i32 1)
  %866 = mul nuw nsw i64 %857, 24
  %867 = getelementptr inbounds nuw i8, ptr %104, i64 %866
  %868 = load float, ptr %867, align 4
  %869 = insertelement <8 x float> poison, float %868, i64 0
  %870 = shufflevector <8 x float> %869, <8 x float> poison, <8 x i32> zeroinitializer
  %871 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %870, <8 x float> %860, <8 x float> %855)
  %872 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %870, <8 x float> %862, <8 x float> %854)
  %873 = getelementptr inbounds nuw i8, ptr %867, i64 4
  %874 = load float, ptr %873, align 4
  %875 = insertelement <8 x float> poison, float %874, i64 0
  %876 = shufflevector <8 x float> %875, <8 x float> poison, <8 x i32> zeroinitializer
  %877 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %876, <8 x float> %860, <8 x float> %853)
  %878 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %876, <8 x float> %862, <8 x float> %852)
  %879 = getelementptr inbounds nuw i8, ptr %867, i64 8
  %880 = load float, ptr %879, align 4
  %881 = insertelement <8 x float> poison, float %880, i64 0
  %882 = shufflevector <8 x float> %881, <8 x float> poison, <8 x i32> zeroinitializer
  %883 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %882, <8 x float> %860, <8 x float> %851)
  %884 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %882, <8 x float> %862, <8 x float> %850)
  %885 = getelementptr inbounds nuw i8, ptr %867, i64 12
  %886 = load float, ptr %885, align 4
  %887 = insertelement <8 x float> poison, float %886, i64 0
  %888 = shufflevector <8 x float> %887, <8 x float> poison, <8 x i32> zeroinitializer
  %889 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %888, <8 x float> %860, <8 x float> %849)
  %890 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %888, <8 x float> %862, <8 x float> %848)
  %891 = getelementptr inbounds nuw i8, ptr %867, i64 16
  %892 = load float, ptr %891, align 4
  %893 = insertelement <8 x float> poison, float %892, i64 0
  %894 = shufflevector <8 x float> %893, <8 x float> poison, <8 x i32> zeroinitializer
  %895 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %860, <8 x float> %847)
  %896 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %862, <8 x float> %846)
  %897 = getelementptr inbounds nuw i8, ptr %867, i64 20
  %898 = load float, ptr %897, align 4
  %899 = insertelement <8 x float> poison, float %898, i64 0
  %900 = shufflevector <8 x float> %899, <8 x float> poison, <8 x i32> zeroinitializer
  %901 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %860, <8 x float> %845)
  %902 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %862, <8 x float> %844)
  %903 = add nsw i64 %856, %94
  %904 = add nuw nsw i64 %857, 1
  %905 = icmp slt i64 %904, %54
  br i1 %905, label %843, label %799, !llvm.loop !62

906:                                              ; preds = %799
  %907 = load <8 x float>, ptr %119, align 4
  %908 = fadd <8 x float> %811, %907
  store <8 x float> %908, ptr %109, align 4
  %909 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %910 = load <8 x float>, ptr %909, align 4
  %911 = fadd <8 x float> %810, %910
  store <8 x float> %911, ptr %753, align 4
  %912 = load i64, ptr %41, align 8
  %913 = getelementptr inbounds float, ptr %119, i64 %912
  %914 = load <8 x float>, ptr %913, align 4
  %915 = fadd <8 x float> %809, %914
  %916 = load i64, ptr %38, align 8
  %917 = getelementptr inbounds float, ptr %109, i64 %916
  store <8 x float> %915, ptr %917, align 4
  %918 = load i64, ptr %41, align 8
  %919 = getelementptr inbounds float, ptr %119, i64 %918
  %920 = getelementptr inbounds nuw i8, ptr %919, i64 32
  %921 = load <8 x float>, ptr %920, align 4
  %922 = fadd <8 x float> %808, %921
  %923 = load i64, ptr %38, align 8
  %924 = getelementptr inbounds float, ptr %109, i64 %923
  %925 = getelementptr inbounds nuw i8, ptr %924, i64 32
  store <8 x float> %922, ptr %925, align 4
  %926 = load i64, ptr %41, align 8
  %927 = shl nsw i64 %926, 3
  %928 = getelementptr inbounds i8, ptr %119, i64 %927
  %929 = load <8 x float>, ptr %928, align 4
  %930 = fadd <8 x float> %807, %929
  %931 = load i64, ptr %38, align 8
  %932 = shl nsw i64 %931, 3
  %933 = getelementptr inbounds i8, ptr %109, i64 %932
  store <8 x float> %930, ptr %933, align 4
  %934 = load i64, ptr %41, align 8
  %935 = shl nsw i64 %934, 3
  %936 = getelementptr inbounds i8, ptr %119, i64 %935
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 32
  %938 = load <8 x float>, ptr %937, align 4
  %939 = fadd <8 x float> %806, %938
  %940 = load i64, ptr %38, align 8
  %941 = shl nsw i64 %940, 3
  %942 = getelementptr inbounds i8, ptr %109, i64 %941
  %943 = getelementptr inbounds nuw i8, ptr %942, i64 32
  store <8 x float> %939, ptr %943, align 4
  %944 = load i64, ptr %41, align 8
  %945 = mul nsw i64 %944, 12
  %946 = getelementptr inbounds i8, ptr %119, i64 %945
  %947 = load <8 x float>, ptr %946, align 4
  %948 = fadd <8 x float> %805, %947
  %949 = load i64, ptr %38, align 8
  %950 = mul nsw i64 %949, 12
  %951 = getelementptr inbounds i8, ptr %109, i64 %950
  store <8 x float> %948, ptr %951, align 4
  %952 = load i64, ptr %41, align 8
  %953 = mul nsw i64 %952, 12
  %954 = getelementptr inbounds i8, ptr %119, i64 %953
  %955 = getelementptr inbounds nuw i8, ptr %954, i64 32
  %956 = load <8 x float>, ptr %955, align 4
  %957 = fadd <8 x float> %804, %956
  %958 = load i64, ptr %38, align 8
  %959 = mul nsw i64 %958, 12
  %960 = getelementptr inbounds i8, ptr %109, i64 %959
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 32
  store <8 x float> %957, ptr %961, align 4
  %962 = load i64, ptr %41, align 8
  %963 = shl nsw i64 %962, 4
  %964 = getelementptr inbounds i8, ptr %119, i64 %963
  %965 = load <8 x float>, ptr %964, align 4
  %966 = fadd <8 x float> %803, %965
  %967 = load i64, ptr %38, align 8
  %968 = shl nsw i64 %967, 4
  %969 = getelementptr inbounds i8, ptr %109, i64 %968
  store <8 x float> %966, ptr %969, align 4
  %970 = load i64, ptr %41, align 8
  %971 = shl nsw i64 %970, 4
  %972 = getelementptr inbounds i8, ptr %119, i64 %971
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 32
  %974 = load <8 x float>, ptr %973, align 4
  %975 = fadd <8 x float> %802, %974
  %976 = load i64, ptr %38, align 8
  %977 = shl nsw i64 %976, 4
  %978 = getelementptr inbounds i8, ptr %109, i64 %977
  %979 = getelementptr inbounds nuw i8, ptr %978, i64 32
  store <8 x float> %975, ptr %979, align 4
  %980 = load i64, ptr %41, align 8
  %981 = mul nsw i64 %980, 20
  %982 = getelementptr inbounds i8, ptr %119, i64 %981
  %983 = load <8 x float>, ptr %982, align 4
  %984 = fadd <8 x float> %801, %983
  %985 = load i64, ptr %38, align 8
  %986 = mul nsw i64 %985, 20
  %987 = getelementptr inbounds i8, ptr %109, i64 %986
  store <8 x float> %984, ptr %987, align 4
  %988 = load i64, ptr %41, align 8
  %989 = mul nsw i64 %988, 20
  %990 = getelementptr inbounds i8, ptr %119, i64 %989
  %991 = getelementptr inbounds nuw i8, ptr %990, i64 32
  %992 = load <8 x float>, ptr %991, align 4
  %993 = fadd <8 x float> %800, %992
  br label %994

994:                                              ; preds = %813, %906
  %995 = phi <8 x float> [ %993, %906 ], [ %800, %813 ]
  %996 = load i64, ptr %38, align 8
  %997 = mul nsw i64 %996, 20
  %998 = getelementptr inbounds i8, ptr %109, i64 %997
  %999 = getelementptr inbounds nuw i8, ptr %998, i64 32
  store <8 x float> %995, ptr %999, align 4
  br label %1000

1000:                                             ; preds = %118, %994, %744, %536, %370, %247, %167
  %1001 = icmp eq i64 %83, %3
  br i1 %1001, label %42, label %74, !llvm.loop !63
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
  %11 = select i1 %10, i64 640, i64 384
  br label %24

12:                                               ; preds = %4
  %13 = shl nsw i64 %3, 4
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %116

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %12 ]
  %17 = getelementptr inbounds nuw i16, ptr %0, i64 %16
  %18 = load <8 x i16>, ptr %17, align 2
  %19 = zext <8 x i16> %18 to <8 x i32>
  %20 = shl nuw <8 x i32> %19, splat (i32 16)
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %16
  store <8 x i32> %20, ptr %21, align 4
  %22 = add nuw nsw i64 %16, 8
  %23 = icmp slt i64 %22, %13
  br i1 %23, label %15, label %116, !llvm.loop !64

24:                                               ; preds = %8, %111
  %25 = phi ptr [ %0, %8 ], [ %112, %111 ]
  %26 = phi ptr [ %1, %8 ], [ %114, %111 ]
  %27 = phi i64 [ 0, %8 ], [ %113, %111 ]
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %30 = load <8 x float>, ptr %25, align 4
  %31 = load <8 x float>, ptr %28, align 4
  br i1 %9, label %32, label %49

32:                                               ; preds = %24, %32
  %33 = phi i64 [ %47, %32 ], [ 0, %24 ]
  %34 = shl nuw nsw i64 %33, 4
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 %34
  %37 = load <8 x i8>, ptr %36, align 1
  %38 = uitofp <8 x i8> %37 to <8 x float>
  %39 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %38, <8 x float> %30, <8 x float> %31)
  store <8 x float> %39, ptr %35, align 4
  %40 = shl i64 %33, 4
  %41 = or disjoint i64 %40, 16
  %42 = getelementptr inbounds nuw float, ptr %26, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 %41
  %44 = load <8 x i8>, ptr %43, align 1
  %45 = uitofp <8 x i8> %44 to <8 x float>
  %46 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %45, <8 x float> %30, <8 x float> %31)
  store <8 x float> %46, ptr %42, align 4
  %47 = add nuw nsw i64 %33, 2
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %66, label %32, !llvm.loop !65

49:                                               ; preds = %24, %49
  %50 = phi i64 [ %64, %49 ], [ 0, %24 ]
  %51 = shl nuw nsw i64 %50, 4
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 %51
  %53 = load <8 x i8>, ptr %52, align 1
  %54 = zext <8 x i8> %53 to <8 x i32>
  %55 = getelementptr inbounds nuw float, ptr %26, i64 %51
  %56 = and <8 x i32> %54, splat (i32 15)
  %57 = uitofp nneg <8 x i32> %56 to <8 x float>
  %58 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %57, <8 x float> %30, <8 x float> %31)
  store <8 x float> %58, ptr %55, align 4
  %59 = or disjoint i64 %51, 256
  %60 = getelementptr inbounds nuw float, ptr %26, i64 %59
  %61 = lshr <8 x i32> %54, splat (i32 4)
  %62 = uitofp nneg <8 x i32> %61 to <8 x float>
  %63 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %62, <8 x float> %30, <8 x float> %31)
  store <8 x float> %63, ptr %60, align 4
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, 16
  br i1 %65, label %66, label %49, !llvm.loop !66

66:                                               ; preds = %49, %32
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %68 = load <8 x float>, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 96
  %70 = load <8 x float>, ptr %69, align 4
  br i1 %9, label %91, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 136
  %73 = getelementptr inbounds nuw i8, ptr %26, i64 32
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i64 [ 0, %71 ], [ %89, %74 ]
  %76 = shl nuw nsw i64 %75, 4
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 %76
  %78 = load <8 x i8>, ptr %77, align 1
  %79 = zext <8 x i8> %78 to <8 x i32>
  %80 = getelementptr inbounds nuw float, ptr %73, i64 %76
  %81 = and <8 x i32> %79, splat (i32 15)
  %82 = uitofp nneg <8 x i32> %81 to <8 x float>
  %83 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %82, <8 x float> %68, <8 x float> %70)
  store <8 x float> %83, ptr %80, align 4
  %84 = or disjoint i64 %76, 256
  %85 = getelementptr inbounds nuw float, ptr %73, i64 %84
  %86 = lshr <8 x i32> %79, splat (i32 4)
  %87 = uitofp nneg <8 x i32> %86 to <8 x float>
  %88 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> %68, <8 x float> %70)
  store <8 x float> %88, ptr %85, align 4
  %89 = add nuw nsw i64 %75, 1
  %90 = icmp eq i64 %89, 16
  br i1 %90, label %111, label %74, !llvm.loop !66

91:                                               ; preds = %66
  %92 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %93 = getelementptr inbounds nuw i8, ptr %25, i64 136
  br label %94

94:                                               ; preds = %94, %91
  %95 = phi i64 [ 0, %91 ], [ %109, %94 ]
  %96 = shl nuw nsw i64 %95, 4
  %97 = getelementptr inbounds nuw float, ptr %92, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %99 = load <8 x i8>, ptr %98, align 1
  %100 = uitofp <8 x i8> %99 to <8 x float>
  %101 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %100, <8 x float> %68, <8 x float> %70)
  store <8 x float> %101, ptr %97, align 4
  %102 = shl i64 %95, 4
  %103 = or disjoint i64 %102, 16
  %104 = getelementptr inbounds nuw float, ptr %92, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %93, i64 %103
  %106 = load <8 x i8>, ptr %105, align 1
  %107 = uitofp <8 x i8> %106 to <8 x float>
  %108 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %107, <8 x float> %68, <8 x float> %70)
  store <8 x float> %108, ptr %104, align 4
  %109 = add nuw nsw i64 %95, 2
  %110 = icmp eq i64 %109, 32
  br i1 %110, label %111, label %94, !llvm.loop !65

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 2048
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !67

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
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !11}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = !{!43}
!43 = distinct !{!43, !44, !"piece_of: argument 0"}
!44 = distinct !{!44, !"piece_of"}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !11}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !11}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = !{!56}
!56 = distinct !{!56, !57, !"piece_of: argument 0"}
!57 = distinct !{!57, !"piece_of"}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7, !11}
!62 = distinct !{!62, !7, !11}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
