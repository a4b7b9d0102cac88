"""ContiguousKV's policy: the score is attention mass times loads, S = I x F.

Source: ContiguousKV, section 4.4, equations 1 and 2: I sums the attention mass that the record's tokens drew in each
request that selected it, F counts those accesses. Scores of evicted records stay in the table.
"""

import math
from collections.abc import Hashable, Sequence

from kvstore.policies.lru import MAX_RECORDS, History

#: Attention mass, and loads.
_Facts = tuple[float, int]
_UNKNOWN: _Facts = 0.0, 0


class Contiguous:
    """Score = cumulative attention mass x loads; it never falls."""

    name = "contiguous"
    max_importance = math.inf

    def __init__(self, max_records: int = MAX_RECORDS) -> None:
        self._history = History[_Facts](max_records)

    def touch(self, record: Hashable, importance: float) -> float:
        _check([importance])
        attention_mass, num_loads = self._history.get(record, _UNKNOWN)
        now = attention_mass + importance, num_loads + 1
        self._history.put(record, now)
        return now[0] * now[1]

    def touch_all(self, records: Sequence[Hashable], importance: Sequence[float]) -> list[float]:
        _check(importance)
        if not self._history.has_room_for(len(records)):
            return list(map(self.touch, records, importance))
        before = zip(self._history.get_all(records, _UNKNOWN), importance, strict=True)
        now = [(mass + newest, num_loads + 1) for (mass, num_loads), newest in before]
        self._history.put_all(records, now)
        return [mass * num_loads for mass, num_loads in now]

    def score(self, record: Hashable) -> float:
        attention_mass, num_loads = self._history.get(record, _UNKNOWN)
        return attention_mass * num_loads

    def forget(self, record: Hashable) -> None:
        self._history.forget(record)


def _check(importance: Sequence[float]) -> None:
    for value in importance:
        if not 0.0 <= value < math.inf:
            raise ValueError(f"attention mass must be finite and not negative, not {value}")
