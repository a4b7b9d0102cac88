"""Waiting for what no event announces, and a clock that stands until a test moves it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

WAIT_S = 60.0


async def until(condition: Callable[[], object]) -> None:
    """Raises TimeoutError when the condition does not come true."""
    async with asyncio.timeout(WAIT_S):
        while not condition():  # noqa: ASYNC110  # no event announces it
            await asyncio.sleep(0.002)


async def turns(number: int = 20) -> None:
    """Turns of the event loop: enough for whatever is ready."""
    for _ in range(number):
        await asyncio.sleep(0)


@dataclass
class Clock:
    now_s: float = 0.0

    def __call__(self) -> float:
        return self.now_s
