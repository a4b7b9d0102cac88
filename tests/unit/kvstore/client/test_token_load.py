"""Loads by tokens through stores whose rows lie in every order: the wanted rows, and no record without one of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, answered, assert_nothing_is_leased, extents_of, judge

from kvstore import (
    KVShape,
    KVStore,
    KVView,
    Layout,
    Placement,
    RecordCorrupt,
    RecordFetch,
    SelectedRowsDestination,
    StoreClient,
    StoreIdentity,
    importance_of_use,
)
from kvstore.dataplane.requests import FetchTokens
from kvstore.dataplane.session import Session
from kvstore.format.layout import RecordKind
from kvstore.format.payload import RowsDestination
from kvstore.format.record import RecordHeader, read_header
from kvstore.index.geometry import RecordRef
from kvstore.tiers.tier import Tier

SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype="float32")
LAYOUTS = {
    "impress": Layout(tokens_per_record=64, planes="apart", probe_heads=1, reorder="tokens", tokens_per_extent=128),
    "small records of two layers": Layout(
        tokens_per_record=16, layers_per_record=2, reorder="tokens", tokens_per_extent=64
    ),
    "chunks": Layout(tokens_per_record=16, planes="apart", reorder="chunks", tokens_per_extent=64),
}
DEVICE_BYTES = 2**20
EMPTY = 0xEE

TRUNK = list(range(64 * 5 + 3))
#: Leaves the first, reordered extent after 128 tokens; what is behind is in token order.
BRANCH = [*TRUNK[:128], *range(9000, 9000 + 128), 1]
PROMPTS = {"trunk": TRUNK, "branch": BRANCH}

Connect = Callable[[KVStore], StoreClient]
Mask = npt.NDArray[np.bool_]


@pytest.fixture(params=LAYOUTS)
def identity(request: pytest.FixtureRequest) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUTS[request.param])


@pytest.fixture(params=[0, DEVICE_BYTES], ids=["no device tier", "device tier"])
def store(request: pytest.FixtureRequest, open_store, put) -> KVStore:
    """Holds TRUNK, reordered, and BRANCH on disk, and nothing in memory."""
    settings = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40, "policy": "impress"}
    store = open_store(**settings)
    put(store, TRUNK)
    judge(store, TRUNK, 1)
    assert store.rewrite_all().nodes == 1
    put(store, BRANCH)
    store.close()
    store = open_store(device_bytes=request.param, **settings)
    assert [extent.is_reordered for extent in extents_of(store, TRUNK)] == [True]
    assert extents_of(store, BRANCH)[0].is_reordered
    return store


class Loaded(NamedTuple):
    view: KVView
    #: Of the records that came.
    headers: list[RecordHeader]
    records_from_disk: int


class Watched(SelectedRowsDestination):
    """Notes which records come."""

    def __init__(self, view: KVView, row_of: npt.NDArray[np.int32]) -> None:
        super().__init__(view, row_of)
        self.headers: list[RecordHeader] = []

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        header = read_header(record)
        self.headers.append(
            header._replace(offsets=None if header.offsets is None else header.offsets.copy())  # it is lent
        )
        super().copy(record, token_end)


def load(client: StoreClient, placement: Placement, tokens: Mask, slots: Sequence[int] = ()) -> Loaded:
    """The wanted rows of all layers, side by side: [layers, wanted, 2, row_bytes]."""
    wanted = np.flatnonzero(tokens)
    row_of = np.full((SHAPE.num_layers, len(tokens)), -1, np.int32)
    row_of[:, wanted] = np.arange(len(wanted))
    view = np.full((SHAPE.num_layers, len(wanted), 2, SHAPE.row_bytes), EMPTY, np.uint8)
    destination = Watched(view, row_of)
    load = client.load(placement.placement_id, destination, slots=slots, tokens=tokens)
    load.wait_all(WAIT_S)
    if not slots:
        destination.check_filled(range(SHAPE.num_layers))
    load.cancel()
    return Loaded(view, destination.headers, load.records_from(Tier.DISK))


def records_holding(store: KVStore, tokens: Sequence[int], is_wanted: Mask, slot_index: int) -> set[int]:
    """Keys of the records, by the definition: which of them holds each wanted token."""
    step, slot = store.geometry.tokens_per_chunk, store.geometry.slots[slot_index]
    found = set()
    for token in np.flatnonzero(is_wanted).tolist():
        extent, number = store.inventory.match(tokens)[token // step]
        store.inventory.notes.load_orders(extent)
        if extent.orders is not None:
            (row,) = np.flatnonzero(extent.orders[slot.layer_start] == token - extent.depth * step)
            number = int(row) // step
        found.add(RecordRef(extent, number, slot_index).key)
    return found


def some_tokens(num_tokens: int, count: int, seed: int) -> Mask:
    is_wanted = np.zeros(num_tokens, np.bool_)
    is_wanted[np.random.default_rng(seed).choice(num_tokens, count, replace=False)] = True
    return is_wanted


@pytest.mark.parametrize("name", PROMPTS)
@pytest.mark.parametrize("count", [0, 1, 7, 100])
def test_exactly_the_wanted_rows_come_from_the_records_that_hold_them(
    store: KVStore, client_of: Connect, kv_of, name: str, count: int
) -> None:
    client, placement, kv = client_of(store), store.acquire(PROMPTS[name], save=False), kv_of(PROMPTS[name], SHAPE)
    is_wanted = some_tokens(placement.num_stored_tokens, count, count)
    kv_slots = store.geometry.kv_slots
    expected = sum(len(records_holding(store, PROMPTS[name], is_wanted, slot)) for slot in kv_slots)
    for is_again in (False, True):
        loaded = load(client, placement, is_wanted)
        assert np.array_equal(loaded.view, kv[:, np.flatnonzero(is_wanted)])
        assert len(loaded.headers) == expected
        assert loaded.records_from_disk == (0 if is_again else expected)
    for use in ("read", "save"):
        answered(client, use)
    assert_nothing_is_leased(store)


@pytest.mark.parametrize("name", PROMPTS)
@pytest.mark.parametrize("first_rows", [(0, 129, 200), (256, 256, 256), (256, 0, 255)])
def test_of_each_layer_the_records_come_that_hold_a_row_from_its_first_one_on(
    store: KVStore, client_of: Connect, kv_of, name: str, first_rows: tuple[int, ...]
) -> None:
    """Layers with a window see no others. None may come at all: such a load is complete at once."""
    client, placement, kv = client_of(store), store.acquire(PROMPTS[name], save=False), kv_of(PROMPTS[name], SHAPE)
    num_stored, num_tokens, expected = placement.num_stored_tokens, 256, 0
    for index in store.geometry.kv_slots:
        slot = store.geometry.slots[index]
        first = min(first_rows[slot.layer_start : slot.layer_end])
        is_wanted = (np.arange(num_stored) >= first) & (np.arange(num_stored) < num_tokens)
        expected += len(records_holding(store, PROMPTS[name], is_wanted, index))
    view = np.full((SHAPE.num_layers, num_tokens, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    destination = RowsDestination(view, num_tokens)
    load = client.load_first(
        placement.placement_id, num_tokens, destination, num_stored=num_stored, first_rows=first_rows
    )
    load.wait_all(WAIT_S)
    load.cancel()
    assert load.records_from(Tier.DISK) == expected
    for layer, first in enumerate(first_rows):
        assert np.array_equal(view[layer, first:], kv[layer, first:num_tokens])
    answered(client, "read")
    assert_nothing_is_leased(store)


@pytest.mark.parametrize("name", PROMPTS)
def test_all_tokens_wanted_is_the_same_as_nothing_said(store: KVStore, client_of: Connect, kv_of, name: str) -> None:
    client, placement, kv = client_of(store), store.acquire(PROMPTS[name], save=False), kv_of(PROMPTS[name], SHAPE)
    num_tokens = placement.num_stored_tokens
    loaded = load(client, placement, np.ones(num_tokens, np.bool_))
    assert np.array_equal(loaded.view, kv[:, :num_tokens])
    view = np.zeros_like(kv)
    everything = client.load_rows(placement.placement_id, num_tokens, view)
    everything.wait_all(WAIT_S)
    everything.cancel()
    count = (
        everything.records_from(Tier.HOST) + everything.records_from(Tier.DEVICE) + everything.records_from(Tier.DISK)
    )
    assert count == len(loaded.headers)


def test_each_slot_comes_by_its_own_layers_order_and_in_each_by_position(store: KVStore, monkeypatch) -> None:
    """What a session asks of the tier, one record after the other."""
    placement = store.acquire(BRANCH, save=False)
    is_wanted = some_tokens(placement.num_stored_tokens, 9, 4)
    asked = list[RecordRef]()
    monkeypatch.setattr(store.tier, "lease_resident", lambda fetch: asked.extend(fetch.refs) or [])
    monkeypatch.setattr(store.tier, "request", lambda fetch, entries: None)
    slots = [i for i, slot in enumerate(store.geometry.slots) if slot.kind is not RecordKind.SKETCH][::-1]
    client = store.client()
    session: Session = client._links.link("read")[1]._session  # type: ignore[attr-defined]
    monkeypatch.setattr(session, "_send", lambda answer: None)
    session.handle(FetchTokens(99, placement.placement_id, slots, is_wanted))
    assert [ref.slot_index for ref in asked] == sorted((ref.slot_index for ref in asked), key=slots.index)
    for slot in slots:
        refs = [ref for ref in asked if ref.slot_index == slot]
        assert {ref.key for ref in refs} == records_holding(store, BRANCH, is_wanted, slot)
        places = [(ref.extent.depth, ref.number) for ref in refs]
        assert places == sorted(set(places))
    client.close()


def test_a_fetch_by_positions_is_what_it_was(store: KVStore, client_of: Connect) -> None:
    client, placement = client_of(store), store.acquire(TRUNK, save=False)
    fetch: RecordFetch
    with client.fetch(placement.placement_id, slots=[store.geometry.kv_slots[0]], records=[1, 3]) as fetch:
        records = fetch.wait(WAIT_S)
        assert [read_header(record).position for record in records.values()] == [1, 3]


def test_what_a_policy_learns_of_a_reordered_record_is_of_this_prompts_rows(store: KVStore, client_of: Connect) -> None:
    """Tokens behind the branch are numbered like those of the trunk's rest, and are others."""
    client, placement = client_of(store), store.acquire(BRANCH, save=False)
    num_tokens, heard = placement.num_stored_tokens, dict[tuple[int, int, int, int], float]()
    is_chosen = np.zeros(num_tokens, np.bool_)
    is_chosen[128:] = True
    share = importance_of_use("impress", is_chosen, None)
    assert share is not None

    def noted(header: RecordHeader) -> float:
        place = (header.layer_start, header.plane_start, header.token_start, header.number)
        heard[place] = share(header)
        return heard[place]

    destination = SelectedRowsDestination(
        np.zeros((SHAPE.num_layers, num_tokens, 2, SHAPE.row_bytes), np.uint8),
        np.tile(np.arange(num_tokens, dtype=np.int32), (SHAPE.num_layers, 1)),
    )
    brought = client.load(placement.placement_id, destination, importance=noted)
    brought.wait_all(WAIT_S)
    brought.cancel()
    assert {value for (*_, start, _), value in heard.items() if start < 128} == {0.0}
    assert {value for (*_, start, _), value in heard.items() if start >= 128} == {1.0}


