// RMS norms.
#pragma once
#include "registers.h"

// RMS norm of one row. x, out [columns], which may be the same memory; weight [columns]. Columns fill whole registers.
INLINE void norm_row(const float *x, const float *weight, float *out, long num_columns, float epsilon) {
    vec sum = 0;
    for (long column = 0; column < num_columns; column += LANES)
        sum = fma(load(x + column), load(x + column), sum);
    vec scale = 1.0f / __builtin_sqrtf(total(sum) / (float)num_columns + epsilon);
    for (long column = 0; column < num_columns; column += LANES)
        store(out + column, load(x + column) * scale * load(weight + column));
}
