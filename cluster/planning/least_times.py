"""Lower bound of a request's time: the shortest measured time of requests with about half its work or more.

A prediction may be wrong, and must not end a request that would have got its answer in time. So the bound comes from
measurements: the model only orders requests by their work, and is only trusted in that twice the work does not take
less time. The bound is a quarter to a half of the real time where requests of similar lengths were measured, and less
where none were; it stays too low when the machine becomes slower. A bound from requests that ran slowly, because the
machine was busy, is lowered by the next request that is faster and at least as long.

A refused request is never measured, so a bound that refused all requests would never be corrected. `Trials` lets some
of them run. Pure.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

#: Least measurements of an octave of work before it bounds longer requests.
_FEWEST_MEASURED = 3
#: One in this number of the requests that seem too late is tried.
TRIED_OF = 16
#: Share of the bound from which a deadline counts as near it: the machine may have been twice as slow when it was busy.
NEAR_SHARE = 0.5


@dataclass(frozen=True, slots=True)
class LeastTimes:
    """Least seconds and number of requests by octave of work, from 2^n to 2^(n+1)."""

    by_octave: Mapping[int, tuple[float, int]] = field(default_factory=dict)

    def learned(self, work: float, measured_s: float) -> "LeastTimes":
        """The bounds after one more request that ran alone. Invalid times or work (zero, not finite) change nothing."""
        return self._with(work, measured_s, 1)

    def refuted(self, work: float, measured_s: float) -> "LeastTimes":
        """The bounds after one more request that ran among other requests: its time may only lower bounds."""
        return self._with(work, measured_s, 0)

    def _with(self, work: float, measured_s: float, num_more: int) -> "LeastTimes":
        if not (math.isfinite(work) and math.isfinite(measured_s) and work > 0 and measured_s > 0):
            return self
        least_s, num_measured = self.by_octave.get(_octave(work), (math.inf, 0))
        return LeastTimes({**self.by_octave, _octave(work): (min(least_s, measured_s), num_measured + num_more)})

    def of(self, work: float) -> float:
        """Least seconds of a request with this work; 0 when nothing is known."""
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
    """Picks one in `TRIED_OF` of the requests that seem too late, and the first one with a deadline near the bound."""

    def __init__(self) -> None:
        #: Number of requests to refuse before the next trial, by whether the deadline is near the bound.
        self._until_next = {True: 0, False: TRIED_OF - 1}

    def tries(self, left_s: float, least_s: float) -> bool:
        """Whether to try a request with `left_s` until its deadline; never after it."""
        if left_s <= 0:
            return False
        if not self._until_next[left_s >= NEAR_SHARE * least_s]:
            self._until_next = dict.fromkeys(self._until_next, TRIED_OF - 1)
            return True
        self._until_next = {is_near: max(0, left - 1) for is_near, left in self._until_next.items()}
        return False


def _octave(work: float) -> int:
    return math.frexp(work)[1]
