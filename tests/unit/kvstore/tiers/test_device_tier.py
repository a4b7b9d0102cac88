"""The device tier: alone, and between its client and the store's host tier, through links of both kinds."""

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from device_steps import (
    CHUNK_BYTES,
    DEVICE_BYTES,
    RECORD_BYTES,
    Connect,
    assert_at_rest,
    bytes_of,
    keys_of,
    load,
    settle,
    tiers_of,
)
from slow_copies import Slow
from store_steps import WAIT_S, judge, load_stored, prompt, wait_until

from kvstore import KVShape, KVStore, SketchDestination, StoreClient, StoreIdentity
from kvstore.dataplane.answers import Announced, FetchStarted
from kvstore.dataplane.requests import Cancel, Demote, DemotionDone, Want
from kvstore.format.layout import RecordKind
from kvstore.format.payload import key_sketch
from kvstore.format.row_order import PrefixRows
from kvstore.index.geometry import RecordRef
from kvstore.tiers.device_tier import DeviceTier, EvictedRecord
from kvstore.tiers.record_memory import CopiedRecord, HeldRecord, ProcessMemory
from tests.support.every_case import combined
from tests.support.record_layouts import LAYOUTS, SHAPE, SWEPT, identity_of


@pytest.fixture
def reopened(reopened: Callable[..., KVStore]) -> Callable[..., KVStore]:
    """A reopened store with a device tier of seven chunks."""
    return lambda *prompts, **settings: reopened(*prompts, **{"device_bytes": DEVICE_BYTES} | settings)


def close_in_thread(client: StoreClient) -> tuple[threading.Thread, threading.Event]:
    """Begin to close a client; the event is set when it waits for the thread that works after loads."""
    thread = client._background._thread
    assert thread is not None
    joined, join = threading.Event(), thread.join

    def tell_and_join() -> None:
        joined.set()
        join()

    thread.join = tell_and_join  # type: ignore[method-assign]
    closing = threading.Thread(target=client.close, daemon=True)
    closing.start()
    return closing, joined


