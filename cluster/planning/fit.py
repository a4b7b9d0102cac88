"""Fits coefficients to measurements: non-negative least squares on relative errors. Pure.

There are few columns, so the best non-negative solution is found by trying every subset of them: at the optimum, the
coefficients outside a subset are zero, and plain least squares gives those inside.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from cluster.planning.cost_model import Floats, LayerCost

#: Least number of points above a floor, to which a layer's four coefficients are fitted.
_LEAST_ABOVE_FLOOR = 5
#: A floor is used only if it reduces the error to less than this share.
_FLOOR_GAIN = 0.5
#: Lower bound, default and upper bound of `kv_share`; the default is for layers without a part outside attention.
_LEAST_SHARE, _DEFAULT_SHARE, _MOST_SHARE = 0.02, 0.2, 0.9


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerPoint:
    """One measurement of a layer: a worker's own tokens, the visible rows before them, seconds."""

    num_own: int
    num_visible: int
    cycle_s: float
    until_kv_s: float


def non_negative(columns_NC: Floats, values_N: Floats) -> Floats:
    """Non-negative coefficients [C] with the least squared error. Raises ValueError without values."""
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
    """Fit a layer's cost with the least relative error. Raises ValueError for fewer than two points.

    The fastest points may lie on a floor, where a device waits for its host. The number of points on the floor is the
    one that predicts all points best; if that is hardly better than no floor, there is none, because noise can also
    look like a low floor.
    """
    if len(points) < 2:
        raise ValueError("a fit needs at least two measured points of a layer")
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
    """Latency in seconds and rate in bytes per second; the rate is infinite when sizes make no difference."""
    sizes, times = np.asarray(sizes_bytes, dtype=np.float64), np.asarray(seconds, dtype=np.float64)
    scale = sizes.max() or 1.0
    columns = np.stack([np.ones_like(sizes), sizes / scale], axis=1)
    latency_s, per_scale_s = non_negative(columns / times[:, None], np.ones_like(times))
    return float(latency_s), float(scale / per_scale_s) if per_scale_s > 0 else float("inf")


def fit_rate(sizes_bytes: Sequence[float], seconds: Sequence[float], latency_s: float) -> float:
    """Bytes per second of transfers whose latency is known; infinite when they take no longer than the latency."""
    sizes, times = np.asarray(sizes_bytes, dtype=np.float64), np.asarray(seconds, dtype=np.float64)
    column_N1 = (sizes / times)[:, None]
    (per_byte_s,) = non_negative(column_N1, (times - latency_s) / times)
    return float(1.0 / per_byte_s) if per_byte_s > 0 else float("inf")


def _fit(ascending: Sequence[LayerPoint], num_on_floor: int) -> LayerCost:
    own, visible, cycle_s = _arrays(ascending[num_on_floor:])
    # Two non-negative columns express pair · own · (visible + diagonal · own) with a diagonal from 0 to 1.
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
