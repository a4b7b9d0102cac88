; Made by `make kernels`, not by hand: ziglang 0.15.2, sources ac601e370cdf8de2, code a3efd99c0d8f94f6
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

14:                                               ; preds = %3442, %1
  ret void

15:                                               ; preds = %7, %3442
  %16 = phi i64 [ 0, %7 ], [ %3446, %3442 ]
  %17 = phi i64 [ %5, %7 ], [ %3444, %3442 ]
  %18 = phi i64 [ 0, %7 ], [ %3443, %3442 ]
  %19 = sub nsw i64 %17, %18
  %20 = tail call i64 @llvm.smin.i64(i64 %19, i64 768)
  %21 = add nsw i64 %20, 11
  %22 = sdiv i64 %21, 12
  %23 = add i64 %20, -1
  %24 = add i64 %23, %22
  %25 = sdiv i64 %24, %22
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %3)
  %26 = load i64, ptr %8, align 8
  %27 = sdiv i64 %26, 32
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
  %52 = shl nsw i64 %51, 5
  %53 = icmp sgt i64 %38, 0
  br i1 %53, label %54, label %3442

54:                                               ; preds = %50
  %55 = tail call i64 @llvm.smin.i64(i64 %22, i64 4)
  %56 = mul nsw i64 %55, 12288
  %57 = mul nsw i64 %52, %33
  %58 = icmp slt i64 %33, %36
  %59 = icmp sgt i64 %19, 0
  %60 = add nsw i64 %17, %16
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 768)
  %62 = tail call i64 @llvm.smax.i64(i64 %22, i64 1)
  br label %68

63:                                               ; preds = %98
  %64 = load i64, ptr %10, align 8
  br label %65

65:                                               ; preds = %63, %90
  %66 = phi i64 [ %64, %63 ], [ %69, %90 ]
  %67 = icmp slt i64 %71, %66
  br i1 %67, label %68, label %3442, !llvm.loop !6

68:                                               ; preds = %54, %65
  %69 = phi i64 [ %38, %54 ], [ %66, %65 ]
  %70 = phi i64 [ 0, %54 ], [ %71, %65 ]
  %71 = add nuw nsw i64 %70, 96
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
  %94 = shl nsw i64 %92, 5
  %95 = getelementptr inbounds i8, ptr %78, i64 %94
  br i1 %58, label %96, label %65

96:                                               ; preds = %90
  %97 = icmp sgt i64 %73, 0
  br label %100

98:                                               ; preds = %3436, %124
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
  %127 = shl nsw i64 %101, 5
  br label %128

128:                                              ; preds = %126, %3436
  %129 = phi i64 [ %61, %126 ], [ %3440, %3436 ]
  %130 = phi ptr [ %2, %126 ], [ %3438, %3436 ]
  %131 = phi i64 [ 0, %126 ], [ %3439, %3436 ]
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
  switch i64 %137, label %3436 [
    i64 1, label %162
    i64 2, label %212
    i64 3, label %296
    i64 4, label %421
    i64 5, label %588
    i64 6, label %797
    i64 7, label %1048
    i64 8, label %1341
    i64 9, label %1676
    i64 10, label %2053
    i64 11, label %2472
    i64 12, label %2933
  ]

162:                                              ; preds = %160
  %163 = load <16 x float>, ptr %151, align 4
  %164 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %163
  %165 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %166 = load <16 x float>, ptr %165, align 4
  %167 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %166
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
  %177 = phi <16 x float> [ %167, %169 ], [ %200, %181 ]
  %178 = phi <16 x float> [ %164, %169 ], [ %199, %181 ]
  %179 = icmp eq ptr %161, null
  br i1 %179, label %180, label %204

180:                                              ; preds = %176
  store <16 x float> %178, ptr %151, align 4
  br label %210

181:                                              ; preds = %169, %181
  %182 = phi <16 x float> [ %200, %181 ], [ %167, %169 ]
  %183 = phi <16 x float> [ %199, %181 ], [ %164, %169 ]
  %184 = phi i64 [ %201, %181 ], [ %144, %169 ]
  %185 = phi i64 [ %202, %181 ], [ 0, %169 ]
  %186 = shl nsw i64 %185, 7
  %187 = getelementptr inbounds nuw i8, ptr %125, i64 %186
  %188 = load <16 x float>, ptr %187, align 4
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 64
  %190 = load <16 x float>, ptr %189, align 4
  %191 = ashr i64 %184, 11
  %192 = and i64 %191, -32
  %193 = getelementptr inbounds float, ptr %145, i64 %192
  call void @llvm.prefetch.p0(ptr %193, i32 0, i32 2, i32 1)
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %194, i32 0, i32 2, i32 1)
  %195 = getelementptr float, ptr %130, i64 %185
  %196 = load float, ptr %195, align 4
  %197 = insertelement <16 x float> poison, float %196, i64 0
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer
  %199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %188, <16 x float> %183)
  %200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %190, <16 x float> %182)
  %201 = add nsw i64 %184, %141
  %202 = add nuw nsw i64 %185, 1
  %203 = icmp slt i64 %202, %73
  br i1 %203, label %181, label %176, !llvm.loop !11

204:                                              ; preds = %176
  %205 = load <16 x float>, ptr %161, align 4
  %206 = fadd <16 x float> %178, %205
  store <16 x float> %206, ptr %151, align 4
  %207 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %208 = load <16 x float>, ptr %207, align 4
  %209 = fadd <16 x float> %177, %208
  br label %210

210:                                              ; preds = %180, %204
  %211 = phi <16 x float> [ %209, %204 ], [ %177, %180 ]
  store <16 x float> %211, ptr %165, align 4
  br label %3436

212:                                              ; preds = %160
  %213 = load <16 x float>, ptr %151, align 4
  %214 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %213
  %215 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %216 = load <16 x float>, ptr %215, align 4
  %217 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %216
  %218 = getelementptr inbounds float, ptr %151, i64 %148
  %219 = load <16 x float>, ptr %218, align 4
  %220 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %219
  %221 = getelementptr inbounds nuw i8, ptr %218, i64 64
  %222 = load <16 x float>, ptr %221, align 4
  %223 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %222
  %224 = icmp sgt i64 %139, 0
  br i1 %224, label %226, label %225

225:                                              ; preds = %226, %212
  br i1 %97, label %242, label %233

226:                                              ; preds = %212, %226
  %227 = phi i64 [ %231, %226 ], [ 0, %212 ]
  %228 = add nuw nsw i64 %227, 2
  %229 = mul nsw i64 %228, %148
  %230 = getelementptr inbounds float, ptr %151, i64 %229
  tail call void @llvm.prefetch.p0(ptr %230, i32 1, i32 3, i32 1)
  %231 = add nuw nsw i64 %227, 1
  %232 = icmp eq i64 %231, %134
  br i1 %232, label %225, label %226, !llvm.loop !9

233:                                              ; preds = %242, %225
  %234 = phi <16 x float> [ %223, %225 ], [ %270, %242 ]
  %235 = phi <16 x float> [ %220, %225 ], [ %269, %242 ]
  %236 = phi <16 x float> [ %217, %225 ], [ %264, %242 ]
  %237 = phi <16 x float> [ %214, %225 ], [ %263, %242 ]
  %238 = icmp eq ptr %161, null
  br i1 %238, label %239, label %274

239:                                              ; preds = %233
  store <16 x float> %237, ptr %151, align 4
  store <16 x float> %236, ptr %215, align 4
  %240 = load i64, ptr %8, align 8
  %241 = getelementptr inbounds float, ptr %151, i64 %240
  store <16 x float> %235, ptr %241, align 4
  br label %291

242:                                              ; preds = %225, %242
  %243 = phi <16 x float> [ %270, %242 ], [ %223, %225 ]
  %244 = phi <16 x float> [ %269, %242 ], [ %220, %225 ]
  %245 = phi <16 x float> [ %264, %242 ], [ %217, %225 ]
  %246 = phi <16 x float> [ %263, %242 ], [ %214, %225 ]
  %247 = phi i64 [ %271, %242 ], [ %144, %225 ]
  %248 = phi i64 [ %272, %242 ], [ 0, %225 ]
  %249 = shl nsw i64 %248, 7
  %250 = getelementptr inbounds nuw i8, ptr %125, i64 %249
  %251 = load <16 x float>, ptr %250, align 4
  %252 = getelementptr inbounds nuw i8, ptr %250, i64 64
  %253 = load <16 x float>, ptr %252, align 4
  %254 = ashr i64 %247, 11
  %255 = and i64 %254, -32
  %256 = getelementptr inbounds float, ptr %145, i64 %255
  call void @llvm.prefetch.p0(ptr %256, i32 0, i32 2, i32 1)
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %257, i32 0, i32 2, i32 1)
  %258 = shl i64 %248, 3
  %259 = getelementptr i8, ptr %130, i64 %258
  %260 = load float, ptr %259, align 4
  %261 = insertelement <16 x float> poison, float %260, i64 0
  %262 = shufflevector <16 x float> %261, <16 x float> poison, <16 x i32> zeroinitializer
  %263 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %262, <16 x float> %251, <16 x float> %246)
  %264 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %262, <16 x float> %253, <16 x float> %245)
  %265 = getelementptr i8, ptr %259, i64 4
  %266 = load float, ptr %265, align 4
  %267 = insertelement <16 x float> poison, float %266, i64 0
  %268 = shufflevector <16 x float> %267, <16 x float> poison, <16 x i32> zeroinitializer
  %269 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %268, <16 x float> %251, <16 x float> %244)
  %270 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %268, <16 x float> %253, <16 x float> %243)
  %271 = add nsw i64 %247, %141
  %272 = add nuw nsw i64 %248, 1
  %273 = icmp slt i64 %272, %73
  br i1 %273, label %242, label %233, !llvm.loop !11

274:                                              ; preds = %233
  %275 = load <16 x float>, ptr %161, align 4
  %276 = fadd <16 x float> %237, %275
  store <16 x float> %276, ptr %151, align 4
  %277 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %278 = load <16 x float>, ptr %277, align 4
  %279 = fadd <16 x float> %236, %278
  store <16 x float> %279, ptr %215, align 4
  %280 = load i64, ptr %13, align 8
  %281 = getelementptr inbounds float, ptr %161, i64 %280
  %282 = load <16 x float>, ptr %281, align 4
  %283 = fadd <16 x float> %235, %282
  %284 = load i64, ptr %8, align 8
  %285 = getelementptr inbounds float, ptr %151, i64 %284
  store <16 x float> %283, ptr %285, align 4
  %286 = load i64, ptr %13, align 8
  %287 = getelementptr inbounds float, ptr %161, i64 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 64
  %289 = load <16 x float>, ptr %288, align 4
  %290 = fadd <16 x float> %234, %289
  br label %291

291:                                              ; preds = %239, %274
  %292 = phi <16 x float> [ %290, %274 ], [ %234, %239 ]
  %293 = load i64, ptr %8, align 8
  %294 = getelementptr inbounds float, ptr %151, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 64
  store <16 x float> %292, ptr %295, align 4
  br label %3436

296:                                              ; preds = %160
  %297 = load <16 x float>, ptr %151, align 4
  %298 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %297
  %299 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %300 = load <16 x float>, ptr %299, align 4
  %301 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %300
  %302 = getelementptr inbounds float, ptr %151, i64 %148
  %303 = load <16 x float>, ptr %302, align 4
  %304 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %303
  %305 = getelementptr inbounds nuw i8, ptr %302, i64 64
  %306 = load <16 x float>, ptr %305, align 4
  %307 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %306
  %308 = shl nsw i64 %148, 3
  %309 = getelementptr inbounds i8, ptr %151, i64 %308
  %310 = load <16 x float>, ptr %309, align 4
  %311 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %310
  %312 = getelementptr inbounds nuw i8, ptr %309, i64 64
  %313 = load <16 x float>, ptr %312, align 4
  %314 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %313
  %315 = icmp sgt i64 %139, 0
  br i1 %315, label %317, label %316

316:                                              ; preds = %317, %296
  br i1 %97, label %341, label %324

317:                                              ; preds = %296, %317
  %318 = phi i64 [ %322, %317 ], [ 0, %296 ]
  %319 = add nuw nsw i64 %318, 3
  %320 = mul nsw i64 %319, %148
  %321 = getelementptr inbounds float, ptr %151, i64 %320
  tail call void @llvm.prefetch.p0(ptr %321, i32 1, i32 3, i32 1)
  %322 = add nuw nsw i64 %318, 1
  %323 = icmp eq i64 %322, %134
  br i1 %323, label %316, label %317, !llvm.loop !9

324:                                              ; preds = %341, %316
  %325 = phi <16 x float> [ %314, %316 ], [ %377, %341 ]
  %326 = phi <16 x float> [ %311, %316 ], [ %376, %341 ]
  %327 = phi <16 x float> [ %307, %316 ], [ %371, %341 ]
  %328 = phi <16 x float> [ %304, %316 ], [ %370, %341 ]
  %329 = phi <16 x float> [ %301, %316 ], [ %365, %341 ]
  %330 = phi <16 x float> [ %298, %316 ], [ %364, %341 ]
  %331 = icmp eq ptr %161, null
  br i1 %331, label %332, label %381

332:                                              ; preds = %324
  store <16 x float> %330, ptr %151, align 4
  store <16 x float> %329, ptr %299, align 4
  %333 = load i64, ptr %8, align 8
  %334 = getelementptr inbounds float, ptr %151, i64 %333
  store <16 x float> %328, ptr %334, align 4
  %335 = load i64, ptr %8, align 8
  %336 = getelementptr inbounds float, ptr %151, i64 %335
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 64
  store <16 x float> %327, ptr %337, align 4
  %338 = load i64, ptr %8, align 8
  %339 = shl nsw i64 %338, 3
  %340 = getelementptr inbounds i8, ptr %151, i64 %339
  store <16 x float> %326, ptr %340, align 4
  br label %415

341:                                              ; preds = %316, %341
  %342 = phi <16 x float> [ %377, %341 ], [ %314, %316 ]
  %343 = phi <16 x float> [ %376, %341 ], [ %311, %316 ]
  %344 = phi <16 x float> [ %371, %341 ], [ %307, %316 ]
  %345 = phi <16 x float> [ %370, %341 ], [ %304, %316 ]
  %346 = phi <16 x float> [ %365, %341 ], [ %301, %316 ]
  %347 = phi <16 x float> [ %364, %341 ], [ %298, %316 ]
  %348 = phi i64 [ %378, %341 ], [ %144, %316 ]
  %349 = phi i64 [ %379, %341 ], [ 0, %316 ]
  %350 = shl nsw i64 %349, 7
  %351 = getelementptr inbounds nuw i8, ptr %125, i64 %350
  %352 = load <16 x float>, ptr %351, align 4
  %353 = getelementptr inbounds nuw i8, ptr %351, i64 64
  %354 = load <16 x float>, ptr %353, align 4
  %355 = ashr i64 %348, 11
  %356 = and i64 %355, -32
  %357 = getelementptr inbounds float, ptr %145, i64 %356
  call void @llvm.prefetch.p0(ptr %357, i32 0, i32 2, i32 1)
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %358, i32 0, i32 2, i32 1)
  %359 = mul i64 %349, 12
  %360 = getelementptr i8, ptr %130, i64 %359
  %361 = load float, ptr %360, align 4
  %362 = insertelement <16 x float> poison, float %361, i64 0
  %363 = shufflevector <16 x float> %362, <16 x float> poison, <16 x i32> zeroinitializer
  %364 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %363, <16 x float> %352, <16 x float> %347)
  %365 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %363, <16 x float> %354, <16 x float> %346)
  %366 = getelementptr i8, ptr %360, i64 4
  %367 = load float, ptr %366, align 4
  %368 = insertelement <16 x float> poison, float %367, i64 0
  %369 = shufflevector <16 x float> %368, <16 x float> poison, <16 x i32> zeroinitializer
  %370 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %352, <16 x float> %345)
  %371 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %354, <16 x float> %344)
  %372 = getelementptr i8, ptr %360, i64 8
  %373 = load float, ptr %372, align 4
  %374 = insertelement <16 x float> poison, float %373, i64 0
  %375 = shufflevector <16 x float> %374, <16 x float> poison, <16 x i32> zeroinitializer
  %376 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %352, <16 x float> %343)
  %377 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %354, <16 x float> %342)
  %378 = add nsw i64 %348, %141
  %379 = add nuw nsw i64 %349, 1
  %380 = icmp slt i64 %379, %73
  br i1 %380, label %341, label %324, !llvm.loop !11

381:                                              ; preds = %324
  %382 = load <16 x float>, ptr %161, align 4
  %383 = fadd <16 x float> %330, %382
  store <16 x float> %383, ptr %151, align 4
  %384 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %385 = load <16 x float>, ptr %384, align 4
  %386 = fadd <16 x float> %329, %385
  store <16 x float> %386, ptr %299, align 4
  %387 = load i64, ptr %13, align 8
  %388 = getelementptr inbounds float, ptr %161, i64 %387
  %389 = load <16 x float>, ptr %388, align 4
  %390 = fadd <16 x float> %328, %389
  %391 = load i64, ptr %8, align 8
  %392 = getelementptr inbounds float, ptr %151, i64 %391
  store <16 x float> %390, ptr %392, align 4
  %393 = load i64, ptr %13, align 8
  %394 = getelementptr inbounds float, ptr %161, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 64
  %396 = load <16 x float>, ptr %395, align 4
  %397 = fadd <16 x float> %327, %396
  %398 = load i64, ptr %8, align 8
  %399 = getelementptr inbounds float, ptr %151, i64 %398
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 64
  store <16 x float> %397, ptr %400, align 4
  %401 = load i64, ptr %13, align 8
  %402 = shl nsw i64 %401, 3
  %403 = getelementptr inbounds i8, ptr %161, i64 %402
  %404 = load <16 x float>, ptr %403, align 4
  %405 = fadd <16 x float> %326, %404
  %406 = load i64, ptr %8, align 8
  %407 = shl nsw i64 %406, 3
  %408 = getelementptr inbounds i8, ptr %151, i64 %407
  store <16 x float> %405, ptr %408, align 4
  %409 = load i64, ptr %13, align 8
  %410 = shl nsw i64 %409, 3
  %411 = getelementptr inbounds i8, ptr %161, i64 %410
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 64
  %413 = load <16 x float>, ptr %412, align 4
  %414 = fadd <16 x float> %325, %413
  br label %415

415:                                              ; preds = %332, %381
  %416 = phi <16 x float> [ %414, %381 ], [ %325, %332 ]
  %417 = load i64, ptr %8, align 8
  %418 = shl nsw i64 %417, 3
  %419 = getelementptr inbounds i8, ptr %151, i64 %418
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 64
  store <16 x float> %416, ptr %420, align 4
  br label %3436

421:                                              ; preds = %160
  %422 = load <16 x float>, ptr %151, align 4
  %423 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %422
  %424 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %425 = load <16 x float>, ptr %424, align 4
  %426 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %425
  %427 = getelementptr inbounds float, ptr %151, i64 %148
  %428 = load <16 x float>, ptr %427, align 4
  %429 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %428
  %430 = getelementptr inbounds nuw i8, ptr %427, i64 64
  %431 = load <16 x float>, ptr %430, align 4
  %432 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %431
  %433 = shl nsw i64 %148, 3
  %434 = getelementptr inbounds i8, ptr %151, i64 %433
  %435 = load <16 x float>, ptr %434, align 4
  %436 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %435
  %437 = getelementptr inbounds nuw i8, ptr %434, i64 64
  %438 = load <16 x float>, ptr %437, align 4
  %439 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %438
  %440 = mul nsw i64 %148, 12
  %441 = getelementptr inbounds i8, ptr %151, i64 %440
  %442 = load <16 x float>, ptr %441, align 4
  %443 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %442
  %444 = getelementptr inbounds nuw i8, ptr %441, i64 64
  %445 = load <16 x float>, ptr %444, align 4
  %446 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %445
  %447 = icmp sgt i64 %139, 0
  br i1 %447, label %449, label %448

448:                                              ; preds = %449, %421
  br i1 %97, label %482, label %456

449:                                              ; preds = %421, %449
  %450 = phi i64 [ %454, %449 ], [ 0, %421 ]
  %451 = add nuw nsw i64 %450, 4
  %452 = mul nsw i64 %451, %148
  %453 = getelementptr inbounds float, ptr %151, i64 %452
  tail call void @llvm.prefetch.p0(ptr %453, i32 1, i32 3, i32 1)
  %454 = add nuw nsw i64 %450, 1
  %455 = icmp eq i64 %454, %134
  br i1 %455, label %448, label %449, !llvm.loop !9

456:                                              ; preds = %482, %448
  %457 = phi <16 x float> [ %446, %448 ], [ %526, %482 ]
  %458 = phi <16 x float> [ %443, %448 ], [ %525, %482 ]
  %459 = phi <16 x float> [ %439, %448 ], [ %520, %482 ]
  %460 = phi <16 x float> [ %436, %448 ], [ %519, %482 ]
  %461 = phi <16 x float> [ %432, %448 ], [ %514, %482 ]
  %462 = phi <16 x float> [ %429, %448 ], [ %513, %482 ]
  %463 = phi <16 x float> [ %426, %448 ], [ %508, %482 ]
  %464 = phi <16 x float> [ %423, %448 ], [ %507, %482 ]
  %465 = icmp eq ptr %161, null
  br i1 %465, label %466, label %530

466:                                              ; preds = %456
  store <16 x float> %464, ptr %151, align 4
  store <16 x float> %463, ptr %424, align 4
  %467 = load i64, ptr %8, align 8
  %468 = getelementptr inbounds float, ptr %151, i64 %467
  store <16 x float> %462, ptr %468, align 4
  %469 = load i64, ptr %8, align 8
  %470 = getelementptr inbounds float, ptr %151, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 64
  store <16 x float> %461, ptr %471, align 4
  %472 = load i64, ptr %8, align 8
  %473 = shl nsw i64 %472, 3
  %474 = getelementptr inbounds i8, ptr %151, i64 %473
  store <16 x float> %460, ptr %474, align 4
  %475 = load i64, ptr %8, align 8
  %476 = shl nsw i64 %475, 3
  %477 = getelementptr inbounds i8, ptr %151, i64 %476
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 64
  store <16 x float> %459, ptr %478, align 4
  %479 = load i64, ptr %8, align 8
  %480 = mul nsw i64 %479, 12
  %481 = getelementptr inbounds i8, ptr %151, i64 %480
  store <16 x float> %458, ptr %481, align 4
  br label %582

482:                                              ; preds = %448, %482
  %483 = phi <16 x float> [ %526, %482 ], [ %446, %448 ]
  %484 = phi <16 x float> [ %525, %482 ], [ %443, %448 ]
  %485 = phi <16 x float> [ %520, %482 ], [ %439, %448 ]
  %486 = phi <16 x float> [ %519, %482 ], [ %436, %448 ]
  %487 = phi <16 x float> [ %514, %482 ], [ %432, %448 ]
  %488 = phi <16 x float> [ %513, %482 ], [ %429, %448 ]
  %489 = phi <16 x float> [ %508, %482 ], [ %426, %448 ]
  %490 = phi <16 x float> [ %507, %482 ], [ %423, %448 ]
  %491 = phi i64 [ %527, %482 ], [ %144, %448 ]
  %492 = phi i64 [ %528, %482 ], [ 0, %448 ]
  %493 = shl nsw i64 %492, 7
  %494 = getelementptr inbounds nuw i8, ptr %125, i64 %493
  %495 = load <16 x float>, ptr %494, align 4
  %496 = getelementptr inbounds nuw i8, ptr %494, i64 64
  %497 = load <16 x float>, ptr %496, align 4
  %498 = ashr i64 %491, 11
  %499 = and i64 %498, -32
  %500 = getelementptr inbounds float, ptr %145, i64 %499
  call void @llvm.prefetch.p0(ptr %500, i32 0, i32 2, i32 1)
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %501, i32 0, i32 2, i32 1)
  %502 = shl i64 %492, 4
  %503 = getelementptr i8, ptr %130, i64 %502
  %504 = load float, ptr %503, align 4
  %505 = insertelement <16 x float> poison, float %504, i64 0
  %506 = shufflevector <16 x float> %505, <16 x float> poison, <16 x i32> zeroinitializer
  %507 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %506, <16 x float> %495, <16 x float> %490)
  %508 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %506, <16 x float> %497, <16 x float> %489)
  %509 = getelementptr i8, ptr %503, i64 4
  %510 = load float, ptr %509, align 4
  %511 = insertelement <16 x float> poison, float %510, i64 0
  %512 = shufflevector <16 x float> %511, <16 x float> poison, <16 x i32> zeroinitializer
  %513 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %512, <16 x float> %495, <16 x float> %488)
  %514 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %512, <16 x float> %497, <16 x float> %487)
  %515 = getelementptr i8, ptr %503, i64 8
  %516 = load float, ptr %515, align 4
  %517 = insertelement <16 x float> poison, float %516, i64 0
  %518 = shufflevector <16 x float> %517, <16 x float> poison, <16 x i32> zeroinitializer
  %519 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %518, <16 x float> %495, <16 x float> %486)
  %520 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %518, <16 x float> %497, <16 x float> %485)
  %521 = getelementptr i8, ptr %503, i64 12
  %522 = load float, ptr %521, align 4
  %523 = insertelement <16 x float> poison, float %522, i64 0
  %524 = shufflevector <16 x float> %523, <16 x float> poison, <16 x i32> zeroinitializer
  %525 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %524, <16 x float> %495, <16 x float> %484)
  %526 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %524, <16 x float> %497, <16 x float> %483)
  %527 = add nsw i64 %491, %141
  %528 = add nuw nsw i64 %492, 1
  %529 = icmp slt i64 %528, %73
  br i1 %529, label %482, label %456, !llvm.loop !11

530:                                              ; preds = %456
  %531 = load <16 x float>, ptr %161, align 4
  %532 = fadd <16 x float> %464, %531
  store <16 x float> %532, ptr %151, align 4
  %533 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %534 = load <16 x float>, ptr %533, align 4
  %535 = fadd <16 x float> %463, %534
  store <16 x float> %535, ptr %424, align 4
  %536 = load i64, ptr %13, align 8
  %537 = getelementptr inbounds float, ptr %161, i64 %536
  %538 = load <16 x float>, ptr %537, align 4
  %539 = fadd <16 x float> %462, %538
  %540 = load i64, ptr %8, align 8
  %541 = getelementptr inbounds float, ptr %151, i64 %540
  store <16 x float> %539, ptr %541, align 4
  %542 = load i64, ptr %13, align 8
  %543 = getelementptr inbounds float, ptr %161, i64 %542
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 64
  %545 = load <16 x float>, ptr %544, align 4
  %546 = fadd <16 x float> %461, %545
  %547 = load i64, ptr %8, align 8
  %548 = getelementptr inbounds float, ptr %151, i64 %547
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 64
  store <16 x float> %546, ptr %549, align 4
  %550 = load i64, ptr %13, align 8
  %551 = shl nsw i64 %550, 3
  %552 = getelementptr inbounds i8, ptr %161, i64 %551
  %553 = load <16 x float>, ptr %552, align 4
  %554 = fadd <16 x float> %460, %553
  %555 = load i64, ptr %8, align 8
  %556 = shl nsw i64 %555, 3
  %557 = getelementptr inbounds i8, ptr %151, i64 %556
  store <16 x float> %554, ptr %557, align 4
  %558 = load i64, ptr %13, align 8
  %559 = shl nsw i64 %558, 3
  %560 = getelementptr inbounds i8, ptr %161, i64 %559
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 64
  %562 = load <16 x float>, ptr %561, align 4
  %563 = fadd <16 x float> %459, %562
  %564 = load i64, ptr %8, align 8
  %565 = shl nsw i64 %564, 3
  %566 = getelementptr inbounds i8, ptr %151, i64 %565
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 64
  store <16 x float> %563, ptr %567, align 4
  %568 = load i64, ptr %13, align 8
  %569 = mul nsw i64 %568, 12
  %570 = getelementptr inbounds i8, ptr %161, i64 %569
  %571 = load <16 x float>, ptr %570, align 4
  %572 = fadd <16 x float> %458, %571
  %573 = load i64, ptr %8, align 8
  %574 = mul nsw i64 %573, 12
  %575 = getelementptr inbounds i8, ptr %151, i64 %574
  store <16 x float> %572, ptr %575, align 4
  %576 = load i64, ptr %13, align 8
  %577 = mul nsw i64 %576, 12
  %578 = getelementptr inbounds i8, ptr %161, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 64
  %580 = load <16 x float>, ptr %579, align 4
  %581 = fadd <16 x float> %457, %580
  br label %582

582:                                              ; preds = %466, %530
  %583 = phi <16 x float> [ %581, %530 ], [ %457, %466 ]
  %584 = load i64, ptr %8, align 8
  %585 = mul nsw i64 %584, 12
  %586 = getelementptr inbounds i8, ptr %151, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 64
  store <16 x float> %583, ptr %587, align 4
  br label %3436

588:                                              ; preds = %160
  %589 = load <16 x float>, ptr %151, align 4
  %590 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %589
  %591 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %592 = load <16 x float>, ptr %591, align 4
  %593 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %592
  %594 = getelementptr inbounds float, ptr %151, i64 %148
  %595 = load <16 x float>, ptr %594, align 4
  %596 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %595
  %597 = getelementptr inbounds nuw i8, ptr %594, i64 64
  %598 = load <16 x float>, ptr %597, align 4
  %599 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %598
  %600 = shl nsw i64 %148, 3
  %601 = getelementptr inbounds i8, ptr %151, i64 %600
  %602 = load <16 x float>, ptr %601, align 4
  %603 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %602
  %604 = getelementptr inbounds nuw i8, ptr %601, i64 64
  %605 = load <16 x float>, ptr %604, align 4
  %606 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %605
  %607 = mul nsw i64 %148, 12
  %608 = getelementptr inbounds i8, ptr %151, i64 %607
  %609 = load <16 x float>, ptr %608, align 4
  %610 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %609
  %611 = getelementptr inbounds nuw i8, ptr %608, i64 64
  %612 = load <16 x float>, ptr %611, align 4
  %613 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %612
  %614 = shl nsw i64 %148, 4
  %615 = getelementptr inbounds i8, ptr %151, i64 %614
  %616 = load <16 x float>, ptr %615, align 4
  %617 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %616
  %618 = getelementptr inbounds nuw i8, ptr %615, i64 64
  %619 = load <16 x float>, ptr %618, align 4
  %620 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %619
  %621 = icmp sgt i64 %139, 0
  br i1 %621, label %623, label %622

622:                                              ; preds = %623, %588
  br i1 %97, label %665, label %630

623:                                              ; preds = %588, %623
  %624 = phi i64 [ %628, %623 ], [ 0, %588 ]
  %625 = add nuw nsw i64 %624, 5
  %626 = mul nsw i64 %625, %148
  %627 = getelementptr inbounds float, ptr %151, i64 %626
  tail call void @llvm.prefetch.p0(ptr %627, i32 1, i32 3, i32 1)
  %628 = add nuw nsw i64 %624, 1
  %629 = icmp eq i64 %628, %134
  br i1 %629, label %622, label %623, !llvm.loop !9

630:                                              ; preds = %665, %622
  %631 = phi <16 x float> [ %620, %622 ], [ %717, %665 ]
  %632 = phi <16 x float> [ %617, %622 ], [ %716, %665 ]
  %633 = phi <16 x float> [ %613, %622 ], [ %711, %665 ]
  %634 = phi <16 x float> [ %610, %622 ], [ %710, %665 ]
  %635 = phi <16 x float> [ %606, %622 ], [ %705, %665 ]
  %636 = phi <16 x float> [ %603, %622 ], [ %704, %665 ]
  %637 = phi <16 x float> [ %599, %622 ], [ %699, %665 ]
  %638 = phi <16 x float> [ %596, %622 ], [ %698, %665 ]
  %639 = phi <16 x float> [ %593, %622 ], [ %693, %665 ]
  %640 = phi <16 x float> [ %590, %622 ], [ %692, %665 ]
  %641 = icmp eq ptr %161, null
  br i1 %641, label %642, label %721

