; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 4c7fbd7ff80344a0, code 4c231bb3316c3384
%struct.product = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

@switch.table.product_16 = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @product_16(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [3072 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %1052

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %14

14:                                               ; preds = %7, %1047
  %15 = phi i64 [ 0, %7 ], [ %1051, %1047 ]
  %16 = phi i64 [ %5, %7 ], [ %1049, %1047 ]
  %17 = phi i64 [ 0, %7 ], [ %1048, %1047 ]
  %18 = sub nsw i64 %16, %17
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 384)
  %20 = add nsw i64 %19, 5
  %21 = sdiv i64 %20, 6
  %22 = add i64 %19, -1
  %23 = add i64 %22, %21
  %24 = sdiv i64 %23, %21
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %3)
  %25 = load i64, ptr %8, align 8
  %26 = sdiv i64 %25, 16
  %27 = tail call i32 @omp_get_thread_num()
  %28 = sext i32 %27 to i64
  %29 = tail call i32 @omp_get_num_threads()
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %26, %28
  %32 = sdiv i64 %31, %30
  %33 = add nsw i64 %28, 1
  %34 = mul nsw i64 %33, %26
  %35 = sdiv i64 %34, %30
  %36 = load i64, ptr %9, align 8
  %37 = load i64, ptr %10, align 8
  %38 = sdiv i64 %37, 32
  %39 = shl nsw i64 %38, 3
  switch i64 %36, label %46 [
    i64 0, label %40
    i64 1, label %42
    i64 2, label %44
  ]

40:                                               ; preds = %14
  %41 = shl nsw i64 %37, 2
  br label %49

42:                                               ; preds = %14
  %43 = shl nsw i64 %37, 1
  br label %49

44:                                               ; preds = %14
  %45 = add nsw i64 %39, %37
  br label %49

46:                                               ; preds = %14
  %47 = sdiv i64 %37, 2
  %48 = add nsw i64 %39, %47
  br label %49

49:                                               ; preds = %40, %42, %44, %46
  %50 = phi i64 [ %41, %40 ], [ %43, %42 ], [ %45, %44 ], [ %48, %46 ]
  %51 = shl nsw i64 %50, 4
  %52 = icmp sgt i64 %37, 0
  br i1 %52, label %53, label %1047

53:                                               ; preds = %49
  %54 = tail call i64 @llvm.smin.i64(i64 %21, i64 4)
  %55 = mul nsw i64 %54, 768
  %56 = mul nsw i64 %51, %32
  %57 = icmp slt i64 %32, %35
  %58 = icmp sgt i64 %18, 0
  %59 = add nsw i64 %16, %15
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 384)
  %61 = tail call i64 @llvm.smax.i64(i64 %21, i64 1)
  br label %67

62:                                               ; preds = %97
  %63 = load i64, ptr %10, align 8
  br label %64

64:                                               ; preds = %62, %89
  %65 = phi i64 [ %63, %62 ], [ %68, %89 ]
  %66 = icmp slt i64 %70, %65
  br i1 %66, label %67, label %1047, !llvm.loop !6

67:                                               ; preds = %53, %64
  %68 = phi i64 [ %37, %53 ], [ %65, %64 ]
  %69 = phi i64 [ 0, %53 ], [ %70, %64 ]
  %70 = add nuw nsw i64 %69, 192
  %71 = tail call i64 @llvm.smin.i64(i64 %70, i64 %68)
  %72 = sub nsw i64 %71, %69
  %73 = icmp eq i64 %69, 0
  %74 = icmp sgt i64 %68, %70
  call fastcc void @pack(ptr noundef nonnull %0, i64 noundef %17, i64 noundef %19, i64 noundef %24, i64 %69, i64 %71, ptr noundef %2)
  %75 = load i64, ptr %9, align 8
  %76 = load ptr, ptr %0, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 %56
  switch i64 %75, label %85 [
    i64 0, label %78
    i64 1, label %80
    i64 2, label %82
  ]

78:                                               ; preds = %67
  %79 = shl nsw i64 %69, 2
  br label %89

80:                                               ; preds = %67
  %81 = shl nuw nsw i64 %69, 1
  br label %89

82:                                               ; preds = %67
  %83 = lshr exact i64 %69, 2
  %84 = add nuw nsw i64 %83, %69
  br label %89

85:                                               ; preds = %67
  %86 = lshr exact i64 %69, 2
  %87 = lshr exact i64 %69, 1
  %88 = add nuw nsw i64 %87, %86
  br label %89

89:                                               ; preds = %78, %80, %82, %85
  %90 = phi i64 [ 50331648, %78 ], [ 25165824, %80 ], [ 15728640, %82 ], [ 9437184, %85 ]
  %91 = phi i64 [ %79, %78 ], [ %81, %80 ], [ %84, %82 ], [ %88, %85 ]
  %92 = sdiv i64 %90, %55
  %93 = shl nsw i64 %91, 4
  %94 = getelementptr inbounds i8, ptr %77, i64 %93
  br i1 %57, label %95, label %64

95:                                               ; preds = %89
  %96 = icmp sgt i64 %72, 0
  br label %99

97:                                               ; preds = %1041, %123
  %98 = icmp eq i64 %104, %35
  br i1 %98, label %62, label %99, !llvm.loop !8

99:                                               ; preds = %95, %97
  %100 = phi i64 [ %32, %95 ], [ %104, %97 ]
  %101 = sub nsw i64 %100, %32
  %102 = mul nsw i64 %101, %51
  %103 = getelementptr inbounds i8, ptr %94, i64 %102
  %104 = add nsw i64 %100, 1
  %105 = icmp slt i64 %104, %35
  br i1 %105, label %106, label %109

106:                                              ; preds = %99
  %107 = getelementptr inbounds i8, ptr %103, i64 %51
  %108 = load i64, ptr %9, align 8
  br label %118

109:                                              ; preds = %99
  %110 = load i64, ptr %9, align 8
  %111 = icmp ult i64 %110, 3
  br i1 %111, label %112, label %115

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_16, i64 0, i64 %110
  %114 = load i64, ptr %113, align 8
  br label %115

115:                                              ; preds = %109, %112
  %116 = phi i64 [ %114, %112 ], [ 2304, %109 ]
  %117 = getelementptr inbounds nuw i8, ptr %94, i64 %116
  br label %118

118:                                              ; preds = %115, %106
  %119 = phi i64 [ %108, %106 ], [ %110, %115 ]
  %120 = phi ptr [ %107, %106 ], [ %117, %115 ]
  %121 = icmp eq i64 %119, 0
  br i1 %121, label %123, label %122

122:                                              ; preds = %118
  call fastcc void @expand(ptr noundef %103, ptr noundef %3, i64 noundef %119, i64 noundef %72)
  br label %123

123:                                              ; preds = %122, %118
  %124 = phi ptr [ %3, %122 ], [ %103, %118 ]
  br i1 %58, label %125, label %97

125:                                              ; preds = %123
  %126 = shl nsw i64 %100, 4
  br label %127

127:                                              ; preds = %125, %1041
  %128 = phi i64 [ %60, %125 ], [ %1045, %1041 ]
  %129 = phi ptr [ %2, %125 ], [ %1043, %1041 ]
  %130 = phi i64 [ 0, %125 ], [ %1044, %1041 ]
  %131 = tail call i64 @llvm.smin.i64(i64 %24, i64 %128)
  %132 = sub i64 %128, %131
  %133 = tail call i64 @llvm.smin.i64(i64 %24, i64 %132)
  %134 = mul nsw i64 %130, %24
  %135 = sub nsw i64 %19, %134
  %136 = tail call i64 @llvm.smin.i64(i64 %135, i64 %24)
  %137 = sub nsw i64 %135, %136
  %138 = tail call i64 @llvm.smin.i64(i64 %137, i64 %24)
  %139 = icmp samesign ult i64 %130, 4
  %140 = select i1 %139, i64 %92, i64 65536
  %141 = select i1 %139, i64 %130, i64 0
  %142 = mul nsw i64 %141, %72
  %143 = mul nsw i64 %142, %140
  %144 = select i1 %139, ptr %120, ptr %124
  %145 = load ptr, ptr %11, align 8
  %146 = add nsw i64 %134, %17
  %147 = load i64, ptr %8, align 8
  %148 = mul nsw i64 %147, %146
  %149 = getelementptr inbounds float, ptr %145, i64 %148
  %150 = getelementptr inbounds float, ptr %149, i64 %126
  br i1 %74, label %159, label %151

151:                                              ; preds = %127
  %152 = load ptr, ptr %12, align 8
  %153 = icmp eq ptr %152, null
  br i1 %153, label %159, label %154

154:                                              ; preds = %151
  %155 = load i64, ptr %13, align 8
  %156 = mul nsw i64 %155, %146
  %157 = getelementptr inbounds float, ptr %152, i64 %156
  %158 = getelementptr inbounds float, ptr %157, i64 %126
  br label %159

159:                                              ; preds = %154, %151, %127
  %160 = phi ptr [ %158, %154 ], [ null, %151 ], [ null, %127 ]
  switch i64 %136, label %1041 [
    i64 1, label %161
    i64 2, label %210
    i64 3, label %293
    i64 4, label %417
    i64 5, label %583
    i64 6, label %791
  ]

161:                                              ; preds = %159
  %162 = load <8 x float>, ptr %150, align 4
  %163 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %162
  %164 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %165 = load <8 x float>, ptr %164, align 4
  %166 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %165
  %167 = icmp sgt i64 %138, 0
  br i1 %167, label %169, label %168

168:                                              ; preds = %169, %161
  br i1 %96, label %180, label %175

169:                                              ; preds = %161, %169
  %170 = phi i64 [ %171, %169 ], [ 0, %161 ]
  %171 = add nuw nsw i64 %170, 1
  %172 = mul nsw i64 %171, %147
  %173 = getelementptr inbounds float, ptr %150, i64 %172
  tail call void @llvm.prefetch.p0(ptr %173, i32 1, i32 3, i32 1)
  %174 = icmp eq i64 %171, %133
  br i1 %174, label %168, label %169, !llvm.loop !9

175:                                              ; preds = %180, %168
  %176 = phi <8 x float> [ %166, %168 ], [ %198, %180 ]
  %177 = phi <8 x float> [ %163, %168 ], [ %197, %180 ]
  %178 = icmp eq ptr %160, null
  br i1 %178, label %179, label %202

179:                                              ; preds = %175
  store <8 x float> %177, ptr %150, align 4
  br label %208

180:                                              ; preds = %168, %180
  %181 = phi <8 x float> [ %198, %180 ], [ %166, %168 ]
  %182 = phi <8 x float> [ %197, %180 ], [ %163, %168 ]
  %183 = phi i64 [ %199, %180 ], [ %143, %168 ]
  %184 = phi i64 [ %200, %180 ], [ 0, %168 ]
  %185 = shl nsw i64 %184, 6
  %186 = getelementptr inbounds nuw i8, ptr %124, i64 %185
  %187 = load <8 x float>, ptr %186, align 4
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 32
  %189 = load <8 x float>, ptr %188, align 4
  %190 = ashr i64 %183, 12
  %191 = and i64 %190, -16
  %192 = getelementptr inbounds float, ptr %144, i64 %191
  call void @llvm.prefetch.p0(ptr %192, i32 0, i32 2, i32 1)
  %193 = getelementptr inbounds nuw float, ptr %129, i64 %184
  %194 = load float, ptr %193, align 4
  %195 = insertelement <8 x float> poison, float %194, i64 0
  %196 = shufflevector <8 x float> %195, <8 x float> poison, <8 x i32> zeroinitializer
  %197 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %196, <8 x float> %187, <8 x float> %182)
  %198 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %196, <8 x float> %189, <8 x float> %181)
  %199 = add nsw i64 %183, %140
  %200 = add nuw nsw i64 %184, 1
  %201 = icmp slt i64 %200, %72
  br i1 %201, label %180, label %175, !llvm.loop !11

202:                                              ; preds = %175
  %203 = load <8 x float>, ptr %160, align 4
  %204 = fadd <8 x float> %177, %203
  store <8 x float> %204, ptr %150, align 4
  %205 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %206 = load <8 x float>, ptr %205, align 4
  %207 = fadd <8 x float> %176, %206
  br label %208

208:                                              ; preds = %179, %202
  %209 = phi <8 x float> [ %207, %202 ], [ %176, %179 ]
  store <8 x float> %209, ptr %164, align 4
  br label %1041

210:                                              ; preds = %159
  %211 = load <8 x float>, ptr %150, align 4
  %212 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %211
  %213 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %214 = load <8 x float>, ptr %213, align 4
  %215 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %214
  %216 = getelementptr inbounds float, ptr %150, i64 %147
  %217 = load <8 x float>, ptr %216, align 4
  %218 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %217
  %219 = getelementptr inbounds nuw i8, ptr %216, i64 32
  %220 = load <8 x float>, ptr %219, align 4
  %221 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %220
  %222 = icmp sgt i64 %138, 0
  br i1 %222, label %224, label %223

