"""An HTTP server whose connections are few, and short: any process that reaches its port may open them."""

import contextlib
import socket
import sys
import threading
import time
from collections.abc import Callable
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

import structlog

from cluster.repeated_lines import Kind

#: Connections at once, each with a thread. When they are all taken, the oldest that has asked nothing makes room.
MOST_CONNECTIONS = 32
#: Until all of a request has come.
REQUEST_S = 10.0
#: Why connections were dropped, as they are counted.
CAUSES = ("silent", "busy", "left")

log = structlog.get_logger()


class BoundedServer(ThreadingMixIn, WSGIServer):
    """Owns: its connections. `on_dropped` hears, in any thread, why one was not answered."""

    daemon_threads = True
    request_queue_size = 128
    request_s = REQUEST_S
    on_dropped: Callable[[str], None] = staticmethod(lambda _: None)

    def __init__(self, *args: Any, **options: Any) -> None:
        self._lock = threading.Lock()
        #: When each came, the oldest first: those that have not asked yet, and all.
        self._silent: dict[Any, float] = {}
        self._open: set[Any] = set()
        super().__init__(*args, **options)

    def process_request(self, request: Any, client_address: Any) -> None:
        with self._lock:
            is_full = len(self._open) >= MOST_CONNECTIONS
            oldest = next(iter(self._silent), None) if is_full else None
            if not is_full or oldest is not None:
                self._open.add(request)
                self._silent[request] = time.monotonic()
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
                self._open.discard(request)

    def has_asked(self, request: Any) -> None:
        with self._lock:
            self._silent.pop(request, None)

    def service_actions(self) -> None:
        """Called by the server's loop, some times a second."""
        with self._lock:
            since_s = time.monotonic() - self.request_s
            for request in [each for each, came_s in self._silent.items() if came_s < since_s]:
                self._drop(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        error = sys.exc_info()[1]
        if isinstance(error, OSError):  # the connection's: its client is gone, or was dropped
            self.on_dropped("left")
            return
        assert error is not None
        log.exception("a connection's request failed", repeats=Kind.of_error(error, "http"))

    def _drop(self, request: Any) -> None:
        """It asks nothing; its thread ends then. The lock is held."""
        del self._silent[request]
        self._open.discard(request)
        self.on_dropped("silent")
        with contextlib.suppress(OSError):  # it has gone
            request.shutdown(socket.SHUT_RDWR)


class BoundedServer6(BoundedServer):
    address_family = socket.AF_INET6


class QuietHandler(WSGIRequestHandler):
    """Writes no line for each request."""

    server: BoundedServer
    #: Seconds for which a client may take nothing of its answer.
    timeout = REQUEST_S

    def parse_request(self) -> bool:
        is_whole = super().parse_request()
        self.server.has_asked(self.connection)
        return is_whole

    def log_message(self, format: str, *args: Any) -> None:  # the name that the library gives it
        """A scrape is no event."""
