; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 9dedd02f43500801, code f6f6bf9677138b38
@switch.table.product_16 = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @product_16(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [3072 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %1239

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %13

13:                                               ; preds = %7, %1234
  %14 = phi i64 [ 0, %7 ], [ %1238, %1234 ]
  %15 = phi i64 [ %5, %7 ], [ %1236, %1234 ]
  %16 = phi i64 [ 0, %7 ], [ %1235, %1234 ]
  %17 = sub nsw i64 %15, %16
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 384)
  %19 = add nsw i64 %18, 5
  %20 = sdiv i64 %19, 6
  %21 = add i64 %18, -1
  %22 = add i64 %21, %20
  %23 = sdiv i64 %22, %20
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %3)
  %24 = load i64, ptr %8, align 8
  %25 = sdiv i64 %24, 16
  %26 = tail call i32 @omp_get_thread_num()
  %27 = sext i32 %26 to i64
  %28 = tail call i32 @omp_get_num_threads()
  %29 = sext i32 %28 to i64
  %30 = mul nsw i64 %25, %27
  %31 = sdiv i64 %30, %29
  %32 = add nsw i64 %27, 1
  %33 = mul nsw i64 %32, %25
  %34 = sdiv i64 %33, %29
  %35 = load i64, ptr %9, align 8
  %36 = load i64, ptr %10, align 8
  %37 = sdiv i64 %36, 32
  %38 = shl nsw i64 %37, 3
  switch i64 %35, label %45 [
    i64 0, label %39
    i64 1, label %41
    i64 2, label %43
  ]

39:                                               ; preds = %13
  %40 = shl nsw i64 %36, 2
  br label %48

41:                                               ; preds = %13
  %42 = shl nsw i64 %36, 1
  br label %48

43:                                               ; preds = %13
  %44 = add nsw i64 %38, %36
  br label %48

45:                                               ; preds = %13
  %46 = sdiv i64 %36, 2
  %47 = add nsw i64 %38, %46
  br label %48

48:                                               ; preds = %39, %41, %43, %45
  %49 = phi i64 [ %40, %39 ], [ %42, %41 ], [ %44, %43 ], [ %47, %45 ]
  %50 = shl nsw i64 %49, 4
  %51 = icmp sgt i64 %36, 0
  br i1 %51, label %52, label %1234

52:                                               ; preds = %48
  %53 = tail call i64 @llvm.smin.i64(i64 %20, i64 4)
  %54 = mul nsw i64 %53, 768
  %55 = mul nsw i64 %50, %31
  %56 = icmp slt i64 %31, %34
  %57 = icmp sgt i64 %17, 0
  %58 = add nsw i64 %15, %14
  %59 = tail call i64 @llvm.smin.i64(i64 %58, i64 384)
  %60 = tail call i64 @llvm.smax.i64(i64 %20, i64 1)
  br label %66

61:                                               ; preds = %96
  %62 = load i64, ptr %10, align 8
  br label %63

63:                                               ; preds = %61, %88
  %64 = phi i64 [ %62, %61 ], [ %67, %88 ]
  %65 = icmp slt i64 %69, %64
  br i1 %65, label %66, label %1234, !llvm.loop !6

66:                                               ; preds = %52, %63
  %67 = phi i64 [ %36, %52 ], [ %64, %63 ]
  %68 = phi i64 [ 0, %52 ], [ %69, %63 ]
  %69 = add nuw nsw i64 %68, 192
  %70 = tail call i64 @llvm.smin.i64(i64 %69, i64 %67)
  %71 = sub nsw i64 %70, %68
  %72 = icmp eq i64 %68, 0
  %73 = icmp sgt i64 %67, %69
  call fastcc void @pack(ptr noundef nonnull %0, i64 noundef %16, i64 noundef %18, i64 noundef %23, i64 %68, i64 %70, ptr noundef %2)
  %74 = load i64, ptr %9, align 8
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 %55
  switch i64 %74, label %84 [
    i64 0, label %77
    i64 1, label %79
    i64 2, label %81
  ]

77:                                               ; preds = %66
  %78 = shl nsw i64 %68, 2
  br label %88

79:                                               ; preds = %66
  %80 = shl nuw nsw i64 %68, 1
  br label %88

81:                                               ; preds = %66
  %82 = lshr exact i64 %68, 2
  %83 = add nuw nsw i64 %82, %68
  br label %88

84:                                               ; preds = %66
  %85 = lshr exact i64 %68, 2
  %86 = lshr exact i64 %68, 1
  %87 = add nuw nsw i64 %86, %85
  br label %88

88:                                               ; preds = %77, %79, %81, %84
  %89 = phi i64 [ 50331648, %77 ], [ 25165824, %79 ], [ 15728640, %81 ], [ 9437184, %84 ]
  %90 = phi i64 [ %78, %77 ], [ %80, %79 ], [ %83, %81 ], [ %87, %84 ]
  %91 = sdiv i64 %89, %54
  %92 = shl nsw i64 %90, 4
  %93 = getelementptr inbounds i8, ptr %76, i64 %92
  br i1 %56, label %94, label %63

94:                                               ; preds = %88
  %95 = icmp sgt i64 %71, 0
  br label %98

96:                                               ; preds = %1228, %122
  %97 = icmp eq i64 %103, %34
  br i1 %97, label %61, label %98, !llvm.loop !8

98:                                               ; preds = %94, %96
  %99 = phi i64 [ %31, %94 ], [ %103, %96 ]
  %100 = sub nsw i64 %99, %31
  %101 = mul nsw i64 %100, %50
  %102 = getelementptr inbounds i8, ptr %93, i64 %101
  %103 = add nsw i64 %99, 1
  %104 = icmp slt i64 %103, %34
  br i1 %104, label %105, label %108

105:                                              ; preds = %98
  %106 = getelementptr inbounds i8, ptr %102, i64 %50
  %107 = load i64, ptr %9, align 8
  br label %117

108:                                              ; preds = %98
  %109 = load i64, ptr %9, align 8
  %110 = icmp ult i64 %109, 3
  br i1 %110, label %111, label %114

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_16, i64 0, i64 %109
  %113 = load i64, ptr %112, align 8
  br label %114

114:                                              ; preds = %108, %111
  %115 = phi i64 [ %113, %111 ], [ 2304, %108 ]
  %116 = getelementptr inbounds nuw i8, ptr %93, i64 %115
  br label %117

117:                                              ; preds = %114, %105
  %118 = phi i64 [ %107, %105 ], [ %109, %114 ]
  %119 = phi ptr [ %106, %105 ], [ %116, %114 ]
  %120 = icmp eq i64 %118, 0
  br i1 %120, label %122, label %121

121:                                              ; preds = %117
  call fastcc void @expand(ptr noundef %102, ptr noundef %3, i64 noundef %118, i64 noundef %71)
  br label %122

122:                                              ; preds = %121, %117
  %123 = phi ptr [ %3, %121 ], [ %102, %117 ]
  br i1 %57, label %124, label %96

124:                                              ; preds = %122
  %125 = shl nsw i64 %99, 4
  br label %126

126:                                              ; preds = %124, %1228
  %127 = phi i64 [ %59, %124 ], [ %1232, %1228 ]
  %128 = phi ptr [ %2, %124 ], [ %1230, %1228 ]
  %129 = phi i64 [ 0, %124 ], [ %1231, %1228 ]
  %130 = tail call i64 @llvm.smin.i64(i64 %23, i64 %127)
  %131 = sub i64 %127, %130
  %132 = tail call i64 @llvm.smin.i64(i64 %23, i64 %131)
  %133 = mul nsw i64 %129, %23
  %134 = sub nsw i64 %18, %133
  %135 = tail call i64 @llvm.smin.i64(i64 %134, i64 %23)
  %136 = sub nsw i64 %134, %135
  %137 = tail call i64 @llvm.smin.i64(i64 %136, i64 %23)
  %138 = icmp samesign ult i64 %129, 4
  %139 = select i1 %138, i64 %91, i64 65536
  %140 = select i1 %138, i64 %129, i64 0
  %141 = mul nsw i64 %140, %71
  %142 = mul nsw i64 %141, %139
  %143 = select i1 %138, ptr %119, ptr %123
  %144 = add nsw i64 %133, %16
  %145 = load i64, ptr %8, align 8
  %146 = mul nsw i64 %145, %144
  %147 = add nsw i64 %146, %125
  switch i64 %135, label %1228 [
    i64 1, label %148
    i64 2, label %208
    i64 3, label %314
    i64 4, label %469
    i64 5, label %673
    i64 6, label %926
  ]

148:                                              ; preds = %126
  %149 = load ptr, ptr %11, align 8
  %150 = getelementptr inbounds float, ptr %149, i64 %147
  %151 = load <8 x float>, ptr %150, align 4
  %152 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %151
  %153 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %154 = load <8 x float>, ptr %153, align 4
  %155 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %154
  %156 = icmp sgt i64 %137, 0
  br i1 %156, label %158, label %157

157:                                              ; preds = %158, %148
  br i1 %95, label %167, label %164

158:                                              ; preds = %148, %158
  %159 = phi i64 [ %160, %158 ], [ 0, %148 ]
  %160 = add nuw nsw i64 %159, 1
  %161 = mul nsw i64 %160, %145
  %162 = getelementptr inbounds float, ptr %150, i64 %161
  tail call void @llvm.prefetch.p0(ptr nonnull %162, i32 1, i32 3, i32 1)
  %163 = icmp eq i64 %160, %132
  br i1 %163, label %157, label %158, !llvm.loop !9

164:                                              ; preds = %167, %157
  %165 = phi <8 x float> [ %155, %157 ], [ %185, %167 ]
  %166 = phi <8 x float> [ %152, %157 ], [ %184, %167 ]
  br i1 %73, label %196, label %189

167:                                              ; preds = %157, %167
  %168 = phi <8 x float> [ %185, %167 ], [ %155, %157 ]
  %169 = phi <8 x float> [ %184, %167 ], [ %152, %157 ]
  %170 = phi i64 [ %186, %167 ], [ %142, %157 ]
  %171 = phi i64 [ %187, %167 ], [ 0, %157 ]
  %172 = shl nsw i64 %171, 6
  %173 = getelementptr inbounds nuw i8, ptr %123, i64 %172
  %174 = load <8 x float>, ptr %173, align 4
  %175 = getelementptr inbounds nuw i8, ptr %173, i64 32
  %176 = load <8 x float>, ptr %175, align 4
  %177 = ashr i64 %170, 12
  %178 = and i64 %177, -16
  %179 = getelementptr inbounds float, ptr %143, i64 %178
  call void @llvm.prefetch.p0(ptr %179, i32 0, i32 2, i32 1)
  %180 = getelementptr inbounds nuw float, ptr %128, i64 %171
  %181 = load float, ptr %180, align 4
  %182 = insertelement <8 x float> poison, float %181, i64 0
  %183 = shufflevector <8 x float> %182, <8 x float> poison, <8 x i32> zeroinitializer
  %184 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %183, <8 x float> %174, <8 x float> %169)
  %185 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %183, <8 x float> %176, <8 x float> %168)
  %186 = add nsw i64 %170, %139
  %187 = add nuw nsw i64 %171, 1
  %188 = icmp slt i64 %187, %71
  br i1 %188, label %167, label %164, !llvm.loop !11

