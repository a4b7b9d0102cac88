; Made by `make kernels`, not by hand: ziglang 0.15.2, sources d5a3075aa944d176, code f5aaef50a8bae614
%struct.query = type { ptr, ptr, ptr, ptr, float }
%struct.source = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.product = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.operands = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float }
%struct.tiles = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float }
%struct.before = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, float }
%struct.after = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, float }

@switch.table.product_of_block = private unnamed_addr constant [3 x i64] [i64 12288, i64 6144, i64 3840], align 8

define void @attention(ptr nocapture noundef readonly %0) local_unnamed_addr {
  tail call fastcc void @attend_pieces(ptr noundef %0)
  tail call void @GOMP_barrier()
  tail call fastcc void @join_pieces(ptr noundef %0)
  ret void
}

define internal fastcc void @attend_pieces(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = alloca [12 x %struct.query], align 16
  %3 = alloca [6144 x float], align 16
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %1
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  br label %48

17:                                               ; preds = %56, %1
  %18 = phi i64 [ 0, %1 ], [ %61, %56 ]
  %19 = tail call i32 @omp_get_thread_num()
  %20 = sext i32 %19 to i64
  %21 = tail call i32 @omp_get_num_threads()
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %18, %20
  %24 = sdiv i64 %23, %22
  %25 = add nsw i64 %20, 1
  %26 = mul nsw i64 %25, %18
  %27 = sdiv i64 %26, %22
  %28 = load i64, ptr %9, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %64

30:                                               ; preds = %17
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %65

48:                                               ; preds = %12, %56
  %49 = phi i64 [ 0, %12 ], [ %61, %56 ]
  %50 = phi i64 [ 0, %12 ], [ %62, %56 ]
  %51 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %50, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = icmp slt i64 %52, %16
  br i1 %53, label %56, label %54

54:                                               ; preds = %48
  %55 = sdiv i64 %52, %15
  br label %56

56:                                               ; preds = %48, %54
  %57 = phi i64 [ %55, %54 ], [ 1, %48 ]
  %58 = getelementptr inbounds nuw %struct.source, ptr %13, i64 %50, i32 9
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %59, %57
  %61 = add nsw i64 %60, %49
  %62 = add nuw nsw i64 %50, 1
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %17, label %48, !llvm.loop !6

64:                                               ; preds = %105, %17
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %3)
  ret void

65:                                               ; preds = %30, %105
  %66 = phi i64 [ %28, %30 ], [ %106, %105 ]
  %67 = phi i64 [ 0, %30 ], [ %107, %105 ]
  %68 = phi i64 [ 0, %30 ], [ %84, %105 ]
  %69 = phi i64 [ 0, %30 ], [ %108, %105 ]
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw %struct.source, ptr %70, i64 %69
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load i64, ptr %72, align 8
  %74 = load i64, ptr %31, align 8
  %75 = shl nsw i64 %74, 1
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %79, label %77

77:                                               ; preds = %65
  %78 = sdiv i64 %73, %74
  br label %79

79:                                               ; preds = %65, %77
  %80 = phi i64 [ %78, %77 ], [ 1, %65 ]
  %81 = getelementptr inbounds nuw i8, ptr %71, i64 72
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %82, %80
  %84 = add nsw i64 %83, %68
  %85 = call i64 @llvm.smax.i64(i64 %24, i64 %68)
  %86 = call i64 @llvm.smin.i64(i64 %27, i64 %84)
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %88, label %105

88:                                               ; preds = %79
  %89 = add nsw i64 %80, -1
  %90 = getelementptr inbounds nuw i8, ptr %71, i64 32
  %91 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %92 = getelementptr inbounds nuw i8, ptr %71, i64 88
  %93 = getelementptr inbounds nuw i8, ptr %71, i64 160
  %94 = getelementptr inbounds nuw i8, ptr %71, i64 120
  %95 = getelementptr inbounds nuw i8, ptr %71, i64 112
  %96 = icmp eq i64 %69, 0
  %97 = getelementptr inbounds nuw i8, ptr %71, i64 56
  %98 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %71, i64 40
  %100 = getelementptr inbounds nuw i8, ptr %71, i64 64
  %101 = getelementptr inbounds nuw i8, ptr %71, i64 80
  %102 = getelementptr inbounds nuw i8, ptr %71, i64 48
  br label %110

103:                                              ; preds = %1378
  %104 = load i64, ptr %9, align 8
  br label %105

105:                                              ; preds = %103, %79
  %106 = phi i64 [ %104, %103 ], [ %66, %79 ]
  %107 = add nsw i64 %80, %67
  %108 = add nuw nsw i64 %69, 1
  %109 = icmp slt i64 %108, %106
  br i1 %109, label %65, label %64, !llvm.loop !8

110:                                              ; preds = %88, %1378
  %111 = phi i64 [ %85, %88 ], [ %1379, %1378 ]
  %112 = sub nsw i64 %111, %68
  %113 = load i64, ptr %81, align 8
  %114 = sdiv i64 %112, %113
  %115 = srem i64 %112, %113
  %116 = load i64, ptr %31, align 8
  %117 = mul i64 %116, %114
  %118 = icmp eq i64 %114, %89
  br i1 %118, label %119, label %121

119:                                              ; preds = %110
  %120 = load i64, ptr %72, align 8
  br label %123

121:                                              ; preds = %110
  %122 = add nsw i64 %117, %116
  br label %123

123:                                              ; preds = %121, %119
  %124 = phi i64 [ %120, %119 ], [ %122, %121 ]
  %125 = sub i64 %124, %117
  %126 = load ptr, ptr %71, align 8
  %127 = load i64, ptr %90, align 8
  %128 = load i64, ptr %91, align 8
  %129 = icmp slt i64 %128, %127
  br i1 %129, label %130, label %133

130:                                              ; preds = %123
  %131 = mul nsw i64 %127, %125
  %132 = sdiv i64 %131, %113
  br label %133

133:                                              ; preds = %123, %130
  %134 = phi i64 [ %132, %130 ], [ %128, %123 ]
  %135 = mul nsw i64 %127, %124
  %136 = getelementptr inbounds float, ptr %126, i64 %135
  %137 = mul nsw i64 %134, %115
  %138 = getelementptr inbounds float, ptr %136, i64 %137
  br i1 %118, label %139, label %158

139:                                              ; preds = %133
  %140 = load i64, ptr %9, align 8
  %141 = add nsw i64 %140, -1
  %142 = icmp slt i64 %69, %141
  br i1 %142, label %143, label %158

143:                                              ; preds = %139
  %144 = load i64, ptr %93, align 8
  %145 = add nsw i64 %144, -1
  %146 = call i64 @llvm.smin.i64(i64 %115, i64 %145)
  %147 = load ptr, ptr %92, align 8
  %148 = load i64, ptr %94, align 8
  %149 = load i64, ptr %95, align 8
  %150 = icmp slt i64 %149, %148
  br i1 %150, label %151, label %154

151:                                              ; preds = %143
  %152 = mul nsw i64 %148, %125
  %153 = sdiv i64 %152, %144
  br label %154

154:                                              ; preds = %143, %151
  %155 = phi i64 [ %153, %151 ], [ %149, %143 ]
  %156 = mul nsw i64 %155, %146
  %157 = getelementptr inbounds float, ptr %147, i64 %156
  br label %158

158:                                              ; preds = %154, %139, %133
  %159 = phi ptr [ %157, %154 ], [ %138, %139 ], [ %138, %133 ]
  %160 = load ptr, ptr %32, align 8
  %161 = add nsw i64 %114, %67
  %162 = mul nsw i64 %161, %8
  %163 = load i64, ptr %33, align 8
  %164 = mul nsw i64 %163, %162
  %165 = getelementptr inbounds float, ptr %160, i64 %164
  %166 = load ptr, ptr %34, align 8
  %167 = getelementptr inbounds float, ptr %166, i64 %162
  %168 = load ptr, ptr %0, align 8
  %169 = getelementptr inbounds nuw %struct.source, ptr %168, i64 %69
  br i1 %96, label %176, label %170

170:                                              ; preds = %158
  %171 = getelementptr inbounds i8, ptr %169, i64 -32
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 56
  %174 = load i64, ptr %173, align 8
  %175 = icmp ne i64 %172, %174
  br label %176

176:                                              ; preds = %170, %158
  %177 = phi i1 [ true, %158 ], [ %175, %170 ]
  %178 = load i64, ptr %9, align 8
  %179 = add nsw i64 %178, -1
  %180 = icmp eq i64 %69, %179
  br i1 %180, label %187, label %181

181:                                              ; preds = %176
  %182 = getelementptr inbounds nuw i8, ptr %169, i64 144
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %169, i64 56
  %185 = load i64, ptr %184, align 8
  %186 = icmp ne i64 %183, %185
  br label %187

187:                                              ; preds = %181, %176
  %188 = phi i1 [ true, %176 ], [ %186, %181 ]
  %189 = select i1 %177, i1 %188, i1 false
  br i1 %189, label %190, label %210

190:                                              ; preds = %187
  %191 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %192 = load i64, ptr %191, align 8
  %193 = shl nsw i64 %116, 1
  %194 = icmp slt i64 %192, %193
  br i1 %194, label %198, label %195

195:                                              ; preds = %190
  %196 = sdiv i64 %192, %116
  %197 = icmp eq i64 %196, 1
  br i1 %197, label %198, label %210

198:                                              ; preds = %190, %195
  %199 = load ptr, ptr %35, align 8
  %200 = load ptr, ptr %36, align 8
  %201 = load i64, ptr %97, align 8
  %202 = getelementptr inbounds i64, ptr %200, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = mul i64 %163, %8
  %205 = mul i64 %204, %203
  %206 = getelementptr inbounds float, ptr %199, i64 %205
  %207 = load ptr, ptr %37, align 8
  %208 = mul nsw i64 %201, %8
  %209 = getelementptr inbounds float, ptr %207, i64 %208
  br label %210

210:                                              ; preds = %187, %198, %195
  %211 = phi ptr [ %206, %198 ], [ %165, %195 ], [ %165, %187 ]
  %212 = phi ptr [ %209, %198 ], [ %167, %195 ], [ %167, %187 ]
  %213 = mul nsw i64 %128, %115
  %214 = getelementptr inbounds float, ptr %126, i64 %213
  %215 = load ptr, ptr %98, align 8
  %216 = load i64, ptr %99, align 8
  %217 = mul nsw i64 %216, %115
  %218 = getelementptr inbounds float, ptr %215, i64 %217
  %219 = load i64, ptr %100, align 8
  %220 = add nsw i64 %219, %115
  %221 = load ptr, ptr %36, align 8
  %222 = load i64, ptr %97, align 8
  %223 = getelementptr inbounds i64, ptr %221, i64 %222
  %224 = load i64, ptr %223, align 8
  %225 = load i64, ptr %101, align 8
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %341, label %227

227:                                              ; preds = %210
  %228 = load i64, ptr %72, align 8
  %229 = icmp eq i64 %124, %228
  br i1 %229, label %230, label %341

230:                                              ; preds = %227
  %231 = add nsw i64 %124, -1
  %232 = load ptr, ptr %38, align 8
  %233 = load i64, ptr %39, align 8
  %234 = mul nsw i64 %233, %224
  %235 = getelementptr inbounds float, ptr %232, i64 %234
  %236 = load i64, ptr %40, align 8
  %237 = mul nsw i64 %236, %220
  %238 = getelementptr inbounds float, ptr %235, i64 %237
  %239 = mul nsw i64 %231, %127
  %240 = getelementptr inbounds float, ptr %214, i64 %239
  %241 = icmp sgt i64 %163, 0
  br i1 %241, label %242, label %285

242:                                              ; preds = %230
  %243 = add nsw i64 %163, -1
  %244 = lshr i64 %243, 4
  %245 = add nuw nsw i64 %244, 1
  %246 = and i64 %245, 3
  %247 = icmp ult i64 %163, 49
  br i1 %247, label %271, label %248

248:                                              ; preds = %242
  %249 = and i64 %245, 2305843009213693948
  br label %250

250:                                              ; preds = %250, %248
  %251 = phi i64 [ 0, %248 ], [ %268, %250 ]
  %252 = phi i64 [ 0, %248 ], [ %269, %250 ]
  %253 = getelementptr inbounds nuw float, ptr %240, i64 %251
  %254 = getelementptr inbounds nuw float, ptr %238, i64 %251
  %255 = load <16 x float>, ptr %254, align 4
  store <16 x float> %255, ptr %253, align 4
  %256 = or disjoint i64 %251, 16
  %257 = getelementptr inbounds nuw float, ptr %240, i64 %256
  %258 = getelementptr inbounds nuw float, ptr %238, i64 %256
  %259 = load <16 x float>, ptr %258, align 4
  store <16 x float> %259, ptr %257, align 4
  %260 = or disjoint i64 %251, 32
  %261 = getelementptr inbounds nuw float, ptr %240, i64 %260
  %262 = getelementptr inbounds nuw float, ptr %238, i64 %260
  %263 = load <16 x float>, ptr %262, align 4
  store <16 x float> %263, ptr %261, align 4
  %264 = or disjoint i64 %251, 48
  %265 = getelementptr inbounds nuw float, ptr %240, i64 %264
  %266 = getelementptr inbounds nuw float, ptr %238, i64 %264
  %267 = load <16 x float>, ptr %266, align 4
  store <16 x float> %267, ptr %265, align 4
  %268 = add nuw nsw i64 %251, 64
  %269 = add i64 %252, 4
  %270 = icmp eq i64 %269, %249
  br i1 %270, label %271, label %250, !llvm.loop !9

271:                                              ; preds = %250, %242
  %272 = phi i64 [ 0, %242 ], [ %268, %250 ]
  %273 = icmp eq i64 %246, 0
  br i1 %273, label %283, label %274

274:                                              ; preds = %271, %274
  %275 = phi i64 [ %280, %274 ], [ %272, %271 ]
  %276 = phi i64 [ %281, %274 ], [ 0, %271 ]
  %277 = getelementptr inbounds nuw float, ptr %240, i64 %275
  %278 = getelementptr inbounds nuw float, ptr %238, i64 %275
  %279 = load <16 x float>, ptr %278, align 4
  store <16 x float> %279, ptr %277, align 4
  %280 = add nuw nsw i64 %275, 16
  %281 = add i64 %276, 1
  %282 = icmp eq i64 %281, %246
  br i1 %282, label %283, label %274, !llvm.loop !10

283:                                              ; preds = %274, %271
  %284 = load i64, ptr %33, align 8
  br label %285

285:                                              ; preds = %283, %230
  %286 = phi i64 [ %284, %283 ], [ %163, %230 ]
  %287 = load ptr, ptr %41, align 8
  %288 = load i64, ptr %42, align 8
  %289 = mul nsw i64 %288, %224
  %290 = getelementptr inbounds float, ptr %287, i64 %289
  %291 = load i64, ptr %43, align 8
  %292 = mul nsw i64 %291, %220
  %293 = getelementptr inbounds float, ptr %290, i64 %292
  %294 = load i64, ptr %102, align 8
  %295 = mul nsw i64 %294, %231
  %296 = getelementptr inbounds float, ptr %218, i64 %295
  %297 = icmp sgt i64 %286, 0
  br i1 %297, label %298, label %341

298:                                              ; preds = %285
  %299 = add nsw i64 %286, -1
  %300 = lshr i64 %299, 4
  %301 = add nuw nsw i64 %300, 1
  %302 = and i64 %301, 3
  %303 = icmp ult i64 %286, 49
  br i1 %303, label %327, label %304

304:                                              ; preds = %298
  %305 = and i64 %301, 2305843009213693948
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i64 [ 0, %304 ], [ %324, %306 ]
  %308 = phi i64 [ 0, %304 ], [ %325, %306 ]
  %309 = getelementptr inbounds nuw float, ptr %296, i64 %307
  %310 = getelementptr inbounds nuw float, ptr %293, i64 %307
  %311 = load <16 x float>, ptr %310, align 4
  store <16 x float> %311, ptr %309, align 4
  %312 = or disjoint i64 %307, 16
  %313 = getelementptr inbounds nuw float, ptr %296, i64 %312
  %314 = getelementptr inbounds nuw float, ptr %293, i64 %312
  %315 = load <16 x float>, ptr %314, align 4
  store <16 x float> %315, ptr %313, align 4
  %316 = or disjoint i64 %307, 32
  %317 = getelementptr inbounds nuw float, ptr %296, i64 %316
  %318 = getelementptr inbounds nuw float, ptr %293, i64 %316
  %319 = load <16 x float>, ptr %318, align 4
  store <16 x float> %319, ptr %317, align 4
  %320 = or disjoint i64 %307, 48
  %321 = getelementptr inbounds nuw float, ptr %296, i64 %320
  %322 = getelementptr inbounds nuw float, ptr %293, i64 %320
  %323 = load <16 x float>, ptr %322, align 4
  store <16 x float> %323, ptr %321, align 4
  %324 = add nuw nsw i64 %307, 64
  %325 = add i64 %308, 4
  %326 = icmp eq i64 %325, %305
  br i1 %326, label %327, label %306, !llvm.loop !9

327:                                              ; preds = %306, %298
  %328 = phi i64 [ 0, %298 ], [ %324, %306 ]
  %329 = icmp eq i64 %302, 0
  br i1 %329, label %339, label %330

330:                                              ; preds = %327, %330
  %331 = phi i64 [ %336, %330 ], [ %328, %327 ]
  %332 = phi i64 [ %337, %330 ], [ 0, %327 ]
  %333 = getelementptr inbounds nuw float, ptr %296, i64 %331
  %334 = getelementptr inbounds nuw float, ptr %293, i64 %331
  %335 = load <16 x float>, ptr %334, align 4
  store <16 x float> %335, ptr %333, align 4
  %336 = add nuw nsw i64 %331, 16
  %337 = add i64 %332, 1
  %338 = icmp eq i64 %337, %302
  br i1 %338, label %339, label %330, !llvm.loop !12

339:                                              ; preds = %330, %327
  %340 = load i64, ptr %33, align 8
  br label %341

341:                                              ; preds = %339, %285, %227, %210
  %342 = phi i64 [ %340, %339 ], [ %286, %285 ], [ %163, %227 ], [ %163, %210 ]
  %343 = load i64, ptr %90, align 8
  %344 = mul nsw i64 %343, %117
  %345 = getelementptr inbounds float, ptr %214, i64 %344
  %346 = load i64, ptr %102, align 8
  %347 = mul nsw i64 %346, %117
  %348 = getelementptr inbounds float, ptr %218, i64 %347
  %349 = load float, ptr %44, align 8
  %350 = load i64, ptr %6, align 8
  %351 = icmp sgt i64 %350, 0
  br i1 %351, label %352, label %1378

352:                                              ; preds = %341
  %353 = icmp sgt i64 %125, 0
  %354 = add nsw i64 %125, -16
  %355 = shl nsw i64 %342, 6
  %356 = shl nsw i64 %342, 4
  %357 = icmp sgt i64 %342, 0
  %358 = trunc i64 %125 to i32
  %359 = insertelement <16 x i32> poison, i32 %358, i64 0
  %360 = shufflevector <16 x i32> %359, <16 x i32> poison, <16 x i32> zeroinitializer
  %361 = insertelement <16 x float> poison, float %349, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = icmp slt i64 %342, 64
  %364 = shl i64 %343, 3
  %365 = mul i64 %343, 12
  %366 = shl i64 %343, 4
  %367 = mul i64 %343, 20
  %368 = mul i64 %343, 24
  %369 = mul i64 %343, 28
  %370 = shl i64 %343, 5
  %371 = mul i64 %343, 36
  %372 = mul i64 %343, 40
  %373 = mul i64 %343, 44
  %374 = mul i64 %343, 48
  %375 = mul i64 %343, 52
  %376 = mul i64 %343, 56
  %377 = mul i64 %343, 60
  br label %378

378:                                              ; preds = %352, %1338
  %379 = phi i64 [ 0, %352 ], [ %1342, %1338 ]
  %380 = phi i64 [ %350, %352 ], [ %1340, %1338 ]
  %381 = phi i64 [ 0, %352 ], [ %1339, %1338 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %382 = sub nsw i64 %380, %381
  %383 = call i64 @llvm.smin.i64(i64 %382, i64 12)
  %384 = icmp sgt i64 %382, 0
  br i1 %384, label %385, label %419

385:                                              ; preds = %378
  %386 = mul nsw i64 %380, %220
  %387 = add nsw i64 %386, %381
  %388 = load ptr, ptr %45, align 8
  %389 = load i64, ptr %46, align 8
  %390 = mul nsw i64 %389, %224
  %391 = getelementptr inbounds float, ptr %388, i64 %390
  %392 = load i64, ptr %47, align 8
  %393 = load i64, ptr %33, align 8
  %394 = add nsw i64 %380, %379
  %395 = call i64 @llvm.smin.i64(i64 %394, i64 12)
  %396 = call i64 @llvm.smax.i64(i64 %395, i64 1)
  %397 = and i64 %396, 1
  %398 = icmp slt i64 %394, 2
  br i1 %398, label %401, label %399

399:                                              ; preds = %385
  %400 = and i64 %396, 14
  br label %1343

401:                                              ; preds = %1343, %385
  %402 = phi i64 [ 0, %385 ], [ %1375, %1343 ]
  %403 = icmp eq i64 %397, 0
  br i1 %403, label %419, label %404

404:                                              ; preds = %401
  %405 = add nsw i64 %387, %402
  %406 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %402
  %407 = mul nsw i64 %392, %405
  %408 = getelementptr inbounds float, ptr %391, i64 %407
  %409 = mul nsw i64 %393, %405
  %410 = getelementptr inbounds float, ptr %211, i64 %409
  %411 = getelementptr inbounds float, ptr %212, i64 %405
  %412 = shl nsw i64 %402, 11
  %413 = getelementptr inbounds nuw i8, ptr %3, i64 %412
  store ptr %408, ptr %406, align 8
  %414 = getelementptr inbounds nuw i8, ptr %406, i64 8
  store ptr %410, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %406, i64 16
  store ptr %411, ptr %415, align 8
  %416 = getelementptr inbounds nuw i8, ptr %406, i64 24
  store ptr %413, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %406, i64 32
  store float 0.000000e+00, ptr %417, align 8
  %418 = getelementptr inbounds nuw i8, ptr %406, i64 36
  store i32 0, ptr %418, align 4
  br label %419

419:                                              ; preds = %404, %401, %378
  br i1 %353, label %420, label %426

420:                                              ; preds = %419
  %421 = sdiv i64 %356, %383
  %422 = add nsw i64 %383, -1
  %423 = add nsw i64 %380, %379
  %424 = call i64 @llvm.smin.i64(i64 %423, i64 12)
  %425 = call i64 @llvm.smax.i64(i64 %424, i64 1)
  br label %431

426:                                              ; preds = %593, %419
  br i1 %384, label %427, label %1338

427:                                              ; preds = %426
  %428 = add nsw i64 %380, %379
  %429 = call i64 @llvm.smin.i64(i64 %428, i64 12)
  %430 = call i64 @llvm.smax.i64(i64 %429, i64 1)
  br label %596

431:                                              ; preds = %420, %593
  %432 = phi i64 [ 0, %420 ], [ %594, %593 ]
  %433 = call i64 @llvm.smin.i64(i64 %432, i64 %354)
  %434 = mul nsw i64 %433, %343
  %435 = getelementptr inbounds float, ptr %345, i64 %434
  %436 = mul nsw i64 %433, %342
  %437 = getelementptr inbounds float, ptr %159, i64 %436
  %438 = getelementptr inbounds i8, ptr %437, i64 %355
  br i1 %384, label %439, label %593

439:                                              ; preds = %431, %457
  %440 = phi i64 [ %444, %457 ], [ 0, %431 ]
  %441 = mul nsw i64 %440, %421
  %442 = getelementptr inbounds float, ptr %437, i64 %441
  %443 = icmp eq i64 %440, %422
  %444 = add nuw nsw i64 %440, 1
  %445 = mul nsw i64 %444, %421
  %446 = getelementptr inbounds float, ptr %437, i64 %445
  %447 = select i1 %443, ptr %438, ptr %446
  %448 = icmp ult ptr %442, %447
  br i1 %448, label %449, label %453

449:                                              ; preds = %439, %449
  %450 = phi ptr [ %451, %449 ], [ %442, %439 ]
  call void @llvm.prefetch.p0(ptr %450, i32 0, i32 3, i32 1)
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 64
  %452 = icmp ult ptr %451, %447
  br i1 %452, label %449, label %453, !llvm.loop !13

453:                                              ; preds = %449, %439
  br i1 %357, label %454, label %457

454:                                              ; preds = %453
  %455 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %440
  %456 = load ptr, ptr %455, align 8
  br label %523

457:                                              ; preds = %523, %453
  %458 = phi <16 x float> [ zeroinitializer, %453 ], [ %590, %523 ]
  %459 = phi <16 x float> [ zeroinitializer, %453 ], [ %587, %523 ]
  %460 = phi <16 x float> [ zeroinitializer, %453 ], [ %584, %523 ]
  %461 = phi <16 x float> [ zeroinitializer, %453 ], [ %581, %523 ]
  %462 = phi <16 x float> [ zeroinitializer, %453 ], [ %578, %523 ]
  %463 = phi <16 x float> [ zeroinitializer, %453 ], [ %575, %523 ]
  %464 = phi <16 x float> [ zeroinitializer, %453 ], [ %572, %523 ]
  %465 = phi <16 x float> [ zeroinitializer, %453 ], [ %569, %523 ]
  %466 = phi <16 x float> [ zeroinitializer, %453 ], [ %566, %523 ]
  %467 = phi <16 x float> [ zeroinitializer, %453 ], [ %563, %523 ]
  %468 = phi <16 x float> [ zeroinitializer, %453 ], [ %560, %523 ]
  %469 = phi <16 x float> [ zeroinitializer, %453 ], [ %557, %523 ]
  %470 = phi <16 x float> [ zeroinitializer, %453 ], [ %554, %523 ]
  %471 = phi <16 x float> [ zeroinitializer, %453 ], [ %551, %523 ]
  %472 = phi <16 x float> [ zeroinitializer, %453 ], [ %548, %523 ]
  %473 = phi <16 x float> [ zeroinitializer, %453 ], [ %545, %523 ]
  %474 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %440, i32 3
  %475 = load ptr, ptr %474, align 8
  %476 = shufflevector <16 x float> %473, <16 x float> %472, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %477 = shufflevector <16 x float> %473, <16 x float> %472, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %478 = fadd <16 x float> %476, %477
  %479 = shufflevector <16 x float> %471, <16 x float> %470, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %480 = shufflevector <16 x float> %471, <16 x float> %470, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %481 = fadd <16 x float> %479, %480
  %482 = shufflevector <16 x float> %469, <16 x float> %468, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %483 = shufflevector <16 x float> %469, <16 x float> %468, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %484 = fadd <16 x float> %482, %483
  %485 = shufflevector <16 x float> %467, <16 x float> %466, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %486 = shufflevector <16 x float> %467, <16 x float> %466, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %487 = fadd <16 x float> %485, %486
  %488 = shufflevector <16 x float> %465, <16 x float> %464, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %489 = shufflevector <16 x float> %465, <16 x float> %464, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %490 = fadd <16 x float> %488, %489
  %491 = shufflevector <16 x float> %463, <16 x float> %462, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %492 = shufflevector <16 x float> %463, <16 x float> %462, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %493 = fadd <16 x float> %491, %492
  %494 = shufflevector <16 x float> %461, <16 x float> %460, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %495 = shufflevector <16 x float> %461, <16 x float> %460, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %496 = fadd <16 x float> %494, %495
  %497 = shufflevector <16 x float> %459, <16 x float> %458, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %498 = shufflevector <16 x float> %459, <16 x float> %458, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %499 = fadd <16 x float> %497, %498
  %500 = shufflevector <16 x float> %478, <16 x float> %481, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %501 = shufflevector <16 x float> %478, <16 x float> %481, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %502 = fadd <16 x float> %500, %501
  %503 = shufflevector <16 x float> %484, <16 x float> %487, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %504 = shufflevector <16 x float> %484, <16 x float> %487, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %505 = fadd <16 x float> %503, %504
  %506 = shufflevector <16 x float> %490, <16 x float> %493, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %507 = shufflevector <16 x float> %490, <16 x float> %493, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %508 = fadd <16 x float> %506, %507
  %509 = shufflevector <16 x float> %496, <16 x float> %499, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %510 = shufflevector <16 x float> %496, <16 x float> %499, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %511 = fadd <16 x float> %509, %510
  %512 = shufflevector <16 x float> %502, <16 x float> %505, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %513 = shufflevector <16 x float> %502, <16 x float> %505, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %514 = fadd <16 x float> %512, %513
  %515 = shufflevector <16 x float> %508, <16 x float> %511, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %516 = shufflevector <16 x float> %508, <16 x float> %511, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %517 = fadd <16 x float> %515, %516
  %518 = shufflevector <16 x float> %514, <16 x float> %517, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %519 = shufflevector <16 x float> %514, <16 x float> %517, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %520 = fadd <16 x float> %518, %519
  %521 = getelementptr inbounds float, ptr %475, i64 %433
  store <16 x float> %520, ptr %521, align 4
  %522 = icmp eq i64 %444, %425
  br i1 %522, label %593, label %439, !llvm.loop !14

523:                                              ; preds = %454, %523
  %524 = phi <16 x float> [ zeroinitializer, %454 ], [ %590, %523 ]
  %525 = phi <16 x float> [ zeroinitializer, %454 ], [ %587, %523 ]
  %526 = phi <16 x float> [ zeroinitializer, %454 ], [ %584, %523 ]
  %527 = phi <16 x float> [ zeroinitializer, %454 ], [ %581, %523 ]
  %528 = phi <16 x float> [ zeroinitializer, %454 ], [ %578, %523 ]
  %529 = phi <16 x float> [ zeroinitializer, %454 ], [ %575, %523 ]
  %530 = phi <16 x float> [ zeroinitializer, %454 ], [ %572, %523 ]
  %531 = phi <16 x float> [ zeroinitializer, %454 ], [ %569, %523 ]
  %532 = phi <16 x float> [ zeroinitializer, %454 ], [ %566, %523 ]
  %533 = phi <16 x float> [ zeroinitializer, %454 ], [ %563, %523 ]
  %534 = phi <16 x float> [ zeroinitializer, %454 ], [ %560, %523 ]
  %535 = phi <16 x float> [ zeroinitializer, %454 ], [ %557, %523 ]
  %536 = phi <16 x float> [ zeroinitializer, %454 ], [ %554, %523 ]
  %537 = phi <16 x float> [ zeroinitializer, %454 ], [ %551, %523 ]
  %538 = phi <16 x float> [ zeroinitializer, %454 ], [ %548, %523 ]
  %539 = phi <16 x float> [ zeroinitializer, %454 ], [ %545, %523 ]
  %540 = phi i64 [ 0, %454 ], [ %591, %523 ]
  %541 = getelementptr inbounds nuw float, ptr %456, i64 %540
  %542 = load <16 x float>, ptr %541, align 4
  %543 = getelementptr float, ptr %435, i64 %540
  %544 = load <16 x float>, ptr %543, align 4
  %545 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %544, <16 x float> %539)
  %546 = getelementptr float, ptr %543, i64 %343
  %547 = load <16 x float>, ptr %546, align 4
  %548 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %547, <16 x float> %538)
  %549 = getelementptr i8, ptr %543, i64 %364
  %550 = load <16 x float>, ptr %549, align 4
  %551 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %550, <16 x float> %537)
  %552 = getelementptr i8, ptr %543, i64 %365
  %553 = load <16 x float>, ptr %552, align 4
  %554 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %553, <16 x float> %536)
  %555 = getelementptr i8, ptr %543, i64 %366
  %556 = load <16 x float>, ptr %555, align 4
  %557 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %556, <16 x float> %535)
  %558 = getelementptr i8, ptr %543, i64 %367
  %559 = load <16 x float>, ptr %558, align 4
  %560 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %559, <16 x float> %534)
  %561 = getelementptr i8, ptr %543, i64 %368
  %562 = load <16 x float>, ptr %561, align 4
  %563 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %562, <16 x float> %533)
  %564 = getelementptr i8, ptr %543, i64 %369
  %565 = load <16 x float>, ptr %564, align 4
  %566 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %565, <16 x float> %532)
  %567 = getelementptr i8, ptr %543, i64 %370
  %568 = load <16 x float>, ptr %567, align 4
  %569 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %568, <16 x float> %531)
  %570 = getelementptr i8, ptr %543, i64 %371
  %571 = load <16 x float>, ptr %570, align 4
  %572 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %571, <16 x float> %530)
  %573 = getelementptr i8, ptr %543, i64 %372
  %574 = load <16 x float>, ptr %573, align 4
  %575 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %574, <16 x float> %529)
  %576 = getelementptr i8, ptr %543, i64 %373
  %577 = load <16 x float>, ptr %576, align 4
  %578 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %577, <16 x float> %528)
  %579 = getelementptr i8, ptr %543, i64 %374
  %580 = load <16 x float>, ptr %579, align 4
  %581 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %580, <16 x float> %527)
  %582 = getelementptr i8, ptr %543, i64 %375
  %583 = load <16 x float>, ptr %582, align 4
  %584 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %583, <16 x float> %526)
  %585 = getelementptr i8, ptr %543, i64 %376
  %586 = load <16 x float>, ptr %585, align 4
  %587 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %586, <16 x float> %525)
  %588 = getelementptr i8, ptr %543, i64 %377
  %589 = load <16 x float>, ptr %588, align 4
  %590 = call <16 x float> @llvm.fma.v16f32(<16 x float> %542, <16 x float> %589, <16 x float> %524)
  %591 = add nuw nsw i64 %540, 16
  %592 = icmp slt i64 %591, %342
  br i1 %592, label %523, label %457, !llvm.loop !15

593:                                              ; preds = %457, %431
  %594 = add nuw nsw i64 %432, 16
  %595 = icmp slt i64 %594, %125
  br i1 %595, label %431, label %426, !llvm.loop !16

596:                                              ; preds = %427, %678
  %597 = phi i64 [ %699, %678 ], [ 0, %427 ]
  %598 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %597
  br i1 %353, label %599, label %602

599:                                              ; preds = %596
  %600 = getelementptr inbounds nuw i8, ptr %598, i64 24
  %601 = load ptr, ptr %600, align 8
  br label %629

602:                                              ; preds = %629, %596
  %603 = phi <16 x float> [ splat (float 0xFFF0000000000000), %596 ], [ %641, %629 ]
  %604 = shufflevector <16 x float> %603, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %605 = shufflevector <16 x float> %603, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %606 = fcmp ogt <8 x float> %604, %605
  %607 = select <8 x i1> %606, <8 x float> %604, <8 x float> %605
  %608 = shufflevector <8 x float> %607, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %609 = shufflevector <8 x float> %607, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %610 = fcmp ogt <4 x float> %608, %609
  %611 = select <4 x i1> %610, <4 x float> %608, <4 x float> %609
  %612 = extractelement <4 x float> %611, i64 0
  %613 = extractelement <4 x float> %611, i64 2
  %614 = fcmp ogt float %612, %613
  %615 = select i1 %614, float %612, float %613
  %616 = extractelement <4 x float> %611, i64 1
  %617 = extractelement <4 x float> %611, i64 3
  %618 = fcmp ogt float %616, %617
  %619 = select i1 %618, float %616, float %617
  %620 = fcmp ogt float %615, %619
  %621 = select i1 %620, float %615, float %619
  %622 = fmul float %349, %621
  br i1 %353, label %623, label %678

623:                                              ; preds = %602
  %624 = getelementptr inbounds nuw i8, ptr %598, i64 24
  %625 = load ptr, ptr %624, align 8
  %626 = fneg float %622
  %627 = insertelement <16 x float> poison, float %626, i64 0
  %628 = shufflevector <16 x float> %627, <16 x float> poison, <16 x i32> zeroinitializer
  br label %644

629:                                              ; preds = %599, %629
  %630 = phi <16 x float> [ splat (float 0xFFF0000000000000), %599 ], [ %641, %629 ]
  %631 = phi i64 [ 0, %599 ], [ %642, %629 ]
  %632 = trunc i64 %631 to i32
  %633 = insertelement <16 x i32> poison, i32 %632, i64 0
  %634 = shufflevector <16 x i32> %633, <16 x i32> poison, <16 x i32> zeroinitializer
  %635 = or disjoint <16 x i32> %634, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %636 = icmp slt <16 x i32> %635, %360
  %637 = getelementptr inbounds nuw float, ptr %601, i64 %631
  %638 = load <16 x float>, ptr %637, align 4
  %639 = select <16 x i1> %636, <16 x float> %638, <16 x float> splat (float 0xFFF0000000000000)
  %640 = fcmp ogt <16 x float> %639, %630
  %641 = select <16 x i1> %640, <16 x float> %639, <16 x float> %630
  %642 = add nuw nsw i64 %631, 16
  %643 = icmp slt i64 %642, %125
  br i1 %643, label %629, label %602, !llvm.loop !17

644:                                              ; preds = %623, %644
  %645 = phi <16 x float> [ zeroinitializer, %623 ], [ %675, %644 ]
  %646 = phi i64 [ 0, %623 ], [ %676, %644 ]
  %647 = trunc i64 %646 to i32
  %648 = insertelement <16 x i32> poison, i32 %647, i64 0
  %649 = shufflevector <16 x i32> %648, <16 x i32> poison, <16 x i32> zeroinitializer
  %650 = or disjoint <16 x i32> %649, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %651 = icmp slt <16 x i32> %650, %360
  %652 = getelementptr inbounds nuw float, ptr %625, i64 %646
  %653 = load <16 x float>, ptr %652, align 4
  %654 = call <16 x float> @llvm.fma.v16f32(<16 x float> %653, <16 x float> %362, <16 x float> %628)
  %655 = fcmp olt <16 x float> %654, splat (float -8.600000e+01)
  %656 = select <16 x i1> %655, <16 x float> splat (float -8.600000e+01), <16 x float> %654
  %657 = call <16 x float> @llvm.fma.v16f32(<16 x float> %656, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %658 = bitcast <16 x float> %657 to <16 x i32>
  %659 = fadd <16 x float> %657, splat (float 0xC168000000000000)
  %660 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %656)
  %661 = call <16 x float> @llvm.fma.v16f32(<16 x float> %659, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %660)
  %662 = call <16 x float> @llvm.fma.v16f32(<16 x float> %661, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %663 = call <16 x float> @llvm.fma.v16f32(<16 x float> %662, <16 x float> %661, <16 x float> splat (float 0x3F81112100000000))
  %664 = call <16 x float> @llvm.fma.v16f32(<16 x float> %663, <16 x float> %661, <16 x float> splat (float 0x3FA5553820000000))
  %665 = call <16 x float> @llvm.fma.v16f32(<16 x float> %664, <16 x float> %661, <16 x float> splat (float 0x3FC5555540000000))
  %666 = call <16 x float> @llvm.fma.v16f32(<16 x float> %665, <16 x float> %661, <16 x float> splat (float 5.000000e-01))
  %667 = fmul <16 x float> %661, %661
  %668 = call <16 x float> @llvm.fma.v16f32(<16 x float> %666, <16 x float> %667, <16 x float> %661)
  %669 = fadd <16 x float> %668, splat (float 1.000000e+00)
  %670 = shl <16 x i32> %658, splat (i32 23)
  %671 = add <16 x i32> %670, splat (i32 1065353216)
  %672 = bitcast <16 x i32> %671 to <16 x float>
  %673 = fmul <16 x float> %669, %672
  %674 = select <16 x i1> %651, <16 x float> %673, <16 x float> zeroinitializer
  store <16 x float> %674, ptr %652, align 4
  %675 = fadd <16 x float> %645, %674
  %676 = add nuw nsw i64 %646, 16
  %677 = icmp slt i64 %676, %125
  br i1 %677, label %644, label %678, !llvm.loop !18

678:                                              ; preds = %644, %602
  %679 = phi <16 x float> [ zeroinitializer, %602 ], [ %675, %644 ]
  %680 = shufflevector <16 x float> %679, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %681 = shufflevector <16 x float> %679, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %682 = fadd <8 x float> %680, %681
  %683 = shufflevector <8 x float> %682, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %684 = shufflevector <8 x float> %682, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %685 = fadd <4 x float> %683, %684
  %686 = shufflevector <4 x float> %685, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %687 = fadd <4 x float> %685, %686
  %688 = shufflevector <4 x float> %685, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %689 = shufflevector <4 x float> %685, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %690 = fadd <4 x float> %688, %689
  %691 = fadd <4 x float> %687, %690
  %692 = extractelement <4 x float> %691, i64 0
  %693 = fdiv float 1.000000e+00, %692
  %694 = getelementptr inbounds nuw i8, ptr %598, i64 32
  store float %693, ptr %694, align 8
  %695 = call float @logf(float noundef %692)
  %696 = fadd float %622, %695
  %697 = getelementptr inbounds nuw i8, ptr %598, i64 16
  %698 = load ptr, ptr %697, align 8
  store float %696, ptr %698, align 4
  %699 = add nuw nsw i64 %597, 1
  %700 = icmp eq i64 %699, %430
  br i1 %700, label %701, label %596, !llvm.loop !19

701:                                              ; preds = %678, %1335
  %702 = phi i64 [ %1336, %1335 ], [ 0, %678 ]
  %703 = sub nsw i64 %383, %702
  %704 = call i64 @llvm.smin.i64(i64 %703, i64 6)
  %705 = add nsw i64 %704, -1
  %706 = icmp slt i64 %703, 4
  %707 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %702
  br i1 %706, label %708, label %936

708:                                              ; preds = %701
  br i1 %363, label %719, label %709

709:                                              ; preds = %708
  %710 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %711 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %712 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %713 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %714 = getelementptr inbounds %struct.query, ptr %707, i64 %713, i32 3
  %715 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %716 = getelementptr inbounds %struct.query, ptr %707, i64 %715, i32 3
  %717 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %718 = getelementptr inbounds %struct.query, ptr %707, i64 %717, i32 3
  br label %734

719:                                              ; preds = %745, %708
  %720 = phi i64 [ 0, %708 ], [ %735, %745 ]
  %721 = icmp slt i64 %720, %342
  br i1 %721, label %722, label %1335

722:                                              ; preds = %719
  %723 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %724 = getelementptr inbounds %struct.query, ptr %707, i64 %723
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 8
  %726 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %727 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %728 = getelementptr inbounds %struct.query, ptr %707, i64 %723, i32 3
  %729 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %730 = getelementptr inbounds %struct.query, ptr %707, i64 %729, i32 3
  %731 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %732 = getelementptr inbounds %struct.query, ptr %707, i64 %731, i32 3
  %733 = getelementptr inbounds nuw i8, ptr %724, i64 32
  br label %867

734:                                              ; preds = %709, %745
  %735 = phi i64 [ %806, %745 ], [ 64, %709 ]
  %736 = phi i64 [ %735, %745 ], [ 0, %709 ]
  %737 = add nuw nsw i64 %736, %342
  %738 = mul nsw i64 %737, %125
  %739 = getelementptr inbounds float, ptr %159, i64 %738
  %740 = getelementptr float, ptr %348, i64 %736
  br i1 %353, label %741, label %745

741:                                              ; preds = %734
  %742 = load ptr, ptr %714, align 8
  %743 = load ptr, ptr %716, align 8
  %744 = load ptr, ptr %718, align 8
  br label %808

745:                                              ; preds = %829, %734
  %746 = phi i64 [ %712, %734 ], [ %717, %829 ]
  %747 = phi i64 [ %711, %734 ], [ %715, %829 ]
  %748 = phi i64 [ %710, %734 ], [ %713, %829 ]
  %749 = phi <16 x float> [ zeroinitializer, %734 ], [ %843, %829 ]
  %750 = phi <16 x float> [ zeroinitializer, %734 ], [ %844, %829 ]
  %751 = phi <16 x float> [ zeroinitializer, %734 ], [ %845, %829 ]
  %752 = phi <16 x float> [ zeroinitializer, %734 ], [ %846, %829 ]
  %753 = phi <16 x float> [ zeroinitializer, %734 ], [ %851, %829 ]
  %754 = phi <16 x float> [ zeroinitializer, %734 ], [ %852, %829 ]
  %755 = phi <16 x float> [ zeroinitializer, %734 ], [ %853, %829 ]
  %756 = phi <16 x float> [ zeroinitializer, %734 ], [ %854, %829 ]
  %757 = phi <16 x float> [ zeroinitializer, %734 ], [ %859, %829 ]
  %758 = phi <16 x float> [ zeroinitializer, %734 ], [ %860, %829 ]
  %759 = phi <16 x float> [ zeroinitializer, %734 ], [ %861, %829 ]
  %760 = phi <16 x float> [ zeroinitializer, %734 ], [ %862, %829 ]
  %761 = getelementptr inbounds %struct.query, ptr %707, i64 %748
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 8
  %763 = load ptr, ptr %762, align 8
  %764 = getelementptr inbounds nuw float, ptr %763, i64 %736
  %765 = getelementptr inbounds nuw i8, ptr %761, i64 32
  %766 = load float, ptr %765, align 8
  %767 = insertelement <16 x float> poison, float %766, i64 0
  %768 = shufflevector <16 x float> %767, <16 x float> poison, <16 x i32> zeroinitializer
  %769 = fmul <16 x float> %749, %768
  store <16 x float> %769, ptr %764, align 4
  %770 = getelementptr inbounds nuw i8, ptr %764, i64 64
  %771 = fmul <16 x float> %750, %768
  store <16 x float> %771, ptr %770, align 4
  %772 = getelementptr inbounds nuw i8, ptr %764, i64 128
  %773 = fmul <16 x float> %751, %768
  store <16 x float> %773, ptr %772, align 4
  %774 = getelementptr inbounds nuw i8, ptr %764, i64 192
  %775 = fmul <16 x float> %752, %768
  store <16 x float> %775, ptr %774, align 4
  %776 = getelementptr inbounds %struct.query, ptr %707, i64 %747
  %777 = getelementptr inbounds nuw i8, ptr %776, i64 8
  %778 = load ptr, ptr %777, align 8
  %779 = getelementptr inbounds nuw float, ptr %778, i64 %736
  %780 = getelementptr inbounds nuw i8, ptr %776, i64 32
  %781 = load float, ptr %780, align 8
  %782 = insertelement <16 x float> poison, float %781, i64 0
  %783 = shufflevector <16 x float> %782, <16 x float> poison, <16 x i32> zeroinitializer
  %784 = fmul <16 x float> %753, %783
  store <16 x float> %784, ptr %779, align 4
  %785 = getelementptr inbounds nuw i8, ptr %779, i64 64
  %786 = fmul <16 x float> %754, %783
  store <16 x float> %786, ptr %785, align 4
  %787 = getelementptr inbounds nuw i8, ptr %779, i64 128
  %788 = fmul <16 x float> %755, %783
  store <16 x float> %788, ptr %787, align 4
  %789 = getelementptr inbounds nuw i8, ptr %779, i64 192
  %790 = fmul <16 x float> %756, %783
  store <16 x float> %790, ptr %789, align 4
  %791 = getelementptr inbounds %struct.query, ptr %707, i64 %746
  %792 = getelementptr inbounds nuw i8, ptr %791, i64 8
  %793 = load ptr, ptr %792, align 8
  %794 = getelementptr inbounds nuw float, ptr %793, i64 %736
  %795 = getelementptr inbounds nuw i8, ptr %791, i64 32
  %796 = load float, ptr %795, align 8
  %797 = insertelement <16 x float> poison, float %796, i64 0
  %798 = shufflevector <16 x float> %797, <16 x float> poison, <16 x i32> zeroinitializer
  %799 = fmul <16 x float> %757, %798
  store <16 x float> %799, ptr %794, align 4
  %800 = getelementptr inbounds nuw i8, ptr %794, i64 64
  %801 = fmul <16 x float> %758, %798
  store <16 x float> %801, ptr %800, align 4
  %802 = getelementptr inbounds nuw i8, ptr %794, i64 128
  %803 = fmul <16 x float> %759, %798
  store <16 x float> %803, ptr %802, align 4
  %804 = getelementptr inbounds nuw i8, ptr %794, i64 192
  %805 = fmul <16 x float> %760, %798
  store <16 x float> %805, ptr %804, align 4
  %806 = add nuw nsw i64 %735, 64
  %807 = icmp sgt i64 %806, %342
  br i1 %807, label %719, label %734, !llvm.loop !20

808:                                              ; preds = %829, %741
  %809 = phi <16 x float> [ zeroinitializer, %741 ], [ %843, %829 ]
  %810 = phi <16 x float> [ zeroinitializer, %741 ], [ %844, %829 ]
  %811 = phi <16 x float> [ zeroinitializer, %741 ], [ %845, %829 ]
  %812 = phi <16 x float> [ zeroinitializer, %741 ], [ %846, %829 ]
  %813 = phi <16 x float> [ zeroinitializer, %741 ], [ %851, %829 ]
  %814 = phi <16 x float> [ zeroinitializer, %741 ], [ %852, %829 ]
  %815 = phi <16 x float> [ zeroinitializer, %741 ], [ %853, %829 ]
  %816 = phi <16 x float> [ zeroinitializer, %741 ], [ %854, %829 ]
  %817 = phi <16 x float> [ zeroinitializer, %741 ], [ %859, %829 ]
  %818 = phi <16 x float> [ zeroinitializer, %741 ], [ %860, %829 ]
  %819 = phi <16 x float> [ zeroinitializer, %741 ], [ %861, %829 ]
  %820 = phi <16 x float> [ zeroinitializer, %741 ], [ %862, %829 ]
  %821 = phi i64 [ 0, %741 ], [ %822, %829 ]
  %822 = add nuw nsw i64 %821, 1
  %823 = shl nuw nsw i64 %822, 8
  %824 = getelementptr inbounds nuw i8, ptr %739, i64 %823
  %825 = shl nuw nsw i64 %821, 8
  %826 = getelementptr inbounds nuw i8, ptr %739, i64 %825
  call void @llvm.prefetch.p0(ptr nonnull %826, i32 0, i32 3, i32 1)
  %827 = getelementptr inbounds nuw i8, ptr %826, i64 64
  %828 = icmp ult ptr %827, %824
  br i1 %828, label %864, label %829, !llvm.loop !13

829:                                              ; preds = %808, %864
  %830 = mul nsw i64 %821, %346
  %831 = getelementptr float, ptr %740, i64 %830
  %832 = load <16 x float>, ptr %831, align 4
  %833 = getelementptr inbounds nuw i8, ptr %831, i64 64
  %834 = load <16 x float>, ptr %833, align 4
  %835 = getelementptr inbounds nuw i8, ptr %831, i64 128
  %836 = load <16 x float>, ptr %835, align 4
  %837 = getelementptr inbounds nuw i8, ptr %831, i64 192
  %838 = load <16 x float>, ptr %837, align 4
  %839 = getelementptr inbounds nuw float, ptr %742, i64 %821
  %840 = load float, ptr %839, align 4
  %841 = insertelement <16 x float> poison, float %840, i64 0
  %842 = shufflevector <16 x float> %841, <16 x float> poison, <16 x i32> zeroinitializer
  %843 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %832, <16 x float> %809)
  %844 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %834, <16 x float> %810)
  %845 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %836, <16 x float> %811)
  %846 = call <16 x float> @llvm.fma.v16f32(<16 x float> %842, <16 x float> %838, <16 x float> %812)
  %847 = getelementptr inbounds nuw float, ptr %743, i64 %821
  %848 = load float, ptr %847, align 4
  %849 = insertelement <16 x float> poison, float %848, i64 0
  %850 = shufflevector <16 x float> %849, <16 x float> poison, <16 x i32> zeroinitializer
  %851 = call <16 x float> @llvm.fma.v16f32(<16 x float> %850, <16 x float> %832, <16 x float> %813)
  %852 = call <16 x float> @llvm.fma.v16f32(<16 x float> %850, <16 x float> %834, <16 x float> %814)
  %853 = call <16 x float> @llvm.fma.v16f32(<16 x float> %850, <16 x float> %836, <16 x float> %815)
  %854 = call <16 x float> @llvm.fma.v16f32(<16 x float> %850, <16 x float> %838, <16 x float> %816)
  %855 = getelementptr inbounds nuw float, ptr %744, i64 %821
  %856 = load float, ptr %855, align 4
  %857 = insertelement <16 x float> poison, float %856, i64 0
  %858 = shufflevector <16 x float> %857, <16 x float> poison, <16 x i32> zeroinitializer
  %859 = call <16 x float> @llvm.fma.v16f32(<16 x float> %858, <16 x float> %832, <16 x float> %817)
  %860 = call <16 x float> @llvm.fma.v16f32(<16 x float> %858, <16 x float> %834, <16 x float> %818)
  %861 = call <16 x float> @llvm.fma.v16f32(<16 x float> %858, <16 x float> %836, <16 x float> %819)
  %862 = call <16 x float> @llvm.fma.v16f32(<16 x float> %858, <16 x float> %838, <16 x float> %820)
  %863 = icmp eq i64 %822, %125
  br i1 %863, label %745, label %808, !llvm.loop !21

864:                                              ; preds = %808
  call void @llvm.prefetch.p0(ptr nonnull %827, i32 0, i32 3, i32 1)
  %865 = getelementptr inbounds nuw i8, ptr %826, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %865, i32 0, i32 3, i32 1)
  %866 = getelementptr inbounds nuw i8, ptr %826, i64 192
  call void @llvm.prefetch.p0(ptr nonnull %866, i32 0, i32 3, i32 1)
  br label %829

867:                                              ; preds = %722, %877
  %868 = phi i64 [ %907, %877 ], [ %720, %722 ]
  %869 = add nsw i64 %868, %342
  %870 = mul nsw i64 %869, %125
  %871 = getelementptr inbounds float, ptr %159, i64 %870
  br i1 %353, label %872, label %877

872:                                              ; preds = %867
  %873 = getelementptr float, ptr %348, i64 %868
  %874 = load ptr, ptr %728, align 8
  %875 = load ptr, ptr %730, align 8
  %876 = load ptr, ptr %732, align 8
  br label %909

877:                                              ; preds = %909, %867
  %878 = phi i64 [ %727, %867 ], [ %731, %909 ]
  %879 = phi i64 [ %726, %867 ], [ %729, %909 ]
  %880 = phi <16 x float> [ zeroinitializer, %867 ], [ %934, %909 ]
  %881 = phi <16 x float> [ zeroinitializer, %867 ], [ %929, %909 ]
  %882 = phi <16 x float> [ zeroinitializer, %867 ], [ %924, %909 ]
  %883 = load ptr, ptr %725, align 8
  %884 = getelementptr inbounds nuw float, ptr %883, i64 %868
  %885 = load float, ptr %733, align 8
  %886 = insertelement <16 x float> poison, float %885, i64 0
  %887 = shufflevector <16 x float> %886, <16 x float> poison, <16 x i32> zeroinitializer
  %888 = fmul <16 x float> %882, %887
  store <16 x float> %888, ptr %884, align 4
  %889 = getelementptr inbounds %struct.query, ptr %707, i64 %879
  %890 = getelementptr inbounds nuw i8, ptr %889, i64 8
  %891 = load ptr, ptr %890, align 8
  %892 = getelementptr inbounds nuw float, ptr %891, i64 %868
  %893 = getelementptr inbounds nuw i8, ptr %889, i64 32
  %894 = load float, ptr %893, align 8
  %895 = insertelement <16 x float> poison, float %894, i64 0
  %896 = shufflevector <16 x float> %895, <16 x float> poison, <16 x i32> zeroinitializer
  %897 = fmul <16 x float> %881, %896
  store <16 x float> %897, ptr %892, align 4
  %898 = getelementptr inbounds %struct.query, ptr %707, i64 %878
  %899 = getelementptr inbounds nuw i8, ptr %898, i64 8
  %900 = load ptr, ptr %899, align 8
  %901 = getelementptr inbounds nuw float, ptr %900, i64 %868
  %902 = getelementptr inbounds nuw i8, ptr %898, i64 32
  %903 = load float, ptr %902, align 8
  %904 = insertelement <16 x float> poison, float %903, i64 0
  %905 = shufflevector <16 x float> %904, <16 x float> poison, <16 x i32> zeroinitializer
  %906 = fmul <16 x float> %880, %905
  store <16 x float> %906, ptr %901, align 4
  %907 = add nuw nsw i64 %868, 16
  %908 = icmp slt i64 %907, %342
  br i1 %908, label %867, label %1335, !llvm.loop !22

909:                                              ; preds = %872, %909
  %910 = phi <16 x float> [ zeroinitializer, %872 ], [ %934, %909 ]
  %911 = phi <16 x float> [ zeroinitializer, %872 ], [ %929, %909 ]
  %912 = phi <16 x float> [ zeroinitializer, %872 ], [ %924, %909 ]
  %913 = phi i64 [ 0, %872 ], [ %914, %909 ]
  %914 = add nuw nsw i64 %913, 1
  %915 = shl nuw nsw i64 %913, 6
  %916 = getelementptr inbounds nuw i8, ptr %871, i64 %915
  call void @llvm.prefetch.p0(ptr %916, i32 0, i32 3, i32 1)
  %917 = mul nsw i64 %913, %346
  %918 = getelementptr float, ptr %873, i64 %917
  %919 = load <16 x float>, ptr %918, align 4
  %920 = getelementptr inbounds nuw float, ptr %874, i64 %913
  %921 = load float, ptr %920, align 4
  %922 = insertelement <16 x float> poison, float %921, i64 0
  %923 = shufflevector <16 x float> %922, <16 x float> poison, <16 x i32> zeroinitializer
  %924 = call <16 x float> @llvm.fma.v16f32(<16 x float> %923, <16 x float> %919, <16 x float> %912)
  %925 = getelementptr inbounds nuw float, ptr %875, i64 %913
  %926 = load float, ptr %925, align 4
  %927 = insertelement <16 x float> poison, float %926, i64 0
  %928 = shufflevector <16 x float> %927, <16 x float> poison, <16 x i32> zeroinitializer
  %929 = call <16 x float> @llvm.fma.v16f32(<16 x float> %928, <16 x float> %919, <16 x float> %911)
  %930 = getelementptr inbounds nuw float, ptr %876, i64 %913
  %931 = load float, ptr %930, align 4
  %932 = insertelement <16 x float> poison, float %931, i64 0
  %933 = shufflevector <16 x float> %932, <16 x float> poison, <16 x i32> zeroinitializer
  %934 = call <16 x float> @llvm.fma.v16f32(<16 x float> %933, <16 x float> %919, <16 x float> %910)
  %935 = icmp eq i64 %914, %125
  br i1 %935, label %877, label %909, !llvm.loop !21

936:                                              ; preds = %701
  br i1 %363, label %956, label %937

937:                                              ; preds = %936
  %938 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %939 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %940 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %941 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %942 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %943 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %944 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %945 = getelementptr inbounds %struct.query, ptr %707, i64 %944, i32 3
  %946 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %947 = getelementptr inbounds %struct.query, ptr %707, i64 %946, i32 3
  %948 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %949 = getelementptr inbounds %struct.query, ptr %707, i64 %948, i32 3
  %950 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %951 = getelementptr inbounds %struct.query, ptr %707, i64 %950, i32 3
  %952 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %953 = getelementptr inbounds %struct.query, ptr %707, i64 %952, i32 3
  %954 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %955 = getelementptr inbounds %struct.query, ptr %707, i64 %954, i32 3
  br label %980

956:                                              ; preds = %994, %936
  %957 = phi i64 [ 0, %936 ], [ %981, %994 ]
  %958 = icmp slt i64 %957, %342
  br i1 %958, label %959, label %1335

959:                                              ; preds = %956
  %960 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %961 = getelementptr inbounds %struct.query, ptr %707, i64 %960
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 8
  %963 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %964 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %965 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %966 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %967 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %968 = getelementptr inbounds %struct.query, ptr %707, i64 %960, i32 3
  %969 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %970 = getelementptr inbounds %struct.query, ptr %707, i64 %969, i32 3
  %971 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %972 = getelementptr inbounds %struct.query, ptr %707, i64 %971, i32 3
  %973 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %974 = getelementptr inbounds %struct.query, ptr %707, i64 %973, i32 3
  %975 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %976 = getelementptr inbounds %struct.query, ptr %707, i64 %975, i32 3
  %977 = call i64 @llvm.smin.i64(i64 %705, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %978 = getelementptr inbounds %struct.query, ptr %707, i64 %977, i32 3
  %979 = getelementptr inbounds nuw i8, ptr %961, i64 32
  br label %1212

980:                                              ; preds = %937, %994
  %981 = phi i64 [ %1115, %994 ], [ 64, %937 ]
  %982 = phi i64 [ %981, %994 ], [ 0, %937 ]
  %983 = add nuw nsw i64 %982, %342
  %984 = mul nsw i64 %983, %125
  %985 = getelementptr inbounds float, ptr %159, i64 %984
  %986 = getelementptr float, ptr %348, i64 %982
  br i1 %353, label %987, label %994

987:                                              ; preds = %980
  %988 = load ptr, ptr %945, align 8
  %989 = load ptr, ptr %947, align 8
  %990 = load ptr, ptr %949, align 8
  %991 = load ptr, ptr %951, align 8
  %992 = load ptr, ptr %953, align 8
  %993 = load ptr, ptr %955, align 8
  br label %1117

994:                                              ; preds = %1150, %980
  %995 = phi i64 [ %943, %980 ], [ %954, %1150 ]
  %996 = phi i64 [ %942, %980 ], [ %952, %1150 ]
  %997 = phi i64 [ %941, %980 ], [ %950, %1150 ]
  %998 = phi i64 [ %940, %980 ], [ %948, %1150 ]
  %999 = phi i64 [ %939, %980 ], [ %946, %1150 ]
  %1000 = phi i64 [ %938, %980 ], [ %944, %1150 ]
  %1001 = phi <16 x float> [ zeroinitializer, %980 ], [ %1207, %1150 ]
  %1002 = phi <16 x float> [ zeroinitializer, %980 ], [ %1206, %1150 ]
  %1003 = phi <16 x float> [ zeroinitializer, %980 ], [ %1205, %1150 ]
  %1004 = phi <16 x float> [ zeroinitializer, %980 ], [ %1204, %1150 ]
  %1005 = phi <16 x float> [ zeroinitializer, %980 ], [ %1199, %1150 ]
  %1006 = phi <16 x float> [ zeroinitializer, %980 ], [ %1198, %1150 ]
  %1007 = phi <16 x float> [ zeroinitializer, %980 ], [ %1197, %1150 ]
  %1008 = phi <16 x float> [ zeroinitializer, %980 ], [ %1196, %1150 ]
  %1009 = phi <16 x float> [ zeroinitializer, %980 ], [ %1191, %1150 ]
  %1010 = phi <16 x float> [ zeroinitializer, %980 ], [ %1190, %1150 ]
  %1011 = phi <16 x float> [ zeroinitializer, %980 ], [ %1189, %1150 ]
  %1012 = phi <16 x float> [ zeroinitializer, %980 ], [ %1188, %1150 ]
  %1013 = phi <16 x float> [ zeroinitializer, %980 ], [ %1183, %1150 ]
  %1014 = phi <16 x float> [ zeroinitializer, %980 ], [ %1182, %1150 ]
  %1015 = phi <16 x float> [ zeroinitializer, %980 ], [ %1181, %1150 ]
  %1016 = phi <16 x float> [ zeroinitializer, %980 ], [ %1180, %1150 ]
  %1017 = phi <16 x float> [ zeroinitializer, %980 ], [ %1175, %1150 ]
  %1018 = phi <16 x float> [ zeroinitializer, %980 ], [ %1174, %1150 ]
  %1019 = phi <16 x float> [ zeroinitializer, %980 ], [ %1173, %1150 ]
  %1020 = phi <16 x float> [ zeroinitializer, %980 ], [ %1172, %1150 ]
  %1021 = phi <16 x float> [ zeroinitializer, %980 ], [ %1167, %1150 ]
  %1022 = phi <16 x float> [ zeroinitializer, %980 ], [ %1166, %1150 ]
  %1023 = phi <16 x float> [ zeroinitializer, %980 ], [ %1165, %1150 ]
  %1024 = phi <16 x float> [ zeroinitializer, %980 ], [ %1164, %1150 ]
  %1025 = getelementptr inbounds %struct.query, ptr %707, i64 %1000
  %1026 = getelementptr inbounds nuw i8, ptr %1025, i64 8
  %1027 = load ptr, ptr %1026, align 8
  %1028 = getelementptr inbounds nuw float, ptr %1027, i64 %982
  %1029 = getelementptr inbounds nuw i8, ptr %1025, i64 32
  %1030 = load float, ptr %1029, align 8
  %1031 = insertelement <16 x float> poison, float %1030, i64 0
  %1032 = shufflevector <16 x float> %1031, <16 x float> poison, <16 x i32> zeroinitializer
  %1033 = fmul <16 x float> %1024, %1032
  store <16 x float> %1033, ptr %1028, align 4
  %1034 = getelementptr inbounds nuw i8, ptr %1028, i64 64
  %1035 = fmul <16 x float> %1023, %1032
  store <16 x float> %1035, ptr %1034, align 4
  %1036 = getelementptr inbounds nuw i8, ptr %1028, i64 128
  %1037 = fmul <16 x float> %1022, %1032
  store <16 x float> %1037, ptr %1036, align 4
  %1038 = getelementptr inbounds nuw i8, ptr %1028, i64 192
  %1039 = fmul <16 x float> %1021, %1032
  store <16 x float> %1039, ptr %1038, align 4
  %1040 = getelementptr inbounds %struct.query, ptr %707, i64 %999
  %1041 = getelementptr inbounds nuw i8, ptr %1040, i64 8
  %1042 = load ptr, ptr %1041, align 8
  %1043 = getelementptr inbounds nuw float, ptr %1042, i64 %982
  %1044 = getelementptr inbounds nuw i8, ptr %1040, i64 32
  %1045 = load float, ptr %1044, align 8
  %1046 = insertelement <16 x float> poison, float %1045, i64 0
  %1047 = shufflevector <16 x float> %1046, <16 x float> poison, <16 x i32> zeroinitializer
  %1048 = fmul <16 x float> %1020, %1047
  store <16 x float> %1048, ptr %1043, align 4
  %1049 = getelementptr inbounds nuw i8, ptr %1043, i64 64
  %1050 = fmul <16 x float> %1019, %1047
  store <16 x float> %1050, ptr %1049, align 4
  %1051 = getelementptr inbounds nuw i8, ptr %1043, i64 128
  %1052 = fmul <16 x float> %1018, %1047
  store <16 x float> %1052, ptr %1051, align 4
  %1053 = getelementptr inbounds nuw i8, ptr %1043, i64 192
  %1054 = fmul <16 x float> %1017, %1047
  store <16 x float> %1054, ptr %1053, align 4
  %1055 = getelementptr inbounds %struct.query, ptr %707, i64 %998
  %1056 = getelementptr inbounds nuw i8, ptr %1055, i64 8
  %1057 = load ptr, ptr %1056, align 8
  %1058 = getelementptr inbounds nuw float, ptr %1057, i64 %982
  %1059 = getelementptr inbounds nuw i8, ptr %1055, i64 32
  %1060 = load float, ptr %1059, align 8
  %1061 = insertelement <16 x float> poison, float %1060, i64 0
  %1062 = shufflevector <16 x float> %1061, <16 x float> poison, <16 x i32> zeroinitializer
  %1063 = fmul <16 x float> %1016, %1062
  store <16 x float> %1063, ptr %1058, align 4
  %1064 = getelementptr inbounds nuw i8, ptr %1058, i64 64
  %1065 = fmul <16 x float> %1015, %1062
  store <16 x float> %1065, ptr %1064, align 4
  %1066 = getelementptr inbounds nuw i8, ptr %1058, i64 128
  %1067 = fmul <16 x float> %1014, %1062
  store <16 x float> %1067, ptr %1066, align 4
  %1068 = getelementptr inbounds nuw i8, ptr %1058, i64 192
  %1069 = fmul <16 x float> %1013, %1062
  store <16 x float> %1069, ptr %1068, align 4
  %1070 = getelementptr inbounds %struct.query, ptr %707, i64 %997
  %1071 = getelementptr inbounds nuw i8, ptr %1070, i64 8
  %1072 = load ptr, ptr %1071, align 8
  %1073 = getelementptr inbounds nuw float, ptr %1072, i64 %982
  %1074 = getelementptr inbounds nuw i8, ptr %1070, i64 32
  %1075 = load float, ptr %1074, align 8
  %1076 = insertelement <16 x float> poison, float %1075, i64 0
  %1077 = shufflevector <16 x float> %1076, <16 x float> poison, <16 x i32> zeroinitializer
  %1078 = fmul <16 x float> %1012, %1077
  store <16 x float> %1078, ptr %1073, align 4
  %1079 = getelementptr inbounds nuw i8, ptr %1073, i64 64
  %1080 = fmul <16 x float> %1011, %1077
  store <16 x float> %1080, ptr %1079, align 4
  %1081 = getelementptr inbounds nuw i8, ptr %1073, i64 128
  %1082 = fmul <16 x float> %1010, %1077
  store <16 x float> %1082, ptr %1081, align 4
  %1083 = getelementptr inbounds nuw i8, ptr %1073, i64 192
  %1084 = fmul <16 x float> %1009, %1077
  store <16 x float> %1084, ptr %1083, align 4
  %1085 = getelementptr inbounds %struct.query, ptr %707, i64 %996
  %1086 = getelementptr inbounds nuw i8, ptr %1085, i64 8
  %1087 = load ptr, ptr %1086, align 8
  %1088 = getelementptr inbounds nuw float, ptr %1087, i64 %982
  %1089 = getelementptr inbounds nuw i8, ptr %1085, i64 32
  %1090 = load float, ptr %1089, align 8
  %1091 = insertelement <16 x float> poison, float %1090, i64 0
  %1092 = shufflevector <16 x float> %1091, <16 x float> poison, <16 x i32> zeroinitializer
  %1093 = fmul <16 x float> %1008, %1092
  store <16 x float> %1093, ptr %1088, align 4
  %1094 = getelementptr inbounds nuw i8, ptr %1088, i64 64
  %1095 = fmul <16 x float> %1007, %1092
  store <16 x float> %1095, ptr %1094, align 4
  %1096 = getelementptr inbounds nuw i8, ptr %1088, i64 128
  %1097 = fmul <16 x float> %1006, %1092
  store <16 x float> %1097, ptr %1096, align 4
  %1098 = getelementptr inbounds nuw i8, ptr %1088, i64 192
  %1099 = fmul <16 x float> %1005, %1092
  store <16 x float> %1099, ptr %1098, align 4
  %1100 = getelementptr inbounds %struct.query, ptr %707, i64 %995
  %1101 = getelementptr inbounds nuw i8, ptr %1100, i64 8
  %1102 = load ptr, ptr %1101, align 8
  %1103 = getelementptr inbounds nuw float, ptr %1102, i64 %982
  %1104 = getelementptr inbounds nuw i8, ptr %1100, i64 32
  %1105 = load float, ptr %1104, align 8
  %1106 = insertelement <16 x float> poison, float %1105, i64 0
  %1107 = shufflevector <16 x float> %1106, <16 x float> poison, <16 x i32> zeroinitializer
  %1108 = fmul <16 x float> %1004, %1107
  store <16 x float> %1108, ptr %1103, align 4
  %1109 = getelementptr inbounds nuw i8, ptr %1103, i64 64
  %1110 = fmul <16 x float> %1003, %1107
  store <16 x float> %1110, ptr %1109, align 4
  %1111 = getelementptr inbounds nuw i8, ptr %1103, i64 128
  %1112 = fmul <16 x float> %1002, %1107
  store <16 x float> %1112, ptr %1111, align 4
  %1113 = getelementptr inbounds nuw i8, ptr %1103, i64 192
  %1114 = fmul <16 x float> %1001, %1107
  store <16 x float> %1114, ptr %1113, align 4
  %1115 = add nuw nsw i64 %981, 64
  %1116 = icmp sgt i64 %1115, %342
  br i1 %1116, label %956, label %980, !llvm.loop !20

1117:                                             ; preds = %1150, %987
  %1118 = phi <16 x float> [ zeroinitializer, %987 ], [ %1207, %1150 ]
  %1119 = phi <16 x float> [ zeroinitializer, %987 ], [ %1206, %1150 ]
  %1120 = phi <16 x float> [ zeroinitializer, %987 ], [ %1205, %1150 ]
  %1121 = phi <16 x float> [ zeroinitializer, %987 ], [ %1204, %1150 ]
  %1122 = phi <16 x float> [ zeroinitializer, %987 ], [ %1199, %1150 ]
  %1123 = phi <16 x float> [ zeroinitializer, %987 ], [ %1198, %1150 ]
  %1124 = phi <16 x float> [ zeroinitializer, %987 ], [ %1197, %1150 ]
  %1125 = phi <16 x float> [ zeroinitializer, %987 ], [ %1196, %1150 ]
  %1126 = phi <16 x float> [ zeroinitializer, %987 ], [ %1191, %1150 ]
  %1127 = phi <16 x float> [ zeroinitializer, %987 ], [ %1190, %1150 ]
  %1128 = phi <16 x float> [ zeroinitializer, %987 ], [ %1189, %1150 ]
  %1129 = phi <16 x float> [ zeroinitializer, %987 ], [ %1188, %1150 ]
  %1130 = phi <16 x float> [ zeroinitializer, %987 ], [ %1183, %1150 ]
  %1131 = phi <16 x float> [ zeroinitializer, %987 ], [ %1182, %1150 ]
  %1132 = phi <16 x float> [ zeroinitializer, %987 ], [ %1181, %1150 ]
  %1133 = phi <16 x float> [ zeroinitializer, %987 ], [ %1180, %1150 ]
  %1134 = phi <16 x float> [ zeroinitializer, %987 ], [ %1175, %1150 ]
  %1135 = phi <16 x float> [ zeroinitializer, %987 ], [ %1174, %1150 ]
  %1136 = phi <16 x float> [ zeroinitializer, %987 ], [ %1173, %1150 ]
  %1137 = phi <16 x float> [ zeroinitializer, %987 ], [ %1172, %1150 ]
  %1138 = phi <16 x float> [ zeroinitializer, %987 ], [ %1167, %1150 ]
  %1139 = phi <16 x float> [ zeroinitializer, %987 ], [ %1166, %1150 ]
  %1140 = phi <16 x float> [ zeroinitializer, %987 ], [ %1165, %1150 ]
  %1141 = phi <16 x float> [ zeroinitializer, %987 ], [ %1164, %1150 ]
  %1142 = phi i64 [ 0, %987 ], [ %1143, %1150 ]
  %1143 = add nuw nsw i64 %1142, 1
  %1144 = shl nuw nsw i64 %1143, 8
  %1145 = getelementptr inbounds nuw i8, ptr %985, i64 %1144
  %1146 = shl nuw nsw i64 %1142, 8
  %1147 = getelementptr inbounds nuw i8, ptr %985, i64 %1146
  call void @llvm.prefetch.p0(ptr nonnull %1147, i32 0, i32 3, i32 1)
  %1148 = getelementptr inbounds nuw i8, ptr %1147, i64 64
  %1149 = icmp ult ptr %1148, %1145
  br i1 %1149, label %1209, label %1150, !llvm.loop !13

1150:                                             ; preds = %1117, %1209
  %1151 = mul nsw i64 %1142, %346
  %1152 = getelementptr float, ptr %986, i64 %1151
  %1153 = load <16 x float>, ptr %1152, align 4
  %1154 = getelementptr inbounds nuw i8, ptr %1152, i64 64
  %1155 = load <16 x float>, ptr %1154, align 4
  %1156 = getelementptr inbounds nuw i8, ptr %1152, i64 128
  %1157 = load <16 x float>, ptr %1156, align 4
  %1158 = getelementptr inbounds nuw i8, ptr %1152, i64 192
  %1159 = load <16 x float>, ptr %1158, align 4
  %1160 = getelementptr inbounds nuw float, ptr %988, i64 %1142
  %1161 = load float, ptr %1160, align 4
  %1162 = insertelement <16 x float> poison, float %1161, i64 0
  %1163 = shufflevector <16 x float> %1162, <16 x float> poison, <16 x i32> zeroinitializer
  %1164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1153, <16 x float> %1141)
  %1165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1155, <16 x float> %1140)
  %1166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1157, <16 x float> %1139)
  %1167 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1163, <16 x float> %1159, <16 x float> %1138)
  %1168 = getelementptr inbounds nuw float, ptr %989, i64 %1142
  %1169 = load float, ptr %1168, align 4
  %1170 = insertelement <16 x float> poison, float %1169, i64 0
  %1171 = shufflevector <16 x float> %1170, <16 x float> poison, <16 x i32> zeroinitializer
  %1172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1153, <16 x float> %1137)
  %1173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1155, <16 x float> %1136)
  %1174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1157, <16 x float> %1135)
  %1175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1171, <16 x float> %1159, <16 x float> %1134)
  %1176 = getelementptr inbounds nuw float, ptr %990, i64 %1142
  %1177 = load float, ptr %1176, align 4
  %1178 = insertelement <16 x float> poison, float %1177, i64 0
  %1179 = shufflevector <16 x float> %1178, <16 x float> poison, <16 x i32> zeroinitializer
  %1180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1153, <16 x float> %1133)
  %1181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1155, <16 x float> %1132)
  %1182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1157, <16 x float> %1131)
  %1183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1179, <16 x float> %1159, <16 x float> %1130)
  %1184 = getelementptr inbounds nuw float, ptr %991, i64 %1142
  %1185 = load float, ptr %1184, align 4
  %1186 = insertelement <16 x float> poison, float %1185, i64 0
  %1187 = shufflevector <16 x float> %1186, <16 x float> poison, <16 x i32> zeroinitializer
  %1188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1153, <16 x float> %1129)
  %1189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1155, <16 x float> %1128)
  %1190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1157, <16 x float> %1127)
  %1191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1187, <16 x float> %1159, <16 x float> %1126)
  %1192 = getelementptr inbounds nuw float, ptr %992, i64 %1142
  %1193 = load float, ptr %1192, align 4
  %1194 = insertelement <16 x float> poison, float %1193, i64 0
  %1195 = shufflevector <16 x float> %1194, <16 x float> poison, <16 x i32> zeroinitializer
  %1196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1195, <16 x float> %1153, <16 x float> %1125)
  %1197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1195, <16 x float> %1155, <16 x float> %1124)
  %1198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1195, <16 x float> %1157, <16 x float> %1123)
  %1199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1195, <16 x float> %1159, <16 x float> %1122)
  %1200 = getelementptr inbounds nuw float, ptr %993, i64 %1142
  %1201 = load float, ptr %1200, align 4
  %1202 = insertelement <16 x float> poison, float %1201, i64 0
  %1203 = shufflevector <16 x float> %1202, <16 x float> poison, <16 x i32> zeroinitializer
  %1204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1203, <16 x float> %1153, <16 x float> %1121)
  %1205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1203, <16 x float> %1155, <16 x float> %1120)
  %1206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1203, <16 x float> %1157, <16 x float> %1119)
  %1207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1203, <16 x float> %1159, <16 x float> %1118)
  %1208 = icmp eq i64 %1143, %125
  br i1 %1208, label %994, label %1117, !llvm.loop !21

1209:                                             ; preds = %1117
  call void @llvm.prefetch.p0(ptr nonnull %1148, i32 0, i32 3, i32 1)
  %1210 = getelementptr inbounds nuw i8, ptr %1147, i64 128
  call void @llvm.prefetch.p0(ptr nonnull %1210, i32 0, i32 3, i32 1)
  %1211 = getelementptr inbounds nuw i8, ptr %1147, i64 192
  call void @llvm.prefetch.p0(ptr nonnull %1211, i32 0, i32 3, i32 1)
  br label %1150

1212:                                             ; preds = %959, %1225
  %1213 = phi i64 [ %1288, %1225 ], [ %957, %959 ]
  %1214 = add nsw i64 %1213, %342
  %1215 = mul nsw i64 %1214, %125
  %1216 = getelementptr inbounds float, ptr %159, i64 %1215
  br i1 %353, label %1217, label %1225

1217:                                             ; preds = %1212
  %1218 = getelementptr float, ptr %348, i64 %1213
  %1219 = load ptr, ptr %968, align 8
  %1220 = load ptr, ptr %970, align 8
  %1221 = load ptr, ptr %972, align 8
  %1222 = load ptr, ptr %974, align 8
  %1223 = load ptr, ptr %976, align 8
  %1224 = load ptr, ptr %978, align 8
  br label %1290

1225:                                             ; preds = %1290, %1212
  %1226 = phi i64 [ %967, %1212 ], [ %977, %1290 ]
  %1227 = phi i64 [ %966, %1212 ], [ %975, %1290 ]
  %1228 = phi i64 [ %965, %1212 ], [ %973, %1290 ]
  %1229 = phi i64 [ %964, %1212 ], [ %971, %1290 ]
  %1230 = phi i64 [ %963, %1212 ], [ %969, %1290 ]
  %1231 = phi <16 x float> [ zeroinitializer, %1212 ], [ %1333, %1290 ]
  %1232 = phi <16 x float> [ zeroinitializer, %1212 ], [ %1328, %1290 ]
  %1233 = phi <16 x float> [ zeroinitializer, %1212 ], [ %1323, %1290 ]
  %1234 = phi <16 x float> [ zeroinitializer, %1212 ], [ %1318, %1290 ]
  %1235 = phi <16 x float> [ zeroinitializer, %1212 ], [ %1313, %1290 ]
  %1236 = phi <16 x float> [ zeroinitializer, %1212 ], [ %1308, %1290 ]
  %1237 = load ptr, ptr %962, align 8
  %1238 = getelementptr inbounds nuw float, ptr %1237, i64 %1213
  %1239 = load float, ptr %979, align 8
  %1240 = insertelement <16 x float> poison, float %1239, i64 0
  %1241 = shufflevector <16 x float> %1240, <16 x float> poison, <16 x i32> zeroinitializer
  %1242 = fmul <16 x float> %1236, %1241
  store <16 x float> %1242, ptr %1238, align 4
  %1243 = getelementptr inbounds %struct.query, ptr %707, i64 %1230
  %1244 = getelementptr inbounds nuw i8, ptr %1243, i64 8
  %1245 = load ptr, ptr %1244, align 8
  %1246 = getelementptr inbounds nuw float, ptr %1245, i64 %1213
  %1247 = getelementptr inbounds nuw i8, ptr %1243, i64 32
  %1248 = load float, ptr %1247, align 8
  %1249 = insertelement <16 x float> poison, float %1248, i64 0
  %1250 = shufflevector <16 x float> %1249, <16 x float> poison, <16 x i32> zeroinitializer
  %1251 = fmul <16 x float> %1235, %1250
  store <16 x float> %1251, ptr %1246, align 4
  %1252 = getelementptr inbounds %struct.query, ptr %707, i64 %1229
  %1253 = getelementptr inbounds nuw i8, ptr %1252, i64 8
  %1254 = load ptr, ptr %1253, align 8
  %1255 = getelementptr inbounds nuw float, ptr %1254, i64 %1213
  %1256 = getelementptr inbounds nuw i8, ptr %1252, i64 32
  %1257 = load float, ptr %1256, align 8
  %1258 = insertelement <16 x float> poison, float %1257, i64 0
  %1259 = shufflevector <16 x float> %1258, <16 x float> poison, <16 x i32> zeroinitializer
  %1260 = fmul <16 x float> %1234, %1259
  store <16 x float> %1260, ptr %1255, align 4
  %1261 = getelementptr inbounds %struct.query, ptr %707, i64 %1228
  %1262 = getelementptr inbounds nuw i8, ptr %1261, i64 8
  %1263 = load ptr, ptr %1262, align 8
  %1264 = getelementptr inbounds nuw float, ptr %1263, i64 %1213
  %1265 = getelementptr inbounds nuw i8, ptr %1261, i64 32
  %1266 = load float, ptr %1265, align 8
  %1267 = insertelement <16 x float> poison, float %1266, i64 0
  %1268 = shufflevector <16 x float> %1267, <16 x float> poison, <16 x i32> zeroinitializer
  %1269 = fmul <16 x float> %1233, %1268
  store <16 x float> %1269, ptr %1264, align 4
  %1270 = getelementptr inbounds %struct.query, ptr %707, i64 %1227
  %1271 = getelementptr inbounds nuw i8, ptr %1270, i64 8
  %1272 = load ptr, ptr %1271, align 8
  %1273 = getelementptr inbounds nuw float, ptr %1272, i64 %1213
  %1274 = getelementptr inbounds nuw i8, ptr %1270, i64 32
  %1275 = load float, ptr %1274, align 8
  %1276 = insertelement <16 x float> poison, float %1275, i64 0
  %1277 = shufflevector <16 x float> %1276, <16 x float> poison, <16 x i32> zeroinitializer
  %1278 = fmul <16 x float> %1232, %1277
  store <16 x float> %1278, ptr %1273, align 4
  %1279 = getelementptr inbounds %struct.query, ptr %707, i64 %1226
  %1280 = getelementptr inbounds nuw i8, ptr %1279, i64 8
  %1281 = load ptr, ptr %1280, align 8
  %1282 = getelementptr inbounds nuw float, ptr %1281, i64 %1213
  %1283 = getelementptr inbounds nuw i8, ptr %1279, i64 32
  %1284 = load float, ptr %1283, align 8
  %1285 = insertelement <16 x float> poison, float %1284, i64 0
  %1286 = shufflevector <16 x float> %1285, <16 x float> poison, <16 x i32> zeroinitializer
  %1287 = fmul <16 x float> %1231, %1286
  store <16 x float> %1287, ptr %1282, align 4
  %1288 = add nuw nsw i64 %1213, 16
  %1289 = icmp slt i64 %1288, %342
  br i1 %1289, label %1212, label %1335, !llvm.loop !22

1290:                                             ; preds = %1217, %1290
  %1291 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1333, %1290 ]
  %1292 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1328, %1290 ]
  %1293 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1323, %1290 ]
  %1294 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1318, %1290 ]
  %1295 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1313, %1290 ]
  %1296 = phi <16 x float> [ zeroinitializer, %1217 ], [ %1308, %1290 ]
  %1297 = phi i64 [ 0, %1217 ], [ %1298, %1290 ]
  %1298 = add nuw nsw i64 %1297, 1
  %1299 = shl nuw nsw i64 %1297, 6
  %1300 = getelementptr inbounds nuw i8, ptr %1216, i64 %1299
  call void @llvm.prefetch.p0(ptr %1300, i32 0, i32 3, i32 1)
  %1301 = mul nsw i64 %1297, %346
  %1302 = getelementptr float, ptr %1218, i64 %1301
  %1303 = load <16 x float>, ptr %1302, align 4
  %1304 = getelementptr inbounds nuw float, ptr %1219, i64 %1297
  %1305 = load float, ptr %1304, align 4
  %1306 = insertelement <16 x float> poison, float %1305, i64 0
  %1307 = shufflevector <16 x float> %1306, <16 x float> poison, <16 x i32> zeroinitializer
  %1308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1307, <16 x float> %1303, <16 x float> %1296)
  %1309 = getelementptr inbounds nuw float, ptr %1220, i64 %1297
  %1310 = load float, ptr %1309, align 4
  %1311 = insertelement <16 x float> poison, float %1310, i64 0
  %1312 = shufflevector <16 x float> %1311, <16 x float> poison, <16 x i32> zeroinitializer
  %1313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1312, <16 x float> %1303, <16 x float> %1295)
  %1314 = getelementptr inbounds nuw float, ptr %1221, i64 %1297
  %1315 = load float, ptr %1314, align 4
  %1316 = insertelement <16 x float> poison, float %1315, i64 0
  %1317 = shufflevector <16 x float> %1316, <16 x float> poison, <16 x i32> zeroinitializer
  %1318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1317, <16 x float> %1303, <16 x float> %1294)
  %1319 = getelementptr inbounds nuw float, ptr %1222, i64 %1297
  %1320 = load float, ptr %1319, align 4
  %1321 = insertelement <16 x float> poison, float %1320, i64 0
  %1322 = shufflevector <16 x float> %1321, <16 x float> poison, <16 x i32> zeroinitializer
  %1323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1322, <16 x float> %1303, <16 x float> %1293)
  %1324 = getelementptr inbounds nuw float, ptr %1223, i64 %1297
  %1325 = load float, ptr %1324, align 4
  %1326 = insertelement <16 x float> poison, float %1325, i64 0
  %1327 = shufflevector <16 x float> %1326, <16 x float> poison, <16 x i32> zeroinitializer
  %1328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1327, <16 x float> %1303, <16 x float> %1292)
  %1329 = getelementptr inbounds nuw float, ptr %1224, i64 %1297
  %1330 = load float, ptr %1329, align 4
  %1331 = insertelement <16 x float> poison, float %1330, i64 0
  %1332 = shufflevector <16 x float> %1331, <16 x float> poison, <16 x i32> zeroinitializer
  %1333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %1332, <16 x float> %1303, <16 x float> %1291)
  %1334 = icmp eq i64 %1298, %125
  br i1 %1334, label %1225, label %1290, !llvm.loop !21

1335:                                             ; preds = %1225, %877, %956, %719
  %1336 = add nuw nsw i64 %702, 6
  %1337 = icmp slt i64 %1336, %383
  br i1 %1337, label %701, label %1338, !llvm.loop !23

1338:                                             ; preds = %1335, %426
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1339 = add nuw nsw i64 %381, 12
  %1340 = load i64, ptr %6, align 8
  %1341 = icmp slt i64 %1339, %1340
  %1342 = add i64 %379, -12
  br i1 %1341, label %378, label %1378, !llvm.loop !24

1343:                                             ; preds = %1343, %399
  %1344 = phi i64 [ 0, %399 ], [ %1375, %1343 ]
  %1345 = phi i64 [ 0, %399 ], [ %1376, %1343 ]
  %1346 = add nsw i64 %387, %1344
  %1347 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1344
  %1348 = mul nsw i64 %392, %1346
  %1349 = getelementptr inbounds float, ptr %391, i64 %1348
  %1350 = mul nsw i64 %393, %1346
  %1351 = getelementptr inbounds float, ptr %211, i64 %1350
  %1352 = getelementptr inbounds float, ptr %212, i64 %1346
  %1353 = shl nsw i64 %1344, 11
  %1354 = getelementptr inbounds nuw i8, ptr %3, i64 %1353
  store ptr %1349, ptr %1347, align 16
  %1355 = getelementptr inbounds nuw i8, ptr %1347, i64 8
  store ptr %1351, ptr %1355, align 8
  %1356 = getelementptr inbounds nuw i8, ptr %1347, i64 16
  store ptr %1352, ptr %1356, align 16
  %1357 = getelementptr inbounds nuw i8, ptr %1347, i64 24
  store ptr %1354, ptr %1357, align 8
  %1358 = getelementptr inbounds nuw i8, ptr %1347, i64 32
  store float 0.000000e+00, ptr %1358, align 16
  %1359 = getelementptr inbounds nuw i8, ptr %1347, i64 36
  store i32 0, ptr %1359, align 4
  %1360 = or disjoint i64 %1344, 1
  %1361 = add nsw i64 %387, %1360
  %1362 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1360
  %1363 = mul nsw i64 %392, %1361
  %1364 = getelementptr inbounds float, ptr %391, i64 %1363
  %1365 = mul nsw i64 %393, %1361
  %1366 = getelementptr inbounds float, ptr %211, i64 %1365
  %1367 = getelementptr inbounds float, ptr %212, i64 %1361
  %1368 = shl nsw i64 %1360, 11
  %1369 = getelementptr inbounds nuw i8, ptr %3, i64 %1368
  store ptr %1364, ptr %1362, align 8
  %1370 = getelementptr inbounds nuw i8, ptr %1362, i64 8
  store ptr %1366, ptr %1370, align 16
  %1371 = getelementptr inbounds nuw i8, ptr %1362, i64 16
  store ptr %1367, ptr %1371, align 8
  %1372 = getelementptr inbounds nuw i8, ptr %1362, i64 24
  store ptr %1369, ptr %1372, align 16
  %1373 = getelementptr inbounds nuw i8, ptr %1362, i64 32
  store float 0.000000e+00, ptr %1373, align 8
  %1374 = getelementptr inbounds nuw i8, ptr %1362, i64 36
  store i32 0, ptr %1374, align 4
  %1375 = add nuw nsw i64 %1344, 2
  %1376 = add i64 %1345, 2
  %1377 = icmp eq i64 %1376, %400
  br i1 %1377, label %401, label %1343, !llvm.loop !25

1378:                                             ; preds = %1338, %341
  %1379 = add i64 %111, 1
  %1380 = icmp eq i64 %1379, %86
  br i1 %1380, label %103, label %110, !llvm.loop !26
}

declare void @GOMP_barrier() local_unnamed_addr

define internal fastcc void @join_pieces(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, %3
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr %struct.source, ptr %7, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -32
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %6
  %15 = tail call i32 @omp_get_thread_num()
  %16 = sext i32 %15 to i64
  %17 = tail call i32 @omp_get_num_threads()
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %14, %16
  %20 = sdiv i64 %19, %18
  %21 = add nsw i64 %16, 1
  %22 = mul nsw i64 %21, %14
  %23 = sdiv i64 %22, %18
  %24 = load i64, ptr %8, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %1
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %35

34:                                               ; preds = %252, %1
  ret void

35:                                               ; preds = %26, %252
  %36 = phi i64 [ %24, %26 ], [ %253, %252 ]
  %37 = phi i64 [ 0, %26 ], [ %254, %252 ]
  %38 = phi i64 [ 0, %26 ], [ %53, %252 ]
  %39 = phi i64 [ 0, %26 ], [ %255, %252 ]
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw %struct.source, ptr %40, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %27, align 8
  %47 = shl nsw i64 %46, 1
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %51, label %49

49:                                               ; preds = %35
  %50 = sdiv i64 %45, %46
  br label %51

51:                                               ; preds = %35, %49
  %52 = phi i64 [ %50, %49 ], [ 1, %35 ]
  %53 = add i64 %52, %38
  %54 = add nsw i64 %36, -1
  %55 = icmp slt i64 %39, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 144
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, %43
  br i1 %59, label %252, label %60

60:                                               ; preds = %56, %51
  %61 = mul nsw i64 %43, %6
  %62 = tail call i64 @llvm.smax.i64(i64 %20, i64 %61)
  %63 = icmp eq i64 %39, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds i8, ptr %41, i64 -32
  %66 = load i64, ptr %65, align 8
  %67 = icmp ne i64 %66, %43
  br label %68

68:                                               ; preds = %64, %60
  %69 = phi i1 [ true, %60 ], [ %67, %64 ]
  %70 = icmp eq i64 %39, %54
  br i1 %70, label %75, label %71

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw i8, ptr %41, i64 144
  %73 = load i64, ptr %72, align 8
  %74 = icmp ne i64 %73, %43
  br label %75

75:                                               ; preds = %71, %68
  %76 = phi i1 [ true, %68 ], [ %74, %71 ]
  %77 = select i1 %69, i1 %76, i1 false
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  br i1 %48, label %252, label %79

79:                                               ; preds = %78
  %80 = sdiv i64 %45, %46
  %81 = icmp eq i64 %80, 1
  br i1 %81, label %252, label %82

82:                                               ; preds = %79, %75
  %83 = add nsw i64 %43, 1
  %84 = mul nsw i64 %83, %6
  %85 = tail call i64 @llvm.smin.i64(i64 %23, i64 %84)
  %86 = icmp slt i64 %62, %85
  br i1 %86, label %87, label %252

87:                                               ; preds = %82
  %88 = add nsw i64 %37, 1
  %89 = icmp slt i64 %88, %53
  %90 = icmp slt i64 %37, %53
  %91 = add i64 %52, 3
  %92 = add i64 %91, %38
  %93 = sub i64 %92, %37
  %94 = add i64 %52, -2
  %95 = add i64 %94, %38
  %96 = sub i64 %95, %37
  %97 = and i64 %93, 3
  %98 = icmp eq i64 %97, 0
  %99 = icmp ult i64 %96, 3
  br label %100

100:                                              ; preds = %87, %245
  %101 = phi i64 [ %62, %87 ], [ %248, %245 ]
  %102 = sub nsw i64 %101, %61
  %103 = load ptr, ptr %28, align 8
  %104 = load ptr, ptr %29, align 8
  %105 = getelementptr inbounds i64, ptr %104, i64 %43
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, %6
  %108 = add nsw i64 %107, %102
  %109 = load i64, ptr %30, align 8
  %110 = mul nsw i64 %108, %109
  %111 = getelementptr inbounds float, ptr %103, i64 %110
  %112 = load ptr, ptr %31, align 8
  %113 = getelementptr inbounds float, ptr %112, i64 %101
  %114 = load i64, ptr %2, align 8
  %115 = load i64, ptr %4, align 8
  %116 = mul nsw i64 %115, %114
  %117 = load ptr, ptr %32, align 8
  %118 = getelementptr inbounds float, ptr %117, i64 %102
  %119 = mul nsw i64 %116, %37
  %120 = getelementptr inbounds float, ptr %118, i64 %119
  %121 = load float, ptr %120, align 4
  br i1 %89, label %122, label %139

122:                                              ; preds = %100
  br i1 %98, label %135, label %123

123:                                              ; preds = %122, %123
  %124 = phi i64 [ %132, %123 ], [ %88, %122 ]
  %125 = phi float [ %131, %123 ], [ %121, %122 ]
  %126 = phi i64 [ %133, %123 ], [ 0, %122 ]
  %127 = mul nsw i64 %124, %116
  %128 = getelementptr inbounds float, ptr %118, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = fcmp ogt float %129, %125
  %131 = select i1 %130, float %129, float %125
  %132 = add nsw i64 %124, 1
  %133 = add i64 %126, 1
  %134 = icmp eq i64 %133, %97
  br i1 %134, label %135, label %123, !llvm.loop !27

135:                                              ; preds = %123, %122
  %136 = phi float [ poison, %122 ], [ %131, %123 ]
  %137 = phi i64 [ %88, %122 ], [ %132, %123 ]
  %138 = phi float [ %121, %122 ], [ %131, %123 ]
  br i1 %99, label %139, label %141

139:                                              ; preds = %135, %141, %100
  %140 = phi float [ %121, %100 ], [ %136, %135 ], [ %166, %141 ]
  br i1 %90, label %177, label %169

141:                                              ; preds = %135, %141
  %142 = phi i64 [ %167, %141 ], [ %137, %135 ]
  %143 = phi float [ %166, %141 ], [ %138, %135 ]
  %144 = mul nsw i64 %142, %116
  %145 = getelementptr inbounds float, ptr %118, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = fcmp ogt float %146, %143
  %148 = select i1 %147, float %146, float %143
  %149 = add nsw i64 %142, 1
  %150 = mul nsw i64 %149, %116
  %151 = getelementptr inbounds float, ptr %118, i64 %150
  %152 = load float, ptr %151, align 4
  %153 = fcmp ogt float %152, %148
  %154 = select i1 %153, float %152, float %148
  %155 = add nsw i64 %142, 2
  %156 = mul nsw i64 %155, %116
  %157 = getelementptr inbounds float, ptr %118, i64 %156
  %158 = load float, ptr %157, align 4
  %159 = fcmp ogt float %158, %154
  %160 = select i1 %159, float %158, float %154
  %161 = add nsw i64 %142, 3
  %162 = mul nsw i64 %161, %116
  %163 = getelementptr inbounds float, ptr %118, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = fcmp ogt float %164, %160
  %166 = select i1 %165, float %164, float %160
  %167 = add nsw i64 %142, 4
  %168 = icmp eq i64 %167, %53
  br i1 %168, label %139, label %141, !llvm.loop !28

169:                                              ; preds = %232, %139
  %170 = phi i64 [ %109, %139 ], [ %233, %232 ]
  %171 = phi float [ 0.000000e+00, %139 ], [ %234, %232 ]
  %172 = icmp sgt i64 %170, 0
  br i1 %172, label %173, label %245

173:                                              ; preds = %169
  %174 = fdiv float 1.000000e+00, %171
  %175 = insertelement <16 x float> poison, float %174, i64 0
  %176 = shufflevector <16 x float> %175, <16 x float> poison, <16 x i32> zeroinitializer
  br label %237

177:                                              ; preds = %139, %232
  %178 = phi i64 [ %233, %232 ], [ %109, %139 ]
  %179 = phi float [ %234, %232 ], [ 0.000000e+00, %139 ]
  %180 = phi i64 [ %235, %232 ], [ %37, %139 ]
  %181 = mul nsw i64 %180, %116
  %182 = getelementptr inbounds float, ptr %118, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = fcmp oeq float %183, 0xFFF0000000000000
  br i1 %184, label %232, label %185

185:                                              ; preds = %177
  %186 = fsub float %183, %140
  %187 = insertelement <16 x float> poison, float %186, i64 0
  %188 = shufflevector <16 x float> %187, <16 x float> poison, <16 x i32> zeroinitializer
  %189 = fcmp olt <16 x float> %188, splat (float -8.600000e+01)
  %190 = select <16 x i1> %189, <16 x float> splat (float -8.600000e+01), <16 x float> %188
  %191 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %190, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %192 = bitcast <16 x float> %191 to <16 x i32>
  %193 = fadd <16 x float> %191, splat (float 0xC168000000000000)
  %194 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %190)
  %195 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %194)
  %196 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %197 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %195, <16 x float> splat (float 0x3F81112100000000))
  %198 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %195, <16 x float> splat (float 0x3FA5553820000000))
  %199 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %195, <16 x float> splat (float 0x3FC5555540000000))
  %200 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %195, <16 x float> splat (float 5.000000e-01))
  %201 = fmul <16 x float> %195, %195
  %202 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %201, <16 x float> %195)
  %203 = fadd <16 x float> %202, splat (float 1.000000e+00)
  %204 = shl <16 x i32> %192, splat (i32 23)
  %205 = add <16 x i32> %204, splat (i32 1065353216)
  %206 = bitcast <16 x i32> %205 to <16 x float>
  %207 = fmul <16 x float> %203, %206
  %208 = load ptr, ptr %33, align 8
  %209 = add nsw i64 %181, %102
  %210 = mul nsw i64 %178, %209
  %211 = getelementptr inbounds float, ptr %208, i64 %210
  %212 = icmp sgt i64 %178, 0
  br i1 %212, label %213, label %215

213:                                              ; preds = %185
  %214 = fcmp ogt float %179, 0.000000e+00
  br label %219

215:                                              ; preds = %226, %185
  %216 = phi i64 [ %178, %185 ], [ %230, %226 ]
  %217 = extractelement <16 x float> %207, i64 0
  %218 = fadd float %179, %217
  br label %232

219:                                              ; preds = %213, %226
  %220 = phi i64 [ 0, %213 ], [ %229, %226 ]
  %221 = getelementptr inbounds nuw float, ptr %111, i64 %220
  %222 = getelementptr inbounds nuw float, ptr %211, i64 %220
  %223 = load <16 x float>, ptr %222, align 4
  br i1 %214, label %224, label %226

224:                                              ; preds = %219
  %225 = load <16 x float>, ptr %221, align 4
  br label %226

226:                                              ; preds = %224, %219
  %227 = phi <16 x float> [ %225, %224 ], [ zeroinitializer, %219 ]
  %228 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %223, <16 x float> %227)
  store <16 x float> %228, ptr %221, align 4
  %229 = add nuw nsw i64 %220, 16
  %230 = load i64, ptr %30, align 8
  %231 = icmp slt i64 %229, %230
  br i1 %231, label %219, label %215, !llvm.loop !29

232:                                              ; preds = %215, %177
  %233 = phi i64 [ %178, %177 ], [ %216, %215 ]
  %234 = phi float [ %179, %177 ], [ %218, %215 ]
  %235 = add nsw i64 %180, 1
  %236 = icmp eq i64 %235, %53
  br i1 %236, label %169, label %177, !llvm.loop !30

237:                                              ; preds = %173, %237
  %238 = phi i64 [ 0, %173 ], [ %242, %237 ]
  %239 = getelementptr inbounds nuw float, ptr %111, i64 %238
  %240 = load <16 x float>, ptr %239, align 4
  %241 = fmul <16 x float> %176, %240
  store <16 x float> %241, ptr %239, align 4
  %242 = add nuw nsw i64 %238, 16
  %243 = load i64, ptr %30, align 8
  %244 = icmp slt i64 %242, %243
  br i1 %244, label %237, label %245, !llvm.loop !31

245:                                              ; preds = %237, %169
  %246 = tail call float @logf(float noundef %171)
  %247 = fadd float %140, %246
  store float %247, ptr %113, align 4
  %248 = add i64 %101, 1
  %249 = icmp eq i64 %248, %85
  br i1 %249, label %250, label %100, !llvm.loop !32

250:                                              ; preds = %245
  %251 = load i64, ptr %8, align 8
  br label %252

252:                                              ; preds = %250, %82, %78, %79, %56
  %253 = phi i64 [ %36, %56 ], [ %36, %79 ], [ %36, %78 ], [ %36, %82 ], [ %251, %250 ]
  %254 = phi i64 [ %37, %56 ], [ %53, %79 ], [ %53, %78 ], [ %53, %82 ], [ %53, %250 ]
  %255 = add nuw nsw i64 %39, 1
  %256 = icmp slt i64 %255, %253
  br i1 %256, label %35, label %34, !llvm.loop !33
}

define void @before(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 %6, 1
  %8 = add nsw i64 %7, %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %8, %10
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %2)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %11, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %38 = load i64, ptr %37, align 8
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 0, ptr %39, align 8
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load float, ptr %43, align 8
  %45 = add nsw i64 %31, 11
  %46 = sdiv i64 %45, 12
  %47 = add i64 %31, -1
  %48 = add i64 %47, %46
  %49 = sdiv i64 %48, %46
  %50 = tail call i32 @omp_get_thread_num()
  %51 = sext i32 %50 to i64
  %52 = tail call i32 @omp_get_num_threads()
  %53 = sext i32 %52 to i64
  %54 = mul nsw i64 %46, %51
  %55 = sdiv i64 %54, %53
  %56 = add nsw i64 %51, 1
  %57 = mul nsw i64 %56, %46
  %58 = sdiv i64 %57, %53
  %59 = icmp slt i64 %55, %58
  br i1 %59, label %60, label %217

60:                                               ; preds = %1
  %61 = icmp sgt i64 %34, 0
  %62 = sitofp i64 %34 to float
  %63 = add nsw i64 %34, 95
  %64 = sdiv i64 %63, 96
  %65 = tail call i64 @llvm.smax.i64(i64 %64, i64 1)
  %66 = add i64 %34, -1
  %67 = lshr i64 %66, 4
  %68 = add nuw nsw i64 %67, 1
  %69 = and i64 %68, 7
  %70 = icmp ult i64 %34, 113
  %71 = and i64 %68, 2305843009213693944
  %72 = icmp eq i64 %69, 0
  %73 = icmp ult i64 %34, 17
  %74 = and i64 %68, 2305843009213693950
  %75 = and i64 %66, 16
  %76 = icmp eq i64 %75, 0
  br label %79

77:                                               ; preds = %203, %86
  %78 = icmp eq i64 %82, %58
  br i1 %78, label %217, label %79, !llvm.loop !34

79:                                               ; preds = %60, %77
  %80 = phi i64 [ %55, %60 ], [ %82, %77 ]
  %81 = mul nsw i64 %80, %49
  %82 = add nsw i64 %80, 1
  %83 = mul nsw i64 %82, %49
  %84 = tail call i64 @llvm.smin.i64(i64 %83, i64 %31)
  %85 = icmp slt i64 %81, %84
  br i1 %85, label %89, label %86

86:                                               ; preds = %200, %79
  br i1 %61, label %87, label %77

87:                                               ; preds = %86
  %88 = mul nsw i64 %80, %64
  br label %203

89:                                               ; preds = %79, %200
  %90 = phi i64 [ %201, %200 ], [ %81, %79 ]
  %91 = mul nsw i64 %90, %34
  %92 = getelementptr inbounds float, ptr %40, i64 %91
  %93 = getelementptr inbounds float, ptr %16, i64 %91
  br i1 %61, label %94, label %109

94:                                               ; preds = %89
  br i1 %70, label %95, label %131

95:                                               ; preds = %131, %94
  %96 = phi <16 x float> [ poison, %94 ], [ %165, %131 ]
  %97 = phi <16 x float> [ zeroinitializer, %94 ], [ %165, %131 ]
  %98 = phi i64 [ 0, %94 ], [ %166, %131 ]
  br i1 %72, label %109, label %99

99:                                               ; preds = %95, %99
  %100 = phi <16 x float> [ %105, %99 ], [ %97, %95 ]
  %101 = phi i64 [ %106, %99 ], [ %98, %95 ]
  %102 = phi i64 [ %107, %99 ], [ 0, %95 ]
  %103 = getelementptr inbounds nuw float, ptr %92, i64 %101
  %104 = load <16 x float>, ptr %103, align 4
  %105 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %104, <16 x float> %104, <16 x float> %100)
  %106 = add nuw nsw i64 %101, 16
  %107 = add i64 %102, 1
  %108 = icmp eq i64 %107, %69
  br i1 %108, label %109, label %99, !llvm.loop !35

109:                                              ; preds = %95, %99, %89
  %110 = phi <16 x float> [ zeroinitializer, %89 ], [ %96, %95 ], [ %105, %99 ]
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %112 = shufflevector <16 x float> %110, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %113 = fadd <8 x float> %111, %112
  %114 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %115 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %116 = fadd <4 x float> %114, %115
  %117 = shufflevector <4 x float> %116, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %118 = fadd <4 x float> %116, %117
  %119 = shufflevector <4 x float> %116, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %120 = shufflevector <4 x float> %116, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %121 = fadd <4 x float> %119, %120
  %122 = fadd <4 x float> %118, %121
  %123 = extractelement <4 x float> %122, i64 0
  %124 = fdiv float %123, %62
  %125 = fadd float %44, %124
  %126 = tail call float @llvm.sqrt.f32(float %125)
  %127 = fdiv float 1.000000e+00, %126
  %128 = insertelement <16 x float> poison, float %127, i64 0
  %129 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %61, label %130, label %200

130:                                              ; preds = %109
  br i1 %73, label %190, label %169

131:                                              ; preds = %94, %131
  %132 = phi <16 x float> [ %165, %131 ], [ zeroinitializer, %94 ]
  %133 = phi i64 [ %166, %131 ], [ 0, %94 ]
  %134 = phi i64 [ %167, %131 ], [ 0, %94 ]
  %135 = getelementptr inbounds nuw float, ptr %92, i64 %133
  %136 = load <16 x float>, ptr %135, align 4
  %137 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %136, <16 x float> %136, <16 x float> %132)
  %138 = or disjoint i64 %133, 16
  %139 = getelementptr inbounds nuw float, ptr %92, i64 %138
  %140 = load <16 x float>, ptr %139, align 4
  %141 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %140, <16 x float> %140, <16 x float> %137)
  %142 = or disjoint i64 %133, 32
  %143 = getelementptr inbounds nuw float, ptr %92, i64 %142
  %144 = load <16 x float>, ptr %143, align 4
  %145 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %144, <16 x float> %144, <16 x float> %141)
  %146 = or disjoint i64 %133, 48
  %147 = getelementptr inbounds nuw float, ptr %92, i64 %146
  %148 = load <16 x float>, ptr %147, align 4
  %149 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %148, <16 x float> %148, <16 x float> %145)
  %150 = or disjoint i64 %133, 64
  %151 = getelementptr inbounds nuw float, ptr %92, i64 %150
  %152 = load <16 x float>, ptr %151, align 4
  %153 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %152, <16 x float> %149)
  %154 = or disjoint i64 %133, 80
  %155 = getelementptr inbounds nuw float, ptr %92, i64 %154
  %156 = load <16 x float>, ptr %155, align 4
  %157 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %156, <16 x float> %153)
  %158 = or disjoint i64 %133, 96
  %159 = getelementptr inbounds nuw float, ptr %92, i64 %158
  %160 = load <16 x float>, ptr %159, align 4
  %161 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %160, <16 x float> %160, <16 x float> %157)
  %162 = or disjoint i64 %133, 112
  %163 = getelementptr inbounds nuw float, ptr %92, i64 %162
  %164 = load <16 x float>, ptr %163, align 4
  %165 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %164, <16 x float> %164, <16 x float> %161)
  %166 = add nuw nsw i64 %133, 128
  %167 = add i64 %134, 8
  %168 = icmp eq i64 %167, %71
  br i1 %168, label %95, label %131, !llvm.loop !36

169:                                              ; preds = %130, %169
  %170 = phi i64 [ %187, %169 ], [ 0, %130 ]
  %171 = phi i64 [ %188, %169 ], [ 0, %130 ]
  %172 = getelementptr inbounds nuw float, ptr %93, i64 %170
  %173 = getelementptr inbounds nuw float, ptr %92, i64 %170
  %174 = load <16 x float>, ptr %173, align 4
  %175 = fmul <16 x float> %129, %174
  %176 = getelementptr inbounds nuw float, ptr %42, i64 %170
  %177 = load <16 x float>, ptr %176, align 4
  %178 = fmul <16 x float> %175, %177
  store <16 x float> %178, ptr %172, align 4
  %179 = or disjoint i64 %170, 16
  %180 = getelementptr inbounds nuw float, ptr %93, i64 %179
  %181 = getelementptr inbounds nuw float, ptr %92, i64 %179
  %182 = load <16 x float>, ptr %181, align 4
  %183 = fmul <16 x float> %129, %182
  %184 = getelementptr inbounds nuw float, ptr %42, i64 %179
  %185 = load <16 x float>, ptr %184, align 4
  %186 = fmul <16 x float> %183, %185
  store <16 x float> %186, ptr %180, align 4
  %187 = add nuw nsw i64 %170, 32
  %188 = add i64 %171, 2
  %189 = icmp eq i64 %188, %74
  br i1 %189, label %190, label %169, !llvm.loop !37

190:                                              ; preds = %169, %130
  %191 = phi i64 [ 0, %130 ], [ %187, %169 ]
  br i1 %76, label %192, label %200

192:                                              ; preds = %190
  %193 = getelementptr inbounds nuw float, ptr %93, i64 %191
  %194 = getelementptr inbounds nuw float, ptr %92, i64 %191
  %195 = load <16 x float>, ptr %194, align 4
  %196 = fmul <16 x float> %129, %195
  %197 = getelementptr inbounds nuw float, ptr %42, i64 %191
  %198 = load <16 x float>, ptr %197, align 4
  %199 = fmul <16 x float> %196, %198
  store <16 x float> %199, ptr %193, align 4
  br label %200

200:                                              ; preds = %192, %190, %109
  %201 = add nsw i64 %90, 1
  %202 = icmp slt i64 %201, %84
  br i1 %202, label %89, label %86, !llvm.loop !38

203:                                              ; preds = %87, %203
  %204 = phi i64 [ 0, %87 ], [ %215, %203 ]
  %205 = add nsw i64 %204, %88
  %206 = srem i64 %205, %64
  %207 = mul nsw i64 %206, 96
  %208 = sdiv i64 %205, %64
  %209 = mul nsw i64 %208, %49
  %210 = add nsw i64 %208, 1
  %211 = mul nsw i64 %210, %49
  %212 = tail call i64 @llvm.smin.i64(i64 %211, i64 %31)
  %213 = add nsw i64 %207, 96
  %214 = tail call i64 @llvm.smin.i64(i64 %213, i64 %34)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %209, i64 %212, i64 %207, i64 %214)
  %215 = add nuw nsw i64 %204, 1
  %216 = icmp eq i64 %215, %65
  br i1 %216, label %77, label %203, !llvm.loop !39

217:                                              ; preds = %77, %1
  tail call void @GOMP_barrier()
  %218 = sdiv i64 %11, 32
  %219 = add nsw i64 %46, 21
  %220 = sdiv i64 %219, 22
  %221 = mul nsw i64 %220, %218
  %222 = sdiv i64 %34, 32
  %223 = shl nsw i64 %222, 3
  switch i64 %38, label %230 [
    i64 0, label %224
    i64 1, label %226
    i64 2, label %228
  ]

224:                                              ; preds = %217
  %225 = shl nsw i64 %34, 2
  br label %233

226:                                              ; preds = %217
  %227 = shl nsw i64 %34, 1
  br label %233

228:                                              ; preds = %217
  %229 = add nsw i64 %223, %34
  br label %233

230:                                              ; preds = %217
  %231 = sdiv i64 %34, 2
  %232 = add nsw i64 %223, %231
  br label %233

233:                                              ; preds = %224, %226, %228, %230
  %234 = phi i64 [ %225, %224 ], [ %227, %226 ], [ %229, %228 ], [ %232, %230 ]
  %235 = shl nsw i64 %234, 5
  %236 = icmp sgt i64 %31, 39
  %237 = sdiv i64 %221, 2
  %238 = select i1 %236, i64 %237, i64 %221
  %239 = tail call i32 @omp_get_thread_num()
  %240 = sext i32 %239 to i64
  %241 = tail call i32 @omp_get_num_threads()
  %242 = sext i32 %241 to i64
  %243 = mul nsw i64 %238, %240
  %244 = sdiv i64 %243, %242
  %245 = add nsw i64 %240, 1
  %246 = mul nsw i64 %245, %238
  %247 = sdiv i64 %246, %242
  %248 = icmp slt i64 %244, %247
  br i1 %248, label %249, label %251

249:                                              ; preds = %233
  %250 = add nsw i64 %244, 1
  br label %254

251:                                              ; preds = %233
  %252 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %253 = add nsw i64 %252, %238
  br label %254

254:                                              ; preds = %249, %251
  %255 = phi i64 [ %250, %249 ], [ %244, %251 ]
  %256 = phi i64 [ %244, %249 ], [ %253, %251 ]
  %257 = icmp slt i64 %256, %221
  br i1 %257, label %258, label %283

258:                                              ; preds = %254, %276
  %259 = phi i64 [ %269, %276 ], [ %256, %254 ]
  %260 = phi i64 [ %268, %276 ], [ %255, %254 ]
  %261 = icmp slt i64 %260, %247
  br i1 %261, label %262, label %264

262:                                              ; preds = %258
  %263 = add nsw i64 %260, 1
  br label %267

264:                                              ; preds = %258
  %265 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %266 = add nsw i64 %265, %238
  br label %267

267:                                              ; preds = %262, %264
  %268 = phi i64 [ %263, %262 ], [ %260, %264 ]
  %269 = phi i64 [ %260, %262 ], [ %266, %264 ]
  %270 = sdiv i64 %259, %218
  %271 = srem i64 %259, %218
  %272 = mul i64 %270, 22
  %273 = add i64 %272, 22
  %274 = tail call i64 @llvm.smin.i64(i64 %273, i64 %46)
  %275 = icmp slt i64 %269, %221
  br i1 %275, label %276, label %280

276:                                              ; preds = %267
  %277 = srem i64 %269, %218
  %278 = mul nsw i64 %235, %277
  %279 = getelementptr inbounds i8, ptr %13, i64 %278
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %271, i64 %272, i64 %274, ptr noundef %279)
  br label %258

280:                                              ; preds = %267
  %281 = mul nsw i64 %235, %271
  %282 = getelementptr inbounds i8, ptr %13, i64 %281
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %271, i64 %272, i64 %274, ptr noundef %282)
  br label %283

283:                                              ; preds = %280, %254
  tail call void @GOMP_barrier()
  %284 = load i64, ptr %30, align 8
  %285 = tail call i32 @omp_get_thread_num()
  %286 = sext i32 %285 to i64
  %287 = tail call i32 @omp_get_num_threads()
  %288 = sext i32 %287 to i64
  %289 = mul nsw i64 %284, %286
  %290 = sdiv i64 %289, %288
  %291 = add nsw i64 %286, 1
  %292 = mul nsw i64 %291, %284
  %293 = sdiv i64 %292, %288
  %294 = icmp slt i64 %290, %293
  br i1 %294, label %295, label %308

295:                                              ; preds = %283
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %298 = load i64, ptr %3, align 8
  %299 = load i64, ptr %5, align 8
  br label %300

300:                                              ; preds = %295, %309
  %301 = phi i64 [ %299, %295 ], [ %310, %309 ]
  %302 = phi i64 [ %298, %295 ], [ %311, %309 ]
  %303 = phi i64 [ %290, %295 ], [ %312, %309 ]
  %304 = add nsw i64 %301, %302
  %305 = icmp sgt i64 %304, 0
  br i1 %305, label %306, label %309

306:                                              ; preds = %300
  %307 = mul nsw i64 %303, %11
  br label %314

308:                                              ; preds = %309, %283
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void

309:                                              ; preds = %487, %300
  %310 = phi i64 [ %301, %300 ], [ %490, %487 ]
  %311 = phi i64 [ %302, %300 ], [ %489, %487 ]
  %312 = add nsw i64 %303, 1
  %313 = icmp eq i64 %312, %293
  br i1 %313, label %308, label %300, !llvm.loop !40

314:                                              ; preds = %306, %487
  %315 = phi i64 [ %302, %306 ], [ %489, %487 ]
  %316 = phi i64 [ 0, %306 ], [ %488, %487 ]
  %317 = icmp slt i64 %316, %315
  %318 = select i1 %317, i64 64, i64 72
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 %318
  %320 = load ptr, ptr %319, align 8
  %321 = load ptr, ptr %24, align 8
  %322 = getelementptr inbounds float, ptr %321, i64 %307
  %323 = load i64, ptr %9, align 8
  %324 = mul nsw i64 %323, %316
  %325 = getelementptr inbounds float, ptr %322, i64 %324
  %326 = icmp eq ptr %320, null
  br i1 %326, label %452, label %327

327:                                              ; preds = %314
  %328 = load float, ptr %43, align 8
  %329 = icmp sgt i64 %323, 0
  br i1 %329, label %330, label %353

330:                                              ; preds = %327
  %331 = add nsw i64 %323, -1
  %332 = lshr i64 %331, 4
  %333 = add nuw nsw i64 %332, 1
  %334 = and i64 %333, 7
  %335 = icmp ult i64 %323, 113
  br i1 %335, label %338, label %336

336:                                              ; preds = %330
  %337 = and i64 %333, 2305843009213693944
  br label %382

338:                                              ; preds = %382, %330
  %339 = phi <16 x float> [ poison, %330 ], [ %416, %382 ]
  %340 = phi <16 x float> [ zeroinitializer, %330 ], [ %416, %382 ]
  %341 = phi i64 [ 0, %330 ], [ %417, %382 ]
  %342 = icmp eq i64 %334, 0
  br i1 %342, label %353, label %343

343:                                              ; preds = %338, %343
  %344 = phi <16 x float> [ %349, %343 ], [ %340, %338 ]
  %345 = phi i64 [ %350, %343 ], [ %341, %338 ]
  %346 = phi i64 [ %351, %343 ], [ 0, %338 ]
  %347 = getelementptr inbounds nuw float, ptr %325, i64 %345
  %348 = load <16 x float>, ptr %347, align 4
  %349 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %348, <16 x float> %348, <16 x float> %344)
  %350 = add nuw nsw i64 %345, 16
  %351 = add i64 %346, 1
  %352 = icmp eq i64 %351, %334
  br i1 %352, label %353, label %343, !llvm.loop !41

353:                                              ; preds = %338, %343, %327
  %354 = phi <16 x float> [ zeroinitializer, %327 ], [ %339, %338 ], [ %349, %343 ]
  %355 = shufflevector <16 x float> %354, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %356 = shufflevector <16 x float> %354, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %357 = fadd <8 x float> %355, %356
  %358 = shufflevector <8 x float> %357, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %359 = shufflevector <8 x float> %357, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %360 = fadd <4 x float> %358, %359
  %361 = shufflevector <4 x float> %360, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %362 = fadd <4 x float> %360, %361
  %363 = shufflevector <4 x float> %360, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %364 = shufflevector <4 x float> %360, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %365 = fadd <4 x float> %363, %364
  %366 = fadd <4 x float> %362, %365
  %367 = extractelement <4 x float> %366, i64 0
  %368 = sitofp i64 %323 to float
  %369 = fdiv float %367, %368
  %370 = fadd float %328, %369
  %371 = tail call float @llvm.sqrt.f32(float %370)
  %372 = fdiv float 1.000000e+00, %371
  %373 = insertelement <16 x float> poison, float %372, i64 0
  %374 = shufflevector <16 x float> %373, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %329, label %375, label %487

375:                                              ; preds = %353
  %376 = add nsw i64 %323, -1
  %377 = icmp ult i64 %323, 17
  br i1 %377, label %439, label %378

378:                                              ; preds = %375
  %379 = lshr i64 %376, 4
  %380 = add nuw nsw i64 %379, 1
  %381 = and i64 %380, 2305843009213693950
  br label %420

382:                                              ; preds = %382, %336
  %383 = phi <16 x float> [ zeroinitializer, %336 ], [ %416, %382 ]
  %384 = phi i64 [ 0, %336 ], [ %417, %382 ]
  %385 = phi i64 [ 0, %336 ], [ %418, %382 ]
  %386 = getelementptr inbounds nuw float, ptr %325, i64 %384
  %387 = load <16 x float>, ptr %386, align 4
  %388 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %387, <16 x float> %383)
  %389 = or disjoint i64 %384, 16
  %390 = getelementptr inbounds nuw float, ptr %325, i64 %389
  %391 = load <16 x float>, ptr %390, align 4
  %392 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %391, <16 x float> %391, <16 x float> %388)
  %393 = or disjoint i64 %384, 32
  %394 = getelementptr inbounds nuw float, ptr %325, i64 %393
  %395 = load <16 x float>, ptr %394, align 4
  %396 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %395, <16 x float> %395, <16 x float> %392)
  %397 = or disjoint i64 %384, 48
  %398 = getelementptr inbounds nuw float, ptr %325, i64 %397
  %399 = load <16 x float>, ptr %398, align 4
  %400 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %399, <16 x float> %399, <16 x float> %396)
  %401 = or disjoint i64 %384, 64
  %402 = getelementptr inbounds nuw float, ptr %325, i64 %401
  %403 = load <16 x float>, ptr %402, align 4
  %404 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %403, <16 x float> %403, <16 x float> %400)
  %405 = or disjoint i64 %384, 80
  %406 = getelementptr inbounds nuw float, ptr %325, i64 %405
  %407 = load <16 x float>, ptr %406, align 4
  %408 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %407, <16 x float> %407, <16 x float> %404)
  %409 = or disjoint i64 %384, 96
  %410 = getelementptr inbounds nuw float, ptr %325, i64 %409
  %411 = load <16 x float>, ptr %410, align 4
  %412 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %411, <16 x float> %411, <16 x float> %408)
  %413 = or disjoint i64 %384, 112
  %414 = getelementptr inbounds nuw float, ptr %325, i64 %413
  %415 = load <16 x float>, ptr %414, align 4
  %416 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %415, <16 x float> %415, <16 x float> %412)
  %417 = add nuw nsw i64 %384, 128
  %418 = add i64 %385, 8
  %419 = icmp eq i64 %418, %337
  br i1 %419, label %338, label %382, !llvm.loop !36

420:                                              ; preds = %420, %378
  %421 = phi i64 [ 0, %378 ], [ %436, %420 ]
  %422 = phi i64 [ 0, %378 ], [ %437, %420 ]
  %423 = getelementptr inbounds nuw float, ptr %325, i64 %421
  %424 = load <16 x float>, ptr %423, align 4
  %425 = fmul <16 x float> %374, %424
  %426 = getelementptr inbounds nuw float, ptr %320, i64 %421
  %427 = load <16 x float>, ptr %426, align 4
  %428 = fmul <16 x float> %425, %427
  store <16 x float> %428, ptr %423, align 4
  %429 = or disjoint i64 %421, 16
  %430 = getelementptr inbounds nuw float, ptr %325, i64 %429
  %431 = load <16 x float>, ptr %430, align 4
  %432 = fmul <16 x float> %374, %431
  %433 = getelementptr inbounds nuw float, ptr %320, i64 %429
  %434 = load <16 x float>, ptr %433, align 4
  %435 = fmul <16 x float> %432, %434
  store <16 x float> %435, ptr %430, align 4
  %436 = add nuw nsw i64 %421, 32
  %437 = add i64 %422, 2
  %438 = icmp eq i64 %437, %381
  br i1 %438, label %439, label %420, !llvm.loop !37

439:                                              ; preds = %420, %375
  %440 = phi i64 [ 0, %375 ], [ %436, %420 ]
  %441 = and i64 %376, 16
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %443, label %450

443:                                              ; preds = %439
  %444 = getelementptr inbounds nuw float, ptr %325, i64 %440
  %445 = load <16 x float>, ptr %444, align 4
  %446 = fmul <16 x float> %374, %445
  %447 = getelementptr inbounds nuw float, ptr %320, i64 %440
  %448 = load <16 x float>, ptr %447, align 4
  %449 = fmul <16 x float> %446, %448
  store <16 x float> %449, ptr %444, align 4
  br label %450

450:                                              ; preds = %439, %443
  %451 = load i64, ptr %9, align 8
  br label %452

452:                                              ; preds = %450, %314
  %453 = phi i64 [ %451, %450 ], [ %323, %314 ]
  %454 = load ptr, ptr %296, align 8
  %455 = mul nsw i64 %453, %303
  %456 = getelementptr inbounds float, ptr %454, i64 %455
  %457 = load ptr, ptr %297, align 8
  %458 = getelementptr inbounds float, ptr %457, i64 %455
  %459 = sdiv i64 %453, 2
  %460 = icmp sgt i64 %453, 1
  br i1 %460, label %461, label %487

461:                                              ; preds = %452
  %462 = getelementptr inbounds nuw float, ptr %325, i64 %459
  %463 = getelementptr inbounds nuw float, ptr %456, i64 %459
  %464 = getelementptr inbounds nuw float, ptr %458, i64 %459
  br label %465

465:                                              ; preds = %461, %465
  %466 = phi i64 [ 0, %461 ], [ %485, %465 ]
  %467 = getelementptr inbounds nuw float, ptr %325, i64 %466
  %468 = getelementptr inbounds nuw float, ptr %462, i64 %466
  %469 = load <8 x float>, ptr %467, align 4
  %470 = load <8 x float>, ptr %468, align 4
  %471 = getelementptr inbounds nuw float, ptr %456, i64 %466
  %472 = load <8 x float>, ptr %471, align 4
  %473 = fmul <8 x float> %469, %472
  %474 = getelementptr inbounds nuw float, ptr %458, i64 %466
  %475 = load <8 x float>, ptr %474, align 4
  %476 = fmul <8 x float> %470, %475
  %477 = fsub <8 x float> %473, %476
  store <8 x float> %477, ptr %467, align 4
  %478 = getelementptr inbounds nuw float, ptr %463, i64 %466
  %479 = load <8 x float>, ptr %478, align 4
  %480 = fmul <8 x float> %470, %479
  %481 = getelementptr inbounds nuw float, ptr %464, i64 %466
  %482 = load <8 x float>, ptr %481, align 4
  %483 = fmul <8 x float> %469, %482
  %484 = fadd <8 x float> %480, %483
  store <8 x float> %484, ptr %468, align 4
  %485 = add nuw nsw i64 %466, 8
  %486 = icmp slt i64 %485, %459
  br i1 %486, label %465, label %487, !llvm.loop !42

487:                                              ; preds = %465, %353, %452
  %488 = add nuw nsw i64 %316, 1
  %489 = load i64, ptr %3, align 8
  %490 = load i64, ptr %5, align 8
  %491 = add nsw i64 %490, %489
  %492 = icmp slt i64 %488, %491
  br i1 %492, label %314, label %309, !llvm.loop !43
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define void @after(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.product, align 8
  %3 = alloca %struct.product, align 8
  %4 = alloca %struct.product, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %2)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load ptr, ptr %0, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i64 %8, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 %8, ptr %35, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %3)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %3, align 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %17, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr null, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load ptr, ptr %44, align 8
  store ptr %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %6, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %8, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %51 = shl i64 %10, 1
  store i64 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i64 0, ptr %55, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %4)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %57 = load ptr, ptr %56, align 8
  store ptr %57, ptr %4, align 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %60 = load ptr, ptr %59, align 8
  store ptr %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %17, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %23, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %67 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store ptr %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %6, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %10, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %8, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %73 = load i64, ptr %72, align 8
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i64 %8, ptr %74, align 8
  %75 = add nsw i64 %6, 11
  %76 = sdiv i64 %75, 12
  %77 = add i64 %6, -1
  %78 = add i64 %77, %76
  %79 = sdiv i64 %78, %76
  %80 = add nsw i64 %30, 95
  %81 = sdiv i64 %80, 96
  %82 = mul nsw i64 %81, %76
  %83 = tail call i32 @omp_get_thread_num()
  %84 = sext i32 %83 to i64
  %85 = tail call i32 @omp_get_num_threads()
  %86 = sext i32 %85 to i64
  %87 = mul nsw i64 %82, %84
  %88 = sdiv i64 %87, %86
  %89 = add nsw i64 %84, 1
  %90 = mul nsw i64 %89, %82
  %91 = sdiv i64 %90, %86
  %92 = icmp slt i64 %88, %91
  br i1 %92, label %93, label %106

93:                                               ; preds = %1, %93
  %94 = phi i64 [ %104, %93 ], [ %88, %1 ]
  %95 = srem i64 %94, %81
  %96 = mul nsw i64 %95, 96
  %97 = sdiv i64 %94, %81
  %98 = mul nsw i64 %97, %79
  %99 = add nsw i64 %97, 1
  %100 = mul nsw i64 %99, %79
  %101 = tail call i64 @llvm.smin.i64(i64 %100, i64 %6)
  %102 = add nsw i64 %96, 96
  %103 = tail call i64 @llvm.smin.i64(i64 %102, i64 %30)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %98, i64 %101, i64 %96, i64 %103)
  %104 = add i64 %94, 1
  %105 = icmp eq i64 %104, %91
  br i1 %105, label %106, label %93, !llvm.loop !44

106:                                              ; preds = %93, %1
  tail call void @GOMP_barrier()
  %107 = sdiv i64 %8, 32
  %108 = add nsw i64 %76, 21
  %109 = sdiv i64 %108, 22
  %110 = mul nsw i64 %109, %107
  %111 = sdiv i64 %30, 32
  %112 = shl nsw i64 %111, 3
  switch i64 %34, label %119 [
    i64 0, label %113
    i64 1, label %115
    i64 2, label %117
  ]

113:                                              ; preds = %106
  %114 = shl nsw i64 %30, 2
  br label %122

115:                                              ; preds = %106
  %116 = shl nsw i64 %30, 1
  br label %122

117:                                              ; preds = %106
  %118 = add nsw i64 %112, %30
  br label %122

119:                                              ; preds = %106
  %120 = sdiv i64 %30, 2
  %121 = add nsw i64 %112, %120
  br label %122

122:                                              ; preds = %113, %115, %117, %119
  %123 = phi i64 [ %114, %113 ], [ %116, %115 ], [ %118, %117 ], [ %121, %119 ]
  %124 = shl nsw i64 %123, 5
  %125 = icmp sgt i64 %6, 39
  %126 = sdiv i64 %110, 2
  %127 = select i1 %125, i64 %126, i64 %110
  %128 = tail call i32 @omp_get_thread_num()
  %129 = sext i32 %128 to i64
  %130 = tail call i32 @omp_get_num_threads()
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %127, %129
  %133 = sdiv i64 %132, %131
  %134 = add nsw i64 %129, 1
  %135 = mul nsw i64 %134, %127
  %136 = sdiv i64 %135, %131
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %140

138:                                              ; preds = %122
  %139 = add nsw i64 %133, 1
  br label %143

140:                                              ; preds = %122
  %141 = atomicrmw add ptr %26, i64 1 monotonic, align 8
  %142 = add nsw i64 %141, %127
  br label %143

143:                                              ; preds = %138, %140
  %144 = phi i64 [ %139, %138 ], [ %133, %140 ]
  %145 = phi i64 [ %133, %138 ], [ %142, %140 ]
  %146 = icmp slt i64 %145, %110
  br i1 %146, label %147, label %172

147:                                              ; preds = %143, %165
  %148 = phi i64 [ %158, %165 ], [ %145, %143 ]
  %149 = phi i64 [ %157, %165 ], [ %144, %143 ]
  %150 = icmp slt i64 %149, %136
  br i1 %150, label %151, label %153

151:                                              ; preds = %147
  %152 = add nsw i64 %149, 1
  br label %156

153:                                              ; preds = %147
  %154 = atomicrmw add ptr %26, i64 1 monotonic, align 8
  %155 = add nsw i64 %154, %127
  br label %156

156:                                              ; preds = %151, %153
  %157 = phi i64 [ %152, %151 ], [ %149, %153 ]
  %158 = phi i64 [ %149, %151 ], [ %155, %153 ]
  %159 = sdiv i64 %148, %107
  %160 = srem i64 %148, %107
  %161 = mul i64 %159, 22
  %162 = add i64 %161, 22
  %163 = tail call i64 @llvm.smin.i64(i64 %162, i64 %76)
  %164 = icmp slt i64 %158, %110
  br i1 %164, label %165, label %169

165:                                              ; preds = %156
  %166 = srem i64 %158, %107
  %167 = mul nsw i64 %124, %166
  %168 = getelementptr inbounds i8, ptr %12, i64 %167
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %160, i64 %161, i64 %163, ptr noundef %168)
  br label %147

169:                                              ; preds = %156
  %170 = mul nsw i64 %124, %160
  %171 = getelementptr inbounds i8, ptr %12, i64 %170
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %160, i64 %161, i64 %163, ptr noundef %171)
  br label %172

172:                                              ; preds = %169, %143
  tail call void @GOMP_barrier()
  %173 = load ptr, ptr %22, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %175 = load ptr, ptr %174, align 8
  %176 = load ptr, ptr %39, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %178 = load float, ptr %177, align 8
  %179 = tail call i32 @omp_get_thread_num()
  %180 = sext i32 %179 to i64
  %181 = tail call i32 @omp_get_num_threads()
  %182 = sext i32 %181 to i64
  %183 = mul nsw i64 %76, %180
  %184 = sdiv i64 %183, %182
  %185 = add nsw i64 %180, 1
  %186 = mul nsw i64 %185, %76
  %187 = sdiv i64 %186, %182
  %188 = icmp slt i64 %184, %187
  br i1 %188, label %189, label %346

189:                                              ; preds = %172
  %190 = icmp sgt i64 %8, 0
  %191 = sitofp i64 %8 to float
  %192 = add nsw i64 %8, 95
  %193 = sdiv i64 %192, 96
  %194 = tail call i64 @llvm.smax.i64(i64 %193, i64 1)
  %195 = add i64 %8, -1
  %196 = lshr i64 %195, 4
  %197 = add nuw nsw i64 %196, 1
  %198 = and i64 %197, 7
  %199 = icmp ult i64 %8, 113
  %200 = and i64 %197, 2305843009213693944
  %201 = icmp eq i64 %198, 0
  %202 = icmp ult i64 %8, 17
  %203 = and i64 %197, 2305843009213693950
  %204 = and i64 %195, 16
  %205 = icmp eq i64 %204, 0
  br label %208

206:                                              ; preds = %332, %215
  %207 = icmp eq i64 %211, %187
  br i1 %207, label %346, label %208, !llvm.loop !34

208:                                              ; preds = %189, %206
  %209 = phi i64 [ %184, %189 ], [ %211, %206 ]
  %210 = mul nsw i64 %209, %79
  %211 = add nsw i64 %209, 1
  %212 = mul nsw i64 %211, %79
  %213 = tail call i64 @llvm.smin.i64(i64 %212, i64 %6)
  %214 = icmp slt i64 %210, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %329, %208
  br i1 %190, label %216, label %206

216:                                              ; preds = %215
  %217 = mul nsw i64 %209, %193
  br label %332

218:                                              ; preds = %208, %329
  %219 = phi i64 [ %330, %329 ], [ %210, %208 ]
  %220 = mul nsw i64 %219, %8
  %221 = getelementptr inbounds float, ptr %173, i64 %220
  %222 = getelementptr inbounds float, ptr %176, i64 %220
  br i1 %190, label %223, label %238

223:                                              ; preds = %218
  br i1 %199, label %224, label %260

224:                                              ; preds = %260, %223
  %225 = phi <16 x float> [ poison, %223 ], [ %294, %260 ]
  %226 = phi <16 x float> [ zeroinitializer, %223 ], [ %294, %260 ]
  %227 = phi i64 [ 0, %223 ], [ %295, %260 ]
  br i1 %201, label %238, label %228

228:                                              ; preds = %224, %228
  %229 = phi <16 x float> [ %234, %228 ], [ %226, %224 ]
  %230 = phi i64 [ %235, %228 ], [ %227, %224 ]
  %231 = phi i64 [ %236, %228 ], [ 0, %224 ]
  %232 = getelementptr inbounds nuw float, ptr %221, i64 %230
  %233 = load <16 x float>, ptr %232, align 4
  %234 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %233, <16 x float> %233, <16 x float> %229)
  %235 = add nuw nsw i64 %230, 16
  %236 = add i64 %231, 1
  %237 = icmp eq i64 %236, %198
  br i1 %237, label %238, label %228, !llvm.loop !45

238:                                              ; preds = %224, %228, %218
  %239 = phi <16 x float> [ zeroinitializer, %218 ], [ %225, %224 ], [ %234, %228 ]
  %240 = shufflevector <16 x float> %239, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %241 = shufflevector <16 x float> %239, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %242 = fadd <8 x float> %240, %241
  %243 = shufflevector <8 x float> %242, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %244 = shufflevector <8 x float> %242, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %245 = fadd <4 x float> %243, %244
  %246 = shufflevector <4 x float> %245, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %247 = fadd <4 x float> %245, %246
  %248 = shufflevector <4 x float> %245, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %249 = shufflevector <4 x float> %245, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %250 = fadd <4 x float> %248, %249
  %251 = fadd <4 x float> %247, %250
  %252 = extractelement <4 x float> %251, i64 0
  %253 = fdiv float %252, %191
  %254 = fadd float %178, %253
  %255 = tail call float @llvm.sqrt.f32(float %254)
  %256 = fdiv float 1.000000e+00, %255
  %257 = insertelement <16 x float> poison, float %256, i64 0
  %258 = shufflevector <16 x float> %257, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %190, label %259, label %329

259:                                              ; preds = %238
  br i1 %202, label %319, label %298

260:                                              ; preds = %223, %260
  %261 = phi <16 x float> [ %294, %260 ], [ zeroinitializer, %223 ]
  %262 = phi i64 [ %295, %260 ], [ 0, %223 ]
  %263 = phi i64 [ %296, %260 ], [ 0, %223 ]
  %264 = getelementptr inbounds nuw float, ptr %221, i64 %262
  %265 = load <16 x float>, ptr %264, align 4
  %266 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %265, <16 x float> %265, <16 x float> %261)
  %267 = or disjoint i64 %262, 16
  %268 = getelementptr inbounds nuw float, ptr %221, i64 %267
  %269 = load <16 x float>, ptr %268, align 4
  %270 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %269, <16 x float> %269, <16 x float> %266)
  %271 = or disjoint i64 %262, 32
  %272 = getelementptr inbounds nuw float, ptr %221, i64 %271
  %273 = load <16 x float>, ptr %272, align 4
  %274 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %273, <16 x float> %270)
  %275 = or disjoint i64 %262, 48
  %276 = getelementptr inbounds nuw float, ptr %221, i64 %275
  %277 = load <16 x float>, ptr %276, align 4
  %278 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %277, <16 x float> %277, <16 x float> %274)
  %279 = or disjoint i64 %262, 64
  %280 = getelementptr inbounds nuw float, ptr %221, i64 %279
  %281 = load <16 x float>, ptr %280, align 4
  %282 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %281, <16 x float> %281, <16 x float> %278)
  %283 = or disjoint i64 %262, 80
  %284 = getelementptr inbounds nuw float, ptr %221, i64 %283
  %285 = load <16 x float>, ptr %284, align 4
  %286 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %285, <16 x float> %282)
  %287 = or disjoint i64 %262, 96
  %288 = getelementptr inbounds nuw float, ptr %221, i64 %287
  %289 = load <16 x float>, ptr %288, align 4
  %290 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %289, <16 x float> %289, <16 x float> %286)
  %291 = or disjoint i64 %262, 112
  %292 = getelementptr inbounds nuw float, ptr %221, i64 %291
  %293 = load <16 x float>, ptr %292, align 4
  %294 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %293, <16 x float> %293, <16 x float> %290)
  %295 = add nuw nsw i64 %262, 128
  %296 = add i64 %263, 8
  %297 = icmp eq i64 %296, %200
  br i1 %297, label %224, label %260, !llvm.loop !36

298:                                              ; preds = %259, %298
  %299 = phi i64 [ %316, %298 ], [ 0, %259 ]
  %300 = phi i64 [ %317, %298 ], [ 0, %259 ]
  %301 = getelementptr inbounds nuw float, ptr %222, i64 %299
  %302 = getelementptr inbounds nuw float, ptr %221, i64 %299
  %303 = load <16 x float>, ptr %302, align 4
  %304 = fmul <16 x float> %258, %303
  %305 = getelementptr inbounds nuw float, ptr %175, i64 %299
  %306 = load <16 x float>, ptr %305, align 4
  %307 = fmul <16 x float> %304, %306
  store <16 x float> %307, ptr %301, align 4
  %308 = or disjoint i64 %299, 16
  %309 = getelementptr inbounds nuw float, ptr %222, i64 %308
  %310 = getelementptr inbounds nuw float, ptr %221, i64 %308
  %311 = load <16 x float>, ptr %310, align 4
  %312 = fmul <16 x float> %258, %311
  %313 = getelementptr inbounds nuw float, ptr %175, i64 %308
  %314 = load <16 x float>, ptr %313, align 4
  %315 = fmul <16 x float> %312, %314
  store <16 x float> %315, ptr %309, align 4
  %316 = add nuw nsw i64 %299, 32
  %317 = add i64 %300, 2
  %318 = icmp eq i64 %317, %203
  br i1 %318, label %319, label %298, !llvm.loop !37

319:                                              ; preds = %298, %259
  %320 = phi i64 [ 0, %259 ], [ %316, %298 ]
  br i1 %205, label %321, label %329

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw float, ptr %222, i64 %320
  %323 = getelementptr inbounds nuw float, ptr %221, i64 %320
  %324 = load <16 x float>, ptr %323, align 4
  %325 = fmul <16 x float> %258, %324
  %326 = getelementptr inbounds nuw float, ptr %175, i64 %320
  %327 = load <16 x float>, ptr %326, align 4
  %328 = fmul <16 x float> %325, %327
  store <16 x float> %328, ptr %322, align 4
  br label %329

329:                                              ; preds = %321, %319, %238
  %330 = add nsw i64 %219, 1
  %331 = icmp slt i64 %330, %213
  br i1 %331, label %218, label %215, !llvm.loop !38

332:                                              ; preds = %216, %332
  %333 = phi i64 [ 0, %216 ], [ %344, %332 ]
  %334 = add nsw i64 %333, %217
  %335 = srem i64 %334, %193
  %336 = mul nsw i64 %335, 96
  %337 = sdiv i64 %334, %193
  %338 = mul nsw i64 %337, %79
  %339 = add nsw i64 %337, 1
  %340 = mul nsw i64 %339, %79
  %341 = tail call i64 @llvm.smin.i64(i64 %340, i64 %6)
  %342 = add nsw i64 %336, 96
  %343 = tail call i64 @llvm.smin.i64(i64 %342, i64 %8)
  call fastcc void @pack(ptr noundef nonnull %3, i64 %338, i64 %341, i64 %336, i64 %343)
  %344 = add nuw nsw i64 %333, 1
  %345 = icmp eq i64 %344, %194
  br i1 %345, label %206, label %332, !llvm.loop !39

346:                                              ; preds = %206, %172
  tail call void @GOMP_barrier()
  %347 = sdiv i64 %10, 16
  %348 = mul nsw i64 %109, %347
  %349 = shl nsw i64 %107, 3
  switch i64 %54, label %356 [
    i64 0, label %350
    i64 1, label %352
    i64 2, label %354
  ]

350:                                              ; preds = %346
  %351 = shl nsw i64 %8, 2
  br label %359

352:                                              ; preds = %346
  %353 = shl nsw i64 %8, 1
  br label %359

354:                                              ; preds = %346
  %355 = add nsw i64 %349, %8
  br label %359

356:                                              ; preds = %346
  %357 = sdiv i64 %8, 2
  %358 = add nsw i64 %349, %357
  br label %359

359:                                              ; preds = %350, %352, %354, %356
  %360 = phi i64 [ %351, %350 ], [ %353, %352 ], [ %355, %354 ], [ %358, %356 ]
  %361 = shl nsw i64 %360, 5
  %362 = sdiv i64 %348, 2
  %363 = select i1 %125, i64 %362, i64 %348
  %364 = tail call i32 @omp_get_thread_num()
  %365 = sext i32 %364 to i64
  %366 = tail call i32 @omp_get_num_threads()
  %367 = sext i32 %366 to i64
  %368 = mul nsw i64 %363, %365
  %369 = sdiv i64 %368, %367
  %370 = add nsw i64 %365, 1
  %371 = mul nsw i64 %370, %363
  %372 = sdiv i64 %371, %367
  %373 = icmp slt i64 %369, %372
  br i1 %373, label %374, label %376

374:                                              ; preds = %359
  %375 = add nsw i64 %369, 1
  br label %379

376:                                              ; preds = %359
  %377 = atomicrmw add ptr %47, i64 1 monotonic, align 8
  %378 = add nsw i64 %377, %363
  br label %379

379:                                              ; preds = %374, %376
  %380 = phi i64 [ %375, %374 ], [ %369, %376 ]
  %381 = phi i64 [ %369, %374 ], [ %378, %376 ]
  %382 = icmp slt i64 %381, %348
  br i1 %382, label %383, label %408

383:                                              ; preds = %379, %401
  %384 = phi i64 [ %394, %401 ], [ %381, %379 ]
  %385 = phi i64 [ %393, %401 ], [ %380, %379 ]
  %386 = icmp slt i64 %385, %372
  br i1 %386, label %387, label %389

387:                                              ; preds = %383
  %388 = add nsw i64 %385, 1
  br label %392

389:                                              ; preds = %383
  %390 = atomicrmw add ptr %47, i64 1 monotonic, align 8
  %391 = add nsw i64 %390, %363
  br label %392

392:                                              ; preds = %387, %389
  %393 = phi i64 [ %388, %387 ], [ %385, %389 ]
  %394 = phi i64 [ %385, %387 ], [ %391, %389 ]
  %395 = sdiv i64 %384, %347
  %396 = srem i64 %384, %347
  %397 = mul i64 %395, 22
  %398 = add i64 %397, 22
  %399 = tail call i64 @llvm.smin.i64(i64 %398, i64 %76)
  %400 = icmp slt i64 %394, %348
  br i1 %400, label %401, label %405

401:                                              ; preds = %392
  %402 = srem i64 %394, %347
  %403 = mul nsw i64 %361, %402
  %404 = getelementptr inbounds i8, ptr %37, i64 %403
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %396, i64 %397, i64 %399, ptr noundef %404)
  br label %383

405:                                              ; preds = %392
  %406 = mul nsw i64 %361, %396
  %407 = getelementptr inbounds i8, ptr %37, i64 %406
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %396, i64 %397, i64 %399, ptr noundef %407)
  br label %408

408:                                              ; preds = %405, %379
  tail call void @GOMP_barrier()
  %409 = load ptr, ptr %44, align 8
  %410 = load ptr, ptr %59, align 8
  %411 = add nsw i64 %10, 95
  %412 = sdiv i64 %411, 96
  %413 = mul nsw i64 %412, %76
  %414 = tail call i32 @omp_get_thread_num()
  %415 = sext i32 %414 to i64
  %416 = tail call i32 @omp_get_num_threads()
  %417 = sext i32 %416 to i64
  %418 = mul nsw i64 %413, %415
  %419 = sdiv i64 %418, %417
  %420 = add nsw i64 %415, 1
  %421 = mul nsw i64 %420, %413
  %422 = sdiv i64 %421, %417
  %423 = icmp slt i64 %419, %422
  br i1 %423, label %424, label %489

424:                                              ; preds = %408, %445
  %425 = phi i64 [ %446, %445 ], [ %419, %408 ]
  %426 = srem i64 %425, %412
  %427 = mul nsw i64 %426, 96
  %428 = sdiv i64 %425, %412
  %429 = mul nsw i64 %428, %79
  %430 = add nsw i64 %428, 1
  %431 = mul nsw i64 %430, %79
  %432 = tail call i64 @llvm.smin.i64(i64 %431, i64 %6)
  %433 = add nsw i64 %427, 96
  %434 = tail call i64 @llvm.smin.i64(i64 %433, i64 %10)
  %435 = icmp slt i64 %429, %432
  br i1 %435, label %436, label %445

436:                                              ; preds = %424
  %437 = icmp sgt i64 %10, %427
  br label %438

438:                                              ; preds = %436, %448
  %439 = phi i64 [ %429, %436 ], [ %449, %448 ]
  br i1 %437, label %440, label %448

440:                                              ; preds = %438
  %441 = mul i64 %51, %439
  %442 = getelementptr inbounds float, ptr %409, i64 %441
  %443 = mul nsw i64 %439, %10
  %444 = getelementptr inbounds float, ptr %410, i64 %443
  br label %451

445:                                              ; preds = %448, %424
  call fastcc void @pack(ptr noundef nonnull %4, i64 %429, i64 %432, i64 %427, i64 %434)
  %446 = add i64 %425, 1
  %447 = icmp eq i64 %446, %422
  br i1 %447, label %489, label %424, !llvm.loop !46

448:                                              ; preds = %451, %438
  %449 = add nsw i64 %439, 1
  %450 = icmp eq i64 %449, %432
  br i1 %450, label %445, label %438, !llvm.loop !47

451:                                              ; preds = %440, %451
  %452 = phi i64 [ %427, %440 ], [ %487, %451 ]
  %453 = getelementptr inbounds float, ptr %442, i64 %452
  %454 = getelementptr inbounds float, ptr %444, i64 %452
  %455 = load <16 x float>, ptr %453, align 4
  %456 = getelementptr inbounds float, ptr %453, i64 %10
  %457 = load <16 x float>, ptr %456, align 4
  %458 = fcmp olt <16 x float> %455, zeroinitializer
  %459 = fneg <16 x float> %455
  %460 = select <16 x i1> %458, <16 x float> %455, <16 x float> %459
  %461 = fcmp olt <16 x float> %460, splat (float -8.600000e+01)
  %462 = select <16 x i1> %461, <16 x float> splat (float -8.600000e+01), <16 x float> %460
  %463 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %462, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %464 = bitcast <16 x float> %463 to <16 x i32>
  %465 = fadd <16 x float> %463, splat (float 0xC168000000000000)
  %466 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %465, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %462)
  %467 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %465, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %466)
  %468 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %467, <16 x float> splat (float 0x3F2A0D2CE0000000), <16 x float> splat (float 0x3F56E879C0000000))
  %469 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %468, <16 x float> %467, <16 x float> splat (float 0x3F81112100000000))
  %470 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %469, <16 x float> %467, <16 x float> splat (float 0x3FA5553820000000))
  %471 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %470, <16 x float> %467, <16 x float> splat (float 0x3FC5555540000000))
  %472 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %471, <16 x float> %467, <16 x float> splat (float 5.000000e-01))
  %473 = fmul <16 x float> %467, %467
  %474 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %472, <16 x float> %473, <16 x float> %467)
  %475 = fadd <16 x float> %474, splat (float 1.000000e+00)
  %476 = shl <16 x i32> %464, splat (i32 23)
  %477 = add <16 x i32> %476, splat (i32 1065353216)
  %478 = bitcast <16 x i32> %477 to <16 x float>
  %479 = fmul <16 x float> %475, %478
  %480 = select <16 x i1> %458, <16 x float> %479, <16 x float> splat (float 1.000000e+00)
  %481 = fadd <16 x float> %479, splat (float 1.000000e+00)
  %482 = fdiv <16 x float> %480, %481
  %483 = fcmp uge <16 x float> %455, splat (float -8.600000e+01)
  %484 = select <16 x i1> %483, <16 x float> %482, <16 x float> zeroinitializer
  %485 = fmul <16 x float> %455, %484
  %486 = fmul <16 x float> %457, %485
  store <16 x float> %486, ptr %454, align 4
  %487 = add nsw i64 %452, 16
  %488 = icmp slt i64 %487, %434
  br i1 %488, label %451, label %448, !llvm.loop !48

489:                                              ; preds = %445, %408
  tail call void @GOMP_barrier()
  %490 = sdiv i64 %10, 32
  %491 = shl nsw i64 %490, 3
  switch i64 %73, label %496 [
    i64 0, label %492
    i64 1, label %499
    i64 2, label %494
  ]

492:                                              ; preds = %489
  %493 = shl nsw i64 %10, 2
  br label %499

494:                                              ; preds = %489
  %495 = add nsw i64 %491, %10
  br label %499

496:                                              ; preds = %489
  %497 = sdiv i64 %10, 2
  %498 = add nsw i64 %491, %497
  br label %499

499:                                              ; preds = %489, %492, %494, %496
  %500 = phi i64 [ %493, %492 ], [ %495, %494 ], [ %498, %496 ], [ %51, %489 ]
  %501 = shl nsw i64 %500, 5
  %502 = tail call i32 @omp_get_thread_num()
  %503 = sext i32 %502 to i64
  %504 = tail call i32 @omp_get_num_threads()
  %505 = sext i32 %504 to i64
  %506 = mul nsw i64 %127, %503
  %507 = sdiv i64 %506, %505
  %508 = add nsw i64 %503, 1
  %509 = mul nsw i64 %508, %127
  %510 = sdiv i64 %509, %505
  %511 = icmp slt i64 %507, %510
  br i1 %511, label %512, label %514

512:                                              ; preds = %499
  %513 = add nsw i64 %507, 1
  br label %517

514:                                              ; preds = %499
  %515 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %516 = add nsw i64 %515, %127
  br label %517

517:                                              ; preds = %512, %514
  %518 = phi i64 [ %513, %512 ], [ %507, %514 ]
  %519 = phi i64 [ %507, %512 ], [ %516, %514 ]
  %520 = icmp slt i64 %519, %110
  br i1 %520, label %521, label %546

521:                                              ; preds = %517, %539
  %522 = phi i64 [ %532, %539 ], [ %519, %517 ]
  %523 = phi i64 [ %531, %539 ], [ %518, %517 ]
  %524 = icmp slt i64 %523, %510
  br i1 %524, label %525, label %527

525:                                              ; preds = %521
  %526 = add nsw i64 %523, 1
  br label %530

527:                                              ; preds = %521
  %528 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %529 = add nsw i64 %528, %127
  br label %530

530:                                              ; preds = %525, %527
  %531 = phi i64 [ %526, %525 ], [ %523, %527 ]
  %532 = phi i64 [ %523, %525 ], [ %529, %527 ]
  %533 = sdiv i64 %522, %107
  %534 = srem i64 %522, %107
  %535 = mul i64 %533, 22
  %536 = add i64 %535, 22
  %537 = tail call i64 @llvm.smin.i64(i64 %536, i64 %76)
  %538 = icmp slt i64 %532, %110
  br i1 %538, label %539, label %543

539:                                              ; preds = %530
  %540 = srem i64 %532, %107
  %541 = mul nsw i64 %501, %540
  %542 = getelementptr inbounds i8, ptr %57, i64 %541
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %534, i64 %535, i64 %537, ptr noundef %542)
  br label %521

543:                                              ; preds = %530
  %544 = mul nsw i64 %501, %534
  %545 = getelementptr inbounds i8, ptr %57, i64 %544
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %534, i64 %535, i64 %537, ptr noundef %545)
  br label %546

546:                                              ; preds = %543, %517
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void
}

define void @layers(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %11

10:                                               ; preds = %146, %1
  ret void

11:                                               ; preds = %5, %146
  %12 = phi i64 [ 0, %5 ], [ %149, %146 ]
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds nuw %struct.operands, ptr %13, i64 %12
  %15 = load ptr, ptr %7, align 8
  %16 = load i64, ptr %8, align 8
  %17 = mul nsw i64 %16, %12
  %18 = getelementptr inbounds %struct.tiles, ptr %15, i64 %17
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds nuw %struct.before, ptr %19, i64 %12
  tail call void @before(ptr noundef %20)
  tail call void @GOMP_barrier()
  %21 = load i64, ptr %8, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %128, %11
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 72
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %133, label %132

27:                                               ; preds = %11, %128
  %28 = phi i64 [ %129, %128 ], [ 0, %11 ]
  %29 = getelementptr inbounds nuw %struct.tiles, ptr %18, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 72
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = mul i64 %33, %31
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 48
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %38 = load i64, ptr %37, align 8
  %39 = sub nsw i64 %36, %38
  %40 = tail call i32 @omp_get_thread_num()
  %41 = sext i32 %40 to i64
  %42 = tail call i32 @omp_get_num_threads()
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %38, %41
  %45 = sdiv i64 %44, %43
  %46 = add nsw i64 %41, 1
  %47 = mul nsw i64 %46, %38
  %48 = sdiv i64 %47, %43
  %49 = icmp slt i64 %45, %48
  br i1 %49, label %50, label %128

50:                                               ; preds = %27
  %51 = getelementptr inbounds nuw i8, ptr %29, i64 104
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 80
  %53 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %29, i64 120
  %55 = icmp sgt i64 %34, 0
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %29, i64 136
  %58 = add i64 %34, -1
  %59 = lshr i64 %58, 4
  %60 = add nuw nsw i64 %59, 1
  %61 = and i64 %60, 3
  %62 = icmp ult i64 %34, 49
  %63 = and i64 %60, 2305843009213693948
  %64 = icmp eq i64 %61, 0
  br label %65

65:                                               ; preds = %50, %125
  %66 = phi i64 [ %45, %50 ], [ %126, %125 ]
  %67 = load ptr, ptr %29, align 8
  %68 = load i64, ptr %51, align 8
  %69 = mul nsw i64 %68, %66
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load i64, ptr %52, align 8
  %72 = mul nsw i64 %71, %34
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = load ptr, ptr %53, align 8
  %75 = add nsw i64 %66, %39
  %76 = load i64, ptr %54, align 8
  %77 = mul nsw i64 %76, %75
  %78 = getelementptr inbounds float, ptr %74, i64 %77
  br i1 %55, label %79, label %125

79:                                               ; preds = %65
  br i1 %62, label %101, label %80

80:                                               ; preds = %79, %80
  %81 = phi i64 [ %98, %80 ], [ 0, %79 ]
  %82 = phi i64 [ %99, %80 ], [ 0, %79 ]
  %83 = getelementptr inbounds nuw float, ptr %78, i64 %81
  %84 = getelementptr inbounds nuw float, ptr %73, i64 %81
  %85 = load <16 x float>, ptr %84, align 4
  store <16 x float> %85, ptr %83, align 4
  %86 = or disjoint i64 %81, 16
  %87 = getelementptr inbounds nuw float, ptr %78, i64 %86
  %88 = getelementptr inbounds nuw float, ptr %73, i64 %86
  %89 = load <16 x float>, ptr %88, align 4
  store <16 x float> %89, ptr %87, align 4
  %90 = or disjoint i64 %81, 32
  %91 = getelementptr inbounds nuw float, ptr %78, i64 %90
  %92 = getelementptr inbounds nuw float, ptr %73, i64 %90
  %93 = load <16 x float>, ptr %92, align 4
  store <16 x float> %93, ptr %91, align 4
  %94 = or disjoint i64 %81, 48
  %95 = getelementptr inbounds nuw float, ptr %78, i64 %94
  %96 = getelementptr inbounds nuw float, ptr %73, i64 %94
  %97 = load <16 x float>, ptr %96, align 4
  store <16 x float> %97, ptr %95, align 4
  %98 = add nuw nsw i64 %81, 64
  %99 = add i64 %82, 4
  %100 = icmp eq i64 %99, %63
  br i1 %100, label %101, label %80, !llvm.loop !9

101:                                              ; preds = %80, %79
  %102 = phi i64 [ 0, %79 ], [ %98, %80 ]
  br i1 %64, label %112, label %103

103:                                              ; preds = %101, %103
  %104 = phi i64 [ %109, %103 ], [ %102, %101 ]
  %105 = phi i64 [ %110, %103 ], [ 0, %101 ]
  %106 = getelementptr inbounds nuw float, ptr %78, i64 %104
  %107 = getelementptr inbounds nuw float, ptr %73, i64 %104
  %108 = load <16 x float>, ptr %107, align 4
  store <16 x float> %108, ptr %106, align 4
  %109 = add nuw nsw i64 %104, 16
  %110 = add i64 %105, 1
  %111 = icmp eq i64 %110, %61
  br i1 %111, label %112, label %103, !llvm.loop !49

112:                                              ; preds = %103, %101
  %113 = getelementptr inbounds nuw float, ptr %73, i64 %34
  %114 = load ptr, ptr %56, align 8
  %115 = load i64, ptr %57, align 8
  %116 = mul nsw i64 %115, %75
  %117 = getelementptr inbounds float, ptr %114, i64 %116
  br label %118

118:                                              ; preds = %112, %118
  %119 = phi i64 [ %123, %118 ], [ 0, %112 ]
  %120 = getelementptr inbounds nuw float, ptr %117, i64 %119
  %121 = getelementptr inbounds nuw float, ptr %113, i64 %119
  %122 = load <16 x float>, ptr %121, align 4
  store <16 x float> %122, ptr %120, align 4
  %123 = add nuw nsw i64 %119, 16
  %124 = icmp slt i64 %123, %34
  br i1 %124, label %118, label %125, !llvm.loop !9

125:                                              ; preds = %118, %65
  %126 = add nsw i64 %66, 1
  %127 = icmp eq i64 %126, %48
  br i1 %127, label %128, label %65, !llvm.loop !50

128:                                              ; preds = %125, %27
  %129 = add nuw nsw i64 %28, 1
  %130 = load i64, ptr %8, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %27, label %23, !llvm.loop !51

132:                                              ; preds = %23
  tail call fastcc void @attend_pieces(ptr noundef nonnull %14)
  br label %133

133:                                              ; preds = %132, %23
  tail call void @GOMP_barrier()
  %134 = load i64, ptr %8, align 8
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %139, label %136

136:                                              ; preds = %139, %133
  %137 = load i64, ptr %24, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %146, label %145

139:                                              ; preds = %133, %139
  %140 = phi i64 [ %142, %139 ], [ 0, %133 ]
  %141 = getelementptr inbounds nuw %struct.tiles, ptr %18, i64 %140
  tail call void @attention_in_tiles(ptr noundef %141)
  %142 = add nuw nsw i64 %140, 1
  %143 = load i64, ptr %8, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %139, label %136, !llvm.loop !52

145:                                              ; preds = %136
  tail call fastcc void @join_pieces(ptr noundef nonnull %14)
  br label %146

146:                                              ; preds = %145, %136
  tail call void @GOMP_barrier()
  %147 = load ptr, ptr %9, align 8
  %148 = getelementptr inbounds nuw %struct.after, ptr %147, i64 %12
  tail call void @after(ptr noundef %148)
  tail call void @GOMP_barrier()
  %149 = add nuw nsw i64 %12, 1
  %150 = load i64, ptr %2, align 8
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %11, label %10, !llvm.loop !53
}

declare void @attention_in_tiles(ptr noundef) local_unnamed_addr

define void @product(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 11
  %5 = sdiv i64 %4, 12
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 95
  %9 = sdiv i64 %8, 96
  %10 = mul nsw i64 %9, %5
  %11 = tail call i32 @omp_get_thread_num()
  %12 = sext i32 %11 to i64
  %13 = tail call i32 @omp_get_num_threads()
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %10, %12
  %16 = sdiv i64 %15, %14
  %17 = add nsw i64 %12, 1
  %18 = mul nsw i64 %10, %17
  %19 = sdiv i64 %18, %14
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %1, %21
  %22 = phi i64 [ %41, %21 ], [ %16, %1 ]
  %23 = load i64, ptr %6, align 8, !noalias !54
  %24 = add nsw i64 %23, 95
  %25 = sdiv i64 %24, 96
  %26 = srem i64 %22, %25
  %27 = mul nsw i64 %26, 96
  %28 = sdiv i64 %22, %25
  %29 = load i64, ptr %2, align 8, !noalias !54
  %30 = add nsw i64 %29, 11
  %31 = sdiv i64 %30, 12
  %32 = add i64 %29, -1
  %33 = add i64 %32, %31
  %34 = sdiv i64 %33, %31
  %35 = mul nsw i64 %34, %28
  %36 = add nsw i64 %28, 1
  %37 = mul nsw i64 %34, %36
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %29)
  %39 = add nsw i64 %27, 96
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %23)
  tail call fastcc void @pack(ptr noundef nonnull %0, i64 %35, i64 %38, i64 %27, i64 %40)
  %41 = add i64 %22, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %43, label %21, !llvm.loop !44

43:                                               ; preds = %21, %1
  tail call void @GOMP_barrier()
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  %46 = sdiv i64 %45, 32
  %47 = load i64, ptr %2, align 8
  %48 = add nsw i64 %47, 11
  %49 = sdiv i64 %48, 12
  %50 = add nsw i64 %49, 21
  %51 = sdiv i64 %50, 22
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %54 = load i64, ptr %53, align 8
  %55 = load i64, ptr %6, align 8
  %56 = sdiv i64 %55, 32
  %57 = shl nsw i64 %56, 3
  switch i64 %54, label %64 [
    i64 0, label %58
    i64 1, label %60
    i64 2, label %62
  ]

58:                                               ; preds = %43
  %59 = shl nsw i64 %55, 2
  br label %67

60:                                               ; preds = %43
  %61 = shl nsw i64 %55, 1
  br label %67

62:                                               ; preds = %43
  %63 = add nsw i64 %57, %55
  br label %67

64:                                               ; preds = %43
  %65 = sdiv i64 %55, 2
  %66 = add nsw i64 %57, %65
  br label %67

67:                                               ; preds = %58, %60, %62, %64
  %68 = phi i64 [ %59, %58 ], [ %61, %60 ], [ %63, %62 ], [ %66, %64 ]
  %69 = shl nsw i64 %68, 5
  %70 = icmp sgt i64 %47, 39
  %71 = sdiv i64 %52, 2
  %72 = select i1 %70, i64 %71, i64 %52
  %73 = tail call i32 @omp_get_thread_num()
  %74 = sext i32 %73 to i64
  %75 = tail call i32 @omp_get_num_threads()
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %72, %74
  %78 = sdiv i64 %77, %76
  %79 = add nsw i64 %74, 1
  %80 = mul nsw i64 %79, %72
  %81 = sdiv i64 %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %83 = icmp slt i64 %78, %81
  br i1 %83, label %84, label %86

84:                                               ; preds = %67
  %85 = add nsw i64 %78, 1
  br label %90

86:                                               ; preds = %67
  %87 = load ptr, ptr %82, align 8
  %88 = atomicrmw add ptr %87, i64 1 monotonic, align 8
  %89 = add nsw i64 %88, %72
  br label %90

90:                                               ; preds = %84, %86
  %91 = phi i64 [ %85, %84 ], [ %78, %86 ]
  %92 = phi i64 [ %78, %84 ], [ %89, %86 ]
  %93 = icmp slt i64 %92, %52
  br i1 %93, label %94, label %121

94:                                               ; preds = %90, %114
  %95 = phi i64 [ %106, %114 ], [ %92, %90 ]
  %96 = phi i64 [ %105, %114 ], [ %91, %90 ]
  %97 = icmp slt i64 %96, %81
  br i1 %97, label %98, label %100

98:                                               ; preds = %94
  %99 = add nsw i64 %96, 1
  br label %104

100:                                              ; preds = %94
  %101 = load ptr, ptr %82, align 8
  %102 = atomicrmw add ptr %101, i64 1 monotonic, align 8
  %103 = add nsw i64 %102, %72
  br label %104

104:                                              ; preds = %98, %100
  %105 = phi i64 [ %99, %98 ], [ %96, %100 ]
  %106 = phi i64 [ %96, %98 ], [ %103, %100 ]
  %107 = sdiv i64 %95, %46
  %108 = srem i64 %95, %46
  %109 = mul i64 %107, 22
  %110 = add i64 %109, 22
  %111 = tail call i64 @llvm.smin.i64(i64 %110, i64 %49)
  %112 = load ptr, ptr %0, align 8
  %113 = icmp slt i64 %106, %52
  br i1 %113, label %114, label %118

114:                                              ; preds = %104
  %115 = srem i64 %106, %46
  %116 = mul nsw i64 %69, %115
  %117 = getelementptr inbounds i8, ptr %112, i64 %116
  tail call fastcc void @product_of_block(ptr noundef nonnull %0, i64 noundef %108, i64 %109, i64 %111, ptr noundef %117)
  br label %94

118:                                              ; preds = %104
  %119 = mul nsw i64 %69, %108
  %120 = getelementptr inbounds i8, ptr %112, i64 %119
  tail call fastcc void @product_of_block(ptr noundef nonnull %0, i64 noundef %108, i64 %109, i64 %111, ptr noundef %120)
  br label %121

121:                                              ; preds = %118, %90
  ret void
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @logf(float noundef) local_unnamed_addr

define internal fastcc void @pack(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
  %6 = alloca [208 x float], align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %3
  %12 = getelementptr inbounds float, ptr %8, i64 %11
  %13 = sub nsw i64 %4, %3
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  call void @llvm.lifetime.start.p0(i64 832, ptr nonnull %6)
  %16 = sub i64 %2, %1
  %17 = add nsw i64 %3, 16
  %18 = icmp sgt i64 %17, %4
  br i1 %18, label %51, label %19

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = shl nsw i64 %16, 4
  %23 = icmp slt i64 %16, 1
  %24 = shl nsw i64 %16, 6
  %25 = icmp sgt i64 %16, 0
  %26 = icmp samesign ugt i64 %16, 1
  %27 = icmp samesign ugt i64 %16, 2
  %28 = icmp samesign ugt i64 %16, 3
  %29 = icmp samesign ugt i64 %16, 4
  %30 = icmp samesign ugt i64 %16, 5
  %31 = icmp samesign ugt i64 %16, 6
  %32 = icmp samesign ugt i64 %16, 7
  %33 = icmp samesign ugt i64 %16, 8
  %34 = icmp samesign ugt i64 %16, 9
  %35 = icmp samesign ugt i64 %16, 10
  %36 = icmp samesign ugt i64 %16, 11
  %37 = shl nsw i64 %16, 3
  %38 = mul nsw i64 %16, 12
  %39 = shl nsw i64 %16, 4
  %40 = mul nsw i64 %16, 20
  %41 = mul nsw i64 %16, 24
  %42 = mul nsw i64 %16, 28
  %43 = shl nsw i64 %16, 5
  %44 = mul nsw i64 %16, 36
  %45 = mul nsw i64 %16, 40
  %46 = mul nsw i64 %16, 44
  %47 = mul nsw i64 %16, 48
  %48 = mul nsw i64 %16, 52
  %49 = mul nsw i64 %16, 56
  %50 = mul nsw i64 %16, 60
  br label %64

51:                                               ; preds = %222, %5
  %52 = phi i64 [ %3, %5 ], [ %65, %222 ]
  %53 = phi ptr [ %15, %5 ], [ %223, %222 ]
  %54 = icmp slt i64 %52, %4
  br i1 %54, label %55, label %268

55:                                               ; preds = %51
  %56 = icmp sgt i64 %16, 0
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %59 = add i64 %1, 1
  %60 = and i64 %16, 1
  %61 = icmp eq i64 %2, %59
  %62 = and i64 %16, 9223372036854775806
  %63 = icmp eq i64 %60, 0
  br label %226

64:                                               ; preds = %19, %222
  %65 = phi i64 [ %17, %19 ], [ %224, %222 ]
  %66 = phi ptr [ %15, %19 ], [ %223, %222 ]
  %67 = phi i64 [ %3, %19 ], [ %65, %222 ]
  %68 = load ptr, ptr %20, align 8
  %69 = load i64, ptr %21, align 8
  %70 = mul nsw i64 %69, %1
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  %72 = getelementptr inbounds float, ptr %71, i64 %67
  br i1 %25, label %73, label %118

73:                                               ; preds = %64
  %74 = load <16 x float>, ptr %72, align 4
  br i1 %26, label %75, label %118

75:                                               ; preds = %73
  %76 = getelementptr inbounds float, ptr %72, i64 %69
  %77 = load <16 x float>, ptr %76, align 4
  br i1 %27, label %78, label %118

78:                                               ; preds = %75
  %79 = shl nsw i64 %69, 3
  %80 = getelementptr inbounds i8, ptr %72, i64 %79
  %81 = load <16 x float>, ptr %80, align 4
  br i1 %28, label %82, label %118

82:                                               ; preds = %78
  %83 = mul nsw i64 %69, 12
  %84 = getelementptr inbounds i8, ptr %72, i64 %83
  %85 = load <16 x float>, ptr %84, align 4
  br i1 %29, label %86, label %118

86:                                               ; preds = %82
  %87 = shl nsw i64 %69, 4
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load <16 x float>, ptr %88, align 4
  br i1 %30, label %90, label %118

90:                                               ; preds = %86
  %91 = mul nsw i64 %69, 20
  %92 = getelementptr inbounds i8, ptr %72, i64 %91
  %93 = load <16 x float>, ptr %92, align 4
  br i1 %31, label %94, label %118

94:                                               ; preds = %90
  %95 = mul nsw i64 %69, 24
  %96 = getelementptr inbounds i8, ptr %72, i64 %95
  %97 = load <16 x float>, ptr %96, align 4
  br i1 %32, label %98, label %118

98:                                               ; preds = %94
  %99 = mul nsw i64 %69, 28
  %100 = getelementptr inbounds i8, ptr %72, i64 %99
  %101 = load <16 x float>, ptr %100, align 4
  br i1 %33, label %102, label %118

102:                                              ; preds = %98
  %103 = shl nsw i64 %69, 5
  %104 = getelementptr inbounds i8, ptr %72, i64 %103
  %105 = load <16 x float>, ptr %104, align 4
  br i1 %34, label %106, label %118

106:                                              ; preds = %102
  %107 = mul nsw i64 %69, 36
  %108 = getelementptr inbounds i8, ptr %72, i64 %107
  %109 = load <16 x float>, ptr %108, align 4
  br i1 %35, label %110, label %118

110:                                              ; preds = %106
  %111 = mul nsw i64 %69, 40
  %112 = getelementptr inbounds i8, ptr %72, i64 %111
  %113 = load <16 x float>, ptr %112, align 4
  br i1 %36, label %114, label %118

114:                                              ; preds = %110
  %115 = mul nsw i64 %69, 44
  %116 = getelementptr inbounds i8, ptr %72, i64 %115
  %117 = load <16 x float>, ptr %116, align 4
  br label %118

118:                                              ; preds = %64, %73, %75, %78, %82, %86, %90, %94, %98, %102, %106, %114, %110
  %119 = phi <16 x float> [ %113, %114 ], [ %113, %110 ], [ zeroinitializer, %106 ], [ zeroinitializer, %102 ], [ zeroinitializer, %98 ], [ zeroinitializer, %94 ], [ zeroinitializer, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %120 = phi <16 x float> [ %105, %114 ], [ %105, %110 ], [ %105, %106 ], [ %105, %102 ], [ zeroinitializer, %98 ], [ zeroinitializer, %94 ], [ zeroinitializer, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %121 = phi <16 x float> [ %97, %114 ], [ %97, %110 ], [ %97, %106 ], [ %97, %102 ], [ %97, %98 ], [ %97, %94 ], [ zeroinitializer, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %122 = phi <16 x float> [ %89, %114 ], [ %89, %110 ], [ %89, %106 ], [ %89, %102 ], [ %89, %98 ], [ %89, %94 ], [ %89, %90 ], [ %89, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %123 = phi <16 x float> [ %81, %114 ], [ %81, %110 ], [ %81, %106 ], [ %81, %102 ], [ %81, %98 ], [ %81, %94 ], [ %81, %90 ], [ %81, %86 ], [ %81, %82 ], [ %81, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %124 = phi <16 x float> [ %74, %114 ], [ %74, %110 ], [ %74, %106 ], [ %74, %102 ], [ %74, %98 ], [ %74, %94 ], [ %74, %90 ], [ %74, %86 ], [ %74, %82 ], [ %74, %78 ], [ %74, %75 ], [ %74, %73 ], [ zeroinitializer, %64 ]
  %125 = phi <16 x float> [ %77, %114 ], [ %77, %110 ], [ %77, %106 ], [ %77, %102 ], [ %77, %98 ], [ %77, %94 ], [ %77, %90 ], [ %77, %86 ], [ %77, %82 ], [ %77, %78 ], [ %77, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %126 = phi <16 x float> [ %85, %114 ], [ %85, %110 ], [ %85, %106 ], [ %85, %102 ], [ %85, %98 ], [ %85, %94 ], [ %85, %90 ], [ %85, %86 ], [ %85, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %127 = phi <16 x float> [ %93, %114 ], [ %93, %110 ], [ %93, %106 ], [ %93, %102 ], [ %93, %98 ], [ %93, %94 ], [ %93, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %128 = phi <16 x float> [ %101, %114 ], [ %101, %110 ], [ %101, %106 ], [ %101, %102 ], [ %101, %98 ], [ zeroinitializer, %94 ], [ zeroinitializer, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %129 = phi <16 x float> [ %109, %114 ], [ %109, %110 ], [ %109, %106 ], [ zeroinitializer, %102 ], [ zeroinitializer, %98 ], [ zeroinitializer, %94 ], [ zeroinitializer, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %130 = phi <16 x float> [ %117, %114 ], [ zeroinitializer, %110 ], [ zeroinitializer, %106 ], [ zeroinitializer, %102 ], [ zeroinitializer, %98 ], [ zeroinitializer, %94 ], [ zeroinitializer, %90 ], [ zeroinitializer, %86 ], [ zeroinitializer, %82 ], [ zeroinitializer, %78 ], [ zeroinitializer, %75 ], [ zeroinitializer, %73 ], [ zeroinitializer, %64 ]
  %131 = shufflevector <16 x float> %124, <16 x float> %120, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %132 = shufflevector <16 x float> %124, <16 x float> %120, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %133 = shufflevector <16 x float> %125, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %134 = shufflevector <16 x float> %125, <16 x float> %129, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %135 = shufflevector <16 x float> %123, <16 x float> %119, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %136 = shufflevector <16 x float> %123, <16 x float> %119, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %137 = shufflevector <16 x float> %126, <16 x float> %130, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %138 = shufflevector <16 x float> %126, <16 x float> %130, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %139 = shufflevector <16 x float> %122, <16 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %140 = shufflevector <16 x float> %122, <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %141 = shufflevector <16 x float> %127, <16 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %142 = shufflevector <16 x float> %127, <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %143 = shufflevector <16 x float> %121, <16 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %144 = shufflevector <16 x float> %121, <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %145 = shufflevector <16 x float> %128, <16 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %146 = shufflevector <16 x float> %128, <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %147 = shufflevector <16 x float> %131, <16 x float> %139, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %148 = shufflevector <16 x float> %131, <16 x float> %139, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %149 = shufflevector <16 x float> %132, <16 x float> %140, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %150 = shufflevector <16 x float> %132, <16 x float> %140, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %151 = shufflevector <16 x float> %133, <16 x float> %141, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %152 = shufflevector <16 x float> %133, <16 x float> %141, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %153 = shufflevector <16 x float> %134, <16 x float> %142, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %154 = shufflevector <16 x float> %134, <16 x float> %142, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %155 = shufflevector <16 x float> %135, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %156 = shufflevector <16 x float> %135, <16 x float> %143, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %157 = shufflevector <16 x float> %136, <16 x float> %144, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %158 = shufflevector <16 x float> %136, <16 x float> %144, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %159 = shufflevector <16 x float> %137, <16 x float> %145, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %160 = shufflevector <16 x float> %137, <16 x float> %145, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %161 = shufflevector <16 x float> %138, <16 x float> %146, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %162 = shufflevector <16 x float> %138, <16 x float> %146, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %163 = shufflevector <16 x float> %147, <16 x float> %155, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %164 = shufflevector <16 x float> %147, <16 x float> %155, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %165 = shufflevector <16 x float> %148, <16 x float> %156, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %166 = shufflevector <16 x float> %148, <16 x float> %156, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %167 = shufflevector <16 x float> %149, <16 x float> %157, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %168 = shufflevector <16 x float> %149, <16 x float> %157, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %169 = shufflevector <16 x float> %150, <16 x float> %158, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %170 = shufflevector <16 x float> %150, <16 x float> %158, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %171 = shufflevector <16 x float> %151, <16 x float> %159, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %172 = shufflevector <16 x float> %151, <16 x float> %159, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %173 = shufflevector <16 x float> %152, <16 x float> %160, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %174 = shufflevector <16 x float> %152, <16 x float> %160, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %175 = shufflevector <16 x float> %153, <16 x float> %161, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %176 = shufflevector <16 x float> %153, <16 x float> %161, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %177 = shufflevector <16 x float> %154, <16 x float> %162, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %178 = shufflevector <16 x float> %154, <16 x float> %162, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %179 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %180 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %182 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %183 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %184 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %185 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %186 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %187 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %188 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %189 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %190 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %191 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %193 = shufflevector <16 x float> %170, <16 x float> %178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %194 = shufflevector <16 x float> %170, <16 x float> %178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %195 = add nsw i64 %67, 32
  %196 = icmp sgt i64 %195, %4
  %197 = select i1 %196, ptr %6, ptr %66
  store <16 x float> %179, ptr %197, align 4
  %198 = getelementptr inbounds float, ptr %197, i64 %16
  store <16 x float> %180, ptr %198, align 4
  %199 = getelementptr inbounds i8, ptr %197, i64 %37
  store <16 x float> %181, ptr %199, align 4
  %200 = getelementptr inbounds i8, ptr %197, i64 %38
  store <16 x float> %182, ptr %200, align 4
  %201 = getelementptr inbounds i8, ptr %197, i64 %39
  store <16 x float> %183, ptr %201, align 4
  %202 = getelementptr inbounds i8, ptr %197, i64 %40
  store <16 x float> %184, ptr %202, align 4
  %203 = getelementptr inbounds i8, ptr %197, i64 %41
  store <16 x float> %185, ptr %203, align 4
  %204 = getelementptr inbounds i8, ptr %197, i64 %42
  store <16 x float> %186, ptr %204, align 4
  %205 = getelementptr inbounds i8, ptr %197, i64 %43
  store <16 x float> %187, ptr %205, align 4
  %206 = getelementptr inbounds i8, ptr %197, i64 %44
  store <16 x float> %188, ptr %206, align 4
  %207 = getelementptr inbounds i8, ptr %197, i64 %45
  store <16 x float> %189, ptr %207, align 4
  %208 = getelementptr inbounds i8, ptr %197, i64 %46
  store <16 x float> %190, ptr %208, align 4
  %209 = getelementptr inbounds i8, ptr %197, i64 %47
  store <16 x float> %191, ptr %209, align 4
  %210 = getelementptr inbounds i8, ptr %197, i64 %48
  store <16 x float> %192, ptr %210, align 4
  %211 = getelementptr inbounds i8, ptr %197, i64 %49
  store <16 x float> %193, ptr %211, align 4
  %212 = getelementptr inbounds i8, ptr %197, i64 %50
  store <16 x float> %194, ptr %212, align 4
  %213 = icmp ne ptr %197, %6
  %214 = select i1 %213, i1 true, i1 %23
  br i1 %214, label %222, label %215

215:                                              ; preds = %118, %215
  %216 = phi i64 [ %220, %215 ], [ 0, %118 ]
  %217 = getelementptr inbounds nuw float, ptr %66, i64 %216
  %218 = getelementptr inbounds nuw float, ptr %6, i64 %216
  %219 = load <16 x float>, ptr %218, align 16
  store <16 x float> %219, ptr %217, align 4
  %220 = add nuw nsw i64 %216, 16
  %221 = icmp slt i64 %220, %22
  br i1 %221, label %215, label %222, !llvm.loop !57

222:                                              ; preds = %215, %118
  %223 = getelementptr inbounds i8, ptr %66, i64 %24
  %224 = add nsw i64 %65, 16
  %225 = icmp sgt i64 %224, %4
  br i1 %225, label %51, label %64, !llvm.loop !58

226:                                              ; preds = %55, %241
  %227 = phi ptr [ %53, %55 ], [ %243, %241 ]
  %228 = phi i64 [ %52, %55 ], [ %242, %241 ]
  br i1 %56, label %229, label %241

229:                                              ; preds = %226
  br i1 %61, label %230, label %245

230:                                              ; preds = %245, %229
  %231 = phi i64 [ 0, %229 ], [ %265, %245 ]
  br i1 %63, label %241, label %232

232:                                              ; preds = %230
  %233 = load ptr, ptr %57, align 8
  %234 = add nsw i64 %231, %1
  %235 = load i64, ptr %58, align 8
  %236 = mul nsw i64 %235, %234
  %237 = getelementptr float, ptr %233, i64 %236
  %238 = getelementptr float, ptr %237, i64 %228
  %239 = load float, ptr %238, align 4
  %240 = getelementptr inbounds nuw float, ptr %227, i64 %231
  store float %239, ptr %240, align 4
  br label %241

241:                                              ; preds = %232, %230, %226
  %242 = add nsw i64 %228, 1
  %243 = getelementptr inbounds float, ptr %227, i64 %16
  %244 = icmp eq i64 %242, %4
  br i1 %244, label %268, label %226, !llvm.loop !59

245:                                              ; preds = %229, %245
  %246 = phi i64 [ %265, %245 ], [ 0, %229 ]
  %247 = phi i64 [ %266, %245 ], [ 0, %229 ]
  %248 = load ptr, ptr %57, align 8
  %249 = add nsw i64 %246, %1
  %250 = load i64, ptr %58, align 8
  %251 = mul nsw i64 %250, %249
  %252 = getelementptr float, ptr %248, i64 %251
  %253 = getelementptr float, ptr %252, i64 %228
  %254 = load float, ptr %253, align 4
  %255 = getelementptr inbounds nuw float, ptr %227, i64 %246
  store float %254, ptr %255, align 4
  %256 = or disjoint i64 %246, 1
  %257 = load ptr, ptr %57, align 8
  %258 = add nsw i64 %256, %1
  %259 = load i64, ptr %58, align 8
  %260 = mul nsw i64 %259, %258
  %261 = getelementptr float, ptr %257, i64 %260
  %262 = getelementptr float, ptr %261, i64 %228
  %263 = load float, ptr %262, align 4
  %264 = getelementptr inbounds nuw float, ptr %227, i64 %256
  store float %263, ptr %264, align 4
  %265 = add nuw nsw i64 %246, 2
  %266 = add i64 %247, 2
  %267 = icmp eq i64 %266, %62
  br i1 %267, label %230, label %245, !llvm.loop !60

268:                                              ; preds = %241, %51
  call void @llvm.lifetime.end.p0(i64 832, ptr nonnull %6)
  ret void
}

define internal fastcc void @product_of_block(ptr nocapture noundef readonly %0, i64 noundef range(i64 -288230376151711743, 288230376151711744) %1, i64 %2, i64 %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [3072 x float], align 16
  %7 = alloca [8448 x float], align 16
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 33792, ptr nonnull %7)
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = sdiv i64 %12, 32
  %14 = shl nsw i64 %13, 3
  switch i64 %10, label %18 [
    i64 0, label %21
    i64 1, label %15
    i64 2, label %16
  ]

15:                                               ; preds = %5
  br label %21

16:                                               ; preds = %5
  %17 = add nsw i64 %14, %12
  br label %21

18:                                               ; preds = %5
  %19 = sdiv i64 %12, 2
  %20 = add nsw i64 %14, %19
  br label %21

21:                                               ; preds = %5, %16, %15, %18
  %22 = phi i64 [ 5, %16 ], [ 6, %15 ], [ 5, %18 ], [ 7, %5 ]
  %23 = phi i64 [ %17, %16 ], [ %12, %15 ], [ %20, %18 ], [ %12, %5 ]
  %24 = phi i64 [ 251658240, %16 ], [ 402653184, %15 ], [ 150994944, %18 ], [ 805306368, %5 ]
  %25 = sub nsw i64 %3, %2
  %26 = tail call i64 @llvm.smin.i64(i64 %25, i64 4)
  %27 = mul nsw i64 %26, 12288
  %28 = sdiv i64 %24, %27
  %29 = icmp sgt i64 %12, 0
  br i1 %29, label %30, label %47

30:                                               ; preds = %21
  %31 = shl i64 %1, %22
  %32 = mul i64 %31, %23
  %33 = getelementptr inbounds i8, ptr %8, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = icmp slt i64 %2, %3
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %40 = shl nsw i64 %1, 7
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %48

42:                                               ; preds = %2501
  %43 = load i64, ptr %11, align 8
  br label %44

44:                                               ; preds = %42, %78
  %45 = phi i64 [ %43, %42 ], [ %49, %78 ]
  %46 = icmp slt i64 %52, %45
  br i1 %46, label %48, label %47, !llvm.loop !61

47:                                               ; preds = %44, %21
  call void @llvm.lifetime.end.p0(i64 33792, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %6)
  ret void

48:                                               ; preds = %30, %44
  %49 = phi i64 [ %12, %30 ], [ %45, %44 ]
  %50 = phi ptr [ %33, %30 ], [ %75, %44 ]
  %51 = phi i64 [ 0, %30 ], [ %52, %44 ]
  %52 = add nuw nsw i64 %51, 96
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %49)
  %54 = icmp sgt i64 %49, %52
  %55 = sub nsw i64 %53, %51
  %56 = icmp eq i64 %51, 0
  br i1 %54, label %61, label %57

57:                                               ; preds = %48
  %58 = load i64, ptr %34, align 8
  %59 = load i64, ptr %35, align 8
  %60 = load i64, ptr %9, align 8
  br label %71

61:                                               ; preds = %48
  %62 = load i64, ptr %35, align 8
  %63 = load i64, ptr %9, align 8
  %64 = icmp ult i64 %63, 3
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw [3 x i64], ptr @switch.table.product_of_block, i64 0, i64 %63
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               ; preds = %61, %65
  %69 = phi i64 [ %67, %65 ], [ 2304, %61 ]
  %70 = getelementptr inbounds nuw i8, ptr %50, i64 %69
  br label %71

71:                                               ; preds = %57, %68
  %72 = phi i64 [ %63, %68 ], [ %60, %57 ]
  %73 = phi i64 [ %62, %68 ], [ %59, %57 ]
  %74 = phi i64 [ 32, %68 ], [ %58, %57 ]
  %75 = phi ptr [ %70, %68 ], [ %4, %57 ]
  %76 = icmp eq i64 %72, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %71
  call fastcc void @expand(ptr noundef %50, ptr noundef %6, i64 noundef %72, i64 noundef %55)
  br label %78

78:                                               ; preds = %77, %71
  %79 = phi ptr [ %6, %77 ], [ %50, %71 ]
  br i1 %36, label %80, label %44

80:                                               ; preds = %78
  %81 = icmp sgt i64 %55, 0
  %82 = shl nsw i64 %74, 3
  %83 = shl nsw i64 %73, 3
  %84 = mul nsw i64 %74, 12
  %85 = mul nsw i64 %73, 12
  %86 = shl nsw i64 %74, 4
  %87 = shl nsw i64 %73, 4
  %88 = mul nsw i64 %74, 20
  %89 = mul nsw i64 %73, 20
  %90 = mul nsw i64 %74, 24
  %91 = mul nsw i64 %73, 24
  %92 = mul nsw i64 %74, 28
  %93 = mul nsw i64 %73, 28
  %94 = shl nsw i64 %74, 5
  %95 = shl nsw i64 %73, 5
  %96 = mul nsw i64 %74, 36
  %97 = mul nsw i64 %73, 36
  %98 = mul nsw i64 %74, 40
  %99 = mul nsw i64 %73, 40
  %100 = mul nsw i64 %74, 44
  %101 = mul nsw i64 %73, 44
  %102 = shl nsw i64 %74, 3
  %103 = mul nsw i64 %74, 12
  %104 = shl nsw i64 %74, 4
  %105 = mul nsw i64 %74, 20
  %106 = mul nsw i64 %74, 24
  %107 = mul nsw i64 %74, 28
  %108 = shl nsw i64 %74, 5
  %109 = mul nsw i64 %74, 36
  %110 = mul nsw i64 %74, 40
  %111 = mul nsw i64 %74, 44
  %112 = shl nsw i64 %74, 3
  %113 = shl nsw i64 %73, 3
  %114 = mul nsw i64 %74, 12
  %115 = mul nsw i64 %73, 12
  %116 = shl nsw i64 %74, 4
  %117 = shl nsw i64 %73, 4
  %118 = mul nsw i64 %74, 20
  %119 = mul nsw i64 %73, 20
  %120 = mul nsw i64 %74, 24
  %121 = mul nsw i64 %73, 24
  %122 = mul nsw i64 %74, 28
  %123 = mul nsw i64 %73, 28
  %124 = shl nsw i64 %74, 5
  %125 = shl nsw i64 %73, 5
  %126 = mul nsw i64 %74, 36
  %127 = mul nsw i64 %73, 36
  %128 = mul nsw i64 %74, 40
  %129 = mul nsw i64 %73, 40
  %130 = shl nsw i64 %74, 3
  %131 = mul nsw i64 %74, 12
  %132 = shl nsw i64 %74, 4
  %133 = mul nsw i64 %74, 20
  %134 = mul nsw i64 %74, 24
  %135 = mul nsw i64 %74, 28
  %136 = shl nsw i64 %74, 5
  %137 = mul nsw i64 %74, 36
  %138 = mul nsw i64 %74, 40
  %139 = shl nsw i64 %74, 3
  %140 = shl nsw i64 %73, 3
  %141 = mul nsw i64 %74, 12
  %142 = mul nsw i64 %73, 12
  %143 = shl nsw i64 %74, 4
  %144 = shl nsw i64 %73, 4
  %145 = mul nsw i64 %74, 20
  %146 = mul nsw i64 %73, 20
  %147 = mul nsw i64 %74, 24
  %148 = mul nsw i64 %73, 24
  %149 = mul nsw i64 %74, 28
  %150 = mul nsw i64 %73, 28
  %151 = shl nsw i64 %74, 5
  %152 = shl nsw i64 %73, 5
  %153 = mul nsw i64 %74, 36
  %154 = mul nsw i64 %73, 36
  %155 = shl nsw i64 %74, 3
  %156 = mul nsw i64 %74, 12
  %157 = shl nsw i64 %74, 4
  %158 = mul nsw i64 %74, 20
  %159 = mul nsw i64 %74, 24
  %160 = mul nsw i64 %74, 28
  %161 = shl nsw i64 %74, 5
  %162 = mul nsw i64 %74, 36
  %163 = shl nsw i64 %74, 3
  %164 = shl nsw i64 %73, 3
  %165 = mul nsw i64 %74, 12
  %166 = mul nsw i64 %73, 12
  %167 = shl nsw i64 %74, 4
  %168 = shl nsw i64 %73, 4
  %169 = mul nsw i64 %74, 20
  %170 = mul nsw i64 %73, 20
  %171 = mul nsw i64 %74, 24
  %172 = mul nsw i64 %73, 24
  %173 = mul nsw i64 %74, 28
  %174 = mul nsw i64 %73, 28
  %175 = shl nsw i64 %74, 5
  %176 = shl nsw i64 %73, 5
  %177 = shl nsw i64 %74, 3
  %178 = mul nsw i64 %74, 12
  %179 = shl nsw i64 %74, 4
  %180 = mul nsw i64 %74, 20
  %181 = mul nsw i64 %74, 24
  %182 = mul nsw i64 %74, 28
  %183 = shl nsw i64 %74, 5
  %184 = shl nsw i64 %74, 3
  %185 = shl nsw i64 %73, 3
  %186 = mul nsw i64 %74, 12
  %187 = mul nsw i64 %73, 12
  %188 = shl nsw i64 %74, 4
  %189 = shl nsw i64 %73, 4
  %190 = mul nsw i64 %74, 20
  %191 = mul nsw i64 %73, 20
  %192 = mul nsw i64 %74, 24
  %193 = mul nsw i64 %73, 24
  %194 = mul nsw i64 %74, 28
  %195 = mul nsw i64 %73, 28
  %196 = shl nsw i64 %74, 3
  %197 = mul nsw i64 %74, 12
  %198 = shl nsw i64 %74, 4
  %199 = mul nsw i64 %74, 20
  %200 = mul nsw i64 %74, 24
  %201 = mul nsw i64 %74, 28
  %202 = shl nsw i64 %74, 3
  %203 = shl nsw i64 %73, 3
  %204 = mul nsw i64 %74, 12
  %205 = mul nsw i64 %73, 12
  %206 = shl nsw i64 %74, 4
  %207 = shl nsw i64 %73, 4
  %208 = mul nsw i64 %74, 20
  %209 = mul nsw i64 %73, 20
  %210 = mul nsw i64 %74, 24
  %211 = mul nsw i64 %73, 24
  %212 = shl nsw i64 %74, 3
  %213 = mul nsw i64 %74, 12
  %214 = shl nsw i64 %74, 4
  %215 = mul nsw i64 %74, 20
  %216 = mul nsw i64 %74, 24
  %217 = shl nsw i64 %74, 3
  %218 = shl nsw i64 %73, 3
  %219 = mul nsw i64 %74, 12
  %220 = mul nsw i64 %73, 12
  %221 = shl nsw i64 %74, 4
  %222 = shl nsw i64 %73, 4
  %223 = mul nsw i64 %74, 20
  %224 = mul nsw i64 %73, 20
  %225 = shl nsw i64 %74, 3
  %226 = mul nsw i64 %74, 12
  %227 = shl nsw i64 %74, 4
  %228 = mul nsw i64 %74, 20
  %229 = shl nsw i64 %74, 3
  %230 = shl nsw i64 %73, 3
  %231 = mul nsw i64 %74, 12
  %232 = mul nsw i64 %73, 12
  %233 = shl nsw i64 %74, 4
  %234 = shl nsw i64 %73, 4
  %235 = shl nsw i64 %74, 3
  %236 = mul nsw i64 %74, 12
  %237 = shl nsw i64 %74, 4
  %238 = shl nsw i64 %74, 3
  %239 = shl nsw i64 %73, 3
  %240 = mul nsw i64 %74, 12
  %241 = mul nsw i64 %73, 12
  %242 = shl nsw i64 %74, 3
  %243 = mul nsw i64 %74, 12
  %244 = shl nsw i64 %74, 3
  %245 = shl nsw i64 %73, 3
  %246 = shl nsw i64 %74, 3
  br label %247

247:                                              ; preds = %80, %2501
  %248 = phi i64 [ %2, %80 ], [ %256, %2501 ]
  %249 = load i64, ptr %37, align 8
  %250 = add nsw i64 %249, 11
  %251 = sdiv i64 %250, 12
  %252 = add i64 %249, -1
  %253 = add i64 %252, %251
  %254 = sdiv i64 %253, %251
  %255 = mul nsw i64 %254, %248
  %256 = add nsw i64 %248, 1
  %257 = mul nsw i64 %254, %256
  %258 = tail call i64 @llvm.smin.i64(i64 %257, i64 %249)
  %259 = sub nsw i64 %258, %255
  %260 = sub nsw i64 %248, %2
  %261 = icmp slt i64 %260, %26
  %262 = select i1 %261, i64 %28, i64 65536
  %263 = select i1 %261, i64 %260, i64 0
  %264 = mul nsw i64 %263, %55
  %265 = mul nsw i64 %264, %262
  %266 = select i1 %261, ptr %75, ptr %79
  %267 = load ptr, ptr %38, align 8
  %268 = mul nsw i64 %249, %51
  %269 = getelementptr inbounds float, ptr %267, i64 %268
  %270 = mul nsw i64 %255, %55
  %271 = getelementptr inbounds float, ptr %269, i64 %270
  %272 = mul nsw i64 %260, 1536
  %273 = getelementptr inbounds i8, ptr %7, i64 %272
  br i1 %54, label %287, label %274

274:                                              ; preds = %247
  %275 = load ptr, ptr %39, align 8
  %276 = load i64, ptr %34, align 8
  %277 = mul nsw i64 %276, %255
  %278 = getelementptr inbounds float, ptr %275, i64 %277
  %279 = getelementptr inbounds i8, ptr %278, i64 %40
  %280 = load ptr, ptr %41, align 8
  %281 = icmp eq ptr %280, null
  br i1 %281, label %287, label %282

282:                                              ; preds = %274
  %283 = load i64, ptr %35, align 8
  %284 = mul nsw i64 %283, %255
  %285 = getelementptr inbounds float, ptr %280, i64 %284
  %286 = getelementptr inbounds i8, ptr %285, i64 %40
  br label %287

287:                                              ; preds = %247, %282, %274
  %288 = phi ptr [ %279, %282 ], [ %279, %274 ], [ %273, %247 ]
  %289 = phi ptr [ %286, %282 ], [ null, %274 ], [ null, %247 ]
  switch i64 %259, label %2501 [
    i64 1, label %290
    i64 2, label %330
    i64 3, label %397
    i64 4, label %490
    i64 5, label %609
    i64 6, label %754
    i64 7, label %925
    i64 8, label %1122
    i64 9, label %1345
    i64 10, label %1594
    i64 11, label %1869
    i64 12, label %2170
  ]

290:                                              ; preds = %287
  %291 = load <16 x float>, ptr %273, align 16
  %292 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %291
  %293 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %294 = load <16 x float>, ptr %293, align 16
  %295 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %294
  br i1 %81, label %301, label %296

296:                                              ; preds = %301, %290
  %297 = phi <16 x float> [ %292, %290 ], [ %319, %301 ]
  %298 = phi <16 x float> [ %295, %290 ], [ %320, %301 ]
  %299 = icmp eq ptr %289, null
  br i1 %299, label %300, label %324

300:                                              ; preds = %296
  store <16 x float> %297, ptr %288, align 4
  br label %2497

301:                                              ; preds = %290, %301
  %302 = phi <16 x float> [ %319, %301 ], [ %292, %290 ]
  %303 = phi <16 x float> [ %320, %301 ], [ %295, %290 ]
  %304 = phi i64 [ %321, %301 ], [ %265, %290 ]
  %305 = phi i64 [ %322, %301 ], [ 0, %290 ]
  %306 = shl nsw i64 %305, 7
  %307 = getelementptr inbounds nuw i8, ptr %79, i64 %306
  %308 = load <16 x float>, ptr %307, align 4
  %309 = getelementptr inbounds nuw i8, ptr %307, i64 64
  %310 = load <16 x float>, ptr %309, align 4
  %311 = ashr i64 %304, 11
  %312 = and i64 %311, -32
  %313 = getelementptr inbounds float, ptr %266, i64 %312
  call void @llvm.prefetch.p0(ptr %313, i32 0, i32 2, i32 1)
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %314, i32 0, i32 2, i32 1)
  %315 = getelementptr float, ptr %271, i64 %305
  %316 = load float, ptr %315, align 4
  %317 = insertelement <16 x float> poison, float %316, i64 0
  %318 = shufflevector <16 x float> %317, <16 x float> poison, <16 x i32> zeroinitializer
  %319 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %318, <16 x float> %308, <16 x float> %302)
  %320 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %318, <16 x float> %310, <16 x float> %303)
  %321 = add nsw i64 %304, %262
  %322 = add nuw nsw i64 %305, 1
  %323 = icmp slt i64 %322, %55
  br i1 %323, label %301, label %296, !llvm.loop !62

324:                                              ; preds = %296
  %325 = load <16 x float>, ptr %289, align 4
  %326 = fadd <16 x float> %297, %325
  store <16 x float> %326, ptr %288, align 4
  %327 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %328 = load <16 x float>, ptr %327, align 4
  %329 = fadd <16 x float> %298, %328
  br label %2497

330:                                              ; preds = %287
  %331 = load <16 x float>, ptr %273, align 16
  %332 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %331
  %333 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %334 = load <16 x float>, ptr %333, align 16
  %335 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %334
  %336 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %337 = load <16 x float>, ptr %336, align 16
  %338 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %337
  %339 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %340 = load <16 x float>, ptr %339, align 16
  %341 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %340
  br i1 %81, label %351, label %342

342:                                              ; preds = %351, %330
  %343 = phi <16 x float> [ %332, %330 ], [ %372, %351 ]
  %344 = phi <16 x float> [ %335, %330 ], [ %373, %351 ]
  %345 = phi <16 x float> [ %338, %330 ], [ %378, %351 ]
  %346 = phi <16 x float> [ %341, %330 ], [ %379, %351 ]
  %347 = icmp eq ptr %289, null
  br i1 %347, label %348, label %383

348:                                              ; preds = %342
  store <16 x float> %343, ptr %288, align 4
  %349 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %344, ptr %349, align 4
  %350 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %345, ptr %350, align 4
  br label %2497

351:                                              ; preds = %330, %351
  %352 = phi <16 x float> [ %372, %351 ], [ %332, %330 ]
  %353 = phi <16 x float> [ %373, %351 ], [ %335, %330 ]
  %354 = phi <16 x float> [ %378, %351 ], [ %338, %330 ]
  %355 = phi <16 x float> [ %379, %351 ], [ %341, %330 ]
  %356 = phi i64 [ %380, %351 ], [ %265, %330 ]
  %357 = phi i64 [ %381, %351 ], [ 0, %330 ]
  %358 = shl nsw i64 %357, 7
  %359 = getelementptr inbounds nuw i8, ptr %79, i64 %358
  %360 = load <16 x float>, ptr %359, align 4
  %361 = getelementptr inbounds nuw i8, ptr %359, i64 64
  %362 = load <16 x float>, ptr %361, align 4
  %363 = ashr i64 %356, 11
  %364 = and i64 %363, -32
  %365 = getelementptr inbounds float, ptr %266, i64 %364
  call void @llvm.prefetch.p0(ptr %365, i32 0, i32 2, i32 1)
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %366, i32 0, i32 2, i32 1)
  %367 = shl i64 %357, 3
  %368 = getelementptr i8, ptr %271, i64 %367
  %369 = load float, ptr %368, align 4
  %370 = insertelement <16 x float> poison, float %369, i64 0
  %371 = shufflevector <16 x float> %370, <16 x float> poison, <16 x i32> zeroinitializer
  %372 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %371, <16 x float> %360, <16 x float> %352)
  %373 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %371, <16 x float> %362, <16 x float> %353)
  %374 = getelementptr i8, ptr %368, i64 4
  %375 = load float, ptr %374, align 4
  %376 = insertelement <16 x float> poison, float %375, i64 0
  %377 = shufflevector <16 x float> %376, <16 x float> poison, <16 x i32> zeroinitializer
  %378 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %377, <16 x float> %360, <16 x float> %354)
  %379 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %377, <16 x float> %362, <16 x float> %355)
  %380 = add nsw i64 %356, %262
  %381 = add nuw nsw i64 %357, 1
  %382 = icmp slt i64 %381, %55
  br i1 %382, label %351, label %342, !llvm.loop !62

383:                                              ; preds = %342
  %384 = load <16 x float>, ptr %289, align 4
  %385 = fadd <16 x float> %343, %384
  store <16 x float> %385, ptr %288, align 4
  %386 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %387 = load <16 x float>, ptr %386, align 4
  %388 = fadd <16 x float> %344, %387
  %389 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %388, ptr %389, align 4
  %390 = getelementptr inbounds float, ptr %288, i64 %74
  %391 = getelementptr inbounds float, ptr %289, i64 %73
  %392 = load <16 x float>, ptr %391, align 4
  %393 = fadd <16 x float> %345, %392
  store <16 x float> %393, ptr %390, align 4
  %394 = getelementptr inbounds nuw i8, ptr %391, i64 64
  %395 = load <16 x float>, ptr %394, align 4
  %396 = fadd <16 x float> %346, %395
  br label %2497

397:                                              ; preds = %287
  %398 = load <16 x float>, ptr %273, align 16
  %399 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %398
  %400 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %401 = load <16 x float>, ptr %400, align 16
  %402 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %401
  %403 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %404 = load <16 x float>, ptr %403, align 16
  %405 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %404
  %406 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %407 = load <16 x float>, ptr %406, align 16
  %408 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %407
  %409 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %410 = load <16 x float>, ptr %409, align 16
  %411 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %410
  %412 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %413 = load <16 x float>, ptr %412, align 16
  %414 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %413
  br i1 %81, label %428, label %415

415:                                              ; preds = %428, %397
  %416 = phi <16 x float> [ %399, %397 ], [ %451, %428 ]
  %417 = phi <16 x float> [ %402, %397 ], [ %452, %428 ]
  %418 = phi <16 x float> [ %405, %397 ], [ %457, %428 ]
  %419 = phi <16 x float> [ %408, %397 ], [ %458, %428 ]
  %420 = phi <16 x float> [ %411, %397 ], [ %463, %428 ]
  %421 = phi <16 x float> [ %414, %397 ], [ %464, %428 ]
  %422 = icmp eq ptr %289, null
  br i1 %422, label %423, label %468

423:                                              ; preds = %415
  store <16 x float> %416, ptr %288, align 4
  %424 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %417, ptr %424, align 4
  %425 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %418, ptr %425, align 4
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 64
  store <16 x float> %419, ptr %426, align 4
  %427 = getelementptr inbounds i8, ptr %288, i64 %246
  store <16 x float> %420, ptr %427, align 4
  br label %2497

428:                                              ; preds = %397, %428
  %429 = phi <16 x float> [ %451, %428 ], [ %399, %397 ]
  %430 = phi <16 x float> [ %452, %428 ], [ %402, %397 ]
  %431 = phi <16 x float> [ %457, %428 ], [ %405, %397 ]
  %432 = phi <16 x float> [ %458, %428 ], [ %408, %397 ]
  %433 = phi <16 x float> [ %463, %428 ], [ %411, %397 ]
  %434 = phi <16 x float> [ %464, %428 ], [ %414, %397 ]
  %435 = phi i64 [ %465, %428 ], [ %265, %397 ]
  %436 = phi i64 [ %466, %428 ], [ 0, %397 ]
  %437 = shl nsw i64 %436, 7
  %438 = getelementptr inbounds nuw i8, ptr %79, i64 %437
  %439 = load <16 x float>, ptr %438, align 4
  %440 = getelementptr inbounds nuw i8, ptr %438, i64 64
  %441 = load <16 x float>, ptr %440, align 4
  %442 = ashr i64 %435, 11
  %443 = and i64 %442, -32
  %444 = getelementptr inbounds float, ptr %266, i64 %443
  call void @llvm.prefetch.p0(ptr %444, i32 0, i32 2, i32 1)
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %445, i32 0, i32 2, i32 1)
  %446 = mul i64 %436, 12
  %447 = getelementptr i8, ptr %271, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = insertelement <16 x float> poison, float %448, i64 0
  %450 = shufflevector <16 x float> %449, <16 x float> poison, <16 x i32> zeroinitializer
  %451 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %450, <16 x float> %439, <16 x float> %429)
  %452 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %450, <16 x float> %441, <16 x float> %430)
  %453 = getelementptr i8, ptr %447, i64 4
  %454 = load float, ptr %453, align 4
  %455 = insertelement <16 x float> poison, float %454, i64 0
  %456 = shufflevector <16 x float> %455, <16 x float> poison, <16 x i32> zeroinitializer
  %457 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %456, <16 x float> %439, <16 x float> %431)
  %458 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %456, <16 x float> %441, <16 x float> %432)
  %459 = getelementptr i8, ptr %447, i64 8
  %460 = load float, ptr %459, align 4
  %461 = insertelement <16 x float> poison, float %460, i64 0
  %462 = shufflevector <16 x float> %461, <16 x float> poison, <16 x i32> zeroinitializer
  %463 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %462, <16 x float> %439, <16 x float> %433)
  %464 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %462, <16 x float> %441, <16 x float> %434)
  %465 = add nsw i64 %435, %262
  %466 = add nuw nsw i64 %436, 1
  %467 = icmp slt i64 %466, %55
  br i1 %467, label %428, label %415, !llvm.loop !62

468:                                              ; preds = %415
  %469 = load <16 x float>, ptr %289, align 4
  %470 = fadd <16 x float> %416, %469
  store <16 x float> %470, ptr %288, align 4
  %471 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %472 = load <16 x float>, ptr %471, align 4
  %473 = fadd <16 x float> %417, %472
  %474 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %473, ptr %474, align 4
  %475 = getelementptr inbounds float, ptr %288, i64 %74
  %476 = getelementptr inbounds float, ptr %289, i64 %73
  %477 = load <16 x float>, ptr %476, align 4
  %478 = fadd <16 x float> %418, %477
  store <16 x float> %478, ptr %475, align 4
  %479 = getelementptr inbounds nuw i8, ptr %476, i64 64
  %480 = load <16 x float>, ptr %479, align 4
  %481 = fadd <16 x float> %419, %480
  %482 = getelementptr inbounds nuw i8, ptr %475, i64 64
  store <16 x float> %481, ptr %482, align 4
  %483 = getelementptr inbounds i8, ptr %288, i64 %244
  %484 = getelementptr inbounds i8, ptr %289, i64 %245
  %485 = load <16 x float>, ptr %484, align 4
  %486 = fadd <16 x float> %420, %485
  store <16 x float> %486, ptr %483, align 4
  %487 = getelementptr inbounds nuw i8, ptr %484, i64 64
  %488 = load <16 x float>, ptr %487, align 4
  %489 = fadd <16 x float> %421, %488
  br label %2497

490:                                              ; preds = %287
  %491 = load <16 x float>, ptr %273, align 16
  %492 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %491
  %493 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %494 = load <16 x float>, ptr %493, align 16
  %495 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %494
  %496 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %497 = load <16 x float>, ptr %496, align 16
  %498 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %497
  %499 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %500 = load <16 x float>, ptr %499, align 16
  %501 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %500
  %502 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %503 = load <16 x float>, ptr %502, align 16
  %504 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %503
  %505 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %506 = load <16 x float>, ptr %505, align 16
  %507 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %506
  %508 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %509 = load <16 x float>, ptr %508, align 16
  %510 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %509
  %511 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %512 = load <16 x float>, ptr %511, align 16
  %513 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %512
  br i1 %81, label %531, label %514

514:                                              ; preds = %531, %490
  %515 = phi <16 x float> [ %492, %490 ], [ %556, %531 ]
  %516 = phi <16 x float> [ %495, %490 ], [ %557, %531 ]
  %517 = phi <16 x float> [ %498, %490 ], [ %562, %531 ]
  %518 = phi <16 x float> [ %501, %490 ], [ %563, %531 ]
  %519 = phi <16 x float> [ %504, %490 ], [ %568, %531 ]
  %520 = phi <16 x float> [ %507, %490 ], [ %569, %531 ]
  %521 = phi <16 x float> [ %510, %490 ], [ %574, %531 ]
  %522 = phi <16 x float> [ %513, %490 ], [ %575, %531 ]
  %523 = icmp eq ptr %289, null
  br i1 %523, label %524, label %579

524:                                              ; preds = %514
  store <16 x float> %515, ptr %288, align 4
  %525 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %516, ptr %525, align 4
  %526 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %517, ptr %526, align 4
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 64
  store <16 x float> %518, ptr %527, align 4
  %528 = getelementptr inbounds i8, ptr %288, i64 %242
  store <16 x float> %519, ptr %528, align 4
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 64
  store <16 x float> %520, ptr %529, align 4
  %530 = getelementptr inbounds i8, ptr %288, i64 %243
  store <16 x float> %521, ptr %530, align 4
  br label %2497

531:                                              ; preds = %490, %531
  %532 = phi <16 x float> [ %556, %531 ], [ %492, %490 ]
  %533 = phi <16 x float> [ %557, %531 ], [ %495, %490 ]
  %534 = phi <16 x float> [ %562, %531 ], [ %498, %490 ]
  %535 = phi <16 x float> [ %563, %531 ], [ %501, %490 ]
  %536 = phi <16 x float> [ %568, %531 ], [ %504, %490 ]
  %537 = phi <16 x float> [ %569, %531 ], [ %507, %490 ]
  %538 = phi <16 x float> [ %574, %531 ], [ %510, %490 ]
  %539 = phi <16 x float> [ %575, %531 ], [ %513, %490 ]
  %540 = phi i64 [ %576, %531 ], [ %265, %490 ]
  %541 = phi i64 [ %577, %531 ], [ 0, %490 ]
  %542 = shl nsw i64 %541, 7
  %543 = getelementptr inbounds nuw i8, ptr %79, i64 %542
  %544 = load <16 x float>, ptr %543, align 4
  %545 = getelementptr inbounds nuw i8, ptr %543, i64 64
  %546 = load <16 x float>, ptr %545, align 4
  %547 = ashr i64 %540, 11
  %548 = and i64 %547, -32
  %549 = getelementptr inbounds float, ptr %266, i64 %548
  call void @llvm.prefetch.p0(ptr %549, i32 0, i32 2, i32 1)
  %550 = getelementptr inbounds nuw i8, ptr %549, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %550, i32 0, i32 2, i32 1)
  %551 = shl i64 %541, 4
  %552 = getelementptr i8, ptr %271, i64 %551
  %553 = load float, ptr %552, align 4
  %554 = insertelement <16 x float> poison, float %553, i64 0
  %555 = shufflevector <16 x float> %554, <16 x float> poison, <16 x i32> zeroinitializer
  %556 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %555, <16 x float> %544, <16 x float> %532)
  %557 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %555, <16 x float> %546, <16 x float> %533)
  %558 = getelementptr i8, ptr %552, i64 4
  %559 = load float, ptr %558, align 4
  %560 = insertelement <16 x float> poison, float %559, i64 0
  %561 = shufflevector <16 x float> %560, <16 x float> poison, <16 x i32> zeroinitializer
  %562 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %561, <16 x float> %544, <16 x float> %534)
  %563 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %561, <16 x float> %546, <16 x float> %535)
  %564 = getelementptr i8, ptr %552, i64 8
  %565 = load float, ptr %564, align 4
  %566 = insertelement <16 x float> poison, float %565, i64 0
  %567 = shufflevector <16 x float> %566, <16 x float> poison, <16 x i32> zeroinitializer
  %568 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %567, <16 x float> %544, <16 x float> %536)
  %569 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %567, <16 x float> %546, <16 x float> %537)
  %570 = getelementptr i8, ptr %552, i64 12
  %571 = load float, ptr %570, align 4
  %572 = insertelement <16 x float> poison, float %571, i64 0
  %573 = shufflevector <16 x float> %572, <16 x float> poison, <16 x i32> zeroinitializer
  %574 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %573, <16 x float> %544, <16 x float> %538)
  %575 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %573, <16 x float> %546, <16 x float> %539)
  %576 = add nsw i64 %540, %262
  %577 = add nuw nsw i64 %541, 1
  %578 = icmp slt i64 %577, %55
  br i1 %578, label %531, label %514, !llvm.loop !62

579:                                              ; preds = %514
  %580 = load <16 x float>, ptr %289, align 4
  %581 = fadd <16 x float> %515, %580
  store <16 x float> %581, ptr %288, align 4
  %582 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %583 = load <16 x float>, ptr %582, align 4
  %584 = fadd <16 x float> %516, %583
  %585 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %584, ptr %585, align 4
  %586 = getelementptr inbounds float, ptr %288, i64 %74
  %587 = getelementptr inbounds float, ptr %289, i64 %73
  %588 = load <16 x float>, ptr %587, align 4
  %589 = fadd <16 x float> %517, %588
  store <16 x float> %589, ptr %586, align 4
  %590 = getelementptr inbounds nuw i8, ptr %587, i64 64
  %591 = load <16 x float>, ptr %590, align 4
  %592 = fadd <16 x float> %518, %591
  %593 = getelementptr inbounds nuw i8, ptr %586, i64 64
  store <16 x float> %592, ptr %593, align 4
  %594 = getelementptr inbounds i8, ptr %288, i64 %238
  %595 = getelementptr inbounds i8, ptr %289, i64 %239
  %596 = load <16 x float>, ptr %595, align 4
  %597 = fadd <16 x float> %519, %596
  store <16 x float> %597, ptr %594, align 4
  %598 = getelementptr inbounds nuw i8, ptr %595, i64 64
  %599 = load <16 x float>, ptr %598, align 4
  %600 = fadd <16 x float> %520, %599
  %601 = getelementptr inbounds nuw i8, ptr %594, i64 64
  store <16 x float> %600, ptr %601, align 4
  %602 = getelementptr inbounds i8, ptr %288, i64 %240
  %603 = getelementptr inbounds i8, ptr %289, i64 %241
  %604 = load <16 x float>, ptr %603, align 4
  %605 = fadd <16 x float> %521, %604
  store <16 x float> %605, ptr %602, align 4
  %606 = getelementptr inbounds nuw i8, ptr %603, i64 64
  %607 = load <16 x float>, ptr %606, align 4
  %608 = fadd <16 x float> %522, %607
  br label %2497

609:                                              ; preds = %287
  %610 = load <16 x float>, ptr %273, align 16
  %611 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %610
  %612 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %613 = load <16 x float>, ptr %612, align 16
  %614 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %613
  %615 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %616 = load <16 x float>, ptr %615, align 16
  %617 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %616
  %618 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %619 = load <16 x float>, ptr %618, align 16
  %620 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %619
  %621 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %622 = load <16 x float>, ptr %621, align 16
  %623 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %622
  %624 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %625 = load <16 x float>, ptr %624, align 16
  %626 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %625
  %627 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %628 = load <16 x float>, ptr %627, align 16
  %629 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %628
  %630 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %631 = load <16 x float>, ptr %630, align 16
  %632 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %631
  %633 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %634 = load <16 x float>, ptr %633, align 16
  %635 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %634
  %636 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %637 = load <16 x float>, ptr %636, align 16
  %638 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %637
  br i1 %81, label %660, label %639

639:                                              ; preds = %660, %609
  %640 = phi <16 x float> [ %611, %609 ], [ %687, %660 ]
  %641 = phi <16 x float> [ %614, %609 ], [ %688, %660 ]
  %642 = phi <16 x float> [ %617, %609 ], [ %693, %660 ]
  %643 = phi <16 x float> [ %620, %609 ], [ %694, %660 ]
  %644 = phi <16 x float> [ %623, %609 ], [ %699, %660 ]
  %645 = phi <16 x float> [ %626, %609 ], [ %700, %660 ]
  %646 = phi <16 x float> [ %629, %609 ], [ %705, %660 ]
  %647 = phi <16 x float> [ %632, %609 ], [ %706, %660 ]
  %648 = phi <16 x float> [ %635, %609 ], [ %711, %660 ]
  %649 = phi <16 x float> [ %638, %609 ], [ %712, %660 ]
  %650 = icmp eq ptr %289, null
  br i1 %650, label %651, label %716

651:                                              ; preds = %639
  store <16 x float> %640, ptr %288, align 4
  %652 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %641, ptr %652, align 4
  %653 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %642, ptr %653, align 4
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 64
  store <16 x float> %643, ptr %654, align 4
  %655 = getelementptr inbounds i8, ptr %288, i64 %235
  store <16 x float> %644, ptr %655, align 4
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 64
  store <16 x float> %645, ptr %656, align 4
  %657 = getelementptr inbounds i8, ptr %288, i64 %236
  store <16 x float> %646, ptr %657, align 4
  %658 = getelementptr inbounds nuw i8, ptr %657, i64 64
  store <16 x float> %647, ptr %658, align 4
  %659 = getelementptr inbounds i8, ptr %288, i64 %237
  store <16 x float> %648, ptr %659, align 4
  br label %2497

660:                                              ; preds = %609, %660
  %661 = phi <16 x float> [ %687, %660 ], [ %611, %609 ]
  %662 = phi <16 x float> [ %688, %660 ], [ %614, %609 ]
  %663 = phi <16 x float> [ %693, %660 ], [ %617, %609 ]
  %664 = phi <16 x float> [ %694, %660 ], [ %620, %609 ]
  %665 = phi <16 x float> [ %699, %660 ], [ %623, %609 ]
  %666 = phi <16 x float> [ %700, %660 ], [ %626, %609 ]
  %667 = phi <16 x float> [ %705, %660 ], [ %629, %609 ]
  %668 = phi <16 x float> [ %706, %660 ], [ %632, %609 ]
  %669 = phi <16 x float> [ %711, %660 ], [ %635, %609 ]
  %670 = phi <16 x float> [ %712, %660 ], [ %638, %609 ]
  %671 = phi i64 [ %713, %660 ], [ %265, %609 ]
  %672 = phi i64 [ %714, %660 ], [ 0, %609 ]
  %673 = shl nsw i64 %672, 7
  %674 = getelementptr inbounds nuw i8, ptr %79, i64 %673
  %675 = load <16 x float>, ptr %674, align 4
  %676 = getelementptr inbounds nuw i8, ptr %674, i64 64
  %677 = load <16 x float>, ptr %676, align 4
  %678 = ashr i64 %671, 11
  %679 = and i64 %678, -32
  %680 = getelementptr inbounds float, ptr %266, i64 %679
  call void @llvm.prefetch.p0(ptr %680, i32 0, i32 2, i32 1)
  %681 = getelementptr inbounds nuw i8, ptr %680, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %681, i32 0, i32 2, i32 1)
  %682 = mul i64 %672, 20
  %683 = getelementptr i8, ptr %271, i64 %682
  %684 = load float, ptr %683, align 4
  %685 = insertelement <16 x float> poison, float %684, i64 0
  %686 = shufflevector <16 x float> %685, <16 x float> poison, <16 x i32> zeroinitializer
  %687 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %686, <16 x float> %675, <16 x float> %661)
  %688 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %686, <16 x float> %677, <16 x float> %662)
  %689 = getelementptr i8, ptr %683, i64 4
  %690 = load float, ptr %689, align 4
  %691 = insertelement <16 x float> poison, float %690, i64 0
  %692 = shufflevector <16 x float> %691, <16 x float> poison, <16 x i32> zeroinitializer
  %693 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %692, <16 x float> %675, <16 x float> %663)
  %694 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %692, <16 x float> %677, <16 x float> %664)
  %695 = getelementptr i8, ptr %683, i64 8
  %696 = load float, ptr %695, align 4
  %697 = insertelement <16 x float> poison, float %696, i64 0
  %698 = shufflevector <16 x float> %697, <16 x float> poison, <16 x i32> zeroinitializer
  %699 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %675, <16 x float> %665)
  %700 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %698, <16 x float> %677, <16 x float> %666)
  %701 = getelementptr i8, ptr %683, i64 12
  %702 = load float, ptr %701, align 4
  %703 = insertelement <16 x float> poison, float %702, i64 0
  %704 = shufflevector <16 x float> %703, <16 x float> poison, <16 x i32> zeroinitializer
  %705 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %704, <16 x float> %675, <16 x float> %667)
  %706 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %704, <16 x float> %677, <16 x float> %668)
  %707 = getelementptr i8, ptr %683, i64 16
  %708 = load float, ptr %707, align 4
  %709 = insertelement <16 x float> poison, float %708, i64 0
  %710 = shufflevector <16 x float> %709, <16 x float> poison, <16 x i32> zeroinitializer
  %711 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %710, <16 x float> %675, <16 x float> %669)
  %712 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %710, <16 x float> %677, <16 x float> %670)
  %713 = add nsw i64 %671, %262
  %714 = add nuw nsw i64 %672, 1
  %715 = icmp slt i64 %714, %55
  br i1 %715, label %660, label %639, !llvm.loop !62

716:                                              ; preds = %639
  %717 = load <16 x float>, ptr %289, align 4
  %718 = fadd <16 x float> %640, %717
  store <16 x float> %718, ptr %288, align 4
  %719 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %720 = load <16 x float>, ptr %719, align 4
  %721 = fadd <16 x float> %641, %720
  %722 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %721, ptr %722, align 4
  %723 = getelementptr inbounds float, ptr %288, i64 %74
  %724 = getelementptr inbounds float, ptr %289, i64 %73
  %725 = load <16 x float>, ptr %724, align 4
  %726 = fadd <16 x float> %642, %725
  store <16 x float> %726, ptr %723, align 4
  %727 = getelementptr inbounds nuw i8, ptr %724, i64 64
  %728 = load <16 x float>, ptr %727, align 4
  %729 = fadd <16 x float> %643, %728
  %730 = getelementptr inbounds nuw i8, ptr %723, i64 64
  store <16 x float> %729, ptr %730, align 4
  %731 = getelementptr inbounds i8, ptr %288, i64 %229
  %732 = getelementptr inbounds i8, ptr %289, i64 %230
  %733 = load <16 x float>, ptr %732, align 4
  %734 = fadd <16 x float> %644, %733
  store <16 x float> %734, ptr %731, align 4
  %735 = getelementptr inbounds nuw i8, ptr %732, i64 64
  %736 = load <16 x float>, ptr %735, align 4
  %737 = fadd <16 x float> %645, %736
  %738 = getelementptr inbounds nuw i8, ptr %731, i64 64
  store <16 x float> %737, ptr %738, align 4
  %739 = getelementptr inbounds i8, ptr %288, i64 %231
  %740 = getelementptr inbounds i8, ptr %289, i64 %232
  %741 = load <16 x float>, ptr %740, align 4
  %742 = fadd <16 x float> %646, %741
  store <16 x float> %742, ptr %739, align 4
  %743 = getelementptr inbounds nuw i8, ptr %740, i64 64
  %744 = load <16 x float>, ptr %743, align 4
  %745 = fadd <16 x float> %647, %744
  %746 = getelementptr inbounds nuw i8, ptr %739, i64 64
  store <16 x float> %745, ptr %746, align 4
  %747 = getelementptr inbounds i8, ptr %288, i64 %233
  %748 = getelementptr inbounds i8, ptr %289, i64 %234
  %749 = load <16 x float>, ptr %748, align 4
  %750 = fadd <16 x float> %648, %749
  store <16 x float> %750, ptr %747, align 4
  %751 = getelementptr inbounds nuw i8, ptr %748, i64 64
  %752 = load <16 x float>, ptr %751, align 4
  %753 = fadd <16 x float> %649, %752
  br label %2497

754:                                              ; preds = %287
  %755 = load <16 x float>, ptr %273, align 16
  %756 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %755
  %757 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %758 = load <16 x float>, ptr %757, align 16
  %759 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %758
  %760 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %761 = load <16 x float>, ptr %760, align 16
  %762 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %761
  %763 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %764 = load <16 x float>, ptr %763, align 16
  %765 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %764
  %766 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %767 = load <16 x float>, ptr %766, align 16
  %768 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %767
  %769 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %770 = load <16 x float>, ptr %769, align 16
  %771 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %770
  %772 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %773 = load <16 x float>, ptr %772, align 16
  %774 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %773
  %775 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %776 = load <16 x float>, ptr %775, align 16
  %777 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %776
  %778 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %779 = load <16 x float>, ptr %778, align 16
  %780 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %779
  %781 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %782 = load <16 x float>, ptr %781, align 16
  %783 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %782
  %784 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %785 = load <16 x float>, ptr %784, align 16
  %786 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %785
  %787 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %788 = load <16 x float>, ptr %787, align 16
  %789 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %788
  br i1 %81, label %815, label %790

790:                                              ; preds = %815, %754
  %791 = phi <16 x float> [ %789, %754 ], [ %875, %815 ]
  %792 = phi <16 x float> [ %786, %754 ], [ %874, %815 ]
  %793 = phi <16 x float> [ %783, %754 ], [ %869, %815 ]
  %794 = phi <16 x float> [ %780, %754 ], [ %868, %815 ]
  %795 = phi <16 x float> [ %777, %754 ], [ %863, %815 ]
  %796 = phi <16 x float> [ %774, %754 ], [ %862, %815 ]
  %797 = phi <16 x float> [ %771, %754 ], [ %857, %815 ]
  %798 = phi <16 x float> [ %768, %754 ], [ %856, %815 ]
  %799 = phi <16 x float> [ %765, %754 ], [ %851, %815 ]
  %800 = phi <16 x float> [ %762, %754 ], [ %850, %815 ]
  %801 = phi <16 x float> [ %759, %754 ], [ %845, %815 ]
  %802 = phi <16 x float> [ %756, %754 ], [ %844, %815 ]
  %803 = icmp eq ptr %289, null
  br i1 %803, label %804, label %879

804:                                              ; preds = %790
  store <16 x float> %802, ptr %288, align 4
  %805 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %801, ptr %805, align 4
  %806 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %800, ptr %806, align 4
  %807 = getelementptr inbounds nuw i8, ptr %806, i64 64
  store <16 x float> %799, ptr %807, align 4
  %808 = getelementptr inbounds i8, ptr %288, i64 %225
  store <16 x float> %798, ptr %808, align 4
  %809 = getelementptr inbounds nuw i8, ptr %808, i64 64
  store <16 x float> %797, ptr %809, align 4
  %810 = getelementptr inbounds i8, ptr %288, i64 %226
  store <16 x float> %796, ptr %810, align 4
  %811 = getelementptr inbounds nuw i8, ptr %810, i64 64
  store <16 x float> %795, ptr %811, align 4
  %812 = getelementptr inbounds i8, ptr %288, i64 %227
  store <16 x float> %794, ptr %812, align 4
  %813 = getelementptr inbounds nuw i8, ptr %812, i64 64
  store <16 x float> %793, ptr %813, align 4
  %814 = getelementptr inbounds i8, ptr %288, i64 %228
  store <16 x float> %792, ptr %814, align 4
  br label %2497

815:                                              ; preds = %754, %815
  %816 = phi <16 x float> [ %875, %815 ], [ %789, %754 ]
  %817 = phi <16 x float> [ %874, %815 ], [ %786, %754 ]
  %818 = phi <16 x float> [ %869, %815 ], [ %783, %754 ]
  %819 = phi <16 x float> [ %868, %815 ], [ %780, %754 ]
  %820 = phi <16 x float> [ %863, %815 ], [ %777, %754 ]
  %821 = phi <16 x float> [ %862, %815 ], [ %774, %754 ]
  %822 = phi <16 x float> [ %857, %815 ], [ %771, %754 ]
  %823 = phi <16 x float> [ %856, %815 ], [ %768, %754 ]
  %824 = phi <16 x float> [ %851, %815 ], [ %765, %754 ]
  %825 = phi <16 x float> [ %850, %815 ], [ %762, %754 ]
  %826 = phi <16 x float> [ %845, %815 ], [ %759, %754 ]
  %827 = phi <16 x float> [ %844, %815 ], [ %756, %754 ]
  %828 = phi i64 [ %876, %815 ], [ %265, %754 ]
  %829 = phi i64 [ %877, %815 ], [ 0, %754 ]
  %830 = shl nsw i64 %829, 7
  %831 = getelementptr inbounds nuw i8, ptr %79, i64 %830
  %832 = load <16 x float>, ptr %831, align 4
  %833 = getelementptr inbounds nuw i8, ptr %831, i64 64
  %834 = load <16 x float>, ptr %833, align 4
  %835 = ashr i64 %828, 11
  %836 = and i64 %835, -32
  %837 = getelementptr inbounds float, ptr %266, i64 %836
  call void @llvm.prefetch.p0(ptr %837, i32 0, i32 2, i32 1)
  %838 = getelementptr inbounds nuw i8, ptr %837, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %838, i32 0, i32 2, i32 1)
  %839 = mul i64 %829, 24
  %840 = getelementptr i8, ptr %271, i64 %839
  %841 = load float, ptr %840, align 4
  %842 = insertelement <16 x float> poison, float %841, i64 0
  %843 = shufflevector <16 x float> %842, <16 x float> poison, <16 x i32> zeroinitializer
  %844 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %843, <16 x float> %832, <16 x float> %827)
  %845 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %843, <16 x float> %834, <16 x float> %826)
  %846 = getelementptr i8, ptr %840, i64 4
  %847 = load float, ptr %846, align 4
  %848 = insertelement <16 x float> poison, float %847, i64 0
  %849 = shufflevector <16 x float> %848, <16 x float> poison, <16 x i32> zeroinitializer
  %850 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %849, <16 x float> %832, <16 x float> %825)
  %851 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %849, <16 x float> %834, <16 x float> %824)
  %852 = getelementptr i8, ptr %840, i64 8
  %853 = load float, ptr %852, align 4
  %854 = insertelement <16 x float> poison, float %853, i64 0
  %855 = shufflevector <16 x float> %854, <16 x float> poison, <16 x i32> zeroinitializer
  %856 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %855, <16 x float> %832, <16 x float> %823)
  %857 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %855, <16 x float> %834, <16 x float> %822)
  %858 = getelementptr i8, ptr %840, i64 12
  %859 = load float, ptr %858, align 4
  %860 = insertelement <16 x float> poison, float %859, i64 0
  %861 = shufflevector <16 x float> %860, <16 x float> poison, <16 x i32> zeroinitializer
  %862 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %861, <16 x float> %832, <16 x float> %821)
  %863 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %861, <16 x float> %834, <16 x float> %820)
  %864 = getelementptr i8, ptr %840, i64 16
  %865 = load float, ptr %864, align 4
  %866 = insertelement <16 x float> poison, float %865, i64 0
  %867 = shufflevector <16 x float> %866, <16 x float> poison, <16 x i32> zeroinitializer
  %868 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %867, <16 x float> %832, <16 x float> %819)
  %869 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %867, <16 x float> %834, <16 x float> %818)
  %870 = getelementptr i8, ptr %840, i64 20
  %871 = load float, ptr %870, align 4
  %872 = insertelement <16 x float> poison, float %871, i64 0
  %873 = shufflevector <16 x float> %872, <16 x float> poison, <16 x i32> zeroinitializer
  %874 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %873, <16 x float> %832, <16 x float> %817)
  %875 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %873, <16 x float> %834, <16 x float> %816)
  %876 = add nsw i64 %828, %262
  %877 = add nuw nsw i64 %829, 1
  %878 = icmp slt i64 %877, %55
  br i1 %878, label %815, label %790, !llvm.loop !62

879:                                              ; preds = %790
  %880 = load <16 x float>, ptr %289, align 4
  %881 = fadd <16 x float> %802, %880
  store <16 x float> %881, ptr %288, align 4
  %882 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %883 = load <16 x float>, ptr %882, align 4
  %884 = fadd <16 x float> %801, %883
  %885 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %884, ptr %885, align 4
  %886 = getelementptr inbounds float, ptr %288, i64 %74
  %887 = getelementptr inbounds float, ptr %289, i64 %73
  %888 = load <16 x float>, ptr %887, align 4
  %889 = fadd <16 x float> %800, %888
  store <16 x float> %889, ptr %886, align 4
  %890 = getelementptr inbounds nuw i8, ptr %887, i64 64
  %891 = load <16 x float>, ptr %890, align 4
  %892 = fadd <16 x float> %799, %891
  %893 = getelementptr inbounds nuw i8, ptr %886, i64 64
  store <16 x float> %892, ptr %893, align 4
  %894 = getelementptr inbounds i8, ptr %288, i64 %217
  %895 = getelementptr inbounds i8, ptr %289, i64 %218
  %896 = load <16 x float>, ptr %895, align 4
  %897 = fadd <16 x float> %798, %896
  store <16 x float> %897, ptr %894, align 4
  %898 = getelementptr inbounds nuw i8, ptr %895, i64 64
  %899 = load <16 x float>, ptr %898, align 4
  %900 = fadd <16 x float> %797, %899
  %901 = getelementptr inbounds nuw i8, ptr %894, i64 64
  store <16 x float> %900, ptr %901, align 4
  %902 = getelementptr inbounds i8, ptr %288, i64 %219
  %903 = getelementptr inbounds i8, ptr %289, i64 %220
  %904 = load <16 x float>, ptr %903, align 4
  %905 = fadd <16 x float> %796, %904
  store <16 x float> %905, ptr %902, align 4
  %906 = getelementptr inbounds nuw i8, ptr %903, i64 64
  %907 = load <16 x float>, ptr %906, align 4
  %908 = fadd <16 x float> %795, %907
  %909 = getelementptr inbounds nuw i8, ptr %902, i64 64
  store <16 x float> %908, ptr %909, align 4
  %910 = getelementptr inbounds i8, ptr %288, i64 %221
  %911 = getelementptr inbounds i8, ptr %289, i64 %222
  %912 = load <16 x float>, ptr %911, align 4
  %913 = fadd <16 x float> %794, %912
  store <16 x float> %913, ptr %910, align 4
  %914 = getelementptr inbounds nuw i8, ptr %911, i64 64
  %915 = load <16 x float>, ptr %914, align 4
  %916 = fadd <16 x float> %793, %915
  %917 = getelementptr inbounds nuw i8, ptr %910, i64 64
  store <16 x float> %916, ptr %917, align 4
  %918 = getelementptr inbounds i8, ptr %288, i64 %223
  %919 = getelementptr inbounds i8, ptr %289, i64 %224
  %920 = load <16 x float>, ptr %919, align 4
  %921 = fadd <16 x float> %792, %920
  store <16 x float> %921, ptr %918, align 4
  %922 = getelementptr inbounds nuw i8, ptr %919, i64 64
  %923 = load <16 x float>, ptr %922, align 4
  %924 = fadd <16 x float> %791, %923
  br label %2497

925:                                              ; preds = %287
  %926 = load <16 x float>, ptr %273, align 16
  %927 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %926
  %928 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %929 = load <16 x float>, ptr %928, align 16
  %930 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %929
  %931 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %932 = load <16 x float>, ptr %931, align 16
  %933 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %932
  %934 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %935 = load <16 x float>, ptr %934, align 16
  %936 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %935
  %937 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %938 = load <16 x float>, ptr %937, align 16
  %939 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %938
  %940 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %941 = load <16 x float>, ptr %940, align 16
  %942 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %941
  %943 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %944 = load <16 x float>, ptr %943, align 16
  %945 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %944
  %946 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %947 = load <16 x float>, ptr %946, align 16
  %948 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %947
  %949 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %950 = load <16 x float>, ptr %949, align 16
  %951 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %950
  %952 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %953 = load <16 x float>, ptr %952, align 16
  %954 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %953
  %955 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %956 = load <16 x float>, ptr %955, align 16
  %957 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %956
  %958 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %959 = load <16 x float>, ptr %958, align 16
  %960 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %959
  %961 = getelementptr inbounds nuw i8, ptr %273, i64 768
  %962 = load <16 x float>, ptr %961, align 16
  %963 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %962
  %964 = getelementptr inbounds nuw i8, ptr %273, i64 832
  %965 = load <16 x float>, ptr %964, align 16
  %966 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %965
  br i1 %81, label %996, label %967

967:                                              ; preds = %996, %925
  %968 = phi <16 x float> [ %966, %925 ], [ %1064, %996 ]
  %969 = phi <16 x float> [ %963, %925 ], [ %1063, %996 ]
  %970 = phi <16 x float> [ %960, %925 ], [ %1058, %996 ]
  %971 = phi <16 x float> [ %957, %925 ], [ %1057, %996 ]
  %972 = phi <16 x float> [ %954, %925 ], [ %1052, %996 ]
  %973 = phi <16 x float> [ %951, %925 ], [ %1051, %996 ]
  %974 = phi <16 x float> [ %948, %925 ], [ %1046, %996 ]
  %975 = phi <16 x float> [ %945, %925 ], [ %1045, %996 ]
  %976 = phi <16 x float> [ %942, %925 ], [ %1040, %996 ]
  %977 = phi <16 x float> [ %939, %925 ], [ %1039, %996 ]
  %978 = phi <16 x float> [ %936, %925 ], [ %1034, %996 ]
  %979 = phi <16 x float> [ %933, %925 ], [ %1033, %996 ]
  %980 = phi <16 x float> [ %930, %925 ], [ %1028, %996 ]
  %981 = phi <16 x float> [ %927, %925 ], [ %1027, %996 ]
  %982 = icmp eq ptr %289, null
  br i1 %982, label %983, label %1068

983:                                              ; preds = %967
  store <16 x float> %981, ptr %288, align 4
  %984 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %980, ptr %984, align 4
  %985 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %979, ptr %985, align 4
  %986 = getelementptr inbounds nuw i8, ptr %985, i64 64
  store <16 x float> %978, ptr %986, align 4
  %987 = getelementptr inbounds i8, ptr %288, i64 %212
  store <16 x float> %977, ptr %987, align 4
  %988 = getelementptr inbounds nuw i8, ptr %987, i64 64
  store <16 x float> %976, ptr %988, align 4
  %989 = getelementptr inbounds i8, ptr %288, i64 %213
  store <16 x float> %975, ptr %989, align 4
  %990 = getelementptr inbounds nuw i8, ptr %989, i64 64
  store <16 x float> %974, ptr %990, align 4
  %991 = getelementptr inbounds i8, ptr %288, i64 %214
  store <16 x float> %973, ptr %991, align 4
  %992 = getelementptr inbounds nuw i8, ptr %991, i64 64
  store <16 x float> %972, ptr %992, align 4
  %993 = getelementptr inbounds i8, ptr %288, i64 %215
  store <16 x float> %971, ptr %993, align 4
  %994 = getelementptr inbounds nuw i8, ptr %993, i64 64
  store <16 x float> %970, ptr %994, align 4
  %995 = getelementptr inbounds i8, ptr %288, i64 %216
  store <16 x float> %969, ptr %995, align 4
  br label %2497

996:                                              ; preds = %925, %996
  %997 = phi <16 x float> [ %1064, %996 ], [ %966, %925 ]
  %998 = phi <16 x float> [ %1063, %996 ], [ %963, %925 ]
  %999 = phi <16 x float> [ %1058, %996 ], [ %960, %925 ]
  %1000 = phi <16 x float> [ %1057, %996 ], [ %957, %925 ]
  %1001 = phi <16 x float> [ %1052, %996 ], [ %954, %925 ]
  %1002 = phi <16 x float> [ %1051, %996 ], [ %951, %925 ]
  %1003 = phi <16 x float> [ %1046, %996 ], [ %948, %925 ]
  %1004 = phi <16 x float> [ %1045, %996 ], [ %945, %925 ]
  %1005 = phi <16 x float> [ %1040, %996 ], [ %942, %925 ]
  %1006 = phi <16 x float> [ %1039, %996 ], [ %939, %925 ]
  %1007 = phi <16 x float> [ %1034, %996 ], [ %936, %925 ]
  %1008 = phi <16 x float> [ %1033, %996 ], [ %933, %925 ]
  %1009 = phi <16 x float> [ %1028, %996 ], [ %930, %925 ]
  %1010 = phi <16 x float> [ %1027, %996 ], [ %927, %925 ]
  %1011 = phi i64 [ %1065, %996 ], [ %265, %925 ]
  %1012 = phi i64 [ %1066, %996 ], [ 0, %925 ]
  %1013 = shl nsw i64 %1012, 7
  %1014 = getelementptr inbounds nuw i8, ptr %79, i64 %1013
  %1015 = load <16 x float>, ptr %1014, align 4
  %1016 = getelementptr inbounds nuw i8, ptr %1014, i64 64
  %1017 = load <16 x float>, ptr %1016, align 4
  %1018 = ashr i64 %1011, 11
  %1019 = and i64 %1018, -32
  %1020 = getelementptr inbounds float, ptr %266, i64 %1019
  call void @llvm.prefetch.p0(ptr %1020, i32 0, i32 2, i32 1)
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1021, i32 0, i32 2, i32 1)
  %1022 = mul i64 %1012, 28
  %1023 = getelementptr i8, ptr %271, i64 %1022
  %1024 = load float, ptr %1023, align 4
  %1025 = insertelement <16 x float> poison, float %1024, i64 0
  %1026 = shufflevector <16 x float> %1025, <16 x float> poison, <16 x i32> zeroinitializer
  %1027 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1026, <16 x float> %1015, <16 x float> %1010)
  %1028 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1026, <16 x float> %1017, <16 x float> %1009)
  %1029 = getelementptr i8, ptr %1023, i64 4
  %1030 = load float, ptr %1029, align 4
  %1031 = insertelement <16 x float> poison, float %1030, i64 0
  %1032 = shufflevector <16 x float> %1031, <16 x float> poison, <16 x i32> zeroinitializer
  %1033 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1032, <16 x float> %1015, <16 x float> %1008)
  %1034 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1032, <16 x float> %1017, <16 x float> %1007)
  %1035 = getelementptr i8, ptr %1023, i64 8
  %1036 = load float, ptr %1035, align 4
  %1037 = insertelement <16 x float> poison, float %1036, i64 0
  %1038 = shufflevector <16 x float> %1037, <16 x float> poison, <16 x i32> zeroinitializer
  %1039 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1038, <16 x float> %1015, <16 x float> %1006)
  %1040 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1038, <16 x float> %1017, <16 x float> %1005)
  %1041 = getelementptr i8, ptr %1023, i64 12
  %1042 = load float, ptr %1041, align 4
  %1043 = insertelement <16 x float> poison, float %1042, i64 0
  %1044 = shufflevector <16 x float> %1043, <16 x float> poison, <16 x i32> zeroinitializer
  %1045 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1044, <16 x float> %1015, <16 x float> %1004)
  %1046 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1044, <16 x float> %1017, <16 x float> %1003)
  %1047 = getelementptr i8, ptr %1023, i64 16
  %1048 = load float, ptr %1047, align 4
  %1049 = insertelement <16 x float> poison, float %1048, i64 0
  %1050 = shufflevector <16 x float> %1049, <16 x float> poison, <16 x i32> zeroinitializer
  %1051 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1050, <16 x float> %1015, <16 x float> %1002)
  %1052 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1050, <16 x float> %1017, <16 x float> %1001)
  %1053 = getelementptr i8, ptr %1023, i64 20
  %1054 = load float, ptr %1053, align 4
  %1055 = insertelement <16 x float> poison, float %1054, i64 0
  %1056 = shufflevector <16 x float> %1055, <16 x float> poison, <16 x i32> zeroinitializer
  %1057 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1056, <16 x float> %1015, <16 x float> %1000)
  %1058 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1056, <16 x float> %1017, <16 x float> %999)
  %1059 = getelementptr i8, ptr %1023, i64 24
  %1060 = load float, ptr %1059, align 4
  %1061 = insertelement <16 x float> poison, float %1060, i64 0
  %1062 = shufflevector <16 x float> %1061, <16 x float> poison, <16 x i32> zeroinitializer
  %1063 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1062, <16 x float> %1015, <16 x float> %998)
  %1064 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1062, <16 x float> %1017, <16 x float> %997)
  %1065 = add nsw i64 %1011, %262
  %1066 = add nuw nsw i64 %1012, 1
  %1067 = icmp slt i64 %1066, %55
  br i1 %1067, label %996, label %967, !llvm.loop !62

1068:                                             ; preds = %967
  %1069 = load <16 x float>, ptr %289, align 4
  %1070 = fadd <16 x float> %981, %1069
  store <16 x float> %1070, ptr %288, align 4
  %1071 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %1072 = load <16 x float>, ptr %1071, align 4
  %1073 = fadd <16 x float> %980, %1072
  %1074 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1073, ptr %1074, align 4
  %1075 = getelementptr inbounds float, ptr %288, i64 %74
  %1076 = getelementptr inbounds float, ptr %289, i64 %73
  %1077 = load <16 x float>, ptr %1076, align 4
  %1078 = fadd <16 x float> %979, %1077
  store <16 x float> %1078, ptr %1075, align 4
  %1079 = getelementptr inbounds nuw i8, ptr %1076, i64 64
  %1080 = load <16 x float>, ptr %1079, align 4
  %1081 = fadd <16 x float> %978, %1080
  %1082 = getelementptr inbounds nuw i8, ptr %1075, i64 64
  store <16 x float> %1081, ptr %1082, align 4
  %1083 = getelementptr inbounds i8, ptr %288, i64 %202
  %1084 = getelementptr inbounds i8, ptr %289, i64 %203
  %1085 = load <16 x float>, ptr %1084, align 4
  %1086 = fadd <16 x float> %977, %1085
  store <16 x float> %1086, ptr %1083, align 4
  %1087 = getelementptr inbounds nuw i8, ptr %1084, i64 64
  %1088 = load <16 x float>, ptr %1087, align 4
  %1089 = fadd <16 x float> %976, %1088
  %1090 = getelementptr inbounds nuw i8, ptr %1083, i64 64
  store <16 x float> %1089, ptr %1090, align 4
  %1091 = getelementptr inbounds i8, ptr %288, i64 %204
  %1092 = getelementptr inbounds i8, ptr %289, i64 %205
  %1093 = load <16 x float>, ptr %1092, align 4
  %1094 = fadd <16 x float> %975, %1093
  store <16 x float> %1094, ptr %1091, align 4
  %1095 = getelementptr inbounds nuw i8, ptr %1092, i64 64
  %1096 = load <16 x float>, ptr %1095, align 4
  %1097 = fadd <16 x float> %974, %1096
  %1098 = getelementptr inbounds nuw i8, ptr %1091, i64 64
  store <16 x float> %1097, ptr %1098, align 4
  %1099 = getelementptr inbounds i8, ptr %288, i64 %206
  %1100 = getelementptr inbounds i8, ptr %289, i64 %207
  %1101 = load <16 x float>, ptr %1100, align 4
  %1102 = fadd <16 x float> %973, %1101
  store <16 x float> %1102, ptr %1099, align 4
  %1103 = getelementptr inbounds nuw i8, ptr %1100, i64 64
  %1104 = load <16 x float>, ptr %1103, align 4
  %1105 = fadd <16 x float> %972, %1104
  %1106 = getelementptr inbounds nuw i8, ptr %1099, i64 64
  store <16 x float> %1105, ptr %1106, align 4
  %1107 = getelementptr inbounds i8, ptr %288, i64 %208
  %1108 = getelementptr inbounds i8, ptr %289, i64 %209
  %1109 = load <16 x float>, ptr %1108, align 4
  %1110 = fadd <16 x float> %971, %1109
  store <16 x float> %1110, ptr %1107, align 4
  %1111 = getelementptr inbounds nuw i8, ptr %1108, i64 64
  %1112 = load <16 x float>, ptr %1111, align 4
  %1113 = fadd <16 x float> %970, %1112
  %1114 = getelementptr inbounds nuw i8, ptr %1107, i64 64
  store <16 x float> %1113, ptr %1114, align 4
  %1115 = getelementptr inbounds i8, ptr %288, i64 %210
  %1116 = getelementptr inbounds i8, ptr %289, i64 %211
  %1117 = load <16 x float>, ptr %1116, align 4
  %1118 = fadd <16 x float> %969, %1117
  store <16 x float> %1118, ptr %1115, align 4
  %1119 = getelementptr inbounds nuw i8, ptr %1116, i64 64
  %1120 = load <16 x float>, ptr %1119, align 4
  %1121 = fadd <16 x float> %968, %1120
  br label %2497

1122:                                             ; preds = %287
  %1123 = load <16 x float>, ptr %273, align 16
  %1124 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1123
  %1125 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %1126 = load <16 x float>, ptr %1125, align 16
  %1127 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1126
  %1128 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %1129 = load <16 x float>, ptr %1128, align 16
  %1130 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1129
  %1131 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %1132 = load <16 x float>, ptr %1131, align 16
  %1133 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1132
  %1134 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %1135 = load <16 x float>, ptr %1134, align 16
  %1136 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1135
  %1137 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %1138 = load <16 x float>, ptr %1137, align 16
  %1139 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1138
  %1140 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %1141 = load <16 x float>, ptr %1140, align 16
  %1142 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1141
  %1143 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %1144 = load <16 x float>, ptr %1143, align 16
  %1145 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1144
  %1146 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %1147 = load <16 x float>, ptr %1146, align 16
  %1148 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1147
  %1149 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %1150 = load <16 x float>, ptr %1149, align 16
  %1151 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1150
  %1152 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %1153 = load <16 x float>, ptr %1152, align 16
  %1154 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1153
  %1155 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %1156 = load <16 x float>, ptr %1155, align 16
  %1157 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1156
  %1158 = getelementptr inbounds nuw i8, ptr %273, i64 768
  %1159 = load <16 x float>, ptr %1158, align 16
  %1160 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1159
  %1161 = getelementptr inbounds nuw i8, ptr %273, i64 832
  %1162 = load <16 x float>, ptr %1161, align 16
  %1163 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1162
  %1164 = getelementptr inbounds nuw i8, ptr %273, i64 896
  %1165 = load <16 x float>, ptr %1164, align 16
  %1166 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1165
  %1167 = getelementptr inbounds nuw i8, ptr %273, i64 960
  %1168 = load <16 x float>, ptr %1167, align 16
  %1169 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1168
  br i1 %81, label %1203, label %1170

1170:                                             ; preds = %1203, %1122
  %1171 = phi <16 x float> [ %1169, %1122 ], [ %1279, %1203 ]
  %1172 = phi <16 x float> [ %1166, %1122 ], [ %1278, %1203 ]
  %1173 = phi <16 x float> [ %1163, %1122 ], [ %1273, %1203 ]
  %1174 = phi <16 x float> [ %1160, %1122 ], [ %1272, %1203 ]
  %1175 = phi <16 x float> [ %1157, %1122 ], [ %1267, %1203 ]
  %1176 = phi <16 x float> [ %1154, %1122 ], [ %1266, %1203 ]
  %1177 = phi <16 x float> [ %1151, %1122 ], [ %1261, %1203 ]
  %1178 = phi <16 x float> [ %1148, %1122 ], [ %1260, %1203 ]
  %1179 = phi <16 x float> [ %1145, %1122 ], [ %1255, %1203 ]
  %1180 = phi <16 x float> [ %1142, %1122 ], [ %1254, %1203 ]
  %1181 = phi <16 x float> [ %1139, %1122 ], [ %1249, %1203 ]
  %1182 = phi <16 x float> [ %1136, %1122 ], [ %1248, %1203 ]
  %1183 = phi <16 x float> [ %1133, %1122 ], [ %1243, %1203 ]
  %1184 = phi <16 x float> [ %1130, %1122 ], [ %1242, %1203 ]
  %1185 = phi <16 x float> [ %1127, %1122 ], [ %1237, %1203 ]
  %1186 = phi <16 x float> [ %1124, %1122 ], [ %1236, %1203 ]
  %1187 = icmp eq ptr %289, null
  br i1 %1187, label %1188, label %1283

1188:                                             ; preds = %1170
  store <16 x float> %1186, ptr %288, align 4
  %1189 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1185, ptr %1189, align 4
  %1190 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %1184, ptr %1190, align 4
  %1191 = getelementptr inbounds nuw i8, ptr %1190, i64 64
  store <16 x float> %1183, ptr %1191, align 4
  %1192 = getelementptr inbounds i8, ptr %288, i64 %196
  store <16 x float> %1182, ptr %1192, align 4
  %1193 = getelementptr inbounds nuw i8, ptr %1192, i64 64
  store <16 x float> %1181, ptr %1193, align 4
  %1194 = getelementptr inbounds i8, ptr %288, i64 %197
  store <16 x float> %1180, ptr %1194, align 4
  %1195 = getelementptr inbounds nuw i8, ptr %1194, i64 64
  store <16 x float> %1179, ptr %1195, align 4
  %1196 = getelementptr inbounds i8, ptr %288, i64 %198
  store <16 x float> %1178, ptr %1196, align 4
  %1197 = getelementptr inbounds nuw i8, ptr %1196, i64 64
  store <16 x float> %1177, ptr %1197, align 4
  %1198 = getelementptr inbounds i8, ptr %288, i64 %199
  store <16 x float> %1176, ptr %1198, align 4
  %1199 = getelementptr inbounds nuw i8, ptr %1198, i64 64
  store <16 x float> %1175, ptr %1199, align 4
  %1200 = getelementptr inbounds i8, ptr %288, i64 %200
  store <16 x float> %1174, ptr %1200, align 4
  %1201 = getelementptr inbounds nuw i8, ptr %1200, i64 64
  store <16 x float> %1173, ptr %1201, align 4
  %1202 = getelementptr inbounds i8, ptr %288, i64 %201
  store <16 x float> %1172, ptr %1202, align 4
  br label %2497

1203:                                             ; preds = %1122, %1203
  %1204 = phi <16 x float> [ %1279, %1203 ], [ %1169, %1122 ]
  %1205 = phi <16 x float> [ %1278, %1203 ], [ %1166, %1122 ]
  %1206 = phi <16 x float> [ %1273, %1203 ], [ %1163, %1122 ]
  %1207 = phi <16 x float> [ %1272, %1203 ], [ %1160, %1122 ]
  %1208 = phi <16 x float> [ %1267, %1203 ], [ %1157, %1122 ]
  %1209 = phi <16 x float> [ %1266, %1203 ], [ %1154, %1122 ]
  %1210 = phi <16 x float> [ %1261, %1203 ], [ %1151, %1122 ]
  %1211 = phi <16 x float> [ %1260, %1203 ], [ %1148, %1122 ]
  %1212 = phi <16 x float> [ %1255, %1203 ], [ %1145, %1122 ]
  %1213 = phi <16 x float> [ %1254, %1203 ], [ %1142, %1122 ]
  %1214 = phi <16 x float> [ %1249, %1203 ], [ %1139, %1122 ]
  %1215 = phi <16 x float> [ %1248, %1203 ], [ %1136, %1122 ]
  %1216 = phi <16 x float> [ %1243, %1203 ], [ %1133, %1122 ]
  %1217 = phi <16 x float> [ %1242, %1203 ], [ %1130, %1122 ]
  %1218 = phi <16 x float> [ %1237, %1203 ], [ %1127, %1122 ]
  %1219 = phi <16 x float> [ %1236, %1203 ], [ %1124, %1122 ]
  %1220 = phi i64 [ %1280, %1203 ], [ %265, %1122 ]
  %1221 = phi i64 [ %1281, %1203 ], [ 0, %1122 ]
  %1222 = shl nsw i64 %1221, 7
  %1223 = getelementptr inbounds nuw i8, ptr %79, i64 %1222
  %1224 = load <16 x float>, ptr %1223, align 4
  %1225 = getelementptr inbounds nuw i8, ptr %1223, i64 64
  %1226 = load <16 x float>, ptr %1225, align 4
  %1227 = ashr i64 %1220, 11
  %1228 = and i64 %1227, -32
  %1229 = getelementptr inbounds float, ptr %266, i64 %1228
  call void @llvm.prefetch.p0(ptr %1229, i32 0, i32 2, i32 1)
  %1230 = getelementptr inbounds nuw i8, ptr %1229, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1230, i32 0, i32 2, i32 1)
  %1231 = shl i64 %1221, 5
  %1232 = getelementptr i8, ptr %271, i64 %1231
  %1233 = load float, ptr %1232, align 4
  %1234 = insertelement <16 x float> poison, float %1233, i64 0
  %1235 = shufflevector <16 x float> %1234, <16 x float> poison, <16 x i32> zeroinitializer
  %1236 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1235, <16 x float> %1224, <16 x float> %1219)
  %1237 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1235, <16 x float> %1226, <16 x float> %1218)
  %1238 = getelementptr i8, ptr %1232, i64 4
  %1239 = load float, ptr %1238, align 4
  %1240 = insertelement <16 x float> poison, float %1239, i64 0
  %1241 = shufflevector <16 x float> %1240, <16 x float> poison, <16 x i32> zeroinitializer
  %1242 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1241, <16 x float> %1224, <16 x float> %1217)
  %1243 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1241, <16 x float> %1226, <16 x float> %1216)
  %1244 = getelementptr i8, ptr %1232, i64 8
  %1245 = load float, ptr %1244, align 4
  %1246 = insertelement <16 x float> poison, float %1245, i64 0
  %1247 = shufflevector <16 x float> %1246, <16 x float> poison, <16 x i32> zeroinitializer
  %1248 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1247, <16 x float> %1224, <16 x float> %1215)
  %1249 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1247, <16 x float> %1226, <16 x float> %1214)
  %1250 = getelementptr i8, ptr %1232, i64 12
  %1251 = load float, ptr %1250, align 4
  %1252 = insertelement <16 x float> poison, float %1251, i64 0
  %1253 = shufflevector <16 x float> %1252, <16 x float> poison, <16 x i32> zeroinitializer
  %1254 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1253, <16 x float> %1224, <16 x float> %1213)
  %1255 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1253, <16 x float> %1226, <16 x float> %1212)
  %1256 = getelementptr i8, ptr %1232, i64 16
  %1257 = load float, ptr %1256, align 4
  %1258 = insertelement <16 x float> poison, float %1257, i64 0
  %1259 = shufflevector <16 x float> %1258, <16 x float> poison, <16 x i32> zeroinitializer
  %1260 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1259, <16 x float> %1224, <16 x float> %1211)
  %1261 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1259, <16 x float> %1226, <16 x float> %1210)
  %1262 = getelementptr i8, ptr %1232, i64 20
  %1263 = load float, ptr %1262, align 4
  %1264 = insertelement <16 x float> poison, float %1263, i64 0
  %1265 = shufflevector <16 x float> %1264, <16 x float> poison, <16 x i32> zeroinitializer
  %1266 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1265, <16 x float> %1224, <16 x float> %1209)
  %1267 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1265, <16 x float> %1226, <16 x float> %1208)
  %1268 = getelementptr i8, ptr %1232, i64 24
  %1269 = load float, ptr %1268, align 4
  %1270 = insertelement <16 x float> poison, float %1269, i64 0
  %1271 = shufflevector <16 x float> %1270, <16 x float> poison, <16 x i32> zeroinitializer
  %1272 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1271, <16 x float> %1224, <16 x float> %1207)
  %1273 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1271, <16 x float> %1226, <16 x float> %1206)
  %1274 = getelementptr i8, ptr %1232, i64 28
  %1275 = load float, ptr %1274, align 4
  %1276 = insertelement <16 x float> poison, float %1275, i64 0
  %1277 = shufflevector <16 x float> %1276, <16 x float> poison, <16 x i32> zeroinitializer
  %1278 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1277, <16 x float> %1224, <16 x float> %1205)
  %1279 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1277, <16 x float> %1226, <16 x float> %1204)
  %1280 = add nsw i64 %1220, %262
  %1281 = add nuw nsw i64 %1221, 1
  %1282 = icmp slt i64 %1281, %55
  br i1 %1282, label %1203, label %1170, !llvm.loop !62

1283:                                             ; preds = %1170
  %1284 = load <16 x float>, ptr %289, align 4
  %1285 = fadd <16 x float> %1186, %1284
  store <16 x float> %1285, ptr %288, align 4
  %1286 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %1287 = load <16 x float>, ptr %1286, align 4
  %1288 = fadd <16 x float> %1185, %1287
  %1289 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1288, ptr %1289, align 4
  %1290 = getelementptr inbounds float, ptr %288, i64 %74
  %1291 = getelementptr inbounds float, ptr %289, i64 %73
  %1292 = load <16 x float>, ptr %1291, align 4
  %1293 = fadd <16 x float> %1184, %1292
  store <16 x float> %1293, ptr %1290, align 4
  %1294 = getelementptr inbounds nuw i8, ptr %1291, i64 64
  %1295 = load <16 x float>, ptr %1294, align 4
  %1296 = fadd <16 x float> %1183, %1295
  %1297 = getelementptr inbounds nuw i8, ptr %1290, i64 64
  store <16 x float> %1296, ptr %1297, align 4
  %1298 = getelementptr inbounds i8, ptr %288, i64 %184
  %1299 = getelementptr inbounds i8, ptr %289, i64 %185
  %1300 = load <16 x float>, ptr %1299, align 4
  %1301 = fadd <16 x float> %1182, %1300
  store <16 x float> %1301, ptr %1298, align 4
  %1302 = getelementptr inbounds nuw i8, ptr %1299, i64 64
  %1303 = load <16 x float>, ptr %1302, align 4
  %1304 = fadd <16 x float> %1181, %1303
  %1305 = getelementptr inbounds nuw i8, ptr %1298, i64 64
  store <16 x float> %1304, ptr %1305, align 4
  %1306 = getelementptr inbounds i8, ptr %288, i64 %186
  %1307 = getelementptr inbounds i8, ptr %289, i64 %187
  %1308 = load <16 x float>, ptr %1307, align 4
  %1309 = fadd <16 x float> %1180, %1308
  store <16 x float> %1309, ptr %1306, align 4
  %1310 = getelementptr inbounds nuw i8, ptr %1307, i64 64
  %1311 = load <16 x float>, ptr %1310, align 4
  %1312 = fadd <16 x float> %1179, %1311
  %1313 = getelementptr inbounds nuw i8, ptr %1306, i64 64
  store <16 x float> %1312, ptr %1313, align 4
  %1314 = getelementptr inbounds i8, ptr %288, i64 %188
  %1315 = getelementptr inbounds i8, ptr %289, i64 %189
  %1316 = load <16 x float>, ptr %1315, align 4
  %1317 = fadd <16 x float> %1178, %1316
  store <16 x float> %1317, ptr %1314, align 4
  %1318 = getelementptr inbounds nuw i8, ptr %1315, i64 64
  %1319 = load <16 x float>, ptr %1318, align 4
  %1320 = fadd <16 x float> %1177, %1319
  %1321 = getelementptr inbounds nuw i8, ptr %1314, i64 64
  store <16 x float> %1320, ptr %1321, align 4
  %1322 = getelementptr inbounds i8, ptr %288, i64 %190
  %1323 = getelementptr inbounds i8, ptr %289, i64 %191
  %1324 = load <16 x float>, ptr %1323, align 4
  %1325 = fadd <16 x float> %1176, %1324
  store <16 x float> %1325, ptr %1322, align 4
  %1326 = getelementptr inbounds nuw i8, ptr %1323, i64 64
  %1327 = load <16 x float>, ptr %1326, align 4
  %1328 = fadd <16 x float> %1175, %1327
  %1329 = getelementptr inbounds nuw i8, ptr %1322, i64 64
  store <16 x float> %1328, ptr %1329, align 4
  %1330 = getelementptr inbounds i8, ptr %288, i64 %192
  %1331 = getelementptr inbounds i8, ptr %289, i64 %193
  %1332 = load <16 x float>, ptr %1331, align 4
  %1333 = fadd <16 x float> %1174, %1332
  store <16 x float> %1333, ptr %1330, align 4
  %1334 = getelementptr inbounds nuw i8, ptr %1331, i64 64
  %1335 = load <16 x float>, ptr %1334, align 4
  %1336 = fadd <16 x float> %1173, %1335
  %1337 = getelementptr inbounds nuw i8, ptr %1330, i64 64
  store <16 x float> %1336, ptr %1337, align 4
  %1338 = getelementptr inbounds i8, ptr %288, i64 %194
  %1339 = getelementptr inbounds i8, ptr %289, i64 %195
  %1340 = load <16 x float>, ptr %1339, align 4
  %1341 = fadd <16 x float> %1172, %1340
  store <16 x float> %1341, ptr %1338, align 4
  %1342 = getelementptr inbounds nuw i8, ptr %1339, i64 64
  %1343 = load <16 x float>, ptr %1342, align 4
  %1344 = fadd <16 x float> %1171, %1343
  br label %2497

1345:                                             ; preds = %287
  %1346 = load <16 x float>, ptr %273, align 16
  %1347 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1346
  %1348 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %1349 = load <16 x float>, ptr %1348, align 16
  %1350 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1349
  %1351 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %1352 = load <16 x float>, ptr %1351, align 16
  %1353 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1352
  %1354 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %1355 = load <16 x float>, ptr %1354, align 16
  %1356 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1355
  %1357 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %1358 = load <16 x float>, ptr %1357, align 16
  %1359 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1358
  %1360 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %1361 = load <16 x float>, ptr %1360, align 16
  %1362 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1361
  %1363 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %1364 = load <16 x float>, ptr %1363, align 16
  %1365 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1364
  %1366 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %1367 = load <16 x float>, ptr %1366, align 16
  %1368 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1367
  %1369 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %1370 = load <16 x float>, ptr %1369, align 16
  %1371 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1370
  %1372 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %1373 = load <16 x float>, ptr %1372, align 16
  %1374 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1373
  %1375 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %1376 = load <16 x float>, ptr %1375, align 16
  %1377 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1376
  %1378 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %1379 = load <16 x float>, ptr %1378, align 16
  %1380 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1379
  %1381 = getelementptr inbounds nuw i8, ptr %273, i64 768
  %1382 = load <16 x float>, ptr %1381, align 16
  %1383 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1382
  %1384 = getelementptr inbounds nuw i8, ptr %273, i64 832
  %1385 = load <16 x float>, ptr %1384, align 16
  %1386 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1385
  %1387 = getelementptr inbounds nuw i8, ptr %273, i64 896
  %1388 = load <16 x float>, ptr %1387, align 16
  %1389 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1388
  %1390 = getelementptr inbounds nuw i8, ptr %273, i64 960
  %1391 = load <16 x float>, ptr %1390, align 16
  %1392 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1391
  %1393 = getelementptr inbounds nuw i8, ptr %273, i64 1024
  %1394 = load <16 x float>, ptr %1393, align 16
  %1395 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1394
  %1396 = getelementptr inbounds nuw i8, ptr %273, i64 1088
  %1397 = load <16 x float>, ptr %1396, align 16
  %1398 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1397
  br i1 %81, label %1436, label %1399

1399:                                             ; preds = %1436, %1345
  %1400 = phi <16 x float> [ %1398, %1345 ], [ %1520, %1436 ]
  %1401 = phi <16 x float> [ %1395, %1345 ], [ %1519, %1436 ]
  %1402 = phi <16 x float> [ %1392, %1345 ], [ %1514, %1436 ]
  %1403 = phi <16 x float> [ %1389, %1345 ], [ %1513, %1436 ]
  %1404 = phi <16 x float> [ %1386, %1345 ], [ %1508, %1436 ]
  %1405 = phi <16 x float> [ %1383, %1345 ], [ %1507, %1436 ]
  %1406 = phi <16 x float> [ %1380, %1345 ], [ %1502, %1436 ]
  %1407 = phi <16 x float> [ %1377, %1345 ], [ %1501, %1436 ]
  %1408 = phi <16 x float> [ %1374, %1345 ], [ %1496, %1436 ]
  %1409 = phi <16 x float> [ %1371, %1345 ], [ %1495, %1436 ]
  %1410 = phi <16 x float> [ %1368, %1345 ], [ %1490, %1436 ]
  %1411 = phi <16 x float> [ %1365, %1345 ], [ %1489, %1436 ]
  %1412 = phi <16 x float> [ %1362, %1345 ], [ %1484, %1436 ]
  %1413 = phi <16 x float> [ %1359, %1345 ], [ %1483, %1436 ]
  %1414 = phi <16 x float> [ %1356, %1345 ], [ %1478, %1436 ]
  %1415 = phi <16 x float> [ %1353, %1345 ], [ %1477, %1436 ]
  %1416 = phi <16 x float> [ %1350, %1345 ], [ %1472, %1436 ]
  %1417 = phi <16 x float> [ %1347, %1345 ], [ %1471, %1436 ]
  %1418 = icmp eq ptr %289, null
  br i1 %1418, label %1419, label %1524

1419:                                             ; preds = %1399
  store <16 x float> %1417, ptr %288, align 4
  %1420 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1416, ptr %1420, align 4
  %1421 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %1415, ptr %1421, align 4
  %1422 = getelementptr inbounds nuw i8, ptr %1421, i64 64
  store <16 x float> %1414, ptr %1422, align 4
  %1423 = getelementptr inbounds i8, ptr %288, i64 %177
  store <16 x float> %1413, ptr %1423, align 4
  %1424 = getelementptr inbounds nuw i8, ptr %1423, i64 64
  store <16 x float> %1412, ptr %1424, align 4
  %1425 = getelementptr inbounds i8, ptr %288, i64 %178
  store <16 x float> %1411, ptr %1425, align 4
  %1426 = getelementptr inbounds nuw i8, ptr %1425, i64 64
  store <16 x float> %1410, ptr %1426, align 4
  %1427 = getelementptr inbounds i8, ptr %288, i64 %179
  store <16 x float> %1409, ptr %1427, align 4
  %1428 = getelementptr inbounds nuw i8, ptr %1427, i64 64
  store <16 x float> %1408, ptr %1428, align 4
  %1429 = getelementptr inbounds i8, ptr %288, i64 %180
  store <16 x float> %1407, ptr %1429, align 4
  %1430 = getelementptr inbounds nuw i8, ptr %1429, i64 64
  store <16 x float> %1406, ptr %1430, align 4
  %1431 = getelementptr inbounds i8, ptr %288, i64 %181
  store <16 x float> %1405, ptr %1431, align 4
  %1432 = getelementptr inbounds nuw i8, ptr %1431, i64 64
  store <16 x float> %1404, ptr %1432, align 4
  %1433 = getelementptr inbounds i8, ptr %288, i64 %182
  store <16 x float> %1403, ptr %1433, align 4
  %1434 = getelementptr inbounds nuw i8, ptr %1433, i64 64
  store <16 x float> %1402, ptr %1434, align 4
  %1435 = getelementptr inbounds i8, ptr %288, i64 %183
  store <16 x float> %1401, ptr %1435, align 4
  br label %2497

1436:                                             ; preds = %1345, %1436
  %1437 = phi <16 x float> [ %1520, %1436 ], [ %1398, %1345 ]
  %1438 = phi <16 x float> [ %1519, %1436 ], [ %1395, %1345 ]
  %1439 = phi <16 x float> [ %1514, %1436 ], [ %1392, %1345 ]
  %1440 = phi <16 x float> [ %1513, %1436 ], [ %1389, %1345 ]
  %1441 = phi <16 x float> [ %1508, %1436 ], [ %1386, %1345 ]
  %1442 = phi <16 x float> [ %1507, %1436 ], [ %1383, %1345 ]
  %1443 = phi <16 x float> [ %1502, %1436 ], [ %1380, %1345 ]
  %1444 = phi <16 x float> [ %1501, %1436 ], [ %1377, %1345 ]
  %1445 = phi <16 x float> [ %1496, %1436 ], [ %1374, %1345 ]
  %1446 = phi <16 x float> [ %1495, %1436 ], [ %1371, %1345 ]
  %1447 = phi <16 x float> [ %1490, %1436 ], [ %1368, %1345 ]
  %1448 = phi <16 x float> [ %1489, %1436 ], [ %1365, %1345 ]
  %1449 = phi <16 x float> [ %1484, %1436 ], [ %1362, %1345 ]
  %1450 = phi <16 x float> [ %1483, %1436 ], [ %1359, %1345 ]
  %1451 = phi <16 x float> [ %1478, %1436 ], [ %1356, %1345 ]
  %1452 = phi <16 x float> [ %1477, %1436 ], [ %1353, %1345 ]
  %1453 = phi <16 x float> [ %1472, %1436 ], [ %1350, %1345 ]
  %1454 = phi <16 x float> [ %1471, %1436 ], [ %1347, %1345 ]
  %1455 = phi i64 [ %1521, %1436 ], [ %265, %1345 ]
  %1456 = phi i64 [ %1522, %1436 ], [ 0, %1345 ]
  %1457 = shl nsw i64 %1456, 7
  %1458 = getelementptr inbounds nuw i8, ptr %79, i64 %1457
  %1459 = load <16 x float>, ptr %1458, align 4
  %1460 = getelementptr inbounds nuw i8, ptr %1458, i64 64
  %1461 = load <16 x float>, ptr %1460, align 4
  %1462 = ashr i64 %1455, 11
  %1463 = and i64 %1462, -32
  %1464 = getelementptr inbounds float, ptr %266, i64 %1463
  call void @llvm.prefetch.p0(ptr %1464, i32 0, i32 2, i32 1)
  %1465 = getelementptr inbounds nuw i8, ptr %1464, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1465, i32 0, i32 2, i32 1)
  %1466 = mul i64 %1456, 36
  %1467 = getelementptr i8, ptr %271, i64 %1466
  %1468 = load float, ptr %1467, align 4
  %1469 = insertelement <16 x float> poison, float %1468, i64 0
  %1470 = shufflevector <16 x float> %1469, <16 x float> poison, <16 x i32> zeroinitializer
  %1471 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1470, <16 x float> %1459, <16 x float> %1454)
  %1472 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1470, <16 x float> %1461, <16 x float> %1453)
  %1473 = getelementptr i8, ptr %1467, i64 4
  %1474 = load float, ptr %1473, align 4
  %1475 = insertelement <16 x float> poison, float %1474, i64 0
  %1476 = shufflevector <16 x float> %1475, <16 x float> poison, <16 x i32> zeroinitializer
  %1477 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1476, <16 x float> %1459, <16 x float> %1452)
  %1478 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1476, <16 x float> %1461, <16 x float> %1451)
  %1479 = getelementptr i8, ptr %1467, i64 8
  %1480 = load float, ptr %1479, align 4
  %1481 = insertelement <16 x float> poison, float %1480, i64 0
  %1482 = shufflevector <16 x float> %1481, <16 x float> poison, <16 x i32> zeroinitializer
  %1483 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1482, <16 x float> %1459, <16 x float> %1450)
  %1484 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1482, <16 x float> %1461, <16 x float> %1449)
  %1485 = getelementptr i8, ptr %1467, i64 12
  %1486 = load float, ptr %1485, align 4
  %1487 = insertelement <16 x float> poison, float %1486, i64 0
  %1488 = shufflevector <16 x float> %1487, <16 x float> poison, <16 x i32> zeroinitializer
  %1489 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1488, <16 x float> %1459, <16 x float> %1448)
  %1490 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1488, <16 x float> %1461, <16 x float> %1447)
  %1491 = getelementptr i8, ptr %1467, i64 16
  %1492 = load float, ptr %1491, align 4
  %1493 = insertelement <16 x float> poison, float %1492, i64 0
  %1494 = shufflevector <16 x float> %1493, <16 x float> poison, <16 x i32> zeroinitializer
  %1495 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1494, <16 x float> %1459, <16 x float> %1446)
  %1496 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1494, <16 x float> %1461, <16 x float> %1445)
  %1497 = getelementptr i8, ptr %1467, i64 20
  %1498 = load float, ptr %1497, align 4
  %1499 = insertelement <16 x float> poison, float %1498, i64 0
  %1500 = shufflevector <16 x float> %1499, <16 x float> poison, <16 x i32> zeroinitializer
  %1501 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1500, <16 x float> %1459, <16 x float> %1444)
  %1502 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1500, <16 x float> %1461, <16 x float> %1443)
  %1503 = getelementptr i8, ptr %1467, i64 24
  %1504 = load float, ptr %1503, align 4
  %1505 = insertelement <16 x float> poison, float %1504, i64 0
  %1506 = shufflevector <16 x float> %1505, <16 x float> poison, <16 x i32> zeroinitializer
  %1507 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1506, <16 x float> %1459, <16 x float> %1442)
  %1508 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1506, <16 x float> %1461, <16 x float> %1441)
  %1509 = getelementptr i8, ptr %1467, i64 28
  %1510 = load float, ptr %1509, align 4
  %1511 = insertelement <16 x float> poison, float %1510, i64 0
  %1512 = shufflevector <16 x float> %1511, <16 x float> poison, <16 x i32> zeroinitializer
  %1513 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1512, <16 x float> %1459, <16 x float> %1440)
  %1514 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1512, <16 x float> %1461, <16 x float> %1439)
  %1515 = getelementptr i8, ptr %1467, i64 32
  %1516 = load float, ptr %1515, align 4
  %1517 = insertelement <16 x float> poison, float %1516, i64 0
  %1518 = shufflevector <16 x float> %1517, <16 x float> poison, <16 x i32> zeroinitializer
  %1519 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1518, <16 x float> %1459, <16 x float> %1438)
  %1520 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1518, <16 x float> %1461, <16 x float> %1437)
  %1521 = add nsw i64 %1455, %262
  %1522 = add nuw nsw i64 %1456, 1
  %1523 = icmp slt i64 %1522, %55
  br i1 %1523, label %1436, label %1399, !llvm.loop !62

1524:                                             ; preds = %1399
  %1525 = load <16 x float>, ptr %289, align 4
  %1526 = fadd <16 x float> %1417, %1525
  store <16 x float> %1526, ptr %288, align 4
  %1527 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %1528 = load <16 x float>, ptr %1527, align 4
  %1529 = fadd <16 x float> %1416, %1528
  %1530 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1529, ptr %1530, align 4
  %1531 = getelementptr inbounds float, ptr %288, i64 %74
  %1532 = getelementptr inbounds float, ptr %289, i64 %73
  %1533 = load <16 x float>, ptr %1532, align 4
  %1534 = fadd <16 x float> %1415, %1533
  store <16 x float> %1534, ptr %1531, align 4
  %1535 = getelementptr inbounds nuw i8, ptr %1532, i64 64
  %1536 = load <16 x float>, ptr %1535, align 4
  %1537 = fadd <16 x float> %1414, %1536
  %1538 = getelementptr inbounds nuw i8, ptr %1531, i64 64
  store <16 x float> %1537, ptr %1538, align 4
  %1539 = getelementptr inbounds i8, ptr %288, i64 %163
  %1540 = getelementptr inbounds i8, ptr %289, i64 %164
  %1541 = load <16 x float>, ptr %1540, align 4
  %1542 = fadd <16 x float> %1413, %1541
  store <16 x float> %1542, ptr %1539, align 4
  %1543 = getelementptr inbounds nuw i8, ptr %1540, i64 64
  %1544 = load <16 x float>, ptr %1543, align 4
  %1545 = fadd <16 x float> %1412, %1544
  %1546 = getelementptr inbounds nuw i8, ptr %1539, i64 64
  store <16 x float> %1545, ptr %1546, align 4
  %1547 = getelementptr inbounds i8, ptr %288, i64 %165
  %1548 = getelementptr inbounds i8, ptr %289, i64 %166
  %1549 = load <16 x float>, ptr %1548, align 4
  %1550 = fadd <16 x float> %1411, %1549
  store <16 x float> %1550, ptr %1547, align 4
  %1551 = getelementptr inbounds nuw i8, ptr %1548, i64 64
  %1552 = load <16 x float>, ptr %1551, align 4
  %1553 = fadd <16 x float> %1410, %1552
  %1554 = getelementptr inbounds nuw i8, ptr %1547, i64 64
  store <16 x float> %1553, ptr %1554, align 4
  %1555 = getelementptr inbounds i8, ptr %288, i64 %167
  %1556 = getelementptr inbounds i8, ptr %289, i64 %168
  %1557 = load <16 x float>, ptr %1556, align 4
  %1558 = fadd <16 x float> %1409, %1557
  store <16 x float> %1558, ptr %1555, align 4
  %1559 = getelementptr inbounds nuw i8, ptr %1556, i64 64
  %1560 = load <16 x float>, ptr %1559, align 4
  %1561 = fadd <16 x float> %1408, %1560
  %1562 = getelementptr inbounds nuw i8, ptr %1555, i64 64
  store <16 x float> %1561, ptr %1562, align 4
  %1563 = getelementptr inbounds i8, ptr %288, i64 %169
  %1564 = getelementptr inbounds i8, ptr %289, i64 %170
  %1565 = load <16 x float>, ptr %1564, align 4
  %1566 = fadd <16 x float> %1407, %1565
  store <16 x float> %1566, ptr %1563, align 4
  %1567 = getelementptr inbounds nuw i8, ptr %1564, i64 64
  %1568 = load <16 x float>, ptr %1567, align 4
  %1569 = fadd <16 x float> %1406, %1568
  %1570 = getelementptr inbounds nuw i8, ptr %1563, i64 64
  store <16 x float> %1569, ptr %1570, align 4
  %1571 = getelementptr inbounds i8, ptr %288, i64 %171
  %1572 = getelementptr inbounds i8, ptr %289, i64 %172
  %1573 = load <16 x float>, ptr %1572, align 4
  %1574 = fadd <16 x float> %1405, %1573
  store <16 x float> %1574, ptr %1571, align 4
  %1575 = getelementptr inbounds nuw i8, ptr %1572, i64 64
  %1576 = load <16 x float>, ptr %1575, align 4
  %1577 = fadd <16 x float> %1404, %1576
  %1578 = getelementptr inbounds nuw i8, ptr %1571, i64 64
  store <16 x float> %1577, ptr %1578, align 4
  %1579 = getelementptr inbounds i8, ptr %288, i64 %173
  %1580 = getelementptr inbounds i8, ptr %289, i64 %174
  %1581 = load <16 x float>, ptr %1580, align 4
  %1582 = fadd <16 x float> %1403, %1581
  store <16 x float> %1582, ptr %1579, align 4
  %1583 = getelementptr inbounds nuw i8, ptr %1580, i64 64
  %1584 = load <16 x float>, ptr %1583, align 4
  %1585 = fadd <16 x float> %1402, %1584
  %1586 = getelementptr inbounds nuw i8, ptr %1579, i64 64
  store <16 x float> %1585, ptr %1586, align 4
  %1587 = getelementptr inbounds i8, ptr %288, i64 %175
  %1588 = getelementptr inbounds i8, ptr %289, i64 %176
  %1589 = load <16 x float>, ptr %1588, align 4
  %1590 = fadd <16 x float> %1401, %1589
  store <16 x float> %1590, ptr %1587, align 4
  %1591 = getelementptr inbounds nuw i8, ptr %1588, i64 64
  %1592 = load <16 x float>, ptr %1591, align 4
  %1593 = fadd <16 x float> %1400, %1592
  br label %2497

1594:                                             ; preds = %287
  %1595 = load <16 x float>, ptr %273, align 16
  %1596 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1595
  %1597 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %1598 = load <16 x float>, ptr %1597, align 16
  %1599 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1598
  %1600 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %1601 = load <16 x float>, ptr %1600, align 16
  %1602 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1601
  %1603 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %1604 = load <16 x float>, ptr %1603, align 16
  %1605 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1604
  %1606 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %1607 = load <16 x float>, ptr %1606, align 16
  %1608 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1607
  %1609 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %1610 = load <16 x float>, ptr %1609, align 16
  %1611 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1610
  %1612 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %1613 = load <16 x float>, ptr %1612, align 16
  %1614 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1613
  %1615 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %1616 = load <16 x float>, ptr %1615, align 16
  %1617 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1616
  %1618 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %1619 = load <16 x float>, ptr %1618, align 16
  %1620 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1619
  %1621 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %1622 = load <16 x float>, ptr %1621, align 16
  %1623 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1622
  %1624 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %1625 = load <16 x float>, ptr %1624, align 16
  %1626 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1625
  %1627 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %1628 = load <16 x float>, ptr %1627, align 16
  %1629 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1628
  %1630 = getelementptr inbounds nuw i8, ptr %273, i64 768
  %1631 = load <16 x float>, ptr %1630, align 16
  %1632 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1631
  %1633 = getelementptr inbounds nuw i8, ptr %273, i64 832
  %1634 = load <16 x float>, ptr %1633, align 16
  %1635 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1634
  %1636 = getelementptr inbounds nuw i8, ptr %273, i64 896
  %1637 = load <16 x float>, ptr %1636, align 16
  %1638 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1637
  %1639 = getelementptr inbounds nuw i8, ptr %273, i64 960
  %1640 = load <16 x float>, ptr %1639, align 16
  %1641 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1640
  %1642 = getelementptr inbounds nuw i8, ptr %273, i64 1024
  %1643 = load <16 x float>, ptr %1642, align 16
  %1644 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1643
  %1645 = getelementptr inbounds nuw i8, ptr %273, i64 1088
  %1646 = load <16 x float>, ptr %1645, align 16
  %1647 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1646
  %1648 = getelementptr inbounds nuw i8, ptr %273, i64 1152
  %1649 = load <16 x float>, ptr %1648, align 16
  %1650 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1649
  %1651 = getelementptr inbounds nuw i8, ptr %273, i64 1216
  %1652 = load <16 x float>, ptr %1651, align 16
  %1653 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1652
  br i1 %81, label %1695, label %1654

1654:                                             ; preds = %1695, %1594
  %1655 = phi <16 x float> [ %1653, %1594 ], [ %1787, %1695 ]
  %1656 = phi <16 x float> [ %1650, %1594 ], [ %1786, %1695 ]
  %1657 = phi <16 x float> [ %1647, %1594 ], [ %1781, %1695 ]
  %1658 = phi <16 x float> [ %1644, %1594 ], [ %1780, %1695 ]
  %1659 = phi <16 x float> [ %1641, %1594 ], [ %1775, %1695 ]
  %1660 = phi <16 x float> [ %1638, %1594 ], [ %1774, %1695 ]
  %1661 = phi <16 x float> [ %1635, %1594 ], [ %1769, %1695 ]
  %1662 = phi <16 x float> [ %1632, %1594 ], [ %1768, %1695 ]
  %1663 = phi <16 x float> [ %1629, %1594 ], [ %1763, %1695 ]
  %1664 = phi <16 x float> [ %1626, %1594 ], [ %1762, %1695 ]
  %1665 = phi <16 x float> [ %1623, %1594 ], [ %1757, %1695 ]
  %1666 = phi <16 x float> [ %1620, %1594 ], [ %1756, %1695 ]
  %1667 = phi <16 x float> [ %1617, %1594 ], [ %1751, %1695 ]
  %1668 = phi <16 x float> [ %1614, %1594 ], [ %1750, %1695 ]
  %1669 = phi <16 x float> [ %1611, %1594 ], [ %1745, %1695 ]
  %1670 = phi <16 x float> [ %1608, %1594 ], [ %1744, %1695 ]
  %1671 = phi <16 x float> [ %1605, %1594 ], [ %1739, %1695 ]
  %1672 = phi <16 x float> [ %1602, %1594 ], [ %1738, %1695 ]
  %1673 = phi <16 x float> [ %1599, %1594 ], [ %1733, %1695 ]
  %1674 = phi <16 x float> [ %1596, %1594 ], [ %1732, %1695 ]
  %1675 = icmp eq ptr %289, null
  br i1 %1675, label %1676, label %1791

1676:                                             ; preds = %1654
  store <16 x float> %1674, ptr %288, align 4
  %1677 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1673, ptr %1677, align 4
  %1678 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %1672, ptr %1678, align 4
  %1679 = getelementptr inbounds nuw i8, ptr %1678, i64 64
  store <16 x float> %1671, ptr %1679, align 4
  %1680 = getelementptr inbounds i8, ptr %288, i64 %155
  store <16 x float> %1670, ptr %1680, align 4
  %1681 = getelementptr inbounds nuw i8, ptr %1680, i64 64
  store <16 x float> %1669, ptr %1681, align 4
  %1682 = getelementptr inbounds i8, ptr %288, i64 %156
  store <16 x float> %1668, ptr %1682, align 4
  %1683 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  store <16 x float> %1667, ptr %1683, align 4
  %1684 = getelementptr inbounds i8, ptr %288, i64 %157
  store <16 x float> %1666, ptr %1684, align 4
  %1685 = getelementptr inbounds nuw i8, ptr %1684, i64 64
  store <16 x float> %1665, ptr %1685, align 4
  %1686 = getelementptr inbounds i8, ptr %288, i64 %158
  store <16 x float> %1664, ptr %1686, align 4
  %1687 = getelementptr inbounds nuw i8, ptr %1686, i64 64
  store <16 x float> %1663, ptr %1687, align 4
  %1688 = getelementptr inbounds i8, ptr %288, i64 %159
  store <16 x float> %1662, ptr %1688, align 4
  %1689 = getelementptr inbounds nuw i8, ptr %1688, i64 64
  store <16 x float> %1661, ptr %1689, align 4
  %1690 = getelementptr inbounds i8, ptr %288, i64 %160
  store <16 x float> %1660, ptr %1690, align 4
  %1691 = getelementptr inbounds nuw i8, ptr %1690, i64 64
  store <16 x float> %1659, ptr %1691, align 4
  %1692 = getelementptr inbounds i8, ptr %288, i64 %161
  store <16 x float> %1658, ptr %1692, align 4
  %1693 = getelementptr inbounds nuw i8, ptr %1692, i64 64
  store <16 x float> %1657, ptr %1693, align 4
  %1694 = getelementptr inbounds i8, ptr %288, i64 %162
  store <16 x float> %1656, ptr %1694, align 4
  br label %2497

1695:                                             ; preds = %1594, %1695
  %1696 = phi <16 x float> [ %1787, %1695 ], [ %1653, %1594 ]
  %1697 = phi <16 x float> [ %1786, %1695 ], [ %1650, %1594 ]
  %1698 = phi <16 x float> [ %1781, %1695 ], [ %1647, %1594 ]
  %1699 = phi <16 x float> [ %1780, %1695 ], [ %1644, %1594 ]
  %1700 = phi <16 x float> [ %1775, %1695 ], [ %1641, %1594 ]
  %1701 = phi <16 x float> [ %1774, %1695 ], [ %1638, %1594 ]
  %1702 = phi <16 x float> [ %1769, %1695 ], [ %1635, %1594 ]
  %1703 = phi <16 x float> [ %1768, %1695 ], [ %1632, %1594 ]
  %1704 = phi <16 x float> [ %1763, %1695 ], [ %1629, %1594 ]
  %1705 = phi <16 x float> [ %1762, %1695 ], [ %1626, %1594 ]
  %1706 = phi <16 x float> [ %1757, %1695 ], [ %1623, %1594 ]
  %1707 = phi <16 x float> [ %1756, %1695 ], [ %1620, %1594 ]
  %1708 = phi <16 x float> [ %1751, %1695 ], [ %1617, %1594 ]
  %1709 = phi <16 x float> [ %1750, %1695 ], [ %1614, %1594 ]
  %1710 = phi <16 x float> [ %1745, %1695 ], [ %1611, %1594 ]
  %1711 = phi <16 x float> [ %1744, %1695 ], [ %1608, %1594 ]
  %1712 = phi <16 x float> [ %1739, %1695 ], [ %1605, %1594 ]
  %1713 = phi <16 x float> [ %1738, %1695 ], [ %1602, %1594 ]
  %1714 = phi <16 x float> [ %1733, %1695 ], [ %1599, %1594 ]
  %1715 = phi <16 x float> [ %1732, %1695 ], [ %1596, %1594 ]
  %1716 = phi i64 [ %1788, %1695 ], [ %265, %1594 ]
  %1717 = phi i64 [ %1789, %1695 ], [ 0, %1594 ]
  %1718 = shl nsw i64 %1717, 7
  %1719 = getelementptr inbounds nuw i8, ptr %79, i64 %1718
  %1720 = load <16 x float>, ptr %1719, align 4
  %1721 = getelementptr inbounds nuw i8, ptr %1719, i64 64
  %1722 = load <16 x float>, ptr %1721, align 4
  %1723 = ashr i64 %1716, 11
  %1724 = and i64 %1723, -32
  %1725 = getelementptr inbounds float, ptr %266, i64 %1724
  call void @llvm.prefetch.p0(ptr %1725, i32 0, i32 2, i32 1)
  %1726 = getelementptr inbounds nuw i8, ptr %1725, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %1726, i32 0, i32 2, i32 1)
  %1727 = mul i64 %1717, 40
  %1728 = getelementptr i8, ptr %271, i64 %1727
  %1729 = load float, ptr %1728, align 4
  %1730 = insertelement <16 x float> poison, float %1729, i64 0
  %1731 = shufflevector <16 x float> %1730, <16 x float> poison, <16 x i32> zeroinitializer
  %1732 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1731, <16 x float> %1720, <16 x float> %1715)
  %1733 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1731, <16 x float> %1722, <16 x float> %1714)
  %1734 = getelementptr i8, ptr %1728, i64 4
  %1735 = load float, ptr %1734, align 4
  %1736 = insertelement <16 x float> poison, float %1735, i64 0
  %1737 = shufflevector <16 x float> %1736, <16 x float> poison, <16 x i32> zeroinitializer
  %1738 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1737, <16 x float> %1720, <16 x float> %1713)
  %1739 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1737, <16 x float> %1722, <16 x float> %1712)
  %1740 = getelementptr i8, ptr %1728, i64 8
  %1741 = load float, ptr %1740, align 4
  %1742 = insertelement <16 x float> poison, float %1741, i64 0
  %1743 = shufflevector <16 x float> %1742, <16 x float> poison, <16 x i32> zeroinitializer
  %1744 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1743, <16 x float> %1720, <16 x float> %1711)
  %1745 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1743, <16 x float> %1722, <16 x float> %1710)
  %1746 = getelementptr i8, ptr %1728, i64 12
  %1747 = load float, ptr %1746, align 4
  %1748 = insertelement <16 x float> poison, float %1747, i64 0
  %1749 = shufflevector <16 x float> %1748, <16 x float> poison, <16 x i32> zeroinitializer
  %1750 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1749, <16 x float> %1720, <16 x float> %1709)
  %1751 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1749, <16 x float> %1722, <16 x float> %1708)
  %1752 = getelementptr i8, ptr %1728, i64 16
  %1753 = load float, ptr %1752, align 4
  %1754 = insertelement <16 x float> poison, float %1753, i64 0
  %1755 = shufflevector <16 x float> %1754, <16 x float> poison, <16 x i32> zeroinitializer
  %1756 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1755, <16 x float> %1720, <16 x float> %1707)
  %1757 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1755, <16 x float> %1722, <16 x float> %1706)
  %1758 = getelementptr i8, ptr %1728, i64 20
  %1759 = load float, ptr %1758, align 4
  %1760 = insertelement <16 x float> poison, float %1759, i64 0
  %1761 = shufflevector <16 x float> %1760, <16 x float> poison, <16 x i32> zeroinitializer
  %1762 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1761, <16 x float> %1720, <16 x float> %1705)
  %1763 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1761, <16 x float> %1722, <16 x float> %1704)
  %1764 = getelementptr i8, ptr %1728, i64 24
  %1765 = load float, ptr %1764, align 4
  %1766 = insertelement <16 x float> poison, float %1765, i64 0
  %1767 = shufflevector <16 x float> %1766, <16 x float> poison, <16 x i32> zeroinitializer
  %1768 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1767, <16 x float> %1720, <16 x float> %1703)
  %1769 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1767, <16 x float> %1722, <16 x float> %1702)
  %1770 = getelementptr i8, ptr %1728, i64 28
  %1771 = load float, ptr %1770, align 4
  %1772 = insertelement <16 x float> poison, float %1771, i64 0
  %1773 = shufflevector <16 x float> %1772, <16 x float> poison, <16 x i32> zeroinitializer
  %1774 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1773, <16 x float> %1720, <16 x float> %1701)
  %1775 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1773, <16 x float> %1722, <16 x float> %1700)
  %1776 = getelementptr i8, ptr %1728, i64 32
  %1777 = load float, ptr %1776, align 4
  %1778 = insertelement <16 x float> poison, float %1777, i64 0
  %1779 = shufflevector <16 x float> %1778, <16 x float> poison, <16 x i32> zeroinitializer
  %1780 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1779, <16 x float> %1720, <16 x float> %1699)
  %1781 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1779, <16 x float> %1722, <16 x float> %1698)
  %1782 = getelementptr i8, ptr %1728, i64 36
  %1783 = load float, ptr %1782, align 4
  %1784 = insertelement <16 x float> poison, float %1783, i64 0
  %1785 = shufflevector <16 x float> %1784, <16 x float> poison, <16 x i32> zeroinitializer
  %1786 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1785, <16 x float> %1720, <16 x float> %1697)
  %1787 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1785, <16 x float> %1722, <16 x float> %1696)
  %1788 = add nsw i64 %1716, %262
  %1789 = add nuw nsw i64 %1717, 1
  %1790 = icmp slt i64 %1789, %55
  br i1 %1790, label %1695, label %1654, !llvm.loop !62

1791:                                             ; preds = %1654
  %1792 = load <16 x float>, ptr %289, align 4
  %1793 = fadd <16 x float> %1674, %1792
  store <16 x float> %1793, ptr %288, align 4
  %1794 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %1795 = load <16 x float>, ptr %1794, align 4
  %1796 = fadd <16 x float> %1673, %1795
  %1797 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1796, ptr %1797, align 4
  %1798 = getelementptr inbounds float, ptr %288, i64 %74
  %1799 = getelementptr inbounds float, ptr %289, i64 %73
  %1800 = load <16 x float>, ptr %1799, align 4
  %1801 = fadd <16 x float> %1672, %1800
  store <16 x float> %1801, ptr %1798, align 4
  %1802 = getelementptr inbounds nuw i8, ptr %1799, i64 64
  %1803 = load <16 x float>, ptr %1802, align 4
  %1804 = fadd <16 x float> %1671, %1803
  %1805 = getelementptr inbounds nuw i8, ptr %1798, i64 64
  store <16 x float> %1804, ptr %1805, align 4
  %1806 = getelementptr inbounds i8, ptr %288, i64 %139
  %1807 = getelementptr inbounds i8, ptr %289, i64 %140
  %1808 = load <16 x float>, ptr %1807, align 4
  %1809 = fadd <16 x float> %1670, %1808
  store <16 x float> %1809, ptr %1806, align 4
  %1810 = getelementptr inbounds nuw i8, ptr %1807, i64 64
  %1811 = load <16 x float>, ptr %1810, align 4
  %1812 = fadd <16 x float> %1669, %1811
  %1813 = getelementptr inbounds nuw i8, ptr %1806, i64 64
  store <16 x float> %1812, ptr %1813, align 4
  %1814 = getelementptr inbounds i8, ptr %288, i64 %141
  %1815 = getelementptr inbounds i8, ptr %289, i64 %142
  %1816 = load <16 x float>, ptr %1815, align 4
  %1817 = fadd <16 x float> %1668, %1816
  store <16 x float> %1817, ptr %1814, align 4
  %1818 = getelementptr inbounds nuw i8, ptr %1815, i64 64
  %1819 = load <16 x float>, ptr %1818, align 4
  %1820 = fadd <16 x float> %1667, %1819
  %1821 = getelementptr inbounds nuw i8, ptr %1814, i64 64
  store <16 x float> %1820, ptr %1821, align 4
  %1822 = getelementptr inbounds i8, ptr %288, i64 %143
  %1823 = getelementptr inbounds i8, ptr %289, i64 %144
  %1824 = load <16 x float>, ptr %1823, align 4
  %1825 = fadd <16 x float> %1666, %1824
  store <16 x float> %1825, ptr %1822, align 4
  %1826 = getelementptr inbounds nuw i8, ptr %1823, i64 64
  %1827 = load <16 x float>, ptr %1826, align 4
  %1828 = fadd <16 x float> %1665, %1827
  %1829 = getelementptr inbounds nuw i8, ptr %1822, i64 64
  store <16 x float> %1828, ptr %1829, align 4
  %1830 = getelementptr inbounds i8, ptr %288, i64 %145
  %1831 = getelementptr inbounds i8, ptr %289, i64 %146
  %1832 = load <16 x float>, ptr %1831, align 4
  %1833 = fadd <16 x float> %1664, %1832
  store <16 x float> %1833, ptr %1830, align 4
  %1834 = getelementptr inbounds nuw i8, ptr %1831, i64 64
  %1835 = load <16 x float>, ptr %1834, align 4
  %1836 = fadd <16 x float> %1663, %1835
  %1837 = getelementptr inbounds nuw i8, ptr %1830, i64 64
  store <16 x float> %1836, ptr %1837, align 4
  %1838 = getelementptr inbounds i8, ptr %288, i64 %147
  %1839 = getelementptr inbounds i8, ptr %289, i64 %148
  %1840 = load <16 x float>, ptr %1839, align 4
  %1841 = fadd <16 x float> %1662, %1840
  store <16 x float> %1841, ptr %1838, align 4
  %1842 = getelementptr inbounds nuw i8, ptr %1839, i64 64
  %1843 = load <16 x float>, ptr %1842, align 4
  %1844 = fadd <16 x float> %1661, %1843
  %1845 = getelementptr inbounds nuw i8, ptr %1838, i64 64
  store <16 x float> %1844, ptr %1845, align 4
  %1846 = getelementptr inbounds i8, ptr %288, i64 %149
  %1847 = getelementptr inbounds i8, ptr %289, i64 %150
  %1848 = load <16 x float>, ptr %1847, align 4
  %1849 = fadd <16 x float> %1660, %1848
  store <16 x float> %1849, ptr %1846, align 4
  %1850 = getelementptr inbounds nuw i8, ptr %1847, i64 64
  %1851 = load <16 x float>, ptr %1850, align 4
  %1852 = fadd <16 x float> %1659, %1851
  %1853 = getelementptr inbounds nuw i8, ptr %1846, i64 64
  store <16 x float> %1852, ptr %1853, align 4
  %1854 = getelementptr inbounds i8, ptr %288, i64 %151
  %1855 = getelementptr inbounds i8, ptr %289, i64 %152
  %1856 = load <16 x float>, ptr %1855, align 4
  %1857 = fadd <16 x float> %1658, %1856
  store <16 x float> %1857, ptr %1854, align 4
  %1858 = getelementptr inbounds nuw i8, ptr %1855, i64 64
  %1859 = load <16 x float>, ptr %1858, align 4
  %1860 = fadd <16 x float> %1657, %1859
  %1861 = getelementptr inbounds nuw i8, ptr %1854, i64 64
  store <16 x float> %1860, ptr %1861, align 4
  %1862 = getelementptr inbounds i8, ptr %288, i64 %153
  %1863 = getelementptr inbounds i8, ptr %289, i64 %154
  %1864 = load <16 x float>, ptr %1863, align 4
  %1865 = fadd <16 x float> %1656, %1864
  store <16 x float> %1865, ptr %1862, align 4
  %1866 = getelementptr inbounds nuw i8, ptr %1863, i64 64
  %1867 = load <16 x float>, ptr %1866, align 4
  %1868 = fadd <16 x float> %1655, %1867
  br label %2497

1869:                                             ; preds = %287
  %1870 = load <16 x float>, ptr %273, align 16
  %1871 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1870
  %1872 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %1873 = load <16 x float>, ptr %1872, align 16
  %1874 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1873
  %1875 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %1876 = load <16 x float>, ptr %1875, align 16
  %1877 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1876
  %1878 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %1879 = load <16 x float>, ptr %1878, align 16
  %1880 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1879
  %1881 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %1882 = load <16 x float>, ptr %1881, align 16
  %1883 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1882
  %1884 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %1885 = load <16 x float>, ptr %1884, align 16
  %1886 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1885
  %1887 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %1888 = load <16 x float>, ptr %1887, align 16
  %1889 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1888
  %1890 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %1891 = load <16 x float>, ptr %1890, align 16
  %1892 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1891
  %1893 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %1894 = load <16 x float>, ptr %1893, align 16
  %1895 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1894
  %1896 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %1897 = load <16 x float>, ptr %1896, align 16
  %1898 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1897
  %1899 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %1900 = load <16 x float>, ptr %1899, align 16
  %1901 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1900
  %1902 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %1903 = load <16 x float>, ptr %1902, align 16
  %1904 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1903
  %1905 = getelementptr inbounds nuw i8, ptr %273, i64 768
  %1906 = load <16 x float>, ptr %1905, align 16
  %1907 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1906
  %1908 = getelementptr inbounds nuw i8, ptr %273, i64 832
  %1909 = load <16 x float>, ptr %1908, align 16
  %1910 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1909
  %1911 = getelementptr inbounds nuw i8, ptr %273, i64 896
  %1912 = load <16 x float>, ptr %1911, align 16
  %1913 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1912
  %1914 = getelementptr inbounds nuw i8, ptr %273, i64 960
  %1915 = load <16 x float>, ptr %1914, align 16
  %1916 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1915
  %1917 = getelementptr inbounds nuw i8, ptr %273, i64 1024
  %1918 = load <16 x float>, ptr %1917, align 16
  %1919 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1918
  %1920 = getelementptr inbounds nuw i8, ptr %273, i64 1088
  %1921 = load <16 x float>, ptr %1920, align 16
  %1922 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1921
  %1923 = getelementptr inbounds nuw i8, ptr %273, i64 1152
  %1924 = load <16 x float>, ptr %1923, align 16
  %1925 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1924
  %1926 = getelementptr inbounds nuw i8, ptr %273, i64 1216
  %1927 = load <16 x float>, ptr %1926, align 16
  %1928 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1927
  %1929 = getelementptr inbounds nuw i8, ptr %273, i64 1280
  %1930 = load <16 x float>, ptr %1929, align 16
  %1931 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1930
  %1932 = getelementptr inbounds nuw i8, ptr %273, i64 1344
  %1933 = load <16 x float>, ptr %1932, align 16
  %1934 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %1933
  br i1 %81, label %1980, label %1935

1935:                                             ; preds = %1980, %1869
  %1936 = phi <16 x float> [ %1934, %1869 ], [ %2080, %1980 ]
  %1937 = phi <16 x float> [ %1931, %1869 ], [ %2079, %1980 ]
  %1938 = phi <16 x float> [ %1928, %1869 ], [ %2074, %1980 ]
  %1939 = phi <16 x float> [ %1925, %1869 ], [ %2073, %1980 ]
  %1940 = phi <16 x float> [ %1922, %1869 ], [ %2068, %1980 ]
  %1941 = phi <16 x float> [ %1919, %1869 ], [ %2067, %1980 ]
  %1942 = phi <16 x float> [ %1916, %1869 ], [ %2062, %1980 ]
  %1943 = phi <16 x float> [ %1913, %1869 ], [ %2061, %1980 ]
  %1944 = phi <16 x float> [ %1910, %1869 ], [ %2056, %1980 ]
  %1945 = phi <16 x float> [ %1907, %1869 ], [ %2055, %1980 ]
  %1946 = phi <16 x float> [ %1904, %1869 ], [ %2050, %1980 ]
  %1947 = phi <16 x float> [ %1901, %1869 ], [ %2049, %1980 ]
  %1948 = phi <16 x float> [ %1898, %1869 ], [ %2044, %1980 ]
  %1949 = phi <16 x float> [ %1895, %1869 ], [ %2043, %1980 ]
  %1950 = phi <16 x float> [ %1892, %1869 ], [ %2038, %1980 ]
  %1951 = phi <16 x float> [ %1889, %1869 ], [ %2037, %1980 ]
  %1952 = phi <16 x float> [ %1886, %1869 ], [ %2032, %1980 ]
  %1953 = phi <16 x float> [ %1883, %1869 ], [ %2031, %1980 ]
  %1954 = phi <16 x float> [ %1880, %1869 ], [ %2026, %1980 ]
  %1955 = phi <16 x float> [ %1877, %1869 ], [ %2025, %1980 ]
  %1956 = phi <16 x float> [ %1874, %1869 ], [ %2020, %1980 ]
  %1957 = phi <16 x float> [ %1871, %1869 ], [ %2019, %1980 ]
  %1958 = icmp eq ptr %289, null
  br i1 %1958, label %1959, label %2084

1959:                                             ; preds = %1935
  store <16 x float> %1957, ptr %288, align 4
  %1960 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %1956, ptr %1960, align 4
  %1961 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %1955, ptr %1961, align 4
  %1962 = getelementptr inbounds nuw i8, ptr %1961, i64 64
  store <16 x float> %1954, ptr %1962, align 4
  %1963 = getelementptr inbounds i8, ptr %288, i64 %130
  store <16 x float> %1953, ptr %1963, align 4
  %1964 = getelementptr inbounds nuw i8, ptr %1963, i64 64
  store <16 x float> %1952, ptr %1964, align 4
  %1965 = getelementptr inbounds i8, ptr %288, i64 %131
  store <16 x float> %1951, ptr %1965, align 4
  %1966 = getelementptr inbounds nuw i8, ptr %1965, i64 64
  store <16 x float> %1950, ptr %1966, align 4
  %1967 = getelementptr inbounds i8, ptr %288, i64 %132
  store <16 x float> %1949, ptr %1967, align 4
  %1968 = getelementptr inbounds nuw i8, ptr %1967, i64 64
  store <16 x float> %1948, ptr %1968, align 4
  %1969 = getelementptr inbounds i8, ptr %288, i64 %133
  store <16 x float> %1947, ptr %1969, align 4
  %1970 = getelementptr inbounds nuw i8, ptr %1969, i64 64
  store <16 x float> %1946, ptr %1970, align 4
  %1971 = getelementptr inbounds i8, ptr %288, i64 %134
  store <16 x float> %1945, ptr %1971, align 4
  %1972 = getelementptr inbounds nuw i8, ptr %1971, i64 64
  store <16 x float> %1944, ptr %1972, align 4
  %1973 = getelementptr inbounds i8, ptr %288, i64 %135
  store <16 x float> %1943, ptr %1973, align 4
  %1974 = getelementptr inbounds nuw i8, ptr %1973, i64 64
  store <16 x float> %1942, ptr %1974, align 4
  %1975 = getelementptr inbounds i8, ptr %288, i64 %136
  store <16 x float> %1941, ptr %1975, align 4
  %1976 = getelementptr inbounds nuw i8, ptr %1975, i64 64
  store <16 x float> %1940, ptr %1976, align 4
  %1977 = getelementptr inbounds i8, ptr %288, i64 %137
  store <16 x float> %1939, ptr %1977, align 4
  %1978 = getelementptr inbounds nuw i8, ptr %1977, i64 64
  store <16 x float> %1938, ptr %1978, align 4
  %1979 = getelementptr inbounds i8, ptr %288, i64 %138
  store <16 x float> %1937, ptr %1979, align 4
  br label %2497

1980:                                             ; preds = %1869, %1980
  %1981 = phi <16 x float> [ %2080, %1980 ], [ %1934, %1869 ]
  %1982 = phi <16 x float> [ %2079, %1980 ], [ %1931, %1869 ]
  %1983 = phi <16 x float> [ %2074, %1980 ], [ %1928, %1869 ]
  %1984 = phi <16 x float> [ %2073, %1980 ], [ %1925, %1869 ]
  %1985 = phi <16 x float> [ %2068, %1980 ], [ %1922, %1869 ]
  %1986 = phi <16 x float> [ %2067, %1980 ], [ %1919, %1869 ]
  %1987 = phi <16 x float> [ %2062, %1980 ], [ %1916, %1869 ]
  %1988 = phi <16 x float> [ %2061, %1980 ], [ %1913, %1869 ]
  %1989 = phi <16 x float> [ %2056, %1980 ], [ %1910, %1869 ]
  %1990 = phi <16 x float> [ %2055, %1980 ], [ %1907, %1869 ]
  %1991 = phi <16 x float> [ %2050, %1980 ], [ %1904, %1869 ]
  %1992 = phi <16 x float> [ %2049, %1980 ], [ %1901, %1869 ]
  %1993 = phi <16 x float> [ %2044, %1980 ], [ %1898, %1869 ]
  %1994 = phi <16 x float> [ %2043, %1980 ], [ %1895, %1869 ]
  %1995 = phi <16 x float> [ %2038, %1980 ], [ %1892, %1869 ]
  %1996 = phi <16 x float> [ %2037, %1980 ], [ %1889, %1869 ]
  %1997 = phi <16 x float> [ %2032, %1980 ], [ %1886, %1869 ]
  %1998 = phi <16 x float> [ %2031, %1980 ], [ %1883, %1869 ]
  %1999 = phi <16 x float> [ %2026, %1980 ], [ %1880, %1869 ]
  %2000 = phi <16 x float> [ %2025, %1980 ], [ %1877, %1869 ]
  %2001 = phi <16 x float> [ %2020, %1980 ], [ %1874, %1869 ]
  %2002 = phi <16 x float> [ %2019, %1980 ], [ %1871, %1869 ]
  %2003 = phi i64 [ %2081, %1980 ], [ %265, %1869 ]
  %2004 = phi i64 [ %2082, %1980 ], [ 0, %1869 ]
  %2005 = shl nsw i64 %2004, 7
  %2006 = getelementptr inbounds nuw i8, ptr %79, i64 %2005
  %2007 = load <16 x float>, ptr %2006, align 4
  %2008 = getelementptr inbounds nuw i8, ptr %2006, i64 64
  %2009 = load <16 x float>, ptr %2008, align 4
  %2010 = ashr i64 %2003, 11
  %2011 = and i64 %2010, -32
  %2012 = getelementptr inbounds float, ptr %266, i64 %2011
  call void @llvm.prefetch.p0(ptr %2012, i32 0, i32 2, i32 1)
  %2013 = getelementptr inbounds nuw i8, ptr %2012, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2013, i32 0, i32 2, i32 1)
  %2014 = mul i64 %2004, 44
  %2015 = getelementptr i8, ptr %271, i64 %2014
  %2016 = load float, ptr %2015, align 4
  %2017 = insertelement <16 x float> poison, float %2016, i64 0
  %2018 = shufflevector <16 x float> %2017, <16 x float> poison, <16 x i32> zeroinitializer
  %2019 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2018, <16 x float> %2007, <16 x float> %2002)
  %2020 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2018, <16 x float> %2009, <16 x float> %2001)
  %2021 = getelementptr i8, ptr %2015, i64 4
  %2022 = load float, ptr %2021, align 4
  %2023 = insertelement <16 x float> poison, float %2022, i64 0
  %2024 = shufflevector <16 x float> %2023, <16 x float> poison, <16 x i32> zeroinitializer
  %2025 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2024, <16 x float> %2007, <16 x float> %2000)
  %2026 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2024, <16 x float> %2009, <16 x float> %1999)
  %2027 = getelementptr i8, ptr %2015, i64 8
  %2028 = load float, ptr %2027, align 4
  %2029 = insertelement <16 x float> poison, float %2028, i64 0
  %2030 = shufflevector <16 x float> %2029, <16 x float> poison, <16 x i32> zeroinitializer
  %2031 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2030, <16 x float> %2007, <16 x float> %1998)
  %2032 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2030, <16 x float> %2009, <16 x float> %1997)
  %2033 = getelementptr i8, ptr %2015, i64 12
  %2034 = load float, ptr %2033, align 4
  %2035 = insertelement <16 x float> poison, float %2034, i64 0
  %2036 = shufflevector <16 x float> %2035, <16 x float> poison, <16 x i32> zeroinitializer
  %2037 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2036, <16 x float> %2007, <16 x float> %1996)
  %2038 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2036, <16 x float> %2009, <16 x float> %1995)
  %2039 = getelementptr i8, ptr %2015, i64 16
  %2040 = load float, ptr %2039, align 4
  %2041 = insertelement <16 x float> poison, float %2040, i64 0
  %2042 = shufflevector <16 x float> %2041, <16 x float> poison, <16 x i32> zeroinitializer
  %2043 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2042, <16 x float> %2007, <16 x float> %1994)
  %2044 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2042, <16 x float> %2009, <16 x float> %1993)
  %2045 = getelementptr i8, ptr %2015, i64 20
  %2046 = load float, ptr %2045, align 4
  %2047 = insertelement <16 x float> poison, float %2046, i64 0
  %2048 = shufflevector <16 x float> %2047, <16 x float> poison, <16 x i32> zeroinitializer
  %2049 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2048, <16 x float> %2007, <16 x float> %1992)
  %2050 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2048, <16 x float> %2009, <16 x float> %1991)
  %2051 = getelementptr i8, ptr %2015, i64 24
  %2052 = load float, ptr %2051, align 4
  %2053 = insertelement <16 x float> poison, float %2052, i64 0
  %2054 = shufflevector <16 x float> %2053, <16 x float> poison, <16 x i32> zeroinitializer
  %2055 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2054, <16 x float> %2007, <16 x float> %1990)
  %2056 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2054, <16 x float> %2009, <16 x float> %1989)
  %2057 = getelementptr i8, ptr %2015, i64 28
  %2058 = load float, ptr %2057, align 4
  %2059 = insertelement <16 x float> poison, float %2058, i64 0
  %2060 = shufflevector <16 x float> %2059, <16 x float> poison, <16 x i32> zeroinitializer
  %2061 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2060, <16 x float> %2007, <16 x float> %1988)
  %2062 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2060, <16 x float> %2009, <16 x float> %1987)
  %2063 = getelementptr i8, ptr %2015, i64 32
  %2064 = load float, ptr %2063, align 4
  %2065 = insertelement <16 x float> poison, float %2064, i64 0
  %2066 = shufflevector <16 x float> %2065, <16 x float> poison, <16 x i32> zeroinitializer
  %2067 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2066, <16 x float> %2007, <16 x float> %1986)
  %2068 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2066, <16 x float> %2009, <16 x float> %1985)
  %2069 = getelementptr i8, ptr %2015, i64 36
  %2070 = load float, ptr %2069, align 4
  %2071 = insertelement <16 x float> poison, float %2070, i64 0
  %2072 = shufflevector <16 x float> %2071, <16 x float> poison, <16 x i32> zeroinitializer
  %2073 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2072, <16 x float> %2007, <16 x float> %1984)
  %2074 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2072, <16 x float> %2009, <16 x float> %1983)
  %2075 = getelementptr i8, ptr %2015, i64 40
  %2076 = load float, ptr %2075, align 4
  %2077 = insertelement <16 x float> poison, float %2076, i64 0
  %2078 = shufflevector <16 x float> %2077, <16 x float> poison, <16 x i32> zeroinitializer
  %2079 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2078, <16 x float> %2007, <16 x float> %1982)
  %2080 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2078, <16 x float> %2009, <16 x float> %1981)
  %2081 = add nsw i64 %2003, %262
  %2082 = add nuw nsw i64 %2004, 1
  %2083 = icmp slt i64 %2082, %55
  br i1 %2083, label %1980, label %1935, !llvm.loop !62

2084:                                             ; preds = %1935
  %2085 = load <16 x float>, ptr %289, align 4
  %2086 = fadd <16 x float> %1957, %2085
  store <16 x float> %2086, ptr %288, align 4
  %2087 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %2088 = load <16 x float>, ptr %2087, align 4
  %2089 = fadd <16 x float> %1956, %2088
  %2090 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %2089, ptr %2090, align 4
  %2091 = getelementptr inbounds float, ptr %288, i64 %74
  %2092 = getelementptr inbounds float, ptr %289, i64 %73
  %2093 = load <16 x float>, ptr %2092, align 4
  %2094 = fadd <16 x float> %1955, %2093
  store <16 x float> %2094, ptr %2091, align 4
  %2095 = getelementptr inbounds nuw i8, ptr %2092, i64 64
  %2096 = load <16 x float>, ptr %2095, align 4
  %2097 = fadd <16 x float> %1954, %2096
  %2098 = getelementptr inbounds nuw i8, ptr %2091, i64 64
  store <16 x float> %2097, ptr %2098, align 4
  %2099 = getelementptr inbounds i8, ptr %288, i64 %112
  %2100 = getelementptr inbounds i8, ptr %289, i64 %113
  %2101 = load <16 x float>, ptr %2100, align 4
  %2102 = fadd <16 x float> %1953, %2101
  store <16 x float> %2102, ptr %2099, align 4
  %2103 = getelementptr inbounds nuw i8, ptr %2100, i64 64
  %2104 = load <16 x float>, ptr %2103, align 4
  %2105 = fadd <16 x float> %1952, %2104
  %2106 = getelementptr inbounds nuw i8, ptr %2099, i64 64
  store <16 x float> %2105, ptr %2106, align 4
  %2107 = getelementptr inbounds i8, ptr %288, i64 %114
  %2108 = getelementptr inbounds i8, ptr %289, i64 %115
  %2109 = load <16 x float>, ptr %2108, align 4
  %2110 = fadd <16 x float> %1951, %2109
  store <16 x float> %2110, ptr %2107, align 4
  %2111 = getelementptr inbounds nuw i8, ptr %2108, i64 64
  %2112 = load <16 x float>, ptr %2111, align 4
  %2113 = fadd <16 x float> %1950, %2112
  %2114 = getelementptr inbounds nuw i8, ptr %2107, i64 64
  store <16 x float> %2113, ptr %2114, align 4
  %2115 = getelementptr inbounds i8, ptr %288, i64 %116
  %2116 = getelementptr inbounds i8, ptr %289, i64 %117
  %2117 = load <16 x float>, ptr %2116, align 4
  %2118 = fadd <16 x float> %1949, %2117
  store <16 x float> %2118, ptr %2115, align 4
  %2119 = getelementptr inbounds nuw i8, ptr %2116, i64 64
  %2120 = load <16 x float>, ptr %2119, align 4
  %2121 = fadd <16 x float> %1948, %2120
  %2122 = getelementptr inbounds nuw i8, ptr %2115, i64 64
  store <16 x float> %2121, ptr %2122, align 4
  %2123 = getelementptr inbounds i8, ptr %288, i64 %118
  %2124 = getelementptr inbounds i8, ptr %289, i64 %119
  %2125 = load <16 x float>, ptr %2124, align 4
  %2126 = fadd <16 x float> %1947, %2125
  store <16 x float> %2126, ptr %2123, align 4
  %2127 = getelementptr inbounds nuw i8, ptr %2124, i64 64
  %2128 = load <16 x float>, ptr %2127, align 4
  %2129 = fadd <16 x float> %1946, %2128
  %2130 = getelementptr inbounds nuw i8, ptr %2123, i64 64
  store <16 x float> %2129, ptr %2130, align 4
  %2131 = getelementptr inbounds i8, ptr %288, i64 %120
  %2132 = getelementptr inbounds i8, ptr %289, i64 %121
  %2133 = load <16 x float>, ptr %2132, align 4
  %2134 = fadd <16 x float> %1945, %2133
  store <16 x float> %2134, ptr %2131, align 4
  %2135 = getelementptr inbounds nuw i8, ptr %2132, i64 64
  %2136 = load <16 x float>, ptr %2135, align 4
  %2137 = fadd <16 x float> %1944, %2136
  %2138 = getelementptr inbounds nuw i8, ptr %2131, i64 64
  store <16 x float> %2137, ptr %2138, align 4
  %2139 = getelementptr inbounds i8, ptr %288, i64 %122
  %2140 = getelementptr inbounds i8, ptr %289, i64 %123
  %2141 = load <16 x float>, ptr %2140, align 4
  %2142 = fadd <16 x float> %1943, %2141
  store <16 x float> %2142, ptr %2139, align 4
  %2143 = getelementptr inbounds nuw i8, ptr %2140, i64 64
  %2144 = load <16 x float>, ptr %2143, align 4
  %2145 = fadd <16 x float> %1942, %2144
  %2146 = getelementptr inbounds nuw i8, ptr %2139, i64 64
  store <16 x float> %2145, ptr %2146, align 4
  %2147 = getelementptr inbounds i8, ptr %288, i64 %124
  %2148 = getelementptr inbounds i8, ptr %289, i64 %125
  %2149 = load <16 x float>, ptr %2148, align 4
  %2150 = fadd <16 x float> %1941, %2149
  store <16 x float> %2150, ptr %2147, align 4
  %2151 = getelementptr inbounds nuw i8, ptr %2148, i64 64
  %2152 = load <16 x float>, ptr %2151, align 4
  %2153 = fadd <16 x float> %1940, %2152
  %2154 = getelementptr inbounds nuw i8, ptr %2147, i64 64
  store <16 x float> %2153, ptr %2154, align 4
  %2155 = getelementptr inbounds i8, ptr %288, i64 %126
  %2156 = getelementptr inbounds i8, ptr %289, i64 %127
  %2157 = load <16 x float>, ptr %2156, align 4
  %2158 = fadd <16 x float> %1939, %2157
  store <16 x float> %2158, ptr %2155, align 4
  %2159 = getelementptr inbounds nuw i8, ptr %2156, i64 64
  %2160 = load <16 x float>, ptr %2159, align 4
  %2161 = fadd <16 x float> %1938, %2160
  %2162 = getelementptr inbounds nuw i8, ptr %2155, i64 64
  store <16 x float> %2161, ptr %2162, align 4
  %2163 = getelementptr inbounds i8, ptr %288, i64 %128
  %2164 = getelementptr inbounds i8, ptr %289, i64 %129
  %2165 = load <16 x float>, ptr %2164, align 4
  %2166 = fadd <16 x float> %1937, %2165
  store <16 x float> %2166, ptr %2163, align 4
  %2167 = getelementptr inbounds nuw i8, ptr %2164, i64 64
  %2168 = load <16 x float>, ptr %2167, align 4
  %2169 = fadd <16 x float> %1936, %2168
  br label %2497

2170:                                             ; preds = %287
  %2171 = load <16 x float>, ptr %273, align 16
  %2172 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2171
  %2173 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %2174 = load <16 x float>, ptr %2173, align 16
  %2175 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2174
  %2176 = getelementptr inbounds nuw i8, ptr %273, i64 128
  %2177 = load <16 x float>, ptr %2176, align 16
  %2178 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2177
  %2179 = getelementptr inbounds nuw i8, ptr %273, i64 192
  %2180 = load <16 x float>, ptr %2179, align 16
  %2181 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2180
  %2182 = getelementptr inbounds nuw i8, ptr %273, i64 256
  %2183 = load <16 x float>, ptr %2182, align 16
  %2184 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2183
  %2185 = getelementptr inbounds nuw i8, ptr %273, i64 320
  %2186 = load <16 x float>, ptr %2185, align 16
  %2187 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2186
  %2188 = getelementptr inbounds nuw i8, ptr %273, i64 384
  %2189 = load <16 x float>, ptr %2188, align 16
  %2190 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2189
  %2191 = getelementptr inbounds nuw i8, ptr %273, i64 448
  %2192 = load <16 x float>, ptr %2191, align 16
  %2193 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2192
  %2194 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %2195 = load <16 x float>, ptr %2194, align 16
  %2196 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2195
  %2197 = getelementptr inbounds nuw i8, ptr %273, i64 576
  %2198 = load <16 x float>, ptr %2197, align 16
  %2199 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2198
  %2200 = getelementptr inbounds nuw i8, ptr %273, i64 640
  %2201 = load <16 x float>, ptr %2200, align 16
  %2202 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2201
  %2203 = getelementptr inbounds nuw i8, ptr %273, i64 704
  %2204 = load <16 x float>, ptr %2203, align 16
  %2205 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2204
  %2206 = getelementptr inbounds nuw i8, ptr %273, i64 768
  %2207 = load <16 x float>, ptr %2206, align 16
  %2208 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2207
  %2209 = getelementptr inbounds nuw i8, ptr %273, i64 832
  %2210 = load <16 x float>, ptr %2209, align 16
  %2211 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2210
  %2212 = getelementptr inbounds nuw i8, ptr %273, i64 896
  %2213 = load <16 x float>, ptr %2212, align 16
  %2214 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2213
  %2215 = getelementptr inbounds nuw i8, ptr %273, i64 960
  %2216 = load <16 x float>, ptr %2215, align 16
  %2217 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2216
  %2218 = getelementptr inbounds nuw i8, ptr %273, i64 1024
  %2219 = load <16 x float>, ptr %2218, align 16
  %2220 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2219
  %2221 = getelementptr inbounds nuw i8, ptr %273, i64 1088
  %2222 = load <16 x float>, ptr %2221, align 16
  %2223 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2222
  %2224 = getelementptr inbounds nuw i8, ptr %273, i64 1152
  %2225 = load <16 x float>, ptr %2224, align 16
  %2226 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2225
  %2227 = getelementptr inbounds nuw i8, ptr %273, i64 1216
  %2228 = load <16 x float>, ptr %2227, align 16
  %2229 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2228
  %2230 = getelementptr inbounds nuw i8, ptr %273, i64 1280
  %2231 = load <16 x float>, ptr %2230, align 16
  %2232 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2231
  %2233 = getelementptr inbounds nuw i8, ptr %273, i64 1344
  %2234 = load <16 x float>, ptr %2233, align 16
  %2235 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2234
  %2236 = getelementptr inbounds nuw i8, ptr %273, i64 1408
  %2237 = load <16 x float>, ptr %2236, align 16
  %2238 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2237
  %2239 = getelementptr inbounds nuw i8, ptr %273, i64 1472
  %2240 = load <16 x float>, ptr %2239, align 16
  %2241 = select i1 %56, <16 x float> zeroinitializer, <16 x float> %2240
  br i1 %81, label %2291, label %2242

2242:                                             ; preds = %2291, %2170
  %2243 = phi <16 x float> [ %2241, %2170 ], [ %2399, %2291 ]
  %2244 = phi <16 x float> [ %2238, %2170 ], [ %2398, %2291 ]
  %2245 = phi <16 x float> [ %2235, %2170 ], [ %2393, %2291 ]
  %2246 = phi <16 x float> [ %2232, %2170 ], [ %2392, %2291 ]
  %2247 = phi <16 x float> [ %2229, %2170 ], [ %2387, %2291 ]
  %2248 = phi <16 x float> [ %2226, %2170 ], [ %2386, %2291 ]
  %2249 = phi <16 x float> [ %2223, %2170 ], [ %2381, %2291 ]
  %2250 = phi <16 x float> [ %2220, %2170 ], [ %2380, %2291 ]
  %2251 = phi <16 x float> [ %2217, %2170 ], [ %2375, %2291 ]
  %2252 = phi <16 x float> [ %2214, %2170 ], [ %2374, %2291 ]
  %2253 = phi <16 x float> [ %2211, %2170 ], [ %2369, %2291 ]
  %2254 = phi <16 x float> [ %2208, %2170 ], [ %2368, %2291 ]
  %2255 = phi <16 x float> [ %2205, %2170 ], [ %2363, %2291 ]
  %2256 = phi <16 x float> [ %2202, %2170 ], [ %2362, %2291 ]
  %2257 = phi <16 x float> [ %2199, %2170 ], [ %2357, %2291 ]
  %2258 = phi <16 x float> [ %2196, %2170 ], [ %2356, %2291 ]
  %2259 = phi <16 x float> [ %2193, %2170 ], [ %2351, %2291 ]
  %2260 = phi <16 x float> [ %2190, %2170 ], [ %2350, %2291 ]
  %2261 = phi <16 x float> [ %2187, %2170 ], [ %2345, %2291 ]
  %2262 = phi <16 x float> [ %2184, %2170 ], [ %2344, %2291 ]
  %2263 = phi <16 x float> [ %2181, %2170 ], [ %2339, %2291 ]
  %2264 = phi <16 x float> [ %2178, %2170 ], [ %2338, %2291 ]
  %2265 = phi <16 x float> [ %2175, %2170 ], [ %2333, %2291 ]
  %2266 = phi <16 x float> [ %2172, %2170 ], [ %2332, %2291 ]
  %2267 = icmp eq ptr %289, null
  br i1 %2267, label %2268, label %2403

2268:                                             ; preds = %2242
  store <16 x float> %2266, ptr %288, align 4
  %2269 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %2265, ptr %2269, align 4
  %2270 = getelementptr inbounds float, ptr %288, i64 %74
  store <16 x float> %2264, ptr %2270, align 4
  %2271 = getelementptr inbounds nuw i8, ptr %2270, i64 64
  store <16 x float> %2263, ptr %2271, align 4
  %2272 = getelementptr inbounds i8, ptr %288, i64 %102
  store <16 x float> %2262, ptr %2272, align 4
  %2273 = getelementptr inbounds nuw i8, ptr %2272, i64 64
  store <16 x float> %2261, ptr %2273, align 4
  %2274 = getelementptr inbounds i8, ptr %288, i64 %103
  store <16 x float> %2260, ptr %2274, align 4
  %2275 = getelementptr inbounds nuw i8, ptr %2274, i64 64
  store <16 x float> %2259, ptr %2275, align 4
  %2276 = getelementptr inbounds i8, ptr %288, i64 %104
  store <16 x float> %2258, ptr %2276, align 4
  %2277 = getelementptr inbounds nuw i8, ptr %2276, i64 64
  store <16 x float> %2257, ptr %2277, align 4
  %2278 = getelementptr inbounds i8, ptr %288, i64 %105
  store <16 x float> %2256, ptr %2278, align 4
  %2279 = getelementptr inbounds nuw i8, ptr %2278, i64 64
  store <16 x float> %2255, ptr %2279, align 4
  %2280 = getelementptr inbounds i8, ptr %288, i64 %106
  store <16 x float> %2254, ptr %2280, align 4
  %2281 = getelementptr inbounds nuw i8, ptr %2280, i64 64
  store <16 x float> %2253, ptr %2281, align 4
  %2282 = getelementptr inbounds i8, ptr %288, i64 %107
  store <16 x float> %2252, ptr %2282, align 4
  %2283 = getelementptr inbounds nuw i8, ptr %2282, i64 64
  store <16 x float> %2251, ptr %2283, align 4
  %2284 = getelementptr inbounds i8, ptr %288, i64 %108
  store <16 x float> %2250, ptr %2284, align 4
  %2285 = getelementptr inbounds nuw i8, ptr %2284, i64 64
  store <16 x float> %2249, ptr %2285, align 4
  %2286 = getelementptr inbounds i8, ptr %288, i64 %109
  store <16 x float> %2248, ptr %2286, align 4
  %2287 = getelementptr inbounds nuw i8, ptr %2286, i64 64
  store <16 x float> %2247, ptr %2287, align 4
  %2288 = getelementptr inbounds i8, ptr %288, i64 %110
  store <16 x float> %2246, ptr %2288, align 4
  %2289 = getelementptr inbounds nuw i8, ptr %2288, i64 64
  store <16 x float> %2245, ptr %2289, align 4
  %2290 = getelementptr inbounds i8, ptr %288, i64 %111
  store <16 x float> %2244, ptr %2290, align 4
  br label %2497

2291:                                             ; preds = %2170, %2291
  %2292 = phi <16 x float> [ %2399, %2291 ], [ %2241, %2170 ]
  %2293 = phi <16 x float> [ %2398, %2291 ], [ %2238, %2170 ]
  %2294 = phi <16 x float> [ %2393, %2291 ], [ %2235, %2170 ]
  %2295 = phi <16 x float> [ %2392, %2291 ], [ %2232, %2170 ]
  %2296 = phi <16 x float> [ %2387, %2291 ], [ %2229, %2170 ]
  %2297 = phi <16 x float> [ %2386, %2291 ], [ %2226, %2170 ]
  %2298 = phi <16 x float> [ %2381, %2291 ], [ %2223, %2170 ]
  %2299 = phi <16 x float> [ %2380, %2291 ], [ %2220, %2170 ]
  %2300 = phi <16 x float> [ %2375, %2291 ], [ %2217, %2170 ]
  %2301 = phi <16 x float> [ %2374, %2291 ], [ %2214, %2170 ]
  %2302 = phi <16 x float> [ %2369, %2291 ], [ %2211, %2170 ]
  %2303 = phi <16 x float> [ %2368, %2291 ], [ %2208, %2170 ]
  %2304 = phi <16 x float> [ %2363, %2291 ], [ %2205, %2170 ]
  %2305 = phi <16 x float> [ %2362, %2291 ], [ %2202, %2170 ]
  %2306 = phi <16 x float> [ %2357, %2291 ], [ %2199, %2170 ]
  %2307 = phi <16 x float> [ %2356, %2291 ], [ %2196, %2170 ]
  %2308 = phi <16 x float> [ %2351, %2291 ], [ %2193, %2170 ]
  %2309 = phi <16 x float> [ %2350, %2291 ], [ %2190, %2170 ]
  %2310 = phi <16 x float> [ %2345, %2291 ], [ %2187, %2170 ]
  %2311 = phi <16 x float> [ %2344, %2291 ], [ %2184, %2170 ]
  %2312 = phi <16 x float> [ %2339, %2291 ], [ %2181, %2170 ]
  %2313 = phi <16 x float> [ %2338, %2291 ], [ %2178, %2170 ]
  %2314 = phi <16 x float> [ %2333, %2291 ], [ %2175, %2170 ]
  %2315 = phi <16 x float> [ %2332, %2291 ], [ %2172, %2170 ]
  %2316 = phi i64 [ %2400, %2291 ], [ %265, %2170 ]
  %2317 = phi i64 [ %2401, %2291 ], [ 0, %2170 ]
  %2318 = shl nsw i64 %2317, 7
  %2319 = getelementptr inbounds nuw i8, ptr %79, i64 %2318
  %2320 = load <16 x float>, ptr %2319, align 4
  %2321 = getelementptr inbounds nuw i8, ptr %2319, i64 64
  %2322 = load <16 x float>, ptr %2321, align 4
  %2323 = ashr i64 %2316, 11
  %2324 = and i64 %2323, -32
  %2325 = getelementptr inbounds float, ptr %266, i64 %2324
  call void @llvm.prefetch.p0(ptr %2325, i32 0, i32 2, i32 1)
  %2326 = getelementptr inbounds nuw i8, ptr %2325, i64 64
  call void @llvm.prefetch.p0(ptr nonnull %2326, i32 0, i32 2, i32 1)
  %2327 = mul i64 %2317, 48
  %2328 = getelementptr i8, ptr %271, i64 %2327
  %2329 = load float, ptr %2328, align 4
  %2330 = insertelement <16 x float> poison, float %2329, i64 0
  %2331 = shufflevector <16 x float> %2330, <16 x float> poison, <16 x i32> zeroinitializer
  %2332 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2331, <16 x float> %2320, <16 x float> %2315)
  %2333 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2331, <16 x float> %2322, <16 x float> %2314)
  %2334 = getelementptr i8, ptr %2328, i64 4
  %2335 = load float, ptr %2334, align 4
  %2336 = insertelement <16 x float> poison, float %2335, i64 0
  %2337 = shufflevector <16 x float> %2336, <16 x float> poison, <16 x i32> zeroinitializer
  %2338 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2337, <16 x float> %2320, <16 x float> %2313)
  %2339 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2337, <16 x float> %2322, <16 x float> %2312)
  %2340 = getelementptr i8, ptr %2328, i64 8
  %2341 = load float, ptr %2340, align 4
  %2342 = insertelement <16 x float> poison, float %2341, i64 0
  %2343 = shufflevector <16 x float> %2342, <16 x float> poison, <16 x i32> zeroinitializer
  %2344 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2343, <16 x float> %2320, <16 x float> %2311)
  %2345 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2343, <16 x float> %2322, <16 x float> %2310)
  %2346 = getelementptr i8, ptr %2328, i64 12
  %2347 = load float, ptr %2346, align 4
  %2348 = insertelement <16 x float> poison, float %2347, i64 0
  %2349 = shufflevector <16 x float> %2348, <16 x float> poison, <16 x i32> zeroinitializer
  %2350 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2349, <16 x float> %2320, <16 x float> %2309)
  %2351 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2349, <16 x float> %2322, <16 x float> %2308)
  %2352 = getelementptr i8, ptr %2328, i64 16
  %2353 = load float, ptr %2352, align 4
  %2354 = insertelement <16 x float> poison, float %2353, i64 0
  %2355 = shufflevector <16 x float> %2354, <16 x float> poison, <16 x i32> zeroinitializer
  %2356 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2355, <16 x float> %2320, <16 x float> %2307)
  %2357 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2355, <16 x float> %2322, <16 x float> %2306)
  %2358 = getelementptr i8, ptr %2328, i64 20
  %2359 = load float, ptr %2358, align 4
  %2360 = insertelement <16 x float> poison, float %2359, i64 0
  %2361 = shufflevector <16 x float> %2360, <16 x float> poison, <16 x i32> zeroinitializer
  %2362 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2361, <16 x float> %2320, <16 x float> %2305)
  %2363 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2361, <16 x float> %2322, <16 x float> %2304)
  %2364 = getelementptr i8, ptr %2328, i64 24
  %2365 = load float, ptr %2364, align 4
  %2366 = insertelement <16 x float> poison, float %2365, i64 0
  %2367 = shufflevector <16 x float> %2366, <16 x float> poison, <16 x i32> zeroinitializer
  %2368 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2367, <16 x float> %2320, <16 x float> %2303)
  %2369 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2367, <16 x float> %2322, <16 x float> %2302)
  %2370 = getelementptr i8, ptr %2328, i64 28
  %2371 = load float, ptr %2370, align 4
  %2372 = insertelement <16 x float> poison, float %2371, i64 0
  %2373 = shufflevector <16 x float> %2372, <16 x float> poison, <16 x i32> zeroinitializer
  %2374 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2373, <16 x float> %2320, <16 x float> %2301)
  %2375 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2373, <16 x float> %2322, <16 x float> %2300)
  %2376 = getelementptr i8, ptr %2328, i64 32
  %2377 = load float, ptr %2376, align 4
  %2378 = insertelement <16 x float> poison, float %2377, i64 0
  %2379 = shufflevector <16 x float> %2378, <16 x float> poison, <16 x i32> zeroinitializer
  %2380 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2379, <16 x float> %2320, <16 x float> %2299)
  %2381 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2379, <16 x float> %2322, <16 x float> %2298)
  %2382 = getelementptr i8, ptr %2328, i64 36
  %2383 = load float, ptr %2382, align 4
  %2384 = insertelement <16 x float> poison, float %2383, i64 0
  %2385 = shufflevector <16 x float> %2384, <16 x float> poison, <16 x i32> zeroinitializer
  %2386 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2385, <16 x float> %2320, <16 x float> %2297)
  %2387 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2385, <16 x float> %2322, <16 x float> %2296)
  %2388 = getelementptr i8, ptr %2328, i64 40
  %2389 = load float, ptr %2388, align 4
  %2390 = insertelement <16 x float> poison, float %2389, i64 0
  %2391 = shufflevector <16 x float> %2390, <16 x float> poison, <16 x i32> zeroinitializer
  %2392 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2391, <16 x float> %2320, <16 x float> %2295)
  %2393 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2391, <16 x float> %2322, <16 x float> %2294)
  %2394 = getelementptr i8, ptr %2328, i64 44
  %2395 = load float, ptr %2394, align 4
  %2396 = insertelement <16 x float> poison, float %2395, i64 0
  %2397 = shufflevector <16 x float> %2396, <16 x float> poison, <16 x i32> zeroinitializer
  %2398 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2397, <16 x float> %2320, <16 x float> %2293)
  %2399 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %2397, <16 x float> %2322, <16 x float> %2292)
  %2400 = add nsw i64 %2316, %262
  %2401 = add nuw nsw i64 %2317, 1
  %2402 = icmp slt i64 %2401, %55
  br i1 %2402, label %2291, label %2242, !llvm.loop !62

2403:                                             ; preds = %2242
  %2404 = load <16 x float>, ptr %289, align 4
  %2405 = fadd <16 x float> %2266, %2404
  store <16 x float> %2405, ptr %288, align 4
  %2406 = getelementptr inbounds nuw i8, ptr %289, i64 64
  %2407 = load <16 x float>, ptr %2406, align 4
  %2408 = fadd <16 x float> %2265, %2407
  %2409 = getelementptr inbounds nuw i8, ptr %288, i64 64
  store <16 x float> %2408, ptr %2409, align 4
  %2410 = getelementptr inbounds float, ptr %288, i64 %74
  %2411 = getelementptr inbounds float, ptr %289, i64 %73
  %2412 = load <16 x float>, ptr %2411, align 4
  %2413 = fadd <16 x float> %2264, %2412
  store <16 x float> %2413, ptr %2410, align 4
  %2414 = getelementptr inbounds nuw i8, ptr %2411, i64 64
  %2415 = load <16 x float>, ptr %2414, align 4
  %2416 = fadd <16 x float> %2263, %2415
  %2417 = getelementptr inbounds nuw i8, ptr %2410, i64 64
  store <16 x float> %2416, ptr %2417, align 4
  %2418 = getelementptr inbounds i8, ptr %288, i64 %82
  %2419 = getelementptr inbounds i8, ptr %289, i64 %83
  %2420 = load <16 x float>, ptr %2419, align 4
  %2421 = fadd <16 x float> %2262, %2420
  store <16 x float> %2421, ptr %2418, align 4
  %2422 = getelementptr inbounds nuw i8, ptr %2419, i64 64
  %2423 = load <16 x float>, ptr %2422, align 4
  %2424 = fadd <16 x float> %2261, %2423
  %2425 = getelementptr inbounds nuw i8, ptr %2418, i64 64
  store <16 x float> %2424, ptr %2425, align 4
  %2426 = getelementptr inbounds i8, ptr %288, i64 %84
  %2427 = getelementptr inbounds i8, ptr %289, i64 %85
  %2428 = load <16 x float>, ptr %2427, align 4
  %2429 = fadd <16 x float> %2260, %2428
  store <16 x float> %2429, ptr %2426, align 4
  %2430 = getelementptr inbounds nuw i8, ptr %2427, i64 64
  %2431 = load <16 x float>, ptr %2430, align 4
  %2432 = fadd <16 x float> %2259, %2431
  %2433 = getelementptr inbounds nuw i8, ptr %2426, i64 64
  store <16 x float> %2432, ptr %2433, align 4
  %2434 = getelementptr inbounds i8, ptr %288, i64 %86
  %2435 = getelementptr inbounds i8, ptr %289, i64 %87
  %2436 = load <16 x float>, ptr %2435, align 4
  %2437 = fadd <16 x float> %2258, %2436
  store <16 x float> %2437, ptr %2434, align 4
  %2438 = getelementptr inbounds nuw i8, ptr %2435, i64 64
  %2439 = load <16 x float>, ptr %2438, align 4
  %2440 = fadd <16 x float> %2257, %2439
  %2441 = getelementptr inbounds nuw i8, ptr %2434, i64 64
  store <16 x float> %2440, ptr %2441, align 4
  %2442 = getelementptr inbounds i8, ptr %288, i64 %88
  %2443 = getelementptr inbounds i8, ptr %289, i64 %89
  %2444 = load <16 x float>, ptr %2443, align 4
  %2445 = fadd <16 x float> %2256, %2444
  store <16 x float> %2445, ptr %2442, align 4
  %2446 = getelementptr inbounds nuw i8, ptr %2443, i64 64
  %2447 = load <16 x float>, ptr %2446, align 4
  %2448 = fadd <16 x float> %2255, %2447
  %2449 = getelementptr inbounds nuw i8, ptr %2442, i64 64
  store <16 x float> %2448, ptr %2449, align 4
  %2450 = getelementptr inbounds i8, ptr %288, i64 %90
  %2451 = getelementptr inbounds i8, ptr %289, i64 %91
  %2452 = load <16 x float>, ptr %2451, align 4
  %2453 = fadd <16 x float> %2254, %2452
  store <16 x float> %2453, ptr %2450, align 4
  %2454 = getelementptr inbounds nuw i8, ptr %2451, i64 64
  %2455 = load <16 x float>, ptr %2454, align 4
  %2456 = fadd <16 x float> %2253, %2455
  %2457 = getelementptr inbounds nuw i8, ptr %2450, i64 64
  store <16 x float> %2456, ptr %2457, align 4
  %2458 = getelementptr inbounds i8, ptr %288, i64 %92
  %2459 = getelementptr inbounds i8, ptr %289, i64 %93
  %2460 = load <16 x float>, ptr %2459, align 4
  %2461 = fadd <16 x float> %2252, %2460
  store <16 x float> %2461, ptr %2458, align 4
  %2462 = getelementptr inbounds nuw i8, ptr %2459, i64 64
  %2463 = load <16 x float>, ptr %2462, align 4
  %2464 = fadd <16 x float> %2251, %2463
  %2465 = getelementptr inbounds nuw i8, ptr %2458, i64 64
  store <16 x float> %2464, ptr %2465, align 4
  %2466 = getelementptr inbounds i8, ptr %288, i64 %94
  %2467 = getelementptr inbounds i8, ptr %289, i64 %95
  %2468 = load <16 x float>, ptr %2467, align 4
  %2469 = fadd <16 x float> %2250, %2468
  store <16 x float> %2469, ptr %2466, align 4
  %2470 = getelementptr inbounds nuw i8, ptr %2467, i64 64
  %2471 = load <16 x float>, ptr %2470, align 4
  %2472 = fadd <16 x float> %2249, %2471
  %2473 = getelementptr inbounds nuw i8, ptr %2466, i64 64
  store <16 x float> %2472, ptr %2473, align 4
  %2474 = getelementptr inbounds i8, ptr %288, i64 %96
  %2475 = getelementptr inbounds i8, ptr %289, i64 %97
  %2476 = load <16 x float>, ptr %2475, align 4
  %2477 = fadd <16 x float> %2248, %2476
  store <16 x float> %2477, ptr %2474, align 4
  %2478 = getelementptr inbounds nuw i8, ptr %2475, i64 64
  %2479 = load <16 x float>, ptr %2478, align 4
  %2480 = fadd <16 x float> %2247, %2479
  %2481 = getelementptr inbounds nuw i8, ptr %2474, i64 64
  store <16 x float> %2480, ptr %2481, align 4
  %2482 = getelementptr inbounds i8, ptr %288, i64 %98
  %2483 = getelementptr inbounds i8, ptr %289, i64 %99
  %2484 = load <16 x float>, ptr %2483, align 4
  %2485 = fadd <16 x float> %2246, %2484
  store <16 x float> %2485, ptr %2482, align 4
  %2486 = getelementptr inbounds nuw i8, ptr %2483, i64 64
  %2487 = load <16 x float>, ptr %2486, align 4
  %2488 = fadd <16 x float> %2245, %2487
  %2489 = getelementptr inbounds nuw i8, ptr %2482, i64 64
  store <16 x float> %2488, ptr %2489, align 4
  %2490 = getelementptr inbounds i8, ptr %288, i64 %100
  %2491 = getelementptr inbounds i8, ptr %289, i64 %101
  %2492 = load <16 x float>, ptr %2491, align 4
  %2493 = fadd <16 x float> %2244, %2492
  store <16 x float> %2493, ptr %2490, align 4
  %2494 = getelementptr inbounds nuw i8, ptr %2491, i64 64
  %2495 = load <16 x float>, ptr %2494, align 4
  %2496 = fadd <16 x float> %2243, %2495
  br label %2497

2497:                                             ; preds = %2403, %2268, %2084, %1959, %1791, %1676, %1524, %1419, %1283, %1188, %1068, %983, %879, %804, %716, %651, %579, %524, %468, %423, %383, %348, %324, %300
  %2498 = phi ptr [ %288, %300 ], [ %288, %324 ], [ %390, %383 ], [ %350, %348 ], [ %483, %468 ], [ %427, %423 ], [ %602, %579 ], [ %530, %524 ], [ %747, %716 ], [ %659, %651 ], [ %918, %879 ], [ %814, %804 ], [ %1115, %1068 ], [ %995, %983 ], [ %1338, %1283 ], [ %1202, %1188 ], [ %1587, %1524 ], [ %1435, %1419 ], [ %1862, %1791 ], [ %1694, %1676 ], [ %2163, %2084 ], [ %1979, %1959 ], [ %2490, %2403 ], [ %2290, %2268 ]
  %2499 = phi <16 x float> [ %298, %300 ], [ %329, %324 ], [ %396, %383 ], [ %346, %348 ], [ %489, %468 ], [ %421, %423 ], [ %608, %579 ], [ %522, %524 ], [ %753, %716 ], [ %649, %651 ], [ %924, %879 ], [ %791, %804 ], [ %1121, %1068 ], [ %968, %983 ], [ %1344, %1283 ], [ %1171, %1188 ], [ %1593, %1524 ], [ %1400, %1419 ], [ %1868, %1791 ], [ %1655, %1676 ], [ %2169, %2084 ], [ %1936, %1959 ], [ %2496, %2403 ], [ %2243, %2268 ]
  %2500 = getelementptr inbounds nuw i8, ptr %2498, i64 64
  store <16 x float> %2499, ptr %2500, align 4
  br label %2501

2501:                                             ; preds = %2497, %287
  %2502 = icmp eq i64 %256, %3
  br i1 %2502, label %42, label %247, !llvm.loop !63
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
  br i1 %23, label %15, label %116, !llvm.loop !64

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
  br i1 %48, label %66, label %32, !llvm.loop !65

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
  br i1 %65, label %66, label %49, !llvm.loop !66

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
  br i1 %90, label %111, label %74, !llvm.loop !66

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
  br i1 %110, label %111, label %94, !llvm.loop !65

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 4096
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !67

116:                                              ; preds = %111, %15, %6, %12
  ret void
}

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare float @llvm.sqrt.f32(float)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7, !11}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7, !11}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !11}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !11}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !11}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = !{!55}
!55 = distinct !{!55, !56, !"piece_of: argument 0"}
!56 = distinct !{!56, !"piece_of"}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7, !11}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
