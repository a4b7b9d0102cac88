; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 6410d47a2e147592, code 4be8d4e4d15231fc
%struct.block = type { [192 x %struct.query], i64, i64, i64, [256 x float], [24576 x float], [8192 x float], [8192 x float] }
%struct.query = type { ptr, ptr, ptr, i64, float, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.block, align 8
  call void @llvm.lifetime.start.p0(i64 172568, ptr nonnull %2)
  %3 = tail call i32 @omp_get_thread_num()
  %4 = sext i32 %3 to i64
  %5 = tail call i32 @omp_get_num_threads()
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %8
  %12 = add nsw i64 %11, 191
  %13 = sdiv i64 %12, 192
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %13
  %17 = srem i64 %16, %6
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %28, label %19

19:                                               ; preds = %1, %23
  %20 = phi i64 [ %24, %23 ], [ %13, %1 ]
  %21 = sdiv i64 %11, %20
  %22 = icmp sgt i64 %21, 48
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = add nsw i64 %20, 1
  %25 = mul nsw i64 %15, %24
  %26 = srem i64 %25, %6
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %19, !llvm.loop !6

28:                                               ; preds = %19, %23, %1
  %29 = phi i64 [ %13, %1 ], [ %24, %23 ], [ %20, %19 ]
  %30 = add i64 %11, -1
  %31 = add i64 %30, %29
  %32 = sdiv i64 %31, %29
  %33 = freeze i64 %32
  %34 = add i64 %33, 11
  %35 = srem i64 %34, 12
  %36 = sub nsw i64 %34, %35
  %37 = tail call i64 @llvm.smin.i64(i64 %36, i64 192)
  %38 = add i64 %30, %37
  %39 = sdiv i64 %38, %37
  %40 = mul nsw i64 %15, %39
  %41 = icmp sgt i64 %40, %4
  br i1 %41, label %42, label %64

42:                                               ; preds = %28
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 7680
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 7704
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 7696
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 7688
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 107032
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 139800
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 8728
  br label %65

64:                                               ; preds = %1376, %28
  call void @llvm.lifetime.end.p0(i64 172568, ptr nonnull %2)
  ret void

65:                                               ; preds = %42, %1376
  %66 = phi i64 [ %4, %42 ], [ %1377, %1376 ]
  %67 = sdiv i64 %66, %39
  %68 = srem i64 %66, %39
  %69 = mul nsw i64 %68, %37
  %70 = sub nsw i64 %11, %69
  %71 = call i64 @llvm.smin.i64(i64 %70, i64 %37)
  %72 = freeze i64 %71
  %73 = add i64 %72, 11
  %74 = srem i64 %73, 12
  %75 = sub nsw i64 %73, %74
  store i64 %75, ptr %43, align 8
  %76 = icmp sgt i64 %75, 0
  %77 = load i64, ptr %47, align 8
  br i1 %76, label %78, label %80

78:                                               ; preds = %65
  %79 = add nsw i64 %72, -1
  br label %1318

80:                                               ; preds = %1364, %65
  %81 = phi i64 [ %77, %65 ], [ %1365, %1364 ]
  %82 = phi i64 [ %75, %65 ], [ %1367, %1364 ]
  %83 = load ptr, ptr %52, align 8
  %84 = load i64, ptr %53, align 8
  %85 = mul nsw i64 %84, %67
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = load ptr, ptr %54, align 8
  %88 = load i64, ptr %55, align 8
  %89 = mul nsw i64 %88, %67
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  %91 = sdiv i64 8192, %81
  %92 = trunc nsw i64 %91 to i16
  %93 = sdiv i16 %92, 32
  %94 = sext i16 %93 to i64
  %95 = shl nsw i64 %94, 5
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 128)
  %97 = icmp sgt i64 %82, 0
  br i1 %97, label %98, label %103

98:                                               ; preds = %80
  %99 = and i64 %82, 3
  %100 = icmp ult i64 %82, 4
  br i1 %100, label %104, label %101

101:                                              ; preds = %98
  %102 = and i64 %82, 9223372036854775804
  br label %122

103:                                              ; preds = %80
  store i64 0, ptr %56, align 8
  br label %144

104:                                              ; preds = %122, %98
  %105 = phi i64 [ poison, %98 ], [ %140, %122 ]
  %106 = phi i64 [ 0, %98 ], [ %141, %122 ]
  %107 = phi i64 [ 0, %98 ], [ %140, %122 ]
  %108 = icmp eq i64 %99, 0
  br i1 %108, label %119, label %109

109:                                              ; preds = %104, %109
  %110 = phi i64 [ %116, %109 ], [ %106, %104 ]
  %111 = phi i64 [ %115, %109 ], [ %107, %104 ]
  %112 = phi i64 [ %117, %109 ], [ 0, %104 ]
  %113 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %110, i32 3
  %114 = load i64, ptr %113, align 8
  %115 = call i64 @llvm.smax.i64(i64 %114, i64 %111)
  %116 = add nuw nsw i64 %110, 1
  %117 = add i64 %112, 1
  %118 = icmp eq i64 %117, %99
  br i1 %118, label %119, label %109, !llvm.loop !8

119:                                              ; preds = %109, %104
  %120 = phi i64 [ %105, %104 ], [ %115, %109 ]
  store i64 0, ptr %56, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %146, label %144

122:                                              ; preds = %122, %101
  %123 = phi i64 [ 0, %101 ], [ %141, %122 ]
  %124 = phi i64 [ 0, %101 ], [ %140, %122 ]
  %125 = phi i64 [ 0, %101 ], [ %142, %122 ]
  %126 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %123, i32 3
  %127 = load i64, ptr %126, align 8
  %128 = call i64 @llvm.smax.i64(i64 %127, i64 %124)
  %129 = or disjoint i64 %123, 1
  %130 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %129, i32 3
  %131 = load i64, ptr %130, align 8
  %132 = call i64 @llvm.smax.i64(i64 %131, i64 %128)
  %133 = or disjoint i64 %123, 2
  %134 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %133, i32 3
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @llvm.smax.i64(i64 %135, i64 %132)
  %137 = or disjoint i64 %123, 3
  %138 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %137, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = call i64 @llvm.smax.i64(i64 %139, i64 %136)
  %141 = add nuw nsw i64 %123, 4
  %142 = add i64 %125, 4
  %143 = icmp eq i64 %142, %102
  br i1 %143, label %104, label %122, !llvm.loop !10

144:                                              ; preds = %457, %103, %119
  %145 = icmp sgt i64 %72, 0
  br i1 %145, label %1381, label %1376

146:                                              ; preds = %119, %457
  %147 = phi i64 [ %459, %457 ], [ 0, %119 ]
  %148 = sub nsw i64 %120, %147
  %149 = call i64 @llvm.smin.i64(i64 %148, i64 %96)
  store i64 %149, ptr %57, align 8
  %150 = load i64, ptr %58, align 8
  %151 = mul nsw i64 %150, %147
  %152 = getelementptr inbounds float, ptr %86, i64 %151
  %153 = load i64, ptr %47, align 8
  %154 = icmp sgt i64 %149, 0
  br i1 %154, label %155, label %401

155:                                              ; preds = %146
  %156 = icmp sgt i64 %153, 0
  br label %157

157:                                              ; preds = %155, %198
  %158 = phi i64 [ %149, %155 ], [ %199, %198 ]
  %159 = phi i64 [ 0, %155 ], [ %200, %198 ]
  br i1 %156, label %160, label %198

160:                                              ; preds = %157
  %161 = lshr i64 %159, 5
  %162 = mul nuw nsw i64 %161, %153
  %163 = and i64 %159, 16
  %164 = getelementptr float, ptr %59, i64 %163
  %165 = mul nsw i64 %159, %150
  %166 = or disjoint i64 %159, 1
  %167 = mul nsw i64 %166, %150
  %168 = or disjoint i64 %159, 2
  %169 = mul nsw i64 %168, %150
  %170 = or disjoint i64 %159, 3
  %171 = mul nsw i64 %170, %150
  %172 = or disjoint i64 %159, 4
  %173 = mul nsw i64 %172, %150
  %174 = or disjoint i64 %159, 5
  %175 = mul nsw i64 %174, %150
  %176 = or disjoint i64 %159, 6
  %177 = mul nsw i64 %176, %150
  %178 = or disjoint i64 %159, 7
  %179 = mul nsw i64 %178, %150
  %180 = or disjoint i64 %159, 8
  %181 = mul nsw i64 %180, %150
  %182 = or disjoint i64 %159, 9
  %183 = mul nsw i64 %182, %150
  %184 = or disjoint i64 %159, 10
  %185 = mul nsw i64 %184, %150
  %186 = or disjoint i64 %159, 11
  %187 = mul nsw i64 %186, %150
  %188 = or disjoint i64 %159, 12
  %189 = mul nsw i64 %188, %150
  %190 = or disjoint i64 %159, 13
  %191 = mul nsw i64 %190, %150
  %192 = or disjoint i64 %159, 14
  %193 = mul nsw i64 %192, %150
  %194 = or disjoint i64 %159, 15
  %195 = mul nsw i64 %194, %150
  br label %202

196:                                              ; preds = %300
  %197 = load i64, ptr %57, align 8
  br label %198

198:                                              ; preds = %196, %157
  %199 = phi i64 [ %197, %196 ], [ %158, %157 ]
  %200 = add nuw nsw i64 %159, 16
  %201 = icmp slt i64 %200, %199
  br i1 %201, label %157, label %386, !llvm.loop !11

202:                                              ; preds = %160, %300
  %203 = phi i64 [ 0, %160 ], [ %384, %300 ]
  %204 = load i64, ptr %57, align 8
  %205 = getelementptr float, ptr %152, i64 %203
  %206 = icmp slt i64 %159, %204
  br i1 %206, label %207, label %210

207:                                              ; preds = %202
  %208 = getelementptr float, ptr %205, i64 %165
  %209 = load <16 x float>, ptr %208, align 4
  br label %210

210:                                              ; preds = %207, %202
  %211 = phi <16 x float> [ %209, %207 ], [ zeroinitializer, %202 ]
  %212 = icmp slt i64 %166, %204
  br i1 %212, label %213, label %216

213:                                              ; preds = %210
  %214 = getelementptr float, ptr %205, i64 %167
  %215 = load <16 x float>, ptr %214, align 4
  br label %216

216:                                              ; preds = %213, %210
  %217 = phi <16 x float> [ %215, %213 ], [ zeroinitializer, %210 ]
  %218 = icmp slt i64 %168, %204
  br i1 %218, label %219, label %222

219:                                              ; preds = %216
  %220 = getelementptr float, ptr %205, i64 %169
  %221 = load <16 x float>, ptr %220, align 4
  br label %222

222:                                              ; preds = %219, %216
  %223 = phi <16 x float> [ %221, %219 ], [ zeroinitializer, %216 ]
  %224 = icmp slt i64 %170, %204
  br i1 %224, label %225, label %228

225:                                              ; preds = %222
  %226 = getelementptr float, ptr %205, i64 %171
  %227 = load <16 x float>, ptr %226, align 4
  br label %228

228:                                              ; preds = %225, %222
  %229 = phi <16 x float> [ %227, %225 ], [ zeroinitializer, %222 ]
  %230 = icmp slt i64 %172, %204
  br i1 %230, label %231, label %234

231:                                              ; preds = %228
  %232 = getelementptr float, ptr %205, i64 %173
  %233 = load <16 x float>, ptr %232, align 4
  br label %234

234:                                              ; preds = %231, %228
  %235 = phi <16 x float> [ %233, %231 ], [ zeroinitializer, %228 ]
  %236 = icmp slt i64 %174, %204
  br i1 %236, label %237, label %240

237:                                              ; preds = %234
  %238 = getelementptr float, ptr %205, i64 %175
  %239 = load <16 x float>, ptr %238, align 4
  br label %240

240:                                              ; preds = %237, %234
  %241 = phi <16 x float> [ %239, %237 ], [ zeroinitializer, %234 ]
  %242 = icmp slt i64 %176, %204
  br i1 %242, label %243, label %246

243:                                              ; preds = %240
  %244 = getelementptr float, ptr %205, i64 %177
  %245 = load <16 x float>, ptr %244, align 4
  br label %246

246:                                              ; preds = %243, %240
  %247 = phi <16 x float> [ %245, %243 ], [ zeroinitializer, %240 ]
  %248 = icmp slt i64 %178, %204
  br i1 %248, label %249, label %252

249:                                              ; preds = %246
  %250 = getelementptr float, ptr %205, i64 %179
  %251 = load <16 x float>, ptr %250, align 4
  br label %252

