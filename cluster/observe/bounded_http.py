"""An HTTP server whose connections are few, and short: any process that reaches its port may open them."""

import contextlib
import http.client
import io
import socket
import ssl
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import ServerHandler, WSGIRequestHandler, WSGIServer

import structlog

from cluster.repeated_lines import Kind

#: Connections at once, each with a thread. When they are all taken, the oldest that has asked nothing makes room.
MOST_CONNECTIONS = 32
#: Until all of a request has come.
REQUEST_S = 10.0
#: Until all of its answer has been taken, counted from when the connection came.
ANSWER_S = 30.0
#: Bytes of a request: its first line and its headers.
MOST_HEAD_BYTES = 16 * 1024
#: Why connections were dropped, as they are counted.
CAUSES = ("silent", "busy", "left", "slow")
#: The first byte of a TLS connection: a handshake record.
_TLS_HANDSHAKE = b"\x16"

log = structlog.get_logger()


class BoundedServer(ThreadingMixIn, WSGIServer):
    """Owns: its connections. `on_dropped` hears, in any thread, why one was not answered.

    With `tls`, which any thread may call, a connection that begins with a TLS handshake is served over TLS.
    """

    daemon_threads = True
    request_queue_size = 128
    request_s = REQUEST_S
    answer_s = ANSWER_S
    on_dropped: Callable[[str], None] = staticmethod(lambda _: None)
    tls: Callable[[], ssl.SSLContext] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        self._lock = threading.Lock()
        #: When each came, the oldest first: connections that have not asked yet, and all.
        self._silent: dict[Any, float] = {}
        self._open: dict[Any, float] = {}
        super().__init__(*args, **options)

    def process_request(self, request: Any, client_address: Any) -> None:
        with self._lock:
            is_full = len(self._open) >= MOST_CONNECTIONS
            oldest = next(iter(self._silent), None) if is_full else None
            if not is_full or oldest is not None:
                self._open[request] = self._silent[request] = time.monotonic()
            if oldest is not None:
                self._drop(oldest)
        if is_full and oldest is None:
            self.on_dropped("busy")
            self.shutdown_request(request)
            return
        super().process_request(request, client_address)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.has_asked(request)
            with self._lock:
                self._open.pop(request, None)

    def finish_request(self, request: Any, client_address: Any) -> None:
        with self._secured(request) as connection:
            QuietHandler(connection, client_address, self, request)

    def has_asked(self, request: Any) -> None:
        with self._lock:
            self._silent.pop(request, None)

    def service_actions(self) -> None:
        """Called by the server's loop, some times a second."""
        with self._lock:
            now_s = time.monotonic()
            for request in [each for each, came_s in self._silent.items() if came_s < now_s - self.request_s]:
                self._drop(request)
            for request in [each for each, came_s in self._open.items() if came_s < now_s - self.answer_s]:
                self._drop(request, "slow")

    def handle_error(self, request: Any, client_address: Any) -> None:
        error = sys.exc_info()[1]
        if isinstance(error, OSError):  # the connection's: its client is gone, or was dropped
            self.on_dropped("left")
            return
        assert error is not None
        log.exception("a connection's request failed", repeats=Kind.of_error(error, "http"))

    @contextmanager
    def _secured(self, request: Any) -> Iterator[Any]:
        """The connection as it is read and written. `request` itself stays open, so that it can be dropped."""
        if self.tls is not None:
            request.settimeout(self.request_s)
        if self.tls is None or request.recv(1, socket.MSG_PEEK) != _TLS_HANDSHAKE:
            yield request
            return
        with self.tls().wrap_socket(request.dup(), server_side=True) as connection:
            yield connection
            connection.setblocking(False)
            with contextlib.suppress(OSError):  # says that this is the end, and waits for no answer
                connection.unwrap()

    def _drop(self, request: Any, cause: str = "silent") -> None:
        """End a connection, and its thread. The lock is held."""
        self._silent.pop(request, None)
        self._open.pop(request, None)
        self.on_dropped(cause)
        with contextlib.suppress(OSError):  # it has gone
            request.shutdown(socket.SHUT_RDWR)


class BoundedServer6(BoundedServer):
    address_family = socket.AF_INET6


class QuietHandler(WSGIRequestHandler):
    """Answers one request; writes no line for it. Refusals repeat nothing of it."""

    server: BoundedServer
    rfile: Any
    wfile: Any
    #: Seconds for which a client may take nothing of its answer.
    timeout = REQUEST_S
    server_version, sys_version = "runahead", ""
    default_request_version = "HTTP/1.0"

    def __init__(self, connection: Any, client_address: Any, server: BoundedServer, accepted: Any) -> None:
        """`accepted`: the server's own name for the connection, which may be under TLS."""
        self._accepted = accepted
        super().__init__(connection, client_address, server)

    def handle(self) -> None:
        head = self.rfile = _Head(self.rfile, MOST_HEAD_BYTES)
        self.requestline = self.request_version = self.command = ""
        try:
            self.raw_requestline = head.readline()
        except http.client.LineTooLong:
            self.send_error(414)
            return
        if self.parse_request():
            application = self.server.get_app()
            assert application is not None, "the server was made with one"
            answer = _Answer(io.BytesIO(), self.wfile, self.get_stderr(), self.get_environ())  # no body is read
            answer.os_environ = {}  # what the application is given comes from the request alone
            answer.request_handler = self
            answer.run(application)

    def parse_request(self) -> bool:
        is_whole = super().parse_request()
        self.server.has_asked(self._accepted)
        return is_whole

    def get_environ(self) -> dict[str, Any]:
        """With the address that the client has connected to."""
        secure = "on" if isinstance(self.connection, ssl.SSLSocket) else "off"
        return {**super().get_environ(), "HTTPS": secure, "LOCAL_ADDR": self.connection.getsockname()[0]}

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        super().send_error(code)

    def log_message(self, format: str, *args: Any) -> None:  # the name that the library gives it
        """A scrape is no event."""


class _Answer(ServerHandler):
    """Runs the application for one request."""

    server_software = "runahead"
    request_handler: QuietHandler

    def log_exception(self, exc_info: Any) -> None:
        self.request_handler.server.handle_error(None, None)


class _Head:
    """The lines of a request, `most_bytes` of them; raises http.client.LineTooLong beyond."""

    def __init__(self, lines: Any, most_bytes: int) -> None:
        self._lines = lines
        self._left = most_bytes

    def readline(self, most_bytes: int = -1) -> bytes:
        line: bytes = self._lines.readline(self._left + 1)
        self._left -= len(line)
        if self._left < 0:
            raise http.client.LineTooLong("head")
        return line

    def close(self) -> None:
        self._lines.close()

    @property
    def closed(self) -> bool:
        is_closed: bool = self._lines.closed
        return is_closed
