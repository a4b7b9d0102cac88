"""The coordinator: admits requests, tracks the requests in flight, and keeps the traces of finished ones."""

import asyncio
import heapq
import itertools
import math
import time
from collections.abc import AsyncIterator, Callable, Sequence

import structlog

from cluster.background import Background
from cluster.chain.chain import Chain
from cluster.config.service_config import ServiceConfig
from cluster.errors import (
    DeadlineExceeded,
    InternalError,
    InvalidRequest,
    LossUnknown,
    QueueFull,
    RequestAborted,
    RequestExists,
    ServiceError,
    ServiceUnavailable,
    TraceNotFound,
)
from cluster.handles.kv_handles import KvHandles
from cluster.handles.kv_writes import KvWrites
from cluster.handles.local_reads import LocalReads
from cluster.handles.tenant_turns import TenantTurns
from cluster.nodes.node_stores import NodeStores, NodeStoreStats
from cluster.nodes.store_watch import StoreWatchers
from cluster.planning.planner import Planner
from cluster.ports import StoreLost
from cluster.repeated_lines import Kind
from cluster.requests.admission import Admission
from cluster.requests.attempt import RequestBackend
from cluster.requests.counters import FirstTokenTimes, ServiceCounters, ServiceLoad
from cluster.requests.lookup import PrefixLookup
from cluster.requests.prefix_fetches import DEFAULT_BYTES_PER_S
from cluster.requests.request import Finished, RequestEvent, TokenRequest
from cluster.requests.request_run import SHUTTING_DOWN, RequestRun
from cluster.requests.request_trace import RequestTrace, RequestTraces
from cluster.requests.single_flight import SingleFlight
from kvstore import StoreError
from workers.plan.events import FinishReason
from workers.plan.loss_curve import LossNotMeasured, MaxLoss
from workers.plan.model_facts import ModelFacts
from workers.presets.registry import preset_of

#: Seconds that stopped requests get to reach their next layer boundary; after them, requests end with their workers.
_LAST_LAYER_S = 1.0
#: Most finished replies of one tenant that its clients have not read: they hold memory, but no slot.
_MOST_UNREAD = 64
_UNREAD_RETRY_S = 1.0
#: Most deletions at once: each may occupy a thread of a store for as long as any call.
_MAX_DELETING = 2

log = structlog.get_logger()


