"""Bookkeeping of one memory tier: resident records with their bytes and scores, and the choice of victims.

The lowest score is found with a min-heap (IMPRESS, section 4.4.2; ContiguousKV, section 4.4). A score changes on every
access, so the heap is lazy: a change pushes a new entry and leaves the old one stale, and the heap is rebuilt when
stale entries outnumber residents. It holds at most two entries per resident.

Pure: holds no KV, no lock, no clock. The owner serialises calls and moves the bytes.
"""

import heapq
import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple


class Resident(NamedTuple):
    """A record in the tier and its score at the last update. Compared by identity."""

    record: Hashable
    size_bytes: int
    score: float


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
        self._residents: dict[Hashable, Resident] = {}
        #: (score, number of the update, resident); live while `_residents` holds that same object.
        self._heap: list[tuple[float, int, Resident]] = []
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
        return self._residents.get(record)

    def minimum(self) -> tuple[float, Hashable] | None:
        """The lowest score and its record, even if pinned; None when the tier is empty."""
        while self._heap and not self._is_live(self._heap[0]):
            heapq.heappop(self._heap)
        return (self._heap[0][0], self._heap[0][2].record) if self._heap else None

    def update(self, record: Hashable, score: float) -> None:
        """Set the score of a resident. Raises KeyError when it is not resident."""
        _check_score(score)
        self._set(Resident(record, self._residents[record].size_bytes, score))

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
        resident = self._residents.pop(record)
        self._used_bytes -= resident.size_bytes
        if len(self._heap) > 2 * len(self._residents):
            self._drop_stale()
        return resident

    def _victims(
        self, size_bytes: int, score: float, is_pinned: Callable[[Hashable], bool]
    ) -> tuple[Resident, ...] | None:
        """The fewest residents with the lowest scores whose eviction makes room; None when that is impossible."""
        if size_bytes > self.capacity_bytes:
            return None
        missing_bytes = self._used_bytes + size_bytes - self.capacity_bytes
        visited: list[tuple[float, int, Resident]] = []
        victims: list[Resident] = []
        try:
            while missing_bytes > 0 and self._heap and self._heap[0][0] < score:
                entry = heapq.heappop(self._heap)
                if not self._is_live(entry):
                    continue
                visited.append(entry)
                if not is_pinned(entry[2].record):
                    victims.append(entry[2])
                    missing_bytes -= entry[2].size_bytes
        finally:
            for entry in visited:
                heapq.heappush(self._heap, entry)
        return tuple(victims) if missing_bytes <= 0 else None

    def _check_newcomer(self, record: Hashable, size_bytes: int, score: float) -> None:
        if record in self._residents:
            raise ValueError(f"{record!r} is resident already")
        if size_bytes <= 0:
            raise ValueError(f"a record cannot take {size_bytes} bytes")
        _check_score(score)

    def _admit(self, record: Hashable, size_bytes: int, score: float) -> None:
        self._used_bytes += size_bytes
        self._set(Resident(record, size_bytes, score))

    def _set(self, resident: Resident) -> None:
        self._residents[resident.record] = resident
        self._num_updates += 1
        heapq.heappush(self._heap, (resident.score, self._num_updates, resident))
        if len(self._heap) > 2 * len(self._residents):
            self._drop_stale()

    def _is_live(self, entry: tuple[float, int, Resident]) -> bool:
        return self._residents.get(entry[2].record) is entry[2]

    def _drop_stale(self) -> None:
        """Rebuild the heap without stale entries: amortised O(1) per update."""
        self._heap = [entry for entry in self._heap if self._is_live(entry)]
        heapq.heapify(self._heap)


def _check_score(score: float) -> None:
    if math.isnan(score):
        raise ValueError("a score must not be NaN")
