"""Loads of parts of a prefix: which records arrive, when, from which tier, and what policies learn."""

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, answered, assert_nothing_is_leased, prompt

from kvstore import KVShape, KVStore, Layout, PrefixLoad, StoreClient, StoreClosed, StoreIdentity
from kvstore.dataplane.requests import MAX_WANTED_TOKENS
from kvstore.disk.io_engine import Priority
from kvstore.format.record import RecordHeader, read_header
from kvstore.index.geometry import RecordRef
from kvstore.tiers.tier import Tier
from tests.support.record_importance import ImportanceOf

SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype="float32")
LAYOUT = Layout(
    tokens_per_record=16, layers_per_record=2, planes="apart", probe_heads=1, sketch=2, tokens_per_extent=64
)
#: sketch | layers 0 and 1: probe, K, V | layer 2: probe, K, V
SKETCH, PROBE_0, K_0, V_0, PROBE_2, K_2, V_2 = range(7)
TOKENS = prompt(161)
NUM_STORED = 160
DEVICE_BYTES = 2**20

Connect = Callable[[KVStore], StoreClient]


@pytest.fixture
def identity() -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUT)


@pytest.fixture(params=[0, DEVICE_BYTES], ids=["no device tier", "device tier"])
def store(request: pytest.FixtureRequest, open_store, put) -> KVStore:
    """Holds TOKENS on disk and nothing in memory."""
    store = open_store()
    put(store, TOKENS)
    store.close()
    return open_store(device_bytes=request.param, policy="impress")


class LayerEvidence:
    """A destination that records its copies; they wait for `may_copy`."""

    def __init__(self) -> None:
        self.headers: list[RecordHeader] = []
        self.may_copy = threading.Event()
        self.may_copy.set()

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        assert self.may_copy.wait(WAIT_S)
        self.headers.append(read_header(record))

    def places(self) -> set[tuple[int, int, int, int]]:
        """Kind, first layer, first plane, position."""
        assert len(self.headers) == len({self._place(header) for header in self.headers})
        return {self._place(header) for header in self.headers}

    def _place(self, header: RecordHeader) -> tuple[int, int, int, int]:
        return header.kind, header.layer_start, header.plane_start, header.position


def places_of(slots: Sequence[int], positions: Sequence[int]) -> set[tuple[int, int, int, int]]:
    records = LAYOUT.records(SHAPE)
    return {(*_place(records[slot]), position) for slot in slots for position in positions}


def _place(slot) -> tuple[int, int, int]:
    return slot.kind, slot.layer_start, slot.plane_start


def tokens_in(positions: Sequence[int]) -> npt.NDArray[np.bool_]:
    """One token of each record."""
    is_wanted = np.zeros(NUM_STORED, np.bool_)
    is_wanted[[16 * position + position % 16 for position in positions]] = True
    return is_wanted


def keys_of(store: KVStore, slots: Sequence[int], positions: Sequence[int]) -> dict[int, list[int]]:
    """Keys of records, by position."""
    chunks = store.inventory.match(TOKENS)
    return {p: [RecordRef(*chunks[p], slot).key for slot in slots] for p in positions}


#: Slots, and positions of the records that hold a wanted token; None for all tokens.
CHOICES = [
    ((), None),
    ((), (0, 9)),
    ((K_0,), None),
    ((K_0,), range(10)),
    ((V_2, PROBE_0), (3, 4, 5)),
    ((PROBE_2, PROBE_2, K_2), (7,)),
    ((SKETCH,), None),
    (range(7), (2, 8)),
    ((SKETCH, V_0), ()),
]


@pytest.mark.parametrize(("slots", "positions"), CHOICES)
def test_exactly_what_was_asked_for_comes_whatever_tier_it_is_in(
    store: KVStore, client_of: Connect, slots: Sequence[int], positions: Sequence[int] | None
) -> None:
    client, placement = client_of(store), store.acquire(TOKENS, save=False)
    kv_slots = (K_0, V_0, K_2, V_2)
    tokens = None if positions is None else tokens_in(positions)
    expected = places_of(slots or kv_slots, range(10) if positions is None else positions)
    tiers = []
    for _ in range(2):
        seen = LayerEvidence()
        load = client.load(placement.placement_id, seen, slots=slots, tokens=tokens)
        for layer in range(SHAPE.num_layers):
            load.wait(layer, WAIT_S)
            assert load.is_ready(layer)
        load.wait_all(WAIT_S)
        assert load.is_complete()
        assert seen.places() == expected
        tiers.append((load.records_from(Tier.DISK), load.records_from(Tier.HOST), load.records_from(Tier.DEVICE)))
        load.cancel()
        assert load.is_complete()
    count = len(expected)
    assert tiers == [(count, 0, 0), (0, 0, count) if store.config.device_bytes else (0, count, 0)]
    for use in ("read", "save"):
        answered(client, use)
    assert_nothing_is_leased(store)


