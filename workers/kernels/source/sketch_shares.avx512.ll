; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 11235b208062e55a, code 756c0ca34deb264e
define void @shares(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [2048 x float], align 16
  %3 = alloca [32 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 64
  br i1 %11, label %13, label %33

13:                                               ; preds = %1
  %14 = icmp sgt i64 %8, 0
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %30

30:                                               ; preds = %13, %36
  %31 = phi i64 [ %10, %13 ], [ %37, %36 ]
  %32 = phi i64 [ 0, %13 ], [ %38, %36 ]
  br i1 %14, label %40, label %36

33:                                               ; preds = %36, %1
  ret void

34:                                               ; preds = %467
  %35 = load i64, ptr %9, align 8
  br label %36

36:                                               ; preds = %34, %30
  %37 = phi i64 [ %35, %34 ], [ %31, %30 ]
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp slt i64 %38, %37
  br i1 %39, label %30, label %33, !llvm.loop !6

40:                                               ; preds = %30, %467
  %41 = phi i64 [ %470, %467 ], [ %8, %30 ]
  %42 = phi i64 [ %468, %467 ], [ 0, %30 ]
  %43 = tail call i64 @llvm.smin.i64(i64 %41, i64 32)
  %44 = tail call i64 @llvm.smax.i64(i64 %43, i64 1)
  %45 = sub nsw i64 %8, %42
  %46 = tail call i64 @llvm.smin.i64(i64 %45, i64 32)
  %47 = load ptr, ptr %15, align 8
  %48 = load i64, ptr %16, align 8
  %49 = shl nsw i64 %48, 7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  br label %265

50:                                               ; preds = %315
  %51 = getelementptr inbounds i8, ptr %47, i64 %49
  %52 = load ptr, ptr %24, align 8
  %53 = load i64, ptr %25, align 8
  %54 = mul nsw i64 %53, %32
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load i64, ptr %26, align 8
  %57 = load i64, ptr %27, align 8
  %58 = mul nsw i64 %57, %56
  %59 = add nsw i64 %58, -1
  %60 = icmp sgt i64 %58, 0
  br i1 %60, label %63, label %61

61:                                               ; preds = %65, %50
  %62 = phi i64 [ %56, %50 ], [ %66, %65 ]
  br label %328

63:                                               ; preds = %50
  %64 = getelementptr i8, ptr %51, i64 64
  br label %67

65:                                               ; preds = %191
  %66 = load i64, ptr %26, align 8
  br label %61

67:                                               ; preds = %63, %191
  %68 = phi i64 [ %219, %191 ], [ 0, %63 ]
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %2)
  %69 = load i64, ptr %9, align 8
  %70 = load i64, ptr %25, align 8
  %71 = mul i64 %69, %70
  %72 = load i64, ptr %16, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %191

74:                                               ; preds = %67
  %75 = tail call i64 @llvm.smin.i64(i64 %68, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %76 = mul i64 %71, %75
  %77 = getelementptr inbounds i8, ptr %55, i64 %76
  %78 = load float, ptr %77, align 1
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %80 = insertelement <16 x float> poison, float %78, i64 0
  %81 = shufflevector <16 x float> %80, <16 x float> poison, <16 x i32> zeroinitializer
  %82 = add nsw i64 %72, -1
  %83 = lshr i64 %82, 4
  %84 = add nuw nsw i64 %83, 1
  %85 = and i64 %84, 3
  %86 = icmp ult i64 %72, 49
  br i1 %86, label %118, label %87

87:                                               ; preds = %74
  %88 = and i64 %84, 2305843009213693948
  br label %89

89:                                               ; preds = %89, %87
  %90 = phi i64 [ 0, %87 ], [ %115, %89 ]
  %91 = phi i64 [ 0, %87 ], [ %116, %89 ]
  %92 = getelementptr inbounds nuw i8, ptr %79, i64 %90
  %93 = load <16 x i8>, ptr %92, align 1
  %94 = getelementptr inbounds nuw float, ptr %2, i64 %90
  %95 = sitofp <16 x i8> %93 to <16 x float>
  %96 = fmul <16 x float> %81, %95
  store <16 x float> %96, ptr %94, align 16
  %97 = or disjoint i64 %90, 16
  %98 = getelementptr inbounds nuw i8, ptr %79, i64 %97
  %99 = load <16 x i8>, ptr %98, align 1
  %100 = getelementptr inbounds nuw float, ptr %2, i64 %97
  %101 = sitofp <16 x i8> %99 to <16 x float>
  %102 = fmul <16 x float> %81, %101
  store <16 x float> %102, ptr %100, align 16
  %103 = or disjoint i64 %90, 32
  %104 = getelementptr inbounds nuw i8, ptr %79, i64 %103
  %105 = load <16 x i8>, ptr %104, align 1
  %106 = getelementptr inbounds nuw float, ptr %2, i64 %103
  %107 = sitofp <16 x i8> %105 to <16 x float>
  %108 = fmul <16 x float> %81, %107
  store <16 x float> %108, ptr %106, align 16
  %109 = or disjoint i64 %90, 48
  %110 = getelementptr inbounds nuw i8, ptr %79, i64 %109
  %111 = load <16 x i8>, ptr %110, align 1
  %112 = getelementptr inbounds nuw float, ptr %2, i64 %109
  %113 = sitofp <16 x i8> %111 to <16 x float>
  %114 = fmul <16 x float> %81, %113
  store <16 x float> %114, ptr %112, align 16
  %115 = add nuw nsw i64 %90, 64
  %116 = add i64 %91, 4
  %117 = icmp eq i64 %116, %88
  br i1 %117, label %118, label %89, !llvm.loop !8

118:                                              ; preds = %89, %74
  %119 = phi i64 [ 0, %74 ], [ %115, %89 ]
  %120 = icmp eq i64 %85, 0
  br i1 %120, label %132, label %121

121:                                              ; preds = %118, %121
  %122 = phi i64 [ %129, %121 ], [ %119, %118 ]
  %123 = phi i64 [ %130, %121 ], [ 0, %118 ]
  %124 = getelementptr inbounds nuw i8, ptr %79, i64 %122
  %125 = load <16 x i8>, ptr %124, align 1
  %126 = getelementptr inbounds nuw float, ptr %2, i64 %122
  %127 = sitofp <16 x i8> %125 to <16 x float>
  %128 = fmul <16 x float> %81, %127
  store <16 x float> %128, ptr %126, align 16
  %129 = add nuw nsw i64 %122, 16
  %130 = add i64 %123, 1
  %131 = icmp eq i64 %130, %85
  br i1 %131, label %132, label %121, !llvm.loop !9

132:                                              ; preds = %121, %118
  %133 = getelementptr inbounds nuw float, ptr %2, i64 %72
  %134 = or disjoint i64 %68, 1
  %135 = tail call i64 @llvm.smin.i64(i64 %134, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %136 = mul i64 %71, %135
  %137 = getelementptr inbounds i8, ptr %55, i64 %136
  %138 = load float, ptr %137, align 1
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 4
  %140 = insertelement <16 x float> poison, float %138, i64 0
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> zeroinitializer
  br label %142

142:                                              ; preds = %142, %132
  %143 = phi i64 [ 0, %132 ], [ %149, %142 ]
  %144 = getelementptr inbounds nuw i8, ptr %139, i64 %143
  %145 = load <16 x i8>, ptr %144, align 1
  %146 = getelementptr inbounds nuw float, ptr %133, i64 %143
  %147 = sitofp <16 x i8> %145 to <16 x float>
  %148 = fmul <16 x float> %141, %147
  store <16 x float> %148, ptr %146, align 4
  %149 = add nuw nsw i64 %143, 16
  %150 = icmp slt i64 %149, %72
  br i1 %150, label %142, label %151, !llvm.loop !8

151:                                              ; preds = %142
  %152 = shl nuw nsw i64 %72, 1
  %153 = getelementptr inbounds nuw float, ptr %2, i64 %152
  %154 = or disjoint i64 %68, 2
  %155 = tail call i64 @llvm.smin.i64(i64 %154, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %156 = mul i64 %71, %155
  %157 = getelementptr inbounds i8, ptr %55, i64 %156
  %158 = load float, ptr %157, align 1
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 4
  %160 = insertelement <16 x float> poison, float %158, i64 0
  %161 = shufflevector <16 x float> %160, <16 x float> poison, <16 x i32> zeroinitializer
  br label %162

162:                                              ; preds = %162, %151
  %163 = phi i64 [ 0, %151 ], [ %169, %162 ]
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 %163
  %165 = load <16 x i8>, ptr %164, align 1
  %166 = getelementptr inbounds nuw float, ptr %153, i64 %163
  %167 = sitofp <16 x i8> %165 to <16 x float>
  %168 = fmul <16 x float> %161, %167
  store <16 x float> %168, ptr %166, align 8
  %169 = add nuw nsw i64 %163, 16
  %170 = icmp slt i64 %169, %72
  br i1 %170, label %162, label %171, !llvm.loop !8

171:                                              ; preds = %162
  %172 = mul nuw nsw i64 %72, 3
  %173 = getelementptr inbounds nuw float, ptr %2, i64 %172
  %174 = or disjoint i64 %68, 3
  %175 = tail call i64 @llvm.smin.i64(i64 %174, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %176 = mul i64 %71, %175
  %177 = getelementptr inbounds i8, ptr %55, i64 %176
  %178 = load float, ptr %177, align 1
  %179 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %180 = insertelement <16 x float> poison, float %178, i64 0
  %181 = shufflevector <16 x float> %180, <16 x float> poison, <16 x i32> zeroinitializer
  br label %182

182:                                              ; preds = %182, %171
  %183 = phi i64 [ 0, %171 ], [ %189, %182 ]
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 %183
  %185 = load <16 x i8>, ptr %184, align 1
  %186 = getelementptr inbounds nuw float, ptr %173, i64 %183
  %187 = sitofp <16 x i8> %185 to <16 x float>
  %188 = fmul <16 x float> %181, %187
  store <16 x float> %188, ptr %186, align 4
  %189 = add nuw nsw i64 %183, 16
  %190 = icmp slt i64 %189, %72
  br i1 %190, label %182, label %221, !llvm.loop !8

191:                                              ; preds = %221, %67
  %192 = phi <16 x float> [ zeroinitializer, %67 ], [ %262, %221 ]
  %193 = phi <16 x float> [ zeroinitializer, %67 ], [ %261, %221 ]
  %194 = phi <16 x float> [ zeroinitializer, %67 ], [ %260, %221 ]
  %195 = phi <16 x float> [ zeroinitializer, %67 ], [ %259, %221 ]
  %196 = phi <16 x float> [ zeroinitializer, %67 ], [ %256, %221 ]
  %197 = phi <16 x float> [ zeroinitializer, %67 ], [ %250, %221 ]
  %198 = phi <16 x float> [ zeroinitializer, %67 ], [ %244, %221 ]
  %199 = phi <16 x float> [ zeroinitializer, %67 ], [ %238, %221 ]
  %200 = tail call i64 @llvm.smin.i64(i64 %68, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %201 = shl nsw i64 %200, 7
  %202 = getelementptr i8, ptr %51, i64 %201
  store <16 x float> %199, ptr %202, align 4
  %203 = or disjoint i64 %68, 1
  %204 = tail call i64 @llvm.smin.i64(i64 %203, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %205 = shl nsw i64 %204, 7
  %206 = getelementptr i8, ptr %51, i64 %205
  store <16 x float> %198, ptr %206, align 4
  %207 = or disjoint i64 %68, 2
  %208 = tail call i64 @llvm.smin.i64(i64 %207, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %209 = shl nsw i64 %208, 7
  %210 = getelementptr i8, ptr %51, i64 %209
  store <16 x float> %197, ptr %210, align 4
  %211 = or disjoint i64 %68, 3
  %212 = tail call i64 @llvm.smin.i64(i64 %211, i64 range(i64 -9223372036854775808, 9223372036854775807) %59)
  %213 = shl nsw i64 %212, 7
  %214 = getelementptr i8, ptr %51, i64 %213
  store <16 x float> %196, ptr %214, align 4
  %215 = getelementptr i8, ptr %64, i64 %201
  store <16 x float> %195, ptr %215, align 4
  %216 = getelementptr i8, ptr %64, i64 %205
  store <16 x float> %194, ptr %216, align 4
  %217 = getelementptr i8, ptr %64, i64 %209
  store <16 x float> %193, ptr %217, align 4
  %218 = getelementptr i8, ptr %64, i64 %213
  store <16 x float> %192, ptr %218, align 4
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %2)
  %219 = add nuw nsw i64 %68, 4
  %220 = icmp slt i64 %219, %58
  br i1 %220, label %67, label %65, !llvm.loop !11

221:                                              ; preds = %182, %221
  %222 = phi <16 x float> [ %262, %221 ], [ zeroinitializer, %182 ]
  %223 = phi <16 x float> [ %261, %221 ], [ zeroinitializer, %182 ]
  %224 = phi <16 x float> [ %260, %221 ], [ zeroinitializer, %182 ]
  %225 = phi <16 x float> [ %259, %221 ], [ zeroinitializer, %182 ]
  %226 = phi <16 x float> [ %256, %221 ], [ zeroinitializer, %182 ]
  %227 = phi <16 x float> [ %250, %221 ], [ zeroinitializer, %182 ]
  %228 = phi <16 x float> [ %244, %221 ], [ zeroinitializer, %182 ]
  %229 = phi <16 x float> [ %238, %221 ], [ zeroinitializer, %182 ]
  %230 = phi i64 [ %263, %221 ], [ 0, %182 ]
  %231 = shl nsw i64 %230, 7
  %232 = getelementptr inbounds nuw i8, ptr %47, i64 %231
  %233 = load <16 x float>, ptr %232, align 4
  %234 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %230
  %235 = load float, ptr %234, align 4
  %236 = insertelement <16 x float> poison, float %235, i64 0
  %237 = shufflevector <16 x float> %236, <16 x float> poison, <16 x i32> zeroinitializer
  %238 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> %233, <16 x float> %229)
  %239 = add nuw nsw i64 %72, %230
  %240 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %239
  %241 = load float, ptr %240, align 4
  %242 = insertelement <16 x float> poison, float %241, i64 0
  %243 = shufflevector <16 x float> %242, <16 x float> poison, <16 x i32> zeroinitializer
  %244 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %243, <16 x float> %233, <16 x float> %228)
  %245 = add nuw nsw i64 %152, %230
  %246 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %245
  %247 = load float, ptr %246, align 4
  %248 = insertelement <16 x float> poison, float %247, i64 0
  %249 = shufflevector <16 x float> %248, <16 x float> poison, <16 x i32> zeroinitializer
  %250 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %233, <16 x float> %227)
  %251 = add nuw nsw i64 %172, %230
  %252 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %251
  %253 = load float, ptr %252, align 4
  %254 = insertelement <16 x float> poison, float %253, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  %256 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %233, <16 x float> %226)
  %257 = getelementptr inbounds nuw i8, ptr %232, i64 64
  %258 = load <16 x float>, ptr %257, align 4
  %259 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> %258, <16 x float> %225)
  %260 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %243, <16 x float> %258, <16 x float> %224)
  %261 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %258, <16 x float> %223)
  %262 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %258, <16 x float> %222)
  %263 = add nuw nsw i64 %230, 1
  %264 = icmp eq i64 %263, %72
  br i1 %264, label %191, label %221, !llvm.loop !12

