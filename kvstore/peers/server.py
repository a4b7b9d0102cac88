"""Where a store listens for its peers on other nodes: strangers are kept out, connections are bounded.

    accepted ──> greets: one of `MAX_GREETING`, the oldest of which gives way ──> is a peer: one of `MAX_PEERS`

A peer greets within a round trip, so strangers that say nothing make way for it, and take no peer's place.
"""

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

#: Peers at a time: other nodes' stores, and reads of the serving process on another host. One that comes when all
#: places are taken is hung up on, and does without.
MAX_PEERS = 24
#: Connections at a time that have not shown the key yet. One that comes when there are more ends the oldest.
MAX_GREETING = 32


class PeerServer:
    """Owns: the listening socket, one accepting thread, and one thread and socket for each connection.

    `answer` deals with one peer that has shown the key, on its thread; the connection ends with it.
    """

    def __init__(self, key: bytes, answer: Callable[[PeerSocket], None], counters: StoreCounters) -> None:
        if len(key) < MIN_KEY_BYTES:
            raise ValueError(f"the key of peers must have at least {MIN_KEY_BYTES} random bytes, not {len(key)}")
        self._key = key
        self._answer = answer
        self._counters = counters
        self._lock = threading.Lock()
        #: All connections; those that have not shown the key yet, the oldest first; and those that have.
        self._peers: dict[PeerSocket, threading.Thread] = {}
        self._greeting: dict[PeerSocket, None] = {}
        self._num_known = 0
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
        """Begin to deal with a connection, if there is a place for a peer. Lock held."""
        # One that was hung up on may still have its thread, for a moment.
        if self._num_known >= MAX_PEERS or len(self._peers) >= 2 * MAX_GREETING + MAX_PEERS:
            return False
        if len(self._greeting) >= MAX_GREETING:
            oldest = next(iter(self._greeting))
            del self._greeting[oldest]
            oldest.hang_up()
        try:
            peer = PeerSocket(sock, name)
            thread = threading.Thread(target=self._deal_with, args=(peer,), name="peer", daemon=True)
            thread.start()
        except (OSError, RuntimeError):  # it is gone already, or there is no thread to be had
            return False
        self._peers[peer] = thread
        self._greeting[peer] = None
        return True

    def _deal_with(self, peer: PeerSocket) -> None:
        is_known = False
        try:
            peer.authenticate(self._key)
            is_known = self._has_greeted(peer)
        except PeerFailed as error:
            self._note_refusal(error)
        else:
            self._answer(peer)
        finally:
            peer.close()
            with self._lock:
                self._greeting.pop(peer, None)
                self._num_known -= is_known
                del self._peers[peer]

    def _has_greeted(self, peer: PeerSocket) -> bool:
        """It knows the key. Raises PeerFailed where other peers have taken the last places meanwhile."""
        with self._lock:
            if self._num_known >= MAX_PEERS:
                raise PeerFailed("there are as many peers as there may be")
            self._greeting.pop(peer, None)
            self._num_known += 1
        return True

    def _note_refusal(self, error: PeerFailed) -> None:
        log.debug("a peer was not let in: %s", error)
        with self._lock:
            self._counters.peer_refusals += 1
