"""A clock on stderr while a command waits: one line that renews itself on a terminal, elsewhere a line now and then."""

import os
import sys
import threading
import time
from collections.abc import Callable

from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from cluster.cli.options.printing import STDERR, say

#: Time from one look at what there is to say to the next, on a terminal.
_RENEW_S = 2.0
#: Time until the first line elsewhere. Each further line takes twice as long as the one before.
_FIRST_LINE_S = 10.0


def may_draw() -> bool:
    """Whether stderr is a terminal and this process is in its foreground: other jobs print whole lines."""
    try:
        return STDERR.is_terminal and os.tcgetpgrp(sys.stderr.fileno()) == os.getpgrp()
    except (OSError, ValueError):  # no terminal, or no file
        return False


class Waiting:
    """Shows what a command waits for, and for how long, in a `with` block or until `stop`. Owns: a thread.

    `more`, which the thread calls, returns the rest of the line; "" where there is nothing to add.
    """

    def __init__(self, what: str, more: Callable[[], str] = str, *, is_quiet: bool = False) -> None:
        self.what, self.more = what, more
        self._ended = threading.Event()
        is_shown = may_draw() and not is_quiet
        columns = (SpinnerColumn(), TimeElapsedColumn(), TextColumn("{task.description}", markup=False))
        # Without redirection: Ray and the logs have the standard streams as they are.
        self._bar = Progress(
            *columns, console=STDERR, transient=True, disable=not is_shown, redirect_stdout=False, redirect_stderr=False
        )
        self._is_quiet = is_quiet

    def __enter__(self) -> "Waiting":
        self._bar.start()
        if not self._is_quiet:
            show = self._say_lines if self._bar.disable else self._renew
            threading.Thread(target=show, name="waiting", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Show no more. May be called twice."""
        self._ended.set()
        self._bar.stop()

    def _renew(self) -> None:
        task = self._bar.add_task(self.what, total=None)
        while not self._ended.wait(_RENEW_S):
            self._bar.update(task, description=self._line())

    def _say_lines(self) -> None:
        started_s, pause_s = time.monotonic(), _FIRST_LINE_S
        while not self._ended.wait(pause_s):
            say(f"{self._line()}, {time.monotonic() - started_s:.0f} s")
            pause_s *= 2

    def _line(self) -> str:
        return ": ".join(part for part in (self.what, self.more()) if part)