252:                                              ; preds = %249, %246
  %253 = phi <16 x float> [ %251, %249 ], [ zeroinitializer, %246 ]
  %254 = icmp slt i64 %180, %204
  br i1 %254, label %255, label %258

255:                                              ; preds = %252
  %256 = getelementptr float, ptr %205, i64 %181
  %257 = load <16 x float>, ptr %256, align 4
  br label %258

258:                                              ; preds = %255, %252
  %259 = phi <16 x float> [ %257, %255 ], [ zeroinitializer, %252 ]
  %260 = icmp slt i64 %182, %204
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = getelementptr float, ptr %205, i64 %183
  %263 = load <16 x float>, ptr %262, align 4
  br label %264

264:                                              ; preds = %261, %258
  %265 = phi <16 x float> [ %263, %261 ], [ zeroinitializer, %258 ]
  %266 = icmp slt i64 %184, %204
  br i1 %266, label %267, label %270

267:                                              ; preds = %264
  %268 = getelementptr float, ptr %205, i64 %185
  %269 = load <16 x float>, ptr %268, align 4
  br label %270

270:                                              ; preds = %267, %264
  %271 = phi <16 x float> [ %269, %267 ], [ zeroinitializer, %264 ]
  %272 = icmp slt i64 %186, %204
  br i1 %272, label %273, label %276

273:                                              ; preds = %270
  %274 = getelementptr float, ptr %205, i64 %187
  %275 = load <16 x float>, ptr %274, align 4
  br label %276

276:                                              ; preds = %273, %270
  %277 = phi <16 x float> [ %275, %273 ], [ zeroinitializer, %270 ]
  %278 = icmp slt i64 %188, %204
  br i1 %278, label %279, label %282

279:                                              ; preds = %276
  %280 = getelementptr float, ptr %205, i64 %189
  %281 = load <16 x float>, ptr %280, align 4
  br label %282

282:                                              ; preds = %279, %276
  %283 = phi <16 x float> [ %281, %279 ], [ zeroinitializer, %276 ]
  %284 = icmp slt i64 %190, %204
  br i1 %284, label %285, label %288

285:                                              ; preds = %282
  %286 = getelementptr float, ptr %205, i64 %191
  %287 = load <16 x float>, ptr %286, align 4
  br label %288

288:                                              ; preds = %285, %282
  %289 = phi <16 x float> [ %287, %285 ], [ zeroinitializer, %282 ]
  %290 = icmp slt i64 %192, %204
  br i1 %290, label %291, label %294

291:                                              ; preds = %288
  %292 = getelementptr float, ptr %205, i64 %193
  %293 = load <16 x float>, ptr %292, align 4
  br label %294

294:                                              ; preds = %291, %288
  %295 = phi <16 x float> [ %293, %291 ], [ zeroinitializer, %288 ]
  %296 = icmp slt i64 %194, %204
  br i1 %296, label %297, label %300

297:                                              ; preds = %294
  %298 = getelementptr float, ptr %205, i64 %195
  %299 = load <16 x float>, ptr %298, align 4
  br label %300

300:                                              ; preds = %297, %294
  %301 = phi <16 x float> [ %299, %297 ], [ zeroinitializer, %294 ]
  %302 = shufflevector <16 x float> %211, <16 x float> %259, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %303 = shufflevector <16 x float> %211, <16 x float> %259, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %304 = shufflevector <16 x float> %217, <16 x float> %265, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %305 = shufflevector <16 x float> %217, <16 x float> %265, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %306 = shufflevector <16 x float> %223, <16 x float> %271, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %307 = shufflevector <16 x float> %223, <16 x float> %271, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %308 = shufflevector <16 x float> %229, <16 x float> %277, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %309 = shufflevector <16 x float> %229, <16 x float> %277, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %310 = shufflevector <16 x float> %235, <16 x float> %283, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %311 = shufflevector <16 x float> %235, <16 x float> %283, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %312 = shufflevector <16 x float> %241, <16 x float> %289, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %313 = shufflevector <16 x float> %241, <16 x float> %289, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %314 = shufflevector <16 x float> %247, <16 x float> %295, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %315 = shufflevector <16 x float> %247, <16 x float> %295, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %316 = shufflevector <16 x float> %253, <16 x float> %301, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %317 = shufflevector <16 x float> %253, <16 x float> %301, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %318 = shufflevector <16 x float> %302, <16 x float> %310, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %319 = shufflevector <16 x float> %302, <16 x float> %310, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %320 = shufflevector <16 x float> %303, <16 x float> %311, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %321 = shufflevector <16 x float> %303, <16 x float> %311, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %322 = shufflevector <16 x float> %304, <16 x float> %312, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %323 = shufflevector <16 x float> %304, <16 x float> %312, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %324 = shufflevector <16 x float> %305, <16 x float> %313, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %325 = shufflevector <16 x float> %305, <16 x float> %313, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %326 = shufflevector <16 x float> %306, <16 x float> %314, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %327 = shufflevector <16 x float> %306, <16 x float> %314, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %328 = shufflevector <16 x float> %307, <16 x float> %315, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %329 = shufflevector <16 x float> %307, <16 x float> %315, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %330 = shufflevector <16 x float> %308, <16 x float> %316, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %331 = shufflevector <16 x float> %308, <16 x float> %316, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %332 = shufflevector <16 x float> %309, <16 x float> %317, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %333 = shufflevector <16 x float> %309, <16 x float> %317, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %334 = shufflevector <16 x float> %318, <16 x float> %326, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %335 = shufflevector <16 x float> %318, <16 x float> %326, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %336 = shufflevector <16 x float> %319, <16 x float> %327, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %337 = shufflevector <16 x float> %319, <16 x float> %327, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %338 = shufflevector <16 x float> %320, <16 x float> %328, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %339 = shufflevector <16 x float> %320, <16 x float> %328, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %340 = shufflevector <16 x float> %321, <16 x float> %329, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %341 = shufflevector <16 x float> %321, <16 x float> %329, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %342 = shufflevector <16 x float> %322, <16 x float> %330, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %343 = shufflevector <16 x float> %322, <16 x float> %330, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %344 = shufflevector <16 x float> %323, <16 x float> %331, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %345 = shufflevector <16 x float> %323, <16 x float> %331, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %346 = shufflevector <16 x float> %324, <16 x float> %332, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %347 = shufflevector <16 x float> %324, <16 x float> %332, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %348 = shufflevector <16 x float> %325, <16 x float> %333, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %349 = shufflevector <16 x float> %325, <16 x float> %333, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %350 = shufflevector <16 x float> %334, <16 x float> %342, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %351 = shufflevector <16 x float> %334, <16 x float> %342, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %352 = shufflevector <16 x float> %335, <16 x float> %343, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %353 = shufflevector <16 x float> %335, <16 x float> %343, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %354 = shufflevector <16 x float> %336, <16 x float> %344, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %355 = shufflevector <16 x float> %336, <16 x float> %344, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %356 = shufflevector <16 x float> %337, <16 x float> %345, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %357 = shufflevector <16 x float> %337, <16 x float> %345, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %358 = shufflevector <16 x float> %338, <16 x float> %346, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %359 = shufflevector <16 x float> %338, <16 x float> %346, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %360 = shufflevector <16 x float> %339, <16 x float> %347, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %361 = shufflevector <16 x float> %339, <16 x float> %347, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %362 = shufflevector <16 x float> %340, <16 x float> %348, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %363 = shufflevector <16 x float> %340, <16 x float> %348, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %364 = shufflevector <16 x float> %341, <16 x float> %349, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %365 = shufflevector <16 x float> %341, <16 x float> %349, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %366 = add nuw nsw i64 %203, %162
  %367 = shl nsw i64 %366, 7
  %368 = getelementptr i8, ptr %164, i64 %367
  store <16 x float> %350, ptr %368, align 8
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 128
  store <16 x float> %351, ptr %369, align 8
  %370 = getelementptr inbounds nuw i8, ptr %368, i64 256
  store <16 x float> %352, ptr %370, align 8
  %371 = getelementptr inbounds nuw i8, ptr %368, i64 384
  store <16 x float> %353, ptr %371, align 8
  %372 = getelementptr inbounds nuw i8, ptr %368, i64 512
  store <16 x float> %354, ptr %372, align 8
  %373 = getelementptr inbounds nuw i8, ptr %368, i64 640
  store <16 x float> %355, ptr %373, align 8
  %374 = getelementptr inbounds nuw i8, ptr %368, i64 768
  store <16 x float> %356, ptr %374, align 8
  %375 = getelementptr inbounds nuw i8, ptr %368, i64 896
  store <16 x float> %357, ptr %375, align 8
  %376 = getelementptr inbounds nuw i8, ptr %368, i64 1024
  store <16 x float> %358, ptr %376, align 8
  %377 = getelementptr inbounds nuw i8, ptr %368, i64 1152
  store <16 x float> %359, ptr %377, align 8
  %378 = getelementptr inbounds nuw i8, ptr %368, i64 1280
  store <16 x float> %360, ptr %378, align 8
  %379 = getelementptr inbounds nuw i8, ptr %368, i64 1408
  store <16 x float> %361, ptr %379, align 8
  %380 = getelementptr inbounds nuw i8, ptr %368, i64 1536
  store <16 x float> %362, ptr %380, align 8
  %381 = getelementptr inbounds nuw i8, ptr %368, i64 1664
  store <16 x float> %363, ptr %381, align 8
  %382 = getelementptr inbounds nuw i8, ptr %368, i64 1792
  store <16 x float> %364, ptr %382, align 8
  %383 = getelementptr inbounds nuw i8, ptr %368, i64 1920
  store <16 x float> %365, ptr %383, align 8
  %384 = add nuw nsw i64 %203, 16
  %385 = icmp slt i64 %384, %153
  br i1 %385, label %202, label %196, !llvm.loop !12

386:                                              ; preds = %198
  %387 = load i64, ptr %56, align 8
  %388 = load i64, ptr %60, align 8
  %389 = mul nsw i64 %388, %387
  %390 = getelementptr inbounds float, ptr %90, i64 %389
  %391 = icmp sgt i64 %199, 0
  br i1 %391, label %392, label %401

392:                                              ; preds = %386
  %393 = icmp sgt i64 %153, 0
  %394 = add i64 %153, -1
  %395 = lshr i64 %394, 4
  %396 = add nuw nsw i64 %395, 1
  %397 = icmp ult i64 %153, 17
  %398 = and i64 %396, 2305843009213693950
  %399 = and i64 %394, 16
  %400 = icmp eq i64 %399, 0
  br label %404

401:                                              ; preds = %427, %146, %386
  %402 = load i64, ptr %43, align 8
  %403 = icmp sgt i64 %402, 0
  br i1 %403, label %461, label %457

404:                                              ; preds = %392, %427
  %405 = phi i64 [ %199, %392 ], [ %428, %427 ]
  %406 = phi i64 [ 0, %392 ], [ %429, %427 ]
  br i1 %393, label %407, label %427

407:                                              ; preds = %404
  %408 = mul nsw i64 %406, %388
  %409 = getelementptr inbounds float, ptr %390, i64 %408
  br i1 %397, label %410, label %431

410:                                              ; preds = %431, %407
  %411 = phi i64 [ 0, %407 ], [ %454, %431 ]
  br i1 %400, label %412, label %425

412:                                              ; preds = %410
  %413 = and i64 %411, 9223372036854775776
  %414 = sub nsw i64 %153, %413
  %415 = call i64 @llvm.smin.i64(i64 %414, i64 32)
  %416 = load i64, ptr %57, align 8
  %417 = mul nsw i64 %416, %413
  %418 = getelementptr inbounds float, ptr %61, i64 %417
  %419 = mul nsw i64 %415, %406
  %420 = getelementptr inbounds float, ptr %418, i64 %419
  %421 = and i64 %411, 16
  %422 = getelementptr inbounds nuw float, ptr %420, i64 %421
  %423 = getelementptr inbounds nuw float, ptr %409, i64 %411
  %424 = load <16 x float>, ptr %423, align 4
  store <16 x float> %424, ptr %422, align 4
  br label %425

425:                                              ; preds = %410, %412
  %426 = load i64, ptr %57, align 8
  br label %427

427:                                              ; preds = %425, %404
  %428 = phi i64 [ %426, %425 ], [ %405, %404 ]
  %429 = add nuw nsw i64 %406, 1
  %430 = icmp slt i64 %429, %428
  br i1 %430, label %404, label %401, !llvm.loop !13