642:                                              ; preds = %630
  store <16 x float> %640, ptr %151, align 4
  store <16 x float> %639, ptr %591, align 4
  %643 = load i64, ptr %8, align 8
  %644 = getelementptr inbounds float, ptr %151, i64 %643
  store <16 x float> %638, ptr %644, align 4
  %645 = load i64, ptr %8, align 8
  %646 = getelementptr inbounds float, ptr %151, i64 %645
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 64
  store <16 x float> %637, ptr %647, align 4
  %648 = load i64, ptr %8, align 8
  %649 = shl nsw i64 %648, 3
  %650 = getelementptr inbounds i8, ptr %151, i64 %649
  store <16 x float> %636, ptr %650, align 4
  %651 = load i64, ptr %8, align 8
  %652 = shl nsw i64 %651, 3
  %653 = getelementptr inbounds i8, ptr %151, i64 %652
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 64
  store <16 x float> %635, ptr %654, align 4
  %655 = load i64, ptr %8, align 8
  %656 = mul nsw i64 %655, 12
  %657 = getelementptr inbounds i8, ptr %151, i64 %656
  store <16 x float> %634, ptr %657, align 4
  %658 = load i64, ptr %8, align 8
  %659 = mul nsw i64 %658, 12
  %660 = getelementptr inbounds i8, ptr %151, i64 %659
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 64
  store <16 x float> %633, ptr %661, align 4
  %662 = load i64, ptr %8, align 8
  %663 = shl nsw i64 %662, 4
  %664 = getelementptr inbounds i8, ptr %151, i64 %663
  store <16 x float> %632, ptr %664, align 4
  br label %791

665:                                              ; preds = %622, %665
  %666 = phi <16 x float> [ %717, %665 ], [ %620, %622 ]
  %667 = phi <16 x float> [ %716, %665 ], [ %617, %622 ]
  %668 = phi <16 x float> [ %711, %665 ], [ %613, %622 ]
  %669 = phi <16 x float> [ %710, %665 ], [ %610, %622 ]
  %670 = phi <16 x float> [ %705, %665 ], [ %606, %622 ]
  %671 = phi <16 x float> [ %704, %665 ], [ %603, %622 ]
  %672 = phi <16 x float> [ %699, %665 ], [ %599, %622 ]
  %673 = phi <16 x float> [ %698, %665 ], [ %596, %622 ]
  %674 = phi <16 x float> [ %693, %665 ], [ %593, %622 ]
  %675 = phi <16 x float> [ %692, %665 ], [ %590, %622 ]
  %676 = phi i64 [ %718, %665 ], [ %144, %622 ]
  %677 = phi i64 [ %719, %665 ], [ 0, %622 ]
  %678 = shl nsw i64 %677, 7
  %679 = getelementptr inbounds nuw i8, ptr %125, i64 %678
  %680 = load <16 x float>, ptr %679, align 4
  %681 = getelementptr inbounds nuw i8, ptr %679, i64 64
  %682 = load <16 x float>, ptr %681, align 4
  %683 = ashr i64 %676, 11
  %684 = and i64 %683, -32
  %685 = getelementptr inbounds float, ptr %145, i64 %684
  call void @llvm.prefetch.p0(ptr %685, i32 0, i32 2, i32 1)
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %686, i32 0, i32 2, i32 1)
  %687 = mul i64 %677, 20
  %688 = getelementptr i8, ptr %130, i64 %687
  %689 = load float, ptr %688, align 4
  %690 = insertelement <16 x float> poison, float %689, i64 0
  %691 = shufflevector <16 x float> %690, <16 x float> poison, <16 x i32> zeroinitializer
  %692 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %691, <16 x float> %680, <16 x float> %675)
  %693 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %691, <16 x float> %682, <16 x float> %674)
  %694 = getelementptr i8, ptr %688, i64 4
  %695 = load float, ptr %694, align 4
  %696 = insertelement <16 x float> poison, float %695, i64 0
  %697 = shufflevector <16 x float> %696, <16 x float> poison, <16 x i32> zeroinitializer
  %698 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %697, <16 x float> %680, <16 x float> %673)
  %699 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %697, <16 x float> %682, <16 x float> %672)
  %700 = getelementptr i8, ptr %688, i64 8
  %701 = load float, ptr %700, align 4
  %702 = insertelement <16 x float> poison, float %701, i64 0
  %703 = shufflevector <16 x float> %702, <16 x float> poison, <16 x i32> zeroinitializer
  %704 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %703, <16 x float> %680, <16 x float> %671)
  %705 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %703, <16 x float> %682, <16 x float> %670)
  %706 = getelementptr i8, ptr %688, i64 12
  %707 = load float, ptr %706, align 4
  %708 = insertelement <16 x float> poison, float %707, i64 0
  %709 = shufflevector <16 x float> %708, <16 x float> poison, <16 x i32> zeroinitializer
  %710 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %709, <16 x float> %680, <16 x float> %669)
  %711 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %709, <16 x float> %682, <16 x float> %668)
  %712 = getelementptr i8, ptr %688, i64 16
  %713 = load float, ptr %712, align 4
  %714 = insertelement <16 x float> poison, float %713, i64 0
  %715 = shufflevector <16 x float> %714, <16 x float> poison, <16 x i32> zeroinitializer
  %716 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %715, <16 x float> %680, <16 x float> %667)
  %717 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %715, <16 x float> %682, <16 x float> %666)
  %718 = add nsw i64 %676, %141
  %719 = add nuw nsw i64 %677, 1
  %720 = icmp slt i64 %719, %73
  br i1 %720, label %665, label %630, !llvm.loop !11

721:                                              ; preds = %630
  %722 = load <16 x float>, ptr %161, align 4
  %723 = fadd <16 x float> %640, %722
  store <16 x float> %723, ptr %151, align 4
  %724 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %725 = load <16 x float>, ptr %724, align 4
  %726 = fadd <16 x float> %639, %725
  store <16 x float> %726, ptr %591, align 4
  %727 = load i64, ptr %13, align 8
  %728 = getelementptr inbounds float, ptr %161, i64 %727
  %729 = load <16 x float>, ptr %728, align 4
  %730 = fadd <16 x float> %638, %729
  %731 = load i64, ptr %8, align 8
  %732 = getelementptr inbounds float, ptr %151, i64 %731
  store <16 x float> %730, ptr %732, align 4
  %733 = load i64, ptr %13, align 8
  %734 = getelementptr inbounds float, ptr %161, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 64
  %736 = load <16 x float>, ptr %735, align 4
  %737 = fadd <16 x float> %637, %736
  %738 = load i64, ptr %8, align 8
  %739 = getelementptr inbounds float, ptr %151, i64 %738
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 64
  store <16 x float> %737, ptr %740, align 4
  %741 = load i64, ptr %13, align 8
  %742 = shl nsw i64 %741, 3
  %743 = getelementptr inbounds i8, ptr %161, i64 %742
  %744 = load <16 x float>, ptr %743, align 4
  %745 = fadd <16 x float> %636, %744
  %746 = load i64, ptr %8, align 8
  %747 = shl nsw i64 %746, 3
  %748 = getelementptr inbounds i8, ptr %151, i64 %747
  store <16 x float> %745, ptr %748, align 4
  %749 = load i64, ptr %13, align 8
  %750 = shl nsw i64 %749, 3
  %751 = getelementptr inbounds i8, ptr %161, i64 %750
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 64
  %753 = load <16 x float>, ptr %752, align 4
  %754 = fadd <16 x float> %635, %753
  %755 = load i64, ptr %8, align 8
  %756 = shl nsw i64 %755, 3
  %757 = getelementptr inbounds i8, ptr %151, i64 %756
  %758 = getelementptr inbounds nuw i8, ptr %757, i64 64
  store <16 x float> %754, ptr %758, align 4
  %759 = load i64, ptr %13, align 8
  %760 = mul nsw i64 %759, 12
  %761 = getelementptr inbounds i8, ptr %161, i64 %760
  %762 = load <16 x float>, ptr %761, align 4
  %763 = fadd <16 x float> %634, %762
  %764 = load i64, ptr %8, align 8
  %765 = mul nsw i64 %764, 12
  %766 = getelementptr inbounds i8, ptr %151, i64 %765
  store <16 x float> %763, ptr %766, align 4
  %767 = load i64, ptr %13, align 8
  %768 = mul nsw i64 %767, 12
  %769 = getelementptr inbounds i8, ptr %161, i64 %768
  %770 = getelementptr inbounds nuw i8, ptr %769, i64 64
  %771 = load <16 x float>, ptr %770, align 4
  %772 = fadd <16 x float> %633, %771
  %773 = load i64, ptr %8, align 8
  %774 = mul nsw i64 %773, 12
  %775 = getelementptr inbounds i8, ptr %151, i64 %774
  %776 = getelementptr inbounds nuw i8, ptr %775, i64 64
  store <16 x float> %772, ptr %776, align 4
  %777 = load i64, ptr %13, align 8
  %778 = shl nsw i64 %777, 4
  %779 = getelementptr inbounds i8, ptr %161, i64 %778
  %780 = load <16 x float>, ptr %779, align 4
  %781 = fadd <16 x float> %632, %780
  %782 = load i64, ptr %8, align 8
  %783 = shl nsw i64 %782, 4
  %784 = getelementptr inbounds i8, ptr %151, i64 %783
  store <16 x float> %781, ptr %784, align 4
  %785 = load i64, ptr %13, align 8
  %786 = shl nsw i64 %785, 4
  %787 = getelementptr inbounds i8, ptr %161, i64 %786
  %788 = getelementptr inbounds nuw i8, ptr %787, i64 64
  %789 = load <16 x float>, ptr %788, align 4
  %790 = fadd <16 x float> %631, %789
  br label %791

791:                                              ; preds = %642, %721
  %792 = phi <16 x float> [ %790, %721 ], [ %631, %642 ]
  %793 = load i64, ptr %8, align 8
  %794 = shl nsw i64 %793, 4
  %795 = getelementptr inbounds i8, ptr %151, i64 %794
  %796 = getelementptr inbounds nuw i8, ptr %795, i64 64
  store <16 x float> %792, ptr %796, align 4
  br label %3436

797:                                              ; preds = %160
  %798 = load <16 x float>, ptr %151, align 4
  %799 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %798
  %800 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %801 = load <16 x float>, ptr %800, align 4
  %802 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %801
  %803 = getelementptr inbounds float, ptr %151, i64 %148
  %804 = load <16 x float>, ptr %803, align 4
  %805 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %804
  %806 = getelementptr inbounds nuw i8, ptr %803, i64 64
  %807 = load <16 x float>, ptr %806, align 4
  %808 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %807
  %809 = shl nsw i64 %148, 3
  %810 = getelementptr inbounds i8, ptr %151, i64 %809
  %811 = load <16 x float>, ptr %810, align 4
  %812 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %811
  %813 = getelementptr inbounds nuw i8, ptr %810, i64 64
  %814 = load <16 x float>, ptr %813, align 4
  %815 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %814
  %816 = mul nsw i64 %148, 12
  %817 = getelementptr inbounds i8, ptr %151, i64 %816
  %818 = load <16 x float>, ptr %817, align 4
  %819 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %818
  %820 = getelementptr inbounds nuw i8, ptr %817, i64 64
  %821 = load <16 x float>, ptr %820, align 4
  %822 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %821
  %823 = shl nsw i64 %148, 4
  %824 = getelementptr inbounds i8, ptr %151, i64 %823
  %825 = load <16 x float>, ptr %824, align 4
  %826 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %825
  %827 = getelementptr inbounds nuw i8, ptr %824, i64 64
  %828 = load <16 x float>, ptr %827, align 4
  %829 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %828
  %830 = mul nsw i64 %148, 20
  %831 = getelementptr inbounds i8, ptr %151, i64 %830
  %832 = load <16 x float>, ptr %831, align 4
  %833 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %832
  %834 = getelementptr inbounds nuw i8, ptr %831, i64 64
  %835 = load <16 x float>, ptr %834, align 4
  %836 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %835
  %837 = icmp sgt i64 %139, 0
  br i1 %837, label %839, label %838

838:                                              ; preds = %839, %797
  br i1 %97, label %890, label %846

839:                                              ; preds = %797, %839
  %840 = phi i64 [ %844, %839 ], [ 0, %797 ]
  %841 = add nuw nsw i64 %840, 6
  %842 = mul nsw i64 %841, %148
  %843 = getelementptr inbounds float, ptr %151, i64 %842
  tail call void @llvm.prefetch.p0(ptr %843, i32 1, i32 3, i32 1)
  %844 = add nuw nsw i64 %840, 1
  %845 = icmp eq i64 %844, %134
  br i1 %845, label %838, label %839, !llvm.loop !9

846:                                              ; preds = %890, %838
  %847 = phi <16 x float> [ %836, %838 ], [ %950, %890 ]
  %848 = phi <16 x float> [ %833, %838 ], [ %949, %890 ]
  %849 = phi <16 x float> [ %829, %838 ], [ %944, %890 ]
  %850 = phi <16 x float> [ %826, %838 ], [ %943, %890 ]
  %851 = phi <16 x float> [ %822, %838 ], [ %938, %890 ]
  %852 = phi <16 x float> [ %819, %838 ], [ %937, %890 ]
  %853 = phi <16 x float> [ %815, %838 ], [ %932, %890 ]
  %854 = phi <16 x float> [ %812, %838 ], [ %931, %890 ]
  %855 = phi <16 x float> [ %808, %838 ], [ %926, %890 ]
  %856 = phi <16 x float> [ %805, %838 ], [ %925, %890 ]
  %857 = phi <16 x float> [ %802, %838 ], [ %920, %890 ]
  %858 = phi <16 x float> [ %799, %838 ], [ %919, %890 ]
  %859 = icmp eq ptr %161, null
  br i1 %859, label %860, label %954

860:                                              ; preds = %846
  store <16 x float> %858, ptr %151, align 4
  store <16 x float> %857, ptr %800, align 4
  %861 = load i64, ptr %8, align 8
  %862 = getelementptr inbounds float, ptr %151, i64 %861
  store <16 x float> %856, ptr %862, align 4
  %863 = load i64, ptr %8, align 8
  %864 = getelementptr inbounds float, ptr %151, i64 %863
  %865 = getelementptr inbounds nuw i8, ptr %864, i64 64
  store <16 x float> %855, ptr %865, align 4
  %866 = load i64, ptr %8, align 8
  %867 = shl nsw i64 %866, 3
  %868 = getelementptr inbounds i8, ptr %151, i64 %867
  store <16 x float> %854, ptr %868, align 4
  %869 = load i64, ptr %8, align 8
  %870 = shl nsw i64 %869, 3
  %871 = getelementptr inbounds i8, ptr %151, i64 %870
  %872 = getelementptr inbounds nuw i8, ptr %871, i64 64
  store <16 x float> %853, ptr %872, align 4
  %873 = load i64, ptr %8, align 8
  %874 = mul nsw i64 %873, 12
  %875 = getelementptr inbounds i8, ptr %151, i64 %874
  store <16 x float> %852, ptr %875, align 4
  %876 = load i64, ptr %8, align 8
  %877 = mul nsw i64 %876, 12
  %878 = getelementptr inbounds i8, ptr %151, i64 %877
  %879 = getelementptr inbounds nuw i8, ptr %878, i64 64
  store <16 x float> %851, ptr %879, align 4
  %880 = load i64, ptr %8, align 8
  %881 = shl nsw i64 %880, 4
  %882 = getelementptr inbounds i8, ptr %151, i64 %881
  store <16 x float> %850, ptr %882, align 4
  %883 = load i64, ptr %8, align 8
  %884 = shl nsw i64 %883, 4
  %885 = getelementptr inbounds i8, ptr %151, i64 %884
  %886 = getelementptr inbounds nuw i8, ptr %885, i64 64
  store <16 x float> %849, ptr %886, align 4
  %887 = load i64, ptr %8, align 8
  %888 = mul nsw i64 %887, 20
  %889 = getelementptr inbounds i8, ptr %151, i64 %888
  store <16 x float> %848, ptr %889, align 4
  br label %1042

890:                                              ; preds = %838, %890
  %891 = phi <16 x float> [ %950, %890 ], [ %836, %838 ]
  %892 = phi <16 x float> [ %949, %890 ], [ %833, %838 ]
  %893 = phi <16 x float> [ %944, %890 ], [ %829, %838 ]
  %894 = phi <16 x float> [ %943, %890 ], [ %826, %838 ]
  %895 = phi <16 x float> [ %938, %890 ], [ %822, %838 ]
  %896 = phi <16 x float> [ %937, %890 ], [ %819, %838 ]
  %897 = phi <16 x float> [ %932, %890 ], [ %815, %838 ]
  %898 = phi <16 x float> [ %931, %890 ], [ %812, %838 ]
  %899 = phi <16 x float> [ %926, %890 ], [ %808, %838 ]
  %900 = phi <16 x float> [ %925, %890 ], [ %805, %838 ]
  %901 = phi <16 x float> [ %920, %890 ], [ %802, %838 ]
  %902 = phi <16 x float> [ %919, %890 ], [ %799, %838 ]
  %903 = phi i64 [ %951, %890 ], [ %144, %838 ]
  %904 = phi i64 [ %952, %890 ], [ 0, %838 ]
  %905 = shl nsw i64 %904, 7
  %906 = getelementptr inbounds nuw i8, ptr %125, i64 %905
  %907 = load <16 x float>, ptr %906, align 4
  %908 = getelementptr inbounds nuw i8, ptr %906, i64 64
  %909 = load <16 x float>, ptr %908, align 4
  %910 = ashr i64 %903, 11
  %911 = and i64 %910, -32
  %912 = getelementptr inbounds float, ptr %145, i64 %911
  call void @llvm.prefetch.p0(ptr %912, i32 0, i32 2, i32 1)
  %913 = getelementptr inbounds nuw i8, ptr %912, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %913, i32 0, i32 2, i32 1)
  %914 = mul i64 %904, 24
  %915 = getelementptr i8, ptr %130, i64 %914
  %916 = load float, ptr %915, align 4
  %917 = insertelement <16 x float> poison, float %916, i64 0
  %918 = shufflevector <16 x float> %917, <16 x float> poison, <16 x i32> zeroinitializer
  %919 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %918, <16 x float> %907, <16 x float> %902)
  %920 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %918, <16 x float> %909, <16 x float> %901)
  %921 = getelementptr i8, ptr %915, i64 4
  %922 = load float, ptr %921, align 4
  %923 = insertelement <16 x float> poison, float %922, i64 0
  %924 = shufflevector <16 x float> %923, <16 x float> poison, <16 x i32> zeroinitializer
  %925 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %924, <16 x float> %907, <16 x float> %900)
  %926 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %924, <16 x float> %909, <16 x float> %899)
  %927 = getelementptr i8, ptr %915, i64 8
  %928 = load float, ptr %927, align 4
  %929 = insertelement <16 x float> poison, float %928, i64 0
  %930 = shufflevector <16 x float> %929, <16 x float> poison, <16 x i32> zeroinitializer
  %931 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %930, <16 x float> %907, <16 x float> %898)
  %932 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %930, <16 x float> %909, <16 x float> %897)
  %933 = getelementptr i8, ptr %915, i64 12
  %934 = load float, ptr %933, align 4
  %935 = insertelement <16 x float> poison, float %934, i64 0
  %936 = shufflevector <16 x float> %935, <16 x float> poison, <16 x i32> zeroinitializer
  %937 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %936, <16 x float> %907, <16 x float> %896)
  %938 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %936, <16 x float> %909, <16 x float> %895)
  %939 = getelementptr i8, ptr %915, i64 16
  %940 = load float, ptr %939, align 4
  %941 = insertelement <16 x float> poison, float %940, i64 0
  %942 = shufflevector <16 x float> %941, <16 x float> poison, <16 x i32> zeroinitializer
  %943 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %942, <16 x float> %907, <16 x float> %894)
  %944 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %942, <16 x float> %909, <16 x float> %893)
  %945 = getelementptr i8, ptr %915, i64 20
  %946 = load float, ptr %945, align 4
  %947 = insertelement <16 x float> poison, float %946, i64 0
  %948 = shufflevector <16 x float> %947, <16 x float> poison, <16 x i32> zeroinitializer
  %949 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %948, <16 x float> %907, <16 x float> %892)
  %950 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %948, <16 x float> %909, <16 x float> %891)
  %951 = add nsw i64 %903, %141
  %952 = add nuw nsw i64 %904, 1
  %953 = icmp slt i64 %952, %73
  br i1 %953, label %890, label %846, !llvm.loop !11

954:                                              ; preds = %846
  %955 = load <16 x float>, ptr %161, align 4
  %956 = fadd <16 x float> %858, %955
  store <16 x float> %956, ptr %151, align 4
  %957 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %958 = load <16 x float>, ptr %957, align 4
  %959 = fadd <16 x float> %857, %958
  store <16 x float> %959, ptr %800, align 4
  %960 = load i64, ptr %13, align 8
  %961 = getelementptr inbounds float, ptr %161, i64 %960
  %962 = load <16 x float>, ptr %961, align 4
  %963 = fadd <16 x float> %856, %962
  %964 = load i64, ptr %8, align 8
  %965 = getelementptr inbounds float, ptr %151, i64 %964
  store <16 x float> %963, ptr %965, align 4
  %966 = load i64, ptr %13, align 8
  %967 = getelementptr inbounds float, ptr %161, i64 %966
  %968 = getelementptr inbounds nuw i8, ptr %967, i64 64
  %969 = load <16 x float>, ptr %968, align 4
  %970 = fadd <16 x float> %855, %969
  %971 = load i64, ptr %8, align 8
  %972 = getelementptr inbounds float, ptr %151, i64 %971
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 64
  store <16 x float> %970, ptr %973, align 4
  %974 = load i64, ptr %13, align 8
  %975 = shl nsw i64 %974, 3
  %976 = getelementptr inbounds i8, ptr %161, i64 %975
  %977 = load <16 x float>, ptr %976, align 4
  %978 = fadd <16 x float> %854, %977
  %979 = load i64, ptr %8, align 8
  %980 = shl nsw i64 %979, 3
  %981 = getelementptr inbounds i8, ptr %151, i64 %980
  store <16 x float> %978, ptr %981, align 4
  %982 = load i64, ptr %13, align 8
  %983 = shl nsw i64 %982, 3
  %984 = getelementptr inbounds i8, ptr %161, i64 %983
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 64
  %986 = load <16 x float>, ptr %985, align 4
  %987 = fadd <16 x float> %853, %986
  %988 = load i64, ptr %8, align 8
  %989 = shl nsw i64 %988, 3
  %990 = getelementptr inbounds i8, ptr %151, i64 %989
  %991 = getelementptr inbounds nuw i8, ptr %990, i64 64
  store <16 x float> %987, ptr %991, align 4
  %992 = load i64, ptr %13, align 8
  %993 = mul nsw i64 %992, 12
  %994 = getelementptr inbounds i8, ptr %161, i64 %993
  %995 = load <16 x float>, ptr %994, align 4
  %996 = fadd <16 x float> %852, %995
  %997 = load i64, ptr %8, align 8
  %998 = mul nsw i64 %997, 12
  %999 = getelementptr inbounds i8, ptr %151, i64 %998
  store <16 x float> %996, ptr %999, align 4
  %1000 = load i64, ptr %13, align 8
  %1001 = mul nsw i64 %1000, 12
  %1002 = getelementptr inbounds i8, ptr %161, i64 %1001
  %1003 = getelementptr inbounds nuw i8, ptr %1002, i64 64
  %1004 = load <16 x float>, ptr %1003, align 4
  %1005 = fadd <16 x float> %851, %1004
  %1006 = load i64, ptr %8, align 8
  %1007 = mul nsw i64 %1006, 12
  %1008 = getelementptr inbounds i8, ptr %151, i64 %1007
  %1009 = getelementptr inbounds nuw i8, ptr %1008, i64 64
  store <16 x float> %1005, ptr %1009, align 4
  %1010 = load i64, ptr %13, align 8
  %1011 = shl nsw i64 %1010, 4
  %1012 = getelementptr inbounds i8, ptr %161, i64 %1011
  %1013 = load <16 x float>, ptr %1012, align 4
  %1014 = fadd <16 x float> %850, %1013
  %1015 = load i64, ptr %8, align 8
  %1016 = shl nsw i64 %1015, 4
  %1017 = getelementptr inbounds i8, ptr %151, i64 %1016
  store <16 x float> %1014, ptr %1017, align 4
  %1018 = load i64, ptr %13, align 8
  %1019 = shl nsw i64 %1018, 4
  %1020 = getelementptr inbounds i8, ptr %161, i64 %1019
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 64
  %1022 = load <16 x float>, ptr %1021, align 4
  %1023 = fadd <16 x float> %849, %1022
  %1024 = load i64, ptr %8, align 8
  %1025 = shl nsw i64 %1024, 4
  %1026 = getelementptr inbounds i8, ptr %151, i64 %1025
  %1027 = getelementptr inbounds nuw i8, ptr %1026, i64 64
  store <16 x float> %1023, ptr %1027, align 4
  %1028 = load i64, ptr %13, align 8
  %1029 = mul nsw i64 %1028, 20
  %1030 = getelementptr inbounds i8, ptr %161, i64 %1029
  %1031 = load <16 x float>, ptr %1030, align 4
  %1032 = fadd <16 x float> %848, %1031
  %1033 = load i64, ptr %8, align 8
  %1034 = mul nsw i64 %1033, 20
  %1035 = getelementptr inbounds i8, ptr %151, i64 %1034
  store <16 x float> %1032, ptr %1035, align 4
  %1036 = load i64, ptr %13, align 8
  %1037 = mul nsw i64 %1036, 20
  %1038 = getelementptr inbounds i8, ptr %161, i64 %1037
  %1039 = getelementptr inbounds nuw i8, ptr %1038, i64 64
  %1040 = load <16 x float>, ptr %1039, align 4
  %1041 = fadd <16 x float> %847, %1040
  br label %1042

1042:                                             ; preds = %860, %954
  %1043 = phi <16 x float> [ %1041, %954 ], [ %847, %860 ]
  %1044 = load i64, ptr %8, align 8
  %1045 = mul nsw i64 %1044, 20
  %1046 = getelementptr inbounds i8, ptr %151, i64 %1045
  %1047 = getelementptr inbounds nuw i8, ptr %1046, i64 64
  store <16 x float> %1043, ptr %1047, align 4
  br label %3436

1048:                                             ; preds = %160
  %1049 = load <16 x float>, ptr %151, align 4
  %1050 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1049
  %1051 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %1052 = load <16 x float>, ptr %1051, align 4
  %1053 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1052
  %1054 = getelementptr inbounds float, ptr %151, i64 %148
  %1055 = load <16 x float>, ptr %1054, align 4
  %1056 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1055
  %1057 = getelementptr inbounds nuw i8, ptr %1054, i64 64
  %1058 = load <16 x float>, ptr %1057, align 4
  %1059 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1058
  %1060 = shl nsw i64 %148, 3
  %1061 = getelementptr inbounds i8, ptr %151, i64 %1060
  %1062 = load <16 x float>, ptr %1061, align 4
  %1063 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1062
  %1064 = getelementptr inbounds nuw i8, ptr %1061, i64 64
  %1065 = load <16 x float>, ptr %1064, align 4
  %1066 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1065
  %1067 = mul nsw i64 %148, 12
  %1068 = getelementptr inbounds i8, ptr %151, i64 %1067
  %1069 = load <16 x float>, ptr %1068, align 4
  %1070 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1069
  %1071 = getelementptr inbounds nuw i8, ptr %1068, i64 64
  %1072 = load <16 x float>, ptr %1071, align 4
  %1073 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1072
  %1074 = shl nsw i64 %148, 4
  %1075 = getelementptr inbounds i8, ptr %151, i64 %1074
  %1076 = load <16 x float>, ptr %1075, align 4
  %1077 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1076
  %1078 = getelementptr inbounds nuw i8, ptr %1075, i64 64
  %1079 = load <16 x float>, ptr %1078, align 4
  %1080 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1079
  %1081 = mul nsw i64 %148, 20
  %1082 = getelementptr inbounds i8, ptr %151, i64 %1081
  %1083 = load <16 x float>, ptr %1082, align 4
  %1084 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1083
  %1085 = getelementptr inbounds nuw i8, ptr %1082, i64 64
  %1086 = load <16 x float>, ptr %1085, align 4
  %1087 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1086
  %1088 = mul nsw i64 %148, 24
  %1089 = getelementptr inbounds i8, ptr %151, i64 %1088
  %1090 = load <16 x float>, ptr %1089, align 4
  %1091 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1090
  %1092 = getelementptr inbounds nuw i8, ptr %1089, i64 64
  %1093 = load <16 x float>, ptr %1092, align 4
  %1094 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1093
  %1095 = icmp sgt i64 %139, 0
  br i1 %1095, label %1097, label %1096

1096:                                             ; preds = %1097, %1048
  br i1 %97, label %1157, label %1104

1097:                                             ; preds = %1048, %1097
  %1098 = phi i64 [ %1102, %1097 ], [ 0, %1048 ]
  %1099 = add nuw nsw i64 %1098, 7
  %1100 = mul nsw i64 %1099, %148
  %1101 = getelementptr inbounds float, ptr %151, i64 %1100
  tail call void @llvm.prefetch.p0(ptr %1101, i32 1, i32 3, i32 1)
  %1102 = add nuw nsw i64 %1098, 1
  %1103 = icmp eq i64 %1102, %134
  br i1 %1103, label %1096, label %1097, !llvm.loop !9

1104:                                             ; preds = %1157, %1096
  %1105 = phi <16 x float> [ %1094, %1096 ], [ %1225, %1157 ]
  %1106 = phi <16 x float> [ %1091, %1096 ], [ %1224, %1157 ]
  %1107 = phi <16 x float> [ %1087, %1096 ], [ %1219, %1157 ]
  %1108 = phi <16 x float> [ %1084, %1096 ], [ %1218, %1157 ]
  %1109 = phi <16 x float> [ %1080, %1096 ], [ %1213, %1157 ]
  %1110 = phi <16 x float> [ %1077, %1096 ], [ %1212, %1157 ]
  %1111 = phi <16 x float> [ %1073, %1096 ], [ %1207, %1157 ]
  %1112 = phi <16 x float> [ %1070, %1096 ], [ %1206, %1157 ]
  %1113 = phi <16 x float> [ %1066, %1096 ], [ %1201, %1157 ]
  %1114 = phi <16 x float> [ %1063, %1096 ], [ %1200, %1157 ]
  %1115 = phi <16 x float> [ %1059, %1096 ], [ %1195, %1157 ]
  %1116 = phi <16 x float> [ %1056, %1096 ], [ %1194, %1157 ]
  %1117 = phi <16 x float> [ %1053, %1096 ], [ %1189, %1157 ]
  %1118 = phi <16 x float> [ %1050, %1096 ], [ %1188, %1157 ]
  %1119 = icmp eq ptr %161, null
  br i1 %1119, label %1120, label %1229

1120:                                             ; preds = %1104
  store <16 x float> %1118, ptr %151, align 4
  store <16 x float> %1117, ptr %1051, align 4
  %1121 = load i64, ptr %8, align 8
  %1122 = getelementptr inbounds float, ptr %151, i64 %1121
  store <16 x float> %1116, ptr %1122, align 4
  %1123 = load i64, ptr %8, align 8
  %1124 = getelementptr inbounds float, ptr %151, i64 %1123
  %1125 = getelementptr inbounds nuw i8, ptr %1124, i64 64
  store <16 x float> %1115, ptr %1125, align 4
  %1126 = load i64, ptr %8, align 8
  %1127 = shl nsw i64 %1126, 3
  %1128 = getelementptr inbounds i8, ptr %151, i64 %1127
  store <16 x float> %1114, ptr %1128, align 4
  %1129 = load i64, ptr %8, align 8
  %1130 = shl nsw i64 %1129, 3
  %1131 = getelementptr inbounds i8, ptr %151, i64 %1130
  %1132 = getelementptr inbounds nuw i8, ptr %1131, i64 64
  store <16 x float> %1113, ptr %1132, align 4
  %1133 = load i64, ptr %8, align 8
  %1134 = mul nsw i64 %1133, 12
  %1135 = getelementptr inbounds i8, ptr %151, i64 %1134
  store <16 x float> %1112, ptr %1135, align 4
  %1136 = load i64, ptr %8, align 8
  %1137 = mul nsw i64 %1136, 12
  %1138 = getelementptr inbounds i8, ptr %151, i64 %1137
  %1139 = getelementptr inbounds nuw i8, ptr %1138, i64 64
  store <16 x float> %1111, ptr %1139, align 4
  %1140 = load i64, ptr %8, align 8
  %1141 = shl nsw i64 %1140, 4
  %1142 = getelementptr inbounds i8, ptr %151, i64 %1141
  store <16 x float> %1110, ptr %1142, align 4
  %1143 = load i64, ptr %8, align 8
  %1144 = shl nsw i64 %1143, 4
  %1145 = getelementptr inbounds i8, ptr %151, i64 %1144
  %1146 = getelementptr inbounds nuw i8, ptr %1145, i64 64
  store <16 x float> %1109, ptr %1146, align 4
  %1147 = load i64, ptr %8, align 8
  %1148 = mul nsw i64 %1147, 20
  %1149 = getelementptr inbounds i8, ptr %151, i64 %1148
  store <16 x float> %1108, ptr %1149, align 4
  %1150 = load i64, ptr %8, align 8
  %1151 = mul nsw i64 %1150, 20
  %1152 = getelementptr inbounds i8, ptr %151, i64 %1151
  %1153 = getelementptr inbounds nuw i8, ptr %1152, i64 64
  store <16 x float> %1107, ptr %1153, align 4
  %1154 = load i64, ptr %8, align 8
  %1155 = mul nsw i64 %1154, 24
  %1156 = getelementptr inbounds i8, ptr %151, i64 %1155
  store <16 x float> %1106, ptr %1156, align 4
  br label %1335

