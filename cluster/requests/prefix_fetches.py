"""Fetches of prefixes from one node's store to another's: started for requests, bounded in time, measured.

The KV goes directly from store to store; this module starts the fetches and estimates the bandwidth.
"""

import asyncio
import time
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import structlog

from cluster.nodes.node_stores import NodeStores
from cluster.ports import StoreLost
from cluster.repeated_lines import Kind
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import TokenRequest
from cluster.requests.routing import Route
from cluster.tenant_shares import Amounts
from kvstore import FetchReport, StoreError

#: Most seconds of one fetch; the tokens that have arrived by then are used.
_TIMEOUT_S = 60.0
#: Bandwidth between stores before any fetch was measured: all bytes pass through the receiver's disk.
DEFAULT_BYTES_PER_S = 5e8
#: Seconds after which a failed fetch means that the source did not answer.
_SILENCE_S = 10.0
#: Factor on the weight of earlier measurements at each new one.
_MEMORY = 0.8
#: Weight of the first guess, in seconds of measurement.
_GUESS_S = 0.05

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Bandwidth:
    """Exponentially weighted bytes and seconds of fetches: recent and long fetches weigh most."""

    size_bytes: float
    seconds: float

    @classmethod
    def guessed(cls, bytes_per_s: float) -> "Bandwidth":
        return cls(bytes_per_s * _GUESS_S, _GUESS_S)

    @property
    def bytes_per_s(self) -> float:
        return self.size_bytes / self.seconds

    def learned(self, size_bytes: int, seconds: float) -> "Bandwidth":
        if size_bytes <= 0 or seconds <= 0:
            return self
        return Bandwidth(_MEMORY * self.size_bytes + size_bytes, _MEMORY * self.seconds + seconds)


class PrefixFetches:
    """Owns: fetches under way. Used from one event loop."""

    def __init__(self, stores: NodeStores, counters: ServiceCounters, first_bytes_per_s: float) -> None:
        self.bandwidth = Bandwidth.guessed(first_bytes_per_s)
        self._stores = stores
        self._counters = counters
        self._under_way: dict[asyncio.Task[FetchReport | None], str] = {}
        #: Tenants whose data is being deleted.
        self._barred = Amounts[str]()

    async def fetch(self, request: TokenRequest, route: Route, ending: asyncio.Event) -> tuple[int, int]:
        """Fetch a route's prefix to the nodes that lack it; returns the tokens and bytes that arrived.

        Failures are counted and not raised: the request computes missing tokens. Returns early when `ending` is set or
        the request's deadline passes; fetches under way then still end up in the store.
        """
        if self._barred[request.tenant]:
            return 0, 0
        left_s = _TIMEOUT_S if request.deadline_s is None else request.deadline_s - time.monotonic()
        fetches = [self._begin(request, route, node, min(left_s, _TIMEOUT_S)) for node in route.fetching]
        waits: list[asyncio.Task[Any]] = [
            asyncio.create_task(asyncio.wait(fetches)),
            asyncio.create_task(ending.wait()),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        reports = [task.result() for task in fetches if task.done()]
        come = [report for report in reports if report is not None]
        return sum(report.num_fetched_tokens for report in come), sum(report.size_bytes for report in come)

    def barred(self, tenant: str) -> AbstractContextManager[None]:
        """Context in which no new fetch of a tenant's KV begins."""
        return self._barred.held(tenant)

    async def over(self, tenant: str) -> bool:
        """Wait for the fetches of a tenant's KV that are under way; returns whether there were any."""
        running = [task for task, owner in self._under_way.items() if owner == tenant]
        if running:
            await asyncio.wait(running)
        return bool(running)

    def _begin(
        self, request: TokenRequest, route: Route, node_id: str, timeout_s: float
    ) -> asyncio.Task[FetchReport | None]:
        task = asyncio.create_task(self._fetched(request, route, node_id, timeout_s))
        self._under_way[task] = request.tenant
        task.add_done_callback(self._under_way.pop)
        return task

    async def _fetched(self, request: TokenRequest, route: Route, node_id: str, timeout_s: float) -> FetchReport | None:
        """Fetch to one node; returns None without a report, because a store was lost."""
        self._counters.prefix_fetches += 1
        try:
            peer = await self._stores.listening(self._stores.on(route.source))
            report = await self._stores.on(node_id).fetch(
                peer,
                self._stores.peer_key,
                request.token_ids,
                tenant=request.tenant,
                num_tokens=route.num_prefix_tokens,
                timeout_s=max(0.0, timeout_s),
            )
        except (StoreLost, StoreError) as error:
            self._note_failure(request, str(error), type(error).__name__)
            return None
        if report.failure:
            self._note_failure(request, report.failure, "report")
            if report.seconds >= _SILENCE_S:
                await self._stores.suspect(route.source, "another node's store got no answer from it")
        self._counters.fetched_tokens += report.num_fetched_tokens
        self._counters.fetched_bytes += report.size_bytes
        self.bandwidth = self.bandwidth.learned(report.size_bytes, report.seconds)
        return report

    def _note_failure(self, request: TokenRequest, reason: str, kind: str) -> None:
        event = "prefix not fetched from another node"
        log.warning(event, request=request.request_id, reason=reason, repeats=Kind.of(event, kind))
        self._counters.prefix_fetch_failures += 1
