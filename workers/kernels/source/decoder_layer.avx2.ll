; Made by `make kernels`, not by hand: ziglang 0.15.2, sources f5f244700f437cd3, code 2482905c76a2201f
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

103:                                              ; preds = %1240
  %104 = load i64, ptr %9, align 8
  br label %105

105:                                              ; preds = %103, %79
  %106 = phi i64 [ %104, %103 ], [ %66, %79 ]
  %107 = add nsw i64 %80, %67
  %108 = add nuw nsw i64 %69, 1
  %109 = icmp slt i64 %108, %106
  br i1 %109, label %65, label %64, !llvm.loop !8

110:                                              ; preds = %88, %1240
  %111 = phi i64 [ %85, %88 ], [ %1241, %1240 ]
  %112 = sub nsw i64 %111, %68
  %113 = load i64, ptr %81, align 8
  %114 = sdiv i64 %112, %113
  %115 = srem i64 %112, %113
  %116 = load i64, ptr %31, align 8
  %117 = mul nsw i64 %116, %114
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
  %125 = sub nsw i64 %124, %117
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
  %244 = lshr i64 %243, 3
  %245 = add nuw nsw i64 %244, 1
  %246 = and i64 %245, 3
  %247 = icmp ult i64 %163, 25
  br i1 %247, label %271, label %248

248:                                              ; preds = %242
  %249 = and i64 %245, 4611686018427387900
  br label %250

250:                                              ; preds = %250, %248
  %251 = phi i64 [ 0, %248 ], [ %268, %250 ]
  %252 = phi i64 [ 0, %248 ], [ %269, %250 ]
  %253 = getelementptr inbounds nuw float, ptr %240, i64 %251
  %254 = getelementptr inbounds nuw float, ptr %238, i64 %251
  %255 = load <8 x float>, ptr %254, align 4
  store <8 x float> %255, ptr %253, align 4
  %256 = or disjoint i64 %251, 8
  %257 = getelementptr inbounds nuw float, ptr %240, i64 %256
  %258 = getelementptr inbounds nuw float, ptr %238, i64 %256
  %259 = load <8 x float>, ptr %258, align 4
  store <8 x float> %259, ptr %257, align 4
  %260 = or disjoint i64 %251, 16
  %261 = getelementptr inbounds nuw float, ptr %240, i64 %260
  %262 = getelementptr inbounds nuw float, ptr %238, i64 %260
  %263 = load <8 x float>, ptr %262, align 4
  store <8 x float> %263, ptr %261, align 4
  %264 = or disjoint i64 %251, 24
  %265 = getelementptr inbounds nuw float, ptr %240, i64 %264
  %266 = getelementptr inbounds nuw float, ptr %238, i64 %264
  %267 = load <8 x float>, ptr %266, align 4
  store <8 x float> %267, ptr %265, align 4
  %268 = add nuw nsw i64 %251, 32
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
  %279 = load <8 x float>, ptr %278, align 4
  store <8 x float> %279, ptr %277, align 4
  %280 = add nuw nsw i64 %275, 8
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
  %300 = lshr i64 %299, 3
  %301 = add nuw nsw i64 %300, 1
  %302 = and i64 %301, 3
  %303 = icmp ult i64 %286, 25
  br i1 %303, label %327, label %304

304:                                              ; preds = %298
  %305 = and i64 %301, 4611686018427387900
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i64 [ 0, %304 ], [ %324, %306 ]
  %308 = phi i64 [ 0, %304 ], [ %325, %306 ]
  %309 = getelementptr inbounds nuw float, ptr %296, i64 %307
  %310 = getelementptr inbounds nuw float, ptr %293, i64 %307
  %311 = load <8 x float>, ptr %310, align 4
  store <8 x float> %311, ptr %309, align 4
  %312 = or disjoint i64 %307, 8
  %313 = getelementptr inbounds nuw float, ptr %296, i64 %312
  %314 = getelementptr inbounds nuw float, ptr %293, i64 %312
  %315 = load <8 x float>, ptr %314, align 4
  store <8 x float> %315, ptr %313, align 4
  %316 = or disjoint i64 %307, 16
  %317 = getelementptr inbounds nuw float, ptr %296, i64 %316
  %318 = getelementptr inbounds nuw float, ptr %293, i64 %316
  %319 = load <8 x float>, ptr %318, align 4
  store <8 x float> %319, ptr %317, align 4
  %320 = or disjoint i64 %307, 24
  %321 = getelementptr inbounds nuw float, ptr %296, i64 %320
  %322 = getelementptr inbounds nuw float, ptr %293, i64 %320
  %323 = load <8 x float>, ptr %322, align 4
  store <8 x float> %323, ptr %321, align 4
  %324 = add nuw nsw i64 %307, 32
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
  %335 = load <8 x float>, ptr %334, align 4
  store <8 x float> %335, ptr %333, align 4
  %336 = add nuw nsw i64 %331, 8
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
  br i1 %351, label %352, label %1240

352:                                              ; preds = %341
  %353 = icmp sgt i64 %125, 0
  %354 = add nsw i64 %125, -8
  %355 = shl nsw i64 %342, 5
  %356 = shl nsw i64 %342, 3
  %357 = icmp sgt i64 %342, 0
  %358 = trunc i64 %125 to i32
  %359 = insertelement <8 x i32> poison, i32 %358, i64 0
  %360 = shufflevector <8 x i32> %359, <8 x i32> poison, <8 x i32> zeroinitializer
  %361 = insertelement <8 x float> poison, float %349, i64 0
  %362 = shufflevector <8 x float> %361, <8 x float> poison, <8 x i32> zeroinitializer
  %363 = icmp slt i64 %342, 16
  %364 = icmp slt i64 %342, 32
  %365 = shl i64 %343, 3
  %366 = mul i64 %343, 12
  %367 = shl i64 %343, 4
  %368 = mul i64 %343, 20
  %369 = mul i64 %343, 24
  %370 = mul i64 %343, 28
  br label %371

371:                                              ; preds = %352, %1200
  %372 = phi i64 [ 0, %352 ], [ %1204, %1200 ]
  %373 = phi i64 [ %350, %352 ], [ %1202, %1200 ]
  %374 = phi i64 [ 0, %352 ], [ %1201, %1200 ]
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2)
  %375 = sub nsw i64 %373, %374
  %376 = call i64 @llvm.smin.i64(i64 %375, i64 12)
  %377 = icmp sgt i64 %375, 0
  br i1 %377, label %378, label %412

378:                                              ; preds = %371
  %379 = mul nsw i64 %373, %220
  %380 = add nsw i64 %379, %374
  %381 = load ptr, ptr %45, align 8
  %382 = load i64, ptr %46, align 8
  %383 = mul nsw i64 %382, %224
  %384 = getelementptr inbounds float, ptr %381, i64 %383
  %385 = load i64, ptr %47, align 8
  %386 = load i64, ptr %33, align 8
  %387 = add nsw i64 %373, %372
  %388 = call i64 @llvm.smin.i64(i64 %387, i64 12)
  %389 = call i64 @llvm.smax.i64(i64 %388, i64 1)
  %390 = and i64 %389, 1
  %391 = icmp slt i64 %387, 2
  br i1 %391, label %394, label %392

392:                                              ; preds = %378
  %393 = and i64 %389, 14
  br label %1205

394:                                              ; preds = %1205, %378
  %395 = phi i64 [ 0, %378 ], [ %1237, %1205 ]
  %396 = icmp eq i64 %390, 0
  br i1 %396, label %412, label %397

397:                                              ; preds = %394
  %398 = add nsw i64 %380, %395
  %399 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %395
  %400 = mul nsw i64 %385, %398
  %401 = getelementptr inbounds float, ptr %384, i64 %400
  %402 = mul nsw i64 %386, %398
  %403 = getelementptr inbounds float, ptr %211, i64 %402
  %404 = getelementptr inbounds float, ptr %212, i64 %398
  %405 = shl nsw i64 %395, 11
  %406 = getelementptr inbounds nuw i8, ptr %3, i64 %405
  store ptr %401, ptr %399, align 8
  %407 = getelementptr inbounds nuw i8, ptr %399, i64 8
  store ptr %403, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %399, i64 16
  store ptr %404, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %399, i64 24
  store ptr %406, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %399, i64 32
  store float 0.000000e+00, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %399, i64 36
  store i32 0, ptr %411, align 4
  br label %412

412:                                              ; preds = %397, %394, %371
  br i1 %353, label %413, label %419

413:                                              ; preds = %412
  %414 = sdiv i64 %356, %376
  %415 = add nsw i64 %376, -1
  %416 = add nsw i64 %373, %372
  %417 = call i64 @llvm.smin.i64(i64 %416, i64 12)
  %418 = call i64 @llvm.smax.i64(i64 %417, i64 1)
  br label %424

419:                                              ; preds = %522, %412
  br i1 %377, label %420, label %1200

420:                                              ; preds = %419
  %421 = add nsw i64 %373, %372
  %422 = call i64 @llvm.smin.i64(i64 %421, i64 12)
  %423 = call i64 @llvm.smax.i64(i64 %422, i64 1)
  br label %525

424:                                              ; preds = %413, %522
  %425 = phi i64 [ 0, %413 ], [ %523, %522 ]
  %426 = call i64 @llvm.smin.i64(i64 %425, i64 %354)
  %427 = mul nsw i64 %426, %343
  %428 = getelementptr inbounds float, ptr %345, i64 %427
  %429 = mul nsw i64 %426, %342
  %430 = getelementptr inbounds float, ptr %159, i64 %429
  %431 = getelementptr inbounds i8, ptr %430, i64 %355
  br i1 %377, label %432, label %522

432:                                              ; preds = %424, %450
  %433 = phi i64 [ %437, %450 ], [ 0, %424 ]
  %434 = mul nsw i64 %433, %414
  %435 = getelementptr inbounds float, ptr %430, i64 %434
  %436 = icmp eq i64 %433, %415
  %437 = add nuw nsw i64 %433, 1
  %438 = mul nsw i64 %437, %414
  %439 = getelementptr inbounds float, ptr %430, i64 %438
  %440 = select i1 %436, ptr %431, ptr %439
  %441 = icmp ult ptr %435, %440
  br i1 %441, label %442, label %446

442:                                              ; preds = %432, %442
  %443 = phi ptr [ %444, %442 ], [ %435, %432 ]
  call void @llvm.prefetch.p0(ptr %443, i32 0, i32 3, i32 1)
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 64
  %445 = icmp ult ptr %444, %440
  br i1 %445, label %442, label %446, !llvm.loop !13

446:                                              ; preds = %442, %432
  br i1 %357, label %447, label %450

447:                                              ; preds = %446
  %448 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %433
  %449 = load ptr, ptr %448, align 8
  br label %484

450:                                              ; preds = %484, %446
  %451 = phi <8 x float> [ zeroinitializer, %446 ], [ %519, %484 ]
  %452 = phi <8 x float> [ zeroinitializer, %446 ], [ %516, %484 ]
  %453 = phi <8 x float> [ zeroinitializer, %446 ], [ %513, %484 ]
  %454 = phi <8 x float> [ zeroinitializer, %446 ], [ %510, %484 ]
  %455 = phi <8 x float> [ zeroinitializer, %446 ], [ %507, %484 ]
  %456 = phi <8 x float> [ zeroinitializer, %446 ], [ %504, %484 ]
  %457 = phi <8 x float> [ zeroinitializer, %446 ], [ %501, %484 ]
  %458 = phi <8 x float> [ zeroinitializer, %446 ], [ %498, %484 ]
  %459 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %433, i32 3
  %460 = load ptr, ptr %459, align 8
  %461 = shufflevector <8 x float> %458, <8 x float> %457, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %462 = shufflevector <8 x float> %458, <8 x float> %457, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %463 = fadd <8 x float> %461, %462
  %464 = shufflevector <8 x float> %456, <8 x float> %455, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %465 = shufflevector <8 x float> %456, <8 x float> %455, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %466 = fadd <8 x float> %464, %465
  %467 = shufflevector <8 x float> %454, <8 x float> %453, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %468 = shufflevector <8 x float> %454, <8 x float> %453, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %469 = fadd <8 x float> %467, %468
  %470 = shufflevector <8 x float> %452, <8 x float> %451, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %471 = shufflevector <8 x float> %452, <8 x float> %451, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %472 = fadd <8 x float> %470, %471
  %473 = shufflevector <8 x float> %463, <8 x float> %466, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %474 = shufflevector <8 x float> %463, <8 x float> %466, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %475 = fadd <8 x float> %473, %474
  %476 = shufflevector <8 x float> %469, <8 x float> %472, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %477 = shufflevector <8 x float> %469, <8 x float> %472, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %478 = fadd <8 x float> %476, %477
  %479 = shufflevector <8 x float> %475, <8 x float> %478, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %480 = shufflevector <8 x float> %475, <8 x float> %478, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %481 = fadd <8 x float> %479, %480
  %482 = getelementptr inbounds float, ptr %460, i64 %426
  store <8 x float> %481, ptr %482, align 4
  %483 = icmp eq i64 %437, %418
  br i1 %483, label %522, label %432, !llvm.loop !14

484:                                              ; preds = %447, %484
  %485 = phi <8 x float> [ zeroinitializer, %447 ], [ %519, %484 ]
  %486 = phi <8 x float> [ zeroinitializer, %447 ], [ %516, %484 ]
  %487 = phi <8 x float> [ zeroinitializer, %447 ], [ %513, %484 ]
  %488 = phi <8 x float> [ zeroinitializer, %447 ], [ %510, %484 ]
  %489 = phi <8 x float> [ zeroinitializer, %447 ], [ %507, %484 ]
  %490 = phi <8 x float> [ zeroinitializer, %447 ], [ %504, %484 ]
  %491 = phi <8 x float> [ zeroinitializer, %447 ], [ %501, %484 ]
  %492 = phi <8 x float> [ zeroinitializer, %447 ], [ %498, %484 ]
  %493 = phi i64 [ 0, %447 ], [ %520, %484 ]
  %494 = getelementptr inbounds nuw float, ptr %449, i64 %493
  %495 = load <8 x float>, ptr %494, align 4
  %496 = getelementptr float, ptr %428, i64 %493
  %497 = load <8 x float>, ptr %496, align 4
  %498 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %497, <8 x float> %492)
  %499 = getelementptr float, ptr %496, i64 %343
  %500 = load <8 x float>, ptr %499, align 4
  %501 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %500, <8 x float> %491)
  %502 = getelementptr i8, ptr %496, i64 %365
  %503 = load <8 x float>, ptr %502, align 4
  %504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %503, <8 x float> %490)
  %505 = getelementptr i8, ptr %496, i64 %366
  %506 = load <8 x float>, ptr %505, align 4
  %507 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %506, <8 x float> %489)
  %508 = getelementptr i8, ptr %496, i64 %367
  %509 = load <8 x float>, ptr %508, align 4
  %510 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %509, <8 x float> %488)
  %511 = getelementptr i8, ptr %496, i64 %368
  %512 = load <8 x float>, ptr %511, align 4
  %513 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %512, <8 x float> %487)
  %514 = getelementptr i8, ptr %496, i64 %369
  %515 = load <8 x float>, ptr %514, align 4
  %516 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %515, <8 x float> %486)
  %517 = getelementptr i8, ptr %496, i64 %370
  %518 = load <8 x float>, ptr %517, align 4
  %519 = call <8 x float> @llvm.fma.v8f32(<8 x float> %495, <8 x float> %518, <8 x float> %485)
  %520 = add nuw nsw i64 %493, 8
  %521 = icmp slt i64 %520, %342
  br i1 %521, label %484, label %450, !llvm.loop !15

522:                                              ; preds = %450, %424
  %523 = add nuw nsw i64 %425, 8
  %524 = icmp slt i64 %523, %125
  br i1 %524, label %424, label %419, !llvm.loop !16

525:                                              ; preds = %420, %603
  %526 = phi i64 [ %621, %603 ], [ 0, %420 ]
  %527 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %526
  br i1 %353, label %528, label %531

528:                                              ; preds = %525
  %529 = getelementptr inbounds nuw i8, ptr %527, i64 24
  %530 = load ptr, ptr %529, align 8
  br label %554

531:                                              ; preds = %554, %525
  %532 = phi <8 x float> [ splat (float 0xFFF0000000000000), %525 ], [ %566, %554 ]
  %533 = shufflevector <8 x float> %532, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %534 = shufflevector <8 x float> %532, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %535 = fcmp ogt <4 x float> %533, %534
  %536 = select <4 x i1> %535, <4 x float> %533, <4 x float> %534
  %537 = extractelement <4 x float> %536, i64 0
  %538 = extractelement <4 x float> %536, i64 2
  %539 = fcmp ogt float %537, %538
  %540 = select i1 %539, float %537, float %538
  %541 = extractelement <4 x float> %536, i64 1
  %542 = extractelement <4 x float> %536, i64 3
  %543 = fcmp ogt float %541, %542
  %544 = select i1 %543, float %541, float %542
  %545 = fcmp ogt float %540, %544
  %546 = select i1 %545, float %540, float %544
  %547 = fmul float %349, %546
  br i1 %353, label %548, label %603

548:                                              ; preds = %531
  %549 = getelementptr inbounds nuw i8, ptr %527, i64 24
  %550 = load ptr, ptr %549, align 8
  %551 = fneg float %547
  %552 = insertelement <8 x float> poison, float %551, i64 0
  %553 = shufflevector <8 x float> %552, <8 x float> poison, <8 x i32> zeroinitializer
  br label %569

554:                                              ; preds = %528, %554
  %555 = phi <8 x float> [ splat (float 0xFFF0000000000000), %528 ], [ %566, %554 ]
  %556 = phi i64 [ 0, %528 ], [ %567, %554 ]
  %557 = trunc i64 %556 to i32
  %558 = insertelement <8 x i32> poison, i32 %557, i64 0
  %559 = shufflevector <8 x i32> %558, <8 x i32> poison, <8 x i32> zeroinitializer
  %560 = or disjoint <8 x i32> %559, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %561 = icmp slt <8 x i32> %560, %360
  %562 = getelementptr inbounds nuw float, ptr %530, i64 %556
  %563 = load <8 x float>, ptr %562, align 4
  %564 = select <8 x i1> %561, <8 x float> %563, <8 x float> splat (float 0xFFF0000000000000)
  %565 = fcmp ogt <8 x float> %564, %555
  %566 = select <8 x i1> %565, <8 x float> %564, <8 x float> %555
  %567 = add nuw nsw i64 %556, 8
  %568 = icmp slt i64 %567, %125
  br i1 %568, label %554, label %531, !llvm.loop !17

