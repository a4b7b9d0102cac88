"""Admission: so many requests run, so many wait in line, the next one is refused. Bounded, first come first served."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cluster.errors import QueueFull


class Admission:
    """Counts requests. Used from one event loop."""

    def __init__(self, max_running: int, max_queued: int) -> None:
        self._max_running = max_running
        self._max_queued = max_queued
        self._line: deque[asyncio.Future[None]] = deque()
        self.num_running = 0

    @property
    def num_queued(self) -> int:
        return len(self._line)

    def check(self) -> None:
        """Raises QueueFull when a request that came now would find no place in line."""
        if self.num_running >= self._max_running and len(self._line) >= self._max_queued:
            raise QueueFull(f"{self.num_running} requests run and {len(self._line)} wait; try again later")

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait in line, then run. Cancelled while waiting, it leaves the line."""
        if self.num_running >= self._max_running:
            place = asyncio.get_running_loop().create_future()
            self._line.append(place)
            try:
                await place  # whoever finishes passes its place on, so `num_running` stays
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._pass_on()
                else:
                    self._line.remove(place)
                raise
        else:
            self.num_running += 1
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        if self._line:
            self._line.popleft().set_result(None)
        else:
            self.num_running -= 1
