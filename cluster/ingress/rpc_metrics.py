"""Counts RPCs by method and status. It is the outermost interceptor, so it sees the final status of each call."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing, asynccontextmanager
from typing import Any

import grpc

from cluster.ingress.calls.methods import UNKNOWN, Method, name_of
from cluster.observe.metrics import ServiceMetrics


class RpcMetrics(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Interceptor that counts calls after RpcGuard, which serves every method as a stream of replies.

    Methods that the server does not have are counted under one name; otherwise clients could create new labels.
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
    """Name of the status with which the service ended the call; `otherwise` if it set none."""
    code = context.code()
    for status in grpc.StatusCode:
        if code in (status, status.value[0]) and status is not grpc.StatusCode.OK:
            return str(status.name)
    return str(otherwise.name)
