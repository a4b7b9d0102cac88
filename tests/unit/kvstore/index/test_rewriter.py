"""Reordering, splitting and compaction: served bytes stay exact, and important rows move together."""

import threading
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from store_steps import WAIT_S, extents_of, judge, load_stored, served

from kvstore import KVStore, StoreIdentity
from kvstore.index.extent import Orders
from kvstore.index.rewriter import Chunks, Rewriter
from tests.support.record_layouts import LAYOUTS, REORDERED, SHAPE, identity_of

SETTINGS = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40}


@pytest.fixture
def identity() -> StoreIdentity:
    return identity_of("tokens reordered")


@pytest.mark.parametrize("identity", [identity_of(name) for name in REORDERED], ids=REORDERED)
def test_important_rows_come_first_in_every_layer(open_store, put, kv_of) -> None:
    tokens = list(range(64 * 4 + 1))
    store = open_store(**SETTINGS)
    put(store, tokens)
    judge(store, tokens, 2)
    store.rewrite_all()
    layout = store.identity.layout
    for extent in extents_of(store, tokens):
        assert extent.orders is not None and extent.importance is not None
        for start in range(0, SHAPE.num_layers, layout.layers_per_record):
            layers = slice(start, start + layout.layers_per_record)
            order = extent.orders[start].astype(int)
            by_row = extent.importance[layers].mean(axis=0)[order]
            num_front = len(order) // 4 if layout.sketch else len(order)
            assert (np.diff(by_row[:num_front]) <= 1e-6).all()
            if layout.sketch:
                assert by_row[num_front:].max() <= by_row[num_front - 1] + 1e-6
                assert (np.diff(order[num_front:]) > 0).all(), "the rest stays in token order"
            assert (extent.orders[layers] == extent.orders[start]).all()


def test_a_request_that_reads_an_extent_while_it_is_rewritten_reads_the_old_bytes_to_the_end(
    open_store, put, kv_of
) -> None:
    store = open_store(**SETTINGS)
    tokens = list(range(64 * 4 + 1))
    put(store, tokens)
    judge(store, tokens, 7)
    placement = store.acquire(tokens, save=False)
    old = extents_of(store, tokens)
    assert store.rewrite_all().nodes == 1
    assert all(extent.is_retired for extent in old)
    client, kv = store.client(), kv_of(tokens, SHAPE)
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :256])
    client.close()
    used = store.inventory.room.num_used
    store.settle(placement.placement_id)
    assert store.inventory.room.num_used == used - sum(extent.run.count for extent in old)


def test_closing_the_store_stops_a_slow_pass_and_leaves_everything_as_it_was(open_store, put, kv_of) -> None:
    settings, tokens = SETTINGS | {"background_bytes_per_s": 1}, list(range(64 * 4 + 1))
    store = open_store(**settings)
    put(store, tokens)
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
    assert served(open_store(**settings), tokens, kv_of) == 256


