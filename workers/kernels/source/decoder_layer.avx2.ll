; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 7ffd4c50c513a200, code fdc22a58fd9a84de
%struct.product = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

@switch.table.product = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @product(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [3072 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %15

14:                                               ; preds = %1048, %1
  ret void

15:                                               ; preds = %7, %1048
  %16 = phi i64 [ 0, %7 ], [ %1052, %1048 ]
  %17 = phi i64 [ %5, %7 ], [ %1050, %1048 ]
  %18 = phi i64 [ 0, %7 ], [ %1049, %1048 ]
  %19 = sub nsw i64 %17, %18
  %20 = tail call i64 @llvm.smin.i64(i64 %19, i64 384)
  %21 = add nsw i64 %20, 5
  %22 = sdiv i64 %21, 6
  %23 = add i64 %20, -1
  %24 = add i64 %23, %22
  %25 = sdiv i64 %24, %22
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %3)
  %26 = load i64, ptr %8, align 8
  %27 = sdiv i64 %26, 16
  %28 = tail call i32 @omp_get_thread_num()
  %29 = sext i32 %28 to i64
  %30 = tail call i32 @omp_get_num_threads()
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %27, %29
  %33 = sdiv i64 %32, %31
  %34 = add nsw i64 %29, 1
  %35 = mul nsw i64 %34, %27
  %36 = sdiv i64 %35, %31
  %37 = load i64, ptr %9, align 8
  %38 = load i64, ptr %10, align 8
  %39 = sdiv i64 %38, 32
  %40 = shl nsw i64 %39, 3
  switch i64 %37, label %47 [
    i64 0, label %41
    i64 1, label %43
    i64 2, label %45
  ]

41:                                               ; preds = %15
  %42 = shl nsw i64 %38, 2
  br label %50

43:                                               ; preds = %15
  %44 = shl nsw i64 %38, 1
  br label %50

45:                                               ; preds = %15
  %46 = add nsw i64 %40, %38
  br label %50

47:                                               ; preds = %15
  %48 = sdiv i64 %38, 2
  %49 = add nsw i64 %40, %48
  br label %50

50:                                               ; preds = %41, %43, %45, %47
  %51 = phi i64 [ %42, %41 ], [ %44, %43 ], [ %46, %45 ], [ %49, %47 ]
  %52 = shl nsw i64 %51, 4
  %53 = icmp sgt i64 %38, 0
  br i1 %53, label %54, label %1048

54:                                               ; preds = %50
  %55 = tail call i64 @llvm.smin.i64(i64 %22, i64 4)
  %56 = mul nsw i64 %55, 12288
  %57 = mul nsw i64 %52, %33
  %58 = icmp slt i64 %33, %36
  %59 = icmp sgt i64 %19, 0
  %60 = add nsw i64 %17, %16
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 384)
  %62 = tail call i64 @llvm.smax.i64(i64 %22, i64 1)
  br label %68

63:                                               ; preds = %98
  %64 = load i64, ptr %10, align 8
  br label %65

65:                                               ; preds = %63, %90
  %66 = phi i64 [ %64, %63 ], [ %69, %90 ]
  %67 = icmp slt i64 %71, %66
  br i1 %67, label %68, label %1048, !llvm.loop !6

68:                                               ; preds = %54, %65
  %69 = phi i64 [ %38, %54 ], [ %66, %65 ]
  %70 = phi i64 [ 0, %54 ], [ %71, %65 ]
  %71 = add nuw nsw i64 %70, 192
  %72 = tail call i64 @llvm.smin.i64(i64 %71, i64 %69)
  %73 = sub nsw i64 %72, %70
  %74 = icmp eq i64 %70, 0
  %75 = icmp sgt i64 %69, %71
  call fastcc void @pack(ptr noundef nonnull %0, i64 noundef %18, i64 noundef %20, i64 noundef %25, i64 %70, i64 %72, ptr noundef %2)
  %76 = load i64, ptr %9, align 8
  %77 = load ptr, ptr %0, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 %57
  switch i64 %76, label %86 [
    i64 0, label %79
    i64 1, label %81
    i64 2, label %83
  ]

79:                                               ; preds = %68
  %80 = shl nsw i64 %70, 2
  br label %90

81:                                               ; preds = %68
  %82 = shl nuw nsw i64 %70, 1
  br label %90

83:                                               ; preds = %68
  %84 = lshr exact i64 %70, 2
  %85 = add nuw nsw i64 %84, %70
  br label %90

86:                                               ; preds = %68
  %87 = lshr exact i64 %70, 2
  %88 = lshr exact i64 %70, 1
  %89 = add nuw nsw i64 %88, %87
  br label %90

90:                                               ; preds = %79, %81, %83, %86
  %91 = phi i64 [ 805306368, %79 ], [ 402653184, %81 ], [ 251658240, %83 ], [ 150994944, %86 ]
  %92 = phi i64 [ %80, %79 ], [ %82, %81 ], [ %85, %83 ], [ %89, %86 ]
  %93 = sdiv i64 %91, %56
  %94 = shl nsw i64 %92, 4
  %95 = getelementptr inbounds i8, ptr %78, i64 %94
  br i1 %58, label %96, label %65

96:                                               ; preds = %90
  %97 = icmp sgt i64 %73, 0
  br label %100

98:                                               ; preds = %1042, %124
  %99 = icmp eq i64 %105, %36
  br i1 %99, label %63, label %100, !llvm.loop !8

100:                                              ; preds = %96, %98
  %101 = phi i64 [ %33, %96 ], [ %105, %98 ]
  %102 = sub nsw i64 %101, %33
  %103 = mul nsw i64 %102, %52
  %104 = getelementptr inbounds i8, ptr %95, i64 %103
  %105 = add nsw i64 %101, 1
  %106 = icmp slt i64 %105, %36
  br i1 %106, label %107, label %110

107:                                              ; preds = %100
  %108 = getelementptr inbounds i8, ptr %104, i64 %52
  %109 = load i64, ptr %9, align 8
  br label %119

110:                                              ; preds = %100
  %111 = load i64, ptr %9, align 8
  %112 = icmp ult i64 %111, 3
  br i1 %112, label %113, label %116

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product, i64 0, i64 %111
  %115 = load i64, ptr %114, align 8
  br label %116

116:                                              ; preds = %110, %113
  %117 = phi i64 [ %115, %113 ], [ 2304, %110 ]
  %118 = getelementptr inbounds nuw i8, ptr %95, i64 %117
  br label %119

119:                                              ; preds = %116, %107
  %120 = phi i64 [ %109, %107 ], [ %111, %116 ]
  %121 = phi ptr [ %108, %107 ], [ %118, %116 ]
  %122 = icmp eq i64 %120, 0
  br i1 %122, label %124, label %123

123:                                              ; preds = %119
  call fastcc void @expand(ptr noundef %104, ptr noundef %3, i64 noundef %120, i64 noundef %73)
  br label %124

124:                                              ; preds = %123, %119
  %125 = phi ptr [ %3, %123 ], [ %104, %119 ]
  br i1 %59, label %126, label %98

126:                                              ; preds = %124
  %127 = shl nsw i64 %101, 4
  br label %128

128:                                              ; preds = %126, %1042
  %129 = phi i64 [ %61, %126 ], [ %1046, %1042 ]
  %130 = phi ptr [ %2, %126 ], [ %1044, %1042 ]
  %131 = phi i64 [ 0, %126 ], [ %1045, %1042 ]
  %132 = tail call i64 @llvm.smin.i64(i64 %25, i64 %129)
  %133 = sub i64 %129, %132
  %134 = tail call i64 @llvm.smin.i64(i64 %25, i64 %133)
  %135 = mul nsw i64 %131, %25
  %136 = sub nsw i64 %20, %135
  %137 = tail call i64 @llvm.smin.i64(i64 %136, i64 %25)
  %138 = sub nsw i64 %136, %137
  %139 = tail call i64 @llvm.smin.i64(i64 %138, i64 %25)
  %140 = icmp samesign ult i64 %131, 4
  %141 = select i1 %140, i64 %93, i64 65536
  %142 = select i1 %140, i64 %131, i64 0
  %143 = mul nsw i64 %142, %73
  %144 = mul nsw i64 %143, %141
  %145 = select i1 %140, ptr %121, ptr %125
  %146 = load ptr, ptr %11, align 8
  %147 = add nsw i64 %135, %18
  %148 = load i64, ptr %8, align 8
  %149 = mul nsw i64 %148, %147
  %150 = getelementptr inbounds float, ptr %146, i64 %149
  %151 = getelementptr inbounds float, ptr %150, i64 %127
  br i1 %75, label %160, label %152

152:                                              ; preds = %128
  %153 = load ptr, ptr %12, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %160, label %155

155:                                              ; preds = %152
  %156 = load i64, ptr %13, align 8
  %157 = mul nsw i64 %156, %147
  %158 = getelementptr inbounds float, ptr %153, i64 %157
  %159 = getelementptr inbounds float, ptr %158, i64 %127
  br label %160

160:                                              ; preds = %155, %152, %128
  %161 = phi ptr [ %159, %155 ], [ null, %152 ], [ null, %128 ]
  switch i64 %137, label %1042 [
    i64 1, label %162
    i64 2, label %211
    i64 3, label %294
    i64 4, label %418
    i64 5, label %584
    i64 6, label %792
  ]

162:                                              ; preds = %160
  %163 = load <8 x float>, ptr %151, align 4
  %164 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %163
  %165 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %166 = load <8 x float>, ptr %165, align 4
  %167 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %166
  %168 = icmp sgt i64 %139, 0
  br i1 %168, label %170, label %169

169:                                              ; preds = %170, %162
  br i1 %97, label %181, label %176

170:                                              ; preds = %162, %170
  %171 = phi i64 [ %172, %170 ], [ 0, %162 ]
  %172 = add nuw nsw i64 %171, 1
  %173 = mul nsw i64 %172, %148
  %174 = getelementptr inbounds float, ptr %151, i64 %173
  tail call void @llvm.prefetch.p0(ptr %174, i32 1, i32 3, i32 1)
  %175 = icmp eq i64 %172, %134
  br i1 %175, label %169, label %170, !llvm.loop !9

