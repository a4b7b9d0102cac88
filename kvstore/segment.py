"""Segments: the files that hold extents, and the slots inside them.

All extents of a store have one size, so a segment is an array of equal slots and a freed slot fits the next extent.
`SlotAllocator` is plain arithmetic; `SegmentFiles` owns the file descriptors and does positioned O_DIRECT reads and
writes. Where the file system refuses O_DIRECT (tmpfs), it falls back to buffered I/O and says so in `direct_io`.
"""

import errno
import heapq
import mmap
import os
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from kvstore.layout import PAGE_BYTES, padded_to_page

SEGMENT_BYTES = 256 * 2**20


@dataclass(frozen=True, slots=True, order=True)
class Slot:
    """The place of one extent: a segment file and a position in it, in slots."""

    segment: int
    position: int


class SlotAllocator:
    """Hands out slots up to `max_slots`. Not thread-safe; its owner serialises."""

    def __init__(self, slot_bytes: int, max_bytes: int, used: Iterable[Slot] = ()) -> None:
        self.slot_bytes = slot_bytes
        self.slots_per_segment = max(1, SEGMENT_BYTES // slot_bytes)
        self.max_slots = max_bytes // slot_bytes
        taken = {self._flat(slot) for slot in used}
        self._end = max(taken, default=-1) + 1
        #: Flat numbers below `_end` that hold nothing; the lowest is taken first, so that files stay dense.
        self._free = sorted(set(range(self._end)) - taken)  # a sorted list is a heap

    @property
    def num_used(self) -> int:
        return self._end - len(self._free)

    def allocate(self) -> Slot | None:
        """A free slot, or None when the store is full."""
        if self.num_used >= self.max_slots:
            return None
        if self._free:
            return self._slot(heapq.heappop(self._free))
        self._end += 1
        return self._slot(self._end - 1)

    def release(self, slot: Slot) -> None:
        heapq.heappush(self._free, self._flat(slot))

    def _flat(self, slot: Slot) -> int:
        return slot.segment * self.slots_per_segment + slot.position

    def _slot(self, flat: int) -> Slot:
        return Slot(*divmod(flat, self.slots_per_segment))


class SegmentFiles:
    """Positioned reads and writes of whole slots or parts of them. Owns: one file descriptor per segment.

    Thread-safe. Offsets, sizes and buffer addresses are multiples of 4096 (buffers come from `aligned_buffer`).
    """

    def __init__(self, directory: Path, slot_bytes: int) -> None:
        self.directory = directory
        self.slot_bytes = slot_bytes
        self.direct_io: bool | None = None
        self._descriptors: dict[int, int] = {}
        self._lock = threading.Lock()

    def read(self, slot: Slot, offset_bytes: int, buffer: memoryview) -> None:
        """Fill `buffer` from the slot. Raises EOFError on a short file, OSError on a failed read."""
        position, done = slot.position * self.slot_bytes + offset_bytes, 0
        descriptor = self._descriptor(slot.segment)
        while done < len(buffer):
            count = os.preadv(descriptor, [buffer[done:]], position + done)
            if count == 0:
                raise EOFError(f"{self._path(slot.segment)} ends before byte {position + len(buffer)}")
            done += count

    def write(self, slot: Slot, buffer: memoryview) -> None:
        """Write `buffer` at the start of the slot; durable only after `sync`. Raises OSError (ENOSPC among them)."""
        position, done = slot.position * self.slot_bytes, 0
        descriptor = self._descriptor(slot.segment)
        while done < len(buffer):
            done += os.pwritev(descriptor, [buffer[done:]], position + done)

    def sync(self, segment: int) -> None:
        """Return when everything written to the segment, and its size, is on stable storage."""
        os.fdatasync(self._descriptor(segment))

    def trim(self, used: Iterable[Slot]) -> None:
        """Give back what lies behind the last used slot of every segment: leftovers of what was never committed.

        Files are cut, never unlinked: a worker that outlived a store process has them open and goes on writing there.
        """
        slots_in_use: dict[int, int] = {}
        for slot in used:
            slots_in_use[slot.segment] = max(slots_in_use.get(slot.segment, 0), slot.position + 1)
        for path in self.directory.glob("*.seg"):
            size_bytes = slots_in_use.get(int(path.stem), 0) * self.slot_bytes
            if path.stat().st_size > size_bytes:
                os.truncate(path, size_bytes)

    def close(self) -> None:
        with self._lock:
            for descriptor in self._descriptors.values():
                os.close(descriptor)
            self._descriptors.clear()

    def _path(self, segment: int) -> Path:
        return self.directory / f"{segment:06d}.seg"

    def _descriptor(self, segment: int) -> int:
        with self._lock:
            if segment not in self._descriptors:
                self._descriptors[segment] = self._open(self._path(segment))
            return self._descriptors[segment]

    def _open(self, path: Path) -> int:
        created = not path.exists()
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_DIRECT, 0o600)
            self.direct_io = True
        except OSError as error:
            if error.errno != errno.EINVAL:  # EINVAL: this file system has no O_DIRECT
                raise
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            self.direct_io = False
        if created:
            sync_directory(self.directory)
        return descriptor


def sync_directory(directory: Path) -> None:
    """Make the names in `directory` durable: a synced file whose name is lost is a lost file."""
    descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def aligned_buffer(size_bytes: int) -> memoryview:
    """Zeroed, page-aligned memory of at least `size_bytes`, rounded up to 4096; freed with its last view."""
    return memoryview(mmap.mmap(-1, max(PAGE_BYTES, padded_to_page(size_bytes))))
