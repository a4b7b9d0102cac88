"""The arena: host memory that the store shares with the workers of its node.

It is an anonymous file (memfd): the owner maps it, and passes the descriptor over a socket to processes that also map
it. It has no name to unlink or leak; the kernel frees it with its last descriptor and mapping, so a borrower's death
leaks nothing. It is sealed against resizing, so that no borrower can shrink it and cause SIGBUS in other processes. Its
pages are allocated on first use, or before (`Arena.prefault`), count against the owner's cgroup, and accept O_DIRECT
reads.

`FrameAllocator` is plain arithmetic on offsets; `Arena` owns the memory; `ArenaMapping` borrows it.
"""

import ctypes
import fcntl
import heapq
import mmap
import os
from dataclasses import dataclass, field

import numpy as np

from kvstore.errors import StoreClosed
from kvstore.format.layout import BLOCK_BYTES, PAGE_BYTES

MAX_SLAB_BYTES = 2**20
#: Number of slabs in a small arena, so that several sizes of frames can share it.
SLABS_PER_SMALL_ARENA = 64
#: Bytes of a run for each byte that it may waste after its last frame.
RUN_BYTES_PER_BYTE_LOST = 8
#: Most bytes that are prefaulted, from the beginning, where frames are allocated first; and bytes of one call.
_PREFAULTED_BYTES, _PREFAULT_STEP_BYTES = 2**30, 2**26
#: MADV_POPULATE_WRITE, since Linux 5.14; Python's `mmap` lacks it, and would hold the interpreter's lock.
_POPULATE_WRITE = 23


@dataclass(slots=True, order=True)
class _Run:
    """Neighbouring slabs cut into frames of one size. Ordered by offset."""

    offset: int
    num_slabs: int = field(compare=False)
    frame_bytes: int = field(compare=False)
    num_frames: int = field(compare=False)
    #: Offsets in the arena; the lowest is allocated first.
    free_frames: list[int] = field(compare=False)
    returned: bool = field(compare=False, default=False)


