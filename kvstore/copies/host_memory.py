"""Host memory for KV, kept when a request or a read ends so that a later one need not touch fresh pages.

The kernel clears a page at its first use: a copy into fresh pages takes 2 to 7 times as long as one into touched pages.
So memory of ended requests stays here, within a bound, and is given to later requests that it fits.

Nothing is cleared: memory may hold rows of an earlier request, of any tenant. A request reads only rows that it wrote
or loaded itself. `is_poisoned` makes tests find code that reads other rows.

Anonymous memory is in huge pages where the kernel has them. While it is idle, the kernel may take its pages without
asking (MADV_FREE), so it costs other programs nothing. Files in memory (`workers/sharing/mapped_rows.py`) have no such
call; they are freed when the machine has little memory.
"""

import contextlib
import math
import mmap
import os
import threading
import weakref
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

#: Least size, in bytes, of memory that is kept. `malloc` keeps smaller memory for the next caller.
LEAST_BYTES = 2**22
#: Sizes are multiples of this, so that requests of nearly one length use the same memory; also the size of a huge page.
_STEP_BYTES = 2**21
#: Memory is given to a request that needs at least this part of it.
_LEAST_USED = 0.5
#: Every byte of poisoned memory: all floats are NaN, and a scale of coded rows is.
POISON_BYTE = 0xFF
#: Environment variable; 1 poisons all memory, for tests.
POISON = "RUNAHEAD_POISON_MEMORY"
_CGROUP_LIMIT = Path("/sys/fs/cgroup/memory.max")
_MEMINFO = Path("/proc/meminfo")


@dataclass(slots=True)
class Counters:
    """Counters of kept memory."""

    #: Requests for memory that kept memory served, and that it did not.
    hits: int = 0
    misses: int = 0
    #: Bytes that no request uses.
    idle_bytes: int = 0