223:                                              ; preds = %224, %210
  br i1 %96, label %240, label %231

224:                                              ; preds = %210, %224
  %225 = phi i64 [ %229, %224 ], [ 0, %210 ]
  %226 = add nuw nsw i64 %225, 2
  %227 = mul nsw i64 %226, %147
  %228 = getelementptr inbounds float, ptr %150, i64 %227
  tail call void @llvm.prefetch.p0(ptr %228, i32 1, i32 3, i32 1)
  %229 = add nuw nsw i64 %225, 1
  %230 = icmp eq i64 %229, %133
  br i1 %230, label %223, label %224, !llvm.loop !9

231:                                              ; preds = %240, %223
  %232 = phi <8 x float> [ %221, %223 ], [ %267, %240 ]
  %233 = phi <8 x float> [ %218, %223 ], [ %266, %240 ]
  %234 = phi <8 x float> [ %215, %223 ], [ %261, %240 ]
  %235 = phi <8 x float> [ %212, %223 ], [ %260, %240 ]
  %236 = icmp eq ptr %160, null
  br i1 %236, label %237, label %271

237:                                              ; preds = %231
  store <8 x float> %235, ptr %150, align 4
  store <8 x float> %234, ptr %213, align 4
  %238 = load i64, ptr %8, align 8
  %239 = getelementptr inbounds float, ptr %150, i64 %238
  store <8 x float> %233, ptr %239, align 4
  br label %288

240:                                              ; preds = %223, %240
  %241 = phi <8 x float> [ %267, %240 ], [ %221, %223 ]
  %242 = phi <8 x float> [ %266, %240 ], [ %218, %223 ]
  %243 = phi <8 x float> [ %261, %240 ], [ %215, %223 ]
  %244 = phi <8 x float> [ %260, %240 ], [ %212, %223 ]
  %245 = phi i64 [ %268, %240 ], [ %143, %223 ]
  %246 = phi i64 [ %269, %240 ], [ 0, %223 ]
  %247 = shl nsw i64 %246, 6
  %248 = getelementptr inbounds nuw i8, ptr %124, i64 %247
  %249 = load <8 x float>, ptr %248, align 4
  %250 = getelementptr inbounds nuw i8, ptr %248, i64 32
  %251 = load <8 x float>, ptr %250, align 4
  %252 = ashr i64 %245, 12
  %253 = and i64 %252, -16
  %254 = getelementptr inbounds float, ptr %144, i64 %253
  call void @llvm.prefetch.p0(ptr %254, i32 0, i32 2, i32 1)
  %255 = shl nuw nsw i64 %246, 3
  %256 = getelementptr inbounds nuw i8, ptr %129, i64 %255
  %257 = load float, ptr %256, align 4
  %258 = insertelement <8 x float> poison, float %257, i64 0
  %259 = shufflevector <8 x float> %258, <8 x float> poison, <8 x i32> zeroinitializer
  %260 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %259, <8 x float> %249, <8 x float> %244)
  %261 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %259, <8 x float> %251, <8 x float> %243)
  %262 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %263 = load float, ptr %262, align 4
  %264 = insertelement <8 x float> poison, float %263, i64 0
  %265 = shufflevector <8 x float> %264, <8 x float> poison, <8 x i32> zeroinitializer
  %266 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %265, <8 x float> %249, <8 x float> %242)
  %267 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %265, <8 x float> %251, <8 x float> %241)
  %268 = add nsw i64 %245, %140
  %269 = add nuw nsw i64 %246, 1
  %270 = icmp slt i64 %269, %72
  br i1 %270, label %240, label %231, !llvm.loop !11

271:                                              ; preds = %231
  %272 = load <8 x float>, ptr %160, align 4
  %273 = fadd <8 x float> %235, %272
  store <8 x float> %273, ptr %150, align 4
  %274 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %275 = load <8 x float>, ptr %274, align 4
  %276 = fadd <8 x float> %234, %275
  store <8 x float> %276, ptr %213, align 4
  %277 = load i64, ptr %13, align 8
  %278 = getelementptr inbounds float, ptr %160, i64 %277
  %279 = load <8 x float>, ptr %278, align 4
  %280 = fadd <8 x float> %233, %279
  %281 = load i64, ptr %8, align 8
  %282 = getelementptr inbounds float, ptr %150, i64 %281
  store <8 x float> %280, ptr %282, align 4
  %283 = load i64, ptr %13, align 8
  %284 = getelementptr inbounds float, ptr %160, i64 %283
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 32
  %286 = load <8 x float>, ptr %285, align 4
  %287 = fadd <8 x float> %232, %286
  br label %288

288:                                              ; preds = %237, %271
  %289 = phi <8 x float> [ %287, %271 ], [ %232, %237 ]
  %290 = load i64, ptr %8, align 8
  %291 = getelementptr inbounds float, ptr %150, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store <8 x float> %289, ptr %292, align 4
  br label %1041

293:                                              ; preds = %159
  %294 = load <8 x float>, ptr %150, align 4
  %295 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %294
  %296 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %297 = load <8 x float>, ptr %296, align 4
  %298 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %297
  %299 = getelementptr inbounds float, ptr %150, i64 %147
  %300 = load <8 x float>, ptr %299, align 4
  %301 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %300
  %302 = getelementptr inbounds nuw i8, ptr %299, i64 32
  %303 = load <8 x float>, ptr %302, align 4
  %304 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %303
  %305 = shl nsw i64 %147, 3
  %306 = getelementptr inbounds i8, ptr %150, i64 %305
  %307 = load <8 x float>, ptr %306, align 4
  %308 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %307
  %309 = getelementptr inbounds nuw i8, ptr %306, i64 32
  %310 = load <8 x float>, ptr %309, align 4
  %311 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %310
  %312 = icmp sgt i64 %138, 0
  br i1 %312, label %314, label %313

313:                                              ; preds = %314, %293
  br i1 %96, label %338, label %321

314:                                              ; preds = %293, %314
  %315 = phi i64 [ %319, %314 ], [ 0, %293 ]
  %316 = add nuw nsw i64 %315, 3
  %317 = mul nsw i64 %316, %147
  %318 = getelementptr inbounds float, ptr %150, i64 %317
  tail call void @llvm.prefetch.p0(ptr %318, i32 1, i32 3, i32 1)
  %319 = add nuw nsw i64 %315, 1
  %320 = icmp eq i64 %319, %133
  br i1 %320, label %313, label %314, !llvm.loop !9

321:                                              ; preds = %338, %313
  %322 = phi <8 x float> [ %311, %313 ], [ %373, %338 ]
  %323 = phi <8 x float> [ %308, %313 ], [ %372, %338 ]
  %324 = phi <8 x float> [ %304, %313 ], [ %367, %338 ]
  %325 = phi <8 x float> [ %301, %313 ], [ %366, %338 ]
  %326 = phi <8 x float> [ %298, %313 ], [ %361, %338 ]
  %327 = phi <8 x float> [ %295, %313 ], [ %360, %338 ]
  %328 = icmp eq ptr %160, null
  br i1 %328, label %329, label %377

329:                                              ; preds = %321
  store <8 x float> %327, ptr %150, align 4
  store <8 x float> %326, ptr %296, align 4
  %330 = load i64, ptr %8, align 8
  %331 = getelementptr inbounds float, ptr %150, i64 %330
  store <8 x float> %325, ptr %331, align 4
  %332 = load i64, ptr %8, align 8
  %333 = getelementptr inbounds float, ptr %150, i64 %332
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 32
  store <8 x float> %324, ptr %334, align 4
  %335 = load i64, ptr %8, align 8
  %336 = shl nsw i64 %335, 3
  %337 = getelementptr inbounds i8, ptr %150, i64 %336
  store <8 x float> %323, ptr %337, align 4
  br label %411

338:                                              ; preds = %313, %338
  %339 = phi <8 x float> [ %373, %338 ], [ %311, %313 ]
  %340 = phi <8 x float> [ %372, %338 ], [ %308, %313 ]
  %341 = phi <8 x float> [ %367, %338 ], [ %304, %313 ]
  %342 = phi <8 x float> [ %366, %338 ], [ %301, %313 ]
  %343 = phi <8 x float> [ %361, %338 ], [ %298, %313 ]
  %344 = phi <8 x float> [ %360, %338 ], [ %295, %313 ]
  %345 = phi i64 [ %374, %338 ], [ %143, %313 ]
  %346 = phi i64 [ %375, %338 ], [ 0, %313 ]
  %347 = shl nsw i64 %346, 6
  %348 = getelementptr inbounds nuw i8, ptr %124, i64 %347
  %349 = load <8 x float>, ptr %348, align 4
  %350 = getelementptr inbounds nuw i8, ptr %348, i64 32
  %351 = load <8 x float>, ptr %350, align 4
  %352 = ashr i64 %345, 12
  %353 = and i64 %352, -16
  %354 = getelementptr inbounds float, ptr %144, i64 %353
  call void @llvm.prefetch.p0(ptr %354, i32 0, i32 2, i32 1)
  %355 = mul nuw nsw i64 %346, 12
  %356 = getelementptr inbounds nuw i8, ptr %129, i64 %355
  %357 = load float, ptr %356, align 4
  %358 = insertelement <8 x float> poison, float %357, i64 0
  %359 = shufflevector <8 x float> %358, <8 x float> poison, <8 x i32> zeroinitializer
  %360 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %359, <8 x float> %349, <8 x float> %344)
  %361 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %359, <8 x float> %351, <8 x float> %343)
  %362 = getelementptr inbounds nuw i8, ptr %356, i64 4
  %363 = load float, ptr %362, align 4
  %364 = insertelement <8 x float> poison, float %363, i64 0
  %365 = shufflevector <8 x float> %364, <8 x float> poison, <8 x i32> zeroinitializer
  %366 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %365, <8 x float> %349, <8 x float> %342)
  %367 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %365, <8 x float> %351, <8 x float> %341)
  %368 = getelementptr inbounds nuw i8, ptr %356, i64 8
  %369 = load float, ptr %368, align 4
  %370 = insertelement <8 x float> poison, float %369, i64 0
  %371 = shufflevector <8 x float> %370, <8 x float> poison, <8 x i32> zeroinitializer
  %372 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %371, <8 x float> %349, <8 x float> %340)
  %373 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %371, <8 x float> %351, <8 x float> %339)
  %374 = add nsw i64 %345, %140
  %375 = add nuw nsw i64 %346, 1
  %376 = icmp slt i64 %375, %72
  br i1 %376, label %338, label %321, !llvm.loop !11

377:                                              ; preds = %321
  %378 = load <8 x float>, ptr %160, align 4
  %379 = fadd <8 x float> %327, %378
  store <8 x float> %379, ptr %150, align 4
  %380 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %381 = load <8 x float>, ptr %380, align 4
  %382 = fadd <8 x float> %326, %381
  store <8 x float> %382, ptr %296, align 4
  %383 = load i64, ptr %13, align 8
  %384 = getelementptr inbounds float, ptr %160, i64 %383
  %385 = load <8 x float>, ptr %384, align 4
  %386 = fadd <8 x float> %325, %385
  %387 = load i64, ptr %8, align 8
  %388 = getelementptr inbounds float, ptr %150, i64 %387
  store <8 x float> %386, ptr %388, align 4
  %389 = load i64, ptr %13, align 8
  %390 = getelementptr inbounds float, ptr %160, i64 %389
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 32
  %392 = load <8 x float>, ptr %391, align 4
  %393 = fadd <8 x float> %324, %392
  %394 = load i64, ptr %8, align 8
  %395 = getelementptr inbounds float, ptr %150, i64 %394
  %396 = getelementptr inbounds nuw i8, ptr %395, i64 32
  store <8 x float> %393, ptr %396, align 4
  %397 = load i64, ptr %13, align 8
  %398 = shl nsw i64 %397, 3
  %399 = getelementptr inbounds i8, ptr %160, i64 %398
  %400 = load <8 x float>, ptr %399, align 4
  %401 = fadd <8 x float> %323, %400
  %402 = load i64, ptr %8, align 8
  %403 = shl nsw i64 %402, 3
  %404 = getelementptr inbounds i8, ptr %150, i64 %403
  store <8 x float> %401, ptr %404, align 4
  %405 = load i64, ptr %13, align 8
  %406 = shl nsw i64 %405, 3
  %407 = getelementptr inbounds i8, ptr %160, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 32
  %409 = load <8 x float>, ptr %408, align 4
  %410 = fadd <8 x float> %322, %409
  br label %411

