// x W^T from weights that lie in blocks of outputs: see workers/kernels/few_rows_product.py.
#pragma once
#include "registers.h"

// Inputs of a step: weights of 12 KB, which the first cache holds, and 288 KB of x at most in the second.
#define STEP_INPUTS (1536 / LANES)
// Rows that take a step together.
#define PANEL_ROWS (48 * LANES)
// A block of outputs: two registers, beside which there are those of six rows' sums (AVX2) or twelve.
#define VECTORS 2
#define WIDTH (VECTORS * LANES)
#define MOST_ROWS (SUMS / VECTORS)
// Groups of rows that share out among them what is asked for of the next step: a core has some twenty lines on their way.
#define ASKING_GROUPS 4
// Inputs whose weights of one output have a scale and a zero of their own: `workers/kernels/coded_weights.py`.
#define SCALED_INPUTS 32

// How the weights of a block lie, [inputs, outputs of a block] of them. Those of the last two are scale x code + zero,
// and before the codes of 32 inputs come the scales and the zeros of the outputs; the first 16 inputs have the lower
// half of each byte.
enum form { FLOAT32, BFLOAT16, CODES_OF_8_BITS, CODES_OF_4_BITS };

struct product {
    const char *blocks; // [blocks] of a form
    const float *x;     // [rows, inputs]
    const float *added; // [rows, outputs], or null: what is added to the product
    float *out;         // [rows, outputs]
    long num_rows, num_inputs, num_outputs, form;
    long added_row; // numbers from one row of `added` to the next
};

typedef unsigned char bytes __attribute__((ext_vector_type(LANES)));
typedef unsigned short halves __attribute__((ext_vector_type(LANES)));
typedef bytes bytes_in_memory __attribute__((aligned(1)));
typedef halves halves_in_memory __attribute__((aligned(2)));

INLINE ints whole(const unsigned char *from) { return __builtin_convertvector(*(const bytes_in_memory *)from, ints); }
INLINE vec decoded(ints code, vec scale, vec zero) { return fma(__builtin_convertvector(code, vec), scale, zero); }

// Bytes of a block's weights for so many inputs.
INLINE long bytes_of(long form, long num_inputs) {
    long scales = num_inputs / SCALED_INPUTS * 2 * (long)sizeof(float);
    long of_output = form == FLOAT32           ? num_inputs * 4
                     : form == BFLOAT16        ? num_inputs * 2
                     : form == CODES_OF_8_BITS ? num_inputs + scales
                                               : num_inputs / 2 + scales;
    return of_output * WIDTH;
}

// A step's weights as float32 numbers, [inputs, outputs of a block].
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

// What a tile is of: a step of one block.
struct step {
    const struct product *product;
    long num_inputs; // of this step
    bool is_first, is_last;
};

// Adds a step's products to the sums of some rows and of one block of outputs; in the first step they begin with 0.
//
// `x`: [inputs, rows]. `added`: or null. With each input it asks for weights of an input from `ahead` on, that of number `soon` / 2^16,
// which grows by `pace`; and first for the sums of the next rows.
INLINE void tile(
    const long num_rows, const struct step *step, const float *weights, const float *x,
    float *out, const float *added, long next_rows, const float *ahead, long soon, long pace
) {
    const struct product *o = step->product;
    vec sums[SUMS];
    UNROLLED for (long row = 0; row < num_rows; row++)
        UNROLLED for (long column = 0; column < VECTORS; column++) {
            vec present = load(out + row * o->num_outputs + column * LANES);
            sums[row * VECTORS + column] = step->is_first ? (vec)0 : present;
        }
    NOT_UNROLLED for (long row = 0; row < next_rows; row++) __builtin_prefetch(out + (num_rows + row) * o->num_outputs, 1, 3);
    NOT_UNROLLED for (long input = 0; input < step->num_inputs; input++) {
        vec of_input[SUMS];
        UNROLLED for (long column = 0; column < VECTORS; column++) {
            of_input[column] = load(weights + input * WIDTH + column * LANES);
        }
        UNROLLED for (long line = 0; line < WIDTH; line += LINE)
            __builtin_prefetch(ahead + (soon >> 16) * WIDTH + line, 0, 2); // to read, into the second cache
        soon += pace;
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
            if (added) sum += load(added + row * o->added_row + column * LANES);
            store(out + row * o->num_outputs + column * LANES, sum);
        }
}

