; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 0ed4b0effb3233a6, code 87f459bb7c2211d4
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
  br i1 %43, label %44, label %1474

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

66:                                               ; preds = %1450, %154
  %67 = load ptr, ptr %38, align 8
  %68 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %69 = load i64, ptr %12, align 8
  %70 = mul nsw i64 %69, %37
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %1474, !llvm.loop !8

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
  br label %1384

90:                                               ; preds = %1430, %72
  %91 = phi i64 [ %87, %72 ], [ %1431, %1430 ]
  %92 = phi i64 [ %85, %72 ], [ %1433, %1430 ]
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
  br i1 %155, label %1442, label %66

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

467:                                              ; preds = %1381, %411
  %468 = load i64, ptr %58, align 8
  %469 = add nsw i64 %468, %106
  store i64 %469, ptr %58, align 8
  %470 = icmp slt i64 %469, %130
  br i1 %470, label %156, label %154, !llvm.loop !16

471:                                              ; preds = %411, %1381
  %472 = phi i64 [ %473, %1381 ], [ 0, %411 ]
  %473 = add nuw nsw i64 %472, 12
  %474 = add nuw nsw i64 %472, 11
  %475 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %474, i32 3
  %476 = load i64, ptr %475, align 8
  %477 = load i64, ptr %58, align 8
  %478 = icmp sgt i64 %476, %477
  br i1 %478, label %479, label %1381

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

686:                                              ; preds = %951
  %687 = icmp slt i64 %481, 32
  br i1 %687, label %970, label %688

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
  br label %986

701:                                              ; preds = %502, %951
  %702 = phi i64 [ 0, %502 ], [ %968, %951 ]
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
  br label %808

784:                                              ; preds = %779
  %785 = shufflevector <16 x float> %780, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %786 = shufflevector <16 x float> %780, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %787 = fcmp ogt <8 x float> %785, %786
  %788 = select <8 x i1> %787, <8 x float> %785, <8 x float> %786
  %789 = shufflevector <8 x float> %788, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %790 = shufflevector <8 x float> %788, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %791 = fcmp ogt <4 x float> %789, %790
  %792 = select <4 x i1> %791, <4 x float> %789, <4 x float> %790
  %793 = extractelement <4 x float> %792, i64 0
  %794 = extractelement <4 x float> %792, i64 2
  %795 = fcmp ogt float %793, %794
  %796 = select i1 %795, float %793, float %794
  %797 = extractelement <4 x float> %792, i64 1
  %798 = extractelement <4 x float> %792, i64 3
  %799 = fcmp ogt float %797, %798
  %800 = select i1 %799, float %797, float %798
  %801 = fcmp ogt float %796, %800
  %802 = select i1 %801, float %796, float %800
  %803 = fmul float %480, %802
  %804 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %805 = load float, ptr %804, align 8
  %806 = fcmp ogt float %803, %805
  br i1 %806, label %808, label %807

807:                                              ; preds = %784
  br label %808

808:                                              ; preds = %781, %807, %784
  %809 = phi float [ %803, %784 ], [ %783, %781 ], [ %805, %807 ]
  br i1 %714, label %814, label %810

810:                                              ; preds = %808
  %811 = fneg float %809
  %812 = insertelement <16 x float> poison, float %811, i64 0
  %813 = shufflevector <16 x float> %812, <16 x float> poison, <16 x i32> zeroinitializer
  br label %821

814:                                              ; preds = %821, %808
  %815 = phi <16 x float> [ zeroinitializer, %808 ], [ %846, %821 ]
  %816 = icmp slt i64 %713, %487
  br i1 %816, label %817, label %849

817:                                              ; preds = %814
  %818 = fneg float %809
  %819 = insertelement <16 x float> poison, float %818, i64 0
  %820 = shufflevector <16 x float> %819, <16 x float> poison, <16 x i32> zeroinitializer
  br label %854