class Coordinator:
    """Owns: the queue and the requests in flight. Used from one event loop."""

    def __init__(
        self,
        config: ServiceConfig,
        facts: ModelFacts,
        chain: Chain,
        stores: NodeStores,
        planner: Planner,
        observers: Sequence[Callable[[RequestTrace], None]] = (),
    ) -> None:
        """`facts` are those of a worker, or of its first shard. `observers` get the trace of each finished request."""
        self.config = config
        #: Facts of the whole model; plans use the facts of a shard.
        self.facts = facts.of_whole(chain.num_shards)
        self.chain = chain
        self.started_s = time.monotonic()
        self.counters = ServiceCounters()
        self.first_token_times = FirstTokenTimes()
        server = config.server
        self.admission = Admission(
            server.max_running_requests,
            server.max_queued_requests,
            max_running_per_tenant=server.max_running_per_tenant,
            max_queued_per_tenant=server.max_queued_per_tenant,
        )
        #: Tokens of a chunk of stored KV.
        self.chunk_tokens = preset_of(config.worker.preset).with_layout(config.store, facts).layout.tokens_per_record
        self.handles = KvHandles(config.leases, self.chunk_tokens, stores, is_shared=server.has_tenants)
        self.local_reads = LocalReads(self.handles, stores.identity, is_allowed=server.local_reads)
        self.writes = KvWrites(
            config.writes,
            config.store.trusted_engines,
            self.chunk_tokens,
            stores,
            config.leases.durable_wait_s,
            is_shared=server.has_tenants,
        )
        self.watchers = StoreWatchers(
            stores, server.max_watchers, server.max_watchers_per_tenant, is_shared=server.has_tenants
        )
        #: Identity of the KV in the stores, as they were opened.
        self.identity = stores.identity
        self._stores = stores
        planner.learn_windows(facts.windows)
        planner.learn_stored_rows(
            2 * stores.identity.shape.row_bytes, 2 * (stores.identity.coded_shape or facts.kv).row_bytes
        )
        preset = preset_of(config.worker.preset)
        self._lookup = PrefixLookup(
            chain, stores, planner, preset, facts, self.counters, _first_bytes_per_s(config, planner)
        )
        self._backend = RequestBackend(
            chain=chain,
            lookup=self._lookup,
            planner=planner,
            preset=preset,
            facts=facts,
            counters=self.counters,
            flights=SingleFlight(self._lookup.is_stored, self.chunk_tokens),
            run_numbers=itertools.count(1),
            is_traced=server.keep_traces > 0,
        )
        self._observers = observers
        self._traces = RequestTraces(config.server.keep_traces)
        #: Requests whose client still listens, by tenant and id.
        self._live: dict[tuple[str, str], RequestRun] = {}
        #: Requests that may still be busy in workers or store.
        self._unsettled: set[RequestRun] = set()
        self._is_draining = False
        self._deleting = TenantTurns(_MAX_DELETING, is_shared=server.has_tenants)
        self._background = Background()

    def budget_of(self, kv_budget: float | None, max_loss: MaxLoss | None) -> float | None:
        """See `Preset.budget_of`. Raises InvalidRequest or LossUnknown."""
        try:
            return self._backend.preset.budget_of(kv_budget, max_loss, self.facts, self._stores.identity.row_codec)
        except LossNotMeasured as error:
            raise LossUnknown(str(error)) from None
        except ValueError as error:
            raise InvalidRequest(str(error)) from None

    async def run(self, request: TokenRequest) -> AsyncIterator[RequestEvent]:
        """Run a request; yields its tokens, then `Finished`. Closing the iterator early stops the request at its next
        layer boundary.

        Raises a ServiceError. Next: cluster/requests/attempt.py::Attempt.run
        """
        run = self._admit(request)
        has_ended = False
        try:
            async for event in run.events():
                has_ended = isinstance(event, Finished)
                if isinstance(event, Finished) and event.reason is FinishReason.ABORT:
                    self.counters.requests_aborted += 1
                yield event
        except ServiceError as error:
            has_ended = True
            if isinstance(error, RequestAborted | DeadlineExceeded):
                self.counters.requests_aborted += 1
            else:
                self.counters.requests_failed += 1
            raise
        finally:
            self._live.pop((request.tenant, request.request_id), None)
            if not has_ended:
                self.counters.requests_aborted += 1
                self._background.begin(run.end_early(FinishReason.ABORT))

    async def end_early(self, tenant: str, request_id: str, reason: FinishReason) -> None:
        """Stop a tenant's live request; no effect where the tenant has no live request with this id."""
        run = self._live.get((tenant, request_id))
        if run is not None:
            await run.end_early(reason)

    def trace(self, tenant: str, request_id: str) -> RequestTrace:
        """Trace of a tenant's request that has ended. Raises TraceNotFound."""
        trace = self._traces.find(tenant, request_id)
        if trace is None:
            kept = self.config.server.keep_traces
            raise TraceNotFound(
                f"no trace of request {request_id!r}: it has not ended, was not yours, or is not among the last "
                f"{kept} requests; server.keep_traces keeps more"
            )
        return trace

    def latest_traces(self, most: int) -> list[RequestTrace]:
        """Traces of the requests of all tenants that ended last, the last one first."""
        return self._traces.latest(most)

    def oldest_runs(self, most: int) -> list[RequestRun]:
        """Requests of all tenants that wait or run, the oldest first."""
        return heapq.nsmallest(most, self._unsettled, key=lambda run: run.request.arrived_s)

    async def delete_data(self, tenant: str) -> int:
        """Delete a tenant's stored KV and end its handles; returns the number of extents.

        At most `_MAX_DELETING` run at once. Raises ServiceUnavailable, InternalError.
        """
        async with self._deleting.turn(tenant):
            return await self._delete_data(tenant)

    async def _delete_data(self, tenant: str) -> int:
        self.handles.end_all(tenant)
        self.writes.end_all(tenant)
        try:
            with self._lookup.fetches.barred(tenant):
                num_extents = await self._stores.delete_tenant(tenant)
                if await self._lookup.fetches.over(tenant):  # a fetch may have copied extents before their deletion
                    num_extents += await self._stores.delete_tenant(tenant)
            return num_extents
        except StoreLost:
            raise ServiceUnavailable("a store does not answer, so KV may be left in it: delete again") from None
        except StoreError as error:
            kind = Kind.of_error(error, "data not deleted", tenant)
            log.error("data not deleted", reason=str(error), repeats=kind)
            raise InternalError from error
        finally:
            self.handles.end_all(tenant)  # handles that were granted while the stores were deleting
            self.writes.end_all(tenant)
            await self.chain.forget_prefixes()

    async def store_stats(self, timeout_s: float | None = None) -> list[NodeStoreStats]:
        return await self._stores.stats(timeout_s)

    def load(self) -> ServiceLoad:
        server, admission, runs = self.config.server, self.admission, self._unsettled
        return ServiceLoad(
            is_draining=self._is_draining,
            num_running=admission.num_running,
            max_running=server.max_running_requests,
            num_queued=admission.num_queued,
            max_queued=server.max_queued_requests,
            num_queued_tokens=sum(run.num_queued_tokens for run in runs),
            num_computing_tokens=sum(run.num_computing_tokens for run in runs),
        )

    async def drain(self, timeout_s: float) -> None:
        """Refuse new requests, let running ones finish for `timeout_s` seconds, then stop them, KV reads and watchers.

        A stopped request gets ServiceUnavailable: no client aborted it, and another service may run it.
        """
        self._is_draining = True
        self.watchers.wake()
        runs = [asyncio.ensure_future(run.settled()) for run in self._unsettled]
        if runs:
            _, pending = await asyncio.wait(runs, timeout=timeout_s)
            if pending:
                await asyncio.gather(*(run.turn_away() for run in list(self._unsettled)))
                await asyncio.wait(pending, timeout=_LAST_LAYER_S)
        self.watchers.end()
        await self.handles.close()
        await self.writes.close()

    def _admit(self, request: TokenRequest) -> RequestRun:
        if self._is_draining:
            raise ServiceUnavailable(SHUTTING_DOWN)
        if (request.tenant, request.request_id) in self._live:
            raise RequestExists(f"request id {request.request_id!r} is in use by another request: take another id")
        try:
            self.facts.check_prompt(request.token_ids, request.max_new_tokens)
            self.facts.check_continuations(len(request.token_ids), request.continuations)
            self._backend.preset.check_budget(request.kv_budget, self.facts)
        except ValueError as error:
            raise InvalidRequest(str(error)) from None
        self._check_unread(request.tenant)
        ticket = self.admission.join(request.tenant, request.priority)
        self.counters.requests += 1
        run = RequestRun(request, self._backend, ticket)
        run.start()
        self._live[request.tenant, request.request_id] = run
        self._unsettled.add(run)
        self._background.begin(self._forget_when_settled(run))
        return run

    def _check_unread(self, tenant: str) -> None:
        """Raises QueueFull where too many of the tenant's finished replies are unread."""
        num_unread = sum(run.has_ended for (owner, _), run in self._live.items() if owner == tenant)
        if num_unread >= _MOST_UNREAD:
            raise QueueFull(
                f"{num_unread} replies of your finished requests are unread: read them, or end the calls",
                _UNREAD_RETRY_S,
            )

    async def _forget_when_settled(self, run: RequestRun) -> None:
        await run.settled()
        self._unsettled.discard(run)
        self._traces.keep(run.trace)
        if run.trace.stats is not None:
            self.first_token_times.add(run.trace.stats.ttft.total_s)
        for observe in self._observers:
            observe(run.trace)


def _first_bytes_per_s(config: ServiceConfig, planner: Planner) -> float:
    """Bandwidth between stores assumed until it is measured: as configured, else at most that of a calibrated link."""
    link = planner.cost.link.bytes_per_s if planner.is_measured else math.inf
    return config.chain.fetch_bytes_per_s or min(link, DEFAULT_BYTES_PER_S)
