"""The measuring of `runahead bench parallel`: one prompt, every way to share its prefill among ranks, in turn."""

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import transformers

from benchmarks.baselines.plan import plan_gather
from benchmarks.baselines.ranks import BaselineRanks
from benchmarks.fixtures import emulated_links, kept_prefix
from benchmarks.fixtures.emulated_links import EmulatedLink
from benchmarks.fixtures.measured_model import stored_token_bytes
from benchmarks.fixtures.preset_engines import COMMON_TOKENS
from benchmarks.report.report import BenchError
from cluster.planning.cost_key import cost_key_of
from cluster.planning.search import Searched, one_at_a_time, search
from cluster.planning.table import PartitionTable, TableEntry
from kvstore import CHUNK_TOKENS, KVStore, Placement
from workers.engine import Engine
from workers.measuring.local_ranks import EPOCH, ChainOutcome, RanksFailed
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition, RowCost, balanced, even
from workers.plan.worker_plan import Asked, WorkerPlan, plan_workers

#: Of each rank.
THREADS = 1
NUM_RANKS = 2
ONE, KVR_E, KVR_S, KVR_P = "one worker", "KVR-E", "KVR-S", "KVR-P"
TSP, TSP_CAUSAL, ZIGZAG = "tsp", "tsp-causal", "zigzag"
#: Two requests of half the work, one a rank.
HALVES = "two of half the work"
COMPARED = (ONE, KVR_E, KVR_S, TSP, TSP_CAUSAL, ZIGZAG)
#: A round of the long prompt. The machine's speed drifts, so each has KVR-S right beside it, the closest on both sides.
_ROUND = (ONE, KVR_S, HALVES, KVR_S, ZIGZAG, KVR_S, TSP_CAUSAL, TSP, KVR_S, KVR_E)
#: Of the measured search: candidates of a level, and the first and last distance between them as a share of all tokens.
_SEARCH_BATCH, _FIRST_STRIDE, _LAST_STRIDE = 5, 1 / 32, 1 / 64
NUM_LONG_RUNS = len(_ROUND)
PHASES = ("long", "predicted", "stored", "overlap", "links")
_WARM_UP_TOKENS = 512
#: Two chunks for each of two slices of each of two ranks.
_FEWEST_TOKENS = 128

#: Ends one step of the progress and names the next.
Advance = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What to measure. The defaults are those of the project's bars. Raises ValueError."""

    tokens: int = 8192
    #: Of all systems, every other one in the opposite order.
    rounds: int = 3
    stored_tokens: int = 4096
    #: After the stored ones.
    new_tokens: int = 2048
    #: Of prompts over noisy links, and of those that overlap.
    short_tokens: int = 2048
    #: Of the emulated links: so many bytes a second, and so many seconds a message.
    link_bytes_per_s: float = 50e6
    link_latency_s: float = 1e-4
    #: Of `PHASES`.
    phases: Sequence[str] = PHASES

    def __post_init__(self) -> None:
        if self.stored_tokens % COMMON_TOKENS or self.stored_tokens < COMMON_TOKENS:
            raise ValueError(f"stored tokens must be a multiple of {COMMON_TOKENS}, not {self.stored_tokens}")
        if min(self.tokens, self.new_tokens, self.short_tokens) < _FEWEST_TOKENS:
            raise ValueError(f"prompts must have at least {_FEWEST_TOKENS} new tokens")
        if not self.phases or not set(self.phases) <= set(PHASES):
            raise ValueError(f"phases are some of {', '.join(PHASES)}, not {', '.join(self.phases) or 'none'}")
        if self.link_bytes_per_s <= 0 or self.link_latency_s < 0:
            raise ValueError("a link needs a bandwidth above 0 and a latency of at least 0")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One request of one system."""

    ttft_s: float
    first_token: int
    outcome: ChainOutcome


@dataclass(slots=True, kw_only=True)
class Measured:
    """What the bench found; samples by name of the system."""

    cuts: dict[str, Partition] = field(default_factory=dict)
    searches: dict[int, Searched] = field(default_factory=dict)
    long: dict[str, list[Sample]] = field(default_factory=dict)
    #: Seconds until both of two requests of half the work were done, side by side.
    halves_s: list[float] = field(default_factory=list)
    #: Seconds of a system, or of the halves, and of KVR-S right beside it, round by round: see `beside`.
    pairs_s: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    half_tokens: int = 0
    #: KVR-P and KVR-S at a length that is between two of the table.
    predicted: dict[str, list[Sample]] = field(default_factory=dict)
    predicted_tokens: int = 0
    stored: dict[str, list[Sample]] = field(default_factory=dict)
    quiet: dict[str, list[Sample]] = field(default_factory=dict)
    noisy: dict[str, list[Sample]] = field(default_factory=dict)
    #: TTFT of requests from when they were asked: a long one, a short one after it, and the short one alone.
    overlap_s: dict[str, list[float]] = field(default_factory=dict)


def half_of(tokens: int, cost: RowCost) -> int:
    """How many tokens are half of the work of so many."""
    low, high = 1, tokens
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if cost.up_to(middle) < cost.up_to(tokens) / 2 else (low, middle)
    return low


def beside(reference: str, ran: Sequence[tuple[str, float]]) -> list[tuple[str, tuple[float, float]]]:
    """Of runs in order, (name, seconds): each but the reference, with its seconds and the reference's, the mean of
    those right before and after it.

    Every run must have the reference on one side or on both.
    """
    pairs = []
    for at, (name, seconds) in enumerate(ran):
        if name != reference:
            neighbours = [
                other_s for other, other_s in (*ran[max(0, at - 1) : at], *ran[at + 1 : at + 2]) if other == reference
            ]
            pairs.append((name, (seconds, sum(neighbours) / len(neighbours))))
    return pairs


def entry_of(found: Searched) -> TableEntry:
    """A table's entry of what was found without a stored prefix."""
    cuts = found.partition.cuts
    return TableEntry(
        prefix_rows=0,
        sizes=tuple(right - left for left, right in pairwise(cuts)),
        seconds=found.seconds,
        num_evaluations=found.num_evaluations,
    )


