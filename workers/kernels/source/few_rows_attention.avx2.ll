; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 2ee87643b60a2e63, code 56fb5db532727dc7
%struct.query = type { ptr, ptr, ptr, ptr, i64, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [24576 x float], align 16
  %3 = alloca [12 x %struct.query], align 16
  call void @llvm.lifetime.start.p0(i64 98304, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = add nsw i64 %8, 11
  %10 = sdiv i64 %9, 12
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %10, %12
  %14 = tail call i32 @omp_get_thread_num()
  %15 = sext i32 %14 to i64
  %16 = tail call i32 @omp_get_num_threads()
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %15
  %19 = sdiv i64 %18, %17
  %20 = add nsw i64 %15, 1
  %21 = mul nsw i64 %13, %20
  %22 = sdiv i64 %21, %17
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %1
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %39 = tail call float @llvm.vector.reduce.fmax.v8f32(<8 x float> splat (float 0xFFF0000000000000))
  br label %41

40:                                               ; preds = %660, %1
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 98304, ptr nonnull %2)
  ret void

41:                                               ; preds = %24, %660
  %42 = phi i64 [ %19, %24 ], [ %661, %660 ]
  %43 = sdiv i64 %42, %10
  %44 = srem i64 %42, %10
  %45 = mul nsw i64 %44, 12
  %46 = sub nsw i64 %8, %45
  %47 = call i64 @llvm.smin.i64(i64 %46, i64 12)
  %48 = load ptr, ptr %25, align 8
  %49 = load i64, ptr %26, align 8
  %50 = mul nsw i64 %49, %43
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = mul nsw i64 %53, %43
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = icmp sgt i64 %46, 0
  %57 = load i64, ptr %32, align 8
  br i1 %56, label %58, label %73

58:                                               ; preds = %41
  %59 = load i64, ptr %4, align 8, !noalias !6
  %60 = mul nsw i64 %59, %43
  %61 = load i64, ptr %6, align 8, !noalias !6
  %62 = load ptr, ptr %0, align 8, !noalias !6
  %63 = load i64, ptr %29, align 8, !noalias !6
  %64 = load i64, ptr %30, align 8, !noalias !6
  %65 = load ptr, ptr %31, align 8, !noalias !6
  %66 = load i64, ptr %11, align 8, !noalias !6
  %67 = mul i64 %59, %66
  %68 = load i64, ptr %33, align 8, !noalias !6
  %69 = load ptr, ptr %34, align 8, !noalias !6
  %70 = load i64, ptr %35, align 8, !noalias !6
  %71 = icmp eq i64 %70, 0
  %72 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %663

73:                                               ; preds = %663, %41
  %74 = icmp sgt i64 %57, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  %76 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %80

77:                                               ; preds = %177, %73
  br i1 %56, label %78, label %660

78:                                               ; preds = %77
  %79 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  br label %183

80:                                               ; preds = %75, %177
  %81 = phi i64 [ %57, %75 ], [ %178, %177 ]
  %82 = phi i64 [ 0, %75 ], [ %179, %177 ]
  %83 = add nsw i64 %81, -8
  %84 = call i64 @llvm.smin.i64(i64 %82, i64 %83)
  %85 = load i64, ptr %36, align 8
  %86 = mul nsw i64 %85, %84
  %87 = getelementptr inbounds float, ptr %51, i64 %86
  br i1 %56, label %88, label %177

88:                                               ; preds = %80, %102
  %89 = phi i64 [ %135, %102 ], [ 0, %80 ]
  %90 = load i64, ptr %33, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %102

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %89
  %94 = load ptr, ptr %93, align 16
  %95 = load i64, ptr %36, align 8
  %96 = shl i64 %95, 3
  %97 = mul i64 %95, 12
  %98 = shl i64 %95, 4
  %99 = mul i64 %95, 20
  %100 = mul i64 %95, 24
  %101 = mul i64 %95, 28
  br label %137

102:                                              ; preds = %137, %88
  %103 = phi <8 x float> [ zeroinitializer, %88 ], [ %172, %137 ]
  %104 = phi <8 x float> [ zeroinitializer, %88 ], [ %169, %137 ]
  %105 = phi <8 x float> [ zeroinitializer, %88 ], [ %166, %137 ]
  %106 = phi <8 x float> [ zeroinitializer, %88 ], [ %163, %137 ]
  %107 = phi <8 x float> [ zeroinitializer, %88 ], [ %160, %137 ]
  %108 = phi <8 x float> [ zeroinitializer, %88 ], [ %157, %137 ]
  %109 = phi <8 x float> [ zeroinitializer, %88 ], [ %154, %137 ]
  %110 = phi <8 x float> [ zeroinitializer, %88 ], [ %151, %137 ]
  %111 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %89, i32 3
  %112 = load ptr, ptr %111, align 8
  %113 = shufflevector <8 x float> %110, <8 x float> %109, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %114 = shufflevector <8 x float> %110, <8 x float> %109, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %115 = fadd <8 x float> %113, %114
  %116 = shufflevector <8 x float> %108, <8 x float> %107, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %117 = shufflevector <8 x float> %108, <8 x float> %107, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %118 = fadd <8 x float> %116, %117
  %119 = shufflevector <8 x float> %106, <8 x float> %105, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %120 = shufflevector <8 x float> %106, <8 x float> %105, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %121 = fadd <8 x float> %119, %120
  %122 = shufflevector <8 x float> %104, <8 x float> %103, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %123 = shufflevector <8 x float> %104, <8 x float> %103, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %124 = fadd <8 x float> %122, %123
  %125 = shufflevector <8 x float> %115, <8 x float> %118, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %126 = shufflevector <8 x float> %115, <8 x float> %118, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %127 = fadd <8 x float> %125, %126
  %128 = shufflevector <8 x float> %121, <8 x float> %124, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %129 = shufflevector <8 x float> %121, <8 x float> %124, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %130 = fadd <8 x float> %128, %129
  %131 = shufflevector <8 x float> %127, <8 x float> %130, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %132 = shufflevector <8 x float> %127, <8 x float> %130, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %133 = fadd <8 x float> %131, %132
  %134 = getelementptr inbounds float, ptr %112, i64 %84
  store <8 x float> %133, ptr %134, align 4
  %135 = add nuw nsw i64 %89, 1
  %136 = icmp eq i64 %135, %76
  br i1 %136, label %175, label %88, !llvm.loop !9

137:                                              ; preds = %92, %137
  %138 = phi <8 x float> [ zeroinitializer, %92 ], [ %172, %137 ]
  %139 = phi <8 x float> [ zeroinitializer, %92 ], [ %169, %137 ]
  %140 = phi <8 x float> [ zeroinitializer, %92 ], [ %166, %137 ]
  %141 = phi <8 x float> [ zeroinitializer, %92 ], [ %163, %137 ]
  %142 = phi <8 x float> [ zeroinitializer, %92 ], [ %160, %137 ]
  %143 = phi <8 x float> [ zeroinitializer, %92 ], [ %157, %137 ]
  %144 = phi <8 x float> [ zeroinitializer, %92 ], [ %154, %137 ]
  %145 = phi <8 x float> [ zeroinitializer, %92 ], [ %151, %137 ]
  %146 = phi i64 [ 0, %92 ], [ %173, %137 ]
  %147 = getelementptr inbounds nuw float, ptr %94, i64 %146
  %148 = load <8 x float>, ptr %147, align 4
  %149 = getelementptr float, ptr %87, i64 %146
  %150 = load <8 x float>, ptr %149, align 4
  %151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %150, <8 x float> %145)
  %152 = getelementptr float, ptr %149, i64 %95
  %153 = load <8 x float>, ptr %152, align 4
  %154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %153, <8 x float> %144)
  %155 = getelementptr i8, ptr %149, i64 %96
  %156 = load <8 x float>, ptr %155, align 4
  %157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %156, <8 x float> %143)
  %158 = getelementptr i8, ptr %149, i64 %97
  %159 = load <8 x float>, ptr %158, align 4
  %160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %159, <8 x float> %142)
  %161 = getelementptr i8, ptr %149, i64 %98
  %162 = load <8 x float>, ptr %161, align 4
  %163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %162, <8 x float> %141)
  %164 = getelementptr i8, ptr %149, i64 %99
  %165 = load <8 x float>, ptr %164, align 4
  %166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %165, <8 x float> %140)
  %167 = getelementptr i8, ptr %149, i64 %100
  %168 = load <8 x float>, ptr %167, align 4
  %169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %168, <8 x float> %139)
  %170 = getelementptr i8, ptr %149, i64 %101
  %171 = load <8 x float>, ptr %170, align 4
  %172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %148, <8 x float> %171, <8 x float> %138)
  %173 = add nuw nsw i64 %146, 8
  %174 = icmp slt i64 %173, %90
  br i1 %174, label %137, label %102, !llvm.loop !11

