"""Where a store listens for its peers on other nodes: strangers are kept out, and nobody takes more than his place."""

import contextlib
import logging
import socket
import threading
from collections.abc import Callable

from kvstore.counters import StoreCounters
from kvstore.errors import PeerFailed, StoreNotWritable
from kvstore.peer_socket import MIN_KEY_BYTES, PeerLocation, PeerSocket

log = logging.getLogger(__name__)

#: Connections at a time. Who comes when all are taken is hung up on, and does without.
MAX_PEERS = 8
_BACKLOG = 128
_ACCEPT_RETRY_S = 0.1


class PeerServer:
    """Owns: the listening socket, one accepting thread, and one thread and socket for each peer, up to `MAX_PEERS`.

    `answer` deals with one peer that has shown the key, on its thread; the connection ends with it.
    """

    def __init__(self, key: bytes, answer: Callable[[PeerSocket], None], counters: StoreCounters) -> None:
        if len(key) < MIN_KEY_BYTES:
            raise ValueError(f"the key of peers must have at least {MIN_KEY_BYTES} random bytes, not {len(key)}")
        self._key = key
        self._answer = answer
        self._counters = counters
        self._lock = threading.Lock()
        self._peers: dict[PeerSocket, threading.Thread] = {}
        self._closing = threading.Event()
        self._listener: socket.socket | None = None
        self._acceptor: threading.Thread | None = None

    def start(self, host: str, port: int) -> PeerLocation:
        """Listen on an address of this node; port 0 for any that is free. Raises StoreNotWritable."""
        assert self._listener is None, "started twice"
        try:
            family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            listener = socket.create_server(address[:2], family=family, backlog=_BACKLOG)
        except OSError as error:
            raise StoreNotWritable(f"peers cannot be listened for at {host}:{port}: {error.strerror}") from error
        self._listener = listener
        self._acceptor = threading.Thread(target=self._accept, args=(listener,), name="peer-accept", daemon=True)
        self._acceptor.start()
        return PeerLocation(host=host, port=listener.getsockname()[1])

    def close(self) -> None:
        """Hang up on everyone. On return none of the threads runs."""
        self._closing.set()
        if self._listener is None or self._acceptor is None:
            return
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)  # wakes the acceptor
        self._acceptor.join()
        self._listener.close()
        with self._lock:
            peers = dict(self._peers)
        for peer in peers:
            peer.hang_up()
        for thread in peers.values():
            thread.join()

    def _accept(self, listener: socket.socket) -> None:
        while not self._closing.is_set():
            try:
                sock, address = listener.accept()
            except OSError:
                self._closing.wait(_ACCEPT_RETRY_S)
                continue
            with self._lock:
                if not self._admit(sock, f"{address[0]}:{address[1]}"):
                    self._counters.peer_refusals += 1
                    sock.close()

    def _admit(self, sock: socket.socket, name: str) -> bool:
        """Begin to deal with a connection, if there is a place for it. Lock held."""
        if len(self._peers) >= MAX_PEERS:
            return False
        try:
            peer = PeerSocket(sock, name)
            thread = threading.Thread(target=self._deal_with, args=(peer,), name="peer", daemon=True)
            thread.start()
        except (OSError, RuntimeError):  # it is gone already, or there is no thread to be had
            return False
        self._peers[peer] = thread
        return True

    def _deal_with(self, peer: PeerSocket) -> None:
        try:
            peer.let_in(self._key)
        except PeerFailed as error:
            self._note_refusal(error)
        else:
            self._answer(peer)
        finally:
            peer.close()
            with self._lock:
                del self._peers[peer]

    def _note_refusal(self, error: PeerFailed) -> None:
        log.debug("a peer was not let in: %s", error)
        with self._lock:
            self._counters.peer_refusals += 1