176:                                              ; preds = %181, %169
  %177 = phi <8 x float> [ %167, %169 ], [ %199, %181 ]
  %178 = phi <8 x float> [ %164, %169 ], [ %198, %181 ]
  %179 = icmp eq ptr %161, null
  br i1 %179, label %180, label %203

180:                                              ; preds = %176
  store <8 x float> %178, ptr %151, align 4
  br label %209

181:                                              ; preds = %169, %181
  %182 = phi <8 x float> [ %199, %181 ], [ %167, %169 ]
  %183 = phi <8 x float> [ %198, %181 ], [ %164, %169 ]
  %184 = phi i64 [ %200, %181 ], [ %144, %169 ]
  %185 = phi i64 [ %201, %181 ], [ 0, %169 ]
  %186 = shl nsw i64 %185, 6
  %187 = getelementptr inbounds nuw i8, ptr %125, i64 %186
  %188 = load <8 x float>, ptr %187, align 4
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 32
  %190 = load <8 x float>, ptr %189, align 4
  %191 = ashr i64 %184, 12
  %192 = and i64 %191, -16
  %193 = getelementptr inbounds float, ptr %145, i64 %192
  call void @llvm.prefetch.p0(ptr %193, i32 0, i32 2, i32 1)
  %194 = getelementptr inbounds nuw float, ptr %130, i64 %185
  %195 = load float, ptr %194, align 4
  %196 = insertelement <8 x float> poison, float %195, i64 0
  %197 = shufflevector <8 x float> %196, <8 x float> poison, <8 x i32> zeroinitializer
  %198 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %197, <8 x float> %188, <8 x float> %183)
  %199 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %197, <8 x float> %190, <8 x float> %182)
  %200 = add nsw i64 %184, %141
  %201 = add nuw nsw i64 %185, 1
  %202 = icmp slt i64 %201, %73
  br i1 %202, label %181, label %176, !llvm.loop !11

203:                                              ; preds = %176
  %204 = load <8 x float>, ptr %161, align 4
  %205 = fadd <8 x float> %178, %204
  store <8 x float> %205, ptr %151, align 4
  %206 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %207 = load <8 x float>, ptr %206, align 4
  %208 = fadd <8 x float> %177, %207
  br label %209

209:                                              ; preds = %180, %203
  %210 = phi <8 x float> [ %208, %203 ], [ %177, %180 ]
  store <8 x float> %210, ptr %165, align 4
  br label %1042

211:                                              ; preds = %160
  %212 = load <8 x float>, ptr %151, align 4
  %213 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %212
  %214 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %215 = load <8 x float>, ptr %214, align 4
  %216 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %215
  %217 = getelementptr inbounds float, ptr %151, i64 %148
  %218 = load <8 x float>, ptr %217, align 4
  %219 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %218
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 32
  %221 = load <8 x float>, ptr %220, align 4
  %222 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %221
  %223 = icmp sgt i64 %139, 0
  br i1 %223, label %225, label %224

224:                                              ; preds = %225, %211
  br i1 %97, label %241, label %232

225:                                              ; preds = %211, %225
  %226 = phi i64 [ %230, %225 ], [ 0, %211 ]
  %227 = add nuw nsw i64 %226, 2
  %228 = mul nsw i64 %227, %148
  %229 = getelementptr inbounds float, ptr %151, i64 %228
  tail call void @llvm.prefetch.p0(ptr %229, i32 1, i32 3, i32 1)
  %230 = add nuw nsw i64 %226, 1
  %231 = icmp eq i64 %230, %134
  br i1 %231, label %224, label %225, !llvm.loop !9

232:                                              ; preds = %241, %224
  %233 = phi <8 x float> [ %222, %224 ], [ %268, %241 ]
  %234 = phi <8 x float> [ %219, %224 ], [ %267, %241 ]
  %235 = phi <8 x float> [ %216, %224 ], [ %262, %241 ]
  %236 = phi <8 x float> [ %213, %224 ], [ %261, %241 ]
  %237 = icmp eq ptr %161, null
  br i1 %237, label %238, label %272

238:                                              ; preds = %232
  store <8 x float> %236, ptr %151, align 4
  store <8 x float> %235, ptr %214, align 4
  %239 = load i64, ptr %8, align 8
  %240 = getelementptr inbounds float, ptr %151, i64 %239
  store <8 x float> %234, ptr %240, align 4
  br label %289

241:                                              ; preds = %224, %241
  %242 = phi <8 x float> [ %268, %241 ], [ %222, %224 ]
  %243 = phi <8 x float> [ %267, %241 ], [ %219, %224 ]
  %244 = phi <8 x float> [ %262, %241 ], [ %216, %224 ]
  %245 = phi <8 x float> [ %261, %241 ], [ %213, %224 ]
  %246 = phi i64 [ %269, %241 ], [ %144, %224 ]
  %247 = phi i64 [ %270, %241 ], [ 0, %224 ]
  %248 = shl nsw i64 %247, 6
  %249 = getelementptr inbounds nuw i8, ptr %125, i64 %248
  %250 = load <8 x float>, ptr %249, align 4
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 32
  %252 = load <8 x float>, ptr %251, align 4
  %253 = ashr i64 %246, 12
  %254 = and i64 %253, -16
  %255 = getelementptr inbounds float, ptr %145, i64 %254
  call void @llvm.prefetch.p0(ptr %255, i32 0, i32 2, i32 1)
  %256 = shl nuw nsw i64 %247, 3
  %257 = getelementptr inbounds nuw i8, ptr %130, i64 %256
  %258 = load float, ptr %257, align 4
  %259 = insertelement <8 x float> poison, float %258, i64 0
  %260 = shufflevector <8 x float> %259, <8 x float> poison, <8 x i32> zeroinitializer
  %261 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %260, <8 x float> %250, <8 x float> %245)
  %262 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %260, <8 x float> %252, <8 x float> %244)
  %263 = getelementptr inbounds nuw i8, ptr %257, i64 4
  %264 = load float, ptr %263, align 4
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  %267 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %266, <8 x float> %250, <8 x float> %243)
  %268 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %266, <8 x float> %252, <8 x float> %242)
  %269 = add nsw i64 %246, %141
  %270 = add nuw nsw i64 %247, 1
  %271 = icmp slt i64 %270, %73
  br i1 %271, label %241, label %232, !llvm.loop !11

272:                                              ; preds = %232
  %273 = load <8 x float>, ptr %161, align 4
  %274 = fadd <8 x float> %236, %273
  store <8 x float> %274, ptr %151, align 4
  %275 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %276 = load <8 x float>, ptr %275, align 4
  %277 = fadd <8 x float> %235, %276
  store <8 x float> %277, ptr %214, align 4
  %278 = load i64, ptr %13, align 8
  %279 = getelementptr inbounds float, ptr %161, i64 %278
  %280 = load <8 x float>, ptr %279, align 4
  %281 = fadd <8 x float> %234, %280
  %282 = load i64, ptr %8, align 8
  %283 = getelementptr inbounds float, ptr %151, i64 %282
  store <8 x float> %281, ptr %283, align 4
  %284 = load i64, ptr %13, align 8
  %285 = getelementptr inbounds float, ptr %161, i64 %284
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 32
  %287 = load <8 x float>, ptr %286, align 4
  %288 = fadd <8 x float> %233, %287
  br label %289

289:                                              ; preds = %238, %272
  %290 = phi <8 x float> [ %288, %272 ], [ %233, %238 ]
  %291 = load i64, ptr %8, align 8
  %292 = getelementptr inbounds float, ptr %151, i64 %291
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 32
  store <8 x float> %290, ptr %293, align 4
  br label %1042

294:                                              ; preds = %160
  %295 = load <8 x float>, ptr %151, align 4
  %296 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %295
  %297 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %298 = load <8 x float>, ptr %297, align 4
  %299 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %298
  %300 = getelementptr inbounds float, ptr %151, i64 %148
  %301 = load <8 x float>, ptr %300, align 4
  %302 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %301
  %303 = getelementptr inbounds nuw i8, ptr %300, i64 32
  %304 = load <8 x float>, ptr %303, align 4
  %305 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %304
  %306 = shl nsw i64 %148, 3
  %307 = getelementptr inbounds i8, ptr %151, i64 %306
  %308 = load <8 x float>, ptr %307, align 4
  %309 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %308
  %310 = getelementptr inbounds nuw i8, ptr %307, i64 32
  %311 = load <8 x float>, ptr %310, align 4
  %312 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %311
  %313 = icmp sgt i64 %139, 0
  br i1 %313, label %315, label %314

314:                                              ; preds = %315, %294
  br i1 %97, label %339, label %322

315:                                              ; preds = %294, %315
  %316 = phi i64 [ %320, %315 ], [ 0, %294 ]
  %317 = add nuw nsw i64 %316, 3
  %318 = mul nsw i64 %317, %148
  %319 = getelementptr inbounds float, ptr %151, i64 %318
  tail call void @llvm.prefetch.p0(ptr %319, i32 1, i32 3, i32 1)
  %320 = add nuw nsw i64 %316, 1
  %321 = icmp eq i64 %320, %134
  br i1 %321, label %314, label %315, !llvm.loop !9

322:                                              ; preds = %339, %314
  %323 = phi <8 x float> [ %312, %314 ], [ %374, %339 ]
  %324 = phi <8 x float> [ %309, %314 ], [ %373, %339 ]
  %325 = phi <8 x float> [ %305, %314 ], [ %368, %339 ]
  %326 = phi <8 x float> [ %302, %314 ], [ %367, %339 ]
  %327 = phi <8 x float> [ %299, %314 ], [ %362, %339 ]
  %328 = phi <8 x float> [ %296, %314 ], [ %361, %339 ]
  %329 = icmp eq ptr %161, null
  br i1 %329, label %330, label %378

