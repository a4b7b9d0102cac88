// Attention of the newest row of each of several requests: see workers/kernels/newest_rows_attention.py.
#pragma once
#include "registers.h"

// A thread takes a piece of a source at a time; the last piece has up to twice as many rows. All heads read a piece
// before the next one, so adjacent memory is read together.
#define MOST_PIECE_ROWS 256

// Rows that some KV heads of a request attend to; `k` and `v` are the rows of the first such head. Has the layout of
// `Source` in workers/kernels/native/structs.py.
struct source {
    float *k, *v;
    long num_rows, k_head, k_row, v_head, v_row; // strides in numbers
    long request, first_head, num_heads;
    long takes_newest; // whether the last row is the newest one, which is written first
};
CHECK_LAYOUT_source

struct newest_rows {
    const struct source *sources; // one or more for each request, in the order of requests
    const long *tokens;           // [requests]: row in the pass
    const float *q, *k, *v;       // rows of the pass
    float *out, *lse;             // [rows of the pass, heads, head dim], [requests, heads]
    float *out_of_pieces, *lse_of_pieces; // [pieces, heads, head dim], [pieces, heads], -inf
    long num_sources, piece_rows, num_kv_heads, group, head_dim;
    long q_row, q_head, k_row, k_head, v_row, v_head;
    float scale;
};
CHECK_LAYOUT_newest_rows

// Queries of one KV head that a thread takes at a time.
#define QUERIES 12
// Registers of an output row that are summed up together: for the most queries that fit, and for half as many queries.
#define COLUMNS (LANES / 4)
#define COLUMNS_OF_FEW 4

// Rows that queries attend to.
//
// Rows come from memory, so an equal amount of the memory that is read next, `next`, is prefetched meanwhile: one half
// evenly while K is read (`score`), the other half while V is read (`sum_up`).
struct rows {
    long num_rows, head_dim;
    long k_row, v_row; // strides of rows, in numbers
    const float *next;
    float scale;
};

struct query {
    const float *q;
    float *out, *lse;
    float *weights; // [rows]: first scores, then weights
    float part_of_sum;
};

float logf(float);

// Prefetches numbers that are needed later, few at a time: a core stalls when it waits for too many lines.
INLINE void ask(const float *first, const float *end) {
    for (; first < end; first += LINE)
        __builtin_prefetch(first);
}

// -- scores ------------------------------------------------------------------------------------------------------------

#if LANES == 16
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
#else
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#endif

// A register whose lanes are the totals of LANES registers: neighbouring lanes of two registers are added, until one
// register is left.
INLINE vec totals(vec *sums) {
    UNROLLED for (long left = LANES / 2; left > 0; left /= 2)
        UNROLLED for (long pair = 0; pair < left; pair++) {
            vec low = sums[2 * pair], high = sums[2 * pair + 1];
            sums[pair] = __builtin_shufflevector(low, high, EVEN) + __builtin_shufflevector(low, high, ODD);
        }
    return sums[0];
}

