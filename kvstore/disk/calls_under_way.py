"""Running calls to the disk, with their times: a disk that does not answer keeps its callers in the kernel, without an
error.

A slow disk answers one call after the other, so a call late in the queue takes long although the disk works: its time
counts from the last answer to any call. A call that many later calls overtake also counts when it takes `_OVERTAKEN`
times as long. Pure except for the lock: the clock is passed in.
"""

import contextlib
import itertools
import threading
import time
from collections.abc import Callable, Iterator

#: Divisor of the time of a call that later calls overtake.
_OVERTAKEN = 3


class CallsUnderWay:
    """Start times of running calls. Thread-safe."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._numbers = itertools.count()
        #: Start time of each running call, in order.
        self._begun_s: dict[int, float] = {}
        #: Time of the last answer while other calls were running; None if none came since there was no call.
        self._answered_s: float | None = None
        self._ended = threading.Condition()

    @contextlib.contextmanager
    def one_more(self) -> Iterator[None]:
        """Count the `with` block as a running call."""
        number = self.begin()
        try:
            yield
        finally:
            self.end(number)

    def begin(self) -> int:
        """Note the start of a call; returns its number for `end`."""
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
        """Seconds for which the disk has left a call without an answer; 0.0 without a call."""
        with self._ended:
            return self._longest_s()

    def wait_until_none_takes(self, limit_s: float) -> None:
        """Wait while a call has been without an answer for `limit_s` seconds."""
        with self._ended:
            self._ended.wait_for(lambda: self._longest_s() < limit_s)

    def _longest_s(self) -> float:
        begun_s = next(iter(self._begun_s.values()), None)
        if begun_s is None:
            return 0.0
        now_s, answered_s = self._clock(), self._answered_s
        return max(now_s - max(begun_s, answered_s or begun_s), (now_s - begun_s) / _OVERTAKEN)