330:                                              ; preds = %322
  store <8 x float> %328, ptr %151, align 4
  store <8 x float> %327, ptr %297, align 4
  %331 = load i64, ptr %8, align 8
  %332 = getelementptr inbounds float, ptr %151, i64 %331
  store <8 x float> %326, ptr %332, align 4
  %333 = load i64, ptr %8, align 8
  %334 = getelementptr inbounds float, ptr %151, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 32
  store <8 x float> %325, ptr %335, align 4
  %336 = load i64, ptr %8, align 8
  %337 = shl nsw i64 %336, 3
  %338 = getelementptr inbounds i8, ptr %151, i64 %337
  store <8 x float> %324, ptr %338, align 4
  br label %412

339:                                              ; preds = %314, %339
  %340 = phi <8 x float> [ %374, %339 ], [ %312, %314 ]
  %341 = phi <8 x float> [ %373, %339 ], [ %309, %314 ]
  %342 = phi <8 x float> [ %368, %339 ], [ %305, %314 ]
  %343 = phi <8 x float> [ %367, %339 ], [ %302, %314 ]
  %344 = phi <8 x float> [ %362, %339 ], [ %299, %314 ]
  %345 = phi <8 x float> [ %361, %339 ], [ %296, %314 ]
  %346 = phi i64 [ %375, %339 ], [ %144, %314 ]
  %347 = phi i64 [ %376, %339 ], [ 0, %314 ]
  %348 = shl nsw i64 %347, 6
  %349 = getelementptr inbounds nuw i8, ptr %125, i64 %348
  %350 = load <8 x float>, ptr %349, align 4
  %351 = getelementptr inbounds nuw i8, ptr %349, i64 32
  %352 = load <8 x float>, ptr %351, align 4
  %353 = ashr i64 %346, 12
  %354 = and i64 %353, -16
  %355 = getelementptr inbounds float, ptr %145, i64 %354
  call void @llvm.prefetch.p0(ptr %355, i32 0, i32 2, i32 1)
  %356 = mul nuw nsw i64 %347, 12
  %357 = getelementptr inbounds nuw i8, ptr %130, i64 %356
  %358 = load float, ptr %357, align 4
  %359 = insertelement <8 x float> poison, float %358, i64 0
  %360 = shufflevector <8 x float> %359, <8 x float> poison, <8 x i32> zeroinitializer
  %361 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %360, <8 x float> %350, <8 x float> %345)
  %362 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %360, <8 x float> %352, <8 x float> %344)
  %363 = getelementptr inbounds nuw i8, ptr %357, i64 4
  %364 = load float, ptr %363, align 4
  %365 = insertelement <8 x float> poison, float %364, i64 0
  %366 = shufflevector <8 x float> %365, <8 x float> poison, <8 x i32> zeroinitializer
  %367 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %366, <8 x float> %350, <8 x float> %343)
  %368 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %366, <8 x float> %352, <8 x float> %342)
  %369 = getelementptr inbounds nuw i8, ptr %357, i64 8
  %370 = load float, ptr %369, align 4
  %371 = insertelement <8 x float> poison, float %370, i64 0
  %372 = shufflevector <8 x float> %371, <8 x float> poison, <8 x i32> zeroinitializer
  %373 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %372, <8 x float> %350, <8 x float> %341)
  %374 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %372, <8 x float> %352, <8 x float> %340)
  %375 = add nsw i64 %346, %141
  %376 = add nuw nsw i64 %347, 1
  %377 = icmp slt i64 %376, %73
  br i1 %377, label %339, label %322, !llvm.loop !11

378:                                              ; preds = %322
  %379 = load <8 x float>, ptr %161, align 4
  %380 = fadd <8 x float> %328, %379
  store <8 x float> %380, ptr %151, align 4
  %381 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %382 = load <8 x float>, ptr %381, align 4
  %383 = fadd <8 x float> %327, %382
  store <8 x float> %383, ptr %297, align 4
  %384 = load i64, ptr %13, align 8
  %385 = getelementptr inbounds float, ptr %161, i64 %384
  %386 = load <8 x float>, ptr %385, align 4
  %387 = fadd <8 x float> %326, %386
  %388 = load i64, ptr %8, align 8
  %389 = getelementptr inbounds float, ptr %151, i64 %388
  store <8 x float> %387, ptr %389, align 4
  %390 = load i64, ptr %13, align 8
  %391 = getelementptr inbounds float, ptr %161, i64 %390
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 32
  %393 = load <8 x float>, ptr %392, align 4
  %394 = fadd <8 x float> %325, %393
  %395 = load i64, ptr %8, align 8
  %396 = getelementptr inbounds float, ptr %151, i64 %395
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 32
  store <8 x float> %394, ptr %397, align 4
  %398 = load i64, ptr %13, align 8
  %399 = shl nsw i64 %398, 3
  %400 = getelementptr inbounds i8, ptr %161, i64 %399
  %401 = load <8 x float>, ptr %400, align 4
  %402 = fadd <8 x float> %324, %401
  %403 = load i64, ptr %8, align 8
  %404 = shl nsw i64 %403, 3
  %405 = getelementptr inbounds i8, ptr %151, i64 %404
  store <8 x float> %402, ptr %405, align 4
  %406 = load i64, ptr %13, align 8
  %407 = shl nsw i64 %406, 3
  %408 = getelementptr inbounds i8, ptr %161, i64 %407
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 32
  %410 = load <8 x float>, ptr %409, align 4
  %411 = fadd <8 x float> %323, %410
  br label %412

412:                                              ; preds = %330, %378
  %413 = phi <8 x float> [ %411, %378 ], [ %323, %330 ]
  %414 = load i64, ptr %8, align 8
  %415 = shl nsw i64 %414, 3
  %416 = getelementptr inbounds i8, ptr %151, i64 %415
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 32
  store <8 x float> %413, ptr %417, align 4
  br label %1042

418:                                              ; preds = %160
  %419 = load <8 x float>, ptr %151, align 4
  %420 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %419
  %421 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %422 = load <8 x float>, ptr %421, align 4
  %423 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %422
  %424 = getelementptr inbounds float, ptr %151, i64 %148
  %425 = load <8 x float>, ptr %424, align 4
  %426 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %425
  %427 = getelementptr inbounds nuw i8, ptr %424, i64 32
  %428 = load <8 x float>, ptr %427, align 4
  %429 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %428
  %430 = shl nsw i64 %148, 3
  %431 = getelementptr inbounds i8, ptr %151, i64 %430
  %432 = load <8 x float>, ptr %431, align 4
  %433 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %432
  %434 = getelementptr inbounds nuw i8, ptr %431, i64 32
  %435 = load <8 x float>, ptr %434, align 4
  %436 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %435
  %437 = mul nsw i64 %148, 12
  %438 = getelementptr inbounds i8, ptr %151, i64 %437
  %439 = load <8 x float>, ptr %438, align 4
  %440 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %439
  %441 = getelementptr inbounds nuw i8, ptr %438, i64 32
  %442 = load <8 x float>, ptr %441, align 4
  %443 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %442
  %444 = icmp sgt i64 %139, 0
  br i1 %444, label %446, label %445

445:                                              ; preds = %446, %418
  br i1 %97, label %479, label %453

446:                                              ; preds = %418, %446
  %447 = phi i64 [ %451, %446 ], [ 0, %418 ]
  %448 = add nuw nsw i64 %447, 4
  %449 = mul nsw i64 %448, %148
  %450 = getelementptr inbounds float, ptr %151, i64 %449
  tail call void @llvm.prefetch.p0(ptr %450, i32 1, i32 3, i32 1)
  %451 = add nuw nsw i64 %447, 1
  %452 = icmp eq i64 %451, %134
  br i1 %452, label %445, label %446, !llvm.loop !9

453:                                              ; preds = %479, %445
  %454 = phi <8 x float> [ %443, %445 ], [ %522, %479 ]
  %455 = phi <8 x float> [ %440, %445 ], [ %521, %479 ]
  %456 = phi <8 x float> [ %436, %445 ], [ %516, %479 ]
  %457 = phi <8 x float> [ %433, %445 ], [ %515, %479 ]
  %458 = phi <8 x float> [ %429, %445 ], [ %510, %479 ]
  %459 = phi <8 x float> [ %426, %445 ], [ %509, %479 ]
  %460 = phi <8 x float> [ %423, %445 ], [ %504, %479 ]
  %461 = phi <8 x float> [ %420, %445 ], [ %503, %479 ]
  %462 = icmp eq ptr %161, null
  br i1 %462, label %463, label %526

463:                                              ; preds = %453
  store <8 x float> %461, ptr %151, align 4
  store <8 x float> %460, ptr %421, align 4
  %464 = load i64, ptr %8, align 8
  %465 = getelementptr inbounds float, ptr %151, i64 %464
  store <8 x float> %459, ptr %465, align 4
  %466 = load i64, ptr %8, align 8
  %467 = getelementptr inbounds float, ptr %151, i64 %466
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 32
  store <8 x float> %458, ptr %468, align 4
  %469 = load i64, ptr %8, align 8
  %470 = shl nsw i64 %469, 3
  %471 = getelementptr inbounds i8, ptr %151, i64 %470
  store <8 x float> %457, ptr %471, align 4
  %472 = load i64, ptr %8, align 8
  %473 = shl nsw i64 %472, 3
  %474 = getelementptr inbounds i8, ptr %151, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 32
  store <8 x float> %456, ptr %475, align 4
  %476 = load i64, ptr %8, align 8
  %477 = mul nsw i64 %476, 12
  %478 = getelementptr inbounds i8, ptr %151, i64 %477
  store <8 x float> %455, ptr %478, align 4
  br label %578

