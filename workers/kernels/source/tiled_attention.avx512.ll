; Made by `make kernels`, not by hand: ziglang 0.15.2, sources d14976c3fd8b252e, code 3d25b067c4aef0dc
%struct.block = type { [192 x %struct.query], i64, i64, i64, [256 x float], [24576 x float], [8192 x float], [8192 x float] }
%struct.query = type { ptr, ptr, ptr, i64, float, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.block, align 8
  call void @llvm.lifetime.start.p0(i64 172568, ptr nonnull %2)
  %3 = tail call i32 @omp_get_num_threads()
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %6
  %10 = add nsw i64 %9, 191
  %11 = sdiv i64 %10, 192
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = srem i64 %14, %4
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %1, %21
  %18 = phi i64 [ %22, %21 ], [ %11, %1 ]
  %19 = sdiv i64 %9, %18
  %20 = icmp sgt i64 %19, 48
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  %22 = add nsw i64 %18, 1
  %23 = mul nsw i64 %13, %22
  %24 = srem i64 %23, %4
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %17, !llvm.loop !6

26:                                               ; preds = %17, %21, %1
  %27 = phi i64 [ %11, %1 ], [ %22, %21 ], [ %18, %17 ]
  %28 = add i64 %9, -1
  %29 = add i64 %28, %27
  %30 = sdiv i64 %29, %27
  %31 = freeze i64 %30
  %32 = add i64 %31, 11
  %33 = srem i64 %32, 12
  %34 = sub nsw i64 %32, %33
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 192)
  %36 = add i64 %28, %35
  %37 = sdiv i64 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8
  %40 = atomicrmw add ptr %39, i64 1 monotonic, align 8
  %41 = load i64, ptr %12, align 8
  %42 = mul nsw i64 %41, %37
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %44, label %1457

44:                                               ; preds = %26
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 7680
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 7704
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 7696
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 7688
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 107032
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 139800
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 8728
  br label %72

66:                                               ; preds = %1433, %154
  %67 = load ptr, ptr %38, align 8
  %68 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %69 = load i64, ptr %12, align 8
  %70 = mul nsw i64 %69, %37
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %1457, !llvm.loop !8

72:                                               ; preds = %44, %66
  %73 = phi i64 [ %41, %44 ], [ %69, %66 ]
  %74 = phi i64 [ %40, %44 ], [ %68, %66 ]
  %75 = srem i64 %74, %73
  %76 = sdiv i64 %74, %73
  %77 = xor i64 %76, -1
  %78 = add i64 %37, %77
  %79 = mul nsw i64 %78, %35
  %80 = sub nsw i64 %9, %79
  %81 = call i64 @llvm.smin.i64(i64 %80, i64 %35)
  %82 = freeze i64 %81
  %83 = add i64 %82, 11
  %84 = srem i64 %83, 12
  %85 = sub nsw i64 %83, %84
  store i64 %85, ptr %45, align 8
  %86 = icmp sgt i64 %85, 0
  %87 = load i64, ptr %49, align 8
  br i1 %86, label %88, label %90

88:                                               ; preds = %72
  %89 = add nsw i64 %82, -1
  br label %1367

90:                                               ; preds = %1413, %72
  %91 = phi i64 [ %87, %72 ], [ %1414, %1413 ]
  %92 = phi i64 [ %85, %72 ], [ %1416, %1413 ]
  %93 = load ptr, ptr %54, align 8
  %94 = load i64, ptr %55, align 8
  %95 = mul nsw i64 %94, %75
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  %97 = load ptr, ptr %56, align 8
  %98 = load i64, ptr %57, align 8
  %99 = mul nsw i64 %98, %75
  %100 = getelementptr inbounds float, ptr %97, i64 %99
  %101 = sdiv i64 8192, %91
  %102 = trunc nsw i64 %101 to i16
  %103 = sdiv i16 %102, 32
  %104 = sext i16 %103 to i64
  %105 = shl nsw i64 %104, 5
  %106 = call i64 @llvm.smin.i64(i64 %105, i64 128)
  %107 = icmp sgt i64 %92, 0
  br i1 %107, label %108, label %113

108:                                              ; preds = %90
  %109 = and i64 %92, 3
  %110 = icmp ult i64 %92, 4
  br i1 %110, label %114, label %111

111:                                              ; preds = %108
  %112 = and i64 %92, 9223372036854775804
  br label %132

113:                                              ; preds = %90
  store i64 0, ptr %58, align 8
  br label %154

114:                                              ; preds = %132, %108
  %115 = phi i64 [ poison, %108 ], [ %150, %132 ]
  %116 = phi i64 [ 0, %108 ], [ %151, %132 ]
  %117 = phi i64 [ 0, %108 ], [ %150, %132 ]
  %118 = icmp eq i64 %109, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %114, %119
  %120 = phi i64 [ %126, %119 ], [ %116, %114 ]
  %121 = phi i64 [ %125, %119 ], [ %117, %114 ]
  %122 = phi i64 [ %127, %119 ], [ 0, %114 ]
  %123 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %120, i32 3
  %124 = load i64, ptr %123, align 8
  %125 = call i64 @llvm.smax.i64(i64 %124, i64 %121)
  %126 = add nuw nsw i64 %120, 1
  %127 = add i64 %122, 1
  %128 = icmp eq i64 %127, %109
  br i1 %128, label %129, label %119, !llvm.loop !9

129:                                              ; preds = %119, %114
  %130 = phi i64 [ %115, %114 ], [ %125, %119 ]
  store i64 0, ptr %58, align 8
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %156, label %154

132:                                              ; preds = %132, %111
  %133 = phi i64 [ 0, %111 ], [ %151, %132 ]
  %134 = phi i64 [ 0, %111 ], [ %150, %132 ]
  %135 = phi i64 [ 0, %111 ], [ %152, %132 ]
  %136 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %133, i32 3
  %137 = load i64, ptr %136, align 8
  %138 = call i64 @llvm.smax.i64(i64 %137, i64 %134)
  %139 = or disjoint i64 %133, 1
  %140 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %139, i32 3
  %141 = load i64, ptr %140, align 8
  %142 = call i64 @llvm.smax.i64(i64 %141, i64 %138)
  %143 = or disjoint i64 %133, 2
  %144 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %143, i32 3
  %145 = load i64, ptr %144, align 8
  %146 = call i64 @llvm.smax.i64(i64 %145, i64 %142)
  %147 = or disjoint i64 %133, 3
  %148 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %147, i32 3
  %149 = load i64, ptr %148, align 8
  %150 = call i64 @llvm.smax.i64(i64 %149, i64 %146)
  %151 = add nuw nsw i64 %133, 4
  %152 = add i64 %135, 4
  %153 = icmp eq i64 %152, %112
  br i1 %153, label %114, label %132, !llvm.loop !11

154:                                              ; preds = %467, %113, %129
  %155 = icmp sgt i64 %82, 0
  br i1 %155, label %1425, label %66

156:                                              ; preds = %129, %467
  %157 = phi i64 [ %469, %467 ], [ 0, %129 ]
  %158 = sub nsw i64 %130, %157
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 %106)
  store i64 %159, ptr %59, align 8
  %160 = load i64, ptr %60, align 8
  %161 = mul nsw i64 %160, %157
  %162 = getelementptr inbounds float, ptr %96, i64 %161
  %163 = load i64, ptr %49, align 8
  %164 = icmp sgt i64 %159, 0
  br i1 %164, label %165, label %411

165:                                              ; preds = %156
  %166 = icmp sgt i64 %163, 0
  br label %167

167:                                              ; preds = %165, %208
  %168 = phi i64 [ %159, %165 ], [ %209, %208 ]
  %169 = phi i64 [ 0, %165 ], [ %210, %208 ]
  br i1 %166, label %170, label %208

170:                                              ; preds = %167
  %171 = lshr i64 %169, 5
  %172 = mul nuw nsw i64 %171, %163
  %173 = and i64 %169, 16
  %174 = getelementptr float, ptr %61, i64 %173
  %175 = mul nsw i64 %169, %160
  %176 = or disjoint i64 %169, 1
  %177 = mul nsw i64 %176, %160
  %178 = or disjoint i64 %169, 2
  %179 = mul nsw i64 %178, %160
  %180 = or disjoint i64 %169, 3
  %181 = mul nsw i64 %180, %160
  %182 = or disjoint i64 %169, 4
  %183 = mul nsw i64 %182, %160
  %184 = or disjoint i64 %169, 5
  %185 = mul nsw i64 %184, %160
  %186 = or disjoint i64 %169, 6
  %187 = mul nsw i64 %186, %160
  %188 = or disjoint i64 %169, 7
  %189 = mul nsw i64 %188, %160
  %190 = or disjoint i64 %169, 8
  %191 = mul nsw i64 %190, %160
  %192 = or disjoint i64 %169, 9
  %193 = mul nsw i64 %192, %160
  %194 = or disjoint i64 %169, 10
  %195 = mul nsw i64 %194, %160
  %196 = or disjoint i64 %169, 11
  %197 = mul nsw i64 %196, %160
  %198 = or disjoint i64 %169, 12
  %199 = mul nsw i64 %198, %160
  %200 = or disjoint i64 %169, 13
  %201 = mul nsw i64 %200, %160
  %202 = or disjoint i64 %169, 14
  %203 = mul nsw i64 %202, %160
  %204 = or disjoint i64 %169, 15
  %205 = mul nsw i64 %204, %160
  br label %212

206:                                              ; preds = %310
  %207 = load i64, ptr %59, align 8
  br label %208

208:                                              ; preds = %206, %167
  %209 = phi i64 [ %207, %206 ], [ %168, %167 ]
  %210 = add nuw nsw i64 %169, 16
  %211 = icmp slt i64 %210, %209
  br i1 %211, label %167, label %396, !llvm.loop !12

212:                                              ; preds = %170, %310
  %213 = phi i64 [ 0, %170 ], [ %394, %310 ]
  %214 = load i64, ptr %59, align 8
  %215 = getelementptr float, ptr %162, i64 %213
  %216 = icmp slt i64 %169, %214
  br i1 %216, label %217, label %220

217:                                              ; preds = %212
  %218 = getelementptr float, ptr %215, i64 %175
  %219 = load <16 x float>, ptr %218, align 4
  br label %220

220:                                              ; preds = %217, %212
  %221 = phi <16 x float> [ %219, %217 ], [ zeroinitializer, %212 ]
  %222 = icmp slt i64 %176, %214
  br i1 %222, label %223, label %226

223:                                              ; preds = %220
  %224 = getelementptr float, ptr %215, i64 %177
  %225 = load <16 x float>, ptr %224, align 4
  br label %226

226:                                              ; preds = %223, %220
  %227 = phi <16 x float> [ %225, %223 ], [ zeroinitializer, %220 ]
  %228 = icmp slt i64 %178, %214
  br i1 %228, label %229, label %232

229:                                              ; preds = %226
  %230 = getelementptr float, ptr %215, i64 %179
  %231 = load <16 x float>, ptr %230, align 4
  br label %232

232:                                              ; preds = %229, %226
  %233 = phi <16 x float> [ %231, %229 ], [ zeroinitializer, %226 ]
  %234 = icmp slt i64 %180, %214
  br i1 %234, label %235, label %238

235:                                              ; preds = %232
  %236 = getelementptr float, ptr %215, i64 %181
  %237 = load <16 x float>, ptr %236, align 4
  br label %238

238:                                              ; preds = %235, %232
  %239 = phi <16 x float> [ %237, %235 ], [ zeroinitializer, %232 ]
  %240 = icmp slt i64 %182, %214
  br i1 %240, label %241, label %244

241:                                              ; preds = %238
  %242 = getelementptr float, ptr %215, i64 %183
  %243 = load <16 x float>, ptr %242, align 4
  br label %244

244:                                              ; preds = %241, %238
  %245 = phi <16 x float> [ %243, %241 ], [ zeroinitializer, %238 ]
  %246 = icmp slt i64 %184, %214
  br i1 %246, label %247, label %250

247:                                              ; preds = %244
  %248 = getelementptr float, ptr %215, i64 %185
  %249 = load <16 x float>, ptr %248, align 4
  br label %250

250:                                              ; preds = %247, %244
  %251 = phi <16 x float> [ %249, %247 ], [ zeroinitializer, %244 ]
  %252 = icmp slt i64 %186, %214
  br i1 %252, label %253, label %256

253:                                              ; preds = %250
  %254 = getelementptr float, ptr %215, i64 %187
  %255 = load <16 x float>, ptr %254, align 4
  br label %256

256:                                              ; preds = %253, %250
  %257 = phi <16 x float> [ %255, %253 ], [ zeroinitializer, %250 ]
  %258 = icmp slt i64 %188, %214
  br i1 %258, label %259, label %262

259:                                              ; preds = %256
  %260 = getelementptr float, ptr %215, i64 %189
  %261 = load <16 x float>, ptr %260, align 4
  br label %262

262:                                              ; preds = %259, %256
  %263 = phi <16 x float> [ %261, %259 ], [ zeroinitializer, %256 ]
  %264 = icmp slt i64 %190, %214
  br i1 %264, label %265, label %268