175:                                              ; preds = %102
  %176 = load i64, ptr %32, align 8
  br label %177

177:                                              ; preds = %175, %80
  %178 = phi i64 [ %176, %175 ], [ %81, %80 ]
  %179 = add nuw nsw i64 %82, 8
  %180 = icmp slt i64 %179, %178
  br i1 %180, label %80, label %77, !llvm.loop !13

181:                                              ; preds = %303
  %182 = load i64, ptr %33, align 8
  br label %324

183:                                              ; preds = %78, %303
  %184 = phi i64 [ %322, %303 ], [ 0, %78 ]
  %185 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %184
  %186 = load i64, ptr %32, align 8
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %191, label %188

188:                                              ; preds = %183
  %189 = load float, ptr %37, align 8
  %190 = fmul float %39, %189
  br label %303

191:                                              ; preds = %183
  %192 = getelementptr inbounds nuw i8, ptr %185, i64 32
  %193 = load i64, ptr %192, align 16
  %194 = trunc i64 %193 to i32
  %195 = insertelement <8 x i32> poison, i32 %194, i64 0
  %196 = shufflevector <8 x i32> %195, <8 x i32> poison, <8 x i32> zeroinitializer
  %197 = getelementptr inbounds nuw i8, ptr %185, i64 24
  %198 = load ptr, ptr %197, align 8
  %199 = add nsw i64 %186, -1
  %200 = icmp ult i64 %186, 9
  br i1 %200, label %205, label %201

201:                                              ; preds = %191
  %202 = lshr i64 %199, 3
  %203 = add nuw nsw i64 %202, 1
  %204 = and i64 %203, 4611686018427387902
  br label %236

205:                                              ; preds = %236, %191
  %206 = phi <8 x float> [ poison, %191 ], [ %260, %236 ]
  %207 = phi <8 x float> [ splat (float 0xFFF0000000000000), %191 ], [ %260, %236 ]
  %208 = phi i64 [ 0, %191 ], [ %261, %236 ]
  %209 = and i64 %199, 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %211, label %222

211:                                              ; preds = %205
  %212 = trunc i64 %208 to i32
  %213 = insertelement <8 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <8 x i32> %213, <8 x i32> poison, <8 x i32> zeroinitializer
  %215 = or disjoint <8 x i32> %214, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %216 = icmp slt <8 x i32> %215, %196
  %217 = getelementptr inbounds nuw float, ptr %198, i64 %208
  %218 = load <8 x float>, ptr %217, align 4
  %219 = select <8 x i1> %216, <8 x float> %218, <8 x float> splat (float 0xFFF0000000000000)
  %220 = fcmp ogt <8 x float> %219, %207
  %221 = select <8 x i1> %220, <8 x float> %219, <8 x float> %207
  br label %222

