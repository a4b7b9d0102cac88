"""Reordering, splitting and compaction: what is served stays byte-exact, and important rows move together."""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from record_layouts import LAYOUTS, REORDERED, SHAPE, identity_of
from store_steps import WAIT_S, extents_of, judge

from kvstore import KVShape, KVStore, KVView, Placement, StoreConfig, StoreIdentity
from kvstore.index.extent import Orders
from kvstore.index.rewriter import Chunks, Rewriter

KVOf = Callable[[Sequence[int], KVShape], KVView]


@pytest.fixture
def identity() -> StoreIdentity:
    return identity_of("tokens reordered")


@pytest.fixture
def open_store(tmp_path: Path, identity: StoreIdentity) -> Iterator[Callable[..., KVStore]]:
    stores: list[KVStore] = []

    def open_one(reorder_interval_s: float = 0) -> KVStore:
        for store in stores:
            store.close()
        config = StoreConfig(
            directory=str(tmp_path / "store"),
            disk_bytes=64 * 2**20,
            host_bytes=8 * 2**20,
            reorder_interval_s=reorder_interval_s,
            background_bytes_per_s=2**40,
            layout=identity.layout,
        )
        stores.append(KVStore(config, identity))
        stores[-1].open()
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


def save(store: KVStore, tokens: Sequence[int], kv_of: KVOf) -> Placement:
    placement = store.acquire(tokens)
    client = store.client()
    client.save(placement.placement_id, placement.save_start, placement.save_end, kv_of(tokens, SHAPE))
    client.close()
    store.settle(placement.placement_id)
    assert store.drain(10)
    return placement


def assert_served(store: KVStore, tokens: Sequence[int], num_tokens: int, kv_of: KVOf) -> None:
    expected = kv_of(tokens, SHAPE)
    placement = store.acquire(tokens, save=False)
    assert placement.num_stored_tokens == num_tokens
    view = np.zeros_like(expected)
    client = store.client()
    load = client.load_rows(placement.placement_id, num_tokens, view)
    for layer in range(SHAPE.num_layers):
        load.wait(layer, 10)
    load.cancel()
    client.close()
    store.settle(placement.placement_id)
    assert np.array_equal(view[:, :num_tokens], expected[:, :num_tokens])


@pytest.mark.parametrize("identity", [identity_of(name) for name in REORDERED], ids=REORDERED)
def test_important_rows_come_first_in_every_layer(open_store: Callable[[], KVStore], kv_of: KVOf) -> None:
    tokens = list(range(64 * 4 + 1))
    store = open_store()
    save(store, tokens, kv_of)
    judge(store, tokens, 2)
    store.rewrite_all()
    layout = store.identity.layout
    step = layout.tokens_per_record if layout.reorder == "chunks" else 1
    for extent in extents_of(store, tokens):
        assert extent.orders is not None and extent.importance is not None
        for start in range(0, SHAPE.num_layers, layout.layers_per_record):
            layers = slice(start, start + layout.layers_per_record)
            by_row = extent.importance[layers].mean(axis=0)[extent.orders[start].astype(int)]
            by_unit = by_row.reshape(-1, step).mean(axis=1)
            assert (np.diff(by_unit) <= 1e-6).all()
            assert (extent.orders[layers] == extent.orders[start]).all()


def test_a_request_that_reads_an_extent_while_it_is_rewritten_reads_the_old_bytes_to_the_end(
    open_store: Callable[[], KVStore], kv_of: KVOf
) -> None:
    store = open_store()
    tokens = list(range(64 * 4 + 1))
    save(store, tokens, kv_of)
    judge(store, tokens, 7)
    placement = store.acquire(tokens, save=False)
    old = extents_of(store, tokens)
    assert store.rewrite_all().nodes == 1
    assert all(extent.is_retired for extent in old)
    view = np.zeros_like(kv_of(tokens, SHAPE))
    client = store.client()
    load = client.load_rows(placement.placement_id, 256, view)
    for layer in range(SHAPE.num_layers):
        load.wait(layer, 10)
    load.cancel()
    client.close()
    assert np.array_equal(view[:, :256], kv_of(tokens, SHAPE)[:, :256])
    used = store.inventory.room.num_used
    store.settle(placement.placement_id)
    assert store.inventory.room.num_used == used - sum(extent.run.count for extent in old)


