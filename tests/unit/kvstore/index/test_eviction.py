"""Eviction: the budget holds in bytes of the file system, and nothing that a request needs goes."""

import itertools
import random

import numpy as np
import pytest
from store_steps import WAIT_S, num_stored, prompt

from kvstore import KVStore

UNIT_BYTES = 16384


def use(store: KVStore, tokens) -> None:
    store.settle(store.acquire(tokens, save=False).placement_id)


def segment_bytes(store: KVStore) -> int:
    return sum(path.stat().st_blocks * 512 for path in (store.directory / "segments").iterdir())


def num_units_used(store: KVStore) -> int:
    return store.inventory.room.num_used


@pytest.mark.parametrize("disk_bytes", [2**20, 2**21])
def test_the_disk_is_never_fuller_than_allowed_over_a_long_random_workload(
    open_store, put, prompts, disk_bytes: int
) -> None:
    store, draw = open_store(disk_bytes=disk_bytes), random.Random(3)
    for number, tokens in enumerate(itertools.islice(prompts(5, 16), 120)):
        family = draw.randrange(12)
        put(store, [100_000 * family + token for token in tokens])
        stats = store.stats()
        assert stats.disk_bytes_physical <= disk_bytes, number
        assert stats.disk_bytes_used <= disk_bytes, number
        if number == 60:
            store.close()
            store = open_store(disk_bytes=disk_bytes)
    assert store.stats().counters.evicted_extents > 0
    assert num_units_used(store) == sum(extent.run.count for extent in store.inventory.extents())


def test_a_smaller_budget_holds_from_the_moment_the_store_is_open_again(open_store, put) -> None:
    store = open_store(disk_bytes=4 * 2**20)
    for family in range(20):
        put(store, prompt(129, family))
    assert segment_bytes(store) >= 160 * UNIT_BYTES
    store.close()
    store = open_store(disk_bytes=2**20)
    assert store.stats().disk_bytes_physical <= 2**20
    assert 0 < store.stats().num_chunks < 64
    # What is left is whole prefixes: no extent hangs in the air.
    assert all(e.parent is None or e.parent in store.inventory.extents() for e in store.inventory.extents())


def test_evict_frees_the_blocks_of_what_was_used_longest_ago(open_store, put) -> None:
    store = open_store()
    for family in range(4):
        put(store, prompt(65, family))
    use(store, prompt(65, family=0))
    before = segment_bytes(store)
    assert store.evict(4 * UNIT_BYTES) == 4 * UNIT_BYTES
    assert [num_stored(store, prompt(64, family)) for family in range(4)] == [64, 0, 64, 64]
    assert segment_bytes(store) == before - 4 * UNIT_BYTES
    assert store.evict(1) == 4 * UNIT_BYTES
    assert [num_stored(store, prompt(64, family)) for family in range(4)] == [64, 0, 0, 64]
    counters = store.stats().counters
    assert (counters.evicted_extents, counters.evicted_chunks, counters.free_errors) == (2, 8, 0)


def test_the_order_of_use_survives_a_reopen(open_store, put) -> None:
    store = open_store(disk_policy="lfu")
    for family in range(3):
        put(store, prompt(65, family))
    for family in (0, 0, 2):
        use(store, prompt(65, family))
    store.close()
    store = open_store(disk_policy="lfu")
    store.evict(1)
    assert [num_stored(store, prompt(64, family)) for family in range(3)] == [64, 0, 64]


def test_the_end_of_a_prefix_goes_before_its_beginning(open_store, put) -> None:
    store, tokens = open_store(), prompt(16 * 12)
    for num_tokens in (64, 128, 192):
        put(store, tokens[:num_tokens])
    lengths = []
    while store.evict(1):
        lengths.append(num_stored(store, tokens))
    assert lengths == [128, 64, 0]
    assert num_units_used(store) == segment_bytes(store) == 0


def test_nothing_that_a_placement_reads_or_builds_on_is_evicted(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(129)
    put(store, tokens)
    put(store, prompt(129, family=1))
    reader = store.acquire(tokens[:70])  # reads the first extent
    assert store.evict(10**9) == 12 * UNIT_BYTES
    assert (num_stored(store, tokens), num_stored(store, prompt(129, family=1))) == (64, 0)
    client, kv = store.client(), kv_of(tokens, shape)
    view = np.zeros_like(kv)
    load = client.load_rows(reader.placement_id, 64, view)
    load.wait(1, WAIT_S)
    load.wait(0, WAIT_S)
    assert np.array_equal(view[:, :64], kv[:, :64])
    load.cancel()
    client.close()
    store.settle(reader.placement_id)
    assert store.evict(10**9) == 4 * UNIT_BYTES


def test_the_chunk_after_which_a_request_saves_stays_although_it_reads_less(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(96)
    put(store, tokens[:64])
    placement = store.acquire(tokens[:64])  # reads 48 tokens; the fourth chunk is stored, too
    assert store.evict(10**9) == 0
    assert placement.save_start == 4
    store.settle(placement.placement_id)


def test_a_full_store_in_which_everything_is_read_serves_on_and_counts_what_it_does_not_store(
    open_store, put, kv_of, shape
) -> None:
    store = open_store(disk_bytes=2**20)
    readers = []
    for family in range(30):
        put(store, prompt(65, family))
        readers.append(store.acquire(prompt(65, family)))
        assert store.stats().disk_bytes_physical <= 2**20
    counters = store.stats().counters
    assert counters.skipped_full_chunks > 0
    assert counters.evicted_extents == 0
    held = [placement for placement in readers if placement.num_stored_tokens]
    assert len(held) >= 8
    assert counters.committed_chunks + counters.skipped_full_chunks == 120
    for placement in readers:
        store.settle(placement.placement_id)
    assert put(store, prompt(65, family=99)) == 4


def test_a_store_without_room_for_one_chunk_works_and_stores_nothing(open_store, put) -> None:
    store = open_store(disk_bytes=4096)
    assert put(store, prompt(64)) == 0
    assert segment_bytes(store) == 0
    assert store.stats().counters.skipped_full_chunks > 0
    assert store.tier.used_bytes == 0


def test_room_that_was_freed_is_used_again_and_serves_the_new_owners_bytes(open_store, put, kv_of, shape) -> None:
    store = open_store()
    put(store, prompt(64))
    (old,) = {extent.run for extent, _ in store.inventory.match(prompt(64))}
    store.evict(1)
    put(store, prompt(64, family=1))
    (new,) = {extent.run for extent, _ in store.inventory.match(prompt(64, family=1))}
    assert new == old
    client, tokens = store.client(), [*prompt(64, family=1), 5]
    for _ in range(2):
        placement, kv = store.acquire(tokens), kv_of(tokens, shape)
        view = np.zeros_like(kv)
        load = client.load_rows(placement.placement_id, 64, view)
        load.wait(0, WAIT_S)
        load.wait(1, WAIT_S)
        assert np.array_equal(view[:, :64], kv[:, :64])
        load.cancel()
    client.close()


def test_what_hangs_on_a_chunk_inside_an_extent_keeps_that_extent(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    branch = [*tokens[:32], *prompt(32, family=1)]
    put(store, branch)
    use(store, branch)
    assert store.evict(1) == 2 * UNIT_BYTES, "the branch, although it was used last: its parent cannot go before it"
    assert (num_stored(store, tokens), num_stored(store, branch)) == (64, 32)
