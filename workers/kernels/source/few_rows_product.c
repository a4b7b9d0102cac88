// x W^T of few rows, from weights that lie in blocks of outputs: see workers/kernels/few_rows_product.py.
#include "registers.h"

// Inputs of a step: with blocks of 48 outputs 18 KB of weights, which the first cache holds.
#define STEP_INPUTS 96
// Groups of rows that share out among them what is asked for of the next step: a core has some twenty lines on their way.
#define ASKING_GROUPS 4

struct operands {
    const float *blocks; // [blocks, inputs, outputs of a block]
    const float *x;      // [rows, inputs]
    float *out;          // [rows, outputs]
    long num_rows, num_inputs, num_outputs;
};

// Adds a step's products to the sums of some rows and of one block of outputs; in the first step they begin with 0.
//
// With each input it asks for weights of an input from `ahead` on, that of number `soon` / 2^16, which grows by `pace`.
INLINE void tile(
    const long num_rows, const long num_vectors, const struct operands *o, const float *weights, const float *x,
    float *out, long num_inputs, bool is_first, const float *ahead, long soon, long pace
) {
    const long width = num_vectors * LANES;
    vec sums[SUMS];
    UNROLLED for (long row = 0; row < num_rows; row++)
        UNROLLED for (long column = 0; column < num_vectors; column++) {
            vec present = load(out + row * o->num_outputs + column * LANES);
            sums[row * num_vectors + column] = is_first ? (vec)0 : present;
        }
    NOT_UNROLLED for (long input = 0; input < num_inputs; input++) {
        vec of_input[SUMS];
        UNROLLED for (long column = 0; column < num_vectors; column++) {
            of_input[column] = load(weights + input * width + column * LANES);
        }
        UNROLLED for (long line = 0; line < width; line += LINE)
            __builtin_prefetch(ahead + (soon >> 16) * width + line, 0, 2); // to read, into the second cache
        soon += pace;
        UNROLLED for (long row = 0; row < num_rows; row++) {
            vec number = x[row * o->num_inputs + input];
            UNROLLED for (long column = 0; column < num_vectors; column++) {
                vec *sum = &sums[row * num_vectors + column];
                *sum = fma(number, of_input[column], *sum);
            }
        }
    }
    UNROLLED for (long row = 0; row < num_rows; row++)
        UNROLLED for (long column = 0; column < num_vectors; column++)
            store(out + row * o->num_outputs + column * LANES, sums[row * num_vectors + column]);
}

// One thread's blocks, of so many registers: step by step, and each step for one group of rows after the other.
//
// Each of the first groups of rows asks for its part of the weights of the next step: all at once they would be waited
// for. The other groups ask for what they read themselves, which costs next to nothing.
INLINE void product(const struct operands *o, const long num_vectors) {
    const long most_rows = SUMS / num_vectors, width = num_vectors * LANES;
    // Groups of equal size: 17 rows are 6, 6 and 5, not 8, 8 and 1.
    long num_groups = (o->num_rows + most_rows - 1) / most_rows;
    long group_rows = (o->num_rows + num_groups - 1) / num_groups;
    struct part part = own_part(o->num_outputs / width);
    for (long block = part.first; block < part.end; block++)
        for (long input = 0; input < o->num_inputs; input += STEP_INPUTS) {
            const float *weights = o->blocks + (block * o->num_inputs + input) * width;
            long num_inputs = least(o->num_inputs - input, STEP_INPUTS);
            for (long group = 0; group < num_groups; group++) {
                long row = group * group_rows, asking = least(num_groups, ASKING_GROUPS), is_asking = group < asking;
                long pace = (1 << 16) / (is_asking ? asking : 1), soon = is_asking * group * num_inputs * pace;
                const float *ahead = weights + is_asking * STEP_INPUTS * width;
                const float *x = o->x + row * o->num_inputs + input;
                float *out = o->out + row * o->num_outputs + block * width;
                switch (least(o->num_rows - row, group_rows)) {
#define TILE(num_rows)                                                                                                 \
    case num_rows:                                                                                                     \
        if (num_rows * num_vectors <= SUMS)                                                                            \
            tile(num_rows, num_vectors, o, weights, x, out, num_inputs, input == 0, ahead, soon, pace);                \
        break;
                    TILE(1) TILE(2) TILE(3) TILE(4) TILE(5) TILE(6) TILE(7) TILE(8) TILE(9) TILE(10) TILE(11) TILE(12)
                }
            }
        }
}

#if LANES == 16
void product_48(const struct operands *o) { product(o, 3); }
void product_32(const struct operands *o) { product(o, 2); }
#else
void product_16(const struct operands *o) { product(o, 2); }
#endif
