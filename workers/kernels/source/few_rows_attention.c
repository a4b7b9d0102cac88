// Attention of a few queries over some hundred rows: see workers/kernels/few_rows_attention.py.
#include "attention.h"

// Of K and V: scores of a thread's queries are on its stack. Whole registers.
#define MOST_ROWS 2048

struct operands {
    const float *q, *k, *v;
    float *out; // [own rows, heads, head dim]
    float *lse; // [heads, own rows]
    struct rows rows;
    long num_own, num_kv_heads, group, is_causal;
    long q_head, q_row, k_head, v_head; // numbers from one head, or row, to the next
};

INLINE struct query query_of(const struct operands *o, long kv_head, long number, float *weights) {
    long head = kv_head * o->group + number / o->num_own, own = number % o->num_own;
    return (struct query){
        .q = o->q + head * o->q_head + own * o->q_row,
        .out = o->out + (own * o->num_kv_heads * o->group + head) * o->rows.head_dim,
        .lse = o->lse + head * o->num_own + own,
        .weights = weights,
        .visible = o->rows.num_rows - (o->is_causal ? o->num_own - 1 - own : 0),
    };
}

void attention(const struct operands *o) {
    float weights[QUERIES * MOST_ROWS];
    struct query queries[QUERIES];
    long of_head = o->group * o->num_own, parts_of_head = (of_head + QUERIES - 1) / QUERIES;
    struct part own = own_part(parts_of_head * o->num_kv_heads);
    for (long part = own.first; part < own.end; part++) {
        long kv_head = part / parts_of_head, first = part % parts_of_head * QUERIES;
        long num_queries = least(of_head - first, QUERIES);
        const float *k = o->k + kv_head * o->k_head, *v = o->v + kv_head * o->v_head;
        for (long number = 0; number < num_queries; number++)
            queries[number] = query_of(o, kv_head, first + number, weights + number * MOST_ROWS);
        attend(&o->rows, k, v, k + o->k_head, queries, num_queries);
    }
}
