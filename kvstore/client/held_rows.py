"""Rows of a held placement, one window of layers and tokens at a time: all requested rows, or an error.

Every record is verified before its rows are used (`kvstore/client/prefix_load.py`).
"""

import itertools
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.client.destinations import SelectedRowsDestination
from kvstore.client.line_targets import Block
from kvstore.client.store_client import StoreClient
from kvstore.dataplane.read_grant import ReadGrant
from kvstore.errors import RowsMissing
from kvstore.format.payload import KVView
from kvstore.format.record_batch import RecordBatch
from kvstore.format.thread_team import ThreadTeam, usual_num_threads
from kvstore.index.geometry import Geometry
from kvstore.placements.placement import Placement

#: Most bytes of rows in one window: memory of one stream.
_WINDOW_BYTES = 8 * 2**20
#: Bytes of records that are verified, then copied, while the processor's cache holds them.
_PART_BYTES = 512 * 2**10


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
    client: StoreClient, placement: Placement, layers: tuple[int, int], tokens: tuple[int, int], timeout_s: float
) -> KVView:
    """Rows of layers [start, end) and tokens [start, end): uint8 [layers, tokens, 2 planes, row_bytes].

    Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError and other errors of a load; ValueError as
    `slots_of`.
    """
    shape = layers[1] - layers[0], tokens[1] - tokens[0], 2, client.identity.shape.row_bytes
    rows_LT2B = np.empty(shape, np.uint8)
    window = KvWindow(*layers, *tokens)
    _WindowLoad(rows_LT2B, client, placement.placement_id, placement.num_stored_tokens, window).finish(timeout_s)
    return rows_LT2B


def load_granted(
    client: StoreClient, grant: ReadGrant, windows: Iterable[KvWindow], timeout_s: float
) -> Generator[tuple[KvWindow, KVView], None, None]:
    """Windows of a granted placement with their rows, uint8 [layers, tokens, 2, row_bytes].

    The next window is read while the caller uses the last one, so two are in memory. `client`: connected to the
    grant's socket. `timeout_s`: of each window. Raises as `load_rows`; also StoreUnreachable when the placement has
    been settled or the store was restarted. Closing the generator cancels its reads.
    """
    ahead: deque[tuple[_WindowLoad, KVView]] = deque()
    row_bytes = client.identity.shape.row_bytes
    try:
        for window in windows:
            client.admit(grant)
            shape = window.layer_end - window.layer_start, window.token_end - window.token_start, 2, row_bytes
            rows_LT2B = np.empty(shape, np.uint8)  # ordered like records: a record's part of a layer is one copy
            load = _WindowLoad(rows_LT2B, client, grant.placement_id, grant.num_stored_tokens, window)
            ahead.append((load, rows_LT2B))
            if len(ahead) > 1:
                yield _finished(*ahead.popleft(), timeout_s)
        while ahead:
            yield _finished(*ahead.popleft(), timeout_s)
    finally:
        for load, _ in ahead:
            load.cancel()


def _finished(load: "_WindowLoad", rows_LT2B: KVView, timeout_s: float) -> tuple[KvWindow, KVView]:
    load.finish(timeout_s)
    return load.window, rows_LT2B


class _WindowRows(SelectedRowsDestination):
    """Destination of a window, which copies rows from the arena to the caller's memory, some records at a time.

    `rows_LT2B`: uint8 [layers, tokens, 2 planes, row_bytes] of the window, in C order. `num_stored`: tokens of the
    placement. A `BatchDestination`: records are verified and copied while the processor's cache holds them.
    """

    def __init__(self, rows_LT2B: KVView, window: KvWindow, num_stored: int) -> None:
        assert rows_LT2B.flags.c_contiguous
        row_of = np.full(num_stored, -1, np.int32)
        row_of[window.token_start : window.token_end] = np.arange(rows_LT2B.shape[1])
        super().__init__(rows_LT2B, np.broadcast_to(row_of, (len(rows_LT2B), num_stored)), window.layer_start)
        self.team = ThreadTeam(usual_num_threads())

    def copy_batch(self, batch: RecordBatch) -> None:
        """See `BatchDestination.copy_batch`."""
        block = self.block_of(batch.first)
        places = _Places(self.lines, block, self.rows_of(batch)[:, 0], batch.first.record_bytes)
        parts, starts = _parts(batch), batch.payload_offsets.tolist()

        def copy_part(number: int) -> bool:
            part = parts[number]
            if not batch.verify(part.start, part.stop):
                return False
            places.put(part, batch.arena_NB, starts[part.start])
            return True

        if self.team.run(copy_part, len(parts)):
            self._is_here[block.layers, places.rows, block.planes] = True

    def flush(self) -> None:
        """Do nothing: copied rows are at their targets."""

    def check_filled(self, layers: Iterable[int] = (), planes: Sequence[int] = (0, 1)) -> None:
        """Raises RowsMissing when no record has brought a row of the window."""
        num_missing = self._is_here.size - np.count_nonzero(self._is_here)
        if num_missing:
            raise RowsMissing(f"no record brought {num_missing} of {self._is_here.size} wanted rows of K and V")


