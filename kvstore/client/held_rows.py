"""Rows of a placement that is held, a window of layers and tokens at once: all that was asked for, or an error.

Every record is verified before its rows are believed (`kvstore/client/prefix_load.py`).
"""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.client.store_client import StoreClient
from kvstore.dataplane.read_grant import ReadGrant
from kvstore.errors import RowsMissing
from kvstore.format.layout import RecordKind
from kvstore.format.payload import KVView, check_kind, kv_rows
from kvstore.format.record import RecordHeader, read_header
from kvstore.format.record_batch import RecordBatch
from kvstore.format.thread_team import ThreadTeam, usual_num_threads
from kvstore.index.geometry import Geometry
from kvstore.placements.placement import Placement

#: Rows of one window, at most: memory of one stream.
_WINDOW_BYTES = 8 * 2**20


@dataclass(frozen=True, slots=True)
class KvWindow:
    """What is read at once: neighbouring layers whose records hold them together, and neighbouring tokens."""

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
    slots, wanted = [geometry.slots[index] for index in geometry.kv_slots], set(layers)
    ranges = dict.fromkeys((slot.layer_start, slot.layer_end) for slot in slots)
    for layer_start, layer_end in ranges:
        if wanted.isdisjoint(range(layer_start, layer_end)):
            continue
        row_bytes = (layer_end - layer_start) * 2 * geometry.identity.shape.row_bytes
        step = _tokens_at_once(geometry, max_bytes // row_bytes)
        at = token_start
        while at < token_end:
            end = min(token_end, at - at % step + step)
            yield KvWindow(layer_start, layer_end, at, end)
            at = end


def _tokens_at_once(geometry: Geometry, room: int) -> int:
    """Whole extents as they are first written when there is room for one, else whole chunks."""
    layout = geometry.identity.layout
    unit = layout.tokens_per_extent if room >= layout.tokens_per_extent else layout.tokens_per_record
    return max(1, room // unit) * unit


def slots_of(geometry: Geometry, layers: tuple[int, int]) -> tuple[int, ...]:
    """Indexes of the layout's slots that hold KV of the layers, from, to.

    Raises ValueError for layers that are not there, or of which a record holds only a part.
    """
    start, end = layers
    slots = geometry.slots
    found = [i for i in geometry.kv_slots if slots[i].layer_start < end and start < slots[i].layer_end]
    ranges = [(slots[i].layer_start, slots[i].layer_end) for i in found]
    if not ranges or (min(ranges)[0], max(ranges)[1]) != layers:
        raise ValueError(f"no records hold layers {start} to {end - 1} and no others")
    return tuple(found)


def load_rows(
    client: StoreClient, placement: Placement, layers: tuple[int, int], tokens: tuple[int, int], timeout_s: float
) -> KVView:
    """Rows of these layers and tokens, each from, to: uint8 [layers, tokens, 2 planes, row_bytes].

    Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError and what else a load raises; ValueError as
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
    """Windows of a placement that was granted to this process, and their rows, uint8 [2, layers, tokens, row_bytes].

    The next window is read while the caller uses the last one: memory for two. `client`: of the grant's socket.
    `timeout_s`: of each window. Raises as `load_rows`; StoreUnreachable, too, when the placement has been settled, or
    another life of the store listens there. Close the generator: it ends what is under way.
    """
    ahead: deque[tuple[_WindowLoad, KVView]] = deque()
    row_bytes = client.identity.shape.row_bytes
    try:
        for window in windows:
            client.admit(grant)
            shape = 2, window.layer_end - window.layer_start, window.token_end - window.token_start, row_bytes
            planes_2LTB = np.empty(shape, np.uint8)
            rows_LT2B = planes_2LTB.transpose(1, 2, 0, 3)
            load = _WindowLoad(rows_LT2B, client, grant.placement_id, grant.num_stored_tokens, window)
            ahead.append((load, planes_2LTB))
            if len(ahead) > 1:
                yield _finished(*ahead.popleft(), timeout_s)
        while ahead:
            yield _finished(*ahead.popleft(), timeout_s)
    finally:
        for load, _ in ahead:
            load.cancel()


def _finished(load: "_WindowLoad", planes_2LTB: KVView, timeout_s: float) -> tuple[KvWindow, KVView]:
    load.finish(timeout_s)
    return load.window, planes_2LTB


class _WindowRows:
    """The destination of a window: its rows go to the caller's memory, record by record, from the arena there.

    `rows_LT2B`: uint8 [layers, tokens, 2 planes, row_bytes] of the window; but for the bytes of a row, in any order
    in memory. A `BatchDestination`: a record is verified and copied while the processor's cache has it.
    """

    def __init__(self, rows_LT2B: KVView, window: KvWindow) -> None:
        #: A row is one element: numpy copies those faster than bytes.
        self._row = np.dtype((np.void, rows_LT2B.shape[3]))
        self._rows_LT2 = rows_LT2B.view(self._row)[..., 0]
        self._window = window
        self._is_here_LT2 = np.zeros(rows_LT2B.shape[:3], np.bool_)
        self.team = ThreadTeam(usual_num_threads())

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`."""
        header = read_header(record)
        self._check(header)
        self._put(header, kv_rows(record, header).view(self._row)[..., 0], header.tokens, token_end)

    def copy_batch(self, batch: RecordBatch) -> None:
        """See `BatchDestination.copy_batch`."""
        first, ends_R = batch.first, batch.token_ends_R
        self._check(first)
        shape = first.layer_end - first.layer_start, first.num_tokens, first.plane_end - first.plane_start
        offsets, starts = batch.payload_offsets.tolist(), batch.token_starts_R.tolist()
        tokens_RT = batch.tokens_RT() if first.offsets is not None else None

        def copy_one(number: int) -> bool:
            if not batch.verify(number, number + 1):
                return False
            start = offsets[number]
            rows_LTP = batch.arena_NB[start : start + first.payload_bytes].view(self._row).reshape(shape)
            own = slice(starts[number], starts[number] + first.num_tokens)
            tokens = own if tokens_RT is None else tokens_RT[number]
            self._put(first, rows_LTP, tokens, None if ends_R is None else int(ends_R[number]))
            return True

        self.team.run(copy_one, len(batch))

    def flush(self) -> None:
        """What was copied is at its target."""

    def check_filled(self) -> None:
        """Raises RowsMissing when a row has come in no record."""
        num_missing = self._is_here_LT2.size - np.count_nonzero(self._is_here_LT2)
        if num_missing:
            raise RowsMissing(f"no record brought {num_missing} of {self._is_here_LT2.size} wanted rows of K and V")

    def _check(self, header: RecordHeader) -> None:
        """Raises ValueError for a record that has no business here."""
        check_kind(header, RecordKind.KV)
        window = self._window
        if not window.layer_start <= header.layer_start < header.layer_end <= window.layer_end:
            layers = f"{header.layer_start} to {header.layer_end - 1}"
            raise ValueError(f"a record of layers {layers} came where {window.layer_start} is the first")

    def _put(
        self,
        header: RecordHeader,
        rows_LTP: npt.NDArray[np.void],
        tokens: slice | npt.NDArray[np.int64],
        token_end: int | None,
    ) -> None:
        """Rows of the window among a record's, which are of `tokens`, before `token_end`."""
        first, end = self._window.token_start, self._window.token_end
        end = end if token_end is None else min(end, token_end)
        at: slice | npt.NDArray[np.int64]
        kept: slice | npt.NDArray[np.bool_]
        if isinstance(tokens, slice):
            start = max(tokens.start, first)
            stop = max(start, min(tokens.stop, end))
            at, kept = slice(start - first, stop - first), slice(start - tokens.start, stop - tokens.start)
        else:
            kept = (tokens >= first) & (tokens < end)
            at = tokens[kept] - first
        layers = slice(header.layer_start - self._window.layer_start, header.layer_end - self._window.layer_start)
        planes = slice(header.plane_start, header.plane_end)
        self._rows_LT2[layers, at, planes] = rows_LTP[:, kept]
        self._is_here_LT2[layers, at, planes] = True


class _WindowLoad:
    """A window on its way into the caller's memory, which need not be in C order: to be finished or cancelled."""

    def __init__(
        self, rows_LT2B: KVView, client: StoreClient, placement_id: int, num_stored: int, window: KvWindow
    ) -> None:
        """Begins. Raises StoreUnreachable; ValueError as `slots_of`."""
        self.window = window
        self._destination = _WindowRows(rows_LT2B, window)
        slots = slots_of(client.geometry, (window.layer_start, window.layer_end))
        tokens_T = np.arange(num_stored)
        is_wanted_T = (tokens_T >= window.token_start) & (tokens_T < window.token_end)
        self._load = client.load(placement_id, self._destination, slots=slots, tokens=is_wanted_T)

    def finish(self, timeout_s: float) -> None:
        """Return when all rows are there. Raises as `load_rows`."""
        try:
            self._load.wait_all(timeout_s)
            self._destination.check_filled()
        finally:
            self.cancel()

    def cancel(self) -> None:
        """On return the memory is not written to any more."""
        self._load.cancel()
