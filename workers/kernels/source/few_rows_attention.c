// Attention of a few queries over some hundred rows: see workers/kernels/few_rows_attention.py.
#include "registers.h"

// Of K and V: scores of a thread's queries are on its stack. Whole registers.
#define MOST_ROWS 2048
// Queries of one KV head that a thread takes at a time.
#define QUERIES 12
// Registers of an output row that are summed up together, for as many queries as have room.
#define COLUMNS (LANES / 4)

struct operands {
    const float *q, *k, *v;
    float *out; // [own rows, heads, head dim]
    float *lse; // [heads, own rows]
    long num_rows, num_own, num_kv_heads, group, head_dim, is_causal;
    long q_head, q_row, k_head, k_row, v_head, v_row; // numbers from one head, or row, to the next
    float scale;
};

struct query {
    const float *q;
    float *out, *lse;
    float *weights; // one for each row; first its score
    long visible;   // rows that it sees
    float part_of_sum;
};

float logf(float);

// -- scores ------------------------------------------------------------------------------------------------------------

#if LANES == 16
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
#define NUMBERED (ints){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}
#else
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#define NUMBERED (ints){0, 1, 2, 3, 4, 5, 6, 7}
#endif

// A register whose lanes are the totals of as many registers: neighbouring lanes are added, of two registers at a time,
// until one register is left.
INLINE vec totals(vec *sums) {
    UNROLLED for (long left = LANES / 2; left > 0; left /= 2)
        UNROLLED for (long pair = 0; pair < left; pair++) {
            vec low = sums[2 * pair], high = sums[2 * pair + 1];
            sums[pair] = __builtin_shufflevector(low, high, EVEN) + __builtin_shufflevector(low, high, ODD);
        }
    return sums[0];
}

// Scores of a register's worth of keys, for one query after the other.
INLINE void score(const struct operands *o, const float *k, long row, const struct query *queries, long num_queries) {
    for (long number = 0; number < num_queries; number++) {
        vec dots[LANES] = {};
        NOT_UNROLLED for (long column = 0; column < o->head_dim; column += LANES) {
            vec q = load(queries[number].q + column);
            UNROLLED for (long key = 0; key < LANES; key++)
                dots[key] = fma(q, load(k + key * o->k_row + column), dots[key]);
        }
        store(queries[number].weights + row, totals(dots));
    }
}

// -- weights -----------------------------------------------------------------------------------------------------------

// Weights in the place of a query's scores, their sum and its logarithm. Rows that it does not see have none.
INLINE void weigh(const struct operands *o, struct query *query) {
    vec greatest_of_lane = -__builtin_inff(), sum = 0;
    for (long row = 0; row < o->num_rows; row += LANES) {
        ints is_seen = NUMBERED + (int)row < (int)query->visible;
        greatest_of_lane = greater(is_seen ? load(query->weights + row) : -__builtin_inff(), greatest_of_lane);
    }
    float greatest = __builtin_reduce_max(greatest_of_lane) * o->scale;
    for (long row = 0; row < o->num_rows; row += LANES) {
        ints is_seen = NUMBERED + (int)row < (int)query->visible;
        vec weight = exponential(load(query->weights + row) * o->scale - greatest);
        weight = is_seen ? weight : 0;
        store(query->weights + row, weight);
        sum += weight;
    }
    float of_all = total(sum);
    query->part_of_sum = 1 / of_all;
    *query->lse = logf(of_all) + greatest;
}

// -- output ------------------------------------------------------------------------------------------------------------

// Some columns of the output of so many queries; the last one in the place of those that there are not.
INLINE void sum_up(
    const struct operands *o, const float *v, const struct query *queries, long last, long column,
    const long num_queries, const long num_columns
) {
    vec sums[SUMS] = {};
    NOT_UNROLLED for (long row = 0; row < o->num_rows; row++) {
        vec values[COLUMNS];
        UNROLLED for (long number = 0; number < num_columns; number++)
            values[number] = load(v + row * o->v_row + column + number * LANES);
        UNROLLED for (long query = 0; query < num_queries; query++) {
            vec weight = queries[least(query, last)].weights[row];
            UNROLLED for (long number = 0; number < num_columns; number++) {
                vec *sum = &sums[query * num_columns + number];
                *sum = fma(weight, values[number], *sum);
            }
        }
    }
    UNROLLED for (long query = 0; query < num_queries; query++) {
        const struct query *of = &queries[least(query, last)];
        UNROLLED for (long number = 0; number < num_columns; number++)
            store(of->out + column + number * LANES, sums[query * num_columns + number] * of->part_of_sum);
    }
}

INLINE void write_output(const struct operands *o, const float *v, const struct query *queries, long num_queries) {
    for (long first = 0; first < num_queries; first += SUMS / COLUMNS) {
        const struct query *some = queries + first;
        long last = num_queries - 1 - first, column = 0;
        for (; column + COLUMNS * LANES <= o->head_dim; column += COLUMNS * LANES)
            sum_up(o, v, some, last, column, SUMS / COLUMNS, COLUMNS);
        for (; column < o->head_dim; column += LANES)
            sum_up(o, v, some, last, column, SUMS / COLUMNS, 1);
    }
}

// ----------------------------------------------------------------------------------------------------------------------

INLINE struct query query_of(const struct operands *o, long kv_head, long number, float *weights) {
    long head = kv_head * o->group + number / o->num_own, own = number % o->num_own;
    return (struct query){
        .q = o->q + head * o->q_head + own * o->q_row,
        .out = o->out + (own * o->num_kv_heads * o->group + head) * o->head_dim,
        .lse = o->lse + head * o->num_own + own,
        .weights = weights,
        .visible = o->num_rows - (o->is_causal ? o->num_own - 1 - own : 0),
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
        for (long block = 0; block < o->num_rows; block += LANES) {
            long row = least(block, o->num_rows - LANES); // so some are computed twice
            score(o, k + row * o->k_row, row, queries, num_queries);
        }
        for (long number = 0; number < num_queries; number++)
            weigh(o, &queries[number]);
        write_output(o, v, queries, num_queries);
    }
}