@pytest.mark.parametrize(
    ("layout", "client_of", "policy"),
    combined(list(SWEPT), ("local", "remote"), ("lru", "impress", "contiguous")),
    indirect=["client_of"],
)
def test_every_row_is_exact_from_whichever_tier_it_comes(
    open_store, put, kv_of, client_of: Connect, layout: str, policy: str
) -> None:
    owner, shape = identity_of(layout), SHAPE
    prompts = [prompt(64 * 2 + 1, family) for family in range(5)]
    expected = [kv_of(tokens, shape) for tokens in prompts]
    settings = {"owner": owner, "policy": policy, "reorder_interval_s": 0, "background_bytes_per_s": 2**40}
    store = open_store(**settings)
    for tokens in prompts:
        put(store, tokens)
    if owner.layout.reorder != "none":
        for number, tokens in enumerate(prompts):
            judge(store, tokens, number)
        store.rewrite_all()
        assert any(extent.is_reordered for extent in store.inventory.extents())
    store.close()
    # The device has room for one and a half prompts, the host for two thirds of one.
    num_chunks = 128 // owner.layout.tokens_per_record
    # Nothing here reads coded rows.
    slots = [slot for slot in owner.layout.records(shape) if slot.kind is not RecordKind.CODED]
    prompt_bytes = num_chunks * sum(slot.parts * slot.record_bytes for slot in slots)
    store = open_store(**settings, device_bytes=prompt_bytes * 3 // 2, host_bytes=prompt_bytes)
    kv_bytes = sum(slot.parts * slot.record_bytes for slot in store.geometry.slots if slot.kind == 0)
    client, draws, total = client_of(store), random.Random(3), np.zeros(3, np.int64)
    for _ in range(30):
        which = draws.choice((0, 0, 0, 1, 1, 2, 3, 4))
        found = load(store, client, prompts[which], expected[which])
        assert sum(found) == num_chunks * kv_bytes
        total += found
        assert_at_rest(store, client)
    assert (total > 0).all(), "all three tiers have served records"
    counters = store.stats().counters
    assert (counters.host_hit_bytes, counters.disk_read_bytes) == tuple(total[1:])
    assert client.device.hit_bytes == total[0]
    assert counters.corrupt_demotions == counters.quarantined_chunks == 0


def test_what_is_used_moves_to_the_device_and_what_leaves_it_is_served_from_the_host(
    reopened, kv_of, shape, client_of: Connect
) -> None:
    chunks = [prompt(17, family) for family in range(8)]
    kv = [kv_of(tokens, shape) for tokens in chunks]
    store = reopened(*chunks)
    client = client_of(store)
    for which in range(7):
        assert load(store, client, chunks[which], kv[which]) == (0, 0, CHUNK_BYTES)
        assert tiers_of(store, client, chunks[which]) == (2, 0)
    assert load(store, client, chunks[6], kv[6]) == (CHUNK_BYTES, 0, 0)
    assert load(store, client, chunks[7], kv[7]) == (0, 0, CHUNK_BYTES)
    assert [tiers_of(store, client, tokens) for tokens in chunks] == [(0, 2), *[(2, 0)] * 7]
    assert load(store, client, chunks[0], kv[0]) == (0, CHUNK_BYTES, 0)
    assert [tiers_of(store, client, tokens) for tokens in chunks[:3]] == [(2, 0), (0, 2), (2, 0)]
    counters = store.stats().counters
    assert (counters.disk_reads, counters.host_hits, counters.demoted_records) == (16, 2, 4)
    assert (client.device.hits, client.device.hit_bytes, client.device.dropped) == (2, CHUNK_BYTES, 0)
    assert client.device.used_bytes == 7 * CHUNK_BYTES
    assert_at_rest(store, client)


def test_a_record_found_on_host_moves_only_when_it_is_worth_more_than_the_lowest_on_device(
    reopened, kv_of, shape, client_of: Connect
) -> None:
    chunks = [prompt(17, family) for family in range(8)]
    kv = [kv_of(tokens, shape) for tokens in chunks]
    store = reopened(*chunks, policy="lfu")
    client = client_of(store)
    for which in (*range(7), *range(7)):
        load(store, client, chunks[which], kv[which])
    for found in ((0, 0, CHUNK_BYTES), (0, CHUNK_BYTES, 0)):  # used once and twice: no more than other records
        assert load(store, client, chunks[7], kv[7]) == found
        assert tiers_of(store, client, chunks[7]) == (0, 2)
    assert load(store, client, chunks[7], kv[7]) == (0, CHUNK_BYTES, 0)
    assert tiers_of(store, client, chunks[7]) == (2, 0)
    assert load(store, client, chunks[7], kv[7]) == (CHUNK_BYTES, 0, 0)
    assert_at_rest(store, client)


@pytest.mark.parametrize("at", [0, 100, 4095, 4096, 4607])
def test_a_demotion_with_a_flipped_byte_is_refused_and_the_disk_serves(
    reopened, kv_of, shape, client_of: Connect, monkeypatch, at: int
) -> None:
    chunks = [prompt(17, family) for family in range(8)]
    kv = [kv_of(tokens, shape) for tokens in chunks]
    store = reopened(*chunks)
    client = client_of(store)
    leaving = client.device.take_evicted

    def corrupted():
        evicted = leaving()
        for one in evicted:
            one.record.record[at] ^= 1
        return evicted

    monkeypatch.setattr(client.device, "take_evicted", corrupted)
    for which in range(8):
        load(store, client, chunks[which], kv[which])
    assert store.stats().counters.corrupt_demotions == 2
    assert tiers_of(store, client, chunks[0]) == (0, 0)
    assert load(store, client, chunks[0], kv[0]) == (0, 0, CHUNK_BYTES)
    assert_at_rest(store, client)


def test_a_demotion_under_another_records_key_is_refused(reopened, kv_of, shape, client_of: Connect) -> None:
    tokens = prompt(33)
    store = reopened(tokens)
    client, kv = client_of(store), kv_of(tokens, shape)
    load(store, client, tokens, kv)
    ((_, copy), (other, _)) = list(client.device._copies.items())[:2]
    client.device.enter(-1)
    (number, link), request = client._links.link("save"), client._requests.new_number()
    for key in (other, other | 77, 1 << 60):
        room = client._requests.ask(number, link, Demote(request, key, RECORD_BYTES))
        assert (room.offset is not None) == (key == other)
        if room.offset is not None:
            copy.write_to(link.view(room.offset, RECORD_BYTES))
            client._requests.ask(number, link, DemotionDone(request))
    assert (store.stats().counters.corrupt_demotions, store.tier.used_bytes) == (1, 0)


def test_a_part_of_a_chunk_is_taken_back_as_what_it_is_and_as_nothing_else(
    open_store, put, kv_of, shape: KVShape, client_of: Connect
) -> None:
    """Each of two chunks has four records: all of them are loaded again, each in its own place."""
    layout = LAYOUTS["parts of all layers"]
    owner = StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)
    tokens = prompt(129)
    store = open_store(owner=owner)
    put(store, tokens)
    store.close()
    store = open_store(owner=owner, device_bytes=DEVICE_BYTES)
    client, kv = client_of(store), kv_of(tokens, shape)
    total = sum(load(store, client, tokens, kv))
    ((extent, _), _) = store.inventory.match(tokens)
    (kv_slot,) = store.geometry.kv_slots
    keys = [RecordRef(extent, number, kv_slot).key for number in range(8)]
    copies = dict(client.device._copies)
    assert sorted(copies) == keys and not store.tier.residency.cache.used_bytes
    client.device.enter(-1)
    (number, link), request = client._links.link("save"), client._requests.new_number()

    def demote(key: int, record: HeldRecord) -> bool:
        room = client._requests.ask(number, link, Demote(request, key, record.nbytes))
        if room.offset is not None:
            record.write_to(link.view(room.offset, record.nbytes))
            client._requests.ask(number, link, DemotionDone(request))
        return room.offset is not None

    for wrong in (RecordRef(extent, 8, kv_slot).key, RecordRef(extent, 2, 0).key, keys[0] + 1):
        assert not demote(wrong, copies[keys[0]])
    for at, key in enumerate(keys):
        assert demote(key, copies[keys[at ^ 1]]) and key not in store.tier.frames.of_record
    assert store.stats().counters.corrupt_demotions == 8
    for key in keys:
        assert demote(key, copies[key]) and key in store.tier.frames.of_record
    assert (store.stats().counters.corrupt_demotions, store.stats().counters.demoted_records) == (8, 8)
    assert load(store, client, tokens, kv) == (0, total, 0)


