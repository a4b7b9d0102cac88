"""The least time of a request: that of the quickest of those that had about half as much to compute, or more.

A prediction is only as good as its model, and an error of it must not end a request that would have had its answer. So
a bound is taken from what was measured: the model orders requests by what they compute, and no more is asked of it than
that twice as much does not take less time. The bound is a quarter to a half of the real time where requests of such
lengths were measured, and less where none was; where the machine has become slower it stays below that. Requests that
were slow, because the machine was busy as they ran, are refuted by one that was quicker and at least as long.

A request that is refused is never measured, so a bound that refused all would never be refuted. `Trials` lets some
run. Pure.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

#: Measurements of an octave of work before it says how much a longer request takes.
_FEWEST_MEASURED = 3
#: One in this number of the requests that seem too late is tried.
TRIED_OF = 16
#: Share of the bound from which on a deadline is near it: a busy machine may have taken twice as long as it does now.
NEAR_SHARE = 0.5


@dataclass(frozen=True, slots=True)
class LeastTimes:
    """Seconds by octave of work: of the requests whose work is from 2^n to 2^(n+1), the least, and their number."""

    by_octave: Mapping[int, tuple[float, int]] = field(default_factory=dict)

    def learned(self, work: float, measured_s: float) -> "LeastTimes":
        """With one more request that ran alone. Times and work of no use (zero, not finite) change nothing."""
        return self._with(work, measured_s, 1)

    def refuted(self, work: float, measured_s: float) -> "LeastTimes":
        """With one more request that ran among other requests: its time may lower bounds, and raises none."""
        return self._with(work, measured_s, 0)

    def _with(self, work: float, measured_s: float, num_more: int) -> "LeastTimes":
        if not (math.isfinite(work) and math.isfinite(measured_s) and work > 0 and measured_s > 0):
            return self
        least_s, num_measured = self.by_octave.get(_octave(work), (math.inf, 0))
        return LeastTimes({**self.by_octave, _octave(work): (min(least_s, measured_s), num_measured + num_more)})

    def of(self, work: float) -> float:
        """Seconds that a request with so much work takes at the least; 0 where nothing is known."""
        known = (
            each
            for each, (_, num_measured) in self.by_octave.items()
            if each < _octave(work) and num_measured >= _FEWEST_MEASURED
        )
        longest = max(known, default=None)
        if longest is None:
            return 0.0
        return min(least_s for each, (least_s, _) in self.by_octave.items() if each >= longest)


class Trials:
    """Tries one in `TRIED_OF` of the requests that seem too late, and the first of those near the bound."""

    def __init__(self) -> None:
        #: Requests to refuse before the next trial, by whether the deadline is near.
        self._until_next = {True: 0, False: TRIED_OF - 1}

    def tries(self, left_s: float, least_s: float) -> bool:
        """Whether a request with so little time left is tried; those whose time is over are not."""
        if left_s <= 0:
            return False
        if not self._until_next[left_s >= NEAR_SHARE * least_s]:
            self._until_next = dict.fromkeys(self._until_next, TRIED_OF - 1)
            return True
        self._until_next = {is_near: max(0, left - 1) for is_near, left in self._until_next.items()}
        return False


def _octave(work: float) -> int:
    return math.frexp(work)[1]