569:                                              ; preds = %548, %569
  %570 = phi <8 x float> [ zeroinitializer, %548 ], [ %600, %569 ]
  %571 = phi i64 [ 0, %548 ], [ %601, %569 ]
  %572 = trunc i64 %571 to i32
  %573 = insertelement <8 x i32> poison, i32 %572, i64 0
  %574 = shufflevector <8 x i32> %573, <8 x i32> poison, <8 x i32> zeroinitializer
  %575 = or disjoint <8 x i32> %574, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %576 = icmp slt <8 x i32> %575, %360
  %577 = getelementptr inbounds nuw float, ptr %550, i64 %571
  %578 = load <8 x float>, ptr %577, align 4
  %579 = call <8 x float> @llvm.fma.v8f32(<8 x float> %578, <8 x float> %362, <8 x float> %553)
  %580 = fcmp olt <8 x float> %579, splat (float -8.600000e+01)
  %581 = select <8 x i1> %580, <8 x float> splat (float -8.600000e+01), <8 x float> %579
  %582 = call <8 x float> @llvm.fma.v8f32(<8 x float> %581, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %583 = bitcast <8 x float> %582 to <8 x i32>
  %584 = fadd <8 x float> %582, splat (float 0xC168000000000000)
  %585 = call <8 x float> @llvm.fma.v8f32(<8 x float> %584, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %581)
  %586 = call <8 x float> @llvm.fma.v8f32(<8 x float> %584, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %585)
  %587 = call <8 x float> @llvm.fma.v8f32(<8 x float> %586, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %588 = call <8 x float> @llvm.fma.v8f32(<8 x float> %587, <8 x float> %586, <8 x float> splat (float 0x3F81112100000000))
  %589 = call <8 x float> @llvm.fma.v8f32(<8 x float> %588, <8 x float> %586, <8 x float> splat (float 0x3FA5553820000000))
  %590 = call <8 x float> @llvm.fma.v8f32(<8 x float> %589, <8 x float> %586, <8 x float> splat (float 0x3FC5555540000000))
  %591 = call <8 x float> @llvm.fma.v8f32(<8 x float> %590, <8 x float> %586, <8 x float> splat (float 5.000000e-01))
  %592 = fmul <8 x float> %586, %586
  %593 = call <8 x float> @llvm.fma.v8f32(<8 x float> %591, <8 x float> %592, <8 x float> %586)
  %594 = fadd <8 x float> %593, splat (float 1.000000e+00)
  %595 = shl <8 x i32> %583, splat (i32 23)
  %596 = add <8 x i32> %595, splat (i32 1065353216)
  %597 = bitcast <8 x i32> %596 to <8 x float>
  %598 = fmul <8 x float> %594, %597
  %599 = select <8 x i1> %576, <8 x float> %598, <8 x float> zeroinitializer
  store <8 x float> %599, ptr %577, align 4
  %600 = fadd <8 x float> %570, %599
  %601 = add nuw nsw i64 %571, 8
  %602 = icmp slt i64 %601, %125
  br i1 %602, label %569, label %603, !llvm.loop !18

603:                                              ; preds = %569, %531
  %604 = phi <8 x float> [ zeroinitializer, %531 ], [ %600, %569 ]
  %605 = shufflevector <8 x float> %604, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %606 = shufflevector <8 x float> %604, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %607 = fadd <4 x float> %605, %606
  %608 = shufflevector <4 x float> %607, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %609 = fadd <4 x float> %607, %608
  %610 = shufflevector <4 x float> %607, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %611 = shufflevector <4 x float> %607, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %612 = fadd <4 x float> %610, %611
  %613 = fadd <4 x float> %609, %612
  %614 = extractelement <4 x float> %613, i64 0
  %615 = fdiv float 1.000000e+00, %614
  %616 = getelementptr inbounds nuw i8, ptr %527, i64 32
  store float %615, ptr %616, align 8
  %617 = call float @logf(float noundef %614)
  %618 = fadd float %547, %617
  %619 = getelementptr inbounds nuw i8, ptr %527, i64 16
  %620 = load ptr, ptr %619, align 8
  store float %618, ptr %620, align 4
  %621 = add nuw nsw i64 %526, 1
  %622 = icmp eq i64 %621, %423
  br i1 %622, label %623, label %525, !llvm.loop !19

623:                                              ; preds = %603, %1197
  %624 = phi i64 [ %1198, %1197 ], [ 0, %603 ]
  %625 = sub nsw i64 %376, %624
  %626 = call i64 @llvm.smin.i64(i64 %625, i64 6)
  %627 = add nsw i64 %626, -1
  %628 = icmp slt i64 %625, 4
  %629 = getelementptr inbounds nuw %struct.query, ptr %2, i64 %624
  br i1 %628, label %630, label %863

630:                                              ; preds = %623
  br i1 %364, label %641, label %631

631:                                              ; preds = %630
  %632 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %633 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %634 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %635 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %636 = getelementptr inbounds %struct.query, ptr %629, i64 %635, i32 3
  %637 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %638 = getelementptr inbounds %struct.query, ptr %629, i64 %637, i32 3
  %639 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %640 = getelementptr inbounds %struct.query, ptr %629, i64 %639, i32 3
  br label %656

641:                                              ; preds = %667, %630
  %642 = phi i64 [ 0, %630 ], [ %657, %667 ]
  %643 = icmp slt i64 %642, %342
  br i1 %643, label %644, label %1197

644:                                              ; preds = %641
  %645 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %646 = getelementptr inbounds %struct.query, ptr %629, i64 %645
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 8
  %648 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %649 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %650 = getelementptr inbounds %struct.query, ptr %629, i64 %645, i32 3
  %651 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %652 = getelementptr inbounds %struct.query, ptr %629, i64 %651, i32 3
  %653 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %654 = getelementptr inbounds %struct.query, ptr %629, i64 %653, i32 3
  %655 = getelementptr inbounds nuw i8, ptr %646, i64 32
  br label %787

656:                                              ; preds = %631, %667
  %657 = phi i64 [ %728, %667 ], [ 32, %631 ]
  %658 = phi i64 [ %657, %667 ], [ 0, %631 ]
  %659 = add nuw nsw i64 %658, %342
  %660 = mul nsw i64 %659, %125
  %661 = getelementptr inbounds float, ptr %159, i64 %660
  %662 = getelementptr float, ptr %348, i64 %658
  br i1 %353, label %663, label %667

663:                                              ; preds = %656
  %664 = load ptr, ptr %636, align 8
  %665 = load ptr, ptr %638, align 8
  %666 = load ptr, ptr %640, align 8
  br label %730

667:                                              ; preds = %751, %656
  %668 = phi i64 [ %634, %656 ], [ %639, %751 ]
  %669 = phi i64 [ %633, %656 ], [ %637, %751 ]
  %670 = phi i64 [ %632, %656 ], [ %635, %751 ]
  %671 = phi <8 x float> [ zeroinitializer, %656 ], [ %765, %751 ]
  %672 = phi <8 x float> [ zeroinitializer, %656 ], [ %766, %751 ]
  %673 = phi <8 x float> [ zeroinitializer, %656 ], [ %767, %751 ]
  %674 = phi <8 x float> [ zeroinitializer, %656 ], [ %768, %751 ]
  %675 = phi <8 x float> [ zeroinitializer, %656 ], [ %773, %751 ]
  %676 = phi <8 x float> [ zeroinitializer, %656 ], [ %774, %751 ]
  %677 = phi <8 x float> [ zeroinitializer, %656 ], [ %775, %751 ]
  %678 = phi <8 x float> [ zeroinitializer, %656 ], [ %776, %751 ]
  %679 = phi <8 x float> [ zeroinitializer, %656 ], [ %781, %751 ]
  %680 = phi <8 x float> [ zeroinitializer, %656 ], [ %782, %751 ]
  %681 = phi <8 x float> [ zeroinitializer, %656 ], [ %783, %751 ]
  %682 = phi <8 x float> [ zeroinitializer, %656 ], [ %784, %751 ]
  %683 = getelementptr inbounds %struct.query, ptr %629, i64 %670
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 8
  %685 = load ptr, ptr %684, align 8
  %686 = getelementptr inbounds nuw float, ptr %685, i64 %658
  %687 = getelementptr inbounds nuw i8, ptr %683, i64 32
  %688 = load float, ptr %687, align 8
  %689 = insertelement <8 x float> poison, float %688, i64 0
  %690 = shufflevector <8 x float> %689, <8 x float> poison, <8 x i32> zeroinitializer
  %691 = fmul <8 x float> %671, %690
  store <8 x float> %691, ptr %686, align 4
  %692 = getelementptr inbounds nuw i8, ptr %686, i64 32
  %693 = fmul <8 x float> %672, %690
  store <8 x float> %693, ptr %692, align 4
  %694 = getelementptr inbounds nuw i8, ptr %686, i64 64
  %695 = fmul <8 x float> %673, %690
  store <8 x float> %695, ptr %694, align 4
  %696 = getelementptr inbounds nuw i8, ptr %686, i64 96
  %697 = fmul <8 x float> %674, %690
  store <8 x float> %697, ptr %696, align 4
  %698 = getelementptr inbounds %struct.query, ptr %629, i64 %669
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 8
  %700 = load ptr, ptr %699, align 8
  %701 = getelementptr inbounds nuw float, ptr %700, i64 %658
  %702 = getelementptr inbounds nuw i8, ptr %698, i64 32
  %703 = load float, ptr %702, align 8
  %704 = insertelement <8 x float> poison, float %703, i64 0
  %705 = shufflevector <8 x float> %704, <8 x float> poison, <8 x i32> zeroinitializer
  %706 = fmul <8 x float> %675, %705
  store <8 x float> %706, ptr %701, align 4
  %707 = getelementptr inbounds nuw i8, ptr %701, i64 32
  %708 = fmul <8 x float> %676, %705
  store <8 x float> %708, ptr %707, align 4
  %709 = getelementptr inbounds nuw i8, ptr %701, i64 64
  %710 = fmul <8 x float> %677, %705
  store <8 x float> %710, ptr %709, align 4
  %711 = getelementptr inbounds nuw i8, ptr %701, i64 96
  %712 = fmul <8 x float> %678, %705
  store <8 x float> %712, ptr %711, align 4
  %713 = getelementptr inbounds %struct.query, ptr %629, i64 %668
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %715 = load ptr, ptr %714, align 8
  %716 = getelementptr inbounds nuw float, ptr %715, i64 %658
  %717 = getelementptr inbounds nuw i8, ptr %713, i64 32
  %718 = load float, ptr %717, align 8
  %719 = insertelement <8 x float> poison, float %718, i64 0
  %720 = shufflevector <8 x float> %719, <8 x float> poison, <8 x i32> zeroinitializer
  %721 = fmul <8 x float> %679, %720
  store <8 x float> %721, ptr %716, align 4
  %722 = getelementptr inbounds nuw i8, ptr %716, i64 32
  %723 = fmul <8 x float> %680, %720
  store <8 x float> %723, ptr %722, align 4
  %724 = getelementptr inbounds nuw i8, ptr %716, i64 64
  %725 = fmul <8 x float> %681, %720
  store <8 x float> %725, ptr %724, align 4
  %726 = getelementptr inbounds nuw i8, ptr %716, i64 96
  %727 = fmul <8 x float> %682, %720
  store <8 x float> %727, ptr %726, align 4
  %728 = add nuw nsw i64 %657, 32
  %729 = icmp sgt i64 %728, %342
  br i1 %729, label %641, label %656, !llvm.loop !20

730:                                              ; preds = %751, %663
  %731 = phi <8 x float> [ zeroinitializer, %663 ], [ %765, %751 ]
  %732 = phi <8 x float> [ zeroinitializer, %663 ], [ %766, %751 ]
  %733 = phi <8 x float> [ zeroinitializer, %663 ], [ %767, %751 ]
  %734 = phi <8 x float> [ zeroinitializer, %663 ], [ %768, %751 ]
  %735 = phi <8 x float> [ zeroinitializer, %663 ], [ %773, %751 ]
  %736 = phi <8 x float> [ zeroinitializer, %663 ], [ %774, %751 ]
  %737 = phi <8 x float> [ zeroinitializer, %663 ], [ %775, %751 ]
  %738 = phi <8 x float> [ zeroinitializer, %663 ], [ %776, %751 ]
  %739 = phi <8 x float> [ zeroinitializer, %663 ], [ %781, %751 ]
  %740 = phi <8 x float> [ zeroinitializer, %663 ], [ %782, %751 ]
  %741 = phi <8 x float> [ zeroinitializer, %663 ], [ %783, %751 ]
  %742 = phi <8 x float> [ zeroinitializer, %663 ], [ %784, %751 ]
  %743 = phi i64 [ 0, %663 ], [ %744, %751 ]
  %744 = add nuw nsw i64 %743, 1
  %745 = shl nuw nsw i64 %744, 7
  %746 = getelementptr inbounds nuw i8, ptr %661, i64 %745
  %747 = shl nuw nsw i64 %743, 7
  %748 = getelementptr inbounds nuw i8, ptr %661, i64 %747
  call void @llvm.prefetch.p0(ptr nonnull %748, i32 0, i32 3, i32 1)
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 64
  %750 = icmp ult ptr %749, %746
  br i1 %750, label %786, label %751, !llvm.loop !13

751:                                              ; preds = %730, %786
  %752 = mul nsw i64 %743, %346
  %753 = getelementptr float, ptr %662, i64 %752
  %754 = load <8 x float>, ptr %753, align 4
  %755 = getelementptr inbounds nuw i8, ptr %753, i64 32
  %756 = load <8 x float>, ptr %755, align 4
  %757 = getelementptr inbounds nuw i8, ptr %753, i64 64
  %758 = load <8 x float>, ptr %757, align 4
  %759 = getelementptr inbounds nuw i8, ptr %753, i64 96
  %760 = load <8 x float>, ptr %759, align 4
  %761 = getelementptr inbounds nuw float, ptr %664, i64 %743
  %762 = load float, ptr %761, align 4
  %763 = insertelement <8 x float> poison, float %762, i64 0
  %764 = shufflevector <8 x float> %763, <8 x float> poison, <8 x i32> zeroinitializer
  %765 = call <8 x float> @llvm.fma.v8f32(<8 x float> %764, <8 x float> %754, <8 x float> %731)
  %766 = call <8 x float> @llvm.fma.v8f32(<8 x float> %764, <8 x float> %756, <8 x float> %732)
  %767 = call <8 x float> @llvm.fma.v8f32(<8 x float> %764, <8 x float> %758, <8 x float> %733)
  %768 = call <8 x float> @llvm.fma.v8f32(<8 x float> %764, <8 x float> %760, <8 x float> %734)
  %769 = getelementptr inbounds nuw float, ptr %665, i64 %743
  %770 = load float, ptr %769, align 4
  %771 = insertelement <8 x float> poison, float %770, i64 0
  %772 = shufflevector <8 x float> %771, <8 x float> poison, <8 x i32> zeroinitializer
  %773 = call <8 x float> @llvm.fma.v8f32(<8 x float> %772, <8 x float> %754, <8 x float> %735)
  %774 = call <8 x float> @llvm.fma.v8f32(<8 x float> %772, <8 x float> %756, <8 x float> %736)
  %775 = call <8 x float> @llvm.fma.v8f32(<8 x float> %772, <8 x float> %758, <8 x float> %737)
  %776 = call <8 x float> @llvm.fma.v8f32(<8 x float> %772, <8 x float> %760, <8 x float> %738)
  %777 = getelementptr inbounds nuw float, ptr %666, i64 %743
  %778 = load float, ptr %777, align 4
  %779 = insertelement <8 x float> poison, float %778, i64 0
  %780 = shufflevector <8 x float> %779, <8 x float> poison, <8 x i32> zeroinitializer
  %781 = call <8 x float> @llvm.fma.v8f32(<8 x float> %780, <8 x float> %754, <8 x float> %739)
  %782 = call <8 x float> @llvm.fma.v8f32(<8 x float> %780, <8 x float> %756, <8 x float> %740)
  %783 = call <8 x float> @llvm.fma.v8f32(<8 x float> %780, <8 x float> %758, <8 x float> %741)
  %784 = call <8 x float> @llvm.fma.v8f32(<8 x float> %780, <8 x float> %760, <8 x float> %742)
  %785 = icmp slt i64 %744, %125
  br i1 %785, label %730, label %667, !llvm.loop !21

786:                                              ; preds = %730
  call void @llvm.prefetch.p0(ptr nonnull %749, i32 0, i32 3, i32 1)
  br label %751

787:                                              ; preds = %644, %797
  %788 = phi i64 [ %827, %797 ], [ %642, %644 ]
  %789 = add nsw i64 %788, %342
  %790 = mul nsw i64 %789, %125
  %791 = getelementptr inbounds float, ptr %159, i64 %790
  br i1 %353, label %792, label %797

792:                                              ; preds = %787
  %793 = getelementptr float, ptr %348, i64 %788
  %794 = load ptr, ptr %650, align 8
  %795 = load ptr, ptr %652, align 8
  %796 = load ptr, ptr %654, align 8
  br label %829

797:                                              ; preds = %839, %787
  %798 = phi i64 [ %649, %787 ], [ %653, %839 ]
  %799 = phi i64 [ %648, %787 ], [ %651, %839 ]
  %800 = phi <8 x float> [ zeroinitializer, %787 ], [ %857, %839 ]
  %801 = phi <8 x float> [ zeroinitializer, %787 ], [ %852, %839 ]
  %802 = phi <8 x float> [ zeroinitializer, %787 ], [ %847, %839 ]
  %803 = load ptr, ptr %647, align 8
  %804 = getelementptr inbounds nuw float, ptr %803, i64 %788
  %805 = load float, ptr %655, align 8
  %806 = insertelement <8 x float> poison, float %805, i64 0
  %807 = shufflevector <8 x float> %806, <8 x float> poison, <8 x i32> zeroinitializer
  %808 = fmul <8 x float> %802, %807
  store <8 x float> %808, ptr %804, align 4
  %809 = getelementptr inbounds %struct.query, ptr %629, i64 %799
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 8
  %811 = load ptr, ptr %810, align 8
  %812 = getelementptr inbounds nuw float, ptr %811, i64 %788
  %813 = getelementptr inbounds nuw i8, ptr %809, i64 32
  %814 = load float, ptr %813, align 8
  %815 = insertelement <8 x float> poison, float %814, i64 0
  %816 = shufflevector <8 x float> %815, <8 x float> poison, <8 x i32> zeroinitializer
  %817 = fmul <8 x float> %801, %816
  store <8 x float> %817, ptr %812, align 4
  %818 = getelementptr inbounds %struct.query, ptr %629, i64 %798
  %819 = getelementptr inbounds nuw i8, ptr %818, i64 8
  %820 = load ptr, ptr %819, align 8
  %821 = getelementptr inbounds nuw float, ptr %820, i64 %788
  %822 = getelementptr inbounds nuw i8, ptr %818, i64 32
  %823 = load float, ptr %822, align 8
  %824 = insertelement <8 x float> poison, float %823, i64 0
  %825 = shufflevector <8 x float> %824, <8 x float> poison, <8 x i32> zeroinitializer
  %826 = fmul <8 x float> %800, %825
  store <8 x float> %826, ptr %821, align 4
  %827 = add nuw nsw i64 %788, 8
  %828 = icmp slt i64 %827, %342
  br i1 %828, label %787, label %1197, !llvm.loop !22

829:                                              ; preds = %839, %792
  %830 = phi <8 x float> [ zeroinitializer, %792 ], [ %857, %839 ]
  %831 = phi <8 x float> [ zeroinitializer, %792 ], [ %852, %839 ]
  %832 = phi <8 x float> [ zeroinitializer, %792 ], [ %847, %839 ]
  %833 = phi i64 [ 0, %792 ], [ %834, %839 ]
  %834 = add nuw nsw i64 %833, 1
  %835 = shl nuw nsw i64 %834, 5
  %836 = getelementptr inbounds nuw i8, ptr %791, i64 %835
  %837 = shl nuw nsw i64 %833, 5
  %838 = getelementptr inbounds nuw i8, ptr %791, i64 %837
  br label %859

839:                                              ; preds = %859
  %840 = mul nsw i64 %833, %346
  %841 = getelementptr float, ptr %793, i64 %840
  %842 = load <8 x float>, ptr %841, align 4
  %843 = getelementptr inbounds nuw float, ptr %794, i64 %833
  %844 = load float, ptr %843, align 4
  %845 = insertelement <8 x float> poison, float %844, i64 0
  %846 = shufflevector <8 x float> %845, <8 x float> poison, <8 x i32> zeroinitializer
  %847 = call <8 x float> @llvm.fma.v8f32(<8 x float> %846, <8 x float> %842, <8 x float> %832)
  %848 = getelementptr inbounds nuw float, ptr %795, i64 %833
  %849 = load float, ptr %848, align 4
  %850 = insertelement <8 x float> poison, float %849, i64 0
  %851 = shufflevector <8 x float> %850, <8 x float> poison, <8 x i32> zeroinitializer
  %852 = call <8 x float> @llvm.fma.v8f32(<8 x float> %851, <8 x float> %842, <8 x float> %831)
  %853 = getelementptr inbounds nuw float, ptr %796, i64 %833
  %854 = load float, ptr %853, align 4
  %855 = insertelement <8 x float> poison, float %854, i64 0
  %856 = shufflevector <8 x float> %855, <8 x float> poison, <8 x i32> zeroinitializer
  %857 = call <8 x float> @llvm.fma.v8f32(<8 x float> %856, <8 x float> %842, <8 x float> %830)
  %858 = icmp slt i64 %834, %125
  br i1 %858, label %829, label %797, !llvm.loop !21

859:                                              ; preds = %829, %859
  %860 = phi ptr [ %861, %859 ], [ %838, %829 ]
  call void @llvm.prefetch.p0(ptr %860, i32 0, i32 3, i32 1)
  %861 = getelementptr inbounds nuw i8, ptr %860, i64 64
  %862 = icmp ult ptr %861, %836
  br i1 %862, label %859, label %839, !llvm.loop !13

863:                                              ; preds = %623
  br i1 %363, label %883, label %864

864:                                              ; preds = %863
  %865 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %866 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %867 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %868 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %869 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %870 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %871 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %872 = getelementptr inbounds %struct.query, ptr %629, i64 %871, i32 3
  %873 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %874 = getelementptr inbounds %struct.query, ptr %629, i64 %873, i32 3
  %875 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %876 = getelementptr inbounds %struct.query, ptr %629, i64 %875, i32 3
  %877 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %878 = getelementptr inbounds %struct.query, ptr %629, i64 %877, i32 3
  %879 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %880 = getelementptr inbounds %struct.query, ptr %629, i64 %879, i32 3
  %881 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %882 = getelementptr inbounds %struct.query, ptr %629, i64 %881, i32 3
  br label %907

883:                                              ; preds = %921, %863
  %884 = phi i64 [ 0, %863 ], [ %908, %921 ]
  %885 = icmp slt i64 %884, %342
  br i1 %885, label %886, label %1197

886:                                              ; preds = %883
  %887 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 0)
  %888 = getelementptr inbounds %struct.query, ptr %629, i64 %887
  %889 = getelementptr inbounds nuw i8, ptr %888, i64 8
  %890 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %891 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %892 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %893 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %894 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %895 = getelementptr inbounds %struct.query, ptr %629, i64 %887, i32 3
  %896 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 1)
  %897 = getelementptr inbounds %struct.query, ptr %629, i64 %896, i32 3
  %898 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 2)
  %899 = getelementptr inbounds %struct.query, ptr %629, i64 %898, i32 3
  %900 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 3)
  %901 = getelementptr inbounds %struct.query, ptr %629, i64 %900, i32 3
  %902 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 4)
  %903 = getelementptr inbounds %struct.query, ptr %629, i64 %902, i32 3
  %904 = call i64 @llvm.smin.i64(i64 %627, i64 range(i64 -9223372036854775808, 9223372036854775807) 5)
  %905 = getelementptr inbounds %struct.query, ptr %629, i64 %904, i32 3
  %906 = getelementptr inbounds nuw i8, ptr %888, i64 32
  br label %1067

907:                                              ; preds = %864, %921
  %908 = phi i64 [ %1006, %921 ], [ 16, %864 ]
  %909 = phi i64 [ %908, %921 ], [ 0, %864 ]
  %910 = add nuw nsw i64 %909, %342
  %911 = mul nsw i64 %910, %125
  %912 = getelementptr inbounds float, ptr %159, i64 %911
  %913 = getelementptr float, ptr %348, i64 %909
  br i1 %353, label %914, label %921

914:                                              ; preds = %907
  %915 = load ptr, ptr %872, align 8
  %916 = load ptr, ptr %874, align 8
  %917 = load ptr, ptr %876, align 8
  %918 = load ptr, ptr %878, align 8
  %919 = load ptr, ptr %880, align 8
  %920 = load ptr, ptr %882, align 8
  br label %1008

921:                                              ; preds = %1008, %907
  %922 = phi i64 [ %870, %907 ], [ %881, %1008 ]
  %923 = phi i64 [ %869, %907 ], [ %879, %1008 ]
  %924 = phi i64 [ %868, %907 ], [ %877, %1008 ]
  %925 = phi i64 [ %867, %907 ], [ %875, %1008 ]
  %926 = phi i64 [ %866, %907 ], [ %873, %1008 ]
  %927 = phi i64 [ %865, %907 ], [ %871, %1008 ]
  %928 = phi <8 x float> [ zeroinitializer, %907 ], [ %1065, %1008 ]
  %929 = phi <8 x float> [ zeroinitializer, %907 ], [ %1064, %1008 ]
  %930 = phi <8 x float> [ zeroinitializer, %907 ], [ %1059, %1008 ]
  %931 = phi <8 x float> [ zeroinitializer, %907 ], [ %1058, %1008 ]
  %932 = phi <8 x float> [ zeroinitializer, %907 ], [ %1053, %1008 ]
  %933 = phi <8 x float> [ zeroinitializer, %907 ], [ %1052, %1008 ]
  %934 = phi <8 x float> [ zeroinitializer, %907 ], [ %1047, %1008 ]
  %935 = phi <8 x float> [ zeroinitializer, %907 ], [ %1046, %1008 ]
  %936 = phi <8 x float> [ zeroinitializer, %907 ], [ %1041, %1008 ]
  %937 = phi <8 x float> [ zeroinitializer, %907 ], [ %1040, %1008 ]
  %938 = phi <8 x float> [ zeroinitializer, %907 ], [ %1035, %1008 ]
  %939 = phi <8 x float> [ zeroinitializer, %907 ], [ %1034, %1008 ]
  %940 = getelementptr inbounds %struct.query, ptr %629, i64 %927
  %941 = getelementptr inbounds nuw i8, ptr %940, i64 8
  %942 = load ptr, ptr %941, align 8
  %943 = getelementptr inbounds nuw float, ptr %942, i64 %909
  %944 = getelementptr inbounds nuw i8, ptr %940, i64 32
  %945 = load float, ptr %944, align 8
  %946 = insertelement <8 x float> poison, float %945, i64 0
  %947 = shufflevector <8 x float> %946, <8 x float> poison, <8 x i32> zeroinitializer
  %948 = fmul <8 x float> %939, %947
  store <8 x float> %948, ptr %943, align 4
  %949 = getelementptr inbounds nuw i8, ptr %943, i64 32
  %950 = fmul <8 x float> %938, %947
  store <8 x float> %950, ptr %949, align 4
  %951 = getelementptr inbounds %struct.query, ptr %629, i64 %926
  %952 = getelementptr inbounds nuw i8, ptr %951, i64 8
  %953 = load ptr, ptr %952, align 8
  %954 = getelementptr inbounds nuw float, ptr %953, i64 %909
  %955 = getelementptr inbounds nuw i8, ptr %951, i64 32
  %956 = load float, ptr %955, align 8
  %957 = insertelement <8 x float> poison, float %956, i64 0
  %958 = shufflevector <8 x float> %957, <8 x float> poison, <8 x i32> zeroinitializer
  %959 = fmul <8 x float> %937, %958
  store <8 x float> %959, ptr %954, align 4
  %960 = getelementptr inbounds nuw i8, ptr %954, i64 32
  %961 = fmul <8 x float> %936, %958
  store <8 x float> %961, ptr %960, align 4
  %962 = getelementptr inbounds %struct.query, ptr %629, i64 %925
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 8
  %964 = load ptr, ptr %963, align 8
  %965 = getelementptr inbounds nuw float, ptr %964, i64 %909
  %966 = getelementptr inbounds nuw i8, ptr %962, i64 32
  %967 = load float, ptr %966, align 8
  %968 = insertelement <8 x float> poison, float %967, i64 0
  %969 = shufflevector <8 x float> %968, <8 x float> poison, <8 x i32> zeroinitializer
  %970 = fmul <8 x float> %935, %969
  store <8 x float> %970, ptr %965, align 4
  %971 = getelementptr inbounds nuw i8, ptr %965, i64 32
  %972 = fmul <8 x float> %934, %969
  store <8 x float> %972, ptr %971, align 4
  %973 = getelementptr inbounds %struct.query, ptr %629, i64 %924
  %974 = getelementptr inbounds nuw i8, ptr %973, i64 8
  %975 = load ptr, ptr %974, align 8
  %976 = getelementptr inbounds nuw float, ptr %975, i64 %909
  %977 = getelementptr inbounds nuw i8, ptr %973, i64 32
  %978 = load float, ptr %977, align 8
  %979 = insertelement <8 x float> poison, float %978, i64 0
  %980 = shufflevector <8 x float> %979, <8 x float> poison, <8 x i32> zeroinitializer
  %981 = fmul <8 x float> %933, %980
  store <8 x float> %981, ptr %976, align 4
  %982 = getelementptr inbounds nuw i8, ptr %976, i64 32
  %983 = fmul <8 x float> %932, %980
  store <8 x float> %983, ptr %982, align 4
  %984 = getelementptr inbounds %struct.query, ptr %629, i64 %923
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 8
  %986 = load ptr, ptr %985, align 8
  %987 = getelementptr inbounds nuw float, ptr %986, i64 %909
  %988 = getelementptr inbounds nuw i8, ptr %984, i64 32
  %989 = load float, ptr %988, align 8
  %990 = insertelement <8 x float> poison, float %989, i64 0
  %991 = shufflevector <8 x float> %990, <8 x float> poison, <8 x i32> zeroinitializer
  %992 = fmul <8 x float> %931, %991
  store <8 x float> %992, ptr %987, align 4
  %993 = getelementptr inbounds nuw i8, ptr %987, i64 32
  %994 = fmul <8 x float> %930, %991
  store <8 x float> %994, ptr %993, align 4
  %995 = getelementptr inbounds %struct.query, ptr %629, i64 %922
  %996 = getelementptr inbounds nuw i8, ptr %995, i64 8
  %997 = load ptr, ptr %996, align 8
  %998 = getelementptr inbounds nuw float, ptr %997, i64 %909
  %999 = getelementptr inbounds nuw i8, ptr %995, i64 32
  %1000 = load float, ptr %999, align 8
  %1001 = insertelement <8 x float> poison, float %1000, i64 0
  %1002 = shufflevector <8 x float> %1001, <8 x float> poison, <8 x i32> zeroinitializer
  %1003 = fmul <8 x float> %929, %1002
  store <8 x float> %1003, ptr %998, align 4
  %1004 = getelementptr inbounds nuw i8, ptr %998, i64 32
  %1005 = fmul <8 x float> %928, %1002
  store <8 x float> %1005, ptr %1004, align 4
  %1006 = add nuw nsw i64 %908, 16
  %1007 = icmp sgt i64 %1006, %342
  br i1 %1007, label %883, label %907, !llvm.loop !20