222:                                              ; preds = %205, %211
  %223 = phi <8 x float> [ %206, %205 ], [ %221, %211 ]
  %224 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %223)
  %225 = load float, ptr %37, align 8
  %226 = fmul float %224, %225
  %227 = getelementptr inbounds nuw i8, ptr %185, i64 32
  %228 = load i64, ptr %227, align 16
  %229 = trunc i64 %228 to i32
  %230 = insertelement <8 x i32> poison, i32 %229, i64 0
  %231 = shufflevector <8 x i32> %230, <8 x i32> poison, <8 x i32> zeroinitializer
  %232 = getelementptr inbounds nuw i8, ptr %185, i64 24
  %233 = load ptr, ptr %232, align 8
  %234 = insertelement <8 x float> poison, float %226, i64 0
  %235 = shufflevector <8 x float> %234, <8 x float> poison, <8 x i32> zeroinitializer
  br label %264

236:                                              ; preds = %236, %201
  %237 = phi <8 x float> [ splat (float 0xFFF0000000000000), %201 ], [ %260, %236 ]
  %238 = phi i64 [ 0, %201 ], [ %261, %236 ]
  %239 = phi i64 [ 0, %201 ], [ %262, %236 ]
  %240 = trunc i64 %238 to i32
  %241 = insertelement <8 x i32> poison, i32 %240, i64 0
  %242 = shufflevector <8 x i32> %241, <8 x i32> poison, <8 x i32> zeroinitializer
  %243 = or disjoint <8 x i32> %242, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %244 = icmp slt <8 x i32> %243, %196
  %245 = getelementptr inbounds nuw float, ptr %198, i64 %238
  %246 = load <8 x float>, ptr %245, align 4
  %247 = select <8 x i1> %244, <8 x float> %246, <8 x float> splat (float 0xFFF0000000000000)
  %248 = fcmp ogt <8 x float> %247, %237
  %249 = select <8 x i1> %248, <8 x float> %247, <8 x float> %237
  %250 = or disjoint i64 %238, 8
  %251 = trunc i64 %250 to i32
  %252 = insertelement <8 x i32> poison, i32 %251, i64 0
  %253 = shufflevector <8 x i32> %252, <8 x i32> poison, <8 x i32> zeroinitializer
  %254 = or disjoint <8 x i32> %253, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %255 = icmp slt <8 x i32> %254, %196
  %256 = getelementptr inbounds nuw float, ptr %198, i64 %250
  %257 = load <8 x float>, ptr %256, align 4
  %258 = select <8 x i1> %255, <8 x float> %257, <8 x float> splat (float 0xFFF0000000000000)
  %259 = fcmp ogt <8 x float> %258, %249
  %260 = select <8 x i1> %259, <8 x float> %258, <8 x float> %249
  %261 = add nuw nsw i64 %238, 16
  %262 = add i64 %239, 2
  %263 = icmp eq i64 %262, %204
  br i1 %263, label %205, label %236, !llvm.loop !14

264:                                              ; preds = %222, %264
  %265 = phi <8 x float> [ zeroinitializer, %222 ], [ %299, %264 ]
  %266 = phi i64 [ 0, %222 ], [ %300, %264 ]
  %267 = trunc i64 %266 to i32
  %268 = insertelement <8 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <8 x i32> %268, <8 x i32> poison, <8 x i32> zeroinitializer
  %270 = or disjoint <8 x i32> %269, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %271 = icmp slt <8 x i32> %270, %231
  %272 = getelementptr inbounds nuw float, ptr %233, i64 %266
  %273 = load <8 x float>, ptr %272, align 4
  %274 = load float, ptr %37, align 8
  %275 = insertelement <8 x float> poison, float %274, i64 0
  %276 = shufflevector <8 x float> %275, <8 x float> poison, <8 x i32> zeroinitializer
  %277 = fmul <8 x float> %273, %276
  %278 = fsub <8 x float> %277, %235
  %279 = fcmp olt <8 x float> %278, splat (float -8.600000e+01)
  %280 = select <8 x i1> %279, <8 x float> splat (float -8.600000e+01), <8 x float> %278
  %281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %280, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %282 = bitcast <8 x float> %281 to <8 x i32>
  %283 = fadd <8 x float> %281, splat (float 0xC168000000000000)
  %284 = call <8 x float> @llvm.fma.v8f32(<8 x float> %283, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %280)
  %285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %283, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %284)
  %286 = call <8 x float> @llvm.fma.v8f32(<8 x float> %285, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %286, <8 x float> %285, <8 x float> splat (float 0x3F81112100000000))
  %288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %287, <8 x float> %285, <8 x float> splat (float 0x3FA5553820000000))
  %289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %288, <8 x float> %285, <8 x float> splat (float 0x3FC5555540000000))
  %290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %289, <8 x float> %285, <8 x float> splat (float 5.000000e-01))
  %291 = fmul <8 x float> %285, %285
  %292 = call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> %291, <8 x float> %285)
  %293 = fadd <8 x float> %292, splat (float 1.000000e+00)
  %294 = shl <8 x i32> %282, splat (i32 23)
  %295 = add <8 x i32> %294, splat (i32 1065353216)
  %296 = bitcast <8 x i32> %295 to <8 x float>
  %297 = fmul <8 x float> %293, %296
  %298 = select <8 x i1> %271, <8 x float> %297, <8 x float> zeroinitializer
  store <8 x float> %298, ptr %272, align 4
  %299 = fadd <8 x float> %265, %298
  %300 = add nuw nsw i64 %266, 8
  %301 = load i64, ptr %32, align 8
  %302 = icmp slt i64 %300, %301
  br i1 %302, label %264, label %303, !llvm.loop !15

