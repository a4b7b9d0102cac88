; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 985450d697bfd15a, code 0816651161abe0b1
%struct.product = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

@switch.table.product_48 = private unnamed_addr constant [3 x i64] [i64 18432, i64 9216, i64 5760], align 8
@switch.table.product_32 = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @product_48(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [4608 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %2321

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %14

14:                                               ; preds = %7, %2316
  %15 = phi i64 [ 0, %7 ], [ %2320, %2316 ]
  %16 = phi i64 [ %5, %7 ], [ %2318, %2316 ]
  %17 = phi i64 [ 0, %7 ], [ %2317, %2316 ]
  %18 = sub nsw i64 %16, %17
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 768)
  %20 = add nsw i64 %19, 7
  %21 = sdiv i64 %20, 8
  %22 = add i64 %19, -1
  %23 = add i64 %22, %21
  %24 = sdiv i64 %23, %21
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 18432, ptr nonnull %3)
  %25 = load i64, ptr %8, align 8
  %26 = sdiv i64 %25, 48
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
  %51 = mul nsw i64 %50, 48
  %52 = icmp sgt i64 %37, 0
  br i1 %52, label %53, label %2316

53:                                               ; preds = %49
  %54 = tail call i64 @llvm.smin.i64(i64 %21, i64 4)
  %55 = mul nsw i64 %54, 384
  %56 = mul nsw i64 %51, %32
  %57 = icmp slt i64 %32, %35
  %58 = icmp sgt i64 %18, 0
  %59 = add nsw i64 %16, %15
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 768)
  %61 = tail call i64 @llvm.smax.i64(i64 %21, i64 1)
  br label %67

62:                                               ; preds = %97
  %63 = load i64, ptr %10, align 8
  br label %64

64:                                               ; preds = %62, %89
  %65 = phi i64 [ %63, %62 ], [ %68, %89 ]
  %66 = icmp slt i64 %70, %65
  br i1 %66, label %67, label %2316, !llvm.loop !6

67:                                               ; preds = %53, %64
  %68 = phi i64 [ %37, %53 ], [ %65, %64 ]
  %69 = phi i64 [ 0, %53 ], [ %70, %64 ]
  %70 = add nuw nsw i64 %69, 96
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
  %90 = phi i64 [ 25165824, %78 ], [ 12582912, %80 ], [ 7864320, %82 ], [ 4718592, %85 ]
  %91 = phi i64 [ %79, %78 ], [ %81, %80 ], [ %84, %82 ], [ %88, %85 ]
  %92 = sdiv i64 %90, %55
  %93 = mul nsw i64 %91, 48
  %94 = getelementptr inbounds i8, ptr %77, i64 %93
  br i1 %57, label %95, label %64

95:                                               ; preds = %89
  %96 = icmp sgt i64 %72, 0
  br label %99

97:                                               ; preds = %2310, %123
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
  %113 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_48, i64 0, i64 %110
  %114 = load i64, ptr %113, align 8
  br label %115

115:                                              ; preds = %109, %112
  %116 = phi i64 [ %114, %112 ], [ 3456, %109 ]
  %117 = getelementptr inbounds nuw i8, ptr %94, i64 %116
  br label %118

118:                                              ; preds = %115, %106
  %119 = phi i64 [ %108, %106 ], [ %110, %115 ]
  %120 = phi ptr [ %107, %106 ], [ %117, %115 ]
  %121 = icmp eq i64 %119, 0
  br i1 %121, label %123, label %122

122:                                              ; preds = %118
  call fastcc void @expand(ptr noundef %103, ptr noundef %3, i64 noundef %119, i64 noundef %72, i64 noundef 48)
  br label %123

123:                                              ; preds = %122, %118
  %124 = phi ptr [ %3, %122 ], [ %103, %118 ]
  br i1 %58, label %125, label %97

125:                                              ; preds = %123
  %126 = mul nsw i64 %100, 48
  br label %127

127:                                              ; preds = %125, %2310
  %128 = phi i64 [ %60, %125 ], [ %2314, %2310 ]
  %129 = phi ptr [ %2, %125 ], [ %2312, %2310 ]
  %130 = phi i64 [ 0, %125 ], [ %2313, %2310 ]
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
  switch i64 %136, label %2310 [
    i64 1, label %161
    i64 2, label %223
    i64 3, label %336
    i64 4, label %510
    i64 5, label %746
    i64 6, label %1044
    i64 7, label %1404
    i64 8, label %1826
  ]

161:                                              ; preds = %159
  %162 = load <16 x float>, ptr %150, align 4
  %163 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %162
  %164 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %165 = load <16 x float>, ptr %164, align 4
  %166 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %165
  %167 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %168 = load <16 x float>, ptr %167, align 4
  %169 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %168
  %170 = icmp sgt i64 %138, 0
  br i1 %170, label %172, label %171

171:                                              ; preds = %172, %161
  br i1 %96, label %184, label %178

172:                                              ; preds = %161, %172
  %173 = phi i64 [ %174, %172 ], [ 0, %161 ]
  %174 = add nuw nsw i64 %173, 1
  %175 = mul nsw i64 %174, %147
  %176 = getelementptr inbounds float, ptr %150, i64 %175
  tail call void @llvm.prefetch.p0(ptr %176, i32 1, i32 3, i32 1)
  %177 = icmp eq i64 %174, %133
  br i1 %177, label %171, label %172, !llvm.loop !9

178:                                              ; preds = %184, %171
  %179 = phi <16 x float> [ %169, %171 ], [ %208, %184 ]
  %180 = phi <16 x float> [ %166, %171 ], [ %207, %184 ]
  %181 = phi <16 x float> [ %163, %171 ], [ %206, %184 ]
  %182 = icmp eq ptr %160, null
  br i1 %182, label %183, label %212

183:                                              ; preds = %178
  store <16 x float> %181, ptr %150, align 4
  store <16 x float> %180, ptr %164, align 4
  br label %221

184:                                              ; preds = %171, %184
  %185 = phi <16 x float> [ %208, %184 ], [ %169, %171 ]
  %186 = phi <16 x float> [ %207, %184 ], [ %166, %171 ]
  %187 = phi <16 x float> [ %206, %184 ], [ %163, %171 ]
  %188 = phi i64 [ %209, %184 ], [ %143, %171 ]
  %189 = phi i64 [ %210, %184 ], [ 0, %171 ]
  %190 = mul nuw nsw i64 %189, 192
  %191 = getelementptr inbounds nuw i8, ptr %124, i64 %190
  %192 = load <16 x float>, ptr %191, align 4
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 64
  %194 = load <16 x float>, ptr %193, align 4
  %195 = getelementptr inbounds nuw i8, ptr %191, i64 128
  %196 = load <16 x float>, ptr %195, align 4
  %197 = ashr i64 %188, 16
  %198 = mul nsw i64 %197, 192
  %199 = getelementptr inbounds i8, ptr %144, i64 %198
  call void @llvm.prefetch.p0(ptr %199, i32 0, i32 2, i32 1)
  %200 = getelementptr inbounds nuw i8, ptr %199, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %200, i32 0, i32 2, i32 1)
  %201 = getelementptr inbounds nuw i8, ptr %199, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %201, i32 0, i32 2, i32 1)
  %202 = getelementptr float, ptr %129, i64 %189
  %203 = load float, ptr %202, align 4
  %204 = insertelement <16 x float> poison, float %203, i64 0
  %205 = shufflevector <16 x float> %204, <16 x float> poison, <16 x i32> zeroinitializer
  %206 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %205, <16 x float> %192, <16 x float> %187)
  %207 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %205, <16 x float> %194, <16 x float> %186)
  %208 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %205, <16 x float> %196, <16 x float> %185)
  %209 = add nsw i64 %188, %140
  %210 = add nuw nsw i64 %189, 1
  %211 = icmp slt i64 %210, %72
  br i1 %211, label %184, label %178, !llvm.loop !11

212:                                              ; preds = %178
  %213 = load <16 x float>, ptr %160, align 4
  %214 = fadd <16 x float> %181, %213
  store <16 x float> %214, ptr %150, align 4
  %215 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %216 = load <16 x float>, ptr %215, align 4
  %217 = fadd <16 x float> %180, %216
  store <16 x float> %217, ptr %164, align 4
  %218 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %219 = load <16 x float>, ptr %218, align 4
  %220 = fadd <16 x float> %179, %219
  br label %221

221:                                              ; preds = %183, %212
  %222 = phi <16 x float> [ %220, %212 ], [ %179, %183 ]
  store <16 x float> %222, ptr %167, align 4
  br label %2310

223:                                              ; preds = %159
  %224 = load <16 x float>, ptr %150, align 4
  %225 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %224
  %226 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %227 = load <16 x float>, ptr %226, align 4
  %228 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %227
  %229 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %230 = load <16 x float>, ptr %229, align 4
  %231 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %230
  %232 = getelementptr inbounds float, ptr %150, i64 %147
  %233 = load <16 x float>, ptr %232, align 4
  %234 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %233
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 64
  %236 = load <16 x float>, ptr %235, align 4
  %237 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %236
  %238 = getelementptr inbounds nuw i8, ptr %232, i64 128
  %239 = load <16 x float>, ptr %238, align 4
  %240 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %239
  %241 = icmp sgt i64 %138, 0
  br i1 %241, label %243, label %242

242:                                              ; preds = %243, %223
  br i1 %96, label %264, label %250

243:                                              ; preds = %223, %243
  %244 = phi i64 [ %248, %243 ], [ 0, %223 ]
  %245 = add nuw nsw i64 %244, 2
  %246 = mul nsw i64 %245, %147
  %247 = getelementptr inbounds float, ptr %150, i64 %246
  tail call void @llvm.prefetch.p0(ptr %247, i32 1, i32 3, i32 1)
  %248 = add nuw nsw i64 %244, 1
  %249 = icmp eq i64 %248, %133
  br i1 %249, label %242, label %243, !llvm.loop !9

250:                                              ; preds = %264, %242
  %251 = phi <16 x float> [ %240, %242 ], [ %299, %264 ]
  %252 = phi <16 x float> [ %237, %242 ], [ %298, %264 ]
  %253 = phi <16 x float> [ %234, %242 ], [ %297, %264 ]
  %254 = phi <16 x float> [ %231, %242 ], [ %292, %264 ]
  %255 = phi <16 x float> [ %228, %242 ], [ %291, %264 ]
  %256 = phi <16 x float> [ %225, %242 ], [ %290, %264 ]
  %257 = icmp eq ptr %160, null
  br i1 %257, label %258, label %303

258:                                              ; preds = %250
  store <16 x float> %256, ptr %150, align 4
  store <16 x float> %255, ptr %226, align 4
  store <16 x float> %254, ptr %229, align 4
  %259 = load i64, ptr %8, align 8
  %260 = getelementptr inbounds float, ptr %150, i64 %259
  store <16 x float> %253, ptr %260, align 4
  %261 = load i64, ptr %8, align 8
  %262 = getelementptr inbounds float, ptr %150, i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 64
  store <16 x float> %252, ptr %263, align 4
  br label %331

264:                                              ; preds = %242, %264
  %265 = phi <16 x float> [ %299, %264 ], [ %240, %242 ]
  %266 = phi <16 x float> [ %298, %264 ], [ %237, %242 ]
  %267 = phi <16 x float> [ %297, %264 ], [ %234, %242 ]
  %268 = phi <16 x float> [ %292, %264 ], [ %231, %242 ]
  %269 = phi <16 x float> [ %291, %264 ], [ %228, %242 ]
  %270 = phi <16 x float> [ %290, %264 ], [ %225, %242 ]
  %271 = phi i64 [ %300, %264 ], [ %143, %242 ]
  %272 = phi i64 [ %301, %264 ], [ 0, %242 ]
  %273 = mul nuw nsw i64 %272, 192
  %274 = getelementptr inbounds nuw i8, ptr %124, i64 %273
  %275 = load <16 x float>, ptr %274, align 4
  %276 = getelementptr inbounds nuw i8, ptr %274, i64 64
  %277 = load <16 x float>, ptr %276, align 4
  %278 = getelementptr inbounds nuw i8, ptr %274, i64 128
  %279 = load <16 x float>, ptr %278, align 4
  %280 = ashr i64 %271, 16
  %281 = mul nsw i64 %280, 192
  %282 = getelementptr inbounds i8, ptr %144, i64 %281
  call void @llvm.prefetch.p0(ptr %282, i32 0, i32 2, i32 1)
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %283, i32 0, i32 2, i32 1)
  %284 = getelementptr inbounds nuw i8, ptr %282, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %284, i32 0, i32 2, i32 1)
  %285 = shl i64 %272, 3
  %286 = getelementptr i8, ptr %129, i64 %285
  %287 = load float, ptr %286, align 4
  %288 = insertelement <16 x float> poison, float %287, i64 0
  %289 = shufflevector <16 x float> %288, <16 x float> poison, <16 x i32> zeroinitializer
  %290 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %275, <16 x float> %270)
  %291 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %277, <16 x float> %269)
  %292 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %279, <16 x float> %268)
  %293 = getelementptr i8, ptr %286, i64 4
  %294 = load float, ptr %293, align 4
  %295 = insertelement <16 x float> poison, float %294, i64 0
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer
  %297 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %275, <16 x float> %267)
  %298 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %277, <16 x float> %266)
  %299 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %279, <16 x float> %265)
  %300 = add nsw i64 %271, %140
  %301 = add nuw nsw i64 %272, 1
  %302 = icmp slt i64 %301, %72
  br i1 %302, label %264, label %250, !llvm.loop !11

303:                                              ; preds = %250
  %304 = load <16 x float>, ptr %160, align 4
  %305 = fadd <16 x float> %256, %304
  store <16 x float> %305, ptr %150, align 4
  %306 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %307 = load <16 x float>, ptr %306, align 4
  %308 = fadd <16 x float> %255, %307
  store <16 x float> %308, ptr %226, align 4
  %309 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %310 = load <16 x float>, ptr %309, align 4
  %311 = fadd <16 x float> %254, %310
  store <16 x float> %311, ptr %229, align 4
  %312 = load i64, ptr %13, align 8
  %313 = getelementptr inbounds float, ptr %160, i64 %312
  %314 = load <16 x float>, ptr %313, align 4
  %315 = fadd <16 x float> %253, %314
  %316 = load i64, ptr %8, align 8
  %317 = getelementptr inbounds float, ptr %150, i64 %316
  store <16 x float> %315, ptr %317, align 4
  %318 = load i64, ptr %13, align 8
  %319 = getelementptr inbounds float, ptr %160, i64 %318
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 64
  %321 = load <16 x float>, ptr %320, align 4
  %322 = fadd <16 x float> %252, %321
  %323 = load i64, ptr %8, align 8
  %324 = getelementptr inbounds float, ptr %150, i64 %323
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 64
  store <16 x float> %322, ptr %325, align 4
  %326 = load i64, ptr %13, align 8
  %327 = getelementptr inbounds float, ptr %160, i64 %326
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 128
  %329 = load <16 x float>, ptr %328, align 4
  %330 = fadd <16 x float> %251, %329
  br label %331

331:                                              ; preds = %258, %303
  %332 = phi <16 x float> [ %330, %303 ], [ %251, %258 ]
  %333 = load i64, ptr %8, align 8
  %334 = getelementptr inbounds float, ptr %150, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 128
  store <16 x float> %332, ptr %335, align 4
  br label %2310

336:                                              ; preds = %159
  %337 = load <16 x float>, ptr %150, align 4
  %338 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %337
  %339 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %340 = load <16 x float>, ptr %339, align 4
  %341 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %340
  %342 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %343 = load <16 x float>, ptr %342, align 4
  %344 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %343
  %345 = getelementptr inbounds float, ptr %150, i64 %147
  %346 = load <16 x float>, ptr %345, align 4
  %347 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %346
  %348 = getelementptr inbounds nuw i8, ptr %345, i64 64
  %349 = load <16 x float>, ptr %348, align 4
  %350 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %349
  %351 = getelementptr inbounds nuw i8, ptr %345, i64 128
  %352 = load <16 x float>, ptr %351, align 4
  %353 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %352
  %354 = shl nsw i64 %147, 3
  %355 = getelementptr inbounds i8, ptr %150, i64 %354
  %356 = load <16 x float>, ptr %355, align 4
  %357 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %356
  %358 = getelementptr inbounds nuw i8, ptr %355, i64 64
  %359 = load <16 x float>, ptr %358, align 4
  %360 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %359
  %361 = getelementptr inbounds nuw i8, ptr %355, i64 128
  %362 = load <16 x float>, ptr %361, align 4
  %363 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %362
  %364 = icmp sgt i64 %138, 0
  br i1 %364, label %366, label %365

365:                                              ; preds = %366, %336
  br i1 %96, label %400, label %373

366:                                              ; preds = %336, %366
  %367 = phi i64 [ %371, %366 ], [ 0, %336 ]
  %368 = add nuw nsw i64 %367, 3
  %369 = mul nsw i64 %368, %147
  %370 = getelementptr inbounds float, ptr %150, i64 %369
  tail call void @llvm.prefetch.p0(ptr %370, i32 1, i32 3, i32 1)
  %371 = add nuw nsw i64 %367, 1
  %372 = icmp eq i64 %371, %133
  br i1 %372, label %365, label %366, !llvm.loop !9

373:                                              ; preds = %400, %365
  %374 = phi <16 x float> [ %363, %365 ], [ %445, %400 ]
  %375 = phi <16 x float> [ %360, %365 ], [ %444, %400 ]
  %376 = phi <16 x float> [ %357, %365 ], [ %443, %400 ]
  %377 = phi <16 x float> [ %353, %365 ], [ %438, %400 ]
  %378 = phi <16 x float> [ %350, %365 ], [ %437, %400 ]
  %379 = phi <16 x float> [ %347, %365 ], [ %436, %400 ]
  %380 = phi <16 x float> [ %344, %365 ], [ %431, %400 ]
  %381 = phi <16 x float> [ %341, %365 ], [ %430, %400 ]
  %382 = phi <16 x float> [ %338, %365 ], [ %429, %400 ]
  %383 = icmp eq ptr %160, null
  br i1 %383, label %384, label %449

384:                                              ; preds = %373
  store <16 x float> %382, ptr %150, align 4
  store <16 x float> %381, ptr %339, align 4
  store <16 x float> %380, ptr %342, align 4
  %385 = load i64, ptr %8, align 8
  %386 = getelementptr inbounds float, ptr %150, i64 %385
  store <16 x float> %379, ptr %386, align 4
  %387 = load i64, ptr %8, align 8
  %388 = getelementptr inbounds float, ptr %150, i64 %387
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 64
  store <16 x float> %378, ptr %389, align 4
  %390 = load i64, ptr %8, align 8
  %391 = getelementptr inbounds float, ptr %150, i64 %390
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 128
  store <16 x float> %377, ptr %392, align 4
  %393 = load i64, ptr %8, align 8
  %394 = shl nsw i64 %393, 3
  %395 = getelementptr inbounds i8, ptr %150, i64 %394
  store <16 x float> %376, ptr %395, align 4
  %396 = load i64, ptr %8, align 8
  %397 = shl nsw i64 %396, 3
  %398 = getelementptr inbounds i8, ptr %150, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 64
  store <16 x float> %375, ptr %399, align 4
  br label %504

400:                                              ; preds = %365, %400
  %401 = phi <16 x float> [ %445, %400 ], [ %363, %365 ]
  %402 = phi <16 x float> [ %444, %400 ], [ %360, %365 ]
  %403 = phi <16 x float> [ %443, %400 ], [ %357, %365 ]
  %404 = phi <16 x float> [ %438, %400 ], [ %353, %365 ]
  %405 = phi <16 x float> [ %437, %400 ], [ %350, %365 ]
  %406 = phi <16 x float> [ %436, %400 ], [ %347, %365 ]
  %407 = phi <16 x float> [ %431, %400 ], [ %344, %365 ]
  %408 = phi <16 x float> [ %430, %400 ], [ %341, %365 ]
  %409 = phi <16 x float> [ %429, %400 ], [ %338, %365 ]
  %410 = phi i64 [ %446, %400 ], [ %143, %365 ]
  %411 = phi i64 [ %447, %400 ], [ 0, %365 ]
  %412 = mul nuw nsw i64 %411, 192
  %413 = getelementptr inbounds nuw i8, ptr %124, i64 %412
  %414 = load <16 x float>, ptr %413, align 4
  %415 = getelementptr inbounds nuw i8, ptr %413, i64 64
  %416 = load <16 x float>, ptr %415, align 4
  %417 = getelementptr inbounds nuw i8, ptr %413, i64 128
  %418 = load <16 x float>, ptr %417, align 4
  %419 = ashr i64 %410, 16
  %420 = mul nsw i64 %419, 192
  %421 = getelementptr inbounds i8, ptr %144, i64 %420
  call void @llvm.prefetch.p0(ptr %421, i32 0, i32 2, i32 1)
  %422 = getelementptr inbounds nuw i8, ptr %421, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %422, i32 0, i32 2, i32 1)
  %423 = getelementptr inbounds nuw i8, ptr %421, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %423, i32 0, i32 2, i32 1)
  %424 = mul i64 %411, 12
  %425 = getelementptr i8, ptr %129, i64 %424
  %426 = load float, ptr %425, align 4
  %427 = insertelement <16 x float> poison, float %426, i64 0
  %428 = shufflevector <16 x float> %427, <16 x float> poison, <16 x i32> zeroinitializer
  %429 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %428, <16 x float> %414, <16 x float> %409)
  %430 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %428, <16 x float> %416, <16 x float> %408)
  %431 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %428, <16 x float> %418, <16 x float> %407)
  %432 = getelementptr i8, ptr %425, i64 4
  %433 = load float, ptr %432, align 4
  %434 = insertelement <16 x float> poison, float %433, i64 0
  %435 = shufflevector <16 x float> %434, <16 x float> poison, <16 x i32> zeroinitializer
  %436 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %435, <16 x float> %414, <16 x float> %406)
  %437 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %435, <16 x float> %416, <16 x float> %405)
  %438 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %435, <16 x float> %418, <16 x float> %404)
  %439 = getelementptr i8, ptr %425, i64 8
  %440 = load float, ptr %439, align 4
  %441 = insertelement <16 x float> poison, float %440, i64 0
  %442 = shufflevector <16 x float> %441, <16 x float> poison, <16 x i32> zeroinitializer
  %443 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %442, <16 x float> %414, <16 x float> %403)
  %444 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %442, <16 x float> %416, <16 x float> %402)
  %445 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %442, <16 x float> %418, <16 x float> %401)
  %446 = add nsw i64 %410, %140
  %447 = add nuw nsw i64 %411, 1
  %448 = icmp slt i64 %447, %72
  br i1 %448, label %400, label %373, !llvm.loop !11

449:                                              ; preds = %373
  %450 = load <16 x float>, ptr %160, align 4
  %451 = fadd <16 x float> %382, %450
  store <16 x float> %451, ptr %150, align 4
  %452 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %453 = load <16 x float>, ptr %452, align 4
  %454 = fadd <16 x float> %381, %453
  store <16 x float> %454, ptr %339, align 4
  %455 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %456 = load <16 x float>, ptr %455, align 4
  %457 = fadd <16 x float> %380, %456
  store <16 x float> %457, ptr %342, align 4
  %458 = load i64, ptr %13, align 8
  %459 = getelementptr inbounds float, ptr %160, i64 %458
  %460 = load <16 x float>, ptr %459, align 4
  %461 = fadd <16 x float> %379, %460
  %462 = load i64, ptr %8, align 8
  %463 = getelementptr inbounds float, ptr %150, i64 %462
  store <16 x float> %461, ptr %463, align 4
  %464 = load i64, ptr %13, align 8
  %465 = getelementptr inbounds float, ptr %160, i64 %464
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 64
  %467 = load <16 x float>, ptr %466, align 4
  %468 = fadd <16 x float> %378, %467
  %469 = load i64, ptr %8, align 8
  %470 = getelementptr inbounds float, ptr %150, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 64
  store <16 x float> %468, ptr %471, align 4
  %472 = load i64, ptr %13, align 8
  %473 = getelementptr inbounds float, ptr %160, i64 %472
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 128
  %475 = load <16 x float>, ptr %474, align 4
  %476 = fadd <16 x float> %377, %475
  %477 = load i64, ptr %8, align 8
  %478 = getelementptr inbounds float, ptr %150, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 128
  store <16 x float> %476, ptr %479, align 4
  %480 = load i64, ptr %13, align 8
  %481 = shl nsw i64 %480, 3
  %482 = getelementptr inbounds i8, ptr %160, i64 %481
  %483 = load <16 x float>, ptr %482, align 4
  %484 = fadd <16 x float> %376, %483
  %485 = load i64, ptr %8, align 8
  %486 = shl nsw i64 %485, 3
  %487 = getelementptr inbounds i8, ptr %150, i64 %486
  store <16 x float> %484, ptr %487, align 4
  %488 = load i64, ptr %13, align 8
  %489 = shl nsw i64 %488, 3
  %490 = getelementptr inbounds i8, ptr %160, i64 %489
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 64
  %492 = load <16 x float>, ptr %491, align 4
  %493 = fadd <16 x float> %375, %492
  %494 = load i64, ptr %8, align 8
  %495 = shl nsw i64 %494, 3
  %496 = getelementptr inbounds i8, ptr %150, i64 %495
  %497 = getelementptr inbounds nuw i8, ptr %496, i64 64
  store <16 x float> %493, ptr %497, align 4
  %498 = load i64, ptr %13, align 8
  %499 = shl nsw i64 %498, 3
  %500 = getelementptr inbounds i8, ptr %160, i64 %499
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 128
  %502 = load <16 x float>, ptr %501, align 4
  %503 = fadd <16 x float> %374, %502
  br label %504

504:                                              ; preds = %384, %449
  %505 = phi <16 x float> [ %503, %449 ], [ %374, %384 ]
  %506 = load i64, ptr %8, align 8
  %507 = shl nsw i64 %506, 3
  %508 = getelementptr inbounds i8, ptr %150, i64 %507
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 128
  store <16 x float> %505, ptr %509, align 4
  br label %2310

510:                                              ; preds = %159
  %511 = load <16 x float>, ptr %150, align 4
  %512 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %511
  %513 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %514 = load <16 x float>, ptr %513, align 4
  %515 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %514
  %516 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %517 = load <16 x float>, ptr %516, align 4
  %518 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %517
  %519 = getelementptr inbounds float, ptr %150, i64 %147
  %520 = load <16 x float>, ptr %519, align 4
  %521 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %520
  %522 = getelementptr inbounds nuw i8, ptr %519, i64 64
  %523 = load <16 x float>, ptr %522, align 4
  %524 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %523
  %525 = getelementptr inbounds nuw i8, ptr %519, i64 128
  %526 = load <16 x float>, ptr %525, align 4
  %527 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %526
  %528 = shl nsw i64 %147, 3
  %529 = getelementptr inbounds i8, ptr %150, i64 %528
  %530 = load <16 x float>, ptr %529, align 4
  %531 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %530
  %532 = getelementptr inbounds nuw i8, ptr %529, i64 64
  %533 = load <16 x float>, ptr %532, align 4
  %534 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %533
  %535 = getelementptr inbounds nuw i8, ptr %529, i64 128
  %536 = load <16 x float>, ptr %535, align 4
  %537 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %536
  %538 = mul nsw i64 %147, 12
  %539 = getelementptr inbounds i8, ptr %150, i64 %538
  %540 = load <16 x float>, ptr %539, align 4
  %541 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %540
  %542 = getelementptr inbounds nuw i8, ptr %539, i64 64
  %543 = load <16 x float>, ptr %542, align 4
  %544 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %543
  %545 = getelementptr inbounds nuw i8, ptr %539, i64 128
  %546 = load <16 x float>, ptr %545, align 4
  %547 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %546
  %548 = icmp sgt i64 %138, 0
  br i1 %548, label %550, label %549

549:                                              ; preds = %550, %510
  br i1 %96, label %598, label %557

550:                                              ; preds = %510, %550
  %551 = phi i64 [ %555, %550 ], [ 0, %510 ]
  %552 = add nuw nsw i64 %551, 4
  %553 = mul nsw i64 %552, %147
  %554 = getelementptr inbounds float, ptr %150, i64 %553
  tail call void @llvm.prefetch.p0(ptr %554, i32 1, i32 3, i32 1)
  %555 = add nuw nsw i64 %551, 1
  %556 = icmp eq i64 %555, %133
  br i1 %556, label %549, label %550, !llvm.loop !9

557:                                              ; preds = %598, %549
  %558 = phi <16 x float> [ %547, %549 ], [ %653, %598 ]
  %559 = phi <16 x float> [ %544, %549 ], [ %652, %598 ]
  %560 = phi <16 x float> [ %541, %549 ], [ %651, %598 ]
  %561 = phi <16 x float> [ %537, %549 ], [ %646, %598 ]
  %562 = phi <16 x float> [ %534, %549 ], [ %645, %598 ]
  %563 = phi <16 x float> [ %531, %549 ], [ %644, %598 ]
  %564 = phi <16 x float> [ %527, %549 ], [ %639, %598 ]
  %565 = phi <16 x float> [ %524, %549 ], [ %638, %598 ]
  %566 = phi <16 x float> [ %521, %549 ], [ %637, %598 ]
  %567 = phi <16 x float> [ %518, %549 ], [ %632, %598 ]
  %568 = phi <16 x float> [ %515, %549 ], [ %631, %598 ]
  %569 = phi <16 x float> [ %512, %549 ], [ %630, %598 ]
  %570 = icmp eq ptr %160, null
  br i1 %570, label %571, label %657

571:                                              ; preds = %557
  store <16 x float> %569, ptr %150, align 4
  store <16 x float> %568, ptr %513, align 4
  store <16 x float> %567, ptr %516, align 4
  %572 = load i64, ptr %8, align 8
  %573 = getelementptr inbounds float, ptr %150, i64 %572
  store <16 x float> %566, ptr %573, align 4
  %574 = load i64, ptr %8, align 8
  %575 = getelementptr inbounds float, ptr %150, i64 %574
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 64
  store <16 x float> %565, ptr %576, align 4
  %577 = load i64, ptr %8, align 8
  %578 = getelementptr inbounds float, ptr %150, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 128
  store <16 x float> %564, ptr %579, align 4
  %580 = load i64, ptr %8, align 8
  %581 = shl nsw i64 %580, 3
  %582 = getelementptr inbounds i8, ptr %150, i64 %581
  store <16 x float> %563, ptr %582, align 4
  %583 = load i64, ptr %8, align 8
  %584 = shl nsw i64 %583, 3
  %585 = getelementptr inbounds i8, ptr %150, i64 %584
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 64
  store <16 x float> %562, ptr %586, align 4
  %587 = load i64, ptr %8, align 8
  %588 = shl nsw i64 %587, 3
  %589 = getelementptr inbounds i8, ptr %150, i64 %588
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 128
  store <16 x float> %561, ptr %590, align 4
  %591 = load i64, ptr %8, align 8
  %592 = mul nsw i64 %591, 12
  %593 = getelementptr inbounds i8, ptr %150, i64 %592
  store <16 x float> %560, ptr %593, align 4
  %594 = load i64, ptr %8, align 8
  %595 = mul nsw i64 %594, 12
  %596 = getelementptr inbounds i8, ptr %150, i64 %595
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 64
  store <16 x float> %559, ptr %597, align 4
  br label %740

598:                                              ; preds = %549, %598
  %599 = phi <16 x float> [ %653, %598 ], [ %547, %549 ]
  %600 = phi <16 x float> [ %652, %598 ], [ %544, %549 ]
  %601 = phi <16 x float> [ %651, %598 ], [ %541, %549 ]
  %602 = phi <16 x float> [ %646, %598 ], [ %537, %549 ]
  %603 = phi <16 x float> [ %645, %598 ], [ %534, %549 ]
  %604 = phi <16 x float> [ %644, %598 ], [ %531, %549 ]
  %605 = phi <16 x float> [ %639, %598 ], [ %527, %549 ]
  %606 = phi <16 x float> [ %638, %598 ], [ %524, %549 ]
  %607 = phi <16 x float> [ %637, %598 ], [ %521, %549 ]
  %608 = phi <16 x float> [ %632, %598 ], [ %518, %549 ]
  %609 = phi <16 x float> [ %631, %598 ], [ %515, %549 ]
  %610 = phi <16 x float> [ %630, %598 ], [ %512, %549 ]
  %611 = phi i64 [ %654, %598 ], [ %143, %549 ]
  %612 = phi i64 [ %655, %598 ], [ 0, %549 ]
  %613 = mul nuw nsw i64 %612, 192
  %614 = getelementptr inbounds nuw i8, ptr %124, i64 %613
  %615 = load <16 x float>, ptr %614, align 4
  %616 = getelementptr inbounds nuw i8, ptr %614, i64 64
  %617 = load <16 x float>, ptr %616, align 4
  %618 = getelementptr inbounds nuw i8, ptr %614, i64 128
  %619 = load <16 x float>, ptr %618, align 4
  %620 = ashr i64 %611, 16
  %621 = mul nsw i64 %620, 192
  %622 = getelementptr inbounds i8, ptr %144, i64 %621
  call void @llvm.prefetch.p0(ptr %622, i32 0, i32 2, i32 1)
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %623, i32 0, i32 2, i32 1)
  %624 = getelementptr inbounds nuw i8, ptr %622, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %624, i32 0, i32 2, i32 1)
  %625 = shl i64 %612, 4
  %626 = getelementptr i8, ptr %129, i64 %625
  %627 = load float, ptr %626, align 4
  %628 = insertelement <16 x float> poison, float %627, i64 0
  %629 = shufflevector <16 x float> %628, <16 x float> poison, <16 x i32> zeroinitializer
  %630 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %629, <16 x float> %615, <16 x float> %610)
  %631 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %629, <16 x float> %617, <16 x float> %609)
  %632 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %629, <16 x float> %619, <16 x float> %608)
  %633 = getelementptr i8, ptr %626, i64 4
  %634 = load float, ptr %633, align 4
  %635 = insertelement <16 x float> poison, float %634, i64 0
  %636 = shufflevector <16 x float> %635, <16 x float> poison, <16 x i32> zeroinitializer
  %637 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %636, <16 x float> %615, <16 x float> %607)
  %638 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %636, <16 x float> %617, <16 x float> %606)
  %639 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %636, <16 x float> %619, <16 x float> %605)
  %640 = getelementptr i8, ptr %626, i64 8
  %641 = load float, ptr %640, align 4
  %642 = insertelement <16 x float> poison, float %641, i64 0
  %643 = shufflevector <16 x float> %642, <16 x float> poison, <16 x i32> zeroinitializer
  %644 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %615, <16 x float> %604)
  %645 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %617, <16 x float> %603)
  %646 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %643, <16 x float> %619, <16 x float> %602)
  %647 = getelementptr i8, ptr %626, i64 12
  %648 = load float, ptr %647, align 4
  %649 = insertelement <16 x float> poison, float %648, i64 0
  %650 = shufflevector <16 x float> %649, <16 x float> poison, <16 x i32> zeroinitializer
  %651 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %615, <16 x float> %601)
  %652 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %617, <16 x float> %600)
  %653 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %650, <16 x float> %619, <16 x float> %599)
  %654 = add nsw i64 %611, %140
  %655 = add nuw nsw i64 %612, 1
  %656 = icmp slt i64 %655, %72
  br i1 %656, label %598, label %557, !llvm.loop !11

657:                                              ; preds = %557
  %658 = load <16 x float>, ptr %160, align 4
  %659 = fadd <16 x float> %569, %658
  store <16 x float> %659, ptr %150, align 4
  %660 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %661 = load <16 x float>, ptr %660, align 4
  %662 = fadd <16 x float> %568, %661
  store <16 x float> %662, ptr %513, align 4
  %663 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %664 = load <16 x float>, ptr %663, align 4
  %665 = fadd <16 x float> %567, %664
  store <16 x float> %665, ptr %516, align 4
  %666 = load i64, ptr %13, align 8
  %667 = getelementptr inbounds float, ptr %160, i64 %666
  %668 = load <16 x float>, ptr %667, align 4
  %669 = fadd <16 x float> %566, %668
  %670 = load i64, ptr %8, align 8
  %671 = getelementptr inbounds float, ptr %150, i64 %670
  store <16 x float> %669, ptr %671, align 4
  %672 = load i64, ptr %13, align 8
  %673 = getelementptr inbounds float, ptr %160, i64 %672
  %674 = getelementptr inbounds nuw i8, ptr %673, i64 64
  %675 = load <16 x float>, ptr %674, align 4
  %676 = fadd <16 x float> %565, %675
  %677 = load i64, ptr %8, align 8
  %678 = getelementptr inbounds float, ptr %150, i64 %677
  %679 = getelementptr inbounds nuw i8, ptr %678, i64 64
  store <16 x float> %676, ptr %679, align 4
  %680 = load i64, ptr %13, align 8
  %681 = getelementptr inbounds float, ptr %160, i64 %680
  %682 = getelementptr inbounds nuw i8, ptr %681, i64 128
  %683 = load <16 x float>, ptr %682, align 4
  %684 = fadd <16 x float> %564, %683
  %685 = load i64, ptr %8, align 8
  %686 = getelementptr inbounds float, ptr %150, i64 %685
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 128
  store <16 x float> %684, ptr %687, align 4
  %688 = load i64, ptr %13, align 8
  %689 = shl nsw i64 %688, 3
  %690 = getelementptr inbounds i8, ptr %160, i64 %689
  %691 = load <16 x float>, ptr %690, align 4
  %692 = fadd <16 x float> %563, %691
  %693 = load i64, ptr %8, align 8
  %694 = shl nsw i64 %693, 3
  %695 = getelementptr inbounds i8, ptr %150, i64 %694
  store <16 x float> %692, ptr %695, align 4
  %696 = load i64, ptr %13, align 8
  %697 = shl nsw i64 %696, 3
  %698 = getelementptr inbounds i8, ptr %160, i64 %697
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 64
  %700 = load <16 x float>, ptr %699, align 4
  %701 = fadd <16 x float> %562, %700
  %702 = load i64, ptr %8, align 8
  %703 = shl nsw i64 %702, 3
  %704 = getelementptr inbounds i8, ptr %150, i64 %703
  %705 = getelementptr inbounds nuw i8, ptr %704, i64 64
  store <16 x float> %701, ptr %705, align 4
  %706 = load i64, ptr %13, align 8
  %707 = shl nsw i64 %706, 3
  %708 = getelementptr inbounds i8, ptr %160, i64 %707
  %709 = getelementptr inbounds nuw i8, ptr %708, i64 128
  %710 = load <16 x float>, ptr %709, align 4
  %711 = fadd <16 x float> %561, %710
  %712 = load i64, ptr %8, align 8
  %713 = shl nsw i64 %712, 3
  %714 = getelementptr inbounds i8, ptr %150, i64 %713
  %715 = getelementptr inbounds nuw i8, ptr %714, i64 128
  store <16 x float> %711, ptr %715, align 4
  %716 = load i64, ptr %13, align 8
  %717 = mul nsw i64 %716, 12
  %718 = getelementptr inbounds i8, ptr %160, i64 %717
  %719 = load <16 x float>, ptr %718, align 4
  %720 = fadd <16 x float> %560, %719
  %721 = load i64, ptr %8, align 8
  %722 = mul nsw i64 %721, 12
  %723 = getelementptr inbounds i8, ptr %150, i64 %722
  store <16 x float> %720, ptr %723, align 4
  %724 = load i64, ptr %13, align 8
  %725 = mul nsw i64 %724, 12
  %726 = getelementptr inbounds i8, ptr %160, i64 %725
  %727 = getelementptr inbounds nuw i8, ptr %726, i64 64
  %728 = load <16 x float>, ptr %727, align 4
  %729 = fadd <16 x float> %559, %728
  %730 = load i64, ptr %8, align 8
  %731 = mul nsw i64 %730, 12
  %732 = getelementptr inbounds i8, ptr %150, i64 %731
  %733 = getelementptr inbounds nuw i8, ptr %732, i64 64
  store <16 x float> %729, ptr %733, align 4
  %734 = load i64, ptr %13, align 8
  %735 = mul nsw i64 %734, 12
  %736 = getelementptr inbounds i8, ptr %160, i64 %735
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 128
  %738 = load <16 x float>, ptr %737, align 4
  %739 = fadd <16 x float> %558, %738
  br label %740

740:                                              ; preds = %571, %657
  %741 = phi <16 x float> [ %739, %657 ], [ %558, %571 ]
  %742 = load i64, ptr %8, align 8
  %743 = mul nsw i64 %742, 12
  %744 = getelementptr inbounds i8, ptr %150, i64 %743
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 128
  store <16 x float> %741, ptr %745, align 4
  br label %2310

746:                                              ; preds = %159
  %747 = load <16 x float>, ptr %150, align 4
  %748 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %747
  %749 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %750 = load <16 x float>, ptr %749, align 4
  %751 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %750
  %752 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %753 = load <16 x float>, ptr %752, align 4
  %754 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %753
  %755 = getelementptr inbounds float, ptr %150, i64 %147
  %756 = load <16 x float>, ptr %755, align 4
  %757 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %756
  %758 = getelementptr inbounds nuw i8, ptr %755, i64 64
  %759 = load <16 x float>, ptr %758, align 4
  %760 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %759
  %761 = getelementptr inbounds nuw i8, ptr %755, i64 128
  %762 = load <16 x float>, ptr %761, align 4
  %763 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %762
  %764 = shl nsw i64 %147, 3
  %765 = getelementptr inbounds i8, ptr %150, i64 %764
  %766 = load <16 x float>, ptr %765, align 4
  %767 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %766
  %768 = getelementptr inbounds nuw i8, ptr %765, i64 64
  %769 = load <16 x float>, ptr %768, align 4
  %770 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %769
  %771 = getelementptr inbounds nuw i8, ptr %765, i64 128
  %772 = load <16 x float>, ptr %771, align 4
  %773 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %772
  %774 = mul nsw i64 %147, 12
  %775 = getelementptr inbounds i8, ptr %150, i64 %774
  %776 = load <16 x float>, ptr %775, align 4
  %777 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %776
  %778 = getelementptr inbounds nuw i8, ptr %775, i64 64
  %779 = load <16 x float>, ptr %778, align 4
  %780 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %779
  %781 = getelementptr inbounds nuw i8, ptr %775, i64 128
  %782 = load <16 x float>, ptr %781, align 4
  %783 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %782
  %784 = shl nsw i64 %147, 4
  %785 = getelementptr inbounds i8, ptr %150, i64 %784
  %786 = load <16 x float>, ptr %785, align 4
  %787 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %786
  %788 = getelementptr inbounds nuw i8, ptr %785, i64 64
  %789 = load <16 x float>, ptr %788, align 4
  %790 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %789
  %791 = getelementptr inbounds nuw i8, ptr %785, i64 128
  %792 = load <16 x float>, ptr %791, align 4
  %793 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %792
  %794 = icmp sgt i64 %138, 0
  br i1 %794, label %796, label %795

795:                                              ; preds = %796, %746
  br i1 %96, label %858, label %803

796:                                              ; preds = %746, %796
  %797 = phi i64 [ %801, %796 ], [ 0, %746 ]
  %798 = add nuw nsw i64 %797, 5
  %799 = mul nsw i64 %798, %147
  %800 = getelementptr inbounds float, ptr %150, i64 %799
  tail call void @llvm.prefetch.p0(ptr %800, i32 1, i32 3, i32 1)
  %801 = add nuw nsw i64 %797, 1
  %802 = icmp eq i64 %801, %133
  br i1 %802, label %795, label %796, !llvm.loop !9

803:                                              ; preds = %858, %795
  %804 = phi <16 x float> [ %793, %795 ], [ %923, %858 ]
  %805 = phi <16 x float> [ %790, %795 ], [ %922, %858 ]
  %806 = phi <16 x float> [ %787, %795 ], [ %921, %858 ]
  %807 = phi <16 x float> [ %783, %795 ], [ %916, %858 ]
  %808 = phi <16 x float> [ %780, %795 ], [ %915, %858 ]
  %809 = phi <16 x float> [ %777, %795 ], [ %914, %858 ]
  %810 = phi <16 x float> [ %773, %795 ], [ %909, %858 ]
  %811 = phi <16 x float> [ %770, %795 ], [ %908, %858 ]
  %812 = phi <16 x float> [ %767, %795 ], [ %907, %858 ]
  %813 = phi <16 x float> [ %763, %795 ], [ %902, %858 ]
  %814 = phi <16 x float> [ %760, %795 ], [ %901, %858 ]
  %815 = phi <16 x float> [ %757, %795 ], [ %900, %858 ]
  %816 = phi <16 x float> [ %754, %795 ], [ %895, %858 ]
  %817 = phi <16 x float> [ %751, %795 ], [ %894, %858 ]
  %818 = phi <16 x float> [ %748, %795 ], [ %893, %858 ]
  %819 = icmp eq ptr %160, null
  br i1 %819, label %820, label %927

820:                                              ; preds = %803
  store <16 x float> %818, ptr %150, align 4
  store <16 x float> %817, ptr %749, align 4
  store <16 x float> %816, ptr %752, align 4
  %821 = load i64, ptr %8, align 8
  %822 = getelementptr inbounds float, ptr %150, i64 %821
  store <16 x float> %815, ptr %822, align 4
  %823 = load i64, ptr %8, align 8
  %824 = getelementptr inbounds float, ptr %150, i64 %823
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 64
  store <16 x float> %814, ptr %825, align 4
  %826 = load i64, ptr %8, align 8
  %827 = getelementptr inbounds float, ptr %150, i64 %826
  %828 = getelementptr inbounds nuw i8, ptr %827, i64 128
  store <16 x float> %813, ptr %828, align 4
  %829 = load i64, ptr %8, align 8
  %830 = shl nsw i64 %829, 3
  %831 = getelementptr inbounds i8, ptr %150, i64 %830
  store <16 x float> %812, ptr %831, align 4
  %832 = load i64, ptr %8, align 8
  %833 = shl nsw i64 %832, 3
  %834 = getelementptr inbounds i8, ptr %150, i64 %833
  %835 = getelementptr inbounds nuw i8, ptr %834, i64 64
  store <16 x float> %811, ptr %835, align 4
  %836 = load i64, ptr %8, align 8
  %837 = shl nsw i64 %836, 3
  %838 = getelementptr inbounds i8, ptr %150, i64 %837
  %839 = getelementptr inbounds nuw i8, ptr %838, i64 128
  store <16 x float> %810, ptr %839, align 4
  %840 = load i64, ptr %8, align 8
  %841 = mul nsw i64 %840, 12
  %842 = getelementptr inbounds i8, ptr %150, i64 %841
  store <16 x float> %809, ptr %842, align 4
  %843 = load i64, ptr %8, align 8
  %844 = mul nsw i64 %843, 12
  %845 = getelementptr inbounds i8, ptr %150, i64 %844
  %846 = getelementptr inbounds nuw i8, ptr %845, i64 64
  store <16 x float> %808, ptr %846, align 4
  %847 = load i64, ptr %8, align 8
  %848 = mul nsw i64 %847, 12
  %849 = getelementptr inbounds i8, ptr %150, i64 %848
  %850 = getelementptr inbounds nuw i8, ptr %849, i64 128
  store <16 x float> %807, ptr %850, align 4
  %851 = load i64, ptr %8, align 8
  %852 = shl nsw i64 %851, 4
  %853 = getelementptr inbounds i8, ptr %150, i64 %852
  store <16 x float> %806, ptr %853, align 4
  %854 = load i64, ptr %8, align 8
  %855 = shl nsw i64 %854, 4
  %856 = getelementptr inbounds i8, ptr %150, i64 %855
  %857 = getelementptr inbounds nuw i8, ptr %856, i64 64
  store <16 x float> %805, ptr %857, align 4
  br label %1038

858:                                              ; preds = %795, %858
  %859 = phi <16 x float> [ %923, %858 ], [ %793, %795 ]
  %860 = phi <16 x float> [ %922, %858 ], [ %790, %795 ]
  %861 = phi <16 x float> [ %921, %858 ], [ %787, %795 ]
  %862 = phi <16 x float> [ %916, %858 ], [ %783, %795 ]
  %863 = phi <16 x float> [ %915, %858 ], [ %780, %795 ]
  %864 = phi <16 x float> [ %914, %858 ], [ %777, %795 ]
  %865 = phi <16 x float> [ %909, %858 ], [ %773, %795 ]
  %866 = phi <16 x float> [ %908, %858 ], [ %770, %795 ]
  %867 = phi <16 x float> [ %907, %858 ], [ %767, %795 ]
  %868 = phi <16 x float> [ %902, %858 ], [ %763, %795 ]
  %869 = phi <16 x float> [ %901, %858 ], [ %760, %795 ]
  %870 = phi <16 x float> [ %900, %858 ], [ %757, %795 ]
  %871 = phi <16 x float> [ %895, %858 ], [ %754, %795 ]
  %872 = phi <16 x float> [ %894, %858 ], [ %751, %795 ]
  %873 = phi <16 x float> [ %893, %858 ], [ %748, %795 ]
  %874 = phi i64 [ %924, %858 ], [ %143, %795 ]
  %875 = phi i64 [ %925, %858 ], [ 0, %795 ]
  %876 = mul nuw nsw i64 %875, 192
  %877 = getelementptr inbounds nuw i8, ptr %124, i64 %876
  %878 = load <16 x float>, ptr %877, align 4
  %879 = getelementptr inbounds nuw i8, ptr %877, i64 64
  %880 = load <16 x float>, ptr %879, align 4
  %881 = getelementptr inbounds nuw i8, ptr %877, i64 128
  %882 = load <16 x float>, ptr %881, align 4
  %883 = ashr i64 %874, 16
  %884 = mul nsw i64 %883, 192
  %885 = getelementptr inbounds i8, ptr %144, i64 %884
  call void @llvm.prefetch.p0(ptr %885, i32 0, i32 2, i32 1)
  %886 = getelementptr inbounds nuw i8, ptr %885, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %886, i32 0, i32 2, i32 1)
  %887 = getelementptr inbounds nuw i8, ptr %885, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %887, i32 0, i32 2, i32 1)
  %888 = mul i64 %875, 20
  %889 = getelementptr i8, ptr %129, i64 %888
  %890 = load float, ptr %889, align 4
  %891 = insertelement <16 x float> poison, float %890, i64 0
  %892 = shufflevector <16 x float> %891, <16 x float> poison, <16 x i32> zeroinitializer
  %893 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %892, <16 x float> %878, <16 x float> %873)
  %894 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %892, <16 x float> %880, <16 x float> %872)
  %895 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %892, <16 x float> %882, <16 x float> %871)
  %896 = getelementptr i8, ptr %889, i64 4
  %897 = load float, ptr %896, align 4
  %898 = insertelement <16 x float> poison, float %897, i64 0
  %899 = shufflevector <16 x float> %898, <16 x float> poison, <16 x i32> zeroinitializer
  %900 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %899, <16 x float> %878, <16 x float> %870)
  %901 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %899, <16 x float> %880, <16 x float> %869)
  %902 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %899, <16 x float> %882, <16 x float> %868)
  %903 = getelementptr i8, ptr %889, i64 8
  %904 = load float, ptr %903, align 4
  %905 = insertelement <16 x float> poison, float %904, i64 0
  %906 = shufflevector <16 x float> %905, <16 x float> poison, <16 x i32> zeroinitializer
  %907 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %906, <16 x float> %878, <16 x float> %867)
  %908 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %906, <16 x float> %880, <16 x float> %866)
  %909 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %906, <16 x float> %882, <16 x float> %865)
  %910 = getelementptr i8, ptr %889, i64 12
  %911 = load float, ptr %910, align 4
  %912 = insertelement <16 x float> poison, float %911, i64 0
  %913 = shufflevector <16 x float> %912, <16 x float> poison, <16 x i32> zeroinitializer
  %914 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %913, <16 x float> %878, <16 x float> %864)
  %915 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %913, <16 x float> %880, <16 x float> %863)
  %916 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %913, <16 x float> %882, <16 x float> %862)
  %917 = getelementptr i8, ptr %889, i64 16
  %918 = load float, ptr %917, align 4
  %919 = insertelement <16 x float> poison, float %918, i64 0
  %920 = shufflevector <16 x float> %919, <16 x float> poison, <16 x i32> zeroinitializer
  %921 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %920, <16 x float> %878, <16 x float> %861)
  %922 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %920, <16 x float> %880, <16 x float> %860)
  %923 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %920, <16 x float> %882, <16 x float> %859)
  %924 = add nsw i64 %874, %140
  %925 = add nuw nsw i64 %875, 1
  %926 = icmp slt i64 %925, %72
  br i1 %926, label %858, label %803, !llvm.loop !11

927:                                              ; preds = %803
  %928 = load <16 x float>, ptr %160, align 4
  %929 = fadd <16 x float> %818, %928
  store <16 x float> %929, ptr %150, align 4
  %930 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %931 = load <16 x float>, ptr %930, align 4
  %932 = fadd <16 x float> %817, %931
  store <16 x float> %932, ptr %749, align 4
  %933 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %934 = load <16 x float>, ptr %933, align 4
  %935 = fadd <16 x float> %816, %934
  store <16 x float> %935, ptr %752, align 4
  %936 = load i64, ptr %13, align 8
  %937 = getelementptr inbounds float, ptr %160, i64 %936
  %938 = load <16 x float>, ptr %937, align 4
  %939 = fadd <16 x float> %815, %938
  %940 = load i64, ptr %8, align 8
  %941 = getelementptr inbounds float, ptr %150, i64 %940
  store <16 x float> %939, ptr %941, align 4
  %942 = load i64, ptr %13, align 8
  %943 = getelementptr inbounds float, ptr %160, i64 %942
  %944 = getelementptr inbounds nuw i8, ptr %943, i64 64
  %945 = load <16 x float>, ptr %944, align 4
  %946 = fadd <16 x float> %814, %945
  %947 = load i64, ptr %8, align 8
  %948 = getelementptr inbounds float, ptr %150, i64 %947
  %949 = getelementptr inbounds nuw i8, ptr %948, i64 64
  store <16 x float> %946, ptr %949, align 4
  %950 = load i64, ptr %13, align 8
  %951 = getelementptr inbounds float, ptr %160, i64 %950
  %952 = getelementptr inbounds nuw i8, ptr %951, i64 128
  %953 = load <16 x float>, ptr %952, align 4
  %954 = fadd <16 x float> %813, %953
  %955 = load i64, ptr %8, align 8
  %956 = getelementptr inbounds float, ptr %150, i64 %955
  %957 = getelementptr inbounds nuw i8, ptr %956, i64 128
  store <16 x float> %954, ptr %957, align 4
  %958 = load i64, ptr %13, align 8
  %959 = shl nsw i64 %958, 3
  %960 = getelementptr inbounds i8, ptr %160, i64 %959
  %961 = load <16 x float>, ptr %960, align 4
  %962 = fadd <16 x float> %812, %961
  %963 = load i64, ptr %8, align 8
  %964 = shl nsw i64 %963, 3
  %965 = getelementptr inbounds i8, ptr %150, i64 %964
  store <16 x float> %962, ptr %965, align 4
  %966 = load i64, ptr %13, align 8
  %967 = shl nsw i64 %966, 3
  %968 = getelementptr inbounds i8, ptr %160, i64 %967
  %969 = getelementptr inbounds nuw i8, ptr %968, i64 64
  %970 = load <16 x float>, ptr %969, align 4
  %971 = fadd <16 x float> %811, %970
  %972 = load i64, ptr %8, align 8
  %973 = shl nsw i64 %972, 3
  %974 = getelementptr inbounds i8, ptr %150, i64 %973
  %975 = getelementptr inbounds nuw i8, ptr %974, i64 64
  store <16 x float> %971, ptr %975, align 4
  %976 = load i64, ptr %13, align 8
  %977 = shl nsw i64 %976, 3
  %978 = getelementptr inbounds i8, ptr %160, i64 %977
  %979 = getelementptr inbounds nuw i8, ptr %978, i64 128
  %980 = load <16 x float>, ptr %979, align 4
  %981 = fadd <16 x float> %810, %980
  %982 = load i64, ptr %8, align 8
  %983 = shl nsw i64 %982, 3
  %984 = getelementptr inbounds i8, ptr %150, i64 %983
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 128
  store <16 x float> %981, ptr %985, align 4
  %986 = load i64, ptr %13, align 8
  %987 = mul nsw i64 %986, 12
  %988 = getelementptr inbounds i8, ptr %160, i64 %987
  %989 = load <16 x float>, ptr %988, align 4
  %990 = fadd <16 x float> %809, %989
  %991 = load i64, ptr %8, align 8
  %992 = mul nsw i64 %991, 12
  %993 = getelementptr inbounds i8, ptr %150, i64 %992
  store <16 x float> %990, ptr %993, align 4
  %994 = load i64, ptr %13, align 8
  %995 = mul nsw i64 %994, 12
  %996 = getelementptr inbounds i8, ptr %160, i64 %995
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 64
  %998 = load <16 x float>, ptr %997, align 4
  %999 = fadd <16 x float> %808, %998
  %1000 = load i64, ptr %8, align 8
  %1001 = mul nsw i64 %1000, 12
  %1002 = getelementptr inbounds i8, ptr %150, i64 %1001
  %1003 = getelementptr inbounds nuw i8, ptr %1002, i64 64
  store <16 x float> %999, ptr %1003, align 4
  %1004 = load i64, ptr %13, align 8
  %1005 = mul nsw i64 %1004, 12
  %1006 = getelementptr inbounds i8, ptr %160, i64 %1005
  %1007 = getelementptr inbounds nuw i8, ptr %1006, i64 128
  %1008 = load <16 x float>, ptr %1007, align 4
  %1009 = fadd <16 x float> %807, %1008
  %1010 = load i64, ptr %8, align 8
  %1011 = mul nsw i64 %1010, 12
  %1012 = getelementptr inbounds i8, ptr %150, i64 %1011
  %1013 = getelementptr inbounds nuw i8, ptr %1012, i64 128
  store <16 x float> %1009, ptr %1013, align 4
  %1014 = load i64, ptr %13, align 8
  %1015 = shl nsw i64 %1014, 4
  %1016 = getelementptr inbounds i8, ptr %160, i64 %1015
  %1017 = load <16 x float>, ptr %1016, align 4
  %1018 = fadd <16 x float> %806, %1017
  %1019 = load i64, ptr %8, align 8
  %1020 = shl nsw i64 %1019, 4
  %1021 = getelementptr inbounds i8, ptr %150, i64 %1020
  store <16 x float> %1018, ptr %1021, align 4
  %1022 = load i64, ptr %13, align 8
  %1023 = shl nsw i64 %1022, 4
  %1024 = getelementptr inbounds i8, ptr %160, i64 %1023
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 64
  %1026 = load <16 x float>, ptr %1025, align 4
  %1027 = fadd <16 x float> %805, %1026
  %1028 = load i64, ptr %8, align 8
  %1029 = shl nsw i64 %1028, 4
  %1030 = getelementptr inbounds i8, ptr %150, i64 %1029
  %1031 = getelementptr inbounds nuw i8, ptr %1030, i64 64
  store <16 x float> %1027, ptr %1031, align 4
  %1032 = load i64, ptr %13, align 8
  %1033 = shl nsw i64 %1032, 4
  %1034 = getelementptr inbounds i8, ptr %160, i64 %1033
  %1035 = getelementptr inbounds nuw i8, ptr %1034, i64 128
  %1036 = load <16 x float>, ptr %1035, align 4
  %1037 = fadd <16 x float> %804, %1036
  br label %1038

1038:                                             ; preds = %820, %927
  %1039 = phi <16 x float> [ %1037, %927 ], [ %804, %820 ]
  %1040 = load i64, ptr %8, align 8
  %1041 = shl nsw i64 %1040, 4
  %1042 = getelementptr inbounds i8, ptr %150, i64 %1041
  %1043 = getelementptr inbounds nuw i8, ptr %1042, i64 128
  store <16 x float> %1039, ptr %1043, align 4
  br label %2310

1044:                                             ; preds = %159
  %1045 = load <16 x float>, ptr %150, align 4
  %1046 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1045
  %1047 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %1048 = load <16 x float>, ptr %1047, align 4
  %1049 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1048
  %1050 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %1051 = load <16 x float>, ptr %1050, align 4
  %1052 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1051
  %1053 = getelementptr inbounds float, ptr %150, i64 %147
  %1054 = load <16 x float>, ptr %1053, align 4
  %1055 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1054
  %1056 = getelementptr inbounds nuw i8, ptr %1053, i64 64
  %1057 = load <16 x float>, ptr %1056, align 4
  %1058 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1057
  %1059 = getelementptr inbounds nuw i8, ptr %1053, i64 128
  %1060 = load <16 x float>, ptr %1059, align 4
  %1061 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1060
  %1062 = shl nsw i64 %147, 3
  %1063 = getelementptr inbounds i8, ptr %150, i64 %1062
  %1064 = load <16 x float>, ptr %1063, align 4
  %1065 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1064
  %1066 = getelementptr inbounds nuw i8, ptr %1063, i64 64
  %1067 = load <16 x float>, ptr %1066, align 4
  %1068 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1067
  %1069 = getelementptr inbounds nuw i8, ptr %1063, i64 128
  %1070 = load <16 x float>, ptr %1069, align 4
  %1071 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1070
  %1072 = mul nsw i64 %147, 12
  %1073 = getelementptr inbounds i8, ptr %150, i64 %1072
  %1074 = load <16 x float>, ptr %1073, align 4
  %1075 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1074
  %1076 = getelementptr inbounds nuw i8, ptr %1073, i64 64
  %1077 = load <16 x float>, ptr %1076, align 4
  %1078 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1077
  %1079 = getelementptr inbounds nuw i8, ptr %1073, i64 128
  %1080 = load <16 x float>, ptr %1079, align 4
  %1081 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1080
  %1082 = shl nsw i64 %147, 4
  %1083 = getelementptr inbounds i8, ptr %150, i64 %1082
  %1084 = load <16 x float>, ptr %1083, align 4
  %1085 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1084
  %1086 = getelementptr inbounds nuw i8, ptr %1083, i64 64
  %1087 = load <16 x float>, ptr %1086, align 4
  %1088 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1087
  %1089 = getelementptr inbounds nuw i8, ptr %1083, i64 128
  %1090 = load <16 x float>, ptr %1089, align 4
  %1091 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1090
  %1092 = mul nsw i64 %147, 20
  %1093 = getelementptr inbounds i8, ptr %150, i64 %1092
  %1094 = load <16 x float>, ptr %1093, align 4
  %1095 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1094
  %1096 = getelementptr inbounds nuw i8, ptr %1093, i64 64
  %1097 = load <16 x float>, ptr %1096, align 4
  %1098 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1097
  %1099 = getelementptr inbounds nuw i8, ptr %1093, i64 128
  %1100 = load <16 x float>, ptr %1099, align 4
  %1101 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1100
  %1102 = icmp sgt i64 %138, 0
  br i1 %1102, label %1104, label %1103

1103:                                             ; preds = %1104, %1044
  br i1 %96, label %1180, label %1111

1104:                                             ; preds = %1044, %1104
  %1105 = phi i64 [ %1109, %1104 ], [ 0, %1044 ]
  %1106 = add nuw nsw i64 %1105, 6
  %1107 = mul nsw i64 %1106, %147
  %1108 = getelementptr inbounds float, ptr %150, i64 %1107
  tail call void @llvm.prefetch.p0(ptr %1108, i32 1, i32 3, i32 1)
  %1109 = add nuw nsw i64 %1105, 1
  %1110 = icmp eq i64 %1109, %133
  br i1 %1110, label %1103, label %1104, !llvm.loop !9

1111:                                             ; preds = %1180, %1103
  %1112 = phi <16 x float> [ %1101, %1103 ], [ %1255, %1180 ]
  %1113 = phi <16 x float> [ %1098, %1103 ], [ %1254, %1180 ]
  %1114 = phi <16 x float> [ %1095, %1103 ], [ %1253, %1180 ]
  %1115 = phi <16 x float> [ %1091, %1103 ], [ %1248, %1180 ]
  %1116 = phi <16 x float> [ %1088, %1103 ], [ %1247, %1180 ]
  %1117 = phi <16 x float> [ %1085, %1103 ], [ %1246, %1180 ]
  %1118 = phi <16 x float> [ %1081, %1103 ], [ %1241, %1180 ]
  %1119 = phi <16 x float> [ %1078, %1103 ], [ %1240, %1180 ]
  %1120 = phi <16 x float> [ %1075, %1103 ], [ %1239, %1180 ]
  %1121 = phi <16 x float> [ %1071, %1103 ], [ %1234, %1180 ]
  %1122 = phi <16 x float> [ %1068, %1103 ], [ %1233, %1180 ]
  %1123 = phi <16 x float> [ %1065, %1103 ], [ %1232, %1180 ]
  %1124 = phi <16 x float> [ %1061, %1103 ], [ %1227, %1180 ]
  %1125 = phi <16 x float> [ %1058, %1103 ], [ %1226, %1180 ]
  %1126 = phi <16 x float> [ %1055, %1103 ], [ %1225, %1180 ]
  %1127 = phi <16 x float> [ %1052, %1103 ], [ %1220, %1180 ]
  %1128 = phi <16 x float> [ %1049, %1103 ], [ %1219, %1180 ]
  %1129 = phi <16 x float> [ %1046, %1103 ], [ %1218, %1180 ]
  %1130 = icmp eq ptr %160, null
  br i1 %1130, label %1131, label %1259

1131:                                             ; preds = %1111
  store <16 x float> %1129, ptr %150, align 4
  store <16 x float> %1128, ptr %1047, align 4
  store <16 x float> %1127, ptr %1050, align 4
  %1132 = load i64, ptr %8, align 8
  %1133 = getelementptr inbounds float, ptr %150, i64 %1132
  store <16 x float> %1126, ptr %1133, align 4
  %1134 = load i64, ptr %8, align 8
  %1135 = getelementptr inbounds float, ptr %150, i64 %1134
  %1136 = getelementptr inbounds nuw i8, ptr %1135, i64 64
  store <16 x float> %1125, ptr %1136, align 4
  %1137 = load i64, ptr %8, align 8
  %1138 = getelementptr inbounds float, ptr %150, i64 %1137
  %1139 = getelementptr inbounds nuw i8, ptr %1138, i64 128
  store <16 x float> %1124, ptr %1139, align 4
  %1140 = load i64, ptr %8, align 8
  %1141 = shl nsw i64 %1140, 3
  %1142 = getelementptr inbounds i8, ptr %150, i64 %1141
  store <16 x float> %1123, ptr %1142, align 4
  %1143 = load i64, ptr %8, align 8
  %1144 = shl nsw i64 %1143, 3
  %1145 = getelementptr inbounds i8, ptr %150, i64 %1144
  %1146 = getelementptr inbounds nuw i8, ptr %1145, i64 64
  store <16 x float> %1122, ptr %1146, align 4
  %1147 = load i64, ptr %8, align 8
  %1148 = shl nsw i64 %1147, 3
  %1149 = getelementptr inbounds i8, ptr %150, i64 %1148
  %1150 = getelementptr inbounds nuw i8, ptr %1149, i64 128
  store <16 x float> %1121, ptr %1150, align 4
  %1151 = load i64, ptr %8, align 8
  %1152 = mul nsw i64 %1151, 12
  %1153 = getelementptr inbounds i8, ptr %150, i64 %1152
  store <16 x float> %1120, ptr %1153, align 4
  %1154 = load i64, ptr %8, align 8
  %1155 = mul nsw i64 %1154, 12
  %1156 = getelementptr inbounds i8, ptr %150, i64 %1155
  %1157 = getelementptr inbounds nuw i8, ptr %1156, i64 64
  store <16 x float> %1119, ptr %1157, align 4
  %1158 = load i64, ptr %8, align 8
  %1159 = mul nsw i64 %1158, 12
  %1160 = getelementptr inbounds i8, ptr %150, i64 %1159
  %1161 = getelementptr inbounds nuw i8, ptr %1160, i64 128
  store <16 x float> %1118, ptr %1161, align 4
  %1162 = load i64, ptr %8, align 8
  %1163 = shl nsw i64 %1162, 4
  %1164 = getelementptr inbounds i8, ptr %150, i64 %1163
  store <16 x float> %1117, ptr %1164, align 4
  %1165 = load i64, ptr %8, align 8
  %1166 = shl nsw i64 %1165, 4
  %1167 = getelementptr inbounds i8, ptr %150, i64 %1166
  %1168 = getelementptr inbounds nuw i8, ptr %1167, i64 64
  store <16 x float> %1116, ptr %1168, align 4
  %1169 = load i64, ptr %8, align 8
  %1170 = shl nsw i64 %1169, 4
  %1171 = getelementptr inbounds i8, ptr %150, i64 %1170
  %1172 = getelementptr inbounds nuw i8, ptr %1171, i64 128
  store <16 x float> %1115, ptr %1172, align 4
  %1173 = load i64, ptr %8, align 8
  %1174 = mul nsw i64 %1173, 20
  %1175 = getelementptr inbounds i8, ptr %150, i64 %1174
  store <16 x float> %1114, ptr %1175, align 4
  %1176 = load i64, ptr %8, align 8
  %1177 = mul nsw i64 %1176, 20
  %1178 = getelementptr inbounds i8, ptr %150, i64 %1177
  %1179 = getelementptr inbounds nuw i8, ptr %1178, i64 64
  store <16 x float> %1113, ptr %1179, align 4
  br label %1398

1180:                                             ; preds = %1103, %1180
  %1181 = phi <16 x float> [ %1255, %1180 ], [ %1101, %1103 ]
  %1182 = phi <16 x float> [ %1254, %1180 ], [ %1098, %1103 ]
  %1183 = phi <16 x float> [ %1253, %1180 ], [ %1095, %1103 ]
  %1184 = phi <16 x float> [ %1248, %1180 ], [ %1091, %1103 ]
  %1185 = phi <16 x float> [ %1247, %1180 ], [ %1088, %1103 ]
  %1186 = phi <16 x float> [ %1246, %1180 ], [ %1085, %1103 ]
  %1187 = phi <16 x float> [ %1241, %1180 ], [ %1081, %1103 ]
  %1188 = phi <16 x float> [ %1240, %1180 ], [ %1078, %1103 ]
  %1189 = phi <16 x float> [ %1239, %1180 ], [ %1075, %1103 ]
  %1190 = phi <16 x float> [ %1234, %1180 ], [ %1071, %1103 ]
  %1191 = phi <16 x float> [ %1233, %1180 ], [ %1068, %1103 ]
  %1192 = phi <16 x float> [ %1232, %1180 ], [ %1065, %1103 ]
  %1193 = phi <16 x float> [ %1227, %1180 ], [ %1061, %1103 ]
  %1194 = phi <16 x float> [ %1226, %1180 ], [ %1058, %1103 ]
  %1195 = phi <16 x float> [ %1225, %1180 ], [ %1055, %1103 ]
  %1196 = phi <16 x float> [ %1220, %1180 ], [ %1052, %1103 ]
  %1197 = phi <16 x float> [ %1219, %1180 ], [ %1049, %1103 ]
  %1198 = phi <16 x float> [ %1218, %1180 ], [ %1046, %1103 ]
  %1199 = phi i64 [ %1256, %1180 ], [ %143, %1103 ]
  %1200 = phi i64 [ %1257, %1180 ], [ 0, %1103 ]
  %1201 = mul nuw nsw i64 %1200, 192
  %1202 = getelementptr inbounds nuw i8, ptr %124, i64 %1201
  %1203 = load <16 x float>, ptr %1202, align 4
  %1204 = getelementptr inbounds nuw i8, ptr %1202, i64 64
  %1205 = load <16 x float>, ptr %1204, align 4
  %1206 = getelementptr inbounds nuw i8, ptr %1202, i64 128
  %1207 = load <16 x float>, ptr %1206, align 4
  %1208 = ashr i64 %1199, 16
  %1209 = mul nsw i64 %1208, 192
  %1210 = getelementptr inbounds i8, ptr %144, i64 %1209
  call void @llvm.prefetch.p0(ptr %1210, i32 0, i32 2, i32 1)
  %1211 = getelementptr inbounds nuw i8, ptr %1210, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1211, i32 0, i32 2, i32 1)
  %1212 = getelementptr inbounds nuw i8, ptr %1210, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1212, i32 0, i32 2, i32 1)
  %1213 = mul i64 %1200, 24
  %1214 = getelementptr i8, ptr %129, i64 %1213
  %1215 = load float, ptr %1214, align 4
  %1216 = insertelement <16 x float> poison, float %1215, i64 0
  %1217 = shufflevector <16 x float> %1216, <16 x float> poison, <16 x i32> zeroinitializer
  %1218 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1203, <16 x float> %1198)
  %1219 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1205, <16 x float> %1197)
  %1220 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1217, <16 x float> %1207, <16 x float> %1196)
  %1221 = getelementptr i8, ptr %1214, i64 4
  %1222 = load float, ptr %1221, align 4
  %1223 = insertelement <16 x float> poison, float %1222, i64 0
  %1224 = shufflevector <16 x float> %1223, <16 x float> poison, <16 x i32> zeroinitializer
  %1225 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1224, <16 x float> %1203, <16 x float> %1195)
  %1226 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1224, <16 x float> %1205, <16 x float> %1194)
  %1227 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1224, <16 x float> %1207, <16 x float> %1193)
  %1228 = getelementptr i8, ptr %1214, i64 8
  %1229 = load float, ptr %1228, align 4
  %1230 = insertelement <16 x float> poison, float %1229, i64 0
  %1231 = shufflevector <16 x float> %1230, <16 x float> poison, <16 x i32> zeroinitializer
  %1232 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1231, <16 x float> %1203, <16 x float> %1192)
  %1233 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1231, <16 x float> %1205, <16 x float> %1191)
  %1234 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1231, <16 x float> %1207, <16 x float> %1190)
  %1235 = getelementptr i8, ptr %1214, i64 12
  %1236 = load float, ptr %1235, align 4
  %1237 = insertelement <16 x float> poison, float %1236, i64 0
  %1238 = shufflevector <16 x float> %1237, <16 x float> poison, <16 x i32> zeroinitializer
  %1239 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1238, <16 x float> %1203, <16 x float> %1189)
  %1240 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1238, <16 x float> %1205, <16 x float> %1188)
  %1241 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1238, <16 x float> %1207, <16 x float> %1187)
  %1242 = getelementptr i8, ptr %1214, i64 16
  %1243 = load float, ptr %1242, align 4
  %1244 = insertelement <16 x float> poison, float %1243, i64 0
  %1245 = shufflevector <16 x float> %1244, <16 x float> poison, <16 x i32> zeroinitializer
  %1246 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1245, <16 x float> %1203, <16 x float> %1186)
  %1247 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1245, <16 x float> %1205, <16 x float> %1185)
  %1248 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1245, <16 x float> %1207, <16 x float> %1184)
  %1249 = getelementptr i8, ptr %1214, i64 20
  %1250 = load float, ptr %1249, align 4
  %1251 = insertelement <16 x float> poison, float %1250, i64 0
  %1252 = shufflevector <16 x float> %1251, <16 x float> poison, <16 x i32> zeroinitializer
  %1253 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1252, <16 x float> %1203, <16 x float> %1183)
  %1254 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1252, <16 x float> %1205, <16 x float> %1182)
  %1255 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1252, <16 x float> %1207, <16 x float> %1181)
  %1256 = add nsw i64 %1199, %140
  %1257 = add nuw nsw i64 %1200, 1
  %1258 = icmp slt i64 %1257, %72
  br i1 %1258, label %1180, label %1111, !llvm.loop !11

1259:                                             ; preds = %1111
  %1260 = load <16 x float>, ptr %160, align 4
  %1261 = fadd <16 x float> %1129, %1260
  store <16 x float> %1261, ptr %150, align 4
  %1262 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %1263 = load <16 x float>, ptr %1262, align 4
  %1264 = fadd <16 x float> %1128, %1263
  store <16 x float> %1264, ptr %1047, align 4
  %1265 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %1266 = load <16 x float>, ptr %1265, align 4
  %1267 = fadd <16 x float> %1127, %1266
  store <16 x float> %1267, ptr %1050, align 4
  %1268 = load i64, ptr %13, align 8
  %1269 = getelementptr inbounds float, ptr %160, i64 %1268
  %1270 = load <16 x float>, ptr %1269, align 4
  %1271 = fadd <16 x float> %1126, %1270
  %1272 = load i64, ptr %8, align 8
  %1273 = getelementptr inbounds float, ptr %150, i64 %1272
  store <16 x float> %1271, ptr %1273, align 4
  %1274 = load i64, ptr %13, align 8
  %1275 = getelementptr inbounds float, ptr %160, i64 %1274
  %1276 = getelementptr inbounds nuw i8, ptr %1275, i64 64
  %1277 = load <16 x float>, ptr %1276, align 4
  %1278 = fadd <16 x float> %1125, %1277
  %1279 = load i64, ptr %8, align 8
  %1280 = getelementptr inbounds float, ptr %150, i64 %1279
  %1281 = getelementptr inbounds nuw i8, ptr %1280, i64 64
  store <16 x float> %1278, ptr %1281, align 4
  %1282 = load i64, ptr %13, align 8
  %1283 = getelementptr inbounds float, ptr %160, i64 %1282
  %1284 = getelementptr inbounds nuw i8, ptr %1283, i64 128
  %1285 = load <16 x float>, ptr %1284, align 4
  %1286 = fadd <16 x float> %1124, %1285
  %1287 = load i64, ptr %8, align 8
  %1288 = getelementptr inbounds float, ptr %150, i64 %1287
  %1289 = getelementptr inbounds nuw i8, ptr %1288, i64 128
  store <16 x float> %1286, ptr %1289, align 4
  %1290 = load i64, ptr %13, align 8
  %1291 = shl nsw i64 %1290, 3
  %1292 = getelementptr inbounds i8, ptr %160, i64 %1291
  %1293 = load <16 x float>, ptr %1292, align 4
  %1294 = fadd <16 x float> %1123, %1293
  %1295 = load i64, ptr %8, align 8
  %1296 = shl nsw i64 %1295, 3
  %1297 = getelementptr inbounds i8, ptr %150, i64 %1296
  store <16 x float> %1294, ptr %1297, align 4
  %1298 = load i64, ptr %13, align 8
  %1299 = shl nsw i64 %1298, 3
  %1300 = getelementptr inbounds i8, ptr %160, i64 %1299
  %1301 = getelementptr inbounds nuw i8, ptr %1300, i64 64
  %1302 = load <16 x float>, ptr %1301, align 4
  %1303 = fadd <16 x float> %1122, %1302
  %1304 = load i64, ptr %8, align 8
  %1305 = shl nsw i64 %1304, 3
  %1306 = getelementptr inbounds i8, ptr %150, i64 %1305
  %1307 = getelementptr inbounds nuw i8, ptr %1306, i64 64
  store <16 x float> %1303, ptr %1307, align 4
  %1308 = load i64, ptr %13, align 8
  %1309 = shl nsw i64 %1308, 3
  %1310 = getelementptr inbounds i8, ptr %160, i64 %1309
  %1311 = getelementptr inbounds nuw i8, ptr %1310, i64 128
  %1312 = load <16 x float>, ptr %1311, align 4
  %1313 = fadd <16 x float> %1121, %1312
  %1314 = load i64, ptr %8, align 8
  %1315 = shl nsw i64 %1314, 3
  %1316 = getelementptr inbounds i8, ptr %150, i64 %1315
  %1317 = getelementptr inbounds nuw i8, ptr %1316, i64 128
  store <16 x float> %1313, ptr %1317, align 4
  %1318 = load i64, ptr %13, align 8
  %1319 = mul nsw i64 %1318, 12
  %1320 = getelementptr inbounds i8, ptr %160, i64 %1319
  %1321 = load <16 x float>, ptr %1320, align 4
  %1322 = fadd <16 x float> %1120, %1321
  %1323 = load i64, ptr %8, align 8
  %1324 = mul nsw i64 %1323, 12
  %1325 = getelementptr inbounds i8, ptr %150, i64 %1324
  store <16 x float> %1322, ptr %1325, align 4
  %1326 = load i64, ptr %13, align 8
  %1327 = mul nsw i64 %1326, 12
  %1328 = getelementptr inbounds i8, ptr %160, i64 %1327
  %1329 = getelementptr inbounds nuw i8, ptr %1328, i64 64
  %1330 = load <16 x float>, ptr %1329, align 4
  %1331 = fadd <16 x float> %1119, %1330
  %1332 = load i64, ptr %8, align 8
  %1333 = mul nsw i64 %1332, 12
  %1334 = getelementptr inbounds i8, ptr %150, i64 %1333
  %1335 = getelementptr inbounds nuw i8, ptr %1334, i64 64
  store <16 x float> %1331, ptr %1335, align 4
  %1336 = load i64, ptr %13, align 8
  %1337 = mul nsw i64 %1336, 12
  %1338 = getelementptr inbounds i8, ptr %160, i64 %1337
  %1339 = getelementptr inbounds nuw i8, ptr %1338, i64 128
  %1340 = load <16 x float>, ptr %1339, align 4
  %1341 = fadd <16 x float> %1118, %1340
  %1342 = load i64, ptr %8, align 8
  %1343 = mul nsw i64 %1342, 12
  %1344 = getelementptr inbounds i8, ptr %150, i64 %1343
  %1345 = getelementptr inbounds nuw i8, ptr %1344, i64 128
  store <16 x float> %1341, ptr %1345, align 4
  %1346 = load i64, ptr %13, align 8
  %1347 = shl nsw i64 %1346, 4
  %1348 = getelementptr inbounds i8, ptr %160, i64 %1347
  %1349 = load <16 x float>, ptr %1348, align 4
  %1350 = fadd <16 x float> %1117, %1349
  %1351 = load i64, ptr %8, align 8
  %1352 = shl nsw i64 %1351, 4
  %1353 = getelementptr inbounds i8, ptr %150, i64 %1352
  store <16 x float> %1350, ptr %1353, align 4
  %1354 = load i64, ptr %13, align 8
  %1355 = shl nsw i64 %1354, 4
  %1356 = getelementptr inbounds i8, ptr %160, i64 %1355
  %1357 = getelementptr inbounds nuw i8, ptr %1356, i64 64
  %1358 = load <16 x float>, ptr %1357, align 4
  %1359 = fadd <16 x float> %1116, %1358
  %1360 = load i64, ptr %8, align 8
  %1361 = shl nsw i64 %1360, 4
  %1362 = getelementptr inbounds i8, ptr %150, i64 %1361
  %1363 = getelementptr inbounds nuw i8, ptr %1362, i64 64
  store <16 x float> %1359, ptr %1363, align 4
  %1364 = load i64, ptr %13, align 8
  %1365 = shl nsw i64 %1364, 4
  %1366 = getelementptr inbounds i8, ptr %160, i64 %1365
  %1367 = getelementptr inbounds nuw i8, ptr %1366, i64 128
  %1368 = load <16 x float>, ptr %1367, align 4
  %1369 = fadd <16 x float> %1115, %1368
  %1370 = load i64, ptr %8, align 8
  %1371 = shl nsw i64 %1370, 4
  %1372 = getelementptr inbounds i8, ptr %150, i64 %1371
  %1373 = getelementptr inbounds nuw i8, ptr %1372, i64 128
  store <16 x float> %1369, ptr %1373, align 4
  %1374 = load i64, ptr %13, align 8
  %1375 = mul nsw i64 %1374, 20
  %1376 = getelementptr inbounds i8, ptr %160, i64 %1375
  %1377 = load <16 x float>, ptr %1376, align 4
  %1378 = fadd <16 x float> %1114, %1377
  %1379 = load i64, ptr %8, align 8
  %1380 = mul nsw i64 %1379, 20
  %1381 = getelementptr inbounds i8, ptr %150, i64 %1380
  store <16 x float> %1378, ptr %1381, align 4
  %1382 = load i64, ptr %13, align 8
  %1383 = mul nsw i64 %1382, 20
  %1384 = getelementptr inbounds i8, ptr %160, i64 %1383
  %1385 = getelementptr inbounds nuw i8, ptr %1384, i64 64
  %1386 = load <16 x float>, ptr %1385, align 4
  %1387 = fadd <16 x float> %1113, %1386
  %1388 = load i64, ptr %8, align 8
  %1389 = mul nsw i64 %1388, 20
  %1390 = getelementptr inbounds i8, ptr %150, i64 %1389
  %1391 = getelementptr inbounds nuw i8, ptr %1390, i64 64
  store <16 x float> %1387, ptr %1391, align 4
  %1392 = load i64, ptr %13, align 8
  %1393 = mul nsw i64 %1392, 20
  %1394 = getelementptr inbounds i8, ptr %160, i64 %1393
  %1395 = getelementptr inbounds nuw i8, ptr %1394, i64 128
  %1396 = load <16 x float>, ptr %1395, align 4
  %1397 = fadd <16 x float> %1112, %1396
  br label %1398

1398:                                             ; preds = %1131, %1259
  %1399 = phi <16 x float> [ %1397, %1259 ], [ %1112, %1131 ]
  %1400 = load i64, ptr %8, align 8
  %1401 = mul nsw i64 %1400, 20
  %1402 = getelementptr inbounds i8, ptr %150, i64 %1401
  %1403 = getelementptr inbounds nuw i8, ptr %1402, i64 128
  store <16 x float> %1399, ptr %1403, align 4
  br label %2310

1404:                                             ; preds = %159
  %1405 = load <16 x float>, ptr %150, align 4
  %1406 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1405
  %1407 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %1408 = load <16 x float>, ptr %1407, align 4
  %1409 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1408
  %1410 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %1411 = load <16 x float>, ptr %1410, align 4
  %1412 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1411
  %1413 = getelementptr inbounds float, ptr %150, i64 %147
  %1414 = load <16 x float>, ptr %1413, align 4
  %1415 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1414
  %1416 = getelementptr inbounds nuw i8, ptr %1413, i64 64
  %1417 = load <16 x float>, ptr %1416, align 4
  %1418 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1417
  %1419 = getelementptr inbounds nuw i8, ptr %1413, i64 128
  %1420 = load <16 x float>, ptr %1419, align 4
  %1421 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1420
  %1422 = shl nsw i64 %147, 3
  %1423 = getelementptr inbounds i8, ptr %150, i64 %1422
  %1424 = load <16 x float>, ptr %1423, align 4
  %1425 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1424
  %1426 = getelementptr inbounds nuw i8, ptr %1423, i64 64
  %1427 = load <16 x float>, ptr %1426, align 4
  %1428 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1427
  %1429 = getelementptr inbounds nuw i8, ptr %1423, i64 128
  %1430 = load <16 x float>, ptr %1429, align 4
  %1431 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1430
  %1432 = mul nsw i64 %147, 12
  %1433 = getelementptr inbounds i8, ptr %150, i64 %1432
  %1434 = load <16 x float>, ptr %1433, align 4
  %1435 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1434
  %1436 = getelementptr inbounds nuw i8, ptr %1433, i64 64
  %1437 = load <16 x float>, ptr %1436, align 4
  %1438 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1437
  %1439 = getelementptr inbounds nuw i8, ptr %1433, i64 128
  %1440 = load <16 x float>, ptr %1439, align 4
  %1441 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1440
  %1442 = shl nsw i64 %147, 4
  %1443 = getelementptr inbounds i8, ptr %150, i64 %1442
  %1444 = load <16 x float>, ptr %1443, align 4
  %1445 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1444
  %1446 = getelementptr inbounds nuw i8, ptr %1443, i64 64
  %1447 = load <16 x float>, ptr %1446, align 4
  %1448 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1447
  %1449 = getelementptr inbounds nuw i8, ptr %1443, i64 128
  %1450 = load <16 x float>, ptr %1449, align 4
  %1451 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1450
  %1452 = mul nsw i64 %147, 20
  %1453 = getelementptr inbounds i8, ptr %150, i64 %1452
  %1454 = load <16 x float>, ptr %1453, align 4
  %1455 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1454
  %1456 = getelementptr inbounds nuw i8, ptr %1453, i64 64
  %1457 = load <16 x float>, ptr %1456, align 4
  %1458 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1457
  %1459 = getelementptr inbounds nuw i8, ptr %1453, i64 128
  %1460 = load <16 x float>, ptr %1459, align 4
  %1461 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1460
  %1462 = mul nsw i64 %147, 24
  %1463 = getelementptr inbounds i8, ptr %150, i64 %1462
  %1464 = load <16 x float>, ptr %1463, align 4
  %1465 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1464
  %1466 = getelementptr inbounds nuw i8, ptr %1463, i64 64
  %1467 = load <16 x float>, ptr %1466, align 4
  %1468 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1467
  %1469 = getelementptr inbounds nuw i8, ptr %1463, i64 128
  %1470 = load <16 x float>, ptr %1469, align 4
  %1471 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1470
  %1472 = icmp sgt i64 %138, 0
  br i1 %1472, label %1474, label %1473

1473:                                             ; preds = %1474, %1404
  br i1 %96, label %1564, label %1481

1474:                                             ; preds = %1404, %1474
  %1475 = phi i64 [ %1479, %1474 ], [ 0, %1404 ]
  %1476 = add nuw nsw i64 %1475, 7
  %1477 = mul nsw i64 %1476, %147
  %1478 = getelementptr inbounds float, ptr %150, i64 %1477
  tail call void @llvm.prefetch.p0(ptr %1478, i32 1, i32 3, i32 1)
  %1479 = add nuw nsw i64 %1475, 1
  %1480 = icmp eq i64 %1479, %133
  br i1 %1480, label %1473, label %1474, !llvm.loop !9

1481:                                             ; preds = %1564, %1473
  %1482 = phi <16 x float> [ %1438, %1473 ], [ %1627, %1564 ]
  %1483 = phi <16 x float> [ %1435, %1473 ], [ %1626, %1564 ]
  %1484 = phi <16 x float> [ %1431, %1473 ], [ %1621, %1564 ]
  %1485 = phi <16 x float> [ %1428, %1473 ], [ %1620, %1564 ]
  %1486 = phi <16 x float> [ %1425, %1473 ], [ %1619, %1564 ]
  %1487 = phi <16 x float> [ %1421, %1473 ], [ %1614, %1564 ]
  %1488 = phi <16 x float> [ %1418, %1473 ], [ %1613, %1564 ]
  %1489 = phi <16 x float> [ %1415, %1473 ], [ %1612, %1564 ]
  %1490 = phi <16 x float> [ %1412, %1473 ], [ %1607, %1564 ]
  %1491 = phi <16 x float> [ %1409, %1473 ], [ %1606, %1564 ]
  %1492 = phi <16 x float> [ %1406, %1473 ], [ %1605, %1564 ]
  %1493 = phi <16 x float> [ %1441, %1473 ], [ %1628, %1564 ]
  %1494 = phi <16 x float> [ %1445, %1473 ], [ %1633, %1564 ]
  %1495 = phi <16 x float> [ %1448, %1473 ], [ %1634, %1564 ]
  %1496 = phi <16 x float> [ %1451, %1473 ], [ %1635, %1564 ]
  %1497 = phi <16 x float> [ %1455, %1473 ], [ %1640, %1564 ]
  %1498 = phi <16 x float> [ %1458, %1473 ], [ %1641, %1564 ]
  %1499 = phi <16 x float> [ %1461, %1473 ], [ %1642, %1564 ]
  %1500 = phi <16 x float> [ %1465, %1473 ], [ %1647, %1564 ]
  %1501 = phi <16 x float> [ %1468, %1473 ], [ %1648, %1564 ]
  %1502 = phi <16 x float> [ %1471, %1473 ], [ %1649, %1564 ]
  %1503 = icmp eq ptr %160, null
  br i1 %1503, label %1504, label %1653

1504:                                             ; preds = %1481
  store <16 x float> %1492, ptr %150, align 4
  store <16 x float> %1491, ptr %1407, align 4
  store <16 x float> %1490, ptr %1410, align 4
  %1505 = load i64, ptr %8, align 8
  %1506 = getelementptr inbounds float, ptr %150, i64 %1505
  store <16 x float> %1489, ptr %1506, align 4
  %1507 = load i64, ptr %8, align 8
  %1508 = getelementptr inbounds float, ptr %150, i64 %1507
  %1509 = getelementptr inbounds nuw i8, ptr %1508, i64 64
  store <16 x float> %1488, ptr %1509, align 4
  %1510 = load i64, ptr %8, align 8
  %1511 = getelementptr inbounds float, ptr %150, i64 %1510
  %1512 = getelementptr inbounds nuw i8, ptr %1511, i64 128
  store <16 x float> %1487, ptr %1512, align 4
  %1513 = load i64, ptr %8, align 8
  %1514 = shl nsw i64 %1513, 3
  %1515 = getelementptr inbounds i8, ptr %150, i64 %1514
  store <16 x float> %1486, ptr %1515, align 4
  %1516 = load i64, ptr %8, align 8
  %1517 = shl nsw i64 %1516, 3
  %1518 = getelementptr inbounds i8, ptr %150, i64 %1517
  %1519 = getelementptr inbounds nuw i8, ptr %1518, i64 64
  store <16 x float> %1485, ptr %1519, align 4
  %1520 = load i64, ptr %8, align 8
  %1521 = shl nsw i64 %1520, 3
  %1522 = getelementptr inbounds i8, ptr %150, i64 %1521
  %1523 = getelementptr inbounds nuw i8, ptr %1522, i64 128
  store <16 x float> %1484, ptr %1523, align 4
  %1524 = load i64, ptr %8, align 8
  %1525 = mul nsw i64 %1524, 12
  %1526 = getelementptr inbounds i8, ptr %150, i64 %1525
  store <16 x float> %1483, ptr %1526, align 4
  %1527 = load i64, ptr %8, align 8
  %1528 = mul nsw i64 %1527, 12
  %1529 = getelementptr inbounds i8, ptr %150, i64 %1528
  %1530 = getelementptr inbounds nuw i8, ptr %1529, i64 64
  store <16 x float> %1482, ptr %1530, align 4
  %1531 = load i64, ptr %8, align 8
  %1532 = mul nsw i64 %1531, 12
  %1533 = getelementptr inbounds i8, ptr %150, i64 %1532
  %1534 = getelementptr inbounds nuw i8, ptr %1533, i64 128
  store <16 x float> %1493, ptr %1534, align 4
  %1535 = load i64, ptr %8, align 8
  %1536 = shl nsw i64 %1535, 4
  %1537 = getelementptr inbounds i8, ptr %150, i64 %1536
  store <16 x float> %1494, ptr %1537, align 4
  %1538 = load i64, ptr %8, align 8
  %1539 = shl nsw i64 %1538, 4
  %1540 = getelementptr inbounds i8, ptr %150, i64 %1539
  %1541 = getelementptr inbounds nuw i8, ptr %1540, i64 64
  store <16 x float> %1495, ptr %1541, align 4
  %1542 = load i64, ptr %8, align 8
  %1543 = shl nsw i64 %1542, 4
  %1544 = getelementptr inbounds i8, ptr %150, i64 %1543
  %1545 = getelementptr inbounds nuw i8, ptr %1544, i64 128
  store <16 x float> %1496, ptr %1545, align 4
  %1546 = load i64, ptr %8, align 8
  %1547 = mul nsw i64 %1546, 20
  %1548 = getelementptr inbounds i8, ptr %150, i64 %1547
  store <16 x float> %1497, ptr %1548, align 4
  %1549 = load i64, ptr %8, align 8
  %1550 = mul nsw i64 %1549, 20
  %1551 = getelementptr inbounds i8, ptr %150, i64 %1550
  %1552 = getelementptr inbounds nuw i8, ptr %1551, i64 64
  store <16 x float> %1498, ptr %1552, align 4
  %1553 = load i64, ptr %8, align 8
  %1554 = mul nsw i64 %1553, 20
  %1555 = getelementptr inbounds i8, ptr %150, i64 %1554
  %1556 = getelementptr inbounds nuw i8, ptr %1555, i64 128
  store <16 x float> %1499, ptr %1556, align 4
  %1557 = load i64, ptr %8, align 8
  %1558 = mul nsw i64 %1557, 24
  %1559 = getelementptr inbounds i8, ptr %150, i64 %1558
  store <16 x float> %1500, ptr %1559, align 4
  %1560 = load i64, ptr %8, align 8
  %1561 = mul nsw i64 %1560, 24
  %1562 = getelementptr inbounds i8, ptr %150, i64 %1561
  %1563 = getelementptr inbounds nuw i8, ptr %1562, i64 64
  store <16 x float> %1501, ptr %1563, align 4
  br label %1820

1564:                                             ; preds = %1473, %1564
  %1565 = phi <16 x float> [ %1627, %1564 ], [ %1438, %1473 ]
  %1566 = phi <16 x float> [ %1626, %1564 ], [ %1435, %1473 ]
  %1567 = phi <16 x float> [ %1621, %1564 ], [ %1431, %1473 ]
  %1568 = phi <16 x float> [ %1620, %1564 ], [ %1428, %1473 ]
  %1569 = phi <16 x float> [ %1619, %1564 ], [ %1425, %1473 ]
  %1570 = phi <16 x float> [ %1614, %1564 ], [ %1421, %1473 ]
  %1571 = phi <16 x float> [ %1613, %1564 ], [ %1418, %1473 ]
  %1572 = phi <16 x float> [ %1612, %1564 ], [ %1415, %1473 ]
  %1573 = phi <16 x float> [ %1607, %1564 ], [ %1412, %1473 ]
  %1574 = phi <16 x float> [ %1606, %1564 ], [ %1409, %1473 ]
  %1575 = phi <16 x float> [ %1605, %1564 ], [ %1406, %1473 ]
  %1576 = phi <16 x float> [ %1628, %1564 ], [ %1441, %1473 ]
  %1577 = phi <16 x float> [ %1633, %1564 ], [ %1445, %1473 ]
  %1578 = phi <16 x float> [ %1634, %1564 ], [ %1448, %1473 ]
  %1579 = phi <16 x float> [ %1635, %1564 ], [ %1451, %1473 ]
  %1580 = phi <16 x float> [ %1640, %1564 ], [ %1455, %1473 ]
  %1581 = phi <16 x float> [ %1641, %1564 ], [ %1458, %1473 ]
  %1582 = phi <16 x float> [ %1642, %1564 ], [ %1461, %1473 ]
  %1583 = phi <16 x float> [ %1647, %1564 ], [ %1465, %1473 ]
  %1584 = phi <16 x float> [ %1648, %1564 ], [ %1468, %1473 ]
  %1585 = phi <16 x float> [ %1649, %1564 ], [ %1471, %1473 ]
  %1586 = phi i64 [ %1650, %1564 ], [ %143, %1473 ]
  %1587 = phi i64 [ %1651, %1564 ], [ 0, %1473 ]
  %1588 = mul nuw nsw i64 %1587, 192
  %1589 = getelementptr inbounds nuw i8, ptr %124, i64 %1588
  %1590 = load <16 x float>, ptr %1589, align 4
  %1591 = getelementptr inbounds nuw i8, ptr %1589, i64 64
  %1592 = load <16 x float>, ptr %1591, align 4
  %1593 = getelementptr inbounds nuw i8, ptr %1589, i64 128
  %1594 = load <16 x float>, ptr %1593, align 4
  %1595 = ashr i64 %1586, 16
  %1596 = mul nsw i64 %1595, 192
  %1597 = getelementptr inbounds i8, ptr %144, i64 %1596
  call void @llvm.prefetch.p0(ptr %1597, i32 0, i32 2, i32 1)
  %1598 = getelementptr inbounds nuw i8, ptr %1597, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1598, i32 0, i32 2, i32 1)
  %1599 = getelementptr inbounds nuw i8, ptr %1597, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1599, i32 0, i32 2, i32 1)
  %1600 = mul i64 %1587, 28
  %1601 = getelementptr i8, ptr %129, i64 %1600
  %1602 = load float, ptr %1601, align 4
  %1603 = insertelement <16 x float> poison, float %1602, i64 0
  %1604 = shufflevector <16 x float> %1603, <16 x float> poison, <16 x i32> zeroinitializer
  %1605 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1604, <16 x float> %1590, <16 x float> %1575)
  %1606 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1604, <16 x float> %1592, <16 x float> %1574)
  %1607 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1604, <16 x float> %1594, <16 x float> %1573)
  %1608 = getelementptr i8, ptr %1601, i64 4
  %1609 = load float, ptr %1608, align 4
  %1610 = insertelement <16 x float> poison, float %1609, i64 0
  %1611 = shufflevector <16 x float> %1610, <16 x float> poison, <16 x i32> zeroinitializer
  %1612 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1611, <16 x float> %1590, <16 x float> %1572)
  %1613 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1611, <16 x float> %1592, <16 x float> %1571)
  %1614 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1611, <16 x float> %1594, <16 x float> %1570)
  %1615 = getelementptr i8, ptr %1601, i64 8
  %1616 = load float, ptr %1615, align 4
  %1617 = insertelement <16 x float> poison, float %1616, i64 0
  %1618 = shufflevector <16 x float> %1617, <16 x float> poison, <16 x i32> zeroinitializer
  %1619 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1618, <16 x float> %1590, <16 x float> %1569)
  %1620 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1618, <16 x float> %1592, <16 x float> %1568)
  %1621 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1618, <16 x float> %1594, <16 x float> %1567)
  %1622 = getelementptr i8, ptr %1601, i64 12
  %1623 = load float, ptr %1622, align 4
  %1624 = insertelement <16 x float> poison, float %1623, i64 0
  %1625 = shufflevector <16 x float> %1624, <16 x float> poison, <16 x i32> zeroinitializer
  %1626 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1625, <16 x float> %1590, <16 x float> %1566)
  %1627 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1625, <16 x float> %1592, <16 x float> %1565)
  %1628 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1625, <16 x float> %1594, <16 x float> %1576)
  %1629 = getelementptr i8, ptr %1601, i64 16
  %1630 = load float, ptr %1629, align 4
  %1631 = insertelement <16 x float> poison, float %1630, i64 0
  %1632 = shufflevector <16 x float> %1631, <16 x float> poison, <16 x i32> zeroinitializer
  %1633 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1632, <16 x float> %1590, <16 x float> %1577)
  %1634 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1632, <16 x float> %1592, <16 x float> %1578)
  %1635 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1632, <16 x float> %1594, <16 x float> %1579)
  %1636 = getelementptr i8, ptr %1601, i64 20
  %1637 = load float, ptr %1636, align 4
  %1638 = insertelement <16 x float> poison, float %1637, i64 0
  %1639 = shufflevector <16 x float> %1638, <16 x float> poison, <16 x i32> zeroinitializer
  %1640 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1639, <16 x float> %1590, <16 x float> %1580)
  %1641 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1639, <16 x float> %1592, <16 x float> %1581)
  %1642 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1639, <16 x float> %1594, <16 x float> %1582)
  %1643 = getelementptr i8, ptr %1601, i64 24
  %1644 = load float, ptr %1643, align 4
  %1645 = insertelement <16 x float> poison, float %1644, i64 0
  %1646 = shufflevector <16 x float> %1645, <16 x float> poison, <16 x i32> zeroinitializer
  %1647 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1646, <16 x float> %1590, <16 x float> %1583)
  %1648 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1646, <16 x float> %1592, <16 x float> %1584)
  %1649 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1646, <16 x float> %1594, <16 x float> %1585)
  %1650 = add nsw i64 %1586, %140
  %1651 = add nuw nsw i64 %1587, 1
  %1652 = icmp slt i64 %1651, %72
  br i1 %1652, label %1564, label %1481, !llvm.loop !11

1653:                                             ; preds = %1481
  %1654 = load <16 x float>, ptr %160, align 4
  %1655 = fadd <16 x float> %1492, %1654
  store <16 x float> %1655, ptr %150, align 4
  %1656 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %1657 = load <16 x float>, ptr %1656, align 4
  %1658 = fadd <16 x float> %1491, %1657
  store <16 x float> %1658, ptr %1407, align 4
  %1659 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %1660 = load <16 x float>, ptr %1659, align 4
  %1661 = fadd <16 x float> %1490, %1660
  store <16 x float> %1661, ptr %1410, align 4
  %1662 = load i64, ptr %13, align 8
  %1663 = getelementptr inbounds float, ptr %160, i64 %1662
  %1664 = load <16 x float>, ptr %1663, align 4
  %1665 = fadd <16 x float> %1489, %1664
  %1666 = load i64, ptr %8, align 8
  %1667 = getelementptr inbounds float, ptr %150, i64 %1666
  store <16 x float> %1665, ptr %1667, align 4
  %1668 = load i64, ptr %13, align 8
  %1669 = getelementptr inbounds float, ptr %160, i64 %1668
  %1670 = getelementptr inbounds nuw i8, ptr %1669, i64 64
  %1671 = load <16 x float>, ptr %1670, align 4
  %1672 = fadd <16 x float> %1488, %1671
  %1673 = load i64, ptr %8, align 8
  %1674 = getelementptr inbounds float, ptr %150, i64 %1673
  %1675 = getelementptr inbounds nuw i8, ptr %1674, i64 64
  store <16 x float> %1672, ptr %1675, align 4
  %1676 = load i64, ptr %13, align 8
  %1677 = getelementptr inbounds float, ptr %160, i64 %1676
  %1678 = getelementptr inbounds nuw i8, ptr %1677, i64 128
  %1679 = load <16 x float>, ptr %1678, align 4
  %1680 = fadd <16 x float> %1487, %1679
  %1681 = load i64, ptr %8, align 8
  %1682 = getelementptr inbounds float, ptr %150, i64 %1681
  %1683 = getelementptr inbounds nuw i8, ptr %1682, i64 128
  store <16 x float> %1680, ptr %1683, align 4
  %1684 = load i64, ptr %13, align 8
  %1685 = shl nsw i64 %1684, 3
  %1686 = getelementptr inbounds i8, ptr %160, i64 %1685
  %1687 = load <16 x float>, ptr %1686, align 4
  %1688 = fadd <16 x float> %1486, %1687
  %1689 = load i64, ptr %8, align 8
  %1690 = shl nsw i64 %1689, 3
  %1691 = getelementptr inbounds i8, ptr %150, i64 %1690
  store <16 x float> %1688, ptr %1691, align 4
  %1692 = load i64, ptr %13, align 8
  %1693 = shl nsw i64 %1692, 3
  %1694 = getelementptr inbounds i8, ptr %160, i64 %1693
  %1695 = getelementptr inbounds nuw i8, ptr %1694, i64 64
  %1696 = load <16 x float>, ptr %1695, align 4
  %1697 = fadd <16 x float> %1485, %1696
  %1698 = load i64, ptr %8, align 8
  %1699 = shl nsw i64 %1698, 3
  %1700 = getelementptr inbounds i8, ptr %150, i64 %1699
  %1701 = getelementptr inbounds nuw i8, ptr %1700, i64 64
  store <16 x float> %1697, ptr %1701, align 4
  %1702 = load i64, ptr %13, align 8
  %1703 = shl nsw i64 %1702, 3
  %1704 = getelementptr inbounds i8, ptr %160, i64 %1703
  %1705 = getelementptr inbounds nuw i8, ptr %1704, i64 128
  %1706 = load <16 x float>, ptr %1705, align 4
  %1707 = fadd <16 x float> %1484, %1706
  %1708 = load i64, ptr %8, align 8
  %1709 = shl nsw i64 %1708, 3
  %1710 = getelementptr inbounds i8, ptr %150, i64 %1709
  %1711 = getelementptr inbounds nuw i8, ptr %1710, i64 128
  store <16 x float> %1707, ptr %1711, align 4
  %1712 = load i64, ptr %13, align 8
  %1713 = mul nsw i64 %1712, 12
  %1714 = getelementptr inbounds i8, ptr %160, i64 %1713
  %1715 = load <16 x float>, ptr %1714, align 4
  %1716 = fadd <16 x float> %1483, %1715
  %1717 = load i64, ptr %8, align 8
  %1718 = mul nsw i64 %1717, 12
  %1719 = getelementptr inbounds i8, ptr %150, i64 %1718
  store <16 x float> %1716, ptr %1719, align 4
  %1720 = load i64, ptr %13, align 8
  %1721 = mul nsw i64 %1720, 12
  %1722 = getelementptr inbounds i8, ptr %160, i64 %1721
  %1723 = getelementptr inbounds nuw i8, ptr %1722, i64 64
  %1724 = load <16 x float>, ptr %1723, align 4
  %1725 = fadd <16 x float> %1482, %1724
  %1726 = load i64, ptr %8, align 8
  %1727 = mul nsw i64 %1726, 12
  %1728 = getelementptr inbounds i8, ptr %150, i64 %1727
  %1729 = getelementptr inbounds nuw i8, ptr %1728, i64 64
  store <16 x float> %1725, ptr %1729, align 4
  %1730 = load i64, ptr %13, align 8
  %1731 = mul nsw i64 %1730, 12
  %1732 = getelementptr inbounds i8, ptr %160, i64 %1731
  %1733 = getelementptr inbounds nuw i8, ptr %1732, i64 128
  %1734 = load <16 x float>, ptr %1733, align 4
  %1735 = fadd <16 x float> %1493, %1734
  %1736 = load i64, ptr %8, align 8
  %1737 = mul nsw i64 %1736, 12
  %1738 = getelementptr inbounds i8, ptr %150, i64 %1737
  %1739 = getelementptr inbounds nuw i8, ptr %1738, i64 128
  store <16 x float> %1735, ptr %1739, align 4
  %1740 = load i64, ptr %13, align 8
  %1741 = shl nsw i64 %1740, 4
  %1742 = getelementptr inbounds i8, ptr %160, i64 %1741
  %1743 = load <16 x float>, ptr %1742, align 4
  %1744 = fadd <16 x float> %1494, %1743
  %1745 = load i64, ptr %8, align 8
  %1746 = shl nsw i64 %1745, 4
  %1747 = getelementptr inbounds i8, ptr %150, i64 %1746
  store <16 x float> %1744, ptr %1747, align 4
  %1748 = load i64, ptr %13, align 8
  %1749 = shl nsw i64 %1748, 4
  %1750 = getelementptr inbounds i8, ptr %160, i64 %1749
  %1751 = getelementptr inbounds nuw i8, ptr %1750, i64 64
  %1752 = load <16 x float>, ptr %1751, align 4
  %1753 = fadd <16 x float> %1495, %1752
  %1754 = load i64, ptr %8, align 8
  %1755 = shl nsw i64 %1754, 4
  %1756 = getelementptr inbounds i8, ptr %150, i64 %1755
  %1757 = getelementptr inbounds nuw i8, ptr %1756, i64 64
  store <16 x float> %1753, ptr %1757, align 4
  %1758 = load i64, ptr %13, align 8
  %1759 = shl nsw i64 %1758, 4
  %1760 = getelementptr inbounds i8, ptr %160, i64 %1759
  %1761 = getelementptr inbounds nuw i8, ptr %1760, i64 128
  %1762 = load <16 x float>, ptr %1761, align 4
  %1763 = fadd <16 x float> %1496, %1762
  %1764 = load i64, ptr %8, align 8
  %1765 = shl nsw i64 %1764, 4
  %1766 = getelementptr inbounds i8, ptr %150, i64 %1765
  %1767 = getelementptr inbounds nuw i8, ptr %1766, i64 128
  store <16 x float> %1763, ptr %1767, align 4
  %1768 = load i64, ptr %13, align 8
  %1769 = mul nsw i64 %1768, 20
  %1770 = getelementptr inbounds i8, ptr %160, i64 %1769
  %1771 = load <16 x float>, ptr %1770, align 4
  %1772 = fadd <16 x float> %1497, %1771
  %1773 = load i64, ptr %8, align 8
  %1774 = mul nsw i64 %1773, 20
  %1775 = getelementptr inbounds i8, ptr %150, i64 %1774
  store <16 x float> %1772, ptr %1775, align 4
  %1776 = load i64, ptr %13, align 8
  %1777 = mul nsw i64 %1776, 20
  %1778 = getelementptr inbounds i8, ptr %160, i64 %1777
  %1779 = getelementptr inbounds nuw i8, ptr %1778, i64 64
  %1780 = load <16 x float>, ptr %1779, align 4
  %1781 = fadd <16 x float> %1498, %1780
  %1782 = load i64, ptr %8, align 8
  %1783 = mul nsw i64 %1782, 20
  %1784 = getelementptr inbounds i8, ptr %150, i64 %1783
  %1785 = getelementptr inbounds nuw i8, ptr %1784, i64 64
  store <16 x float> %1781, ptr %1785, align 4
  %1786 = load i64, ptr %13, align 8
  %1787 = mul nsw i64 %1786, 20
  %1788 = getelementptr inbounds i8, ptr %160, i64 %1787
  %1789 = getelementptr inbounds nuw i8, ptr %1788, i64 128
  %1790 = load <16 x float>, ptr %1789, align 4
  %1791 = fadd <16 x float> %1499, %1790
  %1792 = load i64, ptr %8, align 8
  %1793 = mul nsw i64 %1792, 20
  %1794 = getelementptr inbounds i8, ptr %150, i64 %1793
  %1795 = getelementptr inbounds nuw i8, ptr %1794, i64 128
  store <16 x float> %1791, ptr %1795, align 4
  %1796 = load i64, ptr %13, align 8
  %1797 = mul nsw i64 %1796, 24
  %1798 = getelementptr inbounds i8, ptr %160, i64 %1797
  %1799 = load <16 x float>, ptr %1798, align 4
  %1800 = fadd <16 x float> %1500, %1799
  %1801 = load i64, ptr %8, align 8
  %1802 = mul nsw i64 %1801, 24
  %1803 = getelementptr inbounds i8, ptr %150, i64 %1802
  store <16 x float> %1800, ptr %1803, align 4
  %1804 = load i64, ptr %13, align 8
  %1805 = mul nsw i64 %1804, 24
  %1806 = getelementptr inbounds i8, ptr %160, i64 %1805
  %1807 = getelementptr inbounds nuw i8, ptr %1806, i64 64
  %1808 = load <16 x float>, ptr %1807, align 4
  %1809 = fadd <16 x float> %1501, %1808
  %1810 = load i64, ptr %8, align 8
  %1811 = mul nsw i64 %1810, 24
  %1812 = getelementptr inbounds i8, ptr %150, i64 %1811
  %1813 = getelementptr inbounds nuw i8, ptr %1812, i64 64
  store <16 x float> %1809, ptr %1813, align 4
  %1814 = load i64, ptr %13, align 8
  %1815 = mul nsw i64 %1814, 24
  %1816 = getelementptr inbounds i8, ptr %160, i64 %1815
  %1817 = getelementptr inbounds nuw i8, ptr %1816, i64 128
  %1818 = load <16 x float>, ptr %1817, align 4
  %1819 = fadd <16 x float> %1502, %1818
  br label %1820

1820:                                             ; preds = %1504, %1653
  %1821 = phi <16 x float> [ %1819, %1653 ], [ %1502, %1504 ]
  %1822 = load i64, ptr %8, align 8
  %1823 = mul nsw i64 %1822, 24
  %1824 = getelementptr inbounds i8, ptr %150, i64 %1823
  %1825 = getelementptr inbounds nuw i8, ptr %1824, i64 128
  store <16 x float> %1821, ptr %1825, align 4
  br label %2310

1826:                                             ; preds = %159
  %1827 = load <16 x float>, ptr %150, align 4
  %1828 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1827
  %1829 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %1830 = load <16 x float>, ptr %1829, align 4
  %1831 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1830
  %1832 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %1833 = load <16 x float>, ptr %1832, align 4
  %1834 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1833
  %1835 = getelementptr inbounds float, ptr %150, i64 %147
  %1836 = load <16 x float>, ptr %1835, align 4
  %1837 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1836
  %1838 = getelementptr inbounds nuw i8, ptr %1835, i64 64
  %1839 = load <16 x float>, ptr %1838, align 4
  %1840 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1839
  %1841 = getelementptr inbounds nuw i8, ptr %1835, i64 128
  %1842 = load <16 x float>, ptr %1841, align 4
  %1843 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1842
  %1844 = shl nsw i64 %147, 3
  %1845 = getelementptr inbounds i8, ptr %150, i64 %1844
  %1846 = load <16 x float>, ptr %1845, align 4
  %1847 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1846
  %1848 = getelementptr inbounds nuw i8, ptr %1845, i64 64
  %1849 = load <16 x float>, ptr %1848, align 4
  %1850 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1849
  %1851 = getelementptr inbounds nuw i8, ptr %1845, i64 128
  %1852 = load <16 x float>, ptr %1851, align 4
  %1853 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1852
  %1854 = mul nsw i64 %147, 12
  %1855 = getelementptr inbounds i8, ptr %150, i64 %1854
  %1856 = load <16 x float>, ptr %1855, align 4
  %1857 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1856
  %1858 = getelementptr inbounds nuw i8, ptr %1855, i64 64
  %1859 = load <16 x float>, ptr %1858, align 4
  %1860 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1859
  %1861 = getelementptr inbounds nuw i8, ptr %1855, i64 128
  %1862 = load <16 x float>, ptr %1861, align 4
  %1863 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1862
  %1864 = shl nsw i64 %147, 4
  %1865 = getelementptr inbounds i8, ptr %150, i64 %1864
  %1866 = load <16 x float>, ptr %1865, align 4
  %1867 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1866
  %1868 = getelementptr inbounds nuw i8, ptr %1865, i64 64
  %1869 = load <16 x float>, ptr %1868, align 4
  %1870 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1869
  %1871 = getelementptr inbounds nuw i8, ptr %1865, i64 128
  %1872 = load <16 x float>, ptr %1871, align 4
  %1873 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1872
  %1874 = mul nsw i64 %147, 20
  %1875 = getelementptr inbounds i8, ptr %150, i64 %1874
  %1876 = load <16 x float>, ptr %1875, align 4
  %1877 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1876
  %1878 = getelementptr inbounds nuw i8, ptr %1875, i64 64
  %1879 = load <16 x float>, ptr %1878, align 4
  %1880 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1879
  %1881 = getelementptr inbounds nuw i8, ptr %1875, i64 128
  %1882 = load <16 x float>, ptr %1881, align 4
  %1883 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1882
  %1884 = mul nsw i64 %147, 24
  %1885 = getelementptr inbounds i8, ptr %150, i64 %1884
  %1886 = load <16 x float>, ptr %1885, align 4
  %1887 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1886
  %1888 = getelementptr inbounds nuw i8, ptr %1885, i64 64
  %1889 = load <16 x float>, ptr %1888, align 4
  %1890 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1889
  %1891 = getelementptr inbounds nuw i8, ptr %1885, i64 128
  %1892 = load <16 x float>, ptr %1891, align 4
  %1893 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1892
  %1894 = mul nsw i64 %147, 28
  %1895 = getelementptr inbounds i8, ptr %150, i64 %1894
  %1896 = load <16 x float>, ptr %1895, align 4
  %1897 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1896
  %1898 = getelementptr inbounds nuw i8, ptr %1895, i64 64
  %1899 = load <16 x float>, ptr %1898, align 4
  %1900 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1899
  %1901 = getelementptr inbounds nuw i8, ptr %1895, i64 128
  %1902 = load <16 x float>, ptr %1901, align 4
  %1903 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1902
  %1904 = icmp sgt i64 %138, 0
  br i1 %1904, label %1906, label %1905

1905:                                             ; preds = %1906, %1826
  br i1 %96, label %2010, label %1913

1906:                                             ; preds = %1826, %1906
  %1907 = phi i64 [ %1911, %1906 ], [ 0, %1826 ]
  %1908 = add nuw nsw i64 %1907, 8
  %1909 = mul nsw i64 %1908, %147
  %1910 = getelementptr inbounds float, ptr %150, i64 %1909
  tail call void @llvm.prefetch.p0(ptr %1910, i32 1, i32 3, i32 1)
  %1911 = add nuw nsw i64 %1907, 1
  %1912 = icmp eq i64 %1911, %133
  br i1 %1912, label %1905, label %1906, !llvm.loop !9

1913:                                             ; preds = %2010, %1905
  %1914 = phi <16 x float> [ %1828, %1905 ], [ %2054, %2010 ]
  %1915 = phi <16 x float> [ %1831, %1905 ], [ %2055, %2010 ]
  %1916 = phi <16 x float> [ %1834, %1905 ], [ %2056, %2010 ]
  %1917 = phi <16 x float> [ %1837, %1905 ], [ %2061, %2010 ]
  %1918 = phi <16 x float> [ %1840, %1905 ], [ %2062, %2010 ]
  %1919 = phi <16 x float> [ %1843, %1905 ], [ %2063, %2010 ]
  %1920 = phi <16 x float> [ %1847, %1905 ], [ %2068, %2010 ]
  %1921 = phi <16 x float> [ %1850, %1905 ], [ %2069, %2010 ]
  %1922 = phi <16 x float> [ %1853, %1905 ], [ %2070, %2010 ]
  %1923 = phi <16 x float> [ %1857, %1905 ], [ %2075, %2010 ]
  %1924 = phi <16 x float> [ %1860, %1905 ], [ %2076, %2010 ]
  %1925 = phi <16 x float> [ %1863, %1905 ], [ %2077, %2010 ]
  %1926 = phi <16 x float> [ %1867, %1905 ], [ %2082, %2010 ]
  %1927 = phi <16 x float> [ %1870, %1905 ], [ %2083, %2010 ]
  %1928 = phi <16 x float> [ %1873, %1905 ], [ %2084, %2010 ]
  %1929 = phi <16 x float> [ %1877, %1905 ], [ %2089, %2010 ]
  %1930 = phi <16 x float> [ %1880, %1905 ], [ %2090, %2010 ]
  %1931 = phi <16 x float> [ %1883, %1905 ], [ %2091, %2010 ]
  %1932 = phi <16 x float> [ %1887, %1905 ], [ %2096, %2010 ]
  %1933 = phi <16 x float> [ %1890, %1905 ], [ %2097, %2010 ]
  %1934 = phi <16 x float> [ %1893, %1905 ], [ %2098, %2010 ]
  %1935 = phi <16 x float> [ %1897, %1905 ], [ %2103, %2010 ]
  %1936 = phi <16 x float> [ %1900, %1905 ], [ %2104, %2010 ]
  %1937 = phi <16 x float> [ %1903, %1905 ], [ %2105, %2010 ]
  %1938 = icmp eq ptr %160, null
  br i1 %1938, label %1939, label %2109

1939:                                             ; preds = %1913
  store <16 x float> %1914, ptr %150, align 4
  store <16 x float> %1915, ptr %1829, align 4
  store <16 x float> %1916, ptr %1832, align 4
  %1940 = load i64, ptr %8, align 8
  %1941 = getelementptr inbounds float, ptr %150, i64 %1940
  store <16 x float> %1917, ptr %1941, align 4
  %1942 = load i64, ptr %8, align 8
  %1943 = getelementptr inbounds float, ptr %150, i64 %1942
  %1944 = getelementptr inbounds nuw i8, ptr %1943, i64 64
  store <16 x float> %1918, ptr %1944, align 4
  %1945 = load i64, ptr %8, align 8
  %1946 = getelementptr inbounds float, ptr %150, i64 %1945
  %1947 = getelementptr inbounds nuw i8, ptr %1946, i64 128
  store <16 x float> %1919, ptr %1947, align 4
  %1948 = load i64, ptr %8, align 8
  %1949 = shl nsw i64 %1948, 3
  %1950 = getelementptr inbounds i8, ptr %150, i64 %1949
  store <16 x float> %1920, ptr %1950, align 4
  %1951 = load i64, ptr %8, align 8
  %1952 = shl nsw i64 %1951, 3
  %1953 = getelementptr inbounds i8, ptr %150, i64 %1952
  %1954 = getelementptr inbounds nuw i8, ptr %1953, i64 64
  store <16 x float> %1921, ptr %1954, align 4
  %1955 = load i64, ptr %8, align 8
  %1956 = shl nsw i64 %1955, 3
  %1957 = getelementptr inbounds i8, ptr %150, i64 %1956
  %1958 = getelementptr inbounds nuw i8, ptr %1957, i64 128
  store <16 x float> %1922, ptr %1958, align 4
  %1959 = load i64, ptr %8, align 8
  %1960 = mul nsw i64 %1959, 12
  %1961 = getelementptr inbounds i8, ptr %150, i64 %1960
  store <16 x float> %1923, ptr %1961, align 4
  %1962 = load i64, ptr %8, align 8
  %1963 = mul nsw i64 %1962, 12
  %1964 = getelementptr inbounds i8, ptr %150, i64 %1963
  %1965 = getelementptr inbounds nuw i8, ptr %1964, i64 64
  store <16 x float> %1924, ptr %1965, align 4
  %1966 = load i64, ptr %8, align 8
  %1967 = mul nsw i64 %1966, 12
  %1968 = getelementptr inbounds i8, ptr %150, i64 %1967
  %1969 = getelementptr inbounds nuw i8, ptr %1968, i64 128
  store <16 x float> %1925, ptr %1969, align 4
  %1970 = load i64, ptr %8, align 8
  %1971 = shl nsw i64 %1970, 4
  %1972 = getelementptr inbounds i8, ptr %150, i64 %1971
  store <16 x float> %1926, ptr %1972, align 4
  %1973 = load i64, ptr %8, align 8
  %1974 = shl nsw i64 %1973, 4
  %1975 = getelementptr inbounds i8, ptr %150, i64 %1974
  %1976 = getelementptr inbounds nuw i8, ptr %1975, i64 64
  store <16 x float> %1927, ptr %1976, align 4
  %1977 = load i64, ptr %8, align 8
  %1978 = shl nsw i64 %1977, 4
  %1979 = getelementptr inbounds i8, ptr %150, i64 %1978
  %1980 = getelementptr inbounds nuw i8, ptr %1979, i64 128
  store <16 x float> %1928, ptr %1980, align 4
  %1981 = load i64, ptr %8, align 8
  %1982 = mul nsw i64 %1981, 20
  %1983 = getelementptr inbounds i8, ptr %150, i64 %1982
  store <16 x float> %1929, ptr %1983, align 4
  %1984 = load i64, ptr %8, align 8
  %1985 = mul nsw i64 %1984, 20
  %1986 = getelementptr inbounds i8, ptr %150, i64 %1985
  %1987 = getelementptr inbounds nuw i8, ptr %1986, i64 64
  store <16 x float> %1930, ptr %1987, align 4
  %1988 = load i64, ptr %8, align 8
  %1989 = mul nsw i64 %1988, 20
  %1990 = getelementptr inbounds i8, ptr %150, i64 %1989
  %1991 = getelementptr inbounds nuw i8, ptr %1990, i64 128
  store <16 x float> %1931, ptr %1991, align 4
  %1992 = load i64, ptr %8, align 8
  %1993 = mul nsw i64 %1992, 24
  %1994 = getelementptr inbounds i8, ptr %150, i64 %1993
  store <16 x float> %1932, ptr %1994, align 4
  %1995 = load i64, ptr %8, align 8
  %1996 = mul nsw i64 %1995, 24
  %1997 = getelementptr inbounds i8, ptr %150, i64 %1996
  %1998 = getelementptr inbounds nuw i8, ptr %1997, i64 64
  store <16 x float> %1933, ptr %1998, align 4
  %1999 = load i64, ptr %8, align 8
  %2000 = mul nsw i64 %1999, 24
  %2001 = getelementptr inbounds i8, ptr %150, i64 %2000
  %2002 = getelementptr inbounds nuw i8, ptr %2001, i64 128
  store <16 x float> %1934, ptr %2002, align 4
  %2003 = load i64, ptr %8, align 8
  %2004 = mul nsw i64 %2003, 28
  %2005 = getelementptr inbounds i8, ptr %150, i64 %2004
  store <16 x float> %1935, ptr %2005, align 4
  %2006 = load i64, ptr %8, align 8
  %2007 = mul nsw i64 %2006, 28
  %2008 = getelementptr inbounds i8, ptr %150, i64 %2007
  %2009 = getelementptr inbounds nuw i8, ptr %2008, i64 64
  store <16 x float> %1936, ptr %2009, align 4
  br label %2304

2010:                                             ; preds = %1905, %2010
  %2011 = phi <16 x float> [ %2054, %2010 ], [ %1828, %1905 ]
  %2012 = phi <16 x float> [ %2055, %2010 ], [ %1831, %1905 ]
  %2013 = phi <16 x float> [ %2056, %2010 ], [ %1834, %1905 ]
  %2014 = phi <16 x float> [ %2061, %2010 ], [ %1837, %1905 ]
  %2015 = phi <16 x float> [ %2062, %2010 ], [ %1840, %1905 ]
  %2016 = phi <16 x float> [ %2063, %2010 ], [ %1843, %1905 ]
  %2017 = phi <16 x float> [ %2068, %2010 ], [ %1847, %1905 ]
  %2018 = phi <16 x float> [ %2069, %2010 ], [ %1850, %1905 ]
  %2019 = phi <16 x float> [ %2070, %2010 ], [ %1853, %1905 ]
  %2020 = phi <16 x float> [ %2075, %2010 ], [ %1857, %1905 ]
  %2021 = phi <16 x float> [ %2076, %2010 ], [ %1860, %1905 ]
  %2022 = phi <16 x float> [ %2077, %2010 ], [ %1863, %1905 ]
  %2023 = phi <16 x float> [ %2082, %2010 ], [ %1867, %1905 ]
  %2024 = phi <16 x float> [ %2083, %2010 ], [ %1870, %1905 ]
  %2025 = phi <16 x float> [ %2084, %2010 ], [ %1873, %1905 ]
  %2026 = phi <16 x float> [ %2089, %2010 ], [ %1877, %1905 ]
  %2027 = phi <16 x float> [ %2090, %2010 ], [ %1880, %1905 ]
  %2028 = phi <16 x float> [ %2091, %2010 ], [ %1883, %1905 ]
  %2029 = phi <16 x float> [ %2096, %2010 ], [ %1887, %1905 ]
  %2030 = phi <16 x float> [ %2097, %2010 ], [ %1890, %1905 ]
  %2031 = phi <16 x float> [ %2098, %2010 ], [ %1893, %1905 ]
  %2032 = phi <16 x float> [ %2103, %2010 ], [ %1897, %1905 ]
  %2033 = phi <16 x float> [ %2104, %2010 ], [ %1900, %1905 ]
  %2034 = phi <16 x float> [ %2105, %2010 ], [ %1903, %1905 ]
  %2035 = phi i64 [ %2106, %2010 ], [ %143, %1905 ]
  %2036 = phi i64 [ %2107, %2010 ], [ 0, %1905 ]
  %2037 = mul nuw nsw i64 %2036, 192
  %2038 = getelementptr inbounds nuw i8, ptr %124, i64 %2037
  %2039 = load <16 x float>, ptr %2038, align 4
  %2040 = getelementptr inbounds nuw i8, ptr %2038, i64 64
  %2041 = load <16 x float>, ptr %2040, align 4
  %2042 = getelementptr inbounds nuw i8, ptr %2038, i64 128
  %2043 = load <16 x float>, ptr %2042, align 4
  %2044 = ashr i64 %2035, 16
  %2045 = mul nsw i64 %2044, 192
  %2046 = getelementptr inbounds i8, ptr %144, i64 %2045
  call void @llvm.prefetch.p0(ptr %2046, i32 0, i32 2, i32 1)
  %2047 = getelementptr inbounds nuw i8, ptr %2046, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2047, i32 0, i32 2, i32 1)
  %2048 = getelementptr inbounds nuw i8, ptr %2046, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %2048, i32 0, i32 2, i32 1)
  %2049 = shl i64 %2036, 5
  %2050 = getelementptr i8, ptr %129, i64 %2049
  %2051 = load float, ptr %2050, align 4
  %2052 = insertelement <16 x float> poison, float %2051, i64 0
  %2053 = shufflevector <16 x float> %2052, <16 x float> poison, <16 x i32> zeroinitializer
  %2054 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2053, <16 x float> %2039, <16 x float> %2011)
  %2055 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2053, <16 x float> %2041, <16 x float> %2012)
  %2056 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2053, <16 x float> %2043, <16 x float> %2013)
  %2057 = getelementptr i8, ptr %2050, i64 4
  %2058 = load float, ptr %2057, align 4
  %2059 = insertelement <16 x float> poison, float %2058, i64 0
  %2060 = shufflevector <16 x float> %2059, <16 x float> poison, <16 x i32> zeroinitializer
  %2061 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2060, <16 x float> %2039, <16 x float> %2014)
  %2062 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2060, <16 x float> %2041, <16 x float> %2015)
  %2063 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2060, <16 x float> %2043, <16 x float> %2016)
  %2064 = getelementptr i8, ptr %2050, i64 8
  %2065 = load float, ptr %2064, align 4
  %2066 = insertelement <16 x float> poison, float %2065, i64 0
  %2067 = shufflevector <16 x float> %2066, <16 x float> poison, <16 x i32> zeroinitializer
  %2068 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2067, <16 x float> %2039, <16 x float> %2017)
  %2069 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2067, <16 x float> %2041, <16 x float> %2018)
  %2070 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2067, <16 x float> %2043, <16 x float> %2019)
  %2071 = getelementptr i8, ptr %2050, i64 12
  %2072 = load float, ptr %2071, align 4
  %2073 = insertelement <16 x float> poison, float %2072, i64 0
  %2074 = shufflevector <16 x float> %2073, <16 x float> poison, <16 x i32> zeroinitializer
  %2075 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2074, <16 x float> %2039, <16 x float> %2020)
  %2076 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2074, <16 x float> %2041, <16 x float> %2021)
  %2077 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2074, <16 x float> %2043, <16 x float> %2022)
  %2078 = getelementptr i8, ptr %2050, i64 16
  %2079 = load float, ptr %2078, align 4
  %2080 = insertelement <16 x float> poison, float %2079, i64 0
  %2081 = shufflevector <16 x float> %2080, <16 x float> poison, <16 x i32> zeroinitializer
  %2082 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2081, <16 x float> %2039, <16 x float> %2023)
  %2083 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2081, <16 x float> %2041, <16 x float> %2024)
  %2084 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2081, <16 x float> %2043, <16 x float> %2025)
  %2085 = getelementptr i8, ptr %2050, i64 20
  %2086 = load float, ptr %2085, align 4
  %2087 = insertelement <16 x float> poison, float %2086, i64 0
  %2088 = shufflevector <16 x float> %2087, <16 x float> poison, <16 x i32> zeroinitializer
  %2089 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2088, <16 x float> %2039, <16 x float> %2026)
  %2090 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2088, <16 x float> %2041, <16 x float> %2027)
  %2091 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2088, <16 x float> %2043, <16 x float> %2028)
  %2092 = getelementptr i8, ptr %2050, i64 24
  %2093 = load float, ptr %2092, align 4
  %2094 = insertelement <16 x float> poison, float %2093, i64 0
  %2095 = shufflevector <16 x float> %2094, <16 x float> poison, <16 x i32> zeroinitializer
  %2096 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2095, <16 x float> %2039, <16 x float> %2029)
  %2097 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2095, <16 x float> %2041, <16 x float> %2030)
  %2098 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2095, <16 x float> %2043, <16 x float> %2031)
  %2099 = getelementptr i8, ptr %2050, i64 28
  %2100 = load float, ptr %2099, align 4
  %2101 = insertelement <16 x float> poison, float %2100, i64 0
  %2102 = shufflevector <16 x float> %2101, <16 x float> poison, <16 x i32> zeroinitializer
  %2103 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2102, <16 x float> %2039, <16 x float> %2032)
  %2104 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2102, <16 x float> %2041, <16 x float> %2033)
  %2105 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2102, <16 x float> %2043, <16 x float> %2034)
  %2106 = add nsw i64 %2035, %140
  %2107 = add nuw nsw i64 %2036, 1
  %2108 = icmp slt i64 %2107, %72
  br i1 %2108, label %2010, label %1913, !llvm.loop !11

2109:                                             ; preds = %1913
  %2110 = load <16 x float>, ptr %160, align 4
  %2111 = fadd <16 x float> %1914, %2110
  store <16 x float> %2111, ptr %150, align 4
  %2112 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %2113 = load <16 x float>, ptr %2112, align 4
  %2114 = fadd <16 x float> %1915, %2113
  store <16 x float> %2114, ptr %1829, align 4
  %2115 = getelementptr inbounds nuw i8, ptr %160, i64 128
  %2116 = load <16 x float>, ptr %2115, align 4
  %2117 = fadd <16 x float> %1916, %2116
  store <16 x float> %2117, ptr %1832, align 4
  %2118 = load i64, ptr %13, align 8
  %2119 = getelementptr inbounds float, ptr %160, i64 %2118
  %2120 = load <16 x float>, ptr %2119, align 4
  %2121 = fadd <16 x float> %1917, %2120
  %2122 = load i64, ptr %8, align 8
  %2123 = getelementptr inbounds float, ptr %150, i64 %2122
  store <16 x float> %2121, ptr %2123, align 4
  %2124 = load i64, ptr %13, align 8
  %2125 = getelementptr inbounds float, ptr %160, i64 %2124
  %2126 = getelementptr inbounds nuw i8, ptr %2125, i64 64
  %2127 = load <16 x float>, ptr %2126, align 4
  %2128 = fadd <16 x float> %1918, %2127
  %2129 = load i64, ptr %8, align 8
  %2130 = getelementptr inbounds float, ptr %150, i64 %2129
  %2131 = getelementptr inbounds nuw i8, ptr %2130, i64 64
  store <16 x float> %2128, ptr %2131, align 4
  %2132 = load i64, ptr %13, align 8
  %2133 = getelementptr inbounds float, ptr %160, i64 %2132
  %2134 = getelementptr inbounds nuw i8, ptr %2133, i64 128
  %2135 = load <16 x float>, ptr %2134, align 4
  %2136 = fadd <16 x float> %1919, %2135
  %2137 = load i64, ptr %8, align 8
  %2138 = getelementptr inbounds float, ptr %150, i64 %2137
  %2139 = getelementptr inbounds nuw i8, ptr %2138, i64 128
  store <16 x float> %2136, ptr %2139, align 4
  %2140 = load i64, ptr %13, align 8
  %2141 = shl nsw i64 %2140, 3
  %2142 = getelementptr inbounds i8, ptr %160, i64 %2141
  %2143 = load <16 x float>, ptr %2142, align 4
  %2144 = fadd <16 x float> %1920, %2143
  %2145 = load i64, ptr %8, align 8
  %2146 = shl nsw i64 %2145, 3
  %2147 = getelementptr inbounds i8, ptr %150, i64 %2146
  store <16 x float> %2144, ptr %2147, align 4
  %2148 = load i64, ptr %13, align 8
  %2149 = shl nsw i64 %2148, 3
  %2150 = getelementptr inbounds i8, ptr %160, i64 %2149
  %2151 = getelementptr inbounds nuw i8, ptr %2150, i64 64
  %2152 = load <16 x float>, ptr %2151, align 4
  %2153 = fadd <16 x float> %1921, %2152
  %2154 = load i64, ptr %8, align 8
  %2155 = shl nsw i64 %2154, 3
  %2156 = getelementptr inbounds i8, ptr %150, i64 %2155
  %2157 = getelementptr inbounds nuw i8, ptr %2156, i64 64
  store <16 x float> %2153, ptr %2157, align 4
  %2158 = load i64, ptr %13, align 8
  %2159 = shl nsw i64 %2158, 3
  %2160 = getelementptr inbounds i8, ptr %160, i64 %2159
  %2161 = getelementptr inbounds nuw i8, ptr %2160, i64 128
  %2162 = load <16 x float>, ptr %2161, align 4
  %2163 = fadd <16 x float> %1922, %2162
  %2164 = load i64, ptr %8, align 8
  %2165 = shl nsw i64 %2164, 3
  %2166 = getelementptr inbounds i8, ptr %150, i64 %2165
  %2167 = getelementptr inbounds nuw i8, ptr %2166, i64 128
  store <16 x float> %2163, ptr %2167, align 4
  %2168 = load i64, ptr %13, align 8
  %2169 = mul nsw i64 %2168, 12
  %2170 = getelementptr inbounds i8, ptr %160, i64 %2169
  %2171 = load <16 x float>, ptr %2170, align 4
  %2172 = fadd <16 x float> %1923, %2171
  %2173 = load i64, ptr %8, align 8
  %2174 = mul nsw i64 %2173, 12
  %2175 = getelementptr inbounds i8, ptr %150, i64 %2174
  store <16 x float> %2172, ptr %2175, align 4
  %2176 = load i64, ptr %13, align 8
  %2177 = mul nsw i64 %2176, 12
  %2178 = getelementptr inbounds i8, ptr %160, i64 %2177
  %2179 = getelementptr inbounds nuw i8, ptr %2178, i64 64
  %2180 = load <16 x float>, ptr %2179, align 4
  %2181 = fadd <16 x float> %1924, %2180
  %2182 = load i64, ptr %8, align 8
  %2183 = mul nsw i64 %2182, 12
  %2184 = getelementptr inbounds i8, ptr %150, i64 %2183
  %2185 = getelementptr inbounds nuw i8, ptr %2184, i64 64
  store <16 x float> %2181, ptr %2185, align 4
  %2186 = load i64, ptr %13, align 8
  %2187 = mul nsw i64 %2186, 12
  %2188 = getelementptr inbounds i8, ptr %160, i64 %2187
  %2189 = getelementptr inbounds nuw i8, ptr %2188, i64 128
  %2190 = load <16 x float>, ptr %2189, align 4
  %2191 = fadd <16 x float> %1925, %2190
  %2192 = load i64, ptr %8, align 8
  %2193 = mul nsw i64 %2192, 12
  %2194 = getelementptr inbounds i8, ptr %150, i64 %2193
  %2195 = getelementptr inbounds nuw i8, ptr %2194, i64 128
  store <16 x float> %2191, ptr %2195, align 4
  %2196 = load i64, ptr %13, align 8
  %2197 = shl nsw i64 %2196, 4
  %2198 = getelementptr inbounds i8, ptr %160, i64 %2197
  %2199 = load <16 x float>, ptr %2198, align 4
  %2200 = fadd <16 x float> %1926, %2199
  %2201 = load i64, ptr %8, align 8
  %2202 = shl nsw i64 %2201, 4
  %2203 = getelementptr inbounds i8, ptr %150, i64 %2202
  store <16 x float> %2200, ptr %2203, align 4
  %2204 = load i64, ptr %13, align 8
  %2205 = shl nsw i64 %2204, 4
  %2206 = getelementptr inbounds i8, ptr %160, i64 %2205
  %2207 = getelementptr inbounds nuw i8, ptr %2206, i64 64
  %2208 = load <16 x float>, ptr %2207, align 4
  %2209 = fadd <16 x float> %1927, %2208
  %2210 = load i64, ptr %8, align 8
  %2211 = shl nsw i64 %2210, 4
  %2212 = getelementptr inbounds i8, ptr %150, i64 %2211
  %2213 = getelementptr inbounds nuw i8, ptr %2212, i64 64
  store <16 x float> %2209, ptr %2213, align 4
  %2214 = load i64, ptr %13, align 8
  %2215 = shl nsw i64 %2214, 4
  %2216 = getelementptr inbounds i8, ptr %160, i64 %2215
  %2217 = getelementptr inbounds nuw i8, ptr %2216, i64 128
  %2218 = load <16 x float>, ptr %2217, align 4
  %2219 = fadd <16 x float> %1928, %2218
  %2220 = load i64, ptr %8, align 8
  %2221 = shl nsw i64 %2220, 4
  %2222 = getelementptr inbounds i8, ptr %150, i64 %2221
  %2223 = getelementptr inbounds nuw i8, ptr %2222, i64 128
  store <16 x float> %2219, ptr %2223, align 4
  %2224 = load i64, ptr %13, align 8
  %2225 = mul nsw i64 %2224, 20
  %2226 = getelementptr inbounds i8, ptr %160, i64 %2225
  %2227 = load <16 x float>, ptr %2226, align 4
  %2228 = fadd <16 x float> %1929, %2227
  %2229 = load i64, ptr %8, align 8
  %2230 = mul nsw i64 %2229, 20
  %2231 = getelementptr inbounds i8, ptr %150, i64 %2230
  store <16 x float> %2228, ptr %2231, align 4
  %2232 = load i64, ptr %13, align 8
  %2233 = mul nsw i64 %2232, 20
  %2234 = getelementptr inbounds i8, ptr %160, i64 %2233
  %2235 = getelementptr inbounds nuw i8, ptr %2234, i64 64
  %2236 = load <16 x float>, ptr %2235, align 4
  %2237 = fadd <16 x float> %1930, %2236
  %2238 = load i64, ptr %8, align 8
  %2239 = mul nsw i64 %2238, 20
  %2240 = getelementptr inbounds i8, ptr %150, i64 %2239
  %2241 = getelementptr inbounds nuw i8, ptr %2240, i64 64
  store <16 x float> %2237, ptr %2241, align 4
  %2242 = load i64, ptr %13, align 8
  %2243 = mul nsw i64 %2242, 20
  %2244 = getelementptr inbounds i8, ptr %160, i64 %2243
  %2245 = getelementptr inbounds nuw i8, ptr %2244, i64 128
  %2246 = load <16 x float>, ptr %2245, align 4
  %2247 = fadd <16 x float> %1931, %2246
  %2248 = load i64, ptr %8, align 8
  %2249 = mul nsw i64 %2248, 20
  %2250 = getelementptr inbounds i8, ptr %150, i64 %2249
  %2251 = getelementptr inbounds nuw i8, ptr %2250, i64 128
  store <16 x float> %2247, ptr %2251, align 4
  %2252 = load i64, ptr %13, align 8
  %2253 = mul nsw i64 %2252, 24
  %2254 = getelementptr inbounds i8, ptr %160, i64 %2253
  %2255 = load <16 x float>, ptr %2254, align 4
  %2256 = fadd <16 x float> %1932, %2255
  %2257 = load i64, ptr %8, align 8
  %2258 = mul nsw i64 %2257, 24
  %2259 = getelementptr inbounds i8, ptr %150, i64 %2258
  store <16 x float> %2256, ptr %2259, align 4
  %2260 = load i64, ptr %13, align 8
  %2261 = mul nsw i64 %2260, 24
  %2262 = getelementptr inbounds i8, ptr %160, i64 %2261
  %2263 = getelementptr inbounds nuw i8, ptr %2262, i64 64
  %2264 = load <16 x float>, ptr %2263, align 4
  %2265 = fadd <16 x float> %1933, %2264
  %2266 = load i64, ptr %8, align 8
  %2267 = mul nsw i64 %2266, 24
  %2268 = getelementptr inbounds i8, ptr %150, i64 %2267
  %2269 = getelementptr inbounds nuw i8, ptr %2268, i64 64
  store <16 x float> %2265, ptr %2269, align 4
  %2270 = load i64, ptr %13, align 8
  %2271 = mul nsw i64 %2270, 24
  %2272 = getelementptr inbounds i8, ptr %160, i64 %2271
  %2273 = getelementptr inbounds nuw i8, ptr %2272, i64 128
  %2274 = load <16 x float>, ptr %2273, align 4
  %2275 = fadd <16 x float> %1934, %2274
  %2276 = load i64, ptr %8, align 8
  %2277 = mul nsw i64 %2276, 24
  %2278 = getelementptr inbounds i8, ptr %150, i64 %2277
  %2279 = getelementptr inbounds nuw i8, ptr %2278, i64 128
  store <16 x float> %2275, ptr %2279, align 4
  %2280 = load i64, ptr %13, align 8
  %2281 = mul nsw i64 %2280, 28
  %2282 = getelementptr inbounds i8, ptr %160, i64 %2281
  %2283 = load <16 x float>, ptr %2282, align 4
  %2284 = fadd <16 x float> %1935, %2283
  %2285 = load i64, ptr %8, align 8
  %2286 = mul nsw i64 %2285, 28
  %2287 = getelementptr inbounds i8, ptr %150, i64 %2286
  store <16 x float> %2284, ptr %2287, align 4
  %2288 = load i64, ptr %13, align 8
  %2289 = mul nsw i64 %2288, 28
  %2290 = getelementptr inbounds i8, ptr %160, i64 %2289
  %2291 = getelementptr inbounds nuw i8, ptr %2290, i64 64
  %2292 = load <16 x float>, ptr %2291, align 4
  %2293 = fadd <16 x float> %1936, %2292
  %2294 = load i64, ptr %8, align 8
  %2295 = mul nsw i64 %2294, 28
  %2296 = getelementptr inbounds i8, ptr %150, i64 %2295
  %2297 = getelementptr inbounds nuw i8, ptr %2296, i64 64
  store <16 x float> %2293, ptr %2297, align 4
  %2298 = load i64, ptr %13, align 8
  %2299 = mul nsw i64 %2298, 28
  %2300 = getelementptr inbounds i8, ptr %160, i64 %2299
  %2301 = getelementptr inbounds nuw i8, ptr %2300, i64 128
  %2302 = load <16 x float>, ptr %2301, align 4
  %2303 = fadd <16 x float> %1937, %2302
  br label %2304

2304:                                             ; preds = %1939, %2109
  %2305 = phi <16 x float> [ %2303, %2109 ], [ %1937, %1939 ]
  %2306 = load i64, ptr %8, align 8
  %2307 = mul nsw i64 %2306, 28
  %2308 = getelementptr inbounds i8, ptr %150, i64 %2307
  %2309 = getelementptr inbounds nuw i8, ptr %2308, i64 128
  store <16 x float> %2305, ptr %2309, align 4
  br label %2310

2310:                                             ; preds = %2304, %1820, %1398, %1038, %740, %504, %331, %221, %159
  %2311 = mul nsw i64 %136, %72
  %2312 = getelementptr inbounds float, ptr %129, i64 %2311
  %2313 = add nuw nsw i64 %130, 1
  %2314 = sub i64 %128, %24
  %2315 = icmp eq i64 %2313, %61
  br i1 %2315, label %97, label %127, !llvm.loop !12

2316:                                             ; preds = %64, %49
  call void @llvm.lifetime.end.p0(i64 18432, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %2317 = add nuw nsw i64 %17, 768
  %2318 = load i64, ptr %4, align 8
  %2319 = icmp slt i64 %2317, %2318
  %2320 = add i64 %15, -768
  br i1 %2319, label %14, label %2321, !llvm.loop !13

2321:                                             ; preds = %2316, %1
  ret void
}

define void @before_48(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  call void @product_48(ptr noundef nonnull %2), !callees !18
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
  br i1 %191, label %192, label %389

192:                                              ; preds = %152
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %195 = load i64, ptr %153, align 8
  %196 = load i64, ptr %155, align 8
  br label %197

197:                                              ; preds = %192, %205
  %198 = phi i64 [ %196, %192 ], [ %206, %205 ]
  %199 = phi i64 [ %195, %192 ], [ %207, %205 ]
  %200 = phi i64 [ %187, %192 ], [ %208, %205 ]
  %201 = add nsw i64 %198, %199
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %205

203:                                              ; preds = %197
  %204 = mul nsw i64 %200, %161
  br label %210

205:                                              ; preds = %383, %197
  %206 = phi i64 [ %198, %197 ], [ %386, %383 ]
  %207 = phi i64 [ %199, %197 ], [ %385, %383 ]
  %208 = add nsw i64 %200, 1
  %209 = icmp eq i64 %208, %190
  br i1 %209, label %389, label %197, !llvm.loop !19

210:                                              ; preds = %203, %383
  %211 = phi i64 [ %199, %203 ], [ %385, %383 ]
  %212 = phi i64 [ 0, %203 ], [ %384, %383 ]
  %213 = icmp slt i64 %212, %211
  %214 = select i1 %213, i64 48, i64 56
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 %214
  %216 = load ptr, ptr %215, align 8
  %217 = load ptr, ptr %170, align 8
  %218 = getelementptr inbounds float, ptr %217, i64 %204
  %219 = load i64, ptr %159, align 8
  %220 = mul nsw i64 %219, %212
  %221 = getelementptr inbounds float, ptr %218, i64 %220
  %222 = icmp eq ptr %216, null
  br i1 %222, label %348, label %223

223:                                              ; preds = %210
  %224 = load float, ptr %12, align 8
  %225 = icmp sgt i64 %219, 0
  br i1 %225, label %226, label %249

226:                                              ; preds = %223
  %227 = add nsw i64 %219, -1
  %228 = lshr i64 %227, 4
  %229 = add nuw nsw i64 %228, 1
  %230 = and i64 %229, 7
  %231 = icmp ult i64 %219, 113
  br i1 %231, label %234, label %232

232:                                              ; preds = %226
  %233 = and i64 %229, 2305843009213693944
  br label %278

234:                                              ; preds = %278, %226
  %235 = phi <16 x float> [ poison, %226 ], [ %312, %278 ]
  %236 = phi <16 x float> [ zeroinitializer, %226 ], [ %312, %278 ]
  %237 = phi i64 [ 0, %226 ], [ %313, %278 ]
  %238 = icmp eq i64 %230, 0
  br i1 %238, label %249, label %239

239:                                              ; preds = %234, %239
  %240 = phi <16 x float> [ %245, %239 ], [ %236, %234 ]
  %241 = phi i64 [ %246, %239 ], [ %237, %234 ]
  %242 = phi i64 [ %247, %239 ], [ 0, %234 ]
  %243 = getelementptr inbounds nuw float, ptr %221, i64 %241
  %244 = load <16 x float>, ptr %243, align 4
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %244, <16 x float> %240)
  %246 = add nuw nsw i64 %241, 16
  %247 = add i64 %242, 1
  %248 = icmp eq i64 %247, %230
  br i1 %248, label %249, label %239, !llvm.loop !20

249:                                              ; preds = %234, %239, %223
  %250 = phi <16 x float> [ zeroinitializer, %223 ], [ %235, %234 ], [ %245, %239 ]
  %251 = shufflevector <16 x float> %250, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %252 = shufflevector <16 x float> %250, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %253 = fadd <8 x float> %251, %252
  %254 = shufflevector <8 x float> %253, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %255 = shufflevector <8 x float> %253, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %256 = fadd <4 x float> %254, %255
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %258 = fadd <4 x float> %256, %257
  %259 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %260 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %261 = fadd <4 x float> %259, %260
  %262 = fadd <4 x float> %258, %261
  %263 = extractelement <4 x float> %262, i64 0
  %264 = sitofp i64 %219 to float
  %265 = fdiv float %263, %264
  %266 = fadd float %224, %265
  %267 = call float @llvm.sqrt.f32(float %266)
  %268 = fdiv float 1.000000e+00, %267
  %269 = insertelement <16 x float> poison, float %268, i64 0
  %270 = shufflevector <16 x float> %269, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %225, label %271, label %383

271:                                              ; preds = %249
  %272 = add nsw i64 %219, -1
  %273 = icmp ult i64 %219, 17
  br i1 %273, label %335, label %274

274:                                              ; preds = %271
  %275 = lshr i64 %272, 4
  %276 = add nuw nsw i64 %275, 1
  %277 = and i64 %276, 2305843009213693950
  br label %316

278:                                              ; preds = %278, %232
  %279 = phi <16 x float> [ zeroinitializer, %232 ], [ %312, %278 ]
  %280 = phi i64 [ 0, %232 ], [ %313, %278 ]
  %281 = phi i64 [ 0, %232 ], [ %314, %278 ]
  %282 = getelementptr inbounds nuw float, ptr %221, i64 %280
  %283 = load <16 x float>, ptr %282, align 4
  %284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %283, <16 x float> %283, <16 x float> %279)
  %285 = or disjoint i64 %280, 16
  %286 = getelementptr inbounds nuw float, ptr %221, i64 %285
  %287 = load <16 x float>, ptr %286, align 4
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %287, <16 x float> %284)
  %289 = or disjoint i64 %280, 32
  %290 = getelementptr inbounds nuw float, ptr %221, i64 %289
  %291 = load <16 x float>, ptr %290, align 4
  %292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %291, <16 x float> %291, <16 x float> %288)
  %293 = or disjoint i64 %280, 48
  %294 = getelementptr inbounds nuw float, ptr %221, i64 %293
  %295 = load <16 x float>, ptr %294, align 4
  %296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %295, <16 x float> %292)
  %297 = or disjoint i64 %280, 64
  %298 = getelementptr inbounds nuw float, ptr %221, i64 %297
  %299 = load <16 x float>, ptr %298, align 4
  %300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %299, <16 x float> %296)
  %301 = or disjoint i64 %280, 80
  %302 = getelementptr inbounds nuw float, ptr %221, i64 %301
  %303 = load <16 x float>, ptr %302, align 4
  %304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %303, <16 x float> %303, <16 x float> %300)
  %305 = or disjoint i64 %280, 96
  %306 = getelementptr inbounds nuw float, ptr %221, i64 %305
  %307 = load <16 x float>, ptr %306, align 4
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %307, <16 x float> %307, <16 x float> %304)
  %309 = or disjoint i64 %280, 112
  %310 = getelementptr inbounds nuw float, ptr %221, i64 %309
  %311 = load <16 x float>, ptr %310, align 4
  %312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %311, <16 x float> %311, <16 x float> %308)
  %313 = add nuw nsw i64 %280, 128
  %314 = add i64 %281, 8
  %315 = icmp eq i64 %314, %233
  br i1 %315, label %234, label %278, !llvm.loop !15

316:                                              ; preds = %316, %274
  %317 = phi i64 [ 0, %274 ], [ %332, %316 ]
  %318 = phi i64 [ 0, %274 ], [ %333, %316 ]
  %319 = getelementptr inbounds nuw float, ptr %221, i64 %317
  %320 = load <16 x float>, ptr %319, align 4
  %321 = fmul <16 x float> %270, %320
  %322 = getelementptr inbounds nuw float, ptr %216, i64 %317
  %323 = load <16 x float>, ptr %322, align 4
  %324 = fmul <16 x float> %321, %323
  store <16 x float> %324, ptr %319, align 4
  %325 = or disjoint i64 %317, 16
  %326 = getelementptr inbounds nuw float, ptr %221, i64 %325
  %327 = load <16 x float>, ptr %326, align 4
  %328 = fmul <16 x float> %270, %327
  %329 = getelementptr inbounds nuw float, ptr %216, i64 %325
  %330 = load <16 x float>, ptr %329, align 4
  %331 = fmul <16 x float> %328, %330
  store <16 x float> %331, ptr %326, align 4
  %332 = add nuw nsw i64 %317, 32
  %333 = add i64 %318, 2
  %334 = icmp eq i64 %333, %277
  br i1 %334, label %335, label %316, !llvm.loop !16

335:                                              ; preds = %316, %271
  %336 = phi i64 [ 0, %271 ], [ %332, %316 ]
  %337 = and i64 %272, 16
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %346

339:                                              ; preds = %335
  %340 = getelementptr inbounds nuw float, ptr %221, i64 %336
  %341 = load <16 x float>, ptr %340, align 4
  %342 = fmul <16 x float> %270, %341
  %343 = getelementptr inbounds nuw float, ptr %216, i64 %336
  %344 = load <16 x float>, ptr %343, align 4
  %345 = fmul <16 x float> %342, %344
  store <16 x float> %345, ptr %340, align 4
  br label %346

346:                                              ; preds = %335, %339
  %347 = load i64, ptr %159, align 8
  br label %348

348:                                              ; preds = %346, %210
  %349 = phi i64 [ %347, %346 ], [ %219, %210 ]
  %350 = load ptr, ptr %193, align 8
  %351 = mul nsw i64 %349, %200
  %352 = getelementptr inbounds float, ptr %350, i64 %351
  %353 = load ptr, ptr %194, align 8
  %354 = getelementptr inbounds float, ptr %353, i64 %351
  %355 = sdiv i64 %349, 2
  %356 = icmp sgt i64 %349, 1
  br i1 %356, label %357, label %383

357:                                              ; preds = %348
  %358 = getelementptr inbounds nuw float, ptr %221, i64 %355
  %359 = getelementptr inbounds nuw float, ptr %352, i64 %355
  %360 = getelementptr inbounds nuw float, ptr %354, i64 %355
  br label %361

361:                                              ; preds = %357, %361
  %362 = phi i64 [ 0, %357 ], [ %381, %361 ]
  %363 = getelementptr inbounds nuw float, ptr %221, i64 %362
  %364 = load <16 x float>, ptr %363, align 4
  %365 = getelementptr inbounds nuw float, ptr %358, i64 %362
  %366 = load <16 x float>, ptr %365, align 4
  %367 = getelementptr inbounds nuw float, ptr %352, i64 %362
  %368 = load <16 x float>, ptr %367, align 4
  %369 = fmul <16 x float> %364, %368
  %370 = getelementptr inbounds nuw float, ptr %354, i64 %362
  %371 = load <16 x float>, ptr %370, align 4
  %372 = fmul <16 x float> %366, %371
  %373 = fsub <16 x float> %369, %372
  store <16 x float> %373, ptr %363, align 4
  %374 = getelementptr inbounds nuw float, ptr %359, i64 %362
  %375 = load <16 x float>, ptr %374, align 4
  %376 = fmul <16 x float> %366, %375
  %377 = getelementptr inbounds nuw float, ptr %360, i64 %362
  %378 = load <16 x float>, ptr %377, align 4
  %379 = fmul <16 x float> %364, %378
  %380 = fadd <16 x float> %376, %379
  store <16 x float> %380, ptr %365, align 4
  %381 = add nuw nsw i64 %362, 16
  %382 = icmp slt i64 %381, %355
  br i1 %382, label %361, label %383, !llvm.loop !21

383:                                              ; preds = %361, %249, %348
  %384 = add nuw nsw i64 %212, 1
  %385 = load i64, ptr %153, align 8
  %386 = load i64, ptr %155, align 8
  %387 = add nsw i64 %386, %385
  %388 = icmp slt i64 %384, %387
  br i1 %388, label %210, label %205, !llvm.loop !22

389:                                              ; preds = %205, %152
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %2)
  ret void
}

define void @after_48(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  call void @product_48(ptr noundef nonnull %2), !callees !18
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
  br i1 %80, label %81, label %71, !llvm.loop !23

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
  call void @product_48(ptr noundef nonnull %3), !callees !18
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
  br i1 %249, label %250, label %207, !llvm.loop !24

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
  call void @product_48(ptr noundef nonnull %4), !callees !18
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4)
  ret void
}

define void @product_32(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [4608 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %3446

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %14

14:                                               ; preds = %7, %3441
  %15 = phi i64 [ 0, %7 ], [ %3445, %3441 ]
  %16 = phi i64 [ %5, %7 ], [ %3443, %3441 ]
  %17 = phi i64 [ 0, %7 ], [ %3442, %3441 ]
  %18 = sub nsw i64 %16, %17
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 768)
  %20 = add nsw i64 %19, 11
  %21 = sdiv i64 %20, 12
  %22 = add i64 %19, -1
  %23 = add i64 %22, %21
  %24 = sdiv i64 %23, %21
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 18432, ptr nonnull %3)
  %25 = load i64, ptr %8, align 8
  %26 = sdiv i64 %25, 32
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
  %51 = shl nsw i64 %50, 5
  %52 = icmp sgt i64 %37, 0
  br i1 %52, label %53, label %3441

53:                                               ; preds = %49
  %54 = tail call i64 @llvm.smin.i64(i64 %21, i64 4)
  %55 = mul nsw i64 %54, 384
  %56 = mul nsw i64 %51, %32
  %57 = icmp slt i64 %32, %35
  %58 = icmp sgt i64 %18, 0
  %59 = add nsw i64 %16, %15
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 768)
  %61 = tail call i64 @llvm.smax.i64(i64 %21, i64 1)
  br label %67

62:                                               ; preds = %97
  %63 = load i64, ptr %10, align 8
  br label %64

64:                                               ; preds = %62, %89
  %65 = phi i64 [ %63, %62 ], [ %68, %89 ]
  %66 = icmp slt i64 %70, %65
  br i1 %66, label %67, label %3441, !llvm.loop !6

67:                                               ; preds = %53, %64
  %68 = phi i64 [ %37, %53 ], [ %65, %64 ]
  %69 = phi i64 [ 0, %53 ], [ %70, %64 ]
  %70 = add nuw nsw i64 %69, 96
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
  %90 = phi i64 [ 25165824, %78 ], [ 12582912, %80 ], [ 7864320, %82 ], [ 4718592, %85 ]
  %91 = phi i64 [ %79, %78 ], [ %81, %80 ], [ %84, %82 ], [ %88, %85 ]
  %92 = sdiv i64 %90, %55
  %93 = shl nsw i64 %91, 5
  %94 = getelementptr inbounds i8, ptr %77, i64 %93
  br i1 %57, label %95, label %64

95:                                               ; preds = %89
  %96 = icmp sgt i64 %72, 0
  br label %99

97:                                               ; preds = %3435, %123
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
  %113 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_32, i64 0, i64 %110
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
  call fastcc void @expand(ptr noundef %103, ptr noundef %3, i64 noundef %119, i64 noundef %72, i64 noundef 32)
  br label %123

123:                                              ; preds = %122, %118
  %124 = phi ptr [ %3, %122 ], [ %103, %118 ]
  br i1 %58, label %125, label %97

125:                                              ; preds = %123
  %126 = shl nsw i64 %100, 5
  br label %127

127:                                              ; preds = %125, %3435
  %128 = phi i64 [ %60, %125 ], [ %3439, %3435 ]
  %129 = phi ptr [ %2, %125 ], [ %3437, %3435 ]
  %130 = phi i64 [ 0, %125 ], [ %3438, %3435 ]
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
  switch i64 %136, label %3435 [
    i64 1, label %161
    i64 2, label %211
    i64 3, label %295
    i64 4, label %420
    i64 5, label %587
    i64 6, label %796
    i64 7, label %1047
    i64 8, label %1340
    i64 9, label %1675
    i64 10, label %2052
    i64 11, label %2471
    i64 12, label %2932
  ]

161:                                              ; preds = %159
  %162 = load <16 x float>, ptr %150, align 4
  %163 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %162
  %164 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %165 = load <16 x float>, ptr %164, align 4
  %166 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %165
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
  %176 = phi <16 x float> [ %166, %168 ], [ %199, %180 ]
  %177 = phi <16 x float> [ %163, %168 ], [ %198, %180 ]
  %178 = icmp eq ptr %160, null
  br i1 %178, label %179, label %203

179:                                              ; preds = %175
  store <16 x float> %177, ptr %150, align 4
  br label %209

180:                                              ; preds = %168, %180
  %181 = phi <16 x float> [ %199, %180 ], [ %166, %168 ]
  %182 = phi <16 x float> [ %198, %180 ], [ %163, %168 ]
  %183 = phi i64 [ %200, %180 ], [ %143, %168 ]
  %184 = phi i64 [ %201, %180 ], [ 0, %168 ]
  %185 = shl nuw nsw i64 %184, 7
  %186 = getelementptr inbounds nuw i8, ptr %124, i64 %185
  %187 = load <16 x float>, ptr %186, align 4
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 64
  %189 = load <16 x float>, ptr %188, align 4
  %190 = ashr i64 %183, 11
  %191 = and i64 %190, -32
  %192 = getelementptr inbounds float, ptr %144, i64 %191
  call void @llvm.prefetch.p0(ptr %192, i32 0, i32 2, i32 1)
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %193, i32 0, i32 2, i32 1)
  %194 = getelementptr float, ptr %129, i64 %184
  %195 = load float, ptr %194, align 4
  %196 = insertelement <16 x float> poison, float %195, i64 0
  %197 = shufflevector <16 x float> %196, <16 x float> poison, <16 x i32> zeroinitializer
  %198 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %187, <16 x float> %182)
  %199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %189, <16 x float> %181)
  %200 = add nsw i64 %183, %140
  %201 = add nuw nsw i64 %184, 1
  %202 = icmp slt i64 %201, %72
  br i1 %202, label %180, label %175, !llvm.loop !11

203:                                              ; preds = %175
  %204 = load <16 x float>, ptr %160, align 4
  %205 = fadd <16 x float> %177, %204
  store <16 x float> %205, ptr %150, align 4
  %206 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %207 = load <16 x float>, ptr %206, align 4
  %208 = fadd <16 x float> %176, %207
  br label %209

209:                                              ; preds = %179, %203
  %210 = phi <16 x float> [ %208, %203 ], [ %176, %179 ]
  store <16 x float> %210, ptr %164, align 4
  br label %3435

211:                                              ; preds = %159
  %212 = load <16 x float>, ptr %150, align 4
  %213 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %212
  %214 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %215 = load <16 x float>, ptr %214, align 4
  %216 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %215
  %217 = getelementptr inbounds float, ptr %150, i64 %147
  %218 = load <16 x float>, ptr %217, align 4
  %219 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %218
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 64
  %221 = load <16 x float>, ptr %220, align 4
  %222 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %221
  %223 = icmp sgt i64 %138, 0
  br i1 %223, label %225, label %224

224:                                              ; preds = %225, %211
  br i1 %96, label %241, label %232

225:                                              ; preds = %211, %225
  %226 = phi i64 [ %230, %225 ], [ 0, %211 ]
  %227 = add nuw nsw i64 %226, 2
  %228 = mul nsw i64 %227, %147
  %229 = getelementptr inbounds float, ptr %150, i64 %228
  tail call void @llvm.prefetch.p0(ptr %229, i32 1, i32 3, i32 1)
  %230 = add nuw nsw i64 %226, 1
  %231 = icmp eq i64 %230, %133
  br i1 %231, label %224, label %225, !llvm.loop !9

232:                                              ; preds = %241, %224
  %233 = phi <16 x float> [ %222, %224 ], [ %269, %241 ]
  %234 = phi <16 x float> [ %219, %224 ], [ %268, %241 ]
  %235 = phi <16 x float> [ %216, %224 ], [ %263, %241 ]
  %236 = phi <16 x float> [ %213, %224 ], [ %262, %241 ]
  %237 = icmp eq ptr %160, null
  br i1 %237, label %238, label %273

238:                                              ; preds = %232
  store <16 x float> %236, ptr %150, align 4
  store <16 x float> %235, ptr %214, align 4
  %239 = load i64, ptr %8, align 8
  %240 = getelementptr inbounds float, ptr %150, i64 %239
  store <16 x float> %234, ptr %240, align 4
  br label %290

241:                                              ; preds = %224, %241
  %242 = phi <16 x float> [ %269, %241 ], [ %222, %224 ]
  %243 = phi <16 x float> [ %268, %241 ], [ %219, %224 ]
  %244 = phi <16 x float> [ %263, %241 ], [ %216, %224 ]
  %245 = phi <16 x float> [ %262, %241 ], [ %213, %224 ]
  %246 = phi i64 [ %270, %241 ], [ %143, %224 ]
  %247 = phi i64 [ %271, %241 ], [ 0, %224 ]
  %248 = shl nuw nsw i64 %247, 7
  %249 = getelementptr inbounds nuw i8, ptr %124, i64 %248
  %250 = load <16 x float>, ptr %249, align 4
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 64
  %252 = load <16 x float>, ptr %251, align 4
  %253 = ashr i64 %246, 11
  %254 = and i64 %253, -32
  %255 = getelementptr inbounds float, ptr %144, i64 %254
  call void @llvm.prefetch.p0(ptr %255, i32 0, i32 2, i32 1)
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %256, i32 0, i32 2, i32 1)
  %257 = shl i64 %247, 3
  %258 = getelementptr i8, ptr %129, i64 %257
  %259 = load float, ptr %258, align 4
  %260 = insertelement <16 x float> poison, float %259, i64 0
  %261 = shufflevector <16 x float> %260, <16 x float> poison, <16 x i32> zeroinitializer
  %262 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> %250, <16 x float> %245)
  %263 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> %252, <16 x float> %244)
  %264 = getelementptr i8, ptr %258, i64 4
  %265 = load float, ptr %264, align 4
  %266 = insertelement <16 x float> poison, float %265, i64 0
  %267 = shufflevector <16 x float> %266, <16 x float> poison, <16 x i32> zeroinitializer
  %268 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %250, <16 x float> %243)
  %269 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %252, <16 x float> %242)
  %270 = add nsw i64 %246, %140
  %271 = add nuw nsw i64 %247, 1
  %272 = icmp slt i64 %271, %72
  br i1 %272, label %241, label %232, !llvm.loop !11

273:                                              ; preds = %232
  %274 = load <16 x float>, ptr %160, align 4
  %275 = fadd <16 x float> %236, %274
  store <16 x float> %275, ptr %150, align 4
  %276 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %277 = load <16 x float>, ptr %276, align 4
  %278 = fadd <16 x float> %235, %277
  store <16 x float> %278, ptr %214, align 4
  %279 = load i64, ptr %13, align 8
  %280 = getelementptr inbounds float, ptr %160, i64 %279
  %281 = load <16 x float>, ptr %280, align 4
  %282 = fadd <16 x float> %234, %281
  %283 = load i64, ptr %8, align 8
  %284 = getelementptr inbounds float, ptr %150, i64 %283
  store <16 x float> %282, ptr %284, align 4
  %285 = load i64, ptr %13, align 8
  %286 = getelementptr inbounds float, ptr %160, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 64
  %288 = load <16 x float>, ptr %287, align 4
  %289 = fadd <16 x float> %233, %288
  br label %290

290:                                              ; preds = %238, %273
  %291 = phi <16 x float> [ %289, %273 ], [ %233, %238 ]
  %292 = load i64, ptr %8, align 8
  %293 = getelementptr inbounds float, ptr %150, i64 %292
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 64
  store <16 x float> %291, ptr %294, align 4
  br label %3435

295:                                              ; preds = %159
  %296 = load <16 x float>, ptr %150, align 4
  %297 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %296
  %298 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %299 = load <16 x float>, ptr %298, align 4
  %300 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %299
  %301 = getelementptr inbounds float, ptr %150, i64 %147
  %302 = load <16 x float>, ptr %301, align 4
  %303 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %302
  %304 = getelementptr inbounds nuw i8, ptr %301, i64 64
  %305 = load <16 x float>, ptr %304, align 4
  %306 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %305
  %307 = shl nsw i64 %147, 3
  %308 = getelementptr inbounds i8, ptr %150, i64 %307
  %309 = load <16 x float>, ptr %308, align 4
  %310 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %309
  %311 = getelementptr inbounds nuw i8, ptr %308, i64 64
  %312 = load <16 x float>, ptr %311, align 4
  %313 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %312
  %314 = icmp sgt i64 %138, 0
  br i1 %314, label %316, label %315

315:                                              ; preds = %316, %295
  br i1 %96, label %340, label %323

316:                                              ; preds = %295, %316
  %317 = phi i64 [ %321, %316 ], [ 0, %295 ]
  %318 = add nuw nsw i64 %317, 3
  %319 = mul nsw i64 %318, %147
  %320 = getelementptr inbounds float, ptr %150, i64 %319
  tail call void @llvm.prefetch.p0(ptr %320, i32 1, i32 3, i32 1)
  %321 = add nuw nsw i64 %317, 1
  %322 = icmp eq i64 %321, %133
  br i1 %322, label %315, label %316, !llvm.loop !9

323:                                              ; preds = %340, %315
  %324 = phi <16 x float> [ %313, %315 ], [ %376, %340 ]
  %325 = phi <16 x float> [ %310, %315 ], [ %375, %340 ]
  %326 = phi <16 x float> [ %306, %315 ], [ %370, %340 ]
  %327 = phi <16 x float> [ %303, %315 ], [ %369, %340 ]
  %328 = phi <16 x float> [ %300, %315 ], [ %364, %340 ]
  %329 = phi <16 x float> [ %297, %315 ], [ %363, %340 ]
  %330 = icmp eq ptr %160, null
  br i1 %330, label %331, label %380

331:                                              ; preds = %323
  store <16 x float> %329, ptr %150, align 4
  store <16 x float> %328, ptr %298, align 4
  %332 = load i64, ptr %8, align 8
  %333 = getelementptr inbounds float, ptr %150, i64 %332
  store <16 x float> %327, ptr %333, align 4
  %334 = load i64, ptr %8, align 8
  %335 = getelementptr inbounds float, ptr %150, i64 %334
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 64
  store <16 x float> %326, ptr %336, align 4
  %337 = load i64, ptr %8, align 8
  %338 = shl nsw i64 %337, 3
  %339 = getelementptr inbounds i8, ptr %150, i64 %338
  store <16 x float> %325, ptr %339, align 4
  br label %414

340:                                              ; preds = %315, %340
  %341 = phi <16 x float> [ %376, %340 ], [ %313, %315 ]
  %342 = phi <16 x float> [ %375, %340 ], [ %310, %315 ]
  %343 = phi <16 x float> [ %370, %340 ], [ %306, %315 ]
  %344 = phi <16 x float> [ %369, %340 ], [ %303, %315 ]
  %345 = phi <16 x float> [ %364, %340 ], [ %300, %315 ]
  %346 = phi <16 x float> [ %363, %340 ], [ %297, %315 ]
  %347 = phi i64 [ %377, %340 ], [ %143, %315 ]
  %348 = phi i64 [ %378, %340 ], [ 0, %315 ]
  %349 = shl nuw nsw i64 %348, 7
  %350 = getelementptr inbounds nuw i8, ptr %124, i64 %349
  %351 = load <16 x float>, ptr %350, align 4
  %352 = getelementptr inbounds nuw i8, ptr %350, i64 64
  %353 = load <16 x float>, ptr %352, align 4
  %354 = ashr i64 %347, 11
  %355 = and i64 %354, -32
  %356 = getelementptr inbounds float, ptr %144, i64 %355
  call void @llvm.prefetch.p0(ptr %356, i32 0, i32 2, i32 1)
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %357, i32 0, i32 2, i32 1)
  %358 = mul i64 %348, 12
  %359 = getelementptr i8, ptr %129, i64 %358
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %351, <16 x float> %346)
  %364 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %353, <16 x float> %345)
  %365 = getelementptr i8, ptr %359, i64 4
  %366 = load float, ptr %365, align 4
  %367 = insertelement <16 x float> poison, float %366, i64 0
  %368 = shufflevector <16 x float> %367, <16 x float> poison, <16 x i32> zeroinitializer
  %369 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %368, <16 x float> %351, <16 x float> %344)
  %370 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %368, <16 x float> %353, <16 x float> %343)
  %371 = getelementptr i8, ptr %359, i64 8
  %372 = load float, ptr %371, align 4
  %373 = insertelement <16 x float> poison, float %372, i64 0
  %374 = shufflevector <16 x float> %373, <16 x float> poison, <16 x i32> zeroinitializer
  %375 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %374, <16 x float> %351, <16 x float> %342)
  %376 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %374, <16 x float> %353, <16 x float> %341)
  %377 = add nsw i64 %347, %140
  %378 = add nuw nsw i64 %348, 1
  %379 = icmp slt i64 %378, %72
  br i1 %379, label %340, label %323, !llvm.loop !11

380:                                              ; preds = %323
  %381 = load <16 x float>, ptr %160, align 4
  %382 = fadd <16 x float> %329, %381
  store <16 x float> %382, ptr %150, align 4
  %383 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %384 = load <16 x float>, ptr %383, align 4
  %385 = fadd <16 x float> %328, %384
  store <16 x float> %385, ptr %298, align 4
  %386 = load i64, ptr %13, align 8
  %387 = getelementptr inbounds float, ptr %160, i64 %386
  %388 = load <16 x float>, ptr %387, align 4
  %389 = fadd <16 x float> %327, %388
  %390 = load i64, ptr %8, align 8
  %391 = getelementptr inbounds float, ptr %150, i64 %390
  store <16 x float> %389, ptr %391, align 4
  %392 = load i64, ptr %13, align 8
  %393 = getelementptr inbounds float, ptr %160, i64 %392
  %394 = getelementptr inbounds nuw i8, ptr %393, i64 64
  %395 = load <16 x float>, ptr %394, align 4
  %396 = fadd <16 x float> %326, %395
  %397 = load i64, ptr %8, align 8
  %398 = getelementptr inbounds float, ptr %150, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 64
  store <16 x float> %396, ptr %399, align 4
  %400 = load i64, ptr %13, align 8
  %401 = shl nsw i64 %400, 3
  %402 = getelementptr inbounds i8, ptr %160, i64 %401
  %403 = load <16 x float>, ptr %402, align 4
  %404 = fadd <16 x float> %325, %403
  %405 = load i64, ptr %8, align 8
  %406 = shl nsw i64 %405, 3
  %407 = getelementptr inbounds i8, ptr %150, i64 %406
  store <16 x float> %404, ptr %407, align 4
  %408 = load i64, ptr %13, align 8
  %409 = shl nsw i64 %408, 3
  %410 = getelementptr inbounds i8, ptr %160, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 64
  %412 = load <16 x float>, ptr %411, align 4
  %413 = fadd <16 x float> %324, %412
  br label %414

414:                                              ; preds = %331, %380
  %415 = phi <16 x float> [ %413, %380 ], [ %324, %331 ]
  %416 = load i64, ptr %8, align 8
  %417 = shl nsw i64 %416, 3
  %418 = getelementptr inbounds i8, ptr %150, i64 %417
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 64
  store <16 x float> %415, ptr %419, align 4
  br label %3435

420:                                              ; preds = %159
  %421 = load <16 x float>, ptr %150, align 4
  %422 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %421
  %423 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %424 = load <16 x float>, ptr %423, align 4
  %425 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %424
  %426 = getelementptr inbounds float, ptr %150, i64 %147
  %427 = load <16 x float>, ptr %426, align 4
  %428 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %427
  %429 = getelementptr inbounds nuw i8, ptr %426, i64 64
  %430 = load <16 x float>, ptr %429, align 4
  %431 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %430
  %432 = shl nsw i64 %147, 3
  %433 = getelementptr inbounds i8, ptr %150, i64 %432
  %434 = load <16 x float>, ptr %433, align 4
  %435 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %434
  %436 = getelementptr inbounds nuw i8, ptr %433, i64 64
  %437 = load <16 x float>, ptr %436, align 4
  %438 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %437
  %439 = mul nsw i64 %147, 12
  %440 = getelementptr inbounds i8, ptr %150, i64 %439
  %441 = load <16 x float>, ptr %440, align 4
  %442 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %441
  %443 = getelementptr inbounds nuw i8, ptr %440, i64 64
  %444 = load <16 x float>, ptr %443, align 4
  %445 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %444
  %446 = icmp sgt i64 %138, 0
  br i1 %446, label %448, label %447

447:                                              ; preds = %448, %420
  br i1 %96, label %481, label %455

448:                                              ; preds = %420, %448
  %449 = phi i64 [ %453, %448 ], [ 0, %420 ]
  %450 = add nuw nsw i64 %449, 4
  %451 = mul nsw i64 %450, %147
  %452 = getelementptr inbounds float, ptr %150, i64 %451
  tail call void @llvm.prefetch.p0(ptr %452, i32 1, i32 3, i32 1)
  %453 = add nuw nsw i64 %449, 1
  %454 = icmp eq i64 %453, %133
  br i1 %454, label %447, label %448, !llvm.loop !9

455:                                              ; preds = %481, %447
  %456 = phi <16 x float> [ %445, %447 ], [ %525, %481 ]
  %457 = phi <16 x float> [ %442, %447 ], [ %524, %481 ]
  %458 = phi <16 x float> [ %438, %447 ], [ %519, %481 ]
  %459 = phi <16 x float> [ %435, %447 ], [ %518, %481 ]
  %460 = phi <16 x float> [ %431, %447 ], [ %513, %481 ]
  %461 = phi <16 x float> [ %428, %447 ], [ %512, %481 ]
  %462 = phi <16 x float> [ %425, %447 ], [ %507, %481 ]
  %463 = phi <16 x float> [ %422, %447 ], [ %506, %481 ]
  %464 = icmp eq ptr %160, null
  br i1 %464, label %465, label %529

465:                                              ; preds = %455
  store <16 x float> %463, ptr %150, align 4
  store <16 x float> %462, ptr %423, align 4
  %466 = load i64, ptr %8, align 8
  %467 = getelementptr inbounds float, ptr %150, i64 %466
  store <16 x float> %461, ptr %467, align 4
  %468 = load i64, ptr %8, align 8
  %469 = getelementptr inbounds float, ptr %150, i64 %468
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 64
  store <16 x float> %460, ptr %470, align 4
  %471 = load i64, ptr %8, align 8
  %472 = shl nsw i64 %471, 3
  %473 = getelementptr inbounds i8, ptr %150, i64 %472
  store <16 x float> %459, ptr %473, align 4
  %474 = load i64, ptr %8, align 8
  %475 = shl nsw i64 %474, 3
  %476 = getelementptr inbounds i8, ptr %150, i64 %475
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 64
  store <16 x float> %458, ptr %477, align 4
  %478 = load i64, ptr %8, align 8
  %479 = mul nsw i64 %478, 12
  %480 = getelementptr inbounds i8, ptr %150, i64 %479
  store <16 x float> %457, ptr %480, align 4
  br label %581

481:                                              ; preds = %447, %481
  %482 = phi <16 x float> [ %525, %481 ], [ %445, %447 ]
  %483 = phi <16 x float> [ %524, %481 ], [ %442, %447 ]
  %484 = phi <16 x float> [ %519, %481 ], [ %438, %447 ]
  %485 = phi <16 x float> [ %518, %481 ], [ %435, %447 ]
  %486 = phi <16 x float> [ %513, %481 ], [ %431, %447 ]
  %487 = phi <16 x float> [ %512, %481 ], [ %428, %447 ]
  %488 = phi <16 x float> [ %507, %481 ], [ %425, %447 ]
  %489 = phi <16 x float> [ %506, %481 ], [ %422, %447 ]
  %490 = phi i64 [ %526, %481 ], [ %143, %447 ]
  %491 = phi i64 [ %527, %481 ], [ 0, %447 ]
  %492 = shl nuw nsw i64 %491, 7
  %493 = getelementptr inbounds nuw i8, ptr %124, i64 %492
  %494 = load <16 x float>, ptr %493, align 4
  %495 = getelementptr inbounds nuw i8, ptr %493, i64 64
  %496 = load <16 x float>, ptr %495, align 4
  %497 = ashr i64 %490, 11
  %498 = and i64 %497, -32
  %499 = getelementptr inbounds float, ptr %144, i64 %498
  call void @llvm.prefetch.p0(ptr %499, i32 0, i32 2, i32 1)
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %500, i32 0, i32 2, i32 1)
  %501 = shl i64 %491, 4
  %502 = getelementptr i8, ptr %129, i64 %501
  %503 = load float, ptr %502, align 4
  %504 = insertelement <16 x float> poison, float %503, i64 0
  %505 = shufflevector <16 x float> %504, <16 x float> poison, <16 x i32> zeroinitializer
  %506 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %505, <16 x float> %494, <16 x float> %489)
  %507 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %505, <16 x float> %496, <16 x float> %488)
  %508 = getelementptr i8, ptr %502, i64 4
  %509 = load float, ptr %508, align 4
  %510 = insertelement <16 x float> poison, float %509, i64 0
  %511 = shufflevector <16 x float> %510, <16 x float> poison, <16 x i32> zeroinitializer
  %512 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %511, <16 x float> %494, <16 x float> %487)
  %513 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %511, <16 x float> %496, <16 x float> %486)
  %514 = getelementptr i8, ptr %502, i64 8
  %515 = load float, ptr %514, align 4
  %516 = insertelement <16 x float> poison, float %515, i64 0
  %517 = shufflevector <16 x float> %516, <16 x float> poison, <16 x i32> zeroinitializer
  %518 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %517, <16 x float> %494, <16 x float> %485)
  %519 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %517, <16 x float> %496, <16 x float> %484)
  %520 = getelementptr i8, ptr %502, i64 12
  %521 = load float, ptr %520, align 4
  %522 = insertelement <16 x float> poison, float %521, i64 0
  %523 = shufflevector <16 x float> %522, <16 x float> poison, <16 x i32> zeroinitializer
  %524 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %523, <16 x float> %494, <16 x float> %483)
  %525 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %523, <16 x float> %496, <16 x float> %482)
  %526 = add nsw i64 %490, %140
  %527 = add nuw nsw i64 %491, 1
  %528 = icmp slt i64 %527, %72
  br i1 %528, label %481, label %455, !llvm.loop !11

529:                                              ; preds = %455
  %530 = load <16 x float>, ptr %160, align 4
  %531 = fadd <16 x float> %463, %530
  store <16 x float> %531, ptr %150, align 4
  %532 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %533 = load <16 x float>, ptr %532, align 4
  %534 = fadd <16 x float> %462, %533
  store <16 x float> %534, ptr %423, align 4
  %535 = load i64, ptr %13, align 8
  %536 = getelementptr inbounds float, ptr %160, i64 %535
  %537 = load <16 x float>, ptr %536, align 4
  %538 = fadd <16 x float> %461, %537
  %539 = load i64, ptr %8, align 8
  %540 = getelementptr inbounds float, ptr %150, i64 %539
  store <16 x float> %538, ptr %540, align 4
  %541 = load i64, ptr %13, align 8
  %542 = getelementptr inbounds float, ptr %160, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 64
  %544 = load <16 x float>, ptr %543, align 4
  %545 = fadd <16 x float> %460, %544
  %546 = load i64, ptr %8, align 8
  %547 = getelementptr inbounds float, ptr %150, i64 %546
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 64
  store <16 x float> %545, ptr %548, align 4
  %549 = load i64, ptr %13, align 8
  %550 = shl nsw i64 %549, 3
  %551 = getelementptr inbounds i8, ptr %160, i64 %550
  %552 = load <16 x float>, ptr %551, align 4
  %553 = fadd <16 x float> %459, %552
  %554 = load i64, ptr %8, align 8
  %555 = shl nsw i64 %554, 3
  %556 = getelementptr inbounds i8, ptr %150, i64 %555
  store <16 x float> %553, ptr %556, align 4
  %557 = load i64, ptr %13, align 8
  %558 = shl nsw i64 %557, 3
  %559 = getelementptr inbounds i8, ptr %160, i64 %558
  %560 = getelementptr inbounds nuw i8, ptr %559, i64 64
  %561 = load <16 x float>, ptr %560, align 4
  %562 = fadd <16 x float> %458, %561
  %563 = load i64, ptr %8, align 8
  %564 = shl nsw i64 %563, 3
  %565 = getelementptr inbounds i8, ptr %150, i64 %564
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 64
  store <16 x float> %562, ptr %566, align 4
  %567 = load i64, ptr %13, align 8
  %568 = mul nsw i64 %567, 12
  %569 = getelementptr inbounds i8, ptr %160, i64 %568
  %570 = load <16 x float>, ptr %569, align 4
  %571 = fadd <16 x float> %457, %570
  %572 = load i64, ptr %8, align 8
  %573 = mul nsw i64 %572, 12
  %574 = getelementptr inbounds i8, ptr %150, i64 %573
  store <16 x float> %571, ptr %574, align 4
  %575 = load i64, ptr %13, align 8
  %576 = mul nsw i64 %575, 12
  %577 = getelementptr inbounds i8, ptr %160, i64 %576
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 64
  %579 = load <16 x float>, ptr %578, align 4
  %580 = fadd <16 x float> %456, %579
  br label %581

581:                                              ; preds = %465, %529
  %582 = phi <16 x float> [ %580, %529 ], [ %456, %465 ]
  %583 = load i64, ptr %8, align 8
  %584 = mul nsw i64 %583, 12
  %585 = getelementptr inbounds i8, ptr %150, i64 %584
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 64
  store <16 x float> %582, ptr %586, align 4
  br label %3435

587:                                              ; preds = %159
  %588 = load <16 x float>, ptr %150, align 4
  %589 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %588
  %590 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %591 = load <16 x float>, ptr %590, align 4
  %592 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %591
  %593 = getelementptr inbounds float, ptr %150, i64 %147
  %594 = load <16 x float>, ptr %593, align 4
  %595 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %594
  %596 = getelementptr inbounds nuw i8, ptr %593, i64 64
  %597 = load <16 x float>, ptr %596, align 4
  %598 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %597
  %599 = shl nsw i64 %147, 3
  %600 = getelementptr inbounds i8, ptr %150, i64 %599
  %601 = load <16 x float>, ptr %600, align 4
  %602 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %601
  %603 = getelementptr inbounds nuw i8, ptr %600, i64 64
  %604 = load <16 x float>, ptr %603, align 4
  %605 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %604
  %606 = mul nsw i64 %147, 12
  %607 = getelementptr inbounds i8, ptr %150, i64 %606
  %608 = load <16 x float>, ptr %607, align 4
  %609 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %608
  %610 = getelementptr inbounds nuw i8, ptr %607, i64 64
  %611 = load <16 x float>, ptr %610, align 4
  %612 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %611
  %613 = shl nsw i64 %147, 4
  %614 = getelementptr inbounds i8, ptr %150, i64 %613
  %615 = load <16 x float>, ptr %614, align 4
  %616 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %615
  %617 = getelementptr inbounds nuw i8, ptr %614, i64 64
  %618 = load <16 x float>, ptr %617, align 4
  %619 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %618
  %620 = icmp sgt i64 %138, 0
  br i1 %620, label %622, label %621

621:                                              ; preds = %622, %587
  br i1 %96, label %664, label %629

622:                                              ; preds = %587, %622
  %623 = phi i64 [ %627, %622 ], [ 0, %587 ]
  %624 = add nuw nsw i64 %623, 5
  %625 = mul nsw i64 %624, %147
  %626 = getelementptr inbounds float, ptr %150, i64 %625
  tail call void @llvm.prefetch.p0(ptr %626, i32 1, i32 3, i32 1)
  %627 = add nuw nsw i64 %623, 1
  %628 = icmp eq i64 %627, %133
  br i1 %628, label %621, label %622, !llvm.loop !9

629:                                              ; preds = %664, %621
  %630 = phi <16 x float> [ %619, %621 ], [ %716, %664 ]
  %631 = phi <16 x float> [ %616, %621 ], [ %715, %664 ]
  %632 = phi <16 x float> [ %612, %621 ], [ %710, %664 ]
  %633 = phi <16 x float> [ %609, %621 ], [ %709, %664 ]
  %634 = phi <16 x float> [ %605, %621 ], [ %704, %664 ]
  %635 = phi <16 x float> [ %602, %621 ], [ %703, %664 ]
  %636 = phi <16 x float> [ %598, %621 ], [ %698, %664 ]
  %637 = phi <16 x float> [ %595, %621 ], [ %697, %664 ]
  %638 = phi <16 x float> [ %592, %621 ], [ %692, %664 ]
  %639 = phi <16 x float> [ %589, %621 ], [ %691, %664 ]
  %640 = icmp eq ptr %160, null
  br i1 %640, label %641, label %720

641:                                              ; preds = %629
  store <16 x float> %639, ptr %150, align 4
  store <16 x float> %638, ptr %590, align 4
  %642 = load i64, ptr %8, align 8
  %643 = getelementptr inbounds float, ptr %150, i64 %642
  store <16 x float> %637, ptr %643, align 4
  %644 = load i64, ptr %8, align 8
  %645 = getelementptr inbounds float, ptr %150, i64 %644
  %646 = getelementptr inbounds nuw i8, ptr %645, i64 64
  store <16 x float> %636, ptr %646, align 4
  %647 = load i64, ptr %8, align 8
  %648 = shl nsw i64 %647, 3
  %649 = getelementptr inbounds i8, ptr %150, i64 %648
  store <16 x float> %635, ptr %649, align 4
  %650 = load i64, ptr %8, align 8
  %651 = shl nsw i64 %650, 3
  %652 = getelementptr inbounds i8, ptr %150, i64 %651
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 64
  store <16 x float> %634, ptr %653, align 4
  %654 = load i64, ptr %8, align 8
  %655 = mul nsw i64 %654, 12
  %656 = getelementptr inbounds i8, ptr %150, i64 %655
  store <16 x float> %633, ptr %656, align 4
  %657 = load i64, ptr %8, align 8
  %658 = mul nsw i64 %657, 12
  %659 = getelementptr inbounds i8, ptr %150, i64 %658
  %660 = getelementptr inbounds nuw i8, ptr %659, i64 64
  store <16 x float> %632, ptr %660, align 4
  %661 = load i64, ptr %8, align 8
  %662 = shl nsw i64 %661, 4
  %663 = getelementptr inbounds i8, ptr %150, i64 %662
  store <16 x float> %631, ptr %663, align 4
  br label %790

664:                                              ; preds = %621, %664
  %665 = phi <16 x float> [ %716, %664 ], [ %619, %621 ]
  %666 = phi <16 x float> [ %715, %664 ], [ %616, %621 ]
  %667 = phi <16 x float> [ %710, %664 ], [ %612, %621 ]
  %668 = phi <16 x float> [ %709, %664 ], [ %609, %621 ]
  %669 = phi <16 x float> [ %704, %664 ], [ %605, %621 ]
  %670 = phi <16 x float> [ %703, %664 ], [ %602, %621 ]
  %671 = phi <16 x float> [ %698, %664 ], [ %598, %621 ]
  %672 = phi <16 x float> [ %697, %664 ], [ %595, %621 ]
  %673 = phi <16 x float> [ %692, %664 ], [ %592, %621 ]
  %674 = phi <16 x float> [ %691, %664 ], [ %589, %621 ]
  %675 = phi i64 [ %717, %664 ], [ %143, %621 ]
  %676 = phi i64 [ %718, %664 ], [ 0, %621 ]
  %677 = shl nuw nsw i64 %676, 7
  %678 = getelementptr inbounds nuw i8, ptr %124, i64 %677
  %679 = load <16 x float>, ptr %678, align 4
  %680 = getelementptr inbounds nuw i8, ptr %678, i64 64
  %681 = load <16 x float>, ptr %680, align 4
  %682 = ashr i64 %675, 11
  %683 = and i64 %682, -32
  %684 = getelementptr inbounds float, ptr %144, i64 %683
  call void @llvm.prefetch.p0(ptr %684, i32 0, i32 2, i32 1)
  %685 = getelementptr inbounds nuw i8, ptr %684, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %685, i32 0, i32 2, i32 1)
  %686 = mul i64 %676, 20
  %687 = getelementptr i8, ptr %129, i64 %686
  %688 = load float, ptr %687, align 4
  %689 = insertelement <16 x float> poison, float %688, i64 0
  %690 = shufflevector <16 x float> %689, <16 x float> poison, <16 x i32> zeroinitializer
  %691 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %690, <16 x float> %679, <16 x float> %674)
  %692 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %690, <16 x float> %681, <16 x float> %673)
  %693 = getelementptr i8, ptr %687, i64 4
  %694 = load float, ptr %693, align 4
  %695 = insertelement <16 x float> poison, float %694, i64 0
  %696 = shufflevector <16 x float> %695, <16 x float> poison, <16 x i32> zeroinitializer
  %697 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %696, <16 x float> %679, <16 x float> %672)
  %698 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %696, <16 x float> %681, <16 x float> %671)
  %699 = getelementptr i8, ptr %687, i64 8
  %700 = load float, ptr %699, align 4
  %701 = insertelement <16 x float> poison, float %700, i64 0
  %702 = shufflevector <16 x float> %701, <16 x float> poison, <16 x i32> zeroinitializer
  %703 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %702, <16 x float> %679, <16 x float> %670)
  %704 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %702, <16 x float> %681, <16 x float> %669)
  %705 = getelementptr i8, ptr %687, i64 12
  %706 = load float, ptr %705, align 4
  %707 = insertelement <16 x float> poison, float %706, i64 0
  %708 = shufflevector <16 x float> %707, <16 x float> poison, <16 x i32> zeroinitializer
  %709 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %708, <16 x float> %679, <16 x float> %668)
  %710 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %708, <16 x float> %681, <16 x float> %667)
  %711 = getelementptr i8, ptr %687, i64 16
  %712 = load float, ptr %711, align 4
  %713 = insertelement <16 x float> poison, float %712, i64 0
  %714 = shufflevector <16 x float> %713, <16 x float> poison, <16 x i32> zeroinitializer
  %715 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %714, <16 x float> %679, <16 x float> %666)
  %716 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %714, <16 x float> %681, <16 x float> %665)
  %717 = add nsw i64 %675, %140
  %718 = add nuw nsw i64 %676, 1
  %719 = icmp slt i64 %718, %72
  br i1 %719, label %664, label %629, !llvm.loop !11

720:                                              ; preds = %629
  %721 = load <16 x float>, ptr %160, align 4
  %722 = fadd <16 x float> %639, %721
  store <16 x float> %722, ptr %150, align 4
  %723 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %724 = load <16 x float>, ptr %723, align 4
  %725 = fadd <16 x float> %638, %724
  store <16 x float> %725, ptr %590, align 4
  %726 = load i64, ptr %13, align 8
  %727 = getelementptr inbounds float, ptr %160, i64 %726
  %728 = load <16 x float>, ptr %727, align 4
  %729 = fadd <16 x float> %637, %728
  %730 = load i64, ptr %8, align 8
  %731 = getelementptr inbounds float, ptr %150, i64 %730
  store <16 x float> %729, ptr %731, align 4
  %732 = load i64, ptr %13, align 8
  %733 = getelementptr inbounds float, ptr %160, i64 %732
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 64
  %735 = load <16 x float>, ptr %734, align 4
  %736 = fadd <16 x float> %636, %735
  %737 = load i64, ptr %8, align 8
  %738 = getelementptr inbounds float, ptr %150, i64 %737
  %739 = getelementptr inbounds nuw i8, ptr %738, i64 64
  store <16 x float> %736, ptr %739, align 4
  %740 = load i64, ptr %13, align 8
  %741 = shl nsw i64 %740, 3
  %742 = getelementptr inbounds i8, ptr %160, i64 %741
  %743 = load <16 x float>, ptr %742, align 4
  %744 = fadd <16 x float> %635, %743
  %745 = load i64, ptr %8, align 8
  %746 = shl nsw i64 %745, 3
  %747 = getelementptr inbounds i8, ptr %150, i64 %746
  store <16 x float> %744, ptr %747, align 4
  %748 = load i64, ptr %13, align 8
  %749 = shl nsw i64 %748, 3
  %750 = getelementptr inbounds i8, ptr %160, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr %750, i64 64
  %752 = load <16 x float>, ptr %751, align 4
  %753 = fadd <16 x float> %634, %752
  %754 = load i64, ptr %8, align 8
  %755 = shl nsw i64 %754, 3
  %756 = getelementptr inbounds i8, ptr %150, i64 %755
  %757 = getelementptr inbounds nuw i8, ptr %756, i64 64
  store <16 x float> %753, ptr %757, align 4
  %758 = load i64, ptr %13, align 8
  %759 = mul nsw i64 %758, 12
  %760 = getelementptr inbounds i8, ptr %160, i64 %759
  %761 = load <16 x float>, ptr %760, align 4
  %762 = fadd <16 x float> %633, %761
  %763 = load i64, ptr %8, align 8
  %764 = mul nsw i64 %763, 12
  %765 = getelementptr inbounds i8, ptr %150, i64 %764
  store <16 x float> %762, ptr %765, align 4
  %766 = load i64, ptr %13, align 8
  %767 = mul nsw i64 %766, 12
  %768 = getelementptr inbounds i8, ptr %160, i64 %767
  %769 = getelementptr inbounds nuw i8, ptr %768, i64 64
  %770 = load <16 x float>, ptr %769, align 4
  %771 = fadd <16 x float> %632, %770
  %772 = load i64, ptr %8, align 8
  %773 = mul nsw i64 %772, 12
  %774 = getelementptr inbounds i8, ptr %150, i64 %773
  %775 = getelementptr inbounds nuw i8, ptr %774, i64 64
  store <16 x float> %771, ptr %775, align 4
  %776 = load i64, ptr %13, align 8
  %777 = shl nsw i64 %776, 4
  %778 = getelementptr inbounds i8, ptr %160, i64 %777
  %779 = load <16 x float>, ptr %778, align 4
  %780 = fadd <16 x float> %631, %779
  %781 = load i64, ptr %8, align 8
  %782 = shl nsw i64 %781, 4
  %783 = getelementptr inbounds i8, ptr %150, i64 %782
  store <16 x float> %780, ptr %783, align 4
  %784 = load i64, ptr %13, align 8
  %785 = shl nsw i64 %784, 4
  %786 = getelementptr inbounds i8, ptr %160, i64 %785
  %787 = getelementptr inbounds nuw i8, ptr %786, i64 64
  %788 = load <16 x float>, ptr %787, align 4
  %789 = fadd <16 x float> %630, %788
  br label %790

790:                                              ; preds = %641, %720
  %791 = phi <16 x float> [ %789, %720 ], [ %630, %641 ]
  %792 = load i64, ptr %8, align 8
  %793 = shl nsw i64 %792, 4
  %794 = getelementptr inbounds i8, ptr %150, i64 %793
  %795 = getelementptr inbounds nuw i8, ptr %794, i64 64
  store <16 x float> %791, ptr %795, align 4
  br label %3435

796:                                              ; preds = %159
  %797 = load <16 x float>, ptr %150, align 4
  %798 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %797
  %799 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %800 = load <16 x float>, ptr %799, align 4
  %801 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %800
  %802 = getelementptr inbounds float, ptr %150, i64 %147
  %803 = load <16 x float>, ptr %802, align 4
  %804 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %803
  %805 = getelementptr inbounds nuw i8, ptr %802, i64 64
  %806 = load <16 x float>, ptr %805, align 4
  %807 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %806
  %808 = shl nsw i64 %147, 3
  %809 = getelementptr inbounds i8, ptr %150, i64 %808
  %810 = load <16 x float>, ptr %809, align 4
  %811 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %810
  %812 = getelementptr inbounds nuw i8, ptr %809, i64 64
  %813 = load <16 x float>, ptr %812, align 4
  %814 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %813
  %815 = mul nsw i64 %147, 12
  %816 = getelementptr inbounds i8, ptr %150, i64 %815
  %817 = load <16 x float>, ptr %816, align 4
  %818 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %817
  %819 = getelementptr inbounds nuw i8, ptr %816, i64 64
  %820 = load <16 x float>, ptr %819, align 4
  %821 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %820
  %822 = shl nsw i64 %147, 4
  %823 = getelementptr inbounds i8, ptr %150, i64 %822
  %824 = load <16 x float>, ptr %823, align 4
  %825 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %824
  %826 = getelementptr inbounds nuw i8, ptr %823, i64 64
  %827 = load <16 x float>, ptr %826, align 4
  %828 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %827
  %829 = mul nsw i64 %147, 20
  %830 = getelementptr inbounds i8, ptr %150, i64 %829
  %831 = load <16 x float>, ptr %830, align 4
  %832 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %831
  %833 = getelementptr inbounds nuw i8, ptr %830, i64 64
  %834 = load <16 x float>, ptr %833, align 4
  %835 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %834
  %836 = icmp sgt i64 %138, 0
  br i1 %836, label %838, label %837

837:                                              ; preds = %838, %796
  br i1 %96, label %889, label %845

838:                                              ; preds = %796, %838
  %839 = phi i64 [ %843, %838 ], [ 0, %796 ]
  %840 = add nuw nsw i64 %839, 6
  %841 = mul nsw i64 %840, %147
  %842 = getelementptr inbounds float, ptr %150, i64 %841
  tail call void @llvm.prefetch.p0(ptr %842, i32 1, i32 3, i32 1)
  %843 = add nuw nsw i64 %839, 1
  %844 = icmp eq i64 %843, %133
  br i1 %844, label %837, label %838, !llvm.loop !9

845:                                              ; preds = %889, %837
  %846 = phi <16 x float> [ %835, %837 ], [ %949, %889 ]
  %847 = phi <16 x float> [ %832, %837 ], [ %948, %889 ]
  %848 = phi <16 x float> [ %828, %837 ], [ %943, %889 ]
  %849 = phi <16 x float> [ %825, %837 ], [ %942, %889 ]
  %850 = phi <16 x float> [ %821, %837 ], [ %937, %889 ]
  %851 = phi <16 x float> [ %818, %837 ], [ %936, %889 ]
  %852 = phi <16 x float> [ %814, %837 ], [ %931, %889 ]
  %853 = phi <16 x float> [ %811, %837 ], [ %930, %889 ]
  %854 = phi <16 x float> [ %807, %837 ], [ %925, %889 ]
  %855 = phi <16 x float> [ %804, %837 ], [ %924, %889 ]
  %856 = phi <16 x float> [ %801, %837 ], [ %919, %889 ]
  %857 = phi <16 x float> [ %798, %837 ], [ %918, %889 ]
  %858 = icmp eq ptr %160, null
  br i1 %858, label %859, label %953

859:                                              ; preds = %845
  store <16 x float> %857, ptr %150, align 4
  store <16 x float> %856, ptr %799, align 4
  %860 = load i64, ptr %8, align 8
  %861 = getelementptr inbounds float, ptr %150, i64 %860
  store <16 x float> %855, ptr %861, align 4
  %862 = load i64, ptr %8, align 8
  %863 = getelementptr inbounds float, ptr %150, i64 %862
  %864 = getelementptr inbounds nuw i8, ptr %863, i64 64
  store <16 x float> %854, ptr %864, align 4
  %865 = load i64, ptr %8, align 8
  %866 = shl nsw i64 %865, 3
  %867 = getelementptr inbounds i8, ptr %150, i64 %866
  store <16 x float> %853, ptr %867, align 4
  %868 = load i64, ptr %8, align 8
  %869 = shl nsw i64 %868, 3
  %870 = getelementptr inbounds i8, ptr %150, i64 %869
  %871 = getelementptr inbounds nuw i8, ptr %870, i64 64
  store <16 x float> %852, ptr %871, align 4
  %872 = load i64, ptr %8, align 8
  %873 = mul nsw i64 %872, 12
  %874 = getelementptr inbounds i8, ptr %150, i64 %873
  store <16 x float> %851, ptr %874, align 4
  %875 = load i64, ptr %8, align 8
  %876 = mul nsw i64 %875, 12
  %877 = getelementptr inbounds i8, ptr %150, i64 %876
  %878 = getelementptr inbounds nuw i8, ptr %877, i64 64
  store <16 x float> %850, ptr %878, align 4
  %879 = load i64, ptr %8, align 8
  %880 = shl nsw i64 %879, 4
  %881 = getelementptr inbounds i8, ptr %150, i64 %880
  store <16 x float> %849, ptr %881, align 4
  %882 = load i64, ptr %8, align 8
  %883 = shl nsw i64 %882, 4
  %884 = getelementptr inbounds i8, ptr %150, i64 %883
  %885 = getelementptr inbounds nuw i8, ptr %884, i64 64
  store <16 x float> %848, ptr %885, align 4
  %886 = load i64, ptr %8, align 8
  %887 = mul nsw i64 %886, 20
  %888 = getelementptr inbounds i8, ptr %150, i64 %887
  store <16 x float> %847, ptr %888, align 4
  br label %1041

889:                                              ; preds = %837, %889
  %890 = phi <16 x float> [ %949, %889 ], [ %835, %837 ]
  %891 = phi <16 x float> [ %948, %889 ], [ %832, %837 ]
  %892 = phi <16 x float> [ %943, %889 ], [ %828, %837 ]
  %893 = phi <16 x float> [ %942, %889 ], [ %825, %837 ]
  %894 = phi <16 x float> [ %937, %889 ], [ %821, %837 ]
  %895 = phi <16 x float> [ %936, %889 ], [ %818, %837 ]
  %896 = phi <16 x float> [ %931, %889 ], [ %814, %837 ]
  %897 = phi <16 x float> [ %930, %889 ], [ %811, %837 ]
  %898 = phi <16 x float> [ %925, %889 ], [ %807, %837 ]
  %899 = phi <16 x float> [ %924, %889 ], [ %804, %837 ]
  %900 = phi <16 x float> [ %919, %889 ], [ %801, %837 ]
  %901 = phi <16 x float> [ %918, %889 ], [ %798, %837 ]
  %902 = phi i64 [ %950, %889 ], [ %143, %837 ]
  %903 = phi i64 [ %951, %889 ], [ 0, %837 ]
  %904 = shl nuw nsw i64 %903, 7
  %905 = getelementptr inbounds nuw i8, ptr %124, i64 %904
  %906 = load <16 x float>, ptr %905, align 4
  %907 = getelementptr inbounds nuw i8, ptr %905, i64 64
  %908 = load <16 x float>, ptr %907, align 4
  %909 = ashr i64 %902, 11
  %910 = and i64 %909, -32
  %911 = getelementptr inbounds float, ptr %144, i64 %910
  call void @llvm.prefetch.p0(ptr %911, i32 0, i32 2, i32 1)
  %912 = getelementptr inbounds nuw i8, ptr %911, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %912, i32 0, i32 2, i32 1)
  %913 = mul i64 %903, 24
  %914 = getelementptr i8, ptr %129, i64 %913
  %915 = load float, ptr %914, align 4
  %916 = insertelement <16 x float> poison, float %915, i64 0
  %917 = shufflevector <16 x float> %916, <16 x float> poison, <16 x i32> zeroinitializer
  %918 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %917, <16 x float> %906, <16 x float> %901)
  %919 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %917, <16 x float> %908, <16 x float> %900)
  %920 = getelementptr i8, ptr %914, i64 4
  %921 = load float, ptr %920, align 4
  %922 = insertelement <16 x float> poison, float %921, i64 0
  %923 = shufflevector <16 x float> %922, <16 x float> poison, <16 x i32> zeroinitializer
  %924 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %923, <16 x float> %906, <16 x float> %899)
  %925 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %923, <16 x float> %908, <16 x float> %898)
  %926 = getelementptr i8, ptr %914, i64 8
  %927 = load float, ptr %926, align 4
  %928 = insertelement <16 x float> poison, float %927, i64 0
  %929 = shufflevector <16 x float> %928, <16 x float> poison, <16 x i32> zeroinitializer
  %930 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %929, <16 x float> %906, <16 x float> %897)
  %931 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %929, <16 x float> %908, <16 x float> %896)
  %932 = getelementptr i8, ptr %914, i64 12
  %933 = load float, ptr %932, align 4
  %934 = insertelement <16 x float> poison, float %933, i64 0
  %935 = shufflevector <16 x float> %934, <16 x float> poison, <16 x i32> zeroinitializer
  %936 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %935, <16 x float> %906, <16 x float> %895)
  %937 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %935, <16 x float> %908, <16 x float> %894)
  %938 = getelementptr i8, ptr %914, i64 16
  %939 = load float, ptr %938, align 4
  %940 = insertelement <16 x float> poison, float %939, i64 0
  %941 = shufflevector <16 x float> %940, <16 x float> poison, <16 x i32> zeroinitializer
  %942 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %941, <16 x float> %906, <16 x float> %893)
  %943 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %941, <16 x float> %908, <16 x float> %892)
  %944 = getelementptr i8, ptr %914, i64 20
  %945 = load float, ptr %944, align 4
  %946 = insertelement <16 x float> poison, float %945, i64 0
  %947 = shufflevector <16 x float> %946, <16 x float> poison, <16 x i32> zeroinitializer
  %948 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %947, <16 x float> %906, <16 x float> %891)
  %949 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %947, <16 x float> %908, <16 x float> %890)
  %950 = add nsw i64 %902, %140
  %951 = add nuw nsw i64 %903, 1
  %952 = icmp slt i64 %951, %72
  br i1 %952, label %889, label %845, !llvm.loop !11

953:                                              ; preds = %845
  %954 = load <16 x float>, ptr %160, align 4
  %955 = fadd <16 x float> %857, %954
  store <16 x float> %955, ptr %150, align 4
  %956 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %957 = load <16 x float>, ptr %956, align 4
  %958 = fadd <16 x float> %856, %957
  store <16 x float> %958, ptr %799, align 4
  %959 = load i64, ptr %13, align 8
  %960 = getelementptr inbounds float, ptr %160, i64 %959
  %961 = load <16 x float>, ptr %960, align 4
  %962 = fadd <16 x float> %855, %961
  %963 = load i64, ptr %8, align 8
  %964 = getelementptr inbounds float, ptr %150, i64 %963
  store <16 x float> %962, ptr %964, align 4
  %965 = load i64, ptr %13, align 8
  %966 = getelementptr inbounds float, ptr %160, i64 %965
  %967 = getelementptr inbounds nuw i8, ptr %966, i64 64
  %968 = load <16 x float>, ptr %967, align 4
  %969 = fadd <16 x float> %854, %968
  %970 = load i64, ptr %8, align 8
  %971 = getelementptr inbounds float, ptr %150, i64 %970
  %972 = getelementptr inbounds nuw i8, ptr %971, i64 64
  store <16 x float> %969, ptr %972, align 4
  %973 = load i64, ptr %13, align 8
  %974 = shl nsw i64 %973, 3
  %975 = getelementptr inbounds i8, ptr %160, i64 %974
  %976 = load <16 x float>, ptr %975, align 4
  %977 = fadd <16 x float> %853, %976
  %978 = load i64, ptr %8, align 8
  %979 = shl nsw i64 %978, 3
  %980 = getelementptr inbounds i8, ptr %150, i64 %979
  store <16 x float> %977, ptr %980, align 4
  %981 = load i64, ptr %13, align 8
  %982 = shl nsw i64 %981, 3
  %983 = getelementptr inbounds i8, ptr %160, i64 %982
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 64
  %985 = load <16 x float>, ptr %984, align 4
  %986 = fadd <16 x float> %852, %985
  %987 = load i64, ptr %8, align 8
  %988 = shl nsw i64 %987, 3
  %989 = getelementptr inbounds i8, ptr %150, i64 %988
  %990 = getelementptr inbounds nuw i8, ptr %989, i64 64
  store <16 x float> %986, ptr %990, align 4
  %991 = load i64, ptr %13, align 8
  %992 = mul nsw i64 %991, 12
  %993 = getelementptr inbounds i8, ptr %160, i64 %992
  %994 = load <16 x float>, ptr %993, align 4
  %995 = fadd <16 x float> %851, %994
  %996 = load i64, ptr %8, align 8
  %997 = mul nsw i64 %996, 12
  %998 = getelementptr inbounds i8, ptr %150, i64 %997
  store <16 x float> %995, ptr %998, align 4
  %999 = load i64, ptr %13, align 8
  %1000 = mul nsw i64 %999, 12
  %1001 = getelementptr inbounds i8, ptr %160, i64 %1000
  %1002 = getelementptr inbounds nuw i8, ptr %1001, i64 64
  %1003 = load <16 x float>, ptr %1002, align 4
  %1004 = fadd <16 x float> %850, %1003
  %1005 = load i64, ptr %8, align 8
  %1006 = mul nsw i64 %1005, 12
  %1007 = getelementptr inbounds i8, ptr %150, i64 %1006
  %1008 = getelementptr inbounds nuw i8, ptr %1007, i64 64
  store <16 x float> %1004, ptr %1008, align 4
  %1009 = load i64, ptr %13, align 8
  %1010 = shl nsw i64 %1009, 4
  %1011 = getelementptr inbounds i8, ptr %160, i64 %1010
  %1012 = load <16 x float>, ptr %1011, align 4
  %1013 = fadd <16 x float> %849, %1012
  %1014 = load i64, ptr %8, align 8
  %1015 = shl nsw i64 %1014, 4
  %1016 = getelementptr inbounds i8, ptr %150, i64 %1015
  store <16 x float> %1013, ptr %1016, align 4
  %1017 = load i64, ptr %13, align 8
  %1018 = shl nsw i64 %1017, 4
  %1019 = getelementptr inbounds i8, ptr %160, i64 %1018
  %1020 = getelementptr inbounds nuw i8, ptr %1019, i64 64
  %1021 = load <16 x float>, ptr %1020, align 4
  %1022 = fadd <16 x float> %848, %1021
  %1023 = load i64, ptr %8, align 8
  %1024 = shl nsw i64 %1023, 4
  %1025 = getelementptr inbounds i8, ptr %150, i64 %1024
  %1026 = getelementptr inbounds nuw i8, ptr %1025, i64 64
  store <16 x float> %1022, ptr %1026, align 4
  %1027 = load i64, ptr %13, align 8
  %1028 = mul nsw i64 %1027, 20
  %1029 = getelementptr inbounds i8, ptr %160, i64 %1028
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = fadd <16 x float> %847, %1030
  %1032 = load i64, ptr %8, align 8
  %1033 = mul nsw i64 %1032, 20
  %1034 = getelementptr inbounds i8, ptr %150, i64 %1033
  store <16 x float> %1031, ptr %1034, align 4
  %1035 = load i64, ptr %13, align 8
  %1036 = mul nsw i64 %1035, 20
  %1037 = getelementptr inbounds i8, ptr %160, i64 %1036
  %1038 = getelementptr inbounds nuw i8, ptr %1037, i64 64
  %1039 = load <16 x float>, ptr %1038, align 4
  %1040 = fadd <16 x float> %846, %1039
  br label %1041

1041:                                             ; preds = %859, %953
  %1042 = phi <16 x float> [ %1040, %953 ], [ %846, %859 ]
  %1043 = load i64, ptr %8, align 8
  %1044 = mul nsw i64 %1043, 20
  %1045 = getelementptr inbounds i8, ptr %150, i64 %1044
  %1046 = getelementptr inbounds nuw i8, ptr %1045, i64 64
  store <16 x float> %1042, ptr %1046, align 4
  br label %3435

1047:                                             ; preds = %159
  %1048 = load <16 x float>, ptr %150, align 4
  %1049 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1048
  %1050 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %1051 = load <16 x float>, ptr %1050, align 4
  %1052 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1051
  %1053 = getelementptr inbounds float, ptr %150, i64 %147
  %1054 = load <16 x float>, ptr %1053, align 4
  %1055 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1054
  %1056 = getelementptr inbounds nuw i8, ptr %1053, i64 64
  %1057 = load <16 x float>, ptr %1056, align 4
  %1058 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1057
  %1059 = shl nsw i64 %147, 3
  %1060 = getelementptr inbounds i8, ptr %150, i64 %1059
  %1061 = load <16 x float>, ptr %1060, align 4
  %1062 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1061
  %1063 = getelementptr inbounds nuw i8, ptr %1060, i64 64
  %1064 = load <16 x float>, ptr %1063, align 4
  %1065 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1064
  %1066 = mul nsw i64 %147, 12
  %1067 = getelementptr inbounds i8, ptr %150, i64 %1066
  %1068 = load <16 x float>, ptr %1067, align 4
  %1069 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1068
  %1070 = getelementptr inbounds nuw i8, ptr %1067, i64 64
  %1071 = load <16 x float>, ptr %1070, align 4
  %1072 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1071
  %1073 = shl nsw i64 %147, 4
  %1074 = getelementptr inbounds i8, ptr %150, i64 %1073
  %1075 = load <16 x float>, ptr %1074, align 4
  %1076 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1075
  %1077 = getelementptr inbounds nuw i8, ptr %1074, i64 64
  %1078 = load <16 x float>, ptr %1077, align 4
  %1079 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1078
  %1080 = mul nsw i64 %147, 20
  %1081 = getelementptr inbounds i8, ptr %150, i64 %1080
  %1082 = load <16 x float>, ptr %1081, align 4
  %1083 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1082
  %1084 = getelementptr inbounds nuw i8, ptr %1081, i64 64
  %1085 = load <16 x float>, ptr %1084, align 4
  %1086 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1085
  %1087 = mul nsw i64 %147, 24
  %1088 = getelementptr inbounds i8, ptr %150, i64 %1087
  %1089 = load <16 x float>, ptr %1088, align 4
  %1090 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1089
  %1091 = getelementptr inbounds nuw i8, ptr %1088, i64 64
  %1092 = load <16 x float>, ptr %1091, align 4
  %1093 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1092
  %1094 = icmp sgt i64 %138, 0
  br i1 %1094, label %1096, label %1095

1095:                                             ; preds = %1096, %1047
  br i1 %96, label %1156, label %1103

1096:                                             ; preds = %1047, %1096
  %1097 = phi i64 [ %1101, %1096 ], [ 0, %1047 ]
  %1098 = add nuw nsw i64 %1097, 7
  %1099 = mul nsw i64 %1098, %147
  %1100 = getelementptr inbounds float, ptr %150, i64 %1099
  tail call void @llvm.prefetch.p0(ptr %1100, i32 1, i32 3, i32 1)
  %1101 = add nuw nsw i64 %1097, 1
  %1102 = icmp eq i64 %1101, %133
  br i1 %1102, label %1095, label %1096, !llvm.loop !9

1103:                                             ; preds = %1156, %1095
  %1104 = phi <16 x float> [ %1093, %1095 ], [ %1224, %1156 ]
  %1105 = phi <16 x float> [ %1090, %1095 ], [ %1223, %1156 ]
  %1106 = phi <16 x float> [ %1086, %1095 ], [ %1218, %1156 ]
  %1107 = phi <16 x float> [ %1083, %1095 ], [ %1217, %1156 ]
  %1108 = phi <16 x float> [ %1079, %1095 ], [ %1212, %1156 ]
  %1109 = phi <16 x float> [ %1076, %1095 ], [ %1211, %1156 ]
  %1110 = phi <16 x float> [ %1072, %1095 ], [ %1206, %1156 ]
  %1111 = phi <16 x float> [ %1069, %1095 ], [ %1205, %1156 ]
  %1112 = phi <16 x float> [ %1065, %1095 ], [ %1200, %1156 ]
  %1113 = phi <16 x float> [ %1062, %1095 ], [ %1199, %1156 ]
  %1114 = phi <16 x float> [ %1058, %1095 ], [ %1194, %1156 ]
  %1115 = phi <16 x float> [ %1055, %1095 ], [ %1193, %1156 ]
  %1116 = phi <16 x float> [ %1052, %1095 ], [ %1188, %1156 ]
  %1117 = phi <16 x float> [ %1049, %1095 ], [ %1187, %1156 ]
  %1118 = icmp eq ptr %160, null
  br i1 %1118, label %1119, label %1228

1119:                                             ; preds = %1103
  store <16 x float> %1117, ptr %150, align 4
  store <16 x float> %1116, ptr %1050, align 4
  %1120 = load i64, ptr %8, align 8
  %1121 = getelementptr inbounds float, ptr %150, i64 %1120
  store <16 x float> %1115, ptr %1121, align 4
  %1122 = load i64, ptr %8, align 8
  %1123 = getelementptr inbounds float, ptr %150, i64 %1122
  %1124 = getelementptr inbounds nuw i8, ptr %1123, i64 64
  store <16 x float> %1114, ptr %1124, align 4
  %1125 = load i64, ptr %8, align 8
  %1126 = shl nsw i64 %1125, 3
  %1127 = getelementptr inbounds i8, ptr %150, i64 %1126
  store <16 x float> %1113, ptr %1127, align 4
  %1128 = load i64, ptr %8, align 8
  %1129 = shl nsw i64 %1128, 3
  %1130 = getelementptr inbounds i8, ptr %150, i64 %1129
  %1131 = getelementptr inbounds nuw i8, ptr %1130, i64 64
  store <16 x float> %1112, ptr %1131, align 4
  %1132 = load i64, ptr %8, align 8
  %1133 = mul nsw i64 %1132, 12
  %1134 = getelementptr inbounds i8, ptr %150, i64 %1133
  store <16 x float> %1111, ptr %1134, align 4
  %1135 = load i64, ptr %8, align 8
  %1136 = mul nsw i64 %1135, 12
  %1137 = getelementptr inbounds i8, ptr %150, i64 %1136
  %1138 = getelementptr inbounds nuw i8, ptr %1137, i64 64
  store <16 x float> %1110, ptr %1138, align 4
  %1139 = load i64, ptr %8, align 8
  %1140 = shl nsw i64 %1139, 4
  %1141 = getelementptr inbounds i8, ptr %150, i64 %1140
  store <16 x float> %1109, ptr %1141, align 4
  %1142 = load i64, ptr %8, align 8
  %1143 = shl nsw i64 %1142, 4
  %1144 = getelementptr inbounds i8, ptr %150, i64 %1143
  %1145 = getelementptr inbounds nuw i8, ptr %1144, i64 64
  store <16 x float> %1108, ptr %1145, align 4
  %1146 = load i64, ptr %8, align 8
  %1147 = mul nsw i64 %1146, 20
  %1148 = getelementptr inbounds i8, ptr %150, i64 %1147
  store <16 x float> %1107, ptr %1148, align 4
  %1149 = load i64, ptr %8, align 8
  %1150 = mul nsw i64 %1149, 20
  %1151 = getelementptr inbounds i8, ptr %150, i64 %1150
  %1152 = getelementptr inbounds nuw i8, ptr %1151, i64 64
  store <16 x float> %1106, ptr %1152, align 4
  %1153 = load i64, ptr %8, align 8
  %1154 = mul nsw i64 %1153, 24
  %1155 = getelementptr inbounds i8, ptr %150, i64 %1154
  store <16 x float> %1105, ptr %1155, align 4
  br label %1334

1156:                                             ; preds = %1095, %1156
  %1157 = phi <16 x float> [ %1224, %1156 ], [ %1093, %1095 ]
  %1158 = phi <16 x float> [ %1223, %1156 ], [ %1090, %1095 ]
  %1159 = phi <16 x float> [ %1218, %1156 ], [ %1086, %1095 ]
  %1160 = phi <16 x float> [ %1217, %1156 ], [ %1083, %1095 ]
  %1161 = phi <16 x float> [ %1212, %1156 ], [ %1079, %1095 ]
  %1162 = phi <16 x float> [ %1211, %1156 ], [ %1076, %1095 ]
  %1163 = phi <16 x float> [ %1206, %1156 ], [ %1072, %1095 ]
  %1164 = phi <16 x float> [ %1205, %1156 ], [ %1069, %1095 ]
  %1165 = phi <16 x float> [ %1200, %1156 ], [ %1065, %1095 ]
  %1166 = phi <16 x float> [ %1199, %1156 ], [ %1062, %1095 ]
  %1167 = phi <16 x float> [ %1194, %1156 ], [ %1058, %1095 ]
  %1168 = phi <16 x float> [ %1193, %1156 ], [ %1055, %1095 ]
  %1169 = phi <16 x float> [ %1188, %1156 ], [ %1052, %1095 ]
  %1170 = phi <16 x float> [ %1187, %1156 ], [ %1049, %1095 ]
  %1171 = phi i64 [ %1225, %1156 ], [ %143, %1095 ]
  %1172 = phi i64 [ %1226, %1156 ], [ 0, %1095 ]
  %1173 = shl nuw nsw i64 %1172, 7
  %1174 = getelementptr inbounds nuw i8, ptr %124, i64 %1173
  %1175 = load <16 x float>, ptr %1174, align 4
  %1176 = getelementptr inbounds nuw i8, ptr %1174, i64 64
  %1177 = load <16 x float>, ptr %1176, align 4
  %1178 = ashr i64 %1171, 11
  %1179 = and i64 %1178, -32
  %1180 = getelementptr inbounds float, ptr %144, i64 %1179
  call void @llvm.prefetch.p0(ptr %1180, i32 0, i32 2, i32 1)
  %1181 = getelementptr inbounds nuw i8, ptr %1180, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1181, i32 0, i32 2, i32 1)
  %1182 = mul i64 %1172, 28
  %1183 = getelementptr i8, ptr %129, i64 %1182
  %1184 = load float, ptr %1183, align 4
  %1185 = insertelement <16 x float> poison, float %1184, i64 0
  %1186 = shufflevector <16 x float> %1185, <16 x float> poison, <16 x i32> zeroinitializer
  %1187 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1186, <16 x float> %1175, <16 x float> %1170)
  %1188 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1186, <16 x float> %1177, <16 x float> %1169)
  %1189 = getelementptr i8, ptr %1183, i64 4
  %1190 = load float, ptr %1189, align 4
  %1191 = insertelement <16 x float> poison, float %1190, i64 0
  %1192 = shufflevector <16 x float> %1191, <16 x float> poison, <16 x i32> zeroinitializer
  %1193 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1192, <16 x float> %1175, <16 x float> %1168)
  %1194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1192, <16 x float> %1177, <16 x float> %1167)
  %1195 = getelementptr i8, ptr %1183, i64 8
  %1196 = load float, ptr %1195, align 4
  %1197 = insertelement <16 x float> poison, float %1196, i64 0
  %1198 = shufflevector <16 x float> %1197, <16 x float> poison, <16 x i32> zeroinitializer
  %1199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1198, <16 x float> %1175, <16 x float> %1166)
  %1200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1198, <16 x float> %1177, <16 x float> %1165)
  %1201 = getelementptr i8, ptr %1183, i64 12
  %1202 = load float, ptr %1201, align 4
  %1203 = insertelement <16 x float> poison, float %1202, i64 0
  %1204 = shufflevector <16 x float> %1203, <16 x float> poison, <16 x i32> zeroinitializer
  %1205 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1204, <16 x float> %1175, <16 x float> %1164)
  %1206 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1204, <16 x float> %1177, <16 x float> %1163)
  %1207 = getelementptr i8, ptr %1183, i64 16
  %1208 = load float, ptr %1207, align 4
  %1209 = insertelement <16 x float> poison, float %1208, i64 0
  %1210 = shufflevector <16 x float> %1209, <16 x float> poison, <16 x i32> zeroinitializer
  %1211 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1210, <16 x float> %1175, <16 x float> %1162)
  %1212 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1210, <16 x float> %1177, <16 x float> %1161)
  %1213 = getelementptr i8, ptr %1183, i64 20
  %1214 = load float, ptr %1213, align 4
  %1215 = insertelement <16 x float> poison, float %1214, i64 0
  %1216 = shufflevector <16 x float> %1215, <16 x float> poison, <16 x i32> zeroinitializer
  %1217 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1216, <16 x float> %1175, <16 x float> %1160)
  %1218 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1216, <16 x float> %1177, <16 x float> %1159)
  %1219 = getelementptr i8, ptr %1183, i64 24
  %1220 = load float, ptr %1219, align 4
  %1221 = insertelement <16 x float> poison, float %1220, i64 0
  %1222 = shufflevector <16 x float> %1221, <16 x float> poison, <16 x i32> zeroinitializer
  %1223 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1222, <16 x float> %1175, <16 x float> %1158)
  %1224 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1222, <16 x float> %1177, <16 x float> %1157)
  %1225 = add nsw i64 %1171, %140
  %1226 = add nuw nsw i64 %1172, 1
  %1227 = icmp slt i64 %1226, %72
  br i1 %1227, label %1156, label %1103, !llvm.loop !11

1228:                                             ; preds = %1103
  %1229 = load <16 x float>, ptr %160, align 4
  %1230 = fadd <16 x float> %1117, %1229
  store <16 x float> %1230, ptr %150, align 4
  %1231 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %1232 = load <16 x float>, ptr %1231, align 4
  %1233 = fadd <16 x float> %1116, %1232
  store <16 x float> %1233, ptr %1050, align 4
  %1234 = load i64, ptr %13, align 8
  %1235 = getelementptr inbounds float, ptr %160, i64 %1234
  %1236 = load <16 x float>, ptr %1235, align 4
  %1237 = fadd <16 x float> %1115, %1236
  %1238 = load i64, ptr %8, align 8
  %1239 = getelementptr inbounds float, ptr %150, i64 %1238
  store <16 x float> %1237, ptr %1239, align 4
  %1240 = load i64, ptr %13, align 8
  %1241 = getelementptr inbounds float, ptr %160, i64 %1240
  %1242 = getelementptr inbounds nuw i8, ptr %1241, i64 64
  %1243 = load <16 x float>, ptr %1242, align 4
  %1244 = fadd <16 x float> %1114, %1243
  %1245 = load i64, ptr %8, align 8
  %1246 = getelementptr inbounds float, ptr %150, i64 %1245
  %1247 = getelementptr inbounds nuw i8, ptr %1246, i64 64
  store <16 x float> %1244, ptr %1247, align 4
  %1248 = load i64, ptr %13, align 8
  %1249 = shl nsw i64 %1248, 3
  %1250 = getelementptr inbounds i8, ptr %160, i64 %1249
  %1251 = load <16 x float>, ptr %1250, align 4
  %1252 = fadd <16 x float> %1113, %1251
  %1253 = load i64, ptr %8, align 8
  %1254 = shl nsw i64 %1253, 3
  %1255 = getelementptr inbounds i8, ptr %150, i64 %1254
  store <16 x float> %1252, ptr %1255, align 4
  %1256 = load i64, ptr %13, align 8
  %1257 = shl nsw i64 %1256, 3
  %1258 = getelementptr inbounds i8, ptr %160, i64 %1257
  %1259 = getelementptr inbounds nuw i8, ptr %1258, i64 64
  %1260 = load <16 x float>, ptr %1259, align 4
  %1261 = fadd <16 x float> %1112, %1260
  %1262 = load i64, ptr %8, align 8
  %1263 = shl nsw i64 %1262, 3
  %1264 = getelementptr inbounds i8, ptr %150, i64 %1263
  %1265 = getelementptr inbounds nuw i8, ptr %1264, i64 64
  store <16 x float> %1261, ptr %1265, align 4
  %1266 = load i64, ptr %13, align 8
  %1267 = mul nsw i64 %1266, 12
  %1268 = getelementptr inbounds i8, ptr %160, i64 %1267
  %1269 = load <16 x float>, ptr %1268, align 4
  %1270 = fadd <16 x float> %1111, %1269
  %1271 = load i64, ptr %8, align 8
  %1272 = mul nsw i64 %1271, 12
  %1273 = getelementptr inbounds i8, ptr %150, i64 %1272
  store <16 x float> %1270, ptr %1273, align 4
  %1274 = load i64, ptr %13, align 8
  %1275 = mul nsw i64 %1274, 12
  %1276 = getelementptr inbounds i8, ptr %160, i64 %1275
  %1277 = getelementptr inbounds nuw i8, ptr %1276, i64 64
  %1278 = load <16 x float>, ptr %1277, align 4
  %1279 = fadd <16 x float> %1110, %1278
  %1280 = load i64, ptr %8, align 8
  %1281 = mul nsw i64 %1280, 12
  %1282 = getelementptr inbounds i8, ptr %150, i64 %1281
  %1283 = getelementptr inbounds nuw i8, ptr %1282, i64 64
  store <16 x float> %1279, ptr %1283, align 4
  %1284 = load i64, ptr %13, align 8
  %1285 = shl nsw i64 %1284, 4
  %1286 = getelementptr inbounds i8, ptr %160, i64 %1285
  %1287 = load <16 x float>, ptr %1286, align 4
  %1288 = fadd <16 x float> %1109, %1287
  %1289 = load i64, ptr %8, align 8
  %1290 = shl nsw i64 %1289, 4
  %1291 = getelementptr inbounds i8, ptr %150, i64 %1290
  store <16 x float> %1288, ptr %1291, align 4
  %1292 = load i64, ptr %13, align 8
  %1293 = shl nsw i64 %1292, 4
  %1294 = getelementptr inbounds i8, ptr %160, i64 %1293
  %1295 = getelementptr inbounds nuw i8, ptr %1294, i64 64
  %1296 = load <16 x float>, ptr %1295, align 4
  %1297 = fadd <16 x float> %1108, %1296
  %1298 = load i64, ptr %8, align 8
  %1299 = shl nsw i64 %1298, 4
  %1300 = getelementptr inbounds i8, ptr %150, i64 %1299
  %1301 = getelementptr inbounds nuw i8, ptr %1300, i64 64
  store <16 x float> %1297, ptr %1301, align 4
  %1302 = load i64, ptr %13, align 8
  %1303 = mul nsw i64 %1302, 20
  %1304 = getelementptr inbounds i8, ptr %160, i64 %1303
  %1305 = load <16 x float>, ptr %1304, align 4
  %1306 = fadd <16 x float> %1107, %1305
  %1307 = load i64, ptr %8, align 8
  %1308 = mul nsw i64 %1307, 20
  %1309 = getelementptr inbounds i8, ptr %150, i64 %1308
  store <16 x float> %1306, ptr %1309, align 4
  %1310 = load i64, ptr %13, align 8
  %1311 = mul nsw i64 %1310, 20
  %1312 = getelementptr inbounds i8, ptr %160, i64 %1311
  %1313 = getelementptr inbounds nuw i8, ptr %1312, i64 64
  %1314 = load <16 x float>, ptr %1313, align 4
  %1315 = fadd <16 x float> %1106, %1314
  %1316 = load i64, ptr %8, align 8
  %1317 = mul nsw i64 %1316, 20
  %1318 = getelementptr inbounds i8, ptr %150, i64 %1317
  %1319 = getelementptr inbounds nuw i8, ptr %1318, i64 64
  store <16 x float> %1315, ptr %1319, align 4
  %1320 = load i64, ptr %13, align 8
  %1321 = mul nsw i64 %1320, 24
  %1322 = getelementptr inbounds i8, ptr %160, i64 %1321
  %1323 = load <16 x float>, ptr %1322, align 4
  %1324 = fadd <16 x float> %1105, %1323
  %1325 = load i64, ptr %8, align 8
  %1326 = mul nsw i64 %1325, 24
  %1327 = getelementptr inbounds i8, ptr %150, i64 %1326
  store <16 x float> %1324, ptr %1327, align 4
  %1328 = load i64, ptr %13, align 8
  %1329 = mul nsw i64 %1328, 24
  %1330 = getelementptr inbounds i8, ptr %160, i64 %1329
  %1331 = getelementptr inbounds nuw i8, ptr %1330, i64 64
  %1332 = load <16 x float>, ptr %1331, align 4
  %1333 = fadd <16 x float> %1104, %1332
  br label %1334

1334:                                             ; preds = %1119, %1228
  %1335 = phi <16 x float> [ %1333, %1228 ], [ %1104, %1119 ]
  %1336 = load i64, ptr %8, align 8
  %1337 = mul nsw i64 %1336, 24
  %1338 = getelementptr inbounds i8, ptr %150, i64 %1337
  %1339 = getelementptr inbounds nuw i8, ptr %1338, i64 64
  store <16 x float> %1335, ptr %1339, align 4
  br label %3435

1340:                                             ; preds = %159
  %1341 = load <16 x float>, ptr %150, align 4
  %1342 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1341
  %1343 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %1344 = load <16 x float>, ptr %1343, align 4
  %1345 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1344
  %1346 = getelementptr inbounds float, ptr %150, i64 %147
  %1347 = load <16 x float>, ptr %1346, align 4
  %1348 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1347
  %1349 = getelementptr inbounds nuw i8, ptr %1346, i64 64
  %1350 = load <16 x float>, ptr %1349, align 4
  %1351 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1350
  %1352 = shl nsw i64 %147, 3
  %1353 = getelementptr inbounds i8, ptr %150, i64 %1352
  %1354 = load <16 x float>, ptr %1353, align 4
  %1355 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1354
  %1356 = getelementptr inbounds nuw i8, ptr %1353, i64 64
  %1357 = load <16 x float>, ptr %1356, align 4
  %1358 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1357
  %1359 = mul nsw i64 %147, 12
  %1360 = getelementptr inbounds i8, ptr %150, i64 %1359
  %1361 = load <16 x float>, ptr %1360, align 4
  %1362 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1361
  %1363 = getelementptr inbounds nuw i8, ptr %1360, i64 64
  %1364 = load <16 x float>, ptr %1363, align 4
  %1365 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1364
  %1366 = shl nsw i64 %147, 4
  %1367 = getelementptr inbounds i8, ptr %150, i64 %1366
  %1368 = load <16 x float>, ptr %1367, align 4
  %1369 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1368
  %1370 = getelementptr inbounds nuw i8, ptr %1367, i64 64
  %1371 = load <16 x float>, ptr %1370, align 4
  %1372 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1371
  %1373 = mul nsw i64 %147, 20
  %1374 = getelementptr inbounds i8, ptr %150, i64 %1373
  %1375 = load <16 x float>, ptr %1374, align 4
  %1376 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1375
  %1377 = getelementptr inbounds nuw i8, ptr %1374, i64 64
  %1378 = load <16 x float>, ptr %1377, align 4
  %1379 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1378
  %1380 = mul nsw i64 %147, 24
  %1381 = getelementptr inbounds i8, ptr %150, i64 %1380
  %1382 = load <16 x float>, ptr %1381, align 4
  %1383 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1382
  %1384 = getelementptr inbounds nuw i8, ptr %1381, i64 64
  %1385 = load <16 x float>, ptr %1384, align 4
  %1386 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1385
  %1387 = mul nsw i64 %147, 28
  %1388 = getelementptr inbounds i8, ptr %150, i64 %1387
  %1389 = load <16 x float>, ptr %1388, align 4
  %1390 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1389
  %1391 = getelementptr inbounds nuw i8, ptr %1388, i64 64
  %1392 = load <16 x float>, ptr %1391, align 4
  %1393 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1392
  %1394 = icmp sgt i64 %138, 0
  br i1 %1394, label %1396, label %1395

1395:                                             ; preds = %1396, %1340
  br i1 %96, label %1465, label %1403

1396:                                             ; preds = %1340, %1396
  %1397 = phi i64 [ %1401, %1396 ], [ 0, %1340 ]
  %1398 = add nuw nsw i64 %1397, 8
  %1399 = mul nsw i64 %1398, %147
  %1400 = getelementptr inbounds float, ptr %150, i64 %1399
  tail call void @llvm.prefetch.p0(ptr %1400, i32 1, i32 3, i32 1)
  %1401 = add nuw nsw i64 %1397, 1
  %1402 = icmp eq i64 %1401, %133
  br i1 %1402, label %1395, label %1396, !llvm.loop !9

1403:                                             ; preds = %1465, %1395
  %1404 = phi <16 x float> [ %1393, %1395 ], [ %1541, %1465 ]
  %1405 = phi <16 x float> [ %1390, %1395 ], [ %1540, %1465 ]
  %1406 = phi <16 x float> [ %1386, %1395 ], [ %1535, %1465 ]
  %1407 = phi <16 x float> [ %1383, %1395 ], [ %1534, %1465 ]
  %1408 = phi <16 x float> [ %1379, %1395 ], [ %1529, %1465 ]
  %1409 = phi <16 x float> [ %1376, %1395 ], [ %1528, %1465 ]
  %1410 = phi <16 x float> [ %1372, %1395 ], [ %1523, %1465 ]
  %1411 = phi <16 x float> [ %1369, %1395 ], [ %1522, %1465 ]
  %1412 = phi <16 x float> [ %1365, %1395 ], [ %1517, %1465 ]
  %1413 = phi <16 x float> [ %1362, %1395 ], [ %1516, %1465 ]
  %1414 = phi <16 x float> [ %1358, %1395 ], [ %1511, %1465 ]
  %1415 = phi <16 x float> [ %1355, %1395 ], [ %1510, %1465 ]
  %1416 = phi <16 x float> [ %1351, %1395 ], [ %1505, %1465 ]
  %1417 = phi <16 x float> [ %1348, %1395 ], [ %1504, %1465 ]
  %1418 = phi <16 x float> [ %1345, %1395 ], [ %1499, %1465 ]
  %1419 = phi <16 x float> [ %1342, %1395 ], [ %1498, %1465 ]
  %1420 = icmp eq ptr %160, null
  br i1 %1420, label %1421, label %1545

1421:                                             ; preds = %1403
  store <16 x float> %1419, ptr %150, align 4
  store <16 x float> %1418, ptr %1343, align 4
  %1422 = load i64, ptr %8, align 8
  %1423 = getelementptr inbounds float, ptr %150, i64 %1422
  store <16 x float> %1417, ptr %1423, align 4
  %1424 = load i64, ptr %8, align 8
  %1425 = getelementptr inbounds float, ptr %150, i64 %1424
  %1426 = getelementptr inbounds nuw i8, ptr %1425, i64 64
  store <16 x float> %1416, ptr %1426, align 4
  %1427 = load i64, ptr %8, align 8
  %1428 = shl nsw i64 %1427, 3
  %1429 = getelementptr inbounds i8, ptr %150, i64 %1428
  store <16 x float> %1415, ptr %1429, align 4
  %1430 = load i64, ptr %8, align 8
  %1431 = shl nsw i64 %1430, 3
  %1432 = getelementptr inbounds i8, ptr %150, i64 %1431
  %1433 = getelementptr inbounds nuw i8, ptr %1432, i64 64
  store <16 x float> %1414, ptr %1433, align 4
  %1434 = load i64, ptr %8, align 8
  %1435 = mul nsw i64 %1434, 12
  %1436 = getelementptr inbounds i8, ptr %150, i64 %1435
  store <16 x float> %1413, ptr %1436, align 4
  %1437 = load i64, ptr %8, align 8
  %1438 = mul nsw i64 %1437, 12
  %1439 = getelementptr inbounds i8, ptr %150, i64 %1438
  %1440 = getelementptr inbounds nuw i8, ptr %1439, i64 64
  store <16 x float> %1412, ptr %1440, align 4
  %1441 = load i64, ptr %8, align 8
  %1442 = shl nsw i64 %1441, 4
  %1443 = getelementptr inbounds i8, ptr %150, i64 %1442
  store <16 x float> %1411, ptr %1443, align 4
  %1444 = load i64, ptr %8, align 8
  %1445 = shl nsw i64 %1444, 4
  %1446 = getelementptr inbounds i8, ptr %150, i64 %1445
  %1447 = getelementptr inbounds nuw i8, ptr %1446, i64 64
  store <16 x float> %1410, ptr %1447, align 4
  %1448 = load i64, ptr %8, align 8
  %1449 = mul nsw i64 %1448, 20
  %1450 = getelementptr inbounds i8, ptr %150, i64 %1449
  store <16 x float> %1409, ptr %1450, align 4
  %1451 = load i64, ptr %8, align 8
  %1452 = mul nsw i64 %1451, 20
  %1453 = getelementptr inbounds i8, ptr %150, i64 %1452
  %1454 = getelementptr inbounds nuw i8, ptr %1453, i64 64
  store <16 x float> %1408, ptr %1454, align 4
  %1455 = load i64, ptr %8, align 8
  %1456 = mul nsw i64 %1455, 24
  %1457 = getelementptr inbounds i8, ptr %150, i64 %1456
  store <16 x float> %1407, ptr %1457, align 4
  %1458 = load i64, ptr %8, align 8
  %1459 = mul nsw i64 %1458, 24
  %1460 = getelementptr inbounds i8, ptr %150, i64 %1459
  %1461 = getelementptr inbounds nuw i8, ptr %1460, i64 64
  store <16 x float> %1406, ptr %1461, align 4
  %1462 = load i64, ptr %8, align 8
  %1463 = mul nsw i64 %1462, 28
  %1464 = getelementptr inbounds i8, ptr %150, i64 %1463
  store <16 x float> %1405, ptr %1464, align 4
  br label %1669

1465:                                             ; preds = %1395, %1465
  %1466 = phi <16 x float> [ %1541, %1465 ], [ %1393, %1395 ]
  %1467 = phi <16 x float> [ %1540, %1465 ], [ %1390, %1395 ]
  %1468 = phi <16 x float> [ %1535, %1465 ], [ %1386, %1395 ]
  %1469 = phi <16 x float> [ %1534, %1465 ], [ %1383, %1395 ]
  %1470 = phi <16 x float> [ %1529, %1465 ], [ %1379, %1395 ]
  %1471 = phi <16 x float> [ %1528, %1465 ], [ %1376, %1395 ]
  %1472 = phi <16 x float> [ %1523, %1465 ], [ %1372, %1395 ]
  %1473 = phi <16 x float> [ %1522, %1465 ], [ %1369, %1395 ]
  %1474 = phi <16 x float> [ %1517, %1465 ], [ %1365, %1395 ]
  %1475 = phi <16 x float> [ %1516, %1465 ], [ %1362, %1395 ]
  %1476 = phi <16 x float> [ %1511, %1465 ], [ %1358, %1395 ]
  %1477 = phi <16 x float> [ %1510, %1465 ], [ %1355, %1395 ]
  %1478 = phi <16 x float> [ %1505, %1465 ], [ %1351, %1395 ]
  %1479 = phi <16 x float> [ %1504, %1465 ], [ %1348, %1395 ]
  %1480 = phi <16 x float> [ %1499, %1465 ], [ %1345, %1395 ]
  %1481 = phi <16 x float> [ %1498, %1465 ], [ %1342, %1395 ]
  %1482 = phi i64 [ %1542, %1465 ], [ %143, %1395 ]
  %1483 = phi i64 [ %1543, %1465 ], [ 0, %1395 ]
  %1484 = shl nuw nsw i64 %1483, 7
  %1485 = getelementptr inbounds nuw i8, ptr %124, i64 %1484
  %1486 = load <16 x float>, ptr %1485, align 4
  %1487 = getelementptr inbounds nuw i8, ptr %1485, i64 64
  %1488 = load <16 x float>, ptr %1487, align 4
  %1489 = ashr i64 %1482, 11
  %1490 = and i64 %1489, -32
  %1491 = getelementptr inbounds float, ptr %144, i64 %1490
  call void @llvm.prefetch.p0(ptr %1491, i32 0, i32 2, i32 1)
  %1492 = getelementptr inbounds nuw i8, ptr %1491, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1492, i32 0, i32 2, i32 1)
  %1493 = shl i64 %1483, 5
  %1494 = getelementptr i8, ptr %129, i64 %1493
  %1495 = load float, ptr %1494, align 4
  %1496 = insertelement <16 x float> poison, float %1495, i64 0
  %1497 = shufflevector <16 x float> %1496, <16 x float> poison, <16 x i32> zeroinitializer
  %1498 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1497, <16 x float> %1486, <16 x float> %1481)
  %1499 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1497, <16 x float> %1488, <16 x float> %1480)
  %1500 = getelementptr i8, ptr %1494, i64 4
  %1501 = load float, ptr %1500, align 4
  %1502 = insertelement <16 x float> poison, float %1501, i64 0
  %1503 = shufflevector <16 x float> %1502, <16 x float> poison, <16 x i32> zeroinitializer
  %1504 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1503, <16 x float> %1486, <16 x float> %1479)
  %1505 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1503, <16 x float> %1488, <16 x float> %1478)
  %1506 = getelementptr i8, ptr %1494, i64 8
  %1507 = load float, ptr %1506, align 4
  %1508 = insertelement <16 x float> poison, float %1507, i64 0
  %1509 = shufflevector <16 x float> %1508, <16 x float> poison, <16 x i32> zeroinitializer
  %1510 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1509, <16 x float> %1486, <16 x float> %1477)
  %1511 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1509, <16 x float> %1488, <16 x float> %1476)
  %1512 = getelementptr i8, ptr %1494, i64 12
  %1513 = load float, ptr %1512, align 4
  %1514 = insertelement <16 x float> poison, float %1513, i64 0
  %1515 = shufflevector <16 x float> %1514, <16 x float> poison, <16 x i32> zeroinitializer
  %1516 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1515, <16 x float> %1486, <16 x float> %1475)
  %1517 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1515, <16 x float> %1488, <16 x float> %1474)
  %1518 = getelementptr i8, ptr %1494, i64 16
  %1519 = load float, ptr %1518, align 4
  %1520 = insertelement <16 x float> poison, float %1519, i64 0
  %1521 = shufflevector <16 x float> %1520, <16 x float> poison, <16 x i32> zeroinitializer
  %1522 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1521, <16 x float> %1486, <16 x float> %1473)
  %1523 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1521, <16 x float> %1488, <16 x float> %1472)
  %1524 = getelementptr i8, ptr %1494, i64 20
  %1525 = load float, ptr %1524, align 4
  %1526 = insertelement <16 x float> poison, float %1525, i64 0
  %1527 = shufflevector <16 x float> %1526, <16 x float> poison, <16 x i32> zeroinitializer
  %1528 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1527, <16 x float> %1486, <16 x float> %1471)
  %1529 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1527, <16 x float> %1488, <16 x float> %1470)
  %1530 = getelementptr i8, ptr %1494, i64 24
  %1531 = load float, ptr %1530, align 4
  %1532 = insertelement <16 x float> poison, float %1531, i64 0
  %1533 = shufflevector <16 x float> %1532, <16 x float> poison, <16 x i32> zeroinitializer
  %1534 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1533, <16 x float> %1486, <16 x float> %1469)
  %1535 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1533, <16 x float> %1488, <16 x float> %1468)
  %1536 = getelementptr i8, ptr %1494, i64 28
  %1537 = load float, ptr %1536, align 4
  %1538 = insertelement <16 x float> poison, float %1537, i64 0
  %1539 = shufflevector <16 x float> %1538, <16 x float> poison, <16 x i32> zeroinitializer
  %1540 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1539, <16 x float> %1486, <16 x float> %1467)
  %1541 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1539, <16 x float> %1488, <16 x float> %1466)
  %1542 = add nsw i64 %1482, %140
  %1543 = add nuw nsw i64 %1483, 1
  %1544 = icmp slt i64 %1543, %72
  br i1 %1544, label %1465, label %1403, !llvm.loop !11

1545:                                             ; preds = %1403
  %1546 = load <16 x float>, ptr %160, align 4
  %1547 = fadd <16 x float> %1419, %1546
  store <16 x float> %1547, ptr %150, align 4
  %1548 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %1549 = load <16 x float>, ptr %1548, align 4
  %1550 = fadd <16 x float> %1418, %1549
  store <16 x float> %1550, ptr %1343, align 4
  %1551 = load i64, ptr %13, align 8
  %1552 = getelementptr inbounds float, ptr %160, i64 %1551
  %1553 = load <16 x float>, ptr %1552, align 4
  %1554 = fadd <16 x float> %1417, %1553
  %1555 = load i64, ptr %8, align 8
  %1556 = getelementptr inbounds float, ptr %150, i64 %1555
  store <16 x float> %1554, ptr %1556, align 4
  %1557 = load i64, ptr %13, align 8
  %1558 = getelementptr inbounds float, ptr %160, i64 %1557
  %1559 = getelementptr inbounds nuw i8, ptr %1558, i64 64
  %1560 = load <16 x float>, ptr %1559, align 4
  %1561 = fadd <16 x float> %1416, %1560
  %1562 = load i64, ptr %8, align 8
  %1563 = getelementptr inbounds float, ptr %150, i64 %1562
  %1564 = getelementptr inbounds nuw i8, ptr %1563, i64 64
  store <16 x float> %1561, ptr %1564, align 4
  %1565 = load i64, ptr %13, align 8
  %1566 = shl nsw i64 %1565, 3
  %1567 = getelementptr inbounds i8, ptr %160, i64 %1566
  %1568 = load <16 x float>, ptr %1567, align 4
  %1569 = fadd <16 x float> %1415, %1568
  %1570 = load i64, ptr %8, align 8
  %1571 = shl nsw i64 %1570, 3
  %1572 = getelementptr inbounds i8, ptr %150, i64 %1571
  store <16 x float> %1569, ptr %1572, align 4
  %1573 = load i64, ptr %13, align 8
  %1574 = shl nsw i64 %1573, 3
  %1575 = getelementptr inbounds i8, ptr %160, i64 %1574
  %1576 = getelementptr inbounds nuw i8, ptr %1575, i64 64
  %1577 = load <16 x float>, ptr %1576, align 4
  %1578 = fadd <16 x float> %1414, %1577
  %1579 = load i64, ptr %8, align 8
  %1580 = shl nsw i64 %1579, 3
  %1581 = getelementptr inbounds i8, ptr %150, i64 %1580
  %1582 = getelementptr inbounds nuw i8, ptr %1581, i64 64
  store <16 x float> %1578, ptr %1582, align 4
  %1583 = load i64, ptr %13, align 8
  %1584 = mul nsw i64 %1583, 12
  %1585 = getelementptr inbounds i8, ptr %160, i64 %1584
  %1586 = load <16 x float>, ptr %1585, align 4
  %1587 = fadd <16 x float> %1413, %1586
  %1588 = load i64, ptr %8, align 8
  %1589 = mul nsw i64 %1588, 12
  %1590 = getelementptr inbounds i8, ptr %150, i64 %1589
  store <16 x float> %1587, ptr %1590, align 4
  %1591 = load i64, ptr %13, align 8
  %1592 = mul nsw i64 %1591, 12
  %1593 = getelementptr inbounds i8, ptr %160, i64 %1592
  %1594 = getelementptr inbounds nuw i8, ptr %1593, i64 64
  %1595 = load <16 x float>, ptr %1594, align 4
  %1596 = fadd <16 x float> %1412, %1595
  %1597 = load i64, ptr %8, align 8
  %1598 = mul nsw i64 %1597, 12
  %1599 = getelementptr inbounds i8, ptr %150, i64 %1598
  %1600 = getelementptr inbounds nuw i8, ptr %1599, i64 64
  store <16 x float> %1596, ptr %1600, align 4
  %1601 = load i64, ptr %13, align 8
  %1602 = shl nsw i64 %1601, 4
  %1603 = getelementptr inbounds i8, ptr %160, i64 %1602
  %1604 = load <16 x float>, ptr %1603, align 4
  %1605 = fadd <16 x float> %1411, %1604
  %1606 = load i64, ptr %8, align 8
  %1607 = shl nsw i64 %1606, 4
  %1608 = getelementptr inbounds i8, ptr %150, i64 %1607
  store <16 x float> %1605, ptr %1608, align 4
  %1609 = load i64, ptr %13, align 8
  %1610 = shl nsw i64 %1609, 4
  %1611 = getelementptr inbounds i8, ptr %160, i64 %1610
  %1612 = getelementptr inbounds nuw i8, ptr %1611, i64 64
  %1613 = load <16 x float>, ptr %1612, align 4
  %1614 = fadd <16 x float> %1410, %1613
  %1615 = load i64, ptr %8, align 8
  %1616 = shl nsw i64 %1615, 4
  %1617 = getelementptr inbounds i8, ptr %150, i64 %1616
  %1618 = getelementptr inbounds nuw i8, ptr %1617, i64 64
  store <16 x float> %1614, ptr %1618, align 4
  %1619 = load i64, ptr %13, align 8
  %1620 = mul nsw i64 %1619, 20
  %1621 = getelementptr inbounds i8, ptr %160, i64 %1620
  %1622 = load <16 x float>, ptr %1621, align 4
  %1623 = fadd <16 x float> %1409, %1622
  %1624 = load i64, ptr %8, align 8
  %1625 = mul nsw i64 %1624, 20
  %1626 = getelementptr inbounds i8, ptr %150, i64 %1625
  store <16 x float> %1623, ptr %1626, align 4
  %1627 = load i64, ptr %13, align 8
  %1628 = mul nsw i64 %1627, 20
  %1629 = getelementptr inbounds i8, ptr %160, i64 %1628
  %1630 = getelementptr inbounds nuw i8, ptr %1629, i64 64
  %1631 = load <16 x float>, ptr %1630, align 4
  %1632 = fadd <16 x float> %1408, %1631
  %1633 = load i64, ptr %8, align 8
  %1634 = mul nsw i64 %1633, 20
  %1635 = getelementptr inbounds i8, ptr %150, i64 %1634
  %1636 = getelementptr inbounds nuw i8, ptr %1635, i64 64
  store <16 x float> %1632, ptr %1636, align 4
  %1637 = load i64, ptr %13, align 8
  %1638 = mul nsw i64 %1637, 24
  %1639 = getelementptr inbounds i8, ptr %160, i64 %1638
  %1640 = load <16 x float>, ptr %1639, align 4
  %1641 = fadd <16 x float> %1407, %1640
  %1642 = load i64, ptr %8, align 8
  %1643 = mul nsw i64 %1642, 24
  %1644 = getelementptr inbounds i8, ptr %150, i64 %1643
  store <16 x float> %1641, ptr %1644, align 4
  %1645 = load i64, ptr %13, align 8
  %1646 = mul nsw i64 %1645, 24
  %1647 = getelementptr inbounds i8, ptr %160, i64 %1646
  %1648 = getelementptr inbounds nuw i8, ptr %1647, i64 64
  %1649 = load <16 x float>, ptr %1648, align 4
  %1650 = fadd <16 x float> %1406, %1649
  %1651 = load i64, ptr %8, align 8
  %1652 = mul nsw i64 %1651, 24
  %1653 = getelementptr inbounds i8, ptr %150, i64 %1652
  %1654 = getelementptr inbounds nuw i8, ptr %1653, i64 64
  store <16 x float> %1650, ptr %1654, align 4
  %1655 = load i64, ptr %13, align 8
  %1656 = mul nsw i64 %1655, 28
  %1657 = getelementptr inbounds i8, ptr %160, i64 %1656
  %1658 = load <16 x float>, ptr %1657, align 4
  %1659 = fadd <16 x float> %1405, %1658
  %1660 = load i64, ptr %8, align 8
  %1661 = mul nsw i64 %1660, 28
  %1662 = getelementptr inbounds i8, ptr %150, i64 %1661
  store <16 x float> %1659, ptr %1662, align 4
  %1663 = load i64, ptr %13, align 8
  %1664 = mul nsw i64 %1663, 28
  %1665 = getelementptr inbounds i8, ptr %160, i64 %1664
  %1666 = getelementptr inbounds nuw i8, ptr %1665, i64 64
  %1667 = load <16 x float>, ptr %1666, align 4
  %1668 = fadd <16 x float> %1404, %1667
  br label %1669

1669:                                             ; preds = %1421, %1545
  %1670 = phi <16 x float> [ %1668, %1545 ], [ %1404, %1421 ]
  %1671 = load i64, ptr %8, align 8
  %1672 = mul nsw i64 %1671, 28
  %1673 = getelementptr inbounds i8, ptr %150, i64 %1672
  %1674 = getelementptr inbounds nuw i8, ptr %1673, i64 64
  store <16 x float> %1670, ptr %1674, align 4
  br label %3435

1675:                                             ; preds = %159
  %1676 = load <16 x float>, ptr %150, align 4
  %1677 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1676
  %1678 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %1679 = load <16 x float>, ptr %1678, align 4
  %1680 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1679
  %1681 = getelementptr inbounds float, ptr %150, i64 %147
  %1682 = load <16 x float>, ptr %1681, align 4
  %1683 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1682
  %1684 = getelementptr inbounds nuw i8, ptr %1681, i64 64
  %1685 = load <16 x float>, ptr %1684, align 4
  %1686 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1685
  %1687 = shl nsw i64 %147, 3
  %1688 = getelementptr inbounds i8, ptr %150, i64 %1687
  %1689 = load <16 x float>, ptr %1688, align 4
  %1690 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1689
  %1691 = getelementptr inbounds nuw i8, ptr %1688, i64 64
  %1692 = load <16 x float>, ptr %1691, align 4
  %1693 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1692
  %1694 = mul nsw i64 %147, 12
  %1695 = getelementptr inbounds i8, ptr %150, i64 %1694
  %1696 = load <16 x float>, ptr %1695, align 4
  %1697 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1696
  %1698 = getelementptr inbounds nuw i8, ptr %1695, i64 64
  %1699 = load <16 x float>, ptr %1698, align 4
  %1700 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1699
  %1701 = shl nsw i64 %147, 4
  %1702 = getelementptr inbounds i8, ptr %150, i64 %1701
  %1703 = load <16 x float>, ptr %1702, align 4
  %1704 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1703
  %1705 = getelementptr inbounds nuw i8, ptr %1702, i64 64
  %1706 = load <16 x float>, ptr %1705, align 4
  %1707 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1706
  %1708 = mul nsw i64 %147, 20
  %1709 = getelementptr inbounds i8, ptr %150, i64 %1708
  %1710 = load <16 x float>, ptr %1709, align 4
  %1711 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1710
  %1712 = getelementptr inbounds nuw i8, ptr %1709, i64 64
  %1713 = load <16 x float>, ptr %1712, align 4
  %1714 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1713
  %1715 = mul nsw i64 %147, 24
  %1716 = getelementptr inbounds i8, ptr %150, i64 %1715
  %1717 = load <16 x float>, ptr %1716, align 4
  %1718 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1717
  %1719 = getelementptr inbounds nuw i8, ptr %1716, i64 64
  %1720 = load <16 x float>, ptr %1719, align 4
  %1721 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1720
  %1722 = mul nsw i64 %147, 28
  %1723 = getelementptr inbounds i8, ptr %150, i64 %1722
  %1724 = load <16 x float>, ptr %1723, align 4
  %1725 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1724
  %1726 = getelementptr inbounds nuw i8, ptr %1723, i64 64
  %1727 = load <16 x float>, ptr %1726, align 4
  %1728 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1727
  %1729 = shl nsw i64 %147, 5
  %1730 = getelementptr inbounds i8, ptr %150, i64 %1729
  %1731 = load <16 x float>, ptr %1730, align 4
  %1732 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1731
  %1733 = getelementptr inbounds nuw i8, ptr %1730, i64 64
  %1734 = load <16 x float>, ptr %1733, align 4
  %1735 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %1734
  %1736 = icmp sgt i64 %138, 0
  br i1 %1736, label %1738, label %1737

1737:                                             ; preds = %1738, %1675
  br i1 %96, label %1816, label %1745

1738:                                             ; preds = %1675, %1738
  %1739 = phi i64 [ %1743, %1738 ], [ 0, %1675 ]
  %1740 = add nuw nsw i64 %1739, 9
  %1741 = mul nsw i64 %1740, %147
  %1742 = getelementptr inbounds float, ptr %150, i64 %1741
  tail call void @llvm.prefetch.p0(ptr %1742, i32 1, i32 3, i32 1)
  %1743 = add nuw nsw i64 %1739, 1
  %1744 = icmp eq i64 %1743, %133
  br i1 %1744, label %1737, label %1738, !llvm.loop !9

1745:                                             ; preds = %1816, %1737
  %1746 = phi <16 x float> [ %1735, %1737 ], [ %1900, %1816 ]
  %1747 = phi <16 x float> [ %1732, %1737 ], [ %1899, %1816 ]
  %1748 = phi <16 x float> [ %1728, %1737 ], [ %1894, %1816 ]
  %1749 = phi <16 x float> [ %1725, %1737 ], [ %1893, %1816 ]
  %1750 = phi <16 x float> [ %1721, %1737 ], [ %1888, %1816 ]
  %1751 = phi <16 x float> [ %1718, %1737 ], [ %1887, %1816 ]
  %1752 = phi <16 x float> [ %1714, %1737 ], [ %1882, %1816 ]
  %1753 = phi <16 x float> [ %1711, %1737 ], [ %1881, %1816 ]
  %1754 = phi <16 x float> [ %1707, %1737 ], [ %1876, %1816 ]
  %1755 = phi <16 x float> [ %1704, %1737 ], [ %1875, %1816 ]
  %1756 = phi <16 x float> [ %1700, %1737 ], [ %1870, %1816 ]
  %1757 = phi <16 x float> [ %1697, %1737 ], [ %1869, %1816 ]
  %1758 = phi <16 x float> [ %1693, %1737 ], [ %1864, %1816 ]
  %1759 = phi <16 x float> [ %1690, %1737 ], [ %1863, %1816 ]
  %1760 = phi <16 x float> [ %1686, %1737 ], [ %1858, %1816 ]
  %1761 = phi <16 x float> [ %1683, %1737 ], [ %1857, %1816 ]
  %1762 = phi <16 x float> [ %1680, %1737 ], [ %1852, %1816 ]
  %1763 = phi <16 x float> [ %1677, %1737 ], [ %1851, %1816 ]
  %1764 = icmp eq ptr %160, null
  br i1 %1764, label %1765, label %1904

1765:                                             ; preds = %1745
  store <16 x float> %1763, ptr %150, align 4
  store <16 x float> %1762, ptr %1678, align 4
  %1766 = load i64, ptr %8, align 8
  %1767 = getelementptr inbounds float, ptr %150, i64 %1766
  store <16 x float> %1761, ptr %1767, align 4
  %1768 = load i64, ptr %8, align 8
  %1769 = getelementptr inbounds float, ptr %150, i64 %1768
  %1770 = getelementptr inbounds nuw i8, ptr %1769, i64 64
  store <16 x float> %1760, ptr %1770, align 4
  %1771 = load i64, ptr %8, align 8
  %1772 = shl nsw i64 %1771, 3
  %1773 = getelementptr inbounds i8, ptr %150, i64 %1772
  store <16 x float> %1759, ptr %1773, align 4
  %1774 = load i64, ptr %8, align 8
  %1775 = shl nsw i64 %1774, 3
  %1776 = getelementptr inbounds i8, ptr %150, i64 %1775
  %1777 = getelementptr inbounds nuw i8, ptr %1776, i64 64
  store <16 x float> %1758, ptr %1777, align 4
  %1778 = load i64, ptr %8, align 8
  %1779 = mul nsw i64 %1778, 12
  %1780 = getelementptr inbounds i8, ptr %150, i64 %1779
  store <16 x float> %1757, ptr %1780, align 4
  %1781 = load i64, ptr %8, align 8
  %1782 = mul nsw i64 %1781, 12
  %1783 = getelementptr inbounds i8, ptr %150, i64 %1782
  %1784 = getelementptr inbounds nuw i8, ptr %1783, i64 64
  store <16 x float> %1756, ptr %1784, align 4
  %1785 = load i64, ptr %8, align 8
  %1786 = shl nsw i64 %1785, 4
  %1787 = getelementptr inbounds i8, ptr %150, i64 %1786
  store <16 x float> %1755, ptr %1787, align 4
  %1788 = load i64, ptr %8, align 8
  %1789 = shl nsw i64 %1788, 4
  %1790 = getelementptr inbounds i8, ptr %150, i64 %1789
  %1791 = getelementptr inbounds nuw i8, ptr %1790, i64 64
  store <16 x float> %1754, ptr %1791, align 4
  %1792 = load i64, ptr %8, align 8
  %1793 = mul nsw i64 %1792, 20
  %1794 = getelementptr inbounds i8, ptr %150, i64 %1793
  store <16 x float> %1753, ptr %1794, align 4
  %1795 = load i64, ptr %8, align 8
  %1796 = mul nsw i64 %1795, 20
  %1797 = getelementptr inbounds i8, ptr %150, i64 %1796
  %1798 = getelementptr inbounds nuw i8, ptr %1797, i64 64
  store <16 x float> %1752, ptr %1798, align 4
  %1799 = load i64, ptr %8, align 8
  %1800 = mul nsw i64 %1799, 24
  %1801 = getelementptr inbounds i8, ptr %150, i64 %1800
  store <16 x float> %1751, ptr %1801, align 4
  %1802 = load i64, ptr %8, align 8
  %1803 = mul nsw i64 %1802, 24
  %1804 = getelementptr inbounds i8, ptr %150, i64 %1803
  %1805 = getelementptr inbounds nuw i8, ptr %1804, i64 64
  store <16 x float> %1750, ptr %1805, align 4
  %1806 = load i64, ptr %8, align 8
  %1807 = mul nsw i64 %1806, 28
  %1808 = getelementptr inbounds i8, ptr %150, i64 %1807
  store <16 x float> %1749, ptr %1808, align 4
  %1809 = load i64, ptr %8, align 8
  %1810 = mul nsw i64 %1809, 28
  %1811 = getelementptr inbounds i8, ptr %150, i64 %1810
  %1812 = getelementptr inbounds nuw i8, ptr %1811, i64 64
  store <16 x float> %1748, ptr %1812, align 4
  %1813 = load i64, ptr %8, align 8
  %1814 = shl nsw i64 %1813, 5
  %1815 = getelementptr inbounds i8, ptr %150, i64 %1814
  store <16 x float> %1747, ptr %1815, align 4
  br label %2046

1816:                                             ; preds = %1737, %1816
  %1817 = phi <16 x float> [ %1900, %1816 ], [ %1735, %1737 ]
  %1818 = phi <16 x float> [ %1899, %1816 ], [ %1732, %1737 ]
  %1819 = phi <16 x float> [ %1894, %1816 ], [ %1728, %1737 ]
  %1820 = phi <16 x float> [ %1893, %1816 ], [ %1725, %1737 ]
  %1821 = phi <16 x float> [ %1888, %1816 ], [ %1721, %1737 ]
  %1822 = phi <16 x float> [ %1887, %1816 ], [ %1718, %1737 ]
  %1823 = phi <16 x float> [ %1882, %1816 ], [ %1714, %1737 ]
  %1824 = phi <16 x float> [ %1881, %1816 ], [ %1711, %1737 ]
  %1825 = phi <16 x float> [ %1876, %1816 ], [ %1707, %1737 ]
  %1826 = phi <16 x float> [ %1875, %1816 ], [ %1704, %1737 ]
  %1827 = phi <16 x float> [ %1870, %1816 ], [ %1700, %1737 ]
  %1828 = phi <16 x float> [ %1869, %1816 ], [ %1697, %1737 ]
  %1829 = phi <16 x float> [ %1864, %1816 ], [ %1693, %1737 ]
  %1830 = phi <16 x float> [ %1863, %1816 ], [ %1690, %1737 ]
  %1831 = phi <16 x float> [ %1858, %1816 ], [ %1686, %1737 ]
  %1832 = phi <16 x float> [ %1857, %1816 ], [ %1683, %1737 ]
  %1833 = phi <16 x float> [ %1852, %1816 ], [ %1680, %1737 ]
  %1834 = phi <16 x float> [ %1851, %1816 ], [ %1677, %1737 ]
  %1835 = phi i64 [ %1901, %1816 ], [ %143, %1737 ]
  %1836 = phi i64 [ %1902, %1816 ], [ 0, %1737 ]
  %1837 = shl nuw nsw i64 %1836, 7
  %1838 = getelementptr inbounds nuw i8, ptr %124, i64 %1837
  %1839 = load <16 x float>, ptr %1838, align 4
  %1840 = getelementptr inbounds nuw i8, ptr %1838, i64 64
  %1841 = load <16 x float>, ptr %1840, align 4
  %1842 = ashr i64 %1835, 11
  %1843 = and i64 %1842, -32
  %1844 = getelementptr inbounds float, ptr %144, i64 %1843
  call void @llvm.prefetch.p0(ptr %1844, i32 0, i32 2, i32 1)
  %1845 = getelementptr inbounds nuw i8, ptr %1844, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1845, i32 0, i32 2, i32 1)
  %1846 = mul i64 %1836, 36
  %1847 = getelementptr i8, ptr %129, i64 %1846
  %1848 = load float, ptr %1847, align 4
  %1849 = insertelement <16 x float> poison, float %1848, i64 0
  %1850 = shufflevector <16 x float> %1849, <16 x float> poison, <16 x i32> zeroinitializer
  %1851 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1850, <16 x float> %1839, <16 x float> %1834)
  %1852 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1850, <16 x float> %1841, <16 x float> %1833)
  %1853 = getelementptr i8, ptr %1847, i64 4
  %1854 = load float, ptr %1853, align 4
  %1855 = insertelement <16 x float> poison, float %1854, i64 0
  %1856 = shufflevector <16 x float> %1855, <16 x float> poison, <16 x i32> zeroinitializer
  %1857 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1856, <16 x float> %1839, <16 x float> %1832)
  %1858 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1856, <16 x float> %1841, <16 x float> %1831)
  %1859 = getelementptr i8, ptr %1847, i64 8
  %1860 = load float, ptr %1859, align 4
  %1861 = insertelement <16 x float> poison, float %1860, i64 0
  %1862 = shufflevector <16 x float> %1861, <16 x float> poison, <16 x i32> zeroinitializer
  %1863 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1862, <16 x float> %1839, <16 x float> %1830)
  %1864 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1862, <16 x float> %1841, <16 x float> %1829)
  %1865 = getelementptr i8, ptr %1847, i64 12
  %1866 = load float, ptr %1865, align 4
  %1867 = insertelement <16 x float> poison, float %1866, i64 0
  %1868 = shufflevector <16 x float> %1867, <16 x float> poison, <16 x i32> zeroinitializer
  %1869 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1868, <16 x float> %1839, <16 x float> %1828)
  %1870 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1868, <16 x float> %1841, <16 x float> %1827)
  %1871 = getelementptr i8, ptr %1847, i64 16
  %1872 = load float, ptr %1871, align 4
  %1873 = insertelement <16 x float> poison, float %1872, i64 0
  %1874 = shufflevector <16 x float> %1873, <16 x float> poison, <16 x i32> zeroinitializer
  %1875 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1874, <16 x float> %1839, <16 x float> %1826)
  %1876 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1874, <16 x float> %1841, <16 x float> %1825)
  %1877 = getelementptr i8, ptr %1847, i64 20
  %1878 = load float, ptr %1877, align 4
  %1879 = insertelement <16 x float> poison, float %1878, i64 0
  %1880 = shufflevector <16 x float> %1879, <16 x float> poison, <16 x i32> zeroinitializer
  %1881 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1880, <16 x float> %1839, <16 x float> %1824)
  %1882 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1880, <16 x float> %1841, <16 x float> %1823)
  %1883 = getelementptr i8, ptr %1847, i64 24
  %1884 = load float, ptr %1883, align 4
  %1885 = insertelement <16 x float> poison, float %1884, i64 0
  %1886 = shufflevector <16 x float> %1885, <16 x float> poison, <16 x i32> zeroinitializer
  %1887 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1886, <16 x float> %1839, <16 x float> %1822)
  %1888 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1886, <16 x float> %1841, <16 x float> %1821)
  %1889 = getelementptr i8, ptr %1847, i64 28
  %1890 = load float, ptr %1889, align 4
  %1891 = insertelement <16 x float> poison, float %1890, i64 0
  %1892 = shufflevector <16 x float> %1891, <16 x float> poison, <16 x i32> zeroinitializer
  %1893 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1892, <16 x float> %1839, <16 x float> %1820)
  %1894 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1892, <16 x float> %1841, <16 x float> %1819)
  %1895 = getelementptr i8, ptr %1847, i64 32
  %1896 = load float, ptr %1895, align 4
  %1897 = insertelement <16 x float> poison, float %1896, i64 0
  %1898 = shufflevector <16 x float> %1897, <16 x float> poison, <16 x i32> zeroinitializer
  %1899 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1898, <16 x float> %1839, <16 x float> %1818)
  %1900 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1898, <16 x float> %1841, <16 x float> %1817)
  %1901 = add nsw i64 %1835, %140
  %1902 = add nuw nsw i64 %1836, 1
  %1903 = icmp slt i64 %1902, %72
  br i1 %1903, label %1816, label %1745, !llvm.loop !11

1904:                                             ; preds = %1745
  %1905 = load <16 x float>, ptr %160, align 4
  %1906 = fadd <16 x float> %1763, %1905
  store <16 x float> %1906, ptr %150, align 4
  %1907 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %1908 = load <16 x float>, ptr %1907, align 4
  %1909 = fadd <16 x float> %1762, %1908
  store <16 x float> %1909, ptr %1678, align 4
  %1910 = load i64, ptr %13, align 8
  %1911 = getelementptr inbounds float, ptr %160, i64 %1910
  %1912 = load <16 x float>, ptr %1911, align 4
  %1913 = fadd <16 x float> %1761, %1912
  %1914 = load i64, ptr %8, align 8
  %1915 = getelementptr inbounds float, ptr %150, i64 %1914
  store <16 x float> %1913, ptr %1915, align 4
  %1916 = load i64, ptr %13, align 8
  %1917 = getelementptr inbounds float, ptr %160, i64 %1916
  %1918 = getelementptr inbounds nuw i8, ptr %1917, i64 64
  %1919 = load <16 x float>, ptr %1918, align 4
  %1920 = fadd <16 x float> %1760, %1919
  %1921 = load i64, ptr %8, align 8
  %1922 = getelementptr inbounds float, ptr %150, i64 %1921
  %1923 = getelementptr inbounds nuw i8, ptr %1922, i64 64
  store <16 x float> %1920, ptr %1923, align 4
  %1924 = load i64, ptr %13, align 8
  %1925 = shl nsw i64 %1924, 3
  %1926 = getelementptr inbounds i8, ptr %160, i64 %1925
  %1927 = load <16 x float>, ptr %1926, align 4
  %1928 = fadd <16 x float> %1759, %1927
  %1929 = load i64, ptr %8, align 8
  %1930 = shl nsw i64 %1929, 3
  %1931 = getelementptr inbounds i8, ptr %150, i64 %1930
  store <16 x float> %1928, ptr %1931, align 4
  %1932 = load i64, ptr %13, align 8
  %1933 = shl nsw i64 %1932, 3
  %1934 = getelementptr inbounds i8, ptr %160, i64 %1933
  %1935 = getelementptr inbounds nuw i8, ptr %1934, i64 64
  %1936 = load <16 x float>, ptr %1935, align 4
  %1937 = fadd <16 x float> %1758, %1936
  %1938 = load i64, ptr %8, align 8
  %1939 = shl nsw i64 %1938, 3
  %1940 = getelementptr inbounds i8, ptr %150, i64 %1939
  %1941 = getelementptr inbounds nuw i8, ptr %1940, i64 64
  store <16 x float> %1937, ptr %1941, align 4
  %1942 = load i64, ptr %13, align 8
  %1943 = mul nsw i64 %1942, 12
  %1944 = getelementptr inbounds i8, ptr %160, i64 %1943
  %1945 = load <16 x float>, ptr %1944, align 4
  %1946 = fadd <16 x float> %1757, %1945
  %1947 = load i64, ptr %8, align 8
  %1948 = mul nsw i64 %1947, 12
  %1949 = getelementptr inbounds i8, ptr %150, i64 %1948
  store <16 x float> %1946, ptr %1949, align 4
  %1950 = load i64, ptr %13, align 8
  %1951 = mul nsw i64 %1950, 12
  %1952 = getelementptr inbounds i8, ptr %160, i64 %1951
  %1953 = getelementptr inbounds nuw i8, ptr %1952, i64 64
  %1954 = load <16 x float>, ptr %1953, align 4
  %1955 = fadd <16 x float> %1756, %1954
  %1956 = load i64, ptr %8, align 8
  %1957 = mul nsw i64 %1956, 12
  %1958 = getelementptr inbounds i8, ptr %150, i64 %1957
  %1959 = getelementptr inbounds nuw i8, ptr %1958, i64 64
  store <16 x float> %1955, ptr %1959, align 4
  %1960 = load i64, ptr %13, align 8
  %1961 = shl nsw i64 %1960, 4
  %1962 = getelementptr inbounds i8, ptr %160, i64 %1961
  %1963 = load <16 x float>, ptr %1962, align 4
  %1964 = fadd <16 x float> %1755, %1963
  %1965 = load i64, ptr %8, align 8
  %1966 = shl nsw i64 %1965, 4
  %1967 = getelementptr inbounds i8, ptr %150, i64 %1966
  store <16 x float> %1964, ptr %1967, align 4
  %1968 = load i64, ptr %13, align 8
  %1969 = shl nsw i64 %1968, 4
  %1970 = getelementptr inbounds i8, ptr %160, i64 %1969
  %1971 = getelementptr inbounds nuw i8, ptr %1970, i64 64
  %1972 = load <16 x float>, ptr %1971, align 4
  %1973 = fadd <16 x float> %1754, %1972
  %1974 = load i64, ptr %8, align 8
  %1975 = shl nsw i64 %1974, 4
  %1976 = getelementptr inbounds i8, ptr %150, i64 %1975
  %1977 = getelementptr inbounds nuw i8, ptr %1976, i64 64
  store <16 x float> %1973, ptr %1977, align 4
  %1978 = load i64, ptr %13, align 8
  %1979 = mul nsw i64 %1978, 20
  %1980 = getelementptr inbounds i8, ptr %160, i64 %1979
  %1981 = load <16 x float>, ptr %1980, align 4
  %1982 = fadd <16 x float> %1753, %1981
  %1983 = load i64, ptr %8, align 8
  %1984 = mul nsw i64 %1983, 20
  %1985 = getelementptr inbounds i8, ptr %150, i64 %1984
  store <16 x float> %1982, ptr %1985, align 4
  %1986 = load i64, ptr %13, align 8
  %1987 = mul nsw i64 %1986, 20
  %1988 = getelementptr inbounds i8, ptr %160, i64 %1987
  %1989 = getelementptr inbounds nuw i8, ptr %1988, i64 64
  %1990 = load <16 x float>, ptr %1989, align 4
  %1991 = fadd <16 x float> %1752, %1990
  %1992 = load i64, ptr %8, align 8
  %1993 = mul nsw i64 %1992, 20
  %1994 = getelementptr inbounds i8, ptr %150, i64 %1993
  %1995 = getelementptr inbounds nuw i8, ptr %1994, i64 64
  store <16 x float> %1991, ptr %1995, align 4
  %1996 = load i64, ptr %13, align 8
  %1997 = mul nsw i64 %1996, 24
  %1998 = getelementptr inbounds i8, ptr %160, i64 %1997
  %1999 = load <16 x float>, ptr %1998, align 4
  %2000 = fadd <16 x float> %1751, %1999
  %2001 = load i64, ptr %8, align 8
  %2002 = mul nsw i64 %2001, 24
  %2003 = getelementptr inbounds i8, ptr %150, i64 %2002
  store <16 x float> %2000, ptr %2003, align 4
  %2004 = load i64, ptr %13, align 8
  %2005 = mul nsw i64 %2004, 24
  %2006 = getelementptr inbounds i8, ptr %160, i64 %2005
  %2007 = getelementptr inbounds nuw i8, ptr %2006, i64 64
  %2008 = load <16 x float>, ptr %2007, align 4
  %2009 = fadd <16 x float> %1750, %2008
  %2010 = load i64, ptr %8, align 8
  %2011 = mul nsw i64 %2010, 24
  %2012 = getelementptr inbounds i8, ptr %150, i64 %2011
  %2013 = getelementptr inbounds nuw i8, ptr %2012, i64 64
  store <16 x float> %2009, ptr %2013, align 4
  %2014 = load i64, ptr %13, align 8
  %2015 = mul nsw i64 %2014, 28
  %2016 = getelementptr inbounds i8, ptr %160, i64 %2015
  %2017 = load <16 x float>, ptr %2016, align 4
  %2018 = fadd <16 x float> %1749, %2017
  %2019 = load i64, ptr %8, align 8
  %2020 = mul nsw i64 %2019, 28
  %2021 = getelementptr inbounds i8, ptr %150, i64 %2020
  store <16 x float> %2018, ptr %2021, align 4
  %2022 = load i64, ptr %13, align 8
  %2023 = mul nsw i64 %2022, 28
  %2024 = getelementptr inbounds i8, ptr %160, i64 %2023
  %2025 = getelementptr inbounds nuw i8, ptr %2024, i64 64
  %2026 = load <16 x float>, ptr %2025, align 4
  %2027 = fadd <16 x float> %1748, %2026
  %2028 = load i64, ptr %8, align 8
  %2029 = mul nsw i64 %2028, 28
  %2030 = getelementptr inbounds i8, ptr %150, i64 %2029
  %2031 = getelementptr inbounds nuw i8, ptr %2030, i64 64
  store <16 x float> %2027, ptr %2031, align 4
  %2032 = load i64, ptr %13, align 8
  %2033 = shl nsw i64 %2032, 5
  %2034 = getelementptr inbounds i8, ptr %160, i64 %2033
  %2035 = load <16 x float>, ptr %2034, align 4
  %2036 = fadd <16 x float> %1747, %2035
  %2037 = load i64, ptr %8, align 8
  %2038 = shl nsw i64 %2037, 5
  %2039 = getelementptr inbounds i8, ptr %150, i64 %2038
  store <16 x float> %2036, ptr %2039, align 4
  %2040 = load i64, ptr %13, align 8
  %2041 = shl nsw i64 %2040, 5
  %2042 = getelementptr inbounds i8, ptr %160, i64 %2041
  %2043 = getelementptr inbounds nuw i8, ptr %2042, i64 64
  %2044 = load <16 x float>, ptr %2043, align 4
  %2045 = fadd <16 x float> %1746, %2044
  br label %2046

2046:                                             ; preds = %1765, %1904
  %2047 = phi <16 x float> [ %2045, %1904 ], [ %1746, %1765 ]
  %2048 = load i64, ptr %8, align 8
  %2049 = shl nsw i64 %2048, 5
  %2050 = getelementptr inbounds i8, ptr %150, i64 %2049
  %2051 = getelementptr inbounds nuw i8, ptr %2050, i64 64
  store <16 x float> %2047, ptr %2051, align 4
  br label %3435

2052:                                             ; preds = %159
  %2053 = load <16 x float>, ptr %150, align 4
  %2054 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2053
  %2055 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %2056 = load <16 x float>, ptr %2055, align 4
  %2057 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2056
  %2058 = getelementptr inbounds float, ptr %150, i64 %147
  %2059 = load <16 x float>, ptr %2058, align 4
  %2060 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2059
  %2061 = getelementptr inbounds nuw i8, ptr %2058, i64 64
  %2062 = load <16 x float>, ptr %2061, align 4
  %2063 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2062
  %2064 = shl nsw i64 %147, 3
  %2065 = getelementptr inbounds i8, ptr %150, i64 %2064
  %2066 = load <16 x float>, ptr %2065, align 4
  %2067 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2066
  %2068 = getelementptr inbounds nuw i8, ptr %2065, i64 64
  %2069 = load <16 x float>, ptr %2068, align 4
  %2070 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2069
  %2071 = mul nsw i64 %147, 12
  %2072 = getelementptr inbounds i8, ptr %150, i64 %2071
  %2073 = load <16 x float>, ptr %2072, align 4
  %2074 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2073
  %2075 = getelementptr inbounds nuw i8, ptr %2072, i64 64
  %2076 = load <16 x float>, ptr %2075, align 4
  %2077 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2076
  %2078 = shl nsw i64 %147, 4
  %2079 = getelementptr inbounds i8, ptr %150, i64 %2078
  %2080 = load <16 x float>, ptr %2079, align 4
  %2081 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2080
  %2082 = getelementptr inbounds nuw i8, ptr %2079, i64 64
  %2083 = load <16 x float>, ptr %2082, align 4
  %2084 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2083
  %2085 = mul nsw i64 %147, 20
  %2086 = getelementptr inbounds i8, ptr %150, i64 %2085
  %2087 = load <16 x float>, ptr %2086, align 4
  %2088 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2087
  %2089 = getelementptr inbounds nuw i8, ptr %2086, i64 64
  %2090 = load <16 x float>, ptr %2089, align 4
  %2091 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2090
  %2092 = mul nsw i64 %147, 24
  %2093 = getelementptr inbounds i8, ptr %150, i64 %2092
  %2094 = load <16 x float>, ptr %2093, align 4
  %2095 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2094
  %2096 = getelementptr inbounds nuw i8, ptr %2093, i64 64
  %2097 = load <16 x float>, ptr %2096, align 4
  %2098 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2097
  %2099 = mul nsw i64 %147, 28
  %2100 = getelementptr inbounds i8, ptr %150, i64 %2099
  %2101 = load <16 x float>, ptr %2100, align 4
  %2102 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2101
  %2103 = getelementptr inbounds nuw i8, ptr %2100, i64 64
  %2104 = load <16 x float>, ptr %2103, align 4
  %2105 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2104
  %2106 = shl nsw i64 %147, 5
  %2107 = getelementptr inbounds i8, ptr %150, i64 %2106
  %2108 = load <16 x float>, ptr %2107, align 4
  %2109 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2108
  %2110 = getelementptr inbounds nuw i8, ptr %2107, i64 64
  %2111 = load <16 x float>, ptr %2110, align 4
  %2112 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2111
  %2113 = mul nsw i64 %147, 36
  %2114 = getelementptr inbounds i8, ptr %150, i64 %2113
  %2115 = load <16 x float>, ptr %2114, align 4
  %2116 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2115
  %2117 = getelementptr inbounds nuw i8, ptr %2114, i64 64
  %2118 = load <16 x float>, ptr %2117, align 4
  %2119 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2118
  %2120 = icmp sgt i64 %138, 0
  br i1 %2120, label %2122, label %2121

2121:                                             ; preds = %2122, %2052
  br i1 %96, label %2209, label %2129

2122:                                             ; preds = %2052, %2122
  %2123 = phi i64 [ %2127, %2122 ], [ 0, %2052 ]
  %2124 = add nuw nsw i64 %2123, 10
  %2125 = mul nsw i64 %2124, %147
  %2126 = getelementptr inbounds float, ptr %150, i64 %2125
  tail call void @llvm.prefetch.p0(ptr %2126, i32 1, i32 3, i32 1)
  %2127 = add nuw nsw i64 %2123, 1
  %2128 = icmp eq i64 %2127, %133
  br i1 %2128, label %2121, label %2122, !llvm.loop !9

2129:                                             ; preds = %2209, %2121
  %2130 = phi <16 x float> [ %2119, %2121 ], [ %2301, %2209 ]
  %2131 = phi <16 x float> [ %2116, %2121 ], [ %2300, %2209 ]
  %2132 = phi <16 x float> [ %2112, %2121 ], [ %2295, %2209 ]
  %2133 = phi <16 x float> [ %2109, %2121 ], [ %2294, %2209 ]
  %2134 = phi <16 x float> [ %2105, %2121 ], [ %2289, %2209 ]
  %2135 = phi <16 x float> [ %2102, %2121 ], [ %2288, %2209 ]
  %2136 = phi <16 x float> [ %2098, %2121 ], [ %2283, %2209 ]
  %2137 = phi <16 x float> [ %2095, %2121 ], [ %2282, %2209 ]
  %2138 = phi <16 x float> [ %2091, %2121 ], [ %2277, %2209 ]
  %2139 = phi <16 x float> [ %2088, %2121 ], [ %2276, %2209 ]
  %2140 = phi <16 x float> [ %2084, %2121 ], [ %2271, %2209 ]
  %2141 = phi <16 x float> [ %2081, %2121 ], [ %2270, %2209 ]
  %2142 = phi <16 x float> [ %2077, %2121 ], [ %2265, %2209 ]
  %2143 = phi <16 x float> [ %2074, %2121 ], [ %2264, %2209 ]
  %2144 = phi <16 x float> [ %2070, %2121 ], [ %2259, %2209 ]
  %2145 = phi <16 x float> [ %2067, %2121 ], [ %2258, %2209 ]
  %2146 = phi <16 x float> [ %2063, %2121 ], [ %2253, %2209 ]
  %2147 = phi <16 x float> [ %2060, %2121 ], [ %2252, %2209 ]
  %2148 = phi <16 x float> [ %2057, %2121 ], [ %2247, %2209 ]
  %2149 = phi <16 x float> [ %2054, %2121 ], [ %2246, %2209 ]
  %2150 = icmp eq ptr %160, null
  br i1 %2150, label %2151, label %2305

2151:                                             ; preds = %2129
  store <16 x float> %2149, ptr %150, align 4
  store <16 x float> %2148, ptr %2055, align 4
  %2152 = load i64, ptr %8, align 8
  %2153 = getelementptr inbounds float, ptr %150, i64 %2152
  store <16 x float> %2147, ptr %2153, align 4
  %2154 = load i64, ptr %8, align 8
  %2155 = getelementptr inbounds float, ptr %150, i64 %2154
  %2156 = getelementptr inbounds nuw i8, ptr %2155, i64 64
  store <16 x float> %2146, ptr %2156, align 4
  %2157 = load i64, ptr %8, align 8
  %2158 = shl nsw i64 %2157, 3
  %2159 = getelementptr inbounds i8, ptr %150, i64 %2158
  store <16 x float> %2145, ptr %2159, align 4
  %2160 = load i64, ptr %8, align 8
  %2161 = shl nsw i64 %2160, 3
  %2162 = getelementptr inbounds i8, ptr %150, i64 %2161
  %2163 = getelementptr inbounds nuw i8, ptr %2162, i64 64
  store <16 x float> %2144, ptr %2163, align 4
  %2164 = load i64, ptr %8, align 8
  %2165 = mul nsw i64 %2164, 12
  %2166 = getelementptr inbounds i8, ptr %150, i64 %2165
  store <16 x float> %2143, ptr %2166, align 4
  %2167 = load i64, ptr %8, align 8
  %2168 = mul nsw i64 %2167, 12
  %2169 = getelementptr inbounds i8, ptr %150, i64 %2168
  %2170 = getelementptr inbounds nuw i8, ptr %2169, i64 64
  store <16 x float> %2142, ptr %2170, align 4
  %2171 = load i64, ptr %8, align 8
  %2172 = shl nsw i64 %2171, 4
  %2173 = getelementptr inbounds i8, ptr %150, i64 %2172
  store <16 x float> %2141, ptr %2173, align 4
  %2174 = load i64, ptr %8, align 8
  %2175 = shl nsw i64 %2174, 4
  %2176 = getelementptr inbounds i8, ptr %150, i64 %2175
  %2177 = getelementptr inbounds nuw i8, ptr %2176, i64 64
  store <16 x float> %2140, ptr %2177, align 4
  %2178 = load i64, ptr %8, align 8
  %2179 = mul nsw i64 %2178, 20
  %2180 = getelementptr inbounds i8, ptr %150, i64 %2179
  store <16 x float> %2139, ptr %2180, align 4
  %2181 = load i64, ptr %8, align 8
  %2182 = mul nsw i64 %2181, 20
  %2183 = getelementptr inbounds i8, ptr %150, i64 %2182
  %2184 = getelementptr inbounds nuw i8, ptr %2183, i64 64
  store <16 x float> %2138, ptr %2184, align 4
  %2185 = load i64, ptr %8, align 8
  %2186 = mul nsw i64 %2185, 24
  %2187 = getelementptr inbounds i8, ptr %150, i64 %2186
  store <16 x float> %2137, ptr %2187, align 4
  %2188 = load i64, ptr %8, align 8
  %2189 = mul nsw i64 %2188, 24
  %2190 = getelementptr inbounds i8, ptr %150, i64 %2189
  %2191 = getelementptr inbounds nuw i8, ptr %2190, i64 64
  store <16 x float> %2136, ptr %2191, align 4
  %2192 = load i64, ptr %8, align 8
  %2193 = mul nsw i64 %2192, 28
  %2194 = getelementptr inbounds i8, ptr %150, i64 %2193
  store <16 x float> %2135, ptr %2194, align 4
  %2195 = load i64, ptr %8, align 8
  %2196 = mul nsw i64 %2195, 28
  %2197 = getelementptr inbounds i8, ptr %150, i64 %2196
  %2198 = getelementptr inbounds nuw i8, ptr %2197, i64 64
  store <16 x float> %2134, ptr %2198, align 4
  %2199 = load i64, ptr %8, align 8
  %2200 = shl nsw i64 %2199, 5
  %2201 = getelementptr inbounds i8, ptr %150, i64 %2200
  store <16 x float> %2133, ptr %2201, align 4
  %2202 = load i64, ptr %8, align 8
  %2203 = shl nsw i64 %2202, 5
  %2204 = getelementptr inbounds i8, ptr %150, i64 %2203
  %2205 = getelementptr inbounds nuw i8, ptr %2204, i64 64
  store <16 x float> %2132, ptr %2205, align 4
  %2206 = load i64, ptr %8, align 8
  %2207 = mul nsw i64 %2206, 36
  %2208 = getelementptr inbounds i8, ptr %150, i64 %2207
  store <16 x float> %2131, ptr %2208, align 4
  br label %2465

2209:                                             ; preds = %2121, %2209
  %2210 = phi <16 x float> [ %2301, %2209 ], [ %2119, %2121 ]
  %2211 = phi <16 x float> [ %2300, %2209 ], [ %2116, %2121 ]
  %2212 = phi <16 x float> [ %2295, %2209 ], [ %2112, %2121 ]
  %2213 = phi <16 x float> [ %2294, %2209 ], [ %2109, %2121 ]
  %2214 = phi <16 x float> [ %2289, %2209 ], [ %2105, %2121 ]
  %2215 = phi <16 x float> [ %2288, %2209 ], [ %2102, %2121 ]
  %2216 = phi <16 x float> [ %2283, %2209 ], [ %2098, %2121 ]
  %2217 = phi <16 x float> [ %2282, %2209 ], [ %2095, %2121 ]
  %2218 = phi <16 x float> [ %2277, %2209 ], [ %2091, %2121 ]
  %2219 = phi <16 x float> [ %2276, %2209 ], [ %2088, %2121 ]
  %2220 = phi <16 x float> [ %2271, %2209 ], [ %2084, %2121 ]
  %2221 = phi <16 x float> [ %2270, %2209 ], [ %2081, %2121 ]
  %2222 = phi <16 x float> [ %2265, %2209 ], [ %2077, %2121 ]
  %2223 = phi <16 x float> [ %2264, %2209 ], [ %2074, %2121 ]
  %2224 = phi <16 x float> [ %2259, %2209 ], [ %2070, %2121 ]
  %2225 = phi <16 x float> [ %2258, %2209 ], [ %2067, %2121 ]
  %2226 = phi <16 x float> [ %2253, %2209 ], [ %2063, %2121 ]
  %2227 = phi <16 x float> [ %2252, %2209 ], [ %2060, %2121 ]
  %2228 = phi <16 x float> [ %2247, %2209 ], [ %2057, %2121 ]
  %2229 = phi <16 x float> [ %2246, %2209 ], [ %2054, %2121 ]
  %2230 = phi i64 [ %2302, %2209 ], [ %143, %2121 ]
  %2231 = phi i64 [ %2303, %2209 ], [ 0, %2121 ]
  %2232 = shl nuw nsw i64 %2231, 7
  %2233 = getelementptr inbounds nuw i8, ptr %124, i64 %2232
  %2234 = load <16 x float>, ptr %2233, align 4
  %2235 = getelementptr inbounds nuw i8, ptr %2233, i64 64
  %2236 = load <16 x float>, ptr %2235, align 4
  %2237 = ashr i64 %2230, 11
  %2238 = and i64 %2237, -32
  %2239 = getelementptr inbounds float, ptr %144, i64 %2238
  call void @llvm.prefetch.p0(ptr %2239, i32 0, i32 2, i32 1)
  %2240 = getelementptr inbounds nuw i8, ptr %2239, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2240, i32 0, i32 2, i32 1)
  %2241 = mul i64 %2231, 40
  %2242 = getelementptr i8, ptr %129, i64 %2241
  %2243 = load float, ptr %2242, align 4
  %2244 = insertelement <16 x float> poison, float %2243, i64 0
  %2245 = shufflevector <16 x float> %2244, <16 x float> poison, <16 x i32> zeroinitializer
  %2246 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2245, <16 x float> %2234, <16 x float> %2229)
  %2247 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2245, <16 x float> %2236, <16 x float> %2228)
  %2248 = getelementptr i8, ptr %2242, i64 4
  %2249 = load float, ptr %2248, align 4
  %2250 = insertelement <16 x float> poison, float %2249, i64 0
  %2251 = shufflevector <16 x float> %2250, <16 x float> poison, <16 x i32> zeroinitializer
  %2252 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2251, <16 x float> %2234, <16 x float> %2227)
  %2253 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2251, <16 x float> %2236, <16 x float> %2226)
  %2254 = getelementptr i8, ptr %2242, i64 8
  %2255 = load float, ptr %2254, align 4
  %2256 = insertelement <16 x float> poison, float %2255, i64 0
  %2257 = shufflevector <16 x float> %2256, <16 x float> poison, <16 x i32> zeroinitializer
  %2258 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2257, <16 x float> %2234, <16 x float> %2225)
  %2259 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2257, <16 x float> %2236, <16 x float> %2224)
  %2260 = getelementptr i8, ptr %2242, i64 12
  %2261 = load float, ptr %2260, align 4
  %2262 = insertelement <16 x float> poison, float %2261, i64 0
  %2263 = shufflevector <16 x float> %2262, <16 x float> poison, <16 x i32> zeroinitializer
  %2264 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2263, <16 x float> %2234, <16 x float> %2223)
  %2265 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2263, <16 x float> %2236, <16 x float> %2222)
  %2266 = getelementptr i8, ptr %2242, i64 16
  %2267 = load float, ptr %2266, align 4
  %2268 = insertelement <16 x float> poison, float %2267, i64 0
  %2269 = shufflevector <16 x float> %2268, <16 x float> poison, <16 x i32> zeroinitializer
  %2270 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2269, <16 x float> %2234, <16 x float> %2221)
  %2271 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2269, <16 x float> %2236, <16 x float> %2220)
  %2272 = getelementptr i8, ptr %2242, i64 20
  %2273 = load float, ptr %2272, align 4
  %2274 = insertelement <16 x float> poison, float %2273, i64 0
  %2275 = shufflevector <16 x float> %2274, <16 x float> poison, <16 x i32> zeroinitializer
  %2276 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2275, <16 x float> %2234, <16 x float> %2219)
  %2277 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2275, <16 x float> %2236, <16 x float> %2218)
  %2278 = getelementptr i8, ptr %2242, i64 24
  %2279 = load float, ptr %2278, align 4
  %2280 = insertelement <16 x float> poison, float %2279, i64 0
  %2281 = shufflevector <16 x float> %2280, <16 x float> poison, <16 x i32> zeroinitializer
  %2282 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2281, <16 x float> %2234, <16 x float> %2217)
  %2283 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2281, <16 x float> %2236, <16 x float> %2216)
  %2284 = getelementptr i8, ptr %2242, i64 28
  %2285 = load float, ptr %2284, align 4
  %2286 = insertelement <16 x float> poison, float %2285, i64 0
  %2287 = shufflevector <16 x float> %2286, <16 x float> poison, <16 x i32> zeroinitializer
  %2288 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2287, <16 x float> %2234, <16 x float> %2215)
  %2289 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2287, <16 x float> %2236, <16 x float> %2214)
  %2290 = getelementptr i8, ptr %2242, i64 32
  %2291 = load float, ptr %2290, align 4
  %2292 = insertelement <16 x float> poison, float %2291, i64 0
  %2293 = shufflevector <16 x float> %2292, <16 x float> poison, <16 x i32> zeroinitializer
  %2294 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2293, <16 x float> %2234, <16 x float> %2213)
  %2295 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2293, <16 x float> %2236, <16 x float> %2212)
  %2296 = getelementptr i8, ptr %2242, i64 36
  %2297 = load float, ptr %2296, align 4
  %2298 = insertelement <16 x float> poison, float %2297, i64 0
  %2299 = shufflevector <16 x float> %2298, <16 x float> poison, <16 x i32> zeroinitializer
  %2300 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2299, <16 x float> %2234, <16 x float> %2211)
  %2301 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2299, <16 x float> %2236, <16 x float> %2210)
  %2302 = add nsw i64 %2230, %140
  %2303 = add nuw nsw i64 %2231, 1
  %2304 = icmp slt i64 %2303, %72
  br i1 %2304, label %2209, label %2129, !llvm.loop !11

2305:                                             ; preds = %2129
  %2306 = load <16 x float>, ptr %160, align 4
  %2307 = fadd <16 x float> %2149, %2306
  store <16 x float> %2307, ptr %150, align 4
  %2308 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %2309 = load <16 x float>, ptr %2308, align 4
  %2310 = fadd <16 x float> %2148, %2309
  store <16 x float> %2310, ptr %2055, align 4
  %2311 = load i64, ptr %13, align 8
  %2312 = getelementptr inbounds float, ptr %160, i64 %2311
  %2313 = load <16 x float>, ptr %2312, align 4
  %2314 = fadd <16 x float> %2147, %2313
  %2315 = load i64, ptr %8, align 8
  %2316 = getelementptr inbounds float, ptr %150, i64 %2315
  store <16 x float> %2314, ptr %2316, align 4
  %2317 = load i64, ptr %13, align 8
  %2318 = getelementptr inbounds float, ptr %160, i64 %2317
  %2319 = getelementptr inbounds nuw i8, ptr %2318, i64 64
  %2320 = load <16 x float>, ptr %2319, align 4
  %2321 = fadd <16 x float> %2146, %2320
  %2322 = load i64, ptr %8, align 8
  %2323 = getelementptr inbounds float, ptr %150, i64 %2322
  %2324 = getelementptr inbounds nuw i8, ptr %2323, i64 64
  store <16 x float> %2321, ptr %2324, align 4
  %2325 = load i64, ptr %13, align 8
  %2326 = shl nsw i64 %2325, 3
  %2327 = getelementptr inbounds i8, ptr %160, i64 %2326
  %2328 = load <16 x float>, ptr %2327, align 4
  %2329 = fadd <16 x float> %2145, %2328
  %2330 = load i64, ptr %8, align 8
  %2331 = shl nsw i64 %2330, 3
  %2332 = getelementptr inbounds i8, ptr %150, i64 %2331
  store <16 x float> %2329, ptr %2332, align 4
  %2333 = load i64, ptr %13, align 8
  %2334 = shl nsw i64 %2333, 3
  %2335 = getelementptr inbounds i8, ptr %160, i64 %2334
  %2336 = getelementptr inbounds nuw i8, ptr %2335, i64 64
  %2337 = load <16 x float>, ptr %2336, align 4
  %2338 = fadd <16 x float> %2144, %2337
  %2339 = load i64, ptr %8, align 8
  %2340 = shl nsw i64 %2339, 3
  %2341 = getelementptr inbounds i8, ptr %150, i64 %2340
  %2342 = getelementptr inbounds nuw i8, ptr %2341, i64 64
  store <16 x float> %2338, ptr %2342, align 4
  %2343 = load i64, ptr %13, align 8
  %2344 = mul nsw i64 %2343, 12
  %2345 = getelementptr inbounds i8, ptr %160, i64 %2344
  %2346 = load <16 x float>, ptr %2345, align 4
  %2347 = fadd <16 x float> %2143, %2346
  %2348 = load i64, ptr %8, align 8
  %2349 = mul nsw i64 %2348, 12
  %2350 = getelementptr inbounds i8, ptr %150, i64 %2349
  store <16 x float> %2347, ptr %2350, align 4
  %2351 = load i64, ptr %13, align 8
  %2352 = mul nsw i64 %2351, 12
  %2353 = getelementptr inbounds i8, ptr %160, i64 %2352
  %2354 = getelementptr inbounds nuw i8, ptr %2353, i64 64
  %2355 = load <16 x float>, ptr %2354, align 4
  %2356 = fadd <16 x float> %2142, %2355
  %2357 = load i64, ptr %8, align 8
  %2358 = mul nsw i64 %2357, 12
  %2359 = getelementptr inbounds i8, ptr %150, i64 %2358
  %2360 = getelementptr inbounds nuw i8, ptr %2359, i64 64
  store <16 x float> %2356, ptr %2360, align 4
  %2361 = load i64, ptr %13, align 8
  %2362 = shl nsw i64 %2361, 4
  %2363 = getelementptr inbounds i8, ptr %160, i64 %2362
  %2364 = load <16 x float>, ptr %2363, align 4
  %2365 = fadd <16 x float> %2141, %2364
  %2366 = load i64, ptr %8, align 8
  %2367 = shl nsw i64 %2366, 4
  %2368 = getelementptr inbounds i8, ptr %150, i64 %2367
  store <16 x float> %2365, ptr %2368, align 4
  %2369 = load i64, ptr %13, align 8
  %2370 = shl nsw i64 %2369, 4
  %2371 = getelementptr inbounds i8, ptr %160, i64 %2370
  %2372 = getelementptr inbounds nuw i8, ptr %2371, i64 64
  %2373 = load <16 x float>, ptr %2372, align 4
  %2374 = fadd <16 x float> %2140, %2373
  %2375 = load i64, ptr %8, align 8
  %2376 = shl nsw i64 %2375, 4
  %2377 = getelementptr inbounds i8, ptr %150, i64 %2376
  %2378 = getelementptr inbounds nuw i8, ptr %2377, i64 64
  store <16 x float> %2374, ptr %2378, align 4
  %2379 = load i64, ptr %13, align 8
  %2380 = mul nsw i64 %2379, 20
  %2381 = getelementptr inbounds i8, ptr %160, i64 %2380
  %2382 = load <16 x float>, ptr %2381, align 4
  %2383 = fadd <16 x float> %2139, %2382
  %2384 = load i64, ptr %8, align 8
  %2385 = mul nsw i64 %2384, 20
  %2386 = getelementptr inbounds i8, ptr %150, i64 %2385
  store <16 x float> %2383, ptr %2386, align 4
  %2387 = load i64, ptr %13, align 8
  %2388 = mul nsw i64 %2387, 20
  %2389 = getelementptr inbounds i8, ptr %160, i64 %2388
  %2390 = getelementptr inbounds nuw i8, ptr %2389, i64 64
  %2391 = load <16 x float>, ptr %2390, align 4
  %2392 = fadd <16 x float> %2138, %2391
  %2393 = load i64, ptr %8, align 8
  %2394 = mul nsw i64 %2393, 20
  %2395 = getelementptr inbounds i8, ptr %150, i64 %2394
  %2396 = getelementptr inbounds nuw i8, ptr %2395, i64 64
  store <16 x float> %2392, ptr %2396, align 4
  %2397 = load i64, ptr %13, align 8
  %2398 = mul nsw i64 %2397, 24
  %2399 = getelementptr inbounds i8, ptr %160, i64 %2398
  %2400 = load <16 x float>, ptr %2399, align 4
  %2401 = fadd <16 x float> %2137, %2400
  %2402 = load i64, ptr %8, align 8
  %2403 = mul nsw i64 %2402, 24
  %2404 = getelementptr inbounds i8, ptr %150, i64 %2403
  store <16 x float> %2401, ptr %2404, align 4
  %2405 = load i64, ptr %13, align 8
  %2406 = mul nsw i64 %2405, 24
  %2407 = getelementptr inbounds i8, ptr %160, i64 %2406
  %2408 = getelementptr inbounds nuw i8, ptr %2407, i64 64
  %2409 = load <16 x float>, ptr %2408, align 4
  %2410 = fadd <16 x float> %2136, %2409
  %2411 = load i64, ptr %8, align 8
  %2412 = mul nsw i64 %2411, 24
  %2413 = getelementptr inbounds i8, ptr %150, i64 %2412
  %2414 = getelementptr inbounds nuw i8, ptr %2413, i64 64
  store <16 x float> %2410, ptr %2414, align 4
  %2415 = load i64, ptr %13, align 8
  %2416 = mul nsw i64 %2415, 28
  %2417 = getelementptr inbounds i8, ptr %160, i64 %2416
  %2418 = load <16 x float>, ptr %2417, align 4
  %2419 = fadd <16 x float> %2135, %2418
  %2420 = load i64, ptr %8, align 8
  %2421 = mul nsw i64 %2420, 28
  %2422 = getelementptr inbounds i8, ptr %150, i64 %2421
  store <16 x float> %2419, ptr %2422, align 4
  %2423 = load i64, ptr %13, align 8
  %2424 = mul nsw i64 %2423, 28
  %2425 = getelementptr inbounds i8, ptr %160, i64 %2424
  %2426 = getelementptr inbounds nuw i8, ptr %2425, i64 64
  %2427 = load <16 x float>, ptr %2426, align 4
  %2428 = fadd <16 x float> %2134, %2427
  %2429 = load i64, ptr %8, align 8
  %2430 = mul nsw i64 %2429, 28
  %2431 = getelementptr inbounds i8, ptr %150, i64 %2430
  %2432 = getelementptr inbounds nuw i8, ptr %2431, i64 64
  store <16 x float> %2428, ptr %2432, align 4
  %2433 = load i64, ptr %13, align 8
  %2434 = shl nsw i64 %2433, 5
  %2435 = getelementptr inbounds i8, ptr %160, i64 %2434
  %2436 = load <16 x float>, ptr %2435, align 4
  %2437 = fadd <16 x float> %2133, %2436
  %2438 = load i64, ptr %8, align 8
  %2439 = shl nsw i64 %2438, 5
  %2440 = getelementptr inbounds i8, ptr %150, i64 %2439
  store <16 x float> %2437, ptr %2440, align 4
  %2441 = load i64, ptr %13, align 8
  %2442 = shl nsw i64 %2441, 5
  %2443 = getelementptr inbounds i8, ptr %160, i64 %2442
  %2444 = getelementptr inbounds nuw i8, ptr %2443, i64 64
  %2445 = load <16 x float>, ptr %2444, align 4
  %2446 = fadd <16 x float> %2132, %2445
  %2447 = load i64, ptr %8, align 8
  %2448 = shl nsw i64 %2447, 5
  %2449 = getelementptr inbounds i8, ptr %150, i64 %2448
  %2450 = getelementptr inbounds nuw i8, ptr %2449, i64 64
  store <16 x float> %2446, ptr %2450, align 4
  %2451 = load i64, ptr %13, align 8
  %2452 = mul nsw i64 %2451, 36
  %2453 = getelementptr inbounds i8, ptr %160, i64 %2452
  %2454 = load <16 x float>, ptr %2453, align 4
  %2455 = fadd <16 x float> %2131, %2454
  %2456 = load i64, ptr %8, align 8
  %2457 = mul nsw i64 %2456, 36
  %2458 = getelementptr inbounds i8, ptr %150, i64 %2457
  store <16 x float> %2455, ptr %2458, align 4
  %2459 = load i64, ptr %13, align 8
  %2460 = mul nsw i64 %2459, 36
  %2461 = getelementptr inbounds i8, ptr %160, i64 %2460
  %2462 = getelementptr inbounds nuw i8, ptr %2461, i64 64
  %2463 = load <16 x float>, ptr %2462, align 4
  %2464 = fadd <16 x float> %2130, %2463
  br label %2465

2465:                                             ; preds = %2151, %2305
  %2466 = phi <16 x float> [ %2464, %2305 ], [ %2130, %2151 ]
  %2467 = load i64, ptr %8, align 8
  %2468 = mul nsw i64 %2467, 36
  %2469 = getelementptr inbounds i8, ptr %150, i64 %2468
  %2470 = getelementptr inbounds nuw i8, ptr %2469, i64 64
  store <16 x float> %2466, ptr %2470, align 4
  br label %3435

2471:                                             ; preds = %159
  %2472 = load <16 x float>, ptr %150, align 4
  %2473 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2472
  %2474 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %2475 = load <16 x float>, ptr %2474, align 4
  %2476 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2475
  %2477 = getelementptr inbounds float, ptr %150, i64 %147
  %2478 = load <16 x float>, ptr %2477, align 4
  %2479 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2478
  %2480 = getelementptr inbounds nuw i8, ptr %2477, i64 64
  %2481 = load <16 x float>, ptr %2480, align 4
  %2482 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2481
  %2483 = shl nsw i64 %147, 3
  %2484 = getelementptr inbounds i8, ptr %150, i64 %2483
  %2485 = load <16 x float>, ptr %2484, align 4
  %2486 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2485
  %2487 = getelementptr inbounds nuw i8, ptr %2484, i64 64
  %2488 = load <16 x float>, ptr %2487, align 4
  %2489 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2488
  %2490 = mul nsw i64 %147, 12
  %2491 = getelementptr inbounds i8, ptr %150, i64 %2490
  %2492 = load <16 x float>, ptr %2491, align 4
  %2493 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2492
  %2494 = getelementptr inbounds nuw i8, ptr %2491, i64 64
  %2495 = load <16 x float>, ptr %2494, align 4
  %2496 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2495
  %2497 = shl nsw i64 %147, 4
  %2498 = getelementptr inbounds i8, ptr %150, i64 %2497
  %2499 = load <16 x float>, ptr %2498, align 4
  %2500 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2499
  %2501 = getelementptr inbounds nuw i8, ptr %2498, i64 64
  %2502 = load <16 x float>, ptr %2501, align 4
  %2503 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2502
  %2504 = mul nsw i64 %147, 20
  %2505 = getelementptr inbounds i8, ptr %150, i64 %2504
  %2506 = load <16 x float>, ptr %2505, align 4
  %2507 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2506
  %2508 = getelementptr inbounds nuw i8, ptr %2505, i64 64
  %2509 = load <16 x float>, ptr %2508, align 4
  %2510 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2509
  %2511 = mul nsw i64 %147, 24
  %2512 = getelementptr inbounds i8, ptr %150, i64 %2511
  %2513 = load <16 x float>, ptr %2512, align 4
  %2514 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2513
  %2515 = getelementptr inbounds nuw i8, ptr %2512, i64 64
  %2516 = load <16 x float>, ptr %2515, align 4
  %2517 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2516
  %2518 = mul nsw i64 %147, 28
  %2519 = getelementptr inbounds i8, ptr %150, i64 %2518
  %2520 = load <16 x float>, ptr %2519, align 4
  %2521 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2520
  %2522 = getelementptr inbounds nuw i8, ptr %2519, i64 64
  %2523 = load <16 x float>, ptr %2522, align 4
  %2524 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2523
  %2525 = shl nsw i64 %147, 5
  %2526 = getelementptr inbounds i8, ptr %150, i64 %2525
  %2527 = load <16 x float>, ptr %2526, align 4
  %2528 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2527
  %2529 = getelementptr inbounds nuw i8, ptr %2526, i64 64
  %2530 = load <16 x float>, ptr %2529, align 4
  %2531 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2530
  %2532 = mul nsw i64 %147, 36
  %2533 = getelementptr inbounds i8, ptr %150, i64 %2532
  %2534 = load <16 x float>, ptr %2533, align 4
  %2535 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2534
  %2536 = getelementptr inbounds nuw i8, ptr %2533, i64 64
  %2537 = load <16 x float>, ptr %2536, align 4
  %2538 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2537
  %2539 = mul nsw i64 %147, 40
  %2540 = getelementptr inbounds i8, ptr %150, i64 %2539
  %2541 = load <16 x float>, ptr %2540, align 4
  %2542 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2541
  %2543 = getelementptr inbounds nuw i8, ptr %2540, i64 64
  %2544 = load <16 x float>, ptr %2543, align 4
  %2545 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2544
  %2546 = icmp sgt i64 %138, 0
  br i1 %2546, label %2548, label %2547

2547:                                             ; preds = %2548, %2471
  br i1 %96, label %2644, label %2555

2548:                                             ; preds = %2471, %2548
  %2549 = phi i64 [ %2553, %2548 ], [ 0, %2471 ]
  %2550 = add nuw nsw i64 %2549, 11
  %2551 = mul nsw i64 %2550, %147
  %2552 = getelementptr inbounds float, ptr %150, i64 %2551
  tail call void @llvm.prefetch.p0(ptr %2552, i32 1, i32 3, i32 1)
  %2553 = add nuw nsw i64 %2549, 1
  %2554 = icmp eq i64 %2553, %133
  br i1 %2554, label %2547, label %2548, !llvm.loop !9

2555:                                             ; preds = %2644, %2547
  %2556 = phi <16 x float> [ %2479, %2547 ], [ %2689, %2644 ]
  %2557 = phi <16 x float> [ %2476, %2547 ], [ %2684, %2644 ]
  %2558 = phi <16 x float> [ %2473, %2547 ], [ %2683, %2644 ]
  %2559 = phi <16 x float> [ %2482, %2547 ], [ %2690, %2644 ]
  %2560 = phi <16 x float> [ %2486, %2547 ], [ %2695, %2644 ]
  %2561 = phi <16 x float> [ %2489, %2547 ], [ %2696, %2644 ]
  %2562 = phi <16 x float> [ %2493, %2547 ], [ %2701, %2644 ]
  %2563 = phi <16 x float> [ %2496, %2547 ], [ %2702, %2644 ]
  %2564 = phi <16 x float> [ %2500, %2547 ], [ %2707, %2644 ]
  %2565 = phi <16 x float> [ %2503, %2547 ], [ %2708, %2644 ]
  %2566 = phi <16 x float> [ %2507, %2547 ], [ %2713, %2644 ]
  %2567 = phi <16 x float> [ %2510, %2547 ], [ %2714, %2644 ]
  %2568 = phi <16 x float> [ %2514, %2547 ], [ %2719, %2644 ]
  %2569 = phi <16 x float> [ %2517, %2547 ], [ %2720, %2644 ]
  %2570 = phi <16 x float> [ %2521, %2547 ], [ %2725, %2644 ]
  %2571 = phi <16 x float> [ %2524, %2547 ], [ %2726, %2644 ]
  %2572 = phi <16 x float> [ %2528, %2547 ], [ %2731, %2644 ]
  %2573 = phi <16 x float> [ %2531, %2547 ], [ %2732, %2644 ]
  %2574 = phi <16 x float> [ %2535, %2547 ], [ %2737, %2644 ]
  %2575 = phi <16 x float> [ %2538, %2547 ], [ %2738, %2644 ]
  %2576 = phi <16 x float> [ %2542, %2547 ], [ %2743, %2644 ]
  %2577 = phi <16 x float> [ %2545, %2547 ], [ %2744, %2644 ]
  %2578 = icmp eq ptr %160, null
  br i1 %2578, label %2579, label %2748

2579:                                             ; preds = %2555
  store <16 x float> %2558, ptr %150, align 4
  store <16 x float> %2557, ptr %2474, align 4
  %2580 = load i64, ptr %8, align 8
  %2581 = getelementptr inbounds float, ptr %150, i64 %2580
  store <16 x float> %2556, ptr %2581, align 4
  %2582 = load i64, ptr %8, align 8
  %2583 = getelementptr inbounds float, ptr %150, i64 %2582
  %2584 = getelementptr inbounds nuw i8, ptr %2583, i64 64
  store <16 x float> %2559, ptr %2584, align 4
  %2585 = load i64, ptr %8, align 8
  %2586 = shl nsw i64 %2585, 3
  %2587 = getelementptr inbounds i8, ptr %150, i64 %2586
  store <16 x float> %2560, ptr %2587, align 4
  %2588 = load i64, ptr %8, align 8
  %2589 = shl nsw i64 %2588, 3
  %2590 = getelementptr inbounds i8, ptr %150, i64 %2589
  %2591 = getelementptr inbounds nuw i8, ptr %2590, i64 64
  store <16 x float> %2561, ptr %2591, align 4
  %2592 = load i64, ptr %8, align 8
  %2593 = mul nsw i64 %2592, 12
  %2594 = getelementptr inbounds i8, ptr %150, i64 %2593
  store <16 x float> %2562, ptr %2594, align 4
  %2595 = load i64, ptr %8, align 8
  %2596 = mul nsw i64 %2595, 12
  %2597 = getelementptr inbounds i8, ptr %150, i64 %2596
  %2598 = getelementptr inbounds nuw i8, ptr %2597, i64 64
  store <16 x float> %2563, ptr %2598, align 4
  %2599 = load i64, ptr %8, align 8
  %2600 = shl nsw i64 %2599, 4
  %2601 = getelementptr inbounds i8, ptr %150, i64 %2600
  store <16 x float> %2564, ptr %2601, align 4
  %2602 = load i64, ptr %8, align 8
  %2603 = shl nsw i64 %2602, 4
  %2604 = getelementptr inbounds i8, ptr %150, i64 %2603
  %2605 = getelementptr inbounds nuw i8, ptr %2604, i64 64
  store <16 x float> %2565, ptr %2605, align 4
  %2606 = load i64, ptr %8, align 8
  %2607 = mul nsw i64 %2606, 20
  %2608 = getelementptr inbounds i8, ptr %150, i64 %2607
  store <16 x float> %2566, ptr %2608, align 4
  %2609 = load i64, ptr %8, align 8
  %2610 = mul nsw i64 %2609, 20
  %2611 = getelementptr inbounds i8, ptr %150, i64 %2610
  %2612 = getelementptr inbounds nuw i8, ptr %2611, i64 64
  store <16 x float> %2567, ptr %2612, align 4
  %2613 = load i64, ptr %8, align 8
  %2614 = mul nsw i64 %2613, 24
  %2615 = getelementptr inbounds i8, ptr %150, i64 %2614
  store <16 x float> %2568, ptr %2615, align 4
  %2616 = load i64, ptr %8, align 8
  %2617 = mul nsw i64 %2616, 24
  %2618 = getelementptr inbounds i8, ptr %150, i64 %2617
  %2619 = getelementptr inbounds nuw i8, ptr %2618, i64 64
  store <16 x float> %2569, ptr %2619, align 4
  %2620 = load i64, ptr %8, align 8
  %2621 = mul nsw i64 %2620, 28
  %2622 = getelementptr inbounds i8, ptr %150, i64 %2621
  store <16 x float> %2570, ptr %2622, align 4
  %2623 = load i64, ptr %8, align 8
  %2624 = mul nsw i64 %2623, 28
  %2625 = getelementptr inbounds i8, ptr %150, i64 %2624
  %2626 = getelementptr inbounds nuw i8, ptr %2625, i64 64
  store <16 x float> %2571, ptr %2626, align 4
  %2627 = load i64, ptr %8, align 8
  %2628 = shl nsw i64 %2627, 5
  %2629 = getelementptr inbounds i8, ptr %150, i64 %2628
  store <16 x float> %2572, ptr %2629, align 4
  %2630 = load i64, ptr %8, align 8
  %2631 = shl nsw i64 %2630, 5
  %2632 = getelementptr inbounds i8, ptr %150, i64 %2631
  %2633 = getelementptr inbounds nuw i8, ptr %2632, i64 64
  store <16 x float> %2573, ptr %2633, align 4
  %2634 = load i64, ptr %8, align 8
  %2635 = mul nsw i64 %2634, 36
  %2636 = getelementptr inbounds i8, ptr %150, i64 %2635
  store <16 x float> %2574, ptr %2636, align 4
  %2637 = load i64, ptr %8, align 8
  %2638 = mul nsw i64 %2637, 36
  %2639 = getelementptr inbounds i8, ptr %150, i64 %2638
  %2640 = getelementptr inbounds nuw i8, ptr %2639, i64 64
  store <16 x float> %2575, ptr %2640, align 4
  %2641 = load i64, ptr %8, align 8
  %2642 = mul nsw i64 %2641, 40
  %2643 = getelementptr inbounds i8, ptr %150, i64 %2642
  store <16 x float> %2576, ptr %2643, align 4
  br label %2926

2644:                                             ; preds = %2547, %2644
  %2645 = phi <16 x float> [ %2689, %2644 ], [ %2479, %2547 ]
  %2646 = phi <16 x float> [ %2684, %2644 ], [ %2476, %2547 ]
  %2647 = phi <16 x float> [ %2683, %2644 ], [ %2473, %2547 ]
  %2648 = phi <16 x float> [ %2690, %2644 ], [ %2482, %2547 ]
  %2649 = phi <16 x float> [ %2695, %2644 ], [ %2486, %2547 ]
  %2650 = phi <16 x float> [ %2696, %2644 ], [ %2489, %2547 ]
  %2651 = phi <16 x float> [ %2701, %2644 ], [ %2493, %2547 ]
  %2652 = phi <16 x float> [ %2702, %2644 ], [ %2496, %2547 ]
  %2653 = phi <16 x float> [ %2707, %2644 ], [ %2500, %2547 ]
  %2654 = phi <16 x float> [ %2708, %2644 ], [ %2503, %2547 ]
  %2655 = phi <16 x float> [ %2713, %2644 ], [ %2507, %2547 ]
  %2656 = phi <16 x float> [ %2714, %2644 ], [ %2510, %2547 ]
  %2657 = phi <16 x float> [ %2719, %2644 ], [ %2514, %2547 ]
  %2658 = phi <16 x float> [ %2720, %2644 ], [ %2517, %2547 ]
  %2659 = phi <16 x float> [ %2725, %2644 ], [ %2521, %2547 ]
  %2660 = phi <16 x float> [ %2726, %2644 ], [ %2524, %2547 ]
  %2661 = phi <16 x float> [ %2731, %2644 ], [ %2528, %2547 ]
  %2662 = phi <16 x float> [ %2732, %2644 ], [ %2531, %2547 ]
  %2663 = phi <16 x float> [ %2737, %2644 ], [ %2535, %2547 ]
  %2664 = phi <16 x float> [ %2738, %2644 ], [ %2538, %2547 ]
  %2665 = phi <16 x float> [ %2743, %2644 ], [ %2542, %2547 ]
  %2666 = phi <16 x float> [ %2744, %2644 ], [ %2545, %2547 ]
  %2667 = phi i64 [ %2745, %2644 ], [ %143, %2547 ]
  %2668 = phi i64 [ %2746, %2644 ], [ 0, %2547 ]
  %2669 = shl nuw nsw i64 %2668, 7
  %2670 = getelementptr inbounds nuw i8, ptr %124, i64 %2669
  %2671 = load <16 x float>, ptr %2670, align 4
  %2672 = getelementptr inbounds nuw i8, ptr %2670, i64 64
  %2673 = load <16 x float>, ptr %2672, align 4
  %2674 = ashr i64 %2667, 11
  %2675 = and i64 %2674, -32
  %2676 = getelementptr inbounds float, ptr %144, i64 %2675
  call void @llvm.prefetch.p0(ptr %2676, i32 0, i32 2, i32 1)
  %2677 = getelementptr inbounds nuw i8, ptr %2676, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2677, i32 0, i32 2, i32 1)
  %2678 = mul i64 %2668, 44
  %2679 = getelementptr i8, ptr %129, i64 %2678
  %2680 = load float, ptr %2679, align 4
  %2681 = insertelement <16 x float> poison, float %2680, i64 0
  %2682 = shufflevector <16 x float> %2681, <16 x float> poison, <16 x i32> zeroinitializer
  %2683 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2682, <16 x float> %2671, <16 x float> %2647)
  %2684 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2682, <16 x float> %2673, <16 x float> %2646)
  %2685 = getelementptr i8, ptr %2679, i64 4
  %2686 = load float, ptr %2685, align 4
  %2687 = insertelement <16 x float> poison, float %2686, i64 0
  %2688 = shufflevector <16 x float> %2687, <16 x float> poison, <16 x i32> zeroinitializer
  %2689 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2688, <16 x float> %2671, <16 x float> %2645)
  %2690 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2688, <16 x float> %2673, <16 x float> %2648)
  %2691 = getelementptr i8, ptr %2679, i64 8
  %2692 = load float, ptr %2691, align 4
  %2693 = insertelement <16 x float> poison, float %2692, i64 0
  %2694 = shufflevector <16 x float> %2693, <16 x float> poison, <16 x i32> zeroinitializer
  %2695 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2694, <16 x float> %2671, <16 x float> %2649)
  %2696 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2694, <16 x float> %2673, <16 x float> %2650)
  %2697 = getelementptr i8, ptr %2679, i64 12
  %2698 = load float, ptr %2697, align 4
  %2699 = insertelement <16 x float> poison, float %2698, i64 0
  %2700 = shufflevector <16 x float> %2699, <16 x float> poison, <16 x i32> zeroinitializer
  %2701 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2700, <16 x float> %2671, <16 x float> %2651)
  %2702 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2700, <16 x float> %2673, <16 x float> %2652)
  %2703 = getelementptr i8, ptr %2679, i64 16
  %2704 = load float, ptr %2703, align 4
  %2705 = insertelement <16 x float> poison, float %2704, i64 0
  %2706 = shufflevector <16 x float> %2705, <16 x float> poison, <16 x i32> zeroinitializer
  %2707 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2706, <16 x float> %2671, <16 x float> %2653)
  %2708 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2706, <16 x float> %2673, <16 x float> %2654)
  %2709 = getelementptr i8, ptr %2679, i64 20
  %2710 = load float, ptr %2709, align 4
  %2711 = insertelement <16 x float> poison, float %2710, i64 0
  %2712 = shufflevector <16 x float> %2711, <16 x float> poison, <16 x i32> zeroinitializer
  %2713 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2712, <16 x float> %2671, <16 x float> %2655)
  %2714 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2712, <16 x float> %2673, <16 x float> %2656)
  %2715 = getelementptr i8, ptr %2679, i64 24
  %2716 = load float, ptr %2715, align 4
  %2717 = insertelement <16 x float> poison, float %2716, i64 0
  %2718 = shufflevector <16 x float> %2717, <16 x float> poison, <16 x i32> zeroinitializer
  %2719 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2718, <16 x float> %2671, <16 x float> %2657)
  %2720 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2718, <16 x float> %2673, <16 x float> %2658)
  %2721 = getelementptr i8, ptr %2679, i64 28
  %2722 = load float, ptr %2721, align 4
  %2723 = insertelement <16 x float> poison, float %2722, i64 0
  %2724 = shufflevector <16 x float> %2723, <16 x float> poison, <16 x i32> zeroinitializer
  %2725 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2724, <16 x float> %2671, <16 x float> %2659)
  %2726 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2724, <16 x float> %2673, <16 x float> %2660)
  %2727 = getelementptr i8, ptr %2679, i64 32
  %2728 = load float, ptr %2727, align 4
  %2729 = insertelement <16 x float> poison, float %2728, i64 0
  %2730 = shufflevector <16 x float> %2729, <16 x float> poison, <16 x i32> zeroinitializer
  %2731 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2730, <16 x float> %2671, <16 x float> %2661)
  %2732 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2730, <16 x float> %2673, <16 x float> %2662)
  %2733 = getelementptr i8, ptr %2679, i64 36
  %2734 = load float, ptr %2733, align 4
  %2735 = insertelement <16 x float> poison, float %2734, i64 0
  %2736 = shufflevector <16 x float> %2735, <16 x float> poison, <16 x i32> zeroinitializer
  %2737 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2736, <16 x float> %2671, <16 x float> %2663)
  %2738 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2736, <16 x float> %2673, <16 x float> %2664)
  %2739 = getelementptr i8, ptr %2679, i64 40
  %2740 = load float, ptr %2739, align 4
  %2741 = insertelement <16 x float> poison, float %2740, i64 0
  %2742 = shufflevector <16 x float> %2741, <16 x float> poison, <16 x i32> zeroinitializer
  %2743 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2742, <16 x float> %2671, <16 x float> %2665)
  %2744 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2742, <16 x float> %2673, <16 x float> %2666)
  %2745 = add nsw i64 %2667, %140
  %2746 = add nuw nsw i64 %2668, 1
  %2747 = icmp slt i64 %2746, %72
  br i1 %2747, label %2644, label %2555, !llvm.loop !11

2748:                                             ; preds = %2555
  %2749 = load <16 x float>, ptr %160, align 4
  %2750 = fadd <16 x float> %2558, %2749
  store <16 x float> %2750, ptr %150, align 4
  %2751 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %2752 = load <16 x float>, ptr %2751, align 4
  %2753 = fadd <16 x float> %2557, %2752
  store <16 x float> %2753, ptr %2474, align 4
  %2754 = load i64, ptr %13, align 8
  %2755 = getelementptr inbounds float, ptr %160, i64 %2754
  %2756 = load <16 x float>, ptr %2755, align 4
  %2757 = fadd <16 x float> %2556, %2756
  %2758 = load i64, ptr %8, align 8
  %2759 = getelementptr inbounds float, ptr %150, i64 %2758
  store <16 x float> %2757, ptr %2759, align 4
  %2760 = load i64, ptr %13, align 8
  %2761 = getelementptr inbounds float, ptr %160, i64 %2760
  %2762 = getelementptr inbounds nuw i8, ptr %2761, i64 64
  %2763 = load <16 x float>, ptr %2762, align 4
  %2764 = fadd <16 x float> %2559, %2763
  %2765 = load i64, ptr %8, align 8
  %2766 = getelementptr inbounds float, ptr %150, i64 %2765
  %2767 = getelementptr inbounds nuw i8, ptr %2766, i64 64
  store <16 x float> %2764, ptr %2767, align 4
  %2768 = load i64, ptr %13, align 8
  %2769 = shl nsw i64 %2768, 3
  %2770 = getelementptr inbounds i8, ptr %160, i64 %2769
  %2771 = load <16 x float>, ptr %2770, align 4
  %2772 = fadd <16 x float> %2560, %2771
  %2773 = load i64, ptr %8, align 8
  %2774 = shl nsw i64 %2773, 3
  %2775 = getelementptr inbounds i8, ptr %150, i64 %2774
  store <16 x float> %2772, ptr %2775, align 4
  %2776 = load i64, ptr %13, align 8
  %2777 = shl nsw i64 %2776, 3
  %2778 = getelementptr inbounds i8, ptr %160, i64 %2777
  %2779 = getelementptr inbounds nuw i8, ptr %2778, i64 64
  %2780 = load <16 x float>, ptr %2779, align 4
  %2781 = fadd <16 x float> %2561, %2780
  %2782 = load i64, ptr %8, align 8
  %2783 = shl nsw i64 %2782, 3
  %2784 = getelementptr inbounds i8, ptr %150, i64 %2783
  %2785 = getelementptr inbounds nuw i8, ptr %2784, i64 64
  store <16 x float> %2781, ptr %2785, align 4
  %2786 = load i64, ptr %13, align 8
  %2787 = mul nsw i64 %2786, 12
  %2788 = getelementptr inbounds i8, ptr %160, i64 %2787
  %2789 = load <16 x float>, ptr %2788, align 4
  %2790 = fadd <16 x float> %2562, %2789
  %2791 = load i64, ptr %8, align 8
  %2792 = mul nsw i64 %2791, 12
  %2793 = getelementptr inbounds i8, ptr %150, i64 %2792
  store <16 x float> %2790, ptr %2793, align 4
  %2794 = load i64, ptr %13, align 8
  %2795 = mul nsw i64 %2794, 12
  %2796 = getelementptr inbounds i8, ptr %160, i64 %2795
  %2797 = getelementptr inbounds nuw i8, ptr %2796, i64 64
  %2798 = load <16 x float>, ptr %2797, align 4
  %2799 = fadd <16 x float> %2563, %2798
  %2800 = load i64, ptr %8, align 8
  %2801 = mul nsw i64 %2800, 12
  %2802 = getelementptr inbounds i8, ptr %150, i64 %2801
  %2803 = getelementptr inbounds nuw i8, ptr %2802, i64 64
  store <16 x float> %2799, ptr %2803, align 4
  %2804 = load i64, ptr %13, align 8
  %2805 = shl nsw i64 %2804, 4
  %2806 = getelementptr inbounds i8, ptr %160, i64 %2805
  %2807 = load <16 x float>, ptr %2806, align 4
  %2808 = fadd <16 x float> %2564, %2807
  %2809 = load i64, ptr %8, align 8
  %2810 = shl nsw i64 %2809, 4
  %2811 = getelementptr inbounds i8, ptr %150, i64 %2810
  store <16 x float> %2808, ptr %2811, align 4
  %2812 = load i64, ptr %13, align 8
  %2813 = shl nsw i64 %2812, 4
  %2814 = getelementptr inbounds i8, ptr %160, i64 %2813
  %2815 = getelementptr inbounds nuw i8, ptr %2814, i64 64
  %2816 = load <16 x float>, ptr %2815, align 4
  %2817 = fadd <16 x float> %2565, %2816
  %2818 = load i64, ptr %8, align 8
  %2819 = shl nsw i64 %2818, 4
  %2820 = getelementptr inbounds i8, ptr %150, i64 %2819
  %2821 = getelementptr inbounds nuw i8, ptr %2820, i64 64
  store <16 x float> %2817, ptr %2821, align 4
  %2822 = load i64, ptr %13, align 8
  %2823 = mul nsw i64 %2822, 20
  %2824 = getelementptr inbounds i8, ptr %160, i64 %2823
  %2825 = load <16 x float>, ptr %2824, align 4
  %2826 = fadd <16 x float> %2566, %2825
  %2827 = load i64, ptr %8, align 8
  %2828 = mul nsw i64 %2827, 20
  %2829 = getelementptr inbounds i8, ptr %150, i64 %2828
  store <16 x float> %2826, ptr %2829, align 4
  %2830 = load i64, ptr %13, align 8
  %2831 = mul nsw i64 %2830, 20
  %2832 = getelementptr inbounds i8, ptr %160, i64 %2831
  %2833 = getelementptr inbounds nuw i8, ptr %2832, i64 64
  %2834 = load <16 x float>, ptr %2833, align 4
  %2835 = fadd <16 x float> %2567, %2834
  %2836 = load i64, ptr %8, align 8
  %2837 = mul nsw i64 %2836, 20
  %2838 = getelementptr inbounds i8, ptr %150, i64 %2837
  %2839 = getelementptr inbounds nuw i8, ptr %2838, i64 64
  store <16 x float> %2835, ptr %2839, align 4
  %2840 = load i64, ptr %13, align 8
  %2841 = mul nsw i64 %2840, 24
  %2842 = getelementptr inbounds i8, ptr %160, i64 %2841
  %2843 = load <16 x float>, ptr %2842, align 4
  %2844 = fadd <16 x float> %2568, %2843
  %2845 = load i64, ptr %8, align 8
  %2846 = mul nsw i64 %2845, 24
  %2847 = getelementptr inbounds i8, ptr %150, i64 %2846
  store <16 x float> %2844, ptr %2847, align 4
  %2848 = load i64, ptr %13, align 8
  %2849 = mul nsw i64 %2848, 24
  %2850 = getelementptr inbounds i8, ptr %160, i64 %2849
  %2851 = getelementptr inbounds nuw i8, ptr %2850, i64 64
  %2852 = load <16 x float>, ptr %2851, align 4
  %2853 = fadd <16 x float> %2569, %2852
  %2854 = load i64, ptr %8, align 8
  %2855 = mul nsw i64 %2854, 24
  %2856 = getelementptr inbounds i8, ptr %150, i64 %2855
  %2857 = getelementptr inbounds nuw i8, ptr %2856, i64 64
  store <16 x float> %2853, ptr %2857, align 4
  %2858 = load i64, ptr %13, align 8
  %2859 = mul nsw i64 %2858, 28
  %2860 = getelementptr inbounds i8, ptr %160, i64 %2859
  %2861 = load <16 x float>, ptr %2860, align 4
  %2862 = fadd <16 x float> %2570, %2861
  %2863 = load i64, ptr %8, align 8
  %2864 = mul nsw i64 %2863, 28
  %2865 = getelementptr inbounds i8, ptr %150, i64 %2864
  store <16 x float> %2862, ptr %2865, align 4
  %2866 = load i64, ptr %13, align 8
  %2867 = mul nsw i64 %2866, 28
  %2868 = getelementptr inbounds i8, ptr %160, i64 %2867
  %2869 = getelementptr inbounds nuw i8, ptr %2868, i64 64
  %2870 = load <16 x float>, ptr %2869, align 4
  %2871 = fadd <16 x float> %2571, %2870
  %2872 = load i64, ptr %8, align 8
  %2873 = mul nsw i64 %2872, 28
  %2874 = getelementptr inbounds i8, ptr %150, i64 %2873
  %2875 = getelementptr inbounds nuw i8, ptr %2874, i64 64
  store <16 x float> %2871, ptr %2875, align 4
  %2876 = load i64, ptr %13, align 8
  %2877 = shl nsw i64 %2876, 5
  %2878 = getelementptr inbounds i8, ptr %160, i64 %2877
  %2879 = load <16 x float>, ptr %2878, align 4
  %2880 = fadd <16 x float> %2572, %2879
  %2881 = load i64, ptr %8, align 8
  %2882 = shl nsw i64 %2881, 5
  %2883 = getelementptr inbounds i8, ptr %150, i64 %2882
  store <16 x float> %2880, ptr %2883, align 4
  %2884 = load i64, ptr %13, align 8
  %2885 = shl nsw i64 %2884, 5
  %2886 = getelementptr inbounds i8, ptr %160, i64 %2885
  %2887 = getelementptr inbounds nuw i8, ptr %2886, i64 64
  %2888 = load <16 x float>, ptr %2887, align 4
  %2889 = fadd <16 x float> %2573, %2888
  %2890 = load i64, ptr %8, align 8
  %2891 = shl nsw i64 %2890, 5
  %2892 = getelementptr inbounds i8, ptr %150, i64 %2891
  %2893 = getelementptr inbounds nuw i8, ptr %2892, i64 64
  store <16 x float> %2889, ptr %2893, align 4
  %2894 = load i64, ptr %13, align 8
  %2895 = mul nsw i64 %2894, 36
  %2896 = getelementptr inbounds i8, ptr %160, i64 %2895
  %2897 = load <16 x float>, ptr %2896, align 4
  %2898 = fadd <16 x float> %2574, %2897
  %2899 = load i64, ptr %8, align 8
  %2900 = mul nsw i64 %2899, 36
  %2901 = getelementptr inbounds i8, ptr %150, i64 %2900
  store <16 x float> %2898, ptr %2901, align 4
  %2902 = load i64, ptr %13, align 8
  %2903 = mul nsw i64 %2902, 36
  %2904 = getelementptr inbounds i8, ptr %160, i64 %2903
  %2905 = getelementptr inbounds nuw i8, ptr %2904, i64 64
  %2906 = load <16 x float>, ptr %2905, align 4
  %2907 = fadd <16 x float> %2575, %2906
  %2908 = load i64, ptr %8, align 8
  %2909 = mul nsw i64 %2908, 36
  %2910 = getelementptr inbounds i8, ptr %150, i64 %2909
  %2911 = getelementptr inbounds nuw i8, ptr %2910, i64 64
  store <16 x float> %2907, ptr %2911, align 4
  %2912 = load i64, ptr %13, align 8
  %2913 = mul nsw i64 %2912, 40
  %2914 = getelementptr inbounds i8, ptr %160, i64 %2913
  %2915 = load <16 x float>, ptr %2914, align 4
  %2916 = fadd <16 x float> %2576, %2915
  %2917 = load i64, ptr %8, align 8
  %2918 = mul nsw i64 %2917, 40
  %2919 = getelementptr inbounds i8, ptr %150, i64 %2918
  store <16 x float> %2916, ptr %2919, align 4
  %2920 = load i64, ptr %13, align 8
  %2921 = mul nsw i64 %2920, 40
  %2922 = getelementptr inbounds i8, ptr %160, i64 %2921
  %2923 = getelementptr inbounds nuw i8, ptr %2922, i64 64
  %2924 = load <16 x float>, ptr %2923, align 4
  %2925 = fadd <16 x float> %2577, %2924
  br label %2926

2926:                                             ; preds = %2579, %2748
  %2927 = phi <16 x float> [ %2925, %2748 ], [ %2577, %2579 ]
  %2928 = load i64, ptr %8, align 8
  %2929 = mul nsw i64 %2928, 40
  %2930 = getelementptr inbounds i8, ptr %150, i64 %2929
  %2931 = getelementptr inbounds nuw i8, ptr %2930, i64 64
  store <16 x float> %2927, ptr %2931, align 4
  br label %3435

2932:                                             ; preds = %159
  %2933 = load <16 x float>, ptr %150, align 4
  %2934 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2933
  %2935 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %2936 = load <16 x float>, ptr %2935, align 4
  %2937 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2936
  %2938 = getelementptr inbounds float, ptr %150, i64 %147
  %2939 = load <16 x float>, ptr %2938, align 4
  %2940 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2939
  %2941 = getelementptr inbounds nuw i8, ptr %2938, i64 64
  %2942 = load <16 x float>, ptr %2941, align 4
  %2943 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2942
  %2944 = shl nsw i64 %147, 3
  %2945 = getelementptr inbounds i8, ptr %150, i64 %2944
  %2946 = load <16 x float>, ptr %2945, align 4
  %2947 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2946
  %2948 = getelementptr inbounds nuw i8, ptr %2945, i64 64
  %2949 = load <16 x float>, ptr %2948, align 4
  %2950 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2949
  %2951 = mul nsw i64 %147, 12
  %2952 = getelementptr inbounds i8, ptr %150, i64 %2951
  %2953 = load <16 x float>, ptr %2952, align 4
  %2954 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2953
  %2955 = getelementptr inbounds nuw i8, ptr %2952, i64 64
  %2956 = load <16 x float>, ptr %2955, align 4
  %2957 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2956
  %2958 = shl nsw i64 %147, 4
  %2959 = getelementptr inbounds i8, ptr %150, i64 %2958
  %2960 = load <16 x float>, ptr %2959, align 4
  %2961 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2960
  %2962 = getelementptr inbounds nuw i8, ptr %2959, i64 64
  %2963 = load <16 x float>, ptr %2962, align 4
  %2964 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2963
  %2965 = mul nsw i64 %147, 20
  %2966 = getelementptr inbounds i8, ptr %150, i64 %2965
  %2967 = load <16 x float>, ptr %2966, align 4
  %2968 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2967
  %2969 = getelementptr inbounds nuw i8, ptr %2966, i64 64
  %2970 = load <16 x float>, ptr %2969, align 4
  %2971 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2970
  %2972 = mul nsw i64 %147, 24
  %2973 = getelementptr inbounds i8, ptr %150, i64 %2972
  %2974 = load <16 x float>, ptr %2973, align 4
  %2975 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2974
  %2976 = getelementptr inbounds nuw i8, ptr %2973, i64 64
  %2977 = load <16 x float>, ptr %2976, align 4
  %2978 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2977
  %2979 = mul nsw i64 %147, 28
  %2980 = getelementptr inbounds i8, ptr %150, i64 %2979
  %2981 = load <16 x float>, ptr %2980, align 4
  %2982 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2981
  %2983 = getelementptr inbounds nuw i8, ptr %2980, i64 64
  %2984 = load <16 x float>, ptr %2983, align 4
  %2985 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2984
  %2986 = shl nsw i64 %147, 5
  %2987 = getelementptr inbounds i8, ptr %150, i64 %2986
  %2988 = load <16 x float>, ptr %2987, align 4
  %2989 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2988
  %2990 = getelementptr inbounds nuw i8, ptr %2987, i64 64
  %2991 = load <16 x float>, ptr %2990, align 4
  %2992 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2991
  %2993 = mul nsw i64 %147, 36
  %2994 = getelementptr inbounds i8, ptr %150, i64 %2993
  %2995 = load <16 x float>, ptr %2994, align 4
  %2996 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2995
  %2997 = getelementptr inbounds nuw i8, ptr %2994, i64 64
  %2998 = load <16 x float>, ptr %2997, align 4
  %2999 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %2998
  %3000 = mul nsw i64 %147, 40
  %3001 = getelementptr inbounds i8, ptr %150, i64 %3000
  %3002 = load <16 x float>, ptr %3001, align 4
  %3003 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %3002
  %3004 = getelementptr inbounds nuw i8, ptr %3001, i64 64
  %3005 = load <16 x float>, ptr %3004, align 4
  %3006 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %3005
  %3007 = mul nsw i64 %147, 44
  %3008 = getelementptr inbounds i8, ptr %150, i64 %3007
  %3009 = load <16 x float>, ptr %3008, align 4
  %3010 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %3009
  %3011 = getelementptr inbounds nuw i8, ptr %3008, i64 64
  %3012 = load <16 x float>, ptr %3011, align 4
  %3013 = select i1 %73, <16 x float> zeroinitializer, <16 x float> %3012
  %3014 = icmp sgt i64 %138, 0
  br i1 %3014, label %3016, label %3015

3015:                                             ; preds = %3016, %2932
  br i1 %96, label %3121, label %3023

3016:                                             ; preds = %2932, %3016
  %3017 = phi i64 [ %3021, %3016 ], [ 0, %2932 ]
  %3018 = add nuw nsw i64 %3017, 12
  %3019 = mul nsw i64 %3018, %147
  %3020 = getelementptr inbounds float, ptr %150, i64 %3019
  tail call void @llvm.prefetch.p0(ptr %3020, i32 1, i32 3, i32 1)
  %3021 = add nuw nsw i64 %3017, 1
  %3022 = icmp eq i64 %3021, %133
  br i1 %3022, label %3015, label %3016, !llvm.loop !9

3023:                                             ; preds = %3121, %3015
  %3024 = phi <16 x float> [ %2934, %3015 ], [ %3162, %3121 ]
  %3025 = phi <16 x float> [ %2937, %3015 ], [ %3163, %3121 ]
  %3026 = phi <16 x float> [ %2940, %3015 ], [ %3168, %3121 ]
  %3027 = phi <16 x float> [ %2943, %3015 ], [ %3169, %3121 ]
  %3028 = phi <16 x float> [ %2947, %3015 ], [ %3174, %3121 ]
  %3029 = phi <16 x float> [ %2950, %3015 ], [ %3175, %3121 ]
  %3030 = phi <16 x float> [ %2954, %3015 ], [ %3180, %3121 ]
  %3031 = phi <16 x float> [ %2957, %3015 ], [ %3181, %3121 ]
  %3032 = phi <16 x float> [ %2961, %3015 ], [ %3186, %3121 ]
  %3033 = phi <16 x float> [ %2964, %3015 ], [ %3187, %3121 ]
  %3034 = phi <16 x float> [ %2968, %3015 ], [ %3192, %3121 ]
  %3035 = phi <16 x float> [ %2971, %3015 ], [ %3193, %3121 ]
  %3036 = phi <16 x float> [ %2975, %3015 ], [ %3198, %3121 ]
  %3037 = phi <16 x float> [ %2978, %3015 ], [ %3199, %3121 ]
  %3038 = phi <16 x float> [ %2982, %3015 ], [ %3204, %3121 ]
  %3039 = phi <16 x float> [ %2985, %3015 ], [ %3205, %3121 ]
  %3040 = phi <16 x float> [ %2989, %3015 ], [ %3210, %3121 ]
  %3041 = phi <16 x float> [ %2992, %3015 ], [ %3211, %3121 ]
  %3042 = phi <16 x float> [ %2996, %3015 ], [ %3216, %3121 ]
  %3043 = phi <16 x float> [ %2999, %3015 ], [ %3217, %3121 ]
  %3044 = phi <16 x float> [ %3003, %3015 ], [ %3222, %3121 ]
  %3045 = phi <16 x float> [ %3006, %3015 ], [ %3223, %3121 ]
  %3046 = phi <16 x float> [ %3010, %3015 ], [ %3228, %3121 ]
  %3047 = phi <16 x float> [ %3013, %3015 ], [ %3229, %3121 ]
  %3048 = icmp eq ptr %160, null
  br i1 %3048, label %3049, label %3233

3049:                                             ; preds = %3023
  store <16 x float> %3024, ptr %150, align 4
  store <16 x float> %3025, ptr %2935, align 4
  %3050 = load i64, ptr %8, align 8
  %3051 = getelementptr inbounds float, ptr %150, i64 %3050
  store <16 x float> %3026, ptr %3051, align 4
  %3052 = load i64, ptr %8, align 8
  %3053 = getelementptr inbounds float, ptr %150, i64 %3052
  %3054 = getelementptr inbounds nuw i8, ptr %3053, i64 64
  store <16 x float> %3027, ptr %3054, align 4
  %3055 = load i64, ptr %8, align 8
  %3056 = shl nsw i64 %3055, 3
  %3057 = getelementptr inbounds i8, ptr %150, i64 %3056
  store <16 x float> %3028, ptr %3057, align 4
  %3058 = load i64, ptr %8, align 8
  %3059 = shl nsw i64 %3058, 3
  %3060 = getelementptr inbounds i8, ptr %150, i64 %3059
  %3061 = getelementptr inbounds nuw i8, ptr %3060, i64 64
  store <16 x float> %3029, ptr %3061, align 4
  %3062 = load i64, ptr %8, align 8
  %3063 = mul nsw i64 %3062, 12
  %3064 = getelementptr inbounds i8, ptr %150, i64 %3063
  store <16 x float> %3030, ptr %3064, align 4
  %3065 = load i64, ptr %8, align 8
  %3066 = mul nsw i64 %3065, 12
  %3067 = getelementptr inbounds i8, ptr %150, i64 %3066
  %3068 = getelementptr inbounds nuw i8, ptr %3067, i64 64
  store <16 x float> %3031, ptr %3068, align 4
  %3069 = load i64, ptr %8, align 8
  %3070 = shl nsw i64 %3069, 4
  %3071 = getelementptr inbounds i8, ptr %150, i64 %3070
  store <16 x float> %3032, ptr %3071, align 4
  %3072 = load i64, ptr %8, align 8
  %3073 = shl nsw i64 %3072, 4
  %3074 = getelementptr inbounds i8, ptr %150, i64 %3073
  %3075 = getelementptr inbounds nuw i8, ptr %3074, i64 64
  store <16 x float> %3033, ptr %3075, align 4
  %3076 = load i64, ptr %8, align 8
  %3077 = mul nsw i64 %3076, 20
  %3078 = getelementptr inbounds i8, ptr %150, i64 %3077
  store <16 x float> %3034, ptr %3078, align 4
  %3079 = load i64, ptr %8, align 8
  %3080 = mul nsw i64 %3079, 20
  %3081 = getelementptr inbounds i8, ptr %150, i64 %3080
  %3082 = getelementptr inbounds nuw i8, ptr %3081, i64 64
  store <16 x float> %3035, ptr %3082, align 4
  %3083 = load i64, ptr %8, align 8
  %3084 = mul nsw i64 %3083, 24
  %3085 = getelementptr inbounds i8, ptr %150, i64 %3084
  store <16 x float> %3036, ptr %3085, align 4
  %3086 = load i64, ptr %8, align 8
  %3087 = mul nsw i64 %3086, 24
  %3088 = getelementptr inbounds i8, ptr %150, i64 %3087
  %3089 = getelementptr inbounds nuw i8, ptr %3088, i64 64
  store <16 x float> %3037, ptr %3089, align 4
  %3090 = load i64, ptr %8, align 8
  %3091 = mul nsw i64 %3090, 28
  %3092 = getelementptr inbounds i8, ptr %150, i64 %3091
  store <16 x float> %3038, ptr %3092, align 4
  %3093 = load i64, ptr %8, align 8
  %3094 = mul nsw i64 %3093, 28
  %3095 = getelementptr inbounds i8, ptr %150, i64 %3094
  %3096 = getelementptr inbounds nuw i8, ptr %3095, i64 64
  store <16 x float> %3039, ptr %3096, align 4
  %3097 = load i64, ptr %8, align 8
  %3098 = shl nsw i64 %3097, 5
  %3099 = getelementptr inbounds i8, ptr %150, i64 %3098
  store <16 x float> %3040, ptr %3099, align 4
  %3100 = load i64, ptr %8, align 8
  %3101 = shl nsw i64 %3100, 5
  %3102 = getelementptr inbounds i8, ptr %150, i64 %3101
  %3103 = getelementptr inbounds nuw i8, ptr %3102, i64 64
  store <16 x float> %3041, ptr %3103, align 4
  %3104 = load i64, ptr %8, align 8
  %3105 = mul nsw i64 %3104, 36
  %3106 = getelementptr inbounds i8, ptr %150, i64 %3105
  store <16 x float> %3042, ptr %3106, align 4
  %3107 = load i64, ptr %8, align 8
  %3108 = mul nsw i64 %3107, 36
  %3109 = getelementptr inbounds i8, ptr %150, i64 %3108
  %3110 = getelementptr inbounds nuw i8, ptr %3109, i64 64
  store <16 x float> %3043, ptr %3110, align 4
  %3111 = load i64, ptr %8, align 8
  %3112 = mul nsw i64 %3111, 40
  %3113 = getelementptr inbounds i8, ptr %150, i64 %3112
  store <16 x float> %3044, ptr %3113, align 4
  %3114 = load i64, ptr %8, align 8
  %3115 = mul nsw i64 %3114, 40
  %3116 = getelementptr inbounds i8, ptr %150, i64 %3115
  %3117 = getelementptr inbounds nuw i8, ptr %3116, i64 64
  store <16 x float> %3045, ptr %3117, align 4
  %3118 = load i64, ptr %8, align 8
  %3119 = mul nsw i64 %3118, 44
  %3120 = getelementptr inbounds i8, ptr %150, i64 %3119
  store <16 x float> %3046, ptr %3120, align 4
  br label %3429

3121:                                             ; preds = %3015, %3121
  %3122 = phi <16 x float> [ %3162, %3121 ], [ %2934, %3015 ]
  %3123 = phi <16 x float> [ %3163, %3121 ], [ %2937, %3015 ]
  %3124 = phi <16 x float> [ %3168, %3121 ], [ %2940, %3015 ]
  %3125 = phi <16 x float> [ %3169, %3121 ], [ %2943, %3015 ]
  %3126 = phi <16 x float> [ %3174, %3121 ], [ %2947, %3015 ]
  %3127 = phi <16 x float> [ %3175, %3121 ], [ %2950, %3015 ]
  %3128 = phi <16 x float> [ %3180, %3121 ], [ %2954, %3015 ]
  %3129 = phi <16 x float> [ %3181, %3121 ], [ %2957, %3015 ]
  %3130 = phi <16 x float> [ %3186, %3121 ], [ %2961, %3015 ]
  %3131 = phi <16 x float> [ %3187, %3121 ], [ %2964, %3015 ]
  %3132 = phi <16 x float> [ %3192, %3121 ], [ %2968, %3015 ]
  %3133 = phi <16 x float> [ %3193, %3121 ], [ %2971, %3015 ]
  %3134 = phi <16 x float> [ %3198, %3121 ], [ %2975, %3015 ]
  %3135 = phi <16 x float> [ %3199, %3121 ], [ %2978, %3015 ]
  %3136 = phi <16 x float> [ %3204, %3121 ], [ %2982, %3015 ]
  %3137 = phi <16 x float> [ %3205, %3121 ], [ %2985, %3015 ]
  %3138 = phi <16 x float> [ %3210, %3121 ], [ %2989, %3015 ]
  %3139 = phi <16 x float> [ %3211, %3121 ], [ %2992, %3015 ]
  %3140 = phi <16 x float> [ %3216, %3121 ], [ %2996, %3015 ]
  %3141 = phi <16 x float> [ %3217, %3121 ], [ %2999, %3015 ]
  %3142 = phi <16 x float> [ %3222, %3121 ], [ %3003, %3015 ]
  %3143 = phi <16 x float> [ %3223, %3121 ], [ %3006, %3015 ]
  %3144 = phi <16 x float> [ %3228, %3121 ], [ %3010, %3015 ]
  %3145 = phi <16 x float> [ %3229, %3121 ], [ %3013, %3015 ]
  %3146 = phi i64 [ %3230, %3121 ], [ %143, %3015 ]
  %3147 = phi i64 [ %3231, %3121 ], [ 0, %3015 ]
  %3148 = shl nuw nsw i64 %3147, 7
  %3149 = getelementptr inbounds nuw i8, ptr %124, i64 %3148
  %3150 = load <16 x float>, ptr %3149, align 4
  %3151 = getelementptr inbounds nuw i8, ptr %3149, i64 64
  %3152 = load <16 x float>, ptr %3151, align 4
  %3153 = ashr i64 %3146, 11
  %3154 = and i64 %3153, -32
  %3155 = getelementptr inbounds float, ptr %144, i64 %3154
  call void @llvm.prefetch.p0(ptr %3155, i32 0, i32 2, i32 1)
  %3156 = getelementptr inbounds nuw i8, ptr %3155, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %3156, i32 0, i32 2, i32 1)
  %3157 = mul i64 %3147, 48
  %3158 = getelementptr i8, ptr %129, i64 %3157
  %3159 = load float, ptr %3158, align 4
  %3160 = insertelement <16 x float> poison, float %3159, i64 0
  %3161 = shufflevector <16 x float> %3160, <16 x float> poison, <16 x i32> zeroinitializer
  %3162 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3161, <16 x float> %3150, <16 x float> %3122)
  %3163 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3161, <16 x float> %3152, <16 x float> %3123)
  %3164 = getelementptr i8, ptr %3158, i64 4
  %3165 = load float, ptr %3164, align 4
  %3166 = insertelement <16 x float> poison, float %3165, i64 0
  %3167 = shufflevector <16 x float> %3166, <16 x float> poison, <16 x i32> zeroinitializer
  %3168 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3167, <16 x float> %3150, <16 x float> %3124)
  %3169 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3167, <16 x float> %3152, <16 x float> %3125)
  %3170 = getelementptr i8, ptr %3158, i64 8
  %3171 = load float, ptr %3170, align 4
  %3172 = insertelement <16 x float> poison, float %3171, i64 0
  %3173 = shufflevector <16 x float> %3172, <16 x float> poison, <16 x i32> zeroinitializer
  %3174 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3173, <16 x float> %3150, <16 x float> %3126)
  %3175 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3173, <16 x float> %3152, <16 x float> %3127)
  %3176 = getelementptr i8, ptr %3158, i64 12
  %3177 = load float, ptr %3176, align 4
  %3178 = insertelement <16 x float> poison, float %3177, i64 0
  %3179 = shufflevector <16 x float> %3178, <16 x float> poison, <16 x i32> zeroinitializer
  %3180 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3179, <16 x float> %3150, <16 x float> %3128)
  %3181 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3179, <16 x float> %3152, <16 x float> %3129)
  %3182 = getelementptr i8, ptr %3158, i64 16
  %3183 = load float, ptr %3182, align 4
  %3184 = insertelement <16 x float> poison, float %3183, i64 0
  %3185 = shufflevector <16 x float> %3184, <16 x float> poison, <16 x i32> zeroinitializer
  %3186 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3185, <16 x float> %3150, <16 x float> %3130)
  %3187 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3185, <16 x float> %3152, <16 x float> %3131)
  %3188 = getelementptr i8, ptr %3158, i64 20
  %3189 = load float, ptr %3188, align 4
  %3190 = insertelement <16 x float> poison, float %3189, i64 0
  %3191 = shufflevector <16 x float> %3190, <16 x float> poison, <16 x i32> zeroinitializer
  %3192 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3191, <16 x float> %3150, <16 x float> %3132)
  %3193 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3191, <16 x float> %3152, <16 x float> %3133)
  %3194 = getelementptr i8, ptr %3158, i64 24
  %3195 = load float, ptr %3194, align 4
  %3196 = insertelement <16 x float> poison, float %3195, i64 0
  %3197 = shufflevector <16 x float> %3196, <16 x float> poison, <16 x i32> zeroinitializer
  %3198 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3197, <16 x float> %3150, <16 x float> %3134)
  %3199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3197, <16 x float> %3152, <16 x float> %3135)
  %3200 = getelementptr i8, ptr %3158, i64 28
  %3201 = load float, ptr %3200, align 4
  %3202 = insertelement <16 x float> poison, float %3201, i64 0
  %3203 = shufflevector <16 x float> %3202, <16 x float> poison, <16 x i32> zeroinitializer
  %3204 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3203, <16 x float> %3150, <16 x float> %3136)
  %3205 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3203, <16 x float> %3152, <16 x float> %3137)
  %3206 = getelementptr i8, ptr %3158, i64 32
  %3207 = load float, ptr %3206, align 4
  %3208 = insertelement <16 x float> poison, float %3207, i64 0
  %3209 = shufflevector <16 x float> %3208, <16 x float> poison, <16 x i32> zeroinitializer
  %3210 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3209, <16 x float> %3150, <16 x float> %3138)
  %3211 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3209, <16 x float> %3152, <16 x float> %3139)
  %3212 = getelementptr i8, ptr %3158, i64 36
  %3213 = load float, ptr %3212, align 4
  %3214 = insertelement <16 x float> poison, float %3213, i64 0
  %3215 = shufflevector <16 x float> %3214, <16 x float> poison, <16 x i32> zeroinitializer
  %3216 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3215, <16 x float> %3150, <16 x float> %3140)
  %3217 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3215, <16 x float> %3152, <16 x float> %3141)
  %3218 = getelementptr i8, ptr %3158, i64 40
  %3219 = load float, ptr %3218, align 4
  %3220 = insertelement <16 x float> poison, float %3219, i64 0
  %3221 = shufflevector <16 x float> %3220, <16 x float> poison, <16 x i32> zeroinitializer
  %3222 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3221, <16 x float> %3150, <16 x float> %3142)
  %3223 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3221, <16 x float> %3152, <16 x float> %3143)
  %3224 = getelementptr i8, ptr %3158, i64 44
  %3225 = load float, ptr %3224, align 4
  %3226 = insertelement <16 x float> poison, float %3225, i64 0
  %3227 = shufflevector <16 x float> %3226, <16 x float> poison, <16 x i32> zeroinitializer
  %3228 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3227, <16 x float> %3150, <16 x float> %3144)
  %3229 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3227, <16 x float> %3152, <16 x float> %3145)
  %3230 = add nsw i64 %3146, %140
  %3231 = add nuw nsw i64 %3147, 1
  %3232 = icmp slt i64 %3231, %72
  br i1 %3232, label %3121, label %3023, !llvm.loop !11

3233:                                             ; preds = %3023
  %3234 = load <16 x float>, ptr %160, align 4
  %3235 = fadd <16 x float> %3024, %3234
  store <16 x float> %3235, ptr %150, align 4
  %3236 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %3237 = load <16 x float>, ptr %3236, align 4
  %3238 = fadd <16 x float> %3025, %3237
  store <16 x float> %3238, ptr %2935, align 4
  %3239 = load i64, ptr %13, align 8
  %3240 = getelementptr inbounds float, ptr %160, i64 %3239
  %3241 = load <16 x float>, ptr %3240, align 4
  %3242 = fadd <16 x float> %3026, %3241
  %3243 = load i64, ptr %8, align 8
  %3244 = getelementptr inbounds float, ptr %150, i64 %3243
  store <16 x float> %3242, ptr %3244, align 4
  %3245 = load i64, ptr %13, align 8
  %3246 = getelementptr inbounds float, ptr %160, i64 %3245
  %3247 = getelementptr inbounds nuw i8, ptr %3246, i64 64
  %3248 = load <16 x float>, ptr %3247, align 4
  %3249 = fadd <16 x float> %3027, %3248
  %3250 = load i64, ptr %8, align 8
  %3251 = getelementptr inbounds float, ptr %150, i64 %3250
  %3252 = getelementptr inbounds nuw i8, ptr %3251, i64 64
  store <16 x float> %3249, ptr %3252, align 4
  %3253 = load i64, ptr %13, align 8
  %3254 = shl nsw i64 %3253, 3
  %3255 = getelementptr inbounds i8, ptr %160, i64 %3254
  %3256 = load <16 x float>, ptr %3255, align 4
  %3257 = fadd <16 x float> %3028, %3256
  %3258 = load i64, ptr %8, align 8
  %3259 = shl nsw i64 %3258, 3
  %3260 = getelementptr inbounds i8, ptr %150, i64 %3259
  store <16 x float> %3257, ptr %3260, align 4
  %3261 = load i64, ptr %13, align 8
  %3262 = shl nsw i64 %3261, 3
  %3263 = getelementptr inbounds i8, ptr %160, i64 %3262
  %3264 = getelementptr inbounds nuw i8, ptr %3263, i64 64
  %3265 = load <16 x float>, ptr %3264, align 4
  %3266 = fadd <16 x float> %3029, %3265
  %3267 = load i64, ptr %8, align 8
  %3268 = shl nsw i64 %3267, 3
  %3269 = getelementptr inbounds i8, ptr %150, i64 %3268
  %3270 = getelementptr inbounds nuw i8, ptr %3269, i64 64
  store <16 x float> %3266, ptr %3270, align 4
  %3271 = load i64, ptr %13, align 8
  %3272 = mul nsw i64 %3271, 12
  %3273 = getelementptr inbounds i8, ptr %160, i64 %3272
  %3274 = load <16 x float>, ptr %3273, align 4
  %3275 = fadd <16 x float> %3030, %3274
  %3276 = load i64, ptr %8, align 8
  %3277 = mul nsw i64 %3276, 12
  %3278 = getelementptr inbounds i8, ptr %150, i64 %3277
  store <16 x float> %3275, ptr %3278, align 4
  %3279 = load i64, ptr %13, align 8
  %3280 = mul nsw i64 %3279, 12
  %3281 = getelementptr inbounds i8, ptr %160, i64 %3280
  %3282 = getelementptr inbounds nuw i8, ptr %3281, i64 64
  %3283 = load <16 x float>, ptr %3282, align 4
  %3284 = fadd <16 x float> %3031, %3283
  %3285 = load i64, ptr %8, align 8
  %3286 = mul nsw i64 %3285, 12
  %3287 = getelementptr inbounds i8, ptr %150, i64 %3286
  %3288 = getelementptr inbounds nuw i8, ptr %3287, i64 64
  store <16 x float> %3284, ptr %3288, align 4
  %3289 = load i64, ptr %13, align 8
  %3290 = shl nsw i64 %3289, 4
  %3291 = getelementptr inbounds i8, ptr %160, i64 %3290
  %3292 = load <16 x float>, ptr %3291, align 4
  %3293 = fadd <16 x float> %3032, %3292
  %3294 = load i64, ptr %8, align 8
  %3295 = shl nsw i64 %3294, 4
  %3296 = getelementptr inbounds i8, ptr %150, i64 %3295
  store <16 x float> %3293, ptr %3296, align 4
  %3297 = load i64, ptr %13, align 8
  %3298 = shl nsw i64 %3297, 4
  %3299 = getelementptr inbounds i8, ptr %160, i64 %3298
  %3300 = getelementptr inbounds nuw i8, ptr %3299, i64 64
  %3301 = load <16 x float>, ptr %3300, align 4
  %3302 = fadd <16 x float> %3033, %3301
  %3303 = load i64, ptr %8, align 8
  %3304 = shl nsw i64 %3303, 4
  %3305 = getelementptr inbounds i8, ptr %150, i64 %3304
  %3306 = getelementptr inbounds nuw i8, ptr %3305, i64 64
  store <16 x float> %3302, ptr %3306, align 4
  %3307 = load i64, ptr %13, align 8
  %3308 = mul nsw i64 %3307, 20
  %3309 = getelementptr inbounds i8, ptr %160, i64 %3308
  %3310 = load <16 x float>, ptr %3309, align 4
  %3311 = fadd <16 x float> %3034, %3310
  %3312 = load i64, ptr %8, align 8
  %3313 = mul nsw i64 %3312, 20
  %3314 = getelementptr inbounds i8, ptr %150, i64 %3313
  store <16 x float> %3311, ptr %3314, align 4
  %3315 = load i64, ptr %13, align 8
  %3316 = mul nsw i64 %3315, 20
  %3317 = getelementptr inbounds i8, ptr %160, i64 %3316
  %3318 = getelementptr inbounds nuw i8, ptr %3317, i64 64
  %3319 = load <16 x float>, ptr %3318, align 4
  %3320 = fadd <16 x float> %3035, %3319
  %3321 = load i64, ptr %8, align 8
  %3322 = mul nsw i64 %3321, 20
  %3323 = getelementptr inbounds i8, ptr %150, i64 %3322
  %3324 = getelementptr inbounds nuw i8, ptr %3323, i64 64
  store <16 x float> %3320, ptr %3324, align 4
  %3325 = load i64, ptr %13, align 8
  %3326 = mul nsw i64 %3325, 24
  %3327 = getelementptr inbounds i8, ptr %160, i64 %3326
  %3328 = load <16 x float>, ptr %3327, align 4
  %3329 = fadd <16 x float> %3036, %3328
  %3330 = load i64, ptr %8, align 8
  %3331 = mul nsw i64 %3330, 24
  %3332 = getelementptr inbounds i8, ptr %150, i64 %3331
  store <16 x float> %3329, ptr %3332, align 4
  %3333 = load i64, ptr %13, align 8
  %3334 = mul nsw i64 %3333, 24
  %3335 = getelementptr inbounds i8, ptr %160, i64 %3334
  %3336 = getelementptr inbounds nuw i8, ptr %3335, i64 64
  %3337 = load <16 x float>, ptr %3336, align 4
  %3338 = fadd <16 x float> %3037, %3337
  %3339 = load i64, ptr %8, align 8
  %3340 = mul nsw i64 %3339, 24
  %3341 = getelementptr inbounds i8, ptr %150, i64 %3340
  %3342 = getelementptr inbounds nuw i8, ptr %3341, i64 64
  store <16 x float> %3338, ptr %3342, align 4
  %3343 = load i64, ptr %13, align 8
  %3344 = mul nsw i64 %3343, 28
  %3345 = getelementptr inbounds i8, ptr %160, i64 %3344
  %3346 = load <16 x float>, ptr %3345, align 4
  %3347 = fadd <16 x float> %3038, %3346
  %3348 = load i64, ptr %8, align 8
  %3349 = mul nsw i64 %3348, 28
  %3350 = getelementptr inbounds i8, ptr %150, i64 %3349
  store <16 x float> %3347, ptr %3350, align 4
  %3351 = load i64, ptr %13, align 8
  %3352 = mul nsw i64 %3351, 28
  %3353 = getelementptr inbounds i8, ptr %160, i64 %3352
  %3354 = getelementptr inbounds nuw i8, ptr %3353, i64 64
  %3355 = load <16 x float>, ptr %3354, align 4
  %3356 = fadd <16 x float> %3039, %3355
  %3357 = load i64, ptr %8, align 8
  %3358 = mul nsw i64 %3357, 28
  %3359 = getelementptr inbounds i8, ptr %150, i64 %3358
  %3360 = getelementptr inbounds nuw i8, ptr %3359, i64 64
  store <16 x float> %3356, ptr %3360, align 4
  %3361 = load i64, ptr %13, align 8
  %3362 = shl nsw i64 %3361, 5
  %3363 = getelementptr inbounds i8, ptr %160, i64 %3362
  %3364 = load <16 x float>, ptr %3363, align 4
  %3365 = fadd <16 x float> %3040, %3364
  %3366 = load i64, ptr %8, align 8
  %3367 = shl nsw i64 %3366, 5
  %3368 = getelementptr inbounds i8, ptr %150, i64 %3367
  store <16 x float> %3365, ptr %3368, align 4
  %3369 = load i64, ptr %13, align 8
  %3370 = shl nsw i64 %3369, 5
  %3371 = getelementptr inbounds i8, ptr %160, i64 %3370
  %3372 = getelementptr inbounds nuw i8, ptr %3371, i64 64
  %3373 = load <16 x float>, ptr %3372, align 4
  %3374 = fadd <16 x float> %3041, %3373
  %3375 = load i64, ptr %8, align 8
  %3376 = shl nsw i64 %3375, 5
  %3377 = getelementptr inbounds i8, ptr %150, i64 %3376
  %3378 = getelementptr inbounds nuw i8, ptr %3377, i64 64
  store <16 x float> %3374, ptr %3378, align 4
  %3379 = load i64, ptr %13, align 8
  %3380 = mul nsw i64 %3379, 36
  %3381 = getelementptr inbounds i8, ptr %160, i64 %3380
  %3382 = load <16 x float>, ptr %3381, align 4
  %3383 = fadd <16 x float> %3042, %3382
  %3384 = load i64, ptr %8, align 8
  %3385 = mul nsw i64 %3384, 36
  %3386 = getelementptr inbounds i8, ptr %150, i64 %3385
  store <16 x float> %3383, ptr %3386, align 4
  %3387 = load i64, ptr %13, align 8
  %3388 = mul nsw i64 %3387, 36
  %3389 = getelementptr inbounds i8, ptr %160, i64 %3388
  %3390 = getelementptr inbounds nuw i8, ptr %3389, i64 64
  %3391 = load <16 x float>, ptr %3390, align 4
  %3392 = fadd <16 x float> %3043, %3391
  %3393 = load i64, ptr %8, align 8
  %3394 = mul nsw i64 %3393, 36
  %3395 = getelementptr inbounds i8, ptr %150, i64 %3394
  %3396 = getelementptr inbounds nuw i8, ptr %3395, i64 64
  store <16 x float> %3392, ptr %3396, align 4
  %3397 = load i64, ptr %13, align 8
  %3398 = mul nsw i64 %3397, 40
  %3399 = getelementptr inbounds i8, ptr %160, i64 %3398
  %3400 = load <16 x float>, ptr %3399, align 4
  %3401 = fadd <16 x float> %3044, %3400
  %3402 = load i64, ptr %8, align 8
  %3403 = mul nsw i64 %3402, 40
  %3404 = getelementptr inbounds i8, ptr %150, i64 %3403
  store <16 x float> %3401, ptr %3404, align 4
  %3405 = load i64, ptr %13, align 8
  %3406 = mul nsw i64 %3405, 40
  %3407 = getelementptr inbounds i8, ptr %160, i64 %3406
  %3408 = getelementptr inbounds nuw i8, ptr %3407, i64 64
  %3409 = load <16 x float>, ptr %3408, align 4
  %3410 = fadd <16 x float> %3045, %3409
  %3411 = load i64, ptr %8, align 8
  %3412 = mul nsw i64 %3411, 40
  %3413 = getelementptr inbounds i8, ptr %150, i64 %3412
  %3414 = getelementptr inbounds nuw i8, ptr %3413, i64 64
  store <16 x float> %3410, ptr %3414, align 4
  %3415 = load i64, ptr %13, align 8
  %3416 = mul nsw i64 %3415, 44
  %3417 = getelementptr inbounds i8, ptr %160, i64 %3416
  %3418 = load <16 x float>, ptr %3417, align 4
  %3419 = fadd <16 x float> %3046, %3418
  %3420 = load i64, ptr %8, align 8
  %3421 = mul nsw i64 %3420, 44
  %3422 = getelementptr inbounds i8, ptr %150, i64 %3421
  store <16 x float> %3419, ptr %3422, align 4
  %3423 = load i64, ptr %13, align 8
  %3424 = mul nsw i64 %3423, 44
  %3425 = getelementptr inbounds i8, ptr %160, i64 %3424
  %3426 = getelementptr inbounds nuw i8, ptr %3425, i64 64
  %3427 = load <16 x float>, ptr %3426, align 4
  %3428 = fadd <16 x float> %3047, %3427
  br label %3429

3429:                                             ; preds = %3049, %3233
  %3430 = phi <16 x float> [ %3428, %3233 ], [ %3047, %3049 ]
  %3431 = load i64, ptr %8, align 8
  %3432 = mul nsw i64 %3431, 44
  %3433 = getelementptr inbounds i8, ptr %150, i64 %3432
  %3434 = getelementptr inbounds nuw i8, ptr %3433, i64 64
  store <16 x float> %3430, ptr %3434, align 4
  br label %3435

3435:                                             ; preds = %3429, %2926, %2465, %2046, %1669, %1334, %1041, %790, %581, %414, %290, %209, %159
  %3436 = mul nsw i64 %136, %72
  %3437 = getelementptr inbounds float, ptr %129, i64 %3436
  %3438 = add nuw nsw i64 %130, 1
  %3439 = sub i64 %128, %24
  %3440 = icmp eq i64 %3438, %61
  br i1 %3440, label %97, label %127, !llvm.loop !12

3441:                                             ; preds = %64, %49
  call void @llvm.lifetime.end.p0(i64 18432, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %3442 = add nuw nsw i64 %17, 768
  %3443 = load i64, ptr %4, align 8
  %3444 = icmp slt i64 %3442, %3443
  %3445 = add i64 %15, -768
  br i1 %3444, label %14, label %3446, !llvm.loop !13

3446:                                             ; preds = %3441, %1
  ret void
}

define void @before_32(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  br i1 %57, label %58, label %48, !llvm.loop !25

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
  call void @product_32(ptr noundef nonnull %2), !callees !18
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
  br i1 %191, label %192, label %389

192:                                              ; preds = %152
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %195 = load i64, ptr %153, align 8
  %196 = load i64, ptr %155, align 8
  br label %197

197:                                              ; preds = %192, %205
  %198 = phi i64 [ %196, %192 ], [ %206, %205 ]
  %199 = phi i64 [ %195, %192 ], [ %207, %205 ]
  %200 = phi i64 [ %187, %192 ], [ %208, %205 ]
  %201 = add nsw i64 %198, %199
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %205

203:                                              ; preds = %197
  %204 = mul nsw i64 %200, %161
  br label %210

205:                                              ; preds = %383, %197
  %206 = phi i64 [ %198, %197 ], [ %386, %383 ]
  %207 = phi i64 [ %199, %197 ], [ %385, %383 ]
  %208 = add nsw i64 %200, 1
  %209 = icmp eq i64 %208, %190
  br i1 %209, label %389, label %197, !llvm.loop !19

210:                                              ; preds = %203, %383
  %211 = phi i64 [ %199, %203 ], [ %385, %383 ]
  %212 = phi i64 [ 0, %203 ], [ %384, %383 ]
  %213 = icmp slt i64 %212, %211
  %214 = select i1 %213, i64 48, i64 56
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 %214
  %216 = load ptr, ptr %215, align 8
  %217 = load ptr, ptr %170, align 8
  %218 = getelementptr inbounds float, ptr %217, i64 %204
  %219 = load i64, ptr %159, align 8
  %220 = mul nsw i64 %219, %212
  %221 = getelementptr inbounds float, ptr %218, i64 %220
  %222 = icmp eq ptr %216, null
  br i1 %222, label %348, label %223

223:                                              ; preds = %210
  %224 = load float, ptr %12, align 8
  %225 = icmp sgt i64 %219, 0
  br i1 %225, label %226, label %249

226:                                              ; preds = %223
  %227 = add nsw i64 %219, -1
  %228 = lshr i64 %227, 4
  %229 = add nuw nsw i64 %228, 1
  %230 = and i64 %229, 7
  %231 = icmp ult i64 %219, 113
  br i1 %231, label %234, label %232

232:                                              ; preds = %226
  %233 = and i64 %229, 2305843009213693944
  br label %278

234:                                              ; preds = %278, %226
  %235 = phi <16 x float> [ poison, %226 ], [ %312, %278 ]
  %236 = phi <16 x float> [ zeroinitializer, %226 ], [ %312, %278 ]
  %237 = phi i64 [ 0, %226 ], [ %313, %278 ]
  %238 = icmp eq i64 %230, 0
  br i1 %238, label %249, label %239

239:                                              ; preds = %234, %239
  %240 = phi <16 x float> [ %245, %239 ], [ %236, %234 ]
  %241 = phi i64 [ %246, %239 ], [ %237, %234 ]
  %242 = phi i64 [ %247, %239 ], [ 0, %234 ]
  %243 = getelementptr inbounds nuw float, ptr %221, i64 %241
  %244 = load <16 x float>, ptr %243, align 4
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %244, <16 x float> %240)
  %246 = add nuw nsw i64 %241, 16
  %247 = add i64 %242, 1
  %248 = icmp eq i64 %247, %230
  br i1 %248, label %249, label %239, !llvm.loop !26

249:                                              ; preds = %234, %239, %223
  %250 = phi <16 x float> [ zeroinitializer, %223 ], [ %235, %234 ], [ %245, %239 ]
  %251 = shufflevector <16 x float> %250, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %252 = shufflevector <16 x float> %250, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %253 = fadd <8 x float> %251, %252
  %254 = shufflevector <8 x float> %253, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %255 = shufflevector <8 x float> %253, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %256 = fadd <4 x float> %254, %255
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %258 = fadd <4 x float> %256, %257
  %259 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %260 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %261 = fadd <4 x float> %259, %260
  %262 = fadd <4 x float> %258, %261
  %263 = extractelement <4 x float> %262, i64 0
  %264 = sitofp i64 %219 to float
  %265 = fdiv float %263, %264
  %266 = fadd float %224, %265
  %267 = call float @llvm.sqrt.f32(float %266)
  %268 = fdiv float 1.000000e+00, %267
  %269 = insertelement <16 x float> poison, float %268, i64 0
  %270 = shufflevector <16 x float> %269, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %225, label %271, label %383

271:                                              ; preds = %249
  %272 = add nsw i64 %219, -1
  %273 = icmp ult i64 %219, 17
  br i1 %273, label %335, label %274

274:                                              ; preds = %271
  %275 = lshr i64 %272, 4
  %276 = add nuw nsw i64 %275, 1
  %277 = and i64 %276, 2305843009213693950
  br label %316

278:                                              ; preds = %278, %232
  %279 = phi <16 x float> [ zeroinitializer, %232 ], [ %312, %278 ]
  %280 = phi i64 [ 0, %232 ], [ %313, %278 ]
  %281 = phi i64 [ 0, %232 ], [ %314, %278 ]
  %282 = getelementptr inbounds nuw float, ptr %221, i64 %280
  %283 = load <16 x float>, ptr %282, align 4
  %284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %283, <16 x float> %283, <16 x float> %279)
  %285 = or disjoint i64 %280, 16
  %286 = getelementptr inbounds nuw float, ptr %221, i64 %285
  %287 = load <16 x float>, ptr %286, align 4
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %287, <16 x float> %284)
  %289 = or disjoint i64 %280, 32
  %290 = getelementptr inbounds nuw float, ptr %221, i64 %289
  %291 = load <16 x float>, ptr %290, align 4
  %292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %291, <16 x float> %291, <16 x float> %288)
  %293 = or disjoint i64 %280, 48
  %294 = getelementptr inbounds nuw float, ptr %221, i64 %293
  %295 = load <16 x float>, ptr %294, align 4
  %296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %295, <16 x float> %292)
  %297 = or disjoint i64 %280, 64
  %298 = getelementptr inbounds nuw float, ptr %221, i64 %297
  %299 = load <16 x float>, ptr %298, align 4
  %300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %299, <16 x float> %296)
  %301 = or disjoint i64 %280, 80
  %302 = getelementptr inbounds nuw float, ptr %221, i64 %301
  %303 = load <16 x float>, ptr %302, align 4
  %304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %303, <16 x float> %303, <16 x float> %300)
  %305 = or disjoint i64 %280, 96
  %306 = getelementptr inbounds nuw float, ptr %221, i64 %305
  %307 = load <16 x float>, ptr %306, align 4
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %307, <16 x float> %307, <16 x float> %304)
  %309 = or disjoint i64 %280, 112
  %310 = getelementptr inbounds nuw float, ptr %221, i64 %309
  %311 = load <16 x float>, ptr %310, align 4
  %312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %311, <16 x float> %311, <16 x float> %308)
  %313 = add nuw nsw i64 %280, 128
  %314 = add i64 %281, 8
  %315 = icmp eq i64 %314, %233
  br i1 %315, label %234, label %278, !llvm.loop !15

316:                                              ; preds = %316, %274
  %317 = phi i64 [ 0, %274 ], [ %332, %316 ]
  %318 = phi i64 [ 0, %274 ], [ %333, %316 ]
  %319 = getelementptr inbounds nuw float, ptr %221, i64 %317
  %320 = load <16 x float>, ptr %319, align 4
  %321 = fmul <16 x float> %270, %320
  %322 = getelementptr inbounds nuw float, ptr %216, i64 %317
  %323 = load <16 x float>, ptr %322, align 4
  %324 = fmul <16 x float> %321, %323
  store <16 x float> %324, ptr %319, align 4
  %325 = or disjoint i64 %317, 16
  %326 = getelementptr inbounds nuw float, ptr %221, i64 %325
  %327 = load <16 x float>, ptr %326, align 4
  %328 = fmul <16 x float> %270, %327
  %329 = getelementptr inbounds nuw float, ptr %216, i64 %325
  %330 = load <16 x float>, ptr %329, align 4
  %331 = fmul <16 x float> %328, %330
  store <16 x float> %331, ptr %326, align 4
  %332 = add nuw nsw i64 %317, 32
  %333 = add i64 %318, 2
  %334 = icmp eq i64 %333, %277
  br i1 %334, label %335, label %316, !llvm.loop !16

335:                                              ; preds = %316, %271
  %336 = phi i64 [ 0, %271 ], [ %332, %316 ]
  %337 = and i64 %272, 16
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %346

339:                                              ; preds = %335
  %340 = getelementptr inbounds nuw float, ptr %221, i64 %336
  %341 = load <16 x float>, ptr %340, align 4
  %342 = fmul <16 x float> %270, %341
  %343 = getelementptr inbounds nuw float, ptr %216, i64 %336
  %344 = load <16 x float>, ptr %343, align 4
  %345 = fmul <16 x float> %342, %344
  store <16 x float> %345, ptr %340, align 4
  br label %346

346:                                              ; preds = %335, %339
  %347 = load i64, ptr %159, align 8
  br label %348

348:                                              ; preds = %346, %210
  %349 = phi i64 [ %347, %346 ], [ %219, %210 ]
  %350 = load ptr, ptr %193, align 8
  %351 = mul nsw i64 %349, %200
  %352 = getelementptr inbounds float, ptr %350, i64 %351
  %353 = load ptr, ptr %194, align 8
  %354 = getelementptr inbounds float, ptr %353, i64 %351
  %355 = sdiv i64 %349, 2
  %356 = icmp sgt i64 %349, 1
  br i1 %356, label %357, label %383

357:                                              ; preds = %348
  %358 = getelementptr inbounds nuw float, ptr %221, i64 %355
  %359 = getelementptr inbounds nuw float, ptr %352, i64 %355
  %360 = getelementptr inbounds nuw float, ptr %354, i64 %355
  br label %361

361:                                              ; preds = %357, %361
  %362 = phi i64 [ 0, %357 ], [ %381, %361 ]
  %363 = getelementptr inbounds nuw float, ptr %221, i64 %362
  %364 = load <16 x float>, ptr %363, align 4
  %365 = getelementptr inbounds nuw float, ptr %358, i64 %362
  %366 = load <16 x float>, ptr %365, align 4
  %367 = getelementptr inbounds nuw float, ptr %352, i64 %362
  %368 = load <16 x float>, ptr %367, align 4
  %369 = fmul <16 x float> %364, %368
  %370 = getelementptr inbounds nuw float, ptr %354, i64 %362
  %371 = load <16 x float>, ptr %370, align 4
  %372 = fmul <16 x float> %366, %371
  %373 = fsub <16 x float> %369, %372
  store <16 x float> %373, ptr %363, align 4
  %374 = getelementptr inbounds nuw float, ptr %359, i64 %362
  %375 = load <16 x float>, ptr %374, align 4
  %376 = fmul <16 x float> %366, %375
  %377 = getelementptr inbounds nuw float, ptr %360, i64 %362
  %378 = load <16 x float>, ptr %377, align 4
  %379 = fmul <16 x float> %364, %378
  %380 = fadd <16 x float> %376, %379
  store <16 x float> %380, ptr %365, align 4
  %381 = add nuw nsw i64 %362, 16
  %382 = icmp slt i64 %381, %355
  br i1 %382, label %361, label %383, !llvm.loop !21

383:                                              ; preds = %361, %249, %348
  %384 = add nuw nsw i64 %212, 1
  %385 = load i64, ptr %153, align 8
  %386 = load i64, ptr %155, align 8
  %387 = add nsw i64 %386, %385
  %388 = icmp slt i64 %384, %387
  br i1 %388, label %210, label %205, !llvm.loop !22

389:                                              ; preds = %205, %152
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %2)
  ret void
}

define void @after_32(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  call void @product_32(ptr noundef nonnull %2), !callees !18
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
  br i1 %80, label %81, label %71, !llvm.loop !27

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
  call void @product_32(ptr noundef nonnull %3), !callees !18
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
  br i1 %249, label %250, label %207, !llvm.loop !24

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
  call void @product_32(ptr noundef nonnull %4), !callees !18
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
  br i1 %34, label %20, label %19, !llvm.loop !28

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
  br i1 %57, label %58, label %48, !llvm.loop !29

58:                                               ; preds = %46, %48, %36
  %59 = add nuw nsw i64 %37, 1
  %60 = icmp eq i64 %59, %24
  br i1 %60, label %30, label %36, !llvm.loop !30

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
  br i1 %85, label %46, label %61, !llvm.loop !31
}

define internal fastcc void @expand(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull writeonly %1, i64 noundef range(i64 1, 0) %2, i64 noundef %3, i64 noundef range(i64 32, 49) %4) unnamed_addr {
  %6 = icmp eq i64 %2, 1
  br i1 %6, label %16, label %7

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %211

9:                                                ; preds = %7
  %10 = icmp eq i64 %2, 2
  %11 = shl nuw nsw i64 %4, 7
  %12 = icmp eq i64 %2, 2
  %13 = select i1 %12, i64 40, i64 24
  %14 = mul nuw nsw i64 %13, %4
  %15 = icmp eq i64 %4, 32
  br label %56

16:                                               ; preds = %5
  %17 = mul nsw i64 %4, %3
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %211

19:                                               ; preds = %16
  %20 = add nsw i64 %17, -1
  %21 = lshr i64 %20, 4
  %22 = add nuw nsw i64 %21, 1
  %23 = and i64 %22, 3
  %24 = icmp ult i64 %17, 49
  br i1 %24, label %197, label %25

25:                                               ; preds = %19
  %26 = and i64 %22, 2305843009213693948
  br label %27

27:                                               ; preds = %27, %25
  %28 = phi i64 [ 0, %25 ], [ %53, %27 ]
  %29 = phi i64 [ 0, %25 ], [ %54, %27 ]
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %28
  %31 = load <16 x i16>, ptr %30, align 2
  %32 = zext <16 x i16> %31 to <16 x i32>
  %33 = shl nuw <16 x i32> %32, splat (i32 16)
  %34 = getelementptr inbounds nuw float, ptr %1, i64 %28
  store <16 x i32> %33, ptr %34, align 4
  %35 = or disjoint i64 %28, 16
  %36 = getelementptr inbounds nuw i16, ptr %0, i64 %35
  %37 = load <16 x i16>, ptr %36, align 2
  %38 = zext <16 x i16> %37 to <16 x i32>
  %39 = shl nuw <16 x i32> %38, splat (i32 16)
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %35
  store <16 x i32> %39, ptr %40, align 4
  %41 = or disjoint i64 %28, 32
  %42 = getelementptr inbounds nuw i16, ptr %0, i64 %41
  %43 = load <16 x i16>, ptr %42, align 2
  %44 = zext <16 x i16> %43 to <16 x i32>
  %45 = shl nuw <16 x i32> %44, splat (i32 16)
  %46 = getelementptr inbounds nuw float, ptr %1, i64 %41
  store <16 x i32> %45, ptr %46, align 4
  %47 = or disjoint i64 %28, 48
  %48 = getelementptr inbounds nuw i16, ptr %0, i64 %47
  %49 = load <16 x i16>, ptr %48, align 2
  %50 = zext <16 x i16> %49 to <16 x i32>
  %51 = shl nuw <16 x i32> %50, splat (i32 16)
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %47
  store <16 x i32> %51, ptr %52, align 4
  %53 = add nuw nsw i64 %28, 64
  %54 = add i64 %29, 4
  %55 = icmp eq i64 %54, %26
  br i1 %55, label %197, label %27, !llvm.loop !32

56:                                               ; preds = %9, %64
  %57 = phi ptr [ %0, %9 ], [ %65, %64 ]
  %58 = phi ptr [ %1, %9 ], [ %67, %64 ]
  %59 = phi i64 [ 0, %9 ], [ %66, %64 ]
  %60 = getelementptr inbounds nuw float, ptr %57, i64 %4
  %61 = getelementptr inbounds nuw float, ptr %60, i64 %4
  %62 = load <16 x float>, ptr %57, align 4
  %63 = load <16 x float>, ptr %60, align 4
  br i1 %10, label %69, label %86

64:                                               ; preds = %159, %180, %150
  %65 = getelementptr inbounds nuw i8, ptr %57, i64 %14
  %66 = add nuw nsw i64 %59, 32
  %67 = getelementptr inbounds nuw i8, ptr %58, i64 %11
  %68 = icmp slt i64 %66, %3
  br i1 %68, label %56, label %211, !llvm.loop !33

69:                                               ; preds = %56, %69
  %70 = phi i64 [ %84, %69 ], [ 0, %56 ]
  %71 = mul nuw nsw i64 %70, %4
  %72 = getelementptr inbounds nuw float, ptr %58, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %61, i64 %71
  %74 = load <16 x i8>, ptr %73, align 1
  %75 = uitofp <16 x i8> %74 to <16 x float>
  %76 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %62, <16 x float> %63)
  store <16 x float> %76, ptr %72, align 4
  %77 = or disjoint i64 %70, 1
  %78 = mul nuw nsw i64 %77, %4
  %79 = getelementptr inbounds nuw float, ptr %58, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %61, i64 %78
  %81 = load <16 x i8>, ptr %80, align 1
  %82 = uitofp <16 x i8> %81 to <16 x float>
  %83 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %62, <16 x float> %63)
  store <16 x float> %83, ptr %79, align 4
  %84 = add nuw nsw i64 %70, 2
  %85 = icmp eq i64 %84, 32
  br i1 %85, label %104, label %69, !llvm.loop !34

86:                                               ; preds = %56, %86
  %87 = phi i64 [ %102, %86 ], [ 0, %56 ]
  %88 = mul nuw nsw i64 %87, %4
  %89 = getelementptr inbounds nuw i8, ptr %61, i64 %88
  %90 = load <16 x i8>, ptr %89, align 1
  %91 = zext <16 x i8> %90 to <16 x i32>
  %92 = getelementptr inbounds nuw float, ptr %58, i64 %88
  %93 = and <16 x i32> %91, splat (i32 15)
  %94 = uitofp nneg <16 x i32> %93 to <16 x float>
  %95 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %62, <16 x float> %63)
  store <16 x float> %95, ptr %92, align 4
  %96 = add nuw nsw i64 %87, 16
  %97 = mul nuw nsw i64 %96, %4
  %98 = getelementptr inbounds nuw float, ptr %58, i64 %97
  %99 = lshr <16 x i32> %91, splat (i32 4)
  %100 = uitofp nneg <16 x i32> %99 to <16 x float>
  %101 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %100, <16 x float> %62, <16 x float> %63)
  store <16 x float> %101, ptr %98, align 4
  %102 = add nuw nsw i64 %87, 1
  %103 = icmp eq i64 %102, 16
  br i1 %103, label %104, label %86, !llvm.loop !35

104:                                              ; preds = %86, %69
  %105 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %106 = load <16 x float>, ptr %105, align 4
  %107 = getelementptr inbounds nuw i8, ptr %60, i64 64
  %108 = load <16 x float>, ptr %107, align 4
  br i1 %10, label %130, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %58, i64 64
  br label %112

112:                                              ; preds = %112, %109
  %113 = phi i64 [ 0, %109 ], [ %128, %112 ]
  %114 = mul nuw nsw i64 %113, %4
  %115 = getelementptr inbounds nuw i8, ptr %110, i64 %114
  %116 = load <16 x i8>, ptr %115, align 1
  %117 = zext <16 x i8> %116 to <16 x i32>
  %118 = getelementptr inbounds nuw float, ptr %111, i64 %114
  %119 = and <16 x i32> %117, splat (i32 15)
  %120 = uitofp nneg <16 x i32> %119 to <16 x float>
  %121 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> %106, <16 x float> %108)
  store <16 x float> %121, ptr %118, align 4
  %122 = add nuw nsw i64 %113, 16
  %123 = mul nuw nsw i64 %122, %4
  %124 = getelementptr inbounds nuw float, ptr %111, i64 %123
  %125 = lshr <16 x i32> %117, splat (i32 4)
  %126 = uitofp nneg <16 x i32> %125 to <16 x float>
  %127 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %106, <16 x float> %108)
  store <16 x float> %127, ptr %124, align 4
  %128 = add nuw nsw i64 %113, 1
  %129 = icmp eq i64 %128, 16
  br i1 %129, label %150, label %112, !llvm.loop !35

130:                                              ; preds = %104
  %131 = getelementptr inbounds nuw i8, ptr %58, i64 64
  %132 = getelementptr inbounds nuw i8, ptr %61, i64 16
  br label %133

133:                                              ; preds = %133, %130
  %134 = phi i64 [ 0, %130 ], [ %148, %133 ]
  %135 = mul nuw nsw i64 %134, %4
  %136 = getelementptr inbounds nuw float, ptr %131, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %132, i64 %135
  %138 = load <16 x i8>, ptr %137, align 1
  %139 = uitofp <16 x i8> %138 to <16 x float>
  %140 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %139, <16 x float> %106, <16 x float> %108)
  store <16 x float> %140, ptr %136, align 4
  %141 = or disjoint i64 %134, 1
  %142 = mul nuw nsw i64 %141, %4
  %143 = getelementptr inbounds nuw float, ptr %131, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %132, i64 %142
  %145 = load <16 x i8>, ptr %144, align 1
  %146 = uitofp <16 x i8> %145 to <16 x float>
  %147 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %146, <16 x float> %106, <16 x float> %108)
  store <16 x float> %147, ptr %143, align 4
  %148 = add nuw nsw i64 %134, 2
  %149 = icmp eq i64 %148, 32
  br i1 %149, label %150, label %133, !llvm.loop !34

150:                                              ; preds = %133, %112
  br i1 %15, label %64, label %151, !llvm.loop !36

151:                                              ; preds = %150
  %152 = getelementptr inbounds nuw i8, ptr %57, i64 128
  %153 = load <16 x float>, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %60, i64 128
  %155 = load <16 x float>, ptr %154, align 4
  br i1 %10, label %177, label %156

156:                                              ; preds = %151
  %157 = getelementptr inbounds nuw i8, ptr %61, i64 32
  %158 = getelementptr inbounds nuw i8, ptr %58, i64 128
  br label %159

159:                                              ; preds = %159, %156
  %160 = phi i64 [ 0, %156 ], [ %175, %159 ]
  %161 = mul nuw nsw i64 %160, %4
  %162 = getelementptr inbounds nuw i8, ptr %157, i64 %161
  %163 = load <16 x i8>, ptr %162, align 1
  %164 = zext <16 x i8> %163 to <16 x i32>
  %165 = getelementptr inbounds nuw float, ptr %158, i64 %161
  %166 = and <16 x i32> %164, splat (i32 15)
  %167 = uitofp nneg <16 x i32> %166 to <16 x float>
  %168 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %167, <16 x float> %153, <16 x float> %155)
  store <16 x float> %168, ptr %165, align 4
  %169 = add nuw nsw i64 %160, 16
  %170 = mul nuw nsw i64 %169, %4
  %171 = getelementptr inbounds nuw float, ptr %158, i64 %170
  %172 = lshr <16 x i32> %164, splat (i32 4)
  %173 = uitofp nneg <16 x i32> %172 to <16 x float>
  %174 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %173, <16 x float> %153, <16 x float> %155)
  store <16 x float> %174, ptr %171, align 4
  %175 = add nuw nsw i64 %160, 1
  %176 = icmp eq i64 %175, 16
  br i1 %176, label %64, label %159, !llvm.loop !35

177:                                              ; preds = %151
  %178 = getelementptr inbounds nuw i8, ptr %58, i64 128
  %179 = getelementptr inbounds nuw i8, ptr %61, i64 32
  br label %180

180:                                              ; preds = %180, %177
  %181 = phi i64 [ 0, %177 ], [ %195, %180 ]
  %182 = mul nuw nsw i64 %181, %4
  %183 = getelementptr inbounds nuw float, ptr %178, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 %182
  %185 = load <16 x i8>, ptr %184, align 1
  %186 = uitofp <16 x i8> %185 to <16 x float>
  %187 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %186, <16 x float> %153, <16 x float> %155)
  store <16 x float> %187, ptr %183, align 4
  %188 = or disjoint i64 %181, 1
  %189 = mul nuw nsw i64 %188, %4
  %190 = getelementptr inbounds nuw float, ptr %178, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %179, i64 %189
  %192 = load <16 x i8>, ptr %191, align 1
  %193 = uitofp <16 x i8> %192 to <16 x float>
  %194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> %153, <16 x float> %155)
  store <16 x float> %194, ptr %190, align 4
  %195 = add nuw nsw i64 %181, 2
  %196 = icmp eq i64 %195, 32
  br i1 %196, label %64, label %180, !llvm.loop !34

197:                                              ; preds = %27, %19
  %198 = phi i64 [ 0, %19 ], [ %53, %27 ]
  %199 = icmp eq i64 %23, 0
  br i1 %199, label %211, label %200

200:                                              ; preds = %197, %200
  %201 = phi i64 [ %208, %200 ], [ %198, %197 ]
  %202 = phi i64 [ %209, %200 ], [ 0, %197 ]
  %203 = getelementptr inbounds nuw i16, ptr %0, i64 %201
  %204 = load <16 x i16>, ptr %203, align 2
  %205 = zext <16 x i16> %204 to <16 x i32>
  %206 = shl nuw <16 x i32> %205, splat (i32 16)
  %207 = getelementptr inbounds nuw float, ptr %1, i64 %201
  store <16 x i32> %206, ptr %207, align 4
  %208 = add nuw nsw i64 %201, 16
  %209 = add i64 %202, 1
  %210 = icmp eq i64 %209, %23
  br i1 %210, label %211, label %200, !llvm.loop !37

211:                                              ; preds = %64, %197, %200, %7, %16
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
!18 = !{ptr @product_32, ptr @product_48}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !10}