1008:                                             ; preds = %914, %1008
  %1009 = phi <8 x float> [ zeroinitializer, %914 ], [ %1065, %1008 ]
  %1010 = phi <8 x float> [ zeroinitializer, %914 ], [ %1064, %1008 ]
  %1011 = phi <8 x float> [ zeroinitializer, %914 ], [ %1059, %1008 ]
  %1012 = phi <8 x float> [ zeroinitializer, %914 ], [ %1058, %1008 ]
  %1013 = phi <8 x float> [ zeroinitializer, %914 ], [ %1053, %1008 ]
  %1014 = phi <8 x float> [ zeroinitializer, %914 ], [ %1052, %1008 ]
  %1015 = phi <8 x float> [ zeroinitializer, %914 ], [ %1047, %1008 ]
  %1016 = phi <8 x float> [ zeroinitializer, %914 ], [ %1046, %1008 ]
  %1017 = phi <8 x float> [ zeroinitializer, %914 ], [ %1041, %1008 ]
  %1018 = phi <8 x float> [ zeroinitializer, %914 ], [ %1040, %1008 ]
  %1019 = phi <8 x float> [ zeroinitializer, %914 ], [ %1035, %1008 ]
  %1020 = phi <8 x float> [ zeroinitializer, %914 ], [ %1034, %1008 ]
  %1021 = phi i64 [ 0, %914 ], [ %1022, %1008 ]
  %1022 = add nuw nsw i64 %1021, 1
  %1023 = shl nuw nsw i64 %1021, 6
  %1024 = getelementptr inbounds nuw i8, ptr %912, i64 %1023
  call void @llvm.prefetch.p0(ptr nonnull %1024, i32 0, i32 3, i32 1)
  %1025 = mul nsw i64 %1021, %346
  %1026 = getelementptr float, ptr %913, i64 %1025
  %1027 = load <8 x float>, ptr %1026, align 4
  %1028 = getelementptr inbounds nuw i8, ptr %1026, i64 32
  %1029 = load <8 x float>, ptr %1028, align 4
  %1030 = getelementptr inbounds nuw float, ptr %915, i64 %1021
  %1031 = load float, ptr %1030, align 4
  %1032 = insertelement <8 x float> poison, float %1031, i64 0
  %1033 = shufflevector <8 x float> %1032, <8 x float> poison, <8 x i32> zeroinitializer
  %1034 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1033, <8 x float> %1027, <8 x float> %1020)
  %1035 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1033, <8 x float> %1029, <8 x float> %1019)
  %1036 = getelementptr inbounds nuw float, ptr %916, i64 %1021
  %1037 = load float, ptr %1036, align 4
  %1038 = insertelement <8 x float> poison, float %1037, i64 0
  %1039 = shufflevector <8 x float> %1038, <8 x float> poison, <8 x i32> zeroinitializer
  %1040 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1039, <8 x float> %1027, <8 x float> %1018)
  %1041 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1039, <8 x float> %1029, <8 x float> %1017)
  %1042 = getelementptr inbounds nuw float, ptr %917, i64 %1021
  %1043 = load float, ptr %1042, align 4
  %1044 = insertelement <8 x float> poison, float %1043, i64 0
  %1045 = shufflevector <8 x float> %1044, <8 x float> poison, <8 x i32> zeroinitializer
  %1046 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1045, <8 x float> %1027, <8 x float> %1016)
  %1047 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1045, <8 x float> %1029, <8 x float> %1015)
  %1048 = getelementptr inbounds nuw float, ptr %918, i64 %1021
  %1049 = load float, ptr %1048, align 4
  %1050 = insertelement <8 x float> poison, float %1049, i64 0
  %1051 = shufflevector <8 x float> %1050, <8 x float> poison, <8 x i32> zeroinitializer
  %1052 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1051, <8 x float> %1027, <8 x float> %1014)
  %1053 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1051, <8 x float> %1029, <8 x float> %1013)
  %1054 = getelementptr inbounds nuw float, ptr %919, i64 %1021
  %1055 = load float, ptr %1054, align 4
  %1056 = insertelement <8 x float> poison, float %1055, i64 0
  %1057 = shufflevector <8 x float> %1056, <8 x float> poison, <8 x i32> zeroinitializer
  %1058 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1057, <8 x float> %1027, <8 x float> %1012)
  %1059 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1057, <8 x float> %1029, <8 x float> %1011)
  %1060 = getelementptr inbounds nuw float, ptr %920, i64 %1021
  %1061 = load float, ptr %1060, align 4
  %1062 = insertelement <8 x float> poison, float %1061, i64 0
  %1063 = shufflevector <8 x float> %1062, <8 x float> poison, <8 x i32> zeroinitializer
  %1064 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1063, <8 x float> %1027, <8 x float> %1010)
  %1065 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1063, <8 x float> %1029, <8 x float> %1009)
  %1066 = icmp slt i64 %1022, %125
  br i1 %1066, label %1008, label %921, !llvm.loop !21

1067:                                             ; preds = %886, %1080
  %1068 = phi i64 [ %1143, %1080 ], [ %884, %886 ]
  %1069 = add nsw i64 %1068, %342
  %1070 = mul nsw i64 %1069, %125
  %1071 = getelementptr inbounds float, ptr %159, i64 %1070
  br i1 %353, label %1072, label %1080

1072:                                             ; preds = %1067
  %1073 = getelementptr float, ptr %348, i64 %1068
  %1074 = load ptr, ptr %895, align 8
  %1075 = load ptr, ptr %897, align 8
  %1076 = load ptr, ptr %899, align 8
  %1077 = load ptr, ptr %901, align 8
  %1078 = load ptr, ptr %903, align 8
  %1079 = load ptr, ptr %905, align 8
  br label %1145

1080:                                             ; preds = %1158, %1067
  %1081 = phi i64 [ %894, %1067 ], [ %904, %1158 ]
  %1082 = phi i64 [ %893, %1067 ], [ %902, %1158 ]
  %1083 = phi i64 [ %892, %1067 ], [ %900, %1158 ]
  %1084 = phi i64 [ %891, %1067 ], [ %898, %1158 ]
  %1085 = phi i64 [ %890, %1067 ], [ %896, %1158 ]
  %1086 = phi <8 x float> [ zeroinitializer, %1067 ], [ %1191, %1158 ]
  %1087 = phi <8 x float> [ zeroinitializer, %1067 ], [ %1186, %1158 ]
  %1088 = phi <8 x float> [ zeroinitializer, %1067 ], [ %1181, %1158 ]
  %1089 = phi <8 x float> [ zeroinitializer, %1067 ], [ %1176, %1158 ]
  %1090 = phi <8 x float> [ zeroinitializer, %1067 ], [ %1171, %1158 ]
  %1091 = phi <8 x float> [ zeroinitializer, %1067 ], [ %1166, %1158 ]
  %1092 = load ptr, ptr %889, align 8
  %1093 = getelementptr inbounds nuw float, ptr %1092, i64 %1068
  %1094 = load float, ptr %906, align 8
  %1095 = insertelement <8 x float> poison, float %1094, i64 0
  %1096 = shufflevector <8 x float> %1095, <8 x float> poison, <8 x i32> zeroinitializer
  %1097 = fmul <8 x float> %1091, %1096
  store <8 x float> %1097, ptr %1093, align 4
  %1098 = getelementptr inbounds %struct.query, ptr %629, i64 %1085
  %1099 = getelementptr inbounds nuw i8, ptr %1098, i64 8
  %1100 = load ptr, ptr %1099, align 8
  %1101 = getelementptr inbounds nuw float, ptr %1100, i64 %1068
  %1102 = getelementptr inbounds nuw i8, ptr %1098, i64 32
  %1103 = load float, ptr %1102, align 8
  %1104 = insertelement <8 x float> poison, float %1103, i64 0
  %1105 = shufflevector <8 x float> %1104, <8 x float> poison, <8 x i32> zeroinitializer
  %1106 = fmul <8 x float> %1090, %1105
  store <8 x float> %1106, ptr %1101, align 4
  %1107 = getelementptr inbounds %struct.query, ptr %629, i64 %1084
  %1108 = getelementptr inbounds nuw i8, ptr %1107, i64 8
  %1109 = load ptr, ptr %1108, align 8
  %1110 = getelementptr inbounds nuw float, ptr %1109, i64 %1068
  %1111 = getelementptr inbounds nuw i8, ptr %1107, i64 32
  %1112 = load float, ptr %1111, align 8
  %1113 = insertelement <8 x float> poison, float %1112, i64 0
  %1114 = shufflevector <8 x float> %1113, <8 x float> poison, <8 x i32> zeroinitializer
  %1115 = fmul <8 x float> %1089, %1114
  store <8 x float> %1115, ptr %1110, align 4
  %1116 = getelementptr inbounds %struct.query, ptr %629, i64 %1083
  %1117 = getelementptr inbounds nuw i8, ptr %1116, i64 8
  %1118 = load ptr, ptr %1117, align 8
  %1119 = getelementptr inbounds nuw float, ptr %1118, i64 %1068
  %1120 = getelementptr inbounds nuw i8, ptr %1116, i64 32
  %1121 = load float, ptr %1120, align 8
  %1122 = insertelement <8 x float> poison, float %1121, i64 0
  %1123 = shufflevector <8 x float> %1122, <8 x float> poison, <8 x i32> zeroinitializer
  %1124 = fmul <8 x float> %1088, %1123
  store <8 x float> %1124, ptr %1119, align 4
  %1125 = getelementptr inbounds %struct.query, ptr %629, i64 %1082
  %1126 = getelementptr inbounds nuw i8, ptr %1125, i64 8
  %1127 = load ptr, ptr %1126, align 8
  %1128 = getelementptr inbounds nuw float, ptr %1127, i64 %1068
  %1129 = getelementptr inbounds nuw i8, ptr %1125, i64 32
  %1130 = load float, ptr %1129, align 8
  %1131 = insertelement <8 x float> poison, float %1130, i64 0
  %1132 = shufflevector <8 x float> %1131, <8 x float> poison, <8 x i32> zeroinitializer
  %1133 = fmul <8 x float> %1087, %1132
  store <8 x float> %1133, ptr %1128, align 4
  %1134 = getelementptr inbounds %struct.query, ptr %629, i64 %1081
  %1135 = getelementptr inbounds nuw i8, ptr %1134, i64 8
  %1136 = load ptr, ptr %1135, align 8
  %1137 = getelementptr inbounds nuw float, ptr %1136, i64 %1068
  %1138 = getelementptr inbounds nuw i8, ptr %1134, i64 32
  %1139 = load float, ptr %1138, align 8
  %1140 = insertelement <8 x float> poison, float %1139, i64 0
  %1141 = shufflevector <8 x float> %1140, <8 x float> poison, <8 x i32> zeroinitializer
  %1142 = fmul <8 x float> %1086, %1141
  store <8 x float> %1142, ptr %1137, align 4
  %1143 = add nuw nsw i64 %1068, 8
  %1144 = icmp slt i64 %1143, %342
  br i1 %1144, label %1067, label %1197, !llvm.loop !22

1145:                                             ; preds = %1158, %1072
  %1146 = phi <8 x float> [ zeroinitializer, %1072 ], [ %1191, %1158 ]
  %1147 = phi <8 x float> [ zeroinitializer, %1072 ], [ %1186, %1158 ]
  %1148 = phi <8 x float> [ zeroinitializer, %1072 ], [ %1181, %1158 ]
  %1149 = phi <8 x float> [ zeroinitializer, %1072 ], [ %1176, %1158 ]
  %1150 = phi <8 x float> [ zeroinitializer, %1072 ], [ %1171, %1158 ]
  %1151 = phi <8 x float> [ zeroinitializer, %1072 ], [ %1166, %1158 ]
  %1152 = phi i64 [ 0, %1072 ], [ %1153, %1158 ]
  %1153 = add nuw nsw i64 %1152, 1
  %1154 = shl nuw nsw i64 %1153, 5
  %1155 = getelementptr inbounds nuw i8, ptr %1071, i64 %1154
  %1156 = shl nuw nsw i64 %1152, 5
  %1157 = getelementptr inbounds nuw i8, ptr %1071, i64 %1156
  br label %1193

1158:                                             ; preds = %1193
  %1159 = mul nsw i64 %1152, %346
  %1160 = getelementptr float, ptr %1073, i64 %1159
  %1161 = load <8 x float>, ptr %1160, align 4
  %1162 = getelementptr inbounds nuw float, ptr %1074, i64 %1152
  %1163 = load float, ptr %1162, align 4
  %1164 = insertelement <8 x float> poison, float %1163, i64 0
  %1165 = shufflevector <8 x float> %1164, <8 x float> poison, <8 x i32> zeroinitializer
  %1166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1165, <8 x float> %1161, <8 x float> %1151)
  %1167 = getelementptr inbounds nuw float, ptr %1075, i64 %1152
  %1168 = load float, ptr %1167, align 4
  %1169 = insertelement <8 x float> poison, float %1168, i64 0
  %1170 = shufflevector <8 x float> %1169, <8 x float> poison, <8 x i32> zeroinitializer
  %1171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1170, <8 x float> %1161, <8 x float> %1150)
  %1172 = getelementptr inbounds nuw float, ptr %1076, i64 %1152
  %1173 = load float, ptr %1172, align 4
  %1174 = insertelement <8 x float> poison, float %1173, i64 0
  %1175 = shufflevector <8 x float> %1174, <8 x float> poison, <8 x i32> zeroinitializer
  %1176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1175, <8 x float> %1161, <8 x float> %1149)
  %1177 = getelementptr inbounds nuw float, ptr %1077, i64 %1152
  %1178 = load float, ptr %1177, align 4
  %1179 = insertelement <8 x float> poison, float %1178, i64 0
  %1180 = shufflevector <8 x float> %1179, <8 x float> poison, <8 x i32> zeroinitializer
  %1181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1180, <8 x float> %1161, <8 x float> %1148)
  %1182 = getelementptr inbounds nuw float, ptr %1078, i64 %1152
  %1183 = load float, ptr %1182, align 4
  %1184 = insertelement <8 x float> poison, float %1183, i64 0
  %1185 = shufflevector <8 x float> %1184, <8 x float> poison, <8 x i32> zeroinitializer
  %1186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1185, <8 x float> %1161, <8 x float> %1147)
  %1187 = getelementptr inbounds nuw float, ptr %1079, i64 %1152
  %1188 = load float, ptr %1187, align 4
  %1189 = insertelement <8 x float> poison, float %1188, i64 0
  %1190 = shufflevector <8 x float> %1189, <8 x float> poison, <8 x i32> zeroinitializer
  %1191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1190, <8 x float> %1161, <8 x float> %1146)
  %1192 = icmp slt i64 %1153, %125
  br i1 %1192, label %1145, label %1080, !llvm.loop !21

1193:                                             ; preds = %1145, %1193
  %1194 = phi ptr [ %1195, %1193 ], [ %1157, %1145 ]
  call void @llvm.prefetch.p0(ptr %1194, i32 0, i32 3, i32 1)
  %1195 = getelementptr inbounds nuw i8, ptr %1194, i64 64
  %1196 = icmp ult ptr %1195, %1155
  br i1 %1196, label %1193, label %1158, !llvm.loop !13

1197:                                             ; preds = %1080, %797, %883, %641
  %1198 = add nuw nsw i64 %624, 6
  %1199 = icmp slt i64 %1198, %376
  br i1 %1199, label %623, label %1200, !llvm.loop !23

1200:                                             ; preds = %1197, %419
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2)
  %1201 = add nuw nsw i64 %374, 12
  %1202 = load i64, ptr %6, align 8
  %1203 = icmp slt i64 %1201, %1202
  %1204 = add i64 %372, -12
  br i1 %1203, label %371, label %1240, !llvm.loop !24

1205:                                             ; preds = %1205, %392
  %1206 = phi i64 [ 0, %392 ], [ %1237, %1205 ]
  %1207 = phi i64 [ 0, %392 ], [ %1238, %1205 ]
  %1208 = add nsw i64 %380, %1206
  %1209 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1206
  %1210 = mul nsw i64 %385, %1208
  %1211 = getelementptr inbounds float, ptr %384, i64 %1210
  %1212 = mul nsw i64 %386, %1208
  %1213 = getelementptr inbounds float, ptr %211, i64 %1212
  %1214 = getelementptr inbounds float, ptr %212, i64 %1208
  %1215 = shl nsw i64 %1206, 11
  %1216 = getelementptr inbounds nuw i8, ptr %3, i64 %1215
  store ptr %1211, ptr %1209, align 16
  %1217 = getelementptr inbounds nuw i8, ptr %1209, i64 8
  store ptr %1213, ptr %1217, align 8
  %1218 = getelementptr inbounds nuw i8, ptr %1209, i64 16
  store ptr %1214, ptr %1218, align 16
  %1219 = getelementptr inbounds nuw i8, ptr %1209, i64 24
  store ptr %1216, ptr %1219, align 8
  %1220 = getelementptr inbounds nuw i8, ptr %1209, i64 32
  store float 0.000000e+00, ptr %1220, align 16
  %1221 = getelementptr inbounds nuw i8, ptr %1209, i64 36
  store i32 0, ptr %1221, align 4
  %1222 = or disjoint i64 %1206, 1
  %1223 = add nsw i64 %380, %1222
  %1224 = getelementptr inbounds nuw [12 x %struct.query], ptr %2, i64 0, i64 %1222
  %1225 = mul nsw i64 %385, %1223
  %1226 = getelementptr inbounds float, ptr %384, i64 %1225
  %1227 = mul nsw i64 %386, %1223
  %1228 = getelementptr inbounds float, ptr %211, i64 %1227
  %1229 = getelementptr inbounds float, ptr %212, i64 %1223
  %1230 = shl nsw i64 %1222, 11
  %1231 = getelementptr inbounds nuw i8, ptr %3, i64 %1230
  store ptr %1226, ptr %1224, align 8
  %1232 = getelementptr inbounds nuw i8, ptr %1224, i64 8
  store ptr %1228, ptr %1232, align 16
  %1233 = getelementptr inbounds nuw i8, ptr %1224, i64 16
  store ptr %1229, ptr %1233, align 8
  %1234 = getelementptr inbounds nuw i8, ptr %1224, i64 24
  store ptr %1231, ptr %1234, align 16
  %1235 = getelementptr inbounds nuw i8, ptr %1224, i64 32
  store float 0.000000e+00, ptr %1235, align 8
  %1236 = getelementptr inbounds nuw i8, ptr %1224, i64 36
  store i32 0, ptr %1236, align 4
  %1237 = add nuw nsw i64 %1206, 2
  %1238 = add i64 %1207, 2
  %1239 = icmp eq i64 %1238, %393
  br i1 %1239, label %394, label %1205, !llvm.loop !25

1240:                                             ; preds = %1200, %341
  %1241 = add i64 %111, 1
  %1242 = icmp eq i64 %1241, %86
  br i1 %1242, label %103, label %110, !llvm.loop !26
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

34:                                               ; preds = %208, %1
  ret void

35:                                               ; preds = %26, %208
  %36 = phi i64 [ %24, %26 ], [ %209, %208 ]
  %37 = phi i64 [ 0, %26 ], [ %210, %208 ]
  %38 = phi i64 [ 0, %26 ], [ %53, %208 ]
  %39 = phi i64 [ 0, %26 ], [ %211, %208 ]
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
  %53 = add nsw i64 %52, %38
  %54 = add nsw i64 %36, -1
  %55 = icmp slt i64 %39, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 144
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, %43
  br i1 %59, label %208, label %60

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
  br i1 %48, label %208, label %79

79:                                               ; preds = %78
  %80 = sdiv i64 %45, %46
  %81 = icmp eq i64 %80, 1
  br i1 %81, label %208, label %82

82:                                               ; preds = %79, %75
  %83 = add nsw i64 %43, 1
  %84 = mul nsw i64 %83, %6
  %85 = tail call i64 @llvm.smin.i64(i64 %23, i64 %84)
  %86 = icmp slt i64 %62, %85
  br i1 %86, label %87, label %208

87:                                               ; preds = %82
  %88 = add nsw i64 %37, 1
  %89 = icmp slt i64 %88, %53
  %90 = icmp slt i64 %37, %53
  br label %91

91:                                               ; preds = %87, %201
  %92 = phi i64 [ %62, %87 ], [ %204, %201 ]
  %93 = sub nsw i64 %92, %61
  %94 = load ptr, ptr %28, align 8
  %95 = load ptr, ptr %29, align 8
  %96 = getelementptr inbounds i64, ptr %95, i64 %43
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %6
  %99 = add nsw i64 %98, %93
  %100 = load i64, ptr %30, align 8
  %101 = mul nsw i64 %99, %100
  %102 = getelementptr inbounds float, ptr %94, i64 %101
  %103 = load ptr, ptr %31, align 8
  %104 = getelementptr inbounds float, ptr %103, i64 %92
  %105 = load i64, ptr %2, align 8
  %106 = load i64, ptr %4, align 8
  %107 = mul nsw i64 %106, %105
  %108 = load ptr, ptr %32, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 %93
  %110 = mul nsw i64 %107, %37
  %111 = getelementptr inbounds float, ptr %109, i64 %110
  %112 = load float, ptr %111, align 4
  br i1 %89, label %115, label %113

113:                                              ; preds = %115, %91
  %114 = phi float [ %112, %91 ], [ %122, %115 ]
  br i1 %90, label %133, label %125

115:                                              ; preds = %91, %115
  %116 = phi i64 [ %123, %115 ], [ %88, %91 ]
  %117 = phi float [ %122, %115 ], [ %112, %91 ]
  %118 = mul nsw i64 %116, %107
  %119 = getelementptr inbounds float, ptr %109, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = fcmp ogt float %120, %117
  %122 = select i1 %121, float %120, float %117
  %123 = add nsw i64 %116, 1
  %124 = icmp slt i64 %123, %53
  br i1 %124, label %115, label %113, !llvm.loop !27

125:                                              ; preds = %188, %113
  %126 = phi i64 [ %100, %113 ], [ %189, %188 ]
  %127 = phi float [ 0.000000e+00, %113 ], [ %190, %188 ]
  %128 = icmp sgt i64 %126, 0
  br i1 %128, label %129, label %201

129:                                              ; preds = %125
  %130 = fdiv float 1.000000e+00, %127
  %131 = insertelement <8 x float> poison, float %130, i64 0
  %132 = shufflevector <8 x float> %131, <8 x float> poison, <8 x i32> zeroinitializer
  br label %193

133:                                              ; preds = %113, %188
  %134 = phi i64 [ %189, %188 ], [ %100, %113 ]
  %135 = phi float [ %190, %188 ], [ 0.000000e+00, %113 ]
  %136 = phi i64 [ %191, %188 ], [ %37, %113 ]
  %137 = mul nsw i64 %136, %107
  %138 = getelementptr inbounds float, ptr %109, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fcmp oeq float %139, 0xFFF0000000000000
  br i1 %140, label %188, label %141

