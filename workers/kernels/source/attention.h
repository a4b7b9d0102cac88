// What attention of a few queries of one KV head is made of: their scores, weights and output.
#pragma once
#include "registers.h"

// Queries of one KV head that a thread takes at a time.
#define QUERIES 12
// Registers of an output row that are summed up together, for as many queries as have room, and for half as many.
#define COLUMNS (LANES / 4)
#define COLUMNS_OF_FEW 4

// So many rows of K or V before it is needed a row is asked for: by itself a processor asks for lines of one page.
#define AHEAD_ROWS 32

// What the queries see rows of, and how.
struct rows {
    long num_rows, head_dim;
    long k_row, v_row; // numbers from one row to the next
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

// Asks for the row that is needed AHEAD_ROWS after this one: of what is read now, or of what is read next.
INLINE void ask_ahead(
    const struct rows *o, long row, const float *now, long now_row, const float *next, long next_row
) {
    long ahead = row + AHEAD_ROWS, after = ahead - o->num_rows;
    const float *at = after < 0 ? now + ahead * now_row : next + after * next_row;
    for (long column = 0; column < o->head_dim; column += LINE)
        __builtin_prefetch(at + column);
}

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
INLINE void score(const struct rows *o, const float *k, long row, const struct query *queries, long num_queries) {
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
INLINE void weigh(const struct rows *o, struct query *query) {
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

// Some columns of the output of so many queries; the last one in the place of those that there are not. With the first
// columns all of a row is asked for.
INLINE void sum_up(
    const struct rows *o, const float *v, const float *next_k, const struct query *queries, long last, long column,
    const long num_queries, const long num_columns
) {
    vec sums[SUMS] = {};
    NOT_UNROLLED for (long row = 0; row < o->num_rows; row++) {
        vec values[COLUMNS_OF_FEW];
        if (column == 0)
            ask_ahead(o, row, v, o->v_row, next_k, o->k_row);
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

// The output of at most `most_queries`, as many columns at a time as have their sums in registers.
INLINE void write_some(
    const struct rows *o, const float *v, const float *next_k, const struct query *queries, long last,
    const long most_queries, const long num_columns
) {
    long column = 0;
    for (; column + num_columns * LANES <= o->head_dim; column += num_columns * LANES)
        sum_up(o, v, next_k, queries, last, column, most_queries, num_columns);
    for (; column < o->head_dim; column += LANES)
        sum_up(o, v, next_k, queries, last, column, most_queries, 1);
}

INLINE void write_output(
    const struct rows *o, const float *v, const float *next_k, const struct query *queries, long num_queries
) {
    const long most = SUMS / COLUMNS;
    for (long first = 0; first < num_queries; first += most) {
        long last = least(num_queries - first, most) - 1;
        if (last < most / 2)
            write_some(o, v, next_k, queries + first, last, most / 2, COLUMNS_OF_FEW);
        else
            write_some(o, v, next_k, queries + first, last, most, COLUMNS);
    }
}

// Everything of at most QUERIES queries that see rows of one KV head: at least a register's worth of them. The caller
// reads K's rows at `next_k` next.
INLINE void attend(
    const struct rows *o, const float *k, const float *v, const float *next_k, struct query *queries, long num_queries
) {
    for (long block = 0; block < o->num_rows; block += LANES) {
        long row = least(block, o->num_rows - LANES); // so some are computed twice
        for (long key = 0; key < LANES; key++)
            ask_ahead(o, row + key, k, o->k_row, v, o->v_row);
        score(o, k + row * o->k_row, row, queries, num_queries);
    }
    for (long number = 0; number < num_queries; number++)
        weigh(o, &queries[number]);
    write_output(o, v, next_k, queries, num_queries);
}