411:                                              ; preds = %329, %377
  %412 = phi <8 x float> [ %410, %377 ], [ %322, %329 ]
  %413 = load i64, ptr %8, align 8
  %414 = shl nsw i64 %413, 3
  %415 = getelementptr inbounds i8, ptr %150, i64 %414
  %416 = getelementptr inbounds nuw i8, ptr %415, i64 32
  store <8 x float> %412, ptr %416, align 4
  br label %1041

417:                                              ; preds = %159
  %418 = load <8 x float>, ptr %150, align 4
  %419 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %418
  %420 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %421 = load <8 x float>, ptr %420, align 4
  %422 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %421
  %423 = getelementptr inbounds float, ptr %150, i64 %147
  %424 = load <8 x float>, ptr %423, align 4
  %425 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %424
  %426 = getelementptr inbounds nuw i8, ptr %423, i64 32
  %427 = load <8 x float>, ptr %426, align 4
  %428 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %427
  %429 = shl nsw i64 %147, 3
  %430 = getelementptr inbounds i8, ptr %150, i64 %429
  %431 = load <8 x float>, ptr %430, align 4
  %432 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %431
  %433 = getelementptr inbounds nuw i8, ptr %430, i64 32
  %434 = load <8 x float>, ptr %433, align 4
  %435 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %434
  %436 = mul nsw i64 %147, 12
  %437 = getelementptr inbounds i8, ptr %150, i64 %436
  %438 = load <8 x float>, ptr %437, align 4
  %439 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %438
  %440 = getelementptr inbounds nuw i8, ptr %437, i64 32
  %441 = load <8 x float>, ptr %440, align 4
  %442 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %441
  %443 = icmp sgt i64 %138, 0
  br i1 %443, label %445, label %444

444:                                              ; preds = %445, %417
  br i1 %96, label %478, label %452

445:                                              ; preds = %417, %445
  %446 = phi i64 [ %450, %445 ], [ 0, %417 ]
  %447 = add nuw nsw i64 %446, 4
  %448 = mul nsw i64 %447, %147
  %449 = getelementptr inbounds float, ptr %150, i64 %448
  tail call void @llvm.prefetch.p0(ptr %449, i32 1, i32 3, i32 1)
  %450 = add nuw nsw i64 %446, 1
  %451 = icmp eq i64 %450, %133
  br i1 %451, label %444, label %445, !llvm.loop !9

452:                                              ; preds = %478, %444
  %453 = phi <8 x float> [ %442, %444 ], [ %521, %478 ]
  %454 = phi <8 x float> [ %439, %444 ], [ %520, %478 ]
  %455 = phi <8 x float> [ %435, %444 ], [ %515, %478 ]
  %456 = phi <8 x float> [ %432, %444 ], [ %514, %478 ]
  %457 = phi <8 x float> [ %428, %444 ], [ %509, %478 ]
  %458 = phi <8 x float> [ %425, %444 ], [ %508, %478 ]
  %459 = phi <8 x float> [ %422, %444 ], [ %503, %478 ]
  %460 = phi <8 x float> [ %419, %444 ], [ %502, %478 ]
  %461 = icmp eq ptr %160, null
  br i1 %461, label %462, label %525

462:                                              ; preds = %452
  store <8 x float> %460, ptr %150, align 4
  store <8 x float> %459, ptr %420, align 4
  %463 = load i64, ptr %8, align 8
  %464 = getelementptr inbounds float, ptr %150, i64 %463
  store <8 x float> %458, ptr %464, align 4
  %465 = load i64, ptr %8, align 8
  %466 = getelementptr inbounds float, ptr %150, i64 %465
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 32
  store <8 x float> %457, ptr %467, align 4
  %468 = load i64, ptr %8, align 8
  %469 = shl nsw i64 %468, 3
  %470 = getelementptr inbounds i8, ptr %150, i64 %469
  store <8 x float> %456, ptr %470, align 4
  %471 = load i64, ptr %8, align 8
  %472 = shl nsw i64 %471, 3
  %473 = getelementptr inbounds i8, ptr %150, i64 %472
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 32
  store <8 x float> %455, ptr %474, align 4
  %475 = load i64, ptr %8, align 8
  %476 = mul nsw i64 %475, 12
  %477 = getelementptr inbounds i8, ptr %150, i64 %476
  store <8 x float> %454, ptr %477, align 4
  br label %577

478:                                              ; preds = %444, %478
  %479 = phi <8 x float> [ %521, %478 ], [ %442, %444 ]
  %480 = phi <8 x float> [ %520, %478 ], [ %439, %444 ]
  %481 = phi <8 x float> [ %515, %478 ], [ %435, %444 ]
  %482 = phi <8 x float> [ %514, %478 ], [ %432, %444 ]
  %483 = phi <8 x float> [ %509, %478 ], [ %428, %444 ]
  %484 = phi <8 x float> [ %508, %478 ], [ %425, %444 ]
  %485 = phi <8 x float> [ %503, %478 ], [ %422, %444 ]
  %486 = phi <8 x float> [ %502, %478 ], [ %419, %444 ]
  %487 = phi i64 [ %522, %478 ], [ %143, %444 ]
  %488 = phi i64 [ %523, %478 ], [ 0, %444 ]
  %489 = shl nsw i64 %488, 6
  %490 = getelementptr inbounds nuw i8, ptr %124, i64 %489
  %491 = load <8 x float>, ptr %490, align 4
  %492 = getelementptr inbounds nuw i8, ptr %490, i64 32
  %493 = load <8 x float>, ptr %492, align 4
  %494 = ashr i64 %487, 12
  %495 = and i64 %494, -16
  %496 = getelementptr inbounds float, ptr %144, i64 %495
  call void @llvm.prefetch.p0(ptr %496, i32 0, i32 2, i32 1)
  %497 = shl nuw nsw i64 %488, 4
  %498 = getelementptr inbounds nuw i8, ptr %129, i64 %497
  %499 = load float, ptr %498, align 4
  %500 = insertelement <8 x float> poison, float %499, i64 0
  %501 = shufflevector <8 x float> %500, <8 x float> poison, <8 x i32> zeroinitializer
  %502 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %501, <8 x float> %491, <8 x float> %486)
  %503 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %501, <8 x float> %493, <8 x float> %485)
  %504 = getelementptr inbounds nuw i8, ptr %498, i64 4
  %505 = load float, ptr %504, align 4
  %506 = insertelement <8 x float> poison, float %505, i64 0
  %507 = shufflevector <8 x float> %506, <8 x float> poison, <8 x i32> zeroinitializer
  %508 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %507, <8 x float> %491, <8 x float> %484)
  %509 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %507, <8 x float> %493, <8 x float> %483)
  %510 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %511 = load float, ptr %510, align 4
  %512 = insertelement <8 x float> poison, float %511, i64 0
  %513 = shufflevector <8 x float> %512, <8 x float> poison, <8 x i32> zeroinitializer
  %514 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %513, <8 x float> %491, <8 x float> %482)
  %515 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %513, <8 x float> %493, <8 x float> %481)
  %516 = getelementptr inbounds nuw i8, ptr %498, i64 12
  %517 = load float, ptr %516, align 4
  %518 = insertelement <8 x float> poison, float %517, i64 0
  %519 = shufflevector <8 x float> %518, <8 x float> poison, <8 x i32> zeroinitializer
  %520 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %519, <8 x float> %491, <8 x float> %480)
  %521 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %519, <8 x float> %493, <8 x float> %479)
  %522 = add nsw i64 %487, %140
  %523 = add nuw nsw i64 %488, 1
  %524 = icmp slt i64 %523, %72
  br i1 %524, label %478, label %452, !llvm.loop !11

525:                                              ; preds = %452
  %526 = load <8 x float>, ptr %160, align 4
  %527 = fadd <8 x float> %460, %526
  store <8 x float> %527, ptr %150, align 4
  %528 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %529 = load <8 x float>, ptr %528, align 4
  %530 = fadd <8 x float> %459, %529
  store <8 x float> %530, ptr %420, align 4
  %531 = load i64, ptr %13, align 8
  %532 = getelementptr inbounds float, ptr %160, i64 %531
  %533 = load <8 x float>, ptr %532, align 4
  %534 = fadd <8 x float> %458, %533
  %535 = load i64, ptr %8, align 8
  %536 = getelementptr inbounds float, ptr %150, i64 %535
  store <8 x float> %534, ptr %536, align 4
  %537 = load i64, ptr %13, align 8
  %538 = getelementptr inbounds float, ptr %160, i64 %537
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 32
  %540 = load <8 x float>, ptr %539, align 4
  %541 = fadd <8 x float> %457, %540
  %542 = load i64, ptr %8, align 8
  %543 = getelementptr inbounds float, ptr %150, i64 %542
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 32
  store <8 x float> %541, ptr %544, align 4
  %545 = load i64, ptr %13, align 8
  %546 = shl nsw i64 %545, 3
  %547 = getelementptr inbounds i8, ptr %160, i64 %546
  %548 = load <8 x float>, ptr %547, align 4
  %549 = fadd <8 x float> %456, %548
  %550 = load i64, ptr %8, align 8
  %551 = shl nsw i64 %550, 3
  %552 = getelementptr inbounds i8, ptr %150, i64 %551
  store <8 x float> %549, ptr %552, align 4
  %553 = load i64, ptr %13, align 8
  %554 = shl nsw i64 %553, 3
  %555 = getelementptr inbounds i8, ptr %160, i64 %554
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 32
  %557 = load <8 x float>, ptr %556, align 4
  %558 = fadd <8 x float> %455, %557
  %559 = load i64, ptr %8, align 8
  %560 = shl nsw i64 %559, 3
  %561 = getelementptr inbounds i8, ptr %150, i64 %560
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 32
  store <8 x float> %558, ptr %562, align 4
  %563 = load i64, ptr %13, align 8
  %564 = mul nsw i64 %563, 12
  %565 = getelementptr inbounds i8, ptr %160, i64 %564
  %566 = load <8 x float>, ptr %565, align 4
  %567 = fadd <8 x float> %454, %566
  %568 = load i64, ptr %8, align 8
  %569 = mul nsw i64 %568, 12
  %570 = getelementptr inbounds i8, ptr %150, i64 %569
  store <8 x float> %567, ptr %570, align 4
  %571 = load i64, ptr %13, align 8
  %572 = mul nsw i64 %571, 12
  %573 = getelementptr inbounds i8, ptr %160, i64 %572
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 32
  %575 = load <8 x float>, ptr %574, align 4
  %576 = fadd <8 x float> %453, %575
  br label %577

577:                                              ; preds = %462, %525
  %578 = phi <8 x float> [ %576, %525 ], [ %453, %462 ]
  %579 = load i64, ptr %8, align 8
  %580 = mul nsw i64 %579, 12
  %581 = getelementptr inbounds i8, ptr %150, i64 %580
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 32
  store <8 x float> %578, ptr %582, align 4
  br label %1041

583:                                              ; preds = %159
  %584 = load <8 x float>, ptr %150, align 4
  %585 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %584
  %586 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %587 = load <8 x float>, ptr %586, align 4
  %588 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %587
  %589 = getelementptr inbounds float, ptr %150, i64 %147
  %590 = load <8 x float>, ptr %589, align 4
  %591 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %590
  %592 = getelementptr inbounds nuw i8, ptr %589, i64 32
  %593 = load <8 x float>, ptr %592, align 4
  %594 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %593
  %595 = shl nsw i64 %147, 3
  %596 = getelementptr inbounds i8, ptr %150, i64 %595
  %597 = load <8 x float>, ptr %596, align 4
  %598 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %597
  %599 = getelementptr inbounds nuw i8, ptr %596, i64 32
  %600 = load <8 x float>, ptr %599, align 4
  %601 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %600
  %602 = mul nsw i64 %147, 12
  %603 = getelementptr inbounds i8, ptr %150, i64 %602
  %604 = load <8 x float>, ptr %603, align 4
  %605 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %604
  %606 = getelementptr inbounds nuw i8, ptr %603, i64 32
  %607 = load <8 x float>, ptr %606, align 4
  %608 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %607
  %609 = shl nsw i64 %147, 4
  %610 = getelementptr inbounds i8, ptr %150, i64 %609
  %611 = load <8 x float>, ptr %610, align 4
  %612 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %611
  %613 = getelementptr inbounds nuw i8, ptr %610, i64 32
  %614 = load <8 x float>, ptr %613, align 4
  %615 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %614
  %616 = icmp sgt i64 %138, 0
  br i1 %616, label %618, label %617

617:                                              ; preds = %618, %583
  br i1 %96, label %660, label %625

618:                                              ; preds = %583, %618
  %619 = phi i64 [ %623, %618 ], [ 0, %583 ]
  %620 = add nuw nsw i64 %619, 5
  %621 = mul nsw i64 %620, %147
  %622 = getelementptr inbounds float, ptr %150, i64 %621
  tail call void @llvm.prefetch.p0(ptr %622, i32 1, i32 3, i32 1)
  %623 = add nuw nsw i64 %619, 1
  %624 = icmp eq i64 %623, %133
  br i1 %624, label %617, label %618, !llvm.loop !9

