"""Admission: a bounded number of requests run, a bounded number wait, further ones are refused; fair between tenants.

Waiting tenants take turns, one request each (round robin). Within a tenant, the request with the lowest rank runs
first; the rank is the second of arrival, plus `BATCH_PATIENCE_S` for a batch request. So a batch request is overtaken
only by interactive requests of its own tenant that arrive within that time after it. A tenant at its own limit is
skipped and keeps its turn. So a tenant below its limit waits for at most one request of each other waiting tenant,
however many requests they have.

A request that waits for tokens that another request computes stands aside: it keeps its ticket and its rank, and gives
its slot back until it returns to its tenant's queue. If it had used its tenant's turn, the tenant has the next turn as
well. Requests that stand aside take no room in the queue, but count toward the limit of all requests of a tenant,
running and waiting: so their number is bounded, and no other tenant is refused because of them.
"""

import asyncio
import bisect
import itertools
import time
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from types import TracebackType

from cluster.errors import QueueFull
from cluster.tenant_shares import Amounts

#: Weight of the latest request in the running mean of requests' durations.
_LATEST_WEIGHT = 0.2
_LEAST_RETRY_S, _LONGEST_RETRY_S = 0.1, 60.0
#: Seconds after a batch request's arrival in which arriving interactive requests of its tenant overtake it.
BATCH_PATIENCE_S = 60.0


class Priority(StrEnum):
    """Priority of a request among those of its tenant."""

    INTERACTIVE = "interactive"
    BATCH = "batch"


