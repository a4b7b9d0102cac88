; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 6fe8e43a481ed1f6, code bede38db06223c98
define void @shares(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [2048 x float], align 16
  %3 = alloca [24 x float], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %32

12:                                               ; preds = %1
  %13 = icmp sgt i64 %8, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %29

29:                                               ; preds = %12, %35
  %30 = phi i64 [ %10, %12 ], [ %36, %35 ]
  %31 = phi i64 [ 0, %12 ], [ %37, %35 ]
  br i1 %13, label %39, label %35

32:                                               ; preds = %35, %1
  ret void

33:                                               ; preds = %487
  %34 = load i64, ptr %9, align 8
  br label %35

35:                                               ; preds = %33, %29
  %36 = phi i64 [ %34, %33 ], [ %30, %29 ]
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp slt i64 %37, %36
  br i1 %38, label %29, label %32, !llvm.loop !6

39:                                               ; preds = %29, %487
  %40 = phi i64 [ %490, %487 ], [ %8, %29 ]
  %41 = phi i64 [ %488, %487 ], [ 0, %29 ]
  %42 = tail call i64 @llvm.smin.i64(i64 %40, i64 24)
  %43 = tail call i64 @llvm.smax.i64(i64 %42, i64 1)
  %44 = sub nsw i64 %8, %41
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 24)
  %46 = load ptr, ptr %14, align 8
  %47 = load i64, ptr %15, align 8
  %48 = mul nsw i64 %47, 96
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %3, i8 0, i64 96, i1 false)
  br label %283

49:                                               ; preds = %333
  %50 = getelementptr inbounds i8, ptr %46, i64 %48
  %51 = load ptr, ptr %23, align 8
  %52 = load i64, ptr %24, align 8
  %53 = mul nsw i64 %52, %31
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i64, ptr %25, align 8
  %56 = load i64, ptr %26, align 8
  %57 = mul nsw i64 %56, %55
  %58 = add nsw i64 %57, -1
  %59 = icmp sgt i64 %57, 0
  br i1 %59, label %62, label %60

60:                                               ; preds = %65, %49
  %61 = phi i64 [ %55, %49 ], [ %66, %65 ]
  br label %346

62:                                               ; preds = %49
  %63 = getelementptr i8, ptr %50, i64 64
  %64 = getelementptr i8, ptr %50, i64 32
  br label %67

65:                                               ; preds = %191
  %66 = load i64, ptr %25, align 8
  br label %60

67:                                               ; preds = %62, %191
  %68 = phi i64 [ %227, %191 ], [ 0, %62 ]
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %2)
  %69 = load i64, ptr %9, align 8
  %70 = load i64, ptr %24, align 8
  %71 = mul i64 %69, %70
  %72 = load i64, ptr %15, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %191

