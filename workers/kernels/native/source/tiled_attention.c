// Attention of several queries over rows of K and V: see workers/kernels/tiled_attention.py.
#include "tiles.h"

// Numbers of K, and of V, that are packed at a time, and most rows of them.
#define PACKED 8192
#define MOST_KEYS 128
// Most queries of an item of work. The sums of a tile's TILE_ROWS queries, VECTORS registers each, are in registers.
#define MOST_QUERIES 192
#define VECTORS 2
#define TILE_ROWS (SUMS / VECTORS)
#define WIDTH (VECTORS * LANES)

// A query, with the greatest score so far and the sum of weights, which are relative to it.
struct query {
    const float *q;
    float *out, *lse;
    long visible; // number of rows that the query sees
    float greatest, sum;
};

struct block {
    struct query queries[MOST_QUERIES];
    long num_queries, num_keys, first_key; // num_queries is a multiple of TILE_ROWS
    float spare[PACKED / WIDTH];           // output of queries that only fill up a tile
    float weights[MOST_QUERIES * MOST_KEYS]; // [queries, MOST_KEYS]: first scores, then weights
    float keys[PACKED];                      // [keys / WIDTH, head dim, WIDTH]
    float values[PACKED];                    // [head dim / WIDTH, keys, WIDTH]; the last columns may be [keys, LANES]
};

float logf(float);

// -- packing of K and V for the tiles ----------------------------------------------------------------------------------

// Places after the last key are zeros, and their scores are ignored.
INLINE void pack_keys(struct block *b, const float *k, long k_row, long head_dim) {
    for (long key = 0; key < b->num_keys; key += LANES)
        for (long column = 0; column < head_dim; column += LANES) {
            vec square[LANES];
            UNROLLED for (long row = 0; row < LANES; row++)
                square[row] = key + row < b->num_keys ? load(k + (key + row) * k_row + column) : (vec)0;
            transpose(square);
            float *packed = b->keys + (key / WIDTH * head_dim + column) * WIDTH + key % WIDTH;
            UNROLLED for (long row = 0; row < LANES; row++)
                store(packed + row * WIDTH, square[row]);
        }
}

INLINE void pack_values(struct block *b, const float *v, long v_row, long head_dim) {
    for (long key = 0; key < b->num_keys; key++)
        for (long column = 0; column < head_dim; column += LANES) {
            long first = column / WIDTH * WIDTH, width = least(head_dim - first, WIDTH);
            store(b->values + first * b->num_keys + key * width + column % WIDTH, load(v + key * v_row + column));
        }
}

// -- scores, weights, output -------------------------------------------------------------------------------------------

INLINE void score(const struct query *queries, const float *keys, long head_dim, float *scores) {
    vec sums[SUMS] = {};
    NOT_UNROLLED for (long column = 0; column < head_dim; column++) {
        vec of_column[VECTORS];
        UNROLLED for (long number = 0; number < VECTORS; number++)
            of_column[number] = load(keys + column * WIDTH + number * LANES);
        UNROLLED for (long row = 0; row < TILE_ROWS; row++) {
            vec q = queries[row].q[column];
            UNROLLED for (long number = 0; number < VECTORS; number++)
                sums[row * VECTORS + number] = fma(q, of_column[number], sums[row * VECTORS + number]);
        }
    }
    UNROLLED for (long row = 0; row < TILE_ROWS; row++)
        UNROLLED for (long number = 0; number < VECTORS; number++)
            store(scores + row * MOST_KEYS + number * LANES, sums[row * VECTORS + number]);
}

// Replaces a query's scores by weights, which are 0 for rows that it does not see. When the greatest score grows, its
// output and sum of earlier rows are rescaled.
INLINE void weigh(
    const struct block *b, struct query *query, float *weights, float scale, long head_dim, long num_keys
) {
    long visible = least(query->visible - b->first_key, num_keys), whole = visible > 0 ? visible / LANES * LANES : 0;
    vec greatest_of_lane = -__builtin_inff(), sum = 0;
    for (long key = 0; key < whole; key += LANES)
        greatest_of_lane = greater(load(weights + key), greatest_of_lane);
    ints is_seen = NUMBERED < (int)(visible - whole); // for the register after the whole ones
    if (whole < visible)
        greatest_of_lane = greater(is_seen ? load(weights + whole) : -__builtin_inff(), greatest_of_lane);
    float of_block = greatest_lane(greatest_of_lane) * scale;
    float greatest = visible > 0 && of_block > query->greatest ? of_block : query->greatest;
    for (long key = 0; key < whole; key += LANES) {
        vec weight = exponential(fma(load(weights + key), scale, -greatest));
        store(weights + key, weight);
        sum += weight;
    }
    for (long key = whole; key < num_keys; key += LANES) {
        vec weight = exponential(fma(load(weights + key), scale, -greatest));
        weight = key < visible ? (is_seen ? weight : 0) : (vec)0;
        store(weights + key, weight);
        sum += weight;
    }
    if (greatest > query->greatest) {
        vec factor = exponential((vec)(query->greatest - greatest));
        query->greatest = greatest;
        query->sum *= factor[0];
        for (long column = 0; column < head_dim; column += LANES)
            store(query->out + column, load(query->out + column) * factor);
    }
    query->sum += total(sum);
}