431:                                              ; preds = %407, %431
  %432 = phi i64 [ %454, %431 ], [ 0, %407 ]
  %433 = phi i64 [ %455, %431 ], [ 0, %407 ]
  %434 = sub nsw i64 %153, %432
  %435 = call i64 @llvm.smin.i64(i64 %434, i64 32)
  %436 = load i64, ptr %57, align 8
  %437 = mul nsw i64 %436, %432
  %438 = getelementptr inbounds float, ptr %61, i64 %437
  %439 = mul nsw i64 %435, %406
  %440 = getelementptr inbounds float, ptr %438, i64 %439
  %441 = getelementptr inbounds nuw float, ptr %409, i64 %432
  %442 = load <16 x float>, ptr %441, align 4
  store <16 x float> %442, ptr %440, align 4
  %443 = or disjoint i64 %432, 16
  %444 = sub nsw i64 %153, %432
  %445 = call i64 @llvm.smin.i64(i64 %444, i64 32)
  %446 = load i64, ptr %57, align 8
  %447 = mul nsw i64 %446, %432
  %448 = getelementptr inbounds float, ptr %61, i64 %447
  %449 = mul nsw i64 %445, %406
  %450 = getelementptr inbounds float, ptr %448, i64 %449
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 64
  %452 = getelementptr inbounds nuw float, ptr %409, i64 %443
  %453 = load <16 x float>, ptr %452, align 4
  store <16 x float> %453, ptr %451, align 4
  %454 = add nuw nsw i64 %432, 32
  %455 = add i64 %433, 2
  %456 = icmp eq i64 %455, %398
  br i1 %456, label %410, label %431, !llvm.loop !14

457:                                              ; preds = %1314, %401
  %458 = load i64, ptr %56, align 8
  %459 = add nsw i64 %458, %96
  store i64 %459, ptr %56, align 8
  %460 = icmp slt i64 %459, %120
  br i1 %460, label %146, label %144, !llvm.loop !15

461:                                              ; preds = %401, %1314
  %462 = phi i64 [ %1315, %1314 ], [ 0, %401 ]
  %463 = load float, ptr %62, align 8
  %464 = load i64, ptr %47, align 8
  %465 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %462
  %466 = shl nsw i64 %462, 9
  %467 = getelementptr inbounds nuw i8, ptr %63, i64 %466
  %468 = load i64, ptr %57, align 8
  %469 = icmp sgt i64 %468, 0
  br i1 %469, label %470, label %483

470:                                              ; preds = %461
  %471 = icmp sgt i64 %464, 0
  %472 = getelementptr inbounds nuw i8, ptr %465, i64 40
  %473 = getelementptr inbounds nuw i8, ptr %465, i64 80
  %474 = getelementptr inbounds nuw i8, ptr %465, i64 120
  %475 = getelementptr inbounds nuw i8, ptr %465, i64 160
  %476 = getelementptr inbounds nuw i8, ptr %465, i64 200
  %477 = getelementptr inbounds nuw i8, ptr %465, i64 240
  %478 = getelementptr inbounds nuw i8, ptr %465, i64 280
  %479 = getelementptr inbounds nuw i8, ptr %465, i64 320
  %480 = getelementptr inbounds nuw i8, ptr %465, i64 360
  %481 = getelementptr inbounds nuw i8, ptr %465, i64 400
  %482 = getelementptr inbounds nuw i8, ptr %465, i64 440
  br label %494

483:                                              ; preds = %512, %461
  %484 = insertelement <16 x float> poison, float %463, i64 0
  %485 = shufflevector <16 x float> %484, <16 x float> poison, <16 x i32> zeroinitializer
  %486 = icmp sgt i64 %464, 0
  %487 = add i64 %464, -1
  %488 = lshr i64 %487, 4
  %489 = add nuw nsw i64 %488, 1
  %490 = and i64 %489, 3
  %491 = icmp ult i64 %464, 49
  %492 = and i64 %489, 2305843009213693948
  %493 = icmp eq i64 %490, 0
  br label %683

494:                                              ; preds = %470, %512
  %495 = phi i64 [ 0, %470 ], [ %560, %512 ]
  %496 = mul nsw i64 %495, %464
  %497 = getelementptr inbounds float, ptr %59, i64 %496
  %498 = getelementptr inbounds nuw float, ptr %467, i64 %495
  br i1 %471, label %499, label %512

499:                                              ; preds = %494
  %500 = load ptr, ptr %465, align 8
  %501 = load ptr, ptr %472, align 8
  %502 = load ptr, ptr %473, align 8
  %503 = load ptr, ptr %474, align 8
  %504 = load ptr, ptr %475, align 8
  %505 = load ptr, ptr %476, align 8
  %506 = load ptr, ptr %477, align 8
  %507 = load ptr, ptr %478, align 8
  %508 = load ptr, ptr %479, align 8
  %509 = load ptr, ptr %480, align 8
  %510 = load ptr, ptr %481, align 8
  %511 = load ptr, ptr %482, align 8
  br label %563

512:                                              ; preds = %563, %494
  %513 = phi <16 x float> [ zeroinitializer, %494 ], [ %665, %563 ]
  %514 = phi <16 x float> [ zeroinitializer, %494 ], [ %664, %563 ]
  %515 = phi <16 x float> [ zeroinitializer, %494 ], [ %659, %563 ]
  %516 = phi <16 x float> [ zeroinitializer, %494 ], [ %658, %563 ]
  %517 = phi <16 x float> [ zeroinitializer, %494 ], [ %653, %563 ]
  %518 = phi <16 x float> [ zeroinitializer, %494 ], [ %652, %563 ]
  %519 = phi <16 x float> [ zeroinitializer, %494 ], [ %647, %563 ]
  %520 = phi <16 x float> [ zeroinitializer, %494 ], [ %646, %563 ]
  %521 = phi <16 x float> [ zeroinitializer, %494 ], [ %641, %563 ]
  %522 = phi <16 x float> [ zeroinitializer, %494 ], [ %640, %563 ]
  %523 = phi <16 x float> [ zeroinitializer, %494 ], [ %635, %563 ]
  %524 = phi <16 x float> [ zeroinitializer, %494 ], [ %634, %563 ]
  %525 = phi <16 x float> [ zeroinitializer, %494 ], [ %629, %563 ]
  %526 = phi <16 x float> [ zeroinitializer, %494 ], [ %628, %563 ]
  %527 = phi <16 x float> [ zeroinitializer, %494 ], [ %623, %563 ]
  %528 = phi <16 x float> [ zeroinitializer, %494 ], [ %622, %563 ]
  %529 = phi <16 x float> [ zeroinitializer, %494 ], [ %617, %563 ]
  %530 = phi <16 x float> [ zeroinitializer, %494 ], [ %616, %563 ]
  %531 = phi <16 x float> [ zeroinitializer, %494 ], [ %611, %563 ]
  %532 = phi <16 x float> [ zeroinitializer, %494 ], [ %610, %563 ]
  %533 = phi <16 x float> [ zeroinitializer, %494 ], [ %605, %563 ]
  %534 = phi <16 x float> [ zeroinitializer, %494 ], [ %604, %563 ]
  %535 = phi <16 x float> [ zeroinitializer, %494 ], [ %599, %563 ]
  %536 = phi <16 x float> [ zeroinitializer, %494 ], [ %598, %563 ]
  store <16 x float> %536, ptr %498, align 8
  %537 = getelementptr inbounds nuw i8, ptr %498, i64 64
  store <16 x float> %535, ptr %537, align 8
  %538 = getelementptr inbounds nuw i8, ptr %498, i64 512
  store <16 x float> %534, ptr %538, align 8
  %539 = getelementptr inbounds nuw i8, ptr %498, i64 576
  store <16 x float> %533, ptr %539, align 8
  %540 = getelementptr inbounds nuw i8, ptr %498, i64 1024
  store <16 x float> %532, ptr %540, align 8
  %541 = getelementptr inbounds nuw i8, ptr %498, i64 1088
  store <16 x float> %531, ptr %541, align 8
  %542 = getelementptr inbounds nuw i8, ptr %498, i64 1536
  store <16 x float> %530, ptr %542, align 8
  %543 = getelementptr inbounds nuw i8, ptr %498, i64 1600
  store <16 x float> %529, ptr %543, align 8
  %544 = getelementptr inbounds nuw i8, ptr %498, i64 2048
  store <16 x float> %528, ptr %544, align 8
  %545 = getelementptr inbounds nuw i8, ptr %498, i64 2112
  store <16 x float> %527, ptr %545, align 8
  %546 = getelementptr inbounds nuw i8, ptr %498, i64 2560
  store <16 x float> %526, ptr %546, align 8
  %547 = getelementptr inbounds nuw i8, ptr %498, i64 2624
  store <16 x float> %525, ptr %547, align 8
  %548 = getelementptr inbounds nuw i8, ptr %498, i64 3072
  store <16 x float> %524, ptr %548, align 8
  %549 = getelementptr inbounds nuw i8, ptr %498, i64 3136
  store <16 x float> %523, ptr %549, align 8
  %550 = getelementptr inbounds nuw i8, ptr %498, i64 3584
  store <16 x float> %522, ptr %550, align 8
  %551 = getelementptr inbounds nuw i8, ptr %498, i64 3648
  store <16 x float> %521, ptr %551, align 8
  %552 = getelementptr inbounds nuw i8, ptr %498, i64 4096
  store <16 x float> %520, ptr %552, align 8
  %553 = getelementptr inbounds nuw i8, ptr %498, i64 4160
  store <16 x float> %519, ptr %553, align 8
  %554 = getelementptr inbounds nuw i8, ptr %498, i64 4608
  store <16 x float> %518, ptr %554, align 8
  %555 = getelementptr inbounds nuw i8, ptr %498, i64 4672
  store <16 x float> %517, ptr %555, align 8
  %556 = getelementptr inbounds nuw i8, ptr %498, i64 5120
  store <16 x float> %516, ptr %556, align 8
  %557 = getelementptr inbounds nuw i8, ptr %498, i64 5184
  store <16 x float> %515, ptr %557, align 8
  %558 = getelementptr inbounds nuw i8, ptr %498, i64 5632
  store <16 x float> %514, ptr %558, align 8
  %559 = getelementptr inbounds nuw i8, ptr %498, i64 5696
  store <16 x float> %513, ptr %559, align 8
  %560 = add nuw nsw i64 %495, 32
  %561 = load i64, ptr %57, align 8
  %562 = icmp slt i64 %560, %561
  br i1 %562, label %494, label %483, !llvm.loop !16