303:                                              ; preds = %264, %188
  %304 = phi float [ %190, %188 ], [ %226, %264 ]
  %305 = phi <8 x float> [ zeroinitializer, %188 ], [ %299, %264 ]
  %306 = shufflevector <8 x float> %305, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %307 = shufflevector <8 x float> %305, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %308 = fadd <4 x float> %306, %307
  %309 = shufflevector <4 x float> %308, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %310 = fadd <4 x float> %308, %309
  %311 = shufflevector <4 x float> %308, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %312 = shufflevector <4 x float> %308, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %313 = fadd <4 x float> %311, %312
  %314 = fadd <4 x float> %310, %313
  %315 = extractelement <4 x float> %314, i64 0
  %316 = fdiv float 1.000000e+00, %315
  %317 = getelementptr inbounds nuw i8, ptr %185, i64 40
  store float %316, ptr %317, align 8
  %318 = call float @logf(float noundef %315)
  %319 = fadd float %304, %318
  %320 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %321 = load ptr, ptr %320, align 16
  store float %319, ptr %321, align 4
  %322 = add nuw nsw i64 %184, 1
  %323 = icmp eq i64 %322, %79
  br i1 %323, label %181, label %183, !llvm.loop !16

324:                                              ; preds = %181, %656
  %325 = phi i64 [ %182, %181 ], [ %657, %656 ]
  %326 = phi i64 [ 0, %181 ], [ %658, %656 ]
  %327 = getelementptr inbounds nuw %struct.query, ptr %3, i64 %326
  %328 = xor i64 %326, -1
  %329 = add nsw i64 %47, %328
  %330 = icmp slt i64 %325, 16
  br i1 %330, label %350, label %331

331:                                              ; preds = %324
  %332 = call i64 @llvm.smin.i64(i64 %329, i64 0)
  %333 = call i64 @llvm.smin.i64(i64 %329, i64 1)
  %334 = call i64 @llvm.smin.i64(i64 %329, i64 2)
  %335 = call i64 @llvm.smin.i64(i64 %329, i64 3)
  %336 = call i64 @llvm.smin.i64(i64 %329, i64 4)
  %337 = call i64 @llvm.smin.i64(i64 %329, i64 5)
  %338 = call i64 @llvm.smin.i64(i64 %329, i64 0)
  %339 = getelementptr inbounds %struct.query, ptr %327, i64 %338, i32 3
  %340 = call i64 @llvm.smin.i64(i64 %329, i64 1)
  %341 = getelementptr inbounds %struct.query, ptr %327, i64 %340, i32 3
  %342 = call i64 @llvm.smin.i64(i64 %329, i64 2)
  %343 = getelementptr inbounds %struct.query, ptr %327, i64 %342, i32 3
  %344 = call i64 @llvm.smin.i64(i64 %329, i64 3)
  %345 = getelementptr inbounds %struct.query, ptr %327, i64 %344, i32 3
  %346 = call i64 @llvm.smin.i64(i64 %329, i64 4)
  %347 = getelementptr inbounds %struct.query, ptr %327, i64 %346, i32 3
  %348 = call i64 @llvm.smin.i64(i64 %329, i64 5)
  %349 = getelementptr inbounds %struct.query, ptr %327, i64 %348, i32 3
  br label %375

350:                                              ; preds = %389, %324
  %351 = phi i64 [ %325, %324 ], [ %475, %389 ]
  %352 = phi i64 [ 0, %324 ], [ %376, %389 ]
  %353 = icmp slt i64 %352, %351
  br i1 %353, label %354, label %656

354:                                              ; preds = %350
  %355 = call i64 @llvm.smin.i64(i64 %329, i64 0)
  %356 = getelementptr inbounds %struct.query, ptr %327, i64 %355
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 8
  %358 = call i64 @llvm.smin.i64(i64 %329, i64 1)
  %359 = call i64 @llvm.smin.i64(i64 %329, i64 2)
  %360 = call i64 @llvm.smin.i64(i64 %329, i64 3)
  %361 = call i64 @llvm.smin.i64(i64 %329, i64 4)
  %362 = call i64 @llvm.smin.i64(i64 %329, i64 5)
  %363 = getelementptr inbounds %struct.query, ptr %327, i64 %355, i32 3
  %364 = call i64 @llvm.smin.i64(i64 %329, i64 1)
  %365 = getelementptr inbounds %struct.query, ptr %327, i64 %364, i32 3
  %366 = call i64 @llvm.smin.i64(i64 %329, i64 2)
  %367 = getelementptr inbounds %struct.query, ptr %327, i64 %366, i32 3
  %368 = call i64 @llvm.smin.i64(i64 %329, i64 3)
  %369 = getelementptr inbounds %struct.query, ptr %327, i64 %368, i32 3
  %370 = call i64 @llvm.smin.i64(i64 %329, i64 4)
  %371 = getelementptr inbounds %struct.query, ptr %327, i64 %370, i32 3
  %372 = call i64 @llvm.smin.i64(i64 %329, i64 5)
  %373 = getelementptr inbounds %struct.query, ptr %327, i64 %372, i32 3
  %374 = getelementptr inbounds nuw i8, ptr %356, i64 40
  br label %534

375:                                              ; preds = %331, %389
  %376 = phi i64 [ %474, %389 ], [ 16, %331 ]
  %377 = phi i64 [ %376, %389 ], [ 0, %331 ]
  %378 = load i64, ptr %32, align 8
  %379 = getelementptr float, ptr %55, i64 %377
  %380 = icmp sgt i64 %378, 0
  br i1 %380, label %381, label %389

381:                                              ; preds = %375
  %382 = load i64, ptr %38, align 8
  %383 = load ptr, ptr %339, align 8
  %384 = load ptr, ptr %341, align 8
  %385 = load ptr, ptr %343, align 8
  %386 = load ptr, ptr %345, align 8
  %387 = load ptr, ptr %347, align 8
  %388 = load ptr, ptr %349, align 8
  br label %477

