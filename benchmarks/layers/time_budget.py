"""Time limit of a bench, divided over its parts; each part does as much as fits."""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


class TimeBudget:
    """Divides the time from its construction evenly over the remaining parts: later parts get what earlier ones
    leave.
    """

    def __init__(self, minutes: float | None, num_parts: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`minutes`: None for no limit."""
        self._clock = clock
        self._end_s = math.inf if minutes is None else clock() + 60 * minutes
        self._num_left = num_parts

    def part(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items of the next part until its time is over, but always the first one."""
        now_s = self._clock()
        end_s = now_s + (self._end_s - now_s) / self._num_left
        self._num_left -= 1
        for number, item in enumerate(items):
            if number and self._clock() >= end_s:
                return
            yield item
