"""Disk reads: records that lie side by side become one.

Nothing is sorted: the caller knows which layer is needed first, and a sort by offset would read the first layer of the
last chunk after the last layer of the first chunk.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kvstore.disk.files import MAX_BUFFERS
from kvstore.disk.native_aio import Span
from kvstore.errors import StoreError
from kvstore.format.layout import PAGE_BYTES

if TYPE_CHECKING:
    from kvstore.disk.read_queue import ReadBatch


class ReadCancelled(StoreError):
    """The read had not begun when its batch was cancelled or the engine closed; its buffer is untouched."""


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


def coalesced(reads: Sequence[RecordRead], longest_bytes: int) -> deque[DiskRead]:
    """Disk reads of up to `longest_bytes`, in order: reads that follow one another, here and on disk, become one.

    Raises ValueError for a read that is not in whole pages.
    """
    found: deque[DiskRead] = deque()
    last, segment, end_bytes, room_bytes = None, -1, -1, 0
    for read in reads:
        offset_bytes, size_bytes = read.offset_bytes, len(read.buffer)
        if (offset_bytes | size_bytes) % PAGE_BYTES or size_bytes == 0:
            raise ValueError(f"a read of {size_bytes} bytes at {offset_bytes} is not in whole pages")
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
