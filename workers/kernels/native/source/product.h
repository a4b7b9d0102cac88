// x W^T for weights in blocks of outputs: see workers/kernels/block_product.py.
#pragma once
#include "registers.h"

// Inputs of a step, whose weights, 12 KB, fit into the first cache.
#define STEP_INPUTS (1536 / LANES)
// Registers of a block of outputs. The remaining registers hold the sums of six rows (AVX2) or twelve.
#define VECTORS 2
#define WIDTH (VECTORS * LANES)
#define MOST_ROWS (SUMS / VECTORS)
// Groups of rows that read a block together. Number of rows from which on free threads take blocks.
#define PANEL_GROUPS (264 / MOST_ROWS)
#define ROWS_BY_TURNS 40
// Number of inputs whose weights, for one output, share a scale and a zero: `workers/kernels/coded_weights.py`.
#define SCALED_INPUTS 32

// Encoding of the weights of a block, [inputs, outputs of a block]. In the last two forms a weight is scale x code +
// zero, and the scales and zeros of the outputs come before the codes of each 32 inputs. With 4 bits, the first 16 of
// these inputs have the lower half of each byte.
enum form { FLOAT32, BFLOAT16, CODES_OF_8_BITS, CODES_OF_4_BITS };

struct product {
    const char *blocks; // [blocks], encoded as `form` says
    const float *x;     // [rows, inputs]
    float *packed;      // room for a copy of `x` in the order in which tiles read it: group by group
    const float *added; // [rows, outputs], added to the product; or null
    float *out;         // [rows, outputs]
    long *taken;        // number of shared blocks that threads have taken; 0 at the beginning
    long num_rows, num_inputs, num_outputs, form;
    long added_row; // numbers from one row of `added` to the next
};
CHECK_LAYOUT_product

typedef unsigned char bytes __attribute__((ext_vector_type(LANES)));
typedef unsigned short halves __attribute__((ext_vector_type(LANES)));
typedef bytes bytes_in_memory __attribute__((aligned(1)));
typedef halves halves_in_memory __attribute__((aligned(2)));

INLINE ints whole(const unsigned char *from) { return __builtin_convertvector(*(const bytes_in_memory *)from, ints); }
INLINE vec decoded(ints code, vec scale, vec zero) { return fma(__builtin_convertvector(code, vec), scale, zero); }

// Bytes of a block's weights for `num_inputs` inputs.
INLINE long bytes_of(long form, long num_inputs) {
    long scales = num_inputs / SCALED_INPUTS * 2 * (long)sizeof(float);
    long of_output = form == FLOAT32           ? num_inputs * 4
                     : form == BFLOAT16        ? num_inputs * 2
                     : form == CODES_OF_8_BITS ? num_inputs + scales
                                               : num_inputs / 2 + scales;
    return of_output * WIDTH;
}

// Decodes a step's weights to float32 numbers, [inputs, outputs of a block].
static __attribute__((noinline)) void expand(const char *from, float *to, long form, long num_inputs) {
    if (form == BFLOAT16) {
        const unsigned short *upper = (const unsigned short *)from;
        for (long number = 0; number < num_inputs * WIDTH; number += LANES) {
            bits numbers = __builtin_convertvector(*(const halves_in_memory *)(upper + number), bits) << 16;
            store(to + number, __builtin_bit_cast(vec, numbers));
        }
        return;
    }
    for (long first = 0; first < num_inputs; first += SCALED_INPUTS, to += SCALED_INPUTS * WIDTH) {
        const float *scales = (const float *)from, *zeros = scales + WIDTH;
        const unsigned char *codes = (const unsigned char *)(zeros + WIDTH);
        for (long lane = 0; lane < WIDTH; lane += LANES) {
            vec scale = load(scales + lane), zero = load(zeros + lane);
            if (form == CODES_OF_8_BITS)
                for (long input = 0; input < SCALED_INPUTS; input++)
                    store(to + input * WIDTH + lane, decoded(whole(codes + input * WIDTH + lane), scale, zero));
            else
                for (long input = 0; input < SCALED_INPUTS / 2; input++) {
                    ints both = whole(codes + input * WIDTH + lane);
                    store(to + input * WIDTH + lane, decoded(both & 15, scale, zero));
                    store(to + (input + SCALED_INPUTS / 2) * WIDTH + lane, decoded(both >> 4, scale, zero));
                }
        }
        from += bytes_of(form, SCALED_INPUTS);
    }
}

// -- prefetching of weights -------------------------------------------------------------------------------------------
//
// A product of few rows takes as long as reading its weights from memory. So while a step is computed, the weights of
// the next one are prefetched into the second cache. A core can have some twenty lines in flight, and stalls when more
// are requested. So prefetches are spread evenly: over the first groups of rows, each of which prefetches its share of
// the next step, and over the inputs of a step. With each input a tile prefetches one row of memory, as long as WIDTH
// float32 numbers. Later groups prefetch the weights that they read themselves, which are in the first cache and cost
// almost nothing.
//
// A share of a step has fewer such rows than a step has inputs, and so has a step of weights in fewer bits. So a tile
// advances by a fraction of a row with each input, in fixed point, and prefetches some rows more than once.