def test_sketches_of_reordered_rows_come_and_go_between_the_tiers(
    open_store, put, kv_of, shape: KVShape, client_of: Connect
) -> None:
    layout = replace(LAYOUTS["parts reordered"], retrieval_heads=())
    owner = StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)
    settings = {"owner": owner, "policy": "lru", "reorder_interval_s": 0, "background_bytes_per_s": 2**40}
    store, prompts = open_store(**settings), [prompt(64 * 16 + 1, family) for family in range(4)]
    for tokens in prompts:
        put(store, tokens)
        judge(store, tokens, 5)
    store.rewrite_all()
    store.close()
    (record_bytes,) = {slot.record_bytes for slot in store.geometry.slots if slot.kind is RecordKind.SKETCH}
    # Each prompt's sketches are 32 records: device and host have room for one and a half prompts each.
    store = open_store(**settings, device_bytes=48 * record_bytes, host_bytes=48 * record_bytes)
    client, draws, total = client_of(store), random.Random(4), np.zeros(3, np.int64)
    for _ in range(30):
        tokens = prompts[draws.choice((0, 0, 0, 1, 1, 2, 3))]
        placement = store.acquire(tokens, save=False)
        prefix_rows = PrefixRows(1024, placement.row_orders)
        sketch = np.zeros((1, 64, 2, shape.num_kv_heads, 4 + shape.head_dim), np.uint8)
        loading = client.load(
            placement.placement_id, SketchDestination(sketch, 1024, prefix_rows=prefix_rows), slots=[0]
        )
        loading.wait_all(WAIT_S)
        loading.cancel()
        store.settle(placement.placement_id)
        settle(client)
        total += bytes_of(loading)
        in_rows = kv_of(tokens, shape)[:1, prefix_rows.tokens_SR[0], 0]
        assert not (np.diff(prefix_rows.tokens_SR[0]) == 1).all() and np.array_equal(
            sketch, key_sketch(in_rows, 2, shape)
        )
        assert_at_rest(store, client)
    assert (total > 0).all(), "all three tiers have served records"
    counters = store.stats().counters
    assert counters.demoted_records and counters.corrupt_demotions == counters.quarantined_chunks == 0
    ((extent, _), *_) = store.inventory.match(prompts[0])
    (number, link), request = client._links.link("save"), client._requests.new_number()
    store.tier.forget(lambda extent: True)
    geometry = store.geometry
    record = (store.directory / "segments" / f"{extent.run.segment:06d}.seg").read_bytes()
    for at, name, is_it in ((0, 1, False), (1, 0, False), (0, 0, True), (1, 1, True)):
        start = geometry.offset_bytes(RecordRef(extent, at, 0))
        key = RecordRef(extent, name, 0).key
        room = client._requests.ask(number, link, Demote(request, key, record_bytes))
        assert room.offset is not None
        link.view(room.offset, record_bytes)[:] = record[start : start + record_bytes]
        client._requests.ask(number, link, DemotionDone(request))
        assert (key in store.tier.frames.of_record) == is_it
    assert store.stats().counters.corrupt_demotions == 2


