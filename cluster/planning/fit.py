"""Coefficients from measurements: non-negative least squares on relative errors. Pure.

Few columns, so the best non-negative solution is found by trying every subset of them: at the optimum the others are
zero, and plain least squares gives the rest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from cluster.planning.cost_model import Floats, LayerCost

#: Points that must be left to fit a layer's four coefficients to.
_LEAST_ABOVE_FLOOR = 5
#: A floor must leave less than this part of the error without one.
_FLOOR_GAIN = 0.5
#: Bounds of `kv_share`, and what it is when a layer has no part without attention to take it from.
_LEAST_SHARE, _DEFAULT_SHARE, _MOST_SHARE = 0.02, 0.2, 0.9


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerPoint:
    """One layer, measured: a worker's own tokens, the rows it saw before them, seconds."""

    num_own: int
    num_visible: int
    cycle_s: float
    until_kv_s: float


def non_negative(columns_NC: Floats, values_N: Floats) -> Floats:
    """The coefficients [C], none below zero, with the least squared error. Raises ValueError without a value."""
    if not len(values_N):
        raise ValueError("nothing was measured")
    num_columns = columns_NC.shape[1]
    best_C, least = np.zeros(num_columns), float((values_N**2).sum())
    for size in range(1, num_columns + 1):
        for chosen in combinations(range(num_columns), size):
            some_C = np.linalg.lstsq(columns_NC[:, chosen], values_N, rcond=None)[0]
            error = float(((columns_NC[:, chosen] @ some_C - values_N) ** 2).sum())
            if (some_C >= 0).all() and error < least:
                best_C, least = np.zeros(num_columns), error
                best_C[list(chosen)] = some_C
    return best_C


def fit_layer(points: Sequence[LayerPoint]) -> LayerCost:
    """The layer that comes closest, in relative terms. Raises ValueError when the points do not determine one.

    The fastest points may lie on a floor, where a device waits for its host. How many do is decided by what predicts
    all points best, and none do where that is hardly better: noise looks like a low floor, too.
    """
    if len(points) < 2:
        raise ValueError("a layer needs at least two measured points")
    ascending = sorted(points, key=lambda point: point.cycle_s)
    plain = _fit(ascending, 0)
    with_floor = [_fit(ascending, num_on_floor) for num_on_floor in range(1, len(ascending) - _LEAST_ABOVE_FLOOR + 1)]
    best = min([plain, *with_floor], key=lambda layer: _error(layer, points))
    return best if _error(best, points) < _FLOOR_GAIN * _error(plain, points) else plain


def _error(layer: LayerCost, points: Sequence[LayerPoint]) -> float:
    return float(np.abs(relative_errors(layer, points)).sum())


def relative_errors(layer: LayerCost, points: Sequence[LayerPoint]) -> Floats:
    own, visible, cycle_s = _arrays(points)
    return (layer.whole_s(own, visible) - cycle_s) / cycle_s


def fit_line(sizes_bytes: Sequence[float], seconds: Sequence[float]) -> tuple[float, float]:
    """Latency in seconds, and bytes a second, of transfers; infinite when larger ones do not take longer."""
    sizes, times = np.asarray(sizes_bytes, dtype=np.float64), np.asarray(seconds, dtype=np.float64)
    scale = sizes.max() or 1.0
    columns = np.stack([np.ones_like(sizes), sizes / scale], axis=1)
    latency_s, per_scale_s = non_negative(columns / times[:, None], np.ones_like(times))
    return float(latency_s), float(scale / per_scale_s) if per_scale_s > 0 else float("inf")


def fit_rate(sizes_bytes: Sequence[float], seconds: Sequence[float], latency_s: float) -> float:
    """Bytes a second of transfers whose latency is known; infinite when they do not take longer than it."""
    sizes, times = np.asarray(sizes_bytes, dtype=np.float64), np.asarray(seconds, dtype=np.float64)
    column_N1 = (sizes / times)[:, None]
    (per_byte_s,) = non_negative(column_N1, (times - latency_s) / times)
    return float(1.0 / per_byte_s) if per_byte_s > 0 else float("inf")


def _fit(ascending: Sequence[LayerPoint], num_on_floor: int) -> LayerCost:
    own, visible, cycle_s = _arrays(ascending[num_on_floor:])
    # pair · own · (visible + diagonal · own), with a diagonal from 0 to 1, is what two non-negative columns can make.
    columns = np.stack([np.ones_like(own), own, own * (visible + own), own * visible], axis=1)
    scale_C = columns.max(axis=0)
    scale_C[scale_C == 0] = 1.0
    scaled = non_negative(columns / scale_C / cycle_s[:, None], np.ones_like(cycle_s)) / scale_C
    layer_s, token_s, whole_square_s, no_square_s = (float(each) for each in scaled)
    pair_s = whole_square_s + no_square_s
    floor_s = max((point.cycle_s for point in ascending[:num_on_floor]), default=0.0)
    return LayerCost(
        token_s=token_s,
        pair_s=pair_s,
        layer_s=layer_s,
        diagonal=whole_square_s / pair_s if pair_s else 0.5,
        floor_s=floor_s,
        kv_share=_kv_share(layer_s, token_s, ascending),
    )


def _kv_share(layer_s: float, token_s: float, points: Sequence[LayerPoint]) -> float:
    shares = [point.until_kv_s / (layer_s + token_s * point.num_own) for point in points if layer_s + token_s > 0]
    return float(np.clip(np.median(shares), _LEAST_SHARE, _MOST_SHARE)) if shares else _DEFAULT_SHARE


def _arrays(points: Sequence[LayerPoint]) -> tuple[Floats, Floats, Floats]:
    own = np.array([point.num_own for point in points], dtype=np.float64)
    visible = np.array([point.num_visible for point in points], dtype=np.float64)
    return own, visible, np.array([point.cycle_s for point in points])
