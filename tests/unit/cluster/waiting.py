"""Waiting for conditions that no event announces, and a clock that a test moves."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

WAIT_S = 60.0


async def until(condition: Callable[[], object]) -> None:
    """Raises TimeoutError if the condition does not become true."""
    async with asyncio.timeout(WAIT_S):
        while not condition():  # noqa: ASYNC110  # no event announces it
            await asyncio.sleep(0.002)


async def turns(number: int = 20) -> None:
    """Let the event loop run until all tasks that are ready have run."""
    for _ in range(number):
        await asyncio.sleep(0)


@dataclass
class Clock:
    now_s: float = 0.0

    def __call__(self) -> float:
        return self.now_s
