; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 187a93b9368203f3, code 6a32efda7ffee525
%struct.block = type { [192 x %struct.query], i64, i64, i64, [512 x float], [24576 x float], [8192 x float], [8192 x float] }
%struct.query = type { ptr, ptr, ptr, i64, float, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.block, align 8
  call void @llvm.lifetime.start.p0(i64 173592, ptr nonnull %2)
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
  %20 = icmp sgt i64 %19, 24
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
  %32 = add i64 %31, 5
  %33 = srem i64 %32, 6
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
  br i1 %43, label %44, label %1066

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
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 108056
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 140824
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 9752
  br label %72

66:                                               ; preds = %1042, %154
  %67 = load ptr, ptr %38, align 8
  %68 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %69 = load i64, ptr %12, align 8
  %70 = mul nsw i64 %69, %37
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %1066, !llvm.loop !8

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
  %83 = add i64 %82, 5
  %84 = srem i64 %83, 6
  %85 = sub nsw i64 %83, %84
  store i64 %85, ptr %45, align 8
  %86 = icmp sgt i64 %85, 0
  %87 = load i64, ptr %49, align 8
  br i1 %86, label %88, label %90

88:                                               ; preds = %72
  %89 = add nsw i64 %82, -1
  br label %976

90:                                               ; preds = %1022, %72
  %91 = phi i64 [ %87, %72 ], [ %1023, %1022 ]
  %92 = phi i64 [ %85, %72 ], [ %1025, %1022 ]
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
  %103 = sdiv i16 %102, 16
  %104 = sext i16 %103 to i64
  %105 = shl nsw i64 %104, 4
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

154:                                              ; preds = %355, %113, %129
  %155 = icmp sgt i64 %82, 0
  br i1 %155, label %1034, label %66

156:                                              ; preds = %129, %355
  %157 = phi i64 [ %357, %355 ], [ 0, %129 ]
  %158 = sub nsw i64 %130, %157
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 %106)
  store i64 %159, ptr %59, align 8
  %160 = load i64, ptr %60, align 8
  %161 = mul nsw i64 %160, %157
  %162 = getelementptr inbounds float, ptr %96, i64 %161
  %163 = load i64, ptr %49, align 8
  %164 = icmp sgt i64 %159, 0
  br i1 %164, label %165, label %299

165:                                              ; preds = %156
  %166 = icmp sgt i64 %163, 0
  br label %167

167:                                              ; preds = %165, %192
  %168 = phi i64 [ %159, %165 ], [ %193, %192 ]
  %169 = phi i64 [ 0, %165 ], [ %194, %192 ]
  br i1 %166, label %170, label %192

170:                                              ; preds = %167
  %171 = lshr i64 %169, 4
  %172 = mul nuw nsw i64 %171, %163
  %173 = and i64 %169, 8
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
  br label %196

190:                                              ; preds = %246
  %191 = load i64, ptr %59, align 8
  br label %192

192:                                              ; preds = %190, %167
  %193 = phi i64 [ %191, %190 ], [ %168, %167 ]
  %194 = add nuw nsw i64 %169, 8
  %195 = icmp slt i64 %194, %193
  br i1 %195, label %167, label %284, !llvm.loop !12

196:                                              ; preds = %170, %246
  %197 = phi i64 [ 0, %170 ], [ %282, %246 ]
  %198 = load i64, ptr %59, align 8
  %199 = getelementptr float, ptr %162, i64 %197
  %200 = icmp slt i64 %169, %198
  br i1 %200, label %201, label %204

201:                                              ; preds = %196
  %202 = getelementptr float, ptr %199, i64 %175
  %203 = load <8 x float>, ptr %202, align 4
  br label %204

204:                                              ; preds = %201, %196
  %205 = phi <8 x float> [ %203, %201 ], [ zeroinitializer, %196 ]
  %206 = icmp slt i64 %176, %198
  br i1 %206, label %207, label %210

207:                                              ; preds = %204
  %208 = getelementptr float, ptr %199, i64 %177
  %209 = load <8 x float>, ptr %208, align 4
  br label %210

210:                                              ; preds = %207, %204
  %211 = phi <8 x float> [ %209, %207 ], [ zeroinitializer, %204 ]
  %212 = icmp slt i64 %178, %198
  br i1 %212, label %213, label %216

213:                                              ; preds = %210
  %214 = getelementptr float, ptr %199, i64 %179
  %215 = load <8 x float>, ptr %214, align 4
  br label %216

216:                                              ; preds = %213, %210
  %217 = phi <8 x float> [ %215, %213 ], [ zeroinitializer, %210 ]
  %218 = icmp slt i64 %180, %198
  br i1 %218, label %219, label %222

219:                                              ; preds = %216
  %220 = getelementptr float, ptr %199, i64 %181
  %221 = load <8 x float>, ptr %220, align 4
  br label %222

222:                                              ; preds = %219, %216
  %223 = phi <8 x float> [ %221, %219 ], [ zeroinitializer, %216 ]
  %224 = icmp slt i64 %182, %198
  br i1 %224, label %225, label %228

225:                                              ; preds = %222
  %226 = getelementptr float, ptr %199, i64 %183
  %227 = load <8 x float>, ptr %226, align 4
  br label %228

228:                                              ; preds = %225, %222
  %229 = phi <8 x float> [ %227, %225 ], [ zeroinitializer, %222 ]
  %230 = icmp slt i64 %184, %198
  br i1 %230, label %231, label %234

231:                                              ; preds = %228
  %232 = getelementptr float, ptr %199, i64 %185
  %233 = load <8 x float>, ptr %232, align 4
  br label %234

234:                                              ; preds = %231, %228
  %235 = phi <8 x float> [ %233, %231 ], [ zeroinitializer, %228 ]
  %236 = icmp slt i64 %186, %198
  br i1 %236, label %237, label %240

237:                                              ; preds = %234
  %238 = getelementptr float, ptr %199, i64 %187
  %239 = load <8 x float>, ptr %238, align 4
  br label %240

240:                                              ; preds = %237, %234
  %241 = phi <8 x float> [ %239, %237 ], [ zeroinitializer, %234 ]
  %242 = icmp slt i64 %188, %198
  br i1 %242, label %243, label %246

243:                                              ; preds = %240
  %244 = getelementptr float, ptr %199, i64 %189
  %245 = load <8 x float>, ptr %244, align 4
  br label %246

246:                                              ; preds = %243, %240
  %247 = phi <8 x float> [ %245, %243 ], [ zeroinitializer, %240 ]
  %248 = shufflevector <8 x float> %205, <8 x float> %229, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %249 = shufflevector <8 x float> %205, <8 x float> %229, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %250 = shufflevector <8 x float> %211, <8 x float> %235, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %251 = shufflevector <8 x float> %211, <8 x float> %235, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %252 = shufflevector <8 x float> %217, <8 x float> %241, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %253 = shufflevector <8 x float> %217, <8 x float> %241, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %254 = shufflevector <8 x float> %223, <8 x float> %247, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %255 = shufflevector <8 x float> %223, <8 x float> %247, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %256 = shufflevector <8 x float> %248, <8 x float> %252, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %257 = shufflevector <8 x float> %248, <8 x float> %252, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %258 = shufflevector <8 x float> %249, <8 x float> %253, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %259 = shufflevector <8 x float> %249, <8 x float> %253, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %260 = shufflevector <8 x float> %250, <8 x float> %254, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %261 = shufflevector <8 x float> %250, <8 x float> %254, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %262 = shufflevector <8 x float> %251, <8 x float> %255, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %263 = shufflevector <8 x float> %251, <8 x float> %255, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %264 = shufflevector <8 x float> %256, <8 x float> %260, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %265 = shufflevector <8 x float> %256, <8 x float> %260, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %266 = shufflevector <8 x float> %257, <8 x float> %261, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %267 = shufflevector <8 x float> %257, <8 x float> %261, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %268 = shufflevector <8 x float> %258, <8 x float> %262, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %269 = shufflevector <8 x float> %258, <8 x float> %262, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %270 = shufflevector <8 x float> %259, <8 x float> %263, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %271 = shufflevector <8 x float> %259, <8 x float> %263, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %272 = add nuw nsw i64 %197, %172
  %273 = shl nsw i64 %272, 6
  %274 = getelementptr i8, ptr %174, i64 %273
  store <8 x float> %264, ptr %274, align 8
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 64
  store <8 x float> %265, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %274, i64 128
  store <8 x float> %266, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %274, i64 192
  store <8 x float> %267, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %274, i64 256
  store <8 x float> %268, ptr %278, align 8
  %279 = getelementptr inbounds nuw i8, ptr %274, i64 320
  store <8 x float> %269, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %274, i64 384
  store <8 x float> %270, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %274, i64 448
  store <8 x float> %271, ptr %281, align 8
  %282 = add nuw nsw i64 %197, 8
  %283 = icmp slt i64 %282, %163
  br i1 %283, label %196, label %190, !llvm.loop !13

