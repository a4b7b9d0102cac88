"""Time budget of a run; records each step that was skipped or failed, so that the other steps still run."""

import faulthandler
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: Seconds after the deadline until the process is killed even if no thread of Python runs.
_GRACE_S = 20.0
_STDERR = 2


class TimeBudget:
    """Time budget, counted from construction. `clock` gives seconds."""

    def __init__(self, budget_s: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._budget_s = budget_s
        self._clock = clock
        self._started_s = clock()
        #: Seconds kept for phases after the current one.
        self.reserve_s = 0.0
        #: Skipped and failed steps with the reason, one line each.
        self.skipped: list[str] = []
        self.failed: list[str] = []
        #: Python's tracebacks of failed steps.
        self.tracebacks: list[str] = []

    @property
    def elapsed_s(self) -> float:
        return self._clock() - self._started_s

    def allows(self, what: str, expected_s: float, besides_s: float = 0.0) -> bool:
        """Whether there is time for the step, `besides_s` and the reserve; otherwise record the step as skipped."""
        left_s = max(0.0, self._budget_s - self.elapsed_s - self.reserve_s - besides_s)
        if expected_s <= left_s:
            return True
        self.skipped.append(f"{what}: needs about {expected_s:.0f} s, but {left_s:.0f} s were left")
        return False

    def attempt(self, what: str, work: Callable[[], object]) -> bool:
        """Run a step; False if it fails. A failure must not cost other figures: the machine may not be available
        again.
        """
        try:
            work()
        except Exception as error:  # noqa: BLE001 - see above
            self.tracebacks.append(f"{what}\n{traceback.format_exc()}")
            sys.stderr.write(self.tracebacks[-1])
            self.failed.append(f"{what}: {type(error).__name__}: {next(iter(str(error).splitlines()), '')}")
            return False
        return True

    def say(self, step: str) -> None:
        """Print a line of progress on stderr."""
        sys.stderr.write(f"[{self.elapsed_s:6.1f} s] {step}\n")
        sys.stderr.flush()


@contextmanager
def deadline(seconds: float, last_words: Callable[[], None]) -> Iterator[None]:
    """End the process with status 1 if the block takes longer, after `last_words` and a traceback of all threads on
    stderr.

    A thread that waits for a hung device cannot be interrupted, so the whole process ends.
    """

    def expired() -> None:
        try:
            faulthandler.dump_traceback(_STDERR)
            last_words()
        finally:
            os._exit(1)

    timer = threading.Timer(seconds, expired)
    timer.daemon = True
    timer.start()
    faulthandler.dump_traceback_later(seconds + _GRACE_S, exit=True, file=_STDERR)
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # lets it finish if it has begun its last words
        faulthandler.cancel_dump_traceback_later()
