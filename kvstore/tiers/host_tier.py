"""The host tier: records in the arena, read once and leased to many.

Demand and prefetch share the arena, so `host_bytes` bounds all of it. Three nouns: frames and leases
(`kvstore/tiers/frames.py`); which idle records stay (`kvstore/tiers/residency.py`); and here the queue of entries that
wait to be read, which goes on whenever memory or the disk is free.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from kvstore.counters import StoreCounters
from kvstore.disk.disk_read import ReadCancelled, RecordRead
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.errors import RecordCorrupt, StoreClosed, StoreSilent, StoreUnreachable
from kvstore.format.record import RecordIdentity, verify, verify_header, verify_page, verify_payload
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.tiers.frames import Frame, FrameState, HostFetch
from kvstore.tiers.residency import Residency, of_each

#: What is asked of the engine at most, in terms of what it reads at a time: it must always have the next read at hand.
_READ_AHEAD = 2
#: Records that are prepared at a time, before the engine gets them.
_TAKE_RECORDS = 32
#: A thread that waits for memory looks so often whether any may still come.
_LOOK_S = 1.0


class HostTier(Residency):
    """Frames that stay, and the queue of reads that fill them. Owns: the queue. Borrows: the engine. Thread-safe."""

    def __init__(
        self, geometry: Geometry, engine: IoEngine, host_bytes: int, policy: str, counters: StoreCounters
    ) -> None:
        super().__init__(geometry, host_bytes, policy, counters)
        self._engine = engine
        #: Of those that are being read.
        self._reading_bytes = 0
        self._max_reading_bytes = _READ_AHEAD * engine.max_bytes_in_flight
        #: Entries that wait for their turn: for others to be read, or for memory. Demand first.
        self._waiting: tuple[deque[tuple[HostFetch, int]], ...] = tuple(deque() for _ in Priority)
        #: By extent, entries that wait until their records can be read at all.
        self._arriving: dict[int, list[tuple[HostFetch, int]]] = {}
        #: The first of some priority waits for memory.
        self._is_short = False
        #: While the disk does not answer.
        self._silence: StoreSilent | None = None

    # -- reading -------------------------------------------------------------------------------------------------------

    def lease_resident(self, fetch: HostFetch) -> list[tuple[int, int]]:
        """Lease what is here: (entry, arena offset). It begins nothing, so nothing of this fetch is delivered yet."""
        ready: list[tuple[int, int]] = []
        with self._lock:
            if self._is_short or fetch.is_cancelled:
                return ready  # entries that wait for memory go first
            for entry, ref in enumerate(fetch.refs):
                frame = self._frames.get(ref.key)
                if frame is not None and frame.state is FrameState.READY:
                    self._lease(frame, fetch, entry, ready)
        return ready

    def request(self, fetch: HostFetch, entries: Iterable[int]) -> None:
        """Deliver what is here of these entries, read the rest. `fetch` calls back, at once or from an I/O thread."""
        asked = list(entries)
        with self._lock:
            if fetch.is_cancelled:
                return
            silence = self._silence
            if silence is None:
                self._waiting[fetch.priority].extend([(fetch, entry) for entry in asked])
        if silence is None:
            self._feed()
        elif asked:
            fetch.user.fetch_failed(fetch, asked[0], silence)

    def release(
        self,
        fetch: HostFetch,
        entries: Iterable[int],
        importance: float | Sequence[float] = 1.0,
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None:
        """End the leases of entries; their frames may be overwritten from now on. `is_last`: then `cancel` the fetch.

        `importance`: of all entries, or of each; NaN where one was not used. `is_moved`: their user keeps copies, so
        memory here is better spent on others (IMPRESS 4.4.2). Raises ValueError for an importance that the policy
        refuses; from that entry on, leases have not ended.
        """
        with self._lock:
            for entry, of_entry in zip(entries, of_each(importance), strict=False):
                frame = fetch.leases.get(entry)
                if frame is not None:
                    frame.is_leaving |= is_moved
                    self._end_lease(frame, None if math.isnan(of_entry) else of_entry)
                    del fetch.leases[entry]
            if is_last:
                self._end_leases(fetch)
        if is_last:
            for batch in fetch.batches:
                batch.cancel()
        self._feed()

    def cancel(self, fetch: HostFetch) -> int:
        """Nothing is delivered any more, and all its leases end. Returns how many it still had."""
        with self._lock:
            num_leases = len(fetch.leases)
            self._end_leases(fetch)
        for batch in fetch.batches:
            batch.cancel()
        self._feed()
        return num_leases

    def check_leased(self, fetch: HostFetch, entry: int) -> None:
        """The fetch's user finds a leased record damaged: see whether it is. Raises RecordCorrupt if so.

        Then it leaves memory with its last lease; users that get it until then find the same. The frame is leased while
        the tier looks at it: the fetch may be cancelled meanwhile, and another record read into its memory.
        """
        with self._lock:
            frame = fetch.leases.get(entry)
            if frame is None:
                return  # cancelled
            frame.leases += 1
        try:
            record = self.arena.view(frame.offset, frame.size_bytes)
            verify_page(record)
            verify_payload(record)
        except RecordCorrupt:
            with self._lock:
                frame.is_leaving = True
            raise
        finally:
            with self._lock:
                self._end_lease(frame, None)
            self._feed()

    def promote(self, fetch: HostFetch) -> None:
        """What was prefetched is waited for now."""
        with self._lock:
            if fetch.priority is not Priority.DEMAND:
                waiting = self._waiting[fetch.priority]
                self._waiting[Priority.DEMAND].extend(entry for entry in waiting if entry[0] is fetch)
                others = [entry for entry in waiting if entry[0] is not fetch]
                waiting.clear()
                waiting.extend(others)
                fetch.priority = Priority.DEMAND
        for batch in fetch.batches:
            self._engine.promote(batch)

    def disk_is_silent(self, error: StoreSilent) -> None:
        """Fetches that wait for the disk fail, and those that would have to, until it answers. What is in memory is
        served. No fetch waits any more for a read that ends later.
        """
        with self._lock:
            self._silence = error
            reading = [frame for frame in self._frames.values() if frame.state is FrameState.READING]
            waiting = [each for frame in reading for each in frame.waiters]
            waiting += [each for of_priority in self._waiting for each in of_priority]
            first = {fetch: entry for fetch, entry in reversed(waiting) if not fetch.is_cancelled}
        for fetch, entry in first.items():
            fetch.user.fetch_failed(fetch, entry, error)

    def disk_answers(self) -> None:
        with self._lock:
            self._silence = None

    # -- writing -------------------------------------------------------------------------------------------------------

    def allocate(
        self, sizes: Sequence[int], timeout_s: float, *, gives_up: Callable[[], bool] = lambda: False
    ) -> list[Frame] | None:
        """Leased frames without a record, all or none; None when there was no room for `timeout_s` seconds, or while
        there is none and the caller `gives_up`.
        """
        if sum(sizes) > self._frames_memory.size_bytes:
            return None
        deadline = time.monotonic() + timeout_s
        with self._lock:
            while (offsets := self._memory_for_all(sizes)) is None:
                left_s = deadline - time.monotonic()
                if self._is_closed or left_s <= 0 or gives_up():
                    return None
                self._room.wait(min(left_s, _LOOK_S))
            return self._leased(sizes, offsets)

    def free(self, frames: Iterable[Frame]) -> None:
        """Give back frames from `allocate`."""
        with self._lock:
            self._give_back(frames)
        self._feed()

    def adopt(self, frames: Iterable[Frame]) -> None:
        """The records of shown frames are durable: keep those for which there is room."""
        with self._lock:
            for frame in frames:
                self._keep(frame)
            self._room.notify_all()
        self._feed()

    def arrived(self, extent_id: int) -> None:
        """More of an extent on its way to disk can be read: those that wait for it look again."""
        with self._lock:
            for fetch, entry in self._arriving.pop(extent_id, ()):
                self._waiting[fetch.priority].append((fetch, entry))
        self._feed()

    def end_arriving(self, extent_id: int) -> None:
        """Nothing more of an extent comes: those that wait for it are told, with StoreUnreachable."""
        with self._lock:
            lost = self._arriving.pop(extent_id, [])
        for fetch, entry in lost:
            _tell_lost(fetch, entry)

    # -- from a device tier --------------------------------------------------------------------------------------------

    def take_back(self, frame: Frame, ref: RecordRef, expected: RecordIdentity) -> bool:
        """A frame from `room_for` has been filled: whether the record is here now.

        Raises RecordCorrupt when it is not what it should be. The frame's memory is free unless it is here.
        """
        try:
            view = self.arena.view(frame.offset, frame.size_bytes)
            verify(view, expected, self.geometry.slots[ref.slot_index])
        except RecordCorrupt:
            self.free([frame])
            raise
        with self._lock:
            is_here = self._take_in(frame, ref)
        self._feed()
        return is_here

    # -- inside --------------------------------------------------------------------------------------------------------

    def _want(
        self, fetch: HostFetch, entry: int, ready: list[tuple[int, int]], to_read: list[Frame], lost: list[int]
    ) -> bool:
        """Lease, wait for, or begin to read the entry's frame. False when there is no memory for it."""
        ref = fetch.refs[entry]
        frame = self._frames.get(ref.key)
        if frame is None and not self._is_on_disk(ref):
            if self._is_lost(ref):
                lost.append(entry)
            else:
                self._arriving.setdefault(ref.extent.id, []).append((fetch, entry))
            return True
        if frame is None:
            size_bytes = self.geometry.slots[ref.slot_index].record_bytes
            offset = self._memory(size_bytes, may_evict=not self._reading_bytes)
            if offset is None:
                return False
            frame = self._frames[ref.key] = Frame(ref, offset, size_bytes)
            frame.expected_by = fetch
            self._reading_bytes += size_bytes
            to_read.append(frame)
        if frame.state is FrameState.READY:
            self._lease(frame, fetch, entry, ready)
        else:
            frame.waiters.append((fetch, entry))
        return True

    def _read(self, fetch: HostFetch, frames: Sequence[Frame]) -> None:
        """Begin to read. When the engine is closed, waiting fetches are told, and memory is free again."""
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
        return RecordRead(frame.ref.extent.run.segment, self.geometry.offset_bytes(frame.ref), view, frame.key)

    def _on_read(self, reads: Sequence[RecordRead], error: BaseException | None) -> None:
        """One disk read has ended. On an I/O thread."""
        self._end_read(reads, error)
        self._feed()

    def _end_read(self, reads: Sequence[RecordRead], error: BaseException | None) -> None:
        """Verify the records of one disk read, then tell the fetches that wait for them."""
        delivered: dict[HostFetch, list[tuple[int, int]]] = {}
        joined: dict[HostFetch, list[tuple[int, int]]] = {}
        failed: list[tuple[HostFetch, int, BaseException]] = []
        again: dict[HostFetch, list[Frame]] = {}
        frames = [self._frames[read.tag] for read in reads]
        failures = [error or self._verify(frame, read) for frame, read in zip(frames, reads, strict=True)]
        with self._lock:
            for frame, failure in zip(frames, failures, strict=True):
                # A fetch that joined a read which was cancelled gets one of its own.
                waiters = [(fetch, entry) for fetch, entry in frame.waiters if not fetch.is_cancelled]
                if isinstance(failure, ReadCancelled) and waiters:
                    again.setdefault(waiters[0][0], []).append(frame)
                    continue
                frame.waiters = []
                self._reading_bytes -= frame.size_bytes
                if failure is not None or not waiters:
                    self._drop(frame)
                    failed += [(fetch, entry, failure) for fetch, entry in waiters if failure is not None]
                    continue
                frame.state, frame.expected_by = FrameState.READY, None
                self.counters.disk_reads += 1
                self.counters.disk_read_bytes += frame.size_bytes
                fetch, entry = waiters[0]
                frame.leases += 1
                fetch.leases[entry] = frame
                delivered.setdefault(fetch, []).append((entry, frame.offset))
                for fetch, entry in waiters[1:]:  # the disk has read it once
                    self._lease(frame, fetch, entry, joined.setdefault(fetch, []))
        for fetch, frames in again.items():
            self._read(fetch, frames)
        for fetch, entries in delivered.items():
            self._deliver(fetch, entries, from_disk=True)
        for fetch, entries in joined.items():
            self._deliver(fetch, entries, from_disk=False)
        for fetch, entry, failure in failed:
            fetch.user.fetch_failed(fetch, entry, failure)

    def _verify(self, frame: Frame, read: RecordRead) -> RecordCorrupt | None:
        assert frame.ref is not None and frame.expected_by is not None
        try:
            verify_header(read.buffer, frame.expected_by.expect(frame.ref), self.geometry.slots[frame.ref.slot_index])
        except RecordCorrupt as error:
            return error
        return None

    def _deliver(self, fetch: HostFetch, entries: list[tuple[int, int]], *, from_disk: bool) -> None:
        if entries:
            fetch.user.fetched(fetch, entries, from_disk)

    def _feed(self) -> None:
        """Go on with entries whose turn it is: the disk works while the next ones are prepared."""
        while self._waiting[0] or self._waiting[1] or self._waiting[2]:
            ready: list[tuple[int, int]] = []
            to_read: list[Frame] = []
            lost: list[int] = []
            with self._lock:
                fetch = self._take_waiting(ready, to_read, lost)
            if fetch is None:
                return
            for entry in lost:
                _tell_lost(fetch, entry)
            self._deliver(fetch, ready, from_disk=False)
            self._read(fetch, to_read)

    def _take_waiting(self, ready: list[tuple[int, int]], to_read: list[Frame], lost: list[int]) -> HostFetch | None:
        """Take entries of one fetch whose turn it is, some at a time; None when there are none. Lock held."""
        current: HostFetch | None = None
        self._is_short = False
        for waiting in self._waiting:
            while waiting:
                fetch, entry = waiting[0]
                if fetch.is_cancelled:
                    waiting.popleft()
                    continue
                if current is not None and fetch is not current:
                    return current
                if not self._has_turn(fetch.refs[entry], to_read):
                    return current
                # A later entry must not take the memory that an earlier one waits for.
                if not self._want(fetch, entry, ready, to_read, lost):
                    self._is_short = True
                    break
                current = fetch
                waiting.popleft()
            if current is not None:
                return current
        return None

    def _is_on_disk(self, ref: RecordRef) -> bool:
        extent = ref.extent
        num_chunks = extent.num_chunks if extent.num_written is None else extent.num_written
        return ref.number < num_chunks * self.geometry.slots[ref.slot_index].parts

    def _is_lost(self, ref: RecordRef) -> bool:
        """Of a record that is not on disk: whether it never will be."""
        extent = ref.extent
        has_ended = ref.number >= extent.num_chunks * self.geometry.slots[ref.slot_index].parts
        return extent.is_lost or has_ended

    def _has_turn(self, ref: RecordRef, to_read: Sequence[Frame]) -> bool:
        """Whether the record may be taken now: little is being read, or it continues a read that is to begin."""
        if self._reading_bytes < self._max_reading_bytes:
            return len(to_read) < _TAKE_RECORDS or self._continues(ref, to_read)
        return self._continues(ref, to_read) or ref.key in self._frames

    def _continues(self, ref: RecordRef, to_read: Sequence[Frame]) -> bool:
        """Whether one disk read can have this record, too."""
        last = to_read[-1].ref if to_read else None
        return (
            last is not None
            and ref.extent is last.extent
            and ref.slot_index == last.slot_index
            and ref.number == last.number + 1
        )


def _tell_lost(fetch: HostFetch, entry: int) -> None:
    if not fetch.is_cancelled:
        fetch.user.fetch_failed(fetch, entry, StoreUnreachable("what was on its way to disk did not get there"))