625:                                              ; preds = %660, %617
  %626 = phi <8 x float> [ %591, %617 ], [ %692, %660 ]
  %627 = phi <8 x float> [ %588, %617 ], [ %687, %660 ]
  %628 = phi <8 x float> [ %585, %617 ], [ %686, %660 ]
  %629 = phi <8 x float> [ %594, %617 ], [ %693, %660 ]
  %630 = phi <8 x float> [ %598, %617 ], [ %698, %660 ]
  %631 = phi <8 x float> [ %601, %617 ], [ %699, %660 ]
  %632 = phi <8 x float> [ %605, %617 ], [ %704, %660 ]
  %633 = phi <8 x float> [ %608, %617 ], [ %705, %660 ]
  %634 = phi <8 x float> [ %612, %617 ], [ %710, %660 ]
  %635 = phi <8 x float> [ %615, %617 ], [ %711, %660 ]
  %636 = icmp eq ptr %160, null
  br i1 %636, label %637, label %715

637:                                              ; preds = %625
  store <8 x float> %628, ptr %150, align 4
  store <8 x float> %627, ptr %586, align 4
  %638 = load i64, ptr %8, align 8
  %639 = getelementptr inbounds float, ptr %150, i64 %638
  store <8 x float> %626, ptr %639, align 4
  %640 = load i64, ptr %8, align 8
  %641 = getelementptr inbounds float, ptr %150, i64 %640
  %642 = getelementptr inbounds nuw i8, ptr %641, i64 32
  store <8 x float> %629, ptr %642, align 4
  %643 = load i64, ptr %8, align 8
  %644 = shl nsw i64 %643, 3
  %645 = getelementptr inbounds i8, ptr %150, i64 %644
  store <8 x float> %630, ptr %645, align 4
  %646 = load i64, ptr %8, align 8
  %647 = shl nsw i64 %646, 3
  %648 = getelementptr inbounds i8, ptr %150, i64 %647
  %649 = getelementptr inbounds nuw i8, ptr %648, i64 32
  store <8 x float> %631, ptr %649, align 4
  %650 = load i64, ptr %8, align 8
  %651 = mul nsw i64 %650, 12
  %652 = getelementptr inbounds i8, ptr %150, i64 %651
  store <8 x float> %632, ptr %652, align 4
  %653 = load i64, ptr %8, align 8
  %654 = mul nsw i64 %653, 12
  %655 = getelementptr inbounds i8, ptr %150, i64 %654
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 32
  store <8 x float> %633, ptr %656, align 4
  %657 = load i64, ptr %8, align 8
  %658 = shl nsw i64 %657, 4
  %659 = getelementptr inbounds i8, ptr %150, i64 %658
  store <8 x float> %634, ptr %659, align 4
  br label %785

660:                                              ; preds = %617, %660
  %661 = phi <8 x float> [ %692, %660 ], [ %591, %617 ]
  %662 = phi <8 x float> [ %687, %660 ], [ %588, %617 ]
  %663 = phi <8 x float> [ %686, %660 ], [ %585, %617 ]
  %664 = phi <8 x float> [ %693, %660 ], [ %594, %617 ]
  %665 = phi <8 x float> [ %698, %660 ], [ %598, %617 ]
  %666 = phi <8 x float> [ %699, %660 ], [ %601, %617 ]
  %667 = phi <8 x float> [ %704, %660 ], [ %605, %617 ]
  %668 = phi <8 x float> [ %705, %660 ], [ %608, %617 ]
  %669 = phi <8 x float> [ %710, %660 ], [ %612, %617 ]
  %670 = phi <8 x float> [ %711, %660 ], [ %615, %617 ]
  %671 = phi i64 [ %712, %660 ], [ %143, %617 ]
  %672 = phi i64 [ %713, %660 ], [ 0, %617 ]
  %673 = shl nsw i64 %672, 6
  %674 = getelementptr inbounds nuw i8, ptr %124, i64 %673
  %675 = load <8 x float>, ptr %674, align 4
  %676 = getelementptr inbounds nuw i8, ptr %674, i64 32
  %677 = load <8 x float>, ptr %676, align 4
  %678 = ashr i64 %671, 12
  %679 = and i64 %678, -16
  %680 = getelementptr inbounds float, ptr %144, i64 %679
  call void @llvm.prefetch.p0(ptr %680, i32 0, i32 2, i32 1)
  %681 = mul nuw nsw i64 %672, 20
  %682 = getelementptr inbounds nuw i8, ptr %129, i64 %681
  %683 = load float, ptr %682, align 4
  %684 = insertelement <8 x float> poison, float %683, i64 0
  %685 = shufflevector <8 x float> %684, <8 x float> poison, <8 x i32> zeroinitializer
  %686 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %685, <8 x float> %675, <8 x float> %663)
  %687 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %685, <8 x float> %677, <8 x float> %662)
  %688 = getelementptr inbounds nuw i8, ptr %682, i64 4
  %689 = load float, ptr %688, align 4
  %690 = insertelement <8 x float> poison, float %689, i64 0
  %691 = shufflevector <8 x float> %690, <8 x float> poison, <8 x i32> zeroinitializer
  %692 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %691, <8 x float> %675, <8 x float> %661)
  %693 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %691, <8 x float> %677, <8 x float> %664)
  %694 = getelementptr inbounds nuw i8, ptr %682, i64 8
  %695 = load float, ptr %694, align 4
  %696 = insertelement <8 x float> poison, float %695, i64 0
  %697 = shufflevector <8 x float> %696, <8 x float> poison, <8 x i32> zeroinitializer
  %698 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %697, <8 x float> %675, <8 x float> %665)
  %699 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %697, <8 x float> %677, <8 x float> %666)
  %700 = getelementptr inbounds nuw i8, ptr %682, i64 12
  %701 = load float, ptr %700, align 4
  %702 = insertelement <8 x float> poison, float %701, i64 0
  %703 = shufflevector <8 x float> %702, <8 x float> poison, <8 x i32> zeroinitializer
  %704 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %703, <8 x float> %675, <8 x float> %667)
  %705 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %703, <8 x float> %677, <8 x float> %668)
  %706 = getelementptr inbounds nuw i8, ptr %682, i64 16
  %707 = load float, ptr %706, align 4
  %708 = insertelement <8 x float> poison, float %707, i64 0
  %709 = shufflevector <8 x float> %708, <8 x float> poison, <8 x i32> zeroinitializer
  %710 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %709, <8 x float> %675, <8 x float> %669)
  %711 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %709, <8 x float> %677, <8 x float> %670)
  %712 = add nsw i64 %671, %140
  %713 = add nuw nsw i64 %672, 1
  %714 = icmp slt i64 %713, %72
  br i1 %714, label %660, label %625, !llvm.loop !11

715:                                              ; preds = %625
  %716 = load <8 x float>, ptr %160, align 4
  %717 = fadd <8 x float> %628, %716
  store <8 x float> %717, ptr %150, align 4
  %718 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %719 = load <8 x float>, ptr %718, align 4
  %720 = fadd <8 x float> %627, %719
  store <8 x float> %720, ptr %586, align 4
  %721 = load i64, ptr %13, align 8
  %722 = getelementptr inbounds float, ptr %160, i64 %721
  %723 = load <8 x float>, ptr %722, align 4
  %724 = fadd <8 x float> %626, %723
  %725 = load i64, ptr %8, align 8
  %726 = getelementptr inbounds float, ptr %150, i64 %725
  store <8 x float> %724, ptr %726, align 4
  %727 = load i64, ptr %13, align 8
  %728 = getelementptr inbounds float, ptr %160, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 32
  %730 = load <8 x float>, ptr %729, align 4
  %731 = fadd <8 x float> %629, %730
  %732 = load i64, ptr %8, align 8
  %733 = getelementptr inbounds float, ptr %150, i64 %732
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 32
  store <8 x float> %731, ptr %734, align 4
  %735 = load i64, ptr %13, align 8
  %736 = shl nsw i64 %735, 3
  %737 = getelementptr inbounds i8, ptr %160, i64 %736
  %738 = load <8 x float>, ptr %737, align 4
  %739 = fadd <8 x float> %630, %738
  %740 = load i64, ptr %8, align 8
  %741 = shl nsw i64 %740, 3
  %742 = getelementptr inbounds i8, ptr %150, i64 %741
  store <8 x float> %739, ptr %742, align 4
  %743 = load i64, ptr %13, align 8
  %744 = shl nsw i64 %743, 3
  %745 = getelementptr inbounds i8, ptr %160, i64 %744
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 32
  %747 = load <8 x float>, ptr %746, align 4
  %748 = fadd <8 x float> %631, %747
  %749 = load i64, ptr %8, align 8
  %750 = shl nsw i64 %749, 3
  %751 = getelementptr inbounds i8, ptr %150, i64 %750
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 32
  store <8 x float> %748, ptr %752, align 4
  %753 = load i64, ptr %13, align 8
  %754 = mul nsw i64 %753, 12
  %755 = getelementptr inbounds i8, ptr %160, i64 %754
  %756 = load <8 x float>, ptr %755, align 4
  %757 = fadd <8 x float> %632, %756
  %758 = load i64, ptr %8, align 8
  %759 = mul nsw i64 %758, 12
  %760 = getelementptr inbounds i8, ptr %150, i64 %759
  store <8 x float> %757, ptr %760, align 4
  %761 = load i64, ptr %13, align 8
  %762 = mul nsw i64 %761, 12
  %763 = getelementptr inbounds i8, ptr %160, i64 %762
  %764 = getelementptr inbounds nuw i8, ptr %763, i64 32
  %765 = load <8 x float>, ptr %764, align 4
  %766 = fadd <8 x float> %633, %765
  %767 = load i64, ptr %8, align 8
  %768 = mul nsw i64 %767, 12
  %769 = getelementptr inbounds i8, ptr %150, i64 %768
  %770 = getelementptr inbounds nuw i8, ptr %769, i64 32
  store <8 x float> %766, ptr %770, align 4
  %771 = load i64, ptr %13, align 8
  %772 = shl nsw i64 %771, 4
  %773 = getelementptr inbounds i8, ptr %160, i64 %772
  %774 = load <8 x float>, ptr %773, align 4
  %775 = fadd <8 x float> %634, %774
  %776 = load i64, ptr %8, align 8
  %777 = shl nsw i64 %776, 4
  %778 = getelementptr inbounds i8, ptr %150, i64 %777
  store <8 x float> %775, ptr %778, align 4
  %779 = load i64, ptr %13, align 8
  %780 = shl nsw i64 %779, 4
  %781 = getelementptr inbounds i8, ptr %160, i64 %780
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 32
  %783 = load <8 x float>, ptr %782, align 4
  %784 = fadd <8 x float> %635, %783
  br label %785

785:                                              ; preds = %637, %715
  %786 = phi <8 x float> [ %784, %715 ], [ %635, %637 ]
  %787 = load i64, ptr %8, align 8
  %788 = shl nsw i64 %787, 4
  %789 = getelementptr inbounds i8, ptr %150, i64 %788
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 32
  store <8 x float> %786, ptr %790, align 4
  br label %1041

791:                                              ; preds = %159
  %792 = load <8 x float>, ptr %150, align 4
  %793 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %792
  %794 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %795 = load <8 x float>, ptr %794, align 4
  %796 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %795
  %797 = getelementptr inbounds float, ptr %150, i64 %147
  %798 = load <8 x float>, ptr %797, align 4
  %799 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %798
  %800 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %801 = load <8 x float>, ptr %800, align 4
  %802 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %801
  %803 = shl nsw i64 %147, 3
  %804 = getelementptr inbounds i8, ptr %150, i64 %803
  %805 = load <8 x float>, ptr %804, align 4
  %806 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %805
  %807 = getelementptr inbounds nuw i8, ptr %804, i64 32
  %808 = load <8 x float>, ptr %807, align 4
  %809 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %808
  %810 = mul nsw i64 %147, 12
  %811 = getelementptr inbounds i8, ptr %150, i64 %810
  %812 = load <8 x float>, ptr %811, align 4
  %813 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %812
  %814 = getelementptr inbounds nuw i8, ptr %811, i64 32
  %815 = load <8 x float>, ptr %814, align 4
  %816 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %815
  %817 = shl nsw i64 %147, 4
  %818 = getelementptr inbounds i8, ptr %150, i64 %817
  %819 = load <8 x float>, ptr %818, align 4
  %820 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %819
  %821 = getelementptr inbounds nuw i8, ptr %818, i64 32
  %822 = load <8 x float>, ptr %821, align 4
  %823 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %822
  %824 = mul nsw i64 %147, 20
  %825 = getelementptr inbounds i8, ptr %150, i64 %824
  %826 = load <8 x float>, ptr %825, align 4
  %827 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %826
  %828 = getelementptr inbounds nuw i8, ptr %825, i64 32
  %829 = load <8 x float>, ptr %828, align 4
  %830 = select i1 %73, <8 x float> zeroinitializer, <8 x float> %829
  %831 = icmp sgt i64 %138, 0
  br i1 %831, label %833, label %832

