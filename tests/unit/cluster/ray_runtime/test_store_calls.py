"""Every call of the port reaches the store in the actor with its arguments, and returns its answer."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cluster import logs
from cluster.ports import ONLY_NODE
from cluster.ray_runtime.stores import KVStoreActor, RayStore
from kvstore import KEY_BYTES, KVShape, Layout, StoreConfig, StoreIdentity, StoreNotWritable

TOKENS = list(range(100, 165))
KEY = bytes(range(32))
IDENTITY = StoreIdentity(
    model_fingerprint="m",
    shape=KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32"),
    layout=Layout(tokens_per_record=16, tokens_per_extent=64),
)


class LocalActor:
    """An actor in a thread of this process, with the interface of Ray's handle."""

    def __init__(self, actor: KVStoreActor) -> None:
        self.actor = actor
        self.call = self

    async def remote(self, method: str, *arguments: Any, **named: Any) -> Any:
        return await asyncio.to_thread(self.actor.call, method, *arguments, **named)


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RayStore]:
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    config = StoreConfig(directory=str(tmp_path / "store"), host_bytes=2**22, disk_bytes=2**22, io_threads=1)
    store = RayStore(config, "info", ONLY_NODE)
    store._actor = LocalActor(KVStoreActor(config, "info"))
    yield store
    await store._once("close")


async def test_a_prompt_is_saved_held_read_and_deleted_through_the_port(store: RayStore) -> None:
    await store.open(IDENTITY)
    saving, client = await store.acquire(TOKENS, save=True, tenant="a"), store.client()
    assert (saving.num_stored_tokens, saving.save_end) == (0, 4)
    assert client.save(saving.placement_id, 0, 4, np.zeros((2, 64, 2, IDENTITY.shape.row_bytes), np.uint8)) == 4
    await store.settle(saving)
    held = await store.hold(TOKENS, tenant="a", wait_s=30.0)
    assert held.num_stored_tokens == 64
    await store.bring_to_memory(held)
    assert await store.resident_tokens(held) == 64
    assert await store.important_rows(held, 8) is None, "no worker has reported importance"
    assert len((await store.changes(0, 0.0)).added) == 4 * KEY_BYTES
    await store.settle(held)
    assert await store.delete_tenant("a") == 1
    stats = await store.stats()
    assert (stats.num_chunks, stats.counters.committed_chunks) == (0, 4)
    client.close()


async def test_peers_find_a_store_at_one_place_and_what_a_fetch_says_comes_back(store: RayStore) -> None:
    await store.open(IDENTITY)
    peer = await store.serve_peers("127.0.0.1", KEY)
    assert await store.serve_peers("127.0.0.1", KEY) == peer
    report = await store.fetch(peer, KEY, TOKENS, tenant="a", num_tokens=64, timeout_s=30.0)
    assert report.num_fetched_tokens == 0


async def test_a_store_that_was_restarted_is_opened_again_before_a_call(store: RayStore) -> None:
    await store.open(IDENTITY)
    await store._once("close")
    store._actor = LocalActor(KVStoreActor(store._config, "info"))
    assert (await store.stats()).num_chunks == 0


async def test_an_error_of_the_store_is_its_own(store: RayStore, tmp_path: Path) -> None:
    (tmp_path / "store").write_text("no directory")
    with pytest.raises(StoreNotWritable):
        await store.open(IDENTITY)