389:                                              ; preds = %477, %375
  %390 = phi i64 [ %337, %375 ], [ %348, %477 ]
  %391 = phi i64 [ %336, %375 ], [ %346, %477 ]
  %392 = phi i64 [ %335, %375 ], [ %344, %477 ]
  %393 = phi i64 [ %334, %375 ], [ %342, %477 ]
  %394 = phi i64 [ %333, %375 ], [ %340, %477 ]
  %395 = phi i64 [ %332, %375 ], [ %338, %477 ]
  %396 = phi <8 x float> [ zeroinitializer, %375 ], [ %519, %477 ]
  %397 = phi <8 x float> [ zeroinitializer, %375 ], [ %518, %477 ]
  %398 = phi <8 x float> [ zeroinitializer, %375 ], [ %513, %477 ]
  %399 = phi <8 x float> [ zeroinitializer, %375 ], [ %512, %477 ]
  %400 = phi <8 x float> [ zeroinitializer, %375 ], [ %507, %477 ]
  %401 = phi <8 x float> [ zeroinitializer, %375 ], [ %506, %477 ]
  %402 = phi <8 x float> [ zeroinitializer, %375 ], [ %501, %477 ]
  %403 = phi <8 x float> [ zeroinitializer, %375 ], [ %500, %477 ]
  %404 = phi <8 x float> [ zeroinitializer, %375 ], [ %524, %477 ]
  %405 = phi <8 x float> [ zeroinitializer, %375 ], [ %525, %477 ]
  %406 = phi <8 x float> [ zeroinitializer, %375 ], [ %530, %477 ]
  %407 = phi <8 x float> [ zeroinitializer, %375 ], [ %531, %477 ]
  %408 = getelementptr inbounds %struct.query, ptr %327, i64 %395
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 8
  %410 = load ptr, ptr %409, align 8
  %411 = getelementptr inbounds nuw float, ptr %410, i64 %377
  %412 = getelementptr inbounds nuw i8, ptr %408, i64 40
  %413 = load float, ptr %412, align 8
  %414 = insertelement <8 x float> poison, float %413, i64 0
  %415 = shufflevector <8 x float> %414, <8 x float> poison, <8 x i32> zeroinitializer
  %416 = fmul <8 x float> %403, %415
  store <8 x float> %416, ptr %411, align 4
  %417 = getelementptr inbounds nuw i8, ptr %411, i64 32
  %418 = fmul <8 x float> %402, %415
  store <8 x float> %418, ptr %417, align 4
  %419 = getelementptr inbounds %struct.query, ptr %327, i64 %394
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 8
  %421 = load ptr, ptr %420, align 8
  %422 = getelementptr inbounds nuw float, ptr %421, i64 %377
  %423 = getelementptr inbounds nuw i8, ptr %419, i64 40
  %424 = load float, ptr %423, align 8
  %425 = insertelement <8 x float> poison, float %424, i64 0
  %426 = shufflevector <8 x float> %425, <8 x float> poison, <8 x i32> zeroinitializer
  %427 = fmul <8 x float> %401, %426
  store <8 x float> %427, ptr %422, align 4
  %428 = getelementptr inbounds nuw i8, ptr %422, i64 32
  %429 = fmul <8 x float> %400, %426
  store <8 x float> %429, ptr %428, align 4
  %430 = getelementptr inbounds %struct.query, ptr %327, i64 %393
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 8
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds nuw float, ptr %432, i64 %377
  %434 = getelementptr inbounds nuw i8, ptr %430, i64 40
  %435 = load float, ptr %434, align 8
  %436 = insertelement <8 x float> poison, float %435, i64 0
  %437 = shufflevector <8 x float> %436, <8 x float> poison, <8 x i32> zeroinitializer
  %438 = fmul <8 x float> %399, %437
  store <8 x float> %438, ptr %433, align 4
  %439 = getelementptr inbounds nuw i8, ptr %433, i64 32
  %440 = fmul <8 x float> %398, %437
  store <8 x float> %440, ptr %439, align 4
  %441 = getelementptr inbounds %struct.query, ptr %327, i64 %392
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 8
  %443 = load ptr, ptr %442, align 8
  %444 = getelementptr inbounds nuw float, ptr %443, i64 %377
  %445 = getelementptr inbounds nuw i8, ptr %441, i64 40
  %446 = load float, ptr %445, align 8
  %447 = insertelement <8 x float> poison, float %446, i64 0
  %448 = shufflevector <8 x float> %447, <8 x float> poison, <8 x i32> zeroinitializer
  %449 = fmul <8 x float> %397, %448
  store <8 x float> %449, ptr %444, align 4
  %450 = getelementptr inbounds nuw i8, ptr %444, i64 32
  %451 = fmul <8 x float> %396, %448
  store <8 x float> %451, ptr %450, align 4
  %452 = getelementptr inbounds %struct.query, ptr %327, i64 %391
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 8
  %454 = load ptr, ptr %453, align 8
  %455 = getelementptr inbounds nuw float, ptr %454, i64 %377
  %456 = getelementptr inbounds nuw i8, ptr %452, i64 40
  %457 = load float, ptr %456, align 8
  %458 = insertelement <8 x float> poison, float %457, i64 0
  %459 = shufflevector <8 x float> %458, <8 x float> poison, <8 x i32> zeroinitializer
  %460 = fmul <8 x float> %404, %459
  store <8 x float> %460, ptr %455, align 4
  %461 = getelementptr inbounds nuw i8, ptr %455, i64 32
  %462 = fmul <8 x float> %405, %459
  store <8 x float> %462, ptr %461, align 4
  %463 = getelementptr inbounds %struct.query, ptr %327, i64 %390
  %464 = getelementptr inbounds nuw i8, ptr %463, i64 8
  %465 = load ptr, ptr %464, align 8
  %466 = getelementptr inbounds nuw float, ptr %465, i64 %377
  %467 = getelementptr inbounds nuw i8, ptr %463, i64 40
  %468 = load float, ptr %467, align 8
  %469 = insertelement <8 x float> poison, float %468, i64 0
  %470 = shufflevector <8 x float> %469, <8 x float> poison, <8 x i32> zeroinitializer
  %471 = fmul <8 x float> %406, %470
  store <8 x float> %471, ptr %466, align 4
  %472 = getelementptr inbounds nuw i8, ptr %466, i64 32
  %473 = fmul <8 x float> %407, %470
  store <8 x float> %473, ptr %472, align 4
  %474 = add nuw nsw i64 %376, 16
  %475 = load i64, ptr %33, align 8
  %476 = icmp sgt i64 %474, %475
  br i1 %476, label %350, label %375, !llvm.loop !17

