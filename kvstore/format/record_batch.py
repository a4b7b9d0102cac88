"""Batches of leased records of one slot, with their places in the arena and their headers.

Many records at once are handled by numpy instead of Python loops. Headers are first copied and then verified, so
that the verified bytes are the used ones, and are read as one table. Payloads are verified in the arena, just before
their use, in the thread that uses them (`docs/decisions/0008-who-verifies.md`).

R records of a batch, T tokens of a record.
"""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

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
    header_bytes_of_pages,
    offsets_of,
    read_header,
)
from kvstore.format.thread_team import ThreadTeam

#: Most bytes of payloads in one native call: threads share a batch evenly, and a damaged record ends it early.
_COPIED_BYTES = 32 * 2**20
#: Bytes of the shortest header.
_SHORTEST_BYTES = 2 * HEADER_STEP_BYTES
_NO_END = np.iinfo(np.int64).max


class _Headers(NamedTuple):
    """Verified copies of headers, and their fields, record by record."""

    #: Entry of the load.
    entries_R: npt.NDArray[np.int64]
    #: Copies of the headers, uint8.
    pages_RB: npt.NDArray[np.uint8]
    token_starts_R: npt.NDArray[np.int64]
    positions_R: npt.NDArray[np.int64]
    #: `_NO_END` for a record without rows of another prompt.
    token_ends_R: npt.NDArray[np.int64]
    #: Payload of each record in the arena (`UNIT`), without parts.
    units_R: npt.NDArray[np.void]

    def part(self, first: int, end: int) -> "_Headers":
        return _Headers._make([array[first:end] for array in self])