141:                                              ; preds = %133
  %142 = fsub float %139, %114
  %143 = insertelement <8 x float> poison, float %142, i64 0
  %144 = shufflevector <8 x float> %143, <8 x float> poison, <8 x i32> zeroinitializer
  %145 = fcmp olt <8 x float> %144, splat (float -8.600000e+01)
  %146 = select <8 x i1> %145, <8 x float> splat (float -8.600000e+01), <8 x float> %144
  %147 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %146, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %148 = bitcast <8 x float> %147 to <8 x i32>
  %149 = fadd <8 x float> %147, splat (float 0xC168000000000000)
  %150 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %149, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %146)
  %151 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %149, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %150)
  %152 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %151, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %153 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %152, <8 x float> %151, <8 x float> splat (float 0x3F81112100000000))
  %154 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %153, <8 x float> %151, <8 x float> splat (float 0x3FA5553820000000))
  %155 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> %151, <8 x float> splat (float 0x3FC5555540000000))
  %156 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %151, <8 x float> splat (float 5.000000e-01))
  %157 = fmul <8 x float> %151, %151
  %158 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %156, <8 x float> %157, <8 x float> %151)
  %159 = fadd <8 x float> %158, splat (float 1.000000e+00)
  %160 = shl <8 x i32> %148, splat (i32 23)
  %161 = add <8 x i32> %160, splat (i32 1065353216)
  %162 = bitcast <8 x i32> %161 to <8 x float>
  %163 = fmul <8 x float> %159, %162
  %164 = load ptr, ptr %33, align 8
  %165 = add nsw i64 %137, %93
  %166 = mul nsw i64 %134, %165
  %167 = getelementptr inbounds float, ptr %164, i64 %166
  %168 = icmp sgt i64 %134, 0
  br i1 %168, label %169, label %171

169:                                              ; preds = %141
  %170 = fcmp ogt float %135, 0.000000e+00
  br label %175

171:                                              ; preds = %182, %141
  %172 = phi i64 [ %134, %141 ], [ %186, %182 ]
  %173 = extractelement <8 x float> %163, i64 0
  %174 = fadd float %135, %173
  br label %188

175:                                              ; preds = %169, %182
  %176 = phi i64 [ 0, %169 ], [ %185, %182 ]
  %177 = getelementptr inbounds nuw float, ptr %102, i64 %176
  %178 = getelementptr inbounds nuw float, ptr %167, i64 %176
  %179 = load <8 x float>, ptr %178, align 4
  br i1 %170, label %180, label %182

180:                                              ; preds = %175
  %181 = load <8 x float>, ptr %177, align 4
  br label %182

182:                                              ; preds = %180, %175
  %183 = phi <8 x float> [ %181, %180 ], [ zeroinitializer, %175 ]
  %184 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> %179, <8 x float> %183)
  store <8 x float> %184, ptr %177, align 4
  %185 = add nuw nsw i64 %176, 8
  %186 = load i64, ptr %30, align 8
  %187 = icmp slt i64 %185, %186
  br i1 %187, label %175, label %171, !llvm.loop !28

188:                                              ; preds = %171, %133
  %189 = phi i64 [ %134, %133 ], [ %172, %171 ]
  %190 = phi float [ %135, %133 ], [ %174, %171 ]
  %191 = add nsw i64 %136, 1
  %192 = icmp slt i64 %191, %53
  br i1 %192, label %133, label %125, !llvm.loop !29

193:                                              ; preds = %129, %193
  %194 = phi i64 [ 0, %129 ], [ %198, %193 ]
  %195 = getelementptr inbounds nuw float, ptr %102, i64 %194
  %196 = load <8 x float>, ptr %195, align 4
  %197 = fmul <8 x float> %132, %196
  store <8 x float> %197, ptr %195, align 4
  %198 = add nuw nsw i64 %194, 8
  %199 = load i64, ptr %30, align 8
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %193, label %201, !llvm.loop !30

201:                                              ; preds = %193, %125
  %202 = tail call float @logf(float noundef %127)
  %203 = fadd float %114, %202
  store float %203, ptr %104, align 4
  %204 = add i64 %92, 1
  %205 = icmp eq i64 %204, %85
  br i1 %205, label %206, label %91, !llvm.loop !31

206:                                              ; preds = %201
  %207 = load i64, ptr %8, align 8
  br label %208

208:                                              ; preds = %206, %82, %78, %79, %56
  %209 = phi i64 [ %36, %56 ], [ %36, %79 ], [ %36, %78 ], [ %36, %82 ], [ %207, %206 ]
  %210 = phi i64 [ %37, %56 ], [ %53, %79 ], [ %53, %78 ], [ %53, %82 ], [ %53, %206 ]
  %211 = add nuw nsw i64 %39, 1
  %212 = icmp slt i64 %211, %209
  br i1 %212, label %35, label %34, !llvm.loop !32
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
  %45 = add nsw i64 %31, 5
  %46 = sdiv i64 %45, 6
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
  br i1 %59, label %60, label %214

60:                                               ; preds = %1
  %61 = icmp sgt i64 %34, 0
  %62 = sitofp i64 %34 to float
  %63 = add nsw i64 %34, 191
  %64 = sdiv i64 %63, 192
  %65 = tail call i64 @llvm.smax.i64(i64 %64, i64 1)
  %66 = add i64 %34, -1
  %67 = lshr i64 %66, 3
  %68 = add nuw nsw i64 %67, 1
  %69 = and i64 %68, 7
  %70 = icmp ult i64 %34, 57
  %71 = and i64 %68, 4611686018427387896
  %72 = icmp eq i64 %69, 0
  %73 = icmp ult i64 %34, 9
  %74 = and i64 %68, 4611686018427387902
  %75 = and i64 %66, 8
  %76 = icmp eq i64 %75, 0
  br label %79

77:                                               ; preds = %200, %86
  %78 = icmp eq i64 %82, %58
  br i1 %78, label %214, label %79, !llvm.loop !33

79:                                               ; preds = %60, %77
  %80 = phi i64 [ %55, %60 ], [ %82, %77 ]
  %81 = mul nsw i64 %80, %49
  %82 = add nsw i64 %80, 1
  %83 = mul nsw i64 %82, %49
  %84 = tail call i64 @llvm.smin.i64(i64 %83, i64 %31)
  %85 = icmp slt i64 %81, %84
  br i1 %85, label %89, label %86

86:                                               ; preds = %197, %79
  br i1 %61, label %87, label %77

87:                                               ; preds = %86
  %88 = mul nsw i64 %80, %64
  br label %200

89:                                               ; preds = %79, %197
  %90 = phi i64 [ %198, %197 ], [ %81, %79 ]
  %91 = mul nsw i64 %90, %34
  %92 = getelementptr inbounds float, ptr %40, i64 %91
  %93 = getelementptr inbounds float, ptr %16, i64 %91
  br i1 %61, label %94, label %109

94:                                               ; preds = %89
  br i1 %70, label %95, label %128

95:                                               ; preds = %128, %94
  %96 = phi <8 x float> [ poison, %94 ], [ %162, %128 ]
  %97 = phi <8 x float> [ zeroinitializer, %94 ], [ %162, %128 ]
  %98 = phi i64 [ 0, %94 ], [ %163, %128 ]
  br i1 %72, label %109, label %99

99:                                               ; preds = %95, %99
  %100 = phi <8 x float> [ %105, %99 ], [ %97, %95 ]
  %101 = phi i64 [ %106, %99 ], [ %98, %95 ]
  %102 = phi i64 [ %107, %99 ], [ 0, %95 ]
  %103 = getelementptr inbounds nuw float, ptr %92, i64 %101
  %104 = load <8 x float>, ptr %103, align 4
  %105 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %104, <8 x float> %104, <8 x float> %100)
  %106 = add nuw nsw i64 %101, 8
  %107 = add i64 %102, 1
  %108 = icmp eq i64 %107, %69
  br i1 %108, label %109, label %99, !llvm.loop !34

109:                                              ; preds = %95, %99, %89
  %110 = phi <8 x float> [ zeroinitializer, %89 ], [ %96, %95 ], [ %105, %99 ]
  %111 = shufflevector <8 x float> %110, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %112 = shufflevector <8 x float> %110, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %113 = fadd <4 x float> %111, %112
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %115 = fadd <4 x float> %113, %114
  %116 = shufflevector <4 x float> %113, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %117 = shufflevector <4 x float> %113, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %118 = fadd <4 x float> %116, %117
  %119 = fadd <4 x float> %115, %118
  %120 = extractelement <4 x float> %119, i64 0
  %121 = fdiv float %120, %62
  %122 = fadd float %44, %121
  %123 = tail call float @llvm.sqrt.f32(float %122)
  %124 = fdiv float 1.000000e+00, %123
  %125 = insertelement <8 x float> poison, float %124, i64 0
  %126 = shufflevector <8 x float> %125, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %61, label %127, label %197

127:                                              ; preds = %109
  br i1 %73, label %187, label %166

128:                                              ; preds = %94, %128
  %129 = phi <8 x float> [ %162, %128 ], [ zeroinitializer, %94 ]
  %130 = phi i64 [ %163, %128 ], [ 0, %94 ]
  %131 = phi i64 [ %164, %128 ], [ 0, %94 ]
  %132 = getelementptr inbounds nuw float, ptr %92, i64 %130
  %133 = load <8 x float>, ptr %132, align 4
  %134 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %133, <8 x float> %133, <8 x float> %129)
  %135 = or disjoint i64 %130, 8
  %136 = getelementptr inbounds nuw float, ptr %92, i64 %135
  %137 = load <8 x float>, ptr %136, align 4
  %138 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %137, <8 x float> %137, <8 x float> %134)
  %139 = or disjoint i64 %130, 16
  %140 = getelementptr inbounds nuw float, ptr %92, i64 %139
  %141 = load <8 x float>, ptr %140, align 4
  %142 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %141, <8 x float> %141, <8 x float> %138)
  %143 = or disjoint i64 %130, 24
  %144 = getelementptr inbounds nuw float, ptr %92, i64 %143
  %145 = load <8 x float>, ptr %144, align 4
  %146 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %145, <8 x float> %145, <8 x float> %142)
  %147 = or disjoint i64 %130, 32
  %148 = getelementptr inbounds nuw float, ptr %92, i64 %147
  %149 = load <8 x float>, ptr %148, align 4
  %150 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %149, <8 x float> %149, <8 x float> %146)
  %151 = or disjoint i64 %130, 40
  %152 = getelementptr inbounds nuw float, ptr %92, i64 %151
  %153 = load <8 x float>, ptr %152, align 4
  %154 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %153, <8 x float> %153, <8 x float> %150)
  %155 = or disjoint i64 %130, 48
  %156 = getelementptr inbounds nuw float, ptr %92, i64 %155
  %157 = load <8 x float>, ptr %156, align 4
  %158 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %157, <8 x float> %157, <8 x float> %154)
  %159 = or disjoint i64 %130, 56
  %160 = getelementptr inbounds nuw float, ptr %92, i64 %159
  %161 = load <8 x float>, ptr %160, align 4
  %162 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %161, <8 x float> %161, <8 x float> %158)
  %163 = add nuw nsw i64 %130, 64
  %164 = add nuw nsw i64 %131, 8
  %165 = icmp eq i64 %164, %71
  br i1 %165, label %95, label %128, !llvm.loop !35

166:                                              ; preds = %127, %166
  %167 = phi i64 [ %184, %166 ], [ 0, %127 ]
  %168 = phi i64 [ %185, %166 ], [ 0, %127 ]
  %169 = getelementptr inbounds nuw float, ptr %93, i64 %167
  %170 = getelementptr inbounds nuw float, ptr %92, i64 %167
  %171 = load <8 x float>, ptr %170, align 4
  %172 = fmul <8 x float> %126, %171
  %173 = getelementptr inbounds nuw float, ptr %42, i64 %167
  %174 = load <8 x float>, ptr %173, align 4
  %175 = fmul <8 x float> %172, %174
  store <8 x float> %175, ptr %169, align 4
  %176 = or disjoint i64 %167, 8
  %177 = getelementptr inbounds nuw float, ptr %93, i64 %176
  %178 = getelementptr inbounds nuw float, ptr %92, i64 %176
  %179 = load <8 x float>, ptr %178, align 4
  %180 = fmul <8 x float> %126, %179
  %181 = getelementptr inbounds nuw float, ptr %42, i64 %176
  %182 = load <8 x float>, ptr %181, align 4
  %183 = fmul <8 x float> %180, %182
  store <8 x float> %183, ptr %177, align 4
  %184 = add nuw nsw i64 %167, 16
  %185 = add i64 %168, 2
  %186 = icmp eq i64 %185, %74
  br i1 %186, label %187, label %166, !llvm.loop !36

187:                                              ; preds = %166, %127
  %188 = phi i64 [ 0, %127 ], [ %184, %166 ]
  br i1 %76, label %189, label %197

189:                                              ; preds = %187
  %190 = getelementptr inbounds nuw float, ptr %93, i64 %188
  %191 = getelementptr inbounds nuw float, ptr %92, i64 %188
  %192 = load <8 x float>, ptr %191, align 4
  %193 = fmul <8 x float> %126, %192
  %194 = getelementptr inbounds nuw float, ptr %42, i64 %188
  %195 = load <8 x float>, ptr %194, align 4
  %196 = fmul <8 x float> %193, %195
  store <8 x float> %196, ptr %190, align 4
  br label %197

197:                                              ; preds = %189, %187, %109
  %198 = add nsw i64 %90, 1
  %199 = icmp slt i64 %198, %84
  br i1 %199, label %89, label %86, !llvm.loop !37

200:                                              ; preds = %87, %200
  %201 = phi i64 [ 0, %87 ], [ %212, %200 ]
  %202 = add nsw i64 %201, %88
  %203 = srem i64 %202, %64
  %204 = mul nsw i64 %203, 192
  %205 = sdiv i64 %202, %64
  %206 = mul nsw i64 %205, %49
  %207 = add nsw i64 %205, 1
  %208 = mul nsw i64 %207, %49
  %209 = tail call i64 @llvm.smin.i64(i64 %208, i64 %31)
  %210 = add nsw i64 %204, 192
  %211 = tail call i64 @llvm.smin.i64(i64 %210, i64 %34)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %206, i64 %209, i64 %204, i64 %211)
  %212 = add nuw nsw i64 %201, 1
  %213 = icmp eq i64 %212, %65
  br i1 %213, label %77, label %200, !llvm.loop !38

214:                                              ; preds = %77, %1
  tail call void @GOMP_barrier()
  %215 = sdiv i64 %11, 16
  %216 = add nsw i64 %46, 43
  %217 = sdiv i64 %216, 44
  %218 = mul nsw i64 %217, %215
  %219 = sdiv i64 %34, 32
  %220 = shl nsw i64 %219, 3
  switch i64 %38, label %227 [
    i64 0, label %221
    i64 1, label %223
    i64 2, label %225
  ]

221:                                              ; preds = %214
  %222 = shl nsw i64 %34, 2
  br label %230

223:                                              ; preds = %214
  %224 = shl nsw i64 %34, 1
  br label %230

225:                                              ; preds = %214
  %226 = add nsw i64 %220, %34
  br label %230

227:                                              ; preds = %214
  %228 = sdiv i64 %34, 2
  %229 = add nsw i64 %220, %228
  br label %230

230:                                              ; preds = %221, %223, %225, %227
  %231 = phi i64 [ %222, %221 ], [ %224, %223 ], [ %226, %225 ], [ %229, %227 ]
  %232 = shl nsw i64 %231, 4
  %233 = icmp sgt i64 %31, 39
  %234 = sdiv i64 %218, 2
  %235 = select i1 %233, i64 %234, i64 %218
  %236 = tail call i32 @omp_get_thread_num()
  %237 = sext i32 %236 to i64
  %238 = tail call i32 @omp_get_num_threads()
  %239 = sext i32 %238 to i64
  %240 = mul nsw i64 %235, %237
  %241 = sdiv i64 %240, %239
  %242 = add nsw i64 %237, 1
  %243 = mul nsw i64 %242, %235
  %244 = sdiv i64 %243, %239
  %245 = icmp slt i64 %241, %244
  br i1 %245, label %246, label %248

246:                                              ; preds = %230
  %247 = add nsw i64 %241, 1
  br label %251

248:                                              ; preds = %230
  %249 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %250 = add nsw i64 %249, %235
  br label %251

251:                                              ; preds = %246, %248
  %252 = phi i64 [ %247, %246 ], [ %241, %248 ]
  %253 = phi i64 [ %241, %246 ], [ %250, %248 ]
  %254 = icmp slt i64 %253, %218
  br i1 %254, label %255, label %280

255:                                              ; preds = %251, %273
  %256 = phi i64 [ %266, %273 ], [ %253, %251 ]
  %257 = phi i64 [ %265, %273 ], [ %252, %251 ]
  %258 = icmp slt i64 %257, %244
  br i1 %258, label %259, label %261

259:                                              ; preds = %255
  %260 = add nsw i64 %257, 1
  br label %264

261:                                              ; preds = %255
  %262 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %263 = add nsw i64 %262, %235
  br label %264

264:                                              ; preds = %259, %261
  %265 = phi i64 [ %260, %259 ], [ %257, %261 ]
  %266 = phi i64 [ %257, %259 ], [ %263, %261 ]
  %267 = sdiv i64 %256, %215
  %268 = srem i64 %256, %215
  %269 = mul i64 %267, 44
  %270 = add i64 %269, 44
  %271 = tail call i64 @llvm.smin.i64(i64 %270, i64 %46)
  %272 = icmp slt i64 %266, %218
  br i1 %272, label %273, label %277

273:                                              ; preds = %264
  %274 = srem i64 %266, %215
  %275 = mul nsw i64 %232, %274
  %276 = getelementptr inbounds i8, ptr %13, i64 %275
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %268, i64 %269, i64 %271, ptr noundef %276)
  br label %255

277:                                              ; preds = %264
  %278 = mul nsw i64 %232, %268
  %279 = getelementptr inbounds i8, ptr %13, i64 %278
  call fastcc void @product_of_block(ptr noundef nonnull %2, i64 noundef %268, i64 %269, i64 %271, ptr noundef %279)
  br label %280

280:                                              ; preds = %277, %251
  tail call void @GOMP_barrier()
  %281 = load i64, ptr %30, align 8
  %282 = tail call i32 @omp_get_thread_num()
  %283 = sext i32 %282 to i64
  %284 = tail call i32 @omp_get_num_threads()
  %285 = sext i32 %284 to i64
  %286 = mul nsw i64 %281, %283
  %287 = sdiv i64 %286, %285
  %288 = add nsw i64 %283, 1
  %289 = mul nsw i64 %288, %281
  %290 = sdiv i64 %289, %285
  %291 = icmp slt i64 %287, %290
  br i1 %291, label %292, label %305

292:                                              ; preds = %280
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %295 = load i64, ptr %3, align 8
  %296 = load i64, ptr %5, align 8
  br label %297

297:                                              ; preds = %292, %306
  %298 = phi i64 [ %296, %292 ], [ %307, %306 ]
  %299 = phi i64 [ %295, %292 ], [ %308, %306 ]
  %300 = phi i64 [ %287, %292 ], [ %309, %306 ]
  %301 = add nsw i64 %298, %299
  %302 = icmp sgt i64 %301, 0
  br i1 %302, label %303, label %306

303:                                              ; preds = %297
  %304 = mul nsw i64 %300, %11
  br label %311

305:                                              ; preds = %306, %280
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %2)
  ret void

306:                                              ; preds = %481, %297
  %307 = phi i64 [ %298, %297 ], [ %484, %481 ]
  %308 = phi i64 [ %299, %297 ], [ %483, %481 ]
  %309 = add nsw i64 %300, 1
  %310 = icmp eq i64 %309, %290
  br i1 %310, label %305, label %297, !llvm.loop !39

311:                                              ; preds = %303, %481
  %312 = phi i64 [ %299, %303 ], [ %483, %481 ]
  %313 = phi i64 [ 0, %303 ], [ %482, %481 ]
  %314 = icmp slt i64 %313, %312
  %315 = select i1 %314, i64 64, i64 72
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 %315
  %317 = load ptr, ptr %316, align 8
  %318 = load ptr, ptr %24, align 8
  %319 = getelementptr inbounds float, ptr %318, i64 %304
  %320 = load i64, ptr %9, align 8
  %321 = mul nsw i64 %320, %313
  %322 = getelementptr inbounds float, ptr %319, i64 %321
  %323 = icmp eq ptr %317, null
  br i1 %323, label %446, label %324

324:                                              ; preds = %311
  %325 = load float, ptr %43, align 8
  %326 = icmp sgt i64 %320, 0
  br i1 %326, label %327, label %350

327:                                              ; preds = %324
  %328 = add nsw i64 %320, -1
  %329 = lshr i64 %328, 3
  %330 = add nuw nsw i64 %329, 1
  %331 = and i64 %330, 7
  %332 = icmp ult i64 %320, 57
  br i1 %332, label %335, label %333

333:                                              ; preds = %327
  %334 = and i64 %330, 4611686018427387896
  br label %376

335:                                              ; preds = %376, %327
  %336 = phi <8 x float> [ poison, %327 ], [ %410, %376 ]
  %337 = phi <8 x float> [ zeroinitializer, %327 ], [ %410, %376 ]
  %338 = phi i64 [ 0, %327 ], [ %411, %376 ]
  %339 = icmp eq i64 %331, 0
  br i1 %339, label %350, label %340

340:                                              ; preds = %335, %340
  %341 = phi <8 x float> [ %346, %340 ], [ %337, %335 ]
  %342 = phi i64 [ %347, %340 ], [ %338, %335 ]
  %343 = phi i64 [ %348, %340 ], [ 0, %335 ]
  %344 = getelementptr inbounds nuw float, ptr %322, i64 %342
  %345 = load <8 x float>, ptr %344, align 4
  %346 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %345, <8 x float> %345, <8 x float> %341)
  %347 = add nuw nsw i64 %342, 8
  %348 = add i64 %343, 1
  %349 = icmp eq i64 %348, %331
  br i1 %349, label %350, label %340, !llvm.loop !40

350:                                              ; preds = %335, %340, %324
  %351 = phi <8 x float> [ zeroinitializer, %324 ], [ %336, %335 ], [ %346, %340 ]
  %352 = shufflevector <8 x float> %351, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %353 = shufflevector <8 x float> %351, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %354 = fadd <4 x float> %352, %353
  %355 = shufflevector <4 x float> %354, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %356 = fadd <4 x float> %354, %355
  %357 = shufflevector <4 x float> %354, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %358 = shufflevector <4 x float> %354, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %359 = fadd <4 x float> %357, %358
  %360 = fadd <4 x float> %356, %359
  %361 = extractelement <4 x float> %360, i64 0
  %362 = sitofp i64 %320 to float
  %363 = fdiv float %361, %362
  %364 = fadd float %325, %363
  %365 = tail call float @llvm.sqrt.f32(float %364)
  %366 = fdiv float 1.000000e+00, %365
  %367 = insertelement <8 x float> poison, float %366, i64 0
  %368 = shufflevector <8 x float> %367, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %326, label %369, label %481

369:                                              ; preds = %350
  %370 = add nsw i64 %320, -1
  %371 = icmp ult i64 %320, 9
  br i1 %371, label %433, label %372

372:                                              ; preds = %369
  %373 = lshr i64 %370, 3
  %374 = add nuw nsw i64 %373, 1
  %375 = and i64 %374, 4611686018427387902
  br label %414

376:                                              ; preds = %376, %333
  %377 = phi <8 x float> [ zeroinitializer, %333 ], [ %410, %376 ]
  %378 = phi i64 [ 0, %333 ], [ %411, %376 ]
  %379 = phi i64 [ 0, %333 ], [ %412, %376 ]
  %380 = getelementptr inbounds nuw float, ptr %322, i64 %378
  %381 = load <8 x float>, ptr %380, align 4
  %382 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %381, <8 x float> %381, <8 x float> %377)
  %383 = or disjoint i64 %378, 8
  %384 = getelementptr inbounds nuw float, ptr %322, i64 %383
  %385 = load <8 x float>, ptr %384, align 4
  %386 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %385, <8 x float> %385, <8 x float> %382)
  %387 = or disjoint i64 %378, 16
  %388 = getelementptr inbounds nuw float, ptr %322, i64 %387
  %389 = load <8 x float>, ptr %388, align 4
  %390 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %389, <8 x float> %389, <8 x float> %386)
  %391 = or disjoint i64 %378, 24
  %392 = getelementptr inbounds nuw float, ptr %322, i64 %391
  %393 = load <8 x float>, ptr %392, align 4
  %394 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %393, <8 x float> %393, <8 x float> %390)
  %395 = or disjoint i64 %378, 32
  %396 = getelementptr inbounds nuw float, ptr %322, i64 %395
  %397 = load <8 x float>, ptr %396, align 4
  %398 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %397, <8 x float> %397, <8 x float> %394)
  %399 = or disjoint i64 %378, 40
  %400 = getelementptr inbounds nuw float, ptr %322, i64 %399
  %401 = load <8 x float>, ptr %400, align 4
  %402 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %401, <8 x float> %401, <8 x float> %398)
  %403 = or disjoint i64 %378, 48
  %404 = getelementptr inbounds nuw float, ptr %322, i64 %403
  %405 = load <8 x float>, ptr %404, align 4
  %406 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %405, <8 x float> %405, <8 x float> %402)
  %407 = or disjoint i64 %378, 56
  %408 = getelementptr inbounds nuw float, ptr %322, i64 %407
  %409 = load <8 x float>, ptr %408, align 4
  %410 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %409, <8 x float> %409, <8 x float> %406)
  %411 = add nuw nsw i64 %378, 64
  %412 = add nuw nsw i64 %379, 8
  %413 = icmp eq i64 %412, %334
  br i1 %413, label %335, label %376, !llvm.loop !35