832:                                              ; preds = %833, %791
  br i1 %96, label %884, label %840

833:                                              ; preds = %791, %833
  %834 = phi i64 [ %838, %833 ], [ 0, %791 ]
  %835 = add nuw nsw i64 %834, 6
  %836 = mul nsw i64 %835, %147
  %837 = getelementptr inbounds float, ptr %150, i64 %836
  tail call void @llvm.prefetch.p0(ptr %837, i32 1, i32 3, i32 1)
  %838 = add nuw nsw i64 %834, 1
  %839 = icmp eq i64 %838, %133
  br i1 %839, label %832, label %833, !llvm.loop !9

840:                                              ; preds = %884, %832
  %841 = phi <8 x float> [ %793, %832 ], [ %912, %884 ]
  %842 = phi <8 x float> [ %796, %832 ], [ %913, %884 ]
  %843 = phi <8 x float> [ %799, %832 ], [ %918, %884 ]
  %844 = phi <8 x float> [ %802, %832 ], [ %919, %884 ]
  %845 = phi <8 x float> [ %806, %832 ], [ %924, %884 ]
  %846 = phi <8 x float> [ %809, %832 ], [ %925, %884 ]
  %847 = phi <8 x float> [ %813, %832 ], [ %930, %884 ]
  %848 = phi <8 x float> [ %816, %832 ], [ %931, %884 ]
  %849 = phi <8 x float> [ %820, %832 ], [ %936, %884 ]
  %850 = phi <8 x float> [ %823, %832 ], [ %937, %884 ]
  %851 = phi <8 x float> [ %827, %832 ], [ %942, %884 ]
  %852 = phi <8 x float> [ %830, %832 ], [ %943, %884 ]
  %853 = icmp eq ptr %160, null
  br i1 %853, label %854, label %947

854:                                              ; preds = %840
  store <8 x float> %841, ptr %150, align 4
  store <8 x float> %842, ptr %794, align 4
  %855 = load i64, ptr %8, align 8
  %856 = getelementptr inbounds float, ptr %150, i64 %855
  store <8 x float> %843, ptr %856, align 4
  %857 = load i64, ptr %8, align 8
  %858 = getelementptr inbounds float, ptr %150, i64 %857
  %859 = getelementptr inbounds nuw i8, ptr %858, i64 32
  store <8 x float> %844, ptr %859, align 4
  %860 = load i64, ptr %8, align 8
  %861 = shl nsw i64 %860, 3
  %862 = getelementptr inbounds i8, ptr %150, i64 %861
  store <8 x float> %845, ptr %862, align 4
  %863 = load i64, ptr %8, align 8
  %864 = shl nsw i64 %863, 3
  %865 = getelementptr inbounds i8, ptr %150, i64 %864
  %866 = getelementptr inbounds nuw i8, ptr %865, i64 32
  store <8 x float> %846, ptr %866, align 4
  %867 = load i64, ptr %8, align 8
  %868 = mul nsw i64 %867, 12
  %869 = getelementptr inbounds i8, ptr %150, i64 %868
  store <8 x float> %847, ptr %869, align 4
  %870 = load i64, ptr %8, align 8
  %871 = mul nsw i64 %870, 12
  %872 = getelementptr inbounds i8, ptr %150, i64 %871
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 32
  store <8 x float> %848, ptr %873, align 4
  %874 = load i64, ptr %8, align 8
  %875 = shl nsw i64 %874, 4
  %876 = getelementptr inbounds i8, ptr %150, i64 %875
  store <8 x float> %849, ptr %876, align 4
  %877 = load i64, ptr %8, align 8
  %878 = shl nsw i64 %877, 4
  %879 = getelementptr inbounds i8, ptr %150, i64 %878
  %880 = getelementptr inbounds nuw i8, ptr %879, i64 32
  store <8 x float> %850, ptr %880, align 4
  %881 = load i64, ptr %8, align 8
  %882 = mul nsw i64 %881, 20
  %883 = getelementptr inbounds i8, ptr %150, i64 %882
  store <8 x float> %851, ptr %883, align 4
  br label %1035

884:                                              ; preds = %832, %884
  %885 = phi <8 x float> [ %912, %884 ], [ %793, %832 ]
  %886 = phi <8 x float> [ %913, %884 ], [ %796, %832 ]
  %887 = phi <8 x float> [ %918, %884 ], [ %799, %832 ]
  %888 = phi <8 x float> [ %919, %884 ], [ %802, %832 ]
  %889 = phi <8 x float> [ %924, %884 ], [ %806, %832 ]
  %890 = phi <8 x float> [ %925, %884 ], [ %809, %832 ]
  %891 = phi <8 x float> [ %930, %884 ], [ %813, %832 ]
  %892 = phi <8 x float> [ %931, %884 ], [ %816, %832 ]
  %893 = phi <8 x float> [ %936, %884 ], [ %820, %832 ]
  %894 = phi <8 x float> [ %937, %884 ], [ %823, %832 ]
  %895 = phi <8 x float> [ %942, %884 ], [ %827, %832 ]
  %896 = phi <8 x float> [ %943, %884 ], [ %830, %832 ]
  %897 = phi i64 [ %944, %884 ], [ %143, %832 ]
  %898 = phi i64 [ %945, %884 ], [ 0, %832 ]
  %899 = shl nsw i64 %898, 6
  %900 = getelementptr inbounds nuw i8, ptr %124, i64 %899
  %901 = load <8 x float>, ptr %900, align 4
  %902 = getelementptr inbounds nuw i8, ptr %900, i64 32
  %903 = load <8 x float>, ptr %902, align 4
  %904 = ashr i64 %897, 12
  %905 = and i64 %904, -16
  %906 = getelementptr inbounds float, ptr %144, i64 %905
  call void @llvm.prefetch.p0(ptr %906, i32 0, i32 2, i32 1)
  %907 = mul nuw nsw i64 %898, 24
  %908 = getelementptr inbounds nuw i8, ptr %129, i64 %907
  %909 = load float, ptr %908, align 4
  %910 = insertelement <8 x float> poison, float %909, i64 0
  %911 = shufflevector <8 x float> %910, <8 x float> poison, <8 x i32> zeroinitializer
  %912 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %911, <8 x float> %901, <8 x float> %885)
  %913 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %911, <8 x float> %903, <8 x float> %886)
  %914 = getelementptr inbounds nuw i8, ptr %908, i64 4
  %915 = load float, ptr %914, align 4
  %916 = insertelement <8 x float> poison, float %915, i64 0
  %917 = shufflevector <8 x float> %916, <8 x float> poison, <8 x i32> zeroinitializer
  %918 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %917, <8 x float> %901, <8 x float> %887)
  %919 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %917, <8 x float> %903, <8 x float> %888)
  %920 = getelementptr inbounds nuw i8, ptr %908, i64 8
  %921 = load float, ptr %920, align 4
  %922 = insertelement <8 x float> poison, float %921, i64 0
  %923 = shufflevector <8 x float> %922, <8 x float> poison, <8 x i32> zeroinitializer
  %924 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %923, <8 x float> %901, <8 x float> %889)
  %925 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %923, <8 x float> %903, <8 x float> %890)
  %926 = getelementptr inbounds nuw i8, ptr %908, i64 12
  %927 = load float, ptr %926, align 4
  %928 = insertelement <8 x float> poison, float %927, i64 0
  %929 = shufflevector <8 x float> %928, <8 x float> poison, <8 x i32> zeroinitializer
  %930 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %929, <8 x float> %901, <8 x float> %891)
  %931 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %929, <8 x float> %903, <8 x float> %892)
  %932 = getelementptr inbounds nuw i8, ptr %908, i64 16
  %933 = load float, ptr %932, align 4
  %934 = insertelement <8 x float> poison, float %933, i64 0
  %935 = shufflevector <8 x float> %934, <8 x float> poison, <8 x i32> zeroinitializer
  %936 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %935, <8 x float> %901, <8 x float> %893)
  %937 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %935, <8 x float> %903, <8 x float> %894)
  %938 = getelementptr inbounds nuw i8, ptr %908, i64 20
  %939 = load float, ptr %938, align 4
  %940 = insertelement <8 x float> poison, float %939, i64 0
  %941 = shufflevector <8 x float> %940, <8 x float> poison, <8 x i32> zeroinitializer
  %942 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %941, <8 x float> %901, <8 x float> %895)
  %943 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %941, <8 x float> %903, <8 x float> %896)
  %944 = add nsw i64 %897, %140
  %945 = add nuw nsw i64 %898, 1
  %946 = icmp slt i64 %945, %72
  br i1 %946, label %884, label %840, !llvm.loop !11

947:                                              ; preds = %840
  %948 = load <8 x float>, ptr %160, align 4
  %949 = fadd <8 x float> %841, %948
  store <8 x float> %949, ptr %150, align 4
  %950 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %951 = load <8 x float>, ptr %950, align 4
  %952 = fadd <8 x float> %842, %951
  store <8 x float> %952, ptr %794, align 4
  %953 = load i64, ptr %13, align 8
  %954 = getelementptr inbounds float, ptr %160, i64 %953
  %955 = load <8 x float>, ptr %954, align 4
  %956 = fadd <8 x float> %843, %955
  %957 = load i64, ptr %8, align 8
  %958 = getelementptr inbounds float, ptr %150, i64 %957
  store <8 x float> %956, ptr %958, align 4
  %959 = load i64, ptr %13, align 8
  %960 = getelementptr inbounds float, ptr %160, i64 %959
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 32
  %962 = load <8 x float>, ptr %961, align 4
  %963 = fadd <8 x float> %844, %962
  %964 = load i64, ptr %8, align 8
  %965 = getelementptr inbounds float, ptr %150, i64 %964
  %966 = getelementptr inbounds nuw i8, ptr %965, i64 32
  store <8 x float> %963, ptr %966, align 4
  %967 = load i64, ptr %13, align 8
  %968 = shl nsw i64 %967, 3
  %969 = getelementptr inbounds i8, ptr %160, i64 %968
  %970 = load <8 x float>, ptr %969, align 4
  %971 = fadd <8 x float> %845, %970
  %972 = load i64, ptr %8, align 8
  %973 = shl nsw i64 %972, 3
  %974 = getelementptr inbounds i8, ptr %150, i64 %973
  store <8 x float> %971, ptr %974, align 4
  %975 = load i64, ptr %13, align 8
  %976 = shl nsw i64 %975, 3
  %977 = getelementptr inbounds i8, ptr %160, i64 %976
  %978 = getelementptr inbounds nuw i8, ptr %977, i64 32
  %979 = load <8 x float>, ptr %978, align 4
  %980 = fadd <8 x float> %846, %979
  %981 = load i64, ptr %8, align 8
  %982 = shl nsw i64 %981, 3
  %983 = getelementptr inbounds i8, ptr %150, i64 %982
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 32
  store <8 x float> %980, ptr %984, align 4
  %985 = load i64, ptr %13, align 8
  %986 = mul nsw i64 %985, 12
  %987 = getelementptr inbounds i8, ptr %160, i64 %986
  %988 = load <8 x float>, ptr %987, align 4
  %989 = fadd <8 x float> %847, %988
  %990 = load i64, ptr %8, align 8
  %991 = mul nsw i64 %990, 12
  %992 = getelementptr inbounds i8, ptr %150, i64 %991
  store <8 x float> %989, ptr %992, align 4
  %993 = load i64, ptr %13, align 8
  %994 = mul nsw i64 %993, 12
  %995 = getelementptr inbounds i8, ptr %160, i64 %994
  %996 = getelementptr inbounds nuw i8, ptr %995, i64 32
  %997 = load <8 x float>, ptr %996, align 4
  %998 = fadd <8 x float> %848, %997
  %999 = load i64, ptr %8, align 8
  %1000 = mul nsw i64 %999, 12
  %1001 = getelementptr inbounds i8, ptr %150, i64 %1000
  %1002 = getelementptr inbounds nuw i8, ptr %1001, i64 32
  store <8 x float> %998, ptr %1002, align 4
  %1003 = load i64, ptr %13, align 8
  %1004 = shl nsw i64 %1003, 4
  %1005 = getelementptr inbounds i8, ptr %160, i64 %1004
  %1006 = load <8 x float>, ptr %1005, align 4
  %1007 = fadd <8 x float> %849, %1006
  %1008 = load i64, ptr %8, align 8
  %1009 = shl nsw i64 %1008, 4
  %1010 = getelementptr inbounds i8, ptr %150, i64 %1009
  store <8 x float> %1007, ptr %1010, align 4
  %1011 = load i64, ptr %13, align 8
  %1012 = shl nsw i64 %1011, 4
  %1013 = getelementptr inbounds i8, ptr %160, i64 %1012
  %1014 = getelementptr inbounds nuw i8, ptr %1013, i64 32
  %1015 = load <8 x float>, ptr %1014, align 4
  %1016 = fadd <8 x float> %850, %1015
  %1017 = load i64, ptr %8, align 8
  %1018 = shl nsw i64 %1017, 4
  %1019 = getelementptr inbounds i8, ptr %150, i64 %1018
  %1020 = getelementptr inbounds nuw i8, ptr %1019, i64 32
  store <8 x float> %1016, ptr %1020, align 4
  %1021 = load i64, ptr %13, align 8
  %1022 = mul nsw i64 %1021, 20
  %1023 = getelementptr inbounds i8, ptr %160, i64 %1022
  %1024 = load <8 x float>, ptr %1023, align 4
  %1025 = fadd <8 x float> %851, %1024
  %1026 = load i64, ptr %8, align 8
  %1027 = mul nsw i64 %1026, 20
  %1028 = getelementptr inbounds i8, ptr %150, i64 %1027
  store <8 x float> %1025, ptr %1028, align 4
  %1029 = load i64, ptr %13, align 8
  %1030 = mul nsw i64 %1029, 20
  %1031 = getelementptr inbounds i8, ptr %160, i64 %1030
  %1032 = getelementptr inbounds nuw i8, ptr %1031, i64 32
  %1033 = load <8 x float>, ptr %1032, align 4
  %1034 = fadd <8 x float> %852, %1033
  br label %1035

