"""Where a store listens for its peers on other nodes: strangers are kept out, connections are bounded."""

import logging
import socket
import threading
from collections.abc import Callable
from typing import Any

from kvstore.counters import StoreCounters
from kvstore.dataplane.acceptor import BACKLOG, Acceptor
from kvstore.errors import PeerFailed, StoreNotWritable
from kvstore.peers.connection import MIN_KEY_BYTES, PeerLocation, PeerSocket

log = logging.getLogger(__name__)

#: Connections at a time. A peer that comes when all are taken is hung up on, and does without.
MAX_PEERS = 8


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
        self._acceptor: Acceptor | None = None

    def start(self, host: str, port: int) -> PeerLocation:
        """Listen on an address of this node; port 0 for any that is free. Raises StoreNotWritable."""
        assert self._acceptor is None, "started twice"
        try:
            family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            listener = socket.create_server(address[:2], family=family, backlog=BACKLOG)
        except OSError as error:
            place = PeerLocation(host=host, port=port)
            raise StoreNotWritable(f"peers cannot be listened for at {place}: {error.strerror}") from error
        self._acceptor = Acceptor(listener, "peer-accept", self._accept)
        self._acceptor.start()
        return PeerLocation(host=host, port=listener.getsockname()[1])

    def close(self) -> None:
        """Hang up on all peers. On return none of the threads runs."""
        if self._acceptor is None:
            return
        self._acceptor.close()
        with self._lock:
            peers = dict(self._peers)
        for peer in peers:
            peer.hang_up()
        for thread in peers.values():
            thread.join()

    def _accept(self, sock: socket.socket, address: Any) -> None:
        with self._lock:
            if not self._admit(sock, str(PeerLocation(host=address[0], port=address[1]))):
                self._counters.peer_refusals += 1
                sock.close()

    def _admit(self, sock: socket.socket, name: str) -> bool:
        """Begin to deal with a connection, if there are not too many. Lock held."""
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
            peer.authenticate(self._key)
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