189:                                              ; preds = %164
  %190 = load ptr, ptr %12, align 8
  %191 = icmp eq ptr %190, null
  br i1 %191, label %197, label %192

192:                                              ; preds = %189
  %193 = getelementptr inbounds float, ptr %190, i64 %147
  %194 = load <8 x float>, ptr %193, align 4
  %195 = fadd <8 x float> %166, %194
  br label %197

196:                                              ; preds = %164
  store <8 x float> %166, ptr %150, align 4
  br label %206

197:                                              ; preds = %192, %189
  %198 = phi <8 x float> [ %166, %189 ], [ %195, %192 ]
  store <8 x float> %198, ptr %150, align 4
  %199 = load ptr, ptr %12, align 8
  %200 = icmp eq ptr %199, null
  br i1 %200, label %206, label %201

201:                                              ; preds = %197
  %202 = getelementptr inbounds float, ptr %199, i64 %147
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %204 = load <8 x float>, ptr %203, align 4
  %205 = fadd <8 x float> %165, %204
  br label %206

206:                                              ; preds = %196, %201, %197
  %207 = phi <8 x float> [ %205, %201 ], [ %165, %197 ], [ %165, %196 ]
  store <8 x float> %207, ptr %153, align 4
  br label %1228

208:                                              ; preds = %126
  %209 = load ptr, ptr %11, align 8
  %210 = getelementptr inbounds float, ptr %209, i64 %147
  %211 = load <8 x float>, ptr %210, align 4
  %212 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %211
  %213 = getelementptr inbounds nuw i8, ptr %210, i64 32
  %214 = load <8 x float>, ptr %213, align 4
  %215 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %214
  %216 = getelementptr inbounds float, ptr %210, i64 %145
  %217 = load <8 x float>, ptr %216, align 4
  %218 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %217
  %219 = getelementptr inbounds nuw i8, ptr %216, i64 32
  %220 = load <8 x float>, ptr %219, align 4
  %221 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %220
  %222 = icmp sgt i64 %137, 0
  br i1 %222, label %224, label %223

223:                                              ; preds = %224, %208
  br i1 %95, label %236, label %231

224:                                              ; preds = %208, %224
  %225 = phi i64 [ %229, %224 ], [ 0, %208 ]
  %226 = add nuw nsw i64 %225, 2
  %227 = mul nsw i64 %226, %145
  %228 = getelementptr inbounds float, ptr %210, i64 %227
  tail call void @llvm.prefetch.p0(ptr nonnull %228, i32 1, i32 3, i32 1)
  %229 = add nuw nsw i64 %225, 1
  %230 = icmp eq i64 %229, %132
  br i1 %230, label %223, label %224, !llvm.loop !9

231:                                              ; preds = %236, %223
  %232 = phi <8 x float> [ %221, %223 ], [ %263, %236 ]
  %233 = phi <8 x float> [ %218, %223 ], [ %262, %236 ]
  %234 = phi <8 x float> [ %215, %223 ], [ %257, %236 ]
  %235 = phi <8 x float> [ %212, %223 ], [ %256, %236 ]
  br i1 %73, label %293, label %267

236:                                              ; preds = %223, %236
  %237 = phi <8 x float> [ %263, %236 ], [ %221, %223 ]
  %238 = phi <8 x float> [ %262, %236 ], [ %218, %223 ]
  %239 = phi <8 x float> [ %257, %236 ], [ %215, %223 ]
  %240 = phi <8 x float> [ %256, %236 ], [ %212, %223 ]
  %241 = phi i64 [ %264, %236 ], [ %142, %223 ]
  %242 = phi i64 [ %265, %236 ], [ 0, %223 ]
  %243 = shl nsw i64 %242, 6
  %244 = getelementptr inbounds nuw i8, ptr %123, i64 %243
  %245 = load <8 x float>, ptr %244, align 4
  %246 = getelementptr inbounds nuw i8, ptr %244, i64 32
  %247 = load <8 x float>, ptr %246, align 4
  %248 = ashr i64 %241, 12
  %249 = and i64 %248, -16
  %250 = getelementptr inbounds float, ptr %143, i64 %249
  call void @llvm.prefetch.p0(ptr %250, i32 0, i32 2, i32 1)
  %251 = shl nuw nsw i64 %242, 3
  %252 = getelementptr inbounds nuw i8, ptr %128, i64 %251
  %253 = load float, ptr %252, align 4
  %254 = insertelement <8 x float> poison, float %253, i64 0
  %255 = shufflevector <8 x float> %254, <8 x float> poison, <8 x i32> zeroinitializer
  %256 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> %245, <8 x float> %240)
  %257 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> %247, <8 x float> %239)
  %258 = getelementptr inbounds nuw i8, ptr %252, i64 4
  %259 = load float, ptr %258, align 4
  %260 = insertelement <8 x float> poison, float %259, i64 0
  %261 = shufflevector <8 x float> %260, <8 x float> poison, <8 x i32> zeroinitializer
  %262 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %261, <8 x float> %245, <8 x float> %238)
  %263 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %261, <8 x float> %247, <8 x float> %237)
  %264 = add nsw i64 %241, %139
  %265 = add nuw nsw i64 %242, 1
  %266 = icmp slt i64 %265, %71
  br i1 %266, label %236, label %231, !llvm.loop !11

267:                                              ; preds = %231
  %268 = load ptr, ptr %12, align 8
  %269 = icmp eq ptr %268, null
  br i1 %269, label %274, label %270

270:                                              ; preds = %267
  %271 = getelementptr inbounds float, ptr %268, i64 %147
  %272 = load <8 x float>, ptr %271, align 4
  %273 = fadd <8 x float> %235, %272
  br label %274

274:                                              ; preds = %270, %267
  %275 = phi <8 x float> [ %235, %267 ], [ %273, %270 ]
  store <8 x float> %275, ptr %210, align 4
  %276 = load ptr, ptr %12, align 8
  %277 = icmp eq ptr %276, null
  br i1 %277, label %283, label %278

278:                                              ; preds = %274
  %279 = getelementptr inbounds float, ptr %276, i64 %147
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 32
  %281 = load <8 x float>, ptr %280, align 4
  %282 = fadd <8 x float> %234, %281
  br label %283

283:                                              ; preds = %278, %274
  %284 = phi <8 x float> [ %234, %274 ], [ %282, %278 ]
  store <8 x float> %284, ptr %213, align 4
  %285 = load i64, ptr %8, align 8
  %286 = load ptr, ptr %12, align 8
  %287 = icmp eq ptr %286, null
  br i1 %287, label %298, label %288

288:                                              ; preds = %283
  %289 = getelementptr inbounds float, ptr %286, i64 %147
  %290 = getelementptr inbounds float, ptr %289, i64 %285
  %291 = load <8 x float>, ptr %290, align 4
  %292 = fadd <8 x float> %233, %291
  br label %298

293:                                              ; preds = %231
  store <8 x float> %235, ptr %210, align 4
  store <8 x float> %234, ptr %213, align 4
  %294 = load i64, ptr %8, align 8
  %295 = getelementptr inbounds float, ptr %210, i64 %294
  store <8 x float> %233, ptr %295, align 4
  %296 = load i64, ptr %8, align 8
  %297 = add nsw i64 %296, 8
  br label %310

298:                                              ; preds = %288, %283
  %299 = phi <8 x float> [ %233, %283 ], [ %292, %288 ]
  %300 = getelementptr inbounds float, ptr %210, i64 %285
  store <8 x float> %299, ptr %300, align 4
  %301 = load i64, ptr %8, align 8
  %302 = add nsw i64 %301, 8
  %303 = load ptr, ptr %12, align 8
  %304 = icmp eq ptr %303, null
  br i1 %304, label %310, label %305

305:                                              ; preds = %298
  %306 = getelementptr inbounds float, ptr %303, i64 %147
  %307 = getelementptr inbounds float, ptr %306, i64 %302
  %308 = load <8 x float>, ptr %307, align 4
  %309 = fadd <8 x float> %232, %308
  br label %310

310:                                              ; preds = %293, %305, %298
  %311 = phi i64 [ %302, %305 ], [ %302, %298 ], [ %297, %293 ]
  %312 = phi <8 x float> [ %309, %305 ], [ %232, %298 ], [ %232, %293 ]
  %313 = getelementptr inbounds float, ptr %210, i64 %311
  store <8 x float> %312, ptr %313, align 4
  br label %1228

314:                                              ; preds = %126
  %315 = load ptr, ptr %11, align 8
  %316 = getelementptr inbounds float, ptr %315, i64 %147
  %317 = load <8 x float>, ptr %316, align 4
  %318 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %317
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 32
  %320 = load <8 x float>, ptr %319, align 4
  %321 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %320
  %322 = getelementptr inbounds float, ptr %316, i64 %145
  %323 = load <8 x float>, ptr %322, align 4
  %324 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %323
  %325 = getelementptr inbounds nuw i8, ptr %322, i64 32
  %326 = load <8 x float>, ptr %325, align 4
  %327 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %326
  %328 = shl nsw i64 %145, 3
  %329 = getelementptr inbounds i8, ptr %316, i64 %328
  %330 = load <8 x float>, ptr %329, align 4
  %331 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %330
  %332 = getelementptr inbounds nuw i8, ptr %329, i64 32
  %333 = load <8 x float>, ptr %332, align 4
  %334 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %333
  %335 = icmp sgt i64 %137, 0
  br i1 %335, label %337, label %336

336:                                              ; preds = %337, %314
  br i1 %95, label %351, label %344

337:                                              ; preds = %314, %337
  %338 = phi i64 [ %342, %337 ], [ 0, %314 ]
  %339 = add nuw nsw i64 %338, 3
  %340 = mul nsw i64 %339, %145
  %341 = getelementptr inbounds float, ptr %316, i64 %340
  tail call void @llvm.prefetch.p0(ptr nonnull %341, i32 1, i32 3, i32 1)
  %342 = add nuw nsw i64 %338, 1
  %343 = icmp eq i64 %342, %132
  br i1 %343, label %336, label %337, !llvm.loop !9

344:                                              ; preds = %351, %336
  %345 = phi <8 x float> [ %334, %336 ], [ %386, %351 ]
  %346 = phi <8 x float> [ %331, %336 ], [ %385, %351 ]
  %347 = phi <8 x float> [ %327, %336 ], [ %380, %351 ]
  %348 = phi <8 x float> [ %324, %336 ], [ %379, %351 ]
  %349 = phi <8 x float> [ %321, %336 ], [ %374, %351 ]
  %350 = phi <8 x float> [ %318, %336 ], [ %373, %351 ]
  br i1 %73, label %440, label %390