563:                                              ; preds = %499, %563
  %564 = phi <16 x float> [ zeroinitializer, %499 ], [ %665, %563 ]
  %565 = phi <16 x float> [ zeroinitializer, %499 ], [ %664, %563 ]
  %566 = phi <16 x float> [ zeroinitializer, %499 ], [ %659, %563 ]
  %567 = phi <16 x float> [ zeroinitializer, %499 ], [ %658, %563 ]
  %568 = phi <16 x float> [ zeroinitializer, %499 ], [ %653, %563 ]
  %569 = phi <16 x float> [ zeroinitializer, %499 ], [ %652, %563 ]
  %570 = phi <16 x float> [ zeroinitializer, %499 ], [ %647, %563 ]
  %571 = phi <16 x float> [ zeroinitializer, %499 ], [ %646, %563 ]
  %572 = phi <16 x float> [ zeroinitializer, %499 ], [ %641, %563 ]
  %573 = phi <16 x float> [ zeroinitializer, %499 ], [ %640, %563 ]
  %574 = phi <16 x float> [ zeroinitializer, %499 ], [ %635, %563 ]
  %575 = phi <16 x float> [ zeroinitializer, %499 ], [ %634, %563 ]
  %576 = phi <16 x float> [ zeroinitializer, %499 ], [ %629, %563 ]
  %577 = phi <16 x float> [ zeroinitializer, %499 ], [ %628, %563 ]
  %578 = phi <16 x float> [ zeroinitializer, %499 ], [ %623, %563 ]
  %579 = phi <16 x float> [ zeroinitializer, %499 ], [ %622, %563 ]
  %580 = phi <16 x float> [ zeroinitializer, %499 ], [ %617, %563 ]
  %581 = phi <16 x float> [ zeroinitializer, %499 ], [ %616, %563 ]
  %582 = phi <16 x float> [ zeroinitializer, %499 ], [ %611, %563 ]
  %583 = phi <16 x float> [ zeroinitializer, %499 ], [ %610, %563 ]
  %584 = phi <16 x float> [ zeroinitializer, %499 ], [ %605, %563 ]
  %585 = phi <16 x float> [ zeroinitializer, %499 ], [ %604, %563 ]
  %586 = phi <16 x float> [ zeroinitializer, %499 ], [ %599, %563 ]
  %587 = phi <16 x float> [ zeroinitializer, %499 ], [ %598, %563 ]
  %588 = phi i64 [ 0, %499 ], [ %666, %563 ]
  %589 = shl nsw i64 %588, 7
  %590 = getelementptr inbounds nuw i8, ptr %497, i64 %589
  %591 = load <16 x float>, ptr %590, align 8
  %592 = getelementptr inbounds nuw i8, ptr %590, i64 64
  %593 = load <16 x float>, ptr %592, align 8
  %594 = getelementptr inbounds nuw float, ptr %500, i64 %588
  %595 = load float, ptr %594, align 4
  %596 = insertelement <16 x float> poison, float %595, i64 0
  %597 = shufflevector <16 x float> %596, <16 x float> poison, <16 x i32> zeroinitializer
  %598 = call <16 x float> @llvm.fma.v16f32(<16 x float> %597, <16 x float> %591, <16 x float> %587)
  %599 = call <16 x float> @llvm.fma.v16f32(<16 x float> %597, <16 x float> %593, <16 x float> %586)
  %600 = getelementptr inbounds nuw float, ptr %501, i64 %588
  %601 = load float, ptr %600, align 4
  %602 = insertelement <16 x float> poison, float %601, i64 0
  %603 = shufflevector <16 x float> %602, <16 x float> poison, <16 x i32> zeroinitializer
  %604 = call <16 x float> @llvm.fma.v16f32(<16 x float> %603, <16 x float> %591, <16 x float> %585)
  %605 = call <16 x float> @llvm.fma.v16f32(<16 x float> %603, <16 x float> %593, <16 x float> %584)
  %606 = getelementptr inbounds nuw float, ptr %502, i64 %588
  %607 = load float, ptr %606, align 4
  %608 = insertelement <16 x float> poison, float %607, i64 0
  %609 = shufflevector <16 x float> %608, <16 x float> poison, <16 x i32> zeroinitializer
  %610 = call <16 x float> @llvm.fma.v16f32(<16 x float> %609, <16 x float> %591, <16 x float> %583)
  %611 = call <16 x float> @llvm.fma.v16f32(<16 x float> %609, <16 x float> %593, <16 x float> %582)
  %612 = getelementptr inbounds nuw float, ptr %503, i64 %588
  %613 = load float, ptr %612, align 4
  %614 = insertelement <16 x float> poison, float %613, i64 0
  %615 = shufflevector <16 x float> %614, <16 x float> poison, <16 x i32> zeroinitializer
  %616 = call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %591, <16 x float> %581)
  %617 = call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %593, <16 x float> %580)
  %618 = getelementptr inbounds nuw float, ptr %504, i64 %588
  %619 = load float, ptr %618, align 4
  %620 = insertelement <16 x float> poison, float %619, i64 0
  %621 = shufflevector <16 x float> %620, <16 x float> poison, <16 x i32> zeroinitializer
  %622 = call <16 x float> @llvm.fma.v16f32(<16 x float> %621, <16 x float> %591, <16 x float> %579)
  %623 = call <16 x float> @llvm.fma.v16f32(<16 x float> %621, <16 x float> %593, <16 x float> %578)
  %624 = getelementptr inbounds nuw float, ptr %505, i64 %588
  %625 = load float, ptr %624, align 4
  %626 = insertelement <16 x float> poison, float %625, i64 0
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer
  %628 = call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %591, <16 x float> %577)
  %629 = call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %593, <16 x float> %576)
  %630 = getelementptr inbounds nuw float, ptr %506, i64 %588
  %631 = load float, ptr %630, align 4
  %632 = insertelement <16 x float> poison, float %631, i64 0
  %633 = shufflevector <16 x float> %632, <16 x float> poison, <16 x i32> zeroinitializer
  %634 = call <16 x float> @llvm.fma.v16f32(<16 x float> %633, <16 x float> %591, <16 x float> %575)
  %635 = call <16 x float> @llvm.fma.v16f32(<16 x float> %633, <16 x float> %593, <16 x float> %574)
  %636 = getelementptr inbounds nuw float, ptr %507, i64 %588
  %637 = load float, ptr %636, align 4
  %638 = insertelement <16 x float> poison, float %637, i64 0
  %639 = shufflevector <16 x float> %638, <16 x float> poison, <16 x i32> zeroinitializer
  %640 = call <16 x float> @llvm.fma.v16f32(<16 x float> %639, <16 x float> %591, <16 x float> %573)
  %641 = call <16 x float> @llvm.fma.v16f32(<16 x float> %639, <16 x float> %593, <16 x float> %572)
  %642 = getelementptr inbounds nuw float, ptr %508, i64 %588
  %643 = load float, ptr %642, align 4
  %644 = insertelement <16 x float> poison, float %643, i64 0
  %645 = shufflevector <16 x float> %644, <16 x float> poison, <16 x i32> zeroinitializer
  %646 = call <16 x float> @llvm.fma.v16f32(<16 x float> %645, <16 x float> %591, <16 x float> %571)
  %647 = call <16 x float> @llvm.fma.v16f32(<16 x float> %645, <16 x float> %593, <16 x float> %570)
  %648 = getelementptr inbounds nuw float, ptr %509, i64 %588
  %649 = load float, ptr %648, align 4
  %650 = insertelement <16 x float> poison, float %649, i64 0
  %651 = shufflevector <16 x float> %650, <16 x float> poison, <16 x i32> zeroinitializer
  %652 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %591, <16 x float> %569)
  %653 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %593, <16 x float> %568)
  %654 = getelementptr inbounds nuw float, ptr %510, i64 %588
  %655 = load float, ptr %654, align 4
  %656 = insertelement <16 x float> poison, float %655, i64 0
  %657 = shufflevector <16 x float> %656, <16 x float> poison, <16 x i32> zeroinitializer
  %658 = call <16 x float> @llvm.fma.v16f32(<16 x float> %657, <16 x float> %591, <16 x float> %567)
  %659 = call <16 x float> @llvm.fma.v16f32(<16 x float> %657, <16 x float> %593, <16 x float> %566)
  %660 = getelementptr inbounds nuw float, ptr %511, i64 %588
  %661 = load float, ptr %660, align 4
  %662 = insertelement <16 x float> poison, float %661, i64 0
  %663 = shufflevector <16 x float> %662, <16 x float> poison, <16 x i32> zeroinitializer
  %664 = call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %591, <16 x float> %565)
  %665 = call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %593, <16 x float> %564)
  %666 = add nuw nsw i64 %588, 1
  %667 = icmp eq i64 %666, %464
  br i1 %667, label %512, label %563, !llvm.loop !17

668:                                              ; preds = %882
  %669 = icmp slt i64 %464, 32
  br i1 %669, label %901, label %670

670:                                              ; preds = %668
  %671 = getelementptr inbounds nuw i8, ptr %465, i64 8
  %672 = getelementptr inbounds nuw i8, ptr %465, i64 48
  %673 = getelementptr inbounds nuw i8, ptr %465, i64 88
  %674 = getelementptr inbounds nuw i8, ptr %465, i64 128
  %675 = getelementptr inbounds nuw i8, ptr %465, i64 168
  %676 = getelementptr inbounds nuw i8, ptr %465, i64 208
  %677 = getelementptr inbounds nuw i8, ptr %465, i64 248
  %678 = getelementptr inbounds nuw i8, ptr %465, i64 288
  %679 = getelementptr inbounds nuw i8, ptr %465, i64 328
  %680 = getelementptr inbounds nuw i8, ptr %465, i64 368
  %681 = getelementptr inbounds nuw i8, ptr %465, i64 408
  %682 = getelementptr inbounds nuw i8, ptr %465, i64 448
  br label %917

683:                                              ; preds = %483, %882
  %684 = phi i64 [ 0, %483 ], [ %899, %882 ]
  %685 = getelementptr inbounds nuw %struct.query, ptr %465, i64 %684
  %686 = shl nuw nsw i64 %684, 9
  %687 = getelementptr inbounds nuw i8, ptr %467, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %685, i64 24
  %689 = load i64, ptr %688, align 8
  %690 = load i64, ptr %56, align 8
  %691 = sub nsw i64 %689, %690
  %692 = load i64, ptr %57, align 8
  %693 = call i64 @llvm.smin.i64(i64 %691, i64 %692)
  %694 = icmp sgt i64 %692, 0
  br i1 %694, label %695, label %722

695:                                              ; preds = %683
  %696 = trunc i64 %693 to i32
  %697 = insertelement <16 x i32> poison, i32 %696, i64 0
  %698 = shufflevector <16 x i32> %697, <16 x i32> poison, <16 x i32> zeroinitializer
  %699 = add nsw i64 %692, -1
  %700 = icmp ult i64 %692, 17
  br i1 %700, label %705, label %701

701:                                              ; preds = %695
  %702 = lshr i64 %699, 4
  %703 = add nuw nsw i64 %702, 1
  %704 = and i64 %703, 2305843009213693950
  br label %728

705:                                              ; preds = %728, %695
  %706 = phi <16 x float> [ poison, %695 ], [ %752, %728 ]
  %707 = phi <16 x float> [ splat (float 0xFFF0000000000000), %695 ], [ %752, %728 ]
  %708 = phi i64 [ 0, %695 ], [ %753, %728 ]
  %709 = and i64 %699, 16
  %710 = icmp eq i64 %709, 0
  br i1 %710, label %711, label %722

711:                                              ; preds = %705
  %712 = trunc i64 %708 to i32
  %713 = insertelement <16 x i32> poison, i32 %712, i64 0
  %714 = shufflevector <16 x i32> %713, <16 x i32> poison, <16 x i32> zeroinitializer
  %715 = or disjoint <16 x i32> %714, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %716 = icmp slt <16 x i32> %715, %698
  %717 = getelementptr inbounds nuw float, ptr %687, i64 %708
  %718 = load <16 x float>, ptr %717, align 8
  %719 = select <16 x i1> %716, <16 x float> %718, <16 x float> splat (float 0xFFF0000000000000)
  %720 = fcmp ogt <16 x float> %719, %707
  %721 = select <16 x i1> %720, <16 x float> %719, <16 x float> %707
  br label %722

722:                                              ; preds = %711, %705, %683
  %723 = phi <16 x float> [ splat (float 0xFFF0000000000000), %683 ], [ %706, %705 ], [ %721, %711 ]
  %724 = icmp sgt i64 %693, 0
  br i1 %724, label %756, label %725

725:                                              ; preds = %722
  %726 = getelementptr inbounds nuw i8, ptr %685, i64 32
  %727 = load float, ptr %726, align 8
  br label %763

728:                                              ; preds = %728, %701
  %729 = phi <16 x float> [ splat (float 0xFFF0000000000000), %701 ], [ %752, %728 ]
  %730 = phi i64 [ 0, %701 ], [ %753, %728 ]
  %731 = phi i64 [ 0, %701 ], [ %754, %728 ]
  %732 = trunc i64 %730 to i32
  %733 = insertelement <16 x i32> poison, i32 %732, i64 0
  %734 = shufflevector <16 x i32> %733, <16 x i32> poison, <16 x i32> zeroinitializer
  %735 = or disjoint <16 x i32> %734, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %736 = icmp slt <16 x i32> %735, %698
  %737 = getelementptr inbounds nuw float, ptr %687, i64 %730
  %738 = load <16 x float>, ptr %737, align 8
  %739 = select <16 x i1> %736, <16 x float> %738, <16 x float> splat (float 0xFFF0000000000000)
  %740 = fcmp ogt <16 x float> %739, %729
  %741 = select <16 x i1> %740, <16 x float> %739, <16 x float> %729
  %742 = or disjoint i64 %730, 16
  %743 = trunc i64 %742 to i32
  %744 = insertelement <16 x i32> poison, i32 %743, i64 0
  %745 = shufflevector <16 x i32> %744, <16 x i32> poison, <16 x i32> zeroinitializer
  %746 = or disjoint <16 x i32> %745, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %747 = icmp slt <16 x i32> %746, %698
  %748 = getelementptr inbounds nuw float, ptr %687, i64 %742
  %749 = load <16 x float>, ptr %748, align 8
  %750 = select <16 x i1> %747, <16 x float> %749, <16 x float> splat (float 0xFFF0000000000000)
  %751 = fcmp ogt <16 x float> %750, %741
  %752 = select <16 x i1> %751, <16 x float> %750, <16 x float> %741
  %753 = add nuw nsw i64 %730, 32
  %754 = add i64 %731, 2
  %755 = icmp eq i64 %754, %704
  br i1 %755, label %705, label %728, !llvm.loop !18

