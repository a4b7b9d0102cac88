; Made by `make kernels`, not by hand: ziglang 0.15.2, sources 61147bee228fa815, code 4f7402527686ae19
%struct.block = type { [192 x %struct.query], i64, i64, i64, [512 x float], [24576 x float], [8192 x float], [8192 x float] }
%struct.query = type { ptr, ptr, ptr, i64, float, float }

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.block, align 8
  call void @llvm.lifetime.start.p0(i64 173592, ptr nonnull %2)
  %3 = tail call i32 @omp_get_thread_num()
  %4 = sext i32 %3 to i64
  %5 = tail call i32 @omp_get_num_threads()
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %8
  %12 = add nsw i64 %11, 191
  %13 = sdiv i64 %12, 192
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %13
  %17 = srem i64 %16, %6
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %28, label %19

19:                                               ; preds = %1, %23
  %20 = phi i64 [ %24, %23 ], [ %13, %1 ]
  %21 = sdiv i64 %11, %20
  %22 = icmp sgt i64 %21, 24
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = add nsw i64 %20, 1
  %25 = mul nsw i64 %15, %24
  %26 = srem i64 %25, %6
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %19, !llvm.loop !6

28:                                               ; preds = %19, %23, %1
  %29 = phi i64 [ %13, %1 ], [ %24, %23 ], [ %20, %19 ]
  %30 = add i64 %11, -1
  %31 = add i64 %30, %29
  %32 = sdiv i64 %31, %29
  %33 = freeze i64 %32
  %34 = add i64 %33, 5
  %35 = srem i64 %34, 6
  %36 = sub nsw i64 %34, %35
  %37 = tail call i64 @llvm.smin.i64(i64 %36, i64 192)
  %38 = add i64 %30, %37
  %39 = sdiv i64 %38, %37
  %40 = mul nsw i64 %15, %39
  %41 = icmp sgt i64 %40, %4
  br i1 %41, label %42, label %64

42:                                               ; preds = %28
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 7680
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 7704
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 7696
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 7688
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 108056
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 140824
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 9752
  br label %65

64:                                               ; preds = %985, %28
  call void @llvm.lifetime.end.p0(i64 173592, ptr nonnull %2)
  ret void

65:                                               ; preds = %42, %985
  %66 = phi i64 [ %4, %42 ], [ %986, %985 ]
  %67 = sdiv i64 %66, %39
  %68 = srem i64 %66, %39
  %69 = mul nsw i64 %68, %37
  %70 = sub nsw i64 %11, %69
  %71 = call i64 @llvm.smin.i64(i64 %70, i64 %37)
  %72 = freeze i64 %71
  %73 = add i64 %72, 5
  %74 = srem i64 %73, 6
  %75 = sub nsw i64 %73, %74
  store i64 %75, ptr %43, align 8
  %76 = icmp sgt i64 %75, 0
  %77 = load i64, ptr %47, align 8
  br i1 %76, label %78, label %80

78:                                               ; preds = %65
  %79 = add nsw i64 %72, -1
  br label %927

80:                                               ; preds = %973, %65
  %81 = phi i64 [ %77, %65 ], [ %974, %973 ]
  %82 = phi i64 [ %75, %65 ], [ %976, %973 ]
  %83 = load ptr, ptr %52, align 8
  %84 = load i64, ptr %53, align 8
  %85 = mul nsw i64 %84, %67
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = load ptr, ptr %54, align 8
  %88 = load i64, ptr %55, align 8
  %89 = mul nsw i64 %88, %67
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  %91 = sdiv i64 8192, %81
  %92 = trunc nsw i64 %91 to i16
  %93 = sdiv i16 %92, 16
  %94 = sext i16 %93 to i64
  %95 = shl nsw i64 %94, 4
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 128)
  %97 = icmp sgt i64 %82, 0
  br i1 %97, label %98, label %103

98:                                               ; preds = %80
  %99 = and i64 %82, 3
  %100 = icmp ult i64 %82, 4
  br i1 %100, label %104, label %101

101:                                              ; preds = %98
  %102 = and i64 %82, 9223372036854775804
  br label %122

103:                                              ; preds = %80
  store i64 0, ptr %56, align 8
  br label %144

104:                                              ; preds = %122, %98
  %105 = phi i64 [ poison, %98 ], [ %140, %122 ]
  %106 = phi i64 [ 0, %98 ], [ %141, %122 ]
  %107 = phi i64 [ 0, %98 ], [ %140, %122 ]
  %108 = icmp eq i64 %99, 0
  br i1 %108, label %119, label %109

109:                                              ; preds = %104, %109
  %110 = phi i64 [ %116, %109 ], [ %106, %104 ]
  %111 = phi i64 [ %115, %109 ], [ %107, %104 ]
  %112 = phi i64 [ %117, %109 ], [ 0, %104 ]
  %113 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %110, i32 3
  %114 = load i64, ptr %113, align 8
  %115 = call i64 @llvm.smax.i64(i64 %114, i64 %111)
  %116 = add nuw nsw i64 %110, 1
  %117 = add i64 %112, 1
  %118 = icmp eq i64 %117, %99
  br i1 %118, label %119, label %109, !llvm.loop !8

119:                                              ; preds = %109, %104
  %120 = phi i64 [ %105, %104 ], [ %115, %109 ]
  store i64 0, ptr %56, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %146, label %144

122:                                              ; preds = %122, %101
  %123 = phi i64 [ 0, %101 ], [ %141, %122 ]
  %124 = phi i64 [ 0, %101 ], [ %140, %122 ]
  %125 = phi i64 [ 0, %101 ], [ %142, %122 ]
  %126 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %123, i32 3
  %127 = load i64, ptr %126, align 8
  %128 = call i64 @llvm.smax.i64(i64 %127, i64 %124)
  %129 = or disjoint i64 %123, 1
  %130 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %129, i32 3
  %131 = load i64, ptr %130, align 8
  %132 = call i64 @llvm.smax.i64(i64 %131, i64 %128)
  %133 = or disjoint i64 %123, 2
  %134 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %133, i32 3
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @llvm.smax.i64(i64 %135, i64 %132)
  %137 = or disjoint i64 %123, 3
  %138 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %137, i32 3
  %139 = load i64, ptr %138, align 8
  %140 = call i64 @llvm.smax.i64(i64 %139, i64 %136)
  %141 = add nuw nsw i64 %123, 4
  %142 = add i64 %125, 4
  %143 = icmp eq i64 %142, %102
  br i1 %143, label %104, label %122, !llvm.loop !10

144:                                              ; preds = %345, %103, %119
  %145 = icmp sgt i64 %72, 0
  br i1 %145, label %990, label %985

146:                                              ; preds = %119, %345
  %147 = phi i64 [ %347, %345 ], [ 0, %119 ]
  %148 = sub nsw i64 %120, %147
  %149 = call i64 @llvm.smin.i64(i64 %148, i64 %96)
  store i64 %149, ptr %57, align 8
  %150 = load i64, ptr %58, align 8
  %151 = mul nsw i64 %150, %147
  %152 = getelementptr inbounds float, ptr %86, i64 %151
  %153 = load i64, ptr %47, align 8
  %154 = icmp sgt i64 %149, 0
  br i1 %154, label %155, label %289

155:                                              ; preds = %146
  %156 = icmp sgt i64 %153, 0
  br label %157

157:                                              ; preds = %155, %182
  %158 = phi i64 [ %149, %155 ], [ %183, %182 ]
  %159 = phi i64 [ 0, %155 ], [ %184, %182 ]
  br i1 %156, label %160, label %182

160:                                              ; preds = %157
  %161 = lshr i64 %159, 4
  %162 = mul nuw nsw i64 %161, %153
  %163 = and i64 %159, 8
  %164 = getelementptr float, ptr %59, i64 %163
  %165 = mul nsw i64 %159, %150
  %166 = or disjoint i64 %159, 1
  %167 = mul nsw i64 %166, %150
  %168 = or disjoint i64 %159, 2
  %169 = mul nsw i64 %168, %150
  %170 = or disjoint i64 %159, 3
  %171 = mul nsw i64 %170, %150
  %172 = or disjoint i64 %159, 4
  %173 = mul nsw i64 %172, %150
  %174 = or disjoint i64 %159, 5
  %175 = mul nsw i64 %174, %150
  %176 = or disjoint i64 %159, 6
  %177 = mul nsw i64 %176, %150
  %178 = or disjoint i64 %159, 7
  %179 = mul nsw i64 %178, %150
  br label %186

180:                                              ; preds = %236
  %181 = load i64, ptr %57, align 8
  br label %182

182:                                              ; preds = %180, %157
  %183 = phi i64 [ %181, %180 ], [ %158, %157 ]
  %184 = add nuw nsw i64 %159, 8
  %185 = icmp slt i64 %184, %183
  br i1 %185, label %157, label %274, !llvm.loop !11