351:                                              ; preds = %336, %351
  %352 = phi <8 x float> [ %386, %351 ], [ %334, %336 ]
  %353 = phi <8 x float> [ %385, %351 ], [ %331, %336 ]
  %354 = phi <8 x float> [ %380, %351 ], [ %327, %336 ]
  %355 = phi <8 x float> [ %379, %351 ], [ %324, %336 ]
  %356 = phi <8 x float> [ %374, %351 ], [ %321, %336 ]
  %357 = phi <8 x float> [ %373, %351 ], [ %318, %336 ]
  %358 = phi i64 [ %387, %351 ], [ %142, %336 ]
  %359 = phi i64 [ %388, %351 ], [ 0, %336 ]
  %360 = shl nsw i64 %359, 6
  %361 = getelementptr inbounds nuw i8, ptr %123, i64 %360
  %362 = load <8 x float>, ptr %361, align 4
  %363 = getelementptr inbounds nuw i8, ptr %361, i64 32
  %364 = load <8 x float>, ptr %363, align 4
  %365 = ashr i64 %358, 12
  %366 = and i64 %365, -16
  %367 = getelementptr inbounds float, ptr %143, i64 %366
  call void @llvm.prefetch.p0(ptr %367, i32 0, i32 2, i32 1)
  %368 = mul nuw nsw i64 %359, 12
  %369 = getelementptr inbounds nuw i8, ptr %128, i64 %368
  %370 = load float, ptr %369, align 4
  %371 = insertelement <8 x float> poison, float %370, i64 0
  %372 = shufflevector <8 x float> %371, <8 x float> poison, <8 x i32> zeroinitializer
  %373 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %372, <8 x float> %362, <8 x float> %357)
  %374 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %372, <8 x float> %364, <8 x float> %356)
  %375 = getelementptr inbounds nuw i8, ptr %369, i64 4
  %376 = load float, ptr %375, align 4
  %377 = insertelement <8 x float> poison, float %376, i64 0
  %378 = shufflevector <8 x float> %377, <8 x float> poison, <8 x i32> zeroinitializer
  %379 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %378, <8 x float> %362, <8 x float> %355)
  %380 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %378, <8 x float> %364, <8 x float> %354)
  %381 = getelementptr inbounds nuw i8, ptr %369, i64 8
  %382 = load float, ptr %381, align 4
  %383 = insertelement <8 x float> poison, float %382, i64 0
  %384 = shufflevector <8 x float> %383, <8 x float> poison, <8 x i32> zeroinitializer
  %385 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %384, <8 x float> %362, <8 x float> %353)
  %386 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %384, <8 x float> %364, <8 x float> %352)
  %387 = add nsw i64 %358, %139
  %388 = add nuw nsw i64 %359, 1
  %389 = icmp slt i64 %388, %71
  br i1 %389, label %351, label %344, !llvm.loop !11

390:                                              ; preds = %344
  %391 = load ptr, ptr %12, align 8
  %392 = icmp eq ptr %391, null
  br i1 %392, label %397, label %393

393:                                              ; preds = %390
  %394 = getelementptr inbounds float, ptr %391, i64 %147
  %395 = load <8 x float>, ptr %394, align 4
  %396 = fadd <8 x float> %350, %395
  br label %397

397:                                              ; preds = %393, %390
  %398 = phi <8 x float> [ %350, %390 ], [ %396, %393 ]
  store <8 x float> %398, ptr %316, align 4
  %399 = load ptr, ptr %12, align 8
  %400 = icmp eq ptr %399, null
  br i1 %400, label %406, label %401

401:                                              ; preds = %397
  %402 = getelementptr inbounds float, ptr %399, i64 %147
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 32
  %404 = load <8 x float>, ptr %403, align 4
  %405 = fadd <8 x float> %349, %404
  br label %406

406:                                              ; preds = %401, %397
  %407 = phi <8 x float> [ %349, %397 ], [ %405, %401 ]
  store <8 x float> %407, ptr %319, align 4
  %408 = load i64, ptr %8, align 8
  %409 = load ptr, ptr %12, align 8
  %410 = icmp eq ptr %409, null
  br i1 %410, label %416, label %411

411:                                              ; preds = %406
  %412 = getelementptr inbounds float, ptr %409, i64 %147
  %413 = getelementptr inbounds float, ptr %412, i64 %408
  %414 = load <8 x float>, ptr %413, align 4
  %415 = fadd <8 x float> %348, %414
  br label %416

416:                                              ; preds = %411, %406
  %417 = phi <8 x float> [ %348, %406 ], [ %415, %411 ]
  %418 = getelementptr inbounds float, ptr %316, i64 %408
  store <8 x float> %417, ptr %418, align 4
  %419 = load i64, ptr %8, align 8
  %420 = add nsw i64 %419, 8
  %421 = load ptr, ptr %12, align 8
  %422 = icmp eq ptr %421, null
  br i1 %422, label %428, label %423

423:                                              ; preds = %416
  %424 = getelementptr inbounds float, ptr %421, i64 %147
  %425 = getelementptr inbounds float, ptr %424, i64 %420
  %426 = load <8 x float>, ptr %425, align 4
  %427 = fadd <8 x float> %347, %426
  br label %428

428:                                              ; preds = %423, %416
  %429 = phi <8 x float> [ %347, %416 ], [ %427, %423 ]
  %430 = getelementptr inbounds float, ptr %316, i64 %420
  store <8 x float> %429, ptr %430, align 4
  %431 = load i64, ptr %8, align 8
  %432 = shl nsw i64 %431, 1
  %433 = load ptr, ptr %12, align 8
  %434 = icmp eq ptr %433, null
  br i1 %434, label %452, label %435

435:                                              ; preds = %428
  %436 = getelementptr inbounds float, ptr %433, i64 %147
  %437 = getelementptr inbounds float, ptr %436, i64 %432
  %438 = load <8 x float>, ptr %437, align 4
  %439 = fadd <8 x float> %346, %438
  br label %452

440:                                              ; preds = %344
  store <8 x float> %350, ptr %316, align 4
  store <8 x float> %349, ptr %319, align 4
  %441 = load i64, ptr %8, align 8
  %442 = getelementptr inbounds float, ptr %316, i64 %441
  store <8 x float> %348, ptr %442, align 4
  %443 = load i64, ptr %8, align 8
  %444 = getelementptr float, ptr %316, i64 %443
  %445 = getelementptr i8, ptr %444, i64 32
  store <8 x float> %347, ptr %445, align 4
  %446 = load i64, ptr %8, align 8
  %447 = shl nsw i64 %446, 3
  %448 = getelementptr inbounds i8, ptr %316, i64 %447
  store <8 x float> %346, ptr %448, align 4
  %449 = load i64, ptr %8, align 8
  %450 = shl nsw i64 %449, 1
  %451 = add nsw i64 %450, 8
  br label %465

452:                                              ; preds = %435, %428
  %453 = phi <8 x float> [ %346, %428 ], [ %439, %435 ]
  %454 = getelementptr inbounds float, ptr %316, i64 %432
  store <8 x float> %453, ptr %454, align 4
  %455 = load i64, ptr %8, align 8
  %456 = shl nsw i64 %455, 1
  %457 = add nsw i64 %456, 8
  %458 = load ptr, ptr %12, align 8
  %459 = icmp eq ptr %458, null
  br i1 %459, label %465, label %460

460:                                              ; preds = %452
  %461 = getelementptr inbounds float, ptr %458, i64 %147
  %462 = getelementptr inbounds float, ptr %461, i64 %457
  %463 = load <8 x float>, ptr %462, align 4
  %464 = fadd <8 x float> %345, %463
  br label %465

465:                                              ; preds = %440, %460, %452
  %466 = phi i64 [ %457, %460 ], [ %457, %452 ], [ %451, %440 ]
  %467 = phi <8 x float> [ %464, %460 ], [ %345, %452 ], [ %345, %440 ]
  %468 = getelementptr inbounds float, ptr %316, i64 %466
  store <8 x float> %467, ptr %468, align 4
  br label %1228

469:                                              ; preds = %126
  %470 = load ptr, ptr %11, align 8
  %471 = getelementptr inbounds float, ptr %470, i64 %147
  %472 = load <8 x float>, ptr %471, align 4
  %473 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %472
  %474 = getelementptr inbounds nuw i8, ptr %471, i64 32
  %475 = load <8 x float>, ptr %474, align 4
  %476 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %475
  %477 = getelementptr inbounds float, ptr %471, i64 %145
  %478 = load <8 x float>, ptr %477, align 4
  %479 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %478
  %480 = getelementptr inbounds nuw i8, ptr %477, i64 32
  %481 = load <8 x float>, ptr %480, align 4
  %482 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %481
  %483 = shl nsw i64 %145, 3
  %484 = getelementptr inbounds i8, ptr %471, i64 %483
  %485 = load <8 x float>, ptr %484, align 4
  %486 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %485
  %487 = getelementptr inbounds nuw i8, ptr %484, i64 32
  %488 = load <8 x float>, ptr %487, align 4
  %489 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %488
  %490 = mul nsw i64 %145, 12
  %491 = getelementptr inbounds i8, ptr %471, i64 %490
  %492 = load <8 x float>, ptr %491, align 4
  %493 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %492
  %494 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %495 = load <8 x float>, ptr %494, align 4
  %496 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %495
  %497 = icmp sgt i64 %137, 0
  br i1 %497, label %499, label %498

498:                                              ; preds = %499, %469
  br i1 %95, label %515, label %506

499:                                              ; preds = %469, %499
  %500 = phi i64 [ %504, %499 ], [ 0, %469 ]
  %501 = add nuw nsw i64 %500, 4
  %502 = mul nsw i64 %501, %145
  %503 = getelementptr inbounds float, ptr %471, i64 %502
  tail call void @llvm.prefetch.p0(ptr nonnull %503, i32 1, i32 3, i32 1)
  %504 = add nuw nsw i64 %500, 1
  %505 = icmp eq i64 %504, %132
  br i1 %505, label %498, label %499, !llvm.loop !9

506:                                              ; preds = %515, %498
  %507 = phi <8 x float> [ %496, %498 ], [ %558, %515 ]
  %508 = phi <8 x float> [ %493, %498 ], [ %557, %515 ]
  %509 = phi <8 x float> [ %489, %498 ], [ %552, %515 ]
  %510 = phi <8 x float> [ %486, %498 ], [ %551, %515 ]
  %511 = phi <8 x float> [ %482, %498 ], [ %546, %515 ]
  %512 = phi <8 x float> [ %479, %498 ], [ %545, %515 ]
  %513 = phi <8 x float> [ %476, %498 ], [ %540, %515 ]
  %514 = phi <8 x float> [ %473, %498 ], [ %539, %515 ]
  br i1 %73, label %637, label %562