// Number of groups of rows that divide the prefetching of the next step among them.
#define ASKING_GROUPS 4
// Fractional bits of a row's number.
#define POINT 16

// Prefetches of a tile: rows of memory from number `row` on, which grows by `pace` with each input.
struct asking {
    const float *from;
    long row, pace; // fixed-point
};

// Prefetches of group `number` of `num_groups`, which computes a step of `num_inputs` from `weights`. `next_step`: the
// weights of the next step, `step_bytes` of them.
INLINE struct asking asking_of(
    long number, long num_groups, long num_inputs, const float *weights, const char *next_step, long step_bytes
) {
    long num_asking = least(num_groups, ASKING_GROUPS), row_bytes = WIDTH * (long)sizeof(float);
    if (number >= num_asking)
        return (struct asking){weights, 0, 1l << POINT};
    long pace = (step_bytes << POINT) / (STEP_INPUTS * row_bytes * num_asking);
    return (struct asking){(const float *)next_step, number * num_inputs * pace, pace};
}

INLINE void ask_for_row(struct asking *asking) {
    const float *row = asking->from + (asking->row >> POINT) * WIDTH;
    UNROLLED for (long line = 0; line < WIDTH; line += LINE)
        __builtin_prefetch(row + line, 0, 2); // for reading, into the second cache
    asking->row += asking->pace;
}

// -- tiles -------------------------------------------------------------------------------------------------------------

// A step of one block.
struct step {
    long num_inputs;
    bool is_first;
    long out_row, added_row; // strides of rows of `out` and of `added`, in numbers
};

// Adds a step's products to the sums of some rows and of one block of outputs; in the first step the sums begin with 0.
//
// `x`: [inputs, rows]. `present`: the sums so far, [rows, WIDTH]. `added` may be null.
INLINE void tile(
    const long num_rows, const struct step *step, const float *weights, const float *x,
    const float *present, float *out, const float *added, struct asking asking
) {
    vec sums[SUMS];
    UNROLLED for (long row = 0; row < num_rows; row++)
        UNROLLED for (long column = 0; column < VECTORS; column++) {
            vec sum = load(present + row * WIDTH + column * LANES);
            sums[row * VECTORS + column] = step->is_first ? (vec)0 : sum;
        }
    NOT_UNROLLED for (long input = 0; input < step->num_inputs; input++) {
        vec of_input[SUMS];
        UNROLLED for (long column = 0; column < VECTORS; column++) {
            of_input[column] = load(weights + input * WIDTH + column * LANES);
        }
        ask_for_row(&asking);
        UNROLLED for (long row = 0; row < num_rows; row++) {
            vec number = x[input * num_rows + row];
            UNROLLED for (long column = 0; column < VECTORS; column++) {
                vec *sum = &sums[row * VECTORS + column];
                *sum = fma(number, of_input[column], *sum);
            }
        }
    }
    UNROLLED for (long row = 0; row < num_rows; row++)
        UNROLLED for (long column = 0; column < VECTORS; column++) {
            vec sum = sums[row * VECTORS + column];
            if (added) sum += load(added + row * step->added_row + column * LANES);
            store(out + row * step->out_row + column * LANES, sum);
        }
}

// Groups of rows, as equal as possible, whose sums fit into registers: 17 rows are 9 and 8, not 12 and 5.
struct groups {
    long number, rows;
};

INLINE struct groups groups_of(long num_rows) {
    long number = (num_rows + MOST_ROWS - 1) / MOST_ROWS;
    return (struct groups){number, (num_rows + number - 1) / number};
}

// Packs a step's inputs of a group's rows as its tile reads them: [inputs, rows of the group], after earlier groups.
static __attribute__((noinline)) void pack(const struct product *o, struct part rows, struct part inputs) {
    float *to = o->packed + inputs.first * o->num_rows + rows.first * (inputs.end - inputs.first);
    float last[LANES * (MOST_ROWS + 1)];
    long num_rows = rows.end - rows.first, input = inputs.first;
    for (; input + LANES <= inputs.end; input += LANES, to += LANES * num_rows) {
        const float *x = o->x + rows.first * o->num_inputs + input;
        vec square[LANES] = {};
        UNROLLED for (long row = 0; row < MOST_ROWS; row++)
            if (row < num_rows) square[row] = load(x + row * o->num_inputs);
        transpose(square);
        // A register may have more lanes than there are rows: the next store overwrites the rest. The last columns are
        // followed by other numbers, so they go through a copy.
        float *out = input + 2 * LANES <= inputs.end ? to : last;
        UNROLLED for (long column = 0; column < LANES; column++)
            store(out + column * num_rows, square[column]);
        if (out == last)
            for (long number = 0; number < LANES * num_rows; number += LANES)
                store(to + number, load(last + number));
    }
    for (; input < inputs.end; input++, to += num_rows)
        for (long row = 0; row < num_rows; row++)
            to[row] = o->x[(rows.first + row) * o->num_inputs + input];
}