821:                                              ; preds = %810, %821
  %822 = phi <16 x float> [ zeroinitializer, %810 ], [ %846, %821 ]
  %823 = phi i64 [ 0, %810 ], [ %847, %821 ]
  %824 = getelementptr inbounds nuw float, ptr %705, i64 %823
  %825 = load <16 x float>, ptr %824, align 8
  %826 = call <16 x float> @llvm.fma.v16f32(<16 x float> %825, <16 x float> %504, <16 x float> %813)
  %827 = fcmp olt <16 x float> %826, splat (float -8.600000e+01)
  %828 = select <16 x i1> %827, <16 x float> splat (float -8.600000e+01), <16 x float> %826
  %829 = call <16 x float> @llvm.fma.v16f32(<16 x float> %828, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %830 = bitcast <16 x float> %829 to <16 x i32>
  %831 = fadd <16 x float> %829, splat (float 0xC168000000000000)
  %832 = call <16 x float> @llvm.fma.v16f32(<16 x float> %831, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %828)
  %833 = call <16 x float> @llvm.fma.v16f32(<16 x float> %831, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %832)
  %834 = call <16 x float> @llvm.fma.v16f32(<16 x float> %833, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %835 = call <16 x float> @llvm.fma.v16f32(<16 x float> %834, <16 x float> %833, <16 x float> splat (float 0x3F81112100000000))
  %836 = call <16 x float> @llvm.fma.v16f32(<16 x float> %835, <16 x float> %833, <16 x float> splat (float 0x3FA5553820000000))
  %837 = call <16 x float> @llvm.fma.v16f32(<16 x float> %836, <16 x float> %833, <16 x float> splat (float 0x3FC5555540000000))
  %838 = call <16 x float> @llvm.fma.v16f32(<16 x float> %837, <16 x float> %833, <16 x float> splat (float 5.000000e-01))
  %839 = fmul <16 x float> %833, %833
  %840 = call <16 x float> @llvm.fma.v16f32(<16 x float> %838, <16 x float> %839, <16 x float> %833)
  %841 = fadd <16 x float> %840, splat (float 1.000000e+00)
  %842 = shl <16 x i32> %830, splat (i32 23)
  %843 = add <16 x i32> %842, splat (i32 1065353216)
  %844 = bitcast <16 x i32> %843 to <16 x float>
  %845 = fmul <16 x float> %841, %844
  store <16 x float> %845, ptr %824, align 8
  %846 = fadd <16 x float> %822, %845
  %847 = add nuw nsw i64 %823, 16
  %848 = icmp samesign ult i64 %847, %713
  br i1 %848, label %821, label %814, !llvm.loop !21

849:                                              ; preds = %854, %814
  %850 = phi <16 x float> [ %815, %814 ], [ %882, %854 ]
  %851 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %852 = load float, ptr %851, align 8
  %853 = fcmp ogt float %809, %852
  br i1 %853, label %885, label %951

854:                                              ; preds = %817, %854
  %855 = phi i64 [ %713, %817 ], [ %883, %854 ]
  %856 = phi <16 x float> [ %815, %817 ], [ %882, %854 ]
  %857 = getelementptr inbounds nuw float, ptr %705, i64 %855
  %858 = load <16 x float>, ptr %857, align 8
  %859 = call <16 x float> @llvm.fma.v16f32(<16 x float> %858, <16 x float> %504, <16 x float> %820)
  %860 = fcmp olt <16 x float> %859, splat (float -8.600000e+01)
  %861 = select <16 x i1> %860, <16 x float> splat (float -8.600000e+01), <16 x float> %859
  %862 = call <16 x float> @llvm.fma.v16f32(<16 x float> %861, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %863 = bitcast <16 x float> %862 to <16 x i32>
  %864 = fadd <16 x float> %862, splat (float 0xC168000000000000)
  %865 = call <16 x float> @llvm.fma.v16f32(<16 x float> %864, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %861)
  %866 = call <16 x float> @llvm.fma.v16f32(<16 x float> %864, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %865)
  %867 = call <16 x float> @llvm.fma.v16f32(<16 x float> %866, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %868 = call <16 x float> @llvm.fma.v16f32(<16 x float> %867, <16 x float> %866, <16 x float> splat (float 0x3F81112100000000))
  %869 = call <16 x float> @llvm.fma.v16f32(<16 x float> %868, <16 x float> %866, <16 x float> splat (float 0x3FA5553820000000))
  %870 = call <16 x float> @llvm.fma.v16f32(<16 x float> %869, <16 x float> %866, <16 x float> splat (float 0x3FC5555540000000))
  %871 = call <16 x float> @llvm.fma.v16f32(<16 x float> %870, <16 x float> %866, <16 x float> splat (float 5.000000e-01))
  %872 = fmul <16 x float> %866, %866
  %873 = call <16 x float> @llvm.fma.v16f32(<16 x float> %871, <16 x float> %872, <16 x float> %866)
  %874 = fadd <16 x float> %873, splat (float 1.000000e+00)
  %875 = shl <16 x i32> %863, splat (i32 23)
  %876 = add <16 x i32> %875, splat (i32 1065353216)
  %877 = bitcast <16 x i32> %876 to <16 x float>
  %878 = fmul <16 x float> %874, %877
  %879 = icmp sgt i64 %709, %855
  %880 = select <16 x i1> %745, <16 x float> %878, <16 x float> zeroinitializer
  %881 = select i1 %879, <16 x float> %880, <16 x float> zeroinitializer
  store <16 x float> %881, ptr %857, align 8
  %882 = fadd <16 x float> %856, %881
  %883 = add nuw nsw i64 %855, 16
  %884 = icmp slt i64 %883, %487
  br i1 %884, label %854, label %849, !llvm.loop !22

885:                                              ; preds = %849
  %886 = fsub float %852, %809
  %887 = insertelement <16 x float> poison, float %886, i64 0
  %888 = shufflevector <16 x float> %887, <16 x float> poison, <16 x i32> zeroinitializer
  %889 = fcmp olt <16 x float> %888, splat (float -8.600000e+01)
  %890 = select <16 x i1> %889, <16 x float> splat (float -8.600000e+01), <16 x float> %888
  %891 = call <16 x float> @llvm.fma.v16f32(<16 x float> %890, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %892 = bitcast <16 x float> %891 to <16 x i32>
  %893 = fadd <16 x float> %891, splat (float 0xC168000000000000)
  %894 = call <16 x float> @llvm.fma.v16f32(<16 x float> %893, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %890)
  %895 = call <16 x float> @llvm.fma.v16f32(<16 x float> %893, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %894)
  %896 = call <16 x float> @llvm.fma.v16f32(<16 x float> %895, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %897 = call <16 x float> @llvm.fma.v16f32(<16 x float> %896, <16 x float> %895, <16 x float> splat (float 0x3F81112100000000))
  %898 = call <16 x float> @llvm.fma.v16f32(<16 x float> %897, <16 x float> %895, <16 x float> splat (float 0x3FA5553820000000))
  %899 = call <16 x float> @llvm.fma.v16f32(<16 x float> %898, <16 x float> %895, <16 x float> splat (float 0x3FC5555540000000))
  %900 = call <16 x float> @llvm.fma.v16f32(<16 x float> %899, <16 x float> %895, <16 x float> splat (float 5.000000e-01))
  %901 = fmul <16 x float> %895, %895
  %902 = call <16 x float> @llvm.fma.v16f32(<16 x float> %900, <16 x float> %901, <16 x float> %895)
  %903 = fadd <16 x float> %902, splat (float 1.000000e+00)
  %904 = shl <16 x i32> %892, splat (i32 23)
  %905 = add <16 x i32> %904, splat (i32 1065353216)
  %906 = bitcast <16 x i32> %905 to <16 x float>
  %907 = fmul <16 x float> %903, %906
  store float %809, ptr %851, align 8
  %908 = extractelement <16 x float> %907, i64 0
  %909 = getelementptr inbounds nuw i8, ptr %703, i64 36
  %910 = load float, ptr %909, align 4
  %911 = fmul float %908, %910
  store float %911, ptr %909, align 4
  br i1 %505, label %912, label %951

912:                                              ; preds = %885
  %913 = getelementptr inbounds nuw i8, ptr %703, i64 8
  br i1 %510, label %939, label %914

914:                                              ; preds = %912, %914
  %915 = phi i64 [ %936, %914 ], [ 0, %912 ]
  %916 = phi i64 [ %937, %914 ], [ 0, %912 ]
  %917 = load ptr, ptr %913, align 8
  %918 = getelementptr inbounds nuw float, ptr %917, i64 %915
  %919 = load <16 x float>, ptr %918, align 4
  %920 = fmul <16 x float> %907, %919
  store <16 x float> %920, ptr %918, align 4
  %921 = or disjoint i64 %915, 16
  %922 = load ptr, ptr %913, align 8
  %923 = getelementptr inbounds nuw float, ptr %922, i64 %921
  %924 = load <16 x float>, ptr %923, align 4
  %925 = fmul <16 x float> %907, %924
  store <16 x float> %925, ptr %923, align 4
  %926 = or disjoint i64 %915, 32
  %927 = load ptr, ptr %913, align 8
  %928 = getelementptr inbounds nuw float, ptr %927, i64 %926
  %929 = load <16 x float>, ptr %928, align 4
  %930 = fmul <16 x float> %907, %929
  store <16 x float> %930, ptr %928, align 4
  %931 = or disjoint i64 %915, 48
  %932 = load ptr, ptr %913, align 8
  %933 = getelementptr inbounds nuw float, ptr %932, i64 %931
  %934 = load <16 x float>, ptr %933, align 4
  %935 = fmul <16 x float> %907, %934
  store <16 x float> %935, ptr %933, align 4
  %936 = add nuw nsw i64 %915, 64
  %937 = add i64 %916, 4
  %938 = icmp eq i64 %937, %511
  br i1 %938, label %939, label %914, !llvm.loop !23

939:                                              ; preds = %914, %912
  %940 = phi i64 [ 0, %912 ], [ %936, %914 ]
  br i1 %512, label %951, label %941

941:                                              ; preds = %939, %941
  %942 = phi i64 [ %948, %941 ], [ %940, %939 ]
  %943 = phi i64 [ %949, %941 ], [ 0, %939 ]
  %944 = load ptr, ptr %913, align 8
  %945 = getelementptr inbounds nuw float, ptr %944, i64 %942
  %946 = load <16 x float>, ptr %945, align 4
  %947 = fmul <16 x float> %907, %946
  store <16 x float> %947, ptr %945, align 4
  %948 = add nuw nsw i64 %942, 16
  %949 = add i64 %943, 1
  %950 = icmp eq i64 %949, %509
  br i1 %950, label %951, label %941, !llvm.loop !24

951:                                              ; preds = %939, %941, %885, %849
  %952 = shufflevector <16 x float> %850, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %953 = shufflevector <16 x float> %850, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %954 = fadd <8 x float> %952, %953
  %955 = shufflevector <8 x float> %954, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %956 = shufflevector <8 x float> %954, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %957 = fadd <4 x float> %955, %956
  %958 = shufflevector <4 x float> %957, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %959 = fadd <4 x float> %957, %958
  %960 = shufflevector <4 x float> %957, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %961 = shufflevector <4 x float> %957, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %962 = fadd <4 x float> %960, %961
  %963 = fadd <4 x float> %959, %962
  %964 = extractelement <4 x float> %963, i64 0
  %965 = getelementptr inbounds nuw i8, ptr %703, i64 36
  %966 = load float, ptr %965, align 4
  %967 = fadd float %964, %966
  store float %967, ptr %965, align 4
  %968 = add nuw nsw i64 %702, 1
  %969 = icmp eq i64 %968, 12
  br i1 %969, label %686, label %701, !llvm.loop !25

970:                                              ; preds = %994, %686
  %971 = phi i64 [ 0, %686 ], [ %987, %994 ]
  %972 = icmp slt i64 %971, %481
  br i1 %972, label %973, label %1381

973:                                              ; preds = %970
  %974 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %975 = getelementptr inbounds nuw i8, ptr %482, i64 48
  %976 = getelementptr inbounds nuw i8, ptr %482, i64 88
  %977 = getelementptr inbounds nuw i8, ptr %482, i64 128
  %978 = getelementptr inbounds nuw i8, ptr %482, i64 168
  %979 = getelementptr inbounds nuw i8, ptr %482, i64 208
  %980 = getelementptr inbounds nuw i8, ptr %482, i64 248
  %981 = getelementptr inbounds nuw i8, ptr %482, i64 288
  %982 = getelementptr inbounds nuw i8, ptr %482, i64 328
  %983 = getelementptr inbounds nuw i8, ptr %482, i64 368
  %984 = getelementptr inbounds nuw i8, ptr %482, i64 408
  %985 = getelementptr inbounds nuw i8, ptr %482, i64 448
  br label %1234

986:                                              ; preds = %688, %994
  %987 = phi i64 [ 32, %688 ], [ %1127, %994 ]
  %988 = phi i64 [ 0, %688 ], [ %987, %994 ]
  %989 = load i64, ptr %59, align 8
  %990 = mul nsw i64 %989, %988
  %991 = getelementptr inbounds float, ptr %63, i64 %990
  br i1 %488, label %992, label %994

992:                                              ; preds = %986
  %993 = getelementptr i8, ptr %991, i64 64
  br label %1129

994:                                              ; preds = %1129, %986
  %995 = phi <16 x float> [ zeroinitializer, %986 ], [ %1213, %1129 ]
  %996 = phi <16 x float> [ zeroinitializer, %986 ], [ %1212, %1129 ]
  %997 = phi <16 x float> [ zeroinitializer, %986 ], [ %1207, %1129 ]
  %998 = phi <16 x float> [ zeroinitializer, %986 ], [ %1206, %1129 ]
  %999 = phi <16 x float> [ zeroinitializer, %986 ], [ %1201, %1129 ]
  %1000 = phi <16 x float> [ zeroinitializer, %986 ], [ %1200, %1129 ]
  %1001 = phi <16 x float> [ zeroinitializer, %986 ], [ %1195, %1129 ]
  %1002 = phi <16 x float> [ zeroinitializer, %986 ], [ %1194, %1129 ]
  %1003 = phi <16 x float> [ zeroinitializer, %986 ], [ %1189, %1129 ]
  %1004 = phi <16 x float> [ zeroinitializer, %986 ], [ %1188, %1129 ]
  %1005 = phi <16 x float> [ zeroinitializer, %986 ], [ %1183, %1129 ]
  %1006 = phi <16 x float> [ zeroinitializer, %986 ], [ %1182, %1129 ]
  %1007 = phi <16 x float> [ zeroinitializer, %986 ], [ %1177, %1129 ]
  %1008 = phi <16 x float> [ zeroinitializer, %986 ], [ %1176, %1129 ]
  %1009 = phi <16 x float> [ zeroinitializer, %986 ], [ %1171, %1129 ]
  %1010 = phi <16 x float> [ zeroinitializer, %986 ], [ %1170, %1129 ]
  %1011 = phi <16 x float> [ zeroinitializer, %986 ], [ %1165, %1129 ]
  %1012 = phi <16 x float> [ zeroinitializer, %986 ], [ %1164, %1129 ]
  %1013 = phi <16 x float> [ zeroinitializer, %986 ], [ %1218, %1129 ]
  %1014 = phi <16 x float> [ zeroinitializer, %986 ], [ %1219, %1129 ]
  %1015 = phi <16 x float> [ zeroinitializer, %986 ], [ %1224, %1129 ]
  %1016 = phi <16 x float> [ zeroinitializer, %986 ], [ %1225, %1129 ]
  %1017 = phi <16 x float> [ zeroinitializer, %986 ], [ %1230, %1129 ]
  %1018 = phi <16 x float> [ zeroinitializer, %986 ], [ %1231, %1129 ]
  %1019 = load ptr, ptr %689, align 8
  %1020 = getelementptr inbounds nuw float, ptr %1019, i64 %988
  %1021 = load <16 x float>, ptr %1020, align 4
  %1022 = fadd <16 x float> %1021, %1012
  store <16 x float> %1022, ptr %1020, align 4
  %1023 = load ptr, ptr %689, align 8
  %1024 = getelementptr inbounds nuw float, ptr %1023, i64 %988
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 64
  %1026 = load <16 x float>, ptr %1025, align 4
  %1027 = fadd <16 x float> %1026, %1011
  store <16 x float> %1027, ptr %1025, align 4
  %1028 = load ptr, ptr %690, align 8
  %1029 = getelementptr inbounds nuw float, ptr %1028, i64 %988
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = fadd <16 x float> %1030, %1010
  store <16 x float> %1031, ptr %1029, align 4
  %1032 = load ptr, ptr %690, align 8
  %1033 = getelementptr inbounds nuw float, ptr %1032, i64 %988
  %1034 = getelementptr inbounds nuw i8, ptr %1033, i64 64
  %1035 = load <16 x float>, ptr %1034, align 4
  %1036 = fadd <16 x float> %1035, %1009
  store <16 x float> %1036, ptr %1034, align 4
  %1037 = load ptr, ptr %691, align 8
  %1038 = getelementptr inbounds nuw float, ptr %1037, i64 %988
  %1039 = load <16 x float>, ptr %1038, align 4
  %1040 = fadd <16 x float> %1039, %1008
  store <16 x float> %1040, ptr %1038, align 4
  %1041 = load ptr, ptr %691, align 8
  %1042 = getelementptr inbounds nuw float, ptr %1041, i64 %988
  %1043 = getelementptr inbounds nuw i8, ptr %1042, i64 64
  %1044 = load <16 x float>, ptr %1043, align 4
  %1045 = fadd <16 x float> %1044, %1007
  store <16 x float> %1045, ptr %1043, align 4
  %1046 = load ptr, ptr %692, align 8
  %1047 = getelementptr inbounds nuw float, ptr %1046, i64 %988
  %1048 = load <16 x float>, ptr %1047, align 4
  %1049 = fadd <16 x float> %1048, %1006
  store <16 x float> %1049, ptr %1047, align 4
  %1050 = load ptr, ptr %692, align 8
  %1051 = getelementptr inbounds nuw float, ptr %1050, i64 %988
  %1052 = getelementptr inbounds nuw i8, ptr %1051, i64 64
  %1053 = load <16 x float>, ptr %1052, align 4
  %1054 = fadd <16 x float> %1053, %1005
  store <16 x float> %1054, ptr %1052, align 4
  %1055 = load ptr, ptr %693, align 8
  %1056 = getelementptr inbounds nuw float, ptr %1055, i64 %988
  %1057 = load <16 x float>, ptr %1056, align 4
  %1058 = fadd <16 x float> %1057, %1004
  store <16 x float> %1058, ptr %1056, align 4
  %1059 = load ptr, ptr %693, align 8
  %1060 = getelementptr inbounds nuw float, ptr %1059, i64 %988
  %1061 = getelementptr inbounds nuw i8, ptr %1060, i64 64
  %1062 = load <16 x float>, ptr %1061, align 4
  %1063 = fadd <16 x float> %1062, %1003
  store <16 x float> %1063, ptr %1061, align 4
  %1064 = load ptr, ptr %694, align 8
  %1065 = getelementptr inbounds nuw float, ptr %1064, i64 %988
  %1066 = load <16 x float>, ptr %1065, align 4
  %1067 = fadd <16 x float> %1066, %1002
  store <16 x float> %1067, ptr %1065, align 4
  %1068 = load ptr, ptr %694, align 8
  %1069 = getelementptr inbounds nuw float, ptr %1068, i64 %988
  %1070 = getelementptr inbounds nuw i8, ptr %1069, i64 64
  %1071 = load <16 x float>, ptr %1070, align 4
  %1072 = fadd <16 x float> %1071, %1001
  store <16 x float> %1072, ptr %1070, align 4
  %1073 = load ptr, ptr %695, align 8
  %1074 = getelementptr inbounds nuw float, ptr %1073, i64 %988
  %1075 = load <16 x float>, ptr %1074, align 4
  %1076 = fadd <16 x float> %1075, %1000
  store <16 x float> %1076, ptr %1074, align 4
  %1077 = load ptr, ptr %695, align 8
  %1078 = getelementptr inbounds nuw float, ptr %1077, i64 %988
  %1079 = getelementptr inbounds nuw i8, ptr %1078, i64 64
  %1080 = load <16 x float>, ptr %1079, align 4
  %1081 = fadd <16 x float> %1080, %999
  store <16 x float> %1081, ptr %1079, align 4
  %1082 = load ptr, ptr %696, align 8
  %1083 = getelementptr inbounds nuw float, ptr %1082, i64 %988
  %1084 = load <16 x float>, ptr %1083, align 4
  %1085 = fadd <16 x float> %1084, %998
  store <16 x float> %1085, ptr %1083, align 4
  %1086 = load ptr, ptr %696, align 8
  %1087 = getelementptr inbounds nuw float, ptr %1086, i64 %988
  %1088 = getelementptr inbounds nuw i8, ptr %1087, i64 64
  %1089 = load <16 x float>, ptr %1088, align 4
  %1090 = fadd <16 x float> %1089, %997
  store <16 x float> %1090, ptr %1088, align 4
  %1091 = load ptr, ptr %697, align 8
  %1092 = getelementptr inbounds nuw float, ptr %1091, i64 %988
  %1093 = load <16 x float>, ptr %1092, align 4
  %1094 = fadd <16 x float> %1093, %996
  store <16 x float> %1094, ptr %1092, align 4
  %1095 = load ptr, ptr %697, align 8
  %1096 = getelementptr inbounds nuw float, ptr %1095, i64 %988
  %1097 = getelementptr inbounds nuw i8, ptr %1096, i64 64
  %1098 = load <16 x float>, ptr %1097, align 4
  %1099 = fadd <16 x float> %1098, %995
  store <16 x float> %1099, ptr %1097, align 4
  %1100 = load ptr, ptr %698, align 8
  %1101 = getelementptr inbounds nuw float, ptr %1100, i64 %988
  %1102 = load <16 x float>, ptr %1101, align 4
  %1103 = fadd <16 x float> %1102, %1013
  store <16 x float> %1103, ptr %1101, align 4
  %1104 = load ptr, ptr %698, align 8
  %1105 = getelementptr inbounds nuw float, ptr %1104, i64 %988
  %1106 = getelementptr inbounds nuw i8, ptr %1105, i64 64
  %1107 = load <16 x float>, ptr %1106, align 4
  %1108 = fadd <16 x float> %1107, %1014
  store <16 x float> %1108, ptr %1106, align 4
  %1109 = load ptr, ptr %699, align 8
  %1110 = getelementptr inbounds nuw float, ptr %1109, i64 %988
  %1111 = load <16 x float>, ptr %1110, align 4
  %1112 = fadd <16 x float> %1111, %1015
  store <16 x float> %1112, ptr %1110, align 4
  %1113 = load ptr, ptr %699, align 8
  %1114 = getelementptr inbounds nuw float, ptr %1113, i64 %988
  %1115 = getelementptr inbounds nuw i8, ptr %1114, i64 64
  %1116 = load <16 x float>, ptr %1115, align 4
  %1117 = fadd <16 x float> %1116, %1016
  store <16 x float> %1117, ptr %1115, align 4
  %1118 = load ptr, ptr %700, align 8
  %1119 = getelementptr inbounds nuw float, ptr %1118, i64 %988
  %1120 = load <16 x float>, ptr %1119, align 4
  %1121 = fadd <16 x float> %1120, %1017
  store <16 x float> %1121, ptr %1119, align 4
  %1122 = load ptr, ptr %700, align 8
  %1123 = getelementptr inbounds nuw float, ptr %1122, i64 %988
  %1124 = getelementptr inbounds nuw i8, ptr %1123, i64 64
  %1125 = load <16 x float>, ptr %1124, align 4
  %1126 = fadd <16 x float> %1125, %1018
  store <16 x float> %1126, ptr %1124, align 4
  %1127 = add nuw nsw i64 %987, 32
  %1128 = icmp sgt i64 %1127, %481
  br i1 %1128, label %970, label %986, !llvm.loop !26

1129:                                             ; preds = %992, %1129
  %1130 = phi <16 x float> [ zeroinitializer, %992 ], [ %1213, %1129 ]
  %1131 = phi <16 x float> [ zeroinitializer, %992 ], [ %1212, %1129 ]
  %1132 = phi <16 x float> [ zeroinitializer, %992 ], [ %1207, %1129 ]
  %1133 = phi <16 x float> [ zeroinitializer, %992 ], [ %1206, %1129 ]
  %1134 = phi <16 x float> [ zeroinitializer, %992 ], [ %1201, %1129 ]
  %1135 = phi <16 x float> [ zeroinitializer, %992 ], [ %1200, %1129 ]
  %1136 = phi <16 x float> [ zeroinitializer, %992 ], [ %1195, %1129 ]
  %1137 = phi <16 x float> [ zeroinitializer, %992 ], [ %1194, %1129 ]
  %1138 = phi <16 x float> [ zeroinitializer, %992 ], [ %1189, %1129 ]
  %1139 = phi <16 x float> [ zeroinitializer, %992 ], [ %1188, %1129 ]
  %1140 = phi <16 x float> [ zeroinitializer, %992 ], [ %1183, %1129 ]
  %1141 = phi <16 x float> [ zeroinitializer, %992 ], [ %1182, %1129 ]
  %1142 = phi <16 x float> [ zeroinitializer, %992 ], [ %1177, %1129 ]
  %1143 = phi <16 x float> [ zeroinitializer, %992 ], [ %1176, %1129 ]
  %1144 = phi <16 x float> [ zeroinitializer, %992 ], [ %1171, %1129 ]
  %1145 = phi <16 x float> [ zeroinitializer, %992 ], [ %1170, %1129 ]
  %1146 = phi <16 x float> [ zeroinitializer, %992 ], [ %1165, %1129 ]
  %1147 = phi <16 x float> [ zeroinitializer, %992 ], [ %1164, %1129 ]
  %1148 = phi <16 x float> [ zeroinitializer, %992 ], [ %1218, %1129 ]
  %1149 = phi <16 x float> [ zeroinitializer, %992 ], [ %1219, %1129 ]
  %1150 = phi <16 x float> [ zeroinitializer, %992 ], [ %1224, %1129 ]
  %1151 = phi <16 x float> [ zeroinitializer, %992 ], [ %1225, %1129 ]
  %1152 = phi <16 x float> [ zeroinitializer, %992 ], [ %1230, %1129 ]
  %1153 = phi <16 x float> [ zeroinitializer, %992 ], [ %1231, %1129 ]
  %1154 = phi i64 [ 0, %992 ], [ %1232, %1129 ]
  %1155 = shl i64 %1154, 7
  %1156 = getelementptr i8, ptr %991, i64 %1155
  %1157 = load <16 x float>, ptr %1156, align 8
  %1158 = getelementptr i8, ptr %993, i64 %1155
  %1159 = load <16 x float>, ptr %1158, align 8
  %1160 = getelementptr inbounds nuw float, ptr %484, i64 %1154
  %1161 = load float, ptr %1160, align 4
  %1162 = insertelement <16 x float> poison, float %1161, i64 0
  %1163 = shufflevector <16 x float> %1162, <16 x float> poison, <16 x i32> zeroinitializer
  %1164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1157, <16 x float> %1147)
  %1165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1159, <16 x float> %1146)
  %1166 = getelementptr inbounds nuw i8, ptr %1160, i64 512
  %1167 = load float, ptr %1166, align 4
  %1168 = insertelement <16 x float> poison, float %1167, i64 0
  %1169 = shufflevector <16 x float> %1168, <16 x float> poison, <16 x i32> zeroinitializer
  %1170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1169, <16 x float> %1157, <16 x float> %1145)
  %1171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1169, <16 x float> %1159, <16 x float> %1144)
  %1172 = getelementptr inbounds nuw i8, ptr %1160, i64 1024
  %1173 = load float, ptr %1172, align 4
  %1174 = insertelement <16 x float> poison, float %1173, i64 0
  %1175 = shufflevector <16 x float> %1174, <16 x float> poison, <16 x i32> zeroinitializer
  %1176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1175, <16 x float> %1157, <16 x float> %1143)
  %1177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1175, <16 x float> %1159, <16 x float> %1142)
  %1178 = getelementptr inbounds nuw i8, ptr %1160, i64 1536
  %1179 = load float, ptr %1178, align 4
  %1180 = insertelement <16 x float> poison, float %1179, i64 0
  %1181 = shufflevector <16 x float> %1180, <16 x float> poison, <16 x i32> zeroinitializer
  %1182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1181, <16 x float> %1157, <16 x float> %1141)
  %1183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1181, <16 x float> %1159, <16 x float> %1140)
  %1184 = getelementptr inbounds nuw i8, ptr %1160, i64 2048
  %1185 = load float, ptr %1184, align 4
  %1186 = insertelement <16 x float> poison, float %1185, i64 0
  %1187 = shufflevector <16 x float> %1186, <16 x float> poison, <16 x i32> zeroinitializer
  %1188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1157, <16 x float> %1139)
  %1189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1159, <16 x float> %1138)
  %1190 = getelementptr inbounds nuw i8, ptr %1160, i64 2560
  %1191 = load float, ptr %1190, align 4
  %1192 = insertelement <16 x float> poison, float %1191, i64 0
  %1193 = shufflevector <16 x float> %1192, <16 x float> poison, <16 x i32> zeroinitializer
  %1194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1193, <16 x float> %1157, <16 x float> %1137)
  %1195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1193, <16 x float> %1159, <16 x float> %1136)
  %1196 = getelementptr inbounds nuw i8, ptr %1160, i64 3072
  %1197 = load float, ptr %1196, align 4
  %1198 = insertelement <16 x float> poison, float %1197, i64 0
  %1199 = shufflevector <16 x float> %1198, <16 x float> poison, <16 x i32> zeroinitializer
  %1200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1199, <16 x float> %1157, <16 x float> %1135)
  %1201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1199, <16 x float> %1159, <16 x float> %1134)
  %1202 = getelementptr inbounds nuw i8, ptr %1160, i64 3584
  %1203 = load float, ptr %1202, align 4
  %1204 = insertelement <16 x float> poison, float %1203, i64 0
  %1205 = shufflevector <16 x float> %1204, <16 x float> poison, <16 x i32> zeroinitializer
  %1206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1205, <16 x float> %1157, <16 x float> %1133)
  %1207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1205, <16 x float> %1159, <16 x float> %1132)
  %1208 = getelementptr inbounds nuw i8, ptr %1160, i64 4096
  %1209 = load float, ptr %1208, align 4
  %1210 = insertelement <16 x float> poison, float %1209, i64 0
  %1211 = shufflevector <16 x float> %1210, <16 x float> poison, <16 x i32> zeroinitializer
  %1212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1211, <16 x float> %1157, <16 x float> %1131)
  %1213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1211, <16 x float> %1159, <16 x float> %1130)
  %1214 = getelementptr inbounds nuw i8, ptr %1160, i64 4608
  %1215 = load float, ptr %1214, align 4
  %1216 = insertelement <16 x float> poison, float %1215, i64 0
  %1217 = shufflevector <16 x float> %1216, <16 x float> poison, <16 x i32> zeroinitializer
  %1218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1157, <16 x float> %1148)
  %1219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1159, <16 x float> %1149)
  %1220 = getelementptr inbounds nuw i8, ptr %1160, i64 5120
  %1221 = load float, ptr %1220, align 4
  %1222 = insertelement <16 x float> poison, float %1221, i64 0
  %1223 = shufflevector <16 x float> %1222, <16 x float> poison, <16 x i32> zeroinitializer
  %1224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1223, <16 x float> %1157, <16 x float> %1150)
  %1225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1223, <16 x float> %1159, <16 x float> %1151)
  %1226 = getelementptr inbounds nuw i8, ptr %1160, i64 5632
  %1227 = load float, ptr %1226, align 4
  %1228 = insertelement <16 x float> poison, float %1227, i64 0
  %1229 = shufflevector <16 x float> %1228, <16 x float> poison, <16 x i32> zeroinitializer
  %1230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1229, <16 x float> %1157, <16 x float> %1152)
  %1231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1229, <16 x float> %1159, <16 x float> %1153)
  %1232 = add nuw nsw i64 %1154, 1
  %1233 = icmp eq i64 %1232, %487
  br i1 %1233, label %994, label %1129, !llvm.loop !27