756:                                              ; preds = %722
  %757 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %723)
  %758 = fmul float %463, %757
  %759 = getelementptr inbounds nuw i8, ptr %685, i64 32
  %760 = load float, ptr %759, align 8
  %761 = fcmp ogt float %758, %760
  br i1 %761, label %763, label %762

762:                                              ; preds = %756
  br label %763

763:                                              ; preds = %725, %762, %756
  %764 = phi float [ %760, %756 ], [ %727, %725 ], [ %760, %762 ]
  %765 = phi float [ %758, %756 ], [ %727, %725 ], [ %760, %762 ]
  br i1 %694, label %766, label %776

766:                                              ; preds = %763
  %767 = trunc i64 %693 to i32
  %768 = insertelement <16 x i32> poison, i32 %767, i64 0
  %769 = shufflevector <16 x i32> %768, <16 x i32> poison, <16 x i32> zeroinitializer
  %770 = fneg float %765
  %771 = insertelement <16 x float> poison, float %770, i64 0
  %772 = shufflevector <16 x float> %771, <16 x float> poison, <16 x i32> zeroinitializer
  br label %780

773:                                              ; preds = %780
  %774 = getelementptr inbounds nuw i8, ptr %685, i64 32
  %775 = load float, ptr %774, align 8
  br label %776

776:                                              ; preds = %773, %763
  %777 = phi float [ %764, %763 ], [ %775, %773 ]
  %778 = phi <16 x float> [ zeroinitializer, %763 ], [ %811, %773 ]
  %779 = fcmp ogt float %765, %777
  br i1 %779, label %815, label %882

