"""`runahead bench chain`: a chain of two workers over a stored prefix of which each layer attends to a part.

4,096 tokens are stored, exact, in the layout of preset `runahead`; a request adds 2,048. Workers are gloo ranks in
processes of their own with one thread each; the store is in the bench's process, over its socket, and cold. Compared:

* chain + selection: two workers, 25 % of the prefix.
* chain + selection + hints: what the first worker chooses is read ahead by the second, three layers later.
* selection only: one worker, the same.
* chain only: two workers compute the whole prompt.
* exact prefix: two workers and one; their tokens must be those of the embedded engine.

Cuts beside the planner's are tried in the same rounds.

Files: `workers/measuring/local_ranks.py` runs the workers, `chain_bench.py` measures.
"""

import statistics
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from benchmarks.chain import bench as chain_bench
from benchmarks.chain.bench import (
    CHAIN,
    CHAIN_AND_SELECTION,
    EXACT,
    EXACT_CHAIN,
    HINTED,
    SELECTION,
    THREADS,
    Bench,
    Measured,
    Sample,
    Settings,
    configurations,
    cuts_to_try,
)
from benchmarks.fixtures.measured_model import model_directory, stored_token_bytes
from benchmarks.report.report import Bar, Report, machine_facts, progress, run_bench, scratch_directory
from workers.text.tokenization import Tokenizer

_TARGET = 0.7
_FREE_BYTES = 2**29
#: Starting, storing.
_OTHER_STEPS = 2

Figures = dict[str, Any]


def run(settings: Settings, *, directory: Path | None, force: bool, as_json: bool) -> int:
    """The bench as a command; see `benchmarks/report/report.py::run_bench` for the exit status."""
    return run_bench(lambda: _measure(settings, directory), force=force, as_json=as_json)