515:                                              ; preds = %498, %515
  %516 = phi <8 x float> [ %558, %515 ], [ %496, %498 ]
  %517 = phi <8 x float> [ %557, %515 ], [ %493, %498 ]
  %518 = phi <8 x float> [ %552, %515 ], [ %489, %498 ]
  %519 = phi <8 x float> [ %551, %515 ], [ %486, %498 ]
  %520 = phi <8 x float> [ %546, %515 ], [ %482, %498 ]
  %521 = phi <8 x float> [ %545, %515 ], [ %479, %498 ]
  %522 = phi <8 x float> [ %540, %515 ], [ %476, %498 ]
  %523 = phi <8 x float> [ %539, %515 ], [ %473, %498 ]
  %524 = phi i64 [ %559, %515 ], [ %142, %498 ]
  %525 = phi i64 [ %560, %515 ], [ 0, %498 ]
  %526 = shl nsw i64 %525, 6
  %527 = getelementptr inbounds nuw i8, ptr %123, i64 %526
  %528 = load <8 x float>, ptr %527, align 4
  %529 = getelementptr inbounds nuw i8, ptr %527, i64 32
  %530 = load <8 x float>, ptr %529, align 4
  %531 = ashr i64 %524, 12
  %532 = and i64 %531, -16
  %533 = getelementptr inbounds float, ptr %143, i64 %532
  call void @llvm.prefetch.p0(ptr %533, i32 0, i32 2, i32 1)
  %534 = shl nuw nsw i64 %525, 4
  %535 = getelementptr inbounds nuw i8, ptr %128, i64 %534
  %536 = load float, ptr %535, align 4
  %537 = insertelement <8 x float> poison, float %536, i64 0
  %538 = shufflevector <8 x float> %537, <8 x float> poison, <8 x i32> zeroinitializer
  %539 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %538, <8 x float> %528, <8 x float> %523)
  %540 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %538, <8 x float> %530, <8 x float> %522)
  %541 = getelementptr inbounds nuw i8, ptr %535, i64 4
  %542 = load float, ptr %541, align 4
  %543 = insertelement <8 x float> poison, float %542, i64 0
  %544 = shufflevector <8 x float> %543, <8 x float> poison, <8 x i32> zeroinitializer
  %545 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %544, <8 x float> %528, <8 x float> %521)
  %546 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %544, <8 x float> %530, <8 x float> %520)
  %547 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %548 = load float, ptr %547, align 4
  %549 = insertelement <8 x float> poison, float %548, i64 0
  %550 = shufflevector <8 x float> %549, <8 x float> poison, <8 x i32> zeroinitializer
  %551 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %550, <8 x float> %528, <8 x float> %519)
  %552 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %550, <8 x float> %530, <8 x float> %518)
  %553 = getelementptr inbounds nuw i8, ptr %535, i64 12
  %554 = load float, ptr %553, align 4
  %555 = insertelement <8 x float> poison, float %554, i64 0
  %556 = shufflevector <8 x float> %555, <8 x float> poison, <8 x i32> zeroinitializer
  %557 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %556, <8 x float> %528, <8 x float> %517)
  %558 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %556, <8 x float> %530, <8 x float> %516)
  %559 = add nsw i64 %524, %139
  %560 = add nuw nsw i64 %525, 1
  %561 = icmp slt i64 %560, %71
  br i1 %561, label %515, label %506, !llvm.loop !11

562:                                              ; preds = %506
  %563 = load ptr, ptr %12, align 8
  %564 = icmp eq ptr %563, null
  br i1 %564, label %569, label %565

565:                                              ; preds = %562
  %566 = getelementptr inbounds float, ptr %563, i64 %147
  %567 = load <8 x float>, ptr %566, align 4
  %568 = fadd <8 x float> %514, %567
  br label %569

569:                                              ; preds = %565, %562
  %570 = phi <8 x float> [ %514, %562 ], [ %568, %565 ]
  store <8 x float> %570, ptr %471, align 4
  %571 = load ptr, ptr %12, align 8
  %572 = icmp eq ptr %571, null
  br i1 %572, label %578, label %573

573:                                              ; preds = %569
  %574 = getelementptr inbounds float, ptr %571, i64 %147
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 32
  %576 = load <8 x float>, ptr %575, align 4
  %577 = fadd <8 x float> %513, %576
  br label %578

578:                                              ; preds = %573, %569
  %579 = phi <8 x float> [ %513, %569 ], [ %577, %573 ]
  store <8 x float> %579, ptr %474, align 4
  %580 = load i64, ptr %8, align 8
  %581 = load ptr, ptr %12, align 8
  %582 = icmp eq ptr %581, null
  br i1 %582, label %588, label %583

583:                                              ; preds = %578
  %584 = getelementptr inbounds float, ptr %581, i64 %147
  %585 = getelementptr inbounds float, ptr %584, i64 %580
  %586 = load <8 x float>, ptr %585, align 4
  %587 = fadd <8 x float> %512, %586
  br label %588

588:                                              ; preds = %583, %578
  %589 = phi <8 x float> [ %512, %578 ], [ %587, %583 ]
  %590 = getelementptr inbounds float, ptr %471, i64 %580
  store <8 x float> %589, ptr %590, align 4
  %591 = load i64, ptr %8, align 8
  %592 = add nsw i64 %591, 8
  %593 = load ptr, ptr %12, align 8
  %594 = icmp eq ptr %593, null
  br i1 %594, label %600, label %595

595:                                              ; preds = %588
  %596 = getelementptr inbounds float, ptr %593, i64 %147
  %597 = getelementptr inbounds float, ptr %596, i64 %592
  %598 = load <8 x float>, ptr %597, align 4
  %599 = fadd <8 x float> %511, %598
  br label %600

600:                                              ; preds = %595, %588
  %601 = phi <8 x float> [ %511, %588 ], [ %599, %595 ]
  %602 = getelementptr inbounds float, ptr %471, i64 %592
  store <8 x float> %601, ptr %602, align 4
  %603 = load i64, ptr %8, align 8
  %604 = shl nsw i64 %603, 1
  %605 = load ptr, ptr %12, align 8
  %606 = icmp eq ptr %605, null
  br i1 %606, label %612, label %607

607:                                              ; preds = %600
  %608 = getelementptr inbounds float, ptr %605, i64 %147
  %609 = getelementptr inbounds float, ptr %608, i64 %604
  %610 = load <8 x float>, ptr %609, align 4
  %611 = fadd <8 x float> %510, %610
  br label %612

612:                                              ; preds = %607, %600
  %613 = phi <8 x float> [ %510, %600 ], [ %611, %607 ]
  %614 = getelementptr inbounds float, ptr %471, i64 %604
  store <8 x float> %613, ptr %614, align 4
  %615 = load i64, ptr %8, align 8
  %616 = shl nsw i64 %615, 1
  %617 = add nsw i64 %616, 8
  %618 = load ptr, ptr %12, align 8
  %619 = icmp eq ptr %618, null
  br i1 %619, label %625, label %620

620:                                              ; preds = %612
  %621 = getelementptr inbounds float, ptr %618, i64 %147
  %622 = getelementptr inbounds float, ptr %621, i64 %617
  %623 = load <8 x float>, ptr %622, align 4
  %624 = fadd <8 x float> %509, %623
  br label %625

625:                                              ; preds = %620, %612
  %626 = phi <8 x float> [ %509, %612 ], [ %624, %620 ]
  %627 = getelementptr inbounds float, ptr %471, i64 %617
  store <8 x float> %626, ptr %627, align 4
  %628 = load i64, ptr %8, align 8
  %629 = mul nsw i64 %628, 3
  %630 = load ptr, ptr %12, align 8
  %631 = icmp eq ptr %630, null
  br i1 %631, label %656, label %632

632:                                              ; preds = %625
  %633 = getelementptr inbounds float, ptr %630, i64 %147
  %634 = getelementptr inbounds float, ptr %633, i64 %629
  %635 = load <8 x float>, ptr %634, align 4
  %636 = fadd <8 x float> %508, %635
  br label %656

637:                                              ; preds = %506
  store <8 x float> %514, ptr %471, align 4
  store <8 x float> %513, ptr %474, align 4
  %638 = load i64, ptr %8, align 8
  %639 = getelementptr inbounds float, ptr %471, i64 %638
  store <8 x float> %512, ptr %639, align 4
  %640 = load i64, ptr %8, align 8
  %641 = getelementptr float, ptr %471, i64 %640
  %642 = getelementptr i8, ptr %641, i64 32
  store <8 x float> %511, ptr %642, align 4
  %643 = load i64, ptr %8, align 8
  %644 = shl nsw i64 %643, 3
  %645 = getelementptr inbounds i8, ptr %471, i64 %644
  store <8 x float> %510, ptr %645, align 4
  %646 = load i64, ptr %8, align 8
  %647 = shl i64 %646, 3
  %648 = getelementptr i8, ptr %471, i64 %647
  %649 = getelementptr i8, ptr %648, i64 32
  store <8 x float> %509, ptr %649, align 4
  %650 = load i64, ptr %8, align 8
  %651 = mul nsw i64 %650, 12
  %652 = getelementptr inbounds i8, ptr %471, i64 %651
  store <8 x float> %508, ptr %652, align 4
  %653 = load i64, ptr %8, align 8
  %654 = mul nsw i64 %653, 3
  %655 = add nsw i64 %654, 8
  br label %669

656:                                              ; preds = %632, %625
  %657 = phi <8 x float> [ %508, %625 ], [ %636, %632 ]
  %658 = getelementptr inbounds float, ptr %471, i64 %629
  store <8 x float> %657, ptr %658, align 4
  %659 = load i64, ptr %8, align 8
  %660 = mul nsw i64 %659, 3
  %661 = add nsw i64 %660, 8
  %662 = load ptr, ptr %12, align 8
  %663 = icmp eq ptr %662, null
  br i1 %663, label %669, label %664

664:                                              ; preds = %656
  %665 = getelementptr inbounds float, ptr %662, i64 %147
  %666 = getelementptr inbounds float, ptr %665, i64 %661
  %667 = load <8 x float>, ptr %666, align 4
  %668 = fadd <8 x float> %507, %667
  br label %669

669:                                              ; preds = %637, %664, %656
  %670 = phi i64 [ %661, %664 ], [ %661, %656 ], [ %655, %637 ]
  %671 = phi <8 x float> [ %668, %664 ], [ %507, %656 ], [ %507, %637 ]
  %672 = getelementptr inbounds float, ptr %471, i64 %670
  store <8 x float> %671, ptr %672, align 4
  br label %1228

