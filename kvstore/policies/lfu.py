"""Least frequently used: the score is the number of accesses.

Source: the baseline AS+H2O+LFU (IMPRESS, section 6.1). Counts survive eviction and do not age.
"""

import math
from collections.abc import Hashable, Sequence

from kvstore.policies.lru import MAX_RECORDS, History


class LFU:
    """Score = accesses to the record."""

    name = "lfu"
    max_importance = math.inf

    def __init__(self, max_records: int = MAX_RECORDS) -> None:
        self._num_accesses = History[int](max_records)

    def touch(self, record: Hashable, importance: float) -> float:
        num_accesses = self._num_accesses.get(record, 0) + 1
        self._num_accesses.put(record, num_accesses)
        return float(num_accesses)

    def touch_all(self, records: Sequence[Hashable], importance: Sequence[float]) -> list[float]:
        if not self._num_accesses.has_room_for(len(records)):
            return [self.touch(record, 1.0) for record in records]
        counts = [before + 1 for before in self._num_accesses.get_all(records, 0)]
        self._num_accesses.put_all(records, counts)
        return list(map(float, counts))

    def score(self, record: Hashable) -> float:
        return float(self._num_accesses.get(record, 0))

    def forget(self, record: Hashable) -> None:
        self._num_accesses.forget(record)
