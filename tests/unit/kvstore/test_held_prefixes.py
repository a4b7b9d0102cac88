"""Stored prefixes that are held without a request: all whole chunks, kept until they are settled."""

import threading

from store_steps import num_stored, prompt, wait_until

from kvstore import KVStore


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
    client.close()


def drop_from_memory(store: KVStore, slot_index: int, number: int) -> None:
    tier = store.tier
    for frame in list(tier._frames.values()):
        if frame.key & 0xFFFF == slot_index and frame.key >> 16 & 0xFFFF == number:
            tier._cache.remove(frame.key)
            with tier._lock:
                tier._drop(frame)


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
