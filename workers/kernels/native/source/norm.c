// RMS norms of few rows: see workers/kernels/norm.py.
#include "norm.h"

// x, out [rows, columns]; weight [columns], whole registers of them.
EXPORT void norm(const float *x, const float *weight, float *out, long num_rows, long num_columns, float epsilon) {
    for (long row = 0; row < num_rows; row++)
        norm_row(x + row * num_columns, weight, out + row * num_columns, num_columns, epsilon);
}