def test_a_layer_is_there_when_its_records_of_this_load_are(store: KVStore, client_of: Connect) -> None:
    client, placement, seen = client_of(store), store.acquire(TOKENS, save=False), LayerEvidence()
    seen.may_copy.clear()
    load = client.load(placement.placement_id, seen, slots=[PROBE_2, K_2], tokens=tokens_in([1]))
    for layer in (0, 1):
        load.wait(layer, WAIT_S)  # none of their records was asked for
    assert not load.is_ready(2) and not load.is_complete()
    with pytest.raises(TimeoutError, match="layer 2"):
        load.wait(2, 0.0)
    with pytest.raises(TimeoutError, match="records"):
        load.wait_all(0.0)
    seen.may_copy.set()
    load.wait_all(WAIT_S)
    assert load.is_ready(2) and load.is_complete()
    load.cancel()


def test_a_load_that_was_cancelled_is_over_for_a_wait_for_all(store: KVStore, client_of: Connect) -> None:
    client, placement, seen = client_of(store), store.acquire(TOKENS, save=False), LayerEvidence()
    seen.may_copy.clear()
    load = client.load(placement.placement_id, seen, slots=[K_0])
    load.on_failure(StoreClosed("the load was cancelled"))
    assert load.is_complete()
    with pytest.raises(StoreClosed):
        load.wait_all(WAIT_S)
    seen.may_copy.set()
    load.cancel()


def test_what_no_prefix_of_this_layout_has_is_refused(store: KVStore, client_of: Connect) -> None:
    client, placement = client_of(store), store.acquire(TOKENS, save=False)
    for slots in ([7], [-1], [0, 99]):
        with pytest.raises(ValueError, match="slots"):
            client.load(placement.placement_id, LayerEvidence(), slots=slots)
    for tokens in (np.zeros(NUM_STORED, np.uint8), np.zeros((1, NUM_STORED), np.bool_)):
        with pytest.raises(ValueError, match="wanted tokens"):
            client.load(placement.placement_id, LayerEvidence(), tokens=tokens)
    assert not client._requests._handlers


@pytest.mark.parametrize("num_tokens", [0, NUM_STORED - 1, NUM_STORED + 1])
def test_tokens_of_another_prefix_are_refused_and_the_connection_stays(
    store: KVStore, client_of: Connect, num_tokens: int
) -> None:
    client, placement = client_of(store), store.acquire(TOKENS, save=False)
    load = client.load(placement.placement_id, LayerEvidence(), tokens=np.ones(num_tokens, np.bool_))
    with pytest.raises(ValueError, match="160 tokens of the placement are stored"):
        load.wait_all(WAIT_S)
    load.cancel()
    link = client._links._links["read"]
    again = client.load(placement.placement_id, LayerEvidence(), tokens=np.ones(NUM_STORED, np.bool_))
    again.wait_all(WAIT_S)
    again.cancel()
    assert client._links._links["read"] is link and not client._requests._handlers


def test_a_prefix_that_no_message_has_room_for_is_refused_by_the_client(store: KVStore) -> None:
    client, placement = StoreClient.remote(store.serve()), store.acquire(TOKENS, save=False)
    with pytest.raises(ValueError, match="prefixes of at most"):
        client.load(placement.placement_id, LayerEvidence(), tokens=np.ones(MAX_WANTED_TOKENS + 1, np.bool_))
    assert not client._requests._handlers
    client.close()


@pytest.mark.parametrize("is_stored_in_memory", [False, True])
@pytest.mark.parametrize("value", [1.01, -0.1, float("nan"), float("inf"), 1e39])
def test_an_importance_that_the_policy_refuses_fails_its_load_and_no_other(
    store: KVStore, client_of: Connect, value: float, is_stored_in_memory: bool
) -> None:
    client, placement = client_of(store), store.acquire(TOKENS, save=False)
    if is_stored_in_memory:
        load_with(store, client, None)
    other = client.load(
        placement.placement_id, LayerEvidence(), slots=[K_0], importance=ImportanceOf(lambda header: 0.5)
    )
    load = client.load(
        placement.placement_id,
        LayerEvidence(),
        slots=[V_2, K_0],
        importance=ImportanceOf(lambda header: value if header.position == 3 else 0.5),
    )
    with pytest.raises(ValueError, match="importance"):
        load.wait_all(WAIT_S)
    load.cancel()
    other.wait_all(WAIT_S)
    other.cancel()
    assert client._links._links["read"][1].is_connected()
    for use in ("read", "save"):
        answered(client, use)
    assert_nothing_is_leased(store)


def test_an_importance_that_float32_rounds_into_the_range_is_taken(store: KVStore, client_of: Connect) -> None:
    client, placement = client_of(store), store.acquire(TOKENS, save=False)
    load = client.load(placement.placement_id, LayerEvidence(), importance=ImportanceOf(lambda header: 1.0 + 1e-12))
    load.wait_all(WAIT_S)
    load.cancel()
    answered(client, "read")
    assert client._links._links["read"][1].is_connected()


