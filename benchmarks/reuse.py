"""`runahead bench reuse`: time to first token over a stored prefix, every preset side by side.

One document is stored for all presets, exact, each in its own layout. A request is the document and a question; a round
asks every preset the same question, in an order that turns with the round. *Cold*: nothing of the prefix is in the
store's memory, all is read from disk with O_DIRECT, probe keys included. TTFT is from the call to the first token,
without the loading of the model.

Two disks: the machine's own, and an emulated one, slow enough that `impress` at the first budget is blocked on I/O for
80 % of its TTFT, which is how slow storage looks beside a GPU. Its bandwidth is found by bisection and then serves all
presets.
"""

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from pydoc_data import topics
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.emulated_disk import EmulatedDisk
from benchmarks.preset_engines import COMMON_TOKENS, EXACT, PresetEngines, Sizes
from benchmarks.report import Bar, Report, machine_facts, progress, run_bench, scratch_directory
from kvstore.layout import padded_to_page
from workers.engine import EngineReply
from workers.tokenization import Tokenizer

PRESETS = ("attentionstore", "h2o-lru", "h2o-lfu", "impress", "spec", "contiguous")
BUDGETS = (0.05, 0.25)
_THREADS = 2
#: SmolLM2-135M, float32: K and V of a token, and room for them with headers, padding and probe keys.
_TOKEN_BYTES, _STORED_TOKEN_BYTES = 46_080, 60_000
_NEW_TOKENS = 32
_BLOCKED_SHARE, _BLOCKED_TOLERANCE = 0.80, 0.03
_BISECTIONS = 12
#: Whose blocked share sets the emulated bandwidth.
_YARDSTICK = "impress"
_FASTEST_BYTES_PER_S = 8e9
_QUESTION = "\n\nQuestion: What does {topic} mean, and where in the text above is that said?\nAnswer:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What to measure."""

    presets: Sequence[str] = PRESETS
    budgets: Sequence[float] = BUDGETS
    prefix_tokens: int = 7872
    rounds: int = 9


@dataclass(frozen=True, slots=True)
class Sample:
    """One request."""

    ttft_s: float
    reply: EngineReply

    @property
    def blocked_share(self) -> float:
        """Of TTFT, waiting for stored KV."""
        return self.reply.timings.load_s / self.ttft_s

    @property
    def bytes_read(self) -> int:
        return self.reply.bytes_from_disk + self.reply.bytes_from_host + self.reply.bytes_from_device


Samples = dict[tuple[str, float | None], list[Sample]]


def run(settings: Settings, *, directory: Path | None, force: bool, as_json: bool) -> int:
    """The bench as a command; see `benchmarks/report.py::run_bench` for the exit status."""
    return run_bench(lambda: _measure(settings, directory), force=force, as_json=as_json)


