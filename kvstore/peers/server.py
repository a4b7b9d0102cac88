"""The server for peers on other nodes: connections without the key are refused, and all are limited in number.

Connections that have not proved the key use separate places, for a few seconds each. When these are full, the oldest
connection of the address with most of them is closed. So an address that opens many connections only closes its own
ones, and a peer at another address, which proves the key at once, is accepted.
"""

import logging
import socket
import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from kvstore.counters import StoreCounters
from kvstore.dataplane.acceptor import BACKLOG, Acceptor
from kvstore.errors import PeerFailed, StoreNotWritable
from kvstore.peers.connection import MIN_KEY_BYTES, PeerLocation, PeerSocket

log = logging.getLogger(__name__)

#: Most connections that have proved the key: other nodes' stores, and reads of the serving process on another host.
#: Further connections are closed.
MAX_PEERS = 24
#: Most connections that have not proved the key.
MAX_STRANGERS = 32


class PeerServer:
    """Owns the listening socket, one accepting thread, and a thread and socket for each connection.

    `answer` serves one peer that has proved the key, on the connection's thread; its return ends the connection.
    """

    def __init__(self, key: bytes, answer: Callable[[PeerSocket], None], counters: StoreCounters) -> None:
        if len(key) < MIN_KEY_BYTES:
            raise ValueError(f"the key of peers must have at least {MIN_KEY_BYTES} random bytes, not {len(key)}")
        self._key = key
        self._answer = answer
        self._counters = counters
        self._lock = threading.Lock()
        #: All connections; those that have proved the key; and addresses of the rest, oldest first.
        self._peers: dict[PeerSocket, threading.Thread] = {}
        self._known: set[PeerSocket] = set()
        self._strangers: dict[PeerSocket, str] = {}
        self._acceptor: Acceptor | None = None

    def start(self, host: str, port: int) -> PeerLocation:
        """Listen on an address of this node; port 0 for any free port. Raises StoreNotWritable."""
        assert self._acceptor is None, "started twice"
        try:
            family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            listener = socket.create_server(address[:2], family=family, backlog=BACKLOG)
        except OSError as error:
            place = PeerLocation(host=host, port=port)
            raise StoreNotWritable(f"the store cannot listen for peers at {place}: {error.strerror}") from error
        self._acceptor = Acceptor(listener, "peer-accept", self._accept)
        self._acceptor.start()
        return PeerLocation(host=host, port=listener.getsockname()[1])

    def close(self) -> None:
        """Hang up on all peers. On return no thread runs."""
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
            if not self._admit(sock, address[0], str(PeerLocation(host=address[0], port=address[1]))):
                self._counters.peer_refusals += 1
                sock.close()

    def _admit(self, sock: socket.socket, host: str, name: str) -> bool:
        """Start a connection's thread, if a peer could have a place. Lock held."""
        if len(self._known) >= MAX_PEERS:
            return False
        try:
            peer = PeerSocket(sock, name)
            peer.has_place = partial(self._take_place, peer)
            thread = threading.Thread(target=self._deal_with, args=(peer,), name="peer", daemon=True)
            thread.start()
        except (OSError, RuntimeError):  # the peer is gone, or no thread can be started
            return False
        self._peers[peer] = thread
        if len(self._strangers) >= MAX_STRANGERS:
            self._hang_up_on_a_stranger()
        self._strangers[peer] = host
        return True

    def _hang_up_on_a_stranger(self) -> None:
        """End the oldest connection of the address with most; its thread counts the refusal. Lock held."""
        [(host, _)] = Counter(self._strangers.values()).most_common(1)
        oldest = next(peer for peer, each in self._strangers.items() if each == host)
        del self._strangers[oldest]
        oldest.hang_up()

    def _take_place(self, peer: PeerSocket) -> bool:
        """Give a place to a connection that has proved the key; False when none is free, or it was closed."""
        with self._lock:
            has_place = peer in self._strangers and len(self._known) < MAX_PEERS
            if has_place:
                del self._strangers[peer]
                self._known.add(peer)
            return has_place

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
                self._known.discard(peer)
                self._strangers.pop(peer, None)
                del self._peers[peer]

    def _note_refusal(self, error: PeerFailed) -> None:
        log.debug("a peer was refused: %s", error)
        with self._lock:
            self._counters.peer_refusals += 1
