"""Rows of a held placement, one window of layers and tokens at a time: all requested rows, or an error.

Every record is verified before its rows are used (`kvstore/client/prefix_load.py`).
"""

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from kvstore.client.destinations import SelectedRowsDestination
from kvstore.client.store_client import StoreClient
from kvstore.copies.host_memory import HostMemory
from kvstore.dataplane.read_grant import ReadGrant
from kvstore.errors import RowsMissing
from kvstore.format.payload import KVView
from kvstore.format.thread_team import ThreadTeam, usual_num_threads
from kvstore.index.geometry import Geometry
from kvstore.placements.placement import Placement

#: Most bytes of rows in one window: memory of one stream.
_WINDOW_BYTES = 8 * 2**20
#: Keeps nothing.
_FRESH = HostMemory(0)


@dataclass(frozen=True, slots=True)
class KvWindow:
    """A range of layers that share records, and a range of tokens, which are read at once."""

    layer_start: int
    layer_end: int
    token_start: int
    token_end: int


def kv_windows(
    geometry: Geometry, layers: Iterable[int], token_start: int, token_end: int, max_bytes: int = _WINDOW_BYTES
) -> Iterator[KvWindow]:
    """Windows that cover the tokens of the layers, layer range by layer range, in each in token order.

    If rows are in token order, no two windows share a record. A window has at most `max_bytes` of rows, or one chunk.
    """
    slots, wanted = [geometry.slots[index] for index in geometry.kv_slots], set(layers)
    ranges = dict.fromkeys((slot.layer_start, slot.layer_end) for slot in slots)
    for layer_start, layer_end in ranges:
        if wanted.isdisjoint(range(layer_start, layer_end)):
            continue
        row_bytes = (layer_end - layer_start) * 2 * geometry.identity.shape.row_bytes
        step = geometry.identity.layout.tokens_within(max_bytes // row_bytes)
        at = token_start
        while at < token_end:
            end = min(token_end, at - at % step + step)
            yield KvWindow(layer_start, layer_end, at, end)
            at = end


def slots_of(geometry: Geometry, layers: tuple[int, int]) -> tuple[int, ...]:
    """Indexes of the layout's slots that hold KV of layers [start, end).

    Raises ValueError for layers outside the layout, and for a range that cuts the layers of a record.
    """
    start, end = layers
    slots = geometry.slots
    found = [i for i in geometry.kv_slots if slots[i].layer_start < end and start < slots[i].layer_end]
    ranges = [(slots[i].layer_start, slots[i].layer_end) for i in found]
    if not ranges or (min(ranges)[0], max(ranges)[1]) != layers:
        raise ValueError(f"no set of records holds exactly layers {start} to {end - 1}")
    return tuple(found)


def load_rows(
    client: StoreClient,
    placement: Placement,
    layers: tuple[int, int],
    tokens: tuple[int, int],
    timeout_s: float,
    memory: HostMemory = _FRESH,
) -> KVView:
    """Rows of layers [start, end) and tokens [start, end): uint8 [layers, tokens, 2 planes, row_bytes].

    `memory`: for the rows. Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError, other errors of a load;
    ValueError as `slots_of`.
    """
    load = _WindowLoad(client, placement.placement_id, placement.num_stored_tokens, KvWindow(*layers, *tokens), memory)
    load.finish(timeout_s)
    return load.rows_LT2B


def load_granted(
    client: StoreClient, grant: ReadGrant, windows: Iterable[KvWindow], timeout_s: float, memory: HostMemory = _FRESH
) -> Generator[tuple[KvWindow, KVView], None, None]:
    """Windows of a granted placement with their rows, uint8 [layers, tokens, 2, row_bytes].

    The next window is read while the caller uses the last one, so two are in memory, which comes from `memory`.
    `client`: connected to the grant's socket. `timeout_s`: of each window. Raises as `load_rows`; also StoreUnreachable
    when the placement has been settled or the store was restarted. Closing the generator cancels its reads.
    """
    ahead = deque[_WindowLoad]()
    try:
        for window in windows:
            client.admit(grant)
            ahead.append(_WindowLoad(client, grant.placement_id, grant.num_stored_tokens, window, memory))
            if len(ahead) > 1:
                yield _finished(ahead.popleft(), timeout_s)
        while ahead:
            yield _finished(ahead.popleft(), timeout_s)
    finally:
        for load in ahead:
            load.cancel()


def _finished(load: "_WindowLoad", timeout_s: float) -> tuple[KvWindow, KVView]:
    load.finish(timeout_s)
    return load.window, load.rows_LT2B


class _WindowRows(SelectedRowsDestination):
    """Destination of a window, which copies rows from the arena to the caller's memory, some records at a time.

    `rows_LT2B`: uint8 [layers, tokens, 2 planes, row_bytes] of the window, in C order. `num_stored`: tokens of the
    placement.
    """

    def __init__(self, rows_LT2B: KVView, window: KvWindow, num_stored: int) -> None:
        assert rows_LT2B.flags.c_contiguous
        row_of = np.full(num_stored, -1, np.int32)
        row_of[window.token_start : window.token_end] = np.arange(rows_LT2B.shape[1])
        super().__init__(rows_LT2B, np.broadcast_to(row_of, (len(rows_LT2B), num_stored)), window.layer_start)
        self.team = ThreadTeam(usual_num_threads())

    def check_filled(self, layers: Iterable[int] = (), planes: Sequence[int] = (0, 1)) -> None:
        """Raises RowsMissing when no record has brought a row of the window."""
        num_missing = self._is_here.size - np.count_nonzero(self._is_here)
        if num_missing:
            raise RowsMissing(f"no record brought {num_missing} of {self._is_here.size} wanted rows of K and V")


class _WindowLoad:
    """A load of one window, to be finished or cancelled. Its rows are in `rows_LT2B`, ordered as in records."""

    def __init__(
        self, client: StoreClient, placement_id: int, num_stored: int, window: KvWindow, memory: HostMemory
    ) -> None:
        """Start the load. Raises StoreUnreachable; ValueError as `slots_of`."""
        self.window = window
        num_tokens = window.token_end - window.token_start
        shape = window.layer_end - window.layer_start, num_tokens, 2, client.identity.shape.row_bytes
        self.rows_LT2B = memory.empty(shape)
        self._destination = _WindowRows(self.rows_LT2B, window, num_stored)
        slots = slots_of(client.geometry, (window.layer_start, window.layer_end))
        tokens_T = np.arange(num_stored)
        is_wanted_T = (tokens_T >= window.token_start) & (tokens_T < window.token_end)
        self._load = client.load(placement_id, self._destination, slots=slots, tokens=is_wanted_T)

    def finish(self, timeout_s: float) -> None:
        """Wait for all rows. Raises as `load_rows`."""
        try:
            self._load.wait_all(timeout_s)
            self._destination.check_filled()
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Stop the load; on return no thread writes to the memory."""
        self._load.cancel()
