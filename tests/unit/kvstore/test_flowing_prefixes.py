"""Prefixes that are read while they are computed: right rows as they arrive, and an error if one never will."""

from types import SimpleNamespace

import numpy as np
import pytest
from store_steps import (
    WAIT_S,
    answered,
    assert_nothing_is_leased,
    load_stored,
    num_stored,
    prompt,
    publish,
    served,
    wait_until,
)

from kvstore import KEY_BYTES, KVStore, KVView, PrefixLoad, Priority, StoreClient, StoreUnreachable
from kvstore.client.destinations import RowsDestination
from kvstore.dataplane.requests import Fill, Put, Room, Stage
from kvstore.index.geometry import RecordRef, RecordRefs
from kvstore.tiers.frames import HostFetch

NUM_TOKENS, NUM_CHUNKS = 161, 10


@pytest.fixture
def client_of(request):
    def connect(store: KVStore) -> StoreClient:
        client = StoreClient.remote(store.serve())
        request.addfinalizer(client.close)
        return client

    return connect


def load_layer(client: StoreClient, placement_id: int, view: KVView, layer: int) -> PrefixLoad:
    """Begin to load the rows of one layer, which has its own slot."""
    load = client.load(placement_id, RowsDestination(view, view.shape[1]), slots=[layer])
    answered(client, "read")
    return load


def is_there(load: PrefixLoad, layer: int) -> bool:
    try:
        load.wait(layer, 0.0)
    except TimeoutError:
        return False
    return True


