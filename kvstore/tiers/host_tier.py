"""The host tier: records in the arena, read once and leased to many.

A frame of the arena holds one record. It is being read, or ready; leased, or idle. An idle frame stays if the policy
says so (IMPRESS 4.4.2, ContiguousKV 4.4: its new score against the lowest one here), else its memory is free again and
the record is on disk only. Demand and prefetch share the arena, so `host_bytes` bounds all of it.

A frame is leased before its user is told of it and freed after the last lease has ended: no user reads memory that is
being overwritten.
"""

import itertools
import math
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Protocol

from kvstore.counters import StoreCounters
from kvstore.disk.disk_read import ReadBatch, ReadCancelled, RecordRead
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.errors import RecordCorrupt, StoreClosed, StoreSilent, StoreTooSmall, StoreUnreachable
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.record import RecordIdentity, verify, verify_header, verify_page, verify_payload
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.policies import policy_of
from kvstore.tiers.arena import Arena, FrameAllocator
from kvstore.tiers.tier_cache import Resident, TierCache

#: What is asked of the engine at most, in terms of what it reads at a time: it must always have the next read at hand.
_READ_AHEAD = 2
#: Records that are prepared at a time, before the engine gets them.
_TAKE_RECORDS = 32
#: The part of the arena that no idle record may hold, so that reads and writes always find room.
_TRANSIENT_SHARE = 0.25
#: A thread that waits for memory looks so often whether any may still come.
_LOOK_S = 1.0
#: Of the thread that prefaults the arena.
_PREFAULT_NICENESS = 10


class _State(Enum):
    READING = "reading"
    READY = "ready"


class Frame:
    """One record's memory. Changed only under the tier's lock."""

    __slots__ = ("expected_by", "is_leaving", "key", "leases", "offset", "ref", "size_bytes", "state", "waiters")

    def __init__(self, ref: RecordRef | None, offset: int, size_bytes: int) -> None:
        self.ref = ref
        #: The fetch that had it read; it knows what the record must say.
        self.expected_by: HostFetch | None = None
        self.key = ref.key if ref is not None else -1
        self.offset = offset
        self.size_bytes = size_bytes
        self.state = _State.READING
        self.leases = 0
        #: It leaves memory here when its last lease ends: a client has it in its device tier now, it is damaged, or its
        #: extent is gone.
        self.is_leaving = False
        #: Fetches, and which of their entries, that wait for the read.
        self.waiters: list[tuple[HostFetch, int]] = []


class FetchCallbacks(Protocol):
    """Callbacks of a fetch; called on any thread, at once or from an I/O thread."""

    def fetched(self, fetch: "HostFetch", entries: list[tuple[int, int]], from_disk: bool) -> None:
        """(entry, arena offset) of leased frames, and whether they were read for it just now.

        A fetch that joins a read which another one began has its records from memory: the sum over all users is what
        the disk has read.
        """
        ...

    def fetch_failed(self, fetch: "HostFetch", entry: int, error: BaseException) -> None: ...


class HostFetch:
    """Some records wanted by one user. Made by a session; every entry is delivered once, or fails, or is cancelled."""

    __slots__ = ("batches", "expect", "is_cancelled", "leases", "priority", "refs", "request", "user")

    def __init__(
        self,
        refs: Sequence[RecordRef],
        priority: Priority,
        expect: Callable[[RecordRef], RecordIdentity],
        request: int,
        user: FetchCallbacks,
    ) -> None:
        self.refs = refs
        self.priority = priority
        self.expect = expect
        self.request = request
        self.user = user
        self.is_cancelled = False
        #: Leased frames by entry.
        self.leases: dict[int, Frame] = {}
        self.batches: list[ReadBatch] = []


def check_host_bytes(geometry: Geometry, host_bytes: int) -> int:
    """Bytes of the largest record. Raises StoreTooSmall where memory cannot hold four of them."""
    largest = max(slot.record_bytes for slot in geometry.slots)
    if host_bytes < 4 * largest:
        raise StoreTooSmall(
            f"host_bytes of the store must hold four records of this model, {4 * largest} bytes, not {host_bytes}"
        )
    return largest