// A step's inputs of some rows, as their tiles read them: [groups of rows], each [inputs, rows].
static __attribute__((noinline)) void pack(const struct product *o, long first_row, long num_rows, long group_rows, struct part inputs, float *to) {
    for (long row = 0; row < num_rows; row += group_rows) {
        long rows = least(num_rows - row, group_rows);
        for (long each = 0; each < rows; each++) {
            const float *x = o->x + (first_row + row + each) * o->num_inputs + inputs.first;
            for (long input = 0; input < inputs.end - inputs.first; input++) to[input * rows + each] = x[input];
        }
        to += rows * (inputs.end - inputs.first);
    }
}

// One thread's blocks: step by step, in each step block by block, and each block for one group of
// rows after the other.
//
// Each of the first groups of rows asks for its part of the weights of the next block: all at once they would be waited
// for. The other groups ask for what they read themselves, which costs next to nothing.
INLINE void product_of_panel(const struct product *o, long first_row, long num_rows) {
    // Groups of equal size: 17 rows are 6, 6 and 5, not 8, 8 and 1.
    long num_groups = (num_rows + MOST_ROWS - 1) / MOST_ROWS;
    long group_rows = (num_rows + num_groups - 1) / num_groups;
    float packed[PANEL_ROWS * STEP_INPUTS], expanded[STEP_INPUTS * WIDTH];
    struct part part = own_part(o->num_outputs / WIDTH);
    long block_bytes = bytes_of(o->form, o->num_inputs);
    for (long input = 0; input < o->num_inputs; input += STEP_INPUTS) {
        long end = least(input + STEP_INPUTS, o->num_inputs);
        struct step step = {o, end - input, input == 0, end == o->num_inputs};
        pack(o, first_row, num_rows, group_rows, (struct part){input, end}, packed);
        // As many lines as the next block has of this step.
        long asking = least(num_groups, ASKING_GROUPS);
        long asking_pace = (bytes_of(o->form, STEP_INPUTS) << 16) / ((long)sizeof(float) * STEP_INPUTS * WIDTH * asking);
        const char *first_weights = o->blocks + part.first * block_bytes + bytes_of(o->form, input);
        for (long block = part.first; block < part.end; block++) {
            const char *from = first_weights + (block - part.first) * block_bytes;
            const char *next = block + 1 < part.end ? from + block_bytes
                                                    : first_weights + bytes_of(o->form, STEP_INPUTS);
            const float *weights = (const float *)from, *x = packed;
            if (o->form != FLOAT32) {
                expand(from, expanded, o->form, step.num_inputs);
                weights = expanded;
            }
            for (long group = 0; group < num_groups; group++) {
                long row = group * group_rows, rows = least(num_rows - row, group_rows);
                long next_rows = least(num_rows - row - rows, group_rows);
                long is_asking = group < asking, pace = is_asking ? asking_pace : 1 << 16;
                long soon = is_asking * group * step.num_inputs * pace;
                const float *ahead = is_asking ? (const float *)next : weights;
                float *out = o->out + (first_row + row) * o->num_outputs + block * WIDTH;
                const float *added = 0;
                if (step.is_last && o->added) added = o->added + (first_row + row) * o->added_row + block * WIDTH;
                switch (rows) {
#define TILE(num_rows)                                                                                                 \
    case num_rows:                                                                                                     \
        if (num_rows <= MOST_ROWS)                                                                                     \
            tile(num_rows, &step, weights, x, out, added, next_rows, ahead, soon, pace);                               \
        break;
                    TILE(1) TILE(2) TILE(3) TILE(4) TILE(5) TILE(6) TILE(7) TILE(8) TILE(9) TILE(10) TILE(11) TILE(12)
                }
                x += rows * step.num_inputs;
            }
        }
    }
}

// All of it, or as much as is one thread's.
__attribute__((noinline)) void product(const struct product *o) {
    for (long row = 0; row < o->num_rows; row += PANEL_ROWS)
        product_of_panel(o, row, least(o->num_rows - row, PANEL_ROWS));
}
