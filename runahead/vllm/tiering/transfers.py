"""Jobs between vLLM's memory and the slots, in pieces on threads of the tier, which decide nothing.

A load reads into a private buffer and copies from there to vLLM's memory only while its job lives, so a read that ends
after its job's deadline touches no memory of vLLM.
"""

import queue
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from kvstore.disk.files import aligned_buffer
from runahead.vllm.tiering.block_store import BlockSet
from runahead.vllm.tiering.slot_files import Block, Memory

#: Bytes of one turn of a thread: a read is verified and copied while the processor's cache has it, a write is synced.
_READ_BYTES, _WRITE_BYTES = 4 * 2**20, 16 * 2**20


class Piece(NamedTuple):
    """Outcome of a part of a job: blocks that were stored or loaded, and the error of the others, if any."""

    job: "Job"
    blocks: Sequence[Block]
    succeeded: Sequence[Block]
    error: OSError | None


@dataclass(slots=True)
class Job:
    """A job of vLLM's. The thread that submits it owns all but `is_alive`, which `lock` guards with the copies."""

    id: int
    is_load: bool
    keys: Sequence[bytes]
    block_set: BlockSet
    pieces_left: int = 0
    succeeded: list[bytes] = field(default_factory=list)
    began_s: float = field(default_factory=time.monotonic)
    is_alive: bool = True
    lock: threading.Lock = field(default_factory=threading.Lock)

    def end(self, *, wait: bool = True) -> bool:
        """No copy begins from now on. False if one is under way and `wait` is not set."""
        if not self.lock.acquire(blocking=wait):
            return False
        self.is_alive = False
        self.lock.release()
        return True


class Transfers:
    """Runs jobs. One thread submits and takes outcomes; `memory` is vLLM's, uint8 [bytes]."""

    def __init__(self, memory: Memory, read_threads: int, write_threads: int) -> None:
        self._memory: Memory | None = memory
        self._readers = ThreadPoolExecutor(read_threads, "runahead-tier-read")
        self._writers = ThreadPoolExecutor(write_threads, "runahead-tier-write")
        self._outcomes: queue.SimpleQueue[Piece] = queue.SimpleQueue()
        self._buffers = threading.local()

    def store(self, job: Job, blocks: Sequence[Block]) -> None:
        for piece in _pieces(job, blocks):
            self._writers.submit(self._write, job, piece)

    def load(self, job: Job, blocks: Sequence[Block]) -> None:
        for piece in _pieces(job, blocks):
            self._readers.submit(self._read, job, piece)

    def wipe(self, job: Job, block: Block) -> None:
        """Overwrite the header of a wrong block."""
        self._writers.submit(job.block_set.files.wipe, block.slot)

    def outcomes(self) -> Iterator[Piece]:
        """Outcomes until now, without waiting."""
        while True:
            try:
                yield self._outcomes.get_nowait()
            except queue.Empty:
                return

    def wait(self, timeout_s: float) -> None:
        """Wait until there is an outcome to take."""
        try:
            self._outcomes.put(self._outcomes.get(timeout=timeout_s))
        except queue.Empty:
            return

    def shutdown(self) -> None:
        """End the threads and let go of vLLM's memory. Pieces of jobs that have been ended are not begun."""
        self._readers.shutdown()
        self._writers.shutdown()
        self._memory = None

    def _write(self, job: Job, blocks: Sequence[Block]) -> None:
        error = None
        try:
            if not job.is_alive:
                raise OSError("the tier was closed")
            assert self._memory is not None
            job.block_set.room.make(max(block.slot for block in blocks) + 1)
            job.block_set.files.write(blocks, self._memory)
        except OSError as failure:
            error = failure
        except Exception as failure:  # noqa: BLE001 - a job without an outcome would stop vLLM
            error = OSError(str(failure))
        self._outcomes.put(Piece(job, blocks, [] if error else blocks, error))

    def _read(self, job: Job, blocks: Sequence[Block]) -> None:
        files = job.block_set.files
        succeeded: list[Block] = []
        error = None
        try:
            if job.is_alive:
                buffer = self._buffer(len(blocks) * files.slot_bytes)
                units = files.read(blocks, buffer)
                with job.lock:
                    if job.is_alive:
                        assert self._memory is not None
                        are_sound = files.copy(blocks, units, np.frombuffer(buffer, np.uint8), self._memory)
                        succeeded = [block for block, is_sound in zip(blocks, are_sound, strict=True) if is_sound]
                        job.succeeded += [block.key for block in succeeded]
        except OSError as failure:
            error = failure
        except Exception as failure:  # noqa: BLE001 - a job without an outcome would stop vLLM
            error = OSError(str(failure))
        self._outcomes.put(Piece(job, blocks, succeeded, error))

    def _buffer(self, size_bytes: int) -> memoryview:
        """The thread's private buffer."""
        buffer: memoryview | None = getattr(self._buffers, "buffer", None)
        if buffer is None or len(buffer) < size_bytes:
            buffer = self._buffers.buffer = aligned_buffer(size_bytes)
        return buffer[:size_bytes]


def _pieces(job: Job, blocks: Sequence[Block]) -> list[Sequence[Block]]:
    size = max(1, (_READ_BYTES if job.is_load else _WRITE_BYTES) // job.block_set.files.slot_bytes)
    pieces = [blocks[at : at + size] for at in range(0, len(blocks), size)]
    job.pieces_left = len(pieces)
    return pieces
