// RMS norms of few rows: see workers/kernels/norm.py.
#include "norm.h"

// RMS norms of rows. x, out [rows, columns]; weight [columns]. Columns fill whole registers.
EXPORT void norm(const float *x, const float *weight, float *out, long num_rows, long num_columns, float epsilon) {
    for (long row = 0; row < num_rows; row++)
        norm_row(x + row * num_columns, weight, out + row * num_columns, num_columns, epsilon);
}
