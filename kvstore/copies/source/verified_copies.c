// Many pieces of memory, each checked against its digest and copied while it is in the processor's cache.
#include "layouts.h"
#include "xxh3.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT const char runahead_native_digest[] = RUNAHEAD_NATIVE_DIGEST;

// Most bytes that are hashed before their parts, which are short, are copied out of the first cache.
#define PIECE (4 * BLOCK)
// Fewest bytes of a call whose copies pass by the caches. A load makes a call for some layers, so all of it is larger.
#define STREAMED (1L << 20)

// Bytes of the source that one digest is of, and its parts: [first_part, end_part), by their source.
struct unit {
    long offset, size;
    unsigned long digest;
    long first_part, end_part;
};
CHECK_LAYOUT_unit

// `source`: from the unit's first byte on.
struct part {
    long source, size, target;
};
CHECK_LAYOUT_part

// `are_sound`: of each unit, whether it has its digest. Offsets are checked against both sizes first.
struct copies {
    const byte *source;
    byte *target;
    const struct unit *units;
    const struct part *parts;
    byte *are_sound;
    long source_bytes, target_bytes, num_units, num_parts;
};
CHECK_LAYOUT_copies

INLINE bool is_within(long offset, long size, long whole) {
    return offset >= 0 && size >= 0 && offset <= whole && size <= whole - offset;
}

// Bytes of all parts; -1 if a piece lies outside its memory, or a unit's parts are not in the order of their sources.
static long size_of_parts(const struct copies *o) {
    long size = 0;
    for (long number = 0; number < o->num_units; number++) {
        const struct unit *unit = &o->units[number];
        if (!is_within(unit->offset, unit->size, o->source_bytes) ||
            !is_within(unit->first_part, unit->end_part - unit->first_part, o->num_parts))
            return -1;
        long before = 0;
        for (const struct part *part = o->parts + unit->first_part; part < o->parts + unit->end_part; part++) {
            if (part->source < before || !is_within(part->source, part->size, unit->size) ||
                !is_within(part->target, part->size, o->target_bytes))
                return -1;
            before = part->source;
            size += part->size;
        }
    }
    return size;
}

// The first part that is not whole at its target, and how many of its bytes are.
struct progress {
    const struct part *part;
    long done;
};

// Copies parts, and the beginning of one, within the first `hashed` bytes of a unit.
INLINE struct progress copied_up_to(const struct copies *o, const byte *from, struct progress at, const struct part *end,
                                    long hashed) {
    for (; at.part < end && at.part->source + at.done < hashed; at = (struct progress){at.part + 1, 0}) {
        long first = at.part->source + at.done, left = at.part->size - at.done;
        long here = hashed - first < left ? hashed - first : left;
        __builtin_memcpy(o->target + at.part->target + at.done, from + first, here);
        if (here < left)
            return (struct progress){at.part, at.done + here};
    }
    return at;
}

// How many whole blocks, of which `hashed` bytes are before the first, may be hashed and copied in one go.
INLINE long num_joined(struct progress at, const struct part *end, long hashed, long in_blocks) {
    if (at.part == end || at.part->source + at.done != hashed)
        return 0;
    // Copies are ahead of the digest by less than a stripe, see `hash_and_copy`.
    long left = (at.part->size - at.done - STRIPE) / BLOCK, unhashed = (in_blocks - hashed) / BLOCK;
    return left < unhashed ? left : unhashed;
}

// Hashes blocks while it copies as many bytes. The copies begin up to a stripe later, where their target is aligned.
// A macro, because a compiler makes one store of two in branches, which then does not pass by the caches.
#define HASH_AND_COPY(name, store)                                                                                     \
    INLINE u64 name(u64 sums, const byte *from, byte *to, long num_blocks) {                                           \
        long head = -(long)to & (STRIPE - 1);                                                                          \
        __builtin_memcpy(to, from, head);                                                                              \
        for (; num_blocks-- > 0; from += BLOCK, to += BLOCK) {                                                         \
            _Pragma("clang loop unroll(full)") for (long stripe = 0; stripe < BLOCK; stripe += STRIPE) {               \
                u64 line = *(const u64_in_memory *)(from + head + stripe);                                             \
                sums = with_stripe(sums, from + stripe, SECRET + stripe / 8);                                          \
                store(line, (u64 *)(to + head + stripe));                                                              \
            }                                                                                                          \
            sums = scrambled(sums);                                                                                    \
        }                                                                                                              \
        return sums;                                                                                                   \
    }
#define PLAIN_STORE(line, target) (*(target) = (line))

HASH_AND_COPY(hash_and_copy, PLAIN_STORE)
HASH_AND_COPY(hash_and_stream, __builtin_nontemporal_store)

INLINE unsigned long digest_of(const byte *from, long size) {
    if (size <= MOST_SHORT)
        return hash_short(from, size);
    long in_blocks = (size - 1) / BLOCK * BLOCK;
    return end_long(hash_blocks(begin_long(), from, in_blocks / BLOCK), from + in_blocks, size - in_blocks, size);
}

INLINE bool copied(const struct copies *o, const struct unit *unit, bool is_streamed) {
    const byte *from = o->source + unit->offset;
    const struct part *end = o->parts + unit->end_part;
    struct progress at = {o->parts + unit->first_part, 0};
    unsigned long digest;
    if (unit->size > MOST_SHORT) {
        u64 sums = begin_long();
        long hashed = 0, in_blocks = (unit->size - 1) / BLOCK * BLOCK;
        while (hashed < in_blocks) {
            long num_blocks = num_joined(at, end, hashed, in_blocks);
            if (num_blocks > 0) {
                byte *to = o->target + at.part->target + at.done;
                sums = is_streamed ? hash_and_stream(sums, from + hashed, to, num_blocks)
                                   : hash_and_copy(sums, from + hashed, to, num_blocks);
                hashed += num_blocks * BLOCK;
                at.done += num_blocks * BLOCK;
            } else {
                bool is_long = at.part < end && at.part->size - at.done > PIECE;
                long piece = is_long ? BLOCK : PIECE, left = in_blocks - hashed;
                piece = piece < left ? piece : left;
                sums = hash_blocks(sums, from + hashed, piece / BLOCK);
                hashed += piece;
                at = copied_up_to(o, from, at, end, hashed);
            }
        }
        digest = end_long(sums, from + hashed, unit->size - hashed, unit->size);
    } else {
        digest = hash_short(from, unit->size);
    }
    copied_up_to(o, from, at, end, unit->size);
    return digest == unit->digest;
}

// How many units do not have their digests; -1, with nothing read or written, if a piece lies outside its memory.
EXPORT long verified_copies(const struct copies *o) {
    long size = size_of_parts(o), num_damaged = 0;
    if (size < 0)
        return -1;
    for (long number = 0; number < o->num_units; number++) {
        const struct unit *unit = &o->units[number];
        o->are_sound[number] = copied(o, unit, size >= STREAMED);
        num_damaged += !o->are_sound[number];
    }
    // Stores past the caches are not ordered otherwise.
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return num_damaged;
}

// Fills the digests of units, whose parts are ignored; -1, with nothing read, if a unit lies outside the source.
EXPORT long digests_of_units(const struct copies *o) {
    struct unit *units = (struct unit *)o->units;
    for (long number = 0; number < o->num_units; number++)
        if (!is_within(units[number].offset, units[number].size, o->source_bytes))
            return -1;
    for (long number = 0; number < o->num_units; number++)
        units[number].digest = digest_of(o->source + units[number].offset, units[number].size);
    return 0;
}
