// x W^T of very few rows, from W as it lies: see workers/kernels/few_rows_dots.py.
#include "registers.h"

// Registers of sums of one dot product: an addition takes four steps of the processor, in which others can begin.
#define DOT_SUMS 4

struct operands {
    const float *weights; // [outputs, inputs]
    const float *x;       // [rows, inputs]
    float *out;           // [rows, outputs]
    long num_inputs, num_outputs;
};

INLINE void dots(const long num_rows, const struct operands *o) {
    struct part part = own_part(o->num_outputs);
    for (long output = part.first; output < part.end; output++) {
        const float *weights = o->weights + output * o->num_inputs;
        vec sums[SUMS] = {};
        NOT_UNROLLED for (long input = 0; input < o->num_inputs; input += DOT_SUMS * LANES)
            UNROLLED for (long number = 0; number < DOT_SUMS; number++) {
                vec of_inputs = load(weights + input + number * LANES);
                UNROLLED for (long row = 0; row < num_rows; row++) {
                    vec *sum = &sums[row * DOT_SUMS + number];
                    *sum = fma(load(o->x + row * o->num_inputs + input + number * LANES), of_inputs, *sum);
                }
            }
        UNROLLED for (long row = 0; row < num_rows; row++) {
            vec *of_row = &sums[row * DOT_SUMS];
            o->out[row * o->num_outputs + output] = total((of_row[0] + of_row[1]) + (of_row[2] + of_row[3]));
        }
    }
}

void dots_1(const struct operands *o) { dots(1, o); }
void dots_2(const struct operands *o) { dots(2, o); }
void dots_3(const struct operands *o) { dots(3, o); }
#if LANES == 16
void dots_4(const struct operands *o) { dots(4, o); }
void dots_5(const struct operands *o) { dots(5, o); }
void dots_6(const struct operands *o) { dots(6, o); }
#endif
