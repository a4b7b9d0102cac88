// Shares of attention that chunks get from queries, by sketches of keys: see workers/kernels/sketch_shares.py.
#include "registers.h"

// Means and queries whose sums are in registers at a time. Three heads have 24 queries.
#define MEANS 4
#define QUERIES ((24 + LANES - 1) / LANES * LANES)
#define QUERY_REGISTERS (QUERIES / LANES)
#define MOST_HEAD_DIM 512
// Bytes before a mean's codes: the value of one step of a code.
#define UNIT_BYTES 4

struct shares {
    const float *q, *suffix_lse;    // [heads, queries, head dim], [heads, queries]
    const unsigned char *sketch;    // [means of all chunks, KV heads, bytes of a mean]
    const float *log_share;         // [means of all chunks], or null
    float *memory;                  // [head dim + means of all chunks, QUERIES]
    float *out;                     // [heads, queries, chunks]
    long q_head, q_query, lse_head, lse_query; // strides in numbers
    long num_kv_heads, group, num_queries, head_dim, mean_bytes, num_chunks, means_of_chunk;
    float scale, log_copies;
};
CHECK_LAYOUT_shares

typedef signed char codes __attribute__((ext_vector_type(LANES)));
typedef codes codes_in_memory __attribute__((aligned(1)));

INLINE long num_means(const struct shares *o) { return o->num_chunks * o->means_of_chunk; }

INLINE void decode(const unsigned char *mean, float *to, long head_dim) {
    float unit;
    __builtin_memcpy(&unit, mean, UNIT_BYTES);
    for (long column = 0; column < head_dim; column += LANES) {
        codes some = *(const codes_in_memory *)(mean + UNIT_BYTES + column);
        store(to + column, __builtin_convertvector(some, vec) * unit);
    }
}

// Computes the scores of all means: `q` is [head dim, QUERIES], `scores` [means, QUERIES].
INLINE void score(const struct shares *o, const unsigned char *sketch, const float *q, float *scores) {
    long last = num_means(o) - 1;
    for (long first = 0; first <= last; first += MEANS) {
        float means[MEANS * MOST_HEAD_DIM];
        // Places after the last mean hold the last mean.
        UNROLLED for (long number = 0; number < MEANS; number++) {
            const unsigned char *mean = sketch + least(first + number, last) * o->num_kv_heads * o->mean_bytes;
            decode(mean, means + number * o->head_dim, o->head_dim);
        }
        vec sums[MEANS * QUERY_REGISTERS] = {};
        NOT_UNROLLED for (long column = 0; column < o->head_dim; column++)
            UNROLLED for (long part = 0; part < QUERY_REGISTERS; part++) {
                vec of_queries = load(q + column * QUERIES + part * LANES);
                UNROLLED for (long number = 0; number < MEANS; number++) {
                    vec *sum = &sums[part * MEANS + number];
                    *sum = fma(means[number * o->head_dim + column], of_queries, *sum);
                }
            }
        UNROLLED for (long part = 0; part < QUERY_REGISTERS; part++)
            UNROLLED for (long number = 0; number < MEANS; number++)
                store(scores + least(first + number, last) * QUERIES + part * LANES, sums[part * MEANS + number]);
    }
}

// Replaces the scores of a register of queries by the share of each chunk.
INLINE void weigh(const struct shares *o, float *scores, vec suffix) {
    vec greatest = suffix;
    for (long mean = 0; mean < num_means(o); mean++) {
        vec of_mean = load(scores + mean * QUERIES);
        of_mean = of_mean == of_mean ? of_mean : -__builtin_inff();
        if (o->log_share)
            of_mean += o->log_share[mean];
        store(scores + mean * QUERIES, of_mean);
        greatest = greater(of_mean, greatest);
    }
    vec of_all = exponential(suffix - greatest);
    for (long chunk = 0; chunk < o->num_chunks; chunk++) {
        vec of_chunk = 0;
        for (long mean = chunk * o->means_of_chunk; mean < (chunk + 1) * o->means_of_chunk; mean++)
            of_chunk += exponential(load(scores + mean * QUERIES) - greatest);
        store(scores + chunk * QUERIES, of_chunk);
        of_all += of_chunk;
    }
    for (long chunk = 0; chunk < o->num_chunks; chunk++)
        store(scores + chunk * QUERIES, load(scores + chunk * QUERIES) / of_all);
}

// Computes the shares for at most QUERIES queries of the heads that share a KV head; the rest are filled with zeros.
INLINE void share_some(const struct shares *o, long kv_head, long first, long num_rows) {
    float *q = o->memory, *scores = q + o->head_dim * QUERIES, suffix[QUERIES] = {};
    for (long row = 0; row < QUERIES; row++) {
        long head = kv_head * o->group + (first + row) / o->num_queries, query = (first + row) % o->num_queries;
        for (long column = 0; column < o->head_dim; column++) {
            const float *number = o->q + head * o->q_head + query * o->q_query + column;
            q[column * QUERIES + row] = row < num_rows ? *number * o->scale : 0;
        }
        if (row < num_rows)
            suffix[row] = o->suffix_lse[head * o->lse_head + query * o->lse_query] - o->log_copies;
    }
    score(o, o->sketch + kv_head * o->mean_bytes, q, scores);
    for (long part = 0; part < QUERY_REGISTERS; part++)
        weigh(o, scores + part * LANES, load(suffix + part * LANES));
    float *out = o->out + (kv_head * o->group * o->num_queries + first) * o->num_chunks;
    for (long row = 0; row < num_rows; row++)
        for (long chunk = 0; chunk < o->num_chunks; chunk++)
            out[row * o->num_chunks + chunk] = scores[chunk * QUERIES + row];
}

EXPORT void shares(const struct shares *o) {
    long rows_of_head = o->group * o->num_queries;
    for (long kv_head = 0; kv_head < o->num_kv_heads; kv_head++)
        for (long first = 0; first < rows_of_head; first += QUERIES)
            share_some(o, kv_head, first, least(rows_of_head - first, QUERIES));
}
