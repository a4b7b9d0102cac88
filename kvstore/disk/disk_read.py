"""Disk reads: records that lie side by side become one. And their batches: the reads of one `submit`.

Nothing is sorted: the caller knows which layer is needed first, and a sort by offset would read the first layer of the
last chunk after the last layer of the first chunk.
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
    """One record and the memory that it goes to. `tag` is the caller's.

    `buffer` is a writable view of bytes, as long as the record. Offset, length and address are multiples of 512.
    """

    segment: int
    offset_bytes: int
    buffer: memoryview
    tag: int = 0


#: Gets the reads of one disk read and None, or the error that left their buffers undefined.
OnDone = Callable[[Sequence[RecordRead], BaseException | None], None]


class DiskRead:
    """One disk read: neighbours of one segment, in order. `error` set beforehand: report only, read nothing."""

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
        #: Counted among the disk reads that have begun.
        self.is_in_flight = False
        #: Its bytes are in memory already.
        self.is_read = False
        #: Its memory, in the pieces that native AIO begins; empty when it cannot.
        self.pieces: Sequence[Sequence[Span]] = ()
        #: How many of them are under way.
        self.num_pieces = 0


class ReadBatch:
    """The reads of one `submit`. Made by the engine; every read of it is reported exactly once."""

    __slots__ = (
        "_callback_error", "_cancel", "_idle", "_num_pending", "bytes_in_flight", "bytes_read", "num_in_flight",
        "priority", "waiting",
    )  # fmt: skip

    def __init__(
        self, waiting: deque[DiskRead], num_reads: int, priority: int, cancel: "Callable[[ReadBatch], None]"
    ) -> None:
        self.priority = priority
        #: Bytes that are in memory and reported without error.
        self.bytes_read = 0
        #: Disk reads that have not begun.
        self.waiting = waiting
        #: Those that have begun and not ended.
        self.num_in_flight = self.bytes_in_flight = 0
        self._cancel = cancel
        self._num_pending = num_reads
        self._callback_error: BaseException | None = None
        self._idle = threading.Event()
        if num_reads == 0:
            self._idle.set()

    def cancel(self) -> None:
        """Drop the reads that have not begun; an I/O thread reports them, all at once, with `ReadCancelled`.

        Reads under way end and are reported as ever: only after `wait_idle` are the buffers the caller's again.
        """
        self._cancel(self)

    def wait_idle(self, timeout_s: float | None = None) -> bool:
        """Whether every read has been reported and no thread will touch a buffer of this batch again.

        False when `timeout_s` passed before. Raises what `on_done` raised, if it did. Not to be called from `on_done`.
        """
        if not self._idle.wait(timeout_s):
            return False
        if self._callback_error is not None:
            raise self._callback_error
        return True

    def reported(self, num_reads: int) -> None:
        """So many reads of it have been."""
        self._num_pending -= num_reads
        if self._num_pending == 0:
            self._idle.set()

    def callback_failed(self, error: BaseException) -> None:
        """`on_done` raised: what waits for the batch is to know."""
        self._callback_error = error


def coalesced(reads: Sequence[RecordRead], longest_bytes: int) -> deque[DiskRead]:
    """Disk reads of up to `longest_bytes`, in order: reads that follow one another, here and on disk, become one.

    Raises ValueError for a read that is not in whole blocks.
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
