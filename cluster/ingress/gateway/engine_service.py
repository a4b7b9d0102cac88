"""The service of the engine API, which answers a gateway as the Runahead service answers its clients.

Missing methods are UNIMPLEMENTED: embeddings, profiles, block events, and flushing the cache, which is stored and
shared.
"""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Any

import grpc
import structlog
from google.protobuf import message_factory
from smg_grpc_proto import vllm_engine_pb2 as engine_pb
from smg_grpc_proto.generated import common_pb2

from cluster import version
from cluster.errors import DeadlineExceeded, ServiceUnavailable
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.gateway.engine_messages import (
    Asked,
    Message,
    asked_of,
    chunk_message,
    complete_message,
    loads_message,
    model_info_message,
    server_info_message,
)
from cluster.ingress.gateway.tokenizer_archive import tokenizer_archive
from cluster.ingress.messages.request_limits import check_aborts, check_stops
from cluster.ingress.messages.stop_text import StopText, special_stops
from cluster.requests.coordinator import Coordinator
from cluster.requests.request import Finished, NextToken, TokenRequest
from workers.plan.events import FinishReason
from workers.text.text_stream import TextStream
from workers.text.tokenization import Tokenizer

#: Bytes of the archive in one message.
_ARCHIVE_BYTES = 2**16
SERVICE = engine_pb.DESCRIPTOR.services_by_name["VllmEngine"]

Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time
#: Returns the parts of the running service; raises ServiceUnavailable while it starts.
Running = Callable[[], tuple[Coordinator, Tokenizer]]


class EngineService:
    """Methods of the engine API. RpcGuard turns their errors into statuses."""

    def __init__(self, authentication: Authentication, running: Running) -> None:
        self._authentication = authentication
        self._running = running
        #: The tokenizer's archive and its checksum, shared by all calls that are sending it.
        self._archive: tuple[bytes, str] | None = None
        self._num_sending = 0
        self._archive_lock = asyncio.Lock()

    def add_to(self, server: grpc.aio.Server) -> None:
        """Register the methods by their descriptors: the generated stubs need a newer gRPC than the messages."""
        handlers = {method.name: self._handler(method) for method in SERVICE.methods if hasattr(self, method.name)}
        server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(SERVICE.full_name, handlers),))

    def _handler(self, method: Any) -> grpc.RpcMethodHandler:
        request, response = map(message_factory.GetMessageClass, (method.input_type, method.output_type))
        kind = "unary_stream" if method.server_streaming else "unary_unary"
        make = getattr(grpc, f"{kind}_rpc_method_handler")
        return make(getattr(self, method.name), request.FromString, response.SerializeToString)

    async def Generate(self, request: Message, context: Context) -> AsyncIterator[Message]:
        """Next: cluster/requests/coordinator.py::Coordinator.run"""
        arrived_s, left_s = time.monotonic(), context.time_remaining()
        if left_s == 0.0:
            raise DeadlineExceeded
        coordinator, tokenizer = self._running()
        tenant = self._authentication.principal_of(context)
        asked = asked_of(request, coordinator.config.limits, coordinator.facts.max_positions)
        structlog.contextvars.bind_contextvars(request=asked.request_id)
        check_stops(asked.stops, asked.stop_token_ids)
        own_stops = () if asked.ignores_eos else coordinator.facts.eos_token_ids
        token_request = TokenRequest(
            request_id=asked.request_id,
            tenant=tenant,
            token_ids=asked.token_ids,
            max_new_tokens=asked.max_new_tokens,
            stop_token_ids=(*own_stops, *asked.stop_token_ids, *special_stops(asked.stops, tokenizer.special_tokens)),
            sampling=asked.sampling,
            num_top_logprobs=asked.num_top_logprobs,
            keep=True,
            arrived_s=arrived_s,
            deadline_s=None if left_s is None else arrived_s + left_s,
        )
        async for response in _answer(coordinator, token_request, asked, tokenizer):
            yield response

    async def Abort(self, request: Message, context: Context) -> Message:
        tenant = self._authentication.principal_of(context)
        check_aborts(request.request_ids)
        coordinator, _ = self._running()
        for request_id in request.request_ids:
            await coordinator.end_early(tenant, request_id, FinishReason.ABORT)
        return engine_pb.AbortResponse()

    async def HealthCheck(self, request: Message, context: Context) -> Message:
        try:
            coordinator, _ = self._running()
        except ServiceUnavailable as error:
            return engine_pb.HealthCheckResponse(healthy=False, message=str(error))
        is_draining = coordinator.load().is_draining
        return engine_pb.HealthCheckResponse(healthy=not is_draining, message="draining" if is_draining else "ready")

    async def GetModelInfo(self, request: Message, context: Context) -> Message:
        coordinator, _ = self._running()
        return model_info_message(coordinator)

    async def GetServerInfo(self, request: Message, context: Context) -> Message:
        coordinator, _ = self._running()
        return server_info_message(coordinator, time.monotonic() - coordinator.started_s)

    async def GetLoads(self, request: Message, context: Context) -> Message:
        coordinator, _ = self._running()
        return loads_message(coordinator, datetime.now(UTC).isoformat(), version())

    async def GetTokenizer(self, request: Message, context: Context) -> AsyncIterator[Message]:
        """Send the tokenizer's archive in pieces; the last message has its checksum."""
        coordinator, _ = self._running()
        self._num_sending += 1
        try:
            async with self._archive_lock:
                if self._archive is None:
                    self._archive = await asyncio.to_thread(_archive_of, coordinator.config.worker.model)
            archive, sha256 = self._archive
            for start in range(0, len(archive), _ARCHIVE_BYTES):
                end = start + _ARCHIVE_BYTES
                is_last = end >= len(archive)
                yield common_pb2.GetTokenizerChunk(data=archive[start:end], sha256=sha256 if is_last else "")
        finally:
            self._num_sending -= 1
            if not self._num_sending:
                self._archive = None


def _archive_of(directory: str) -> tuple[bytes, str]:
    archive = tokenizer_archive(directory)
    return archive, hashlib.sha256(archive).hexdigest()


async def _answer(
    coordinator: Coordinator, request: TokenRequest, asked: Asked, tokenizer: Tokenizer
) -> AsyncIterator[Message]:
    """Yield each token as it comes, if the request is streamed, then the end.

    A stop text ends the request in the workers as well; its tokens are sent, and the gateway cuts the text.
    """
    text_stream, stop_text = TextStream(tokenizer), StopText(asked.stops)
    tokens: list[NextToken] = []
    async for event in coordinator.run(request):
        if isinstance(event, Finished):
            if asked.stops and not stop_text.has_stopped:
                stop_text.push(text_stream.finish())
                stop_text.finish()
            yield complete_message(asked, tokens, event, stop_text.matched)
        elif not stop_text.has_stopped:
            tokens.append(event)
            if asked.is_streamed:
                yield chunk_message(event, len(request.token_ids))
            if asked.stops:
                stop_text.push(text_stream.push(event.token_id))
            if stop_text.matched is not None:
                await coordinator.end_early(request.tenant, request.request_id, FinishReason.STOP)