284:                                              ; preds = %192
  %285 = load i64, ptr %58, align 8
  %286 = load i64, ptr %62, align 8
  %287 = mul nsw i64 %286, %285
  %288 = getelementptr inbounds float, ptr %100, i64 %287
  %289 = icmp sgt i64 %193, 0
  br i1 %289, label %290, label %299

290:                                              ; preds = %284
  %291 = icmp sgt i64 %163, 0
  %292 = add i64 %163, -1
  %293 = lshr i64 %292, 3
  %294 = add nuw nsw i64 %293, 1
  %295 = icmp ult i64 %163, 9
  %296 = and i64 %294, 4611686018427387902
  %297 = and i64 %292, 8
  %298 = icmp eq i64 %297, 0
  br label %302

299:                                              ; preds = %325, %156, %284
  %300 = load i64, ptr %45, align 8
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %359, label %355

302:                                              ; preds = %290, %325
  %303 = phi i64 [ %193, %290 ], [ %326, %325 ]
  %304 = phi i64 [ 0, %290 ], [ %327, %325 ]
  br i1 %291, label %305, label %325

305:                                              ; preds = %302
  %306 = mul nsw i64 %304, %286
  %307 = getelementptr inbounds float, ptr %288, i64 %306
  br i1 %295, label %308, label %329

308:                                              ; preds = %329, %305
  %309 = phi i64 [ 0, %305 ], [ %352, %329 ]
  br i1 %298, label %310, label %323

310:                                              ; preds = %308
  %311 = and i64 %309, 9223372036854775792
  %312 = sub nsw i64 %163, %311
  %313 = call i64 @llvm.smin.i64(i64 %312, i64 16)
  %314 = load i64, ptr %59, align 8
  %315 = mul nsw i64 %314, %311
  %316 = getelementptr inbounds float, ptr %63, i64 %315
  %317 = mul nsw i64 %313, %304
  %318 = getelementptr inbounds float, ptr %316, i64 %317
  %319 = and i64 %309, 8
  %320 = getelementptr inbounds nuw float, ptr %318, i64 %319
  %321 = getelementptr inbounds nuw float, ptr %307, i64 %309
  %322 = load <8 x float>, ptr %321, align 4
  store <8 x float> %322, ptr %320, align 4
  br label %323

323:                                              ; preds = %308, %310
  %324 = load i64, ptr %59, align 8
  br label %325

325:                                              ; preds = %323, %302
  %326 = phi i64 [ %324, %323 ], [ %303, %302 ]
  %327 = add nuw nsw i64 %304, 1
  %328 = icmp slt i64 %327, %326
  br i1 %328, label %302, label %299, !llvm.loop !14

329:                                              ; preds = %305, %329
  %330 = phi i64 [ %352, %329 ], [ 0, %305 ]
  %331 = phi i64 [ %353, %329 ], [ 0, %305 ]
  %332 = sub nsw i64 %163, %330
  %333 = call i64 @llvm.smin.i64(i64 %332, i64 16)
  %334 = load i64, ptr %59, align 8
  %335 = mul nsw i64 %334, %330
  %336 = getelementptr inbounds float, ptr %63, i64 %335
  %337 = mul nsw i64 %333, %304
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = getelementptr inbounds nuw float, ptr %307, i64 %330
  %340 = load <8 x float>, ptr %339, align 4
  store <8 x float> %340, ptr %338, align 4
  %341 = or disjoint i64 %330, 8
  %342 = sub nsw i64 %163, %330
  %343 = call i64 @llvm.smin.i64(i64 %342, i64 16)
  %344 = load i64, ptr %59, align 8
  %345 = mul nsw i64 %344, %330
  %346 = getelementptr inbounds float, ptr %63, i64 %345
  %347 = mul nsw i64 %343, %304
  %348 = getelementptr inbounds float, ptr %346, i64 %347
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 32
  %350 = getelementptr inbounds nuw float, ptr %307, i64 %341
  %351 = load <8 x float>, ptr %350, align 4
  store <8 x float> %351, ptr %349, align 4
  %352 = add nuw nsw i64 %330, 16
  %353 = add i64 %331, 2
  %354 = icmp eq i64 %353, %296
  br i1 %354, label %308, label %329, !llvm.loop !15

355:                                              ; preds = %973, %299
  %356 = load i64, ptr %58, align 8
  %357 = add nsw i64 %356, %106
  store i64 %357, ptr %58, align 8
  %358 = icmp slt i64 %357, %130
  br i1 %358, label %156, label %154, !llvm.loop !16

359:                                              ; preds = %299, %973
  %360 = phi i64 [ %361, %973 ], [ 0, %299 ]
  %361 = add nuw nsw i64 %360, 6
  %362 = add nuw nsw i64 %360, 5
  %363 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %362, i32 3
  %364 = load i64, ptr %363, align 8
  %365 = load i64, ptr %58, align 8
  %366 = icmp sgt i64 %364, %365
  br i1 %366, label %367, label %973

367:                                              ; preds = %359
  %368 = load float, ptr %64, align 8
  %369 = load i64, ptr %49, align 8
  %370 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %360
  %371 = shl nsw i64 %360, 9
  %372 = getelementptr inbounds nuw i8, ptr %65, i64 %371
  %373 = load i64, ptr %59, align 8
  %374 = sub nsw i64 %364, %365
  %375 = call i64 @llvm.smin.i64(i64 %373, i64 %374)
  %376 = icmp sgt i64 %375, 0
  br i1 %376, label %377, label %384

377:                                              ; preds = %367
  %378 = icmp sgt i64 %369, 0
  %379 = getelementptr inbounds nuw i8, ptr %370, i64 40
  %380 = getelementptr inbounds nuw i8, ptr %370, i64 80
  %381 = getelementptr inbounds nuw i8, ptr %370, i64 120
  %382 = getelementptr inbounds nuw i8, ptr %370, i64 160
  %383 = getelementptr inbounds nuw i8, ptr %370, i64 200
  br label %395

384:                                              ; preds = %407, %367
  %385 = insertelement <8 x float> poison, float %368, i64 0
  %386 = shufflevector <8 x float> %385, <8 x float> poison, <8 x i32> zeroinitializer
  %387 = icmp sgt i64 %369, 0
  %388 = add i64 %369, -1
  %389 = lshr i64 %388, 3
  %390 = add nuw nsw i64 %389, 1
  %391 = and i64 %390, 3
  %392 = icmp ult i64 %369, 25
  %393 = and i64 %390, 4611686018427387900
  %394 = icmp eq i64 %391, 0
  br label %499

395:                                              ; preds = %377, %407
  %396 = phi i64 [ 0, %377 ], [ %431, %407 ]
  %397 = mul nsw i64 %396, %369
  %398 = getelementptr inbounds float, ptr %61, i64 %397
  %399 = getelementptr inbounds nuw float, ptr %372, i64 %396
  br i1 %378, label %400, label %407

400:                                              ; preds = %395
  %401 = load ptr, ptr %370, align 8
  %402 = load ptr, ptr %379, align 8
  %403 = load ptr, ptr %380, align 8
  %404 = load ptr, ptr %381, align 8
  %405 = load ptr, ptr %382, align 8
  %406 = load ptr, ptr %383, align 8
  br label %433