1035:                                             ; preds = %854, %947
  %1036 = phi <8 x float> [ %1034, %947 ], [ %852, %854 ]
  %1037 = load i64, ptr %8, align 8
  %1038 = mul nsw i64 %1037, 20
  %1039 = getelementptr inbounds i8, ptr %150, i64 %1038
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 32
  store <8 x float> %1036, ptr %1040, align 4
  br label %1041

1041:                                             ; preds = %1035, %785, %577, %411, %288, %208, %159
  %1042 = mul nsw i64 %136, %72
  %1043 = getelementptr inbounds float, ptr %129, i64 %1042
  %1044 = add nuw nsw i64 %130, 1
  %1045 = sub i64 %128, %24
  %1046 = icmp eq i64 %1044, %61
  br i1 %1046, label %97, label %127, !llvm.loop !12

1047:                                             ; preds = %64, %49
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %1048 = add nuw nsw i64 %17, 384
  %1049 = load i64, ptr %4, align 8
  %1050 = icmp slt i64 %1048, %1049
  %1051 = add i64 %15, -384
  br i1 %1050, label %14, label %1052, !llvm.loop !13

1052:                                             ; preds = %1047, %1
  ret void
}

define void @before_16(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %2)
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load float, ptr %12, align 8
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %9, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %20, %9
  %22 = sdiv i64 %21, %17
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %149

24:                                               ; preds = %1
  %25 = icmp sgt i64 %11, 0
  %26 = sitofp i64 %11 to float
  %27 = add i64 %11, -1
  %28 = lshr i64 %27, 3
  %29 = add nuw nsw i64 %28, 1
  %30 = and i64 %29, 7
  %31 = icmp ult i64 %11, 57
  %32 = and i64 %29, 4611686018427387896
  %33 = icmp eq i64 %30, 0
  %34 = icmp ult i64 %11, 9
  %35 = and i64 %29, 4611686018427387902
  %36 = and i64 %27, 8
  %37 = icmp eq i64 %36, 0
  br label %38

38:                                               ; preds = %24, %146
  %39 = phi i64 [ %19, %24 ], [ %147, %146 ]
  %40 = mul nsw i64 %39, %11
  %41 = getelementptr inbounds float, ptr %3, i64 %40
  %42 = getelementptr inbounds float, ptr %7, i64 %40
  br i1 %25, label %43, label %58

43:                                               ; preds = %38
  br i1 %31, label %44, label %77

44:                                               ; preds = %77, %43
  %45 = phi <8 x float> [ poison, %43 ], [ %111, %77 ]
  %46 = phi <8 x float> [ zeroinitializer, %43 ], [ %111, %77 ]
  %47 = phi i64 [ 0, %43 ], [ %112, %77 ]
  br i1 %33, label %58, label %48

48:                                               ; preds = %44, %48
  %49 = phi <8 x float> [ %54, %48 ], [ %46, %44 ]
  %50 = phi i64 [ %55, %48 ], [ %47, %44 ]
  %51 = phi i64 [ %56, %48 ], [ 0, %44 ]
  %52 = getelementptr inbounds nuw float, ptr %41, i64 %50
  %53 = load <8 x float>, ptr %52, align 4
  %54 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %53, <8 x float> %53, <8 x float> %49)
  %55 = add nuw nsw i64 %50, 8
  %56 = add i64 %51, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %58, label %48, !llvm.loop !14

58:                                               ; preds = %44, %48, %38
  %59 = phi <8 x float> [ zeroinitializer, %38 ], [ %45, %44 ], [ %54, %48 ]
  %60 = shufflevector <8 x float> %59, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %61 = shufflevector <8 x float> %59, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %62 = fadd <4 x float> %60, %61
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %64 = fadd <4 x float> %62, %63
  %65 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %67 = fadd <4 x float> %65, %66
  %68 = fadd <4 x float> %64, %67
  %69 = extractelement <4 x float> %68, i64 0
  %70 = fdiv float %69, %26
  %71 = fadd float %13, %70
  %72 = tail call float @llvm.sqrt.f32(float %71)
  %73 = fdiv float 1.000000e+00, %72
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %25, label %76, label %146

76:                                               ; preds = %58
  br i1 %34, label %136, label %115

77:                                               ; preds = %43, %77
  %78 = phi <8 x float> [ %111, %77 ], [ zeroinitializer, %43 ]
  %79 = phi i64 [ %112, %77 ], [ 0, %43 ]
  %80 = phi i64 [ %113, %77 ], [ 0, %43 ]
  %81 = getelementptr inbounds nuw float, ptr %41, i64 %79
  %82 = load <8 x float>, ptr %81, align 4
  %83 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %82, <8 x float> %82, <8 x float> %78)
  %84 = or disjoint i64 %79, 8
  %85 = getelementptr inbounds nuw float, ptr %41, i64 %84
  %86 = load <8 x float>, ptr %85, align 4
  %87 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %86, <8 x float> %86, <8 x float> %83)
  %88 = or disjoint i64 %79, 16
  %89 = getelementptr inbounds nuw float, ptr %41, i64 %88
  %90 = load <8 x float>, ptr %89, align 4
  %91 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %90, <8 x float> %90, <8 x float> %87)
  %92 = or disjoint i64 %79, 24
  %93 = getelementptr inbounds nuw float, ptr %41, i64 %92
  %94 = load <8 x float>, ptr %93, align 4
  %95 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %94, <8 x float> %94, <8 x float> %91)
  %96 = or disjoint i64 %79, 32
  %97 = getelementptr inbounds nuw float, ptr %41, i64 %96
  %98 = load <8 x float>, ptr %97, align 4
  %99 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %98, <8 x float> %98, <8 x float> %95)
  %100 = or disjoint i64 %79, 40
  %101 = getelementptr inbounds nuw float, ptr %41, i64 %100
  %102 = load <8 x float>, ptr %101, align 4
  %103 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %102, <8 x float> %102, <8 x float> %99)
  %104 = or disjoint i64 %79, 48
  %105 = getelementptr inbounds nuw float, ptr %41, i64 %104
  %106 = load <8 x float>, ptr %105, align 4
  %107 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %106, <8 x float> %106, <8 x float> %103)
  %108 = or disjoint i64 %79, 56
  %109 = getelementptr inbounds nuw float, ptr %41, i64 %108
  %110 = load <8 x float>, ptr %109, align 4
  %111 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %110, <8 x float> %110, <8 x float> %107)
  %112 = add nuw nsw i64 %79, 64
  %113 = add nuw nsw i64 %80, 8
  %114 = icmp eq i64 %113, %32
  br i1 %114, label %44, label %77, !llvm.loop !15

115:                                              ; preds = %76, %115
  %116 = phi i64 [ %133, %115 ], [ 0, %76 ]
  %117 = phi i64 [ %134, %115 ], [ 0, %76 ]
  %118 = getelementptr inbounds nuw float, ptr %42, i64 %116
  %119 = getelementptr inbounds nuw float, ptr %41, i64 %116
  %120 = load <8 x float>, ptr %119, align 4
  %121 = fmul <8 x float> %75, %120
  %122 = getelementptr inbounds nuw float, ptr %5, i64 %116
  %123 = load <8 x float>, ptr %122, align 4
  %124 = fmul <8 x float> %121, %123
  store <8 x float> %124, ptr %118, align 4
  %125 = or disjoint i64 %116, 8
  %126 = getelementptr inbounds nuw float, ptr %42, i64 %125
  %127 = getelementptr inbounds nuw float, ptr %41, i64 %125
  %128 = load <8 x float>, ptr %127, align 4
  %129 = fmul <8 x float> %75, %128
  %130 = getelementptr inbounds nuw float, ptr %5, i64 %125
  %131 = load <8 x float>, ptr %130, align 4
  %132 = fmul <8 x float> %129, %131
  store <8 x float> %132, ptr %126, align 4
  %133 = add nuw nsw i64 %116, 16
  %134 = add i64 %117, 2
  %135 = icmp eq i64 %134, %35
  br i1 %135, label %136, label %115, !llvm.loop !16

136:                                              ; preds = %115, %76
  %137 = phi i64 [ 0, %76 ], [ %133, %115 ]
  br i1 %37, label %138, label %146

138:                                              ; preds = %136
  %139 = getelementptr inbounds nuw float, ptr %42, i64 %137
  %140 = getelementptr inbounds nuw float, ptr %41, i64 %137
  %141 = load <8 x float>, ptr %140, align 4
  %142 = fmul <8 x float> %75, %141
  %143 = getelementptr inbounds nuw float, ptr %5, i64 %137
  %144 = load <8 x float>, ptr %143, align 4
  %145 = fmul <8 x float> %142, %144
  store <8 x float> %145, ptr %139, align 4
  br label %146

146:                                              ; preds = %138, %136, %58
  %147 = add nsw i64 %39, 1
  %148 = icmp eq i64 %147, %22
  br i1 %148, label %149, label %38, !llvm.loop !17

149:                                              ; preds = %146, %1
  tail call void @GOMP_barrier()
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %153 = load i64, ptr %152, align 8
  %154 = shl nsw i64 %153, 1
  %155 = add nsw i64 %154, %151
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %160 = load ptr, ptr %159, align 8
  store ptr %160, ptr %2, align 8
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %162 = load ptr, ptr %6, align 8
  store ptr %162, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %165 = load ptr, ptr %164, align 8
  store ptr %165, ptr %163, align 8
  %166 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %168 = load ptr, ptr %167, align 8
  store ptr %168, ptr %166, align 8
  %169 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %170 = load i64, ptr %8, align 8
  store i64 %170, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %172 = load i64, ptr %10, align 8
  store i64 %172, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 %158, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %176 = load i64, ptr %175, align 8
  store i64 %176, ptr %174, align 8
  %177 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 0, ptr %177, align 8
  call void @product_16(ptr noundef nonnull %2)
  call void @GOMP_barrier()
  %178 = load i64, ptr %8, align 8
  %179 = call i32 @omp_get_thread_num()
  %180 = sext i32 %179 to i64
  %181 = call i32 @omp_get_num_threads()
  %182 = sext i32 %181 to i64
  %183 = mul nsw i64 %178, %180
  %184 = sdiv i64 %183, %182
  %185 = add nsw i64 %180, 1
  %186 = mul nsw i64 %185, %178
  %187 = sdiv i64 %186, %182
  %188 = icmp slt i64 %184, %187
  br i1 %188, label %189, label %383

189:                                              ; preds = %149
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %192 = load i64, ptr %150, align 8
  %193 = load i64, ptr %152, align 8
  br label %194

194:                                              ; preds = %189, %202
  %195 = phi i64 [ %193, %189 ], [ %203, %202 ]
  %196 = phi i64 [ %192, %189 ], [ %204, %202 ]
  %197 = phi i64 [ %184, %189 ], [ %205, %202 ]
  %198 = add nsw i64 %195, %196
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %202

200:                                              ; preds = %194
  %201 = mul nsw i64 %197, %158
  br label %207

