"""`runahead bench load --peer vllm`: equal requests by equally many clients to our service and to vLLM.

Closed loops on the demo's model, in float32, one engine after the other on all cores (`peer.py`): questions about
documents, cold and then warm; short prompts; short prompts while a long prompt is computed. Only on ours: the documents
once more under a budget, from disk after a restart; and equal prompts at once.

load_cold_vs_vllm, load_warm_vs_vllm, load_short_vs_vllm: requests per second, ours / vLLM's, exact.
load_warm_budget_vs_vllm: ours under the budget, from disk / vLLM's warm ones, from its memory. load_ttft_warm: mean
time to first token, ours / vLLM's. twins_computed: tokens that all equal prompts computed / those of one. shared_rows:
bytes of rows that equal requests over a stored prompt held at once / those of one request. Shared rows count once: a
worker holds them once, so the shape with one worker is better here. short_beside_long_p99: p99 of the time to first
token of short prompts, during the long one's prefill / without it. Of our shapes (workers x threads) the best one
counts, for `twins_computed` the worst.
"""

import statistics
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.baselines.vllm_process import CACHE_GIB
from benchmarks.load.clients import Load, percentiles
from benchmarks.load.mix import Ask
from benchmarks.load.peer import (
    ALONE,
    BESIDE,
    BUDGET,
    COLD,
    SHORT,
    STORED,
    TWINS,
    VLLM,
    WARM,
    PeerBench,
    PeerMeasured,
    Settings,
    beside,
    num_steps,
)
from benchmarks.load.peer_asks import PeerAsks
from benchmarks.report.report import (
    Bar,
    BenchError,
    Figures,
    Report,
    bench_command,
    machine_facts,
    progress,
    scratch_directory,
    table_of,
)
from cluster.local_service import demo_model
from workers.text.tokenization import Tokenizer

_SCRATCH_BYTES = 10 * 2**30
_COLD, _WARM, _SHORT, _BUDGET = 1.0, 1.2, 1.0, 1.5
_TTFT_WARM, _TWINS_COMPUTED, _BESIDE_P99, _SHARED_ROWS = 0.7, 1.05, 2.0, 1.5


def _measure(settings: Settings, directory: Path | None) -> Report:
    if not settings.python.exists():
        raise BenchError(f"{settings.python} does not exist: install vLLM with make engines, or pass --engines-python")
    model = settings.model or demo_model(Console(stderr=True))
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    asks = PeerAsks.of(tokenizer, settings.documents)
    with (
        scratch_directory(directory, _SCRATCH_BYTES) as scratch,
        progress("bench load --peer vllm", num_steps(asks)) as advance,
    ):
        measured = PeerBench(settings, model, asks, scratch, advance).measure()
        facts = machine_facts(scratch, packages=("torch", "transformers", "ray", "grpcio"), dtype="float32")
    return report_of(settings, measured, asks.beside[0], {**facts, "model": model.name})


run = bench_command(_measure)