// Computes the scores of LANES keys, from `row` on, for each query.
INLINE void score(const struct rows *o, const float *k, long row, const struct query *queries, long num_queries) {
    const float *next = o->next + row * o->head_dim, *end = next + LANES * o->head_dim;
    long asked = (end - next) / num_queries;
    for (long number = 0; number < num_queries; number++) {
        ask(next + number * asked, number == num_queries - 1 ? end : next + (number + 1) * asked);
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

// Replaces a query's scores by weights, and computes their sum and log-sum-exp.
INLINE void weigh(const struct rows *o, struct query *query) {
    vec greatest_of_lane = -__builtin_inff(), sum = 0;
    for (long row = 0; row < o->num_rows; row += LANES) {
        ints is_row = NUMBERED + (int)row < (int)o->num_rows;
        greatest_of_lane = greater(is_row ? load(query->weights + row) : -__builtin_inff(), greatest_of_lane);
    }
    float greatest = greatest_lane(greatest_of_lane) * o->scale;
    for (long row = 0; row < o->num_rows; row += LANES) {
        ints is_row = NUMBERED + (int)row < (int)o->num_rows;
        vec weight = exponential(fma(load(query->weights + row), o->scale, -greatest));
        weight = is_row ? weight : 0;
        store(query->weights + row, weight);
        sum += weight;
    }
    float of_all = total(sum);
    query->part_of_sum = 1 / of_all;
    *query->lse = logf(of_all) + greatest;
}

// -- output ------------------------------------------------------------------------------------------------------------

// Computes some columns of the output of `num_queries` queries; places after number `last` hold the last query.
INLINE void sum_up(
    const struct rows *o, const float *v, const struct query *queries, long last, long column, const long num_queries,
    const long num_columns
) {
    vec sums[SUMS] = {};
    const long asked = num_columns * LANES;
    const float *next = o->next + o->num_rows * (o->head_dim + column);
    NOT_UNROLLED for (long row = 0; row < o->num_rows; row++) {
        vec values[COLUMNS_OF_FEW];
        ask(next + row * asked, next + (row + 1) * asked);
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

// Writes the output of at most `most_queries` queries, as many columns at a time as registers hold sums for.
INLINE void write_some(
    const struct rows *o, const float *v, const struct query *queries, long last, const long most_queries,
    const long num_columns
) {
    long column = 0;
    for (; column + num_columns * LANES <= o->head_dim; column += num_columns * LANES)
        sum_up(o, v, queries, last, column, most_queries, num_columns);
    for (; column < o->head_dim; column += LANES)
        sum_up(o, v, queries, last, column, most_queries, 1);
}

INLINE void write_output(const struct rows *o, const float *v, const struct query *queries, long num_queries) {
    const long most = SUMS / COLUMNS;
    for (long first = 0; first < num_queries; first += most) {
        long last = least(num_queries - first, most) - 1;
        if (last < most / 2)
            write_some(o, v, queries + first, last, most / 2, COLUMNS_OF_FEW);
        else
            write_some(o, v, queries + first, last, most, COLUMNS);
    }
}

// Attends with at most QUERIES queries to rows of one KV head, of which there are at least LANES.
INLINE void attend(
    const struct rows *o, const float *k, const float *v, struct query *queries, long num_queries
) {
    for (long block = 0; block < o->num_rows; block += LANES) {
        long row = least(block, o->num_rows - LANES); // computes some scores twice
        score(o, k + row * o->k_row, row, queries, num_queries);
    }
    for (long number = 0; number < num_queries; number++)
        weigh(o, &queries[number]);
    write_output(o, v, queries, num_queries);
}

// -- pieces of the rows ------------------------------------------------------------------------------------------------


INLINE long pieces_of(const struct newest_rows *o, const struct source *source) {
    return source->num_rows < 2 * o->piece_rows ? 1 : source->num_rows / o->piece_rows;
}

// Whether a source has all rows of its request, in one piece.
INLINE long is_all(const struct newest_rows *o, long number) {
    const struct source *s = &o->sources[number];
    long is_first = number == 0 || s[-1].request != s->request;
    long is_last = number == o->num_sources - 1 || s[1].request != s->request;
    return is_first && is_last && pieces_of(o, s) == 1;
}

// Memory that a head's queries prefetch of the next piece, which begins at row `first_row`: a share in the order of
// memory where rows have all heads, else the head's own rows.
INLINE const float *share(const struct source *s, long first_row, long num_rows, long head) {
    const float *rows = s->k + first_row * s->k_row;
    return s->k_head < s->k_row ? rows + head * (num_rows * s->k_row / s->num_heads) : rows + head * s->k_head;
}

INLINE void copy_row(const float *from, float *to, long head_dim) {
    for (long column = 0; column < head_dim; column += LANES)
        store(to + column, load(from + column));
}

// Attends with one KV head's queries to some rows of a source. `next`: memory to prefetch.
INLINE void attend_piece(
    const struct newest_rows *o, const struct source *s, long first_row, long num_rows, long head, const float *next,
    float *out, float *lse, float *weights
) {
    float *first_k = s->k + head * s->k_head, *first_v = s->v + head * s->v_head;
    long kv_head = s->first_head + head, token = o->tokens[s->request];
    if (s->takes_newest && first_row + num_rows == s->num_rows) {
        long newest = s->num_rows - 1;
        copy_row(o->k + token * o->k_row + kv_head * o->k_head, first_k + newest * s->k_row, o->head_dim);
        copy_row(o->v + token * o->v_row + kv_head * o->v_head, first_v + newest * s->v_row, o->head_dim);
    }
    const float *k = first_k + first_row * s->k_row, *v = first_v + first_row * s->v_row;
    const struct rows rows = {
        .num_rows = num_rows, .head_dim = o->head_dim, .k_row = s->k_row, .v_row = s->v_row, .next = next,
        .scale = o->scale,
    };
    for (long first = 0; first < o->group; first += QUERIES) {
        struct query queries[QUERIES];
        long num_queries = least(o->group - first, QUERIES);
        for (long query = 0; query < num_queries; query++) {
            long of_all = kv_head * o->group + first + query;
            queries[query] = (struct query){
                .q = o->q + token * o->q_row + of_all * o->q_head, .out = out + of_all * o->head_dim,
                .lse = lse + of_all, .weights = weights + query * 2 * MOST_PIECE_ROWS,
            };
        }
        attend(&rows, k, v, queries, num_queries);
    }
}

// Joins one head's attention over all pieces of its rows. Pieces of other heads have a log-sum-exp of -inf.
INLINE void join(const struct newest_rows *o, long first_piece, long end_piece, long head, float *out, float *lse) {
    long heads = o->num_kv_heads * o->group;
    const float *lses = o->lse_of_pieces + head;
    float greatest = lses[first_piece * heads], sum = 0;
    for (long piece = first_piece + 1; piece < end_piece; piece++)
        greatest = lses[piece * heads] > greatest ? lses[piece * heads] : greatest;
    for (long piece = first_piece; piece < end_piece; piece++) {
        if (lses[piece * heads] == -__builtin_inff())
            continue;
        vec weight = exponential((vec)(lses[piece * heads] - greatest));
        const float *of_piece = o->out_of_pieces + (piece * heads + head) * o->head_dim;
        for (long column = 0; column < o->head_dim; column += LANES)
            store(out + column, fma(weight, load(of_piece + column), sum > 0 ? load(out + column) : (vec)0));
        sum += weight[0];
    }
    for (long column = 0; column < o->head_dim; column += LANES)
        store(out + column, load(out + column) * (1 / sum));
    *lse = logf(sum) + greatest;
}

// Attends to the calling thread's part of all pieces.
static __attribute__((noinline)) void attend_pieces(const struct newest_rows *o) {
    float weights[QUERIES * 2 * MOST_PIECE_ROWS];
    long heads = o->num_kv_heads * o->group, first_piece = 0, first_item = 0, num_items = 0;
    for (long number = 0; number < o->num_sources; number++)
        num_items += pieces_of(o, &o->sources[number]) * o->sources[number].num_heads;
    struct part own = own_part(num_items);
    for (long number = 0; number < o->num_sources; number++) {
        const struct source *s = &o->sources[number];
        long pieces = pieces_of(o, s), end_item = first_item + pieces * s->num_heads;
        for (long item = own.first > first_item ? own.first : first_item; item < least(own.end, end_item); item++) {
            long piece = (item - first_item) / s->num_heads, head = (item - first_item) % s->num_heads;
            long first_row = piece * o->piece_rows;
            long num_rows = (piece == pieces - 1 ? s->num_rows : first_row + o->piece_rows) - first_row;
            const float *next = share(s, first_row + num_rows, num_rows, head);
            if (piece == pieces - 1 && number < o->num_sources - 1)
                next = share(s + 1, 0, num_rows, least(head, s[1].num_heads - 1));
            float *out = o->out_of_pieces + (first_piece + piece) * heads * o->head_dim;
            float *lse = o->lse_of_pieces + (first_piece + piece) * heads;
            if (is_all(o, number)) {
                out = o->out + o->tokens[s->request] * heads * o->head_dim;
                lse = o->lse + s->request * heads;
            }
            attend_piece(o, s, first_row, num_rows, head, next, out, lse, weights);
        }
        first_piece += pieces;
        first_item = end_item;
    }
}

// Joins pieces for the calling thread's part of all heads.
static __attribute__((noinline)) void join_pieces(const struct newest_rows *o) {
    long heads = o->num_kv_heads * o->group, first_piece = 0, end_piece = 0;
    struct part own = own_part((o->sources[o->num_sources - 1].request + 1) * heads);
    for (long number = 0; number < o->num_sources; number++) {
        long request = o->sources[number].request;
        end_piece += pieces_of(o, &o->sources[number]);
        if (number < o->num_sources - 1 && o->sources[number + 1].request == request)
            continue;
        long first = own.first > request * heads ? own.first : request * heads;
        if (!is_all(o, number))
            for (long item = first; item < least(own.end, (request + 1) * heads); item++) {
                long head = item - request * heads;
                float *out = o->out + (o->tokens[request] * heads + head) * o->head_dim;
                join(o, first_piece, end_piece, head, out, o->lse + request * heads + head);
            }
        first_piece = end_piece;
    }
}

EXPORT void attention_of_newest(const struct newest_rows *o) {
    attend_pieces(o);
    openmp_barrier();
    join_pieces(o);
}