def test_orders_that_cannot_be_read_are_found_out_by_whoever_wants_any_of_the_rows(open_store, put) -> None:
    """Nobody knows which record holds the token: all are read, and none says what it should."""
    settings = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40}
    store = open_store(**settings)
    put(store, TRUNK)
    judge(store, TRUNK, 1)
    store.rewrite_all()
    (extent,) = extents_of(store, TRUNK)
    extent.orders = np.zeros_like(extent.orders)
    client, placement = store.client(), store.acquire(TRUNK, save=False)
    is_wanted = some_tokens(placement.num_stored_tokens, 3, 1)
    is_wanted[0] = False
    failed = client.load(
        placement.placement_id,
        SelectedRowsDestination(
            np.zeros((SHAPE.num_layers, 1, 2, SHAPE.row_bytes), np.uint8),
            np.full((SHAPE.num_layers, len(is_wanted)), -1, np.int32),
        ),
        tokens=is_wanted,
    )
    with pytest.raises(RecordCorrupt):
        failed.wait_all(WAIT_S)
    failed.cancel()
    client.close()
    assert extents_of(store, TRUNK) == []


class Header(NamedTuple):
    """What the importance of a record follows from."""

    tokens: slice | npt.NDArray[np.int64]
    num_tokens: int


def test_the_importance_of_a_use_is_that_of_the_policys_paper() -> None:
    is_chosen, mass = np.arange(8) % 4 == 0, np.arange(8, dtype=np.float32)
    in_order, reordered = Header(slice(2, 6), 4), Header(np.array([0, 7, 4]), 4)
    share = importance_of_use("impress", is_chosen, mass)
    attention = importance_of_use("contiguous", is_chosen, mass)
    assert share is not None and attention is not None
    assert [share(header) for header in (in_order, reordered)] == [0.25, 0.5]
    assert [attention(header) for header in (in_order, reordered)] == [14.0, 11.0]
    for policy, known in (("contiguous", None), ("lru", mass), ("lfu", mass)):
        assert importance_of_use(policy, is_chosen, known) is None
