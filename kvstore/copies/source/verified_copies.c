// Many pieces of memory, each checked against its digest and copied while it is in the processor's cache.
#include "layouts.h"
#include "xxh3.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT const char runahead_native_digest[] = RUNAHEAD_NATIVE_DIGEST;

// Bytes that are hashed, then copied out of the first cache. With pieces from 4 KiB on `memcpy` is as fast as it gets.
#define PIECE (4 * BLOCK)

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

// Whether all of it lies within both memories, and the parts of a unit within it, in the order of their sources.
static bool fits(const struct copies *o) {
    for (long number = 0; number < o->num_units; number++) {
        const struct unit *unit = &o->units[number];
        if (!is_within(unit->offset, unit->size, o->source_bytes) ||
            !is_within(unit->first_part, unit->end_part - unit->first_part, o->num_parts))
            return false;
        long before = 0;
        for (const struct part *part = o->parts + unit->first_part; part < o->parts + unit->end_part; part++) {
            if (part->source < before || !is_within(part->source, part->size, unit->size) ||
                !is_within(part->target, part->size, o->target_bytes))
                return false;
            before = part->source;
        }
    }
    return true;
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

INLINE bool copied(const struct copies *o, const struct unit *unit) {
    const byte *from = o->source + unit->offset;
    const struct part *end = o->parts + unit->end_part;
    struct progress at = {o->parts + unit->first_part, 0};
    unsigned long digest;
    if (unit->size > MOST_SHORT) {
        u64 sums = begin_long();
        long hashed = 0, in_blocks = (unit->size - 1) / BLOCK * BLOCK;
        for (long piece; hashed < in_blocks; hashed += piece) {
            piece = in_blocks - hashed < PIECE ? in_blocks - hashed : PIECE;
            sums = hash_blocks(sums, from + hashed, piece / BLOCK);
            at = copied_up_to(o, from, at, end, hashed + piece);
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
    if (!fits(o))
        return -1;
    long num_damaged = 0;
    for (long number = 0; number < o->num_units; number++) {
        o->are_sound[number] = copied(o, &o->units[number]);
        num_damaged += !o->are_sound[number];
    }
    return num_damaged;
}
