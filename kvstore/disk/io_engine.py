"""The I/O engine reads many records from segments: demand first, few bytes in flight, neighbours in one read.

It keeps many reads in flight in one of two ways (`docs/decisions/0006-native-aio.md`):

* Native AIO (`kvstore/disk/native_aio.py`), if files bypass the page cache: the submitter begins the reads, and one
  thread collects ended reads, begins the next ones, and reports.
* Otherwise threads that block in `preadv`. A read costs some 50 us, most of it for the GIL, for which all threads
  queue. So a read is handed over with one lock acquisition: a thread that finishes a read takes the next under the
  same lock, and an idle thread parks on its own lock until another thread hands it a read directly.

Order of service: demand, then prefetch, then background (`kvstore/disk/read_queue.py`). The last two may hold only part
of the bytes in flight, because demand reads wait for them: reads that the disk has queued cannot be called back.
"""

import itertools
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from types import TracebackType
from typing import Self

from kvstore.disk.disk_read import DiskRead, OnDone, ReadBatch, ReadCancelled, RecordRead, coalesced
from kvstore.disk.native_reads import NativeReads
from kvstore.disk.read_queue import Bound, ReadQueue
from kvstore.disk.segment import SegmentFiles
from kvstore.errors import StoreClosed
from kvstore.format.layout import PAGE_BYTES

COALESCE_BYTES = 2**20
THREADS = 16


class Priority(IntEnum):
    """Urgency of a read. DEMAND: a forward pass waits for it. PREFETCH: one may wait soon. BACKGROUND: none waits."""

    DEMAND = 0
    PREFETCH = 1
    BACKGROUND = 2


@dataclass(frozen=True, slots=True)
class IoCounters:
    """Sums since the engine was made. Tuples are indexed by the `Priority` of a read at its end."""

    reads: tuple[int, int, int]
    records: tuple[int, int, int]
    bytes_read: tuple[int, int, int]
    #: Records read together with a neighbour: records minus disk reads, including failed ones.
    coalesced: int
    #: Records dropped before they were read.
    cancelled: int
    #: Records whose read raised.
    failed: int