1234:                                             ; preds = %973, %1239
  %1235 = phi i64 [ %971, %973 ], [ %1300, %1239 ]
  %1236 = load i64, ptr %59, align 8
  %1237 = mul nsw i64 %1236, %1235
  %1238 = getelementptr inbounds float, ptr %63, i64 %1237
  br i1 %488, label %1302, label %1239

1239:                                             ; preds = %1302, %1234
  %1240 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1378, %1302 ]
  %1241 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1373, %1302 ]
  %1242 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1368, %1302 ]
  %1243 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1363, %1302 ]
  %1244 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1358, %1302 ]
  %1245 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1353, %1302 ]
  %1246 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1348, %1302 ]
  %1247 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1343, %1302 ]
  %1248 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1338, %1302 ]
  %1249 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1333, %1302 ]
  %1250 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1328, %1302 ]
  %1251 = phi <16 x float> [ zeroinitializer, %1234 ], [ %1323, %1302 ]
  %1252 = load ptr, ptr %974, align 8
  %1253 = getelementptr inbounds nuw float, ptr %1252, i64 %1235
  %1254 = load <16 x float>, ptr %1253, align 4
  %1255 = fadd <16 x float> %1254, %1251
  store <16 x float> %1255, ptr %1253, align 4
  %1256 = load ptr, ptr %975, align 8
  %1257 = getelementptr inbounds nuw float, ptr %1256, i64 %1235
  %1258 = load <16 x float>, ptr %1257, align 4
  %1259 = fadd <16 x float> %1258, %1250
  store <16 x float> %1259, ptr %1257, align 4
  %1260 = load ptr, ptr %976, align 8
  %1261 = getelementptr inbounds nuw float, ptr %1260, i64 %1235
  %1262 = load <16 x float>, ptr %1261, align 4
  %1263 = fadd <16 x float> %1262, %1249
  store <16 x float> %1263, ptr %1261, align 4
  %1264 = load ptr, ptr %977, align 8
  %1265 = getelementptr inbounds nuw float, ptr %1264, i64 %1235
  %1266 = load <16 x float>, ptr %1265, align 4
  %1267 = fadd <16 x float> %1266, %1248
  store <16 x float> %1267, ptr %1265, align 4
  %1268 = load ptr, ptr %978, align 8
  %1269 = getelementptr inbounds nuw float, ptr %1268, i64 %1235
  %1270 = load <16 x float>, ptr %1269, align 4
  %1271 = fadd <16 x float> %1270, %1247
  store <16 x float> %1271, ptr %1269, align 4
  %1272 = load ptr, ptr %979, align 8
  %1273 = getelementptr inbounds nuw float, ptr %1272, i64 %1235
  %1274 = load <16 x float>, ptr %1273, align 4
  %1275 = fadd <16 x float> %1274, %1246
  store <16 x float> %1275, ptr %1273, align 4
  %1276 = load ptr, ptr %980, align 8
  %1277 = getelementptr inbounds nuw float, ptr %1276, i64 %1235
  %1278 = load <16 x float>, ptr %1277, align 4
  %1279 = fadd <16 x float> %1278, %1245
  store <16 x float> %1279, ptr %1277, align 4
  %1280 = load ptr, ptr %981, align 8
  %1281 = getelementptr inbounds nuw float, ptr %1280, i64 %1235
  %1282 = load <16 x float>, ptr %1281, align 4
  %1283 = fadd <16 x float> %1282, %1244
  store <16 x float> %1283, ptr %1281, align 4
  %1284 = load ptr, ptr %982, align 8
  %1285 = getelementptr inbounds nuw float, ptr %1284, i64 %1235
  %1286 = load <16 x float>, ptr %1285, align 4
  %1287 = fadd <16 x float> %1286, %1243
  store <16 x float> %1287, ptr %1285, align 4
  %1288 = load ptr, ptr %983, align 8
  %1289 = getelementptr inbounds nuw float, ptr %1288, i64 %1235
  %1290 = load <16 x float>, ptr %1289, align 4
  %1291 = fadd <16 x float> %1290, %1242
  store <16 x float> %1291, ptr %1289, align 4
  %1292 = load ptr, ptr %984, align 8
  %1293 = getelementptr inbounds nuw float, ptr %1292, i64 %1235
  %1294 = load <16 x float>, ptr %1293, align 4
  %1295 = fadd <16 x float> %1294, %1241
  store <16 x float> %1295, ptr %1293, align 4
  %1296 = load ptr, ptr %985, align 8
  %1297 = getelementptr inbounds nuw float, ptr %1296, i64 %1235
  %1298 = load <16 x float>, ptr %1297, align 4
  %1299 = fadd <16 x float> %1298, %1240
  store <16 x float> %1299, ptr %1297, align 4
  %1300 = add nuw nsw i64 %1235, 16
  %1301 = icmp slt i64 %1300, %481
  br i1 %1301, label %1234, label %1381, !llvm.loop !28

