"""The guard around every RPC: whatever goes wrong inside, the client gets a clean status of one line, and no more.

The errors of `cluster.errors` become their statuses; anything else is a bug and becomes INTERNAL, with the details in
the log. Left alone, grpc.aio would send the exception's class and text. A method of one message is served as one of a
stream of them: a call that ends without any message would never be answered by grpc.aio itself.
"""

import contextlib
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NoReturn

import grpc
import structlog
from google.protobuf.message import DecodeError

from cluster.errors import RETRY_TRAILER, InternalError, InvalidRequest, QueueFull, ServiceError, Unauthenticated
from cluster.ingress.large_requests import SHORT_BYTES, LargeRequests
from cluster.ingress.stalled_readers import StalledReaders
from cluster.repeated_lines import Kind

_KINDS = ("unary_unary", "unary_stream", "stream_unary", "stream_stream")
#: Stands for a request that could not be parsed, until the call that it came with is refused.
_MALFORMED = object()
#: What a call is told whose request has no message at all.
NO_REQUEST = "the call has no request message"
_NO_MESSAGE = "the request is not a message of this method"

Call = Any  # grpc.HandlerCallDetails
Handler = Any  # grpc.RpcMethodHandler
Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time
_PrincipalOf = Callable[[Context], str]
#: What a method gets of the messages of a call: the one, or all.
_Take = Callable[[AsyncIterator[Any], Context], Awaitable[Any]]
_Call = Callable[[AsyncIterator[Any], Context], Awaitable[Any]]
_Stream = Callable[[AsyncIterator[Any], Context], AsyncIterator[Any]]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Rpc:
    """One call: its method, its caller, and what to call with the error that it comes to."""

    method: str
    principal_of: _PrincipalOf
    on_error: Callable[[ServiceError], None]
    large: LargeRequests
    stalled: StalledReaders

    def failed(self, error: Exception) -> None:
        """Log a bug."""
        log.exception("rpc failed", method=self.method, repeats=Kind.of_error(error, "rpc failed", self.method))

    def refused(self, context: Context, error: ServiceError) -> None:
        """Log a refusal: in full, or counted with others of this caller."""
        # What is wrong with a request may quote it, and prompts are never logged.
        reason = {} if isinstance(error, InvalidRequest) else {"reason": str(error)}
        if isinstance(error, Unauthenticated):  # the name of a method that was not looked up may be anything
            kind = Kind.of("request refused", "", type(error).__name__, error.for_log)
            reason = {"reason": error.for_log} if error.for_log else reason
        else:
            kind = Kind.of("request refused", self.method, type(error).__name__, self.principal(context))
        log.info("request refused", method=self.method, status=error.status, **reason, repeats=kind)

    def stalls(self, context: Context) -> Callable[[ServiceError], None]:
        """What to call when the call's reader has stalled."""

        def stalled(error: ServiceError) -> None:
            self.refused(context, error)
            self.on_error(error)

        return stalled

    def principal(self, context: Context) -> str:
        """Empty of a caller that shows none, too: the health check asks for none."""
        try:
            return self.principal_of(context)
        except ServiceError:
            return ""


