"""Reading rows of a placement that another host's store holds: over the stores' own connection, into memory here.

A window at a time; the next one, if it follows soon, over the same connection. The store verifies the records, each
frame is checked here, and only a whole window is returned. Nothing is saved, and the placement remains its request's.
"""

import contextlib
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from kvstore.errors import StoreClosed
from kvstore.format.identity import StoreIdentity
from kvstore.format.payload import KVView
from kvstore.peers import connection
from kvstore.peers.connection import PeerLocation, PeerSocket
from kvstore.peers.message_io import receive_rows
from kvstore.peers.messages import HeldRowsRequest, Kind, KVKind, MessageHeader


@dataclass(frozen=True, slots=True)
class _KeptConnection:
    """Connection of a read that went well: until `until_s`, by `time.monotonic`, the next one may use it."""

    peer: PeerLocation
    key: bytes
    socket: PeerSocket
    until_s: float


class PeerReader:
    """Owns: its connections. Thread-safe. `identity`: of the stores, which hold the same KV."""

    def __init__(self, identity: StoreIdentity) -> None:
        self._identity = identity
        self._lock = threading.Lock()
        #: Of reads under way.
        self._connections: set[PeerSocket] = set()
        self._kept: list[_KeptConnection] = []
        self._is_closed = False

    def read(
        self,
        peer: PeerLocation,
        key: bytes,
        placement_id: int,
        layers: tuple[int, int],
        tokens: tuple[int, int],
        timeout_s: float,
    ) -> KVView:
        """Rows of these layers and tokens, each from, to: uint8 [layers, tokens, 2 planes, row_bytes].

        The layers must be all of some records, and the window must be no larger than `HeldRowsRequest` says. `peer`
        and `key`: as for `KVStore.fetch`. Raises RecordCorrupt for KV that is damaged or not there as a whole,
        StoreUnreachable when the store does not hold the placement, PeerFailed for what goes wrong on the way,
        StoreClosed after `close`.
        """
        shape = self._identity.shape
        rows = np.empty((layers[1] - layers[0], tokens[1] - tokens[0], 2, shape.row_bytes), np.uint8)
        request = HeldRowsRequest(
            kv=KVKind.of(self._identity), placement_id=placement_id, layers=layers, tokens=tokens
        ).encode()
        with self._connected(peer, key, time.monotonic() + timeout_s) as store:
            store.send(MessageHeader.of(Kind.READ, request).encode(), request)
            receive_rows(store, layers, tokens, rows)
        return rows

    def close(self) -> None:
        """Reads under way fail, and none begins."""
        with self._lock:
            self._is_closed = True
            for store in self._connections:
                store.hang_up()
            for kept in self._kept:
                kept.socket.close()
            self._kept.clear()

    @contextlib.contextmanager
    def _connected(self, peer: PeerLocation, key: bytes, end_s: float) -> Iterator[PeerSocket]:
        """A connection for one read, which is kept when that goes well."""
        with contextlib.ExitStack() as stack:
            store = self._kept_to(peer, key) or PeerSocket.connect(peer, key, end_s)
            stack.callback(store.close)
            store.end_s = end_s
            with self._lock:
                if self._is_closed:
                    raise StoreClosed("the reader is closed")
                self._connections.add(store)
            is_kept = False
            try:
                yield store
                is_kept = True
            finally:
                with self._lock:  # at once: what is kept is another read's the next moment
                    self._connections.remove(store)
                    if is_kept and not self._is_closed:
                        until_s = time.monotonic() + connection.KEPT_S
                        self._kept.append(_KeptConnection(peer, key, store, until_s))
                        stack.pop_all()

    def _kept_to(self, peer: PeerLocation, key: bytes) -> PeerSocket | None:
        """A kept connection, if there is one; those that are kept for too long, or were ended there, are closed."""
        with self._lock:
            kept, self._kept = self._kept, []
            found = None
            for each in kept:
                if time.monotonic() > each.until_s or not each.socket.is_quiet():
                    each.socket.close()
                elif found is None and (each.peer, each.key) == (peer, key):
                    found = each.socket
                else:
                    self._kept.append(each)
            return found