265:                                              ; preds = %40, %315
  %266 = phi i64 [ %48, %40 ], [ %280, %315 ]
  %267 = phi i64 [ 0, %40 ], [ %316, %315 ]
  %268 = load i64, ptr %4, align 8
  %269 = mul nsw i64 %268, %32
  %270 = or disjoint i64 %267, %42
  %271 = load i64, ptr %6, align 8
  %272 = sdiv i64 %270, %271
  %273 = add nsw i64 %272, %269
  %274 = srem i64 %270, %271
  %275 = icmp sgt i64 %266, 0
  br i1 %275, label %276, label %279

276:                                              ; preds = %265
  %277 = icmp slt i64 %267, %46
  %278 = getelementptr inbounds nuw float, ptr %47, i64 %267
  br label %282

279:                                              ; preds = %296, %265
  %280 = phi i64 [ %266, %265 ], [ %301, %296 ]
  %281 = icmp slt i64 %267, %46
  br i1 %281, label %303, label %315

282:                                              ; preds = %276, %296
  %283 = phi i64 [ 0, %276 ], [ %300, %296 ]
  br i1 %277, label %284, label %296

284:                                              ; preds = %282
  %285 = load ptr, ptr %0, align 8
  %286 = load i64, ptr %17, align 8
  %287 = mul nsw i64 %286, %273
  %288 = getelementptr inbounds float, ptr %285, i64 %287
  %289 = load i64, ptr %18, align 8
  %290 = mul nsw i64 %289, %274
  %291 = getelementptr inbounds float, ptr %288, i64 %290
  %292 = getelementptr inbounds nuw float, ptr %291, i64 %283
  %293 = load float, ptr %292, align 4
  %294 = load float, ptr %19, align 8
  %295 = fmul float %293, %294
  br label %296