1157:                                             ; preds = %1096, %1157
  %1158 = phi <16 x float> [ %1225, %1157 ], [ %1094, %1096 ]
  %1159 = phi <16 x float> [ %1224, %1157 ], [ %1091, %1096 ]
  %1160 = phi <16 x float> [ %1219, %1157 ], [ %1087, %1096 ]
  %1161 = phi <16 x float> [ %1218, %1157 ], [ %1084, %1096 ]
  %1162 = phi <16 x float> [ %1213, %1157 ], [ %1080, %1096 ]
  %1163 = phi <16 x float> [ %1212, %1157 ], [ %1077, %1096 ]
  %1164 = phi <16 x float> [ %1207, %1157 ], [ %1073, %1096 ]
  %1165 = phi <16 x float> [ %1206, %1157 ], [ %1070, %1096 ]
  %1166 = phi <16 x float> [ %1201, %1157 ], [ %1066, %1096 ]
  %1167 = phi <16 x float> [ %1200, %1157 ], [ %1063, %1096 ]
  %1168 = phi <16 x float> [ %1195, %1157 ], [ %1059, %1096 ]
  %1169 = phi <16 x float> [ %1194, %1157 ], [ %1056, %1096 ]
  %1170 = phi <16 x float> [ %1189, %1157 ], [ %1053, %1096 ]
  %1171 = phi <16 x float> [ %1188, %1157 ], [ %1050, %1096 ]
  %1172 = phi i64 [ %1226, %1157 ], [ %144, %1096 ]
  %1173 = phi i64 [ %1227, %1157 ], [ 0, %1096 ]
  %1174 = shl nsw i64 %1173, 7
  %1175 = getelementptr inbounds nuw i8, ptr %125, i64 %1174
  %1176 = load <16 x float>, ptr %1175, align 4
  %1177 = getelementptr inbounds nuw i8, ptr %1175, i64 64
  %1178 = load <16 x float>, ptr %1177, align 4
  %1179 = ashr i64 %1172, 11
  %1180 = and i64 %1179, -32
  %1181 = getelementptr inbounds float, ptr %145, i64 %1180
  call void @llvm.prefetch.p0(ptr %1181, i32 0, i32 2, i32 1)
  %1182 = getelementptr inbounds nuw i8, ptr %1181, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1182, i32 0, i32 2, i32 1)
  %1183 = mul i64 %1173, 28
  %1184 = getelementptr i8, ptr %130, i64 %1183
  %1185 = load float, ptr %1184, align 4
  %1186 = insertelement <16 x float> poison, float %1185, i64 0
  %1187 = shufflevector <16 x float> %1186, <16 x float> poison, <16 x i32> zeroinitializer
  %1188 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1176, <16 x float> %1171)
  %1189 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1178, <16 x float> %1170)
  %1190 = getelementptr i8, ptr %1184, i64 4
  %1191 = load float, ptr %1190, align 4
  %1192 = insertelement <16 x float> poison, float %1191, i64 0
  %1193 = shufflevector <16 x float> %1192, <16 x float> poison, <16 x i32> zeroinitializer
  %1194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1193, <16 x float> %1176, <16 x float> %1169)
  %1195 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1193, <16 x float> %1178, <16 x float> %1168)
  %1196 = getelementptr i8, ptr %1184, i64 8
  %1197 = load float, ptr %1196, align 4
  %1198 = insertelement <16 x float> poison, float %1197, i64 0
  %1199 = shufflevector <16 x float> %1198, <16 x float> poison, <16 x i32> zeroinitializer
  %1200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1199, <16 x float> %1176, <16 x float> %1167)
  %1201 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1199, <16 x float> %1178, <16 x float> %1166)
  %1202 = getelementptr i8, ptr %1184, i64 12
  %1203 = load float, ptr %1202, align 4
  %1204 = insertelement <16 x float> poison, float %1203, i64 0
  %1205 = shufflevector <16 x float> %1204, <16 x float> poison, <16 x i32> zeroinitializer
  %1206 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1205, <16 x float> %1176, <16 x float> %1165)
  %1207 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1205, <16 x float> %1178, <16 x float> %1164)
  %1208 = getelementptr i8, ptr %1184, i64 16
  %1209 = load float, ptr %1208, align 4
  %1210 = insertelement <16 x float> poison, float %1209, i64 0
  %1211 = shufflevector <16 x float> %1210, <16 x float> poison, <16 x i32> zeroinitializer
  %1212 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1211, <16 x float> %1176, <16 x float> %1163)
  %1213 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1211, <16 x float> %1178, <16 x float> %1162)
  %1214 = getelementptr i8, ptr %1184, i64 20
  %1215 = load float, ptr %1214, align 4
  %1216 = insertelement <16 x float> poison, float %1215, i64 0
  %1217 = shufflevector <16 x float> %1216, <16 x float> poison, <16 x i32> zeroinitializer
  %1218 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1176, <16 x float> %1161)
  %1219 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1178, <16 x float> %1160)
  %1220 = getelementptr i8, ptr %1184, i64 24
  %1221 = load float, ptr %1220, align 4
  %1222 = insertelement <16 x float> poison, float %1221, i64 0
  %1223 = shufflevector <16 x float> %1222, <16 x float> poison, <16 x i32> zeroinitializer
  %1224 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1223, <16 x float> %1176, <16 x float> %1159)
  %1225 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1223, <16 x float> %1178, <16 x float> %1158)
  %1226 = add nsw i64 %1172, %141
  %1227 = add nuw nsw i64 %1173, 1
  %1228 = icmp slt i64 %1227, %73
  br i1 %1228, label %1157, label %1104, !llvm.loop !11

1229:                                             ; preds = %1104
  %1230 = load <16 x float>, ptr %161, align 4
  %1231 = fadd <16 x float> %1118, %1230
  store <16 x float> %1231, ptr %151, align 4
  %1232 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %1233 = load <16 x float>, ptr %1232, align 4
  %1234 = fadd <16 x float> %1117, %1233
  store <16 x float> %1234, ptr %1051, align 4
  %1235 = load i64, ptr %13, align 8
  %1236 = getelementptr inbounds float, ptr %161, i64 %1235
  %1237 = load <16 x float>, ptr %1236, align 4
  %1238 = fadd <16 x float> %1116, %1237
  %1239 = load i64, ptr %8, align 8
  %1240 = getelementptr inbounds float, ptr %151, i64 %1239
  store <16 x float> %1238, ptr %1240, align 4
  %1241 = load i64, ptr %13, align 8
  %1242 = getelementptr inbounds float, ptr %161, i64 %1241
  %1243 = getelementptr inbounds nuw i8, ptr %1242, i64 64
  %1244 = load <16 x float>, ptr %1243, align 4
  %1245 = fadd <16 x float> %1115, %1244
  %1246 = load i64, ptr %8, align 8
  %1247 = getelementptr inbounds float, ptr %151, i64 %1246
  %1248 = getelementptr inbounds nuw i8, ptr %1247, i64 64
  store <16 x float> %1245, ptr %1248, align 4
  %1249 = load i64, ptr %13, align 8
  %1250 = shl nsw i64 %1249, 3
  %1251 = getelementptr inbounds i8, ptr %161, i64 %1250
  %1252 = load <16 x float>, ptr %1251, align 4
  %1253 = fadd <16 x float> %1114, %1252
  %1254 = load i64, ptr %8, align 8
  %1255 = shl nsw i64 %1254, 3
  %1256 = getelementptr inbounds i8, ptr %151, i64 %1255
  store <16 x float> %1253, ptr %1256, align 4
  %1257 = load i64, ptr %13, align 8
  %1258 = shl nsw i64 %1257, 3
  %1259 = getelementptr inbounds i8, ptr %161, i64 %1258
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 64
  %1261 = load <16 x float>, ptr %1260, align 4
  %1262 = fadd <16 x float> %1113, %1261
  %1263 = load i64, ptr %8, align 8
  %1264 = shl nsw i64 %1263, 3
  %1265 = getelementptr inbounds i8, ptr %151, i64 %1264
  %1266 = getelementptr inbounds nuw i8, ptr %1265, i64 64
  store <16 x float> %1262, ptr %1266, align 4
  %1267 = load i64, ptr %13, align 8
  %1268 = mul nsw i64 %1267, 12
  %1269 = getelementptr inbounds i8, ptr %161, i64 %1268
  %1270 = load <16 x float>, ptr %1269, align 4
  %1271 = fadd <16 x float> %1112, %1270
  %1272 = load i64, ptr %8, align 8
  %1273 = mul nsw i64 %1272, 12
  %1274 = getelementptr inbounds i8, ptr %151, i64 %1273
  store <16 x float> %1271, ptr %1274, align 4
  %1275 = load i64, ptr %13, align 8
  %1276 = mul nsw i64 %1275, 12
  %1277 = getelementptr inbounds i8, ptr %161, i64 %1276
  %1278 = getelementptr inbounds nuw i8, ptr %1277, i64 64
  %1279 = load <16 x float>, ptr %1278, align 4
  %1280 = fadd <16 x float> %1111, %1279
  %1281 = load i64, ptr %8, align 8
  %1282 = mul nsw i64 %1281, 12
  %1283 = getelementptr inbounds i8, ptr %151, i64 %1282
  %1284 = getelementptr inbounds nuw i8, ptr %1283, i64 64
  store <16 x float> %1280, ptr %1284, align 4
  %1285 = load i64, ptr %13, align 8
  %1286 = shl nsw i64 %1285, 4
  %1287 = getelementptr inbounds i8, ptr %161, i64 %1286
  %1288 = load <16 x float>, ptr %1287, align 4
  %1289 = fadd <16 x float> %1110, %1288
  %1290 = load i64, ptr %8, align 8
  %1291 = shl nsw i64 %1290, 4
  %1292 = getelementptr inbounds i8, ptr %151, i64 %1291
  store <16 x float> %1289, ptr %1292, align 4
  %1293 = load i64, ptr %13, align 8
  %1294 = shl nsw i64 %1293, 4
  %1295 = getelementptr inbounds i8, ptr %161, i64 %1294
  %1296 = getelementptr inbounds nuw i8, ptr %1295, i64 64
  %1297 = load <16 x float>, ptr %1296, align 4
  %1298 = fadd <16 x float> %1109, %1297
  %1299 = load i64, ptr %8, align 8
  %1300 = shl nsw i64 %1299, 4
  %1301 = getelementptr inbounds i8, ptr %151, i64 %1300
  %1302 = getelementptr inbounds nuw i8, ptr %1301, i64 64
  store <16 x float> %1298, ptr %1302, align 4
  %1303 = load i64, ptr %13, align 8
  %1304 = mul nsw i64 %1303, 20
  %1305 = getelementptr inbounds i8, ptr %161, i64 %1304
  %1306 = load <16 x float>, ptr %1305, align 4
  %1307 = fadd <16 x float> %1108, %1306
  %1308 = load i64, ptr %8, align 8
  %1309 = mul nsw i64 %1308, 20
  %1310 = getelementptr inbounds i8, ptr %151, i64 %1309
  store <16 x float> %1307, ptr %1310, align 4
  %1311 = load i64, ptr %13, align 8
  %1312 = mul nsw i64 %1311, 20
  %1313 = getelementptr inbounds i8, ptr %161, i64 %1312
  %1314 = getelementptr inbounds nuw i8, ptr %1313, i64 64
  %1315 = load <16 x float>, ptr %1314, align 4
  %1316 = fadd <16 x float> %1107, %1315
  %1317 = load i64, ptr %8, align 8
  %1318 = mul nsw i64 %1317, 20
  %1319 = getelementptr inbounds i8, ptr %151, i64 %1318
  %1320 = getelementptr inbounds nuw i8, ptr %1319, i64 64
  store <16 x float> %1316, ptr %1320, align 4
  %1321 = load i64, ptr %13, align 8
  %1322 = mul nsw i64 %1321, 24
  %1323 = getelementptr inbounds i8, ptr %161, i64 %1322
  %1324 = load <16 x float>, ptr %1323, align 4
  %1325 = fadd <16 x float> %1106, %1324
  %1326 = load i64, ptr %8, align 8
  %1327 = mul nsw i64 %1326, 24
  %1328 = getelementptr inbounds i8, ptr %151, i64 %1327
  store <16 x float> %1325, ptr %1328, align 4
  %1329 = load i64, ptr %13, align 8
  %1330 = mul nsw i64 %1329, 24
  %1331 = getelementptr inbounds i8, ptr %161, i64 %1330
  %1332 = getelementptr inbounds nuw i8, ptr %1331, i64 64
  %1333 = load <16 x float>, ptr %1332, align 4
  %1334 = fadd <16 x float> %1105, %1333
  br label %1335

1335:                                             ; preds = %1120, %1229
  %1336 = phi <16 x float> [ %1334, %1229 ], [ %1105, %1120 ]
  %1337 = load i64, ptr %8, align 8
  %1338 = mul nsw i64 %1337, 24
  %1339 = getelementptr inbounds i8, ptr %151, i64 %1338
  %1340 = getelementptr inbounds nuw i8, ptr %1339, i64 64
  store <16 x float> %1336, ptr %1340, align 4
  br label %3436

1341:                                             ; preds = %160
  %1342 = load <16 x float>, ptr %151, align 4
  %1343 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1342
  %1344 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %1345 = load <16 x float>, ptr %1344, align 4
  %1346 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1345
  %1347 = getelementptr inbounds float, ptr %151, i64 %148
  %1348 = load <16 x float>, ptr %1347, align 4
  %1349 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1348
  %1350 = getelementptr inbounds nuw i8, ptr %1347, i64 64
  %1351 = load <16 x float>, ptr %1350, align 4
  %1352 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1351
  %1353 = shl nsw i64 %148, 3
  %1354 = getelementptr inbounds i8, ptr %151, i64 %1353
  %1355 = load <16 x float>, ptr %1354, align 4
  %1356 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1355
  %1357 = getelementptr inbounds nuw i8, ptr %1354, i64 64
  %1358 = load <16 x float>, ptr %1357, align 4
  %1359 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1358
  %1360 = mul nsw i64 %148, 12
  %1361 = getelementptr inbounds i8, ptr %151, i64 %1360
  %1362 = load <16 x float>, ptr %1361, align 4
  %1363 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1362
  %1364 = getelementptr inbounds nuw i8, ptr %1361, i64 64
  %1365 = load <16 x float>, ptr %1364, align 4
  %1366 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1365
  %1367 = shl nsw i64 %148, 4
  %1368 = getelementptr inbounds i8, ptr %151, i64 %1367
  %1369 = load <16 x float>, ptr %1368, align 4
  %1370 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1369
  %1371 = getelementptr inbounds nuw i8, ptr %1368, i64 64
  %1372 = load <16 x float>, ptr %1371, align 4
  %1373 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1372
  %1374 = mul nsw i64 %148, 20
  %1375 = getelementptr inbounds i8, ptr %151, i64 %1374
  %1376 = load <16 x float>, ptr %1375, align 4
  %1377 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1376
  %1378 = getelementptr inbounds nuw i8, ptr %1375, i64 64
  %1379 = load <16 x float>, ptr %1378, align 4
  %1380 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1379
  %1381 = mul nsw i64 %148, 24
  %1382 = getelementptr inbounds i8, ptr %151, i64 %1381
  %1383 = load <16 x float>, ptr %1382, align 4
  %1384 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1383
  %1385 = getelementptr inbounds nuw i8, ptr %1382, i64 64
  %1386 = load <16 x float>, ptr %1385, align 4
  %1387 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1386
  %1388 = mul nsw i64 %148, 28
  %1389 = getelementptr inbounds i8, ptr %151, i64 %1388
  %1390 = load <16 x float>, ptr %1389, align 4
  %1391 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1390
  %1392 = getelementptr inbounds nuw i8, ptr %1389, i64 64
  %1393 = load <16 x float>, ptr %1392, align 4
  %1394 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1393
  %1395 = icmp sgt i64 %139, 0
  br i1 %1395, label %1397, label %1396

1396:                                             ; preds = %1397, %1341
  br i1 %97, label %1466, label %1404

1397:                                             ; preds = %1341, %1397
  %1398 = phi i64 [ %1402, %1397 ], [ 0, %1341 ]
  %1399 = add nuw nsw i64 %1398, 8
  %1400 = mul nsw i64 %1399, %148
  %1401 = getelementptr inbounds float, ptr %151, i64 %1400
  tail call void @llvm.prefetch.p0(ptr %1401, i32 1, i32 3, i32 1)
  %1402 = add nuw nsw i64 %1398, 1
  %1403 = icmp eq i64 %1402, %134
  br i1 %1403, label %1396, label %1397, !llvm.loop !9

1404:                                             ; preds = %1466, %1396
  %1405 = phi <16 x float> [ %1394, %1396 ], [ %1542, %1466 ]
  %1406 = phi <16 x float> [ %1391, %1396 ], [ %1541, %1466 ]
  %1407 = phi <16 x float> [ %1387, %1396 ], [ %1536, %1466 ]
  %1408 = phi <16 x float> [ %1384, %1396 ], [ %1535, %1466 ]
  %1409 = phi <16 x float> [ %1380, %1396 ], [ %1530, %1466 ]
  %1410 = phi <16 x float> [ %1377, %1396 ], [ %1529, %1466 ]
  %1411 = phi <16 x float> [ %1373, %1396 ], [ %1524, %1466 ]
  %1412 = phi <16 x float> [ %1370, %1396 ], [ %1523, %1466 ]
  %1413 = phi <16 x float> [ %1366, %1396 ], [ %1518, %1466 ]
  %1414 = phi <16 x float> [ %1363, %1396 ], [ %1517, %1466 ]
  %1415 = phi <16 x float> [ %1359, %1396 ], [ %1512, %1466 ]
  %1416 = phi <16 x float> [ %1356, %1396 ], [ %1511, %1466 ]
  %1417 = phi <16 x float> [ %1352, %1396 ], [ %1506, %1466 ]
  %1418 = phi <16 x float> [ %1349, %1396 ], [ %1505, %1466 ]
  %1419 = phi <16 x float> [ %1346, %1396 ], [ %1500, %1466 ]
  %1420 = phi <16 x float> [ %1343, %1396 ], [ %1499, %1466 ]
  %1421 = icmp eq ptr %161, null
  br i1 %1421, label %1422, label %1546

1422:                                             ; preds = %1404
  store <16 x float> %1420, ptr %151, align 4
  store <16 x float> %1419, ptr %1344, align 4
  %1423 = load i64, ptr %8, align 8
  %1424 = getelementptr inbounds float, ptr %151, i64 %1423
  store <16 x float> %1418, ptr %1424, align 4
  %1425 = load i64, ptr %8, align 8
  %1426 = getelementptr inbounds float, ptr %151, i64 %1425
  %1427 = getelementptr inbounds nuw i8, ptr %1426, i64 64
  store <16 x float> %1417, ptr %1427, align 4
  %1428 = load i64, ptr %8, align 8
  %1429 = shl nsw i64 %1428, 3
  %1430 = getelementptr inbounds i8, ptr %151, i64 %1429
  store <16 x float> %1416, ptr %1430, align 4
  %1431 = load i64, ptr %8, align 8
  %1432 = shl nsw i64 %1431, 3
  %1433 = getelementptr inbounds i8, ptr %151, i64 %1432
  %1434 = getelementptr inbounds nuw i8, ptr %1433, i64 64
  store <16 x float> %1415, ptr %1434, align 4
  %1435 = load i64, ptr %8, align 8
  %1436 = mul nsw i64 %1435, 12
  %1437 = getelementptr inbounds i8, ptr %151, i64 %1436
  store <16 x float> %1414, ptr %1437, align 4
  %1438 = load i64, ptr %8, align 8
  %1439 = mul nsw i64 %1438, 12
  %1440 = getelementptr inbounds i8, ptr %151, i64 %1439
  %1441 = getelementptr inbounds nuw i8, ptr %1440, i64 64
  store <16 x float> %1413, ptr %1441, align 4
  %1442 = load i64, ptr %8, align 8
  %1443 = shl nsw i64 %1442, 4
  %1444 = getelementptr inbounds i8, ptr %151, i64 %1443
  store <16 x float> %1412, ptr %1444, align 4
  %1445 = load i64, ptr %8, align 8
  %1446 = shl nsw i64 %1445, 4
  %1447 = getelementptr inbounds i8, ptr %151, i64 %1446
  %1448 = getelementptr inbounds nuw i8, ptr %1447, i64 64
  store <16 x float> %1411, ptr %1448, align 4
  %1449 = load i64, ptr %8, align 8
  %1450 = mul nsw i64 %1449, 20
  %1451 = getelementptr inbounds i8, ptr %151, i64 %1450
  store <16 x float> %1410, ptr %1451, align 4
  %1452 = load i64, ptr %8, align 8
  %1453 = mul nsw i64 %1452, 20
  %1454 = getelementptr inbounds i8, ptr %151, i64 %1453
  %1455 = getelementptr inbounds nuw i8, ptr %1454, i64 64
  store <16 x float> %1409, ptr %1455, align 4
  %1456 = load i64, ptr %8, align 8
  %1457 = mul nsw i64 %1456, 24
  %1458 = getelementptr inbounds i8, ptr %151, i64 %1457
  store <16 x float> %1408, ptr %1458, align 4
  %1459 = load i64, ptr %8, align 8
  %1460 = mul nsw i64 %1459, 24
  %1461 = getelementptr inbounds i8, ptr %151, i64 %1460
  %1462 = getelementptr inbounds nuw i8, ptr %1461, i64 64
  store <16 x float> %1407, ptr %1462, align 4
  %1463 = load i64, ptr %8, align 8
  %1464 = mul nsw i64 %1463, 28
  %1465 = getelementptr inbounds i8, ptr %151, i64 %1464
  store <16 x float> %1406, ptr %1465, align 4
  br label %1670

1466:                                             ; preds = %1396, %1466
  %1467 = phi <16 x float> [ %1542, %1466 ], [ %1394, %1396 ]
  %1468 = phi <16 x float> [ %1541, %1466 ], [ %1391, %1396 ]
  %1469 = phi <16 x float> [ %1536, %1466 ], [ %1387, %1396 ]
  %1470 = phi <16 x float> [ %1535, %1466 ], [ %1384, %1396 ]
  %1471 = phi <16 x float> [ %1530, %1466 ], [ %1380, %1396 ]
  %1472 = phi <16 x float> [ %1529, %1466 ], [ %1377, %1396 ]
  %1473 = phi <16 x float> [ %1524, %1466 ], [ %1373, %1396 ]
  %1474 = phi <16 x float> [ %1523, %1466 ], [ %1370, %1396 ]
  %1475 = phi <16 x float> [ %1518, %1466 ], [ %1366, %1396 ]
  %1476 = phi <16 x float> [ %1517, %1466 ], [ %1363, %1396 ]
  %1477 = phi <16 x float> [ %1512, %1466 ], [ %1359, %1396 ]
  %1478 = phi <16 x float> [ %1511, %1466 ], [ %1356, %1396 ]
  %1479 = phi <16 x float> [ %1506, %1466 ], [ %1352, %1396 ]
  %1480 = phi <16 x float> [ %1505, %1466 ], [ %1349, %1396 ]
  %1481 = phi <16 x float> [ %1500, %1466 ], [ %1346, %1396 ]
  %1482 = phi <16 x float> [ %1499, %1466 ], [ %1343, %1396 ]
  %1483 = phi i64 [ %1543, %1466 ], [ %144, %1396 ]
  %1484 = phi i64 [ %1544, %1466 ], [ 0, %1396 ]
  %1485 = shl nsw i64 %1484, 7
  %1486 = getelementptr inbounds nuw i8, ptr %125, i64 %1485
  %1487 = load <16 x float>, ptr %1486, align 4
  %1488 = getelementptr inbounds nuw i8, ptr %1486, i64 64
  %1489 = load <16 x float>, ptr %1488, align 4
  %1490 = ashr i64 %1483, 11
  %1491 = and i64 %1490, -32
  %1492 = getelementptr inbounds float, ptr %145, i64 %1491
  call void @llvm.prefetch.p0(ptr %1492, i32 0, i32 2, i32 1)
  %1493 = getelementptr inbounds nuw i8, ptr %1492, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1493, i32 0, i32 2, i32 1)
  %1494 = shl i64 %1484, 5
  %1495 = getelementptr i8, ptr %130, i64 %1494
  %1496 = load float, ptr %1495, align 4
  %1497 = insertelement <16 x float> poison, float %1496, i64 0
  %1498 = shufflevector <16 x float> %1497, <16 x float> poison, <16 x i32> zeroinitializer
  %1499 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1498, <16 x float> %1487, <16 x float> %1482)
  %1500 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1498, <16 x float> %1489, <16 x float> %1481)
  %1501 = getelementptr i8, ptr %1495, i64 4
  %1502 = load float, ptr %1501, align 4
  %1503 = insertelement <16 x float> poison, float %1502, i64 0
  %1504 = shufflevector <16 x float> %1503, <16 x float> poison, <16 x i32> zeroinitializer
  %1505 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1504, <16 x float> %1487, <16 x float> %1480)
  %1506 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1504, <16 x float> %1489, <16 x float> %1479)
  %1507 = getelementptr i8, ptr %1495, i64 8
  %1508 = load float, ptr %1507, align 4
  %1509 = insertelement <16 x float> poison, float %1508, i64 0
  %1510 = shufflevector <16 x float> %1509, <16 x float> poison, <16 x i32> zeroinitializer
  %1511 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1510, <16 x float> %1487, <16 x float> %1478)
  %1512 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1510, <16 x float> %1489, <16 x float> %1477)
  %1513 = getelementptr i8, ptr %1495, i64 12
  %1514 = load float, ptr %1513, align 4
  %1515 = insertelement <16 x float> poison, float %1514, i64 0
  %1516 = shufflevector <16 x float> %1515, <16 x float> poison, <16 x i32> zeroinitializer
  %1517 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1516, <16 x float> %1487, <16 x float> %1476)
  %1518 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1516, <16 x float> %1489, <16 x float> %1475)
  %1519 = getelementptr i8, ptr %1495, i64 16
  %1520 = load float, ptr %1519, align 4
  %1521 = insertelement <16 x float> poison, float %1520, i64 0
  %1522 = shufflevector <16 x float> %1521, <16 x float> poison, <16 x i32> zeroinitializer
  %1523 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1522, <16 x float> %1487, <16 x float> %1474)
  %1524 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1522, <16 x float> %1489, <16 x float> %1473)
  %1525 = getelementptr i8, ptr %1495, i64 20
  %1526 = load float, ptr %1525, align 4
  %1527 = insertelement <16 x float> poison, float %1526, i64 0
  %1528 = shufflevector <16 x float> %1527, <16 x float> poison, <16 x i32> zeroinitializer
  %1529 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1528, <16 x float> %1487, <16 x float> %1472)
  %1530 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1528, <16 x float> %1489, <16 x float> %1471)
  %1531 = getelementptr i8, ptr %1495, i64 24
  %1532 = load float, ptr %1531, align 4
  %1533 = insertelement <16 x float> poison, float %1532, i64 0
  %1534 = shufflevector <16 x float> %1533, <16 x float> poison, <16 x i32> zeroinitializer
  %1535 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1534, <16 x float> %1487, <16 x float> %1470)
  %1536 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1534, <16 x float> %1489, <16 x float> %1469)
  %1537 = getelementptr i8, ptr %1495, i64 28
  %1538 = load float, ptr %1537, align 4
  %1539 = insertelement <16 x float> poison, float %1538, i64 0
  %1540 = shufflevector <16 x float> %1539, <16 x float> poison, <16 x i32> zeroinitializer
  %1541 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1540, <16 x float> %1487, <16 x float> %1468)
  %1542 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1540, <16 x float> %1489, <16 x float> %1467)
  %1543 = add nsw i64 %1483, %141
  %1544 = add nuw nsw i64 %1484, 1
  %1545 = icmp slt i64 %1544, %73
  br i1 %1545, label %1466, label %1404, !llvm.loop !11

