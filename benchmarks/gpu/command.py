"""The command `python -m benchmarks.gpu`. It imports the bench's packages, so `__main__.py` checks for them first."""

import shutil
from collections.abc import Sequence

from benchmarks.gpu import report
from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.frame.budget import TimeBudget, deadline
from benchmarks.gpu.frame.settings import Settings, parse
from benchmarks.gpu.phases import attention, copies, layers, own_model, reuse
from benchmarks.report.bars import BenchError
from benchmarks.report.machine import scratch_directory
from benchmarks.report.outcome import exit_status

MEASURES = {
    "attention": attention.measure,
    "copies": copies.measure,
    "reuse": reuse.measure,
    "layers": layers.measure,
    "own-model": own_model.measure,
}
#: Least free disk space to begin, in bytes; the space for stores is checked when they are made.
_MIN_FREE_BYTES = 2**26
#: Part of the time budget for work after the last phase, in seconds.
_SHOWING_S = 20.0


def run(arguments: Sequence[str] | None, description: str, program: str) -> int:
    """See `benchmarks/gpu/__main__.py`."""
    return exit_status(lambda: _measure(parse(arguments, description, program)))


def _measure(settings: Settings) -> int:
    with scratch_directory(settings.directory, _MIN_FREE_BYTES) as scratch:
        budget = TimeBudget(settings.time_budget_s - _SHOWING_S)
        bench = Bench(settings, scratch, budget)
        try:
            report.save(bench)
        except OSError as error:
            raise BenchError(f"cannot write to {settings.out}: {error.strerror}; choose another --out") from error

        def last_words() -> None:
            budget.failed.append(f"not done within {settings.time_budget_s:.0f} s and stopped, see stderr")
            report.show(bench)
            shutil.rmtree(scratch, ignore_errors=True)

        with deadline(settings.time_budget_s, last_words):
            try:
                bench.run(MEASURES, lambda: budget.attempt("results", lambda: report.save(bench)))
            except KeyboardInterrupt:
                budget.failed.append("interrupted")
                raise
            finally:
                report.show(bench)
        return 1 if budget.failed else 0