1302:                                             ; preds = %1234, %1302
  %1303 = phi <16 x float> [ %1378, %1302 ], [ zeroinitializer, %1234 ]
  %1304 = phi <16 x float> [ %1373, %1302 ], [ zeroinitializer, %1234 ]
  %1305 = phi <16 x float> [ %1368, %1302 ], [ zeroinitializer, %1234 ]
  %1306 = phi <16 x float> [ %1363, %1302 ], [ zeroinitializer, %1234 ]
  %1307 = phi <16 x float> [ %1358, %1302 ], [ zeroinitializer, %1234 ]
  %1308 = phi <16 x float> [ %1353, %1302 ], [ zeroinitializer, %1234 ]
  %1309 = phi <16 x float> [ %1348, %1302 ], [ zeroinitializer, %1234 ]
  %1310 = phi <16 x float> [ %1343, %1302 ], [ zeroinitializer, %1234 ]
  %1311 = phi <16 x float> [ %1338, %1302 ], [ zeroinitializer, %1234 ]
  %1312 = phi <16 x float> [ %1333, %1302 ], [ zeroinitializer, %1234 ]
  %1313 = phi <16 x float> [ %1328, %1302 ], [ zeroinitializer, %1234 ]
  %1314 = phi <16 x float> [ %1323, %1302 ], [ zeroinitializer, %1234 ]
  %1315 = phi i64 [ %1379, %1302 ], [ 0, %1234 ]
  %1316 = shl nsw i64 %1315, 6
  %1317 = getelementptr inbounds nuw i8, ptr %1238, i64 %1316
  %1318 = load <16 x float>, ptr %1317, align 4
  %1319 = getelementptr inbounds nuw float, ptr %484, i64 %1315
  %1320 = load float, ptr %1319, align 4
  %1321 = insertelement <16 x float> poison, float %1320, i64 0
  %1322 = shufflevector <16 x float> %1321, <16 x float> poison, <16 x i32> zeroinitializer
  %1323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1322, <16 x float> %1318, <16 x float> %1314)
  %1324 = getelementptr inbounds nuw i8, ptr %1319, i64 512
  %1325 = load float, ptr %1324, align 4
  %1326 = insertelement <16 x float> poison, float %1325, i64 0
  %1327 = shufflevector <16 x float> %1326, <16 x float> poison, <16 x i32> zeroinitializer
  %1328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1327, <16 x float> %1318, <16 x float> %1313)
  %1329 = getelementptr inbounds nuw i8, ptr %1319, i64 1024
  %1330 = load float, ptr %1329, align 4
  %1331 = insertelement <16 x float> poison, float %1330, i64 0
  %1332 = shufflevector <16 x float> %1331, <16 x float> poison, <16 x i32> zeroinitializer
  %1333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1332, <16 x float> %1318, <16 x float> %1312)
  %1334 = getelementptr inbounds nuw i8, ptr %1319, i64 1536
  %1335 = load float, ptr %1334, align 4
  %1336 = insertelement <16 x float> poison, float %1335, i64 0
  %1337 = shufflevector <16 x float> %1336, <16 x float> poison, <16 x i32> zeroinitializer
  %1338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1337, <16 x float> %1318, <16 x float> %1311)
  %1339 = getelementptr inbounds nuw i8, ptr %1319, i64 2048
  %1340 = load float, ptr %1339, align 4
  %1341 = insertelement <16 x float> poison, float %1340, i64 0
  %1342 = shufflevector <16 x float> %1341, <16 x float> poison, <16 x i32> zeroinitializer
  %1343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1342, <16 x float> %1318, <16 x float> %1310)
  %1344 = getelementptr inbounds nuw i8, ptr %1319, i64 2560
  %1345 = load float, ptr %1344, align 4
  %1346 = insertelement <16 x float> poison, float %1345, i64 0
  %1347 = shufflevector <16 x float> %1346, <16 x float> poison, <16 x i32> zeroinitializer
  %1348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1347, <16 x float> %1318, <16 x float> %1309)
  %1349 = getelementptr inbounds nuw i8, ptr %1319, i64 3072
  %1350 = load float, ptr %1349, align 4
  %1351 = insertelement <16 x float> poison, float %1350, i64 0
  %1352 = shufflevector <16 x float> %1351, <16 x float> poison, <16 x i32> zeroinitializer
  %1353 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1352, <16 x float> %1318, <16 x float> %1308)
  %1354 = getelementptr inbounds nuw i8, ptr %1319, i64 3584
  %1355 = load float, ptr %1354, align 4
  %1356 = insertelement <16 x float> poison, float %1355, i64 0
  %1357 = shufflevector <16 x float> %1356, <16 x float> poison, <16 x i32> zeroinitializer
  %1358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1357, <16 x float> %1318, <16 x float> %1307)
  %1359 = getelementptr inbounds nuw i8, ptr %1319, i64 4096
  %1360 = load float, ptr %1359, align 4
  %1361 = insertelement <16 x float> poison, float %1360, i64 0
  %1362 = shufflevector <16 x float> %1361, <16 x float> poison, <16 x i32> zeroinitializer
  %1363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1362, <16 x float> %1318, <16 x float> %1306)
  %1364 = getelementptr inbounds nuw i8, ptr %1319, i64 4608
  %1365 = load float, ptr %1364, align 4
  %1366 = insertelement <16 x float> poison, float %1365, i64 0
  %1367 = shufflevector <16 x float> %1366, <16 x float> poison, <16 x i32> zeroinitializer
  %1368 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1367, <16 x float> %1318, <16 x float> %1305)
  %1369 = getelementptr inbounds nuw i8, ptr %1319, i64 5120
  %1370 = load float, ptr %1369, align 4
  %1371 = insertelement <16 x float> poison, float %1370, i64 0
  %1372 = shufflevector <16 x float> %1371, <16 x float> poison, <16 x i32> zeroinitializer
  %1373 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1372, <16 x float> %1318, <16 x float> %1304)
  %1374 = getelementptr inbounds nuw i8, ptr %1319, i64 5632
  %1375 = load float, ptr %1374, align 4
  %1376 = insertelement <16 x float> poison, float %1375, i64 0
  %1377 = shufflevector <16 x float> %1376, <16 x float> poison, <16 x i32> zeroinitializer
  %1378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1377, <16 x float> %1318, <16 x float> %1303)
  %1379 = add nuw nsw i64 %1315, 1
  %1380 = icmp eq i64 %1379, %487
  br i1 %1380, label %1239, label %1302, !llvm.loop !27

