"""What a request takes at the least: as long as the quickest of those that had at most half as much to compute. Pure.

A prediction is only as good as its model, and an error of it must not end a request that would have had its answer. So
a bound is taken from what was measured: the model orders requests by what they compute, and no more is asked of it than
that twice as much does not take less time. The bound is a quarter to a half of the real time where requests of such
lengths were measured, and less where none was; where the machine has become slower it stays below that.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

#: Measurements of an octave of work before it says anything.
_FEWEST_MEASURED = 3


@dataclass(frozen=True, slots=True)
class LeastTimes:
    """Seconds by octave of work: of the requests whose work is from 2^n to 2^(n+1), the least, and their number."""

    by_octave: Mapping[int, tuple[float, int]] = field(default_factory=dict)

    def learned(self, work: float, measured_s: float) -> "LeastTimes":
        """With one more request that ran alone. Times and work of no use (zero, not finite) change nothing."""
        if not (math.isfinite(work) and math.isfinite(measured_s) and work > 0 and measured_s > 0):
            return self
        least_s, num_measured = self.by_octave.get(_octave(work), (math.inf, 0))
        return LeastTimes({**self.by_octave, _octave(work): (min(least_s, measured_s), num_measured + 1)})

    def of(self, work: float) -> float:
        """Seconds that a request with so much work takes at the least; 0 where nothing is known."""
        octave = _octave(work)
        known = (
            least_s
            for each, (least_s, num_measured) in self.by_octave.items()
            if each < octave and num_measured >= _FEWEST_MEASURED
        )
        return max(known, default=0.0)


def _octave(work: float) -> int:
    return math.frexp(work)[1]