186:                                              ; preds = %160, %236
  %187 = phi i64 [ 0, %160 ], [ %272, %236 ]
  %188 = load i64, ptr %57, align 8
  %189 = getelementptr float, ptr %152, i64 %187
  %190 = icmp slt i64 %159, %188
  br i1 %190, label %191, label %194

191:                                              ; preds = %186
  %192 = getelementptr float, ptr %189, i64 %165
  %193 = load <8 x float>, ptr %192, align 4
  br label %194

194:                                              ; preds = %191, %186
  %195 = phi <8 x float> [ %193, %191 ], [ zeroinitializer, %186 ]
  %196 = icmp slt i64 %166, %188
  br i1 %196, label %197, label %200

197:                                              ; preds = %194
  %198 = getelementptr float, ptr %189, i64 %167
  %199 = load <8 x float>, ptr %198, align 4
  br label %200

200:                                              ; preds = %197, %194
  %201 = phi <8 x float> [ %199, %197 ], [ zeroinitializer, %194 ]
  %202 = icmp slt i64 %168, %188
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = getelementptr float, ptr %189, i64 %169
  %205 = load <8 x float>, ptr %204, align 4
  br label %206

206:                                              ; preds = %203, %200
  %207 = phi <8 x float> [ %205, %203 ], [ zeroinitializer, %200 ]
  %208 = icmp slt i64 %170, %188
  br i1 %208, label %209, label %212

209:                                              ; preds = %206
  %210 = getelementptr float, ptr %189, i64 %171
  %211 = load <8 x float>, ptr %210, align 4
  br label %212

212:                                              ; preds = %209, %206
  %213 = phi <8 x float> [ %211, %209 ], [ zeroinitializer, %206 ]
  %214 = icmp slt i64 %172, %188
  br i1 %214, label %215, label %218

215:                                              ; preds = %212
  %216 = getelementptr float, ptr %189, i64 %173
  %217 = load <8 x float>, ptr %216, align 4
  br label %218

218:                                              ; preds = %215, %212
  %219 = phi <8 x float> [ %217, %215 ], [ zeroinitializer, %212 ]
  %220 = icmp slt i64 %174, %188
  br i1 %220, label %221, label %224

221:                                              ; preds = %218
  %222 = getelementptr float, ptr %189, i64 %175
  %223 = load <8 x float>, ptr %222, align 4
  br label %224

224:                                              ; preds = %221, %218
  %225 = phi <8 x float> [ %223, %221 ], [ zeroinitializer, %218 ]
  %226 = icmp slt i64 %176, %188
  br i1 %226, label %227, label %230

227:                                              ; preds = %224
  %228 = getelementptr float, ptr %189, i64 %177
  %229 = load <8 x float>, ptr %228, align 4
  br label %230

230:                                              ; preds = %227, %224
  %231 = phi <8 x float> [ %229, %227 ], [ zeroinitializer, %224 ]
  %232 = icmp slt i64 %178, %188
  br i1 %232, label %233, label %236

233:                                              ; preds = %230
  %234 = getelementptr float, ptr %189, i64 %179
  %235 = load <8 x float>, ptr %234, align 4
  br label %236

236:                                              ; preds = %233, %230
  %237 = phi <8 x float> [ %235, %233 ], [ zeroinitializer, %230 ]
  %238 = shufflevector <8 x float> %195, <8 x float> %219, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %239 = shufflevector <8 x float> %195, <8 x float> %219, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %240 = shufflevector <8 x float> %201, <8 x float> %225, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %241 = shufflevector <8 x float> %201, <8 x float> %225, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %242 = shufflevector <8 x float> %207, <8 x float> %231, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %243 = shufflevector <8 x float> %207, <8 x float> %231, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %244 = shufflevector <8 x float> %213, <8 x float> %237, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %245 = shufflevector <8 x float> %213, <8 x float> %237, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %246 = shufflevector <8 x float> %238, <8 x float> %242, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %247 = shufflevector <8 x float> %238, <8 x float> %242, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %248 = shufflevector <8 x float> %239, <8 x float> %243, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %249 = shufflevector <8 x float> %239, <8 x float> %243, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %250 = shufflevector <8 x float> %240, <8 x float> %244, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %251 = shufflevector <8 x float> %240, <8 x float> %244, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %252 = shufflevector <8 x float> %241, <8 x float> %245, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %253 = shufflevector <8 x float> %241, <8 x float> %245, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %254 = shufflevector <8 x float> %246, <8 x float> %250, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %255 = shufflevector <8 x float> %246, <8 x float> %250, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %256 = shufflevector <8 x float> %247, <8 x float> %251, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %257 = shufflevector <8 x float> %247, <8 x float> %251, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %258 = shufflevector <8 x float> %248, <8 x float> %252, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %259 = shufflevector <8 x float> %248, <8 x float> %252, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %260 = shufflevector <8 x float> %249, <8 x float> %253, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %261 = shufflevector <8 x float> %249, <8 x float> %253, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %262 = add nuw nsw i64 %187, %162
  %263 = shl nsw i64 %262, 6
  %264 = getelementptr i8, ptr %164, i64 %263
  store <8 x float> %254, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 64
  store <8 x float> %255, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %264, i64 128
  store <8 x float> %256, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %264, i64 192
  store <8 x float> %257, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %264, i64 256
  store <8 x float> %258, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %264, i64 320
  store <8 x float> %259, ptr %269, align 8
  %270 = getelementptr inbounds nuw i8, ptr %264, i64 384
  store <8 x float> %260, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %264, i64 448
  store <8 x float> %261, ptr %271, align 8
  %272 = add nuw nsw i64 %187, 8
  %273 = icmp slt i64 %272, %153
  br i1 %273, label %186, label %180, !llvm.loop !12

274:                                              ; preds = %182
  %275 = load i64, ptr %56, align 8
  %276 = load i64, ptr %60, align 8
  %277 = mul nsw i64 %276, %275
  %278 = getelementptr inbounds float, ptr %90, i64 %277
  %279 = icmp sgt i64 %183, 0
  br i1 %279, label %280, label %289

280:                                              ; preds = %274
  %281 = icmp sgt i64 %153, 0
  %282 = add i64 %153, -1
  %283 = lshr i64 %282, 3
  %284 = add nuw nsw i64 %283, 1
  %285 = icmp ult i64 %153, 9
  %286 = and i64 %284, 4611686018427387902
  %287 = and i64 %282, 8
  %288 = icmp eq i64 %287, 0
  br label %292

289:                                              ; preds = %315, %146, %274
  %290 = load i64, ptr %43, align 8
  %291 = icmp sgt i64 %290, 0
  br i1 %291, label %349, label %345

292:                                              ; preds = %280, %315
  %293 = phi i64 [ %183, %280 ], [ %316, %315 ]
  %294 = phi i64 [ 0, %280 ], [ %317, %315 ]
  br i1 %281, label %295, label %315

295:                                              ; preds = %292
  %296 = mul nsw i64 %294, %276
  %297 = getelementptr inbounds float, ptr %278, i64 %296
  br i1 %285, label %298, label %319

298:                                              ; preds = %319, %295
  %299 = phi i64 [ 0, %295 ], [ %342, %319 ]
  br i1 %288, label %300, label %313

300:                                              ; preds = %298
  %301 = and i64 %299, 9223372036854775792
  %302 = sub nsw i64 %153, %301
  %303 = call i64 @llvm.smin.i64(i64 %302, i64 16)
  %304 = load i64, ptr %57, align 8
  %305 = mul nsw i64 %304, %301
  %306 = getelementptr inbounds float, ptr %61, i64 %305
  %307 = mul nsw i64 %303, %294
  %308 = getelementptr inbounds float, ptr %306, i64 %307
  %309 = and i64 %299, 8
  %310 = getelementptr inbounds nuw float, ptr %308, i64 %309
  %311 = getelementptr inbounds nuw float, ptr %297, i64 %299
  %312 = load <8 x float>, ptr %311, align 4
  store <8 x float> %312, ptr %310, align 4
  br label %313

313:                                              ; preds = %298, %300
  %314 = load i64, ptr %57, align 8
  br label %315

315:                                              ; preds = %313, %292
  %316 = phi i64 [ %314, %313 ], [ %293, %292 ]
  %317 = add nuw nsw i64 %294, 1
  %318 = icmp slt i64 %317, %316
  br i1 %318, label %292, label %289, !llvm.loop !13

