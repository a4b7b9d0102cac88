"""Queue that chooses the next disk read: the most urgent one, within the bounds of reads in flight.

Priorities are numbers from 0, the most urgent. Within a priority, batches and their reads begin in the order of
submission. While a more urgent read waits, even for reads in flight to end, no other read begins.

Pure: no thread, no file. The owner's lock is held for all calls, and guards the private fields of batches.
"""

import math
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from kvstore.disk.disk_read import DiskRead, ReadBatch, ReadCancelled


@dataclass(frozen=True, slots=True)
class Bound:
    """Limit of reads in flight of priority `first` and all less urgent ones together.

    A read that is longer than `max_bytes` begins when nothing else that the bound covers is in flight.
    """

    first: int
    max_bytes: int
    max_reads: float = math.inf


class ReadQueue:
    """Owns batches with reads to begin, and the sums of reads in flight."""

    def __init__(self, num_priorities: int, bounds: Iterable[Bound]) -> None:
        self._bounds = tuple(bounds)
        self._queues: tuple[deque[ReadBatch], ...] = tuple(deque() for _ in range(num_priorities))
        #: Reads to report without reading.
        self._dropped: deque[DiskRead] = deque()
        #: Reads and bytes in flight, by priority.
        self._num_in_flight, self._bytes_in_flight = [0] * num_priorities, [0] * num_priorities

    def add(self, batch: ReadBatch) -> None:
        """Add a batch with reads to begin."""
        self._queues[batch.priority].append(batch)

    def promote(self, batch: ReadBatch, priority: int) -> None:
        """Move reads that have not begun to the end of a more urgent queue; those in flight count there."""
        self._count(batch.priority, -batch.num_in_flight, -batch.bytes_in_flight)
        self._count(priority, batch.num_in_flight, batch.bytes_in_flight)
        if batch.waiting:
            self._queues[batch.priority].remove(batch)
            self._queues[priority].append(batch)
        batch.priority = priority

    def drop(self, batch: ReadBatch) -> None:
        """Turn a batch's reads that have not begun into one report, which `take` returns next."""
        if not batch.waiting:
            return
        self._queues[batch.priority].remove(batch)
        dropped = batch.waiting.popleft()
        for other in batch.waiting:
            dropped.reads.extend(other.reads)
        batch.waiting.clear()
        dropped.error = ReadCancelled("the read was cancelled before it began")
        self._dropped.append(dropped)

    def drop_all(self) -> None:
        for queue in self._queues:
            for batch in list(queue):
                self.drop(batch)

    def take(self) -> DiskRead | None:
        """The next disk read to begin, then in flight; None if the most urgent one has to wait."""
        if self._dropped:
            return self._dropped.popleft()
        queue = next(filter(None, self._queues), None)
        if queue is None:
            return None
        batch = queue[0]
        if not self._may_begin(batch.priority, batch.waiting[0].size_bytes):
            return None
        read = batch.waiting.popleft()
        if not batch.waiting:
            queue.popleft()
        read.is_in_flight = True
        self._add_in_flight(batch, 1, read.size_bytes)
        return read

    def release_disk_slot(self, read: DiskRead) -> None:
        """Count a read as no longer in flight. May be called more than once for a read."""
        if read.is_in_flight:
            read.is_in_flight = False
            self._add_in_flight(read.batch, -1, -read.size_bytes)

    def _may_begin(self, priority: int, size_bytes: int) -> bool:
        for bound in self._bounds:
            if bound.first <= priority:
                in_flight_bytes = sum(self._bytes_in_flight[bound.first :])
                if in_flight_bytes and in_flight_bytes + size_bytes > bound.max_bytes:
                    return False
                if sum(self._num_in_flight[bound.first :]) >= bound.max_reads:
                    return False
        return True

    def _add_in_flight(self, batch: ReadBatch, num_reads: int, size_bytes: int) -> None:
        batch.num_in_flight += num_reads
        batch.bytes_in_flight += size_bytes
        self._count(batch.priority, num_reads, size_bytes)

    def _count(self, priority: int, num_reads: int, size_bytes: int) -> None:
        self._num_in_flight[priority] += num_reads
        self._bytes_in_flight[priority] += size_bytes
