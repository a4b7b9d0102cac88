"""Turns at work of which only so much is done at once: tenants that wait take turns, and each finds a place soon."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Iterator

from cluster.errors import QueueFull
from cluster.tenant_shares import Amounts, TenantShares

#: Of the sizes of a tenant's calls that wait: those of calls with token ids are how many. Python takes 40 bytes each.
_MOST_WAITING = 2**22
_RETRY_S = 1.0


class TenantTurns:
    """Up to `max_turns` at once, and one for each tenant that would have none, twice as many at most."""

    def __init__(self, max_turns: int, *, is_shared: bool) -> None:
        self._shares = TenantShares(max_turns, is_shared=is_shared)
        #: By tenant, those that wait; the order of the tenants is that of their turns. None is empty.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._waiting_size = Amounts[str]()

    @contextlib.asynccontextmanager
    async def turn(self, tenant: str, size: int = 0) -> AsyncIterator[None]:
        """Waits for it. Cancelled meanwhile, it is another one's.

        `size`: of what the call has in memory meanwhile; without one it may wait in any case. Raises QueueFull where
        the sizes of the tenant's calls that wait are too much.
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
            raise QueueFull(f"calls of yours with {sizes[tenant]} tokens wait already; try again later", _RETRY_S)
        with sizes.held(tenant, size):
            yield

    async def _wait(self, tenant: str) -> None:
        started = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(tenant, deque()).append(started)
        try:
            await started
        except asyncio.CancelledError:
            if not started.cancelled():  # it was started in the same moment
                self._shares.give_back(tenant)
                self._start_next()
            elif started in self._waiting.get(tenant, ()):
                self._forget(tenant, started)
            raise

    def _start_next(self) -> None:
        while (tenant := next(filter(self._may_start, self._waiting), None)) is not None:
            started = self._waiting[tenant][0]
            self._forget(tenant, started)
            if not started.cancelled():  # else its caller leaves, and has not come to say so
                self._shares.take(tenant)
                started.set_result(None)

    def _may_start(self, tenant: str) -> bool:
        return self._shares.total < 2 * self._shares.limit and self._shares.may_take(tenant)

    def _forget(self, tenant: str, started: "asyncio.Future[None]") -> None:
        """It waits no longer; its tenant's next turn is after those of all other tenants."""
        queue = self._waiting.pop(tenant)
        queue.remove(started)
        if queue:
            self._waiting[tenant] = queue
