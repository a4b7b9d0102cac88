// Operands of a call of attention in tiles: see workers/kernels/tiled_attention.py.
#pragma once
#include "registers.h"

// Has the layout of `Tiles` in workers/kernels/native/structs.py.
struct tiles {
    const float *q;
    float *k, *v;
    float *out;  // [own rows, heads, head dim]
    float *lse;  // [heads, own rows]
    long *taken; // number of blocks of queries that threads have taken; 0 at the beginning
    long num_rows, head_dim, num_own, num_kv_heads, group, is_causal;
    long q_head, q_row, k_head, k_row, v_head, v_row; // strides of heads and rows, in numbers
    float scale;
};
CHECK_LAYOUT_tiles
