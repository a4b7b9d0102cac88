"""A store of the test's process that the ranks load from and save to, each over a socket of its own."""

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rank_pool import RankPool

from kvstore import KVShape, KVStore, StoreConfig, StoreIdentity
from kvstore.index.geometry import RecordRef

WAIT_S = 30.0
_KV_HEADS = {"opt": 4, "falcon-mq": 1}


def open_store(architecture: str, directory: Path) -> KVStore:
    """Open a store for the tiny model of an architecture."""
    shape = KVShape(num_layers=4, num_kv_heads=_KV_HEADS.get(architecture, 2), head_dim=16, dtype="float32")
    config = StoreConfig(directory=str(directory), disk_bytes=2**28, host_bytes=2**24, io_threads=2)
    store = KVStore(config, StoreIdentity(model_fingerprint=architecture, shape=shape, layout=config.layout))
    store.open()
    return store


@contextmanager
def store_of(pool: RankPool, architecture: str, directory: Path) -> Iterator[KVStore]:
    """An open store on disk, owned by this process and connected to every rank."""
    with contextlib.closing(open_store(architecture, directory)) as store:
        pool.open_store(architecture, store)
        yield store


def keep(pool: RankPool, model: str, epoch: int, store: KVStore, prefix: Sequence[int]) -> int:
    """Compute `prefix` on one rank and store its whole chunks; return the number of new chunks. Durable on return."""
    before = store.stats().num_chunks
    placement = store.acquire(prefix)
    plans = pool.plan(epoch, prefix, (placement.num_stored_tokens, len(prefix)), placement=placement, max_new_tokens=1)
    (outcome,) = pool.compute(model, plans, pool.ranks[:1])
    assert outcome.done.save_error == ""
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)
    return store.stats().num_chunks - before


def record_offset(store: KVStore, prompt: Sequence[int], *, chunk: int, slot: int) -> int:
    """Offset in bytes of a stored prompt's record in its segment."""
    extent, number = store.inventory.match(prompt)[chunk]
    return store.geometry.offset_bytes(RecordRef(extent, number, slot))
