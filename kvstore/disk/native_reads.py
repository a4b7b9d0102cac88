"""Disk reads by native AIO, each in pieces that the disk takes as a whole (`docs/decisions/0006-native-aio.md`)."""

import ctypes
from collections.abc import Iterator, Sequence

from kvstore.disk.disk_read import DiskRead
from kvstore.disk.native_aio import NativeAio, Span, address_of
from kvstore.disk.segment import SegmentFiles
from kvstore.format.layout import padded_to_page

#: Longest piece for a disk with unknown limits, in bytes.
_LONGEST_BYTES = 2**20
#: Most pieces of one disk read.
_MAX_PIECES = 8


class NativeReads:
    """Owns the kernel's context. The engine's lock is held for all calls except `wait` and `pieces_of`."""

    def __init__(self, files: SegmentFiles, depth: int) -> None:
        """Raises OSError without native AIO."""
        self._files = files
        self._aio = NativeAio(depth * _MAX_PIECES)
        self._longest_bytes = files.longest_read_bytes() or _LONGEST_BYTES
        self._num_free = depth
        self._free = list(range(depth * _MAX_PIECES))
        #: Pieces in flight, by number: disk read, bytes, and number in `SegmentFiles.reads`.
        self._pieces: dict[int, tuple[DiskRead, int, int]] = {}

    @property
    def has_room(self) -> bool:
        return self._num_free > 0

    @property
    def num_pieces(self) -> int:
        return len(self._pieces)

    def event_buffer(self) -> "ctypes.Array[ctypes.c_char]":
        return self._aio.event_buffer()

    def pieces_of(self, read: DiskRead) -> Sequence[Sequence[Span]]:
        """A disk read's memory in even pieces, none longer than the disk takes; empty if there would be too many."""
        num_pieces = -(-read.size_bytes // self._longest_bytes)
        if num_pieces > _MAX_PIECES:
            return ()
        if num_pieces == len(read.buffers) == 1:
            return (((address_of(read.buffers[0]), read.size_bytes),),)
        return list(_pieces_of(read.buffers, padded_to_page(-(-read.size_bytes // num_pieces))))

    def begin(self, read: DiskRead) -> bool:
        """Begin a disk read. False when no piece has begun: the read must be done by `preadv`."""
        try:
            descriptor = self._files.native_descriptor(read.segment)
        except OSError as error:
            read.error = error
            return False
        if descriptor is None:
            return False
        offset_bytes = read.offset_bytes
        for spans in read.pieces:
            number = self._free[-1]
            of_all = self._files.reads.begin()  # before the submission, which a stuck disk may already block
            if not self._aio.begin(number, descriptor, offset_bytes, spans):
                self._files.reads.end(of_all)
                break
            self._free.pop()
            size_bytes = spans[0][1] if len(spans) == 1 else sum([length for _, length in spans])
            self._pieces[number] = (read, size_bytes, of_all)
            offset_bytes += size_bytes
            read.num_pieces += 1
        if not read.num_pieces:
            return False
        self._num_free -= 1
        # If only some pieces have begun, the whole is read again by `preadv` when these have ended.
        read.is_read = read.num_pieces == len(read.pieces)
        return True

    def wait(self, events: "ctypes.Array[ctypes.c_char]") -> list[tuple[int, int]]:
        """Wait for ended pieces, at least one: number, and bytes read or minus an errno."""
        return self._aio.wait(events)

    def end(self, number: int, num_bytes: int) -> DiskRead | None:
        """Note the end of a piece; returns its disk read after the last piece."""
        read, size_bytes, of_all = self._pieces.pop(number)
        self._files.reads.end(of_all)
        self._free.append(number)
        # A short or failed read, or one with pieces not begun, is repeated by `preadv`, which reports the error.
        read.is_read &= num_bytes == size_bytes
        read.num_pieces -= 1
        if read.num_pieces:
            return None
        self._num_free += 1
        return read

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
