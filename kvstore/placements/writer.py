"""The writer: one thread that writes staged records to disk and publishes them.

Order: data, fdatasync, catalog. Requests never wait for it. On a full disk old KV is evicted, and the write is tried
once more. A failed write gives up its extent, is counted, and pauses storing for a while; serving continues.
"""

import contextlib
import itertools
import logging
import math
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kvstore.counters import StoreCounters
from kvstore.disk.files import FULL_ERRNOS
from kvstore.disk.segment import SegmentFiles
from kvstore.errors import StoreWriteFailed
from kvstore.format.record import write_headers
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.placements.held import Placements
from kvstore.placements.placement import PendingExtent
from kvstore.tiers.frames import Frame
from kvstore.tiers.host_tier import HostTier

log = logging.getLogger(__name__)

#: Seconds without storing after a failed write, so that not every chunk meets a full disk.
_PAUSE_S = 5.0
#: Seconds after an eviction for a refused write without another, unless a write succeeds: other programs may take the
#: room, or the cause is another.
_NO_EVICTION_S = 600.0


@dataclass(slots=True, eq=False)
class ExtentWrite:
    """An extent that a worker is sending. Changed on the writer's thread, except `is_closed`."""

    pending: PendingExtent
    #: Whether it accepts no more chunks.
    is_closed: bool = False
    has_failed: bool = False
    #: Frames kept until the extent is published, which then puts its records into the host tier without a read.
    kept: list[Frame] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class StagedChunks:
    """Neighbouring chunks of an extent, whose payloads are written and whose headers are not."""

    write: ExtentWrite
    number: int
    num_chunks: int
    #: Frames by slot, in their order on disk; of all slots when the chunks are put.
    frames: dict[int, list[Frame]] = field(default_factory=dict)
    #: Bytes of frames that were staged before all rows were computed.
    early_bytes: int = 0
    #: Slots whose records have headers and are readable.
    shown: set[int] = field(default_factory=set)

    def add(self, pieces: Sequence[tuple[int, int]], frames: Sequence[Frame]) -> None:
        """Add the frames of pieces of each chunk (`Geometry.pieces`), chunk by chunk."""
        for slot_index, of_slot in itertools.groupby(enumerate(pieces), lambda piece: piece[1][0]):
            parts = [frames[at :: len(pieces)] for at, _ in of_slot]
            self.frames[slot_index] = [frame for chunk in zip(*parts, strict=True) for frame in chunk]

    def all_frames(self) -> list[Frame]:
        return [frame for of_slot in self.frames.values() for frame in of_slot]