265:                                              ; preds = %262
  %266 = getelementptr float, ptr %215, i64 %191
  %267 = load <16 x float>, ptr %266, align 4
  br label %268

268:                                              ; preds = %265, %262
  %269 = phi <16 x float> [ %267, %265 ], [ zeroinitializer, %262 ]
  %270 = icmp slt i64 %192, %214
  br i1 %270, label %271, label %274

271:                                              ; preds = %268
  %272 = getelementptr float, ptr %215, i64 %193
  %273 = load <16 x float>, ptr %272, align 4
  br label %274

274:                                              ; preds = %271, %268
  %275 = phi <16 x float> [ %273, %271 ], [ zeroinitializer, %268 ]
  %276 = icmp slt i64 %194, %214
  br i1 %276, label %277, label %280

277:                                              ; preds = %274
  %278 = getelementptr float, ptr %215, i64 %195
  %279 = load <16 x float>, ptr %278, align 4
  br label %280

280:                                              ; preds = %277, %274
  %281 = phi <16 x float> [ %279, %277 ], [ zeroinitializer, %274 ]
  %282 = icmp slt i64 %196, %214
  br i1 %282, label %283, label %286

283:                                              ; preds = %280
  %284 = getelementptr float, ptr %215, i64 %197
  %285 = load <16 x float>, ptr %284, align 4
  br label %286

286:                                              ; preds = %283, %280
  %287 = phi <16 x float> [ %285, %283 ], [ zeroinitializer, %280 ]
  %288 = icmp slt i64 %198, %214
  br i1 %288, label %289, label %292

289:                                              ; preds = %286
  %290 = getelementptr float, ptr %215, i64 %199
  %291 = load <16 x float>, ptr %290, align 4
  br label %292

292:                                              ; preds = %289, %286
  %293 = phi <16 x float> [ %291, %289 ], [ zeroinitializer, %286 ]
  %294 = icmp slt i64 %200, %214
  br i1 %294, label %295, label %298

295:                                              ; preds = %292
  %296 = getelementptr float, ptr %215, i64 %201
  %297 = load <16 x float>, ptr %296, align 4
  br label %298

298:                                              ; preds = %295, %292
  %299 = phi <16 x float> [ %297, %295 ], [ zeroinitializer, %292 ]
  %300 = icmp slt i64 %202, %214
  br i1 %300, label %301, label %304

301:                                              ; preds = %298
  %302 = getelementptr float, ptr %215, i64 %203
  %303 = load <16 x float>, ptr %302, align 4
  br label %304

304:                                              ; preds = %301, %298
  %305 = phi <16 x float> [ %303, %301 ], [ zeroinitializer, %298 ]
  %306 = icmp slt i64 %204, %214
  br i1 %306, label %307, label %310

307:                                              ; preds = %304
  %308 = getelementptr float, ptr %215, i64 %205
  %309 = load <16 x float>, ptr %308, align 4
  br label %310

310:                                              ; preds = %307, %304
  %311 = phi <16 x float> [ %309, %307 ], [ zeroinitializer, %304 ]
  %312 = shufflevector <16 x float> %221, <16 x float> %269, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %313 = shufflevector <16 x float> %221, <16 x float> %269, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %314 = shufflevector <16 x float> %227, <16 x float> %275, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %315 = shufflevector <16 x float> %227, <16 x float> %275, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %316 = shufflevector <16 x float> %233, <16 x float> %281, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %317 = shufflevector <16 x float> %233, <16 x float> %281, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %318 = shufflevector <16 x float> %239, <16 x float> %287, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %319 = shufflevector <16 x float> %239, <16 x float> %287, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %320 = shufflevector <16 x float> %245, <16 x float> %293, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %321 = shufflevector <16 x float> %245, <16 x float> %293, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %322 = shufflevector <16 x float> %251, <16 x float> %299, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %323 = shufflevector <16 x float> %251, <16 x float> %299, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %324 = shufflevector <16 x float> %257, <16 x float> %305, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %325 = shufflevector <16 x float> %257, <16 x float> %305, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %326 = shufflevector <16 x float> %263, <16 x float> %311, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %327 = shufflevector <16 x float> %263, <16 x float> %311, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %328 = shufflevector <16 x float> %312, <16 x float> %320, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %329 = shufflevector <16 x float> %312, <16 x float> %320, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %330 = shufflevector <16 x float> %313, <16 x float> %321, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %331 = shufflevector <16 x float> %313, <16 x float> %321, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %332 = shufflevector <16 x float> %314, <16 x float> %322, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %333 = shufflevector <16 x float> %314, <16 x float> %322, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %334 = shufflevector <16 x float> %315, <16 x float> %323, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %335 = shufflevector <16 x float> %315, <16 x float> %323, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %336 = shufflevector <16 x float> %316, <16 x float> %324, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %337 = shufflevector <16 x float> %316, <16 x float> %324, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %338 = shufflevector <16 x float> %317, <16 x float> %325, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %339 = shufflevector <16 x float> %317, <16 x float> %325, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %340 = shufflevector <16 x float> %318, <16 x float> %326, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %341 = shufflevector <16 x float> %318, <16 x float> %326, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %342 = shufflevector <16 x float> %319, <16 x float> %327, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %343 = shufflevector <16 x float> %319, <16 x float> %327, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %344 = shufflevector <16 x float> %328, <16 x float> %336, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %345 = shufflevector <16 x float> %328, <16 x float> %336, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %346 = shufflevector <16 x float> %329, <16 x float> %337, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %347 = shufflevector <16 x float> %329, <16 x float> %337, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %348 = shufflevector <16 x float> %330, <16 x float> %338, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %349 = shufflevector <16 x float> %330, <16 x float> %338, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %350 = shufflevector <16 x float> %331, <16 x float> %339, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %351 = shufflevector <16 x float> %331, <16 x float> %339, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %352 = shufflevector <16 x float> %332, <16 x float> %340, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %353 = shufflevector <16 x float> %332, <16 x float> %340, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %354 = shufflevector <16 x float> %333, <16 x float> %341, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %355 = shufflevector <16 x float> %333, <16 x float> %341, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %356 = shufflevector <16 x float> %334, <16 x float> %342, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %357 = shufflevector <16 x float> %334, <16 x float> %342, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %358 = shufflevector <16 x float> %335, <16 x float> %343, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %359 = shufflevector <16 x float> %335, <16 x float> %343, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %360 = shufflevector <16 x float> %344, <16 x float> %352, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %361 = shufflevector <16 x float> %344, <16 x float> %352, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %362 = shufflevector <16 x float> %345, <16 x float> %353, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %363 = shufflevector <16 x float> %345, <16 x float> %353, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %364 = shufflevector <16 x float> %346, <16 x float> %354, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %365 = shufflevector <16 x float> %346, <16 x float> %354, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %366 = shufflevector <16 x float> %347, <16 x float> %355, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %367 = shufflevector <16 x float> %347, <16 x float> %355, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %368 = shufflevector <16 x float> %348, <16 x float> %356, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %369 = shufflevector <16 x float> %348, <16 x float> %356, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %370 = shufflevector <16 x float> %349, <16 x float> %357, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %371 = shufflevector <16 x float> %349, <16 x float> %357, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %372 = shufflevector <16 x float> %350, <16 x float> %358, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %373 = shufflevector <16 x float> %350, <16 x float> %358, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %374 = shufflevector <16 x float> %351, <16 x float> %359, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %375 = shufflevector <16 x float> %351, <16 x float> %359, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %376 = add nuw nsw i64 %213, %172
  %377 = shl nsw i64 %376, 7
  %378 = getelementptr i8, ptr %174, i64 %377
  store <16 x float> %360, ptr %378, align 8
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 128
  store <16 x float> %361, ptr %379, align 8
  %380 = getelementptr inbounds nuw i8, ptr %378, i64 256
  store <16 x float> %362, ptr %380, align 8
  %381 = getelementptr inbounds nuw i8, ptr %378, i64 384
  store <16 x float> %363, ptr %381, align 8
  %382 = getelementptr inbounds nuw i8, ptr %378, i64 512
  store <16 x float> %364, ptr %382, align 8
  %383 = getelementptr inbounds nuw i8, ptr %378, i64 640
  store <16 x float> %365, ptr %383, align 8
  %384 = getelementptr inbounds nuw i8, ptr %378, i64 768
  store <16 x float> %366, ptr %384, align 8
  %385 = getelementptr inbounds nuw i8, ptr %378, i64 896
  store <16 x float> %367, ptr %385, align 8
  %386 = getelementptr inbounds nuw i8, ptr %378, i64 1024
  store <16 x float> %368, ptr %386, align 8
  %387 = getelementptr inbounds nuw i8, ptr %378, i64 1152
  store <16 x float> %369, ptr %387, align 8
  %388 = getelementptr inbounds nuw i8, ptr %378, i64 1280
  store <16 x float> %370, ptr %388, align 8
  %389 = getelementptr inbounds nuw i8, ptr %378, i64 1408
  store <16 x float> %371, ptr %389, align 8
  %390 = getelementptr inbounds nuw i8, ptr %378, i64 1536
  store <16 x float> %372, ptr %390, align 8
  %391 = getelementptr inbounds nuw i8, ptr %378, i64 1664
  store <16 x float> %373, ptr %391, align 8
  %392 = getelementptr inbounds nuw i8, ptr %378, i64 1792
  store <16 x float> %374, ptr %392, align 8
  %393 = getelementptr inbounds nuw i8, ptr %378, i64 1920
  store <16 x float> %375, ptr %393, align 8
  %394 = add nuw nsw i64 %213, 16
  %395 = icmp slt i64 %394, %163
  br i1 %395, label %212, label %206, !llvm.loop !13

396:                                              ; preds = %208
  %397 = load i64, ptr %58, align 8
  %398 = load i64, ptr %62, align 8
  %399 = mul nsw i64 %398, %397
  %400 = getelementptr inbounds float, ptr %100, i64 %399
  %401 = icmp sgt i64 %209, 0
  br i1 %401, label %402, label %411

402:                                              ; preds = %396
  %403 = icmp sgt i64 %163, 0
  %404 = add i64 %163, -1
  %405 = lshr i64 %404, 4
  %406 = add nuw nsw i64 %405, 1
  %407 = icmp ult i64 %163, 17
  %408 = and i64 %406, 2305843009213693950
  %409 = and i64 %404, 16
  %410 = icmp eq i64 %409, 0
  br label %414

411:                                              ; preds = %437, %156, %396
  %412 = load i64, ptr %45, align 8
  %413 = icmp sgt i64 %412, 0
  br i1 %413, label %471, label %467

414:                                              ; preds = %402, %437
  %415 = phi i64 [ %209, %402 ], [ %438, %437 ]
  %416 = phi i64 [ 0, %402 ], [ %439, %437 ]
  br i1 %403, label %417, label %437

417:                                              ; preds = %414
  %418 = mul nsw i64 %416, %398
  %419 = getelementptr inbounds float, ptr %400, i64 %418
  br i1 %407, label %420, label %441

420:                                              ; preds = %441, %417
  %421 = phi i64 [ 0, %417 ], [ %464, %441 ]
  br i1 %410, label %422, label %435

422:                                              ; preds = %420
  %423 = and i64 %421, 9223372036854775776
  %424 = sub nsw i64 %163, %423
  %425 = call i64 @llvm.smin.i64(i64 %424, i64 32)
  %426 = load i64, ptr %59, align 8
  %427 = mul nsw i64 %426, %423
  %428 = getelementptr inbounds float, ptr %63, i64 %427
  %429 = mul nsw i64 %425, %416
  %430 = getelementptr inbounds float, ptr %428, i64 %429
  %431 = and i64 %421, 16
  %432 = getelementptr inbounds nuw float, ptr %430, i64 %431
  %433 = getelementptr inbounds nuw float, ptr %419, i64 %421
  %434 = load <16 x float>, ptr %433, align 4
  store <16 x float> %434, ptr %432, align 4
  br label %435

435:                                              ; preds = %420, %422
  %436 = load i64, ptr %59, align 8
  br label %437

437:                                              ; preds = %435, %414
  %438 = phi i64 [ %436, %435 ], [ %415, %414 ]
  %439 = add nuw nsw i64 %416, 1
  %440 = icmp slt i64 %439, %438
  br i1 %440, label %414, label %411, !llvm.loop !14

