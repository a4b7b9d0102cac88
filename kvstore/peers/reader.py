"""Reads rows of a placement that another host's store holds, over a peer connection, into this process's memory.

One window at a time; a soon following one uses the same connection. The store verifies the records, the reader verifies
each frame, and only whole windows are returned. Nothing is saved, and the placement stays held by its request.
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
    """Connection of a successful read, which the next read may use until `until_s`, by `time.monotonic`."""

    peer: PeerLocation
    key: bytes
    socket: PeerSocket
    until_s: float


class PeerReader:
    """Reads from peers. Owns its connections. Thread-safe. `identity`: that of the stores, which hold the same KV."""

    def __init__(self, identity: StoreIdentity) -> None:
        self._identity = identity
        self._lock = threading.Lock()
        #: Connections of running reads.
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
        """Rows of layers [start, end) and tokens [start, end): uint8 [layers, tokens, 2 planes, row_bytes].

        The layers must be those of whole records, and the window within the limit of `HeldRowsRequest`. `peer`, `key`:
        as for `KVStore.fetch`. Raises RecordCorrupt for damaged or incomplete KV, StoreUnreachable when the store does
        not hold the placement, PeerFailed for errors of the transfer, StoreClosed after `close`.
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
        """Fail running reads, and refuse new ones."""
        with self._lock:
            self._is_closed = True
            for store in self._connections:
                store.hang_up()
            for kept in self._kept:
                kept.socket.close()
            self._kept.clear()

    @contextlib.contextmanager
    def _connected(self, peer: PeerLocation, key: bytes, end_s: float) -> Iterator[PeerSocket]:
        """A connection for one read, which is kept if the read succeeds."""
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
                with self._lock:  # in one step, because another read may take a kept connection at once
                    self._connections.remove(store)
                    if is_kept and not self._is_closed:
                        until_s = time.monotonic() + connection.KEPT_S
                        self._kept.append(_KeptConnection(peer, key, store, until_s))
                        stack.pop_all()

    def _kept_to(self, peer: PeerLocation, key: bytes) -> PeerSocket | None:
        """A kept connection, if there is one. Closes connections that were kept for too long, or ended by the peer."""
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