74:                                               ; preds = %67
  %75 = tail call i64 @llvm.smin.i64(i64 %68, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %76 = mul i64 %71, %75
  %77 = getelementptr inbounds i8, ptr %54, i64 %76
  %78 = load float, ptr %77, align 1
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %80 = insertelement <8 x float> poison, float %78, i64 0
  %81 = shufflevector <8 x float> %80, <8 x float> poison, <8 x i32> zeroinitializer
  %82 = add nsw i64 %72, -1
  %83 = lshr i64 %82, 3
  %84 = add nuw nsw i64 %83, 1
  %85 = and i64 %84, 3
  %86 = icmp ult i64 %72, 25
  br i1 %86, label %118, label %87

87:                                               ; preds = %74
  %88 = and i64 %84, 4611686018427387900
  br label %89

89:                                               ; preds = %89, %87
  %90 = phi i64 [ 0, %87 ], [ %115, %89 ]
  %91 = phi i64 [ 0, %87 ], [ %116, %89 ]
  %92 = getelementptr inbounds nuw i8, ptr %79, i64 %90
  %93 = load <8 x i8>, ptr %92, align 1
  %94 = getelementptr inbounds nuw float, ptr %2, i64 %90
  %95 = sitofp <8 x i8> %93 to <8 x float>
  %96 = fmul <8 x float> %81, %95
  store <8 x float> %96, ptr %94, align 16
  %97 = or disjoint i64 %90, 8
  %98 = getelementptr inbounds nuw i8, ptr %79, i64 %97
  %99 = load <8 x i8>, ptr %98, align 1
  %100 = getelementptr inbounds nuw float, ptr %2, i64 %97
  %101 = sitofp <8 x i8> %99 to <8 x float>
  %102 = fmul <8 x float> %81, %101
  store <8 x float> %102, ptr %100, align 16
  %103 = or disjoint i64 %90, 16
  %104 = getelementptr inbounds nuw i8, ptr %79, i64 %103
  %105 = load <8 x i8>, ptr %104, align 1
  %106 = getelementptr inbounds nuw float, ptr %2, i64 %103
  %107 = sitofp <8 x i8> %105 to <8 x float>
  %108 = fmul <8 x float> %81, %107
  store <8 x float> %108, ptr %106, align 16
  %109 = or disjoint i64 %90, 24
  %110 = getelementptr inbounds nuw i8, ptr %79, i64 %109
  %111 = load <8 x i8>, ptr %110, align 1
  %112 = getelementptr inbounds nuw float, ptr %2, i64 %109
  %113 = sitofp <8 x i8> %111 to <8 x float>
  %114 = fmul <8 x float> %81, %113
  store <8 x float> %114, ptr %112, align 16
  %115 = add nuw nsw i64 %90, 32
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
  %125 = load <8 x i8>, ptr %124, align 1
  %126 = getelementptr inbounds nuw float, ptr %2, i64 %122
  %127 = sitofp <8 x i8> %125 to <8 x float>
  %128 = fmul <8 x float> %81, %127
  store <8 x float> %128, ptr %126, align 16
  %129 = add nuw nsw i64 %122, 8
  %130 = add i64 %123, 1
  %131 = icmp eq i64 %130, %85
  br i1 %131, label %132, label %121, !llvm.loop !9

132:                                              ; preds = %121, %118
  %133 = getelementptr inbounds nuw float, ptr %2, i64 %72
  %134 = or disjoint i64 %68, 1
  %135 = tail call i64 @llvm.smin.i64(i64 %134, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %136 = mul i64 %71, %135
  %137 = getelementptr inbounds i8, ptr %54, i64 %136
  %138 = load float, ptr %137, align 1
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 4
  %140 = insertelement <8 x float> poison, float %138, i64 0
  %141 = shufflevector <8 x float> %140, <8 x float> poison, <8 x i32> zeroinitializer
  br label %142

142:                                              ; preds = %142, %132
  %143 = phi i64 [ 0, %132 ], [ %149, %142 ]
  %144 = getelementptr inbounds nuw i8, ptr %139, i64 %143
  %145 = load <8 x i8>, ptr %144, align 1
  %146 = getelementptr inbounds nuw float, ptr %133, i64 %143
  %147 = sitofp <8 x i8> %145 to <8 x float>
  %148 = fmul <8 x float> %141, %147
  store <8 x float> %148, ptr %146, align 4
  %149 = add nuw nsw i64 %143, 8
  %150 = icmp slt i64 %149, %72
  br i1 %150, label %142, label %151, !llvm.loop !8

151:                                              ; preds = %142
  %152 = shl nuw nsw i64 %72, 1
  %153 = getelementptr inbounds nuw float, ptr %2, i64 %152
  %154 = or disjoint i64 %68, 2
  %155 = tail call i64 @llvm.smin.i64(i64 %154, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %156 = mul i64 %71, %155
  %157 = getelementptr inbounds i8, ptr %54, i64 %156
  %158 = load float, ptr %157, align 1
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 4
  %160 = insertelement <8 x float> poison, float %158, i64 0
  %161 = shufflevector <8 x float> %160, <8 x float> poison, <8 x i32> zeroinitializer
  br label %162

162:                                              ; preds = %162, %151
  %163 = phi i64 [ 0, %151 ], [ %169, %162 ]
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 %163
  %165 = load <8 x i8>, ptr %164, align 1
  %166 = getelementptr inbounds nuw float, ptr %153, i64 %163
  %167 = sitofp <8 x i8> %165 to <8 x float>
  %168 = fmul <8 x float> %161, %167
  store <8 x float> %168, ptr %166, align 8
  %169 = add nuw nsw i64 %163, 8
  %170 = icmp slt i64 %169, %72
  br i1 %170, label %162, label %171, !llvm.loop !8

171:                                              ; preds = %162
  %172 = mul nuw nsw i64 %72, 3
  %173 = getelementptr inbounds nuw float, ptr %2, i64 %172
  %174 = or disjoint i64 %68, 3
  %175 = tail call i64 @llvm.smin.i64(i64 %174, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %176 = mul i64 %71, %175
  %177 = getelementptr inbounds i8, ptr %54, i64 %176
  %178 = load float, ptr %177, align 1
  %179 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %180 = insertelement <8 x float> poison, float %178, i64 0
  %181 = shufflevector <8 x float> %180, <8 x float> poison, <8 x i32> zeroinitializer
  br label %182

182:                                              ; preds = %182, %171
  %183 = phi i64 [ 0, %171 ], [ %189, %182 ]
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 %183
  %185 = load <8 x i8>, ptr %184, align 1
  %186 = getelementptr inbounds nuw float, ptr %173, i64 %183
  %187 = sitofp <8 x i8> %185 to <8 x float>
  %188 = fmul <8 x float> %181, %187
  store <8 x float> %188, ptr %186, align 4
  %189 = add nuw nsw i64 %183, 8
  %190 = icmp slt i64 %189, %72
  br i1 %190, label %182, label %229, !llvm.loop !8

191:                                              ; preds = %229, %67
  %192 = phi <8 x float> [ zeroinitializer, %67 ], [ %280, %229 ]
  %193 = phi <8 x float> [ zeroinitializer, %67 ], [ %279, %229 ]
  %194 = phi <8 x float> [ zeroinitializer, %67 ], [ %278, %229 ]
  %195 = phi <8 x float> [ zeroinitializer, %67 ], [ %277, %229 ]
  %196 = phi <8 x float> [ zeroinitializer, %67 ], [ %274, %229 ]
  %197 = phi <8 x float> [ zeroinitializer, %67 ], [ %273, %229 ]
  %198 = phi <8 x float> [ zeroinitializer, %67 ], [ %272, %229 ]
  %199 = phi <8 x float> [ zeroinitializer, %67 ], [ %271, %229 ]
  %200 = phi <8 x float> [ zeroinitializer, %67 ], [ %268, %229 ]
  %201 = phi <8 x float> [ zeroinitializer, %67 ], [ %262, %229 ]
  %202 = phi <8 x float> [ zeroinitializer, %67 ], [ %256, %229 ]
  %203 = phi <8 x float> [ zeroinitializer, %67 ], [ %250, %229 ]
  %204 = tail call i64 @llvm.smin.i64(i64 %68, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %205 = mul nsw i64 %204, 96
  %206 = getelementptr i8, ptr %50, i64 %205
  store <8 x float> %203, ptr %206, align 4
  %207 = or disjoint i64 %68, 1
  %208 = tail call i64 @llvm.smin.i64(i64 %207, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %209 = mul nsw i64 %208, 96
  %210 = getelementptr i8, ptr %50, i64 %209
  store <8 x float> %202, ptr %210, align 4
  %211 = or disjoint i64 %68, 2
  %212 = tail call i64 @llvm.smin.i64(i64 %211, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %213 = mul nsw i64 %212, 96
  %214 = getelementptr i8, ptr %50, i64 %213
  store <8 x float> %201, ptr %214, align 4
  %215 = or disjoint i64 %68, 3
  %216 = tail call i64 @llvm.smin.i64(i64 %215, i64 range(i64 -9223372036854775808, 9223372036854775807) %58)
  %217 = mul nsw i64 %216, 96
  %218 = getelementptr i8, ptr %50, i64 %217
  store <8 x float> %200, ptr %218, align 4
  %219 = getelementptr i8, ptr %64, i64 %205
  store <8 x float> %199, ptr %219, align 4
  %220 = getelementptr i8, ptr %64, i64 %209
  store <8 x float> %198, ptr %220, align 4
  %221 = getelementptr i8, ptr %64, i64 %213
  store <8 x float> %197, ptr %221, align 4
  %222 = getelementptr i8, ptr %64, i64 %217
  store <8 x float> %196, ptr %222, align 4
  %223 = getelementptr i8, ptr %63, i64 %205
  store <8 x float> %195, ptr %223, align 4
  %224 = getelementptr i8, ptr %63, i64 %209
  store <8 x float> %194, ptr %224, align 4
  %225 = getelementptr i8, ptr %63, i64 %213
  store <8 x float> %193, ptr %225, align 4
  %226 = getelementptr i8, ptr %63, i64 %217
  store <8 x float> %192, ptr %226, align 4
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %2)
  %227 = add nuw nsw i64 %68, 4
  %228 = icmp slt i64 %227, %57
  br i1 %228, label %67, label %65, !llvm.loop !11

229:                                              ; preds = %182, %229
  %230 = phi <8 x float> [ %280, %229 ], [ zeroinitializer, %182 ]
  %231 = phi <8 x float> [ %279, %229 ], [ zeroinitializer, %182 ]
  %232 = phi <8 x float> [ %278, %229 ], [ zeroinitializer, %182 ]
  %233 = phi <8 x float> [ %277, %229 ], [ zeroinitializer, %182 ]
  %234 = phi <8 x float> [ %274, %229 ], [ zeroinitializer, %182 ]
  %235 = phi <8 x float> [ %273, %229 ], [ zeroinitializer, %182 ]
  %236 = phi <8 x float> [ %272, %229 ], [ zeroinitializer, %182 ]
  %237 = phi <8 x float> [ %271, %229 ], [ zeroinitializer, %182 ]
  %238 = phi <8 x float> [ %268, %229 ], [ zeroinitializer, %182 ]
  %239 = phi <8 x float> [ %262, %229 ], [ zeroinitializer, %182 ]
  %240 = phi <8 x float> [ %256, %229 ], [ zeroinitializer, %182 ]
  %241 = phi <8 x float> [ %250, %229 ], [ zeroinitializer, %182 ]
  %242 = phi i64 [ %281, %229 ], [ 0, %182 ]
  %243 = mul nuw nsw i64 %242, 96
  %244 = getelementptr inbounds nuw i8, ptr %46, i64 %243
  %245 = load <8 x float>, ptr %244, align 4
  %246 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %242
  %247 = load float, ptr %246, align 4
  %248 = insertelement <8 x float> poison, float %247, i64 0
  %249 = shufflevector <8 x float> %248, <8 x float> poison, <8 x i32> zeroinitializer
  %250 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %245, <8 x float> %241)
  %251 = add nuw nsw i64 %72, %242
  %252 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %251
  %253 = load float, ptr %252, align 4
  %254 = insertelement <8 x float> poison, float %253, i64 0
  %255 = shufflevector <8 x float> %254, <8 x float> poison, <8 x i32> zeroinitializer
  %256 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> %245, <8 x float> %240)
  %257 = add nuw nsw i64 %152, %242
  %258 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %257
  %259 = load float, ptr %258, align 4
  %260 = insertelement <8 x float> poison, float %259, i64 0
  %261 = shufflevector <8 x float> %260, <8 x float> poison, <8 x i32> zeroinitializer
  %262 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %261, <8 x float> %245, <8 x float> %239)
  %263 = add nuw nsw i64 %172, %242
  %264 = getelementptr inbounds nuw [2048 x float], ptr %2, i64 0, i64 %263
  %265 = load float, ptr %264, align 4
  %266 = insertelement <8 x float> poison, float %265, i64 0
  %267 = shufflevector <8 x float> %266, <8 x float> poison, <8 x i32> zeroinitializer
  %268 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %267, <8 x float> %245, <8 x float> %238)
  %269 = getelementptr inbounds nuw i8, ptr %244, i64 32
  %270 = load <8 x float>, ptr %269, align 4
  %271 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %270, <8 x float> %237)
  %272 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> %270, <8 x float> %236)
  %273 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %261, <8 x float> %270, <8 x float> %235)
  %274 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %267, <8 x float> %270, <8 x float> %234)
  %275 = getelementptr inbounds nuw i8, ptr %244, i64 64
  %276 = load <8 x float>, ptr %275, align 4
  %277 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %276, <8 x float> %233)
  %278 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> %276, <8 x float> %232)
  %279 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %261, <8 x float> %276, <8 x float> %231)
  %280 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %267, <8 x float> %276, <8 x float> %230)
  %281 = add nuw nsw i64 %242, 1
  %282 = icmp eq i64 %281, %72
  br i1 %282, label %191, label %229, !llvm.loop !12

