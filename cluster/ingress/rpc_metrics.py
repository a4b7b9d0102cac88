"""Counts RPCs by method and status. The outermost interceptor: it sees what every other one has made of a call."""

import asyncio
import functools
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing, asynccontextmanager
from typing import Any

import grpc

from cluster.ingress.calls.methods import UNKNOWN, Method, name_of
from cluster.observe.metrics import ServiceMetrics

_KINDS = ("unary_unary", "unary_stream", "stream_unary", "stream_stream")


class RpcMetrics(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Methods that the server does not have are counted as one, or any client could make up names."""

    def __init__(self, metrics: ServiceMetrics, methods: Mapping[str, Method]) -> None:
        self._metrics = metrics
        self._methods = methods

    async def intercept_service(self, continuation: Callable[[Any], Awaitable[Any]], call: Any) -> Any:
        handler = await continuation(call)
        if handler is None:
            self._metrics.rpc_ended(UNKNOWN, grpc.StatusCode.UNIMPLEMENTED.name)
            return None
        kind = next(kind for kind in _KINDS if getattr(handler, kind) is not None)
        count = functools.partial(self._counted, name_of(self._methods, call.method))
        wrapped = _counted_behaviour(getattr(handler, kind), count)
        make = getattr(grpc, f"{kind}_rpc_method_handler")
        return make(wrapped, handler.request_deserializer, handler.response_serializer)

    @asynccontextmanager
    async def _counted(self, method: str, context: Any) -> AsyncIterator[None]:
        status = grpc.StatusCode.OK
        try:
            yield
        except (asyncio.CancelledError, GeneratorExit):  # the client left, or its deadline has passed
            status = grpc.StatusCode.CANCELLED
            raise
        except BaseException:
            status = grpc.StatusCode.UNKNOWN
            raise
        finally:
            self._metrics.rpc_ended(method, _status_of(context, status))


def _counted_behaviour(behaviour: Any, counted: Callable[[Any], Any]) -> Any:
    if inspect.isasyncgenfunction(behaviour):

        async def stream(request: Any, context: Any) -> AsyncIterator[Any]:
            async with counted(context):
                responses: Any = behaviour(request, context)
                async with aclosing(responses):
                    async for response in responses:
                        yield response

        return stream

    async def call(request: Any, context: Any) -> Any:
        async with counted(context):
            return await behaviour(request, context)

    return call


def _status_of(context: Any, otherwise: grpc.StatusCode) -> str:
    """What the call was ended with, if our code ended it; else what became of it."""
    code = context.code()
    for status in grpc.StatusCode:
        if code in (status, status.value[0]) and status is not grpc.StatusCode.OK:
            return str(status.name)
    return str(otherwise.name)