441:                                              ; preds = %417, %441
  %442 = phi i64 [ %464, %441 ], [ 0, %417 ]
  %443 = phi i64 [ %465, %441 ], [ 0, %417 ]
  %444 = sub nsw i64 %163, %442
  %445 = call i64 @llvm.smin.i64(i64 %444, i64 32)
  %446 = load i64, ptr %59, align 8
  %447 = mul nsw i64 %446, %442
  %448 = getelementptr inbounds float, ptr %63, i64 %447
  %449 = mul nsw i64 %445, %416
  %450 = getelementptr inbounds float, ptr %448, i64 %449
  %451 = getelementptr inbounds nuw float, ptr %419, i64 %442
  %452 = load <16 x float>, ptr %451, align 4
  store <16 x float> %452, ptr %450, align 4
  %453 = or disjoint i64 %442, 16
  %454 = sub nsw i64 %163, %442
  %455 = call i64 @llvm.smin.i64(i64 %454, i64 32)
  %456 = load i64, ptr %59, align 8
  %457 = mul nsw i64 %456, %442
  %458 = getelementptr inbounds float, ptr %63, i64 %457
  %459 = mul nsw i64 %455, %416
  %460 = getelementptr inbounds float, ptr %458, i64 %459
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 64
  %462 = getelementptr inbounds nuw float, ptr %419, i64 %453
  %463 = load <16 x float>, ptr %462, align 4
  store <16 x float> %463, ptr %461, align 4
  %464 = add nuw nsw i64 %442, 32
  %465 = add i64 %443, 2
  %466 = icmp eq i64 %465, %408
  br i1 %466, label %420, label %441, !llvm.loop !15

467:                                              ; preds = %1364, %411
  %468 = load i64, ptr %58, align 8
  %469 = add nsw i64 %468, %106
  store i64 %469, ptr %58, align 8
  %470 = icmp slt i64 %469, %130
  br i1 %470, label %156, label %154, !llvm.loop !16

471:                                              ; preds = %411, %1364
  %472 = phi i64 [ %473, %1364 ], [ 0, %411 ]
  %473 = add nuw nsw i64 %472, 12
  %474 = add nuw nsw i64 %472, 11
  %475 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %474, i32 3
  %476 = load i64, ptr %475, align 8
  %477 = load i64, ptr %58, align 8
  %478 = icmp sgt i64 %476, %477
  br i1 %478, label %479, label %1364

479:                                              ; preds = %471
  %480 = load float, ptr %64, align 8
  %481 = load i64, ptr %49, align 8
  %482 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %472
  %483 = shl nsw i64 %472, 9
  %484 = getelementptr inbounds nuw i8, ptr %65, i64 %483
  %485 = load i64, ptr %59, align 8
  %486 = sub nsw i64 %476, %477
  %487 = call i64 @llvm.smin.i64(i64 %485, i64 %486)
  %488 = icmp sgt i64 %487, 0
  br i1 %488, label %489, label %502

489:                                              ; preds = %479
  %490 = icmp sgt i64 %481, 0
  %491 = getelementptr inbounds nuw i8, ptr %482, i64 40
  %492 = getelementptr inbounds nuw i8, ptr %482, i64 80
  %493 = getelementptr inbounds nuw i8, ptr %482, i64 120
  %494 = getelementptr inbounds nuw i8, ptr %482, i64 160
  %495 = getelementptr inbounds nuw i8, ptr %482, i64 200
  %496 = getelementptr inbounds nuw i8, ptr %482, i64 240
  %497 = getelementptr inbounds nuw i8, ptr %482, i64 280
  %498 = getelementptr inbounds nuw i8, ptr %482, i64 320
  %499 = getelementptr inbounds nuw i8, ptr %482, i64 360
  %500 = getelementptr inbounds nuw i8, ptr %482, i64 400
  %501 = getelementptr inbounds nuw i8, ptr %482, i64 440
  br label %513

502:                                              ; preds = %531, %479
  %503 = insertelement <16 x float> poison, float %480, i64 0
  %504 = shufflevector <16 x float> %503, <16 x float> poison, <16 x i32> zeroinitializer
  %505 = icmp sgt i64 %481, 0
  %506 = add i64 %481, -1
  %507 = lshr i64 %506, 4
  %508 = add nuw nsw i64 %507, 1
  %509 = and i64 %508, 3
  %510 = icmp ult i64 %481, 49
  %511 = and i64 %508, 2305843009213693948
  %512 = icmp eq i64 %509, 0
  br label %701

513:                                              ; preds = %489, %531
  %514 = phi i64 [ 0, %489 ], [ %579, %531 ]
  %515 = mul nsw i64 %514, %481
  %516 = getelementptr inbounds float, ptr %61, i64 %515
  %517 = getelementptr inbounds nuw float, ptr %484, i64 %514
  br i1 %490, label %518, label %531

518:                                              ; preds = %513
  %519 = load ptr, ptr %482, align 8
  %520 = load ptr, ptr %491, align 8
  %521 = load ptr, ptr %492, align 8
  %522 = load ptr, ptr %493, align 8
  %523 = load ptr, ptr %494, align 8
  %524 = load ptr, ptr %495, align 8
  %525 = load ptr, ptr %496, align 8
  %526 = load ptr, ptr %497, align 8
  %527 = load ptr, ptr %498, align 8
  %528 = load ptr, ptr %499, align 8
  %529 = load ptr, ptr %500, align 8
  %530 = load ptr, ptr %501, align 8
  br label %581

531:                                              ; preds = %581, %513
  %532 = phi <16 x float> [ zeroinitializer, %513 ], [ %683, %581 ]
  %533 = phi <16 x float> [ zeroinitializer, %513 ], [ %682, %581 ]
  %534 = phi <16 x float> [ zeroinitializer, %513 ], [ %677, %581 ]
  %535 = phi <16 x float> [ zeroinitializer, %513 ], [ %676, %581 ]
  %536 = phi <16 x float> [ zeroinitializer, %513 ], [ %671, %581 ]
  %537 = phi <16 x float> [ zeroinitializer, %513 ], [ %670, %581 ]
  %538 = phi <16 x float> [ zeroinitializer, %513 ], [ %665, %581 ]
  %539 = phi <16 x float> [ zeroinitializer, %513 ], [ %664, %581 ]
  %540 = phi <16 x float> [ zeroinitializer, %513 ], [ %659, %581 ]
  %541 = phi <16 x float> [ zeroinitializer, %513 ], [ %658, %581 ]
  %542 = phi <16 x float> [ zeroinitializer, %513 ], [ %653, %581 ]
  %543 = phi <16 x float> [ zeroinitializer, %513 ], [ %652, %581 ]
  %544 = phi <16 x float> [ zeroinitializer, %513 ], [ %647, %581 ]
  %545 = phi <16 x float> [ zeroinitializer, %513 ], [ %646, %581 ]
  %546 = phi <16 x float> [ zeroinitializer, %513 ], [ %641, %581 ]
  %547 = phi <16 x float> [ zeroinitializer, %513 ], [ %640, %581 ]
  %548 = phi <16 x float> [ zeroinitializer, %513 ], [ %635, %581 ]
  %549 = phi <16 x float> [ zeroinitializer, %513 ], [ %634, %581 ]
  %550 = phi <16 x float> [ zeroinitializer, %513 ], [ %629, %581 ]
  %551 = phi <16 x float> [ zeroinitializer, %513 ], [ %628, %581 ]
  %552 = phi <16 x float> [ zeroinitializer, %513 ], [ %623, %581 ]
  %553 = phi <16 x float> [ zeroinitializer, %513 ], [ %622, %581 ]
  %554 = phi <16 x float> [ zeroinitializer, %513 ], [ %617, %581 ]
  %555 = phi <16 x float> [ zeroinitializer, %513 ], [ %616, %581 ]
  store <16 x float> %555, ptr %517, align 8
  %556 = getelementptr inbounds nuw i8, ptr %517, i64 64
  store <16 x float> %554, ptr %556, align 8
  %557 = getelementptr inbounds nuw i8, ptr %517, i64 512
  store <16 x float> %553, ptr %557, align 8
  %558 = getelementptr inbounds nuw i8, ptr %517, i64 576
  store <16 x float> %552, ptr %558, align 8
  %559 = getelementptr inbounds nuw i8, ptr %517, i64 1024
  store <16 x float> %551, ptr %559, align 8
  %560 = getelementptr inbounds nuw i8, ptr %517, i64 1088
  store <16 x float> %550, ptr %560, align 8
  %561 = getelementptr inbounds nuw i8, ptr %517, i64 1536
  store <16 x float> %549, ptr %561, align 8
  %562 = getelementptr inbounds nuw i8, ptr %517, i64 1600
  store <16 x float> %548, ptr %562, align 8
  %563 = getelementptr inbounds nuw i8, ptr %517, i64 2048
  store <16 x float> %547, ptr %563, align 8
  %564 = getelementptr inbounds nuw i8, ptr %517, i64 2112
  store <16 x float> %546, ptr %564, align 8
  %565 = getelementptr inbounds nuw i8, ptr %517, i64 2560
  store <16 x float> %545, ptr %565, align 8
  %566 = getelementptr inbounds nuw i8, ptr %517, i64 2624
  store <16 x float> %544, ptr %566, align 8
  %567 = getelementptr inbounds nuw i8, ptr %517, i64 3072
  store <16 x float> %543, ptr %567, align 8
  %568 = getelementptr inbounds nuw i8, ptr %517, i64 3136
  store <16 x float> %542, ptr %568, align 8
  %569 = getelementptr inbounds nuw i8, ptr %517, i64 3584
  store <16 x float> %541, ptr %569, align 8
  %570 = getelementptr inbounds nuw i8, ptr %517, i64 3648
  store <16 x float> %540, ptr %570, align 8
  %571 = getelementptr inbounds nuw i8, ptr %517, i64 4096
  store <16 x float> %539, ptr %571, align 8
  %572 = getelementptr inbounds nuw i8, ptr %517, i64 4160
  store <16 x float> %538, ptr %572, align 8
  %573 = getelementptr inbounds nuw i8, ptr %517, i64 4608
  store <16 x float> %537, ptr %573, align 8
  %574 = getelementptr inbounds nuw i8, ptr %517, i64 4672
  store <16 x float> %536, ptr %574, align 8
  %575 = getelementptr inbounds nuw i8, ptr %517, i64 5120
  store <16 x float> %535, ptr %575, align 8
  %576 = getelementptr inbounds nuw i8, ptr %517, i64 5184
  store <16 x float> %534, ptr %576, align 8
  %577 = getelementptr inbounds nuw i8, ptr %517, i64 5632
  store <16 x float> %533, ptr %577, align 8
  %578 = getelementptr inbounds nuw i8, ptr %517, i64 5696
  store <16 x float> %532, ptr %578, align 8
  %579 = add nuw nsw i64 %514, 32
  %580 = icmp slt i64 %579, %487
  br i1 %580, label %513, label %502, !llvm.loop !17

