"""Settings of `runahead bench parallel`, and the requests of its phases to the ranks."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.baselines.plan import BASELINES, plan_gather
from benchmarks.baselines.ranks import BaselineRanks
from benchmarks.fixtures import emulated_links
from benchmarks.fixtures.emulated_links import EmulatedLink
from benchmarks.fixtures.preset_engines import COMMON_TOKENS
from benchmarks.fixtures.prompts import QUESTION_TOKENS
from benchmarks.report.report import BenchError
from kvstore import CHUNK_TOKENS, KVStore, Placement
from workers.engine import Engine
from workers.measuring.local_ranks import EPOCH, ChainOutcome
from workers.plan.config import check_device, usual_dtype
from workers.plan.partition import Partition, balanced, even
from workers.plan.worker_plan import Asked, SelectionPlan, WorkerPlan, plan_workers

#: Threads of each rank.
THREADS = 1
ONE, KVR_E, KVR_S, KVR_P = "one worker", "KVR-E", "KVR-S", "KVR-P"
TSP, TSP_CAUSAL, ZIGZAG = BASELINES
PHASES = ("long", "predicted", "stored", "overlap", "links", "selection")
#: Fewest tokens of a prompt for each rank: two chunks for each of two slices.
_FEWEST_TOKENS = 64
_FORGET_S, _DRAIN_S = 10.0, 120.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Phases, lengths and rounds. The defaults are those of the project's bars. Raises ValueError."""

    #: Model directory; None for the demo's model.
    model: Path | None = None
    #: Ranks; on device `cuda` each has a GPU of its own.
    workers: int = 2
    device: str = "cpu"
    #: Empty: the usual one of the device.
    dtype: str = ""
    tokens: int = 8192
    #: Rounds over all systems; every other round is in the opposite order.
    rounds: int = 3
    stored_tokens: int = 4096
    #: New tokens after the stored ones.
    new_tokens: int = 2048
    #: Tokens of prompts over noisy links, and of overlapping prompts.
    short_tokens: int = 2048
    #: Bandwidth in bytes per second and latency per message of the emulated links.
    link_bytes_per_s: float = 50e6
    link_latency_s: float = 1e-4
    #: Phase selection: budget as a share of the stored prefix; new tokens of the first worker to try next to the
    #: planner's choice (None: some around it); and tokens of an answer.
    budget: float = 0.25
    cuts: Sequence[int] | None = None
    num_generated: int = 32
    #: Some of `PHASES`; empty: all that the device and the number of workers allow.
    phases: Sequence[str] = ()

    def __post_init__(self) -> None:
        possible = [name for name in PHASES if not self._why_not(name)]
        object.__setattr__(self, "phases", self.phases or possible)
        object.__setattr__(self, "dtype", self.dtype or usual_dtype(self.device))
        check_device(self.device)
        if self.workers < 2:
            raise ValueError(f"a prompt is shared by 2 workers or more, not {self.workers}")
        if self.stored_tokens % COMMON_TOKENS or self.stored_tokens < COMMON_TOKENS:
            raise ValueError(f"stored tokens must be a multiple of {COMMON_TOKENS}, not {self.stored_tokens}")
        fewest = _FEWEST_TOKENS * self.workers
        if min(self.tokens, self.short_tokens) < fewest or self.new_tokens < 2 * QUESTION_TOKENS:
            raise ValueError(
                f"prompts must have at least {fewest} new tokens, {2 * QUESTION_TOKENS} after a stored prefix"
            )
        if not set(self.phases) <= set(PHASES):
            raise ValueError(f"phases must be some of {', '.join(PHASES)}, not {', '.join(self.phases)}")
        for name in self.phases:
            if reason := self._why_not(name):
                raise ValueError(f"phase {name} {reason}: leave it out")
        if self.link_bytes_per_s <= 0 or self.link_latency_s < 0:
            raise ValueError("a link needs a bandwidth above 0 and a latency of at least 0")
        if not all(0 < cut < self.new_tokens and cut % CHUNK_TOKENS == 0 for cut in self.cuts or ()):
            raise ValueError(f"cuts must be multiples of {CHUNK_TOKENS} between 0 and {self.new_tokens}: {self.cuts}")

    def _why_not(self, phase: str) -> str:
        """Reason why these settings do not allow a phase; empty if they do."""
        if phase == "links" and self.device != "cpu":
            return "slows down links between processors"
        if phase == "selection" and self.workers > 2:
            return "has two workers"
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One request to one system. `ttft_s`: from its lookup and planning to its first token in this process."""

    ttft_s: float
    partition: Partition | None
    outcome: ChainOutcome
    #: Bytes that the disk read during the request.
    disk_bytes: int = 0

    @property
    def first_token(self) -> int:
        return self.outcome.tokens[0]


class Asking:
    """Plans and runs requests of every system. Borrows engine and ranks."""

    def __init__(self, engine: Engine, ranks: BaselineRanks) -> None:
        assert engine.store is not None
        self.engine = engine
        self.facts = engine.facts
        self._store: KVStore = engine.store
        self._ranks = ranks
        self.num_ranks = ranks.num_ranks
        self._num_requests = self._num_kept = 0
        #: Partitions found by a search, by number of tokens; for other numbers, slices of equal work replace them.
        self.searched: dict[int, Partition] = {}
        self.cost = engine.facts.row_cost
        ranks.open_store(self._store.serve())

    def keep(self, prefix: Sequence[int]) -> None:
        """Compute the prefix here and store it. Raises BenchError if the store does not accept it."""
        list(self.engine.generate([*prefix, prefix[-1]]))
        stored = self._store.drain(_DRAIN_S) and len(self._store.inventory.match(prefix))
        if stored * self._store.geometry.tokens_per_chunk != len(prefix):
            raise BenchError(
                f"the store did not write the prefix within {_DRAIN_S:.0f} s; choose a --directory on a faster or "
                "emptier disk"
            )
        self._num_kept = len(prefix)

    def ask(self, system: str, prompt: Sequence[int], *, stored: bool = False) -> Sample:
        """Request one token; `stored`: use the stored part of the prompt. Raises BenchError or RanksFailed."""
        num_stored = self._num_kept if stored else 0
        if system not in BASELINES:
            return self.ask_cut(self.partition(system, num_stored, len(prompt)), prompt)
        started_s = time.perf_counter()
        with self._placed(prompt, num_stored) as placement:
            outcome = self._ranks.gather(
                plan_gather(system, epoch=EPOCH, token_ids=prompt, num_workers=self.num_ranks, placement=placement)
            )
        return Sample(ttft_s=outcome.first_token_at_s - started_s, partition=None, outcome=outcome)

    def ask_cut(
        self,
        partition: Partition,
        prompt: Sequence[int],
        max_new_tokens: int = 1,
        selection: SelectionPlan | None = None,
    ) -> Sample:
        """Run a chain with these cuts after the tokens stored before them. Raises BenchError or RanksFailed."""
        before, started_s = self._store.inventory.counters.disk_read_bytes, time.perf_counter()
        with self._placed(prompt, partition.num_prefix_tokens) as placement:
            plans = self._plans(partition, prompt, placement, max_new_tokens, selection)
            outcome = self._ranks.compute(plans)
        return Sample(
            ttft_s=outcome.first_token_at_s - started_s,
            partition=partition,
            outcome=outcome,
            disk_bytes=self._store.inventory.counters.disk_read_bytes - before,
        )

    def partition(self, system: str, num_stored: int, num_prompt: int) -> Partition:
        if system == ONE:
            return Partition((num_stored, num_prompt))
        if system == KVR_E:
            return even(num_stored, num_prompt, self.num_ranks)
        if num_stored == 0 and num_prompt in self.searched:
            return self.searched[num_prompt]
        return balanced(num_stored, num_prompt, self.num_ranks, self.cost)

    def side_by_side(self, prompt: Sequence[int]) -> float:
        """Seconds until every rank has prefilled the prompt by itself, all at the same time."""
        started_s = time.perf_counter()
        plans = [self._plans(Partition((0, len(prompt))), prompt)[0] for _ in range(self.num_ranks)]
        outcomes = self._ranks.side_by_side(plans)
        return max(outcome.first_token_at_s for outcome in outcomes) - started_s

    def overlapping(self, requests: Sequence[tuple[str, Sequence[int]]], *, after_s: float) -> list[float]:
        """TTFT of requests that start at intervals of `after_s` seconds, each counted from its own start."""
        plans = [self._plans(self.partition(system, 0, len(prompt)), prompt) for system, prompt in requests]
        return self._ranks.overlapping(plans, after_s)

    def emulate(self, link: EmulatedLink | None) -> None:
        self._ranks.call("apply", [(emulated_links.use, link, rank) for rank in range(self.num_ranks)])

    def forget(self) -> None:
        """Empty the store's memory. Workers release leases shortly after their answer. Raises BenchError."""
        deadline_s = time.monotonic() + _FORGET_S
        while True:
            self._store.tier.forget(lambda _: True)
            if not self._store.tier.used_bytes:
                return
            if time.monotonic() > deadline_s:
                raise BenchError(f"the store's memory is still in use {_FORGET_S:.0f} s after a request")
            time.sleep(0.01)

    @contextmanager
    def _placed(self, prompt: Sequence[int], num_stored: int) -> Iterator[Placement | None]:
        """Placement of one request that stores nothing; None if it uses nothing stored.

        Raises BenchError if another number of tokens is stored.
        """
        if not num_stored:
            yield None
            return
        placement = self._store.acquire(prompt, save=False)
        try:
            if placement.num_stored_tokens != num_stored:
                raise BenchError(f"{placement.num_stored_tokens} tokens of the prefix were stored, not {num_stored}")
            yield placement
        finally:
            self._store.settle(placement.placement_id)

    def _plans(
        self,
        partition: Partition,
        prompt: Sequence[int],
        placement: Placement | None = None,
        max_new_tokens: int = 1,
        selection: SelectionPlan | None = None,
    ) -> list[WorkerPlan]:
        self._num_requests += 1
        return plan_workers(
            request=self._num_requests,
            epoch=EPOCH,
            token_ids=prompt,
            partition=partition,
            placements=[placement],
            asked=Asked(max_new_tokens=max_new_tokens),
            selection=selection,
        )