319:                                              ; preds = %295, %319
  %320 = phi i64 [ %342, %319 ], [ 0, %295 ]
  %321 = phi i64 [ %343, %319 ], [ 0, %295 ]
  %322 = sub nsw i64 %153, %320
  %323 = call i64 @llvm.smin.i64(i64 %322, i64 16)
  %324 = load i64, ptr %57, align 8
  %325 = mul nsw i64 %324, %320
  %326 = getelementptr inbounds float, ptr %61, i64 %325
  %327 = mul nsw i64 %323, %294
  %328 = getelementptr inbounds float, ptr %326, i64 %327
  %329 = getelementptr inbounds nuw float, ptr %297, i64 %320
  %330 = load <8 x float>, ptr %329, align 4
  store <8 x float> %330, ptr %328, align 4
  %331 = or disjoint i64 %320, 8
  %332 = sub nsw i64 %153, %320
  %333 = call i64 @llvm.smin.i64(i64 %332, i64 16)
  %334 = load i64, ptr %57, align 8
  %335 = mul nsw i64 %334, %320
  %336 = getelementptr inbounds float, ptr %61, i64 %335
  %337 = mul nsw i64 %333, %294
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 32
  %340 = getelementptr inbounds nuw float, ptr %297, i64 %331
  %341 = load <8 x float>, ptr %340, align 4
  store <8 x float> %341, ptr %339, align 4
  %342 = add nuw nsw i64 %320, 16
  %343 = add i64 %321, 2
  %344 = icmp eq i64 %343, %286
  br i1 %344, label %298, label %319, !llvm.loop !14

345:                                              ; preds = %923, %289
  %346 = load i64, ptr %56, align 8
  %347 = add nsw i64 %346, %96
  store i64 %347, ptr %56, align 8
  %348 = icmp slt i64 %347, %120
  br i1 %348, label %146, label %144, !llvm.loop !15

349:                                              ; preds = %289, %923
  %350 = phi i64 [ %924, %923 ], [ 0, %289 ]
  %351 = load float, ptr %62, align 8
  %352 = load i64, ptr %47, align 8
  %353 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %350
  %354 = shl nsw i64 %350, 9
  %355 = getelementptr inbounds nuw i8, ptr %63, i64 %354
  %356 = load i64, ptr %57, align 8
  %357 = icmp sgt i64 %356, 0
  br i1 %357, label %358, label %365

358:                                              ; preds = %349
  %359 = icmp sgt i64 %352, 0
  %360 = getelementptr inbounds nuw i8, ptr %353, i64 40
  %361 = getelementptr inbounds nuw i8, ptr %353, i64 80
  %362 = getelementptr inbounds nuw i8, ptr %353, i64 120
  %363 = getelementptr inbounds nuw i8, ptr %353, i64 160
  %364 = getelementptr inbounds nuw i8, ptr %353, i64 200
  br label %376

365:                                              ; preds = %388, %349
  %366 = insertelement <8 x float> poison, float %351, i64 0
  %367 = shufflevector <8 x float> %366, <8 x float> poison, <8 x i32> zeroinitializer
  %368 = icmp sgt i64 %352, 0
  %369 = add i64 %352, -1
  %370 = lshr i64 %369, 3
  %371 = add nuw nsw i64 %370, 1
  %372 = and i64 %371, 3
  %373 = icmp ult i64 %352, 25
  %374 = and i64 %371, 4611686018427387900
  %375 = icmp eq i64 %372, 0
  br label %481

376:                                              ; preds = %358, %388
  %377 = phi i64 [ 0, %358 ], [ %412, %388 ]
  %378 = mul nsw i64 %377, %352
  %379 = getelementptr inbounds float, ptr %59, i64 %378
  %380 = getelementptr inbounds nuw float, ptr %355, i64 %377
  br i1 %359, label %381, label %388

381:                                              ; preds = %376
  %382 = load ptr, ptr %353, align 8
  %383 = load ptr, ptr %360, align 8
  %384 = load ptr, ptr %361, align 8
  %385 = load ptr, ptr %362, align 8
  %386 = load ptr, ptr %363, align 8
  %387 = load ptr, ptr %364, align 8
  br label %415

388:                                              ; preds = %415, %376
  %389 = phi <8 x float> [ zeroinitializer, %376 ], [ %469, %415 ]
  %390 = phi <8 x float> [ zeroinitializer, %376 ], [ %468, %415 ]
  %391 = phi <8 x float> [ zeroinitializer, %376 ], [ %463, %415 ]
  %392 = phi <8 x float> [ zeroinitializer, %376 ], [ %462, %415 ]
  %393 = phi <8 x float> [ zeroinitializer, %376 ], [ %457, %415 ]
  %394 = phi <8 x float> [ zeroinitializer, %376 ], [ %456, %415 ]
  %395 = phi <8 x float> [ zeroinitializer, %376 ], [ %451, %415 ]
  %396 = phi <8 x float> [ zeroinitializer, %376 ], [ %450, %415 ]
  %397 = phi <8 x float> [ zeroinitializer, %376 ], [ %445, %415 ]
  %398 = phi <8 x float> [ zeroinitializer, %376 ], [ %444, %415 ]
  %399 = phi <8 x float> [ zeroinitializer, %376 ], [ %439, %415 ]
  %400 = phi <8 x float> [ zeroinitializer, %376 ], [ %438, %415 ]
  store <8 x float> %400, ptr %380, align 8
  %401 = getelementptr inbounds nuw i8, ptr %380, i64 32
  store <8 x float> %399, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %380, i64 512
  store <8 x float> %398, ptr %402, align 8
  %403 = getelementptr inbounds nuw i8, ptr %380, i64 544
  store <8 x float> %397, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %380, i64 1024
  store <8 x float> %396, ptr %404, align 8
  %405 = getelementptr inbounds nuw i8, ptr %380, i64 1056
  store <8 x float> %395, ptr %405, align 8
  %406 = getelementptr inbounds nuw i8, ptr %380, i64 1536
  store <8 x float> %394, ptr %406, align 8
  %407 = getelementptr inbounds nuw i8, ptr %380, i64 1568
  store <8 x float> %393, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %380, i64 2048
  store <8 x float> %392, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %380, i64 2080
  store <8 x float> %391, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %380, i64 2560
  store <8 x float> %390, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %380, i64 2592
  store <8 x float> %389, ptr %411, align 8
  %412 = add nuw nsw i64 %377, 16
  %413 = load i64, ptr %57, align 8
  %414 = icmp slt i64 %412, %413
  br i1 %414, label %376, label %365, !llvm.loop !16