1546:                                             ; preds = %1404
  %1547 = load <16 x float>, ptr %161, align 4
  %1548 = fadd <16 x float> %1420, %1547
  store <16 x float> %1548, ptr %151, align 4
  %1549 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %1550 = load <16 x float>, ptr %1549, align 4
  %1551 = fadd <16 x float> %1419, %1550
  store <16 x float> %1551, ptr %1344, align 4
  %1552 = load i64, ptr %13, align 8
  %1553 = getelementptr inbounds float, ptr %161, i64 %1552
  %1554 = load <16 x float>, ptr %1553, align 4
  %1555 = fadd <16 x float> %1418, %1554
  %1556 = load i64, ptr %8, align 8
  %1557 = getelementptr inbounds float, ptr %151, i64 %1556
  store <16 x float> %1555, ptr %1557, align 4
  %1558 = load i64, ptr %13, align 8
  %1559 = getelementptr inbounds float, ptr %161, i64 %1558
  %1560 = getelementptr inbounds nuw i8, ptr %1559, i64 64
  %1561 = load <16 x float>, ptr %1560, align 4
  %1562 = fadd <16 x float> %1417, %1561
  %1563 = load i64, ptr %8, align 8
  %1564 = getelementptr inbounds float, ptr %151, i64 %1563
  %1565 = getelementptr inbounds nuw i8, ptr %1564, i64 64
  store <16 x float> %1562, ptr %1565, align 4
  %1566 = load i64, ptr %13, align 8
  %1567 = shl nsw i64 %1566, 3
  %1568 = getelementptr inbounds i8, ptr %161, i64 %1567
  %1569 = load <16 x float>, ptr %1568, align 4
  %1570 = fadd <16 x float> %1416, %1569
  %1571 = load i64, ptr %8, align 8
  %1572 = shl nsw i64 %1571, 3
  %1573 = getelementptr inbounds i8, ptr %151, i64 %1572
  store <16 x float> %1570, ptr %1573, align 4
  %1574 = load i64, ptr %13, align 8
  %1575 = shl nsw i64 %1574, 3
  %1576 = getelementptr inbounds i8, ptr %161, i64 %1575
  %1577 = getelementptr inbounds nuw i8, ptr %1576, i64 64
  %1578 = load <16 x float>, ptr %1577, align 4
  %1579 = fadd <16 x float> %1415, %1578
  %1580 = load i64, ptr %8, align 8
  %1581 = shl nsw i64 %1580, 3
  %1582 = getelementptr inbounds i8, ptr %151, i64 %1581
  %1583 = getelementptr inbounds nuw i8, ptr %1582, i64 64
  store <16 x float> %1579, ptr %1583, align 4
  %1584 = load i64, ptr %13, align 8
  %1585 = mul nsw i64 %1584, 12
  %1586 = getelementptr inbounds i8, ptr %161, i64 %1585
  %1587 = load <16 x float>, ptr %1586, align 4
  %1588 = fadd <16 x float> %1414, %1587
  %1589 = load i64, ptr %8, align 8
  %1590 = mul nsw i64 %1589, 12
  %1591 = getelementptr inbounds i8, ptr %151, i64 %1590
  store <16 x float> %1588, ptr %1591, align 4
  %1592 = load i64, ptr %13, align 8
  %1593 = mul nsw i64 %1592, 12
  %1594 = getelementptr inbounds i8, ptr %161, i64 %1593
  %1595 = getelementptr inbounds nuw i8, ptr %1594, i64 64
  %1596 = load <16 x float>, ptr %1595, align 4
  %1597 = fadd <16 x float> %1413, %1596
  %1598 = load i64, ptr %8, align 8
  %1599 = mul nsw i64 %1598, 12
  %1600 = getelementptr inbounds i8, ptr %151, i64 %1599
  %1601 = getelementptr inbounds nuw i8, ptr %1600, i64 64
  store <16 x float> %1597, ptr %1601, align 4
  %1602 = load i64, ptr %13, align 8
  %1603 = shl nsw i64 %1602, 4
  %1604 = getelementptr inbounds i8, ptr %161, i64 %1603
  %1605 = load <16 x float>, ptr %1604, align 4
  %1606 = fadd <16 x float> %1412, %1605
  %1607 = load i64, ptr %8, align 8
  %1608 = shl nsw i64 %1607, 4
  %1609 = getelementptr inbounds i8, ptr %151, i64 %1608
  store <16 x float> %1606, ptr %1609, align 4
  %1610 = load i64, ptr %13, align 8
  %1611 = shl nsw i64 %1610, 4
  %1612 = getelementptr inbounds i8, ptr %161, i64 %1611
  %1613 = getelementptr inbounds nuw i8, ptr %1612, i64 64
  %1614 = load <16 x float>, ptr %1613, align 4
  %1615 = fadd <16 x float> %1411, %1614
  %1616 = load i64, ptr %8, align 8
  %1617 = shl nsw i64 %1616, 4
  %1618 = getelementptr inbounds i8, ptr %151, i64 %1617
  %1619 = getelementptr inbounds nuw i8, ptr %1618, i64 64
  store <16 x float> %1615, ptr %1619, align 4
  %1620 = load i64, ptr %13, align 8
  %1621 = mul nsw i64 %1620, 20
  %1622 = getelementptr inbounds i8, ptr %161, i64 %1621
  %1623 = load <16 x float>, ptr %1622, align 4
  %1624 = fadd <16 x float> %1410, %1623
  %1625 = load i64, ptr %8, align 8
  %1626 = mul nsw i64 %1625, 20
  %1627 = getelementptr inbounds i8, ptr %151, i64 %1626
  store <16 x float> %1624, ptr %1627, align 4
  %1628 = load i64, ptr %13, align 8
  %1629 = mul nsw i64 %1628, 20
  %1630 = getelementptr inbounds i8, ptr %161, i64 %1629
  %1631 = getelementptr inbounds nuw i8, ptr %1630, i64 64
  %1632 = load <16 x float>, ptr %1631, align 4
  %1633 = fadd <16 x float> %1409, %1632
  %1634 = load i64, ptr %8, align 8
  %1635 = mul nsw i64 %1634, 20
  %1636 = getelementptr inbounds i8, ptr %151, i64 %1635
  %1637 = getelementptr inbounds nuw i8, ptr %1636, i64 64
  store <16 x float> %1633, ptr %1637, align 4
  %1638 = load i64, ptr %13, align 8
  %1639 = mul nsw i64 %1638, 24
  %1640 = getelementptr inbounds i8, ptr %161, i64 %1639
  %1641 = load <16 x float>, ptr %1640, align 4
  %1642 = fadd <16 x float> %1408, %1641
  %1643 = load i64, ptr %8, align 8
  %1644 = mul nsw i64 %1643, 24
  %1645 = getelementptr inbounds i8, ptr %151, i64 %1644
  store <16 x float> %1642, ptr %1645, align 4
  %1646 = load i64, ptr %13, align 8
  %1647 = mul nsw i64 %1646, 24
  %1648 = getelementptr inbounds i8, ptr %161, i64 %1647
  %1649 = getelementptr inbounds nuw i8, ptr %1648, i64 64
  %1650 = load <16 x float>, ptr %1649, align 4
  %1651 = fadd <16 x float> %1407, %1650
  %1652 = load i64, ptr %8, align 8
  %1653 = mul nsw i64 %1652, 24
  %1654 = getelementptr inbounds i8, ptr %151, i64 %1653
  %1655 = getelementptr inbounds nuw i8, ptr %1654, i64 64
  store <16 x float> %1651, ptr %1655, align 4
  %1656 = load i64, ptr %13, align 8
  %1657 = mul nsw i64 %1656, 28
  %1658 = getelementptr inbounds i8, ptr %161, i64 %1657
  %1659 = load <16 x float>, ptr %1658, align 4
  %1660 = fadd <16 x float> %1406, %1659
  %1661 = load i64, ptr %8, align 8
  %1662 = mul nsw i64 %1661, 28
  %1663 = getelementptr inbounds i8, ptr %151, i64 %1662
  store <16 x float> %1660, ptr %1663, align 4
  %1664 = load i64, ptr %13, align 8
  %1665 = mul nsw i64 %1664, 28
  %1666 = getelementptr inbounds i8, ptr %161, i64 %1665
  %1667 = getelementptr inbounds nuw i8, ptr %1666, i64 64
  %1668 = load <16 x float>, ptr %1667, align 4
  %1669 = fadd <16 x float> %1405, %1668
  br label %1670

1670:                                             ; preds = %1422, %1546
  %1671 = phi <16 x float> [ %1669, %1546 ], [ %1405, %1422 ]
  %1672 = load i64, ptr %8, align 8
  %1673 = mul nsw i64 %1672, 28
  %1674 = getelementptr inbounds i8, ptr %151, i64 %1673
  %1675 = getelementptr inbounds nuw i8, ptr %1674, i64 64
  store <16 x float> %1671, ptr %1675, align 4
  br label %3436

1676:                                             ; preds = %160
  %1677 = load <16 x float>, ptr %151, align 4
  %1678 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1677
  %1679 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %1680 = load <16 x float>, ptr %1679, align 4
  %1681 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1680
  %1682 = getelementptr inbounds float, ptr %151, i64 %148
  %1683 = load <16 x float>, ptr %1682, align 4
  %1684 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1683
  %1685 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  %1686 = load <16 x float>, ptr %1685, align 4
  %1687 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1686
  %1688 = shl nsw i64 %148, 3
  %1689 = getelementptr inbounds i8, ptr %151, i64 %1688
  %1690 = load <16 x float>, ptr %1689, align 4
  %1691 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1690
  %1692 = getelementptr inbounds nuw i8, ptr %1689, i64 64
  %1693 = load <16 x float>, ptr %1692, align 4
  %1694 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1693
  %1695 = mul nsw i64 %148, 12
  %1696 = getelementptr inbounds i8, ptr %151, i64 %1695
  %1697 = load <16 x float>, ptr %1696, align 4
  %1698 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1697
  %1699 = getelementptr inbounds nuw i8, ptr %1696, i64 64
  %1700 = load <16 x float>, ptr %1699, align 4
  %1701 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1700
  %1702 = shl nsw i64 %148, 4
  %1703 = getelementptr inbounds i8, ptr %151, i64 %1702
  %1704 = load <16 x float>, ptr %1703, align 4
  %1705 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1704
  %1706 = getelementptr inbounds nuw i8, ptr %1703, i64 64
  %1707 = load <16 x float>, ptr %1706, align 4
  %1708 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1707
  %1709 = mul nsw i64 %148, 20
  %1710 = getelementptr inbounds i8, ptr %151, i64 %1709
  %1711 = load <16 x float>, ptr %1710, align 4
  %1712 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1711
  %1713 = getelementptr inbounds nuw i8, ptr %1710, i64 64
  %1714 = load <16 x float>, ptr %1713, align 4
  %1715 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1714
  %1716 = mul nsw i64 %148, 24
  %1717 = getelementptr inbounds i8, ptr %151, i64 %1716
  %1718 = load <16 x float>, ptr %1717, align 4
  %1719 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1718
  %1720 = getelementptr inbounds nuw i8, ptr %1717, i64 64
  %1721 = load <16 x float>, ptr %1720, align 4
  %1722 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1721
  %1723 = mul nsw i64 %148, 28
  %1724 = getelementptr inbounds i8, ptr %151, i64 %1723
  %1725 = load <16 x float>, ptr %1724, align 4
  %1726 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1725
  %1727 = getelementptr inbounds nuw i8, ptr %1724, i64 64
  %1728 = load <16 x float>, ptr %1727, align 4
  %1729 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1728
  %1730 = shl nsw i64 %148, 5
  %1731 = getelementptr inbounds i8, ptr %151, i64 %1730
  %1732 = load <16 x float>, ptr %1731, align 4
  %1733 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1732
  %1734 = getelementptr inbounds nuw i8, ptr %1731, i64 64
  %1735 = load <16 x float>, ptr %1734, align 4
  %1736 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %1735
  %1737 = icmp sgt i64 %139, 0
  br i1 %1737, label %1739, label %1738

1738:                                             ; preds = %1739, %1676
  br i1 %97, label %1817, label %1746

1739:                                             ; preds = %1676, %1739
  %1740 = phi i64 [ %1744, %1739 ], [ 0, %1676 ]
  %1741 = add nuw nsw i64 %1740, 9
  %1742 = mul nsw i64 %1741, %148
  %1743 = getelementptr inbounds float, ptr %151, i64 %1742
  tail call void @llvm.prefetch.p0(ptr %1743, i32 1, i32 3, i32 1)
  %1744 = add nuw nsw i64 %1740, 1
  %1745 = icmp eq i64 %1744, %134
  br i1 %1745, label %1738, label %1739, !llvm.loop !9

1746:                                             ; preds = %1817, %1738
  %1747 = phi <16 x float> [ %1736, %1738 ], [ %1901, %1817 ]
  %1748 = phi <16 x float> [ %1733, %1738 ], [ %1900, %1817 ]
  %1749 = phi <16 x float> [ %1729, %1738 ], [ %1895, %1817 ]
  %1750 = phi <16 x float> [ %1726, %1738 ], [ %1894, %1817 ]
  %1751 = phi <16 x float> [ %1722, %1738 ], [ %1889, %1817 ]
  %1752 = phi <16 x float> [ %1719, %1738 ], [ %1888, %1817 ]
  %1753 = phi <16 x float> [ %1715, %1738 ], [ %1883, %1817 ]
  %1754 = phi <16 x float> [ %1712, %1738 ], [ %1882, %1817 ]
  %1755 = phi <16 x float> [ %1708, %1738 ], [ %1877, %1817 ]
  %1756 = phi <16 x float> [ %1705, %1738 ], [ %1876, %1817 ]
  %1757 = phi <16 x float> [ %1701, %1738 ], [ %1871, %1817 ]
  %1758 = phi <16 x float> [ %1698, %1738 ], [ %1870, %1817 ]
  %1759 = phi <16 x float> [ %1694, %1738 ], [ %1865, %1817 ]
  %1760 = phi <16 x float> [ %1691, %1738 ], [ %1864, %1817 ]
  %1761 = phi <16 x float> [ %1687, %1738 ], [ %1859, %1817 ]
  %1762 = phi <16 x float> [ %1684, %1738 ], [ %1858, %1817 ]
  %1763 = phi <16 x float> [ %1681, %1738 ], [ %1853, %1817 ]
  %1764 = phi <16 x float> [ %1678, %1738 ], [ %1852, %1817 ]
  %1765 = icmp eq ptr %161, null
  br i1 %1765, label %1766, label %1905

1766:                                             ; preds = %1746
  store <16 x float> %1764, ptr %151, align 4
  store <16 x float> %1763, ptr %1679, align 4
  %1767 = load i64, ptr %8, align 8
  %1768 = getelementptr inbounds float, ptr %151, i64 %1767
  store <16 x float> %1762, ptr %1768, align 4
  %1769 = load i64, ptr %8, align 8
  %1770 = getelementptr inbounds float, ptr %151, i64 %1769
  %1771 = getelementptr inbounds nuw i8, ptr %1770, i64 64
  store <16 x float> %1761, ptr %1771, align 4
  %1772 = load i64, ptr %8, align 8
  %1773 = shl nsw i64 %1772, 3
  %1774 = getelementptr inbounds i8, ptr %151, i64 %1773
  store <16 x float> %1760, ptr %1774, align 4
  %1775 = load i64, ptr %8, align 8
  %1776 = shl nsw i64 %1775, 3
  %1777 = getelementptr inbounds i8, ptr %151, i64 %1776
  %1778 = getelementptr inbounds nuw i8, ptr %1777, i64 64
  store <16 x float> %1759, ptr %1778, align 4
  %1779 = load i64, ptr %8, align 8
  %1780 = mul nsw i64 %1779, 12
  %1781 = getelementptr inbounds i8, ptr %151, i64 %1780
  store <16 x float> %1758, ptr %1781, align 4
  %1782 = load i64, ptr %8, align 8
  %1783 = mul nsw i64 %1782, 12
  %1784 = getelementptr inbounds i8, ptr %151, i64 %1783
  %1785 = getelementptr inbounds nuw i8, ptr %1784, i64 64
  store <16 x float> %1757, ptr %1785, align 4
  %1786 = load i64, ptr %8, align 8
  %1787 = shl nsw i64 %1786, 4
  %1788 = getelementptr inbounds i8, ptr %151, i64 %1787
  store <16 x float> %1756, ptr %1788, align 4
  %1789 = load i64, ptr %8, align 8
  %1790 = shl nsw i64 %1789, 4
  %1791 = getelementptr inbounds i8, ptr %151, i64 %1790
  %1792 = getelementptr inbounds nuw i8, ptr %1791, i64 64
  store <16 x float> %1755, ptr %1792, align 4
  %1793 = load i64, ptr %8, align 8
  %1794 = mul nsw i64 %1793, 20
  %1795 = getelementptr inbounds i8, ptr %151, i64 %1794
  store <16 x float> %1754, ptr %1795, align 4
  %1796 = load i64, ptr %8, align 8
  %1797 = mul nsw i64 %1796, 20
  %1798 = getelementptr inbounds i8, ptr %151, i64 %1797
  %1799 = getelementptr inbounds nuw i8, ptr %1798, i64 64
  store <16 x float> %1753, ptr %1799, align 4
  %1800 = load i64, ptr %8, align 8
  %1801 = mul nsw i64 %1800, 24
  %1802 = getelementptr inbounds i8, ptr %151, i64 %1801
  store <16 x float> %1752, ptr %1802, align 4
  %1803 = load i64, ptr %8, align 8
  %1804 = mul nsw i64 %1803, 24
  %1805 = getelementptr inbounds i8, ptr %151, i64 %1804
  %1806 = getelementptr inbounds nuw i8, ptr %1805, i64 64
  store <16 x float> %1751, ptr %1806, align 4
  %1807 = load i64, ptr %8, align 8
  %1808 = mul nsw i64 %1807, 28
  %1809 = getelementptr inbounds i8, ptr %151, i64 %1808
  store <16 x float> %1750, ptr %1809, align 4
  %1810 = load i64, ptr %8, align 8
  %1811 = mul nsw i64 %1810, 28
  %1812 = getelementptr inbounds i8, ptr %151, i64 %1811
  %1813 = getelementptr inbounds nuw i8, ptr %1812, i64 64
  store <16 x float> %1749, ptr %1813, align 4
  %1814 = load i64, ptr %8, align 8
  %1815 = shl nsw i64 %1814, 5
  %1816 = getelementptr inbounds i8, ptr %151, i64 %1815
  store <16 x float> %1748, ptr %1816, align 4
  br label %2047

1817:                                             ; preds = %1738, %1817
  %1818 = phi <16 x float> [ %1901, %1817 ], [ %1736, %1738 ]
  %1819 = phi <16 x float> [ %1900, %1817 ], [ %1733, %1738 ]
  %1820 = phi <16 x float> [ %1895, %1817 ], [ %1729, %1738 ]
  %1821 = phi <16 x float> [ %1894, %1817 ], [ %1726, %1738 ]
  %1822 = phi <16 x float> [ %1889, %1817 ], [ %1722, %1738 ]
  %1823 = phi <16 x float> [ %1888, %1817 ], [ %1719, %1738 ]
  %1824 = phi <16 x float> [ %1883, %1817 ], [ %1715, %1738 ]
  %1825 = phi <16 x float> [ %1882, %1817 ], [ %1712, %1738 ]
  %1826 = phi <16 x float> [ %1877, %1817 ], [ %1708, %1738 ]
  %1827 = phi <16 x float> [ %1876, %1817 ], [ %1705, %1738 ]
  %1828 = phi <16 x float> [ %1871, %1817 ], [ %1701, %1738 ]
  %1829 = phi <16 x float> [ %1870, %1817 ], [ %1698, %1738 ]
  %1830 = phi <16 x float> [ %1865, %1817 ], [ %1694, %1738 ]
  %1831 = phi <16 x float> [ %1864, %1817 ], [ %1691, %1738 ]
  %1832 = phi <16 x float> [ %1859, %1817 ], [ %1687, %1738 ]
  %1833 = phi <16 x float> [ %1858, %1817 ], [ %1684, %1738 ]
  %1834 = phi <16 x float> [ %1853, %1817 ], [ %1681, %1738 ]
  %1835 = phi <16 x float> [ %1852, %1817 ], [ %1678, %1738 ]
  %1836 = phi i64 [ %1902, %1817 ], [ %144, %1738 ]
  %1837 = phi i64 [ %1903, %1817 ], [ 0, %1738 ]
  %1838 = shl nsw i64 %1837, 7
  %1839 = getelementptr inbounds nuw i8, ptr %125, i64 %1838
  %1840 = load <16 x float>, ptr %1839, align 4
  %1841 = getelementptr inbounds nuw i8, ptr %1839, i64 64
  %1842 = load <16 x float>, ptr %1841, align 4
  %1843 = ashr i64 %1836, 11
  %1844 = and i64 %1843, -32
  %1845 = getelementptr inbounds float, ptr %145, i64 %1844
  call void @llvm.prefetch.p0(ptr %1845, i32 0, i32 2, i32 1)
  %1846 = getelementptr inbounds nuw i8, ptr %1845, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1846, i32 0, i32 2, i32 1)
  %1847 = mul i64 %1837, 36
  %1848 = getelementptr i8, ptr %130, i64 %1847
  %1849 = load float, ptr %1848, align 4
  %1850 = insertelement <16 x float> poison, float %1849, i64 0
  %1851 = shufflevector <16 x float> %1850, <16 x float> poison, <16 x i32> zeroinitializer
  %1852 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1851, <16 x float> %1840, <16 x float> %1835)
  %1853 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1851, <16 x float> %1842, <16 x float> %1834)
  %1854 = getelementptr i8, ptr %1848, i64 4
  %1855 = load float, ptr %1854, align 4
  %1856 = insertelement <16 x float> poison, float %1855, i64 0
  %1857 = shufflevector <16 x float> %1856, <16 x float> poison, <16 x i32> zeroinitializer
  %1858 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1857, <16 x float> %1840, <16 x float> %1833)
  %1859 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1857, <16 x float> %1842, <16 x float> %1832)
  %1860 = getelementptr i8, ptr %1848, i64 8
  %1861 = load float, ptr %1860, align 4
  %1862 = insertelement <16 x float> poison, float %1861, i64 0
  %1863 = shufflevector <16 x float> %1862, <16 x float> poison, <16 x i32> zeroinitializer
  %1864 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1863, <16 x float> %1840, <16 x float> %1831)
  %1865 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1863, <16 x float> %1842, <16 x float> %1830)
  %1866 = getelementptr i8, ptr %1848, i64 12
  %1867 = load float, ptr %1866, align 4
  %1868 = insertelement <16 x float> poison, float %1867, i64 0
  %1869 = shufflevector <16 x float> %1868, <16 x float> poison, <16 x i32> zeroinitializer
  %1870 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1869, <16 x float> %1840, <16 x float> %1829)
  %1871 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1869, <16 x float> %1842, <16 x float> %1828)
  %1872 = getelementptr i8, ptr %1848, i64 16
  %1873 = load float, ptr %1872, align 4
  %1874 = insertelement <16 x float> poison, float %1873, i64 0
  %1875 = shufflevector <16 x float> %1874, <16 x float> poison, <16 x i32> zeroinitializer
  %1876 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1875, <16 x float> %1840, <16 x float> %1827)
  %1877 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1875, <16 x float> %1842, <16 x float> %1826)
  %1878 = getelementptr i8, ptr %1848, i64 20
  %1879 = load float, ptr %1878, align 4
  %1880 = insertelement <16 x float> poison, float %1879, i64 0
  %1881 = shufflevector <16 x float> %1880, <16 x float> poison, <16 x i32> zeroinitializer
  %1882 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1881, <16 x float> %1840, <16 x float> %1825)
  %1883 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1881, <16 x float> %1842, <16 x float> %1824)
  %1884 = getelementptr i8, ptr %1848, i64 24
  %1885 = load float, ptr %1884, align 4
  %1886 = insertelement <16 x float> poison, float %1885, i64 0
  %1887 = shufflevector <16 x float> %1886, <16 x float> poison, <16 x i32> zeroinitializer
  %1888 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1887, <16 x float> %1840, <16 x float> %1823)
  %1889 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1887, <16 x float> %1842, <16 x float> %1822)
  %1890 = getelementptr i8, ptr %1848, i64 28
  %1891 = load float, ptr %1890, align 4
  %1892 = insertelement <16 x float> poison, float %1891, i64 0
  %1893 = shufflevector <16 x float> %1892, <16 x float> poison, <16 x i32> zeroinitializer
  %1894 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1893, <16 x float> %1840, <16 x float> %1821)
  %1895 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1893, <16 x float> %1842, <16 x float> %1820)
  %1896 = getelementptr i8, ptr %1848, i64 32
  %1897 = load float, ptr %1896, align 4
  %1898 = insertelement <16 x float> poison, float %1897, i64 0
  %1899 = shufflevector <16 x float> %1898, <16 x float> poison, <16 x i32> zeroinitializer
  %1900 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1899, <16 x float> %1840, <16 x float> %1819)
  %1901 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1899, <16 x float> %1842, <16 x float> %1818)
  %1902 = add nsw i64 %1836, %141
  %1903 = add nuw nsw i64 %1837, 1
  %1904 = icmp slt i64 %1903, %73
  br i1 %1904, label %1817, label %1746, !llvm.loop !11

1905:                                             ; preds = %1746
  %1906 = load <16 x float>, ptr %161, align 4
  %1907 = fadd <16 x float> %1764, %1906
  store <16 x float> %1907, ptr %151, align 4
  %1908 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %1909 = load <16 x float>, ptr %1908, align 4
  %1910 = fadd <16 x float> %1763, %1909
  store <16 x float> %1910, ptr %1679, align 4
  %1911 = load i64, ptr %13, align 8
  %1912 = getelementptr inbounds float, ptr %161, i64 %1911
  %1913 = load <16 x float>, ptr %1912, align 4
  %1914 = fadd <16 x float> %1762, %1913
  %1915 = load i64, ptr %8, align 8
  %1916 = getelementptr inbounds float, ptr %151, i64 %1915
  store <16 x float> %1914, ptr %1916, align 4
  %1917 = load i64, ptr %13, align 8
  %1918 = getelementptr inbounds float, ptr %161, i64 %1917
  %1919 = getelementptr inbounds nuw i8, ptr %1918, i64 64
  %1920 = load <16 x float>, ptr %1919, align 4
  %1921 = fadd <16 x float> %1761, %1920
  %1922 = load i64, ptr %8, align 8
  %1923 = getelementptr inbounds float, ptr %151, i64 %1922
  %1924 = getelementptr inbounds nuw i8, ptr %1923, i64 64
  store <16 x float> %1921, ptr %1924, align 4
  %1925 = load i64, ptr %13, align 8
  %1926 = shl nsw i64 %1925, 3
  %1927 = getelementptr inbounds i8, ptr %161, i64 %1926
  %1928 = load <16 x float>, ptr %1927, align 4
  %1929 = fadd <16 x float> %1760, %1928
  %1930 = load i64, ptr %8, align 8
  %1931 = shl nsw i64 %1930, 3
  %1932 = getelementptr inbounds i8, ptr %151, i64 %1931
  store <16 x float> %1929, ptr %1932, align 4
  %1933 = load i64, ptr %13, align 8
  %1934 = shl nsw i64 %1933, 3
  %1935 = getelementptr inbounds i8, ptr %161, i64 %1934
  %1936 = getelementptr inbounds nuw i8, ptr %1935, i64 64
  %1937 = load <16 x float>, ptr %1936, align 4
  %1938 = fadd <16 x float> %1759, %1937
  %1939 = load i64, ptr %8, align 8
  %1940 = shl nsw i64 %1939, 3
  %1941 = getelementptr inbounds i8, ptr %151, i64 %1940
  %1942 = getelementptr inbounds nuw i8, ptr %1941, i64 64
  store <16 x float> %1938, ptr %1942, align 4
  %1943 = load i64, ptr %13, align 8
  %1944 = mul nsw i64 %1943, 12
  %1945 = getelementptr inbounds i8, ptr %161, i64 %1944
  %1946 = load <16 x float>, ptr %1945, align 4
  %1947 = fadd <16 x float> %1758, %1946
  %1948 = load i64, ptr %8, align 8
  %1949 = mul nsw i64 %1948, 12
  %1950 = getelementptr inbounds i8, ptr %151, i64 %1949
  store <16 x float> %1947, ptr %1950, align 4
  %1951 = load i64, ptr %13, align 8
  %1952 = mul nsw i64 %1951, 12
  %1953 = getelementptr inbounds i8, ptr %161, i64 %1952
  %1954 = getelementptr inbounds nuw i8, ptr %1953, i64 64
  %1955 = load <16 x float>, ptr %1954, align 4
  %1956 = fadd <16 x float> %1757, %1955
  %1957 = load i64, ptr %8, align 8
  %1958 = mul nsw i64 %1957, 12
  %1959 = getelementptr inbounds i8, ptr %151, i64 %1958
  %1960 = getelementptr inbounds nuw i8, ptr %1959, i64 64
  store <16 x float> %1956, ptr %1960, align 4
  %1961 = load i64, ptr %13, align 8
  %1962 = shl nsw i64 %1961, 4
  %1963 = getelementptr inbounds i8, ptr %161, i64 %1962
  %1964 = load <16 x float>, ptr %1963, align 4
  %1965 = fadd <16 x float> %1756, %1964
  %1966 = load i64, ptr %8, align 8
  %1967 = shl nsw i64 %1966, 4
  %1968 = getelementptr inbounds i8, ptr %151, i64 %1967
  store <16 x float> %1965, ptr %1968, align 4
  %1969 = load i64, ptr %13, align 8
  %1970 = shl nsw i64 %1969, 4
  %1971 = getelementptr inbounds i8, ptr %161, i64 %1970
  %1972 = getelementptr inbounds nuw i8, ptr %1971, i64 64
  %1973 = load <16 x float>, ptr %1972, align 4
  %1974 = fadd <16 x float> %1755, %1973
  %1975 = load i64, ptr %8, align 8
  %1976 = shl nsw i64 %1975, 4
  %1977 = getelementptr inbounds i8, ptr %151, i64 %1976
  %1978 = getelementptr inbounds nuw i8, ptr %1977, i64 64
  store <16 x float> %1974, ptr %1978, align 4
  %1979 = load i64, ptr %13, align 8
  %1980 = mul nsw i64 %1979, 20
  %1981 = getelementptr inbounds i8, ptr %161, i64 %1980
  %1982 = load <16 x float>, ptr %1981, align 4
  %1983 = fadd <16 x float> %1754, %1982
  %1984 = load i64, ptr %8, align 8
  %1985 = mul nsw i64 %1984, 20
  %1986 = getelementptr inbounds i8, ptr %151, i64 %1985
  store <16 x float> %1983, ptr %1986, align 4
  %1987 = load i64, ptr %13, align 8
  %1988 = mul nsw i64 %1987, 20
  %1989 = getelementptr inbounds i8, ptr %161, i64 %1988
  %1990 = getelementptr inbounds nuw i8, ptr %1989, i64 64
  %1991 = load <16 x float>, ptr %1990, align 4
  %1992 = fadd <16 x float> %1753, %1991
  %1993 = load i64, ptr %8, align 8
  %1994 = mul nsw i64 %1993, 20
  %1995 = getelementptr inbounds i8, ptr %151, i64 %1994
  %1996 = getelementptr inbounds nuw i8, ptr %1995, i64 64
  store <16 x float> %1992, ptr %1996, align 4
  %1997 = load i64, ptr %13, align 8
  %1998 = mul nsw i64 %1997, 24
  %1999 = getelementptr inbounds i8, ptr %161, i64 %1998
  %2000 = load <16 x float>, ptr %1999, align 4
  %2001 = fadd <16 x float> %1752, %2000
  %2002 = load i64, ptr %8, align 8
  %2003 = mul nsw i64 %2002, 24
  %2004 = getelementptr inbounds i8, ptr %151, i64 %2003
  store <16 x float> %2001, ptr %2004, align 4
  %2005 = load i64, ptr %13, align 8
  %2006 = mul nsw i64 %2005, 24
  %2007 = getelementptr inbounds i8, ptr %161, i64 %2006
  %2008 = getelementptr inbounds nuw i8, ptr %2007, i64 64
  %2009 = load <16 x float>, ptr %2008, align 4
  %2010 = fadd <16 x float> %1751, %2009
  %2011 = load i64, ptr %8, align 8
  %2012 = mul nsw i64 %2011, 24
  %2013 = getelementptr inbounds i8, ptr %151, i64 %2012
  %2014 = getelementptr inbounds nuw i8, ptr %2013, i64 64
  store <16 x float> %2010, ptr %2014, align 4
  %2015 = load i64, ptr %13, align 8
  %2016 = mul nsw i64 %2015, 28
  %2017 = getelementptr inbounds i8, ptr %161, i64 %2016
  %2018 = load <16 x float>, ptr %2017, align 4
  %2019 = fadd <16 x float> %1750, %2018
  %2020 = load i64, ptr %8, align 8
  %2021 = mul nsw i64 %2020, 28
  %2022 = getelementptr inbounds i8, ptr %151, i64 %2021
  store <16 x float> %2019, ptr %2022, align 4
  %2023 = load i64, ptr %13, align 8
  %2024 = mul nsw i64 %2023, 28
  %2025 = getelementptr inbounds i8, ptr %161, i64 %2024
  %2026 = getelementptr inbounds nuw i8, ptr %2025, i64 64
  %2027 = load <16 x float>, ptr %2026, align 4
  %2028 = fadd <16 x float> %1749, %2027
  %2029 = load i64, ptr %8, align 8
  %2030 = mul nsw i64 %2029, 28
  %2031 = getelementptr inbounds i8, ptr %151, i64 %2030
  %2032 = getelementptr inbounds nuw i8, ptr %2031, i64 64
  store <16 x float> %2028, ptr %2032, align 4
  %2033 = load i64, ptr %13, align 8
  %2034 = shl nsw i64 %2033, 5
  %2035 = getelementptr inbounds i8, ptr %161, i64 %2034
  %2036 = load <16 x float>, ptr %2035, align 4
  %2037 = fadd <16 x float> %1748, %2036
  %2038 = load i64, ptr %8, align 8
  %2039 = shl nsw i64 %2038, 5
  %2040 = getelementptr inbounds i8, ptr %151, i64 %2039
  store <16 x float> %2037, ptr %2040, align 4
  %2041 = load i64, ptr %13, align 8
  %2042 = shl nsw i64 %2041, 5
  %2043 = getelementptr inbounds i8, ptr %161, i64 %2042
  %2044 = getelementptr inbounds nuw i8, ptr %2043, i64 64
  %2045 = load <16 x float>, ptr %2044, align 4
  %2046 = fadd <16 x float> %1747, %2045
  br label %2047

2047:                                             ; preds = %1766, %1905
  %2048 = phi <16 x float> [ %2046, %1905 ], [ %1747, %1766 ]
  %2049 = load i64, ptr %8, align 8
  %2050 = shl nsw i64 %2049, 5
  %2051 = getelementptr inbounds i8, ptr %151, i64 %2050
  %2052 = getelementptr inbounds nuw i8, ptr %2051, i64 64
  store <16 x float> %2048, ptr %2052, align 4
  br label %3436

