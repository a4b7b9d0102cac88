"""The time that a run may take: phases that would not fit are skipped and named, never cut short in silence."""

import sys
import time
import traceback
from collections.abc import Callable


class TimeBudget:
    """Counts from its making. `clock`: seconds."""

    def __init__(self, budget_s: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._budget_s = budget_s
        self._clock = clock
        self._started_s = clock()
        #: What was skipped, and why, one line each.
        self.skipped: list[str] = []
        #: What did not work, one line each.
        self.failed: list[str] = []
        #: The same at length, as Python tells it.
        self.tracebacks: list[str] = []
        #: Seconds by phase.
        self.spent_s: dict[str, float] = {}

    @property
    def elapsed_s(self) -> float:
        return self._clock() - self._started_s

    @property
    def left_s(self) -> float:
        return self._budget_s - self.elapsed_s

    def allows(self, what: str, expected_s: float, reserve_s: float = 0.0) -> bool:
        """Whether there is time for it, and `reserve_s` for what comes after; else it is written down as skipped."""
        left_s = max(0.0, self.left_s - reserve_s)
        if expected_s <= left_s:
            return True
        self.skipped.append(f"{what}: takes about {expected_s:.0f} s, {left_s:.0f} s were left")
        return False

    def run(self, phase: str, expected_s: float, work: Callable[[], None]) -> None:
        """Do a phase, if there is time for it; see `attempt`."""
        if not self.allows(phase, expected_s):
            self.say(f"{phase}: skipped")
            return
        started_s = self._clock()
        self.say(phase)
        self.attempt(phase, work)
        self.spent_s[phase] = round(self._clock() - started_s, 2)

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
