"""Samples of importance: collected layer by layer, counted when complete, lost without harm."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, answered, extents_of, prompt, wait_until

from kvstore import KVShape, KVStore, KVView, Layout, Placement, StoreClient, StoreClosed, StoreIdentity
from kvstore.dataplane import requests
from kvstore.errors import StoreWriteFailed
from kvstore.placements import early_importance, importance

SHAPE = KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")
LAYOUT = Layout(tokens_per_record=16, reorder="tokens", tokens_per_extent=64)
TOKENS = prompt(161)
NUM_STORED = 160

Connect = Callable[[KVStore], StoreClient]
Sample = npt.NDArray[np.float32]


@pytest.fixture
def identity() -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUT)


@pytest.fixture
def store(open_store, put) -> KVStore:
    store = open_store(reorder_interval_s=0, background_bytes_per_s=2**40)
    put(store, TOKENS)
    return store


@pytest.fixture
def placement(store: KVStore) -> Placement:
    placement = store.acquire(TOKENS, save=False)
    assert placement.num_stored_tokens == NUM_STORED
    return placement


def sample(seed: int, num_tokens: int = NUM_STORED) -> Sample:
    """Random numbers that float16 holds exactly, [layers, tokens]."""
    return np.random.default_rng(seed).random((SHAPE.num_layers, num_tokens)).astype(np.float16).astype(np.float32)


def noted(store: KVStore, client: StoreClient, tokens: list[int] = TOKENS) -> tuple[list[int], Sample]:
    """Numbers of samples of a prompt's extents, and their averages side by side (zero before the first sample)."""
    answered(client, "save")
    extents = extents_of(store, tokens)
    width = [16 * extent.num_chunks for extent in extents]
    zeros = [np.zeros((SHAPE.num_layers, n), np.float32) for n in width]
    averages = [zero if e.importance is None else e.importance for e, zero in zip(extents, zeros, strict=True)]
    return [extent.num_importance for extent in extents], np.concatenate(averages, axis=1)


def assert_noted(
    store: KVStore, client: StoreClient, counts: list[int], values: Sample, tokens: list[int] = TOKENS
) -> None:
    found, average = noted(store, client, tokens)
    assert found == counts
    assert np.array_equal(average, values)


def test_a_sample_counts_when_its_last_layer_has_come(store: KVStore, client_of: Connect, placement: Placement) -> None:
    client, values = client_of(store), sample(1)
    for layer in (1, 2):
        client.note_importance(placement.placement_id, layer, values[layer])
        assert noted(store, client)[0] == [0, 0, 0]
    client.note_importance(placement.placement_id, 1, values[1])  # again
    assert noted(store, client)[0] == [0, 0, 0]
    client.note_importance(placement.placement_id, 0, values[0])
    assert_noted(store, client, [1, 1, 1], values)


def test_the_next_sample_of_the_same_request_is_averaged_with_it(
    store: KVStore, client_of: Connect, placement: Placement, monkeypatch
) -> None:
    """Each message holds a part of a layer."""
    monkeypatch.setattr(requests, "TEXT_BYTES", 2 * 7)
    client, first, second = client_of(store), sample(1), sample(2)
    client.note_importance(placement.placement_id, 0, first)
    client.note_importance(placement.placement_id, 2, second[2:])
    client.note_importance(placement.placement_id, 0, second[:2])
    counts, average = noted(store, client)
    assert counts == [2, 2, 2]
    assert np.allclose(average, (first + second) / 2, rtol=1e-6)


def test_the_rest_of_an_extent_that_the_prompt_leaves_gets_no_importance(
    store: KVStore, client_of: Connect, placement: Placement
) -> None:
    client, whole, part = client_of(store), sample(1), sample(2, 96)
    client.note_importance(placement.placement_id, 0, whole)
    shorter = store.acquire(TOKENS[:97], save=False)
    assert shorter.num_stored_tokens == 96
    client.note_importance(shorter.placement_id, 0, part)
    counts, average = noted(store, client)
    assert counts == [2, 2, 1]
    assert np.allclose(average[:, :96], (whole[:, :96] + part) / 2, rtol=1e-6)
    assert np.array_equal(average[:, 96:], whole[:, 96:])


def test_tokens_that_were_not_judged_keep_their_average(
    store: KVStore, client_of: Connect, placement: Placement
) -> None:
    client, values = client_of(store), sample(1)
    client.note_importance(placement.placement_id, 0, values)
    again = values.copy()
    again[:, ::2] = np.nan
    again[:, 1::2] = 1e9  # more than float16 holds
    client.note_importance(placement.placement_id, 0, again)
    counts, average = noted(store, client)
    assert counts == [2, 2, 2]
    assert np.array_equal(average[:, ::2], values[:, ::2])
    assert np.allclose(average[:, 1::2], (values[:, 1::2] + 65504) / 2, rtol=1e-6)


