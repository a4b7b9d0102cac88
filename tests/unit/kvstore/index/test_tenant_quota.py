"""A tenant's share of the disk: at its limit its own extents are evicted, and KV without room is counted."""

import pytest
from store_steps import num_stored, prompt

from kvstore import KVStore, StoreConfig

DISK_BYTES = 2 * 2**20
SHARE = 0.25
#: Units of 16 KiB that a tenant may have: the catalog takes some of the disk.
MOST_CHUNKS = 30


def units_of(store: KVStore, tenant: str) -> int:
    return sum(extent.run.count for extent in store.inventory.extents() if extent.tenant == tenant)


def test_a_tenant_at_its_share_loses_its_own_least_used_extents_and_no_other_tenants(open_store, put) -> None:
    store = open_store(disk_bytes=DISK_BYTES, tenant_disk_share=SHARE)
    put(store, prompt(65, family=100), tenant="bob")  # the oldest: first to go if another tenant's could
    for family in range(12):
        assert put(store, prompt(65, family), tenant="alice") == 4
    stats = store.stats()
    assert 0 < units_of(store, "alice") <= MOST_CHUNKS
    assert stats.counters.evicted_chunks == 48 - units_of(store, "alice")
    assert stats.counters.skipped_quota_chunks == 0
    assert num_stored(store, prompt(65, family=0), "alice") == 0
    assert num_stored(store, prompt(65, family=11), "alice") == 64
    assert num_stored(store, prompt(65, family=100), "bob") == 64


def test_a_prompt_beyond_the_share_is_stored_in_part_and_the_rest_is_counted(open_store, put) -> None:
    store = open_store(disk_bytes=DISK_BYTES, tenant_disk_share=SHARE)
    tokens = prompt(16 * 60)
    num_new = put(store, tokens, tenant="alice")
    assert 20 < num_new <= MOST_CHUNKS
    assert units_of(store, "alice") == num_new
    assert store.stats().counters.skipped_quota_chunks > 0
    assert store.stats().counters.skipped_full_chunks == 0
    assert num_stored(store, tokens, "alice") == 16 * num_new
    assert put(store, prompt(16 * 20), tenant="bob") == 20


def test_what_a_tenants_own_requests_read_is_not_evicted_for_its_share(open_store, put) -> None:
    store = open_store(disk_bytes=DISK_BYTES, tenant_disk_share=SHARE)
    put(store, prompt(16 * 25), tenant="alice")
    held = store.hold(prompt(16 * 25), tenant="alice", wait_s=0.0)
    assert held.num_stored_tokens == 16 * 25
    assert put(store, prompt(16 * 10, family=1), tenant="alice") <= MOST_CHUNKS - 25
    assert store.stats().counters.skipped_quota_chunks > 0
    assert num_stored(store, prompt(16 * 25), "alice") == 16 * 25
    store.settle(held.placement_id)
    assert put(store, prompt(16 * 10, family=2), tenant="alice") == 10


def test_quarantine_counts_for_its_tenant(open_store, put) -> None:
    store = open_store(disk_bytes=DISK_BYTES, tenant_disk_share=SHARE)
    for family in range(7):
        put(store, prompt(65, family), tenant="alice")
    for extent in store.inventory.extents():
        store.inventory.quarantine(extent, "as a test wants it")
    assert put(store, prompt(65, family=8), tenant="alice") < 4
    assert store.stats().counters.skipped_quota_chunks > 0
    store.inventory.clear_quarantine("alice")
    assert put(store, prompt(65, family=9), tenant="alice") == 4


@pytest.mark.parametrize("share", [0.0, -0.1, 1.01, float("nan")])
def test_a_share_is_above_nothing_and_at_most_all(share: float) -> None:
    with pytest.raises(ValueError, match="tenant_disk_share"):
        StoreConfig(directory="x", tenant_disk_share=share)