def test_closing_the_store_stops_a_slow_pass_and_leaves_everything_as_it_was(
    tmp_path: Path, identity: StoreIdentity, kv_of: KVOf
) -> None:
    config = StoreConfig(
        directory=str(tmp_path / "slow"),
        disk_bytes=64 * 2**20,
        host_bytes=8 * 2**20,
        reorder_interval_s=0,
        background_bytes_per_s=1,
        layout=identity.layout,
    )
    tokens = list(range(64 * 4 + 1))
    store = KVStore(config, identity)
    store.open()
    save(store, tokens, kv_of)
    judge(store, tokens, 8)
    failures: list[BaseException] = []

    def rewrite() -> None:
        try:
            store.rewrite_all()
        except BaseException as error:  # noqa: BLE001  # told to the test
            failures.append(error)

    thread = threading.Thread(target=rewrite)
    thread.start()
    store.close()
    thread.join(30)
    assert not thread.is_alive() and type(failures[0]).__name__ == "StoreClosed"
    with KVStore(config, identity) as again:
        assert_served(again, tokens, 256, kv_of)


def test_a_node_that_is_evicted_while_a_pass_looks_at_it_takes_no_room_from_what_comes_after(
    open_store: Callable[[], KVStore], kv_of: KVOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its extents were there when the pass began with it, and their room is another prompt's a moment later."""
    store = open_store()
    ours, theirs = list(range(64 * 3 + 1)), list(range(5000, 5000 + 64 * 3 + 1))
    for end in (65, 129, 193):
        save(store, ours[:end], kv_of)
    orders, looked_at = store._rewriter._orders, list[int]()

    def orders_after_eviction(chunks: Chunks) -> Orders | None:
        if not looked_at:
            looked_at.append(len(chunks))
            store.evict(2**30)
            save(store, theirs, kv_of)
        return orders(chunks)

    monkeypatch.setattr(store._rewriter, "_orders", orders_after_eviction)
    store.rewrite_all()
    extents = store.inventory.extents()
    assert looked_at and store.inventory.room.num_used == sum(extent.run.count for extent in extents)
    store.tier.forget(lambda extent: True)
    assert_served(store, theirs, 192, kv_of)
    store.evict(2**30)
    assert store.inventory.room.num_used == 0


def test_the_background_pass_goes_on_after_one_that_failed(
    open_store: Callable[..., KVStore], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    passes, has_gone_on = list[int](), threading.Event()

    def run_once(rewriter: Rewriter) -> None:
        passes.append(len(passes))
        if len(passes) == 1:
            raise AssertionError("a bug in one node")
        has_gone_on.set()

    monkeypatch.setattr(Rewriter, "run_once", run_once)
    open_store(reorder_interval_s=0.001)
    assert has_gone_on.wait(WAIT_S)
    assert "a bug in one node" in caplog.text


# -- where readers choose by sketches ----------------------------------------------------------------------------------


SKETCHED = replace(
    identity_of("parts reordered"),
    layout=replace(LAYOUTS["parts reordered"], tokens_per_record=64, kv_records=4, tokens_per_extent=128),
)


def judged_alike(store: KVStore, tokens: Sequence[int], factor: float = 1.0) -> None:
    """One more sample, in which the last quarter of each extent draws so much more than all the rest."""
    for extent in extents_of(store, tokens):
        width = extent.num_chunks * store.geometry.tokens_per_chunk
        importance = np.linspace(1.0, 1.01, width, dtype=np.float32) * np.ones((SHAPE.num_layers, 1), np.float32)
        importance[:, -width // 4 :] *= factor
        store.inventory.notes.note_importance(extent, importance)


@pytest.mark.parametrize("identity", [SKETCHED])
def test_extents_that_readers_choose_from_keep_their_length_and_what_they_hold(
    open_store: Callable[[], KVStore], kv_of: KVOf
) -> None:
    store, tokens = open_store(), list(range(64 * 7 + 1))
    save(store, tokens, kv_of)
    before = [(extent.depth, extent.keys) for extent in extents_of(store, tokens)]
    judge(store, tokens, 1)
    assert store.rewrite_all().rewritten_extents == 4
    after = extents_of(store, tokens)
    assert [(extent.depth, extent.keys) for extent in after] == before
    assert [extent.num_chunks for extent in after] == [2, 2, 2, 1] and all(extent.is_reordered for extent in after)
    assert_served(store, tokens, 448, kv_of)


@pytest.mark.parametrize("identity", [SKETCHED])
def test_only_extents_whose_new_order_is_worth_it_are_written_again(
    open_store: Callable[[], KVStore], kv_of: KVOf
) -> None:
    store, tokens = open_store(), list(range(64 * 6 + 1))
    save(store, tokens, kv_of)
    judged_alike(store, tokens)
    assert store.rewrite_all().rewritten_extents == 0, "a quarter has little more than its share at best"
    judged_alike(store, tokens[:129], 100.0)
    first, *others = extents_of(store, tokens)
    assert store.rewrite_all().rewritten_extents == 1
    assert first.is_retired and extents_of(store, tokens)[1:] == others
    assert not any(extent.is_reordered for extent in others)
    again = extents_of(store, tokens)[0]
    assert again.is_reordered and again.orders is not None and set(again.orders[0, :32]) == set(range(96, 128))
    for factor in (1.0, 1.1):
        judged_alike(store, tokens, factor)
        assert store.rewrite_all().rewritten_extents == 0
    store = open_store()  # orders and importance as the catalog has them
    assert store.rewrite_all().rewritten_extents == 0
    assert_served(store, tokens, 384, kv_of)


@pytest.mark.parametrize("identity", [SKETCHED])
def test_what_is_as_it_should_be_is_not_written_again_when_its_prompt_grows(
    open_store: Callable[[], KVStore], kv_of: KVOf
) -> None:
    """As the turns of a conversation come: the last extents are short, and are merged."""
    store, tokens = open_store(), list(range(64 * 8 + 1))
    save(store, tokens[: 64 * 5 + 1], kv_of)
    judge(store, tokens, 1)
    assert store.rewrite_all().new_extents == 3
    first, second, third = extents_of(store, tokens)
    save(store, tokens[: 64 * 6 + 1], kv_of)
    save(store, tokens, kv_of)
    report = store.rewrite_all()
    assert extents_of(store, tokens)[:2] == [first, second] and third.is_retired
    assert (report.rewritten_extents, report.new_extents) == (3, 2)
    assert_served(store, tokens, 512, kv_of)


@pytest.mark.parametrize("identity", [SKETCHED])
def test_the_first_token_which_draws_most_of_the_attention_does_not_hide_the_others(
    open_store: Callable[[], KVStore], kv_of: KVOf
) -> None:
    """It is in front in either order."""
    store, tokens = open_store(), list(range(64 * 2 + 1))
    save(store, tokens, kv_of)
    (extent,) = extents_of(store, tokens)
    importance = np.full((SHAPE.num_layers, 128), 0.001, np.float32)
    importance[:, 96:] = 0.005
    importance[:, 0] = 10.0
    store.inventory.notes.note_importance(extent, importance)
    assert store.rewrite_all().rewritten_extents == 1
    (extent,) = extents_of(store, tokens)
    assert extent.orders is not None and extent.orders[0, :33].tolist() == [0, *range(96, 128)]
