"""`runahead bench parallel`: one prompt's prefill on several ranks, a thread or a GPU each, under every system.

Compared on one model, with the same kernels, process group and store, one request at a time:

* one worker; KVR-E, the chain with even slices; KVR-S, with slices found by measuring; KVR-P, predicted from other
  lengths.
* `tsp`: all-gather of K and V, the full rectangle under a mask, the baseline of KV-Runahead's authors.
* `tsp-causal`: `tsp` with our causal kernel; `zigzag`: two slices per rank, as SGLang and vLLM share a prefill.

Further phases run after a stored prefix, over emulated links with and without a neighbour's traffic, and with
overlapping requests. All systems must agree about every first token. Phase selection is a chain over a part of a stored
prefix (`selection.py`).

Modules: `bench.py` measures, `asking.py` asks the ranks; `benchmarks/fixtures/emulated_links.py` slows links down.
"""

import statistics
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from benchmarks.fixtures.measured_model import model_directory, stored_token_bytes
from benchmarks.fixtures.prompts import documents
from benchmarks.parallel import planning_cost, selection
from benchmarks.parallel.asking import KVR_P, KVR_S, ONE, THREADS, TSP, TSP_CAUSAL, ZIGZAG, Sample, Settings
from benchmarks.parallel.bench import COMPARED, NUM_LONG_RUNS, PARTS, Bench, Measured
from benchmarks.report import plots
from benchmarks.report.report import (
    Bar,
    Figures,
    Report,
    bench_command,
    machine_facts,
    progress,
    scratch_directory,
    table_of,
)
from cluster.planning.cost_key import gpu_names
from workers.text.tokenization import Tokenizer

#: Bars of KVR-S against each baseline: id, baseline, and required ratio of their times.
_BARS_AT_LEAST = (("kvr_vs_tsp", TSP, 1.35), ("kvr_vs_tsp_causal", TSP_CAUSAL, 1.1), ("kvr_vs_zigzag", ZIGZAG, 0.97))
_EFFICIENCY, _PREDICTED = 0.85, 1.015
_NUM_PROMPTS = 3


