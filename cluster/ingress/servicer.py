"""The gRPC service: converts between messages and the coordinator's values, and nothing else."""

import asyncio
import contextlib
import functools
import time
import uuid
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import structlog

from cluster import version
from cluster.config.limits import LimitsConfig
from cluster.errors import DeadlineExceeded, InvalidRequest, RequestAborted, ServiceUnavailable
from cluster.handles.flowing_handle import flowing_handle
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.answers import Answers
from cluster.ingress.kv_rpcs import handle_message, locate_kv, lookup, model_info, read_kv, release, renew_lease
from cluster.ingress.large_requests import LargeRequests
from cluster.ingress.messages.request_limits import (
    check_aborts,
    check_num_tokens,
    check_prompt,
    check_prompt_logprobs,
    check_request_id,
    check_stops,
    continuations_of,
    is_to_memory,
    kv_budget_of,
    max_loss_of,
    num_prompt_logprobs_of,
    num_top_logprobs_of,
    priority_of,
    sampling_of,
)
from cluster.ingress.messages.stop_text import StopText, special_stops
from cluster.ingress.stats_messages import (
    logprobs_message,
    prompt_logprobs_message,
    set_counters,
    stats_message,
    stats_response,
)
from cluster.ingress.tokenizing import Tokenizing
from cluster.ingress.trace_message import trace_message
from cluster.ingress.watch_rpc import watch_store
from cluster.ingress.write_rpc import write_kv
from cluster.requests.coordinator import Coordinator
from cluster.requests.request import Finished, NextToken, TokenRequest
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc
from workers.plan.events import FinishReason
from workers.plan.sampling import GREEDY, SamplingParams
from workers.text.text_stream import TextStream
from workers.text.tokenization import Tokenizer

_FINISH_REASONS = {
    FinishReason.STOP: pb.FINISH_REASON_STOP,
    FinishReason.LENGTH: pb.FINISH_REASON_LENGTH,
    FinishReason.ABORT: pb.FINISH_REASON_ABORT,
}
_TRACE_KEYS = ("traceparent", "tracestate")

_T = TypeVar("_T")
_Request = TypeVar("_Request", pb.PrefillRequest, pb.GenerateRequest)
Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time


