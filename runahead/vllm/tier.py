"""`RunaheadTier`: a secondary tier under vLLM's offloading manager, which keeps blocks on disk.

vLLM's scheduler loads it by `module_path` (docs/vllm.md) and calls it in its own thread. It translates between vLLM's
interface and `tiering/block_tier.py`, which decides.
"""

import logging
import os
from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

import numpy as np
import vllm
from vllm.config import get_current_vllm_config_or_none
from vllm.distributed.kv_transfer.kv_connector.v1.offloading.metrics import OffloadingConnectorStats
from vllm.v1.core import kv_cache_utils
from vllm.v1.kv_offload.base import (
    Locality,
    LookupResult,
    Medium,
    OffloadingCounterMetadata,
    OffloadingGaugeMetadata,
    OffloadingMetricMetadata,
    ReqContext,
    RequestOffloadingContext,
)
from vllm.v1.kv_offload.tiering.base import JobResult, SecondaryTierManager, TransferJob

from runahead.vllm.tiering.block_store import BlockStore
from runahead.vllm.tiering.block_tier import COUNTERS, BlockTier
from runahead.vllm.tiering.identity import check_hash_seed, engine_fields, identity_fields

log = logging.getLogger(__name__)

KEEP, DROP = "keep", "drop"
_PREFIX = "vllm:runahead_tier_"
_KNOWN_BLOCKS = _PREFIX + "known_blocks"


class RunaheadTier(SecondaryTierManager):
    """Blocks of vLLM's first tier, on disk: verified, bounded, and found after a restart."""

    medium: ClassVar[Medium] = Medium.STORAGE

    def __init__(
        self,
        offloading_spec: Any,
        primary_kv_view: memoryview,
        tier_type: str,
        backpressure_detector: Any = None,
        *,
        path: str,
        disk_bytes: int,
        deadline_ms: float = 5000,
        on_reset: str = DROP,
        fingerprint: str = "",
        locality: str | None = None,
        read_threads: int = 4,
        write_threads: int = 4,
    ) -> None:
        """Open the tier's directory. Raises ValueError, StoreError or OSError, in one line.

        `deadline_ms`: of a load, from its submission. `on_reset`: whether blocks outlive vLLM's `reset_cache`, which it
        also calls after a weight update. `fingerprint`: of the weights; else that of the model's directory.
        """
        super().__init__(offloading_spec, primary_kv_view, tier_type, backpressure_detector)
        if on_reset not in (KEEP, DROP):
            raise ValueError(f"on_reset must be {KEEP} or {DROP}, not {on_reset!r}")
        config = offloading_spec.config
        replica = config.parallel.data_parallel_index
        # vLLM gives independent replicas a size of 1 and an index.
        if (config.parallel.data_parallel_size > 1 or replica) and "{replica}" not in path:
            raise ValueError("with data parallelism path must contain {replica}: each replica has a directory")
        path = path.replace("{replica}", str(replica))
        self.locality = Locality(locality) if locality is not None else None
        self._is_dropped_on_reset = on_reset == DROP
        vllm_config = get_current_vllm_config_or_none()
        hashes = vllm_config.cache_config.prefix_caching_hash_algo if vllm_config else None
        check_hash_seed(hashes)
        self._hash_seed: str | None = None
        identity = identity_fields(config, fingerprint, self.block_size_bytes, vllm.__version__, str(hashes))
        identity |= engine_fields(vllm_config, fingerprint)
        store = BlockStore(path, int(disk_bytes), self.block_size_bytes)
        store.open(identity)
        log.info("RunaheadTier has %d blocks in %s", len(store.block_set.index), store.block_set.files.directory)
        memory = np.frombuffer(primary_kv_view.cast("B"), np.uint8)
        self.blocks = BlockTier(store, memory, len(primary_kv_view), deadline_ms / 1e3, read_threads, write_threads)
        self._reported: Counter[str] = Counter()

    def on_new_request(self, req_context: ReqContext) -> RequestOffloadingContext:
        if self._hash_seed is None:
            self._bind_hash_seed()
        # vLLM adds to the positions as it computes.
        self.blocks.begin_request(req_context.req_id, req_context._offload_key_positions)
        return RequestOffloadingContext()

    def lookup(self, key: bytes, req_context: ReqContext) -> LookupResult:
        return LookupResult.HIT if self.blocks.has(key, req_context.req_id) else LookupResult.MISS

    def submit_store(self, job_metadata: TransferJob) -> None:
        self.blocks.store(*_job(job_metadata))

    def submit_load(self, job_metadata: TransferJob) -> None:
        self.blocks.load(*_job(job_metadata))

    def get_finished_jobs(self) -> Iterable[JobResult]:
        return [
            JobResult(
                job_id=each.id,
                success=each.is_whole,
                successful_keys=each.succeeded if each.is_load and not each.is_whole and each.succeeded else None,
                transfer_time=each.elapsed_s,
                transfer_bytes=len(each.succeeded) * self.block_size_bytes,
            )
            for each in self.blocks.finished()
        ]

    def on_request_finished(self, req_context: ReqContext) -> None:
        self.blocks.end_request(req_context.req_id)

    def drain_jobs(self) -> None:
        """Wait for all jobs. vLLM calls it in `reset_cache` alone, so `on_reset` is applied here."""
        self.blocks.drain()
        if self._is_dropped_on_reset:
            self.blocks.drop()

    def shutdown(self) -> None:
        self.blocks.close()

    @classmethod
    def build_metric_definitions(cls, extra_config: dict[str, Any]) -> dict[str, OffloadingMetricMetadata]:
        definitions: dict[str, OffloadingMetricMetadata] = {
            _PREFIX + name: OffloadingCounterMetadata(documentation=text) for name, text in COUNTERS.items()
        }
        definitions[_KNOWN_BLOCKS] = OffloadingGaugeMetadata(documentation="Blocks that can be found.")
        return definitions

    def get_stats(self) -> OffloadingConnectorStats | None:
        stats = OffloadingConnectorStats()
        for name, count in (self.blocks.counts - self._reported).items():
            stats.increase_counter(_PREFIX + name, count)
        self._reported = self.blocks.counts.copy()
        stats.set_gauge(_KNOWN_BLOCKS, self.blocks.num_blocks)
        return stats

    def _bind_hash_seed(self) -> None:
        """At the first request, when vLLM has chosen its seed: with a random one no later process finds a block."""
        self._hash_seed = kv_cache_utils.get_none_hash_seed()
        if self._hash_seed not in (os.environ.get("PYTHONHASHSEED"), kv_cache_utils.DEFAULT_NONE_HASH_SEED):
            log.warning("vLLM's hashes have a random seed, so no block is found after a restart: set PYTHONHASHSEED")
            self.blocks.drop()


def _job(metadata: TransferJob) -> tuple[int, str, list[bytes], list[int]]:
    return metadata.job_id, metadata.req_context.req_id, list(metadata.keys), metadata.chunk_ids.tolist()
