"""The guard around every RPC: whatever goes wrong inside, the client gets a clean status of one line, and no more.

The errors of `cluster.errors` become their statuses; anything else is a bug and becomes INTERNAL, with the details in
the log. Left alone, grpc.aio would send the exception's class and text. A method of one message is served as one of a
stream of them: a call that ends without any message would never be answered by grpc.aio itself. A method of one reply
is served as a stream of it, since grpc.aio would wait without end for a caller that does not take it.

Messages come from gRPC as bytes, whatever the method. The first is waited for in a line (`calls/first_messages.py`),
and what is too large for the method is refused before it is parsed.
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
#: What a call is told whose request has no message at all.
NO_REQUEST = "the call has no request message"
_NO_MESSAGE = "the request is not a message of this method"
#: Most of a message after the first: those of WriteKv have 1 MiB of rows, and few fields.
_MOST_LATER_BYTES, _MOST_LATER_FIELDS, _MOST_LATER_NUMBERS = 2**21, 64, 2**16
#: Health asks for no token, and its messages are small.
_HEALTH_MESSAGE_S = 5.0
#: Longest line of an error. Percent-encoded it has three times as many at most, and a client takes 8 KiB of trailers.
_MOST_LINE_BYTES = 2**11

Call = Any  # grpc.HandlerCallDetails
Handler = Any  # grpc.RpcMethodHandler
Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time
_PrincipalOf = Callable[[Context], str]
_Parse = Callable[[bytes], Any]
_Serialize = Callable[[Any], bytes]
#: What a method gets of the messages of a call: the one, or all.
_Take = Callable[[AsyncIterator[bytes], Context], Awaitable[Any]]
_Stream = Callable[[AsyncIterator[bytes], Context], AsyncIterator[bytes]]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class CallBounds:
    """Bounds of a call before its method sees it: the methods by path, and how their messages are received."""

    methods: Mapping[str, Method]
    first_messages: FirstMessages
    #: Until a first message has come.
    first_message_s: float
    large: LargeRequests
    stalled: StalledReaders


@dataclass(frozen=True, slots=True)
class _Rpc:
    """One call: its method, its caller, and what to call with the error that it comes to."""

    #: Its name, one of few: callers may make up more.
    method: str
    #: None where the server does not have it.
    known: Method | None
    principal_of: _PrincipalOf
    on_error: Callable[[ServiceError], None]
    bounds: CallBounds
    #: Bounded things that the call holds: given back at its end.
    has: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def failed(self, error: Exception) -> None:
        log.exception("rpc failed", method=self.method, repeats=Kind.of_error(error, "rpc failed", self.method))

    def refused(self, context: Context, error: ServiceError) -> None:
        """Log a refusal: in full, or counted with others of this caller."""
        # What is wrong with a request may quote it, and prompts are never logged.
        reason = {} if isinstance(error, InvalidRequest) else {"reason": str(error)}
        if isinstance(error, Unauthenticated):  # one kind, whatever was called
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
        """The call's first message. Raises InvalidRequest, DeadlineExceeded, DecodeError, as `LargeRequests.parsed`."""
        assert self.known is not None, "only methods that there are have messages"
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
        """A message after the first. Raises StopAsyncIteration, InvalidRequest, DeadlineExceeded, DecodeError."""
        assert self.known is not None, "only methods that there are have messages"
        # WriteKv has a bound of its calls, and of how long they wait.
        limit_s = None if self.known.holds is Holds.TOKENS else self.bounds.first_message_s
        caller: Hashable = (context.peer(), self.principal(context))
        raw = await self.bounds.first_messages.later_of(caller, messages, limit_s, _MOST_LATER_BYTES)
        if raw is None:
            raise StopAsyncIteration
        if len(raw) > _MOST_LATER_BYTES:
            raise InvalidRequest(f"the message has {len(raw)} bytes, and this service takes {_MOST_LATER_BYTES}")
        if len(raw) > SHORT_BYTES:
            check_fields(raw, self.known.request, _MOST_LATER_FIELDS, _MOST_LATER_NUMBERS)
        return parse(raw)

    def principal(self, context: Context) -> str:
        """Empty for a caller that shows no credentials: the health check asks for none."""
        try:
            return self.principal_of(context)
        except ServiceError:
            return ""


class RpcGuard(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Inside the counting interceptor alone. `on_error` hears of each error; `principal_of` may raise ServiceError."""

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
    """Ends the call at once. Whatever kind the method is, as a stream it does not wait for the request's bytes."""

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
        """The call's message; what follows it is not read. Raises as `_Rpc.first`."""
        first = await rpc.first(messages, context, parse)
        await let_go(messages)
        return first

    return take


def _taking_all(parse: _Parse, rpc: _Rpc) -> _Take:
    async def take(messages: AsyncIterator[bytes], context: Context) -> AsyncIterator[Any]:
        return _Messages(messages, context, parse, rpc)

    return take


class _Messages(AsyncIterator[Any]):
    """The messages of a stream, each received when it is asked for. Raises as `_Rpc.first` and `_Rpc.later`."""

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
            # Callers that are not told apart are, by their connections.
            caller, on_stall = rpc.principal(context) or context.peer(), rpc.stalls(context)
            if is_stream:
                rpc.bounds.stalled.check(caller)
            responses: Any = behaviour(await take(requests, context), context)
            async with contextlib.aclosing(responses):
                async for response in responses:
                    raw = serialize(response)
                    del response  # it takes more than its bytes
                    with rpc.bounds.stalled.giving(context, caller, on_stall, len(raw)):
                        yield raw

    return stream


@contextlib.asynccontextmanager
async def _clean_end(context: Context, rpc: _Rpc, requests: AsyncIterator[Any]) -> AsyncIterator[None]:
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
    finally:
        rpc.has.close()
        await let_go(requests)


async def _end(context: Context, rpc: _Rpc, error: ServiceError) -> NoReturn:
    rpc.refused(context, error)
    rpc.on_error(error)
    error.__traceback__ = None  # its frames have the request, and would keep it until the garbage collector comes
    trailers = ((RETRY_TRAILER, str(int(error.retry_after_s * 1e3))),) if isinstance(error, QueueFull) else ()
    await context.abort(getattr(grpc.StatusCode, error.status), _line(error), trailers)
    raise AssertionError("abort raises")


def _line(error: ServiceError) -> str:
    said = " ".join(str(error).splitlines())
    return said.encode(errors="replace")[:_MOST_LINE_BYTES].decode(errors="ignore")
