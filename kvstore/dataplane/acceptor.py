"""A thread that accepts connections from a socket until it is closed."""

import contextlib
import socket
import threading
from collections.abc import Callable
from typing import Any

#: Connections that the kernel queues until they are accepted.
BACKLOG = 128
#: Pause before the next try when the process has no descriptor left for a new connection.
_RETRY_S = 0.1


class Acceptor:
    """Accepts connections. Owns the socket, which already listens, and the thread `name`, until `close`.

    `accepted` is called on that thread with each new socket, which it then owns, and the peer's address.
    """

    def __init__(self, listener: socket.socket, name: str, accepted: Callable[[socket.socket, Any], None]) -> None:
        self._listener = listener
        self._accepted = accepted
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._accept, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Stop accepting, and wait for the thread to end."""
        self._closing.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)  # wakes the thread
        self._thread.join()
        self._listener.close()

    def _accept(self) -> None:
        while not self._closing.is_set():
            try:
                sock, address = self._listener.accept()
            except OSError:
                self._closing.wait(_RETRY_S)
                continue
            self._accepted(sock, address)
