"""Under a limit on file sizes (`ulimit -f`) the store saves and evicts within what it can write."""

import resource
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from store_steps import num_stored, prompt, served

from kvstore import KVStore, StoreNotWritable

MIB = 2**20


@pytest.fixture
def limit_files() -> Iterator[Callable[[int], None]]:
    """Limit the size of this process's files, by the soft limit, which can be raised again."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size_bytes: resource.setrlimit(resource.RLIMIT_FSIZE, (size_bytes or soft, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def sizes(store: KVStore) -> list[int]:
    return [path.stat().st_size for path in Path(store.directory).rglob("*") if path.is_file()]


def assert_no_write_failed(store: KVStore) -> None:
    counters = store.stats().counters
    assert counters.write_errors == counters.catalog_errors == counters.skipped_failed_chunks == 0


def test_segments_are_as_short_as_files_may_be_and_old_kv_makes_room(
    open_store, put, kv_of, limit_files, caplog
) -> None:
    limit_files(MIB)
    store, prompts = open_store(8 * MIB, host_bytes=MIB), [prompt(257, family) for family in range(60)]
    for tokens in prompts:  # 256 KiB each
        assert put(store, tokens) == 16
    assert max(sizes(store)) <= MIB and sum(sizes(store)) > 6 * MIB
    assert_no_write_failed(store)
    assert store.stats().counters.evicted_chunks > 0
    kept = [tokens for tokens in prompts if num_stored(store, tokens) == 256]
    assert prompts[-1] in kept and prompts[0] not in kept and len(kept) >= 24
    lines = [record.message for record in caplog.records if "ulimit -f" in record.message]
    assert len(lines) == 1 and "\n" not in lines[0]
    for limit_bytes in (MIB, 0):  # and without a limit again
        store.close()
        limit_files(limit_bytes)
        store = open_store(8 * MIB, host_bytes=MIB)
        assert all(served(store, tokens, kv_of) == 256 for tokens in kept)


@pytest.mark.parametrize("is_running", [True, False])
def test_a_limit_that_comes_later_leaves_what_is_stored_beyond_it(
    open_store, put, kv_of, limit_files, is_running: bool
) -> None:
    store, old = open_store(8 * MIB, host_bytes=MIB), [prompt(257, family) for family in range(12)]
    for tokens in old:
        put(store, tokens)
    assert max(sizes(store)) > 2 * MIB
    if not is_running:
        store.close()
    limit_files(MIB)
    if not is_running:
        store = open_store(8 * MIB, host_bytes=MIB)
    longest, new = max(sizes(store)), [prompt(257, family) for family in range(20, 28)]
    for tokens in new:
        assert put(store, tokens) == 16
    assert all(served(store, tokens, kv_of) == 256 for tokens in old + new)
    assert max(sizes(store)) == longest
    for family in range(30, 60):  # evicted extents are in segments beyond the limit, and in segments within it
        assert put(store, prompt(257, family)) == 16
    assert served(store, prompt(257, 59), kv_of) == 256
    assert max(sizes(store)) == longest
    counters = store.stats().counters
    assert counters.write_errors == counters.skipped_failed_chunks == 0
    assert counters.catalog_errors <= is_running, "a running store's log was longer, and is used again"


def test_a_catalog_that_may_not_grow_makes_room_as_a_full_disk_does(open_store, put, kv_of, limit_files) -> None:
    """With long rows the catalog is full long before the segments."""
    store, tenant = open_store(64 * MIB, host_bytes=MIB), "t" * 1_000
    limit_files(256 * 1024)
    for family in range(400):
        put(store, prompt(17, family), tenant=tenant)
    counters = store.stats().counters
    assert max(sizes(store)) <= 256 * 1024
    assert counters.evicted_chunks > 0 and counters.catalog_errors > 0
    assert counters.skipped_failed_chunks < 20, "some chunks were stored after the catalog was full"
    assert served(store, prompt(17, 399), kv_of, tenant) == 16
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes


@pytest.mark.parametrize(("limit_bytes", "reason"), [(64 * 1024, "needs 262144 bytes"), (MIB, "lower host_bytes")])
def test_a_limit_under_which_nothing_can_be_stored_is_refused_in_one_line(
    open_store, limit_files, limit_bytes: int, reason: str
) -> None:
    limit_files(limit_bytes)
    with pytest.raises(StoreNotWritable, match=reason) as refusal:
        open_store(host_bytes=4 * MIB)
    assert "ulimit -f" in str(refusal.value) and "\n" not in str(refusal.value)
