// x W^T of few rows, from weights that lie in blocks of outputs: see workers/kernels/few_rows_product.py.
#include "registers.h"

// Inputs of a step: with blocks of 48 outputs 18 KB of weights, which the first cache holds.
#define STEP_INPUTS 96

struct operands {
    const float *blocks; // [blocks, inputs, outputs of a block]
    const float *x;      // [rows, inputs]
    float *out;          // [rows, outputs]
    long num_rows, num_inputs, num_outputs;
};

// Adds a step's products to the sums of some rows and of one block of outputs; in the first step they begin with 0.
//
// `ahead` says for each register of an input's weights how far ahead one is asked for; 0 costs next to nothing.
INLINE void tile(
    const long num_rows, const long num_vectors, const struct operands *o, const float *weights, const float *x,
    float *out, long num_inputs, bool is_first, const long *ahead
) {
    vec sums[SUMS];
    UNROLLED for (long row = 0; row < num_rows; row++)
        UNROLLED for (long column = 0; column < num_vectors; column++) {
            vec present = load(out + row * o->num_outputs + column * LANES);
            sums[row * num_vectors + column] = is_first ? (vec)0 : present;
        }
    NOT_UNROLLED for (long input = 0; input < num_inputs; input++) {
        vec of_input[SUMS];
        UNROLLED for (long column = 0; column < num_vectors; column++) {
            const float *at = weights + (input * num_vectors + column) * LANES;
            of_input[column] = load(at);
            __builtin_prefetch(at + ahead[column], 0, 2); // to read, into the second cache
        }
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
// Each group of rows asks for some registers of every input's weights of the next step. Asked for all at once they
// would be waited for.
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
                long row = group * group_rows, ahead[SUMS];
                UNROLLED for (long column = 0; column < num_vectors; column++)
                    ahead[column] = group == num_groups * column / num_vectors ? STEP_INPUTS * width : 0;
                const float *x = o->x + row * o->num_inputs + input;
                float *out = o->out + row * o->num_outputs + block * width;
                switch (least(o->num_rows - row, group_rows)) {
#define TILE(num_rows)                                                                                                 \
    case num_rows:                                                                                                     \
        if (num_rows * num_vectors <= SUMS)                                                                            \
            tile(num_rows, num_vectors, o, weights, x, out, num_inputs, input == 0, ahead);                            \
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
