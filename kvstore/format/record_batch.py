"""Records of one slot that are used together: where they lie in the arena, and what their headers say.

A user of many records at once spends numpy's time on them, not Python's: headers are copied and verified first,
so what is believed is what was verified, and then read as one table. Payloads are verified where they lie, just before
they are used, in the thread that uses them (`docs/decisions/0008-who-verifies.md`).

R records of a batch, T tokens of a record.
"""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import numpy.typing as npt
import xxhash

from kvstore.format.layout import BLOCK_BYTES, HEADER_STEP_BYTES, PAGE_BYTES
from kvstore.format.record import (
    BYTES_OF_SLOT,
    HEADER_FIELDS,
    LENGTH_OFFSET,
    RecordHeader,
    are_pages_sound,
    offsets_of,
    read_header,
)
from kvstore.format.thread_team import ThreadTeam

#: That one thread copies and verifies at a time.
_PAGES_OF_PART = 64
#: No header is shorter.
_SHORTEST_BYTES = 2 * HEADER_STEP_BYTES


class RecordBatch:
    """Records of one slot. Borrows the arena, in which they are leased. `verify` may be called by several threads.

    `entries`: of the load, one a record. `pages`: each begins with a header, uint8 [R, B], verified copies.
    """

    def __init__(
        self,
        arena_NB: npt.NDArray[np.uint8],
        entries: Sequence[tuple[int, int]],
        pages_RB: npt.NDArray[np.uint8],
        token_ends: Mapping[int, int],
    ) -> None:
        self.arena_NB = arena_NB
        self.entries = entries
        self._pages_RB = pages_RB
        #: Of the first record: what is said there of kind, layers, planes, tokens and bytes is true of all.
        self.first = read_header(pages_RB[0].data)
        #: Where each payload begins in the arena.
        self.payload_offsets = np.array([offset for _, offset in entries], np.int64) + self.first.header_bytes
        assert int(self.payload_offsets.max()) + self.first.payload_bytes <= len(arena_NB), "a record ends in the arena"
        fields = _fields(pages_RB)
        self._payload_xxh3: list[int] = fields["payload_xxh3"].tolist()
        self.token_starts_R = fields["token_start"].astype(np.int64)
        #: See `RecordHeader.position`.
        self.positions_R = self.token_starts_R // self.first.num_tokens + fields["number"]
        #: By record, the token from which on its rows are another prompt's; None where no record has any.
        self.token_ends_R: npt.NDArray[np.int64] | None = None
        if token_ends:
            no_end = np.iinfo(np.int64).max
            ends = [token_ends.get(start, no_end) for start in self.token_starts_R.tolist()]
            self.token_ends_R = np.array(ends, np.int64)
        #: Numbers of records that were found damaged.
        self.damaged: list[int] = []
        self._is_verified = np.zeros(len(entries), np.bool_)

    def __len__(self) -> int:
        return len(self.entries)

    def verify(self, first: int, end: int) -> bool:
        """Whether the payloads of records [first, end) are those that their headers tell of; see `damaged`."""
        memory, size, digest = self.arena_NB.data, self.first.payload_bytes, xxhash.xxh3_64_intdigest
        starts = self.payload_offsets[first:end].tolist()
        for number, start in enumerate(starts, first):
            if digest(memory[start : start + size]) != self._payload_xxh3[number]:
                self.damaged.append(number)
                return False
        self._is_verified[first:end] = True
        return True

    @property
    def is_verified(self) -> bool:
        """Whether each of its payloads was found to be sound."""
        return bool(self._is_verified.all())

    def tokens_RT(self) -> npt.NDArray[np.int64]:
        """The tokens of each record's rows, in the order of the rows."""
        if self.first.offsets is None:
            return self.token_starts_R[:, None] + np.arange(self.first.num_tokens)
        return self.token_starts_R[:, None] + offsets_of(self._pages_RB, self.first.num_tokens)

    def header(self, number: int) -> RecordHeader:
        """Header of one record."""
        return read_header(self._pages_RB[number].data)


def batches_of(
    arena: memoryview, entries: Sequence[tuple[int, int]], token_ends: Mapping[int, int], team: ThreadTeam
) -> tuple[list[RecordBatch], list[int]]:
    """Batches of leased records, (entry, offset) each, in their order; and entries whose header is damaged.

    `token_ends`: by first token, see `answers.Bounds`. Records that are neighbours in `entries` and of one slot
    are one batch.
    """
    arena_NB = np.frombuffer(arena, np.uint8)
    pages_RB, is_sound = _verified_pages(arena_NB, [offset for _, offset in entries], team)
    damaged = [entry for (entry, _), sound in zip(entries, is_sound, strict=True) if not sound]
    if damaged:
        entries = [each for each, sound in zip(entries, is_sound, strict=True) if sound]
        pages_RB = pages_RB[is_sound]
    return [
        RecordBatch(arena_NB, entries[first:end], pages_RB[first:end], token_ends) for first, end in _runs(pages_RB)
    ], damaged


def _verified_pages(
    arena_NB: npt.NDArray[np.uint8], offsets: Sequence[int], team: ThreadTeam
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.bool_]]:
    """Copies of headers, uint8 [R, B]; and which of them are as they were written.

    B is the longest that one of them says, a page at most: a damaged one may say anything, and is found out.
    """
    offsets_R = np.array(offsets, np.int64)
    assert offsets_R.min() >= 0 and offsets_R.max() < len(arena_NB), "a record begins in the arena"
    steps_R = arena_NB.view("<u2")[(offsets_R + LENGTH_OFFSET) // 2]
    longest = PAGE_BYTES if (steps_R == 0).any() else int(steps_R.max()) * HEADER_STEP_BYTES
    longest = min(max(longest, _SHORTEST_BYTES), PAGE_BYTES)
    unit = math.gcd(longest, BLOCK_BYTES)
    units_RU = offsets_R[:, None] // unit + np.arange(longest // unit)
    arena_UB = arena_NB.reshape(-1, unit)
    pages_RB, is_sound = np.empty((len(offsets), longest), np.uint8), np.zeros(len(offsets), np.bool_)

    def copy_part(part: int) -> bool:
        some = slice(part * _PAGES_OF_PART, (part + 1) * _PAGES_OF_PART)
        arena_UB.take(units_RU[some], axis=0, out=pages_RB[some].reshape(-1, longest // unit, unit), mode="clip")
        is_sound[some] = are_pages_sound(pages_RB[some])
        return True

    team.run(copy_part, -(-len(offsets) // _PAGES_OF_PART))
    return pages_RB, is_sound


def _runs(pages_RB: npt.NDArray[np.uint8]) -> Iterator[tuple[int, int]]:
    """First and end of the runs of pages that are of one slot."""
    slots = pages_RB[:, BYTES_OF_SLOT]
    differs = (slots[1:] != slots[:-1]).any(axis=1)
    if len(pages_RB):
        yield from itertools.pairwise([0, *(np.flatnonzero(differs) + 1).tolist(), len(pages_RB)])


def _fields(pages_RB: npt.NDArray[np.uint8]) -> npt.NDArray[np.void]:
    fields: npt.NDArray[np.void] = pages_RB[:, : HEADER_FIELDS.itemsize].copy().view(HEADER_FIELDS)[:, 0]
    return fields