780:                                              ; preds = %766, %780
  %781 = phi <16 x float> [ zeroinitializer, %766 ], [ %811, %780 ]
  %782 = phi i64 [ 0, %766 ], [ %812, %780 ]
  %783 = trunc i64 %782 to i32
  %784 = insertelement <16 x i32> poison, i32 %783, i64 0
  %785 = shufflevector <16 x i32> %784, <16 x i32> poison, <16 x i32> zeroinitializer
  %786 = or disjoint <16 x i32> %785, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %787 = icmp slt <16 x i32> %786, %769
  %788 = getelementptr inbounds nuw float, ptr %687, i64 %782
  %789 = load <16 x float>, ptr %788, align 8
  %790 = call <16 x float> @llvm.fma.v16f32(<16 x float> %789, <16 x float> %485, <16 x float> %772)
  %791 = fcmp olt <16 x float> %790, splat (float -8.600000e+01)
  %792 = select <16 x i1> %791, <16 x float> splat (float -8.600000e+01), <16 x float> %790
  %793 = call <16 x float> @llvm.fma.v16f32(<16 x float> %792, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %794 = bitcast <16 x float> %793 to <16 x i32>
  %795 = fadd <16 x float> %793, splat (float 0xC168000000000000)
  %796 = call <16 x float> @llvm.fma.v16f32(<16 x float> %795, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %792)
  %797 = call <16 x float> @llvm.fma.v16f32(<16 x float> %795, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %796)
  %798 = call <16 x float> @llvm.fma.v16f32(<16 x float> %797, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %799 = call <16 x float> @llvm.fma.v16f32(<16 x float> %798, <16 x float> %797, <16 x float> splat (float 0x3F81112100000000))
  %800 = call <16 x float> @llvm.fma.v16f32(<16 x float> %799, <16 x float> %797, <16 x float> splat (float 0x3FA5553820000000))
  %801 = call <16 x float> @llvm.fma.v16f32(<16 x float> %800, <16 x float> %797, <16 x float> splat (float 0x3FC5555540000000))
  %802 = call <16 x float> @llvm.fma.v16f32(<16 x float> %801, <16 x float> %797, <16 x float> splat (float 5.000000e-01))
  %803 = fmul <16 x float> %797, %797
  %804 = call <16 x float> @llvm.fma.v16f32(<16 x float> %802, <16 x float> %803, <16 x float> %797)
  %805 = fadd <16 x float> %804, splat (float 1.000000e+00)
  %806 = shl <16 x i32> %794, splat (i32 23)
  %807 = add <16 x i32> %806, splat (i32 1065353216)
  %808 = bitcast <16 x i32> %807 to <16 x float>
  %809 = fmul <16 x float> %805, %808
  %810 = select <16 x i1> %787, <16 x float> %809, <16 x float> zeroinitializer
  store <16 x float> %810, ptr %788, align 8
  %811 = fadd <16 x float> %781, %810
  %812 = add nuw nsw i64 %782, 16
  %813 = load i64, ptr %57, align 8
  %814 = icmp slt i64 %812, %813
  br i1 %814, label %780, label %773, !llvm.loop !19

815:                                              ; preds = %776
  %816 = getelementptr inbounds nuw i8, ptr %685, i64 32
  %817 = fsub float %777, %765
  %818 = insertelement <16 x float> poison, float %817, i64 0
  %819 = shufflevector <16 x float> %818, <16 x float> poison, <16 x i32> zeroinitializer
  %820 = fcmp olt <16 x float> %819, splat (float -8.600000e+01)
  %821 = select <16 x i1> %820, <16 x float> splat (float -8.600000e+01), <16 x float> %819
  %822 = call <16 x float> @llvm.fma.v16f32(<16 x float> %821, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %823 = bitcast <16 x float> %822 to <16 x i32>
  %824 = fadd <16 x float> %822, splat (float 0xC168000000000000)
  %825 = call <16 x float> @llvm.fma.v16f32(<16 x float> %824, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %821)
  %826 = call <16 x float> @llvm.fma.v16f32(<16 x float> %824, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %825)
  %827 = call <16 x float> @llvm.fma.v16f32(<16 x float> %826, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %828 = call <16 x float> @llvm.fma.v16f32(<16 x float> %827, <16 x float> %826, <16 x float> splat (float 0x3F81112100000000))
  %829 = call <16 x float> @llvm.fma.v16f32(<16 x float> %828, <16 x float> %826, <16 x float> splat (float 0x3FA5553820000000))
  %830 = call <16 x float> @llvm.fma.v16f32(<16 x float> %829, <16 x float> %826, <16 x float> splat (float 0x3FC5555540000000))
  %831 = call <16 x float> @llvm.fma.v16f32(<16 x float> %830, <16 x float> %826, <16 x float> splat (float 5.000000e-01))
  %832 = fmul <16 x float> %826, %826
  %833 = call <16 x float> @llvm.fma.v16f32(<16 x float> %831, <16 x float> %832, <16 x float> %826)
  %834 = fadd <16 x float> %833, splat (float 1.000000e+00)
  %835 = shl <16 x i32> %823, splat (i32 23)
  %836 = add <16 x i32> %835, splat (i32 1065353216)
  %837 = bitcast <16 x i32> %836 to <16 x float>
  %838 = fmul <16 x float> %834, %837
  store float %765, ptr %816, align 8
  %839 = extractelement <16 x float> %838, i64 0
  %840 = getelementptr inbounds nuw i8, ptr %685, i64 36
  %841 = load float, ptr %840, align 4
  %842 = fmul float %839, %841
  store float %842, ptr %840, align 4
  br i1 %486, label %843, label %882

843:                                              ; preds = %815
  %844 = getelementptr inbounds nuw i8, ptr %685, i64 8
  br i1 %491, label %870, label %845

845:                                              ; preds = %843, %845
  %846 = phi i64 [ %867, %845 ], [ 0, %843 ]
  %847 = phi i64 [ %868, %845 ], [ 0, %843 ]
  %848 = load ptr, ptr %844, align 8
  %849 = getelementptr inbounds nuw float, ptr %848, i64 %846
  %850 = load <16 x float>, ptr %849, align 4
  %851 = fmul <16 x float> %838, %850
  store <16 x float> %851, ptr %849, align 4
  %852 = or disjoint i64 %846, 16
  %853 = load ptr, ptr %844, align 8
  %854 = getelementptr inbounds nuw float, ptr %853, i64 %852
  %855 = load <16 x float>, ptr %854, align 4
  %856 = fmul <16 x float> %838, %855
  store <16 x float> %856, ptr %854, align 4
  %857 = or disjoint i64 %846, 32
  %858 = load ptr, ptr %844, align 8
  %859 = getelementptr inbounds nuw float, ptr %858, i64 %857
  %860 = load <16 x float>, ptr %859, align 4
  %861 = fmul <16 x float> %838, %860
  store <16 x float> %861, ptr %859, align 4
  %862 = or disjoint i64 %846, 48
  %863 = load ptr, ptr %844, align 8
  %864 = getelementptr inbounds nuw float, ptr %863, i64 %862
  %865 = load <16 x float>, ptr %864, align 4
  %866 = fmul <16 x float> %838, %865
  store <16 x float> %866, ptr %864, align 4
  %867 = add nuw nsw i64 %846, 64
  %868 = add i64 %847, 4
  %869 = icmp eq i64 %868, %492
  br i1 %869, label %870, label %845, !llvm.loop !20

870:                                              ; preds = %845, %843
  %871 = phi i64 [ 0, %843 ], [ %867, %845 ]
  br i1 %493, label %882, label %872

872:                                              ; preds = %870, %872
  %873 = phi i64 [ %879, %872 ], [ %871, %870 ]
  %874 = phi i64 [ %880, %872 ], [ 0, %870 ]
  %875 = load ptr, ptr %844, align 8
  %876 = getelementptr inbounds nuw float, ptr %875, i64 %873
  %877 = load <16 x float>, ptr %876, align 4
  %878 = fmul <16 x float> %838, %877
  store <16 x float> %878, ptr %876, align 4
  %879 = add nuw nsw i64 %873, 16
  %880 = add i64 %874, 1
  %881 = icmp eq i64 %880, %490
  br i1 %881, label %882, label %872, !llvm.loop !21

882:                                              ; preds = %870, %872, %815, %776
  %883 = shufflevector <16 x float> %778, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %884 = shufflevector <16 x float> %778, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %885 = fadd <8 x float> %883, %884
  %886 = shufflevector <8 x float> %885, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %887 = shufflevector <8 x float> %885, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %888 = fadd <4 x float> %886, %887
  %889 = shufflevector <4 x float> %888, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %890 = fadd <4 x float> %888, %889
  %891 = shufflevector <4 x float> %888, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %892 = shufflevector <4 x float> %888, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %893 = fadd <4 x float> %891, %892
  %894 = fadd <4 x float> %890, %893
  %895 = extractelement <4 x float> %894, i64 0
  %896 = getelementptr inbounds nuw i8, ptr %685, i64 36
  %897 = load float, ptr %896, align 4
  %898 = fadd float %895, %897
  store float %898, ptr %896, align 4
  %899 = add nuw nsw i64 %684, 1
  %900 = icmp eq i64 %899, 12
  br i1 %900, label %668, label %683, !llvm.loop !22

901:                                              ; preds = %926, %668
  %902 = phi i64 [ 0, %668 ], [ %918, %926 ]
  %903 = icmp slt i64 %902, %464
  br i1 %903, label %904, label %1314

904:                                              ; preds = %901
  %905 = getelementptr inbounds nuw i8, ptr %465, i64 8
  %906 = getelementptr inbounds nuw i8, ptr %465, i64 48
  %907 = getelementptr inbounds nuw i8, ptr %465, i64 88
  %908 = getelementptr inbounds nuw i8, ptr %465, i64 128
  %909 = getelementptr inbounds nuw i8, ptr %465, i64 168
  %910 = getelementptr inbounds nuw i8, ptr %465, i64 208
  %911 = getelementptr inbounds nuw i8, ptr %465, i64 248
  %912 = getelementptr inbounds nuw i8, ptr %465, i64 288
  %913 = getelementptr inbounds nuw i8, ptr %465, i64 328
  %914 = getelementptr inbounds nuw i8, ptr %465, i64 368
  %915 = getelementptr inbounds nuw i8, ptr %465, i64 408
  %916 = getelementptr inbounds nuw i8, ptr %465, i64 448
  br label %1166

917:                                              ; preds = %670, %926
  %918 = phi i64 [ %1059, %926 ], [ 32, %670 ]
  %919 = phi i64 [ %918, %926 ], [ 0, %670 ]
  %920 = load i64, ptr %57, align 8
  %921 = mul nsw i64 %920, %919
  %922 = getelementptr inbounds float, ptr %61, i64 %921
  %923 = icmp sgt i64 %920, 0
  br i1 %923, label %924, label %926

924:                                              ; preds = %917
  %925 = getelementptr i8, ptr %922, i64 64
  br label %1061

926:                                              ; preds = %1061, %917
  %927 = phi <16 x float> [ zeroinitializer, %917 ], [ %1145, %1061 ]
  %928 = phi <16 x float> [ zeroinitializer, %917 ], [ %1144, %1061 ]
  %929 = phi <16 x float> [ zeroinitializer, %917 ], [ %1139, %1061 ]
  %930 = phi <16 x float> [ zeroinitializer, %917 ], [ %1138, %1061 ]
  %931 = phi <16 x float> [ zeroinitializer, %917 ], [ %1133, %1061 ]
  %932 = phi <16 x float> [ zeroinitializer, %917 ], [ %1132, %1061 ]
  %933 = phi <16 x float> [ zeroinitializer, %917 ], [ %1127, %1061 ]
  %934 = phi <16 x float> [ zeroinitializer, %917 ], [ %1126, %1061 ]
  %935 = phi <16 x float> [ zeroinitializer, %917 ], [ %1121, %1061 ]
  %936 = phi <16 x float> [ zeroinitializer, %917 ], [ %1120, %1061 ]
  %937 = phi <16 x float> [ zeroinitializer, %917 ], [ %1115, %1061 ]
  %938 = phi <16 x float> [ zeroinitializer, %917 ], [ %1114, %1061 ]
  %939 = phi <16 x float> [ zeroinitializer, %917 ], [ %1109, %1061 ]
  %940 = phi <16 x float> [ zeroinitializer, %917 ], [ %1108, %1061 ]
  %941 = phi <16 x float> [ zeroinitializer, %917 ], [ %1103, %1061 ]
  %942 = phi <16 x float> [ zeroinitializer, %917 ], [ %1102, %1061 ]
  %943 = phi <16 x float> [ zeroinitializer, %917 ], [ %1097, %1061 ]
  %944 = phi <16 x float> [ zeroinitializer, %917 ], [ %1096, %1061 ]
  %945 = phi <16 x float> [ zeroinitializer, %917 ], [ %1150, %1061 ]
  %946 = phi <16 x float> [ zeroinitializer, %917 ], [ %1151, %1061 ]
  %947 = phi <16 x float> [ zeroinitializer, %917 ], [ %1156, %1061 ]
  %948 = phi <16 x float> [ zeroinitializer, %917 ], [ %1157, %1061 ]
  %949 = phi <16 x float> [ zeroinitializer, %917 ], [ %1162, %1061 ]
  %950 = phi <16 x float> [ zeroinitializer, %917 ], [ %1163, %1061 ]
  %951 = load ptr, ptr %671, align 8
  %952 = getelementptr inbounds nuw float, ptr %951, i64 %919
  %953 = load <16 x float>, ptr %952, align 4
  %954 = fadd <16 x float> %953, %944
  store <16 x float> %954, ptr %952, align 4
  %955 = load ptr, ptr %671, align 8
  %956 = getelementptr inbounds nuw float, ptr %955, i64 %919
  %957 = getelementptr inbounds nuw i8, ptr %956, i64 64
  %958 = load <16 x float>, ptr %957, align 4
  %959 = fadd <16 x float> %958, %943
  store <16 x float> %959, ptr %957, align 4
  %960 = load ptr, ptr %672, align 8
  %961 = getelementptr inbounds nuw float, ptr %960, i64 %919
  %962 = load <16 x float>, ptr %961, align 4
  %963 = fadd <16 x float> %962, %942
  store <16 x float> %963, ptr %961, align 4
  %964 = load ptr, ptr %672, align 8
  %965 = getelementptr inbounds nuw float, ptr %964, i64 %919
  %966 = getelementptr inbounds nuw i8, ptr %965, i64 64
  %967 = load <16 x float>, ptr %966, align 4
  %968 = fadd <16 x float> %967, %941
  store <16 x float> %968, ptr %966, align 4
  %969 = load ptr, ptr %673, align 8
  %970 = getelementptr inbounds nuw float, ptr %969, i64 %919
  %971 = load <16 x float>, ptr %970, align 4
  %972 = fadd <16 x float> %971, %940
  store <16 x float> %972, ptr %970, align 4
  %973 = load ptr, ptr %673, align 8
  %974 = getelementptr inbounds nuw float, ptr %973, i64 %919
  %975 = getelementptr inbounds nuw i8, ptr %974, i64 64
  %976 = load <16 x float>, ptr %975, align 4
  %977 = fadd <16 x float> %976, %939
  store <16 x float> %977, ptr %975, align 4
  %978 = load ptr, ptr %674, align 8
  %979 = getelementptr inbounds nuw float, ptr %978, i64 %919
  %980 = load <16 x float>, ptr %979, align 4
  %981 = fadd <16 x float> %980, %938
  store <16 x float> %981, ptr %979, align 4
  %982 = load ptr, ptr %674, align 8
  %983 = getelementptr inbounds nuw float, ptr %982, i64 %919
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 64
  %985 = load <16 x float>, ptr %984, align 4
  %986 = fadd <16 x float> %985, %937
  store <16 x float> %986, ptr %984, align 4
  %987 = load ptr, ptr %675, align 8
  %988 = getelementptr inbounds nuw float, ptr %987, i64 %919
  %989 = load <16 x float>, ptr %988, align 4
  %990 = fadd <16 x float> %989, %936
  store <16 x float> %990, ptr %988, align 4
  %991 = load ptr, ptr %675, align 8
  %992 = getelementptr inbounds nuw float, ptr %991, i64 %919
  %993 = getelementptr inbounds nuw i8, ptr %992, i64 64
  %994 = load <16 x float>, ptr %993, align 4
  %995 = fadd <16 x float> %994, %935
  store <16 x float> %995, ptr %993, align 4
  %996 = load ptr, ptr %676, align 8
  %997 = getelementptr inbounds nuw float, ptr %996, i64 %919
  %998 = load <16 x float>, ptr %997, align 4
  %999 = fadd <16 x float> %998, %934
  store <16 x float> %999, ptr %997, align 4
  %1000 = load ptr, ptr %676, align 8
  %1001 = getelementptr inbounds nuw float, ptr %1000, i64 %919
  %1002 = getelementptr inbounds nuw i8, ptr %1001, i64 64
  %1003 = load <16 x float>, ptr %1002, align 4
  %1004 = fadd <16 x float> %1003, %933
  store <16 x float> %1004, ptr %1002, align 4
  %1005 = load ptr, ptr %677, align 8
  %1006 = getelementptr inbounds nuw float, ptr %1005, i64 %919
  %1007 = load <16 x float>, ptr %1006, align 4
  %1008 = fadd <16 x float> %1007, %932
  store <16 x float> %1008, ptr %1006, align 4
  %1009 = load ptr, ptr %677, align 8
  %1010 = getelementptr inbounds nuw float, ptr %1009, i64 %919
  %1011 = getelementptr inbounds nuw i8, ptr %1010, i64 64
  %1012 = load <16 x float>, ptr %1011, align 4
  %1013 = fadd <16 x float> %1012, %931
  store <16 x float> %1013, ptr %1011, align 4
  %1014 = load ptr, ptr %678, align 8
  %1015 = getelementptr inbounds nuw float, ptr %1014, i64 %919
  %1016 = load <16 x float>, ptr %1015, align 4
  %1017 = fadd <16 x float> %1016, %930
  store <16 x float> %1017, ptr %1015, align 4
  %1018 = load ptr, ptr %678, align 8
  %1019 = getelementptr inbounds nuw float, ptr %1018, i64 %919
  %1020 = getelementptr inbounds nuw i8, ptr %1019, i64 64
  %1021 = load <16 x float>, ptr %1020, align 4
  %1022 = fadd <16 x float> %1021, %929
  store <16 x float> %1022, ptr %1020, align 4
  %1023 = load ptr, ptr %679, align 8
  %1024 = getelementptr inbounds nuw float, ptr %1023, i64 %919
  %1025 = load <16 x float>, ptr %1024, align 4
  %1026 = fadd <16 x float> %1025, %928
  store <16 x float> %1026, ptr %1024, align 4
  %1027 = load ptr, ptr %679, align 8
  %1028 = getelementptr inbounds nuw float, ptr %1027, i64 %919
  %1029 = getelementptr inbounds nuw i8, ptr %1028, i64 64
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = fadd <16 x float> %1030, %927
  store <16 x float> %1031, ptr %1029, align 4
  %1032 = load ptr, ptr %680, align 8
  %1033 = getelementptr inbounds nuw float, ptr %1032, i64 %919
  %1034 = load <16 x float>, ptr %1033, align 4
  %1035 = fadd <16 x float> %1034, %945
  store <16 x float> %1035, ptr %1033, align 4
  %1036 = load ptr, ptr %680, align 8
  %1037 = getelementptr inbounds nuw float, ptr %1036, i64 %919
  %1038 = getelementptr inbounds nuw i8, ptr %1037, i64 64
  %1039 = load <16 x float>, ptr %1038, align 4
  %1040 = fadd <16 x float> %1039, %946
  store <16 x float> %1040, ptr %1038, align 4
  %1041 = load ptr, ptr %681, align 8
  %1042 = getelementptr inbounds nuw float, ptr %1041, i64 %919
  %1043 = load <16 x float>, ptr %1042, align 4
  %1044 = fadd <16 x float> %1043, %947
  store <16 x float> %1044, ptr %1042, align 4
  %1045 = load ptr, ptr %681, align 8
  %1046 = getelementptr inbounds nuw float, ptr %1045, i64 %919
  %1047 = getelementptr inbounds nuw i8, ptr %1046, i64 64
  %1048 = load <16 x float>, ptr %1047, align 4
  %1049 = fadd <16 x float> %1048, %948
  store <16 x float> %1049, ptr %1047, align 4
  %1050 = load ptr, ptr %682, align 8
  %1051 = getelementptr inbounds nuw float, ptr %1050, i64 %919
  %1052 = load <16 x float>, ptr %1051, align 4
  %1053 = fadd <16 x float> %1052, %949
  store <16 x float> %1053, ptr %1051, align 4
  %1054 = load ptr, ptr %682, align 8
  %1055 = getelementptr inbounds nuw float, ptr %1054, i64 %919
  %1056 = getelementptr inbounds nuw i8, ptr %1055, i64 64
  %1057 = load <16 x float>, ptr %1056, align 4
  %1058 = fadd <16 x float> %1057, %950
  store <16 x float> %1058, ptr %1056, align 4
  %1059 = add nuw nsw i64 %918, 32
  %1060 = icmp sgt i64 %1059, %464
  br i1 %1060, label %901, label %917, !llvm.loop !23

1061:                                             ; preds = %924, %1061
  %1062 = phi <16 x float> [ zeroinitializer, %924 ], [ %1145, %1061 ]
  %1063 = phi <16 x float> [ zeroinitializer, %924 ], [ %1144, %1061 ]
  %1064 = phi <16 x float> [ zeroinitializer, %924 ], [ %1139, %1061 ]
  %1065 = phi <16 x float> [ zeroinitializer, %924 ], [ %1138, %1061 ]
  %1066 = phi <16 x float> [ zeroinitializer, %924 ], [ %1133, %1061 ]
  %1067 = phi <16 x float> [ zeroinitializer, %924 ], [ %1132, %1061 ]
  %1068 = phi <16 x float> [ zeroinitializer, %924 ], [ %1127, %1061 ]
  %1069 = phi <16 x float> [ zeroinitializer, %924 ], [ %1126, %1061 ]
  %1070 = phi <16 x float> [ zeroinitializer, %924 ], [ %1121, %1061 ]
  %1071 = phi <16 x float> [ zeroinitializer, %924 ], [ %1120, %1061 ]
  %1072 = phi <16 x float> [ zeroinitializer, %924 ], [ %1115, %1061 ]
  %1073 = phi <16 x float> [ zeroinitializer, %924 ], [ %1114, %1061 ]
  %1074 = phi <16 x float> [ zeroinitializer, %924 ], [ %1109, %1061 ]
  %1075 = phi <16 x float> [ zeroinitializer, %924 ], [ %1108, %1061 ]
  %1076 = phi <16 x float> [ zeroinitializer, %924 ], [ %1103, %1061 ]
  %1077 = phi <16 x float> [ zeroinitializer, %924 ], [ %1102, %1061 ]
  %1078 = phi <16 x float> [ zeroinitializer, %924 ], [ %1097, %1061 ]
  %1079 = phi <16 x float> [ zeroinitializer, %924 ], [ %1096, %1061 ]
  %1080 = phi <16 x float> [ zeroinitializer, %924 ], [ %1150, %1061 ]
  %1081 = phi <16 x float> [ zeroinitializer, %924 ], [ %1151, %1061 ]
  %1082 = phi <16 x float> [ zeroinitializer, %924 ], [ %1156, %1061 ]
  %1083 = phi <16 x float> [ zeroinitializer, %924 ], [ %1157, %1061 ]
  %1084 = phi <16 x float> [ zeroinitializer, %924 ], [ %1162, %1061 ]
  %1085 = phi <16 x float> [ zeroinitializer, %924 ], [ %1163, %1061 ]
  %1086 = phi i64 [ 0, %924 ], [ %1164, %1061 ]
  %1087 = shl i64 %1086, 7
  %1088 = getelementptr i8, ptr %922, i64 %1087
  %1089 = load <16 x float>, ptr %1088, align 8
  %1090 = getelementptr i8, ptr %925, i64 %1087
  %1091 = load <16 x float>, ptr %1090, align 8
  %1092 = getelementptr inbounds nuw float, ptr %467, i64 %1086
  %1093 = load float, ptr %1092, align 4
  %1094 = insertelement <16 x float> poison, float %1093, i64 0
  %1095 = shufflevector <16 x float> %1094, <16 x float> poison, <16 x i32> zeroinitializer
  %1096 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1095, <16 x float> %1089, <16 x float> %1079)
  %1097 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1095, <16 x float> %1091, <16 x float> %1078)
  %1098 = getelementptr inbounds nuw i8, ptr %1092, i64 512
  %1099 = load float, ptr %1098, align 4
  %1100 = insertelement <16 x float> poison, float %1099, i64 0
  %1101 = shufflevector <16 x float> %1100, <16 x float> poison, <16 x i32> zeroinitializer
  %1102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1101, <16 x float> %1089, <16 x float> %1077)
  %1103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1101, <16 x float> %1091, <16 x float> %1076)
  %1104 = getelementptr inbounds nuw i8, ptr %1092, i64 1024
  %1105 = load float, ptr %1104, align 4
  %1106 = insertelement <16 x float> poison, float %1105, i64 0
  %1107 = shufflevector <16 x float> %1106, <16 x float> poison, <16 x i32> zeroinitializer
  %1108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1107, <16 x float> %1089, <16 x float> %1075)
  %1109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1107, <16 x float> %1091, <16 x float> %1074)
  %1110 = getelementptr inbounds nuw i8, ptr %1092, i64 1536
  %1111 = load float, ptr %1110, align 4
  %1112 = insertelement <16 x float> poison, float %1111, i64 0
  %1113 = shufflevector <16 x float> %1112, <16 x float> poison, <16 x i32> zeroinitializer
  %1114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1113, <16 x float> %1089, <16 x float> %1073)
  %1115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1113, <16 x float> %1091, <16 x float> %1072)
  %1116 = getelementptr inbounds nuw i8, ptr %1092, i64 2048
  %1117 = load float, ptr %1116, align 4
  %1118 = insertelement <16 x float> poison, float %1117, i64 0
  %1119 = shufflevector <16 x float> %1118, <16 x float> poison, <16 x i32> zeroinitializer
  %1120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1119, <16 x float> %1089, <16 x float> %1071)
  %1121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1119, <16 x float> %1091, <16 x float> %1070)
  %1122 = getelementptr inbounds nuw i8, ptr %1092, i64 2560
  %1123 = load float, ptr %1122, align 4
  %1124 = insertelement <16 x float> poison, float %1123, i64 0
  %1125 = shufflevector <16 x float> %1124, <16 x float> poison, <16 x i32> zeroinitializer
  %1126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1125, <16 x float> %1089, <16 x float> %1069)
  %1127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1125, <16 x float> %1091, <16 x float> %1068)
  %1128 = getelementptr inbounds nuw i8, ptr %1092, i64 3072
  %1129 = load float, ptr %1128, align 4
  %1130 = insertelement <16 x float> poison, float %1129, i64 0
  %1131 = shufflevector <16 x float> %1130, <16 x float> poison, <16 x i32> zeroinitializer
  %1132 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1131, <16 x float> %1089, <16 x float> %1067)
  %1133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1131, <16 x float> %1091, <16 x float> %1066)
  %1134 = getelementptr inbounds nuw i8, ptr %1092, i64 3584
  %1135 = load float, ptr %1134, align 4
  %1136 = insertelement <16 x float> poison, float %1135, i64 0
  %1137 = shufflevector <16 x float> %1136, <16 x float> poison, <16 x i32> zeroinitializer
  %1138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1137, <16 x float> %1089, <16 x float> %1065)
  %1139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1137, <16 x float> %1091, <16 x float> %1064)
  %1140 = getelementptr inbounds nuw i8, ptr %1092, i64 4096
  %1141 = load float, ptr %1140, align 4
  %1142 = insertelement <16 x float> poison, float %1141, i64 0
  %1143 = shufflevector <16 x float> %1142, <16 x float> poison, <16 x i32> zeroinitializer
  %1144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1143, <16 x float> %1089, <16 x float> %1063)
  %1145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1143, <16 x float> %1091, <16 x float> %1062)
  %1146 = getelementptr inbounds nuw i8, ptr %1092, i64 4608
  %1147 = load float, ptr %1146, align 4
  %1148 = insertelement <16 x float> poison, float %1147, i64 0
  %1149 = shufflevector <16 x float> %1148, <16 x float> poison, <16 x i32> zeroinitializer
  %1150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1149, <16 x float> %1089, <16 x float> %1080)
  %1151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1149, <16 x float> %1091, <16 x float> %1081)
  %1152 = getelementptr inbounds nuw i8, ptr %1092, i64 5120
  %1153 = load float, ptr %1152, align 4
  %1154 = insertelement <16 x float> poison, float %1153, i64 0
  %1155 = shufflevector <16 x float> %1154, <16 x float> poison, <16 x i32> zeroinitializer
  %1156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1155, <16 x float> %1089, <16 x float> %1082)
  %1157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1155, <16 x float> %1091, <16 x float> %1083)
  %1158 = getelementptr inbounds nuw i8, ptr %1092, i64 5632
  %1159 = load float, ptr %1158, align 4
  %1160 = insertelement <16 x float> poison, float %1159, i64 0
  %1161 = shufflevector <16 x float> %1160, <16 x float> poison, <16 x i32> zeroinitializer
  %1162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1161, <16 x float> %1089, <16 x float> %1084)
  %1163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1161, <16 x float> %1091, <16 x float> %1085)
  %1164 = add nuw nsw i64 %1086, 1
  %1165 = icmp eq i64 %1164, %920
  br i1 %1165, label %926, label %1061, !llvm.loop !24

