"""The guard around every RPC: any error becomes a clean status of one line for the client.

Errors of `cluster.errors` become their statuses; any other error is a bug and becomes INTERNAL, with the details in the
log. Without the guard, grpc.aio would send the exception's class and text. Every method is served as a stream of
messages, because grpc.aio never answers a unary call that ends without a message; and as a stream of replies, because
grpc.aio waits without end for a caller that does not read a unary reply.

gRPC gives messages as bytes. The first one is awaited in a queue (`calls/first_messages.py`), and a message that is too
large for its method is refused before it is parsed.
"""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

import grpc
import structlog
from google.protobuf.message import DecodeError

from cluster.errors import RETRY_TRAILER, InternalError, InvalidRequest, QueueFull, ServiceError, Unauthenticated
from cluster.ingress.calls.first_messages import FirstMessages, let_go
from cluster.ingress.calls.methods import Holds, Method, name_of
from cluster.ingress.large_requests import SHORT_BYTES, LargeRequests, check_fields
from cluster.ingress.stalled_readers import StalledReaders
from cluster.repeated_lines import Kind

_KINDS = ("unary_unary", "unary_stream", "stream_unary", "stream_stream")
#: Error of a call without any message.
NO_REQUEST = "the call has no request message"
_NO_MESSAGE = "the request is not a message of this method"
#: Most bytes, fields and numbers of a message after the first; messages of WriteKv have 1 MiB of rows and few fields.
_MOST_LATER_BYTES, _MOST_LATER_FIELDS, _MOST_LATER_NUMBERS = 2**21, 64, 2**16
#: Most seconds until the message of a health check, which needs no token and is small, must arrive.
_HEALTH_MESSAGE_S = 5.0
#: Longest line of an error, in bytes. Percent-encoding may triple it, and clients accept 8 KiB of trailers.
_MOST_LINE_BYTES = 2**11

Call = Any  # grpc.HandlerCallDetails
Handler = Any  # grpc.RpcMethodHandler
Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time
_PrincipalOf = Callable[[Context], str]
_Parse = Callable[[bytes], Any]
_Serialize = Callable[[Any], bytes]
#: Makes the argument of a method from the messages of a call: the one message, or an iterator over all.
_Take = Callable[[AsyncIterator[bytes], Context], Awaitable[Any]]
_Stream = Callable[[AsyncIterator[bytes], Context], AsyncIterator[bytes]]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class CallBounds:
    """Bounds of calls before their methods see them: the methods by path, and the limits of their messages."""

    methods: Mapping[str, Method]
    first_messages: FirstMessages
    #: Most seconds until the first message must arrive.
    first_message_s: float
    large: LargeRequests
    stalled: StalledReaders