407:                                              ; preds = %433, %395
  %408 = phi <8 x float> [ zeroinitializer, %395 ], [ %487, %433 ]
  %409 = phi <8 x float> [ zeroinitializer, %395 ], [ %486, %433 ]
  %410 = phi <8 x float> [ zeroinitializer, %395 ], [ %481, %433 ]
  %411 = phi <8 x float> [ zeroinitializer, %395 ], [ %480, %433 ]
  %412 = phi <8 x float> [ zeroinitializer, %395 ], [ %475, %433 ]
  %413 = phi <8 x float> [ zeroinitializer, %395 ], [ %474, %433 ]
  %414 = phi <8 x float> [ zeroinitializer, %395 ], [ %469, %433 ]
  %415 = phi <8 x float> [ zeroinitializer, %395 ], [ %468, %433 ]
  %416 = phi <8 x float> [ zeroinitializer, %395 ], [ %463, %433 ]
  %417 = phi <8 x float> [ zeroinitializer, %395 ], [ %462, %433 ]
  %418 = phi <8 x float> [ zeroinitializer, %395 ], [ %457, %433 ]
  %419 = phi <8 x float> [ zeroinitializer, %395 ], [ %456, %433 ]
  store <8 x float> %419, ptr %399, align 8
  %420 = getelementptr inbounds nuw i8, ptr %399, i64 32
  store <8 x float> %418, ptr %420, align 8
  %421 = getelementptr inbounds nuw i8, ptr %399, i64 512
  store <8 x float> %417, ptr %421, align 8
  %422 = getelementptr inbounds nuw i8, ptr %399, i64 544
  store <8 x float> %416, ptr %422, align 8
  %423 = getelementptr inbounds nuw i8, ptr %399, i64 1024
  store <8 x float> %415, ptr %423, align 8
  %424 = getelementptr inbounds nuw i8, ptr %399, i64 1056
  store <8 x float> %414, ptr %424, align 8
  %425 = getelementptr inbounds nuw i8, ptr %399, i64 1536
  store <8 x float> %413, ptr %425, align 8
  %426 = getelementptr inbounds nuw i8, ptr %399, i64 1568
  store <8 x float> %412, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %399, i64 2048
  store <8 x float> %411, ptr %427, align 8
  %428 = getelementptr inbounds nuw i8, ptr %399, i64 2080
  store <8 x float> %410, ptr %428, align 8
  %429 = getelementptr inbounds nuw i8, ptr %399, i64 2560
  store <8 x float> %409, ptr %429, align 8
  %430 = getelementptr inbounds nuw i8, ptr %399, i64 2592
  store <8 x float> %408, ptr %430, align 8
  %431 = add nuw nsw i64 %396, 16
  %432 = icmp slt i64 %431, %375
  br i1 %432, label %395, label %384, !llvm.loop !17

433:                                              ; preds = %400, %433
  %434 = phi <8 x float> [ zeroinitializer, %400 ], [ %487, %433 ]
  %435 = phi <8 x float> [ zeroinitializer, %400 ], [ %486, %433 ]
  %436 = phi <8 x float> [ zeroinitializer, %400 ], [ %481, %433 ]
  %437 = phi <8 x float> [ zeroinitializer, %400 ], [ %480, %433 ]
  %438 = phi <8 x float> [ zeroinitializer, %400 ], [ %475, %433 ]
  %439 = phi <8 x float> [ zeroinitializer, %400 ], [ %474, %433 ]
  %440 = phi <8 x float> [ zeroinitializer, %400 ], [ %469, %433 ]
  %441 = phi <8 x float> [ zeroinitializer, %400 ], [ %468, %433 ]
  %442 = phi <8 x float> [ zeroinitializer, %400 ], [ %463, %433 ]
  %443 = phi <8 x float> [ zeroinitializer, %400 ], [ %462, %433 ]
  %444 = phi <8 x float> [ zeroinitializer, %400 ], [ %457, %433 ]
  %445 = phi <8 x float> [ zeroinitializer, %400 ], [ %456, %433 ]
  %446 = phi i64 [ 0, %400 ], [ %488, %433 ]
  %447 = shl nsw i64 %446, 6
  %448 = getelementptr inbounds nuw i8, ptr %398, i64 %447
  %449 = load <8 x float>, ptr %448, align 8
  %450 = getelementptr inbounds nuw i8, ptr %448, i64 32
  %451 = load <8 x float>, ptr %450, align 8
  %452 = getelementptr inbounds nuw float, ptr %401, i64 %446
  %453 = load float, ptr %452, align 4
  %454 = insertelement <8 x float> poison, float %453, i64 0
  %455 = shufflevector <8 x float> %454, <8 x float> poison, <8 x i32> zeroinitializer
  %456 = call <8 x float> @llvm.fma.v8f32(<8 x float> %455, <8 x float> %449, <8 x float> %445)
  %457 = call <8 x float> @llvm.fma.v8f32(<8 x float> %455, <8 x float> %451, <8 x float> %444)
  %458 = getelementptr inbounds nuw float, ptr %402, i64 %446
  %459 = load float, ptr %458, align 4
  %460 = insertelement <8 x float> poison, float %459, i64 0
  %461 = shufflevector <8 x float> %460, <8 x float> poison, <8 x i32> zeroinitializer
  %462 = call <8 x float> @llvm.fma.v8f32(<8 x float> %461, <8 x float> %449, <8 x float> %443)
  %463 = call <8 x float> @llvm.fma.v8f32(<8 x float> %461, <8 x float> %451, <8 x float> %442)
  %464 = getelementptr inbounds nuw float, ptr %403, i64 %446
  %465 = load float, ptr %464, align 4
  %466 = insertelement <8 x float> poison, float %465, i64 0
  %467 = shufflevector <8 x float> %466, <8 x float> poison, <8 x i32> zeroinitializer
  %468 = call <8 x float> @llvm.fma.v8f32(<8 x float> %467, <8 x float> %449, <8 x float> %441)
  %469 = call <8 x float> @llvm.fma.v8f32(<8 x float> %467, <8 x float> %451, <8 x float> %440)
  %470 = getelementptr inbounds nuw float, ptr %404, i64 %446
  %471 = load float, ptr %470, align 4
  %472 = insertelement <8 x float> poison, float %471, i64 0
  %473 = shufflevector <8 x float> %472, <8 x float> poison, <8 x i32> zeroinitializer
  %474 = call <8 x float> @llvm.fma.v8f32(<8 x float> %473, <8 x float> %449, <8 x float> %439)
  %475 = call <8 x float> @llvm.fma.v8f32(<8 x float> %473, <8 x float> %451, <8 x float> %438)
  %476 = getelementptr inbounds nuw float, ptr %405, i64 %446
  %477 = load float, ptr %476, align 4
  %478 = insertelement <8 x float> poison, float %477, i64 0
  %479 = shufflevector <8 x float> %478, <8 x float> poison, <8 x i32> zeroinitializer
  %480 = call <8 x float> @llvm.fma.v8f32(<8 x float> %479, <8 x float> %449, <8 x float> %437)
  %481 = call <8 x float> @llvm.fma.v8f32(<8 x float> %479, <8 x float> %451, <8 x float> %436)
  %482 = getelementptr inbounds nuw float, ptr %406, i64 %446
  %483 = load float, ptr %482, align 4
  %484 = insertelement <8 x float> poison, float %483, i64 0
  %485 = shufflevector <8 x float> %484, <8 x float> poison, <8 x i32> zeroinitializer
  %486 = call <8 x float> @llvm.fma.v8f32(<8 x float> %485, <8 x float> %449, <8 x float> %435)
  %487 = call <8 x float> @llvm.fma.v8f32(<8 x float> %485, <8 x float> %451, <8 x float> %434)
  %488 = add nuw nsw i64 %446, 1
  %489 = icmp eq i64 %488, %369
  br i1 %489, label %407, label %433, !llvm.loop !18

490:                                              ; preds = %732
  %491 = icmp slt i64 %369, 16
  br i1 %491, label %748, label %492

492:                                              ; preds = %490
  %493 = getelementptr inbounds nuw i8, ptr %370, i64 8
  %494 = getelementptr inbounds nuw i8, ptr %370, i64 48
  %495 = getelementptr inbounds nuw i8, ptr %370, i64 88
  %496 = getelementptr inbounds nuw i8, ptr %370, i64 128
  %497 = getelementptr inbounds nuw i8, ptr %370, i64 168
  %498 = getelementptr inbounds nuw i8, ptr %370, i64 208
  br label %758

499:                                              ; preds = %384, %732
  %500 = phi i64 [ 0, %384 ], [ %746, %732 ]
  %501 = getelementptr inbounds nuw %struct.query, ptr %370, i64 %500
  %502 = shl nuw nsw i64 %500, 9
  %503 = getelementptr inbounds nuw i8, ptr %372, i64 %502
  %504 = getelementptr inbounds nuw i8, ptr %501, i64 24
  %505 = load i64, ptr %504, align 8
  %506 = load i64, ptr %58, align 8
  %507 = sub nsw i64 %505, %506
  %508 = call i64 @llvm.smin.i64(i64 %507, i64 %375)
  %509 = icmp sgt i64 %508, 0
  %510 = call i64 @llvm.smax.i64(i64 %508, i64 0)
  %511 = and i64 %510, 9223372036854775800
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %537, label %513

