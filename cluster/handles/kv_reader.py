"""Reads stored KV in this process, a window of layers and tokens at a time: what is returned is what was saved.

From a store on this host through its data plane, as a worker (`kvstore/client/held_rows.py`); from one on another host
over TCP, as its peer (`kvstore/peers/reader.py`).
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
#: A disk that needs longer for one window is out of order.
READ_TIMEOUT_S = 60.0
#: Besides one for each place of a reader: for tenants that get a place beyond these, and for coding. A read of KV that
#: is being computed waits in its thread.
_MORE_THREADS = 16


class KvReader:
    """Owns: its threads, a client of each store on this host that was read, reads from peers. For one event loop."""

    def __init__(self, stores: NodeStores, max_readers: int = 8) -> None:
        self._stores = stores
        self._geometry = Geometry(stores.identity)
        self._clients: dict[StorePort, StoreClient] = {}
        self._peers = PeerReader(stores.identity)
        self._threads = ThreadPoolExecutor(max_readers + _MORE_THREADS, thread_name_prefix="kv-read")

    def close(self) -> None:
        """Reads under way fail with StoreClosed or PeerFailed."""
        for client in self._clients.values():
            client.close()
        self._peers.close()
        self._threads.shutdown(wait=True)

    def windows(self, layers: Iterable[int], token_start: int, token_end: int) -> Iterator[KvWindow]:
        return kv_windows(self._geometry, layers, token_start, token_end)

    async def read(self, held: NodePlacement, window: KvWindow) -> KVView:
        """The rows of a window, uint8 [layers, tokens, 2 planes, row_bytes]. Goes on when it is cancelled.

        Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError and what else a load raises; of a store on
        another host StoreLost, too, and what `PeerReader.read` raises.
        """
        placement, layers = held.placement, (window.layer_start, window.layer_end)
        tokens = window.token_start, window.token_end
        if held.store.is_on_this_host:
            client = self._client_of(held.store)
            try:
                return await self._in_thread(lambda: load_rows(client, placement, layers, tokens, READ_TIMEOUT_S))
            except StoreSilent:
                await held.store.suspect("a reader got no answer of it")
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
    """A destination that keeps nothing."""

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        pass


def bring_to_memory(client: StoreClient, placement: Placement, timeout_s: float = READ_TIMEOUT_S) -> None:
    """Read a placement's stored prefix, so that the host tier keeps what it has room for. Raises what a load raises."""
    every_slot = range(len(client.geometry.slots))  # what chunks are ranked by, too
    load = client.load(placement.placement_id, _Nowhere(), Priority.PREFETCH, slots=every_slot)
    try:
        load.wait_all(timeout_s)
    finally:
        load.cancel()