673:                                              ; preds = %126
  %674 = load ptr, ptr %11, align 8
  %675 = getelementptr inbounds float, ptr %674, i64 %147
  %676 = load <8 x float>, ptr %675, align 4
  %677 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %676
  %678 = getelementptr inbounds nuw i8, ptr %675, i64 32
  %679 = load <8 x float>, ptr %678, align 4
  %680 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %679
  %681 = getelementptr inbounds float, ptr %675, i64 %145
  %682 = load <8 x float>, ptr %681, align 4
  %683 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %682
  %684 = getelementptr inbounds nuw i8, ptr %681, i64 32
  %685 = load <8 x float>, ptr %684, align 4
  %686 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %685
  %687 = shl nsw i64 %145, 3
  %688 = getelementptr inbounds i8, ptr %675, i64 %687
  %689 = load <8 x float>, ptr %688, align 4
  %690 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %689
  %691 = getelementptr inbounds nuw i8, ptr %688, i64 32
  %692 = load <8 x float>, ptr %691, align 4
  %693 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %692
  %694 = mul nsw i64 %145, 12
  %695 = getelementptr inbounds i8, ptr %675, i64 %694
  %696 = load <8 x float>, ptr %695, align 4
  %697 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %696
  %698 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %699 = load <8 x float>, ptr %698, align 4
  %700 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %699
  %701 = shl nsw i64 %145, 4
  %702 = getelementptr inbounds i8, ptr %675, i64 %701
  %703 = load <8 x float>, ptr %702, align 4
  %704 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %703
  %705 = getelementptr inbounds nuw i8, ptr %702, i64 32
  %706 = load <8 x float>, ptr %705, align 4
  %707 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %706
  %708 = icmp sgt i64 %137, 0
  br i1 %708, label %710, label %709

709:                                              ; preds = %710, %673
  br i1 %95, label %728, label %717

710:                                              ; preds = %673, %710
  %711 = phi i64 [ %715, %710 ], [ 0, %673 ]
  %712 = add nuw nsw i64 %711, 5
  %713 = mul nsw i64 %712, %145
  %714 = getelementptr inbounds float, ptr %675, i64 %713
  tail call void @llvm.prefetch.p0(ptr nonnull %714, i32 1, i32 3, i32 1)
  %715 = add nuw nsw i64 %711, 1
  %716 = icmp eq i64 %715, %132
  br i1 %716, label %709, label %710, !llvm.loop !9

717:                                              ; preds = %728, %709
  %718 = phi <8 x float> [ %683, %709 ], [ %760, %728 ]
  %719 = phi <8 x float> [ %680, %709 ], [ %755, %728 ]
  %720 = phi <8 x float> [ %677, %709 ], [ %754, %728 ]
  %721 = phi <8 x float> [ %686, %709 ], [ %761, %728 ]
  %722 = phi <8 x float> [ %690, %709 ], [ %766, %728 ]
  %723 = phi <8 x float> [ %693, %709 ], [ %767, %728 ]
  %724 = phi <8 x float> [ %697, %709 ], [ %772, %728 ]
  %725 = phi <8 x float> [ %700, %709 ], [ %773, %728 ]
  %726 = phi <8 x float> [ %704, %709 ], [ %778, %728 ]
  %727 = phi <8 x float> [ %707, %709 ], [ %779, %728 ]
  br i1 %73, label %883, label %783

728:                                              ; preds = %709, %728
  %729 = phi <8 x float> [ %760, %728 ], [ %683, %709 ]
  %730 = phi <8 x float> [ %755, %728 ], [ %680, %709 ]
  %731 = phi <8 x float> [ %754, %728 ], [ %677, %709 ]
  %732 = phi <8 x float> [ %761, %728 ], [ %686, %709 ]
  %733 = phi <8 x float> [ %766, %728 ], [ %690, %709 ]
  %734 = phi <8 x float> [ %767, %728 ], [ %693, %709 ]
  %735 = phi <8 x float> [ %772, %728 ], [ %697, %709 ]
  %736 = phi <8 x float> [ %773, %728 ], [ %700, %709 ]
  %737 = phi <8 x float> [ %778, %728 ], [ %704, %709 ]
  %738 = phi <8 x float> [ %779, %728 ], [ %707, %709 ]
  %739 = phi i64 [ %780, %728 ], [ %142, %709 ]
  %740 = phi i64 [ %781, %728 ], [ 0, %709 ]
  %741 = shl nsw i64 %740, 6
  %742 = getelementptr inbounds nuw i8, ptr %123, i64 %741
  %743 = load <8 x float>, ptr %742, align 4
  %744 = getelementptr inbounds nuw i8, ptr %742, i64 32
  %745 = load <8 x float>, ptr %744, align 4
  %746 = ashr i64 %739, 12
  %747 = and i64 %746, -16
  %748 = getelementptr inbounds float, ptr %143, i64 %747
  call void @llvm.prefetch.p0(ptr %748, i32 0, i32 2, i32 1)
  %749 = mul nuw nsw i64 %740, 20
  %750 = getelementptr inbounds nuw i8, ptr %128, i64 %749
  %751 = load float, ptr %750, align 4
  %752 = insertelement <8 x float> poison, float %751, i64 0
  %753 = shufflevector <8 x float> %752, <8 x float> poison, <8 x i32> zeroinitializer
  %754 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %753, <8 x float> %743, <8 x float> %731)
  %755 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %753, <8 x float> %745, <8 x float> %730)
  %756 = getelementptr inbounds nuw i8, ptr %750, i64 4
  %757 = load float, ptr %756, align 4
  %758 = insertelement <8 x float> poison, float %757, i64 0
  %759 = shufflevector <8 x float> %758, <8 x float> poison, <8 x i32> zeroinitializer
  %760 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %759, <8 x float> %743, <8 x float> %729)
  %761 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %759, <8 x float> %745, <8 x float> %732)
  %762 = getelementptr inbounds nuw i8, ptr %750, i64 8
  %763 = load float, ptr %762, align 4
  %764 = insertelement <8 x float> poison, float %763, i64 0
  %765 = shufflevector <8 x float> %764, <8 x float> poison, <8 x i32> zeroinitializer
  %766 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %765, <8 x float> %743, <8 x float> %733)
  %767 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %765, <8 x float> %745, <8 x float> %734)
  %768 = getelementptr inbounds nuw i8, ptr %750, i64 12
  %769 = load float, ptr %768, align 4
  %770 = insertelement <8 x float> poison, float %769, i64 0
  %771 = shufflevector <8 x float> %770, <8 x float> poison, <8 x i32> zeroinitializer
  %772 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %771, <8 x float> %743, <8 x float> %735)
  %773 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %771, <8 x float> %745, <8 x float> %736)
  %774 = getelementptr inbounds nuw i8, ptr %750, i64 16
  %775 = load float, ptr %774, align 4
  %776 = insertelement <8 x float> poison, float %775, i64 0
  %777 = shufflevector <8 x float> %776, <8 x float> poison, <8 x i32> zeroinitializer
  %778 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %777, <8 x float> %743, <8 x float> %737)
  %779 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %777, <8 x float> %745, <8 x float> %738)
  %780 = add nsw i64 %739, %139
  %781 = add nuw nsw i64 %740, 1
  %782 = icmp slt i64 %781, %71
  br i1 %782, label %728, label %717, !llvm.loop !11

783:                                              ; preds = %717
  %784 = load ptr, ptr %12, align 8
  %785 = icmp eq ptr %784, null
  br i1 %785, label %790, label %786

786:                                              ; preds = %783
  %787 = getelementptr inbounds float, ptr %784, i64 %147
  %788 = load <8 x float>, ptr %787, align 4
  %789 = fadd <8 x float> %720, %788
  br label %790

790:                                              ; preds = %786, %783
  %791 = phi <8 x float> [ %720, %783 ], [ %789, %786 ]
  store <8 x float> %791, ptr %675, align 4
  %792 = load ptr, ptr %12, align 8
  %793 = icmp eq ptr %792, null
  br i1 %793, label %799, label %794

794:                                              ; preds = %790
  %795 = getelementptr inbounds float, ptr %792, i64 %147
  %796 = getelementptr inbounds nuw i8, ptr %795, i64 32
  %797 = load <8 x float>, ptr %796, align 4
  %798 = fadd <8 x float> %719, %797
  br label %799

799:                                              ; preds = %794, %790
  %800 = phi <8 x float> [ %719, %790 ], [ %798, %794 ]
  store <8 x float> %800, ptr %678, align 4
  %801 = load i64, ptr %8, align 8
  %802 = load ptr, ptr %12, align 8
  %803 = icmp eq ptr %802, null
  br i1 %803, label %809, label %804

804:                                              ; preds = %799
  %805 = getelementptr inbounds float, ptr %802, i64 %147
  %806 = getelementptr inbounds float, ptr %805, i64 %801
  %807 = load <8 x float>, ptr %806, align 4
  %808 = fadd <8 x float> %718, %807
  br label %809

809:                                              ; preds = %804, %799
  %810 = phi <8 x float> [ %718, %799 ], [ %808, %804 ]
  %811 = getelementptr inbounds float, ptr %675, i64 %801
  store <8 x float> %810, ptr %811, align 4
  %812 = load i64, ptr %8, align 8
  %813 = add nsw i64 %812, 8
  %814 = load ptr, ptr %12, align 8
  %815 = icmp eq ptr %814, null
  br i1 %815, label %821, label %816

816:                                              ; preds = %809
  %817 = getelementptr inbounds float, ptr %814, i64 %147
  %818 = getelementptr inbounds float, ptr %817, i64 %813
  %819 = load <8 x float>, ptr %818, align 4
  %820 = fadd <8 x float> %721, %819
  br label %821

821:                                              ; preds = %816, %809
  %822 = phi <8 x float> [ %721, %809 ], [ %820, %816 ]
  %823 = getelementptr inbounds float, ptr %675, i64 %813
  store <8 x float> %822, ptr %823, align 4
  %824 = load i64, ptr %8, align 8
  %825 = shl nsw i64 %824, 1
  %826 = load ptr, ptr %12, align 8
  %827 = icmp eq ptr %826, null
  br i1 %827, label %833, label %828

828:                                              ; preds = %821
  %829 = getelementptr inbounds float, ptr %826, i64 %147
  %830 = getelementptr inbounds float, ptr %829, i64 %825
  %831 = load <8 x float>, ptr %830, align 4
  %832 = fadd <8 x float> %722, %831
  br label %833

833:                                              ; preds = %828, %821
  %834 = phi <8 x float> [ %722, %821 ], [ %832, %828 ]
  %835 = getelementptr inbounds float, ptr %675, i64 %825
  store <8 x float> %834, ptr %835, align 4
  %836 = load i64, ptr %8, align 8
  %837 = shl nsw i64 %836, 1
  %838 = add nsw i64 %837, 8
  %839 = load ptr, ptr %12, align 8
  %840 = icmp eq ptr %839, null
  br i1 %840, label %846, label %841