581:                                              ; preds = %518, %581
  %582 = phi <16 x float> [ zeroinitializer, %518 ], [ %683, %581 ]
  %583 = phi <16 x float> [ zeroinitializer, %518 ], [ %682, %581 ]
  %584 = phi <16 x float> [ zeroinitializer, %518 ], [ %677, %581 ]
  %585 = phi <16 x float> [ zeroinitializer, %518 ], [ %676, %581 ]
  %586 = phi <16 x float> [ zeroinitializer, %518 ], [ %671, %581 ]
  %587 = phi <16 x float> [ zeroinitializer, %518 ], [ %670, %581 ]
  %588 = phi <16 x float> [ zeroinitializer, %518 ], [ %665, %581 ]
  %589 = phi <16 x float> [ zeroinitializer, %518 ], [ %664, %581 ]
  %590 = phi <16 x float> [ zeroinitializer, %518 ], [ %659, %581 ]
  %591 = phi <16 x float> [ zeroinitializer, %518 ], [ %658, %581 ]
  %592 = phi <16 x float> [ zeroinitializer, %518 ], [ %653, %581 ]
  %593 = phi <16 x float> [ zeroinitializer, %518 ], [ %652, %581 ]
  %594 = phi <16 x float> [ zeroinitializer, %518 ], [ %647, %581 ]
  %595 = phi <16 x float> [ zeroinitializer, %518 ], [ %646, %581 ]
  %596 = phi <16 x float> [ zeroinitializer, %518 ], [ %641, %581 ]
  %597 = phi <16 x float> [ zeroinitializer, %518 ], [ %640, %581 ]
  %598 = phi <16 x float> [ zeroinitializer, %518 ], [ %635, %581 ]
  %599 = phi <16 x float> [ zeroinitializer, %518 ], [ %634, %581 ]
  %600 = phi <16 x float> [ zeroinitializer, %518 ], [ %629, %581 ]
  %601 = phi <16 x float> [ zeroinitializer, %518 ], [ %628, %581 ]
  %602 = phi <16 x float> [ zeroinitializer, %518 ], [ %623, %581 ]
  %603 = phi <16 x float> [ zeroinitializer, %518 ], [ %622, %581 ]
  %604 = phi <16 x float> [ zeroinitializer, %518 ], [ %617, %581 ]
  %605 = phi <16 x float> [ zeroinitializer, %518 ], [ %616, %581 ]
  %606 = phi i64 [ 0, %518 ], [ %684, %581 ]
  %607 = shl nsw i64 %606, 7
  %608 = getelementptr inbounds nuw i8, ptr %516, i64 %607
  %609 = load <16 x float>, ptr %608, align 8
  %610 = getelementptr inbounds nuw i8, ptr %608, i64 64
  %611 = load <16 x float>, ptr %610, align 8
  %612 = getelementptr inbounds nuw float, ptr %519, i64 %606
  %613 = load float, ptr %612, align 4
  %614 = insertelement <16 x float> poison, float %613, i64 0
  %615 = shufflevector <16 x float> %614, <16 x float> poison, <16 x i32> zeroinitializer
  %616 = call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %609, <16 x float> %605)
  %617 = call <16 x float> @llvm.fma.v16f32(<16 x float> %615, <16 x float> %611, <16 x float> %604)
  %618 = getelementptr inbounds nuw float, ptr %520, i64 %606
  %619 = load float, ptr %618, align 4
  %620 = insertelement <16 x float> poison, float %619, i64 0
  %621 = shufflevector <16 x float> %620, <16 x float> poison, <16 x i32> zeroinitializer
  %622 = call <16 x float> @llvm.fma.v16f32(<16 x float> %621, <16 x float> %609, <16 x float> %603)
  %623 = call <16 x float> @llvm.fma.v16f32(<16 x float> %621, <16 x float> %611, <16 x float> %602)
  %624 = getelementptr inbounds nuw float, ptr %521, i64 %606
  %625 = load float, ptr %624, align 4
  %626 = insertelement <16 x float> poison, float %625, i64 0
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer
  %628 = call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %609, <16 x float> %601)
  %629 = call <16 x float> @llvm.fma.v16f32(<16 x float> %627, <16 x float> %611, <16 x float> %600)
  %630 = getelementptr inbounds nuw float, ptr %522, i64 %606
  %631 = load float, ptr %630, align 4
  %632 = insertelement <16 x float> poison, float %631, i64 0
  %633 = shufflevector <16 x float> %632, <16 x float> poison, <16 x i32> zeroinitializer
  %634 = call <16 x float> @llvm.fma.v16f32(<16 x float> %633, <16 x float> %609, <16 x float> %599)
  %635 = call <16 x float> @llvm.fma.v16f32(<16 x float> %633, <16 x float> %611, <16 x float> %598)
  %636 = getelementptr inbounds nuw float, ptr %523, i64 %606
  %637 = load float, ptr %636, align 4
  %638 = insertelement <16 x float> poison, float %637, i64 0
  %639 = shufflevector <16 x float> %638, <16 x float> poison, <16 x i32> zeroinitializer
  %640 = call <16 x float> @llvm.fma.v16f32(<16 x float> %639, <16 x float> %609, <16 x float> %597)
  %641 = call <16 x float> @llvm.fma.v16f32(<16 x float> %639, <16 x float> %611, <16 x float> %596)
  %642 = getelementptr inbounds nuw float, ptr %524, i64 %606
  %643 = load float, ptr %642, align 4
  %644 = insertelement <16 x float> poison, float %643, i64 0
  %645 = shufflevector <16 x float> %644, <16 x float> poison, <16 x i32> zeroinitializer
  %646 = call <16 x float> @llvm.fma.v16f32(<16 x float> %645, <16 x float> %609, <16 x float> %595)
  %647 = call <16 x float> @llvm.fma.v16f32(<16 x float> %645, <16 x float> %611, <16 x float> %594)
  %648 = getelementptr inbounds nuw float, ptr %525, i64 %606
  %649 = load float, ptr %648, align 4
  %650 = insertelement <16 x float> poison, float %649, i64 0
  %651 = shufflevector <16 x float> %650, <16 x float> poison, <16 x i32> zeroinitializer
  %652 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %609, <16 x float> %593)
  %653 = call <16 x float> @llvm.fma.v16f32(<16 x float> %651, <16 x float> %611, <16 x float> %592)
  %654 = getelementptr inbounds nuw float, ptr %526, i64 %606
  %655 = load float, ptr %654, align 4
  %656 = insertelement <16 x float> poison, float %655, i64 0
  %657 = shufflevector <16 x float> %656, <16 x float> poison, <16 x i32> zeroinitializer
  %658 = call <16 x float> @llvm.fma.v16f32(<16 x float> %657, <16 x float> %609, <16 x float> %591)
  %659 = call <16 x float> @llvm.fma.v16f32(<16 x float> %657, <16 x float> %611, <16 x float> %590)
  %660 = getelementptr inbounds nuw float, ptr %527, i64 %606
  %661 = load float, ptr %660, align 4
  %662 = insertelement <16 x float> poison, float %661, i64 0
  %663 = shufflevector <16 x float> %662, <16 x float> poison, <16 x i32> zeroinitializer
  %664 = call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %609, <16 x float> %589)
  %665 = call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %611, <16 x float> %588)
  %666 = getelementptr inbounds nuw float, ptr %528, i64 %606
  %667 = load float, ptr %666, align 4
  %668 = insertelement <16 x float> poison, float %667, i64 0
  %669 = shufflevector <16 x float> %668, <16 x float> poison, <16 x i32> zeroinitializer
  %670 = call <16 x float> @llvm.fma.v16f32(<16 x float> %669, <16 x float> %609, <16 x float> %587)
  %671 = call <16 x float> @llvm.fma.v16f32(<16 x float> %669, <16 x float> %611, <16 x float> %586)
  %672 = getelementptr inbounds nuw float, ptr %529, i64 %606
  %673 = load float, ptr %672, align 4
  %674 = insertelement <16 x float> poison, float %673, i64 0
  %675 = shufflevector <16 x float> %674, <16 x float> poison, <16 x i32> zeroinitializer
  %676 = call <16 x float> @llvm.fma.v16f32(<16 x float> %675, <16 x float> %609, <16 x float> %585)
  %677 = call <16 x float> @llvm.fma.v16f32(<16 x float> %675, <16 x float> %611, <16 x float> %584)
  %678 = getelementptr inbounds nuw float, ptr %530, i64 %606
  %679 = load float, ptr %678, align 4
  %680 = insertelement <16 x float> poison, float %679, i64 0
  %681 = shufflevector <16 x float> %680, <16 x float> poison, <16 x i32> zeroinitializer
  %682 = call <16 x float> @llvm.fma.v16f32(<16 x float> %681, <16 x float> %609, <16 x float> %583)
  %683 = call <16 x float> @llvm.fma.v16f32(<16 x float> %681, <16 x float> %611, <16 x float> %582)
  %684 = add nuw nsw i64 %606, 1
  %685 = icmp eq i64 %684, %481
  br i1 %685, label %531, label %581, !llvm.loop !18

686:                                              ; preds = %934
  %687 = icmp slt i64 %481, 32
  br i1 %687, label %953, label %688

688:                                              ; preds = %686
  %689 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %690 = getelementptr inbounds nuw i8, ptr %482, i64 48
  %691 = getelementptr inbounds nuw i8, ptr %482, i64 88
  %692 = getelementptr inbounds nuw i8, ptr %482, i64 128
  %693 = getelementptr inbounds nuw i8, ptr %482, i64 168
  %694 = getelementptr inbounds nuw i8, ptr %482, i64 208
  %695 = getelementptr inbounds nuw i8, ptr %482, i64 248
  %696 = getelementptr inbounds nuw i8, ptr %482, i64 288
  %697 = getelementptr inbounds nuw i8, ptr %482, i64 328
  %698 = getelementptr inbounds nuw i8, ptr %482, i64 368
  %699 = getelementptr inbounds nuw i8, ptr %482, i64 408
  %700 = getelementptr inbounds nuw i8, ptr %482, i64 448
  br label %969

701:                                              ; preds = %502, %934
  %702 = phi i64 [ 0, %502 ], [ %951, %934 ]
  %703 = getelementptr inbounds nuw %struct.query, ptr %482, i64 %702
  %704 = shl nuw nsw i64 %702, 9
  %705 = getelementptr inbounds nuw i8, ptr %484, i64 %704
  %706 = getelementptr inbounds nuw i8, ptr %703, i64 24
  %707 = load i64, ptr %706, align 8
  %708 = load i64, ptr %58, align 8
  %709 = sub nsw i64 %707, %708
  %710 = call i64 @llvm.smin.i64(i64 %709, i64 %487)
  %711 = icmp sgt i64 %710, 0
  %712 = call i64 @llvm.smax.i64(i64 %710, i64 0)
  %713 = and i64 %712, 9223372036854775792
  %714 = icmp eq i64 %713, 0
  br i1 %714, label %739, label %715

715:                                              ; preds = %701
  %716 = add nsw i64 %713, -1
  %717 = lshr i64 %716, 4
  %718 = add nuw nsw i64 %717, 1
  %719 = and i64 %718, 3
  %720 = icmp samesign ult i64 %713, 49
  br i1 %720, label %723, label %721

721:                                              ; preds = %715
  %722 = and i64 %718, 2305843009213693948
  br label %747

723:                                              ; preds = %747, %715
  %724 = phi <16 x float> [ poison, %715 ], [ %769, %747 ]
  %725 = phi <16 x float> [ splat (float 0xFFF0000000000000), %715 ], [ %769, %747 ]
  %726 = phi i64 [ 0, %715 ], [ %770, %747 ]
  %727 = icmp eq i64 %719, 0
  br i1 %727, label %739, label %728

728:                                              ; preds = %723, %728
  %729 = phi <16 x float> [ %735, %728 ], [ %725, %723 ]
  %730 = phi i64 [ %736, %728 ], [ %726, %723 ]
  %731 = phi i64 [ %737, %728 ], [ 0, %723 ]
  %732 = getelementptr inbounds nuw float, ptr %705, i64 %730
  %733 = load <16 x float>, ptr %732, align 8
  %734 = fcmp ogt <16 x float> %733, %729
  %735 = select <16 x i1> %734, <16 x float> %733, <16 x float> %729
  %736 = add nuw nsw i64 %730, 16
  %737 = add i64 %731, 1
  %738 = icmp eq i64 %737, %719
  br i1 %738, label %739, label %728, !llvm.loop !19

739:                                              ; preds = %723, %728, %701
  %740 = phi <16 x float> [ splat (float 0xFFF0000000000000), %701 ], [ %724, %723 ], [ %735, %728 ]
  %741 = sub nsw i64 %710, %713
  %742 = trunc i64 %741 to i32
  %743 = insertelement <16 x i32> poison, i32 %742, i64 0
  %744 = shufflevector <16 x i32> %743, <16 x i32> poison, <16 x i32> zeroinitializer
  %745 = icmp sgt <16 x i32> %744, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %746 = icmp slt i64 %713, %710
  br i1 %746, label %773, label %779

747:                                              ; preds = %747, %721
  %748 = phi <16 x float> [ splat (float 0xFFF0000000000000), %721 ], [ %769, %747 ]
  %749 = phi i64 [ 0, %721 ], [ %770, %747 ]
  %750 = phi i64 [ 0, %721 ], [ %771, %747 ]
  %751 = getelementptr inbounds nuw float, ptr %705, i64 %749
  %752 = load <16 x float>, ptr %751, align 8
  %753 = fcmp ogt <16 x float> %752, %748
  %754 = select <16 x i1> %753, <16 x float> %752, <16 x float> %748
  %755 = or disjoint i64 %749, 16
  %756 = getelementptr inbounds nuw float, ptr %705, i64 %755
  %757 = load <16 x float>, ptr %756, align 8
  %758 = fcmp ogt <16 x float> %757, %754
  %759 = select <16 x i1> %758, <16 x float> %757, <16 x float> %754
  %760 = or disjoint i64 %749, 32
  %761 = getelementptr inbounds nuw float, ptr %705, i64 %760
  %762 = load <16 x float>, ptr %761, align 8
  %763 = fcmp ogt <16 x float> %762, %759
  %764 = select <16 x i1> %763, <16 x float> %762, <16 x float> %759
  %765 = or disjoint i64 %749, 48
  %766 = getelementptr inbounds nuw float, ptr %705, i64 %765
  %767 = load <16 x float>, ptr %766, align 8
  %768 = fcmp ogt <16 x float> %767, %764
  %769 = select <16 x i1> %768, <16 x float> %767, <16 x float> %764
  %770 = add nuw nsw i64 %749, 64
  %771 = add i64 %750, 4
  %772 = icmp eq i64 %771, %722
  br i1 %772, label %723, label %747, !llvm.loop !20

773:                                              ; preds = %739
  %774 = getelementptr inbounds nuw float, ptr %705, i64 %713
  %775 = load <16 x float>, ptr %774, align 8
  %776 = select <16 x i1> %745, <16 x float> %775, <16 x float> splat (float 0xFFF0000000000000)
  %777 = fcmp ogt <16 x float> %776, %740
  %778 = select <16 x i1> %777, <16 x float> %776, <16 x float> %740
  br label %779

779:                                              ; preds = %773, %739
  %780 = phi <16 x float> [ %778, %773 ], [ %740, %739 ]
  br i1 %711, label %784, label %781

781:                                              ; preds = %779
  %782 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %783 = load float, ptr %782, align 8
  br label %791

784:                                              ; preds = %779
  %785 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %780)
  %786 = fmul float %480, %785
  %787 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %788 = load float, ptr %787, align 8
  %789 = fcmp ogt float %786, %788
  br i1 %789, label %791, label %790

