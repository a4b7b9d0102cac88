// Products, the parts of a decoder layer before and after attention, and whole layers: see
// workers/kernels/block_product.py and workers/kernels/decoder_layer.py.
#include "newest_rows_attention.h"
#include "norm.h"
#include "product.h"
#include "tiles.h"

struct before {
    const float *hidden, *norm; // [rows, hidden size]; [hidden size]
    float *normed, *packed;     // room for [rows, hidden size] each
    long *taken;                // counter of the product
    const char *qkv_blocks;
    const float *bias;            // [heads, head dim], or null
    float *qkv;                   // [rows, heads, head dim]: heads of queries, then of keys, then of values
    const float *q_norm, *k_norm; // [head dim], or null
    const float *cos, *sin;       // [rows, head dim]
    long num_rows, hidden_size, form, num_q_heads, num_kv_heads, head_dim;
    float epsilon;
};
CHECK_LAYOUT_before

struct after {
    const float *seen, *hidden; // [rows, seen size]: output of attention; [rows, hidden size]
    const char *o_blocks;
    float *attended;                  // room for [rows, hidden size]
    const float *norm;                // [hidden size]
    float *normed;                    // room for [rows, hidden size]
    float *packed;                    // room for [rows, most inputs of a product]
    const char *gate_blocks;          // gate and up projections
    float *gates, *gated;             // room for [rows, 2, columns], [rows, columns]
    const char *down_blocks;
    float *out;  // [rows, hidden size]
    long *taken; // counters of the three products
    long num_rows, seen_size, hidden_size, num_columns, o_form, gate_form, down_form;
    float epsilon;
};
CHECK_LAYOUT_after

// Computes RMS norms of the calling thread's groups of rows, and packs them for a product.
INLINE void pack_normed(const struct product *o, const float *from, const float *weight, float *normed, float epsilon) {
    struct part part = own_part(groups_of(o->num_rows).number);
    for (long group = part.first; group < part.end; group++) {
        struct part rows = rows_of(o, group);
        for (long row = rows.first; row < rows.end; row++)
            norm_row(from + row * o->num_inputs, weight, normed + row * o->num_inputs, o->num_inputs, epsilon);
        for (long step = 0; step < steps_of(o); step++) {
            struct piece piece = piece_of(o, group * steps_of(o) + step);
            pack(o, piece.rows, piece.inputs);
        }
    }
}

// Half of the smallest head.
typedef float eight __attribute__((ext_vector_type(8), aligned(4)));

// Applies the rotary position to a head, with the operations and roundings of transformers' `apply_rotary_pos_emb`.
INLINE void rotate(float *head, const float *cos, const float *sin, long half) {
    for (long number = 0; number < half; number += 8) {
        eight *low = (eight *)(head + number), *high = (eight *)(head + half + number), first = *low, second = *high;
        *low = first * *(const eight *)(cos + number) + -second * *(const eight *)(sin + number);
        *high = second * *(const eight *)(cos + half + number) + first * *(const eight *)(sin + half + number);
    }
}

// silu(gate) x number.
INLINE vec gated(vec gate, vec number) {
    vec small = exponential(gate < 0 ? gate : -gate);
    vec share = (gate < 0 ? small : (vec)1) / (1 + small);
    share = gate < -86.0f ? 0 : share; // `exponential` does not go below e^-86
    return gate * share * number;
}

// Computes the calling thread's pieces of gated numbers, and packs them for a product. `gates`: [rows, 2, inputs].
// `to`: the inputs of the product.
INLINE void pack_gated(const struct product *o, const float *gates, float *to) {
    struct part part = own_pieces(o);
    for (long number = part.first; number < part.end; number++) {
        struct piece piece = piece_of(o, number);
        for (long row = piece.rows.first; row < piece.rows.end; row++)
            for (long column = piece.inputs.first; column < piece.inputs.end; column += LANES) {
                const float *gate = gates + row * 2 * o->num_inputs + column;
                store(to + row * o->num_inputs + column, gated(load(gate), load(gate + o->num_inputs)));
            }
        pack(o, piece.rows, piece.inputs);
    }
}