class RunaheadServicer(runahead_pb2_grpc.RunaheadServiceServicer):
    """The service's methods, UNAVAILABLE until `attach` sets the coordinator. RpcGuard turns errors into statuses."""

    def __init__(self, model_name: str, dtype: str, authentication: Authentication, limits: LimitsConfig) -> None:
        self._model_name = model_name
        self._dtype = dtype
        self._authentication = authentication
        self.limits = limits
        self.large_requests = LargeRequests(limits)
        self._coordinator: Coordinator | None = None
        self._tokenizer: Tokenizer | None = None
        self._tokenizing: Tokenizing | None = None
        self._answers: Answers | None = None

    def attach(self, coordinator: Coordinator, tokenizer: Tokenizer) -> None:
        self._coordinator, self._tokenizer = coordinator, tokenizer
        self.large_requests.attach(coordinator.facts.max_positions)
        self._answers = Answers(coordinator.config.answers, self.large_requests, is_kept=_may_be_repeated)
        server = coordinator.config.server
        self._tokenizing = Tokenizing(
            tokenizer,
            self.limits,
            self.large_requests,
            max_positions=coordinator.facts.max_positions,
            max_running=server.max_running_requests,
            max_queued=server.max_queued_requests,
            max_queued_per_tenant=server.max_queued_per_tenant,
        )

    def close(self) -> None:
        if self._tokenizing is not None:
            self._tokenizing.close()
        self.large_requests.close()

    async def Prefill(self, request: pb.PrefillRequest, context: Context) -> pb.PrefillResponse:
        """Next: cluster/requests/coordinator.py::Coordinator.run"""
        async with contextlib.aclosing(self._followed("Prefill", request, context, self._prefill)) as responses:
            return await anext(responses)

    async def _prefill(self, request: pb.PrefillRequest, context: Context) -> AsyncIterator[pb.PrefillResponse]:
        coordinator = self._with_rows("lease_s") if request.lease_s else self._ready()[0]
        coordinator.handles.leases.check_time(request.lease_s)
        token_request = await self._prefill_request(request, context)
        with contextlib.ExitStack() as stack:
            lease = None
            if request.lease_s:
                reserved = coordinator.handles.reserved(token_request.tenant, len(token_request.token_ids))
                lease = stack.enter_context(reserved)
            response, node_id = await _first_token(coordinator, token_request)
            if lease is not None:
                handle = await coordinator.handles.grant(lease, token_request.token_ids, request.lease_s, node_id)
                response.handle.CopyFrom(handle_message(handle))
        yield response

    def PrefillKv(self, request: pb.PrefillKvRequest, context: Context) -> AsyncGenerator[pb.PrefillKvResponse, None]:
        """Next: cluster/requests/coordinator.py::Coordinator.run"""
        return self._followed("PrefillKv", request.prefill, context, self._prefill_kv)

    async def _prefill_kv(self, request: pb.PrefillRequest, context: Context) -> AsyncIterator[pb.PrefillKvResponse]:
        coordinator = self._with_rows("PrefillKv")
        handles = coordinator.handles
        handles.leases.check_time(request.lease_s)
        if not request.lease_s:
            raise InvalidRequest("lease_s must be above 0: KV that is being computed is read through a handle")
        token_request = await self._prefill_request(request, context)
        tenant, token_ids = token_request.tenant, token_request.token_ids
        with flowing_handle(handles, tenant, len(token_ids), request.lease_s) as flowing:
            run = _first_token(coordinator, replace(token_request, on_flow=flowing.begin))
            async with _in_task(run, flowing.no_more) as prefill:
                while (handle := await flowing.granted()) is not None:
                    if handle.handle_id:
                        yield pb.PrefillKvResponse(handle=handle_message(handle))
                response, node_id = await prefill
            handle = flowing.keep()
        if handle is None:
            with handles.reserved(tenant, len(token_ids)) as lease:
                handle = await handles.grant(lease, token_ids, request.lease_s, node_id)
        response.handle.CopyFrom(handle_message(handle))
        yield pb.PrefillKvResponse(prefilled=response)

    def Generate(self, request: pb.GenerateRequest, context: Context) -> AsyncGenerator[pb.GenerateResponse, None]:
        """Next: cluster/requests/coordinator.py::Coordinator.run"""
        return self._followed("Generate", request, context, self._generate)

    async def _generate(self, request: pb.GenerateRequest, context: Context) -> AsyncIterator[pb.GenerateResponse]:
        coordinator, tokenizer, _ = self._ready()
        check_stops(request.stop, request.stop_token_ids)
        stop_tokens = special_stops(request.stop, tokenizer.special_tokens)
        own_stops = () if request.ignore_eos else coordinator.facts.eos_token_ids
        token_request = await self._token_request(
            request,
            context,
            max_new_tokens=request.max_new_tokens,
            stop_token_ids=(*own_stops, *request.stop_token_ids, *stop_tokens),
            sampling=sampling_of(request),
            num_top_logprobs=num_top_logprobs_of(request),
            num_prompt_logprobs=num_prompt_logprobs_of(request),
        )
        async for response in _stream(coordinator, token_request, tokenizer, StopText(request.stop)):
            yield response

    async def Abort(self, request: pb.AbortRequest, context: Context) -> pb.AbortResponse:
        tenant = self._authentication.principal_of(context)
        check_aborts(request.request_ids)
        if self._coordinator is not None:
            for request_id in request.request_ids:
                await self._coordinator.end_early(tenant, request_id, FinishReason.ABORT)
        return pb.AbortResponse()

    async def DeleteData(self, request: pb.DeleteDataRequest, context: Context) -> pb.DeleteDataResponse:
        tenant = self._authentication.principal_of(context)
        coordinator, _, answers = self._ready()
        answers.forget(tenant)
        return pb.DeleteDataResponse(extents=await coordinator.delete_data(tenant))

    async def Warm(self, request: pb.WarmRequest, context: Context) -> pb.WarmResponse:
        """Next: cluster/requests/coordinator.py::Coordinator.run, unless all is stored already"""
        coordinator = self._with_rows("Warm")
        to_memory = is_to_memory(request)
        prefill = pb.PrefillRequest(prompt=request.prompt)
        token_request = await self._token_request(prefill, context, max_new_tokens=1)
        handles = coordinator.handles
        stored, resident = await handles.warm(token_request.tenant, token_request.token_ids, to_memory=to_memory)
        num_computed = 0
        if stored < handles.coverable(len(token_request.token_ids)):
            response, node_id = await _first_token(coordinator, token_request)
            num_computed = response.stats.computed_tokens
            stored, resident = await handles.warm(
                token_request.tenant, token_request.token_ids, to_memory=to_memory, node_id=node_id
            )
        return pb.WarmResponse(
            prompt_tokens=len(token_request.token_ids),
            stored_tokens=stored,
            resident_tokens=resident,
            computed_tokens=num_computed,
        )

    async def Lookup(self, request: pb.LookupRequest, context: Context) -> pb.LookupResponse:
        """Next: cluster/handles/kv_handles.py::KvHandles.lookup"""
        coordinator = self._with_rows("Lookup")
        assert self._tokenizing is not None, "attached with the coordinator"
        tenant = self._authentication.principal_of(context)
        coordinator.handles.leases.check_time(request.lease_s)
        await self._check_prompt(request.prompt, tenant, coordinator.facts.max_positions)
        token_ids = await self._tokenizing.token_ids(request.prompt, tenant)
        return await lookup(coordinator, tenant, token_ids, request.lease_s, request.provenance)

    async def RenewLease(self, request: pb.RenewLeaseRequest, context: Context) -> pb.RenewLeaseResponse:
        coordinator = self._with_rows("RenewLease")
        return renew_lease(coordinator, self._authentication.principal_of(context), request)

    async def Release(self, request: pb.ReleaseRequest, context: Context) -> pb.ReleaseResponse:
        coordinator = self._with_rows("Release")
        release(coordinator, self._authentication.principal_of(context), request.handle_ids)
        return pb.ReleaseResponse()

    def ReadKv(self, request: pb.ReadKvRequest, context: Context) -> AsyncGenerator[pb.ReadKvResponse | bytes, None]:
        """Next: cluster/handles/leased_reads.py::LeasedReads.read"""
        return read_kv(self._with_rows("ReadKv"), self._authentication.principal_of(context), request)

    async def LocateKv(self, request: pb.LocateKvRequest, context: Context) -> pb.LocateKvResponse:
        """Next: cluster/handles/local_reads.py::LocalReads.locate"""
        coordinator = self._with_rows("LocateKv")
        return await locate_kv(coordinator, self._authentication.principal_of(context), request)

    async def WriteKv(self, request_iterator: AsyncIterator[pb.WriteKvRequest], context: Context) -> pb.WriteKvResponse:
        """Next: cluster/handles/kv_writes.py::KvWrites.store"""
        coordinator = self._with_rows("WriteKv")
        return await write_kv(coordinator, self._authentication.principal_of(context), request_iterator)

    def WatchStore(
        self, request: pb.WatchStoreRequest, context: Context
    ) -> AsyncGenerator[pb.WatchStoreResponse, None]:
        """Next: cluster/nodes/store_watch.py::StoreWatch.look"""
        return watch_store(self._with_rows("WatchStore"), self._authentication.principal_of(context), request)

    async def GetModelInfo(self, request: pb.GetModelInfoRequest, context: Context) -> pb.GetModelInfoResponse:
        coordinator, tokenizer, _ = self._ready()
        return model_info(coordinator, template_reads_clock=tokenizer.template_reads_clock)

    async def GetTrace(self, request: pb.GetTraceRequest, context: Context) -> pb.GetTraceResponse:
        tenant = self._authentication.principal_of(context)
        coordinator, _, _ = self._ready()
        check_request_id(request.request_id)
        return trace_message(coordinator.trace(tenant, request.request_id))

    async def GetStats(self, request: pb.GetStatsRequest, context: Context) -> pb.GetStatsResponse:
        coordinator, _, _ = self._ready()
        async with coordinator.handles.asking(self._authentication.principal_of(context)):
            stores = await coordinator.store_stats()
        return stats_response(self.service_stats(), stores, coordinator.first_token_times)

    def service_stats(self) -> pb.ServiceStats:
        """Counters of the service. Raises ServiceUnavailable while it starts."""
        coordinator, _, answers = self._ready()
        leases, load, watchers = coordinator.handles.leases, coordinator.load(), coordinator.watchers
        writes = coordinator.writes
        stats = pb.ServiceStats(
            version=version(),
            model=self._model_name,
            dtype=self._dtype,
            workers=len(coordinator.chain.workers),
            uptime_s=time.monotonic() - coordinator.started_s,
            epoch=coordinator.chain.epoch,
            requests_running=load.num_running,
            requests_queued=load.num_queued,
            queued_tokens=load.num_queued_tokens,
            computing_tokens=load.num_computing_tokens,
            watchers=watchers.num_watchers,
            watch_overruns=watchers.num_overruns,
            leases=leases.num_leases,
            leased_bytes=leases.num_bytes,
            leases_granted=leases.num_granted,
            leases_expired=leases.num_expired,
            kv_bytes_sent=coordinator.handles.reads.num_bytes,
            handles_located=coordinator.local_reads.num_located,
            kv_writes=writes.num_writes,
            refused_writes=writes.num_refused,
            written_kv_bytes=writes.num_bytes_written,
            dropped_kv_bytes=writes.num_bytes_dropped,
            requests_repeated=answers.num_repeated,
        )
        set_counters(stats, coordinator.counters)
        return stats

    def running(self) -> tuple[Coordinator, Tokenizer]:
        """The running service's parts. Raises ServiceUnavailable while the service starts."""
        coordinator, tokenizer, _ = self._ready()
        return coordinator, tokenizer

    def _with_rows(self, call: str) -> Coordinator:
        """The coordinator, for calls on rows or keys of all heads. Raises InvalidRequest if workers are shards."""
        coordinator, _, _ = self._ready()
        if coordinator.chain.num_shards > 1:
            raise InvalidRequest(
                f"{call}: this service runs with chain.tensor_parallel, so each store has the KV of some heads only: "
                "handles, reads, writes and watching need a service with chain.tensor_parallel = 1"
            )
        return coordinator

    def _ready(self) -> tuple[Coordinator, Tokenizer, Answers]:
        if self._coordinator is None or self._tokenizer is None or self._answers is None:
            raise ServiceUnavailable("the service is still starting: try again later")
        return self._coordinator, self._tokenizer, self._answers

    def _followed(
        self, method: str, request: _Request, context: Context, begin: Callable[[_Request, Context], AsyncIterator[_T]]
    ) -> AsyncGenerator[_T, None]:
        """Messages of the answer to a request: computed by `begin`, or by an earlier call with the same id."""
        answers, tenant = self._begun(request), self._authentication.principal_of(context)
        return answers.follow(tenant, method, request, lambda: begin(request, context), context.time_remaining())

    def _begun(self, request: pb.PrefillRequest | pb.GenerateRequest) -> Answers:
        """Check a request's id and return the answers by id. From now on, log lines of this call have the client's id.

        Too many token ids are refused before they are digested or copied. Raises InvalidRequest, ServiceUnavailable.
        """
        coordinator, _, answers = self._ready()
        check_request_id(request.request_id)
        if request.request_id:
            structlog.contextvars.bind_contextvars(request=request.request_id)
        check_num_tokens(self.limits, len(request.prompt.token_ids.ids), coordinator.facts.max_positions)
        return answers

    async def _prefill_request(self, request: pb.PrefillRequest, context: Context) -> TokenRequest:
        return await self._token_request(
            request,
            context,
            max_new_tokens=1,
            num_prompt_logprobs=num_prompt_logprobs_of(request),
            continuations=continuations_of(request),
        )

    async def _token_request(
        self,
        request: pb.PrefillRequest | pb.GenerateRequest,
        context: Context,
        *,
        max_new_tokens: int,
        stop_token_ids: tuple[int, ...] = (),
        sampling: SamplingParams = GREEDY,
        num_top_logprobs: int | None = None,
        num_prompt_logprobs: int | None = None,
        continuations: tuple[tuple[int, ...], ...] = (),
    ) -> TokenRequest:
        """Check a request and tokenise its prompt; all checks that need no tokens come before tokenising."""
        arrived_s = time.monotonic()
        left_s: float | None = context.time_remaining()
        if left_s == 0.0:
            raise DeadlineExceeded
        coordinator, _, answers = self._ready()
        assert self._tokenizing is not None, "attached with the coordinator"
        tenant, max_positions = self._authentication.principal_of(context), coordinator.facts.max_positions
        request_id = request.request_id or uuid.uuid4().hex
        structlog.contextvars.bind_contextvars(request=request_id)
        priority = priority_of(request)
        await self._check_prompt(request.prompt, tenant, max_positions)
        kv_budget = coordinator.budget_of(kv_budget_of(request), max_loss_of(request))
        coordinator.admission.check(tenant)
        token_ids = await self._tokenizing.token_ids(request.prompt, tenant)
        check_prompt_logprobs(num_prompt_logprobs, len(token_ids))
        return TokenRequest(
            request_id=request_id,
            tenant=tenant,
            token_ids=token_ids,
            max_new_tokens=max_new_tokens,
            stop_token_ids=stop_token_ids,
            sampling=sampling,
            num_top_logprobs=num_top_logprobs,
            num_prompt_logprobs=num_prompt_logprobs,
            continuations=continuations,
            keep=not request.do_not_store,
            kv_budget=kv_budget,
            priority=priority,
            trace_context=_trace_context(context),
            arrived_s=arrived_s,
            # Calls with the same id may follow this request, each with its own deadline: it ends with the last of them.
            deadline_s=None if left_s is None or request.request_id else arrived_s + left_s,
            followed_until_s=lambda: answers.followed_until_s(tenant, request.request_id),
        )

    async def _check_prompt(self, prompt: pb.Prompt, tenant: str, max_positions: int) -> None:
        """Check a prompt's limits, a large one in the thread of large requests. Raises InvalidRequest, QueueFull."""
        check_num_tokens(self.limits, len(prompt.token_ids.ids), max_positions)
        check = functools.partial(check_prompt, self.limits, prompt, max_positions)
        await self.large_requests.run(tenant, prompt.ByteSize(), check)


