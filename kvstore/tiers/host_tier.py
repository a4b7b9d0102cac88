"""The host tier: records in the arena, each read once and leased to many users.

Demand and prefetch share the arena, so `host_bytes` limits both together. The tier combines three parts: frames and
their leases (`kvstore/tiers/frames.py`), the choice of idle records that stay (`kvstore/tiers/residency.py`), and
entries that wait to be read (`kvstore/tiers/waiting_entries.py`). It owns their lock, and submits the disk reads.
"""

import math
import threading
import time
from collections.abc import Callable, Iterable, Sequence

from kvstore.counters import StoreCounters
from kvstore.disk.disk_read import ReadCancelled, RecordRead
from kvstore.disk.io_engine import IoEngine
from kvstore.errors import RecordCorrupt, StoreClosed, StoreSilent, StoreUnreachable
from kvstore.format.record import RecordIdentity, verify, verify_header, verify_page, verify_payload
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.tiers.frames import Frame, Frames, FrameState, HostFetch, leased_frames
from kvstore.tiers.residency import Residency, of_each
from kvstore.tiers.waiting_entries import WaitingEntries

#: Most bytes submitted to the engine, as a multiple of its bytes in flight, so that it always has a next read.
_READ_AHEAD = 2
#: Seconds between a waiting thread's checks whether memory can still become free.
_LOOK_S = 1.0


