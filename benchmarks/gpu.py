"""What a GPU makes of Runahead: every preset over a stored prefix, copies, attention, layers. One script, no service.

    python -m benchmarks.gpu                          # Qwen2.5-7B's shape, 16K tokens stored: 8 minutes
    python -m benchmarks.gpu --shape llama-2-7b --prefix-tokens 8192 --presets impress,runahead,recompute
    python -m benchmarks.gpu --model DIR              # a trained model beside it, with its own attention
    python -m benchmarks.gpu --device cpu --shape tiny    # to try the script out; judges nothing

What it needs, on a machine with an NVIDIA GPU (Ampere or later): this checkout, Python 3.11 or later, torch 2.11 or
later with CUDA and Triton, transformers 5.17 or later, numpy, xxhash and apsw. The last two are small wheels. Without a
package index there, carry those that are missing:

    pip download --no-deps -d wheels apsw xxhash          # where there is an index, for that machine's Python
    pip install --no-index --no-deps wheels/*.whl         # there

and about 20 GB of disk (--directory) that knows O_DIRECT, with nothing else running. Weights are random and made on
the device: nothing is downloaded. Figures, tables, a cost model that `runahead simulate --cost FILE` reads, and a plot,
where matplotlib is there, go to --out; stdout has the tables and ends in one JSON line. Progress goes to stderr.

Random weights have no attention worth the name, so presets choose from injected attention mass, drawn with the papers'
statistics, or replayed from a real model (`--record-sets FILE --model DIR` once, on the CPU; then `--sets FILE`).
"""

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from benchmarks import plots
from benchmarks.bars import BenchError
from benchmarks.gpu_bench import GpuBench, measure
from benchmarks.gpu_own_model import own_prompts
from benchmarks.gpu_recorded import record
from benchmarks.gpu_report import (
    attention_table,
    bar_values,
    bars_table,
    copies_table,
    doubts,
    json_line,
    judged,
    preset_table,
    scores_table,
    write_files,
)
from benchmarks.gpu_settings import PHASES, Settings
from benchmarks.gpu_shapes import SHAPES
from benchmarks.machine import scratch_directory
from cluster.errors import StartError
from kvstore import StoreError
from workers.errors import WorkerError
from workers.plan import WorkerConfig
from workers.preset import PRESETS