def test_the_next_reorder_goes_by_what_was_noted(store: KVStore, client_of: Connect, placement: Placement) -> None:
    client, values = client_of(store), sample(1)
    client.note_importance(placement.placement_id, 0, values)
    answered(client, "save")
    assert store.rewrite_all().nodes == 1
    (extent,) = extents_of(store, TOKENS)
    assert extent.orders is not None
    for layer in range(SHAPE.num_layers):
        in_order = values[layer, extent.orders[layer].astype(int)]
        assert (np.diff(in_order) <= 0).all()


def test_a_sample_that_ends_after_its_request_still_counts_and_one_that_begins_then_does_not(
    store: KVStore, client_of: Connect, placement: Placement
) -> None:
    client, values = client_of(store), sample(1)
    client.note_importance(placement.placement_id, 0, values[:2])
    answered(client, "save")
    store.settle(placement.placement_id)
    client.note_importance(placement.placement_id, 2, values[2])
    assert noted(store, client)[0] == [1, 1, 1]
    client.note_importance(placement.placement_id, 0, values)
    client.note_importance(12345, 0, values)
    assert noted(store, client)[0] == [1, 1, 1]


def test_what_is_noted_later_counts_although_the_request_is_over_by_then(
    store: KVStore, client_of: Connect, placement: Placement, monkeypatch
) -> None:
    client, values, may_note = client_of(store), sample(1), threading.Event()
    note = client.note_importance

    def waits(*arguments: Any) -> None:
        assert may_note.wait(WAIT_S)
        note(*arguments)

    monkeypatch.setattr(client, "note_importance", waits)
    client.note_importance_later(placement.placement_id, 0, list(values))
    answered(client, "save")
    store.settle(placement.placement_id)
    assert noted(store, client)[0] == [0, 0, 0]
    may_note.set()
    wait_until(lambda: noted(store, client)[0] == [1, 1, 1])
    assert np.array_equal(noted(store, client)[1], values)


def test_what_cannot_be_noted_later_does_no_harm(store: KVStore, client_of: Connect, placement: Placement) -> None:
    client, values = client_of(store), list(sample(1))
    for first_layer, of_layers in ((0, []), (1, values), (0, [np.zeros(0, np.float32)])):
        with pytest.raises(ValueError, match="does not fit the model"):
            client.note_importance_later(placement.placement_id, first_layer, of_layers)
    with pytest.raises(ValueError):
        client.note_importance_later(placement.placement_id, 0, [values[0], values[1][1:]])
    client.note_importance_later(12345, 0, values)
    client.note_importance_later(placement.placement_id, 0, values)
    wait_until(lambda: noted(store, client)[0] == [1, 1, 1])
    store.close()
    with contextlib.suppress(StoreClosed):
        client.note_importance_later(placement.placement_id, 0, values)
    client.close()
    with pytest.raises(StoreClosed):
        client.note_importance_later(placement.placement_id, 0, values)


def test_extents_that_were_rewritten_meanwhile_learn_nothing(
    store: KVStore, client_of: Connect, placement: Placement
) -> None:
    client, values = client_of(store), sample(1)
    client.note_importance(placement.placement_id, 0, values)
    answered(client, "save")
    old = extents_of(store, TOKENS)
    assert store.rewrite_all().nodes == 1
    client.note_importance(placement.placement_id, 0, sample(2))
    assert_noted(store, client, [1], values)
    assert [extent.num_importance for extent in old] == [1, 1, 1]


def test_what_a_client_has_not_said_to_the_end_goes_with_it(
    store: KVStore, client_of: Connect, placement: Placement
) -> None:
    client, other, values = client_of(store), client_of(store), sample(1)
    client.note_importance(placement.placement_id, 0, values[:2])
    answered(client, "save")
    sessions = [client._links._links["save"][1]]
    client.close()
    assert not sessions[0].is_connected() or not sessions[0]._session._samples._samples
    other.note_importance(placement.placement_id, 2, values[2])
    assert noted(store, other)[0] == [0, 0, 0]


