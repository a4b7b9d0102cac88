"""The planner: how many workers share a prompt, which ones, where it is cut, and how much of the prefix is loaded.

Pure, in two steps of which neither takes a millisecond. First every number of workers, and every beginning of the
prefix worth loading, is priced at slices of equal work, all in one call of the closed form. Then the winner's cuts are
taken from a table of searched partitions (KVR-P), or searched for here (KVR-S; KV-Runahead, section 4.2).

* **How many workers** (appendix B): a further one must save a twentieth, for p workers also serve p requests; a short
  suffix or a slow link leaves it to fewer. Without a measured model as many as `min_tokens_per_worker` allows.
* **Load or compute**: the prefix's tail may be cheaper to compute than to load. Those tokens then join the new ones.
  Only for exact requests, only by whole chunks of the store, and only with a measured cost model.
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

#: What fewer workers may take longer.
_TOLERANCE = 0.05
#: The search begins close by: equal work is a few chunks off at most.
_SEARCH_STRIDE_TOKENS = 16
#: Parts of an equal share that workers before the last may have where the link is slow.
_FRONTS = (0.5, 0.25)
#: How far from half of the own square a kernel may be for equal work to be close.
_USUAL_DIAGONAL = 0.2
#: Candidates at a time: the whole grid for five workers.
_SEARCH_BATCH = 128
#: A calibration that requests contradict by less is not replaced.
_SMALLEST_CORRECTION = 0.02
#: Without a measured model: fetching a token's KV from another node costs so much of computing it. An 8B model in 16
#: bits on an accelerator of 400 Tflop/s with 100 Gbit/s is there; slower processors are below it.
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
    """One way to run a request. Seconds are those of its last worker; they add up to `ttft_s`."""

    partition: Partition
    cuts_from: CutsFrom
    ttft_s: float
    #: For loads and for the workers before it.
    waiting_s: float
    computing_s: float
    head_s: float
    #: Where it waits because the store is slower than the chain.
    loading_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A choice among alternatives: the best of each number of workers, fewest first."""

    chosen: Alternative
    alternatives: tuple[Alternative, ...]
    #: Why no longer chain was considered; empty when the workers were what limited it.
    limit: str
    is_measured: bool
    #: Layers that see, and load, only so many rows.
    num_windows: int
    #: How many workers were measured side by side; longer chains are priced as if no more of them shared a machine.
    measured_side_by_side: int


@dataclass(frozen=True, slots=True)
class Price:
    """Predicted time of a request with so much of its prefix stored and so many ranks at hand."""

    num_workers: int
    #: To the first token.
    seconds: float


@dataclass(frozen=True, slots=True)
class _Task:
    """A request to plan: tokens after a stored prefix, of which `attended` rows count (None: all)."""

    num_stored: int
    num_prompt: int
    most_workers: int
    attended: int | None
    #: Beginnings of the prefix that may be loaded, longest first.
    prefixes: tuple[int, ...]