@dataclass(frozen=True, slots=True)
class _Rpc:
    """One call: its method, its caller, and the callback for its error."""

    #: Name for logs and counters, see `name_of`.
    method: str
    #: None for a method that the server does not have.
    known: Method | None
    principal_of: _PrincipalOf
    on_error: Callable[[ServiceError], None]
    bounds: CallBounds
    #: Shares of limits that the call holds until its end.
    has: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def failed(self, error: Exception) -> None:
        log.exception("rpc failed", method=self.method, repeats=Kind.of_error(error, "rpc failed", self.method))

    def refused(self, context: Context, error: ServiceError) -> None:
        """Log a refusal; repeated refusals of the same kind to one caller are counted."""
        # The text of InvalidRequest may quote the request, and prompts are never logged.
        reason = {} if isinstance(error, InvalidRequest) else {"reason": str(error)}
        if isinstance(error, Unauthenticated):  # one kind for all methods
            kind = Kind.of("request refused", "", type(error).__name__, error.for_log)
            reason = {"reason": error.for_log} if error.for_log else reason
        else:
            kind = Kind.of("request refused", self.method, type(error).__name__, self.principal(context))
        log.info("request refused", method=self.method, status=error.status, **reason, repeats=kind)

    def stalls(self, context: Context) -> Callable[[ServiceError], None]:

        def stalled(error: ServiceError) -> None:
            self.refused(context, error)
            self.on_error(error)

        return stalled

    async def first(self, messages: AsyncIterator[bytes], context: Context, parse: _Parse) -> Any:
        """Receive the call's first message. Raises InvalidRequest, DeadlineExceeded, DecodeError, as
        `LargeRequests.parsed`.
        """
        assert self.known is not None, "only methods of the server have messages"
        bounds, holds = self.bounds, self.known.holds
        caller: Hashable = (context.peer(), self.principal(context))
        is_health = holds is Holds.NAME
        limit_s = min(bounds.first_message_s, _HEALTH_MESSAGE_S) if is_health else bounds.first_message_s
        raw = await bounds.first_messages.next_of(caller, messages, limit_s, is_open=is_health)
        if raw is None:
            raise InvalidRequest(NO_REQUEST)
        if len(raw) <= SHORT_BYTES and holds is not Holds.NAME:
            return parse(raw)
        bounds.large.check_size(len(raw), holds)
        if len(raw) <= SHORT_BYTES:
            return parse(raw)
        tenant = self.principal_of(context)
        self.has.callback(bounds.first_messages.memory.freed, len(raw))
        self.has.enter_context(bounds.large.in_hand(tenant, len(raw)))
        return await bounds.large.parsed(tenant, raw, parse, holds, self.known.request)

    async def later(self, messages: AsyncIterator[bytes], context: Context, parse: _Parse) -> Any:
        """Receive a later message. Raises StopAsyncIteration, InvalidRequest, DeadlineExceeded, DecodeError."""
        assert self.known is not None, "only methods of the server have messages"
        # WriteKv itself bounds the number of its calls and their waits.
        limit_s = None if self.known.holds is Holds.TOKENS else self.bounds.first_message_s
        caller: Hashable = (context.peer(), self.principal(context))
        raw = await self.bounds.first_messages.later_of(caller, messages, limit_s, _MOST_LATER_BYTES)
        if raw is None:
            raise StopAsyncIteration
        if len(raw) > _MOST_LATER_BYTES:
            raise InvalidRequest(
                f"the message has {len(raw)} bytes, and this service takes {_MOST_LATER_BYTES} at most"
            )
        if len(raw) > SHORT_BYTES:
            check_fields(raw, self.known.request, _MOST_LATER_FIELDS, _MOST_LATER_NUMBERS)
        return parse(raw)

    def principal(self, context: Context) -> str:
        """The caller's principal; empty without valid credentials, which health checks do not need."""
        try:
            return self.principal_of(context)
        except ServiceError:
            return ""


