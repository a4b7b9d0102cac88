"""Saves: chunks of KV rows are written into the store's memory, and the store makes them durable."""

import contextlib
import itertools
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kvstore.client.link_pool import LinkPool
from kvstore.client.open_requests import OpenRequests
from kvstore.dataplane.answers import Appended, StagedFrames
from kvstore.dataplane.links import StoreLink
from kvstore.dataplane.requests import MAX_APPENDED_TOKENS, Append, Cancel, Fill, Put, Room, Stage
from kvstore.errors import StoreUnreachable
from kvstore.format.layout import RecordSlot
from kvstore.format.payload import KVView, coded_rows, fill_payloads, has_codes
from kvstore.index.geometry import Geometry

#: Codes computed rows, uint8 [layers, tokens, 2, row_bytes], by the layout's codec.
CodeRows = Callable[[KVView], KVView]
#: Most bytes of rows that are coded and copied in one step, unless one chunk of a layer range has more.
_FILLED_BYTES = 8 * 2**20


class Saves:
    """Saves of one client, which writes into the store's memory. Several threads may save."""

    def __init__(self, geometry: Geometry, links: LinkPool, requests: OpenRequests) -> None:
        self._geometry = geometry
        self._links = links
        self._requests = requests
        #: Faster function for coded rows, with the codec's exact bytes; None for the codec itself.
        self.code_rows: CodeRows | None = None
        self._num_fills = 0
        self._filled = threading.Condition()

    def save(self, placement_id: int, chunk_start: int, chunk_end: int, view: KVView, first_token: int) -> int:
        """See `StoreClient.save`."""
        (number, link), at = self._links.link("save"), chunk_start
        while at < chunk_end:
            request = self._requests.new_number()
            try:
                staged = self._requests.ask(number, link, Stage(request, placement_id, at, chunk_end - at))
                assert isinstance(staged, StagedFrames)
                if not staged.num_chunks:
                    break
                self.fill(link, at * self._geometry.tokens_per_chunk - first_token, staged, view)
            except BaseException:
                with contextlib.suppress(StoreUnreachable):
                    link.send(Cancel(request))  # gives staged memory back
                raise
            self._requests.ask(number, link, Put(request))
            at += staged.num_chunks
        return at - chunk_start

    def append(self, placement_id: int, first_token: int, token_ids: Sequence[int]) -> tuple[int, int]:
        """See `StoreClient.append`."""
        (number, link), step = self._links.link("save"), self._geometry.tokens_per_chunk
        tokens = np.array(token_ids[: len(token_ids) // step * step], np.uint32)
        most, start, end = MAX_APPENDED_TOKENS // step * step, 0, 0
        for at in range(0, len(tokens), most):
            part = Append(self._requests.new_number(), placement_id, first_token + at, tokens[at : at + most])
            appended = self._requests.ask(number, link, part)
            assert isinstance(appended, Appended)
            start, end = appended.chunk_start if start == end else start, appended.chunk_end
        return start, end

    def early(self, placement_id: int, chunk_start: int, chunk_end: int) -> "EarlySave":
        """See `StoreClient.save_early`."""
        number, link = self._links.link("save")
        early = EarlySave(self, self._requests, self._geometry, number, link)
        early.stage(placement_id, chunk_start, chunk_end)
        return early

    def fill(
        self, link: StoreLink, row: int, staged: StagedFrames, view: KVView, slots: Collection[int] | None = None
    ) -> None:
        """Fill the staged records of chunks, of some slots or all, from rows of the view that begin at `row`.

        The unit of work is a slot of many chunks. Raises StoreClosed.
        """
        geometry, step, at = self._geometry, self._geometry.tokens_per_chunk, 0
        pieces = geometry.pieces if slots is None else geometry.pieces_of(slots)
        offsets_CP = np.array(staged.offsets, np.int64).reshape(staged.num_chunks, len(pieces))
        offsets_of = dict[int, npt.NDArray[np.int64]]()
        for index in dict.fromkeys(index for index, _ in pieces):
            offsets_of[index] = offsets_CP[:, at : at + geometry.slots[index].parts]
            at += geometry.slots[index].parts
        with self._filling():
            for (start, end), of_range in itertools.groupby(offsets_of, self._layers_of):
                indexes = list(of_range)
                most = max(1, _FILLED_BYTES // ((end - start) * step * 2 * view.shape[-1]))
                for first in range(0, staged.num_chunks, most):
                    last = min(first + most, staged.num_chunks)
                    self._requests.check_open()  # so that `close` waits for one of these steps at most
                    rows = view[start:end, row + first * step : row + last * step]
                    parts = [(geometry.slots[index], offsets_of[index][first:last].reshape(-1)) for index in indexes]
                    self._fill_slots(link, rows, start, parts)

    def _layers_of(self, slot_index: int) -> tuple[int, int]:
        slot = self._geometry.slots[slot_index]
        return slot.layer_start, slot.layer_end

    def _fill_slots(
        self,
        link: StoreLink,
        rows: KVView,
        first_layer: int,
        offsets_of: Sequence[tuple[RecordSlot, npt.NDArray[np.int64]]],
    ) -> None:
        """Fill records of slots of one range of layers, given by their offsets, from the rows of their chunks."""
        layout, shape = self._geometry.identity.layout, self._geometry.identity.shape
        coded, coded_shape = None, layout.coded_shape(shape)
        if coded_shape is not None and any(has_codes(slot) for slot, _ in offsets_of):
            coded = coded_rows(rows, shape, coded_shape) if self.code_rows is None else self.code_rows(rows)
        for slot, offsets_R in offsets_of:
            for first, end, stride in _strides(offsets_R):
                base = int(offsets_R[first]) + slot.header_bytes
                memory = link.view(base, (end - first - 1) * stride + slot.payload_bytes)
                size = end - first, slot.payload_bytes
                payloads_RB = np.ndarray(size, np.uint8, memory, strides=(max(stride, 1), 1))
                of_records = slice(first * slot.num_tokens, end * slot.num_tokens)
                of_coded = None if coded is None else coded[:, of_records]
                fill_payloads(payloads_RB, slot, rows[:, of_records], layout, shape, first_layer, of_coded)

    def wait_for_fills(self) -> None:
        """Wait until no save writes. Called after `OpenRequests.close`."""
        with self._filled:
            self._filled.wait_for(lambda: not self._num_fills)

    @contextlib.contextmanager
    def _filling(self) -> Iterator[None]:
        """Count the block as a fill for `wait_for_fills`. Raises StoreClosed."""
        with self._filled:
            self._requests.check_open()
            self._num_fills += 1
        try:
            yield
        finally:
            with self._filled:
                self._num_fills -= 1
                self._filled.notify_all()


def _strides(offsets_R: npt.NDArray[np.int64]) -> Iterator[tuple[int, int, int]]:
    """Longest ranges [first, end) of offsets at one positive distance, each with this distance; 0 for one offset."""
    distances = np.diff(offsets_R)
    changes = [*(np.flatnonzero(distances[1:] != distances[:-1]) + 1).tolist(), len(distances)]
    first, each = 0, distances.tolist()
    for change in changes:
        if first < change and each[first] > 0:
            yield first, change + 1, each[first]
            first = change + 1
        else:
            for alone in range(first, change):
                yield alone, alone + 1, 0
            first = max(first, change)
    if first < len(offsets_R):
        yield first, first + 1, 0


@dataclass(slots=True)
class _EarlyChunks:
    """Neighbouring chunks with reserved room on disk, and their slots that are filled."""

    chunk_start: int
    num_chunks: int
    filled: set[int] = field(default_factory=set)


class EarlySave:
    """Chunks saved layer by layer while their rows are computed, so that readers can read finished layers.

    Memory is requested layer by layer: if it is short, the first layers of all chunks are saved early, instead of all
    layers of the first chunks. Used by one thread at a time. Owns staged memory until `finish` or `cancel`. A call that
    raises has given everything back.
    """

    def __init__(
        self, saves: Saves, requests: OpenRequests, geometry: Geometry, link_number: int, link: StoreLink
    ) -> None:
        self._saves = saves
        self._requests = requests
        self._geometry = geometry
        self._link_number = link_number
        self._link = link
        #: Staged chunks, by request.
        self._staged: dict[int, _EarlyChunks] = {}
        self._filled: set[int] = set()

    def stage(self, placement_id: int, chunk_start: int, chunk_end: int) -> None:
        """Reserve room on disk for chunks, in order, as far as there is any. Raises StoreUnreachable."""
        at = chunk_start
        with self._given_back_on_failure():
            while at < chunk_end:
                request = self._requests.new_number()
                message = Stage(request, placement_id, at, chunk_end - at, is_early=True)
                staged = self._requests.ask(self._link_number, self._link, message)
                assert isinstance(staged, StagedFrames)
                if not staged.num_chunks:
                    break
                self._staged[request] = _EarlyChunks(at, staged.num_chunks)
                at += staged.num_chunks

    def fill(self, view: KVView, num_layers: int) -> None:
        """Save records of the first `num_layers` layers, whose rows are in the view, if the store has spare memory.

        Raises StoreUnreachable, StoreClosed.
        """
        slots = {index for index in self._geometry.kv_slots if self._geometry.slots[index].layer_end <= num_layers}
        slots -= self._filled
        if slots and self._staged:
            wanted = sorted(slots)
            with self._given_back_on_failure():
                rooms = [Room(request, wanted, is_early=True) for request in self._staged]
                for frames in self._requests.ask_all(self._link_number, self._link, rooms):
                    assert isinstance(frames, StagedFrames)
                    if frames.num_chunks:
                        self._fill(frames, view, slots)
                        self._link.send(Fill(frames.request, wanted))
        self._filled |= slots

    def finish(self, view: KVView) -> int:
        """Save the rest of the chunks, whose rows are all in the view; returns the number saved, from the first on.

        It is smaller when the store has no memory in time. Raises as `fill`.
        """
        every, num_chunks = set(range(len(self._geometry.slots))), 0
        with self._given_back_on_failure():
            for request, chunks in list(self._staged.items()):
                rest = every - chunks.filled
                if rest:
                    frames = self._requests.ask(self._link_number, self._link, Room(request, sorted(rest)))
                    assert isinstance(frames, StagedFrames)
                    if not frames.num_chunks:
                        self.cancel()
                        break
                    self._fill(frames, view, rest)
                self._requests.ask(self._link_number, self._link, Put(request))
                del self._staged[request]
                num_chunks += chunks.num_chunks
        return num_chunks

    def cancel(self) -> None:
        """Give back staged memory of unfinished chunks. May also be called after the end."""
        staged, self._staged = self._staged, {}
        with contextlib.suppress(StoreUnreachable):
            for request in staged:
                self._link.send(Cancel(request))

    def _fill(self, frames: StagedFrames, view: KVView, slots: Collection[int]) -> None:
        chunks = self._staged[frames.request]
        self._saves.fill(self._link, chunks.chunk_start * self._geometry.tokens_per_chunk, frames, view, slots)
        chunks.filled.update(slots)

    @contextlib.contextmanager
    def _given_back_on_failure(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.cancel()
            raise