283:                                              ; preds = %39, %333
  %284 = phi i64 [ %47, %39 ], [ %298, %333 ]
  %285 = phi i64 [ 0, %39 ], [ %334, %333 ]
  %286 = load i64, ptr %4, align 8
  %287 = mul nsw i64 %286, %31
  %288 = add nuw nsw i64 %285, %41
  %289 = load i64, ptr %6, align 8
  %290 = sdiv i64 %288, %289
  %291 = add nsw i64 %290, %287
  %292 = srem i64 %288, %289
  %293 = getelementptr inbounds nuw float, ptr %46, i64 %285
  %294 = icmp sgt i64 %284, 0
  br i1 %294, label %295, label %297

295:                                              ; preds = %283
  %296 = icmp slt i64 %285, %45
  br label %300

297:                                              ; preds = %314, %283
  %298 = phi i64 [ %284, %283 ], [ %319, %314 ]
  %299 = icmp slt i64 %285, %45
  br i1 %299, label %321, label %333

300:                                              ; preds = %295, %314
  %301 = phi i64 [ 0, %295 ], [ %318, %314 ]
  br i1 %296, label %302, label %314

302:                                              ; preds = %300
  %303 = load ptr, ptr %0, align 8
  %304 = load i64, ptr %16, align 8
  %305 = mul nsw i64 %304, %291
  %306 = getelementptr inbounds float, ptr %303, i64 %305
  %307 = load i64, ptr %17, align 8
  %308 = mul nsw i64 %307, %292
  %309 = getelementptr inbounds float, ptr %306, i64 %308
  %310 = getelementptr inbounds nuw float, ptr %309, i64 %301
  %311 = load float, ptr %310, align 4
  %312 = load float, ptr %18, align 8
  %313 = fmul float %311, %312
  br label %314

