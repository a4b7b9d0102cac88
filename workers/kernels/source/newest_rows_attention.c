// Attention of the newest row of each of several requests: see workers/kernels/newest_rows_attention.py.
#include "attention.h"

// Rows of a source that a thread takes at a time; the last ones are up to twice as many.
#define PIECE_ROWS 256

// Rows that some KV heads of a request attend to: those of its first such head. As `SOURCE` there has it.
struct source {
    float *k, *v;
    long num_rows, k_head, k_row, v_head, v_row; // strides in numbers
    long request, first_head, num_heads;
    long takes_newest; // whether its last row is the newest, which is written first
};

struct operands {
    const struct source *sources; // one or more of each request, in the order of these
    const long *tokens;           // of each request: its row of the pass
    const float *q, *k, *v;       // of the pass
    float *out, *lse;             // [rows of the pass, heads, head dim], [requests, heads]
    float *out_of_pieces, *lse_of_pieces; // [pieces, heads, head dim], [pieces, heads], -inf
    long num_sources, num_pieces, num_kv_heads, group, head_dim;
    long q_row, q_head, k_row, k_head, v_row, v_head;
    float scale;
};

void GOMP_barrier(void);

INLINE long pieces_of(const struct source *source) {
    return source->num_rows < 2 * PIECE_ROWS ? 1 : source->num_rows / PIECE_ROWS;
}

// Whether a source has all rows of its request, in one piece.
INLINE long is_all(const struct operands *o, long number) {
    const struct source *s = &o->sources[number];
    long is_first = number == 0 || s[-1].request != s->request;
    long is_last = number == o->num_sources - 1 || s[1].request != s->request;
    return is_first && is_last && pieces_of(s) == 1;
}

INLINE void copy_row(const float *from, float *to, long head_dim) {
    for (long column = 0; column < head_dim; column += LANES)
        store(to + column, load(from + column));
}

// What becomes of one KV head's queries over some rows of a source.
INLINE void attend_piece(
    const struct operands *o, const struct source *s, long first_row, long num_rows, long head, float *out, float *lse,
    float *weights
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
        .num_rows = num_rows, .head_dim = o->head_dim, .k_row = s->k_row, .v_row = s->v_row, .scale = o->scale,
    };
    for (long first = 0; first < o->group; first += QUERIES) {
        struct query queries[QUERIES];
        long num_queries = least(o->group - first, QUERIES);
        for (long query = 0; query < num_queries; query++) {
            long of_all = kv_head * o->group + first + query;
            queries[query] = (struct query){
                .q = o->q + token * o->q_row + of_all * o->q_head, .out = out + of_all * o->head_dim,
                .lse = lse + of_all, .weights = weights + query * 2 * PIECE_ROWS, .visible = num_rows,
            };
        }
        attend(&rows, k, v, k + s->k_head, queries, num_queries);
    }
}

// One head's attention over all pieces of its rows, from that over each. Some of the request's may be other heads'.
INLINE void join(const struct operands *o, long first_piece, long end_piece, long head, float *out, float *lse) {
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

// The own part of all pieces.
INLINE void attend_pieces(const struct operands *o) {
    float weights[QUERIES * 2 * PIECE_ROWS];
    long heads = o->num_kv_heads * o->group, first_piece = 0, first_item = 0, num_items = 0;
    for (long number = 0; number < o->num_sources; number++)
        num_items += pieces_of(&o->sources[number]) * o->sources[number].num_heads;
    struct part own = own_part(num_items);
    for (long number = 0; number < o->num_sources; number++) {
        const struct source *s = &o->sources[number];
        long pieces = pieces_of(s), end_item = first_item + pieces * s->num_heads;
        for (long item = own.first > first_item ? own.first : first_item; item < least(own.end, end_item); item++) {
            long piece = (item - first_item) / s->num_heads, first_row = piece * PIECE_ROWS;
            long num_rows = (piece == pieces - 1 ? s->num_rows : first_row + PIECE_ROWS) - first_row;
            float *out = o->out_of_pieces + (first_piece + piece) * heads * o->head_dim;
            float *lse = o->lse_of_pieces + (first_piece + piece) * heads;
            if (is_all(o, number)) {
                out = o->out + o->tokens[s->request] * heads * o->head_dim;
                lse = o->lse + s->request * heads;
            }
            attend_piece(o, s, first_row, num_rows, (item - first_item) % s->num_heads, out, lse, weights);
        }
        first_piece += pieces;
        first_item = end_item;
    }
}

// The heads of the own part of all requests that have their rows in pieces.
INLINE void join_pieces(const struct operands *o) {
    long heads = o->num_kv_heads * o->group, first_piece = 0, end_piece = 0;
    struct part own = own_part(o->sources[o->num_sources - 1].request + 1);
    for (long number = 0; number < o->num_sources; number++) {
        long request = o->sources[number].request;
        end_piece += pieces_of(&o->sources[number]);
        if (number < o->num_sources - 1 && o->sources[number + 1].request == request)
            continue;
        if (own.first <= request && request < own.end && !is_all(o, number))
            for (long head = 0; head < heads; head++) {
                float *out = o->out + (o->tokens[request] * heads + head) * o->head_dim;
                join(o, first_piece, end_piece, head, out, o->lse + request * heads + head);
            }
        first_piece = end_piece;
    }
}

void attention(const struct operands *o) {
    attend_pieces(o);
    GOMP_barrier();
    join_pieces(o);
}