479:                                              ; preds = %445, %479
  %480 = phi <8 x float> [ %522, %479 ], [ %443, %445 ]
  %481 = phi <8 x float> [ %521, %479 ], [ %440, %445 ]
  %482 = phi <8 x float> [ %516, %479 ], [ %436, %445 ]
  %483 = phi <8 x float> [ %515, %479 ], [ %433, %445 ]
  %484 = phi <8 x float> [ %510, %479 ], [ %429, %445 ]
  %485 = phi <8 x float> [ %509, %479 ], [ %426, %445 ]
  %486 = phi <8 x float> [ %504, %479 ], [ %423, %445 ]
  %487 = phi <8 x float> [ %503, %479 ], [ %420, %445 ]
  %488 = phi i64 [ %523, %479 ], [ %144, %445 ]
  %489 = phi i64 [ %524, %479 ], [ 0, %445 ]
  %490 = shl nsw i64 %489, 6
  %491 = getelementptr inbounds nuw i8, ptr %125, i64 %490
  %492 = load <8 x float>, ptr %491, align 4
  %493 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %494 = load <8 x float>, ptr %493, align 4
  %495 = ashr i64 %488, 12
  %496 = and i64 %495, -16
  %497 = getelementptr inbounds float, ptr %145, i64 %496
  call void @llvm.prefetch.p0(ptr %497, i32 0, i32 2, i32 1)
  %498 = shl nuw nsw i64 %489, 4
  %499 = getelementptr inbounds nuw i8, ptr %130, i64 %498
  %500 = load float, ptr %499, align 4
  %501 = insertelement <8 x float> poison, float %500, i64 0
  %502 = shufflevector <8 x float> %501, <8 x float> poison, <8 x i32> zeroinitializer
  %503 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %502, <8 x float> %492, <8 x float> %487)
  %504 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %502, <8 x float> %494, <8 x float> %486)
  %505 = getelementptr inbounds nuw i8, ptr %499, i64 4
  %506 = load float, ptr %505, align 4
  %507 = insertelement <8 x float> poison, float %506, i64 0
  %508 = shufflevector <8 x float> %507, <8 x float> poison, <8 x i32> zeroinitializer
  %509 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %508, <8 x float> %492, <8 x float> %485)
  %510 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %508, <8 x float> %494, <8 x float> %484)
  %511 = getelementptr inbounds nuw i8, ptr %499, i64 8
  %512 = load float, ptr %511, align 4
  %513 = insertelement <8 x float> poison, float %512, i64 0
  %514 = shufflevector <8 x float> %513, <8 x float> poison, <8 x i32> zeroinitializer
  %515 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %514, <8 x float> %492, <8 x float> %483)
  %516 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %514, <8 x float> %494, <8 x float> %482)
  %517 = getelementptr inbounds nuw i8, ptr %499, i64 12
  %518 = load float, ptr %517, align 4
  %519 = insertelement <8 x float> poison, float %518, i64 0
  %520 = shufflevector <8 x float> %519, <8 x float> poison, <8 x i32> zeroinitializer
  %521 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %520, <8 x float> %492, <8 x float> %481)
  %522 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %520, <8 x float> %494, <8 x float> %480)
  %523 = add nsw i64 %488, %141
  %524 = add nuw nsw i64 %489, 1
  %525 = icmp slt i64 %524, %73
  br i1 %525, label %479, label %453, !llvm.loop !11

526:                                              ; preds = %453
  %527 = load <8 x float>, ptr %161, align 4
  %528 = fadd <8 x float> %461, %527
  store <8 x float> %528, ptr %151, align 4
  %529 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %530 = load <8 x float>, ptr %529, align 4
  %531 = fadd <8 x float> %460, %530
  store <8 x float> %531, ptr %421, align 4
  %532 = load i64, ptr %13, align 8
  %533 = getelementptr inbounds float, ptr %161, i64 %532
  %534 = load <8 x float>, ptr %533, align 4
  %535 = fadd <8 x float> %459, %534
  %536 = load i64, ptr %8, align 8
  %537 = getelementptr inbounds float, ptr %151, i64 %536
  store <8 x float> %535, ptr %537, align 4
  %538 = load i64, ptr %13, align 8
  %539 = getelementptr inbounds float, ptr %161, i64 %538
  %540 = getelementptr inbounds nuw i8, ptr %539, i64 32
  %541 = load <8 x float>, ptr %540, align 4
  %542 = fadd <8 x float> %458, %541
  %543 = load i64, ptr %8, align 8
  %544 = getelementptr inbounds float, ptr %151, i64 %543
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 32
  store <8 x float> %542, ptr %545, align 4
  %546 = load i64, ptr %13, align 8
  %547 = shl nsw i64 %546, 3
  %548 = getelementptr inbounds i8, ptr %161, i64 %547
  %549 = load <8 x float>, ptr %548, align 4
  %550 = fadd <8 x float> %457, %549
  %551 = load i64, ptr %8, align 8
  %552 = shl nsw i64 %551, 3
  %553 = getelementptr inbounds i8, ptr %151, i64 %552
  store <8 x float> %550, ptr %553, align 4
  %554 = load i64, ptr %13, align 8
  %555 = shl nsw i64 %554, 3
  %556 = getelementptr inbounds i8, ptr %161, i64 %555
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 32
  %558 = load <8 x float>, ptr %557, align 4
  %559 = fadd <8 x float> %456, %558
  %560 = load i64, ptr %8, align 8
  %561 = shl nsw i64 %560, 3
  %562 = getelementptr inbounds i8, ptr %151, i64 %561
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 32
  store <8 x float> %559, ptr %563, align 4
  %564 = load i64, ptr %13, align 8
  %565 = mul nsw i64 %564, 12
  %566 = getelementptr inbounds i8, ptr %161, i64 %565
  %567 = load <8 x float>, ptr %566, align 4
  %568 = fadd <8 x float> %455, %567
  %569 = load i64, ptr %8, align 8
  %570 = mul nsw i64 %569, 12
  %571 = getelementptr inbounds i8, ptr %151, i64 %570
  store <8 x float> %568, ptr %571, align 4
  %572 = load i64, ptr %13, align 8
  %573 = mul nsw i64 %572, 12
  %574 = getelementptr inbounds i8, ptr %161, i64 %573
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 32
  %576 = load <8 x float>, ptr %575, align 4
  %577 = fadd <8 x float> %454, %576
  br label %578

578:                                              ; preds = %463, %526
  %579 = phi <8 x float> [ %577, %526 ], [ %454, %463 ]
  %580 = load i64, ptr %8, align 8
  %581 = mul nsw i64 %580, 12
  %582 = getelementptr inbounds i8, ptr %151, i64 %581
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 32
  store <8 x float> %579, ptr %583, align 4
  br label %1042

584:                                              ; preds = %160
  %585 = load <8 x float>, ptr %151, align 4
  %586 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %585
  %587 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %588 = load <8 x float>, ptr %587, align 4
  %589 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %588
  %590 = getelementptr inbounds float, ptr %151, i64 %148
  %591 = load <8 x float>, ptr %590, align 4
  %592 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %591
  %593 = getelementptr inbounds nuw i8, ptr %590, i64 32
  %594 = load <8 x float>, ptr %593, align 4
  %595 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %594
  %596 = shl nsw i64 %148, 3
  %597 = getelementptr inbounds i8, ptr %151, i64 %596
  %598 = load <8 x float>, ptr %597, align 4
  %599 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %598
  %600 = getelementptr inbounds nuw i8, ptr %597, i64 32
  %601 = load <8 x float>, ptr %600, align 4
  %602 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %601
  %603 = mul nsw i64 %148, 12
  %604 = getelementptr inbounds i8, ptr %151, i64 %603
  %605 = load <8 x float>, ptr %604, align 4
  %606 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %605
  %607 = getelementptr inbounds nuw i8, ptr %604, i64 32
  %608 = load <8 x float>, ptr %607, align 4
  %609 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %608
  %610 = shl nsw i64 %148, 4
  %611 = getelementptr inbounds i8, ptr %151, i64 %610
  %612 = load <8 x float>, ptr %611, align 4
  %613 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %612
  %614 = getelementptr inbounds nuw i8, ptr %611, i64 32
  %615 = load <8 x float>, ptr %614, align 4
  %616 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %615
  %617 = icmp sgt i64 %139, 0
  br i1 %617, label %619, label %618

618:                                              ; preds = %619, %584
  br i1 %97, label %661, label %626

619:                                              ; preds = %584, %619
  %620 = phi i64 [ %624, %619 ], [ 0, %584 ]
  %621 = add nuw nsw i64 %620, 5
  %622 = mul nsw i64 %621, %148
  %623 = getelementptr inbounds float, ptr %151, i64 %622
  tail call void @llvm.prefetch.p0(ptr %623, i32 1, i32 3, i32 1)
  %624 = add nuw nsw i64 %620, 1
  %625 = icmp eq i64 %624, %134
  br i1 %625, label %618, label %619, !llvm.loop !9

626:                                              ; preds = %661, %618
  %627 = phi <8 x float> [ %592, %618 ], [ %693, %661 ]
  %628 = phi <8 x float> [ %589, %618 ], [ %688, %661 ]
  %629 = phi <8 x float> [ %586, %618 ], [ %687, %661 ]
  %630 = phi <8 x float> [ %595, %618 ], [ %694, %661 ]
  %631 = phi <8 x float> [ %599, %618 ], [ %699, %661 ]
  %632 = phi <8 x float> [ %602, %618 ], [ %700, %661 ]
  %633 = phi <8 x float> [ %606, %618 ], [ %705, %661 ]
  %634 = phi <8 x float> [ %609, %618 ], [ %706, %661 ]
  %635 = phi <8 x float> [ %613, %618 ], [ %711, %661 ]
  %636 = phi <8 x float> [ %616, %618 ], [ %712, %661 ]
  %637 = icmp eq ptr %161, null
  br i1 %637, label %638, label %716

