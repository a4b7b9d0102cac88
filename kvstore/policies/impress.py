"""IMPRESS's policy: the score is the number of accesses times a moving average of the share of important rows.

Source: IMPRESS, section 4.4.2 and figure 14: only a record's important rows cross PCIe, so a record read often for few
rows saves less than one read somewhat less often for all of them.

The paper requires a moving average, updated after each access, and leaves its kind open. This one is exponential: one
number for each record instead of a window. With a plain mean the score would be the sum of all ratios ever seen, which
reacts slowly to a change of topic. The newest ratio weighs 1/4: three accesses outweigh all earlier ones, one does not.
"""

from collections.abc import Hashable
from typing import NamedTuple

from kvstore.policies.lru import MAX_RECORDS, History

NEWEST_WEIGHT = 0.25


class _Facts(NamedTuple):
    num_accesses: int
    average_ratio: float

    @property
    def score(self) -> float:
        return self.num_accesses * self.average_ratio


_UNKNOWN = _Facts(0, 0.0)


class Impress:
    """Score = accesses x average important ratio; it falls when a popular record stops being important."""

    name = "impress"
    max_importance = 1.0

    def __init__(self, max_records: int = MAX_RECORDS) -> None:
        self._history = History[_Facts](max_records)

    def touch(self, record: Hashable, importance: float) -> float:
        if not 0.0 <= importance <= self.max_importance:
            raise ValueError(f"the share of important rows must be between 0 and 1, not {importance}")
        before = self._history.get(record, _UNKNOWN)
        weight = NEWEST_WEIGHT if before.num_accesses else 1.0
        average_ratio = before.average_ratio + weight * (importance - before.average_ratio)
        now = _Facts(before.num_accesses + 1, average_ratio)
        self._history.put(record, now)
        return now.score

    def score(self, record: Hashable) -> float:
        return self._history.get(record, _UNKNOWN).score

    def forget(self, record: Hashable) -> None:
        self._history.forget(record)