1381:                                             ; preds = %1239, %970, %471
  %1382 = load i64, ptr %45, align 8
  %1383 = icmp slt i64 %473, %1382
  br i1 %1383, label %471, label %467, !llvm.loop !29

1384:                                             ; preds = %88, %1430
  %1385 = phi i64 [ %87, %88 ], [ %1431, %1430 ]
  %1386 = phi i64 [ 0, %88 ], [ %1432, %1430 ]
  %1387 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1386
  %1388 = call i64 @llvm.smin.i64(i64 %1386, i64 %89)
  %1389 = add nsw i64 %1388, %79
  %1390 = load i64, ptr %5, align 8, !noalias !30
  %1391 = mul nsw i64 %1390, %75
  %1392 = srem i64 %1389, %1390
  %1393 = add nsw i64 %1391, %1392
  %1394 = sdiv i64 %1389, %1390
  %1395 = load ptr, ptr %0, align 8, !noalias !30
  %1396 = load i64, ptr %46, align 8, !noalias !30
  %1397 = mul nsw i64 %1396, %1393
  %1398 = getelementptr inbounds float, ptr %1395, i64 %1397
  %1399 = load i64, ptr %47, align 8, !noalias !30
  %1400 = mul nsw i64 %1399, %1394
  %1401 = getelementptr inbounds float, ptr %1398, i64 %1400
  %1402 = load ptr, ptr %48, align 8, !noalias !30
  %1403 = load i64, ptr %12, align 8, !noalias !30
  %1404 = mul i64 %1394, %1390
  %1405 = mul i64 %1404, %1403
  %1406 = add nsw i64 %1405, %1393
  %1407 = mul nsw i64 %1406, %1385
  %1408 = getelementptr inbounds float, ptr %1402, i64 %1407
  %1409 = load ptr, ptr %50, align 8, !noalias !30
  %1410 = load i64, ptr %7, align 8, !noalias !30
  %1411 = mul nsw i64 %1410, %1393
  %1412 = getelementptr inbounds float, ptr %1409, i64 %1411
  %1413 = getelementptr inbounds float, ptr %1412, i64 %1394
  %1414 = load i64, ptr %51, align 8, !noalias !30
  %1415 = load i64, ptr %52, align 8, !noalias !30
  %1416 = icmp eq i64 %1415, 0
  %1417 = xor i64 %1394, -1
  %1418 = add i64 %1410, %1417
  %1419 = select i1 %1416, i64 0, i64 %1418
  %1420 = sub nsw i64 %1414, %1419
  store ptr %1401, ptr %1387, align 8
  %1421 = getelementptr inbounds nuw i8, ptr %1387, i64 8
  store ptr %1408, ptr %1421, align 8
  %1422 = getelementptr inbounds nuw i8, ptr %1387, i64 16
  store ptr %1413, ptr %1422, align 8
  %1423 = getelementptr inbounds nuw i8, ptr %1387, i64 24
  store i64 %1420, ptr %1423, align 8
  %1424 = getelementptr inbounds nuw i8, ptr %1387, i64 32
  store float 0xFFF0000000000000, ptr %1424, align 8
  %1425 = getelementptr inbounds nuw i8, ptr %1387, i64 36
  store float 0.000000e+00, ptr %1425, align 4
  %1426 = icmp slt i64 %1386, %82
  br i1 %1426, label %1428, label %1427