def report_of(settings: Settings, measured: PeerMeasured, long: Ask, machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, a table, bars and notes. `long`: the long request of its loop."""
    for loops in measured.loops.values():
        loops[BESIDE] = beside(loops[BESIDE], long)
    figures = {
        "clients": settings.clients,
        "documents": settings.documents,
        "kv_budget": settings.kv_budget,
        "engines": {
            engine: {name: _figures(loop) for name, loop in loops.items()} for engine, loops in measured.loops.items()
        },
        "shared_rows": measured.shared_rows,
        "machine_speed": {engine: [speed._asdict() for speed in speeds] for engine, speeds in measured.speeds.items()},
        "beside_p99": {engine: _beside_p99(loops) for engine, loops in measured.loops.items()},
        "prompts": measured.num_prompts,
        "differing": measured.num_differing,
        "ties": measured.num_ties,
        "wrong": measured.wrong,
    }
    return Report("load --peer vllm", machine, figures, _bars(measured), [_table(measured)], _notes(settings, measured))


def _bars(measured: PeerMeasured) -> list[Bar]:
    theirs, ours = measured.loops[VLLM], [measured.loops[engine] for engine in measured.ours]
    num_wrong = sum(measured.wrong.values())
    doubt = f"{num_wrong} replies are wrong" if num_wrong else ""

    def faster(bar_id: str, name: str, target: float, than: str = "") -> Bar:
        most = max(loops[name].requests_per_s for loops in ours)
        return Bar.at_least(bar_id, most / theirs[than or name].requests_per_s, target, doubt)

    one, all_computed = len(ours[0][TWINS].outcomes[0].ask.prompt), [loops[TWINS].computed_tokens for loops in ours]
    ratios = [ratio for loops in ours if (ratio := _beside_p99(loops)) is not None]
    return [
        faster("load_cold_vs_vllm", COLD, _COLD),
        faster("load_warm_vs_vllm", WARM, _WARM),
        faster("load_short_vs_vllm", SHORT, _SHORT),
        faster("load_warm_budget_vs_vllm", BUDGET, _BUDGET, WARM),
        Bar.at_most(
            "load_ttft_warm",
            min(statistics.fmean(loops[WARM].ttft_s) for loops in ours) / statistics.fmean(theirs[WARM].ttft_s),
            _TTFT_WARM,
        ),
        Bar.at_most("twins_computed", max(all_computed) / one, _TWINS_COMPUTED),
        Bar.at_most("shared_rows", min(measured.shared_rows.values(), default=None), _SHARED_ROWS),
        Bar.at_most("short_beside_long_p99", min(ratios, default=None), _BESIDE_P99),
        Bar.at_most("load_vs_vllm_wrong", num_wrong, 0),
    ]


def _beside_p99(loops: Mapping[str, Load]) -> float | None:
    """p99 of time to first token during the long prompt / without it; None if no request came in its time."""
    mixed, alone = (percentiles(loops[name].ttft_s) for name in (BESIDE, ALONE))
    return mixed["p99"] / alone["p99"] if mixed else None


def _figures(loop: Load) -> Figures:
    ttft_s, several = loop.ttft_s, [each for each in loop.outcomes if len(each.token_ids) > 1]
    further = [(each.total_s - (each.ttft_s or 0.0)) / (len(each.token_ids) - 1) for each in several]
    return {
        "requests": len(loop.outcomes),
        "seconds": loop.seconds,
        "requests_per_s": loop.requests_per_s,
        "ttft_s": {"mean": statistics.fmean(ttft_s), **percentiles(ttft_s)} if ttft_s else {},
        "further_token_ms": 1e3 * statistics.fmean(further) if further else None,
        "prompt_tokens": sum(len(each.ask.prompt) for each in loop.outcomes),
        "computed_tokens": loop.computed_tokens,
    }


def _table(measured: PeerMeasured) -> Table:
    rows = [
        {"loop": name, "engine": engine, **_figures(loops[name])}
        for name in (COLD, WARM, BUDGET, SHORT, TWINS, STORED, ALONE, BESIDE)
        for engine, loops in measured.loops.items()
        if name in loops
    ]
    for row in rows:  # a loop without requests has no times
        row["ttft_s"] = row["ttft_s"] or {"mean": None, "p99": None}
    columns = (
        "loop engine requests seconds:.1f requests_per_s:.2f ttft_s[mean]:.2f ttft_s[p99]:.2f further_token_ms:.0f "
        "computed_tokens"
    )
    return table_of(
        "vLLM and ours (workers x threads); times to first token in seconds, of a further token in ms", rows, columns
    )


def _notes(settings: Settings, measured: PeerMeasured) -> list[str]:
    cold_s = [measured.loops[VLLM][COLD].seconds, *(measured.loops[engine][BUDGET].seconds for engine in measured.ours)]
    return [
        f"closed loops of {settings.clients} clients, {settings.clients - 1} for short prompts alone; "
        f"{settings.documents} documents of 1,472 tokens, four questions each",
        f"of {measured.num_prompts} prompts, {measured.num_differing} had exact replies that were not all equal; "
        f"{measured.num_ties} of them have a near tie between two tokens in transformers",
        *_speed_notes(measured),
        f"memory for KV: {CACHE_GIB} GiB in vLLM's cache; as much in our store, and in our workers' prefix "
        "caches together",
        "vLLM is stepped in its process, eager, without a server; our clients use gRPC and share the cores",
        f"{BUDGET}: {settings.kv_budget:g} of the rows; replies are not compared. vLLM is cold after a restart: "
        f"{cold_s[0]:.1f} s where ours takes {min(cold_s[1:]):.1f}",
        f"{BESIDE}: requests sent before the long prompt had its first token",
    ]


def _speed_notes(measured: PeerMeasured) -> list[str]:
    def span(numbers: Iterable[float]) -> str:
        of_loops = list(numbers)
        return f"{min(of_loops):.0f} to {max(of_loops):.0f}"

    speeds = [
        f"{engine}: {span(each.gflop_s for each in of_loops)} GFLOP/s, {span(each.gb_s for each in of_loops)} GB/s"
        for engine, of_loops in measured.speeds.items()
    ]
    return [f"speed of the machine before each loop: {'; '.join(speeds)}"] if speeds else []