// The part of x that a thread packs at once: a step's inputs of a group of rows.
struct piece {
    struct part rows, inputs;
};

INLINE long steps_of(const struct product *o) { return (o->num_inputs + STEP_INPUTS - 1) / STEP_INPUTS; }

INLINE struct part rows_of(const struct product *o, long group) {
    long rows = groups_of(o->num_rows).rows;
    return (struct part){group * rows, least((group + 1) * rows, o->num_rows)};
}

INLINE struct part own_pieces(const struct product *o) { return own_part(groups_of(o->num_rows).number * steps_of(o)); }

INLINE struct piece piece_of(const struct product *o, long number) {
    long first = number % steps_of(o) * STEP_INPUTS;
    return (struct piece){
        rows_of(o, number / steps_of(o)), {first, least(first + STEP_INPUTS, o->num_inputs)}
    };
}

// Packs the calling thread's pieces.
INLINE void pack_own(const struct product *o) {
    struct part part = own_pieces(o);
    for (long number = part.first; number < part.end; number++) {
        struct piece piece = piece_of(o, number);
        pack(o, piece.rows, piece.inputs);
    }
}

// Computes a block of outputs for some groups of rows: step by step, and in each step one group after the other. Until
// the last step their sums are stored contiguously, because rows of `out` may be a multiple of 4 KB apart, and caches
// hold few lines at such distances. `next`: the weights of the block after this one.
static __attribute__((noinline)) void
product_of_block(const struct product *o, long block, struct part groups, const char *next) {
    float expanded[STEP_INPUTS * WIDTH], sums[PANEL_GROUPS * MOST_ROWS * WIDTH];
    const char *from = o->blocks + block * bytes_of(o->form, o->num_inputs);
    long step_bytes = bytes_of(o->form, STEP_INPUTS);
    for (long input = 0; input < o->num_inputs; input += STEP_INPUTS) {
        long end = least(input + STEP_INPUTS, o->num_inputs);
        bool is_last = end == o->num_inputs;
        struct step step = {end - input, input == 0, is_last ? o->num_outputs : WIDTH, o->added_row};
        const char *next_step = is_last ? next : from + step_bytes;
        const float *weights = (const float *)from;
        if (o->form != FLOAT32) {
            expand(from, expanded, o->form, step.num_inputs);
            weights = expanded;
        }
        for (long group = groups.first; group < groups.end; group++) {
            struct part part = rows_of(o, group);
            long row = part.first, rows = part.end - row;
            long number = group - groups.first, num_groups = groups.end - groups.first;
            struct asking asking = asking_of(number, num_groups, step.num_inputs, weights, next_step, step_bytes);
            const float *x = o->packed + input * o->num_rows + row * step.num_inputs, *added = 0;
            float *present = sums + number * MOST_ROWS * WIDTH;
            float *out = is_last ? o->out + row * o->num_outputs + block * WIDTH : present;
            if (is_last && o->added) added = o->added + row * o->added_row + block * WIDTH;
            switch (rows) {
#define TILE(num_rows)                                                                                                 \
    case num_rows:                                                                                                     \
        if (num_rows <= MOST_ROWS)                                                                                     \
            tile(num_rows, &step, weights, x, present, out, added, asking);                                            \
        break;
                TILE(1) TILE(2) TILE(3) TILE(4) TILE(5) TILE(6) TILE(7) TILE(8) TILE(9) TILE(10) TILE(11) TILE(12)
            }
        }
        from = next_step;
    }
}

// Takes the next item of work: first the thread's own items, then the shared items from `for_all` on.
INLINE long take(struct part *own, long for_all, long *taken) {
    return own->first < own->end ? own->first++ : for_all + __atomic_fetch_add(taken, 1, __ATOMIC_RELAXED);
}

// Multiplies the packed rows with all blocks. Half of the blocks are taken by whichever thread is free, so the other
// threads go on while another process has one thread's processor. With few rows, which wait for memory, each thread has
// adjacent blocks only.
INLINE void multiply(const struct product *o) {
    long num_blocks = o->num_outputs / WIDTH, num_groups = groups_of(o->num_rows).number;
    long panels = (num_groups + PANEL_GROUPS - 1) / PANEL_GROUPS, num_items = num_blocks * panels;
    long block_bytes = bytes_of(o->form, o->num_inputs);
    long for_all = o->num_rows >= ROWS_BY_TURNS ? num_items / 2 : num_items;
    struct part own = own_part(for_all);
    for (long item = take(&own, for_all, o->taken), next; item < num_items; item = next) {
        next = take(&own, for_all, o->taken);
        long panel = item / num_blocks, block = item % num_blocks;
        struct part groups = {panel * PANEL_GROUPS, least((panel + 1) * PANEL_GROUPS, num_groups)};
        product_of_block(o, block, groups, o->blocks + (next < num_items ? next % num_blocks : block) * block_bytes);
    }
}
