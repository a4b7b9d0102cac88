"""Clients of the service, blocking and asynchronous; both survive a restart of the service.

Both make the calls of `cluster/client/calls.py` over the core in `cluster/client/connection.py`. A call is repeated
after UNAVAILABLE only (`cluster/client/retries.py`), and a generation continues after the tokens that were already
yielded. `generate`, `prefill`, `watch_store`, `stats` and `model_info` take and return protobuf messages; the other
methods plain Python values (`cluster/client/values.py`).

Each call is written once, as a coroutine of `AsyncClient`. `Client` runs the same coroutines in the caller's thread,
and blocks where they wait.
"""

import asyncio
import functools
import inspect
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Iterable, Sequence
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, TypeVar, Unpack, cast, get_args

import grpc

from cluster.client import calls as requests
from cluster.client.connection import RETRY_S, Connection
from cluster.client.kv_writing import KvWriting
from cluster.client.values import (
    Completion,
    GenerateOptions,
    Handle,
    KvBlock,
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

__all__ = ["RETRY_S", "AsyncClient", "CallFailed", "Client"]

_POLL_S = 0.2
_DELETE_S = 60.0

_P = ParamSpec("_P")
_T = TypeVar("_T")


class AsyncClient(Connection):
    """Client for one event loop, created and closed inside it. The rows of `write_kv` are consumed in a thread."""

    #: A blocking channel, from the first `write_kv` on.
    _writing_channel: grpc.Channel | None = None

    async def close(self) -> None:
        await self._channel.close()
        if self._writing_channel is not None:
            self._writing_channel.close()
        await asyncio.to_thread(self.local_reads.close)

    async def __aenter__(self) -> "AsyncClient":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def is_ready(self) -> bool:
        """Whether every worker has loaded. False while nothing listens at the address."""
        return await self._is_ready()

    async def wait_ready(self, timeout_s: float) -> None:
        """Raises TimeoutError when the service is not ready in time."""
        deadline = time.monotonic() + timeout_s
        while not await self._is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError(f"no service was ready at {self.address} within {timeout_s:.0f} s")
            await self._pause(_POLL_S)

    async def ask(
        self,
        prompt: PromptLike,
        max_new_tokens: int = 64,
        *,
        timeout_s: float | None = None,
        **options: Unpack[GenerateOptions],
    ) -> Completion:
        pieces = [piece async for piece in self._follow(requests.Pieces(prompt, max_new_tokens, timeout_s, **options))]
        return cast(Completion, pieces[-1])

    def stream(
        self,
        prompt: PromptLike,
        max_new_tokens: int = 64,
        *,
        timeout_s: float | None = None,
        **options: Unpack[GenerateOptions],
    ) -> AsyncGenerator[Piece | Completion, None]:
        """Yield an answer piece by piece, then the whole of it. Closing the iterator stops the request."""
        return self._follow(requests.Pieces(prompt, max_new_tokens, timeout_s, **options))

    def generate(
        self, request: pb.GenerateRequest, timeout_s: float | None = None
    ) -> AsyncGenerator[pb.GenerateResponse, None]:
        """Yield token messages, then the complete message. Closing the iterator stops the request."""
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
        """Compute and store a prompt's KV; with `lease_s`, also lease a handle to read it."""
        return await self._call(requests.prefill_kv(prompt, lease_s, timeout_s, **options))

    def flow_kv(
        self,
        prompt: PromptLike,
        lease_s: float,
        *,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> AsyncGenerator[Handle | Prefilled, None]:
        """Prefill as `prefill_kv`, but yield a handle as soon as the service begins, to read KV while it is computed.

        The handle of `Prefilled` is the same unless the first one has ended: then drop the rows that were read with it.
        After the first handle the call is not repeated. Closing the iterator stops the request.
        """
        return self._follow(requests.FlowingPrefill(prompt, lease_s, timeout_s, **options))

    async def score(
        self,
        prompt: PromptLike,
        continuations: Sequence[Sequence[int]],
        *,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Scored:
        """Log-probabilities of the tokens of given continuations. The prompt is prefilled once, and stored."""
        return await self._call(requests.score(prompt, continuations, timeout_s, **options))

    def read_kv(
        self,
        handle_id: str = "",
        *,
        decode: bool = True,
        timeout_s: float | None = None,
        **options: Unpack[ReadOptions],
    ) -> AsyncGenerator[KvBlock, None]:
        """Read the KV of a handle, a part of it, or `ranges` of several handles. Not repeated after its first block.

        `head_start`, `head_end`: some KV heads only. `row_codec`: codec in which rows are sent. `decode`: whether
        blocks have the decoded rows, or the coded bytes. `is_local` of a block says whether it was read from the
        store's memory. See ReadKvRequest.
        """
        return self._read(requests.KvBlocks(handle_id, timeout_s, decode=decode, **options))

    def watch_store(
        self, *, heartbeat_s: float = 5.0, timeout_s: float | None = None
    ) -> AsyncGenerator[pb.WatchStoreResponse, None]:
        """Follow the caller's stored chunks as they are added and evicted, and the service's load; without end.

        After a lost connection the stream resumes: the first message, `started`, is repeated, changes are not. Closing
        the iterator ends the call. `heartbeat_s`: 1 to 60 seconds. The messages are documented in `WatchStoreResponse`.
        """
        return self._follow(requests.StoreEvents(heartbeat_s, timeout_s))

    async def renew_lease(self, handle_id: str, lease_s: float) -> Handle:
        return await self._ask(
            "RenewLease",
            lambda: pb.RenewLeaseRequest(handle_id=handle_id, lease_s=lease_s),
            lambda response: Handle.of(response.handle),
        )

    async def release(self, *handle_ids: str) -> None:
        await self._ask("Release", lambda: pb.ReleaseRequest(handle_ids=handle_ids))

    async def warm(self, prompt: PromptLike, tier: Tier = "host", *, timeout_s: float | None = None) -> Warmed:
        """Compute and store a prompt's KV, or bring it into the store's memory, before it is needed."""
        return await self._call(requests.warm(prompt, tier, timeout_s))

    async def lookup(
        self, prompt: PromptLike, *, lease_s: float = 0.0, provenance: str = "", timeout_s: float | None = None
    ) -> StoredPrompt:
        """Look up the stored prefix of a prompt; with `lease_s`, also lease a handle to read it. Computes nothing.

        `provenance`: empty for KV that exact requests match; `foreign:vllm-0.32` for KV that this engine has written.
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
        """Store rows that another engine has computed for the tokens of `token_ids` from `token_start` on.

        The rows of a layer come in the order of their tokens, layers in any order. All whole chunks that are not stored
        yet are stored, or none of them. `engine`: name and version of the engine, `vllm-0.32`; must be given.
        `fingerprint`: of the model that computed the rows; empty: the service's model. The call is made once. Raises
        ValueError for rows of a wrong shape or dtype, and any error that `rows` raises.
        """
        model: pb.GetModelInfoResponse = await self._ask("GetModelInfo", pb.GetModelInfoRequest)
        writing = KvWriting(model, token_ids, rows, token_start, engine, fingerprint)
        return await self._write(writing, timeout_s)

    async def abort(self, *request_ids: str) -> None:
        await self._ask("Abort", lambda: pb.AbortRequest(request_ids=request_ids))

    async def delete_data(self) -> int:
        """Delete all stored KV of the caller; returns the number of deleted extents."""
        return await self._ask("DeleteData", pb.DeleteDataRequest, lambda response: int(response.extents), _DELETE_S)

    async def trace(self, request_id: str) -> pb.GetTraceResponse:
        """Timeline of one of the caller's latest requests."""
        return await self._ask("GetTrace", lambda: pb.GetTraceRequest(request_id=request_id))

    async def stats(self) -> pb.GetStatsResponse:
        return await self._ask("GetStats", pb.GetStatsRequest)

    async def model_info(self) -> pb.GetModelInfoResponse:
        return await self._ask("GetModelInfo", pb.GetModelInfoRequest)

    def _open_channel(self) -> grpc.aio.Channel:
        return self._credentials.async_channel(self.address, self._channel_options())

    def _blocking_channel(self) -> grpc.Channel:
        if self._writing_channel is None:
            self._writing_channel = self._credentials.channel(self.address, self._channel_options())
        return self._writing_channel

    async def _answer(self, call: Any) -> Any:
        return await call

    async def _next(self, call: Any) -> Any:
        return await anext(aiter(call), None)

    async def _pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _run(self, work: Callable[..., _T], *arguments: Any) -> _T:
        return await asyncio.to_thread(work, *arguments)


def blocking(
    method: Callable[Concatenate[AsyncClient, _P], Coroutine[Any, Any, _T]],
) -> Callable[Concatenate["Client", _P], _T]:
    """Turn a method of `AsyncClient` into one of `Client`."""

    @functools.wraps(method)
    def call(client: "Client", /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        # The method uses only what both clients inherit from `Connection`.
        return _finished(method(cast(AsyncClient, client), *args, **kwargs))

    return call


def iterating(
    method: Callable[Concatenate[AsyncClient, _P], AsyncGenerator[_T, None]],
) -> Callable[Concatenate["Client", _P], Generator[_T, None, None]]:
    """Turn a streaming method of `AsyncClient` into one of `Client`. Invalid arguments are refused at the call."""

    @functools.wraps(method)
    def call(client: "Client", /, *args: _P.args, **kwargs: _P.kwargs) -> Generator[_T, None, None]:
        return _each(method(cast(AsyncClient, client), *args, **kwargs))

    signature = inspect.signature(method)
    items: Any = get_args(signature.return_annotation)[0]
    call.__signature__ = signature.replace(return_annotation=Generator[items, None, None])  # type: ignore[attr-defined]
    return call


def _each(items: AsyncGenerator[_T, None]) -> Generator[_T, None, None]:
    try:
        while True:
            try:
                item = _finished(anext(items))
            except StopAsyncIteration:
                return
            yield item
    finally:
        _finished(items.aclose())


def _finished(coroutine: Coroutine[Any, Any, _T]) -> _T:
    """Return the result of a coroutine that never suspends."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        return cast(_T, end.value)
    raise AssertionError("the coroutine suspended instead of blocking")


class Client(Connection):
    """Blocking client. Owns: one gRPC channel, until `close`. Every call raises CallFailed; `timeout_s` bounds all of
    its attempts together.
    """

    def close(self) -> None:
        self._channel.close()
        self.local_reads.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def serves(self) -> bool:
        """Whether every worker has loaded. Makes one attempt, without authentication; raises CallFailed if it fails."""
        return _finished(self._serves())

    is_ready = blocking(AsyncClient.is_ready)
    wait_ready = blocking(AsyncClient.wait_ready)
    ask = blocking(AsyncClient.ask)
    stream = iterating(AsyncClient.stream)
    generate = iterating(AsyncClient.generate)
    prefill = blocking(AsyncClient.prefill)
    prefill_kv = blocking(AsyncClient.prefill_kv)
    flow_kv = iterating(AsyncClient.flow_kv)
    score = blocking(AsyncClient.score)
    read_kv = iterating(AsyncClient.read_kv)
    watch_store = iterating(AsyncClient.watch_store)
    renew_lease = blocking(AsyncClient.renew_lease)
    release = blocking(AsyncClient.release)
    warm = blocking(AsyncClient.warm)
    lookup = blocking(AsyncClient.lookup)
    write_kv = blocking(AsyncClient.write_kv)
    abort = blocking(AsyncClient.abort)
    delete_data = blocking(AsyncClient.delete_data)
    trace = blocking(AsyncClient.trace)
    stats = blocking(AsyncClient.stats)
    model_info = blocking(AsyncClient.model_info)

    def _open_channel(self) -> grpc.Channel:
        return self._credentials.channel(self.address, self._channel_options())

    def _blocking_channel(self) -> grpc.Channel:
        return cast(grpc.Channel, self._channel)

    async def _answer(self, call: Any) -> Any:
        return call

    async def _next(self, call: Any) -> Any:
        return next(call, None)

    async def _pause(self, seconds: float) -> None:
        time.sleep(seconds)  # noqa: ASYNC251  # no event loop runs it

    async def _run(self, work: Callable[..., _T], *arguments: Any) -> _T:
        return work(*arguments)