296:                                              ; preds = %284, %282
  %297 = phi float [ %295, %284 ], [ 0.000000e+00, %282 ]
  %298 = shl nsw i64 %283, 7
  %299 = getelementptr inbounds nuw i8, ptr %278, i64 %298
  store float %297, ptr %299, align 4
  %300 = add nuw nsw i64 %283, 1
  %301 = load i64, ptr %16, align 8
  %302 = icmp slt i64 %300, %301
  br i1 %302, label %282, label %279, !llvm.loop !13

303:                                              ; preds = %279
  %304 = load ptr, ptr %20, align 8
  %305 = load i64, ptr %21, align 8
  %306 = mul nsw i64 %305, %273
  %307 = load i64, ptr %22, align 8
  %308 = mul nsw i64 %307, %274
  %309 = getelementptr float, ptr %304, i64 %306
  %310 = getelementptr float, ptr %309, i64 %308
  %311 = load float, ptr %310, align 4
  %312 = load float, ptr %23, align 4
  %313 = fsub float %311, %312
  %314 = getelementptr inbounds nuw [32 x float], ptr %3, i64 0, i64 %267
  store float %313, ptr %314, align 4
  br label %315

315:                                              ; preds = %303, %279
  %316 = add nuw nsw i64 %267, 1
  %317 = icmp eq i64 %316, 32
  br i1 %317, label %50, label %265, !llvm.loop !14

