"""Calls to the disk under way, and since when: a disk that does not answer keeps its callers in the kernel, without an
error.

A disk that is slow answers one call after the other, and what waits behind many waits long: a call counts from the
last answer to any of them. One that many others overtake counts, too, when it takes `_OVERTAKEN` times as long. Pure
but for its lock: the clock is given.
"""

import contextlib
import itertools
import threading
import time
from collections.abc import Callable, Iterator

#: See above.
_OVERTAKEN = 3


class CallsUnderWay:
    """Owns: the time at which each call began. Thread-safe."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._numbers = itertools.count()
        #: In the order in which they began.
        self._begun_s: dict[int, float] = {}
        #: When one of them ended while others went on; None when none has since there were none.
        self._answered_s: float | None = None
        self._ended = threading.Condition()

    @contextlib.contextmanager
    def one_more(self) -> Iterator[None]:
        """A call is under way inside."""
        number = self.begin()
        try:
            yield
        finally:
            self.end(number)

    def begin(self) -> int:
        """A call begins; `end` takes its number."""
        number = next(self._numbers)
        with self._ended:
            self._begun_s[number] = self._clock()
        return number

    def end(self, number: int) -> None:
        with self._ended:
            del self._begun_s[number]
            self._answered_s = self._clock() if self._begun_s else None
            self._ended.notify_all()

    def longest_s(self) -> float:
        """How long the disk has left them without an answer; 0.0 where there is none."""
        with self._ended:
            return self._longest_s()

    def wait_until_none_takes(self, limit_s: float) -> None:
        """Return when no call has been without an answer for `limit_s` seconds: at once, or when the disk answers."""
        with self._ended:
            self._ended.wait_for(lambda: self._longest_s() < limit_s)

    def _longest_s(self) -> float:
        begun_s = next(iter(self._begun_s.values()), None)
        if begun_s is None:
            return 0.0
        now_s, answered_s = self._clock(), self._answered_s
        return max(now_s - max(begun_s, answered_s or begun_s), (now_s - begun_s) / _OVERTAKEN)
