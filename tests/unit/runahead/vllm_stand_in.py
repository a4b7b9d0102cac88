"""A stand-in for the parts of vLLM that the connector uses, and an engine that calls a connector as vLLM does.

Written from vLLM 0.32: `kv_connector/v1/base.py`, `kv_connector_model_runner_mixin.py`, `scheduler.py`.
"""

import enum
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest
import torch
from remembering_service import HEAD_DIM, NUM_HEADS, NUM_LAYERS, RememberingService

BLOCK_SIZE, NUM_BLOCKS = 2, 64
_FOREVER_S = 60.0
_BASE = "vllm.distributed.kv_transfer.kv_connector.v1"


class Role(enum.Enum):
    SCHEDULER = 0
    WORKER = 1


class ConnectorBase:
    def __init__(self, vllm_config: Any, role: Role, kv_cache_config: Any) -> None:
        self._vllm_config = vllm_config
        self._metadata: Any = None

    def bind_connector_metadata(self, metadata: Any) -> None:
        self._metadata = metadata

    def clear_connector_metadata(self) -> None:
        self._metadata = None

    def _get_connector_metadata(self) -> Any:
        assert self._metadata is not None
        return self._metadata

    def get_transfer_results(self, finished: set[str]) -> "TransferResults":
        sent, received = self.get_finished(finished)  # type: ignore[attr-defined]
        return TransferResults(sent or set(), received or set())


class Empty:
    pass


@dataclass
class TransferResults:
    finished_sending: set[str] = field(default_factory=set)
    finished_recving: set[str] = field(default_factory=set)
    failed_recving: set[str] = field(default_factory=set)


@dataclass
class Stats:
    data: dict[str, Any] = field(default_factory=dict)


class PromMetrics:
    def __init__(self, _: Any, metric_types: dict[Any, Any], __: list[str], labelvalues: dict[int, list[Any]]) -> None:
        (self._counter_cls,) = metric_types.values()
        self.per_engine_labelvalues = labelvalues


def install(patch: pytest.MonkeyPatch) -> None:
    """Make `import vllm` find the stand-in. The tensor-parallel rank is `Rank.now`."""
    contents: dict[str, dict[str, Any]] = {
        "vllm": {"__version__": "0.32.0"},
        f"{_BASE}.base": {
            "KVConnectorBase_V1": ConnectorBase,
            "KVConnectorMetadata": Empty,
            "KVConnectorRole": Role,
            "KVConnectorTransferResults": TransferResults,
            "KVConnectorWorkerMetadata": Empty,
            "SupportsHMA": type("SupportsHMA", (), {}),
        },
        f"{_BASE}.metrics": {"KVConnectorPromMetrics": PromMetrics, "KVConnectorStats": Stats},
        "vllm.distributed.parallel_state": {"get_tensor_model_parallel_rank": lambda: Rank.now},
        "vllm.model_executor.models.utils": {"extract_layer_index": lambda name: int(name.split(".")[1])},
    }
    for name, attributes in contents.items():
        parts = name.split(".")
        for end in range(1, len(parts) + 1):
            package = ".".join(parts[:end])
            if package not in sys.modules:
                patch.setitem(sys.modules, package, ModuleType(package))
        vars(sys.modules[name]).update(attributes)


class Rank:
    """Tensor-parallel rank of the worker that is being made."""

    now = 0


class FullAttentionSpec:
    block_size = BLOCK_SIZE
    #: More tokens than any test has, so in effect no window.
    sliding_window = 1 << 20


class SlidingWindowSpec:
    block_size = BLOCK_SIZE
    sliding_window = 4


class MambaSpec:
    block_size = BLOCK_SIZE


def cache_config(*kinds: type) -> Any:
    """A cache group for each kind of layer; layers are dealt to the groups one after the other."""
    kinds = kinds or (FullAttentionSpec,)
    groups = [
        SimpleNamespace(
            kv_cache_spec=kind(), layer_names=[f"layers.{layer}.attn" for layer in range(at, NUM_LAYERS, len(kinds))]
        )
        for at, kind in enumerate(kinds)
    ]
    return SimpleNamespace(kv_cache_groups=groups)


