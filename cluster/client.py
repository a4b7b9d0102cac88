"""A client of the service for the command line, the demo and the benches: thin, synchronous, typed."""

import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, cast

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cluster.credentials import Credentials
from cluster.rpc_guard import RETRY_TRAILER
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc

_SERVICE_NAME = pb.DESCRIPTOR.services_by_name["RunaheadService"].full_name
_MAX_MESSAGE_BYTES = 256 * 2**20
_POLL_S = 0.2


class CallFailed(Exception):
    """The service refused or could not be reached: gRPC status name and its one line."""

    def __init__(self, status: str, message: str, retry_after_s: float | None = None) -> None:
        super().__init__(f"{status}: {message}")
        self.status = status
        #: With RESOURCE_EXHAUSTED: when the service thinks that there will be room.
        self.retry_after_s = retry_after_s


class Client:
    """Owns: one gRPC channel, until `close`. Every call raises CallFailed."""

    def __init__(self, address: str, credentials: Credentials | None = None) -> None:
        """Raises StartError when a file of the credentials cannot be read."""
        self.address = address
        credentials = credentials or Credentials()
        self._metadata = credentials.metadata
        self._channel = credentials.channel(
            address,
            [
                ("grpc.max_receive_message_length", _MAX_MESSAGE_BYTES),
                ("grpc.max_send_message_length", _MAX_MESSAGE_BYTES),
                ("grpc.keepalive_time_ms", 30_000),
            ],
        )
        self._service = runahead_pb2_grpc.RunaheadServiceStub(self._channel)
        self._health = health_pb2_grpc.HealthStub(self._channel)

    def close(self) -> None:
        self._channel.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def is_ready(self) -> bool:
        """Whether every worker has loaded. False while nothing listens there."""
        try:
            reply = self._health.Check(health_pb2.HealthCheckRequest(service=_SERVICE_NAME), timeout=5)
        except grpc.RpcError:
            return False
        return bool(reply.status == health_pb2.HealthCheckResponse.SERVING)

    def wait_ready(self, timeout_s: float) -> None:
        """Raises TimeoutError when the service is not ready in time."""
        deadline = time.monotonic() + timeout_s
        while not self.is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError(f"no service was ready at {self.address} within {timeout_s:.0f} s")
            time.sleep(_POLL_S)

    def prefill(self, request: pb.PrefillRequest, timeout_s: float | None = None) -> pb.PrefillResponse:
        try:
            return cast(pb.PrefillResponse, self._service.Prefill(request, timeout=timeout_s, metadata=self._metadata))
        except grpc.RpcError as error:
            raise _failed(error) from None

    def generate(self, request: pb.GenerateRequest, timeout_s: float | None = None) -> Iterator[pb.GenerateResponse]:
        """Token messages, then the complete message. Closing the iterator cancels the request."""
        call = self._service.Generate(request, timeout=timeout_s, metadata=self._metadata)
        try:
            yield from call
        except grpc.RpcError as error:
            raise _failed(error) from None
        finally:
            call.cancel()

    def abort(self, *request_ids: str) -> None:
        try:
            self._service.Abort(pb.AbortRequest(request_ids=request_ids), timeout=30, metadata=self._metadata)
        except grpc.RpcError as error:
            raise _failed(error) from None

    def delete_data(self) -> int:
        """Delete all stored KV of whoever calls; how many extents went."""
        try:
            response = self._service.DeleteData(pb.DeleteDataRequest(), timeout=60, metadata=self._metadata)
        except grpc.RpcError as error:
            raise _failed(error) from None
        return int(response.extents)

    def stats(self) -> pb.GetStatsResponse:
        try:
            call = self._service.GetStats(pb.GetStatsRequest(), timeout=30, metadata=self._metadata)
            return cast(pb.GetStatsResponse, call)
        except grpc.RpcError as error:
            raise _failed(error) from None


def _failed(error: Any) -> CallFailed:
    trailers = dict(error.trailing_metadata() or ())
    retry_after_s = int(trailers[RETRY_TRAILER]) / 1e3 if RETRY_TRAILER in trailers else None
    return CallFailed(error.code().name, error.details() or "no details", retry_after_s)
