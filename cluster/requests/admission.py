"""Admission: so many requests run, so many wait, the next one is refused. Bounded, and fair between tenants.

Waiting tenants take turns, one request each (round robin); within a tenant, the request that came first is served
first. A tenant at its own limit is passed over and keeps its turn. So a tenant that may run waits for at most as many
others as there are tenants in line, however many requests they have there.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from types import TracebackType

from cluster.errors import QueueFull

#: Weight of the latest request in the running mean of how long requests run.
_LATEST_WEIGHT = 0.2
_LEAST_RETRY_S, _LONGEST_RETRY_S = 0.1, 60.0


class Place:
    """One request's place: it waits, then runs, until `leave`. Made by `Admission.join`."""

    def __init__(self, admission: "Admission", tenant: str) -> None:
        self.tenant = tenant
        #: On the admission's clock, once it runs.
        self.started_s = 0.0
        self._admission = admission
        self._turn = asyncio.Event()

    @property
    def is_running(self) -> bool:
        return self._turn.is_set()

    def start(self, now_s: float) -> None:
        """Called by its Admission."""
        self.started_s = now_s
        self._turn.set()

    def leave(self) -> None:
        """Give the place back, in line or running. A second time changes nothing."""
        self._admission.leave(self)

    async def __aenter__(self) -> None:
        """Wait for the turn. Cancelled while waiting, the place is given back."""
        try:
            await self._turn.wait()
        except asyncio.CancelledError:
            self.leave()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.leave()


class Admission:
    """Owns: all places. Used from one event loop. A limit per tenant of 0 is none.

    Whenever fewer than `max_running` run, every tenant in line is at its own limit: no place is left empty.
    """

    def __init__(
        self,
        max_running: int,
        max_queued: int,
        *,
        max_running_per_tenant: int = 0,
        max_queued_per_tenant: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._max_running = max_running
        self._max_queued = max_queued
        self._max_running_per_tenant = max_running_per_tenant or max_running
        self._max_queued_per_tenant = max_queued_per_tenant or max_queued
        self._clock = clock
        #: Requests that wait, by tenant; the order of the tenants is that of their turns. None is empty.
        self._lines: dict[str, deque[Place]] = {}
        self._running: set[Place] = set()
        self._num_running_of: Counter[str] = Counter()
        self._mean_run_s: float | None = None
        self.num_queued = 0

    @property
    def num_running(self) -> int:
        return len(self._running)

    def check(self, tenant: str) -> None:
        """Raises QueueFull when a request of the tenant that came now would find no place in line."""
        num_running, line = self._num_running_of[tenant], self._lines.get(tenant, ())
        if self._may_run(tenant):
            return
        if len(line) >= self._max_queued_per_tenant < self._max_queued:
            raise QueueFull(
                f"{num_running} of your requests run and {len(line)} wait, as many as one client may have; "
                "try again later",
                self._retry_after_s(num_running),
            )
        if self.num_queued >= self._max_queued:
            raise QueueFull(
                f"{self.num_running} requests run and {self.num_queued} wait; try again later",
                self._retry_after_s(self.num_running),
            )

    def join(self, tenant: str = "") -> Place:
        """A place, at the end of the tenant's line or running already. Raises QueueFull."""
        self.check(tenant)
        place = Place(self, tenant)
        if self._may_run(tenant):
            self._start(place)
        else:
            self._lines.setdefault(tenant, deque()).append(place)
            self.num_queued += 1
        return place

    def leave(self, place: Place) -> None:
        """Take a place back and let the next one run."""
        if place in self._running:
            self._running.remove(place)
            self._num_running_of[place.tenant] -= 1
            if not self._num_running_of[place.tenant]:
                del self._num_running_of[place.tenant]
            self._learn(place)
            self._start_next()
        elif place in (line := self._lines.get(place.tenant, deque())):
            line.remove(place)
            self.num_queued -= 1
            if not line:
                del self._lines[place.tenant]

    def _may_run(self, tenant: str) -> bool:
        is_below_its_limit = self._num_running_of[tenant] < self._max_running_per_tenant
        return len(self._running) < self._max_running and is_below_its_limit

    def _start(self, place: Place) -> None:
        self._running.add(place)
        self._num_running_of[place.tenant] += 1
        place.start(self._clock())

    def _start_next(self) -> None:
        tenant = next((tenant for tenant in self._lines if self._may_run(tenant)), None)
        if tenant is None:
            return
        line = self._lines.pop(tenant)
        self._start(line.popleft())
        self.num_queued -= 1
        if line:
            self._lines[tenant] = line  # after all others

    def _learn(self, place: Place) -> None:
        run_s = self._clock() - place.started_s
        mean_s = run_s if self._mean_run_s is None else self._mean_run_s
        self._mean_run_s = mean_s + _LATEST_WEIGHT * (run_s - mean_s)

    def _retry_after_s(self, num_running: int) -> float:
        """About when the next of `num_running` requests ends: their usual time, shared by so many side by side.

        Before any has ended, the longest-running one is taken to be in the middle.
        """
        mean_s = self._mean_run_s
        if mean_s is None:
            now_s = self._clock()
            mean_s = 2 * max((now_s - place.started_s for place in self._running), default=0.0)
        return min(max(mean_s / max(1, num_running), _LEAST_RETRY_S), _LONGEST_RETRY_S)
