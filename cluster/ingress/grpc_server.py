"""The gRPC server around the servicer: port, TLS, authentication, health, reflection, message sizes, stop."""

import socket
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import grpc
from google.protobuf.descriptor import ServiceDescriptor
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection, reflection_pb2

from cluster.addresses import host_port
from cluster.config.server import ServerConfig
from cluster.errors import StartError
from cluster.ingress.access.authentication import Authentication, AuthenticationInterceptor
from cluster.ingress.access.tls import ServerCertificates, TlsFiles
from cluster.ingress.calls.first_messages import FirstMessages
from cluster.ingress.calls.health import Health
from cluster.ingress.calls.left_calls import LeftCalls
from cluster.ingress.calls.methods import methods_of
from cluster.ingress.rpc_guard import CallBounds, RpcGuard
from cluster.ingress.rpc_metrics import RpcMetrics
from cluster.ingress.servicer import RunaheadServicer
from cluster.ingress.stalled_readers import StalledReaders
from cluster.observe.metrics import ServiceMetrics
from protos.runahead.v1 import runahead_pb2, runahead_pb2_grpc

_SERVICE = runahead_pb2.DESCRIPTOR.services_by_name["RunaheadService"]
SERVICE_NAME: str = _SERVICE.full_name
_HEALTH = health_pb2.DESCRIPTOR.services_by_name["Health"]
_REFLECTION = reflection_pb2.DESCRIPTOR.services_by_name["ServerReflection"]
_LIVE = ""
#: Bit set of gRPC's compression algorithms with only "none".
_UNCOMPRESSED = 1
#: Most bytes of a reply. The service bounds its replies itself.
_MOST_SENT_BYTES = 256 * 2**20


