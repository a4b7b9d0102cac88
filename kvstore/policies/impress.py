"""IMPRESS's policy: the score is the number of accesses times a moving average of the share of important rows.

Source: IMPRESS, section 4.4.2 and figure 14: only a record's important rows cross PCIe, so a record read often for few
rows saves less than one read somewhat less often for all of them.

The paper requires a moving average, updated after each access, and leaves its kind open. This one is exponential: one
number for each record instead of a window. With a plain mean the score would be the sum of all ratios ever seen, which
reacts slowly to a change of topic. The newest ratio weighs 1/4: three accesses outweigh all earlier ones, one does not.
"""

from collections.abc import Hashable, Sequence

from kvstore.policies.lru import MAX_RECORDS, History

NEWEST_WEIGHT = 0.25


#: Accesses, and the average ratio.
_Facts = tuple[int, float]
_UNKNOWN: _Facts = 0, 0.0


class Impress:
    """Score = accesses x average important ratio; it falls when a popular record stops being important."""

    name = "impress"
    max_importance = 1.0

    def __init__(self, max_records: int = MAX_RECORDS) -> None:
        self._history = History[_Facts](max_records)

    def touch(self, record: Hashable, importance: float) -> float:
        _check([importance])
        num_accesses, average_ratio = self._history.get(record, _UNKNOWN)
        average_ratio += (NEWEST_WEIGHT if num_accesses else 1.0) * (importance - average_ratio)
        self._history.put(record, (num_accesses + 1, average_ratio))
        return (num_accesses + 1) * average_ratio

    def touch_all(self, records: Sequence[Hashable], importance: Sequence[float]) -> list[float]:
        _check(importance)
        if not self._history.has_room_for(len(records)):
            return list(map(self.touch, records, importance))
        before = zip(self._history.get_all(records, _UNKNOWN), importance, strict=True)
        now = [
            (num_accesses + 1, average + (NEWEST_WEIGHT if num_accesses else 1.0) * (newest - average))
            for (num_accesses, average), newest in before
        ]
        self._history.put_all(records, now)
        return [num_accesses * average for num_accesses, average in now]

    def score(self, record: Hashable) -> float:
        num_accesses, average_ratio = self._history.get(record, _UNKNOWN)
        return num_accesses * average_ratio

    def forget(self, record: Hashable) -> None:
        self._history.forget(record)


def _check(importance: Sequence[float]) -> None:
    for value in importance:
        if not 0.0 <= value <= Impress.max_importance:
            raise ValueError(f"the share of important rows must be between 0 and 1, not {value}")
