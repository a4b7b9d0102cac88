"""The writer: one thread that takes staged records to disk and publishes them.

Publish order: data, fdatasync, catalog. Requests never wait for it. On a full disk old KV makes room, and the write is
tried once more. A write that fails gives up its extent, is counted, and stops storing for a while: serving goes on.
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

from kvstore.counters import StoreCounters
from kvstore.disk.files import FULL_ERRNOS
from kvstore.disk.segment import SegmentFiles
from kvstore.errors import StoreWriteFailed
from kvstore.format.record import write_header
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.placements.held import Placements
from kvstore.placements.placement import PendingExtent
from kvstore.tiers.frames import Frame
from kvstore.tiers.host_tier import HostTier

log = logging.getLogger(__name__)

#: After a failed write, nothing is stored for so long: a full disk is not asked again for every chunk.
_PAUSE_S = 5.0
#: When room was made in vain, because others took it or something else than room is short, no more goes for so long.
_IN_VAIN_S = 600.0


@dataclass(slots=True, eq=False)
class ExtentWrite:
    """An extent that a worker is sending. Changed on the writer's thread, but for `is_closed`."""

    pending: PendingExtent
    #: Nothing is accepted for it any more.
    is_closed: bool = False
    has_failed: bool = False
    #: Frames that stay until the extent is published: its records are in the host tier then, without a read.
    kept: list[Frame] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class StagedChunks:
    """Neighbouring chunks of an extent, payloads in place, headers not yet."""

    write: ExtentWrite
    number: int
    num_chunks: int
    #: By slot, in their order on disk; of all slots when the chunks are sent.
    frames: dict[int, list[Frame]] = field(default_factory=dict)
    #: Of their frames, those that were staged before all rows were computed.
    early_bytes: int = 0
    #: Slots whose records are complete, with their headers, and shown to readers.
    shown: set[int] = field(default_factory=set)

    def add(self, pieces: Sequence[tuple[int, int]], frames: Sequence[Frame]) -> None:
        """Frames of pieces of each chunk (`Geometry.pieces`), chunk by chunk."""
        for frame, (slot_index, _) in zip(frames, itertools.cycle(pieces), strict=False):
            self.frames.setdefault(slot_index, []).append(frame)

    def all_frames(self) -> list[Frame]:
        return [frame for of_slot in self.frames.values() for frame in of_slot]


