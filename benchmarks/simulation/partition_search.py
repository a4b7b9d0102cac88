"""Cuts of simulated chains: two seeds for the planner's search, and the result of the better one.

The search itself and the times of a chain are the planner's (`cluster/planning/search.py`). This module has what only
simulations need: cuts at any token, as in the paper (ours are at chunks); KVR-E (slices of equal length), a system of
its own and a seed; and slices whose layers take equally long, which follow directly from a cost model.
"""

import math

import numpy as np

from cluster.planning.chain_time import chain_times
from cluster.planning.cost_model import CostModel, Floats
from cluster.planning.search import MODEL_BATCH, Cuts, Objective, search
from kvstore import CHUNK_TOKENS

_BISECTIONS = 60


def searched_cuts(
    cost: CostModel,
    start: int,
    end: int,
    num_workers: int,
    *,
    unit: int = CHUNK_TOKENS,
    objective: Objective | None = None,
    batch: int = MODEL_BATCH,
) -> tuple[int, ...]:
    """The best cuts found, at multiples of `unit`. `objective`: by default the closed form."""
    if objective is None:

        def objective(cuts_BC: Cuts) -> Floats:
            return chain_times(cost, cuts_BC).ttft_B

    seeds = equal_cycles(cost, start, end, num_workers, unit), equal_slices(start, end, num_workers, unit)
    times_B = objective(np.array(seeds))
    best = int(times_B.argmin())
    return search(objective, seeds[best], unit=unit, batch=batch, seed_s=float(times_B[best])).cuts


def equal_slices(start: int, end: int, num_workers: int, unit: int = CHUNK_TOKENS) -> tuple[int, ...]:
    """KVR-E: slices of equal length. Raises ValueError with more workers than units."""
    return _snapped([start + (end - start) * i / num_workers for i in range(num_workers + 1)], unit)


def equal_cycles(cost: CostModel, start: int, end: int, num_workers: int, unit: int = CHUNK_TOKENS) -> tuple[int, ...]:
    """Slices whose layers take equally long: nearly the best ones, if links are fast.

    The longest path goes down all layers of the slowest worker, so no worker may be slower than the rest.
    """

    def cuts_of(cycle_s: float) -> list[float]:
        cuts = [float(start)]
        for _ in range(num_workers):
            cuts.append(cuts[-1] + _own_tokens(cost, cycle_s, cuts[-1]))
        return cuts

    low_s, high_s = 0.0, float(cost.layer.whole_s(end - start, start))
    for _ in range(_BISECTIONS):
        middle_s = (low_s + high_s) / 2
        low_s, high_s = (middle_s, high_s) if cuts_of(middle_s)[-1] < end else (low_s, middle_s)
    return _snapped([*cuts_of(high_s)[:-1], end], unit)


def _own_tokens(cost: CostModel, cycle_s: float, visible: float) -> float:
    """Number of tokens after `visible` rows that a layer computes in `cycle_s`, ignoring its floor."""
    layer = cost.layer
    a, b, c = layer.pair_s * layer.diagonal, layer.token_s + layer.pair_s * visible, layer.layer_s - cycle_s
    return max(0.0, -2 * c / (b + math.sqrt(max(0.0, b * b - 4 * a * c))))


def _snapped(cuts: list[float], unit: int) -> tuple[int, ...]:
    """Cuts at distinct multiples of `unit`. Raises ValueError with more workers than units."""
    start, end, num_workers = int(cuts[0]), int(cuts[-1]), len(cuts) - 1
    lowest, highest = start // unit + 1, (end - 1) // unit
    if highest - lowest + 1 < num_workers - 1:
        raise ValueError(f"{end - start} tokens cannot be cut for {num_workers} workers")
    inner: list[int] = []
    for index, cut in enumerate(cuts[1:-1], start=1):
        lowest = inner[-1] + 1 if inner else lowest
        inner.append(min(max(round(cut / unit), lowest), highest - (num_workers - 1 - index)))
    return (start, *(cut * unit for cut in inner), end)
