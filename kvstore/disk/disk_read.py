"""Disk reads, each of neighbouring records, and batches: the reads of one `submit`.

Reads are not sorted: the caller knows which layer is needed first, and a sort by offset would read the first layer of
the last chunk after the last layer of the first chunk.
"""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kvstore.disk.files import MAX_BUFFERS
from kvstore.disk.native_aio import Span
from kvstore.errors import StoreError
from kvstore.format.layout import BLOCK_BYTES


class ReadCancelled(StoreError):
    """The read had not begun when its batch was cancelled or the engine closed; its buffer is untouched."""


@dataclass(slots=True)
class RecordRead:
    """One record and the memory to read it into. `tag` is the caller's.

    `buffer`: a writable view of bytes, as long as the record. Offset, length and address are multiples of 512.
    """

    segment: int
    offset_bytes: int
    buffer: memoryview
    tag: int = 0


#: Receives the reads of one disk read, and None or the error that left their buffers undefined.
OnDone = Callable[[Sequence[RecordRead], BaseException | None], None]


class DiskRead:
    """One disk read of neighbouring records of a segment, in order. With `error` set in advance it is only reported."""

    __slots__ = (
        "batch", "buffers", "error", "is_in_flight", "is_read", "num_pieces", "offset_bytes", "on_done", "pieces",
        "reads", "segment", "size_bytes",
    )  # fmt: skip

    batch: "ReadBatch"
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
        #: Whether the read counts as begun and not ended.
        self.is_in_flight = False
        #: Whether its bytes are already in memory.
        self.is_read = False
        #: Its memory, in pieces for native AIO; empty if native AIO cannot read it.
        self.pieces: Sequence[Sequence[Span]] = ()
        #: Number of pieces in flight.
        self.num_pieces = 0


class ReadBatch:
    """The reads of one `submit`. Made by the engine, which reports every read exactly once."""

    __slots__ = (
        "_callback_error", "_cancel", "_idle", "_num_pending", "bytes_in_flight", "bytes_read", "num_in_flight",
        "priority", "waiting",
    )  # fmt: skip

    def __init__(
        self, waiting: deque[DiskRead], num_reads: int, priority: int, cancel: "Callable[[ReadBatch], None]"
    ) -> None:
        self.priority = priority
        #: Bytes in memory that were reported without error.
        self.bytes_read = 0
        #: Disk reads that have not begun.
        self.waiting = waiting
        #: Disk reads in flight, and their bytes.
        self.num_in_flight = self.bytes_in_flight = 0
        self._cancel = cancel
        self._num_pending = num_reads
        self._callback_error: BaseException | None = None
        self._idle = threading.Event()
        if num_reads == 0:
            self._idle.set()

    def cancel(self) -> None:
        """Drop reads that have not begun; an I/O thread reports them, all at once, with `ReadCancelled`.

        Reads in flight end and are reported as usual: the caller may reuse the buffers only after `wait_idle`.
        """
        self._cancel(self)

    def wait_idle(self, timeout_s: float | None = None) -> bool:
        """Wait until every read is reported and no thread will touch a buffer of this batch again.

        False after `timeout_s`. Raises an exception that `on_done` raised. Must not be called from `on_done`.
        """
        if not self._idle.wait(timeout_s):
            return False
        if self._callback_error is not None:
            raise self._callback_error
        return True

    def reported(self, num_reads: int) -> None:
        """Count reads as reported."""
        self._num_pending -= num_reads
        if self._num_pending == 0:
            self._idle.set()

    def callback_failed(self, error: BaseException) -> None:
        """Keep an error of `on_done`, for `wait_idle` to raise."""
        self._callback_error = error


def coalesced(reads: Sequence[RecordRead], longest_bytes: int) -> deque[DiskRead]:
    """Merge reads that are neighbours in the list and on disk into disk reads of up to `longest_bytes`, in order.

    Raises ValueError for a read that is not aligned to blocks.
    """
    found: deque[DiskRead] = deque()
    last, segment, end_bytes, room_bytes = None, -1, -1, 0
    for read in reads:
        offset_bytes, size_bytes = read.offset_bytes, len(read.buffer)
        if (offset_bytes | size_bytes) % BLOCK_BYTES or size_bytes == 0:
            raise ValueError(f"a read of {size_bytes} bytes at {offset_bytes} is not in whole blocks")
        if (
            last is not None
            and offset_bytes == end_bytes
            and size_bytes <= room_bytes
            and read.segment == segment
            and len(last.reads) < MAX_BUFFERS
        ):
            last.reads.append(read)
            last.buffers.append(read.buffer)
            last.size_bytes += size_bytes
            room_bytes -= size_bytes
        else:
            segment = read.segment
            last = DiskRead(segment, offset_bytes, size_bytes, [read], [read.buffer])
            found.append(last)
            room_bytes = longest_bytes - size_bytes
        end_bytes = offset_bytes + size_bytes
    return found