414:                                              ; preds = %414, %372
  %415 = phi i64 [ 0, %372 ], [ %430, %414 ]
  %416 = phi i64 [ 0, %372 ], [ %431, %414 ]
  %417 = getelementptr inbounds nuw float, ptr %322, i64 %415
  %418 = load <8 x float>, ptr %417, align 4
  %419 = fmul <8 x float> %368, %418
  %420 = getelementptr inbounds nuw float, ptr %317, i64 %415
  %421 = load <8 x float>, ptr %420, align 4
  %422 = fmul <8 x float> %419, %421
  store <8 x float> %422, ptr %417, align 4
  %423 = or disjoint i64 %415, 8
  %424 = getelementptr inbounds nuw float, ptr %322, i64 %423
  %425 = load <8 x float>, ptr %424, align 4
  %426 = fmul <8 x float> %368, %425
  %427 = getelementptr inbounds nuw float, ptr %317, i64 %423
  %428 = load <8 x float>, ptr %427, align 4
  %429 = fmul <8 x float> %426, %428
  store <8 x float> %429, ptr %424, align 4
  %430 = add nuw nsw i64 %415, 16
  %431 = add i64 %416, 2
  %432 = icmp eq i64 %431, %375
  br i1 %432, label %433, label %414, !llvm.loop !36

433:                                              ; preds = %414, %369
  %434 = phi i64 [ 0, %369 ], [ %430, %414 ]
  %435 = and i64 %370, 8
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %437, label %444

437:                                              ; preds = %433
  %438 = getelementptr inbounds nuw float, ptr %322, i64 %434
  %439 = load <8 x float>, ptr %438, align 4
  %440 = fmul <8 x float> %368, %439
  %441 = getelementptr inbounds nuw float, ptr %317, i64 %434
  %442 = load <8 x float>, ptr %441, align 4
  %443 = fmul <8 x float> %440, %442
  store <8 x float> %443, ptr %438, align 4
  br label %444

444:                                              ; preds = %433, %437
  %445 = load i64, ptr %9, align 8
  br label %446

446:                                              ; preds = %444, %311
  %447 = phi i64 [ %445, %444 ], [ %320, %311 ]
  %448 = load ptr, ptr %293, align 8
  %449 = mul nsw i64 %447, %300
  %450 = getelementptr inbounds float, ptr %448, i64 %449
  %451 = load ptr, ptr %294, align 8
  %452 = getelementptr inbounds float, ptr %451, i64 %449
  %453 = sdiv i64 %447, 2
  %454 = icmp sgt i64 %447, 1
  br i1 %454, label %455, label %481

455:                                              ; preds = %446
  %456 = getelementptr inbounds nuw float, ptr %322, i64 %453
  %457 = getelementptr inbounds nuw float, ptr %450, i64 %453
  %458 = getelementptr inbounds nuw float, ptr %452, i64 %453
  br label %459

459:                                              ; preds = %455, %459
  %460 = phi i64 [ 0, %455 ], [ %479, %459 ]
  %461 = getelementptr inbounds nuw float, ptr %322, i64 %460
  %462 = getelementptr inbounds nuw float, ptr %456, i64 %460
  %463 = load <8 x float>, ptr %461, align 4
  %464 = load <8 x float>, ptr %462, align 4
  %465 = getelementptr inbounds nuw float, ptr %450, i64 %460
  %466 = load <8 x float>, ptr %465, align 4
  %467 = fmul <8 x float> %463, %466
  %468 = getelementptr inbounds nuw float, ptr %452, i64 %460
  %469 = load <8 x float>, ptr %468, align 4
  %470 = fmul <8 x float> %464, %469
  %471 = fsub <8 x float> %467, %470
  store <8 x float> %471, ptr %461, align 4
  %472 = getelementptr inbounds nuw float, ptr %457, i64 %460
  %473 = load <8 x float>, ptr %472, align 4
  %474 = fmul <8 x float> %464, %473
  %475 = getelementptr inbounds nuw float, ptr %458, i64 %460
  %476 = load <8 x float>, ptr %475, align 4
  %477 = fmul <8 x float> %463, %476
  %478 = fadd <8 x float> %474, %477
  store <8 x float> %478, ptr %462, align 4
  %479 = add nuw nsw i64 %460, 8
  %480 = icmp slt i64 %479, %453
  br i1 %480, label %459, label %481, !llvm.loop !41

481:                                              ; preds = %459, %350, %446
  %482 = add nuw nsw i64 %313, 1
  %483 = load i64, ptr %3, align 8
  %484 = load i64, ptr %5, align 8
  %485 = add nsw i64 %484, %483
  %486 = icmp slt i64 %482, %485
  br i1 %486, label %311, label %306, !llvm.loop !42
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
  %75 = add nsw i64 %6, 5
  %76 = sdiv i64 %75, 6
  %77 = add i64 %6, -1
  %78 = add i64 %77, %76
  %79 = sdiv i64 %78, %76
  %80 = add nsw i64 %30, 191
  %81 = sdiv i64 %80, 192
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
  %96 = mul nsw i64 %95, 192
  %97 = sdiv i64 %94, %81
  %98 = mul nsw i64 %97, %79
  %99 = add nsw i64 %97, 1
  %100 = mul nsw i64 %99, %79
  %101 = tail call i64 @llvm.smin.i64(i64 %100, i64 %6)
  %102 = add nsw i64 %96, 192
  %103 = tail call i64 @llvm.smin.i64(i64 %102, i64 %30)
  call fastcc void @pack(ptr noundef nonnull %2, i64 %98, i64 %101, i64 %96, i64 %103)
  %104 = add i64 %94, 1
  %105 = icmp eq i64 %104, %91
  br i1 %105, label %106, label %93, !llvm.loop !43

106:                                              ; preds = %93, %1
  tail call void @GOMP_barrier()
  %107 = sdiv i64 %8, 16
  %108 = add nsw i64 %76, 43
  %109 = sdiv i64 %108, 44
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
  %124 = shl nsw i64 %123, 4
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
  %161 = mul i64 %159, 44
  %162 = add i64 %161, 44
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
  br i1 %188, label %189, label %343

189:                                              ; preds = %172
  %190 = icmp sgt i64 %8, 0
  %191 = sitofp i64 %8 to float
  %192 = add nsw i64 %8, 191
  %193 = sdiv i64 %192, 192
  %194 = tail call i64 @llvm.smax.i64(i64 %193, i64 1)
  %195 = add i64 %8, -1
  %196 = lshr i64 %195, 3
  %197 = add nuw nsw i64 %196, 1
  %198 = and i64 %197, 7
  %199 = icmp ult i64 %8, 57
  %200 = and i64 %197, 4611686018427387896
  %201 = icmp eq i64 %198, 0
  %202 = icmp ult i64 %8, 9
  %203 = and i64 %197, 4611686018427387902
  %204 = and i64 %195, 8
  %205 = icmp eq i64 %204, 0
  br label %208

206:                                              ; preds = %329, %215
  %207 = icmp eq i64 %211, %187
  br i1 %207, label %343, label %208, !llvm.loop !33

208:                                              ; preds = %189, %206
  %209 = phi i64 [ %184, %189 ], [ %211, %206 ]
  %210 = mul nsw i64 %209, %79
  %211 = add nsw i64 %209, 1
  %212 = mul nsw i64 %211, %79
  %213 = tail call i64 @llvm.smin.i64(i64 %212, i64 %6)
  %214 = icmp slt i64 %210, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %326, %208
  br i1 %190, label %216, label %206

216:                                              ; preds = %215
  %217 = mul nsw i64 %209, %193
  br label %329

218:                                              ; preds = %208, %326
  %219 = phi i64 [ %327, %326 ], [ %210, %208 ]
  %220 = mul nsw i64 %219, %8
  %221 = getelementptr inbounds float, ptr %173, i64 %220
  %222 = getelementptr inbounds float, ptr %176, i64 %220
  br i1 %190, label %223, label %238

223:                                              ; preds = %218
  br i1 %199, label %224, label %257

224:                                              ; preds = %257, %223
  %225 = phi <8 x float> [ poison, %223 ], [ %291, %257 ]
  %226 = phi <8 x float> [ zeroinitializer, %223 ], [ %291, %257 ]
  %227 = phi i64 [ 0, %223 ], [ %292, %257 ]
  br i1 %201, label %238, label %228

228:                                              ; preds = %224, %228
  %229 = phi <8 x float> [ %234, %228 ], [ %226, %224 ]
  %230 = phi i64 [ %235, %228 ], [ %227, %224 ]
  %231 = phi i64 [ %236, %228 ], [ 0, %224 ]
  %232 = getelementptr inbounds nuw float, ptr %221, i64 %230
  %233 = load <8 x float>, ptr %232, align 4
  %234 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %233, <8 x float> %233, <8 x float> %229)
  %235 = add nuw nsw i64 %230, 8
  %236 = add i64 %231, 1
  %237 = icmp eq i64 %236, %198
  br i1 %237, label %238, label %228, !llvm.loop !44

238:                                              ; preds = %224, %228, %218
  %239 = phi <8 x float> [ zeroinitializer, %218 ], [ %225, %224 ], [ %234, %228 ]
  %240 = shufflevector <8 x float> %239, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %241 = shufflevector <8 x float> %239, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %242 = fadd <4 x float> %240, %241
  %243 = shufflevector <4 x float> %242, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %244 = fadd <4 x float> %242, %243
  %245 = shufflevector <4 x float> %242, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %246 = shufflevector <4 x float> %242, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %247 = fadd <4 x float> %245, %246
  %248 = fadd <4 x float> %244, %247
  %249 = extractelement <4 x float> %248, i64 0
  %250 = fdiv float %249, %191
  %251 = fadd float %178, %250
  %252 = tail call float @llvm.sqrt.f32(float %251)
  %253 = fdiv float 1.000000e+00, %252
  %254 = insertelement <8 x float> poison, float %253, i64 0
  %255 = shufflevector <8 x float> %254, <8 x float> poison, <8 x i32> zeroinitializer
  br i1 %190, label %256, label %326

256:                                              ; preds = %238
  br i1 %202, label %316, label %295

257:                                              ; preds = %223, %257
  %258 = phi <8 x float> [ %291, %257 ], [ zeroinitializer, %223 ]
  %259 = phi i64 [ %292, %257 ], [ 0, %223 ]
  %260 = phi i64 [ %293, %257 ], [ 0, %223 ]
  %261 = getelementptr inbounds nuw float, ptr %221, i64 %259
  %262 = load <8 x float>, ptr %261, align 4
  %263 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %262, <8 x float> %262, <8 x float> %258)
  %264 = or disjoint i64 %259, 8
  %265 = getelementptr inbounds nuw float, ptr %221, i64 %264
  %266 = load <8 x float>, ptr %265, align 4
  %267 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %266, <8 x float> %266, <8 x float> %263)
  %268 = or disjoint i64 %259, 16
  %269 = getelementptr inbounds nuw float, ptr %221, i64 %268
  %270 = load <8 x float>, ptr %269, align 4
  %271 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %270, <8 x float> %270, <8 x float> %267)
  %272 = or disjoint i64 %259, 24
  %273 = getelementptr inbounds nuw float, ptr %221, i64 %272
  %274 = load <8 x float>, ptr %273, align 4
  %275 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %274, <8 x float> %274, <8 x float> %271)
  %276 = or disjoint i64 %259, 32
  %277 = getelementptr inbounds nuw float, ptr %221, i64 %276
  %278 = load <8 x float>, ptr %277, align 4
  %279 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %278, <8 x float> %278, <8 x float> %275)
  %280 = or disjoint i64 %259, 40
  %281 = getelementptr inbounds nuw float, ptr %221, i64 %280
  %282 = load <8 x float>, ptr %281, align 4
  %283 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %282, <8 x float> %279)
  %284 = or disjoint i64 %259, 48
  %285 = getelementptr inbounds nuw float, ptr %221, i64 %284
  %286 = load <8 x float>, ptr %285, align 4
  %287 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %286, <8 x float> %286, <8 x float> %283)
  %288 = or disjoint i64 %259, 56
  %289 = getelementptr inbounds nuw float, ptr %221, i64 %288
  %290 = load <8 x float>, ptr %289, align 4
  %291 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> %290, <8 x float> %287)
  %292 = add nuw nsw i64 %259, 64
  %293 = add nuw nsw i64 %260, 8
  %294 = icmp eq i64 %293, %200
  br i1 %294, label %224, label %257, !llvm.loop !35

295:                                              ; preds = %256, %295
  %296 = phi i64 [ %313, %295 ], [ 0, %256 ]
  %297 = phi i64 [ %314, %295 ], [ 0, %256 ]
  %298 = getelementptr inbounds nuw float, ptr %222, i64 %296
  %299 = getelementptr inbounds nuw float, ptr %221, i64 %296
  %300 = load <8 x float>, ptr %299, align 4
  %301 = fmul <8 x float> %255, %300
  %302 = getelementptr inbounds nuw float, ptr %175, i64 %296
  %303 = load <8 x float>, ptr %302, align 4
  %304 = fmul <8 x float> %301, %303
  store <8 x float> %304, ptr %298, align 4
  %305 = or disjoint i64 %296, 8
  %306 = getelementptr inbounds nuw float, ptr %222, i64 %305
  %307 = getelementptr inbounds nuw float, ptr %221, i64 %305
  %308 = load <8 x float>, ptr %307, align 4
  %309 = fmul <8 x float> %255, %308
  %310 = getelementptr inbounds nuw float, ptr %175, i64 %305
  %311 = load <8 x float>, ptr %310, align 4
  %312 = fmul <8 x float> %309, %311
  store <8 x float> %312, ptr %306, align 4
  %313 = add nuw nsw i64 %296, 16
  %314 = add i64 %297, 2
  %315 = icmp eq i64 %314, %203
  br i1 %315, label %316, label %295, !llvm.loop !36

316:                                              ; preds = %295, %256
  %317 = phi i64 [ 0, %256 ], [ %313, %295 ]
  br i1 %205, label %318, label %326

318:                                              ; preds = %316
  %319 = getelementptr inbounds nuw float, ptr %222, i64 %317
  %320 = getelementptr inbounds nuw float, ptr %221, i64 %317
  %321 = load <8 x float>, ptr %320, align 4
  %322 = fmul <8 x float> %255, %321
  %323 = getelementptr inbounds nuw float, ptr %175, i64 %317
  %324 = load <8 x float>, ptr %323, align 4
  %325 = fmul <8 x float> %322, %324
  store <8 x float> %325, ptr %319, align 4
  br label %326

326:                                              ; preds = %318, %316, %238
  %327 = add nsw i64 %219, 1
  %328 = icmp slt i64 %327, %213
  br i1 %328, label %218, label %215, !llvm.loop !37

329:                                              ; preds = %216, %329
  %330 = phi i64 [ 0, %216 ], [ %341, %329 ]
  %331 = add nsw i64 %330, %217
  %332 = srem i64 %331, %193
  %333 = mul nsw i64 %332, 192
  %334 = sdiv i64 %331, %193
  %335 = mul nsw i64 %334, %79
  %336 = add nsw i64 %334, 1
  %337 = mul nsw i64 %336, %79
  %338 = tail call i64 @llvm.smin.i64(i64 %337, i64 %6)
  %339 = add nsw i64 %333, 192
  %340 = tail call i64 @llvm.smin.i64(i64 %339, i64 %8)
  call fastcc void @pack(ptr noundef nonnull %3, i64 %335, i64 %338, i64 %333, i64 %340)
  %341 = add nuw nsw i64 %330, 1
  %342 = icmp eq i64 %341, %194
  br i1 %342, label %206, label %329, !llvm.loop !38

343:                                              ; preds = %206, %172
  tail call void @GOMP_barrier()
  %344 = sdiv i64 %10, 8
  %345 = mul nsw i64 %109, %344
  %346 = sdiv i64 %8, 32
  %347 = shl nsw i64 %346, 3
  switch i64 %54, label %354 [
    i64 0, label %348
    i64 1, label %350
    i64 2, label %352
  ]

348:                                              ; preds = %343
  %349 = shl nsw i64 %8, 2
  br label %357

350:                                              ; preds = %343
  %351 = shl nsw i64 %8, 1
  br label %357

352:                                              ; preds = %343
  %353 = add nsw i64 %347, %8
  br label %357

354:                                              ; preds = %343
  %355 = sdiv i64 %8, 2
  %356 = add nsw i64 %347, %355
  br label %357

357:                                              ; preds = %348, %350, %352, %354
  %358 = phi i64 [ %349, %348 ], [ %351, %350 ], [ %353, %352 ], [ %356, %354 ]
  %359 = shl nsw i64 %358, 4
  %360 = sdiv i64 %345, 2
  %361 = select i1 %125, i64 %360, i64 %345
  %362 = tail call i32 @omp_get_thread_num()
  %363 = sext i32 %362 to i64
  %364 = tail call i32 @omp_get_num_threads()
  %365 = sext i32 %364 to i64
  %366 = mul nsw i64 %361, %363
  %367 = sdiv i64 %366, %365
  %368 = add nsw i64 %363, 1
  %369 = mul nsw i64 %368, %361
  %370 = sdiv i64 %369, %365
  %371 = icmp slt i64 %367, %370
  br i1 %371, label %372, label %374

372:                                              ; preds = %357
  %373 = add nsw i64 %367, 1
  br label %377

374:                                              ; preds = %357
  %375 = atomicrmw add ptr %47, i64 1 monotonic, align 8
  %376 = add nsw i64 %375, %361
  br label %377

377:                                              ; preds = %372, %374
  %378 = phi i64 [ %373, %372 ], [ %367, %374 ]
  %379 = phi i64 [ %367, %372 ], [ %376, %374 ]
  %380 = icmp slt i64 %379, %345
  br i1 %380, label %381, label %406

381:                                              ; preds = %377, %399
  %382 = phi i64 [ %392, %399 ], [ %379, %377 ]
  %383 = phi i64 [ %391, %399 ], [ %378, %377 ]
  %384 = icmp slt i64 %383, %370
  br i1 %384, label %385, label %387

385:                                              ; preds = %381
  %386 = add nsw i64 %383, 1
  br label %390

387:                                              ; preds = %381
  %388 = atomicrmw add ptr %47, i64 1 monotonic, align 8
  %389 = add nsw i64 %388, %361
  br label %390

390:                                              ; preds = %385, %387
  %391 = phi i64 [ %386, %385 ], [ %383, %387 ]
  %392 = phi i64 [ %383, %385 ], [ %389, %387 ]
  %393 = sdiv i64 %382, %344
  %394 = srem i64 %382, %344
  %395 = mul i64 %393, 44
  %396 = add i64 %395, 44
  %397 = tail call i64 @llvm.smin.i64(i64 %396, i64 %76)
  %398 = icmp slt i64 %392, %345
  br i1 %398, label %399, label %403

399:                                              ; preds = %390
  %400 = srem i64 %392, %344
  %401 = mul nsw i64 %359, %400
  %402 = getelementptr inbounds i8, ptr %37, i64 %401
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %394, i64 %395, i64 %397, ptr noundef %402)
  br label %381

403:                                              ; preds = %390
  %404 = mul nsw i64 %359, %394
  %405 = getelementptr inbounds i8, ptr %37, i64 %404
  call fastcc void @product_of_block(ptr noundef nonnull %3, i64 noundef %394, i64 %395, i64 %397, ptr noundef %405)
  br label %406

406:                                              ; preds = %403, %377
  tail call void @GOMP_barrier()
  %407 = load ptr, ptr %44, align 8
  %408 = load ptr, ptr %59, align 8
  %409 = add nsw i64 %10, 191
  %410 = sdiv i64 %409, 192
  %411 = mul nsw i64 %410, %76
  %412 = tail call i32 @omp_get_thread_num()
  %413 = sext i32 %412 to i64
  %414 = tail call i32 @omp_get_num_threads()
  %415 = sext i32 %414 to i64
  %416 = mul nsw i64 %411, %413
  %417 = sdiv i64 %416, %415
  %418 = add nsw i64 %413, 1
  %419 = mul nsw i64 %418, %411
  %420 = sdiv i64 %419, %415
  %421 = icmp slt i64 %417, %420
  br i1 %421, label %422, label %487

422:                                              ; preds = %406, %443
  %423 = phi i64 [ %444, %443 ], [ %417, %406 ]
  %424 = srem i64 %423, %410
  %425 = mul nsw i64 %424, 192
  %426 = sdiv i64 %423, %410
  %427 = mul nsw i64 %426, %79
  %428 = add nsw i64 %426, 1
  %429 = mul nsw i64 %428, %79
  %430 = tail call i64 @llvm.smin.i64(i64 %429, i64 %6)
  %431 = add nsw i64 %425, 192
  %432 = tail call i64 @llvm.smin.i64(i64 %431, i64 %10)
  %433 = icmp slt i64 %427, %430
  br i1 %433, label %434, label %443

434:                                              ; preds = %422
  %435 = icmp sgt i64 %10, %425
  br label %436

436:                                              ; preds = %434, %446
  %437 = phi i64 [ %427, %434 ], [ %447, %446 ]
  br i1 %435, label %438, label %446

438:                                              ; preds = %436
  %439 = mul i64 %51, %437
  %440 = getelementptr inbounds float, ptr %407, i64 %439
  %441 = mul nsw i64 %437, %10
  %442 = getelementptr inbounds float, ptr %408, i64 %441
  br label %449

443:                                              ; preds = %446, %422
  call fastcc void @pack(ptr noundef nonnull %4, i64 %427, i64 %430, i64 %425, i64 %432)
  %444 = add i64 %423, 1
  %445 = icmp eq i64 %444, %420
  br i1 %445, label %487, label %422, !llvm.loop !45

446:                                              ; preds = %449, %436
  %447 = add nsw i64 %437, 1
  %448 = icmp slt i64 %447, %430
  br i1 %448, label %436, label %443, !llvm.loop !46

449:                                              ; preds = %438, %449
  %450 = phi i64 [ %425, %438 ], [ %485, %449 ]
  %451 = getelementptr inbounds float, ptr %440, i64 %450
  %452 = getelementptr inbounds float, ptr %442, i64 %450
  %453 = load <8 x float>, ptr %451, align 4
  %454 = getelementptr inbounds float, ptr %451, i64 %10
  %455 = load <8 x float>, ptr %454, align 4
  %456 = fcmp olt <8 x float> %453, zeroinitializer
  %457 = fneg <8 x float> %453
  %458 = select <8 x i1> %456, <8 x float> %453, <8 x float> %457
  %459 = fcmp olt <8 x float> %458, splat (float -8.600000e+01)
  %460 = select <8 x i1> %459, <8 x float> splat (float -8.600000e+01), <8 x float> %458
  %461 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %460, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %462 = bitcast <8 x float> %461 to <8 x i32>
  %463 = fadd <8 x float> %461, splat (float 0xC168000000000000)
  %464 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %463, <8 x float> splat (float 0xBFE6300000000000), <8 x float> %460)
  %465 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %463, <8 x float> splat (float 0x3F2BD01060000000), <8 x float> %464)
  %466 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %465, <8 x float> splat (float 0x3F2A0D2CE0000000), <8 x float> splat (float 0x3F56E879C0000000))
  %467 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %466, <8 x float> %465, <8 x float> splat (float 0x3F81112100000000))
  %468 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %467, <8 x float> %465, <8 x float> splat (float 0x3FA5553820000000))
  %469 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %468, <8 x float> %465, <8 x float> splat (float 0x3FC5555540000000))
  %470 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %469, <8 x float> %465, <8 x float> splat (float 5.000000e-01))
  %471 = fmul <8 x float> %465, %465
  %472 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %470, <8 x float> %471, <8 x float> %465)
  %473 = fadd <8 x float> %472, splat (float 1.000000e+00)
  %474 = shl <8 x i32> %462, splat (i32 23)
  %475 = add <8 x i32> %474, splat (i32 1065353216)
  %476 = bitcast <8 x i32> %475 to <8 x float>
  %477 = fmul <8 x float> %473, %476
  %478 = select <8 x i1> %456, <8 x float> %477, <8 x float> splat (float 1.000000e+00)
  %479 = fadd <8 x float> %477, splat (float 1.000000e+00)
  %480 = fdiv <8 x float> %478, %479
  %481 = fcmp uge <8 x float> %453, splat (float -8.600000e+01)
  %482 = select <8 x i1> %481, <8 x float> %480, <8 x float> zeroinitializer
  %483 = fmul <8 x float> %453, %482
  %484 = fmul <8 x float> %455, %483
  store <8 x float> %484, ptr %452, align 4
  %485 = add nsw i64 %450, 8
  %486 = icmp slt i64 %485, %432
  br i1 %486, label %449, label %446, !llvm.loop !47