def test_room_for_a_demotion_that_its_client_never_fills_is_given_back(reopened, kv_of, shape, client_of) -> None:
    tokens = prompt(33)
    store = reopened(tokens)
    client = client_of(store)
    load(store, client, tokens, kv_of(tokens, shape))
    (key, _) = next(iter(client.device._copies.items()))
    number, link = client._links.link("save")
    assert client._requests.ask(number, link, Demote(901, key, RECORD_BYTES)).offset is not None
    assert client._requests.ask(number, link, Demote(902, key, RECORD_BYTES)).offset is not None
    assert store.tier.used_bytes == 2 * RECORD_BYTES
    link.send(Cancel(901))
    client.close()
    while store._server is not None and store._server._sessions:
        threading.Event().wait(0.001)
    assert store.tier.used_bytes == 0


def test_a_record_that_comes_back_when_its_extent_is_gone_is_dropped(reopened, kv_of, shape, client_of) -> None:
    tokens = prompt(33)
    store = reopened(tokens)
    client = client_of(store)
    load(store, client, tokens, kv_of(tokens, shape))
    key, copy = next(iter(client.device._copies.items()))
    (number, link), request = client._links.link("save"), client._requests.new_number()
    room = client._requests.ask(number, link, Demote(request, key, RECORD_BYTES))
    copy.write_to(link.view(room.offset, RECORD_BYTES))
    assert store.delete_tenant("") == 1
    client._requests.ask(number, link, DemotionDone(request))
    assert (store.stats().counters.demoted_records, store.tier.used_bytes) == (1, 0)


def test_a_wish_for_records_of_a_load_that_is_over_asks_for_nothing(reopened, client_of: Connect) -> None:
    store = reopened(prompt(33))
    client = client_of(store)
    client._links.link("read")[1].send(Want(12345, [True] * 4))
    settle(client)
    assert store.tier.used_bytes == 0 and client._links.link("read")[1].is_connected()


def test_a_client_that_is_closed_while_it_demotes_writes_to_no_frame_that_others_have_by_now(
    reopened, kv_of, shape, client_of: Connect
) -> None:
    ours, more, theirs = prompt(16 * 7 + 1, 1), prompt(17, 2), prompt(17, 3)
    store = reopened(ours, more, theirs)
    writing, go, written = threading.Event(), threading.Event(), list[int]()

    class Slow(CopiedRecord):
        def write_to(self, frame: memoryview) -> None:
            writing.set()
            assert go.wait(WAIT_S)
            written.append(self.nbytes)
            super().write_to(frame)

    class SlowMemory(ProcessMemory):
        def hold(self, record: memoryview) -> CopiedRecord:
            return Slow(np.frombuffer(record, np.uint8).copy())

    client, other = client_of(store), client_of(store)
    client.keep_records_in(SlowMemory())
    load(store, client, ours, kv_of(ours, shape))
    load_stored(client, store.acquire(more, save=False), kv_of(more, shape))
    assert writing.wait(WAIT_S)
    closing, joined = close_in_thread(client)
    assert joined.wait(WAIT_S)
    placement, kv = store.acquire(theirs, save=False), kv_of(theirs, shape)
    for _ in range(2):
        assert np.array_equal(load_stored(other, placement, kv), kv[:, :16])
        go.set()
        closing.join(WAIT_S)
        assert not closing.is_alive()
    assert len(written) == 1, "the demotion stops at the next record"
    other.close()
    wait_until(lambda: store.tier.used_bytes == store.tier.residency.cache.used_bytes)
    assert store.stats().counters.demoted_records == 0


