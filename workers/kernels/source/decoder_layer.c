// Products, and what a decoder layer computes before and after its attention: see workers/kernels/few_rows_product.py and
// workers/kernels/decoder_layer.py.
#include "norm.h"
#include "product.h"

void GOMP_barrier(void);

struct before {
    const float *hidden, *norm; // [rows, hidden size]; [hidden size]
    float *normed;              // room for [rows, hidden size]
    const char *qkv_blocks;
    const float *bias;            // [heads, head dim], or null
    float *qkv;                   // [rows, heads, head dim]: those of queries, then of keys, then of values
    const float *q_norm, *k_norm; // [head dim], or null
    const float *cos, *sin;       // [rows, head dim]
    long num_rows, hidden_size, form, num_q_heads, num_kv_heads, head_dim;
    float epsilon;
};

struct after {
    const float *seen, *hidden; // [rows, seen size]: what attention gives; [rows, hidden size]
    const char *o_blocks;
    float *attended;                  // room for [rows, hidden size]
    const float *norm;                // [hidden size]
    float *normed;                    // room for [rows, hidden size]
    const char *gate_blocks;          // of gates, and of what they are for
    float *gates, *gated;             // room for [rows, 2, columns], [rows, columns]
    const char *down_blocks;
    float *out; // [rows, hidden size]
    long num_rows, seen_size, hidden_size, num_columns, o_form, gate_form, down_form;
    float epsilon;
};

// One thread's rows.
INLINE void norms(const float *x, const float *weight, float *out, long num_rows, long num_columns, float epsilon) {
    struct part part = own_part(num_rows);
    for (long row = part.first; row < part.end; row++)
        norm_row(x + row * num_columns, weight, out + row * num_columns, num_columns, epsilon);
}

// Half of the smallest head.
typedef float eight __attribute__((ext_vector_type(8), aligned(4)));

// Its position into a head, as `apply_rotary_pos_emb` of transformers has it, and rounded as often.
INLINE void rotate(float *head, const float *cos, const float *sin, long half) {
    for (long number = 0; number < half; number += 8) {
        eight *low = (eight *)(head + number), *high = (eight *)(head + half + number), first = *low, second = *high;
        *low = first * *(const eight *)(cos + number) + -second * *(const eight *)(sin + number);
        *high = second * *(const eight *)(cos + half + number) + first * *(const eight *)(sin + half + number);
    }
}

// silu(gate) x number, of one thread's columns.
INLINE void gate(const float *gates, float *out, long num_rows, long num_columns) {
    struct part part = own_part(num_rows * num_columns / LANES);
    for (long item = part.first; item < part.end; item++) {
        long row = item * LANES / num_columns, column = item * LANES % num_columns;
        const float *from = gates + row * 2 * num_columns + column;
        vec gate = load(from), small = exponential(gate < 0 ? gate : -gate);
        vec share = (gate < 0 ? small : (vec)1) / (1 + small);
        share = gate < -86.0f ? 0 : share; // where `exponential` ends
        store(out + item * LANES, gate * share * load(from + num_columns));
    }
}

void before(const struct before *b) {
    norms(b->hidden, b->norm, b->normed, b->num_rows, b->hidden_size, b->epsilon);
    GOMP_barrier();
    long num_heads = b->num_q_heads + 2 * b->num_kv_heads, row_size = num_heads * b->head_dim;
    product(&(struct product){
        b->qkv_blocks, b->normed, b->bias, b->qkv, b->num_rows, b->hidden_size, row_size, b->form, .added_row = 0
    });
    GOMP_barrier();
    struct part part = own_part(b->num_rows);
    for (long row = part.first; row < part.end; row++)
        for (long number = 0; number < b->num_q_heads + b->num_kv_heads; number++) {
            const float *norm = number < b->num_q_heads ? b->q_norm : b->k_norm;
            float *head = b->qkv + row * row_size + number * b->head_dim;
            if (norm) norm_row(head, norm, head, b->head_dim, b->epsilon);
            rotate(head, b->cos + row * b->head_dim, b->sin + row * b->head_dim, b->head_dim / 2);
        }
}

void after(const struct after *a) {
    long rows = a->num_rows, size = a->hidden_size, columns = a->num_columns;
    product(&(struct product){
        a->o_blocks, a->seen, a->hidden, a->attended, rows, a->seen_size, size, a->o_form, .added_row = size
    });
    GOMP_barrier();
    norms(a->attended, a->norm, a->normed, rows, size, a->epsilon);
    GOMP_barrier();
    product(&(struct product){a->gate_blocks, a->normed, 0, a->gates, rows, size, 2 * columns, a->gate_form, 0});
    GOMP_barrier();
    gate(a->gates, a->gated, rows, columns);
    GOMP_barrier();
    product(&(struct product){
        a->down_blocks, a->gated, a->attended, a->out, rows, columns, size, a->down_form, .added_row = size
    });
}
