"""Reading rows of a placement that another host's store holds: over the stores' own connection, into memory here.

A window at a time, each over a connection of its own. The store verifies the records, each frame is checked here, and
only a whole window is returned. Nothing is saved, and the placement remains its request's.
"""

import contextlib
import threading
import time
from collections.abc import Iterator

import numpy as np

from kvstore.errors import StoreClosed
from kvstore.format.identity import StoreIdentity
from kvstore.format.payload import KVView
from kvstore.peers.connection import PeerLocation, PeerSocket
from kvstore.peers.message_io import receive_rows
from kvstore.peers.messages import HeldRowsRequest, Kind, KVKind, MessageHeader


class PeerReader:
    """Owns: the connections of reads under way. Thread-safe. `identity`: of the stores, which hold the same KV."""

    def __init__(self, identity: StoreIdentity) -> None:
        self._identity = identity
        self._lock = threading.Lock()
        self._connections: set[PeerSocket] = set()
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
        with self._connected(peer, key, time.monotonic() + timeout_s) as connection:
            connection.send(MessageHeader.of(Kind.READ, request).encode(), request)
            receive_rows(connection, layers, tokens, rows)
        return rows

    def close(self) -> None:
        """Reads under way fail, and none begins."""
        with self._lock:
            self._is_closed = True
            for connection in self._connections:
                connection.hang_up()

    @contextlib.contextmanager
    def _connected(self, peer: PeerLocation, key: bytes, end_s: float) -> Iterator[PeerSocket]:
        with contextlib.closing(PeerSocket.connect(peer, key, end_s)) as connection:
            with self._lock:
                if self._is_closed:
                    raise StoreClosed("the reader is closed")
                self._connections.add(connection)
            try:
                yield connection
            finally:
                with self._lock:
                    self._connections.remove(connection)
