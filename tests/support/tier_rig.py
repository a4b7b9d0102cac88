"""A tier without vLLM: blocks of known content in memory, stored and loaded through `BlockTier`."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kvstore.disk.files import FileLayer, aligned_buffer
from runahead.vllm.tiering.block_store import BlockStore
from runahead.vllm.tiering.block_tier import BlockTier, Finished

BLOCK_BYTES = 8192
SLOT_BYTES = BLOCK_BYTES + 4096
NUM_CHUNKS = 256
IDENTITY = {"weights": "w"}


def key_of(name: object, group: int = 0) -> bytes:
    return hashlib.sha256(str(name).encode()).digest() + group.to_bytes(4, "big")


def content_of(key: bytes) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """A block's bytes, uint8 [BLOCK_BYTES], which its key determines."""
    return np.random.default_rng(list(key)).integers(0, 256, BLOCK_BYTES, np.uint8)


class TierRig:
    """Owns a tier and the memory under it; a job takes the chunks 0, 1, 2, ... of memory."""

    def __init__(
        self,
        path: Path,
        disk_bytes: int = 2**24,
        *,
        deadline_s: float = 60,
        files: FileLayer | None = None,
        identity: Mapping[str, Any] = IDENTITY,
    ) -> None:
        self.path = path
        self.memory = np.frombuffer(aligned_buffer(NUM_CHUNKS * BLOCK_BYTES), np.uint8)
        self.store = BlockStore(path, disk_bytes, BLOCK_BYTES, files)
        self.store.open(identity)
        self.tier = BlockTier(self.store, self.memory, NUM_CHUNKS, deadline_s, 2, 2)
        self._num_jobs = 0

    def chunk(self, at: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        return self.memory[at * BLOCK_BYTES : (at + 1) * BLOCK_BYTES]

    def save(self, keys: Sequence[bytes], request: str = "r") -> Finished:
        """Store blocks and wait."""
        for at, key in enumerate(keys):
            self.chunk(at)[:] = content_of(key)
        self._num_jobs += 1
        self.tier.store(self._num_jobs, request, keys, range(len(keys)))
        return self._end()

    def prompt(self, request: str, keys: Sequence[bytes]) -> Finished:
        """A whole request: its blocks are stored in the order of its tokens, and it ends."""
        self.tier.begin_request(request, {key: 16 * (at + 1) for at, key in enumerate(keys)})
        finished = self.save(keys, request)
        self.tier.end_request(request)
        return finished

    def read(self, keys: Sequence[bytes], request: str = "r") -> dict[bytes, bool]:
        """Load blocks and wait: for each key that is given out, whether its bytes are right."""
        self.memory[:] = 0
        self.begin_read(keys, request)
        succeeded = self._end().succeeded
        return {key: np.array_equal(self.chunk(keys.index(key)), content_of(key)) for key in succeeded}

    def begin_read(self, keys: Sequence[bytes], request: str = "r") -> None:
        self._num_jobs += 1
        self.tier.load(self._num_jobs, request, keys, range(len(keys)))

    def known(self, keys: Sequence[bytes], request: str = "r") -> list[bytes]:
        return [key for key in keys if self.tier.has(key, request)]

    def segments(self) -> list[Path]:
        return sorted(self.store.block_set.files.directory.glob("blocks-*"))

    def disk_bytes(self) -> int:
        """Bytes of all files and directories under the path, as the limit counts them."""
        stats = [path.stat() for path in self.path.rglob("*")]
        return sum(max(each.st_size, each.st_blocks * 512) for each in stats)

    def close(self) -> None:
        self.tier.close()

    def _end(self) -> Finished:
        self.tier.drain()
        (finished,) = self.tier.finished()
        return finished
