"""grpc.health.v1: whether the process lives and takes requests. Any caller may ask, so what it keeps is bounded."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cluster.errors import QueueFull
from cluster.tenant_shares import Amounts

#: Calls that watch at once, of one connection and of all.
MOST_WATCHING, _MOST_WATCHING_IN_ALL = 16, 1024
_RETRY_S = 5.0

Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time


class Health(health_pb2_grpc.HealthServicer):  # type: ignore[misc]
    """Answers for each service what was last set. Used from one event loop."""

    def __init__(self) -> None:
        self._statuses: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._watching = Amounts[str]()

    def set(self, service: str, status: int) -> None:
        """Calls that watch the service hear of it."""
        self._statuses[service] = status
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def Check(self, request: health_pb2.HealthCheckRequest, context: Context) -> health_pb2.HealthCheckResponse:
        status = self._statuses.get(request.service)
        if status is None:
            await context.abort(grpc.StatusCode.NOT_FOUND, "there is no such service")
        return health_pb2.HealthCheckResponse(status=status)

    async def Watch(
        self, request: health_pb2.HealthCheckRequest, context: Context
    ) -> AsyncIterator[health_pb2.HealthCheckResponse]:
        """The status, and each that it changes to. Raises QueueFull."""
        with self._place(context.peer()):
            last: int | None = None
            while True:
                changed = self._changed
                status = self._statuses.get(request.service, health_pb2.HealthCheckResponse.SERVICE_UNKNOWN)
                if status != last:
                    yield health_pb2.HealthCheckResponse(status=status)
                last = status
                await changed.wait()

    @contextmanager
    def _place(self, connection: str) -> Iterator[None]:
        if self._watching[connection] >= MOST_WATCHING or self._watching.total() >= _MOST_WATCHING_IN_ALL:
            raise QueueFull("too many calls watch the health already; try again later", _RETRY_S)
        with self._watching.held(connection):
            yield
