// Attention of the newest row of each of several requests: see workers/kernels/newest_rows_attention.py.
#include "attention.h"

// Rows of a request that a thread takes at a time; the last ones are up to twice as many.
#define PIECE_ROWS 256

struct request {
    const float *k, *v;
    long num_rows, k_head, k_row, v_head, v_row;
};

struct operands {
    const struct request *requests;
    const float *q;                       // [requests, heads, head dim]
    float *out, *lse;                     // [requests, heads, head dim], [requests, heads]
    float *out_of_pieces, *lse_of_pieces; // [pieces, heads, head dim], [pieces, heads]
    long num_requests, num_pieces, num_kv_heads, group, head_dim;
    float scale;
};

void GOMP_barrier(void);

INLINE long pieces_of(const struct request *request) {
    return request->num_rows < 2 * PIECE_ROWS ? 1 : request->num_rows / PIECE_ROWS;
}

// What becomes of one KV head's queries over some rows of a request.
INLINE void attend_piece(
    const struct operands *o, long number, long first_row, long num_rows, long kv_head, float *out, float *lse,
    float *weights
) {
    const struct request *r = &o->requests[number];
    const float *k = r->k + kv_head * r->k_head + first_row * r->k_row;
    const float *v = r->v + kv_head * r->v_head + first_row * r->v_row;
    const struct rows rows = {
        .num_rows = num_rows, .head_dim = o->head_dim, .k_row = r->k_row, .v_row = r->v_row, .scale = o->scale,
    };
    const float *q = o->q + number * o->num_kv_heads * o->group * o->head_dim;
    for (long first = 0; first < o->group; first += QUERIES) {
        struct query queries[QUERIES];
        long num_queries = least(o->group - first, QUERIES);
        for (long query = 0; query < num_queries; query++) {
            long head = kv_head * o->group + first + query;
            queries[query] = (struct query){
                .q = q + head * o->head_dim, .out = out + head * o->head_dim, .lse = lse + head,
                .weights = weights + query * 2 * PIECE_ROWS, .visible = num_rows,
            };
        }
        attend(&rows, k, v, k + r->k_head, queries, num_queries);
    }
}

// One head's attention over all pieces of a request's rows, from that over each.
INLINE void join(const struct operands *o, long first_piece, long pieces, long head, float *out, float *lse) {
    long heads = o->num_kv_heads * o->group;
    const float *lses = o->lse_of_pieces + first_piece * heads + head;
    float greatest = lses[0], sum = 0;
    for (long piece = 1; piece < pieces; piece++)
        greatest = lses[piece * heads] > greatest ? lses[piece * heads] : greatest;
    for (long piece = 0; piece < pieces; piece++) {
        vec weight = exponential((vec)(lses[piece * heads] - greatest));
        const float *of_piece = o->out_of_pieces + ((first_piece + piece) * heads + head) * o->head_dim;
        for (long column = 0; column < o->head_dim; column += LANES)
            store(out + column, fma(weight, load(of_piece + column), piece ? load(out + column) : (vec)0));
        sum += weight[0];
    }
    for (long column = 0; column < o->head_dim; column += LANES)
        store(out + column, load(out + column) * (1 / sum));
    *lse = logf(sum) + greatest;
}

void attention(const struct operands *o) {
    float weights[QUERIES * 2 * PIECE_ROWS];
    long heads = o->num_kv_heads * o->group, first_piece = 0;
    struct part own = own_part(o->num_pieces * o->num_kv_heads);
    for (long number = 0; number < o->num_requests; number++) {
        long pieces = pieces_of(&o->requests[number]), first_item = first_piece * o->num_kv_heads;
        long end = least(own.end, first_item + pieces * o->num_kv_heads);
        for (long item = own.first > first_item ? own.first : first_item; item < end; item++) {
            long piece = (item - first_item) / o->num_kv_heads, first_row = piece * PIECE_ROWS;
            long end_row = piece == pieces - 1 ? o->requests[number].num_rows : first_row + PIECE_ROWS;
            long at = pieces == 1 ? number : first_piece + piece;
            float *out = (pieces == 1 ? o->out : o->out_of_pieces) + at * heads * o->head_dim;
            float *lse = (pieces == 1 ? o->lse : o->lse_of_pieces) + at * heads;
            attend_piece(o, number, first_row, end_row - first_row, item % o->num_kv_heads, out, lse, weights);
        }
        first_piece += pieces;
    }
    GOMP_barrier();
    first_piece = 0;
    struct part joined = own_part(o->num_requests);
    for (long number = 0; number < joined.end; number++) {
        long pieces = pieces_of(&o->requests[number]);
        for (long head = 0; number >= joined.first && pieces > 1 && head < heads; head++) {
            long at = number * heads + head;
            join(o, first_piece, pieces, head, o->out + at * o->head_dim, o->lse + at);
        }
        first_piece += pieces;
    }
}
