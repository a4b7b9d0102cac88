"""Coefficients from the calibration rows, and predictions of all other published rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.simulation.chain import simulate_chain
from benchmarks.simulation.gathered import simulate_gathered
from benchmarks.simulation.partition_search import searched_cuts
from benchmarks.simulation.published_models import GpuCoefficients, cost_of
from benchmarks.simulation.published_rows import PublishedRow
from cluster.planning.cost_model import CostModel, Floats

#: Start of the fit: half of an A100's 312 TFLOP/s, 24 bytes per score at 1.5 TB/s, 100 kernels of 10 us.
_BEGIN = GpuCoefficients(flops_per_s=1.56e14, score_s=1.6e-11, layer_s=1e-3)
_MAX_ROUNDS = 40
#: Step of a logarithm for slopes.
_STEP = 1e-2
_CONVERGED = 1e-10
#: Candidates per level of a search that simulates each.
_PLAYED_BATCH = 64
_MIN_DAMPING, _MAX_DAMPING = 1e-6, 1e6

Predict = Callable[[PublishedRow, GpuCoefficients], float]


@dataclass(frozen=True, slots=True)
class Fitted:
    """Coefficients, and their error on the calibration rows."""

    gpu: GpuCoefficients
    #: Root of the mean squared logarithm of simulated / published.
    rms: float


def predict_s(row: PublishedRow, gpu: GpuCoefficients) -> float:
    """The simulated seconds of a published row; KVR-S's partition is searched in the model, token by token."""
    cost = cost_of(row.model, gpu, row.link_gb_s)
    if row.system == "tsp":
        return simulate_gathered(cost, "tsp", row.num_tokens, row.num_workers).ttft_s
    return simulate_chain(cost, searched_cuts(cost, 0, row.num_tokens, row.num_workers, unit=1)).ttft_s


def predict_on_demand_s(row: PublishedRow, gpu: GpuCoefficients) -> float:
    """`predict_s` with messages that begin only when their receiver has reached the layer, also in the search."""
    cost = cost_of(row.model, gpu, row.link_gb_s)
    if row.system != "kvr-s":
        return predict_s(row, gpu)
    objective = on_demand_objective(cost)
    cuts = searched_cuts(cost, 0, row.num_tokens, row.num_workers, objective=objective, batch=_PLAYED_BATCH)
    return simulate_chain(cost, cuts, on_demand=True).ttft_s


def on_demand_objective(cost: CostModel) -> Callable[[npt.NDArray[np.int64]], Floats]:
    """TTFT [B] of cuts [B, W + 1], simulated one after the other."""
    return lambda cuts_BC: np.array([simulate_chain(cost, cuts, on_demand=True).ttft_s for cuts in cuts_BC.tolist()])


def fit(rows: Sequence[PublishedRow], predict: Predict = predict_s) -> Fitted:
    """Least squares of log(simulated / published) over log coefficients (Levenberg-Marquardt)."""

    def residuals(log_coefficients: Floats) -> Floats:
        gpu = GpuCoefficients(*np.exp(log_coefficients).tolist())
        return np.log([predict(row, gpu) / row.seconds for row in rows])

    at = np.log([_BEGIN.flops_per_s, _BEGIN.score_s, _BEGIN.layer_s])
    errors, damping = residuals(at), 1e-2
    for _ in range(_MAX_ROUNDS):
        slopes = np.stack([(residuals(at + each) - errors) / _STEP for each in _STEP * np.eye(len(at))], axis=1)
        normal = slopes.T @ slopes
        improved = False
        while not improved and damping < _MAX_DAMPING:
            step = np.linalg.solve(normal + damping * np.diag(np.diag(normal)), -slopes.T @ errors)
            tried = residuals(at + step)
            improved = bool(tried @ tried < errors @ errors)
            damping = max(damping / 5, _MIN_DAMPING) if improved else damping * 5
        if not improved or errors @ errors - tried @ tried < _CONVERGED:
            break
        at, errors = at + step, tried
    return Fitted(GpuCoefficients(*np.exp(at).tolist()), float(np.sqrt(errors @ errors / len(rows))))