790:                                              ; preds = %784
  br label %791

791:                                              ; preds = %781, %790, %784
  %792 = phi float [ %786, %784 ], [ %783, %781 ], [ %788, %790 ]
  br i1 %714, label %797, label %793

793:                                              ; preds = %791
  %794 = fneg float %792
  %795 = insertelement <16 x float> poison, float %794, i64 0
  %796 = shufflevector <16 x float> %795, <16 x float> poison, <16 x i32> zeroinitializer
  br label %804

797:                                              ; preds = %804, %791
  %798 = phi <16 x float> [ zeroinitializer, %791 ], [ %829, %804 ]
  %799 = icmp slt i64 %713, %487
  br i1 %799, label %800, label %832

800:                                              ; preds = %797
  %801 = fneg float %792
  %802 = insertelement <16 x float> poison, float %801, i64 0
  %803 = shufflevector <16 x float> %802, <16 x float> poison, <16 x i32> zeroinitializer
  br label %837

804:                                              ; preds = %793, %804
  %805 = phi <16 x float> [ zeroinitializer, %793 ], [ %829, %804 ]
  %806 = phi i64 [ 0, %793 ], [ %830, %804 ]
  %807 = getelementptr inbounds nuw float, ptr %705, i64 %806
  %808 = load <16 x float>, ptr %807, align 8
  %809 = call <16 x float> @llvm.fma.v16f32(<16 x float> %808, <16 x float> %504, <16 x float> %796)
  %810 = fcmp olt <16 x float> %809, splat (float -8.600000e+01)
  %811 = select <16 x i1> %810, <16 x float> splat (float -8.600000e+01), <16 x float> %809
  %812 = call <16 x float> @llvm.fma.v16f32(<16 x float> %811, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %813 = bitcast <16 x float> %812 to <16 x i32>
  %814 = fadd <16 x float> %812, splat (float 0xC168000000000000)
  %815 = call <16 x float> @llvm.fma.v16f32(<16 x float> %814, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %811)
  %816 = call <16 x float> @llvm.fma.v16f32(<16 x float> %814, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %815)
  %817 = call <16 x float> @llvm.fma.v16f32(<16 x float> %816, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %818 = call <16 x float> @llvm.fma.v16f32(<16 x float> %817, <16 x float> %816, <16 x float> splat (float 0x3F81112100000000))
  %819 = call <16 x float> @llvm.fma.v16f32(<16 x float> %818, <16 x float> %816, <16 x float> splat (float 0x3FA5553820000000))
  %820 = call <16 x float> @llvm.fma.v16f32(<16 x float> %819, <16 x float> %816, <16 x float> splat (float 0x3FC5555540000000))
  %821 = call <16 x float> @llvm.fma.v16f32(<16 x float> %820, <16 x float> %816, <16 x float> splat (float 5.000000e-01))
  %822 = fmul <16 x float> %816, %816
  %823 = call <16 x float> @llvm.fma.v16f32(<16 x float> %821, <16 x float> %822, <16 x float> %816)
  %824 = fadd <16 x float> %823, splat (float 1.000000e+00)
  %825 = shl <16 x i32> %813, splat (i32 23)
  %826 = add <16 x i32> %825, splat (i32 1065353216)
  %827 = bitcast <16 x i32> %826 to <16 x float>
  %828 = fmul <16 x float> %824, %827
  store <16 x float> %828, ptr %807, align 8
  %829 = fadd <16 x float> %805, %828
  %830 = add nuw nsw i64 %806, 16
  %831 = icmp samesign ult i64 %830, %713
  br i1 %831, label %804, label %797, !llvm.loop !21

832:                                              ; preds = %837, %797
  %833 = phi <16 x float> [ %798, %797 ], [ %865, %837 ]
  %834 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %835 = load float, ptr %834, align 8
  %836 = fcmp ogt float %792, %835
  br i1 %836, label %868, label %934

837:                                              ; preds = %800, %837
  %838 = phi i64 [ %713, %800 ], [ %866, %837 ]
  %839 = phi <16 x float> [ %798, %800 ], [ %865, %837 ]
  %840 = getelementptr inbounds nuw float, ptr %705, i64 %838
  %841 = load <16 x float>, ptr %840, align 8
  %842 = call <16 x float> @llvm.fma.v16f32(<16 x float> %841, <16 x float> %504, <16 x float> %803)
  %843 = fcmp olt <16 x float> %842, splat (float -8.600000e+01)
  %844 = select <16 x i1> %843, <16 x float> splat (float -8.600000e+01), <16 x float> %842
  %845 = call <16 x float> @llvm.fma.v16f32(<16 x float> %844, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %846 = bitcast <16 x float> %845 to <16 x i32>
  %847 = fadd <16 x float> %845, splat (float 0xC168000000000000)
  %848 = call <16 x float> @llvm.fma.v16f32(<16 x float> %847, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %844)
  %849 = call <16 x float> @llvm.fma.v16f32(<16 x float> %847, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %848)
  %850 = call <16 x float> @llvm.fma.v16f32(<16 x float> %849, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %851 = call <16 x float> @llvm.fma.v16f32(<16 x float> %850, <16 x float> %849, <16 x float> splat (float 0x3F81112100000000))
  %852 = call <16 x float> @llvm.fma.v16f32(<16 x float> %851, <16 x float> %849, <16 x float> splat (float 0x3FA5553820000000))
  %853 = call <16 x float> @llvm.fma.v16f32(<16 x float> %852, <16 x float> %849, <16 x float> splat (float 0x3FC5555540000000))
  %854 = call <16 x float> @llvm.fma.v16f32(<16 x float> %853, <16 x float> %849, <16 x float> splat (float 5.000000e-01))
  %855 = fmul <16 x float> %849, %849
  %856 = call <16 x float> @llvm.fma.v16f32(<16 x float> %854, <16 x float> %855, <16 x float> %849)
  %857 = fadd <16 x float> %856, splat (float 1.000000e+00)
  %858 = shl <16 x i32> %846, splat (i32 23)
  %859 = add <16 x i32> %858, splat (i32 1065353216)
  %860 = bitcast <16 x i32> %859 to <16 x float>
  %861 = fmul <16 x float> %857, %860
  %862 = icmp sgt i64 %709, %838
  %863 = select <16 x i1> %745, <16 x float> %861, <16 x float> zeroinitializer
  %864 = select i1 %862, <16 x float> %863, <16 x float> zeroinitializer
  store <16 x float> %864, ptr %840, align 8
  %865 = fadd <16 x float> %839, %864
  %866 = add nuw nsw i64 %838, 16
  %867 = icmp slt i64 %866, %487
  br i1 %867, label %837, label %832, !llvm.loop !22

868:                                              ; preds = %832
  %869 = fsub float %835, %792
  %870 = insertelement <16 x float> poison, float %869, i64 0
  %871 = shufflevector <16 x float> %870, <16 x float> poison, <16 x i32> zeroinitializer
  %872 = fcmp olt <16 x float> %871, splat (float -8.600000e+01)
  %873 = select <16 x i1> %872, <16 x float> splat (float -8.600000e+01), <16 x float> %871
  %874 = call <16 x float> @llvm.fma.v16f32(<16 x float> %873, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %875 = bitcast <16 x float> %874 to <16 x i32>
  %876 = fadd <16 x float> %874, splat (float 0xC168000000000000)
  %877 = call <16 x float> @llvm.fma.v16f32(<16 x float> %876, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %873)
  %878 = call <16 x float> @llvm.fma.v16f32(<16 x float> %876, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %877)
  %879 = call <16 x float> @llvm.fma.v16f32(<16 x float> %878, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %880 = call <16 x float> @llvm.fma.v16f32(<16 x float> %879, <16 x float> %878, <16 x float> splat (float 0x3F81112100000000))
  %881 = call <16 x float> @llvm.fma.v16f32(<16 x float> %880, <16 x float> %878, <16 x float> splat (float 0x3FA5553820000000))
  %882 = call <16 x float> @llvm.fma.v16f32(<16 x float> %881, <16 x float> %878, <16 x float> splat (float 0x3FC5555540000000))
  %883 = call <16 x float> @llvm.fma.v16f32(<16 x float> %882, <16 x float> %878, <16 x float> splat (float 5.000000e-01))
  %884 = fmul <16 x float> %878, %878
  %885 = call <16 x float> @llvm.fma.v16f32(<16 x float> %883, <16 x float> %884, <16 x float> %878)
  %886 = fadd <16 x float> %885, splat (float 1.000000e+00)
  %887 = shl <16 x i32> %875, splat (i32 23)
  %888 = add <16 x i32> %887, splat (i32 1065353216)
  %889 = bitcast <16 x i32> %888 to <16 x float>
  %890 = fmul <16 x float> %886, %889
  store float %792, ptr %834, align 8
  %891 = extractelement <16 x float> %890, i64 0
  %892 = getelementptr inbounds nuw i8, ptr %703, i64 36
  %893 = load float, ptr %892, align 4
  %894 = fmul float %891, %893
  store float %894, ptr %892, align 4
  br i1 %505, label %895, label %934

895:                                              ; preds = %868
  %896 = getelementptr inbounds nuw i8, ptr %703, i64 8
  br i1 %510, label %922, label %897

897:                                              ; preds = %895, %897
  %898 = phi i64 [ %919, %897 ], [ 0, %895 ]
  %899 = phi i64 [ %920, %897 ], [ 0, %895 ]
  %900 = load ptr, ptr %896, align 8
  %901 = getelementptr inbounds nuw float, ptr %900, i64 %898
  %902 = load <16 x float>, ptr %901, align 4
  %903 = fmul <16 x float> %890, %902
  store <16 x float> %903, ptr %901, align 4
  %904 = or disjoint i64 %898, 16
  %905 = load ptr, ptr %896, align 8
  %906 = getelementptr inbounds nuw float, ptr %905, i64 %904
  %907 = load <16 x float>, ptr %906, align 4
  %908 = fmul <16 x float> %890, %907
  store <16 x float> %908, ptr %906, align 4
  %909 = or disjoint i64 %898, 32
  %910 = load ptr, ptr %896, align 8
  %911 = getelementptr inbounds nuw float, ptr %910, i64 %909
  %912 = load <16 x float>, ptr %911, align 4
  %913 = fmul <16 x float> %890, %912
  store <16 x float> %913, ptr %911, align 4
  %914 = or disjoint i64 %898, 48
  %915 = load ptr, ptr %896, align 8
  %916 = getelementptr inbounds nuw float, ptr %915, i64 %914
  %917 = load <16 x float>, ptr %916, align 4
  %918 = fmul <16 x float> %890, %917
  store <16 x float> %918, ptr %916, align 4
  %919 = add nuw nsw i64 %898, 64
  %920 = add i64 %899, 4
  %921 = icmp eq i64 %920, %511
  br i1 %921, label %922, label %897, !llvm.loop !23

922:                                              ; preds = %897, %895
  %923 = phi i64 [ 0, %895 ], [ %919, %897 ]
  br i1 %512, label %934, label %924

924:                                              ; preds = %922, %924
  %925 = phi i64 [ %931, %924 ], [ %923, %922 ]
  %926 = phi i64 [ %932, %924 ], [ 0, %922 ]
  %927 = load ptr, ptr %896, align 8
  %928 = getelementptr inbounds nuw float, ptr %927, i64 %925
  %929 = load <16 x float>, ptr %928, align 4
  %930 = fmul <16 x float> %890, %929
  store <16 x float> %930, ptr %928, align 4
  %931 = add nuw nsw i64 %925, 16
  %932 = add i64 %926, 1
  %933 = icmp eq i64 %932, %509
  br i1 %933, label %934, label %924, !llvm.loop !24

934:                                              ; preds = %922, %924, %868, %832
  %935 = shufflevector <16 x float> %833, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %936 = shufflevector <16 x float> %833, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %937 = fadd <8 x float> %935, %936
  %938 = shufflevector <8 x float> %937, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %939 = shufflevector <8 x float> %937, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %940 = fadd <4 x float> %938, %939
  %941 = shufflevector <4 x float> %940, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %942 = fadd <4 x float> %940, %941
  %943 = shufflevector <4 x float> %940, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %944 = shufflevector <4 x float> %940, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %945 = fadd <4 x float> %943, %944
  %946 = fadd <4 x float> %942, %945
  %947 = extractelement <4 x float> %946, i64 0
  %948 = getelementptr inbounds nuw i8, ptr %703, i64 36
  %949 = load float, ptr %948, align 4
  %950 = fadd float %947, %949
  store float %950, ptr %948, align 4
  %951 = add nuw nsw i64 %702, 1
  %952 = icmp eq i64 %951, 12
  br i1 %952, label %686, label %701, !llvm.loop !25

953:                                              ; preds = %977, %686
  %954 = phi i64 [ 0, %686 ], [ %970, %977 ]
  %955 = icmp slt i64 %954, %481
  br i1 %955, label %956, label %1364

956:                                              ; preds = %953
  %957 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %958 = getelementptr inbounds nuw i8, ptr %482, i64 48
  %959 = getelementptr inbounds nuw i8, ptr %482, i64 88
  %960 = getelementptr inbounds nuw i8, ptr %482, i64 128
  %961 = getelementptr inbounds nuw i8, ptr %482, i64 168
  %962 = getelementptr inbounds nuw i8, ptr %482, i64 208
  %963 = getelementptr inbounds nuw i8, ptr %482, i64 248
  %964 = getelementptr inbounds nuw i8, ptr %482, i64 288
  %965 = getelementptr inbounds nuw i8, ptr %482, i64 328
  %966 = getelementptr inbounds nuw i8, ptr %482, i64 368
  %967 = getelementptr inbounds nuw i8, ptr %482, i64 408
  %968 = getelementptr inbounds nuw i8, ptr %482, i64 448
  br label %1217

969:                                              ; preds = %688, %977
  %970 = phi i64 [ 32, %688 ], [ %1110, %977 ]
  %971 = phi i64 [ 0, %688 ], [ %970, %977 ]
  %972 = load i64, ptr %59, align 8
  %973 = mul nsw i64 %972, %971
  %974 = getelementptr inbounds float, ptr %63, i64 %973
  br i1 %488, label %975, label %977

975:                                              ; preds = %969
  %976 = getelementptr i8, ptr %974, i64 64
  br label %1112

977:                                              ; preds = %1112, %969
  %978 = phi <16 x float> [ zeroinitializer, %969 ], [ %1196, %1112 ]
  %979 = phi <16 x float> [ zeroinitializer, %969 ], [ %1195, %1112 ]
  %980 = phi <16 x float> [ zeroinitializer, %969 ], [ %1190, %1112 ]
  %981 = phi <16 x float> [ zeroinitializer, %969 ], [ %1189, %1112 ]
  %982 = phi <16 x float> [ zeroinitializer, %969 ], [ %1184, %1112 ]
  %983 = phi <16 x float> [ zeroinitializer, %969 ], [ %1183, %1112 ]
  %984 = phi <16 x float> [ zeroinitializer, %969 ], [ %1178, %1112 ]
  %985 = phi <16 x float> [ zeroinitializer, %969 ], [ %1177, %1112 ]
  %986 = phi <16 x float> [ zeroinitializer, %969 ], [ %1172, %1112 ]
  %987 = phi <16 x float> [ zeroinitializer, %969 ], [ %1171, %1112 ]
  %988 = phi <16 x float> [ zeroinitializer, %969 ], [ %1166, %1112 ]
  %989 = phi <16 x float> [ zeroinitializer, %969 ], [ %1165, %1112 ]
  %990 = phi <16 x float> [ zeroinitializer, %969 ], [ %1160, %1112 ]
  %991 = phi <16 x float> [ zeroinitializer, %969 ], [ %1159, %1112 ]
  %992 = phi <16 x float> [ zeroinitializer, %969 ], [ %1154, %1112 ]
  %993 = phi <16 x float> [ zeroinitializer, %969 ], [ %1153, %1112 ]
  %994 = phi <16 x float> [ zeroinitializer, %969 ], [ %1148, %1112 ]
  %995 = phi <16 x float> [ zeroinitializer, %969 ], [ %1147, %1112 ]
  %996 = phi <16 x float> [ zeroinitializer, %969 ], [ %1201, %1112 ]
  %997 = phi <16 x float> [ zeroinitializer, %969 ], [ %1202, %1112 ]
  %998 = phi <16 x float> [ zeroinitializer, %969 ], [ %1207, %1112 ]
  %999 = phi <16 x float> [ zeroinitializer, %969 ], [ %1208, %1112 ]
  %1000 = phi <16 x float> [ zeroinitializer, %969 ], [ %1213, %1112 ]
  %1001 = phi <16 x float> [ zeroinitializer, %969 ], [ %1214, %1112 ]
  %1002 = load ptr, ptr %689, align 8
  %1003 = getelementptr inbounds nuw float, ptr %1002, i64 %971
  %1004 = load <16 x float>, ptr %1003, align 4
  %1005 = fadd <16 x float> %1004, %995
  store <16 x float> %1005, ptr %1003, align 4
  %1006 = load ptr, ptr %689, align 8
  %1007 = getelementptr inbounds nuw float, ptr %1006, i64 %971
  %1008 = getelementptr inbounds nuw i8, ptr %1007, i64 64
  %1009 = load <16 x float>, ptr %1008, align 4
  %1010 = fadd <16 x float> %1009, %994
  store <16 x float> %1010, ptr %1008, align 4
  %1011 = load ptr, ptr %690, align 8
  %1012 = getelementptr inbounds nuw float, ptr %1011, i64 %971
  %1013 = load <16 x float>, ptr %1012, align 4
  %1014 = fadd <16 x float> %1013, %993
  store <16 x float> %1014, ptr %1012, align 4
  %1015 = load ptr, ptr %690, align 8
  %1016 = getelementptr inbounds nuw float, ptr %1015, i64 %971
  %1017 = getelementptr inbounds nuw i8, ptr %1016, i64 64
  %1018 = load <16 x float>, ptr %1017, align 4
  %1019 = fadd <16 x float> %1018, %992
  store <16 x float> %1019, ptr %1017, align 4
  %1020 = load ptr, ptr %691, align 8
  %1021 = getelementptr inbounds nuw float, ptr %1020, i64 %971
  %1022 = load <16 x float>, ptr %1021, align 4
  %1023 = fadd <16 x float> %1022, %991
  store <16 x float> %1023, ptr %1021, align 4
  %1024 = load ptr, ptr %691, align 8
  %1025 = getelementptr inbounds nuw float, ptr %1024, i64 %971
  %1026 = getelementptr inbounds nuw i8, ptr %1025, i64 64
  %1027 = load <16 x float>, ptr %1026, align 4
  %1028 = fadd <16 x float> %1027, %990
  store <16 x float> %1028, ptr %1026, align 4
  %1029 = load ptr, ptr %692, align 8
  %1030 = getelementptr inbounds nuw float, ptr %1029, i64 %971
  %1031 = load <16 x float>, ptr %1030, align 4
  %1032 = fadd <16 x float> %1031, %989
  store <16 x float> %1032, ptr %1030, align 4
  %1033 = load ptr, ptr %692, align 8
  %1034 = getelementptr inbounds nuw float, ptr %1033, i64 %971
  %1035 = getelementptr inbounds nuw i8, ptr %1034, i64 64
  %1036 = load <16 x float>, ptr %1035, align 4
  %1037 = fadd <16 x float> %1036, %988
  store <16 x float> %1037, ptr %1035, align 4
  %1038 = load ptr, ptr %693, align 8
  %1039 = getelementptr inbounds nuw float, ptr %1038, i64 %971
  %1040 = load <16 x float>, ptr %1039, align 4
  %1041 = fadd <16 x float> %1040, %987
  store <16 x float> %1041, ptr %1039, align 4
  %1042 = load ptr, ptr %693, align 8
  %1043 = getelementptr inbounds nuw float, ptr %1042, i64 %971
  %1044 = getelementptr inbounds nuw i8, ptr %1043, i64 64
  %1045 = load <16 x float>, ptr %1044, align 4
  %1046 = fadd <16 x float> %1045, %986
  store <16 x float> %1046, ptr %1044, align 4
  %1047 = load ptr, ptr %694, align 8
  %1048 = getelementptr inbounds nuw float, ptr %1047, i64 %971
  %1049 = load <16 x float>, ptr %1048, align 4
  %1050 = fadd <16 x float> %1049, %985
  store <16 x float> %1050, ptr %1048, align 4
  %1051 = load ptr, ptr %694, align 8
  %1052 = getelementptr inbounds nuw float, ptr %1051, i64 %971
  %1053 = getelementptr inbounds nuw i8, ptr %1052, i64 64
  %1054 = load <16 x float>, ptr %1053, align 4
  %1055 = fadd <16 x float> %1054, %984
  store <16 x float> %1055, ptr %1053, align 4
  %1056 = load ptr, ptr %695, align 8
  %1057 = getelementptr inbounds nuw float, ptr %1056, i64 %971
  %1058 = load <16 x float>, ptr %1057, align 4
  %1059 = fadd <16 x float> %1058, %983
  store <16 x float> %1059, ptr %1057, align 4
  %1060 = load ptr, ptr %695, align 8
  %1061 = getelementptr inbounds nuw float, ptr %1060, i64 %971
  %1062 = getelementptr inbounds nuw i8, ptr %1061, i64 64
  %1063 = load <16 x float>, ptr %1062, align 4
  %1064 = fadd <16 x float> %1063, %982
  store <16 x float> %1064, ptr %1062, align 4
  %1065 = load ptr, ptr %696, align 8
  %1066 = getelementptr inbounds nuw float, ptr %1065, i64 %971
  %1067 = load <16 x float>, ptr %1066, align 4
  %1068 = fadd <16 x float> %1067, %981
  store <16 x float> %1068, ptr %1066, align 4
  %1069 = load ptr, ptr %696, align 8
  %1070 = getelementptr inbounds nuw float, ptr %1069, i64 %971
  %1071 = getelementptr inbounds nuw i8, ptr %1070, i64 64
  %1072 = load <16 x float>, ptr %1071, align 4
  %1073 = fadd <16 x float> %1072, %980
  store <16 x float> %1073, ptr %1071, align 4
  %1074 = load ptr, ptr %697, align 8
  %1075 = getelementptr inbounds nuw float, ptr %1074, i64 %971
  %1076 = load <16 x float>, ptr %1075, align 4
  %1077 = fadd <16 x float> %1076, %979
  store <16 x float> %1077, ptr %1075, align 4
  %1078 = load ptr, ptr %697, align 8
  %1079 = getelementptr inbounds nuw float, ptr %1078, i64 %971
  %1080 = getelementptr inbounds nuw i8, ptr %1079, i64 64
  %1081 = load <16 x float>, ptr %1080, align 4
  %1082 = fadd <16 x float> %1081, %978
  store <16 x float> %1082, ptr %1080, align 4
  %1083 = load ptr, ptr %698, align 8
  %1084 = getelementptr inbounds nuw float, ptr %1083, i64 %971
  %1085 = load <16 x float>, ptr %1084, align 4
  %1086 = fadd <16 x float> %1085, %996
  store <16 x float> %1086, ptr %1084, align 4
  %1087 = load ptr, ptr %698, align 8
  %1088 = getelementptr inbounds nuw float, ptr %1087, i64 %971
  %1089 = getelementptr inbounds nuw i8, ptr %1088, i64 64
  %1090 = load <16 x float>, ptr %1089, align 4
  %1091 = fadd <16 x float> %1090, %997
  store <16 x float> %1091, ptr %1089, align 4
  %1092 = load ptr, ptr %699, align 8
  %1093 = getelementptr inbounds nuw float, ptr %1092, i64 %971
  %1094 = load <16 x float>, ptr %1093, align 4
  %1095 = fadd <16 x float> %1094, %998
  store <16 x float> %1095, ptr %1093, align 4
  %1096 = load ptr, ptr %699, align 8
  %1097 = getelementptr inbounds nuw float, ptr %1096, i64 %971
  %1098 = getelementptr inbounds nuw i8, ptr %1097, i64 64
  %1099 = load <16 x float>, ptr %1098, align 4
  %1100 = fadd <16 x float> %1099, %999
  store <16 x float> %1100, ptr %1098, align 4
  %1101 = load ptr, ptr %700, align 8
  %1102 = getelementptr inbounds nuw float, ptr %1101, i64 %971
  %1103 = load <16 x float>, ptr %1102, align 4
  %1104 = fadd <16 x float> %1103, %1000
  store <16 x float> %1104, ptr %1102, align 4
  %1105 = load ptr, ptr %700, align 8
  %1106 = getelementptr inbounds nuw float, ptr %1105, i64 %971
  %1107 = getelementptr inbounds nuw i8, ptr %1106, i64 64
  %1108 = load <16 x float>, ptr %1107, align 4
  %1109 = fadd <16 x float> %1108, %1001
  store <16 x float> %1109, ptr %1107, align 4
  %1110 = add nuw nsw i64 %970, 32
  %1111 = icmp sgt i64 %1110, %481
  br i1 %1111, label %953, label %969, !llvm.loop !26

1112:                                             ; preds = %975, %1112
  %1113 = phi <16 x float> [ zeroinitializer, %975 ], [ %1196, %1112 ]
  %1114 = phi <16 x float> [ zeroinitializer, %975 ], [ %1195, %1112 ]
  %1115 = phi <16 x float> [ zeroinitializer, %975 ], [ %1190, %1112 ]
  %1116 = phi <16 x float> [ zeroinitializer, %975 ], [ %1189, %1112 ]
  %1117 = phi <16 x float> [ zeroinitializer, %975 ], [ %1184, %1112 ]
  %1118 = phi <16 x float> [ zeroinitializer, %975 ], [ %1183, %1112 ]
  %1119 = phi <16 x float> [ zeroinitializer, %975 ], [ %1178, %1112 ]
  %1120 = phi <16 x float> [ zeroinitializer, %975 ], [ %1177, %1112 ]
  %1121 = phi <16 x float> [ zeroinitializer, %975 ], [ %1172, %1112 ]
  %1122 = phi <16 x float> [ zeroinitializer, %975 ], [ %1171, %1112 ]
  %1123 = phi <16 x float> [ zeroinitializer, %975 ], [ %1166, %1112 ]
  %1124 = phi <16 x float> [ zeroinitializer, %975 ], [ %1165, %1112 ]
  %1125 = phi <16 x float> [ zeroinitializer, %975 ], [ %1160, %1112 ]
  %1126 = phi <16 x float> [ zeroinitializer, %975 ], [ %1159, %1112 ]
  %1127 = phi <16 x float> [ zeroinitializer, %975 ], [ %1154, %1112 ]
  %1128 = phi <16 x float> [ zeroinitializer, %975 ], [ %1153, %1112 ]
  %1129 = phi <16 x float> [ zeroinitializer, %975 ], [ %1148, %1112 ]
  %1130 = phi <16 x float> [ zeroinitializer, %975 ], [ %1147, %1112 ]
  %1131 = phi <16 x float> [ zeroinitializer, %975 ], [ %1201, %1112 ]
  %1132 = phi <16 x float> [ zeroinitializer, %975 ], [ %1202, %1112 ]
  %1133 = phi <16 x float> [ zeroinitializer, %975 ], [ %1207, %1112 ]
  %1134 = phi <16 x float> [ zeroinitializer, %975 ], [ %1208, %1112 ]
  %1135 = phi <16 x float> [ zeroinitializer, %975 ], [ %1213, %1112 ]
  %1136 = phi <16 x float> [ zeroinitializer, %975 ], [ %1214, %1112 ]
  %1137 = phi i64 [ 0, %975 ], [ %1215, %1112 ]
  %1138 = shl i64 %1137, 7
  %1139 = getelementptr i8, ptr %974, i64 %1138
  %1140 = load <16 x float>, ptr %1139, align 8
  %1141 = getelementptr i8, ptr %976, i64 %1138
  %1142 = load <16 x float>, ptr %1141, align 8
  %1143 = getelementptr inbounds nuw float, ptr %484, i64 %1137
  %1144 = load float, ptr %1143, align 4
  %1145 = insertelement <16 x float> poison, float %1144, i64 0
  %1146 = shufflevector <16 x float> %1145, <16 x float> poison, <16 x i32> zeroinitializer
  %1147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1146, <16 x float> %1140, <16 x float> %1130)
  %1148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1146, <16 x float> %1142, <16 x float> %1129)
  %1149 = getelementptr inbounds nuw i8, ptr %1143, i64 512
  %1150 = load float, ptr %1149, align 4
  %1151 = insertelement <16 x float> poison, float %1150, i64 0
  %1152 = shufflevector <16 x float> %1151, <16 x float> poison, <16 x i32> zeroinitializer
  %1153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1152, <16 x float> %1140, <16 x float> %1128)
  %1154 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1152, <16 x float> %1142, <16 x float> %1127)
  %1155 = getelementptr inbounds nuw i8, ptr %1143, i64 1024
  %1156 = load float, ptr %1155, align 4
  %1157 = insertelement <16 x float> poison, float %1156, i64 0
  %1158 = shufflevector <16 x float> %1157, <16 x float> poison, <16 x i32> zeroinitializer
  %1159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1158, <16 x float> %1140, <16 x float> %1126)
  %1160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1158, <16 x float> %1142, <16 x float> %1125)
  %1161 = getelementptr inbounds nuw i8, ptr %1143, i64 1536
  %1162 = load float, ptr %1161, align 4
  %1163 = insertelement <16 x float> poison, float %1162, i64 0
  %1164 = shufflevector <16 x float> %1163, <16 x float> poison, <16 x i32> zeroinitializer
  %1165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1164, <16 x float> %1140, <16 x float> %1124)
  %1166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1164, <16 x float> %1142, <16 x float> %1123)
  %1167 = getelementptr inbounds nuw i8, ptr %1143, i64 2048
  %1168 = load float, ptr %1167, align 4
  %1169 = insertelement <16 x float> poison, float %1168, i64 0
  %1170 = shufflevector <16 x float> %1169, <16 x float> poison, <16 x i32> zeroinitializer
  %1171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1170, <16 x float> %1140, <16 x float> %1122)
  %1172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1170, <16 x float> %1142, <16 x float> %1121)
  %1173 = getelementptr inbounds nuw i8, ptr %1143, i64 2560
  %1174 = load float, ptr %1173, align 4
  %1175 = insertelement <16 x float> poison, float %1174, i64 0
  %1176 = shufflevector <16 x float> %1175, <16 x float> poison, <16 x i32> zeroinitializer
  %1177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1176, <16 x float> %1140, <16 x float> %1120)
  %1178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1176, <16 x float> %1142, <16 x float> %1119)
  %1179 = getelementptr inbounds nuw i8, ptr %1143, i64 3072
  %1180 = load float, ptr %1179, align 4
  %1181 = insertelement <16 x float> poison, float %1180, i64 0
  %1182 = shufflevector <16 x float> %1181, <16 x float> poison, <16 x i32> zeroinitializer
  %1183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1182, <16 x float> %1140, <16 x float> %1118)
  %1184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1182, <16 x float> %1142, <16 x float> %1117)
  %1185 = getelementptr inbounds nuw i8, ptr %1143, i64 3584
  %1186 = load float, ptr %1185, align 4
  %1187 = insertelement <16 x float> poison, float %1186, i64 0
  %1188 = shufflevector <16 x float> %1187, <16 x float> poison, <16 x i32> zeroinitializer
  %1189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1188, <16 x float> %1140, <16 x float> %1116)
  %1190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1188, <16 x float> %1142, <16 x float> %1115)
  %1191 = getelementptr inbounds nuw i8, ptr %1143, i64 4096
  %1192 = load float, ptr %1191, align 4
  %1193 = insertelement <16 x float> poison, float %1192, i64 0
  %1194 = shufflevector <16 x float> %1193, <16 x float> poison, <16 x i32> zeroinitializer
  %1195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1194, <16 x float> %1140, <16 x float> %1114)
  %1196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1194, <16 x float> %1142, <16 x float> %1113)
  %1197 = getelementptr inbounds nuw i8, ptr %1143, i64 4608
  %1198 = load float, ptr %1197, align 4
  %1199 = insertelement <16 x float> poison, float %1198, i64 0
  %1200 = shufflevector <16 x float> %1199, <16 x float> poison, <16 x i32> zeroinitializer
  %1201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1200, <16 x float> %1140, <16 x float> %1131)
  %1202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1200, <16 x float> %1142, <16 x float> %1132)
  %1203 = getelementptr inbounds nuw i8, ptr %1143, i64 5120
  %1204 = load float, ptr %1203, align 4
  %1205 = insertelement <16 x float> poison, float %1204, i64 0
  %1206 = shufflevector <16 x float> %1205, <16 x float> poison, <16 x i32> zeroinitializer
  %1207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1206, <16 x float> %1140, <16 x float> %1133)
  %1208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1206, <16 x float> %1142, <16 x float> %1134)
  %1209 = getelementptr inbounds nuw i8, ptr %1143, i64 5632
  %1210 = load float, ptr %1209, align 4
  %1211 = insertelement <16 x float> poison, float %1210, i64 0
  %1212 = shufflevector <16 x float> %1211, <16 x float> poison, <16 x i32> zeroinitializer
  %1213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1212, <16 x float> %1140, <16 x float> %1135)
  %1214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1212, <16 x float> %1142, <16 x float> %1136)
  %1215 = add nuw nsw i64 %1137, 1
  %1216 = icmp eq i64 %1215, %487
  br i1 %1216, label %977, label %1112, !llvm.loop !27