202:                                              ; preds = %377, %194
  %203 = phi i64 [ %195, %194 ], [ %380, %377 ]
  %204 = phi i64 [ %196, %194 ], [ %379, %377 ]
  %205 = add nsw i64 %197, 1
  %206 = icmp eq i64 %205, %187
  br i1 %206, label %383, label %194, !llvm.loop !18

207:                                              ; preds = %200, %377
  %208 = phi i64 [ %196, %200 ], [ %379, %377 ]
  %209 = phi i64 [ 0, %200 ], [ %378, %377 ]
  %210 = icmp slt i64 %209, %208
  %211 = select i1 %210, i64 48, i64 56
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 %211
  %213 = load ptr, ptr %212, align 8
  %214 = load ptr, ptr %167, align 8
  %215 = getelementptr inbounds float, ptr %214, i64 %201
  %216 = load i64, ptr %156, align 8
  %217 = mul nsw i64 %216, %209
  %218 = getelementptr inbounds float, ptr %215, i64 %217
  %219 = icmp eq ptr %213, null
  br i1 %219, label %342, label %220

220:                                              ; preds = %207
  %221 = load float, ptr %12, align 8
  %222 = icmp sgt i64 %216, 0
  br i1 %222, label %223, label %246

223:                                              ; preds = %220
  %224 = add nsw i64 %216, -1
  %225 = lshr i64 %224, 3
  %226 = add nuw nsw i64 %225, 1
  %227 = and i64 %226, 7
  %228 = icmp ult i64 %216, 57
  br i1 %228, label %231, label %229

229:                                              ; preds = %223
  %230 = and i64 %226, 4611686018427387896
  br label %272

231:                                              ; preds = %272, %223
  %232 = phi <8 x float> [ poison, %223 ], [ %306, %272 ]
  %233 = phi <8 x float> [ zeroinitializer, %223 ], [ %306, %272 ]
  %234 = phi i64 [ 0, %223 ], [ %307, %272 ]
  %235 = icmp eq i64 %227, 0
  br i1 %235, label %246, label %236

236:                                              ; preds = %231, %236
  %237 = phi <8 x float> [ %242, %236 ], [ %233, %231 ]
  %238 = phi i64 [ %243, %236 ], [ %234, %231 ]
  %239 = phi i64 [ %244, %236 ], [ 0, %231 ]
  %240 = getelementptr inbounds nuw float, ptr %218, i64 %238
  %241 = load <8 x float>, ptr %240, align 4
  %242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %241, <8 x float> %241, <8 x float> %237)
  %243 = add nuw nsw i64 %238, 8
  %244 = add i64 %239, 1
  %245 = icmp eq i64 %244, %227
  br i1 %245, label %246, label %236, !llvm.loop !19

246:                                              ; preds = %231, %236, %220
  %247 = phi <8 x float> [ zeroinitializer, %220 ], [ %232, %231 ], [ %242, %236 ]
  %248 = shufflevector <8 x float> %247, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %249 = shufflevector <8 x float> %247, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %250 = fadd <4 x float> %248, %249
  %251 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %252 = fadd <4 x float> %250, %251
  %253 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %254 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %255 = fadd <4 x float> %253, %254
  %256 = fadd <4 x float> %252, %255
  %257 = extractelement <4 x float> %256, i64 0
  %258 = sitofp i64 %216 to float
  %259 = fdiv float %257, %258
  %260 = fadd float %221, %259
  %261 = call float @llvm.sqrt.f32(float %260)
  %262 = fdiv float 1.000000e+00, %261
  %263 = insertelement <8 x float> poison, float %262, i64 0
  %264 = shufflevector <8 x float> %263, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %222, label %265, label %377

265:                                              ; preds = %246
  %266 = add nsw i64 %216, -1
  %267 = icmp ult i64 %216, 9
  br i1 %267, label %329, label %268

268:                                              ; preds = %265
  %269 = lshr i64 %266, 3
  %270 = add nuw nsw i64 %269, 1
  %271 = and i64 %270, 4611686018427387902
  br label %310

272:                                              ; preds = %272, %229
  %273 = phi <8 x float> [ zeroinitializer, %229 ], [ %306, %272 ]
  %274 = phi i64 [ 0, %229 ], [ %307, %272 ]
  %275 = phi i64 [ 0, %229 ], [ %308, %272 ]
  %276 = getelementptr inbounds nuw float, ptr %218, i64 %274
  %277 = load <8 x float>, ptr %276, align 4
  %278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %277, <8 x float> %277, <8 x float> %273)
  %279 = or disjoint i64 %274, 8
  %280 = getelementptr inbounds nuw float, ptr %218, i64 %279
  %281 = load <8 x float>, ptr %280, align 4
  %282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %281, <8 x float> %281, <8 x float> %278)
  %283 = or disjoint i64 %274, 16
  %284 = getelementptr inbounds nuw float, ptr %218, i64 %283
  %285 = load <8 x float>, ptr %284, align 4
  %286 = call <8 x float> @llvm.fma.v8f32(<8 x float> %285, <8 x float> %285, <8 x float> %282)
  %287 = or disjoint i64 %274, 24
  %288 = getelementptr inbounds nuw float, ptr %218, i64 %287
  %289 = load <8 x float>, ptr %288, align 4
  %290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %289, <8 x float> %289, <8 x float> %286)
  %291 = or disjoint i64 %274, 32
  %292 = getelementptr inbounds nuw float, ptr %218, i64 %291
  %293 = load <8 x float>, ptr %292, align 4
  %294 = call <8 x float> @llvm.fma.v8f32(<8 x float> %293, <8 x float> %293, <8 x float> %290)
  %295 = or disjoint i64 %274, 40
  %296 = getelementptr inbounds nuw float, ptr %218, i64 %295
  %297 = load <8 x float>, ptr %296, align 4
  %298 = call <8 x float> @llvm.fma.v8f32(<8 x float> %297, <8 x float> %297, <8 x float> %294)
  %299 = or disjoint i64 %274, 48
  %300 = getelementptr inbounds nuw float, ptr %218, i64 %299
  %301 = load <8 x float>, ptr %300, align 4
  %302 = call <8 x float> @llvm.fma.v8f32(<8 x float> %301, <8 x float> %301, <8 x float> %298)
  %303 = or disjoint i64 %274, 56
  %304 = getelementptr inbounds nuw float, ptr %218, i64 %303
  %305 = load <8 x float>, ptr %304, align 4
  %306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %305, <8 x float> %305, <8 x float> %302)
  %307 = add nuw nsw i64 %274, 64
  %308 = add nuw nsw i64 %275, 8
  %309 = icmp eq i64 %308, %230
  br i1 %309, label %231, label %272, !llvm.loop !15

310:                                              ; preds = %310, %268
  %311 = phi i64 [ 0, %268 ], [ %326, %310 ]
  %312 = phi i64 [ 0, %268 ], [ %327, %310 ]
  %313 = getelementptr inbounds nuw float, ptr %218, i64 %311
  %314 = load <8 x float>, ptr %313, align 4
  %315 = fmul <8 x float> %264, %314
  %316 = getelementptr inbounds nuw float, ptr %213, i64 %311
  %317 = load <8 x float>, ptr %316, align 4
  %318 = fmul <8 x float> %315, %317
  store <8 x float> %318, ptr %313, align 4
  %319 = or disjoint i64 %311, 8
  %320 = getelementptr inbounds nuw float, ptr %218, i64 %319
  %321 = load <8 x float>, ptr %320, align 4
  %322 = fmul <8 x float> %264, %321
  %323 = getelementptr inbounds nuw float, ptr %213, i64 %319
  %324 = load <8 x float>, ptr %323, align 4
  %325 = fmul <8 x float> %322, %324
  store <8 x float> %325, ptr %320, align 4
  %326 = add nuw nsw i64 %311, 16
  %327 = add i64 %312, 2
  %328 = icmp eq i64 %327, %271
  br i1 %328, label %329, label %310, !llvm.loop !16

329:                                              ; preds = %310, %265
  %330 = phi i64 [ 0, %265 ], [ %326, %310 ]
  %331 = and i64 %266, 8
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %333, label %340

333:                                              ; preds = %329
  %334 = getelementptr inbounds nuw float, ptr %218, i64 %330
  %335 = load <8 x float>, ptr %334, align 4
  %336 = fmul <8 x float> %264, %335
  %337 = getelementptr inbounds nuw float, ptr %213, i64 %330
  %338 = load <8 x float>, ptr %337, align 4
  %339 = fmul <8 x float> %336, %338
  store <8 x float> %339, ptr %334, align 4
  br label %340

340:                                              ; preds = %329, %333
  %341 = load i64, ptr %156, align 8
  br label %342

342:                                              ; preds = %340, %207
  %343 = phi i64 [ %341, %340 ], [ %216, %207 ]
  %344 = load ptr, ptr %190, align 8
  %345 = mul nsw i64 %343, %197
  %346 = getelementptr inbounds float, ptr %344, i64 %345
  %347 = load ptr, ptr %191, align 8
  %348 = getelementptr inbounds float, ptr %347, i64 %345
  %349 = sdiv i64 %343, 2
  %350 = icmp sgt i64 %343, 1
  br i1 %350, label %351, label %377

351:                                              ; preds = %342
  %352 = getelementptr inbounds nuw float, ptr %218, i64 %349
  %353 = getelementptr inbounds nuw float, ptr %346, i64 %349
  %354 = getelementptr inbounds nuw float, ptr %348, i64 %349
  br label %355

355:                                              ; preds = %351, %355
  %356 = phi i64 [ 0, %351 ], [ %375, %355 ]
  %357 = getelementptr inbounds nuw float, ptr %218, i64 %356
  %358 = load <8 x float>, ptr %357, align 4
  %359 = getelementptr inbounds nuw float, ptr %352, i64 %356
  %360 = load <8 x float>, ptr %359, align 4
  %361 = getelementptr inbounds nuw float, ptr %346, i64 %356
  %362 = load <8 x float>, ptr %361, align 4
  %363 = fmul <8 x float> %358, %362
  %364 = getelementptr inbounds nuw float, ptr %348, i64 %356
  %365 = load <8 x float>, ptr %364, align 4
  %366 = fmul <8 x float> %360, %365
  %367 = fsub <8 x float> %363, %366
  store <8 x float> %367, ptr %357, align 4
  %368 = getelementptr inbounds nuw float, ptr %353, i64 %356
  %369 = load <8 x float>, ptr %368, align 4
  %370 = fmul <8 x float> %360, %369
  %371 = getelementptr inbounds nuw float, ptr %354, i64 %356
  %372 = load <8 x float>, ptr %371, align 4
  %373 = fmul <8 x float> %358, %372
  %374 = fadd <8 x float> %370, %373
  store <8 x float> %374, ptr %359, align 4
  %375 = add nuw nsw i64 %356, 8
  %376 = icmp slt i64 %375, %349
  br i1 %376, label %355, label %377, !llvm.loop !20

377:                                              ; preds = %355, %246, %342
  %378 = add nuw nsw i64 %209, 1
  %379 = load i64, ptr %150, align 8
  %380 = load i64, ptr %152, align 8
  %381 = add nsw i64 %380, %379
  %382 = icmp slt i64 %378, %381
  br i1 %382, label %207, label %202, !llvm.loop !21

383:                                              ; preds = %202, %149
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %2)
  ret void
}

define void @after_16(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = alloca %struct.product, align 8
  %4 = alloca %struct.product, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load ptr, ptr %0, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i64 %6, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 %8, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %8, ptr %29, align 8
  call void @product_16(ptr noundef nonnull %2)
  call void @GOMP_barrier()
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %36 = load float, ptr %35, align 8
  %37 = call i32 @omp_get_thread_num()
  %38 = sext i32 %37 to i64
  %39 = call i32 @omp_get_num_threads()
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %6, %38
  %42 = sdiv i64 %41, %40
  %43 = add nsw i64 %38, 1
  %44 = mul nsw i64 %43, %6
  %45 = sdiv i64 %44, %40
  %46 = icmp slt i64 %42, %45
  br i1 %46, label %47, label %172

47:                                               ; preds = %1
  %48 = icmp sgt i64 %8, 0
  %49 = sitofp i64 %8 to float
  %50 = add i64 %8, -1
  %51 = lshr i64 %50, 3
  %52 = add nuw nsw i64 %51, 1
  %53 = and i64 %52, 7
  %54 = icmp ult i64 %8, 57
  %55 = and i64 %52, 4611686018427387896
  %56 = icmp eq i64 %53, 0
  %57 = icmp ult i64 %8, 9
  %58 = and i64 %52, 4611686018427387902
  %59 = and i64 %50, 8
  %60 = icmp eq i64 %59, 0
  br label %61

61:                                               ; preds = %47, %169
  %62 = phi i64 [ %42, %47 ], [ %170, %169 ]
  %63 = mul nsw i64 %62, %8
  %64 = getelementptr inbounds float, ptr %30, i64 %63
  %65 = getelementptr inbounds float, ptr %34, i64 %63
  br i1 %48, label %66, label %81

66:                                               ; preds = %61
  br i1 %54, label %67, label %100

67:                                               ; preds = %100, %66
  %68 = phi <8 x float> [ poison, %66 ], [ %134, %100 ]
  %69 = phi <8 x float> [ zeroinitializer, %66 ], [ %134, %100 ]
  %70 = phi i64 [ 0, %66 ], [ %135, %100 ]
  br i1 %56, label %81, label %71

71:                                               ; preds = %67, %71
  %72 = phi <8 x float> [ %77, %71 ], [ %69, %67 ]
  %73 = phi i64 [ %78, %71 ], [ %70, %67 ]
  %74 = phi i64 [ %79, %71 ], [ 0, %67 ]
  %75 = getelementptr inbounds nuw float, ptr %64, i64 %73
  %76 = load <8 x float>, ptr %75, align 4
  %77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %76, <8 x float> %76, <8 x float> %72)
  %78 = add nuw nsw i64 %73, 8
  %79 = add i64 %74, 1
  %80 = icmp eq i64 %79, %53
  br i1 %80, label %81, label %71, !llvm.loop !22