318:                                              ; preds = %444
  %319 = load ptr, ptr %29, align 8
  %320 = load i64, ptr %4, align 8
  %321 = mul nsw i64 %320, %32
  %322 = load i64, ptr %6, align 8
  %323 = mul nsw i64 %321, %322
  %324 = add nsw i64 %323, %42
  %325 = mul nsw i64 %324, %445
  %326 = getelementptr inbounds float, ptr %319, i64 %325
  %327 = icmp sgt i64 %45, 0
  br i1 %327, label %446, label %467

328:                                              ; preds = %61, %444
  %329 = phi i64 [ %445, %444 ], [ %62, %61 ]
  %330 = phi i1 [ false, %444 ], [ true, %61 ]
  %331 = phi ptr [ %12, %444 ], [ %3, %61 ]
  %332 = phi i64 [ 16, %444 ], [ 0, %61 ]
  %333 = getelementptr inbounds nuw float, ptr %51, i64 %332
  %334 = load <16 x float>, ptr %331, align 16
  %335 = load i64, ptr %27, align 8
  %336 = mul nsw i64 %335, %329
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %363, label %338

338:                                              ; preds = %379, %328
  %339 = phi i64 [ %329, %328 ], [ %384, %379 ]
  %340 = phi <16 x float> [ %334, %328 ], [ %382, %379 ]
  %341 = icmp sgt i64 %339, 0
  br i1 %341, label %342, label %444