2053:                                             ; preds = %160
  %2054 = load <16 x float>, ptr %151, align 4
  %2055 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2054
  %2056 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %2057 = load <16 x float>, ptr %2056, align 4
  %2058 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2057
  %2059 = getelementptr inbounds float, ptr %151, i64 %148
  %2060 = load <16 x float>, ptr %2059, align 4
  %2061 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2060
  %2062 = getelementptr inbounds nuw i8, ptr %2059, i64 64
  %2063 = load <16 x float>, ptr %2062, align 4
  %2064 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2063
  %2065 = shl nsw i64 %148, 3
  %2066 = getelementptr inbounds i8, ptr %151, i64 %2065
  %2067 = load <16 x float>, ptr %2066, align 4
  %2068 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2067
  %2069 = getelementptr inbounds nuw i8, ptr %2066, i64 64
  %2070 = load <16 x float>, ptr %2069, align 4
  %2071 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2070
  %2072 = mul nsw i64 %148, 12
  %2073 = getelementptr inbounds i8, ptr %151, i64 %2072
  %2074 = load <16 x float>, ptr %2073, align 4
  %2075 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2074
  %2076 = getelementptr inbounds nuw i8, ptr %2073, i64 64
  %2077 = load <16 x float>, ptr %2076, align 4
  %2078 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2077
  %2079 = shl nsw i64 %148, 4
  %2080 = getelementptr inbounds i8, ptr %151, i64 %2079
  %2081 = load <16 x float>, ptr %2080, align 4
  %2082 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2081
  %2083 = getelementptr inbounds nuw i8, ptr %2080, i64 64
  %2084 = load <16 x float>, ptr %2083, align 4
  %2085 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2084
  %2086 = mul nsw i64 %148, 20
  %2087 = getelementptr inbounds i8, ptr %151, i64 %2086
  %2088 = load <16 x float>, ptr %2087, align 4
  %2089 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2088
  %2090 = getelementptr inbounds nuw i8, ptr %2087, i64 64
  %2091 = load <16 x float>, ptr %2090, align 4
  %2092 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2091
  %2093 = mul nsw i64 %148, 24
  %2094 = getelementptr inbounds i8, ptr %151, i64 %2093
  %2095 = load <16 x float>, ptr %2094, align 4
  %2096 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2095
  %2097 = getelementptr inbounds nuw i8, ptr %2094, i64 64
  %2098 = load <16 x float>, ptr %2097, align 4
  %2099 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2098
  %2100 = mul nsw i64 %148, 28
  %2101 = getelementptr inbounds i8, ptr %151, i64 %2100
  %2102 = load <16 x float>, ptr %2101, align 4
  %2103 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2102
  %2104 = getelementptr inbounds nuw i8, ptr %2101, i64 64
  %2105 = load <16 x float>, ptr %2104, align 4
  %2106 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2105
  %2107 = shl nsw i64 %148, 5
  %2108 = getelementptr inbounds i8, ptr %151, i64 %2107
  %2109 = load <16 x float>, ptr %2108, align 4
  %2110 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2109
  %2111 = getelementptr inbounds nuw i8, ptr %2108, i64 64
  %2112 = load <16 x float>, ptr %2111, align 4
  %2113 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2112
  %2114 = mul nsw i64 %148, 36
  %2115 = getelementptr inbounds i8, ptr %151, i64 %2114
  %2116 = load <16 x float>, ptr %2115, align 4
  %2117 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2116
  %2118 = getelementptr inbounds nuw i8, ptr %2115, i64 64
  %2119 = load <16 x float>, ptr %2118, align 4
  %2120 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2119
  %2121 = icmp sgt i64 %139, 0
  br i1 %2121, label %2123, label %2122

2122:                                             ; preds = %2123, %2053
  br i1 %97, label %2210, label %2130

2123:                                             ; preds = %2053, %2123
  %2124 = phi i64 [ %2128, %2123 ], [ 0, %2053 ]
  %2125 = add nuw nsw i64 %2124, 10
  %2126 = mul nsw i64 %2125, %148
  %2127 = getelementptr inbounds float, ptr %151, i64 %2126
  tail call void @llvm.prefetch.p0(ptr %2127, i32 1, i32 3, i32 1)
  %2128 = add nuw nsw i64 %2124, 1
  %2129 = icmp eq i64 %2128, %134
  br i1 %2129, label %2122, label %2123, !llvm.loop !9

2130:                                             ; preds = %2210, %2122
  %2131 = phi <16 x float> [ %2120, %2122 ], [ %2302, %2210 ]
  %2132 = phi <16 x float> [ %2117, %2122 ], [ %2301, %2210 ]
  %2133 = phi <16 x float> [ %2113, %2122 ], [ %2296, %2210 ]
  %2134 = phi <16 x float> [ %2110, %2122 ], [ %2295, %2210 ]
  %2135 = phi <16 x float> [ %2106, %2122 ], [ %2290, %2210 ]
  %2136 = phi <16 x float> [ %2103, %2122 ], [ %2289, %2210 ]
  %2137 = phi <16 x float> [ %2099, %2122 ], [ %2284, %2210 ]
  %2138 = phi <16 x float> [ %2096, %2122 ], [ %2283, %2210 ]
  %2139 = phi <16 x float> [ %2092, %2122 ], [ %2278, %2210 ]
  %2140 = phi <16 x float> [ %2089, %2122 ], [ %2277, %2210 ]
  %2141 = phi <16 x float> [ %2085, %2122 ], [ %2272, %2210 ]
  %2142 = phi <16 x float> [ %2082, %2122 ], [ %2271, %2210 ]
  %2143 = phi <16 x float> [ %2078, %2122 ], [ %2266, %2210 ]
  %2144 = phi <16 x float> [ %2075, %2122 ], [ %2265, %2210 ]
  %2145 = phi <16 x float> [ %2071, %2122 ], [ %2260, %2210 ]
  %2146 = phi <16 x float> [ %2068, %2122 ], [ %2259, %2210 ]
  %2147 = phi <16 x float> [ %2064, %2122 ], [ %2254, %2210 ]
  %2148 = phi <16 x float> [ %2061, %2122 ], [ %2253, %2210 ]
  %2149 = phi <16 x float> [ %2058, %2122 ], [ %2248, %2210 ]
  %2150 = phi <16 x float> [ %2055, %2122 ], [ %2247, %2210 ]
  %2151 = icmp eq ptr %161, null
  br i1 %2151, label %2152, label %2306

2152:                                             ; preds = %2130
  store <16 x float> %2150, ptr %151, align 4
  store <16 x float> %2149, ptr %2056, align 4
  %2153 = load i64, ptr %8, align 8
  %2154 = getelementptr inbounds float, ptr %151, i64 %2153
  store <16 x float> %2148, ptr %2154, align 4
  %2155 = load i64, ptr %8, align 8
  %2156 = getelementptr inbounds float, ptr %151, i64 %2155
  %2157 = getelementptr inbounds nuw i8, ptr %2156, i64 64
  store <16 x float> %2147, ptr %2157, align 4
  %2158 = load i64, ptr %8, align 8
  %2159 = shl nsw i64 %2158, 3
  %2160 = getelementptr inbounds i8, ptr %151, i64 %2159
  store <16 x float> %2146, ptr %2160, align 4
  %2161 = load i64, ptr %8, align 8
  %2162 = shl nsw i64 %2161, 3
  %2163 = getelementptr inbounds i8, ptr %151, i64 %2162
  %2164 = getelementptr inbounds nuw i8, ptr %2163, i64 64
  store <16 x float> %2145, ptr %2164, align 4
  %2165 = load i64, ptr %8, align 8
  %2166 = mul nsw i64 %2165, 12
  %2167 = getelementptr inbounds i8, ptr %151, i64 %2166
  store <16 x float> %2144, ptr %2167, align 4
  %2168 = load i64, ptr %8, align 8
  %2169 = mul nsw i64 %2168, 12
  %2170 = getelementptr inbounds i8, ptr %151, i64 %2169
  %2171 = getelementptr inbounds nuw i8, ptr %2170, i64 64
  store <16 x float> %2143, ptr %2171, align 4
  %2172 = load i64, ptr %8, align 8
  %2173 = shl nsw i64 %2172, 4
  %2174 = getelementptr inbounds i8, ptr %151, i64 %2173
  store <16 x float> %2142, ptr %2174, align 4
  %2175 = load i64, ptr %8, align 8
  %2176 = shl nsw i64 %2175, 4
  %2177 = getelementptr inbounds i8, ptr %151, i64 %2176
  %2178 = getelementptr inbounds nuw i8, ptr %2177, i64 64
  store <16 x float> %2141, ptr %2178, align 4
  %2179 = load i64, ptr %8, align 8
  %2180 = mul nsw i64 %2179, 20
  %2181 = getelementptr inbounds i8, ptr %151, i64 %2180
  store <16 x float> %2140, ptr %2181, align 4
  %2182 = load i64, ptr %8, align 8
  %2183 = mul nsw i64 %2182, 20
  %2184 = getelementptr inbounds i8, ptr %151, i64 %2183
  %2185 = getelementptr inbounds nuw i8, ptr %2184, i64 64
  store <16 x float> %2139, ptr %2185, align 4
  %2186 = load i64, ptr %8, align 8
  %2187 = mul nsw i64 %2186, 24
  %2188 = getelementptr inbounds i8, ptr %151, i64 %2187
  store <16 x float> %2138, ptr %2188, align 4
  %2189 = load i64, ptr %8, align 8
  %2190 = mul nsw i64 %2189, 24
  %2191 = getelementptr inbounds i8, ptr %151, i64 %2190
  %2192 = getelementptr inbounds nuw i8, ptr %2191, i64 64
  store <16 x float> %2137, ptr %2192, align 4
  %2193 = load i64, ptr %8, align 8
  %2194 = mul nsw i64 %2193, 28
  %2195 = getelementptr inbounds i8, ptr %151, i64 %2194
  store <16 x float> %2136, ptr %2195, align 4
  %2196 = load i64, ptr %8, align 8
  %2197 = mul nsw i64 %2196, 28
  %2198 = getelementptr inbounds i8, ptr %151, i64 %2197
  %2199 = getelementptr inbounds nuw i8, ptr %2198, i64 64
  store <16 x float> %2135, ptr %2199, align 4
  %2200 = load i64, ptr %8, align 8
  %2201 = shl nsw i64 %2200, 5
  %2202 = getelementptr inbounds i8, ptr %151, i64 %2201
  store <16 x float> %2134, ptr %2202, align 4
  %2203 = load i64, ptr %8, align 8
  %2204 = shl nsw i64 %2203, 5
  %2205 = getelementptr inbounds i8, ptr %151, i64 %2204
  %2206 = getelementptr inbounds nuw i8, ptr %2205, i64 64
  store <16 x float> %2133, ptr %2206, align 4
  %2207 = load i64, ptr %8, align 8
  %2208 = mul nsw i64 %2207, 36
  %2209 = getelementptr inbounds i8, ptr %151, i64 %2208
  store <16 x float> %2132, ptr %2209, align 4
  br label %2466

2210:                                             ; preds = %2122, %2210
  %2211 = phi <16 x float> [ %2302, %2210 ], [ %2120, %2122 ]
  %2212 = phi <16 x float> [ %2301, %2210 ], [ %2117, %2122 ]
  %2213 = phi <16 x float> [ %2296, %2210 ], [ %2113, %2122 ]
  %2214 = phi <16 x float> [ %2295, %2210 ], [ %2110, %2122 ]
  %2215 = phi <16 x float> [ %2290, %2210 ], [ %2106, %2122 ]
  %2216 = phi <16 x float> [ %2289, %2210 ], [ %2103, %2122 ]
  %2217 = phi <16 x float> [ %2284, %2210 ], [ %2099, %2122 ]
  %2218 = phi <16 x float> [ %2283, %2210 ], [ %2096, %2122 ]
  %2219 = phi <16 x float> [ %2278, %2210 ], [ %2092, %2122 ]
  %2220 = phi <16 x float> [ %2277, %2210 ], [ %2089, %2122 ]
  %2221 = phi <16 x float> [ %2272, %2210 ], [ %2085, %2122 ]
  %2222 = phi <16 x float> [ %2271, %2210 ], [ %2082, %2122 ]
  %2223 = phi <16 x float> [ %2266, %2210 ], [ %2078, %2122 ]
  %2224 = phi <16 x float> [ %2265, %2210 ], [ %2075, %2122 ]
  %2225 = phi <16 x float> [ %2260, %2210 ], [ %2071, %2122 ]
  %2226 = phi <16 x float> [ %2259, %2210 ], [ %2068, %2122 ]
  %2227 = phi <16 x float> [ %2254, %2210 ], [ %2064, %2122 ]
  %2228 = phi <16 x float> [ %2253, %2210 ], [ %2061, %2122 ]
  %2229 = phi <16 x float> [ %2248, %2210 ], [ %2058, %2122 ]
  %2230 = phi <16 x float> [ %2247, %2210 ], [ %2055, %2122 ]
  %2231 = phi i64 [ %2303, %2210 ], [ %144, %2122 ]
  %2232 = phi i64 [ %2304, %2210 ], [ 0, %2122 ]
  %2233 = shl nsw i64 %2232, 7
  %2234 = getelementptr inbounds nuw i8, ptr %125, i64 %2233
  %2235 = load <16 x float>, ptr %2234, align 4
  %2236 = getelementptr inbounds nuw i8, ptr %2234, i64 64
  %2237 = load <16 x float>, ptr %2236, align 4
  %2238 = ashr i64 %2231, 11
  %2239 = and i64 %2238, -32
  %2240 = getelementptr inbounds float, ptr %145, i64 %2239
  call void @llvm.prefetch.p0(ptr %2240, i32 0, i32 2, i32 1)
  %2241 = getelementptr inbounds nuw i8, ptr %2240, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2241, i32 0, i32 2, i32 1)
  %2242 = mul i64 %2232, 40
  %2243 = getelementptr i8, ptr %130, i64 %2242
  %2244 = load float, ptr %2243, align 4
  %2245 = insertelement <16 x float> poison, float %2244, i64 0
  %2246 = shufflevector <16 x float> %2245, <16 x float> poison, <16 x i32> zeroinitializer
  %2247 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2246, <16 x float> %2235, <16 x float> %2230)
  %2248 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2246, <16 x float> %2237, <16 x float> %2229)
  %2249 = getelementptr i8, ptr %2243, i64 4
  %2250 = load float, ptr %2249, align 4
  %2251 = insertelement <16 x float> poison, float %2250, i64 0
  %2252 = shufflevector <16 x float> %2251, <16 x float> poison, <16 x i32> zeroinitializer
  %2253 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2252, <16 x float> %2235, <16 x float> %2228)
  %2254 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2252, <16 x float> %2237, <16 x float> %2227)
  %2255 = getelementptr i8, ptr %2243, i64 8
  %2256 = load float, ptr %2255, align 4
  %2257 = insertelement <16 x float> poison, float %2256, i64 0
  %2258 = shufflevector <16 x float> %2257, <16 x float> poison, <16 x i32> zeroinitializer
  %2259 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2258, <16 x float> %2235, <16 x float> %2226)
  %2260 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2258, <16 x float> %2237, <16 x float> %2225)
  %2261 = getelementptr i8, ptr %2243, i64 12
  %2262 = load float, ptr %2261, align 4
  %2263 = insertelement <16 x float> poison, float %2262, i64 0
  %2264 = shufflevector <16 x float> %2263, <16 x float> poison, <16 x i32> zeroinitializer
  %2265 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2264, <16 x float> %2235, <16 x float> %2224)
  %2266 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2264, <16 x float> %2237, <16 x float> %2223)
  %2267 = getelementptr i8, ptr %2243, i64 16
  %2268 = load float, ptr %2267, align 4
  %2269 = insertelement <16 x float> poison, float %2268, i64 0
  %2270 = shufflevector <16 x float> %2269, <16 x float> poison, <16 x i32> zeroinitializer
  %2271 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2270, <16 x float> %2235, <16 x float> %2222)
  %2272 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2270, <16 x float> %2237, <16 x float> %2221)
  %2273 = getelementptr i8, ptr %2243, i64 20
  %2274 = load float, ptr %2273, align 4
  %2275 = insertelement <16 x float> poison, float %2274, i64 0
  %2276 = shufflevector <16 x float> %2275, <16 x float> poison, <16 x i32> zeroinitializer
  %2277 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2276, <16 x float> %2235, <16 x float> %2220)
  %2278 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2276, <16 x float> %2237, <16 x float> %2219)
  %2279 = getelementptr i8, ptr %2243, i64 24
  %2280 = load float, ptr %2279, align 4
  %2281 = insertelement <16 x float> poison, float %2280, i64 0
  %2282 = shufflevector <16 x float> %2281, <16 x float> poison, <16 x i32> zeroinitializer
  %2283 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2282, <16 x float> %2235, <16 x float> %2218)
  %2284 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2282, <16 x float> %2237, <16 x float> %2217)
  %2285 = getelementptr i8, ptr %2243, i64 28
  %2286 = load float, ptr %2285, align 4
  %2287 = insertelement <16 x float> poison, float %2286, i64 0
  %2288 = shufflevector <16 x float> %2287, <16 x float> poison, <16 x i32> zeroinitializer
  %2289 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2288, <16 x float> %2235, <16 x float> %2216)
  %2290 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2288, <16 x float> %2237, <16 x float> %2215)
  %2291 = getelementptr i8, ptr %2243, i64 32
  %2292 = load float, ptr %2291, align 4
  %2293 = insertelement <16 x float> poison, float %2292, i64 0
  %2294 = shufflevector <16 x float> %2293, <16 x float> poison, <16 x i32> zeroinitializer
  %2295 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2294, <16 x float> %2235, <16 x float> %2214)
  %2296 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2294, <16 x float> %2237, <16 x float> %2213)
  %2297 = getelementptr i8, ptr %2243, i64 36
  %2298 = load float, ptr %2297, align 4
  %2299 = insertelement <16 x float> poison, float %2298, i64 0
  %2300 = shufflevector <16 x float> %2299, <16 x float> poison, <16 x i32> zeroinitializer
  %2301 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2300, <16 x float> %2235, <16 x float> %2212)
  %2302 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2300, <16 x float> %2237, <16 x float> %2211)
  %2303 = add nsw i64 %2231, %141
  %2304 = add nuw nsw i64 %2232, 1
  %2305 = icmp slt i64 %2304, %73
  br i1 %2305, label %2210, label %2130, !llvm.loop !11

2306:                                             ; preds = %2130
  %2307 = load <16 x float>, ptr %161, align 4
  %2308 = fadd <16 x float> %2150, %2307
  store <16 x float> %2308, ptr %151, align 4
  %2309 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %2310 = load <16 x float>, ptr %2309, align 4
  %2311 = fadd <16 x float> %2149, %2310
  store <16 x float> %2311, ptr %2056, align 4
  %2312 = load i64, ptr %13, align 8
  %2313 = getelementptr inbounds float, ptr %161, i64 %2312
  %2314 = load <16 x float>, ptr %2313, align 4
  %2315 = fadd <16 x float> %2148, %2314
  %2316 = load i64, ptr %8, align 8
  %2317 = getelementptr inbounds float, ptr %151, i64 %2316
  store <16 x float> %2315, ptr %2317, align 4
  %2318 = load i64, ptr %13, align 8
  %2319 = getelementptr inbounds float, ptr %161, i64 %2318
  %2320 = getelementptr inbounds nuw i8, ptr %2319, i64 64
  %2321 = load <16 x float>, ptr %2320, align 4
  %2322 = fadd <16 x float> %2147, %2321
  %2323 = load i64, ptr %8, align 8
  %2324 = getelementptr inbounds float, ptr %151, i64 %2323
  %2325 = getelementptr inbounds nuw i8, ptr %2324, i64 64
  store <16 x float> %2322, ptr %2325, align 4
  %2326 = load i64, ptr %13, align 8
  %2327 = shl nsw i64 %2326, 3
  %2328 = getelementptr inbounds i8, ptr %161, i64 %2327
  %2329 = load <16 x float>, ptr %2328, align 4
  %2330 = fadd <16 x float> %2146, %2329
  %2331 = load i64, ptr %8, align 8
  %2332 = shl nsw i64 %2331, 3
  %2333 = getelementptr inbounds i8, ptr %151, i64 %2332
  store <16 x float> %2330, ptr %2333, align 4
  %2334 = load i64, ptr %13, align 8
  %2335 = shl nsw i64 %2334, 3
  %2336 = getelementptr inbounds i8, ptr %161, i64 %2335
  %2337 = getelementptr inbounds nuw i8, ptr %2336, i64 64
  %2338 = load <16 x float>, ptr %2337, align 4
  %2339 = fadd <16 x float> %2145, %2338
  %2340 = load i64, ptr %8, align 8
  %2341 = shl nsw i64 %2340, 3
  %2342 = getelementptr inbounds i8, ptr %151, i64 %2341
  %2343 = getelementptr inbounds nuw i8, ptr %2342, i64 64
  store <16 x float> %2339, ptr %2343, align 4
  %2344 = load i64, ptr %13, align 8
  %2345 = mul nsw i64 %2344, 12
  %2346 = getelementptr inbounds i8, ptr %161, i64 %2345
  %2347 = load <16 x float>, ptr %2346, align 4
  %2348 = fadd <16 x float> %2144, %2347
  %2349 = load i64, ptr %8, align 8
  %2350 = mul nsw i64 %2349, 12
  %2351 = getelementptr inbounds i8, ptr %151, i64 %2350
  store <16 x float> %2348, ptr %2351, align 4
  %2352 = load i64, ptr %13, align 8
  %2353 = mul nsw i64 %2352, 12
  %2354 = getelementptr inbounds i8, ptr %161, i64 %2353
  %2355 = getelementptr inbounds nuw i8, ptr %2354, i64 64
  %2356 = load <16 x float>, ptr %2355, align 4
  %2357 = fadd <16 x float> %2143, %2356
  %2358 = load i64, ptr %8, align 8
  %2359 = mul nsw i64 %2358, 12
  %2360 = getelementptr inbounds i8, ptr %151, i64 %2359
  %2361 = getelementptr inbounds nuw i8, ptr %2360, i64 64
  store <16 x float> %2357, ptr %2361, align 4
  %2362 = load i64, ptr %13, align 8
  %2363 = shl nsw i64 %2362, 4
  %2364 = getelementptr inbounds i8, ptr %161, i64 %2363
  %2365 = load <16 x float>, ptr %2364, align 4
  %2366 = fadd <16 x float> %2142, %2365
  %2367 = load i64, ptr %8, align 8
  %2368 = shl nsw i64 %2367, 4
  %2369 = getelementptr inbounds i8, ptr %151, i64 %2368
  store <16 x float> %2366, ptr %2369, align 4
  %2370 = load i64, ptr %13, align 8
  %2371 = shl nsw i64 %2370, 4
  %2372 = getelementptr inbounds i8, ptr %161, i64 %2371
  %2373 = getelementptr inbounds nuw i8, ptr %2372, i64 64
  %2374 = load <16 x float>, ptr %2373, align 4
  %2375 = fadd <16 x float> %2141, %2374
  %2376 = load i64, ptr %8, align 8
  %2377 = shl nsw i64 %2376, 4
  %2378 = getelementptr inbounds i8, ptr %151, i64 %2377
  %2379 = getelementptr inbounds nuw i8, ptr %2378, i64 64
  store <16 x float> %2375, ptr %2379, align 4
  %2380 = load i64, ptr %13, align 8
  %2381 = mul nsw i64 %2380, 20
  %2382 = getelementptr inbounds i8, ptr %161, i64 %2381
  %2383 = load <16 x float>, ptr %2382, align 4
  %2384 = fadd <16 x float> %2140, %2383
  %2385 = load i64, ptr %8, align 8
  %2386 = mul nsw i64 %2385, 20
  %2387 = getelementptr inbounds i8, ptr %151, i64 %2386
  store <16 x float> %2384, ptr %2387, align 4
  %2388 = load i64, ptr %13, align 8
  %2389 = mul nsw i64 %2388, 20
  %2390 = getelementptr inbounds i8, ptr %161, i64 %2389
  %2391 = getelementptr inbounds nuw i8, ptr %2390, i64 64
  %2392 = load <16 x float>, ptr %2391, align 4
  %2393 = fadd <16 x float> %2139, %2392
  %2394 = load i64, ptr %8, align 8
  %2395 = mul nsw i64 %2394, 20
  %2396 = getelementptr inbounds i8, ptr %151, i64 %2395
  %2397 = getelementptr inbounds nuw i8, ptr %2396, i64 64
  store <16 x float> %2393, ptr %2397, align 4
  %2398 = load i64, ptr %13, align 8
  %2399 = mul nsw i64 %2398, 24
  %2400 = getelementptr inbounds i8, ptr %161, i64 %2399
  %2401 = load <16 x float>, ptr %2400, align 4
  %2402 = fadd <16 x float> %2138, %2401
  %2403 = load i64, ptr %8, align 8
  %2404 = mul nsw i64 %2403, 24
  %2405 = getelementptr inbounds i8, ptr %151, i64 %2404
  store <16 x float> %2402, ptr %2405, align 4
  %2406 = load i64, ptr %13, align 8
  %2407 = mul nsw i64 %2406, 24
  %2408 = getelementptr inbounds i8, ptr %161, i64 %2407
  %2409 = getelementptr inbounds nuw i8, ptr %2408, i64 64
  %2410 = load <16 x float>, ptr %2409, align 4
  %2411 = fadd <16 x float> %2137, %2410
  %2412 = load i64, ptr %8, align 8
  %2413 = mul nsw i64 %2412, 24
  %2414 = getelementptr inbounds i8, ptr %151, i64 %2413
  %2415 = getelementptr inbounds nuw i8, ptr %2414, i64 64
  store <16 x float> %2411, ptr %2415, align 4
  %2416 = load i64, ptr %13, align 8
  %2417 = mul nsw i64 %2416, 28
  %2418 = getelementptr inbounds i8, ptr %161, i64 %2417
  %2419 = load <16 x float>, ptr %2418, align 4
  %2420 = fadd <16 x float> %2136, %2419
  %2421 = load i64, ptr %8, align 8
  %2422 = mul nsw i64 %2421, 28
  %2423 = getelementptr inbounds i8, ptr %151, i64 %2422
  store <16 x float> %2420, ptr %2423, align 4
  %2424 = load i64, ptr %13, align 8
  %2425 = mul nsw i64 %2424, 28
  %2426 = getelementptr inbounds i8, ptr %161, i64 %2425
  %2427 = getelementptr inbounds nuw i8, ptr %2426, i64 64
  %2428 = load <16 x float>, ptr %2427, align 4
  %2429 = fadd <16 x float> %2135, %2428
  %2430 = load i64, ptr %8, align 8
  %2431 = mul nsw i64 %2430, 28
  %2432 = getelementptr inbounds i8, ptr %151, i64 %2431
  %2433 = getelementptr inbounds nuw i8, ptr %2432, i64 64
  store <16 x float> %2429, ptr %2433, align 4
  %2434 = load i64, ptr %13, align 8
  %2435 = shl nsw i64 %2434, 5
  %2436 = getelementptr inbounds i8, ptr %161, i64 %2435
  %2437 = load <16 x float>, ptr %2436, align 4
  %2438 = fadd <16 x float> %2134, %2437
  %2439 = load i64, ptr %8, align 8
  %2440 = shl nsw i64 %2439, 5
  %2441 = getelementptr inbounds i8, ptr %151, i64 %2440
  store <16 x float> %2438, ptr %2441, align 4
  %2442 = load i64, ptr %13, align 8
  %2443 = shl nsw i64 %2442, 5
  %2444 = getelementptr inbounds i8, ptr %161, i64 %2443
  %2445 = getelementptr inbounds nuw i8, ptr %2444, i64 64
  %2446 = load <16 x float>, ptr %2445, align 4
  %2447 = fadd <16 x float> %2133, %2446
  %2448 = load i64, ptr %8, align 8
  %2449 = shl nsw i64 %2448, 5
  %2450 = getelementptr inbounds i8, ptr %151, i64 %2449
  %2451 = getelementptr inbounds nuw i8, ptr %2450, i64 64
  store <16 x float> %2447, ptr %2451, align 4
  %2452 = load i64, ptr %13, align 8
  %2453 = mul nsw i64 %2452, 36
  %2454 = getelementptr inbounds i8, ptr %161, i64 %2453
  %2455 = load <16 x float>, ptr %2454, align 4
  %2456 = fadd <16 x float> %2132, %2455
  %2457 = load i64, ptr %8, align 8
  %2458 = mul nsw i64 %2457, 36
  %2459 = getelementptr inbounds i8, ptr %151, i64 %2458
  store <16 x float> %2456, ptr %2459, align 4
  %2460 = load i64, ptr %13, align 8
  %2461 = mul nsw i64 %2460, 36
  %2462 = getelementptr inbounds i8, ptr %161, i64 %2461
  %2463 = getelementptr inbounds nuw i8, ptr %2462, i64 64
  %2464 = load <16 x float>, ptr %2463, align 4
  %2465 = fadd <16 x float> %2131, %2464
  br label %2466

2466:                                             ; preds = %2152, %2306
  %2467 = phi <16 x float> [ %2465, %2306 ], [ %2131, %2152 ]
  %2468 = load i64, ptr %8, align 8
  %2469 = mul nsw i64 %2468, 36
  %2470 = getelementptr inbounds i8, ptr %151, i64 %2469
  %2471 = getelementptr inbounds nuw i8, ptr %2470, i64 64
  store <16 x float> %2467, ptr %2471, align 4
  br label %3436

2472:                                             ; preds = %160
  %2473 = load <16 x float>, ptr %151, align 4
  %2474 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2473
  %2475 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %2476 = load <16 x float>, ptr %2475, align 4
  %2477 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2476
  %2478 = getelementptr inbounds float, ptr %151, i64 %148
  %2479 = load <16 x float>, ptr %2478, align 4
  %2480 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2479
  %2481 = getelementptr inbounds nuw i8, ptr %2478, i64 64
  %2482 = load <16 x float>, ptr %2481, align 4
  %2483 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2482
  %2484 = shl nsw i64 %148, 3
  %2485 = getelementptr inbounds i8, ptr %151, i64 %2484
  %2486 = load <16 x float>, ptr %2485, align 4
  %2487 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2486
  %2488 = getelementptr inbounds nuw i8, ptr %2485, i64 64
  %2489 = load <16 x float>, ptr %2488, align 4
  %2490 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2489
  %2491 = mul nsw i64 %148, 12
  %2492 = getelementptr inbounds i8, ptr %151, i64 %2491
  %2493 = load <16 x float>, ptr %2492, align 4
  %2494 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2493
  %2495 = getelementptr inbounds nuw i8, ptr %2492, i64 64
  %2496 = load <16 x float>, ptr %2495, align 4
  %2497 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2496
  %2498 = shl nsw i64 %148, 4
  %2499 = getelementptr inbounds i8, ptr %151, i64 %2498
  %2500 = load <16 x float>, ptr %2499, align 4
  %2501 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2500
  %2502 = getelementptr inbounds nuw i8, ptr %2499, i64 64
  %2503 = load <16 x float>, ptr %2502, align 4
  %2504 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2503
  %2505 = mul nsw i64 %148, 20
  %2506 = getelementptr inbounds i8, ptr %151, i64 %2505
  %2507 = load <16 x float>, ptr %2506, align 4
  %2508 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2507
  %2509 = getelementptr inbounds nuw i8, ptr %2506, i64 64
  %2510 = load <16 x float>, ptr %2509, align 4
  %2511 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2510
  %2512 = mul nsw i64 %148, 24
  %2513 = getelementptr inbounds i8, ptr %151, i64 %2512
  %2514 = load <16 x float>, ptr %2513, align 4
  %2515 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2514
  %2516 = getelementptr inbounds nuw i8, ptr %2513, i64 64
  %2517 = load <16 x float>, ptr %2516, align 4
  %2518 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2517
  %2519 = mul nsw i64 %148, 28
  %2520 = getelementptr inbounds i8, ptr %151, i64 %2519
  %2521 = load <16 x float>, ptr %2520, align 4
  %2522 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2521
  %2523 = getelementptr inbounds nuw i8, ptr %2520, i64 64
  %2524 = load <16 x float>, ptr %2523, align 4
  %2525 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2524
  %2526 = shl nsw i64 %148, 5
  %2527 = getelementptr inbounds i8, ptr %151, i64 %2526
  %2528 = load <16 x float>, ptr %2527, align 4
  %2529 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2528
  %2530 = getelementptr inbounds nuw i8, ptr %2527, i64 64
  %2531 = load <16 x float>, ptr %2530, align 4
  %2532 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2531
  %2533 = mul nsw i64 %148, 36
  %2534 = getelementptr inbounds i8, ptr %151, i64 %2533
  %2535 = load <16 x float>, ptr %2534, align 4
  %2536 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2535
  %2537 = getelementptr inbounds nuw i8, ptr %2534, i64 64
  %2538 = load <16 x float>, ptr %2537, align 4
  %2539 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2538
  %2540 = mul nsw i64 %148, 40
  %2541 = getelementptr inbounds i8, ptr %151, i64 %2540
  %2542 = load <16 x float>, ptr %2541, align 4
  %2543 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2542
  %2544 = getelementptr inbounds nuw i8, ptr %2541, i64 64
  %2545 = load <16 x float>, ptr %2544, align 4
  %2546 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2545
  %2547 = icmp sgt i64 %139, 0
  br i1 %2547, label %2549, label %2548

2548:                                             ; preds = %2549, %2472
  br i1 %97, label %2645, label %2556

