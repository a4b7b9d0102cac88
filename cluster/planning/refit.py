"""Correction of a cost model by requests: one factor on all computing times. Pure.

A machine may be slower than when it was calibrated, because other programs use it. Each request reports how long its
workers computed. The factor follows the logarithm of measured over predicted time in bounded steps, so a request that
was stopped for a minute moves it no more than a request that was a fifth slower (an exponentially weighted Huber
estimate).
"""

import math
from dataclasses import dataclass, replace

from cluster.planning.cost_model import CostModel

#: Share of a deviation that one measurement corrects.
_RATE = 0.1
#: Largest deviation that counts, as a logarithm: a fifth.
_LARGEST_DEVIATION = math.log(1.2)
#: Largest factor, either way; beyond it the machine must be calibrated again.
LARGEST_FACTOR = 8.0


@dataclass(frozen=True, slots=True)
class Refit:
    """The current factor, as a logarithm, and the number of its measurements."""

    log_factor: float = 0.0
    num_measured: int = 0

    @property
    def factor(self) -> float:
        """Measured over predicted, from 1 / `LARGEST_FACTOR` to `LARGEST_FACTOR`."""
        return math.exp(self.log_factor)

    def learned(self, measured_s: float, predicted_s: float) -> "Refit":
        """The factor after one more measurement; `predicted_s` is without the factor. Invalid times change nothing."""
        if not (math.isfinite(measured_s) and math.isfinite(predicted_s) and measured_s > 0 and predicted_s > 0):
            return self
        deviation = math.log(measured_s) - math.log(predicted_s) - self.log_factor
        step = _RATE * max(-_LARGEST_DEVIATION, min(_LARGEST_DEVIATION, deviation))
        largest = math.log(LARGEST_FACTOR)
        return Refit(max(-largest, min(largest, self.log_factor + step)), self.num_measured + 1)

    def applied(self, cost: CostModel) -> CostModel:
        """The model with its computing times multiplied by the factor; links and loads stay as calibrated."""
        scaled = {name: getattr(cost.layer, name) * self.factor for name in ("token_s", "pair_s", "layer_s", "floor_s")}
        return replace(cost, layer=replace(cost.layer, **scaled), request_s=cost.request_s * self.factor)
