"""ContiguousKV's policy: the score is attention mass times loads, S = I x F.

Source: ContiguousKV, section 4.4, equations 1 and 2: I sums the attention mass that the record's tokens drew in each
request that selected it, F counts those accesses. Scores of evicted records stay in the table.
"""

import math
from collections.abc import Hashable
from typing import NamedTuple

from kvstore.policies.lru import MAX_RECORDS, History


class _Facts(NamedTuple):
    attention_mass: float
    num_loads: int

    @property
    def score(self) -> float:
        return self.attention_mass * self.num_loads


_UNKNOWN = _Facts(0.0, 0)


class Contiguous:
    """Score = cumulative attention mass x loads; it never falls."""

    name = "contiguous"
    max_importance = math.inf

    def __init__(self, max_records: int = MAX_RECORDS) -> None:
        self._history = History[_Facts](max_records)

    def touch(self, record: Hashable, importance: float) -> float:
        if not 0.0 <= importance < math.inf:
            raise ValueError(f"attention mass must be finite and not negative, not {importance}")
        before = self._history.get(record, _UNKNOWN)
        now = _Facts(before.attention_mass + importance, before.num_loads + 1)
        self._history.put(record, now)
        return now.score

    def score(self, record: Hashable) -> float:
        return self._history.get(record, _UNKNOWN).score

    def forget(self, record: Hashable) -> None:
        self._history.forget(record)
