"""TCP connections between a store and its peers: both ends prove the key, and no step waits for ever.

    listening store                    its peer
        hello, nonce L           ──▶
                                 ◀──   hello, nonce F, HMAC(key, "fetch" ‖ L ‖ F)
        HMAC(key, "serve" ‖ L ‖ F) ──▶

Until both ends have proved the key, only messages of these lengths are received, within a few seconds. Nothing is
encrypted, and no received data is ever unpickled.
"""

import contextlib
import hmac
import secrets
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass

from kvstore.errors import PeerFailed

#: Seconds for a message, after which the peer counts as stopped or unreachable.
SILENCE_S = 10.0
#: Seconds for the greeting.
GREETING_S = 5.0
#: Seconds for which a reader keeps an idle connection; the listening end waits twice as long.
KEPT_S = 1.0
MIN_KEY_BYTES = 16

_HELLO = b"runahead"
_NONCE_BYTES = 32
_DIGEST_BYTES = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class PeerLocation:
    """Address of another node's store: picklable, without handles."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class PeerSocket:
    """One end of a connection. Owns the socket. For one thread, except `hang_up`. Its calls raise PeerFailed.

    `end_s`: time by which all calls must end, by `time.monotonic`.
    """

    def __init__(self, sock: socket.socket, name: str, end_s: float = float("inf")) -> None:
        self._socket = sock
        self._name = name
        self.end_s = end_s
        #: Whether the listening end has a place for the peer; called after the peer has proved the key.
        self.has_place: Callable[[], bool] = lambda: True
        with contextlib.suppress(OSError):  # if the peer is gone, the first message fails
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    @classmethod
    def connect(cls, location: PeerLocation, key: bytes, end_s: float) -> "PeerSocket":
        """Connect to a store and prove the key to each other."""
        timeout_s = max(1e-3, min(GREETING_S, end_s - time.monotonic()))
        try:
            sock = socket.create_connection((location.host, location.port), timeout_s)
        except OSError as error:
            raise PeerFailed(f"no store answers at {location}: {error.strerror or error}") from error
        peer = cls(sock, str(location), end_s)
        try:
            peer._send_hello(key)
        except BaseException:
            peer.close()
            raise
        return peer

    def authenticate(self, key: bytes) -> None:
        """Greet as the listening end. Raises PeerFailed for a peer without the key, or without a place."""
        deadline_s = time.monotonic() + GREETING_S
        nonce = secrets.token_bytes(_NONCE_BYTES)
        self.send(_HELLO + nonce, deadline_s=deadline_s)
        hello = self.receive(len(_HELLO) + _NONCE_BYTES + _DIGEST_BYTES, deadline_s=deadline_s)
        theirs, digest = hello[len(_HELLO) : -_DIGEST_BYTES], hello[-_DIGEST_BYTES:]
        if not hello.startswith(_HELLO) or not hmac.compare_digest(digest, _digest(key, b"fetch", nonce + theirs)):
            raise PeerFailed(f"{self._name} does not know the key")
        if not self.has_place():
            raise PeerFailed(f"no place is free for {self._name}")
        self.send(_digest(key, b"serve", nonce + theirs), deadline_s=deadline_s)

    def send(self, *parts: bytes | memoryview, deadline_s: float | None = None) -> None:
        """Send one message, its parts together, within `SILENCE_S`."""
        deadline_s = time.monotonic() + SILENCE_S if deadline_s is None else deadline_s
        pending = [memoryview(part) for part in parts]
        try:
            while pending:
                self._wait_until(deadline_s)
                count = self._socket.sendmsg(pending)
                while pending and count >= len(pending[0]):
                    count -= len(pending.pop(0))
                if count:
                    pending[0] = pending[0][count:]
        except OSError as error:
            raise self._failed(error) from error

    def receive(self, num_bytes: int, *, deadline_s: float | None = None) -> bytes:
        """Receive `num_bytes` bytes, a number that the caller has to limit."""
        message = bytearray(num_bytes)
        self.receive_into(memoryview(message), deadline_s=deadline_s)
        return bytes(message)

    def receive_into(self, view: memoryview, *, deadline_s: float | None = None) -> None:
        """Fill `view`, a view of bytes, within `SILENCE_S`."""
        deadline_s = time.monotonic() + SILENCE_S if deadline_s is None else deadline_s
        at = 0
        try:
            while at < len(view):
                self._wait_until(deadline_s)
                count = self._socket.recv_into(view[at:])
                if not count:
                    raise PeerFailed(f"{self._name} hung up")
                at += count
        except OSError as error:
            raise self._failed(error) from error

    def has_more(self, within_s: float) -> bool:
        """Wait for more bytes; False when the other end hangs up, or after `within_s` seconds."""
        try:
            self._socket.settimeout(within_s)
            return bool(self._socket.recv(1, socket.MSG_PEEK))
        except OSError:
            return False

    def is_quiet(self) -> bool:
        """Whether the connection is open and has no unread bytes. Does not wait."""
        try:
            self._socket.settimeout(0.0)
            self._socket.recv(1, socket.MSG_PEEK)
        except OSError as error:
            return isinstance(error, BlockingIOError)
        return False

    def hang_up(self) -> None:
        """End the connection from another thread, whose running call then raises PeerFailed."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._socket.close()

    def _send_hello(self, key: bytes) -> None:
        deadline_s = time.monotonic() + GREETING_S
        try:
            hello = self.receive(len(_HELLO) + _NONCE_BYTES, deadline_s=deadline_s)
        except PeerFailed as error:
            raise PeerFailed(f"{error}: it serves the most peers that it may, or is not a store") from error
        if not hello.startswith(_HELLO):
            raise PeerFailed(f"the server at {self._name} is not a store of this version")
        nonces = hello[len(_HELLO) :] + secrets.token_bytes(_NONCE_BYTES)
        ours = nonces[_NONCE_BYTES:]
        self.send(_HELLO + ours + _digest(key, b"fetch", nonces), deadline_s=deadline_s)
        try:
            digest = self.receive(_DIGEST_BYTES, deadline_s=deadline_s)
        except PeerFailed as error:
            raise PeerFailed(f"{error}: it has another key") from error
        if not hmac.compare_digest(digest, _digest(key, b"serve", nonces)):
            raise PeerFailed(f"{self._name} does not know the key")

    def _wait_until(self, deadline_s: float) -> None:
        left_s = min(deadline_s, self.end_s) - time.monotonic()
        if left_s <= 0:
            raise TimeoutError
        self._socket.settimeout(left_s)

    def _failed(self, error: OSError) -> PeerFailed:
        if isinstance(error, TimeoutError):
            return PeerFailed(f"{self._name} has not answered in time")
        return PeerFailed(f"the connection to {self._name} is broken: {error.strerror or error}")


def _digest(key: bytes, role: bytes, nonces: bytes) -> bytes:
    return hmac.digest(key, role + nonces, "sha256")
