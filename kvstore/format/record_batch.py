"""Batches of leased records of one slot, with their places in the arena and their headers.

Many records at once are handled by numpy instead of Python loops. Headers are first copied and then verified, so
that the verified bytes are the used ones, and are read as one table. Payloads are verified in the arena, just before
their use, in the thread that uses them (`docs/decisions/0008-who-verifies.md`).

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

#: Headers that one thread copies and verifies at a time.
_PAGES_OF_PART = 64
#: Bytes of the shortest header.
_SHORTEST_BYTES = 2 * HEADER_STEP_BYTES


class RecordBatch:
    """Records of one slot. Borrows the arena, in which they are leased. Several threads may call `verify`.

    `entries`: (entry of the load, arena offset) of each record. `pages_RB`: verified copies of headers, uint8 [R, B].
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
        #: Header of the first record; all records have its kind, layers, planes, number of tokens and sizes.
        self.first = read_header(pages_RB[0].data)
        #: Offset of each payload in the arena.
        self.payload_offsets = np.array([offset for _, offset in entries], np.int64) + self.first.header_bytes
        end = int(self.payload_offsets.max()) + self.first.payload_bytes
        assert end <= len(arena_NB), "a record ends outside the arena"
        fields = _fields(pages_RB)
        self._payload_xxh3: list[int] = fields["payload_xxh3"].tolist()
        self.token_starts_R = fields["token_start"].astype(np.int64)
        #: See `RecordHeader.position`.
        self.positions_R = self.token_starts_R // self.first.num_tokens + fields["number"]
        #: Token, by record, from which on rows belong to another prompt; None if there is no such record.
        self.token_ends_R: npt.NDArray[np.int64] | None = None
        if token_ends:
            no_end = np.iinfo(np.int64).max
            ends = [token_ends.get(start, no_end) for start in self.token_starts_R.tolist()]
            self.token_ends_R = np.array(ends, np.int64)
        #: Numbers of damaged records.
        self.damaged: list[int] = []
        self._is_verified = np.zeros(len(entries), np.bool_)

    def __len__(self) -> int:
        return len(self.entries)

    def verify(self, first: int, end: int) -> bool:
        """Verify the payloads of records [first, end); on the first failure False, see `damaged`."""
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
        """Whether all payloads have been verified."""
        return bool(self._is_verified.all())

    def tokens_RT(self) -> npt.NDArray[np.int64]:
        """Tokens of each record's rows, in the order of the rows."""
        if self.first.offsets is None:
            return self.token_starts_R[:, None] + np.arange(self.first.num_tokens)
        return self.token_starts_R[:, None] + offsets_of(self._pages_RB, self.first.num_tokens)

    def header(self, number: int) -> RecordHeader:
        """Header of one record."""
        return read_header(self._pages_RB[number].data)


def batches_of(
    arena: memoryview, entries: Sequence[tuple[int, int]], token_ends: Mapping[int, int], team: ThreadTeam
) -> tuple[list[RecordBatch], list[int]]:
    """Batches of leased records, each (entry, offset), in order, and the entries with damaged headers.

    `token_ends`: by first token, see `answers.Bounds`. Consecutive records of one slot form a batch.
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
    """Copies of headers, uint8 [R, B], and a mask of the sound ones.

    B is the longest length in a header, at most a page. A damaged length fails the verification.
    """
    offsets_R = np.array(offsets, np.int64)
    assert offsets_R.min() >= 0 and offsets_R.max() < len(arena_NB), "a record begins outside the arena"
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
    """Ranges (first, end) of consecutive headers of one slot."""
    slots = pages_RB[:, BYTES_OF_SLOT]
    differs = (slots[1:] != slots[:-1]).any(axis=1)
    if len(pages_RB):
        yield from itertools.pairwise([0, *(np.flatnonzero(differs) + 1).tolist(), len(pages_RB)])


def _fields(pages_RB: npt.NDArray[np.uint8]) -> npt.NDArray[np.void]:
    fields: npt.NDArray[np.void] = pages_RB[:, : HEADER_FIELDS.itemsize].copy().view(HEADER_FIELDS)[:, 0]
    return fields
