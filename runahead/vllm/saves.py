"""The worker's side of writing: rows are copied when vLLM passes them to its attention backend's cache writer.

So written rows do not depend on the layout of vLLM's cache, nor on later contents of a block: rows are copied in the
step that computes them, and the slot that this step writes a row to identifies its token. Rows that the connector
itself reads from the service do not pass here.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import torch

from cluster.client import Client
from runahead.vllm.chunk_pool import ChunkPool, Filling, RowShape
from runahead.vllm.counters import Counters
from runahead.vllm.metadata import Computed, ServiceModel, Step
from runahead.vllm.settings import Settings
from runahead.vllm.writes import Writes

_LOG = logging.getLogger(__name__)
#: Most bytes of one write, unless one chunk is larger. The service also has a limit (`writes.max_bytes`: 256 MiB).
_WRITE_BYTES = 64 * 2**20


@dataclass(slots=True)
class _Taking:
    """Rows taken in one forward pass. `cache_slots`, `pool_slots`: slots of the wanted tokens, int64 [tokens]."""

    #: Each filling with the position after the last token that the step computes of it.
    fillings: list[tuple[Filling, int]]
    cache_slots: torch.Tensor
    pool_slots: torch.Tensor
    #: Copies of K and V of the wanted tokens, by layer, [tokens, KV heads, head_dim].
    rows: dict[int, tuple[torch.Tensor, torch.Tensor]]
    #: Why the rows cannot be assigned to tokens; empty while they can.
    fault: str = ""
    #: The slots of the batch, shared by all layers, and the numbers of the wanted rows of the batch.
    batch_slots: torch.Tensor | None = None
    batch_rows: torch.Tensor | None = None


class Saves:
    """All requests whose rows are taken. The engine's thread calls all methods. Owns the pool, and `Writes`."""

    def __init__(
        self, service: Client, settings: Settings, counters: Counters, *, shape: RowShape, block_size: int, engine: str
    ) -> None:
        self._service = service
        self._settings = settings
        self._counters = counters
        self._shape = shape
        self._block_size = block_size
        self._engine = engine
        self._pool: ChunkPool | None = None
        self._writes: Writes | None = None
        self._fillings: dict[str, Filling] = {}
        self._step = Step()
        self._taking: _Taking | None = None

    def close(self) -> None:
        if self._writes is not None:
            self._writes.close()

    def watch(self, index: int, impl: Any) -> None:
        write: Callable[..., None] = impl.do_kv_cache_update

        def take_and_write(
            layer: Any, k: torch.Tensor, v: torch.Tensor, cache: torch.Tensor, slots: torch.Tensor
        ) -> None:
            if self._taking is not None:
                self._take(self._taking, index, k, v, slots)
            write(layer, k, v, cache, slots)

        impl.do_kv_cache_update = take_and_write

    # -- one step: begin, take, end --------------------------------------------------------------------------------

    def begin(self, step: Step) -> None:
        self._step, self._taking = step, None
        if step.service_model is None:
            return
        pool = self._pool_of(step.service_model)
        fillings: list[tuple[Filling, int]] = []
        cache_slots: list[int] = []
        pool_slots: list[int] = []
        for computed in step.computed:
            filling = self._filling_of(computed, pool)
            filling.token_ids += computed.token_ids
            was_given_up = filling.is_given_up
            if computed.token_end > computed.token_start:
                fillings.append((filling, computed.token_end))
                tokens = filling.wanted(computed.token_start, computed.token_end)
                pool_slots += filling.slots(tokens)
                cache_slots += self._cache_slots(computed, tokens)
            if filling.is_given_up and not was_given_up:
                self._counters.add("dropped_writes")
        if cache_slots:
            self._taking = _Taking(fillings, torch.tensor(cache_slots), torch.tensor(pool_slots), {})
        else:
            _came(fillings)

    def _take(self, taking: _Taking, layer: int, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """Copy the wanted rows that a layer writes to its cache. `slots`: int64 [tokens]; K, V may have more rows."""
        if taking.fault:
            return
        if layer in taking.rows:
            taking.fault = "a layer wrote its rows in parts"
        elif not (self._shape.fits(k) and self._shape.fits(v) and len(slots) <= min(len(k), len(v))):
            taking.fault = f"rows have shape {list(k.shape)} and dtype {k.dtype}, not {self._shape}"
        else:
            if slots is not taking.batch_slots:
                taking.batch_slots, taking.batch_rows = slots, _places_of(taking.cache_slots.to(slots), slots)
            if taking.batch_rows is None:
                taking.fault = "not all tokens of the step were written to their slots"
            else:
                taking.rows[layer] = (k.index_select(0, taking.batch_rows), v.index_select(0, taking.batch_rows))

    def end(self) -> None:
        taking, self._taking = self._taking, None
        if taking is not None:
            self._keep(taking)
        for computed in self._step.computed:
            if (filling := self._fillings.get(computed.request_id)) is None:
                continue
            assert self._writes is not None, "there is a filling"
            while (chunks := filling.take_full(max(1, _WRITE_BYTES // filling.pool.chunk_bytes))) is not None:
                self._writes.put(chunks)
            if computed.has_ended:
                filling.end()
                del self._fillings[computed.request_id]
        self._step = Step()

    # --------------------------------------------------------------------------------------------------------------

    def _keep(self, taking: _Taking) -> None:
        if not taking.fault and len(taking.rows) != self._shape.num_layers:
            taking.fault = f"{len(taking.rows)} of {self._shape.num_layers} layers wrote with their backend's writer"
        if taking.fault:
            _LOG.warning("KV of a step is not written to the service: %s", taking.fault)
            for filling, _ in taking.fillings:
                if not filling.is_given_up:
                    self._counters.add("dropped_writes")
                filling.give_up()
            return
        assert self._pool is not None, "rows are wanted only after the pool was made"
        for layer, (k, v) in taking.rows.items():
            self._pool.put(layer, k, v, taking.pool_slots)
        _came(taking.fillings)

    def _cache_slots(self, computed: Computed, tokens: range) -> list[int]:
        size = self._block_size
        first = computed.token_start // size
        return [computed.block_ids[token // size - first] * size + token % size for token in tokens]

    def _filling_of(self, computed: Computed, pool: ChunkPool) -> Filling:
        filling = self._fillings.get(computed.request_id)
        if filling is None:
            held_tokens = computed.held_tokens // pool.chunk_tokens * pool.chunk_tokens
            filling = self._fillings[computed.request_id] = Filling(pool, held_tokens)
        return filling

    def _pool_of(self, model: ServiceModel) -> ChunkPool:
        if self._pool is None:
            self._pool = ChunkPool(self._settings.write_bytes, model.chunk_tokens, self._shape)
            if self._pool.num_places == 0:
                _LOG.warning("write_bytes is smaller than one chunk, so no KV is written to the service: raise it")
            self._writes = Writes(
                self._service,
                self._counters,
                self._pool,
                model,
                engine=self._engine,
                timeout_s=self._settings.write_timeout_s,
            )
        return self._pool


def _came(fillings: Iterable[tuple[Filling, int]]) -> None:
    for filling, token_end in fillings:
        filling.came(token_end)


def _places_of(wanted: torch.Tensor, slots: torch.Tensor) -> torch.Tensor | None:
    """Index in `slots` of each wanted number; None unless all occur. Both 1-D, of one dtype."""
    if not len(slots):
        return None
    order = slots.argsort()
    places = order[torch.searchsorted(slots[order], wanted).clamp(max=len(slots) - 1)]
    return places if torch.equal(slots[places], wanted) else None