def test_the_oldest_samples_give_way_and_too_large_ones_are_not_taken(
    store: KVStore, client_of: Connect, placement: Placement, monkeypatch
) -> None:
    size_bytes = 3 * SHAPE.num_layers * NUM_STORED
    client, values = client_of(store), sample(1)
    others = [store.acquire(TOKENS, save=False) for _ in range(2)]
    monkeypatch.setattr(importance, "_MAX_BYTES", 2 * size_bytes)
    for one in (placement, *others):
        client.note_importance(one.placement_id, 0, values[:2])
    for one in others:
        client.note_importance(one.placement_id, 2, values[2])
    assert noted(store, client)[0] == [2, 2, 2]
    client.note_importance(placement.placement_id, 2, values[2])
    assert noted(store, client)[0] == [2, 2, 2], "the first sample was forgotten for the third"
    client.note_importance(placement.placement_id, 0, values[:2])
    assert noted(store, client)[0] == [3, 3, 3]
    monkeypatch.setattr(importance, "_MAX_BYTES", size_bytes - 1)
    client.note_importance(placement.placement_id, 0, values)
    assert noted(store, client)[0] == [3, 3, 3]


@pytest.mark.parametrize(("first_layer", "size"), [(3, (1, 160)), (-1, (1, 160)), (1, (3, 160)), (0, (0, 160)), (0, 0)])
def test_layers_that_there_are_not_are_refused(
    store: KVStore, client_of: Connect, placement: Placement, first_layer: int, size: int | tuple[int, int]
) -> None:
    client = client_of(store)
    with pytest.raises(ValueError, match="does not fit the model"):
        client.note_importance(placement.placement_id, first_layer, np.zeros(size, np.float32))


def test_a_sample_of_another_number_of_tokens_is_refused(store: KVStore, placement: Placement) -> None:
    client, values = store.client(), sample(1)
    with pytest.raises(ValueError, match="the placement's 160 stored tokens"):
        client.note_importance(placement.placement_id, 0, values[:1, :144])
    client.note_importance(placement.placement_id, 0, values[:1])
    for wrong in (values[:2, :144], np.zeros((2, 161))):
        with pytest.raises(ValueError, match="3 layers and 160 tokens"):
            client.note_importance(placement.placement_id, 1, wrong)
    client.note_importance(placement.placement_id, 1, values[1:])
    assert noted(store, client)[0] == [1, 1, 1]


def test_a_store_that_is_gone_is_no_error_and_a_closed_client_is(store: KVStore, placement: Placement) -> None:
    client, fresh = (StoreClient.remote(store.serve()) for _ in range(2))
    client.note_importance(placement.placement_id, 0, sample(1)[:1])
    answered(client, "save")
    store.close()
    for one in (client, fresh):
        one.note_importance(placement.placement_id, 1, sample(1)[1:])
        one.close()
        with pytest.raises(StoreClosed):
            one.note_importance(placement.placement_id, 0, sample(1))


# -- importance of chunks on their way to the store --------------------------------------------------------------------


NEW_TOKENS = prompt(210, family=1)
NUM_SAVED = 208
KVOf = Callable[[list[int], KVShape], KVView]


@pytest.fixture
def saving(store: KVStore) -> Placement:
    """A placement for a prompt of which nothing is stored."""
    placement = store.acquire(NEW_TOKENS)
    assert (placement.num_stored_tokens, placement.save_end) == (0, 13)
    return placement


def save(client: StoreClient, placement: Placement, kv_of: KVOf, tokens: list[int] = NEW_TOKENS) -> None:
    num_saved = client.save(placement.placement_id, placement.save_start, placement.save_end, kv_of(tokens, SHAPE))
    assert num_saved == placement.save_end - placement.save_start


def assert_nothing_waits(store: KVStore) -> None:
    assert not store.placements._early._pending


def test_what_is_told_before_chunks_are_saved_counts_when_they_are(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf
) -> None:
    client, values = client_of(store), sample(1, NUM_SAVED)
    client.note_importance(saving.placement_id, 0, values)
    answered(client, "save")
    save(client, saving, kv_of)
    assert store.drain(WAIT_S)
    assert_noted(store, client, [1, 1, 1, 1], values, NEW_TOKENS)
    store.settle(saving.placement_id)
    assert_nothing_waits(store)


@pytest.mark.parametrize("is_settled", [False, True])
def test_what_is_told_after_chunks_are_published_counts_at_once(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf, is_settled: bool
) -> None:
    client, values = client_of(store), sample(1, NUM_SAVED)
    client.note_importance(saving.placement_id, 0, values[:2])
    save(client, saving, kv_of)
    assert store.drain(WAIT_S)
    if is_settled:
        store.settle(saving.placement_id)
    client.note_importance(saving.placement_id, 2, values[2])
    assert_noted(store, client, [1, 1, 1, 1], values, NEW_TOKENS)
    store.settle(saving.placement_id)
    assert_nothing_waits(store)