class _Places:
    """Targets of the rows of many records of one slot, computed once.

    `lines`: targets [layers, rows, planes, bytes], in C order. `at_RT`: target row of each row of the records, -1 for
    none. `record_bytes`: of each record.

    R records, L layers of a record, T tokens of a record, B bytes of one token in one layer of a record.
    """

    def __init__(self, lines: KVView, block: Block, at_RT: npt.NDArray[np.signedinteger], record_bytes: int) -> None:
        num_layers, num_tokens, num_planes = block.shape
        row_bytes = lines.shape[3]
        self._shape_LTB = num_layers, num_tokens, num_planes * row_bytes
        self._strides_RLTB = record_bytes, num_tokens * num_planes * row_bytes, num_planes * row_bytes, 1
        of_planes = slice(block.planes.start * row_bytes, block.planes.stop * row_bytes)
        self._rows_LTB = lines.reshape(*lines.shape[:2], -1)[block.layers, :, of_planes]
        self._at_RT = at_RT
        self._is_kept_RT = at_RT >= 0
        self._are_all_kept = bool(self._is_kept_RT.all())
        self._is_one_run = self._are_all_kept and bool((np.diff(at_RT.reshape(-1)) == 1).all())
        #: All target rows.
        self.rows = slice(at_RT[0, 0], at_RT[-1, -1] + 1) if self._is_one_run else at_RT[self._is_kept_RT]

    def put(self, part: slice, memory_NB: npt.NDArray[np.uint8], start: int) -> None:
        """Copy the rows of a slice of records, neighbours in `memory_NB`; the first payload begins at `start`."""
        at_RT = self._at_RT[part]
        rows_RLTB = np.ndarray((len(at_RT), *self._shape_LTB), np.uint8, memory_NB.data, start, self._strides_RLTB)
        rows_LRTB = rows_RLTB.swapaxes(0, 1)
        if self._is_one_run:  # a record's part of a layer is one copy
            first = int(at_RT[0, 0])
            self._rows_LTB[:, first : first + at_RT.size].reshape(rows_LRTB.shape)[:] = rows_LRTB
            return
        token = np.dtype((np.void, rows_LRTB.shape[3]))  # numpy copies one such element faster than its bytes
        rows_LT, rows_LRT = self._rows_LTB.view(token)[..., 0], rows_LRTB.view(token)[..., 0]
        if self._are_all_kept:
            rows_LT[:, at_RT] = rows_LRT
        else:
            is_kept_RT = self._is_kept_RT[part]
            rows_LT[:, at_RT[is_kept_RT]] = rows_LRT[:, is_kept_RT]


def _parts(batch: RecordBatch) -> list[slice]:
    """Runs of records that are neighbours in the arena, each small enough for the processor's cache."""
    most = max(1, _PART_BYTES // batch.first.record_bytes)
    borders = np.flatnonzero(np.diff(batch.payload_offsets) != batch.first.record_bytes) + 1
    runs = itertools.pairwise([0, *borders.tolist(), len(batch)])
    return [slice(first, min(first + most, end)) for start, end in runs for first in range(start, end, most)]


class _WindowLoad:
    """A load of one window into the caller's memory, to be finished or cancelled."""

    def __init__(
        self, rows_LT2B: KVView, client: StoreClient, placement_id: int, num_stored: int, window: KvWindow
    ) -> None:
        """Start the load. Raises StoreUnreachable; ValueError as `slots_of`."""
        self.window = window
        self._destination = _WindowRows(rows_LT2B, window, num_stored)
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
