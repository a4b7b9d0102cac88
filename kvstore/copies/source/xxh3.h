// XXH3, 64 bits, with the default secret and seed 0, from its specification (github.com/Cyan4973/xxHash, doc/xxhash_spec.md).
// A long input may be hashed piece by piece: `begin_long`, `hash_blocks` up to any whole block, `end_long`.
#pragma once
#include <stdbool.h>

#define INLINE static inline __attribute__((always_inline))

typedef unsigned char byte;
typedef unsigned long u64 __attribute__((ext_vector_type(8)));
typedef u64 u64_in_memory __attribute__((aligned(1)));

#define STRIPE 64
#define BLOCK 1024
#define STRIPES_OF_BLOCK (BLOCK / STRIPE)
#define SECRET_BYTES 192
// A longer input is hashed by stripes.
#define MOST_SHORT 240

static const unsigned long PRIME32_1 = 0x9E3779B1, PRIME32_2 = 0x85EBCA77, PRIME32_3 = 0xC2B2AE3D;
static const unsigned long PRIME64_1 = 0x9E3779B185EBCA87, PRIME64_2 = 0xC2B2AE3D27D4EB4F;
static const unsigned long PRIME64_3 = 0x165667B19E3779F9, PRIME64_4 = 0x85EBCA77C2B2AE63;
static const unsigned long PRIME64_5 = 0x27D4EB2F165667C5;
static const unsigned long PRIME_MX1 = 0x165667919E3779F9, PRIME_MX2 = 0x9FB21C651E98DF25;

static const byte SECRET[SECRET_BYTES] = {
    0xb8, 0xfe, 0x6c, 0x39, 0x23, 0xa4, 0x4b, 0xbe, 0x7c, 0x01, 0x81, 0x2c, 0xf7, 0x21, 0xad, 0x1c, //
    0xde, 0xd4, 0x6d, 0xe9, 0x83, 0x90, 0x97, 0xdb, 0x72, 0x40, 0xa4, 0xa4, 0xb7, 0xb3, 0x67, 0x1f, //
    0xcb, 0x79, 0xe6, 0x4e, 0xcc, 0xc0, 0xe5, 0x78, 0x82, 0x5a, 0xd0, 0x7d, 0xcc, 0xff, 0x72, 0x21, //
    0xb8, 0x08, 0x46, 0x74, 0xf7, 0x43, 0x24, 0x8e, 0xe0, 0x35, 0x90, 0xe6, 0x81, 0x3a, 0x26, 0x4c, //
    0x3c, 0x28, 0x52, 0xbb, 0x91, 0xc3, 0x00, 0xcb, 0x88, 0xd0, 0x65, 0x8b, 0x1b, 0x53, 0x2e, 0xa3, //
    0x71, 0x64, 0x48, 0x97, 0xa2, 0x0d, 0xf9, 0x4e, 0x38, 0x19, 0xef, 0x46, 0xa9, 0xde, 0xac, 0xd8, //
    0xa8, 0xfa, 0x76, 0x3f, 0xe3, 0x9c, 0x34, 0x3f, 0xf9, 0xdc, 0xbb, 0xc7, 0xc7, 0x0b, 0x4f, 0x1d, //
    0x8a, 0x51, 0xe0, 0x4b, 0xcd, 0xb4, 0x59, 0x31, 0xc8, 0x9f, 0x7e, 0xc9, 0xd9, 0x78, 0x73, 0x64, //
    0xea, 0xc5, 0xac, 0x83, 0x34, 0xd3, 0xeb, 0xc3, 0xc5, 0x81, 0xa0, 0xff, 0xfa, 0x13, 0x63, 0xeb, //
    0x17, 0x0d, 0xdd, 0x51, 0xb7, 0xf0, 0xda, 0x49, 0xd3, 0x16, 0x55, 0x26, 0x29, 0xd4, 0x68, 0x9e, //
    0x2b, 0x16, 0xbe, 0x58, 0x7d, 0x47, 0xa1, 0xfc, 0x8f, 0xf8, 0xb8, 0xd1, 0x7a, 0xd0, 0x31, 0xce, //
    0x45, 0xcb, 0x3a, 0x8f, 0x95, 0x16, 0x04, 0x28, 0xaf, 0xd7, 0xfb, 0xca, 0xbb, 0x4b, 0x40, 0x7e,
};

INLINE unsigned long read64(const byte *from) {
    unsigned long number;
    __builtin_memcpy(&number, from, 8);
    return number;
}

INLINE unsigned long read32(const byte *from) {
    unsigned number;
    __builtin_memcpy(&number, from, 4);
    return number;
}

INLINE unsigned long rotated(unsigned long number, int by) { return number << by | number >> (64 - by); }

INLINE unsigned long folded_product(unsigned long one, unsigned long other) {
    unsigned __int128 product = (unsigned __int128)one * other;
    return (unsigned long)product ^ (unsigned long)(product >> 64);
}

INLINE unsigned long avalanche(unsigned long hash) {
    hash = (hash ^ hash >> 37) * PRIME_MX1;
    return hash ^ hash >> 32;
}

