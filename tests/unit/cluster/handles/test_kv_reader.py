"""A read gives all the rows that it was asked for, or an error; from this host's store, and from another host's."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from single_store import one_store
from waiting import until
from whole_service import ThreadStore

from cluster.handles.kv_reader import KvReader, KvWindow
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.ports import Node, StoreLost
from kvstore import (
    KVShape,
    KVStore,
    Layout,
    PeerFailed,
    Placement,
    RowsMissing,
    StoreConfig,
    StoreIdentity,
    StoreUnreachable,
)
from kvstore.index.geometry import Geometry

IDENTITY = StoreIdentity(
    model_fingerprint="f",
    shape=KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32"),
    layout=Layout(tokens_per_record=16, tokens_per_extent=64),
)
PLACEMENT = Placement(placement_id=1, tokens_per_chunk=16, num_stored_tokens=64)
TOKENS = list(range(64))


class SilentClient:
    """A client of a store that reports its rows as brought, and has brought none."""

    def __init__(self) -> None:
        self.identity = IDENTITY
        self.geometry = Geometry(IDENTITY)
        self.num_cancelled = 0
        self.asked: list[dict[str, Any]] = []

    def load(self, placement_id: int, destination: Any, **asked: Any) -> "SilentClient":
        self.asked.append(asked)
        return self

    def wait_all(self, timeout_s: float) -> None:
        pass

    def cancel(self) -> None:
        self.num_cancelled += 1

    def close(self) -> None:
        pass


class Store:
    is_on_this_host = True

    def __init__(self, client: Any) -> None:
        self.client = lambda: client


async def test_rows_that_no_record_brought_are_missing_and_not_whatever_memory_holds() -> None:
    client = SilentClient()
    store: Any = Store(client)
    reader = KvReader(one_store(store, IDENTITY))
    with pytest.raises(RowsMissing, match="32 of 32 wanted rows of K and V"):
        await reader.read(NodePlacement(store, PLACEMENT), KvWindow(1, 2, 16, 32))
    (asked,) = client.asked
    assert asked["slots"] == (1,)
    assert np.flatnonzero(asked["tokens"]).tolist() == list(range(16, 32))
    assert client.num_cancelled == 1
    reader.close()


class DistantStore(ThreadStore):
    """A store that appears to be on another host: this process can have no client of it."""

    def __init__(self, store: KVStore) -> None:
        super().__init__(store)
        self.is_on_this_host = False

    def client(self) -> Any:
        raise AssertionError("it is on another host")


@pytest.fixture
async def distant(tmp_path: Path) -> AsyncIterator[tuple[DistantStore, NodeStores, NodePlacement]]:
    """A distant store that holds the prompt `TOKENS`; bytes of a K row are its token, those of a V row one more."""
    config = StoreConfig(directory=str(tmp_path / "store"), host_bytes=2**22, disk_bytes=2**22, io_threads=1)
    with KVStore(config, IDENTITY) as store:
        saving, client = store.acquire([*TOKENS, 99]), store.client()
        assert client.save(saving.placement_id, 0, 4, rows_of(TOKENS)) == 4
        store.settle(saving.placement_id)
        client.close()
        port = DistantStore(store)
        stores = one_store(port, IDENTITY)
        stores.add(Node("", "a", "127.0.0.1"), port)
        yield port, stores, await stores.hold(TOKENS, tenant="", wait_s=30.0)
        stores.stop()


def rows_of(tokens: list[int]) -> Any:
    rows = np.empty((2, len(tokens), 2, IDENTITY.shape.row_bytes), np.uint8)
    rows[:, :, 0] = np.array(tokens)[:, None]
    rows[:, :, 1] = np.array(tokens)[:, None] + 1
    return rows


async def test_a_store_of_another_host_is_read_as_a_peer_window_by_window(
    distant: tuple[DistantStore, NodeStores, NodePlacement],
) -> None:
    port, stores, placement = distant
    reader = KvReader(stores)
    windows = list(reader.windows([1], 10, 50))
    assert [(window.layer_start, window.token_start, window.token_end) for window in windows] == [(1, 10, 50)]
    for window in (*windows, KvWindow(0, 1, 0, 64)):
        rows = await reader.read(placement, window)
        assert np.array_equal(rows, rows_of(TOKENS)[:1, window.token_start : window.token_end])
    await until(lambda: not port.store._peer_server._peers)  # type: ignore[union-attr]  # it has counted them
    counters = port.store.stats().counters
    assert (counters.peer_requests, counters.peer_sent_bytes) == (2, (40 + 64) * 2 * IDENTITY.shape.row_bytes)
    await placement.settle()
    with pytest.raises(StoreUnreachable):
        await reader.read(placement, windows[0])
    reader.close()


async def test_a_store_whose_node_is_gone_is_lost_and_one_that_does_not_listen_is_a_failed_peer(
    distant: tuple[DistantStore, NodeStores, NodePlacement], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, stores, placement = distant
    reader = KvReader(stores)
    location = await stores.listening(placement.store)
    port.store._peer_server.close()  # type: ignore[union-attr]

    async def as_before(host: str, key: bytes) -> Any:
        return location

    monkeypatch.setattr(port, "serve_peers", as_before)
    with pytest.raises(PeerFailed, match="no store answers"):
        await reader.read(placement, KvWindow(0, 1, 0, 64))
    with pytest.raises(StoreLost, match="the store's node is gone"):
        await reader.read(NodePlacement(DistantStore(port.store), PLACEMENT), KvWindow(0, 1, 0, 64))
    reader.close()