81:                                               ; preds = %67, %71, %61
  %82 = phi <8 x float> [ zeroinitializer, %61 ], [ %68, %67 ], [ %77, %71 ]
  %83 = shufflevector <8 x float> %82, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %84 = shufflevector <8 x float> %82, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %85 = fadd <4 x float> %83, %84
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %87 = fadd <4 x float> %85, %86
  %88 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %89 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %90 = fadd <4 x float> %88, %89
  %91 = fadd <4 x float> %87, %90
  %92 = extractelement <4 x float> %91, i64 0
  %93 = fdiv float %92, %49
  %94 = fadd float %36, %93
  %95 = call float @llvm.sqrt.f32(float %94)
  %96 = fdiv float 1.000000e+00, %95
  %97 = insertelement <8 x float> poison, float %96, i64 0
  %98 = shufflevector <8 x float> %97, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %48, label %99, label %169

99:                                               ; preds = %81
  br i1 %57, label %159, label %138

100:                                              ; preds = %66, %100
  %101 = phi <8 x float> [ %134, %100 ], [ zeroinitializer, %66 ]
  %102 = phi i64 [ %135, %100 ], [ 0, %66 ]
  %103 = phi i64 [ %136, %100 ], [ 0, %66 ]
  %104 = getelementptr inbounds nuw float, ptr %64, i64 %102
  %105 = load <8 x float>, ptr %104, align 4
  %106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %105, <8 x float> %105, <8 x float> %101)
  %107 = or disjoint i64 %102, 8
  %108 = getelementptr inbounds nuw float, ptr %64, i64 %107
  %109 = load <8 x float>, ptr %108, align 4
  %110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %109, <8 x float> %109, <8 x float> %106)
  %111 = or disjoint i64 %102, 16
  %112 = getelementptr inbounds nuw float, ptr %64, i64 %111
  %113 = load <8 x float>, ptr %112, align 4
  %114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %113, <8 x float> %113, <8 x float> %110)
  %115 = or disjoint i64 %102, 24
  %116 = getelementptr inbounds nuw float, ptr %64, i64 %115
  %117 = load <8 x float>, ptr %116, align 4
  %118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %117, <8 x float> %117, <8 x float> %114)
  %119 = or disjoint i64 %102, 32
  %120 = getelementptr inbounds nuw float, ptr %64, i64 %119
  %121 = load <8 x float>, ptr %120, align 4
  %122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %121, <8 x float> %121, <8 x float> %118)
  %123 = or disjoint i64 %102, 40
  %124 = getelementptr inbounds nuw float, ptr %64, i64 %123
  %125 = load <8 x float>, ptr %124, align 4
  %126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %125, <8 x float> %125, <8 x float> %122)
  %127 = or disjoint i64 %102, 48
  %128 = getelementptr inbounds nuw float, ptr %64, i64 %127
  %129 = load <8 x float>, ptr %128, align 4
  %130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %129, <8 x float> %129, <8 x float> %126)
  %131 = or disjoint i64 %102, 56
  %132 = getelementptr inbounds nuw float, ptr %64, i64 %131
  %133 = load <8 x float>, ptr %132, align 4
  %134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %133, <8 x float> %133, <8 x float> %130)
  %135 = add nuw nsw i64 %102, 64
  %136 = add nuw nsw i64 %103, 8
  %137 = icmp eq i64 %136, %55
  br i1 %137, label %67, label %100, !llvm.loop !15

138:                                              ; preds = %99, %138
  %139 = phi i64 [ %156, %138 ], [ 0, %99 ]
  %140 = phi i64 [ %157, %138 ], [ 0, %99 ]
  %141 = getelementptr inbounds nuw float, ptr %65, i64 %139
  %142 = getelementptr inbounds nuw float, ptr %64, i64 %139
  %143 = load <8 x float>, ptr %142, align 4
  %144 = fmul <8 x float> %98, %143
  %145 = getelementptr inbounds nuw float, ptr %32, i64 %139
  %146 = load <8 x float>, ptr %145, align 4
  %147 = fmul <8 x float> %144, %146
  store <8 x float> %147, ptr %141, align 4
  %148 = or disjoint i64 %139, 8
  %149 = getelementptr inbounds nuw float, ptr %65, i64 %148
  %150 = getelementptr inbounds nuw float, ptr %64, i64 %148
  %151 = load <8 x float>, ptr %150, align 4
  %152 = fmul <8 x float> %98, %151
  %153 = getelementptr inbounds nuw float, ptr %32, i64 %148
  %154 = load <8 x float>, ptr %153, align 4
  %155 = fmul <8 x float> %152, %154
  store <8 x float> %155, ptr %149, align 4
  %156 = add nuw nsw i64 %139, 16
  %157 = add i64 %140, 2
  %158 = icmp eq i64 %157, %58
  br i1 %158, label %159, label %138, !llvm.loop !16

159:                                              ; preds = %138, %99
  %160 = phi i64 [ 0, %99 ], [ %156, %138 ]
  br i1 %60, label %161, label %169

161:                                              ; preds = %159
  %162 = getelementptr inbounds nuw float, ptr %65, i64 %160
  %163 = getelementptr inbounds nuw float, ptr %64, i64 %160
  %164 = load <8 x float>, ptr %163, align 4
  %165 = fmul <8 x float> %98, %164
  %166 = getelementptr inbounds nuw float, ptr %32, i64 %160
  %167 = load <8 x float>, ptr %166, align 4
  %168 = fmul <8 x float> %165, %167
  store <8 x float> %168, ptr %162, align 4
  br label %169

169:                                              ; preds = %161, %159, %81
  %170 = add nsw i64 %62, 1
  %171 = icmp eq i64 %170, %45
  br i1 %171, label %172, label %61, !llvm.loop !17

172:                                              ; preds = %169, %1
  call void @GOMP_barrier()
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %174 = load ptr, ptr %173, align 8
  store ptr %174, ptr %3, align 8
  %175 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %176 = load ptr, ptr %33, align 8
  store ptr %176, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr null, ptr %177, align 8
  %178 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %180 = load ptr, ptr %179, align 8
  store ptr %180, ptr %178, align 8
  %181 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %6, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %8, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %184 = shl i64 %10, 1
  store i64 %184, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %187 = load i64, ptr %186, align 8
  store i64 %187, ptr %185, align 8
  %188 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i64 0, ptr %188, align 8
  call void @product_16(ptr noundef nonnull %3)
  call void @GOMP_barrier()
  %189 = load ptr, ptr %179, align 8
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %191 = load ptr, ptr %190, align 8
  %192 = mul nsw i64 %10, %6
  %193 = sdiv i64 %192, 8
  %194 = call i32 @omp_get_thread_num()
  %195 = sext i32 %194 to i64
  %196 = call i32 @omp_get_num_threads()
  %197 = sext i32 %196 to i64
  %198 = mul nsw i64 %193, %195
  %199 = sdiv i64 %198, %197
  %200 = add nsw i64 %195, 1
  %201 = mul nsw i64 %200, %193
  %202 = sdiv i64 %201, %197
  %203 = icmp slt i64 %199, %202
  br i1 %203, label %204, label %247

204:                                              ; preds = %172, %204
  %205 = phi i64 [ %245, %204 ], [ %199, %172 ]
  %206 = shl nsw i64 %205, 3
  %207 = sdiv i64 %206, %10
  %208 = srem i64 %206, %10
  %209 = mul i64 %184, %207
  %210 = getelementptr inbounds float, ptr %189, i64 %209
  %211 = getelementptr inbounds float, ptr %210, i64 %208
  %212 = load <8 x float>, ptr %211, align 4
  %213 = fcmp olt <8 x float> %212, zeroinitializer
  %214 = fneg <8 x float> %212
  %215 = select <8 x i1> %213, <8 x float> %212, <8 x float> %214
  %216 = fcmp olt <8 x float> %215, splat (float -8.600000e+01)
  %217 = select <8 x i1> %216, <8 x float> splat (float -8.600000e+01), <8 x float> %215
  %218 = call <8 x float> @llvm.fma.v8f32(<8 x float> %217, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %219 = bitcast <8 x float> %218 to <8 x i32>
  %220 = fadd <8 x float> %218, splat (float 0xC168000000000000)
  %221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %220, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %217)
  %222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %220, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %221)
  %223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %222, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %223, <8 x float> %222, <8 x float> splat (float 0x3F81112100000000))
  %225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %222, <8 x float> splat (float 0x3FA5553820000000))
  %226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %225, <8 x float> %222, <8 x float> splat (float 0x3FC5555540000000))
  %227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %226, <8 x float> %222, <8 x float> splat (float 5.000000e-01))
  %228 = fmul <8 x float> %222, %222
  %229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %227, <8 x float> %228, <8 x float> %222)
  %230 = fadd <8 x float> %229, splat (float 1.000000e+00)
  %231 = shl <8 x i32> %219, splat (i32 23)
  %232 = add <8 x i32> %231, splat (i32 1065353216)
  %233 = bitcast <8 x i32> %232 to <8 x float>
  %234 = fmul <8 x float> %230, %233
  %235 = select <8 x i1> %213, <8 x float> %234, <8 x float> splat (float 1.000000e+00)
  %236 = fadd <8 x float> %234, splat (float 1.000000e+00)
  %237 = fdiv <8 x float> %235, %236
  %238 = fcmp uge <8 x float> %212, splat (float -8.600000e+01)
  %239 = select <8 x i1> %238, <8 x float> %237, <8 x float> zeroinitializer
  %240 = getelementptr inbounds float, ptr %191, i64 %206
  %241 = fmul <8 x float> %212, %239
  %242 = getelementptr inbounds float, ptr %211, i64 %10
  %243 = load <8 x float>, ptr %242, align 4
  %244 = fmul <8 x float> %243, %241
  store <8 x float> %244, ptr %240, align 4
  %245 = add nsw i64 %205, 1
  %246 = icmp eq i64 %245, %202
  br i1 %246, label %247, label %204, !llvm.loop !23

247:                                              ; preds = %204, %172
  call void @GOMP_barrier()
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %249 = load ptr, ptr %248, align 8
  store ptr %249, ptr %4, align 8
  %250 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %251 = load ptr, ptr %190, align 8
  store ptr %251, ptr %250, align 8
  %252 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %253 = load ptr, ptr %19, align 8
  store ptr %253, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %256 = load ptr, ptr %255, align 8
  store ptr %256, ptr %254, align 8
  %257 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %6, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %10, ptr %258, align 8
  %259 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %8, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %262 = load i64, ptr %261, align 8
  store i64 %262, ptr %260, align 8
  %263 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %8, ptr %263, align 8
  call void @product_16(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4)
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
  br i1 %34, label %20, label %19, !llvm.loop !24

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
  br i1 %57, label %58, label %48, !llvm.loop !25

58:                                               ; preds = %46, %48, %36
  %59 = add nuw nsw i64 %37, 1
  %60 = icmp eq i64 %59, %24
  br i1 %60, label %30, label %36, !llvm.loop !26

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
  br i1 %85, label %46, label %61, !llvm.loop !27
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
  br i1 %23, label %15, label %116, !llvm.loop !28

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
  br i1 %48, label %66, label %32, !llvm.loop !29

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
  br i1 %65, label %66, label %49, !llvm.loop !30

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
  br i1 %90, label %111, label %74, !llvm.loop !30

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
  br i1 %110, label %111, label %94, !llvm.loop !29

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 2048
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !31

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare void @GOMP_barrier() local_unnamed_addr

declare float @llvm.sqrt.f32(float)

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
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