@contextlib.asynccontextmanager
async def _in_task(work: Coroutine[Any, Any, _T], ended: Callable[[], None]) -> AsyncIterator["asyncio.Task[_T]"]:
    """Run `work` in a task that is cancelled at the end of the context; `ended` is called when it is over."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda _: ended())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.wait([task])


async def _first_token(coordinator: Coordinator, request: TokenRequest) -> tuple[pb.PrefillResponse, str]:
    """Run a prefill; returns the reply, and the node that stores the prompt's KV. Raises ServiceError."""
    response, node_id = pb.PrefillResponse(request_id=request.request_id), ""
    async for event in coordinator.run(request):
        if isinstance(event, NextToken):
            response.first_token_id = event.token_id
            response.scores.extend(pb.ContinuationScore(logprobs=logprobs) for logprobs in event.scores)
        elif event.reason is FinishReason.ABORT:
            raise RequestAborted("the request was aborted")
        else:
            response.stats.CopyFrom(stats_message(event.stats))
            if event.prompt_logprobs is not None:
                response.prompt_logprobs.CopyFrom(prompt_logprobs_message(request.token_ids, event.prompt_logprobs))
            node_id = event.stats.nodes[-1].node_id
    return response, node_id


def _may_be_repeated(last: pb.PrefillResponse | pb.PrefillKvResponse | pb.GenerateResponse) -> bool:
    is_generated = isinstance(last, pb.GenerateResponse)
    return not (is_generated and last.complete.finish_reason == pb.FINISH_REASON_ABORT)