class RpcGuard(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Outside of all interceptors but the one that counts. `on_error` hears of every error that a client gets.

    `principal_of` tells callers apart; it may raise ServiceError. `large` parses requests of many bytes. `max_stall_s`:
    see `StalledReaders`.
    """

    def __init__(
        self,
        principal_of: _PrincipalOf,
        on_error: Callable[[ServiceError], None],
        large: LargeRequests,
        max_stall_s: float = 30.0,
    ) -> None:
        self._principal_of = principal_of
        self._on_error = on_error
        self._large = large
        self._stalled = StalledReaders(max_stall_s)

    async def intercept_service(self, continuation: Callable[[Call], Awaitable[Handler]], call: Call) -> Handler:
        rpc = _Rpc(call.method, self._principal_of, self._on_error, self._large, self._stalled)
        try:
            handler = await continuation(call)
        except ServiceError as error:
            return _refusal(rpc, error)
        except Exception as error:  # noqa: BLE001  # it is logged
            rpc.failed(error)
            return _refusal(rpc, InternalError())
        return handler if handler is None else _guarded(handler, rpc)


def _refusal(rpc: _Rpc, error: ServiceError) -> Handler:
    """Ends the call at once. Whatever kind the method is, as a stream it does not wait for the request's bytes."""

    async def refuse(_: Any, context: Context) -> None:
        await _end(context, rpc, error)

    return grpc.stream_stream_rpc_method_handler(refuse)


def _guarded(handler: Handler, rpc: _Rpc) -> Handler:
    kind = next(kind for kind in _KINDS if getattr(handler, kind) is not None)
    behaviour = getattr(handler, kind)
    guard = _guarded_stream if inspect.isasyncgenfunction(behaviour) else _guarded_call
    parse = handler.request_deserializer
    take: _Take = _all
    if not handler.request_streaming:
        parse, take = _parsing_short(parse), _taking_one(parse, rpc)
    make = getattr(grpc, f"stream_{kind.partition('_')[2]}_rpc_method_handler")
    return make(guard(behaviour, take, rpc), parse, handler.response_serializer)


def _parsing_short(parse: Callable[[bytes], Any]) -> Callable[[bytes], Any]:
    """Called in the event loop: it leaves many bytes as they are."""

    def parse_or_mark(raw: bytes) -> Any:
        if len(raw) > SHORT_BYTES:
            return raw
        try:
            return parse(raw)
        except DecodeError:
            return _MALFORMED

    return parse_or_mark


async def _all(requests: AsyncIterator[Any], _: Context) -> AsyncIterator[Any]:
    return requests


def _taking_one(parse: Callable[[bytes], Any], rpc: _Rpc) -> _Take:
    async def take(requests: AsyncIterator[Any], context: Context) -> Any:
        """The call's message; what follows it is not read. Raises InvalidRequest, DecodeError, as `parsed`."""
        async for request in requests:
            if request is _MALFORMED:
                raise InvalidRequest(_NO_MESSAGE)
            if isinstance(request, bytes):
                return await rpc.large.parsed(rpc.principal_of(context), request, parse)
            return request
        raise InvalidRequest(NO_REQUEST)

    return take


def _guarded_call(behaviour: Callable[[Any, Context], Awaitable[Any]], take: _Take, rpc: _Rpc) -> _Call:
    async def call(requests: AsyncIterator[Any], context: Context) -> Any:
        async with _clean_end(context, rpc):
            return await behaviour(await take(requests, context), context)

    return call


def _guarded_stream(behaviour: Callable[[Any, Context], AsyncIterator[Any]], take: _Take, rpc: _Rpc) -> _Stream:
    async def stream(requests: AsyncIterator[Any], context: Context) -> AsyncIterator[Any]:
        async with _clean_end(context, rpc):
            # Callers that are not told apart are, by their connections.
            caller, on_stall = rpc.principal(context) or context.peer(), rpc.stalls(context)
            rpc.stalled.check(caller)
            responses: Any = behaviour(await take(requests, context), context)
            async with contextlib.aclosing(responses):
                async for response in responses:
                    with rpc.stalled.giving(context, caller, on_stall):
                        yield response

    return stream


@contextlib.asynccontextmanager
async def _clean_end(context: Context, rpc: _Rpc) -> AsyncIterator[None]:
    structlog.contextvars.clear_contextvars()  # a call has a context of its own; `request` is bound when it is known
    try:
        yield
    except ServiceError as error:
        await _end(context, rpc, error)
    except DecodeError:
        await _end(context, rpc, InvalidRequest(_NO_MESSAGE))
    except grpc.aio.BaseError:  # an abort, or the client is gone
        raise
    except Exception as error:  # noqa: BLE001  # it is logged
        rpc.failed(error)
        await _end(context, rpc, InternalError())


async def _end(context: Context, rpc: _Rpc, error: ServiceError) -> NoReturn:
    """End the call with the error's status and its one line."""
    rpc.refused(context, error)
    rpc.on_error(error)
    trailers = ((RETRY_TRAILER, str(int(error.retry_after_s * 1e3))),) if isinstance(error, QueueFull) else ()
    await context.abort(getattr(grpc.StatusCode, error.status), str(error), trailers)
    raise AssertionError("abort raises")
