"""Stored prefixes held without a request: all whole chunks, kept until they are settled."""

import errno
import threading

import numpy as np
import pytest
from store_steps import WAIT_S, answered, assert_nothing_is_leased, load_stored, num_stored, prompt, wait_until

from kvstore import KVStore, KVView, StoreClient, StoreUnreachable
from kvstore.errors import StoreWriteFailed


def test_a_hold_covers_the_last_chunk_too_and_counts_no_lookup(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    lookups = store.stats().counters.lookups
    assert store.acquire(tokens).num_stored_tokens == 48
    held = store.hold(tokens, wait_s=0.0)
    assert (held.num_stored_tokens, held.save_start, held.save_end) == (64, 4, 4)
    assert store.hold(prompt(63), wait_s=0.0).num_stored_tokens == 48
    assert store.hold(prompt(64, family=1), wait_s=0.0).num_stored_tokens == 0
    assert store.hold(tokens, tenant="other", wait_s=0.0).num_stored_tokens == 0
    assert store.stats().counters.lookups == lookups + 1


def test_what_is_held_stays_until_it_is_settled(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    held = store.hold(tokens, wait_s=0.0)
    assert store.evict(10**9) == 0
    assert num_stored(store, tokens) == 64
    store.settle(held.placement_id)
    assert store.evict(10**9) > 0


def test_a_hold_waits_for_chunks_on_their_way_to_disk(open_store, kv_of, shape, monkeypatch) -> None:
    store, tokens = open_store(), prompt(64)
    placement, client = store.acquire(tokens), store.client()
    may_publish = threading.Event()
    publish = store.placements.complete

    def complete_later(*arguments):
        may_publish.wait(30.0)
        return publish(*arguments)

    monkeypatch.setattr(store.placements, "complete", complete_later)
    client.save(placement.placement_id, 0, 4, kv_of(tokens, shape))
    store.settle(placement.placement_id)
    assert store.hold(tokens, wait_s=0.0).num_stored_tokens == 0
    covered = list[int]()
    waiting = threading.Thread(target=lambda: covered.append(store.hold(tokens, wait_s=30.0).num_stored_tokens))
    waiting.start()
    may_publish.set()
    waiting.join()
    assert covered == [64]


def drop_from_memory(store: KVStore, slot_index: int, number: int) -> None:
    tier = store.tier
    for frame in list(tier.frames.of_record.values()):
        if frame.key & 0xFFFF == slot_index and frame.key >> 16 & 0xFFFF == number:
            tier.residency.cache.remove(frame.key)
            with tier.lock:
                tier.frames.drop(frame)


def test_a_chunk_is_resident_when_all_its_records_are(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    held = store.hold(tokens, wait_s=0.0)
    wait_until(lambda: store.resident_tokens(held.placement_id) == 64)
    drop_from_memory(store, slot_index=1, number=2)
    assert store.resident_tokens(held.placement_id) == 48
    drop_from_memory(store, slot_index=0, number=2)
    assert store.resident_tokens(held.placement_id) == 48
    store.tier.forget(lambda extent: True)
    assert store.resident_tokens(held.placement_id) == 0


class Gate:
    """Stops the writer before it publishes an extent, or before it writes one, until it is opened."""

    def __init__(self, monkeypatch, owner: object, name: str) -> None:
        self._open, self.error, real = threading.Event(), None, getattr(owner, name)

        def halting(*arguments):
            assert self._open.wait(WAIT_S)
            if self.error is not None:
                raise self.error
            return real(*arguments)

        monkeypatch.setattr(owner, name, halting)

    def open(self, error: Exception | None = None) -> None:
        self.error = error
        self._open.set()


@pytest.fixture
def saved(kv_of, shape, request):
    """Save a prompt in a store and settle it; returns the client and the rows."""

    def save(store: KVStore, tokens: list[int]) -> tuple[StoreClient, KVView]:
        placement, client, kv = store.acquire(tokens), store.client(), kv_of(tokens, shape)
        request.addfinalizer(client.close)
        client.save(placement.placement_id, 0, placement.save_end, kv)
        store.settle(placement.placement_id)
        return client, kv

    return save


@pytest.mark.parametrize("host_bytes", [2**20, 16 * 8192])  # the second size keeps little in memory until it is durable
def test_a_hold_need_not_wait_until_chunks_are_durable(open_store, saved, monkeypatch, host_bytes) -> None:
    store, tokens = open_store(host_bytes=host_bytes), prompt(64)
    gate = Gate(monkeypatch, store._files, "sync")
    client, kv = saved(store, tokens)
    assert store.hold(tokens, wait_s=0.0).num_stored_tokens == 0
    assert store.hold(tokens, wait_s=0.0, is_durable=False, tenant="other").num_stored_tokens == 0
    held = store.hold([*tokens[:40], *prompt(24, family=1)], wait_s=0.0, is_durable=False)
    assert held.num_stored_tokens == 32, "both prompts begin with these whole chunks"
    assert np.array_equal(load_stored(client, held, kv), kv[:, :32])
    held = store.hold(tokens, wait_s=0.0, is_durable=False)
    assert np.array_equal(load_stored(client, held, kv), kv)
    gate.open()
    assert store.drain(WAIT_S)
    assert store.evict(10**9) == 0, "held extents are not evicted"
    assert np.array_equal(load_stored(client, held, kv), kv)


def test_a_reader_waits_for_records_that_are_not_written_yet(open_store, saved, monkeypatch) -> None:
    store, tokens = open_store(), prompt(64)
    gate = Gate(monkeypatch, store._writer, "_write_with_room")
    client, kv = saved(store, tokens)
    held, view = store.hold(tokens, wait_s=0.0, is_durable=False), np.zeros_like(kv)
    load = client.load_rows(held.placement_id, 64, view)
    answered(client, "read")
    with pytest.raises(TimeoutError):
        load.wait(0, 0.0)
    gate.open()
    load.wait_all(WAIT_S)
    assert np.array_equal(view, kv)


@pytest.mark.parametrize("failing", ["_write_with_room", "sync", "publish", "delete", "damage"])
def test_what_does_not_get_to_disk_is_read_no_more(open_store, saved, monkeypatch, failing) -> None:
    store, tokens = open_store(), prompt(64)
    owner = {"_write_with_room": store._writer, "publish": store.inventory}.get(failing, store._files)
    gate = Gate(monkeypatch, owner, failing if failing in ("_write_with_room", "publish") else "sync")
    client, kv = saved(store, tokens)
    held, view = store.hold(tokens, wait_s=0.0, is_durable=False), np.zeros_like(kv)
    load = client.load_rows(held.placement_id, 64, view)
    answered(client, "read")
    if failing == "delete":
        store.delete_tenant("")
        gate.open()
    elif failing == "damage":
        (extent, _), *_ = store.placements.held(held.placement_id).stored
        store.placements.quarantine(extent, "a test")
        gate.open()
    else:
        gate.open(StoreWriteFailed("a test") if failing == "publish" else OSError(errno.EIO, "a test"))
    assert store.drain(WAIT_S)
    if failing == "_write_with_room":
        with pytest.raises(StoreUnreachable):
            load.wait_all(WAIT_S)
    load.cancel()
    with pytest.raises(StoreUnreachable):
        load_stored(client, held, kv)
    assert store.inventory.room.num_used == 4, "its room stays taken while it may be read"
    store.settle(held.placement_id)
    assert store.inventory.room.num_used == 0
    assert store.hold(tokens, wait_s=0.0, is_durable=False).num_stored_tokens == 0
    assert_nothing_is_leased(store)
