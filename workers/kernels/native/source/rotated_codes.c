// Encodes heads of rows with the codec `rotated`: see workers/kernels/rotated_codes.py.
#include "rotation.h"

#define MOST_VECTORS (128 / LANES)
#define NUM_MULTIPLES 5

typedef unsigned long words __attribute__((ext_vector_type(LANES / 8)));

struct encoding {
    const float *rows;    // [rows, heads of a row, head dim]
    unsigned char *coded; // [rows, heads of a row, bytes of a head]
    // Levels above zero, least first, and the bounds between them. With 8 bits, only the greatest level.
    const float *levels, *bounds;
    const float *multiples; // factors of the first scale
    const float *signs;     // [head dim]
    long num_rows, num_heads, head_dim;
    long rows_row, coded_row; // strides of rows, in numbers and in bytes
};
CHECK_LAYOUT_encoding

// A head's transformed numbers, and the power of 2 that they were divided by.
struct head {
    vec z[MOST_VECTORS];
    float power;
};

INLINE ints absolute(vec x) { return __builtin_bit_cast(ints, x) & 0x7fffffff; }
INLINE int word_of(float number) { return __builtin_bit_cast(int, number); }
INLINE float power_of_2(int exponent) { return __builtin_bit_cast(float, (127 + exponent) << 23); }

// -- the transform -----------------------------------------------------------------------------------------------------

// Transforms a head. Absolute values compare like their words; infinities and NaN come after all finite numbers.
INLINE void turn(const float *numbers, const float *signs, struct head *head, const long head_dim) {
    const long num_vectors = head_dim / LANES;
    ints most = 0;
    UNROLLED for (long number = 0; number < num_vectors; number++)
        most = __builtin_elementwise_max(most, absolute(load(numbers + number * LANES)));
    int greatest = __builtin_reduce_max(most);
    bool has_no_code = greatest >= word_of(0x1p110f), is_zero = greatest < word_of(0x1p-100f);
    if (has_no_code || is_zero) {
        UNROLLED for (long number = 0; number < num_vectors; number++)
            head->z[number] = 0.0f;
        head->power = has_no_code ? __builtin_nanf("") : 1.0f;
        return;
    }
    int exponent = (greatest >> 23) - 126;
    vec x[MOST_VECTORS], factor = power_of_2(-exponent) / __builtin_sqrtf((float)head_dim);
    UNROLLED for (long number = 0; number < num_vectors; number++) {
        x[number] = load(numbers + number * LANES) * load(signs + number * LANES) * factor;
        x[number] = later_steps_in_register(IN_LANES(x[number], 1));
    }
    steps_between(x, num_vectors);
    UNROLLED for (long number = 0; number < num_vectors; number++)
        head->z[number] = x[number];
    head->power = power_of_2(exponent);
}

// Compiled once for all widths.
NOT_INLINE void turn_64(const float *numbers, const float *signs, struct head *head) {
    turn(numbers, signs, head, 64);
}
NOT_INLINE void turn_128(const float *numbers, const float *signs, struct head *head) {
    turn(numbers, signs, head, 128);
}

// -- scales ------------------------------------------------------------------------------------------------------------

// Rounds to bfloat16, half to even.
INLINE float rounded(float number) {
    unsigned word = __builtin_bit_cast(unsigned, number);
    word = (word + 0x7fff + (word >> 16 & 1)) & 0xffff0000;
    return __builtin_bit_cast(float, number != number ? 0x7fc00000 : word);
}

INLINE float inverse(float scale) { return scale > 0.0f ? 1.0f / scale : 0.0f; }

// Sum of all numbers: the upper half is added to the lower one, until one number is left. Overwrites `x`.
INLINE float halved(vec *x, const long num_vectors) {
    UNROLLED for (long half = num_vectors / 2; half > 0; half /= 2)
        UNROLLED for (long number = 0; number < half; number++)
            x[number] += x[number + half];
    return total(x[0]);
}

NOT_INLINE float sum_of(vec *x, long head_dim) {
    return head_dim == 64 ? halved(x, 64 / LANES) : halved(x, 128 / LANES);
}

NOT_INLINE float root_mean_square(const vec *z, long head_dim) {
    vec squares[MOST_VECTORS];
    NOT_UNROLLED for (long number = 0; number < head_dim / LANES; number++)
        squares[number] = z[number] * z[number];
    return __builtin_sqrtf(sum_of(squares, head_dim) / (float)head_dim);
}

// The greatest absolute number; -0 where all numbers are zeros, as in the codec.
INLINE float greatest_of(const vec *z, long num_vectors) {
    vec above = z[0], below = -z[0];
    NOT_UNROLLED for (long number = 1; number < num_vectors; number++) {
        above = greater(z[number], above);
        below = greater(-z[number], below);
    }
    float one = __builtin_reduce_max(above), other = __builtin_reduce_max(below);
    return one > other ? one : other;
}

// -- codes -------------------------------------------------------------------------------------------------------------

