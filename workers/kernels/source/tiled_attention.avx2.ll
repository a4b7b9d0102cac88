; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 2b80fa502f0ddcbd, code 51d07f735ba39931
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
  br i1 %43, label %44, label %1079

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

66:                                               ; preds = %1055, %154
  %67 = load ptr, ptr %38, align 8
  %68 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %69 = load i64, ptr %12, align 8
  %70 = mul nsw i64 %69, %37
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %1079, !llvm.loop !8

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
  br label %989

90:                                               ; preds = %1035, %72
  %91 = phi i64 [ %87, %72 ], [ %1036, %1035 ]
  %92 = phi i64 [ %85, %72 ], [ %1038, %1035 ]
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
  br i1 %155, label %1047, label %66

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

355:                                              ; preds = %986, %299
  %356 = load i64, ptr %58, align 8
  %357 = add nsw i64 %356, %106
  store i64 %357, ptr %58, align 8
  %358 = icmp slt i64 %357, %130
  br i1 %358, label %156, label %154, !llvm.loop !16

359:                                              ; preds = %299, %986
  %360 = phi i64 [ %361, %986 ], [ 0, %299 ]
  %361 = add nuw nsw i64 %360, 6
  %362 = add nuw nsw i64 %360, 5
  %363 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %362, i32 3
  %364 = load i64, ptr %363, align 8
  %365 = load i64, ptr %58, align 8
  %366 = icmp sgt i64 %364, %365
  br i1 %366, label %367, label %986

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

490:                                              ; preds = %745
  %491 = icmp slt i64 %369, 16
  br i1 %491, label %761, label %492

492:                                              ; preds = %490
  %493 = getelementptr inbounds nuw i8, ptr %370, i64 8
  %494 = getelementptr inbounds nuw i8, ptr %370, i64 48
  %495 = getelementptr inbounds nuw i8, ptr %370, i64 88
  %496 = getelementptr inbounds nuw i8, ptr %370, i64 128
  %497 = getelementptr inbounds nuw i8, ptr %370, i64 168
  %498 = getelementptr inbounds nuw i8, ptr %370, i64 208
  br label %771

499:                                              ; preds = %384, %745
  %500 = phi i64 [ 0, %384 ], [ %759, %745 ]
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
  br label %602

582:                                              ; preds = %577
  %583 = shufflevector <8 x float> %578, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %584 = shufflevector <8 x float> %578, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %585 = fcmp ogt <4 x float> %583, %584
  %586 = select <4 x i1> %585, <4 x float> %583, <4 x float> %584
  %587 = extractelement <4 x float> %586, i64 0
  %588 = extractelement <4 x float> %586, i64 2
  %589 = fcmp ogt float %587, %588
  %590 = select i1 %589, float %587, float %588
  %591 = extractelement <4 x float> %586, i64 1
  %592 = extractelement <4 x float> %586, i64 3
  %593 = fcmp ogt float %591, %592
  %594 = select i1 %593, float %591, float %592
  %595 = fcmp ogt float %590, %594
  %596 = select i1 %595, float %590, float %594
  %597 = fmul float %368, %596
  %598 = getelementptr inbounds nuw i8, ptr %501, i64 32
  %599 = load float, ptr %598, align 8
  %600 = fcmp ogt float %597, %599
  br i1 %600, label %602, label %601

601:                                              ; preds = %582
  br label %602

602:                                              ; preds = %579, %601, %582
  %603 = phi float [ %597, %582 ], [ %581, %579 ], [ %599, %601 ]
  br i1 %512, label %608, label %604

604:                                              ; preds = %602
  %605 = fneg float %603
  %606 = insertelement <8 x float> poison, float %605, i64 0
  %607 = shufflevector <8 x float> %606, <8 x float> poison, <8 x i32> zeroinitializer
  br label %615

608:                                              ; preds = %615, %602
  %609 = phi <8 x float> [ zeroinitializer, %602 ], [ %640, %615 ]
  %610 = icmp slt i64 %511, %375
  br i1 %610, label %611, label %643

611:                                              ; preds = %608
  %612 = fneg float %603
  %613 = insertelement <8 x float> poison, float %612, i64 0
  %614 = shufflevector <8 x float> %613, <8 x float> poison, <8 x i32> zeroinitializer
  br label %648