def _measure(settings: Settings, directory: Path | None) -> Report:
    from cluster.local_service import demo_model

    model = demo_model(Console(stderr=True))
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    prefix = document_tokens(tokenizer, settings.prefix_tokens)
    kv_bytes = _STORED_TOKEN_BYTES * len(prefix)
    sizes = Sizes(disk_bytes=2 * kv_bytes + 2**28, host_bytes=padded_to_page(kv_bytes) + 2**28)
    presets = tuple(dict.fromkeys((*settings.presets, _YARDSTICK)))  # that one sets the emulated bandwidth
    configurations = [
        (preset, None if preset == EXACT else budget)
        for preset in settings.presets
        for budget in (settings.budgets if preset != EXACT else settings.budgets[:1])
    ]
    questions = [tokenizer.encode_text(_QUESTION.format(topic=topic))[-_NEW_TOKENS:] for topic in _TOPICS]
    disk = EmulatedDisk(_FASTEST_BYTES_PER_S)
    needed_bytes = (len(presets) + 1) * 2 * kv_bytes
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench reuse", 4) as step:
        step("storing the document")
        with PresetEngines(model, scratch, presets, sizes, _THREADS) as engines:
            engines.store(prefix)
            step("the machine's own disk")
            native = _Bench(engines, prefix, questions).rounds(configurations, settings.rounds)
        step("an emulated disk")
        with PresetEngines(model, scratch, presets, sizes, _THREADS, disk) as engines:
            bench = _Bench(engines, prefix, questions)
            blocked_share = bench.find_bandwidth(disk, settings.budgets[0])
            emulated = bench.rounds(configurations, settings.rounds)
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=_THREADS)
    figures: dict[str, Any] = {
        "prefix_tokens": len(prefix),
        "emulated_mb_s": disk.bytes_per_s / 1e6,
        "emulated_blocked_share": blocked_share,
        "native": [_figures(key, samples, len(prefix)) for key, samples in native.items()],
        "emulated": [_figures(key, samples, len(prefix)) for key, samples in emulated.items()],
    }
    tables = [
        _table(f"cold, the machine's own disk, {len(prefix)} tokens", figures["native"]),
        _table(f"cold, EMULATED disk of {disk.bytes_per_s / 1e6:.0f} MB/s, {len(prefix)} tokens", figures["emulated"]),
    ]
    notes = [
        "TTFT of 32 new tokens over the stored prefix, medians; amplification: bytes read / bytes of rows attended to",
        "blocked: share of TTFT waiting for stored KV; useful / late / wasted: records read ahead",
        "not shown: warm caches, several requests at once, reordered stores",
    ]
    bars = _bars(emulated)
    if abs(blocked_share - _BLOCKED_SHARE) > _BLOCKED_TOLERANCE:
        notes.append(
            f"the bandwidth search failed: {_YARDSTICK} is blocked {blocked_share:.0%}; no bar of that disk counts"
        )
        bars = []
    return Report("reuse", {**facts, "model": model.name}, figures, bars, tables, notes)


class _Bench:
    """Cold requests. Borrows the engines."""

    def __init__(self, engines: PresetEngines, prefix: Sequence[int], questions: Sequence[Sequence[int]]) -> None:
        self._engines = engines
        self._prefix = list(prefix)
        self._questions = questions

    def rounds(self, configurations: Sequence[tuple[str, float | None]], num_rounds: int) -> Samples:
        """The first round warms the code up and is not counted."""
        samples: Samples = {key: [] for key in configurations}
        for number in range(num_rounds + 1):
            turn = number % len(configurations)
            for preset, budget in (*configurations[turn:], *configurations[:turn]):
                sample = self.ask(preset, budget, number)
                if number:
                    samples[preset, budget].append(sample)
        return samples

    def ask(self, preset: str, budget: float | None, number: int) -> Sample:
        self._engines.forget(preset)
        engine = self._engines.engines[preset]
        prompt = self._prefix + list(self._questions[number % len(self._questions)])
        started = time.perf_counter()
        tokens = engine.generate(prompt, kv_budget=budget, keep=False)
        next(tokens)
        ttft_s = time.perf_counter() - started
        for _ in tokens:
            pass
        assert engine.last_reply is not None
        assert engine.last_reply.bytes_from_host == 0 or engine.last_reply.selection is not None, "a cold request"
        return Sample(ttft_s, engine.last_reply)

    def find_bandwidth(self, disk: EmulatedDisk, budget: float) -> float:
        """Set the disk's bandwidth so that the yardstick is blocked on I/O for 80 % of its TTFT; how much it is."""
        slow, fast, share = 1e6, _FASTEST_BYTES_PER_S, 0.0
        self.ask(_YARDSTICK, budget, 0)  # what is slow only once must not count
        for _ in range(_BISECTIONS):
            disk.bytes_per_s = (slow * fast) ** 0.5
            share = statistics.median(self.ask(_YARDSTICK, budget, number).blocked_share for number in range(3))
            if abs(share - _BLOCKED_SHARE) <= _BLOCKED_TOLERANCE / 2:
                break
            slow, fast = (disk.bytes_per_s, fast) if share > _BLOCKED_SHARE else (slow, disk.bytes_per_s)
        return share


