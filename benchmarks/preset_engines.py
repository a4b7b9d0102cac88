"""Engines of several presets over the same exact KV: what the reuse and accuracy benches compare.

The KV of a prefix is computed once, by the exact engine, and handed to the store of every preset in its own layout. So
all presets select from the same bytes, and a comparison costs one prefill a prefix.
"""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np
import transformers

from benchmarks.bars import BenchError
from kvstore import KVView, StoreConfig
from kvstore.disk.files import FileLayer
from workers.engine import Engine
from workers.model.stock_model import Model, load_model
from workers.plan.config import WorkerConfig

#: Prefixes of one comparison are cut to a multiple of this: every preset's records hold them whole.
COMMON_TOKENS = 64
#: Its preset loads everything: the reference.
EXACT = "attentionstore"
#: Nobody else needs the disk.
_BACKGROUND_BYTES_PER_S = 2**40
_DRAIN_S = 120.0
_LOAD_S = 120.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """Memory and disk of each preset's store."""

    disk_bytes: int
    host_bytes: int
    device_bytes: int = 0


class PresetEngines:
    """One open engine per preset, the exact one among them. Owns: them and their stores, below `scratch`.

    All compute with the same weights, which are loaded once: as in a service, where there is one model, what of them
    the processor's caches hold is there whoever is asked next. `presets`: names of presets and variants. Stores
    reorder only when told to. `files` takes the place of the operating system's in all of them, `model_in_memory` that
    of loading the model, one call an engine. Raises ModelNotFound or UnsupportedModel.
    """

    def __init__(
        self,
        model: Path,
        scratch: Path,
        presets: Sequence[str],
        sizes: Sizes,
        threads: int,
        files: FileLayer | None = None,
        *,
        dtype: str = "float32",
        model_in_memory: Callable[[], Model] | None = None,
    ) -> None:
        transformers.utils.logging.disable_progress_bar()
        self._stack = ExitStack()
        self.engines: dict[str, Engine] = {}
        model_of_engine = model_in_memory or cache(partial(load_model, str(model), dtype))
        for name in dict.fromkeys((EXACT, *presets)):
            store = StoreConfig(
                directory=str(scratch / name),
                disk_bytes=sizes.disk_bytes,
                host_bytes=sizes.host_bytes,
                device_bytes=sizes.device_bytes,
                reorder_interval_s=0,
                background_bytes_per_s=_BACKGROUND_BYTES_PER_S,
            )
            worker = WorkerConfig(model=str(model), dtype=dtype, threads=threads, preset=name)
            self.engines[name] = Engine(worker, store, files=files, model=model_of_engine())

    @property
    def exact(self) -> Engine:
        return self.engines[EXACT]

    def __enter__(self) -> Self:
        for engine in self.engines.values():
            self._stack.enter_context(engine)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._stack.close()

    def store(self, tokens: Sequence[int]) -> KVView:
        """Compute the exact KV of a prefix and store it for every preset. Raises BenchError when one cannot hold it.

        Of a variant whose records are larger than `COMMON_TOKENS` as many as are whole.
        """
        kv = self.compute(tokens)
        for name in self.engines:
            self.save(name, tokens, kv)
        return kv

    def compute(self, tokens: Sequence[int]) -> KVView:
        """The exact KV of a prefix, which the exact preset has stored then. Raises BenchError when it cannot."""
        assert len(tokens) % COMMON_TOKENS == 0, "presets would store prefixes of different lengths"
        list(self.exact.generate([*tokens, tokens[-1]]))
        return self._read(tokens)

    def save(self, name: str, tokens: Sequence[int], kv: KVView) -> None:
        """Store a prefix for a preset, unless that is the exact one. Raises BenchError when it cannot hold it."""
        engine = self.engines[name]
        if engine is not self.exact and engine.store is not None:
            self._save(engine, name, tokens, kv)

    def forget(self, name: str) -> None:
        """Drop all of a preset's KV from memory: the next request is cold."""
        store = self.engines[name].store
        if store is not None:
            store.tier.forget(lambda _: True)

    def _read(self, tokens: Sequence[int]) -> KVView:
        store, shape = self.exact.store, self.exact.facts.kv
        assert store is not None
        if not store.drain(_DRAIN_S):
            raise BenchError(f"KV was not written within {_DRAIN_S:.0f} s; is the disk very slow?")
        kv = np.empty((shape.num_layers, len(tokens), 2, shape.row_bytes), np.uint8)
        placement, client = store.acquire([*tokens, tokens[-1]], save=False), store.client()
        try:
            if placement.num_stored_tokens != len(tokens):
                raise BenchError("the exact store could not hold the prefix; give it more room")
            load = client.load_rows(placement.placement_id, len(tokens), kv)
            for layer in range(shape.num_layers):
                load.wait(layer, _LOAD_S)
        finally:
            client.close()
            store.settle(placement.placement_id)
        return kv

    def _save(self, engine: Engine, name: str, tokens: Sequence[int], kv: KVView) -> None:
        store = engine.store
        assert store is not None
        placement, client = store.acquire([*tokens, tokens[-1]]), store.client()
        try:
            client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
        finally:
            client.close()
            store.settle(placement.placement_id)
        whole_chunks = len(tokens) // store.geometry.tokens_per_chunk
        if not store.drain(_DRAIN_S) or len(store.inventory.match(tokens)) < whole_chunks:
            raise BenchError(f"the store of {name} did not take the prefix; give it more room")
