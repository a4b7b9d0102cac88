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

from kvstore.copies.verified_copies import NO_PARTS, UNIT, copy_verified
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

#: Most bytes of payloads in one native call: threads share a batch evenly, and a damaged record ends it early.
_COPIED_BYTES = 32 * 2**20
#: Bytes of the shortest header.
_SHORTEST_BYTES = 2 * HEADER_STEP_BYTES


class RecordBatch:
    """Records of one slot. Borrows the arena, in which they are leased. Several threads may call `verify`.

    `entries_R2`: entry of the load and arena offset of each record, int64. `pages_RB`: verified copies of headers,
    uint8.
    """

    def __init__(
        self,
        arena_NB: npt.NDArray[np.uint8],
        entries_R2: npt.NDArray[np.int64],
        pages_RB: npt.NDArray[np.uint8],
        token_ends: Mapping[int, int],
    ) -> None:
        self.arena_NB = arena_NB
        self.entries_R = entries_R2[:, 0]
        self._pages_RB = pages_RB
        #: Header of the first record; all records have its kind, layers, planes, number of tokens and sizes.
        self.first = read_header(pages_RB[0].data)
        #: Offset of each payload in the arena.
        self.payload_offsets = entries_R2[:, 1] + self.first.header_bytes
        end = int(self.payload_offsets.max()) + self.first.payload_bytes
        assert end <= len(arena_NB), "a record ends outside the arena"
        fields = _fields(pages_RB)
        self._payload_xxh3 = fields["payload_xxh3"].copy()
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
        self._is_verified = np.zeros(len(self.entries_R), np.bool_)

    def __len__(self) -> int:
        return len(self.entries_R)

    def verify(self, first: int, end: int) -> bool:
        """Verify the payloads of records [first, end); False if one is damaged, see `damaged`."""
        return self._copy(first, end, np.zeros(end - first, np.int64), NO_PARTS, self.arena_NB)

    def copy(
        self,
        num_parts_R: npt.NDArray[np.int64],
        parts: npt.NDArray[np.void],
        target_NB: npt.NDArray[np.uint8],
        team: ThreadTeam,
    ) -> bool:
        """Verify all records, and copy the parts of each (`PART`) to `target_NB`, with a team's threads.

        Returns whether all are sound; parts of a damaged record may be at their targets.
        """
        ends_R = np.cumsum(num_parts_R)
        step = max(1, min(_COPIED_BYTES // self.first.payload_bytes, -(-len(self) // team.num_threads)))

        def copy_part(number: int) -> bool:
            some = slice(number * step, min((number + 1) * step, len(self)))
            first_part = int(ends_R[some.start] - num_parts_R[some.start])
            of_some = parts[first_part : int(ends_R[some.stop - 1])]
            return self._copy(some.start, some.stop, num_parts_R[some], of_some, target_NB)

        return team.run(copy_part, -(-len(self) // step))

    def _copy(
        self,
        first: int,
        end: int,
        num_parts_R: npt.NDArray[np.int64],
        parts: npt.NDArray[np.void],
        target_NB: npt.NDArray[np.uint8],
    ) -> bool:
        units = np.empty(end - first, UNIT)
        units["offset"] = self.payload_offsets[first:end]
        units["size"] = self.first.payload_bytes
        units["digest"] = self._payload_xxh3[first:end]
        units["end_part"] = np.cumsum(num_parts_R)
        units["first_part"] = units["end_part"] - num_parts_R
        is_sound_R = copy_verified(self.arena_NB, target_NB, units, parts)
        self._is_verified[first:end] = is_sound_R
        self.damaged += (first + np.flatnonzero(~is_sound_R)).tolist()
        return bool(is_sound_R.all())

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

    def own_header(self, number: int) -> RecordHeader:
        """Header of one record, without the rows of another prompt's tokens."""
        header = self.header(number)
        return header if self.token_ends_R is None else header.cut_at(int(self.token_ends_R[number]))


def batches_of(
    arena: memoryview, entries: Sequence[tuple[int, int]], token_ends: Mapping[int, int]
) -> tuple[list[RecordBatch], list[int]]:
    """Batches of leased records, each (entry, offset), in order, and the entries with damaged headers.

    `token_ends`: by first token, see `answers.Bounds`. Consecutive records of one slot form a batch.
    """
    arena_NB, entries_R2 = np.frombuffer(arena, np.uint8), np.array(entries, np.int64).reshape(-1, 2)
    pages_RB = _pages(arena_NB, entries_R2[:, 1])
    is_sound_R = are_pages_sound(pages_RB)
    damaged: list[int] = entries_R2[~is_sound_R, 0].tolist()
    if damaged:
        entries_R2, pages_RB = entries_R2[is_sound_R], pages_RB[is_sound_R]
    return [
        RecordBatch(arena_NB, entries_R2[first:end], pages_RB[first:end], token_ends) for first, end in _runs(pages_RB)
    ], damaged


def _pages(arena_NB: npt.NDArray[np.uint8], offsets_R: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
    """Copies of headers, uint8 [R, B]. B is the longest length in a header, at most a page; a damaged length fails the
    verification.
    """
    assert offsets_R.min() >= 0 and offsets_R.max() < len(arena_NB), "a record begins outside the arena"
    steps_R = arena_NB.view("<u2")[(offsets_R + LENGTH_OFFSET) // 2]
    longest = PAGE_BYTES if (steps_R == 0).any() else int(steps_R.max()) * HEADER_STEP_BYTES
    longest = min(max(longest, _SHORTEST_BYTES), PAGE_BYTES)
    unit = math.gcd(longest, BLOCK_BYTES)
    units_RU = offsets_R[:, None] // unit + np.arange(longest // unit)
    return arena_NB.reshape(-1, unit).take(units_RU, axis=0, mode="clip").reshape(len(offsets_R), longest)


def _runs(pages_RB: npt.NDArray[np.uint8]) -> Iterator[tuple[int, int]]:
    """Ranges (first, end) of consecutive headers of one slot."""
    slots = pages_RB[:, BYTES_OF_SLOT]
    differs = (slots[1:] != slots[:-1]).any(axis=1)
    if len(pages_RB):
        yield from itertools.pairwise([0, *(np.flatnonzero(differs) + 1).tolist(), len(pages_RB)])


def _fields(pages_RB: npt.NDArray[np.uint8]) -> npt.NDArray[np.void]:
    fields: npt.NDArray[np.void] = pages_RB[:, : HEADER_FIELDS.itemsize].copy().view(HEADER_FIELDS)[:, 0]
    return fields
