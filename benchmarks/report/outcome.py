"""The end of a bench: one JSON line and an exit status. Works on a bare machine with a GPU."""

import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from benchmarks.report.bars import Bar, BenchError
from cluster.errors import CallFailed, StartError
from kvstore import StoreError
from workers.errors import WorkerError


def json_content(
    bench: str, machine: Mapping[str, Any], figures: Mapping[str, Any], notes: Sequence[str], bars: Sequence[Bar]
) -> dict[str, Any]:
    """Content of the JSON line that ends stdout."""
    return {
        "bench": bench,
        "machine": dict(machine),
        "figures": dict(figures),
        "notes": list(notes),
        "bars": [{"id": bar.id, "value": bar.value, "target": bar.target, "ok": bar.ok} for bar in bars],
    }


def exit_status(measure: Callable[[], int]) -> int:
    """Exit status of `measure`; 2 if the bench could not run (one line says why), 130 after Ctrl-C or SIGTERM."""
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return measure()
    except (BenchError, WorkerError, StoreError, StartError, CallFailed) as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("interrupted; scratch files are removed\n")
        return 130
    finally:
        signal.signal(signal.SIGTERM, previous)