class HostTier:
    """Owns: the arena, its frames, the policy's heap. Borrows: the engine. Thread-safe."""

    def __init__(
        self, geometry: Geometry, engine: IoEngine, host_bytes: int, policy: str, counters: StoreCounters
    ) -> None:
        largest = check_host_bytes(geometry, host_bytes)
        self.geometry = geometry
        self.arena = Arena(host_bytes // PAGE_BYTES * PAGE_BYTES)
        self.counters = counters
        self._engine = engine
        self._policy = policy_of(policy)
        self._cache = TierCache(int(host_bytes * (1 - _TRANSIENT_SHARE)))
        self._frames_memory = FrameAllocator(host_bytes, typical_bytes=largest)
        self._lock = threading.RLock()
        self._room = threading.Condition(self._lock)
        self._frames: dict[int, Frame] = {}
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
        self._is_closed = False

    def open(self) -> None:
        self.arena.open()
        threading.Thread(target=self._prefault, name="kv-prefault", daemon=True).start()

    def _prefault(self) -> None:
        """See `Arena.prefault`, beside which others shall not wait."""
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _PREFAULT_NICENESS)
        self.arena.prefault()

    def close(self) -> None:
        """The engine must be closed before: nothing may read into the arena any more."""
        with self._lock:
            self._is_closed = True
            self._room.notify_all()
        self.arena.close()

    # -- reading ---------------------------------------------------------------------------------------------------

    def lease_resident(self, fetch: HostFetch) -> list[tuple[int, int]]:
        """Lease what is here: (entry, arena offset). It begins nothing, so nothing of this fetch is delivered yet."""
        ready: list[tuple[int, int]] = []
        with self._lock:
            if self._is_short or fetch.is_cancelled:
                return ready  # entries that wait for memory go first
            for entry, ref in enumerate(fetch.refs):
                frame = self._frames.get(ref.key)
                if frame is not None and frame.state is _State.READY:
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

    def disk_is_silent(self, error: StoreSilent) -> None:
        """Fetches that wait for the disk fail, and those that would have to, until it answers. What is in memory is
        served. No fetch waits any more for a read that ends later.
        """
        with self._lock:
            self._silence = error
            reading = [frame for frame in self._frames.values() if frame.state is _State.READING]
            waiting = [each for frame in reading for each in frame.waiters]
            waiting += [each for of_priority in self._waiting for each in of_priority]
            first = {fetch: entry for fetch, entry in reversed(waiting) if not fetch.is_cancelled}
        for fetch, entry in first.items():
            fetch.user.fetch_failed(fetch, entry, error)

    def disk_answers(self) -> None:
        with self._lock:
            self._silence = None

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
            for entry, of_entry in zip(entries, _of_each(importance), strict=False):
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

    def note_use(self, refs: Iterable[RecordRef], importance: float | Sequence[float] = 1.0) -> None:
        """Records were used where they are, in a client's device tier: what they are worth here changes, too.

        `importance`: of all, or of each; NaN where one was not. Raises ValueError for one that the policy refuses.
        """
        with self._lock:
            for ref, of_record in zip(refs, _of_each(importance), strict=False):
                if math.isnan(of_record):
                    continue
                score = self._policy.touch(ref.key, of_record)
                if ref.key in self._cache:
                    self._cache.update(ref.key, score)

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

    # -- writing ---------------------------------------------------------------------------------------------------

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
            frames = [Frame(None, offset, size_bytes) for offset, size_bytes in zip(offsets, sizes, strict=True)]
            for frame in frames:
                frame.state, frame.leases = _State.READY, 1
            return frames

    def free(self, frames: Iterable[Frame]) -> None:
        """Give back frames from `allocate`."""
        with self._lock:
            self._give_back(frames)
        self._feed()

    def show(self, frame: Frame, ref: RecordRef) -> None:
        """A frame from `allocate` holds this record, on its way to disk: it can be leased. It stays the caller's."""
        with self._lock:
            assert ref.key not in self._frames, "no record is read before it is written"
            frame.ref, frame.key = ref, ref.key
            self._frames[ref.key] = frame

    def adopt(self, frames: Iterable[Frame]) -> None:
        """The records of shown frames are durable: keep those for which there is room."""
        with self._lock:
            for frame in frames:
                has_room = self._cache.capacity_bytes - self._cache.used_bytes >= frame.size_bytes
                if frame.is_leaving or not has_room:
                    self._give_back([frame])
                    continue
                frame.leases -= 1
                self._cache.insert(frame.key, frame.size_bytes, self._policy.touch(frame.key, 1.0))
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

    # -- from a device tier ----------------------------------------------------------------------------------------

    def room_for(self, ref: RecordRef) -> Frame | None:
        """A frame for a record that has left a device tier, if it is worth more than the lowest one here.

        None, at once, when it is not, when the record is here already, or when there is no memory.
        """
        size_bytes = self.geometry.slots[ref.slot_index].record_bytes
        with self._lock:
            if ref.key in self._frames or not self._is_worth_room(ref.key, size_bytes):
                return None
            offset = self._frames_memory.allocate(size_bytes)
            if offset is None:
                return None
            frame = Frame(None, offset, size_bytes)
            frame.state, frame.leases = _State.READY, 1
            return frame

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
            is_here = ref.key not in self._frames and self._is_worth_room(ref.key, frame.size_bytes)
            if is_here:
                frame.ref, frame.key = ref, ref.key
                self._frames[ref.key] = frame
                self._end_lease(frame, None)
                is_here = ref.key in self._cache
            else:
                self._give_back([frame])
        self._feed()
        return is_here

    # -- both ------------------------------------------------------------------------------------------------------

    def forget(self, is_gone: Callable[[int], bool]) -> None:
        """Drop records of extents that are gone, given by id; those that are leased or read, with the last lease."""
        with self._lock:
            for frame in list(self._frames.values()):
                if is_gone(frame.key >> 32):
                    self._policy.forget(frame.key)
                    if frame.key in self._cache:
                        self._cache.remove(frame.key)
                    if frame.leases or frame.state is _State.READING:
                        frame.is_leaving = True
                    else:
                        self._drop(frame)
            self._room.notify_all()

    def is_resident(self, ref: RecordRef) -> bool:
        frame = self._frames.get(ref.key)
        return frame is not None and frame.state is _State.READY

    @property
    def used_bytes(self) -> int:
        return self._frames_memory.used_bytes

    @property
    def cached_bytes(self) -> int:
        return self._cache.used_bytes

    # -- inside ----------------------------------------------------------------------------------------------------

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
            offset = self._memory(size_bytes, may_evict=False)
            if offset is None:
                return False
            frame = self._frames[ref.key] = Frame(ref, offset, size_bytes)
            frame.expected_by = fetch
            self._reading_bytes += size_bytes
            to_read.append(frame)
        if frame.state is _State.READY:
            self._lease(frame, fetch, entry, ready)
        else:
            frame.waiters.append((fetch, entry))
        return True

    def _lease(self, frame: Frame, fetch: HostFetch, entry: int, ready: list[tuple[int, int]]) -> None:
        frame.leases += 1
        fetch.leases[entry] = frame
        ready.append((entry, frame.offset))
        self.counters.host_hits += 1
        self.counters.host_hit_bytes += frame.size_bytes

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
                frame.state, frame.expected_by = _State.READY, None
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

    def _end_leases(self, fetch: HostFetch) -> None:
        """Nothing of it is delivered any more. Lock held."""
        fetch.is_cancelled = True
        for frame in fetch.leases.values():
            self._end_lease(frame, None)
        fetch.leases.clear()

    def _end_lease(self, frame: Frame, importance: float | None) -> None:
        """`importance` None: the record was not used, so nothing is learned of it. Raises as the policy's `touch`."""
        score = self._policy.score(frame.key) if importance is None else self._policy.touch(frame.key, importance)
        frame.leases -= 1
        assert frame.leases >= 0, "a lease ended twice"
        if not frame.leases:  # a writer that waits may have it
            self._room.notify_all()
        if frame.is_leaving:
            if frame.key in self._cache:
                self._cache.remove(frame.key)
            if not frame.leases:
                self._drop(frame)
        elif frame.key in self._cache:
            self._cache.update(frame.key, score)
        elif not frame.leases:
            offer = self._cache.offer(frame.key, frame.size_bytes, score, self._is_leased)
            for victim in offer.evicted:
                assert isinstance(victim, int)
                self._drop(self._frames[victim])
            if not offer.admitted:
                self._drop(frame)

    def _is_worth_room(self, key: int, size_bytes: int) -> bool:
        """Whether the cache would take this newcomer, as far as its lowest record tells."""
        lowest = self._cache.minimum()
        has_room = self._cache.used_bytes + size_bytes <= self._cache.capacity_bytes
        return has_room or (lowest is not None and lowest[0] < self._policy.score(key))

    def _is_leased(self, key: object) -> bool:
        assert isinstance(key, int)
        return self._frames[key].leases > 0

    def _drop(self, frame: Frame) -> None:
        self._frames_memory.free(frame.offset)
        if self._frames.get(frame.key) is frame:
            del self._frames[frame.key]
        self._room.notify_all()

    def _give_back(self, frames: Iterable[Frame]) -> None:
        for frame in frames:
            frame.leases -= 1
            frame.is_leaving = True
            if not frame.leases:
                self._drop(frame)

    def _memory(self, size_bytes: int, *, may_evict: bool) -> int | None:
        """Memory for a frame. Idle records give way for one to be written, and for a read when no other is under way:

        leases alone may last, their holder may be stopped or wait for this very read.
        """
        offset = self._frames_memory.allocate(size_bytes)
        while offset is None and (may_evict or not self._reading_bytes):
            lowest = self._lowest_idle()
            if lowest is None:
                break
            self._cache.remove(lowest)
            self._drop(self._frames[lowest])
            offset = self._frames_memory.allocate(size_bytes)
        return offset

    def _lowest_idle(self) -> int | None:
        """The record of the lowest score that is not leased."""
        leased: list[Resident] = []
        while (lowest := self._cache.minimum()) is not None and self._is_leased(lowest[1]):
            leased.append(self._cache.remove(lowest[1]))
        for resident in leased:
            self._cache.insert(resident.record, resident.size_bytes, resident.score)
        if lowest is None:
            return None
        assert isinstance(lowest[1], int)
        return lowest[1]

    def _memory_for_all(self, sizes: Sequence[int]) -> list[int] | None:
        """Memory for frames to be written. A caller that lacks some holds none: two must not wait for each other."""
        offsets: list[int] = []
        for size_bytes in sizes:
            offset = self._memory(size_bytes, may_evict=True)
            if offset is None:
                for taken in offsets:
                    self._frames_memory.free(taken)
                return None
            offsets.append(offset)
        return offsets

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


def _of_each(importance: float | Sequence[float]) -> Iterable[float]:
    return itertools.repeat(importance) if isinstance(importance, (int, float)) else importance