841:                                              ; preds = %833
  %842 = getelementptr inbounds float, ptr %839, i64 %147
  %843 = getelementptr inbounds float, ptr %842, i64 %838
  %844 = load <8 x float>, ptr %843, align 4
  %845 = fadd <8 x float> %723, %844
  br label %846

846:                                              ; preds = %841, %833
  %847 = phi <8 x float> [ %723, %833 ], [ %845, %841 ]
  %848 = getelementptr inbounds float, ptr %675, i64 %838
  store <8 x float> %847, ptr %848, align 4
  %849 = load i64, ptr %8, align 8
  %850 = mul nsw i64 %849, 3
  %851 = load ptr, ptr %12, align 8
  %852 = icmp eq ptr %851, null
  br i1 %852, label %858, label %853

853:                                              ; preds = %846
  %854 = getelementptr inbounds float, ptr %851, i64 %147
  %855 = getelementptr inbounds float, ptr %854, i64 %850
  %856 = load <8 x float>, ptr %855, align 4
  %857 = fadd <8 x float> %724, %856
  br label %858

858:                                              ; preds = %853, %846
  %859 = phi <8 x float> [ %724, %846 ], [ %857, %853 ]
  %860 = getelementptr inbounds float, ptr %675, i64 %850
  store <8 x float> %859, ptr %860, align 4
  %861 = load i64, ptr %8, align 8
  %862 = mul nsw i64 %861, 3
  %863 = add nsw i64 %862, 8
  %864 = load ptr, ptr %12, align 8
  %865 = icmp eq ptr %864, null
  br i1 %865, label %871, label %866

866:                                              ; preds = %858
  %867 = getelementptr inbounds float, ptr %864, i64 %147
  %868 = getelementptr inbounds float, ptr %867, i64 %863
  %869 = load <8 x float>, ptr %868, align 4
  %870 = fadd <8 x float> %725, %869
  br label %871

871:                                              ; preds = %866, %858
  %872 = phi <8 x float> [ %725, %858 ], [ %870, %866 ]
  %873 = getelementptr inbounds float, ptr %675, i64 %863
  store <8 x float> %872, ptr %873, align 4
  %874 = load i64, ptr %8, align 8
  %875 = shl nsw i64 %874, 2
  %876 = load ptr, ptr %12, align 8
  %877 = icmp eq ptr %876, null
  br i1 %877, label %909, label %878

878:                                              ; preds = %871
  %879 = getelementptr inbounds float, ptr %876, i64 %147
  %880 = getelementptr inbounds float, ptr %879, i64 %875
  %881 = load <8 x float>, ptr %880, align 4
  %882 = fadd <8 x float> %726, %881
  br label %909

883:                                              ; preds = %717
  store <8 x float> %720, ptr %675, align 4
  store <8 x float> %719, ptr %678, align 4
  %884 = load i64, ptr %8, align 8
  %885 = getelementptr inbounds float, ptr %675, i64 %884
  store <8 x float> %718, ptr %885, align 4
  %886 = load i64, ptr %8, align 8
  %887 = getelementptr float, ptr %675, i64 %886
  %888 = getelementptr i8, ptr %887, i64 32
  store <8 x float> %721, ptr %888, align 4
  %889 = load i64, ptr %8, align 8
  %890 = shl nsw i64 %889, 3
  %891 = getelementptr inbounds i8, ptr %675, i64 %890
  store <8 x float> %722, ptr %891, align 4
  %892 = load i64, ptr %8, align 8
  %893 = shl i64 %892, 3
  %894 = getelementptr i8, ptr %675, i64 %893
  %895 = getelementptr i8, ptr %894, i64 32
  store <8 x float> %723, ptr %895, align 4
  %896 = load i64, ptr %8, align 8
  %897 = mul nsw i64 %896, 12
  %898 = getelementptr inbounds i8, ptr %675, i64 %897
  store <8 x float> %724, ptr %898, align 4
  %899 = load i64, ptr %8, align 8
  %900 = mul i64 %899, 12
  %901 = getelementptr i8, ptr %675, i64 %900
  %902 = getelementptr i8, ptr %901, i64 32
  store <8 x float> %725, ptr %902, align 4
  %903 = load i64, ptr %8, align 8
  %904 = shl nsw i64 %903, 4
  %905 = getelementptr inbounds i8, ptr %675, i64 %904
  store <8 x float> %726, ptr %905, align 4
  %906 = load i64, ptr %8, align 8
  %907 = shl nsw i64 %906, 2
  %908 = add nsw i64 %907, 8
  br label %922

909:                                              ; preds = %878, %871
  %910 = phi <8 x float> [ %726, %871 ], [ %882, %878 ]
  %911 = getelementptr inbounds float, ptr %675, i64 %875
  store <8 x float> %910, ptr %911, align 4
  %912 = load i64, ptr %8, align 8
  %913 = shl nsw i64 %912, 2
  %914 = add nsw i64 %913, 8
  %915 = load ptr, ptr %12, align 8
  %916 = icmp eq ptr %915, null
  br i1 %916, label %922, label %917

917:                                              ; preds = %909
  %918 = getelementptr inbounds float, ptr %915, i64 %147
  %919 = getelementptr inbounds float, ptr %918, i64 %914
  %920 = load <8 x float>, ptr %919, align 4
  %921 = fadd <8 x float> %727, %920
  br label %922

922:                                              ; preds = %883, %917, %909
  %923 = phi i64 [ %914, %917 ], [ %914, %909 ], [ %908, %883 ]
  %924 = phi <8 x float> [ %921, %917 ], [ %727, %909 ], [ %727, %883 ]
  %925 = getelementptr inbounds float, ptr %675, i64 %923
  store <8 x float> %924, ptr %925, align 4
  br label %1228

926:                                              ; preds = %126
  %927 = load ptr, ptr %11, align 8
  %928 = getelementptr inbounds float, ptr %927, i64 %147
  %929 = load <8 x float>, ptr %928, align 4
  %930 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %929
  %931 = getelementptr inbounds nuw i8, ptr %928, i64 32
  %932 = load <8 x float>, ptr %931, align 4
  %933 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %932
  %934 = getelementptr inbounds float, ptr %928, i64 %145
  %935 = load <8 x float>, ptr %934, align 4
  %936 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %935
  %937 = getelementptr inbounds nuw i8, ptr %934, i64 32
  %938 = load <8 x float>, ptr %937, align 4
  %939 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %938
  %940 = shl nsw i64 %145, 3
  %941 = getelementptr inbounds i8, ptr %928, i64 %940
  %942 = load <8 x float>, ptr %941, align 4
  %943 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %942
  %944 = getelementptr inbounds nuw i8, ptr %941, i64 32
  %945 = load <8 x float>, ptr %944, align 4
  %946 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %945
  %947 = mul nsw i64 %145, 12
  %948 = getelementptr inbounds i8, ptr %928, i64 %947
  %949 = load <8 x float>, ptr %948, align 4
  %950 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %949
  %951 = getelementptr inbounds nuw i8, ptr %948, i64 32
  %952 = load <8 x float>, ptr %951, align 4
  %953 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %952
  %954 = shl nsw i64 %145, 4
  %955 = getelementptr inbounds i8, ptr %928, i64 %954
  %956 = load <8 x float>, ptr %955, align 4
  %957 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %956
  %958 = getelementptr inbounds nuw i8, ptr %955, i64 32
  %959 = load <8 x float>, ptr %958, align 4
  %960 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %959
  %961 = mul nsw i64 %145, 20
  %962 = getelementptr inbounds i8, ptr %928, i64 %961
  %963 = load <8 x float>, ptr %962, align 4
  %964 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %963
  %965 = getelementptr inbounds nuw i8, ptr %962, i64 32
  %966 = load <8 x float>, ptr %965, align 4
  %967 = select i1 %72, <8 x float> zeroinitializer, <8 x float> %966
  %968 = icmp sgt i64 %137, 0
  br i1 %968, label %970, label %969

969:                                              ; preds = %970, %926
  br i1 %95, label %990, label %977

970:                                              ; preds = %926, %970
  %971 = phi i64 [ %975, %970 ], [ 0, %926 ]
  %972 = add nuw nsw i64 %971, 6
  %973 = mul nsw i64 %972, %145
  %974 = getelementptr inbounds float, ptr %928, i64 %973
  tail call void @llvm.prefetch.p0(ptr nonnull %974, i32 1, i32 3, i32 1)
  %975 = add nuw nsw i64 %971, 1
  %976 = icmp eq i64 %975, %132
  br i1 %976, label %969, label %970, !llvm.loop !9

977:                                              ; preds = %990, %969
  %978 = phi <8 x float> [ %930, %969 ], [ %1018, %990 ]
  %979 = phi <8 x float> [ %933, %969 ], [ %1019, %990 ]
  %980 = phi <8 x float> [ %936, %969 ], [ %1024, %990 ]
  %981 = phi <8 x float> [ %939, %969 ], [ %1025, %990 ]
  %982 = phi <8 x float> [ %943, %969 ], [ %1030, %990 ]
  %983 = phi <8 x float> [ %946, %969 ], [ %1031, %990 ]
  %984 = phi <8 x float> [ %950, %969 ], [ %1036, %990 ]
  %985 = phi <8 x float> [ %953, %969 ], [ %1037, %990 ]
  %986 = phi <8 x float> [ %957, %969 ], [ %1042, %990 ]
  %987 = phi <8 x float> [ %960, %969 ], [ %1043, %990 ]
  %988 = phi <8 x float> [ %964, %969 ], [ %1048, %990 ]
  %989 = phi <8 x float> [ %967, %969 ], [ %1049, %990 ]
  br i1 %73, label %1178, label %1053

