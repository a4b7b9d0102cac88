// What a call of attention in tiles computes: see workers/kernels/tiled_attention.py.
#pragma once
#include "registers.h"

// Its layout: `Tiles` of workers/kernels/native/structs.py.
struct tiles {
    const float *q;
    float *k, *v;
    float *out;  // [own rows, heads, head dim]
    float *lse;  // [heads, own rows]
    long *taken; // how many blocks of queries threads have taken: 0 before any does
    long num_rows, head_dim, num_own, num_kv_heads, group, is_causal;
    long q_head, q_row, k_head, k_row, v_head, v_row; // numbers from one head, or row, to the next
    float scale;
};
CHECK_LAYOUT_tiles