EXPORT void before(const struct before *b) {
    long num_heads = b->num_q_heads + 2 * b->num_kv_heads, row_size = num_heads * b->head_dim;
    struct product qkv = {
        b->qkv_blocks, b->normed, b->packed, b->bias, b->qkv, b->taken,
        b->num_rows, b->hidden_size, row_size, b->form, .added_row = 0,
    };
    pack_normed(&qkv, b->hidden, b->norm, b->normed, b->epsilon);
    openmp_barrier();
    multiply(&qkv);
    openmp_barrier();
    struct part part = own_part(b->num_rows);
    for (long row = part.first; row < part.end; row++)
        for (long number = 0; number < b->num_q_heads + b->num_kv_heads; number++) {
            const float *norm = number < b->num_q_heads ? b->q_norm : b->k_norm;
            float *head = b->qkv + row * row_size + number * b->head_dim;
            if (norm) norm_row(head, norm, head, b->head_dim, b->epsilon);
            rotate(head, b->cos + row * b->head_dim, b->sin + row * b->head_dim, b->head_dim / 2);
        }
}

EXPORT void after(const struct after *a) {
    long rows = a->num_rows, size = a->hidden_size, columns = a->num_columns;
    struct product attended = {
        a->o_blocks, a->seen, a->packed, a->hidden, a->attended, a->taken,
        rows, a->seen_size, size, a->o_form, .added_row = size,
    };
    struct product gates = {
        a->gate_blocks, a->normed, a->packed, 0, a->gates, a->taken + 1, rows, size, 2 * columns, a->gate_form, 0,
    };
    struct product out = {
        a->down_blocks, a->gated, a->packed, a->attended, a->out, a->taken + 2,
        rows, columns, size, a->down_form, .added_row = size,
    };
    pack_own(&attended);
    openmp_barrier();
    multiply(&attended);
    openmp_barrier();
    pack_normed(&gates, a->attended, a->norm, a->normed, a->epsilon);
    openmp_barrier();
    multiply(&gates);
    openmp_barrier();
    pack_gated(&out, a->gates, a->gated);
    openmp_barrier();
    multiply(&out);
}

struct layers {
    const struct before *befores;
    const struct newest_rows *attentions; // [layers]: requests with one token
    const struct tiles *tiles;         // [layers, requests with several tokens]
    const struct after *afters;
    long num_layers, num_tiles;
};
CHECK_LAYOUT_layers

// Defined in tiled_attention.c.
void attention_in_tiles(const struct tiles *tiles);

// Copies the calling thread's part of own rows to a request's K and V, whose rows have all heads. In `q`, K and V come
// after the queries of each row.
INLINE void put_rows(const struct tiles *t) {
    long size = t->num_kv_heads * t->head_dim, num_past = t->num_rows - t->num_own;
    struct part part = own_part(t->num_own);
    for (long own = part.first; own < part.end; own++) {
        const float *k = t->q + own * t->q_row + t->group * size;
        copy_row(k, t->k + (num_past + own) * t->k_row, size);
        copy_row(k + size, t->v + (num_past + own) * t->v_row, size);
    }
}

// Computes some layers, one after the other. Attention of newest rows waits for memory, attention in tiles computes;
// threads wait for each other only once between the two, so that tiles see the rows that were put.
EXPORT void layers(const struct layers *l) {
    for (long layer = 0; layer < l->num_layers; layer++) {
        const struct newest_rows *newest = &l->attentions[layer];
        const struct tiles *tiles = l->tiles + layer * l->num_tiles;
        before(&l->befores[layer]);
        openmp_barrier();
        for (long number = 0; number < l->num_tiles; number++)
            put_rows(&tiles[number]);
        if (newest->num_sources)
            attend_pieces(newest);
        openmp_barrier();
        for (long number = 0; number < l->num_tiles; number++)
            attention_in_tiles(&tiles[number]);
        if (newest->num_sources)
            join_pieces(newest);
        openmp_barrier();
        after(&l->afters[layer]);
        openmp_barrier();
    }
}

// Computes one product.
EXPORT void product(const struct product *o) {
    pack_own(o);
    openmp_barrier();
    multiply(o);
}