314:                                              ; preds = %302, %300
  %315 = phi float [ %313, %302 ], [ 0.000000e+00, %300 ]
  %316 = mul nuw nsw i64 %301, 96
  %317 = getelementptr inbounds nuw i8, ptr %293, i64 %316
  store float %315, ptr %317, align 4
  %318 = add nuw nsw i64 %301, 1
  %319 = load i64, ptr %15, align 8
  %320 = icmp slt i64 %318, %319
  br i1 %320, label %300, label %297, !llvm.loop !13

321:                                              ; preds = %297
  %322 = load ptr, ptr %19, align 8
  %323 = load i64, ptr %20, align 8
  %324 = mul nsw i64 %323, %291
  %325 = load i64, ptr %21, align 8
  %326 = mul nsw i64 %325, %292
  %327 = getelementptr float, ptr %322, i64 %324
  %328 = getelementptr float, ptr %327, i64 %326
  %329 = load float, ptr %328, align 4
  %330 = load float, ptr %22, align 4
  %331 = fsub float %329, %330
  %332 = getelementptr inbounds nuw [24 x float], ptr %3, i64 0, i64 %285
  store float %331, ptr %332, align 4
  br label %333

333:                                              ; preds = %321, %297
  %334 = add nuw nsw i64 %285, 1
  %335 = icmp eq i64 %334, 24
  br i1 %335, label %49, label %283, !llvm.loop !14

