"""KVR-S: the best cuts, by hierarchical grid search (KV-Runahead, section 4.2, figure 6, appendix D).

Two workers: the only inner cut is bracketed, ever more narrowly. More: a grid of a stride below, at and above the best
known cuts in every inner cut at once; where nothing improves any more the stride is halved, down to one chunk. Where
the whole grid is more than the objective takes at a time, runs of neighbouring cuts are moved together instead: the
dearest worker sheds tokens only when all cuts after it move. A simulated chain may be cut anywhere (`unit`).

The objective is anything that puts a time on cuts: the closed form, a thousand at a time (`chain_time.ttft_s`), or a
real chain, one after the other (`one_at_a_time`). Pure.
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
#: Cuts [B, W + 1] to seconds [B].
Objective = Callable[[Cuts], Floats]

#: So many candidates of the closed form cost little more than one.
MODEL_BATCH = 4096
#: The most of them for one cut of two: a third level would only repeat.
_WIDEST_BRACKET = 63
#: Moves at one stride; each brings an improvement, so this only bounds noise.
_MAX_MOVES = 32
#: With more inner cuts only runs of one cut, and those to an end of the chain, are moved: all would be too many to try.
_MAX_INNER_FOR_RUNS = 15


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """Candidates around the best cuts at one stride: a panel of the paper's figure 6."""

    stride_tokens: int
    cuts_BC: Cuts
    seconds_B: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Searched:
    """The best cuts that were tried, their time, and the way there."""

    cuts: tuple[int, ...]
    seconds: float
    levels: tuple[Level, ...]

    @property
    def partition(self) -> Partition:
        """Raises ValueError for cuts between chunks."""
        return Partition(self.cuts)

    @property
    def num_evaluations(self) -> int:
        return sum(len(level.seconds_B) for level in self.levels)


def one_at_a_time(measure: Callable[[Partition], float]) -> Objective:
    """An objective that measures one partition after the other, none twice."""
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
    """The best cuts of the seed's tokens for as many workers, on multiples of `unit`, beginning at the seed.

    `batch`: how many candidates a level may have (graded moves come on top); a few for a real chain. `seed_s`: the
    seed's time, where it is known already. `first_stride_tokens`: of the first grid, a power of two of units; smaller
    than half a slice, which is the default, where the seed is known to be close. `last_stride_tokens`: below which
    differences drown in the noise of measurements; None: one unit. Raises ValueError for a batch below 3.
    """
    if batch < 3:
        raise ValueError(f"a search compares at least 3 candidates at a time, not {batch}")
    cuts = seed.cuts if isinstance(seed, Partition) else seed
    steps = _Search(objective, cuts, unit, seed_s, batch, max(1, (last_stride_tokens or unit) // unit))
    if len(cuts) == 3:
        steps.bracket(first_stride_tokens)
    elif len(cuts) > 3:
        steps.descend(first_stride_tokens)
    return Searched(tuple(steps.best_C.tolist()), steps.seconds, tuple(steps.levels))


class _Search:
    """The best cuts so far, and the levels that led to them."""

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
        """One inner cut: evenly spread candidates, then those between the neighbours of the best."""
        low, high = self._start // self._unit + 1, (self._end - 1) // self._unit
        width = min(self._batch, _WIDEST_BRACKET)
        if first_stride_tokens is not None:
            seed, reach = int(self.best_C[1]), first_stride_tokens * (width // 2)
            low = max(low, (seed - reach) // self._unit)
            high = min(high, (seed + reach) // self._unit)
        while True:
            # Inside the bracket: its ends are known to be worse, or are no cuts.
            inside = np.linspace(low - 1, high + 1, min(width, high - low + 1) + 2)
            spacing = int(np.diff(np.unique(inside.round())).max())
            units = np.unique(inside[1:-1].round().astype(np.int64))
            self._try(spacing * self._unit, units[:, None] * self._unit)
            if spacing <= self._last_stride:
                return
            best = int(self.best_C[1]) // self._unit
            low, high = max(low, best - spacing + 1), min(high, best + spacing - 1)  # the neighbours are known

    def descend(self, first_stride_tokens: int | None) -> None:
        """Several inner cuts: the grid around the best, at shrinking strides."""
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
    """Directions of moves [B, I], -1 to 1. Where many workers are equally dear, graded amounts move cuts together."""
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