class HostTier:
    """Owns frames, residency, waiting entries, and the lock that guards them. Borrows the engine. Thread-safe."""

    def __init__(
        self, geometry: Geometry, engine: IoEngine, host_bytes: int, policy: str, counters: StoreCounters
    ) -> None:
        self._geometry = geometry
        self._engine = engine
        self._counters = counters
        self.frames = Frames(geometry, host_bytes)
        self.residency = Residency(self.frames, host_bytes, policy)
        self.waiting = WaitingEntries(geometry, self.frames, self.residency, _READ_AHEAD * engine.max_bytes_in_flight)
        self.arena = self.frames.arena
        self.lock = threading.RLock()
        #: Notified when memory may be free.
        self._room = threading.Condition(self.lock)
        self._is_closed = False
        #: Error for fetches while the disk does not answer.
        self._silence: StoreSilent | None = None

    def open(self) -> None:
        self.frames.open()

    def close(self) -> None:
        """Close the arena. The engine must be closed first, so that no read writes to it."""
        with self.lock:
            self._is_closed = True
            self._room.notify_all()
        self.arena.close()

    def is_resident(self, ref: RecordRef) -> bool:
        frame = self.frames.of_record.get(ref.key)
        return frame is not None and frame.state is FrameState.READY

    @property
    def used_bytes(self) -> int:
        return self.frames.memory.used_bytes

    # -- reading -------------------------------------------------------------------------------------------------------

    def lease_resident(self, fetch: HostFetch) -> list[tuple[int, int]]:
        """Lease the resident records: (entry, arena offset). For a fetch of which nothing was requested yet."""
        ready: list[tuple[int, int]] = []
        of_record, leases, size_bytes = self.frames.of_record, fetch.leases, 0
        with self.lock:
            if self.waiting.is_short or fetch.is_cancelled:
                return ready  # entries that wait for memory have precedence
            for entry, frame in enumerate(map(of_record.get, fetch.refs.keys)):
                if frame is not None and frame.state is FrameState.READY:
                    frame.leases += 1
                    leases[entry] = frame
                    size_bytes += frame.size_bytes
            ready = [(entry, frame.offset) for entry, frame in leases.items()]
            self._counters.host_hits += len(ready)
            self._counters.host_hit_bytes += size_bytes
        return ready

    def request(self, fetch: HostFetch, entries: Iterable[int]) -> None:
        """Deliver the resident records of entries and read the rest; calls back at once or from an I/O thread."""
        asked = list(entries)
        with self.lock:
            if fetch.is_cancelled:
                return
            silence = self._silence
            if silence is None:
                self.waiting.add(fetch, asked)
        if silence is None:
            self._feed()
        elif asked:
            fetch.user.fetch_failed(fetch, asked[0], silence)

    def release(
        self,
        fetch: HostFetch,
        entries: Sequence[int],
        importance: float | Sequence[float] = 1.0,
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None:
        """End the leases of entries, whose frames may then be overwritten. `is_last`: then `cancel` the fetch.

        `importance`: of all entries, or of each; NaN if not used. `is_moved`: the user keeps copies, so the memory is
        better used for other records (IMPRESS 4.4.2). Raises ValueError for an importance that the policy refuses;
        leases from that entry on have not ended.
        """
        leases, end_lease = fetch.leases, self.residency.end_lease
        with self.lock:
            try:
                frames = [] if is_moved else [frame for frame in map(leases.get, entries) if frame is not None]
                if len(frames) == len(entries) and self.residency.end_used(frames, importance):
                    for entry in entries:
                        del leases[entry]
                    entries = ()
                for entry, of_entry in zip(entries, of_each(importance), strict=False):
                    frame = leases.get(entry)
                    if frame is not None:
                        frame.is_leaving |= is_moved
                        end_lease(frame, None if math.isnan(of_entry) else of_entry)
                        del leases[entry]
                if is_last:
                    self._end_leases(fetch)
            finally:
                self._room.notify_all()
        if is_last:
            self._cancel_reads(fetch)
        self._feed()

    def cancel(self, fetch: HostFetch) -> int:
        """End a fetch and all its leases. Returns the number of leases that it still had."""
        with self.lock:
            num_leases = len(fetch.leases)
            self._end_leases(fetch)
            self._room.notify_all()
        self._cancel_reads(fetch)
        self._feed()
        return num_leases

    def check_leased(self, fetch: HostFetch, entry: int) -> None:
        """Verify a leased record that the fetch's user found damaged. Raises RecordCorrupt if it is.

        A damaged record leaves memory with its last lease; users that get it until then also find the damage. The frame
        is leased during the check: otherwise, if the fetch were cancelled meanwhile, another record could be read into
        it.
        """
        with self.lock:
            frame = fetch.leases.get(entry)
            if frame is None:
                return  # cancelled
            frame.leases += 1
        try:
            record = self.arena.view(frame.offset, frame.size_bytes)
            verify_page(record)
            verify_payload(record)
        except RecordCorrupt:
            with self.lock:
                frame.is_leaving = True
            raise
        finally:
            with self.lock:
                self.residency.end_lease(frame, None)
                self._room.notify_all()
            self._feed()

    def promote(self, fetch: HostFetch) -> None:
        """Raise a fetch's remaining reads to demand priority."""
        with self.lock:
            self.waiting.promote(fetch)
        for batch in fetch.batches:
            self._engine.promote(batch)

    def disk_is_silent(self, error: StoreSilent) -> None:
        """Fail all fetches that wait for the disk, and later ones that need it, until `disk_answers`.

        Resident records are still served. No fetch waits for a read that ends later.
        """
        with self.lock:
            self._silence = error
            first = {fetch: entry for fetch, entry in reversed(self.waiting.all()) if not fetch.is_cancelled}
        for fetch, entry in first.items():
            fetch.user.fetch_failed(fetch, entry, error)

    def disk_answers(self) -> None:
        with self.lock:
            self._silence = None

    # -- residency -----------------------------------------------------------------------------------------------------

    def note_use(self, refs: Iterable[RecordRef], importance: float | Sequence[float] = 1.0) -> None:
        """Count uses of records in a client's device tier, which also change their scores here.

        `importance`: of all, or of each; NaN if not used. Raises ValueError for one that the policy refuses.
        """
        with self.lock:
            self.residency.note_use(refs, importance)

    def forget(self, is_gone: Callable[[int], bool]) -> None:
        """Drop records of extents that are gone, by id; leased records, and ones being read, with the last lease."""
        with self.lock:
            self.residency.forget(is_gone)
            self._room.notify_all()

    def room_for(self, ref: RecordRef) -> Frame | None:
        """A frame for a demoted record, if its score is above the lowest one here.

        None, at once, when it is not, when the record is already resident, or when there is no memory.
        """
        size_bytes = self._geometry.slots[ref.slot_index].record_bytes
        with self.lock:
            if not self.residency.is_wanted(ref.key, size_bytes):
                return None
            offset = self.frames.memory.allocate(size_bytes)
        return None if offset is None else leased_frames([size_bytes], [offset])[0]

    def take_back(self, frame: Frame, ref: RecordRef, expected: RecordIdentity) -> bool:
        """Admit the record in a filled frame from `room_for`; returns whether it is resident now.

        Raises RecordCorrupt when it does not match `expected`. The frame is freed unless the record is resident.
        """
        try:
            view = self.arena.view(frame.offset, frame.size_bytes)
            verify(view, expected, self._geometry.slots[ref.slot_index])
        except RecordCorrupt:
            self.free([frame])
            raise
        with self.lock:
            is_here = self.residency.take_in(frame, ref)
            self._room.notify_all()
        self._feed()
        return is_here

    # -- writing -------------------------------------------------------------------------------------------------------

    def allocate(
        self, sizes: Sequence[int], timeout_s: float, *, gives_up: Callable[[], bool] = lambda: False
    ) -> list[Frame] | None:
        """Leased frames without a record, all or none.

        None when there was no room for `timeout_s` seconds, or when there is none and the caller `gives_up`.
        """
        if sum(sizes) > self.frames.memory.size_bytes:
            return None
        deadline = time.monotonic() + timeout_s
        with self.lock:
            while (offsets := self.residency.memory_for_all(sizes)) is None:
                left_s = deadline - time.monotonic()
                if self._is_closed or left_s <= 0 or gives_up():
                    return None
                self._room.wait(min(left_s, _LOOK_S))
        return leased_frames(sizes, offsets)

    def show(self, frames: Sequence[Frame], refs: Sequence[RecordRef]) -> None:
        """Make the records in frames from `allocate` readable before they are on disk. Frames stay the caller's."""
        with self.lock:
            for frame, ref in zip(frames, refs, strict=True):
                assert ref.key not in self.frames.of_record, "no record is read before it is written"
                self.frames.put(frame, ref)

    def free(self, frames: Iterable[Frame]) -> None:
        """Free frames from `allocate`."""
        with self.lock:
            self.frames.give_back(frames)
            self._room.notify_all()
        self._feed()

    def adopt(self, frames: Iterable[Frame]) -> None:
        """Keep the durable records of shown frames for which there is room."""
        with self.lock:
            self.residency.keep_all(list(frames))
            self._room.notify_all()
        self._feed()

    def arrived(self, extent_id: int) -> None:
        """Retry the entries that wait for an unpublished extent, of which more can be read now."""
        with self.lock:
            self.waiting.arrived(extent_id)
        self._feed()

    def end_arriving(self, extent_id: int) -> None:
        """Fail the fetches that wait for an extent that will not be completed, with StoreUnreachable."""
        with self.lock:
            lost = self.waiting.end_arriving(extent_id)
        for fetch, entry in lost:
            _fail_lost(fetch, entry)

    # -- inside --------------------------------------------------------------------------------------------------------

    def _end_leases(self, fetch: HostFetch) -> None:
        """Cancel a fetch and end its leases. Lock held."""
        fetch.is_cancelled = True
        for frame in fetch.leases.values():
            self.residency.end_lease(frame, None)
        fetch.leases.clear()

    def _cancel_reads(self, fetch: HostFetch) -> None:
        for batch in fetch.batches:
            batch.cancel()

    def _feed(self) -> None:
        """Process the entries whose turn it is; the disk works while the next ones are prepared."""
        while self.waiting:
            with self.lock:
                turn = self.waiting.take()
                if turn is None:
                    return
                self._count_hits(turn.fetch, turn.ready)
            for entry in turn.lost:
                _fail_lost(turn.fetch, entry)
            if turn.ready:
                turn.fetch.user.fetched(turn.fetch, turn.ready, False)
            self._read(turn.fetch, turn.to_read)

    def _count_hits(self, fetch: HostFetch, ready: Sequence[tuple[int, int]]) -> None:
        """Count records that a fetch gets from memory. Lock held."""
        self._counters.host_hits += len(ready)
        self._counters.host_hit_bytes += sum([fetch.leases[entry].size_bytes for entry, _ in ready])

    def _read(self, fetch: HostFetch, frames: Sequence[Frame]) -> None:
        """Submit reads. When the engine is closed, waiting fetches fail, and the frames are freed."""
        if not frames:
            return
        try:
            reads = [self._read_into(frame) for frame in frames]
            fetch.batches.append(self._engine.submit(reads, fetch.priority, self._on_read))
        except StoreClosed as error:  # of the engine, or of the arena a moment later
            self._end_read([RecordRead(0, 0, memoryview(b""), frame.key) for frame in frames], error)
            return
        if fetch.is_cancelled:
            fetch.batches[-1].cancel()

    def _read_into(self, frame: Frame) -> RecordRead:
        assert frame.ref is not None
        view = self.arena.view(frame.offset, frame.size_bytes)
        return RecordRead(frame.ref.extent.run.segment, self._geometry.offset_bytes(frame.ref), view, frame.key)

    def _on_read(self, reads: Sequence[RecordRead], error: BaseException | None) -> None:
        """Handle the end of one disk read. On an I/O thread."""
        self._end_read(reads, error)
        self._feed()

    def _end_read(self, reads: Sequence[RecordRead], error: BaseException | None) -> None:
        """Verify the records of one disk read, then notify the fetches that wait for them."""
        delivered: dict[HostFetch, list[tuple[int, int]]] = {}
        joined: dict[HostFetch, list[tuple[int, int]]] = {}
        failed: list[tuple[HostFetch, int, BaseException]] = []
        again: dict[HostFetch, list[Frame]] = {}
        frames = [self.frames.of_record[read.tag] for read in reads]
        failures = [error or self._verify(frame, read) for frame, read in zip(frames, reads, strict=True)]
        with self.lock:
            for frame, failure in zip(frames, failures, strict=True):
                # A fetch that joined a cancelled read gets its own read.
                waiters = [(fetch, entry) for fetch, entry in frame.waiters if not fetch.is_cancelled]
                if isinstance(failure, ReadCancelled) and waiters:
                    again.setdefault(waiters[0][0], []).append(frame)
                    continue
                frame.waiters = []
                self.waiting.reading_bytes -= frame.size_bytes
                if failure is not None or not waiters:
                    self.frames.drop(frame)
                    failed += [(fetch, entry, failure) for fetch, entry in waiters if failure is not None]
                    continue
                frame.state, frame.expected_by = FrameState.READY, None
                self._counters.disk_reads += 1
                self._counters.disk_read_bytes += frame.size_bytes
                into = delivered  # the disk read counts for the first fetch only
                for fetch, entry in waiters:
                    fetch.lease(frame, entry)
                    into.setdefault(fetch, []).append((entry, frame.offset))
                    into = joined
            for fetch, entries in joined.items():
                self._count_hits(fetch, entries)
            self._room.notify_all()
        for fetch, frames in again.items():
            self._read(fetch, frames)
        for fetch, entries in delivered.items():
            fetch.user.fetched(fetch, entries, True)
        for fetch, entries in joined.items():
            fetch.user.fetched(fetch, entries, False)
        for fetch, entry, failure in failed:
            fetch.user.fetch_failed(fetch, entry, failure)

    def _verify(self, frame: Frame, read: RecordRead) -> RecordCorrupt | None:
        assert frame.ref is not None and frame.expected_by is not None
        try:
            verify_header(read.buffer, frame.expected_by.expect(frame.ref), self._geometry.slots[frame.ref.slot_index])
        except RecordCorrupt as error:
            return error
        return None


def _fail_lost(fetch: HostFetch, entry: int) -> None:
    if not fetch.is_cancelled:
        fetch.user.fetch_failed(fetch, entry, StoreUnreachable("a chunk was not written to disk"))