def document_tokens(tokenizer: Tokenizer, num_tokens: int) -> list[int]:
    """The beginning of the Python Language Reference, which every Python carries with it; whole records."""
    text = "\n\n".join(
        topics.topics[name] for name in sorted(topics.topics, key=lambda name: -len(topics.topics[name]))
    )
    return tokenizer.encode_text(text[: 12 * num_tokens])[: num_tokens // COMMON_TOKENS * COMMON_TOKENS]


_TOPICS = ("a metaclass", "__getattr__", "a descriptor", "__slots__", "the except clause", "a format specifier")


def _figures(key: tuple[str, float | None], samples: Sequence[Sample], num_prefix: int) -> dict[str, Any]:
    preset, budget = key
    replies = [sample.reply for sample in samples]
    reports = [reply.selection for reply in replies if reply.selection is not None]
    ttfts_ms = sorted(sample.ttft_s * 1e3 for sample in samples)
    rows = [statistics.fmean(report.rows_attended) for report in reports] or [float(num_prefix)]
    read_bytes = statistics.fmean(sample.bytes_read for sample in samples)
    attended_bytes = statistics.fmean(rows) * _TOKEN_BYTES
    return {
        "preset": preset,
        "budget": budget,
        "ttft_ms": statistics.median(ttfts_ms),
        "ttft_mean_ms": statistics.fmean(ttfts_ms),
        "ttft_max_ms": ttfts_ms[-1],
        "blocked_share": statistics.median(sample.blocked_share for sample in samples),
        "mb_read": read_bytes / 1e6,
        "identify_mb": statistics.fmean([report.identify_bytes / 1e6 for report in reports] or [0.0]),
        "amplification": read_bytes / attended_bytes,
        "rows_share": statistics.fmean(rows) / num_prefix,
        "prefetch_useful": statistics.fmean([report.prefetch_useful for report in reports] or [0]),
        "prefetch_late": statistics.fmean([report.prefetch_late for report in reports] or [0]),
        "prefetch_wasted": statistics.fmean([report.prefetch_wasted for report in reports] or [0]),
    }


def _table(title: str, figures: Sequence[dict[str, Any]]) -> Table:
    table = Table(
        "preset", "budget", "TTFT ms", "max", "blocked", "MB read", "identify", "amplif.", "rows", "u/l/w", title=title
    )
    for one in figures:
        ahead = f"{one['prefetch_useful']:.0f}/{one['prefetch_late']:.0f}/{one['prefetch_wasted']:.0f}"
        table.add_row(
            one["preset"], "all" if one["budget"] is None else f"{one['budget']:.0%}", f"{one['ttft_ms']:.0f}",
            f"{one['ttft_max_ms']:.0f}", f"{one['blocked_share']:.0%}", f"{one['mb_read']:.1f}",
            f"{one['identify_mb']:.1f}", f"{one['amplification']:.2f}", f"{one['rows_share']:.1%}", ahead,
        )  # fmt: skip
    return table


def _bars(samples: Samples) -> list[Bar]:
    """Those whose presets were measured."""
    bars = []
    for bar_id, slower, faster in (
        ("contiguous_vs_impress", "impress", "contiguous"),
        ("impress_vs_h2o_lfu", "h2o-lfu", "impress"),
    ):
        budgets = [budget for preset, budget in samples if preset == slower]
        if budgets and (faster, budgets[0]) in samples:
            ratio = _median_ms(samples[slower, budgets[0]]) / _median_ms(samples[faster, budgets[0]])
            bars.append(Bar.at_least(bar_id, round(ratio, 3), 1.0))
    return bars


def _median_ms(samples: Sequence[Sample]) -> float:
    return statistics.median(sample.ttft_s for sample in samples) * 1e3
