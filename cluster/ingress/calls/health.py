"""Health service (grpc.health.v1): whether the process lives and takes requests. Bounded: any caller may ask."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cluster.errors import QueueFull
from cluster.tenant_shares import Amounts

#: Most calls that watch at once, of one connection and of all.
MOST_WATCHING, _MOST_WATCHING_IN_ALL = 16, 1024
_RETRY_S = 5.0

Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time


class Health(health_pb2_grpc.HealthServicer):  # type: ignore[misc]
    """Reports the last status set for each service. Used from one event loop."""

    def __init__(self) -> None:
        self._statuses: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._watching = Amounts[str]()

    def set(self, service: str, status: int) -> None:
        """Set a status, and send it to the calls that watch the service."""
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
        """Yield the status, then each change of it. Raises QueueFull."""
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
            raise QueueFull("too many calls watch the service's health; try again later", _RETRY_S)
        with self._watching.held(connection):
            yield