638:                                              ; preds = %626
  store <8 x float> %629, ptr %151, align 4
  store <8 x float> %628, ptr %587, align 4
  %639 = load i64, ptr %8, align 8
  %640 = getelementptr inbounds float, ptr %151, i64 %639
  store <8 x float> %627, ptr %640, align 4
  %641 = load i64, ptr %8, align 8
  %642 = getelementptr inbounds float, ptr %151, i64 %641
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 32
  store <8 x float> %630, ptr %643, align 4
  %644 = load i64, ptr %8, align 8
  %645 = shl nsw i64 %644, 3
  %646 = getelementptr inbounds i8, ptr %151, i64 %645
  store <8 x float> %631, ptr %646, align 4
  %647 = load i64, ptr %8, align 8
  %648 = shl nsw i64 %647, 3
  %649 = getelementptr inbounds i8, ptr %151, i64 %648
  %650 = getelementptr inbounds nuw i8, ptr %649, i64 32
  store <8 x float> %632, ptr %650, align 4
  %651 = load i64, ptr %8, align 8
  %652 = mul nsw i64 %651, 12
  %653 = getelementptr inbounds i8, ptr %151, i64 %652
  store <8 x float> %633, ptr %653, align 4
  %654 = load i64, ptr %8, align 8
  %655 = mul nsw i64 %654, 12
  %656 = getelementptr inbounds i8, ptr %151, i64 %655
  %657 = getelementptr inbounds nuw i8, ptr %656, i64 32
  store <8 x float> %634, ptr %657, align 4
  %658 = load i64, ptr %8, align 8
  %659 = shl nsw i64 %658, 4
  %660 = getelementptr inbounds i8, ptr %151, i64 %659
  store <8 x float> %635, ptr %660, align 4
  br label %786

661:                                              ; preds = %618, %661
  %662 = phi <8 x float> [ %693, %661 ], [ %592, %618 ]
  %663 = phi <8 x float> [ %688, %661 ], [ %589, %618 ]
  %664 = phi <8 x float> [ %687, %661 ], [ %586, %618 ]
  %665 = phi <8 x float> [ %694, %661 ], [ %595, %618 ]
  %666 = phi <8 x float> [ %699, %661 ], [ %599, %618 ]
  %667 = phi <8 x float> [ %700, %661 ], [ %602, %618 ]
  %668 = phi <8 x float> [ %705, %661 ], [ %606, %618 ]
  %669 = phi <8 x float> [ %706, %661 ], [ %609, %618 ]
  %670 = phi <8 x float> [ %711, %661 ], [ %613, %618 ]
  %671 = phi <8 x float> [ %712, %661 ], [ %616, %618 ]
  %672 = phi i64 [ %713, %661 ], [ %144, %618 ]
  %673 = phi i64 [ %714, %661 ], [ 0, %618 ]
  %674 = shl nsw i64 %673, 6
  %675 = getelementptr inbounds nuw i8, ptr %125, i64 %674
  %676 = load <8 x float>, ptr %675, align 4
  %677 = getelementptr inbounds nuw i8, ptr %675, i64 32
  %678 = load <8 x float>, ptr %677, align 4
  %679 = ashr i64 %672, 12
  %680 = and i64 %679, -16
  %681 = getelementptr inbounds float, ptr %145, i64 %680
  call void @llvm.prefetch.p0(ptr %681, i32 0, i32 2, i32 1)
  %682 = mul nuw nsw i64 %673, 20
  %683 = getelementptr inbounds nuw i8, ptr %130, i64 %682
  %684 = load float, ptr %683, align 4
  %685 = insertelement <8 x float> poison, float %684, i64 0
  %686 = shufflevector <8 x float> %685, <8 x float> poison, <8 x i32> zeroinitializer
  %687 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %686, <8 x float> %676, <8 x float> %664)
  %688 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %686, <8 x float> %678, <8 x float> %663)
  %689 = getelementptr inbounds nuw i8, ptr %683, i64 4
  %690 = load float, ptr %689, align 4
  %691 = insertelement <8 x float> poison, float %690, i64 0
  %692 = shufflevector <8 x float> %691, <8 x float> poison, <8 x i32> zeroinitializer
  %693 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %692, <8 x float> %676, <8 x float> %662)
  %694 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %692, <8 x float> %678, <8 x float> %665)
  %695 = getelementptr inbounds nuw i8, ptr %683, i64 8
  %696 = load float, ptr %695, align 4
  %697 = insertelement <8 x float> poison, float %696, i64 0
  %698 = shufflevector <8 x float> %697, <8 x float> poison, <8 x i32> zeroinitializer
  %699 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %698, <8 x float> %676, <8 x float> %666)
  %700 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %698, <8 x float> %678, <8 x float> %667)
  %701 = getelementptr inbounds nuw i8, ptr %683, i64 12
  %702 = load float, ptr %701, align 4
  %703 = insertelement <8 x float> poison, float %702, i64 0
  %704 = shufflevector <8 x float> %703, <8 x float> poison, <8 x i32> zeroinitializer
  %705 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %704, <8 x float> %676, <8 x float> %668)
  %706 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %704, <8 x float> %678, <8 x float> %669)
  %707 = getelementptr inbounds nuw i8, ptr %683, i64 16
  %708 = load float, ptr %707, align 4
  %709 = insertelement <8 x float> poison, float %708, i64 0
  %710 = shufflevector <8 x float> %709, <8 x float> poison, <8 x i32> zeroinitializer
  %711 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %710, <8 x float> %676, <8 x float> %670)
  %712 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %710, <8 x float> %678, <8 x float> %671)
  %713 = add nsw i64 %672, %141
  %714 = add nuw nsw i64 %673, 1
  %715 = icmp slt i64 %714, %73
  br i1 %715, label %661, label %626, !llvm.loop !11

716:                                              ; preds = %626
  %717 = load <8 x float>, ptr %161, align 4
  %718 = fadd <8 x float> %629, %717
  store <8 x float> %718, ptr %151, align 4
  %719 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %720 = load <8 x float>, ptr %719, align 4
  %721 = fadd <8 x float> %628, %720
  store <8 x float> %721, ptr %587, align 4
  %722 = load i64, ptr %13, align 8
  %723 = getelementptr inbounds float, ptr %161, i64 %722
  %724 = load <8 x float>, ptr %723, align 4
  %725 = fadd <8 x float> %627, %724
  %726 = load i64, ptr %8, align 8
  %727 = getelementptr inbounds float, ptr %151, i64 %726
  store <8 x float> %725, ptr %727, align 4
  %728 = load i64, ptr %13, align 8
  %729 = getelementptr inbounds float, ptr %161, i64 %728
  %730 = getelementptr inbounds nuw i8, ptr %729, i64 32
  %731 = load <8 x float>, ptr %730, align 4
  %732 = fadd <8 x float> %630, %731
  %733 = load i64, ptr %8, align 8
  %734 = getelementptr inbounds float, ptr %151, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 32
  store <8 x float> %732, ptr %735, align 4
  %736 = load i64, ptr %13, align 8
  %737 = shl nsw i64 %736, 3
  %738 = getelementptr inbounds i8, ptr %161, i64 %737
  %739 = load <8 x float>, ptr %738, align 4
  %740 = fadd <8 x float> %631, %739
  %741 = load i64, ptr %8, align 8
  %742 = shl nsw i64 %741, 3
  %743 = getelementptr inbounds i8, ptr %151, i64 %742
  store <8 x float> %740, ptr %743, align 4
  %744 = load i64, ptr %13, align 8
  %745 = shl nsw i64 %744, 3
  %746 = getelementptr inbounds i8, ptr %161, i64 %745
  %747 = getelementptr inbounds nuw i8, ptr %746, i64 32
  %748 = load <8 x float>, ptr %747, align 4
  %749 = fadd <8 x float> %632, %748
  %750 = load i64, ptr %8, align 8
  %751 = shl nsw i64 %750, 3
  %752 = getelementptr inbounds i8, ptr %151, i64 %751
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 32
  store <8 x float> %749, ptr %753, align 4
  %754 = load i64, ptr %13, align 8
  %755 = mul nsw i64 %754, 12
  %756 = getelementptr inbounds i8, ptr %161, i64 %755
  %757 = load <8 x float>, ptr %756, align 4
  %758 = fadd <8 x float> %633, %757
  %759 = load i64, ptr %8, align 8
  %760 = mul nsw i64 %759, 12
  %761 = getelementptr inbounds i8, ptr %151, i64 %760
  store <8 x float> %758, ptr %761, align 4
  %762 = load i64, ptr %13, align 8
  %763 = mul nsw i64 %762, 12
  %764 = getelementptr inbounds i8, ptr %161, i64 %763
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 32
  %766 = load <8 x float>, ptr %765, align 4
  %767 = fadd <8 x float> %634, %766
  %768 = load i64, ptr %8, align 8
  %769 = mul nsw i64 %768, 12
  %770 = getelementptr inbounds i8, ptr %151, i64 %769
  %771 = getelementptr inbounds nuw i8, ptr %770, i64 32
  store <8 x float> %767, ptr %771, align 4
  %772 = load i64, ptr %13, align 8
  %773 = shl nsw i64 %772, 4
  %774 = getelementptr inbounds i8, ptr %161, i64 %773
  %775 = load <8 x float>, ptr %774, align 4
  %776 = fadd <8 x float> %635, %775
  %777 = load i64, ptr %8, align 8
  %778 = shl nsw i64 %777, 4
  %779 = getelementptr inbounds i8, ptr %151, i64 %778
  store <8 x float> %776, ptr %779, align 4
  %780 = load i64, ptr %13, align 8
  %781 = shl nsw i64 %780, 4
  %782 = getelementptr inbounds i8, ptr %161, i64 %781
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 32
  %784 = load <8 x float>, ptr %783, align 4
  %785 = fadd <8 x float> %636, %784
  br label %786

786:                                              ; preds = %638, %716
  %787 = phi <8 x float> [ %785, %716 ], [ %636, %638 ]
  %788 = load i64, ptr %8, align 8
  %789 = shl nsw i64 %788, 4
  %790 = getelementptr inbounds i8, ptr %151, i64 %789
  %791 = getelementptr inbounds nuw i8, ptr %790, i64 32
  store <8 x float> %787, ptr %791, align 4
  br label %1042

