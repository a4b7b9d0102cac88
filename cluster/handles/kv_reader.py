"""Reads and verifies stored KV in this process, a window of layers and tokens at a time.

A store on this host is read through its data plane, as workers do (`kvstore/client/held_rows.py`); a store on another
host over TCP, as its peers do (`kvstore/peers/reader.py`).
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cluster.handles.row_coding import RowCoding
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.ports import StorePort
from kvstore import (
    Geometry,
    HostMemory,
    KVView,
    KvWindow,
    PeerReader,
    Placement,
    Priority,
    StoreClient,
    StoreSilent,
    kv_windows,
    load_rows,
)

_T = TypeVar("_T")
#: Most seconds for one window: a disk that needs longer is broken.
READ_TIMEOUT_S = 60.0
#: Threads in addition to one per reader: for tenants that get a guaranteed place, and for coding. A read of KV that is
#: still being computed waits in its thread.
_MORE_THREADS = 16
#: Most bytes of memory that is kept for the next windows: of four readers.
_KEPT_BYTES = 32 * 2**20


class KvReader:
    """Owns: its threads, a client of each store on this host, and reads from peers. Used from one event loop."""

    def __init__(self, stores: NodeStores, max_readers: int = 8) -> None:
        self._stores = stores
        self._geometry = Geometry(stores.identity)
        self._clients: dict[StorePort, StoreClient] = {}
        self._peers = PeerReader(stores.identity)
        self._memory = HostMemory(_KEPT_BYTES)
        self._threads = ThreadPoolExecutor(max_readers + _MORE_THREADS, thread_name_prefix="kv-read")

    def close(self) -> None:
        """Close the clients; reads under way fail with StoreClosed or PeerFailed."""
        for client in self._clients.values():
            client.close()
        self._peers.close()
        self._threads.shutdown(wait=True)

    def windows(self, layers: Iterable[int], token_start: int, token_end: int) -> Iterator[KvWindow]:
        return kv_windows(self._geometry, layers, token_start, token_end)

    async def read(self, held: NodePlacement, window: KvWindow) -> KVView:
        """Read a window, uint8 [layers, tokens, 2 planes, row_bytes]. The read continues when the caller is cancelled.

        Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError and other errors of a load; for a store on
        another host also StoreLost and the errors of `PeerReader.read`.
        """
        placement, layers = held.placement, (window.layer_start, window.layer_end)
        tokens = window.token_start, window.token_end
        if held.store.is_on_this_host:
            client = self._client_of(held.store)
            try:
                return await self._in_thread(
                    lambda: load_rows(client, placement, layers, tokens, READ_TIMEOUT_S, self._memory)
                )
            except StoreSilent:
                await held.store.suspect("a reader got no answer from it")
                raise
        peer, key = await self._stores.listening(held.store), self._stores.peer_key
        return await self._in_thread(
            lambda: self._peers.read(peer, key, placement.placement_id, layers, tokens, READ_TIMEOUT_S)
        )

    async def coded(self, coding: RowCoding, rows_T2B: KVView) -> KVView:
        return await self._in_thread(lambda: coding.coded(rows_T2B))

    def _client_of(self, store: StorePort) -> StoreClient:
        if store not in self._clients:
            self._clients[store] = store.client()
        return self._clients[store]

    async def _in_thread(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


class _Nowhere:
    """A destination that discards records."""

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        pass


def bring_to_memory(client: StoreClient, placement: Placement, timeout_s: float = READ_TIMEOUT_S) -> None:
    """Read a placement's stored prefix, so that the host tier keeps what fits. Raises the errors of a load."""
    every_slot = range(len(client.geometry.slots))  # includes the records that chunks are ranked by
    load = client.load(placement.placement_id, _Nowhere(), Priority.PREFETCH, slots=every_slot)
    try:
        load.wait_all(timeout_s)
    finally:
        load.cancel()
