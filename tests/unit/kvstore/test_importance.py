"""Samples of importance: collected layer by layer, counted when they are whole, lost without harm."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, answered, extents_of, prompt, wait_until

from kvstore import KVShape, KVStore, Layout, Placement, StoreClient, StoreClosed, StoreIdentity, importance, wire

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
    """Numbers that float16 holds exactly, [layers, tokens]."""
    return np.random.default_rng(seed).random((SHAPE.num_layers, num_tokens)).astype(np.float16).astype(np.float32)


def noted(store: KVStore, client: StoreClient, tokens: list[int] = TOKENS) -> tuple[list[int], Sample]:
    """Of a prompt's extents: numbers of samples, and the averages side by side (zero before the first)."""
    answered(client, "save")
    extents = extents_of(store, tokens)
    width = [16 * extent.num_chunks for extent in extents]
    zeros = [np.zeros((SHAPE.num_layers, n), np.float32) for n in width]
    averages = [zero if e.importance is None else e.importance for e, zero in zip(extents, zeros, strict=True)]
    return [extent.num_importance for extent in extents], np.concatenate(averages, axis=1)


def test_a_sample_counts_when_its_last_layer_has_come(store: KVStore, client_of: Connect, placement: Placement) -> None:
    client, values = client_of(store), sample(1)
    for layer in (1, 2):
        client.note_importance(placement.placement_id, layer, values[layer])
        assert noted(store, client)[0] == [0, 0, 0]
    client.note_importance(placement.placement_id, 1, values[1])  # again
    assert noted(store, client)[0] == [0, 0, 0]
    client.note_importance(placement.placement_id, 0, values[0])
    counts, average = noted(store, client)
    assert counts == [1, 1, 1]
    assert np.array_equal(average, values)


def test_the_next_sample_of_the_same_request_is_averaged_with_it(
    store: KVStore, client_of: Connect, placement: Placement, monkeypatch
) -> None:
    """In messages that hold a part of a layer each."""
    monkeypatch.setattr(wire, "_TEXT_BYTES", 2 * 7)
    client, first, second = client_of(store), sample(1), sample(2)
    client.note_importance(placement.placement_id, 0, first)
    client.note_importance(placement.placement_id, 2, second[2:])
    client.note_importance(placement.placement_id, 0, second[:2])
    counts, average = noted(store, client)
    assert counts == [2, 2, 2]
    assert np.allclose(average, (first + second) / 2, rtol=1e-6)


def test_of_an_extent_that_the_prompt_leaves_the_rest_is_not_judged(
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


def test_what_cannot_be_noted_later_harms_nobody(store: KVStore, client_of: Connect, placement: Placement) -> None:
    client, values = client_of(store), list(sample(1))
    for first_layer, of_layers in ((0, []), (1, values), (0, [np.zeros(0, np.float32)])):
        with pytest.raises(ValueError, match="no importance"):
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
    counts, average = noted(store, client)
    assert counts == [1] and np.array_equal(average, values)
    assert [extent.num_importance for extent in old] == [1, 1, 1]


def test_what_a_client_has_not_said_to_the_end_goes_with_it(
    store: KVStore, client_of: Connect, placement: Placement
) -> None:
    client, other, values = client_of(store), client_of(store), sample(1)
    client.note_importance(placement.placement_id, 0, values[:2])
    answered(client, "save")
    sessions = [client._links["save"][1]]
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
    assert noted(store, client)[0] == [2, 2, 2], "the first was forgotten for the third"
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
    with pytest.raises(ValueError, match="no importance"):
        client.note_importance(placement.placement_id, first_layer, np.zeros(size, np.float32))


def test_a_sample_of_another_number_of_tokens_is_refused(store: KVStore, placement: Placement) -> None:
    client, values = store.client(), sample(1)
    with pytest.raises(ValueError, match="160 tokens of the placement are stored"):
        client.note_importance(placement.placement_id, 0, values[:1, :144])
    client.note_importance(placement.placement_id, 0, values[:1])
    for wrong in (values[:2, :144], np.zeros((2, 161))):
        with pytest.raises(ValueError, match="3 layers and 160 tokens"):
            client.note_importance(placement.placement_id, 1, wrong)
    client.note_importance(placement.placement_id, 1, values[1:])
    assert noted(store, client)[0] == [1, 1, 1]
    client.close()


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