990:                                              ; preds = %969, %990
  %991 = phi <8 x float> [ %1018, %990 ], [ %930, %969 ]
  %992 = phi <8 x float> [ %1019, %990 ], [ %933, %969 ]
  %993 = phi <8 x float> [ %1024, %990 ], [ %936, %969 ]
  %994 = phi <8 x float> [ %1025, %990 ], [ %939, %969 ]
  %995 = phi <8 x float> [ %1030, %990 ], [ %943, %969 ]
  %996 = phi <8 x float> [ %1031, %990 ], [ %946, %969 ]
  %997 = phi <8 x float> [ %1036, %990 ], [ %950, %969 ]
  %998 = phi <8 x float> [ %1037, %990 ], [ %953, %969 ]
  %999 = phi <8 x float> [ %1042, %990 ], [ %957, %969 ]
  %1000 = phi <8 x float> [ %1043, %990 ], [ %960, %969 ]
  %1001 = phi <8 x float> [ %1048, %990 ], [ %964, %969 ]
  %1002 = phi <8 x float> [ %1049, %990 ], [ %967, %969 ]
  %1003 = phi i64 [ %1050, %990 ], [ %142, %969 ]
  %1004 = phi i64 [ %1051, %990 ], [ 0, %969 ]
  %1005 = shl nsw i64 %1004, 6
  %1006 = getelementptr inbounds nuw i8, ptr %123, i64 %1005
  %1007 = load <8 x float>, ptr %1006, align 4
  %1008 = getelementptr inbounds nuw i8, ptr %1006, i64 32
  %1009 = load <8 x float>, ptr %1008, align 4
  %1010 = ashr i64 %1003, 12
  %1011 = and i64 %1010, -16
  %1012 = getelementptr inbounds float, ptr %143, i64 %1011
  call void @llvm.prefetch.p0(ptr %1012, i32 0, i32 2, i32 1)
  %1013 = mul nuw nsw i64 %1004, 24
  %1014 = getelementptr inbounds nuw i8, ptr %128, i64 %1013
  %1015 = load float, ptr %1014, align 4
  %1016 = insertelement <8 x float> poison, float %1015, i64 0
  %1017 = shufflevector <8 x float> %1016, <8 x float> poison, <8 x i32> zeroinitializer
  %1018 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1017, <8 x float> %1007, <8 x float> %991)
  %1019 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1017, <8 x float> %1009, <8 x float> %992)
  %1020 = getelementptr inbounds nuw i8, ptr %1014, i64 4
  %1021 = load float, ptr %1020, align 4
  %1022 = insertelement <8 x float> poison, float %1021, i64 0
  %1023 = shufflevector <8 x float> %1022, <8 x float> poison, <8 x i32> zeroinitializer
  %1024 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1023, <8 x float> %1007, <8 x float> %993)
  %1025 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1023, <8 x float> %1009, <8 x float> %994)
  %1026 = getelementptr inbounds nuw i8, ptr %1014, i64 8
  %1027 = load float, ptr %1026, align 4
  %1028 = insertelement <8 x float> poison, float %1027, i64 0
  %1029 = shufflevector <8 x float> %1028, <8 x float> poison, <8 x i32> zeroinitializer
  %1030 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1029, <8 x float> %1007, <8 x float> %995)
  %1031 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1029, <8 x float> %1009, <8 x float> %996)
  %1032 = getelementptr inbounds nuw i8, ptr %1014, i64 12
  %1033 = load float, ptr %1032, align 4
  %1034 = insertelement <8 x float> poison, float %1033, i64 0
  %1035 = shufflevector <8 x float> %1034, <8 x float> poison, <8 x i32> zeroinitializer
  %1036 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1035, <8 x float> %1007, <8 x float> %997)
  %1037 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1035, <8 x float> %1009, <8 x float> %998)
  %1038 = getelementptr inbounds nuw i8, ptr %1014, i64 16
  %1039 = load float, ptr %1038, align 4
  %1040 = insertelement <8 x float> poison, float %1039, i64 0
  %1041 = shufflevector <8 x float> %1040, <8 x float> poison, <8 x i32> zeroinitializer
  %1042 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1041, <8 x float> %1007, <8 x float> %999)
  %1043 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1041, <8 x float> %1009, <8 x float> %1000)
  %1044 = getelementptr inbounds nuw i8, ptr %1014, i64 20
  %1045 = load float, ptr %1044, align 4
  %1046 = insertelement <8 x float> poison, float %1045, i64 0
  %1047 = shufflevector <8 x float> %1046, <8 x float> poison, <8 x i32> zeroinitializer
  %1048 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1047, <8 x float> %1007, <8 x float> %1001)
  %1049 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %1047, <8 x float> %1009, <8 x float> %1002)
  %1050 = add nsw i64 %1003, %139
  %1051 = add nuw nsw i64 %1004, 1
  %1052 = icmp slt i64 %1051, %71
  br i1 %1052, label %990, label %977, !llvm.loop !11

1053:                                             ; preds = %977
  %1054 = load ptr, ptr %12, align 8
  %1055 = icmp eq ptr %1054, null
  br i1 %1055, label %1060, label %1056

1056:                                             ; preds = %1053
  %1057 = getelementptr inbounds float, ptr %1054, i64 %147
  %1058 = load <8 x float>, ptr %1057, align 4
  %1059 = fadd <8 x float> %978, %1058
  br label %1060

1060:                                             ; preds = %1056, %1053
  %1061 = phi <8 x float> [ %978, %1053 ], [ %1059, %1056 ]
  store <8 x float> %1061, ptr %928, align 4
  %1062 = load ptr, ptr %12, align 8
  %1063 = icmp eq ptr %1062, null
  br i1 %1063, label %1069, label %1064

1064:                                             ; preds = %1060
  %1065 = getelementptr inbounds float, ptr %1062, i64 %147
  %1066 = getelementptr inbounds nuw i8, ptr %1065, i64 32
  %1067 = load <8 x float>, ptr %1066, align 4
  %1068 = fadd <8 x float> %979, %1067
  br label %1069

1069:                                             ; preds = %1064, %1060
  %1070 = phi <8 x float> [ %979, %1060 ], [ %1068, %1064 ]
  store <8 x float> %1070, ptr %931, align 4
  %1071 = load i64, ptr %8, align 8
  %1072 = load ptr, ptr %12, align 8
  %1073 = icmp eq ptr %1072, null
  br i1 %1073, label %1079, label %1074

1074:                                             ; preds = %1069
  %1075 = getelementptr inbounds float, ptr %1072, i64 %147
  %1076 = getelementptr inbounds float, ptr %1075, i64 %1071
  %1077 = load <8 x float>, ptr %1076, align 4
  %1078 = fadd <8 x float> %980, %1077
  br label %1079

1079:                                             ; preds = %1074, %1069
  %1080 = phi <8 x float> [ %980, %1069 ], [ %1078, %1074 ]
  %1081 = getelementptr inbounds float, ptr %928, i64 %1071
  store <8 x float> %1080, ptr %1081, align 4
  %1082 = load i64, ptr %8, align 8
  %1083 = add nsw i64 %1082, 8
  %1084 = load ptr, ptr %12, align 8
  %1085 = icmp eq ptr %1084, null
  br i1 %1085, label %1091, label %1086

1086:                                             ; preds = %1079
  %1087 = getelementptr inbounds float, ptr %1084, i64 %147
  %1088 = getelementptr inbounds float, ptr %1087, i64 %1083
  %1089 = load <8 x float>, ptr %1088, align 4
  %1090 = fadd <8 x float> %981, %1089
  br label %1091

1091:                                             ; preds = %1086, %1079
  %1092 = phi <8 x float> [ %981, %1079 ], [ %1090, %1086 ]
  %1093 = getelementptr inbounds float, ptr %928, i64 %1083
  store <8 x float> %1092, ptr %1093, align 4
  %1094 = load i64, ptr %8, align 8
  %1095 = shl nsw i64 %1094, 1
  %1096 = load ptr, ptr %12, align 8
  %1097 = icmp eq ptr %1096, null
  br i1 %1097, label %1103, label %1098

1098:                                             ; preds = %1091
  %1099 = getelementptr inbounds float, ptr %1096, i64 %147
  %1100 = getelementptr inbounds float, ptr %1099, i64 %1095
  %1101 = load <8 x float>, ptr %1100, align 4
  %1102 = fadd <8 x float> %982, %1101
  br label %1103

1103:                                             ; preds = %1098, %1091
  %1104 = phi <8 x float> [ %982, %1091 ], [ %1102, %1098 ]
  %1105 = getelementptr inbounds float, ptr %928, i64 %1095
  store <8 x float> %1104, ptr %1105, align 4
  %1106 = load i64, ptr %8, align 8
  %1107 = shl nsw i64 %1106, 1
  %1108 = add nsw i64 %1107, 8
  %1109 = load ptr, ptr %12, align 8
  %1110 = icmp eq ptr %1109, null
  br i1 %1110, label %1116, label %1111

1111:                                             ; preds = %1103
  %1112 = getelementptr inbounds float, ptr %1109, i64 %147
  %1113 = getelementptr inbounds float, ptr %1112, i64 %1108
  %1114 = load <8 x float>, ptr %1113, align 4
  %1115 = fadd <8 x float> %983, %1114
  br label %1116

1116:                                             ; preds = %1111, %1103
  %1117 = phi <8 x float> [ %983, %1103 ], [ %1115, %1111 ]
  %1118 = getelementptr inbounds float, ptr %928, i64 %1108
  store <8 x float> %1117, ptr %1118, align 4
  %1119 = load i64, ptr %8, align 8
  %1120 = mul nsw i64 %1119, 3
  %1121 = load ptr, ptr %12, align 8
  %1122 = icmp eq ptr %1121, null
  br i1 %1122, label %1128, label %1123

1123:                                             ; preds = %1116
  %1124 = getelementptr inbounds float, ptr %1121, i64 %147
  %1125 = getelementptr inbounds float, ptr %1124, i64 %1120
  %1126 = load <8 x float>, ptr %1125, align 4
  %1127 = fadd <8 x float> %984, %1126
  br label %1128

1128:                                             ; preds = %1123, %1116
  %1129 = phi <8 x float> [ %984, %1116 ], [ %1127, %1123 ]
  %1130 = getelementptr inbounds float, ptr %928, i64 %1120
  store <8 x float> %1129, ptr %1130, align 4
  %1131 = load i64, ptr %8, align 8
  %1132 = mul nsw i64 %1131, 3
  %1133 = add nsw i64 %1132, 8
  %1134 = load ptr, ptr %12, align 8
  %1135 = icmp eq ptr %1134, null
  br i1 %1135, label %1141, label %1136

1136:                                             ; preds = %1128
  %1137 = getelementptr inbounds float, ptr %1134, i64 %147
  %1138 = getelementptr inbounds float, ptr %1137, i64 %1133
  %1139 = load <8 x float>, ptr %1138, align 4
  %1140 = fadd <8 x float> %985, %1139
  br label %1141

1141:                                             ; preds = %1136, %1128
  %1142 = phi <8 x float> [ %985, %1128 ], [ %1140, %1136 ]
  %1143 = getelementptr inbounds float, ptr %928, i64 %1133
  store <8 x float> %1142, ptr %1143, align 4
  %1144 = load i64, ptr %8, align 8
  %1145 = shl nsw i64 %1144, 2
  %1146 = load ptr, ptr %12, align 8
  %1147 = icmp eq ptr %1146, null
  br i1 %1147, label %1153, label %1148

1148:                                             ; preds = %1141
  %1149 = getelementptr inbounds float, ptr %1146, i64 %147
  %1150 = getelementptr inbounds float, ptr %1149, i64 %1145
  %1151 = load <8 x float>, ptr %1150, align 4
  %1152 = fadd <8 x float> %986, %1151
  br label %1153

1153:                                             ; preds = %1148, %1141
  %1154 = phi <8 x float> [ %986, %1141 ], [ %1152, %1148 ]
  %1155 = getelementptr inbounds float, ptr %928, i64 %1145
  store <8 x float> %1154, ptr %1155, align 4
  %1156 = load i64, ptr %8, align 8
  %1157 = shl nsw i64 %1156, 2
  %1158 = add nsw i64 %1157, 8
  %1159 = load ptr, ptr %12, align 8
  %1160 = icmp eq ptr %1159, null
  br i1 %1160, label %1166, label %1161