def test_a_prefetch_that_is_waited_for_goes_with_demand(store: KVStore, client_of: Connect, monkeypatch) -> None:
    client, placement, seen = client_of(store), store.acquire(TOKENS, save=False), LayerEvidence()
    promoted = list[tuple[Priority, Priority]]()
    promote = store.tier.promote

    def watched(fetch) -> None:
        before = fetch.priority
        promote(fetch)
        promoted.append((before, fetch.priority))

    monkeypatch.setattr(store.tier, "promote", watched)
    load = client.load(placement.placement_id, seen, Priority.PREFETCH, slots=[K_0], tokens=tokens_in([4]))
    load.promote()
    load.wait_all(WAIT_S)
    answered(client, "read")
    assert promoted == [(Priority.PREFETCH, Priority.DEMAND)]
    load.cancel()
    load.promote()  # the load has ended: nothing happens
    answered(client, "read")
    assert len(promoted) == 1


# -- what policies learn -----------------------------------------------------------------------------------------------


def load_with(
    store: KVStore, client: StoreClient, importance: Mapping[int, float] | None, destination: Any = None
) -> PrefixLoad:
    """Load records 0 to 5 of two slots; `importance` by position, None for 1.0 everywhere."""
    placement = store.acquire(TOKENS, save=False)
    load = client.load(
        placement.placement_id,
        destination or LayerEvidence(),
        slots=[K_0, V_2],
        tokens=tokens_in(range(6)),
        importance=None if importance is None else ImportanceOf(lambda header: importance.get(header.position, 1.0)),
    )
    load.wait_all(WAIT_S)
    load.cancel()
    for use in ("read", "save"):
        answered(client, use)
    store.settle(placement.placement_id)
    return load


class Later:
    """A destination whose copies finish on another thread."""

    def copy(self, record: memoryview, token_end: int | None = None) -> "Later":
        return self

    def wait(self) -> None:
        pass


#: 0 is a value like any other; position 5 has none.
IMPORTANCE = {0: 0.5, 1: 0.25, 2: 0.125, 3: 0.0, 4: 0.75, 99: 0.5}
SECOND = {0: 0.0, 1: 0.25, 2: 1.0, 5: 0.5}


@pytest.mark.parametrize("destination", [LayerEvidence, Later])
def test_policies_learn_of_every_record_how_important_its_use_was(
    store: KVStore, client_of: Connect, destination: type[LayerEvidence] | type[Later]
) -> None:
    """The score of Impress: accesses x moving average, in which the newest sample weighs 1/4."""
    client, keys = client_of(store), keys_of(store, [K_0, V_2], range(6))
    policies = [store.tier.residency.policy] + ([client.device._policy] if client.device is not None else [])
    for policy in policies:
        assert {policy.score(key) for of_position in keys.values() for key in of_position} == {0.0}
    load = load_with(store, client, IMPORTANCE, destination())
    assert load.records_from(Tier.DISK) == 12
    for policy in policies:
        for position, of_position in keys.items():
            assert [policy.score(key) for key in of_position] == [IMPORTANCE.get(position, 1.0)] * 2
    load = load_with(store, client, SECOND, destination())
    assert (load.records_from(Tier.DEVICE) if client.device is not None else load.records_from(Tier.HOST)) == 12
    for policy in policies:
        for position, of_position in keys.items():
            first, second = IMPORTANCE.get(position, 1.0), SECOND.get(position, 1.0)
            assert [policy.score(key) for key in of_position] == [2 * (first + (second - first) / 4)] * 2


@pytest.mark.parametrize("importance", [None, {}])
def test_without_importance_every_use_counts_fully(
    store: KVStore, client_of: Connect, importance: Mapping[int, float] | None
) -> None:
    client, keys = client_of(store), keys_of(store, [K_0, V_2], range(6))
    for count in (1.0, 2.0):
        load_with(store, client, importance)
        assert {store.tier.residency.policy.score(key) for of_position in keys.values() for key in of_position} == {
            count
        }


def test_a_store_of_little_memory_keeps_what_was_important(open_store, put, client_of: Connect) -> None:
    """The tier has room for 12 of 20 records: more important ones replace less important ones as they are released."""
    store = open_store()
    put(store, TOKENS)
    store.close()
    store = open_store(host_bytes=16 * 8192, policy="contiguous")
    client = client_of(store)
    placement = store.acquire(TOKENS, save=False)
    for _ in range(2):
        load = client.load(
            placement.placement_id,
            LayerEvidence(),
            slots=[K_0, V_0],
            importance=ImportanceOf(lambda header: 1000.0 * header.position),
        )
        load.wait_all(WAIT_S)
        load.cancel()
        answered(client, "read")
    chunks = store.inventory.match(TOKENS)
    kept = [p for p in range(10) for slot in (K_0, V_0) if store.tier.is_resident(RecordRef(*chunks[p], slot))]
    assert kept[-6:] == [7, 7, 8, 8, 9, 9]