def _measure(settings: Settings, directory: Path | None) -> Report:
    model = model_directory(settings.model)
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    longest = max(settings.tokens, settings.stored_tokens + settings.new_tokens, 2 * settings.short_tokens)
    prompts = [each[:longest] for each in documents(tokenizer, _NUM_PROMPTS, -(-longest // 64) * 64)]
    after_prefix = selection.prompts(tokenizer, settings)
    with (
        scratch_directory(directory, 3 * stored_token_bytes(model) * settings.stored_tokens + 2**29) as scratch,
        progress("bench parallel", _num_steps(settings)) as advance,
    ):
        measured = Bench(settings, model, scratch, advance, prompts, after_prefix).measure()
        facts = machine_facts(
            scratch, packages=("torch", "transformers", "numpy"), dtype=settings.dtype, threads=THREADS
        )
        facts |= {"workers": settings.workers, "device": settings.device}
        if settings.device != "cpu":
            facts["gpus"] = gpu_names()
    return report_of(settings, measured, planning_cost.figures(model), {**facts, "model": model.name})


run = bench_command(_measure)


def _num_steps(settings: Settings) -> int:
    """Approximate: the number of candidates that a search tries is unknown beforehand."""
    steps = {
        "long": 11 + settings.rounds * NUM_LONG_RUNS,
        "predicted": 3 * 7 + 4 * settings.rounds,
        "stored": 1 + settings.rounds * len(COMPARED),
        "overlap": settings.rounds,
        "links": 8 * settings.rounds,
        "selection": selection.num_steps(settings),
    }
    return 1 + len(COMPARED) + sum(steps[name] for name in settings.phases)


def report_of(settings: Settings, measured: Measured, planning: Figures, machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, tables, bars and notes. `planning`: figures of `planning_cost.py`."""
    parts = {
        "long": _long_figures,
        "predicted": _predicted_figures,
        "stored": _stored_figures,
        "overlap": _overlap_figures,
        "links": _links_figures,
        "selection": _selection_figures,
    }
    figures: Figures = {name: parts[name](settings, measured) for name in settings.phases}
    figures |= {"searches": _search_figures(measured), "differing": measured.differing, **planning}
    tables = [table(figures[name]) for name, table in _TABLES.items() if name in figures]
    if "selection" in figures:
        tables += selection.tables(figures["selection"])
    notes = _notes(settings, figures)
    return Report("parallel", machine, figures, _bars(figures), tables, notes, partial(_draw, figures=figures))


def _bars(figures: Figures) -> list[Bar]:
    bars = []
    if "long" in figures:
        ratios = figures["long"]["of_kvr_s"]
        bars += [Bar.at_least(name, ratios[system]["value"], target) for name, system, target in _BARS_AT_LEAST]
        bars.append(Bar.at_least("kvr_efficiency", ratios[PARTS]["value"], _EFFICIENCY))
    if "predicted" in figures:
        bars.append(Bar.at_most("kvr_p_vs_s", figures["predicted"]["ratio"]["value"], _PREDICTED))
    if "selection" in figures:
        bars.append(selection.bar(figures["selection"]))
    return [
        *bars,
        Bar.at_most("search_s", figures["search_s"], 10.0),
        Bar.at_most("plan_ms", figures["plan_ms"], 1.0),
    ]


# -- figures -----------------------------------------------------------------------------------------------------------


def _systems(samples: Mapping[str, Sequence[Sample]]) -> Figures:
    return {name: _figures_of(of_system) for name, of_system in samples.items()}


def _figures_of(samples: Sequence[Sample]) -> Figures:
    """Figures of one system; medians unless the name says otherwise."""
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


def _ratio(pairs_s: Sequence[tuple[float, float]]) -> Figures:
    """Median over pairs of the first time divided by the second, which was measured directly next to it."""
    by_pair = [round(one / other, 3) for one, other in pairs_s]
    return {"value": statistics.median(one / other for one, other in pairs_s), "by_pair": by_pair}


def _pairs(of: Sequence[Sample], to: Sequence[Sample]) -> list[tuple[float, float]]:
    return [(one.ttft_s, other.ttft_s) for one, other in zip(of, to, strict=True)]


def _long_figures(settings: Settings, measured: Measured) -> Figures:
    of_kvr_s = {name: _ratio(pairs_s) for name, pairs_s in measured.pairs_s.items()}
    return {
        "tokens": settings.tokens,
        "systems": _systems(measured.long),
        "of_kvr_s": of_kvr_s,
        "speed_up": of_kvr_s[ONE]["value"],
        "speed_up_of_parts": of_kvr_s[ONE]["value"] / of_kvr_s[PARTS]["value"],
        "part_tokens": measured.part_tokens,
        "parts_s": measured.parts_s,
        "workers": settings.workers,
        "device": settings.device,
    }


def _predicted_figures(_: Settings, measured: Measured) -> Figures:
    return {
        "tokens": measured.predicted_tokens,
        "cuts": list(measured.cuts[KVR_P].cuts),
        "systems": _systems(measured.predicted),
        "ratio": _ratio(_pairs(measured.predicted[KVR_P], measured.predicted[KVR_S])),
    }


def _stored_figures(settings: Settings, measured: Measured) -> Figures:
    return {
        "stored_tokens": settings.stored_tokens,
        "new_tokens": settings.new_tokens,
        "systems": _systems(measured.stored),
        "of_kvr_s": {name: _ratio(_pairs(each, measured.stored[KVR_S])) for name, each in measured.stored.items()},
    }


def _overlap_figures(_: Settings, measured: Measured) -> Figures:
    return {name: statistics.median(times) for name, times in measured.overlap_s.items()}


def _links_figures(settings: Settings, measured: Measured) -> Figures:
    return {
        "tokens": settings.short_tokens,
        "mb_per_s": settings.link_bytes_per_s / 1e6,
        "quiet": _systems(measured.quiet),
        "noisy": _systems(measured.noisy),
        "ratio": {name: _ratio(_pairs(measured.noisy[name], measured.quiet[name])) for name in measured.quiet},
    }


def _selection_figures(settings: Settings, measured: Measured) -> Figures:
    assert measured.selection is not None, "the phase has run"
    return selection.figures_of(settings, measured.selection)


def _search_figures(measured: Measured) -> Figures:
    return {
        str(tokens): {
            "cuts": list(found.partition.cuts),
            "tried": [
                [int(cuts[1]), float(seconds)]
                for level in found.levels
                for cuts, seconds in zip(level.cuts_BC.tolist(), level.seconds_B.tolist(), strict=True)
            ],
        }
        for tokens, found in measured.searches.items()
    }


# -- tables, notes, plots ----------------------------------------------------------------------------------------------


def _long_table(long: Figures) -> Table:
    parts = {
        "ttft_p50_s": statistics.median(long["parts_s"]),
        "ttft_least_s": min(long["parts_s"]),
        "ttft_most_s": max(long["parts_s"]),
        **dict.fromkeys(("compute_s", "waiting_s", "mb_sent")),
    }
    each = f"{THREADS} thread" if long["device"] == "cpu" else "a GPU"
    title = f"{long['tokens']} new tokens, {long['workers']} ranks with {each} each"
    return _systems_table(title, {**long, "systems": {**long["systems"], PARTS: parts}})


def _stored_table(stored: Figures) -> Table:
    title = f"{stored['new_tokens']} new tokens after {stored['stored_tokens']} stored tokens in the store's memory"
    return _systems_table(title, stored)


def _systems_table(title: str, figures: Figures) -> Table:
    rows = [
        {"name": name, **one, "of_kvr_s": figures["of_kvr_s"].get(name, {"value": 1.0})["value"]}
        for name, one in figures["systems"].items()
    ]
    for row in rows:  # one value per rank
        row |= {key: " ".join(f"{seconds:.1f}" for seconds in row[key] or ()) for key in ("compute_s", "waiting_s")}
    columns = "name ttft_p50_s:.2f ttft_least_s:.2f ttft_most_s:.2f of_kvr_s:.3f compute_s waiting_s mb_sent:.0f"
    return table_of(title, rows, columns)


def _links_table(links: Figures) -> Table:
    title = f"{links['tokens']} tokens over emulated links of {links['mb_per_s']:.0f} MB/s; TTFT in seconds"
    rows = [
        {"name": name, "quiet": links["quiet"][name], "noisy": links["noisy"][name], "ratio": one["value"]}
        for name, one in links["ratio"].items()
    ]
    return table_of(title, rows, "name quiet[ttft_p50_s]:.2f noisy[ttft_p50_s]:.2f ratio:.3f")


def _overlap_table(overlap: Figures) -> Table:
    rows = [{"requests": name, "ttft_p50_s": seconds} for name, seconds in overlap.items()]
    return table_of("overlapping requests; TTFT in seconds", rows, "requests ttft_p50_s:.2f")


_TABLES = {
    "long": _long_table,
    "stored": _stored_table,
    "links": _links_table,
    "overlap": _overlap_table,
}


def _notes(settings: Settings, figures: Figures) -> list[str]:
    notes = []
    if "long" in figures:
        long = figures["long"]
        found, zigzag = figures["searches"][str(long["tokens"])], long["of_kvr_s"][ZIGZAG]
        winner = "the chain wins" if zigzag["value"] >= 1 else "zigzag wins, because it is balanced without a search"
        notes += [
            f"KVR-S: cuts {found['cuts']}, the best of {len(found['tried'])} measured cuts, scaled to one speed",
            f"zigzag takes {zigzag['value']:.3f} of KVR-S's time, pairs {zigzag['by_pair']}: {winner}",
            f"kvr_efficiency: speed-up {long['speed_up']:.2f} over one worker; that of {long['workers']} independent "
            f"forwards of equal parts of the work ({long['part_tokens']} tokens each) is "
            f"{long['speed_up_of_parts']:.2f}, because ranks share caches and memory"
            + (" here" if long["device"] == "cpu" else " of the host"),
            "of kvr s: time divided by KVR-S's, the median over pairs of adjacent runs, because the machine's speed "
            "drifts",
        ]
    if "predicted" in figures:
        predicted = figures["predicted"]
        notes.append(
            f"KVR-P at {predicted['tokens']} tokens, cuts {predicted['cuts']}, between two searched lengths: "
            f"{predicted['ratio']['value']:.3f} of KVR-S's time, pairs {predicted['ratio']['by_pair']}"
        )
    if "links" in figures:
        noise = ", ".join(f"{name} {one['value'] - 1:+.1%}" for name, one in figures["links"]["ratio"].items())
        notes.append(f"noisy against quiet links: {noise}; half of the bandwidth in half of all slots of 0.2 s")
    if "selection" in figures:
        notes += selection.notes(settings, figures["selection"])
    return [
        *notes,
        "TTFT: from planning until the coordinator has the first token, without gRPC and Ray; "
        + (
            "all systems agree about each first token, or else the bench ends"
            if settings.dtype == "float32"
            else f"systems disagree about {figures['differing']} first tokens, as {settings.dtype} may"
        ),
        "not shown: links between machines, and "
        + (
            "GPUs, and more ranks than cores (see `runahead simulate`)"
            if settings.device == "cpu"
            else "the coordinator's process has a copy of the model on cuda:0"
        ),
    ]


def _draw(directory: Path, figures: Mapping[str, Any]) -> None:
    """Draw TTFT against the first worker's tokens, as the searches measured it (paper, figure 6 a)."""
    series = {
        f"{tokens} tokens": sorted((first / int(tokens), seconds) for first, seconds in search["tried"])
        for tokens, search in figures["searches"].items()
    }
    plots.curves(
        directory / "parallel-search.svg",
        "KVR-S: TTFT by the first worker's share",
        "first worker's share of the tokens",
        "TTFT, s",
        series,
    )