2549:                                             ; preds = %2472, %2549
  %2550 = phi i64 [ %2554, %2549 ], [ 0, %2472 ]
  %2551 = add nuw nsw i64 %2550, 11
  %2552 = mul nsw i64 %2551, %148
  %2553 = getelementptr inbounds float, ptr %151, i64 %2552
  tail call void @llvm.prefetch.p0(ptr %2553, i32 1, i32 3, i32 1)
  %2554 = add nuw nsw i64 %2550, 1
  %2555 = icmp eq i64 %2554, %134
  br i1 %2555, label %2548, label %2549, !llvm.loop !9

2556:                                             ; preds = %2645, %2548
  %2557 = phi <16 x float> [ %2480, %2548 ], [ %2690, %2645 ]
  %2558 = phi <16 x float> [ %2477, %2548 ], [ %2685, %2645 ]
  %2559 = phi <16 x float> [ %2474, %2548 ], [ %2684, %2645 ]
  %2560 = phi <16 x float> [ %2483, %2548 ], [ %2691, %2645 ]
  %2561 = phi <16 x float> [ %2487, %2548 ], [ %2696, %2645 ]
  %2562 = phi <16 x float> [ %2490, %2548 ], [ %2697, %2645 ]
  %2563 = phi <16 x float> [ %2494, %2548 ], [ %2702, %2645 ]
  %2564 = phi <16 x float> [ %2497, %2548 ], [ %2703, %2645 ]
  %2565 = phi <16 x float> [ %2501, %2548 ], [ %2708, %2645 ]
  %2566 = phi <16 x float> [ %2504, %2548 ], [ %2709, %2645 ]
  %2567 = phi <16 x float> [ %2508, %2548 ], [ %2714, %2645 ]
  %2568 = phi <16 x float> [ %2511, %2548 ], [ %2715, %2645 ]
  %2569 = phi <16 x float> [ %2515, %2548 ], [ %2720, %2645 ]
  %2570 = phi <16 x float> [ %2518, %2548 ], [ %2721, %2645 ]
  %2571 = phi <16 x float> [ %2522, %2548 ], [ %2726, %2645 ]
  %2572 = phi <16 x float> [ %2525, %2548 ], [ %2727, %2645 ]
  %2573 = phi <16 x float> [ %2529, %2548 ], [ %2732, %2645 ]
  %2574 = phi <16 x float> [ %2532, %2548 ], [ %2733, %2645 ]
  %2575 = phi <16 x float> [ %2536, %2548 ], [ %2738, %2645 ]
  %2576 = phi <16 x float> [ %2539, %2548 ], [ %2739, %2645 ]
  %2577 = phi <16 x float> [ %2543, %2548 ], [ %2744, %2645 ]
  %2578 = phi <16 x float> [ %2546, %2548 ], [ %2745, %2645 ]
  %2579 = icmp eq ptr %161, null
  br i1 %2579, label %2580, label %2749

2580:                                             ; preds = %2556
  store <16 x float> %2559, ptr %151, align 4
  store <16 x float> %2558, ptr %2475, align 4
  %2581 = load i64, ptr %8, align 8
  %2582 = getelementptr inbounds float, ptr %151, i64 %2581
  store <16 x float> %2557, ptr %2582, align 4
  %2583 = load i64, ptr %8, align 8
  %2584 = getelementptr inbounds float, ptr %151, i64 %2583
  %2585 = getelementptr inbounds nuw i8, ptr %2584, i64 64
  store <16 x float> %2560, ptr %2585, align 4
  %2586 = load i64, ptr %8, align 8
  %2587 = shl nsw i64 %2586, 3
  %2588 = getelementptr inbounds i8, ptr %151, i64 %2587
  store <16 x float> %2561, ptr %2588, align 4
  %2589 = load i64, ptr %8, align 8
  %2590 = shl nsw i64 %2589, 3
  %2591 = getelementptr inbounds i8, ptr %151, i64 %2590
  %2592 = getelementptr inbounds nuw i8, ptr %2591, i64 64
  store <16 x float> %2562, ptr %2592, align 4
  %2593 = load i64, ptr %8, align 8
  %2594 = mul nsw i64 %2593, 12
  %2595 = getelementptr inbounds i8, ptr %151, i64 %2594
  store <16 x float> %2563, ptr %2595, align 4
  %2596 = load i64, ptr %8, align 8
  %2597 = mul nsw i64 %2596, 12
  %2598 = getelementptr inbounds i8, ptr %151, i64 %2597
  %2599 = getelementptr inbounds nuw i8, ptr %2598, i64 64
  store <16 x float> %2564, ptr %2599, align 4
  %2600 = load i64, ptr %8, align 8
  %2601 = shl nsw i64 %2600, 4
  %2602 = getelementptr inbounds i8, ptr %151, i64 %2601
  store <16 x float> %2565, ptr %2602, align 4
  %2603 = load i64, ptr %8, align 8
  %2604 = shl nsw i64 %2603, 4
  %2605 = getelementptr inbounds i8, ptr %151, i64 %2604
  %2606 = getelementptr inbounds nuw i8, ptr %2605, i64 64
  store <16 x float> %2566, ptr %2606, align 4
  %2607 = load i64, ptr %8, align 8
  %2608 = mul nsw i64 %2607, 20
  %2609 = getelementptr inbounds i8, ptr %151, i64 %2608
  store <16 x float> %2567, ptr %2609, align 4
  %2610 = load i64, ptr %8, align 8
  %2611 = mul nsw i64 %2610, 20
  %2612 = getelementptr inbounds i8, ptr %151, i64 %2611
  %2613 = getelementptr inbounds nuw i8, ptr %2612, i64 64
  store <16 x float> %2568, ptr %2613, align 4
  %2614 = load i64, ptr %8, align 8
  %2615 = mul nsw i64 %2614, 24
  %2616 = getelementptr inbounds i8, ptr %151, i64 %2615
  store <16 x float> %2569, ptr %2616, align 4
  %2617 = load i64, ptr %8, align 8
  %2618 = mul nsw i64 %2617, 24
  %2619 = getelementptr inbounds i8, ptr %151, i64 %2618
  %2620 = getelementptr inbounds nuw i8, ptr %2619, i64 64
  store <16 x float> %2570, ptr %2620, align 4
  %2621 = load i64, ptr %8, align 8
  %2622 = mul nsw i64 %2621, 28
  %2623 = getelementptr inbounds i8, ptr %151, i64 %2622
  store <16 x float> %2571, ptr %2623, align 4
  %2624 = load i64, ptr %8, align 8
  %2625 = mul nsw i64 %2624, 28
  %2626 = getelementptr inbounds i8, ptr %151, i64 %2625
  %2627 = getelementptr inbounds nuw i8, ptr %2626, i64 64
  store <16 x float> %2572, ptr %2627, align 4
  %2628 = load i64, ptr %8, align 8
  %2629 = shl nsw i64 %2628, 5
  %2630 = getelementptr inbounds i8, ptr %151, i64 %2629
  store <16 x float> %2573, ptr %2630, align 4
  %2631 = load i64, ptr %8, align 8
  %2632 = shl nsw i64 %2631, 5
  %2633 = getelementptr inbounds i8, ptr %151, i64 %2632
  %2634 = getelementptr inbounds nuw i8, ptr %2633, i64 64
  store <16 x float> %2574, ptr %2634, align 4
  %2635 = load i64, ptr %8, align 8
  %2636 = mul nsw i64 %2635, 36
  %2637 = getelementptr inbounds i8, ptr %151, i64 %2636
  store <16 x float> %2575, ptr %2637, align 4
  %2638 = load i64, ptr %8, align 8
  %2639 = mul nsw i64 %2638, 36
  %2640 = getelementptr inbounds i8, ptr %151, i64 %2639
  %2641 = getelementptr inbounds nuw i8, ptr %2640, i64 64
  store <16 x float> %2576, ptr %2641, align 4
  %2642 = load i64, ptr %8, align 8
  %2643 = mul nsw i64 %2642, 40
  %2644 = getelementptr inbounds i8, ptr %151, i64 %2643
  store <16 x float> %2577, ptr %2644, align 4
  br label %2927

2645:                                             ; preds = %2548, %2645
  %2646 = phi <16 x float> [ %2690, %2645 ], [ %2480, %2548 ]
  %2647 = phi <16 x float> [ %2685, %2645 ], [ %2477, %2548 ]
  %2648 = phi <16 x float> [ %2684, %2645 ], [ %2474, %2548 ]
  %2649 = phi <16 x float> [ %2691, %2645 ], [ %2483, %2548 ]
  %2650 = phi <16 x float> [ %2696, %2645 ], [ %2487, %2548 ]
  %2651 = phi <16 x float> [ %2697, %2645 ], [ %2490, %2548 ]
  %2652 = phi <16 x float> [ %2702, %2645 ], [ %2494, %2548 ]
  %2653 = phi <16 x float> [ %2703, %2645 ], [ %2497, %2548 ]
  %2654 = phi <16 x float> [ %2708, %2645 ], [ %2501, %2548 ]
  %2655 = phi <16 x float> [ %2709, %2645 ], [ %2504, %2548 ]
  %2656 = phi <16 x float> [ %2714, %2645 ], [ %2508, %2548 ]
  %2657 = phi <16 x float> [ %2715, %2645 ], [ %2511, %2548 ]
  %2658 = phi <16 x float> [ %2720, %2645 ], [ %2515, %2548 ]
  %2659 = phi <16 x float> [ %2721, %2645 ], [ %2518, %2548 ]
  %2660 = phi <16 x float> [ %2726, %2645 ], [ %2522, %2548 ]
  %2661 = phi <16 x float> [ %2727, %2645 ], [ %2525, %2548 ]
  %2662 = phi <16 x float> [ %2732, %2645 ], [ %2529, %2548 ]
  %2663 = phi <16 x float> [ %2733, %2645 ], [ %2532, %2548 ]
  %2664 = phi <16 x float> [ %2738, %2645 ], [ %2536, %2548 ]
  %2665 = phi <16 x float> [ %2739, %2645 ], [ %2539, %2548 ]
  %2666 = phi <16 x float> [ %2744, %2645 ], [ %2543, %2548 ]
  %2667 = phi <16 x float> [ %2745, %2645 ], [ %2546, %2548 ]
  %2668 = phi i64 [ %2746, %2645 ], [ %144, %2548 ]
  %2669 = phi i64 [ %2747, %2645 ], [ 0, %2548 ]
  %2670 = shl nsw i64 %2669, 7
  %2671 = getelementptr inbounds nuw i8, ptr %125, i64 %2670
  %2672 = load <16 x float>, ptr %2671, align 4
  %2673 = getelementptr inbounds nuw i8, ptr %2671, i64 64
  %2674 = load <16 x float>, ptr %2673, align 4
  %2675 = ashr i64 %2668, 11
  %2676 = and i64 %2675, -32
  %2677 = getelementptr inbounds float, ptr %145, i64 %2676
  call void @llvm.prefetch.p0(ptr %2677, i32 0, i32 2, i32 1)
  %2678 = getelementptr inbounds nuw i8, ptr %2677, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2678, i32 0, i32 2, i32 1)
  %2679 = mul i64 %2669, 44
  %2680 = getelementptr i8, ptr %130, i64 %2679
  %2681 = load float, ptr %2680, align 4
  %2682 = insertelement <16 x float> poison, float %2681, i64 0
  %2683 = shufflevector <16 x float> %2682, <16 x float> poison, <16 x i32> zeroinitializer
  %2684 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2683, <16 x float> %2672, <16 x float> %2648)
  %2685 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2683, <16 x float> %2674, <16 x float> %2647)
  %2686 = getelementptr i8, ptr %2680, i64 4
  %2687 = load float, ptr %2686, align 4
  %2688 = insertelement <16 x float> poison, float %2687, i64 0
  %2689 = shufflevector <16 x float> %2688, <16 x float> poison, <16 x i32> zeroinitializer
  %2690 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2689, <16 x float> %2672, <16 x float> %2646)
  %2691 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2689, <16 x float> %2674, <16 x float> %2649)
  %2692 = getelementptr i8, ptr %2680, i64 8
  %2693 = load float, ptr %2692, align 4
  %2694 = insertelement <16 x float> poison, float %2693, i64 0
  %2695 = shufflevector <16 x float> %2694, <16 x float> poison, <16 x i32> zeroinitializer
  %2696 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2695, <16 x float> %2672, <16 x float> %2650)
  %2697 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2695, <16 x float> %2674, <16 x float> %2651)
  %2698 = getelementptr i8, ptr %2680, i64 12
  %2699 = load float, ptr %2698, align 4
  %2700 = insertelement <16 x float> poison, float %2699, i64 0
  %2701 = shufflevector <16 x float> %2700, <16 x float> poison, <16 x i32> zeroinitializer
  %2702 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2701, <16 x float> %2672, <16 x float> %2652)
  %2703 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2701, <16 x float> %2674, <16 x float> %2653)
  %2704 = getelementptr i8, ptr %2680, i64 16
  %2705 = load float, ptr %2704, align 4
  %2706 = insertelement <16 x float> poison, float %2705, i64 0
  %2707 = shufflevector <16 x float> %2706, <16 x float> poison, <16 x i32> zeroinitializer
  %2708 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2707, <16 x float> %2672, <16 x float> %2654)
  %2709 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2707, <16 x float> %2674, <16 x float> %2655)
  %2710 = getelementptr i8, ptr %2680, i64 20
  %2711 = load float, ptr %2710, align 4
  %2712 = insertelement <16 x float> poison, float %2711, i64 0
  %2713 = shufflevector <16 x float> %2712, <16 x float> poison, <16 x i32> zeroinitializer
  %2714 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2713, <16 x float> %2672, <16 x float> %2656)
  %2715 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2713, <16 x float> %2674, <16 x float> %2657)
  %2716 = getelementptr i8, ptr %2680, i64 24
  %2717 = load float, ptr %2716, align 4
  %2718 = insertelement <16 x float> poison, float %2717, i64 0
  %2719 = shufflevector <16 x float> %2718, <16 x float> poison, <16 x i32> zeroinitializer
  %2720 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2719, <16 x float> %2672, <16 x float> %2658)
  %2721 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2719, <16 x float> %2674, <16 x float> %2659)
  %2722 = getelementptr i8, ptr %2680, i64 28
  %2723 = load float, ptr %2722, align 4
  %2724 = insertelement <16 x float> poison, float %2723, i64 0
  %2725 = shufflevector <16 x float> %2724, <16 x float> poison, <16 x i32> zeroinitializer
  %2726 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2725, <16 x float> %2672, <16 x float> %2660)
  %2727 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2725, <16 x float> %2674, <16 x float> %2661)
  %2728 = getelementptr i8, ptr %2680, i64 32
  %2729 = load float, ptr %2728, align 4
  %2730 = insertelement <16 x float> poison, float %2729, i64 0
  %2731 = shufflevector <16 x float> %2730, <16 x float> poison, <16 x i32> zeroinitializer
  %2732 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2731, <16 x float> %2672, <16 x float> %2662)
  %2733 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2731, <16 x float> %2674, <16 x float> %2663)
  %2734 = getelementptr i8, ptr %2680, i64 36
  %2735 = load float, ptr %2734, align 4
  %2736 = insertelement <16 x float> poison, float %2735, i64 0
  %2737 = shufflevector <16 x float> %2736, <16 x float> poison, <16 x i32> zeroinitializer
  %2738 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2737, <16 x float> %2672, <16 x float> %2664)
  %2739 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2737, <16 x float> %2674, <16 x float> %2665)
  %2740 = getelementptr i8, ptr %2680, i64 40
  %2741 = load float, ptr %2740, align 4
  %2742 = insertelement <16 x float> poison, float %2741, i64 0
  %2743 = shufflevector <16 x float> %2742, <16 x float> poison, <16 x i32> zeroinitializer
  %2744 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2743, <16 x float> %2672, <16 x float> %2666)
  %2745 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2743, <16 x float> %2674, <16 x float> %2667)
  %2746 = add nsw i64 %2668, %141
  %2747 = add nuw nsw i64 %2669, 1
  %2748 = icmp slt i64 %2747, %73
  br i1 %2748, label %2645, label %2556, !llvm.loop !11

2749:                                             ; preds = %2556
  %2750 = load <16 x float>, ptr %161, align 4
  %2751 = fadd <16 x float> %2559, %2750
  store <16 x float> %2751, ptr %151, align 4
  %2752 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %2753 = load <16 x float>, ptr %2752, align 4
  %2754 = fadd <16 x float> %2558, %2753
  store <16 x float> %2754, ptr %2475, align 4
  %2755 = load i64, ptr %13, align 8
  %2756 = getelementptr inbounds float, ptr %161, i64 %2755
  %2757 = load <16 x float>, ptr %2756, align 4
  %2758 = fadd <16 x float> %2557, %2757
  %2759 = load i64, ptr %8, align 8
  %2760 = getelementptr inbounds float, ptr %151, i64 %2759
  store <16 x float> %2758, ptr %2760, align 4
  %2761 = load i64, ptr %13, align 8
  %2762 = getelementptr inbounds float, ptr %161, i64 %2761
  %2763 = getelementptr inbounds nuw i8, ptr %2762, i64 64
  %2764 = load <16 x float>, ptr %2763, align 4
  %2765 = fadd <16 x float> %2560, %2764
  %2766 = load i64, ptr %8, align 8
  %2767 = getelementptr inbounds float, ptr %151, i64 %2766
  %2768 = getelementptr inbounds nuw i8, ptr %2767, i64 64
  store <16 x float> %2765, ptr %2768, align 4
  %2769 = load i64, ptr %13, align 8
  %2770 = shl nsw i64 %2769, 3
  %2771 = getelementptr inbounds i8, ptr %161, i64 %2770
  %2772 = load <16 x float>, ptr %2771, align 4
  %2773 = fadd <16 x float> %2561, %2772
  %2774 = load i64, ptr %8, align 8
  %2775 = shl nsw i64 %2774, 3
  %2776 = getelementptr inbounds i8, ptr %151, i64 %2775
  store <16 x float> %2773, ptr %2776, align 4
  %2777 = load i64, ptr %13, align 8
  %2778 = shl nsw i64 %2777, 3
  %2779 = getelementptr inbounds i8, ptr %161, i64 %2778
  %2780 = getelementptr inbounds nuw i8, ptr %2779, i64 64
  %2781 = load <16 x float>, ptr %2780, align 4
  %2782 = fadd <16 x float> %2562, %2781
  %2783 = load i64, ptr %8, align 8
  %2784 = shl nsw i64 %2783, 3
  %2785 = getelementptr inbounds i8, ptr %151, i64 %2784
  %2786 = getelementptr inbounds nuw i8, ptr %2785, i64 64
  store <16 x float> %2782, ptr %2786, align 4
  %2787 = load i64, ptr %13, align 8
  %2788 = mul nsw i64 %2787, 12
  %2789 = getelementptr inbounds i8, ptr %161, i64 %2788
  %2790 = load <16 x float>, ptr %2789, align 4
  %2791 = fadd <16 x float> %2563, %2790
  %2792 = load i64, ptr %8, align 8
  %2793 = mul nsw i64 %2792, 12
  %2794 = getelementptr inbounds i8, ptr %151, i64 %2793
  store <16 x float> %2791, ptr %2794, align 4
  %2795 = load i64, ptr %13, align 8
  %2796 = mul nsw i64 %2795, 12
  %2797 = getelementptr inbounds i8, ptr %161, i64 %2796
  %2798 = getelementptr inbounds nuw i8, ptr %2797, i64 64
  %2799 = load <16 x float>, ptr %2798, align 4
  %2800 = fadd <16 x float> %2564, %2799
  %2801 = load i64, ptr %8, align 8
  %2802 = mul nsw i64 %2801, 12
  %2803 = getelementptr inbounds i8, ptr %151, i64 %2802
  %2804 = getelementptr inbounds nuw i8, ptr %2803, i64 64
  store <16 x float> %2800, ptr %2804, align 4
  %2805 = load i64, ptr %13, align 8
  %2806 = shl nsw i64 %2805, 4
  %2807 = getelementptr inbounds i8, ptr %161, i64 %2806
  %2808 = load <16 x float>, ptr %2807, align 4
  %2809 = fadd <16 x float> %2565, %2808
  %2810 = load i64, ptr %8, align 8
  %2811 = shl nsw i64 %2810, 4
  %2812 = getelementptr inbounds i8, ptr %151, i64 %2811
  store <16 x float> %2809, ptr %2812, align 4
  %2813 = load i64, ptr %13, align 8
  %2814 = shl nsw i64 %2813, 4
  %2815 = getelementptr inbounds i8, ptr %161, i64 %2814
  %2816 = getelementptr inbounds nuw i8, ptr %2815, i64 64
  %2817 = load <16 x float>, ptr %2816, align 4
  %2818 = fadd <16 x float> %2566, %2817
  %2819 = load i64, ptr %8, align 8
  %2820 = shl nsw i64 %2819, 4
  %2821 = getelementptr inbounds i8, ptr %151, i64 %2820
  %2822 = getelementptr inbounds nuw i8, ptr %2821, i64 64
  store <16 x float> %2818, ptr %2822, align 4
  %2823 = load i64, ptr %13, align 8
  %2824 = mul nsw i64 %2823, 20
  %2825 = getelementptr inbounds i8, ptr %161, i64 %2824
  %2826 = load <16 x float>, ptr %2825, align 4
  %2827 = fadd <16 x float> %2567, %2826
  %2828 = load i64, ptr %8, align 8
  %2829 = mul nsw i64 %2828, 20
  %2830 = getelementptr inbounds i8, ptr %151, i64 %2829
  store <16 x float> %2827, ptr %2830, align 4
  %2831 = load i64, ptr %13, align 8
  %2832 = mul nsw i64 %2831, 20
  %2833 = getelementptr inbounds i8, ptr %161, i64 %2832
  %2834 = getelementptr inbounds nuw i8, ptr %2833, i64 64
  %2835 = load <16 x float>, ptr %2834, align 4
  %2836 = fadd <16 x float> %2568, %2835
  %2837 = load i64, ptr %8, align 8
  %2838 = mul nsw i64 %2837, 20
  %2839 = getelementptr inbounds i8, ptr %151, i64 %2838
  %2840 = getelementptr inbounds nuw i8, ptr %2839, i64 64
  store <16 x float> %2836, ptr %2840, align 4
  %2841 = load i64, ptr %13, align 8
  %2842 = mul nsw i64 %2841, 24
  %2843 = getelementptr inbounds i8, ptr %161, i64 %2842
  %2844 = load <16 x float>, ptr %2843, align 4
  %2845 = fadd <16 x float> %2569, %2844
  %2846 = load i64, ptr %8, align 8
  %2847 = mul nsw i64 %2846, 24
  %2848 = getelementptr inbounds i8, ptr %151, i64 %2847
  store <16 x float> %2845, ptr %2848, align 4
  %2849 = load i64, ptr %13, align 8
  %2850 = mul nsw i64 %2849, 24
  %2851 = getelementptr inbounds i8, ptr %161, i64 %2850
  %2852 = getelementptr inbounds nuw i8, ptr %2851, i64 64
  %2853 = load <16 x float>, ptr %2852, align 4
  %2854 = fadd <16 x float> %2570, %2853
  %2855 = load i64, ptr %8, align 8
  %2856 = mul nsw i64 %2855, 24
  %2857 = getelementptr inbounds i8, ptr %151, i64 %2856
  %2858 = getelementptr inbounds nuw i8, ptr %2857, i64 64
  store <16 x float> %2854, ptr %2858, align 4
  %2859 = load i64, ptr %13, align 8
  %2860 = mul nsw i64 %2859, 28
  %2861 = getelementptr inbounds i8, ptr %161, i64 %2860
  %2862 = load <16 x float>, ptr %2861, align 4
  %2863 = fadd <16 x float> %2571, %2862
  %2864 = load i64, ptr %8, align 8
  %2865 = mul nsw i64 %2864, 28
  %2866 = getelementptr inbounds i8, ptr %151, i64 %2865
  store <16 x float> %2863, ptr %2866, align 4
  %2867 = load i64, ptr %13, align 8
  %2868 = mul nsw i64 %2867, 28
  %2869 = getelementptr inbounds i8, ptr %161, i64 %2868
  %2870 = getelementptr inbounds nuw i8, ptr %2869, i64 64
  %2871 = load <16 x float>, ptr %2870, align 4
  %2872 = fadd <16 x float> %2572, %2871
  %2873 = load i64, ptr %8, align 8
  %2874 = mul nsw i64 %2873, 28
  %2875 = getelementptr inbounds i8, ptr %151, i64 %2874
  %2876 = getelementptr inbounds nuw i8, ptr %2875, i64 64
  store <16 x float> %2872, ptr %2876, align 4
  %2877 = load i64, ptr %13, align 8
  %2878 = shl nsw i64 %2877, 5
  %2879 = getelementptr inbounds i8, ptr %161, i64 %2878
  %2880 = load <16 x float>, ptr %2879, align 4
  %2881 = fadd <16 x float> %2573, %2880
  %2882 = load i64, ptr %8, align 8
  %2883 = shl nsw i64 %2882, 5
  %2884 = getelementptr inbounds i8, ptr %151, i64 %2883
  store <16 x float> %2881, ptr %2884, align 4
  %2885 = load i64, ptr %13, align 8
  %2886 = shl nsw i64 %2885, 5
  %2887 = getelementptr inbounds i8, ptr %161, i64 %2886
  %2888 = getelementptr inbounds nuw i8, ptr %2887, i64 64
  %2889 = load <16 x float>, ptr %2888, align 4
  %2890 = fadd <16 x float> %2574, %2889
  %2891 = load i64, ptr %8, align 8
  %2892 = shl nsw i64 %2891, 5
  %2893 = getelementptr inbounds i8, ptr %151, i64 %2892
  %2894 = getelementptr inbounds nuw i8, ptr %2893, i64 64
  store <16 x float> %2890, ptr %2894, align 4
  %2895 = load i64, ptr %13, align 8
  %2896 = mul nsw i64 %2895, 36
  %2897 = getelementptr inbounds i8, ptr %161, i64 %2896
  %2898 = load <16 x float>, ptr %2897, align 4
  %2899 = fadd <16 x float> %2575, %2898
  %2900 = load i64, ptr %8, align 8
  %2901 = mul nsw i64 %2900, 36
  %2902 = getelementptr inbounds i8, ptr %151, i64 %2901
  store <16 x float> %2899, ptr %2902, align 4
  %2903 = load i64, ptr %13, align 8
  %2904 = mul nsw i64 %2903, 36
  %2905 = getelementptr inbounds i8, ptr %161, i64 %2904
  %2906 = getelementptr inbounds nuw i8, ptr %2905, i64 64
  %2907 = load <16 x float>, ptr %2906, align 4
  %2908 = fadd <16 x float> %2576, %2907
  %2909 = load i64, ptr %8, align 8
  %2910 = mul nsw i64 %2909, 36
  %2911 = getelementptr inbounds i8, ptr %151, i64 %2910
  %2912 = getelementptr inbounds nuw i8, ptr %2911, i64 64
  store <16 x float> %2908, ptr %2912, align 4
  %2913 = load i64, ptr %13, align 8
  %2914 = mul nsw i64 %2913, 40
  %2915 = getelementptr inbounds i8, ptr %161, i64 %2914
  %2916 = load <16 x float>, ptr %2915, align 4
  %2917 = fadd <16 x float> %2577, %2916
  %2918 = load i64, ptr %8, align 8
  %2919 = mul nsw i64 %2918, 40
  %2920 = getelementptr inbounds i8, ptr %151, i64 %2919
  store <16 x float> %2917, ptr %2920, align 4
  %2921 = load i64, ptr %13, align 8
  %2922 = mul nsw i64 %2921, 40
  %2923 = getelementptr inbounds i8, ptr %161, i64 %2922
  %2924 = getelementptr inbounds nuw i8, ptr %2923, i64 64
  %2925 = load <16 x float>, ptr %2924, align 4
  %2926 = fadd <16 x float> %2578, %2925
  br label %2927

2927:                                             ; preds = %2580, %2749
  %2928 = phi <16 x float> [ %2926, %2749 ], [ %2578, %2580 ]
  %2929 = load i64, ptr %8, align 8
  %2930 = mul nsw i64 %2929, 40
  %2931 = getelementptr inbounds i8, ptr %151, i64 %2930
  %2932 = getelementptr inbounds nuw i8, ptr %2931, i64 64
  store <16 x float> %2928, ptr %2932, align 4
  br label %3436

2933:                                             ; preds = %160
  %2934 = load <16 x float>, ptr %151, align 4
  %2935 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2934
  %2936 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %2937 = load <16 x float>, ptr %2936, align 4
  %2938 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2937
  %2939 = getelementptr inbounds float, ptr %151, i64 %148
  %2940 = load <16 x float>, ptr %2939, align 4
  %2941 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2940
  %2942 = getelementptr inbounds nuw i8, ptr %2939, i64 64
  %2943 = load <16 x float>, ptr %2942, align 4
  %2944 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2943
  %2945 = shl nsw i64 %148, 3
  %2946 = getelementptr inbounds i8, ptr %151, i64 %2945
  %2947 = load <16 x float>, ptr %2946, align 4
  %2948 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2947
  %2949 = getelementptr inbounds nuw i8, ptr %2946, i64 64
  %2950 = load <16 x float>, ptr %2949, align 4
  %2951 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2950
  %2952 = mul nsw i64 %148, 12
  %2953 = getelementptr inbounds i8, ptr %151, i64 %2952
  %2954 = load <16 x float>, ptr %2953, align 4
  %2955 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2954
  %2956 = getelementptr inbounds nuw i8, ptr %2953, i64 64
  %2957 = load <16 x float>, ptr %2956, align 4
  %2958 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2957
  %2959 = shl nsw i64 %148, 4
  %2960 = getelementptr inbounds i8, ptr %151, i64 %2959
  %2961 = load <16 x float>, ptr %2960, align 4
  %2962 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2961
  %2963 = getelementptr inbounds nuw i8, ptr %2960, i64 64
  %2964 = load <16 x float>, ptr %2963, align 4
  %2965 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2964
  %2966 = mul nsw i64 %148, 20
  %2967 = getelementptr inbounds i8, ptr %151, i64 %2966
  %2968 = load <16 x float>, ptr %2967, align 4
  %2969 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2968
  %2970 = getelementptr inbounds nuw i8, ptr %2967, i64 64
  %2971 = load <16 x float>, ptr %2970, align 4
  %2972 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2971
  %2973 = mul nsw i64 %148, 24
  %2974 = getelementptr inbounds i8, ptr %151, i64 %2973
  %2975 = load <16 x float>, ptr %2974, align 4
  %2976 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2975
  %2977 = getelementptr inbounds nuw i8, ptr %2974, i64 64
  %2978 = load <16 x float>, ptr %2977, align 4
  %2979 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2978
  %2980 = mul nsw i64 %148, 28
  %2981 = getelementptr inbounds i8, ptr %151, i64 %2980
  %2982 = load <16 x float>, ptr %2981, align 4
  %2983 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2982
  %2984 = getelementptr inbounds nuw i8, ptr %2981, i64 64
  %2985 = load <16 x float>, ptr %2984, align 4
  %2986 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2985
  %2987 = shl nsw i64 %148, 5
  %2988 = getelementptr inbounds i8, ptr %151, i64 %2987
  %2989 = load <16 x float>, ptr %2988, align 4
  %2990 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2989
  %2991 = getelementptr inbounds nuw i8, ptr %2988, i64 64
  %2992 = load <16 x float>, ptr %2991, align 4
  %2993 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2992
  %2994 = mul nsw i64 %148, 36
  %2995 = getelementptr inbounds i8, ptr %151, i64 %2994
  %2996 = load <16 x float>, ptr %2995, align 4
  %2997 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2996
  %2998 = getelementptr inbounds nuw i8, ptr %2995, i64 64
  %2999 = load <16 x float>, ptr %2998, align 4
  %3000 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %2999
  %3001 = mul nsw i64 %148, 40
  %3002 = getelementptr inbounds i8, ptr %151, i64 %3001
  %3003 = load <16 x float>, ptr %3002, align 4
  %3004 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %3003
  %3005 = getelementptr inbounds nuw i8, ptr %3002, i64 64
  %3006 = load <16 x float>, ptr %3005, align 4
  %3007 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %3006
  %3008 = mul nsw i64 %148, 44
  %3009 = getelementptr inbounds i8, ptr %151, i64 %3008
  %3010 = load <16 x float>, ptr %3009, align 4
  %3011 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %3010
  %3012 = getelementptr inbounds nuw i8, ptr %3009, i64 64
  %3013 = load <16 x float>, ptr %3012, align 4
  %3014 = select i1 %74, <16 x float> zeroinitializer, <16 x float> %3013
  %3015 = icmp sgt i64 %139, 0
  br i1 %3015, label %3017, label %3016