513:                                              ; preds = %499
  %514 = add nsw i64 %511, -1
  %515 = lshr i64 %514, 3
  %516 = add nuw nsw i64 %515, 1
  %517 = and i64 %516, 3
  %518 = icmp samesign ult i64 %511, 25
  br i1 %518, label %521, label %519

519:                                              ; preds = %513
  %520 = and i64 %516, 4611686018427387900
  br label %545

521:                                              ; preds = %545, %513
  %522 = phi <8 x float> [ poison, %513 ], [ %567, %545 ]
  %523 = phi <8 x float> [ splat (float 0xFFF0000000000000), %513 ], [ %567, %545 ]
  %524 = phi i64 [ 0, %513 ], [ %568, %545 ]
  %525 = icmp eq i64 %517, 0
  br i1 %525, label %537, label %526

526:                                              ; preds = %521, %526
  %527 = phi <8 x float> [ %533, %526 ], [ %523, %521 ]
  %528 = phi i64 [ %534, %526 ], [ %524, %521 ]
  %529 = phi i64 [ %535, %526 ], [ 0, %521 ]
  %530 = getelementptr inbounds nuw float, ptr %503, i64 %528
  %531 = load <8 x float>, ptr %530, align 8
  %532 = fcmp ogt <8 x float> %531, %527
  %533 = select <8 x i1> %532, <8 x float> %531, <8 x float> %527
  %534 = add nuw nsw i64 %528, 8
  %535 = add i64 %529, 1
  %536 = icmp eq i64 %535, %517
  br i1 %536, label %537, label %526, !llvm.loop !19

537:                                              ; preds = %521, %526, %499
  %538 = phi <8 x float> [ splat (float 0xFFF0000000000000), %499 ], [ %522, %521 ], [ %533, %526 ]
  %539 = sub nsw i64 %508, %511
  %540 = trunc i64 %539 to i32
  %541 = insertelement <8 x i32> poison, i32 %540, i64 0
  %542 = shufflevector <8 x i32> %541, <8 x i32> poison, <8 x i32> zeroinitializer
  %543 = icmp sgt <8 x i32> %542, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %544 = icmp slt i64 %511, %508
  br i1 %544, label %571, label %577

545:                                              ; preds = %545, %519
  %546 = phi <8 x float> [ splat (float 0xFFF0000000000000), %519 ], [ %567, %545 ]
  %547 = phi i64 [ 0, %519 ], [ %568, %545 ]
  %548 = phi i64 [ 0, %519 ], [ %569, %545 ]
  %549 = getelementptr inbounds nuw float, ptr %503, i64 %547
  %550 = load <8 x float>, ptr %549, align 8
  %551 = fcmp ogt <8 x float> %550, %546
  %552 = select <8 x i1> %551, <8 x float> %550, <8 x float> %546
  %553 = or disjoint i64 %547, 8
  %554 = getelementptr inbounds nuw float, ptr %503, i64 %553
  %555 = load <8 x float>, ptr %554, align 8
  %556 = fcmp ogt <8 x float> %555, %552
  %557 = select <8 x i1> %556, <8 x float> %555, <8 x float> %552
  %558 = or disjoint i64 %547, 16
  %559 = getelementptr inbounds nuw float, ptr %503, i64 %558
  %560 = load <8 x float>, ptr %559, align 8
  %561 = fcmp ogt <8 x float> %560, %557
  %562 = select <8 x i1> %561, <8 x float> %560, <8 x float> %557
  %563 = or disjoint i64 %547, 24
  %564 = getelementptr inbounds nuw float, ptr %503, i64 %563
  %565 = load <8 x float>, ptr %564, align 8
  %566 = fcmp ogt <8 x float> %565, %562
  %567 = select <8 x i1> %566, <8 x float> %565, <8 x float> %562
  %568 = add nuw nsw i64 %547, 32
  %569 = add i64 %548, 4
  %570 = icmp eq i64 %569, %520
  br i1 %570, label %521, label %545, !llvm.loop !20

571:                                              ; preds = %537
  %572 = getelementptr inbounds nuw float, ptr %503, i64 %511
  %573 = load <8 x float>, ptr %572, align 8
  %574 = select <8 x i1> %543, <8 x float> %573, <8 x float> splat (float 0xFFF0000000000000)
  %575 = fcmp ogt <8 x float> %574, %538
  %576 = select <8 x i1> %575, <8 x float> %574, <8 x float> %538
  br label %577

577:                                              ; preds = %571, %537
  %578 = phi <8 x float> [ %576, %571 ], [ %538, %537 ]
  br i1 %509, label %582, label %579

579:                                              ; preds = %577
  %580 = getelementptr inbounds nuw i8, ptr %501, i64 32
  %581 = load float, ptr %580, align 8
  br label %589

582:                                              ; preds = %577
  %583 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %578)
  %584 = fmul float %368, %583
  %585 = getelementptr inbounds nuw i8, ptr %501, i64 32
  %586 = load float, ptr %585, align 8
  %587 = fcmp ogt float %584, %586
  br i1 %587, label %589, label %588

588:                                              ; preds = %582
  br label %589

589:                                              ; preds = %579, %588, %582
  %590 = phi float [ %584, %582 ], [ %581, %579 ], [ %586, %588 ]
  br i1 %512, label %595, label %591

591:                                              ; preds = %589
  %592 = fneg float %590
  %593 = insertelement <8 x float> poison, float %592, i64 0
  %594 = shufflevector <8 x float> %593, <8 x float> poison, <8 x i32> zeroinitializer
  br label %602

595:                                              ; preds = %602, %589
  %596 = phi <8 x float> [ zeroinitializer, %589 ], [ %627, %602 ]
  %597 = icmp slt i64 %511, %375
  br i1 %597, label %598, label %630

598:                                              ; preds = %595
  %599 = fneg float %590
  %600 = insertelement <8 x float> poison, float %599, i64 0
  %601 = shufflevector <8 x float> %600, <8 x float> poison, <8 x i32> zeroinitializer
  br label %635

