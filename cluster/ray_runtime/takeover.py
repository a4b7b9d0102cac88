"""Taking over from a former service: a bounded wait until it has let go of what both need."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

_T = TypeVar("_T")
_RETRY_S = 0.25


async def when_free(
    attempt: Callable[[], Awaitable[_T]], taken: type[Exception], timeout_s: float, tell: Callable[[str], None]
) -> _T:
    """Make `attempt` again for `timeout_s` while it raises `taken`. `tell` hears once of the wait."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + timeout_s
    is_told = False
    while True:
        try:
            return await attempt()
        except taken as error:
            if loop.time() >= deadline:
                raise
            if not is_told:
                tell(f"waiting up to {timeout_s:g} s: {error}")
                is_told = True
        await asyncio.sleep(_RETRY_S)
