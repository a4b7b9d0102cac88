"""Segments: the files that hold extents, and the allocation of their units.

All chunks of a store have one size (a *unit*), so a segment is an array of units, and an extent of n chunks is a run of
n neighbouring units. `UnitAllocator` is plain arithmetic; `SegmentFiles` does positioned reads and writes.
"""

import bisect
import contextlib
import errno
import os
import re
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kvstore.disk.calls_under_way import CallsUnderWay
from kvstore.disk.files import MAX_BUFFERS, FileLayer, OsFiles, disk_block_bytes, disk_queue
from kvstore.format.layout import PAGE_BYTES

SEGMENT_BYTES = 256 * 2**20
_SEGMENT_NAME = re.compile(r"\d{6,}\.seg")


@dataclass(frozen=True, slots=True, order=True)
class Run:
    """`count` neighbouring units of one segment, which hold one extent."""

    segment: int
    position: int
    count: int


class UnitAllocator:
    """Allocates runs of units, `max_units` in all. Not thread-safe: the owner serialises calls.

    A run never crosses a segment. If no hole is long enough, a shorter run is allocated, and the extent is cut in two:
    fragmentation makes extents shorter, but wastes no room.
    """

    def __init__(self, unit_bytes: int, max_bytes: int, used: Iterable[Run] = ()) -> None:
        self.unit_bytes = unit_bytes
        self.units_per_segment = max(1, SEGMENT_BYTES // unit_bytes)
        #: Number of first units of a segment that may be allocated: `units_per_segment`, or fewer.
        self.usable_units = self.units_per_segment
        self.max_units = max_bytes // unit_bytes
        self.num_used = 0
        self._num_segments = 0
        #: Free intervals [start, end) by segment, in order, never touching. A full segment has no entry.
        self._free: dict[int, list[tuple[int, int]]] = {}
        by_segment: dict[int, list[Run]] = {}
        for run in used:
            by_segment.setdefault(run.segment, []).append(run)
        for segment in range(max(by_segment, default=-1) + 1):
            self._add_segment(sorted(by_segment.get(segment, []), key=lambda run: run.position))

    def allocate(self, wanted: int) -> Run | None:
        """A run of up to `wanted` units, as long as the room and the holes allow; None when the store is full."""
        wanted = min(wanted, self.usable_units, self.max_units - self.num_used)
        if wanted < 1:
            return None
        best: tuple[int, int] | None = None
        best_length = 0
        for segment, intervals in self._free.items():
            for index, (start, end) in enumerate(intervals):
                length = min(min(end, self.usable_units) - start, wanted)
                if length > best_length:
                    best, best_length = (segment, index), length
                if best_length == wanted:
                    break
            if best_length == wanted:
                break
        if best is None or (best_length < wanted and self._may_grow):
            self._add_segment([])
            best, best_length = (self._num_segments - 1, 0), wanted
        segment, index = best
        start, end = self._free[segment][index]
        if end - start == best_length:
            del self._free[segment][index]
            if not self._free[segment]:
                del self._free[segment]
        else:
            self._free[segment][index] = (start + best_length, end)
        self.num_used += best_length
        return Run(segment, start, best_length)

    def release(self, run: Run) -> None:
        assert run.segment < self._num_segments, f"{run} was never allocated"
        intervals = self._free.setdefault(run.segment, [])
        start, end = run.position, run.position + run.count
        index = bisect.bisect_left(intervals, (start, end))
        if index < len(intervals) and intervals[index][0] < end:
            raise AssertionError(f"{run} is free already")
        if index and intervals[index - 1][1] > start:
            raise AssertionError(f"{run} is free already")
        if index < len(intervals) and intervals[index][0] == end:
            end = intervals.pop(index)[1]
        if index and intervals[index - 1][1] == start:
            index -= 1
            start = intervals.pop(index)[0]
        intervals.insert(index, (start, end))
        self.num_used -= run.count

    def free_runs(self) -> list[Run]:
        """Unused runs of existing segments, including the end of the last one."""
        return [
            Run(segment, start, end - start) for segment, intervals in self._free.items() for start, end in intervals
        ]

    @property
    def _may_grow(self) -> bool:
        """Whether a new segment, even when full, keeps the files within `max_units`."""
        return (self._num_segments + 1) * self.usable_units <= self.max_units

    def _add_segment(self, used: Sequence[Run]) -> None:
        segment, at, intervals = self._num_segments, 0, list[tuple[int, int]]()
        for run in used:
            if run.position > at:
                intervals.append((at, run.position))
            at = max(at, run.position + run.count)
            self.num_used += run.count
        if at < self.units_per_segment:
            intervals.append((at, self.units_per_segment))
        if intervals:
            self._free[segment] = intervals
        self._num_segments += 1


class SegmentFiles:
    """Reads, writes and frees byte ranges of segments. Owns one file descriptor for each segment. Thread-safe.

    Offsets, sizes and buffer addresses are multiples of `block_bytes`.
    """

    def __init__(self, directory: Path, files: FileLayer | None = None, *, block_bytes: int = PAGE_BYTES) -> None:
        self.directory = directory
        self.block_bytes = block_bytes
        #: Whether reads bypass the page cache; None before the first file is opened.
        self.direct_io: bool | None = None
        self.layer: FileLayer = files if files is not None else OsFiles()
        #: Running reads; `NativeReads` counts its own here.
        self.reads = CallsUnderWay()
        self.writes = CallsUnderWay()
        self._descriptors: dict[int, int] = {}
        #: Segments created in this life whose names may not be durable yet. `KVStore.open` syncs earlier names.
        self._unsynced_names: set[int] = set()
        self._lock = threading.Lock()

    def read(self, segment: int, offset_bytes: int, buffers: Sequence[memoryview]) -> None:
        """Fill `buffers`, in order, from one range of the segment. Raises EOFError for a short file, OSError."""
        with self.reads.one_more():
            self._read(segment, offset_bytes, buffers)

    def _read(self, segment: int, offset_bytes: int, buffers: Sequence[memoryview]) -> None:
        descriptor = self._descriptor(segment)
        for start in range(0, len(buffers), MAX_BUFFERS):
            pending = list(buffers[start : start + MAX_BUFFERS])
            size_bytes = sum(map(len, pending))
            while pending:
                count = self.layer.preadv(descriptor, pending, offset_bytes)
                if count == 0:
                    raise EOFError(f"{self._path(segment)} ends at byte {offset_bytes}")
                offset_bytes += count
                if count == size_bytes:
                    break
                size_bytes -= count
                _advance(pending, count)

    def write(self, segment: int, offset_bytes: int, buffers: Sequence[memoryview]) -> None:
        """Write `buffers`, in order, to one range; durable only after `sync`. Raises OSError (for instance ENOSPC)."""
        descriptor = self._descriptor(segment)
        for start in range(0, len(buffers), MAX_BUFFERS):
            pending = list(buffers[start : start + MAX_BUFFERS])
            while pending:
                with self.writes.one_more():
                    count = self.layer.pwritev(descriptor, pending, offset_bytes)
                if count == 0:
                    raise OSError(errno.EIO, "a write made no progress")
                offset_bytes += count
                _advance(pending, count)

    def can_read_natively(self) -> bool:
        """Whether native AIO may read the files: the operating system's, with O_DIRECT and no layer that watches."""
        if type(self.layer) is not OsFiles or self.block_bytes < disk_block_bytes(self.directory):
            return False
        try:
            os.close(os.open(self.directory, os.O_TMPFILE | os.O_RDWR | os.O_DIRECT | os.O_CLOEXEC, 0o600))
        except OSError:
            return False
        return True

    def native_descriptor(self, segment: int) -> int | None:
        """A descriptor for native AIO; None if reads must use the file layer, or do not bypass the page cache."""
        if type(self.layer) is not OsFiles:
            return None
        descriptor = self._descriptor(segment)
        return descriptor if self.direct_io else None

    def longest_read_bytes(self) -> int:
        """Most bytes of one disk request when no pages of a buffer are neighbours in memory; 0 if unknown.

        The kernel splits a longer read, and a remainder of a page or two costs nearly as much as a full request.
        """
        try:
            queue = disk_queue(self.directory)
            segments = int((queue / "max_segments").read_text())
            kibibytes = int((queue / "max_sectors_kb").read_text())
        except (OSError, ValueError):
            return 0
        return min(segments * PAGE_BYTES, kibibytes * 1024)

    def sync(self, segment: int) -> None:
        """Wait until all writes to the segment, and its size, are on stable storage."""
        with self.writes.one_more():
            self.layer.fdatasync(self._descriptor(segment))

    def free(self, segment: int, offset_bytes: int, size_bytes: int) -> None:
        """Free the blocks of a range. Raises OSError, also if the file system does not support holes."""
        self.layer.punch_hole(self._descriptor(segment), offset_bytes, size_bytes)

    def trim(self, size_of_segment: dict[int, int]) -> None:
        """Truncate every segment to its given size, 0 if missing: later bytes were never committed."""
        for segment, path in self._paths():
            size_bytes = size_of_segment.get(segment, 0)
            if path.lstat().st_size > size_bytes:
                self.layer.truncate(path, size_bytes)

    def physical_bytes(self) -> int:
        """Bytes that the segments take on disk, without holes."""
        total = 0
        for _, path in self._paths():
            with contextlib.suppress(FileNotFoundError):
                total += path.stat().st_blocks * 512
        return total

    def close(self) -> None:
        with self._lock:
            for descriptor in self._descriptors.values():
                self.layer.close(descriptor)
            self._descriptors.clear()

    def _paths(self) -> list[tuple[int, Path]]:
        """Numbers and paths of existing segments; other files are ignored."""
        paths = self.directory.glob("*.seg")
        return [(int(path.stem), path) for path in paths if _SEGMENT_NAME.fullmatch(path.name)]

    def _path(self, segment: int) -> Path:
        return self.directory / f"{segment:06d}.seg"

    def _descriptor(self, segment: int) -> int:
        descriptor = self._descriptors.get(segment)
        if descriptor is not None:
            return descriptor
        with self._lock:
            if segment not in self._descriptors:
                path = self._path(segment)
                if not path.exists():
                    self._unsynced_names.add(segment)
                descriptor, self.direct_io = self.layer.open(path, self.block_bytes)
                if segment in self._unsynced_names:
                    self._sync_name(segment, descriptor)
                self._descriptors[segment] = descriptor
            return self._descriptors[segment]

    def _sync_name(self, segment: int, descriptor: int) -> None:
        """Make a segment's name durable, or close the descriptor, so that the next use tries again. Raises OSError."""
        try:
            self.layer.sync_directory(self.directory)
        except OSError:
            self.layer.close(descriptor)
            raise
        self._unsynced_names.discard(segment)


def _advance(pending: list[memoryview], count: int) -> None:
    """Drop the first `count` bytes of the buffers."""
    while pending and count >= len(pending[0]):
        count -= len(pending.pop(0))
    if count:
        pending[0] = pending[0][count:]