342:                                              ; preds = %338
  %343 = fsub <16 x float> %334, %340
  %344 = fcmp olt <16 x float> %343, splat (float -8.600000e+01)
  %345 = select <16 x i1> %344, <16 x float> splat (float -8.600000e+01), <16 x float> %343
  %346 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %345, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %347 = fadd <16 x float> %346, splat (float 0xC168000000000000)
  %348 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %345)
  %349 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %348)
  %350 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %351 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %350, <16 x float> %349, <16 x float> splat (float 0x3F81112100000000))
  %352 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %351, <16 x float> %349, <16 x float> splat (float 0x3FA5553820000000))
  %353 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> %349, <16 x float> splat (float 0x3FC5555540000000))
  %354 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %353, <16 x float> %349, <16 x float> splat (float 5.000000e-01))
  %355 = fmul <16 x float> %349, %349
  %356 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %355, <16 x float> %349)
  %357 = fadd <16 x float> %356, splat (float 1.000000e+00)
  %358 = bitcast <16 x float> %346 to <16 x i32>
  %359 = shl <16 x i32> %358, splat (i32 23)
  %360 = add <16 x i32> %359, splat (i32 1065353216)
  %361 = bitcast <16 x i32> %360 to <16 x float>
  %362 = fmul <16 x float> %357, %361
  br label %390