3016:                                             ; preds = %3017, %2933
  br i1 %97, label %3122, label %3024

3017:                                             ; preds = %2933, %3017
  %3018 = phi i64 [ %3022, %3017 ], [ 0, %2933 ]
  %3019 = add nuw nsw i64 %3018, 12
  %3020 = mul nsw i64 %3019, %148
  %3021 = getelementptr inbounds float, ptr %151, i64 %3020
  tail call void @llvm.prefetch.p0(ptr %3021, i32 1, i32 3, i32 1)
  %3022 = add nuw nsw i64 %3018, 1
  %3023 = icmp eq i64 %3022, %134
  br i1 %3023, label %3016, label %3017, !llvm.loop !9

3024:                                             ; preds = %3122, %3016
  %3025 = phi <16 x float> [ %2935, %3016 ], [ %3163, %3122 ]
  %3026 = phi <16 x float> [ %2938, %3016 ], [ %3164, %3122 ]
  %3027 = phi <16 x float> [ %2941, %3016 ], [ %3169, %3122 ]
  %3028 = phi <16 x float> [ %2944, %3016 ], [ %3170, %3122 ]
  %3029 = phi <16 x float> [ %2948, %3016 ], [ %3175, %3122 ]
  %3030 = phi <16 x float> [ %2951, %3016 ], [ %3176, %3122 ]
  %3031 = phi <16 x float> [ %2955, %3016 ], [ %3181, %3122 ]
  %3032 = phi <16 x float> [ %2958, %3016 ], [ %3182, %3122 ]
  %3033 = phi <16 x float> [ %2962, %3016 ], [ %3187, %3122 ]
  %3034 = phi <16 x float> [ %2965, %3016 ], [ %3188, %3122 ]
  %3035 = phi <16 x float> [ %2969, %3016 ], [ %3193, %3122 ]
  %3036 = phi <16 x float> [ %2972, %3016 ], [ %3194, %3122 ]
  %3037 = phi <16 x float> [ %2976, %3016 ], [ %3199, %3122 ]
  %3038 = phi <16 x float> [ %2979, %3016 ], [ %3200, %3122 ]
  %3039 = phi <16 x float> [ %2983, %3016 ], [ %3205, %3122 ]
  %3040 = phi <16 x float> [ %2986, %3016 ], [ %3206, %3122 ]
  %3041 = phi <16 x float> [ %2990, %3016 ], [ %3211, %3122 ]
  %3042 = phi <16 x float> [ %2993, %3016 ], [ %3212, %3122 ]
  %3043 = phi <16 x float> [ %2997, %3016 ], [ %3217, %3122 ]
  %3044 = phi <16 x float> [ %3000, %3016 ], [ %3218, %3122 ]
  %3045 = phi <16 x float> [ %3004, %3016 ], [ %3223, %3122 ]
  %3046 = phi <16 x float> [ %3007, %3016 ], [ %3224, %3122 ]
  %3047 = phi <16 x float> [ %3011, %3016 ], [ %3229, %3122 ]
  %3048 = phi <16 x float> [ %3014, %3016 ], [ %3230, %3122 ]
  %3049 = icmp eq ptr %161, null
  br i1 %3049, label %3050, label %3234

3050:                                             ; preds = %3024
  store <16 x float> %3025, ptr %151, align 4
  store <16 x float> %3026, ptr %2936, align 4
  %3051 = load i64, ptr %8, align 8
  %3052 = getelementptr inbounds float, ptr %151, i64 %3051
  store <16 x float> %3027, ptr %3052, align 4
  %3053 = load i64, ptr %8, align 8
  %3054 = getelementptr inbounds float, ptr %151, i64 %3053
  %3055 = getelementptr inbounds nuw i8, ptr %3054, i64 64
  store <16 x float> %3028, ptr %3055, align 4
  %3056 = load i64, ptr %8, align 8
  %3057 = shl nsw i64 %3056, 3
  %3058 = getelementptr inbounds i8, ptr %151, i64 %3057
  store <16 x float> %3029, ptr %3058, align 4
  %3059 = load i64, ptr %8, align 8
  %3060 = shl nsw i64 %3059, 3
  %3061 = getelementptr inbounds i8, ptr %151, i64 %3060
  %3062 = getelementptr inbounds nuw i8, ptr %3061, i64 64
  store <16 x float> %3030, ptr %3062, align 4
  %3063 = load i64, ptr %8, align 8
  %3064 = mul nsw i64 %3063, 12
  %3065 = getelementptr inbounds i8, ptr %151, i64 %3064
  store <16 x float> %3031, ptr %3065, align 4
  %3066 = load i64, ptr %8, align 8
  %3067 = mul nsw i64 %3066, 12
  %3068 = getelementptr inbounds i8, ptr %151, i64 %3067
  %3069 = getelementptr inbounds nuw i8, ptr %3068, i64 64
  store <16 x float> %3032, ptr %3069, align 4
  %3070 = load i64, ptr %8, align 8
  %3071 = shl nsw i64 %3070, 4
  %3072 = getelementptr inbounds i8, ptr %151, i64 %3071
  store <16 x float> %3033, ptr %3072, align 4
  %3073 = load i64, ptr %8, align 8
  %3074 = shl nsw i64 %3073, 4
  %3075 = getelementptr inbounds i8, ptr %151, i64 %3074
  %3076 = getelementptr inbounds nuw i8, ptr %3075, i64 64
  store <16 x float> %3034, ptr %3076, align 4
  %3077 = load i64, ptr %8, align 8
  %3078 = mul nsw i64 %3077, 20
  %3079 = getelementptr inbounds i8, ptr %151, i64 %3078
  store <16 x float> %3035, ptr %3079, align 4
  %3080 = load i64, ptr %8, align 8
  %3081 = mul nsw i64 %3080, 20
  %3082 = getelementptr inbounds i8, ptr %151, i64 %3081
  %3083 = getelementptr inbounds nuw i8, ptr %3082, i64 64
  store <16 x float> %3036, ptr %3083, align 4
  %3084 = load i64, ptr %8, align 8
  %3085 = mul nsw i64 %3084, 24
  %3086 = getelementptr inbounds i8, ptr %151, i64 %3085
  store <16 x float> %3037, ptr %3086, align 4
  %3087 = load i64, ptr %8, align 8
  %3088 = mul nsw i64 %3087, 24
  %3089 = getelementptr inbounds i8, ptr %151, i64 %3088
  %3090 = getelementptr inbounds nuw i8, ptr %3089, i64 64
  store <16 x float> %3038, ptr %3090, align 4
  %3091 = load i64, ptr %8, align 8
  %3092 = mul nsw i64 %3091, 28
  %3093 = getelementptr inbounds i8, ptr %151, i64 %3092
  store <16 x float> %3039, ptr %3093, align 4
  %3094 = load i64, ptr %8, align 8
  %3095 = mul nsw i64 %3094, 28
  %3096 = getelementptr inbounds i8, ptr %151, i64 %3095
  %3097 = getelementptr inbounds nuw i8, ptr %3096, i64 64
  store <16 x float> %3040, ptr %3097, align 4
  %3098 = load i64, ptr %8, align 8
  %3099 = shl nsw i64 %3098, 5
  %3100 = getelementptr inbounds i8, ptr %151, i64 %3099
  store <16 x float> %3041, ptr %3100, align 4
  %3101 = load i64, ptr %8, align 8
  %3102 = shl nsw i64 %3101, 5
  %3103 = getelementptr inbounds i8, ptr %151, i64 %3102
  %3104 = getelementptr inbounds nuw i8, ptr %3103, i64 64
  store <16 x float> %3042, ptr %3104, align 4
  %3105 = load i64, ptr %8, align 8
  %3106 = mul nsw i64 %3105, 36
  %3107 = getelementptr inbounds i8, ptr %151, i64 %3106
  store <16 x float> %3043, ptr %3107, align 4
  %3108 = load i64, ptr %8, align 8
  %3109 = mul nsw i64 %3108, 36
  %3110 = getelementptr inbounds i8, ptr %151, i64 %3109
  %3111 = getelementptr inbounds nuw i8, ptr %3110, i64 64
  store <16 x float> %3044, ptr %3111, align 4
  %3112 = load i64, ptr %8, align 8
  %3113 = mul nsw i64 %3112, 40
  %3114 = getelementptr inbounds i8, ptr %151, i64 %3113
  store <16 x float> %3045, ptr %3114, align 4
  %3115 = load i64, ptr %8, align 8
  %3116 = mul nsw i64 %3115, 40
  %3117 = getelementptr inbounds i8, ptr %151, i64 %3116
  %3118 = getelementptr inbounds nuw i8, ptr %3117, i64 64
  store <16 x float> %3046, ptr %3118, align 4
  %3119 = load i64, ptr %8, align 8
  %3120 = mul nsw i64 %3119, 44
  %3121 = getelementptr inbounds i8, ptr %151, i64 %3120
  store <16 x float> %3047, ptr %3121, align 4
  br label %3430

3122:                                             ; preds = %3016, %3122
  %3123 = phi <16 x float> [ %3163, %3122 ], [ %2935, %3016 ]
  %3124 = phi <16 x float> [ %3164, %3122 ], [ %2938, %3016 ]
  %3125 = phi <16 x float> [ %3169, %3122 ], [ %2941, %3016 ]
  %3126 = phi <16 x float> [ %3170, %3122 ], [ %2944, %3016 ]
  %3127 = phi <16 x float> [ %3175, %3122 ], [ %2948, %3016 ]
  %3128 = phi <16 x float> [ %3176, %3122 ], [ %2951, %3016 ]
  %3129 = phi <16 x float> [ %3181, %3122 ], [ %2955, %3016 ]
  %3130 = phi <16 x float> [ %3182, %3122 ], [ %2958, %3016 ]
  %3131 = phi <16 x float> [ %3187, %3122 ], [ %2962, %3016 ]
  %3132 = phi <16 x float> [ %3188, %3122 ], [ %2965, %3016 ]
  %3133 = phi <16 x float> [ %3193, %3122 ], [ %2969, %3016 ]
  %3134 = phi <16 x float> [ %3194, %3122 ], [ %2972, %3016 ]
  %3135 = phi <16 x float> [ %3199, %3122 ], [ %2976, %3016 ]
  %3136 = phi <16 x float> [ %3200, %3122 ], [ %2979, %3016 ]
  %3137 = phi <16 x float> [ %3205, %3122 ], [ %2983, %3016 ]
  %3138 = phi <16 x float> [ %3206, %3122 ], [ %2986, %3016 ]
  %3139 = phi <16 x float> [ %3211, %3122 ], [ %2990, %3016 ]
  %3140 = phi <16 x float> [ %3212, %3122 ], [ %2993, %3016 ]
  %3141 = phi <16 x float> [ %3217, %3122 ], [ %2997, %3016 ]
  %3142 = phi <16 x float> [ %3218, %3122 ], [ %3000, %3016 ]
  %3143 = phi <16 x float> [ %3223, %3122 ], [ %3004, %3016 ]
  %3144 = phi <16 x float> [ %3224, %3122 ], [ %3007, %3016 ]
  %3145 = phi <16 x float> [ %3229, %3122 ], [ %3011, %3016 ]
  %3146 = phi <16 x float> [ %3230, %3122 ], [ %3014, %3016 ]
  %3147 = phi i64 [ %3231, %3122 ], [ %144, %3016 ]
  %3148 = phi i64 [ %3232, %3122 ], [ 0, %3016 ]
  %3149 = shl nsw i64 %3148, 7
  %3150 = getelementptr inbounds nuw i8, ptr %125, i64 %3149
  %3151 = load <16 x float>, ptr %3150, align 4
  %3152 = getelementptr inbounds nuw i8, ptr %3150, i64 64
  %3153 = load <16 x float>, ptr %3152, align 4
  %3154 = ashr i64 %3147, 11
  %3155 = and i64 %3154, -32
  %3156 = getelementptr inbounds float, ptr %145, i64 %3155
  call void @llvm.prefetch.p0(ptr %3156, i32 0, i32 2, i32 1)
  %3157 = getelementptr inbounds nuw i8, ptr %3156, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %3157, i32 0, i32 2, i32 1)
  %3158 = mul i64 %3148, 48
  %3159 = getelementptr i8, ptr %130, i64 %3158
  %3160 = load float, ptr %3159, align 4
  %3161 = insertelement <16 x float> poison, float %3160, i64 0
  %3162 = shufflevector <16 x float> %3161, <16 x float> poison, <16 x i32> zeroinitializer
  %3163 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3162, <16 x float> %3151, <16 x float> %3123)
  %3164 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3162, <16 x float> %3153, <16 x float> %3124)
  %3165 = getelementptr i8, ptr %3159, i64 4
  %3166 = load float, ptr %3165, align 4
  %3167 = insertelement <16 x float> poison, float %3166, i64 0
  %3168 = shufflevector <16 x float> %3167, <16 x float> poison, <16 x i32> zeroinitializer
  %3169 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3168, <16 x float> %3151, <16 x float> %3125)
  %3170 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3168, <16 x float> %3153, <16 x float> %3126)
  %3171 = getelementptr i8, ptr %3159, i64 8
  %3172 = load float, ptr %3171, align 4
  %3173 = insertelement <16 x float> poison, float %3172, i64 0
  %3174 = shufflevector <16 x float> %3173, <16 x float> poison, <16 x i32> zeroinitializer
  %3175 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3174, <16 x float> %3151, <16 x float> %3127)
  %3176 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3174, <16 x float> %3153, <16 x float> %3128)
  %3177 = getelementptr i8, ptr %3159, i64 12
  %3178 = load float, ptr %3177, align 4
  %3179 = insertelement <16 x float> poison, float %3178, i64 0
  %3180 = shufflevector <16 x float> %3179, <16 x float> poison, <16 x i32> zeroinitializer
  %3181 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3180, <16 x float> %3151, <16 x float> %3129)
  %3182 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3180, <16 x float> %3153, <16 x float> %3130)
  %3183 = getelementptr i8, ptr %3159, i64 16
  %3184 = load float, ptr %3183, align 4
  %3185 = insertelement <16 x float> poison, float %3184, i64 0
  %3186 = shufflevector <16 x float> %3185, <16 x float> poison, <16 x i32> zeroinitializer
  %3187 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3186, <16 x float> %3151, <16 x float> %3131)
  %3188 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3186, <16 x float> %3153, <16 x float> %3132)
  %3189 = getelementptr i8, ptr %3159, i64 20
  %3190 = load float, ptr %3189, align 4
  %3191 = insertelement <16 x float> poison, float %3190, i64 0
  %3192 = shufflevector <16 x float> %3191, <16 x float> poison, <16 x i32> zeroinitializer
  %3193 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3192, <16 x float> %3151, <16 x float> %3133)
  %3194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3192, <16 x float> %3153, <16 x float> %3134)
  %3195 = getelementptr i8, ptr %3159, i64 24
  %3196 = load float, ptr %3195, align 4
  %3197 = insertelement <16 x float> poison, float %3196, i64 0
  %3198 = shufflevector <16 x float> %3197, <16 x float> poison, <16 x i32> zeroinitializer
  %3199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3198, <16 x float> %3151, <16 x float> %3135)
  %3200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3198, <16 x float> %3153, <16 x float> %3136)
  %3201 = getelementptr i8, ptr %3159, i64 28
  %3202 = load float, ptr %3201, align 4
  %3203 = insertelement <16 x float> poison, float %3202, i64 0
  %3204 = shufflevector <16 x float> %3203, <16 x float> poison, <16 x i32> zeroinitializer
  %3205 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3204, <16 x float> %3151, <16 x float> %3137)
  %3206 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3204, <16 x float> %3153, <16 x float> %3138)
  %3207 = getelementptr i8, ptr %3159, i64 32
  %3208 = load float, ptr %3207, align 4
  %3209 = insertelement <16 x float> poison, float %3208, i64 0
  %3210 = shufflevector <16 x float> %3209, <16 x float> poison, <16 x i32> zeroinitializer
  %3211 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3210, <16 x float> %3151, <16 x float> %3139)
  %3212 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3210, <16 x float> %3153, <16 x float> %3140)
  %3213 = getelementptr i8, ptr %3159, i64 36
  %3214 = load float, ptr %3213, align 4
  %3215 = insertelement <16 x float> poison, float %3214, i64 0
  %3216 = shufflevector <16 x float> %3215, <16 x float> poison, <16 x i32> zeroinitializer
  %3217 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3216, <16 x float> %3151, <16 x float> %3141)
  %3218 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3216, <16 x float> %3153, <16 x float> %3142)
  %3219 = getelementptr i8, ptr %3159, i64 40
  %3220 = load float, ptr %3219, align 4
  %3221 = insertelement <16 x float> poison, float %3220, i64 0
  %3222 = shufflevector <16 x float> %3221, <16 x float> poison, <16 x i32> zeroinitializer
  %3223 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3222, <16 x float> %3151, <16 x float> %3143)
  %3224 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3222, <16 x float> %3153, <16 x float> %3144)
  %3225 = getelementptr i8, ptr %3159, i64 44
  %3226 = load float, ptr %3225, align 4
  %3227 = insertelement <16 x float> poison, float %3226, i64 0
  %3228 = shufflevector <16 x float> %3227, <16 x float> poison, <16 x i32> zeroinitializer
  %3229 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3228, <16 x float> %3151, <16 x float> %3145)
  %3230 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3228, <16 x float> %3153, <16 x float> %3146)
  %3231 = add nsw i64 %3147, %141
  %3232 = add nuw nsw i64 %3148, 1
  %3233 = icmp slt i64 %3232, %73
  br i1 %3233, label %3122, label %3024, !llvm.loop !11

3234:                                             ; preds = %3024
  %3235 = load <16 x float>, ptr %161, align 4
  %3236 = fadd <16 x float> %3025, %3235
  store <16 x float> %3236, ptr %151, align 4
  %3237 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %3238 = load <16 x float>, ptr %3237, align 4
  %3239 = fadd <16 x float> %3026, %3238
  store <16 x float> %3239, ptr %2936, align 4
  %3240 = load i64, ptr %13, align 8
  %3241 = getelementptr inbounds float, ptr %161, i64 %3240
  %3242 = load <16 x float>, ptr %3241, align 4
  %3243 = fadd <16 x float> %3027, %3242
  %3244 = load i64, ptr %8, align 8
  %3245 = getelementptr inbounds float, ptr %151, i64 %3244
  store <16 x float> %3243, ptr %3245, align 4
  %3246 = load i64, ptr %13, align 8
  %3247 = getelementptr inbounds float, ptr %161, i64 %3246
  %3248 = getelementptr inbounds nuw i8, ptr %3247, i64 64
  %3249 = load <16 x float>, ptr %3248, align 4
  %3250 = fadd <16 x float> %3028, %3249
  %3251 = load i64, ptr %8, align 8
  %3252 = getelementptr inbounds float, ptr %151, i64 %3251
  %3253 = getelementptr inbounds nuw i8, ptr %3252, i64 64
  store <16 x float> %3250, ptr %3253, align 4
  %3254 = load i64, ptr %13, align 8
  %3255 = shl nsw i64 %3254, 3
  %3256 = getelementptr inbounds i8, ptr %161, i64 %3255
  %3257 = load <16 x float>, ptr %3256, align 4
  %3258 = fadd <16 x float> %3029, %3257
  %3259 = load i64, ptr %8, align 8
  %3260 = shl nsw i64 %3259, 3
  %3261 = getelementptr inbounds i8, ptr %151, i64 %3260
  store <16 x float> %3258, ptr %3261, align 4
  %3262 = load i64, ptr %13, align 8
  %3263 = shl nsw i64 %3262, 3
  %3264 = getelementptr inbounds i8, ptr %161, i64 %3263
  %3265 = getelementptr inbounds nuw i8, ptr %3264, i64 64
  %3266 = load <16 x float>, ptr %3265, align 4
  %3267 = fadd <16 x float> %3030, %3266
  %3268 = load i64, ptr %8, align 8
  %3269 = shl nsw i64 %3268, 3
  %3270 = getelementptr inbounds i8, ptr %151, i64 %3269
  %3271 = getelementptr inbounds nuw i8, ptr %3270, i64 64
  store <16 x float> %3267, ptr %3271, align 4
  %3272 = load i64, ptr %13, align 8
  %3273 = mul nsw i64 %3272, 12
  %3274 = getelementptr inbounds i8, ptr %161, i64 %3273
  %3275 = load <16 x float>, ptr %3274, align 4
  %3276 = fadd <16 x float> %3031, %3275
  %3277 = load i64, ptr %8, align 8
  %3278 = mul nsw i64 %3277, 12
  %3279 = getelementptr inbounds i8, ptr %151, i64 %3278
  store <16 x float> %3276, ptr %3279, align 4
  %3280 = load i64, ptr %13, align 8
  %3281 = mul nsw i64 %3280, 12
  %3282 = getelementptr inbounds i8, ptr %161, i64 %3281
  %3283 = getelementptr inbounds nuw i8, ptr %3282, i64 64
  %3284 = load <16 x float>, ptr %3283, align 4
  %3285 = fadd <16 x float> %3032, %3284
  %3286 = load i64, ptr %8, align 8
  %3287 = mul nsw i64 %3286, 12
  %3288 = getelementptr inbounds i8, ptr %151, i64 %3287
  %3289 = getelementptr inbounds nuw i8, ptr %3288, i64 64
  store <16 x float> %3285, ptr %3289, align 4
  %3290 = load i64, ptr %13, align 8
  %3291 = shl nsw i64 %3290, 4
  %3292 = getelementptr inbounds i8, ptr %161, i64 %3291
  %3293 = load <16 x float>, ptr %3292, align 4
  %3294 = fadd <16 x float> %3033, %3293
  %3295 = load i64, ptr %8, align 8
  %3296 = shl nsw i64 %3295, 4
  %3297 = getelementptr inbounds i8, ptr %151, i64 %3296
  store <16 x float> %3294, ptr %3297, align 4
  %3298 = load i64, ptr %13, align 8
  %3299 = shl nsw i64 %3298, 4
  %3300 = getelementptr inbounds i8, ptr %161, i64 %3299
  %3301 = getelementptr inbounds nuw i8, ptr %3300, i64 64
  %3302 = load <16 x float>, ptr %3301, align 4
  %3303 = fadd <16 x float> %3034, %3302
  %3304 = load i64, ptr %8, align 8
  %3305 = shl nsw i64 %3304, 4
  %3306 = getelementptr inbounds i8, ptr %151, i64 %3305
  %3307 = getelementptr inbounds nuw i8, ptr %3306, i64 64
  store <16 x float> %3303, ptr %3307, align 4
  %3308 = load i64, ptr %13, align 8
  %3309 = mul nsw i64 %3308, 20
  %3310 = getelementptr inbounds i8, ptr %161, i64 %3309
  %3311 = load <16 x float>, ptr %3310, align 4
  %3312 = fadd <16 x float> %3035, %3311
  %3313 = load i64, ptr %8, align 8
  %3314 = mul nsw i64 %3313, 20
  %3315 = getelementptr inbounds i8, ptr %151, i64 %3314
  store <16 x float> %3312, ptr %3315, align 4
  %3316 = load i64, ptr %13, align 8
  %3317 = mul nsw i64 %3316, 20
  %3318 = getelementptr inbounds i8, ptr %161, i64 %3317
  %3319 = getelementptr inbounds nuw i8, ptr %3318, i64 64
  %3320 = load <16 x float>, ptr %3319, align 4
  %3321 = fadd <16 x float> %3036, %3320
  %3322 = load i64, ptr %8, align 8
  %3323 = mul nsw i64 %3322, 20
  %3324 = getelementptr inbounds i8, ptr %151, i64 %3323
  %3325 = getelementptr inbounds nuw i8, ptr %3324, i64 64
  store <16 x float> %3321, ptr %3325, align 4
  %3326 = load i64, ptr %13, align 8
  %3327 = mul nsw i64 %3326, 24
  %3328 = getelementptr inbounds i8, ptr %161, i64 %3327
  %3329 = load <16 x float>, ptr %3328, align 4
  %3330 = fadd <16 x float> %3037, %3329
  %3331 = load i64, ptr %8, align 8
  %3332 = mul nsw i64 %3331, 24
  %3333 = getelementptr inbounds i8, ptr %151, i64 %3332
  store <16 x float> %3330, ptr %3333, align 4
  %3334 = load i64, ptr %13, align 8
  %3335 = mul nsw i64 %3334, 24
  %3336 = getelementptr inbounds i8, ptr %161, i64 %3335
  %3337 = getelementptr inbounds nuw i8, ptr %3336, i64 64
  %3338 = load <16 x float>, ptr %3337, align 4
  %3339 = fadd <16 x float> %3038, %3338
  %3340 = load i64, ptr %8, align 8
  %3341 = mul nsw i64 %3340, 24
  %3342 = getelementptr inbounds i8, ptr %151, i64 %3341
  %3343 = getelementptr inbounds nuw i8, ptr %3342, i64 64
  store <16 x float> %3339, ptr %3343, align 4
  %3344 = load i64, ptr %13, align 8
  %3345 = mul nsw i64 %3344, 28
  %3346 = getelementptr inbounds i8, ptr %161, i64 %3345
  %3347 = load <16 x float>, ptr %3346, align 4
  %3348 = fadd <16 x float> %3039, %3347
  %3349 = load i64, ptr %8, align 8
  %3350 = mul nsw i64 %3349, 28
  %3351 = getelementptr inbounds i8, ptr %151, i64 %3350
  store <16 x float> %3348, ptr %3351, align 4
  %3352 = load i64, ptr %13, align 8
  %3353 = mul nsw i64 %3352, 28
  %3354 = getelementptr inbounds i8, ptr %161, i64 %3353
  %3355 = getelementptr inbounds nuw i8, ptr %3354, i64 64
  %3356 = load <16 x float>, ptr %3355, align 4
  %3357 = fadd <16 x float> %3040, %3356
  %3358 = load i64, ptr %8, align 8
  %3359 = mul nsw i64 %3358, 28
  %3360 = getelementptr inbounds i8, ptr %151, i64 %3359
  %3361 = getelementptr inbounds nuw i8, ptr %3360, i64 64
  store <16 x float> %3357, ptr %3361, align 4
  %3362 = load i64, ptr %13, align 8
  %3363 = shl nsw i64 %3362, 5
  %3364 = getelementptr inbounds i8, ptr %161, i64 %3363
  %3365 = load <16 x float>, ptr %3364, align 4
  %3366 = fadd <16 x float> %3041, %3365
  %3367 = load i64, ptr %8, align 8
  %3368 = shl nsw i64 %3367, 5
  %3369 = getelementptr inbounds i8, ptr %151, i64 %3368
  store <16 x float> %3366, ptr %3369, align 4
  %3370 = load i64, ptr %13, align 8
  %3371 = shl nsw i64 %3370, 5
  %3372 = getelementptr inbounds i8, ptr %161, i64 %3371
  %3373 = getelementptr inbounds nuw i8, ptr %3372, i64 64
  %3374 = load <16 x float>, ptr %3373, align 4
  %3375 = fadd <16 x float> %3042, %3374
  %3376 = load i64, ptr %8, align 8
  %3377 = shl nsw i64 %3376, 5
  %3378 = getelementptr inbounds i8, ptr %151, i64 %3377
  %3379 = getelementptr inbounds nuw i8, ptr %3378, i64 64
  store <16 x float> %3375, ptr %3379, align 4
  %3380 = load i64, ptr %13, align 8
  %3381 = mul nsw i64 %3380, 36
  %3382 = getelementptr inbounds i8, ptr %161, i64 %3381
  %3383 = load <16 x float>, ptr %3382, align 4
  %3384 = fadd <16 x float> %3043, %3383
  %3385 = load i64, ptr %8, align 8
  %3386 = mul nsw i64 %3385, 36
  %3387 = getelementptr inbounds i8, ptr %151, i64 %3386
  store <16 x float> %3384, ptr %3387, align 4
  %3388 = load i64, ptr %13, align 8
  %3389 = mul nsw i64 %3388, 36
  %3390 = getelementptr inbounds i8, ptr %161, i64 %3389
  %3391 = getelementptr inbounds nuw i8, ptr %3390, i64 64
  %3392 = load <16 x float>, ptr %3391, align 4
  %3393 = fadd <16 x float> %3044, %3392
  %3394 = load i64, ptr %8, align 8
  %3395 = mul nsw i64 %3394, 36
  %3396 = getelementptr inbounds i8, ptr %151, i64 %3395
  %3397 = getelementptr inbounds nuw i8, ptr %3396, i64 64
  store <16 x float> %3393, ptr %3397, align 4
  %3398 = load i64, ptr %13, align 8
  %3399 = mul nsw i64 %3398, 40
  %3400 = getelementptr inbounds i8, ptr %161, i64 %3399
  %3401 = load <16 x float>, ptr %3400, align 4
  %3402 = fadd <16 x float> %3045, %3401
  %3403 = load i64, ptr %8, align 8
  %3404 = mul nsw i64 %3403, 40
  %3405 = getelementptr inbounds i8, ptr %151, i64 %3404
  store <16 x float> %3402, ptr %3405, align 4
  %3406 = load i64, ptr %13, align 8
  %3407 = mul nsw i64 %3406, 40
  %3408 = getelementptr inbounds i8, ptr %161, i64 %3407
  %3409 = getelementptr inbounds nuw i8, ptr %3408, i64 64
  %3410 = load <16 x float>, ptr %3409, align 4
  %3411 = fadd <16 x float> %3046, %3410
  %3412 = load i64, ptr %8, align 8
  %3413 = mul nsw i64 %3412, 40
  %3414 = getelementptr inbounds i8, ptr %151, i64 %3413
  %3415 = getelementptr inbounds nuw i8, ptr %3414, i64 64
  store <16 x float> %3411, ptr %3415, align 4
  %3416 = load i64, ptr %13, align 8
  %3417 = mul nsw i64 %3416, 44
  %3418 = getelementptr inbounds i8, ptr %161, i64 %3417
  %3419 = load <16 x float>, ptr %3418, align 4
  %3420 = fadd <16 x float> %3047, %3419
  %3421 = load i64, ptr %8, align 8
  %3422 = mul nsw i64 %3421, 44
  %3423 = getelementptr inbounds i8, ptr %151, i64 %3422
  store <16 x float> %3420, ptr %3423, align 4
  %3424 = load i64, ptr %13, align 8
  %3425 = mul nsw i64 %3424, 44
  %3426 = getelementptr inbounds i8, ptr %161, i64 %3425
  %3427 = getelementptr inbounds nuw i8, ptr %3426, i64 64
  %3428 = load <16 x float>, ptr %3427, align 4
  %3429 = fadd <16 x float> %3048, %3428
  br label %3430

3430:                                             ; preds = %3050, %3234
  %3431 = phi <16 x float> [ %3429, %3234 ], [ %3048, %3050 ]
  %3432 = load i64, ptr %8, align 8
  %3433 = mul nsw i64 %3432, 44
  %3434 = getelementptr inbounds i8, ptr %151, i64 %3433
  %3435 = getelementptr inbounds nuw i8, ptr %3434, i64 64
  store <16 x float> %3431, ptr %3435, align 4
  br label %3436

3436:                                             ; preds = %3430, %2927, %2466, %2047, %1670, %1335, %1042, %791, %582, %415, %291, %210, %160
  %3437 = mul nsw i64 %137, %73
  %3438 = getelementptr inbounds float, ptr %130, i64 %3437
  %3439 = add nuw nsw i64 %131, 1
  %3440 = sub i64 %129, %25
  %3441 = icmp eq i64 %3439, %62
  br i1 %3441, label %98, label %128, !llvm.loop !12

3442:                                             ; preds = %65, %50
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %3443 = add nuw nsw i64 %18, 768
  %3444 = load i64, ptr %4, align 8
  %3445 = icmp slt i64 %3443, %3444
  %3446 = add i64 %16, -768
  br i1 %3445, label %15, label %14, !llvm.loop !13
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
  br i1 %23, label %24, label %152

24:                                               ; preds = %1
  %25 = icmp sgt i64 %11, 0
  %26 = sitofp i64 %11 to float
  %27 = add i64 %11, -1
  %28 = lshr i64 %27, 4
  %29 = add nuw nsw i64 %28, 1
  %30 = and i64 %29, 7
  %31 = icmp ult i64 %11, 113
  %32 = and i64 %29, 2305843009213693944
  %33 = icmp eq i64 %30, 0
  %34 = icmp ult i64 %11, 17
  %35 = and i64 %29, 2305843009213693950
  %36 = and i64 %27, 16
  %37 = icmp eq i64 %36, 0
  br label %38

