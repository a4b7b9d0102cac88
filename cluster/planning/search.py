"""KVR-S: the best cuts by hierarchical grid search (KV-Runahead, section 4.2, figure 6, appendix D).

For two workers, the one inner cut is bracketed ever more narrowly. For more, every inner cut is moved by minus one
stride, zero and one stride around the best known cuts, in all combinations; when nothing improves, the stride is
halved, down to one chunk. If the whole grid exceeds the objective's batch, runs of neighbouring cuts are moved together
instead, because the slowest worker gets fewer tokens only if all cuts after it move. A simulated chain may be cut
anywhere (`unit`).

The objective is any function from cuts to seconds: the closed form for thousands of candidates at once
(`chain_time.ttft_s`), or a real chain for one after the other (`one_at_a_time`). Pure.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
import numpy.typing as npt

from cluster.planning.cost_model import Floats
from kvstore import CHUNK_TOKENS
from workers.plan.partition import Partition

Cuts = npt.NDArray[np.int64]
#: Function from cuts [B, W + 1] to seconds [B].
Objective = Callable[[Cuts], Floats]

#: Number of candidates that the closed form prices in little more time than one.
MODEL_BATCH = 4096
#: Most candidates at a time for the one cut of two workers; with this number, a third level would only repeat them.
_WIDEST_BRACKET = 63
#: Most moves at one stride. Each move improves the time, so this only matters for noisy measurements.
_MAX_MOVES = 32
#: Most inner cuts for which all runs are tried; with more, only runs of one cut and runs to an end of the chain.
_MAX_INNER_FOR_RUNS = 15


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """Candidates around the best cuts at one stride, as in a panel of the paper's figure 6."""

    stride_tokens: int
    cuts_BC: Cuts
    seconds_B: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Searched:
    """Result of a search: the best cuts, their time, and the levels that were tried."""

    cuts: tuple[int, ...]
    seconds: float
    levels: tuple[Level, ...]

    @property
    def partition(self) -> Partition:
        """The best cuts as a partition. Raises ValueError for cuts that are not on chunk boundaries."""
        return Partition(self.cuts)

    @property
    def num_evaluations(self) -> int:
        return sum(len(level.seconds_B) for level in self.levels)


def one_at_a_time(measure: Callable[[Partition], float]) -> Objective:
    """Objective that measures partitions one after the other, each once."""
    known: dict[tuple[int, ...], float] = {}

    def seconds_of(cuts: tuple[int, ...]) -> float:
        if cuts not in known:
            known[cuts] = measure(Partition(cuts))
        return known[cuts]

    return lambda cuts_BC: np.array([seconds_of(tuple(cuts)) for cuts in cuts_BC.tolist()])