def _trace_context(context: Context) -> dict[str, str]:
    """The client's W3C trace context, which is not parsed here."""
    sent = {key: value for key, value in context.invocation_metadata() if key in _TRACE_KEYS}
    return {key: value for key, value in sent.items() if isinstance(value, str)}


async def _stream(
    coordinator: Coordinator, request: TokenRequest, tokenizer: Tokenizer, stop_text: StopText
) -> AsyncIterator[pb.GenerateResponse]:
    """Yield tokens with their final text; a stop text ends the request in the workers as well."""
    text_stream = TextStream(tokenizer)
    async for event in coordinator.run(request):
        if isinstance(event, Finished):
            rest = stop_text.push(text_stream.finish()) + stop_text.finish()
            if rest:
                yield pb.GenerateResponse(tokens=pb.Tokens(text=rest))
            yield _complete(request, event, FinishReason.STOP if stop_text.has_stopped else event.reason)
        elif not stop_text.has_stopped:
            text = stop_text.push(text_stream.push(event.token_id))
            logprobs = []
            if event.logprobs is not None:
                logprobs = [logprobs_message(event.token_id, event.logprobs, tokenizer.token_text)]
            yield pb.GenerateResponse(tokens=pb.Tokens(token_ids=[event.token_id], text=text, logprobs=logprobs))
            if stop_text.has_stopped:
                await coordinator.end_early(request.tenant, request.request_id, FinishReason.STOP)


def _complete(request: TokenRequest, event: Finished, reason: FinishReason) -> pb.GenerateResponse:
    stats = stats_message(event.stats)
    complete = pb.Complete(request_id=request.request_id, finish_reason=_FINISH_REASONS[reason], stats=stats)
    if event.prompt_logprobs is not None:
        complete.prompt_logprobs.CopyFrom(prompt_logprobs_message(request.token_ids, event.prompt_logprobs))
    return pb.GenerateResponse(complete=complete)
