"""An actor of a store that answers late, with the interface of Ray's handle."""

import asyncio
import itertools
from typing import Any

from kvstore import Placement


class SlowActor:
    """Queues calls until `answers`. A call goes on after its caller has stopped waiting."""

    def __init__(self, *held: int) -> None:
        self.answers = asyncio.Event()
        self.called: list[str] = []
        self.held = set(held)
        self.num_placed = 0
        self.call = self
        self._ids = itertools.count(1 + len(held))
        self._calls: list[asyncio.Task[Any]] = []

    def remote(self, method: str, *arguments: Any, **_: Any) -> "asyncio.Future[Any]":
        self._calls.append(asyncio.create_task(self._answered(method, *arguments)))
        return asyncio.shield(self._calls[-1])

    async def _answered(self, method: str, *arguments: Any) -> Placement | None:
        await self.answers.wait()
        self.called.append(method)
        if method == "settle":
            self.held.remove(*arguments)
        if method not in ("acquire", "hold"):
            return None
        self.num_placed += 1
        placement = Placement(placement_id=next(self._ids), tokens_per_chunk=64)
        self.held.add(placement.placement_id)
        return placement