// Distance of a number from zero, as a word that is greater than a bound's word where the number is beyond the bound. A
// number on a bound belongs to the level below; so on the negative side, and for zero itself, to the level further out.
INLINE ints distance_of(vec in_scales) { return absolute(in_scales) + 1 + (in_scales > 0.0f); }

INLINE float error_of(const struct encoding *o, const vec *z, float scale, const long bits) {
    vec squares[MOST_VECTORS], divided = inverse(scale);
    NOT_UNROLLED for (long number = 0; number < o->head_dim / LANES; number++) {
        ints distance = distance_of(z[number] * divided);
        vec level = o->levels[0];
        UNROLLED for (long bound = 0; bound < (1 << (bits - 1)) - 1; bound++)
            level = distance > word_of(o->bounds[bound]) ? (vec)o->levels[bound + 1] : level;
        vec wrong = level * scale - __builtin_bit_cast(vec, absolute(z[number]));
        squares[number] = wrong * wrong;
    }
    return sum_of(squares, o->head_dim);
}

INLINE ints codes_of(const struct encoding *o, vec in_scales, const long bits) {
    if (bits == 8) {
        ints code = __builtin_convertvector(__builtin_elementwise_rint(in_scales + 127.5f), ints);
        return __builtin_elementwise_min(__builtin_elementwise_max(code, (ints)0), (ints)255);
    }
    ints distance = distance_of(in_scales), code = 1 << (bits - 1);
    UNROLLED for (long bound = 0; bound < (1 << (bits - 1)) - 1; bound++)
        code -= distance > word_of(o->bounds[bound]);
    return in_scales > 0.0f ? code : (1 << bits) - 1 - code;
}

// Packs a word's eight codes, one in each byte, together: each step joins neighbours.
INLINE words packed(words word, const long bits) {
    const unsigned long twos = 0x0001000100010001, fours = 0x0000000100000001;
    const unsigned long one = ((1ul << bits) - 1) * twos, two = ((1ul << 2 * bits) - 1) * fours;
    const unsigned long four = (1ul << 4 * bits) - 1;
    word = (word & one) | ((word >> (8 - bits)) & (one << bits));
    word = (word & two) | (word >> (16 - 2 * bits) & two << 2 * bits);
    return (word & four) | (word >> (32 - 4 * bits) & four << 4 * bits);
}

INLINE void write_codes(const struct encoding *o, const vec *z, float scale, unsigned char *coded, const long bits) {
    vec divided = inverse(scale);
    NOT_UNROLLED for (long number = 0; number < o->head_dim / LANES; number++) {
        codes all = __builtin_convertvector(codes_of(o, z[number] * divided, bits), codes);
        words word = __builtin_bit_cast(words, all);
        if (bits < 8)
            word = packed(word, bits);
        UNROLLED for (long eight = 0; eight < LANES / 8; eight++)
            UNROLLED for (long place = 0; place < bits; place++)
                *coded++ = (unsigned char)(word[eight] >> 8 * place);
    }
}

// The multiple of the first scale that has the least error.
INLINE float best_scale(const struct encoding *o, const vec *z, const long bits) {
    if (bits == 8)
        return rounded(greatest_of(z, o->head_dim / LANES) / o->levels[0]);
    float first = rounded(root_mean_square(z, o->head_dim)), best = first, least = __builtin_inff();
    NOT_UNROLLED for (long multiple = 0; multiple < NUM_MULTIPLES; multiple++) {
        float scale = rounded(first * o->multiples[multiple]);
        float error = error_of(o, z, scale, bits);
        best = error < least ? scale : best;
        least = error < least ? error : least;
    }
    return best;
}

INLINE void encode_head(const struct encoding *o, const float *numbers, unsigned char *coded, const long bits) {
    struct head head;
    (o->head_dim == 64 ? turn_64 : turn_128)(numbers, o->signs, &head);
    float scale = best_scale(o, head.z, bits);
    write_codes(o, head.z, scale, coded, bits);
    unsigned word = __builtin_bit_cast(unsigned, rounded(scale * head.power));
    unsigned char *end = coded + o->head_dim * bits / 8;
    end[0] = (unsigned char)(word >> 16);
    end[1] = (unsigned char)(word >> 24);
}

INLINE void encode(const struct encoding *o, const long bits) {
    const long head_bytes = o->head_dim * bits / 8 + SCALE_BYTES;
    struct part own = own_part(o->num_rows * o->num_heads);
    long row = own.first / o->num_heads, head = own.first % o->num_heads;
    for (long left = own.end - own.first; left > 0; left--) {
        encode_head(
            o, o->rows + row * o->rows_row + head * o->head_dim, o->coded + row * o->coded_row + head * head_bytes, bits
        );
        if (++head == o->num_heads) {
            head = 0;
            row++;
        }
    }
}

EXPORT void encode_2(const struct encoding *o) { encode(o, 2); }
EXPORT void encode_3(const struct encoding *o) { encode(o, 3); }
EXPORT void encode_4(const struct encoding *o) { encode(o, 4); }
EXPORT void encode_5(const struct encoding *o) { encode(o, 5); }
EXPORT void encode_8(const struct encoding *o) { encode(o, 8); }