602:                                              ; preds = %591, %602
  %603 = phi <8 x float> [ zeroinitializer, %591 ], [ %627, %602 ]
  %604 = phi i64 [ 0, %591 ], [ %628, %602 ]
  %605 = getelementptr inbounds nuw float, ptr %503, i64 %604
  %606 = load <8 x float>, ptr %605, align 8
  %607 = call <8 x float> @llvm.fma.v8f32(<8 x float> %606, <8 x float> %386, <8 x float> %594)
  %608 = fcmp olt <8 x float> %607, splat (float -8.600000e+01)
  %609 = select <8 x i1> %608, <8 x float> splat (float -8.600000e+01), <8 x float> %607
  %610 = call <8 x float> @llvm.fma.v8f32(<8 x float> %609, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %611 = bitcast <8 x float> %610 to <8 x i32>
  %612 = fadd <8 x float> %610, splat (float 0xC168000000000000)
  %613 = call <8 x float> @llvm.fma.v8f32(<8 x float> %612, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %609)
  %614 = call <8 x float> @llvm.fma.v8f32(<8 x float> %612, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %613)
  %615 = call <8 x float> @llvm.fma.v8f32(<8 x float> %614, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %616 = call <8 x float> @llvm.fma.v8f32(<8 x float> %615, <8 x float> %614, <8 x float> splat (float 0x3F81112100000000))
  %617 = call <8 x float> @llvm.fma.v8f32(<8 x float> %616, <8 x float> %614, <8 x float> splat (float 0x3FA5553820000000))
  %618 = call <8 x float> @llvm.fma.v8f32(<8 x float> %617, <8 x float> %614, <8 x float> splat (float 0x3FC5555540000000))
  %619 = call <8 x float> @llvm.fma.v8f32(<8 x float> %618, <8 x float> %614, <8 x float> splat (float 5.000000e-01))
  %620 = fmul <8 x float> %614, %614
  %621 = call <8 x float> @llvm.fma.v8f32(<8 x float> %619, <8 x float> %620, <8 x float> %614)
  %622 = fadd <8 x float> %621, splat (float 1.000000e+00)
  %623 = shl <8 x i32> %611, splat (i32 23)
  %624 = add <8 x i32> %623, splat (i32 1065353216)
  %625 = bitcast <8 x i32> %624 to <8 x float>
  %626 = fmul <8 x float> %622, %625
  store <8 x float> %626, ptr %605, align 8
  %627 = fadd <8 x float> %603, %626
  %628 = add nuw nsw i64 %604, 8
  %629 = icmp samesign ult i64 %628, %511
  br i1 %629, label %602, label %595, !llvm.loop !21

630:                                              ; preds = %635, %595
  %631 = phi <8 x float> [ %596, %595 ], [ %663, %635 ]
  %632 = getelementptr inbounds nuw i8, ptr %501, i64 32
  %633 = load float, ptr %632, align 8
  %634 = fcmp ogt float %590, %633
  br i1 %634, label %666, label %732

635:                                              ; preds = %598, %635
  %636 = phi i64 [ %511, %598 ], [ %664, %635 ]
  %637 = phi <8 x float> [ %596, %598 ], [ %663, %635 ]
  %638 = getelementptr inbounds nuw float, ptr %503, i64 %636
  %639 = load <8 x float>, ptr %638, align 8
  %640 = call <8 x float> @llvm.fma.v8f32(<8 x float> %639, <8 x float> %386, <8 x float> %601)
  %641 = fcmp olt <8 x float> %640, splat (float -8.600000e+01)
  %642 = select <8 x i1> %641, <8 x float> splat (float -8.600000e+01), <8 x float> %640
  %643 = call <8 x float> @llvm.fma.v8f32(<8 x float> %642, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %644 = bitcast <8 x float> %643 to <8 x i32>
  %645 = fadd <8 x float> %643, splat (float 0xC168000000000000)
  %646 = call <8 x float> @llvm.fma.v8f32(<8 x float> %645, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %642)
  %647 = call <8 x float> @llvm.fma.v8f32(<8 x float> %645, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %646)
  %648 = call <8 x float> @llvm.fma.v8f32(<8 x float> %647, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %649 = call <8 x float> @llvm.fma.v8f32(<8 x float> %648, <8 x float> %647, <8 x float> splat (float 0x3F81112100000000))
  %650 = call <8 x float> @llvm.fma.v8f32(<8 x float> %649, <8 x float> %647, <8 x float> splat (float 0x3FA5553820000000))
  %651 = call <8 x float> @llvm.fma.v8f32(<8 x float> %650, <8 x float> %647, <8 x float> splat (float 0x3FC5555540000000))
  %652 = call <8 x float> @llvm.fma.v8f32(<8 x float> %651, <8 x float> %647, <8 x float> splat (float 5.000000e-01))
  %653 = fmul <8 x float> %647, %647
  %654 = call <8 x float> @llvm.fma.v8f32(<8 x float> %652, <8 x float> %653, <8 x float> %647)
  %655 = fadd <8 x float> %654, splat (float 1.000000e+00)
  %656 = shl <8 x i32> %644, splat (i32 23)
  %657 = add <8 x i32> %656, splat (i32 1065353216)
  %658 = bitcast <8 x i32> %657 to <8 x float>
  %659 = fmul <8 x float> %655, %658
  %660 = icmp sgt i64 %507, %636
  %661 = select <8 x i1> %543, <8 x float> %659, <8 x float> zeroinitializer
  %662 = select i1 %660, <8 x float> %661, <8 x float> zeroinitializer
  store <8 x float> %662, ptr %638, align 8
  %663 = fadd <8 x float> %637, %662
  %664 = add nuw nsw i64 %636, 8
  %665 = icmp slt i64 %664, %375
  br i1 %665, label %635, label %630, !llvm.loop !22

666:                                              ; preds = %630
  %667 = fsub float %633, %590
  %668 = insertelement <8 x float> poison, float %667, i64 0
  %669 = shufflevector <8 x float> %668, <8 x float> poison, <8 x i32> zeroinitializer
  %670 = fcmp olt <8 x float> %669, splat (float -8.600000e+01)
  %671 = select <8 x i1> %670, <8 x float> splat (float -8.600000e+01), <8 x float> %669
  %672 = call <8 x float> @llvm.fma.v8f32(<8 x float> %671, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %673 = bitcast <8 x float> %672 to <8 x i32>
  %674 = fadd <8 x float> %672, splat (float 0xC168000000000000)
  %675 = call <8 x float> @llvm.fma.v8f32(<8 x float> %674, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %671)
  %676 = call <8 x float> @llvm.fma.v8f32(<8 x float> %674, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %675)
  %677 = call <8 x float> @llvm.fma.v8f32(<8 x float> %676, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %678 = call <8 x float> @llvm.fma.v8f32(<8 x float> %677, <8 x float> %676, <8 x float> splat (float 0x3F81112100000000))
  %679 = call <8 x float> @llvm.fma.v8f32(<8 x float> %678, <8 x float> %676, <8 x float> splat (float 0x3FA5553820000000))
  %680 = call <8 x float> @llvm.fma.v8f32(<8 x float> %679, <8 x float> %676, <8 x float> splat (float 0x3FC5555540000000))
  %681 = call <8 x float> @llvm.fma.v8f32(<8 x float> %680, <8 x float> %676, <8 x float> splat (float 5.000000e-01))
  %682 = fmul <8 x float> %676, %676
  %683 = call <8 x float> @llvm.fma.v8f32(<8 x float> %681, <8 x float> %682, <8 x float> %676)
  %684 = fadd <8 x float> %683, splat (float 1.000000e+00)
  %685 = shl <8 x i32> %673, splat (i32 23)
  %686 = add <8 x i32> %685, splat (i32 1065353216)
  %687 = bitcast <8 x i32> %686 to <8 x float>
  %688 = fmul <8 x float> %684, %687
  store float %590, ptr %632, align 8
  %689 = extractelement <8 x float> %688, i64 0
  %690 = getelementptr inbounds nuw i8, ptr %501, i64 36
  %691 = load float, ptr %690, align 4
  %692 = fmul float %689, %691
  store float %692, ptr %690, align 4
  br i1 %387, label %693, label %732

693:                                              ; preds = %666
  %694 = getelementptr inbounds nuw i8, ptr %501, i64 8
  br i1 %392, label %720, label %695

695:                                              ; preds = %693, %695
  %696 = phi i64 [ %717, %695 ], [ 0, %693 ]
  %697 = phi i64 [ %718, %695 ], [ 0, %693 ]
  %698 = load ptr, ptr %694, align 8
  %699 = getelementptr inbounds nuw float, ptr %698, i64 %696
  %700 = load <8 x float>, ptr %699, align 4
  %701 = fmul <8 x float> %688, %700
  store <8 x float> %701, ptr %699, align 4
  %702 = or disjoint i64 %696, 8
  %703 = load ptr, ptr %694, align 8
  %704 = getelementptr inbounds nuw float, ptr %703, i64 %702
  %705 = load <8 x float>, ptr %704, align 4
  %706 = fmul <8 x float> %688, %705
  store <8 x float> %706, ptr %704, align 4
  %707 = or disjoint i64 %696, 16
  %708 = load ptr, ptr %694, align 8
  %709 = getelementptr inbounds nuw float, ptr %708, i64 %707
  %710 = load <8 x float>, ptr %709, align 4
  %711 = fmul <8 x float> %688, %710
  store <8 x float> %711, ptr %709, align 4
  %712 = or disjoint i64 %696, 24
  %713 = load ptr, ptr %694, align 8
  %714 = getelementptr inbounds nuw float, ptr %713, i64 %712
  %715 = load <8 x float>, ptr %714, align 4
  %716 = fmul <8 x float> %688, %715
  store <8 x float> %716, ptr %714, align 4
  %717 = add nuw nsw i64 %696, 32
  %718 = add i64 %697, 4
  %719 = icmp eq i64 %718, %393
  br i1 %719, label %720, label %695, !llvm.loop !23

720:                                              ; preds = %695, %693
  %721 = phi i64 [ 0, %693 ], [ %717, %695 ]
  br i1 %394, label %732, label %722

722:                                              ; preds = %720, %722
  %723 = phi i64 [ %729, %722 ], [ %721, %720 ]
  %724 = phi i64 [ %730, %722 ], [ 0, %720 ]
  %725 = load ptr, ptr %694, align 8
  %726 = getelementptr inbounds nuw float, ptr %725, i64 %723
  %727 = load <8 x float>, ptr %726, align 4
  %728 = fmul <8 x float> %688, %727
  store <8 x float> %728, ptr %726, align 4
  %729 = add nuw nsw i64 %723, 8
  %730 = add i64 %724, 1
  %731 = icmp eq i64 %730, %391
  br i1 %731, label %732, label %722, !llvm.loop !24

732:                                              ; preds = %720, %722, %666, %630
  %733 = shufflevector <8 x float> %631, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %734 = shufflevector <8 x float> %631, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %735 = fadd <4 x float> %733, %734
  %736 = shufflevector <4 x float> %735, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %737 = fadd <4 x float> %735, %736
  %738 = shufflevector <4 x float> %735, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %739 = shufflevector <4 x float> %735, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %740 = fadd <4 x float> %738, %739
  %741 = fadd <4 x float> %737, %740
  %742 = extractelement <4 x float> %741, i64 0
  %743 = getelementptr inbounds nuw i8, ptr %501, i64 36
  %744 = load float, ptr %743, align 4
  %745 = fadd float %742, %744
  store float %745, ptr %743, align 4
  %746 = add nuw nsw i64 %500, 1
  %747 = icmp eq i64 %746, 6
  br i1 %747, label %490, label %499, !llvm.loop !25

748:                                              ; preds = %766, %490
  %749 = phi i64 [ 0, %490 ], [ %759, %766 ]
  %750 = icmp slt i64 %749, %369
  br i1 %750, label %751, label %973

751:                                              ; preds = %748
  %752 = getelementptr inbounds nuw i8, ptr %370, i64 8
  %753 = getelementptr inbounds nuw i8, ptr %370, i64 48
  %754 = getelementptr inbounds nuw i8, ptr %370, i64 88
  %755 = getelementptr inbounds nuw i8, ptr %370, i64 128
  %756 = getelementptr inbounds nuw i8, ptr %370, i64 168
  %757 = getelementptr inbounds nuw i8, ptr %370, i64 208
  br label %892

758:                                              ; preds = %492, %766
  %759 = phi i64 [ 16, %492 ], [ %833, %766 ]
  %760 = phi i64 [ 0, %492 ], [ %759, %766 ]
  %761 = load i64, ptr %59, align 8
  %762 = mul nsw i64 %761, %760
  %763 = getelementptr inbounds float, ptr %63, i64 %762
  br i1 %376, label %764, label %766

764:                                              ; preds = %758
  %765 = getelementptr i8, ptr %763, i64 32
  br label %835

766:                                              ; preds = %835, %758
  %767 = phi <8 x float> [ zeroinitializer, %758 ], [ %871, %835 ]
  %768 = phi <8 x float> [ zeroinitializer, %758 ], [ %870, %835 ]
  %769 = phi <8 x float> [ zeroinitializer, %758 ], [ %865, %835 ]
  %770 = phi <8 x float> [ zeroinitializer, %758 ], [ %864, %835 ]
  %771 = phi <8 x float> [ zeroinitializer, %758 ], [ %859, %835 ]
  %772 = phi <8 x float> [ zeroinitializer, %758 ], [ %858, %835 ]
  %773 = phi <8 x float> [ zeroinitializer, %758 ], [ %876, %835 ]
  %774 = phi <8 x float> [ zeroinitializer, %758 ], [ %877, %835 ]
  %775 = phi <8 x float> [ zeroinitializer, %758 ], [ %882, %835 ]
  %776 = phi <8 x float> [ zeroinitializer, %758 ], [ %883, %835 ]
  %777 = phi <8 x float> [ zeroinitializer, %758 ], [ %888, %835 ]
  %778 = phi <8 x float> [ zeroinitializer, %758 ], [ %889, %835 ]
  %779 = load ptr, ptr %493, align 8
  %780 = getelementptr inbounds nuw float, ptr %779, i64 %760
  %781 = load <8 x float>, ptr %780, align 4
  %782 = fadd <8 x float> %781, %772
  store <8 x float> %782, ptr %780, align 4
  %783 = load ptr, ptr %493, align 8
  %784 = getelementptr inbounds nuw float, ptr %783, i64 %760
  %785 = getelementptr inbounds nuw i8, ptr %784, i64 32
  %786 = load <8 x float>, ptr %785, align 4
  %787 = fadd <8 x float> %786, %771
  store <8 x float> %787, ptr %785, align 4
  %788 = load ptr, ptr %494, align 8
  %789 = getelementptr inbounds nuw float, ptr %788, i64 %760
  %790 = load <8 x float>, ptr %789, align 4
  %791 = fadd <8 x float> %790, %770
  store <8 x float> %791, ptr %789, align 4
  %792 = load ptr, ptr %494, align 8
  %793 = getelementptr inbounds nuw float, ptr %792, i64 %760
  %794 = getelementptr inbounds nuw i8, ptr %793, i64 32
  %795 = load <8 x float>, ptr %794, align 4
  %796 = fadd <8 x float> %795, %769
  store <8 x float> %796, ptr %794, align 4
  %797 = load ptr, ptr %495, align 8
  %798 = getelementptr inbounds nuw float, ptr %797, i64 %760
  %799 = load <8 x float>, ptr %798, align 4
  %800 = fadd <8 x float> %799, %768
  store <8 x float> %800, ptr %798, align 4
  %801 = load ptr, ptr %495, align 8
  %802 = getelementptr inbounds nuw float, ptr %801, i64 %760
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 32
  %804 = load <8 x float>, ptr %803, align 4
  %805 = fadd <8 x float> %804, %767
  store <8 x float> %805, ptr %803, align 4
  %806 = load ptr, ptr %496, align 8
  %807 = getelementptr inbounds nuw float, ptr %806, i64 %760
  %808 = load <8 x float>, ptr %807, align 4
  %809 = fadd <8 x float> %808, %773
  store <8 x float> %809, ptr %807, align 4
  %810 = load ptr, ptr %496, align 8
  %811 = getelementptr inbounds nuw float, ptr %810, i64 %760
  %812 = getelementptr inbounds nuw i8, ptr %811, i64 32
  %813 = load <8 x float>, ptr %812, align 4
  %814 = fadd <8 x float> %813, %774
  store <8 x float> %814, ptr %812, align 4
  %815 = load ptr, ptr %497, align 8
  %816 = getelementptr inbounds nuw float, ptr %815, i64 %760
  %817 = load <8 x float>, ptr %816, align 4
  %818 = fadd <8 x float> %817, %775
  store <8 x float> %818, ptr %816, align 4
  %819 = load ptr, ptr %497, align 8
  %820 = getelementptr inbounds nuw float, ptr %819, i64 %760
  %821 = getelementptr inbounds nuw i8, ptr %820, i64 32
  %822 = load <8 x float>, ptr %821, align 4
  %823 = fadd <8 x float> %822, %776
  store <8 x float> %823, ptr %821, align 4
  %824 = load ptr, ptr %498, align 8
  %825 = getelementptr inbounds nuw float, ptr %824, i64 %760
  %826 = load <8 x float>, ptr %825, align 4
  %827 = fadd <8 x float> %826, %777
  store <8 x float> %827, ptr %825, align 4
  %828 = load ptr, ptr %498, align 8
  %829 = getelementptr inbounds nuw float, ptr %828, i64 %760
  %830 = getelementptr inbounds nuw i8, ptr %829, i64 32
  %831 = load <8 x float>, ptr %830, align 4
  %832 = fadd <8 x float> %831, %778
  store <8 x float> %832, ptr %830, align 4
  %833 = add nuw nsw i64 %759, 16
  %834 = icmp sgt i64 %833, %369
  br i1 %834, label %748, label %758, !llvm.loop !26

835:                                              ; preds = %764, %835
  %836 = phi <8 x float> [ zeroinitializer, %764 ], [ %871, %835 ]
  %837 = phi <8 x float> [ zeroinitializer, %764 ], [ %870, %835 ]
  %838 = phi <8 x float> [ zeroinitializer, %764 ], [ %865, %835 ]
  %839 = phi <8 x float> [ zeroinitializer, %764 ], [ %864, %835 ]
  %840 = phi <8 x float> [ zeroinitializer, %764 ], [ %859, %835 ]
  %841 = phi <8 x float> [ zeroinitializer, %764 ], [ %858, %835 ]
  %842 = phi <8 x float> [ zeroinitializer, %764 ], [ %876, %835 ]
  %843 = phi <8 x float> [ zeroinitializer, %764 ], [ %877, %835 ]
  %844 = phi <8 x float> [ zeroinitializer, %764 ], [ %882, %835 ]
  %845 = phi <8 x float> [ zeroinitializer, %764 ], [ %883, %835 ]
  %846 = phi <8 x float> [ zeroinitializer, %764 ], [ %888, %835 ]
  %847 = phi <8 x float> [ zeroinitializer, %764 ], [ %889, %835 ]
  %848 = phi i64 [ 0, %764 ], [ %890, %835 ]
  %849 = shl i64 %848, 6
  %850 = getelementptr i8, ptr %763, i64 %849
  %851 = load <8 x float>, ptr %850, align 8
  %852 = getelementptr i8, ptr %765, i64 %849
  %853 = load <8 x float>, ptr %852, align 8
  %854 = getelementptr inbounds nuw float, ptr %372, i64 %848
  %855 = load float, ptr %854, align 4
  %856 = insertelement <8 x float> poison, float %855, i64 0
  %857 = shufflevector <8 x float> %856, <8 x float> poison, <8 x i32> zeroinitializer
  %858 = call <8 x float> @llvm.fma.v8f32(<8 x float> %857, <8 x float> %851, <8 x float> %841)
  %859 = call <8 x float> @llvm.fma.v8f32(<8 x float> %857, <8 x float> %853, <8 x float> %840)
  %860 = getelementptr inbounds nuw i8, ptr %854, i64 512
  %861 = load float, ptr %860, align 4
  %862 = insertelement <8 x float> poison, float %861, i64 0
  %863 = shufflevector <8 x float> %862, <8 x float> poison, <8 x i32> zeroinitializer
  %864 = call <8 x float> @llvm.fma.v8f32(<8 x float> %863, <8 x float> %851, <8 x float> %839)
  %865 = call <8 x float> @llvm.fma.v8f32(<8 x float> %863, <8 x float> %853, <8 x float> %838)
  %866 = getelementptr inbounds nuw i8, ptr %854, i64 1024
  %867 = load float, ptr %866, align 4
  %868 = insertelement <8 x float> poison, float %867, i64 0
  %869 = shufflevector <8 x float> %868, <8 x float> poison, <8 x i32> zeroinitializer
  %870 = call <8 x float> @llvm.fma.v8f32(<8 x float> %869, <8 x float> %851, <8 x float> %837)
  %871 = call <8 x float> @llvm.fma.v8f32(<8 x float> %869, <8 x float> %853, <8 x float> %836)
  %872 = getelementptr inbounds nuw i8, ptr %854, i64 1536
  %873 = load float, ptr %872, align 4
  %874 = insertelement <8 x float> poison, float %873, i64 0
  %875 = shufflevector <8 x float> %874, <8 x float> poison, <8 x i32> zeroinitializer
  %876 = call <8 x float> @llvm.fma.v8f32(<8 x float> %875, <8 x float> %851, <8 x float> %842)
  %877 = call <8 x float> @llvm.fma.v8f32(<8 x float> %875, <8 x float> %853, <8 x float> %843)
  %878 = getelementptr inbounds nuw i8, ptr %854, i64 2048
  %879 = load float, ptr %878, align 4
  %880 = insertelement <8 x float> poison, float %879, i64 0
  %881 = shufflevector <8 x float> %880, <8 x float> poison, <8 x i32> zeroinitializer
  %882 = call <8 x float> @llvm.fma.v8f32(<8 x float> %881, <8 x float> %851, <8 x float> %844)
  %883 = call <8 x float> @llvm.fma.v8f32(<8 x float> %881, <8 x float> %853, <8 x float> %845)
  %884 = getelementptr inbounds nuw i8, ptr %854, i64 2560
  %885 = load float, ptr %884, align 4
  %886 = insertelement <8 x float> poison, float %885, i64 0
  %887 = shufflevector <8 x float> %886, <8 x float> poison, <8 x i32> zeroinitializer
  %888 = call <8 x float> @llvm.fma.v8f32(<8 x float> %887, <8 x float> %851, <8 x float> %846)
  %889 = call <8 x float> @llvm.fma.v8f32(<8 x float> %887, <8 x float> %853, <8 x float> %847)
  %890 = add nuw nsw i64 %848, 1
  %891 = icmp eq i64 %890, %375
  br i1 %891, label %766, label %835, !llvm.loop !27

892:                                              ; preds = %751, %897
  %893 = phi i64 [ %749, %751 ], [ %928, %897 ]
  %894 = load i64, ptr %59, align 8
  %895 = mul nsw i64 %894, %893
  %896 = getelementptr inbounds float, ptr %63, i64 %895
  br i1 %376, label %930, label %897

897:                                              ; preds = %930, %892
  %898 = phi <8 x float> [ zeroinitializer, %892 ], [ %970, %930 ]
  %899 = phi <8 x float> [ zeroinitializer, %892 ], [ %965, %930 ]
  %900 = phi <8 x float> [ zeroinitializer, %892 ], [ %960, %930 ]
  %901 = phi <8 x float> [ zeroinitializer, %892 ], [ %955, %930 ]
  %902 = phi <8 x float> [ zeroinitializer, %892 ], [ %950, %930 ]
  %903 = phi <8 x float> [ zeroinitializer, %892 ], [ %945, %930 ]
  %904 = load ptr, ptr %752, align 8
  %905 = getelementptr inbounds nuw float, ptr %904, i64 %893
  %906 = load <8 x float>, ptr %905, align 4
  %907 = fadd <8 x float> %906, %903
  store <8 x float> %907, ptr %905, align 4
  %908 = load ptr, ptr %753, align 8
  %909 = getelementptr inbounds nuw float, ptr %908, i64 %893
  %910 = load <8 x float>, ptr %909, align 4
  %911 = fadd <8 x float> %910, %902
  store <8 x float> %911, ptr %909, align 4
  %912 = load ptr, ptr %754, align 8
  %913 = getelementptr inbounds nuw float, ptr %912, i64 %893
  %914 = load <8 x float>, ptr %913, align 4
  %915 = fadd <8 x float> %914, %901
  store <8 x float> %915, ptr %913, align 4
  %916 = load ptr, ptr %755, align 8
  %917 = getelementptr inbounds nuw float, ptr %916, i64 %893
  %918 = load <8 x float>, ptr %917, align 4
  %919 = fadd <8 x float> %918, %900
  store <8 x float> %919, ptr %917, align 4
  %920 = load ptr, ptr %756, align 8
  %921 = getelementptr inbounds nuw float, ptr %920, i64 %893
  %922 = load <8 x float>, ptr %921, align 4
  %923 = fadd <8 x float> %922, %899
  store <8 x float> %923, ptr %921, align 4
  %924 = load ptr, ptr %757, align 8
  %925 = getelementptr inbounds nuw float, ptr %924, i64 %893
  %926 = load <8 x float>, ptr %925, align 4
  %927 = fadd <8 x float> %926, %898
  store <8 x float> %927, ptr %925, align 4
  %928 = add nuw nsw i64 %893, 8
  %929 = icmp slt i64 %928, %369
  br i1 %929, label %892, label %973, !llvm.loop !28

930:                                              ; preds = %892, %930
  %931 = phi <8 x float> [ %970, %930 ], [ zeroinitializer, %892 ]
  %932 = phi <8 x float> [ %965, %930 ], [ zeroinitializer, %892 ]
  %933 = phi <8 x float> [ %960, %930 ], [ zeroinitializer, %892 ]
  %934 = phi <8 x float> [ %955, %930 ], [ zeroinitializer, %892 ]
  %935 = phi <8 x float> [ %950, %930 ], [ zeroinitializer, %892 ]
  %936 = phi <8 x float> [ %945, %930 ], [ zeroinitializer, %892 ]
  %937 = phi i64 [ %971, %930 ], [ 0, %892 ]
  %938 = shl nsw i64 %937, 5
  %939 = getelementptr inbounds nuw i8, ptr %896, i64 %938
  %940 = load <8 x float>, ptr %939, align 4
  %941 = getelementptr inbounds nuw float, ptr %372, i64 %937
  %942 = load float, ptr %941, align 4
  %943 = insertelement <8 x float> poison, float %942, i64 0
  %944 = shufflevector <8 x float> %943, <8 x float> poison, <8 x i32> zeroinitializer
  %945 = call <8 x float> @llvm.fma.v8f32(<8 x float> %944, <8 x float> %940, <8 x float> %936)
  %946 = getelementptr inbounds nuw i8, ptr %941, i64 512
  %947 = load float, ptr %946, align 4
  %948 = insertelement <8 x float> poison, float %947, i64 0
  %949 = shufflevector <8 x float> %948, <8 x float> poison, <8 x i32> zeroinitializer
  %950 = call <8 x float> @llvm.fma.v8f32(<8 x float> %949, <8 x float> %940, <8 x float> %935)
  %951 = getelementptr inbounds nuw i8, ptr %941, i64 1024
  %952 = load float, ptr %951, align 4
  %953 = insertelement <8 x float> poison, float %952, i64 0
  %954 = shufflevector <8 x float> %953, <8 x float> poison, <8 x i32> zeroinitializer
  %955 = call <8 x float> @llvm.fma.v8f32(<8 x float> %954, <8 x float> %940, <8 x float> %934)
  %956 = getelementptr inbounds nuw i8, ptr %941, i64 1536
  %957 = load float, ptr %956, align 4
  %958 = insertelement <8 x float> poison, float %957, i64 0
  %959 = shufflevector <8 x float> %958, <8 x float> poison, <8 x i32> zeroinitializer
  %960 = call <8 x float> @llvm.fma.v8f32(<8 x float> %959, <8 x float> %940, <8 x float> %933)
  %961 = getelementptr inbounds nuw i8, ptr %941, i64 2048
  %962 = load float, ptr %961, align 4
  %963 = insertelement <8 x float> poison, float %962, i64 0
  %964 = shufflevector <8 x float> %963, <8 x float> poison, <8 x i32> zeroinitializer
  %965 = call <8 x float> @llvm.fma.v8f32(<8 x float> %964, <8 x float> %940, <8 x float> %932)
  %966 = getelementptr inbounds nuw i8, ptr %941, i64 2560
  %967 = load float, ptr %966, align 4
  %968 = insertelement <8 x float> poison, float %967, i64 0
  %969 = shufflevector <8 x float> %968, <8 x float> poison, <8 x i32> zeroinitializer
  %970 = call <8 x float> @llvm.fma.v8f32(<8 x float> %969, <8 x float> %940, <8 x float> %931)
  %971 = add nuw nsw i64 %937, 1
  %972 = icmp eq i64 %971, %375
  br i1 %972, label %897, label %930, !llvm.loop !27

973:                                              ; preds = %897, %748, %359
  %974 = load i64, ptr %45, align 8
  %975 = icmp slt i64 %361, %974
  br i1 %975, label %359, label %355, !llvm.loop !29

976:                                              ; preds = %88, %1022
  %977 = phi i64 [ %87, %88 ], [ %1023, %1022 ]
  %978 = phi i64 [ 0, %88 ], [ %1024, %1022 ]
  %979 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %978
  %980 = call i64 @llvm.smin.i64(i64 %978, i64 %89)
  %981 = add nsw i64 %980, %79
  %982 = load i64, ptr %5, align 8, !noalias !30
  %983 = mul nsw i64 %982, %75
  %984 = srem i64 %981, %982
  %985 = add nsw i64 %983, %984
  %986 = sdiv i64 %981, %982
  %987 = load ptr, ptr %0, align 8, !noalias !30
  %988 = load i64, ptr %46, align 8, !noalias !30
  %989 = mul nsw i64 %988, %985
  %990 = getelementptr inbounds float, ptr %987, i64 %989
  %991 = load i64, ptr %47, align 8, !noalias !30
  %992 = mul nsw i64 %991, %986
  %993 = getelementptr inbounds float, ptr %990, i64 %992
  %994 = load ptr, ptr %48, align 8, !noalias !30
  %995 = load i64, ptr %12, align 8, !noalias !30
  %996 = mul i64 %986, %982
  %997 = mul i64 %996, %995
  %998 = add nsw i64 %997, %985
  %999 = mul nsw i64 %998, %977
  %1000 = getelementptr inbounds float, ptr %994, i64 %999
  %1001 = load ptr, ptr %50, align 8, !noalias !30
  %1002 = load i64, ptr %7, align 8, !noalias !30
  %1003 = mul nsw i64 %1002, %985
  %1004 = getelementptr inbounds float, ptr %1001, i64 %1003
  %1005 = getelementptr inbounds float, ptr %1004, i64 %986
  %1006 = load i64, ptr %51, align 8, !noalias !30
  %1007 = load i64, ptr %52, align 8, !noalias !30
  %1008 = icmp eq i64 %1007, 0
  %1009 = xor i64 %986, -1
  %1010 = add i64 %1002, %1009
  %1011 = select i1 %1008, i64 0, i64 %1010
  %1012 = sub nsw i64 %1006, %1011
  store ptr %993, ptr %979, align 8
  %1013 = getelementptr inbounds nuw i8, ptr %979, i64 8
  store ptr %1000, ptr %1013, align 8
  %1014 = getelementptr inbounds nuw i8, ptr %979, i64 16
  store ptr %1005, ptr %1014, align 8
  %1015 = getelementptr inbounds nuw i8, ptr %979, i64 24
  store i64 %1012, ptr %1015, align 8
  %1016 = getelementptr inbounds nuw i8, ptr %979, i64 32
  store float 0xFFF0000000000000, ptr %1016, align 8
  %1017 = getelementptr inbounds nuw i8, ptr %979, i64 36
  store float 0.000000e+00, ptr %1017, align 4
  %1018 = icmp slt i64 %978, %82
  br i1 %1018, label %1020, label %1019

1019:                                             ; preds = %976
  store ptr %53, ptr %1013, align 8
  br label %1020

1020:                                             ; preds = %1019, %976
  %1021 = icmp sgt i64 %977, 0
  br i1 %1021, label %1027, label %1022

1022:                                             ; preds = %1027, %1020
  %1023 = phi i64 [ %977, %1020 ], [ %1032, %1027 ]
  %1024 = add nuw nsw i64 %978, 1
  %1025 = load i64, ptr %45, align 8
  %1026 = icmp slt i64 %1024, %1025
  br i1 %1026, label %976, label %90, !llvm.loop !33

1027:                                             ; preds = %1020, %1027
  %1028 = phi i64 [ %1031, %1027 ], [ 0, %1020 ]
  %1029 = load ptr, ptr %1013, align 8
  %1030 = getelementptr inbounds nuw float, ptr %1029, i64 %1028
  store <8 x float> zeroinitializer, ptr %1030, align 4
  %1031 = add nuw nsw i64 %1028, 8
  %1032 = load i64, ptr %49, align 8
  %1033 = icmp slt i64 %1031, %1032
  br i1 %1033, label %1027, label %1022, !llvm.loop !34

1034:                                             ; preds = %154, %1042
  %1035 = phi i64 [ %1051, %1042 ], [ 0, %154 ]
  %1036 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1035
  %1037 = load i64, ptr %49, align 8
  %1038 = icmp sgt i64 %1037, 0
  br i1 %1038, label %1039, label %1042

1039:                                             ; preds = %1034
  %1040 = getelementptr inbounds nuw i8, ptr %1036, i64 8
  %1041 = getelementptr inbounds nuw i8, ptr %1036, i64 36
  br label %1053

1042:                                             ; preds = %1053, %1034
  %1043 = getelementptr inbounds nuw i8, ptr %1036, i64 36
  %1044 = load float, ptr %1043, align 4
  %1045 = call float @logf(float noundef %1044)
  %1046 = getelementptr inbounds nuw i8, ptr %1036, i64 32
  %1047 = load float, ptr %1046, align 8
  %1048 = fadd float %1045, %1047
  %1049 = getelementptr inbounds nuw i8, ptr %1036, i64 16
  %1050 = load ptr, ptr %1049, align 8
  store float %1048, ptr %1050, align 4
  %1051 = add nuw nsw i64 %1035, 1
  %1052 = icmp eq i64 %1051, %82
  br i1 %1052, label %66, label %1034, !llvm.loop !35

1053:                                             ; preds = %1039, %1053
  %1054 = phi i64 [ 0, %1039 ], [ %1063, %1053 ]
  %1055 = load ptr, ptr %1040, align 8
  %1056 = getelementptr inbounds nuw float, ptr %1055, i64 %1054
  %1057 = load <8 x float>, ptr %1056, align 4
  %1058 = load float, ptr %1041, align 4
  %1059 = fdiv float 1.000000e+00, %1058
  %1060 = insertelement <8 x float> poison, float %1059, i64 0
  %1061 = shufflevector <8 x float> %1060, <8 x float> poison, <8 x i32> zeroinitializer
  %1062 = fmul <8 x float> %1057, %1061
  store <8 x float> %1062, ptr %1056, align 4
  %1063 = add nuw nsw i64 %1054, 8
  %1064 = load i64, ptr %49, align 8
  %1065 = icmp slt i64 %1063, %1064
  br i1 %1065, label %1053, label %1042, !llvm.loop !36

1066:                                             ; preds = %66, %26
  call void @llvm.lifetime.end.p0(i64 173592, ptr nonnull %2)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare float @logf(float noundef) local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

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
