"""Reading records from segments, many at a time: demand first, few bytes in flight, neighbours in one read.

Two ways to have many reads in flight (`docs/decisions/0006-native-aio.md`):

* Native AIO (`kvstore/native_aio.py`), where files bypass the page cache: whoever submits begins the reads, and one
  thread collects what has ended, begins what follows, and reports.
* Threads that block in `preadv`, everywhere else. A read costs some 50 us, most of it for the GIL, for which all
  threads queue. So a read is handed over with one lock acquisition: a thread that finishes a read takes the next under
  the same lock, and a thread without work parks on a lock of its own until somebody hands it a read directly.

Order of service: demand, then prefetch, then background; within a priority, batches and their reads in the order in
which they were submitted. While reads of a higher priority wait, none of a lower one begins. Prefetch and background
together may hold only part of the threads and of the bytes in flight (`lower_threads`, `lower_bytes_in_flight`): what
the disk has queued cannot be called back, and those bytes are what a demand read that arrives now waits behind.

Coalescing: reads that follow one another in a batch and on disk become one `preadv`. Nothing is sorted: the caller
knows which layer is needed first, and a sort by offset would read the first layer of the last chunk after the last
layer of the first chunk.
"""

import ctypes
import itertools
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from types import TracebackType
from typing import Self

from kvstore.errors import StoreClosed, StoreError
from kvstore.files import MAX_BUFFERS
from kvstore.layout import PAGE_BYTES, padded_to_page
from kvstore.native_aio import NativeAio, Span, address_of
from kvstore.segment import SegmentFiles

COALESCE_BYTES = 2**20
THREADS = 16
#: Pieces of one disk read, at most.
_MAX_PIECES = 8


class ReadCancelled(StoreError):
    """The read had not begun when its batch was cancelled or the engine closed; its buffer is untouched."""


class Priority(IntEnum):
    """Who waits. DEMAND: a forward pass. PREFETCH: perhaps one, soon. BACKGROUND: nobody."""

    DEMAND = 0
    PREFETCH = 1
    BACKGROUND = 2


@dataclass(slots=True)
class RecordRead:
    """One record and the memory that it goes to. `tag` is the caller's.

    `buffer` is a writable view of bytes, as long as the record. Offset, length and address are multiples of 4096.
    """

    segment: int
    offset_bytes: int
    buffer: memoryview
    tag: int = 0


#: Gets the reads of one disk read and None, or the error that left their buffers undefined.
OnDone = Callable[[Sequence[RecordRead], BaseException | None], None]


@dataclass(frozen=True, slots=True)
class IoCounters:
    """What an engine has done since it was made. The tuples are indexed by `Priority` (as it was when a read ended)."""

    reads: tuple[int, int, int]
    records: tuple[int, int, int]
    bytes_read: tuple[int, int, int]
    #: Records that came with a neighbour's disk read: records minus reads, failed ones included.
    coalesced: int
    #: Records dropped before they were read.
    cancelled: int
    #: Records whose read raised.
    failed: int


class ReadBatch:
    """The reads of one `submit`. Made by the engine; every read of it is reported exactly once."""

    __slots__ = (
        "_bytes_in_flight", "_callback_error", "_engine", "_groups", "_groups_in_flight", "_idle", "_pending",
        "bytes_read", "priority",
    )  # fmt: skip

    def __init__(self, engine: "IoEngine", groups: "deque[_Group]", num_reads: int, priority: Priority) -> None:
        self.priority = priority
        #: Bytes that are in memory and reported without error.
        self.bytes_read = 0
        self._engine = engine
        self._groups = groups
        #: Disk reads that have begun and not ended.
        self._groups_in_flight = self._bytes_in_flight = 0
        self._pending = num_reads
        self._callback_error: BaseException | None = None
        self._idle = threading.Event()
        if num_reads == 0:
            self._idle.set()

    def cancel(self) -> None:
        """Drop the reads that have not begun; an I/O thread reports them, all at once, with `ReadCancelled`.

        Reads under way end and are reported as ever: only after `wait_idle` are the buffers the caller's again.
        """
        self._engine._cancel(self)

    def wait_idle(self, timeout_s: float | None = None) -> bool:
        """Whether every read has been reported and no thread will touch a buffer of this batch again.

        False when `timeout_s` passed before. Raises what `on_done` raised, if it did. Not to be called from `on_done`.
        """
        if not self._idle.wait(timeout_s):
            return False
        if self._callback_error is not None:
            raise self._callback_error
        return True


