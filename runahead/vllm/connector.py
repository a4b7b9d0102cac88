"""`RunaheadConnector`: vLLM's interface for KV connectors (V1) on top of `lookups.py`, `loads.py`, and `saves.py`.

vLLM creates one connector with the scheduler role and one with the worker role for each rank; both may be in one
process. `vllm/distributed/kv_transfer/kv_connector/v1/base.py` documents the order of calls.
"""

import logging
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, cast

import torch
import vllm
from vllm.distributed.kv_transfer.kv_connector.v1.base import (
    KVConnectorBase_V1,
    KVConnectorMetadata,
    KVConnectorRole,
    KVConnectorTransferResults,
    KVConnectorWorkerMetadata,
    SupportsHMA,
)
from vllm.distributed.parallel_state import get_tensor_model_parallel_rank
from vllm.model_executor.models.utils import extract_layer_index

from cluster.client import Client
from runahead.vllm.block_tables import CacheGroup, blocks_of
from runahead.vllm.computations import Computations
from runahead.vllm.counters import Counters
from runahead.vllm.loads import Load, Loads
from runahead.vllm.lookups import Lookups
from runahead.vllm.metadata import Step
from runahead.vllm.metrics import RunaheadPromMetrics, RunaheadStats
from runahead.vllm.saves import Saves
from runahead.vllm.service_check import EngineModel, ServiceCheck
from runahead.vllm.settings import Settings
from runahead.vllm.vllm_model import (
    engine_model,
    heads_of_rank,
    refuse_unsupported,
    refuse_unwritable,
    row_shape,
)

_LOG = logging.getLogger(__name__)
#: Name under which the service stores rows of this engine, with vLLM's version: 0.32 for "0.32.1".
_ENGINE = "vllm-" + ".".join(vllm.__version__.split(".")[:2])


@dataclass
class StepMetadata(KVConnectorMetadata):
    """Metadata that the scheduler's side sends to the workers' side."""

    step: Step


@dataclass
class EndedMetadata(KVConnectorWorkerMetadata):
    """Metadata that the workers' side sends to the scheduler's side."""

    #: Number of ranks, by request, that no longer need its handle.
    ranks: Counter[str]

    def aggregate(self, other: "EndedMetadata") -> "EndedMetadata":
        return EndedMetadata(self.ranks + other.ranks)