415:                                              ; preds = %381, %415
  %416 = phi <8 x float> [ zeroinitializer, %381 ], [ %469, %415 ]
  %417 = phi <8 x float> [ zeroinitializer, %381 ], [ %468, %415 ]
  %418 = phi <8 x float> [ zeroinitializer, %381 ], [ %463, %415 ]
  %419 = phi <8 x float> [ zeroinitializer, %381 ], [ %462, %415 ]
  %420 = phi <8 x float> [ zeroinitializer, %381 ], [ %457, %415 ]
  %421 = phi <8 x float> [ zeroinitializer, %381 ], [ %456, %415 ]
  %422 = phi <8 x float> [ zeroinitializer, %381 ], [ %451, %415 ]
  %423 = phi <8 x float> [ zeroinitializer, %381 ], [ %450, %415 ]
  %424 = phi <8 x float> [ zeroinitializer, %381 ], [ %445, %415 ]
  %425 = phi <8 x float> [ zeroinitializer, %381 ], [ %444, %415 ]
  %426 = phi <8 x float> [ zeroinitializer, %381 ], [ %439, %415 ]
  %427 = phi <8 x float> [ zeroinitializer, %381 ], [ %438, %415 ]
  %428 = phi i64 [ 0, %381 ], [ %470, %415 ]
  %429 = shl nsw i64 %428, 6
  %430 = getelementptr inbounds nuw i8, ptr %379, i64 %429
  %431 = load <8 x float>, ptr %430, align 8
  %432 = getelementptr inbounds nuw i8, ptr %430, i64 32
  %433 = load <8 x float>, ptr %432, align 8
  %434 = getelementptr inbounds nuw float, ptr %382, i64 %428
  %435 = load float, ptr %434, align 4
  %436 = insertelement <8 x float> poison, float %435, i64 0
  %437 = shufflevector <8 x float> %436, <8 x float> poison, <8 x i32> zeroinitializer
  %438 = call <8 x float> @llvm.fma.v8f32(<8 x float> %437, <8 x float> %431, <8 x float> %427)
  %439 = call <8 x float> @llvm.fma.v8f32(<8 x float> %437, <8 x float> %433, <8 x float> %426)
  %440 = getelementptr inbounds nuw float, ptr %383, i64 %428
  %441 = load float, ptr %440, align 4
  %442 = insertelement <8 x float> poison, float %441, i64 0
  %443 = shufflevector <8 x float> %442, <8 x float> poison, <8 x i32> zeroinitializer
  %444 = call <8 x float> @llvm.fma.v8f32(<8 x float> %443, <8 x float> %431, <8 x float> %425)
  %445 = call <8 x float> @llvm.fma.v8f32(<8 x float> %443, <8 x float> %433, <8 x float> %424)
  %446 = getelementptr inbounds nuw float, ptr %384, i64 %428
  %447 = load float, ptr %446, align 4
  %448 = insertelement <8 x float> poison, float %447, i64 0
  %449 = shufflevector <8 x float> %448, <8 x float> poison, <8 x i32> zeroinitializer
  %450 = call <8 x float> @llvm.fma.v8f32(<8 x float> %449, <8 x float> %431, <8 x float> %423)
  %451 = call <8 x float> @llvm.fma.v8f32(<8 x float> %449, <8 x float> %433, <8 x float> %422)
  %452 = getelementptr inbounds nuw float, ptr %385, i64 %428
  %453 = load float, ptr %452, align 4
  %454 = insertelement <8 x float> poison, float %453, i64 0
  %455 = shufflevector <8 x float> %454, <8 x float> poison, <8 x i32> zeroinitializer
  %456 = call <8 x float> @llvm.fma.v8f32(<8 x float> %455, <8 x float> %431, <8 x float> %421)
  %457 = call <8 x float> @llvm.fma.v8f32(<8 x float> %455, <8 x float> %433, <8 x float> %420)
  %458 = getelementptr inbounds nuw float, ptr %386, i64 %428
  %459 = load float, ptr %458, align 4
  %460 = insertelement <8 x float> poison, float %459, i64 0
  %461 = shufflevector <8 x float> %460, <8 x float> poison, <8 x i32> zeroinitializer
  %462 = call <8 x float> @llvm.fma.v8f32(<8 x float> %461, <8 x float> %431, <8 x float> %419)
  %463 = call <8 x float> @llvm.fma.v8f32(<8 x float> %461, <8 x float> %433, <8 x float> %418)
  %464 = getelementptr inbounds nuw float, ptr %387, i64 %428
  %465 = load float, ptr %464, align 4
  %466 = insertelement <8 x float> poison, float %465, i64 0
  %467 = shufflevector <8 x float> %466, <8 x float> poison, <8 x i32> zeroinitializer
  %468 = call <8 x float> @llvm.fma.v8f32(<8 x float> %467, <8 x float> %431, <8 x float> %417)
  %469 = call <8 x float> @llvm.fma.v8f32(<8 x float> %467, <8 x float> %433, <8 x float> %416)
  %470 = add nuw nsw i64 %428, 1
  %471 = icmp eq i64 %470, %352
  br i1 %471, label %388, label %415, !llvm.loop !17

472:                                              ; preds = %680
  %473 = icmp slt i64 %352, 16
  br i1 %473, label %696, label %474

474:                                              ; preds = %472
  %475 = getelementptr inbounds nuw i8, ptr %353, i64 8
  %476 = getelementptr inbounds nuw i8, ptr %353, i64 48
  %477 = getelementptr inbounds nuw i8, ptr %353, i64 88
  %478 = getelementptr inbounds nuw i8, ptr %353, i64 128
  %479 = getelementptr inbounds nuw i8, ptr %353, i64 168
  %480 = getelementptr inbounds nuw i8, ptr %353, i64 208
  br label %706

481:                                              ; preds = %365, %680
  %482 = phi i64 [ 0, %365 ], [ %694, %680 ]
  %483 = getelementptr inbounds nuw %struct.query, ptr %353, i64 %482
  %484 = shl nuw nsw i64 %482, 9
  %485 = getelementptr inbounds nuw i8, ptr %355, i64 %484
  %486 = getelementptr inbounds nuw i8, ptr %483, i64 24
  %487 = load i64, ptr %486, align 8
  %488 = load i64, ptr %56, align 8
  %489 = sub nsw i64 %487, %488
  %490 = load i64, ptr %57, align 8
  %491 = call i64 @llvm.smin.i64(i64 %489, i64 %490)
  %492 = icmp sgt i64 %490, 0
  br i1 %492, label %493, label %520

493:                                              ; preds = %481
  %494 = trunc i64 %491 to i32
  %495 = insertelement <8 x i32> poison, i32 %494, i64 0
  %496 = shufflevector <8 x i32> %495, <8 x i32> poison, <8 x i32> zeroinitializer
  %497 = add nsw i64 %490, -1
  %498 = icmp ult i64 %490, 9
  br i1 %498, label %503, label %499

499:                                              ; preds = %493
  %500 = lshr i64 %497, 3
  %501 = add nuw nsw i64 %500, 1
  %502 = and i64 %501, 4611686018427387902
  br label %526

503:                                              ; preds = %526, %493
  %504 = phi <8 x float> [ poison, %493 ], [ %550, %526 ]
  %505 = phi <8 x float> [ splat (float 0xFFF0000000000000), %493 ], [ %550, %526 ]
  %506 = phi i64 [ 0, %493 ], [ %551, %526 ]
  %507 = and i64 %497, 8
  %508 = icmp eq i64 %507, 0
  br i1 %508, label %509, label %520

509:                                              ; preds = %503
  %510 = trunc i64 %506 to i32
  %511 = insertelement <8 x i32> poison, i32 %510, i64 0
  %512 = shufflevector <8 x i32> %511, <8 x i32> poison, <8 x i32> zeroinitializer
  %513 = or disjoint <8 x i32> %512, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %514 = icmp slt <8 x i32> %513, %496
  %515 = getelementptr inbounds nuw float, ptr %485, i64 %506
  %516 = load <8 x float>, ptr %515, align 8
  %517 = select <8 x i1> %514, <8 x float> %516, <8 x float> splat (float 0xFFF0000000000000)
  %518 = fcmp ogt <8 x float> %517, %505
  %519 = select <8 x i1> %518, <8 x float> %517, <8 x float> %505
  br label %520

520:                                              ; preds = %509, %503, %481
  %521 = phi <8 x float> [ splat (float 0xFFF0000000000000), %481 ], [ %504, %503 ], [ %519, %509 ]
  %522 = icmp sgt i64 %491, 0
  br i1 %522, label %554, label %523

523:                                              ; preds = %520
  %524 = getelementptr inbounds nuw i8, ptr %483, i64 32
  %525 = load float, ptr %524, align 8
  br label %561

526:                                              ; preds = %526, %499
  %527 = phi <8 x float> [ splat (float 0xFFF0000000000000), %499 ], [ %550, %526 ]
  %528 = phi i64 [ 0, %499 ], [ %551, %526 ]
  %529 = phi i64 [ 0, %499 ], [ %552, %526 ]
  %530 = trunc i64 %528 to i32
  %531 = insertelement <8 x i32> poison, i32 %530, i64 0
  %532 = shufflevector <8 x i32> %531, <8 x i32> poison, <8 x i32> zeroinitializer
  %533 = or disjoint <8 x i32> %532, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %534 = icmp slt <8 x i32> %533, %496
  %535 = getelementptr inbounds nuw float, ptr %485, i64 %528
  %536 = load <8 x float>, ptr %535, align 8
  %537 = select <8 x i1> %534, <8 x float> %536, <8 x float> splat (float 0xFFF0000000000000)
  %538 = fcmp ogt <8 x float> %537, %527
  %539 = select <8 x i1> %538, <8 x float> %537, <8 x float> %527
  %540 = or disjoint i64 %528, 8
  %541 = trunc i64 %540 to i32
  %542 = insertelement <8 x i32> poison, i32 %541, i64 0
  %543 = shufflevector <8 x i32> %542, <8 x i32> poison, <8 x i32> zeroinitializer
  %544 = or disjoint <8 x i32> %543, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %545 = icmp slt <8 x i32> %544, %496
  %546 = getelementptr inbounds nuw float, ptr %485, i64 %540
  %547 = load <8 x float>, ptr %546, align 8
  %548 = select <8 x i1> %545, <8 x float> %547, <8 x float> splat (float 0xFFF0000000000000)
  %549 = fcmp ogt <8 x float> %548, %539
  %550 = select <8 x i1> %549, <8 x float> %548, <8 x float> %539
  %551 = add nuw nsw i64 %528, 16
  %552 = add i64 %529, 2
  %553 = icmp eq i64 %552, %502
  br i1 %553, label %503, label %526, !llvm.loop !18

554:                                              ; preds = %520
  %555 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %521)
  %556 = fmul float %351, %555
  %557 = getelementptr inbounds nuw i8, ptr %483, i64 32
  %558 = load float, ptr %557, align 8
  %559 = fcmp ogt float %556, %558
  br i1 %559, label %561, label %560

560:                                              ; preds = %554
  br label %561

