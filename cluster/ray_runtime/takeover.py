"""Takeover from a former service: a bounded wait until it has released a name or a directory."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

_T = TypeVar("_T")
_RETRY_S = 0.25


async def when_free(
    attempt: Callable[[], Awaitable[_T]], taken: type[Exception], timeout_s: float, tell: Callable[[str], None]
) -> _T:
    """Repeat `attempt` for `timeout_s` while it raises `taken`. `tell` is called once, with the reason for the wait."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + timeout_s
    has_reported = False
    while True:
        try:
            return await attempt()
        except taken as error:
            if loop.time() >= deadline:
                raise
            if not has_reported:
                tell(f"waiting up to {timeout_s:g} s: {error}")
                has_reported = True
        await asyncio.sleep(_RETRY_S)