363:                                              ; preds = %328, %379
  %364 = phi i64 [ %383, %379 ], [ 0, %328 ]
  %365 = phi <16 x float> [ %382, %379 ], [ %334, %328 ]
  %366 = shl nsw i64 %364, 7
  %367 = getelementptr inbounds nuw i8, ptr %333, i64 %366
  %368 = load <16 x float>, ptr %367, align 4
  %369 = fcmp ord <16 x float> %368, zeroinitializer
  %370 = select <16 x i1> %369, <16 x float> %368, <16 x float> splat (float 0xFFF0000000000000)
  %371 = load ptr, ptr %28, align 8
  %372 = icmp eq ptr %371, null
  br i1 %372, label %379, label %373

373:                                              ; preds = %363
  %374 = getelementptr inbounds nuw float, ptr %371, i64 %364
  %375 = load float, ptr %374, align 4
  %376 = insertelement <16 x float> poison, float %375, i64 0
  %377 = shufflevector <16 x float> %376, <16 x float> poison, <16 x i32> zeroinitializer
  %378 = fadd <16 x float> %370, %377
  br label %379

379:                                              ; preds = %373, %363
  %380 = phi <16 x float> [ %378, %373 ], [ %370, %363 ]
  store <16 x float> %380, ptr %367, align 4
  %381 = fcmp ogt <16 x float> %380, %365
  %382 = select <16 x i1> %381, <16 x float> %380, <16 x float> %365
  %383 = add nuw nsw i64 %364, 1
  %384 = load i64, ptr %26, align 8
  %385 = load i64, ptr %27, align 8
  %386 = mul nsw i64 %385, %384
  %387 = icmp slt i64 %383, %386
  br i1 %387, label %363, label %338, !llvm.loop !15

388:                                              ; preds = %399
  %389 = icmp sgt i64 %404, 0
  br i1 %389, label %435, label %444

390:                                              ; preds = %342, %399
  %391 = phi i64 [ %394, %399 ], [ 0, %342 ]
  %392 = phi <16 x float> [ %403, %399 ], [ %362, %342 ]
  %393 = load i64, ptr %27, align 8
  %394 = add nuw nsw i64 %391, 1
  %395 = mul nsw i64 %393, %394
  %396 = icmp sgt i64 %393, 0
  br i1 %396, label %397, label %399

397:                                              ; preds = %390
  %398 = mul nuw nsw i64 %393, %391
  br label %406

399:                                              ; preds = %406, %390
  %400 = phi <16 x float> [ zeroinitializer, %390 ], [ %432, %406 ]
  %401 = shl nsw i64 %391, 7
  %402 = getelementptr inbounds nuw i8, ptr %333, i64 %401
  store <16 x float> %400, ptr %402, align 4
  %403 = fadd <16 x float> %392, %400
  %404 = load i64, ptr %26, align 8
  %405 = icmp slt i64 %394, %404
  br i1 %405, label %390, label %388, !llvm.loop !16

