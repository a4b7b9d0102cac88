// OpenMP's functions for the threads of a parallel region, which the loader looks up in torch's copy of libgomp.
#pragma once

#define EXPORT __attribute__((visibility("default")))

extern int (*openmp_thread_num)(void), (*openmp_num_threads)(void);
extern void (*openmp_barrier)(void);
