// Float32 numbers in a processor's registers, and the division of a parallel region's work among its threads.
//
// A kernel is compiled for each instruction set (kvstore/native/instruction_sets.py): a register has LANES numbers, and
// SUMS registers are for sums; the rest hold operands. The compiler fuses no product with a sum: only `fma` does.
#pragma once
#include <stdbool.h>

#include "layouts.h"
#include "openmp.h"

// Numbers in a cache line.
#define LINE 16

#define INLINE static inline __attribute__((always_inline))
#define UNROLLED _Pragma("clang loop unroll(full)")
#define NOT_UNROLLED _Pragma("clang loop unroll(disable)")

typedef float vec __attribute__((ext_vector_type(LANES)));
typedef float half_vec __attribute__((ext_vector_type(LANES / 2)));
typedef float vec_of_4 __attribute__((ext_vector_type(4)));
typedef int ints __attribute__((ext_vector_type(LANES)));
typedef unsigned bits __attribute__((ext_vector_type(LANES)));
typedef vec vec_in_memory __attribute__((aligned(4)));

// The number of each lane.
#if LANES == 16
#define NUMBERED (ints){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}
#else
#define NUMBERED (ints){0, 1, 2, 3, 4, 5, 6, 7}
#endif

INLINE vec load(const float *from) { return *(const vec_in_memory *)from; }
INLINE void store(float *to, vec numbers) { *(vec_in_memory *)to = numbers; }

INLINE vec fma(vec one, vec other, vec added) { return __builtin_elementwise_fma(one, other, added); }
// The greater number of each lane; `other` where `one` is NaN.
INLINE vec greater(vec one, vec other) { return one > other ? one : other; }

INLINE long least(long one, long other) { return one < other ? one : other; }

#if LANES == 16
#define LOW 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#else
#define LOW 0, 8, 1, 9, 2, 10, 3, 11
#define HIGH 4, 12, 5, 13, 6, 14, 7, 15
#endif

// Transposes a square of as many registers as each has lanes: each round interleaves the two halves of the rows.
INLINE void transpose(vec *square) {
    UNROLLED for (long round = 1; round < LANES; round *= 2) {
        vec dealt[LANES];
        UNROLLED for (long row = 0; row < LANES / 2; row++) {
            vec low = square[row], high = square[row + LANES / 2];
            dealt[2 * row] = __builtin_shufflevector(low, high, LOW);
            dealt[2 * row + 1] = __builtin_shufflevector(low, high, HIGH);
        }
        UNROLLED for (long row = 0; row < LANES; row++)
            square[row] = dealt[row];
    }
}

// Sum of all lanes: the upper half is added to the lower one, until one number is left.
INLINE float total(vec sums) {
    half_vec half = sums.lo + sums.hi;
#if LANES == 16
    vec_of_4 quarter = half.lo + half.hi;
#else
    vec_of_4 quarter = half;
#endif
    return (quarter.x + quarter.z) + (quarter.y + quarter.w);
}

// The greatest lane; no lane is NaN.
INLINE float greatest_lane(vec numbers) {
    half_vec half = numbers.lo > numbers.hi ? numbers.lo : numbers.hi;
#if LANES == 16
    vec_of_4 quarter = half.lo > half.hi ? half.lo : half.hi;
#else
    vec_of_4 quarter = half;
#endif
    float even = quarter.x > quarter.z ? quarter.x : quarter.z, odd = quarter.y > quarter.w ? quarter.y : quarter.w;
    return even > odd ? even : odd;
}

// e to the power of numbers up to 0: a power of 2 times a polynomial of the rest, from Cephes (`expf`), whose error is
// less than two units of the last place. NaN gives NaN. Numbers below -86 give e^-86: negligible, but not denormal.
INLINE vec exponential(vec number) {
    const vec whole = 0x1.8p23f; // adding this rounds to an integer
    vec x = number < -86.0f ? -86.0f : number;
    vec shifted = fma(x, 0x1.715476p+0f, whole); // x / log 2
    vec power = shifted - whole;
    // The logarithm of 2 in two parts; the first has so few digits that its product with an integer is exact.
    vec rest = fma(power, 2.12194440e-4f, fma(power, -0.693359375f, x));
    vec polynomial = 1.9875691500e-4f;
    polynomial = fma(polynomial, rest, 1.3981999507e-3f);
    polynomial = fma(polynomial, rest, 8.3334519073e-3f);
    polynomial = fma(polynomial, rest, 4.1665795894e-2f);
    polynomial = fma(polynomial, rest, 1.6666665459e-1f);
    polynomial = fma(polynomial, rest, 0.5f);
    vec mantissa = fma(polynomial, rest * rest, rest) + 1.0f;
    bits exponent = (__builtin_bit_cast(bits, shifted) << 23) + (127u << 23);
    return mantissa * __builtin_bit_cast(vec, exponent);
}

// -- the threads of OpenMP ---------------------------------------------------------------------------------------------

struct part {
    long first, end;
};

// The calling thread's part of `num_items` items.
INLINE struct part own_part(long num_items) {
    long thread = openmp_thread_num(), threads = openmp_num_threads();
    return (struct part){num_items * thread / threads, num_items * (thread + 1) / threads};
}
