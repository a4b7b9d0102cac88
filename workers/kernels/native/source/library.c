// Symbols of the whole shared object: see kvstore/native/native_code.py and workers/kernels/native/parallel_code.py.
#include "openmp.h"

EXPORT const char runahead_native_digest[] = RUNAHEAD_NATIVE_DIGEST;

EXPORT int (*openmp_thread_num)(void), (*openmp_num_threads)(void);
EXPORT void (*openmp_barrier)(void);