487:                                              ; preds = %443, %406
  tail call void @GOMP_barrier()
  %488 = sdiv i64 %10, 32
  %489 = shl nsw i64 %488, 3
  switch i64 %73, label %494 [
    i64 0, label %490
    i64 1, label %497
    i64 2, label %492
  ]

490:                                              ; preds = %487
  %491 = shl nsw i64 %10, 2
  br label %497

492:                                              ; preds = %487
  %493 = add nsw i64 %489, %10
  br label %497

494:                                              ; preds = %487
  %495 = sdiv i64 %10, 2
  %496 = add nsw i64 %489, %495
  br label %497

497:                                              ; preds = %487, %490, %492, %494
  %498 = phi i64 [ %491, %490 ], [ %493, %492 ], [ %496, %494 ], [ %51, %487 ]
  %499 = shl nsw i64 %498, 4
  %500 = tail call i32 @omp_get_thread_num()
  %501 = sext i32 %500 to i64
  %502 = tail call i32 @omp_get_num_threads()
  %503 = sext i32 %502 to i64
  %504 = mul nsw i64 %127, %501
  %505 = sdiv i64 %504, %503
  %506 = add nsw i64 %501, 1
  %507 = mul nsw i64 %506, %127
  %508 = sdiv i64 %507, %503
  %509 = icmp slt i64 %505, %508
  br i1 %509, label %510, label %512

510:                                              ; preds = %497
  %511 = add nsw i64 %505, 1
  br label %515

512:                                              ; preds = %497
  %513 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %514 = add nsw i64 %513, %127
  br label %515

515:                                              ; preds = %510, %512
  %516 = phi i64 [ %511, %510 ], [ %505, %512 ]
  %517 = phi i64 [ %505, %510 ], [ %514, %512 ]
  %518 = icmp slt i64 %517, %110
  br i1 %518, label %519, label %544

519:                                              ; preds = %515, %537
  %520 = phi i64 [ %530, %537 ], [ %517, %515 ]
  %521 = phi i64 [ %529, %537 ], [ %516, %515 ]
  %522 = icmp slt i64 %521, %508
  br i1 %522, label %523, label %525

523:                                              ; preds = %519
  %524 = add nsw i64 %521, 1
  br label %528

525:                                              ; preds = %519
  %526 = atomicrmw add ptr %67, i64 1 monotonic, align 8
  %527 = add nsw i64 %526, %127
  br label %528

528:                                              ; preds = %523, %525
  %529 = phi i64 [ %524, %523 ], [ %521, %525 ]
  %530 = phi i64 [ %521, %523 ], [ %527, %525 ]
  %531 = sdiv i64 %520, %107
  %532 = srem i64 %520, %107
  %533 = mul i64 %531, 44
  %534 = add i64 %533, 44
  %535 = tail call i64 @llvm.smin.i64(i64 %534, i64 %76)
  %536 = icmp slt i64 %530, %110
  br i1 %536, label %537, label %541

537:                                              ; preds = %528
  %538 = srem i64 %530, %107
  %539 = mul nsw i64 %499, %538
  %540 = getelementptr inbounds i8, ptr %57, i64 %539
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %532, i64 %533, i64 %535, ptr noundef %540)
  br label %519

541:                                              ; preds = %528
  %542 = mul nsw i64 %499, %532
  %543 = getelementptr inbounds i8, ptr %57, i64 %542
  call fastcc void @product_of_block(ptr noundef nonnull %4, i64 noundef %532, i64 %533, i64 %535, ptr noundef %543)
  br label %544

544:                                              ; preds = %541, %515
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
  %59 = lshr i64 %58, 3
  %60 = add nuw nsw i64 %59, 1
  %61 = and i64 %60, 3
  %62 = icmp ult i64 %34, 25
  %63 = and i64 %60, 4611686018427387900
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
  %85 = load <8 x float>, ptr %84, align 4
  store <8 x float> %85, ptr %83, align 4
  %86 = or disjoint i64 %81, 8
  %87 = getelementptr inbounds nuw float, ptr %78, i64 %86
  %88 = getelementptr inbounds nuw float, ptr %73, i64 %86
  %89 = load <8 x float>, ptr %88, align 4
  store <8 x float> %89, ptr %87, align 4
  %90 = or disjoint i64 %81, 16
  %91 = getelementptr inbounds nuw float, ptr %78, i64 %90
  %92 = getelementptr inbounds nuw float, ptr %73, i64 %90
  %93 = load <8 x float>, ptr %92, align 4
  store <8 x float> %93, ptr %91, align 4
  %94 = or disjoint i64 %81, 24
  %95 = getelementptr inbounds nuw float, ptr %78, i64 %94
  %96 = getelementptr inbounds nuw float, ptr %73, i64 %94
  %97 = load <8 x float>, ptr %96, align 4
  store <8 x float> %97, ptr %95, align 4
  %98 = add nuw nsw i64 %81, 32
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
  %108 = load <8 x float>, ptr %107, align 4
  store <8 x float> %108, ptr %106, align 4
  %109 = add nuw nsw i64 %104, 8
  %110 = add i64 %105, 1
  %111 = icmp eq i64 %110, %61
  br i1 %111, label %112, label %103, !llvm.loop !48

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
  %122 = load <8 x float>, ptr %121, align 4
  store <8 x float> %122, ptr %120, align 4
  %123 = add nuw nsw i64 %119, 8
  %124 = icmp slt i64 %123, %34
  br i1 %124, label %118, label %125, !llvm.loop !9

125:                                              ; preds = %118, %65
  %126 = add nsw i64 %66, 1
  %127 = icmp eq i64 %126, %48
  br i1 %127, label %128, label %65, !llvm.loop !49

128:                                              ; preds = %125, %27
  %129 = add nuw nsw i64 %28, 1
  %130 = load i64, ptr %8, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %27, label %23, !llvm.loop !50

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
  br i1 %144, label %139, label %136, !llvm.loop !51

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
  br i1 %151, label %11, label %10, !llvm.loop !52
}

declare void @attention_in_tiles(ptr noundef) local_unnamed_addr

define void @product(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 5
  %5 = sdiv i64 %4, 6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 191
  %9 = sdiv i64 %8, 192
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
  %23 = load i64, ptr %6, align 8, !noalias !53
  %24 = add nsw i64 %23, 191
  %25 = sdiv i64 %24, 192
  %26 = srem i64 %22, %25
  %27 = mul nsw i64 %26, 192
  %28 = sdiv i64 %22, %25
  %29 = load i64, ptr %2, align 8, !noalias !53
  %30 = add nsw i64 %29, 5
  %31 = sdiv i64 %30, 6
  %32 = add i64 %29, -1
  %33 = add i64 %32, %31
  %34 = sdiv i64 %33, %31
  %35 = mul nsw i64 %34, %28
  %36 = add nsw i64 %28, 1
  %37 = mul nsw i64 %34, %36
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %29)
  %39 = add nsw i64 %27, 192
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %23)
  tail call fastcc void @pack(ptr noundef nonnull %0, i64 %35, i64 %38, i64 %27, i64 %40)
  %41 = add i64 %22, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %43, label %21, !llvm.loop !43

43:                                               ; preds = %21, %1
  tail call void @GOMP_barrier()
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  %46 = sdiv i64 %45, 16
  %47 = load i64, ptr %2, align 8
  %48 = add nsw i64 %47, 5
  %49 = sdiv i64 %48, 6
  %50 = add nsw i64 %49, 43
  %51 = sdiv i64 %50, 44
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
  %69 = shl nsw i64 %68, 4
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
  %109 = mul i64 %107, 44
  %110 = add i64 %109, 44
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

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

declare float @logf(float noundef) local_unnamed_addr

define internal fastcc void @pack(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
  %6 = alloca [56 x float], align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %3
  %12 = getelementptr inbounds float, ptr %8, i64 %11
  %13 = sub nsw i64 %4, %3
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  call void @llvm.lifetime.start.p0(i64 224, ptr nonnull %6)
  %16 = sub i64 %2, %1
  %17 = add nsw i64 %3, 8
  %18 = icmp sgt i64 %17, %4
  br i1 %18, label %37, label %19

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = shl nsw i64 %16, 3
  %23 = icmp slt i64 %16, 1
  %24 = shl nsw i64 %16, 5
  %25 = icmp sgt i64 %16, 0
  %26 = icmp samesign ugt i64 %16, 1
  %27 = icmp samesign ugt i64 %16, 2
  %28 = icmp samesign ugt i64 %16, 3
  %29 = icmp samesign ugt i64 %16, 4
  %30 = icmp samesign ugt i64 %16, 5
  %31 = shl nsw i64 %16, 3
  %32 = mul nsw i64 %16, 12
  %33 = shl nsw i64 %16, 4
  %34 = mul nsw i64 %16, 20
  %35 = mul nsw i64 %16, 24
  %36 = mul nsw i64 %16, 28
  br label %50

37:                                               ; preds = %130, %5
  %38 = phi i64 [ %3, %5 ], [ %51, %130 ]
  %39 = phi ptr [ %15, %5 ], [ %131, %130 ]
  %40 = icmp slt i64 %38, %4
  br i1 %40, label %41, label %176

41:                                               ; preds = %37
  %42 = icmp sgt i64 %16, 0
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %45 = add i64 %1, 1
  %46 = and i64 %16, 1
  %47 = icmp eq i64 %2, %45
  %48 = and i64 %16, 9223372036854775806
  %49 = icmp eq i64 %46, 0
  br label %134

50:                                               ; preds = %19, %130
  %51 = phi i64 [ %17, %19 ], [ %132, %130 ]
  %52 = phi ptr [ %15, %19 ], [ %131, %130 ]
  %53 = phi i64 [ %3, %19 ], [ %51, %130 ]
  %54 = load ptr, ptr %20, align 8
  %55 = load i64, ptr %21, align 8
  %56 = mul nsw i64 %55, %1
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = getelementptr inbounds float, ptr %57, i64 %53
  br i1 %25, label %59, label %80

59:                                               ; preds = %50
  %60 = load <8 x float>, ptr %58, align 4
  br i1 %26, label %61, label %80

61:                                               ; preds = %59
  %62 = getelementptr inbounds float, ptr %58, i64 %55
  %63 = load <8 x float>, ptr %62, align 4
  br i1 %27, label %64, label %80

64:                                               ; preds = %61
  %65 = shl nsw i64 %55, 3
  %66 = getelementptr inbounds i8, ptr %58, i64 %65
  %67 = load <8 x float>, ptr %66, align 4
  br i1 %28, label %68, label %80

68:                                               ; preds = %64
  %69 = mul nsw i64 %55, 12
  %70 = getelementptr inbounds i8, ptr %58, i64 %69
  %71 = load <8 x float>, ptr %70, align 4
  br i1 %29, label %72, label %80

72:                                               ; preds = %68
  %73 = shl nsw i64 %55, 4
  %74 = getelementptr inbounds i8, ptr %58, i64 %73
  %75 = load <8 x float>, ptr %74, align 4
  br i1 %30, label %76, label %80

76:                                               ; preds = %72
  %77 = mul nsw i64 %55, 20
  %78 = getelementptr inbounds i8, ptr %58, i64 %77
  %79 = load <8 x float>, ptr %78, align 4
  br label %80

80:                                               ; preds = %50, %59, %61, %64, %68, %76, %72
  %81 = phi <8 x float> [ %75, %76 ], [ %75, %72 ], [ zeroinitializer, %68 ], [ zeroinitializer, %64 ], [ zeroinitializer, %61 ], [ zeroinitializer, %59 ], [ zeroinitializer, %50 ]
  %82 = phi <8 x float> [ %67, %76 ], [ %67, %72 ], [ %67, %68 ], [ %67, %64 ], [ zeroinitializer, %61 ], [ zeroinitializer, %59 ], [ zeroinitializer, %50 ]
  %83 = phi <8 x float> [ %60, %76 ], [ %60, %72 ], [ %60, %68 ], [ %60, %64 ], [ %60, %61 ], [ %60, %59 ], [ zeroinitializer, %50 ]
  %84 = phi <8 x float> [ %63, %76 ], [ %63, %72 ], [ %63, %68 ], [ %63, %64 ], [ %63, %61 ], [ zeroinitializer, %59 ], [ zeroinitializer, %50 ]
  %85 = phi <8 x float> [ %71, %76 ], [ %71, %72 ], [ %71, %68 ], [ zeroinitializer, %64 ], [ zeroinitializer, %61 ], [ zeroinitializer, %59 ], [ zeroinitializer, %50 ]
  %86 = phi <8 x float> [ %79, %76 ], [ zeroinitializer, %72 ], [ zeroinitializer, %68 ], [ zeroinitializer, %64 ], [ zeroinitializer, %61 ], [ zeroinitializer, %59 ], [ zeroinitializer, %50 ]
  %87 = shufflevector <8 x float> %83, <8 x float> %81, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %88 = shufflevector <8 x float> %83, <8 x float> %81, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %89 = shufflevector <8 x float> %84, <8 x float> %86, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %90 = shufflevector <8 x float> %84, <8 x float> %86, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %91 = shufflevector <8 x float> %82, <8 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison, float poison, float poison, float poison>, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %92 = shufflevector <8 x float> %82, <8 x float> <float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %93 = shufflevector <8 x float> %85, <8 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison, float poison, float poison, float poison>, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %94 = shufflevector <8 x float> %85, <8 x float> <float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %95 = shufflevector <8 x float> %87, <8 x float> %91, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %96 = shufflevector <8 x float> %87, <8 x float> %91, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %97 = shufflevector <8 x float> %88, <8 x float> %92, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %98 = shufflevector <8 x float> %88, <8 x float> %92, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %99 = shufflevector <8 x float> %89, <8 x float> %93, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %100 = shufflevector <8 x float> %89, <8 x float> %93, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %101 = shufflevector <8 x float> %90, <8 x float> %94, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %102 = shufflevector <8 x float> %90, <8 x float> %94, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %103 = shufflevector <8 x float> %95, <8 x float> %99, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %104 = shufflevector <8 x float> %95, <8 x float> %99, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %105 = shufflevector <8 x float> %96, <8 x float> %100, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %106 = shufflevector <8 x float> %96, <8 x float> %100, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %107 = shufflevector <8 x float> %97, <8 x float> %101, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %108 = shufflevector <8 x float> %97, <8 x float> %101, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %109 = shufflevector <8 x float> %98, <8 x float> %102, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %110 = shufflevector <8 x float> %98, <8 x float> %102, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %111 = add nsw i64 %53, 16
  %112 = icmp sgt i64 %111, %4
  %113 = select i1 %112, ptr %6, ptr %52
  store <8 x float> %103, ptr %113, align 4
  %114 = getelementptr inbounds float, ptr %113, i64 %16
  store <8 x float> %104, ptr %114, align 4
  %115 = getelementptr inbounds i8, ptr %113, i64 %31
  store <8 x float> %105, ptr %115, align 4
  %116 = getelementptr inbounds i8, ptr %113, i64 %32
  store <8 x float> %106, ptr %116, align 4
  %117 = getelementptr inbounds i8, ptr %113, i64 %33
  store <8 x float> %107, ptr %117, align 4
  %118 = getelementptr inbounds i8, ptr %113, i64 %34
  store <8 x float> %108, ptr %118, align 4
  %119 = getelementptr inbounds i8, ptr %113, i64 %35
  store <8 x float> %109, ptr %119, align 4
  %120 = getelementptr inbounds i8, ptr %113, i64 %36
  store <8 x float> %110, ptr %120, align 4
  %121 = icmp ne ptr %113, %6
  %122 = select i1 %121, i1 true, i1 %23
  br i1 %122, label %130, label %123

123:                                              ; preds = %80, %123
  %124 = phi i64 [ %128, %123 ], [ 0, %80 ]
  %125 = getelementptr inbounds nuw float, ptr %52, i64 %124
  %126 = getelementptr inbounds nuw float, ptr %6, i64 %124
  %127 = load <8 x float>, ptr %126, align 16
  store <8 x float> %127, ptr %125, align 4
  %128 = add nuw nsw i64 %124, 8
  %129 = icmp slt i64 %128, %22
  br i1 %129, label %123, label %130, !llvm.loop !56

130:                                              ; preds = %123, %80
  %131 = getelementptr inbounds i8, ptr %52, i64 %24
  %132 = add nsw i64 %51, 8
  %133 = icmp sgt i64 %132, %4
  br i1 %133, label %37, label %50, !llvm.loop !57

134:                                              ; preds = %41, %149
  %135 = phi ptr [ %39, %41 ], [ %151, %149 ]
  %136 = phi i64 [ %38, %41 ], [ %150, %149 ]
  br i1 %42, label %137, label %149

137:                                              ; preds = %134
  br i1 %47, label %138, label %153

138:                                              ; preds = %153, %137
  %139 = phi i64 [ 0, %137 ], [ %173, %153 ]
  br i1 %49, label %149, label %140

140:                                              ; preds = %138
  %141 = load ptr, ptr %43, align 8
  %142 = add nsw i64 %139, %1
  %143 = load i64, ptr %44, align 8
  %144 = mul nsw i64 %143, %142
  %145 = getelementptr float, ptr %141, i64 %144
  %146 = getelementptr float, ptr %145, i64 %136
  %147 = load float, ptr %146, align 4
  %148 = getelementptr inbounds nuw float, ptr %135, i64 %139
  store float %147, ptr %148, align 4
  br label %149

149:                                              ; preds = %140, %138, %134
  %150 = add nsw i64 %136, 1
  %151 = getelementptr inbounds float, ptr %135, i64 %16
  %152 = icmp eq i64 %150, %4
  br i1 %152, label %176, label %134, !llvm.loop !58

153:                                              ; preds = %137, %153
  %154 = phi i64 [ %173, %153 ], [ 0, %137 ]
  %155 = phi i64 [ %174, %153 ], [ 0, %137 ]
  %156 = load ptr, ptr %43, align 8
  %157 = add nsw i64 %154, %1
  %158 = load i64, ptr %44, align 8
  %159 = mul nsw i64 %158, %157
  %160 = getelementptr float, ptr %156, i64 %159
  %161 = getelementptr float, ptr %160, i64 %136
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw float, ptr %135, i64 %154
  store float %162, ptr %163, align 4
  %164 = or disjoint i64 %154, 1
  %165 = load ptr, ptr %43, align 8
  %166 = add nsw i64 %164, %1
  %167 = load i64, ptr %44, align 8
  %168 = mul nsw i64 %167, %166
  %169 = getelementptr float, ptr %165, i64 %168
  %170 = getelementptr float, ptr %169, i64 %136
  %171 = load float, ptr %170, align 4
  %172 = getelementptr inbounds nuw float, ptr %135, i64 %164
  store float %171, ptr %172, align 4
  %173 = add nuw nsw i64 %154, 2
  %174 = add i64 %155, 2
  %175 = icmp eq i64 %174, %48
  br i1 %175, label %138, label %153, !llvm.loop !59

176:                                              ; preds = %149, %37
  call void @llvm.lifetime.end.p0(i64 224, ptr nonnull %6)
  ret void
}

define internal fastcc void @product_of_block(ptr nocapture noundef readonly %0, i64 noundef range(i64 -576460752303423487, 576460752303423488) %1, i64 %2, i64 %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [3072 x float], align 16
  %7 = alloca [4224 x float], align 16
  call void @llvm.lifetime.start.p0(i64 12288, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 16896, ptr nonnull %7)
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
  %22 = phi i64 [ 4, %16 ], [ 5, %15 ], [ 4, %18 ], [ 6, %5 ]
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
  %40 = shl nsw i64 %1, 6
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %48

42:                                               ; preds = %788
  %43 = load i64, ptr %11, align 8
  br label %44

44:                                               ; preds = %42, %78
  %45 = phi i64 [ %43, %42 ], [ %49, %78 ]
  %46 = icmp slt i64 %52, %45
  br i1 %46, label %48, label %47, !llvm.loop !60

47:                                               ; preds = %44, %21
  call void @llvm.lifetime.end.p0(i64 16896, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 12288, ptr nonnull %6)
  ret void

48:                                               ; preds = %30, %44
  %49 = phi i64 [ %12, %30 ], [ %45, %44 ]
  %50 = phi ptr [ %33, %30 ], [ %75, %44 ]
  %51 = phi i64 [ 0, %30 ], [ %52, %44 ]
  %52 = add nuw nsw i64 %51, 192
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
  %74 = phi i64 [ 16, %68 ], [ %58, %57 ]
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
  %90 = shl nsw i64 %74, 3
  %91 = mul nsw i64 %74, 12
  %92 = shl nsw i64 %74, 4
  %93 = mul nsw i64 %74, 20
  %94 = shl nsw i64 %74, 3
  %95 = shl nsw i64 %73, 3
  %96 = mul nsw i64 %74, 12
  %97 = mul nsw i64 %73, 12
  %98 = shl nsw i64 %74, 4
  %99 = shl nsw i64 %73, 4
  %100 = shl nsw i64 %74, 3
  %101 = mul nsw i64 %74, 12
  %102 = shl nsw i64 %74, 4
  %103 = shl nsw i64 %74, 3
  %104 = shl nsw i64 %73, 3
  %105 = mul nsw i64 %74, 12
  %106 = mul nsw i64 %73, 12
  %107 = shl nsw i64 %74, 3
  %108 = mul nsw i64 %74, 12
  %109 = shl nsw i64 %74, 3
  %110 = shl nsw i64 %73, 3
  %111 = shl nsw i64 %74, 3
  br label %112

112:                                              ; preds = %80, %788
  %113 = phi i64 [ %2, %80 ], [ %121, %788 ]
  %114 = load i64, ptr %37, align 8
  %115 = add nsw i64 %114, 5
  %116 = sdiv i64 %115, 6
  %117 = add i64 %114, -1
  %118 = add i64 %117, %116
  %119 = sdiv i64 %118, %116
  %120 = mul nsw i64 %119, %113
  %121 = add nsw i64 %113, 1
  %122 = mul nsw i64 %119, %121
  %123 = tail call i64 @llvm.smin.i64(i64 %122, i64 %114)
  %124 = sub nsw i64 %123, %120
  %125 = sub nsw i64 %113, %2
  %126 = icmp slt i64 %125, %26
  %127 = select i1 %126, i64 %28, i64 65536
  %128 = select i1 %126, i64 %125, i64 0
  %129 = mul nsw i64 %128, %55
  %130 = mul nsw i64 %129, %127
  %131 = select i1 %126, ptr %75, ptr %79
  %132 = load ptr, ptr %38, align 8
  %133 = mul nsw i64 %114, %51
  %134 = getelementptr inbounds float, ptr %132, i64 %133
  %135 = mul nsw i64 %120, %55
  %136 = getelementptr inbounds float, ptr %134, i64 %135
  %137 = mul nsw i64 %125, 384
  %138 = getelementptr inbounds i8, ptr %7, i64 %137
  br i1 %54, label %152, label %139

139:                                              ; preds = %112
  %140 = load ptr, ptr %39, align 8
  %141 = load i64, ptr %34, align 8
  %142 = mul nsw i64 %141, %120
  %143 = getelementptr inbounds float, ptr %140, i64 %142
  %144 = getelementptr inbounds i8, ptr %143, i64 %40
  %145 = load ptr, ptr %41, align 8
  %146 = icmp eq ptr %145, null
  br i1 %146, label %152, label %147

147:                                              ; preds = %139
  %148 = load i64, ptr %35, align 8
  %149 = mul nsw i64 %148, %120
  %150 = getelementptr inbounds float, ptr %145, i64 %149
  %151 = getelementptr inbounds i8, ptr %150, i64 %40
  br label %152

152:                                              ; preds = %112, %147, %139
  %153 = phi ptr [ %144, %147 ], [ %144, %139 ], [ %138, %112 ]
  %154 = phi ptr [ %151, %147 ], [ null, %139 ], [ null, %112 ]
  switch i64 %124, label %788 [
    i64 1, label %155
    i64 2, label %194
    i64 3, label %260
    i64 4, label %352
    i64 5, label %470
    i64 6, label %614
  ]

155:                                              ; preds = %152
  %156 = load <8 x float>, ptr %138, align 16
  %157 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %156
  %158 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %159 = load <8 x float>, ptr %158, align 16
  %160 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %159
  br i1 %81, label %166, label %161

161:                                              ; preds = %166, %155
  %162 = phi <8 x float> [ %157, %155 ], [ %183, %166 ]
  %163 = phi <8 x float> [ %160, %155 ], [ %184, %166 ]
  %164 = icmp eq ptr %154, null
  br i1 %164, label %165, label %188

165:                                              ; preds = %161
  store <8 x float> %162, ptr %153, align 4
  br label %784

166:                                              ; preds = %155, %166
  %167 = phi <8 x float> [ %183, %166 ], [ %157, %155 ]
  %168 = phi <8 x float> [ %184, %166 ], [ %160, %155 ]
  %169 = phi i64 [ %185, %166 ], [ %130, %155 ]
  %170 = phi i64 [ %186, %166 ], [ 0, %155 ]
  %171 = shl nsw i64 %170, 6
  %172 = getelementptr inbounds nuw i8, ptr %79, i64 %171
  %173 = load <8 x float>, ptr %172, align 4
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 32
  %175 = load <8 x float>, ptr %174, align 4
  %176 = ashr i64 %169, 12
  %177 = and i64 %176, -16
  %178 = getelementptr inbounds float, ptr %131, i64 %177
  call void @llvm.prefetch.p0(ptr %178, i32 0, i32 2, i32 1)
  %179 = getelementptr inbounds nuw float, ptr %136, i64 %170
  %180 = load float, ptr %179, align 4
  %181 = insertelement <8 x float> poison, float %180, i64 0
  %182 = shufflevector <8 x float> %181, <8 x float> poison, <8 x i32> zeroinitializer
  %183 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %182, <8 x float> %173, <8 x float> %167)
  %184 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %182, <8 x float> %175, <8 x float> %168)
  %185 = add nsw i64 %169, %127
  %186 = add nuw nsw i64 %170, 1
  %187 = icmp slt i64 %186, %55
  br i1 %187, label %166, label %161, !llvm.loop !61