336:                                              ; preds = %462
  %337 = load ptr, ptr %28, align 8
  %338 = load i64, ptr %4, align 8
  %339 = mul nsw i64 %338, %31
  %340 = load i64, ptr %6, align 8
  %341 = mul nsw i64 %339, %340
  %342 = add nsw i64 %341, %41
  %343 = mul nsw i64 %342, %463
  %344 = getelementptr inbounds float, ptr %337, i64 %343
  %345 = icmp sgt i64 %44, 0
  br i1 %345, label %466, label %487

346:                                              ; preds = %60, %462
  %347 = phi i64 [ %463, %462 ], [ %61, %60 ]
  %348 = phi i64 [ %464, %462 ], [ 0, %60 ]
  %349 = shl nuw nsw i64 %348, 3
  %350 = getelementptr inbounds nuw float, ptr %50, i64 %349
  %351 = getelementptr inbounds nuw float, ptr %3, i64 %349
  %352 = load <8 x float>, ptr %351, align 16
  %353 = load i64, ptr %26, align 8
  %354 = mul nsw i64 %353, %347
  %355 = icmp sgt i64 %354, 0
  br i1 %355, label %381, label %356

356:                                              ; preds = %397, %346
  %357 = phi i64 [ %347, %346 ], [ %402, %397 ]
  %358 = phi <8 x float> [ %352, %346 ], [ %400, %397 ]
  %359 = icmp sgt i64 %357, 0
  br i1 %359, label %360, label %462

