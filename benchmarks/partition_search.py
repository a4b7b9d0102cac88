"""KVR-S for the simulator: cuts that minimise a time, found by moving them at ever smaller strides."""

import math
from collections.abc import Callable
from itertools import combinations

import numpy as np
import numpy.typing as npt

from cluster.planning.chain_time import chain_times
from cluster.planning.cost_model import CostModel, Floats
from kvstore import CHUNK_TOKENS
from workers.partition import even

Cuts = npt.NDArray[np.int64]
#: Cuts [B, W + 1] to seconds [B].
Objective = Callable[[Cuts], Floats]
#: Above so many workers only whole ends of the chain are moved: all runs of cuts would be too many to try.
_MAX_WORKERS_FOR_RUNS = 16
_BISECTIONS = 60


def even_cuts(start: int, end: int, num_workers: int) -> tuple[int, ...]:
    """KVR-E: equal slices, on chunks."""
    return even(start, end, num_workers).cuts


def searched_cuts(
    cost: CostModel, start: int, end: int, num_workers: int, *, unit: int = CHUNK_TOKENS
) -> tuple[int, ...]:
    """KVR-S under the closed form. Cuts lie on multiples of `unit`."""
    return search_cuts(
        lambda cuts_BC: chain_times(cost, cuts_BC).ttft_B, equal_cycles(cost, start, end, num_workers, unit), unit=unit
    )


def equal_cycles(cost: CostModel, start: int, end: int, num_workers: int, unit: int = CHUNK_TOKENS) -> tuple[int, ...]:
    """Slices whose layers take equally long: nearly the best, where links are fast.

    The longest path goes down all layers at the dearest worker, whichever that is: no worker may be dearer than others.
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


def search_cuts(objective: Objective, seed: tuple[int, ...], *, unit: int = CHUNK_TOKENS) -> tuple[int, ...]:
    """The best cuts found from `seed` or even slices on: runs of neighbouring cuts are moved together."""
    num_workers, length = len(seed) - 1, seed[-1] - seed[0]
    even_seed = _snapped([seed[0] + length * i / num_workers for i in range(num_workers + 1)], unit)
    seeds_BC = np.array([seed, even_seed])
    times_B = objective(seeds_BC)
    best_C, best_s = seeds_BC[times_B.argmin()], times_B.min()
    moves = _moves(num_workers)
    stride = 1 << max(0, (length // (2 * num_workers * unit)).bit_length() - 1)
    while stride and num_workers > 1:
        cuts_BC = best_C + moves * (stride * unit)
        cuts_BC = cuts_BC[(np.diff(cuts_BC, axis=1) > 0).all(axis=1)]
        times_B = objective(cuts_BC) if len(cuts_BC) else np.array([np.inf])
        if times_B.min() < best_s:
            best_C, best_s = cuts_BC[times_B.argmin()], times_B.min()
        else:
            stride //= 2
    return tuple(best_C.tolist())


def _own_tokens(cost: CostModel, cycle_s: float, visible: float) -> float:
    """How many tokens behind `visible` rows a layer of `cycle_s` has time for, as if there were no floor."""
    layer = cost.layer
    a, b, c = layer.pair_s * layer.diagonal, layer.token_s + layer.pair_s * visible, layer.layer_s - cycle_s
    return max(0.0, -2 * c / (b + math.sqrt(max(0.0, b * b - 4 * a * c))))


def _snapped(cuts: list[float], unit: int) -> tuple[int, ...]:
    """On multiples of `unit`, none of them the same. Raises ValueError when workers outnumber those."""
    start, end, num_workers = int(cuts[0]), int(cuts[-1]), len(cuts) - 1
    lowest, highest = start // unit + 1, (end - 1) // unit
    if highest - lowest + 1 < num_workers - 1:
        raise ValueError(f"{end - start} tokens cannot be cut for {num_workers} workers")
    inner: list[int] = []
    for index, cut in enumerate(cuts[1:-1], start=1):
        lowest = inner[-1] + 1 if inner else lowest
        inner.append(min(max(round(cut / unit), lowest), highest - (num_workers - 1 - index)))
    return (start, *(cut * unit for cut in inner), end)


def _moves(num_workers: int) -> Cuts:
    """Steps of all cuts [B, W + 1]: a run of neighbouring inner cuts one forward or one back."""
    runs = list(combinations(range(1, num_workers + 1), 2))
    if num_workers > _MAX_WORKERS_FOR_RUNS:
        runs = [(low, high) for low, high in runs if low == 1 or high in (low + 1, num_workers)]
    cut = np.arange(num_workers + 1)
    ahead = np.array([(cut >= low) & (cut < high) for low, high in runs], dtype=np.int64).reshape(-1, num_workers + 1)
    return np.concatenate([ahead, -ahead])
