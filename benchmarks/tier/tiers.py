"""Our tier and vLLM's `fs` tier under one interface: jobs, and the places of blocks on disk, where faults go."""

import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kvstore.disk.files import aligned_buffer
from runahead.vllm.tiering.block_store import BlockStore
from runahead.vllm.tiering.block_tier import BlockTier

Bytes = npt.NDArray[np.uint8]


class Memory:
    """vLLM's memory of blocks: `chunks` [chunks, block_bytes], page-aligned."""

    def __init__(self, num_chunks: int, block_bytes: int) -> None:
        self.num_chunks, self.block_bytes = num_chunks, block_bytes
        self.bytes: Bytes = np.frombuffer(aligned_buffer(num_chunks * block_bytes), np.uint8)
        self.chunks = self.bytes[: num_chunks * block_bytes].reshape(num_chunks, block_bytes)


class Place(NamedTuple):
    """A block's bytes on disk, with all that stands by them."""

    path: Path
    offset: int
    size: int


class Tier(Protocol):
    """Both tiers' jobs; none waits. `finished`: for each job that has ended, the keys that it got."""

    name: str

    def store(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None: ...

    def load(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None: ...

    def has(self, key: bytes) -> bool | None:
        """None: ask again after a step."""
        ...

    def end_step(self) -> None: ...

    def finished(self) -> dict[int, set[bytes]]: ...

    def place(self, key: bytes) -> Place: ...

    def close(self) -> None: ...


class RunaheadTier:
    """Our tier, without the layer that translates vLLM's types."""

    name = "runahead"

    def __init__(self, directory: Path, memory: Memory, disk_bytes: int) -> None:
        self._store = BlockStore(directory, disk_bytes, memory.block_bytes)
        self._store.open({"bench": 1})
        self.tier = BlockTier(self._store, memory.bytes, memory.num_chunks, 60.0, 4, 4)

    def store(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        self.tier.store(job, "request", keys, chunks)

    def load(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        self.tier.load(job, "request", keys, chunks)

    def has(self, key: bytes) -> bool:
        return self.tier.has(key, "request")

    def end_step(self) -> None:
        pass

    def finished(self) -> dict[int, set[bytes]]:
        return {each.id: set(each.succeeded) for each in self.tier.finished()}

    def place(self, key: bytes) -> Place:
        block_set = self._store.block_set
        block = block_set.index.begin_reading(key, 0)
        assert block is not None
        block_set.index.end_reading(block)
        segment, slot = divmod(block.slot, block_set.files.slots_of_segment)
        path = block_set.files.directory / f"blocks-{segment:05d}"
        return Place(path, slot * block_set.files.slot_bytes, block_set.files.slot_bytes)

    def close(self) -> None:
        self.tier.close()


class FsTier:
    """vLLM's file tier, through its own class. Raises ImportError where vLLM is missing."""

    name = "fs"

    def __init__(self, directory: Path, memory: Memory, disk_bytes: int) -> None:
        from vllm.v1.kv_offload import config
        from vllm.v1.kv_offload.base import LookupResult, ReqContext
        from vllm.v1.kv_offload.tiering.base import TransferJob
        from vllm.v1.kv_offload.tiering.fs.manager import FileSystemTierManager

        del disk_bytes  # it takes no limit
        ranks = dict.fromkeys(("world_size", "tp_size", "pp_size", "pcp_size", "dcp_size", "data_parallel_size"), 1)
        parallel = config.OffloadingParallelConfig(
            **ranks, rank=0, data_parallel_index=0, data_parallel_rank_local=None, is_parallelism_agnostic=False
        )
        facts = config.OffloadingConfig(
            groups=(config.OffloadingGroupConfig(16, ("layer.0",), 0),),
            worker_kv_bytes_per_block=memory.block_bytes,
            enable_kv_cache_events=False,
            extra_config={},
            engine_id="bench",
            model=config.OffloadingModelConfig("model", "float16"),
            cache=config.OffloadingCacheConfig(16, 1),
            parallel=parallel,
        )
        spec = SimpleNamespace(config=facts, blocks_per_chunk=1)
        self._tier: Any = FileSystemTierManager(spec, memory.chunks.data, "fs", str(directory))
        self._job = TransferJob
        self._request = ReqContext("request")
        self._answers = {LookupResult.HIT: True, LookupResult.MISS: False}
        self._keys: dict[int, Sequence[bytes]] = {}

    def store(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        self._tier.submit_store(self._made(job, keys, chunks, is_load=False))

    def load(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        self._tier.submit_load(self._made(job, keys, chunks, is_load=True))

    def has(self, key: bytes) -> bool | None:
        return self._answers.get(self._tier.lookup(key, self._request))

    def end_step(self) -> None:
        self._tier.on_schedule_end(None)

    def finished(self) -> dict[int, set[bytes]]:
        results = self._tier.get_finished_jobs()
        return {
            each.job_id: set(self._keys.pop(each.job_id)) if each.success else set(each.successful_keys or ())
            for each in results
        }

    def place(self, key: bytes) -> Place:
        path = Path(self._tier.file_mapper.get_file_name(key))
        return Place(path, 0, path.stat().st_size)

    def close(self) -> None:
        self._tier.shutdown()

    def _made(self, job: int, keys: Sequence[bytes], chunks: Sequence[int], *, is_load: bool) -> Any:
        self._keys[job] = keys
        return self._job(job, keys, np.array(chunks, np.int32), is_load, self._request)


def flip(place: Place, at: int, bit: int) -> None:
    """Flip one bit; `at` counts from the block's place."""
    with place.path.open("r+b") as file:
        byte = os.pread(file.fileno(), 1, place.offset + at)[0]
        os.pwrite(file.fileno(), bytes([byte ^ (1 << bit)]), place.offset + at)


def cut(place: Place, at: int) -> None:
    """End the file there, or, where blocks follow in it, put zeros to the end of the block, as in a grown file."""
    end = place.offset + place.size
    if end >= place.path.stat().st_size:
        os.truncate(place.path, place.offset + at)
        return
    with place.path.open("r+b") as file:
        os.pwrite(file.fileno(), bytes(place.size - at), place.offset + at)


def swap(first: Place, second: Place) -> None:
    """Exchange what two places hold."""
    contents = []
    for place in (first, second):
        with place.path.open("rb") as file:
            contents.append(os.pread(file.fileno(), place.size, place.offset))
    for place, content in zip((first, second), reversed(contents), strict=True):
        with place.path.open("r+b") as file:
            os.pwrite(file.fileno(), content, place.offset)


def bytes_on_disk(directory: Path) -> int:
    """Bytes of all files and directories, by size or by blocks, the larger."""
    total = 0
    for path in _all_under(directory):
        try:
            status = path.stat()
        except FileNotFoundError:
            continue
        total += max(status.st_size, status.st_blocks * 512)
    return total


def _all_under(directory: Path) -> Iterable[Path]:
    return list(directory.rglob("*"))


def remove(directory: Path) -> None:
    shutil.rmtree(directory, ignore_errors=True)