class GrpcServer:
    """The gRPC server. Owns: the listening port. Live from `start` on, ready from `set_ready` on."""

    def __init__(
        self,
        config: ServerConfig,
        servicer: RunaheadServicer,
        authentication: Authentication,
        metrics: ServiceMetrics,
    ) -> None:
        self._config = config
        self._metrics = metrics
        self._authentication = authentication
        self._servicer = servicer
        self._server: grpc.aio.Server | None = None
        self._health = Health()
        self.first_messages = FirstMessages()
        self.left_calls = LeftCalls()
        #: Names of the services whose health is reported.
        self._names = [SERVICE_NAME]
        #: Sockets that reserve the port from `check` until gRPC listens.
        self._kept: list[socket.socket] = []
        self.port = 0
        #: Readiness as the health service reports it; may be read by any thread.
        self.is_ready = False

    def check(self) -> None:
        """Reserve the port for `start`, without using gRPC: see `RayCluster.connect`. Raises StartError as `start`."""
        if (files := self._tls_files()) is not None:
            files.check()
        if self._config.engine_api:
            _engine_api()
        host, port = self._config.host.strip("[]"), self._config.port
        try:
            addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:  # UnicodeError: an impossible host name
            raise self._not_ours() from error
        bound = [_bound(family, address) for family, _, _, _, address in addresses]
        self._kept = [each for each in bound if each is not None]
        if not self._kept:
            raise self._not_ours()

    @property
    def address(self) -> str:
        return host_port(self._config.host, self.port)

    async def start(self) -> None:
        """Listen. Raises StartError when the address is in use or not of this host, or TLS files are not usable."""
        engine_api = _engine_api() if self._config.engine_api else None
        self.first_messages.max_message_bytes = self._servicer.limits.message_bytes(self._config.max_message_bytes)
        services = [_SERVICE, _HEALTH, _REFLECTION, *([engine_api.SERVICE] if engine_api else [])]
        server = grpc.aio.server(interceptors=self._interceptors(services), options=self._options())
        runahead_pb2_grpc.add_RunaheadServiceServicer_to_server(self._servicer, server)
        health_pb2_grpc.add_HealthServicer_to_server(self._health, server)
        if engine_api is not None:
            engine_api.EngineService(self._authentication, self._servicer.running).add_to(server)
            self._names.append(engine_api.SERVICE.full_name)
        reflection.enable_server_reflection([each.full_name for each in services], server)
        address, credentials = self._config.address, self._credentials()
        try:
            if credentials is None:
                self.port = server.add_insecure_port(address)
            else:
                self.port = server.add_secure_port(address, credentials)
        except RuntimeError as error:
            raise self._not_ours() from error
        finally:
            self._let_go()
        self.left_calls.start()
        await server.start()
        self._server = server
        self._health.set(_LIVE, health_pb2.HealthCheckResponse.SERVING)
        self._set_health(health_pb2.HealthCheckResponse.NOT_SERVING)

    async def set_ready(self) -> None:
        self.is_ready = True
        self._set_health(health_pb2.HealthCheckResponse.SERVING)

    async def set_draining(self) -> None:
        self.is_ready = False
        self._set_health(health_pb2.HealthCheckResponse.NOT_SERVING)

    async def stop(self, grace_s: float) -> None:
        self._let_go()
        if self._server is not None:
            await self._server.stop(grace_s)
            self.first_messages.close()
            self.left_calls.stop()

    def _interceptors(self, services: Sequence[ServiceDescriptor]) -> list[grpc.aio.ServerInterceptor]:
        """The interceptors, from the outermost to the innermost."""
        methods = methods_of(services)
        bounds = CallBounds(
            methods=methods,
            first_messages=self.first_messages,
            first_message_s=self._config.first_message_s,
            large=self._servicer.large_requests,
            stalled=StalledReaders(self._config.max_stall_s, self.first_messages.memory.freed),
        )
        return [
            RpcMetrics(self._metrics, methods),
            RpcGuard(self._authentication.principal_of, self._metrics.refused, bounds),
            AuthenticationInterceptor(self._authentication),
        ]

    def _set_health(self, status: int) -> None:
        for name in self._names:
            self._health.set(name, status)

    def _let_go(self) -> None:
        while self._kept:
            self._kept.pop().close()

    def _not_ours(self) -> StartError:
        return StartError(
            f"cannot listen on {self._config.address}: it is in use, or no address of this host: choose another with "
            "--port or --host"
        )

    def _credentials(self) -> grpc.ServerCredentials | None:
        files = self._tls_files()
        return ServerCertificates(files).credentials() if files is not None else None

    def _tls_files(self) -> TlsFiles | None:
        config = self._config
        if not config.tls_certificate:
            return None
        client_ca = Path(config.tls_client_ca) if config.tls_client_ca else None
        return TlsFiles(Path(config.tls_certificate), Path(config.tls_key), client_ca)

    def _options(self) -> list[tuple[str, int]]:
        config = self._config
        return [
            ("grpc.max_receive_message_length", self.first_messages.max_message_bytes),
            ("grpc.max_send_message_length", _MOST_SENT_BYTES),
            # A compressed message of a few MiB may expand to gigabytes, and gRPC expands it before it checks the size.
            ("grpc.compression_enabled_algorithms_bitset", _UNCOMPRESSED),
            ("grpc.max_concurrent_streams", config.max_connection_calls),
            ("grpc.max_allowed_incoming_connections", config.max_connections),
            # Ends connections that send nothing at all.
            ("grpc.server_handshake_timeout_ms", _milliseconds(config.first_message_s)),
            # Without this, two servers on one port would silently share its connections.
            ("grpc.so_reuseport", 0),
            ("grpc.keepalive_time_ms", _milliseconds(config.keepalive_s)),
            # Time to answer a ping: gRPC documents the first name, and obeys the second (1.80).
            ("grpc.keepalive_timeout_ms", _milliseconds(config.keepalive_timeout_s)),
            ("grpc.http2.ping_timeout_ms", _milliseconds(config.keepalive_timeout_s)),
            *_ages(config),
            # A long prefill sends nothing for minutes, so a client's pings must not count as abuse.
            ("grpc.keepalive_permit_without_calls", 1),
            ("grpc.http2.min_ping_interval_without_data_ms", 10_000),
            ("grpc.http2.max_ping_strikes", 0),
        ]


def _engine_api() -> ModuleType:
    """Import the engine API. Raises StartError when its messages, an extra, are not installed."""
    try:
        from cluster.ingress.gateway import engine_service
    except (ImportError, RuntimeError) as error:  # RuntimeError: releases that load all stubs
        reason = str(error).partition("\n")[0]
        raise StartError(f"server.engine_api needs pip install 'runahead-prefill[gateway]' ({reason})") from None
    return engine_service


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket | None:
    """Bind a socket; None when the address is in use or not of this host.

    While the socket exists, the system gives the port to no other process, neither for an outgoing connection nor as a
    free port. gRPC can still bind it, because it sets SO_REUSEADDR.
    """
    try:
        bound = socket.socket(family, socket.SOCK_STREAM)
    except OSError:
        return None
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        return None
    return bound


def _ages(config: ServerConfig) -> list[tuple[str, int]]:
    limits = {
        "grpc.max_connection_age_ms": config.max_connection_age_s,
        "grpc.max_connection_age_grace_ms": config.max_connection_grace_s,
    }
    return [(name, _milliseconds(limit_s)) for name, limit_s in limits.items() if limit_s]


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1e3))