477:                                              ; preds = %381, %477
  %478 = phi <8 x float> [ zeroinitializer, %381 ], [ %519, %477 ]
  %479 = phi <8 x float> [ zeroinitializer, %381 ], [ %518, %477 ]
  %480 = phi <8 x float> [ zeroinitializer, %381 ], [ %513, %477 ]
  %481 = phi <8 x float> [ zeroinitializer, %381 ], [ %512, %477 ]
  %482 = phi <8 x float> [ zeroinitializer, %381 ], [ %507, %477 ]
  %483 = phi <8 x float> [ zeroinitializer, %381 ], [ %506, %477 ]
  %484 = phi <8 x float> [ zeroinitializer, %381 ], [ %501, %477 ]
  %485 = phi <8 x float> [ zeroinitializer, %381 ], [ %500, %477 ]
  %486 = phi <8 x float> [ zeroinitializer, %381 ], [ %524, %477 ]
  %487 = phi <8 x float> [ zeroinitializer, %381 ], [ %525, %477 ]
  %488 = phi <8 x float> [ zeroinitializer, %381 ], [ %530, %477 ]
  %489 = phi <8 x float> [ zeroinitializer, %381 ], [ %531, %477 ]
  %490 = phi i64 [ 0, %381 ], [ %532, %477 ]
  %491 = mul nsw i64 %382, %490
  %492 = getelementptr float, ptr %379, i64 %491
  %493 = load <8 x float>, ptr %492, align 4
  %494 = getelementptr inbounds nuw i8, ptr %492, i64 32
  %495 = load <8 x float>, ptr %494, align 4
  %496 = getelementptr inbounds nuw float, ptr %383, i64 %490
  %497 = load float, ptr %496, align 4
  %498 = insertelement <8 x float> poison, float %497, i64 0
  %499 = shufflevector <8 x float> %498, <8 x float> poison, <8 x i32> zeroinitializer
  %500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %499, <8 x float> %493, <8 x float> %485)
  %501 = call <8 x float> @llvm.fma.v8f32(<8 x float> %499, <8 x float> %495, <8 x float> %484)
  %502 = getelementptr inbounds nuw float, ptr %384, i64 %490
  %503 = load float, ptr %502, align 4
  %504 = insertelement <8 x float> poison, float %503, i64 0
  %505 = shufflevector <8 x float> %504, <8 x float> poison, <8 x i32> zeroinitializer
  %506 = call <8 x float> @llvm.fma.v8f32(<8 x float> %505, <8 x float> %493, <8 x float> %483)
  %507 = call <8 x float> @llvm.fma.v8f32(<8 x float> %505, <8 x float> %495, <8 x float> %482)
  %508 = getelementptr inbounds nuw float, ptr %385, i64 %490
  %509 = load float, ptr %508, align 4
  %510 = insertelement <8 x float> poison, float %509, i64 0
  %511 = shufflevector <8 x float> %510, <8 x float> poison, <8 x i32> zeroinitializer
  %512 = call <8 x float> @llvm.fma.v8f32(<8 x float> %511, <8 x float> %493, <8 x float> %481)
  %513 = call <8 x float> @llvm.fma.v8f32(<8 x float> %511, <8 x float> %495, <8 x float> %480)
  %514 = getelementptr inbounds nuw float, ptr %386, i64 %490
  %515 = load float, ptr %514, align 4
  %516 = insertelement <8 x float> poison, float %515, i64 0
  %517 = shufflevector <8 x float> %516, <8 x float> poison, <8 x i32> zeroinitializer
  %518 = call <8 x float> @llvm.fma.v8f32(<8 x float> %517, <8 x float> %493, <8 x float> %479)
  %519 = call <8 x float> @llvm.fma.v8f32(<8 x float> %517, <8 x float> %495, <8 x float> %478)
  %520 = getelementptr inbounds nuw float, ptr %387, i64 %490
  %521 = load float, ptr %520, align 4
  %522 = insertelement <8 x float> poison, float %521, i64 0
  %523 = shufflevector <8 x float> %522, <8 x float> poison, <8 x i32> zeroinitializer
  %524 = call <8 x float> @llvm.fma.v8f32(<8 x float> %523, <8 x float> %493, <8 x float> %486)
  %525 = call <8 x float> @llvm.fma.v8f32(<8 x float> %523, <8 x float> %495, <8 x float> %487)
  %526 = getelementptr inbounds nuw float, ptr %388, i64 %490
  %527 = load float, ptr %526, align 4
  %528 = insertelement <8 x float> poison, float %527, i64 0
  %529 = shufflevector <8 x float> %528, <8 x float> poison, <8 x i32> zeroinitializer
  %530 = call <8 x float> @llvm.fma.v8f32(<8 x float> %529, <8 x float> %493, <8 x float> %488)
  %531 = call <8 x float> @llvm.fma.v8f32(<8 x float> %529, <8 x float> %495, <8 x float> %489)
  %532 = add nuw nsw i64 %490, 1
  %533 = icmp eq i64 %532, %378
  br i1 %533, label %389, label %477, !llvm.loop !18

534:                                              ; preds = %354, %547
  %535 = phi i64 [ %610, %547 ], [ %352, %354 ]
  %536 = load i64, ptr %32, align 8
  %537 = icmp sgt i64 %536, 0
  br i1 %537, label %538, label %547