615:                                              ; preds = %604, %615
  %616 = phi <8 x float> [ zeroinitializer, %604 ], [ %640, %615 ]
  %617 = phi i64 [ 0, %604 ], [ %641, %615 ]
  %618 = getelementptr inbounds nuw float, ptr %503, i64 %617
  %619 = load <8 x float>, ptr %618, align 8
  %620 = call <8 x float> @llvm.fma.v8f32(<8 x float> %619, <8 x float> %386, <8 x float> %607)
  %621 = fcmp olt <8 x float> %620, splat (float -8.600000e+01)
  %622 = select <8 x i1> %621, <8 x float> splat (float -8.600000e+01), <8 x float> %620
  %623 = call <8 x float> @llvm.fma.v8f32(<8 x float> %622, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %624 = bitcast <8 x float> %623 to <8 x i32>
  %625 = fadd <8 x float> %623, splat (float 0xC168000000000000)
  %626 = call <8 x float> @llvm.fma.v8f32(<8 x float> %625, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %622)
  %627 = call <8 x float> @llvm.fma.v8f32(<8 x float> %625, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %626)
  %628 = call <8 x float> @llvm.fma.v8f32(<8 x float> %627, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %629 = call <8 x float> @llvm.fma.v8f32(<8 x float> %628, <8 x float> %627, <8 x float> splat (float 0x3F81112100000000))
  %630 = call <8 x float> @llvm.fma.v8f32(<8 x float> %629, <8 x float> %627, <8 x float> splat (float 0x3FA5553820000000))
  %631 = call <8 x float> @llvm.fma.v8f32(<8 x float> %630, <8 x float> %627, <8 x float> splat (float 0x3FC5555540000000))
  %632 = call <8 x float> @llvm.fma.v8f32(<8 x float> %631, <8 x float> %627, <8 x float> splat (float 5.000000e-01))
  %633 = fmul <8 x float> %627, %627
  %634 = call <8 x float> @llvm.fma.v8f32(<8 x float> %632, <8 x float> %633, <8 x float> %627)
  %635 = fadd <8 x float> %634, splat (float 1.000000e+00)
  %636 = shl <8 x i32> %624, splat (i32 23)
  %637 = add <8 x i32> %636, splat (i32 1065353216)
  %638 = bitcast <8 x i32> %637 to <8 x float>
  %639 = fmul <8 x float> %635, %638
  store <8 x float> %639, ptr %618, align 8
  %640 = fadd <8 x float> %616, %639
  %641 = add nuw nsw i64 %617, 8
  %642 = icmp samesign ult i64 %641, %511
  br i1 %642, label %615, label %608, !llvm.loop !21

643:                                              ; preds = %648, %608
  %644 = phi <8 x float> [ %609, %608 ], [ %676, %648 ]
  %645 = getelementptr inbounds nuw i8, ptr %501, i64 32
  %646 = load float, ptr %645, align 8
  %647 = fcmp ogt float %603, %646
  br i1 %647, label %679, label %745

648:                                              ; preds = %611, %648
  %649 = phi i64 [ %511, %611 ], [ %677, %648 ]
  %650 = phi <8 x float> [ %609, %611 ], [ %676, %648 ]
  %651 = getelementptr inbounds nuw float, ptr %503, i64 %649
  %652 = load <8 x float>, ptr %651, align 8
  %653 = call <8 x float> @llvm.fma.v8f32(<8 x float> %652, <8 x float> %386, <8 x float> %614)
  %654 = fcmp olt <8 x float> %653, splat (float -8.600000e+01)
  %655 = select <8 x i1> %654, <8 x float> splat (float -8.600000e+01), <8 x float> %653
  %656 = call <8 x float> @llvm.fma.v8f32(<8 x float> %655, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %657 = bitcast <8 x float> %656 to <8 x i32>
  %658 = fadd <8 x float> %656, splat (float 0xC168000000000000)
  %659 = call <8 x float> @llvm.fma.v8f32(<8 x float> %658, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %655)
  %660 = call <8 x float> @llvm.fma.v8f32(<8 x float> %658, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %659)
  %661 = call <8 x float> @llvm.fma.v8f32(<8 x float> %660, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %662 = call <8 x float> @llvm.fma.v8f32(<8 x float> %661, <8 x float> %660, <8 x float> splat (float 0x3F81112100000000))
  %663 = call <8 x float> @llvm.fma.v8f32(<8 x float> %662, <8 x float> %660, <8 x float> splat (float 0x3FA5553820000000))
  %664 = call <8 x float> @llvm.fma.v8f32(<8 x float> %663, <8 x float> %660, <8 x float> splat (float 0x3FC5555540000000))
  %665 = call <8 x float> @llvm.fma.v8f32(<8 x float> %664, <8 x float> %660, <8 x float> splat (float 5.000000e-01))
  %666 = fmul <8 x float> %660, %660
  %667 = call <8 x float> @llvm.fma.v8f32(<8 x float> %665, <8 x float> %666, <8 x float> %660)
  %668 = fadd <8 x float> %667, splat (float 1.000000e+00)
  %669 = shl <8 x i32> %657, splat (i32 23)
  %670 = add <8 x i32> %669, splat (i32 1065353216)
  %671 = bitcast <8 x i32> %670 to <8 x float>
  %672 = fmul <8 x float> %668, %671
  %673 = icmp sgt i64 %507, %649
  %674 = select <8 x i1> %543, <8 x float> %672, <8 x float> zeroinitializer
  %675 = select i1 %673, <8 x float> %674, <8 x float> zeroinitializer
  store <8 x float> %675, ptr %651, align 8
  %676 = fadd <8 x float> %650, %675
  %677 = add nuw nsw i64 %649, 8
  %678 = icmp slt i64 %677, %375
  br i1 %678, label %648, label %643, !llvm.loop !22

679:                                              ; preds = %643
  %680 = fsub float %646, %603
  %681 = insertelement <8 x float> poison, float %680, i64 0
  %682 = shufflevector <8 x float> %681, <8 x float> poison, <8 x i32> zeroinitializer
  %683 = fcmp olt <8 x float> %682, splat (float -8.600000e+01)
  %684 = select <8 x i1> %683, <8 x float> splat (float -8.600000e+01), <8 x float> %682
  %685 = call <8 x float> @llvm.fma.v8f32(<8 x float> %684, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %686 = bitcast <8 x float> %685 to <8 x i32>
  %687 = fadd <8 x float> %685, splat (float 0xC168000000000000)
  %688 = call <8 x float> @llvm.fma.v8f32(<8 x float> %687, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %684)
  %689 = call <8 x float> @llvm.fma.v8f32(<8 x float> %687, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %688)
  %690 = call <8 x float> @llvm.fma.v8f32(<8 x float> %689, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %691 = call <8 x float> @llvm.fma.v8f32(<8 x float> %690, <8 x float> %689, <8 x float> splat (float 0x3F81112100000000))
  %692 = call <8 x float> @llvm.fma.v8f32(<8 x float> %691, <8 x float> %689, <8 x float> splat (float 0x3FA5553820000000))
  %693 = call <8 x float> @llvm.fma.v8f32(<8 x float> %692, <8 x float> %689, <8 x float> splat (float 0x3FC5555540000000))
  %694 = call <8 x float> @llvm.fma.v8f32(<8 x float> %693, <8 x float> %689, <8 x float> splat (float 5.000000e-01))
  %695 = fmul <8 x float> %689, %689
  %696 = call <8 x float> @llvm.fma.v8f32(<8 x float> %694, <8 x float> %695, <8 x float> %689)
  %697 = fadd <8 x float> %696, splat (float 1.000000e+00)
  %698 = shl <8 x i32> %686, splat (i32 23)
  %699 = add <8 x i32> %698, splat (i32 1065353216)
  %700 = bitcast <8 x i32> %699 to <8 x float>
  %701 = fmul <8 x float> %697, %700
  store float %603, ptr %645, align 8
  %702 = extractelement <8 x float> %701, i64 0
  %703 = getelementptr inbounds nuw i8, ptr %501, i64 36
  %704 = load float, ptr %703, align 4
  %705 = fmul float %702, %704
  store float %705, ptr %703, align 4
  br i1 %387, label %706, label %745

706:                                              ; preds = %679
  %707 = getelementptr inbounds nuw i8, ptr %501, i64 8
  br i1 %392, label %733, label %708

708:                                              ; preds = %706, %708
  %709 = phi i64 [ %730, %708 ], [ 0, %706 ]
  %710 = phi i64 [ %731, %708 ], [ 0, %706 ]
  %711 = load ptr, ptr %707, align 8
  %712 = getelementptr inbounds nuw float, ptr %711, i64 %709
  %713 = load <8 x float>, ptr %712, align 4
  %714 = fmul <8 x float> %701, %713
  store <8 x float> %714, ptr %712, align 4
  %715 = or disjoint i64 %709, 8
  %716 = load ptr, ptr %707, align 8
  %717 = getelementptr inbounds nuw float, ptr %716, i64 %715
  %718 = load <8 x float>, ptr %717, align 4
  %719 = fmul <8 x float> %701, %718
  store <8 x float> %719, ptr %717, align 4
  %720 = or disjoint i64 %709, 16
  %721 = load ptr, ptr %707, align 8
  %722 = getelementptr inbounds nuw float, ptr %721, i64 %720
  %723 = load <8 x float>, ptr %722, align 4
  %724 = fmul <8 x float> %701, %723
  store <8 x float> %724, ptr %722, align 4
  %725 = or disjoint i64 %709, 24
  %726 = load ptr, ptr %707, align 8
  %727 = getelementptr inbounds nuw float, ptr %726, i64 %725
  %728 = load <8 x float>, ptr %727, align 4
  %729 = fmul <8 x float> %701, %728
  store <8 x float> %729, ptr %727, align 4
  %730 = add nuw nsw i64 %709, 32
  %731 = add i64 %710, 4
  %732 = icmp eq i64 %731, %393
  br i1 %732, label %733, label %708, !llvm.loop !23

733:                                              ; preds = %708, %706
  %734 = phi i64 [ 0, %706 ], [ %730, %708 ]
  br i1 %394, label %745, label %735

735:                                              ; preds = %733, %735
  %736 = phi i64 [ %742, %735 ], [ %734, %733 ]
  %737 = phi i64 [ %743, %735 ], [ 0, %733 ]
  %738 = load ptr, ptr %707, align 8
  %739 = getelementptr inbounds nuw float, ptr %738, i64 %736
  %740 = load <8 x float>, ptr %739, align 4
  %741 = fmul <8 x float> %701, %740
  store <8 x float> %741, ptr %739, align 4
  %742 = add nuw nsw i64 %736, 8
  %743 = add i64 %737, 1
  %744 = icmp eq i64 %743, %391
  br i1 %744, label %745, label %735, !llvm.loop !24

745:                                              ; preds = %733, %735, %679, %643
  %746 = shufflevector <8 x float> %644, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %747 = shufflevector <8 x float> %644, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %748 = fadd <4 x float> %746, %747
  %749 = shufflevector <4 x float> %748, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %750 = fadd <4 x float> %748, %749
  %751 = shufflevector <4 x float> %748, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %752 = shufflevector <4 x float> %748, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %753 = fadd <4 x float> %751, %752
  %754 = fadd <4 x float> %750, %753
  %755 = extractelement <4 x float> %754, i64 0
  %756 = getelementptr inbounds nuw i8, ptr %501, i64 36
  %757 = load float, ptr %756, align 4
  %758 = fadd float %755, %757
  store float %758, ptr %756, align 4
  %759 = add nuw nsw i64 %500, 1
  %760 = icmp eq i64 %759, 6
  br i1 %760, label %490, label %499, !llvm.loop !25

761:                                              ; preds = %779, %490
  %762 = phi i64 [ 0, %490 ], [ %772, %779 ]
  %763 = icmp slt i64 %762, %369
  br i1 %763, label %764, label %986

764:                                              ; preds = %761
  %765 = getelementptr inbounds nuw i8, ptr %370, i64 8
  %766 = getelementptr inbounds nuw i8, ptr %370, i64 48
  %767 = getelementptr inbounds nuw i8, ptr %370, i64 88
  %768 = getelementptr inbounds nuw i8, ptr %370, i64 128
  %769 = getelementptr inbounds nuw i8, ptr %370, i64 168
  %770 = getelementptr inbounds nuw i8, ptr %370, i64 208
  br label %905

771:                                              ; preds = %492, %779
  %772 = phi i64 [ 16, %492 ], [ %846, %779 ]
  %773 = phi i64 [ 0, %492 ], [ %772, %779 ]
  %774 = load i64, ptr %59, align 8
  %775 = mul nsw i64 %774, %773
  %776 = getelementptr inbounds float, ptr %63, i64 %775
  br i1 %376, label %777, label %779

777:                                              ; preds = %771
  %778 = getelementptr i8, ptr %776, i64 32
  br label %848

779:                                              ; preds = %848, %771
  %780 = phi <8 x float> [ zeroinitializer, %771 ], [ %884, %848 ]
  %781 = phi <8 x float> [ zeroinitializer, %771 ], [ %883, %848 ]
  %782 = phi <8 x float> [ zeroinitializer, %771 ], [ %878, %848 ]
  %783 = phi <8 x float> [ zeroinitializer, %771 ], [ %877, %848 ]
  %784 = phi <8 x float> [ zeroinitializer, %771 ], [ %872, %848 ]
  %785 = phi <8 x float> [ zeroinitializer, %771 ], [ %871, %848 ]
  %786 = phi <8 x float> [ zeroinitializer, %771 ], [ %889, %848 ]
  %787 = phi <8 x float> [ zeroinitializer, %771 ], [ %890, %848 ]
  %788 = phi <8 x float> [ zeroinitializer, %771 ], [ %895, %848 ]
  %789 = phi <8 x float> [ zeroinitializer, %771 ], [ %896, %848 ]
  %790 = phi <8 x float> [ zeroinitializer, %771 ], [ %901, %848 ]
  %791 = phi <8 x float> [ zeroinitializer, %771 ], [ %902, %848 ]
  %792 = load ptr, ptr %493, align 8
  %793 = getelementptr inbounds nuw float, ptr %792, i64 %773
  %794 = load <8 x float>, ptr %793, align 4
  %795 = fadd <8 x float> %794, %785
  store <8 x float> %795, ptr %793, align 4
  %796 = load ptr, ptr %493, align 8
  %797 = getelementptr inbounds nuw float, ptr %796, i64 %773
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %799 = load <8 x float>, ptr %798, align 4
  %800 = fadd <8 x float> %799, %784
  store <8 x float> %800, ptr %798, align 4
  %801 = load ptr, ptr %494, align 8
  %802 = getelementptr inbounds nuw float, ptr %801, i64 %773
  %803 = load <8 x float>, ptr %802, align 4
  %804 = fadd <8 x float> %803, %783
  store <8 x float> %804, ptr %802, align 4
  %805 = load ptr, ptr %494, align 8
  %806 = getelementptr inbounds nuw float, ptr %805, i64 %773
  %807 = getelementptr inbounds nuw i8, ptr %806, i64 32
  %808 = load <8 x float>, ptr %807, align 4
  %809 = fadd <8 x float> %808, %782
  store <8 x float> %809, ptr %807, align 4
  %810 = load ptr, ptr %495, align 8
  %811 = getelementptr inbounds nuw float, ptr %810, i64 %773
  %812 = load <8 x float>, ptr %811, align 4
  %813 = fadd <8 x float> %812, %781
  store <8 x float> %813, ptr %811, align 4
  %814 = load ptr, ptr %495, align 8
  %815 = getelementptr inbounds nuw float, ptr %814, i64 %773
  %816 = getelementptr inbounds nuw i8, ptr %815, i64 32
  %817 = load <8 x float>, ptr %816, align 4
  %818 = fadd <8 x float> %817, %780
  store <8 x float> %818, ptr %816, align 4
  %819 = load ptr, ptr %496, align 8
  %820 = getelementptr inbounds nuw float, ptr %819, i64 %773
  %821 = load <8 x float>, ptr %820, align 4
  %822 = fadd <8 x float> %821, %786
  store <8 x float> %822, ptr %820, align 4
  %823 = load ptr, ptr %496, align 8
  %824 = getelementptr inbounds nuw float, ptr %823, i64 %773
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 32
  %826 = load <8 x float>, ptr %825, align 4
  %827 = fadd <8 x float> %826, %787
  store <8 x float> %827, ptr %825, align 4
  %828 = load ptr, ptr %497, align 8
  %829 = getelementptr inbounds nuw float, ptr %828, i64 %773
  %830 = load <8 x float>, ptr %829, align 4
  %831 = fadd <8 x float> %830, %788
  store <8 x float> %831, ptr %829, align 4
  %832 = load ptr, ptr %497, align 8
  %833 = getelementptr inbounds nuw float, ptr %832, i64 %773
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 32
  %835 = load <8 x float>, ptr %834, align 4
  %836 = fadd <8 x float> %835, %789
  store <8 x float> %836, ptr %834, align 4
  %837 = load ptr, ptr %498, align 8
  %838 = getelementptr inbounds nuw float, ptr %837, i64 %773
  %839 = load <8 x float>, ptr %838, align 4
  %840 = fadd <8 x float> %839, %790
  store <8 x float> %840, ptr %838, align 4
  %841 = load ptr, ptr %498, align 8
  %842 = getelementptr inbounds nuw float, ptr %841, i64 %773
  %843 = getelementptr inbounds nuw i8, ptr %842, i64 32
  %844 = load <8 x float>, ptr %843, align 4
  %845 = fadd <8 x float> %844, %791
  store <8 x float> %845, ptr %843, align 4
  %846 = add nuw nsw i64 %772, 16
  %847 = icmp sgt i64 %846, %369
  br i1 %847, label %761, label %771, !llvm.loop !26

848:                                              ; preds = %777, %848
  %849 = phi <8 x float> [ zeroinitializer, %777 ], [ %884, %848 ]
  %850 = phi <8 x float> [ zeroinitializer, %777 ], [ %883, %848 ]
  %851 = phi <8 x float> [ zeroinitializer, %777 ], [ %878, %848 ]
  %852 = phi <8 x float> [ zeroinitializer, %777 ], [ %877, %848 ]
  %853 = phi <8 x float> [ zeroinitializer, %777 ], [ %872, %848 ]
  %854 = phi <8 x float> [ zeroinitializer, %777 ], [ %871, %848 ]
  %855 = phi <8 x float> [ zeroinitializer, %777 ], [ %889, %848 ]
  %856 = phi <8 x float> [ zeroinitializer, %777 ], [ %890, %848 ]
  %857 = phi <8 x float> [ zeroinitializer, %777 ], [ %895, %848 ]
  %858 = phi <8 x float> [ zeroinitializer, %777 ], [ %896, %848 ]
  %859 = phi <8 x float> [ zeroinitializer, %777 ], [ %901, %848 ]
  %860 = phi <8 x float> [ zeroinitializer, %777 ], [ %902, %848 ]
  %861 = phi i64 [ 0, %777 ], [ %903, %848 ]
  %862 = shl i64 %861, 6
  %863 = getelementptr i8, ptr %776, i64 %862
  %864 = load <8 x float>, ptr %863, align 8
  %865 = getelementptr i8, ptr %778, i64 %862
  %866 = load <8 x float>, ptr %865, align 8
  %867 = getelementptr inbounds nuw float, ptr %372, i64 %861
  %868 = load float, ptr %867, align 4
  %869 = insertelement <8 x float> poison, float %868, i64 0
  %870 = shufflevector <8 x float> %869, <8 x float> poison, <8 x i32> zeroinitializer
  %871 = call <8 x float> @llvm.fma.v8f32(<8 x float> %870, <8 x float> %864, <8 x float> %854)
  %872 = call <8 x float> @llvm.fma.v8f32(<8 x float> %870, <8 x float> %866, <8 x float> %853)
  %873 = getelementptr inbounds nuw i8, ptr %867, i64 512
  %874 = load float, ptr %873, align 4
  %875 = insertelement <8 x float> poison, float %874, i64 0
  %876 = shufflevector <8 x float> %875, <8 x float> poison, <8 x i32> zeroinitializer
  %877 = call <8 x float> @llvm.fma.v8f32(<8 x float> %876, <8 x float> %864, <8 x float> %852)
  %878 = call <8 x float> @llvm.fma.v8f32(<8 x float> %876, <8 x float> %866, <8 x float> %851)
  %879 = getelementptr inbounds nuw i8, ptr %867, i64 1024
  %880 = load float, ptr %879, align 4
  %881 = insertelement <8 x float> poison, float %880, i64 0
  %882 = shufflevector <8 x float> %881, <8 x float> poison, <8 x i32> zeroinitializer
  %883 = call <8 x float> @llvm.fma.v8f32(<8 x float> %882, <8 x float> %864, <8 x float> %850)
  %884 = call <8 x float> @llvm.fma.v8f32(<8 x float> %882, <8 x float> %866, <8 x float> %849)
  %885 = getelementptr inbounds nuw i8, ptr %867, i64 1536
  %886 = load float, ptr %885, align 4
  %887 = insertelement <8 x float> poison, float %886, i64 0
  %888 = shufflevector <8 x float> %887, <8 x float> poison, <8 x i32> zeroinitializer
  %889 = call <8 x float> @llvm.fma.v8f32(<8 x float> %888, <8 x float> %864, <8 x float> %855)
  %890 = call <8 x float> @llvm.fma.v8f32(<8 x float> %888, <8 x float> %866, <8 x float> %856)
  %891 = getelementptr inbounds nuw i8, ptr %867, i64 2048
  %892 = load float, ptr %891, align 4
  %893 = insertelement <8 x float> poison, float %892, i64 0
  %894 = shufflevector <8 x float> %893, <8 x float> poison, <8 x i32> zeroinitializer
  %895 = call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %864, <8 x float> %857)
  %896 = call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %866, <8 x float> %858)
  %897 = getelementptr inbounds nuw i8, ptr %867, i64 2560
  %898 = load float, ptr %897, align 4
  %899 = insertelement <8 x float> poison, float %898, i64 0
  %900 = shufflevector <8 x float> %899, <8 x float> poison, <8 x i32> zeroinitializer
  %901 = call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %864, <8 x float> %859)
  %902 = call <8 x float> @llvm.fma.v8f32(<8 x float> %900, <8 x float> %866, <8 x float> %860)
  %903 = add nuw nsw i64 %861, 1
  %904 = icmp eq i64 %903, %375
  br i1 %904, label %779, label %848, !llvm.loop !27

905:                                              ; preds = %764, %910
  %906 = phi i64 [ %762, %764 ], [ %941, %910 ]
  %907 = load i64, ptr %59, align 8
  %908 = mul nsw i64 %907, %906
  %909 = getelementptr inbounds float, ptr %63, i64 %908
  br i1 %376, label %943, label %910

910:                                              ; preds = %943, %905
  %911 = phi <8 x float> [ zeroinitializer, %905 ], [ %983, %943 ]
  %912 = phi <8 x float> [ zeroinitializer, %905 ], [ %978, %943 ]
  %913 = phi <8 x float> [ zeroinitializer, %905 ], [ %973, %943 ]
  %914 = phi <8 x float> [ zeroinitializer, %905 ], [ %968, %943 ]
  %915 = phi <8 x float> [ zeroinitializer, %905 ], [ %963, %943 ]
  %916 = phi <8 x float> [ zeroinitializer, %905 ], [ %958, %943 ]
  %917 = load ptr, ptr %765, align 8
  %918 = getelementptr inbounds nuw float, ptr %917, i64 %906
  %919 = load <8 x float>, ptr %918, align 4
  %920 = fadd <8 x float> %919, %916
  store <8 x float> %920, ptr %918, align 4
  %921 = load ptr, ptr %766, align 8
  %922 = getelementptr inbounds nuw float, ptr %921, i64 %906
  %923 = load <8 x float>, ptr %922, align 4
  %924 = fadd <8 x float> %923, %915
  store <8 x float> %924, ptr %922, align 4
  %925 = load ptr, ptr %767, align 8
  %926 = getelementptr inbounds nuw float, ptr %925, i64 %906
  %927 = load <8 x float>, ptr %926, align 4
  %928 = fadd <8 x float> %927, %914
  store <8 x float> %928, ptr %926, align 4
  %929 = load ptr, ptr %768, align 8
  %930 = getelementptr inbounds nuw float, ptr %929, i64 %906
  %931 = load <8 x float>, ptr %930, align 4
  %932 = fadd <8 x float> %931, %913
  store <8 x float> %932, ptr %930, align 4
  %933 = load ptr, ptr %769, align 8
  %934 = getelementptr inbounds nuw float, ptr %933, i64 %906
  %935 = load <8 x float>, ptr %934, align 4
  %936 = fadd <8 x float> %935, %912
  store <8 x float> %936, ptr %934, align 4
  %937 = load ptr, ptr %770, align 8
  %938 = getelementptr inbounds nuw float, ptr %937, i64 %906
  %939 = load <8 x float>, ptr %938, align 4
  %940 = fadd <8 x float> %939, %911
  store <8 x float> %940, ptr %938, align 4
  %941 = add nuw nsw i64 %906, 8
  %942 = icmp slt i64 %941, %369
  br i1 %942, label %905, label %986, !llvm.loop !28

943:                                              ; preds = %905, %943
  %944 = phi <8 x float> [ %983, %943 ], [ zeroinitializer, %905 ]
  %945 = phi <8 x float> [ %978, %943 ], [ zeroinitializer, %905 ]
  %946 = phi <8 x float> [ %973, %943 ], [ zeroinitializer, %905 ]
  %947 = phi <8 x float> [ %968, %943 ], [ zeroinitializer, %905 ]
  %948 = phi <8 x float> [ %963, %943 ], [ zeroinitializer, %905 ]
  %949 = phi <8 x float> [ %958, %943 ], [ zeroinitializer, %905 ]
  %950 = phi i64 [ %984, %943 ], [ 0, %905 ]
  %951 = shl nsw i64 %950, 5
  %952 = getelementptr inbounds nuw i8, ptr %909, i64 %951
  %953 = load <8 x float>, ptr %952, align 4
  %954 = getelementptr inbounds nuw float, ptr %372, i64 %950
  %955 = load float, ptr %954, align 4
  %956 = insertelement <8 x float> poison, float %955, i64 0
  %957 = shufflevector <8 x float> %956, <8 x float> poison, <8 x i32> zeroinitializer
  %958 = call <8 x float> @llvm.fma.v8f32(<8 x float> %957, <8 x float> %953, <8 x float> %949)
  %959 = getelementptr inbounds nuw i8, ptr %954, i64 512
  %960 = load float, ptr %959, align 4
  %961 = insertelement <8 x float> poison, float %960, i64 0
  %962 = shufflevector <8 x float> %961, <8 x float> poison, <8 x i32> zeroinitializer
  %963 = call <8 x float> @llvm.fma.v8f32(<8 x float> %962, <8 x float> %953, <8 x float> %948)
  %964 = getelementptr inbounds nuw i8, ptr %954, i64 1024
  %965 = load float, ptr %964, align 4
  %966 = insertelement <8 x float> poison, float %965, i64 0
  %967 = shufflevector <8 x float> %966, <8 x float> poison, <8 x i32> zeroinitializer
  %968 = call <8 x float> @llvm.fma.v8f32(<8 x float> %967, <8 x float> %953, <8 x float> %947)
  %969 = getelementptr inbounds nuw i8, ptr %954, i64 1536
  %970 = load float, ptr %969, align 4
  %971 = insertelement <8 x float> poison, float %970, i64 0
  %972 = shufflevector <8 x float> %971, <8 x float> poison, <8 x i32> zeroinitializer
  %973 = call <8 x float> @llvm.fma.v8f32(<8 x float> %972, <8 x float> %953, <8 x float> %946)
  %974 = getelementptr inbounds nuw i8, ptr %954, i64 2048
  %975 = load float, ptr %974, align 4
  %976 = insertelement <8 x float> poison, float %975, i64 0
  %977 = shufflevector <8 x float> %976, <8 x float> poison, <8 x i32> zeroinitializer
  %978 = call <8 x float> @llvm.fma.v8f32(<8 x float> %977, <8 x float> %953, <8 x float> %945)
  %979 = getelementptr inbounds nuw i8, ptr %954, i64 2560
  %980 = load float, ptr %979, align 4
  %981 = insertelement <8 x float> poison, float %980, i64 0
  %982 = shufflevector <8 x float> %981, <8 x float> poison, <8 x i32> zeroinitializer
  %983 = call <8 x float> @llvm.fma.v8f32(<8 x float> %982, <8 x float> %953, <8 x float> %944)
  %984 = add nuw nsw i64 %950, 1
  %985 = icmp eq i64 %984, %375
  br i1 %985, label %910, label %943, !llvm.loop !27

986:                                              ; preds = %910, %761, %359
  %987 = load i64, ptr %45, align 8
  %988 = icmp slt i64 %361, %987
  br i1 %988, label %359, label %355, !llvm.loop !29

989:                                              ; preds = %88, %1035
  %990 = phi i64 [ %87, %88 ], [ %1036, %1035 ]
  %991 = phi i64 [ 0, %88 ], [ %1037, %1035 ]
  %992 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %991
  %993 = call i64 @llvm.smin.i64(i64 %991, i64 %89)
  %994 = add nsw i64 %993, %79
  %995 = load i64, ptr %5, align 8, !noalias !30
  %996 = mul nsw i64 %995, %75
  %997 = srem i64 %994, %995
  %998 = add nsw i64 %996, %997
  %999 = sdiv i64 %994, %995
  %1000 = load ptr, ptr %0, align 8, !noalias !30
  %1001 = load i64, ptr %46, align 8, !noalias !30
  %1002 = mul nsw i64 %1001, %998
  %1003 = getelementptr inbounds float, ptr %1000, i64 %1002
  %1004 = load i64, ptr %47, align 8, !noalias !30
  %1005 = mul nsw i64 %1004, %999
  %1006 = getelementptr inbounds float, ptr %1003, i64 %1005
  %1007 = load ptr, ptr %48, align 8, !noalias !30
  %1008 = load i64, ptr %12, align 8, !noalias !30
  %1009 = mul i64 %999, %995
  %1010 = mul i64 %1009, %1008
  %1011 = add nsw i64 %1010, %998
  %1012 = mul nsw i64 %1011, %990
  %1013 = getelementptr inbounds float, ptr %1007, i64 %1012
  %1014 = load ptr, ptr %50, align 8, !noalias !30
  %1015 = load i64, ptr %7, align 8, !noalias !30
  %1016 = mul nsw i64 %1015, %998
  %1017 = getelementptr inbounds float, ptr %1014, i64 %1016
  %1018 = getelementptr inbounds float, ptr %1017, i64 %999
  %1019 = load i64, ptr %51, align 8, !noalias !30
  %1020 = load i64, ptr %52, align 8, !noalias !30
  %1021 = icmp eq i64 %1020, 0
  %1022 = xor i64 %999, -1
  %1023 = add i64 %1015, %1022
  %1024 = select i1 %1021, i64 0, i64 %1023
  %1025 = sub nsw i64 %1019, %1024
  store ptr %1006, ptr %992, align 8
  %1026 = getelementptr inbounds nuw i8, ptr %992, i64 8
  store ptr %1013, ptr %1026, align 8
  %1027 = getelementptr inbounds nuw i8, ptr %992, i64 16
  store ptr %1018, ptr %1027, align 8
  %1028 = getelementptr inbounds nuw i8, ptr %992, i64 24
  store i64 %1025, ptr %1028, align 8
  %1029 = getelementptr inbounds nuw i8, ptr %992, i64 32
  store float 0xFFF0000000000000, ptr %1029, align 8
  %1030 = getelementptr inbounds nuw i8, ptr %992, i64 36
  store float 0.000000e+00, ptr %1030, align 4
  %1031 = icmp slt i64 %991, %82
  br i1 %1031, label %1033, label %1032

1032:                                             ; preds = %989
  store ptr %53, ptr %1026, align 8
  br label %1033

1033:                                             ; preds = %1032, %989
  %1034 = icmp sgt i64 %990, 0
  br i1 %1034, label %1040, label %1035

1035:                                             ; preds = %1040, %1033
  %1036 = phi i64 [ %990, %1033 ], [ %1045, %1040 ]
  %1037 = add nuw nsw i64 %991, 1
  %1038 = load i64, ptr %45, align 8
  %1039 = icmp slt i64 %1037, %1038
  br i1 %1039, label %989, label %90, !llvm.loop !33

1040:                                             ; preds = %1033, %1040
  %1041 = phi i64 [ %1044, %1040 ], [ 0, %1033 ]
  %1042 = load ptr, ptr %1026, align 8
  %1043 = getelementptr inbounds nuw float, ptr %1042, i64 %1041
  store <8 x float> zeroinitializer, ptr %1043, align 4
  %1044 = add nuw nsw i64 %1041, 8
  %1045 = load i64, ptr %49, align 8
  %1046 = icmp slt i64 %1044, %1045
  br i1 %1046, label %1040, label %1035, !llvm.loop !34

1047:                                             ; preds = %154, %1055
  %1048 = phi i64 [ %1064, %1055 ], [ 0, %154 ]
  %1049 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %1048
  %1050 = load i64, ptr %49, align 8
  %1051 = icmp sgt i64 %1050, 0
  br i1 %1051, label %1052, label %1055

1052:                                             ; preds = %1047
  %1053 = getelementptr inbounds nuw i8, ptr %1049, i64 8
  %1054 = getelementptr inbounds nuw i8, ptr %1049, i64 36
  br label %1066

1055:                                             ; preds = %1066, %1047
  %1056 = getelementptr inbounds nuw i8, ptr %1049, i64 36
  %1057 = load float, ptr %1056, align 4
  %1058 = call float @logf(float noundef %1057)
  %1059 = getelementptr inbounds nuw i8, ptr %1049, i64 32
  %1060 = load float, ptr %1059, align 8
  %1061 = fadd float %1058, %1060
  %1062 = getelementptr inbounds nuw i8, ptr %1049, i64 16
  %1063 = load ptr, ptr %1062, align 8
  store float %1061, ptr %1063, align 4
  %1064 = add nuw nsw i64 %1048, 1
  %1065 = icmp eq i64 %1064, %82
  br i1 %1065, label %66, label %1047, !llvm.loop !35

1066:                                             ; preds = %1052, %1066
  %1067 = phi i64 [ 0, %1052 ], [ %1076, %1066 ]
  %1068 = load ptr, ptr %1053, align 8
  %1069 = getelementptr inbounds nuw float, ptr %1068, i64 %1067
  %1070 = load <8 x float>, ptr %1069, align 4
  %1071 = load float, ptr %1054, align 4
  %1072 = fdiv float 1.000000e+00, %1071
  %1073 = insertelement <8 x float> poison, float %1072, i64 0
  %1074 = shufflevector <8 x float> %1073, <8 x float> poison, <8 x i32> zeroinitializer
  %1075 = fmul <8 x float> %1070, %1074
  store <8 x float> %1075, ptr %1069, align 4
  %1076 = add nuw nsw i64 %1067, 8
  %1077 = load i64, ptr %49, align 8
  %1078 = icmp slt i64 %1076, %1077
  br i1 %1078, label %1066, label %1055, !llvm.loop !36

1079:                                             ; preds = %66, %26
  call void @llvm.lifetime.end.p0(i64 173592, ptr nonnull %2)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare float @logf(float noundef) local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

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