class Writer:
    """Writes and publishes extents in a thread, which it owns. Borrows files, tier and placements."""

    def __init__(
        self,
        geometry: Geometry,
        files: SegmentFiles,
        tier: HostTier,
        placements: Placements,
        counters: StoreCounters,
        silent_after_s: float = math.inf,
    ) -> None:
        """`silent_after_s`: seconds of a write after which the disk counts as silent."""
        self._geometry = geometry
        self._files = files
        self._tier = tier
        self._placements = placements
        self._counters = counters
        self._silent_after_s = silent_after_s
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="kv-write", daemon=True)
        #: Limit of kept frames of all extents, in bytes: many incomplete extents must leave memory for reads.
        self._keep_bytes = tier.arena.size_bytes // 8
        self._kept_bytes = 0
        #: Bytes of frames staged early, which together with kept frames may take half of the arena.
        self._early_bytes = 0
        self._most_early_bytes = tier.arena.size_bytes // 2
        self._lock = threading.Lock()
        #: Extents that are being sent, by placement.
        self._open: dict[int, list[ExtentWrite]] = {}
        self._paused_until = 0.0
        #: Time until which no KV is evicted for refused writes.
        self._no_eviction_until = 0.0

    @property
    def _arena(self) -> memoryview:
        arena = self._tier.arena
        return arena.view(0, arena.size_bytes)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Write and publish all accepted chunks, then end the thread."""
        if self._thread.is_alive():
            with self._lock:
                placements = list(self._open)
            for placement_id in placements:
                self.finish(placement_id)
            self._queue.put(None)
            self._thread.join()

    @property
    def is_paused(self) -> bool:
        """Whether chunks are refused, because a write has just failed or the disk does not answer one."""
        return time.monotonic() < self._paused_until or self._files.writes.longest_s() >= self._silent_after_s

    def begin(self, pending: PendingExtent) -> ExtentWrite:
        write = ExtentWrite(pending)
        with self._lock:
            self._open.setdefault(pending.held.id, []).append(write)
        return write

    def accept(self, staged: StagedChunks) -> None:
        """Take over staged frames, to be written soon."""
        self._queue.put(lambda: self._write(staged))

    def begin_early(self, size_bytes: int) -> int:
        """Reserve bytes for frames before all rows are computed; returns them, or 0 when too many are in use.

        Ended by `end_early` or `end_early_bytes`.
        """
        with self._lock:
            if self._kept_bytes + self._early_bytes + size_bytes > self._most_early_bytes:
                return 0
            self._early_bytes += size_bytes
            return size_bytes

    def end_early(self, staged: StagedChunks) -> None:
        """End the reservation of early frames, which were put or given up. Call once."""
        self.end_early_bytes(staged.early_bytes)

    def end_early_bytes(self, size_bytes: int) -> None:
        with self._lock:
            self._early_bytes -= size_bytes

    def show(self, staged: StagedChunks, slots: Iterable[int]) -> None:
        """Make the records of slots, whose payloads are complete, readable before they are on disk."""
        for slot_index in slots:
            if slot_index not in staged.shown:
                self._seal(staged, slot_index)
                self._show(staged, slot_index)
                staged.shown.add(slot_index)

    def finish(self, placement_id: int) -> None:
        """Publish a placement's incomplete extents as far as their chunks are complete, after all accepted chunks."""
        self._queue.put(lambda: self._finish(placement_id))

    def drain(self, timeout_s: float) -> bool:
        """Wait until all accepted chunks are durable and published, or given up. False after `timeout_s` seconds."""
        done = threading.Event()
        self._queue.put(done.set)
        return done.wait(timeout_s)

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            with self._outliving_bugs():
                job()

    @contextlib.contextmanager
    def _outliving_bugs(self) -> Iterator[None]:
        """Log and count an unexpected error, so that the thread survives a bug with one extent."""
        try:
            yield
        except Exception:
            self._counters.write_errors += 1
            log.exception("writing stored KV failed")

    def _write(self, staged: StagedChunks) -> None:
        write = staged.write
        if write.has_failed or write.is_closed:
            if not write.has_failed and write.pending.num_written:  # otherwise the whole extent is already counted
                self._counters.skipped_failed_chunks += staged.num_chunks
            self._tier.free(staged.all_frames())
            return
        left = staged.all_frames()
        try:
            self._write_with_room(staged)
            first_kept = self._keep(staged)
            left = [frame for slot_index, first in first_kept.items() for frame in staged.frames[slot_index][:first]]
            for slot_index in first_kept.keys() - staged.shown:
                self._show(staged, slot_index, first_kept[slot_index])
            rest, left = left, []
            self._tier.free(rest)
            write.pending.num_written = write.pending.extent.num_written = staged.number + staged.num_chunks
            self._tier.arrived(write.pending.extent.id)
        except Exception as error:  # noqa: BLE001 - memory and room must be freed after any error
            self._fail(write, error, left)
            return
        if write.pending.num_written == write.pending.num_chunks:
            self._publish(write)

    def _write_with_room(self, staged: StagedChunks) -> None:
        """Write records; on a full disk evict KV and try again. Raises OSError."""
        try:
            self._write_records(staged)
        except OSError as error:
            if not self._made_room(staged.write, error):
                raise
            self._counters.write_errors += 1
            self._write_records(staged)

    def _made_room(self, write: ExtentWrite, error: Exception) -> bool:
        """Evict KV if the error is a full disk; whether any was evicted. Not again until a later write is durable."""
        return isinstance(error, OSError) and error.errno in FULL_ERRNOS and self._made_room_if_full(write)

    def _made_room_if_full(self, write: ExtentWrite) -> bool:
        if time.monotonic() < self._no_eviction_until or not self._placements.make_room(write.pending):
            return False
        self._no_eviction_until = time.monotonic() + _NO_EVICTION_S
        return True

    def _end_keeping(self, write: ExtentWrite, *, is_wanted: bool) -> None:
        kept, write.kept = write.kept, []
        self._kept_bytes -= sum([frame.size_bytes for frame in kept])
        if is_wanted:
            self._tier.adopt(kept)
        else:
            self._tier.free(kept)

    def _write_records(self, staged: StagedChunks) -> None:
        segment, arena = staged.write.pending.extent.run.segment, self._arena
        for slot_index, slot in enumerate(self._geometry.slots):
            if slot_index not in staged.shown:
                self._seal(staged, slot_index)
            offsets_R, size = _offsets(staged.frames[slot_index]), slot.record_bytes
            bounds = [0, *(np.flatnonzero(np.diff(offsets_R) != size) + 1).tolist(), len(offsets_R)]
            runs = [(int(offsets_R[first]), (end - first) * size) for first, end in itertools.pairwise(bounds)]
            buffers = [arena[offset : offset + num_bytes] for offset, num_bytes in runs]
            first_ref = RecordRef(staged.write.pending.extent, staged.number * slot.parts, slot_index)
            self._files.write(segment, self._geometry.offset_bytes(first_ref), buffers)
            self._counters.written_bytes += len(offsets_R) * size

    def _seal(self, staged: StagedChunks, slot_index: int) -> None:
        """Write the headers of a slot's records, whose payloads are in place."""
        pending, slot = staged.write.pending, self._geometry.slots[slot_index]
        tokens = pending.held.tokens_of(pending.chunk_start, pending.extent.num_chunks)
        assert len(tokens) == pending.extent.num_chunks * self._geometry.tokens_per_chunk
        offsets_R = _offsets(staged.frames[slot_index])
        numbers_R = staged.number * slot.parts + np.arange(len(offsets_R))
        identities = self._geometry.record_identities(pending.extent, slot_index, numbers_R, tokens)
        write_headers(np.frombuffer(self._arena, np.uint8), offsets_R, slot, identities)

    def _show(self, staged: StagedChunks, slot_index: int, first: int = 0) -> None:
        """Make a slot's sealed records readable, from frame `first` on."""
        extent, number = staged.write.pending.extent, staged.number * self._geometry.slots[slot_index].parts
        frames = staged.frames[slot_index]
        refs = [RecordRef(extent, number + at, slot_index) for at in range(first, len(frames))]
        self._tier.show(frames[first:], refs)

    def _keep(self, staged: StagedChunks) -> dict[int, int]:
        """Keep as many written frames as there is room for, the last ones first; return the first kept one, by slot."""
        first_kept = dict[int, int]()
        with self._lock:
            for slot_index in reversed(range(len(self._geometry.slots))):
                frames, size = staged.frames[slot_index], self._geometry.slots[slot_index].record_bytes
                room = min(self._keep_bytes, self._most_early_bytes - self._early_bytes) - self._kept_bytes
                first_kept[slot_index] = len(frames) - min(max(0, room) // size, len(frames))
                kept = frames[first_kept[slot_index] :]
                # The first chunks last, so that they count as the most recent ones.
                staged.write.kept += reversed(kept)
                self._kept_bytes += len(kept) * size
        return first_kept

    def _publish(self, write: ExtentWrite) -> None:
        pending = write.pending
        self._close(write)
        try:
            self._files.sync(pending.extent.run.segment)
        except Exception as error:  # noqa: BLE001 - as in `_write`
            with self._outliving_bugs():
                self._made_room(write, error)  # for the next extent: the data of this one may be lost
            self._fail(write, error)
            return
        is_wanted = False
        try:
            is_published = pending.extent in self._placements.complete(pending, pending.num_written)
            if is_published:
                self._no_eviction_until = 0.0
            # Also kept while it waits for another worker's extent: no client can request it before its publication.
            is_wanted = (is_published or pending.is_waiting) and not pending.held.is_void
        except StoreWriteFailed as error:
            if not (error.is_full and self._made_room_if_full(write)):  # for the next extent
                self._pause(error)
        finally:
            self._end_keeping(write, is_wanted=is_wanted)
        if is_wanted and (pending.held.is_void or pending.extent.is_retired):
            # It was deleted meanwhile; a later deletion drops the records itself.
            self._tier.forget(lambda extent: extent == pending.extent.id)

    def _finish(self, placement_id: int) -> None:
        with self._lock:
            writes = list(self._open.get(placement_id, ()))
        for write in writes:
            with self._outliving_bugs():
                if write.pending.num_written:
                    self._publish(write)
                else:
                    self._close(write)
                    self._placements.give_up(write.pending)

    def _fail(self, write: ExtentWrite, error: Exception, frames: Sequence[Frame] = ()) -> None:
        """Give up an extent, and free its memory and room. `frames`: more frames to free."""
        write.has_failed = True
        self._close(write)
        self._counters.write_errors += 1
        with contextlib.ExitStack() as every:
            every.callback(self._placements.give_up, write.pending)
            every.callback(self._end_keeping, write, is_wanted=False)
            every.callback(self._tier.free, frames)
        if isinstance(error, OSError):
            self._pause(error)
        else:
            log.error("writing stored KV failed", exc_info=error)

    def _pause(self, error: BaseException) -> None:
        if not self.is_paused:
            log.warning("KV is not stored for %.0f s: %s", _PAUSE_S, error)
        self._paused_until = time.monotonic() + _PAUSE_S

    def _close(self, write: ExtentWrite) -> None:
        write.is_closed = True
        placement_id = write.pending.held.id
        with self._lock:
            writes = self._open.get(placement_id, [])
            if write in writes:
                writes.remove(write)
            if not writes:
                self._open.pop(placement_id, None)


def _offsets(frames: Sequence[Frame]) -> npt.NDArray[np.int64]:
    """Offset of each frame in the arena."""
    return np.array([frame.offset for frame in frames], np.int64)
