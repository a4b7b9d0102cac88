"""KVR-S: the best cuts, by hierarchical grid search (KV-Runahead, section 4.2, figure 6, appendix D).

Two workers: the only inner cut is bracketed, ever more narrowly. More: a grid of a stride below, at and above the best
known cuts in every inner cut at once; where nothing improves any more the stride is halved, down to one chunk. Where
the whole grid is more than the objective takes at a time, runs of neighbouring cuts are moved together instead: the
dearest worker sheds tokens only when all cuts behind it move.

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
from workers.partition import Partition

Cuts = npt.NDArray[np.int64]
#: Cuts [B, W + 1] to seconds [B].
Objective = Callable[[Cuts], Floats]

#: So many candidates of the closed form cost little more than one.
MODEL_BATCH = 4096
#: The most of them for one cut of two: a third level would only repeat.
_WIDEST_BRACKET = 63
#: Moves at one stride; each brings an improvement, so this only bounds noise.
_MAX_MOVES = 32


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """What was tried around the best cuts at one stride: a panel of the paper's figure 6."""

    stride_tokens: int
    cuts_BC: Cuts
    seconds_B: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Searched:
    """The best partition that was tried, its time, and the way there."""

    partition: Partition
    seconds: float
    levels: tuple[Level, ...]

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
    seed: Partition,
    *,
    batch: int = MODEL_BATCH,
    seed_s: float | None = None,
    first_stride_tokens: int | None = None,
    last_stride_tokens: int = CHUNK_TOKENS,
) -> Searched:
    """The best cuts of the seed's tokens for as many workers, beginning at the seed.

    `batch`: how many candidates a level may have (graded moves come on top); a few for a real chain. `seed_s`: the
    seed's time, where it is known already.
    `first_stride_tokens`: of the first grid, a power of two of chunks; smaller than half a slice, which is the default,
    where the seed is known to be close. `last_stride_tokens`: below which differences drown in the noise of
    measurements. Raises ValueError for a batch below 3.
    """
    if batch < 3:
        raise ValueError(f"a search compares at least 3 candidates at a time, not {batch}")
    steps = _Search(objective, seed, seed_s, batch, max(1, last_stride_tokens // CHUNK_TOKENS))
    if seed.num_workers == 2:
        steps.bracket(first_stride_tokens)
    elif seed.num_workers > 2:
        steps.descend(first_stride_tokens)
    return Searched(Partition(tuple(steps.best_C.tolist())), steps.seconds, tuple(steps.levels))


class _Search:
    """The best cuts so far, and the levels that led to them."""

    def __init__(
        self, objective: Objective, seed: Partition, seed_s: float | None, batch: int, last_stride_chunks: int
    ) -> None:
        self._last_stride = last_stride_chunks
        self._objective = objective
        self._batch = batch
        self._start, self._end = seed.num_prefix_tokens, seed.num_prompt_tokens
        self._num_inner = seed.num_workers - 1
        self.levels: list[Level] = []
        self.best_C = np.array(seed.cuts, dtype=np.int64)
        self.seconds = float("inf") if seed_s is None else seed_s
        if seed_s is None:
            self._try(0, self.best_C[None, 1:-1])

    def bracket(self, first_stride_tokens: int | None) -> None:
        """One inner cut: evenly spread candidates, then those between the neighbours of the best."""
        low, high = self._start // CHUNK_TOKENS + 1, (self._end - 1) // CHUNK_TOKENS
        width = min(self._batch, _WIDEST_BRACKET)
        if first_stride_tokens is not None:
            seed, reach = int(self.best_C[1]), first_stride_tokens * (width // 2)
            low = max(low, (seed - reach) // CHUNK_TOKENS)
            high = min(high, (seed + reach) // CHUNK_TOKENS)
        while True:
            # Inside the bracket: its ends are known to be worse, or are no cuts.
            inside = np.linspace(low - 1, high + 1, min(width, high - low + 1) + 2)
            spacing = int(np.diff(np.unique(inside.round())).max())
            chunks = np.unique(inside[1:-1].round().astype(np.int64))
            self._try(spacing * CHUNK_TOKENS, chunks[:, None] * CHUNK_TOKENS)
            if spacing <= self._last_stride:
                return
            best = int(self.best_C[1]) // CHUNK_TOKENS
            low, high = max(low, best - spacing + 1), min(high, best + spacing - 1)  # the neighbours are known

    def descend(self, first_stride_tokens: int | None) -> None:
        """Several inner cuts: the grid around the best, at shrinking strides."""
        moves = _moves(self._num_inner, self._batch)
        mean_chunks = (self._end - self._start) // (CHUNK_TOKENS * (self._num_inner + 1))
        stride = 1 << max(0, (mean_chunks // 2).bit_length() - 1)
        if first_stride_tokens is not None:
            stride = min(stride, max(1, first_stride_tokens // CHUNK_TOKENS))
        while stride >= self._last_stride:
            for _ in range(_MAX_MOVES):
                steps = np.rint(moves * stride).astype(np.int64)
                if not self._try(stride * CHUNK_TOKENS, self.best_C[1:-1] + steps * CHUNK_TOKENS):
                    break
            stride //= 2

    def _try(self, stride_tokens: int, inner_BI: Cuts) -> bool:
        """Whether one of them is better than all before."""
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
    """Directions in which the inner cuts move together, without standing still, [B, I], from -1 to 1 each.

    Where many workers are equally dear, none gets cheaper alone: cuts then move by graded amounts, the first most.
    """
    if 3**num_inner - 1 <= batch:
        grid = [list(move) for move in product((-1.0, 0.0, 1.0), repeat=num_inner) if any(move)]
    else:
        runs = [(first, last) for last in range(num_inner + 1) for first in range(last)]
        grid = [
            [sign * (first <= cut < last) for cut in range(num_inner)] for first, last in runs for sign in (-1.0, 1.0)
        ]
    left = 1 - np.arange(num_inner) / num_inner
    graded = [sign * ramp**power for ramp in (left, left[::-1]) for power in (0.5, 1.0, 2.0) for sign in (-1.0, 1.0)]
    return np.array([*grid, *graded])