360:                                              ; preds = %356
  %361 = fsub <8 x float> %352, %358
  %362 = fcmp olt <8 x float> %361, splat (float -8.600000e+01)
  %363 = select <8 x i1> %362, <8 x float> splat (float -8.600000e+01), <8 x float> %361
  %364 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %363, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %365 = fadd <8 x float> %364, splat (float 0xC168000000000000)
  %366 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %365, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %363)
  %367 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %365, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %366)
  %368 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %367, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %369 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %368, <8 x float> %367, <8 x float> splat (float 0x3F81112100000000))
  %370 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %369, <8 x float> %367, <8 x float> splat (float 0x3FA5553820000000))
  %371 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %370, <8 x float> %367, <8 x float> splat (float 0x3FC5555540000000))
  %372 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %371, <8 x float> %367, <8 x float> splat (float 5.000000e-01))
  %373 = fmul <8 x float> %367, %367
  %374 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %372, <8 x float> %373, <8 x float> %367)
  %375 = fadd <8 x float> %374, splat (float 1.000000e+00)
  %376 = bitcast <8 x float> %364 to <8 x i32>
  %377 = shl <8 x i32> %376, splat (i32 23)
  %378 = add <8 x i32> %377, splat (i32 1065353216)
  %379 = bitcast <8 x i32> %378 to <8 x float>
  %380 = fmul <8 x float> %375, %379
  br label %408

381:                                              ; preds = %346, %397
  %382 = phi i64 [ %401, %397 ], [ 0, %346 ]
  %383 = phi <8 x float> [ %400, %397 ], [ %352, %346 ]
  %384 = mul nuw nsw i64 %382, 96
  %385 = getelementptr inbounds nuw i8, ptr %350, i64 %384
  %386 = load <8 x float>, ptr %385, align 4
  %387 = fcmp ord <8 x float> %386, zeroinitializer
  %388 = select <8 x i1> %387, <8 x float> %386, <8 x float> splat (float 0xFFF0000000000000)
  %389 = load ptr, ptr %27, align 8
  %390 = icmp eq ptr %389, null
  br i1 %390, label %397, label %391

391:                                              ; preds = %381
  %392 = getelementptr inbounds nuw float, ptr %389, i64 %382
  %393 = load float, ptr %392, align 4
  %394 = insertelement <8 x float> poison, float %393, i64 0
  %395 = shufflevector <8 x float> %394, <8 x float> poison, <8 x i32> zeroinitializer
  %396 = fadd <8 x float> %388, %395
  br label %397

397:                                              ; preds = %391, %381
  %398 = phi <8 x float> [ %396, %391 ], [ %388, %381 ]
  store <8 x float> %398, ptr %385, align 4
  %399 = fcmp ogt <8 x float> %398, %383
  %400 = select <8 x i1> %399, <8 x float> %398, <8 x float> %383
  %401 = add nuw nsw i64 %382, 1
  %402 = load i64, ptr %25, align 8
  %403 = load i64, ptr %26, align 8
  %404 = mul nsw i64 %403, %402
  %405 = icmp slt i64 %401, %404
  br i1 %405, label %381, label %356, !llvm.loop !15

406:                                              ; preds = %417
  %407 = icmp sgt i64 %422, 0
  br i1 %407, label %453, label %462

408:                                              ; preds = %360, %417
  %409 = phi i64 [ %412, %417 ], [ 0, %360 ]
  %410 = phi <8 x float> [ %421, %417 ], [ %380, %360 ]
  %411 = load i64, ptr %26, align 8
  %412 = add nuw nsw i64 %409, 1
  %413 = mul nsw i64 %411, %412
  %414 = icmp sgt i64 %411, 0
  br i1 %414, label %415, label %417

415:                                              ; preds = %408
  %416 = mul nuw nsw i64 %411, %409
  br label %424

417:                                              ; preds = %424, %408
  %418 = phi <8 x float> [ zeroinitializer, %408 ], [ %450, %424 ]
  %419 = mul nuw nsw i64 %409, 96
  %420 = getelementptr inbounds nuw i8, ptr %350, i64 %419
  store <8 x float> %418, ptr %420, align 4
  %421 = fadd <8 x float> %410, %418
  %422 = load i64, ptr %25, align 8
  %423 = icmp slt i64 %412, %422
  br i1 %423, label %408, label %406, !llvm.loop !16