class IoEngine:
    """Threads that read records through `files`. Owns its threads; `files` and the buffers stay the caller's.

    * `threads`: disk reads in flight, at most; without native AIO also the threads that make them.
    * `coalesce_bytes`: the longest disk read that neighbours are merged into. Native AIO begins it in as many even
      pieces as the disk makes of it anyway.
    * `max_bytes_in_flight`: bytes being read, all priorities; without native AIO also those in `on_done`. A single read
      that is longer than a bound goes when nothing else that the bound covers is in flight.
    * `lower_threads`, `lower_bytes_in_flight`: the part of both that prefetch and background may hold; background
      alone holds at most a third of those threads.

    Usable from any thread between `start` and `close`; a `with` block does both.
    """

    def __init__(
        self,
        files: SegmentFiles,
        *,
        threads: int = THREADS,
        coalesce_bytes: int = COALESCE_BYTES,
        max_bytes_in_flight: int = 16 * 2**20,
        lower_threads: int | None = None,
        lower_bytes_in_flight: int = 4 * 2**20,
        native: bool = True,
    ) -> None:
        if threads < 1 or min(coalesce_bytes, max_bytes_in_flight, lower_bytes_in_flight) < PAGE_BYTES:
            raise ValueError(f"an I/O engine needs a thread and bounds of at least {PAGE_BYTES} bytes")
        if lower_threads is not None and not 1 <= lower_threads <= threads:
            raise ValueError(f"lower_threads must be between 1 and threads={threads}, not {lower_threads}")
        self._files = files
        self._coalesce_bytes = coalesce_bytes
        self._max_bytes = max_bytes_in_flight
        self._lower_threads = max(1, threads * 3 // 4) if lower_threads is None else lower_threads
        self._lower_bytes = lower_bytes_in_flight
        self._background_threads = max(1, self._lower_threads // 3)
        self._depth = threads
        self._is_native_wanted = native
        self._native: _NativeReads | None = None
        self._workers: list[_Worker] = []
        #: Guards all below and the private parts of batches. Held for microseconds, never across a read or `on_done`.
        self._lock = threading.Lock()
        #: For the collecting thread of native AIO: reads have begun, or there is something to report.
        self._wake = threading.Condition(self._lock)
        self._reports: list[_Group] = []
        self._was_started = self._is_open = False
        self._queues: tuple[deque[ReadBatch], ...] = tuple(deque[ReadBatch]() for _ in Priority)
        self._cancelled: deque[_Group] = deque()
        self._parked: list[_Worker] = []
        #: Disk reads that have begun and not ended, by priority.
        self._groups_in_flight, self._bytes_in_flight = [0] * 3, [0] * 3
        self._reads, self._records, self._bytes_read = [0] * 3, [0] * 3, [0] * 3
        self._num_coalesced = self._num_cancelled = self._num_failed = 0

    def start(self) -> None:
        """Start the threads. An engine lives once: it cannot be started again."""
        with self._lock:
            if self._was_started:
                raise StoreClosed("an I/O engine is started once")
            self._was_started = self._is_open = True
            if self._is_native_wanted and self._files.can_read_natively():
                with suppress(OSError):  # no native AIO in this kernel: threads
                    self._native = _NativeReads(self._files, self._depth)
            work = self._work if self._native is None else self._collect
            self._workers = [_Worker() for _ in range(self._depth if self._native is None else 1)]
            for number, worker in enumerate(self._workers):
                # Daemons: whoever forgets `close` must not hang the interpreter's exit.
                worker.thread = threading.Thread(target=work, args=(worker,), name=f"runahead-io-{number}", daemon=True)
        for worker in self._workers:
            assert worker.thread is not None
            worker.thread.start()

    def close(self) -> None:
        """Cancel what has not begun, let reads under way end, report all of them, join the threads."""
        with self._lock:
            self._is_open = False
            for queue in self._queues:
                for batch in list(queue):
                    self._drop(batch)
            self._hand_out()
            for worker in self._parked:
                worker.group = None
                worker.gate.release()
            self._parked.clear()
            self._wake.notify_all()
        for worker in self._workers:
            if worker.thread is not None:
                worker.thread.join()
        if self._native is not None:
            self._native.close()

    @property
    def max_bytes_in_flight(self) -> int:
        return self._max_bytes

    @property
    def is_native(self) -> bool:
        """Whether reads go through native AIO."""
        return self._native is not None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def submit(self, reads: Sequence[RecordRead], priority: Priority, on_done: OnDone) -> ReadBatch:
        """Queue reads. `on_done` runs on an I/O thread as soon as a disk read is in memory, once for those that end at
        a time.

        It gets every read exactly once: with None, with what the read raised (OSError, EOFError), or with
        `ReadCancelled`. One failed disk read leaves the others alone. Raises ValueError for a read that is not
        aligned, StoreClosed before `start` and after `close`; nothing is read then.
        """
        groups = self._coalesce(reads)
        if self._native is not None:
            for group in groups:  # now, not when the disk waits for it
                group.pieces = self._native.pieces_of(group)
        batch = ReadBatch(self, groups, len(reads), priority)
        for group in groups:
            group.batch, group.on_done = batch, on_done
        with self._lock:
            if not self._is_open:
                raise StoreClosed("the I/O engine is not running")
            if groups:
                self._queues[priority].append(batch)
                self._hand_out()
        return batch

    def promote(self, batch: ReadBatch) -> None:
        """Somebody waits for this batch now: what has not begun joins the end of the demand queue."""
        with self._lock:
            if batch.priority is Priority.DEMAND:
                return
            self._groups_in_flight[batch.priority] -= batch._groups_in_flight
            self._bytes_in_flight[batch.priority] -= batch._bytes_in_flight
            self._groups_in_flight[Priority.DEMAND] += batch._groups_in_flight
            self._bytes_in_flight[Priority.DEMAND] += batch._bytes_in_flight
            if batch._groups:
                self._queues[batch.priority].remove(batch)
                self._queues[Priority.DEMAND].append(batch)
            batch.priority = Priority.DEMAND
            self._hand_out()

    def counters(self) -> IoCounters:
        with self._lock:
            return IoCounters(
                reads=_triple(self._reads),
                records=_triple(self._records),
                bytes_read=_triple(self._bytes_read),
                coalesced=self._num_coalesced,
                cancelled=self._num_cancelled,
                failed=self._num_failed,
            )

    def _coalesce(self, reads: Sequence[RecordRead]) -> "deque[_Group]":
        groups: deque[_Group] = deque()
        group, segment, end_bytes, room_bytes = None, -1, -1, 0
        for read in reads:
            offset_bytes, size_bytes = read.offset_bytes, len(read.buffer)
            if (offset_bytes | size_bytes) % PAGE_BYTES or size_bytes == 0:
                raise ValueError(f"a read of {size_bytes} bytes at {offset_bytes} is not in whole pages")
            if (
                group is not None
                and offset_bytes == end_bytes
                and size_bytes <= room_bytes
                and read.segment == segment
                and len(group.reads) < MAX_BUFFERS
            ):
                group.reads.append(read)
                group.buffers.append(read.buffer)
                group.size_bytes += size_bytes
                room_bytes -= size_bytes
            else:
                segment = read.segment
                group = _Group(segment, offset_bytes, size_bytes, [read], [read.buffer])
                groups.append(group)
                room_bytes = self._coalesce_bytes - size_bytes
            end_bytes = offset_bytes + size_bytes
        return groups

    def _work(self, worker: "_Worker") -> None:
        while (group := self._next(worker)) is not None:
            self._read(group, worker)
            del group  # or a parked thread would keep the caller's buffers alive

    def _read(self, group: "_Group", worker: "_Worker") -> None:
        if group.error is None and not group.is_read:
            try:
                self._files.read(group.segment, group.offset_bytes, group.buffers)
            except BaseException as error:  # noqa: BLE001 - the caller gets it, whatever it is
                group.error = error
        self._report(group, group.reads, worker)

    def _report(self, group: "_Group", reads: list[RecordRead], worker: "_Worker") -> None:
        """Tell the user of a group that these reads, its own among them, have ended as the group has."""
        try:
            group.on_done(reads, group.error)
        except BaseException as error:  # noqa: BLE001 - wait_idle raises it; the thread serves other batches too
            group.batch._callback_error = error
            threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, worker.thread)))

    def _collect(self, worker: "_Worker") -> None:
        """Collect reads that have ended, begin what follows each of them, report."""
        assert self._native is not None
        events = self._native.event_buffer()
        while True:
            with self._lock:
                while self._is_open and not self._reports and not self._native.num_pieces:
                    self._wake.wait()
                reports, self._reports = self._reports, []
                if not reports and not self._native.num_pieces:
                    return
            if not reports:
                ended = self._native.wait(events)
                with self._lock:
                    for number, num_bytes in ended:
                        group = self._native.end(number, num_bytes)
                        if group is not None:
                            self._left_disk(group)
                            self._hand_out()  # the disk works while this one is reported
                            reports.append(group)
            for batch, groups in itertools.groupby(reports, lambda group: id(group.batch) if group.is_read else None):
                together = list(groups)
                if batch is not None:
                    self._report(together[0], [read for group in together for read in group.reads], worker)
                else:
                    for group in together:
                        self._read(group, worker)
            with self._lock:
                for group in reports:
                    self._finish(group)
                self._hand_out()

    def _next(self, worker: "_Worker") -> "_Group | None":
        """Account for what the thread has read and give it its next read; None when it should end."""
        with self._lock:
            if worker.group is not None:
                self._finish(worker.group)
            worker.group = self._take()
            if worker.group is not None:
                if self._parked:
                    self._hand_out()
                return worker.group
            if not self._is_open:
                return None
            self._parked.append(worker)
        worker.gate.acquire()
        return worker.group

    def _take(self) -> "_Group | None":
        """The next disk read that may begin, now in flight. The first queue that is not empty decides. Lock held."""
        if self._cancelled:
            return self._cancelled.popleft()
        for priority, queue in enumerate(self._queues):
            if queue:
                batch = queue[0]
                size_bytes = batch._groups[0].size_bytes
                if not self._may_begin(priority, size_bytes):
                    return None
                group = batch._groups.popleft()
                group.is_in_flight = True
                if not batch._groups:
                    queue.popleft()
                self._groups_in_flight[priority] += 1
                self._bytes_in_flight[priority] += size_bytes
                batch._groups_in_flight += 1
                batch._bytes_in_flight += size_bytes
                return group
        return None

    def _may_begin(self, priority: int, size_bytes: int) -> bool:
        demand_bytes, prefetch_bytes, background_bytes = self._bytes_in_flight
        lower_bytes = prefetch_bytes + background_bytes
        total_bytes = demand_bytes + lower_bytes
        if total_bytes and total_bytes + size_bytes > self._max_bytes:
            return False
        if priority == Priority.DEMAND:
            return True
        if lower_bytes and lower_bytes + size_bytes > self._lower_bytes:
            return False
        _, prefetches, backgrounds = self._groups_in_flight
        if prefetches + backgrounds >= self._lower_threads:
            return False
        return priority == Priority.PREFETCH or backgrounds < self._background_threads

    def _hand_out(self) -> None:
        """Begin what may begin: hand it to parked threads, or to native AIO. Lock held."""
        if self._native is not None:
            while self._native.has_room and (group := self._take()) is not None:
                # What is only to be reported, or cannot be read natively, is the collecting thread's to do.
                if group.error is not None or not self._native.begin(group):
                    self._reports.append(group)
            self._wake.notify_all()
            return
        while self._parked and (group := self._take()) is not None:
            worker = self._parked.pop()
            worker.group = group
            worker.gate.release()

    def _finish(self, group: "_Group") -> None:
        """Take a reported disk read out of the books. Lock held."""
        batch, num_records = group.batch, len(group.reads)
        if group.error is not None and isinstance(group.error, ReadCancelled):
            self._num_cancelled += num_records
        else:
            self._left_disk(group)
            priority, size_bytes = batch.priority, group.size_bytes
            self._reads[priority] += 1
            self._records[priority] += num_records
            self._num_coalesced += num_records - 1
            if group.error is None:
                self._bytes_read[priority] += size_bytes
                batch.bytes_read += size_bytes
            else:
                self._num_failed += num_records
        group.error = None  # its traceback refers back to the group
        batch._pending -= num_records
        if batch._pending == 0:
            batch._idle.set()

    def _left_disk(self, group: "_Group") -> None:
        """The disk has room for another one. Lock held."""
        if group.is_in_flight:
            group.is_in_flight = False
            batch = group.batch
            self._groups_in_flight[batch.priority] -= 1
            self._bytes_in_flight[batch.priority] -= group.size_bytes
            batch._groups_in_flight -= 1
            batch._bytes_in_flight -= group.size_bytes

    def _cancel(self, batch: ReadBatch) -> None:
        with self._lock:
            if batch._groups:
                self._drop(batch)
                self._hand_out()

    def _drop(self, batch: ReadBatch) -> None:
        """Turn the disk reads that have not begun into one report, due at once. Lock held."""
        self._queues[batch.priority].remove(batch)
        dropped = batch._groups.popleft()
        for group in batch._groups:
            dropped.reads.extend(group.reads)
        batch._groups.clear()
        dropped.error = ReadCancelled("the read was cancelled before it began")
        self._cancelled.append(dropped)