538:                                              ; preds = %534
  %539 = getelementptr float, ptr %55, i64 %535
  %540 = load i64, ptr %38, align 8
  %541 = load ptr, ptr %363, align 8
  %542 = load ptr, ptr %365, align 8
  %543 = load ptr, ptr %367, align 8
  %544 = load ptr, ptr %369, align 8
  %545 = load ptr, ptr %371, align 8
  %546 = load ptr, ptr %373, align 8
  br label %613

547:                                              ; preds = %613, %534
  %548 = phi i64 [ %362, %534 ], [ %372, %613 ]
  %549 = phi i64 [ %361, %534 ], [ %370, %613 ]
  %550 = phi i64 [ %360, %534 ], [ %368, %613 ]
  %551 = phi i64 [ %359, %534 ], [ %366, %613 ]
  %552 = phi i64 [ %358, %534 ], [ %364, %613 ]
  %553 = phi <8 x float> [ zeroinitializer, %534 ], [ %653, %613 ]
  %554 = phi <8 x float> [ zeroinitializer, %534 ], [ %648, %613 ]
  %555 = phi <8 x float> [ zeroinitializer, %534 ], [ %643, %613 ]
  %556 = phi <8 x float> [ zeroinitializer, %534 ], [ %638, %613 ]
  %557 = phi <8 x float> [ zeroinitializer, %534 ], [ %633, %613 ]
  %558 = phi <8 x float> [ zeroinitializer, %534 ], [ %628, %613 ]
  %559 = load ptr, ptr %357, align 8
  %560 = getelementptr inbounds nuw float, ptr %559, i64 %535
  %561 = load float, ptr %374, align 8
  %562 = insertelement <8 x float> poison, float %561, i64 0
  %563 = shufflevector <8 x float> %562, <8 x float> poison, <8 x i32> zeroinitializer
  %564 = fmul <8 x float> %558, %563
  store <8 x float> %564, ptr %560, align 4
  %565 = getelementptr inbounds %struct.query, ptr %327, i64 %552
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 8
  %567 = load ptr, ptr %566, align 8
  %568 = getelementptr inbounds nuw float, ptr %567, i64 %535
  %569 = getelementptr inbounds nuw i8, ptr %565, i64 40
  %570 = load float, ptr %569, align 8
  %571 = insertelement <8 x float> poison, float %570, i64 0
  %572 = shufflevector <8 x float> %571, <8 x float> poison, <8 x i32> zeroinitializer
  %573 = fmul <8 x float> %557, %572
  store <8 x float> %573, ptr %568, align 4
  %574 = getelementptr inbounds %struct.query, ptr %327, i64 %551
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 8
  %576 = load ptr, ptr %575, align 8
  %577 = getelementptr inbounds nuw float, ptr %576, i64 %535
  %578 = getelementptr inbounds nuw i8, ptr %574, i64 40
  %579 = load float, ptr %578, align 8
  %580 = insertelement <8 x float> poison, float %579, i64 0
  %581 = shufflevector <8 x float> %580, <8 x float> poison, <8 x i32> zeroinitializer
  %582 = fmul <8 x float> %556, %581
  store <8 x float> %582, ptr %577, align 4
  %583 = getelementptr inbounds %struct.query, ptr %327, i64 %550
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 8
  %585 = load ptr, ptr %584, align 8
  %586 = getelementptr inbounds nuw float, ptr %585, i64 %535
  %587 = getelementptr inbounds nuw i8, ptr %583, i64 40
  %588 = load float, ptr %587, align 8
  %589 = insertelement <8 x float> poison, float %588, i64 0
  %590 = shufflevector <8 x float> %589, <8 x float> poison, <8 x i32> zeroinitializer
  %591 = fmul <8 x float> %555, %590
  store <8 x float> %591, ptr %586, align 4
  %592 = getelementptr inbounds %struct.query, ptr %327, i64 %549
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 8
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds nuw float, ptr %594, i64 %535
  %596 = getelementptr inbounds nuw i8, ptr %592, i64 40
  %597 = load float, ptr %596, align 8
  %598 = insertelement <8 x float> poison, float %597, i64 0
  %599 = shufflevector <8 x float> %598, <8 x float> poison, <8 x i32> zeroinitializer
  %600 = fmul <8 x float> %554, %599
  store <8 x float> %600, ptr %595, align 4
  %601 = getelementptr inbounds %struct.query, ptr %327, i64 %548
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 8
  %603 = load ptr, ptr %602, align 8
  %604 = getelementptr inbounds nuw float, ptr %603, i64 %535
  %605 = getelementptr inbounds nuw i8, ptr %601, i64 40
  %606 = load float, ptr %605, align 8
  %607 = insertelement <8 x float> poison, float %606, i64 0
  %608 = shufflevector <8 x float> %607, <8 x float> poison, <8 x i32> zeroinitializer
  %609 = fmul <8 x float> %553, %608
  store <8 x float> %609, ptr %604, align 4
  %610 = add nuw nsw i64 %535, 8
  %611 = load i64, ptr %33, align 8
  %612 = icmp slt i64 %610, %611
  br i1 %612, label %534, label %656, !llvm.loop !19