def test_what_is_told_when_some_chunks_are_published_counts_once_for_each(
    store: KVStore, saving: Placement, kv_of: KVOf
) -> None:
    client, values, view = store.client(), sample(1, NUM_SAVED), kv_of(NEW_TOKENS, SHAPE)
    client.save(saving.placement_id, 0, 6, view)
    assert store.drain(WAIT_S)
    assert len(extents_of(store, NEW_TOKENS)) == 2
    client.note_importance(saving.placement_id, 0, values)
    client.save(saving.placement_id, 6, 13, view)
    assert store.drain(WAIT_S)
    assert_noted(store, client, [1, 1, 1, 1], values, NEW_TOKENS)


def test_both_parts_of_a_prompt_that_is_stored_in_part_learn(store: KVStore, client_of: Connect, kv_of: KVOf) -> None:
    """The prompt leaves the stored one inside an extent."""
    client, longer = client_of(store), TOKENS[:96] + prompt(100, family=2)
    placement = store.acquire(longer)
    assert (placement.num_stored_tokens, placement.save_end) == (96, 12)
    values = sample(1, 192)
    client.note_importance(placement.placement_id, 0, values)
    counts, average = noted(store, client)
    assert counts == [1, 1, 0]
    assert np.array_equal(average[:, :96], values[:, :96]) and not average[:, 96:].any()
    save(client, placement, kv_of, longer)
    assert store.drain(WAIT_S)
    store.settle(placement.placement_id)
    counts, average = noted(store, client, longer)
    assert counts == [1, 1, 1, 1]
    assert np.array_equal(np.concatenate([average[:, :96], average[:, 128:]], axis=1), values)
    assert_nothing_waits(store)


def test_a_sample_may_end_before_what_is_saved_does(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf
) -> None:
    client, values = client_of(store), sample(1, 96)
    client.note_importance(saving.placement_id, 0, values)
    save(client, saving, kv_of)
    assert store.drain(WAIT_S)
    counts, average = noted(store, client, NEW_TOKENS)
    assert counts == [1, 1, 0, 0]
    assert np.array_equal(average[:, :96], values) and not average[:, 96:].any()


def test_two_samples_of_chunks_that_are_saved_are_averaged(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf
) -> None:
    client, first, second = client_of(store), sample(1, NUM_SAVED), sample(2, NUM_SAVED)
    for values in (first, second):
        client.note_importance(saving.placement_id, 0, values)
    answered(client, "save")
    save(client, saving, kv_of)
    assert store.drain(WAIT_S)
    counts, average = noted(store, client, NEW_TOKENS)
    assert counts == [2, 2, 2, 2]
    assert np.allclose(average, (first + second) / 2, rtol=1e-6)


def test_chunks_that_are_written_when_the_request_is_over_still_learn(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf, monkeypatch
) -> None:
    may_write, client, values = threading.Event(), client_of(store), sample(1, NUM_SAVED)
    write_records = store._writer._write_records

    def waits(*arguments: Any) -> None:
        assert may_write.wait(WAIT_S)
        write_records(*arguments)

    monkeypatch.setattr(store._writer, "_write_records", waits)
    save(client, saving, kv_of)
    client.note_importance(saving.placement_id, 0, values[:1])
    answered(client, "save")
    store.settle(saving.placement_id)
    client.note_importance(saving.placement_id, 1, values[1:])
    answered(client, "save")
    assert extents_of(store, NEW_TOKENS) == []
    may_write.set()
    assert store.drain(WAIT_S)
    assert_noted(store, client, [1, 1, 1, 1], values, NEW_TOKENS)
    assert_nothing_waits(store)


@pytest.mark.parametrize("when", ["before", "after"])
def test_nothing_is_kept_for_a_request_that_ends_and_saves_nothing(
    store: KVStore, client_of: Connect, saving: Placement, when: str
) -> None:
    client, values = client_of(store), sample(1, NUM_SAVED)
    client.note_importance(saving.placement_id, 0, values if when == "before" else values[:1])
    answered(client, "save")
    assert len(store.placements._early._pending) == (when == "before")
    store.settle(saving.placement_id)
    if when == "after":
        client.note_importance(saving.placement_id, 1, values[1:])
        answered(client, "save")
    assert_nothing_waits(store)