class _Group:
    """One disk read: neighbours of one segment, in order. `error` set beforehand: report only, read nothing."""

    __slots__ = (
        "batch", "buffers", "error", "is_in_flight", "is_read", "num_pieces", "offset_bytes", "on_done", "pieces",
        "reads", "segment", "size_bytes",
    )  # fmt: skip

    batch: ReadBatch
    on_done: OnDone

    def __init__(
        self, segment: int, offset_bytes: int, size_bytes: int, reads: list[RecordRead], buffers: list[memoryview]
    ) -> None:
        self.segment = segment
        self.offset_bytes = offset_bytes
        self.size_bytes = size_bytes
        self.reads = reads
        self.buffers = buffers
        self.error: BaseException | None = None
        #: Counted among the disk reads that have begun.
        self.is_in_flight = False
        #: Its bytes are in memory already.
        self.is_read = False
        #: Its memory, in the pieces that native AIO begins; empty when it cannot.
        self.pieces: Sequence[Sequence[Span]] = ()
        #: How many of them are under way.
        self.num_pieces = 0


class _NativeReads:
    """The engine's reads in native AIO: groups to pieces and back.

    The engine's lock is held for all but `wait` and `pieces_of`.
    """

    def __init__(self, files: SegmentFiles, depth: int) -> None:
        """Raises OSError where there is no native AIO."""
        self._files = files
        self._aio = NativeAio(depth * _MAX_PIECES)
        self._longest_bytes = files.longest_read_bytes() or COALESCE_BYTES
        self._num_free = depth
        self._free = list(range(depth * _MAX_PIECES))
        #: The group of every piece under way, and the piece's size, by number.
        self._pieces: dict[int, tuple[_Group, int]] = {}

    @property
    def has_room(self) -> bool:
        return self._num_free > 0

    @property
    def num_pieces(self) -> int:
        return len(self._pieces)

    def event_buffer(self) -> "ctypes.Array[ctypes.c_char]":
        return self._aio.event_buffer()

    def pieces_of(self, group: _Group) -> Sequence[Sequence[Span]]:
        """A group's memory in even pieces, none longer than the disk takes; empty when there would be too many."""
        num_pieces = -(-group.size_bytes // self._longest_bytes)
        if num_pieces > _MAX_PIECES:
            return ()
        if num_pieces == len(group.buffers) == 1:
            return (((address_of(group.buffers[0]), group.size_bytes),),)
        return list(_pieces_of(group.buffers, padded_to_page(-(-group.size_bytes // num_pieces))))

    def begin(self, group: _Group) -> bool:
        """Begin to read a group. False when none of it has begun: it must be read in another way."""
        try:
            descriptor = self._files.native_descriptor(group.segment)
        except OSError as error:
            group.error = error
            return False
        if descriptor is None:
            return False
        offset_bytes = group.offset_bytes
        for spans in group.pieces:
            number = self._free[-1]
            if not self._aio.begin(number, descriptor, offset_bytes, spans):
                break
            self._free.pop()
            size_bytes = spans[0][1] if len(spans) == 1 else sum([length for _, length in spans])
            self._pieces[number] = (group, size_bytes)
            offset_bytes += size_bytes
            group.num_pieces += 1
        if not group.num_pieces:
            return False
        self._num_free -= 1
        # If only some have begun, all of it is read in another way when those have ended.
        group.is_read = group.num_pieces == len(group.pieces)
        return True

    def wait(self, events: "ctypes.Array[ctypes.c_char]") -> list[tuple[int, int]]:
        """Pieces that have ended, at least one: number and bytes read, or minus an errno."""
        return self._aio.wait(events)

    def end(self, number: int, num_bytes: int) -> _Group | None:
        """A piece has ended. Its group, when that was the last one."""
        group, size_bytes = self._pieces.pop(number)
        self._free.append(number)
        # Short, failed or not begun: it is read again the plain way, which says what is wrong.
        group.is_read &= num_bytes == size_bytes
        group.num_pieces -= 1
        if group.num_pieces:
            return None
        self._num_free += 1
        return group

    def close(self) -> None:
        self._aio.close()


def _pieces_of(buffers: Sequence[memoryview], piece_bytes: int) -> Iterator[list[Span]]:
    """The memory of `buffers`, in order, in pieces of `piece_bytes` (the last may be shorter)."""
    spans: list[Span] = []
    room_bytes = piece_bytes
    for buffer in buffers:
        address, left_bytes = address_of(buffer), len(buffer)
        while left_bytes:
            length = min(left_bytes, room_bytes)
            if spans and spans[-1][0] + spans[-1][1] == address:
                spans[-1] = (spans[-1][0], spans[-1][1] + length)
            else:
                spans.append((address, length))
            address, left_bytes, room_bytes = address + length, left_bytes - length, room_bytes - length
            if not room_bytes:
                yield spans
                spans, room_bytes = [], piece_bytes
    if spans:
        yield spans


class _Worker:
    """A thread, the lock that it parks on, and the disk read that it is at (None, woken: end)."""

    __slots__ = ("gate", "group", "thread")

    def __init__(self) -> None:
        self.thread: threading.Thread | None = None
        self.group: _Group | None = None
        self.gate = threading.Lock()
        self.gate.acquire()


def _triple(values: list[int]) -> tuple[int, int, int]:
    demand, prefetch, background = values
    return demand, prefetch, background