1217:                                             ; preds = %956, %1222
  %1218 = phi i64 [ %954, %956 ], [ %1283, %1222 ]
  %1219 = load i64, ptr %59, align 8
  %1220 = mul nsw i64 %1219, %1218
  %1221 = getelementptr inbounds float, ptr %63, i64 %1220
  br i1 %488, label %1285, label %1222

1222:                                             ; preds = %1285, %1217
  %1223 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1361, %1285 ]
  %1224 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1356, %1285 ]
  %1225 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1351, %1285 ]
  %1226 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1346, %1285 ]
  %1227 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1341, %1285 ]
  %1228 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1336, %1285 ]
  %1229 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1331, %1285 ]
  %1230 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1326, %1285 ]
  %1231 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1321, %1285 ]
  %1232 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1316, %1285 ]
  %1233 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1311, %1285 ]
  %1234 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1306, %1285 ]
  %1235 = load ptr, ptr %957, align 8
  %1236 = getelementptr inbounds nuw float, ptr %1235, i64 %1218
  %1237 = load <16 x float>, ptr %1236, align 4
  %1238 = fadd <16 x float> %1237, %1234
  store <16 x float> %1238, ptr %1236, align 4
  %1239 = load ptr, ptr %958, align 8
  %1240 = getelementptr inbounds nuw float, ptr %1239, i64 %1218
  %1241 = load <16 x float>, ptr %1240, align 4
  %1242 = fadd <16 x float> %1241, %1233
  store <16 x float> %1242, ptr %1240, align 4
  %1243 = load ptr, ptr %959, align 8
  %1244 = getelementptr inbounds nuw float, ptr %1243, i64 %1218
  %1245 = load <16 x float>, ptr %1244, align 4
  %1246 = fadd <16 x float> %1245, %1232
  store <16 x float> %1246, ptr %1244, align 4
  %1247 = load ptr, ptr %960, align 8
  %1248 = getelementptr inbounds nuw float, ptr %1247, i64 %1218
  %1249 = load <16 x float>, ptr %1248, align 4
  %1250 = fadd <16 x float> %1249, %1231
  store <16 x float> %1250, ptr %1248, align 4
  %1251 = load ptr, ptr %961, align 8
  %1252 = getelementptr inbounds nuw float, ptr %1251, i64 %1218
  %1253 = load <16 x float>, ptr %1252, align 4
  %1254 = fadd <16 x float> %1253, %1230
  store <16 x float> %1254, ptr %1252, align 4
  %1255 = load ptr, ptr %962, align 8
  %1256 = getelementptr inbounds nuw float, ptr %1255, i64 %1218
  %1257 = load <16 x float>, ptr %1256, align 4
  %1258 = fadd <16 x float> %1257, %1229
  store <16 x float> %1258, ptr %1256, align 4
  %1259 = load ptr, ptr %963, align 8
  %1260 = getelementptr inbounds nuw float, ptr %1259, i64 %1218
  %1261 = load <16 x float>, ptr %1260, align 4
  %1262 = fadd <16 x float> %1261, %1228
  store <16 x float> %1262, ptr %1260, align 4
  %1263 = load ptr, ptr %964, align 8
  %1264 = getelementptr inbounds nuw float, ptr %1263, i64 %1218
  %1265 = load <16 x float>, ptr %1264, align 4
  %1266 = fadd <16 x float> %1265, %1227
  store <16 x float> %1266, ptr %1264, align 4
  %1267 = load ptr, ptr %965, align 8
  %1268 = getelementptr inbounds nuw float, ptr %1267, i64 %1218
  %1269 = load <16 x float>, ptr %1268, align 4
  %1270 = fadd <16 x float> %1269, %1226
  store <16 x float> %1270, ptr %1268, align 4
  %1271 = load ptr, ptr %966, align 8
  %1272 = getelementptr inbounds nuw float, ptr %1271, i64 %1218
  %1273 = load <16 x float>, ptr %1272, align 4
  %1274 = fadd <16 x float> %1273, %1225
  store <16 x float> %1274, ptr %1272, align 4
  %1275 = load ptr, ptr %967, align 8
  %1276 = getelementptr inbounds nuw float, ptr %1275, i64 %1218
  %1277 = load <16 x float>, ptr %1276, align 4
  %1278 = fadd <16 x float> %1277, %1224
  store <16 x float> %1278, ptr %1276, align 4
  %1279 = load ptr, ptr %968, align 8
  %1280 = getelementptr inbounds nuw float, ptr %1279, i64 %1218
  %1281 = load <16 x float>, ptr %1280, align 4
  %1282 = fadd <16 x float> %1281, %1223
  store <16 x float> %1282, ptr %1280, align 4
  %1283 = add nuw nsw i64 %1218, 16
  %1284 = icmp slt i64 %1283, %481
  br i1 %1284, label %1217, label %1364, !llvm.loop !28

