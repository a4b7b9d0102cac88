"""The arena: one stretch of host memory that the store and its node's workers all see.

It is an anonymous file (memfd): the owner maps it, and hands the descriptor over a socket to processes that map it
too. It has no name to unlink or leak; the kernel frees it with its last descriptor and mapping, so a borrower that
dies takes nothing with it. It is sealed against resizing: no borrower can cut it and turn the others' reads into
SIGBUS. Its pages are real memory from first use on, or before it (`Arena.prefault`), count against the owner's cgroup,
and take O_DIRECT reads.

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
#: A slab is about this part of a small arena, so that several sizes can share one.
SLABS_PER_SMALL_ARENA = 64
#: A run may leave one byte in so many unused after its last frame.
RUN_BYTES_PER_BYTE_LOST = 8
#: What of an arena is prefaulted, at most: frames come from its beginning. And how much of it at once.
_PREFAULTED_BYTES, _PREFAULT_STEP_BYTES = 2**30, 2**26
#: MADV_POPULATE_WRITE, of Linux 5.14; Python's `mmap` does not know it, and would keep its lock meanwhile.
_POPULATE_WRITE = 23


@dataclass(slots=True, order=True)
class _Run:
    """Neighbouring slabs cut into frames of one size. Ordered by offset."""

    offset: int
    num_slabs: int = field(compare=False)
    frame_bytes: int = field(compare=False)
    num_frames: int = field(compare=False)
    #: Offsets in the arena; the lowest is taken first.
    free_frames: list[int] = field(compare=False)
    returned: bool = field(compare=False, default=False)


class FrameAllocator:
    """Hands out frames: pieces of an arena, in a handful of sizes that it learns as they come.

    The arena is cut into slabs. A size gets a run of neighbouring slabs when it needs one, and the run returns to the
    pool when its last frame is freed: what one size held, another can have. A frame larger than a slab takes as many
    as it needs. Runs are as short as they can be with at most an eighth lost after the last frame; with
    `typical_bytes`, the most usual size, slabs are multiples of it and frames of that size lose nothing.

    Not thread-safe; its owner serialises. Both calls take a constant time but for the search of a new run.
    """

    def __init__(self, size_bytes: int, typical_bytes: int = PAGE_BYTES) -> None:
        assert size_bytes >= 0, size_bytes
        assert typical_bytes > 0 and typical_bytes % BLOCK_BYTES == 0, typical_bytes
        self.size_bytes = size_bytes // PAGE_BYTES * PAGE_BYTES
        target_bytes = min(MAX_SLAB_BYTES, self.size_bytes // SLABS_PER_SMALL_ARENA)
        self.slab_bytes = typical_bytes * max(1, target_bytes // typical_bytes)
        #: Sum of the sizes of the frames that are handed out.
        self.used_bytes = 0
        #: One byte a slab, 0 for free; the last slab may be short.
        self._taken_slabs = bytearray(-(-self.size_bytes // self.slab_bytes))
        #: By frame size, a heap: frames come from the lowest run, so that higher ones drain and return. Runs that
        #: did return stay in it until they come up.
        self._runs_with_room: dict[int, list[_Run]] = {}
        self._run_of_frame: dict[int, _Run] = {}

    def allocate(self, size_bytes: int) -> int | None:
        """The offset of a free frame of `size_bytes` (a multiple of 512), or None while there is no room for one."""
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
        """Take back the frame at `offset`, which `allocate` gave and which was not freed since."""
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
        """The size of the frame in use at `offset`."""
        return self._run_of_frame[offset].frame_bytes

    def _take_run(self, frame_bytes: int) -> _Run | None:
        """The lowest run of the preferred length; where there is none, the longest shorter one that holds a frame."""
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
        """The shortest run that loses at most an eighth: below 16 slabs, or as many as one frame needs."""
        num_slabs = -(-frame_bytes // self.slab_bytes)
        while num_slabs * self.slab_bytes % frame_bytes * RUN_BYTES_PER_BYTE_LOST > num_slabs * self.slab_bytes:
            num_slabs += 1
        return num_slabs

    def _mark(self, run: _Run, *, taken: bool) -> None:
        first_slab = run.offset // self.slab_bytes
        self._taken_slabs[first_slab : first_slab + run.num_slabs] = bytes([taken]) * run.num_slabs


class ArenaMapping:
    """The arena of another process, mapped as its descriptor allows: for reading and writing, or only for reading.

    Owns: a mapping, and `descriptor` until mapped. A borrower writes only into frames that are leased to it. The memory
    stays valid when the owner dies. Thread-safe. Raises ValueError for a descriptor that is no sealed arena.
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
        """The bytes of one frame, shared, not copied. It stays valid after `close`. Raises StoreClosed after it."""
        memory = self._memory
        if memory is None:
            raise StoreClosed("the arena is closed")
        assert min(offset, size_bytes) >= 0 and offset + size_bytes <= self.size_bytes, (offset, size_bytes)
        return memory[offset : offset + size_bytes]

    def close(self) -> None:
        """Give the memory up: it is unmapped with the last view that is out."""
        self._memory = None


class Arena:
    """The owner's side. Owns: the anonymous file's `descriptor` (for borrowers, which get copies of it) and a mapping.

    `size_bytes` is at least a page and a multiple of it: a store without host memory has no arena. Memory is taken as
    frames are first written, or before that (`prefault`), and kept until `close` and every borrower's end; the same
    goes for what views are out.
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
            os.fchmod(descriptor, 0o400)  # what is opened by it from now on does not write
            self._reading_descriptor = os.open(f"/proc/self/fd/{descriptor}", os.O_RDONLY | os.O_CLOEXEC)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    @property
    def descriptor(self) -> int:
        """Borrowed: send it, do not close it. Raises StoreClosed before `open` and after `close`."""
        if self._descriptor is None:
            raise StoreClosed("the arena is not open")
        return self._descriptor

    @property
    def reading_descriptor(self) -> int:
        """`descriptor`, for borrowers that may read all frames and write to none."""
        if self._reading_descriptor is None:
            raise StoreClosed("the arena is not open")
        return self._reading_descriptor

    def view(self, offset: int, size_bytes: int) -> memoryview:
        """The bytes of one frame, shared, not copied. It stays valid after `close`. Raises StoreClosed after it."""
        mapping = self._mapping
        if mapping is None:
            raise StoreClosed("the arena is not open")
        return mapping.view(offset, size_bytes)

    def prefault(self) -> None:
        """Have the kernel give memory to what is used first, which takes a second or more. It changes nothing there.

        Else a read waits for each page that it is the first to fill: 70 MiB take 43 ms, and 4 the second time (two
        cores of Zen 5). A kernel that cannot, or has no memory, leaves it to the first use; so does an arena that is
        closed meanwhile.
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
