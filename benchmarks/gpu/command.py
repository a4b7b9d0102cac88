"""The command line of `benchmarks.gpu`, whose imports need what the bench needs."""

import argparse
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.gpu.bench import GpuBench
from benchmarks.gpu.budget import TimeBudget
from benchmarks.gpu.deadline import deadline
from benchmarks.gpu.results import Results
from benchmarks.gpu.settings import PHASES, Settings
from benchmarks.gpu.shapes import SHAPES
from benchmarks.report.bars import BenchError
from benchmarks.report.machine import scratch_directory
from cluster.errors import StartError
from kvstore import StoreError
from workers.errors import WorkerError
from workers.presets.preset import PRESETS

#: At least, to begin; what stores take is looked at when they are made.
_MIN_FREE_BYTES = 2**26
#: Of the time budget, for what comes after the last phase.
_SHOWING_S = 20.0


def run(arguments: Sequence[str] | None, description: str) -> int:
    """See `benchmarks/gpu/__main__.py`."""
    given = _parser(description).parse_args(arguments)
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return _measure(Settings(**vars(given)))
    except (BenchError, WorkerError, StoreError, StartError) as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("interrupted; scratch files are removed\n")
        return 130
    finally:
        signal.signal(signal.SIGTERM, previous)


def _measure(settings: Settings) -> int:
    with scratch_directory(settings.directory, _MIN_FREE_BYTES) as scratch:
        bench = GpuBench(settings, scratch, TimeBudget(settings.time_budget_s - _SHOWING_S))
        results = Results(settings, bench)
        results.open()

        def last_words() -> None:
            bench.budget.failed.append(f"not done in {settings.time_budget_s:.0f} s: ended where it was, see stderr")
            results.show()
            shutil.rmtree(scratch, ignore_errors=True)

        with deadline(settings.time_budget_s, last_words):
            try:
                bench.run(results.update)
            except KeyboardInterrupt:
                bench.budget.failed.append("interrupted")
                results.show()
                raise
        results.show()
        return 1 if bench.budget.failed else 0


def _parser(description: str) -> argparse.ArgumentParser:
    default = Settings.__dataclass_fields__
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.gpu", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def add(flag: str, text: str, **how: Any) -> None:
        name = flag.removeprefix("--").replace("-", "_")
        shown = default[name].default if name in default else None
        parser.add_argument(flag, dest=name, default=shown, help=text, **how)

    add("--shape", f"one of {', '.join(SHAPES)} (default: %(default)s)")
    add("--device", "cuda, cuda:N or cpu (default: %(default)s)")
    add("--dtype", "of weights and KV (default: %(default)s)", choices=("bfloat16", "float16", "float32"))
    add("--prefix-tokens", "stored tokens (default: 16384, or what the shape has positions for)", type=int)
    add("--new-tokens", "tokens after them (default: %(default)s)", type=int)
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
    add("--model", "a directory of a trained model, measured with its own attention", type=Path)
    add("--link-gb-s", "between two GPUs, for the cost model (default: that of copies from the host)", type=float)
    add("--link-us", "likewise (default: %(default)s)", type=float)
    return parser


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