792:                                              ; preds = %160
  %793 = load <8 x float>, ptr %151, align 4
  %794 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %793
  %795 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %796 = load <8 x float>, ptr %795, align 4
  %797 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %796
  %798 = getelementptr inbounds float, ptr %151, i64 %148
  %799 = load <8 x float>, ptr %798, align 4
  %800 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %799
  %801 = getelementptr inbounds nuw i8, ptr %798, i64 32
  %802 = load <8 x float>, ptr %801, align 4
  %803 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %802
  %804 = shl nsw i64 %148, 3
  %805 = getelementptr inbounds i8, ptr %151, i64 %804
  %806 = load <8 x float>, ptr %805, align 4
  %807 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %806
  %808 = getelementptr inbounds nuw i8, ptr %805, i64 32
  %809 = load <8 x float>, ptr %808, align 4
  %810 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %809
  %811 = mul nsw i64 %148, 12
  %812 = getelementptr inbounds i8, ptr %151, i64 %811
  %813 = load <8 x float>, ptr %812, align 4
  %814 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %813
  %815 = getelementptr inbounds nuw i8, ptr %812, i64 32
  %816 = load <8 x float>, ptr %815, align 4
  %817 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %816
  %818 = shl nsw i64 %148, 4
  %819 = getelementptr inbounds i8, ptr %151, i64 %818
  %820 = load <8 x float>, ptr %819, align 4
  %821 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %820
  %822 = getelementptr inbounds nuw i8, ptr %819, i64 32
  %823 = load <8 x float>, ptr %822, align 4
  %824 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %823
  %825 = mul nsw i64 %148, 20
  %826 = getelementptr inbounds i8, ptr %151, i64 %825
  %827 = load <8 x float>, ptr %826, align 4
  %828 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %827
  %829 = getelementptr inbounds nuw i8, ptr %826, i64 32
  %830 = load <8 x float>, ptr %829, align 4
  %831 = select i1 %74, <8 x float> zeroinitializer, <8 x float> %830
  %832 = icmp sgt i64 %139, 0
  br i1 %832, label %834, label %833

833:                                              ; preds = %834, %792
  br i1 %97, label %885, label %841

834:                                              ; preds = %792, %834
  %835 = phi i64 [ %839, %834 ], [ 0, %792 ]
  %836 = add nuw nsw i64 %835, 6
  %837 = mul nsw i64 %836, %148
  %838 = getelementptr inbounds float, ptr %151, i64 %837
  tail call void @llvm.prefetch.p0(ptr %838, i32 1, i32 3, i32 1)
  %839 = add nuw nsw i64 %835, 1
  %840 = icmp eq i64 %839, %134
  br i1 %840, label %833, label %834, !llvm.loop !9

841:                                              ; preds = %885, %833
  %842 = phi <8 x float> [ %794, %833 ], [ %913, %885 ]
  %843 = phi <8 x float> [ %797, %833 ], [ %914, %885 ]
  %844 = phi <8 x float> [ %800, %833 ], [ %919, %885 ]
  %845 = phi <8 x float> [ %803, %833 ], [ %920, %885 ]
  %846 = phi <8 x float> [ %807, %833 ], [ %925, %885 ]
  %847 = phi <8 x float> [ %810, %833 ], [ %926, %885 ]
  %848 = phi <8 x float> [ %814, %833 ], [ %931, %885 ]
  %849 = phi <8 x float> [ %817, %833 ], [ %932, %885 ]
  %850 = phi <8 x float> [ %821, %833 ], [ %937, %885 ]
  %851 = phi <8 x float> [ %824, %833 ], [ %938, %885 ]
  %852 = phi <8 x float> [ %828, %833 ], [ %943, %885 ]
  %853 = phi <8 x float> [ %831, %833 ], [ %944, %885 ]
  %854 = icmp eq ptr %161, null
  br i1 %854, label %855, label %948

855:                                              ; preds = %841
  store <8 x float> %842, ptr %151, align 4
  store <8 x float> %843, ptr %795, align 4
  %856 = load i64, ptr %8, align 8
  %857 = getelementptr inbounds float, ptr %151, i64 %856
  store <8 x float> %844, ptr %857, align 4
  %858 = load i64, ptr %8, align 8
  %859 = getelementptr inbounds float, ptr %151, i64 %858
  %860 = getelementptr inbounds nuw i8, ptr %859, i64 32
  store <8 x float> %845, ptr %860, align 4
  %861 = load i64, ptr %8, align 8
  %862 = shl nsw i64 %861, 3
  %863 = getelementptr inbounds i8, ptr %151, i64 %862
  store <8 x float> %846, ptr %863, align 4
  %864 = load i64, ptr %8, align 8
  %865 = shl nsw i64 %864, 3
  %866 = getelementptr inbounds i8, ptr %151, i64 %865
  %867 = getelementptr inbounds nuw i8, ptr %866, i64 32
  store <8 x float> %847, ptr %867, align 4
  %868 = load i64, ptr %8, align 8
  %869 = mul nsw i64 %868, 12
  %870 = getelementptr inbounds i8, ptr %151, i64 %869
  store <8 x float> %848, ptr %870, align 4
  %871 = load i64, ptr %8, align 8
  %872 = mul nsw i64 %871, 12
  %873 = getelementptr inbounds i8, ptr %151, i64 %872
  %874 = getelementptr inbounds nuw i8, ptr %873, i64 32
  store <8 x float> %849, ptr %874, align 4
  %875 = load i64, ptr %8, align 8
  %876 = shl nsw i64 %875, 4
  %877 = getelementptr inbounds i8, ptr %151, i64 %876
  store <8 x float> %850, ptr %877, align 4
  %878 = load i64, ptr %8, align 8
  %879 = shl nsw i64 %878, 4
  %880 = getelementptr inbounds i8, ptr %151, i64 %879
  %881 = getelementptr inbounds nuw i8, ptr %880, i64 32
  store <8 x float> %851, ptr %881, align 4
  %882 = load i64, ptr %8, align 8
  %883 = mul nsw i64 %882, 20
  %884 = getelementptr inbounds i8, ptr %151, i64 %883
  store <8 x float> %852, ptr %884, align 4
  br label %1036

885:                                              ; preds = %833, %885
  %886 = phi <8 x float> [ %913, %885 ], [ %794, %833 ]
  %887 = phi <8 x float> [ %914, %885 ], [ %797, %833 ]
  %888 = phi <8 x float> [ %919, %885 ], [ %800, %833 ]
  %889 = phi <8 x float> [ %920, %885 ], [ %803, %833 ]
  %890 = phi <8 x float> [ %925, %885 ], [ %807, %833 ]
  %891 = phi <8 x float> [ %926, %885 ], [ %810, %833 ]
  %892 = phi <8 x float> [ %931, %885 ], [ %814, %833 ]
  %893 = phi <8 x float> [ %932, %885 ], [ %817, %833 ]
  %894 = phi <8 x float> [ %937, %885 ], [ %821, %833 ]
  %895 = phi <8 x float> [ %938, %885 ], [ %824, %833 ]
  %896 = phi <8 x float> [ %943, %885 ], [ %828, %833 ]
  %897 = phi <8 x float> [ %944, %885 ], [ %831, %833 ]
  %898 = phi i64 [ %945, %885 ], [ %144, %833 ]
  %899 = phi i64 [ %946, %885 ], [ 0, %833 ]
  %900 = shl nsw i64 %899, 6
  %901 = getelementptr inbounds nuw i8, ptr %125, i64 %900
  %902 = load <8 x float>, ptr %901, align 4
  %903 = getelementptr inbounds nuw i8, ptr %901, i64 32
  %904 = load <8 x float>, ptr %903, align 4
  %905 = ashr i64 %898, 12
  %906 = and i64 %905, -16
  %907 = getelementptr inbounds float, ptr %145, i64 %906
  call void @llvm.prefetch.p0(ptr %907, i32 0, i32 2, i32 1)
  %908 = mul nuw nsw i64 %899, 24
  %909 = getelementptr inbounds nuw i8, ptr %130, i64 %908
  %910 = load float, ptr %909, align 4
  %911 = insertelement <8 x float> poison, float %910, i64 0
  %912 = shufflevector <8 x float> %911, <8 x float> poison, <8 x i32> zeroinitializer
  %913 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %912, <8 x float> %902, <8 x float> %886)
  %914 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %912, <8 x float> %904, <8 x float> %887)
  %915 = getelementptr inbounds nuw i8, ptr %909, i64 4
  %916 = load float, ptr %915, align 4
  %917 = insertelement <8 x float> poison, float %916, i64 0
  %918 = shufflevector <8 x float> %917, <8 x float> poison, <8 x i32> zeroinitializer
  %919 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %918, <8 x float> %902, <8 x float> %888)
  %920 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %918, <8 x float> %904, <8 x float> %889)
  %921 = getelementptr inbounds nuw i8, ptr %909, i64 8
  %922 = load float, ptr %921, align 4
  %923 = insertelement <8 x float> poison, float %922, i64 0
  %924 = shufflevector <8 x float> %923, <8 x float> poison, <8 x i32> zeroinitializer
  %925 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %924, <8 x float> %902, <8 x float> %890)
  %926 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %924, <8 x float> %904, <8 x float> %891)
  %927 = getelementptr inbounds nuw i8, ptr %909, i64 12
  %928 = load float, ptr %927, align 4
  %929 = insertelement <8 x float> poison, float %928, i64 0
  %930 = shufflevector <8 x float> %929, <8 x float> poison, <8 x i32> zeroinitializer
  %931 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %930, <8 x float> %902, <8 x float> %892)
  %932 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %930, <8 x float> %904, <8 x float> %893)
  %933 = getelementptr inbounds nuw i8, ptr %909, i64 16
  %934 = load float, ptr %933, align 4
  %935 = insertelement <8 x float> poison, float %934, i64 0
  %936 = shufflevector <8 x float> %935, <8 x float> poison, <8 x i32> zeroinitializer
  %937 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %936, <8 x float> %902, <8 x float> %894)
  %938 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %936, <8 x float> %904, <8 x float> %895)
  %939 = getelementptr inbounds nuw i8, ptr %909, i64 20
  %940 = load float, ptr %939, align 4
  %941 = insertelement <8 x float> poison, float %940, i64 0
  %942 = shufflevector <8 x float> %941, <8 x float> poison, <8 x i32> zeroinitializer
  %943 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %942, <8 x float> %902, <8 x float> %896)
  %944 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %942, <8 x float> %904, <8 x float> %897)
  %945 = add nsw i64 %898, %141
  %946 = add nuw nsw i64 %899, 1
  %947 = icmp slt i64 %946, %73
  br i1 %947, label %885, label %841, !llvm.loop !11