38:                                               ; preds = %24, %149
  %39 = phi i64 [ %19, %24 ], [ %150, %149 ]
  %40 = mul nsw i64 %39, %11
  %41 = getelementptr inbounds float, ptr %3, i64 %40
  %42 = getelementptr inbounds float, ptr %7, i64 %40
  br i1 %25, label %43, label %58

43:                                               ; preds = %38
  br i1 %31, label %44, label %80

44:                                               ; preds = %80, %43
  %45 = phi <16 x float> [ poison, %43 ], [ %114, %80 ]
  %46 = phi <16 x float> [ zeroinitializer, %43 ], [ %114, %80 ]
  %47 = phi i64 [ 0, %43 ], [ %115, %80 ]
  br i1 %33, label %58, label %48

48:                                               ; preds = %44, %48
  %49 = phi <16 x float> [ %54, %48 ], [ %46, %44 ]
  %50 = phi i64 [ %55, %48 ], [ %47, %44 ]
  %51 = phi i64 [ %56, %48 ], [ 0, %44 ]
  %52 = getelementptr inbounds nuw float, ptr %41, i64 %50
  %53 = load <16 x float>, ptr %52, align 4
  %54 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %53, <16 x float> %49)
  %55 = add nuw nsw i64 %50, 16
  %56 = add i64 %51, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %58, label %48, !llvm.loop !14

58:                                               ; preds = %44, %48, %38
  %59 = phi <16 x float> [ zeroinitializer, %38 ], [ %45, %44 ], [ %54, %48 ]
  %60 = shufflevector <16 x float> %59, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %61 = shufflevector <16 x float> %59, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %62 = fadd <8 x float> %60, %61
  %63 = shufflevector <8 x float> %62, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %64 = shufflevector <8 x float> %62, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %65 = fadd <4 x float> %63, %64
  %66 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %67 = fadd <4 x float> %65, %66
  %68 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %69 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %70 = fadd <4 x float> %68, %69
  %71 = fadd <4 x float> %67, %70
  %72 = extractelement <4 x float> %71, i64 0
  %73 = fdiv float %72, %26
  %74 = fadd float %13, %73
  %75 = tail call float @llvm.sqrt.f32(float %74)
  %76 = fdiv float 1.000000e+00, %75
  %77 = insertelement <16 x float> poison, float %76, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %25, label %79, label %149

79:                                               ; preds = %58
  br i1 %34, label %139, label %118

80:                                               ; preds = %43, %80
  %81 = phi <16 x float> [ %114, %80 ], [ zeroinitializer, %43 ]
  %82 = phi i64 [ %115, %80 ], [ 0, %43 ]
  %83 = phi i64 [ %116, %80 ], [ 0, %43 ]
  %84 = getelementptr inbounds nuw float, ptr %41, i64 %82
  %85 = load <16 x float>, ptr %84, align 4
  %86 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %85, <16 x float> %81)
  %87 = or disjoint i64 %82, 16
  %88 = getelementptr inbounds nuw float, ptr %41, i64 %87
  %89 = load <16 x float>, ptr %88, align 4
  %90 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %89, <16 x float> %86)
  %91 = or disjoint i64 %82, 32
  %92 = getelementptr inbounds nuw float, ptr %41, i64 %91
  %93 = load <16 x float>, ptr %92, align 4
  %94 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> %93, <16 x float> %90)
  %95 = or disjoint i64 %82, 48
  %96 = getelementptr inbounds nuw float, ptr %41, i64 %95
  %97 = load <16 x float>, ptr %96, align 4
  %98 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %97, <16 x float> %97, <16 x float> %94)
  %99 = or disjoint i64 %82, 64
  %100 = getelementptr inbounds nuw float, ptr %41, i64 %99
  %101 = load <16 x float>, ptr %100, align 4
  %102 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %101, <16 x float> %101, <16 x float> %98)
  %103 = or disjoint i64 %82, 80
  %104 = getelementptr inbounds nuw float, ptr %41, i64 %103
  %105 = load <16 x float>, ptr %104, align 4
  %106 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %105, <16 x float> %105, <16 x float> %102)
  %107 = or disjoint i64 %82, 96
  %108 = getelementptr inbounds nuw float, ptr %41, i64 %107
  %109 = load <16 x float>, ptr %108, align 4
  %110 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %109, <16 x float> %109, <16 x float> %106)
  %111 = or disjoint i64 %82, 112
  %112 = getelementptr inbounds nuw float, ptr %41, i64 %111
  %113 = load <16 x float>, ptr %112, align 4
  %114 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %113, <16 x float> %113, <16 x float> %110)
  %115 = add nuw nsw i64 %82, 128
  %116 = add i64 %83, 8
  %117 = icmp eq i64 %116, %32
  br i1 %117, label %44, label %80, !llvm.loop !15

118:                                              ; preds = %79, %118
  %119 = phi i64 [ %136, %118 ], [ 0, %79 ]
  %120 = phi i64 [ %137, %118 ], [ 0, %79 ]
  %121 = getelementptr inbounds nuw float, ptr %42, i64 %119
  %122 = getelementptr inbounds nuw float, ptr %41, i64 %119
  %123 = load <16 x float>, ptr %122, align 4
  %124 = fmul <16 x float> %78, %123
  %125 = getelementptr inbounds nuw float, ptr %5, i64 %119
  %126 = load <16 x float>, ptr %125, align 4
  %127 = fmul <16 x float> %124, %126
  store <16 x float> %127, ptr %121, align 4
  %128 = or disjoint i64 %119, 16
  %129 = getelementptr inbounds nuw float, ptr %42, i64 %128
  %130 = getelementptr inbounds nuw float, ptr %41, i64 %128
  %131 = load <16 x float>, ptr %130, align 4
  %132 = fmul <16 x float> %78, %131
  %133 = getelementptr inbounds nuw float, ptr %5, i64 %128
  %134 = load <16 x float>, ptr %133, align 4
  %135 = fmul <16 x float> %132, %134
  store <16 x float> %135, ptr %129, align 4
  %136 = add nuw nsw i64 %119, 32
  %137 = add i64 %120, 2
  %138 = icmp eq i64 %137, %35
  br i1 %138, label %139, label %118, !llvm.loop !16

139:                                              ; preds = %118, %79
  %140 = phi i64 [ 0, %79 ], [ %136, %118 ]
  br i1 %37, label %141, label %149

141:                                              ; preds = %139
  %142 = getelementptr inbounds nuw float, ptr %42, i64 %140
  %143 = getelementptr inbounds nuw float, ptr %41, i64 %140
  %144 = load <16 x float>, ptr %143, align 4
  %145 = fmul <16 x float> %78, %144
  %146 = getelementptr inbounds nuw float, ptr %5, i64 %140
  %147 = load <16 x float>, ptr %146, align 4
  %148 = fmul <16 x float> %145, %147
  store <16 x float> %148, ptr %142, align 4
  br label %149

149:                                              ; preds = %141, %139, %58
  %150 = add nsw i64 %39, 1
  %151 = icmp eq i64 %150, %22
  br i1 %151, label %152, label %38, !llvm.loop !17

152:                                              ; preds = %149, %1
  tail call void @GOMP_barrier()
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %156 = load i64, ptr %155, align 8
  %157 = shl nsw i64 %156, 1
  %158 = add nsw i64 %157, %154
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %158, %160
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %163 = load ptr, ptr %162, align 8
  store ptr %163, ptr %2, align 8
  %164 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %165 = load ptr, ptr %6, align 8
  store ptr %165, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %168 = load ptr, ptr %167, align 8
  store ptr %168, ptr %166, align 8
  %169 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %171 = load ptr, ptr %170, align 8
  store ptr %171, ptr %169, align 8
  %172 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %173 = load i64, ptr %8, align 8
  store i64 %173, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %175 = load i64, ptr %10, align 8
  store i64 %175, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 %161, ptr %176, align 8
  %177 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %179 = load i64, ptr %178, align 8
  store i64 %179, ptr %177, align 8
  %180 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 0, ptr %180, align 8
  call void @product(ptr noundef nonnull %2)
  call void @GOMP_barrier()
  %181 = load i64, ptr %8, align 8
  %182 = call i32 @omp_get_thread_num()
  %183 = sext i32 %182 to i64
  %184 = call i32 @omp_get_num_threads()
  %185 = sext i32 %184 to i64
  %186 = mul nsw i64 %181, %183
  %187 = sdiv i64 %186, %185
  %188 = add nsw i64 %183, 1
  %189 = mul nsw i64 %188, %181
  %190 = sdiv i64 %189, %185
  %191 = icmp slt i64 %187, %190
  br i1 %191, label %192, label %205

192:                                              ; preds = %152
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %195 = load i64, ptr %153, align 8
  %196 = load i64, ptr %155, align 8
  br label %197

197:                                              ; preds = %192, %206
  %198 = phi i64 [ %196, %192 ], [ %207, %206 ]
  %199 = phi i64 [ %195, %192 ], [ %208, %206 ]
  %200 = phi i64 [ %187, %192 ], [ %209, %206 ]
  %201 = add nsw i64 %198, %199
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %206

203:                                              ; preds = %197
  %204 = mul nsw i64 %200, %161
  br label %211

205:                                              ; preds = %206, %152
  ret void

206:                                              ; preds = %384, %197
  %207 = phi i64 [ %198, %197 ], [ %387, %384 ]
  %208 = phi i64 [ %199, %197 ], [ %386, %384 ]
  %209 = add nsw i64 %200, 1
  %210 = icmp eq i64 %209, %190
  br i1 %210, label %205, label %197, !llvm.loop !18

211:                                              ; preds = %203, %384
  %212 = phi i64 [ %199, %203 ], [ %386, %384 ]
  %213 = phi i64 [ 0, %203 ], [ %385, %384 ]
  %214 = icmp slt i64 %213, %212
  %215 = select i1 %214, i64 48, i64 56
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 %215
  %217 = load ptr, ptr %216, align 8
  %218 = load ptr, ptr %170, align 8
  %219 = getelementptr inbounds float, ptr %218, i64 %204
  %220 = load i64, ptr %159, align 8
  %221 = mul nsw i64 %220, %213
  %222 = getelementptr inbounds float, ptr %219, i64 %221
  %223 = icmp eq ptr %217, null
  br i1 %223, label %349, label %224

224:                                              ; preds = %211
  %225 = load float, ptr %12, align 8
  %226 = icmp sgt i64 %220, 0
  br i1 %226, label %227, label %250

227:                                              ; preds = %224
  %228 = add nsw i64 %220, -1
  %229 = lshr i64 %228, 4
  %230 = add nuw nsw i64 %229, 1
  %231 = and i64 %230, 7
  %232 = icmp ult i64 %220, 113
  br i1 %232, label %235, label %233

233:                                              ; preds = %227
  %234 = and i64 %230, 2305843009213693944
  br label %279

235:                                              ; preds = %279, %227
  %236 = phi <16 x float> [ poison, %227 ], [ %313, %279 ]
  %237 = phi <16 x float> [ zeroinitializer, %227 ], [ %313, %279 ]
  %238 = phi i64 [ 0, %227 ], [ %314, %279 ]
  %239 = icmp eq i64 %231, 0
  br i1 %239, label %250, label %240

240:                                              ; preds = %235, %240
  %241 = phi <16 x float> [ %246, %240 ], [ %237, %235 ]
  %242 = phi i64 [ %247, %240 ], [ %238, %235 ]
  %243 = phi i64 [ %248, %240 ], [ 0, %235 ]
  %244 = getelementptr inbounds nuw float, ptr %222, i64 %242
  %245 = load <16 x float>, ptr %244, align 4
  %246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %245, <16 x float> %245, <16 x float> %241)
  %247 = add nuw nsw i64 %242, 16
  %248 = add i64 %243, 1
  %249 = icmp eq i64 %248, %231
  br i1 %249, label %250, label %240, !llvm.loop !19

250:                                              ; preds = %235, %240, %224
  %251 = phi <16 x float> [ zeroinitializer, %224 ], [ %236, %235 ], [ %246, %240 ]
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %253 = shufflevector <16 x float> %251, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %254 = fadd <8 x float> %252, %253
  %255 = shufflevector <8 x float> %254, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %256 = shufflevector <8 x float> %254, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %257 = fadd <4 x float> %255, %256
  %258 = shufflevector <4 x float> %257, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %259 = fadd <4 x float> %257, %258
  %260 = shufflevector <4 x float> %257, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %261 = shufflevector <4 x float> %257, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %262 = fadd <4 x float> %260, %261
  %263 = fadd <4 x float> %259, %262
  %264 = extractelement <4 x float> %263, i64 0
  %265 = sitofp i64 %220 to float
  %266 = fdiv float %264, %265
  %267 = fadd float %225, %266
  %268 = call float @llvm.sqrt.f32(float %267)
  %269 = fdiv float 1.000000e+00, %268
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %226, label %272, label %384

272:                                              ; preds = %250
  %273 = add nsw i64 %220, -1
  %274 = icmp ult i64 %220, 17
  br i1 %274, label %336, label %275

275:                                              ; preds = %272
  %276 = lshr i64 %273, 4
  %277 = add nuw nsw i64 %276, 1
  %278 = and i64 %277, 2305843009213693950
  br label %317

279:                                              ; preds = %279, %233
  %280 = phi <16 x float> [ zeroinitializer, %233 ], [ %313, %279 ]
  %281 = phi i64 [ 0, %233 ], [ %314, %279 ]
  %282 = phi i64 [ 0, %233 ], [ %315, %279 ]
  %283 = getelementptr inbounds nuw float, ptr %222, i64 %281
  %284 = load <16 x float>, ptr %283, align 4
  %285 = call <16 x float> @llvm.fma.v16f32(<16 x float> %284, <16 x float> %284, <16 x float> %280)
  %286 = or disjoint i64 %281, 16
  %287 = getelementptr inbounds nuw float, ptr %222, i64 %286
  %288 = load <16 x float>, ptr %287, align 4
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %288, <16 x float> %285)
  %290 = or disjoint i64 %281, 32
  %291 = getelementptr inbounds nuw float, ptr %222, i64 %290
  %292 = load <16 x float>, ptr %291, align 4
  %293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %292, <16 x float> %289)
  %294 = or disjoint i64 %281, 48
  %295 = getelementptr inbounds nuw float, ptr %222, i64 %294
  %296 = load <16 x float>, ptr %295, align 4
  %297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %296, <16 x float> %293)
  %298 = or disjoint i64 %281, 64
  %299 = getelementptr inbounds nuw float, ptr %222, i64 %298
  %300 = load <16 x float>, ptr %299, align 4
  %301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %300, <16 x float> %300, <16 x float> %297)
  %302 = or disjoint i64 %281, 80
  %303 = getelementptr inbounds nuw float, ptr %222, i64 %302
  %304 = load <16 x float>, ptr %303, align 4
  %305 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %304, <16 x float> %301)
  %306 = or disjoint i64 %281, 96
  %307 = getelementptr inbounds nuw float, ptr %222, i64 %306
  %308 = load <16 x float>, ptr %307, align 4
  %309 = call <16 x float> @llvm.fma.v16f32(<16 x float> %308, <16 x float> %308, <16 x float> %305)
  %310 = or disjoint i64 %281, 112
  %311 = getelementptr inbounds nuw float, ptr %222, i64 %310
  %312 = load <16 x float>, ptr %311, align 4
  %313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %312, <16 x float> %309)
  %314 = add nuw nsw i64 %281, 128
  %315 = add i64 %282, 8
  %316 = icmp eq i64 %315, %234
  br i1 %316, label %235, label %279, !llvm.loop !15

317:                                              ; preds = %317, %275
  %318 = phi i64 [ 0, %275 ], [ %333, %317 ]
  %319 = phi i64 [ 0, %275 ], [ %334, %317 ]
  %320 = getelementptr inbounds nuw float, ptr %222, i64 %318
  %321 = load <16 x float>, ptr %320, align 4
  %322 = fmul <16 x float> %271, %321
  %323 = getelementptr inbounds nuw float, ptr %217, i64 %318
  %324 = load <16 x float>, ptr %323, align 4
  %325 = fmul <16 x float> %322, %324
  store <16 x float> %325, ptr %320, align 4
  %326 = or disjoint i64 %318, 16
  %327 = getelementptr inbounds nuw float, ptr %222, i64 %326
  %328 = load <16 x float>, ptr %327, align 4
  %329 = fmul <16 x float> %271, %328
  %330 = getelementptr inbounds nuw float, ptr %217, i64 %326
  %331 = load <16 x float>, ptr %330, align 4
  %332 = fmul <16 x float> %329, %331
  store <16 x float> %332, ptr %327, align 4
  %333 = add nuw nsw i64 %318, 32
  %334 = add i64 %319, 2
  %335 = icmp eq i64 %334, %278
  br i1 %335, label %336, label %317, !llvm.loop !16

336:                                              ; preds = %317, %272
  %337 = phi i64 [ 0, %272 ], [ %333, %317 ]
  %338 = and i64 %273, 16
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %347

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw float, ptr %222, i64 %337
  %342 = load <16 x float>, ptr %341, align 4
  %343 = fmul <16 x float> %271, %342
  %344 = getelementptr inbounds nuw float, ptr %217, i64 %337
  %345 = load <16 x float>, ptr %344, align 4
  %346 = fmul <16 x float> %343, %345
  store <16 x float> %346, ptr %341, align 4
  br label %347

347:                                              ; preds = %336, %340
  %348 = load i64, ptr %159, align 8
  br label %349

349:                                              ; preds = %347, %211
  %350 = phi i64 [ %348, %347 ], [ %220, %211 ]
  %351 = load ptr, ptr %193, align 8
  %352 = mul nsw i64 %350, %200
  %353 = getelementptr inbounds float, ptr %351, i64 %352
  %354 = load ptr, ptr %194, align 8
  %355 = getelementptr inbounds float, ptr %354, i64 %352
  %356 = sdiv i64 %350, 2
  %357 = icmp sgt i64 %350, 1
  br i1 %357, label %358, label %384

358:                                              ; preds = %349
  %359 = getelementptr inbounds nuw float, ptr %222, i64 %356
  %360 = getelementptr inbounds nuw float, ptr %353, i64 %356
  %361 = getelementptr inbounds nuw float, ptr %355, i64 %356
  br label %362

362:                                              ; preds = %358, %362
  %363 = phi i64 [ 0, %358 ], [ %382, %362 ]
  %364 = getelementptr inbounds nuw float, ptr %222, i64 %363
  %365 = getelementptr inbounds nuw float, ptr %359, i64 %363
  %366 = load <8 x float>, ptr %364, align 4
  %367 = load <8 x float>, ptr %365, align 4
  %368 = getelementptr inbounds nuw float, ptr %353, i64 %363
  %369 = load <8 x float>, ptr %368, align 4
  %370 = fmul <8 x float> %366, %369
  %371 = getelementptr inbounds nuw float, ptr %355, i64 %363
  %372 = load <8 x float>, ptr %371, align 4
  %373 = fmul <8 x float> %367, %372
  %374 = fsub <8 x float> %370, %373
  store <8 x float> %374, ptr %364, align 4
  %375 = getelementptr inbounds nuw float, ptr %360, i64 %363
  %376 = load <8 x float>, ptr %375, align 4
  %377 = fmul <8 x float> %367, %376
  %378 = getelementptr inbounds nuw float, ptr %361, i64 %363
  %379 = load <8 x float>, ptr %378, align 4
  %380 = fmul <8 x float> %366, %379
  %381 = fadd <8 x float> %377, %380
  store <8 x float> %381, ptr %365, align 4
  %382 = add nuw nsw i64 %363, 8
  %383 = icmp slt i64 %382, %356
  br i1 %383, label %362, label %384, !llvm.loop !20

384:                                              ; preds = %362, %250, %349
  %385 = add nuw nsw i64 %213, 1
  %386 = load i64, ptr %153, align 8
  %387 = load i64, ptr %155, align 8
  %388 = add nsw i64 %387, %386
  %389 = icmp slt i64 %385, %388
  br i1 %389, label %211, label %206, !llvm.loop !21
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
  br i1 %46, label %47, label %175

47:                                               ; preds = %1
  %48 = icmp sgt i64 %8, 0
  %49 = sitofp i64 %8 to float
  %50 = add i64 %8, -1
  %51 = lshr i64 %50, 4
  %52 = add nuw nsw i64 %51, 1
  %53 = and i64 %52, 7
  %54 = icmp ult i64 %8, 113
  %55 = and i64 %52, 2305843009213693944
  %56 = icmp eq i64 %53, 0
  %57 = icmp ult i64 %8, 17
  %58 = and i64 %52, 2305843009213693950
  %59 = and i64 %50, 16
  %60 = icmp eq i64 %59, 0
  br label %61

61:                                               ; preds = %47, %172
  %62 = phi i64 [ %42, %47 ], [ %173, %172 ]
  %63 = mul nsw i64 %62, %8
  %64 = getelementptr inbounds float, ptr %30, i64 %63
  %65 = getelementptr inbounds float, ptr %34, i64 %63
  br i1 %48, label %66, label %81

66:                                               ; preds = %61
  br i1 %54, label %67, label %103

67:                                               ; preds = %103, %66
  %68 = phi <16 x float> [ poison, %66 ], [ %137, %103 ]
  %69 = phi <16 x float> [ zeroinitializer, %66 ], [ %137, %103 ]
  %70 = phi i64 [ 0, %66 ], [ %138, %103 ]
  br i1 %56, label %81, label %71

71:                                               ; preds = %67, %71
  %72 = phi <16 x float> [ %77, %71 ], [ %69, %67 ]
  %73 = phi i64 [ %78, %71 ], [ %70, %67 ]
  %74 = phi i64 [ %79, %71 ], [ 0, %67 ]
  %75 = getelementptr inbounds nuw float, ptr %64, i64 %73
  %76 = load <16 x float>, ptr %75, align 4
  %77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %76, <16 x float> %76, <16 x float> %72)
  %78 = add nuw nsw i64 %73, 16
  %79 = add i64 %74, 1
  %80 = icmp eq i64 %79, %53
  br i1 %80, label %81, label %71, !llvm.loop !22

81:                                               ; preds = %67, %71, %61
  %82 = phi <16 x float> [ zeroinitializer, %61 ], [ %68, %67 ], [ %77, %71 ]
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %84 = shufflevector <16 x float> %82, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %85 = fadd <8 x float> %83, %84
  %86 = shufflevector <8 x float> %85, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %87 = shufflevector <8 x float> %85, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %88 = fadd <4 x float> %86, %87
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %90 = fadd <4 x float> %88, %89
  %91 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %92 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %93 = fadd <4 x float> %91, %92
  %94 = fadd <4 x float> %90, %93
  %95 = extractelement <4 x float> %94, i64 0
  %96 = fdiv float %95, %49
  %97 = fadd float %36, %96
  %98 = call float @llvm.sqrt.f32(float %97)
  %99 = fdiv float 1.000000e+00, %98
  %100 = insertelement <16 x float> poison, float %99, i64 0
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %48, label %102, label %172

102:                                              ; preds = %81
  br i1 %57, label %162, label %141

103:                                              ; preds = %66, %103
  %104 = phi <16 x float> [ %137, %103 ], [ zeroinitializer, %66 ]
  %105 = phi i64 [ %138, %103 ], [ 0, %66 ]
  %106 = phi i64 [ %139, %103 ], [ 0, %66 ]
  %107 = getelementptr inbounds nuw float, ptr %64, i64 %105
  %108 = load <16 x float>, ptr %107, align 4
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %108, <16 x float> %108, <16 x float> %104)
  %110 = or disjoint i64 %105, 16
  %111 = getelementptr inbounds nuw float, ptr %64, i64 %110
  %112 = load <16 x float>, ptr %111, align 4
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %112, <16 x float> %112, <16 x float> %109)
  %114 = or disjoint i64 %105, 32
  %115 = getelementptr inbounds nuw float, ptr %64, i64 %114
  %116 = load <16 x float>, ptr %115, align 4
  %117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %116, <16 x float> %116, <16 x float> %113)
  %118 = or disjoint i64 %105, 48
  %119 = getelementptr inbounds nuw float, ptr %64, i64 %118
  %120 = load <16 x float>, ptr %119, align 4
  %121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> %120, <16 x float> %117)
  %122 = or disjoint i64 %105, 64
  %123 = getelementptr inbounds nuw float, ptr %64, i64 %122
  %124 = load <16 x float>, ptr %123, align 4
  %125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %124, <16 x float> %121)
  %126 = or disjoint i64 %105, 80
  %127 = getelementptr inbounds nuw float, ptr %64, i64 %126
  %128 = load <16 x float>, ptr %127, align 4
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %128, <16 x float> %125)
  %130 = or disjoint i64 %105, 96
  %131 = getelementptr inbounds nuw float, ptr %64, i64 %130
  %132 = load <16 x float>, ptr %131, align 4
  %133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %132, <16 x float> %132, <16 x float> %129)
  %134 = or disjoint i64 %105, 112
  %135 = getelementptr inbounds nuw float, ptr %64, i64 %134
  %136 = load <16 x float>, ptr %135, align 4
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %136, <16 x float> %136, <16 x float> %133)
  %138 = add nuw nsw i64 %105, 128
  %139 = add i64 %106, 8
  %140 = icmp eq i64 %139, %55
  br i1 %140, label %67, label %103, !llvm.loop !15

141:                                              ; preds = %102, %141
  %142 = phi i64 [ %159, %141 ], [ 0, %102 ]
  %143 = phi i64 [ %160, %141 ], [ 0, %102 ]
  %144 = getelementptr inbounds nuw float, ptr %65, i64 %142
  %145 = getelementptr inbounds nuw float, ptr %64, i64 %142
  %146 = load <16 x float>, ptr %145, align 4
  %147 = fmul <16 x float> %101, %146
  %148 = getelementptr inbounds nuw float, ptr %32, i64 %142
  %149 = load <16 x float>, ptr %148, align 4
  %150 = fmul <16 x float> %147, %149
  store <16 x float> %150, ptr %144, align 4
  %151 = or disjoint i64 %142, 16
  %152 = getelementptr inbounds nuw float, ptr %65, i64 %151
  %153 = getelementptr inbounds nuw float, ptr %64, i64 %151
  %154 = load <16 x float>, ptr %153, align 4
  %155 = fmul <16 x float> %101, %154
  %156 = getelementptr inbounds nuw float, ptr %32, i64 %151
  %157 = load <16 x float>, ptr %156, align 4
  %158 = fmul <16 x float> %155, %157
  store <16 x float> %158, ptr %152, align 4
  %159 = add nuw nsw i64 %142, 32
  %160 = add i64 %143, 2
  %161 = icmp eq i64 %160, %58
  br i1 %161, label %162, label %141, !llvm.loop !16

162:                                              ; preds = %141, %102
  %163 = phi i64 [ 0, %102 ], [ %159, %141 ]
  br i1 %60, label %164, label %172

164:                                              ; preds = %162
  %165 = getelementptr inbounds nuw float, ptr %65, i64 %163
  %166 = getelementptr inbounds nuw float, ptr %64, i64 %163
  %167 = load <16 x float>, ptr %166, align 4
  %168 = fmul <16 x float> %101, %167
  %169 = getelementptr inbounds nuw float, ptr %32, i64 %163
  %170 = load <16 x float>, ptr %169, align 4
  %171 = fmul <16 x float> %168, %170
  store <16 x float> %171, ptr %165, align 4
  br label %172

172:                                              ; preds = %164, %162, %81
  %173 = add nsw i64 %62, 1
  %174 = icmp eq i64 %173, %45
  br i1 %174, label %175, label %61, !llvm.loop !17

175:                                              ; preds = %172, %1
  call void @GOMP_barrier()
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %177 = load ptr, ptr %176, align 8
  store ptr %177, ptr %3, align 8
  %178 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %179 = load ptr, ptr %33, align 8
  store ptr %179, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr null, ptr %180, align 8
  %181 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %183 = load ptr, ptr %182, align 8
  store ptr %183, ptr %181, align 8
  %184 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %6, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %8, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %187 = shl i64 %10, 1
  store i64 %187, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %190 = load i64, ptr %189, align 8
  store i64 %190, ptr %188, align 8
  %191 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i64 0, ptr %191, align 8
  call void @product(ptr noundef nonnull %3)
  call void @GOMP_barrier()
  %192 = load ptr, ptr %182, align 8
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %194 = load ptr, ptr %193, align 8
  %195 = mul nsw i64 %10, %6
  %196 = sdiv i64 %195, 16
  %197 = call i32 @omp_get_thread_num()
  %198 = sext i32 %197 to i64
  %199 = call i32 @omp_get_num_threads()
  %200 = sext i32 %199 to i64
  %201 = mul nsw i64 %196, %198
  %202 = sdiv i64 %201, %200
  %203 = add nsw i64 %198, 1
  %204 = mul nsw i64 %203, %196
  %205 = sdiv i64 %204, %200
  %206 = icmp slt i64 %202, %205
  br i1 %206, label %207, label %250

207:                                              ; preds = %175, %207
  %208 = phi i64 [ %248, %207 ], [ %202, %175 ]
  %209 = shl nsw i64 %208, 4
  %210 = sdiv i64 %209, %10
  %211 = srem i64 %209, %10
  %212 = mul i64 %187, %210
  %213 = getelementptr inbounds float, ptr %192, i64 %212
  %214 = getelementptr inbounds float, ptr %213, i64 %211
  %215 = load <16 x float>, ptr %214, align 4
  %216 = fcmp olt <16 x float> %215, zeroinitializer
  %217 = fneg <16 x float> %215
  %218 = select <16 x i1> %216, <16 x float> %215, <16 x float> %217
  %219 = fcmp olt <16 x float> %218, splat (float -8.600000e+01)
  %220 = select <16 x i1> %219, <16 x float> splat (float -8.600000e+01), <16 x float> %218
  %221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %222 = bitcast <16 x float> %221 to <16 x i32>
  %223 = fadd <16 x float> %221, splat (float 0xC168000000000000)
  %224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %220)
  %225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %224)
  %226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %225, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> %225, <16 x float> splat (float 0x3F81112100000000))
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %225, <16 x float> splat (float 0x3FA5553820000000))
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %225, <16 x float> splat (float 0x3FC5555540000000))
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %229, <16 x float> %225, <16 x float> splat (float 5.000000e-01))
  %231 = fmul <16 x float> %225, %225
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %230, <16 x float> %231, <16 x float> %225)
  %233 = fadd <16 x float> %232, splat (float 1.000000e+00)
  %234 = shl <16 x i32> %222, splat (i32 23)
  %235 = add <16 x i32> %234, splat (i32 1065353216)
  %236 = bitcast <16 x i32> %235 to <16 x float>
  %237 = fmul <16 x float> %233, %236
  %238 = select <16 x i1> %216, <16 x float> %237, <16 x float> splat (float 1.000000e+00)
  %239 = fadd <16 x float> %237, splat (float 1.000000e+00)
  %240 = fdiv <16 x float> %238, %239
  %241 = fcmp uge <16 x float> %215, splat (float -8.600000e+01)
  %242 = select <16 x i1> %241, <16 x float> %240, <16 x float> zeroinitializer
  %243 = getelementptr inbounds float, ptr %194, i64 %209
  %244 = fmul <16 x float> %215, %242
  %245 = getelementptr inbounds float, ptr %214, i64 %10
  %246 = load <16 x float>, ptr %245, align 4
  %247 = fmul <16 x float> %246, %244
  store <16 x float> %247, ptr %243, align 4
  %248 = add nsw i64 %208, 1
  %249 = icmp eq i64 %248, %205
  br i1 %249, label %250, label %207, !llvm.loop !23

250:                                              ; preds = %207, %175
  call void @GOMP_barrier()
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %252 = load ptr, ptr %251, align 8
  store ptr %252, ptr %4, align 8
  %253 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %254 = load ptr, ptr %193, align 8
  store ptr %254, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %256 = load ptr, ptr %19, align 8
  store ptr %256, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %259 = load ptr, ptr %258, align 8
  store ptr %259, ptr %257, align 8
  %260 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %6, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %10, ptr %261, align 8
  %262 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %8, ptr %262, align 8
  %263 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %265 = load i64, ptr %264, align 8
  store i64 %265, ptr %263, align 8
  %266 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %8, ptr %266, align 8
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
  br i1 %23, label %15, label %116, !llvm.loop !28

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
  br i1 %48, label %66, label %32, !llvm.loop !29

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
  br i1 %65, label %66, label %49, !llvm.loop !30

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
  br i1 %90, label %111, label %74, !llvm.loop !30

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
  br i1 %110, label %111, label %94, !llvm.loop !29

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 4096
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !31

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