1285:                                             ; preds = %1217, %1285
  %1286 = phi <16 x float> [ %1361, %1285 ], [ zeroinitializer, %1217 ]
  %1287 = phi <16 x float> [ %1356, %1285 ], [ zeroinitializer, %1217 ]
  %1288 = phi <16 x float> [ %1351, %1285 ], [ zeroinitializer, %1217 ]
  %1289 = phi <16 x float> [ %1346, %1285 ], [ zeroinitializer, %1217 ]
  %1290 = phi <16 x float> [ %1341, %1285 ], [ zeroinitializer, %1217 ]
  %1291 = phi <16 x float> [ %1336, %1285 ], [ zeroinitializer, %1217 ]
  %1292 = phi <16 x float> [ %1331, %1285 ], [ zeroinitializer, %1217 ]
  %1293 = phi <16 x float> [ %1326, %1285 ], [ zeroinitializer, %1217 ]
  %1294 = phi <16 x float> [ %1321, %1285 ], [ zeroinitializer, %1217 ]
  %1295 = phi <16 x float> [ %1316, %1285 ], [ zeroinitializer, %1217 ]
  %1296 = phi <16 x float> [ %1311, %1285 ], [ zeroinitializer, %1217 ]
  %1297 = phi <16 x float> [ %1306, %1285 ], [ zeroinitializer, %1217 ]
  %1298 = phi i64 [ %1362, %1285 ], [ 0, %1217 ]
  %1299 = shl nsw i64 %1298, 6
  %1300 = getelementptr inbounds nuw i8, ptr %1221, i64 %1299
  %1301 = load <16 x float>, ptr %1300, align 4
  %1302 = getelementptr inbounds nuw float, ptr %484, i64 %1298
  %1303 = load float, ptr %1302, align 4
  %1304 = insertelement <16 x float> poison, float %1303, i64 0
  %1305 = shufflevector <16 x float> %1304, <16 x float> poison, <16 x i32> zeroinitializer
  %1306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1305, <16 x float> %1301, <16 x float> %1297)
  %1307 = getelementptr inbounds nuw i8, ptr %1302, i64 512
  %1308 = load float, ptr %1307, align 4
  %1309 = insertelement <16 x float> poison, float %1308, i64 0
  %1310 = shufflevector <16 x float> %1309, <16 x float> poison, <16 x i32> zeroinitializer
  %1311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1310, <16 x float> %1301, <16 x float> %1296)
  %1312 = getelementptr inbounds nuw i8, ptr %1302, i64 1024
  %1313 = load float, ptr %1312, align 4
  %1314 = insertelement <16 x float> poison, float %1313, i64 0
  %1315 = shufflevector <16 x float> %1314, <16 x float> poison, <16 x i32> zeroinitializer
  %1316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1315, <16 x float> %1301, <16 x float> %1295)
  %1317 = getelementptr inbounds nuw i8, ptr %1302, i64 1536
  %1318 = load float, ptr %1317, align 4
  %1319 = insertelement <16 x float> poison, float %1318, i64 0
  %1320 = shufflevector <16 x float> %1319, <16 x float> poison, <16 x i32> zeroinitializer
  %1321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1320, <16 x float> %1301, <16 x float> %1294)
  %1322 = getelementptr inbounds nuw i8, ptr %1302, i64 2048
  %1323 = load float, ptr %1322, align 4
  %1324 = insertelement <16 x float> poison, float %1323, i64 0
  %1325 = shufflevector <16 x float> %1324, <16 x float> poison, <16 x i32> zeroinitializer
  %1326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1325, <16 x float> %1301, <16 x float> %1293)
  %1327 = getelementptr inbounds nuw i8, ptr %1302, i64 2560
  %1328 = load float, ptr %1327, align 4
  %1329 = insertelement <16 x float> poison, float %1328, i64 0
  %1330 = shufflevector <16 x float> %1329, <16 x float> poison, <16 x i32> zeroinitializer
  %1331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1330, <16 x float> %1301, <16 x float> %1292)
  %1332 = getelementptr inbounds nuw i8, ptr %1302, i64 3072
  %1333 = load float, ptr %1332, align 4
  %1334 = insertelement <16 x float> poison, float %1333, i64 0
  %1335 = shufflevector <16 x float> %1334, <16 x float> poison, <16 x i32> zeroinitializer
  %1336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1335, <16 x float> %1301, <16 x float> %1291)
  %1337 = getelementptr inbounds nuw i8, ptr %1302, i64 3584
  %1338 = load float, ptr %1337, align 4
  %1339 = insertelement <16 x float> poison, float %1338, i64 0
  %1340 = shufflevector <16 x float> %1339, <16 x float> poison, <16 x i32> zeroinitializer
  %1341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1340, <16 x float> %1301, <16 x float> %1290)
  %1342 = getelementptr inbounds nuw i8, ptr %1302, i64 4096
  %1343 = load float, ptr %1342, align 4
  %1344 = insertelement <16 x float> poison, float %1343, i64 0
  %1345 = shufflevector <16 x float> %1344, <16 x float> poison, <16 x i32> zeroinitializer
  %1346 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1345, <16 x float> %1301, <16 x float> %1289)
  %1347 = getelementptr inbounds nuw i8, ptr %1302, i64 4608
  %1348 = load float, ptr %1347, align 4
  %1349 = insertelement <16 x float> poison, float %1348, i64 0
  %1350 = shufflevector <16 x float> %1349, <16 x float> poison, <16 x i32> zeroinitializer
  %1351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1350, <16 x float> %1301, <16 x float> %1288)
  %1352 = getelementptr inbounds nuw i8, ptr %1302, i64 5120
  %1353 = load float, ptr %1352, align 4
  %1354 = insertelement <16 x float> poison, float %1353, i64 0
  %1355 = shufflevector <16 x float> %1354, <16 x float> poison, <16 x i32> zeroinitializer
  %1356 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1355, <16 x float> %1301, <16 x float> %1287)
  %1357 = getelementptr inbounds nuw i8, ptr %1302, i64 5632
  %1358 = load float, ptr %1357, align 4
  %1359 = insertelement <16 x float> poison, float %1358, i64 0
  %1360 = shufflevector <16 x float> %1359, <16 x float> poison, <16 x i32> zeroinitializer
  %1361 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1360, <16 x float> %1301, <16 x float> %1286)
  %1362 = add nuw nsw i64 %1298, 1
  %1363 = icmp eq i64 %1362, %487
  br i1 %1363, label %1222, label %1285, !llvm.loop !27

