"""Measurements of `runahead bench parallel`: one prompt, and alternating ways to share its prefill among ranks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import transformers

from benchmarks.baselines.ranks import BaselineRanks
from benchmarks.fixtures.emulated_links import EmulatedLink
from benchmarks.fixtures.measured_model import stored_token_bytes
from benchmarks.parallel import selection
from benchmarks.parallel.asking import (
    KVR_E,
    KVR_P,
    KVR_S,
    ONE,
    THREADS,
    TSP,
    TSP_CAUSAL,
    ZIGZAG,
    Asking,
    Sample,
    Settings,
)
from benchmarks.parallel.selection import MeasuredSelection
from benchmarks.report.report import Advance, BenchError, alternating
from cluster.planning.cost_key import cost_key_of
from cluster.planning.search import Searched, one_at_a_time, search
from cluster.planning.table import PartitionTable, TableEntry
from kvstore import CHUNK_TOKENS, StoreConfig
from kvstore.format.layout import padded_to_page
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition, RowCost, balanced

#: Several requests, one per rank, with an equal part of the work each.
PARTS = "parts of the work, apart"
COMPARED = (ONE, KVR_E, KVR_S, TSP, TSP_CAUSAL, ZIGZAG)
#: A round of the long prompt. The machine's speed drifts, so each system runs next to KVR-S, and its closest
#: rivals between two of its runs.
_ROUND = (ONE, KVR_S, PARTS, KVR_S, ZIGZAG, KVR_S, TSP_CAUSAL, TSP, KVR_S, KVR_E)
#: Measured search: candidates per level, and the first and last distance between them as a share of all tokens.
_SEARCH_BATCH, _FIRST_STRIDE, _LAST_STRIDE = 5, 1 / 32, 1 / 64
NUM_LONG_RUNS = len(_ROUND)
_WARM_UP_TOKENS = 512


@dataclass(slots=True, kw_only=True)
class Measured:
    """Measurements of the bench; samples by name of the system."""

    cuts: dict[str, Partition] = field(default_factory=dict)
    searches: dict[int, Searched] = field(default_factory=dict)
    long: dict[str, list[Sample]] = field(default_factory=dict)
    #: Seconds until all of as many requests as ranks, each with a part of the work and run at the same time, were done.
    parts_s: list[float] = field(default_factory=list)
    #: By system (or the parts) and round, its seconds and those of the adjacent runs of KVR-S: see `beside`.
    pairs_s: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    part_tokens: int = 0
    #: Prompts about whose first token systems disagree, which only a half-precision dtype explains.
    differing: int = 0
    #: KVR-P and KVR-S at a length between two lengths of the table.
    predicted: dict[str, list[Sample]] = field(default_factory=dict)
    predicted_tokens: int = 0
    stored: dict[str, list[Sample]] = field(default_factory=dict)
    quiet: dict[str, list[Sample]] = field(default_factory=dict)
    noisy: dict[str, list[Sample]] = field(default_factory=dict)
    #: TTFT in seconds from each request's own start: a long request, a short one after it, and the short one alone.
    overlap_s: dict[str, list[float]] = field(default_factory=dict)
    selection: MeasuredSelection | None = None


def part_of(tokens: int, cost: RowCost, num_parts: int) -> int:
    """Number of tokens with one of `num_parts` equal parts of the work of `tokens` tokens."""
    low, high = 1, tokens
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if cost.up_to(middle) < cost.up_to(tokens) / num_parts else (low, middle)
    return low


def beside(reference: str, ran: Sequence[tuple[str, float]]) -> list[tuple[str, tuple[float, float]]]:
    """Pair each run except the reference with the adjacent reference runs: name, seconds, and the reference's mean
    seconds.

    `ran`: (name, seconds) in order. Every other run must be adjacent to a reference run.
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
    """Table entry of a partition that was found without a stored prefix."""
    cuts = found.partition.cuts
    return TableEntry(
        prefix_rows=0,
        sizes=tuple(right - left for left, right in pairwise(cuts)),
        seconds=found.seconds,
        num_evaluations=found.num_evaluations,
    )


