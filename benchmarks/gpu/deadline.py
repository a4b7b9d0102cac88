"""An end for a run that has none: a device that hangs must not take along what was measured before.

Threads that wait for a GPU cannot be interrupted, so the process ends as a whole.
"""

import faulthandler
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

EXIT_STATUS = 1
#: If not even another thread of Python's comes to its turn.
_GRACE_S = 20.0
_STDERR = 2


@contextmanager
def deadline(seconds: float, last_words: Callable[[], None], end: Callable[[int], object] = os._exit) -> Iterator[None]:
    """End the process when the block takes longer: after `last_words`, and what all threads were doing, on stderr."""

    def expired() -> None:
        try:
            faulthandler.dump_traceback(_STDERR)
            last_words()
        finally:
            end(EXIT_STATUS)

    timer = threading.Timer(seconds, expired)
    timer.daemon = True
    timer.start()
    faulthandler.dump_traceback_later(seconds + _GRACE_S, exit=True, file=_STDERR)
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        faulthandler.cancel_dump_traceback_later()
