"""Metrics and probes over HTTP: GET /metrics, /healthz (the process lives), /readyz (requests are taken).

Other paths may be a page's, which brings its own rules of access.
"""

import asyncio
import ipaddress
import ssl
import threading
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any
from wsgiref.simple_server import WSGIServer, make_server

import structlog
from prometheus_client import CollectorRegistry, Counter, make_wsgi_app

from cluster.addresses import host_port
from cluster.errors import StartError
from cluster.observe.bounded_http import CAUSES, BoundedServer, BoundedServer6, QuietHandler
from cluster.repeated_lines import Kind

_REFRESH_TIMEOUT_S = 5.0
#: How often the server looks whether it is to stop.
_POLL_S = 0.1

log = structlog.get_logger()


#: A WSGI application.
Application = Callable[[dict[str, Any], Any], Iterable[bytes]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page at the same port; any thread may call it. `tls`: for connections that begin with a TLS handshake."""

    application: Application
    paths: frozenset[str]
    tls: Callable[[], ssl.SSLContext] | None = None


class MetricsServer:
    """Owns: the listening port and the thread that serves it, from `start` to `stop`.

    `refresh` renews what is collected; it runs in the event loop that calls `start`. `is_ready` may be asked from any
    thread.
    """

    def __init__(
        self,
        host: str,
        port: int,
        registry: CollectorRegistry,
        refresh: Callable[[], Coroutine[Any, Any, None]],
        is_ready: Callable[[], bool],
        page: Page | None = None,
    ) -> None:
        self._host = host
        self._port = port
        self._metrics_app = make_wsgi_app(registry)
        self._refresh = refresh
        self._is_ready = is_ready
        self._page = page
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: WSGIServer | None = None
        self._dropped = Counter(
            "runahead_http_connections_dropped", "Of this port, without an answer.", ["cause"], registry=registry
        )
        for cause in CAUSES:
            self._dropped.labels(cause)
        self.url = ""
        self.port = 0

    def start(self) -> None:
        """Listen. Raises StartError when the address is taken or not ours."""
        self._loop = asyncio.get_running_loop()
        kind = BoundedServer6 if _is_ipv6(self._host) else BoundedServer
        try:
            self._server = make_server(self._host, self._port, self._app, kind, QuietHandler)
        except OSError as error:
            raise StartError(
                f"cannot serve metrics on {host_port(self._host, self._port)}: {error.strerror}; "
                "choose another --metrics-port"
            ) from error
        self._server.on_dropped = lambda cause: self._dropped.labels(cause).inc()
        self._server.tls = self._page.tls if self._page is not None else None
        self.port = self._server.server_port
        self.url = f"http://{host_port(self._host, self.port)}/metrics"
        serve = self._server.serve_forever
        threading.Thread(target=serve, args=(_POLL_S,), name="metrics", daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def _app(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        if environ.get("REQUEST_METHOD") not in ("GET", "HEAD"):
            return _say(start_response, "405 Method Not Allowed", "only GET\n")
        if path == "/healthz":
            return _say(start_response, "200 OK", "alive\n")
        if path == "/readyz":
            status = ("200 OK", "ready\n") if self._is_ready() else ("503 Service Unavailable", "not ready\n")
            return _say(start_response, *status)
        if self._page is not None and path in self._page.paths:
            return self._page.application(environ, start_response)
        if path != "/metrics":
            return _say(start_response, "404 Not Found", "there are /metrics, /healthz and /readyz\n")
        return self._metrics(environ, start_response)

    def _metrics(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        assert self._loop is not None, "start first"
        refreshing = asyncio.run_coroutine_threadsafe(self._refresh(), self._loop)
        try:
            refreshing.result(_REFRESH_TIMEOUT_S)
        except Exception as error:  # noqa: BLE001  # whatever it is, a scraper is told no more than that
            refreshing.cancel()
            kind = Kind.of_error(error, "metrics could not be collected")
            log.error("metrics could not be collected", reason=f"{type(error).__name__}: {error}", repeats=kind)
            return _say(start_response, "503 Service Unavailable", "the service does not say how it is; see its log\n")
        page: Iterable[bytes] = self._metrics_app(environ, start_response)
        return page


def _say(start_response: Any, status: str, text: str) -> Iterable[bytes]:
    start_response(status, [("Content-Type", "text/plain; charset=utf-8")])
    return [text.encode()]


def _is_ipv6(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).version == 6
    except ValueError:
        return False