561:                                              ; preds = %523, %560, %554
  %562 = phi float [ %558, %554 ], [ %525, %523 ], [ %558, %560 ]
  %563 = phi float [ %556, %554 ], [ %525, %523 ], [ %558, %560 ]
  br i1 %492, label %564, label %574

564:                                              ; preds = %561
  %565 = trunc i64 %491 to i32
  %566 = insertelement <8 x i32> poison, i32 %565, i64 0
  %567 = shufflevector <8 x i32> %566, <8 x i32> poison, <8 x i32> zeroinitializer
  %568 = fneg float %563
  %569 = insertelement <8 x float> poison, float %568, i64 0
  %570 = shufflevector <8 x float> %569, <8 x float> poison, <8 x i32> zeroinitializer
  br label %578

571:                                              ; preds = %578
  %572 = getelementptr inbounds nuw i8, ptr %483, i64 32
  %573 = load float, ptr %572, align 8
  br label %574

574:                                              ; preds = %571, %561
  %575 = phi float [ %562, %561 ], [ %573, %571 ]
  %576 = phi <8 x float> [ zeroinitializer, %561 ], [ %609, %571 ]
  %577 = fcmp ogt float %563, %575
  br i1 %577, label %613, label %680

578:                                              ; preds = %564, %578
  %579 = phi <8 x float> [ zeroinitializer, %564 ], [ %609, %578 ]
  %580 = phi i64 [ 0, %564 ], [ %610, %578 ]
  %581 = trunc i64 %580 to i32
  %582 = insertelement <8 x i32> poison, i32 %581, i64 0
  %583 = shufflevector <8 x i32> %582, <8 x i32> poison, <8 x i32> zeroinitializer
  %584 = or disjoint <8 x i32> %583, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %585 = icmp slt <8 x i32> %584, %567
  %586 = getelementptr inbounds nuw float, ptr %485, i64 %580
  %587 = load <8 x float>, ptr %586, align 8
  %588 = call <8 x float> @llvm.fma.v8f32(<8 x float> %587, <8 x float> %367, <8 x float> %570)
  %589 = fcmp olt <8 x float> %588, splat (float -8.600000e+01)
  %590 = select <8 x i1> %589, <8 x float> splat (float -8.600000e+01), <8 x float> %588
  %591 = call <8 x float> @llvm.fma.v8f32(<8 x float> %590, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %592 = bitcast <8 x float> %591 to <8 x i32>
  %593 = fadd <8 x float> %591, splat (float 0xC168000000000000)
  %594 = call <8 x float> @llvm.fma.v8f32(<8 x float> %593, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %590)
  %595 = call <8 x float> @llvm.fma.v8f32(<8 x float> %593, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %594)
  %596 = call <8 x float> @llvm.fma.v8f32(<8 x float> %595, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %597 = call <8 x float> @llvm.fma.v8f32(<8 x float> %596, <8 x float> %595, <8 x float> splat (float 0x3F81112100000000))
  %598 = call <8 x float> @llvm.fma.v8f32(<8 x float> %597, <8 x float> %595, <8 x float> splat (float 0x3FA5553820000000))
  %599 = call <8 x float> @llvm.fma.v8f32(<8 x float> %598, <8 x float> %595, <8 x float> splat (float 0x3FC5555540000000))
  %600 = call <8 x float> @llvm.fma.v8f32(<8 x float> %599, <8 x float> %595, <8 x float> splat (float 5.000000e-01))
  %601 = fmul <8 x float> %595, %595
  %602 = call <8 x float> @llvm.fma.v8f32(<8 x float> %600, <8 x float> %601, <8 x float> %595)
  %603 = fadd <8 x float> %602, splat (float 1.000000e+00)
  %604 = shl <8 x i32> %592, splat (i32 23)
  %605 = add <8 x i32> %604, splat (i32 1065353216)
  %606 = bitcast <8 x i32> %605 to <8 x float>
  %607 = fmul <8 x float> %603, %606
  %608 = select <8 x i1> %585, <8 x float> %607, <8 x float> zeroinitializer
  store <8 x float> %608, ptr %586, align 8
  %609 = fadd <8 x float> %579, %608
  %610 = add nuw nsw i64 %580, 8
  %611 = load i64, ptr %57, align 8
  %612 = icmp slt i64 %610, %611
  br i1 %612, label %578, label %571, !llvm.loop !19

613:                                              ; preds = %574
  %614 = getelementptr inbounds nuw i8, ptr %483, i64 32
  %615 = fsub float %575, %563
  %616 = insertelement <8 x float> poison, float %615, i64 0
  %617 = shufflevector <8 x float> %616, <8 x float> poison, <8 x i32> zeroinitializer
  %618 = fcmp olt <8 x float> %617, splat (float -8.600000e+01)
  %619 = select <8 x i1> %618, <8 x float> splat (float -8.600000e+01), <8 x float> %617
  %620 = call <8 x float> @llvm.fma.v8f32(<8 x float> %619, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %621 = bitcast <8 x float> %620 to <8 x i32>
  %622 = fadd <8 x float> %620, splat (float 0xC168000000000000)
  %623 = call <8 x float> @llvm.fma.v8f32(<8 x float> %622, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %619)
  %624 = call <8 x float> @llvm.fma.v8f32(<8 x float> %622, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %623)
  %625 = call <8 x float> @llvm.fma.v8f32(<8 x float> %624, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %626 = call <8 x float> @llvm.fma.v8f32(<8 x float> %625, <8 x float> %624, <8 x float> splat (float 0x3F81112100000000))
  %627 = call <8 x float> @llvm.fma.v8f32(<8 x float> %626, <8 x float> %624, <8 x float> splat (float 0x3FA5553820000000))
  %628 = call <8 x float> @llvm.fma.v8f32(<8 x float> %627, <8 x float> %624, <8 x float> splat (float 0x3FC5555540000000))
  %629 = call <8 x float> @llvm.fma.v8f32(<8 x float> %628, <8 x float> %624, <8 x float> splat (float 5.000000e-01))
  %630 = fmul <8 x float> %624, %624
  %631 = call <8 x float> @llvm.fma.v8f32(<8 x float> %629, <8 x float> %630, <8 x float> %624)
  %632 = fadd <8 x float> %631, splat (float 1.000000e+00)
  %633 = shl <8 x i32> %621, splat (i32 23)
  %634 = add <8 x i32> %633, splat (i32 1065353216)
  %635 = bitcast <8 x i32> %634 to <8 x float>
  %636 = fmul <8 x float> %632, %635
  store float %563, ptr %614, align 8
  %637 = extractelement <8 x float> %636, i64 0
  %638 = getelementptr inbounds nuw i8, ptr %483, i64 36
  %639 = load float, ptr %638, align 4
  %640 = fmul float %637, %639
  store float %640, ptr %638, align 4
  br i1 %368, label %641, label %680

641:                                              ; preds = %613
  %642 = getelementptr inbounds nuw i8, ptr %483, i64 8
  br i1 %373, label %668, label %643

643:                                              ; preds = %641, %643
  %644 = phi i64 [ %665, %643 ], [ 0, %641 ]
  %645 = phi i64 [ %666, %643 ], [ 0, %641 ]
  %646 = load ptr, ptr %642, align 8
  %647 = getelementptr inbounds nuw float, ptr %646, i64 %644
  %648 = load <8 x float>, ptr %647, align 4
  %649 = fmul <8 x float> %636, %648
  store <8 x float> %649, ptr %647, align 4
  %650 = or disjoint i64 %644, 8
  %651 = load ptr, ptr %642, align 8
  %652 = getelementptr inbounds nuw float, ptr %651, i64 %650
  %653 = load <8 x float>, ptr %652, align 4
  %654 = fmul <8 x float> %636, %653
  store <8 x float> %654, ptr %652, align 4
  %655 = or disjoint i64 %644, 16
  %656 = load ptr, ptr %642, align 8
  %657 = getelementptr inbounds nuw float, ptr %656, i64 %655
  %658 = load <8 x float>, ptr %657, align 4
  %659 = fmul <8 x float> %636, %658
  store <8 x float> %659, ptr %657, align 4
  %660 = or disjoint i64 %644, 24
  %661 = load ptr, ptr %642, align 8
  %662 = getelementptr inbounds nuw float, ptr %661, i64 %660
  %663 = load <8 x float>, ptr %662, align 4
  %664 = fmul <8 x float> %636, %663
  store <8 x float> %664, ptr %662, align 4
  %665 = add nuw nsw i64 %644, 32
  %666 = add i64 %645, 4
  %667 = icmp eq i64 %666, %374
  br i1 %667, label %668, label %643, !llvm.loop !20

668:                                              ; preds = %643, %641
  %669 = phi i64 [ 0, %641 ], [ %665, %643 ]
  br i1 %375, label %680, label %670

670:                                              ; preds = %668, %670
  %671 = phi i64 [ %677, %670 ], [ %669, %668 ]
  %672 = phi i64 [ %678, %670 ], [ 0, %668 ]
  %673 = load ptr, ptr %642, align 8
  %674 = getelementptr inbounds nuw float, ptr %673, i64 %671
  %675 = load <8 x float>, ptr %674, align 4
  %676 = fmul <8 x float> %636, %675
  store <8 x float> %676, ptr %674, align 4
  %677 = add nuw nsw i64 %671, 8
  %678 = add i64 %672, 1
  %679 = icmp eq i64 %678, %372
  br i1 %679, label %680, label %670, !llvm.loop !21

680:                                              ; preds = %668, %670, %613, %574
  %681 = shufflevector <8 x float> %576, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %682 = shufflevector <8 x float> %576, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %683 = fadd <4 x float> %681, %682
  %684 = shufflevector <4 x float> %683, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %685 = fadd <4 x float> %683, %684
  %686 = shufflevector <4 x float> %683, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %687 = shufflevector <4 x float> %683, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %688 = fadd <4 x float> %686, %687
  %689 = fadd <4 x float> %685, %688
  %690 = extractelement <4 x float> %689, i64 0
  %691 = getelementptr inbounds nuw i8, ptr %483, i64 36
  %692 = load float, ptr %691, align 4
  %693 = fadd float %690, %692
  store float %693, ptr %691, align 4
  %694 = add nuw nsw i64 %482, 1
  %695 = icmp eq i64 %694, 6
  br i1 %695, label %472, label %481, !llvm.loop !22

696:                                              ; preds = %715, %472
  %697 = phi i64 [ 0, %472 ], [ %707, %715 ]
  %698 = icmp slt i64 %697, %352
  br i1 %698, label %699, label %923

699:                                              ; preds = %696
  %700 = getelementptr inbounds nuw i8, ptr %353, i64 8
  %701 = getelementptr inbounds nuw i8, ptr %353, i64 48
  %702 = getelementptr inbounds nuw i8, ptr %353, i64 88
  %703 = getelementptr inbounds nuw i8, ptr %353, i64 128
  %704 = getelementptr inbounds nuw i8, ptr %353, i64 168
  %705 = getelementptr inbounds nuw i8, ptr %353, i64 208
  br label %841

706:                                              ; preds = %474, %715
  %707 = phi i64 [ %782, %715 ], [ 16, %474 ]
  %708 = phi i64 [ %707, %715 ], [ 0, %474 ]
  %709 = load i64, ptr %57, align 8
  %710 = mul nsw i64 %709, %708
  %711 = getelementptr inbounds float, ptr %61, i64 %710
  %712 = icmp sgt i64 %709, 0
  br i1 %712, label %713, label %715

713:                                              ; preds = %706
  %714 = getelementptr i8, ptr %711, i64 32
  br label %784

715:                                              ; preds = %784, %706
  %716 = phi <8 x float> [ zeroinitializer, %706 ], [ %820, %784 ]
  %717 = phi <8 x float> [ zeroinitializer, %706 ], [ %819, %784 ]
  %718 = phi <8 x float> [ zeroinitializer, %706 ], [ %814, %784 ]
  %719 = phi <8 x float> [ zeroinitializer, %706 ], [ %813, %784 ]
  %720 = phi <8 x float> [ zeroinitializer, %706 ], [ %808, %784 ]
  %721 = phi <8 x float> [ zeroinitializer, %706 ], [ %807, %784 ]
  %722 = phi <8 x float> [ zeroinitializer, %706 ], [ %825, %784 ]
  %723 = phi <8 x float> [ zeroinitializer, %706 ], [ %826, %784 ]
  %724 = phi <8 x float> [ zeroinitializer, %706 ], [ %831, %784 ]
  %725 = phi <8 x float> [ zeroinitializer, %706 ], [ %832, %784 ]
  %726 = phi <8 x float> [ zeroinitializer, %706 ], [ %837, %784 ]
  %727 = phi <8 x float> [ zeroinitializer, %706 ], [ %838, %784 ]
  %728 = load ptr, ptr %475, align 8
  %729 = getelementptr inbounds nuw float, ptr %728, i64 %708
  %730 = load <8 x float>, ptr %729, align 4
  %731 = fadd <8 x float> %730, %721
  store <8 x float> %731, ptr %729, align 4
  %732 = load ptr, ptr %475, align 8
  %733 = getelementptr inbounds nuw float, ptr %732, i64 %708
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 32
  %735 = load <8 x float>, ptr %734, align 4
  %736 = fadd <8 x float> %735, %720
  store <8 x float> %736, ptr %734, align 4
  %737 = load ptr, ptr %476, align 8
  %738 = getelementptr inbounds nuw float, ptr %737, i64 %708
  %739 = load <8 x float>, ptr %738, align 4
  %740 = fadd <8 x float> %739, %719
  store <8 x float> %740, ptr %738, align 4
  %741 = load ptr, ptr %476, align 8
  %742 = getelementptr inbounds nuw float, ptr %741, i64 %708
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 32
  %744 = load <8 x float>, ptr %743, align 4
  %745 = fadd <8 x float> %744, %718
  store <8 x float> %745, ptr %743, align 4
  %746 = load ptr, ptr %477, align 8
  %747 = getelementptr inbounds nuw float, ptr %746, i64 %708
  %748 = load <8 x float>, ptr %747, align 4
  %749 = fadd <8 x float> %748, %717
  store <8 x float> %749, ptr %747, align 4
  %750 = load ptr, ptr %477, align 8
  %751 = getelementptr inbounds nuw float, ptr %750, i64 %708
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 32
  %753 = load <8 x float>, ptr %752, align 4
  %754 = fadd <8 x float> %753, %716
  store <8 x float> %754, ptr %752, align 4
  %755 = load ptr, ptr %478, align 8
  %756 = getelementptr inbounds nuw float, ptr %755, i64 %708
  %757 = load <8 x float>, ptr %756, align 4
  %758 = fadd <8 x float> %757, %722
  store <8 x float> %758, ptr %756, align 4
  %759 = load ptr, ptr %478, align 8
  %760 = getelementptr inbounds nuw float, ptr %759, i64 %708
  %761 = getelementptr inbounds nuw i8, ptr %760, i64 32
  %762 = load <8 x float>, ptr %761, align 4
  %763 = fadd <8 x float> %762, %723
  store <8 x float> %763, ptr %761, align 4
  %764 = load ptr, ptr %479, align 8
  %765 = getelementptr inbounds nuw float, ptr %764, i64 %708
  %766 = load <8 x float>, ptr %765, align 4
  %767 = fadd <8 x float> %766, %724
  store <8 x float> %767, ptr %765, align 4
  %768 = load ptr, ptr %479, align 8
  %769 = getelementptr inbounds nuw float, ptr %768, i64 %708
  %770 = getelementptr inbounds nuw i8, ptr %769, i64 32
  %771 = load <8 x float>, ptr %770, align 4
  %772 = fadd <8 x float> %771, %725
  store <8 x float> %772, ptr %770, align 4
  %773 = load ptr, ptr %480, align 8
  %774 = getelementptr inbounds nuw float, ptr %773, i64 %708
  %775 = load <8 x float>, ptr %774, align 4
  %776 = fadd <8 x float> %775, %726
  store <8 x float> %776, ptr %774, align 4
  %777 = load ptr, ptr %480, align 8
  %778 = getelementptr inbounds nuw float, ptr %777, i64 %708
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 32
  %780 = load <8 x float>, ptr %779, align 4
  %781 = fadd <8 x float> %780, %727
  store <8 x float> %781, ptr %779, align 4
  %782 = add nuw nsw i64 %707, 16
  %783 = icmp sgt i64 %782, %352
  br i1 %783, label %696, label %706, !llvm.loop !23

784:                                              ; preds = %713, %784
  %785 = phi <8 x float> [ zeroinitializer, %713 ], [ %820, %784 ]
  %786 = phi <8 x float> [ zeroinitializer, %713 ], [ %819, %784 ]
  %787 = phi <8 x float> [ zeroinitializer, %713 ], [ %814, %784 ]
  %788 = phi <8 x float> [ zeroinitializer, %713 ], [ %813, %784 ]
  %789 = phi <8 x float> [ zeroinitializer, %713 ], [ %808, %784 ]
  %790 = phi <8 x float> [ zeroinitializer, %713 ], [ %807, %784 ]
  %791 = phi <8 x float> [ zeroinitializer, %713 ], [ %825, %784 ]
  %792 = phi <8 x float> [ zeroinitializer, %713 ], [ %826, %784 ]
  %793 = phi <8 x float> [ zeroinitializer, %713 ], [ %831, %784 ]
  %794 = phi <8 x float> [ zeroinitializer, %713 ], [ %832, %784 ]
  %795 = phi <8 x float> [ zeroinitializer, %713 ], [ %837, %784 ]
  %796 = phi <8 x float> [ zeroinitializer, %713 ], [ %838, %784 ]
  %797 = phi i64 [ 0, %713 ], [ %839, %784 ]
  %798 = shl i64 %797, 6
  %799 = getelementptr i8, ptr %711, i64 %798
  %800 = load <8 x float>, ptr %799, align 8
  %801 = getelementptr i8, ptr %714, i64 %798
  %802 = load <8 x float>, ptr %801, align 8
  %803 = getelementptr inbounds nuw float, ptr %355, i64 %797
  %804 = load float, ptr %803, align 4
  %805 = insertelement <8 x float> poison, float %804, i64 0
  %806 = shufflevector <8 x float> %805, <8 x float> poison, <8 x i32> zeroinitializer
  %807 = call <8 x float> @llvm.fma.v8f32(<8 x float> %806, <8 x float> %800, <8 x float> %790)
  %808 = call <8 x float> @llvm.fma.v8f32(<8 x float> %806, <8 x float> %802, <8 x float> %789)
  %809 = getelementptr inbounds nuw i8, ptr %803, i64 512
  %810 = load float, ptr %809, align 4
  %811 = insertelement <8 x float> poison, float %810, i64 0
  %812 = shufflevector <8 x float> %811, <8 x float> poison, <8 x i32> zeroinitializer
  %813 = call <8 x float> @llvm.fma.v8f32(<8 x float> %812, <8 x float> %800, <8 x float> %788)
  %814 = call <8 x float> @llvm.fma.v8f32(<8 x float> %812, <8 x float> %802, <8 x float> %787)
  %815 = getelementptr inbounds nuw i8, ptr %803, i64 1024
  %816 = load float, ptr %815, align 4
  %817 = insertelement <8 x float> poison, float %816, i64 0
  %818 = shufflevector <8 x float> %817, <8 x float> poison, <8 x i32> zeroinitializer
  %819 = call <8 x float> @llvm.fma.v8f32(<8 x float> %818, <8 x float> %800, <8 x float> %786)
  %820 = call <8 x float> @llvm.fma.v8f32(<8 x float> %818, <8 x float> %802, <8 x float> %785)
  %821 = getelementptr inbounds nuw i8, ptr %803, i64 1536
  %822 = load float, ptr %821, align 4
  %823 = insertelement <8 x float> poison, float %822, i64 0
  %824 = shufflevector <8 x float> %823, <8 x float> poison, <8 x i32> zeroinitializer
  %825 = call <8 x float> @llvm.fma.v8f32(<8 x float> %824, <8 x float> %800, <8 x float> %791)
  %826 = call <8 x float> @llvm.fma.v8f32(<8 x float> %824, <8 x float> %802, <8 x float> %792)
  %827 = getelementptr inbounds nuw i8, ptr %803, i64 2048
  %828 = load float, ptr %827, align 4
  %829 = insertelement <8 x float> poison, float %828, i64 0
  %830 = shufflevector <8 x float> %829, <8 x float> poison, <8 x i32> zeroinitializer
  %831 = call <8 x float> @llvm.fma.v8f32(<8 x float> %830, <8 x float> %800, <8 x float> %793)
  %832 = call <8 x float> @llvm.fma.v8f32(<8 x float> %830, <8 x float> %802, <8 x float> %794)
  %833 = getelementptr inbounds nuw i8, ptr %803, i64 2560
  %834 = load float, ptr %833, align 4
  %835 = insertelement <8 x float> poison, float %834, i64 0
  %836 = shufflevector <8 x float> %835, <8 x float> poison, <8 x i32> zeroinitializer
  %837 = call <8 x float> @llvm.fma.v8f32(<8 x float> %836, <8 x float> %800, <8 x float> %795)
  %838 = call <8 x float> @llvm.fma.v8f32(<8 x float> %836, <8 x float> %802, <8 x float> %796)
  %839 = add nuw nsw i64 %797, 1
  %840 = icmp eq i64 %839, %709
  br i1 %840, label %715, label %784, !llvm.loop !24

841:                                              ; preds = %699, %847
  %842 = phi i64 [ %878, %847 ], [ %697, %699 ]
  %843 = load i64, ptr %57, align 8
  %844 = mul nsw i64 %843, %842
  %845 = getelementptr inbounds float, ptr %61, i64 %844
  %846 = icmp sgt i64 %843, 0
  br i1 %846, label %880, label %847

847:                                              ; preds = %880, %841
  %848 = phi <8 x float> [ zeroinitializer, %841 ], [ %920, %880 ]
  %849 = phi <8 x float> [ zeroinitializer, %841 ], [ %915, %880 ]
  %850 = phi <8 x float> [ zeroinitializer, %841 ], [ %910, %880 ]
  %851 = phi <8 x float> [ zeroinitializer, %841 ], [ %905, %880 ]
  %852 = phi <8 x float> [ zeroinitializer, %841 ], [ %900, %880 ]
  %853 = phi <8 x float> [ zeroinitializer, %841 ], [ %895, %880 ]
  %854 = load ptr, ptr %700, align 8
  %855 = getelementptr inbounds nuw float, ptr %854, i64 %842
  %856 = load <8 x float>, ptr %855, align 4
  %857 = fadd <8 x float> %856, %853
  store <8 x float> %857, ptr %855, align 4
  %858 = load ptr, ptr %701, align 8
  %859 = getelementptr inbounds nuw float, ptr %858, i64 %842
  %860 = load <8 x float>, ptr %859, align 4
  %861 = fadd <8 x float> %860, %852
  store <8 x float> %861, ptr %859, align 4
  %862 = load ptr, ptr %702, align 8
  %863 = getelementptr inbounds nuw float, ptr %862, i64 %842
  %864 = load <8 x float>, ptr %863, align 4
  %865 = fadd <8 x float> %864, %851
  store <8 x float> %865, ptr %863, align 4
  %866 = load ptr, ptr %703, align 8
  %867 = getelementptr inbounds nuw float, ptr %866, i64 %842
  %868 = load <8 x float>, ptr %867, align 4
  %869 = fadd <8 x float> %868, %850
  store <8 x float> %869, ptr %867, align 4
  %870 = load ptr, ptr %704, align 8
  %871 = getelementptr inbounds nuw float, ptr %870, i64 %842
  %872 = load <8 x float>, ptr %871, align 4
  %873 = fadd <8 x float> %872, %849
  store <8 x float> %873, ptr %871, align 4
  %874 = load ptr, ptr %705, align 8
  %875 = getelementptr inbounds nuw float, ptr %874, i64 %842
  %876 = load <8 x float>, ptr %875, align 4
  %877 = fadd <8 x float> %876, %848
  store <8 x float> %877, ptr %875, align 4
  %878 = add nuw nsw i64 %842, 8
  %879 = icmp slt i64 %878, %352
  br i1 %879, label %841, label %923, !llvm.loop !25

880:                                              ; preds = %841, %880
  %881 = phi <8 x float> [ %920, %880 ], [ zeroinitializer, %841 ]
  %882 = phi <8 x float> [ %915, %880 ], [ zeroinitializer, %841 ]
  %883 = phi <8 x float> [ %910, %880 ], [ zeroinitializer, %841 ]
  %884 = phi <8 x float> [ %905, %880 ], [ zeroinitializer, %841 ]
  %885 = phi <8 x float> [ %900, %880 ], [ zeroinitializer, %841 ]
  %886 = phi <8 x float> [ %895, %880 ], [ zeroinitializer, %841 ]
  %887 = phi i64 [ %921, %880 ], [ 0, %841 ]
  %888 = shl nsw i64 %887, 5
  %889 = getelementptr inbounds nuw i8, ptr %845, i64 %888
  %890 = load <8 x float>, ptr %889, align 4
  %891 = getelementptr inbounds nuw float, ptr %355, i64 %887
  %892 = load float, ptr %891, align 4
  %893 = insertelement <8 x float> poison, float %892, i64 0
  %894 = shufflevector <8 x float> %893, <8 x float> poison, <8 x i32> zeroinitializer
  %895 = call <8 x float> @llvm.fma.v8f32(<8 x float> %894, <8 x float> %890, <8 x float> %886)
  %896 = getelementptr inbounds nuw i8, ptr %891, i64 512
  %897 = load float, ptr %896, align 4
  %898 = insertelement <8 x float> poison, float %897, i64 0
  %899 = shufflevector <8 x float> %898, <8 x float> poison, <8 x i32> zeroinitializer
  %900 = call <8 x float> @llvm.fma.v8f32(<8 x float> %899, <8 x float> %890, <8 x float> %885)
  %901 = getelementptr inbounds nuw i8, ptr %891, i64 1024
  %902 = load float, ptr %901, align 4
  %903 = insertelement <8 x float> poison, float %902, i64 0
  %904 = shufflevector <8 x float> %903, <8 x float> poison, <8 x i32> zeroinitializer
  %905 = call <8 x float> @llvm.fma.v8f32(<8 x float> %904, <8 x float> %890, <8 x float> %884)
  %906 = getelementptr inbounds nuw i8, ptr %891, i64 1536
  %907 = load float, ptr %906, align 4
  %908 = insertelement <8 x float> poison, float %907, i64 0
  %909 = shufflevector <8 x float> %908, <8 x float> poison, <8 x i32> zeroinitializer
  %910 = call <8 x float> @llvm.fma.v8f32(<8 x float> %909, <8 x float> %890, <8 x float> %883)
  %911 = getelementptr inbounds nuw i8, ptr %891, i64 2048
  %912 = load float, ptr %911, align 4
  %913 = insertelement <8 x float> poison, float %912, i64 0
  %914 = shufflevector <8 x float> %913, <8 x float> poison, <8 x i32> zeroinitializer
  %915 = call <8 x float> @llvm.fma.v8f32(<8 x float> %914, <8 x float> %890, <8 x float> %882)
  %916 = getelementptr inbounds nuw i8, ptr %891, i64 2560
  %917 = load float, ptr %916, align 4
  %918 = insertelement <8 x float> poison, float %917, i64 0
  %919 = shufflevector <8 x float> %918, <8 x float> poison, <8 x i32> zeroinitializer
  %920 = call <8 x float> @llvm.fma.v8f32(<8 x float> %919, <8 x float> %890, <8 x float> %881)
  %921 = add nuw nsw i64 %887, 1
  %922 = icmp eq i64 %921, %843
  br i1 %922, label %847, label %880, !llvm.loop !24

923:                                              ; preds = %847, %696
  %924 = add nuw nsw i64 %350, 6
  %925 = load i64, ptr %43, align 8
  %926 = icmp slt i64 %924, %925
  br i1 %926, label %349, label %345, !llvm.loop !26

927:                                              ; preds = %78, %973
  %928 = phi i64 [ %77, %78 ], [ %974, %973 ]
  %929 = phi i64 [ 0, %78 ], [ %975, %973 ]
  %930 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %929
  %931 = call i64 @llvm.smin.i64(i64 %929, i64 %79)
  %932 = add nsw i64 %931, %69
  %933 = load i64, ptr %7, align 8, !noalias !27
  %934 = mul nsw i64 %933, %67
  %935 = srem i64 %932, %933
  %936 = add nsw i64 %934, %935
  %937 = sdiv i64 %932, %933
  %938 = load ptr, ptr %0, align 8, !noalias !27
  %939 = load i64, ptr %44, align 8, !noalias !27
  %940 = mul nsw i64 %939, %936
  %941 = getelementptr inbounds float, ptr %938, i64 %940
  %942 = load i64, ptr %45, align 8, !noalias !27
  %943 = mul nsw i64 %942, %937
  %944 = getelementptr inbounds float, ptr %941, i64 %943
  %945 = load ptr, ptr %46, align 8, !noalias !27
  %946 = load i64, ptr %14, align 8, !noalias !27
  %947 = mul i64 %937, %933
  %948 = mul i64 %947, %946
  %949 = add nsw i64 %948, %936
  %950 = mul nsw i64 %949, %928
  %951 = getelementptr inbounds float, ptr %945, i64 %950
  %952 = load ptr, ptr %48, align 8, !noalias !27
  %953 = load i64, ptr %9, align 8, !noalias !27
  %954 = mul nsw i64 %953, %936
  %955 = getelementptr inbounds float, ptr %952, i64 %954
  %956 = getelementptr inbounds float, ptr %955, i64 %937
  %957 = load i64, ptr %49, align 8, !noalias !27
  %958 = load i64, ptr %50, align 8, !noalias !27
  %959 = icmp eq i64 %958, 0
  %960 = xor i64 %937, -1
  %961 = add i64 %953, %960
  %962 = select i1 %959, i64 0, i64 %961
  %963 = sub nsw i64 %957, %962
  store ptr %944, ptr %930, align 8
  %964 = getelementptr inbounds nuw i8, ptr %930, i64 8
  store ptr %951, ptr %964, align 8
  %965 = getelementptr inbounds nuw i8, ptr %930, i64 16
  store ptr %956, ptr %965, align 8
  %966 = getelementptr inbounds nuw i8, ptr %930, i64 24
  store i64 %963, ptr %966, align 8
  %967 = getelementptr inbounds nuw i8, ptr %930, i64 32
  store float 0xFFF0000000000000, ptr %967, align 8
  %968 = getelementptr inbounds nuw i8, ptr %930, i64 36
  store float 0.000000e+00, ptr %968, align 4
  %969 = icmp slt i64 %929, %72
  br i1 %969, label %971, label %970

970:                                              ; preds = %927
  store ptr %51, ptr %964, align 8
  br label %971

971:                                              ; preds = %970, %927
  %972 = icmp sgt i64 %928, 0
  br i1 %972, label %978, label %973

973:                                              ; preds = %978, %971
  %974 = phi i64 [ %928, %971 ], [ %983, %978 ]
  %975 = add nuw nsw i64 %929, 1
  %976 = load i64, ptr %43, align 8
  %977 = icmp slt i64 %975, %976
  br i1 %977, label %927, label %80, !llvm.loop !30

978:                                              ; preds = %971, %978
  %979 = phi i64 [ %982, %978 ], [ 0, %971 ]
  %980 = load ptr, ptr %964, align 8
  %981 = getelementptr inbounds nuw float, ptr %980, i64 %979
  store <8 x float> zeroinitializer, ptr %981, align 4
  %982 = add nuw nsw i64 %979, 8
  %983 = load i64, ptr %47, align 8
  %984 = icmp slt i64 %982, %983
  br i1 %984, label %978, label %973, !llvm.loop !31

985:                                              ; preds = %998, %144
  %986 = add nsw i64 %66, %6
  %987 = load i64, ptr %14, align 8
  %988 = mul nsw i64 %987, %39
  %989 = icmp slt i64 %986, %988
  br i1 %989, label %65, label %64, !llvm.loop !32

990:                                              ; preds = %144, %998
  %991 = phi i64 [ %1007, %998 ], [ 0, %144 ]
  %992 = getelementptr inbounds nuw [192 x %struct.query], ptr %2, i64 0, i64 %991
  %993 = load i64, ptr %47, align 8
  %994 = icmp sgt i64 %993, 0
  br i1 %994, label %995, label %998

995:                                              ; preds = %990
  %996 = getelementptr inbounds nuw i8, ptr %992, i64 8
  %997 = getelementptr inbounds nuw i8, ptr %992, i64 36
  br label %1009

998:                                              ; preds = %1009, %990
  %999 = getelementptr inbounds nuw i8, ptr %992, i64 36
  %1000 = load float, ptr %999, align 4
  %1001 = call float @logf(float noundef %1000)
  %1002 = getelementptr inbounds nuw i8, ptr %992, i64 32
  %1003 = load float, ptr %1002, align 8
  %1004 = fadd float %1001, %1003
  %1005 = getelementptr inbounds nuw i8, ptr %992, i64 16
  %1006 = load ptr, ptr %1005, align 8
  store float %1004, ptr %1006, align 4
  %1007 = add nuw nsw i64 %991, 1
  %1008 = icmp eq i64 %1007, %72
  br i1 %1008, label %985, label %990, !llvm.loop !33

1009:                                             ; preds = %995, %1009
  %1010 = phi i64 [ 0, %995 ], [ %1019, %1009 ]
  %1011 = load ptr, ptr %996, align 8
  %1012 = getelementptr inbounds nuw float, ptr %1011, i64 %1010
  %1013 = load <8 x float>, ptr %1012, align 4
  %1014 = load float, ptr %997, align 4
  %1015 = fdiv float 1.000000e+00, %1014
  %1016 = insertelement <8 x float> poison, float %1015, i64 0
  %1017 = shufflevector <8 x float> %1016, <8 x float> poison, <8 x i32> zeroinitializer
  %1018 = fmul <8 x float> %1013, %1017
  store <8 x float> %1018, ptr %1012, align 4
  %1019 = add nuw nsw i64 %1010, 8
  %1020 = load i64, ptr %47, align 8
  %1021 = icmp slt i64 %1019, %1020
  br i1 %1021, label %1009, label %998, !llvm.loop !34
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare float @logf(float noundef) local_unnamed_addr

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7, !9}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7, !9}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = !{!28}
!28 = distinct !{!28, !29, !"query_of: argument 0"}
!29 = distinct !{!29, !"query_of"}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
