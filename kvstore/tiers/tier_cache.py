"""Bookkeeping of one memory tier: resident records with their bytes and scores, and the choice of victims.

The lowest score is found with a min-heap (IMPRESS, section 4.4.2; ContiguousKV, section 4.4). A score changes on every
access, so the heap is lazy: a change pushes a new entry and leaves the old one stale, and the heap is rebuilt when
stale entries outnumber residents. It holds at most two entries per resident.

Pure: holds no KV, no lock, no clock. The owner serialises calls and moves the bytes.
"""

import heapq
import itertools
import math
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Resident(NamedTuple):
    """A record in the tier and its score at the last update."""

    record: Hashable
    size_bytes: int
    score: float


_NAN = "a score must not be NaN"
#: A score, the number of the update that set it, and the record.
_Entry = tuple[float, int, Hashable]


@dataclass(frozen=True, slots=True)
class OfferResult:
    """Outcome of an offer: whether the new record is resident now, and its victims, lowest score first."""

    admitted: bool
    victims: tuple[Resident, ...] = ()

    @property
    def evicted(self) -> tuple[Hashable, ...]:
        return tuple(victim.record for victim in self.victims)


_ADMITTED = OfferResult(admitted=True)


class TierCache:
    """At most `capacity_bytes` of records. Among equal scores the oldest one counts as the lowest."""

    def __init__(self, capacity_bytes: int) -> None:
        if capacity_bytes < 0:
            raise ValueError(f"a tier cannot hold {capacity_bytes} bytes")
        self.capacity_bytes = capacity_bytes
        self._used_bytes = 0
        #: Bytes, score, and the number of the last update.
        self._residents: dict[Hashable, tuple[int, float, int]] = {}
        #: (score, number of the update, record); live while that is the record's last update.
        self._heap: list[_Entry] = []
        self._num_updates = 0

    def __contains__(self, record: Hashable) -> bool:
        return record in self._residents

    def __len__(self) -> int:
        """Number of resident records."""
        return len(self._residents)

    @property
    def used_bytes(self) -> int:
        return self._used_bytes

    def resident(self, record: Hashable) -> Resident | None:
        found = self._residents.get(record)
        return None if found is None else Resident(record, *found[:2])

    def minimum(self) -> tuple[float, Hashable] | None:
        """The lowest score and its record, even if pinned; None when the tier is empty."""
        while self._heap and not self._is_live(self._heap[0]):
            heapq.heappop(self._heap)
        return (self._heap[0][0], self._heap[0][2]) if self._heap else None

    def update(self, record: Hashable, score: float) -> None:
        """Set the score of a resident. Raises KeyError when it is not resident."""
        _check_score(score)
        self._set(record, self._residents[record][0], score)

    def has_room_for(self, records: Sequence[Hashable], sizes: Sequence[int]) -> bool:
        """Whether those of the records that are not resident fit without evicting. Records are all different."""
        return self._used_bytes + self._new_bytes(records, sizes) <= self.capacity_bytes

    def set_all(self, records: Sequence[Hashable], sizes: Sequence[int], scores: Sequence[float]) -> None:
        """Set the scores of records, which are all different, in order, and admit those that are not resident.

        `sizes`: positive; a resident keeps its size. Raises ValueError, without any change, for a score
        that is NaN, or when the records do not fit.
        """
        if any(map(math.isnan, scores)):
            raise ValueError(_NAN)
        if not self.has_room_for(records, sizes):
            raise ValueError("the records do not fit")
        assert min(sizes, default=1) > 0, "a record takes bytes"
        self._used_bytes += self._new_bytes(records, sizes)
        numbers = range(self._num_updates + 1, self._num_updates + 1 + len(records))
        self._num_updates += len(records)
        self._residents.update(zip(records, zip(sizes, scores, numbers, strict=True), strict=True))
        deque(map(heapq.heappush, itertools.repeat(self._heap), zip(scores, numbers, records, strict=True)), maxlen=0)
        if len(self._heap) > 2 * len(self._residents):
            self._drop_stale()

    def offer(
        self, record: Hashable, size_bytes: int, score: float, is_pinned: Callable[[Hashable], bool]
    ) -> OfferResult:
        """Admit a new record if there is room, or if evicting records with lower scores makes room.

        Victims are the residents with the lowest scores that are not pinned, each strictly below the new record: on a
        tie the resident stays, because a swap of equals only costs a transfer. A refusal changes nothing. Raises as
        `insert`.
        """
        self._check_newcomer(record, size_bytes, score)
        if self._used_bytes + size_bytes <= self.capacity_bytes:
            self._admit(record, size_bytes, score)
            return _ADMITTED
        victims = self._victims(size_bytes, score, is_pinned)
        if victims is None:
            return OfferResult(admitted=False)
        for victim in victims:
            self.remove(victim.record)
        self._admit(record, size_bytes, score)
        return OfferResult(admitted=True, victims=victims)

    def insert(self, record: Hashable, size_bytes: int, score: float) -> None:
        """Admit a record that fits without evicting.

        Raises ValueError when it does not fit or is resident already, when it has no bytes, or when its score is NaN.
        """
        self._check_newcomer(record, size_bytes, score)
        if self._used_bytes + size_bytes > self.capacity_bytes:
            raise ValueError(f"{size_bytes} bytes do not fit: {self._used_bytes} of {self.capacity_bytes} are used")
        self._admit(record, size_bytes, score)

    def remove(self, record: Hashable) -> Resident:
        """Remove a record, even if pinned. Raises KeyError when it is not resident."""
        size_bytes, score, _ = self._residents.pop(record)
        self._used_bytes -= size_bytes
        if len(self._heap) > 2 * len(self._residents):
            self._drop_stale()
        return Resident(record, size_bytes, score)

    def _victims(
        self, size_bytes: int, score: float, is_pinned: Callable[[Hashable], bool]
    ) -> tuple[Resident, ...] | None:
        """The fewest residents with the lowest scores whose eviction makes room; None when that is impossible."""
        if size_bytes > self.capacity_bytes:
            return None
        missing_bytes = self._used_bytes + size_bytes - self.capacity_bytes
        visited: list[_Entry] = []
        victims: list[Resident] = []
        try:
            while missing_bytes > 0 and self._heap and self._heap[0][0] < score:
                entry = heapq.heappop(self._heap)
                if not self._is_live(entry):
                    continue
                visited.append(entry)
                score_of, _, record = entry
                if not is_pinned(record):
                    victims.append(Resident(record, self._residents[record][0], score_of))
                    missing_bytes -= victims[-1].size_bytes
        finally:
            for entry in visited:
                heapq.heappush(self._heap, entry)
        return tuple(victims) if missing_bytes <= 0 else None

    def _new_bytes(self, records: Sequence[Hashable], sizes: Sequence[int]) -> int:
        """Bytes of those of the records that are not resident."""
        residents = self._residents
        return sum([size for record, size in zip(records, sizes, strict=True) if record not in residents])

    def _check_newcomer(self, record: Hashable, size_bytes: int, score: float) -> None:
        if record in self._residents:
            raise ValueError(f"{record!r} is resident already")
        if size_bytes <= 0:
            raise ValueError(f"a record cannot take {size_bytes} bytes")
        _check_score(score)

    def _admit(self, record: Hashable, size_bytes: int, score: float) -> None:
        self._used_bytes += size_bytes
        self._set(record, size_bytes, score)

    def _set(self, record: Hashable, size_bytes: int, score: float) -> None:
        self._num_updates += 1
        self._residents[record] = size_bytes, score, self._num_updates
        heapq.heappush(self._heap, (score, self._num_updates, record))
        if len(self._heap) > 2 * len(self._residents):
            self._drop_stale()

    def _is_live(self, entry: _Entry) -> bool:
        resident = self._residents.get(entry[2])
        return resident is not None and resident[2] == entry[1]

    def _drop_stale(self) -> None:
        """Rebuild the heap without stale entries: amortised O(1) per update."""
        self._heap = [(score, number, record) for record, (_, score, number) in self._residents.items()]
        heapq.heapify(self._heap)


def _check_score(score: float) -> None:
    if math.isnan(score):
        raise ValueError(_NAN)