class IoEngine:
    """Threads that read records through `files`. Owns its threads; `files` and the buffers stay the caller's.

    * `threads`: most disk reads in flight; without native AIO also the number of threads.
    * `coalesce_bytes`: longest disk read that neighbours are merged into. Native AIO begins it in even pieces, as many
      as the disk would split it into.
    * `max_bytes_in_flight`: most bytes being read, of all priorities; without native AIO also bytes in `on_done`. A
      read that is longer than a bound begins when nothing else that the bound covers is in flight.
    * `lower_threads`, `lower_bytes_in_flight`: part of both that prefetch and background may hold; background alone
      holds at most a third of those threads.

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
        lower_threads = max(1, threads * 3 // 4) if lower_threads is None else lower_threads
        bounds = [
            Bound(Priority.DEMAND, max_bytes_in_flight),
            Bound(Priority.PREFETCH, lower_bytes_in_flight, lower_threads),
            Bound(Priority.BACKGROUND, lower_bytes_in_flight, max(1, lower_threads // 3)),
        ]
        self._depth = threads
        self._is_native_wanted = native
        self._native: NativeReads | None = None
        self._workers: list[_Worker] = []
        #: Guards all fields below, including batches. Held for microseconds, never during a read or `on_done`.
        self._lock = threading.Lock()
        #: Wakes the collecting thread of native AIO when reads have begun or wait to be reported.
        self._wake = threading.Condition(self._lock)
        self._reports: list[DiskRead] = []
        self._was_started = self._is_open = False
        self._queue = ReadQueue(len(Priority), bounds)
        self._parked: list[_Worker] = []
        self._reads, self._records, self._bytes_read = [0] * 3, [0] * 3, [0] * 3
        self._num_coalesced = self._num_cancelled = self._num_failed = 0

    def start(self) -> None:
        """Start the threads. An engine can be started only once."""
        with self._lock:
            if self._was_started:
                raise StoreClosed("an I/O engine is started once")
            self._was_started = self._is_open = True
            if self._is_native_wanted and self._files.can_read_natively():
                with suppress(OSError):  # a kernel without native AIO: use threads
                    self._native = NativeReads(self._files, self._depth)
            work = self._work if self._native is None else self._collect
            self._workers = [_Worker() for _ in range(self._depth if self._native is None else 1)]
            for number, worker in enumerate(self._workers):
                # Daemons: an owner that forgets `close` must not hang the interpreter's exit.
                worker.thread = threading.Thread(target=work, args=(worker,), name=f"runahead-io-{number}", daemon=True)
        for worker in self._workers:
            assert worker.thread is not None
            worker.thread.start()

    def close(self) -> None:
        """Cancel reads that have not begun, wait for those in flight, report all, join the threads."""
        with self._lock:
            self._is_open = False
            self._queue.drop_all()
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
        """Whether the engine reads by native AIO."""
        return self._native is not None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def submit(self, reads: Sequence[RecordRead], priority: Priority, on_done: OnDone) -> ReadBatch:
        """Queue reads. `on_done` runs on an I/O thread when disk reads have ended, once for those that end together.

        It gets every read exactly once: with None, with the read's error (OSError, EOFError), or with `ReadCancelled`.
        A failed disk read does not affect other reads. Raises ValueError for a read that is not aligned, StoreClosed
        before `start` and after `close`; nothing is read then.
        """
        groups = coalesced(reads, self._coalesce_bytes)
        if self._native is not None:
            for group in groups:  # here, because later the disk would wait for it
                group.pieces = self._native.pieces_of(group)
        batch = ReadBatch(groups, len(reads), priority, self._cancel)
        for group in groups:
            group.batch, group.on_done = batch, on_done
        with self._lock:
            if not self._is_open:
                raise StoreClosed("the I/O engine is not running")
            if groups:
                self._queue.add(batch)
                self._hand_out()
        return batch

    def promote(self, batch: ReadBatch) -> None:
        """Move a batch's reads that have not begun to the end of the demand queue."""
        with self._lock:
            if batch.priority != Priority.DEMAND:
                self._queue.promote(batch, Priority.DEMAND)
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

    def _work(self, worker: "_Worker") -> None:
        while (group := self._next(worker)) is not None:
            self._read(group, worker)
            del group  # otherwise a parked thread would keep the caller's buffers alive

    def _read(self, group: DiskRead, worker: "_Worker") -> None:
        if group.error is None and not group.is_read:
            try:
                self._files.read(group.segment, group.offset_bytes, group.buffers)
            except BaseException as error:  # noqa: BLE001 - the caller gets every error
                group.error = error
        self._report(group, group.reads, worker)

    def _report(self, group: DiskRead, reads: list[RecordRead], worker: "_Worker") -> None:
        """Report to a group's `on_done` that these reads, which include its own, have ended as the group has."""
        try:
            group.on_done(reads, group.error)
        except BaseException as error:  # noqa: BLE001 - `wait_idle` raises it; the thread must serve other batches
            group.batch.callback_failed(error)
            threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, worker.thread)))

    def _collect(self, worker: "_Worker") -> None:
        """Collect ended reads, begin the next ones, report."""
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
                            self._queue.release_disk_slot(group)
                            self._hand_out()  # so that the disk works while this read is reported
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

    def _next(self, worker: "_Worker") -> DiskRead | None:
        """Finish the thread's last read and return its next one; None when the thread should end."""
        with self._lock:
            if worker.group is not None:
                self._finish(worker.group)
            worker.group = self._queue.take()
            if worker.group is not None:
                if self._parked:
                    self._hand_out()
                return worker.group
            if not self._is_open:
                return None
            self._parked.append(worker)
        worker.gate.acquire()
        return worker.group

    def _hand_out(self) -> None:
        """Begin all reads that may begin, by parked threads or native AIO. Lock held."""
        if self._native is not None:
            while self._native.has_room and (group := self._queue.take()) is not None:
                # The collecting thread handles reads that are only reported, or that native AIO cannot read.
                if group.error is not None or not self._native.begin(group):
                    self._reports.append(group)
            self._wake.notify_all()
            return
        while self._parked and (group := self._queue.take()) is not None:
            worker = self._parked.pop()
            worker.group = group
            worker.gate.release()

    def _finish(self, group: DiskRead) -> None:
        """Count a reported disk read as ended. Lock held."""
        batch, num_records = group.batch, len(group.reads)
        if group.error is not None and isinstance(group.error, ReadCancelled):
            self._num_cancelled += num_records
        else:
            self._queue.release_disk_slot(group)
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
        batch.reported(num_records)

    def _cancel(self, batch: ReadBatch) -> None:
        with self._lock:
            self._queue.drop(batch)
            self._hand_out()


class _Worker:
    """A thread, the lock that it parks on, and its present disk read (None when woken: end)."""

    __slots__ = ("gate", "group", "thread")

    def __init__(self) -> None:
        self.thread: threading.Thread | None = None
        self.group: DiskRead | None = None
        self.gate = threading.Lock()
        self.gate.acquire()


def _triple(values: list[int]) -> tuple[int, int, int]:
    demand, prefetch, background = values
    return demand, prefetch, background
