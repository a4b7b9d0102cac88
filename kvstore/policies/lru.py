"""Least recently used: the score is a logical clock.

Source: the LRU baselines AttentionStore and AS+H2O+LRU (IMPRESS, section 6.1). `History`, which keeps records in order
of last access, is this policy's table and bounds the memory of all other policies.
"""

import itertools
import math
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

#: Default number of records in a history, a few hundred bytes each.
MAX_RECORDS = 1_000_000

T = TypeVar("T")


class History(Generic[T]):
    """Facts of at most `max_records` records; beyond that the record put longest ago is dropped. O(1)."""

    def __init__(self, max_records: int) -> None:
        if max_records < 1:
            raise ValueError(f"a history needs at least 1 record, not {max_records}")
        self.max_records = max_records
        self._facts: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._facts)

    def get(self, record: Hashable, unknown: T) -> T:
        return self._facts.get(record, unknown)

    def put(self, record: Hashable, facts: T) -> None:
        """Replace the facts of a record and make it the newest."""
        self._facts[record] = facts
        self._facts.move_to_end(record)
        if len(self._facts) > self.max_records:
            self._facts.popitem(last=False)

    def has_room_for(self, num_records: int) -> bool:
        """Whether this number of new records fits without one being forgotten."""
        return len(self._facts) + num_records <= self.max_records

    def get_all(self, records: Sequence[Hashable], unknown: T) -> list[T]:
        return list(map(self._facts.get, records, itertools.repeat(unknown)))

    def put_all(self, records: Sequence[Hashable], facts: Iterable[T]) -> None:
        """Put facts of records, which are all different and have room."""
        self._facts.update(zip(records, facts, strict=True))
        deque(map(self._facts.move_to_end, records), maxlen=0)

    def forget(self, record: Hashable) -> None:
        self._facts.pop(record, None)


class LRU:
    """Score = number of accesses, to any record, up to and including the last one to this record."""

    name = "lru"
    max_importance = math.inf

    def __init__(self, max_records: int = MAX_RECORDS) -> None:
        self._last_access = History[float](max_records)
        self._clock = 0

    def touch(self, record: Hashable, importance: float) -> float:
        self._clock += 1
        self._last_access.put(record, float(self._clock))
        return float(self._clock)

    def touch_all(self, records: Sequence[Hashable], importance: Sequence[float]) -> list[float]:
        if not self._last_access.has_room_for(len(records)):
            return [self.touch(record, 1.0) for record in records]
        scores = list(map(float, range(self._clock + 1, self._clock + 1 + len(records))))
        self._clock += len(records)
        self._last_access.put_all(records, scores)
        return scores

    def score(self, record: Hashable) -> float:
        return self._last_access.get(record, 0.0)

    def forget(self, record: Hashable) -> None:
        self._last_access.forget(record)
