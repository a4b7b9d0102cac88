"""An engine that computes, step by step, the tokens that a test names: one scheduler and one worker with connectors.

A row's numbers give its layer, plane, position and token, so rows under wrong tokens are found. Freed blocks are used
again at once, the last one used first.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch
from remembering_service import HEAD_DIM, NUM_HEADS, NUM_LAYERS, RememberedWrite, RememberingService
from vllm_stand_in import (
    BLOCK_SIZE,
    NUM_BLOCKS,
    ConnectedEngine,
    PagedCache,
    Progress,
    Request,
    Role,
    cache_config,
    connected,
    vllm_config,
)

#: Number of token ids.
NUM_TOKEN_IDS = 128


def computed_row(layer: int, plane: int, position: int, token_id: int) -> torch.Tensor:
    """The row of a token, float32 [KV heads, head_dim], exact; all numbers differ."""
    of_a_head = torch.arange(NUM_HEADS * HEAD_DIM).reshape(NUM_HEADS, HEAD_DIM) / 16
    return of_a_head + token_id + NUM_TOKEN_IDS * (position + 128 * (plane + 2 * layer))


def assert_rows_are_of_their_tokens(write: RememberedWrite) -> None:
    """Assert that a write has the rows of its own tokens in all layers, and no other rows."""
    positions = range(write.token_start, len(write.token_ids))
    assert set(write.rows) == {(layer, position) for layer in range(NUM_LAYERS) for position in positions}
    for (layer, position), planes in write.rows.items():
        for plane, row in enumerate(planes):
            wanted = computed_row(layer, plane, position, write.token_ids[position])
            assert np.array_equal(row, wanted.numpy()), f"layer {layer}, position {position}"


class WritingEngine(ConnectedEngine):
    def __init__(self, *, kv_role: str, **extra: Any) -> None:
        super().__init__()
        from runahead.vllm import RunaheadConnector

        config = vllm_config({"fingerprint": "f1", "lease_s": 600.0} | extra, kv_role=kv_role)
        self.scheduler = RunaheadConnector(config, Role.SCHEDULER, cache_config())
        self.cache = PagedCache(NUM_HEADS)
        config.compilation_config.static_forward_context = self.cache.modules
        self.worker = RunaheadConnector(config, Role.WORKER, cache_config())
        self.worker.register_kv_caches({name: module.kv_cache for name, module in self.cache.modules.items()})
        self.workers = [self.worker]
        self.requests: dict[str, Progress] = {}
        self._free = list(range(NUM_BLOCKS - 1, 0, -1))
        self._has_run: set[str] = set()
        self._finished: set[str] = set()
        self._received: set[str] = set()

    def add(self, request: Request, num_cached: int = 0) -> Progress:
        """Add a request and step until it can be computed. `num_cached`: number of its tokens whose KV vLLM has."""
        progress = Progress(request, ([],), num_cached)
        self.requests[request.request_id] = progress
        num_loadable = None
        while num_loadable is None:
            num_loadable, _ = self.scheduler.get_num_new_matched_tokens(request, num_cached)
            self.step()
        self._allocate(progress, num_loadable)
        while num_loadable and request.request_id not in self._received:
            self.step()
        progress.num_loaded = num_loadable
        progress.num_computed += num_loadable
        return progress

    def _allocate(self, progress: Progress, num_loadable: int = 0) -> None:
        progress.tables = ([self._free.pop() for _ in range(NUM_BLOCKS // 4)],)
        blocks = SimpleNamespace(get_block_ids=lambda: (progress.tables[0],))
        self.scheduler.update_state_after_alloc(progress.request, blocks, num_loadable)

    def preempt(self, request_id: str, num_cached: int = 0) -> None:
        progress = self.requests[request_id]
        self._free += progress.tables[0]
        progress.tables, progress.num_computed = ([],), num_cached

    def finish(self, request_id: str) -> None:
        progress = self.requests.pop(request_id)
        assert self.scheduler.request_finished_all_groups(progress.request, (progress.tables[0],)) == (False, None)
        self._free += progress.tables[0]
        self._finished.add(request_id)

    def step(self, **num_tokens: int) -> None:
        """Compute `num_tokens` of each named request. A request whose tokens are all computed gets a new token."""
        for request_id in num_tokens:
            if not (progress := self.requests[request_id]).tables[0]:
                self._allocate(progress)
        metadata = self.scheduler.build_connector_meta(self._output(num_tokens))
        finished, self._finished = self._finished, set()
        worker = self.worker
        worker.bind_connector_metadata(metadata)
        if num_tokens:
            self._forward(num_tokens)
        worker.start_load_kv(None)
        worker.wait_for_save()
        _, received = worker.get_finished(finished)
        self._received |= received or set()
        worker.get_block_ids_with_load_errors()
        if (ended := worker.build_connector_worker_meta()) is not None:
            self.scheduler.update_connector_output(SimpleNamespace(kv_connector_worker_meta=ended))
        worker.clear_connector_metadata()
        for request_id, count in num_tokens.items():
            progress = self.requests[request_id]
            progress.num_computed += count
            if progress.num_computed == progress.request.num_tokens:
                progress.request.answer.append((17 * progress.num_computed + len(request_id)) % NUM_TOKEN_IDS)
        self._has_run |= set(num_tokens)
        self.count()

    def _output(self, num_tokens: Mapping[str, int]) -> Any:
        new = [request_id for request_id in num_tokens if request_id not in self._has_run]
        old = [request_id for request_id in num_tokens if request_id in self._has_run]
        return SimpleNamespace(
            total_num_scheduled_tokens=sum(num_tokens.values()),
            num_scheduled_tokens=num_tokens,
            scheduled_new_reqs=[
                SimpleNamespace(req_id=request_id, num_computed_tokens=self.requests[request_id].num_computed)
                for request_id in new
            ],
            scheduled_cached_reqs=SimpleNamespace(
                req_ids=old, num_computed_tokens=[self.requests[request_id].num_computed for request_id in old]
            ),
            kv_connector_block_state=SimpleNamespace(
                get_block_ids=lambda request_id: (self.requests[request_id].tables[0],)
            ),
        )

    def _forward(self, num_tokens: Mapping[str, int]) -> None:
        """Compute a batch in an order of its own, padded by one row."""
        batch = []
        for request_id in sorted(num_tokens, reverse=True):
            progress = self.requests[request_id]
            for position in range(progress.num_computed, progress.num_computed + num_tokens[request_id]):
                slot = progress.tables[0][position // BLOCK_SIZE] * BLOCK_SIZE + position % BLOCK_SIZE
                batch.append((position, progress.request.all_token_ids[position], slot))
        slots = torch.tensor([slot for *_, slot in batch] + [-1])
        for layer, module in enumerate(self.cache.modules.values()):
            k, v = (
                torch.stack([computed_row(layer, plane, *token) for *token, _ in batch] + [torch.zeros(4, 2)])
                for plane in range(2)
            )
            module.impl.do_kv_cache_update(module, k, v, module.kv_cache, slots)
            k.fill_(float("nan"))  # the memory is reused by another step
            v.fill_(float("nan"))


def writing_engine(
    service: RememberingService, *, kv_role: str = "kv_producer", **extra: Any
) -> AbstractContextManager[WritingEngine]:
    """An engine whose connectors call `service`; on exit all rows are written."""
    return connected(service, lambda: WritingEngine(kv_role=kv_role, **extra))
