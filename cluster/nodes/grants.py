"""Gives back what a store grants to a caller that has gone when the answer comes.

A task may be cancelled at any await, so also between a store's answer and the step in which its caller takes note of
it. A call that grants something is therefore a task of its own, which no caller cancels, and so is the call that gives
it back. A caller that is cancelled twice does not wait for them.
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
        """Return what the call grants. Cancelled, the caller ends when that is there and given back."""
        granting = self._under_way.begin(call)
        try:
            return await asyncio.shield(granting)
        except asyncio.CancelledError:
            await asyncio.shield(self._under_way.begin(_give_back(granting, give_back)))
            raise

    async def to_the_end(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Return what comes of work that goes on where the caller is cancelled, which ends after it."""
        working = self._under_way.begin(work)
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            await asyncio.wait([working])
            raise


async def _give_back(granting: asyncio.Task[_T], give_back: Callable[[_T], Awaitable[object]]) -> None:
    await asyncio.wait([granting])
    if not granting.cancelled() and granting.exception() is None:
        with contextlib.suppress(StoreLost, StoreError):  # then there is nothing to give back
            await give_back(granting.result())