1364:                                             ; preds = %1222, %953, %471
  %1365 = load i64, ptr %45, align 8
  %1366 = icmp slt i64 %473, %1365
  br i1 %1366, label %471, label %467, !llvm.loop !29

1367:                                             ; preds = %88, %1413
  %1368 = phi i64 [ %87, %88 ], [ %1414, %1413 ]
  %1369 = phi i64 [ 0, %88 ], [ %1415, %1413 ]
  %1370 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1369
  %1371 = call i64 @llvm.smin.i64(i64 %1369, i64 %89)
  %1372 = add nsw i64 %1371, %79
  %1373 = load i64, ptr %5, align 8, !noalias !30
  %1374 = mul nsw i64 %1373, %75
  %1375 = srem i64 %1372, %1373
  %1376 = add nsw i64 %1374, %1375
  %1377 = sdiv i64 %1372, %1373
  %1378 = load ptr, ptr %0, align 8, !noalias !30
  %1379 = load i64, ptr %46, align 8, !noalias !30
  %1380 = mul nsw i64 %1379, %1376
  %1381 = getelementptr inbounds float, ptr %1378, i64 %1380
  %1382 = load i64, ptr %47, align 8, !noalias !30
  %1383 = mul nsw i64 %1382, %1377
  %1384 = getelementptr inbounds float, ptr %1381, i64 %1383
  %1385 = load ptr, ptr %48, align 8, !noalias !30
  %1386 = load i64, ptr %12, align 8, !noalias !30
  %1387 = mul i64 %1377, %1373
  %1388 = mul i64 %1387, %1386
  %1389 = add nsw i64 %1388, %1376
  %1390 = mul nsw i64 %1389, %1368
  %1391 = getelementptr inbounds float, ptr %1385, i64 %1390
  %1392 = load ptr, ptr %50, align 8, !noalias !30
  %1393 = load i64, ptr %7, align 8, !noalias !30
  %1394 = mul nsw i64 %1393, %1376
  %1395 = getelementptr inbounds float, ptr %1392, i64 %1394
  %1396 = getelementptr inbounds float, ptr %1395, i64 %1377
  %1397 = load i64, ptr %51, align 8, !noalias !30
  %1398 = load i64, ptr %52, align 8, !noalias !30
  %1399 = icmp eq i64 %1398, 0
  %1400 = xor i64 %1377, -1
  %1401 = add i64 %1393, %1400
  %1402 = select i1 %1399, i64 0, i64 %1401
  %1403 = sub nsw i64 %1397, %1402
  store ptr %1384, ptr %1370, align 8
  %1404 = getelementptr inbounds nuw i8, ptr %1370, i64 8
  store ptr %1391, ptr %1404, align 8
  %1405 = getelementptr inbounds nuw i8, ptr %1370, i64 16
  store ptr %1396, ptr %1405, align 8
  %1406 = getelementptr inbounds nuw i8, ptr %1370, i64 24
  store i64 %1403, ptr %1406, align 8
  %1407 = getelementptr inbounds nuw i8, ptr %1370, i64 32
  store float 0xFFF0000000000000, ptr %1407, align 8
  %1408 = getelementptr inbounds nuw i8, ptr %1370, i64 36
  store float 0.000000e+00, ptr %1408, align 4
  %1409 = icmp slt i64 %1369, %82
  br i1 %1409, label %1411, label %1410

1410:                                             ; preds = %1367
  store ptr %53, ptr %1404, align 8
  br label %1411

1411:                                             ; preds = %1410, %1367
  %1412 = icmp sgt i64 %1368, 0
  br i1 %1412, label %1418, label %1413

1413:                                             ; preds = %1418, %1411
  %1414 = phi i64 [ %1368, %1411 ], [ %1423, %1418 ]
  %1415 = add nuw nsw i64 %1369, 1
  %1416 = load i64, ptr %45, align 8
  %1417 = icmp slt i64 %1415, %1416
  br i1 %1417, label %1367, label %90, !llvm.loop !33

1418:                                             ; preds = %1411, %1418
  %1419 = phi i64 [ %1422, %1418 ], [ 0, %1411 ]
  %1420 = load ptr, ptr %1404, align 8
  %1421 = getelementptr inbounds nuw float, ptr %1420, i64 %1419
  store <16 x float> zeroinitializer, ptr %1421, align 4
  %1422 = add nuw nsw i64 %1419, 16
  %1423 = load i64, ptr %49, align 8
  %1424 = icmp slt i64 %1422, %1423
  br i1 %1424, label %1418, label %1413, !llvm.loop !34

1425:                                             ; preds = %154, %1433
  %1426 = phi i64 [ %1442, %1433 ], [ 0, %154 ]
  %1427 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1426
  %1428 = load i64, ptr %49, align 8
  %1429 = icmp sgt i64 %1428, 0
  br i1 %1429, label %1430, label %1433

1430:                                             ; preds = %1425
  %1431 = getelementptr inbounds nuw i8, ptr %1427, i64 8
  %1432 = getelementptr inbounds nuw i8, ptr %1427, i64 36
  br label %1444

1433:                                             ; preds = %1444, %1425
  %1434 = getelementptr inbounds nuw i8, ptr %1427, i64 36
  %1435 = load float, ptr %1434, align 4
  %1436 = call float @logf(float noundef %1435)
  %1437 = getelementptr inbounds nuw i8, ptr %1427, i64 32
  %1438 = load float, ptr %1437, align 8
  %1439 = fadd float %1436, %1438
  %1440 = getelementptr inbounds nuw i8, ptr %1427, i64 16
  %1441 = load ptr, ptr %1440, align 8
  store float %1439, ptr %1441, align 4
  %1442 = add nuw nsw i64 %1426, 1
  %1443 = icmp eq i64 %1442, %82
  br i1 %1443, label %66, label %1425, !llvm.loop !35

1444:                                             ; preds = %1430, %1444
  %1445 = phi i64 [ 0, %1430 ], [ %1454, %1444 ]
  %1446 = load ptr, ptr %1431, align 8
  %1447 = getelementptr inbounds nuw float, ptr %1446, i64 %1445
  %1448 = load <16 x float>, ptr %1447, align 4
  %1449 = load float, ptr %1432, align 4
  %1450 = fdiv float 1.000000e+00, %1449
  %1451 = insertelement <16 x float> poison, float %1450, i64 0
  %1452 = shufflevector <16 x float> %1451, <16 x float> poison, <16 x i32> zeroinitializer
  %1453 = fmul <16 x float> %1448, %1452
  store <16 x float> %1453, ptr %1447, align 4
  %1454 = add nuw nsw i64 %1445, 16
  %1455 = load i64, ptr %49, align 8
  %1456 = icmp slt i64 %1454, %1455
  br i1 %1456, label %1444, label %1433, !llvm.loop !36

1457:                                             ; preds = %66, %26
  call void @llvm.lifetime.end.p0(i64 172568, ptr nonnull %2)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare float @logf(float noundef) local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7, !10}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = !{!31}
!31 = distinct !{!31, !32, !"query_of: argument 0"}
!32 = distinct !{!32, !"query_of"}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