def test_importance_of_extents_that_are_given_up_goes_with_the_request(store: KVStore, saving: Placement) -> None:
    client, held = store.client(), store.placements.held(saving.placement_id)
    assert held is not None
    client.note_importance(saving.placement_id, 0, sample(1, NUM_SAVED))
    first, second = (store.placements.reserve(held, start, 4) for start in (0, 4))
    assert first is not None and second is not None
    store.placements.complete(second, 4)
    store.settle(saving.placement_id)
    assert store.placements._early.size_bytes, "the first extent may still be published"
    store.placements.give_up(first)
    assert_nothing_waits(store)
    assert second.extent.importance is None


def test_what_cannot_be_published_learns_nothing(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf, monkeypatch
) -> None:
    client = client_of(store)
    client.note_importance(saving.placement_id, 0, sample(1, NUM_SAVED))
    answered(client, "save")

    def fails(*_: Any) -> None:
        raise StoreWriteFailed("disk full")

    monkeypatch.setattr(store.inventory, "publish", fails)
    client.save(saving.placement_id, 0, 13, kv_of(NEW_TOKENS, SHAPE))
    assert store.drain(WAIT_S)
    store.settle(saving.placement_id)
    assert extents_of(store, NEW_TOKENS) == []
    assert_nothing_waits(store)


@pytest.mark.parametrize("is_settled", [False, True])
def test_importance_noted_for_a_deleted_tenant_is_gone(
    store: KVStore, client_of: Connect, kv_of: KVOf, is_settled: bool
) -> None:
    client, values = client_of(store), sample(1, NUM_SAVED)
    ended, begun, late = (store.acquire(prompt(210, family), tenant="alice") for family in (1, 2, 3))
    for placement in (ended, begun):
        client.note_importance(placement.placement_id, 0, values if placement is ended else values[:1])
    held = store.placements.held(ended.placement_id)
    assert held is not None
    pending = store.placements.reserve(held, 0, 4)
    assert pending is not None
    answered(client, "save")
    if is_settled:
        store.settle(ended.placement_id)
    assert store.placements._early.size_bytes
    store.delete_tenant("alice")
    assert_nothing_waits(store)
    client.note_importance(begun.placement_id, 1, values[1:])
    client.note_importance(late.placement_id, 0, values)
    answered(client, "save")
    assert_nothing_waits(store)
    store.placements.complete(pending, 4)
    assert pending.extent.importance is None


def test_the_oldest_of_what_waits_gives_way_and_what_is_too_large_is_not_kept(
    store: KVStore, client_of: Connect, saving: Placement, kv_of: KVOf, monkeypatch
) -> None:
    client, values = client_of(store), sample(1, NUM_SAVED)
    others = [store.acquire(prompt(210, family)) for family in (2, 3)]
    size_bytes = 2 * SHAPE.num_layers * NUM_SAVED
    monkeypatch.setattr(early_importance, "_MAX_BYTES", 2 * size_bytes)
    for each in (saving, *others):
        client.note_importance(each.placement_id, 0, values)
    answered(client, "save")
    assert store.placements._early.size_bytes == 2 * size_bytes
    for family, each in enumerate((saving, *others), 1):
        save(client, each, kv_of, prompt(210, family))
        assert store.drain(WAIT_S)
        assert set(noted(store, client, prompt(210, family))[0]) == {0 if each is saving else 1}
        store.settle(each.placement_id)
    assert_nothing_waits(store)
    monkeypatch.setattr(early_importance, "_MAX_BYTES", size_bytes - 1)
    placement = store.acquire(prompt(210, 4))
    client.note_importance(placement.placement_id, 0, values)
    answered(client, "save")
    assert_nothing_waits(store)


def test_more_tokens_than_may_be_saved_are_refused_and_fewer_than_are_stored(store: KVStore) -> None:
    client, longer = store.client(), TOKENS[:96] + prompt(100, family=2)
    placement = store.acquire(longer)
    for num_tokens in (80, 193, 208):
        with pytest.raises(ValueError, match=f"96 stored tokens, or up to 192, not {num_tokens}"):
            client.note_importance(placement.placement_id, 0, sample(1, num_tokens))
    client.note_importance(placement.placement_id, 0, sample(1, 192)[:2])
    with pytest.raises(ValueError, match="3 layers and 192 tokens"):
        client.note_importance(placement.placement_id, 0, sample(1, 96))


def test_a_request_that_saves_teaches_what_it_has_found_only_if_it_tells_no_more(
    store: KVStore, client_of: Connect
) -> None:
    client, placement = client_of(store), store.acquire(TOKENS + prompt(100, family=2))
    values = sample(1)
    client.note_importance(placement.placement_id, 0, values)
    assert_noted(store, client, [1, 1, 1], values)
    assert_nothing_waits(store)
