"""A wire between two stores that a test can cut, hold up or falsify."""

import contextlib
import socket
import threading
from collections.abc import Callable

from kvstore import PeerLocation

#: Gets a piece of what the sending store sends, and where in the stream it begins; returns what goes on. Less: cut.
Meddle = Callable[[bytes, int], bytes]


class Relay:
    """Passes one connection on to a store, what comes back through `meddle`. Owns: its sockets and threads."""

    def __init__(self, target: PeerLocation, meddle: Meddle) -> None:
        self._target = target
        self._meddle = meddle
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.location = PeerLocation(host="127.0.0.1", port=self._listener.getsockname()[1])
        self._sockets = [self._listener]
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def __enter__(self) -> "Relay":
        return self

    def __exit__(self, *_: object) -> None:
        for sock in self._sockets:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        for sock in self._sockets:
            sock.close()

    def _run(self) -> None:
        try:
            near, _ = self._listener.accept()
        except OSError:
            return
        far = socket.socket()
        far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 14)  # what is held up is not far from its sender
        far.connect((self._target.host, self._target.port))
        self._sockets += [near, far]
        forth = threading.Thread(target=self._pass_on, args=(near, far, lambda data, at: data))
        forth.start()
        self._pass_on(far, near, self._meddle)
        forth.join()

    @staticmethod
    def _pass_on(source: socket.socket, target: socket.socket, meddle: Meddle) -> None:
        at = 0
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                passed = meddle(data, at)
                target.sendall(passed)
                if len(passed) < len(data):
                    break
                at += len(data)
        for sock in (source, target):
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