class Block:
    """One stretch of memory: anonymous, or a file in memory. Owns: the file's descriptor. Raises OSError."""

    def __init__(self, size_bytes: int, *, in_file: bool) -> None:
        self.size_bytes = size_bytes
        #: Descriptor of the file; None for anonymous memory.
        self.descriptor: int | None = None
        #: Whether other mappings than this one see the memory, or this one sees other memory: it is not used again.
        self.is_shared = False
        if in_file:
            self.descriptor = os.memfd_create("runahead-rows", os.MFD_CLOEXEC)
            # Instead of `__del__`: while that runs, another thread may still find the file in a weak set.
            weakref.finalize(self, os.close, self.descriptor).atexit = False
            os.ftruncate(self.descriptor, size_bytes)
            self.memory = mmap.mmap(self.descriptor, size_bytes)
        else:
            self.memory = mmap.mmap(-1, size_bytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
            self._advise("MADV_HUGEPAGE")

    @property
    def in_file(self) -> bool:
        return self.descriptor is not None

    def rest(self) -> None:
        """Let the kernel take anonymous pages that it needs. Called while no request uses the memory."""
        if not self.in_file:
            self._advise("MADV_FREE")

    def _advise(self, advice: str) -> None:
        with contextlib.suppress(AttributeError, OSError):  # not Linux, or a kernel without it
            self.memory.madvise(getattr(mmap, advice))


class HostMemory:
    """Memory for KV. Owns: idle blocks, at most `most_bytes`; the largest are freed first. Thread-safe.

    Lent memory comes back when its last view goes, in any thread, even within a call of this class.
    """

    #: Whether lent memory is filled with NaN, of any size.
    is_poisoned = os.environ.get(POISON) == "1"

    def __init__(self, most_bytes: int = 0, least_bytes: int = LEAST_BYTES) -> None:
        """`least_bytes`: smaller memory is not kept."""
        #: Most bytes of idle blocks. 0: memory is freed with its last view.
        self.most_bytes = most_bytes
        self._least_bytes = least_bytes
        self._lock = threading.Lock()
        self._idle: list[Block] = []
        #: Blocks whose last view is gone, and that are not yet among the idle ones.
        self._returned: deque[Block] = deque()
        self._counters = Counters()

    def keep(self, share: float) -> None:
        """Set `most_bytes` to a share of the memory that this process may use."""
        self.most_bytes = int(share * memory_limit())
        self._settle()

    def counters(self) -> Counters:
        with self._taken():
            return replace(self._counters)

    def empty(self, shape: tuple[int, ...]) -> npt.NDArray[np.uint8]:
        """Uninitialised array, uint8, C order."""
        size_bytes = math.prod(shape)
        if size_bytes >= max(1, self._least_bytes):
            return self.lend(size_bytes, in_file=False)[1][:size_bytes].reshape(shape)
        array = np.empty(shape, np.uint8)
        if self.is_poisoned:
            array.fill(POISON_BYTE)
        return array

    def lend(self, size_bytes: int, *, in_file: bool) -> tuple[Block, npt.NDArray[np.uint8]]:
        """A block of at least `size_bytes`, and the array of its bytes: only views of it keep the block from being lent
        again. Raises OSError when there is no memory.
        """
        block = self._kept(size_bytes, in_file)
        if block is None:
            is_large = size_bytes >= LEAST_BYTES
            rounded_bytes = -(-size_bytes // _STEP_BYTES) * _STEP_BYTES if is_large else size_bytes
            try:
                block = Block(rounded_bytes, in_file=in_file)
            except OSError:
                self._free_idle()
                block = Block(rounded_bytes, in_file=in_file)
        bytes_N = np.frombuffer(block.memory, np.uint8)
        weakref.finalize(bytes_N, self._give_back, block).atexit = False
        if self.is_poisoned:
            bytes_N.fill(POISON_BYTE)
        return block, bytes_N

    def _kept(self, size_bytes: int, in_file: bool) -> Block | None:
        """The smallest idle block of the size, which is no longer idle."""
        if size_bytes < self._least_bytes:
            return None
        with self._taken():
            fitting = [
                block
                for block in self._idle
                if block.in_file == in_file and block.size_bytes * _LEAST_USED <= size_bytes <= block.size_bytes
            ]
            if not fitting:
                self._counters.misses += 1
                return None
            block = min(fitting, key=lambda block: block.size_bytes)
            self._idle.remove(block)
            self._counters.hits += 1
            self._counters.idle_bytes -= block.size_bytes
            return block

    def _free_idle(self) -> None:
        with self._taken():
            self._shrink_to(0)

    def _give_back(self, block: Block) -> None:
        if block.is_shared or not self._least_bytes <= block.size_bytes <= self.most_bytes:
            return
        block.rest()
        self._returned.append(block)
        self._settle()

    def _settle(self) -> None:
        """Move returned blocks to the idle ones. Where another call holds the lock, it does so."""
        while self._returned and self._lock.acquire(blocking=False):
            try:
                self._take_back()
            finally:
                self._lock.release()

    @contextlib.contextmanager
    def _taken(self) -> Iterator[None]:
        """Hold the lock, with all returned blocks among the idle ones."""
        with self._lock:
            self._take_back()
            yield
        self._settle()

    def _take_back(self) -> None:
        while self._returned:
            block = self._returned.popleft()
            self._idle.append(block)
            self._counters.idle_bytes += block.size_bytes
        if self._idle:
            self._shrink_to(self.most_bytes if available_bytes() >= self.most_bytes else 0)

    def _shrink_to(self, most_bytes: int) -> None:
        self._idle.sort(key=lambda block: block.size_bytes)
        while self._counters.idle_bytes > most_bytes:
            self._counters.idle_bytes -= self._idle.pop().size_bytes


def memory_limit() -> int:
    """Bytes that this process may use: the machine's memory, or the limit of the control group."""
    of_machine = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    with contextlib.suppress(OSError, ValueError):  # no such group, or "max"
        return min(of_machine, int(_CGROUP_LIMIT.read_text()))
    return of_machine


def available_bytes() -> int:
    """Bytes that the machine can still give to programs; 0 if that is not known."""
    with contextlib.suppress(OSError):  # no descriptor is free
        for line in _MEMINFO.read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return 0
