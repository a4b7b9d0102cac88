// Code shared by encoding and decoding of the codec `rotated`: steps of the transform, and the layout of a head.
#pragma once
#include "registers.h"

#define SCALE_BYTES 2
#define NOT_INLINE static __attribute__((noinline))

typedef unsigned char codes __attribute__((ext_vector_type(LANES)));

#if LANES == 16
#define PARTNERS(span)                                                                                                 \
    0 ^ span, 1 ^ span, 2 ^ span, 3 ^ span, 4 ^ span, 5 ^ span, 6 ^ span, 7 ^ span, 8 ^ span, 9 ^ span, 10 ^ span,     \
        11 ^ span, 12 ^ span, 13 ^ span, 14 ^ span, 15 ^ span
#else
#define PARTNERS(span) 0 ^ span, 1 ^ span, 2 ^ span, 3 ^ span, 4 ^ span, 5 ^ span, 6 ^ span, 7 ^ span
#endif

// A step of the transform within a register: sum and difference of two lanes that are `span` apart. The product with 1
// or -1 is exact, so the result is rounded once, like a sum.
#define IN_LANES(x, span)                                                                                              \
    fma(x, (NUMBERED & span) != 0 ? (vec)-1.0f : (vec)1.0f, __builtin_shufflevector(x, x, PARTNERS(span)))

// The steps within a register, except for the first one.
INLINE vec later_steps_in_register(vec x) {
    x = IN_LANES(x, 2);
    x = IN_LANES(x, 4);
#if LANES == 16
    x = IN_LANES(x, 8);
#endif
    return x;
}

// The steps between registers.
INLINE void steps_between(vec *x, const long num_vectors) {
    UNROLLED for (long span = 1; span < num_vectors; span *= 2)
        UNROLLED for (long number = 0; number < num_vectors; number++)
            if (!(number & span)) {
                vec one = x[number], other = x[number + span];
                x[number] = one + other;
                x[number + span] = one - other;
            }
}