class Bench:
    """Asks two ranks the same in every way. Owns: nothing; engine and ranks live while it measures."""

    def __init__(
        self, settings: Settings, model: Path, scratch: Path, advance: Advance, prompts: Sequence[Sequence[int]]
    ) -> None:
        """`prompts`: of `tokens` or more each."""
        self._settings = settings
        self._model = model
        self._scratch = scratch
        self._advance = advance
        self._prompts = [list(prompt) for prompt in prompts]
        self._measured = Measured()

    def measure(self) -> Measured:
        """Raises BenchError, also when systems disagree about a first token."""
        try:
            return self._measure()
        except RanksFailed as error:
            raise BenchError(str(error)) from error

    def _measure(self) -> Measured:
        worker = WorkerConfig(model=str(self._model), threads=THREADS)
        self._advance("starting the workers")
        transformers.utils.logging.disable_progress_bar()
        token_bytes = stored_token_bytes(self._model)
        store = kept_prefix.store_config(self._scratch, self._settings.stored_tokens, token_bytes)
        with Engine(worker, store) as engine, BaselineRanks(worker, NUM_RANKS) as ranks:
            asking = Asking(engine, ranks)
            for system in COMPARED:
                self._advance(f"warming up: {system}")
                asking.ask(system, self._prompts[0][:_WARM_UP_TOKENS])
            phases = {
                "long": self._compare_long,
                "predicted": self._predict,
                "stored": self._compare_over_stored,
                "overlap": self._overlap,
                "links": self._compare_over_noise,
            }
            for name in self._settings.phases:
                phases[name](asking)
        return self._measured

    def _compare_long(self, asking: "Asking") -> None:
        settings, measured = self._settings, self._measured
        self._search(asking, settings.tokens)
        measured.half_tokens = half_of(settings.tokens, asking.cost)
        for number in range(settings.rounds):
            prompt = self._prompts[number % len(self._prompts)][: settings.tokens]
            num_before = {system: len(samples) for system, samples in measured.long.items()}
            ran: list[tuple[str, float]] = []
            for system in _ROUND if number % 2 == 0 else reversed(_ROUND):
                self._advance(f"{settings.tokens} tokens, round {number + 1} of {settings.rounds}: {system}")
                ran.append((system, self._ask_long(asking, system, prompt)))
            for system, pair_s in beside(KVR_S, ran):
                measured.pairs_s.setdefault(system, []).append(pair_s)
            _check_equal([s for system, each in measured.long.items() for s in each[num_before.get(system, 0) :]])

    def _ask_long(self, asking: "Asking", system: str, prompt: Sequence[int]) -> float:
        measured = self._measured
        if system == HALVES:
            measured.halves_s.append(asking.side_by_side(prompt[: measured.half_tokens]))
            return measured.halves_s[-1]
        sample = asking.ask(system, prompt)
        measured.long.setdefault(system, []).append(sample)
        return sample.ttft_s

    def _search(self, asking: "Asking", num_tokens: int) -> None:
        """KVR-S at a length, by measuring it (paper, section 4.2).

        All cuts are the same work in total. So a candidate that met the machine in a slower minute is known by the
        seconds that its workers computed together, and its time is taken as at the first candidate's speed.
        """
        prompt = self._prompts[0][:num_tokens]
        first_s: list[float] = []

        def measure(partition: Partition) -> float:
            self._advance(f"searching at {num_tokens} tokens: first worker {partition.cuts[1]}")
            sample = asking.ask_cut(partition, prompt)
            computed_s = sum(done.timings.compute_s for done in sample.outcome.done)
            first_s.append(computed_s)
            return sample.ttft_s * first_s[0] / computed_s

        found = search(
            one_at_a_time(measure),
            balanced(0, num_tokens, NUM_RANKS, asking.cost),
            batch=_SEARCH_BATCH,
            first_stride_tokens=_chunks(_FIRST_STRIDE * num_tokens),
            last_stride_tokens=_chunks(_LAST_STRIDE * num_tokens),
        )
        self._measured.searches[num_tokens] = found
        asking.searched[num_tokens] = found.partition

    def _predict(self, asking: "Asking") -> None:
        """KVR-P between two searched lengths, beside KVR-S at its own."""
        low, high = self._settings.short_tokens, 2 * self._settings.short_tokens
        middle = (low + high) // 2
        for num_tokens in (low, high, middle):
            self._search(asking, num_tokens)
        found = [self._measured.searches[tokens] for tokens in (low, high)]
        key = cost_key_of(self._model, threads=THREADS, dtype="float32")
        predicted = PartitionTable(key, [entry_of(each) for each in found]).predict(0, middle, NUM_RANKS)
        assert predicted is not None, "between two entries"
        self._measured.predicted_tokens = middle
        self._measured.cuts[KVR_P] = predicted
        for number in range(2 * self._settings.rounds):  # short ones, and the difference is small
            prompt = self._prompts[number % len(self._prompts)][:middle]
            pair = {KVR_S: asking.searched[middle], KVR_P: predicted}
            for system in pair if number % 2 == 0 else reversed(pair):
                self._advance(f"{middle} tokens, round {number + 1}: {system}")
                self._measured.predicted.setdefault(system, []).append(asking.ask_cut(pair[system], prompt))

    def _compare_over_stored(self, asking: "Asking") -> None:
        settings = self._settings
        prompt = self._prompts[0][: settings.stored_tokens + settings.new_tokens]
        self._advance("storing a prefix")
        asking.keep(prompt[: settings.stored_tokens])
        for number in range(settings.rounds):
            for system in COMPARED if number % 2 == 0 else reversed(COMPARED):
                self._advance(f"{settings.new_tokens} tokens after {settings.stored_tokens} stored: {system}")
                self._measured.stored.setdefault(system, []).append(asking.ask(system, prompt, stored=True))
            _check_equal([samples[number] for samples in self._measured.stored.values()])

    def _overlap(self, asking: "Asking") -> None:
        """A short request after a long one, and three equal ones at once."""
        long = self._prompts[0][: self._settings.short_tokens * 2]
        short = self._prompts[1][: self._settings.short_tokens // 8]
        equal = [prompt[: self._settings.short_tokens // 2] for prompt in self._prompts]
        for _ in range(self._settings.rounds):
            self._advance("requests that overlap")
            times = self._measured.overlap_s
            times.setdefault("short alone", []).append(asking.ask(ONE, short).ttft_s)
            times.setdefault("long alone", []).append(asking.ask(KVR_S, long).ttft_s)
            first, second = asking.overlapping([(KVR_S, long), (ONE, short)], after_s=0.5)
            times.setdefault("long, a short one after it", []).append(first)
            times.setdefault("short, after a long one", []).append(second)
            times.setdefault("equal ones, one after the other", []).append(
                sum(asking.ask(KVR_S, prompt).ttft_s for prompt in equal)
            )
            times.setdefault("equal ones, all at once", []).append(
                max(asking.overlapping([(KVR_S, prompt) for prompt in equal], after_s=0.0))
            )

    def _compare_over_noise(self, asking: "Asking") -> None:
        """The same over emulated links, quiet and with a neighbour's traffic on them (paper, figure 11)."""
        settings = self._settings
        for number in range(settings.rounds):
            prompt = self._prompts[number % len(self._prompts)][: settings.short_tokens]
            for name, share, samples in (("quiet", 0.0, self._measured.quiet), ("noisy", 0.5, self._measured.noisy)):
                link = EmulatedLink(
                    bytes_per_s=settings.link_bytes_per_s,
                    latency_s=settings.link_latency_s,
                    busy_share=share,
                    seed=number,
                )
                asking.emulate(link)
                for system in (KVR_E, KVR_S, TSP, ZIGZAG):
                    self._advance(f"{name} links, round {number + 1} of {settings.rounds}: {system}")
                    samples.setdefault(system, []).append(asking.ask(system, prompt))
        asking.emulate(None)


class Asking:
    """Plans and runs requests of every system. Borrows engine and ranks."""

    def __init__(self, engine: Engine, ranks: BaselineRanks) -> None:
        assert engine.store is not None
        self._engine = engine
        self._store: KVStore = engine.store
        self._ranks = ranks
        self._num_requests = self._num_kept = 0
        #: What a search has found, by number of tokens; elsewhere slices of equal work stand for it.
        self.searched: dict[int, Partition] = {}
        self.cost = engine.facts.row_cost
        ranks.open_store(self._store.serve())

    def keep(self, prefix: Sequence[int]) -> None:
        """Compute the prefix here and store it. Raises BenchError when the store did not take it."""
        kept_prefix.keep(self._engine, prefix)
        self._num_kept = len(prefix)

    def ask(self, system: str, prompt: Sequence[int], *, stored: bool = False) -> Sample:
        """One request; `stored`: after what is stored of it. Raises BenchError when a worker fails."""
        started_s = time.perf_counter()
        with kept_prefix.placed(self._store, prompt) if stored else nullcontext() as placement:
            if placement is not None and placement.num_stored_tokens != self._num_kept:
                raise BenchError(f"{placement.num_stored_tokens} of {self._num_kept} kept tokens were found")
            if system in (TSP, TSP_CAUSAL, ZIGZAG):
                outcome = self._ranks.gather(
                    plan_gather(system, epoch=EPOCH, token_ids=prompt, num_workers=NUM_RANKS, placement=placement)
                )
            else:
                num_stored = placement.num_stored_tokens if placement is not None else 0
                outcome = self._ranks.compute(
                    self._plans(self.partition(system, num_stored, len(prompt)), prompt, placement)
                )
        return _sample(outcome, started_s)

    def ask_cut(self, partition: Partition, prompt: Sequence[int]) -> Sample:
        started_s = time.perf_counter()
        return _sample(self._ranks.compute(self._plans(partition, prompt, None)), started_s)

    def partition(self, system: str, num_stored: int, num_prompt: int) -> Partition:
        if system == ONE:
            return Partition((num_stored, num_prompt))
        if system == KVR_E:
            return even(num_stored, num_prompt, NUM_RANKS)
        if num_stored == 0 and num_prompt in self.searched:
            return self.searched[num_prompt]
        return balanced(num_stored, num_prompt, NUM_RANKS, self.cost)

    def side_by_side(self, prompt: Sequence[int]) -> float:
        """Seconds until every rank has prefilled the prompt by itself, all at once."""
        started_s = time.perf_counter()
        plans = [self._plans(Partition((0, len(prompt))), prompt, None)[0] for _ in range(NUM_RANKS)]
        outcomes = self._ranks.side_by_side(plans)
        return max(outcome.first_token_at_s for outcome in outcomes) - started_s

    def overlapping(self, requests: Sequence[tuple[str, Sequence[int]]], *, after_s: float) -> list[float]:
        """TTFT of requests that are asked `after_s` after each other, each from when it was asked."""
        plans = [self._plans(self.partition(system, 0, len(prompt)), prompt, None) for system, prompt in requests]
        return self._ranks.overlapping(plans, after_s)

    def emulate(self, link: EmulatedLink | None) -> None:
        self._ranks.call("apply", [(emulated_links.use, link, rank) for rank in range(NUM_RANKS)])

    def _plans(self, partition: Partition, prompt: Sequence[int], placement: Placement | None) -> list[WorkerPlan]:
        self._num_requests += 1
        return plan_workers(
            request=self._num_requests,
            epoch=EPOCH,
            token_ids=prompt,
            partition=partition,
            placements=[placement],
            asked=Asked(max_new_tokens=1),
        )


def _sample(outcome: ChainOutcome, started_s: float) -> Sample:
    return Sample(ttft_s=outcome.first_token_at_s - started_s, first_token=outcome.tokens[0], outcome=outcome)


def _check_equal(samples: Sequence[Sample]) -> None:
    tokens = [sample.first_token for sample in samples]
    if len(set(tokens)) > 1:
        raise BenchError(f"the systems do NOT agree about the first token of a prompt: {tokens}")


def _chunks(tokens: float) -> int:
    """To the nearest whole chunk, at least one."""
    return max(1, round(tokens / CHUNK_TOKENS)) * CHUNK_TOKENS