1427:                                             ; preds = %1384
  store ptr %53, ptr %1421, align 8
  br label %1428

1428:                                             ; preds = %1427, %1384
  %1429 = icmp sgt i64 %1385, 0
  br i1 %1429, label %1435, label %1430

1430:                                             ; preds = %1435, %1428
  %1431 = phi i64 [ %1385, %1428 ], [ %1440, %1435 ]
  %1432 = add nuw nsw i64 %1386, 1
  %1433 = load i64, ptr %45, align 8
  %1434 = icmp slt i64 %1432, %1433
  br i1 %1434, label %1384, label %90, !llvm.loop !33

1435:                                             ; preds = %1428, %1435
  %1436 = phi i64 [ %1439, %1435 ], [ 0, %1428 ]
  %1437 = load ptr, ptr %1421, align 8
  %1438 = getelementptr inbounds nuw float, ptr %1437, i64 %1436
  store <16 x float> zeroinitializer, ptr %1438, align 4
  %1439 = add nuw nsw i64 %1436, 16
  %1440 = load i64, ptr %49, align 8
  %1441 = icmp slt i64 %1439, %1440
  br i1 %1441, label %1435, label %1430, !llvm.loop !34

1442:                                             ; preds = %154, %1450
  %1443 = phi i64 [ %1459, %1450 ], [ 0, %154 ]
  %1444 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1443
  %1445 = load i64, ptr %49, align 8
  %1446 = icmp sgt i64 %1445, 0
  br i1 %1446, label %1447, label %1450

