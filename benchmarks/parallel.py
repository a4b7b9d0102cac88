"""`runahead bench parallel`: one prompt's prefill on two ranks with one thread each, in every way there is.

Compared, on one model, with the same kernels, process group and store, one request at a time:

* one worker; KVR-E, the chain with even slices; KVR-S, with slices found by measuring; KVR-P, predicted from others.
* `tsp`: all-gather of K and V, the full rectangle under a mask, as KV-Runahead's authors compare with.
* `tsp-causal`: the same with our causal kernel; `zigzag`: two slices a rank, as SGLang and vLLM share a prefill.

Then the same behind a stored prefix, over emulated links with and without a neighbour's traffic, and with requests that
overlap. All systems must agree about every first token.

Files: `parallel_bench.py` measures, `chain_ranks.py` runs the ranks, `emulated_links.py` slows links down.
"""

import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import planning_cost, plots
from benchmarks.kept_prefix import STORED_TOKEN_BYTES
from benchmarks.parallel_bench import (
    COMPARED,
    HALVES,
    KVR_P,
    KVR_S,
    NUM_RANKS,
    ONE,
    THREADS,
    TSP,
    TSP_CAUSAL,
    ZIGZAG,
    Bench,
    Measured,
    Sample,
    Settings,
)
from benchmarks.report import Bar, Report, machine_facts, progress, run_bench, scratch_directory
from benchmarks.reuse_prompts import documents
from workers.tokenization import Tokenizer

#: Share of the work that is left to a rank, and so what is gained at most, by operation count: the issue's ceilings.
_BARS_AT_LEAST = (("kvr_vs_tsp", TSP, 1.35), ("kvr_vs_tsp_causal", TSP_CAUSAL, 1.1), ("kvr_vs_zigzag", ZIGZAG, 0.97))
_EFFICIENCY, _PREDICTED = 0.85, 1.015
_NUM_PROMPTS = 3

Figures = dict[str, Any]


def run(settings: Settings, *, directory: Path | None, plot: Path | None, force: bool, as_json: bool) -> int:
    """The bench as a command; see `benchmarks/report.py::run_bench` for the exit status."""
    return run_bench(lambda: _measure(settings, directory, plot), force=force, as_json=as_json)