class RpcGuard(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Interceptor that ends calls with clean statuses; only RpcMetrics is outside it.

    `on_error` is called with each error. `principal_of` may raise ServiceError.
    """

    def __init__(
        self, principal_of: _PrincipalOf, on_error: Callable[[ServiceError], None], bounds: CallBounds
    ) -> None:
        self._principal_of = principal_of
        self._on_error = on_error
        self._bounds = bounds

    async def intercept_service(self, continuation: Callable[[Call], Awaitable[Handler]], call: Call) -> Handler:
        methods = self._bounds.methods
        name, known = name_of(methods, call.method), methods.get(call.method)
        rpc = _Rpc(name, known, self._principal_of, self._on_error, self._bounds)
        try:
            handler = await continuation(call)
        except ServiceError as error:
            return _refusal(rpc, error)
        except Exception as error:  # noqa: BLE001  # it is logged
            rpc.failed(error)
            return _refusal(rpc, InternalError())
        return handler if handler is None else _guarded(handler, rpc)


def _refusal(rpc: _Rpc, error: ServiceError) -> Handler:
    """Handler that ends the call at once. As a stream, it does not wait for the request's bytes."""

    async def refuse(_: Any, context: Context) -> Any:
        raise error

    return grpc.stream_stream_rpc_method_handler(_guarded_stream(_one_reply(refuse), refuse, bytes, rpc, False))


def _guarded(handler: Handler, rpc: _Rpc) -> Handler:
    kind = next(kind for kind in _KINDS if getattr(handler, kind) is not None)
    behaviour = getattr(handler, kind)
    parse, serialize = handler.request_deserializer, handler.response_serializer
    take = _taking_all(parse, rpc) if handler.request_streaming else _taking_one(parse, rpc)
    is_stream = handler.response_streaming
    guarded = _guarded_stream(behaviour if is_stream else _one_reply(behaviour), take, serialize, rpc, is_stream)
    return grpc.stream_stream_rpc_method_handler(guarded)


def _taking_one(parse: _Parse, rpc: _Rpc) -> _Take:
    async def take(messages: AsyncIterator[bytes], context: Context) -> Any:
        """Receive the one message of a call; further messages are not read. Raises as `_Rpc.first`."""
        first = await rpc.first(messages, context, parse)
        await let_go(messages)
        return first

    return take


def _taking_all(parse: _Parse, rpc: _Rpc) -> _Take:
    async def take(messages: AsyncIterator[bytes], context: Context) -> AsyncIterator[Any]:
        return _Messages(messages, context, parse, rpc)

    return take


class _Messages(AsyncIterator[Any]):
    """The messages of a stream, each received on demand. Raises as `_Rpc.first` and `_Rpc.later`."""

    def __init__(self, messages: AsyncIterator[bytes], context: Context, parse: _Parse, rpc: _Rpc) -> None:
        self._messages = messages
        self._context = context
        self._parse = parse
        self._rpc = rpc
        self._is_first = True

    async def __anext__(self) -> Any:
        if self._is_first:
            self._is_first = False
            return await self._rpc.first(self._messages, self._context, self._parse)
        return await self._rpc.later(self._messages, self._context, self._parse)


def _one_reply(behaviour: Callable[[Any, Context], Awaitable[Any]]) -> Callable[[Any, Context], AsyncIterator[Any]]:
    async def replies(request: Any, context: Context) -> AsyncIterator[Any]:
        yield await behaviour(request, context)

    return replies


def _guarded_stream(
    behaviour: Callable[[Any, Context], AsyncIterator[Any]],
    take: _Take,
    serialize: _Serialize,
    rpc: _Rpc,
    is_stream: bool,
) -> _Stream:
    async def stream(requests: AsyncIterator[Any], context: Context) -> AsyncIterator[bytes]:
        async with _clean_end(context, rpc, requests):
            # Callers without a principal are distinguished by their connections.
            caller, on_stall = rpc.principal(context) or context.peer(), rpc.stalls(context)
            if is_stream:
                rpc.bounds.stalled.check(caller)
            responses: Any = behaviour(await take(requests, context), context)
            async with contextlib.aclosing(responses):
                async for response in responses:
                    raw = response if isinstance(response, bytes) else serialize(response)
                    del response  # it takes more memory than its bytes
                    with rpc.bounds.stalled.giving(context, caller, on_stall, len(raw)):
                        yield raw

    return stream


@contextlib.asynccontextmanager
async def _clean_end(context: Context, rpc: _Rpc, requests: AsyncIterator[Any]) -> AsyncIterator[None]:
    structlog.contextvars.clear_contextvars()  # a call has its own context; `request` is bound when it is known
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
    finally:
        rpc.has.close()
        await let_go(requests)


async def _end(context: Context, rpc: _Rpc, error: ServiceError) -> NoReturn:
    rpc.refused(context, error)
    rpc.on_error(error)
    error.__traceback__ = None  # its frames would keep the request until garbage collection
    trailers = ((RETRY_TRAILER, str(int(error.retry_after_s * 1e3))),) if isinstance(error, QueueFull) else ()
    await context.abort(getattr(grpc.StatusCode, error.status), _line(error), trailers)
    raise AssertionError("abort raises")


def _line(error: ServiceError) -> str:
    said = " ".join(str(error).splitlines())
    return said.encode(errors="replace")[:_MOST_LINE_BYTES].decode(errors="ignore")