def search(
    objective: Objective,
    seed: Partition | tuple[int, ...],
    *,
    unit: int = CHUNK_TOKENS,
    batch: int = MODEL_BATCH,
    seed_s: float | None = None,
    first_stride_tokens: int | None = None,
    last_stride_tokens: int | None = None,
) -> Searched:
    """Search for the best cuts, on multiples of `unit`, for the seed's tokens and number of workers.

    `batch`: most candidates of a level (graded moves come in addition); a few for a real chain. `seed_s`: the seed's
    time, if it is known. `first_stride_tokens`: stride of the first grid, a power of two of units; None: half a slice;
    smaller when the seed is known to be close. `last_stride_tokens`: stride below which measurements are only noise;
    None: one unit. Raises ValueError for a batch below 3.
    """
    if batch < 3:
        raise ValueError(f"batch must be at least 3 candidates, not {batch}")
    cuts = seed.cuts if isinstance(seed, Partition) else seed
    steps = _Search(objective, cuts, unit, seed_s, batch, max(1, (last_stride_tokens or unit) // unit))
    if len(cuts) == 3:
        steps.bracket(first_stride_tokens)
    elif len(cuts) > 3:
        steps.descend(first_stride_tokens)
    return Searched(tuple(steps.best_C.tolist()), steps.seconds, tuple(steps.levels))


class _Search:
    """State of a search: the best cuts so far, and the levels that led to them."""

    def __init__(
        self,
        objective: Objective,
        seed: tuple[int, ...],
        unit: int,
        seed_s: float | None,
        batch: int,
        last_stride_units: int,
    ) -> None:
        self._unit = unit
        self._last_stride = last_stride_units
        self._objective = objective
        self._batch = batch
        self._start, self._end = seed[0], seed[-1]
        self._num_inner = len(seed) - 2
        self.levels: list[Level] = []
        self.best_C = np.array(seed, dtype=np.int64)
        self.seconds = float("inf") if seed_s is None else seed_s
        if seed_s is None:
            self._try(0, self.best_C[None, 1:-1])

    def bracket(self, first_stride_tokens: int | None) -> None:
        """Search one inner cut: evenly spaced candidates, then candidates between the neighbours of the best."""
        low, high = self._start // self._unit + 1, (self._end - 1) // self._unit
        width = min(self._batch, _WIDEST_BRACKET)
        if first_stride_tokens is not None:
            seed, reach = int(self.best_C[1]), first_stride_tokens * (width // 2)
            low = max(low, (seed - reach) // self._unit)
            high = min(high, (seed + reach) // self._unit)
        while True:
            # Strictly inside the bracket: its ends are known to be worse, or are not cuts.
            inside = np.linspace(low - 1, high + 1, min(width, high - low + 1) + 2)
            spacing = int(np.diff(np.unique(inside.round())).max())
            units = np.unique(inside[1:-1].round().astype(np.int64))
            self._try(spacing * self._unit, units[:, None] * self._unit)
            if spacing <= self._last_stride:
                return
            best = int(self.best_C[1]) // self._unit
            low, high = max(low, best - spacing + 1), min(high, best + spacing - 1)  # the neighbours were tried

    def descend(self, first_stride_tokens: int | None) -> None:
        """Search several inner cuts: the grid around the best cuts, at shrinking strides."""
        moves = _moves(self._num_inner, self._batch)
        mean_units = (self._end - self._start) // (self._unit * (self._num_inner + 1))
        stride = 1 << max(0, (mean_units // 2).bit_length() - 1)
        if first_stride_tokens is not None:
            stride = min(stride, max(1, first_stride_tokens // self._unit))
        while stride >= self._last_stride:
            for _ in range(_MAX_MOVES):
                steps = np.rint(moves * stride).astype(np.int64)
                if not self._try(stride * self._unit, self.best_C[1:-1] + steps * self._unit):
                    break
            stride //= 2

    def _try(self, stride_tokens: int, inner_BI: Cuts) -> bool:
        cuts_BC = np.empty((len(inner_BI), self._num_inner + 2), dtype=np.int64)
        cuts_BC[:, 0], cuts_BC[:, -1] = self._start, self._end
        cuts_BC[:, 1:-1] = inner_BI
        cuts_BC = cuts_BC[(np.diff(cuts_BC, axis=1) > 0).all(axis=1)]
        if not len(cuts_BC):
            return False
        seconds_B = self._objective(cuts_BC)
        self.levels.append(Level(stride_tokens, cuts_BC, seconds_B))
        best = int(seconds_B.argmin())
        if not seconds_B[best] < self.seconds:
            return False
        self.best_C, self.seconds = cuts_BC[best].copy(), float(seconds_B[best])
        return True


@lru_cache(maxsize=64)
def _moves(num_inner: int, batch: int) -> Floats:
    """Directions of moves [B, I], from -1 to 1. Graded moves shift all cuts together, for workers of equal times."""
    if 3**num_inner - 1 <= batch:
        grid = [list(move) for move in product((-1.0, 0.0, 1.0), repeat=num_inner) if any(move)]
    else:
        runs = [(first, last) for last in range(num_inner + 1) for first in range(last)]
        if num_inner > _MAX_INNER_FOR_RUNS:
            runs = [(first, last) for first, last in runs if first == 0 or last in (first + 1, num_inner)]
        grid = [
            [sign * (first <= cut < last) for cut in range(num_inner)] for first, last in runs for sign in (-1.0, 1.0)
        ]
    left = 1 - np.arange(num_inner) / num_inner
    graded = [sign * ramp**power for ramp in (left, left[::-1]) for power in (0.5, 1.0, 2.0) for sign in (-1.0, 1.0)]
    return np.array([*grid, *graded])
