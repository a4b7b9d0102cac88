"""Clients of the service, synchronous and asynchronous: thin, typed, and patient with a service that restarts.

Both make the same calls (`cluster/client/calls.py`), again after UNAVAILABLE and only then
(`cluster/client/retries.py`); a generation goes on after the tokens that were given out already. `generate`,
`prefill`, `watch_store`, `stats` and `model_info` speak in the interface's own messages, the others in plain Python
(`cluster/client/values.py`).
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Generator, Iterable, Sequence
from types import TracebackType
from typing import TypeVar, Unpack, cast

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cluster.client import calls as requests
from cluster.client.calls import Stream, Unary
from cluster.client.credentials import Credentials
from cluster.client.http_proxy import proxy_to
from cluster.client.kv_writing import KvWriting, written
from cluster.client.local_reads import LocalMode, LocalReads, not_located
from cluster.client.retries import Attempts, call_failed, channel_options, cut_short
from cluster.client.values import (
    Completion,
    GenerateOptions,
    Handle,
    KvBlock,
    NotLocal,
    Piece,
    Prefilled,
    PrefillOptions,
    PromptLike,
    ReadOptions,
    RowsToWrite,
    Scored,
    StoredPrompt,
    Tier,
    Warmed,
    Written,
)
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc

__all__ = ["AsyncClient", "CallFailed", "Client"]

_SERVICE_NAME = pb.DESCRIPTOR.services_by_name["RunaheadService"].full_name
_HEALTH_S = 5.0
_POLL_S = 0.2
#: How long UNAVAILABLE is borne with: a service whose ingress restarts is back by then, or not soon.
RETRY_S = 10.0

_T = TypeVar("_T")


class Client:
    """Owns: one gRPC channel, until `close`. Every call raises CallFailed; `timeout_s` bounds all its attempts."""

    def __init__(
        self,
        address: str,
        credentials: Credentials | None = None,
        *,
        retry_s: float = RETRY_S,
        local: LocalMode = "auto",
    ) -> None:
        """`retry_s`: how long a call is made again after UNAVAILABLE, while nothing new comes; 0 for never.

        `local`: whether `read_kv` reads from the store's memory where that is on this host; see `LocalMode`.
        Raises StartError when a file of the credentials cannot be read.
        """
        self.address = address
        credentials = credentials or Credentials()
        self._metadata = credentials.metadata
        self._retry_s = retry_s
        #: How KV was read, and why.
        self.local_reads = LocalReads(local)
        #: By way of which it calls; None: directly.
        self.proxy = proxy_to(address)
        self._channel = credentials.channel(address, channel_options(self.proxy))
        self._service = runahead_pb2_grpc.RunaheadServiceStub(self._channel)
        self._health = health_pb2_grpc.HealthStub(self._channel)

    def close(self) -> None:
        self._channel.close()
        self.local_reads.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def is_ready(self) -> bool:
        """Whether every worker has loaded. False while nothing listens there."""
        try:
            return self.serves()
        except CallFailed:
            return False

    def serves(self) -> bool:
        """As `is_ready`, but raises CallFailed where there is no answer. One attempt; it needs no authentication."""
        try:
            reply = self._health.Check(health_pb2.HealthCheckRequest(service=_SERVICE_NAME), timeout=_HEALTH_S)
        except grpc.RpcError as error:
            raise call_failed(error, self.proxy, self.address) from None
        return bool(reply.status == health_pb2.HealthCheckResponse.SERVING)

    def wait_ready(self, timeout_s: float) -> None:
        """Raises TimeoutError when the service is not ready in time."""
        deadline = time.monotonic() + timeout_s
        while not self.is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError(f"no service was ready at {self.address} within {timeout_s:.0f} s")
            time.sleep(_POLL_S)

    def ask(
        self,
        prompt: PromptLike,
        max_new_tokens: int = 64,
        *,
        timeout_s: float | None = None,
        **options: Unpack[GenerateOptions],
    ) -> Completion:
        """A whole answer."""
        *_, completion = self.stream(prompt, max_new_tokens, timeout_s=timeout_s, **options)
        return cast(Completion, completion)

    def stream(
        self,
        prompt: PromptLike,
        max_new_tokens: int = 64,
        *,
        timeout_s: float | None = None,
        **options: Unpack[GenerateOptions],
    ) -> Generator[Piece | Completion, None, None]:
        """An answer piece by piece, then the whole. Closing the iterator stops the request."""
        return self._follow(requests.Pieces(prompt, max_new_tokens, timeout_s, **options))

    def generate(
        self, request: pb.GenerateRequest, timeout_s: float | None = None
    ) -> Generator[pb.GenerateResponse, None, None]:
        """Token messages, then the complete message. Closing the iterator stops the request."""
        return self._follow(requests.Generation(request, timeout_s))

    def prefill(self, request: pb.PrefillRequest, timeout_s: float | None = None) -> pb.PrefillResponse:
        return self._call(requests.prefill(request, timeout_s))

    def prefill_kv(
        self,
        prompt: PromptLike,
        *,
        lease_s: float = 0.0,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Prefilled:
        """Compute and store a prompt's KV; with `lease_s`, also a handle by which it can be read."""
        return self._call(requests.prefill_kv(prompt, lease_s, timeout_s, **options))

    def flow_kv(
        self,
        prompt: PromptLike,
        lease_s: float,
        *,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Generator[Handle | Prefilled, None, None]:
        """As `prefill_kv`, but a handle comes when the service begins: its KV is read while it is computed.

        The handle of `Prefilled` is the same unless that has ended: then drop what was read of it. After the first
        handle nothing is asked again. Closing the iterator stops the request.
        """
        return self._follow(requests.FlowingPrefill(prompt, lease_s, timeout_s, **options))

    def score(
        self,
        prompt: PromptLike,
        continuations: Sequence[Sequence[int]],
        *,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Scored:
        """Log-probabilities of the tokens of given continuations. The prompt is prefilled once, and kept."""
        return self._call(requests.score(prompt, continuations, timeout_s, **options))

    def read_kv(
        self,
        handle_id: str = "",
        *,
        decode: bool = True,
        timeout_s: float | None = None,
        **options: Unpack[ReadOptions],
    ) -> Generator[KvBlock, None, None]:
        """What a handle covers, or a part of it, or `ranges` of several. After its first block it is not asked again.

        `head_start`, `head_end`: some KV heads only. `row_codec`: rows in fewer bits, by this codec; `decode`:
        whether blocks have what they decode to, or the bytes as they came. Blocks say which way they came (`is_local`).
        See ReadKvRequest.
        """
        return self._read(requests.KvBlocks(handle_id, timeout_s, decode=decode, **options))

    def watch_store(
        self, *, heartbeat_s: float = 5.0, timeout_s: float | None = None
    ) -> Generator[pb.WatchStoreResponse, None, None]:
        """What chunks are stored for the caller, as they come and go, and how busy the service is; without end.

        After a lost connection it goes on where it was: the first message, `started`, comes again. Closing the iterator
        ends the call. `heartbeat_s`: 1 to 60 seconds. What the messages mean: `WatchStoreResponse`.
        """
        return self._follow(requests.StoreEvents(heartbeat_s, timeout_s))

    def renew_lease(self, handle_id: str, lease_s: float) -> Handle:
        return self._call(requests.renew_lease(handle_id, lease_s))

    def release(self, *handle_ids: str) -> None:
        self._call(requests.release(handle_ids))

    def warm(self, prompt: PromptLike, tier: Tier = "host", *, timeout_s: float | None = None) -> Warmed:
        """Bring a prompt's KV into the store, and into its memory, before it is needed."""
        return self._call(requests.warm(prompt, tier, timeout_s))

    def lookup(
        self, prompt: PromptLike, *, lease_s: float = 0.0, provenance: str = "", timeout_s: float | None = None
    ) -> StoredPrompt:
        """How much of a prompt is stored; with `lease_s`, also a handle by which that can be read. Computes nothing.

        `provenance`: empty for what exact requests match; `foreign:vllm-0.32` for what that engine has written.
        """
        return self._call(requests.lookup(prompt, lease_s, timeout_s, provenance))

    def write_kv(
        self,
        token_ids: Sequence[int],
        rows: Iterable[RowsToWrite],
        *,
        token_start: int = 0,
        engine: str = "",
        fingerprint: str = "",
        timeout_s: float | None = None,
    ) -> Written:
        """Store rows that another engine has computed: of tokens from `token_start` on, up to the last of `token_ids`.

        Rows of a layer in the order of their tokens, layers in any order. All are stored, or none: whole chunks, and of
        these what is not stored already. `engine`: its name and version, `vllm-0.32`; must be given. `fingerprint`: of
        the model that the rows are of; empty: the one that the service has. The call is made once. Raises ValueError
        for what are no rows, and what `rows` raises.
        """
        writing = KvWriting(self.model_info(), token_ids, rows, token_start, engine, fingerprint)
        call = self._service.WriteKv
        try:
            response = call(writing.messages(), timeout=timeout_s, metadata=self._metadata)
        except grpc.RpcError as error:
            raise writing.failure or call_failed(error, self.proxy, self.address) from None
        if writing.failure is not None:
            raise writing.failure
        return written(response)

    def abort(self, *request_ids: str) -> None:
        self._call(requests.abort(request_ids))

    def delete_data(self) -> int:
        """Delete all stored KV of the caller; how many extents went."""
        return self._call(requests.delete_data())

    def trace(self, request_id: str) -> pb.GetTraceResponse:
        """What one of the caller's latest requests did when."""
        return self._call(requests.trace(request_id))

    def stats(self) -> pb.GetStatsResponse:
        return self._call(requests.stats())

    def model_info(self) -> pb.GetModelInfoResponse:
        return self._call(requests.model_info())

    def _call(self, call: Unary[_T]) -> _T:
        attempts, method = Attempts(call.timeout_s, self._retry_s), getattr(self._service, call.method)
        while True:
            try:
                return call.result(method(call.request, timeout=attempts.timeout_s, metadata=self._metadata))
            except grpc.RpcError as error:
                pause_s = attempts.pause_after(call_failed(error, self.proxy, self.address))
            time.sleep(pause_s)

    def _read(self, blocks: requests.KvBlocks) -> Generator[KvBlock, None, None]:
        """From the store's memory where that is on this host, else over gRPC."""
        reads = self.local_reads
        try:
            try:
                located = self._call(reads.locating(blocks.request, blocks.timeout_s))
            except CallFailed as error:
                raise not_located(error) from None
            with contextlib.closing(reads.blocks(located, blocks.request, blocks.timeout_s)) as local:
                for block in local:
                    yield reads.count(block)
            return
        except NotLocal as why:
            reads.go_remote(why)
        for block in self._follow(blocks):
            yield reads.count(block)

    def _follow(self, stream: Stream[_T]) -> Generator[_T, None, None]:
        attempts, method = Attempts(stream.timeout_s, self._retry_s), getattr(self._service, stream.method)
        while True:
            call = method(stream.request, timeout=attempts.timeout_s, metadata=self._metadata)
            try:
                for response in call:
                    if (new := stream.take(response)) is not None:
                        attempts.progressed()
                        yield new
                failure = cut_short()
            except grpc.RpcError as error:
                failure = call_failed(error, self.proxy, self.address)
            finally:
                call.cancel()
            if stream.is_complete:
                return
            if not stream.may_begin_again():
                raise failure
            time.sleep(attempts.pause_after(failure))


class AsyncClient:
    """As `Client`, for one event loop; made and closed inside it."""

    def __init__(
        self,
        address: str,
        credentials: Credentials | None = None,
        *,
        retry_s: float = RETRY_S,
        local: LocalMode = "auto",
    ) -> None:
        """As `Client`."""
        self.address = address
        credentials = credentials or Credentials()
        self._metadata = credentials.metadata
        self._retry_s = retry_s
        #: How KV was read, and why.
        self.local_reads = LocalReads(local)
        self.proxy = proxy_to(address)
        self._credentials = credentials
        self._channel = credentials.async_channel(address, channel_options(self.proxy))
        #: From the first `write_kv` on.
        self._blocking_channel: grpc.Channel | None = None
        self._service = runahead_pb2_grpc.RunaheadServiceStub(self._channel)
        self._health = health_pb2_grpc.HealthStub(self._channel)

    async def close(self) -> None:
        await self._channel.close()
        if self._blocking_channel is not None:
            self._blocking_channel.close()
        await asyncio.to_thread(self.local_reads.close)

    async def __aenter__(self) -> "AsyncClient":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def is_ready(self) -> bool:
        """Whether every worker has loaded. False while nothing listens there."""
        try:
            reply = await self._health.Check(health_pb2.HealthCheckRequest(service=_SERVICE_NAME), timeout=_HEALTH_S)
        except grpc.RpcError:
            return False
        return bool(reply.status == health_pb2.HealthCheckResponse.SERVING)

    async def wait_ready(self, timeout_s: float) -> None:
        """Raises TimeoutError when the service is not ready in time."""
        deadline = time.monotonic() + timeout_s
        while not await self.is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError(f"no service was ready at {self.address} within {timeout_s:.0f} s")
            await asyncio.sleep(_POLL_S)

    async def ask(
        self,
        prompt: PromptLike,
        max_new_tokens: int = 64,
        *,
        timeout_s: float | None = None,
        **options: Unpack[GenerateOptions],
    ) -> Completion:
        """A whole answer."""
        pieces = [piece async for piece in self.stream(prompt, max_new_tokens, timeout_s=timeout_s, **options)]
        return cast(Completion, pieces[-1])

    def stream(
        self,
        prompt: PromptLike,
        max_new_tokens: int = 64,
        *,
        timeout_s: float | None = None,
        **options: Unpack[GenerateOptions],
    ) -> AsyncGenerator[Piece | Completion, None]:
        """An answer piece by piece, then the whole. Closing the iterator stops the request."""
        return self._follow(requests.Pieces(prompt, max_new_tokens, timeout_s, **options))

    def generate(
        self, request: pb.GenerateRequest, timeout_s: float | None = None
    ) -> AsyncGenerator[pb.GenerateResponse, None]:
        """Token messages, then the complete message. Closing the iterator stops the request."""
        return self._follow(requests.Generation(request, timeout_s))

    async def prefill(self, request: pb.PrefillRequest, timeout_s: float | None = None) -> pb.PrefillResponse:
        return await self._call(requests.prefill(request, timeout_s))

    async def prefill_kv(
        self,
        prompt: PromptLike,
        *,
        lease_s: float = 0.0,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Prefilled:
        """Compute and store a prompt's KV; with `lease_s`, also a handle by which it can be read."""
        return await self._call(requests.prefill_kv(prompt, lease_s, timeout_s, **options))

    def flow_kv(
        self,
        prompt: PromptLike,
        lease_s: float,
        *,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> AsyncGenerator[Handle | Prefilled, None]:
        """As of `Client`."""
        return self._follow(requests.FlowingPrefill(prompt, lease_s, timeout_s, **options))

    async def score(
        self,
        prompt: PromptLike,
        continuations: Sequence[Sequence[int]],
        *,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Scored:
        """Log-probabilities of the tokens of given continuations. The prompt is prefilled once, and kept."""
        return await self._call(requests.score(prompt, continuations, timeout_s, **options))

    def read_kv(
        self,
        handle_id: str = "",
        *,
        decode: bool = True,
        timeout_s: float | None = None,
        **options: Unpack[ReadOptions],
    ) -> AsyncGenerator[KvBlock, None]:
        """What a handle covers, or a part of it, or `ranges` of several. After its first block it is not asked again.

        `head_start`, `head_end`: some KV heads only. `row_codec`: rows in fewer bits, by this codec; `decode`:
        whether blocks have what they decode to, or the bytes as they came. Blocks say which way they came (`is_local`).
        See ReadKvRequest.
        """
        return self._read(requests.KvBlocks(handle_id, timeout_s, decode=decode, **options))

    def watch_store(
        self, *, heartbeat_s: float = 5.0, timeout_s: float | None = None
    ) -> AsyncGenerator[pb.WatchStoreResponse, None]:
        """What chunks are stored for the caller, as they come and go, and how busy the service is; without end.

        After a lost connection it goes on where it was: the first message, `started`, comes again. Closing the iterator
        ends the call. `heartbeat_s`: 1 to 60 seconds. What the messages mean: `WatchStoreResponse`.
        """
        return self._follow(requests.StoreEvents(heartbeat_s, timeout_s))

    async def renew_lease(self, handle_id: str, lease_s: float) -> Handle:
        return await self._call(requests.renew_lease(handle_id, lease_s))

    async def release(self, *handle_ids: str) -> None:
        await self._call(requests.release(handle_ids))

    async def warm(self, prompt: PromptLike, tier: Tier = "host", *, timeout_s: float | None = None) -> Warmed:
        """Bring a prompt's KV into the store, and into its memory, before it is needed."""
        return await self._call(requests.warm(prompt, tier, timeout_s))

    async def lookup(
        self, prompt: PromptLike, *, lease_s: float = 0.0, provenance: str = "", timeout_s: float | None = None
    ) -> StoredPrompt:
        """How much of a prompt is stored; with `lease_s`, also a handle by which that can be read. Computes nothing.

        `provenance`: empty for what exact requests match; `foreign:vllm-0.32` for what that engine has written.
        """
        return await self._call(requests.lookup(prompt, lease_s, timeout_s, provenance))

    async def write_kv(
        self,
        token_ids: Sequence[int],
        rows: Iterable[RowsToWrite],
        *,
        token_start: int = 0,
        engine: str = "",
        fingerprint: str = "",
        timeout_s: float | None = None,
    ) -> Written:
        """As `Client.write_kv`; `rows` are taken in a thread."""
        writing = KvWriting(await self.model_info(), token_ids, rows, token_start, engine, fingerprint)
        if self._blocking_channel is None:
            self._blocking_channel = self._credentials.channel(self.address, channel_options(self.proxy))
        # An asynchronous call that is refused while it sends ends with INTERNAL instead of the service's status.
        service = runahead_pb2_grpc.RunaheadServiceStub(self._blocking_channel)
        messages = await asyncio.to_thread(writing.messages)
        call = service.WriteKv.future(messages, timeout=timeout_s, metadata=self._metadata)
        try:
            response = await asyncio.to_thread(call.result)
        except grpc.RpcError as error:
            raise writing.failure or call_failed(error, self.proxy, self.address) from None
        finally:
            call.cancel()
        if writing.failure is not None:
            raise writing.failure
        return written(response)

    async def abort(self, *request_ids: str) -> None:
        await self._call(requests.abort(request_ids))

    async def delete_data(self) -> int:
        """Delete all stored KV of the caller; how many extents went."""
        return await self._call(requests.delete_data())

    async def trace(self, request_id: str) -> pb.GetTraceResponse:
        return await self._call(requests.trace(request_id))

    async def stats(self) -> pb.GetStatsResponse:
        return await self._call(requests.stats())

    async def model_info(self) -> pb.GetModelInfoResponse:
        return await self._call(requests.model_info())

    async def _call(self, call: Unary[_T]) -> _T:
        attempts, method = Attempts(call.timeout_s, self._retry_s), getattr(self._service, call.method)
        while True:
            try:
                return call.result(await method(call.request, timeout=attempts.timeout_s, metadata=self._metadata))
            except grpc.RpcError as error:
                pause_s = attempts.pause_after(call_failed(error, self.proxy, self.address))
            await asyncio.sleep(pause_s)

    async def _read(self, blocks: requests.KvBlocks) -> AsyncGenerator[KvBlock, None]:
        """From the store's memory where that is on this host, else over gRPC."""
        reads = self.local_reads
        try:
            try:
                located = await self._call(reads.locating(blocks.request, blocks.timeout_s))
            except CallFailed as error:
                raise not_located(error) from None
            local = reads.blocks(located, blocks.request, blocks.timeout_s)
            try:
                while (block := await asyncio.to_thread(next, local, None)) is not None:
                    yield reads.count(block)
            finally:
                await asyncio.to_thread(local.close)
            return
        except NotLocal as why:
            reads.go_remote(why)
        async for block in self._follow(blocks):
            yield reads.count(block)

    async def _follow(self, stream: Stream[_T]) -> AsyncGenerator[_T, None]:
        attempts, method = Attempts(stream.timeout_s, self._retry_s), getattr(self._service, stream.method)
        while True:
            call = method(stream.request, timeout=attempts.timeout_s, metadata=self._metadata)
            try:
                async for response in call:
                    if (new := stream.take(response)) is not None:
                        attempts.progressed()
                        yield new
                failure = cut_short()
            except grpc.RpcError as error:
                failure = call_failed(error, self.proxy, self.address)
            finally:
                call.cancel()
            if stream.is_complete:
                return
            if not stream.may_begin_again():
                raise failure
            await asyncio.sleep(attempts.pause_after(failure))
