"""The time that a run may take, and what did not fit into it or failed: named, and no loss to anything else."""

import faulthandler
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: Beyond the deadline, if not even another thread of Python's comes to its turn.
_GRACE_S = 20.0
_STDERR = 2


class TimeBudget:
    """Counts from its making. `clock`: seconds."""

    def __init__(self, budget_s: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._budget_s = budget_s
        self._clock = clock
        self._started_s = clock()
        #: Kept for what comes after the phase that is under way.
        self.reserve_s = 0.0
        #: What was skipped, and what did not work, and why, one line each.
        self.skipped: list[str] = []
        self.failed: list[str] = []
        #: What did not work, as Python tells it.
        self.tracebacks: list[str] = []

    @property
    def elapsed_s(self) -> float:
        return self._clock() - self._started_s

    def allows(self, what: str, expected_s: float, besides_s: float = 0.0) -> bool:
        """Whether there is time for it, for `besides_s` and for the reserve; else it is written down as skipped."""
        left_s = max(0.0, self._budget_s - self.elapsed_s - self.reserve_s - besides_s)
        if expected_s <= left_s:
            return True
        self.skipped.append(f"{what}: takes about {expected_s:.0f} s, {left_s:.0f} s were left")
        return False

    def attempt(self, what: str, work: Callable[[], object]) -> bool:
        """Whether it went well. What goes wrong is written down: it must not cost the figures of anything else, on a
        machine that may not be had again.
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
        """A line of progress on stderr."""
        sys.stderr.write(f"[{self.elapsed_s:6.1f} s] {step}\n")
        sys.stderr.flush()


@contextmanager
def deadline(seconds: float, last_words: Callable[[], None]) -> Iterator[None]:
    """End the process with status 1 when the block takes longer: after `last_words`, and what all threads were doing,
    on stderr. A thread that waits for a device that hangs cannot be interrupted, so the process ends as a whole.
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
        timer.join()  # its last words, if it has begun them, are the only ones
        faulthandler.cancel_dump_traceback_later()