406:                                              ; preds = %397, %406
  %407 = phi i64 [ %433, %406 ], [ %398, %397 ]
  %408 = phi <16 x float> [ %432, %406 ], [ zeroinitializer, %397 ]
  %409 = shl nsw i64 %407, 7
  %410 = getelementptr inbounds nuw i8, ptr %333, i64 %409
  %411 = load <16 x float>, ptr %410, align 4
  %412 = fsub <16 x float> %411, %340
  %413 = fcmp olt <16 x float> %412, splat (float -8.600000e+01)
  %414 = select <16 x i1> %413, <16 x float> splat (float -8.600000e+01), <16 x float> %412
  %415 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %414, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %416 = bitcast <16 x float> %415 to <16 x i32>
  %417 = fadd <16 x float> %415, splat (float 0xC168000000000000)
  %418 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %417, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %414)
  %419 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %417, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %418)
  %420 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %419, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %421 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %420, <16 x float> %419, <16 x float> splat (float 0x3F81112100000000))
  %422 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %421, <16 x float> %419, <16 x float> splat (float 0x3FA5553820000000))
  %423 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %422, <16 x float> %419, <16 x float> splat (float 0x3FC5555540000000))
  %424 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %423, <16 x float> %419, <16 x float> splat (float 5.000000e-01))
  %425 = fmul <16 x float> %419, %419
  %426 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %424, <16 x float> %425, <16 x float> %419)
  %427 = fadd <16 x float> %426, splat (float 1.000000e+00)
  %428 = shl <16 x i32> %416, splat (i32 23)
  %429 = add <16 x i32> %428, splat (i32 1065353216)
  %430 = bitcast <16 x i32> %429 to <16 x float>
  %431 = fmul <16 x float> %427, %430
  %432 = fadd <16 x float> %408, %431
  %433 = add nuw nsw i64 %407, 1
  %434 = icmp slt i64 %433, %395
  br i1 %434, label %406, label %399, !llvm.loop !17

435:                                              ; preds = %388, %435
  %436 = phi i64 [ %441, %435 ], [ 0, %388 ]
  %437 = shl nsw i64 %436, 7
  %438 = getelementptr inbounds nuw i8, ptr %333, i64 %437
  %439 = load <16 x float>, ptr %438, align 4
  %440 = fdiv <16 x float> %439, %403
  store <16 x float> %440, ptr %438, align 4
  %441 = add nuw nsw i64 %436, 1
  %442 = load i64, ptr %26, align 8
  %443 = icmp slt i64 %441, %442
  br i1 %443, label %435, label %444, !llvm.loop !18

444:                                              ; preds = %435, %338, %388
  %445 = phi i64 [ %404, %388 ], [ %339, %338 ], [ %442, %435 ]
  br i1 %330, label %328, label %318, !llvm.loop !19

446:                                              ; preds = %318, %451
  %447 = phi i64 [ %452, %451 ], [ %445, %318 ]
  %448 = phi i64 [ %453, %451 ], [ 0, %318 ]
  %449 = getelementptr inbounds nuw float, ptr %51, i64 %448
  %450 = icmp sgt i64 %447, 0
  br i1 %450, label %455, label %451

451:                                              ; preds = %455, %446
  %452 = phi i64 [ %447, %446 ], [ %465, %455 ]
  %453 = add nuw nsw i64 %448, 1
  %454 = icmp eq i64 %453, %44
  br i1 %454, label %467, label %446, !llvm.loop !20

455:                                              ; preds = %446, %455
  %456 = phi i64 [ %465, %455 ], [ %447, %446 ]
  %457 = phi i64 [ %464, %455 ], [ 0, %446 ]
  %458 = shl nsw i64 %457, 7
  %459 = getelementptr inbounds nuw i8, ptr %449, i64 %458
  %460 = load float, ptr %459, align 4
  %461 = mul nsw i64 %456, %448
  %462 = getelementptr float, ptr %326, i64 %461
  %463 = getelementptr float, ptr %462, i64 %457
  store float %460, ptr %463, align 4
  %464 = add nuw nsw i64 %457, 1
  %465 = load i64, ptr %26, align 8
  %466 = icmp slt i64 %464, %465
  br i1 %466, label %455, label %451, !llvm.loop !21

467:                                              ; preds = %451, %318
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  %468 = add nuw nsw i64 %42, 32
  %469 = icmp slt i64 %468, %8
  %470 = add i64 %41, -32
  br i1 %469, label %40, label %34, !llvm.loop !22
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7, !10}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
