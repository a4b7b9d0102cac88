"""The planner: chooses the workers of a prompt, its cuts, and the part of the stored prefix to load.

Pure, in two steps of less than a millisecond each. First, every number of workers, and every part of the prefix worth
loading, is priced with slices of equal work, all in one call of the closed form. Then the winner's cuts are taken from
a table of searched partitions (KVR-P), or searched for (KVR-S; KV-Runahead, section 4.2).

* **Number of workers** (appendix B): each further worker must save a twentieth of the time, because p workers can also
  serve p requests; a short suffix or a slow link leads to fewer workers. Without a measured model, the number is the
  most that `min_tokens_per_worker` allows.
* **Load or compute**: the prefix's tail may be cheaper to compute than to load. Its tokens then join the new ones. Only
  for exact requests, in whole chunks of the store, and with a measured cost model.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from cluster.planning.chain_time import chain_times, ttft_s
from cluster.planning.cost_model import CostModel, Floats
from cluster.planning.equal_work import Ints, equal_work_cuts, with_shorter_fronts
from cluster.planning.least_times import LeastTimes, Trials
from cluster.planning.refit import Refit
from cluster.planning.search import search
from cluster.planning.table import PartitionTable
from workers.plan.events import RunTimings
from workers.plan.partition import Partition, max_workers

#: Share of the time by which a chain of fewer workers may be slower than the fastest one.
_TOLERANCE = 0.05
#: First stride of a search from equal work, which is at most a few chunks from the best cuts.
_SEARCH_STRIDE_TOKENS = 16
#: Shares of equal work that workers before the last may get when the link is slow.
_FRONTS = (0.5, 0.25)
#: Largest deviation of a kernel's diagonal from 0.5 for which equal work is close to the best cuts.
_USUAL_DIAGONAL = 0.2
#: Candidates at a time: the whole grid for five workers.
_SEARCH_BATCH = 128
#: Smallest correction, as a logarithm, that is applied to a calibrated model.
_SMALLEST_CORRECTION = 0.02
#: Cost of fetching a token's KV from another node as a share of computing it, without a measured model. It is right for
#: an 8B model in 16 bits on an accelerator of 400 Tflop/s with 100 Gbit/s; on slower processors it is lower.
_NOMINAL_FETCH_SHARE = 0.25

CutsFrom = Literal["one worker", "table", "search"]


@dataclass(frozen=True, slots=True)
class ChainPlan:
    """The chosen chain: worker `first_rank + i` computes slice i of the partition."""

    first_rank: int
    partition: Partition
    #: Seconds from planning to the first token, by the cost model.
    predicted_s: float
    cuts_from: CutsFrom

    @property
    def ranks(self) -> range:
        return range(self.first_rank, self.first_rank + self.partition.num_workers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Alternative:
    """One way to run a request.

    Seconds are those of its last worker; waiting, computing and head add up to `ttft_s`.
    """

    partition: Partition
    cuts_from: CutsFrom
    ttft_s: float
    #: Seconds of waiting for loads and for the workers before it.
    waiting_s: float
    computing_s: float
    head_s: float
    #: Part of `waiting_s` because the store is slower than the chain.
    loading_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """The choice among alternatives: the best chain of each number of workers, fewest first."""

    chosen: Alternative
    alternatives: tuple[Alternative, ...]
    #: Reason for which no longer chain was considered; empty when it is the number of workers.
    limit: str
    is_measured: bool
    #: Number of layers with a sliding window, which see and load only its rows.
    num_windows: int
    #: Number of workers that were measured at once; longer chains are priced with the same factor.
    measured_side_by_side: int


@dataclass(frozen=True, slots=True)
class Price:
    """Predicted time of a request for a length of its stored prefix and a number of available ranks."""

    num_workers: int
    #: Seconds to the first token.
    seconds: float


@dataclass(frozen=True, slots=True)
class _Task:
    """A request to plan: tokens after a stored prefix, of which `attended` rows count (None: all)."""

    num_stored: int
    num_prompt: int
    most_workers: int
    attended: int | None
    #: Lengths of the prefix that may be loaded, longest first.
    prefixes: tuple[int, ...]


class Planner:
    """Plans requests. Owns: the corrections of the cost model that requests have taught. Used from one thread."""

    def __init__(
        self,
        cost: CostModel,
        *,
        table: PartitionTable | None = None,
        min_tokens_per_worker: int = 1,
        is_measured: bool = True,
        sources: str = "a given cost model",
    ) -> None:
        """`is_measured`: whether the model was calibrated; otherwise only its proportions are trusted. `sources`: where
        model and table come from, for people. Raises ValueError when the table has another key.
        """
        if table is not None and (differences := cost.key.differences(table.key)):
            raise ValueError(f"the table is for {', '.join(differences)}")
        self._calibrated = self._cost = cost
        self._table = table
        self._min_tokens = min_tokens_per_worker
        self.is_measured = is_measured
        self.sources = sources
        self._refit = self._applied = Refit()
        self._least_times = LeastTimes()
        #: Picks requests to run although `least_s` says that they are too late.
        self.trials = Trials()

    def learn_windows(self, windows: Sequence[int | None]) -> None:
        """Set the number of rows that each layer sees, None for all: of a stored prefix, only these are loaded."""
        self._learn_facts(windows=tuple(window for window in windows if window is not None))

    def learn_stored_rows(self, row_bytes: int, chosen_row_bytes: int) -> None:
        """Set the bytes of stored K and V of a token in a layer, for exact requests and for those that choose rows."""
        self._learn_facts(kept_row_bytes=row_bytes, chosen_row_bytes=chosen_row_bytes)

    def _learn_facts(self, **facts: Any) -> None:
        self._calibrated, self._cost = (replace(cost, **facts) for cost in (self._calibrated, self._cost))

    @property
    def cost(self) -> CostModel:
        """The calibrated model, corrected by measured requests."""
        return self._cost

    def plan(
        self,
        num_stored: int,
        num_prompt: int,
        *,
        load_per_rank: Sequence[int],
        attended: int | None = None,
        tokens_per_chunk: int | None = None,
    ) -> ChainPlan:
        """Cut the tokens [stored, prompt) for a run of neighbouring ranks.

        `load_per_rank`: number of requests on each rank; among runs of equal length the least loaded is chosen, and
        among those the last, because the last rank decodes and keeps its caches warm. `attended`: stored rows that each
        token sees; None for all (exact). `tokens_per_chunk`: of the store; None: the whole stored prefix must be
        loaded.
        """
        task = self._task(num_stored, num_prompt, len(load_per_rank), attended, tokens_per_chunk)
        workers_B, cuts_BW, ttft_B = self._priced(task, has_fronts=self._is_link_slow(task))
        best = self._best(ttft_B, workers_B)
        partition, seconds, cuts_from = self._cut(cuts_BW[best], int(workers_B[best]), float(ttft_B[best]), attended)
        num_workers = partition.num_workers
        runs = range(len(load_per_rank) - num_workers, -1, -1)
        first_rank = min(runs, key=lambda first: sum(load_per_rank[first : first + num_workers]))
        return ChainPlan(first_rank, partition, seconds, cuts_from)

    def prices(
        self, prefixes: Sequence[int], num_prompt: int, *, rank_counts: Sequence[int], attended: int | None = None
    ) -> dict[tuple[int, int], Price]:
        """Predict times for each number of stored tokens in `prefixes` and each number of available ranks.

        Needs one call of the closed form; cuts are of equal work, not searched. Without a measured model, a price is
        the nominal time of computing divided by the workers, only good for comparing prices. `attended` as in `plan`.
        """
        wanted = [(prefix, num_ranks) for prefix in set(prefixes) for num_ranks in set(rank_counts)]
        if not self.is_measured:
            return {each: self._nominal_price(*each, num_prompt, attended) for each in wanted}
        by_length = tuple(sorted({*prefixes, 0}, reverse=True))
        most = min(max(rank_counts), self._most_workers(0, num_prompt))
        tasks = {each: self._task(each[0], num_prompt, each[1], attended, 1) for each in wanted}
        task = _Task(by_length[0], num_prompt, most, attended, by_length)
        workers_B, cuts_BW, ttft_B = self._priced(task, has_fronts=any(map(self._is_link_slow, tasks.values())))
        loaded_B, is_usual_B = cuts_BW[:, 0], np.arange(len(workers_B)) < len(self._ways(task))
        prices = {}
        for prefix, num_ranks in wanted:
            is_way_B = (loaded_B <= prefix if attended is None else loaded_B == prefix) & (workers_B <= num_ranks)
            ways = np.flatnonzero(is_way_B & (is_usual_B | self._is_link_slow(tasks[prefix, num_ranks])))
            best = ways[self._best(ttft_B[ways], workers_B[ways])]
            prices[prefix, num_ranks] = Price(int(workers_B[best]), float(ttft_B[best]))
        return prices

    def fetch_s_per_token(self, bytes_per_s: float) -> float:
        """Cost of fetching a token's KV from another node's store, in the unit of `prices`."""
        cost = self._cost
        if self.is_measured:
            return cost.num_layers * cost.stored_row_bytes() / bytes_per_s
        share = _NOMINAL_FETCH_SHARE * cost.stored_row_bytes() / cost.row_bytes
        return share * cost.num_layers * cost.layer.token_s

    def _nominal_price(self, prefix: int, num_ranks: int, num_prompt: int, attended: int | None) -> Price:
        num_workers, num_new = min(num_ranks, self._most_workers(prefix, num_prompt)), num_prompt - prefix
        layer, visible = self._cost.layer, prefix if attended is None else min(prefix, attended)
        token_s = layer.token_s + layer.pair_s * (visible + layer.diagonal * num_new)
        return Price(num_workers, self._cost.num_layers * num_new * token_s / num_workers)

    def explain(
        self,
        num_stored: int,
        num_prompt: int,
        *,
        num_ranks: int,
        attended: int | None = None,
        tokens_per_chunk: int | None = None,
    ) -> Explanation:
        """The choice of `plan`, and the best chain of every other length."""
        task = self._task(num_stored, num_prompt, num_ranks, attended, tokens_per_chunk)
        workers_B, cuts_BW, ttft_B = self._priced(task, has_fronts=self._is_link_slow(task))
        alternatives = []
        for num_workers in range(1, task.most_workers + 1):
            of_length = np.where(workers_B == num_workers, ttft_B, np.inf)
            best = int(of_length.argmin())
            alternatives.append(self._alternative(cuts_BW[best], num_workers, float(ttft_B[best]), attended))
        chosen = int(workers_B[self._best(ttft_B, workers_B)])
        return Explanation(
            chosen=alternatives[chosen - 1],
            alternatives=tuple(alternatives),
            limit=self._limit(task, num_ranks),
            is_measured=self.is_measured,
            num_windows=len(self._cost.windows),
            measured_side_by_side=len(self._cost.crowding),
        )

    def learn(self, partition: Partition, timings: Sequence[RunTimings], attended: int | None = None) -> None:
        """Learn from the computing times of one request that ran alone: a running factor, and bounds of times."""
        predicted_s, measured_s = self._work_s(partition, attended), sum(each.compute_s for each in timings)
        self._refit = self._refit.learned(measured_s, predicted_s)
        self._least_times = self._least_times.learned(predicted_s, measured_s)
        if abs(self._refit.log_factor - self._applied.log_factor) > _SMALLEST_CORRECTION:
            self._applied, self._cost = self._refit, self._refit.applied(self._calibrated)

    def learn_among_others(self, partition: Partition, timings: Sequence[RunTimings]) -> None:
        """Learn from a request that ran among other requests: alone it would not have taken longer."""
        measured_s = sum(each.compute_s for each in timings)
        self._least_times = self._least_times.refuted(self._work_s(partition, None), measured_s)

    def least_s(self, partition: Partition, attended: int | None = None) -> float:
        """Least seconds to a first token by earlier requests, without loads and waiting. 0: nothing is known."""
        return self._least_times.of(self._work_s(partition, attended)) / partition.num_workers

    def _work_s(self, partition: Partition, attended: int | None) -> float:
        cycles_W = chain_times(self._calibrated, _as_batch(partition.cuts), attended=attended).cycle_BW[0]
        return float(cycles_W.sum()) * self._calibrated.num_layers + self._calibrated.request_s

    def _task(
        self, num_stored: int, num_prompt: int, num_ranks: int, attended: int | None, tokens_per_chunk: int | None
    ) -> _Task:
        if not 0 <= num_stored < num_prompt or num_ranks < 1:
            raise ValueError(
                f"stored tokens must be fewer than prompt tokens, and workers at least 1: not {num_stored}, "
                f"{num_prompt} and {num_ranks}"
            )
        prefixes: tuple[int, ...] = (num_stored,)
        if num_stored and tokens_per_chunk and attended is None and self.is_measured:
            steps = [tokens_per_chunk << power for power in range((num_stored // tokens_per_chunk).bit_length())]
            prefixes = (num_stored, *(num_stored - step for step in steps if step < num_stored), 0)
        most = min(num_ranks, self._most_workers(prefixes[-1], num_prompt))
        return _Task(num_stored, num_prompt, most, attended, prefixes)

    def _most_workers(self, start: int, end: int) -> int:
        return min(max(1, (end - start) // self._min_tokens), max_workers(start, end))

    def _ways(self, task: _Task) -> list[tuple[int, int]]:
        """Pairs of tokens to load and number of workers, the longest prefix first."""
        return [
            (prefix, num_workers)
            for prefix in task.prefixes
            for num_workers in range(1, min(task.most_workers, self._most_workers(prefix, task.num_prompt)) + 1)
        ]

    def _priced(self, task: _Task, *, has_fronts: bool) -> tuple[Ints, Ints, Floats]:
        """Number of workers, cuts of equal work and seconds of every way to run a task.

        `has_fronts`: followed by the same ways with smaller slices for the workers before the last.
        """
        starts_B, workers_B = np.array(self._ways(task), dtype=np.int64).T
        cuts_BW = equal_work_cuts(self._cost.layer, starts_B, task.num_prompt, workers_B, task.attended)
        if has_fronts:
            cuts_BW = np.concatenate([cuts_BW, *(with_shorter_fronts(cuts_BW, by) for by in _FRONTS)])
            workers_B = np.tile(workers_B, 1 + len(_FRONTS))
        return workers_B, cuts_BW, ttft_s(self._cost, cuts_BW, attended=task.attended)

    def _is_link_slow(self, task: _Task) -> bool:
        """Whether a message may take longer than a worker's share of a layer; then the last worker should get more."""
        num_new, rows = task.num_prompt - task.prefixes[-1], task.attended or 0
        share_s = float(self._cost.layer.whole_s(num_new, rows)) / task.most_workers
        message_bytes = num_new * self._cost.row_bytes
        return task.most_workers > 1 and float(self._cost.link.busy_s(message_bytes)) > share_s

    def _cut(
        self, cuts_W: Ints, num_workers: int, equal_work_s: float, attended: int | None
    ) -> tuple[Partition, float, CutsFrom]:
        """The best cuts for the tokens of the last `num_workers` slices, and their time."""
        seed = Partition(tuple(cuts_W[-num_workers - 1 :].tolist()))
        if num_workers == 1:
            return seed, equal_work_s, "one worker"
        if self._table is not None:
            known = self._table.predict(seed.num_prefix_tokens, seed.num_prompt_tokens, num_workers, attended=attended)
            if known is not None:
                return known, float(ttft_s(self._cost, _as_batch(known.cuts), attended=attended)[0]), "table"
        # Equal work assumes half of the own square; a kernel that computes more of it needs other cuts.
        is_close = abs(self._cost.layer.diagonal - 0.5) < _USUAL_DIAGONAL
        found = search(
            lambda cuts_BC: ttft_s(self._cost, cuts_BC, attended=attended),
            seed,
            batch=_SEARCH_BATCH,
            seed_s=equal_work_s,
            first_stride_tokens=_SEARCH_STRIDE_TOKENS if is_close else None,
        )
        return found.partition, found.seconds, "search"

    def _alternative(self, cuts_W: Ints, num_workers: int, equal_work_s: float, attended: int | None) -> Alternative:
        partition, _, cuts_from = self._cut(cuts_W, num_workers, equal_work_s, attended)
        cuts_BC = _as_batch(partition.cuts)
        times = chain_times(self._cost, cuts_BC, attended=attended)
        without_load = chain_times(self._cost, cuts_BC, attended=attended, loads=False)
        waiting_s = float(times.waiting_BW[0, -1])
        return Alternative(
            partition=partition,
            cuts_from=cuts_from,
            ttft_s=float(times.ttft_B[0]),
            waiting_s=waiting_s,
            computing_s=float(times.cycle_BW[0, -1]) * self._cost.num_layers,
            head_s=self._cost.request_s,
            loading_s=waiting_s - float(without_load.waiting_BW[0, -1]),
        )

    def _best(self, ttft_B: Floats, workers_B: Ints) -> int:
        """Index of the best way: of all within `_TOLERANCE` of the fastest, the fastest with the fewest workers.

        Without a measured model, the fastest with the most workers, because the cost of a link is not known.
        """
        is_good = ttft_B <= ttft_B.min() * (1 + _TOLERANCE)
        num_workers = workers_B[is_good].min() if self.is_measured else workers_B.max()
        is_wanted = workers_B == num_workers
        return int(np.where(is_wanted & is_good if self.is_measured else is_wanted, ttft_B, np.inf).argmin())

    def _limit(self, task: _Task, num_ranks: int) -> str:
        if task.most_workers == num_ranks:
            return ""
        num_new = task.num_prompt - task.prefixes[-1]
        return f"{num_new} new tokens are enough for {task.most_workers} at {self._min_tokens} tokens each"


def _as_batch(cuts: Sequence[int]) -> Ints:
    return np.array([cuts], dtype=np.int64)
