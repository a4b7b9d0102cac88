"""Counts RPCs by method and status. The outermost interceptor: it sees what every other one has made of a call."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing, asynccontextmanager
from typing import Any

import grpc

from cluster.ingress.calls.methods import UNKNOWN, Method, name_of
from cluster.observe.metrics import ServiceMetrics


class RpcMetrics(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Counts what RpcGuard makes of each call: a stream of replies, whatever its method is.

    Methods that the server does not have are counted as one, or any client could make up names.
    """

    def __init__(self, metrics: ServiceMetrics, methods: Mapping[str, Method]) -> None:
        self._metrics = metrics
        self._methods = methods

    async def intercept_service(self, continuation: Callable[[Any], Awaitable[Any]], call: Any) -> Any:
        handler = await continuation(call)
        if handler is None:
            self._metrics.rpc_ended(UNKNOWN, grpc.StatusCode.UNIMPLEMENTED.name)
            return None
        method, replies = name_of(self._methods, call.method), handler.stream_stream

        async def counted(requests: Any, context: Any) -> AsyncIterator[Any]:
            async with self._counted(method, context), aclosing(replies(requests, context)) as responses:
                async for response in responses:
                    yield response

        return grpc.stream_stream_rpc_method_handler(counted)

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


def _status_of(context: Any, otherwise: grpc.StatusCode) -> str:
    """The status with which our code ended the call, or else what became of it."""
    code = context.code()
    for status in grpc.StatusCode:
        if code in (status, status.value[0]) and status is not grpc.StatusCode.OK:
            return str(status.name)
    return str(otherwise.name)