class FrameAllocator:
    """Allocates frames of an arena, in a few sizes that it learns from requests.

    The arena is cut into slabs. A frame size gets a run of neighbouring slabs when needed, and the run is freed with
    its last frame, so that another size can use its slabs. A frame larger than a slab takes several. Runs are the
    shortest that waste at most an eighth after the last frame. Slabs are multiples of `typical_bytes`, the most usual
    size, so frames of that size waste nothing.

    Not thread-safe: the owner serialises calls. Calls take constant time, except the search for a new run.
    """

    def __init__(self, size_bytes: int, typical_bytes: int = PAGE_BYTES) -> None:
        assert size_bytes >= 0, size_bytes
        assert typical_bytes > 0 and typical_bytes % BLOCK_BYTES == 0, typical_bytes
        self.size_bytes = size_bytes // PAGE_BYTES * PAGE_BYTES
        target_bytes = min(MAX_SLAB_BYTES, self.size_bytes // SLABS_PER_SMALL_ARENA)
        self.slab_bytes = typical_bytes * max(1, target_bytes // typical_bytes)
        #: Bytes of allocated frames.
        self.used_bytes = 0
        #: One byte for each slab, 0 if free; the last slab may be short.
        self._taken_slabs = bytearray(-(-self.size_bytes // self.slab_bytes))
        #: Heap of runs with free frames, by frame size: frames come from the lowest run, so that higher runs empty and
        #: are freed. Freed runs stay in the heap until they reach its top.
        self._runs_with_room: dict[int, list[_Run]] = {}
        self._run_of_frame: dict[int, _Run] = {}

    def allocate(self, size_bytes: int) -> int | None:
        """Offset of a free frame of `size_bytes`, a multiple of 512; None while there is no room."""
        assert size_bytes > 0 and size_bytes % BLOCK_BYTES == 0, size_bytes
        runs = self._runs_with_room.setdefault(size_bytes, [])
        while runs and runs[0].returned:
            heapq.heappop(runs)
        if not runs:
            new_run = self._take_run(size_bytes)
            if new_run is None:
                return None
            runs.append(new_run)
        run = runs[0]
        offset = run.free_frames.pop()
        if not run.free_frames:
            heapq.heappop(runs)
        self._run_of_frame[offset] = run
        self.used_bytes += size_bytes
        return offset

    def free(self, offset: int) -> None:
        """Free the allocated frame at `offset`."""
        run = self._run_of_frame.pop(offset, None)
        assert run is not None, f"no frame in use at offset {offset}"
        run.free_frames.append(offset)
        self.used_bytes -= run.frame_bytes
        if len(run.free_frames) == 1:  # it was full
            heapq.heappush(self._runs_with_room[run.frame_bytes], run)
        if len(run.free_frames) == run.num_frames:
            run.returned = True
            self._mark(run, taken=False)

    def frame_bytes(self, offset: int) -> int:
        """Size of the allocated frame at `offset`."""
        return self._run_of_frame[offset].frame_bytes

    def _take_run(self, frame_bytes: int) -> _Run | None:
        """The lowest free run of the preferred length, otherwise the longest shorter one that holds a frame."""
        fewest_slabs = -(-frame_bytes // self.slab_bytes)
        for num_slabs in range(self._preferred_slabs(frame_bytes), fewest_slabs - 1, -1):
            first_slab = self._taken_slabs.find(bytes(num_slabs))
            if first_slab < 0:
                continue
            offset = first_slab * self.slab_bytes
            end = min(offset + num_slabs * self.slab_bytes, self.size_bytes)
            num_frames = (end - offset) // frame_bytes
            if num_frames == 0:  # the short slab at the end
                continue
            free_frames = [offset + position * frame_bytes for position in reversed(range(num_frames))]
            run = _Run(offset, num_slabs, frame_bytes, num_frames, free_frames)
            self._mark(run, taken=True)
            return run
        return None

    def _preferred_slabs(self, frame_bytes: int) -> int:
        """Slabs of the shortest run that wastes at most an eighth: below 16, or as many as one frame needs."""
        num_slabs = -(-frame_bytes // self.slab_bytes)
        while num_slabs * self.slab_bytes % frame_bytes * RUN_BYTES_PER_BYTE_LOST > num_slabs * self.slab_bytes:
            num_slabs += 1
        return num_slabs

    def _mark(self, run: _Run, *, taken: bool) -> None:
        first_slab = run.offset // self.slab_bytes
        self._taken_slabs[first_slab : first_slab + run.num_slabs] = bytes([taken]) * run.num_slabs


class ArenaMapping:
    """The arena of another process, mapped read-write or read-only, as its descriptor allows.

    Owns the mapping, and `descriptor` until it is mapped. A borrower writes only to frames that are leased to it. The
    memory stays valid after the owner's death. Thread-safe. Raises ValueError for a descriptor of another file.
    """

    def __init__(self, descriptor: int) -> None:
        try:
            if not fcntl.fcntl(descriptor, fcntl.F_GET_SEALS) & fcntl.F_SEAL_SHRINK:
                raise ValueError("not an arena: it is not sealed against shrinking")
            self.size_bytes = os.fstat(descriptor).st_size
            access = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE
            protection = mmap.PROT_READ if access == os.O_RDONLY else mmap.PROT_READ | mmap.PROT_WRITE
            self._memory: memoryview | None = memoryview(mmap.mmap(descriptor, self.size_bytes, prot=protection))
        except OSError as error:
            raise ValueError(f"not an arena: {error.strerror}") from error
        finally:
            os.close(descriptor)

    def view(self, offset: int, size_bytes: int) -> memoryview:
        """A shared view of a frame's bytes, valid even after `close`. Raises StoreClosed when called after `close`."""
        memory = self._memory
        if memory is None:
            raise StoreClosed("the arena is closed")
        assert min(offset, size_bytes) >= 0 and offset + size_bytes <= self.size_bytes, (offset, size_bytes)
        return memory[offset : offset + size_bytes]

    def close(self) -> None:
        """Release the memory, which is unmapped with the last view."""
        self._memory = None


class Arena:
    """The owner's arena. Owns the anonymous file's `descriptor`, of which borrowers get copies, and a mapping.

    `size_bytes`: a positive multiple of a page. Memory is allocated when frames are first written, or before
    (`prefault`), and kept until `close`, every borrower's end, and the end of all views.
    """

    def __init__(self, size_bytes: int) -> None:
        if size_bytes <= 0 or size_bytes % PAGE_BYTES:
            raise ValueError(f"an arena of {size_bytes} bytes: it must be a positive multiple of {PAGE_BYTES}")
        self.size_bytes = size_bytes
        self._descriptor: int | None = None
        self._reading_descriptor: int | None = None
        self._mapping: ArenaMapping | None = None

    def open(self) -> None:
        """Create, seal and map the file; all its bytes are zero. Raises OSError when the address space is short."""
        assert self._descriptor is None, "opened twice"
        descriptor = os.memfd_create("runahead-arena", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        try:
            os.ftruncate(descriptor, self.size_bytes)
            seals = fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
            fcntl.fcntl(descriptor, fcntl.F_ADD_SEALS, seals)
            self._mapping = ArenaMapping(os.dup(descriptor))
            os.fchmod(descriptor, 0o400)  # so that the file cannot be opened for writing again
            self._reading_descriptor = os.open(f"/proc/self/fd/{descriptor}", os.O_RDONLY | os.O_CLOEXEC)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    @property
    def descriptor(self) -> int:
        """The file's descriptor, borrowed: do not close it. Raises StoreClosed before `open` and after `close`."""
        if self._descriptor is None:
            raise StoreClosed("the arena is not open")
        return self._descriptor

    @property
    def reading_descriptor(self) -> int:
        """A read-only descriptor of the file, borrowed. Raises StoreClosed before `open` and after `close`."""
        if self._reading_descriptor is None:
            raise StoreClosed("the arena is not open")
        return self._reading_descriptor

    def view(self, offset: int, size_bytes: int) -> memoryview:
        """A shared view of a frame's bytes, valid even after `close`. Raises StoreClosed when called after `close`."""
        mapping = self._mapping
        if mapping is None:
            raise StoreClosed("the arena is not open")
        return mapping.view(offset, size_bytes)

    def prefault(self) -> None:
        """Allocate the pages that are used first, which takes a second or more. Contents do not change.

        Otherwise a read waits for each page that it is the first to fill: 70 MiB take 43 ms, and 4 the second time
        (two cores of Zen 5). Stops if the kernel does not support it or has no memory, or if the arena is closed:
        pages are then allocated on first use.
        """
        advise = ctypes.CDLL(None).madvise
        advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        size_bytes = min(self.size_bytes, _PREFAULTED_BYTES)
        for start in range(0, size_bytes, _PREFAULT_STEP_BYTES):
            try:
                view = self.view(start, min(_PREFAULT_STEP_BYTES, size_bytes - start))
            except StoreClosed:
                return
            if advise(np.frombuffer(view, np.uint8).ctypes.data, len(view), _POPULATE_WRITE):
                return

    def close(self) -> None:
        if self._mapping is not None:
            self._mapping.close()
            self._mapping = None
        for descriptor in (self._descriptor, self._reading_descriptor):
            if descriptor is not None:
                os.close(descriptor)
        self._descriptor = self._reading_descriptor = None
