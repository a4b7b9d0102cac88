"""A prefix that a bench keeps in a store of its own: room for it, computing it once, a request's placement."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.report import BenchError
from kvstore import KVStore, Placement, StoreConfig
from kvstore.format.layout import padded_to_page
from workers.engine import Engine

#: SmolLM2-135M, float32: room for a token's K and V with headers, padding and sketches.
STORED_TOKEN_BYTES = 60_000
_DRAIN_S = 120.0


def store_config(scratch: Path, num_tokens: int) -> StoreConfig:
    """Of a store with room for twice the prefix, which holds all of it in memory and reorders nothing."""
    kv_bytes = padded_to_page(STORED_TOKEN_BYTES * num_tokens)
    return StoreConfig(
        directory=str(scratch / "store"),
        disk_bytes=2 * kv_bytes + 2**28,
        host_bytes=kv_bytes + 2**28,
        reorder_interval_s=0,
    )


def keep(engine: Engine, prefix: Sequence[int]) -> None:
    """Compute the prefix and store it. Raises BenchError when the store did not take it."""
    store = engine.store
    assert store is not None, "this engine keeps nothing"
    list(engine.generate([*prefix, prefix[-1]]))
    stored = store.drain(_DRAIN_S) and len(store.inventory.match(prefix))
    if stored * store.geometry.tokens_per_chunk != len(prefix):
        raise BenchError(f"the store did not take the prefix within {_DRAIN_S:.0f} s; is the disk full or slow?")


@contextmanager
def placed(store: KVStore, prompt: Sequence[int]) -> Iterator[Placement]:
    """What is stored of the prompt, for one request that stores nothing."""
    placement = store.acquire(prompt, save=False)
    try:
        yield placement
    finally:
        store.settle(placement.placement_id)
