"""Calls to the disk under way, and since when: a disk that does not answer keeps its callers in the kernel, without an
error.

A disk that is slow answers one call after the other; only a single one that stays out for too long says that it is
stuck. Pure but for its lock: the clock is given.
"""

import contextlib
import itertools
import threading
import time
from collections.abc import Callable, Iterator


class CallsUnderWay:
    """Owns: the time at which each call began. Thread-safe."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._numbers = itertools.count()
        #: In the order in which they began.
        self._begun_s: dict[int, float] = {}
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
            self._ended.notify_all()

    def longest_s(self) -> float:
        """How long the oldest of them has been under way; 0.0 where there is none."""
        with self._ended:
            return self._longest_s()

    def wait_until_none_takes(self, limit_s: float) -> None:
        """Return when no call has been under way for `limit_s` seconds: at once, or when the disk answers again."""
        with self._ended:
            self._ended.wait_for(lambda: self._longest_s() < limit_s)

    def _longest_s(self) -> float:
        begun_s = next(iter(self._begun_s.values()), None)
        return 0.0 if begun_s is None else self._clock() - begun_s