def test_a_node_that_is_evicted_while_a_pass_looks_at_it_takes_no_room_from_what_comes_after(
    open_store, put, kv_of, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its extents exist when the pass begins with it; a moment later their room is another prompt's."""
    store = open_store(**SETTINGS)
    ours, theirs = list(range(64 * 3 + 1)), list(range(5000, 5000 + 64 * 3 + 1))
    for end in (65, 129, 193):
        put(store, ours[:end])
    orders, looked_at = store._rewriter._orders, list[int]()

    def orders_after_eviction(chunks: Chunks) -> Orders | None:
        if not looked_at:
            looked_at.append(len(chunks))
            store.evict(2**30)
            put(store, theirs)
        return orders(chunks)

    monkeypatch.setattr(store._rewriter, "_orders", orders_after_eviction)
    store.rewrite_all()
    extents = store.inventory.extents()
    assert looked_at and store.inventory.room.num_used == sum(extent.run.count for extent in extents)
    store.tier.forget(lambda extent: True)
    assert served(store, theirs, kv_of) == 192
    store.evict(2**30)
    assert store.inventory.room.num_used == 0


def test_the_background_pass_goes_on_after_one_that_failed(
    open_store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    passes, has_gone_on = list[int](), threading.Event()

    def run_once(rewriter: Rewriter) -> None:
        passes.append(len(passes))
        if len(passes) == 1:
            raise AssertionError("a bug in one node")
        has_gone_on.set()

    monkeypatch.setattr(Rewriter, "run_once", run_once)
    open_store(**SETTINGS | {"reorder_interval_s": 0.001})
    assert has_gone_on.wait(WAIT_S)
    assert "a bug in one node" in caplog.text


# -- where readers choose by sketches ----------------------------------------------------------------------------------


SKETCHED = replace(
    identity_of("parts reordered"),
    layout=replace(LAYOUTS["parts reordered"], tokens_per_record=64, kv_records=4, tokens_per_extent=128),
)


def judged_alike(store: KVStore, tokens: Sequence[int], factor: float = 1.0) -> None:
    """Note one more sample, in which the last quarter of each extent is `factor` times as important as the rest."""
    for extent in extents_of(store, tokens):
        width = extent.num_chunks * store.geometry.tokens_per_chunk
        importance = np.linspace(1.0, 1.01, width, dtype=np.float32) * np.ones((SHAPE.num_layers, 1), np.float32)
        importance[:, -width // 4 :] *= factor
        store.inventory.notes.note_importance(extent, importance)


@pytest.mark.parametrize("identity", [SKETCHED])
def test_extents_that_readers_choose_from_keep_their_length_and_what_they_hold(open_store, put, kv_of) -> None:
    store, tokens = open_store(**SETTINGS), list(range(64 * 7 + 1))
    put(store, tokens)
    before = [(extent.depth, extent.keys) for extent in extents_of(store, tokens)]
    judge(store, tokens, 1)
    assert store.rewrite_all().rewritten_extents == 4
    after = extents_of(store, tokens)
    assert [(extent.depth, extent.keys) for extent in after] == before
    assert [extent.num_chunks for extent in after] == [2, 2, 2, 1] and all(extent.is_reordered for extent in after)
    assert served(store, tokens, kv_of) == 448


@pytest.mark.parametrize("identity", [SKETCHED])
def test_only_extents_whose_new_order_is_worth_it_are_written_again(open_store, put, kv_of) -> None:
    store, tokens = open_store(**SETTINGS), list(range(64 * 6 + 1))
    put(store, tokens)
    judged_alike(store, tokens)
    assert store.rewrite_all().rewritten_extents == 0, "at best a quarter has little more than its share"
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
    store.close()
    store = open_store(**SETTINGS)  # orders and importance come from the catalog
    assert store.rewrite_all().rewritten_extents == 0
    assert served(store, tokens, kv_of) == 384


@pytest.mark.parametrize("identity", [SKETCHED])
def test_what_is_as_it_should_be_is_not_written_again_when_its_prompt_grows(open_store, put, kv_of) -> None:
    """A conversation grows turn by turn: its last extents are short, and are merged."""
    store, tokens = open_store(**SETTINGS), list(range(64 * 8 + 1))
    put(store, tokens[: 64 * 5 + 1])
    judge(store, tokens, 1)
    assert store.rewrite_all().new_extents == 3
    first, second, third = extents_of(store, tokens)
    put(store, tokens[: 64 * 6 + 1])
    put(store, tokens)
    report = store.rewrite_all()
    assert extents_of(store, tokens)[:2] == [first, second] and third.is_retired
    assert (report.rewritten_extents, report.new_extents) == (3, 2)
    assert served(store, tokens, kv_of) == 512


@pytest.mark.parametrize("identity", [SKETCHED])
def test_the_first_token_which_draws_most_of_the_attention_does_not_hide_the_others(open_store, put, kv_of) -> None:
    """The first token is in front in either order."""
    store, tokens = open_store(**SETTINGS), list(range(64 * 2 + 1))
    put(store, tokens)
    (extent,) = extents_of(store, tokens)
    importance = np.full((SHAPE.num_layers, 128), 0.001, np.float32)
    importance[:, 96:] = 0.005
    importance[:, 0] = 10.0
    store.inventory.notes.note_importance(extent, importance)
    assert store.rewrite_all().rewritten_extents == 1
    (extent,) = extents_of(store, tokens)
    assert extent.orders is not None and extent.orders[0, :32].tolist() == [0, *range(96, 127)]