#: Of a recording: 64 tokens are the least that every layout holds.
_RECORDED_TOKENS, _RECORDED_QUESTIONS, _QUESTION_TOKENS = 3072, 7, 32


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print.

    The exit status: 0, whether or not bars hold; 1 when a phase failed, and the others were measured; 2 when it could
    not run; 130 after Ctrl-C.
    """
    given = _parser().parse_args(arguments)
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if given.record_sets is not None:
            return _record(given)
        known = {each.name for each in fields(Settings)}
        settings = Settings(**{name: value for name, value in vars(given).items() if name in known})
        bench, machine = measure(settings)
        _show(bench, machine, settings)
        return 1 if bench.figures["failed"] else 0
    except (BenchError, WorkerError, StoreError, StartError) as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("interrupted; scratch files are removed\n")
        return 130
    finally:
        signal.signal(signal.SIGTERM, previous)


def _show(bench: GpuBench, machine: dict[str, Any], settings: Settings) -> None:
    figures = bench.figures
    text = "\n\n".join(_tables(figures, settings))
    bars = judged(bar_values(figures), doubts(figures, is_gpu=bench.clock.is_gpu))
    lines = [*(f"* {note}" for note in bench.notes), *(f"* SKIPPED: {what}" for what in figures["skipped"])]
    lines += [f"* FAILED: {what}" for what in figures["failed"]]
    lines.append(", ".join(f"{name} {value}" for name, value in machine.items()))
    text = "\n".join([text, "", *lines, "", bars_table(bars)])
    content = json_line(figures, machine, bench.notes, bars)
    try:
        written = write_files(settings.out, content, text)
    except OSError as error:
        raise BenchError(f"cannot write to {settings.out}: {error.strerror}; choose another --out") from error
    sys.stderr.write(f"written: {', '.join(map(str, written))}{_plot(figures, settings)}\n")
    sys.stdout.write(f"{text}\n{json.dumps(content, allow_nan=False)}\n")
    sys.stdout.flush()


def _tables(figures: dict[str, Any], settings: Settings) -> list[str]:
    tables = []
    if "presets" in figures:
        title = (
            f"{settings.shape}, {settings.num_prefix} tokens stored, {settings.new_tokens} new, budget "
            f"{settings.kv_budget:.0%}, cold; INJECTED sets, {figures['sets']['source']}"
        )
        tables.append(preset_table(title, figures["presets"], figures.get("idle_shares", {})))
    if "own_model" in figures:
        own = figures["own_model"]
        title = f"{own['name']}, its own attention, {own['prefix_tokens']} tokens stored, cold"
        tables.append(preset_table(title, own["presets"], own.get("idle_shares", {})))
    if "scores" in figures:
        tables += [attention_table(figures["attention"]), scores_table(figures["scores"])]
    if "copies" in figures:
        tables.append(copies_table(figures["copies"]))
    return tables


def _plot(figures: dict[str, Any], settings: Settings) -> str:
    """Draw the times to first token, where that can be done; what came of it."""
    presets = figures.get("presets")
    if presets is None:
        return ""
    advice = plots.missing()
    if advice is not None:
        return f"; {advice}"
    path = settings.out / "ttft.svg"
    series = {"TTFT": [row["ttft_ms"] for row in presets.values()], "I/O": [row["io_ms"] for row in presets.values()]}
    plots.bars_chart(path, f"{settings.shape}, {settings.num_prefix} tokens stored, cold", "ms", list(presets), series)
    return f", {path}"


def _record(given: argparse.Namespace) -> int:
    if given.model is None:
        raise BenchError("--record-sets needs --model DIR, a model without sliding windows")
    prompts = own_prompts(given.model, given.prefix_tokens or _RECORDED_TOKENS, _QUESTION_TOKENS, _RECORDED_QUESTIONS)
    worker = WorkerConfig(model=str(given.model), threads=given.threads)
    with scratch_directory(given.directory, 2**30) as scratch:
        about = record(given.record_sets, worker, scratch, prompts.prefix, prompts.questions)
    sys.stdout.write(json.dumps({"file": str(given.record_sets), **about}) + "\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    default = Settings.__dataclass_fields__
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.gpu", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def add(flag: str, text: str, **how: Any) -> None:
        name = flag.removeprefix("--").replace("-", "_")
        shown = default[name].default if name in default else None
        parser.add_argument(flag, dest=name, default=shown, help=text, **how)

    add("--shape", f"one of {', '.join(SHAPES)} (default: %(default)s)")
    add("--device", "cuda, cuda:N or cpu (default: %(default)s)")
    add("--dtype", "of weights and KV (default: %(default)s)", choices=("bfloat16", "float16", "float32"))
    add("--prefix-tokens", "stored tokens (default: 16384, or what the shape has positions for)", type=int)
    add("--new-tokens", "tokens behind them (default: %(default)s)", type=int)
    add("--kv-budget", "share of the prefix that a layer attends to (default: %(default)s)", type=float)
    add("--presets", f"separated by commas (default: all: {','.join(PRESETS)})", type=_names)
    add("--rounds", "requests to each preset (default: %(default)s)", type=int)
    add("--phases", f"separated by commas (default: {','.join(PHASES)})", type=_names)
    parser.add_argument(
        "--time-budget", dest="time_budget_s", type=float, default=default["time_budget_s"].default, metavar="SECONDS",
        help="phases that do not fit are skipped and named (default: %(default)s)",
    )  # fmt: skip
    add("--threads", "of torch on the processor (default: %(default)s)", type=int)
    add("--directory", "where stores lie meanwhile (default: here)", type=Path)
    add("--out", "where results go (default: %(default)s)", type=Path)
    add("--sets", "a recording that sets are replayed from (default: drawn)", type=Path)
    add("--model", "a directory of a trained model, measured with its own attention", type=Path)
    add("--link-gb-s", "between two GPUs, for the cost model (default: that of copies from the host)", type=float)
    add("--link-us", "likewise (default: %(default)s)", type=float)
    add("--record-sets", "record attention mass of --model on the CPU to this file, and end", type=Path)
    return parser


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


if __name__ == "__main__":
    sys.exit(main())