1161:                                             ; preds = %1153
  %1162 = getelementptr inbounds float, ptr %1159, i64 %147
  %1163 = getelementptr inbounds float, ptr %1162, i64 %1158
  %1164 = load <8 x float>, ptr %1163, align 4
  %1165 = fadd <8 x float> %987, %1164
  br label %1166

1166:                                             ; preds = %1161, %1153
  %1167 = phi <8 x float> [ %987, %1153 ], [ %1165, %1161 ]
  %1168 = getelementptr inbounds float, ptr %928, i64 %1158
  store <8 x float> %1167, ptr %1168, align 4
  %1169 = load i64, ptr %8, align 8
  %1170 = mul nsw i64 %1169, 5
  %1171 = load ptr, ptr %12, align 8
  %1172 = icmp eq ptr %1171, null
  br i1 %1172, label %1211, label %1173

1173:                                             ; preds = %1166
  %1174 = getelementptr inbounds float, ptr %1171, i64 %147
  %1175 = getelementptr inbounds float, ptr %1174, i64 %1170
  %1176 = load <8 x float>, ptr %1175, align 4
  %1177 = fadd <8 x float> %988, %1176
  br label %1211

1178:                                             ; preds = %977
  store <8 x float> %978, ptr %928, align 4
  store <8 x float> %979, ptr %931, align 4
  %1179 = load i64, ptr %8, align 8
  %1180 = getelementptr inbounds float, ptr %928, i64 %1179
  store <8 x float> %980, ptr %1180, align 4
  %1181 = load i64, ptr %8, align 8
  %1182 = getelementptr float, ptr %928, i64 %1181
  %1183 = getelementptr i8, ptr %1182, i64 32
  store <8 x float> %981, ptr %1183, align 4
  %1184 = load i64, ptr %8, align 8
  %1185 = shl nsw i64 %1184, 3
  %1186 = getelementptr inbounds i8, ptr %928, i64 %1185
  store <8 x float> %982, ptr %1186, align 4
  %1187 = load i64, ptr %8, align 8
  %1188 = shl i64 %1187, 3
  %1189 = getelementptr i8, ptr %928, i64 %1188
  %1190 = getelementptr i8, ptr %1189, i64 32
  store <8 x float> %983, ptr %1190, align 4
  %1191 = load i64, ptr %8, align 8
  %1192 = mul nsw i64 %1191, 12
  %1193 = getelementptr inbounds i8, ptr %928, i64 %1192
  store <8 x float> %984, ptr %1193, align 4
  %1194 = load i64, ptr %8, align 8
  %1195 = mul i64 %1194, 12
  %1196 = getelementptr i8, ptr %928, i64 %1195
  %1197 = getelementptr i8, ptr %1196, i64 32
  store <8 x float> %985, ptr %1197, align 4
  %1198 = load i64, ptr %8, align 8
  %1199 = shl nsw i64 %1198, 4
  %1200 = getelementptr inbounds i8, ptr %928, i64 %1199
  store <8 x float> %986, ptr %1200, align 4
  %1201 = load i64, ptr %8, align 8
  %1202 = shl i64 %1201, 4
  %1203 = getelementptr i8, ptr %928, i64 %1202
  %1204 = getelementptr i8, ptr %1203, i64 32
  store <8 x float> %987, ptr %1204, align 4
  %1205 = load i64, ptr %8, align 8
  %1206 = mul nsw i64 %1205, 20
  %1207 = getelementptr inbounds i8, ptr %928, i64 %1206
  store <8 x float> %988, ptr %1207, align 4
  %1208 = load i64, ptr %8, align 8
  %1209 = mul nsw i64 %1208, 5
  %1210 = add nsw i64 %1209, 8
  br label %1224

1211:                                             ; preds = %1173, %1166
  %1212 = phi <8 x float> [ %988, %1166 ], [ %1177, %1173 ]
  %1213 = getelementptr inbounds float, ptr %928, i64 %1170
  store <8 x float> %1212, ptr %1213, align 4
  %1214 = load i64, ptr %8, align 8
  %1215 = mul nsw i64 %1214, 5
  %1216 = add nsw i64 %1215, 8
  %1217 = load ptr, ptr %12, align 8
  %1218 = icmp eq ptr %1217, null
  br i1 %1218, label %1224, label %1219

1219:                                             ; preds = %1211
  %1220 = getelementptr inbounds float, ptr %1217, i64 %147
  %1221 = getelementptr inbounds float, ptr %1220, i64 %1216
  %1222 = load <8 x float>, ptr %1221, align 4
  %1223 = fadd <8 x float> %989, %1222
  br label %1224

1224:                                             ; preds = %1178, %1219, %1211
  %1225 = phi i64 [ %1216, %1219 ], [ %1216, %1211 ], [ %1210, %1178 ]
  %1226 = phi <8 x float> [ %1223, %1219 ], [ %989, %1211 ], [ %989, %1178 ]
  %1227 = getelementptr inbounds float, ptr %928, i64 %1225
  store <8 x float> %1226, ptr %1227, align 4
  br label %1228

1228:                                             ; preds = %1224, %922, %669, %465, %310, %206, %126
  %1229 = mul nsw i64 %135, %71
  %1230 = getelementptr inbounds float, ptr %128, i64 %1229
  %1231 = add nuw nsw i64 %129, 1
  %1232 = sub i64 %127, %23
  %1233 = icmp eq i64 %1231, %60
  br i1 %1233, label %96, label %126, !llvm.loop !12

1234:                                             ; preds = %63, %48
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %1235 = add nuw nsw i64 %16, 384
  %1236 = load i64, ptr %4, align 8
  %1237 = icmp slt i64 %1235, %1236
  %1238 = add i64 %14, -384
  br i1 %1237, label %13, label %1239, !llvm.loop !13

1239:                                             ; preds = %1234, %1
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define internal fastcc void @pack(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 %4, i64 %5, ptr nocapture noundef nonnull writeonly %6) unnamed_addr {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %19

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = sub i64 %5, %4
  %13 = icmp sgt i64 %12, 0
  %14 = and i64 %12, 3
  %15 = sub i64 %4, %5
  %16 = icmp ugt i64 %15, -4
  %17 = and i64 %12, 9223372036854775804
  %18 = icmp eq i64 %14, 0
  br label %20

19:                                               ; preds = %30, %7
  ret void

20:                                               ; preds = %9, %30
  %21 = phi i64 [ %2, %9 ], [ %35, %30 ]
  %22 = phi ptr [ %6, %9 ], [ %32, %30 ]
  %23 = phi i64 [ 0, %9 ], [ %33, %30 ]
  %24 = tail call i64 @llvm.smin.i64(i64 %3, i64 %21)
  %25 = sub nsw i64 %2, %23
  %26 = tail call i64 @llvm.smin.i64(i64 %25, i64 %3)
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %20
  %29 = add nsw i64 %23, %1
  br label %36

30:                                               ; preds = %58, %20
  %31 = mul nsw i64 %26, %12
  %32 = getelementptr inbounds float, ptr %22, i64 %31
  %33 = add nsw i64 %23, %3
  %34 = icmp slt i64 %33, %2
  %35 = sub i64 %21, %3
  br i1 %34, label %20, label %19, !llvm.loop !14

36:                                               ; preds = %28, %58
  %37 = phi i64 [ 0, %28 ], [ %59, %58 ]
  %38 = load ptr, ptr %10, align 8
  %39 = add nsw i64 %29, %37
  %40 = load i64, ptr %11, align 8
  %41 = mul nsw i64 %40, %39
  %42 = getelementptr inbounds float, ptr %38, i64 %41
  %43 = getelementptr inbounds float, ptr %42, i64 %4
  %44 = getelementptr float, ptr %22, i64 %37
  br i1 %13, label %45, label %58

45:                                               ; preds = %36
  br i1 %16, label %46, label %61

46:                                               ; preds = %61, %45
  %47 = phi i64 [ 0, %45 ], [ %83, %61 ]
  br i1 %18, label %58, label %48

48:                                               ; preds = %46, %48
  %49 = phi i64 [ %55, %48 ], [ %47, %46 ]
  %50 = phi i64 [ %56, %48 ], [ 0, %46 ]
  %51 = getelementptr inbounds nuw float, ptr %43, i64 %49
  %52 = load float, ptr %51, align 4
  %53 = mul nuw nsw i64 %49, %26
  %54 = getelementptr float, ptr %44, i64 %53
  store float %52, ptr %54, align 4
  %55 = add nuw nsw i64 %49, 1
  %56 = add i64 %50, 1
  %57 = icmp eq i64 %56, %14
  br i1 %57, label %58, label %48, !llvm.loop !15

58:                                               ; preds = %46, %48, %36
  %59 = add nuw nsw i64 %37, 1
  %60 = icmp eq i64 %59, %24
  br i1 %60, label %30, label %36, !llvm.loop !16

61:                                               ; preds = %45, %61
  %62 = phi i64 [ %83, %61 ], [ 0, %45 ]
  %63 = phi i64 [ %84, %61 ], [ 0, %45 ]
  %64 = getelementptr inbounds nuw float, ptr %43, i64 %62
  %65 = load float, ptr %64, align 4
  %66 = mul nuw nsw i64 %62, %26
  %67 = getelementptr float, ptr %44, i64 %66
  store float %65, ptr %67, align 4
  %68 = or disjoint i64 %62, 1
  %69 = getelementptr inbounds nuw float, ptr %43, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = mul nuw nsw i64 %68, %26
  %72 = getelementptr float, ptr %44, i64 %71
  store float %70, ptr %72, align 4
  %73 = or disjoint i64 %62, 2
  %74 = getelementptr inbounds nuw float, ptr %43, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = mul nuw nsw i64 %73, %26
  %77 = getelementptr float, ptr %44, i64 %76
  store float %75, ptr %77, align 4
  %78 = or disjoint i64 %62, 3
  %79 = getelementptr inbounds nuw float, ptr %43, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = mul nuw nsw i64 %78, %26
  %82 = getelementptr float, ptr %44, i64 %81
  store float %80, ptr %82, align 4
  %83 = add nuw nsw i64 %62, 4
  %84 = add i64 %63, 4
  %85 = icmp eq i64 %84, %17
  br i1 %85, label %46, label %61, !llvm.loop !17
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
  br i1 %23, label %15, label %116, !llvm.loop !18

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
  br i1 %48, label %66, label %32, !llvm.loop !19

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
  br i1 %65, label %66, label %49, !llvm.loop !20

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
  br i1 %90, label %111, label %74, !llvm.loop !20

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
  br i1 %110, label %111, label %94, !llvm.loop !19

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 2048
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !21

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7, !10}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
