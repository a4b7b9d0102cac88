"""Reads rows of handles from the memory of a store on this host, and verifies them (`kvstore/client/held_rows.py`)."""

import json
import threading
import time
from collections.abc import Generator

from cluster.client.calls import NUMPY_DTYPES
from cluster.client.values import KvBlock, NotLocal
from cluster.errors import CallFailed
from kvstore import (
    HostMemory,
    KVView,
    KvWindow,
    ReadGrant,
    RecordCorrupt,
    RowsMissing,
    StoreClient,
    StoreError,
    StoreIdentity,
    StoreLocation,
    StoreUnreachable,
    host_id,
    kv_windows,
    load_granted,
)
from protos.runahead.v1 import runahead_pb2 as pb

#: Most seconds for one window: a disk that needs longer is broken.
_WINDOW_S = 60.0
#: Most bytes of rows in one window. Each window costs a message to the store and two thread switches, so smaller
#: windows are slower.
_WINDOW_BYTES = 24 * 2**20
#: Windows of one reader: one in use and two being read.
_NUM_WINDOWS = 3


class StoreReaders:
    """Readers of the stores on this host. Owns: a client of each store, until `close`. Thread-safe."""

    def __init__(self) -> None:
        #: Sent to the service, which compares it with the hosts of its stores.
        self.host_id = host_id()
        self._lock = threading.Lock()
        self._clients: dict[str, StoreClient] = {}
        self._memory = HostMemory(_NUM_WINDOWS * _WINDOW_BYTES)

    def close(self) -> None:
        with self._lock:
            for client in self._clients.values():
                client.close()
            self._clients.clear()

    def blocks(
        self, located: pb.LocateKvResponse, request: pb.ReadKvRequest, timeout_s: float | None
    ) -> Generator[KvBlock, None, None]:
        """Yield the rows of a handle on this host. Raises NotLocal before the first block, CallFailed after it."""
        has_begun, local = False, located.local
        grant = ReadGrant(
            socket=local.socket,
            generation=local.generation,
            placement_id=local.placement_id,
            num_stored_tokens=local.stored_tokens,
            secret=local.secret,
        )
        try:
            identity = StoreIdentity.from_text(json.loads(local.store_identity))
            layout = _asked_for(located.layout, request)
            client = self._client(grant.socket, identity)
            tokens = layout.token_start, layout.token_end
            windows = kv_windows(client.geometry, layout.layers, *tokens, _WINDOW_BYTES)
            deadline_s = None if timeout_s is None else time.monotonic() + timeout_s
            window_s = _WINDOW_S if timeout_s is None else timeout_s
            rows = load_granted(client, grant, windows, window_s, self._memory)
            try:
                for window, rows_LT2B in rows:
                    for block in _blocks(layout, window, rows_LT2B):
                        has_begun = True
                        yield block
                    if deadline_s is not None and time.monotonic() > deadline_s:
                        raise TimeoutError(f"not all rows were read within {timeout_s:g} s: read fewer, or allow more")
            finally:
                rows.close()
        except (StoreError, OSError) as error:
            if not has_begun:
                raise NotLocal(f"{type(error).__name__}: {error}") from None
            raise CallFailed(_status_of(error), f"rows in the store's memory cannot be read: {error}") from None

    def _client(self, socket: str, identity: StoreIdentity) -> StoreClient:
        with self._lock:
            client = self._clients.get(socket)
            if client is None or client.identity != identity:
                if client is not None:
                    client.close()
                location = StoreLocation(socket=socket, identity=identity)
                client = self._clients[socket] = StoreClient.remote(location)
            return client


def _asked_for(layout: pb.KvLayout, request: pb.ReadKvRequest) -> pb.KvLayout:
    """Layout of the requested rows. Raises NotLocal for a request that the service should refuse."""
    covered, end = layout.token_end, request.token_end or layout.token_end
    layers = sorted(request.layers) or list(layout.layers)
    is_known = len(set(layers)) == len(layers) and set(layers) <= set(layout.layers)
    head_end = request.head_end or layout.num_kv_heads
    if not (is_known and request.token_start < end <= covered and request.head_start < head_end <= layout.num_kv_heads):
        raise NotLocal("the handle does not cover all requested rows")
    asked = pb.KvLayout()
    asked.CopyFrom(layout)
    asked.layers[:] = layers
    asked.token_start, asked.token_end = request.token_start, end
    asked.head_start, asked.head_end = request.head_start, head_end
    return asked


def _blocks(layout: pb.KvLayout, window: KvWindow, rows_LT2B: KVView) -> Generator[KvBlock, None, None]:
    """Yield a window's rows of the requested layers and heads, as views: K and V of a token are neighbours."""
    rows = rows_LT2B.view(NUMPY_DTYPES[layout.dtype])
    rows = rows.reshape(*rows.shape[:3], layout.num_kv_heads, layout.head_dim)
    for layer in range(window.layer_start, window.layer_end):
        if layer in layout.layers:
            k, v = rows[layer - window.layer_start, :, :, layout.head_start : layout.head_end].swapaxes(0, 1)
            yield KvBlock(layout, layer, window.token_start, k, v, is_local=True)


def _status_of(error: Exception) -> str:
    if isinstance(error, RecordCorrupt | RowsMissing):
        return "DATA_LOSS"
    if isinstance(error, StoreUnreachable):  # the store was restarted, or the lease has ended
        return "NOT_FOUND"
    return "DEADLINE_EXCEEDED" if isinstance(error, TimeoutError) else "UNAVAILABLE"