class RecordBatch:
    """Records of one slot. Borrows the arena, in which they are leased. Several threads may call `verify`."""

    def __init__(self, arena_NB: npt.NDArray[np.uint8], headers: _Headers) -> None:
        self.arena_NB = arena_NB
        self.entries_R = headers.entries_R
        self._pages_RB = headers.pages_RB
        #: Header of the first record; all records have its kind, layers, planes, number of tokens and sizes.
        self.first = read_header(headers.pages_RB[0].data)
        self.token_starts_R = headers.token_starts_R
        #: See `RecordHeader.position`.
        self.positions_R = headers.positions_R
        #: Token, by record, from which on rows belong to another prompt; None if there is no such record.
        self.token_ends_R = headers.token_ends_R if headers.token_ends_R.min() < _NO_END else None
        #: Numbers of damaged records.
        self.damaged: list[int] = []
        self._units_R = headers.units_R
        self._is_verified = np.zeros(len(self.entries_R), np.bool_)

    def __len__(self) -> int:
        return len(self.entries_R)

    @property
    def payload_offsets(self) -> npt.NDArray[np.int64]:
        """Offset of each payload in the arena."""
        offsets_R: npt.NDArray[np.int64] = self._units_R["offset"]
        return offsets_R

    def verify(self, first: int, end: int) -> bool:
        """Verify the payloads of records [first, end); False if one is damaged, see `damaged`."""
        return self._copy(slice(first, end), self._units_R, NO_PARTS, self.arena_NB)

    def copy(
        self,
        ends_R: npt.NDArray[np.int64],
        parts: npt.NDArray[np.void],
        target_NB: npt.NDArray[np.uint8],
        team: ThreadTeam,
    ) -> bool:
        """Verify all records, and copy the parts of each (`PART`) to `target_NB`, with a team's threads.

        `ends_R`: end of each record's parts; they begin where those of the record before it end. Returns whether all
        records are sound; parts of a damaged one may be at their targets.
        """
        units_R = self._units_R.copy()
        units_R["end_part"] = ends_R
        units_R["first_part"][1:] = ends_R[:-1]
        step = max(1, min(_COPIED_BYTES // self.first.payload_bytes, -(-len(self) // team.num_threads)))
        if step >= len(self):
            return self._copy(slice(0, len(self)), units_R, parts, target_NB)

        def copy_some(number: int) -> bool:
            return self._copy(slice(number * step, min((number + 1) * step, len(self))), units_R, parts, target_NB)

        return team.run(copy_some, -(-len(self) // step))

    def _copy(
        self, some: slice, units_R: npt.NDArray[np.void], parts: npt.NDArray[np.void], target_NB: npt.NDArray[np.uint8]
    ) -> bool:
        is_sound_R = copy_verified(self.arena_NB, target_NB, units_R[some], parts)
        self._is_verified[some] = is_sound_R
        if is_sound_R.all():
            return True
        self.damaged += (some.start + np.flatnonzero(~is_sound_R)).tolist()
        return False

    @property
    def is_verified(self) -> bool:
        """Whether all payloads have been verified."""
        return bool(self._is_verified.all())

    @property
    def key_of_rows(self) -> tuple[int, bytes] | None:
        """Equal for batches whose records hold the same tokens' rows in the same order; None if that is unknown."""
        if self.first.offsets is not None or self.token_ends_R is not None:
            return None
        return self.first.num_tokens, self.token_starts_R.tobytes()

    def tokens_RT(self) -> npt.NDArray[np.int64]:
        """Tokens of each record's rows, in the order of the rows."""
        if self.first.offsets is None:
            return self.token_starts_R[:, None] + np.arange(self.first.num_tokens)
        return self.token_starts_R[:, None] + offsets_of(self._pages_RB, self.first.num_tokens)

    def header(self, number: int) -> RecordHeader:
        """Header of one record."""
        return read_header(self._pages_RB[number].data)


def batches_of(
    arena: memoryview, entries: Sequence[tuple[int, int]], token_ends: Mapping[int, int]
) -> tuple[list[RecordBatch], list[int]]:
    """Batches of leased records, each (entry, offset), in order, and the entries with damaged headers.

    `token_ends`: by first token, see `answers.Bounds`. Consecutive records of one slot form a batch.
    """
    arena_NB, entries_R2 = np.frombuffer(arena, np.uint8), _array_of(entries)
    pages_RB = _pages(arena_NB, entries_R2[:, 1])
    is_sound_R = are_pages_sound(pages_RB)
    damaged: list[int] = entries_R2[~is_sound_R, 0].tolist()
    if damaged:
        entries_R2, pages_RB = entries_R2[is_sound_R], pages_RB[is_sound_R]
    if not len(pages_RB):
        return [], damaged
    headers = _headers(entries_R2, pages_RB, token_ends)
    payloads_R = headers.units_R
    assert (payloads_R["offset"] + payloads_R["size"]).max() <= len(arena_NB), "a record ends outside the arena"
    return [RecordBatch(arena_NB, headers.part(first, end)) for first, end in _runs(pages_RB)], damaged


def _array_of(entries: Sequence[tuple[int, int]]) -> npt.NDArray[np.int64]:
    numbers = np.fromiter(itertools.chain.from_iterable(entries), np.int64, 2 * len(entries))
    return numbers.reshape(-1, 2)


def _headers(
    entries_R2: npt.NDArray[np.int64], pages_RB: npt.NDArray[np.uint8], token_ends: Mapping[int, int]
) -> _Headers:
    fields: npt.NDArray[np.void] = pages_RB[:, : HEADER_FIELDS.itemsize].copy().view(HEADER_FIELDS)[:, 0]
    token_starts_R = fields["token_start"].astype(np.int64)
    units_R = np.zeros(len(fields), UNIT)
    units_R["offset"] = entries_R2[:, 1] + header_bytes_of_pages(pages_RB)
    units_R["size"] = fields["payload_bytes"]
    units_R["digest"] = fields["payload_xxh3"]
    positions_R = token_starts_R // fields["num_tokens"] + fields["number"]
    return _Headers(entries_R2[:, 0], pages_RB, token_starts_R, positions_R, _ends(token_starts_R, token_ends), units_R)


def _ends(token_starts_R: npt.NDArray[np.int64], token_ends: Mapping[int, int]) -> npt.NDArray[np.int64]:
    if not token_ends:
        return np.full(len(token_starts_R), _NO_END)
    starts_E, ends_E = np.array(sorted(token_ends.items()), np.int64).T
    at_R = np.searchsorted(starts_E, token_starts_R).clip(max=len(starts_E) - 1)
    return np.where(starts_E[at_R] == token_starts_R, ends_E[at_R], _NO_END)


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
    return itertools.pairwise([0, *(np.flatnonzero(differs) + 1).tolist(), len(pages_RB)])