class _VllmLayer:
    """A layer of vLLM. Its own attention backend writes to its cache, so any cache layout works."""

    def __init__(self, name: str, layer: Any) -> None:
        self.index: int = extract_layer_index(name)
        self._layer = layer

    @property
    def device(self) -> torch.device:
        return cast(torch.device, self._layer.kv_cache.device)

    def write(self, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        self._layer.impl.do_kv_cache_update(self._layer, k, v, self._layer.kv_cache, slots)


class RunaheadConnector(KVConnectorBase_V1, SupportsHMA):
    """Reads prompts' KV from a service into vLLM, and writes vLLM's KV to it. Raises ValueError."""

    def __init__(self, vllm_config: Any, role: KVConnectorRole, kv_cache_config: Any) -> None:
        super().__init__(vllm_config, role, kv_cache_config)
        self._settings = Settings.of(vllm_config.kv_transfer_config.kv_connector_extra_config)
        refuse_unsupported(vllm_config, kv_cache_config, is_asynchronous=self._settings.is_asynchronous)
        self._kv_role: str = vllm_config.kv_transfer_config.kv_role
        if self._writes:
            refuse_unwritable(vllm_config, kv_cache_config, is_asynchronous=self._settings.is_asynchronous)
        self._counters = Counters()
        # No retries: vLLM computes what the service does not return on the first call.
        self._service = Client(
            self._settings.address, self._settings.credentials(), retry_s=0.0, local=self._settings.local
        )
        self._groups = kv_cache_config.kv_cache_groups
        self._block_size: int = self._groups[0].kv_cache_spec.block_size
        self._loads: Loads | None = None
        #: Loads that ended in the present step.
        self._ended: list[Load] = []
        self._lookups: Lookups | None = None
        self._computations: Computations | None = None
        self._saves: Saves | None = None
        if role == KVConnectorRole.SCHEDULER:
            self._start_scheduler(engine_model(vllm_config, self._settings.fingerprint))

    @property
    def _reads(self) -> bool:
        return self._kv_role != "kv_producer"

    @property
    def _writes(self) -> bool:
        return self._kv_role != "kv_consumer"

    def _start_scheduler(self, model: EngineModel) -> None:
        check = ServiceCheck(self._service, model)
        if not check.is_reachable():
            _LOG.warning("no service answers at %s: vLLM computes every prompt until one does", self._settings.address)
        if self._reads:
            self._lookups = self._new_lookups(check)
        if self._writes:
            held_tokens = self._lookups.held_tokens if self._lookups is not None else lambda _: 0
            self._computations = Computations(check, self._groups[0].kv_cache_spec.block_size, held_tokens)

    def _new_lookups(self, check: ServiceCheck) -> Lookups:
        parallel = self._vllm_config.parallel_config
        return Lookups(
            self._service,
            self._settings,
            self._counters,
            verified_fingerprint=check.fingerprint,
            chunk_tokens=check.chunk_tokens,
            num_ranks=parallel.tensor_parallel_size * parallel.pipeline_parallel_size,
            engine=_ENGINE,
        )

    # -- scheduler -------------------------------------------------------------------------------------------------

    @property
    def requires_kv_delivery(self) -> bool:
        """False: no request waits for its rows to be written."""
        return False

    def get_num_new_matched_tokens(self, request: Any, num_computed_tokens: int) -> tuple[int | None, bool]:
        if self._lookups is None:
            return 0, False
        num_loadable = self._lookups.num_loadable(request, num_computed_tokens)
        return num_loadable, bool(num_loadable) and self._settings.is_asynchronous

    def update_state_after_alloc(self, request: Any, blocks: Any, num_external_tokens: int) -> None:
        if self._lookups is not None:
            tables = tuple(map(tuple, blocks.get_block_ids()))
            self._lookups.allocated(request.request_id, tables, num_external_tokens)
        if self._computations is not None:
            self._computations.allocated(request)

    def build_connector_meta(self, scheduler_output: Any) -> StepMetadata:
        is_idle = scheduler_output.total_num_scheduled_tokens == 0
        step = self._lookups.next_step(is_idle=is_idle) if self._lookups is not None else Step(is_idle=is_idle)
        if self._computations is not None:
            computed, model = self._computations.next_step(scheduler_output)
            step = replace(step, computed=computed, service_model=model)
        return StepMetadata(step)

    def update_connector_output(self, connector_output: Any) -> None:
        ended = connector_output.kv_connector_worker_meta
        if ended is not None and self._lookups is not None:
            self._lookups.loads_ended(ended.ranks)

    def request_finished(self, request: Any, block_ids: list[int]) -> tuple[bool, dict[str, Any] | None]:
        for side in (self._lookups, self._computations):
            if side is not None:
                side.finished(request.request_id)
        return False, None  # the rows to write have been copied, so vLLM may free the blocks

    def request_finished_all_groups(
        self, request: Any, block_ids: tuple[list[int], ...]
    ) -> tuple[bool, dict[str, Any] | None]:
        return self.request_finished(request, block_ids[0])

    # -- worker ----------------------------------------------------------------------------------------------------

    @property
    def _worker(self) -> Loads:
        assert self._loads is not None, "vLLM has registered its caches"
        return self._loads

    @property
    def _step(self) -> Step:
        return cast(StepMetadata, self._get_connector_metadata()).step

    def register_kv_caches(self, kv_caches: dict[str, torch.Tensor]) -> None:
        modules = self._vllm_config.compilation_config.static_forward_context
        for name in kv_caches:
            if not hasattr(modules[name].impl, "do_kv_cache_update"):
                raise ValueError(
                    f"the connector needs an attention backend with do_kv_cache_update, and that of {name} has none"
                )
        groups = [
            CacheGroup(
                tuple(_VllmLayer(name, modules[name]) for name in group.layer_names), group.kv_cache_spec.block_size
            )
            for group in self._groups
        ]
        self._loads = Loads(
            self._service,
            self._settings,
            self._counters,
            groups=groups,
            heads=heads_of_rank(self._vllm_config, get_tensor_model_parallel_rank()),
            dtype=self._vllm_config.model_config.dtype,
            engine=_ENGINE,
        )
        if self._writes:
            self._watch({extract_layer_index(name): modules[name].impl for name in kv_caches})

    def _watch(self, backends: dict[int, Any]) -> None:
        """Take the rows of each layer's attention backend, to write them to the service."""
        shape = row_shape(self._vllm_config)
        if sorted(backends) != list(range(shape.num_layers)):
            raise ValueError(
                f"only {len(backends)} of {shape.num_layers} layers have a cache: set kv_role to kv_consumer"
            )
        self._saves = Saves(
            self._service,
            self._settings,
            self._counters,
            shape=shape,
            block_size=self._groups[0].kv_cache_spec.block_size,
            engine=_ENGINE,
        )
        for layer, backend in backends.items():
            self._saves.watch(layer, backend)

    def bind_connector_metadata(self, connector_metadata: KVConnectorMetadata) -> None:
        super().bind_connector_metadata(connector_metadata)
        if self._saves is not None:
            self._saves.begin(self._step)

    def start_load_kv(self, forward_context: Any, **kwargs: Any) -> None:
        self._worker.begin(self._step.loads)

    def wait_for_layer_load(self, layer_name: str) -> None:
        if not self._settings.is_asynchronous:
            self._worker.wait_for_layer(extract_layer_index(layer_name))

    def save_kv_layer(self, layer_name: str, kv_layer: torch.Tensor, attn_metadata: Any, **kwargs: Any) -> None:
        """Do nothing: rows were taken when vLLM wrote them to its cache."""

    def wait_for_save(self) -> None:
        if self._saves is not None:
            self._saves.end()

    def get_finished(self, finished_req_ids: set[str]) -> tuple[set[str] | None, set[str] | None]:
        worker = self._worker
        worker.give_up(finished_req_ids)
        if self._settings.is_asynchronous:
            worker.write_arrived(is_idle=self._step.is_idle)
        else:
            worker.give_up_rest()
        self._ended = worker.take_ended()
        finished = {load.spec.request_id for load in self._ended} if self._settings.is_asynchronous else set()
        return None, finished or None

    def get_transfer_results(self, finished_req_ids: set[str]) -> KVConnectorTransferResults:
        results = super().get_transfer_results(finished_req_ids)
        if self._settings.is_asynchronous:
            results.failed_recving = {load.spec.request_id for load in self._ended if load.has_failed}
        return results

    def get_block_ids_with_load_errors(self) -> set[int]:
        """Blocks of failed loads by layers; vLLM supports this only with one block table."""
        if self._settings.is_asynchronous:
            return set()
        specs = [load.spec for load in self._ended if load.has_failed]
        return set().union(
            *(blocks_of(spec.tables[0], self._block_size, spec.token_start, spec.token_end) for spec in specs)
        )

    def build_connector_worker_meta(self) -> EndedMetadata | None:
        ranks = Counter(load.spec.request_id for load in self._ended)
        return EndedMetadata(ranks) if ranks else None

    @classmethod
    def requires_piecewise_for_cudagraph(cls, extra_config: dict[str, Any]) -> bool:
        return not Settings.of(extra_config).is_asynchronous

    # -- both ------------------------------------------------------------------------------------------------------

    def get_kv_connector_stats(self) -> RunaheadStats | None:
        counts = self._counters.take()
        return RunaheadStats(data=counts) if counts else None

    @classmethod
    def build_kv_connector_stats(cls, data: dict[str, Any] | None = None) -> RunaheadStats:
        return RunaheadStats(data=data or {})

    @classmethod
    def build_prom_metrics(
        cls,
        vllm_config: Any,
        metric_types: dict[Any, Any],
        labelnames: list[str],
        per_engine_labelvalues: dict[int, list[object]],
    ) -> RunaheadPromMetrics:
        return RunaheadPromMetrics(vllm_config, metric_types, labelnames, per_engine_labelvalues)

    def shutdown(self) -> None:
        for side in (self._lookups, self._computations, self._loads, self._saves):
            if side is not None:
                side.close()
        self._service.close()
