"""`runahead bench hand-over`: vLLM over KV that it reads from a service, compared with transformers and with vLLM
alone.

The service has two workers; vLLM (`make engines`) runs in a process and an environment of its own, on the same cores.
Prompts of 80 to 1,900 tokens come cold, warm, and from disk after a restart of the service, five at a time with a sixth
that is cancelled; greedy tokens must equal those of transformers. Then come times to first token of long prompts.

Modules: `bench.py` measures, `overlap.py` reads while a prompt is computed; `reads.py` is `--read`.
"""

import statistics
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.baselines.vllm_process import BLOCK_TOKENS
from benchmarks.handover.bench import COLD, WARM, WORKERS, Bench, Measured, Settings
from benchmarks.report.report import (
    Bar,
    BenchError,
    Report,
    bench_command,
    machine_facts,
    progress,
    scratch_directory,
    table_of,
)

OWN_CACHE, ALONE = "vLLM's own cache", "vLLM alone"
_WARM_TARGET, _COLD_TARGET = 1.5, 1.0
_FREE_BYTES = 4 * 2**30


def _measure(settings: Settings, directory: Path | None) -> Report:
    from cluster.local_service import demo_model

    if not settings.python.exists():
        raise BenchError(f"{settings.python} does not exist: install vLLM with make engines, or pass --engines-python")
    model = demo_model(Console(stderr=True))
    with (
        scratch_directory(directory, _FREE_BYTES) as scratch,
        progress("bench hand-over", settings.num_steps) as advance,
    ):
        measured = Bench(settings, model, scratch, advance).measure()
        facts = machine_facts(scratch, packages=("torch", "transformers"), dtype="float32")
    return report_of(settings, measured, {**facts, "model": model.name})


run = bench_command(_measure)


def report_of(settings: Settings, measured: Measured, machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, tables, bars and notes."""
    num_failures = int(measured.counters.get("load_failures", 0) + measured.counters.get("lookup_failures", 0))
    num_replies = sum(map(len, measured.compared.values()))
    num_equal = sum(map(measured.num_equal, measured.compared))
    times_ms = {name: [round(second * 1e3, 1) for second in seconds] for name, seconds in measured.ttft_s.items()}
    figures = {
        "prompts": settings.prompts,
        "replies": num_replies,
        "equal": {phase: measured.num_equal(phase) for phase in measured.compared},
        "cancelled": measured.num_cancelled,
        "load": settings.load,
        "timed_tokens": settings.tokens,
        "ttft_ms": times_ms,
        "overlap": [
            {
                "first_row_ms": round(1e3 * each.first_row_s, 1),
                "last_layer_ms": round(1e3 * each.last_layer_s, 1),
                "rows_before": round(each.share_before, 3),
            }
            for each in measured.overlaps
        ],
        "counters": dict(measured.counters),
    }
    # vLLM counts a failed load as cached, although it computed the tokens.
    doubt = f"{num_failures} lookups or loads failed" if num_failures else ""
    ahead = [each.is_before for each in measured.overlaps]
    bars = [
        Bar.at_least("handover_equal", num_equal / num_replies, 1.0),
        Bar.at_most("handover_computed_tokens", measured.most_computed(), BLOCK_TOKENS + 1, doubt),
        Bar.at_most("handover_ttft_warm", measured.median_s(WARM) / measured.median_s(OWN_CACHE), _WARM_TARGET, doubt),
        Bar.at_most("handover_ttft_cold", measured.median_s(COLD) / measured.median_s(ALONE), _COLD_TARGET, doubt),
        Bar.at_least("overlap", statistics.fmean(ahead) if ahead else None, 1.0),
    ]
    return Report("hand-over", machine, figures, bars, _tables(settings, measured), _notes())


def _tables(settings: Settings, measured: Measured) -> list[Table]:
    equal = [
        {"prompts": phase, "replies": len(replies), "equal": measured.num_equal(phase)}
        for phase, replies in measured.compared.items()
    ]
    times = [
        {"name": name, "p50_s": statistics.median(seconds), "least_s": min(seconds), "most_s": max(seconds)}
        for name, seconds in measured.ttft_s.items()
    ]
    title = f"TTFT of prompts of {settings.tokens} tokens, in seconds; load {settings.load}"
    return [
        table_of("greedy tokens compared with those of transformers", equal, "prompts replies equal"),
        table_of(title, times, "name p50_s:.3f least_s:.3f most_s:.3f"),
    ]


def _notes() -> list[str]:
    return [
        f"{COLD}: the service's {WORKERS} workers compute the prompt, on the cores that vLLM also uses",
        f"{WARM}: the service has it in memory; {OWN_CACHE}: vLLM itself has it in its prefix cache",
        f"{ALONE}: without a connector, while no service runs",
        "overlap: share of prefills whose reader had a new row before the last worker began its last layer",
        "equal: up to the first step where the two best tokens of transformers are a near tie",
        "not shown: several ranks of vLLM, GPUs, torch.compile, other models",
    ]