class PagedCache:
    """The paged cache of a rank: a tensor a layer, [blocks, KV heads, block, 2, head_dim], a layout known only here."""

    def __init__(self, num_heads: int) -> None:
        self.modules = {}
        for layer in range(NUM_LAYERS):
            shape = (NUM_BLOCKS, num_heads, BLOCK_SIZE, 2, HEAD_DIM)
            module = SimpleNamespace(kv_cache=torch.full(shape, float("nan")))
            module.impl = SimpleNamespace(do_kv_cache_update=self._write)
            self.modules[f"layers.{layer}.attn"] = module

    @staticmethod
    def _write(layer: Any, k: torch.Tensor, v: torch.Tensor, cache: torch.Tensor, slots: torch.Tensor) -> None:
        # Tokens need not be adjacent: they are not in the output of a product that gives queries, keys and values.
        assert cache is layer.kv_cache and k[0].is_contiguous() and v[0].is_contiguous()
        for row, slot in enumerate(slots[slots >= 0].tolist()):  # slots of padding come last
            cache[slot // BLOCK_SIZE, :, slot % BLOCK_SIZE, 0] = k[row]
            cache[slot // BLOCK_SIZE, :, slot % BLOCK_SIZE, 1] = v[row]

    def rows(self, layer: int, block_ids: list[int], tokens: range) -> torch.Tensor:
        """Rows of tokens, [tokens, 2, KV heads, head_dim]."""
        cache = self.modules[f"layers.{layer}.attn"].kv_cache
        return torch.stack(
            [cache[block_ids[token // BLOCK_SIZE], :, token % BLOCK_SIZE].transpose(0, 1) for token in tokens]
        )


def vllm_config(extra: dict[str, Any], num_ranks: int = 1, kv_role: str = "kv_consumer", **model: Any) -> Any:
    facts: dict[str, Any] = {"model": "", "dtype": torch.float32, "quantization": None, "hf_overrides": {}}
    calls = {
        "get_total_num_hidden_layers": lambda: NUM_LAYERS,
        "get_total_num_kv_heads": lambda: NUM_HEADS,
        "get_head_size": lambda: HEAD_DIM,
    }
    return SimpleNamespace(
        model_config=SimpleNamespace(**(facts | calls | model)),
        parallel_config=SimpleNamespace(tensor_parallel_size=num_ranks, pipeline_parallel_size=1),
        cache_config=SimpleNamespace(cache_dtype="auto"),
        speculative_config=None,
        kv_transfer_config=SimpleNamespace(
            kv_connector_extra_config=extra, kv_load_failure_policy="recompute", kv_role=kv_role
        ),
        compilation_config=SimpleNamespace(static_forward_context={}, cudagraph_mode=SimpleNamespace(name="NONE")),
    )


@dataclass
class Request:
    request_id: str
    prompt_token_ids: list[int] | None
    lora_request: Any = None
    mm_features: list[Any] = field(default_factory=list)
    prompt_embeds: Any = None
    cache_salt: str | None = None
    skip_reading_prefix_cache: bool = False
    resumable: bool = False
    answer: list[int] = field(default_factory=list)

    @property
    def all_token_ids(self) -> list[int]:
        return [*(self.prompt_token_ids or ()), *self.answer]

    @property
    def num_tokens(self) -> int:
        return len(self.all_token_ids)


@dataclass
class Progress:
    """The engine's state of one request."""

    request: Request
    #: Block ids by group of layers; 0 for a block whose tokens a window has left.
    tables: tuple[list[int], ...]
    num_computed: int
    num_loaded: int | None = None
    is_waiting: bool = False
    is_running: bool = False
    has_failed: bool = False

    @property
    def block_ids(self) -> list[int]:
        return self.tables[0]


def refusal_of(config: Any, *kinds: type) -> str:
    """The one-line error with which a worker's connector refuses to start."""
    from runahead.vllm import RunaheadConnector

    with pytest.raises(ValueError) as refused:
        RunaheadConnector(config, Role.WORKER, cache_config(*kinds))
    assert "\n" not in str(refused.value)
    return str(refused.value)


class ConnectedEngine:
    """A scheduler and workers, each with a connector; their counts are added up."""

    def __init__(self) -> None:
        self.scheduler: Any = None
        self.workers: list[Any] = []
        self.counts: dict[str, float] = {}

    def count(self) -> None:
        for connector in (self.scheduler, *self.workers):
            stats = connector.get_kv_connector_stats()
            for name, amount in (stats.data if stats is not None else {}).items():
                self.counts[name] = self.counts.get(name, 0) + amount

    def close(self) -> None:
        """Shut all connectors down; afterwards the service has received everything."""
        for connector in (*self.workers, self.scheduler):
            connector.shutdown()
        self.count()


class StandInEngine(ConnectedEngine):
    """One scheduler and one worker for each rank, each with a connector. Calls them as vLLM does, computes nothing."""

    def __init__(self, *, load: str, num_ranks: int = 1, kinds: tuple[type, ...] = (), **extra: Any) -> None:
        super().__init__()
        from runahead.vllm import RunaheadConnector

        extra = {"load": load, "fingerprint": "f1", "lease_s": 600.0} | extra
        caches = cache_config(*kinds)
        self._specs = [group.kv_cache_spec for group in caches.kv_cache_groups]
        self.scheduler = RunaheadConnector(vllm_config(extra, num_ranks), Role.SCHEDULER, caches)
        self.caches = []
        for rank in range(num_ranks):
            Rank.now = rank
            cache = PagedCache(max(1, NUM_HEADS // num_ranks))
            config = vllm_config(extra, num_ranks)
            config.compilation_config.static_forward_context = cache.modules
            worker = RunaheadConnector(config, Role.WORKER, caches)
            worker.register_kv_caches({name: module.kv_cache for name, module in cache.modules.items()})
            self.workers.append(worker)
            self.caches.append(cache)
        self.requests: dict[str, Progress] = {}
        self._free = list(range(NUM_BLOCKS - 1, 0, -1))
        self._finished: set[str] = set()
        self._failed: set[str] = set()
        #: By request: number of ranks that have read it.
        self._num_received: Counter[str] = Counter()

    def add(self, request: Request, num_computed: int = 0) -> Progress:
        num_blocks = -(-request.num_tokens // BLOCK_SIZE)
        tables = tuple([self._free.pop() for _ in range(num_blocks)] for _ in self._specs)
        progress = Progress(request, tables, num_computed)
        self.requests[request.request_id] = progress
        return progress

    def abort(self, request_id: str) -> None:
        progress = self.requests[request_id]
        assert self.scheduler.request_finished_all_groups(progress.request, progress.tables) == (False, None)
        self._finished.add(request_id)
        if not progress.is_waiting:
            del self.requests[request_id]

    def step(self) -> None:
        running = [progress for progress in self.requests.values() if self._schedule(progress)]
        output = SimpleNamespace(total_num_scheduled_tokens=len(running))
        metadata = self.scheduler.build_connector_meta(output)
        finished, self._finished = self._finished, set()
        done = [self._forward(worker, metadata, bool(running), finished) for worker in self.workers]
        received = self._received_by_all([results for results, *_ in done])
        failed, self._failed = received & self._failed, self._failed - received
        invalid = set.union(*(invalid for _, invalid, _ in done))
        assert not invalid or len(self._specs) == 1, "with several cache groups vLLM ends with an error"
        for progress in self.requests.values():
            progress.has_failed |= progress.request.request_id in failed or bool(invalid & set(progress.block_ids))
        ended = [ended for *_, ended in done if ended is not None]
        if ended:
            whole = ended[0]
            for other in ended[1:]:
                whole = whole.aggregate(other)
            self.scheduler.update_connector_output(SimpleNamespace(kv_connector_worker_meta=whole))
        for request_id in received:
            progress = self.requests[request_id]
            progress.is_waiting = False
            if request_id in finished:
                del self.requests[request_id]
        self.count()

    def step_until(self, is_done: Any) -> None:
        """Step until `is_done`, for a bounded time: many steps may pass before another thread gets its turn."""
        until_s = time.monotonic() + _FOREVER_S
        while not is_done():
            assert time.monotonic() < until_s, "the engine would step for ever"
            self.step()

    def _received_by_all(self, results: list[TransferResults]) -> set[str]:
        """Requests that all ranks have read."""
        for of_a_rank in results:
            self._num_received.update(of_a_rank.finished_recving)
            self._failed |= of_a_rank.failed_recving
        received = {name for name, number in self._num_received.items() if number == len(self.workers)}
        for name in received:
            del self._num_received[name]
        return received

    def _schedule(self, progress: Progress) -> bool:
        """Decide whether the request is computed in this step."""
        if progress.is_waiting:
            return False
        if progress.is_running or progress.num_loaded is not None:
            progress.is_running = True
            return True
        num_loadable, is_asynchronous = self.scheduler.get_num_new_matched_tokens(
            progress.request, progress.num_computed
        )
        if num_loadable is None:
            return False
        assert num_loadable or not is_asynchronous, "vLLM asserts the same"
        progress.num_loaded = num_loadable
        for table, spec in zip(progress.tables, self._specs, strict=True):
            num_left = max(0, progress.num_computed + num_loadable - spec.sliding_window + 1) // BLOCK_SIZE
            table[:num_left] = [0] * num_left
        blocks = SimpleNamespace(get_block_ids=lambda: progress.tables)
        self.scheduler.update_state_after_alloc(progress.request, blocks, num_loadable)
        progress.is_waiting = is_asynchronous
        progress.is_running = not is_asynchronous
        return progress.is_running

    def _forward(
        self, worker: Any, metadata: Any, has_forward: bool, finished: set[str]
    ) -> tuple[TransferResults, set[int], Any]:
        worker.bind_connector_metadata(metadata)
        worker.start_load_kv(None)
        if has_forward:
            for layer in range(NUM_LAYERS):
                worker.wait_for_layer_load(f"layers.{layer}.attn")
                worker.save_kv_layer(f"layers.{layer}.attn", torch.empty(0), None)
        worker.wait_for_save()
        results = worker.get_transfer_results(finished)
        invalid = worker.get_block_ids_with_load_errors()
        ended = worker.build_connector_worker_meta()
        worker.clear_connector_metadata()
        return results, invalid, ended


_Engine = TypeVar("_Engine", bound=ConnectedEngine)


@contextmanager
def connected(service: RememberingService, make: Callable[[], _Engine]) -> Iterator[_Engine]:
    """An engine whose connectors call `service`. On exit all of their threads have ended."""
    with pytest.MonkeyPatch.context() as patch:
        import runahead.vllm.connector as connector

        patch.setattr(connector, "Client", lambda *_, **__: service)
        made = make()
        try:
            yield made
        finally:
            for may in (service.may_prefill, service.may_read, service.may_write):
                may.set()
            made.close()


def engine(service: RememberingService, **options: Any) -> AbstractContextManager[StandInEngine]:
    return connected(service, lambda: StandInEngine(**options))