188:                                              ; preds = %161
  %189 = load <8 x float>, ptr %154, align 4
  %190 = fadd <8 x float> %162, %189
  store <8 x float> %190, ptr %153, align 4
  %191 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %192 = load <8 x float>, ptr %191, align 4
  %193 = fadd <8 x float> %163, %192
  br label %784

194:                                              ; preds = %152
  %195 = load <8 x float>, ptr %138, align 16
  %196 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %195
  %197 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %198 = load <8 x float>, ptr %197, align 16
  %199 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %198
  %200 = getelementptr inbounds nuw i8, ptr %138, i64 64
  %201 = load <8 x float>, ptr %200, align 16
  %202 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %201
  %203 = getelementptr inbounds nuw i8, ptr %138, i64 96
  %204 = load <8 x float>, ptr %203, align 16
  %205 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %204
  br i1 %81, label %215, label %206

206:                                              ; preds = %215, %194
  %207 = phi <8 x float> [ %196, %194 ], [ %235, %215 ]
  %208 = phi <8 x float> [ %199, %194 ], [ %236, %215 ]
  %209 = phi <8 x float> [ %202, %194 ], [ %241, %215 ]
  %210 = phi <8 x float> [ %205, %194 ], [ %242, %215 ]
  %211 = icmp eq ptr %154, null
  br i1 %211, label %212, label %246

212:                                              ; preds = %206
  store <8 x float> %207, ptr %153, align 4
  %213 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %208, ptr %213, align 4
  %214 = getelementptr inbounds float, ptr %153, i64 %74
  store <8 x float> %209, ptr %214, align 4
  br label %784

215:                                              ; preds = %194, %215
  %216 = phi <8 x float> [ %235, %215 ], [ %196, %194 ]
  %217 = phi <8 x float> [ %236, %215 ], [ %199, %194 ]
  %218 = phi <8 x float> [ %241, %215 ], [ %202, %194 ]
  %219 = phi <8 x float> [ %242, %215 ], [ %205, %194 ]
  %220 = phi i64 [ %243, %215 ], [ %130, %194 ]
  %221 = phi i64 [ %244, %215 ], [ 0, %194 ]
  %222 = shl nsw i64 %221, 6
  %223 = getelementptr inbounds nuw i8, ptr %79, i64 %222
  %224 = load <8 x float>, ptr %223, align 4
  %225 = getelementptr inbounds nuw i8, ptr %223, i64 32
  %226 = load <8 x float>, ptr %225, align 4
  %227 = ashr i64 %220, 12
  %228 = and i64 %227, -16
  %229 = getelementptr inbounds float, ptr %131, i64 %228
  call void @llvm.prefetch.p0(ptr %229, i32 0, i32 2, i32 1)
  %230 = shl nuw nsw i64 %221, 3
  %231 = getelementptr inbounds nuw i8, ptr %136, i64 %230
  %232 = load float, ptr %231, align 4
  %233 = insertelement <8 x float> poison, float %232, i64 0
  %234 = shufflevector <8 x float> %233, <8 x float> poison, <8 x i32> zeroinitializer
  %235 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %234, <8 x float> %224, <8 x float> %216)
  %236 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %234, <8 x float> %226, <8 x float> %217)
  %237 = getelementptr inbounds nuw i8, ptr %231, i64 4
  %238 = load float, ptr %237, align 4
  %239 = insertelement <8 x float> poison, float %238, i64 0
  %240 = shufflevector <8 x float> %239, <8 x float> poison, <8 x i32> zeroinitializer
  %241 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %240, <8 x float> %224, <8 x float> %218)
  %242 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %240, <8 x float> %226, <8 x float> %219)
  %243 = add nsw i64 %220, %127
  %244 = add nuw nsw i64 %221, 1
  %245 = icmp slt i64 %244, %55
  br i1 %245, label %215, label %206, !llvm.loop !61

246:                                              ; preds = %206
  %247 = load <8 x float>, ptr %154, align 4
  %248 = fadd <8 x float> %207, %247
  store <8 x float> %248, ptr %153, align 4
  %249 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %250 = load <8 x float>, ptr %249, align 4
  %251 = fadd <8 x float> %208, %250
  %252 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %251, ptr %252, align 4
  %253 = getelementptr inbounds float, ptr %153, i64 %74
  %254 = getelementptr inbounds float, ptr %154, i64 %73
  %255 = load <8 x float>, ptr %254, align 4
  %256 = fadd <8 x float> %209, %255
  store <8 x float> %256, ptr %253, align 4
  %257 = getelementptr inbounds nuw i8, ptr %254, i64 32
  %258 = load <8 x float>, ptr %257, align 4
  %259 = fadd <8 x float> %210, %258
  br label %784

260:                                              ; preds = %152
  %261 = load <8 x float>, ptr %138, align 16
  %262 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %261
  %263 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %264 = load <8 x float>, ptr %263, align 16
  %265 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %264
  %266 = getelementptr inbounds nuw i8, ptr %138, i64 64
  %267 = load <8 x float>, ptr %266, align 16
  %268 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %267
  %269 = getelementptr inbounds nuw i8, ptr %138, i64 96
  %270 = load <8 x float>, ptr %269, align 16
  %271 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %270
  %272 = getelementptr inbounds nuw i8, ptr %138, i64 128
  %273 = load <8 x float>, ptr %272, align 16
  %274 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %273
  %275 = getelementptr inbounds nuw i8, ptr %138, i64 160
  %276 = load <8 x float>, ptr %275, align 16
  %277 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %276
  br i1 %81, label %291, label %278

278:                                              ; preds = %291, %260
  %279 = phi <8 x float> [ %262, %260 ], [ %313, %291 ]
  %280 = phi <8 x float> [ %265, %260 ], [ %314, %291 ]
  %281 = phi <8 x float> [ %268, %260 ], [ %319, %291 ]
  %282 = phi <8 x float> [ %271, %260 ], [ %320, %291 ]
  %283 = phi <8 x float> [ %274, %260 ], [ %325, %291 ]
  %284 = phi <8 x float> [ %277, %260 ], [ %326, %291 ]
  %285 = icmp eq ptr %154, null
  br i1 %285, label %286, label %330

286:                                              ; preds = %278
  store <8 x float> %279, ptr %153, align 4
  %287 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %280, ptr %287, align 4
  %288 = getelementptr inbounds float, ptr %153, i64 %74
  store <8 x float> %281, ptr %288, align 4
  %289 = getelementptr inbounds nuw i8, ptr %288, i64 32
  store <8 x float> %282, ptr %289, align 4
  %290 = getelementptr inbounds i8, ptr %153, i64 %111
  store <8 x float> %283, ptr %290, align 4
  br label %784

291:                                              ; preds = %260, %291
  %292 = phi <8 x float> [ %313, %291 ], [ %262, %260 ]
  %293 = phi <8 x float> [ %314, %291 ], [ %265, %260 ]
  %294 = phi <8 x float> [ %319, %291 ], [ %268, %260 ]
  %295 = phi <8 x float> [ %320, %291 ], [ %271, %260 ]
  %296 = phi <8 x float> [ %325, %291 ], [ %274, %260 ]
  %297 = phi <8 x float> [ %326, %291 ], [ %277, %260 ]
  %298 = phi i64 [ %327, %291 ], [ %130, %260 ]
  %299 = phi i64 [ %328, %291 ], [ 0, %260 ]
  %300 = shl nsw i64 %299, 6
  %301 = getelementptr inbounds nuw i8, ptr %79, i64 %300
  %302 = load <8 x float>, ptr %301, align 4
  %303 = getelementptr inbounds nuw i8, ptr %301, i64 32
  %304 = load <8 x float>, ptr %303, align 4
  %305 = ashr i64 %298, 12
  %306 = and i64 %305, -16
  %307 = getelementptr inbounds float, ptr %131, i64 %306
  call void @llvm.prefetch.p0(ptr %307, i32 0, i32 2, i32 1)
  %308 = mul nuw nsw i64 %299, 12
  %309 = getelementptr inbounds nuw i8, ptr %136, i64 %308
  %310 = load float, ptr %309, align 4
  %311 = insertelement <8 x float> poison, float %310, i64 0
  %312 = shufflevector <8 x float> %311, <8 x float> poison, <8 x i32> zeroinitializer
  %313 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %312, <8 x float> %302, <8 x float> %292)
  %314 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %312, <8 x float> %304, <8 x float> %293)
  %315 = getelementptr inbounds nuw i8, ptr %309, i64 4
  %316 = load float, ptr %315, align 4
  %317 = insertelement <8 x float> poison, float %316, i64 0
  %318 = shufflevector <8 x float> %317, <8 x float> poison, <8 x i32> zeroinitializer
  %319 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %302, <8 x float> %294)
  %320 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> %304, <8 x float> %295)
  %321 = getelementptr inbounds nuw i8, ptr %309, i64 8
  %322 = load float, ptr %321, align 4
  %323 = insertelement <8 x float> poison, float %322, i64 0
  %324 = shufflevector <8 x float> %323, <8 x float> poison, <8 x i32> zeroinitializer
  %325 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %302, <8 x float> %296)
  %326 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %304, <8 x float> %297)
  %327 = add nsw i64 %298, %127
  %328 = add nuw nsw i64 %299, 1
  %329 = icmp slt i64 %328, %55
  br i1 %329, label %291, label %278, !llvm.loop !61

330:                                              ; preds = %278
  %331 = load <8 x float>, ptr %154, align 4
  %332 = fadd <8 x float> %279, %331
  store <8 x float> %332, ptr %153, align 4
  %333 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %334 = load <8 x float>, ptr %333, align 4
  %335 = fadd <8 x float> %280, %334
  %336 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %335, ptr %336, align 4
  %337 = getelementptr inbounds float, ptr %153, i64 %74
  %338 = getelementptr inbounds float, ptr %154, i64 %73
  %339 = load <8 x float>, ptr %338, align 4
  %340 = fadd <8 x float> %281, %339
  store <8 x float> %340, ptr %337, align 4
  %341 = getelementptr inbounds nuw i8, ptr %338, i64 32
  %342 = load <8 x float>, ptr %341, align 4
  %343 = fadd <8 x float> %282, %342
  %344 = getelementptr inbounds nuw i8, ptr %337, i64 32
  store <8 x float> %343, ptr %344, align 4
  %345 = getelementptr inbounds i8, ptr %153, i64 %109
  %346 = getelementptr inbounds i8, ptr %154, i64 %110
  %347 = load <8 x float>, ptr %346, align 4
  %348 = fadd <8 x float> %283, %347
  store <8 x float> %348, ptr %345, align 4
  %349 = getelementptr inbounds nuw i8, ptr %346, i64 32
  %350 = load <8 x float>, ptr %349, align 4
  %351 = fadd <8 x float> %284, %350
  br label %784

352:                                              ; preds = %152
  %353 = load <8 x float>, ptr %138, align 16
  %354 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %353
  %355 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %356 = load <8 x float>, ptr %355, align 16
  %357 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %356
  %358 = getelementptr inbounds nuw i8, ptr %138, i64 64
  %359 = load <8 x float>, ptr %358, align 16
  %360 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %359
  %361 = getelementptr inbounds nuw i8, ptr %138, i64 96
  %362 = load <8 x float>, ptr %361, align 16
  %363 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %362
  %364 = getelementptr inbounds nuw i8, ptr %138, i64 128
  %365 = load <8 x float>, ptr %364, align 16
  %366 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %365
  %367 = getelementptr inbounds nuw i8, ptr %138, i64 160
  %368 = load <8 x float>, ptr %367, align 16
  %369 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %368
  %370 = getelementptr inbounds nuw i8, ptr %138, i64 192
  %371 = load <8 x float>, ptr %370, align 16
  %372 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %371
  %373 = getelementptr inbounds nuw i8, ptr %138, i64 224
  %374 = load <8 x float>, ptr %373, align 16
  %375 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %374
  br i1 %81, label %393, label %376

376:                                              ; preds = %393, %352
  %377 = phi <8 x float> [ %375, %352 ], [ %436, %393 ]
  %378 = phi <8 x float> [ %372, %352 ], [ %435, %393 ]
  %379 = phi <8 x float> [ %369, %352 ], [ %430, %393 ]
  %380 = phi <8 x float> [ %366, %352 ], [ %429, %393 ]
  %381 = phi <8 x float> [ %363, %352 ], [ %424, %393 ]
  %382 = phi <8 x float> [ %360, %352 ], [ %423, %393 ]
  %383 = phi <8 x float> [ %357, %352 ], [ %418, %393 ]
  %384 = phi <8 x float> [ %354, %352 ], [ %417, %393 ]
  %385 = icmp eq ptr %154, null
  br i1 %385, label %386, label %440

386:                                              ; preds = %376
  store <8 x float> %384, ptr %153, align 4
  %387 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %383, ptr %387, align 4
  %388 = getelementptr inbounds float, ptr %153, i64 %74
  store <8 x float> %382, ptr %388, align 4
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 32
  store <8 x float> %381, ptr %389, align 4
  %390 = getelementptr inbounds i8, ptr %153, i64 %107
  store <8 x float> %380, ptr %390, align 4
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 32
  store <8 x float> %379, ptr %391, align 4
  %392 = getelementptr inbounds i8, ptr %153, i64 %108
  store <8 x float> %378, ptr %392, align 4
  br label %784

393:                                              ; preds = %352, %393
  %394 = phi <8 x float> [ %436, %393 ], [ %375, %352 ]
  %395 = phi <8 x float> [ %435, %393 ], [ %372, %352 ]
  %396 = phi <8 x float> [ %430, %393 ], [ %369, %352 ]
  %397 = phi <8 x float> [ %429, %393 ], [ %366, %352 ]
  %398 = phi <8 x float> [ %424, %393 ], [ %363, %352 ]
  %399 = phi <8 x float> [ %423, %393 ], [ %360, %352 ]
  %400 = phi <8 x float> [ %418, %393 ], [ %357, %352 ]
  %401 = phi <8 x float> [ %417, %393 ], [ %354, %352 ]
  %402 = phi i64 [ %437, %393 ], [ %130, %352 ]
  %403 = phi i64 [ %438, %393 ], [ 0, %352 ]
  %404 = shl nsw i64 %403, 6
  %405 = getelementptr inbounds nuw i8, ptr %79, i64 %404
  %406 = load <8 x float>, ptr %405, align 4
  %407 = getelementptr inbounds nuw i8, ptr %405, i64 32
  %408 = load <8 x float>, ptr %407, align 4
  %409 = ashr i64 %402, 12
  %410 = and i64 %409, -16
  %411 = getelementptr inbounds float, ptr %131, i64 %410
  call void @llvm.prefetch.p0(ptr %411, i32 0, i32 2, i32 1)
  %412 = shl nuw nsw i64 %403, 4
  %413 = getelementptr inbounds nuw i8, ptr %136, i64 %412
  %414 = load float, ptr %413, align 4
  %415 = insertelement <8 x float> poison, float %414, i64 0
  %416 = shufflevector <8 x float> %415, <8 x float> poison, <8 x i32> zeroinitializer
  %417 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %416, <8 x float> %406, <8 x float> %401)
  %418 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %416, <8 x float> %408, <8 x float> %400)
  %419 = getelementptr inbounds nuw i8, ptr %413, i64 4
  %420 = load float, ptr %419, align 4
  %421 = insertelement <8 x float> poison, float %420, i64 0
  %422 = shufflevector <8 x float> %421, <8 x float> poison, <8 x i32> zeroinitializer
  %423 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %422, <8 x float> %406, <8 x float> %399)
  %424 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %422, <8 x float> %408, <8 x float> %398)
  %425 = getelementptr inbounds nuw i8, ptr %413, i64 8
  %426 = load float, ptr %425, align 4
  %427 = insertelement <8 x float> poison, float %426, i64 0
  %428 = shufflevector <8 x float> %427, <8 x float> poison, <8 x i32> zeroinitializer
  %429 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %428, <8 x float> %406, <8 x float> %397)
  %430 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %428, <8 x float> %408, <8 x float> %396)
  %431 = getelementptr inbounds nuw i8, ptr %413, i64 12
  %432 = load float, ptr %431, align 4
  %433 = insertelement <8 x float> poison, float %432, i64 0
  %434 = shufflevector <8 x float> %433, <8 x float> poison, <8 x i32> zeroinitializer
  %435 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %434, <8 x float> %406, <8 x float> %395)
  %436 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %434, <8 x float> %408, <8 x float> %394)
  %437 = add nsw i64 %402, %127
  %438 = add nuw nsw i64 %403, 1
  %439 = icmp slt i64 %438, %55
  br i1 %439, label %393, label %376, !llvm.loop !61

440:                                              ; preds = %376
  %441 = load <8 x float>, ptr %154, align 4
  %442 = fadd <8 x float> %384, %441
  store <8 x float> %442, ptr %153, align 4
  %443 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %444 = load <8 x float>, ptr %443, align 4
  %445 = fadd <8 x float> %383, %444
  %446 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %445, ptr %446, align 4
  %447 = getelementptr inbounds float, ptr %153, i64 %74
  %448 = getelementptr inbounds float, ptr %154, i64 %73
  %449 = load <8 x float>, ptr %448, align 4
  %450 = fadd <8 x float> %382, %449
  store <8 x float> %450, ptr %447, align 4
  %451 = getelementptr inbounds nuw i8, ptr %448, i64 32
  %452 = load <8 x float>, ptr %451, align 4
  %453 = fadd <8 x float> %381, %452
  %454 = getelementptr inbounds nuw i8, ptr %447, i64 32
  store <8 x float> %453, ptr %454, align 4
  %455 = getelementptr inbounds i8, ptr %153, i64 %103
  %456 = getelementptr inbounds i8, ptr %154, i64 %104
  %457 = load <8 x float>, ptr %456, align 4
  %458 = fadd <8 x float> %380, %457
  store <8 x float> %458, ptr %455, align 4
  %459 = getelementptr inbounds nuw i8, ptr %456, i64 32
  %460 = load <8 x float>, ptr %459, align 4
  %461 = fadd <8 x float> %379, %460
  %462 = getelementptr inbounds nuw i8, ptr %455, i64 32
  store <8 x float> %461, ptr %462, align 4
  %463 = getelementptr inbounds i8, ptr %153, i64 %105
  %464 = getelementptr inbounds i8, ptr %154, i64 %106
  %465 = load <8 x float>, ptr %464, align 4
  %466 = fadd <8 x float> %378, %465
  store <8 x float> %466, ptr %463, align 4
  %467 = getelementptr inbounds nuw i8, ptr %464, i64 32
  %468 = load <8 x float>, ptr %467, align 4
  %469 = fadd <8 x float> %377, %468
  br label %784

470:                                              ; preds = %152
  %471 = load <8 x float>, ptr %138, align 16
  %472 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %471
  %473 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %474 = load <8 x float>, ptr %473, align 16
  %475 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %474
  %476 = getelementptr inbounds nuw i8, ptr %138, i64 64
  %477 = load <8 x float>, ptr %476, align 16
  %478 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %477
  %479 = getelementptr inbounds nuw i8, ptr %138, i64 96
  %480 = load <8 x float>, ptr %479, align 16
  %481 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %480
  %482 = getelementptr inbounds nuw i8, ptr %138, i64 128
  %483 = load <8 x float>, ptr %482, align 16
  %484 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %483
  %485 = getelementptr inbounds nuw i8, ptr %138, i64 160
  %486 = load <8 x float>, ptr %485, align 16
  %487 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %486
  %488 = getelementptr inbounds nuw i8, ptr %138, i64 192
  %489 = load <8 x float>, ptr %488, align 16
  %490 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %489
  %491 = getelementptr inbounds nuw i8, ptr %138, i64 224
  %492 = load <8 x float>, ptr %491, align 16
  %493 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %492
  %494 = getelementptr inbounds nuw i8, ptr %138, i64 256
  %495 = load <8 x float>, ptr %494, align 16
  %496 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %495
  %497 = getelementptr inbounds nuw i8, ptr %138, i64 288
  %498 = load <8 x float>, ptr %497, align 16
  %499 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %498
  br i1 %81, label %521, label %500

500:                                              ; preds = %521, %470
  %501 = phi <8 x float> [ %499, %470 ], [ %572, %521 ]
  %502 = phi <8 x float> [ %496, %470 ], [ %571, %521 ]
  %503 = phi <8 x float> [ %493, %470 ], [ %566, %521 ]
  %504 = phi <8 x float> [ %490, %470 ], [ %565, %521 ]
  %505 = phi <8 x float> [ %487, %470 ], [ %560, %521 ]
  %506 = phi <8 x float> [ %484, %470 ], [ %559, %521 ]
  %507 = phi <8 x float> [ %481, %470 ], [ %554, %521 ]
  %508 = phi <8 x float> [ %478, %470 ], [ %553, %521 ]
  %509 = phi <8 x float> [ %475, %470 ], [ %548, %521 ]
  %510 = phi <8 x float> [ %472, %470 ], [ %547, %521 ]
  %511 = icmp eq ptr %154, null
  br i1 %511, label %512, label %576

512:                                              ; preds = %500
  store <8 x float> %510, ptr %153, align 4
  %513 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %509, ptr %513, align 4
  %514 = getelementptr inbounds float, ptr %153, i64 %74
  store <8 x float> %508, ptr %514, align 4
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 32
  store <8 x float> %507, ptr %515, align 4
  %516 = getelementptr inbounds i8, ptr %153, i64 %100
  store <8 x float> %506, ptr %516, align 4
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 32
  store <8 x float> %505, ptr %517, align 4
  %518 = getelementptr inbounds i8, ptr %153, i64 %101
  store <8 x float> %504, ptr %518, align 4
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 32
  store <8 x float> %503, ptr %519, align 4
  %520 = getelementptr inbounds i8, ptr %153, i64 %102
  store <8 x float> %502, ptr %520, align 4
  br label %784