class Ticket:
    """One request's right to wait, then to run, until `leave`. Made by `Admission.join`."""

    def __init__(self, admission: "Admission", tenant: str, rank: tuple[float, int]) -> None:
        self.tenant = tenant
        #: Position in the tenant's queue, lowest first: a second, then the ticket's number.
        self.rank = rank
        #: Start of the run, in seconds of the admission's clock.
        self.started_s = 0.0
        #: Whether it used a turn of its tenant; False when a slot was free on its arrival.
        self.has_taken_turn = False
        self._admission = admission
        self._turn = asyncio.Event()

    @property
    def is_running(self) -> bool:
        return self._turn.is_set()

    def start(self, now_s: float) -> None:
        self.started_s = now_s
        self._turn.set()

    def stop(self) -> None:
        self._turn.clear()

    def step_aside(self) -> None:
        """Give the slot back while another request computes tokens of this one. No effect when already aside."""
        self._admission.step_aside(self)

    async def come_back(self) -> None:
        """Wait for a slot, with the original rank. After a cancellation the ticket stays in the queue until `leave`."""
        self._admission.come_back(self)
        await self._turn.wait()

    def leave(self) -> None:
        """Give the ticket back, waiting or running. A second time changes nothing."""
        self._admission.leave(self)

    async def __aenter__(self) -> None:
        """Wait for a slot. A cancellation while waiting gives the ticket back."""
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
    """Owns: all tickets. Used from one event loop. A limit per tenant of 0 means no limit.

    Work-conserving: whenever fewer than `max_running` requests run, every waiting tenant is at its own limit.
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
        #: Waiting requests by tenant, in the order of the tenants' turns. No list is empty.
        self._queues: dict[str, list[Ticket]] = {}
        self._numbers = itertools.count()
        self._running: set[Ticket] = set()
        self._num_running_of = Amounts[str]()
        self._aside: set[Ticket] = set()
        self._num_aside_of = Amounts[str]()
        self._mean_run_s: float | None = None
        self._num_in_queues = 0

    @property
    def num_running(self) -> int:
        return len(self._running)

    @property
    def num_queued(self) -> int:
        """Requests that wait for a slot, or stand aside."""
        return self._num_in_queues + len(self._aside)

    def by_tenant(self) -> dict[str, tuple[int, int]]:
        """Running and waiting requests of each tenant that has any."""
        waiting = Counter({tenant: len(queue) for tenant, queue in self._queues.items()}) + self._num_aside_of
        tenants = {*self._num_running_of, *waiting}
        return {tenant: (self._num_running_of[tenant], waiting[tenant]) for tenant in tenants}

    def check(self, tenant: str) -> None:
        """Raises QueueFull when a new request of the tenant could neither run nor wait now."""
        num_running, queue = self._num_running_of[tenant], self._queues.get(tenant, ())
        num_waiting = len(queue) + self._num_aside_of[tenant]
        has_all = num_running + num_waiting >= self._max_running_per_tenant + self._max_queued_per_tenant
        if not has_all and self._may_run(tenant):
            return
        is_full = self._num_in_queues >= self._max_queued
        if len(queue) >= self._max_queued_per_tenant < self._max_queued or (has_all and not is_full):
            raise QueueFull(
                f"{num_running} of your requests run and {num_waiting} wait, which is the limit of one client; "
                "try again later",
                self._retry_after_s(num_running),
            )
        if is_full:
            raise QueueFull(
                f"{self.num_running} requests run and {self.num_queued} wait; try again later",
                self._retry_after_s(self.num_running),
            )

    def join(self, tenant: str = "", priority: Priority = Priority.INTERACTIVE) -> Ticket:
        """Make a ticket that runs already or waits in the tenant's queue. Raises QueueFull."""
        self.check(tenant)
        patience_s = BATCH_PATIENCE_S if priority is Priority.BATCH else 0.0
        ticket = Ticket(self, tenant, (self._clock() + patience_s, next(self._numbers)))
        self._start_or_queue(ticket)
        return ticket

    def step_aside(self, ticket: Ticket) -> None:
        """Let the next request run in place of a running one, which then stands aside."""
        if ticket not in self._running:
            return
        self._stop(ticket)
        ticket.stop()
        self._aside.add(ticket)
        self._num_aside_of[ticket.tenant] += 1
        if ticket.has_taken_turn and ticket.tenant in self._queues:
            self._queues = {ticket.tenant: self._queues.pop(ticket.tenant), **self._queues}
        self._start_next()

    def come_back(self, ticket: Ticket) -> None:
        """Give a ticket that stands aside a slot, or its rank in the queue. No effect on other tickets."""
        if ticket in self._aside:
            self._forget_aside(ticket)
            self._start_or_queue(ticket)

    def leave(self, ticket: Ticket) -> None:
        """Take a ticket back and let the next request run."""
        if ticket in self._running:
            self._stop(ticket)
            self._learn(ticket)
            self._start_next()
        elif ticket in self._aside:
            self._forget_aside(ticket)
        elif ticket in (queue := self._queues.get(ticket.tenant, [])):
            queue.remove(ticket)
            self._num_in_queues -= 1
            if not queue:
                del self._queues[ticket.tenant]

    def _may_run(self, tenant: str) -> bool:
        is_below_its_limit = self._num_running_of[tenant] < self._max_running_per_tenant
        return len(self._running) < self._max_running and is_below_its_limit

    def _start_or_queue(self, ticket: Ticket) -> None:
        if self._may_run(ticket.tenant):
            ticket.has_taken_turn = False
            self._start(ticket)
        else:
            bisect.insort(self._queues.setdefault(ticket.tenant, []), ticket, key=lambda each: each.rank)
            self._num_in_queues += 1

    def _start(self, ticket: Ticket) -> None:
        self._running.add(ticket)
        self._num_running_of[ticket.tenant] += 1
        ticket.start(self._clock())

    def _stop(self, ticket: Ticket) -> None:
        self._running.remove(ticket)
        self._num_running_of[ticket.tenant] -= 1

    def _forget_aside(self, ticket: Ticket) -> None:
        self._aside.remove(ticket)
        self._num_aside_of[ticket.tenant] -= 1

    def _start_next(self) -> None:
        tenant = next((tenant for tenant in self._queues if self._may_run(tenant)), None)
        if tenant is None:
            return
        queue = self._queues.pop(tenant)
        ticket = queue.pop(0)
        ticket.has_taken_turn = True
        self._start(ticket)
        self._num_in_queues -= 1
        if queue:
            self._queues[tenant] = queue  # last in the order of turns

    def _learn(self, ticket: Ticket) -> None:
        run_s = self._clock() - ticket.started_s
        mean_s = run_s if self._mean_run_s is None else self._mean_run_s
        self._mean_run_s = mean_s + _LATEST_WEIGHT * (run_s - mean_s)

    def _retry_after_s(self, num_running: int) -> float:
        """Estimate when the next of `num_running` requests ends: the mean duration divided by their number.

        Before any request has ended, twice the longest time so far stands for the mean.
        """
        mean_s = self._mean_run_s
        if mean_s is None:
            now_s = self._clock()
            mean_s = 2 * max((now_s - ticket.started_s for ticket in self._running), default=0.0)
        return min(max(mean_s / max(1, num_running), _LEAST_RETRY_S), _LONGEST_RETRY_S)