class Planner:
    """Owns: what requests have taught about the cost model. Used from one thread."""

    def __init__(
        self,
        cost: CostModel,
        *,
        table: PartitionTable | None = None,
        min_tokens_per_worker: int = 1,
        is_measured: bool = True,
        sources: str = "a given cost model",
    ) -> None:
        """`is_measured`: the model was calibrated; otherwise only its proportions are trusted. `sources`: where model
        and table come from, for people. Raises ValueError when the table is of another key."""
        if table is not None and (differences := cost.key.differences(table.key)):
            raise ValueError(f"the table is for {', '.join(differences)}")
        self._calibrated = self._cost = cost
        self._table = table
        self._min_tokens = min_tokens_per_worker
        self.is_measured = is_measured
        self.sources = sources
        self._refit = self._applied = Refit()
        self._least_times = LeastTimes()
        #: Trials of requests that `least_s` would end.
        self.trials = Trials()

    def learn_windows(self, windows: Sequence[int | None]) -> None:
        """By layer, how many rows it sees, None for all: of a stored prefix, no others are loaded."""
        self._learn_facts(windows=tuple(window for window in windows if window is not None))

    def learn_stored_rows(self, row_bytes: int, chosen_row_bytes: int) -> None:
        """Bytes that stores keep of a token in a layer, K and V, for exact requests and for those that choose rows."""
        self._learn_facts(kept_row_bytes=row_bytes, chosen_row_bytes=chosen_row_bytes)

    def _learn_facts(self, **facts: Any) -> None:
        self._calibrated, self._cost = (replace(cost, **facts) for cost in (self._calibrated, self._cost))

    @property
    def cost(self) -> CostModel:
        """The calibrated model, corrected by what requests took."""
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

        `load_per_rank` counts the requests on each rank now: among equally long runs the least loaded is taken, and of
        those the last, because the last rank decodes and keeps its caches warm. `attended`: stored rows that each token
        sees; None for all, exactly. `tokens_per_chunk`: the store's; None: no less than what is stored may be loaded.
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
        """Predict what `plan` would come to, by stored tokens (each of `prefixes`) and number of ranks at hand.

        One call of the closed form for all of them; cuts are of equal work, not searched. Without a measured model a
        price is operations by worker: good for comparing prices, and nothing else. `attended` as in `plan`.
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
        """Cost of a token's KV from another node's store, in the unit of `prices`."""
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
        """The choice of `plan`, with the best chain of every other length beside it."""
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
        """Learn from the computing times of one request, alone on the machine. Keeps a running factor."""
        predicted_s, measured_s = self._work_s(partition, attended), sum(each.compute_s for each in timings)
        self._refit = self._refit.learned(measured_s, predicted_s)
        self._least_times = self._least_times.learned(predicted_s, measured_s)
        if abs(self._refit.log_factor - self._applied.log_factor) > _SMALLEST_CORRECTION:
            self._applied, self._cost = self._refit, self._refit.applied(self._calibrated)

    def learn_among_others(self, partition: Partition, timings: Sequence[RunTimings]) -> None:
        """Learn how long workers computed for a request among other requests: no less than it would take alone."""
        measured_s = sum(each.compute_s for each in timings)
        self._least_times = self._least_times.refuted(self._work_s(partition, None), measured_s)

    def least_s(self, partition: Partition, attended: int | None = None) -> float:
        """Least seconds to a first token, as requests have shown, without loads and waiting. 0: nothing is known."""
        return self._least_times.of(self._work_s(partition, attended)) / partition.num_workers

    def _work_s(self, partition: Partition, attended: int | None) -> float:
        cycles_W = chain_times(self._calibrated, _as_batch(partition.cuts), attended=attended).cycle_BW[0]
        return float(cycles_W.sum()) * self._calibrated.num_layers + self._calibrated.request_s

    def _task(
        self, num_stored: int, num_prompt: int, num_ranks: int, attended: int | None, tokens_per_chunk: int | None
    ) -> _Task:
        if not 0 <= num_stored < num_prompt or num_ranks < 1:
            raise ValueError(f"no request: {num_stored} of {num_prompt} tokens are stored, {num_ranks} workers")
        prefixes: tuple[int, ...] = (num_stored,)
        if num_stored and tokens_per_chunk and attended is None and self.is_measured:
            steps = [tokens_per_chunk << power for power in range((num_stored // tokens_per_chunk).bit_length())]
            prefixes = (num_stored, *(num_stored - step for step in steps if step < num_stored), 0)
        most = min(num_ranks, self._most_workers(prefixes[-1], num_prompt))
        return _Task(num_stored, num_prompt, most, attended, prefixes)

    def _most_workers(self, start: int, end: int) -> int:
        return min(max(1, (end - start) // self._min_tokens), max_workers(start, end))

    def _ways(self, task: _Task) -> list[tuple[int, int]]:
        """Tokens to load and number of workers, the longest prefix first."""
        return [
            (prefix, num_workers)
            for prefix in task.prefixes
            for num_workers in range(1, min(task.most_workers, self._most_workers(prefix, task.num_prompt)) + 1)
        ]

    def _priced(self, task: _Task, *, has_fronts: bool) -> tuple[Ints, Ints, Floats]:
        """Number of workers, cuts of equal work and seconds of every way to run it.

        `has_fronts`: after these the same with less for the workers before the last.
        """
        starts_B, workers_B = np.array(self._ways(task), dtype=np.int64).T
        cuts_BW = equal_work_cuts(self._cost.layer, starts_B, task.num_prompt, workers_B, task.attended)
        if has_fronts:
            cuts_BW = np.concatenate([cuts_BW, *(with_shorter_fronts(cuts_BW, by) for by in _FRONTS)])
            workers_B = np.tile(workers_B, 1 + len(_FRONTS))
        return workers_B, cuts_BW, ttft_s(self._cost, cuts_BW, attended=task.attended)

    def _is_link_slow(self, task: _Task) -> bool:
        """Whether a message may take longer than a worker's share of a layer: then the last worker takes more."""
        num_new, rows = task.num_prompt - task.prefixes[-1], task.attended or 0
        share_s = float(self._cost.layer.whole_s(num_new, rows)) / task.most_workers
        message_bytes = num_new * self._cost.row_bytes
        return task.most_workers > 1 and float(self._cost.link.busy_s(message_bytes)) > share_s

    def _cut(
        self, cuts_W: Ints, num_workers: int, equal_work_s: float, attended: int | None
    ) -> tuple[Partition, float, CutsFrom]:
        """The best known cuts of the tokens that the last `num_workers` of the given slices cover, and their time."""
        seed = Partition(tuple(cuts_W[-num_workers - 1 :].tolist()))
        if num_workers == 1:
            return seed, equal_work_s, "one worker"
        if self._table is not None:
            known = self._table.predict(seed.num_prefix_tokens, seed.num_prompt_tokens, num_workers, attended=attended)
            if known is not None:
                return known, float(ttft_s(self._cost, _as_batch(known.cuts), attended=attended)[0]), "table"
        # Equal work counts half of the own square; a kernel that computes more of it wants other cuts.
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
        """The fastest of those with the fewest workers that are hardly slower than the fastest of all.

        Without a measured model, of those with the most: what a link costs is not known.
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