class Bench:
    """Asks the ranks under every system. Owns nothing; engine and ranks run while it measures."""

    def __init__(
        self,
        settings: Settings,
        model: Path,
        scratch: Path,
        advance: Advance,
        prompts: Sequence[Sequence[int]],
        after_prefix: Sequence[Sequence[int]] = (),
    ) -> None:
        """`prompts`: each of `tokens` tokens or more. `after_prefix`: prompts of phase `selection`, over one prefix."""
        self._settings = settings
        self._model = model
        self._scratch = scratch
        self._advance = advance
        self._prompts = [list(prompt) for prompt in prompts]
        self._after_prefix = after_prefix
        self._measured = Measured()

    def measure(self) -> Measured:
        """Run the phases. Raises BenchError, also if systems disagree about a first token, and RanksFailed."""
        settings = self._settings
        worker = WorkerConfig(model=str(self._model), threads=THREADS, device=settings.device, dtype=settings.dtype)
        self._advance("starting the workers")
        transformers.utils.logging.disable_progress_bar()
        kv_bytes = padded_to_page(stored_token_bytes(self._model) * self._settings.stored_tokens)
        store = StoreConfig(
            directory=str(self._scratch / "store"),
            disk_bytes=2 * kv_bytes + 2**28,
            host_bytes=kv_bytes + 2**28,
            reorder_interval_s=0,
        )
        with Engine(worker, store) as engine, BaselineRanks(worker, settings.workers) as ranks:
            asking = Asking(engine, ranks)
            for system in () if settings.phases == ["selection"] else COMPARED:
                self._advance(f"warming up: {system}")
                asking.ask(system, self._prompts[0][:_WARM_UP_TOKENS])
            phases = {
                "long": self._compare_long,
                "predicted": self._predict,
                "stored": self._compare_over_stored,
                "overlap": self._overlap,
                "links": self._compare_over_noise,
                "selection": self._select,
            }
            for name in settings.phases:
                phases[name](asking)
        return self._measured

    def _compare_long(self, asking: Asking) -> None:
        settings, measured = self._settings, self._measured
        self._search(asking, settings.tokens)
        measured.part_tokens = part_of(settings.tokens, asking.cost, settings.workers)
        for number in range(settings.rounds):
            prompt = self._prompts[number % len(self._prompts)][: settings.tokens]
            num_before = {system: len(samples) for system, samples in measured.long.items()}
            ran: list[tuple[str, float]] = []
            for system in alternating(number, _ROUND):
                self._advance(f"{settings.tokens} tokens, round {number + 1} of {settings.rounds}: {system}")
                ran.append((system, self._ask_long(asking, system, prompt)))
            for system, pair_s in beside(KVR_S, ran):
                measured.pairs_s.setdefault(system, []).append(pair_s)
            self._check_equal([s for system, each in measured.long.items() for s in each[num_before.get(system, 0) :]])

    def _ask_long(self, asking: Asking, system: str, prompt: Sequence[int]) -> float:
        measured = self._measured
        if system == PARTS:
            measured.parts_s.append(asking.side_by_side(prompt[: measured.part_tokens]))
            return measured.parts_s[-1]
        sample = asking.ask(system, prompt)
        measured.long.setdefault(system, []).append(sample)
        return sample.ttft_s

    def _search(self, asking: Asking, num_tokens: int) -> None:
        """Find KVR-S at a length, by measuring it (paper, section 4.2).

        All cuts have the same total work. So the seconds that the workers computed together show how fast the machine
        was for a candidate, and its time is scaled to the first candidate's speed.
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
            balanced(0, num_tokens, asking.num_ranks, asking.cost),
            batch=_SEARCH_BATCH,
            first_stride_tokens=_chunks(_FIRST_STRIDE * num_tokens),
            last_stride_tokens=_chunks(_LAST_STRIDE * num_tokens),
        )
        self._measured.searches[num_tokens] = found
        asking.searched[num_tokens] = found.partition

    def _predict(self, asking: Asking) -> None:
        """Measure KVR-P between two searched lengths, and KVR-S at the same length."""
        low, high = self._settings.short_tokens, 2 * self._settings.short_tokens
        middle = (low + high) // 2
        for num_tokens in (low, high, middle):
            self._search(asking, num_tokens)
        found = [self._measured.searches[tokens] for tokens in (low, high)]
        key = cost_key_of(self._model, threads=THREADS, dtype=self._settings.dtype, device=self._settings.device)
        predicted = PartitionTable(key, [entry_of(each) for each in found]).predict(0, middle, asking.num_ranks)
        assert predicted is not None, "between two entries"
        self._measured.predicted_tokens = middle
        self._measured.cuts[KVR_P] = predicted
        for number in range(
            2 * self._settings.rounds
        ):  # twice as many: the prompts are short, and the difference is small
            prompt = self._prompts[number % len(self._prompts)][:middle]
            pair = {KVR_S: asking.searched[middle], KVR_P: predicted}
            for system in alternating(number, list(pair)):
                self._advance(f"{middle} tokens, round {number + 1}: {system}")
                self._measured.predicted.setdefault(system, []).append(asking.ask_cut(pair[system], prompt))

    def _compare_over_stored(self, asking: Asking) -> None:
        settings = self._settings
        prompt = self._prompts[0][: settings.stored_tokens + settings.new_tokens]
        self._advance("storing a prefix")
        asking.keep(prompt[: settings.stored_tokens])
        for number in range(settings.rounds):
            for system in alternating(number, COMPARED):
                self._advance(f"{settings.new_tokens} tokens after {settings.stored_tokens} stored: {system}")
                self._measured.stored.setdefault(system, []).append(asking.ask(system, prompt, stored=True))
            self._check_equal([samples[number] for samples in self._measured.stored.values()])

    def _overlap(self, asking: Asking) -> None:
        """Run a short request after a long one, and three equal ones at once."""
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

    def _compare_over_noise(self, asking: Asking) -> None:
        """Compare systems over emulated links, quiet and with a neighbour's traffic on them (paper, figure 11)."""
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

    def _select(self, asking: Asking) -> None:
        self._measured.selection = selection.measure(asking, self._settings, self._after_prefix, self._advance)

    def _check_equal(self, samples: Sequence[Sample]) -> None:
        """Raise BenchError if systems disagree about the first token of a prompt; in half precision, count it."""
        tokens = [sample.first_token for sample in samples]
        if len(set(tokens)) == 1:
            return
        self._measured.differing += 1
        if self._settings.dtype == "float32":
            raise BenchError(f"the systems DISAGREE about the first token of a prompt: {tokens}")


def _chunks(tokens: float) -> int:
    """Round to whole chunks, at least one."""
    return max(1, round(tokens / CHUNK_TOKENS)) * CHUNK_TOKENS
