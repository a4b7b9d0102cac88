"""Core of both clients: one connection to a service, and calls over it with retries.

Written once, as coroutines. `AsyncClient` suspends them while they wait; `Client` blocks inside them, so that its
coroutines never suspend and need no event loop (`cluster/client/client.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable
from typing import Any, TypeVar

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cluster.client.calls import SHORT_CALL_S, KvBlocks, Stream, Unary, question
from cluster.client.credentials import Credentials
from cluster.client.http_proxy import proxy_to
from cluster.client.kv_writing import KvWriting
from cluster.client.local_reads import LocalMode, LocalReads, not_located
from cluster.client.retries import Attempts, call_failed, channel_options, cut_short
from cluster.client.rows_on_wire import reply_of
from cluster.client.values import KvBlock, NotLocal, Written
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc

_SERVICE_NAME = pb.DESCRIPTOR.services_by_name["RunaheadService"].full_name
_HEALTH_S = 5.0
#: Seconds for which calls are retried after UNAVAILABLE: a restarting ingress is back by then, or not soon.
RETRY_S = 10.0

_T = TypeVar("_T")


class Connection(ABC):
    """Connection of one client. Owns: one gRPC channel, until the client is closed."""

    def __init__(
        self,
        address: str,
        credentials: Credentials | None = None,
        *,
        retry_s: float = RETRY_S,
        local: LocalMode = "auto",
    ) -> None:
        """`retry_s`: seconds for which a call is retried after UNAVAILABLE without progress; 0: no retries.

        `local`: whether `read_kv` reads from the store's memory on the same host; see `LocalMode`. Raises StartError
        when a file of the credentials cannot be read.
        """
        self.address = address
        self._credentials = credentials or Credentials()
        self._metadata = self._credentials.metadata
        self._retry_s = retry_s
        #: Chooses the way of KV reads and counts their bytes.
        self.local_reads = LocalReads(local)
        #: Proxy between client and service; None: no proxy.
        self.proxy = proxy_to(address)
        self._channel = self._open_channel()
        self._service = runahead_pb2_grpc.RunaheadServiceStub(self._channel)
        self._service.ReadKv = self._channel.unary_stream(
            f"/{_SERVICE_NAME}/ReadKv",
            request_serializer=pb.ReadKvRequest.SerializeToString,
            response_deserializer=reply_of,
        )
        self._health = health_pb2_grpc.HealthStub(self._channel)

    @abstractmethod
    def _open_channel(self) -> Any:
        """Open a channel of the client's kind, blocking or asynchronous."""

    @abstractmethod
    def _blocking_channel(self) -> grpc.Channel:
        """A blocking channel, also for an asynchronous client."""

    @abstractmethod
    async def _answer(self, call: Any) -> Any:
        """Wait for the answer of a call. Raises RpcError."""

    @abstractmethod
    async def _next(self, call: Any) -> Any:
        """Wait for the next message of a call; None after the last. Raises RpcError."""

    @abstractmethod
    async def _pause(self, seconds: float) -> None: ...

    @abstractmethod
    async def _run(self, work: Callable[..., _T], *arguments: Any) -> _T:
        """Run a function that blocks, and return its result."""

    def _channel_options(self) -> list[tuple[str, int]]:
        return channel_options(self.proxy)

    async def _serves(self) -> bool:
        """Whether every worker has loaded. Makes one attempt; raises CallFailed without an answer."""
        request = health_pb2.HealthCheckRequest(service=_SERVICE_NAME)
        try:
            reply = await self._answer(self._health.Check(request, timeout=_HEALTH_S))
        except grpc.RpcError as error:
            raise self._failed(error) from None
        return bool(reply.status == health_pb2.HealthCheckResponse.SERVING)

    async def _is_ready(self) -> bool:
        try:
            return await self._serves()
        except CallFailed:
            return False

    async def _call(self, call: Unary[_T]) -> _T:
        attempts, method = Attempts(call.timeout_s, self._retry_s), getattr(self._service, call.method)
        while True:
            try:
                made = method(call.request, timeout=attempts.timeout_s, metadata=self._metadata)
                return call.result(await self._answer(made))
            except grpc.RpcError as error:
                pause_s = attempts.pause_after(self._failed(error))
            await self._pause(pause_s)

    async def _ask(
        self,
        method: str,
        make: Callable[[], Any],
        result: Callable[[Any], _T] = lambda response: response,
        timeout_s: float = SHORT_CALL_S,
    ) -> _T:
        return await self._call(question(method, make, result, timeout_s))

    async def _follow(self, stream: Stream[_T]) -> AsyncGenerator[_T, None]:
        attempts, method = Attempts(stream.timeout_s, self._retry_s), getattr(self._service, stream.method)
        while True:
            call = method(stream.request, timeout=attempts.timeout_s, metadata=self._metadata)
            try:
                while (response := await self._next(call)) is not None:
                    if (new := stream.take(response)) is not None:
                        attempts.progressed()
                        yield new
                failure = cut_short()
            except grpc.RpcError as error:
                failure = self._failed(error)
            finally:
                call.cancel()
            if stream.is_complete:
                return
            if not stream.may_begin_again():
                raise failure
            await self._pause(attempts.pause_after(failure))

    async def _read(self, blocks: KvBlocks) -> AsyncGenerator[KvBlock, None]:
        """Read rows from the store's memory if it is on this host, else over gRPC."""
        reads = self.local_reads
        try:
            try:
                located = await self._call(reads.locating(blocks.request, blocks.timeout_s))
            except CallFailed as error:
                raise not_located(error) from None
            local = reads.blocks(located, blocks.request, blocks.timeout_s)
            try:
                while (block := await self._run(next, local, None)) is not None:
                    yield reads.count(block)
            finally:
                await self._run(local.close)
            return
        except NotLocal as why:
            reads.go_remote(why)
        async for block in self._follow(blocks):
            yield reads.count(block)

    async def _write(self, writing: KvWriting, timeout_s: float | None) -> Written:
        # An asynchronous call that is refused while it sends would end with INTERNAL instead of the service's status.
        service = runahead_pb2_grpc.RunaheadServiceStub(self._blocking_channel())
        messages = await self._run(writing.messages)
        call = service.WriteKv.future(messages, timeout=timeout_s, metadata=self._metadata)
        try:
            response = await self._run(call.result)
        except grpc.RpcError as error:
            raise writing.failure or self._failed(error) from None
        finally:
            call.cancel()
        if writing.failure is not None:
            raise writing.failure
        return Written.of(response)

    def _failed(self, error: grpc.RpcError) -> CallFailed:
        return call_failed(error, self.proxy, self.address)