def test_rows_of_a_layer_are_read_before_the_next_layer_is_computed(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(), prompt(NUM_TOKENS)
    client, kv = client_of(store), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    flowing = store.flow(placement.placement_id, [(0, NUM_CHUNKS)])
    assert flowing.num_stored_tokens == NUM_CHUNKS * 16
    early, computed = client.save_early(placement.placement_id, 0, NUM_CHUNKS), np.zeros_like(kv)
    views = [np.zeros_like(kv) for _ in range(shape.num_layers)]
    loads = [load_layer(client, flowing.placement_id, view, layer) for layer, view in enumerate(views)]
    for layer in range(shape.num_layers):
        assert not is_there(loads[layer], layer)
        computed[layer] = kv[layer]
        early.fill(computed, layer + 1)
        loads[layer].wait(layer, WAIT_S)
        assert np.array_equal(views[layer][layer, :160], kv[layer, :160])
        assert num_stored(store, tokens) == 0
    assert early.finish(computed) == NUM_CHUNKS
    publish(store, placement)
    assert served(store, tokens, kv_of) == 160
    assert np.array_equal(load_stored(client, flowing, kv), kv[:, :160])
    store.settle(flowing.placement_id)
    assert_nothing_is_leased(store)
    assert store._writer._early_bytes == store._writer._kept_bytes == 0


def test_what_is_stored_comes_at_once_and_the_rest_from_two_workers(open_store, put, kv_of, shape, client_of) -> None:
    store, tokens = open_store(), prompt(NUM_TOKENS)
    put(store, tokens[:48])
    clients, kv = [client_of(store) for _ in range(3)], kv_of(tokens, shape)
    placement = store.acquire(tokens)
    flowing = store.flow(placement.placement_id, [(3, 5), (5, 5), (5, NUM_CHUNKS)])
    assert flowing.num_stored_tokens == 160
    view = np.zeros_like(kv)
    load = clients[2].load_first(flowing.placement_id, 48, RowsDestination(view, 48), num_stored=160)
    load.wait_all(WAIT_S)
    assert np.array_equal(view[:, :48], kv[:, :48])
    load = load_layer(clients[2], flowing.placement_id, view, 0)
    first, second = (c.save_early(placement.placement_id, *p) for c, p in zip(clients, ((3, 5), (5, 10)), strict=False))
    second.fill(kv, 1)
    first.fill(kv, 1)
    load.wait(0, WAIT_S)
    assert np.array_equal(view[0, :160], kv[0, :160])
    assert (second.finish(kv), first.finish(kv)) == (5, 2)
    store.settle(placement.placement_id)
    assert np.array_equal(load_stored(clients[2], flowing, kv), kv[:, :160])
    assert store.drain(WAIT_S)
    assert served(store, tokens, kv_of) == 160


@pytest.mark.parametrize("ending", ["settled", "cancelled", "run again", "worker gone", "deleted"])
def test_a_reader_is_told_when_a_part_will_not_come(open_store, kv_of, shape, client_of, ending) -> None:
    store, tokens = open_store(), prompt(NUM_TOKENS)
    reader, kv, placement = client_of(store), kv_of(tokens, shape), store.acquire(tokens)
    worker, view = store.client(), np.zeros_like(kv)
    flowing = store.flow(placement.placement_id, [(0, 4), (4, NUM_CHUNKS)])
    early = worker.save_early(placement.placement_id, 0, 4)
    early.fill(kv, 1)
    loads = [load_layer(reader, flowing.placement_id, view, layer) for layer in (0, 1)]
    if ending == "cancelled":
        early.cancel()
        assert worker.save(placement.placement_id, 0, 4, kv) == 4, "computed rows can still be stored"
    elif ending == "worker gone":
        worker.close()
    elif ending == "run again":
        again = store.flow(placement.placement_id, [(0, 4), (4, NUM_CHUNKS)])
    elif ending == "deleted":
        store.delete_tenant("")
    if ending != "run again":
        store.settle(placement.placement_id)
    for load in loads:
        with pytest.raises(StoreUnreachable):
            load.wait_all(WAIT_S)
        load.cancel()
    with pytest.raises(StoreUnreachable):
        load_stored(reader, flowing, kv)
    store.settle(flowing.placement_id)
    if ending == "run again":
        early.cancel()
        other = worker.save_early(placement.placement_id, 0, 4)
        assert other.finish(kv) == 4
        assert worker.save(placement.placement_id, 4, NUM_CHUNKS, kv) == 6
        store.settle(placement.placement_id)
        assert np.array_equal(load_stored(reader, again, kv), kv[:, :160])
        store.settle(again.placement_id)
    worker.close()
    assert store.drain(WAIT_S)
    assert store.inventory.room.num_used == sum(extent.run.count for extent in store.inventory.extents())
    assert store._writer._early_bytes == store._writer._kept_bytes == 0
    assert_nothing_is_leased(store)


def test_where_memory_is_short_the_first_layer_of_all_chunks_comes_early_and_the_rest_when_it_is_sent(
    open_store, kv_of, shape, client_of
) -> None:
    store, tokens = open_store(host_bytes=20 * 8192), prompt(NUM_TOKENS)  # half of it: a layer's records
    client, kv, placement = client_of(store), kv_of(tokens, shape), store.acquire(tokens)
    flowing = store.flow(placement.placement_id, [(0, NUM_CHUNKS)])
    early, view = client.save_early(placement.placement_id, 0, NUM_CHUNKS), np.zeros_like(kv)
    loads = [load_layer(client, flowing.placement_id, view, layer) for layer in range(shape.num_layers)]
    early.fill(kv, shape.num_layers - 1)
    loads[0].wait(0, WAIT_S)
    assert np.array_equal(view[0, :160], kv[0, :160])
    early.fill(kv, shape.num_layers)
    assert store._writer._early_bytes == NUM_CHUNKS * 8192, "no memory is left for another layer"
    assert not is_there(loads[1], 1)
    loads[0].cancel()
    assert early.finish(kv) == NUM_CHUNKS
    loads[1].wait(1, WAIT_S)
    assert np.array_equal(view[:, :160], kv[:, :160])
    loads[1].cancel()
    publish(store, placement)
    assert served(store, tokens, kv_of) == 160
    assert store._writer._early_bytes == store._writer._kept_bytes == 0


def test_two_workers_share_the_memory_that_there_is_layer_by_layer(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(host_bytes=20 * 8192), prompt(NUM_TOKENS)
    clients, kv, placement = [client_of(store) for _ in range(3)], kv_of(tokens, shape), store.acquire(tokens)
    parts = [(0, 4), (4, NUM_CHUNKS)]
    flowing, view = store.flow(placement.placement_id, parts), np.zeros_like(kv)
    earlies = [each.save_early(placement.placement_id, *part) for each, part in zip(clients, parts, strict=False)]
    for early in earlies:
        early.fill(kv, 1)
    load_layer(clients[2], flowing.placement_id, view, 0).wait(0, WAIT_S)
    assert np.array_equal(view[0, :160], kv[0, :160])
    assert [early.finish(kv) for early in earlies] == [4, 6]
    store.settle(placement.placement_id)
    assert np.array_equal(load_stored(clients[2], flowing, kv), kv[:, :160])


def test_chunks_that_get_no_memory_in_time_are_given_up_and_their_readers_told(
    open_store, kv_of, shape, client_of, monkeypatch
) -> None:
    monkeypatch.setattr("kvstore.dataplane.session._STAGE_TIMEOUT_S", 0.0)
    store, tokens = open_store(host_bytes=20 * 8192), prompt(NUM_TOKENS)
    client, kv, placement = client_of(store), kv_of(tokens, shape), store.acquire(tokens)
    flowing, view = store.flow(placement.placement_id, [(0, NUM_CHUNKS)]), np.zeros_like(kv)
    early = client.save_early(placement.placement_id, 0, NUM_CHUNKS)
    early.fill(kv, 1)
    load = load_layer(client, flowing.placement_id, view, 1)
    others = store.tier.allocate([8192] * 10, 0.0)
    assert early.finish(kv) == 0
    store.tier.free(others)
    publish(store, placement)
    with pytest.raises(StoreUnreachable):
        load.wait_all(WAIT_S)
    load.cancel()
    assert num_stored(store, tokens) == 0
    wait_until(lambda: store._writer._early_bytes == 0)  # the session frees them after its answer
    assert_nothing_is_leased(store)


@pytest.mark.parametrize("message", [Put(1), Fill(1, [0]), Room(1, [7]), Room(1, [])], ids=repr)
def test_a_worker_that_asks_for_what_has_no_frames_is_refused(open_store, message) -> None:
    store, tokens = open_store(), prompt(65)
    placement, link = store.acquire(tokens), store.client()._links.link("save")[1]
    link.send(Stage(1, placement.placement_id, 0, 4, is_early=True))
    with pytest.raises(ValueError, match=r"frames"):
        link.send(message)


def test_a_full_store_covers_as_much_as_it_has_room_for(open_store, shape, kv_of, client_of, unit_bytes) -> None:
    store, tokens = open_store(disk_bytes=200_000 + 4 * unit_bytes), prompt(NUM_TOKENS)
    placement = store.acquire(tokens)
    flowing = store.flow(placement.placement_id, [(0, NUM_CHUNKS)])
    assert 0 <= flowing.num_stored_tokens < 160
    store.settle(placement.placement_id)
    store.settle(flowing.placement_id)
    assert store.inventory.room.num_used == 0
    with pytest.raises(StoreUnreachable):
        store.flow(placement.placement_id, [(0, NUM_CHUNKS)])


def test_the_rest_of_an_extent_that_ends_early_is_not_waited_for(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(host_bytes=16 * 8192), prompt(65)  # a stage takes one chunk
    reader, kv, placement = client_of(store), kv_of(tokens, shape), store.acquire(tokens)
    flowing, view = store.flow(placement.placement_id, [(0, 4)]), np.zeros_like(kv)
    worker = store.client()
    link = worker._links.link("save")[1]
    worker._saves.fill(link, 0, worker._requests.ask(0, link, Stage(201, placement.placement_id, 0, 4)), kv)
    link.send(Put(201))
    load = reader.load_rows(flowing.placement_id, 64, view)
    answered(reader, "read")
    worker.close()  # its half-sent extent is published up to the chunks that came
    assert store.drain(WAIT_S)
    assert num_stored(store, tokens) == 16
    with pytest.raises(StoreUnreachable):
        load.wait_all(WAIT_S)


@pytest.mark.parametrize("ending", ["given up", "ended early"])
def test_a_fetch_that_comes_when_a_part_is_lost_already_is_told(open_store, ending) -> None:
    """The fetch was admitted before: a placement that has lost a part admits no more."""
    store, tokens, told = open_store(), prompt(65), list[int]()
    placement = store.acquire(tokens)
    flowing = store.flow(placement.placement_id, [(0, 4)])
    ((extent, _),) = store.placements.held(flowing.placement_id).stored
    user = SimpleNamespace(fetch_failed=lambda fetch, entry, error: told.append(type(error)))
    fetch = HostFetch(
        RecordRefs([RecordRef(extent, 3, 0).key], {extent.id: extent}), Priority.DEMAND, lambda ref: None, 1, user
    )
    if ending == "given up":
        store.settle(placement.placement_id)
    else:
        extent.keys, extent.num_written = extent.keys[: 2 * KEY_BYTES], None
    store.tier.request(fetch, [0])
    assert told == [StoreUnreachable]