def _measure(settings: Settings, directory: Path | None) -> Report:
    model = model_directory(settings.model)
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    prompts = chain_bench.prompts(tokenizer, settings)
    num_compared, num_cuts = len(configurations(settings)), len(cuts_to_try(settings, settings.new_tokens // 2))
    steps = _OTHER_STEPS + len(prompts) + num_compared + settings.rounds * (num_compared + num_cuts)
    needed_bytes = 3 * stored_token_bytes(model) * settings.prefix_tokens + _FREE_BYTES
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench chain", steps) as advance:
        measured = Bench(settings, model, scratch, advance, prompts).measure()
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=THREADS)
    return report_of(settings, measured, {**facts, "model": model.name})


def report_of(settings: Settings, measured: Measured, machine: Mapping[str, Any]) -> Report:
    """What was measured, as figures, tables, bars and notes."""
    by_name = {name: figures_of(name, samples) for name, samples in measured.samples.items()}
    ratios = {
        "chain_plus_prefix": ratio_of(measured, SELECTION),
        "to_chain_only": ratio_of(measured, CHAIN),
        "hints": ratio_of(measured, CHAIN_AND_SELECTION, of=HINTED),
        "exact_chain_to_one_worker": ratio_of(measured, EXACT, of=EXACT_CHAIN),
    }
    best_cut = min(measured.by_cut, key=lambda cut: by_name[measured.by_cut[cut]]["ttft_p50_ms"])
    figures = {
        "prefix_tokens": settings.prefix_tokens,
        "new_tokens": settings.new_tokens,
        "budget": settings.budget,
        "configurations": list(by_name.values()),
        "ratios": ratios,
        "planned_cut": measured.planned_cut,
        "best_cut": best_cut,
        "ttft_p50_ms_by_cut": {str(cut): by_name[name]["ttft_p50_ms"] for cut, name in sorted(measured.by_cut.items())},
    }
    bars = [Bar.at_most("chain_plus_prefix", ratios["chain_plus_prefix"]["value"], _TARGET)]
    tables = [_times_table(settings, by_name.values()), _workers_table(by_name.values()), _ratios_table(ratios)]
    return Report("chain", machine, figures, bars, tables, _notes(settings, figures, by_name))


# -- figures -----------------------------------------------------------------------------------------------------------


def figures_of(name: str, samples: Sequence[Sample]) -> Figures:
    """Of one configuration; medians, unless they say something else."""
    ttfts_ms = [sample.ttft_s * 1e3 for sample in samples]
    return {
        "name": name,
        "requests": len(samples),
        "cuts": list(samples[0].partition.cuts),
        "ttft_p50_ms": statistics.median(ttfts_ms),
        "ttft_least_ms": min(ttfts_ms),
        "ttft_most_ms": max(ttfts_ms),
        "mb_of_disk": statistics.median(sample.disk_bytes for sample in samples) / 1e6,
        "mb_handed_on": statistics.median(sum(one.bytes_sent for one in sample.done) for sample in samples) / 1e6,
        # The fewest of all requests, of so many.
        "tokens_as_exact": min(sample.num_as_exact for sample in samples),
        "tokens": len(samples[0].tokens),
        "workers": [_worker_figures(samples, position) for position in range(len(samples[0].done))],
    }


def _worker_figures(samples: Sequence[Sample], position: int) -> Figures:
    done = [sample.done[position] for sample in samples]
    selections = [one.selection for one in done if one.selection is not None]
    return {
        "load_ms": statistics.median(one.timings.load_s for one in done) * 1e3,
        "handoff_ms": statistics.median(one.timings.handoff_s for one in done) * 1e3,
        "compute_ms": statistics.median(one.timings.compute_s for one in done) * 1e3,
        "mb_read": statistics.median(one.bytes_from_disk + one.bytes_from_host for one in done) / 1e6,
        "rows_per_layer": statistics.mean(statistics.mean(one.rows_attended) for one in selections)
        if selections
        else None,
        "prefetch_useful": sum(one.prefetch_useful for one in selections),
        "prefetch_late": sum(one.prefetch_late for one in selections),
        "prefetch_wasted": sum(one.prefetch_wasted for one in selections),
        "hints_useful": sum(one.hints_useful for one in selections),
        "hints_late": sum(one.hints_late for one in selections),
        "hints_wasted": sum(one.hints_wasted for one in selections),
        "hint_lead_ms": _mean_ms([one.hint_lead_s for one in selections if one.hint_lead_s is not None]),
    }


def _mean_ms(seconds: Sequence[float]) -> float | None:
    return statistics.fmean(seconds) * 1e3 if seconds else None


def ratio_of(measured: Measured, to: str, *, of: str = CHAIN_AND_SELECTION) -> Figures:
    """TTFT of one configuration to that of another: of the medians, and what single rounds say."""
    ours, theirs = ([sample.ttft_s for sample in measured.samples[name]] for name in (of, to))
    by_round = [round(one / other, 3) for one, other in zip(ours, theirs, strict=True)]
    return {
        "value": statistics.median(ours) / statistics.median(theirs),
        "least": min(by_round),
        "most": max(by_round),
        "by_round": by_round,
    }


# -- tables and notes --------------------------------------------------------------------------------------------------


def _times_table(settings: Settings, figures: Iterable[Figures]) -> Table:
    title = f"cold, {settings.prefix_tokens} stored tokens, {settings.new_tokens} new, {settings.budget:.0%}"
    table = Table("", "cuts", "TTFT p50 ms", "least", "most", "MB disk", "handed on", "as exact", title=title)
    for one in figures:
        table.add_row(
            one["name"], " ".join(map(str, one["cuts"])), f"{one['ttft_p50_ms']:.0f}", f"{one['ttft_least_ms']:.0f}",
            f"{one['ttft_most_ms']:.0f}", f"{one['mb_of_disk']:.0f}", f"{one['mb_handed_on']:.0f}",
            f"{one['tokens_as_exact']} of {one['tokens']}",
        )  # fmt: skip
    return table


def _workers_table(figures: Iterable[Figures]) -> Table:
    table = Table(
        "", "worker", "compute ms", "load ms", "hand-off ms", "MB read", "rows a layer", "u/l/w",
        title="by worker, medians",
    )  # fmt: skip
    for one in figures:
        for position, worker in enumerate(one["workers"]):
            rows = worker["rows_per_layer"]
            ahead = "/".join(str(worker[f"prefetch_{name}"]) for name in ("useful", "late", "wasted"))
            table.add_row(
                one["name"] if position == 0 else "", str(position), f"{worker['compute_ms']:.0f}",
                f"{worker['load_ms']:.0f}", f"{worker['handoff_ms']:.0f}", f"{worker['mb_read']:.0f}",
                "all" if rows is None else f"{rows:.0f}", "" if rows is None else ahead,
            )  # fmt: skip
    return table


def _ratios_table(ratios: Mapping[str, Figures]) -> Table:
    table = Table("TTFT ratio", "of medians", "least of a round", "most", title="how much single rounds differ")
    for name, one in ratios.items():
        table.add_row(name, f"{one['value']:.3f}", f"{one['least']:.3f}", f"{one['most']:.3f}")
    return table


def _notes(settings: Settings, figures: Figures, by_name: Mapping[str, Figures]) -> list[str]:
    ratios = figures["ratios"]
    below = [ratios["to_chain_only"]["value"], ratios["chain_plus_prefix"]["value"]]
    ours = by_name[CHAIN_AND_SELECTION]["ttft_p50_ms"]
    best = figures["ttft_p50_ms_by_cut"][str(figures["best_cut"])]
    cut_note = (
        f"the planner gives the first worker {figures['planned_cut']} of {settings.new_tokens} new tokens, "
        f"{ours:.0f} ms; its cost knows no budget, and the bar is that of its cut"
    )
    if len(figures["ttft_p50_ms_by_cut"]) > 1:
        cut_note += f"; the best of those tried: {figures['best_cut']}, {best:.0f} ms"
    return [
        "TTFT: from the look-up to the first token of the last worker as the coordinator gets it; without gRPC and Ray",
        f"every worker has a process and {THREADS} thread of its own: two compute with twice as many as one",
        "cold: nothing in the store's memory; two workers read the same records, which come from disk once",
        f"chain + selection takes {below[0]:.2f} of chain only and {below[1]:.2f} of selection only: "
        + ("below 1, both" if max(below) < 1 else "NOT below 1"),
        cut_note,
        f"exact: all {2 * by_name[EXACT]['requests']} answers over the stored prefix, of two workers and of one, are "
        f"the {settings.num_generated} tokens of the embedded engine, else the bench ends; as exact: leading tokens "
        "that are those, in the worst request",
        "each worker chooses for the last queries of its own slice, so two workers attend to other rows than one",
        _hints_note(by_name[HINTED], ratios["hints"]["value"]),
        "not shown: several requests at once, longer chains, other models, accuracy",
    ]


def _hints_note(hinted: Figures, ratio: float) -> str:
    """What the last worker got of its predecessor's hints."""
    last = hinted["workers"][-1]
    useful, late, wasted = (last[f"hints_{name}"] for name in ("useful", "late", "wasted"))
    asked = useful + late + wasted
    if not asked:
        return "hints: none had anything read that was not under way already"
    return (
        f"hints: TTFT {ratio:.3f} of that without; of {asked} records read for them {(useful + late) / asked:.0%} were "
        f"wanted, {late} of those late; asked for {last['hint_lead_ms']:.1f} ms before their layers chose, on average"
    )