613:                                              ; preds = %538, %613
  %614 = phi <8 x float> [ zeroinitializer, %538 ], [ %653, %613 ]
  %615 = phi <8 x float> [ zeroinitializer, %538 ], [ %648, %613 ]
  %616 = phi <8 x float> [ zeroinitializer, %538 ], [ %643, %613 ]
  %617 = phi <8 x float> [ zeroinitializer, %538 ], [ %638, %613 ]
  %618 = phi <8 x float> [ zeroinitializer, %538 ], [ %633, %613 ]
  %619 = phi <8 x float> [ zeroinitializer, %538 ], [ %628, %613 ]
  %620 = phi i64 [ 0, %538 ], [ %654, %613 ]
  %621 = mul nsw i64 %540, %620
  %622 = getelementptr float, ptr %539, i64 %621
  %623 = load <8 x float>, ptr %622, align 4
  %624 = getelementptr inbounds nuw float, ptr %541, i64 %620
  %625 = load float, ptr %624, align 4
  %626 = insertelement <8 x float> poison, float %625, i64 0
  %627 = shufflevector <8 x float> %626, <8 x float> poison, <8 x i32> zeroinitializer
  %628 = call <8 x float> @llvm.fma.v8f32(<8 x float> %627, <8 x float> %623, <8 x float> %619)
  %629 = getelementptr inbounds nuw float, ptr %542, i64 %620
  %630 = load float, ptr %629, align 4
  %631 = insertelement <8 x float> poison, float %630, i64 0
  %632 = shufflevector <8 x float> %631, <8 x float> poison, <8 x i32> zeroinitializer
  %633 = call <8 x float> @llvm.fma.v8f32(<8 x float> %632, <8 x float> %623, <8 x float> %618)
  %634 = getelementptr inbounds nuw float, ptr %543, i64 %620
  %635 = load float, ptr %634, align 4
  %636 = insertelement <8 x float> poison, float %635, i64 0
  %637 = shufflevector <8 x float> %636, <8 x float> poison, <8 x i32> zeroinitializer
  %638 = call <8 x float> @llvm.fma.v8f32(<8 x float> %637, <8 x float> %623, <8 x float> %617)
  %639 = getelementptr inbounds nuw float, ptr %544, i64 %620
  %640 = load float, ptr %639, align 4
  %641 = insertelement <8 x float> poison, float %640, i64 0
  %642 = shufflevector <8 x float> %641, <8 x float> poison, <8 x i32> zeroinitializer
  %643 = call <8 x float> @llvm.fma.v8f32(<8 x float> %642, <8 x float> %623, <8 x float> %616)
  %644 = getelementptr inbounds nuw float, ptr %545, i64 %620
  %645 = load float, ptr %644, align 4
  %646 = insertelement <8 x float> poison, float %645, i64 0
  %647 = shufflevector <8 x float> %646, <8 x float> poison, <8 x i32> zeroinitializer
  %648 = call <8 x float> @llvm.fma.v8f32(<8 x float> %647, <8 x float> %623, <8 x float> %615)
  %649 = getelementptr inbounds nuw float, ptr %546, i64 %620
  %650 = load float, ptr %649, align 4
  %651 = insertelement <8 x float> poison, float %650, i64 0
  %652 = shufflevector <8 x float> %651, <8 x float> poison, <8 x i32> zeroinitializer
  %653 = call <8 x float> @llvm.fma.v8f32(<8 x float> %652, <8 x float> %623, <8 x float> %614)
  %654 = add nuw nsw i64 %620, 1
  %655 = icmp eq i64 %654, %536
  br i1 %655, label %547, label %613, !llvm.loop !18

656:                                              ; preds = %547, %350
  %657 = phi i64 [ %351, %350 ], [ %611, %547 ]
  %658 = add nuw nsw i64 %326, 6
  %659 = icmp slt i64 %658, %47
  br i1 %659, label %324, label %660, !llvm.loop !20

660:                                              ; preds = %656, %77
  %661 = add i64 %42, 1
  %662 = icmp eq i64 %661, %22
  br i1 %662, label %40, label %41, !llvm.loop !21

663:                                              ; preds = %58, %663
  %664 = phi i64 [ 0, %58 ], [ %693, %663 ]
  %665 = getelementptr inbounds nuw [12 x %struct.query], ptr %3, i64 0, i64 %664
  %666 = add nsw i64 %664, %45
  %667 = shl nsw i64 %664, 13
  %668 = getelementptr inbounds nuw i8, ptr %2, i64 %667
  %669 = sdiv i64 %666, %61
  %670 = add nsw i64 %669, %60
  %671 = srem i64 %666, %61
  %672 = mul nsw i64 %63, %670
  %673 = getelementptr inbounds float, ptr %62, i64 %672
  %674 = mul nsw i64 %64, %671
  %675 = getelementptr inbounds float, ptr %673, i64 %674
  %676 = mul i64 %671, %67
  %677 = add nsw i64 %676, %670
  %678 = mul nsw i64 %677, %68
  %679 = getelementptr inbounds float, ptr %65, i64 %678
  %680 = mul nsw i64 %670, %61
  %681 = getelementptr inbounds float, ptr %69, i64 %680
  %682 = getelementptr inbounds float, ptr %681, i64 %671
  %683 = xor i64 %671, -1
  %684 = add i64 %61, %683
  %685 = select i1 %71, i64 0, i64 %684
  %686 = sub nsw i64 %57, %685
  store ptr %675, ptr %665, align 16
  %687 = getelementptr inbounds nuw i8, ptr %665, i64 8
  store ptr %679, ptr %687, align 8
  %688 = getelementptr inbounds nuw i8, ptr %665, i64 16
  store ptr %682, ptr %688, align 16
  %689 = getelementptr inbounds nuw i8, ptr %665, i64 24
  store ptr %668, ptr %689, align 8
  %690 = getelementptr inbounds nuw i8, ptr %665, i64 32
  store i64 %686, ptr %690, align 16
  %691 = getelementptr inbounds nuw i8, ptr %665, i64 40
  store float 0.000000e+00, ptr %691, align 8
  %692 = getelementptr inbounds nuw i8, ptr %665, i64 44
  store i32 0, ptr %692, align 4
  %693 = add nuw nsw i64 %664, 1
  %694 = icmp eq i64 %693, %72
  br i1 %694, label %73, label %663, !llvm.loop !22
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

declare float @logf(float noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = !{!7}
!7 = distinct !{!7, !8, !"query_of: argument 0"}
!8 = distinct !{!8, !"query_of"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10, !12}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