INLINE unsigned long avalanche_of_xxh64(unsigned long hash) {
    hash = (hash ^ hash >> 33) * PRIME64_2;
    hash = (hash ^ hash >> 29) * PRIME64_3;
    return hash ^ hash >> 32;
}

INLINE unsigned long mix16(const byte *from, const byte *secret) {
    return folded_product(read64(from) ^ read64(secret), read64(from + 8) ^ read64(secret + 8));
}

// -- short inputs ------------------------------------------------------------------------------------------------------

INLINE unsigned long hash_to_16(const byte *from, unsigned long length) {
    if (length > 8) {
        unsigned long low = read64(from) ^ read64(SECRET + 24) ^ read64(SECRET + 32);
        unsigned long high = read64(from + length - 8) ^ read64(SECRET + 40) ^ read64(SECRET + 48);
        return avalanche(length + __builtin_bswap64(low) + high + folded_product(low, high));
    }
    if (length > 3) {
        unsigned long both = read32(from + length - 4) + (read32(from) << 32);
        unsigned long hash = both ^ read64(SECRET + 8) ^ read64(SECRET + 16);
        hash = (hash ^ rotated(hash, 49) ^ rotated(hash, 24)) * PRIME_MX2;
        hash = (hash ^ ((hash >> 35) + length)) * PRIME_MX2;
        return hash ^ hash >> 28;
    }
    if (length == 0)
        return avalanche_of_xxh64(read64(SECRET + 56) ^ read64(SECRET + 64));
    unsigned long all = (unsigned long)from[0] << 16 | (unsigned long)from[length >> 1] << 24 | from[length - 1] | length << 8;
    return avalanche_of_xxh64(all ^ read32(SECRET) ^ read32(SECRET + 4));
}

INLINE unsigned long hash_to_128(const byte *from, unsigned long length) {
    unsigned long hash = length * PRIME64_1;
    for (unsigned long pair = (length - 1) / 32 + 1; pair-- > 0;)
        hash += mix16(from + 16 * pair, SECRET + 32 * pair) +
                mix16(from + length - 16 * (pair + 1), SECRET + 32 * pair + 16);
    return avalanche(hash);
}

INLINE unsigned long hash_to_240(const byte *from, unsigned long length) {
    unsigned long hash = length * PRIME64_1, rest = mix16(from + length - 16, SECRET + 136 - 17);
    for (unsigned long part = 0; part < 8; part++)
        hash += mix16(from + 16 * part, SECRET + 16 * part);
    for (unsigned long part = 8; part < length / 16; part++)
        rest += mix16(from + 16 * part, SECRET + 16 * (part - 8) + 3);
    return avalanche(avalanche(hash) + rest);
}

// -- long inputs -------------------------------------------------------------------------------------------------------

INLINE u64 begin_long(void) {
    return (u64){PRIME32_3, PRIME64_1, PRIME64_2, PRIME64_3, PRIME64_4, PRIME32_2, PRIME64_5, PRIME32_1};
}

INLINE u64 with_stripe(u64 sums, const byte *from, const byte *secret) {
    u64 input = *(const u64_in_memory *)from, keyed = input ^ *(const u64_in_memory *)secret;
    sums += __builtin_shufflevector(input, input, 1, 0, 3, 2, 5, 4, 7, 6);
    return sums + (keyed & 0xFFFFFFFF) * (keyed >> 32);
}

// At a block's end.
INLINE u64 scrambled(u64 sums) {
    const u64 scrambling = *(const u64_in_memory *)(SECRET + SECRET_BYTES - STRIPE);
    return (sums ^ sums >> 47 ^ scrambling) * PRIME32_1;
}

// Whole blocks that do not hold the input's last byte.
INLINE u64 hash_blocks(u64 sums, const byte *from, unsigned long num_blocks) {
    for (; num_blocks-- > 0; from += BLOCK) {
#pragma clang loop unroll(full)
        for (unsigned long stripe = 0; stripe < STRIPES_OF_BLOCK; stripe++)
            sums = with_stripe(sums, from + STRIPE * stripe, SECRET + 8 * stripe);
        sums = scrambled(sums);
    }
    return sums;
}

// `from`: the last `rest` bytes of an input of `length`, 1 to BLOCK.
INLINE unsigned long end_long(u64 sums, const byte *from, unsigned long rest, unsigned long length) {
    for (unsigned long stripe = 0; stripe < (rest - 1) / STRIPE; stripe++)
        sums = with_stripe(sums, from + STRIPE * stripe, SECRET + 8 * stripe);
    sums = with_stripe(sums, from + rest - STRIPE, SECRET + SECRET_BYTES - STRIPE - 7);
    unsigned long hash = length * PRIME64_1;
    for (int pair = 0; pair < 4; pair++)
        hash += folded_product(sums[2 * pair] ^ read64(SECRET + 11 + 16 * pair),
                               sums[2 * pair + 1] ^ read64(SECRET + 19 + 16 * pair));
    return avalanche(hash);
}

INLINE unsigned long hash_short(const byte *from, unsigned long length) {
    return length > 128 ? hash_to_240(from, length) : length > 16 ? hash_to_128(from, length) : hash_to_16(from, length);
}