948:                                              ; preds = %841
  %949 = load <8 x float>, ptr %161, align 4
  %950 = fadd <8 x float> %842, %949
  store <8 x float> %950, ptr %151, align 4
  %951 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %952 = load <8 x float>, ptr %951, align 4
  %953 = fadd <8 x float> %843, %952
  store <8 x float> %953, ptr %795, align 4
  %954 = load i64, ptr %13, align 8
  %955 = getelementptr inbounds float, ptr %161, i64 %954
  %956 = load <8 x float>, ptr %955, align 4
  %957 = fadd <8 x float> %844, %956
  %958 = load i64, ptr %8, align 8
  %959 = getelementptr inbounds float, ptr %151, i64 %958
  store <8 x float> %957, ptr %959, align 4
  %960 = load i64, ptr %13, align 8
  %961 = getelementptr inbounds float, ptr %161, i64 %960
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 32
  %963 = load <8 x float>, ptr %962, align 4
  %964 = fadd <8 x float> %845, %963
  %965 = load i64, ptr %8, align 8
  %966 = getelementptr inbounds float, ptr %151, i64 %965
  %967 = getelementptr inbounds nuw i8, ptr %966, i64 32
  store <8 x float> %964, ptr %967, align 4
  %968 = load i64, ptr %13, align 8
  %969 = shl nsw i64 %968, 3
  %970 = getelementptr inbounds i8, ptr %161, i64 %969
  %971 = load <8 x float>, ptr %970, align 4
  %972 = fadd <8 x float> %846, %971
  %973 = load i64, ptr %8, align 8
  %974 = shl nsw i64 %973, 3
  %975 = getelementptr inbounds i8, ptr %151, i64 %974
  store <8 x float> %972, ptr %975, align 4
  %976 = load i64, ptr %13, align 8
  %977 = shl nsw i64 %976, 3
  %978 = getelementptr inbounds i8, ptr %161, i64 %977
  %979 = getelementptr inbounds nuw i8, ptr %978, i64 32
  %980 = load <8 x float>, ptr %979, align 4
  %981 = fadd <8 x float> %847, %980
  %982 = load i64, ptr %8, align 8
  %983 = shl nsw i64 %982, 3
  %984 = getelementptr inbounds i8, ptr %151, i64 %983
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 32
  store <8 x float> %981, ptr %985, align 4
  %986 = load i64, ptr %13, align 8
  %987 = mul nsw i64 %986, 12
  %988 = getelementptr inbounds i8, ptr %161, i64 %987
  %989 = load <8 x float>, ptr %988, align 4
  %990 = fadd <8 x float> %848, %989
  %991 = load i64, ptr %8, align 8
  %992 = mul nsw i64 %991, 12
  %993 = getelementptr inbounds i8, ptr %151, i64 %992
  store <8 x float> %990, ptr %993, align 4
  %994 = load i64, ptr %13, align 8
  %995 = mul nsw i64 %994, 12
  %996 = getelementptr inbounds i8, ptr %161, i64 %995
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 32
  %998 = load <8 x float>, ptr %997, align 4
  %999 = fadd <8 x float> %849, %998
  %1000 = load i64, ptr %8, align 8
  %1001 = mul nsw i64 %1000, 12
  %1002 = getelementptr inbounds i8, ptr %151, i64 %1001
  %1003 = getelementptr inbounds nuw i8, ptr %1002, i64 32
  store <8 x float> %999, ptr %1003, align 4
  %1004 = load i64, ptr %13, align 8
  %1005 = shl nsw i64 %1004, 4
  %1006 = getelementptr inbounds i8, ptr %161, i64 %1005
  %1007 = load <8 x float>, ptr %1006, align 4
  %1008 = fadd <8 x float> %850, %1007
  %1009 = load i64, ptr %8, align 8
  %1010 = shl nsw i64 %1009, 4
  %1011 = getelementptr inbounds i8, ptr %151, i64 %1010
  store <8 x float> %1008, ptr %1011, align 4
  %1012 = load i64, ptr %13, align 8
  %1013 = shl nsw i64 %1012, 4
  %1014 = getelementptr inbounds i8, ptr %161, i64 %1013
  %1015 = getelementptr inbounds nuw i8, ptr %1014, i64 32
  %1016 = load <8 x float>, ptr %1015, align 4
  %1017 = fadd <8 x float> %851, %1016
  %1018 = load i64, ptr %8, align 8
  %1019 = shl nsw i64 %1018, 4
  %1020 = getelementptr inbounds i8, ptr %151, i64 %1019
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 32
  store <8 x float> %1017, ptr %1021, align 4
  %1022 = load i64, ptr %13, align 8
  %1023 = mul nsw i64 %1022, 20
  %1024 = getelementptr inbounds i8, ptr %161, i64 %1023
  %1025 = load <8 x float>, ptr %1024, align 4
  %1026 = fadd <8 x float> %852, %1025
  %1027 = load i64, ptr %8, align 8
  %1028 = mul nsw i64 %1027, 20
  %1029 = getelementptr inbounds i8, ptr %151, i64 %1028
  store <8 x float> %1026, ptr %1029, align 4
  %1030 = load i64, ptr %13, align 8
  %1031 = mul nsw i64 %1030, 20
  %1032 = getelementptr inbounds i8, ptr %161, i64 %1031
  %1033 = getelementptr inbounds nuw i8, ptr %1032, i64 32
  %1034 = load <8 x float>, ptr %1033, align 4
  %1035 = fadd <8 x float> %853, %1034
  br label %1036

1036:                                             ; preds = %855, %948
  %1037 = phi <8 x float> [ %1035, %948 ], [ %853, %855 ]
  %1038 = load i64, ptr %8, align 8
  %1039 = mul nsw i64 %1038, 20
  %1040 = getelementptr inbounds i8, ptr %151, i64 %1039
  %1041 = getelementptr inbounds nuw i8, ptr %1040, i64 32
  store <8 x float> %1037, ptr %1041, align 4
  br label %1042

1042:                                             ; preds = %1036, %786, %578, %412, %289, %209, %160
  %1043 = mul nsw i64 %137, %73
  %1044 = getelementptr inbounds float, ptr %130, i64 %1043
  %1045 = add nuw nsw i64 %131, 1
  %1046 = sub i64 %129, %25
  %1047 = icmp eq i64 %1045, %62
  br i1 %1047, label %98, label %128, !llvm.loop !12

1048:                                             ; preds = %65, %50
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %1049 = add nuw nsw i64 %18, 384
  %1050 = load i64, ptr %4, align 8
  %1051 = icmp slt i64 %1049, %1050
  %1052 = add i64 %16, -384
  br i1 %1051, label %15, label %14, !llvm.loop !13
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define void @before(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
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
  call void @product(ptr noundef nonnull %2)
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
  br i1 %188, label %189, label %202

189:                                              ; preds = %149
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %192 = load i64, ptr %150, align 8
  %193 = load i64, ptr %152, align 8
  br label %194

194:                                              ; preds = %189, %203
  %195 = phi i64 [ %193, %189 ], [ %204, %203 ]
  %196 = phi i64 [ %192, %189 ], [ %205, %203 ]
  %197 = phi i64 [ %184, %189 ], [ %206, %203 ]
  %198 = add nsw i64 %195, %196
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %203

200:                                              ; preds = %194
  %201 = mul nsw i64 %197, %158
  br label %208

202:                                              ; preds = %203, %149
  ret void

203:                                              ; preds = %378, %194
  %204 = phi i64 [ %195, %194 ], [ %381, %378 ]
  %205 = phi i64 [ %196, %194 ], [ %380, %378 ]
  %206 = add nsw i64 %197, 1
  %207 = icmp eq i64 %206, %187
  br i1 %207, label %202, label %194, !llvm.loop !18

208:                                              ; preds = %200, %378
  %209 = phi i64 [ %196, %200 ], [ %380, %378 ]
  %210 = phi i64 [ 0, %200 ], [ %379, %378 ]
  %211 = icmp slt i64 %210, %209
  %212 = select i1 %211, i64 48, i64 56
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 %212
  %214 = load ptr, ptr %213, align 8
  %215 = load ptr, ptr %167, align 8
  %216 = getelementptr inbounds float, ptr %215, i64 %201
  %217 = load i64, ptr %156, align 8
  %218 = mul nsw i64 %217, %210
  %219 = getelementptr inbounds float, ptr %216, i64 %218
  %220 = icmp eq ptr %214, null
  br i1 %220, label %343, label %221

221:                                              ; preds = %208
  %222 = load float, ptr %12, align 8
  %223 = icmp sgt i64 %217, 0
  br i1 %223, label %224, label %247

224:                                              ; preds = %221
  %225 = add nsw i64 %217, -1
  %226 = lshr i64 %225, 3
  %227 = add nuw nsw i64 %226, 1
  %228 = and i64 %227, 7
  %229 = icmp ult i64 %217, 57
  br i1 %229, label %232, label %230

230:                                              ; preds = %224
  %231 = and i64 %227, 4611686018427387896
  br label %273

232:                                              ; preds = %273, %224
  %233 = phi <8 x float> [ poison, %224 ], [ %307, %273 ]
  %234 = phi <8 x float> [ zeroinitializer, %224 ], [ %307, %273 ]
  %235 = phi i64 [ 0, %224 ], [ %308, %273 ]
  %236 = icmp eq i64 %228, 0
  br i1 %236, label %247, label %237

237:                                              ; preds = %232, %237
  %238 = phi <8 x float> [ %243, %237 ], [ %234, %232 ]
  %239 = phi i64 [ %244, %237 ], [ %235, %232 ]
  %240 = phi i64 [ %245, %237 ], [ 0, %232 ]
  %241 = getelementptr inbounds nuw float, ptr %219, i64 %239
  %242 = load <8 x float>, ptr %241, align 4
  %243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %242, <8 x float> %242, <8 x float> %238)
  %244 = add nuw nsw i64 %239, 8
  %245 = add i64 %240, 1
  %246 = icmp eq i64 %245, %228
  br i1 %246, label %247, label %237, !llvm.loop !19