def _measure(settings: Settings, directory: Path | None, plot: Path | None) -> Report:
    from cluster.local_service import demo_model

    if plot is not None:
        plots.prepare(plot)
    model = demo_model(Console(stderr=True))
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    longest = max(settings.tokens, settings.stored_tokens + settings.new_tokens, 2 * settings.short_tokens)
    prompts = [each[:longest] for each in documents(tokenizer, _NUM_PROMPTS, -(-longest // 64) * 64)]
    with (
        scratch_directory(directory, 3 * STORED_TOKEN_BYTES * settings.stored_tokens + 2**29) as scratch,
        progress("bench parallel", _num_steps(settings)) as advance,
    ):
        measured = Bench(settings, model, scratch, advance, prompts).measure()
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=THREADS)
    report = report_of(settings, measured, planning_cost.figures(model), {**facts, "model": model.name})
    if plot is not None and plots.missing() is None:
        _draw(plot, report.figures)
    return report


def _num_steps(settings: Settings) -> int:
    """About: how many candidates a search tries is its own affair."""
    long = settings.rounds * (len(COMPARED) + 1)
    searches, predicted = 4 * 5, 2 * settings.rounds
    stored = 1 + settings.rounds * len(COMPARED)
    return 1 + len(COMPARED) + long + searches + predicted + stored + settings.rounds * 9


def report_of(settings: Settings, measured: Measured, planning: Figures, machine: Mapping[str, Any]) -> Report:
    """What was measured, as figures, tables, bars and notes. `planning`: of `planning_cost.py`."""
    ratios = {name: _ratio(measured.long[system], measured.long[KVR_S]) for name, system, _ in _BARS_AT_LEAST}
    kvr_s = statistics.median(sample.ttft_s for sample in measured.long[KVR_S])
    one = statistics.median(sample.ttft_s for sample in measured.long[ONE])
    halves = statistics.median(measured.halves_s)
    predicted = _ratio(measured.predicted[KVR_P], measured.predicted[KVR_S])
    figures: Figures = {
        "tokens": settings.tokens,
        "long": _systems(measured.long),
        "ratios": ratios,
        "speed_up": one / kvr_s,
        "speed_up_of_halves": one / halves,
        "half_tokens": measured.half_tokens,
        "halves_s": measured.halves_s,
        "searches": {
            str(tokens): {
                "cuts": list(found.partition.cuts),
                "tried": [
                    [int(cuts[1]), float(seconds)]
                    for level in found.levels
                    for cuts, seconds in zip(level.cuts_BC.tolist(), level.seconds_B.tolist(), strict=True)
                ],
            }
            for tokens, found in measured.searches.items()
        },
        "predicted": {"tokens": measured.predicted_tokens, "ratio": predicted, **_systems(measured.predicted)},
        "stored": {
            "stored_tokens": settings.stored_tokens,
            "new_tokens": settings.new_tokens,
            **_systems(measured.stored),
        },
        "links": {
            "tokens": settings.short_tokens,
            "mb_per_s": settings.link_bytes_per_s / 1e6,
            "quiet": _systems(measured.quiet),
            "noisy": _systems(measured.noisy),
            "ratio": {name: _ratio(measured.noisy[name], measured.quiet[name]) for name in measured.quiet},
        },
        "overlap_s": {name: statistics.median(times) for name, times in measured.overlap_s.items()},
        **planning,
    }
    bars = [Bar.at_least(name, ratios[name]["value"], target) for name, _, target in _BARS_AT_LEAST]
    bars += [
        Bar.at_least("kvr_efficiency", halves / kvr_s, _EFFICIENCY),
        Bar.at_most("kvr_p_vs_s", predicted["value"], _PREDICTED),
        Bar.at_most("search_s", figures["search_s"], 10.0),
        Bar.at_most("plan_ms", figures["plan_ms"], 1.0),
    ]
    return Report("parallel", machine, figures, bars, _tables(settings, measured, figures), _notes(settings, figures))


# -- figures -----------------------------------------------------------------------------------------------------------


def _systems(samples: Mapping[str, Sequence[Sample]]) -> Figures:
    return {name: _figures_of(of_system) for name, of_system in samples.items()}


def _figures_of(samples: Sequence[Sample]) -> Figures:
    """Of one system; medians, unless they say something else."""
    times = [sample.ttft_s for sample in samples]
    ranks = range(len(samples[0].outcome.done))
    return {
        "ttft_p50_s": statistics.median(times),
        "ttft_least_s": min(times),
        "ttft_most_s": max(times),
        "compute_s": [statistics.median(s.outcome.done[rank].timings.compute_s for s in samples) for rank in ranks],
        "waiting_s": [statistics.median(s.outcome.done[rank].timings.handoff_s for s in samples) for rank in ranks],
        "load_s": [statistics.median(s.outcome.done[rank].timings.load_s for s in samples) for rank in ranks],
        "mb_sent": sum(done.bytes_sent for done in samples[0].outcome.done) / 1e6,
        "rows_sent": sum(done.rows_sent for done in samples[0].outcome.done),
    }


def _ratio(of: Sequence[Sample], to: Sequence[Sample]) -> Figures:
    """Of the medians, and of the rounds one by one."""
    ours, theirs = [sample.ttft_s for sample in of], [sample.ttft_s for sample in to]
    by_round = [round(one / other, 3) for one, other in zip(ours, theirs, strict=True)]
    return {"value": statistics.median(ours) / statistics.median(theirs), "by_round": by_round}


# -- tables, notes, plots ----------------------------------------------------------------------------------------------


def _tables(settings: Settings, measured: Measured, figures: Figures) -> list[Table]:
    kvr_s = figures["long"][KVR_S]["ttft_p50_s"]
    long = Table(
        "", "TTFT p50 s", "least", "most", "of KVR-S", "compute s by rank", "waiting s by rank", "MB sent",
        title=f"{settings.tokens} new tokens, {NUM_RANKS} ranks with {THREADS} thread each",
    )  # fmt: skip
    for name, one in figures["long"].items():
        long.add_row(*_row(name, one, kvr_s))
    halves = measured.halves_s
    times = [f"{seconds:.2f}" for seconds in (statistics.median(halves), min(halves), max(halves))]
    long.add_row(HALVES, *times, f"{statistics.median(halves) / kvr_s:.3f}", "", "", "")
    stored = Table(
        "", "TTFT p50 s", "least", "most", "of KVR-S", "compute s by rank", "waiting s by rank", "MB sent",
        title=f"{settings.new_tokens} new tokens behind {settings.stored_tokens} stored, in the store's memory",
    )  # fmt: skip
    for name in COMPARED:
        stored.add_row(*_row(name, figures["stored"][name], figures["stored"][KVR_S]["ttft_p50_s"]))
    links = Table(
        "", "quiet s", "noisy s", "noisy / quiet",
        title=f"{settings.short_tokens} tokens over emulated links of {settings.link_bytes_per_s / 1e6:.0f} MB/s",
    )  # fmt: skip
    for name, quiet in figures["links"]["quiet"].items():
        noisy = figures["links"]["noisy"][name]
        ratio = figures["links"]["ratio"][name]["value"]
        links.add_row(name, f"{quiet['ttft_p50_s']:.2f}", f"{noisy['ttft_p50_s']:.2f}", f"{ratio:.3f}")
    overlap = Table("requests that overlap", "TTFT p50 s")
    for name, seconds in figures["overlap_s"].items():
        overlap.add_row(name, f"{seconds:.2f}")
    return [long, stored, links, overlap]


def _row(name: str, one: Figures, kvr_s: float) -> list[str]:
    by_rank = [" ".join(f"{seconds:.1f}" for seconds in one[key]) for key in ("compute_s", "waiting_s")]
    times = [f"{one[key]:.2f}" for key in ("ttft_p50_s", "ttft_least_s", "ttft_most_s")]
    return [name, *times, f"{one['ttft_p50_s'] / kvr_s:.3f}", *by_rank, f"{one['mb_sent']:.0f}"]


def _notes(settings: Settings, figures: Figures) -> list[str]:
    found = figures["searches"][str(settings.tokens)]
    predicted = figures["predicted"]
    zigzag = figures["ratios"]["kvr_vs_zigzag"]
    links = figures["links"]["ratio"]
    noise = ", ".join(f"{name} {one['value'] - 1:+.1%}" for name, one in links.items())
    return [
        f"KVR-S: cuts {found['cuts']}, the best of {len(found['tried'])} measured",
        f"KVR-P at {predicted['tokens']} tokens, between two searched lengths: {predicted['ratio']['value']:.3f} "
        f"of KVR-S, rounds {predicted['ratio']['by_round']}",
        f"zigzag takes {zigzag['value']:.3f} of KVR-S, rounds {zigzag['by_round']}: "
        + ("the chain wins" if zigzag["value"] >= 1 else "zigzag wins, being balanced without a search"),
        f"kvr_efficiency: speed-up {figures['speed_up']:.2f} over one worker; that of two independent forwards of "
        f"half the work ({figures['half_tokens']} tokens each) is {figures['speed_up_of_halves']:.2f}, because "
        "two ranks share caches and memory here",
        f"noisy against quiet links: {noise}; half of the bandwidth in half of all slots of 0.2 s",
        "TTFT: from planning to the first token as the coordinator gets it; without gRPC and Ray; each first token "
        "agrees between all systems, else the bench ends",
        "not shown: more than two ranks (see `runahead simulate`), GPUs, links between machines",
    ]


def _draw(directory: Path, figures: Mapping[str, Any]) -> None:
    """TTFT against the first worker's tokens, as the searches measured it (paper, figure 6 a)."""
    series = {
        f"{tokens} tokens": sorted((first / int(tokens), seconds) for first, seconds in search["tried"])
        for tokens, search in figures["searches"].items()
    }
    plots.curves(
        directory / "parallel-search.svg", "KVR-S: TTFT by cut", "first worker's share of the tokens", "TTFT, s", series
    )
