"""A clock that jumps from event to event, and processes: generators that yield what they wait for.

A process yields seconds to spend, or an `Event` to wait for. Equal times run in the order of their requests, so a
simulation is a function of its inputs and its seed.
"""

import heapq
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias


@dataclass(slots=True)
class Event:
    """An event that happens once; waiting processes continue then, later ones do not wait."""

    happened: bool = False
    waiting: list[Callable[[], None]] = field(default_factory=list)


Process: TypeAlias = Generator[float | Event, None, None]


class Clock:
    """Runs processes until an event happens."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()

    def start(self, process: Process) -> None:
        self.after(0.0, lambda: self._step(process))

    def after(self, seconds: float, action: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self.now_s + seconds, next(self._numbers), action))

    def happen(self, event: Event) -> None:
        assert not event.happened, "an event happens once"
        event.happened = True
        for action in event.waiting:
            self.after(0.0, action)
        event.waiting.clear()

    def run_until(self, end: Event) -> float:
        """Simulate until `end` and return the seconds. Raises RuntimeError if `end` can never happen."""
        while not end.happened:
            if not self._due:
                raise RuntimeError("all processes wait and no event is due")
            self.now_s, _, action = heapq.heappop(self._due)
            action()
        return self.now_s

    def _step(self, process: Process) -> None:
        for awaited in process:
            if not isinstance(awaited, Event):
                self.after(awaited, lambda: self._step(process))
                return
            if not awaited.happened:
                awaited.waiting.append(lambda: self._step(process))
                return
