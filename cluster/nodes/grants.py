"""Gives back placements that a store grants to a cancelled caller.

A task may be cancelled at any await, also between a store's answer and the step in which the caller receives it. So a
call that grants something runs in a task of its own, which no caller cancels, and so does the call that gives it back.
A caller that is cancelled twice does not wait for them.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from cluster.background import Background
from cluster.ports import StoreLost
from kvstore import StoreError

_T = TypeVar("_T")


class Grants:
    """Owns: calls that grant something or give it back, until they have ended. Used from one event loop."""

    def __init__(self) -> None:
        self._under_way = Background()

    async def granted(self, call: Coroutine[Any, Any, _T], give_back: Callable[[_T], Awaitable[object]]) -> _T:
        """Return the result of a granting call. A cancelled caller waits until it is granted and given back."""
        granting = self._under_way.begin(call)
        try:
            return await asyncio.shield(granting)
        except asyncio.CancelledError:
            await asyncio.shield(self._under_way.begin(_give_back(granting, give_back)))
            raise

    async def to_the_end(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Return the result of work that a cancellation does not stop; a cancelled caller waits for its end."""
        working = self._under_way.begin(work)
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            await asyncio.wait([working])
            raise


async def _give_back(granting: asyncio.Task[_T], give_back: Callable[[_T], Awaitable[object]]) -> None:
    await asyncio.wait([granting])
    if not granting.cancelled() and granting.exception() is None:
        with contextlib.suppress(StoreLost, StoreError):  # a lost store holds nothing
            await give_back(granting.result())
