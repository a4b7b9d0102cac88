"""Eviction keeps the budget, in bytes of the file system, and spares everything that a request needs."""

from store_steps import num_stored, prompt

from kvstore import KVStore

UNIT_BYTES = 16384


def use(store: KVStore, tokens) -> None:
    store.settle(store.acquire(tokens, save=False).placement_id)


def segment_bytes(store: KVStore) -> int:
    return sum(path.stat().st_blocks * 512 for path in (store.directory / "segments").iterdir())


def num_units_used(store: KVStore) -> int:
    return store.inventory.room.num_used


def test_a_smaller_budget_holds_from_the_moment_the_store_is_open_again(open_store, put) -> None:
    store = open_store(disk_bytes=4 * 2**20)
    for family in range(20):
        put(store, prompt(129, family))
    assert segment_bytes(store) >= 160 * UNIT_BYTES
    store.close()
    store = open_store(disk_bytes=2**20)
    assert store.stats().disk_bytes_physical <= 2**20
    assert 0 < store.stats().num_chunks < 64
    # Whole prefixes remain: every extent's parent is there.
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


def test_what_hangs_on_a_chunk_inside_an_extent_keeps_that_extent(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    branch = [*tokens[:32], *prompt(32, family=1)]
    put(store, branch)
    use(store, branch)
    assert store.evict(1) == 2 * UNIT_BYTES, "the branch, although it was used last: its parent cannot go before it"
    assert (num_stored(store, tokens), num_stored(store, branch)) == (64, 32)
