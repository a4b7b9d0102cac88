"""Reads stored KV in this process, a window of layers and tokens at a time, through the store's own data plane.

Every record is verified before its rows are believed (`kvstore/prefix_load.py`), and rows that no record brought are an
error: what is returned is what was saved, or nothing is.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from cluster.node_stores import NodePlacement
from cluster.ports import StorePort
from kvstore import KVView, Placement, SelectedRowsDestination, StoreClient
from kvstore.geometry import Geometry
from kvstore.io_engine import Priority

_T = TypeVar("_T")
#: Rows of one window, at most: memory of one stream.
_WINDOW_BYTES = 8 * 2**20
#: A disk that needs longer for one window is out of order.
READ_TIMEOUT_S = 60.0
_THREADS = 4


@dataclass(frozen=True, slots=True)
class KvWindow:
    """What is read at once: neighbouring layers whose records hold them together, and neighbouring tokens."""

    slots: tuple[int, ...]
    layer_start: int
    layer_end: int
    token_start: int
    token_end: int


def kv_windows(
    geometry: Geometry, layers: Iterable[int], token_start: int, token_end: int, max_bytes: int = _WINDOW_BYTES
) -> Iterator[KvWindow]:
    """Windows that together cover the tokens of the layers; of rows in token order, none has a record of another's.

    By layers, in each by tokens. None has more than `max_bytes` of rows, or else than one chunk.
    """
    by_layers: dict[tuple[int, int], list[int]] = {}
    wanted = set(layers)
    for index in geometry.kv_slots:
        slot = geometry.slots[index]
        if not wanted.isdisjoint(range(slot.layer_start, slot.layer_end)):
            by_layers.setdefault((slot.layer_start, slot.layer_end), []).append(index)
    for (layer_start, layer_end), slots in by_layers.items():
        row_bytes = (layer_end - layer_start) * 2 * geometry.identity.shape.row_bytes
        step = _tokens_at_once(geometry, max_bytes // row_bytes)
        at = token_start
        while at < token_end:
            end = min(token_end, at - at % step + step)
            yield KvWindow(tuple(slots), layer_start, layer_end, at, end)
            at = end


def _tokens_at_once(geometry: Geometry, room: int) -> int:
    """Whole extents as they are first written when there is room for one, else whole chunks."""
    layout = geometry.identity.layout
    unit = layout.tokens_per_extent if room >= layout.tokens_per_extent else layout.tokens_per_record
    return max(1, room // unit) * unit


class KvReader:
    """Owns: its threads, and a client of each store, from the first read there on. For one event loop."""

    def __init__(self) -> None:
        self._clients: dict[StorePort, StoreClient] = {}
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="kv-read")

    def close(self) -> None:
        """What is under way fails with StoreClosed."""
        for client in self._clients.values():
            client.close()
        self._threads.shutdown(wait=True)

    def windows(
        self, held: NodePlacement, layers: Iterable[int], token_start: int, token_end: int
    ) -> Iterator[KvWindow]:
        """See `kv_windows`."""
        return kv_windows(self._client_of(held.store).geometry, layers, token_start, token_end)

    async def read(self, held: NodePlacement, window: KvWindow) -> KVView:
        """The rows of a window, uint8 [layers, tokens, 2 planes, row_bytes]. Goes on when it is cancelled.

        Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError and what else a load raises.
        """
        client = self._client_of(held.store)
        return await self._in_thread(lambda: _read(client, held.placement, window))

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


def _read(client: StoreClient, placement: Placement, window: KvWindow) -> KVView:
    num_layers, num_tokens = window.layer_end - window.layer_start, window.token_end - window.token_start
    rows = np.empty((num_layers, num_tokens, 2, client.identity.shape.row_bytes), np.uint8)
    row_of = np.full(placement.num_stored_tokens, -1, np.int32)
    row_of[window.token_start : window.token_end] = np.arange(num_tokens)
    of_layers = np.broadcast_to(row_of, (num_layers, len(row_of)))
    destination = SelectedRowsDestination(rows, of_layers, window.layer_start)
    load = client.load(placement.placement_id, destination, slots=window.slots, tokens=row_of >= 0)
    try:
        load.wait_all(READ_TIMEOUT_S)
        destination.check_filled(range(window.layer_start, window.layer_end))
    finally:
        load.cancel()
    return rows


def bring_to_memory(client: StoreClient, placement: Placement) -> None:
    """Have all records of a placement's stored prefix read, so that the host tier keeps what it has room for.

    Raises as `KvReader.read`.
    """
    every_slot = range(len(client.geometry.slots))  # what chunks are ranked by, too
    load = client.load(placement.placement_id, _Nowhere(), Priority.PREFETCH, slots=every_slot)
    try:
        load.wait_all(READ_TIMEOUT_S)
    finally:
        load.cancel()