def test_a_demotion_that_begins_while_its_client_closes_asks_nothing_that_may_stay_unanswered(
    reopened, kv_of, shape, client_of: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, more = prompt(16 * 7 + 1, 1), prompt(17, 2)
    store = reopened(ours, more)
    client, asked, begun, go = client_of(store), list[type](), threading.Event(), threading.Event()
    load(store, client, ours, kv_of(ours, shape))
    demote_all, (_, link) = client._demotions._offer, client._links.link("save")

    def demote_late(evicted: Sequence[EvictedRecord]) -> None:
        begun.set()
        assert go.wait(WAIT_S)
        demote_all(evicted)

    monkeypatch.setattr(client._demotions, "_offer", demote_late)
    monkeypatch.setattr(
        link, "send", lambda message: asked.append(message.key) if isinstance(message, Demote) else None
    )
    load_stored(client, store.acquire(more, save=False), kv_of(more, shape))
    assert begun.wait(WAIT_S)
    monkeypatch.setattr(client._links, "link", lambda use: (1, link))  # as if the link had been found before
    closing, joined = close_in_thread(client)
    assert joined.wait(WAIT_S)
    go.set()
    closing.join(WAIT_S)
    assert not closing.is_alive() and Demote not in asked


def test_two_clients_each_have_a_device_tier_of_their_own(reopened, kv_of, shape, client_of: Connect) -> None:
    tokens = prompt(17)
    store = reopened(tokens)
    clients, kv = (client_of(store), client_of(store)), kv_of(tokens, shape)
    for client in clients:
        assert load(store, client, tokens, kv) == (0, 0, CHUNK_BYTES)  # the first one took it from the host
    for client in clients:
        assert tiers_of(store, client, tokens) == (2, 0)
        assert load(store, client, tokens, kv) == (CHUNK_BYTES, 0, 0)
        assert_at_rest(store, client)


def test_clients_that_load_and_evict_at_once_get_exact_rows(reopened, kv_of, shape, client_of: Connect) -> None:
    prompts = [prompt(16 * 4 + 1, family) for family in range(6)]
    kv = [kv_of(tokens, shape) for tokens in prompts]
    store = reopened(*prompts, host_bytes=8 * CHUNK_BYTES, policy="impress")
    clients, ended = [client_of(store) for _ in range(3)], list[int]()

    def work(number: int) -> None:
        draws = random.Random(number)
        for _ in range(20):
            which = draws.randrange(6)
            found = load(store, clients[number], prompts[which], kv[which])
            assert sum(found) == 4 * CHUNK_BYTES
            assert clients[number].device.used_bytes <= DEVICE_BYTES
        ended.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_S)
    assert sorted(ended) == [0, 1, 2]
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes
    assert store.stats().counters.corrupt_demotions == 0


def test_a_store_of_another_generation_finds_an_empty_device_tier(
    open_store, put, kv_of, shape, tmp_path: Path
) -> None:
    ours, theirs = prompt(33, family=1), prompt(33, family=2)
    first = open_store(device_bytes=DEVICE_BYTES, directory=tmp_path / "first")
    put(first, ours)
    client = StoreClient.remote(first.serve(tmp_path / "s"))
    load(first, client, ours, kv_of(ours, shape))
    assert load(first, client, ours, kv_of(ours, shape)) == (2 * CHUNK_BYTES, 0, 0)
    keys = keys_of(first, ours)
    first.close()
    second = open_store(device_bytes=DEVICE_BYTES, directory=tmp_path / "second")
    put(second, theirs)
    assert keys_of(second, theirs) == keys, "the same ids stand for other records"
    assert second.serve(tmp_path / "s").socket == str(tmp_path / "s")
    assert load(second, client, theirs, kv_of(theirs, shape))[0] == 0
    assert load(second, client, theirs, kv_of(theirs, shape)) == (2 * CHUNK_BYTES, 0, 0)
    client.close()


