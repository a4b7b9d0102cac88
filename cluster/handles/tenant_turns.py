"""Turns of tenants (round robin) at work that only a limited number of calls may do at once."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Iterator

from cluster.errors import QueueFull
from cluster.tenant_shares import Amounts, TenantShares

#: Most waiting calls of one tenant, by their sizes in token ids, which take 40 bytes each in Python.
_MOST_WAITING = 2**22
_RETRY_S = 1.0


class TenantTurns:
    """Up to `max_turns` turns at once, and one for each tenant without any; at most twice `max_turns` in all."""

    def __init__(self, max_turns: int, *, is_shared: bool) -> None:
        self._shares = TenantShares(max_turns, is_shared=is_shared)
        #: Waiting calls by tenant, in the order of the tenants' turns. No queue is empty.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._waiting_size = Amounts[str]()

    @contextlib.asynccontextmanager
    async def turn(self, tenant: str, size: int = 0) -> AsyncIterator[None]:
        """Wait for a turn, and have it inside the context. A cancelled wait leaves the turn to the next call.

        `size`: number of token ids that the call holds while it waits; with 0 it may always wait. Raises QueueFull when
        the tenant's waiting calls are too large together.
        """
        if tenant in self._waiting or not self._may_start(tenant):
            with self._room(tenant, size):
                await self._wait(tenant)
        else:
            self._shares.take(tenant)
        try:
            yield
        finally:
            self._shares.give_back(tenant)
            self._start_next()

    @contextlib.contextmanager
    def _room(self, tenant: str, size: int) -> Iterator[None]:
        sizes = self._waiting_size
        if size and sizes[tenant] and sizes[tenant] + size > _MOST_WAITING:
            raise QueueFull(f"your calls with {sizes[tenant]} tokens in all wait already; try again later", _RETRY_S)
        with sizes.held(tenant, size):
            yield

    async def _wait(self, tenant: str) -> None:
        started = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(tenant, deque()).append(started)
        try:
            await started
        except asyncio.CancelledError:
            if not started.cancelled():  # it got its turn in the same moment
                self._shares.give_back(tenant)
                self._start_next()
            elif started in self._waiting.get(tenant, ()):
                self._forget(tenant, started)
            raise

    def _start_next(self) -> None:
        while (tenant := next(filter(self._may_start, self._waiting), None)) is not None:
            started = self._waiting[tenant][0]
            self._forget(tenant, started)
            if not started.cancelled():  # else its caller was cancelled and has not run yet
                self._shares.take(tenant)
                started.set_result(None)

    def _may_start(self, tenant: str) -> bool:
        return self._shares.total < 2 * self._shares.limit and self._shares.may_take(tenant)

    def _forget(self, tenant: str, started: "asyncio.Future[None]") -> None:
        """Take a call out of the queue; the next turn of its tenant comes after all other tenants' turns."""
        queue = self._waiting.pop(tenant)
        queue.remove(started)
        if queue:
            self._waiting[tenant] = queue