class Writer:
    """Owns: its thread. Borrows: files, tier, placements."""

    def __init__(
        self,
        geometry: Geometry,
        files: SegmentFiles,
        tier: HostTier,
        placements: Placements,
        counters: StoreCounters,
        silent_after_s: float = math.inf,
    ) -> None:
        """`silent_after_s`: a write that takes longer has met a disk that does not answer."""
        self._geometry = geometry
        self._files = files
        self._tier = tier
        self._placements = placements
        self._counters = counters
        self._silent_after_s = silent_after_s
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="kv-write", daemon=True)
        #: Of all extents together, or many half-sent ones would leave no memory to read into.
        self._keep_bytes = tier.arena.size_bytes // 8
        self._kept_bytes = 0
        #: Of frames that were staged early. With those that are kept they have half of the arena.
        self._early_bytes = 0
        self._most_early_bytes = tier.arena.size_bytes // 2
        self._lock = threading.Lock()
        #: Extents that are being sent, by placement.
        self._open: dict[int, list[ExtentWrite]] = {}
        self._paused_until = 0.0
        #: Until then no KV is evicted for writes that are refused.
        self._in_vain_until = 0.0

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Write and publish what was accepted, then end."""
        if self._thread.is_alive():
            with self._lock:
                placements = list(self._open)
            for placement_id in placements:
                self.finish(placement_id)
            self._queue.put(None)
            self._thread.join()

    @property
    def is_paused(self) -> bool:
        """Whether a write failed a moment ago, or the disk does not answer one: nothing is taken to be written."""
        return time.monotonic() < self._paused_until or self._files.writes.longest_s() >= self._silent_after_s

    def begin(self, pending: PendingExtent) -> ExtentWrite:
        write = ExtentWrite(pending)
        with self._lock:
            self._open.setdefault(pending.held.id, []).append(write)
        return write

    def accept(self, staged: StagedChunks) -> None:
        """Take over the frames; they are written soon."""
        self._queue.put(lambda: self._write(staged))

    def begin_early(self, size_bytes: int) -> int:
        """Bytes that may be had of frames that are wanted before all rows are computed: all, or none.

        Ended by `end_early` or `end_early_bytes`.
        """
        with self._lock:
            if self._kept_bytes + self._early_bytes + size_bytes > self._most_early_bytes:
                return 0
            self._early_bytes += size_bytes
            return size_bytes

    def end_early(self, staged: StagedChunks) -> None:
        """They are sent, or given up. Once."""
        self.end_early_bytes(staged.early_bytes)

    def end_early_bytes(self, size_bytes: int) -> None:
        with self._lock:
            self._early_bytes -= size_bytes

    def show(self, staged: StagedChunks, slots: Iterable[int]) -> None:
        """All payloads of these slots are in place: readers can have the records, before they are written."""
        for slot_index in slots:
            if slot_index not in staged.shown:
                self._seal(staged, slot_index)
                for frame, ref in self._of_slot(staged, slot_index):
                    self._tier.show(frame, ref)
                staged.shown.add(slot_index)

    def finish(self, placement_id: int) -> None:
        """The placement sends no more: publish whole chunks of what was sent, after all that was accepted."""
        self._queue.put(lambda: self._finish(placement_id))

    def drain(self, timeout_s: float) -> bool:
        """Whether everything accepted before is durable and published (or given up) within `timeout_s` seconds."""
        done = threading.Event()
        self._queue.put(done.set)
        return done.wait(timeout_s)

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            with self._outliving_bugs():
                job()

    @contextlib.contextmanager
    def _outliving_bugs(self) -> Iterator[None]:
        """The thread, and what else it has to end, must outlive a bug in one extent."""
        try:
            yield
        except Exception:
            self._counters.write_errors += 1
            log.exception("writing stored KV failed")

    def _write(self, staged: StagedChunks) -> None:
        write = staged.write
        if write.has_failed or write.is_closed:
            if not write.has_failed and write.pending.num_written:  # else all of the extent has been counted
                self._counters.skipped_failed_chunks += staged.num_chunks
            self._tier.free(staged.all_frames())
            return
        left = [
            (frame, ref, slot_index in staged.shown)
            for slot_index in range(len(self._geometry.slots))
            for frame, ref in self._of_slot(staged, slot_index)
        ]
        try:
            self._write_with_room(staged)
            while left:
                frame, ref, is_shown = left[-1]
                self._keep_or_free(write, frame, ref, is_shown=is_shown)
                left.pop()
            write.pending.num_written = write.pending.extent.num_written = staged.number + staged.num_chunks
            self._tier.arrived(write.pending.extent.id)
        except Exception as error:  # noqa: BLE001 - whatever it is, its memory and its room come back
            self._fail(write, error, [frame for frame, _, _ in left])
            return
        if write.pending.num_written == write.pending.num_chunks:
            self._publish(write)

    def _write_with_room(self, staged: StagedChunks) -> None:
        """Raises OSError."""
        try:
            self._write_records(staged)
        except OSError as error:
            if not self._made_room(staged.write, error):
                raise
            self._counters.write_errors += 1
            self._write_records(staged)

    def _made_room(self, write: ExtentWrite, error: Exception) -> bool:
        """Whether old KV has gone because the disk is full. Until something is durable again, no more goes."""
        return isinstance(error, OSError) and error.errno in FULL_ERRNOS and self._made_room_if_full(write)

    def _made_room_if_full(self, write: ExtentWrite) -> bool:
        if time.monotonic() < self._in_vain_until or not self._placements.make_room(write.pending):
            return False
        self._in_vain_until = time.monotonic() + _IN_VAIN_S
        return True

    def _end_keeping(self, write: ExtentWrite, *, is_wanted: bool) -> None:
        kept, write.kept = write.kept, []
        self._kept_bytes -= sum(frame.size_bytes for frame in kept)
        if is_wanted:
            self._tier.adopt(kept)
        else:
            self._tier.free(kept)

    def _write_records(self, staged: StagedChunks) -> None:
        extent = staged.write.pending.extent
        for slot_index, slot in enumerate(self._geometry.slots):
            if slot_index not in staged.shown:
                self._seal(staged, slot_index)
            of_slot = self._of_slot(staged, slot_index)
            records = [self._tier.arena.view(frame.offset, slot.record_bytes) for frame, _ in of_slot]
            _, first = of_slot[0]
            self._files.write(extent.run.segment, self._geometry.offset_bytes(first), records)
            self._counters.written_bytes += len(records) * slot.record_bytes

    def _seal(self, staged: StagedChunks, slot_index: int) -> None:
        """Write the headers of a slot's records, whose payloads are in place."""
        pending, slot = staged.write.pending, self._geometry.slots[slot_index]
        tokens = pending.held.tokens_of(pending.chunk_start, pending.extent.num_chunks)
        assert len(tokens) == pending.extent.num_chunks * self._geometry.tokens_per_chunk
        for frame, ref in self._of_slot(staged, slot_index):
            record = self._tier.arena.view(frame.offset, slot.record_bytes)
            start, payload_end = slot.header_bytes, slot.header_bytes + slot.payload_bytes
            identity = self._geometry.record_identity(ref, tokens)
            write_header(record[:start], identity, slot, record[start:payload_end])
            record[payload_end:] = bytes(slot.record_bytes - payload_end)

    def _of_slot(self, staged: StagedChunks, slot_index: int) -> list[tuple[Frame, RecordRef]]:
        """The frames of a slot's records, in their order on disk."""
        extent, first = staged.write.pending.extent, staged.number * self._geometry.slots[slot_index].parts
        frames = enumerate(staged.frames[slot_index], first)
        return [(frame, RecordRef(extent, number, slot_index)) for number, frame in frames]

    def _keep_or_free(self, write: ExtentWrite, frame: Frame, ref: RecordRef, *, is_shown: bool) -> None:
        with self._lock:
            kept_bytes = self._kept_bytes + frame.size_bytes
            has_room = kept_bytes <= self._keep_bytes and kept_bytes + self._early_bytes <= self._most_early_bytes
        if not has_room:
            self._tier.free([frame])
            return
        if not is_shown:
            self._tier.show(frame, ref)
        write.kept.append(frame)
        self._kept_bytes += frame.size_bytes

    def _publish(self, write: ExtentWrite) -> None:
        pending = write.pending
        self._close(write)
        try:
            self._files.sync(pending.extent.run.segment)
        except Exception as error:  # noqa: BLE001 - as in `_write`
            with self._outliving_bugs():
                self._made_room(write, error)  # for the next one: what was written may be lost
            self._fail(write, error)
            return
        is_wanted = False
        try:
            is_published = pending.extent in self._placements.complete(pending, pending.num_written)
            if is_published:
                self._in_vain_until = 0.0
            # Also when it waits for an extent of another worker: no client can name it before that is published.
            is_wanted = (is_published or pending.is_waiting) and not pending.held.is_void
        except StoreWriteFailed as error:
            if not (error.is_full and self._made_room_if_full(write)):  # for the next one
                self._pause(error)
        finally:
            self._end_keeping(write, is_wanted=is_wanted)
        if is_wanted and (pending.held.is_void or pending.extent.is_retired):
            # Since we looked; what is deleted after this is dropped by the deletion.
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
        """Give up an extent: memory and room of it come back. `frames`: that are no longer needed, besides."""
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
