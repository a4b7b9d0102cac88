"""Requests correct a cost model: one factor on everything that is computed. Pure.

A calibration is of one hour; a machine is slower when others use it. Each request says how long its workers computed.
The logarithm of measured over predicted is followed with a bounded step, so a request that was stopped for a minute
moves the factor by no more than one that was a fifth slower (a Huber estimate, exponentially weighted).
"""

import math
from dataclasses import dataclass, replace

from cluster.planning.cost_model import CostModel

#: How much of a deviation one measurement makes up for.
_RATE = 0.1
#: Deviations count up to this, in logarithms: a fifth.
_LARGEST_DEVIATION = math.log(1.2)
#: A machine that is slower or faster by more has to be calibrated again.
LARGEST_FACTOR = 8.0


@dataclass(frozen=True, slots=True)
class Refit:
    """The factor so far, as its logarithm, and the number of its measurements."""

    log_factor: float = 0.0
    num_measured: int = 0

    @property
    def factor(self) -> float:
        """Measured over predicted, from 1 / `LARGEST_FACTOR` to `LARGEST_FACTOR`."""
        return math.exp(self.log_factor)

    def learned(self, measured_s: float, predicted_s: float) -> "Refit":
        """With one more measurement of what the model predicts without the factor. Times of no use change nothing."""
        if not (math.isfinite(measured_s) and math.isfinite(predicted_s) and measured_s > 0 and predicted_s > 0):
            return self
        deviation = math.log(measured_s) - math.log(predicted_s) - self.log_factor
        step = _RATE * max(-_LARGEST_DEVIATION, min(_LARGEST_DEVIATION, deviation))
        largest = math.log(LARGEST_FACTOR)
        return Refit(max(-largest, min(largest, self.log_factor + step)), self.num_measured + 1)

    def applied(self, cost: CostModel) -> CostModel:
        """The model with its computing slower or faster by the factor; links and loads are as calibrated."""
        scaled = {name: getattr(cost.layer, name) * self.factor for name in ("token_s", "pair_s", "layer_s", "floor_s")}
        return replace(cost, layer=replace(cost.layer, **scaled), request_s=cost.request_s * self.factor)