247:                                              ; preds = %232, %237, %221
  %248 = phi <8 x float> [ zeroinitializer, %221 ], [ %233, %232 ], [ %243, %237 ]
  %249 = shufflevector <8 x float> %248, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %250 = shufflevector <8 x float> %248, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %251 = fadd <4 x float> %249, %250
  %252 = shufflevector <4 x float> %251, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %253 = fadd <4 x float> %251, %252
  %254 = shufflevector <4 x float> %251, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %255 = shufflevector <4 x float> %251, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %256 = fadd <4 x float> %254, %255
  %257 = fadd <4 x float> %253, %256
  %258 = extractelement <4 x float> %257, i64 0
  %259 = sitofp i64 %217 to float
  %260 = fdiv float %258, %259
  %261 = fadd float %222, %260
  %262 = call float @llvm.sqrt.f32(float %261)
  %263 = fdiv float 1.000000e+00, %262
  %264 = insertelement <8 x float> poison, float %263, i64 0
  %265 = shufflevector <8 x float> %264, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %223, label %266, label %378

266:                                              ; preds = %247
  %267 = add nsw i64 %217, -1
  %268 = icmp ult i64 %217, 9
  br i1 %268, label %330, label %269

269:                                              ; preds = %266
  %270 = lshr i64 %267, 3
  %271 = add nuw nsw i64 %270, 1
  %272 = and i64 %271, 4611686018427387902
  br label %311

273:                                              ; preds = %273, %230
  %274 = phi <8 x float> [ zeroinitializer, %230 ], [ %307, %273 ]
  %275 = phi i64 [ 0, %230 ], [ %308, %273 ]
  %276 = phi i64 [ 0, %230 ], [ %309, %273 ]
  %277 = getelementptr inbounds nuw float, ptr %219, i64 %275
  %278 = load <8 x float>, ptr %277, align 4
  %279 = call <8 x float> @llvm.fma.v8f32(<8 x float> %278, <8 x float> %278, <8 x float> %274)
  %280 = or disjoint i64 %275, 8
  %281 = getelementptr inbounds nuw float, ptr %219, i64 %280
  %282 = load <8 x float>, ptr %281, align 4
  %283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %282, <8 x float> %279)
  %284 = or disjoint i64 %275, 16
  %285 = getelementptr inbounds nuw float, ptr %219, i64 %284
  %286 = load <8 x float>, ptr %285, align 4
  %287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %286, <8 x float> %286, <8 x float> %283)
  %288 = or disjoint i64 %275, 24
  %289 = getelementptr inbounds nuw float, ptr %219, i64 %288
  %290 = load <8 x float>, ptr %289, align 4
  %291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> %290, <8 x float> %287)
  %292 = or disjoint i64 %275, 32
  %293 = getelementptr inbounds nuw float, ptr %219, i64 %292
  %294 = load <8 x float>, ptr %293, align 4
  %295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %294, <8 x float> %294, <8 x float> %291)
  %296 = or disjoint i64 %275, 40
  %297 = getelementptr inbounds nuw float, ptr %219, i64 %296
  %298 = load <8 x float>, ptr %297, align 4
  %299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %298, <8 x float> %298, <8 x float> %295)
  %300 = or disjoint i64 %275, 48
  %301 = getelementptr inbounds nuw float, ptr %219, i64 %300
  %302 = load <8 x float>, ptr %301, align 4
  %303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %302, <8 x float> %302, <8 x float> %299)
  %304 = or disjoint i64 %275, 56
  %305 = getelementptr inbounds nuw float, ptr %219, i64 %304
  %306 = load <8 x float>, ptr %305, align 4
  %307 = call <8 x float> @llvm.fma.v8f32(<8 x float> %306, <8 x float> %306, <8 x float> %303)
  %308 = add nuw nsw i64 %275, 64
  %309 = add nuw nsw i64 %276, 8
  %310 = icmp eq i64 %309, %231
  br i1 %310, label %232, label %273, !llvm.loop !15

311:                                              ; preds = %311, %269
  %312 = phi i64 [ 0, %269 ], [ %327, %311 ]
  %313 = phi i64 [ 0, %269 ], [ %328, %311 ]
  %314 = getelementptr inbounds nuw float, ptr %219, i64 %312
  %315 = load <8 x float>, ptr %314, align 4
  %316 = fmul <8 x float> %265, %315
  %317 = getelementptr inbounds nuw float, ptr %214, i64 %312
  %318 = load <8 x float>, ptr %317, align 4
  %319 = fmul <8 x float> %316, %318
  store <8 x float> %319, ptr %314, align 4
  %320 = or disjoint i64 %312, 8
  %321 = getelementptr inbounds nuw float, ptr %219, i64 %320
  %322 = load <8 x float>, ptr %321, align 4
  %323 = fmul <8 x float> %265, %322
  %324 = getelementptr inbounds nuw float, ptr %214, i64 %320
  %325 = load <8 x float>, ptr %324, align 4
  %326 = fmul <8 x float> %323, %325
  store <8 x float> %326, ptr %321, align 4
  %327 = add nuw nsw i64 %312, 16
  %328 = add i64 %313, 2
  %329 = icmp eq i64 %328, %272
  br i1 %329, label %330, label %311, !llvm.loop !16

330:                                              ; preds = %311, %266
  %331 = phi i64 [ 0, %266 ], [ %327, %311 ]
  %332 = and i64 %267, 8
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %334, label %341

334:                                              ; preds = %330
  %335 = getelementptr inbounds nuw float, ptr %219, i64 %331
  %336 = load <8 x float>, ptr %335, align 4
  %337 = fmul <8 x float> %265, %336
  %338 = getelementptr inbounds nuw float, ptr %214, i64 %331
  %339 = load <8 x float>, ptr %338, align 4
  %340 = fmul <8 x float> %337, %339
  store <8 x float> %340, ptr %335, align 4
  br label %341

341:                                              ; preds = %330, %334
  %342 = load i64, ptr %156, align 8
  br label %343

343:                                              ; preds = %341, %208
  %344 = phi i64 [ %342, %341 ], [ %217, %208 ]
  %345 = load ptr, ptr %190, align 8
  %346 = mul nsw i64 %344, %197
  %347 = getelementptr inbounds float, ptr %345, i64 %346
  %348 = load ptr, ptr %191, align 8
  %349 = getelementptr inbounds float, ptr %348, i64 %346
  %350 = sdiv i64 %344, 2
  %351 = icmp sgt i64 %344, 1
  br i1 %351, label %352, label %378

352:                                              ; preds = %343
  %353 = getelementptr inbounds nuw float, ptr %219, i64 %350
  %354 = getelementptr inbounds nuw float, ptr %347, i64 %350
  %355 = getelementptr inbounds nuw float, ptr %349, i64 %350
  br label %356

356:                                              ; preds = %352, %356
  %357 = phi i64 [ 0, %352 ], [ %376, %356 ]
  %358 = getelementptr inbounds nuw float, ptr %219, i64 %357
  %359 = getelementptr inbounds nuw float, ptr %353, i64 %357
  %360 = load <8 x float>, ptr %358, align 4
  %361 = load <8 x float>, ptr %359, align 4
  %362 = getelementptr inbounds nuw float, ptr %347, i64 %357
  %363 = load <8 x float>, ptr %362, align 4
  %364 = fmul <8 x float> %360, %363
  %365 = getelementptr inbounds nuw float, ptr %349, i64 %357
  %366 = load <8 x float>, ptr %365, align 4
  %367 = fmul <8 x float> %361, %366
  %368 = fsub <8 x float> %364, %367
  store <8 x float> %368, ptr %358, align 4
  %369 = getelementptr inbounds nuw float, ptr %354, i64 %357
  %370 = load <8 x float>, ptr %369, align 4
  %371 = fmul <8 x float> %361, %370
  %372 = getelementptr inbounds nuw float, ptr %355, i64 %357
  %373 = load <8 x float>, ptr %372, align 4
  %374 = fmul <8 x float> %360, %373
  %375 = fadd <8 x float> %371, %374
  store <8 x float> %375, ptr %359, align 4
  %376 = add nuw nsw i64 %357, 8
  %377 = icmp slt i64 %376, %350
  br i1 %377, label %356, label %378, !llvm.loop !20

378:                                              ; preds = %356, %247, %343
  %379 = add nuw nsw i64 %210, 1
  %380 = load i64, ptr %150, align 8
  %381 = load i64, ptr %152, align 8
  %382 = add nsw i64 %381, %380
  %383 = icmp slt i64 %379, %382
  br i1 %383, label %208, label %203, !llvm.loop !21
}

declare void @GOMP_barrier() local_unnamed_addr

define void @after(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = alloca %struct.product, align 8
  %4 = alloca %struct.product, align 8
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
  call void @product(ptr noundef nonnull %2)
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
  call void @product(ptr noundef nonnull %3)
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
  call void @product(ptr noundef nonnull %4)
  ret void
}

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

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

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