1447:                                             ; preds = %1442
  %1448 = getelementptr inbounds nuw i8, ptr %1444, i64 8
  %1449 = getelementptr inbounds nuw i8, ptr %1444, i64 36
  br label %1461

1450:                                             ; preds = %1461, %1442
  %1451 = getelementptr inbounds nuw i8, ptr %1444, i64 36
  %1452 = load float, ptr %1451, align 4
  %1453 = call float @logf(float noundef %1452)
  %1454 = getelementptr inbounds nuw i8, ptr %1444, i64 32
  %1455 = load float, ptr %1454, align 8
  %1456 = fadd float %1453, %1455
  %1457 = getelementptr inbounds nuw i8, ptr %1444, i64 16
  %1458 = load ptr, ptr %1457, align 8
  store float %1456, ptr %1458, align 4
  %1459 = add nuw nsw i64 %1443, 1
  %1460 = icmp eq i64 %1459, %82
  br i1 %1460, label %66, label %1442, !llvm.loop !35

1461:                                             ; preds = %1447, %1461
  %1462 = phi i64 [ 0, %1447 ], [ %1471, %1461 ]
  %1463 = load ptr, ptr %1448, align 8
  %1464 = getelementptr inbounds nuw float, ptr %1463, i64 %1462
  %1465 = load <16 x float>, ptr %1464, align 4
  %1466 = load float, ptr %1449, align 4
  %1467 = fdiv float 1.000000e+00, %1466
  %1468 = insertelement <16 x float> poison, float %1467, i64 0
  %1469 = shufflevector <16 x float> %1468, <16 x float> poison, <16 x i32> zeroinitializer
  %1470 = fmul <16 x float> %1465, %1469
  store <16 x float> %1470, ptr %1464, align 4
  %1471 = add nuw nsw i64 %1462, 16
  %1472 = load i64, ptr %49, align 8
  %1473 = icmp slt i64 %1471, %1472
  br i1 %1473, label %1461, label %1450, !llvm.loop !36

1474:                                             ; preds = %66, %26
  call void @llvm.lifetime.end.p0(i64 172568, ptr nonnull %2)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare float @logf(float noundef) local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