1166:                                             ; preds = %904, %1172
  %1167 = phi i64 [ %1233, %1172 ], [ %902, %904 ]
  %1168 = load i64, ptr %57, align 8
  %1169 = mul nsw i64 %1168, %1167
  %1170 = getelementptr inbounds float, ptr %61, i64 %1169
  %1171 = icmp sgt i64 %1168, 0
  br i1 %1171, label %1235, label %1172

1172:                                             ; preds = %1235, %1166
  %1173 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1311, %1235 ]
  %1174 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1306, %1235 ]
  %1175 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1301, %1235 ]
  %1176 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1296, %1235 ]
  %1177 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1291, %1235 ]
  %1178 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1286, %1235 ]
  %1179 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1281, %1235 ]
  %1180 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1276, %1235 ]
  %1181 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1271, %1235 ]
  %1182 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1266, %1235 ]
  %1183 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1261, %1235 ]
  %1184 = phi <16 x float> [ zeroinitializer, %1166 ], [ %1256, %1235 ]
  %1185 = load ptr, ptr %905, align 8
  %1186 = getelementptr inbounds nuw float, ptr %1185, i64 %1167
  %1187 = load <16 x float>, ptr %1186, align 4
  %1188 = fadd <16 x float> %1187, %1184
  store <16 x float> %1188, ptr %1186, align 4
  %1189 = load ptr, ptr %906, align 8
  %1190 = getelementptr inbounds nuw float, ptr %1189, i64 %1167
  %1191 = load <16 x float>, ptr %1190, align 4
  %1192 = fadd <16 x float> %1191, %1183
  store <16 x float> %1192, ptr %1190, align 4
  %1193 = load ptr, ptr %907, align 8
  %1194 = getelementptr inbounds nuw float, ptr %1193, i64 %1167
  %1195 = load <16 x float>, ptr %1194, align 4
  %1196 = fadd <16 x float> %1195, %1182
  store <16 x float> %1196, ptr %1194, align 4
  %1197 = load ptr, ptr %908, align 8
  %1198 = getelementptr inbounds nuw float, ptr %1197, i64 %1167
  %1199 = load <16 x float>, ptr %1198, align 4
  %1200 = fadd <16 x float> %1199, %1181
  store <16 x float> %1200, ptr %1198, align 4
  %1201 = load ptr, ptr %909, align 8
  %1202 = getelementptr inbounds nuw float, ptr %1201, i64 %1167
  %1203 = load <16 x float>, ptr %1202, align 4
  %1204 = fadd <16 x float> %1203, %1180
  store <16 x float> %1204, ptr %1202, align 4
  %1205 = load ptr, ptr %910, align 8
  %1206 = getelementptr inbounds nuw float, ptr %1205, i64 %1167
  %1207 = load <16 x float>, ptr %1206, align 4
  %1208 = fadd <16 x float> %1207, %1179
  store <16 x float> %1208, ptr %1206, align 4
  %1209 = load ptr, ptr %911, align 8
  %1210 = getelementptr inbounds nuw float, ptr %1209, i64 %1167
  %1211 = load <16 x float>, ptr %1210, align 4
  %1212 = fadd <16 x float> %1211, %1178
  store <16 x float> %1212, ptr %1210, align 4
  %1213 = load ptr, ptr %912, align 8
  %1214 = getelementptr inbounds nuw float, ptr %1213, i64 %1167
  %1215 = load <16 x float>, ptr %1214, align 4
  %1216 = fadd <16 x float> %1215, %1177
  store <16 x float> %1216, ptr %1214, align 4
  %1217 = load ptr, ptr %913, align 8
  %1218 = getelementptr inbounds nuw float, ptr %1217, i64 %1167
  %1219 = load <16 x float>, ptr %1218, align 4
  %1220 = fadd <16 x float> %1219, %1176
  store <16 x float> %1220, ptr %1218, align 4
  %1221 = load ptr, ptr %914, align 8
  %1222 = getelementptr inbounds nuw float, ptr %1221, i64 %1167
  %1223 = load <16 x float>, ptr %1222, align 4
  %1224 = fadd <16 x float> %1223, %1175
  store <16 x float> %1224, ptr %1222, align 4
  %1225 = load ptr, ptr %915, align 8
  %1226 = getelementptr inbounds nuw float, ptr %1225, i64 %1167
  %1227 = load <16 x float>, ptr %1226, align 4
  %1228 = fadd <16 x float> %1227, %1174
  store <16 x float> %1228, ptr %1226, align 4
  %1229 = load ptr, ptr %916, align 8
  %1230 = getelementptr inbounds nuw float, ptr %1229, i64 %1167
  %1231 = load <16 x float>, ptr %1230, align 4
  %1232 = fadd <16 x float> %1231, %1173
  store <16 x float> %1232, ptr %1230, align 4
  %1233 = add nuw nsw i64 %1167, 16
  %1234 = icmp slt i64 %1233, %464
  br i1 %1234, label %1166, label %1314, !llvm.loop !25