521:                                              ; preds = %470, %521
  %522 = phi <8 x float> [ %572, %521 ], [ %499, %470 ]
  %523 = phi <8 x float> [ %571, %521 ], [ %496, %470 ]
  %524 = phi <8 x float> [ %566, %521 ], [ %493, %470 ]
  %525 = phi <8 x float> [ %565, %521 ], [ %490, %470 ]
  %526 = phi <8 x float> [ %560, %521 ], [ %487, %470 ]
  %527 = phi <8 x float> [ %559, %521 ], [ %484, %470 ]
  %528 = phi <8 x float> [ %554, %521 ], [ %481, %470 ]
  %529 = phi <8 x float> [ %553, %521 ], [ %478, %470 ]
  %530 = phi <8 x float> [ %548, %521 ], [ %475, %470 ]
  %531 = phi <8 x float> [ %547, %521 ], [ %472, %470 ]
  %532 = phi i64 [ %573, %521 ], [ %130, %470 ]
  %533 = phi i64 [ %574, %521 ], [ 0, %470 ]
  %534 = shl nsw i64 %533, 6
  %535 = getelementptr inbounds nuw i8, ptr %79, i64 %534
  %536 = load <8 x float>, ptr %535, align 4
  %537 = getelementptr inbounds nuw i8, ptr %535, i64 32
  %538 = load <8 x float>, ptr %537, align 4
  %539 = ashr i64 %532, 12
  %540 = and i64 %539, -16
  %541 = getelementptr inbounds float, ptr %131, i64 %540
  call void @llvm.prefetch.p0(ptr %541, i32 0, i32 2, i32 1)
  %542 = mul nuw nsw i64 %533, 20
  %543 = getelementptr inbounds nuw i8, ptr %136, i64 %542
  %544 = load float, ptr %543, align 4
  %545 = insertelement <8 x float> poison, float %544, i64 0
  %546 = shufflevector <8 x float> %545, <8 x float> poison, <8 x i32> zeroinitializer
  %547 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %546, <8 x float> %536, <8 x float> %531)
  %548 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %546, <8 x float> %538, <8 x float> %530)
  %549 = getelementptr inbounds nuw i8, ptr %543, i64 4
  %550 = load float, ptr %549, align 4
  %551 = insertelement <8 x float> poison, float %550, i64 0
  %552 = shufflevector <8 x float> %551, <8 x float> poison, <8 x i32> zeroinitializer
  %553 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %552, <8 x float> %536, <8 x float> %529)
  %554 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %552, <8 x float> %538, <8 x float> %528)
  %555 = getelementptr inbounds nuw i8, ptr %543, i64 8
  %556 = load float, ptr %555, align 4
  %557 = insertelement <8 x float> poison, float %556, i64 0
  %558 = shufflevector <8 x float> %557, <8 x float> poison, <8 x i32> zeroinitializer
  %559 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %558, <8 x float> %536, <8 x float> %527)
  %560 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %558, <8 x float> %538, <8 x float> %526)
  %561 = getelementptr inbounds nuw i8, ptr %543, i64 12
  %562 = load float, ptr %561, align 4
  %563 = insertelement <8 x float> poison, float %562, i64 0
  %564 = shufflevector <8 x float> %563, <8 x float> poison, <8 x i32> zeroinitializer
  %565 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %564, <8 x float> %536, <8 x float> %525)
  %566 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %564, <8 x float> %538, <8 x float> %524)
  %567 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %568 = load float, ptr %567, align 4
  %569 = insertelement <8 x float> poison, float %568, i64 0
  %570 = shufflevector <8 x float> %569, <8 x float> poison, <8 x i32> zeroinitializer
  %571 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %570, <8 x float> %536, <8 x float> %523)
  %572 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %570, <8 x float> %538, <8 x float> %522)
  %573 = add nsw i64 %532, %127
  %574 = add nuw nsw i64 %533, 1
  %575 = icmp slt i64 %574, %55
  br i1 %575, label %521, label %500, !llvm.loop !61

576:                                              ; preds = %500
  %577 = load <8 x float>, ptr %154, align 4
  %578 = fadd <8 x float> %510, %577
  store <8 x float> %578, ptr %153, align 4
  %579 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %580 = load <8 x float>, ptr %579, align 4
  %581 = fadd <8 x float> %509, %580
  %582 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %581, ptr %582, align 4
  %583 = getelementptr inbounds float, ptr %153, i64 %74
  %584 = getelementptr inbounds float, ptr %154, i64 %73
  %585 = load <8 x float>, ptr %584, align 4
  %586 = fadd <8 x float> %508, %585
  store <8 x float> %586, ptr %583, align 4
  %587 = getelementptr inbounds nuw i8, ptr %584, i64 32
  %588 = load <8 x float>, ptr %587, align 4
  %589 = fadd <8 x float> %507, %588
  %590 = getelementptr inbounds nuw i8, ptr %583, i64 32
  store <8 x float> %589, ptr %590, align 4
  %591 = getelementptr inbounds i8, ptr %153, i64 %94
  %592 = getelementptr inbounds i8, ptr %154, i64 %95
  %593 = load <8 x float>, ptr %592, align 4
  %594 = fadd <8 x float> %506, %593
  store <8 x float> %594, ptr %591, align 4
  %595 = getelementptr inbounds nuw i8, ptr %592, i64 32
  %596 = load <8 x float>, ptr %595, align 4
  %597 = fadd <8 x float> %505, %596
  %598 = getelementptr inbounds nuw i8, ptr %591, i64 32
  store <8 x float> %597, ptr %598, align 4
  %599 = getelementptr inbounds i8, ptr %153, i64 %96
  %600 = getelementptr inbounds i8, ptr %154, i64 %97
  %601 = load <8 x float>, ptr %600, align 4
  %602 = fadd <8 x float> %504, %601
  store <8 x float> %602, ptr %599, align 4
  %603 = getelementptr inbounds nuw i8, ptr %600, i64 32
  %604 = load <8 x float>, ptr %603, align 4
  %605 = fadd <8 x float> %503, %604
  %606 = getelementptr inbounds nuw i8, ptr %599, i64 32
  store <8 x float> %605, ptr %606, align 4
  %607 = getelementptr inbounds i8, ptr %153, i64 %98
  %608 = getelementptr inbounds i8, ptr %154, i64 %99
  %609 = load <8 x float>, ptr %608, align 4
  %610 = fadd <8 x float> %502, %609
  store <8 x float> %610, ptr %607, align 4
  %611 = getelementptr inbounds nuw i8, ptr %608, i64 32
  %612 = load <8 x float>, ptr %611, align 4
  %613 = fadd <8 x float> %501, %612
  br label %784

614:                                              ; preds = %152
  %615 = load <8 x float>, ptr %138, align 16
  %616 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %615
  %617 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %618 = load <8 x float>, ptr %617, align 16
  %619 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %618
  %620 = getelementptr inbounds nuw i8, ptr %138, i64 64
  %621 = load <8 x float>, ptr %620, align 16
  %622 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %621
  %623 = getelementptr inbounds nuw i8, ptr %138, i64 96
  %624 = load <8 x float>, ptr %623, align 16
  %625 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %624
  %626 = getelementptr inbounds nuw i8, ptr %138, i64 128
  %627 = load <8 x float>, ptr %626, align 16
  %628 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %627
  %629 = getelementptr inbounds nuw i8, ptr %138, i64 160
  %630 = load <8 x float>, ptr %629, align 16
  %631 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %630
  %632 = getelementptr inbounds nuw i8, ptr %138, i64 192
  %633 = load <8 x float>, ptr %632, align 16
  %634 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %633
  %635 = getelementptr inbounds nuw i8, ptr %138, i64 224
  %636 = load <8 x float>, ptr %635, align 16
  %637 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %636
  %638 = getelementptr inbounds nuw i8, ptr %138, i64 256
  %639 = load <8 x float>, ptr %638, align 16
  %640 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %639
  %641 = getelementptr inbounds nuw i8, ptr %138, i64 288
  %642 = load <8 x float>, ptr %641, align 16
  %643 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %642
  %644 = getelementptr inbounds nuw i8, ptr %138, i64 320
  %645 = load <8 x float>, ptr %644, align 16
  %646 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %645
  %647 = getelementptr inbounds nuw i8, ptr %138, i64 352
  %648 = load <8 x float>, ptr %647, align 16
  %649 = select i1 %56, <8 x float> zeroinitializer, <8 x float> %648
  br i1 %81, label %675, label %650

650:                                              ; preds = %675, %614
  %651 = phi <8 x float> [ %649, %614 ], [ %734, %675 ]
  %652 = phi <8 x float> [ %646, %614 ], [ %733, %675 ]
  %653 = phi <8 x float> [ %643, %614 ], [ %728, %675 ]
  %654 = phi <8 x float> [ %640, %614 ], [ %727, %675 ]
  %655 = phi <8 x float> [ %637, %614 ], [ %722, %675 ]
  %656 = phi <8 x float> [ %634, %614 ], [ %721, %675 ]
  %657 = phi <8 x float> [ %631, %614 ], [ %716, %675 ]
  %658 = phi <8 x float> [ %628, %614 ], [ %715, %675 ]
  %659 = phi <8 x float> [ %625, %614 ], [ %710, %675 ]
  %660 = phi <8 x float> [ %622, %614 ], [ %709, %675 ]
  %661 = phi <8 x float> [ %619, %614 ], [ %704, %675 ]
  %662 = phi <8 x float> [ %616, %614 ], [ %703, %675 ]
  %663 = icmp eq ptr %154, null
  br i1 %663, label %664, label %738

664:                                              ; preds = %650
  store <8 x float> %662, ptr %153, align 4
  %665 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %661, ptr %665, align 4
  %666 = getelementptr inbounds float, ptr %153, i64 %74
  store <8 x float> %660, ptr %666, align 4
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 32
  store <8 x float> %659, ptr %667, align 4
  %668 = getelementptr inbounds i8, ptr %153, i64 %90
  store <8 x float> %658, ptr %668, align 4
  %669 = getelementptr inbounds nuw i8, ptr %668, i64 32
  store <8 x float> %657, ptr %669, align 4
  %670 = getelementptr inbounds i8, ptr %153, i64 %91
  store <8 x float> %656, ptr %670, align 4
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 32
  store <8 x float> %655, ptr %671, align 4
  %672 = getelementptr inbounds i8, ptr %153, i64 %92
  store <8 x float> %654, ptr %672, align 4
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 32
  store <8 x float> %653, ptr %673, align 4
  %674 = getelementptr inbounds i8, ptr %153, i64 %93
  store <8 x float> %652, ptr %674, align 4
  br label %784

675:                                              ; preds = %614, %675
  %676 = phi <8 x float> [ %734, %675 ], [ %649, %614 ]
  %677 = phi <8 x float> [ %733, %675 ], [ %646, %614 ]
  %678 = phi <8 x float> [ %728, %675 ], [ %643, %614 ]
  %679 = phi <8 x float> [ %727, %675 ], [ %640, %614 ]
  %680 = phi <8 x float> [ %722, %675 ], [ %637, %614 ]
  %681 = phi <8 x float> [ %721, %675 ], [ %634, %614 ]
  %682 = phi <8 x float> [ %716, %675 ], [ %631, %614 ]
  %683 = phi <8 x float> [ %715, %675 ], [ %628, %614 ]
  %684 = phi <8 x float> [ %710, %675 ], [ %625, %614 ]
  %685 = phi <8 x float> [ %709, %675 ], [ %622, %614 ]
  %686 = phi <8 x float> [ %704, %675 ], [ %619, %614 ]
  %687 = phi <8 x float> [ %703, %675 ], [ %616, %614 ]
  %688 = phi i64 [ %735, %675 ], [ %130, %614 ]
  %689 = phi i64 [ %736, %675 ], [ 0, %614 ]
  %690 = shl nsw i64 %689, 6
  %691 = getelementptr inbounds nuw i8, ptr %79, i64 %690
  %692 = load <8 x float>, ptr %691, align 4
  %693 = getelementptr inbounds nuw i8, ptr %691, i64 32
  %694 = load <8 x float>, ptr %693, align 4
  %695 = ashr i64 %688, 12
  %696 = and i64 %695, -16
  %697 = getelementptr inbounds float, ptr %131, i64 %696
  call void @llvm.prefetch.p0(ptr %697, i32 0, i32 2, i32 1)
  %698 = mul nuw nsw i64 %689, 24
  %699 = getelementptr inbounds nuw i8, ptr %136, i64 %698
  %700 = load float, ptr %699, align 4
  %701 = insertelement <8 x float> poison, float %700, i64 0
  %702 = shufflevector <8 x float> %701, <8 x float> poison, <8 x i32> zeroinitializer
  %703 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %702, <8 x float> %692, <8 x float> %687)
  %704 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %702, <8 x float> %694, <8 x float> %686)
  %705 = getelementptr inbounds nuw i8, ptr %699, i64 4
  %706 = load float, ptr %705, align 4
  %707 = insertelement <8 x float> poison, float %706, i64 0
  %708 = shufflevector <8 x float> %707, <8 x float> poison, <8 x i32> zeroinitializer
  %709 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %708, <8 x float> %692, <8 x float> %685)
  %710 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %708, <8 x float> %694, <8 x float> %684)
  %711 = getelementptr inbounds nuw i8, ptr %699, i64 8
  %712 = load float, ptr %711, align 4
  %713 = insertelement <8 x float> poison, float %712, i64 0
  %714 = shufflevector <8 x float> %713, <8 x float> poison, <8 x i32> zeroinitializer
  %715 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %714, <8 x float> %692, <8 x float> %683)
  %716 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %714, <8 x float> %694, <8 x float> %682)
  %717 = getelementptr inbounds nuw i8, ptr %699, i64 12
  %718 = load float, ptr %717, align 4
  %719 = insertelement <8 x float> poison, float %718, i64 0
  %720 = shufflevector <8 x float> %719, <8 x float> poison, <8 x i32> zeroinitializer
  %721 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %720, <8 x float> %692, <8 x float> %681)
  %722 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %720, <8 x float> %694, <8 x float> %680)
  %723 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %724 = load float, ptr %723, align 4
  %725 = insertelement <8 x float> poison, float %724, i64 0
  %726 = shufflevector <8 x float> %725, <8 x float> poison, <8 x i32> zeroinitializer
  %727 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %726, <8 x float> %692, <8 x float> %679)
  %728 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %726, <8 x float> %694, <8 x float> %678)
  %729 = getelementptr inbounds nuw i8, ptr %699, i64 20
  %730 = load float, ptr %729, align 4
  %731 = insertelement <8 x float> poison, float %730, i64 0
  %732 = shufflevector <8 x float> %731, <8 x float> poison, <8 x i32> zeroinitializer
  %733 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %732, <8 x float> %692, <8 x float> %677)
  %734 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %732, <8 x float> %694, <8 x float> %676)
  %735 = add nsw i64 %688, %127
  %736 = add nuw nsw i64 %689, 1
  %737 = icmp slt i64 %736, %55
  br i1 %737, label %675, label %650, !llvm.loop !61

738:                                              ; preds = %650
  %739 = load <8 x float>, ptr %154, align 4
  %740 = fadd <8 x float> %662, %739
  store <8 x float> %740, ptr %153, align 4
  %741 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %742 = load <8 x float>, ptr %741, align 4
  %743 = fadd <8 x float> %661, %742
  %744 = getelementptr inbounds nuw i8, ptr %153, i64 32
  store <8 x float> %743, ptr %744, align 4
  %745 = getelementptr inbounds float, ptr %153, i64 %74
  %746 = getelementptr inbounds float, ptr %154, i64 %73
  %747 = load <8 x float>, ptr %746, align 4
  %748 = fadd <8 x float> %660, %747
  store <8 x float> %748, ptr %745, align 4
  %749 = getelementptr inbounds nuw i8, ptr %746, i64 32
  %750 = load <8 x float>, ptr %749, align 4
  %751 = fadd <8 x float> %659, %750
  %752 = getelementptr inbounds nuw i8, ptr %745, i64 32
  store <8 x float> %751, ptr %752, align 4
  %753 = getelementptr inbounds i8, ptr %153, i64 %82
  %754 = getelementptr inbounds i8, ptr %154, i64 %83
  %755 = load <8 x float>, ptr %754, align 4
  %756 = fadd <8 x float> %658, %755
  store <8 x float> %756, ptr %753, align 4
  %757 = getelementptr inbounds nuw i8, ptr %754, i64 32
  %758 = load <8 x float>, ptr %757, align 4
  %759 = fadd <8 x float> %657, %758
  %760 = getelementptr inbounds nuw i8, ptr %753, i64 32
  store <8 x float> %759, ptr %760, align 4
  %761 = getelementptr inbounds i8, ptr %153, i64 %84
  %762 = getelementptr inbounds i8, ptr %154, i64 %85
  %763 = load <8 x float>, ptr %762, align 4
  %764 = fadd <8 x float> %656, %763
  store <8 x float> %764, ptr %761, align 4
  %765 = getelementptr inbounds nuw i8, ptr %762, i64 32
  %766 = load <8 x float>, ptr %765, align 4
  %767 = fadd <8 x float> %655, %766
  %768 = getelementptr inbounds nuw i8, ptr %761, i64 32
  store <8 x float> %767, ptr %768, align 4
  %769 = getelementptr inbounds i8, ptr %153, i64 %86
  %770 = getelementptr inbounds i8, ptr %154, i64 %87
  %771 = load <8 x float>, ptr %770, align 4
  %772 = fadd <8 x float> %654, %771
  store <8 x float> %772, ptr %769, align 4
  %773 = getelementptr inbounds nuw i8, ptr %770, i64 32
  %774 = load <8 x float>, ptr %773, align 4
  %775 = fadd <8 x float> %653, %774
  %776 = getelementptr inbounds nuw i8, ptr %769, i64 32
  store <8 x float> %775, ptr %776, align 4
  %777 = getelementptr inbounds i8, ptr %153, i64 %88
  %778 = getelementptr inbounds i8, ptr %154, i64 %89
  %779 = load <8 x float>, ptr %778, align 4
  %780 = fadd <8 x float> %652, %779
  store <8 x float> %780, ptr %777, align 4
  %781 = getelementptr inbounds nuw i8, ptr %778, i64 32
  %782 = load <8 x float>, ptr %781, align 4
  %783 = fadd <8 x float> %651, %782
  br label %784

784:                                              ; preds = %738, %664, %576, %512, %440, %386, %330, %286, %246, %212, %188, %165
  %785 = phi ptr [ %153, %165 ], [ %153, %188 ], [ %253, %246 ], [ %214, %212 ], [ %345, %330 ], [ %290, %286 ], [ %463, %440 ], [ %392, %386 ], [ %607, %576 ], [ %520, %512 ], [ %777, %738 ], [ %674, %664 ]
  %786 = phi <8 x float> [ %163, %165 ], [ %193, %188 ], [ %259, %246 ], [ %210, %212 ], [ %351, %330 ], [ %284, %286 ], [ %469, %440 ], [ %377, %386 ], [ %613, %576 ], [ %501, %512 ], [ %783, %738 ], [ %651, %664 ]
  %787 = getelementptr inbounds nuw i8, ptr %785, i64 32
  store <8 x float> %786, ptr %787, align 4
  br label %788

788:                                              ; preds = %784, %152
  %789 = icmp eq i64 %121, %3
  br i1 %789, label %42, label %112, !llvm.loop !62
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
  %11 = select i1 %10, i64 640, i64 384
  br label %24

12:                                               ; preds = %4
  %13 = shl nsw i64 %3, 4
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %116

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %12 ]
  %17 = getelementptr inbounds nuw i16, ptr %0, i64 %16
  %18 = load <8 x i16>, ptr %17, align 2
  %19 = zext <8 x i16> %18 to <8 x i32>
  %20 = shl nuw <8 x i32> %19, splat (i32 16)
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %16
  store <8 x i32> %20, ptr %21, align 4
  %22 = add nuw nsw i64 %16, 8
  %23 = icmp slt i64 %22, %13
  br i1 %23, label %15, label %116, !llvm.loop !63

24:                                               ; preds = %8, %111
  %25 = phi ptr [ %0, %8 ], [ %112, %111 ]
  %26 = phi ptr [ %1, %8 ], [ %114, %111 ]
  %27 = phi i64 [ 0, %8 ], [ %113, %111 ]
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %30 = load <8 x float>, ptr %25, align 4
  %31 = load <8 x float>, ptr %28, align 4
  br i1 %9, label %32, label %49

32:                                               ; preds = %24, %32
  %33 = phi i64 [ %47, %32 ], [ 0, %24 ]
  %34 = shl nuw nsw i64 %33, 4
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 %34
  %37 = load <8 x i8>, ptr %36, align 1
  %38 = uitofp <8 x i8> %37 to <8 x float>
  %39 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %38, <8 x float> %30, <8 x float> %31)
  store <8 x float> %39, ptr %35, align 4
  %40 = shl i64 %33, 4
  %41 = or disjoint i64 %40, 16
  %42 = getelementptr inbounds nuw float, ptr %26, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 %41
  %44 = load <8 x i8>, ptr %43, align 1
  %45 = uitofp <8 x i8> %44 to <8 x float>
  %46 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %45, <8 x float> %30, <8 x float> %31)
  store <8 x float> %46, ptr %42, align 4
  %47 = add nuw nsw i64 %33, 2
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %66, label %32, !llvm.loop !64

49:                                               ; preds = %24, %49
  %50 = phi i64 [ %64, %49 ], [ 0, %24 ]
  %51 = shl nuw nsw i64 %50, 4
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 %51
  %53 = load <8 x i8>, ptr %52, align 1
  %54 = zext <8 x i8> %53 to <8 x i32>
  %55 = getelementptr inbounds nuw float, ptr %26, i64 %51
  %56 = and <8 x i32> %54, splat (i32 15)
  %57 = uitofp nneg <8 x i32> %56 to <8 x float>
  %58 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %57, <8 x float> %30, <8 x float> %31)
  store <8 x float> %58, ptr %55, align 4
  %59 = or disjoint i64 %51, 256
  %60 = getelementptr inbounds nuw float, ptr %26, i64 %59
  %61 = lshr <8 x i32> %54, splat (i32 4)
  %62 = uitofp nneg <8 x i32> %61 to <8 x float>
  %63 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %62, <8 x float> %30, <8 x float> %31)
  store <8 x float> %63, ptr %60, align 4
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, 16
  br i1 %65, label %66, label %49, !llvm.loop !65

66:                                               ; preds = %49, %32
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %68 = load <8 x float>, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 96
  %70 = load <8 x float>, ptr %69, align 4
  br i1 %9, label %91, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 136
  %73 = getelementptr inbounds nuw i8, ptr %26, i64 32
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i64 [ 0, %71 ], [ %89, %74 ]
  %76 = shl nuw nsw i64 %75, 4
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 %76
  %78 = load <8 x i8>, ptr %77, align 1
  %79 = zext <8 x i8> %78 to <8 x i32>
  %80 = getelementptr inbounds nuw float, ptr %73, i64 %76
  %81 = and <8 x i32> %79, splat (i32 15)
  %82 = uitofp nneg <8 x i32> %81 to <8 x float>
  %83 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %82, <8 x float> %68, <8 x float> %70)
  store <8 x float> %83, ptr %80, align 4
  %84 = or disjoint i64 %76, 256
  %85 = getelementptr inbounds nuw float, ptr %73, i64 %84
  %86 = lshr <8 x i32> %79, splat (i32 4)
  %87 = uitofp nneg <8 x i32> %86 to <8 x float>
  %88 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> %68, <8 x float> %70)
  store <8 x float> %88, ptr %85, align 4
  %89 = add nuw nsw i64 %75, 1
  %90 = icmp eq i64 %89, 16
  br i1 %90, label %111, label %74, !llvm.loop !65

91:                                               ; preds = %66
  %92 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %93 = getelementptr inbounds nuw i8, ptr %25, i64 136
  br label %94

94:                                               ; preds = %94, %91
  %95 = phi i64 [ 0, %91 ], [ %109, %94 ]
  %96 = shl nuw nsw i64 %95, 4
  %97 = getelementptr inbounds nuw float, ptr %92, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %99 = load <8 x i8>, ptr %98, align 1
  %100 = uitofp <8 x i8> %99 to <8 x float>
  %101 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %100, <8 x float> %68, <8 x float> %70)
  store <8 x float> %101, ptr %97, align 4
  %102 = shl i64 %95, 4
  %103 = or disjoint i64 %102, 16
  %104 = getelementptr inbounds nuw float, ptr %92, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %93, i64 %103
  %106 = load <8 x i8>, ptr %105, align 1
  %107 = uitofp <8 x i8> %106 to <8 x float>
  %108 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %107, <8 x float> %68, <8 x float> %70)
  store <8 x float> %108, ptr %104, align 4
  %109 = add nuw nsw i64 %95, 2
  %110 = icmp eq i64 %109, 32
  br i1 %110, label %111, label %94, !llvm.loop !64

111:                                              ; preds = %74, %94
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 %11
  %113 = add nuw nsw i64 %27, 32
  %114 = getelementptr inbounds nuw i8, ptr %26, i64 2048
  %115 = icmp slt i64 %113, %3
  br i1 %115, label %24, label %116, !llvm.loop !66

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
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !11}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !11}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !11}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = !{!54}
!54 = distinct !{!54, !55, !"piece_of: argument 0"}
!55 = distinct !{!55, !"piece_of"}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7, !11}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
