// x W^T of few rows, for W stored row by row: see workers/kernels/few_rows_dots.py.
#include "registers.h"

// Registers of sums of one dot product: an addition takes four cycles, during which other additions can begin.
#define DOT_SUMS 4

// Outputs whose weights stay in the caches for all rows.
#define TILE_OUTPUTS 8
// Rows whose sums fit into registers.
#define GROUP_ROWS (SUMS / DOT_SUMS)

struct dots {
    const float *weights; // [outputs, inputs]
    const float *x;       // [rows, inputs]
    float *out;           // [rows, outputs]
    long num_rows, num_inputs, num_outputs;
};
CHECK_LAYOUT_dots

// Computes some outputs of some neighbouring rows.
INLINE void dots_of(const long num_rows, const struct dots *o, const float *x, float *out, struct part outputs) {
    for (long output = outputs.first; output < outputs.end; output++) {
        const float *weights = o->weights + output * o->num_inputs;
        vec sums[SUMS] = {};
        NOT_UNROLLED for (long input = 0; input < o->num_inputs; input += DOT_SUMS * LANES)
            UNROLLED for (long number = 0; number < DOT_SUMS; number++) {
                vec of_inputs = load(weights + input + number * LANES);
                UNROLLED for (long row = 0; row < num_rows; row++) {
                    vec *sum = &sums[row * DOT_SUMS + number];
                    *sum = fma(load(x + row * o->num_inputs + input + number * LANES), of_inputs, *sum);
                }
            }
        UNROLLED for (long row = 0; row < num_rows; row++) {
            vec *of_row = &sums[row * DOT_SUMS];
            out[row * o->num_outputs + output] = total((of_row[0] + of_row[1]) + (of_row[2] + of_row[3]));
        }
    }
}

EXPORT void dots(const struct dots *o) {
    struct part part = own_part(o->num_outputs);
    for (long first = part.first; first < part.end; first += TILE_OUTPUTS) {
        struct part tile = {first, least(first + TILE_OUTPUTS, part.end)};
        for (long row = 0; row < o->num_rows; row += GROUP_ROWS) {
            const float *x = o->x + row * o->num_inputs;
            float *out = o->out + row * o->num_outputs;
            switch (least(o->num_rows - row, GROUP_ROWS)) {
#define ROWS(num_rows)                                                                                                 \
    case num_rows:                                                                                                     \
        if (num_rows <= GROUP_ROWS)                                                                                    \
            dots_of(num_rows, o, x, out, tile);                                                                        \
        break;
                ROWS(1) ROWS(2) ROWS(3) ROWS(4) ROWS(5) ROWS(6)
            }
        }
    }
}
