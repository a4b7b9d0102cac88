"""How long a bench may take, shared out over its parts, each of which does as much as it has time for."""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


class TimeBudget:
    """Evenly over the parts that are left: what one does not need the later ones get. It runs from when it is made."""

    def __init__(self, minutes: float | None, num_parts: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`minutes`: None for as long as it takes."""
        self._clock = clock
        self._end_s = math.inf if minutes is None else clock() + 60 * minutes
        self._num_left = num_parts

    def part(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items of the next part until its time is over; the first one in any case."""
        now_s = self._clock()
        end_s = now_s + (self._end_s - now_s) / self._num_left
        self._num_left -= 1
        for number, item in enumerate(items):
            if number and self._clock() >= end_s:
                return
            yield item
