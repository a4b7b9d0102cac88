"""Faults around the store: late callers, full disks, foreign and damaged files."""

import sqlite3

import numpy as np
import pytest

from kvstore import StoreMismatch, StoreNotWritable, StoreWriteFailed


def prompt(num_tokens, family=0):
    return [100_000 * family + position for position in range(num_tokens)]


def keys(places):
    return [place.key for place in places]


def test_a_late_quarantine_does_not_drop_a_chunk_that_was_stored_anew(open_store, put, extent_bytes):
    store = open_store()
    put(store, prompt(16))
    readers = [store.acquire(prompt(17)) for _ in range(2)]
    store.quarantine(readers[0], 0, "x")
    put(store, prompt(16))
    store.quarantine(readers[1], 0, "x")
    assert store.acquire(prompt(17)).num_stored_tokens == 16
    assert store.stats().disk_bytes_used == 2 * extent_bytes


def test_a_slot_that_holds_another_prefix_by_now_is_not_quarantined(open_store, put):
    store = open_store()
    put(store, prompt(32))
    late, early = store.acquire(prompt(33)), store.acquire(prompt(33))
    store.quarantine(early, 0, "x")  # frees the slot of chunk 1, which `late` may still be reading
    put(store, prompt(16, family=1))
    put(store, prompt(32))
    store.quarantine(late, 1, "x")
    assert not {row.slot for row in store._catalog.rows()} & set(store._catalog.quarantined())


def test_placements_of_an_earlier_life_are_void_after_the_same_store_is_opened_again(open_store):
    store = open_store()
    void = store.acquire(prompt(64))
    store.close()
    store.open()
    assert store.commit(void, keys(void.reserved)) == 0
    again = store.acquire(prompt(64))
    assert (len(again.reserved), store.stats().skipped_busy_chunks) == (4, 0)


def test_a_commit_that_fails_gives_its_slots_back(open_store, monkeypatch):
    store = open_store()
    placement = store.acquire(prompt(64))

    def fail(rows):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store._catalog, "commit", fail)
    with pytest.raises(StoreWriteFailed):
        store.commit(placement, keys(placement.reserved))
    assert store.stats().disk_bytes_used == 0


def test_a_smaller_budget_holds_for_what_an_earlier_life_left_on_disk(open_store, open_transfer, kv_of, shape):
    store = open_store(extents=10)
    placement = store.acquire(prompt(160))
    open_transfer(store).save(placement.reserved, prompt(160), kv_of(prompt(160), shape))
    store.release(placement)
    store.close()
    store = open_store(extents=2)
    on_disk = sum(path.stat().st_blocks * 512 for path in (store.directory / "segments").iterdir())
    assert on_disk <= store.config.disk_bytes


def test_a_view_that_is_too_short_fails_at_once_not_by_timeout(open_store, open_transfer, kv_of, shape):
    store, tokens = open_store(), prompt(64)
    transfer, placement = open_transfer(store), store.acquire(tokens)
    transfer.save(placement.reserved, tokens, kv_of(tokens, shape))
    load = transfer.load(placement.reserved, tokens, np.zeros((2, 40, 2, 16), np.uint8))
    with pytest.raises(ValueError):
        load.wait(0, 0.5)


def test_a_catalog_that_cannot_be_opened_is_not_writable(open_store, tmp_path):
    (tmp_path / "store" / "catalog.sqlite").mkdir(parents=True)
    with pytest.raises(StoreNotWritable):
        open_store()


def test_a_catalog_with_damaged_pages_is_refused(open_store, put):
    store = open_store(extents=1000)
    for family in range(50):
        put(store, prompt(256, family))
    store.close()
    path = store.directory / "catalog.sqlite"
    raw = path.read_bytes()
    path.write_bytes(raw[: 8 * 4096] + b"\xa5" * (len(raw) - 8 * 4096))
    with pytest.raises(StoreMismatch):
        open_store(extents=1000)


@pytest.mark.parametrize("table", ["extent (a)", "other (a)"])
def test_another_programs_database_is_refused(open_store, tmp_path, table):
    (tmp_path / "store").mkdir()
    with sqlite3.connect(tmp_path / "store" / "catalog.sqlite") as connection:
        connection.execute(f"CREATE TABLE {table}")
    connection.close()
    with pytest.raises(StoreMismatch):
        open_store()


def test_every_file_of_a_store_is_for_its_owner_only(open_store, put):
    store = open_store()
    put(store, prompt(64))
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in store.directory.iterdir() if path.is_file()}
    assert set(modes.values()) == {"0o600"}, modes


def test_numpy_token_ids_out_of_range_are_refused_like_python_ones(open_store):
    with pytest.raises(OverflowError):
        open_store().acquire(np.array([2**32 + 5] * 16))