def test_without_device_bytes_nothing_is_announced_and_memory_is_the_hosts(
    reopened, kv_of, shape, client_of: Connect, monkeypatch
) -> None:
    tokens = prompt(33)
    store = reopened(tokens, device_bytes=0)
    client, kv = client_of(store), kv_of(tokens, shape)
    on_answer = client._requests.on_answer
    monkeypatch.setattr(client._requests, "on_answer", lambda answer: answers.append(type(answer)) or on_answer(answer))
    answers = list[type]()
    assert client.device is None
    assert load(store, client, tokens, kv) == (0, 0, 2 * CHUNK_BYTES)
    assert load(store, client, tokens, kv) == (0, 2 * CHUNK_BYTES, 0)
    assert FetchStarted in answers and Announced not in answers


def test_a_copy_that_goes_on_after_its_completion_keeps_its_lease_and_its_bytes(
    reopened, kv_of, shape, client_of: Connect
) -> None:
    chunks = [prompt(17, family) for family in range(8)]
    store = reopened(*chunks)
    client, kv = client_of(store), [kv_of(tokens, shape) for tokens in chunks]

    placement = store.acquire(chunks[0], save=False)
    for is_on_device in (False, True):
        slow = Slow()
        loading = client.load(placement.placement_id, slow)
        loading.wait_all(WAIT_S)
        assert sum(frame.leases for frame in store.tier.frames.of_record.values()) == (0 if is_on_device else 2)
        assert bytes_of(loading)[0] == (CHUNK_BYTES if is_on_device else 0)
        if is_on_device:
            for key in keys_of(store, chunks[0]):
                with client.device._lock:
                    client.device._cache.remove(key)
                    client.device._evict(key)
        assert slow.is_untouched()
        slow.finish.set()
        loading.cancel()
        settle(client)
    assert tiers_of(store, client, chunks[0]) == (0, 2)
    assert load(store, client, chunks[0], kv[0]) == (0, CHUNK_BYTES, 0)


def record(fill: int) -> memoryview:
    return memoryview(bytes([fill]) * RECORD_BYTES)


def offer(tier: DeviceTier, key: int, generation: int = 1, importance: float = 1.0) -> bool:
    copy = tier.copy_for_admission(generation, key, record(key), importance)
    return copy is not None and tier.admit(generation, key, copy)


@pytest.mark.parametrize(("policy", "num_keys"), [("lfu", 20), ("impress", 15)])
def test_in_figure_14_the_score_sends_15_important_keys_to_the_device_where_frequency_sends_20(
    policy: str, num_keys: int
) -> None:
    """15 requests of A for one key of chunk a, 10 of B for two keys of chunk b; the device holds one chunk."""
    tier, sent = DeviceTier(RECORD_BYTES * 8 // 7, policy), 0
    tier.enter(1)
    keys_and_ratio = {"a": (1, 0.5), "b": (2, 1.0)}
    for request, chunk in enumerate("aabab" * 10):
        keys, ratio = keys_and_ratio[chunk]
        if tier.get(1, ord(chunk), ratio) is None:
            offer(tier, ord(chunk), importance=ratio)
            sent += keys * (request >= 25)  # the first 25 accesses warm the cache
    assert sent == num_keys


def test_a_client_of_another_generation_finds_nothing_and_leaves_nothing() -> None:
    tier = DeviceTier(8 * RECORD_BYTES, "lru")
    assert tier.get(1, 5) is None and not offer(tier, 5), "the client has met no store"
    tier.enter(1)
    assert offer(tier, 5)
    copy = tier.copy_for_admission(1, 6, record(6))
    for key in range(7, 14):
        offer(tier, key)
    (evicted,) = tier.take_evicted()
    tier.enter(2)
    assert (tier.used_bytes, tier.evicting_bytes) == (0, 0)
    assert copy is not None and not tier.admit(1, 6, copy)
    assert tier.get(1, 7) is tier.get(2, 7) is None
    assert offer(tier, evicted.key, generation=2)
    tier.finish_eviction(evicted)
    assert tier.get(2, evicted.key) is not None and tier.used_bytes == RECORD_BYTES


def test_a_location_says_how_large_its_clients_device_tiers_are(open_store) -> None:
    location = open_store(device_bytes=DEVICE_BYTES, policy="impress").serve()
    assert (location.device_bytes, location.policy) == (DEVICE_BYTES, "impress")
    assert replace(location, device_bytes=0) != location