1235:                                             ; preds = %1166, %1235
  %1236 = phi <16 x float> [ %1311, %1235 ], [ zeroinitializer, %1166 ]
  %1237 = phi <16 x float> [ %1306, %1235 ], [ zeroinitializer, %1166 ]
  %1238 = phi <16 x float> [ %1301, %1235 ], [ zeroinitializer, %1166 ]
  %1239 = phi <16 x float> [ %1296, %1235 ], [ zeroinitializer, %1166 ]
  %1240 = phi <16 x float> [ %1291, %1235 ], [ zeroinitializer, %1166 ]
  %1241 = phi <16 x float> [ %1286, %1235 ], [ zeroinitializer, %1166 ]
  %1242 = phi <16 x float> [ %1281, %1235 ], [ zeroinitializer, %1166 ]
  %1243 = phi <16 x float> [ %1276, %1235 ], [ zeroinitializer, %1166 ]
  %1244 = phi <16 x float> [ %1271, %1235 ], [ zeroinitializer, %1166 ]
  %1245 = phi <16 x float> [ %1266, %1235 ], [ zeroinitializer, %1166 ]
  %1246 = phi <16 x float> [ %1261, %1235 ], [ zeroinitializer, %1166 ]
  %1247 = phi <16 x float> [ %1256, %1235 ], [ zeroinitializer, %1166 ]
  %1248 = phi i64 [ %1312, %1235 ], [ 0, %1166 ]
  %1249 = shl nsw i64 %1248, 6
  %1250 = getelementptr inbounds nuw i8, ptr %1170, i64 %1249
  %1251 = load <16 x float>, ptr %1250, align 4
  %1252 = getelementptr inbounds nuw float, ptr %467, i64 %1248
  %1253 = load float, ptr %1252, align 4
  %1254 = insertelement <16 x float> poison, float %1253, i64 0
  %1255 = shufflevector <16 x float> %1254, <16 x float> poison, <16 x i32> zeroinitializer
  %1256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1255, <16 x float> %1251, <16 x float> %1247)
  %1257 = getelementptr inbounds nuw i8, ptr %1252, i64 512
  %1258 = load float, ptr %1257, align 4
  %1259 = insertelement <16 x float> poison, float %1258, i64 0
  %1260 = shufflevector <16 x float> %1259, <16 x float> poison, <16 x i32> zeroinitializer
  %1261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1260, <16 x float> %1251, <16 x float> %1246)
  %1262 = getelementptr inbounds nuw i8, ptr %1252, i64 1024
  %1263 = load float, ptr %1262, align 4
  %1264 = insertelement <16 x float> poison, float %1263, i64 0
  %1265 = shufflevector <16 x float> %1264, <16 x float> poison, <16 x i32> zeroinitializer
  %1266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1265, <16 x float> %1251, <16 x float> %1245)
  %1267 = getelementptr inbounds nuw i8, ptr %1252, i64 1536
  %1268 = load float, ptr %1267, align 4
  %1269 = insertelement <16 x float> poison, float %1268, i64 0
  %1270 = shufflevector <16 x float> %1269, <16 x float> poison, <16 x i32> zeroinitializer
  %1271 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1270, <16 x float> %1251, <16 x float> %1244)
  %1272 = getelementptr inbounds nuw i8, ptr %1252, i64 2048
  %1273 = load float, ptr %1272, align 4
  %1274 = insertelement <16 x float> poison, float %1273, i64 0
  %1275 = shufflevector <16 x float> %1274, <16 x float> poison, <16 x i32> zeroinitializer
  %1276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1275, <16 x float> %1251, <16 x float> %1243)
  %1277 = getelementptr inbounds nuw i8, ptr %1252, i64 2560
  %1278 = load float, ptr %1277, align 4
  %1279 = insertelement <16 x float> poison, float %1278, i64 0
  %1280 = shufflevector <16 x float> %1279, <16 x float> poison, <16 x i32> zeroinitializer
  %1281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1280, <16 x float> %1251, <16 x float> %1242)
  %1282 = getelementptr inbounds nuw i8, ptr %1252, i64 3072
  %1283 = load float, ptr %1282, align 4
  %1284 = insertelement <16 x float> poison, float %1283, i64 0
  %1285 = shufflevector <16 x float> %1284, <16 x float> poison, <16 x i32> zeroinitializer
  %1286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1285, <16 x float> %1251, <16 x float> %1241)
  %1287 = getelementptr inbounds nuw i8, ptr %1252, i64 3584
  %1288 = load float, ptr %1287, align 4
  %1289 = insertelement <16 x float> poison, float %1288, i64 0
  %1290 = shufflevector <16 x float> %1289, <16 x float> poison, <16 x i32> zeroinitializer
  %1291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1290, <16 x float> %1251, <16 x float> %1240)
  %1292 = getelementptr inbounds nuw i8, ptr %1252, i64 4096
  %1293 = load float, ptr %1292, align 4
  %1294 = insertelement <16 x float> poison, float %1293, i64 0
  %1295 = shufflevector <16 x float> %1294, <16 x float> poison, <16 x i32> zeroinitializer
  %1296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1295, <16 x float> %1251, <16 x float> %1239)
  %1297 = getelementptr inbounds nuw i8, ptr %1252, i64 4608
  %1298 = load float, ptr %1297, align 4
  %1299 = insertelement <16 x float> poison, float %1298, i64 0
  %1300 = shufflevector <16 x float> %1299, <16 x float> poison, <16 x i32> zeroinitializer
  %1301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1300, <16 x float> %1251, <16 x float> %1238)
  %1302 = getelementptr inbounds nuw i8, ptr %1252, i64 5120
  %1303 = load float, ptr %1302, align 4
  %1304 = insertelement <16 x float> poison, float %1303, i64 0
  %1305 = shufflevector <16 x float> %1304, <16 x float> poison, <16 x i32> zeroinitializer
  %1306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1305, <16 x float> %1251, <16 x float> %1237)
  %1307 = getelementptr inbounds nuw i8, ptr %1252, i64 5632
  %1308 = load float, ptr %1307, align 4
  %1309 = insertelement <16 x float> poison, float %1308, i64 0
  %1310 = shufflevector <16 x float> %1309, <16 x float> poison, <16 x i32> zeroinitializer
  %1311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1310, <16 x float> %1251, <16 x float> %1236)
  %1312 = add nuw nsw i64 %1248, 1
  %1313 = icmp eq i64 %1312, %1168
  br i1 %1313, label %1172, label %1235, !llvm.loop !24

1314:                                             ; preds = %1172, %901
  %1315 = add nuw nsw i64 %462, 12
  %1316 = load i64, ptr %43, align 8
  %1317 = icmp slt i64 %1315, %1316
  br i1 %1317, label %461, label %457, !llvm.loop !26

1318:                                             ; preds = %78, %1364
  %1319 = phi i64 [ %77, %78 ], [ %1365, %1364 ]
  %1320 = phi i64 [ 0, %78 ], [ %1366, %1364 ]
  %1321 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1320
  %1322 = call i64 @llvm.smin.i64(i64 %1320, i64 %79)
  %1323 = add nsw i64 %1322, %69
  %1324 = load i64, ptr %7, align 8, !noalias !27
  %1325 = mul nsw i64 %1324, %67
  %1326 = srem i64 %1323, %1324
  %1327 = add nsw i64 %1325, %1326
  %1328 = sdiv i64 %1323, %1324
  %1329 = load ptr, ptr %0, align 8, !noalias !27
  %1330 = load i64, ptr %44, align 8, !noalias !27
  %1331 = mul nsw i64 %1330, %1327
  %1332 = getelementptr inbounds float, ptr %1329, i64 %1331
  %1333 = load i64, ptr %45, align 8, !noalias !27
  %1334 = mul nsw i64 %1333, %1328
  %1335 = getelementptr inbounds float, ptr %1332, i64 %1334
  %1336 = load ptr, ptr %46, align 8, !noalias !27
  %1337 = load i64, ptr %14, align 8, !noalias !27
  %1338 = mul i64 %1328, %1324
  %1339 = mul i64 %1338, %1337
  %1340 = add nsw i64 %1339, %1327
  %1341 = mul nsw i64 %1340, %1319
  %1342 = getelementptr inbounds float, ptr %1336, i64 %1341
  %1343 = load ptr, ptr %48, align 8, !noalias !27
  %1344 = load i64, ptr %9, align 8, !noalias !27
  %1345 = mul nsw i64 %1344, %1327
  %1346 = getelementptr inbounds float, ptr %1343, i64 %1345
  %1347 = getelementptr inbounds float, ptr %1346, i64 %1328
  %1348 = load i64, ptr %49, align 8, !noalias !27
  %1349 = load i64, ptr %50, align 8, !noalias !27
  %1350 = icmp eq i64 %1349, 0
  %1351 = xor i64 %1328, -1
  %1352 = add i64 %1344, %1351
  %1353 = select i1 %1350, i64 0, i64 %1352
  %1354 = sub nsw i64 %1348, %1353
  store ptr %1335, ptr %1321, align 8
  %1355 = getelementptr inbounds nuw i8, ptr %1321, i64 8
  store ptr %1342, ptr %1355, align 8
  %1356 = getelementptr inbounds nuw i8, ptr %1321, i64 16
  store ptr %1347, ptr %1356, align 8
  %1357 = getelementptr inbounds nuw i8, ptr %1321, i64 24
  store i64 %1354, ptr %1357, align 8
  %1358 = getelementptr inbounds nuw i8, ptr %1321, i64 32
  store float 0xFFF0000000000000, ptr %1358, align 8
  %1359 = getelementptr inbounds nuw i8, ptr %1321, i64 36
  store float 0.000000e+00, ptr %1359, align 4
  %1360 = icmp slt i64 %1320, %72
  br i1 %1360, label %1362, label %1361

1361:                                             ; preds = %1318
  store ptr %51, ptr %1355, align 8
  br label %1362

1362:                                             ; preds = %1361, %1318
  %1363 = icmp sgt i64 %1319, 0
  br i1 %1363, label %1369, label %1364

1364:                                             ; preds = %1369, %1362
  %1365 = phi i64 [ %1319, %1362 ], [ %1374, %1369 ]
  %1366 = add nuw nsw i64 %1320, 1
  %1367 = load i64, ptr %43, align 8
  %1368 = icmp slt i64 %1366, %1367
  br i1 %1368, label %1318, label %80, !llvm.loop !30

1369:                                             ; preds = %1362, %1369
  %1370 = phi i64 [ %1373, %1369 ], [ 0, %1362 ]
  %1371 = load ptr, ptr %1355, align 8
  %1372 = getelementptr inbounds nuw float, ptr %1371, i64 %1370
  store <16 x float> zeroinitializer, ptr %1372, align 4
  %1373 = add nuw nsw i64 %1370, 16
  %1374 = load i64, ptr %47, align 8
  %1375 = icmp slt i64 %1373, %1374
  br i1 %1375, label %1369, label %1364, !llvm.loop !31

1376:                                             ; preds = %1389, %144
  %1377 = add nsw i64 %66, %6
  %1378 = load i64, ptr %14, align 8
  %1379 = mul nsw i64 %1378, %39
  %1380 = icmp slt i64 %1377, %1379
  br i1 %1380, label %65, label %64, !llvm.loop !32

1381:                                             ; preds = %144, %1389
  %1382 = phi i64 [ %1398, %1389 ], [ 0, %144 ]
  %1383 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1382
  %1384 = load i64, ptr %47, align 8
  %1385 = icmp sgt i64 %1384, 0
  br i1 %1385, label %1386, label %1389

1386:                                             ; preds = %1381
  %1387 = getelementptr inbounds nuw i8, ptr %1383, i64 8
  %1388 = getelementptr inbounds nuw i8, ptr %1383, i64 36
  br label %1400

1389:                                             ; preds = %1400, %1381
  %1390 = getelementptr inbounds nuw i8, ptr %1383, i64 36
  %1391 = load float, ptr %1390, align 4
  %1392 = call float @logf(float noundef %1391)
  %1393 = getelementptr inbounds nuw i8, ptr %1383, i64 32
  %1394 = load float, ptr %1393, align 8
  %1395 = fadd float %1392, %1394
  %1396 = getelementptr inbounds nuw i8, ptr %1383, i64 16
  %1397 = load ptr, ptr %1396, align 8
  store float %1395, ptr %1397, align 4
  %1398 = add nuw nsw i64 %1382, 1
  %1399 = icmp eq i64 %1398, %72
  br i1 %1399, label %1376, label %1381, !llvm.loop !33

1400:                                             ; preds = %1386, %1400
  %1401 = phi i64 [ 0, %1386 ], [ %1410, %1400 ]
  %1402 = load ptr, ptr %1387, align 8
  %1403 = getelementptr inbounds nuw float, ptr %1402, i64 %1401
  %1404 = load <16 x float>, ptr %1403, align 4
  %1405 = load float, ptr %1388, align 4
  %1406 = fdiv float 1.000000e+00, %1405
  %1407 = insertelement <16 x float> poison, float %1406, i64 0
  %1408 = shufflevector <16 x float> %1407, <16 x float> poison, <16 x i32> zeroinitializer
  %1409 = fmul <16 x float> %1404, %1408
  store <16 x float> %1409, ptr %1403, align 4
  %1410 = add nuw nsw i64 %1401, 16
  %1411 = load i64, ptr %47, align 8
  %1412 = icmp slt i64 %1410, %1411
  br i1 %1412, label %1400, label %1389, !llvm.loop !34
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare float @logf(float noundef) local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7, !9}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7, !9}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = !{!28}
!28 = distinct !{!28, !29, !"query_of: argument 0"}
!29 = distinct !{!29, !"query_of"}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
