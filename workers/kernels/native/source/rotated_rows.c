// Decodes heads of rows of the codec `rotated`: see workers/kernels/rotated_rows.py.
#include "rotation.h"

typedef double pairs __attribute__((ext_vector_type(LANES / 2)));
typedef codes codes_in_memory __attribute__((aligned(1)));

struct decoding {
    const unsigned char *coded; // [rows, heads of a row, bytes of a head]
    float *out;                 // [rows, heads of a row, head dim]
    const double *sums;         // [pairs of codes]: sum and difference of their levels, two float32
    const float *signs;         // [head dim]
    long num_rows, num_heads, head_dim;
    long coded_row, out_row; // strides of rows, in bytes and in numbers
};
CHECK_LAYOUT_decoding

// Eight codes as one word. 8 codes of b bits are packed into b bytes.
INLINE unsigned long word_of(const unsigned char *coded, const long bits) {
    unsigned long word = 0;
    UNROLLED for (long place = 0; place < bits; place++)
        word |= (unsigned long)coded[place] << 8 * place;
    return word;
}

// Looks up a register's worth of levels, and does the steps of the transform within it.
INLINE vec steps_in_register(const struct decoding *o, const unsigned char *coded, const long bits) {
    vec x;
    if (bits == 8) {
        x = __builtin_convertvector(*(const codes_in_memory *)coded, vec) - 127.5f;
        x = IN_LANES(x, 1);
    } else {
        pairs sums;
        UNROLLED for (long pair = 0; pair < LANES / 2; pair++) {
            unsigned long word = word_of(coded + pair / 4 * bits, bits);
            sums[pair] = o->sums[word >> 2 * bits * (pair % 4) & ((1ul << 2 * bits) - 1)];
        }
        x = __builtin_bit_cast(vec, sums);
    }
    return later_steps_in_register(x);
}

// The steps between registers, the head's scale and the signs.
INLINE void last_steps(float *head, const float *signs, float scale, const long head_dim) {
    const long num_vectors = head_dim / LANES;
    vec x[128 / LANES], factor = scale / __builtin_sqrtf((float)head_dim);
    UNROLLED for (long number = 0; number < num_vectors; number++)
        x[number] = load(head + number * LANES);
    steps_between(x, num_vectors);
    UNROLLED for (long number = 0; number < num_vectors; number++)
        store(head + number * LANES, x[number] * factor * load(signs + number * LANES));
}

// Compiled once for all widths.
NOT_INLINE void last_steps_64(float *head, const float *signs, float scale) { last_steps(head, signs, scale, 64); }
NOT_INLINE void last_steps_128(float *head, const float *signs, float scale) { last_steps(head, signs, scale, 128); }

INLINE void decode_head(const struct decoding *o, const unsigned char *coded, float *head, const long bits) {
    NOT_UNROLLED for (long number = 0; number < o->head_dim; number += LANES)
        store(head + number, steps_in_register(o, coded + number * bits / 8, bits));
    float scale = __builtin_bit_cast(float, (unsigned)word_of(coded + o->head_dim * bits / 8, SCALE_BYTES) << 16);
    (o->head_dim == 64 ? last_steps_64 : last_steps_128)(head, o->signs, scale);
}

INLINE void decode(const struct decoding *o, const long bits) {
    const long head_bytes = o->head_dim * bits / 8 + SCALE_BYTES;
    struct part own = own_part(o->num_rows * o->num_heads);
    long row = own.first / o->num_heads, head = own.first % o->num_heads;
    for (long left = own.end - own.first; left > 0; left--) {
        decode_head(
            o, o->coded + row * o->coded_row + head * head_bytes, o->out + row * o->out_row + head * o->head_dim, bits
        );
        if (++head == o->num_heads) {
            head = 0;
            row++;
        }
    }
}

EXPORT void decode_2(const struct decoding *o) { decode(o, 2); }
EXPORT void decode_3(const struct decoding *o) { decode(o, 3); }
EXPORT void decode_4(const struct decoding *o) { decode(o, 4); }
EXPORT void decode_5(const struct decoding *o) { decode(o, 5); }
EXPORT void decode_8(const struct decoding *o) { decode(o, 8); }