424:                                              ; preds = %415, %424
  %425 = phi i64 [ %451, %424 ], [ %416, %415 ]
  %426 = phi <8 x float> [ %450, %424 ], [ zeroinitializer, %415 ]
  %427 = mul nuw nsw i64 %425, 96
  %428 = getelementptr inbounds nuw i8, ptr %350, i64 %427
  %429 = load <8 x float>, ptr %428, align 4
  %430 = fsub <8 x float> %429, %358
  %431 = fcmp olt <8 x float> %430, splat (float -8.600000e+01)
  %432 = select <8 x i1> %431, <8 x float> splat (float -8.600000e+01), <8 x float> %430
  %433 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %432, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %434 = bitcast <8 x float> %433 to <8 x i32>
  %435 = fadd <8 x float> %433, splat (float 0xC168000000000000)
  %436 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %435, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %432)
  %437 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %435, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %436)
  %438 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %437, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %439 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %438, <8 x float> %437, <8 x float> splat (float 0x3F81112100000000))
  %440 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %439, <8 x float> %437, <8 x float> splat (float 0x3FA5553820000000))
  %441 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %440, <8 x float> %437, <8 x float> splat (float 0x3FC5555540000000))
  %442 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %441, <8 x float> %437, <8 x float> splat (float 5.000000e-01))
  %443 = fmul <8 x float> %437, %437
  %444 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %442, <8 x float> %443, <8 x float> %437)
  %445 = fadd <8 x float> %444, splat (float 1.000000e+00)
  %446 = shl <8 x i32> %434, splat (i32 23)
  %447 = add <8 x i32> %446, splat (i32 1065353216)
  %448 = bitcast <8 x i32> %447 to <8 x float>
  %449 = fmul <8 x float> %445, %448
  %450 = fadd <8 x float> %426, %449
  %451 = add nuw nsw i64 %425, 1
  %452 = icmp slt i64 %451, %413
  br i1 %452, label %424, label %417, !llvm.loop !17

453:                                              ; preds = %406, %453
  %454 = phi i64 [ %459, %453 ], [ 0, %406 ]
  %455 = mul nuw nsw i64 %454, 96
  %456 = getelementptr inbounds nuw i8, ptr %350, i64 %455
  %457 = load <8 x float>, ptr %456, align 4
  %458 = fdiv <8 x float> %457, %421
  store <8 x float> %458, ptr %456, align 4
  %459 = add nuw nsw i64 %454, 1
  %460 = load i64, ptr %25, align 8
  %461 = icmp slt i64 %459, %460
  br i1 %461, label %453, label %462, !llvm.loop !18

462:                                              ; preds = %453, %356, %406
  %463 = phi i64 [ %422, %406 ], [ %357, %356 ], [ %460, %453 ]
  %464 = add nuw nsw i64 %348, 1
  %465 = icmp eq i64 %464, 3
  br i1 %465, label %336, label %346, !llvm.loop !19

466:                                              ; preds = %336, %471
  %467 = phi i64 [ %472, %471 ], [ %463, %336 ]
  %468 = phi i64 [ %473, %471 ], [ 0, %336 ]
  %469 = getelementptr inbounds nuw float, ptr %50, i64 %468
  %470 = icmp sgt i64 %467, 0
  br i1 %470, label %475, label %471

471:                                              ; preds = %475, %466
  %472 = phi i64 [ %467, %466 ], [ %485, %475 ]
  %473 = add nuw nsw i64 %468, 1
  %474 = icmp eq i64 %473, %43
  br i1 %474, label %487, label %466, !llvm.loop !20

475:                                              ; preds = %466, %475
  %476 = phi i64 [ %485, %475 ], [ %467, %466 ]
  %477 = phi i64 [ %484, %475 ], [ 0, %466 ]
  %478 = mul nuw nsw i64 %477, 96
  %479 = getelementptr inbounds nuw i8, ptr %469, i64 %478
  %480 = load float, ptr %479, align 4
  %481 = mul nsw i64 %476, %468
  %482 = getelementptr float, ptr %344, i64 %481
  %483 = getelementptr float, ptr %482, i64 %477
  store float %480, ptr %483, align 4
  %484 = add nuw nsw i64 %477, 1
  %485 = load i64, ptr %25, align 8
  %486 = icmp slt i64 %484, %485
  br i1 %486, label %475, label %471, !llvm.loop !21

487:                                              ; preds = %471, %336
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %3)
  %488 = add nuw nsw i64 %41, 24
  %489 = icmp slt i64 %488, %8
  %490 = add i64 %40, -24
  br i1 %489, label %39, label %33, !llvm.loop !22
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

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