INLINE void sum_up(
    const long num_vectors, const struct query *queries, const float *values, long num_keys, const float *weights,
    long column
) {
    vec sums[SUMS] = {}; // sums over these rows only, because sums of few numbers are more exact
    NOT_UNROLLED for (long key = 0; key < num_keys; key++) {
        vec of_key[VECTORS];
        UNROLLED for (long number = 0; number < num_vectors; number++)
            of_key[number] = load(values + (key * num_vectors + number) * LANES);
        UNROLLED for (long row = 0; row < TILE_ROWS; row++) {
            vec weight = weights[row * MOST_KEYS + key];
            UNROLLED for (long number = 0; number < num_vectors; number++)
                sums[row * num_vectors + number] = fma(weight, of_key[number], sums[row * num_vectors + number]);
        }
    }
    UNROLLED for (long row = 0; row < TILE_ROWS; row++)
        UNROLLED for (long number = 0; number < num_vectors; number++) {
            float *out = queries[row].out + column + number * LANES;
            store(out, load(out) + sums[row * num_vectors + number]);
        }
}

// Attends with a tile's queries over the packed rows, up to the last row that any of them sees.
INLINE void attend_tile(struct block *b, long first, float scale, long head_dim) {
    struct query *queries = b->queries + first;
    float *weights = b->weights + first * MOST_KEYS;
    long num_keys = least(b->num_keys, queries[TILE_ROWS - 1].visible - b->first_key);
    for (long key = 0; key < num_keys; key += WIDTH)
        score(queries, b->keys + key * head_dim, head_dim, weights + key);
    for (long row = 0; row < TILE_ROWS; row++)
        weigh(b, queries + row, weights + row * MOST_KEYS, scale, head_dim, num_keys);
    long column = 0;
    for (; column + WIDTH <= head_dim; column += WIDTH)
        sum_up(VECTORS, queries, b->values + column * b->num_keys, num_keys, weights, column);
    for (; column < head_dim; column += LANES)
        sum_up(1, queries, b->values + column * b->num_keys, num_keys, weights, column);
}

INLINE void attend_block(const struct tiles *o, struct block *b, const float *k, const float *v) {
    long num_rows = 0, at_once = least(MOST_KEYS, PACKED / o->head_dim / WIDTH * WIDTH);
    for (long query = 0; query < b->num_queries; query++)
        num_rows = b->queries[query].visible > num_rows ? b->queries[query].visible : num_rows;
    for (b->first_key = 0; b->first_key < num_rows; b->first_key += at_once) {
        b->num_keys = least(num_rows - b->first_key, at_once);
        pack_keys(b, k + b->first_key * o->k_row, o->k_row, o->head_dim);
        pack_values(b, v + b->first_key * o->v_row, o->v_row, o->head_dim);
        for (long first = 0; first < b->num_queries; first += TILE_ROWS)
            if (b->queries[first + TILE_ROWS - 1].visible > b->first_key) attend_tile(b, first, o->scale, o->head_dim);
    }
}

// Query `number` of a KV head. Queries of one own row are adjacent, so the queries of a block see nearly the same rows.
INLINE struct query query_of(const struct tiles *o, long kv_head, long number) {
    long head = kv_head * o->group + number % o->group, own = number / o->group;
    return (struct query){
        .q = o->q + head * o->q_head + own * o->q_row,
        .out = o->out + (own * o->num_kv_heads * o->group + head) * o->head_dim,
        .lse = o->lse + head * o->num_own + own,
        .visible = o->num_rows - (o->is_causal ? o->num_own - 1 - own : 0),
        .greatest = -__builtin_inff(),
    };
}

// Number of queries in a block, chosen so that threads get nearly equal numbers of blocks.
INLINE long queries_of_block(const struct tiles *o, long threads) {
    long of_head = o->group * o->num_own, blocks = (of_head + MOST_QUERIES - 1) / MOST_QUERIES;
    while (blocks * o->num_kv_heads % threads && of_head / blocks > 4 * TILE_ROWS)
        blocks++;
    long queries = (of_head + blocks - 1) / blocks;
    return least((queries + TILE_ROWS - 1) / TILE_ROWS * TILE_ROWS, MOST_QUERIES);
}

EXPORT void attention_in_tiles(const struct tiles *o) {
    struct block block;
    long threads = openmp_num_threads();
    long of_head = o->group * o->num_own, of_block = queries_of_block(o, threads);
    long blocks = (of_head + of_block - 1) / of_block;
    long item;
    while ((item = __atomic_fetch_add(o->taken, 1, __ATOMIC_RELAXED)) < blocks * o->num_kv_heads) {
        // Blocks that see most rows come first, so that all threads end at about the same time.
        long kv_head = item % o->num_kv_heads, first = (blocks - 1 - item / o->num_kv_heads) * of_block;
        long num_queries = least(of_head - first, of_block);
        block.num_queries = (num_queries + TILE_ROWS - 1) / TILE_ROWS * TILE_ROWS;
        for (long number = 0; number < block.num_queries; number++) {
            struct query *query = &block.queries[number];
            *query = query_of(o, kv_head, first + least(number, num_queries - 1));
            if (number >= num_queries)
                query->out = block.spare;
            for (long column = 0; column < o->head_dim; column += LANES)
                store(query->out + column, (vec)0);
        }
        attend_block(o, &block, o->k + kv_head * o->k_head, o->v + kv_head * o->v_head);
        for (long number = 0; number < num_queries; number++) {
            struct query *query = &block.queries[number];
            for (long column = 0; column < o->head_dim; column += LANES)
                store(query->out + column, load(query->out + column) * (1 / query->sum));
            *query->lse = logf(query->sum) + query->greatest;
        }
    }
}
