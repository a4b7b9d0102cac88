// RMS norms of few rows: see workers/kernels/norm.py.
#include "registers.h"

// x, out [rows, columns]; weight [columns], whole registers of them.
void norm(const float *x, const float *weight, float *out, long num_rows, long num_columns, float epsilon) {
    for (long row = 0; row < num_rows; row++, x += num_columns, out += num_columns) {
        vec sum = 0;
        for (long column = 0; column < num_columns; column += LANES)
            sum = fma(load(x + column), load(x + column), sum);
        vec scale = 1.0f / __builtin_sqrtf(total(sum) / (float)num_columns + epsilon);
        for (long column = 0; column < num_columns; column += LANES)
            store(out + column, load(x + column) * scale * load(weight + column));
    }
}
