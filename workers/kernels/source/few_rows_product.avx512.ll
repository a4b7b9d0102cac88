; Made by `make kernels`, not by hand: ziglang 0.15.2, sources b3a878c8b92de52e, code 336b763034a77d3e
@switch.table.product_48 = private unnamed_addr constant [3 x i64] [i64 18432, i64 9216, i64 5760], align 8
@switch.table.product_32 = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @product_48(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [4608 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %2772

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %13

13:                                               ; preds = %7, %2767
  %14 = phi i64 [ 0, %7 ], [ %2771, %2767 ]
  %15 = phi i64 [ %5, %7 ], [ %2769, %2767 ]
  %16 = phi i64 [ 0, %7 ], [ %2768, %2767 ]
  %17 = sub nsw i64 %15, %16
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 768)
  %19 = add nsw i64 %18, 7
  %20 = sdiv i64 %19, 8
  %21 = add i64 %18, -1
  %22 = add i64 %21, %20
  %23 = sdiv i64 %22, %20
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 18432, ptr nonnull %3)
  %24 = load i64, ptr %8, align 8
  %25 = sdiv i64 %24, 48
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
  %50 = mul nsw i64 %49, 48
  %51 = icmp sgt i64 %36, 0
  br i1 %51, label %52, label %2767

52:                                               ; preds = %48
  %53 = tail call i64 @llvm.smin.i64(i64 %20, i64 4)
  %54 = mul nsw i64 %53, 384
  %55 = mul nsw i64 %50, %31
  %56 = icmp slt i64 %31, %34
  %57 = icmp sgt i64 %17, 0
  %58 = add nsw i64 %15, %14
  %59 = tail call i64 @llvm.smin.i64(i64 %58, i64 768)
  %60 = tail call i64 @llvm.smax.i64(i64 %20, i64 1)
  br label %66

61:                                               ; preds = %96
  %62 = load i64, ptr %10, align 8
  br label %63

63:                                               ; preds = %61, %88
  %64 = phi i64 [ %62, %61 ], [ %67, %88 ]
  %65 = icmp slt i64 %69, %64
  br i1 %65, label %66, label %2767, !llvm.loop !6

66:                                               ; preds = %52, %63
  %67 = phi i64 [ %36, %52 ], [ %64, %63 ]
  %68 = phi i64 [ 0, %52 ], [ %69, %63 ]
  %69 = add nuw nsw i64 %68, 96
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
  %89 = phi i64 [ 25165824, %77 ], [ 12582912, %79 ], [ 7864320, %81 ], [ 4718592, %84 ]
  %90 = phi i64 [ %78, %77 ], [ %80, %79 ], [ %83, %81 ], [ %87, %84 ]
  %91 = sdiv i64 %89, %54
  %92 = mul nsw i64 %90, 48
  %93 = getelementptr inbounds i8, ptr %76, i64 %92
  br i1 %56, label %94, label %63

94:                                               ; preds = %88
  %95 = icmp sgt i64 %71, 0
  br label %98

96:                                               ; preds = %2761, %122
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
  %112 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_48, i64 0, i64 %109
  %113 = load i64, ptr %112, align 8
  br label %114

114:                                              ; preds = %108, %111
  %115 = phi i64 [ %113, %111 ], [ 3456, %108 ]
  %116 = getelementptr inbounds nuw i8, ptr %93, i64 %115
  br label %117

117:                                              ; preds = %114, %105
  %118 = phi i64 [ %107, %105 ], [ %109, %114 ]
  %119 = phi ptr [ %106, %105 ], [ %116, %114 ]
  %120 = icmp eq i64 %118, 0
  br i1 %120, label %122, label %121

121:                                              ; preds = %117
  call fastcc void @expand(ptr noundef %102, ptr noundef %3, i64 noundef %118, i64 noundef %71, i64 noundef 48)
  br label %122

122:                                              ; preds = %121, %117
  %123 = phi ptr [ %3, %121 ], [ %102, %117 ]
  br i1 %57, label %124, label %96

124:                                              ; preds = %122
  %125 = mul nsw i64 %99, 48
  br label %126

126:                                              ; preds = %124, %2761
  %127 = phi i64 [ %59, %124 ], [ %2765, %2761 ]
  %128 = phi ptr [ %2, %124 ], [ %2763, %2761 ]
  %129 = phi i64 [ 0, %124 ], [ %2764, %2761 ]
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
  switch i64 %135, label %2761 [
    i64 1, label %148
    i64 2, label %227
    i64 3, label %373
    i64 4, label %591
    i64 5, label %881
    i64 6, label %1243
    i64 7, label %1677
    i64 8, label %2183
  ]

148:                                              ; preds = %126
  %149 = load ptr, ptr %11, align 8
  %150 = getelementptr inbounds float, ptr %149, i64 %147
  %151 = load <16 x float>, ptr %150, align 4
  %152 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %151
  %153 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %154 = load <16 x float>, ptr %153, align 4
  %155 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %154
  %156 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %157 = load <16 x float>, ptr %156, align 4
  %158 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %157
  %159 = icmp sgt i64 %137, 0
  br i1 %159, label %161, label %160

160:                                              ; preds = %161, %148
  br i1 %95, label %171, label %167

161:                                              ; preds = %148, %161
  %162 = phi i64 [ %163, %161 ], [ 0, %148 ]
  %163 = add nuw nsw i64 %162, 1
  %164 = mul nsw i64 %163, %145
  %165 = getelementptr inbounds float, ptr %150, i64 %164
  tail call void @llvm.prefetch.p0(ptr nonnull %165, i32 1, i32 3, i32 1)
  %166 = icmp eq i64 %163, %132
  br i1 %166, label %160, label %161, !llvm.loop !9

167:                                              ; preds = %171, %160
  %168 = phi <16 x float> [ %158, %160 ], [ %195, %171 ]
  %169 = phi <16 x float> [ %155, %160 ], [ %194, %171 ]
  %170 = phi <16 x float> [ %152, %160 ], [ %193, %171 ]
  br i1 %73, label %215, label %199

171:                                              ; preds = %160, %171
  %172 = phi <16 x float> [ %195, %171 ], [ %158, %160 ]
  %173 = phi <16 x float> [ %194, %171 ], [ %155, %160 ]
  %174 = phi <16 x float> [ %193, %171 ], [ %152, %160 ]
  %175 = phi i64 [ %196, %171 ], [ %142, %160 ]
  %176 = phi i64 [ %197, %171 ], [ 0, %160 ]
  %177 = mul nuw nsw i64 %176, 192
  %178 = getelementptr inbounds nuw i8, ptr %123, i64 %177
  %179 = load <16 x float>, ptr %178, align 4
  %180 = getelementptr inbounds nuw i8, ptr %178, i64 64
  %181 = load <16 x float>, ptr %180, align 4
  %182 = getelementptr inbounds nuw i8, ptr %178, i64 128
  %183 = load <16 x float>, ptr %182, align 4
  %184 = ashr i64 %175, 16
  %185 = mul nsw i64 %184, 192
  %186 = getelementptr inbounds i8, ptr %143, i64 %185
  call void @llvm.prefetch.p0(ptr %186, i32 0, i32 2, i32 1)
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %187, i32 0, i32 2, i32 1)
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %188, i32 0, i32 2, i32 1)
  %189 = getelementptr float, ptr %128, i64 %176
  %190 = load float, ptr %189, align 4
  %191 = insertelement <16 x float> poison, float %190, i64 0
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer
  %193 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %179, <16 x float> %174)
  %194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %181, <16 x float> %173)
  %195 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %183, <16 x float> %172)
  %196 = add nsw i64 %175, %139
  %197 = add nuw nsw i64 %176, 1
  %198 = icmp slt i64 %197, %71
  br i1 %198, label %171, label %167, !llvm.loop !11

199:                                              ; preds = %167
  %200 = load ptr, ptr %12, align 8
  %201 = icmp eq ptr %200, null
  br i1 %201, label %206, label %202

202:                                              ; preds = %199
  %203 = getelementptr inbounds float, ptr %200, i64 %147
  %204 = load <16 x float>, ptr %203, align 4
  %205 = fadd <16 x float> %170, %204
  br label %206

206:                                              ; preds = %202, %199
  %207 = phi <16 x float> [ %170, %199 ], [ %205, %202 ]
  store <16 x float> %207, ptr %150, align 4
  %208 = load ptr, ptr %12, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %216, label %210

210:                                              ; preds = %206
  %211 = getelementptr inbounds float, ptr %208, i64 %147
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 64
  %213 = load <16 x float>, ptr %212, align 4
  %214 = fadd <16 x float> %169, %213
  br label %216

215:                                              ; preds = %167
  store <16 x float> %170, ptr %150, align 4
  store <16 x float> %169, ptr %153, align 4
  br label %225

216:                                              ; preds = %210, %206
  %217 = phi <16 x float> [ %169, %206 ], [ %214, %210 ]
  store <16 x float> %217, ptr %153, align 4
  %218 = load ptr, ptr %12, align 8
  %219 = icmp eq ptr %218, null
  br i1 %219, label %225, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds float, ptr %218, i64 %147
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 128
  %223 = load <16 x float>, ptr %222, align 4
  %224 = fadd <16 x float> %168, %223
  br label %225

225:                                              ; preds = %215, %220, %216
  %226 = phi <16 x float> [ %224, %220 ], [ %168, %216 ], [ %168, %215 ]
  store <16 x float> %226, ptr %156, align 4
  br label %2761

227:                                              ; preds = %126
  %228 = load ptr, ptr %11, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %147
  %230 = load <16 x float>, ptr %229, align 4
  %231 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %230
  %232 = getelementptr inbounds nuw i8, ptr %229, i64 64
  %233 = load <16 x float>, ptr %232, align 4
  %234 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %233
  %235 = getelementptr inbounds nuw i8, ptr %229, i64 128
  %236 = load <16 x float>, ptr %235, align 4
  %237 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %236
  %238 = getelementptr inbounds float, ptr %229, i64 %145
  %239 = load <16 x float>, ptr %238, align 4
  %240 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %239
  %241 = getelementptr inbounds nuw i8, ptr %238, i64 64
  %242 = load <16 x float>, ptr %241, align 4
  %243 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %242
  %244 = getelementptr inbounds nuw i8, ptr %238, i64 128
  %245 = load <16 x float>, ptr %244, align 4
  %246 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %245
  %247 = icmp sgt i64 %137, 0
  br i1 %247, label %249, label %248

248:                                              ; preds = %249, %227
  br i1 %95, label %263, label %256

249:                                              ; preds = %227, %249
  %250 = phi i64 [ %254, %249 ], [ 0, %227 ]
  %251 = add nuw nsw i64 %250, 2
  %252 = mul nsw i64 %251, %145
  %253 = getelementptr inbounds float, ptr %229, i64 %252
  tail call void @llvm.prefetch.p0(ptr nonnull %253, i32 1, i32 3, i32 1)
  %254 = add nuw nsw i64 %250, 1
  %255 = icmp eq i64 %254, %132
  br i1 %255, label %248, label %249, !llvm.loop !9

256:                                              ; preds = %263, %248
  %257 = phi <16 x float> [ %246, %248 ], [ %298, %263 ]
  %258 = phi <16 x float> [ %243, %248 ], [ %297, %263 ]
  %259 = phi <16 x float> [ %240, %248 ], [ %296, %263 ]
  %260 = phi <16 x float> [ %237, %248 ], [ %291, %263 ]
  %261 = phi <16 x float> [ %234, %248 ], [ %290, %263 ]
  %262 = phi <16 x float> [ %231, %248 ], [ %289, %263 ]
  br i1 %73, label %349, label %302

263:                                              ; preds = %248, %263
  %264 = phi <16 x float> [ %298, %263 ], [ %246, %248 ]
  %265 = phi <16 x float> [ %297, %263 ], [ %243, %248 ]
  %266 = phi <16 x float> [ %296, %263 ], [ %240, %248 ]
  %267 = phi <16 x float> [ %291, %263 ], [ %237, %248 ]
  %268 = phi <16 x float> [ %290, %263 ], [ %234, %248 ]
  %269 = phi <16 x float> [ %289, %263 ], [ %231, %248 ]
  %270 = phi i64 [ %299, %263 ], [ %142, %248 ]
  %271 = phi i64 [ %300, %263 ], [ 0, %248 ]
  %272 = mul nuw nsw i64 %271, 192
  %273 = getelementptr inbounds nuw i8, ptr %123, i64 %272
  %274 = load <16 x float>, ptr %273, align 4
  %275 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %276 = load <16 x float>, ptr %275, align 4
  %277 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %278 = load <16 x float>, ptr %277, align 4
  %279 = ashr i64 %270, 16
  %280 = mul nsw i64 %279, 192
  %281 = getelementptr inbounds i8, ptr %143, i64 %280
  call void @llvm.prefetch.p0(ptr %281, i32 0, i32 2, i32 1)
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %282, i32 0, i32 2, i32 1)
  %283 = getelementptr inbounds nuw i8, ptr %281, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %283, i32 0, i32 2, i32 1)
  %284 = shl i64 %271, 3
  %285 = getelementptr i8, ptr %128, i64 %284
  %286 = load float, ptr %285, align 4
  %287 = insertelement <16 x float> poison, float %286, i64 0
  %288 = shufflevector <16 x float> %287, <16 x float> poison, <16 x i32> zeroinitializer
  %289 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %274, <16 x float> %269)
  %290 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %276, <16 x float> %268)
  %291 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %278, <16 x float> %267)
  %292 = getelementptr i8, ptr %285, i64 4
  %293 = load float, ptr %292, align 4
  %294 = insertelement <16 x float> poison, float %293, i64 0
  %295 = shufflevector <16 x float> %294, <16 x float> poison, <16 x i32> zeroinitializer
  %296 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %274, <16 x float> %266)
  %297 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %276, <16 x float> %265)
  %298 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %278, <16 x float> %264)
  %299 = add nsw i64 %270, %139
  %300 = add nuw nsw i64 %271, 1
  %301 = icmp slt i64 %300, %71
  br i1 %301, label %263, label %256, !llvm.loop !11

302:                                              ; preds = %256
  %303 = load ptr, ptr %12, align 8
  %304 = icmp eq ptr %303, null
  br i1 %304, label %309, label %305

305:                                              ; preds = %302
  %306 = getelementptr inbounds float, ptr %303, i64 %147
  %307 = load <16 x float>, ptr %306, align 4
  %308 = fadd <16 x float> %262, %307
  br label %309

309:                                              ; preds = %305, %302
  %310 = phi <16 x float> [ %262, %302 ], [ %308, %305 ]
  store <16 x float> %310, ptr %229, align 4
  %311 = load ptr, ptr %12, align 8
  %312 = icmp eq ptr %311, null
  br i1 %312, label %318, label %313

313:                                              ; preds = %309
  %314 = getelementptr inbounds float, ptr %311, i64 %147
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 64
  %316 = load <16 x float>, ptr %315, align 4
  %317 = fadd <16 x float> %261, %316
  br label %318

318:                                              ; preds = %313, %309
  %319 = phi <16 x float> [ %261, %309 ], [ %317, %313 ]
  store <16 x float> %319, ptr %232, align 4
  %320 = load ptr, ptr %12, align 8
  %321 = icmp eq ptr %320, null
  br i1 %321, label %327, label %322

322:                                              ; preds = %318
  %323 = getelementptr inbounds float, ptr %320, i64 %147
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 128
  %325 = load <16 x float>, ptr %324, align 4
  %326 = fadd <16 x float> %260, %325
  br label %327

327:                                              ; preds = %322, %318
  %328 = phi <16 x float> [ %260, %318 ], [ %326, %322 ]
  store <16 x float> %328, ptr %235, align 4
  %329 = load i64, ptr %8, align 8
  %330 = load ptr, ptr %12, align 8
  %331 = icmp eq ptr %330, null
  br i1 %331, label %337, label %332

332:                                              ; preds = %327
  %333 = getelementptr inbounds float, ptr %330, i64 %147
  %334 = getelementptr inbounds float, ptr %333, i64 %329
  %335 = load <16 x float>, ptr %334, align 4
  %336 = fadd <16 x float> %259, %335
  br label %337

337:                                              ; preds = %332, %327
  %338 = phi <16 x float> [ %259, %327 ], [ %336, %332 ]
  %339 = getelementptr inbounds float, ptr %229, i64 %329
  store <16 x float> %338, ptr %339, align 4
  %340 = load i64, ptr %8, align 8
  %341 = add nsw i64 %340, 16
  %342 = load ptr, ptr %12, align 8
  %343 = icmp eq ptr %342, null
  br i1 %343, label %357, label %344

344:                                              ; preds = %337
  %345 = getelementptr inbounds float, ptr %342, i64 %147
  %346 = getelementptr inbounds float, ptr %345, i64 %341
  %347 = load <16 x float>, ptr %346, align 4
  %348 = fadd <16 x float> %258, %347
  br label %357

349:                                              ; preds = %256
  store <16 x float> %262, ptr %229, align 4
  store <16 x float> %261, ptr %232, align 4
  store <16 x float> %260, ptr %235, align 4
  %350 = load i64, ptr %8, align 8
  %351 = getelementptr inbounds float, ptr %229, i64 %350
  store <16 x float> %259, ptr %351, align 4
  %352 = load i64, ptr %8, align 8
  %353 = getelementptr float, ptr %229, i64 %352
  %354 = getelementptr i8, ptr %353, i64 64
  store <16 x float> %258, ptr %354, align 4
  %355 = load i64, ptr %8, align 8
  %356 = add nsw i64 %355, 32
  br label %369

357:                                              ; preds = %344, %337
  %358 = phi <16 x float> [ %258, %337 ], [ %348, %344 ]
  %359 = getelementptr inbounds float, ptr %229, i64 %341
  store <16 x float> %358, ptr %359, align 4
  %360 = load i64, ptr %8, align 8
  %361 = add nsw i64 %360, 32
  %362 = load ptr, ptr %12, align 8
  %363 = icmp eq ptr %362, null
  br i1 %363, label %369, label %364

364:                                              ; preds = %357
  %365 = getelementptr inbounds float, ptr %362, i64 %147
  %366 = getelementptr inbounds float, ptr %365, i64 %361
  %367 = load <16 x float>, ptr %366, align 4
  %368 = fadd <16 x float> %257, %367
  br label %369

369:                                              ; preds = %349, %364, %357
  %370 = phi i64 [ %361, %364 ], [ %361, %357 ], [ %356, %349 ]
  %371 = phi <16 x float> [ %368, %364 ], [ %257, %357 ], [ %257, %349 ]
  %372 = getelementptr inbounds float, ptr %229, i64 %370
  store <16 x float> %371, ptr %372, align 4
  br label %2761

373:                                              ; preds = %126
  %374 = load ptr, ptr %11, align 8
  %375 = getelementptr inbounds float, ptr %374, i64 %147
  %376 = load <16 x float>, ptr %375, align 4
  %377 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %376
  %378 = getelementptr inbounds nuw i8, ptr %375, i64 64
  %379 = load <16 x float>, ptr %378, align 4
  %380 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %379
  %381 = getelementptr inbounds nuw i8, ptr %375, i64 128
  %382 = load <16 x float>, ptr %381, align 4
  %383 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %382
  %384 = getelementptr inbounds float, ptr %375, i64 %145
  %385 = load <16 x float>, ptr %384, align 4
  %386 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %385
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 64
  %388 = load <16 x float>, ptr %387, align 4
  %389 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %388
  %390 = getelementptr inbounds nuw i8, ptr %384, i64 128
  %391 = load <16 x float>, ptr %390, align 4
  %392 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %391
  %393 = shl nsw i64 %145, 3
  %394 = getelementptr inbounds i8, ptr %375, i64 %393
  %395 = load <16 x float>, ptr %394, align 4
  %396 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %395
  %397 = getelementptr inbounds nuw i8, ptr %394, i64 64
  %398 = load <16 x float>, ptr %397, align 4
  %399 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %398
  %400 = getelementptr inbounds nuw i8, ptr %394, i64 128
  %401 = load <16 x float>, ptr %400, align 4
  %402 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %401
  %403 = icmp sgt i64 %137, 0
  br i1 %403, label %405, label %404

404:                                              ; preds = %405, %373
  br i1 %95, label %422, label %412

405:                                              ; preds = %373, %405
  %406 = phi i64 [ %410, %405 ], [ 0, %373 ]
  %407 = add nuw nsw i64 %406, 3
  %408 = mul nsw i64 %407, %145
  %409 = getelementptr inbounds float, ptr %375, i64 %408
  tail call void @llvm.prefetch.p0(ptr nonnull %409, i32 1, i32 3, i32 1)
  %410 = add nuw nsw i64 %406, 1
  %411 = icmp eq i64 %410, %132
  br i1 %411, label %404, label %405, !llvm.loop !9

412:                                              ; preds = %422, %404
  %413 = phi <16 x float> [ %402, %404 ], [ %467, %422 ]
  %414 = phi <16 x float> [ %399, %404 ], [ %466, %422 ]
  %415 = phi <16 x float> [ %396, %404 ], [ %465, %422 ]
  %416 = phi <16 x float> [ %392, %404 ], [ %460, %422 ]
  %417 = phi <16 x float> [ %389, %404 ], [ %459, %422 ]
  %418 = phi <16 x float> [ %386, %404 ], [ %458, %422 ]
  %419 = phi <16 x float> [ %383, %404 ], [ %453, %422 ]
  %420 = phi <16 x float> [ %380, %404 ], [ %452, %422 ]
  %421 = phi <16 x float> [ %377, %404 ], [ %451, %422 ]
  br i1 %73, label %555, label %471

422:                                              ; preds = %404, %422
  %423 = phi <16 x float> [ %467, %422 ], [ %402, %404 ]
  %424 = phi <16 x float> [ %466, %422 ], [ %399, %404 ]
  %425 = phi <16 x float> [ %465, %422 ], [ %396, %404 ]
  %426 = phi <16 x float> [ %460, %422 ], [ %392, %404 ]
  %427 = phi <16 x float> [ %459, %422 ], [ %389, %404 ]
  %428 = phi <16 x float> [ %458, %422 ], [ %386, %404 ]
  %429 = phi <16 x float> [ %453, %422 ], [ %383, %404 ]
  %430 = phi <16 x float> [ %452, %422 ], [ %380, %404 ]
  %431 = phi <16 x float> [ %451, %422 ], [ %377, %404 ]
  %432 = phi i64 [ %468, %422 ], [ %142, %404 ]
  %433 = phi i64 [ %469, %422 ], [ 0, %404 ]
  %434 = mul nuw nsw i64 %433, 192
  %435 = getelementptr inbounds nuw i8, ptr %123, i64 %434
  %436 = load <16 x float>, ptr %435, align 4
  %437 = getelementptr inbounds nuw i8, ptr %435, i64 64
  %438 = load <16 x float>, ptr %437, align 4
  %439 = getelementptr inbounds nuw i8, ptr %435, i64 128
  %440 = load <16 x float>, ptr %439, align 4
  %441 = ashr i64 %432, 16
  %442 = mul nsw i64 %441, 192
  %443 = getelementptr inbounds i8, ptr %143, i64 %442
  call void @llvm.prefetch.p0(ptr %443, i32 0, i32 2, i32 1)
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %444, i32 0, i32 2, i32 1)
  %445 = getelementptr inbounds nuw i8, ptr %443, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %445, i32 0, i32 2, i32 1)
  %446 = mul i64 %433, 12
  %447 = getelementptr i8, ptr %128, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = insertelement <16 x float> poison, float %448, i64 0
  %450 = shufflevector <16 x float> %449, <16 x float> poison, <16 x i32> zeroinitializer
  %451 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %450, <16 x float> %436, <16 x float> %431)
  %452 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %450, <16 x float> %438, <16 x float> %430)
  %453 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %450, <16 x float> %440, <16 x float> %429)
  %454 = getelementptr i8, ptr %447, i64 4
  %455 = load float, ptr %454, align 4
  %456 = insertelement <16 x float> poison, float %455, i64 0
  %457 = shufflevector <16 x float> %456, <16 x float> poison, <16 x i32> zeroinitializer
  %458 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %457, <16 x float> %436, <16 x float> %428)
  %459 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %457, <16 x float> %438, <16 x float> %427)
  %460 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %457, <16 x float> %440, <16 x float> %426)
  %461 = getelementptr i8, ptr %447, i64 8
  %462 = load float, ptr %461, align 4
  %463 = insertelement <16 x float> poison, float %462, i64 0
  %464 = shufflevector <16 x float> %463, <16 x float> poison, <16 x i32> zeroinitializer
  %465 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %436, <16 x float> %425)
  %466 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %438, <16 x float> %424)
  %467 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %464, <16 x float> %440, <16 x float> %423)
  %468 = add nsw i64 %432, %139
  %469 = add nuw nsw i64 %433, 1
  %470 = icmp slt i64 %469, %71
  br i1 %470, label %422, label %412, !llvm.loop !11

471:                                              ; preds = %412
  %472 = load ptr, ptr %12, align 8
  %473 = icmp eq ptr %472, null
  br i1 %473, label %478, label %474

474:                                              ; preds = %471
  %475 = getelementptr inbounds float, ptr %472, i64 %147
  %476 = load <16 x float>, ptr %475, align 4
  %477 = fadd <16 x float> %421, %476
  br label %478

478:                                              ; preds = %474, %471
  %479 = phi <16 x float> [ %421, %471 ], [ %477, %474 ]
  store <16 x float> %479, ptr %375, align 4
  %480 = load ptr, ptr %12, align 8
  %481 = icmp eq ptr %480, null
  br i1 %481, label %487, label %482

482:                                              ; preds = %478
  %483 = getelementptr inbounds float, ptr %480, i64 %147
  %484 = getelementptr inbounds nuw i8, ptr %483, i64 64
  %485 = load <16 x float>, ptr %484, align 4
  %486 = fadd <16 x float> %420, %485
  br label %487

487:                                              ; preds = %482, %478
  %488 = phi <16 x float> [ %420, %478 ], [ %486, %482 ]
  store <16 x float> %488, ptr %378, align 4
  %489 = load ptr, ptr %12, align 8
  %490 = icmp eq ptr %489, null
  br i1 %490, label %496, label %491

491:                                              ; preds = %487
  %492 = getelementptr inbounds float, ptr %489, i64 %147
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 128
  %494 = load <16 x float>, ptr %493, align 4
  %495 = fadd <16 x float> %419, %494
  br label %496

496:                                              ; preds = %491, %487
  %497 = phi <16 x float> [ %419, %487 ], [ %495, %491 ]
  store <16 x float> %497, ptr %381, align 4
  %498 = load i64, ptr %8, align 8
  %499 = load ptr, ptr %12, align 8
  %500 = icmp eq ptr %499, null
  br i1 %500, label %506, label %501

501:                                              ; preds = %496
  %502 = getelementptr inbounds float, ptr %499, i64 %147
  %503 = getelementptr inbounds float, ptr %502, i64 %498
  %504 = load <16 x float>, ptr %503, align 4
  %505 = fadd <16 x float> %418, %504
  br label %506

506:                                              ; preds = %501, %496
  %507 = phi <16 x float> [ %418, %496 ], [ %505, %501 ]
  %508 = getelementptr inbounds float, ptr %375, i64 %498
  store <16 x float> %507, ptr %508, align 4
  %509 = load i64, ptr %8, align 8
  %510 = add nsw i64 %509, 16
  %511 = load ptr, ptr %12, align 8
  %512 = icmp eq ptr %511, null
  br i1 %512, label %518, label %513

513:                                              ; preds = %506
  %514 = getelementptr inbounds float, ptr %511, i64 %147
  %515 = getelementptr inbounds float, ptr %514, i64 %510
  %516 = load <16 x float>, ptr %515, align 4
  %517 = fadd <16 x float> %417, %516
  br label %518

518:                                              ; preds = %513, %506
  %519 = phi <16 x float> [ %417, %506 ], [ %517, %513 ]
  %520 = getelementptr inbounds float, ptr %375, i64 %510
  store <16 x float> %519, ptr %520, align 4
  %521 = load i64, ptr %8, align 8
  %522 = add nsw i64 %521, 32
  %523 = load ptr, ptr %12, align 8
  %524 = icmp eq ptr %523, null
  br i1 %524, label %530, label %525

525:                                              ; preds = %518
  %526 = getelementptr inbounds float, ptr %523, i64 %147
  %527 = getelementptr inbounds float, ptr %526, i64 %522
  %528 = load <16 x float>, ptr %527, align 4
  %529 = fadd <16 x float> %416, %528
  br label %530

530:                                              ; preds = %525, %518
  %531 = phi <16 x float> [ %416, %518 ], [ %529, %525 ]
  %532 = getelementptr inbounds float, ptr %375, i64 %522
  store <16 x float> %531, ptr %532, align 4
  %533 = load i64, ptr %8, align 8
  %534 = shl nsw i64 %533, 1
  %535 = load ptr, ptr %12, align 8
  %536 = icmp eq ptr %535, null
  br i1 %536, label %542, label %537

537:                                              ; preds = %530
  %538 = getelementptr inbounds float, ptr %535, i64 %147
  %539 = getelementptr inbounds float, ptr %538, i64 %534
  %540 = load <16 x float>, ptr %539, align 4
  %541 = fadd <16 x float> %415, %540
  br label %542

542:                                              ; preds = %537, %530
  %543 = phi <16 x float> [ %415, %530 ], [ %541, %537 ]
  %544 = getelementptr inbounds float, ptr %375, i64 %534
  store <16 x float> %543, ptr %544, align 4
  %545 = load i64, ptr %8, align 8
  %546 = shl nsw i64 %545, 1
  %547 = add nsw i64 %546, 16
  %548 = load ptr, ptr %12, align 8
  %549 = icmp eq ptr %548, null
  br i1 %549, label %574, label %550

550:                                              ; preds = %542
  %551 = getelementptr inbounds float, ptr %548, i64 %147
  %552 = getelementptr inbounds float, ptr %551, i64 %547
  %553 = load <16 x float>, ptr %552, align 4
  %554 = fadd <16 x float> %414, %553
  br label %574

555:                                              ; preds = %412
  store <16 x float> %421, ptr %375, align 4
  store <16 x float> %420, ptr %378, align 4
  store <16 x float> %419, ptr %381, align 4
  %556 = load i64, ptr %8, align 8
  %557 = getelementptr inbounds float, ptr %375, i64 %556
  store <16 x float> %418, ptr %557, align 4
  %558 = load i64, ptr %8, align 8
  %559 = getelementptr float, ptr %375, i64 %558
  %560 = getelementptr i8, ptr %559, i64 64
  store <16 x float> %417, ptr %560, align 4
  %561 = load i64, ptr %8, align 8
  %562 = getelementptr float, ptr %375, i64 %561
  %563 = getelementptr i8, ptr %562, i64 128
  store <16 x float> %416, ptr %563, align 4
  %564 = load i64, ptr %8, align 8
  %565 = shl nsw i64 %564, 3
  %566 = getelementptr inbounds i8, ptr %375, i64 %565
  store <16 x float> %415, ptr %566, align 4
  %567 = load i64, ptr %8, align 8
  %568 = shl i64 %567, 3
  %569 = getelementptr i8, ptr %375, i64 %568
  %570 = getelementptr i8, ptr %569, i64 64
  store <16 x float> %414, ptr %570, align 4
  %571 = load i64, ptr %8, align 8
  %572 = shl nsw i64 %571, 1
  %573 = add nsw i64 %572, 32
  br label %587

574:                                              ; preds = %550, %542
  %575 = phi <16 x float> [ %414, %542 ], [ %554, %550 ]
  %576 = getelementptr inbounds float, ptr %375, i64 %547
  store <16 x float> %575, ptr %576, align 4
  %577 = load i64, ptr %8, align 8
  %578 = shl nsw i64 %577, 1
  %579 = add nsw i64 %578, 32
  %580 = load ptr, ptr %12, align 8
  %581 = icmp eq ptr %580, null
  br i1 %581, label %587, label %582

582:                                              ; preds = %574
  %583 = getelementptr inbounds float, ptr %580, i64 %147
  %584 = getelementptr inbounds float, ptr %583, i64 %579
  %585 = load <16 x float>, ptr %584, align 4
  %586 = fadd <16 x float> %413, %585
  br label %587

587:                                              ; preds = %555, %582, %574
  %588 = phi i64 [ %579, %582 ], [ %579, %574 ], [ %573, %555 ]
  %589 = phi <16 x float> [ %586, %582 ], [ %413, %574 ], [ %413, %555 ]
  %590 = getelementptr inbounds float, ptr %375, i64 %588
  store <16 x float> %589, ptr %590, align 4
  br label %2761

591:                                              ; preds = %126
  %592 = load ptr, ptr %11, align 8
  %593 = getelementptr inbounds float, ptr %592, i64 %147
  %594 = load <16 x float>, ptr %593, align 4
  %595 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %594
  %596 = getelementptr inbounds nuw i8, ptr %593, i64 64
  %597 = load <16 x float>, ptr %596, align 4
  %598 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %597
  %599 = getelementptr inbounds nuw i8, ptr %593, i64 128
  %600 = load <16 x float>, ptr %599, align 4
  %601 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %600
  %602 = getelementptr inbounds float, ptr %593, i64 %145
  %603 = load <16 x float>, ptr %602, align 4
  %604 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %603
  %605 = getelementptr inbounds nuw i8, ptr %602, i64 64
  %606 = load <16 x float>, ptr %605, align 4
  %607 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %606
  %608 = getelementptr inbounds nuw i8, ptr %602, i64 128
  %609 = load <16 x float>, ptr %608, align 4
  %610 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %609
  %611 = shl nsw i64 %145, 3
  %612 = getelementptr inbounds i8, ptr %593, i64 %611
  %613 = load <16 x float>, ptr %612, align 4
  %614 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %613
  %615 = getelementptr inbounds nuw i8, ptr %612, i64 64
  %616 = load <16 x float>, ptr %615, align 4
  %617 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %616
  %618 = getelementptr inbounds nuw i8, ptr %612, i64 128
  %619 = load <16 x float>, ptr %618, align 4
  %620 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %619
  %621 = mul nsw i64 %145, 12
  %622 = getelementptr inbounds i8, ptr %593, i64 %621
  %623 = load <16 x float>, ptr %622, align 4
  %624 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %623
  %625 = getelementptr inbounds nuw i8, ptr %622, i64 64
  %626 = load <16 x float>, ptr %625, align 4
  %627 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %626
  %628 = getelementptr inbounds nuw i8, ptr %622, i64 128
  %629 = load <16 x float>, ptr %628, align 4
  %630 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %629
  %631 = icmp sgt i64 %137, 0
  br i1 %631, label %633, label %632

632:                                              ; preds = %633, %591
  br i1 %95, label %653, label %640

633:                                              ; preds = %591, %633
  %634 = phi i64 [ %638, %633 ], [ 0, %591 ]
  %635 = add nuw nsw i64 %634, 4
  %636 = mul nsw i64 %635, %145
  %637 = getelementptr inbounds float, ptr %593, i64 %636
  tail call void @llvm.prefetch.p0(ptr nonnull %637, i32 1, i32 3, i32 1)
  %638 = add nuw nsw i64 %634, 1
  %639 = icmp eq i64 %638, %132
  br i1 %639, label %632, label %633, !llvm.loop !9

640:                                              ; preds = %653, %632
  %641 = phi <16 x float> [ %630, %632 ], [ %708, %653 ]
  %642 = phi <16 x float> [ %627, %632 ], [ %707, %653 ]
  %643 = phi <16 x float> [ %624, %632 ], [ %706, %653 ]
  %644 = phi <16 x float> [ %620, %632 ], [ %701, %653 ]
  %645 = phi <16 x float> [ %617, %632 ], [ %700, %653 ]
  %646 = phi <16 x float> [ %614, %632 ], [ %699, %653 ]
  %647 = phi <16 x float> [ %610, %632 ], [ %694, %653 ]
  %648 = phi <16 x float> [ %607, %632 ], [ %693, %653 ]
  %649 = phi <16 x float> [ %604, %632 ], [ %692, %653 ]
  %650 = phi <16 x float> [ %601, %632 ], [ %687, %653 ]
  %651 = phi <16 x float> [ %598, %632 ], [ %686, %653 ]
  %652 = phi <16 x float> [ %595, %632 ], [ %685, %653 ]
  br i1 %73, label %834, label %712

653:                                              ; preds = %632, %653
  %654 = phi <16 x float> [ %708, %653 ], [ %630, %632 ]
  %655 = phi <16 x float> [ %707, %653 ], [ %627, %632 ]
  %656 = phi <16 x float> [ %706, %653 ], [ %624, %632 ]
  %657 = phi <16 x float> [ %701, %653 ], [ %620, %632 ]
  %658 = phi <16 x float> [ %700, %653 ], [ %617, %632 ]
  %659 = phi <16 x float> [ %699, %653 ], [ %614, %632 ]
  %660 = phi <16 x float> [ %694, %653 ], [ %610, %632 ]
  %661 = phi <16 x float> [ %693, %653 ], [ %607, %632 ]
  %662 = phi <16 x float> [ %692, %653 ], [ %604, %632 ]
  %663 = phi <16 x float> [ %687, %653 ], [ %601, %632 ]
  %664 = phi <16 x float> [ %686, %653 ], [ %598, %632 ]
  %665 = phi <16 x float> [ %685, %653 ], [ %595, %632 ]
  %666 = phi i64 [ %709, %653 ], [ %142, %632 ]
  %667 = phi i64 [ %710, %653 ], [ 0, %632 ]
  %668 = mul nuw nsw i64 %667, 192
  %669 = getelementptr inbounds nuw i8, ptr %123, i64 %668
  %670 = load <16 x float>, ptr %669, align 4
  %671 = getelementptr inbounds nuw i8, ptr %669, i64 64
  %672 = load <16 x float>, ptr %671, align 4
  %673 = getelementptr inbounds nuw i8, ptr %669, i64 128
  %674 = load <16 x float>, ptr %673, align 4
  %675 = ashr i64 %666, 16
  %676 = mul nsw i64 %675, 192
  %677 = getelementptr inbounds i8, ptr %143, i64 %676
  call void @llvm.prefetch.p0(ptr %677, i32 0, i32 2, i32 1)
  %678 = getelementptr inbounds nuw i8, ptr %677, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %678, i32 0, i32 2, i32 1)
  %679 = getelementptr inbounds nuw i8, ptr %677, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %679, i32 0, i32 2, i32 1)
  %680 = shl i64 %667, 4
  %681 = getelementptr i8, ptr %128, i64 %680
  %682 = load float, ptr %681, align 4
  %683 = insertelement <16 x float> poison, float %682, i64 0
  %684 = shufflevector <16 x float> %683, <16 x float> poison, <16 x i32> zeroinitializer
  %685 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %670, <16 x float> %665)
  %686 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %672, <16 x float> %664)
  %687 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %684, <16 x float> %674, <16 x float> %663)
  %688 = getelementptr i8, ptr %681, i64 4
  %689 = load float, ptr %688, align 4
  %690 = insertelement <16 x float> poison, float %689, i64 0
  %691 = shufflevector <16 x float> %690, <16 x float> poison, <16 x i32> zeroinitializer
  %692 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %691, <16 x float> %670, <16 x float> %662)
  %693 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %691, <16 x float> %672, <16 x float> %661)
  %694 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %691, <16 x float> %674, <16 x float> %660)
  %695 = getelementptr i8, ptr %681, i64 8
  %696 = load float, ptr %695, align 4
  %697 = insertelement <16 x float> poison, float %696, i64 0
  %698 = shufflevector <16 x float> %697, <16 x float> poison, <16 x i32> zeroinitializer
  %699 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %670, <16 x float> %659)
  %700 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %672, <16 x float> %658)
  %701 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %674, <16 x float> %657)
  %702 = getelementptr i8, ptr %681, i64 12
  %703 = load float, ptr %702, align 4
  %704 = insertelement <16 x float> poison, float %703, i64 0
  %705 = shufflevector <16 x float> %704, <16 x float> poison, <16 x i32> zeroinitializer
  %706 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %705, <16 x float> %670, <16 x float> %656)
  %707 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %705, <16 x float> %672, <16 x float> %655)
  %708 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %705, <16 x float> %674, <16 x float> %654)
  %709 = add nsw i64 %666, %139
  %710 = add nuw nsw i64 %667, 1
  %711 = icmp slt i64 %710, %71
  br i1 %711, label %653, label %640, !llvm.loop !11

712:                                              ; preds = %640
  %713 = load ptr, ptr %12, align 8
  %714 = icmp eq ptr %713, null
  br i1 %714, label %719, label %715

715:                                              ; preds = %712
  %716 = getelementptr inbounds float, ptr %713, i64 %147
  %717 = load <16 x float>, ptr %716, align 4
  %718 = fadd <16 x float> %652, %717
  br label %719

719:                                              ; preds = %715, %712
  %720 = phi <16 x float> [ %652, %712 ], [ %718, %715 ]
  store <16 x float> %720, ptr %593, align 4
  %721 = load ptr, ptr %12, align 8
  %722 = icmp eq ptr %721, null
  br i1 %722, label %728, label %723

723:                                              ; preds = %719
  %724 = getelementptr inbounds float, ptr %721, i64 %147
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 64
  %726 = load <16 x float>, ptr %725, align 4
  %727 = fadd <16 x float> %651, %726
  br label %728

728:                                              ; preds = %723, %719
  %729 = phi <16 x float> [ %651, %719 ], [ %727, %723 ]
  store <16 x float> %729, ptr %596, align 4
  %730 = load ptr, ptr %12, align 8
  %731 = icmp eq ptr %730, null
  br i1 %731, label %737, label %732

732:                                              ; preds = %728
  %733 = getelementptr inbounds float, ptr %730, i64 %147
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 128
  %735 = load <16 x float>, ptr %734, align 4
  %736 = fadd <16 x float> %650, %735
  br label %737

737:                                              ; preds = %732, %728
  %738 = phi <16 x float> [ %650, %728 ], [ %736, %732 ]
  store <16 x float> %738, ptr %599, align 4
  %739 = load i64, ptr %8, align 8
  %740 = load ptr, ptr %12, align 8
  %741 = icmp eq ptr %740, null
  br i1 %741, label %747, label %742

742:                                              ; preds = %737
  %743 = getelementptr inbounds float, ptr %740, i64 %147
  %744 = getelementptr inbounds float, ptr %743, i64 %739
  %745 = load <16 x float>, ptr %744, align 4
  %746 = fadd <16 x float> %649, %745
  br label %747

747:                                              ; preds = %742, %737
  %748 = phi <16 x float> [ %649, %737 ], [ %746, %742 ]
  %749 = getelementptr inbounds float, ptr %593, i64 %739
  store <16 x float> %748, ptr %749, align 4
  %750 = load i64, ptr %8, align 8
  %751 = add nsw i64 %750, 16
  %752 = load ptr, ptr %12, align 8
  %753 = icmp eq ptr %752, null
  br i1 %753, label %759, label %754

754:                                              ; preds = %747
  %755 = getelementptr inbounds float, ptr %752, i64 %147
  %756 = getelementptr inbounds float, ptr %755, i64 %751
  %757 = load <16 x float>, ptr %756, align 4
  %758 = fadd <16 x float> %648, %757
  br label %759

759:                                              ; preds = %754, %747
  %760 = phi <16 x float> [ %648, %747 ], [ %758, %754 ]
  %761 = getelementptr inbounds float, ptr %593, i64 %751
  store <16 x float> %760, ptr %761, align 4
  %762 = load i64, ptr %8, align 8
  %763 = add nsw i64 %762, 32
  %764 = load ptr, ptr %12, align 8
  %765 = icmp eq ptr %764, null
  br i1 %765, label %771, label %766

766:                                              ; preds = %759
  %767 = getelementptr inbounds float, ptr %764, i64 %147
  %768 = getelementptr inbounds float, ptr %767, i64 %763
  %769 = load <16 x float>, ptr %768, align 4
  %770 = fadd <16 x float> %647, %769
  br label %771

771:                                              ; preds = %766, %759
  %772 = phi <16 x float> [ %647, %759 ], [ %770, %766 ]
  %773 = getelementptr inbounds float, ptr %593, i64 %763
  store <16 x float> %772, ptr %773, align 4
  %774 = load i64, ptr %8, align 8
  %775 = shl nsw i64 %774, 1
  %776 = load ptr, ptr %12, align 8
  %777 = icmp eq ptr %776, null
  br i1 %777, label %783, label %778

778:                                              ; preds = %771
  %779 = getelementptr inbounds float, ptr %776, i64 %147
  %780 = getelementptr inbounds float, ptr %779, i64 %775
  %781 = load <16 x float>, ptr %780, align 4
  %782 = fadd <16 x float> %646, %781
  br label %783

783:                                              ; preds = %778, %771
  %784 = phi <16 x float> [ %646, %771 ], [ %782, %778 ]
  %785 = getelementptr inbounds float, ptr %593, i64 %775
  store <16 x float> %784, ptr %785, align 4
  %786 = load i64, ptr %8, align 8
  %787 = shl nsw i64 %786, 1
  %788 = add nsw i64 %787, 16
  %789 = load ptr, ptr %12, align 8
  %790 = icmp eq ptr %789, null
  br i1 %790, label %796, label %791

791:                                              ; preds = %783
  %792 = getelementptr inbounds float, ptr %789, i64 %147
  %793 = getelementptr inbounds float, ptr %792, i64 %788
  %794 = load <16 x float>, ptr %793, align 4
  %795 = fadd <16 x float> %645, %794
  br label %796

796:                                              ; preds = %791, %783
  %797 = phi <16 x float> [ %645, %783 ], [ %795, %791 ]
  %798 = getelementptr inbounds float, ptr %593, i64 %788
  store <16 x float> %797, ptr %798, align 4
  %799 = load i64, ptr %8, align 8
  %800 = shl nsw i64 %799, 1
  %801 = add nsw i64 %800, 32
  %802 = load ptr, ptr %12, align 8
  %803 = icmp eq ptr %802, null
  br i1 %803, label %809, label %804

804:                                              ; preds = %796
  %805 = getelementptr inbounds float, ptr %802, i64 %147
  %806 = getelementptr inbounds float, ptr %805, i64 %801
  %807 = load <16 x float>, ptr %806, align 4
  %808 = fadd <16 x float> %644, %807
  br label %809

809:                                              ; preds = %804, %796
  %810 = phi <16 x float> [ %644, %796 ], [ %808, %804 ]
  %811 = getelementptr inbounds float, ptr %593, i64 %801
  store <16 x float> %810, ptr %811, align 4
  %812 = load i64, ptr %8, align 8
  %813 = mul nsw i64 %812, 3
  %814 = load ptr, ptr %12, align 8
  %815 = icmp eq ptr %814, null
  br i1 %815, label %821, label %816

816:                                              ; preds = %809
  %817 = getelementptr inbounds float, ptr %814, i64 %147
  %818 = getelementptr inbounds float, ptr %817, i64 %813
  %819 = load <16 x float>, ptr %818, align 4
  %820 = fadd <16 x float> %643, %819
  br label %821

821:                                              ; preds = %816, %809
  %822 = phi <16 x float> [ %643, %809 ], [ %820, %816 ]
  %823 = getelementptr inbounds float, ptr %593, i64 %813
  store <16 x float> %822, ptr %823, align 4
  %824 = load i64, ptr %8, align 8
  %825 = mul nsw i64 %824, 3
  %826 = add nsw i64 %825, 16
  %827 = load ptr, ptr %12, align 8
  %828 = icmp eq ptr %827, null
  br i1 %828, label %864, label %829

829:                                              ; preds = %821
  %830 = getelementptr inbounds float, ptr %827, i64 %147
  %831 = getelementptr inbounds float, ptr %830, i64 %826
  %832 = load <16 x float>, ptr %831, align 4
  %833 = fadd <16 x float> %642, %832
  br label %864

834:                                              ; preds = %640
  store <16 x float> %652, ptr %593, align 4
  store <16 x float> %651, ptr %596, align 4
  store <16 x float> %650, ptr %599, align 4
  %835 = load i64, ptr %8, align 8
  %836 = getelementptr inbounds float, ptr %593, i64 %835
  store <16 x float> %649, ptr %836, align 4
  %837 = load i64, ptr %8, align 8
  %838 = getelementptr float, ptr %593, i64 %837
  %839 = getelementptr i8, ptr %838, i64 64
  store <16 x float> %648, ptr %839, align 4
  %840 = load i64, ptr %8, align 8
  %841 = getelementptr float, ptr %593, i64 %840
  %842 = getelementptr i8, ptr %841, i64 128
  store <16 x float> %647, ptr %842, align 4
  %843 = load i64, ptr %8, align 8
  %844 = shl nsw i64 %843, 3
  %845 = getelementptr inbounds i8, ptr %593, i64 %844
  store <16 x float> %646, ptr %845, align 4
  %846 = load i64, ptr %8, align 8
  %847 = shl i64 %846, 3
  %848 = getelementptr i8, ptr %593, i64 %847
  %849 = getelementptr i8, ptr %848, i64 64
  store <16 x float> %645, ptr %849, align 4
  %850 = load i64, ptr %8, align 8
  %851 = shl i64 %850, 3
  %852 = getelementptr i8, ptr %593, i64 %851
  %853 = getelementptr i8, ptr %852, i64 128
  store <16 x float> %644, ptr %853, align 4
  %854 = load i64, ptr %8, align 8
  %855 = mul nsw i64 %854, 12
  %856 = getelementptr inbounds i8, ptr %593, i64 %855
  store <16 x float> %643, ptr %856, align 4
  %857 = load i64, ptr %8, align 8
  %858 = mul i64 %857, 12
  %859 = getelementptr i8, ptr %593, i64 %858
  %860 = getelementptr i8, ptr %859, i64 64
  store <16 x float> %642, ptr %860, align 4
  %861 = load i64, ptr %8, align 8
  %862 = mul nsw i64 %861, 3
  %863 = add nsw i64 %862, 32
  br label %877

864:                                              ; preds = %829, %821
  %865 = phi <16 x float> [ %642, %821 ], [ %833, %829 ]
  %866 = getelementptr inbounds float, ptr %593, i64 %826
  store <16 x float> %865, ptr %866, align 4
  %867 = load i64, ptr %8, align 8
  %868 = mul nsw i64 %867, 3
  %869 = add nsw i64 %868, 32
  %870 = load ptr, ptr %12, align 8
  %871 = icmp eq ptr %870, null
  br i1 %871, label %877, label %872

872:                                              ; preds = %864
  %873 = getelementptr inbounds float, ptr %870, i64 %147
  %874 = getelementptr inbounds float, ptr %873, i64 %869
  %875 = load <16 x float>, ptr %874, align 4
  %876 = fadd <16 x float> %641, %875
  br label %877

877:                                              ; preds = %834, %872, %864
  %878 = phi i64 [ %869, %872 ], [ %869, %864 ], [ %863, %834 ]
  %879 = phi <16 x float> [ %876, %872 ], [ %641, %864 ], [ %641, %834 ]
  %880 = getelementptr inbounds float, ptr %593, i64 %878
  store <16 x float> %879, ptr %880, align 4
  br label %2761

881:                                              ; preds = %126
  %882 = load ptr, ptr %11, align 8
  %883 = getelementptr inbounds float, ptr %882, i64 %147
  %884 = load <16 x float>, ptr %883, align 4
  %885 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %884
  %886 = getelementptr inbounds nuw i8, ptr %883, i64 64
  %887 = load <16 x float>, ptr %886, align 4
  %888 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %887
  %889 = getelementptr inbounds nuw i8, ptr %883, i64 128
  %890 = load <16 x float>, ptr %889, align 4
  %891 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %890
  %892 = getelementptr inbounds float, ptr %883, i64 %145
  %893 = load <16 x float>, ptr %892, align 4
  %894 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %893
  %895 = getelementptr inbounds nuw i8, ptr %892, i64 64
  %896 = load <16 x float>, ptr %895, align 4
  %897 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %896
  %898 = getelementptr inbounds nuw i8, ptr %892, i64 128
  %899 = load <16 x float>, ptr %898, align 4
  %900 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %899
  %901 = shl nsw i64 %145, 3
  %902 = getelementptr inbounds i8, ptr %883, i64 %901
  %903 = load <16 x float>, ptr %902, align 4
  %904 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %903
  %905 = getelementptr inbounds nuw i8, ptr %902, i64 64
  %906 = load <16 x float>, ptr %905, align 4
  %907 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %906
  %908 = getelementptr inbounds nuw i8, ptr %902, i64 128
  %909 = load <16 x float>, ptr %908, align 4
  %910 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %909
  %911 = mul nsw i64 %145, 12
  %912 = getelementptr inbounds i8, ptr %883, i64 %911
  %913 = load <16 x float>, ptr %912, align 4
  %914 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %913
  %915 = getelementptr inbounds nuw i8, ptr %912, i64 64
  %916 = load <16 x float>, ptr %915, align 4
  %917 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %916
  %918 = getelementptr inbounds nuw i8, ptr %912, i64 128
  %919 = load <16 x float>, ptr %918, align 4
  %920 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %919
  %921 = shl nsw i64 %145, 4
  %922 = getelementptr inbounds i8, ptr %883, i64 %921
  %923 = load <16 x float>, ptr %922, align 4
  %924 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %923
  %925 = getelementptr inbounds nuw i8, ptr %922, i64 64
  %926 = load <16 x float>, ptr %925, align 4
  %927 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %926
  %928 = getelementptr inbounds nuw i8, ptr %922, i64 128
  %929 = load <16 x float>, ptr %928, align 4
  %930 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %929
  %931 = icmp sgt i64 %137, 0
  br i1 %931, label %933, label %932

932:                                              ; preds = %933, %881
  br i1 %95, label %956, label %940

933:                                              ; preds = %881, %933
  %934 = phi i64 [ %938, %933 ], [ 0, %881 ]
  %935 = add nuw nsw i64 %934, 5
  %936 = mul nsw i64 %935, %145
  %937 = getelementptr inbounds float, ptr %883, i64 %936
  tail call void @llvm.prefetch.p0(ptr nonnull %937, i32 1, i32 3, i32 1)
  %938 = add nuw nsw i64 %934, 1
  %939 = icmp eq i64 %938, %132
  br i1 %939, label %932, label %933, !llvm.loop !9

940:                                              ; preds = %956, %932
  %941 = phi <16 x float> [ %930, %932 ], [ %1021, %956 ]
  %942 = phi <16 x float> [ %927, %932 ], [ %1020, %956 ]
  %943 = phi <16 x float> [ %924, %932 ], [ %1019, %956 ]
  %944 = phi <16 x float> [ %920, %932 ], [ %1014, %956 ]
  %945 = phi <16 x float> [ %917, %932 ], [ %1013, %956 ]
  %946 = phi <16 x float> [ %914, %932 ], [ %1012, %956 ]
  %947 = phi <16 x float> [ %910, %932 ], [ %1007, %956 ]
  %948 = phi <16 x float> [ %907, %932 ], [ %1006, %956 ]
  %949 = phi <16 x float> [ %904, %932 ], [ %1005, %956 ]
  %950 = phi <16 x float> [ %900, %932 ], [ %1000, %956 ]
  %951 = phi <16 x float> [ %897, %932 ], [ %999, %956 ]
  %952 = phi <16 x float> [ %894, %932 ], [ %998, %956 ]
  %953 = phi <16 x float> [ %891, %932 ], [ %993, %956 ]
  %954 = phi <16 x float> [ %888, %932 ], [ %992, %956 ]
  %955 = phi <16 x float> [ %885, %932 ], [ %991, %956 ]
  br i1 %73, label %1185, label %1025

956:                                              ; preds = %932, %956
  %957 = phi <16 x float> [ %1021, %956 ], [ %930, %932 ]
  %958 = phi <16 x float> [ %1020, %956 ], [ %927, %932 ]
  %959 = phi <16 x float> [ %1019, %956 ], [ %924, %932 ]
  %960 = phi <16 x float> [ %1014, %956 ], [ %920, %932 ]
  %961 = phi <16 x float> [ %1013, %956 ], [ %917, %932 ]
  %962 = phi <16 x float> [ %1012, %956 ], [ %914, %932 ]
  %963 = phi <16 x float> [ %1007, %956 ], [ %910, %932 ]
  %964 = phi <16 x float> [ %1006, %956 ], [ %907, %932 ]
  %965 = phi <16 x float> [ %1005, %956 ], [ %904, %932 ]
  %966 = phi <16 x float> [ %1000, %956 ], [ %900, %932 ]
  %967 = phi <16 x float> [ %999, %956 ], [ %897, %932 ]
  %968 = phi <16 x float> [ %998, %956 ], [ %894, %932 ]
  %969 = phi <16 x float> [ %993, %956 ], [ %891, %932 ]
  %970 = phi <16 x float> [ %992, %956 ], [ %888, %932 ]
  %971 = phi <16 x float> [ %991, %956 ], [ %885, %932 ]
  %972 = phi i64 [ %1022, %956 ], [ %142, %932 ]
  %973 = phi i64 [ %1023, %956 ], [ 0, %932 ]
  %974 = mul nuw nsw i64 %973, 192
  %975 = getelementptr inbounds nuw i8, ptr %123, i64 %974
  %976 = load <16 x float>, ptr %975, align 4
  %977 = getelementptr inbounds nuw i8, ptr %975, i64 64
  %978 = load <16 x float>, ptr %977, align 4
  %979 = getelementptr inbounds nuw i8, ptr %975, i64 128
  %980 = load <16 x float>, ptr %979, align 4
  %981 = ashr i64 %972, 16
  %982 = mul nsw i64 %981, 192
  %983 = getelementptr inbounds i8, ptr %143, i64 %982
  call void @llvm.prefetch.p0(ptr %983, i32 0, i32 2, i32 1)
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %984, i32 0, i32 2, i32 1)
  %985 = getelementptr inbounds nuw i8, ptr %983, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %985, i32 0, i32 2, i32 1)
  %986 = mul i64 %973, 20
  %987 = getelementptr i8, ptr %128, i64 %986
  %988 = load float, ptr %987, align 4
  %989 = insertelement <16 x float> poison, float %988, i64 0
  %990 = shufflevector <16 x float> %989, <16 x float> poison, <16 x i32> zeroinitializer
  %991 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %990, <16 x float> %976, <16 x float> %971)
  %992 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %990, <16 x float> %978, <16 x float> %970)
  %993 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %990, <16 x float> %980, <16 x float> %969)
  %994 = getelementptr i8, ptr %987, i64 4
  %995 = load float, ptr %994, align 4
  %996 = insertelement <16 x float> poison, float %995, i64 0
  %997 = shufflevector <16 x float> %996, <16 x float> poison, <16 x i32> zeroinitializer
  %998 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %997, <16 x float> %976, <16 x float> %968)
  %999 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %997, <16 x float> %978, <16 x float> %967)
  %1000 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %997, <16 x float> %980, <16 x float> %966)
  %1001 = getelementptr i8, ptr %987, i64 8
  %1002 = load float, ptr %1001, align 4
  %1003 = insertelement <16 x float> poison, float %1002, i64 0
  %1004 = shufflevector <16 x float> %1003, <16 x float> poison, <16 x i32> zeroinitializer
  %1005 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1004, <16 x float> %976, <16 x float> %965)
  %1006 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1004, <16 x float> %978, <16 x float> %964)
  %1007 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1004, <16 x float> %980, <16 x float> %963)
  %1008 = getelementptr i8, ptr %987, i64 12
  %1009 = load float, ptr %1008, align 4
  %1010 = insertelement <16 x float> poison, float %1009, i64 0
  %1011 = shufflevector <16 x float> %1010, <16 x float> poison, <16 x i32> zeroinitializer
  %1012 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1011, <16 x float> %976, <16 x float> %962)
  %1013 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1011, <16 x float> %978, <16 x float> %961)
  %1014 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1011, <16 x float> %980, <16 x float> %960)
  %1015 = getelementptr i8, ptr %987, i64 16
  %1016 = load float, ptr %1015, align 4
  %1017 = insertelement <16 x float> poison, float %1016, i64 0
  %1018 = shufflevector <16 x float> %1017, <16 x float> poison, <16 x i32> zeroinitializer
  %1019 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1018, <16 x float> %976, <16 x float> %959)
  %1020 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1018, <16 x float> %978, <16 x float> %958)
  %1021 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1018, <16 x float> %980, <16 x float> %957)
  %1022 = add nsw i64 %972, %139
  %1023 = add nuw nsw i64 %973, 1
  %1024 = icmp slt i64 %1023, %71
  br i1 %1024, label %956, label %940, !llvm.loop !11

1025:                                             ; preds = %940
  %1026 = load ptr, ptr %12, align 8
  %1027 = icmp eq ptr %1026, null
  br i1 %1027, label %1032, label %1028

1028:                                             ; preds = %1025
  %1029 = getelementptr inbounds float, ptr %1026, i64 %147
  %1030 = load <16 x float>, ptr %1029, align 4
  %1031 = fadd <16 x float> %955, %1030
  br label %1032

1032:                                             ; preds = %1028, %1025
  %1033 = phi <16 x float> [ %955, %1025 ], [ %1031, %1028 ]
  store <16 x float> %1033, ptr %883, align 4
  %1034 = load ptr, ptr %12, align 8
  %1035 = icmp eq ptr %1034, null
  br i1 %1035, label %1041, label %1036

1036:                                             ; preds = %1032
  %1037 = getelementptr inbounds float, ptr %1034, i64 %147
  %1038 = getelementptr inbounds nuw i8, ptr %1037, i64 64
  %1039 = load <16 x float>, ptr %1038, align 4
  %1040 = fadd <16 x float> %954, %1039
  br label %1041

1041:                                             ; preds = %1036, %1032
  %1042 = phi <16 x float> [ %954, %1032 ], [ %1040, %1036 ]
  store <16 x float> %1042, ptr %886, align 4
  %1043 = load ptr, ptr %12, align 8
  %1044 = icmp eq ptr %1043, null
  br i1 %1044, label %1050, label %1045

1045:                                             ; preds = %1041
  %1046 = getelementptr inbounds float, ptr %1043, i64 %147
  %1047 = getelementptr inbounds nuw i8, ptr %1046, i64 128
  %1048 = load <16 x float>, ptr %1047, align 4
  %1049 = fadd <16 x float> %953, %1048
  br label %1050

1050:                                             ; preds = %1045, %1041
  %1051 = phi <16 x float> [ %953, %1041 ], [ %1049, %1045 ]
  store <16 x float> %1051, ptr %889, align 4
  %1052 = load i64, ptr %8, align 8
  %1053 = load ptr, ptr %12, align 8
  %1054 = icmp eq ptr %1053, null
  br i1 %1054, label %1060, label %1055

1055:                                             ; preds = %1050
  %1056 = getelementptr inbounds float, ptr %1053, i64 %147
  %1057 = getelementptr inbounds float, ptr %1056, i64 %1052
  %1058 = load <16 x float>, ptr %1057, align 4
  %1059 = fadd <16 x float> %952, %1058
  br label %1060

1060:                                             ; preds = %1055, %1050
  %1061 = phi <16 x float> [ %952, %1050 ], [ %1059, %1055 ]
  %1062 = getelementptr inbounds float, ptr %883, i64 %1052
  store <16 x float> %1061, ptr %1062, align 4
  %1063 = load i64, ptr %8, align 8
  %1064 = add nsw i64 %1063, 16
  %1065 = load ptr, ptr %12, align 8
  %1066 = icmp eq ptr %1065, null
  br i1 %1066, label %1072, label %1067

1067:                                             ; preds = %1060
  %1068 = getelementptr inbounds float, ptr %1065, i64 %147
  %1069 = getelementptr inbounds float, ptr %1068, i64 %1064
  %1070 = load <16 x float>, ptr %1069, align 4
  %1071 = fadd <16 x float> %951, %1070
  br label %1072

1072:                                             ; preds = %1067, %1060
  %1073 = phi <16 x float> [ %951, %1060 ], [ %1071, %1067 ]
  %1074 = getelementptr inbounds float, ptr %883, i64 %1064
  store <16 x float> %1073, ptr %1074, align 4
  %1075 = load i64, ptr %8, align 8
  %1076 = add nsw i64 %1075, 32
  %1077 = load ptr, ptr %12, align 8
  %1078 = icmp eq ptr %1077, null
  br i1 %1078, label %1084, label %1079

1079:                                             ; preds = %1072
  %1080 = getelementptr inbounds float, ptr %1077, i64 %147
  %1081 = getelementptr inbounds float, ptr %1080, i64 %1076
  %1082 = load <16 x float>, ptr %1081, align 4
  %1083 = fadd <16 x float> %950, %1082
  br label %1084

1084:                                             ; preds = %1079, %1072
  %1085 = phi <16 x float> [ %950, %1072 ], [ %1083, %1079 ]
  %1086 = getelementptr inbounds float, ptr %883, i64 %1076
  store <16 x float> %1085, ptr %1086, align 4
  %1087 = load i64, ptr %8, align 8
  %1088 = shl nsw i64 %1087, 1
  %1089 = load ptr, ptr %12, align 8
  %1090 = icmp eq ptr %1089, null
  br i1 %1090, label %1096, label %1091

1091:                                             ; preds = %1084
  %1092 = getelementptr inbounds float, ptr %1089, i64 %147
  %1093 = getelementptr inbounds float, ptr %1092, i64 %1088
  %1094 = load <16 x float>, ptr %1093, align 4
  %1095 = fadd <16 x float> %949, %1094
  br label %1096

1096:                                             ; preds = %1091, %1084
  %1097 = phi <16 x float> [ %949, %1084 ], [ %1095, %1091 ]
  %1098 = getelementptr inbounds float, ptr %883, i64 %1088
  store <16 x float> %1097, ptr %1098, align 4
  %1099 = load i64, ptr %8, align 8
  %1100 = shl nsw i64 %1099, 1
  %1101 = add nsw i64 %1100, 16
  %1102 = load ptr, ptr %12, align 8
  %1103 = icmp eq ptr %1102, null
  br i1 %1103, label %1109, label %1104

1104:                                             ; preds = %1096
  %1105 = getelementptr inbounds float, ptr %1102, i64 %147
  %1106 = getelementptr inbounds float, ptr %1105, i64 %1101
  %1107 = load <16 x float>, ptr %1106, align 4
  %1108 = fadd <16 x float> %948, %1107
  br label %1109

1109:                                             ; preds = %1104, %1096
  %1110 = phi <16 x float> [ %948, %1096 ], [ %1108, %1104 ]
  %1111 = getelementptr inbounds float, ptr %883, i64 %1101
  store <16 x float> %1110, ptr %1111, align 4
  %1112 = load i64, ptr %8, align 8
  %1113 = shl nsw i64 %1112, 1
  %1114 = add nsw i64 %1113, 32
  %1115 = load ptr, ptr %12, align 8
  %1116 = icmp eq ptr %1115, null
  br i1 %1116, label %1122, label %1117

1117:                                             ; preds = %1109
  %1118 = getelementptr inbounds float, ptr %1115, i64 %147
  %1119 = getelementptr inbounds float, ptr %1118, i64 %1114
  %1120 = load <16 x float>, ptr %1119, align 4
  %1121 = fadd <16 x float> %947, %1120
  br label %1122

1122:                                             ; preds = %1117, %1109
  %1123 = phi <16 x float> [ %947, %1109 ], [ %1121, %1117 ]
  %1124 = getelementptr inbounds float, ptr %883, i64 %1114
  store <16 x float> %1123, ptr %1124, align 4
  %1125 = load i64, ptr %8, align 8
  %1126 = mul nsw i64 %1125, 3
  %1127 = load ptr, ptr %12, align 8
  %1128 = icmp eq ptr %1127, null
  br i1 %1128, label %1134, label %1129

1129:                                             ; preds = %1122
  %1130 = getelementptr inbounds float, ptr %1127, i64 %147
  %1131 = getelementptr inbounds float, ptr %1130, i64 %1126
  %1132 = load <16 x float>, ptr %1131, align 4
  %1133 = fadd <16 x float> %946, %1132
  br label %1134

1134:                                             ; preds = %1129, %1122
  %1135 = phi <16 x float> [ %946, %1122 ], [ %1133, %1129 ]
  %1136 = getelementptr inbounds float, ptr %883, i64 %1126
  store <16 x float> %1135, ptr %1136, align 4
  %1137 = load i64, ptr %8, align 8
  %1138 = mul nsw i64 %1137, 3
  %1139 = add nsw i64 %1138, 16
  %1140 = load ptr, ptr %12, align 8
  %1141 = icmp eq ptr %1140, null
  br i1 %1141, label %1147, label %1142

1142:                                             ; preds = %1134
  %1143 = getelementptr inbounds float, ptr %1140, i64 %147
  %1144 = getelementptr inbounds float, ptr %1143, i64 %1139
  %1145 = load <16 x float>, ptr %1144, align 4
  %1146 = fadd <16 x float> %945, %1145
  br label %1147

1147:                                             ; preds = %1142, %1134
  %1148 = phi <16 x float> [ %945, %1134 ], [ %1146, %1142 ]
  %1149 = getelementptr inbounds float, ptr %883, i64 %1139
  store <16 x float> %1148, ptr %1149, align 4
  %1150 = load i64, ptr %8, align 8
  %1151 = mul nsw i64 %1150, 3
  %1152 = add nsw i64 %1151, 32
  %1153 = load ptr, ptr %12, align 8
  %1154 = icmp eq ptr %1153, null
  br i1 %1154, label %1160, label %1155

1155:                                             ; preds = %1147
  %1156 = getelementptr inbounds float, ptr %1153, i64 %147
  %1157 = getelementptr inbounds float, ptr %1156, i64 %1152
  %1158 = load <16 x float>, ptr %1157, align 4
  %1159 = fadd <16 x float> %944, %1158
  br label %1160

1160:                                             ; preds = %1155, %1147
  %1161 = phi <16 x float> [ %944, %1147 ], [ %1159, %1155 ]
  %1162 = getelementptr inbounds float, ptr %883, i64 %1152
  store <16 x float> %1161, ptr %1162, align 4
  %1163 = load i64, ptr %8, align 8
  %1164 = shl nsw i64 %1163, 2
  %1165 = load ptr, ptr %12, align 8
  %1166 = icmp eq ptr %1165, null
  br i1 %1166, label %1172, label %1167

1167:                                             ; preds = %1160
  %1168 = getelementptr inbounds float, ptr %1165, i64 %147
  %1169 = getelementptr inbounds float, ptr %1168, i64 %1164
  %1170 = load <16 x float>, ptr %1169, align 4
  %1171 = fadd <16 x float> %943, %1170
  br label %1172

1172:                                             ; preds = %1167, %1160
  %1173 = phi <16 x float> [ %943, %1160 ], [ %1171, %1167 ]
  %1174 = getelementptr inbounds float, ptr %883, i64 %1164
  store <16 x float> %1173, ptr %1174, align 4
  %1175 = load i64, ptr %8, align 8
  %1176 = shl nsw i64 %1175, 2
  %1177 = add nsw i64 %1176, 16
  %1178 = load ptr, ptr %12, align 8
  %1179 = icmp eq ptr %1178, null
  br i1 %1179, label %1226, label %1180

1180:                                             ; preds = %1172
  %1181 = getelementptr inbounds float, ptr %1178, i64 %147
  %1182 = getelementptr inbounds float, ptr %1181, i64 %1177
  %1183 = load <16 x float>, ptr %1182, align 4
  %1184 = fadd <16 x float> %942, %1183
  br label %1226

1185:                                             ; preds = %940
  store <16 x float> %955, ptr %883, align 4
  store <16 x float> %954, ptr %886, align 4
  store <16 x float> %953, ptr %889, align 4
  %1186 = load i64, ptr %8, align 8
  %1187 = getelementptr inbounds float, ptr %883, i64 %1186
  store <16 x float> %952, ptr %1187, align 4
  %1188 = load i64, ptr %8, align 8
  %1189 = getelementptr float, ptr %883, i64 %1188
  %1190 = getelementptr i8, ptr %1189, i64 64
  store <16 x float> %951, ptr %1190, align 4
  %1191 = load i64, ptr %8, align 8
  %1192 = getelementptr float, ptr %883, i64 %1191
  %1193 = getelementptr i8, ptr %1192, i64 128
  store <16 x float> %950, ptr %1193, align 4
  %1194 = load i64, ptr %8, align 8
  %1195 = shl nsw i64 %1194, 3
  %1196 = getelementptr inbounds i8, ptr %883, i64 %1195
  store <16 x float> %949, ptr %1196, align 4
  %1197 = load i64, ptr %8, align 8
  %1198 = shl i64 %1197, 3
  %1199 = getelementptr i8, ptr %883, i64 %1198
  %1200 = getelementptr i8, ptr %1199, i64 64
  store <16 x float> %948, ptr %1200, align 4
  %1201 = load i64, ptr %8, align 8
  %1202 = shl i64 %1201, 3
  %1203 = getelementptr i8, ptr %883, i64 %1202
  %1204 = getelementptr i8, ptr %1203, i64 128
  store <16 x float> %947, ptr %1204, align 4
  %1205 = load i64, ptr %8, align 8
  %1206 = mul nsw i64 %1205, 12
  %1207 = getelementptr inbounds i8, ptr %883, i64 %1206
  store <16 x float> %946, ptr %1207, align 4
  %1208 = load i64, ptr %8, align 8
  %1209 = mul i64 %1208, 12
  %1210 = getelementptr i8, ptr %883, i64 %1209
  %1211 = getelementptr i8, ptr %1210, i64 64
  store <16 x float> %945, ptr %1211, align 4
  %1212 = load i64, ptr %8, align 8
  %1213 = mul i64 %1212, 12
  %1214 = getelementptr i8, ptr %883, i64 %1213
  %1215 = getelementptr i8, ptr %1214, i64 128
  store <16 x float> %944, ptr %1215, align 4
  %1216 = load i64, ptr %8, align 8
  %1217 = shl nsw i64 %1216, 4
  %1218 = getelementptr inbounds i8, ptr %883, i64 %1217
  store <16 x float> %943, ptr %1218, align 4
  %1219 = load i64, ptr %8, align 8
  %1220 = shl i64 %1219, 4
  %1221 = getelementptr i8, ptr %883, i64 %1220
  %1222 = getelementptr i8, ptr %1221, i64 64
  store <16 x float> %942, ptr %1222, align 4
  %1223 = load i64, ptr %8, align 8
  %1224 = shl nsw i64 %1223, 2
  %1225 = add nsw i64 %1224, 32
  br label %1239

1226:                                             ; preds = %1180, %1172
  %1227 = phi <16 x float> [ %942, %1172 ], [ %1184, %1180 ]
  %1228 = getelementptr inbounds float, ptr %883, i64 %1177
  store <16 x float> %1227, ptr %1228, align 4
  %1229 = load i64, ptr %8, align 8
  %1230 = shl nsw i64 %1229, 2
  %1231 = add nsw i64 %1230, 32
  %1232 = load ptr, ptr %12, align 8
  %1233 = icmp eq ptr %1232, null
  br i1 %1233, label %1239, label %1234

1234:                                             ; preds = %1226
  %1235 = getelementptr inbounds float, ptr %1232, i64 %147
  %1236 = getelementptr inbounds float, ptr %1235, i64 %1231
  %1237 = load <16 x float>, ptr %1236, align 4
  %1238 = fadd <16 x float> %941, %1237
  br label %1239

1239:                                             ; preds = %1185, %1234, %1226
  %1240 = phi i64 [ %1231, %1234 ], [ %1231, %1226 ], [ %1225, %1185 ]
  %1241 = phi <16 x float> [ %1238, %1234 ], [ %941, %1226 ], [ %941, %1185 ]
  %1242 = getelementptr inbounds float, ptr %883, i64 %1240
  store <16 x float> %1241, ptr %1242, align 4
  br label %2761

1243:                                             ; preds = %126
  %1244 = load ptr, ptr %11, align 8
  %1245 = getelementptr inbounds float, ptr %1244, i64 %147
  %1246 = load <16 x float>, ptr %1245, align 4
  %1247 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1246
  %1248 = getelementptr inbounds nuw i8, ptr %1245, i64 64
  %1249 = load <16 x float>, ptr %1248, align 4
  %1250 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1249
  %1251 = getelementptr inbounds nuw i8, ptr %1245, i64 128
  %1252 = load <16 x float>, ptr %1251, align 4
  %1253 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1252
  %1254 = getelementptr inbounds float, ptr %1245, i64 %145
  %1255 = load <16 x float>, ptr %1254, align 4
  %1256 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1255
  %1257 = getelementptr inbounds nuw i8, ptr %1254, i64 64
  %1258 = load <16 x float>, ptr %1257, align 4
  %1259 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1258
  %1260 = getelementptr inbounds nuw i8, ptr %1254, i64 128
  %1261 = load <16 x float>, ptr %1260, align 4
  %1262 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1261
  %1263 = shl nsw i64 %145, 3
  %1264 = getelementptr inbounds i8, ptr %1245, i64 %1263
  %1265 = load <16 x float>, ptr %1264, align 4
  %1266 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1265
  %1267 = getelementptr inbounds nuw i8, ptr %1264, i64 64
  %1268 = load <16 x float>, ptr %1267, align 4
  %1269 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1268
  %1270 = getelementptr inbounds nuw i8, ptr %1264, i64 128
  %1271 = load <16 x float>, ptr %1270, align 4
  %1272 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1271
  %1273 = mul nsw i64 %145, 12
  %1274 = getelementptr inbounds i8, ptr %1245, i64 %1273
  %1275 = load <16 x float>, ptr %1274, align 4
  %1276 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1275
  %1277 = getelementptr inbounds nuw i8, ptr %1274, i64 64
  %1278 = load <16 x float>, ptr %1277, align 4
  %1279 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1278
  %1280 = getelementptr inbounds nuw i8, ptr %1274, i64 128
  %1281 = load <16 x float>, ptr %1280, align 4
  %1282 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1281
  %1283 = shl nsw i64 %145, 4
  %1284 = getelementptr inbounds i8, ptr %1245, i64 %1283
  %1285 = load <16 x float>, ptr %1284, align 4
  %1286 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1285
  %1287 = getelementptr inbounds nuw i8, ptr %1284, i64 64
  %1288 = load <16 x float>, ptr %1287, align 4
  %1289 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1288
  %1290 = getelementptr inbounds nuw i8, ptr %1284, i64 128
  %1291 = load <16 x float>, ptr %1290, align 4
  %1292 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1291
  %1293 = mul nsw i64 %145, 20
  %1294 = getelementptr inbounds i8, ptr %1245, i64 %1293
  %1295 = load <16 x float>, ptr %1294, align 4
  %1296 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1295
  %1297 = getelementptr inbounds nuw i8, ptr %1294, i64 64
  %1298 = load <16 x float>, ptr %1297, align 4
  %1299 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1298
  %1300 = getelementptr inbounds nuw i8, ptr %1294, i64 128
  %1301 = load <16 x float>, ptr %1300, align 4
  %1302 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1301
  %1303 = icmp sgt i64 %137, 0
  br i1 %1303, label %1305, label %1304

1304:                                             ; preds = %1305, %1243
  br i1 %95, label %1331, label %1312

1305:                                             ; preds = %1243, %1305
  %1306 = phi i64 [ %1310, %1305 ], [ 0, %1243 ]
  %1307 = add nuw nsw i64 %1306, 6
  %1308 = mul nsw i64 %1307, %145
  %1309 = getelementptr inbounds float, ptr %1245, i64 %1308
  tail call void @llvm.prefetch.p0(ptr %1309, i32 1, i32 3, i32 1)
  %1310 = add nuw nsw i64 %1306, 1
  %1311 = icmp eq i64 %1310, %132
  br i1 %1311, label %1304, label %1305, !llvm.loop !9

1312:                                             ; preds = %1331, %1304
  %1313 = phi <16 x float> [ %1302, %1304 ], [ %1406, %1331 ]
  %1314 = phi <16 x float> [ %1299, %1304 ], [ %1405, %1331 ]
  %1315 = phi <16 x float> [ %1296, %1304 ], [ %1404, %1331 ]
  %1316 = phi <16 x float> [ %1292, %1304 ], [ %1399, %1331 ]
  %1317 = phi <16 x float> [ %1289, %1304 ], [ %1398, %1331 ]
  %1318 = phi <16 x float> [ %1286, %1304 ], [ %1397, %1331 ]
  %1319 = phi <16 x float> [ %1282, %1304 ], [ %1392, %1331 ]
  %1320 = phi <16 x float> [ %1279, %1304 ], [ %1391, %1331 ]
  %1321 = phi <16 x float> [ %1276, %1304 ], [ %1390, %1331 ]
  %1322 = phi <16 x float> [ %1272, %1304 ], [ %1385, %1331 ]
  %1323 = phi <16 x float> [ %1269, %1304 ], [ %1384, %1331 ]
  %1324 = phi <16 x float> [ %1266, %1304 ], [ %1383, %1331 ]
  %1325 = phi <16 x float> [ %1262, %1304 ], [ %1378, %1331 ]
  %1326 = phi <16 x float> [ %1259, %1304 ], [ %1377, %1331 ]
  %1327 = phi <16 x float> [ %1256, %1304 ], [ %1376, %1331 ]
  %1328 = phi <16 x float> [ %1253, %1304 ], [ %1371, %1331 ]
  %1329 = phi <16 x float> [ %1250, %1304 ], [ %1370, %1331 ]
  %1330 = phi <16 x float> [ %1247, %1304 ], [ %1369, %1331 ]
  br i1 %73, label %1608, label %1410

1331:                                             ; preds = %1304, %1331
  %1332 = phi <16 x float> [ %1406, %1331 ], [ %1302, %1304 ]
  %1333 = phi <16 x float> [ %1405, %1331 ], [ %1299, %1304 ]
  %1334 = phi <16 x float> [ %1404, %1331 ], [ %1296, %1304 ]
  %1335 = phi <16 x float> [ %1399, %1331 ], [ %1292, %1304 ]
  %1336 = phi <16 x float> [ %1398, %1331 ], [ %1289, %1304 ]
  %1337 = phi <16 x float> [ %1397, %1331 ], [ %1286, %1304 ]
  %1338 = phi <16 x float> [ %1392, %1331 ], [ %1282, %1304 ]
  %1339 = phi <16 x float> [ %1391, %1331 ], [ %1279, %1304 ]
  %1340 = phi <16 x float> [ %1390, %1331 ], [ %1276, %1304 ]
  %1341 = phi <16 x float> [ %1385, %1331 ], [ %1272, %1304 ]
  %1342 = phi <16 x float> [ %1384, %1331 ], [ %1269, %1304 ]
  %1343 = phi <16 x float> [ %1383, %1331 ], [ %1266, %1304 ]
  %1344 = phi <16 x float> [ %1378, %1331 ], [ %1262, %1304 ]
  %1345 = phi <16 x float> [ %1377, %1331 ], [ %1259, %1304 ]
  %1346 = phi <16 x float> [ %1376, %1331 ], [ %1256, %1304 ]
  %1347 = phi <16 x float> [ %1371, %1331 ], [ %1253, %1304 ]
  %1348 = phi <16 x float> [ %1370, %1331 ], [ %1250, %1304 ]
  %1349 = phi <16 x float> [ %1369, %1331 ], [ %1247, %1304 ]
  %1350 = phi i64 [ %1407, %1331 ], [ %142, %1304 ]
  %1351 = phi i64 [ %1408, %1331 ], [ 0, %1304 ]
  %1352 = mul nuw nsw i64 %1351, 192
  %1353 = getelementptr inbounds nuw i8, ptr %123, i64 %1352
  %1354 = load <16 x float>, ptr %1353, align 4
  %1355 = getelementptr inbounds nuw i8, ptr %1353, i64 64
  %1356 = load <16 x float>, ptr %1355, align 4
  %1357 = getelementptr inbounds nuw i8, ptr %1353, i64 128
  %1358 = load <16 x float>, ptr %1357, align 4
  %1359 = ashr i64 %1350, 16
  %1360 = mul nsw i64 %1359, 192
  %1361 = getelementptr inbounds i8, ptr %143, i64 %1360
  call void @llvm.prefetch.p0(ptr %1361, i32 0, i32 2, i32 1)
  %1362 = getelementptr inbounds nuw i8, ptr %1361, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1362, i32 0, i32 2, i32 1)
  %1363 = getelementptr inbounds nuw i8, ptr %1361, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1363, i32 0, i32 2, i32 1)
  %1364 = mul i64 %1351, 24
  %1365 = getelementptr i8, ptr %128, i64 %1364
  %1366 = load float, ptr %1365, align 4
  %1367 = insertelement <16 x float> poison, float %1366, i64 0
  %1368 = shufflevector <16 x float> %1367, <16 x float> poison, <16 x i32> zeroinitializer
  %1369 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1368, <16 x float> %1354, <16 x float> %1349)
  %1370 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1368, <16 x float> %1356, <16 x float> %1348)
  %1371 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1368, <16 x float> %1358, <16 x float> %1347)
  %1372 = getelementptr i8, ptr %1365, i64 4
  %1373 = load float, ptr %1372, align 4
  %1374 = insertelement <16 x float> poison, float %1373, i64 0
  %1375 = shufflevector <16 x float> %1374, <16 x float> poison, <16 x i32> zeroinitializer
  %1376 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1375, <16 x float> %1354, <16 x float> %1346)
  %1377 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1375, <16 x float> %1356, <16 x float> %1345)
  %1378 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1375, <16 x float> %1358, <16 x float> %1344)
  %1379 = getelementptr i8, ptr %1365, i64 8
  %1380 = load float, ptr %1379, align 4
  %1381 = insertelement <16 x float> poison, float %1380, i64 0
  %1382 = shufflevector <16 x float> %1381, <16 x float> poison, <16 x i32> zeroinitializer
  %1383 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1382, <16 x float> %1354, <16 x float> %1343)
  %1384 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1382, <16 x float> %1356, <16 x float> %1342)
  %1385 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1382, <16 x float> %1358, <16 x float> %1341)
  %1386 = getelementptr i8, ptr %1365, i64 12
  %1387 = load float, ptr %1386, align 4
  %1388 = insertelement <16 x float> poison, float %1387, i64 0
  %1389 = shufflevector <16 x float> %1388, <16 x float> poison, <16 x i32> zeroinitializer
  %1390 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1389, <16 x float> %1354, <16 x float> %1340)
  %1391 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1389, <16 x float> %1356, <16 x float> %1339)
  %1392 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1389, <16 x float> %1358, <16 x float> %1338)
  %1393 = getelementptr i8, ptr %1365, i64 16
  %1394 = load float, ptr %1393, align 4
  %1395 = insertelement <16 x float> poison, float %1394, i64 0
  %1396 = shufflevector <16 x float> %1395, <16 x float> poison, <16 x i32> zeroinitializer
  %1397 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1396, <16 x float> %1354, <16 x float> %1337)
  %1398 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1396, <16 x float> %1356, <16 x float> %1336)
  %1399 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1396, <16 x float> %1358, <16 x float> %1335)
  %1400 = getelementptr i8, ptr %1365, i64 20
  %1401 = load float, ptr %1400, align 4
  %1402 = insertelement <16 x float> poison, float %1401, i64 0
  %1403 = shufflevector <16 x float> %1402, <16 x float> poison, <16 x i32> zeroinitializer
  %1404 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1403, <16 x float> %1354, <16 x float> %1334)
  %1405 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1403, <16 x float> %1356, <16 x float> %1333)
  %1406 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1403, <16 x float> %1358, <16 x float> %1332)
  %1407 = add nsw i64 %1350, %139
  %1408 = add nuw nsw i64 %1351, 1
  %1409 = icmp slt i64 %1408, %71
  br i1 %1409, label %1331, label %1312, !llvm.loop !11

1410:                                             ; preds = %1312
  %1411 = load ptr, ptr %12, align 8
  %1412 = icmp eq ptr %1411, null
  br i1 %1412, label %1417, label %1413

1413:                                             ; preds = %1410
  %1414 = getelementptr inbounds float, ptr %1411, i64 %147
  %1415 = load <16 x float>, ptr %1414, align 4
  %1416 = fadd <16 x float> %1330, %1415
  br label %1417

1417:                                             ; preds = %1413, %1410
  %1418 = phi <16 x float> [ %1330, %1410 ], [ %1416, %1413 ]
  store <16 x float> %1418, ptr %1245, align 4
  %1419 = load ptr, ptr %12, align 8
  %1420 = icmp eq ptr %1419, null
  br i1 %1420, label %1426, label %1421

1421:                                             ; preds = %1417
  %1422 = getelementptr inbounds float, ptr %1419, i64 %147
  %1423 = getelementptr inbounds nuw i8, ptr %1422, i64 64
  %1424 = load <16 x float>, ptr %1423, align 4
  %1425 = fadd <16 x float> %1329, %1424
  br label %1426

1426:                                             ; preds = %1421, %1417
  %1427 = phi <16 x float> [ %1329, %1417 ], [ %1425, %1421 ]
  store <16 x float> %1427, ptr %1248, align 4
  %1428 = load ptr, ptr %12, align 8
  %1429 = icmp eq ptr %1428, null
  br i1 %1429, label %1435, label %1430

1430:                                             ; preds = %1426
  %1431 = getelementptr inbounds float, ptr %1428, i64 %147
  %1432 = getelementptr inbounds nuw i8, ptr %1431, i64 128
  %1433 = load <16 x float>, ptr %1432, align 4
  %1434 = fadd <16 x float> %1328, %1433
  br label %1435

1435:                                             ; preds = %1430, %1426
  %1436 = phi <16 x float> [ %1328, %1426 ], [ %1434, %1430 ]
  store <16 x float> %1436, ptr %1251, align 4
  %1437 = load i64, ptr %8, align 8
  %1438 = load ptr, ptr %12, align 8
  %1439 = icmp eq ptr %1438, null
  br i1 %1439, label %1445, label %1440

1440:                                             ; preds = %1435
  %1441 = getelementptr inbounds float, ptr %1438, i64 %147
  %1442 = getelementptr inbounds float, ptr %1441, i64 %1437
  %1443 = load <16 x float>, ptr %1442, align 4
  %1444 = fadd <16 x float> %1327, %1443
  br label %1445

1445:                                             ; preds = %1440, %1435
  %1446 = phi <16 x float> [ %1327, %1435 ], [ %1444, %1440 ]
  %1447 = getelementptr inbounds float, ptr %1245, i64 %1437
  store <16 x float> %1446, ptr %1447, align 4
  %1448 = load i64, ptr %8, align 8
  %1449 = add nsw i64 %1448, 16
  %1450 = load ptr, ptr %12, align 8
  %1451 = icmp eq ptr %1450, null
  br i1 %1451, label %1457, label %1452

1452:                                             ; preds = %1445
  %1453 = getelementptr inbounds float, ptr %1450, i64 %147
  %1454 = getelementptr inbounds float, ptr %1453, i64 %1449
  %1455 = load <16 x float>, ptr %1454, align 4
  %1456 = fadd <16 x float> %1326, %1455
  br label %1457

1457:                                             ; preds = %1452, %1445
  %1458 = phi <16 x float> [ %1326, %1445 ], [ %1456, %1452 ]
  %1459 = getelementptr inbounds float, ptr %1245, i64 %1449
  store <16 x float> %1458, ptr %1459, align 4
  %1460 = load i64, ptr %8, align 8
  %1461 = add nsw i64 %1460, 32
  %1462 = load ptr, ptr %12, align 8
  %1463 = icmp eq ptr %1462, null
  br i1 %1463, label %1469, label %1464

1464:                                             ; preds = %1457
  %1465 = getelementptr inbounds float, ptr %1462, i64 %147
  %1466 = getelementptr inbounds float, ptr %1465, i64 %1461
  %1467 = load <16 x float>, ptr %1466, align 4
  %1468 = fadd <16 x float> %1325, %1467
  br label %1469

1469:                                             ; preds = %1464, %1457
  %1470 = phi <16 x float> [ %1325, %1457 ], [ %1468, %1464 ]
  %1471 = getelementptr inbounds float, ptr %1245, i64 %1461
  store <16 x float> %1470, ptr %1471, align 4
  %1472 = load i64, ptr %8, align 8
  %1473 = shl nsw i64 %1472, 1
  %1474 = load ptr, ptr %12, align 8
  %1475 = icmp eq ptr %1474, null
  br i1 %1475, label %1481, label %1476

1476:                                             ; preds = %1469
  %1477 = getelementptr inbounds float, ptr %1474, i64 %147
  %1478 = getelementptr inbounds float, ptr %1477, i64 %1473
  %1479 = load <16 x float>, ptr %1478, align 4
  %1480 = fadd <16 x float> %1324, %1479
  br label %1481

1481:                                             ; preds = %1476, %1469
  %1482 = phi <16 x float> [ %1324, %1469 ], [ %1480, %1476 ]
  %1483 = getelementptr inbounds float, ptr %1245, i64 %1473
  store <16 x float> %1482, ptr %1483, align 4
  %1484 = load i64, ptr %8, align 8
  %1485 = shl nsw i64 %1484, 1
  %1486 = add nsw i64 %1485, 16
  %1487 = load ptr, ptr %12, align 8
  %1488 = icmp eq ptr %1487, null
  br i1 %1488, label %1494, label %1489

1489:                                             ; preds = %1481
  %1490 = getelementptr inbounds float, ptr %1487, i64 %147
  %1491 = getelementptr inbounds float, ptr %1490, i64 %1486
  %1492 = load <16 x float>, ptr %1491, align 4
  %1493 = fadd <16 x float> %1323, %1492
  br label %1494

1494:                                             ; preds = %1489, %1481
  %1495 = phi <16 x float> [ %1323, %1481 ], [ %1493, %1489 ]
  %1496 = getelementptr inbounds float, ptr %1245, i64 %1486
  store <16 x float> %1495, ptr %1496, align 4
  %1497 = load i64, ptr %8, align 8
  %1498 = shl nsw i64 %1497, 1
  %1499 = add nsw i64 %1498, 32
  %1500 = load ptr, ptr %12, align 8
  %1501 = icmp eq ptr %1500, null
  br i1 %1501, label %1507, label %1502

1502:                                             ; preds = %1494
  %1503 = getelementptr inbounds float, ptr %1500, i64 %147
  %1504 = getelementptr inbounds float, ptr %1503, i64 %1499
  %1505 = load <16 x float>, ptr %1504, align 4
  %1506 = fadd <16 x float> %1322, %1505
  br label %1507

1507:                                             ; preds = %1502, %1494
  %1508 = phi <16 x float> [ %1322, %1494 ], [ %1506, %1502 ]
  %1509 = getelementptr inbounds float, ptr %1245, i64 %1499
  store <16 x float> %1508, ptr %1509, align 4
  %1510 = load i64, ptr %8, align 8
  %1511 = mul nsw i64 %1510, 3
  %1512 = load ptr, ptr %12, align 8
  %1513 = icmp eq ptr %1512, null
  br i1 %1513, label %1519, label %1514

1514:                                             ; preds = %1507
  %1515 = getelementptr inbounds float, ptr %1512, i64 %147
  %1516 = getelementptr inbounds float, ptr %1515, i64 %1511
  %1517 = load <16 x float>, ptr %1516, align 4
  %1518 = fadd <16 x float> %1321, %1517
  br label %1519

1519:                                             ; preds = %1514, %1507
  %1520 = phi <16 x float> [ %1321, %1507 ], [ %1518, %1514 ]
  %1521 = getelementptr inbounds float, ptr %1245, i64 %1511
  store <16 x float> %1520, ptr %1521, align 4
  %1522 = load i64, ptr %8, align 8
  %1523 = mul nsw i64 %1522, 3
  %1524 = add nsw i64 %1523, 16
  %1525 = load ptr, ptr %12, align 8
  %1526 = icmp eq ptr %1525, null
  br i1 %1526, label %1532, label %1527

1527:                                             ; preds = %1519
  %1528 = getelementptr inbounds float, ptr %1525, i64 %147
  %1529 = getelementptr inbounds float, ptr %1528, i64 %1524
  %1530 = load <16 x float>, ptr %1529, align 4
  %1531 = fadd <16 x float> %1320, %1530
  br label %1532

1532:                                             ; preds = %1527, %1519
  %1533 = phi <16 x float> [ %1320, %1519 ], [ %1531, %1527 ]
  %1534 = getelementptr inbounds float, ptr %1245, i64 %1524
  store <16 x float> %1533, ptr %1534, align 4
  %1535 = load i64, ptr %8, align 8
  %1536 = mul nsw i64 %1535, 3
  %1537 = add nsw i64 %1536, 32
  %1538 = load ptr, ptr %12, align 8
  %1539 = icmp eq ptr %1538, null
  br i1 %1539, label %1545, label %1540

1540:                                             ; preds = %1532
  %1541 = getelementptr inbounds float, ptr %1538, i64 %147
  %1542 = getelementptr inbounds float, ptr %1541, i64 %1537
  %1543 = load <16 x float>, ptr %1542, align 4
  %1544 = fadd <16 x float> %1319, %1543
  br label %1545

1545:                                             ; preds = %1540, %1532
  %1546 = phi <16 x float> [ %1319, %1532 ], [ %1544, %1540 ]
  %1547 = getelementptr inbounds float, ptr %1245, i64 %1537
  store <16 x float> %1546, ptr %1547, align 4
  %1548 = load i64, ptr %8, align 8
  %1549 = shl nsw i64 %1548, 2
  %1550 = load ptr, ptr %12, align 8
  %1551 = icmp eq ptr %1550, null
  br i1 %1551, label %1557, label %1552

1552:                                             ; preds = %1545
  %1553 = getelementptr inbounds float, ptr %1550, i64 %147
  %1554 = getelementptr inbounds float, ptr %1553, i64 %1549
  %1555 = load <16 x float>, ptr %1554, align 4
  %1556 = fadd <16 x float> %1318, %1555
  br label %1557

1557:                                             ; preds = %1552, %1545
  %1558 = phi <16 x float> [ %1318, %1545 ], [ %1556, %1552 ]
  %1559 = getelementptr inbounds float, ptr %1245, i64 %1549
  store <16 x float> %1558, ptr %1559, align 4
  %1560 = load i64, ptr %8, align 8
  %1561 = shl nsw i64 %1560, 2
  %1562 = add nsw i64 %1561, 16
  %1563 = load ptr, ptr %12, align 8
  %1564 = icmp eq ptr %1563, null
  br i1 %1564, label %1570, label %1565

1565:                                             ; preds = %1557
  %1566 = getelementptr inbounds float, ptr %1563, i64 %147
  %1567 = getelementptr inbounds float, ptr %1566, i64 %1562
  %1568 = load <16 x float>, ptr %1567, align 4
  %1569 = fadd <16 x float> %1317, %1568
  br label %1570

1570:                                             ; preds = %1565, %1557
  %1571 = phi <16 x float> [ %1317, %1557 ], [ %1569, %1565 ]
  %1572 = getelementptr inbounds float, ptr %1245, i64 %1562
  store <16 x float> %1571, ptr %1572, align 4
  %1573 = load i64, ptr %8, align 8
  %1574 = shl nsw i64 %1573, 2
  %1575 = add nsw i64 %1574, 32
  %1576 = load ptr, ptr %12, align 8
  %1577 = icmp eq ptr %1576, null
  br i1 %1577, label %1583, label %1578

1578:                                             ; preds = %1570
  %1579 = getelementptr inbounds float, ptr %1576, i64 %147
  %1580 = getelementptr inbounds float, ptr %1579, i64 %1575
  %1581 = load <16 x float>, ptr %1580, align 4
  %1582 = fadd <16 x float> %1316, %1581
  br label %1583

1583:                                             ; preds = %1578, %1570
  %1584 = phi <16 x float> [ %1316, %1570 ], [ %1582, %1578 ]
  %1585 = getelementptr inbounds float, ptr %1245, i64 %1575
  store <16 x float> %1584, ptr %1585, align 4
  %1586 = load i64, ptr %8, align 8
  %1587 = mul nsw i64 %1586, 5
  %1588 = load ptr, ptr %12, align 8
  %1589 = icmp eq ptr %1588, null
  br i1 %1589, label %1595, label %1590

1590:                                             ; preds = %1583
  %1591 = getelementptr inbounds float, ptr %1588, i64 %147
  %1592 = getelementptr inbounds float, ptr %1591, i64 %1587
  %1593 = load <16 x float>, ptr %1592, align 4
  %1594 = fadd <16 x float> %1315, %1593
  br label %1595

1595:                                             ; preds = %1590, %1583
  %1596 = phi <16 x float> [ %1315, %1583 ], [ %1594, %1590 ]
  %1597 = getelementptr inbounds float, ptr %1245, i64 %1587
  store <16 x float> %1596, ptr %1597, align 4
  %1598 = load i64, ptr %8, align 8
  %1599 = mul nsw i64 %1598, 5
  %1600 = add nsw i64 %1599, 16
  %1601 = load ptr, ptr %12, align 8
  %1602 = icmp eq ptr %1601, null
  br i1 %1602, label %1660, label %1603

1603:                                             ; preds = %1595
  %1604 = getelementptr inbounds float, ptr %1601, i64 %147
  %1605 = getelementptr inbounds float, ptr %1604, i64 %1600
  %1606 = load <16 x float>, ptr %1605, align 4
  %1607 = fadd <16 x float> %1314, %1606
  br label %1660

1608:                                             ; preds = %1312
  store <16 x float> %1330, ptr %1245, align 4
  store <16 x float> %1329, ptr %1248, align 4
  store <16 x float> %1328, ptr %1251, align 4
  %1609 = load i64, ptr %8, align 8
  %1610 = getelementptr inbounds float, ptr %1245, i64 %1609
  store <16 x float> %1327, ptr %1610, align 4
  %1611 = load i64, ptr %8, align 8
  %1612 = getelementptr float, ptr %1245, i64 %1611
  %1613 = getelementptr i8, ptr %1612, i64 64
  store <16 x float> %1326, ptr %1613, align 4
  %1614 = load i64, ptr %8, align 8
  %1615 = getelementptr float, ptr %1245, i64 %1614
  %1616 = getelementptr i8, ptr %1615, i64 128
  store <16 x float> %1325, ptr %1616, align 4
  %1617 = load i64, ptr %8, align 8
  %1618 = shl nsw i64 %1617, 3
  %1619 = getelementptr inbounds i8, ptr %1245, i64 %1618
  store <16 x float> %1324, ptr %1619, align 4
  %1620 = load i64, ptr %8, align 8
  %1621 = shl i64 %1620, 3
  %1622 = getelementptr i8, ptr %1245, i64 %1621
  %1623 = getelementptr i8, ptr %1622, i64 64
  store <16 x float> %1323, ptr %1623, align 4
  %1624 = load i64, ptr %8, align 8
  %1625 = shl i64 %1624, 3
  %1626 = getelementptr i8, ptr %1245, i64 %1625
  %1627 = getelementptr i8, ptr %1626, i64 128
  store <16 x float> %1322, ptr %1627, align 4
  %1628 = load i64, ptr %8, align 8
  %1629 = mul nsw i64 %1628, 12
  %1630 = getelementptr inbounds i8, ptr %1245, i64 %1629
  store <16 x float> %1321, ptr %1630, align 4
  %1631 = load i64, ptr %8, align 8
  %1632 = mul i64 %1631, 12
  %1633 = getelementptr i8, ptr %1245, i64 %1632
  %1634 = getelementptr i8, ptr %1633, i64 64
  store <16 x float> %1320, ptr %1634, align 4
  %1635 = load i64, ptr %8, align 8
  %1636 = mul i64 %1635, 12
  %1637 = getelementptr i8, ptr %1245, i64 %1636
  %1638 = getelementptr i8, ptr %1637, i64 128
  store <16 x float> %1319, ptr %1638, align 4
  %1639 = load i64, ptr %8, align 8
  %1640 = shl nsw i64 %1639, 4
  %1641 = getelementptr inbounds i8, ptr %1245, i64 %1640
  store <16 x float> %1318, ptr %1641, align 4
  %1642 = load i64, ptr %8, align 8
  %1643 = shl i64 %1642, 4
  %1644 = getelementptr i8, ptr %1245, i64 %1643
  %1645 = getelementptr i8, ptr %1644, i64 64
  store <16 x float> %1317, ptr %1645, align 4
  %1646 = load i64, ptr %8, align 8
  %1647 = shl i64 %1646, 4
  %1648 = getelementptr i8, ptr %1245, i64 %1647
  %1649 = getelementptr i8, ptr %1648, i64 128
  store <16 x float> %1316, ptr %1649, align 4
  %1650 = load i64, ptr %8, align 8
  %1651 = mul nsw i64 %1650, 20
  %1652 = getelementptr inbounds i8, ptr %1245, i64 %1651
  store <16 x float> %1315, ptr %1652, align 4
  %1653 = load i64, ptr %8, align 8
  %1654 = mul i64 %1653, 20
  %1655 = getelementptr i8, ptr %1245, i64 %1654
  %1656 = getelementptr i8, ptr %1655, i64 64
  store <16 x float> %1314, ptr %1656, align 4
  %1657 = load i64, ptr %8, align 8
  %1658 = mul nsw i64 %1657, 5
  %1659 = add nsw i64 %1658, 32
  br label %1673

1660:                                             ; preds = %1603, %1595
  %1661 = phi <16 x float> [ %1314, %1595 ], [ %1607, %1603 ]
  %1662 = getelementptr inbounds float, ptr %1245, i64 %1600
  store <16 x float> %1661, ptr %1662, align 4
  %1663 = load i64, ptr %8, align 8
  %1664 = mul nsw i64 %1663, 5
  %1665 = add nsw i64 %1664, 32
  %1666 = load ptr, ptr %12, align 8
  %1667 = icmp eq ptr %1666, null
  br i1 %1667, label %1673, label %1668

1668:                                             ; preds = %1660
  %1669 = getelementptr inbounds float, ptr %1666, i64 %147
  %1670 = getelementptr inbounds float, ptr %1669, i64 %1665
  %1671 = load <16 x float>, ptr %1670, align 4
  %1672 = fadd <16 x float> %1313, %1671
  br label %1673

1673:                                             ; preds = %1608, %1668, %1660
  %1674 = phi i64 [ %1665, %1668 ], [ %1665, %1660 ], [ %1659, %1608 ]
  %1675 = phi <16 x float> [ %1672, %1668 ], [ %1313, %1660 ], [ %1313, %1608 ]
  %1676 = getelementptr inbounds float, ptr %1245, i64 %1674
  store <16 x float> %1675, ptr %1676, align 4
  br label %2761

1677:                                             ; preds = %126
  %1678 = load ptr, ptr %11, align 8
  %1679 = getelementptr inbounds float, ptr %1678, i64 %147
  %1680 = load <16 x float>, ptr %1679, align 4
  %1681 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1680
  %1682 = getelementptr inbounds nuw i8, ptr %1679, i64 64
  %1683 = load <16 x float>, ptr %1682, align 4
  %1684 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1683
  %1685 = getelementptr inbounds nuw i8, ptr %1679, i64 128
  %1686 = load <16 x float>, ptr %1685, align 4
  %1687 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1686
  %1688 = getelementptr inbounds float, ptr %1679, i64 %145
  %1689 = load <16 x float>, ptr %1688, align 4
  %1690 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1689
  %1691 = getelementptr inbounds nuw i8, ptr %1688, i64 64
  %1692 = load <16 x float>, ptr %1691, align 4
  %1693 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1692
  %1694 = getelementptr inbounds nuw i8, ptr %1688, i64 128
  %1695 = load <16 x float>, ptr %1694, align 4
  %1696 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1695
  %1697 = shl nsw i64 %145, 3
  %1698 = getelementptr inbounds i8, ptr %1679, i64 %1697
  %1699 = load <16 x float>, ptr %1698, align 4
  %1700 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1699
  %1701 = getelementptr inbounds nuw i8, ptr %1698, i64 64
  %1702 = load <16 x float>, ptr %1701, align 4
  %1703 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1702
  %1704 = getelementptr inbounds nuw i8, ptr %1698, i64 128
  %1705 = load <16 x float>, ptr %1704, align 4
  %1706 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1705
  %1707 = mul nsw i64 %145, 12
  %1708 = getelementptr inbounds i8, ptr %1679, i64 %1707
  %1709 = load <16 x float>, ptr %1708, align 4
  %1710 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1709
  %1711 = getelementptr inbounds nuw i8, ptr %1708, i64 64
  %1712 = load <16 x float>, ptr %1711, align 4
  %1713 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1712
  %1714 = getelementptr inbounds nuw i8, ptr %1708, i64 128
  %1715 = load <16 x float>, ptr %1714, align 4
  %1716 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1715
  %1717 = shl nsw i64 %145, 4
  %1718 = getelementptr inbounds i8, ptr %1679, i64 %1717
  %1719 = load <16 x float>, ptr %1718, align 4
  %1720 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1719
  %1721 = getelementptr inbounds nuw i8, ptr %1718, i64 64
  %1722 = load <16 x float>, ptr %1721, align 4
  %1723 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1722
  %1724 = getelementptr inbounds nuw i8, ptr %1718, i64 128
  %1725 = load <16 x float>, ptr %1724, align 4
  %1726 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1725
  %1727 = mul nsw i64 %145, 20
  %1728 = getelementptr inbounds i8, ptr %1679, i64 %1727
  %1729 = load <16 x float>, ptr %1728, align 4
  %1730 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1729
  %1731 = getelementptr inbounds nuw i8, ptr %1728, i64 64
  %1732 = load <16 x float>, ptr %1731, align 4
  %1733 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1732
  %1734 = getelementptr inbounds nuw i8, ptr %1728, i64 128
  %1735 = load <16 x float>, ptr %1734, align 4
  %1736 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1735
  %1737 = mul nsw i64 %145, 24
  %1738 = getelementptr inbounds i8, ptr %1679, i64 %1737
  %1739 = load <16 x float>, ptr %1738, align 4
  %1740 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1739
  %1741 = getelementptr inbounds nuw i8, ptr %1738, i64 64
  %1742 = load <16 x float>, ptr %1741, align 4
  %1743 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1742
  %1744 = getelementptr inbounds nuw i8, ptr %1738, i64 128
  %1745 = load <16 x float>, ptr %1744, align 4
  %1746 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1745
  %1747 = icmp sgt i64 %137, 0
  br i1 %1747, label %1749, label %1748

1748:                                             ; preds = %1749, %1677
  br i1 %95, label %1778, label %1756

1749:                                             ; preds = %1677, %1749
  %1750 = phi i64 [ %1754, %1749 ], [ 0, %1677 ]
  %1751 = add nuw nsw i64 %1750, 7
  %1752 = mul nsw i64 %1751, %145
  %1753 = getelementptr inbounds float, ptr %1679, i64 %1752
  tail call void @llvm.prefetch.p0(ptr %1753, i32 1, i32 3, i32 1)
  %1754 = add nuw nsw i64 %1750, 1
  %1755 = icmp eq i64 %1754, %132
  br i1 %1755, label %1748, label %1749, !llvm.loop !9

1756:                                             ; preds = %1778, %1748
  %1757 = phi <16 x float> [ %1713, %1748 ], [ %1841, %1778 ]
  %1758 = phi <16 x float> [ %1710, %1748 ], [ %1840, %1778 ]
  %1759 = phi <16 x float> [ %1706, %1748 ], [ %1835, %1778 ]
  %1760 = phi <16 x float> [ %1703, %1748 ], [ %1834, %1778 ]
  %1761 = phi <16 x float> [ %1700, %1748 ], [ %1833, %1778 ]
  %1762 = phi <16 x float> [ %1696, %1748 ], [ %1828, %1778 ]
  %1763 = phi <16 x float> [ %1693, %1748 ], [ %1827, %1778 ]
  %1764 = phi <16 x float> [ %1690, %1748 ], [ %1826, %1778 ]
  %1765 = phi <16 x float> [ %1687, %1748 ], [ %1821, %1778 ]
  %1766 = phi <16 x float> [ %1684, %1748 ], [ %1820, %1778 ]
  %1767 = phi <16 x float> [ %1681, %1748 ], [ %1819, %1778 ]
  %1768 = phi <16 x float> [ %1716, %1748 ], [ %1842, %1778 ]
  %1769 = phi <16 x float> [ %1720, %1748 ], [ %1847, %1778 ]
  %1770 = phi <16 x float> [ %1723, %1748 ], [ %1848, %1778 ]
  %1771 = phi <16 x float> [ %1726, %1748 ], [ %1849, %1778 ]
  %1772 = phi <16 x float> [ %1730, %1748 ], [ %1854, %1778 ]
  %1773 = phi <16 x float> [ %1733, %1748 ], [ %1855, %1778 ]
  %1774 = phi <16 x float> [ %1736, %1748 ], [ %1856, %1778 ]
  %1775 = phi <16 x float> [ %1740, %1748 ], [ %1861, %1778 ]
  %1776 = phi <16 x float> [ %1743, %1748 ], [ %1862, %1778 ]
  %1777 = phi <16 x float> [ %1746, %1748 ], [ %1863, %1778 ]
  br i1 %73, label %2103, label %1867

1778:                                             ; preds = %1748, %1778
  %1779 = phi <16 x float> [ %1841, %1778 ], [ %1713, %1748 ]
  %1780 = phi <16 x float> [ %1840, %1778 ], [ %1710, %1748 ]
  %1781 = phi <16 x float> [ %1835, %1778 ], [ %1706, %1748 ]
  %1782 = phi <16 x float> [ %1834, %1778 ], [ %1703, %1748 ]
  %1783 = phi <16 x float> [ %1833, %1778 ], [ %1700, %1748 ]
  %1784 = phi <16 x float> [ %1828, %1778 ], [ %1696, %1748 ]
  %1785 = phi <16 x float> [ %1827, %1778 ], [ %1693, %1748 ]
  %1786 = phi <16 x float> [ %1826, %1778 ], [ %1690, %1748 ]
  %1787 = phi <16 x float> [ %1821, %1778 ], [ %1687, %1748 ]
  %1788 = phi <16 x float> [ %1820, %1778 ], [ %1684, %1748 ]
  %1789 = phi <16 x float> [ %1819, %1778 ], [ %1681, %1748 ]
  %1790 = phi <16 x float> [ %1842, %1778 ], [ %1716, %1748 ]
  %1791 = phi <16 x float> [ %1847, %1778 ], [ %1720, %1748 ]
  %1792 = phi <16 x float> [ %1848, %1778 ], [ %1723, %1748 ]
  %1793 = phi <16 x float> [ %1849, %1778 ], [ %1726, %1748 ]
  %1794 = phi <16 x float> [ %1854, %1778 ], [ %1730, %1748 ]
  %1795 = phi <16 x float> [ %1855, %1778 ], [ %1733, %1748 ]
  %1796 = phi <16 x float> [ %1856, %1778 ], [ %1736, %1748 ]
  %1797 = phi <16 x float> [ %1861, %1778 ], [ %1740, %1748 ]
  %1798 = phi <16 x float> [ %1862, %1778 ], [ %1743, %1748 ]
  %1799 = phi <16 x float> [ %1863, %1778 ], [ %1746, %1748 ]
  %1800 = phi i64 [ %1864, %1778 ], [ %142, %1748 ]
  %1801 = phi i64 [ %1865, %1778 ], [ 0, %1748 ]
  %1802 = mul nuw nsw i64 %1801, 192
  %1803 = getelementptr inbounds nuw i8, ptr %123, i64 %1802
  %1804 = load <16 x float>, ptr %1803, align 4
  %1805 = getelementptr inbounds nuw i8, ptr %1803, i64 64
  %1806 = load <16 x float>, ptr %1805, align 4
  %1807 = getelementptr inbounds nuw i8, ptr %1803, i64 128
  %1808 = load <16 x float>, ptr %1807, align 4
  %1809 = ashr i64 %1800, 16
  %1810 = mul nsw i64 %1809, 192
  %1811 = getelementptr inbounds i8, ptr %143, i64 %1810
  call void @llvm.prefetch.p0(ptr %1811, i32 0, i32 2, i32 1)
  %1812 = getelementptr inbounds nuw i8, ptr %1811, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1812, i32 0, i32 2, i32 1)
  %1813 = getelementptr inbounds nuw i8, ptr %1811, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1813, i32 0, i32 2, i32 1)
  %1814 = mul i64 %1801, 28
  %1815 = getelementptr i8, ptr %128, i64 %1814
  %1816 = load float, ptr %1815, align 4
  %1817 = insertelement <16 x float> poison, float %1816, i64 0
  %1818 = shufflevector <16 x float> %1817, <16 x float> poison, <16 x i32> zeroinitializer
  %1819 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1818, <16 x float> %1804, <16 x float> %1789)
  %1820 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1818, <16 x float> %1806, <16 x float> %1788)
  %1821 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1818, <16 x float> %1808, <16 x float> %1787)
  %1822 = getelementptr i8, ptr %1815, i64 4
  %1823 = load float, ptr %1822, align 4
  %1824 = insertelement <16 x float> poison, float %1823, i64 0
  %1825 = shufflevector <16 x float> %1824, <16 x float> poison, <16 x i32> zeroinitializer
  %1826 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1825, <16 x float> %1804, <16 x float> %1786)
  %1827 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1825, <16 x float> %1806, <16 x float> %1785)
  %1828 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1825, <16 x float> %1808, <16 x float> %1784)
  %1829 = getelementptr i8, ptr %1815, i64 8
  %1830 = load float, ptr %1829, align 4
  %1831 = insertelement <16 x float> poison, float %1830, i64 0
  %1832 = shufflevector <16 x float> %1831, <16 x float> poison, <16 x i32> zeroinitializer
  %1833 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1832, <16 x float> %1804, <16 x float> %1783)
  %1834 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1832, <16 x float> %1806, <16 x float> %1782)
  %1835 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1832, <16 x float> %1808, <16 x float> %1781)
  %1836 = getelementptr i8, ptr %1815, i64 12
  %1837 = load float, ptr %1836, align 4
  %1838 = insertelement <16 x float> poison, float %1837, i64 0
  %1839 = shufflevector <16 x float> %1838, <16 x float> poison, <16 x i32> zeroinitializer
  %1840 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1839, <16 x float> %1804, <16 x float> %1780)
  %1841 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1839, <16 x float> %1806, <16 x float> %1779)
  %1842 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1839, <16 x float> %1808, <16 x float> %1790)
  %1843 = getelementptr i8, ptr %1815, i64 16
  %1844 = load float, ptr %1843, align 4
  %1845 = insertelement <16 x float> poison, float %1844, i64 0
  %1846 = shufflevector <16 x float> %1845, <16 x float> poison, <16 x i32> zeroinitializer
  %1847 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1846, <16 x float> %1804, <16 x float> %1791)
  %1848 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1846, <16 x float> %1806, <16 x float> %1792)
  %1849 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1846, <16 x float> %1808, <16 x float> %1793)
  %1850 = getelementptr i8, ptr %1815, i64 20
  %1851 = load float, ptr %1850, align 4
  %1852 = insertelement <16 x float> poison, float %1851, i64 0
  %1853 = shufflevector <16 x float> %1852, <16 x float> poison, <16 x i32> zeroinitializer
  %1854 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1853, <16 x float> %1804, <16 x float> %1794)
  %1855 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1853, <16 x float> %1806, <16 x float> %1795)
  %1856 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1853, <16 x float> %1808, <16 x float> %1796)
  %1857 = getelementptr i8, ptr %1815, i64 24
  %1858 = load float, ptr %1857, align 4
  %1859 = insertelement <16 x float> poison, float %1858, i64 0
  %1860 = shufflevector <16 x float> %1859, <16 x float> poison, <16 x i32> zeroinitializer
  %1861 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1860, <16 x float> %1804, <16 x float> %1797)
  %1862 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1860, <16 x float> %1806, <16 x float> %1798)
  %1863 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1860, <16 x float> %1808, <16 x float> %1799)
  %1864 = add nsw i64 %1800, %139
  %1865 = add nuw nsw i64 %1801, 1
  %1866 = icmp slt i64 %1865, %71
  br i1 %1866, label %1778, label %1756, !llvm.loop !11

1867:                                             ; preds = %1756
  %1868 = load ptr, ptr %12, align 8
  %1869 = icmp eq ptr %1868, null
  br i1 %1869, label %1874, label %1870

1870:                                             ; preds = %1867
  %1871 = getelementptr inbounds float, ptr %1868, i64 %147
  %1872 = load <16 x float>, ptr %1871, align 4
  %1873 = fadd <16 x float> %1767, %1872
  br label %1874

1874:                                             ; preds = %1870, %1867
  %1875 = phi <16 x float> [ %1767, %1867 ], [ %1873, %1870 ]
  store <16 x float> %1875, ptr %1679, align 4
  %1876 = load ptr, ptr %12, align 8
  %1877 = icmp eq ptr %1876, null
  br i1 %1877, label %1883, label %1878

1878:                                             ; preds = %1874
  %1879 = getelementptr inbounds float, ptr %1876, i64 %147
  %1880 = getelementptr inbounds nuw i8, ptr %1879, i64 64
  %1881 = load <16 x float>, ptr %1880, align 4
  %1882 = fadd <16 x float> %1766, %1881
  br label %1883

1883:                                             ; preds = %1878, %1874
  %1884 = phi <16 x float> [ %1766, %1874 ], [ %1882, %1878 ]
  store <16 x float> %1884, ptr %1682, align 4
  %1885 = load ptr, ptr %12, align 8
  %1886 = icmp eq ptr %1885, null
  br i1 %1886, label %1892, label %1887

1887:                                             ; preds = %1883
  %1888 = getelementptr inbounds float, ptr %1885, i64 %147
  %1889 = getelementptr inbounds nuw i8, ptr %1888, i64 128
  %1890 = load <16 x float>, ptr %1889, align 4
  %1891 = fadd <16 x float> %1765, %1890
  br label %1892

1892:                                             ; preds = %1887, %1883
  %1893 = phi <16 x float> [ %1765, %1883 ], [ %1891, %1887 ]
  store <16 x float> %1893, ptr %1685, align 4
  %1894 = load i64, ptr %8, align 8
  %1895 = load ptr, ptr %12, align 8
  %1896 = icmp eq ptr %1895, null
  br i1 %1896, label %1902, label %1897

1897:                                             ; preds = %1892
  %1898 = getelementptr inbounds float, ptr %1895, i64 %147
  %1899 = getelementptr inbounds float, ptr %1898, i64 %1894
  %1900 = load <16 x float>, ptr %1899, align 4
  %1901 = fadd <16 x float> %1764, %1900
  br label %1902

1902:                                             ; preds = %1897, %1892
  %1903 = phi <16 x float> [ %1764, %1892 ], [ %1901, %1897 ]
  %1904 = getelementptr inbounds float, ptr %1679, i64 %1894
  store <16 x float> %1903, ptr %1904, align 4
  %1905 = load i64, ptr %8, align 8
  %1906 = add nsw i64 %1905, 16
  %1907 = load ptr, ptr %12, align 8
  %1908 = icmp eq ptr %1907, null
  br i1 %1908, label %1914, label %1909

1909:                                             ; preds = %1902
  %1910 = getelementptr inbounds float, ptr %1907, i64 %147
  %1911 = getelementptr inbounds float, ptr %1910, i64 %1906
  %1912 = load <16 x float>, ptr %1911, align 4
  %1913 = fadd <16 x float> %1763, %1912
  br label %1914

1914:                                             ; preds = %1909, %1902
  %1915 = phi <16 x float> [ %1763, %1902 ], [ %1913, %1909 ]
  %1916 = getelementptr inbounds float, ptr %1679, i64 %1906
  store <16 x float> %1915, ptr %1916, align 4
  %1917 = load i64, ptr %8, align 8
  %1918 = add nsw i64 %1917, 32
  %1919 = load ptr, ptr %12, align 8
  %1920 = icmp eq ptr %1919, null
  br i1 %1920, label %1926, label %1921

1921:                                             ; preds = %1914
  %1922 = getelementptr inbounds float, ptr %1919, i64 %147
  %1923 = getelementptr inbounds float, ptr %1922, i64 %1918
  %1924 = load <16 x float>, ptr %1923, align 4
  %1925 = fadd <16 x float> %1762, %1924
  br label %1926

1926:                                             ; preds = %1921, %1914
  %1927 = phi <16 x float> [ %1762, %1914 ], [ %1925, %1921 ]
  %1928 = getelementptr inbounds float, ptr %1679, i64 %1918
  store <16 x float> %1927, ptr %1928, align 4
  %1929 = load i64, ptr %8, align 8
  %1930 = shl nsw i64 %1929, 1
  %1931 = load ptr, ptr %12, align 8
  %1932 = icmp eq ptr %1931, null
  br i1 %1932, label %1938, label %1933

1933:                                             ; preds = %1926
  %1934 = getelementptr inbounds float, ptr %1931, i64 %147
  %1935 = getelementptr inbounds float, ptr %1934, i64 %1930
  %1936 = load <16 x float>, ptr %1935, align 4
  %1937 = fadd <16 x float> %1761, %1936
  br label %1938

1938:                                             ; preds = %1933, %1926
  %1939 = phi <16 x float> [ %1761, %1926 ], [ %1937, %1933 ]
  %1940 = getelementptr inbounds float, ptr %1679, i64 %1930
  store <16 x float> %1939, ptr %1940, align 4
  %1941 = load i64, ptr %8, align 8
  %1942 = shl nsw i64 %1941, 1
  %1943 = add nsw i64 %1942, 16
  %1944 = load ptr, ptr %12, align 8
  %1945 = icmp eq ptr %1944, null
  br i1 %1945, label %1951, label %1946

1946:                                             ; preds = %1938
  %1947 = getelementptr inbounds float, ptr %1944, i64 %147
  %1948 = getelementptr inbounds float, ptr %1947, i64 %1943
  %1949 = load <16 x float>, ptr %1948, align 4
  %1950 = fadd <16 x float> %1760, %1949
  br label %1951

1951:                                             ; preds = %1946, %1938
  %1952 = phi <16 x float> [ %1760, %1938 ], [ %1950, %1946 ]
  %1953 = getelementptr inbounds float, ptr %1679, i64 %1943
  store <16 x float> %1952, ptr %1953, align 4
  %1954 = load i64, ptr %8, align 8
  %1955 = shl nsw i64 %1954, 1
  %1956 = add nsw i64 %1955, 32
  %1957 = load ptr, ptr %12, align 8
  %1958 = icmp eq ptr %1957, null
  br i1 %1958, label %1964, label %1959

1959:                                             ; preds = %1951
  %1960 = getelementptr inbounds float, ptr %1957, i64 %147
  %1961 = getelementptr inbounds float, ptr %1960, i64 %1956
  %1962 = load <16 x float>, ptr %1961, align 4
  %1963 = fadd <16 x float> %1759, %1962
  br label %1964

1964:                                             ; preds = %1959, %1951
  %1965 = phi <16 x float> [ %1759, %1951 ], [ %1963, %1959 ]
  %1966 = getelementptr inbounds float, ptr %1679, i64 %1956
  store <16 x float> %1965, ptr %1966, align 4
  %1967 = load i64, ptr %8, align 8
  %1968 = mul nsw i64 %1967, 3
  %1969 = load ptr, ptr %12, align 8
  %1970 = icmp eq ptr %1969, null
  br i1 %1970, label %1976, label %1971

1971:                                             ; preds = %1964
  %1972 = getelementptr inbounds float, ptr %1969, i64 %147
  %1973 = getelementptr inbounds float, ptr %1972, i64 %1968
  %1974 = load <16 x float>, ptr %1973, align 4
  %1975 = fadd <16 x float> %1758, %1974
  br label %1976

1976:                                             ; preds = %1971, %1964
  %1977 = phi <16 x float> [ %1758, %1964 ], [ %1975, %1971 ]
  %1978 = getelementptr inbounds float, ptr %1679, i64 %1968
  store <16 x float> %1977, ptr %1978, align 4
  %1979 = load i64, ptr %8, align 8
  %1980 = mul nsw i64 %1979, 3
  %1981 = add nsw i64 %1980, 16
  %1982 = load ptr, ptr %12, align 8
  %1983 = icmp eq ptr %1982, null
  br i1 %1983, label %1989, label %1984

1984:                                             ; preds = %1976
  %1985 = getelementptr inbounds float, ptr %1982, i64 %147
  %1986 = getelementptr inbounds float, ptr %1985, i64 %1981
  %1987 = load <16 x float>, ptr %1986, align 4
  %1988 = fadd <16 x float> %1757, %1987
  br label %1989

1989:                                             ; preds = %1984, %1976
  %1990 = phi <16 x float> [ %1757, %1976 ], [ %1988, %1984 ]
  %1991 = getelementptr inbounds float, ptr %1679, i64 %1981
  store <16 x float> %1990, ptr %1991, align 4
  %1992 = load i64, ptr %8, align 8
  %1993 = mul nsw i64 %1992, 3
  %1994 = add nsw i64 %1993, 32
  %1995 = load ptr, ptr %12, align 8
  %1996 = icmp eq ptr %1995, null
  br i1 %1996, label %2002, label %1997

1997:                                             ; preds = %1989
  %1998 = getelementptr inbounds float, ptr %1995, i64 %147
  %1999 = getelementptr inbounds float, ptr %1998, i64 %1994
  %2000 = load <16 x float>, ptr %1999, align 4
  %2001 = fadd <16 x float> %1768, %2000
  br label %2002

2002:                                             ; preds = %1997, %1989
  %2003 = phi <16 x float> [ %1768, %1989 ], [ %2001, %1997 ]
  %2004 = getelementptr inbounds float, ptr %1679, i64 %1994
  store <16 x float> %2003, ptr %2004, align 4
  %2005 = load i64, ptr %8, align 8
  %2006 = shl nsw i64 %2005, 2
  %2007 = load ptr, ptr %12, align 8
  %2008 = icmp eq ptr %2007, null
  br i1 %2008, label %2014, label %2009

2009:                                             ; preds = %2002
  %2010 = getelementptr inbounds float, ptr %2007, i64 %147
  %2011 = getelementptr inbounds float, ptr %2010, i64 %2006
  %2012 = load <16 x float>, ptr %2011, align 4
  %2013 = fadd <16 x float> %1769, %2012
  br label %2014

2014:                                             ; preds = %2009, %2002
  %2015 = phi <16 x float> [ %1769, %2002 ], [ %2013, %2009 ]
  %2016 = getelementptr inbounds float, ptr %1679, i64 %2006
  store <16 x float> %2015, ptr %2016, align 4
  %2017 = load i64, ptr %8, align 8
  %2018 = shl nsw i64 %2017, 2
  %2019 = add nsw i64 %2018, 16
  %2020 = load ptr, ptr %12, align 8
  %2021 = icmp eq ptr %2020, null
  br i1 %2021, label %2027, label %2022

2022:                                             ; preds = %2014
  %2023 = getelementptr inbounds float, ptr %2020, i64 %147
  %2024 = getelementptr inbounds float, ptr %2023, i64 %2019
  %2025 = load <16 x float>, ptr %2024, align 4
  %2026 = fadd <16 x float> %1770, %2025
  br label %2027

2027:                                             ; preds = %2022, %2014
  %2028 = phi <16 x float> [ %1770, %2014 ], [ %2026, %2022 ]
  %2029 = getelementptr inbounds float, ptr %1679, i64 %2019
  store <16 x float> %2028, ptr %2029, align 4
  %2030 = load i64, ptr %8, align 8
  %2031 = shl nsw i64 %2030, 2
  %2032 = add nsw i64 %2031, 32
  %2033 = load ptr, ptr %12, align 8
  %2034 = icmp eq ptr %2033, null
  br i1 %2034, label %2040, label %2035

2035:                                             ; preds = %2027
  %2036 = getelementptr inbounds float, ptr %2033, i64 %147
  %2037 = getelementptr inbounds float, ptr %2036, i64 %2032
  %2038 = load <16 x float>, ptr %2037, align 4
  %2039 = fadd <16 x float> %1771, %2038
  br label %2040

2040:                                             ; preds = %2035, %2027
  %2041 = phi <16 x float> [ %1771, %2027 ], [ %2039, %2035 ]
  %2042 = getelementptr inbounds float, ptr %1679, i64 %2032
  store <16 x float> %2041, ptr %2042, align 4
  %2043 = load i64, ptr %8, align 8
  %2044 = mul nsw i64 %2043, 5
  %2045 = load ptr, ptr %12, align 8
  %2046 = icmp eq ptr %2045, null
  br i1 %2046, label %2052, label %2047

2047:                                             ; preds = %2040
  %2048 = getelementptr inbounds float, ptr %2045, i64 %147
  %2049 = getelementptr inbounds float, ptr %2048, i64 %2044
  %2050 = load <16 x float>, ptr %2049, align 4
  %2051 = fadd <16 x float> %1772, %2050
  br label %2052

2052:                                             ; preds = %2047, %2040
  %2053 = phi <16 x float> [ %1772, %2040 ], [ %2051, %2047 ]
  %2054 = getelementptr inbounds float, ptr %1679, i64 %2044
  store <16 x float> %2053, ptr %2054, align 4
  %2055 = load i64, ptr %8, align 8
  %2056 = mul nsw i64 %2055, 5
  %2057 = add nsw i64 %2056, 16
  %2058 = load ptr, ptr %12, align 8
  %2059 = icmp eq ptr %2058, null
  br i1 %2059, label %2065, label %2060

2060:                                             ; preds = %2052
  %2061 = getelementptr inbounds float, ptr %2058, i64 %147
  %2062 = getelementptr inbounds float, ptr %2061, i64 %2057
  %2063 = load <16 x float>, ptr %2062, align 4
  %2064 = fadd <16 x float> %1773, %2063
  br label %2065

2065:                                             ; preds = %2060, %2052
  %2066 = phi <16 x float> [ %1773, %2052 ], [ %2064, %2060 ]
  %2067 = getelementptr inbounds float, ptr %1679, i64 %2057
  store <16 x float> %2066, ptr %2067, align 4
  %2068 = load i64, ptr %8, align 8
  %2069 = mul nsw i64 %2068, 5
  %2070 = add nsw i64 %2069, 32
  %2071 = load ptr, ptr %12, align 8
  %2072 = icmp eq ptr %2071, null
  br i1 %2072, label %2078, label %2073

2073:                                             ; preds = %2065
  %2074 = getelementptr inbounds float, ptr %2071, i64 %147
  %2075 = getelementptr inbounds float, ptr %2074, i64 %2070
  %2076 = load <16 x float>, ptr %2075, align 4
  %2077 = fadd <16 x float> %1774, %2076
  br label %2078

2078:                                             ; preds = %2073, %2065
  %2079 = phi <16 x float> [ %1774, %2065 ], [ %2077, %2073 ]
  %2080 = getelementptr inbounds float, ptr %1679, i64 %2070
  store <16 x float> %2079, ptr %2080, align 4
  %2081 = load i64, ptr %8, align 8
  %2082 = mul nsw i64 %2081, 6
  %2083 = load ptr, ptr %12, align 8
  %2084 = icmp eq ptr %2083, null
  br i1 %2084, label %2090, label %2085

2085:                                             ; preds = %2078
  %2086 = getelementptr inbounds float, ptr %2083, i64 %147
  %2087 = getelementptr inbounds float, ptr %2086, i64 %2082
  %2088 = load <16 x float>, ptr %2087, align 4
  %2089 = fadd <16 x float> %1775, %2088
  br label %2090

2090:                                             ; preds = %2085, %2078
  %2091 = phi <16 x float> [ %1775, %2078 ], [ %2089, %2085 ]
  %2092 = getelementptr inbounds float, ptr %1679, i64 %2082
  store <16 x float> %2091, ptr %2092, align 4
  %2093 = load i64, ptr %8, align 8
  %2094 = mul nsw i64 %2093, 6
  %2095 = add nsw i64 %2094, 16
  %2096 = load ptr, ptr %12, align 8
  %2097 = icmp eq ptr %2096, null
  br i1 %2097, label %2166, label %2098

2098:                                             ; preds = %2090
  %2099 = getelementptr inbounds float, ptr %2096, i64 %147
  %2100 = getelementptr inbounds float, ptr %2099, i64 %2095
  %2101 = load <16 x float>, ptr %2100, align 4
  %2102 = fadd <16 x float> %1776, %2101
  br label %2166

2103:                                             ; preds = %1756
  store <16 x float> %1767, ptr %1679, align 4
  store <16 x float> %1766, ptr %1682, align 4
  store <16 x float> %1765, ptr %1685, align 4
  %2104 = load i64, ptr %8, align 8
  %2105 = getelementptr inbounds float, ptr %1679, i64 %2104
  store <16 x float> %1764, ptr %2105, align 4
  %2106 = load i64, ptr %8, align 8
  %2107 = getelementptr float, ptr %1679, i64 %2106
  %2108 = getelementptr i8, ptr %2107, i64 64
  store <16 x float> %1763, ptr %2108, align 4
  %2109 = load i64, ptr %8, align 8
  %2110 = getelementptr float, ptr %1679, i64 %2109
  %2111 = getelementptr i8, ptr %2110, i64 128
  store <16 x float> %1762, ptr %2111, align 4
  %2112 = load i64, ptr %8, align 8
  %2113 = shl nsw i64 %2112, 3
  %2114 = getelementptr inbounds i8, ptr %1679, i64 %2113
  store <16 x float> %1761, ptr %2114, align 4
  %2115 = load i64, ptr %8, align 8
  %2116 = shl i64 %2115, 3
  %2117 = getelementptr i8, ptr %1679, i64 %2116
  %2118 = getelementptr i8, ptr %2117, i64 64
  store <16 x float> %1760, ptr %2118, align 4
  %2119 = load i64, ptr %8, align 8
  %2120 = shl i64 %2119, 3
  %2121 = getelementptr i8, ptr %1679, i64 %2120
  %2122 = getelementptr i8, ptr %2121, i64 128
  store <16 x float> %1759, ptr %2122, align 4
  %2123 = load i64, ptr %8, align 8
  %2124 = mul nsw i64 %2123, 12
  %2125 = getelementptr inbounds i8, ptr %1679, i64 %2124
  store <16 x float> %1758, ptr %2125, align 4
  %2126 = load i64, ptr %8, align 8
  %2127 = mul i64 %2126, 12
  %2128 = getelementptr i8, ptr %1679, i64 %2127
  %2129 = getelementptr i8, ptr %2128, i64 64
  store <16 x float> %1757, ptr %2129, align 4
  %2130 = load i64, ptr %8, align 8
  %2131 = mul i64 %2130, 12
  %2132 = getelementptr i8, ptr %1679, i64 %2131
  %2133 = getelementptr i8, ptr %2132, i64 128
  store <16 x float> %1768, ptr %2133, align 4
  %2134 = load i64, ptr %8, align 8
  %2135 = shl nsw i64 %2134, 4
  %2136 = getelementptr inbounds i8, ptr %1679, i64 %2135
  store <16 x float> %1769, ptr %2136, align 4
  %2137 = load i64, ptr %8, align 8
  %2138 = shl i64 %2137, 4
  %2139 = getelementptr i8, ptr %1679, i64 %2138
  %2140 = getelementptr i8, ptr %2139, i64 64
  store <16 x float> %1770, ptr %2140, align 4
  %2141 = load i64, ptr %8, align 8
  %2142 = shl i64 %2141, 4
  %2143 = getelementptr i8, ptr %1679, i64 %2142
  %2144 = getelementptr i8, ptr %2143, i64 128
  store <16 x float> %1771, ptr %2144, align 4
  %2145 = load i64, ptr %8, align 8
  %2146 = mul nsw i64 %2145, 20
  %2147 = getelementptr inbounds i8, ptr %1679, i64 %2146
  store <16 x float> %1772, ptr %2147, align 4
  %2148 = load i64, ptr %8, align 8
  %2149 = mul i64 %2148, 20
  %2150 = getelementptr i8, ptr %1679, i64 %2149
  %2151 = getelementptr i8, ptr %2150, i64 64
  store <16 x float> %1773, ptr %2151, align 4
  %2152 = load i64, ptr %8, align 8
  %2153 = mul i64 %2152, 20
  %2154 = getelementptr i8, ptr %1679, i64 %2153
  %2155 = getelementptr i8, ptr %2154, i64 128
  store <16 x float> %1774, ptr %2155, align 4
  %2156 = load i64, ptr %8, align 8
  %2157 = mul nsw i64 %2156, 24
  %2158 = getelementptr inbounds i8, ptr %1679, i64 %2157
  store <16 x float> %1775, ptr %2158, align 4
  %2159 = load i64, ptr %8, align 8
  %2160 = mul i64 %2159, 24
  %2161 = getelementptr i8, ptr %1679, i64 %2160
  %2162 = getelementptr i8, ptr %2161, i64 64
  store <16 x float> %1776, ptr %2162, align 4
  %2163 = load i64, ptr %8, align 8
  %2164 = mul nsw i64 %2163, 6
  %2165 = add nsw i64 %2164, 32
  br label %2179

2166:                                             ; preds = %2098, %2090
  %2167 = phi <16 x float> [ %1776, %2090 ], [ %2102, %2098 ]
  %2168 = getelementptr inbounds float, ptr %1679, i64 %2095
  store <16 x float> %2167, ptr %2168, align 4
  %2169 = load i64, ptr %8, align 8
  %2170 = mul nsw i64 %2169, 6
  %2171 = add nsw i64 %2170, 32
  %2172 = load ptr, ptr %12, align 8
  %2173 = icmp eq ptr %2172, null
  br i1 %2173, label %2179, label %2174

2174:                                             ; preds = %2166
  %2175 = getelementptr inbounds float, ptr %2172, i64 %147
  %2176 = getelementptr inbounds float, ptr %2175, i64 %2171
  %2177 = load <16 x float>, ptr %2176, align 4
  %2178 = fadd <16 x float> %1777, %2177
  br label %2179

2179:                                             ; preds = %2103, %2174, %2166
  %2180 = phi i64 [ %2171, %2174 ], [ %2171, %2166 ], [ %2165, %2103 ]
  %2181 = phi <16 x float> [ %2178, %2174 ], [ %1777, %2166 ], [ %1777, %2103 ]
  %2182 = getelementptr inbounds float, ptr %1679, i64 %2180
  store <16 x float> %2181, ptr %2182, align 4
  br label %2761

2183:                                             ; preds = %126
  %2184 = load ptr, ptr %11, align 8
  %2185 = getelementptr inbounds float, ptr %2184, i64 %147
  %2186 = load <16 x float>, ptr %2185, align 4
  %2187 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2186
  %2188 = getelementptr inbounds nuw i8, ptr %2185, i64 64
  %2189 = load <16 x float>, ptr %2188, align 4
  %2190 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2189
  %2191 = getelementptr inbounds nuw i8, ptr %2185, i64 128
  %2192 = load <16 x float>, ptr %2191, align 4
  %2193 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2192
  %2194 = getelementptr inbounds float, ptr %2185, i64 %145
  %2195 = load <16 x float>, ptr %2194, align 4
  %2196 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2195
  %2197 = getelementptr inbounds nuw i8, ptr %2194, i64 64
  %2198 = load <16 x float>, ptr %2197, align 4
  %2199 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2198
  %2200 = getelementptr inbounds nuw i8, ptr %2194, i64 128
  %2201 = load <16 x float>, ptr %2200, align 4
  %2202 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2201
  %2203 = shl nsw i64 %145, 3
  %2204 = getelementptr inbounds i8, ptr %2185, i64 %2203
  %2205 = load <16 x float>, ptr %2204, align 4
  %2206 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2205
  %2207 = getelementptr inbounds nuw i8, ptr %2204, i64 64
  %2208 = load <16 x float>, ptr %2207, align 4
  %2209 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2208
  %2210 = getelementptr inbounds nuw i8, ptr %2204, i64 128
  %2211 = load <16 x float>, ptr %2210, align 4
  %2212 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2211
  %2213 = mul nsw i64 %145, 12
  %2214 = getelementptr inbounds i8, ptr %2185, i64 %2213
  %2215 = load <16 x float>, ptr %2214, align 4
  %2216 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2215
  %2217 = getelementptr inbounds nuw i8, ptr %2214, i64 64
  %2218 = load <16 x float>, ptr %2217, align 4
  %2219 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2218
  %2220 = getelementptr inbounds nuw i8, ptr %2214, i64 128
  %2221 = load <16 x float>, ptr %2220, align 4
  %2222 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2221
  %2223 = shl nsw i64 %145, 4
  %2224 = getelementptr inbounds i8, ptr %2185, i64 %2223
  %2225 = load <16 x float>, ptr %2224, align 4
  %2226 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2225
  %2227 = getelementptr inbounds nuw i8, ptr %2224, i64 64
  %2228 = load <16 x float>, ptr %2227, align 4
  %2229 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2228
  %2230 = getelementptr inbounds nuw i8, ptr %2224, i64 128
  %2231 = load <16 x float>, ptr %2230, align 4
  %2232 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2231
  %2233 = mul nsw i64 %145, 20
  %2234 = getelementptr inbounds i8, ptr %2185, i64 %2233
  %2235 = load <16 x float>, ptr %2234, align 4
  %2236 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2235
  %2237 = getelementptr inbounds nuw i8, ptr %2234, i64 64
  %2238 = load <16 x float>, ptr %2237, align 4
  %2239 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2238
  %2240 = getelementptr inbounds nuw i8, ptr %2234, i64 128
  %2241 = load <16 x float>, ptr %2240, align 4
  %2242 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2241
  %2243 = mul nsw i64 %145, 24
  %2244 = getelementptr inbounds i8, ptr %2185, i64 %2243
  %2245 = load <16 x float>, ptr %2244, align 4
  %2246 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2245
  %2247 = getelementptr inbounds nuw i8, ptr %2244, i64 64
  %2248 = load <16 x float>, ptr %2247, align 4
  %2249 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2248
  %2250 = getelementptr inbounds nuw i8, ptr %2244, i64 128
  %2251 = load <16 x float>, ptr %2250, align 4
  %2252 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2251
  %2253 = mul nsw i64 %145, 28
  %2254 = getelementptr inbounds i8, ptr %2185, i64 %2253
  %2255 = load <16 x float>, ptr %2254, align 4
  %2256 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2255
  %2257 = getelementptr inbounds nuw i8, ptr %2254, i64 64
  %2258 = load <16 x float>, ptr %2257, align 4
  %2259 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2258
  %2260 = getelementptr inbounds nuw i8, ptr %2254, i64 128
  %2261 = load <16 x float>, ptr %2260, align 4
  %2262 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2261
  %2263 = icmp sgt i64 %137, 0
  br i1 %2263, label %2265, label %2264

2264:                                             ; preds = %2265, %2183
  br i1 %95, label %2297, label %2272

2265:                                             ; preds = %2183, %2265
  %2266 = phi i64 [ %2270, %2265 ], [ 0, %2183 ]
  %2267 = add nuw nsw i64 %2266, 8
  %2268 = mul nsw i64 %2267, %145
  %2269 = getelementptr inbounds float, ptr %2185, i64 %2268
  tail call void @llvm.prefetch.p0(ptr %2269, i32 1, i32 3, i32 1)
  %2270 = add nuw nsw i64 %2266, 1
  %2271 = icmp eq i64 %2270, %132
  br i1 %2271, label %2264, label %2265, !llvm.loop !9

2272:                                             ; preds = %2297, %2264
  %2273 = phi <16 x float> [ %2187, %2264 ], [ %2341, %2297 ]
  %2274 = phi <16 x float> [ %2190, %2264 ], [ %2342, %2297 ]
  %2275 = phi <16 x float> [ %2193, %2264 ], [ %2343, %2297 ]
  %2276 = phi <16 x float> [ %2196, %2264 ], [ %2348, %2297 ]
  %2277 = phi <16 x float> [ %2199, %2264 ], [ %2349, %2297 ]
  %2278 = phi <16 x float> [ %2202, %2264 ], [ %2350, %2297 ]
  %2279 = phi <16 x float> [ %2206, %2264 ], [ %2355, %2297 ]
  %2280 = phi <16 x float> [ %2209, %2264 ], [ %2356, %2297 ]
  %2281 = phi <16 x float> [ %2212, %2264 ], [ %2357, %2297 ]
  %2282 = phi <16 x float> [ %2216, %2264 ], [ %2362, %2297 ]
  %2283 = phi <16 x float> [ %2219, %2264 ], [ %2363, %2297 ]
  %2284 = phi <16 x float> [ %2222, %2264 ], [ %2364, %2297 ]
  %2285 = phi <16 x float> [ %2226, %2264 ], [ %2369, %2297 ]
  %2286 = phi <16 x float> [ %2229, %2264 ], [ %2370, %2297 ]
  %2287 = phi <16 x float> [ %2232, %2264 ], [ %2371, %2297 ]
  %2288 = phi <16 x float> [ %2236, %2264 ], [ %2376, %2297 ]
  %2289 = phi <16 x float> [ %2239, %2264 ], [ %2377, %2297 ]
  %2290 = phi <16 x float> [ %2242, %2264 ], [ %2378, %2297 ]
  %2291 = phi <16 x float> [ %2246, %2264 ], [ %2383, %2297 ]
  %2292 = phi <16 x float> [ %2249, %2264 ], [ %2384, %2297 ]
  %2293 = phi <16 x float> [ %2252, %2264 ], [ %2385, %2297 ]
  %2294 = phi <16 x float> [ %2256, %2264 ], [ %2390, %2297 ]
  %2295 = phi <16 x float> [ %2259, %2264 ], [ %2391, %2297 ]
  %2296 = phi <16 x float> [ %2262, %2264 ], [ %2392, %2297 ]
  br i1 %73, label %2670, label %2396

2297:                                             ; preds = %2264, %2297
  %2298 = phi <16 x float> [ %2341, %2297 ], [ %2187, %2264 ]
  %2299 = phi <16 x float> [ %2342, %2297 ], [ %2190, %2264 ]
  %2300 = phi <16 x float> [ %2343, %2297 ], [ %2193, %2264 ]
  %2301 = phi <16 x float> [ %2348, %2297 ], [ %2196, %2264 ]
  %2302 = phi <16 x float> [ %2349, %2297 ], [ %2199, %2264 ]
  %2303 = phi <16 x float> [ %2350, %2297 ], [ %2202, %2264 ]
  %2304 = phi <16 x float> [ %2355, %2297 ], [ %2206, %2264 ]
  %2305 = phi <16 x float> [ %2356, %2297 ], [ %2209, %2264 ]
  %2306 = phi <16 x float> [ %2357, %2297 ], [ %2212, %2264 ]
  %2307 = phi <16 x float> [ %2362, %2297 ], [ %2216, %2264 ]
  %2308 = phi <16 x float> [ %2363, %2297 ], [ %2219, %2264 ]
  %2309 = phi <16 x float> [ %2364, %2297 ], [ %2222, %2264 ]
  %2310 = phi <16 x float> [ %2369, %2297 ], [ %2226, %2264 ]
  %2311 = phi <16 x float> [ %2370, %2297 ], [ %2229, %2264 ]
  %2312 = phi <16 x float> [ %2371, %2297 ], [ %2232, %2264 ]
  %2313 = phi <16 x float> [ %2376, %2297 ], [ %2236, %2264 ]
  %2314 = phi <16 x float> [ %2377, %2297 ], [ %2239, %2264 ]
  %2315 = phi <16 x float> [ %2378, %2297 ], [ %2242, %2264 ]
  %2316 = phi <16 x float> [ %2383, %2297 ], [ %2246, %2264 ]
  %2317 = phi <16 x float> [ %2384, %2297 ], [ %2249, %2264 ]
  %2318 = phi <16 x float> [ %2385, %2297 ], [ %2252, %2264 ]
  %2319 = phi <16 x float> [ %2390, %2297 ], [ %2256, %2264 ]
  %2320 = phi <16 x float> [ %2391, %2297 ], [ %2259, %2264 ]
  %2321 = phi <16 x float> [ %2392, %2297 ], [ %2262, %2264 ]
  %2322 = phi i64 [ %2393, %2297 ], [ %142, %2264 ]
  %2323 = phi i64 [ %2394, %2297 ], [ 0, %2264 ]
  %2324 = mul nuw nsw i64 %2323, 192
  %2325 = getelementptr inbounds nuw i8, ptr %123, i64 %2324
  %2326 = load <16 x float>, ptr %2325, align 4
  %2327 = getelementptr inbounds nuw i8, ptr %2325, i64 64
  %2328 = load <16 x float>, ptr %2327, align 4
  %2329 = getelementptr inbounds nuw i8, ptr %2325, i64 128
  %2330 = load <16 x float>, ptr %2329, align 4
  %2331 = ashr i64 %2322, 16
  %2332 = mul nsw i64 %2331, 192
  %2333 = getelementptr inbounds i8, ptr %143, i64 %2332
  call void @llvm.prefetch.p0(ptr %2333, i32 0, i32 2, i32 1)
  %2334 = getelementptr inbounds nuw i8, ptr %2333, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2334, i32 0, i32 2, i32 1)
  %2335 = getelementptr inbounds nuw i8, ptr %2333, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %2335, i32 0, i32 2, i32 1)
  %2336 = shl i64 %2323, 5
  %2337 = getelementptr i8, ptr %128, i64 %2336
  %2338 = load float, ptr %2337, align 4
  %2339 = insertelement <16 x float> poison, float %2338, i64 0
  %2340 = shufflevector <16 x float> %2339, <16 x float> poison, <16 x i32> zeroinitializer
  %2341 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2340, <16 x float> %2326, <16 x float> %2298)
  %2342 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2340, <16 x float> %2328, <16 x float> %2299)
  %2343 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2340, <16 x float> %2330, <16 x float> %2300)
  %2344 = getelementptr i8, ptr %2337, i64 4
  %2345 = load float, ptr %2344, align 4
  %2346 = insertelement <16 x float> poison, float %2345, i64 0
  %2347 = shufflevector <16 x float> %2346, <16 x float> poison, <16 x i32> zeroinitializer
  %2348 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2347, <16 x float> %2326, <16 x float> %2301)
  %2349 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2347, <16 x float> %2328, <16 x float> %2302)
  %2350 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2347, <16 x float> %2330, <16 x float> %2303)
  %2351 = getelementptr i8, ptr %2337, i64 8
  %2352 = load float, ptr %2351, align 4
  %2353 = insertelement <16 x float> poison, float %2352, i64 0
  %2354 = shufflevector <16 x float> %2353, <16 x float> poison, <16 x i32> zeroinitializer
  %2355 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2354, <16 x float> %2326, <16 x float> %2304)
  %2356 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2354, <16 x float> %2328, <16 x float> %2305)
  %2357 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2354, <16 x float> %2330, <16 x float> %2306)
  %2358 = getelementptr i8, ptr %2337, i64 12
  %2359 = load float, ptr %2358, align 4
  %2360 = insertelement <16 x float> poison, float %2359, i64 0
  %2361 = shufflevector <16 x float> %2360, <16 x float> poison, <16 x i32> zeroinitializer
  %2362 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2361, <16 x float> %2326, <16 x float> %2307)
  %2363 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2361, <16 x float> %2328, <16 x float> %2308)
  %2364 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2361, <16 x float> %2330, <16 x float> %2309)
  %2365 = getelementptr i8, ptr %2337, i64 16
  %2366 = load float, ptr %2365, align 4
  %2367 = insertelement <16 x float> poison, float %2366, i64 0
  %2368 = shufflevector <16 x float> %2367, <16 x float> poison, <16 x i32> zeroinitializer
  %2369 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2368, <16 x float> %2326, <16 x float> %2310)
  %2370 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2368, <16 x float> %2328, <16 x float> %2311)
  %2371 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2368, <16 x float> %2330, <16 x float> %2312)
  %2372 = getelementptr i8, ptr %2337, i64 20
  %2373 = load float, ptr %2372, align 4
  %2374 = insertelement <16 x float> poison, float %2373, i64 0
  %2375 = shufflevector <16 x float> %2374, <16 x float> poison, <16 x i32> zeroinitializer
  %2376 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2375, <16 x float> %2326, <16 x float> %2313)
  %2377 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2375, <16 x float> %2328, <16 x float> %2314)
  %2378 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2375, <16 x float> %2330, <16 x float> %2315)
  %2379 = getelementptr i8, ptr %2337, i64 24
  %2380 = load float, ptr %2379, align 4
  %2381 = insertelement <16 x float> poison, float %2380, i64 0
  %2382 = shufflevector <16 x float> %2381, <16 x float> poison, <16 x i32> zeroinitializer
  %2383 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2382, <16 x float> %2326, <16 x float> %2316)
  %2384 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2382, <16 x float> %2328, <16 x float> %2317)
  %2385 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2382, <16 x float> %2330, <16 x float> %2318)
  %2386 = getelementptr i8, ptr %2337, i64 28
  %2387 = load float, ptr %2386, align 4
  %2388 = insertelement <16 x float> poison, float %2387, i64 0
  %2389 = shufflevector <16 x float> %2388, <16 x float> poison, <16 x i32> zeroinitializer
  %2390 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2389, <16 x float> %2326, <16 x float> %2319)
  %2391 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2389, <16 x float> %2328, <16 x float> %2320)
  %2392 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2389, <16 x float> %2330, <16 x float> %2321)
  %2393 = add nsw i64 %2322, %139
  %2394 = add nuw nsw i64 %2323, 1
  %2395 = icmp slt i64 %2394, %71
  br i1 %2395, label %2297, label %2272, !llvm.loop !11

2396:                                             ; preds = %2272
  %2397 = load ptr, ptr %12, align 8
  %2398 = icmp eq ptr %2397, null
  br i1 %2398, label %2403, label %2399

2399:                                             ; preds = %2396
  %2400 = getelementptr inbounds float, ptr %2397, i64 %147
  %2401 = load <16 x float>, ptr %2400, align 4
  %2402 = fadd <16 x float> %2273, %2401
  br label %2403

2403:                                             ; preds = %2399, %2396
  %2404 = phi <16 x float> [ %2273, %2396 ], [ %2402, %2399 ]
  store <16 x float> %2404, ptr %2185, align 4
  %2405 = load ptr, ptr %12, align 8
  %2406 = icmp eq ptr %2405, null
  br i1 %2406, label %2412, label %2407

2407:                                             ; preds = %2403
  %2408 = getelementptr inbounds float, ptr %2405, i64 %147
  %2409 = getelementptr inbounds nuw i8, ptr %2408, i64 64
  %2410 = load <16 x float>, ptr %2409, align 4
  %2411 = fadd <16 x float> %2274, %2410
  br label %2412

2412:                                             ; preds = %2407, %2403
  %2413 = phi <16 x float> [ %2274, %2403 ], [ %2411, %2407 ]
  store <16 x float> %2413, ptr %2188, align 4
  %2414 = load ptr, ptr %12, align 8
  %2415 = icmp eq ptr %2414, null
  br i1 %2415, label %2421, label %2416

2416:                                             ; preds = %2412
  %2417 = getelementptr inbounds float, ptr %2414, i64 %147
  %2418 = getelementptr inbounds nuw i8, ptr %2417, i64 128
  %2419 = load <16 x float>, ptr %2418, align 4
  %2420 = fadd <16 x float> %2275, %2419
  br label %2421

2421:                                             ; preds = %2416, %2412
  %2422 = phi <16 x float> [ %2275, %2412 ], [ %2420, %2416 ]
  store <16 x float> %2422, ptr %2191, align 4
  %2423 = load i64, ptr %8, align 8
  %2424 = load ptr, ptr %12, align 8
  %2425 = icmp eq ptr %2424, null
  br i1 %2425, label %2431, label %2426

2426:                                             ; preds = %2421
  %2427 = getelementptr inbounds float, ptr %2424, i64 %147
  %2428 = getelementptr inbounds float, ptr %2427, i64 %2423
  %2429 = load <16 x float>, ptr %2428, align 4
  %2430 = fadd <16 x float> %2276, %2429
  br label %2431

2431:                                             ; preds = %2426, %2421
  %2432 = phi <16 x float> [ %2276, %2421 ], [ %2430, %2426 ]
  %2433 = getelementptr inbounds float, ptr %2185, i64 %2423
  store <16 x float> %2432, ptr %2433, align 4
  %2434 = load i64, ptr %8, align 8
  %2435 = add nsw i64 %2434, 16
  %2436 = load ptr, ptr %12, align 8
  %2437 = icmp eq ptr %2436, null
  br i1 %2437, label %2443, label %2438

2438:                                             ; preds = %2431
  %2439 = getelementptr inbounds float, ptr %2436, i64 %147
  %2440 = getelementptr inbounds float, ptr %2439, i64 %2435
  %2441 = load <16 x float>, ptr %2440, align 4
  %2442 = fadd <16 x float> %2277, %2441
  br label %2443

2443:                                             ; preds = %2438, %2431
  %2444 = phi <16 x float> [ %2277, %2431 ], [ %2442, %2438 ]
  %2445 = getelementptr inbounds float, ptr %2185, i64 %2435
  store <16 x float> %2444, ptr %2445, align 4
  %2446 = load i64, ptr %8, align 8
  %2447 = add nsw i64 %2446, 32
  %2448 = load ptr, ptr %12, align 8
  %2449 = icmp eq ptr %2448, null
  br i1 %2449, label %2455, label %2450

2450:                                             ; preds = %2443
  %2451 = getelementptr inbounds float, ptr %2448, i64 %147
  %2452 = getelementptr inbounds float, ptr %2451, i64 %2447
  %2453 = load <16 x float>, ptr %2452, align 4
  %2454 = fadd <16 x float> %2278, %2453
  br label %2455

2455:                                             ; preds = %2450, %2443
  %2456 = phi <16 x float> [ %2278, %2443 ], [ %2454, %2450 ]
  %2457 = getelementptr inbounds float, ptr %2185, i64 %2447
  store <16 x float> %2456, ptr %2457, align 4
  %2458 = load i64, ptr %8, align 8
  %2459 = shl nsw i64 %2458, 1
  %2460 = load ptr, ptr %12, align 8
  %2461 = icmp eq ptr %2460, null
  br i1 %2461, label %2467, label %2462

2462:                                             ; preds = %2455
  %2463 = getelementptr inbounds float, ptr %2460, i64 %147
  %2464 = getelementptr inbounds float, ptr %2463, i64 %2459
  %2465 = load <16 x float>, ptr %2464, align 4
  %2466 = fadd <16 x float> %2279, %2465
  br label %2467

2467:                                             ; preds = %2462, %2455
  %2468 = phi <16 x float> [ %2279, %2455 ], [ %2466, %2462 ]
  %2469 = getelementptr inbounds float, ptr %2185, i64 %2459
  store <16 x float> %2468, ptr %2469, align 4
  %2470 = load i64, ptr %8, align 8
  %2471 = shl nsw i64 %2470, 1
  %2472 = add nsw i64 %2471, 16
  %2473 = load ptr, ptr %12, align 8
  %2474 = icmp eq ptr %2473, null
  br i1 %2474, label %2480, label %2475

2475:                                             ; preds = %2467
  %2476 = getelementptr inbounds float, ptr %2473, i64 %147
  %2477 = getelementptr inbounds float, ptr %2476, i64 %2472
  %2478 = load <16 x float>, ptr %2477, align 4
  %2479 = fadd <16 x float> %2280, %2478
  br label %2480

2480:                                             ; preds = %2475, %2467
  %2481 = phi <16 x float> [ %2280, %2467 ], [ %2479, %2475 ]
  %2482 = getelementptr inbounds float, ptr %2185, i64 %2472
  store <16 x float> %2481, ptr %2482, align 4
  %2483 = load i64, ptr %8, align 8
  %2484 = shl nsw i64 %2483, 1
  %2485 = add nsw i64 %2484, 32
  %2486 = load ptr, ptr %12, align 8
  %2487 = icmp eq ptr %2486, null
  br i1 %2487, label %2493, label %2488

2488:                                             ; preds = %2480
  %2489 = getelementptr inbounds float, ptr %2486, i64 %147
  %2490 = getelementptr inbounds float, ptr %2489, i64 %2485
  %2491 = load <16 x float>, ptr %2490, align 4
  %2492 = fadd <16 x float> %2281, %2491
  br label %2493

2493:                                             ; preds = %2488, %2480
  %2494 = phi <16 x float> [ %2281, %2480 ], [ %2492, %2488 ]
  %2495 = getelementptr inbounds float, ptr %2185, i64 %2485
  store <16 x float> %2494, ptr %2495, align 4
  %2496 = load i64, ptr %8, align 8
  %2497 = mul nsw i64 %2496, 3
  %2498 = load ptr, ptr %12, align 8
  %2499 = icmp eq ptr %2498, null
  br i1 %2499, label %2505, label %2500

2500:                                             ; preds = %2493
  %2501 = getelementptr inbounds float, ptr %2498, i64 %147
  %2502 = getelementptr inbounds float, ptr %2501, i64 %2497
  %2503 = load <16 x float>, ptr %2502, align 4
  %2504 = fadd <16 x float> %2282, %2503
  br label %2505

2505:                                             ; preds = %2500, %2493
  %2506 = phi <16 x float> [ %2282, %2493 ], [ %2504, %2500 ]
  %2507 = getelementptr inbounds float, ptr %2185, i64 %2497
  store <16 x float> %2506, ptr %2507, align 4
  %2508 = load i64, ptr %8, align 8
  %2509 = mul nsw i64 %2508, 3
  %2510 = add nsw i64 %2509, 16
  %2511 = load ptr, ptr %12, align 8
  %2512 = icmp eq ptr %2511, null
  br i1 %2512, label %2518, label %2513

2513:                                             ; preds = %2505
  %2514 = getelementptr inbounds float, ptr %2511, i64 %147
  %2515 = getelementptr inbounds float, ptr %2514, i64 %2510
  %2516 = load <16 x float>, ptr %2515, align 4
  %2517 = fadd <16 x float> %2283, %2516
  br label %2518

2518:                                             ; preds = %2513, %2505
  %2519 = phi <16 x float> [ %2283, %2505 ], [ %2517, %2513 ]
  %2520 = getelementptr inbounds float, ptr %2185, i64 %2510
  store <16 x float> %2519, ptr %2520, align 4
  %2521 = load i64, ptr %8, align 8
  %2522 = mul nsw i64 %2521, 3
  %2523 = add nsw i64 %2522, 32
  %2524 = load ptr, ptr %12, align 8
  %2525 = icmp eq ptr %2524, null
  br i1 %2525, label %2531, label %2526

2526:                                             ; preds = %2518
  %2527 = getelementptr inbounds float, ptr %2524, i64 %147
  %2528 = getelementptr inbounds float, ptr %2527, i64 %2523
  %2529 = load <16 x float>, ptr %2528, align 4
  %2530 = fadd <16 x float> %2284, %2529
  br label %2531

2531:                                             ; preds = %2526, %2518
  %2532 = phi <16 x float> [ %2284, %2518 ], [ %2530, %2526 ]
  %2533 = getelementptr inbounds float, ptr %2185, i64 %2523
  store <16 x float> %2532, ptr %2533, align 4
  %2534 = load i64, ptr %8, align 8
  %2535 = shl nsw i64 %2534, 2
  %2536 = load ptr, ptr %12, align 8
  %2537 = icmp eq ptr %2536, null
  br i1 %2537, label %2543, label %2538

2538:                                             ; preds = %2531
  %2539 = getelementptr inbounds float, ptr %2536, i64 %147
  %2540 = getelementptr inbounds float, ptr %2539, i64 %2535
  %2541 = load <16 x float>, ptr %2540, align 4
  %2542 = fadd <16 x float> %2285, %2541
  br label %2543

2543:                                             ; preds = %2538, %2531
  %2544 = phi <16 x float> [ %2285, %2531 ], [ %2542, %2538 ]
  %2545 = getelementptr inbounds float, ptr %2185, i64 %2535
  store <16 x float> %2544, ptr %2545, align 4
  %2546 = load i64, ptr %8, align 8
  %2547 = shl nsw i64 %2546, 2
  %2548 = add nsw i64 %2547, 16
  %2549 = load ptr, ptr %12, align 8
  %2550 = icmp eq ptr %2549, null
  br i1 %2550, label %2556, label %2551

2551:                                             ; preds = %2543
  %2552 = getelementptr inbounds float, ptr %2549, i64 %147
  %2553 = getelementptr inbounds float, ptr %2552, i64 %2548
  %2554 = load <16 x float>, ptr %2553, align 4
  %2555 = fadd <16 x float> %2286, %2554
  br label %2556

2556:                                             ; preds = %2551, %2543
  %2557 = phi <16 x float> [ %2286, %2543 ], [ %2555, %2551 ]
  %2558 = getelementptr inbounds float, ptr %2185, i64 %2548
  store <16 x float> %2557, ptr %2558, align 4
  %2559 = load i64, ptr %8, align 8
  %2560 = shl nsw i64 %2559, 2
  %2561 = add nsw i64 %2560, 32
  %2562 = load ptr, ptr %12, align 8
  %2563 = icmp eq ptr %2562, null
  br i1 %2563, label %2569, label %2564

2564:                                             ; preds = %2556
  %2565 = getelementptr inbounds float, ptr %2562, i64 %147
  %2566 = getelementptr inbounds float, ptr %2565, i64 %2561
  %2567 = load <16 x float>, ptr %2566, align 4
  %2568 = fadd <16 x float> %2287, %2567
  br label %2569

2569:                                             ; preds = %2564, %2556
  %2570 = phi <16 x float> [ %2287, %2556 ], [ %2568, %2564 ]
  %2571 = getelementptr inbounds float, ptr %2185, i64 %2561
  store <16 x float> %2570, ptr %2571, align 4
  %2572 = load i64, ptr %8, align 8
  %2573 = mul nsw i64 %2572, 5
  %2574 = load ptr, ptr %12, align 8
  %2575 = icmp eq ptr %2574, null
  br i1 %2575, label %2581, label %2576

2576:                                             ; preds = %2569
  %2577 = getelementptr inbounds float, ptr %2574, i64 %147
  %2578 = getelementptr inbounds float, ptr %2577, i64 %2573
  %2579 = load <16 x float>, ptr %2578, align 4
  %2580 = fadd <16 x float> %2288, %2579
  br label %2581

2581:                                             ; preds = %2576, %2569
  %2582 = phi <16 x float> [ %2288, %2569 ], [ %2580, %2576 ]
  %2583 = getelementptr inbounds float, ptr %2185, i64 %2573
  store <16 x float> %2582, ptr %2583, align 4
  %2584 = load i64, ptr %8, align 8
  %2585 = mul nsw i64 %2584, 5
  %2586 = add nsw i64 %2585, 16
  %2587 = load ptr, ptr %12, align 8
  %2588 = icmp eq ptr %2587, null
  br i1 %2588, label %2594, label %2589

2589:                                             ; preds = %2581
  %2590 = getelementptr inbounds float, ptr %2587, i64 %147
  %2591 = getelementptr inbounds float, ptr %2590, i64 %2586
  %2592 = load <16 x float>, ptr %2591, align 4
  %2593 = fadd <16 x float> %2289, %2592
  br label %2594

2594:                                             ; preds = %2589, %2581
  %2595 = phi <16 x float> [ %2289, %2581 ], [ %2593, %2589 ]
  %2596 = getelementptr inbounds float, ptr %2185, i64 %2586
  store <16 x float> %2595, ptr %2596, align 4
  %2597 = load i64, ptr %8, align 8
  %2598 = mul nsw i64 %2597, 5
  %2599 = add nsw i64 %2598, 32
  %2600 = load ptr, ptr %12, align 8
  %2601 = icmp eq ptr %2600, null
  br i1 %2601, label %2607, label %2602

2602:                                             ; preds = %2594
  %2603 = getelementptr inbounds float, ptr %2600, i64 %147
  %2604 = getelementptr inbounds float, ptr %2603, i64 %2599
  %2605 = load <16 x float>, ptr %2604, align 4
  %2606 = fadd <16 x float> %2290, %2605
  br label %2607

2607:                                             ; preds = %2602, %2594
  %2608 = phi <16 x float> [ %2290, %2594 ], [ %2606, %2602 ]
  %2609 = getelementptr inbounds float, ptr %2185, i64 %2599
  store <16 x float> %2608, ptr %2609, align 4
  %2610 = load i64, ptr %8, align 8
  %2611 = mul nsw i64 %2610, 6
  %2612 = load ptr, ptr %12, align 8
  %2613 = icmp eq ptr %2612, null
  br i1 %2613, label %2619, label %2614

2614:                                             ; preds = %2607
  %2615 = getelementptr inbounds float, ptr %2612, i64 %147
  %2616 = getelementptr inbounds float, ptr %2615, i64 %2611
  %2617 = load <16 x float>, ptr %2616, align 4
  %2618 = fadd <16 x float> %2291, %2617
  br label %2619

2619:                                             ; preds = %2614, %2607
  %2620 = phi <16 x float> [ %2291, %2607 ], [ %2618, %2614 ]
  %2621 = getelementptr inbounds float, ptr %2185, i64 %2611
  store <16 x float> %2620, ptr %2621, align 4
  %2622 = load i64, ptr %8, align 8
  %2623 = mul nsw i64 %2622, 6
  %2624 = add nsw i64 %2623, 16
  %2625 = load ptr, ptr %12, align 8
  %2626 = icmp eq ptr %2625, null
  br i1 %2626, label %2632, label %2627

2627:                                             ; preds = %2619
  %2628 = getelementptr inbounds float, ptr %2625, i64 %147
  %2629 = getelementptr inbounds float, ptr %2628, i64 %2624
  %2630 = load <16 x float>, ptr %2629, align 4
  %2631 = fadd <16 x float> %2292, %2630
  br label %2632

2632:                                             ; preds = %2627, %2619
  %2633 = phi <16 x float> [ %2292, %2619 ], [ %2631, %2627 ]
  %2634 = getelementptr inbounds float, ptr %2185, i64 %2624
  store <16 x float> %2633, ptr %2634, align 4
  %2635 = load i64, ptr %8, align 8
  %2636 = mul nsw i64 %2635, 6
  %2637 = add nsw i64 %2636, 32
  %2638 = load ptr, ptr %12, align 8
  %2639 = icmp eq ptr %2638, null
  br i1 %2639, label %2645, label %2640

2640:                                             ; preds = %2632
  %2641 = getelementptr inbounds float, ptr %2638, i64 %147
  %2642 = getelementptr inbounds float, ptr %2641, i64 %2637
  %2643 = load <16 x float>, ptr %2642, align 4
  %2644 = fadd <16 x float> %2293, %2643
  br label %2645

2645:                                             ; preds = %2640, %2632
  %2646 = phi <16 x float> [ %2293, %2632 ], [ %2644, %2640 ]
  %2647 = getelementptr inbounds float, ptr %2185, i64 %2637
  store <16 x float> %2646, ptr %2647, align 4
  %2648 = load i64, ptr %8, align 8
  %2649 = mul nsw i64 %2648, 7
  %2650 = load ptr, ptr %12, align 8
  %2651 = icmp eq ptr %2650, null
  br i1 %2651, label %2657, label %2652

2652:                                             ; preds = %2645
  %2653 = getelementptr inbounds float, ptr %2650, i64 %147
  %2654 = getelementptr inbounds float, ptr %2653, i64 %2649
  %2655 = load <16 x float>, ptr %2654, align 4
  %2656 = fadd <16 x float> %2294, %2655
  br label %2657

2657:                                             ; preds = %2652, %2645
  %2658 = phi <16 x float> [ %2294, %2645 ], [ %2656, %2652 ]
  %2659 = getelementptr inbounds float, ptr %2185, i64 %2649
  store <16 x float> %2658, ptr %2659, align 4
  %2660 = load i64, ptr %8, align 8
  %2661 = mul nsw i64 %2660, 7
  %2662 = add nsw i64 %2661, 16
  %2663 = load ptr, ptr %12, align 8
  %2664 = icmp eq ptr %2663, null
  br i1 %2664, label %2744, label %2665

2665:                                             ; preds = %2657
  %2666 = getelementptr inbounds float, ptr %2663, i64 %147
  %2667 = getelementptr inbounds float, ptr %2666, i64 %2662
  %2668 = load <16 x float>, ptr %2667, align 4
  %2669 = fadd <16 x float> %2295, %2668
  br label %2744

2670:                                             ; preds = %2272
  store <16 x float> %2273, ptr %2185, align 4
  store <16 x float> %2274, ptr %2188, align 4
  store <16 x float> %2275, ptr %2191, align 4
  %2671 = load i64, ptr %8, align 8
  %2672 = getelementptr inbounds float, ptr %2185, i64 %2671
  store <16 x float> %2276, ptr %2672, align 4
  %2673 = load i64, ptr %8, align 8
  %2674 = getelementptr float, ptr %2185, i64 %2673
  %2675 = getelementptr i8, ptr %2674, i64 64
  store <16 x float> %2277, ptr %2675, align 4
  %2676 = load i64, ptr %8, align 8
  %2677 = getelementptr float, ptr %2185, i64 %2676
  %2678 = getelementptr i8, ptr %2677, i64 128
  store <16 x float> %2278, ptr %2678, align 4
  %2679 = load i64, ptr %8, align 8
  %2680 = shl nsw i64 %2679, 3
  %2681 = getelementptr inbounds i8, ptr %2185, i64 %2680
  store <16 x float> %2279, ptr %2681, align 4
  %2682 = load i64, ptr %8, align 8
  %2683 = shl i64 %2682, 3
  %2684 = getelementptr i8, ptr %2185, i64 %2683
  %2685 = getelementptr i8, ptr %2684, i64 64
  store <16 x float> %2280, ptr %2685, align 4
  %2686 = load i64, ptr %8, align 8
  %2687 = shl i64 %2686, 3
  %2688 = getelementptr i8, ptr %2185, i64 %2687
  %2689 = getelementptr i8, ptr %2688, i64 128
  store <16 x float> %2281, ptr %2689, align 4
  %2690 = load i64, ptr %8, align 8
  %2691 = mul nsw i64 %2690, 12
  %2692 = getelementptr inbounds i8, ptr %2185, i64 %2691
  store <16 x float> %2282, ptr %2692, align 4
  %2693 = load i64, ptr %8, align 8
  %2694 = mul i64 %2693, 12
  %2695 = getelementptr i8, ptr %2185, i64 %2694
  %2696 = getelementptr i8, ptr %2695, i64 64
  store <16 x float> %2283, ptr %2696, align 4
  %2697 = load i64, ptr %8, align 8
  %2698 = mul i64 %2697, 12
  %2699 = getelementptr i8, ptr %2185, i64 %2698
  %2700 = getelementptr i8, ptr %2699, i64 128
  store <16 x float> %2284, ptr %2700, align 4
  %2701 = load i64, ptr %8, align 8
  %2702 = shl nsw i64 %2701, 4
  %2703 = getelementptr inbounds i8, ptr %2185, i64 %2702
  store <16 x float> %2285, ptr %2703, align 4
  %2704 = load i64, ptr %8, align 8
  %2705 = shl i64 %2704, 4
  %2706 = getelementptr i8, ptr %2185, i64 %2705
  %2707 = getelementptr i8, ptr %2706, i64 64
  store <16 x float> %2286, ptr %2707, align 4
  %2708 = load i64, ptr %8, align 8
  %2709 = shl i64 %2708, 4
  %2710 = getelementptr i8, ptr %2185, i64 %2709
  %2711 = getelementptr i8, ptr %2710, i64 128
  store <16 x float> %2287, ptr %2711, align 4
  %2712 = load i64, ptr %8, align 8
  %2713 = mul nsw i64 %2712, 20
  %2714 = getelementptr inbounds i8, ptr %2185, i64 %2713
  store <16 x float> %2288, ptr %2714, align 4
  %2715 = load i64, ptr %8, align 8
  %2716 = mul i64 %2715, 20
  %2717 = getelementptr i8, ptr %2185, i64 %2716
  %2718 = getelementptr i8, ptr %2717, i64 64
  store <16 x float> %2289, ptr %2718, align 4
  %2719 = load i64, ptr %8, align 8
  %2720 = mul i64 %2719, 20
  %2721 = getelementptr i8, ptr %2185, i64 %2720
  %2722 = getelementptr i8, ptr %2721, i64 128
  store <16 x float> %2290, ptr %2722, align 4
  %2723 = load i64, ptr %8, align 8
  %2724 = mul nsw i64 %2723, 24
  %2725 = getelementptr inbounds i8, ptr %2185, i64 %2724
  store <16 x float> %2291, ptr %2725, align 4
  %2726 = load i64, ptr %8, align 8
  %2727 = mul i64 %2726, 24
  %2728 = getelementptr i8, ptr %2185, i64 %2727
  %2729 = getelementptr i8, ptr %2728, i64 64
  store <16 x float> %2292, ptr %2729, align 4
  %2730 = load i64, ptr %8, align 8
  %2731 = mul i64 %2730, 24
  %2732 = getelementptr i8, ptr %2185, i64 %2731
  %2733 = getelementptr i8, ptr %2732, i64 128
  store <16 x float> %2293, ptr %2733, align 4
  %2734 = load i64, ptr %8, align 8
  %2735 = mul nsw i64 %2734, 28
  %2736 = getelementptr inbounds i8, ptr %2185, i64 %2735
  store <16 x float> %2294, ptr %2736, align 4
  %2737 = load i64, ptr %8, align 8
  %2738 = mul i64 %2737, 28
  %2739 = getelementptr i8, ptr %2185, i64 %2738
  %2740 = getelementptr i8, ptr %2739, i64 64
  store <16 x float> %2295, ptr %2740, align 4
  %2741 = load i64, ptr %8, align 8
  %2742 = mul nsw i64 %2741, 7
  %2743 = add nsw i64 %2742, 32
  br label %2757

2744:                                             ; preds = %2665, %2657
  %2745 = phi <16 x float> [ %2295, %2657 ], [ %2669, %2665 ]
  %2746 = getelementptr inbounds float, ptr %2185, i64 %2662
  store <16 x float> %2745, ptr %2746, align 4
  %2747 = load i64, ptr %8, align 8
  %2748 = mul nsw i64 %2747, 7
  %2749 = add nsw i64 %2748, 32
  %2750 = load ptr, ptr %12, align 8
  %2751 = icmp eq ptr %2750, null
  br i1 %2751, label %2757, label %2752

2752:                                             ; preds = %2744
  %2753 = getelementptr inbounds float, ptr %2750, i64 %147
  %2754 = getelementptr inbounds float, ptr %2753, i64 %2749
  %2755 = load <16 x float>, ptr %2754, align 4
  %2756 = fadd <16 x float> %2296, %2755
  br label %2757

2757:                                             ; preds = %2670, %2752, %2744
  %2758 = phi i64 [ %2749, %2752 ], [ %2749, %2744 ], [ %2743, %2670 ]
  %2759 = phi <16 x float> [ %2756, %2752 ], [ %2296, %2744 ], [ %2296, %2670 ]
  %2760 = getelementptr inbounds float, ptr %2185, i64 %2758
  store <16 x float> %2759, ptr %2760, align 4
  br label %2761

2761:                                             ; preds = %2757, %2179, %1673, %1239, %877, %587, %369, %225, %126
  %2762 = mul nsw i64 %135, %71
  %2763 = getelementptr inbounds float, ptr %128, i64 %2762
  %2764 = add nuw nsw i64 %129, 1
  %2765 = sub i64 %127, %23
  %2766 = icmp eq i64 %2764, %60
  br i1 %2766, label %96, label %126, !llvm.loop !12

2767:                                             ; preds = %63, %48
  call void @llvm.lifetime.end.p0(i64 18432, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %2768 = add nuw nsw i64 %16, 768
  %2769 = load i64, ptr %4, align 8
  %2770 = icmp slt i64 %2768, %2769
  %2771 = add i64 %14, -768
  br i1 %2770, label %13, label %2772, !llvm.loop !13

2772:                                             ; preds = %2767, %1
  ret void
}

define void @product_32(ptr noundef readonly %0) local_unnamed_addr {
  %2 = alloca [73728 x float], align 16
  %3 = alloca [4608 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %4092

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %13

13:                                               ; preds = %7, %4087
  %14 = phi i64 [ 0, %7 ], [ %4091, %4087 ]
  %15 = phi i64 [ %5, %7 ], [ %4089, %4087 ]
  %16 = phi i64 [ 0, %7 ], [ %4088, %4087 ]
  %17 = sub nsw i64 %15, %16
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 768)
  %19 = add nsw i64 %18, 11
  %20 = sdiv i64 %19, 12
  %21 = add i64 %18, -1
  %22 = add i64 %21, %20
  %23 = sdiv i64 %22, %20
  call void @llvm.lifetime.start.p0(i64 294912, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 18432, ptr nonnull %3)
  %24 = load i64, ptr %8, align 8
  %25 = sdiv i64 %24, 32
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
  %50 = shl nsw i64 %49, 5
  %51 = icmp sgt i64 %36, 0
  br i1 %51, label %52, label %4087

52:                                               ; preds = %48
  %53 = tail call i64 @llvm.smin.i64(i64 %20, i64 4)
  %54 = mul nsw i64 %53, 384
  %55 = mul nsw i64 %50, %31
  %56 = icmp slt i64 %31, %34
  %57 = icmp sgt i64 %17, 0
  %58 = add nsw i64 %15, %14
  %59 = tail call i64 @llvm.smin.i64(i64 %58, i64 768)
  %60 = tail call i64 @llvm.smax.i64(i64 %20, i64 1)
  br label %66

61:                                               ; preds = %96
  %62 = load i64, ptr %10, align 8
  br label %63

63:                                               ; preds = %61, %88
  %64 = phi i64 [ %62, %61 ], [ %67, %88 ]
  %65 = icmp slt i64 %69, %64
  br i1 %65, label %66, label %4087, !llvm.loop !6

66:                                               ; preds = %52, %63
  %67 = phi i64 [ %36, %52 ], [ %64, %63 ]
  %68 = phi i64 [ 0, %52 ], [ %69, %63 ]
  %69 = add nuw nsw i64 %68, 96
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
  %89 = phi i64 [ 25165824, %77 ], [ 12582912, %79 ], [ 7864320, %81 ], [ 4718592, %84 ]
  %90 = phi i64 [ %78, %77 ], [ %80, %79 ], [ %83, %81 ], [ %87, %84 ]
  %91 = sdiv i64 %89, %54
  %92 = shl nsw i64 %90, 5
  %93 = getelementptr inbounds i8, ptr %76, i64 %92
  br i1 %56, label %94, label %63

94:                                               ; preds = %88
  %95 = icmp sgt i64 %71, 0
  br label %98

96:                                               ; preds = %4081, %122
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
  %112 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_32, i64 0, i64 %109
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
  call fastcc void @expand(ptr noundef %102, ptr noundef %3, i64 noundef %118, i64 noundef %71, i64 noundef 32)
  br label %122

122:                                              ; preds = %121, %117
  %123 = phi ptr [ %3, %121 ], [ %102, %117 ]
  br i1 %57, label %124, label %96

124:                                              ; preds = %122
  %125 = shl nsw i64 %99, 5
  br label %126

126:                                              ; preds = %124, %4081
  %127 = phi i64 [ %59, %124 ], [ %4085, %4081 ]
  %128 = phi ptr [ %2, %124 ], [ %4083, %4081 ]
  %129 = phi i64 [ 0, %124 ], [ %4084, %4081 ]
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
  switch i64 %135, label %4081 [
    i64 1, label %148
    i64 2, label %209
    i64 3, label %316
    i64 4, label %472
    i64 5, label %677
    i64 6, label %931
    i64 7, label %1234
    i64 8, label %1586
    i64 9, label %1987
    i64 10, label %2437
    i64 11, label %2936
    i64 12, label %3484
  ]

148:                                              ; preds = %126
  %149 = load ptr, ptr %11, align 8
  %150 = getelementptr inbounds float, ptr %149, i64 %147
  %151 = load <16 x float>, ptr %150, align 4
  %152 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %151
  %153 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %154 = load <16 x float>, ptr %153, align 4
  %155 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %154
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
  %165 = phi <16 x float> [ %155, %157 ], [ %186, %167 ]
  %166 = phi <16 x float> [ %152, %157 ], [ %185, %167 ]
  br i1 %73, label %197, label %190

167:                                              ; preds = %157, %167
  %168 = phi <16 x float> [ %186, %167 ], [ %155, %157 ]
  %169 = phi <16 x float> [ %185, %167 ], [ %152, %157 ]
  %170 = phi i64 [ %187, %167 ], [ %142, %157 ]
  %171 = phi i64 [ %188, %167 ], [ 0, %157 ]
  %172 = shl nuw nsw i64 %171, 7
  %173 = getelementptr inbounds nuw i8, ptr %123, i64 %172
  %174 = load <16 x float>, ptr %173, align 4
  %175 = getelementptr inbounds nuw i8, ptr %173, i64 64
  %176 = load <16 x float>, ptr %175, align 4
  %177 = ashr i64 %170, 11
  %178 = and i64 %177, -32
  %179 = getelementptr inbounds float, ptr %143, i64 %178
  call void @llvm.prefetch.p0(ptr %179, i32 0, i32 2, i32 1)
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %180, i32 0, i32 2, i32 1)
  %181 = getelementptr float, ptr %128, i64 %171
  %182 = load float, ptr %181, align 4
  %183 = insertelement <16 x float> poison, float %182, i64 0
  %184 = shufflevector <16 x float> %183, <16 x float> poison, <16 x i32> zeroinitializer
  %185 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %184, <16 x float> %174, <16 x float> %169)
  %186 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %184, <16 x float> %176, <16 x float> %168)
  %187 = add nsw i64 %170, %139
  %188 = add nuw nsw i64 %171, 1
  %189 = icmp slt i64 %188, %71
  br i1 %189, label %167, label %164, !llvm.loop !11

190:                                              ; preds = %164
  %191 = load ptr, ptr %12, align 8
  %192 = icmp eq ptr %191, null
  br i1 %192, label %198, label %193

193:                                              ; preds = %190
  %194 = getelementptr inbounds float, ptr %191, i64 %147
  %195 = load <16 x float>, ptr %194, align 4
  %196 = fadd <16 x float> %166, %195
  br label %198

197:                                              ; preds = %164
  store <16 x float> %166, ptr %150, align 4
  br label %207

198:                                              ; preds = %193, %190
  %199 = phi <16 x float> [ %166, %190 ], [ %196, %193 ]
  store <16 x float> %199, ptr %150, align 4
  %200 = load ptr, ptr %12, align 8
  %201 = icmp eq ptr %200, null
  br i1 %201, label %207, label %202

202:                                              ; preds = %198
  %203 = getelementptr inbounds float, ptr %200, i64 %147
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 64
  %205 = load <16 x float>, ptr %204, align 4
  %206 = fadd <16 x float> %165, %205
  br label %207

207:                                              ; preds = %197, %202, %198
  %208 = phi <16 x float> [ %206, %202 ], [ %165, %198 ], [ %165, %197 ]
  store <16 x float> %208, ptr %153, align 4
  br label %4081

209:                                              ; preds = %126
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds float, ptr %210, i64 %147
  %212 = load <16 x float>, ptr %211, align 4
  %213 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %212
  %214 = getelementptr inbounds nuw i8, ptr %211, i64 64
  %215 = load <16 x float>, ptr %214, align 4
  %216 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %215
  %217 = getelementptr inbounds float, ptr %211, i64 %145
  %218 = load <16 x float>, ptr %217, align 4
  %219 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %218
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 64
  %221 = load <16 x float>, ptr %220, align 4
  %222 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %221
  %223 = icmp sgt i64 %137, 0
  br i1 %223, label %225, label %224

224:                                              ; preds = %225, %209
  br i1 %95, label %237, label %232

225:                                              ; preds = %209, %225
  %226 = phi i64 [ %230, %225 ], [ 0, %209 ]
  %227 = add nuw nsw i64 %226, 2
  %228 = mul nsw i64 %227, %145
  %229 = getelementptr inbounds float, ptr %211, i64 %228
  tail call void @llvm.prefetch.p0(ptr nonnull %229, i32 1, i32 3, i32 1)
  %230 = add nuw nsw i64 %226, 1
  %231 = icmp eq i64 %230, %132
  br i1 %231, label %224, label %225, !llvm.loop !9

232:                                              ; preds = %237, %224
  %233 = phi <16 x float> [ %222, %224 ], [ %265, %237 ]
  %234 = phi <16 x float> [ %219, %224 ], [ %264, %237 ]
  %235 = phi <16 x float> [ %216, %224 ], [ %259, %237 ]
  %236 = phi <16 x float> [ %213, %224 ], [ %258, %237 ]
  br i1 %73, label %295, label %269

237:                                              ; preds = %224, %237
  %238 = phi <16 x float> [ %265, %237 ], [ %222, %224 ]
  %239 = phi <16 x float> [ %264, %237 ], [ %219, %224 ]
  %240 = phi <16 x float> [ %259, %237 ], [ %216, %224 ]
  %241 = phi <16 x float> [ %258, %237 ], [ %213, %224 ]
  %242 = phi i64 [ %266, %237 ], [ %142, %224 ]
  %243 = phi i64 [ %267, %237 ], [ 0, %224 ]
  %244 = shl nuw nsw i64 %243, 7
  %245 = getelementptr inbounds nuw i8, ptr %123, i64 %244
  %246 = load <16 x float>, ptr %245, align 4
  %247 = getelementptr inbounds nuw i8, ptr %245, i64 64
  %248 = load <16 x float>, ptr %247, align 4
  %249 = ashr i64 %242, 11
  %250 = and i64 %249, -32
  %251 = getelementptr inbounds float, ptr %143, i64 %250
  call void @llvm.prefetch.p0(ptr %251, i32 0, i32 2, i32 1)
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %252, i32 0, i32 2, i32 1)
  %253 = shl i64 %243, 3
  %254 = getelementptr i8, ptr %128, i64 %253
  %255 = load float, ptr %254, align 4
  %256 = insertelement <16 x float> poison, float %255, i64 0
  %257 = shufflevector <16 x float> %256, <16 x float> poison, <16 x i32> zeroinitializer
  %258 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %246, <16 x float> %241)
  %259 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %248, <16 x float> %240)
  %260 = getelementptr i8, ptr %254, i64 4
  %261 = load float, ptr %260, align 4
  %262 = insertelement <16 x float> poison, float %261, i64 0
  %263 = shufflevector <16 x float> %262, <16 x float> poison, <16 x i32> zeroinitializer
  %264 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %246, <16 x float> %239)
  %265 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %248, <16 x float> %238)
  %266 = add nsw i64 %242, %139
  %267 = add nuw nsw i64 %243, 1
  %268 = icmp slt i64 %267, %71
  br i1 %268, label %237, label %232, !llvm.loop !11

269:                                              ; preds = %232
  %270 = load ptr, ptr %12, align 8
  %271 = icmp eq ptr %270, null
  br i1 %271, label %276, label %272

272:                                              ; preds = %269
  %273 = getelementptr inbounds float, ptr %270, i64 %147
  %274 = load <16 x float>, ptr %273, align 4
  %275 = fadd <16 x float> %236, %274
  br label %276

276:                                              ; preds = %272, %269
  %277 = phi <16 x float> [ %236, %269 ], [ %275, %272 ]
  store <16 x float> %277, ptr %211, align 4
  %278 = load ptr, ptr %12, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %285, label %280

280:                                              ; preds = %276
  %281 = getelementptr inbounds float, ptr %278, i64 %147
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 64
  %283 = load <16 x float>, ptr %282, align 4
  %284 = fadd <16 x float> %235, %283
  br label %285

285:                                              ; preds = %280, %276
  %286 = phi <16 x float> [ %235, %276 ], [ %284, %280 ]
  store <16 x float> %286, ptr %214, align 4
  %287 = load i64, ptr %8, align 8
  %288 = load ptr, ptr %12, align 8
  %289 = icmp eq ptr %288, null
  br i1 %289, label %300, label %290

290:                                              ; preds = %285
  %291 = getelementptr inbounds float, ptr %288, i64 %147
  %292 = getelementptr inbounds float, ptr %291, i64 %287
  %293 = load <16 x float>, ptr %292, align 4
  %294 = fadd <16 x float> %234, %293
  br label %300

295:                                              ; preds = %232
  store <16 x float> %236, ptr %211, align 4
  store <16 x float> %235, ptr %214, align 4
  %296 = load i64, ptr %8, align 8
  %297 = getelementptr inbounds float, ptr %211, i64 %296
  store <16 x float> %234, ptr %297, align 4
  %298 = load i64, ptr %8, align 8
  %299 = add nsw i64 %298, 16
  br label %312

300:                                              ; preds = %290, %285
  %301 = phi <16 x float> [ %234, %285 ], [ %294, %290 ]
  %302 = getelementptr inbounds float, ptr %211, i64 %287
  store <16 x float> %301, ptr %302, align 4
  %303 = load i64, ptr %8, align 8
  %304 = add nsw i64 %303, 16
  %305 = load ptr, ptr %12, align 8
  %306 = icmp eq ptr %305, null
  br i1 %306, label %312, label %307

307:                                              ; preds = %300
  %308 = getelementptr inbounds float, ptr %305, i64 %147
  %309 = getelementptr inbounds float, ptr %308, i64 %304
  %310 = load <16 x float>, ptr %309, align 4
  %311 = fadd <16 x float> %233, %310
  br label %312

312:                                              ; preds = %295, %307, %300
  %313 = phi i64 [ %304, %307 ], [ %304, %300 ], [ %299, %295 ]
  %314 = phi <16 x float> [ %311, %307 ], [ %233, %300 ], [ %233, %295 ]
  %315 = getelementptr inbounds float, ptr %211, i64 %313
  store <16 x float> %314, ptr %315, align 4
  br label %4081

316:                                              ; preds = %126
  %317 = load ptr, ptr %11, align 8
  %318 = getelementptr inbounds float, ptr %317, i64 %147
  %319 = load <16 x float>, ptr %318, align 4
  %320 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %319
  %321 = getelementptr inbounds nuw i8, ptr %318, i64 64
  %322 = load <16 x float>, ptr %321, align 4
  %323 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %322
  %324 = getelementptr inbounds float, ptr %318, i64 %145
  %325 = load <16 x float>, ptr %324, align 4
  %326 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %325
  %327 = getelementptr inbounds nuw i8, ptr %324, i64 64
  %328 = load <16 x float>, ptr %327, align 4
  %329 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %328
  %330 = shl nsw i64 %145, 3
  %331 = getelementptr inbounds i8, ptr %318, i64 %330
  %332 = load <16 x float>, ptr %331, align 4
  %333 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %332
  %334 = getelementptr inbounds nuw i8, ptr %331, i64 64
  %335 = load <16 x float>, ptr %334, align 4
  %336 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %335
  %337 = icmp sgt i64 %137, 0
  br i1 %337, label %339, label %338

338:                                              ; preds = %339, %316
  br i1 %95, label %353, label %346

339:                                              ; preds = %316, %339
  %340 = phi i64 [ %344, %339 ], [ 0, %316 ]
  %341 = add nuw nsw i64 %340, 3
  %342 = mul nsw i64 %341, %145
  %343 = getelementptr inbounds float, ptr %318, i64 %342
  tail call void @llvm.prefetch.p0(ptr nonnull %343, i32 1, i32 3, i32 1)
  %344 = add nuw nsw i64 %340, 1
  %345 = icmp eq i64 %344, %132
  br i1 %345, label %338, label %339, !llvm.loop !9

346:                                              ; preds = %353, %338
  %347 = phi <16 x float> [ %336, %338 ], [ %389, %353 ]
  %348 = phi <16 x float> [ %333, %338 ], [ %388, %353 ]
  %349 = phi <16 x float> [ %329, %338 ], [ %383, %353 ]
  %350 = phi <16 x float> [ %326, %338 ], [ %382, %353 ]
  %351 = phi <16 x float> [ %323, %338 ], [ %377, %353 ]
  %352 = phi <16 x float> [ %320, %338 ], [ %376, %353 ]
  br i1 %73, label %443, label %393

353:                                              ; preds = %338, %353
  %354 = phi <16 x float> [ %389, %353 ], [ %336, %338 ]
  %355 = phi <16 x float> [ %388, %353 ], [ %333, %338 ]
  %356 = phi <16 x float> [ %383, %353 ], [ %329, %338 ]
  %357 = phi <16 x float> [ %382, %353 ], [ %326, %338 ]
  %358 = phi <16 x float> [ %377, %353 ], [ %323, %338 ]
  %359 = phi <16 x float> [ %376, %353 ], [ %320, %338 ]
  %360 = phi i64 [ %390, %353 ], [ %142, %338 ]
  %361 = phi i64 [ %391, %353 ], [ 0, %338 ]
  %362 = shl nuw nsw i64 %361, 7
  %363 = getelementptr inbounds nuw i8, ptr %123, i64 %362
  %364 = load <16 x float>, ptr %363, align 4
  %365 = getelementptr inbounds nuw i8, ptr %363, i64 64
  %366 = load <16 x float>, ptr %365, align 4
  %367 = ashr i64 %360, 11
  %368 = and i64 %367, -32
  %369 = getelementptr inbounds float, ptr %143, i64 %368
  call void @llvm.prefetch.p0(ptr %369, i32 0, i32 2, i32 1)
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %370, i32 0, i32 2, i32 1)
  %371 = mul i64 %361, 12
  %372 = getelementptr i8, ptr %128, i64 %371
  %373 = load float, ptr %372, align 4
  %374 = insertelement <16 x float> poison, float %373, i64 0
  %375 = shufflevector <16 x float> %374, <16 x float> poison, <16 x i32> zeroinitializer
  %376 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %364, <16 x float> %359)
  %377 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %366, <16 x float> %358)
  %378 = getelementptr i8, ptr %372, i64 4
  %379 = load float, ptr %378, align 4
  %380 = insertelement <16 x float> poison, float %379, i64 0
  %381 = shufflevector <16 x float> %380, <16 x float> poison, <16 x i32> zeroinitializer
  %382 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %381, <16 x float> %364, <16 x float> %357)
  %383 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %381, <16 x float> %366, <16 x float> %356)
  %384 = getelementptr i8, ptr %372, i64 8
  %385 = load float, ptr %384, align 4
  %386 = insertelement <16 x float> poison, float %385, i64 0
  %387 = shufflevector <16 x float> %386, <16 x float> poison, <16 x i32> zeroinitializer
  %388 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %364, <16 x float> %355)
  %389 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %366, <16 x float> %354)
  %390 = add nsw i64 %360, %139
  %391 = add nuw nsw i64 %361, 1
  %392 = icmp slt i64 %391, %71
  br i1 %392, label %353, label %346, !llvm.loop !11

393:                                              ; preds = %346
  %394 = load ptr, ptr %12, align 8
  %395 = icmp eq ptr %394, null
  br i1 %395, label %400, label %396

396:                                              ; preds = %393
  %397 = getelementptr inbounds float, ptr %394, i64 %147
  %398 = load <16 x float>, ptr %397, align 4
  %399 = fadd <16 x float> %352, %398
  br label %400

400:                                              ; preds = %396, %393
  %401 = phi <16 x float> [ %352, %393 ], [ %399, %396 ]
  store <16 x float> %401, ptr %318, align 4
  %402 = load ptr, ptr %12, align 8
  %403 = icmp eq ptr %402, null
  br i1 %403, label %409, label %404

404:                                              ; preds = %400
  %405 = getelementptr inbounds float, ptr %402, i64 %147
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 64
  %407 = load <16 x float>, ptr %406, align 4
  %408 = fadd <16 x float> %351, %407
  br label %409

409:                                              ; preds = %404, %400
  %410 = phi <16 x float> [ %351, %400 ], [ %408, %404 ]
  store <16 x float> %410, ptr %321, align 4
  %411 = load i64, ptr %8, align 8
  %412 = load ptr, ptr %12, align 8
  %413 = icmp eq ptr %412, null
  br i1 %413, label %419, label %414

414:                                              ; preds = %409
  %415 = getelementptr inbounds float, ptr %412, i64 %147
  %416 = getelementptr inbounds float, ptr %415, i64 %411
  %417 = load <16 x float>, ptr %416, align 4
  %418 = fadd <16 x float> %350, %417
  br label %419

419:                                              ; preds = %414, %409
  %420 = phi <16 x float> [ %350, %409 ], [ %418, %414 ]
  %421 = getelementptr inbounds float, ptr %318, i64 %411
  store <16 x float> %420, ptr %421, align 4
  %422 = load i64, ptr %8, align 8
  %423 = add nsw i64 %422, 16
  %424 = load ptr, ptr %12, align 8
  %425 = icmp eq ptr %424, null
  br i1 %425, label %431, label %426

426:                                              ; preds = %419
  %427 = getelementptr inbounds float, ptr %424, i64 %147
  %428 = getelementptr inbounds float, ptr %427, i64 %423
  %429 = load <16 x float>, ptr %428, align 4
  %430 = fadd <16 x float> %349, %429
  br label %431

431:                                              ; preds = %426, %419
  %432 = phi <16 x float> [ %349, %419 ], [ %430, %426 ]
  %433 = getelementptr inbounds float, ptr %318, i64 %423
  store <16 x float> %432, ptr %433, align 4
  %434 = load i64, ptr %8, align 8
  %435 = shl nsw i64 %434, 1
  %436 = load ptr, ptr %12, align 8
  %437 = icmp eq ptr %436, null
  br i1 %437, label %455, label %438

438:                                              ; preds = %431
  %439 = getelementptr inbounds float, ptr %436, i64 %147
  %440 = getelementptr inbounds float, ptr %439, i64 %435
  %441 = load <16 x float>, ptr %440, align 4
  %442 = fadd <16 x float> %348, %441
  br label %455

443:                                              ; preds = %346
  store <16 x float> %352, ptr %318, align 4
  store <16 x float> %351, ptr %321, align 4
  %444 = load i64, ptr %8, align 8
  %445 = getelementptr inbounds float, ptr %318, i64 %444
  store <16 x float> %350, ptr %445, align 4
  %446 = load i64, ptr %8, align 8
  %447 = getelementptr float, ptr %318, i64 %446
  %448 = getelementptr i8, ptr %447, i64 64
  store <16 x float> %349, ptr %448, align 4
  %449 = load i64, ptr %8, align 8
  %450 = shl nsw i64 %449, 3
  %451 = getelementptr inbounds i8, ptr %318, i64 %450
  store <16 x float> %348, ptr %451, align 4
  %452 = load i64, ptr %8, align 8
  %453 = shl nsw i64 %452, 1
  %454 = add nsw i64 %453, 16
  br label %468

455:                                              ; preds = %438, %431
  %456 = phi <16 x float> [ %348, %431 ], [ %442, %438 ]
  %457 = getelementptr inbounds float, ptr %318, i64 %435
  store <16 x float> %456, ptr %457, align 4
  %458 = load i64, ptr %8, align 8
  %459 = shl nsw i64 %458, 1
  %460 = add nsw i64 %459, 16
  %461 = load ptr, ptr %12, align 8
  %462 = icmp eq ptr %461, null
  br i1 %462, label %468, label %463

463:                                              ; preds = %455
  %464 = getelementptr inbounds float, ptr %461, i64 %147
  %465 = getelementptr inbounds float, ptr %464, i64 %460
  %466 = load <16 x float>, ptr %465, align 4
  %467 = fadd <16 x float> %347, %466
  br label %468

468:                                              ; preds = %443, %463, %455
  %469 = phi i64 [ %460, %463 ], [ %460, %455 ], [ %454, %443 ]
  %470 = phi <16 x float> [ %467, %463 ], [ %347, %455 ], [ %347, %443 ]
  %471 = getelementptr inbounds float, ptr %318, i64 %469
  store <16 x float> %470, ptr %471, align 4
  br label %4081

472:                                              ; preds = %126
  %473 = load ptr, ptr %11, align 8
  %474 = getelementptr inbounds float, ptr %473, i64 %147
  %475 = load <16 x float>, ptr %474, align 4
  %476 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %475
  %477 = getelementptr inbounds nuw i8, ptr %474, i64 64
  %478 = load <16 x float>, ptr %477, align 4
  %479 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %478
  %480 = getelementptr inbounds float, ptr %474, i64 %145
  %481 = load <16 x float>, ptr %480, align 4
  %482 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %481
  %483 = getelementptr inbounds nuw i8, ptr %480, i64 64
  %484 = load <16 x float>, ptr %483, align 4
  %485 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %484
  %486 = shl nsw i64 %145, 3
  %487 = getelementptr inbounds i8, ptr %474, i64 %486
  %488 = load <16 x float>, ptr %487, align 4
  %489 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %488
  %490 = getelementptr inbounds nuw i8, ptr %487, i64 64
  %491 = load <16 x float>, ptr %490, align 4
  %492 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %491
  %493 = mul nsw i64 %145, 12
  %494 = getelementptr inbounds i8, ptr %474, i64 %493
  %495 = load <16 x float>, ptr %494, align 4
  %496 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %495
  %497 = getelementptr inbounds nuw i8, ptr %494, i64 64
  %498 = load <16 x float>, ptr %497, align 4
  %499 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %498
  %500 = icmp sgt i64 %137, 0
  br i1 %500, label %502, label %501

501:                                              ; preds = %502, %472
  br i1 %95, label %518, label %509

502:                                              ; preds = %472, %502
  %503 = phi i64 [ %507, %502 ], [ 0, %472 ]
  %504 = add nuw nsw i64 %503, 4
  %505 = mul nsw i64 %504, %145
  %506 = getelementptr inbounds float, ptr %474, i64 %505
  tail call void @llvm.prefetch.p0(ptr nonnull %506, i32 1, i32 3, i32 1)
  %507 = add nuw nsw i64 %503, 1
  %508 = icmp eq i64 %507, %132
  br i1 %508, label %501, label %502, !llvm.loop !9

509:                                              ; preds = %518, %501
  %510 = phi <16 x float> [ %499, %501 ], [ %562, %518 ]
  %511 = phi <16 x float> [ %496, %501 ], [ %561, %518 ]
  %512 = phi <16 x float> [ %492, %501 ], [ %556, %518 ]
  %513 = phi <16 x float> [ %489, %501 ], [ %555, %518 ]
  %514 = phi <16 x float> [ %485, %501 ], [ %550, %518 ]
  %515 = phi <16 x float> [ %482, %501 ], [ %549, %518 ]
  %516 = phi <16 x float> [ %479, %501 ], [ %544, %518 ]
  %517 = phi <16 x float> [ %476, %501 ], [ %543, %518 ]
  br i1 %73, label %641, label %566

518:                                              ; preds = %501, %518
  %519 = phi <16 x float> [ %562, %518 ], [ %499, %501 ]
  %520 = phi <16 x float> [ %561, %518 ], [ %496, %501 ]
  %521 = phi <16 x float> [ %556, %518 ], [ %492, %501 ]
  %522 = phi <16 x float> [ %555, %518 ], [ %489, %501 ]
  %523 = phi <16 x float> [ %550, %518 ], [ %485, %501 ]
  %524 = phi <16 x float> [ %549, %518 ], [ %482, %501 ]
  %525 = phi <16 x float> [ %544, %518 ], [ %479, %501 ]
  %526 = phi <16 x float> [ %543, %518 ], [ %476, %501 ]
  %527 = phi i64 [ %563, %518 ], [ %142, %501 ]
  %528 = phi i64 [ %564, %518 ], [ 0, %501 ]
  %529 = shl nuw nsw i64 %528, 7
  %530 = getelementptr inbounds nuw i8, ptr %123, i64 %529
  %531 = load <16 x float>, ptr %530, align 4
  %532 = getelementptr inbounds nuw i8, ptr %530, i64 64
  %533 = load <16 x float>, ptr %532, align 4
  %534 = ashr i64 %527, 11
  %535 = and i64 %534, -32
  %536 = getelementptr inbounds float, ptr %143, i64 %535
  call void @llvm.prefetch.p0(ptr %536, i32 0, i32 2, i32 1)
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %537, i32 0, i32 2, i32 1)
  %538 = shl i64 %528, 4
  %539 = getelementptr i8, ptr %128, i64 %538
  %540 = load float, ptr %539, align 4
  %541 = insertelement <16 x float> poison, float %540, i64 0
  %542 = shufflevector <16 x float> %541, <16 x float> poison, <16 x i32> zeroinitializer
  %543 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %531, <16 x float> %526)
  %544 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %533, <16 x float> %525)
  %545 = getelementptr i8, ptr %539, i64 4
  %546 = load float, ptr %545, align 4
  %547 = insertelement <16 x float> poison, float %546, i64 0
  %548 = shufflevector <16 x float> %547, <16 x float> poison, <16 x i32> zeroinitializer
  %549 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %548, <16 x float> %531, <16 x float> %524)
  %550 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %548, <16 x float> %533, <16 x float> %523)
  %551 = getelementptr i8, ptr %539, i64 8
  %552 = load float, ptr %551, align 4
  %553 = insertelement <16 x float> poison, float %552, i64 0
  %554 = shufflevector <16 x float> %553, <16 x float> poison, <16 x i32> zeroinitializer
  %555 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %554, <16 x float> %531, <16 x float> %522)
  %556 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %554, <16 x float> %533, <16 x float> %521)
  %557 = getelementptr i8, ptr %539, i64 12
  %558 = load float, ptr %557, align 4
  %559 = insertelement <16 x float> poison, float %558, i64 0
  %560 = shufflevector <16 x float> %559, <16 x float> poison, <16 x i32> zeroinitializer
  %561 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %560, <16 x float> %531, <16 x float> %520)
  %562 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %560, <16 x float> %533, <16 x float> %519)
  %563 = add nsw i64 %527, %139
  %564 = add nuw nsw i64 %528, 1
  %565 = icmp slt i64 %564, %71
  br i1 %565, label %518, label %509, !llvm.loop !11

566:                                              ; preds = %509
  %567 = load ptr, ptr %12, align 8
  %568 = icmp eq ptr %567, null
  br i1 %568, label %573, label %569

569:                                              ; preds = %566
  %570 = getelementptr inbounds float, ptr %567, i64 %147
  %571 = load <16 x float>, ptr %570, align 4
  %572 = fadd <16 x float> %517, %571
  br label %573

573:                                              ; preds = %569, %566
  %574 = phi <16 x float> [ %517, %566 ], [ %572, %569 ]
  store <16 x float> %574, ptr %474, align 4
  %575 = load ptr, ptr %12, align 8
  %576 = icmp eq ptr %575, null
  br i1 %576, label %582, label %577

577:                                              ; preds = %573
  %578 = getelementptr inbounds float, ptr %575, i64 %147
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 64
  %580 = load <16 x float>, ptr %579, align 4
  %581 = fadd <16 x float> %516, %580
  br label %582

582:                                              ; preds = %577, %573
  %583 = phi <16 x float> [ %516, %573 ], [ %581, %577 ]
  store <16 x float> %583, ptr %477, align 4
  %584 = load i64, ptr %8, align 8
  %585 = load ptr, ptr %12, align 8
  %586 = icmp eq ptr %585, null
  br i1 %586, label %592, label %587

587:                                              ; preds = %582
  %588 = getelementptr inbounds float, ptr %585, i64 %147
  %589 = getelementptr inbounds float, ptr %588, i64 %584
  %590 = load <16 x float>, ptr %589, align 4
  %591 = fadd <16 x float> %515, %590
  br label %592

592:                                              ; preds = %587, %582
  %593 = phi <16 x float> [ %515, %582 ], [ %591, %587 ]
  %594 = getelementptr inbounds float, ptr %474, i64 %584
  store <16 x float> %593, ptr %594, align 4
  %595 = load i64, ptr %8, align 8
  %596 = add nsw i64 %595, 16
  %597 = load ptr, ptr %12, align 8
  %598 = icmp eq ptr %597, null
  br i1 %598, label %604, label %599

599:                                              ; preds = %592
  %600 = getelementptr inbounds float, ptr %597, i64 %147
  %601 = getelementptr inbounds float, ptr %600, i64 %596
  %602 = load <16 x float>, ptr %601, align 4
  %603 = fadd <16 x float> %514, %602
  br label %604

604:                                              ; preds = %599, %592
  %605 = phi <16 x float> [ %514, %592 ], [ %603, %599 ]
  %606 = getelementptr inbounds float, ptr %474, i64 %596
  store <16 x float> %605, ptr %606, align 4
  %607 = load i64, ptr %8, align 8
  %608 = shl nsw i64 %607, 1
  %609 = load ptr, ptr %12, align 8
  %610 = icmp eq ptr %609, null
  br i1 %610, label %616, label %611

611:                                              ; preds = %604
  %612 = getelementptr inbounds float, ptr %609, i64 %147
  %613 = getelementptr inbounds float, ptr %612, i64 %608
  %614 = load <16 x float>, ptr %613, align 4
  %615 = fadd <16 x float> %513, %614
  br label %616

616:                                              ; preds = %611, %604
  %617 = phi <16 x float> [ %513, %604 ], [ %615, %611 ]
  %618 = getelementptr inbounds float, ptr %474, i64 %608
  store <16 x float> %617, ptr %618, align 4
  %619 = load i64, ptr %8, align 8
  %620 = shl nsw i64 %619, 1
  %621 = add nsw i64 %620, 16
  %622 = load ptr, ptr %12, align 8
  %623 = icmp eq ptr %622, null
  br i1 %623, label %629, label %624

624:                                              ; preds = %616
  %625 = getelementptr inbounds float, ptr %622, i64 %147
  %626 = getelementptr inbounds float, ptr %625, i64 %621
  %627 = load <16 x float>, ptr %626, align 4
  %628 = fadd <16 x float> %512, %627
  br label %629

629:                                              ; preds = %624, %616
  %630 = phi <16 x float> [ %512, %616 ], [ %628, %624 ]
  %631 = getelementptr inbounds float, ptr %474, i64 %621
  store <16 x float> %630, ptr %631, align 4
  %632 = load i64, ptr %8, align 8
  %633 = mul nsw i64 %632, 3
  %634 = load ptr, ptr %12, align 8
  %635 = icmp eq ptr %634, null
  br i1 %635, label %660, label %636

636:                                              ; preds = %629
  %637 = getelementptr inbounds float, ptr %634, i64 %147
  %638 = getelementptr inbounds float, ptr %637, i64 %633
  %639 = load <16 x float>, ptr %638, align 4
  %640 = fadd <16 x float> %511, %639
  br label %660

641:                                              ; preds = %509
  store <16 x float> %517, ptr %474, align 4
  store <16 x float> %516, ptr %477, align 4
  %642 = load i64, ptr %8, align 8
  %643 = getelementptr inbounds float, ptr %474, i64 %642
  store <16 x float> %515, ptr %643, align 4
  %644 = load i64, ptr %8, align 8
  %645 = getelementptr float, ptr %474, i64 %644
  %646 = getelementptr i8, ptr %645, i64 64
  store <16 x float> %514, ptr %646, align 4
  %647 = load i64, ptr %8, align 8
  %648 = shl nsw i64 %647, 3
  %649 = getelementptr inbounds i8, ptr %474, i64 %648
  store <16 x float> %513, ptr %649, align 4
  %650 = load i64, ptr %8, align 8
  %651 = shl i64 %650, 3
  %652 = getelementptr i8, ptr %474, i64 %651
  %653 = getelementptr i8, ptr %652, i64 64
  store <16 x float> %512, ptr %653, align 4
  %654 = load i64, ptr %8, align 8
  %655 = mul nsw i64 %654, 12
  %656 = getelementptr inbounds i8, ptr %474, i64 %655
  store <16 x float> %511, ptr %656, align 4
  %657 = load i64, ptr %8, align 8
  %658 = mul nsw i64 %657, 3
  %659 = add nsw i64 %658, 16
  br label %673

660:                                              ; preds = %636, %629
  %661 = phi <16 x float> [ %511, %629 ], [ %640, %636 ]
  %662 = getelementptr inbounds float, ptr %474, i64 %633
  store <16 x float> %661, ptr %662, align 4
  %663 = load i64, ptr %8, align 8
  %664 = mul nsw i64 %663, 3
  %665 = add nsw i64 %664, 16
  %666 = load ptr, ptr %12, align 8
  %667 = icmp eq ptr %666, null
  br i1 %667, label %673, label %668

668:                                              ; preds = %660
  %669 = getelementptr inbounds float, ptr %666, i64 %147
  %670 = getelementptr inbounds float, ptr %669, i64 %665
  %671 = load <16 x float>, ptr %670, align 4
  %672 = fadd <16 x float> %510, %671
  br label %673

673:                                              ; preds = %641, %668, %660
  %674 = phi i64 [ %665, %668 ], [ %665, %660 ], [ %659, %641 ]
  %675 = phi <16 x float> [ %672, %668 ], [ %510, %660 ], [ %510, %641 ]
  %676 = getelementptr inbounds float, ptr %474, i64 %674
  store <16 x float> %675, ptr %676, align 4
  br label %4081

677:                                              ; preds = %126
  %678 = load ptr, ptr %11, align 8
  %679 = getelementptr inbounds float, ptr %678, i64 %147
  %680 = load <16 x float>, ptr %679, align 4
  %681 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %680
  %682 = getelementptr inbounds nuw i8, ptr %679, i64 64
  %683 = load <16 x float>, ptr %682, align 4
  %684 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %683
  %685 = getelementptr inbounds float, ptr %679, i64 %145
  %686 = load <16 x float>, ptr %685, align 4
  %687 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %686
  %688 = getelementptr inbounds nuw i8, ptr %685, i64 64
  %689 = load <16 x float>, ptr %688, align 4
  %690 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %689
  %691 = shl nsw i64 %145, 3
  %692 = getelementptr inbounds i8, ptr %679, i64 %691
  %693 = load <16 x float>, ptr %692, align 4
  %694 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %693
  %695 = getelementptr inbounds nuw i8, ptr %692, i64 64
  %696 = load <16 x float>, ptr %695, align 4
  %697 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %696
  %698 = mul nsw i64 %145, 12
  %699 = getelementptr inbounds i8, ptr %679, i64 %698
  %700 = load <16 x float>, ptr %699, align 4
  %701 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %700
  %702 = getelementptr inbounds nuw i8, ptr %699, i64 64
  %703 = load <16 x float>, ptr %702, align 4
  %704 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %703
  %705 = shl nsw i64 %145, 4
  %706 = getelementptr inbounds i8, ptr %679, i64 %705
  %707 = load <16 x float>, ptr %706, align 4
  %708 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %707
  %709 = getelementptr inbounds nuw i8, ptr %706, i64 64
  %710 = load <16 x float>, ptr %709, align 4
  %711 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %710
  %712 = icmp sgt i64 %137, 0
  br i1 %712, label %714, label %713

713:                                              ; preds = %714, %677
  br i1 %95, label %732, label %721

714:                                              ; preds = %677, %714
  %715 = phi i64 [ %719, %714 ], [ 0, %677 ]
  %716 = add nuw nsw i64 %715, 5
  %717 = mul nsw i64 %716, %145
  %718 = getelementptr inbounds float, ptr %679, i64 %717
  tail call void @llvm.prefetch.p0(ptr nonnull %718, i32 1, i32 3, i32 1)
  %719 = add nuw nsw i64 %715, 1
  %720 = icmp eq i64 %719, %132
  br i1 %720, label %713, label %714, !llvm.loop !9

721:                                              ; preds = %732, %713
  %722 = phi <16 x float> [ %711, %713 ], [ %784, %732 ]
  %723 = phi <16 x float> [ %708, %713 ], [ %783, %732 ]
  %724 = phi <16 x float> [ %704, %713 ], [ %778, %732 ]
  %725 = phi <16 x float> [ %701, %713 ], [ %777, %732 ]
  %726 = phi <16 x float> [ %697, %713 ], [ %772, %732 ]
  %727 = phi <16 x float> [ %694, %713 ], [ %771, %732 ]
  %728 = phi <16 x float> [ %690, %713 ], [ %766, %732 ]
  %729 = phi <16 x float> [ %687, %713 ], [ %765, %732 ]
  %730 = phi <16 x float> [ %684, %713 ], [ %760, %732 ]
  %731 = phi <16 x float> [ %681, %713 ], [ %759, %732 ]
  br i1 %73, label %888, label %788

732:                                              ; preds = %713, %732
  %733 = phi <16 x float> [ %784, %732 ], [ %711, %713 ]
  %734 = phi <16 x float> [ %783, %732 ], [ %708, %713 ]
  %735 = phi <16 x float> [ %778, %732 ], [ %704, %713 ]
  %736 = phi <16 x float> [ %777, %732 ], [ %701, %713 ]
  %737 = phi <16 x float> [ %772, %732 ], [ %697, %713 ]
  %738 = phi <16 x float> [ %771, %732 ], [ %694, %713 ]
  %739 = phi <16 x float> [ %766, %732 ], [ %690, %713 ]
  %740 = phi <16 x float> [ %765, %732 ], [ %687, %713 ]
  %741 = phi <16 x float> [ %760, %732 ], [ %684, %713 ]
  %742 = phi <16 x float> [ %759, %732 ], [ %681, %713 ]
  %743 = phi i64 [ %785, %732 ], [ %142, %713 ]
  %744 = phi i64 [ %786, %732 ], [ 0, %713 ]
  %745 = shl nuw nsw i64 %744, 7
  %746 = getelementptr inbounds nuw i8, ptr %123, i64 %745
  %747 = load <16 x float>, ptr %746, align 4
  %748 = getelementptr inbounds nuw i8, ptr %746, i64 64
  %749 = load <16 x float>, ptr %748, align 4
  %750 = ashr i64 %743, 11
  %751 = and i64 %750, -32
  %752 = getelementptr inbounds float, ptr %143, i64 %751
  call void @llvm.prefetch.p0(ptr %752, i32 0, i32 2, i32 1)
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %753, i32 0, i32 2, i32 1)
  %754 = mul i64 %744, 20
  %755 = getelementptr i8, ptr %128, i64 %754
  %756 = load float, ptr %755, align 4
  %757 = insertelement <16 x float> poison, float %756, i64 0
  %758 = shufflevector <16 x float> %757, <16 x float> poison, <16 x i32> zeroinitializer
  %759 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %758, <16 x float> %747, <16 x float> %742)
  %760 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %758, <16 x float> %749, <16 x float> %741)
  %761 = getelementptr i8, ptr %755, i64 4
  %762 = load float, ptr %761, align 4
  %763 = insertelement <16 x float> poison, float %762, i64 0
  %764 = shufflevector <16 x float> %763, <16 x float> poison, <16 x i32> zeroinitializer
  %765 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %764, <16 x float> %747, <16 x float> %740)
  %766 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %764, <16 x float> %749, <16 x float> %739)
  %767 = getelementptr i8, ptr %755, i64 8
  %768 = load float, ptr %767, align 4
  %769 = insertelement <16 x float> poison, float %768, i64 0
  %770 = shufflevector <16 x float> %769, <16 x float> poison, <16 x i32> zeroinitializer
  %771 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %770, <16 x float> %747, <16 x float> %738)
  %772 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %770, <16 x float> %749, <16 x float> %737)
  %773 = getelementptr i8, ptr %755, i64 12
  %774 = load float, ptr %773, align 4
  %775 = insertelement <16 x float> poison, float %774, i64 0
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer
  %777 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %776, <16 x float> %747, <16 x float> %736)
  %778 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %776, <16 x float> %749, <16 x float> %735)
  %779 = getelementptr i8, ptr %755, i64 16
  %780 = load float, ptr %779, align 4
  %781 = insertelement <16 x float> poison, float %780, i64 0
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer
  %783 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %782, <16 x float> %747, <16 x float> %734)
  %784 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %782, <16 x float> %749, <16 x float> %733)
  %785 = add nsw i64 %743, %139
  %786 = add nuw nsw i64 %744, 1
  %787 = icmp slt i64 %786, %71
  br i1 %787, label %732, label %721, !llvm.loop !11

788:                                              ; preds = %721
  %789 = load ptr, ptr %12, align 8
  %790 = icmp eq ptr %789, null
  br i1 %790, label %795, label %791

791:                                              ; preds = %788
  %792 = getelementptr inbounds float, ptr %789, i64 %147
  %793 = load <16 x float>, ptr %792, align 4
  %794 = fadd <16 x float> %731, %793
  br label %795

795:                                              ; preds = %791, %788
  %796 = phi <16 x float> [ %731, %788 ], [ %794, %791 ]
  store <16 x float> %796, ptr %679, align 4
  %797 = load ptr, ptr %12, align 8
  %798 = icmp eq ptr %797, null
  br i1 %798, label %804, label %799

799:                                              ; preds = %795
  %800 = getelementptr inbounds float, ptr %797, i64 %147
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 64
  %802 = load <16 x float>, ptr %801, align 4
  %803 = fadd <16 x float> %730, %802
  br label %804

804:                                              ; preds = %799, %795
  %805 = phi <16 x float> [ %730, %795 ], [ %803, %799 ]
  store <16 x float> %805, ptr %682, align 4
  %806 = load i64, ptr %8, align 8
  %807 = load ptr, ptr %12, align 8
  %808 = icmp eq ptr %807, null
  br i1 %808, label %814, label %809

809:                                              ; preds = %804
  %810 = getelementptr inbounds float, ptr %807, i64 %147
  %811 = getelementptr inbounds float, ptr %810, i64 %806
  %812 = load <16 x float>, ptr %811, align 4
  %813 = fadd <16 x float> %729, %812
  br label %814

814:                                              ; preds = %809, %804
  %815 = phi <16 x float> [ %729, %804 ], [ %813, %809 ]
  %816 = getelementptr inbounds float, ptr %679, i64 %806
  store <16 x float> %815, ptr %816, align 4
  %817 = load i64, ptr %8, align 8
  %818 = add nsw i64 %817, 16
  %819 = load ptr, ptr %12, align 8
  %820 = icmp eq ptr %819, null
  br i1 %820, label %826, label %821

821:                                              ; preds = %814
  %822 = getelementptr inbounds float, ptr %819, i64 %147
  %823 = getelementptr inbounds float, ptr %822, i64 %818
  %824 = load <16 x float>, ptr %823, align 4
  %825 = fadd <16 x float> %728, %824
  br label %826

826:                                              ; preds = %821, %814
  %827 = phi <16 x float> [ %728, %814 ], [ %825, %821 ]
  %828 = getelementptr inbounds float, ptr %679, i64 %818
  store <16 x float> %827, ptr %828, align 4
  %829 = load i64, ptr %8, align 8
  %830 = shl nsw i64 %829, 1
  %831 = load ptr, ptr %12, align 8
  %832 = icmp eq ptr %831, null
  br i1 %832, label %838, label %833

833:                                              ; preds = %826
  %834 = getelementptr inbounds float, ptr %831, i64 %147
  %835 = getelementptr inbounds float, ptr %834, i64 %830
  %836 = load <16 x float>, ptr %835, align 4
  %837 = fadd <16 x float> %727, %836
  br label %838

838:                                              ; preds = %833, %826
  %839 = phi <16 x float> [ %727, %826 ], [ %837, %833 ]
  %840 = getelementptr inbounds float, ptr %679, i64 %830
  store <16 x float> %839, ptr %840, align 4
  %841 = load i64, ptr %8, align 8
  %842 = shl nsw i64 %841, 1
  %843 = add nsw i64 %842, 16
  %844 = load ptr, ptr %12, align 8
  %845 = icmp eq ptr %844, null
  br i1 %845, label %851, label %846

846:                                              ; preds = %838
  %847 = getelementptr inbounds float, ptr %844, i64 %147
  %848 = getelementptr inbounds float, ptr %847, i64 %843
  %849 = load <16 x float>, ptr %848, align 4
  %850 = fadd <16 x float> %726, %849
  br label %851

851:                                              ; preds = %846, %838
  %852 = phi <16 x float> [ %726, %838 ], [ %850, %846 ]
  %853 = getelementptr inbounds float, ptr %679, i64 %843
  store <16 x float> %852, ptr %853, align 4
  %854 = load i64, ptr %8, align 8
  %855 = mul nsw i64 %854, 3
  %856 = load ptr, ptr %12, align 8
  %857 = icmp eq ptr %856, null
  br i1 %857, label %863, label %858

858:                                              ; preds = %851
  %859 = getelementptr inbounds float, ptr %856, i64 %147
  %860 = getelementptr inbounds float, ptr %859, i64 %855
  %861 = load <16 x float>, ptr %860, align 4
  %862 = fadd <16 x float> %725, %861
  br label %863

863:                                              ; preds = %858, %851
  %864 = phi <16 x float> [ %725, %851 ], [ %862, %858 ]
  %865 = getelementptr inbounds float, ptr %679, i64 %855
  store <16 x float> %864, ptr %865, align 4
  %866 = load i64, ptr %8, align 8
  %867 = mul nsw i64 %866, 3
  %868 = add nsw i64 %867, 16
  %869 = load ptr, ptr %12, align 8
  %870 = icmp eq ptr %869, null
  br i1 %870, label %876, label %871

871:                                              ; preds = %863
  %872 = getelementptr inbounds float, ptr %869, i64 %147
  %873 = getelementptr inbounds float, ptr %872, i64 %868
  %874 = load <16 x float>, ptr %873, align 4
  %875 = fadd <16 x float> %724, %874
  br label %876

876:                                              ; preds = %871, %863
  %877 = phi <16 x float> [ %724, %863 ], [ %875, %871 ]
  %878 = getelementptr inbounds float, ptr %679, i64 %868
  store <16 x float> %877, ptr %878, align 4
  %879 = load i64, ptr %8, align 8
  %880 = shl nsw i64 %879, 2
  %881 = load ptr, ptr %12, align 8
  %882 = icmp eq ptr %881, null
  br i1 %882, label %914, label %883

883:                                              ; preds = %876
  %884 = getelementptr inbounds float, ptr %881, i64 %147
  %885 = getelementptr inbounds float, ptr %884, i64 %880
  %886 = load <16 x float>, ptr %885, align 4
  %887 = fadd <16 x float> %723, %886
  br label %914

888:                                              ; preds = %721
  store <16 x float> %731, ptr %679, align 4
  store <16 x float> %730, ptr %682, align 4
  %889 = load i64, ptr %8, align 8
  %890 = getelementptr inbounds float, ptr %679, i64 %889
  store <16 x float> %729, ptr %890, align 4
  %891 = load i64, ptr %8, align 8
  %892 = getelementptr float, ptr %679, i64 %891
  %893 = getelementptr i8, ptr %892, i64 64
  store <16 x float> %728, ptr %893, align 4
  %894 = load i64, ptr %8, align 8
  %895 = shl nsw i64 %894, 3
  %896 = getelementptr inbounds i8, ptr %679, i64 %895
  store <16 x float> %727, ptr %896, align 4
  %897 = load i64, ptr %8, align 8
  %898 = shl i64 %897, 3
  %899 = getelementptr i8, ptr %679, i64 %898
  %900 = getelementptr i8, ptr %899, i64 64
  store <16 x float> %726, ptr %900, align 4
  %901 = load i64, ptr %8, align 8
  %902 = mul nsw i64 %901, 12
  %903 = getelementptr inbounds i8, ptr %679, i64 %902
  store <16 x float> %725, ptr %903, align 4
  %904 = load i64, ptr %8, align 8
  %905 = mul i64 %904, 12
  %906 = getelementptr i8, ptr %679, i64 %905
  %907 = getelementptr i8, ptr %906, i64 64
  store <16 x float> %724, ptr %907, align 4
  %908 = load i64, ptr %8, align 8
  %909 = shl nsw i64 %908, 4
  %910 = getelementptr inbounds i8, ptr %679, i64 %909
  store <16 x float> %723, ptr %910, align 4
  %911 = load i64, ptr %8, align 8
  %912 = shl nsw i64 %911, 2
  %913 = add nsw i64 %912, 16
  br label %927

914:                                              ; preds = %883, %876
  %915 = phi <16 x float> [ %723, %876 ], [ %887, %883 ]
  %916 = getelementptr inbounds float, ptr %679, i64 %880
  store <16 x float> %915, ptr %916, align 4
  %917 = load i64, ptr %8, align 8
  %918 = shl nsw i64 %917, 2
  %919 = add nsw i64 %918, 16
  %920 = load ptr, ptr %12, align 8
  %921 = icmp eq ptr %920, null
  br i1 %921, label %927, label %922

922:                                              ; preds = %914
  %923 = getelementptr inbounds float, ptr %920, i64 %147
  %924 = getelementptr inbounds float, ptr %923, i64 %919
  %925 = load <16 x float>, ptr %924, align 4
  %926 = fadd <16 x float> %722, %925
  br label %927

927:                                              ; preds = %888, %922, %914
  %928 = phi i64 [ %919, %922 ], [ %919, %914 ], [ %913, %888 ]
  %929 = phi <16 x float> [ %926, %922 ], [ %722, %914 ], [ %722, %888 ]
  %930 = getelementptr inbounds float, ptr %679, i64 %928
  store <16 x float> %929, ptr %930, align 4
  br label %4081

931:                                              ; preds = %126
  %932 = load ptr, ptr %11, align 8
  %933 = getelementptr inbounds float, ptr %932, i64 %147
  %934 = load <16 x float>, ptr %933, align 4
  %935 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %934
  %936 = getelementptr inbounds nuw i8, ptr %933, i64 64
  %937 = load <16 x float>, ptr %936, align 4
  %938 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %937
  %939 = getelementptr inbounds float, ptr %933, i64 %145
  %940 = load <16 x float>, ptr %939, align 4
  %941 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %940
  %942 = getelementptr inbounds nuw i8, ptr %939, i64 64
  %943 = load <16 x float>, ptr %942, align 4
  %944 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %943
  %945 = shl nsw i64 %145, 3
  %946 = getelementptr inbounds i8, ptr %933, i64 %945
  %947 = load <16 x float>, ptr %946, align 4
  %948 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %947
  %949 = getelementptr inbounds nuw i8, ptr %946, i64 64
  %950 = load <16 x float>, ptr %949, align 4
  %951 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %950
  %952 = mul nsw i64 %145, 12
  %953 = getelementptr inbounds i8, ptr %933, i64 %952
  %954 = load <16 x float>, ptr %953, align 4
  %955 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %954
  %956 = getelementptr inbounds nuw i8, ptr %953, i64 64
  %957 = load <16 x float>, ptr %956, align 4
  %958 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %957
  %959 = shl nsw i64 %145, 4
  %960 = getelementptr inbounds i8, ptr %933, i64 %959
  %961 = load <16 x float>, ptr %960, align 4
  %962 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %961
  %963 = getelementptr inbounds nuw i8, ptr %960, i64 64
  %964 = load <16 x float>, ptr %963, align 4
  %965 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %964
  %966 = mul nsw i64 %145, 20
  %967 = getelementptr inbounds i8, ptr %933, i64 %966
  %968 = load <16 x float>, ptr %967, align 4
  %969 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %968
  %970 = getelementptr inbounds nuw i8, ptr %967, i64 64
  %971 = load <16 x float>, ptr %970, align 4
  %972 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %971
  %973 = icmp sgt i64 %137, 0
  br i1 %973, label %975, label %974

974:                                              ; preds = %975, %931
  br i1 %95, label %995, label %982

975:                                              ; preds = %931, %975
  %976 = phi i64 [ %980, %975 ], [ 0, %931 ]
  %977 = add nuw nsw i64 %976, 6
  %978 = mul nsw i64 %977, %145
  %979 = getelementptr inbounds float, ptr %933, i64 %978
  tail call void @llvm.prefetch.p0(ptr nonnull %979, i32 1, i32 3, i32 1)
  %980 = add nuw nsw i64 %976, 1
  %981 = icmp eq i64 %980, %132
  br i1 %981, label %974, label %975, !llvm.loop !9

982:                                              ; preds = %995, %974
  %983 = phi <16 x float> [ %972, %974 ], [ %1055, %995 ]
  %984 = phi <16 x float> [ %969, %974 ], [ %1054, %995 ]
  %985 = phi <16 x float> [ %965, %974 ], [ %1049, %995 ]
  %986 = phi <16 x float> [ %962, %974 ], [ %1048, %995 ]
  %987 = phi <16 x float> [ %958, %974 ], [ %1043, %995 ]
  %988 = phi <16 x float> [ %955, %974 ], [ %1042, %995 ]
  %989 = phi <16 x float> [ %951, %974 ], [ %1037, %995 ]
  %990 = phi <16 x float> [ %948, %974 ], [ %1036, %995 ]
  %991 = phi <16 x float> [ %944, %974 ], [ %1031, %995 ]
  %992 = phi <16 x float> [ %941, %974 ], [ %1030, %995 ]
  %993 = phi <16 x float> [ %938, %974 ], [ %1025, %995 ]
  %994 = phi <16 x float> [ %935, %974 ], [ %1024, %995 ]
  br i1 %73, label %1184, label %1059

995:                                              ; preds = %974, %995
  %996 = phi <16 x float> [ %1055, %995 ], [ %972, %974 ]
  %997 = phi <16 x float> [ %1054, %995 ], [ %969, %974 ]
  %998 = phi <16 x float> [ %1049, %995 ], [ %965, %974 ]
  %999 = phi <16 x float> [ %1048, %995 ], [ %962, %974 ]
  %1000 = phi <16 x float> [ %1043, %995 ], [ %958, %974 ]
  %1001 = phi <16 x float> [ %1042, %995 ], [ %955, %974 ]
  %1002 = phi <16 x float> [ %1037, %995 ], [ %951, %974 ]
  %1003 = phi <16 x float> [ %1036, %995 ], [ %948, %974 ]
  %1004 = phi <16 x float> [ %1031, %995 ], [ %944, %974 ]
  %1005 = phi <16 x float> [ %1030, %995 ], [ %941, %974 ]
  %1006 = phi <16 x float> [ %1025, %995 ], [ %938, %974 ]
  %1007 = phi <16 x float> [ %1024, %995 ], [ %935, %974 ]
  %1008 = phi i64 [ %1056, %995 ], [ %142, %974 ]
  %1009 = phi i64 [ %1057, %995 ], [ 0, %974 ]
  %1010 = shl nuw nsw i64 %1009, 7
  %1011 = getelementptr inbounds nuw i8, ptr %123, i64 %1010
  %1012 = load <16 x float>, ptr %1011, align 4
  %1013 = getelementptr inbounds nuw i8, ptr %1011, i64 64
  %1014 = load <16 x float>, ptr %1013, align 4
  %1015 = ashr i64 %1008, 11
  %1016 = and i64 %1015, -32
  %1017 = getelementptr inbounds float, ptr %143, i64 %1016
  call void @llvm.prefetch.p0(ptr %1017, i32 0, i32 2, i32 1)
  %1018 = getelementptr inbounds nuw i8, ptr %1017, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1018, i32 0, i32 2, i32 1)
  %1019 = mul i64 %1009, 24
  %1020 = getelementptr i8, ptr %128, i64 %1019
  %1021 = load float, ptr %1020, align 4
  %1022 = insertelement <16 x float> poison, float %1021, i64 0
  %1023 = shufflevector <16 x float> %1022, <16 x float> poison, <16 x i32> zeroinitializer
  %1024 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1023, <16 x float> %1012, <16 x float> %1007)
  %1025 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1023, <16 x float> %1014, <16 x float> %1006)
  %1026 = getelementptr i8, ptr %1020, i64 4
  %1027 = load float, ptr %1026, align 4
  %1028 = insertelement <16 x float> poison, float %1027, i64 0
  %1029 = shufflevector <16 x float> %1028, <16 x float> poison, <16 x i32> zeroinitializer
  %1030 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1029, <16 x float> %1012, <16 x float> %1005)
  %1031 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1029, <16 x float> %1014, <16 x float> %1004)
  %1032 = getelementptr i8, ptr %1020, i64 8
  %1033 = load float, ptr %1032, align 4
  %1034 = insertelement <16 x float> poison, float %1033, i64 0
  %1035 = shufflevector <16 x float> %1034, <16 x float> poison, <16 x i32> zeroinitializer
  %1036 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1035, <16 x float> %1012, <16 x float> %1003)
  %1037 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1035, <16 x float> %1014, <16 x float> %1002)
  %1038 = getelementptr i8, ptr %1020, i64 12
  %1039 = load float, ptr %1038, align 4
  %1040 = insertelement <16 x float> poison, float %1039, i64 0
  %1041 = shufflevector <16 x float> %1040, <16 x float> poison, <16 x i32> zeroinitializer
  %1042 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1041, <16 x float> %1012, <16 x float> %1001)
  %1043 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1041, <16 x float> %1014, <16 x float> %1000)
  %1044 = getelementptr i8, ptr %1020, i64 16
  %1045 = load float, ptr %1044, align 4
  %1046 = insertelement <16 x float> poison, float %1045, i64 0
  %1047 = shufflevector <16 x float> %1046, <16 x float> poison, <16 x i32> zeroinitializer
  %1048 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1047, <16 x float> %1012, <16 x float> %999)
  %1049 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1047, <16 x float> %1014, <16 x float> %998)
  %1050 = getelementptr i8, ptr %1020, i64 20
  %1051 = load float, ptr %1050, align 4
  %1052 = insertelement <16 x float> poison, float %1051, i64 0
  %1053 = shufflevector <16 x float> %1052, <16 x float> poison, <16 x i32> zeroinitializer
  %1054 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1053, <16 x float> %1012, <16 x float> %997)
  %1055 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1053, <16 x float> %1014, <16 x float> %996)
  %1056 = add nsw i64 %1008, %139
  %1057 = add nuw nsw i64 %1009, 1
  %1058 = icmp slt i64 %1057, %71
  br i1 %1058, label %995, label %982, !llvm.loop !11

1059:                                             ; preds = %982
  %1060 = load ptr, ptr %12, align 8
  %1061 = icmp eq ptr %1060, null
  br i1 %1061, label %1066, label %1062

1062:                                             ; preds = %1059
  %1063 = getelementptr inbounds float, ptr %1060, i64 %147
  %1064 = load <16 x float>, ptr %1063, align 4
  %1065 = fadd <16 x float> %994, %1064
  br label %1066

1066:                                             ; preds = %1062, %1059
  %1067 = phi <16 x float> [ %994, %1059 ], [ %1065, %1062 ]
  store <16 x float> %1067, ptr %933, align 4
  %1068 = load ptr, ptr %12, align 8
  %1069 = icmp eq ptr %1068, null
  br i1 %1069, label %1075, label %1070

1070:                                             ; preds = %1066
  %1071 = getelementptr inbounds float, ptr %1068, i64 %147
  %1072 = getelementptr inbounds nuw i8, ptr %1071, i64 64
  %1073 = load <16 x float>, ptr %1072, align 4
  %1074 = fadd <16 x float> %993, %1073
  br label %1075

1075:                                             ; preds = %1070, %1066
  %1076 = phi <16 x float> [ %993, %1066 ], [ %1074, %1070 ]
  store <16 x float> %1076, ptr %936, align 4
  %1077 = load i64, ptr %8, align 8
  %1078 = load ptr, ptr %12, align 8
  %1079 = icmp eq ptr %1078, null
  br i1 %1079, label %1085, label %1080

1080:                                             ; preds = %1075
  %1081 = getelementptr inbounds float, ptr %1078, i64 %147
  %1082 = getelementptr inbounds float, ptr %1081, i64 %1077
  %1083 = load <16 x float>, ptr %1082, align 4
  %1084 = fadd <16 x float> %992, %1083
  br label %1085

1085:                                             ; preds = %1080, %1075
  %1086 = phi <16 x float> [ %992, %1075 ], [ %1084, %1080 ]
  %1087 = getelementptr inbounds float, ptr %933, i64 %1077
  store <16 x float> %1086, ptr %1087, align 4
  %1088 = load i64, ptr %8, align 8
  %1089 = add nsw i64 %1088, 16
  %1090 = load ptr, ptr %12, align 8
  %1091 = icmp eq ptr %1090, null
  br i1 %1091, label %1097, label %1092

1092:                                             ; preds = %1085
  %1093 = getelementptr inbounds float, ptr %1090, i64 %147
  %1094 = getelementptr inbounds float, ptr %1093, i64 %1089
  %1095 = load <16 x float>, ptr %1094, align 4
  %1096 = fadd <16 x float> %991, %1095
  br label %1097

1097:                                             ; preds = %1092, %1085
  %1098 = phi <16 x float> [ %991, %1085 ], [ %1096, %1092 ]
  %1099 = getelementptr inbounds float, ptr %933, i64 %1089
  store <16 x float> %1098, ptr %1099, align 4
  %1100 = load i64, ptr %8, align 8
  %1101 = shl nsw i64 %1100, 1
  %1102 = load ptr, ptr %12, align 8
  %1103 = icmp eq ptr %1102, null
  br i1 %1103, label %1109, label %1104

1104:                                             ; preds = %1097
  %1105 = getelementptr inbounds float, ptr %1102, i64 %147
  %1106 = getelementptr inbounds float, ptr %1105, i64 %1101
  %1107 = load <16 x float>, ptr %1106, align 4
  %1108 = fadd <16 x float> %990, %1107
  br label %1109

1109:                                             ; preds = %1104, %1097
  %1110 = phi <16 x float> [ %990, %1097 ], [ %1108, %1104 ]
  %1111 = getelementptr inbounds float, ptr %933, i64 %1101
  store <16 x float> %1110, ptr %1111, align 4
  %1112 = load i64, ptr %8, align 8
  %1113 = shl nsw i64 %1112, 1
  %1114 = add nsw i64 %1113, 16
  %1115 = load ptr, ptr %12, align 8
  %1116 = icmp eq ptr %1115, null
  br i1 %1116, label %1122, label %1117

1117:                                             ; preds = %1109
  %1118 = getelementptr inbounds float, ptr %1115, i64 %147
  %1119 = getelementptr inbounds float, ptr %1118, i64 %1114
  %1120 = load <16 x float>, ptr %1119, align 4
  %1121 = fadd <16 x float> %989, %1120
  br label %1122

1122:                                             ; preds = %1117, %1109
  %1123 = phi <16 x float> [ %989, %1109 ], [ %1121, %1117 ]
  %1124 = getelementptr inbounds float, ptr %933, i64 %1114
  store <16 x float> %1123, ptr %1124, align 4
  %1125 = load i64, ptr %8, align 8
  %1126 = mul nsw i64 %1125, 3
  %1127 = load ptr, ptr %12, align 8
  %1128 = icmp eq ptr %1127, null
  br i1 %1128, label %1134, label %1129

1129:                                             ; preds = %1122
  %1130 = getelementptr inbounds float, ptr %1127, i64 %147
  %1131 = getelementptr inbounds float, ptr %1130, i64 %1126
  %1132 = load <16 x float>, ptr %1131, align 4
  %1133 = fadd <16 x float> %988, %1132
  br label %1134

1134:                                             ; preds = %1129, %1122
  %1135 = phi <16 x float> [ %988, %1122 ], [ %1133, %1129 ]
  %1136 = getelementptr inbounds float, ptr %933, i64 %1126
  store <16 x float> %1135, ptr %1136, align 4
  %1137 = load i64, ptr %8, align 8
  %1138 = mul nsw i64 %1137, 3
  %1139 = add nsw i64 %1138, 16
  %1140 = load ptr, ptr %12, align 8
  %1141 = icmp eq ptr %1140, null
  br i1 %1141, label %1147, label %1142

1142:                                             ; preds = %1134
  %1143 = getelementptr inbounds float, ptr %1140, i64 %147
  %1144 = getelementptr inbounds float, ptr %1143, i64 %1139
  %1145 = load <16 x float>, ptr %1144, align 4
  %1146 = fadd <16 x float> %987, %1145
  br label %1147

1147:                                             ; preds = %1142, %1134
  %1148 = phi <16 x float> [ %987, %1134 ], [ %1146, %1142 ]
  %1149 = getelementptr inbounds float, ptr %933, i64 %1139
  store <16 x float> %1148, ptr %1149, align 4
  %1150 = load i64, ptr %8, align 8
  %1151 = shl nsw i64 %1150, 2
  %1152 = load ptr, ptr %12, align 8
  %1153 = icmp eq ptr %1152, null
  br i1 %1153, label %1159, label %1154

1154:                                             ; preds = %1147
  %1155 = getelementptr inbounds float, ptr %1152, i64 %147
  %1156 = getelementptr inbounds float, ptr %1155, i64 %1151
  %1157 = load <16 x float>, ptr %1156, align 4
  %1158 = fadd <16 x float> %986, %1157
  br label %1159

1159:                                             ; preds = %1154, %1147
  %1160 = phi <16 x float> [ %986, %1147 ], [ %1158, %1154 ]
  %1161 = getelementptr inbounds float, ptr %933, i64 %1151
  store <16 x float> %1160, ptr %1161, align 4
  %1162 = load i64, ptr %8, align 8
  %1163 = shl nsw i64 %1162, 2
  %1164 = add nsw i64 %1163, 16
  %1165 = load ptr, ptr %12, align 8
  %1166 = icmp eq ptr %1165, null
  br i1 %1166, label %1172, label %1167

1167:                                             ; preds = %1159
  %1168 = getelementptr inbounds float, ptr %1165, i64 %147
  %1169 = getelementptr inbounds float, ptr %1168, i64 %1164
  %1170 = load <16 x float>, ptr %1169, align 4
  %1171 = fadd <16 x float> %985, %1170
  br label %1172

1172:                                             ; preds = %1167, %1159
  %1173 = phi <16 x float> [ %985, %1159 ], [ %1171, %1167 ]
  %1174 = getelementptr inbounds float, ptr %933, i64 %1164
  store <16 x float> %1173, ptr %1174, align 4
  %1175 = load i64, ptr %8, align 8
  %1176 = mul nsw i64 %1175, 5
  %1177 = load ptr, ptr %12, align 8
  %1178 = icmp eq ptr %1177, null
  br i1 %1178, label %1217, label %1179

1179:                                             ; preds = %1172
  %1180 = getelementptr inbounds float, ptr %1177, i64 %147
  %1181 = getelementptr inbounds float, ptr %1180, i64 %1176
  %1182 = load <16 x float>, ptr %1181, align 4
  %1183 = fadd <16 x float> %984, %1182
  br label %1217

1184:                                             ; preds = %982
  store <16 x float> %994, ptr %933, align 4
  store <16 x float> %993, ptr %936, align 4
  %1185 = load i64, ptr %8, align 8
  %1186 = getelementptr inbounds float, ptr %933, i64 %1185
  store <16 x float> %992, ptr %1186, align 4
  %1187 = load i64, ptr %8, align 8
  %1188 = getelementptr float, ptr %933, i64 %1187
  %1189 = getelementptr i8, ptr %1188, i64 64
  store <16 x float> %991, ptr %1189, align 4
  %1190 = load i64, ptr %8, align 8
  %1191 = shl nsw i64 %1190, 3
  %1192 = getelementptr inbounds i8, ptr %933, i64 %1191
  store <16 x float> %990, ptr %1192, align 4
  %1193 = load i64, ptr %8, align 8
  %1194 = shl i64 %1193, 3
  %1195 = getelementptr i8, ptr %933, i64 %1194
  %1196 = getelementptr i8, ptr %1195, i64 64
  store <16 x float> %989, ptr %1196, align 4
  %1197 = load i64, ptr %8, align 8
  %1198 = mul nsw i64 %1197, 12
  %1199 = getelementptr inbounds i8, ptr %933, i64 %1198
  store <16 x float> %988, ptr %1199, align 4
  %1200 = load i64, ptr %8, align 8
  %1201 = mul i64 %1200, 12
  %1202 = getelementptr i8, ptr %933, i64 %1201
  %1203 = getelementptr i8, ptr %1202, i64 64
  store <16 x float> %987, ptr %1203, align 4
  %1204 = load i64, ptr %8, align 8
  %1205 = shl nsw i64 %1204, 4
  %1206 = getelementptr inbounds i8, ptr %933, i64 %1205
  store <16 x float> %986, ptr %1206, align 4
  %1207 = load i64, ptr %8, align 8
  %1208 = shl i64 %1207, 4
  %1209 = getelementptr i8, ptr %933, i64 %1208
  %1210 = getelementptr i8, ptr %1209, i64 64
  store <16 x float> %985, ptr %1210, align 4
  %1211 = load i64, ptr %8, align 8
  %1212 = mul nsw i64 %1211, 20
  %1213 = getelementptr inbounds i8, ptr %933, i64 %1212
  store <16 x float> %984, ptr %1213, align 4
  %1214 = load i64, ptr %8, align 8
  %1215 = mul nsw i64 %1214, 5
  %1216 = add nsw i64 %1215, 16
  br label %1230

1217:                                             ; preds = %1179, %1172
  %1218 = phi <16 x float> [ %984, %1172 ], [ %1183, %1179 ]
  %1219 = getelementptr inbounds float, ptr %933, i64 %1176
  store <16 x float> %1218, ptr %1219, align 4
  %1220 = load i64, ptr %8, align 8
  %1221 = mul nsw i64 %1220, 5
  %1222 = add nsw i64 %1221, 16
  %1223 = load ptr, ptr %12, align 8
  %1224 = icmp eq ptr %1223, null
  br i1 %1224, label %1230, label %1225

1225:                                             ; preds = %1217
  %1226 = getelementptr inbounds float, ptr %1223, i64 %147
  %1227 = getelementptr inbounds float, ptr %1226, i64 %1222
  %1228 = load <16 x float>, ptr %1227, align 4
  %1229 = fadd <16 x float> %983, %1228
  br label %1230

1230:                                             ; preds = %1184, %1225, %1217
  %1231 = phi i64 [ %1222, %1225 ], [ %1222, %1217 ], [ %1216, %1184 ]
  %1232 = phi <16 x float> [ %1229, %1225 ], [ %983, %1217 ], [ %983, %1184 ]
  %1233 = getelementptr inbounds float, ptr %933, i64 %1231
  store <16 x float> %1232, ptr %1233, align 4
  br label %4081

1234:                                             ; preds = %126
  %1235 = load ptr, ptr %11, align 8
  %1236 = getelementptr inbounds float, ptr %1235, i64 %147
  %1237 = load <16 x float>, ptr %1236, align 4
  %1238 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1237
  %1239 = getelementptr inbounds nuw i8, ptr %1236, i64 64
  %1240 = load <16 x float>, ptr %1239, align 4
  %1241 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1240
  %1242 = getelementptr inbounds float, ptr %1236, i64 %145
  %1243 = load <16 x float>, ptr %1242, align 4
  %1244 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1243
  %1245 = getelementptr inbounds nuw i8, ptr %1242, i64 64
  %1246 = load <16 x float>, ptr %1245, align 4
  %1247 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1246
  %1248 = shl nsw i64 %145, 3
  %1249 = getelementptr inbounds i8, ptr %1236, i64 %1248
  %1250 = load <16 x float>, ptr %1249, align 4
  %1251 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1250
  %1252 = getelementptr inbounds nuw i8, ptr %1249, i64 64
  %1253 = load <16 x float>, ptr %1252, align 4
  %1254 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1253
  %1255 = mul nsw i64 %145, 12
  %1256 = getelementptr inbounds i8, ptr %1236, i64 %1255
  %1257 = load <16 x float>, ptr %1256, align 4
  %1258 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1257
  %1259 = getelementptr inbounds nuw i8, ptr %1256, i64 64
  %1260 = load <16 x float>, ptr %1259, align 4
  %1261 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1260
  %1262 = shl nsw i64 %145, 4
  %1263 = getelementptr inbounds i8, ptr %1236, i64 %1262
  %1264 = load <16 x float>, ptr %1263, align 4
  %1265 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1264
  %1266 = getelementptr inbounds nuw i8, ptr %1263, i64 64
  %1267 = load <16 x float>, ptr %1266, align 4
  %1268 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1267
  %1269 = mul nsw i64 %145, 20
  %1270 = getelementptr inbounds i8, ptr %1236, i64 %1269
  %1271 = load <16 x float>, ptr %1270, align 4
  %1272 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1271
  %1273 = getelementptr inbounds nuw i8, ptr %1270, i64 64
  %1274 = load <16 x float>, ptr %1273, align 4
  %1275 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1274
  %1276 = mul nsw i64 %145, 24
  %1277 = getelementptr inbounds i8, ptr %1236, i64 %1276
  %1278 = load <16 x float>, ptr %1277, align 4
  %1279 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1278
  %1280 = getelementptr inbounds nuw i8, ptr %1277, i64 64
  %1281 = load <16 x float>, ptr %1280, align 4
  %1282 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1281
  %1283 = icmp sgt i64 %137, 0
  br i1 %1283, label %1285, label %1284

1284:                                             ; preds = %1285, %1234
  br i1 %95, label %1307, label %1292

1285:                                             ; preds = %1234, %1285
  %1286 = phi i64 [ %1290, %1285 ], [ 0, %1234 ]
  %1287 = add nuw nsw i64 %1286, 7
  %1288 = mul nsw i64 %1287, %145
  %1289 = getelementptr inbounds float, ptr %1236, i64 %1288
  tail call void @llvm.prefetch.p0(ptr nonnull %1289, i32 1, i32 3, i32 1)
  %1290 = add nuw nsw i64 %1286, 1
  %1291 = icmp eq i64 %1290, %132
  br i1 %1291, label %1284, label %1285, !llvm.loop !9

1292:                                             ; preds = %1307, %1284
  %1293 = phi <16 x float> [ %1282, %1284 ], [ %1375, %1307 ]
  %1294 = phi <16 x float> [ %1279, %1284 ], [ %1374, %1307 ]
  %1295 = phi <16 x float> [ %1275, %1284 ], [ %1369, %1307 ]
  %1296 = phi <16 x float> [ %1272, %1284 ], [ %1368, %1307 ]
  %1297 = phi <16 x float> [ %1268, %1284 ], [ %1363, %1307 ]
  %1298 = phi <16 x float> [ %1265, %1284 ], [ %1362, %1307 ]
  %1299 = phi <16 x float> [ %1261, %1284 ], [ %1357, %1307 ]
  %1300 = phi <16 x float> [ %1258, %1284 ], [ %1356, %1307 ]
  %1301 = phi <16 x float> [ %1254, %1284 ], [ %1351, %1307 ]
  %1302 = phi <16 x float> [ %1251, %1284 ], [ %1350, %1307 ]
  %1303 = phi <16 x float> [ %1247, %1284 ], [ %1345, %1307 ]
  %1304 = phi <16 x float> [ %1244, %1284 ], [ %1344, %1307 ]
  %1305 = phi <16 x float> [ %1241, %1284 ], [ %1339, %1307 ]
  %1306 = phi <16 x float> [ %1238, %1284 ], [ %1338, %1307 ]
  br i1 %73, label %1529, label %1379

1307:                                             ; preds = %1284, %1307
  %1308 = phi <16 x float> [ %1375, %1307 ], [ %1282, %1284 ]
  %1309 = phi <16 x float> [ %1374, %1307 ], [ %1279, %1284 ]
  %1310 = phi <16 x float> [ %1369, %1307 ], [ %1275, %1284 ]
  %1311 = phi <16 x float> [ %1368, %1307 ], [ %1272, %1284 ]
  %1312 = phi <16 x float> [ %1363, %1307 ], [ %1268, %1284 ]
  %1313 = phi <16 x float> [ %1362, %1307 ], [ %1265, %1284 ]
  %1314 = phi <16 x float> [ %1357, %1307 ], [ %1261, %1284 ]
  %1315 = phi <16 x float> [ %1356, %1307 ], [ %1258, %1284 ]
  %1316 = phi <16 x float> [ %1351, %1307 ], [ %1254, %1284 ]
  %1317 = phi <16 x float> [ %1350, %1307 ], [ %1251, %1284 ]
  %1318 = phi <16 x float> [ %1345, %1307 ], [ %1247, %1284 ]
  %1319 = phi <16 x float> [ %1344, %1307 ], [ %1244, %1284 ]
  %1320 = phi <16 x float> [ %1339, %1307 ], [ %1241, %1284 ]
  %1321 = phi <16 x float> [ %1338, %1307 ], [ %1238, %1284 ]
  %1322 = phi i64 [ %1376, %1307 ], [ %142, %1284 ]
  %1323 = phi i64 [ %1377, %1307 ], [ 0, %1284 ]
  %1324 = shl nuw nsw i64 %1323, 7
  %1325 = getelementptr inbounds nuw i8, ptr %123, i64 %1324
  %1326 = load <16 x float>, ptr %1325, align 4
  %1327 = getelementptr inbounds nuw i8, ptr %1325, i64 64
  %1328 = load <16 x float>, ptr %1327, align 4
  %1329 = ashr i64 %1322, 11
  %1330 = and i64 %1329, -32
  %1331 = getelementptr inbounds float, ptr %143, i64 %1330
  call void @llvm.prefetch.p0(ptr %1331, i32 0, i32 2, i32 1)
  %1332 = getelementptr inbounds nuw i8, ptr %1331, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1332, i32 0, i32 2, i32 1)
  %1333 = mul i64 %1323, 28
  %1334 = getelementptr i8, ptr %128, i64 %1333
  %1335 = load float, ptr %1334, align 4
  %1336 = insertelement <16 x float> poison, float %1335, i64 0
  %1337 = shufflevector <16 x float> %1336, <16 x float> poison, <16 x i32> zeroinitializer
  %1338 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1337, <16 x float> %1326, <16 x float> %1321)
  %1339 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1337, <16 x float> %1328, <16 x float> %1320)
  %1340 = getelementptr i8, ptr %1334, i64 4
  %1341 = load float, ptr %1340, align 4
  %1342 = insertelement <16 x float> poison, float %1341, i64 0
  %1343 = shufflevector <16 x float> %1342, <16 x float> poison, <16 x i32> zeroinitializer
  %1344 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1343, <16 x float> %1326, <16 x float> %1319)
  %1345 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1343, <16 x float> %1328, <16 x float> %1318)
  %1346 = getelementptr i8, ptr %1334, i64 8
  %1347 = load float, ptr %1346, align 4
  %1348 = insertelement <16 x float> poison, float %1347, i64 0
  %1349 = shufflevector <16 x float> %1348, <16 x float> poison, <16 x i32> zeroinitializer
  %1350 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1349, <16 x float> %1326, <16 x float> %1317)
  %1351 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1349, <16 x float> %1328, <16 x float> %1316)
  %1352 = getelementptr i8, ptr %1334, i64 12
  %1353 = load float, ptr %1352, align 4
  %1354 = insertelement <16 x float> poison, float %1353, i64 0
  %1355 = shufflevector <16 x float> %1354, <16 x float> poison, <16 x i32> zeroinitializer
  %1356 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1355, <16 x float> %1326, <16 x float> %1315)
  %1357 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1355, <16 x float> %1328, <16 x float> %1314)
  %1358 = getelementptr i8, ptr %1334, i64 16
  %1359 = load float, ptr %1358, align 4
  %1360 = insertelement <16 x float> poison, float %1359, i64 0
  %1361 = shufflevector <16 x float> %1360, <16 x float> poison, <16 x i32> zeroinitializer
  %1362 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1361, <16 x float> %1326, <16 x float> %1313)
  %1363 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1361, <16 x float> %1328, <16 x float> %1312)
  %1364 = getelementptr i8, ptr %1334, i64 20
  %1365 = load float, ptr %1364, align 4
  %1366 = insertelement <16 x float> poison, float %1365, i64 0
  %1367 = shufflevector <16 x float> %1366, <16 x float> poison, <16 x i32> zeroinitializer
  %1368 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1367, <16 x float> %1326, <16 x float> %1311)
  %1369 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1367, <16 x float> %1328, <16 x float> %1310)
  %1370 = getelementptr i8, ptr %1334, i64 24
  %1371 = load float, ptr %1370, align 4
  %1372 = insertelement <16 x float> poison, float %1371, i64 0
  %1373 = shufflevector <16 x float> %1372, <16 x float> poison, <16 x i32> zeroinitializer
  %1374 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1373, <16 x float> %1326, <16 x float> %1309)
  %1375 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1373, <16 x float> %1328, <16 x float> %1308)
  %1376 = add nsw i64 %1322, %139
  %1377 = add nuw nsw i64 %1323, 1
  %1378 = icmp slt i64 %1377, %71
  br i1 %1378, label %1307, label %1292, !llvm.loop !11

1379:                                             ; preds = %1292
  %1380 = load ptr, ptr %12, align 8
  %1381 = icmp eq ptr %1380, null
  br i1 %1381, label %1386, label %1382

1382:                                             ; preds = %1379
  %1383 = getelementptr inbounds float, ptr %1380, i64 %147
  %1384 = load <16 x float>, ptr %1383, align 4
  %1385 = fadd <16 x float> %1306, %1384
  br label %1386

1386:                                             ; preds = %1382, %1379
  %1387 = phi <16 x float> [ %1306, %1379 ], [ %1385, %1382 ]
  store <16 x float> %1387, ptr %1236, align 4
  %1388 = load ptr, ptr %12, align 8
  %1389 = icmp eq ptr %1388, null
  br i1 %1389, label %1395, label %1390

1390:                                             ; preds = %1386
  %1391 = getelementptr inbounds float, ptr %1388, i64 %147
  %1392 = getelementptr inbounds nuw i8, ptr %1391, i64 64
  %1393 = load <16 x float>, ptr %1392, align 4
  %1394 = fadd <16 x float> %1305, %1393
  br label %1395

1395:                                             ; preds = %1390, %1386
  %1396 = phi <16 x float> [ %1305, %1386 ], [ %1394, %1390 ]
  store <16 x float> %1396, ptr %1239, align 4
  %1397 = load i64, ptr %8, align 8
  %1398 = load ptr, ptr %12, align 8
  %1399 = icmp eq ptr %1398, null
  br i1 %1399, label %1405, label %1400

1400:                                             ; preds = %1395
  %1401 = getelementptr inbounds float, ptr %1398, i64 %147
  %1402 = getelementptr inbounds float, ptr %1401, i64 %1397
  %1403 = load <16 x float>, ptr %1402, align 4
  %1404 = fadd <16 x float> %1304, %1403
  br label %1405

1405:                                             ; preds = %1400, %1395
  %1406 = phi <16 x float> [ %1304, %1395 ], [ %1404, %1400 ]
  %1407 = getelementptr inbounds float, ptr %1236, i64 %1397
  store <16 x float> %1406, ptr %1407, align 4
  %1408 = load i64, ptr %8, align 8
  %1409 = add nsw i64 %1408, 16
  %1410 = load ptr, ptr %12, align 8
  %1411 = icmp eq ptr %1410, null
  br i1 %1411, label %1417, label %1412

1412:                                             ; preds = %1405
  %1413 = getelementptr inbounds float, ptr %1410, i64 %147
  %1414 = getelementptr inbounds float, ptr %1413, i64 %1409
  %1415 = load <16 x float>, ptr %1414, align 4
  %1416 = fadd <16 x float> %1303, %1415
  br label %1417

1417:                                             ; preds = %1412, %1405
  %1418 = phi <16 x float> [ %1303, %1405 ], [ %1416, %1412 ]
  %1419 = getelementptr inbounds float, ptr %1236, i64 %1409
  store <16 x float> %1418, ptr %1419, align 4
  %1420 = load i64, ptr %8, align 8
  %1421 = shl nsw i64 %1420, 1
  %1422 = load ptr, ptr %12, align 8
  %1423 = icmp eq ptr %1422, null
  br i1 %1423, label %1429, label %1424

1424:                                             ; preds = %1417
  %1425 = getelementptr inbounds float, ptr %1422, i64 %147
  %1426 = getelementptr inbounds float, ptr %1425, i64 %1421
  %1427 = load <16 x float>, ptr %1426, align 4
  %1428 = fadd <16 x float> %1302, %1427
  br label %1429

1429:                                             ; preds = %1424, %1417
  %1430 = phi <16 x float> [ %1302, %1417 ], [ %1428, %1424 ]
  %1431 = getelementptr inbounds float, ptr %1236, i64 %1421
  store <16 x float> %1430, ptr %1431, align 4
  %1432 = load i64, ptr %8, align 8
  %1433 = shl nsw i64 %1432, 1
  %1434 = add nsw i64 %1433, 16
  %1435 = load ptr, ptr %12, align 8
  %1436 = icmp eq ptr %1435, null
  br i1 %1436, label %1442, label %1437

1437:                                             ; preds = %1429
  %1438 = getelementptr inbounds float, ptr %1435, i64 %147
  %1439 = getelementptr inbounds float, ptr %1438, i64 %1434
  %1440 = load <16 x float>, ptr %1439, align 4
  %1441 = fadd <16 x float> %1301, %1440
  br label %1442

1442:                                             ; preds = %1437, %1429
  %1443 = phi <16 x float> [ %1301, %1429 ], [ %1441, %1437 ]
  %1444 = getelementptr inbounds float, ptr %1236, i64 %1434
  store <16 x float> %1443, ptr %1444, align 4
  %1445 = load i64, ptr %8, align 8
  %1446 = mul nsw i64 %1445, 3
  %1447 = load ptr, ptr %12, align 8
  %1448 = icmp eq ptr %1447, null
  br i1 %1448, label %1454, label %1449

1449:                                             ; preds = %1442
  %1450 = getelementptr inbounds float, ptr %1447, i64 %147
  %1451 = getelementptr inbounds float, ptr %1450, i64 %1446
  %1452 = load <16 x float>, ptr %1451, align 4
  %1453 = fadd <16 x float> %1300, %1452
  br label %1454

1454:                                             ; preds = %1449, %1442
  %1455 = phi <16 x float> [ %1300, %1442 ], [ %1453, %1449 ]
  %1456 = getelementptr inbounds float, ptr %1236, i64 %1446
  store <16 x float> %1455, ptr %1456, align 4
  %1457 = load i64, ptr %8, align 8
  %1458 = mul nsw i64 %1457, 3
  %1459 = add nsw i64 %1458, 16
  %1460 = load ptr, ptr %12, align 8
  %1461 = icmp eq ptr %1460, null
  br i1 %1461, label %1467, label %1462

1462:                                             ; preds = %1454
  %1463 = getelementptr inbounds float, ptr %1460, i64 %147
  %1464 = getelementptr inbounds float, ptr %1463, i64 %1459
  %1465 = load <16 x float>, ptr %1464, align 4
  %1466 = fadd <16 x float> %1299, %1465
  br label %1467

1467:                                             ; preds = %1462, %1454
  %1468 = phi <16 x float> [ %1299, %1454 ], [ %1466, %1462 ]
  %1469 = getelementptr inbounds float, ptr %1236, i64 %1459
  store <16 x float> %1468, ptr %1469, align 4
  %1470 = load i64, ptr %8, align 8
  %1471 = shl nsw i64 %1470, 2
  %1472 = load ptr, ptr %12, align 8
  %1473 = icmp eq ptr %1472, null
  br i1 %1473, label %1479, label %1474

1474:                                             ; preds = %1467
  %1475 = getelementptr inbounds float, ptr %1472, i64 %147
  %1476 = getelementptr inbounds float, ptr %1475, i64 %1471
  %1477 = load <16 x float>, ptr %1476, align 4
  %1478 = fadd <16 x float> %1298, %1477
  br label %1479

1479:                                             ; preds = %1474, %1467
  %1480 = phi <16 x float> [ %1298, %1467 ], [ %1478, %1474 ]
  %1481 = getelementptr inbounds float, ptr %1236, i64 %1471
  store <16 x float> %1480, ptr %1481, align 4
  %1482 = load i64, ptr %8, align 8
  %1483 = shl nsw i64 %1482, 2
  %1484 = add nsw i64 %1483, 16
  %1485 = load ptr, ptr %12, align 8
  %1486 = icmp eq ptr %1485, null
  br i1 %1486, label %1492, label %1487

1487:                                             ; preds = %1479
  %1488 = getelementptr inbounds float, ptr %1485, i64 %147
  %1489 = getelementptr inbounds float, ptr %1488, i64 %1484
  %1490 = load <16 x float>, ptr %1489, align 4
  %1491 = fadd <16 x float> %1297, %1490
  br label %1492

1492:                                             ; preds = %1487, %1479
  %1493 = phi <16 x float> [ %1297, %1479 ], [ %1491, %1487 ]
  %1494 = getelementptr inbounds float, ptr %1236, i64 %1484
  store <16 x float> %1493, ptr %1494, align 4
  %1495 = load i64, ptr %8, align 8
  %1496 = mul nsw i64 %1495, 5
  %1497 = load ptr, ptr %12, align 8
  %1498 = icmp eq ptr %1497, null
  br i1 %1498, label %1504, label %1499

1499:                                             ; preds = %1492
  %1500 = getelementptr inbounds float, ptr %1497, i64 %147
  %1501 = getelementptr inbounds float, ptr %1500, i64 %1496
  %1502 = load <16 x float>, ptr %1501, align 4
  %1503 = fadd <16 x float> %1296, %1502
  br label %1504

1504:                                             ; preds = %1499, %1492
  %1505 = phi <16 x float> [ %1296, %1492 ], [ %1503, %1499 ]
  %1506 = getelementptr inbounds float, ptr %1236, i64 %1496
  store <16 x float> %1505, ptr %1506, align 4
  %1507 = load i64, ptr %8, align 8
  %1508 = mul nsw i64 %1507, 5
  %1509 = add nsw i64 %1508, 16
  %1510 = load ptr, ptr %12, align 8
  %1511 = icmp eq ptr %1510, null
  br i1 %1511, label %1517, label %1512

1512:                                             ; preds = %1504
  %1513 = getelementptr inbounds float, ptr %1510, i64 %147
  %1514 = getelementptr inbounds float, ptr %1513, i64 %1509
  %1515 = load <16 x float>, ptr %1514, align 4
  %1516 = fadd <16 x float> %1295, %1515
  br label %1517

1517:                                             ; preds = %1512, %1504
  %1518 = phi <16 x float> [ %1295, %1504 ], [ %1516, %1512 ]
  %1519 = getelementptr inbounds float, ptr %1236, i64 %1509
  store <16 x float> %1518, ptr %1519, align 4
  %1520 = load i64, ptr %8, align 8
  %1521 = mul nsw i64 %1520, 6
  %1522 = load ptr, ptr %12, align 8
  %1523 = icmp eq ptr %1522, null
  br i1 %1523, label %1569, label %1524

1524:                                             ; preds = %1517
  %1525 = getelementptr inbounds float, ptr %1522, i64 %147
  %1526 = getelementptr inbounds float, ptr %1525, i64 %1521
  %1527 = load <16 x float>, ptr %1526, align 4
  %1528 = fadd <16 x float> %1294, %1527
  br label %1569

1529:                                             ; preds = %1292
  store <16 x float> %1306, ptr %1236, align 4
  store <16 x float> %1305, ptr %1239, align 4
  %1530 = load i64, ptr %8, align 8
  %1531 = getelementptr inbounds float, ptr %1236, i64 %1530
  store <16 x float> %1304, ptr %1531, align 4
  %1532 = load i64, ptr %8, align 8
  %1533 = getelementptr float, ptr %1236, i64 %1532
  %1534 = getelementptr i8, ptr %1533, i64 64
  store <16 x float> %1303, ptr %1534, align 4
  %1535 = load i64, ptr %8, align 8
  %1536 = shl nsw i64 %1535, 3
  %1537 = getelementptr inbounds i8, ptr %1236, i64 %1536
  store <16 x float> %1302, ptr %1537, align 4
  %1538 = load i64, ptr %8, align 8
  %1539 = shl i64 %1538, 3
  %1540 = getelementptr i8, ptr %1236, i64 %1539
  %1541 = getelementptr i8, ptr %1540, i64 64
  store <16 x float> %1301, ptr %1541, align 4
  %1542 = load i64, ptr %8, align 8
  %1543 = mul nsw i64 %1542, 12
  %1544 = getelementptr inbounds i8, ptr %1236, i64 %1543
  store <16 x float> %1300, ptr %1544, align 4
  %1545 = load i64, ptr %8, align 8
  %1546 = mul i64 %1545, 12
  %1547 = getelementptr i8, ptr %1236, i64 %1546
  %1548 = getelementptr i8, ptr %1547, i64 64
  store <16 x float> %1299, ptr %1548, align 4
  %1549 = load i64, ptr %8, align 8
  %1550 = shl nsw i64 %1549, 4
  %1551 = getelementptr inbounds i8, ptr %1236, i64 %1550
  store <16 x float> %1298, ptr %1551, align 4
  %1552 = load i64, ptr %8, align 8
  %1553 = shl i64 %1552, 4
  %1554 = getelementptr i8, ptr %1236, i64 %1553
  %1555 = getelementptr i8, ptr %1554, i64 64
  store <16 x float> %1297, ptr %1555, align 4
  %1556 = load i64, ptr %8, align 8
  %1557 = mul nsw i64 %1556, 20
  %1558 = getelementptr inbounds i8, ptr %1236, i64 %1557
  store <16 x float> %1296, ptr %1558, align 4
  %1559 = load i64, ptr %8, align 8
  %1560 = mul i64 %1559, 20
  %1561 = getelementptr i8, ptr %1236, i64 %1560
  %1562 = getelementptr i8, ptr %1561, i64 64
  store <16 x float> %1295, ptr %1562, align 4
  %1563 = load i64, ptr %8, align 8
  %1564 = mul nsw i64 %1563, 24
  %1565 = getelementptr inbounds i8, ptr %1236, i64 %1564
  store <16 x float> %1294, ptr %1565, align 4
  %1566 = load i64, ptr %8, align 8
  %1567 = mul nsw i64 %1566, 6
  %1568 = add nsw i64 %1567, 16
  br label %1582

1569:                                             ; preds = %1524, %1517
  %1570 = phi <16 x float> [ %1294, %1517 ], [ %1528, %1524 ]
  %1571 = getelementptr inbounds float, ptr %1236, i64 %1521
  store <16 x float> %1570, ptr %1571, align 4
  %1572 = load i64, ptr %8, align 8
  %1573 = mul nsw i64 %1572, 6
  %1574 = add nsw i64 %1573, 16
  %1575 = load ptr, ptr %12, align 8
  %1576 = icmp eq ptr %1575, null
  br i1 %1576, label %1582, label %1577

1577:                                             ; preds = %1569
  %1578 = getelementptr inbounds float, ptr %1575, i64 %147
  %1579 = getelementptr inbounds float, ptr %1578, i64 %1574
  %1580 = load <16 x float>, ptr %1579, align 4
  %1581 = fadd <16 x float> %1293, %1580
  br label %1582

1582:                                             ; preds = %1529, %1577, %1569
  %1583 = phi i64 [ %1574, %1577 ], [ %1574, %1569 ], [ %1568, %1529 ]
  %1584 = phi <16 x float> [ %1581, %1577 ], [ %1293, %1569 ], [ %1293, %1529 ]
  %1585 = getelementptr inbounds float, ptr %1236, i64 %1583
  store <16 x float> %1584, ptr %1585, align 4
  br label %4081

1586:                                             ; preds = %126
  %1587 = load ptr, ptr %11, align 8
  %1588 = getelementptr inbounds float, ptr %1587, i64 %147
  %1589 = load <16 x float>, ptr %1588, align 4
  %1590 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1589
  %1591 = getelementptr inbounds nuw i8, ptr %1588, i64 64
  %1592 = load <16 x float>, ptr %1591, align 4
  %1593 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1592
  %1594 = getelementptr inbounds float, ptr %1588, i64 %145
  %1595 = load <16 x float>, ptr %1594, align 4
  %1596 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1595
  %1597 = getelementptr inbounds nuw i8, ptr %1594, i64 64
  %1598 = load <16 x float>, ptr %1597, align 4
  %1599 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1598
  %1600 = shl nsw i64 %145, 3
  %1601 = getelementptr inbounds i8, ptr %1588, i64 %1600
  %1602 = load <16 x float>, ptr %1601, align 4
  %1603 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1602
  %1604 = getelementptr inbounds nuw i8, ptr %1601, i64 64
  %1605 = load <16 x float>, ptr %1604, align 4
  %1606 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1605
  %1607 = mul nsw i64 %145, 12
  %1608 = getelementptr inbounds i8, ptr %1588, i64 %1607
  %1609 = load <16 x float>, ptr %1608, align 4
  %1610 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1609
  %1611 = getelementptr inbounds nuw i8, ptr %1608, i64 64
  %1612 = load <16 x float>, ptr %1611, align 4
  %1613 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1612
  %1614 = shl nsw i64 %145, 4
  %1615 = getelementptr inbounds i8, ptr %1588, i64 %1614
  %1616 = load <16 x float>, ptr %1615, align 4
  %1617 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1616
  %1618 = getelementptr inbounds nuw i8, ptr %1615, i64 64
  %1619 = load <16 x float>, ptr %1618, align 4
  %1620 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1619
  %1621 = mul nsw i64 %145, 20
  %1622 = getelementptr inbounds i8, ptr %1588, i64 %1621
  %1623 = load <16 x float>, ptr %1622, align 4
  %1624 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1623
  %1625 = getelementptr inbounds nuw i8, ptr %1622, i64 64
  %1626 = load <16 x float>, ptr %1625, align 4
  %1627 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1626
  %1628 = mul nsw i64 %145, 24
  %1629 = getelementptr inbounds i8, ptr %1588, i64 %1628
  %1630 = load <16 x float>, ptr %1629, align 4
  %1631 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1630
  %1632 = getelementptr inbounds nuw i8, ptr %1629, i64 64
  %1633 = load <16 x float>, ptr %1632, align 4
  %1634 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1633
  %1635 = mul nsw i64 %145, 28
  %1636 = getelementptr inbounds i8, ptr %1588, i64 %1635
  %1637 = load <16 x float>, ptr %1636, align 4
  %1638 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1637
  %1639 = getelementptr inbounds nuw i8, ptr %1636, i64 64
  %1640 = load <16 x float>, ptr %1639, align 4
  %1641 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1640
  %1642 = icmp sgt i64 %137, 0
  br i1 %1642, label %1644, label %1643

1643:                                             ; preds = %1644, %1586
  br i1 %95, label %1668, label %1651

1644:                                             ; preds = %1586, %1644
  %1645 = phi i64 [ %1649, %1644 ], [ 0, %1586 ]
  %1646 = add nuw nsw i64 %1645, 8
  %1647 = mul nsw i64 %1646, %145
  %1648 = getelementptr inbounds float, ptr %1588, i64 %1647
  tail call void @llvm.prefetch.p0(ptr %1648, i32 1, i32 3, i32 1)
  %1649 = add nuw nsw i64 %1645, 1
  %1650 = icmp eq i64 %1649, %132
  br i1 %1650, label %1643, label %1644, !llvm.loop !9

1651:                                             ; preds = %1668, %1643
  %1652 = phi <16 x float> [ %1641, %1643 ], [ %1744, %1668 ]
  %1653 = phi <16 x float> [ %1638, %1643 ], [ %1743, %1668 ]
  %1654 = phi <16 x float> [ %1634, %1643 ], [ %1738, %1668 ]
  %1655 = phi <16 x float> [ %1631, %1643 ], [ %1737, %1668 ]
  %1656 = phi <16 x float> [ %1627, %1643 ], [ %1732, %1668 ]
  %1657 = phi <16 x float> [ %1624, %1643 ], [ %1731, %1668 ]
  %1658 = phi <16 x float> [ %1620, %1643 ], [ %1726, %1668 ]
  %1659 = phi <16 x float> [ %1617, %1643 ], [ %1725, %1668 ]
  %1660 = phi <16 x float> [ %1613, %1643 ], [ %1720, %1668 ]
  %1661 = phi <16 x float> [ %1610, %1643 ], [ %1719, %1668 ]
  %1662 = phi <16 x float> [ %1606, %1643 ], [ %1714, %1668 ]
  %1663 = phi <16 x float> [ %1603, %1643 ], [ %1713, %1668 ]
  %1664 = phi <16 x float> [ %1599, %1643 ], [ %1708, %1668 ]
  %1665 = phi <16 x float> [ %1596, %1643 ], [ %1707, %1668 ]
  %1666 = phi <16 x float> [ %1593, %1643 ], [ %1702, %1668 ]
  %1667 = phi <16 x float> [ %1590, %1643 ], [ %1701, %1668 ]
  br i1 %73, label %1923, label %1748

1668:                                             ; preds = %1643, %1668
  %1669 = phi <16 x float> [ %1744, %1668 ], [ %1641, %1643 ]
  %1670 = phi <16 x float> [ %1743, %1668 ], [ %1638, %1643 ]
  %1671 = phi <16 x float> [ %1738, %1668 ], [ %1634, %1643 ]
  %1672 = phi <16 x float> [ %1737, %1668 ], [ %1631, %1643 ]
  %1673 = phi <16 x float> [ %1732, %1668 ], [ %1627, %1643 ]
  %1674 = phi <16 x float> [ %1731, %1668 ], [ %1624, %1643 ]
  %1675 = phi <16 x float> [ %1726, %1668 ], [ %1620, %1643 ]
  %1676 = phi <16 x float> [ %1725, %1668 ], [ %1617, %1643 ]
  %1677 = phi <16 x float> [ %1720, %1668 ], [ %1613, %1643 ]
  %1678 = phi <16 x float> [ %1719, %1668 ], [ %1610, %1643 ]
  %1679 = phi <16 x float> [ %1714, %1668 ], [ %1606, %1643 ]
  %1680 = phi <16 x float> [ %1713, %1668 ], [ %1603, %1643 ]
  %1681 = phi <16 x float> [ %1708, %1668 ], [ %1599, %1643 ]
  %1682 = phi <16 x float> [ %1707, %1668 ], [ %1596, %1643 ]
  %1683 = phi <16 x float> [ %1702, %1668 ], [ %1593, %1643 ]
  %1684 = phi <16 x float> [ %1701, %1668 ], [ %1590, %1643 ]
  %1685 = phi i64 [ %1745, %1668 ], [ %142, %1643 ]
  %1686 = phi i64 [ %1746, %1668 ], [ 0, %1643 ]
  %1687 = shl nuw nsw i64 %1686, 7
  %1688 = getelementptr inbounds nuw i8, ptr %123, i64 %1687
  %1689 = load <16 x float>, ptr %1688, align 4
  %1690 = getelementptr inbounds nuw i8, ptr %1688, i64 64
  %1691 = load <16 x float>, ptr %1690, align 4
  %1692 = ashr i64 %1685, 11
  %1693 = and i64 %1692, -32
  %1694 = getelementptr inbounds float, ptr %143, i64 %1693
  call void @llvm.prefetch.p0(ptr %1694, i32 0, i32 2, i32 1)
  %1695 = getelementptr inbounds nuw i8, ptr %1694, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1695, i32 0, i32 2, i32 1)
  %1696 = shl i64 %1686, 5
  %1697 = getelementptr i8, ptr %128, i64 %1696
  %1698 = load float, ptr %1697, align 4
  %1699 = insertelement <16 x float> poison, float %1698, i64 0
  %1700 = shufflevector <16 x float> %1699, <16 x float> poison, <16 x i32> zeroinitializer
  %1701 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1700, <16 x float> %1689, <16 x float> %1684)
  %1702 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1700, <16 x float> %1691, <16 x float> %1683)
  %1703 = getelementptr i8, ptr %1697, i64 4
  %1704 = load float, ptr %1703, align 4
  %1705 = insertelement <16 x float> poison, float %1704, i64 0
  %1706 = shufflevector <16 x float> %1705, <16 x float> poison, <16 x i32> zeroinitializer
  %1707 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1706, <16 x float> %1689, <16 x float> %1682)
  %1708 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1706, <16 x float> %1691, <16 x float> %1681)
  %1709 = getelementptr i8, ptr %1697, i64 8
  %1710 = load float, ptr %1709, align 4
  %1711 = insertelement <16 x float> poison, float %1710, i64 0
  %1712 = shufflevector <16 x float> %1711, <16 x float> poison, <16 x i32> zeroinitializer
  %1713 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1712, <16 x float> %1689, <16 x float> %1680)
  %1714 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1712, <16 x float> %1691, <16 x float> %1679)
  %1715 = getelementptr i8, ptr %1697, i64 12
  %1716 = load float, ptr %1715, align 4
  %1717 = insertelement <16 x float> poison, float %1716, i64 0
  %1718 = shufflevector <16 x float> %1717, <16 x float> poison, <16 x i32> zeroinitializer
  %1719 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1718, <16 x float> %1689, <16 x float> %1678)
  %1720 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1718, <16 x float> %1691, <16 x float> %1677)
  %1721 = getelementptr i8, ptr %1697, i64 16
  %1722 = load float, ptr %1721, align 4
  %1723 = insertelement <16 x float> poison, float %1722, i64 0
  %1724 = shufflevector <16 x float> %1723, <16 x float> poison, <16 x i32> zeroinitializer
  %1725 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1724, <16 x float> %1689, <16 x float> %1676)
  %1726 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1724, <16 x float> %1691, <16 x float> %1675)
  %1727 = getelementptr i8, ptr %1697, i64 20
  %1728 = load float, ptr %1727, align 4
  %1729 = insertelement <16 x float> poison, float %1728, i64 0
  %1730 = shufflevector <16 x float> %1729, <16 x float> poison, <16 x i32> zeroinitializer
  %1731 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1730, <16 x float> %1689, <16 x float> %1674)
  %1732 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1730, <16 x float> %1691, <16 x float> %1673)
  %1733 = getelementptr i8, ptr %1697, i64 24
  %1734 = load float, ptr %1733, align 4
  %1735 = insertelement <16 x float> poison, float %1734, i64 0
  %1736 = shufflevector <16 x float> %1735, <16 x float> poison, <16 x i32> zeroinitializer
  %1737 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1736, <16 x float> %1689, <16 x float> %1672)
  %1738 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1736, <16 x float> %1691, <16 x float> %1671)
  %1739 = getelementptr i8, ptr %1697, i64 28
  %1740 = load float, ptr %1739, align 4
  %1741 = insertelement <16 x float> poison, float %1740, i64 0
  %1742 = shufflevector <16 x float> %1741, <16 x float> poison, <16 x i32> zeroinitializer
  %1743 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1742, <16 x float> %1689, <16 x float> %1670)
  %1744 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1742, <16 x float> %1691, <16 x float> %1669)
  %1745 = add nsw i64 %1685, %139
  %1746 = add nuw nsw i64 %1686, 1
  %1747 = icmp slt i64 %1746, %71
  br i1 %1747, label %1668, label %1651, !llvm.loop !11

1748:                                             ; preds = %1651
  %1749 = load ptr, ptr %12, align 8
  %1750 = icmp eq ptr %1749, null
  br i1 %1750, label %1755, label %1751

1751:                                             ; preds = %1748
  %1752 = getelementptr inbounds float, ptr %1749, i64 %147
  %1753 = load <16 x float>, ptr %1752, align 4
  %1754 = fadd <16 x float> %1667, %1753
  br label %1755

1755:                                             ; preds = %1751, %1748
  %1756 = phi <16 x float> [ %1667, %1748 ], [ %1754, %1751 ]
  store <16 x float> %1756, ptr %1588, align 4
  %1757 = load ptr, ptr %12, align 8
  %1758 = icmp eq ptr %1757, null
  br i1 %1758, label %1764, label %1759

1759:                                             ; preds = %1755
  %1760 = getelementptr inbounds float, ptr %1757, i64 %147
  %1761 = getelementptr inbounds nuw i8, ptr %1760, i64 64
  %1762 = load <16 x float>, ptr %1761, align 4
  %1763 = fadd <16 x float> %1666, %1762
  br label %1764

1764:                                             ; preds = %1759, %1755
  %1765 = phi <16 x float> [ %1666, %1755 ], [ %1763, %1759 ]
  store <16 x float> %1765, ptr %1591, align 4
  %1766 = load i64, ptr %8, align 8
  %1767 = load ptr, ptr %12, align 8
  %1768 = icmp eq ptr %1767, null
  br i1 %1768, label %1774, label %1769

1769:                                             ; preds = %1764
  %1770 = getelementptr inbounds float, ptr %1767, i64 %147
  %1771 = getelementptr inbounds float, ptr %1770, i64 %1766
  %1772 = load <16 x float>, ptr %1771, align 4
  %1773 = fadd <16 x float> %1665, %1772
  br label %1774

1774:                                             ; preds = %1769, %1764
  %1775 = phi <16 x float> [ %1665, %1764 ], [ %1773, %1769 ]
  %1776 = getelementptr inbounds float, ptr %1588, i64 %1766
  store <16 x float> %1775, ptr %1776, align 4
  %1777 = load i64, ptr %8, align 8
  %1778 = add nsw i64 %1777, 16
  %1779 = load ptr, ptr %12, align 8
  %1780 = icmp eq ptr %1779, null
  br i1 %1780, label %1786, label %1781

1781:                                             ; preds = %1774
  %1782 = getelementptr inbounds float, ptr %1779, i64 %147
  %1783 = getelementptr inbounds float, ptr %1782, i64 %1778
  %1784 = load <16 x float>, ptr %1783, align 4
  %1785 = fadd <16 x float> %1664, %1784
  br label %1786

1786:                                             ; preds = %1781, %1774
  %1787 = phi <16 x float> [ %1664, %1774 ], [ %1785, %1781 ]
  %1788 = getelementptr inbounds float, ptr %1588, i64 %1778
  store <16 x float> %1787, ptr %1788, align 4
  %1789 = load i64, ptr %8, align 8
  %1790 = shl nsw i64 %1789, 1
  %1791 = load ptr, ptr %12, align 8
  %1792 = icmp eq ptr %1791, null
  br i1 %1792, label %1798, label %1793

1793:                                             ; preds = %1786
  %1794 = getelementptr inbounds float, ptr %1791, i64 %147
  %1795 = getelementptr inbounds float, ptr %1794, i64 %1790
  %1796 = load <16 x float>, ptr %1795, align 4
  %1797 = fadd <16 x float> %1663, %1796
  br label %1798

1798:                                             ; preds = %1793, %1786
  %1799 = phi <16 x float> [ %1663, %1786 ], [ %1797, %1793 ]
  %1800 = getelementptr inbounds float, ptr %1588, i64 %1790
  store <16 x float> %1799, ptr %1800, align 4
  %1801 = load i64, ptr %8, align 8
  %1802 = shl nsw i64 %1801, 1
  %1803 = add nsw i64 %1802, 16
  %1804 = load ptr, ptr %12, align 8
  %1805 = icmp eq ptr %1804, null
  br i1 %1805, label %1811, label %1806

1806:                                             ; preds = %1798
  %1807 = getelementptr inbounds float, ptr %1804, i64 %147
  %1808 = getelementptr inbounds float, ptr %1807, i64 %1803
  %1809 = load <16 x float>, ptr %1808, align 4
  %1810 = fadd <16 x float> %1662, %1809
  br label %1811

1811:                                             ; preds = %1806, %1798
  %1812 = phi <16 x float> [ %1662, %1798 ], [ %1810, %1806 ]
  %1813 = getelementptr inbounds float, ptr %1588, i64 %1803
  store <16 x float> %1812, ptr %1813, align 4
  %1814 = load i64, ptr %8, align 8
  %1815 = mul nsw i64 %1814, 3
  %1816 = load ptr, ptr %12, align 8
  %1817 = icmp eq ptr %1816, null
  br i1 %1817, label %1823, label %1818

1818:                                             ; preds = %1811
  %1819 = getelementptr inbounds float, ptr %1816, i64 %147
  %1820 = getelementptr inbounds float, ptr %1819, i64 %1815
  %1821 = load <16 x float>, ptr %1820, align 4
  %1822 = fadd <16 x float> %1661, %1821
  br label %1823

1823:                                             ; preds = %1818, %1811
  %1824 = phi <16 x float> [ %1661, %1811 ], [ %1822, %1818 ]
  %1825 = getelementptr inbounds float, ptr %1588, i64 %1815
  store <16 x float> %1824, ptr %1825, align 4
  %1826 = load i64, ptr %8, align 8
  %1827 = mul nsw i64 %1826, 3
  %1828 = add nsw i64 %1827, 16
  %1829 = load ptr, ptr %12, align 8
  %1830 = icmp eq ptr %1829, null
  br i1 %1830, label %1836, label %1831

1831:                                             ; preds = %1823
  %1832 = getelementptr inbounds float, ptr %1829, i64 %147
  %1833 = getelementptr inbounds float, ptr %1832, i64 %1828
  %1834 = load <16 x float>, ptr %1833, align 4
  %1835 = fadd <16 x float> %1660, %1834
  br label %1836

1836:                                             ; preds = %1831, %1823
  %1837 = phi <16 x float> [ %1660, %1823 ], [ %1835, %1831 ]
  %1838 = getelementptr inbounds float, ptr %1588, i64 %1828
  store <16 x float> %1837, ptr %1838, align 4
  %1839 = load i64, ptr %8, align 8
  %1840 = shl nsw i64 %1839, 2
  %1841 = load ptr, ptr %12, align 8
  %1842 = icmp eq ptr %1841, null
  br i1 %1842, label %1848, label %1843

1843:                                             ; preds = %1836
  %1844 = getelementptr inbounds float, ptr %1841, i64 %147
  %1845 = getelementptr inbounds float, ptr %1844, i64 %1840
  %1846 = load <16 x float>, ptr %1845, align 4
  %1847 = fadd <16 x float> %1659, %1846
  br label %1848

1848:                                             ; preds = %1843, %1836
  %1849 = phi <16 x float> [ %1659, %1836 ], [ %1847, %1843 ]
  %1850 = getelementptr inbounds float, ptr %1588, i64 %1840
  store <16 x float> %1849, ptr %1850, align 4
  %1851 = load i64, ptr %8, align 8
  %1852 = shl nsw i64 %1851, 2
  %1853 = add nsw i64 %1852, 16
  %1854 = load ptr, ptr %12, align 8
  %1855 = icmp eq ptr %1854, null
  br i1 %1855, label %1861, label %1856

1856:                                             ; preds = %1848
  %1857 = getelementptr inbounds float, ptr %1854, i64 %147
  %1858 = getelementptr inbounds float, ptr %1857, i64 %1853
  %1859 = load <16 x float>, ptr %1858, align 4
  %1860 = fadd <16 x float> %1658, %1859
  br label %1861

1861:                                             ; preds = %1856, %1848
  %1862 = phi <16 x float> [ %1658, %1848 ], [ %1860, %1856 ]
  %1863 = getelementptr inbounds float, ptr %1588, i64 %1853
  store <16 x float> %1862, ptr %1863, align 4
  %1864 = load i64, ptr %8, align 8
  %1865 = mul nsw i64 %1864, 5
  %1866 = load ptr, ptr %12, align 8
  %1867 = icmp eq ptr %1866, null
  br i1 %1867, label %1873, label %1868

1868:                                             ; preds = %1861
  %1869 = getelementptr inbounds float, ptr %1866, i64 %147
  %1870 = getelementptr inbounds float, ptr %1869, i64 %1865
  %1871 = load <16 x float>, ptr %1870, align 4
  %1872 = fadd <16 x float> %1657, %1871
  br label %1873

1873:                                             ; preds = %1868, %1861
  %1874 = phi <16 x float> [ %1657, %1861 ], [ %1872, %1868 ]
  %1875 = getelementptr inbounds float, ptr %1588, i64 %1865
  store <16 x float> %1874, ptr %1875, align 4
  %1876 = load i64, ptr %8, align 8
  %1877 = mul nsw i64 %1876, 5
  %1878 = add nsw i64 %1877, 16
  %1879 = load ptr, ptr %12, align 8
  %1880 = icmp eq ptr %1879, null
  br i1 %1880, label %1886, label %1881

1881:                                             ; preds = %1873
  %1882 = getelementptr inbounds float, ptr %1879, i64 %147
  %1883 = getelementptr inbounds float, ptr %1882, i64 %1878
  %1884 = load <16 x float>, ptr %1883, align 4
  %1885 = fadd <16 x float> %1656, %1884
  br label %1886

1886:                                             ; preds = %1881, %1873
  %1887 = phi <16 x float> [ %1656, %1873 ], [ %1885, %1881 ]
  %1888 = getelementptr inbounds float, ptr %1588, i64 %1878
  store <16 x float> %1887, ptr %1888, align 4
  %1889 = load i64, ptr %8, align 8
  %1890 = mul nsw i64 %1889, 6
  %1891 = load ptr, ptr %12, align 8
  %1892 = icmp eq ptr %1891, null
  br i1 %1892, label %1898, label %1893

1893:                                             ; preds = %1886
  %1894 = getelementptr inbounds float, ptr %1891, i64 %147
  %1895 = getelementptr inbounds float, ptr %1894, i64 %1890
  %1896 = load <16 x float>, ptr %1895, align 4
  %1897 = fadd <16 x float> %1655, %1896
  br label %1898

1898:                                             ; preds = %1893, %1886
  %1899 = phi <16 x float> [ %1655, %1886 ], [ %1897, %1893 ]
  %1900 = getelementptr inbounds float, ptr %1588, i64 %1890
  store <16 x float> %1899, ptr %1900, align 4
  %1901 = load i64, ptr %8, align 8
  %1902 = mul nsw i64 %1901, 6
  %1903 = add nsw i64 %1902, 16
  %1904 = load ptr, ptr %12, align 8
  %1905 = icmp eq ptr %1904, null
  br i1 %1905, label %1911, label %1906

1906:                                             ; preds = %1898
  %1907 = getelementptr inbounds float, ptr %1904, i64 %147
  %1908 = getelementptr inbounds float, ptr %1907, i64 %1903
  %1909 = load <16 x float>, ptr %1908, align 4
  %1910 = fadd <16 x float> %1654, %1909
  br label %1911

1911:                                             ; preds = %1906, %1898
  %1912 = phi <16 x float> [ %1654, %1898 ], [ %1910, %1906 ]
  %1913 = getelementptr inbounds float, ptr %1588, i64 %1903
  store <16 x float> %1912, ptr %1913, align 4
  %1914 = load i64, ptr %8, align 8
  %1915 = mul nsw i64 %1914, 7
  %1916 = load ptr, ptr %12, align 8
  %1917 = icmp eq ptr %1916, null
  br i1 %1917, label %1970, label %1918

1918:                                             ; preds = %1911
  %1919 = getelementptr inbounds float, ptr %1916, i64 %147
  %1920 = getelementptr inbounds float, ptr %1919, i64 %1915
  %1921 = load <16 x float>, ptr %1920, align 4
  %1922 = fadd <16 x float> %1653, %1921
  br label %1970

1923:                                             ; preds = %1651
  store <16 x float> %1667, ptr %1588, align 4
  store <16 x float> %1666, ptr %1591, align 4
  %1924 = load i64, ptr %8, align 8
  %1925 = getelementptr inbounds float, ptr %1588, i64 %1924
  store <16 x float> %1665, ptr %1925, align 4
  %1926 = load i64, ptr %8, align 8
  %1927 = getelementptr float, ptr %1588, i64 %1926
  %1928 = getelementptr i8, ptr %1927, i64 64
  store <16 x float> %1664, ptr %1928, align 4
  %1929 = load i64, ptr %8, align 8
  %1930 = shl nsw i64 %1929, 3
  %1931 = getelementptr inbounds i8, ptr %1588, i64 %1930
  store <16 x float> %1663, ptr %1931, align 4
  %1932 = load i64, ptr %8, align 8
  %1933 = shl i64 %1932, 3
  %1934 = getelementptr i8, ptr %1588, i64 %1933
  %1935 = getelementptr i8, ptr %1934, i64 64
  store <16 x float> %1662, ptr %1935, align 4
  %1936 = load i64, ptr %8, align 8
  %1937 = mul nsw i64 %1936, 12
  %1938 = getelementptr inbounds i8, ptr %1588, i64 %1937
  store <16 x float> %1661, ptr %1938, align 4
  %1939 = load i64, ptr %8, align 8
  %1940 = mul i64 %1939, 12
  %1941 = getelementptr i8, ptr %1588, i64 %1940
  %1942 = getelementptr i8, ptr %1941, i64 64
  store <16 x float> %1660, ptr %1942, align 4
  %1943 = load i64, ptr %8, align 8
  %1944 = shl nsw i64 %1943, 4
  %1945 = getelementptr inbounds i8, ptr %1588, i64 %1944
  store <16 x float> %1659, ptr %1945, align 4
  %1946 = load i64, ptr %8, align 8
  %1947 = shl i64 %1946, 4
  %1948 = getelementptr i8, ptr %1588, i64 %1947
  %1949 = getelementptr i8, ptr %1948, i64 64
  store <16 x float> %1658, ptr %1949, align 4
  %1950 = load i64, ptr %8, align 8
  %1951 = mul nsw i64 %1950, 20
  %1952 = getelementptr inbounds i8, ptr %1588, i64 %1951
  store <16 x float> %1657, ptr %1952, align 4
  %1953 = load i64, ptr %8, align 8
  %1954 = mul i64 %1953, 20
  %1955 = getelementptr i8, ptr %1588, i64 %1954
  %1956 = getelementptr i8, ptr %1955, i64 64
  store <16 x float> %1656, ptr %1956, align 4
  %1957 = load i64, ptr %8, align 8
  %1958 = mul nsw i64 %1957, 24
  %1959 = getelementptr inbounds i8, ptr %1588, i64 %1958
  store <16 x float> %1655, ptr %1959, align 4
  %1960 = load i64, ptr %8, align 8
  %1961 = mul i64 %1960, 24
  %1962 = getelementptr i8, ptr %1588, i64 %1961
  %1963 = getelementptr i8, ptr %1962, i64 64
  store <16 x float> %1654, ptr %1963, align 4
  %1964 = load i64, ptr %8, align 8
  %1965 = mul nsw i64 %1964, 28
  %1966 = getelementptr inbounds i8, ptr %1588, i64 %1965
  store <16 x float> %1653, ptr %1966, align 4
  %1967 = load i64, ptr %8, align 8
  %1968 = mul nsw i64 %1967, 7
  %1969 = add nsw i64 %1968, 16
  br label %1983

1970:                                             ; preds = %1918, %1911
  %1971 = phi <16 x float> [ %1653, %1911 ], [ %1922, %1918 ]
  %1972 = getelementptr inbounds float, ptr %1588, i64 %1915
  store <16 x float> %1971, ptr %1972, align 4
  %1973 = load i64, ptr %8, align 8
  %1974 = mul nsw i64 %1973, 7
  %1975 = add nsw i64 %1974, 16
  %1976 = load ptr, ptr %12, align 8
  %1977 = icmp eq ptr %1976, null
  br i1 %1977, label %1983, label %1978

1978:                                             ; preds = %1970
  %1979 = getelementptr inbounds float, ptr %1976, i64 %147
  %1980 = getelementptr inbounds float, ptr %1979, i64 %1975
  %1981 = load <16 x float>, ptr %1980, align 4
  %1982 = fadd <16 x float> %1652, %1981
  br label %1983

1983:                                             ; preds = %1923, %1978, %1970
  %1984 = phi i64 [ %1975, %1978 ], [ %1975, %1970 ], [ %1969, %1923 ]
  %1985 = phi <16 x float> [ %1982, %1978 ], [ %1652, %1970 ], [ %1652, %1923 ]
  %1986 = getelementptr inbounds float, ptr %1588, i64 %1984
  store <16 x float> %1985, ptr %1986, align 4
  br label %4081

1987:                                             ; preds = %126
  %1988 = load ptr, ptr %11, align 8
  %1989 = getelementptr inbounds float, ptr %1988, i64 %147
  %1990 = load <16 x float>, ptr %1989, align 4
  %1991 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1990
  %1992 = getelementptr inbounds nuw i8, ptr %1989, i64 64
  %1993 = load <16 x float>, ptr %1992, align 4
  %1994 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1993
  %1995 = getelementptr inbounds float, ptr %1989, i64 %145
  %1996 = load <16 x float>, ptr %1995, align 4
  %1997 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1996
  %1998 = getelementptr inbounds nuw i8, ptr %1995, i64 64
  %1999 = load <16 x float>, ptr %1998, align 4
  %2000 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %1999
  %2001 = shl nsw i64 %145, 3
  %2002 = getelementptr inbounds i8, ptr %1989, i64 %2001
  %2003 = load <16 x float>, ptr %2002, align 4
  %2004 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2003
  %2005 = getelementptr inbounds nuw i8, ptr %2002, i64 64
  %2006 = load <16 x float>, ptr %2005, align 4
  %2007 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2006
  %2008 = mul nsw i64 %145, 12
  %2009 = getelementptr inbounds i8, ptr %1989, i64 %2008
  %2010 = load <16 x float>, ptr %2009, align 4
  %2011 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2010
  %2012 = getelementptr inbounds nuw i8, ptr %2009, i64 64
  %2013 = load <16 x float>, ptr %2012, align 4
  %2014 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2013
  %2015 = shl nsw i64 %145, 4
  %2016 = getelementptr inbounds i8, ptr %1989, i64 %2015
  %2017 = load <16 x float>, ptr %2016, align 4
  %2018 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2017
  %2019 = getelementptr inbounds nuw i8, ptr %2016, i64 64
  %2020 = load <16 x float>, ptr %2019, align 4
  %2021 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2020
  %2022 = mul nsw i64 %145, 20
  %2023 = getelementptr inbounds i8, ptr %1989, i64 %2022
  %2024 = load <16 x float>, ptr %2023, align 4
  %2025 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2024
  %2026 = getelementptr inbounds nuw i8, ptr %2023, i64 64
  %2027 = load <16 x float>, ptr %2026, align 4
  %2028 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2027
  %2029 = mul nsw i64 %145, 24
  %2030 = getelementptr inbounds i8, ptr %1989, i64 %2029
  %2031 = load <16 x float>, ptr %2030, align 4
  %2032 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2031
  %2033 = getelementptr inbounds nuw i8, ptr %2030, i64 64
  %2034 = load <16 x float>, ptr %2033, align 4
  %2035 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2034
  %2036 = mul nsw i64 %145, 28
  %2037 = getelementptr inbounds i8, ptr %1989, i64 %2036
  %2038 = load <16 x float>, ptr %2037, align 4
  %2039 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2038
  %2040 = getelementptr inbounds nuw i8, ptr %2037, i64 64
  %2041 = load <16 x float>, ptr %2040, align 4
  %2042 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2041
  %2043 = shl nsw i64 %145, 5
  %2044 = getelementptr inbounds i8, ptr %1989, i64 %2043
  %2045 = load <16 x float>, ptr %2044, align 4
  %2046 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2045
  %2047 = getelementptr inbounds nuw i8, ptr %2044, i64 64
  %2048 = load <16 x float>, ptr %2047, align 4
  %2049 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2048
  %2050 = icmp sgt i64 %137, 0
  br i1 %2050, label %2052, label %2051

2051:                                             ; preds = %2052, %1987
  br i1 %95, label %2078, label %2059

2052:                                             ; preds = %1987, %2052
  %2053 = phi i64 [ %2057, %2052 ], [ 0, %1987 ]
  %2054 = add nuw nsw i64 %2053, 9
  %2055 = mul nsw i64 %2054, %145
  %2056 = getelementptr inbounds float, ptr %1989, i64 %2055
  tail call void @llvm.prefetch.p0(ptr %2056, i32 1, i32 3, i32 1)
  %2057 = add nuw nsw i64 %2053, 1
  %2058 = icmp eq i64 %2057, %132
  br i1 %2058, label %2051, label %2052, !llvm.loop !9

2059:                                             ; preds = %2078, %2051
  %2060 = phi <16 x float> [ %2049, %2051 ], [ %2162, %2078 ]
  %2061 = phi <16 x float> [ %2046, %2051 ], [ %2161, %2078 ]
  %2062 = phi <16 x float> [ %2042, %2051 ], [ %2156, %2078 ]
  %2063 = phi <16 x float> [ %2039, %2051 ], [ %2155, %2078 ]
  %2064 = phi <16 x float> [ %2035, %2051 ], [ %2150, %2078 ]
  %2065 = phi <16 x float> [ %2032, %2051 ], [ %2149, %2078 ]
  %2066 = phi <16 x float> [ %2028, %2051 ], [ %2144, %2078 ]
  %2067 = phi <16 x float> [ %2025, %2051 ], [ %2143, %2078 ]
  %2068 = phi <16 x float> [ %2021, %2051 ], [ %2138, %2078 ]
  %2069 = phi <16 x float> [ %2018, %2051 ], [ %2137, %2078 ]
  %2070 = phi <16 x float> [ %2014, %2051 ], [ %2132, %2078 ]
  %2071 = phi <16 x float> [ %2011, %2051 ], [ %2131, %2078 ]
  %2072 = phi <16 x float> [ %2007, %2051 ], [ %2126, %2078 ]
  %2073 = phi <16 x float> [ %2004, %2051 ], [ %2125, %2078 ]
  %2074 = phi <16 x float> [ %2000, %2051 ], [ %2120, %2078 ]
  %2075 = phi <16 x float> [ %1997, %2051 ], [ %2119, %2078 ]
  %2076 = phi <16 x float> [ %1994, %2051 ], [ %2114, %2078 ]
  %2077 = phi <16 x float> [ %1991, %2051 ], [ %2113, %2078 ]
  br i1 %73, label %2366, label %2166

2078:                                             ; preds = %2051, %2078
  %2079 = phi <16 x float> [ %2162, %2078 ], [ %2049, %2051 ]
  %2080 = phi <16 x float> [ %2161, %2078 ], [ %2046, %2051 ]
  %2081 = phi <16 x float> [ %2156, %2078 ], [ %2042, %2051 ]
  %2082 = phi <16 x float> [ %2155, %2078 ], [ %2039, %2051 ]
  %2083 = phi <16 x float> [ %2150, %2078 ], [ %2035, %2051 ]
  %2084 = phi <16 x float> [ %2149, %2078 ], [ %2032, %2051 ]
  %2085 = phi <16 x float> [ %2144, %2078 ], [ %2028, %2051 ]
  %2086 = phi <16 x float> [ %2143, %2078 ], [ %2025, %2051 ]
  %2087 = phi <16 x float> [ %2138, %2078 ], [ %2021, %2051 ]
  %2088 = phi <16 x float> [ %2137, %2078 ], [ %2018, %2051 ]
  %2089 = phi <16 x float> [ %2132, %2078 ], [ %2014, %2051 ]
  %2090 = phi <16 x float> [ %2131, %2078 ], [ %2011, %2051 ]
  %2091 = phi <16 x float> [ %2126, %2078 ], [ %2007, %2051 ]
  %2092 = phi <16 x float> [ %2125, %2078 ], [ %2004, %2051 ]
  %2093 = phi <16 x float> [ %2120, %2078 ], [ %2000, %2051 ]
  %2094 = phi <16 x float> [ %2119, %2078 ], [ %1997, %2051 ]
  %2095 = phi <16 x float> [ %2114, %2078 ], [ %1994, %2051 ]
  %2096 = phi <16 x float> [ %2113, %2078 ], [ %1991, %2051 ]
  %2097 = phi i64 [ %2163, %2078 ], [ %142, %2051 ]
  %2098 = phi i64 [ %2164, %2078 ], [ 0, %2051 ]
  %2099 = shl nuw nsw i64 %2098, 7
  %2100 = getelementptr inbounds nuw i8, ptr %123, i64 %2099
  %2101 = load <16 x float>, ptr %2100, align 4
  %2102 = getelementptr inbounds nuw i8, ptr %2100, i64 64
  %2103 = load <16 x float>, ptr %2102, align 4
  %2104 = ashr i64 %2097, 11
  %2105 = and i64 %2104, -32
  %2106 = getelementptr inbounds float, ptr %143, i64 %2105
  call void @llvm.prefetch.p0(ptr %2106, i32 0, i32 2, i32 1)
  %2107 = getelementptr inbounds nuw i8, ptr %2106, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2107, i32 0, i32 2, i32 1)
  %2108 = mul i64 %2098, 36
  %2109 = getelementptr i8, ptr %128, i64 %2108
  %2110 = load float, ptr %2109, align 4
  %2111 = insertelement <16 x float> poison, float %2110, i64 0
  %2112 = shufflevector <16 x float> %2111, <16 x float> poison, <16 x i32> zeroinitializer
  %2113 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2112, <16 x float> %2101, <16 x float> %2096)
  %2114 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2112, <16 x float> %2103, <16 x float> %2095)
  %2115 = getelementptr i8, ptr %2109, i64 4
  %2116 = load float, ptr %2115, align 4
  %2117 = insertelement <16 x float> poison, float %2116, i64 0
  %2118 = shufflevector <16 x float> %2117, <16 x float> poison, <16 x i32> zeroinitializer
  %2119 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2118, <16 x float> %2101, <16 x float> %2094)
  %2120 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2118, <16 x float> %2103, <16 x float> %2093)
  %2121 = getelementptr i8, ptr %2109, i64 8
  %2122 = load float, ptr %2121, align 4
  %2123 = insertelement <16 x float> poison, float %2122, i64 0
  %2124 = shufflevector <16 x float> %2123, <16 x float> poison, <16 x i32> zeroinitializer
  %2125 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2124, <16 x float> %2101, <16 x float> %2092)
  %2126 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2124, <16 x float> %2103, <16 x float> %2091)
  %2127 = getelementptr i8, ptr %2109, i64 12
  %2128 = load float, ptr %2127, align 4
  %2129 = insertelement <16 x float> poison, float %2128, i64 0
  %2130 = shufflevector <16 x float> %2129, <16 x float> poison, <16 x i32> zeroinitializer
  %2131 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2130, <16 x float> %2101, <16 x float> %2090)
  %2132 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2130, <16 x float> %2103, <16 x float> %2089)
  %2133 = getelementptr i8, ptr %2109, i64 16
  %2134 = load float, ptr %2133, align 4
  %2135 = insertelement <16 x float> poison, float %2134, i64 0
  %2136 = shufflevector <16 x float> %2135, <16 x float> poison, <16 x i32> zeroinitializer
  %2137 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2136, <16 x float> %2101, <16 x float> %2088)
  %2138 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2136, <16 x float> %2103, <16 x float> %2087)
  %2139 = getelementptr i8, ptr %2109, i64 20
  %2140 = load float, ptr %2139, align 4
  %2141 = insertelement <16 x float> poison, float %2140, i64 0
  %2142 = shufflevector <16 x float> %2141, <16 x float> poison, <16 x i32> zeroinitializer
  %2143 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2142, <16 x float> %2101, <16 x float> %2086)
  %2144 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2142, <16 x float> %2103, <16 x float> %2085)
  %2145 = getelementptr i8, ptr %2109, i64 24
  %2146 = load float, ptr %2145, align 4
  %2147 = insertelement <16 x float> poison, float %2146, i64 0
  %2148 = shufflevector <16 x float> %2147, <16 x float> poison, <16 x i32> zeroinitializer
  %2149 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2148, <16 x float> %2101, <16 x float> %2084)
  %2150 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2148, <16 x float> %2103, <16 x float> %2083)
  %2151 = getelementptr i8, ptr %2109, i64 28
  %2152 = load float, ptr %2151, align 4
  %2153 = insertelement <16 x float> poison, float %2152, i64 0
  %2154 = shufflevector <16 x float> %2153, <16 x float> poison, <16 x i32> zeroinitializer
  %2155 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2154, <16 x float> %2101, <16 x float> %2082)
  %2156 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2154, <16 x float> %2103, <16 x float> %2081)
  %2157 = getelementptr i8, ptr %2109, i64 32
  %2158 = load float, ptr %2157, align 4
  %2159 = insertelement <16 x float> poison, float %2158, i64 0
  %2160 = shufflevector <16 x float> %2159, <16 x float> poison, <16 x i32> zeroinitializer
  %2161 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2160, <16 x float> %2101, <16 x float> %2080)
  %2162 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2160, <16 x float> %2103, <16 x float> %2079)
  %2163 = add nsw i64 %2097, %139
  %2164 = add nuw nsw i64 %2098, 1
  %2165 = icmp slt i64 %2164, %71
  br i1 %2165, label %2078, label %2059, !llvm.loop !11

2166:                                             ; preds = %2059
  %2167 = load ptr, ptr %12, align 8
  %2168 = icmp eq ptr %2167, null
  br i1 %2168, label %2173, label %2169

2169:                                             ; preds = %2166
  %2170 = getelementptr inbounds float, ptr %2167, i64 %147
  %2171 = load <16 x float>, ptr %2170, align 4
  %2172 = fadd <16 x float> %2077, %2171
  br label %2173

2173:                                             ; preds = %2169, %2166
  %2174 = phi <16 x float> [ %2077, %2166 ], [ %2172, %2169 ]
  store <16 x float> %2174, ptr %1989, align 4
  %2175 = load ptr, ptr %12, align 8
  %2176 = icmp eq ptr %2175, null
  br i1 %2176, label %2182, label %2177

2177:                                             ; preds = %2173
  %2178 = getelementptr inbounds float, ptr %2175, i64 %147
  %2179 = getelementptr inbounds nuw i8, ptr %2178, i64 64
  %2180 = load <16 x float>, ptr %2179, align 4
  %2181 = fadd <16 x float> %2076, %2180
  br label %2182

2182:                                             ; preds = %2177, %2173
  %2183 = phi <16 x float> [ %2076, %2173 ], [ %2181, %2177 ]
  store <16 x float> %2183, ptr %1992, align 4
  %2184 = load i64, ptr %8, align 8
  %2185 = load ptr, ptr %12, align 8
  %2186 = icmp eq ptr %2185, null
  br i1 %2186, label %2192, label %2187

2187:                                             ; preds = %2182
  %2188 = getelementptr inbounds float, ptr %2185, i64 %147
  %2189 = getelementptr inbounds float, ptr %2188, i64 %2184
  %2190 = load <16 x float>, ptr %2189, align 4
  %2191 = fadd <16 x float> %2075, %2190
  br label %2192

2192:                                             ; preds = %2187, %2182
  %2193 = phi <16 x float> [ %2075, %2182 ], [ %2191, %2187 ]
  %2194 = getelementptr inbounds float, ptr %1989, i64 %2184
  store <16 x float> %2193, ptr %2194, align 4
  %2195 = load i64, ptr %8, align 8
  %2196 = add nsw i64 %2195, 16
  %2197 = load ptr, ptr %12, align 8
  %2198 = icmp eq ptr %2197, null
  br i1 %2198, label %2204, label %2199

2199:                                             ; preds = %2192
  %2200 = getelementptr inbounds float, ptr %2197, i64 %147
  %2201 = getelementptr inbounds float, ptr %2200, i64 %2196
  %2202 = load <16 x float>, ptr %2201, align 4
  %2203 = fadd <16 x float> %2074, %2202
  br label %2204

2204:                                             ; preds = %2199, %2192
  %2205 = phi <16 x float> [ %2074, %2192 ], [ %2203, %2199 ]
  %2206 = getelementptr inbounds float, ptr %1989, i64 %2196
  store <16 x float> %2205, ptr %2206, align 4
  %2207 = load i64, ptr %8, align 8
  %2208 = shl nsw i64 %2207, 1
  %2209 = load ptr, ptr %12, align 8
  %2210 = icmp eq ptr %2209, null
  br i1 %2210, label %2216, label %2211

2211:                                             ; preds = %2204
  %2212 = getelementptr inbounds float, ptr %2209, i64 %147
  %2213 = getelementptr inbounds float, ptr %2212, i64 %2208
  %2214 = load <16 x float>, ptr %2213, align 4
  %2215 = fadd <16 x float> %2073, %2214
  br label %2216

2216:                                             ; preds = %2211, %2204
  %2217 = phi <16 x float> [ %2073, %2204 ], [ %2215, %2211 ]
  %2218 = getelementptr inbounds float, ptr %1989, i64 %2208
  store <16 x float> %2217, ptr %2218, align 4
  %2219 = load i64, ptr %8, align 8
  %2220 = shl nsw i64 %2219, 1
  %2221 = add nsw i64 %2220, 16
  %2222 = load ptr, ptr %12, align 8
  %2223 = icmp eq ptr %2222, null
  br i1 %2223, label %2229, label %2224

2224:                                             ; preds = %2216
  %2225 = getelementptr inbounds float, ptr %2222, i64 %147
  %2226 = getelementptr inbounds float, ptr %2225, i64 %2221
  %2227 = load <16 x float>, ptr %2226, align 4
  %2228 = fadd <16 x float> %2072, %2227
  br label %2229

2229:                                             ; preds = %2224, %2216
  %2230 = phi <16 x float> [ %2072, %2216 ], [ %2228, %2224 ]
  %2231 = getelementptr inbounds float, ptr %1989, i64 %2221
  store <16 x float> %2230, ptr %2231, align 4
  %2232 = load i64, ptr %8, align 8
  %2233 = mul nsw i64 %2232, 3
  %2234 = load ptr, ptr %12, align 8
  %2235 = icmp eq ptr %2234, null
  br i1 %2235, label %2241, label %2236

2236:                                             ; preds = %2229
  %2237 = getelementptr inbounds float, ptr %2234, i64 %147
  %2238 = getelementptr inbounds float, ptr %2237, i64 %2233
  %2239 = load <16 x float>, ptr %2238, align 4
  %2240 = fadd <16 x float> %2071, %2239
  br label %2241

2241:                                             ; preds = %2236, %2229
  %2242 = phi <16 x float> [ %2071, %2229 ], [ %2240, %2236 ]
  %2243 = getelementptr inbounds float, ptr %1989, i64 %2233
  store <16 x float> %2242, ptr %2243, align 4
  %2244 = load i64, ptr %8, align 8
  %2245 = mul nsw i64 %2244, 3
  %2246 = add nsw i64 %2245, 16
  %2247 = load ptr, ptr %12, align 8
  %2248 = icmp eq ptr %2247, null
  br i1 %2248, label %2254, label %2249

2249:                                             ; preds = %2241
  %2250 = getelementptr inbounds float, ptr %2247, i64 %147
  %2251 = getelementptr inbounds float, ptr %2250, i64 %2246
  %2252 = load <16 x float>, ptr %2251, align 4
  %2253 = fadd <16 x float> %2070, %2252
  br label %2254

2254:                                             ; preds = %2249, %2241
  %2255 = phi <16 x float> [ %2070, %2241 ], [ %2253, %2249 ]
  %2256 = getelementptr inbounds float, ptr %1989, i64 %2246
  store <16 x float> %2255, ptr %2256, align 4
  %2257 = load i64, ptr %8, align 8
  %2258 = shl nsw i64 %2257, 2
  %2259 = load ptr, ptr %12, align 8
  %2260 = icmp eq ptr %2259, null
  br i1 %2260, label %2266, label %2261

2261:                                             ; preds = %2254
  %2262 = getelementptr inbounds float, ptr %2259, i64 %147
  %2263 = getelementptr inbounds float, ptr %2262, i64 %2258
  %2264 = load <16 x float>, ptr %2263, align 4
  %2265 = fadd <16 x float> %2069, %2264
  br label %2266

2266:                                             ; preds = %2261, %2254
  %2267 = phi <16 x float> [ %2069, %2254 ], [ %2265, %2261 ]
  %2268 = getelementptr inbounds float, ptr %1989, i64 %2258
  store <16 x float> %2267, ptr %2268, align 4
  %2269 = load i64, ptr %8, align 8
  %2270 = shl nsw i64 %2269, 2
  %2271 = add nsw i64 %2270, 16
  %2272 = load ptr, ptr %12, align 8
  %2273 = icmp eq ptr %2272, null
  br i1 %2273, label %2279, label %2274

2274:                                             ; preds = %2266
  %2275 = getelementptr inbounds float, ptr %2272, i64 %147
  %2276 = getelementptr inbounds float, ptr %2275, i64 %2271
  %2277 = load <16 x float>, ptr %2276, align 4
  %2278 = fadd <16 x float> %2068, %2277
  br label %2279

2279:                                             ; preds = %2274, %2266
  %2280 = phi <16 x float> [ %2068, %2266 ], [ %2278, %2274 ]
  %2281 = getelementptr inbounds float, ptr %1989, i64 %2271
  store <16 x float> %2280, ptr %2281, align 4
  %2282 = load i64, ptr %8, align 8
  %2283 = mul nsw i64 %2282, 5
  %2284 = load ptr, ptr %12, align 8
  %2285 = icmp eq ptr %2284, null
  br i1 %2285, label %2291, label %2286

2286:                                             ; preds = %2279
  %2287 = getelementptr inbounds float, ptr %2284, i64 %147
  %2288 = getelementptr inbounds float, ptr %2287, i64 %2283
  %2289 = load <16 x float>, ptr %2288, align 4
  %2290 = fadd <16 x float> %2067, %2289
  br label %2291

2291:                                             ; preds = %2286, %2279
  %2292 = phi <16 x float> [ %2067, %2279 ], [ %2290, %2286 ]
  %2293 = getelementptr inbounds float, ptr %1989, i64 %2283
  store <16 x float> %2292, ptr %2293, align 4
  %2294 = load i64, ptr %8, align 8
  %2295 = mul nsw i64 %2294, 5
  %2296 = add nsw i64 %2295, 16
  %2297 = load ptr, ptr %12, align 8
  %2298 = icmp eq ptr %2297, null
  br i1 %2298, label %2304, label %2299

2299:                                             ; preds = %2291
  %2300 = getelementptr inbounds float, ptr %2297, i64 %147
  %2301 = getelementptr inbounds float, ptr %2300, i64 %2296
  %2302 = load <16 x float>, ptr %2301, align 4
  %2303 = fadd <16 x float> %2066, %2302
  br label %2304

2304:                                             ; preds = %2299, %2291
  %2305 = phi <16 x float> [ %2066, %2291 ], [ %2303, %2299 ]
  %2306 = getelementptr inbounds float, ptr %1989, i64 %2296
  store <16 x float> %2305, ptr %2306, align 4
  %2307 = load i64, ptr %8, align 8
  %2308 = mul nsw i64 %2307, 6
  %2309 = load ptr, ptr %12, align 8
  %2310 = icmp eq ptr %2309, null
  br i1 %2310, label %2316, label %2311

2311:                                             ; preds = %2304
  %2312 = getelementptr inbounds float, ptr %2309, i64 %147
  %2313 = getelementptr inbounds float, ptr %2312, i64 %2308
  %2314 = load <16 x float>, ptr %2313, align 4
  %2315 = fadd <16 x float> %2065, %2314
  br label %2316

2316:                                             ; preds = %2311, %2304
  %2317 = phi <16 x float> [ %2065, %2304 ], [ %2315, %2311 ]
  %2318 = getelementptr inbounds float, ptr %1989, i64 %2308
  store <16 x float> %2317, ptr %2318, align 4
  %2319 = load i64, ptr %8, align 8
  %2320 = mul nsw i64 %2319, 6
  %2321 = add nsw i64 %2320, 16
  %2322 = load ptr, ptr %12, align 8
  %2323 = icmp eq ptr %2322, null
  br i1 %2323, label %2329, label %2324

2324:                                             ; preds = %2316
  %2325 = getelementptr inbounds float, ptr %2322, i64 %147
  %2326 = getelementptr inbounds float, ptr %2325, i64 %2321
  %2327 = load <16 x float>, ptr %2326, align 4
  %2328 = fadd <16 x float> %2064, %2327
  br label %2329

2329:                                             ; preds = %2324, %2316
  %2330 = phi <16 x float> [ %2064, %2316 ], [ %2328, %2324 ]
  %2331 = getelementptr inbounds float, ptr %1989, i64 %2321
  store <16 x float> %2330, ptr %2331, align 4
  %2332 = load i64, ptr %8, align 8
  %2333 = mul nsw i64 %2332, 7
  %2334 = load ptr, ptr %12, align 8
  %2335 = icmp eq ptr %2334, null
  br i1 %2335, label %2341, label %2336

2336:                                             ; preds = %2329
  %2337 = getelementptr inbounds float, ptr %2334, i64 %147
  %2338 = getelementptr inbounds float, ptr %2337, i64 %2333
  %2339 = load <16 x float>, ptr %2338, align 4
  %2340 = fadd <16 x float> %2063, %2339
  br label %2341

2341:                                             ; preds = %2336, %2329
  %2342 = phi <16 x float> [ %2063, %2329 ], [ %2340, %2336 ]
  %2343 = getelementptr inbounds float, ptr %1989, i64 %2333
  store <16 x float> %2342, ptr %2343, align 4
  %2344 = load i64, ptr %8, align 8
  %2345 = mul nsw i64 %2344, 7
  %2346 = add nsw i64 %2345, 16
  %2347 = load ptr, ptr %12, align 8
  %2348 = icmp eq ptr %2347, null
  br i1 %2348, label %2354, label %2349

2349:                                             ; preds = %2341
  %2350 = getelementptr inbounds float, ptr %2347, i64 %147
  %2351 = getelementptr inbounds float, ptr %2350, i64 %2346
  %2352 = load <16 x float>, ptr %2351, align 4
  %2353 = fadd <16 x float> %2062, %2352
  br label %2354

2354:                                             ; preds = %2349, %2341
  %2355 = phi <16 x float> [ %2062, %2341 ], [ %2353, %2349 ]
  %2356 = getelementptr inbounds float, ptr %1989, i64 %2346
  store <16 x float> %2355, ptr %2356, align 4
  %2357 = load i64, ptr %8, align 8
  %2358 = shl nsw i64 %2357, 3
  %2359 = load ptr, ptr %12, align 8
  %2360 = icmp eq ptr %2359, null
  br i1 %2360, label %2420, label %2361

2361:                                             ; preds = %2354
  %2362 = getelementptr inbounds float, ptr %2359, i64 %147
  %2363 = getelementptr inbounds float, ptr %2362, i64 %2358
  %2364 = load <16 x float>, ptr %2363, align 4
  %2365 = fadd <16 x float> %2061, %2364
  br label %2420

2366:                                             ; preds = %2059
  store <16 x float> %2077, ptr %1989, align 4
  store <16 x float> %2076, ptr %1992, align 4
  %2367 = load i64, ptr %8, align 8
  %2368 = getelementptr inbounds float, ptr %1989, i64 %2367
  store <16 x float> %2075, ptr %2368, align 4
  %2369 = load i64, ptr %8, align 8
  %2370 = getelementptr float, ptr %1989, i64 %2369
  %2371 = getelementptr i8, ptr %2370, i64 64
  store <16 x float> %2074, ptr %2371, align 4
  %2372 = load i64, ptr %8, align 8
  %2373 = shl nsw i64 %2372, 3
  %2374 = getelementptr inbounds i8, ptr %1989, i64 %2373
  store <16 x float> %2073, ptr %2374, align 4
  %2375 = load i64, ptr %8, align 8
  %2376 = shl i64 %2375, 3
  %2377 = getelementptr i8, ptr %1989, i64 %2376
  %2378 = getelementptr i8, ptr %2377, i64 64
  store <16 x float> %2072, ptr %2378, align 4
  %2379 = load i64, ptr %8, align 8
  %2380 = mul nsw i64 %2379, 12
  %2381 = getelementptr inbounds i8, ptr %1989, i64 %2380
  store <16 x float> %2071, ptr %2381, align 4
  %2382 = load i64, ptr %8, align 8
  %2383 = mul i64 %2382, 12
  %2384 = getelementptr i8, ptr %1989, i64 %2383
  %2385 = getelementptr i8, ptr %2384, i64 64
  store <16 x float> %2070, ptr %2385, align 4
  %2386 = load i64, ptr %8, align 8
  %2387 = shl nsw i64 %2386, 4
  %2388 = getelementptr inbounds i8, ptr %1989, i64 %2387
  store <16 x float> %2069, ptr %2388, align 4
  %2389 = load i64, ptr %8, align 8
  %2390 = shl i64 %2389, 4
  %2391 = getelementptr i8, ptr %1989, i64 %2390
  %2392 = getelementptr i8, ptr %2391, i64 64
  store <16 x float> %2068, ptr %2392, align 4
  %2393 = load i64, ptr %8, align 8
  %2394 = mul nsw i64 %2393, 20
  %2395 = getelementptr inbounds i8, ptr %1989, i64 %2394
  store <16 x float> %2067, ptr %2395, align 4
  %2396 = load i64, ptr %8, align 8
  %2397 = mul i64 %2396, 20
  %2398 = getelementptr i8, ptr %1989, i64 %2397
  %2399 = getelementptr i8, ptr %2398, i64 64
  store <16 x float> %2066, ptr %2399, align 4
  %2400 = load i64, ptr %8, align 8
  %2401 = mul nsw i64 %2400, 24
  %2402 = getelementptr inbounds i8, ptr %1989, i64 %2401
  store <16 x float> %2065, ptr %2402, align 4
  %2403 = load i64, ptr %8, align 8
  %2404 = mul i64 %2403, 24
  %2405 = getelementptr i8, ptr %1989, i64 %2404
  %2406 = getelementptr i8, ptr %2405, i64 64
  store <16 x float> %2064, ptr %2406, align 4
  %2407 = load i64, ptr %8, align 8
  %2408 = mul nsw i64 %2407, 28
  %2409 = getelementptr inbounds i8, ptr %1989, i64 %2408
  store <16 x float> %2063, ptr %2409, align 4
  %2410 = load i64, ptr %8, align 8
  %2411 = mul i64 %2410, 28
  %2412 = getelementptr i8, ptr %1989, i64 %2411
  %2413 = getelementptr i8, ptr %2412, i64 64
  store <16 x float> %2062, ptr %2413, align 4
  %2414 = load i64, ptr %8, align 8
  %2415 = shl nsw i64 %2414, 5
  %2416 = getelementptr inbounds i8, ptr %1989, i64 %2415
  store <16 x float> %2061, ptr %2416, align 4
  %2417 = load i64, ptr %8, align 8
  %2418 = shl nsw i64 %2417, 3
  %2419 = add nsw i64 %2418, 16
  br label %2433

2420:                                             ; preds = %2361, %2354
  %2421 = phi <16 x float> [ %2061, %2354 ], [ %2365, %2361 ]
  %2422 = getelementptr inbounds float, ptr %1989, i64 %2358
  store <16 x float> %2421, ptr %2422, align 4
  %2423 = load i64, ptr %8, align 8
  %2424 = shl nsw i64 %2423, 3
  %2425 = add nsw i64 %2424, 16
  %2426 = load ptr, ptr %12, align 8
  %2427 = icmp eq ptr %2426, null
  br i1 %2427, label %2433, label %2428

2428:                                             ; preds = %2420
  %2429 = getelementptr inbounds float, ptr %2426, i64 %147
  %2430 = getelementptr inbounds float, ptr %2429, i64 %2425
  %2431 = load <16 x float>, ptr %2430, align 4
  %2432 = fadd <16 x float> %2060, %2431
  br label %2433

2433:                                             ; preds = %2366, %2428, %2420
  %2434 = phi i64 [ %2425, %2428 ], [ %2425, %2420 ], [ %2419, %2366 ]
  %2435 = phi <16 x float> [ %2432, %2428 ], [ %2060, %2420 ], [ %2060, %2366 ]
  %2436 = getelementptr inbounds float, ptr %1989, i64 %2434
  store <16 x float> %2435, ptr %2436, align 4
  br label %4081

2437:                                             ; preds = %126
  %2438 = load ptr, ptr %11, align 8
  %2439 = getelementptr inbounds float, ptr %2438, i64 %147
  %2440 = load <16 x float>, ptr %2439, align 4
  %2441 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2440
  %2442 = getelementptr inbounds nuw i8, ptr %2439, i64 64
  %2443 = load <16 x float>, ptr %2442, align 4
  %2444 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2443
  %2445 = getelementptr inbounds float, ptr %2439, i64 %145
  %2446 = load <16 x float>, ptr %2445, align 4
  %2447 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2446
  %2448 = getelementptr inbounds nuw i8, ptr %2445, i64 64
  %2449 = load <16 x float>, ptr %2448, align 4
  %2450 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2449
  %2451 = shl nsw i64 %145, 3
  %2452 = getelementptr inbounds i8, ptr %2439, i64 %2451
  %2453 = load <16 x float>, ptr %2452, align 4
  %2454 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2453
  %2455 = getelementptr inbounds nuw i8, ptr %2452, i64 64
  %2456 = load <16 x float>, ptr %2455, align 4
  %2457 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2456
  %2458 = mul nsw i64 %145, 12
  %2459 = getelementptr inbounds i8, ptr %2439, i64 %2458
  %2460 = load <16 x float>, ptr %2459, align 4
  %2461 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2460
  %2462 = getelementptr inbounds nuw i8, ptr %2459, i64 64
  %2463 = load <16 x float>, ptr %2462, align 4
  %2464 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2463
  %2465 = shl nsw i64 %145, 4
  %2466 = getelementptr inbounds i8, ptr %2439, i64 %2465
  %2467 = load <16 x float>, ptr %2466, align 4
  %2468 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2467
  %2469 = getelementptr inbounds nuw i8, ptr %2466, i64 64
  %2470 = load <16 x float>, ptr %2469, align 4
  %2471 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2470
  %2472 = mul nsw i64 %145, 20
  %2473 = getelementptr inbounds i8, ptr %2439, i64 %2472
  %2474 = load <16 x float>, ptr %2473, align 4
  %2475 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2474
  %2476 = getelementptr inbounds nuw i8, ptr %2473, i64 64
  %2477 = load <16 x float>, ptr %2476, align 4
  %2478 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2477
  %2479 = mul nsw i64 %145, 24
  %2480 = getelementptr inbounds i8, ptr %2439, i64 %2479
  %2481 = load <16 x float>, ptr %2480, align 4
  %2482 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2481
  %2483 = getelementptr inbounds nuw i8, ptr %2480, i64 64
  %2484 = load <16 x float>, ptr %2483, align 4
  %2485 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2484
  %2486 = mul nsw i64 %145, 28
  %2487 = getelementptr inbounds i8, ptr %2439, i64 %2486
  %2488 = load <16 x float>, ptr %2487, align 4
  %2489 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2488
  %2490 = getelementptr inbounds nuw i8, ptr %2487, i64 64
  %2491 = load <16 x float>, ptr %2490, align 4
  %2492 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2491
  %2493 = shl nsw i64 %145, 5
  %2494 = getelementptr inbounds i8, ptr %2439, i64 %2493
  %2495 = load <16 x float>, ptr %2494, align 4
  %2496 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2495
  %2497 = getelementptr inbounds nuw i8, ptr %2494, i64 64
  %2498 = load <16 x float>, ptr %2497, align 4
  %2499 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2498
  %2500 = mul nsw i64 %145, 36
  %2501 = getelementptr inbounds i8, ptr %2439, i64 %2500
  %2502 = load <16 x float>, ptr %2501, align 4
  %2503 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2502
  %2504 = getelementptr inbounds nuw i8, ptr %2501, i64 64
  %2505 = load <16 x float>, ptr %2504, align 4
  %2506 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2505
  %2507 = icmp sgt i64 %137, 0
  br i1 %2507, label %2509, label %2508

2508:                                             ; preds = %2509, %2437
  br i1 %95, label %2537, label %2516

2509:                                             ; preds = %2437, %2509
  %2510 = phi i64 [ %2514, %2509 ], [ 0, %2437 ]
  %2511 = add nuw nsw i64 %2510, 10
  %2512 = mul nsw i64 %2511, %145
  %2513 = getelementptr inbounds float, ptr %2439, i64 %2512
  tail call void @llvm.prefetch.p0(ptr %2513, i32 1, i32 3, i32 1)
  %2514 = add nuw nsw i64 %2510, 1
  %2515 = icmp eq i64 %2514, %132
  br i1 %2515, label %2508, label %2509, !llvm.loop !9

2516:                                             ; preds = %2537, %2508
  %2517 = phi <16 x float> [ %2506, %2508 ], [ %2629, %2537 ]
  %2518 = phi <16 x float> [ %2503, %2508 ], [ %2628, %2537 ]
  %2519 = phi <16 x float> [ %2499, %2508 ], [ %2623, %2537 ]
  %2520 = phi <16 x float> [ %2496, %2508 ], [ %2622, %2537 ]
  %2521 = phi <16 x float> [ %2492, %2508 ], [ %2617, %2537 ]
  %2522 = phi <16 x float> [ %2489, %2508 ], [ %2616, %2537 ]
  %2523 = phi <16 x float> [ %2485, %2508 ], [ %2611, %2537 ]
  %2524 = phi <16 x float> [ %2482, %2508 ], [ %2610, %2537 ]
  %2525 = phi <16 x float> [ %2478, %2508 ], [ %2605, %2537 ]
  %2526 = phi <16 x float> [ %2475, %2508 ], [ %2604, %2537 ]
  %2527 = phi <16 x float> [ %2471, %2508 ], [ %2599, %2537 ]
  %2528 = phi <16 x float> [ %2468, %2508 ], [ %2598, %2537 ]
  %2529 = phi <16 x float> [ %2464, %2508 ], [ %2593, %2537 ]
  %2530 = phi <16 x float> [ %2461, %2508 ], [ %2592, %2537 ]
  %2531 = phi <16 x float> [ %2457, %2508 ], [ %2587, %2537 ]
  %2532 = phi <16 x float> [ %2454, %2508 ], [ %2586, %2537 ]
  %2533 = phi <16 x float> [ %2450, %2508 ], [ %2581, %2537 ]
  %2534 = phi <16 x float> [ %2447, %2508 ], [ %2580, %2537 ]
  %2535 = phi <16 x float> [ %2444, %2508 ], [ %2575, %2537 ]
  %2536 = phi <16 x float> [ %2441, %2508 ], [ %2574, %2537 ]
  br i1 %73, label %2858, label %2633

2537:                                             ; preds = %2508, %2537
  %2538 = phi <16 x float> [ %2629, %2537 ], [ %2506, %2508 ]
  %2539 = phi <16 x float> [ %2628, %2537 ], [ %2503, %2508 ]
  %2540 = phi <16 x float> [ %2623, %2537 ], [ %2499, %2508 ]
  %2541 = phi <16 x float> [ %2622, %2537 ], [ %2496, %2508 ]
  %2542 = phi <16 x float> [ %2617, %2537 ], [ %2492, %2508 ]
  %2543 = phi <16 x float> [ %2616, %2537 ], [ %2489, %2508 ]
  %2544 = phi <16 x float> [ %2611, %2537 ], [ %2485, %2508 ]
  %2545 = phi <16 x float> [ %2610, %2537 ], [ %2482, %2508 ]
  %2546 = phi <16 x float> [ %2605, %2537 ], [ %2478, %2508 ]
  %2547 = phi <16 x float> [ %2604, %2537 ], [ %2475, %2508 ]
  %2548 = phi <16 x float> [ %2599, %2537 ], [ %2471, %2508 ]
  %2549 = phi <16 x float> [ %2598, %2537 ], [ %2468, %2508 ]
  %2550 = phi <16 x float> [ %2593, %2537 ], [ %2464, %2508 ]
  %2551 = phi <16 x float> [ %2592, %2537 ], [ %2461, %2508 ]
  %2552 = phi <16 x float> [ %2587, %2537 ], [ %2457, %2508 ]
  %2553 = phi <16 x float> [ %2586, %2537 ], [ %2454, %2508 ]
  %2554 = phi <16 x float> [ %2581, %2537 ], [ %2450, %2508 ]
  %2555 = phi <16 x float> [ %2580, %2537 ], [ %2447, %2508 ]
  %2556 = phi <16 x float> [ %2575, %2537 ], [ %2444, %2508 ]
  %2557 = phi <16 x float> [ %2574, %2537 ], [ %2441, %2508 ]
  %2558 = phi i64 [ %2630, %2537 ], [ %142, %2508 ]
  %2559 = phi i64 [ %2631, %2537 ], [ 0, %2508 ]
  %2560 = shl nuw nsw i64 %2559, 7
  %2561 = getelementptr inbounds nuw i8, ptr %123, i64 %2560
  %2562 = load <16 x float>, ptr %2561, align 4
  %2563 = getelementptr inbounds nuw i8, ptr %2561, i64 64
  %2564 = load <16 x float>, ptr %2563, align 4
  %2565 = ashr i64 %2558, 11
  %2566 = and i64 %2565, -32
  %2567 = getelementptr inbounds float, ptr %143, i64 %2566
  call void @llvm.prefetch.p0(ptr %2567, i32 0, i32 2, i32 1)
  %2568 = getelementptr inbounds nuw i8, ptr %2567, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2568, i32 0, i32 2, i32 1)
  %2569 = mul i64 %2559, 40
  %2570 = getelementptr i8, ptr %128, i64 %2569
  %2571 = load float, ptr %2570, align 4
  %2572 = insertelement <16 x float> poison, float %2571, i64 0
  %2573 = shufflevector <16 x float> %2572, <16 x float> poison, <16 x i32> zeroinitializer
  %2574 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2573, <16 x float> %2562, <16 x float> %2557)
  %2575 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2573, <16 x float> %2564, <16 x float> %2556)
  %2576 = getelementptr i8, ptr %2570, i64 4
  %2577 = load float, ptr %2576, align 4
  %2578 = insertelement <16 x float> poison, float %2577, i64 0
  %2579 = shufflevector <16 x float> %2578, <16 x float> poison, <16 x i32> zeroinitializer
  %2580 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2579, <16 x float> %2562, <16 x float> %2555)
  %2581 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2579, <16 x float> %2564, <16 x float> %2554)
  %2582 = getelementptr i8, ptr %2570, i64 8
  %2583 = load float, ptr %2582, align 4
  %2584 = insertelement <16 x float> poison, float %2583, i64 0
  %2585 = shufflevector <16 x float> %2584, <16 x float> poison, <16 x i32> zeroinitializer
  %2586 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2585, <16 x float> %2562, <16 x float> %2553)
  %2587 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2585, <16 x float> %2564, <16 x float> %2552)
  %2588 = getelementptr i8, ptr %2570, i64 12
  %2589 = load float, ptr %2588, align 4
  %2590 = insertelement <16 x float> poison, float %2589, i64 0
  %2591 = shufflevector <16 x float> %2590, <16 x float> poison, <16 x i32> zeroinitializer
  %2592 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2591, <16 x float> %2562, <16 x float> %2551)
  %2593 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2591, <16 x float> %2564, <16 x float> %2550)
  %2594 = getelementptr i8, ptr %2570, i64 16
  %2595 = load float, ptr %2594, align 4
  %2596 = insertelement <16 x float> poison, float %2595, i64 0
  %2597 = shufflevector <16 x float> %2596, <16 x float> poison, <16 x i32> zeroinitializer
  %2598 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2597, <16 x float> %2562, <16 x float> %2549)
  %2599 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2597, <16 x float> %2564, <16 x float> %2548)
  %2600 = getelementptr i8, ptr %2570, i64 20
  %2601 = load float, ptr %2600, align 4
  %2602 = insertelement <16 x float> poison, float %2601, i64 0
  %2603 = shufflevector <16 x float> %2602, <16 x float> poison, <16 x i32> zeroinitializer
  %2604 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2603, <16 x float> %2562, <16 x float> %2547)
  %2605 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2603, <16 x float> %2564, <16 x float> %2546)
  %2606 = getelementptr i8, ptr %2570, i64 24
  %2607 = load float, ptr %2606, align 4
  %2608 = insertelement <16 x float> poison, float %2607, i64 0
  %2609 = shufflevector <16 x float> %2608, <16 x float> poison, <16 x i32> zeroinitializer
  %2610 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2609, <16 x float> %2562, <16 x float> %2545)
  %2611 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2609, <16 x float> %2564, <16 x float> %2544)
  %2612 = getelementptr i8, ptr %2570, i64 28
  %2613 = load float, ptr %2612, align 4
  %2614 = insertelement <16 x float> poison, float %2613, i64 0
  %2615 = shufflevector <16 x float> %2614, <16 x float> poison, <16 x i32> zeroinitializer
  %2616 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2615, <16 x float> %2562, <16 x float> %2543)
  %2617 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2615, <16 x float> %2564, <16 x float> %2542)
  %2618 = getelementptr i8, ptr %2570, i64 32
  %2619 = load float, ptr %2618, align 4
  %2620 = insertelement <16 x float> poison, float %2619, i64 0
  %2621 = shufflevector <16 x float> %2620, <16 x float> poison, <16 x i32> zeroinitializer
  %2622 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2621, <16 x float> %2562, <16 x float> %2541)
  %2623 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2621, <16 x float> %2564, <16 x float> %2540)
  %2624 = getelementptr i8, ptr %2570, i64 36
  %2625 = load float, ptr %2624, align 4
  %2626 = insertelement <16 x float> poison, float %2625, i64 0
  %2627 = shufflevector <16 x float> %2626, <16 x float> poison, <16 x i32> zeroinitializer
  %2628 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2627, <16 x float> %2562, <16 x float> %2539)
  %2629 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2627, <16 x float> %2564, <16 x float> %2538)
  %2630 = add nsw i64 %2558, %139
  %2631 = add nuw nsw i64 %2559, 1
  %2632 = icmp slt i64 %2631, %71
  br i1 %2632, label %2537, label %2516, !llvm.loop !11

2633:                                             ; preds = %2516
  %2634 = load ptr, ptr %12, align 8
  %2635 = icmp eq ptr %2634, null
  br i1 %2635, label %2640, label %2636

2636:                                             ; preds = %2633
  %2637 = getelementptr inbounds float, ptr %2634, i64 %147
  %2638 = load <16 x float>, ptr %2637, align 4
  %2639 = fadd <16 x float> %2536, %2638
  br label %2640

2640:                                             ; preds = %2636, %2633
  %2641 = phi <16 x float> [ %2536, %2633 ], [ %2639, %2636 ]
  store <16 x float> %2641, ptr %2439, align 4
  %2642 = load ptr, ptr %12, align 8
  %2643 = icmp eq ptr %2642, null
  br i1 %2643, label %2649, label %2644

2644:                                             ; preds = %2640
  %2645 = getelementptr inbounds float, ptr %2642, i64 %147
  %2646 = getelementptr inbounds nuw i8, ptr %2645, i64 64
  %2647 = load <16 x float>, ptr %2646, align 4
  %2648 = fadd <16 x float> %2535, %2647
  br label %2649

2649:                                             ; preds = %2644, %2640
  %2650 = phi <16 x float> [ %2535, %2640 ], [ %2648, %2644 ]
  store <16 x float> %2650, ptr %2442, align 4
  %2651 = load i64, ptr %8, align 8
  %2652 = load ptr, ptr %12, align 8
  %2653 = icmp eq ptr %2652, null
  br i1 %2653, label %2659, label %2654

2654:                                             ; preds = %2649
  %2655 = getelementptr inbounds float, ptr %2652, i64 %147
  %2656 = getelementptr inbounds float, ptr %2655, i64 %2651
  %2657 = load <16 x float>, ptr %2656, align 4
  %2658 = fadd <16 x float> %2534, %2657
  br label %2659

2659:                                             ; preds = %2654, %2649
  %2660 = phi <16 x float> [ %2534, %2649 ], [ %2658, %2654 ]
  %2661 = getelementptr inbounds float, ptr %2439, i64 %2651
  store <16 x float> %2660, ptr %2661, align 4
  %2662 = load i64, ptr %8, align 8
  %2663 = add nsw i64 %2662, 16
  %2664 = load ptr, ptr %12, align 8
  %2665 = icmp eq ptr %2664, null
  br i1 %2665, label %2671, label %2666

2666:                                             ; preds = %2659
  %2667 = getelementptr inbounds float, ptr %2664, i64 %147
  %2668 = getelementptr inbounds float, ptr %2667, i64 %2663
  %2669 = load <16 x float>, ptr %2668, align 4
  %2670 = fadd <16 x float> %2533, %2669
  br label %2671

2671:                                             ; preds = %2666, %2659
  %2672 = phi <16 x float> [ %2533, %2659 ], [ %2670, %2666 ]
  %2673 = getelementptr inbounds float, ptr %2439, i64 %2663
  store <16 x float> %2672, ptr %2673, align 4
  %2674 = load i64, ptr %8, align 8
  %2675 = shl nsw i64 %2674, 1
  %2676 = load ptr, ptr %12, align 8
  %2677 = icmp eq ptr %2676, null
  br i1 %2677, label %2683, label %2678

2678:                                             ; preds = %2671
  %2679 = getelementptr inbounds float, ptr %2676, i64 %147
  %2680 = getelementptr inbounds float, ptr %2679, i64 %2675
  %2681 = load <16 x float>, ptr %2680, align 4
  %2682 = fadd <16 x float> %2532, %2681
  br label %2683

2683:                                             ; preds = %2678, %2671
  %2684 = phi <16 x float> [ %2532, %2671 ], [ %2682, %2678 ]
  %2685 = getelementptr inbounds float, ptr %2439, i64 %2675
  store <16 x float> %2684, ptr %2685, align 4
  %2686 = load i64, ptr %8, align 8
  %2687 = shl nsw i64 %2686, 1
  %2688 = add nsw i64 %2687, 16
  %2689 = load ptr, ptr %12, align 8
  %2690 = icmp eq ptr %2689, null
  br i1 %2690, label %2696, label %2691

2691:                                             ; preds = %2683
  %2692 = getelementptr inbounds float, ptr %2689, i64 %147
  %2693 = getelementptr inbounds float, ptr %2692, i64 %2688
  %2694 = load <16 x float>, ptr %2693, align 4
  %2695 = fadd <16 x float> %2531, %2694
  br label %2696

2696:                                             ; preds = %2691, %2683
  %2697 = phi <16 x float> [ %2531, %2683 ], [ %2695, %2691 ]
  %2698 = getelementptr inbounds float, ptr %2439, i64 %2688
  store <16 x float> %2697, ptr %2698, align 4
  %2699 = load i64, ptr %8, align 8
  %2700 = mul nsw i64 %2699, 3
  %2701 = load ptr, ptr %12, align 8
  %2702 = icmp eq ptr %2701, null
  br i1 %2702, label %2708, label %2703

2703:                                             ; preds = %2696
  %2704 = getelementptr inbounds float, ptr %2701, i64 %147
  %2705 = getelementptr inbounds float, ptr %2704, i64 %2700
  %2706 = load <16 x float>, ptr %2705, align 4
  %2707 = fadd <16 x float> %2530, %2706
  br label %2708

2708:                                             ; preds = %2703, %2696
  %2709 = phi <16 x float> [ %2530, %2696 ], [ %2707, %2703 ]
  %2710 = getelementptr inbounds float, ptr %2439, i64 %2700
  store <16 x float> %2709, ptr %2710, align 4
  %2711 = load i64, ptr %8, align 8
  %2712 = mul nsw i64 %2711, 3
  %2713 = add nsw i64 %2712, 16
  %2714 = load ptr, ptr %12, align 8
  %2715 = icmp eq ptr %2714, null
  br i1 %2715, label %2721, label %2716

2716:                                             ; preds = %2708
  %2717 = getelementptr inbounds float, ptr %2714, i64 %147
  %2718 = getelementptr inbounds float, ptr %2717, i64 %2713
  %2719 = load <16 x float>, ptr %2718, align 4
  %2720 = fadd <16 x float> %2529, %2719
  br label %2721

2721:                                             ; preds = %2716, %2708
  %2722 = phi <16 x float> [ %2529, %2708 ], [ %2720, %2716 ]
  %2723 = getelementptr inbounds float, ptr %2439, i64 %2713
  store <16 x float> %2722, ptr %2723, align 4
  %2724 = load i64, ptr %8, align 8
  %2725 = shl nsw i64 %2724, 2
  %2726 = load ptr, ptr %12, align 8
  %2727 = icmp eq ptr %2726, null
  br i1 %2727, label %2733, label %2728

2728:                                             ; preds = %2721
  %2729 = getelementptr inbounds float, ptr %2726, i64 %147
  %2730 = getelementptr inbounds float, ptr %2729, i64 %2725
  %2731 = load <16 x float>, ptr %2730, align 4
  %2732 = fadd <16 x float> %2528, %2731
  br label %2733

2733:                                             ; preds = %2728, %2721
  %2734 = phi <16 x float> [ %2528, %2721 ], [ %2732, %2728 ]
  %2735 = getelementptr inbounds float, ptr %2439, i64 %2725
  store <16 x float> %2734, ptr %2735, align 4
  %2736 = load i64, ptr %8, align 8
  %2737 = shl nsw i64 %2736, 2
  %2738 = add nsw i64 %2737, 16
  %2739 = load ptr, ptr %12, align 8
  %2740 = icmp eq ptr %2739, null
  br i1 %2740, label %2746, label %2741

2741:                                             ; preds = %2733
  %2742 = getelementptr inbounds float, ptr %2739, i64 %147
  %2743 = getelementptr inbounds float, ptr %2742, i64 %2738
  %2744 = load <16 x float>, ptr %2743, align 4
  %2745 = fadd <16 x float> %2527, %2744
  br label %2746

2746:                                             ; preds = %2741, %2733
  %2747 = phi <16 x float> [ %2527, %2733 ], [ %2745, %2741 ]
  %2748 = getelementptr inbounds float, ptr %2439, i64 %2738
  store <16 x float> %2747, ptr %2748, align 4
  %2749 = load i64, ptr %8, align 8
  %2750 = mul nsw i64 %2749, 5
  %2751 = load ptr, ptr %12, align 8
  %2752 = icmp eq ptr %2751, null
  br i1 %2752, label %2758, label %2753

2753:                                             ; preds = %2746
  %2754 = getelementptr inbounds float, ptr %2751, i64 %147
  %2755 = getelementptr inbounds float, ptr %2754, i64 %2750
  %2756 = load <16 x float>, ptr %2755, align 4
  %2757 = fadd <16 x float> %2526, %2756
  br label %2758

2758:                                             ; preds = %2753, %2746
  %2759 = phi <16 x float> [ %2526, %2746 ], [ %2757, %2753 ]
  %2760 = getelementptr inbounds float, ptr %2439, i64 %2750
  store <16 x float> %2759, ptr %2760, align 4
  %2761 = load i64, ptr %8, align 8
  %2762 = mul nsw i64 %2761, 5
  %2763 = add nsw i64 %2762, 16
  %2764 = load ptr, ptr %12, align 8
  %2765 = icmp eq ptr %2764, null
  br i1 %2765, label %2771, label %2766

2766:                                             ; preds = %2758
  %2767 = getelementptr inbounds float, ptr %2764, i64 %147
  %2768 = getelementptr inbounds float, ptr %2767, i64 %2763
  %2769 = load <16 x float>, ptr %2768, align 4
  %2770 = fadd <16 x float> %2525, %2769
  br label %2771

2771:                                             ; preds = %2766, %2758
  %2772 = phi <16 x float> [ %2525, %2758 ], [ %2770, %2766 ]
  %2773 = getelementptr inbounds float, ptr %2439, i64 %2763
  store <16 x float> %2772, ptr %2773, align 4
  %2774 = load i64, ptr %8, align 8
  %2775 = mul nsw i64 %2774, 6
  %2776 = load ptr, ptr %12, align 8
  %2777 = icmp eq ptr %2776, null
  br i1 %2777, label %2783, label %2778

2778:                                             ; preds = %2771
  %2779 = getelementptr inbounds float, ptr %2776, i64 %147
  %2780 = getelementptr inbounds float, ptr %2779, i64 %2775
  %2781 = load <16 x float>, ptr %2780, align 4
  %2782 = fadd <16 x float> %2524, %2781
  br label %2783

2783:                                             ; preds = %2778, %2771
  %2784 = phi <16 x float> [ %2524, %2771 ], [ %2782, %2778 ]
  %2785 = getelementptr inbounds float, ptr %2439, i64 %2775
  store <16 x float> %2784, ptr %2785, align 4
  %2786 = load i64, ptr %8, align 8
  %2787 = mul nsw i64 %2786, 6
  %2788 = add nsw i64 %2787, 16
  %2789 = load ptr, ptr %12, align 8
  %2790 = icmp eq ptr %2789, null
  br i1 %2790, label %2796, label %2791

2791:                                             ; preds = %2783
  %2792 = getelementptr inbounds float, ptr %2789, i64 %147
  %2793 = getelementptr inbounds float, ptr %2792, i64 %2788
  %2794 = load <16 x float>, ptr %2793, align 4
  %2795 = fadd <16 x float> %2523, %2794
  br label %2796

2796:                                             ; preds = %2791, %2783
  %2797 = phi <16 x float> [ %2523, %2783 ], [ %2795, %2791 ]
  %2798 = getelementptr inbounds float, ptr %2439, i64 %2788
  store <16 x float> %2797, ptr %2798, align 4
  %2799 = load i64, ptr %8, align 8
  %2800 = mul nsw i64 %2799, 7
  %2801 = load ptr, ptr %12, align 8
  %2802 = icmp eq ptr %2801, null
  br i1 %2802, label %2808, label %2803

2803:                                             ; preds = %2796
  %2804 = getelementptr inbounds float, ptr %2801, i64 %147
  %2805 = getelementptr inbounds float, ptr %2804, i64 %2800
  %2806 = load <16 x float>, ptr %2805, align 4
  %2807 = fadd <16 x float> %2522, %2806
  br label %2808

2808:                                             ; preds = %2803, %2796
  %2809 = phi <16 x float> [ %2522, %2796 ], [ %2807, %2803 ]
  %2810 = getelementptr inbounds float, ptr %2439, i64 %2800
  store <16 x float> %2809, ptr %2810, align 4
  %2811 = load i64, ptr %8, align 8
  %2812 = mul nsw i64 %2811, 7
  %2813 = add nsw i64 %2812, 16
  %2814 = load ptr, ptr %12, align 8
  %2815 = icmp eq ptr %2814, null
  br i1 %2815, label %2821, label %2816

2816:                                             ; preds = %2808
  %2817 = getelementptr inbounds float, ptr %2814, i64 %147
  %2818 = getelementptr inbounds float, ptr %2817, i64 %2813
  %2819 = load <16 x float>, ptr %2818, align 4
  %2820 = fadd <16 x float> %2521, %2819
  br label %2821

2821:                                             ; preds = %2816, %2808
  %2822 = phi <16 x float> [ %2521, %2808 ], [ %2820, %2816 ]
  %2823 = getelementptr inbounds float, ptr %2439, i64 %2813
  store <16 x float> %2822, ptr %2823, align 4
  %2824 = load i64, ptr %8, align 8
  %2825 = shl nsw i64 %2824, 3
  %2826 = load ptr, ptr %12, align 8
  %2827 = icmp eq ptr %2826, null
  br i1 %2827, label %2833, label %2828

2828:                                             ; preds = %2821
  %2829 = getelementptr inbounds float, ptr %2826, i64 %147
  %2830 = getelementptr inbounds float, ptr %2829, i64 %2825
  %2831 = load <16 x float>, ptr %2830, align 4
  %2832 = fadd <16 x float> %2520, %2831
  br label %2833

2833:                                             ; preds = %2828, %2821
  %2834 = phi <16 x float> [ %2520, %2821 ], [ %2832, %2828 ]
  %2835 = getelementptr inbounds float, ptr %2439, i64 %2825
  store <16 x float> %2834, ptr %2835, align 4
  %2836 = load i64, ptr %8, align 8
  %2837 = shl nsw i64 %2836, 3
  %2838 = add nsw i64 %2837, 16
  %2839 = load ptr, ptr %12, align 8
  %2840 = icmp eq ptr %2839, null
  br i1 %2840, label %2846, label %2841

2841:                                             ; preds = %2833
  %2842 = getelementptr inbounds float, ptr %2839, i64 %147
  %2843 = getelementptr inbounds float, ptr %2842, i64 %2838
  %2844 = load <16 x float>, ptr %2843, align 4
  %2845 = fadd <16 x float> %2519, %2844
  br label %2846

2846:                                             ; preds = %2841, %2833
  %2847 = phi <16 x float> [ %2519, %2833 ], [ %2845, %2841 ]
  %2848 = getelementptr inbounds float, ptr %2439, i64 %2838
  store <16 x float> %2847, ptr %2848, align 4
  %2849 = load i64, ptr %8, align 8
  %2850 = mul nsw i64 %2849, 9
  %2851 = load ptr, ptr %12, align 8
  %2852 = icmp eq ptr %2851, null
  br i1 %2852, label %2919, label %2853

2853:                                             ; preds = %2846
  %2854 = getelementptr inbounds float, ptr %2851, i64 %147
  %2855 = getelementptr inbounds float, ptr %2854, i64 %2850
  %2856 = load <16 x float>, ptr %2855, align 4
  %2857 = fadd <16 x float> %2518, %2856
  br label %2919

2858:                                             ; preds = %2516
  store <16 x float> %2536, ptr %2439, align 4
  store <16 x float> %2535, ptr %2442, align 4
  %2859 = load i64, ptr %8, align 8
  %2860 = getelementptr inbounds float, ptr %2439, i64 %2859
  store <16 x float> %2534, ptr %2860, align 4
  %2861 = load i64, ptr %8, align 8
  %2862 = getelementptr float, ptr %2439, i64 %2861
  %2863 = getelementptr i8, ptr %2862, i64 64
  store <16 x float> %2533, ptr %2863, align 4
  %2864 = load i64, ptr %8, align 8
  %2865 = shl nsw i64 %2864, 3
  %2866 = getelementptr inbounds i8, ptr %2439, i64 %2865
  store <16 x float> %2532, ptr %2866, align 4
  %2867 = load i64, ptr %8, align 8
  %2868 = shl i64 %2867, 3
  %2869 = getelementptr i8, ptr %2439, i64 %2868
  %2870 = getelementptr i8, ptr %2869, i64 64
  store <16 x float> %2531, ptr %2870, align 4
  %2871 = load i64, ptr %8, align 8
  %2872 = mul nsw i64 %2871, 12
  %2873 = getelementptr inbounds i8, ptr %2439, i64 %2872
  store <16 x float> %2530, ptr %2873, align 4
  %2874 = load i64, ptr %8, align 8
  %2875 = mul i64 %2874, 12
  %2876 = getelementptr i8, ptr %2439, i64 %2875
  %2877 = getelementptr i8, ptr %2876, i64 64
  store <16 x float> %2529, ptr %2877, align 4
  %2878 = load i64, ptr %8, align 8
  %2879 = shl nsw i64 %2878, 4
  %2880 = getelementptr inbounds i8, ptr %2439, i64 %2879
  store <16 x float> %2528, ptr %2880, align 4
  %2881 = load i64, ptr %8, align 8
  %2882 = shl i64 %2881, 4
  %2883 = getelementptr i8, ptr %2439, i64 %2882
  %2884 = getelementptr i8, ptr %2883, i64 64
  store <16 x float> %2527, ptr %2884, align 4
  %2885 = load i64, ptr %8, align 8
  %2886 = mul nsw i64 %2885, 20
  %2887 = getelementptr inbounds i8, ptr %2439, i64 %2886
  store <16 x float> %2526, ptr %2887, align 4
  %2888 = load i64, ptr %8, align 8
  %2889 = mul i64 %2888, 20
  %2890 = getelementptr i8, ptr %2439, i64 %2889
  %2891 = getelementptr i8, ptr %2890, i64 64
  store <16 x float> %2525, ptr %2891, align 4
  %2892 = load i64, ptr %8, align 8
  %2893 = mul nsw i64 %2892, 24
  %2894 = getelementptr inbounds i8, ptr %2439, i64 %2893
  store <16 x float> %2524, ptr %2894, align 4
  %2895 = load i64, ptr %8, align 8
  %2896 = mul i64 %2895, 24
  %2897 = getelementptr i8, ptr %2439, i64 %2896
  %2898 = getelementptr i8, ptr %2897, i64 64
  store <16 x float> %2523, ptr %2898, align 4
  %2899 = load i64, ptr %8, align 8
  %2900 = mul nsw i64 %2899, 28
  %2901 = getelementptr inbounds i8, ptr %2439, i64 %2900
  store <16 x float> %2522, ptr %2901, align 4
  %2902 = load i64, ptr %8, align 8
  %2903 = mul i64 %2902, 28
  %2904 = getelementptr i8, ptr %2439, i64 %2903
  %2905 = getelementptr i8, ptr %2904, i64 64
  store <16 x float> %2521, ptr %2905, align 4
  %2906 = load i64, ptr %8, align 8
  %2907 = shl nsw i64 %2906, 5
  %2908 = getelementptr inbounds i8, ptr %2439, i64 %2907
  store <16 x float> %2520, ptr %2908, align 4
  %2909 = load i64, ptr %8, align 8
  %2910 = shl i64 %2909, 5
  %2911 = getelementptr i8, ptr %2439, i64 %2910
  %2912 = getelementptr i8, ptr %2911, i64 64
  store <16 x float> %2519, ptr %2912, align 4
  %2913 = load i64, ptr %8, align 8
  %2914 = mul nsw i64 %2913, 36
  %2915 = getelementptr inbounds i8, ptr %2439, i64 %2914
  store <16 x float> %2518, ptr %2915, align 4
  %2916 = load i64, ptr %8, align 8
  %2917 = mul nsw i64 %2916, 9
  %2918 = add nsw i64 %2917, 16
  br label %2932

2919:                                             ; preds = %2853, %2846
  %2920 = phi <16 x float> [ %2518, %2846 ], [ %2857, %2853 ]
  %2921 = getelementptr inbounds float, ptr %2439, i64 %2850
  store <16 x float> %2920, ptr %2921, align 4
  %2922 = load i64, ptr %8, align 8
  %2923 = mul nsw i64 %2922, 9
  %2924 = add nsw i64 %2923, 16
  %2925 = load ptr, ptr %12, align 8
  %2926 = icmp eq ptr %2925, null
  br i1 %2926, label %2932, label %2927

2927:                                             ; preds = %2919
  %2928 = getelementptr inbounds float, ptr %2925, i64 %147
  %2929 = getelementptr inbounds float, ptr %2928, i64 %2924
  %2930 = load <16 x float>, ptr %2929, align 4
  %2931 = fadd <16 x float> %2517, %2930
  br label %2932

2932:                                             ; preds = %2858, %2927, %2919
  %2933 = phi i64 [ %2924, %2927 ], [ %2924, %2919 ], [ %2918, %2858 ]
  %2934 = phi <16 x float> [ %2931, %2927 ], [ %2517, %2919 ], [ %2517, %2858 ]
  %2935 = getelementptr inbounds float, ptr %2439, i64 %2933
  store <16 x float> %2934, ptr %2935, align 4
  br label %4081

2936:                                             ; preds = %126
  %2937 = load ptr, ptr %11, align 8
  %2938 = getelementptr inbounds float, ptr %2937, i64 %147
  %2939 = load <16 x float>, ptr %2938, align 4
  %2940 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2939
  %2941 = getelementptr inbounds nuw i8, ptr %2938, i64 64
  %2942 = load <16 x float>, ptr %2941, align 4
  %2943 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2942
  %2944 = getelementptr inbounds float, ptr %2938, i64 %145
  %2945 = load <16 x float>, ptr %2944, align 4
  %2946 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2945
  %2947 = getelementptr inbounds nuw i8, ptr %2944, i64 64
  %2948 = load <16 x float>, ptr %2947, align 4
  %2949 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2948
  %2950 = shl nsw i64 %145, 3
  %2951 = getelementptr inbounds i8, ptr %2938, i64 %2950
  %2952 = load <16 x float>, ptr %2951, align 4
  %2953 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2952
  %2954 = getelementptr inbounds nuw i8, ptr %2951, i64 64
  %2955 = load <16 x float>, ptr %2954, align 4
  %2956 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2955
  %2957 = mul nsw i64 %145, 12
  %2958 = getelementptr inbounds i8, ptr %2938, i64 %2957
  %2959 = load <16 x float>, ptr %2958, align 4
  %2960 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2959
  %2961 = getelementptr inbounds nuw i8, ptr %2958, i64 64
  %2962 = load <16 x float>, ptr %2961, align 4
  %2963 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2962
  %2964 = shl nsw i64 %145, 4
  %2965 = getelementptr inbounds i8, ptr %2938, i64 %2964
  %2966 = load <16 x float>, ptr %2965, align 4
  %2967 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2966
  %2968 = getelementptr inbounds nuw i8, ptr %2965, i64 64
  %2969 = load <16 x float>, ptr %2968, align 4
  %2970 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2969
  %2971 = mul nsw i64 %145, 20
  %2972 = getelementptr inbounds i8, ptr %2938, i64 %2971
  %2973 = load <16 x float>, ptr %2972, align 4
  %2974 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2973
  %2975 = getelementptr inbounds nuw i8, ptr %2972, i64 64
  %2976 = load <16 x float>, ptr %2975, align 4
  %2977 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2976
  %2978 = mul nsw i64 %145, 24
  %2979 = getelementptr inbounds i8, ptr %2938, i64 %2978
  %2980 = load <16 x float>, ptr %2979, align 4
  %2981 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2980
  %2982 = getelementptr inbounds nuw i8, ptr %2979, i64 64
  %2983 = load <16 x float>, ptr %2982, align 4
  %2984 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2983
  %2985 = mul nsw i64 %145, 28
  %2986 = getelementptr inbounds i8, ptr %2938, i64 %2985
  %2987 = load <16 x float>, ptr %2986, align 4
  %2988 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2987
  %2989 = getelementptr inbounds nuw i8, ptr %2986, i64 64
  %2990 = load <16 x float>, ptr %2989, align 4
  %2991 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2990
  %2992 = shl nsw i64 %145, 5
  %2993 = getelementptr inbounds i8, ptr %2938, i64 %2992
  %2994 = load <16 x float>, ptr %2993, align 4
  %2995 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2994
  %2996 = getelementptr inbounds nuw i8, ptr %2993, i64 64
  %2997 = load <16 x float>, ptr %2996, align 4
  %2998 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %2997
  %2999 = mul nsw i64 %145, 36
  %3000 = getelementptr inbounds i8, ptr %2938, i64 %2999
  %3001 = load <16 x float>, ptr %3000, align 4
  %3002 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3001
  %3003 = getelementptr inbounds nuw i8, ptr %3000, i64 64
  %3004 = load <16 x float>, ptr %3003, align 4
  %3005 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3004
  %3006 = mul nsw i64 %145, 40
  %3007 = getelementptr inbounds i8, ptr %2938, i64 %3006
  %3008 = load <16 x float>, ptr %3007, align 4
  %3009 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3008
  %3010 = getelementptr inbounds nuw i8, ptr %3007, i64 64
  %3011 = load <16 x float>, ptr %3010, align 4
  %3012 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3011
  %3013 = icmp sgt i64 %137, 0
  br i1 %3013, label %3015, label %3014

3014:                                             ; preds = %3015, %2936
  br i1 %95, label %3045, label %3022

3015:                                             ; preds = %2936, %3015
  %3016 = phi i64 [ %3020, %3015 ], [ 0, %2936 ]
  %3017 = add nuw nsw i64 %3016, 11
  %3018 = mul nsw i64 %3017, %145
  %3019 = getelementptr inbounds float, ptr %2938, i64 %3018
  tail call void @llvm.prefetch.p0(ptr %3019, i32 1, i32 3, i32 1)
  %3020 = add nuw nsw i64 %3016, 1
  %3021 = icmp eq i64 %3020, %132
  br i1 %3021, label %3014, label %3015, !llvm.loop !9

3022:                                             ; preds = %3045, %3014
  %3023 = phi <16 x float> [ %2946, %3014 ], [ %3090, %3045 ]
  %3024 = phi <16 x float> [ %2943, %3014 ], [ %3085, %3045 ]
  %3025 = phi <16 x float> [ %2940, %3014 ], [ %3084, %3045 ]
  %3026 = phi <16 x float> [ %2949, %3014 ], [ %3091, %3045 ]
  %3027 = phi <16 x float> [ %2953, %3014 ], [ %3096, %3045 ]
  %3028 = phi <16 x float> [ %2956, %3014 ], [ %3097, %3045 ]
  %3029 = phi <16 x float> [ %2960, %3014 ], [ %3102, %3045 ]
  %3030 = phi <16 x float> [ %2963, %3014 ], [ %3103, %3045 ]
  %3031 = phi <16 x float> [ %2967, %3014 ], [ %3108, %3045 ]
  %3032 = phi <16 x float> [ %2970, %3014 ], [ %3109, %3045 ]
  %3033 = phi <16 x float> [ %2974, %3014 ], [ %3114, %3045 ]
  %3034 = phi <16 x float> [ %2977, %3014 ], [ %3115, %3045 ]
  %3035 = phi <16 x float> [ %2981, %3014 ], [ %3120, %3045 ]
  %3036 = phi <16 x float> [ %2984, %3014 ], [ %3121, %3045 ]
  %3037 = phi <16 x float> [ %2988, %3014 ], [ %3126, %3045 ]
  %3038 = phi <16 x float> [ %2991, %3014 ], [ %3127, %3045 ]
  %3039 = phi <16 x float> [ %2995, %3014 ], [ %3132, %3045 ]
  %3040 = phi <16 x float> [ %2998, %3014 ], [ %3133, %3045 ]
  %3041 = phi <16 x float> [ %3002, %3014 ], [ %3138, %3045 ]
  %3042 = phi <16 x float> [ %3005, %3014 ], [ %3139, %3045 ]
  %3043 = phi <16 x float> [ %3009, %3014 ], [ %3144, %3045 ]
  %3044 = phi <16 x float> [ %3012, %3014 ], [ %3145, %3045 ]
  br i1 %73, label %3399, label %3149

3045:                                             ; preds = %3014, %3045
  %3046 = phi <16 x float> [ %3090, %3045 ], [ %2946, %3014 ]
  %3047 = phi <16 x float> [ %3085, %3045 ], [ %2943, %3014 ]
  %3048 = phi <16 x float> [ %3084, %3045 ], [ %2940, %3014 ]
  %3049 = phi <16 x float> [ %3091, %3045 ], [ %2949, %3014 ]
  %3050 = phi <16 x float> [ %3096, %3045 ], [ %2953, %3014 ]
  %3051 = phi <16 x float> [ %3097, %3045 ], [ %2956, %3014 ]
  %3052 = phi <16 x float> [ %3102, %3045 ], [ %2960, %3014 ]
  %3053 = phi <16 x float> [ %3103, %3045 ], [ %2963, %3014 ]
  %3054 = phi <16 x float> [ %3108, %3045 ], [ %2967, %3014 ]
  %3055 = phi <16 x float> [ %3109, %3045 ], [ %2970, %3014 ]
  %3056 = phi <16 x float> [ %3114, %3045 ], [ %2974, %3014 ]
  %3057 = phi <16 x float> [ %3115, %3045 ], [ %2977, %3014 ]
  %3058 = phi <16 x float> [ %3120, %3045 ], [ %2981, %3014 ]
  %3059 = phi <16 x float> [ %3121, %3045 ], [ %2984, %3014 ]
  %3060 = phi <16 x float> [ %3126, %3045 ], [ %2988, %3014 ]
  %3061 = phi <16 x float> [ %3127, %3045 ], [ %2991, %3014 ]
  %3062 = phi <16 x float> [ %3132, %3045 ], [ %2995, %3014 ]
  %3063 = phi <16 x float> [ %3133, %3045 ], [ %2998, %3014 ]
  %3064 = phi <16 x float> [ %3138, %3045 ], [ %3002, %3014 ]
  %3065 = phi <16 x float> [ %3139, %3045 ], [ %3005, %3014 ]
  %3066 = phi <16 x float> [ %3144, %3045 ], [ %3009, %3014 ]
  %3067 = phi <16 x float> [ %3145, %3045 ], [ %3012, %3014 ]
  %3068 = phi i64 [ %3146, %3045 ], [ %142, %3014 ]
  %3069 = phi i64 [ %3147, %3045 ], [ 0, %3014 ]
  %3070 = shl nuw nsw i64 %3069, 7
  %3071 = getelementptr inbounds nuw i8, ptr %123, i64 %3070
  %3072 = load <16 x float>, ptr %3071, align 4
  %3073 = getelementptr inbounds nuw i8, ptr %3071, i64 64
  %3074 = load <16 x float>, ptr %3073, align 4
  %3075 = ashr i64 %3068, 11
  %3076 = and i64 %3075, -32
  %3077 = getelementptr inbounds float, ptr %143, i64 %3076
  call void @llvm.prefetch.p0(ptr %3077, i32 0, i32 2, i32 1)
  %3078 = getelementptr inbounds nuw i8, ptr %3077, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %3078, i32 0, i32 2, i32 1)
  %3079 = mul i64 %3069, 44
  %3080 = getelementptr i8, ptr %128, i64 %3079
  %3081 = load float, ptr %3080, align 4
  %3082 = insertelement <16 x float> poison, float %3081, i64 0
  %3083 = shufflevector <16 x float> %3082, <16 x float> poison, <16 x i32> zeroinitializer
  %3084 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3083, <16 x float> %3072, <16 x float> %3048)
  %3085 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3083, <16 x float> %3074, <16 x float> %3047)
  %3086 = getelementptr i8, ptr %3080, i64 4
  %3087 = load float, ptr %3086, align 4
  %3088 = insertelement <16 x float> poison, float %3087, i64 0
  %3089 = shufflevector <16 x float> %3088, <16 x float> poison, <16 x i32> zeroinitializer
  %3090 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3089, <16 x float> %3072, <16 x float> %3046)
  %3091 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3089, <16 x float> %3074, <16 x float> %3049)
  %3092 = getelementptr i8, ptr %3080, i64 8
  %3093 = load float, ptr %3092, align 4
  %3094 = insertelement <16 x float> poison, float %3093, i64 0
  %3095 = shufflevector <16 x float> %3094, <16 x float> poison, <16 x i32> zeroinitializer
  %3096 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3095, <16 x float> %3072, <16 x float> %3050)
  %3097 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3095, <16 x float> %3074, <16 x float> %3051)
  %3098 = getelementptr i8, ptr %3080, i64 12
  %3099 = load float, ptr %3098, align 4
  %3100 = insertelement <16 x float> poison, float %3099, i64 0
  %3101 = shufflevector <16 x float> %3100, <16 x float> poison, <16 x i32> zeroinitializer
  %3102 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3101, <16 x float> %3072, <16 x float> %3052)
  %3103 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3101, <16 x float> %3074, <16 x float> %3053)
  %3104 = getelementptr i8, ptr %3080, i64 16
  %3105 = load float, ptr %3104, align 4
  %3106 = insertelement <16 x float> poison, float %3105, i64 0
  %3107 = shufflevector <16 x float> %3106, <16 x float> poison, <16 x i32> zeroinitializer
  %3108 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3107, <16 x float> %3072, <16 x float> %3054)
  %3109 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3107, <16 x float> %3074, <16 x float> %3055)
  %3110 = getelementptr i8, ptr %3080, i64 20
  %3111 = load float, ptr %3110, align 4
  %3112 = insertelement <16 x float> poison, float %3111, i64 0
  %3113 = shufflevector <16 x float> %3112, <16 x float> poison, <16 x i32> zeroinitializer
  %3114 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3113, <16 x float> %3072, <16 x float> %3056)
  %3115 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3113, <16 x float> %3074, <16 x float> %3057)
  %3116 = getelementptr i8, ptr %3080, i64 24
  %3117 = load float, ptr %3116, align 4
  %3118 = insertelement <16 x float> poison, float %3117, i64 0
  %3119 = shufflevector <16 x float> %3118, <16 x float> poison, <16 x i32> zeroinitializer
  %3120 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3119, <16 x float> %3072, <16 x float> %3058)
  %3121 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3119, <16 x float> %3074, <16 x float> %3059)
  %3122 = getelementptr i8, ptr %3080, i64 28
  %3123 = load float, ptr %3122, align 4
  %3124 = insertelement <16 x float> poison, float %3123, i64 0
  %3125 = shufflevector <16 x float> %3124, <16 x float> poison, <16 x i32> zeroinitializer
  %3126 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3125, <16 x float> %3072, <16 x float> %3060)
  %3127 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3125, <16 x float> %3074, <16 x float> %3061)
  %3128 = getelementptr i8, ptr %3080, i64 32
  %3129 = load float, ptr %3128, align 4
  %3130 = insertelement <16 x float> poison, float %3129, i64 0
  %3131 = shufflevector <16 x float> %3130, <16 x float> poison, <16 x i32> zeroinitializer
  %3132 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3131, <16 x float> %3072, <16 x float> %3062)
  %3133 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3131, <16 x float> %3074, <16 x float> %3063)
  %3134 = getelementptr i8, ptr %3080, i64 36
  %3135 = load float, ptr %3134, align 4
  %3136 = insertelement <16 x float> poison, float %3135, i64 0
  %3137 = shufflevector <16 x float> %3136, <16 x float> poison, <16 x i32> zeroinitializer
  %3138 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3137, <16 x float> %3072, <16 x float> %3064)
  %3139 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3137, <16 x float> %3074, <16 x float> %3065)
  %3140 = getelementptr i8, ptr %3080, i64 40
  %3141 = load float, ptr %3140, align 4
  %3142 = insertelement <16 x float> poison, float %3141, i64 0
  %3143 = shufflevector <16 x float> %3142, <16 x float> poison, <16 x i32> zeroinitializer
  %3144 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3143, <16 x float> %3072, <16 x float> %3066)
  %3145 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3143, <16 x float> %3074, <16 x float> %3067)
  %3146 = add nsw i64 %3068, %139
  %3147 = add nuw nsw i64 %3069, 1
  %3148 = icmp slt i64 %3147, %71
  br i1 %3148, label %3045, label %3022, !llvm.loop !11

3149:                                             ; preds = %3022
  %3150 = load ptr, ptr %12, align 8
  %3151 = icmp eq ptr %3150, null
  br i1 %3151, label %3156, label %3152

3152:                                             ; preds = %3149
  %3153 = getelementptr inbounds float, ptr %3150, i64 %147
  %3154 = load <16 x float>, ptr %3153, align 4
  %3155 = fadd <16 x float> %3025, %3154
  br label %3156

3156:                                             ; preds = %3152, %3149
  %3157 = phi <16 x float> [ %3025, %3149 ], [ %3155, %3152 ]
  store <16 x float> %3157, ptr %2938, align 4
  %3158 = load ptr, ptr %12, align 8
  %3159 = icmp eq ptr %3158, null
  br i1 %3159, label %3165, label %3160

3160:                                             ; preds = %3156
  %3161 = getelementptr inbounds float, ptr %3158, i64 %147
  %3162 = getelementptr inbounds nuw i8, ptr %3161, i64 64
  %3163 = load <16 x float>, ptr %3162, align 4
  %3164 = fadd <16 x float> %3024, %3163
  br label %3165

3165:                                             ; preds = %3160, %3156
  %3166 = phi <16 x float> [ %3024, %3156 ], [ %3164, %3160 ]
  store <16 x float> %3166, ptr %2941, align 4
  %3167 = load i64, ptr %8, align 8
  %3168 = load ptr, ptr %12, align 8
  %3169 = icmp eq ptr %3168, null
  br i1 %3169, label %3175, label %3170

3170:                                             ; preds = %3165
  %3171 = getelementptr inbounds float, ptr %3168, i64 %147
  %3172 = getelementptr inbounds float, ptr %3171, i64 %3167
  %3173 = load <16 x float>, ptr %3172, align 4
  %3174 = fadd <16 x float> %3023, %3173
  br label %3175

3175:                                             ; preds = %3170, %3165
  %3176 = phi <16 x float> [ %3023, %3165 ], [ %3174, %3170 ]
  %3177 = getelementptr inbounds float, ptr %2938, i64 %3167
  store <16 x float> %3176, ptr %3177, align 4
  %3178 = load i64, ptr %8, align 8
  %3179 = add nsw i64 %3178, 16
  %3180 = load ptr, ptr %12, align 8
  %3181 = icmp eq ptr %3180, null
  br i1 %3181, label %3187, label %3182

3182:                                             ; preds = %3175
  %3183 = getelementptr inbounds float, ptr %3180, i64 %147
  %3184 = getelementptr inbounds float, ptr %3183, i64 %3179
  %3185 = load <16 x float>, ptr %3184, align 4
  %3186 = fadd <16 x float> %3026, %3185
  br label %3187

3187:                                             ; preds = %3182, %3175
  %3188 = phi <16 x float> [ %3026, %3175 ], [ %3186, %3182 ]
  %3189 = getelementptr inbounds float, ptr %2938, i64 %3179
  store <16 x float> %3188, ptr %3189, align 4
  %3190 = load i64, ptr %8, align 8
  %3191 = shl nsw i64 %3190, 1
  %3192 = load ptr, ptr %12, align 8
  %3193 = icmp eq ptr %3192, null
  br i1 %3193, label %3199, label %3194

3194:                                             ; preds = %3187
  %3195 = getelementptr inbounds float, ptr %3192, i64 %147
  %3196 = getelementptr inbounds float, ptr %3195, i64 %3191
  %3197 = load <16 x float>, ptr %3196, align 4
  %3198 = fadd <16 x float> %3027, %3197
  br label %3199

3199:                                             ; preds = %3194, %3187
  %3200 = phi <16 x float> [ %3027, %3187 ], [ %3198, %3194 ]
  %3201 = getelementptr inbounds float, ptr %2938, i64 %3191
  store <16 x float> %3200, ptr %3201, align 4
  %3202 = load i64, ptr %8, align 8
  %3203 = shl nsw i64 %3202, 1
  %3204 = add nsw i64 %3203, 16
  %3205 = load ptr, ptr %12, align 8
  %3206 = icmp eq ptr %3205, null
  br i1 %3206, label %3212, label %3207

3207:                                             ; preds = %3199
  %3208 = getelementptr inbounds float, ptr %3205, i64 %147
  %3209 = getelementptr inbounds float, ptr %3208, i64 %3204
  %3210 = load <16 x float>, ptr %3209, align 4
  %3211 = fadd <16 x float> %3028, %3210
  br label %3212

3212:                                             ; preds = %3207, %3199
  %3213 = phi <16 x float> [ %3028, %3199 ], [ %3211, %3207 ]
  %3214 = getelementptr inbounds float, ptr %2938, i64 %3204
  store <16 x float> %3213, ptr %3214, align 4
  %3215 = load i64, ptr %8, align 8
  %3216 = mul nsw i64 %3215, 3
  %3217 = load ptr, ptr %12, align 8
  %3218 = icmp eq ptr %3217, null
  br i1 %3218, label %3224, label %3219

3219:                                             ; preds = %3212
  %3220 = getelementptr inbounds float, ptr %3217, i64 %147
  %3221 = getelementptr inbounds float, ptr %3220, i64 %3216
  %3222 = load <16 x float>, ptr %3221, align 4
  %3223 = fadd <16 x float> %3029, %3222
  br label %3224

3224:                                             ; preds = %3219, %3212
  %3225 = phi <16 x float> [ %3029, %3212 ], [ %3223, %3219 ]
  %3226 = getelementptr inbounds float, ptr %2938, i64 %3216
  store <16 x float> %3225, ptr %3226, align 4
  %3227 = load i64, ptr %8, align 8
  %3228 = mul nsw i64 %3227, 3
  %3229 = add nsw i64 %3228, 16
  %3230 = load ptr, ptr %12, align 8
  %3231 = icmp eq ptr %3230, null
  br i1 %3231, label %3237, label %3232

3232:                                             ; preds = %3224
  %3233 = getelementptr inbounds float, ptr %3230, i64 %147
  %3234 = getelementptr inbounds float, ptr %3233, i64 %3229
  %3235 = load <16 x float>, ptr %3234, align 4
  %3236 = fadd <16 x float> %3030, %3235
  br label %3237

3237:                                             ; preds = %3232, %3224
  %3238 = phi <16 x float> [ %3030, %3224 ], [ %3236, %3232 ]
  %3239 = getelementptr inbounds float, ptr %2938, i64 %3229
  store <16 x float> %3238, ptr %3239, align 4
  %3240 = load i64, ptr %8, align 8
  %3241 = shl nsw i64 %3240, 2
  %3242 = load ptr, ptr %12, align 8
  %3243 = icmp eq ptr %3242, null
  br i1 %3243, label %3249, label %3244

3244:                                             ; preds = %3237
  %3245 = getelementptr inbounds float, ptr %3242, i64 %147
  %3246 = getelementptr inbounds float, ptr %3245, i64 %3241
  %3247 = load <16 x float>, ptr %3246, align 4
  %3248 = fadd <16 x float> %3031, %3247
  br label %3249

3249:                                             ; preds = %3244, %3237
  %3250 = phi <16 x float> [ %3031, %3237 ], [ %3248, %3244 ]
  %3251 = getelementptr inbounds float, ptr %2938, i64 %3241
  store <16 x float> %3250, ptr %3251, align 4
  %3252 = load i64, ptr %8, align 8
  %3253 = shl nsw i64 %3252, 2
  %3254 = add nsw i64 %3253, 16
  %3255 = load ptr, ptr %12, align 8
  %3256 = icmp eq ptr %3255, null
  br i1 %3256, label %3262, label %3257

3257:                                             ; preds = %3249
  %3258 = getelementptr inbounds float, ptr %3255, i64 %147
  %3259 = getelementptr inbounds float, ptr %3258, i64 %3254
  %3260 = load <16 x float>, ptr %3259, align 4
  %3261 = fadd <16 x float> %3032, %3260
  br label %3262

3262:                                             ; preds = %3257, %3249
  %3263 = phi <16 x float> [ %3032, %3249 ], [ %3261, %3257 ]
  %3264 = getelementptr inbounds float, ptr %2938, i64 %3254
  store <16 x float> %3263, ptr %3264, align 4
  %3265 = load i64, ptr %8, align 8
  %3266 = mul nsw i64 %3265, 5
  %3267 = load ptr, ptr %12, align 8
  %3268 = icmp eq ptr %3267, null
  br i1 %3268, label %3274, label %3269

3269:                                             ; preds = %3262
  %3270 = getelementptr inbounds float, ptr %3267, i64 %147
  %3271 = getelementptr inbounds float, ptr %3270, i64 %3266
  %3272 = load <16 x float>, ptr %3271, align 4
  %3273 = fadd <16 x float> %3033, %3272
  br label %3274

3274:                                             ; preds = %3269, %3262
  %3275 = phi <16 x float> [ %3033, %3262 ], [ %3273, %3269 ]
  %3276 = getelementptr inbounds float, ptr %2938, i64 %3266
  store <16 x float> %3275, ptr %3276, align 4
  %3277 = load i64, ptr %8, align 8
  %3278 = mul nsw i64 %3277, 5
  %3279 = add nsw i64 %3278, 16
  %3280 = load ptr, ptr %12, align 8
  %3281 = icmp eq ptr %3280, null
  br i1 %3281, label %3287, label %3282

3282:                                             ; preds = %3274
  %3283 = getelementptr inbounds float, ptr %3280, i64 %147
  %3284 = getelementptr inbounds float, ptr %3283, i64 %3279
  %3285 = load <16 x float>, ptr %3284, align 4
  %3286 = fadd <16 x float> %3034, %3285
  br label %3287

3287:                                             ; preds = %3282, %3274
  %3288 = phi <16 x float> [ %3034, %3274 ], [ %3286, %3282 ]
  %3289 = getelementptr inbounds float, ptr %2938, i64 %3279
  store <16 x float> %3288, ptr %3289, align 4
  %3290 = load i64, ptr %8, align 8
  %3291 = mul nsw i64 %3290, 6
  %3292 = load ptr, ptr %12, align 8
  %3293 = icmp eq ptr %3292, null
  br i1 %3293, label %3299, label %3294

3294:                                             ; preds = %3287
  %3295 = getelementptr inbounds float, ptr %3292, i64 %147
  %3296 = getelementptr inbounds float, ptr %3295, i64 %3291
  %3297 = load <16 x float>, ptr %3296, align 4
  %3298 = fadd <16 x float> %3035, %3297
  br label %3299

3299:                                             ; preds = %3294, %3287
  %3300 = phi <16 x float> [ %3035, %3287 ], [ %3298, %3294 ]
  %3301 = getelementptr inbounds float, ptr %2938, i64 %3291
  store <16 x float> %3300, ptr %3301, align 4
  %3302 = load i64, ptr %8, align 8
  %3303 = mul nsw i64 %3302, 6
  %3304 = add nsw i64 %3303, 16
  %3305 = load ptr, ptr %12, align 8
  %3306 = icmp eq ptr %3305, null
  br i1 %3306, label %3312, label %3307

3307:                                             ; preds = %3299
  %3308 = getelementptr inbounds float, ptr %3305, i64 %147
  %3309 = getelementptr inbounds float, ptr %3308, i64 %3304
  %3310 = load <16 x float>, ptr %3309, align 4
  %3311 = fadd <16 x float> %3036, %3310
  br label %3312

3312:                                             ; preds = %3307, %3299
  %3313 = phi <16 x float> [ %3036, %3299 ], [ %3311, %3307 ]
  %3314 = getelementptr inbounds float, ptr %2938, i64 %3304
  store <16 x float> %3313, ptr %3314, align 4
  %3315 = load i64, ptr %8, align 8
  %3316 = mul nsw i64 %3315, 7
  %3317 = load ptr, ptr %12, align 8
  %3318 = icmp eq ptr %3317, null
  br i1 %3318, label %3324, label %3319

3319:                                             ; preds = %3312
  %3320 = getelementptr inbounds float, ptr %3317, i64 %147
  %3321 = getelementptr inbounds float, ptr %3320, i64 %3316
  %3322 = load <16 x float>, ptr %3321, align 4
  %3323 = fadd <16 x float> %3037, %3322
  br label %3324

3324:                                             ; preds = %3319, %3312
  %3325 = phi <16 x float> [ %3037, %3312 ], [ %3323, %3319 ]
  %3326 = getelementptr inbounds float, ptr %2938, i64 %3316
  store <16 x float> %3325, ptr %3326, align 4
  %3327 = load i64, ptr %8, align 8
  %3328 = mul nsw i64 %3327, 7
  %3329 = add nsw i64 %3328, 16
  %3330 = load ptr, ptr %12, align 8
  %3331 = icmp eq ptr %3330, null
  br i1 %3331, label %3337, label %3332

3332:                                             ; preds = %3324
  %3333 = getelementptr inbounds float, ptr %3330, i64 %147
  %3334 = getelementptr inbounds float, ptr %3333, i64 %3329
  %3335 = load <16 x float>, ptr %3334, align 4
  %3336 = fadd <16 x float> %3038, %3335
  br label %3337

3337:                                             ; preds = %3332, %3324
  %3338 = phi <16 x float> [ %3038, %3324 ], [ %3336, %3332 ]
  %3339 = getelementptr inbounds float, ptr %2938, i64 %3329
  store <16 x float> %3338, ptr %3339, align 4
  %3340 = load i64, ptr %8, align 8
  %3341 = shl nsw i64 %3340, 3
  %3342 = load ptr, ptr %12, align 8
  %3343 = icmp eq ptr %3342, null
  br i1 %3343, label %3349, label %3344

3344:                                             ; preds = %3337
  %3345 = getelementptr inbounds float, ptr %3342, i64 %147
  %3346 = getelementptr inbounds float, ptr %3345, i64 %3341
  %3347 = load <16 x float>, ptr %3346, align 4
  %3348 = fadd <16 x float> %3039, %3347
  br label %3349

3349:                                             ; preds = %3344, %3337
  %3350 = phi <16 x float> [ %3039, %3337 ], [ %3348, %3344 ]
  %3351 = getelementptr inbounds float, ptr %2938, i64 %3341
  store <16 x float> %3350, ptr %3351, align 4
  %3352 = load i64, ptr %8, align 8
  %3353 = shl nsw i64 %3352, 3
  %3354 = add nsw i64 %3353, 16
  %3355 = load ptr, ptr %12, align 8
  %3356 = icmp eq ptr %3355, null
  br i1 %3356, label %3362, label %3357

3357:                                             ; preds = %3349
  %3358 = getelementptr inbounds float, ptr %3355, i64 %147
  %3359 = getelementptr inbounds float, ptr %3358, i64 %3354
  %3360 = load <16 x float>, ptr %3359, align 4
  %3361 = fadd <16 x float> %3040, %3360
  br label %3362

3362:                                             ; preds = %3357, %3349
  %3363 = phi <16 x float> [ %3040, %3349 ], [ %3361, %3357 ]
  %3364 = getelementptr inbounds float, ptr %2938, i64 %3354
  store <16 x float> %3363, ptr %3364, align 4
  %3365 = load i64, ptr %8, align 8
  %3366 = mul nsw i64 %3365, 9
  %3367 = load ptr, ptr %12, align 8
  %3368 = icmp eq ptr %3367, null
  br i1 %3368, label %3374, label %3369

3369:                                             ; preds = %3362
  %3370 = getelementptr inbounds float, ptr %3367, i64 %147
  %3371 = getelementptr inbounds float, ptr %3370, i64 %3366
  %3372 = load <16 x float>, ptr %3371, align 4
  %3373 = fadd <16 x float> %3041, %3372
  br label %3374

3374:                                             ; preds = %3369, %3362
  %3375 = phi <16 x float> [ %3041, %3362 ], [ %3373, %3369 ]
  %3376 = getelementptr inbounds float, ptr %2938, i64 %3366
  store <16 x float> %3375, ptr %3376, align 4
  %3377 = load i64, ptr %8, align 8
  %3378 = mul nsw i64 %3377, 9
  %3379 = add nsw i64 %3378, 16
  %3380 = load ptr, ptr %12, align 8
  %3381 = icmp eq ptr %3380, null
  br i1 %3381, label %3387, label %3382

3382:                                             ; preds = %3374
  %3383 = getelementptr inbounds float, ptr %3380, i64 %147
  %3384 = getelementptr inbounds float, ptr %3383, i64 %3379
  %3385 = load <16 x float>, ptr %3384, align 4
  %3386 = fadd <16 x float> %3042, %3385
  br label %3387

3387:                                             ; preds = %3382, %3374
  %3388 = phi <16 x float> [ %3042, %3374 ], [ %3386, %3382 ]
  %3389 = getelementptr inbounds float, ptr %2938, i64 %3379
  store <16 x float> %3388, ptr %3389, align 4
  %3390 = load i64, ptr %8, align 8
  %3391 = mul nsw i64 %3390, 10
  %3392 = load ptr, ptr %12, align 8
  %3393 = icmp eq ptr %3392, null
  br i1 %3393, label %3467, label %3394

3394:                                             ; preds = %3387
  %3395 = getelementptr inbounds float, ptr %3392, i64 %147
  %3396 = getelementptr inbounds float, ptr %3395, i64 %3391
  %3397 = load <16 x float>, ptr %3396, align 4
  %3398 = fadd <16 x float> %3043, %3397
  br label %3467

3399:                                             ; preds = %3022
  store <16 x float> %3025, ptr %2938, align 4
  store <16 x float> %3024, ptr %2941, align 4
  %3400 = load i64, ptr %8, align 8
  %3401 = getelementptr inbounds float, ptr %2938, i64 %3400
  store <16 x float> %3023, ptr %3401, align 4
  %3402 = load i64, ptr %8, align 8
  %3403 = getelementptr float, ptr %2938, i64 %3402
  %3404 = getelementptr i8, ptr %3403, i64 64
  store <16 x float> %3026, ptr %3404, align 4
  %3405 = load i64, ptr %8, align 8
  %3406 = shl nsw i64 %3405, 3
  %3407 = getelementptr inbounds i8, ptr %2938, i64 %3406
  store <16 x float> %3027, ptr %3407, align 4
  %3408 = load i64, ptr %8, align 8
  %3409 = shl i64 %3408, 3
  %3410 = getelementptr i8, ptr %2938, i64 %3409
  %3411 = getelementptr i8, ptr %3410, i64 64
  store <16 x float> %3028, ptr %3411, align 4
  %3412 = load i64, ptr %8, align 8
  %3413 = mul nsw i64 %3412, 12
  %3414 = getelementptr inbounds i8, ptr %2938, i64 %3413
  store <16 x float> %3029, ptr %3414, align 4
  %3415 = load i64, ptr %8, align 8
  %3416 = mul i64 %3415, 12
  %3417 = getelementptr i8, ptr %2938, i64 %3416
  %3418 = getelementptr i8, ptr %3417, i64 64
  store <16 x float> %3030, ptr %3418, align 4
  %3419 = load i64, ptr %8, align 8
  %3420 = shl nsw i64 %3419, 4
  %3421 = getelementptr inbounds i8, ptr %2938, i64 %3420
  store <16 x float> %3031, ptr %3421, align 4
  %3422 = load i64, ptr %8, align 8
  %3423 = shl i64 %3422, 4
  %3424 = getelementptr i8, ptr %2938, i64 %3423
  %3425 = getelementptr i8, ptr %3424, i64 64
  store <16 x float> %3032, ptr %3425, align 4
  %3426 = load i64, ptr %8, align 8
  %3427 = mul nsw i64 %3426, 20
  %3428 = getelementptr inbounds i8, ptr %2938, i64 %3427
  store <16 x float> %3033, ptr %3428, align 4
  %3429 = load i64, ptr %8, align 8
  %3430 = mul i64 %3429, 20
  %3431 = getelementptr i8, ptr %2938, i64 %3430
  %3432 = getelementptr i8, ptr %3431, i64 64
  store <16 x float> %3034, ptr %3432, align 4
  %3433 = load i64, ptr %8, align 8
  %3434 = mul nsw i64 %3433, 24
  %3435 = getelementptr inbounds i8, ptr %2938, i64 %3434
  store <16 x float> %3035, ptr %3435, align 4
  %3436 = load i64, ptr %8, align 8
  %3437 = mul i64 %3436, 24
  %3438 = getelementptr i8, ptr %2938, i64 %3437
  %3439 = getelementptr i8, ptr %3438, i64 64
  store <16 x float> %3036, ptr %3439, align 4
  %3440 = load i64, ptr %8, align 8
  %3441 = mul nsw i64 %3440, 28
  %3442 = getelementptr inbounds i8, ptr %2938, i64 %3441
  store <16 x float> %3037, ptr %3442, align 4
  %3443 = load i64, ptr %8, align 8
  %3444 = mul i64 %3443, 28
  %3445 = getelementptr i8, ptr %2938, i64 %3444
  %3446 = getelementptr i8, ptr %3445, i64 64
  store <16 x float> %3038, ptr %3446, align 4
  %3447 = load i64, ptr %8, align 8
  %3448 = shl nsw i64 %3447, 5
  %3449 = getelementptr inbounds i8, ptr %2938, i64 %3448
  store <16 x float> %3039, ptr %3449, align 4
  %3450 = load i64, ptr %8, align 8
  %3451 = shl i64 %3450, 5
  %3452 = getelementptr i8, ptr %2938, i64 %3451
  %3453 = getelementptr i8, ptr %3452, i64 64
  store <16 x float> %3040, ptr %3453, align 4
  %3454 = load i64, ptr %8, align 8
  %3455 = mul nsw i64 %3454, 36
  %3456 = getelementptr inbounds i8, ptr %2938, i64 %3455
  store <16 x float> %3041, ptr %3456, align 4
  %3457 = load i64, ptr %8, align 8
  %3458 = mul i64 %3457, 36
  %3459 = getelementptr i8, ptr %2938, i64 %3458
  %3460 = getelementptr i8, ptr %3459, i64 64
  store <16 x float> %3042, ptr %3460, align 4
  %3461 = load i64, ptr %8, align 8
  %3462 = mul nsw i64 %3461, 40
  %3463 = getelementptr inbounds i8, ptr %2938, i64 %3462
  store <16 x float> %3043, ptr %3463, align 4
  %3464 = load i64, ptr %8, align 8
  %3465 = mul nsw i64 %3464, 10
  %3466 = add nsw i64 %3465, 16
  br label %3480

3467:                                             ; preds = %3394, %3387
  %3468 = phi <16 x float> [ %3043, %3387 ], [ %3398, %3394 ]
  %3469 = getelementptr inbounds float, ptr %2938, i64 %3391
  store <16 x float> %3468, ptr %3469, align 4
  %3470 = load i64, ptr %8, align 8
  %3471 = mul nsw i64 %3470, 10
  %3472 = add nsw i64 %3471, 16
  %3473 = load ptr, ptr %12, align 8
  %3474 = icmp eq ptr %3473, null
  br i1 %3474, label %3480, label %3475

3475:                                             ; preds = %3467
  %3476 = getelementptr inbounds float, ptr %3473, i64 %147
  %3477 = getelementptr inbounds float, ptr %3476, i64 %3472
  %3478 = load <16 x float>, ptr %3477, align 4
  %3479 = fadd <16 x float> %3044, %3478
  br label %3480

3480:                                             ; preds = %3399, %3475, %3467
  %3481 = phi i64 [ %3472, %3475 ], [ %3472, %3467 ], [ %3466, %3399 ]
  %3482 = phi <16 x float> [ %3479, %3475 ], [ %3044, %3467 ], [ %3044, %3399 ]
  %3483 = getelementptr inbounds float, ptr %2938, i64 %3481
  store <16 x float> %3482, ptr %3483, align 4
  br label %4081

3484:                                             ; preds = %126
  %3485 = load ptr, ptr %11, align 8
  %3486 = getelementptr inbounds float, ptr %3485, i64 %147
  %3487 = load <16 x float>, ptr %3486, align 4
  %3488 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3487
  %3489 = getelementptr inbounds nuw i8, ptr %3486, i64 64
  %3490 = load <16 x float>, ptr %3489, align 4
  %3491 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3490
  %3492 = getelementptr inbounds float, ptr %3486, i64 %145
  %3493 = load <16 x float>, ptr %3492, align 4
  %3494 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3493
  %3495 = getelementptr inbounds nuw i8, ptr %3492, i64 64
  %3496 = load <16 x float>, ptr %3495, align 4
  %3497 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3496
  %3498 = shl nsw i64 %145, 3
  %3499 = getelementptr inbounds i8, ptr %3486, i64 %3498
  %3500 = load <16 x float>, ptr %3499, align 4
  %3501 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3500
  %3502 = getelementptr inbounds nuw i8, ptr %3499, i64 64
  %3503 = load <16 x float>, ptr %3502, align 4
  %3504 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3503
  %3505 = mul nsw i64 %145, 12
  %3506 = getelementptr inbounds i8, ptr %3486, i64 %3505
  %3507 = load <16 x float>, ptr %3506, align 4
  %3508 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3507
  %3509 = getelementptr inbounds nuw i8, ptr %3506, i64 64
  %3510 = load <16 x float>, ptr %3509, align 4
  %3511 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3510
  %3512 = shl nsw i64 %145, 4
  %3513 = getelementptr inbounds i8, ptr %3486, i64 %3512
  %3514 = load <16 x float>, ptr %3513, align 4
  %3515 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3514
  %3516 = getelementptr inbounds nuw i8, ptr %3513, i64 64
  %3517 = load <16 x float>, ptr %3516, align 4
  %3518 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3517
  %3519 = mul nsw i64 %145, 20
  %3520 = getelementptr inbounds i8, ptr %3486, i64 %3519
  %3521 = load <16 x float>, ptr %3520, align 4
  %3522 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3521
  %3523 = getelementptr inbounds nuw i8, ptr %3520, i64 64
  %3524 = load <16 x float>, ptr %3523, align 4
  %3525 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3524
  %3526 = mul nsw i64 %145, 24
  %3527 = getelementptr inbounds i8, ptr %3486, i64 %3526
  %3528 = load <16 x float>, ptr %3527, align 4
  %3529 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3528
  %3530 = getelementptr inbounds nuw i8, ptr %3527, i64 64
  %3531 = load <16 x float>, ptr %3530, align 4
  %3532 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3531
  %3533 = mul nsw i64 %145, 28
  %3534 = getelementptr inbounds i8, ptr %3486, i64 %3533
  %3535 = load <16 x float>, ptr %3534, align 4
  %3536 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3535
  %3537 = getelementptr inbounds nuw i8, ptr %3534, i64 64
  %3538 = load <16 x float>, ptr %3537, align 4
  %3539 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3538
  %3540 = shl nsw i64 %145, 5
  %3541 = getelementptr inbounds i8, ptr %3486, i64 %3540
  %3542 = load <16 x float>, ptr %3541, align 4
  %3543 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3542
  %3544 = getelementptr inbounds nuw i8, ptr %3541, i64 64
  %3545 = load <16 x float>, ptr %3544, align 4
  %3546 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3545
  %3547 = mul nsw i64 %145, 36
  %3548 = getelementptr inbounds i8, ptr %3486, i64 %3547
  %3549 = load <16 x float>, ptr %3548, align 4
  %3550 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3549
  %3551 = getelementptr inbounds nuw i8, ptr %3548, i64 64
  %3552 = load <16 x float>, ptr %3551, align 4
  %3553 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3552
  %3554 = mul nsw i64 %145, 40
  %3555 = getelementptr inbounds i8, ptr %3486, i64 %3554
  %3556 = load <16 x float>, ptr %3555, align 4
  %3557 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3556
  %3558 = getelementptr inbounds nuw i8, ptr %3555, i64 64
  %3559 = load <16 x float>, ptr %3558, align 4
  %3560 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3559
  %3561 = mul nsw i64 %145, 44
  %3562 = getelementptr inbounds i8, ptr %3486, i64 %3561
  %3563 = load <16 x float>, ptr %3562, align 4
  %3564 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3563
  %3565 = getelementptr inbounds nuw i8, ptr %3562, i64 64
  %3566 = load <16 x float>, ptr %3565, align 4
  %3567 = select i1 %72, <16 x float> zeroinitializer, <16 x float> %3566
  %3568 = icmp sgt i64 %137, 0
  br i1 %3568, label %3570, label %3569

3569:                                             ; preds = %3570, %3484
  br i1 %95, label %3602, label %3577

3570:                                             ; preds = %3484, %3570
  %3571 = phi i64 [ %3575, %3570 ], [ 0, %3484 ]
  %3572 = add nuw nsw i64 %3571, 12
  %3573 = mul nsw i64 %3572, %145
  %3574 = getelementptr inbounds float, ptr %3486, i64 %3573
  tail call void @llvm.prefetch.p0(ptr %3574, i32 1, i32 3, i32 1)
  %3575 = add nuw nsw i64 %3571, 1
  %3576 = icmp eq i64 %3575, %132
  br i1 %3576, label %3569, label %3570, !llvm.loop !9

3577:                                             ; preds = %3602, %3569
  %3578 = phi <16 x float> [ %3488, %3569 ], [ %3643, %3602 ]
  %3579 = phi <16 x float> [ %3491, %3569 ], [ %3644, %3602 ]
  %3580 = phi <16 x float> [ %3494, %3569 ], [ %3649, %3602 ]
  %3581 = phi <16 x float> [ %3497, %3569 ], [ %3650, %3602 ]
  %3582 = phi <16 x float> [ %3501, %3569 ], [ %3655, %3602 ]
  %3583 = phi <16 x float> [ %3504, %3569 ], [ %3656, %3602 ]
  %3584 = phi <16 x float> [ %3508, %3569 ], [ %3661, %3602 ]
  %3585 = phi <16 x float> [ %3511, %3569 ], [ %3662, %3602 ]
  %3586 = phi <16 x float> [ %3515, %3569 ], [ %3667, %3602 ]
  %3587 = phi <16 x float> [ %3518, %3569 ], [ %3668, %3602 ]
  %3588 = phi <16 x float> [ %3522, %3569 ], [ %3673, %3602 ]
  %3589 = phi <16 x float> [ %3525, %3569 ], [ %3674, %3602 ]
  %3590 = phi <16 x float> [ %3529, %3569 ], [ %3679, %3602 ]
  %3591 = phi <16 x float> [ %3532, %3569 ], [ %3680, %3602 ]
  %3592 = phi <16 x float> [ %3536, %3569 ], [ %3685, %3602 ]
  %3593 = phi <16 x float> [ %3539, %3569 ], [ %3686, %3602 ]
  %3594 = phi <16 x float> [ %3543, %3569 ], [ %3691, %3602 ]
  %3595 = phi <16 x float> [ %3546, %3569 ], [ %3692, %3602 ]
  %3596 = phi <16 x float> [ %3550, %3569 ], [ %3697, %3602 ]
  %3597 = phi <16 x float> [ %3553, %3569 ], [ %3698, %3602 ]
  %3598 = phi <16 x float> [ %3557, %3569 ], [ %3703, %3602 ]
  %3599 = phi <16 x float> [ %3560, %3569 ], [ %3704, %3602 ]
  %3600 = phi <16 x float> [ %3564, %3569 ], [ %3709, %3602 ]
  %3601 = phi <16 x float> [ %3567, %3569 ], [ %3710, %3602 ]
  br i1 %73, label %3989, label %3714

3602:                                             ; preds = %3569, %3602
  %3603 = phi <16 x float> [ %3643, %3602 ], [ %3488, %3569 ]
  %3604 = phi <16 x float> [ %3644, %3602 ], [ %3491, %3569 ]
  %3605 = phi <16 x float> [ %3649, %3602 ], [ %3494, %3569 ]
  %3606 = phi <16 x float> [ %3650, %3602 ], [ %3497, %3569 ]
  %3607 = phi <16 x float> [ %3655, %3602 ], [ %3501, %3569 ]
  %3608 = phi <16 x float> [ %3656, %3602 ], [ %3504, %3569 ]
  %3609 = phi <16 x float> [ %3661, %3602 ], [ %3508, %3569 ]
  %3610 = phi <16 x float> [ %3662, %3602 ], [ %3511, %3569 ]
  %3611 = phi <16 x float> [ %3667, %3602 ], [ %3515, %3569 ]
  %3612 = phi <16 x float> [ %3668, %3602 ], [ %3518, %3569 ]
  %3613 = phi <16 x float> [ %3673, %3602 ], [ %3522, %3569 ]
  %3614 = phi <16 x float> [ %3674, %3602 ], [ %3525, %3569 ]
  %3615 = phi <16 x float> [ %3679, %3602 ], [ %3529, %3569 ]
  %3616 = phi <16 x float> [ %3680, %3602 ], [ %3532, %3569 ]
  %3617 = phi <16 x float> [ %3685, %3602 ], [ %3536, %3569 ]
  %3618 = phi <16 x float> [ %3686, %3602 ], [ %3539, %3569 ]
  %3619 = phi <16 x float> [ %3691, %3602 ], [ %3543, %3569 ]
  %3620 = phi <16 x float> [ %3692, %3602 ], [ %3546, %3569 ]
  %3621 = phi <16 x float> [ %3697, %3602 ], [ %3550, %3569 ]
  %3622 = phi <16 x float> [ %3698, %3602 ], [ %3553, %3569 ]
  %3623 = phi <16 x float> [ %3703, %3602 ], [ %3557, %3569 ]
  %3624 = phi <16 x float> [ %3704, %3602 ], [ %3560, %3569 ]
  %3625 = phi <16 x float> [ %3709, %3602 ], [ %3564, %3569 ]
  %3626 = phi <16 x float> [ %3710, %3602 ], [ %3567, %3569 ]
  %3627 = phi i64 [ %3711, %3602 ], [ %142, %3569 ]
  %3628 = phi i64 [ %3712, %3602 ], [ 0, %3569 ]
  %3629 = shl nuw nsw i64 %3628, 7
  %3630 = getelementptr inbounds nuw i8, ptr %123, i64 %3629
  %3631 = load <16 x float>, ptr %3630, align 4
  %3632 = getelementptr inbounds nuw i8, ptr %3630, i64 64
  %3633 = load <16 x float>, ptr %3632, align 4
  %3634 = ashr i64 %3627, 11
  %3635 = and i64 %3634, -32
  %3636 = getelementptr inbounds float, ptr %143, i64 %3635
  call void @llvm.prefetch.p0(ptr %3636, i32 0, i32 2, i32 1)
  %3637 = getelementptr inbounds nuw i8, ptr %3636, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %3637, i32 0, i32 2, i32 1)
  %3638 = mul i64 %3628, 48
  %3639 = getelementptr i8, ptr %128, i64 %3638
  %3640 = load float, ptr %3639, align 4
  %3641 = insertelement <16 x float> poison, float %3640, i64 0
  %3642 = shufflevector <16 x float> %3641, <16 x float> poison, <16 x i32> zeroinitializer
  %3643 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3642, <16 x float> %3631, <16 x float> %3603)
  %3644 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3642, <16 x float> %3633, <16 x float> %3604)
  %3645 = getelementptr i8, ptr %3639, i64 4
  %3646 = load float, ptr %3645, align 4
  %3647 = insertelement <16 x float> poison, float %3646, i64 0
  %3648 = shufflevector <16 x float> %3647, <16 x float> poison, <16 x i32> zeroinitializer
  %3649 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3648, <16 x float> %3631, <16 x float> %3605)
  %3650 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3648, <16 x float> %3633, <16 x float> %3606)
  %3651 = getelementptr i8, ptr %3639, i64 8
  %3652 = load float, ptr %3651, align 4
  %3653 = insertelement <16 x float> poison, float %3652, i64 0
  %3654 = shufflevector <16 x float> %3653, <16 x float> poison, <16 x i32> zeroinitializer
  %3655 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3654, <16 x float> %3631, <16 x float> %3607)
  %3656 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3654, <16 x float> %3633, <16 x float> %3608)
  %3657 = getelementptr i8, ptr %3639, i64 12
  %3658 = load float, ptr %3657, align 4
  %3659 = insertelement <16 x float> poison, float %3658, i64 0
  %3660 = shufflevector <16 x float> %3659, <16 x float> poison, <16 x i32> zeroinitializer
  %3661 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3660, <16 x float> %3631, <16 x float> %3609)
  %3662 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3660, <16 x float> %3633, <16 x float> %3610)
  %3663 = getelementptr i8, ptr %3639, i64 16
  %3664 = load float, ptr %3663, align 4
  %3665 = insertelement <16 x float> poison, float %3664, i64 0
  %3666 = shufflevector <16 x float> %3665, <16 x float> poison, <16 x i32> zeroinitializer
  %3667 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3666, <16 x float> %3631, <16 x float> %3611)
  %3668 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3666, <16 x float> %3633, <16 x float> %3612)
  %3669 = getelementptr i8, ptr %3639, i64 20
  %3670 = load float, ptr %3669, align 4
  %3671 = insertelement <16 x float> poison, float %3670, i64 0
  %3672 = shufflevector <16 x float> %3671, <16 x float> poison, <16 x i32> zeroinitializer
  %3673 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3672, <16 x float> %3631, <16 x float> %3613)
  %3674 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3672, <16 x float> %3633, <16 x float> %3614)
  %3675 = getelementptr i8, ptr %3639, i64 24
  %3676 = load float, ptr %3675, align 4
  %3677 = insertelement <16 x float> poison, float %3676, i64 0
  %3678 = shufflevector <16 x float> %3677, <16 x float> poison, <16 x i32> zeroinitializer
  %3679 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3678, <16 x float> %3631, <16 x float> %3615)
  %3680 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3678, <16 x float> %3633, <16 x float> %3616)
  %3681 = getelementptr i8, ptr %3639, i64 28
  %3682 = load float, ptr %3681, align 4
  %3683 = insertelement <16 x float> poison, float %3682, i64 0
  %3684 = shufflevector <16 x float> %3683, <16 x float> poison, <16 x i32> zeroinitializer
  %3685 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3684, <16 x float> %3631, <16 x float> %3617)
  %3686 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3684, <16 x float> %3633, <16 x float> %3618)
  %3687 = getelementptr i8, ptr %3639, i64 32
  %3688 = load float, ptr %3687, align 4
  %3689 = insertelement <16 x float> poison, float %3688, i64 0
  %3690 = shufflevector <16 x float> %3689, <16 x float> poison, <16 x i32> zeroinitializer
  %3691 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3690, <16 x float> %3631, <16 x float> %3619)
  %3692 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3690, <16 x float> %3633, <16 x float> %3620)
  %3693 = getelementptr i8, ptr %3639, i64 36
  %3694 = load float, ptr %3693, align 4
  %3695 = insertelement <16 x float> poison, float %3694, i64 0
  %3696 = shufflevector <16 x float> %3695, <16 x float> poison, <16 x i32> zeroinitializer
  %3697 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3696, <16 x float> %3631, <16 x float> %3621)
  %3698 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3696, <16 x float> %3633, <16 x float> %3622)
  %3699 = getelementptr i8, ptr %3639, i64 40
  %3700 = load float, ptr %3699, align 4
  %3701 = insertelement <16 x float> poison, float %3700, i64 0
  %3702 = shufflevector <16 x float> %3701, <16 x float> poison, <16 x i32> zeroinitializer
  %3703 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3702, <16 x float> %3631, <16 x float> %3623)
  %3704 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3702, <16 x float> %3633, <16 x float> %3624)
  %3705 = getelementptr i8, ptr %3639, i64 44
  %3706 = load float, ptr %3705, align 4
  %3707 = insertelement <16 x float> poison, float %3706, i64 0
  %3708 = shufflevector <16 x float> %3707, <16 x float> poison, <16 x i32> zeroinitializer
  %3709 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3708, <16 x float> %3631, <16 x float> %3625)
  %3710 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %3708, <16 x float> %3633, <16 x float> %3626)
  %3711 = add nsw i64 %3627, %139
  %3712 = add nuw nsw i64 %3628, 1
  %3713 = icmp slt i64 %3712, %71
  br i1 %3713, label %3602, label %3577, !llvm.loop !11

3714:                                             ; preds = %3577
  %3715 = load ptr, ptr %12, align 8
  %3716 = icmp eq ptr %3715, null
  br i1 %3716, label %3721, label %3717

3717:                                             ; preds = %3714
  %3718 = getelementptr inbounds float, ptr %3715, i64 %147
  %3719 = load <16 x float>, ptr %3718, align 4
  %3720 = fadd <16 x float> %3578, %3719
  br label %3721

3721:                                             ; preds = %3717, %3714
  %3722 = phi <16 x float> [ %3578, %3714 ], [ %3720, %3717 ]
  store <16 x float> %3722, ptr %3486, align 4
  %3723 = load ptr, ptr %12, align 8
  %3724 = icmp eq ptr %3723, null
  br i1 %3724, label %3730, label %3725

3725:                                             ; preds = %3721
  %3726 = getelementptr inbounds float, ptr %3723, i64 %147
  %3727 = getelementptr inbounds nuw i8, ptr %3726, i64 64
  %3728 = load <16 x float>, ptr %3727, align 4
  %3729 = fadd <16 x float> %3579, %3728
  br label %3730

3730:                                             ; preds = %3725, %3721
  %3731 = phi <16 x float> [ %3579, %3721 ], [ %3729, %3725 ]
  store <16 x float> %3731, ptr %3489, align 4
  %3732 = load i64, ptr %8, align 8
  %3733 = load ptr, ptr %12, align 8
  %3734 = icmp eq ptr %3733, null
  br i1 %3734, label %3740, label %3735

3735:                                             ; preds = %3730
  %3736 = getelementptr inbounds float, ptr %3733, i64 %147
  %3737 = getelementptr inbounds float, ptr %3736, i64 %3732
  %3738 = load <16 x float>, ptr %3737, align 4
  %3739 = fadd <16 x float> %3580, %3738
  br label %3740

3740:                                             ; preds = %3735, %3730
  %3741 = phi <16 x float> [ %3580, %3730 ], [ %3739, %3735 ]
  %3742 = getelementptr inbounds float, ptr %3486, i64 %3732
  store <16 x float> %3741, ptr %3742, align 4
  %3743 = load i64, ptr %8, align 8
  %3744 = add nsw i64 %3743, 16
  %3745 = load ptr, ptr %12, align 8
  %3746 = icmp eq ptr %3745, null
  br i1 %3746, label %3752, label %3747

3747:                                             ; preds = %3740
  %3748 = getelementptr inbounds float, ptr %3745, i64 %147
  %3749 = getelementptr inbounds float, ptr %3748, i64 %3744
  %3750 = load <16 x float>, ptr %3749, align 4
  %3751 = fadd <16 x float> %3581, %3750
  br label %3752

3752:                                             ; preds = %3747, %3740
  %3753 = phi <16 x float> [ %3581, %3740 ], [ %3751, %3747 ]
  %3754 = getelementptr inbounds float, ptr %3486, i64 %3744
  store <16 x float> %3753, ptr %3754, align 4
  %3755 = load i64, ptr %8, align 8
  %3756 = shl nsw i64 %3755, 1
  %3757 = load ptr, ptr %12, align 8
  %3758 = icmp eq ptr %3757, null
  br i1 %3758, label %3764, label %3759

3759:                                             ; preds = %3752
  %3760 = getelementptr inbounds float, ptr %3757, i64 %147
  %3761 = getelementptr inbounds float, ptr %3760, i64 %3756
  %3762 = load <16 x float>, ptr %3761, align 4
  %3763 = fadd <16 x float> %3582, %3762
  br label %3764

3764:                                             ; preds = %3759, %3752
  %3765 = phi <16 x float> [ %3582, %3752 ], [ %3763, %3759 ]
  %3766 = getelementptr inbounds float, ptr %3486, i64 %3756
  store <16 x float> %3765, ptr %3766, align 4
  %3767 = load i64, ptr %8, align 8
  %3768 = shl nsw i64 %3767, 1
  %3769 = add nsw i64 %3768, 16
  %3770 = load ptr, ptr %12, align 8
  %3771 = icmp eq ptr %3770, null
  br i1 %3771, label %3777, label %3772

3772:                                             ; preds = %3764
  %3773 = getelementptr inbounds float, ptr %3770, i64 %147
  %3774 = getelementptr inbounds float, ptr %3773, i64 %3769
  %3775 = load <16 x float>, ptr %3774, align 4
  %3776 = fadd <16 x float> %3583, %3775
  br label %3777

3777:                                             ; preds = %3772, %3764
  %3778 = phi <16 x float> [ %3583, %3764 ], [ %3776, %3772 ]
  %3779 = getelementptr inbounds float, ptr %3486, i64 %3769
  store <16 x float> %3778, ptr %3779, align 4
  %3780 = load i64, ptr %8, align 8
  %3781 = mul nsw i64 %3780, 3
  %3782 = load ptr, ptr %12, align 8
  %3783 = icmp eq ptr %3782, null
  br i1 %3783, label %3789, label %3784

3784:                                             ; preds = %3777
  %3785 = getelementptr inbounds float, ptr %3782, i64 %147
  %3786 = getelementptr inbounds float, ptr %3785, i64 %3781
  %3787 = load <16 x float>, ptr %3786, align 4
  %3788 = fadd <16 x float> %3584, %3787
  br label %3789

3789:                                             ; preds = %3784, %3777
  %3790 = phi <16 x float> [ %3584, %3777 ], [ %3788, %3784 ]
  %3791 = getelementptr inbounds float, ptr %3486, i64 %3781
  store <16 x float> %3790, ptr %3791, align 4
  %3792 = load i64, ptr %8, align 8
  %3793 = mul nsw i64 %3792, 3
  %3794 = add nsw i64 %3793, 16
  %3795 = load ptr, ptr %12, align 8
  %3796 = icmp eq ptr %3795, null
  br i1 %3796, label %3802, label %3797

3797:                                             ; preds = %3789
  %3798 = getelementptr inbounds float, ptr %3795, i64 %147
  %3799 = getelementptr inbounds float, ptr %3798, i64 %3794
  %3800 = load <16 x float>, ptr %3799, align 4
  %3801 = fadd <16 x float> %3585, %3800
  br label %3802

3802:                                             ; preds = %3797, %3789
  %3803 = phi <16 x float> [ %3585, %3789 ], [ %3801, %3797 ]
  %3804 = getelementptr inbounds float, ptr %3486, i64 %3794
  store <16 x float> %3803, ptr %3804, align 4
  %3805 = load i64, ptr %8, align 8
  %3806 = shl nsw i64 %3805, 2
  %3807 = load ptr, ptr %12, align 8
  %3808 = icmp eq ptr %3807, null
  br i1 %3808, label %3814, label %3809

3809:                                             ; preds = %3802
  %3810 = getelementptr inbounds float, ptr %3807, i64 %147
  %3811 = getelementptr inbounds float, ptr %3810, i64 %3806
  %3812 = load <16 x float>, ptr %3811, align 4
  %3813 = fadd <16 x float> %3586, %3812
  br label %3814

3814:                                             ; preds = %3809, %3802
  %3815 = phi <16 x float> [ %3586, %3802 ], [ %3813, %3809 ]
  %3816 = getelementptr inbounds float, ptr %3486, i64 %3806
  store <16 x float> %3815, ptr %3816, align 4
  %3817 = load i64, ptr %8, align 8
  %3818 = shl nsw i64 %3817, 2
  %3819 = add nsw i64 %3818, 16
  %3820 = load ptr, ptr %12, align 8
  %3821 = icmp eq ptr %3820, null
  br i1 %3821, label %3827, label %3822

3822:                                             ; preds = %3814
  %3823 = getelementptr inbounds float, ptr %3820, i64 %147
  %3824 = getelementptr inbounds float, ptr %3823, i64 %3819
  %3825 = load <16 x float>, ptr %3824, align 4
  %3826 = fadd <16 x float> %3587, %3825
  br label %3827

3827:                                             ; preds = %3822, %3814
  %3828 = phi <16 x float> [ %3587, %3814 ], [ %3826, %3822 ]
  %3829 = getelementptr inbounds float, ptr %3486, i64 %3819
  store <16 x float> %3828, ptr %3829, align 4
  %3830 = load i64, ptr %8, align 8
  %3831 = mul nsw i64 %3830, 5
  %3832 = load ptr, ptr %12, align 8
  %3833 = icmp eq ptr %3832, null
  br i1 %3833, label %3839, label %3834

3834:                                             ; preds = %3827
  %3835 = getelementptr inbounds float, ptr %3832, i64 %147
  %3836 = getelementptr inbounds float, ptr %3835, i64 %3831
  %3837 = load <16 x float>, ptr %3836, align 4
  %3838 = fadd <16 x float> %3588, %3837
  br label %3839

3839:                                             ; preds = %3834, %3827
  %3840 = phi <16 x float> [ %3588, %3827 ], [ %3838, %3834 ]
  %3841 = getelementptr inbounds float, ptr %3486, i64 %3831
  store <16 x float> %3840, ptr %3841, align 4
  %3842 = load i64, ptr %8, align 8
  %3843 = mul nsw i64 %3842, 5
  %3844 = add nsw i64 %3843, 16
  %3845 = load ptr, ptr %12, align 8
  %3846 = icmp eq ptr %3845, null
  br i1 %3846, label %3852, label %3847

3847:                                             ; preds = %3839
  %3848 = getelementptr inbounds float, ptr %3845, i64 %147
  %3849 = getelementptr inbounds float, ptr %3848, i64 %3844
  %3850 = load <16 x float>, ptr %3849, align 4
  %3851 = fadd <16 x float> %3589, %3850
  br label %3852

3852:                                             ; preds = %3847, %3839
  %3853 = phi <16 x float> [ %3589, %3839 ], [ %3851, %3847 ]
  %3854 = getelementptr inbounds float, ptr %3486, i64 %3844
  store <16 x float> %3853, ptr %3854, align 4
  %3855 = load i64, ptr %8, align 8
  %3856 = mul nsw i64 %3855, 6
  %3857 = load ptr, ptr %12, align 8
  %3858 = icmp eq ptr %3857, null
  br i1 %3858, label %3864, label %3859

3859:                                             ; preds = %3852
  %3860 = getelementptr inbounds float, ptr %3857, i64 %147
  %3861 = getelementptr inbounds float, ptr %3860, i64 %3856
  %3862 = load <16 x float>, ptr %3861, align 4
  %3863 = fadd <16 x float> %3590, %3862
  br label %3864

3864:                                             ; preds = %3859, %3852
  %3865 = phi <16 x float> [ %3590, %3852 ], [ %3863, %3859 ]
  %3866 = getelementptr inbounds float, ptr %3486, i64 %3856
  store <16 x float> %3865, ptr %3866, align 4
  %3867 = load i64, ptr %8, align 8
  %3868 = mul nsw i64 %3867, 6
  %3869 = add nsw i64 %3868, 16
  %3870 = load ptr, ptr %12, align 8
  %3871 = icmp eq ptr %3870, null
  br i1 %3871, label %3877, label %3872

3872:                                             ; preds = %3864
  %3873 = getelementptr inbounds float, ptr %3870, i64 %147
  %3874 = getelementptr inbounds float, ptr %3873, i64 %3869
  %3875 = load <16 x float>, ptr %3874, align 4
  %3876 = fadd <16 x float> %3591, %3875
  br label %3877

3877:                                             ; preds = %3872, %3864
  %3878 = phi <16 x float> [ %3591, %3864 ], [ %3876, %3872 ]
  %3879 = getelementptr inbounds float, ptr %3486, i64 %3869
  store <16 x float> %3878, ptr %3879, align 4
  %3880 = load i64, ptr %8, align 8
  %3881 = mul nsw i64 %3880, 7
  %3882 = load ptr, ptr %12, align 8
  %3883 = icmp eq ptr %3882, null
  br i1 %3883, label %3889, label %3884

3884:                                             ; preds = %3877
  %3885 = getelementptr inbounds float, ptr %3882, i64 %147
  %3886 = getelementptr inbounds float, ptr %3885, i64 %3881
  %3887 = load <16 x float>, ptr %3886, align 4
  %3888 = fadd <16 x float> %3592, %3887
  br label %3889

3889:                                             ; preds = %3884, %3877
  %3890 = phi <16 x float> [ %3592, %3877 ], [ %3888, %3884 ]
  %3891 = getelementptr inbounds float, ptr %3486, i64 %3881
  store <16 x float> %3890, ptr %3891, align 4
  %3892 = load i64, ptr %8, align 8
  %3893 = mul nsw i64 %3892, 7
  %3894 = add nsw i64 %3893, 16
  %3895 = load ptr, ptr %12, align 8
  %3896 = icmp eq ptr %3895, null
  br i1 %3896, label %3902, label %3897

3897:                                             ; preds = %3889
  %3898 = getelementptr inbounds float, ptr %3895, i64 %147
  %3899 = getelementptr inbounds float, ptr %3898, i64 %3894
  %3900 = load <16 x float>, ptr %3899, align 4
  %3901 = fadd <16 x float> %3593, %3900
  br label %3902

3902:                                             ; preds = %3897, %3889
  %3903 = phi <16 x float> [ %3593, %3889 ], [ %3901, %3897 ]
  %3904 = getelementptr inbounds float, ptr %3486, i64 %3894
  store <16 x float> %3903, ptr %3904, align 4
  %3905 = load i64, ptr %8, align 8
  %3906 = shl nsw i64 %3905, 3
  %3907 = load ptr, ptr %12, align 8
  %3908 = icmp eq ptr %3907, null
  br i1 %3908, label %3914, label %3909

3909:                                             ; preds = %3902
  %3910 = getelementptr inbounds float, ptr %3907, i64 %147
  %3911 = getelementptr inbounds float, ptr %3910, i64 %3906
  %3912 = load <16 x float>, ptr %3911, align 4
  %3913 = fadd <16 x float> %3594, %3912
  br label %3914

3914:                                             ; preds = %3909, %3902
  %3915 = phi <16 x float> [ %3594, %3902 ], [ %3913, %3909 ]
  %3916 = getelementptr inbounds float, ptr %3486, i64 %3906
  store <16 x float> %3915, ptr %3916, align 4
  %3917 = load i64, ptr %8, align 8
  %3918 = shl nsw i64 %3917, 3
  %3919 = add nsw i64 %3918, 16
  %3920 = load ptr, ptr %12, align 8
  %3921 = icmp eq ptr %3920, null
  br i1 %3921, label %3927, label %3922

3922:                                             ; preds = %3914
  %3923 = getelementptr inbounds float, ptr %3920, i64 %147
  %3924 = getelementptr inbounds float, ptr %3923, i64 %3919
  %3925 = load <16 x float>, ptr %3924, align 4
  %3926 = fadd <16 x float> %3595, %3925
  br label %3927

3927:                                             ; preds = %3922, %3914
  %3928 = phi <16 x float> [ %3595, %3914 ], [ %3926, %3922 ]
  %3929 = getelementptr inbounds float, ptr %3486, i64 %3919
  store <16 x float> %3928, ptr %3929, align 4
  %3930 = load i64, ptr %8, align 8
  %3931 = mul nsw i64 %3930, 9
  %3932 = load ptr, ptr %12, align 8
  %3933 = icmp eq ptr %3932, null
  br i1 %3933, label %3939, label %3934

3934:                                             ; preds = %3927
  %3935 = getelementptr inbounds float, ptr %3932, i64 %147
  %3936 = getelementptr inbounds float, ptr %3935, i64 %3931
  %3937 = load <16 x float>, ptr %3936, align 4
  %3938 = fadd <16 x float> %3596, %3937
  br label %3939

3939:                                             ; preds = %3934, %3927
  %3940 = phi <16 x float> [ %3596, %3927 ], [ %3938, %3934 ]
  %3941 = getelementptr inbounds float, ptr %3486, i64 %3931
  store <16 x float> %3940, ptr %3941, align 4
  %3942 = load i64, ptr %8, align 8
  %3943 = mul nsw i64 %3942, 9
  %3944 = add nsw i64 %3943, 16
  %3945 = load ptr, ptr %12, align 8
  %3946 = icmp eq ptr %3945, null
  br i1 %3946, label %3952, label %3947

3947:                                             ; preds = %3939
  %3948 = getelementptr inbounds float, ptr %3945, i64 %147
  %3949 = getelementptr inbounds float, ptr %3948, i64 %3944
  %3950 = load <16 x float>, ptr %3949, align 4
  %3951 = fadd <16 x float> %3597, %3950
  br label %3952

3952:                                             ; preds = %3947, %3939
  %3953 = phi <16 x float> [ %3597, %3939 ], [ %3951, %3947 ]
  %3954 = getelementptr inbounds float, ptr %3486, i64 %3944
  store <16 x float> %3953, ptr %3954, align 4
  %3955 = load i64, ptr %8, align 8
  %3956 = mul nsw i64 %3955, 10
  %3957 = load ptr, ptr %12, align 8
  %3958 = icmp eq ptr %3957, null
  br i1 %3958, label %3964, label %3959

3959:                                             ; preds = %3952
  %3960 = getelementptr inbounds float, ptr %3957, i64 %147
  %3961 = getelementptr inbounds float, ptr %3960, i64 %3956
  %3962 = load <16 x float>, ptr %3961, align 4
  %3963 = fadd <16 x float> %3598, %3962
  br label %3964

3964:                                             ; preds = %3959, %3952
  %3965 = phi <16 x float> [ %3598, %3952 ], [ %3963, %3959 ]
  %3966 = getelementptr inbounds float, ptr %3486, i64 %3956
  store <16 x float> %3965, ptr %3966, align 4
  %3967 = load i64, ptr %8, align 8
  %3968 = mul nsw i64 %3967, 10
  %3969 = add nsw i64 %3968, 16
  %3970 = load ptr, ptr %12, align 8
  %3971 = icmp eq ptr %3970, null
  br i1 %3971, label %3977, label %3972

3972:                                             ; preds = %3964
  %3973 = getelementptr inbounds float, ptr %3970, i64 %147
  %3974 = getelementptr inbounds float, ptr %3973, i64 %3969
  %3975 = load <16 x float>, ptr %3974, align 4
  %3976 = fadd <16 x float> %3599, %3975
  br label %3977

3977:                                             ; preds = %3972, %3964
  %3978 = phi <16 x float> [ %3599, %3964 ], [ %3976, %3972 ]
  %3979 = getelementptr inbounds float, ptr %3486, i64 %3969
  store <16 x float> %3978, ptr %3979, align 4
  %3980 = load i64, ptr %8, align 8
  %3981 = mul nsw i64 %3980, 11
  %3982 = load ptr, ptr %12, align 8
  %3983 = icmp eq ptr %3982, null
  br i1 %3983, label %4064, label %3984

3984:                                             ; preds = %3977
  %3985 = getelementptr inbounds float, ptr %3982, i64 %147
  %3986 = getelementptr inbounds float, ptr %3985, i64 %3981
  %3987 = load <16 x float>, ptr %3986, align 4
  %3988 = fadd <16 x float> %3600, %3987
  br label %4064

3989:                                             ; preds = %3577
  store <16 x float> %3578, ptr %3486, align 4
  store <16 x float> %3579, ptr %3489, align 4
  %3990 = load i64, ptr %8, align 8
  %3991 = getelementptr inbounds float, ptr %3486, i64 %3990
  store <16 x float> %3580, ptr %3991, align 4
  %3992 = load i64, ptr %8, align 8
  %3993 = getelementptr float, ptr %3486, i64 %3992
  %3994 = getelementptr i8, ptr %3993, i64 64
  store <16 x float> %3581, ptr %3994, align 4
  %3995 = load i64, ptr %8, align 8
  %3996 = shl nsw i64 %3995, 3
  %3997 = getelementptr inbounds i8, ptr %3486, i64 %3996
  store <16 x float> %3582, ptr %3997, align 4
  %3998 = load i64, ptr %8, align 8
  %3999 = shl i64 %3998, 3
  %4000 = getelementptr i8, ptr %3486, i64 %3999
  %4001 = getelementptr i8, ptr %4000, i64 64
  store <16 x float> %3583, ptr %4001, align 4
  %4002 = load i64, ptr %8, align 8
  %4003 = mul nsw i64 %4002, 12
  %4004 = getelementptr inbounds i8, ptr %3486, i64 %4003
  store <16 x float> %3584, ptr %4004, align 4
  %4005 = load i64, ptr %8, align 8
  %4006 = mul i64 %4005, 12
  %4007 = getelementptr i8, ptr %3486, i64 %4006
  %4008 = getelementptr i8, ptr %4007, i64 64
  store <16 x float> %3585, ptr %4008, align 4
  %4009 = load i64, ptr %8, align 8
  %4010 = shl nsw i64 %4009, 4
  %4011 = getelementptr inbounds i8, ptr %3486, i64 %4010
  store <16 x float> %3586, ptr %4011, align 4
  %4012 = load i64, ptr %8, align 8
  %4013 = shl i64 %4012, 4
  %4014 = getelementptr i8, ptr %3486, i64 %4013
  %4015 = getelementptr i8, ptr %4014, i64 64
  store <16 x float> %3587, ptr %4015, align 4
  %4016 = load i64, ptr %8, align 8
  %4017 = mul nsw i64 %4016, 20
  %4018 = getelementptr inbounds i8, ptr %3486, i64 %4017
  store <16 x float> %3588, ptr %4018, align 4
  %4019 = load i64, ptr %8, align 8
  %4020 = mul i64 %4019, 20
  %4021 = getelementptr i8, ptr %3486, i64 %4020
  %4022 = getelementptr i8, ptr %4021, i64 64
  store <16 x float> %3589, ptr %4022, align 4
  %4023 = load i64, ptr %8, align 8
  %4024 = mul nsw i64 %4023, 24
  %4025 = getelementptr inbounds i8, ptr %3486, i64 %4024
  store <16 x float> %3590, ptr %4025, align 4
  %4026 = load i64, ptr %8, align 8
  %4027 = mul i64 %4026, 24
  %4028 = getelementptr i8, ptr %3486, i64 %4027
  %4029 = getelementptr i8, ptr %4028, i64 64
  store <16 x float> %3591, ptr %4029, align 4
  %4030 = load i64, ptr %8, align 8
  %4031 = mul nsw i64 %4030, 28
  %4032 = getelementptr inbounds i8, ptr %3486, i64 %4031
  store <16 x float> %3592, ptr %4032, align 4
  %4033 = load i64, ptr %8, align 8
  %4034 = mul i64 %4033, 28
  %4035 = getelementptr i8, ptr %3486, i64 %4034
  %4036 = getelementptr i8, ptr %4035, i64 64
  store <16 x float> %3593, ptr %4036, align 4
  %4037 = load i64, ptr %8, align 8
  %4038 = shl nsw i64 %4037, 5
  %4039 = getelementptr inbounds i8, ptr %3486, i64 %4038
  store <16 x float> %3594, ptr %4039, align 4
  %4040 = load i64, ptr %8, align 8
  %4041 = shl i64 %4040, 5
  %4042 = getelementptr i8, ptr %3486, i64 %4041
  %4043 = getelementptr i8, ptr %4042, i64 64
  store <16 x float> %3595, ptr %4043, align 4
  %4044 = load i64, ptr %8, align 8
  %4045 = mul nsw i64 %4044, 36
  %4046 = getelementptr inbounds i8, ptr %3486, i64 %4045
  store <16 x float> %3596, ptr %4046, align 4
  %4047 = load i64, ptr %8, align 8
  %4048 = mul i64 %4047, 36
  %4049 = getelementptr i8, ptr %3486, i64 %4048
  %4050 = getelementptr i8, ptr %4049, i64 64
  store <16 x float> %3597, ptr %4050, align 4
  %4051 = load i64, ptr %8, align 8
  %4052 = mul nsw i64 %4051, 40
  %4053 = getelementptr inbounds i8, ptr %3486, i64 %4052
  store <16 x float> %3598, ptr %4053, align 4
  %4054 = load i64, ptr %8, align 8
  %4055 = mul i64 %4054, 40
  %4056 = getelementptr i8, ptr %3486, i64 %4055
  %4057 = getelementptr i8, ptr %4056, i64 64
  store <16 x float> %3599, ptr %4057, align 4
  %4058 = load i64, ptr %8, align 8
  %4059 = mul nsw i64 %4058, 44
  %4060 = getelementptr inbounds i8, ptr %3486, i64 %4059
  store <16 x float> %3600, ptr %4060, align 4
  %4061 = load i64, ptr %8, align 8
  %4062 = mul nsw i64 %4061, 11
  %4063 = add nsw i64 %4062, 16
  br label %4077

4064:                                             ; preds = %3984, %3977
  %4065 = phi <16 x float> [ %3600, %3977 ], [ %3988, %3984 ]
  %4066 = getelementptr inbounds float, ptr %3486, i64 %3981
  store <16 x float> %4065, ptr %4066, align 4
  %4067 = load i64, ptr %8, align 8
  %4068 = mul nsw i64 %4067, 11
  %4069 = add nsw i64 %4068, 16
  %4070 = load ptr, ptr %12, align 8
  %4071 = icmp eq ptr %4070, null
  br i1 %4071, label %4077, label %4072

4072:                                             ; preds = %4064
  %4073 = getelementptr inbounds float, ptr %4070, i64 %147
  %4074 = getelementptr inbounds float, ptr %4073, i64 %4069
  %4075 = load <16 x float>, ptr %4074, align 4
  %4076 = fadd <16 x float> %3601, %4075
  br label %4077

4077:                                             ; preds = %3989, %4072, %4064
  %4078 = phi i64 [ %4069, %4072 ], [ %4069, %4064 ], [ %4063, %3989 ]
  %4079 = phi <16 x float> [ %4076, %4072 ], [ %3601, %4064 ], [ %3601, %3989 ]
  %4080 = getelementptr inbounds float, ptr %3486, i64 %4078
  store <16 x float> %4079, ptr %4080, align 4
  br label %4081

4081:                                             ; preds = %4077, %3480, %2932, %2433, %1983, %1582, %1230, %927, %673, %468, %312, %207, %126
  %4082 = mul nsw i64 %135, %71
  %4083 = getelementptr inbounds float, ptr %128, i64 %4082
  %4084 = add nuw nsw i64 %129, 1
  %4085 = sub i64 %127, %23
  %4086 = icmp eq i64 %4084, %60
  br i1 %4086, label %96, label %126, !llvm.loop !12

4087:                                             ; preds = %63, %48
  call void @llvm.lifetime.end.p0(i64 18432, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 294912, ptr nonnull %2)
  %4088 = add nuw nsw i64 %16, 768
  %4089 = load i64, ptr %4, align 8
  %4090 = icmp slt i64 %4088, %4089
  %4091 = add i64 %14, -768
  br i1 %4090, label %13, label %4092, !llvm.loop !13

4092:                                             ; preds = %4087, %1
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
  br i1 %55, label %197, label %27, !llvm.loop !18

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
  br i1 %68, label %56, label %211, !llvm.loop !19

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
  br i1 %85, label %104, label %69, !llvm.loop !20

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
  br i1 %103, label %104, label %86, !llvm.loop !21

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
  br i1 %129, label %150, label %112, !llvm.loop !21

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
  br i1 %149, label %150, label %133, !llvm.loop !20

150:                                              ; preds = %133, %112
  br i1 %15, label %64, label %151, !llvm.loop !22

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
  br i1 %176, label %64, label %159, !llvm.loop !21

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
  br i1 %196, label %64, label %180, !llvm.loop !20

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
  br i1 %210, label %211, label %200, !llvm.loop !23

211:                                              ; preds = %64, %197, %200, %7, %16
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !10}
