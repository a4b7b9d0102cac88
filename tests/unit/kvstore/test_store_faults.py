"""Faults under the store: flipped, swapped and lost bytes, full disks, a catalog that cannot be written."""

import contextlib
import errno
import os
import sqlite3
import threading
from collections.abc import Sequence

import numpy as np
import pytest
from slow_copies import GatedFiles
from store_steps import WAIT_S, load_stored, num_stored, prompt, publish, served

from kvstore import KVStore, RecordCorrupt, StoreMismatch, StoreNotWritable, StoreWriteFailed
from kvstore.disk.catalog import CatalogError
from kvstore.disk.files import OsFiles
from kvstore.placements import writer

RECORD_BYTES, UNIT_BYTES = 8192, 16384


def num_units_used(store: KVStore) -> int:
    return store.inventory.room.num_used


def assert_room_is_accounted_for(store: KVStore) -> None:
    runs = [e.run.count for e in store.inventory.extents()] + [b.run.count for b in store.inventory.quarantined()]
    assert num_units_used(store) == sum(runs)
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes


def segment(store: KVStore):
    return store.directory / "segments" / "000000.seg"


def record_offset(num_chunks: int, chunk: int, layer: int) -> int:
    """Offset in bytes of a record of a segment's first extent, which has a stripe of all chunks for each layer."""
    return (layer * num_chunks + chunk) * RECORD_BYTES


class SickDisk(OsFiles):
    """Writes or syncs fail from the n-th on, while `is_full`."""

    def __init__(self, num_good: int = 0, where: str = "write") -> None:
        super().__init__()
        self.num_good, self.where, self.is_full, self.num_failed = num_good, where, True, 0

    def _check(self) -> None:
        if self.is_full:
            self.num_good -= 1
            if self.num_good < 0:
                self.num_failed += 1
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if self.where == "write":
            self._check()
        return super().pwritev(descriptor, buffers, offset_bytes)

    def fdatasync(self, descriptor: int) -> None:
        if self.where == "sync":
            self._check()
        super().fdatasync(descriptor)


@pytest.mark.parametrize("layer", [0, 1])
@pytest.mark.parametrize("chunk", [0, 1, 3])
@pytest.mark.parametrize(("where", "what"), [(70, "header"), (4096 + 100, "payload"), (4096 - 1, "header")])
def test_a_flipped_bit_is_found_quarantined_never_served_and_recomputed(
    open_store, put, kv_of, shape, layer: int, chunk: int, where: int, what: str
) -> None:
    store, tokens, other = open_store(), prompt(113), prompt(65, family=1)
    put(store, tokens)
    put(store, other)
    store.close()
    with segment(store).open("r+b") as file:
        file.seek(record_offset(4, chunk, layer) + where)
        byte = file.read(1)[0]
        file.seek(-1, os.SEEK_CUR)
        file.write(bytes([byte ^ 0x10]))
    store = open_store()
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    view = np.zeros_like(kv)
    load = client.load_rows(placement.placement_id, 112, view)
    with pytest.raises(RecordCorrupt, match=f"{what} checksum") as raised:
        load.wait(layer, WAIT_S)
    load.cancel()
    assert raised.value.chunk_index == chunk
    view[layer, 16 * chunk : 16 * chunk + 16] = 0  # rows of a damaged record may be there, and the load has failed
    assert np.array_equal(np.where(view == 0, kv, view), kv), "all rows of sound records are right"
    store.settle(placement.placement_id)
    for _ in range(2):  # in this life, and in the next
        assert (num_stored(store, tokens), num_stored(store, other)) == (0, 64)
        placement = store.acquire(other)
        assert np.array_equal(load_stored(client, placement, kv_of(other, shape)), kv_of(other, shape)[:, :64])
        store.settle(placement.placement_id)
        assert_room_is_accounted_for(store)
        client.close()
        store.close()
        store = open_store()
        client = store.client()
    assert put(store, tokens) == 7
    placement = store.acquire(tokens)
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :112])


def test_extents_of_another_tenant_or_prefix_in_the_same_place_are_refused(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens, tenant="alice")
    put(store, tokens, tenant="bob")
    store.close()
    raw = segment(store).read_bytes()
    half = 4 * UNIT_BYTES
    segment(store).write_bytes(raw[half : 2 * half] + raw[:half])
    store = open_store()
    client = store.client()
    for tenant in ("alice", "bob"):
        with pytest.raises(RecordCorrupt, match="another prefix"):
            load_stored(client, store.acquire(tokens, tenant=tenant), kv_of(tokens, shape))
    client.close()
    assert store.stats().counters.quarantined_chunks == 8
    assert num_units_used(store) == 8
    store.delete_tenant("alice")
    assert {bad.tenant for bad in store.inventory.quarantined()} == {"bob"}
    assert num_units_used(store) == 4


def test_quarantine_counts_once_however_many_readers_find_it(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    store.close()
    segment(store).write_bytes(bytes(8 * RECORD_BYTES))
    store = open_store()
    clients, placement = [store.client() for _ in range(3)], store.acquire(tokens)
    for client in clients:
        with pytest.raises(RecordCorrupt):
            load_stored(client, placement, kv_of(tokens, shape))
    for client in clients:
        client.close()
    assert store.stats().counters.quarantined_chunks == 4
    assert len(store.inventory.quarantined()) == 1
    assert store.inventory.clear_quarantine() == 4 * UNIT_BYTES
    assert num_units_used(store) == 0
    store.settle(placement.placement_id)
    assert num_units_used(store) == 0


def test_what_hangs_on_a_bad_extent_goes_with_it_and_what_is_beside_stays(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(193)
    put(store, tokens)
    beside = [*tokens[:64], *prompt(65, family=1)]
    put(store, beside)
    (bad,) = {extent for extent, _ in store.inventory.match(tokens) if extent.depth == 4}
    store.inventory.quarantine(bad, "the test says so")
    store.inventory.quarantine(bad, "once more")
    assert (num_stored(store, tokens), num_stored(store, beside)) == (64, 128)
    assert store.stats().counters.quarantined_chunks == 4
    store.close()
    store = open_store()
    assert (num_stored(store, tokens), num_stored(store, beside)) == (64, 128)
    assert_room_is_accounted_for(store)


def test_chunks_whose_parent_was_quarantined_meanwhile_are_given_back_and_counted(
    open_store, put, kv_of, shape
) -> None:
    store, tokens = open_store(), prompt(129)
    put(store, tokens[:64])
    placement, client = store.acquire(tokens), store.client()
    is_quarantined = threading.Event()
    store._writer._queue.put(lambda: is_quarantined.wait(WAIT_S))  # nothing is published before
    client.save(placement.placement_id, 4, 6, kv_of(tokens, shape))
    (bad,) = {extent for extent, _ in store.inventory.match(tokens)}
    store.inventory.quarantine(bad, "the test says so")
    is_quarantined.set()
    publish(store, placement)
    client.close()
    assert store.stats().counters.skipped_failed_chunks == 2
    assert num_stored(store, tokens) == 0
    assert num_units_used(store) == 4, "the quarantine's"


@pytest.mark.parametrize("where", ["write", "sync"])
@pytest.mark.parametrize("num_good", range(6))
def test_a_disk_that_stays_full_at_any_write_costs_one_eviction_and_stops_storing_for_a_while(
    open_store, put, kv_of, shape, monkeypatch, num_good: int, where: str
) -> None:
    monkeypatch.setattr(writer, "_PAUSE_S", 10_000.0)
    stored, tokens = prompt(33), prompt(16 * 9, family=1)
    store = open_store()
    put(store, stored)
    store.close()
    disk = SickDisk(num_good, where)
    store = open_store(files=disk, host_bytes=32 * RECORD_BYTES)  # a stage takes two chunks
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    assert 0 <= client.save(placement.placement_id, 0, 9, kv) <= 9
    publish(store, placement)
    counters = store.stats().counters
    if disk.num_failed:
        assert counters.write_errors >= 1
        assert store._writer.is_paused
        assert store.acquire(prompt(64, family=2)).save_end == 0
    else:
        assert counters.write_errors == 0
    kept = num_stored(store, tokens)
    assert (kept < 144) == bool(disk.num_failed)
    assert counters.evicted_chunks <= 2, "earlier chunks were evicted in vain, and none of the prompt itself"
    held = kept + num_stored(store, stored)
    assert held // 16 == 2 + counters.committed_chunks - counters.evicted_chunks
    # Stored chunks are served, and the room of all others is free.
    for text in (stored, tokens):
        again = store.acquire([*text, 1], save=False)
        expected = kv_of([*text, 1], shape)
        assert np.array_equal(load_stored(client, again, expected), expected[:, : again.num_stored_tokens])
    assert_room_is_accounted_for(store)
    # After the pause, with room again, storing goes on.
    disk.is_full = False
    store._writer._paused_until = 0.0
    put(store, tokens)
    assert num_stored(store, tokens) == 144
    client.close()
    store.close()
    assert num_stored(open_store(), tokens) == 144


def test_the_pause_after_a_failed_write_ends_by_itself(open_store, put, monkeypatch) -> None:
    monkeypatch.setattr(writer, "_PAUSE_S", 0.0)
    disk = SickDisk()
    store = open_store(files=disk)
    put(store, prompt(64))
    assert store.stats().counters.write_errors == 1
    disk.is_full = False
    assert put(store, prompt(64)) == 4
    assert num_stored(store, prompt(64)) == 64


def test_chunks_not_stored_because_of_the_pause_are_counted(open_store, put, monkeypatch) -> None:
    monkeypatch.setattr(writer, "_PAUSE_S", 10_000.0)
    store = open_store(files=SickDisk())
    put(store, prompt(64))
    before = store.stats().counters.skipped_failed_chunks
    store.acquire(prompt(80, family=1))
    assert store.stats().counters.skipped_failed_chunks == before + 5


def fail_the_catalog(store: KVStore, monkeypatch) -> None:
    def fail(statements):
        raise CatalogError("database or disk is full")

    monkeypatch.setattr(store.inventory._catalog, "_transaction", fail)


def test_a_catalog_that_cannot_be_written_costs_what_was_to_be_stored_and_nothing_else(
    open_store, put, kv_of, shape, monkeypatch
) -> None:
    monkeypatch.setattr(writer, "_PAUSE_S", 0.0)
    store, tokens = open_store(), prompt(129)
    put(store, tokens[:64])
    with monkeypatch.context() as patch:
        fail_the_catalog(store, patch)
        put(store, tokens)
    counters = store.stats().counters
    assert (counters.catalog_errors, counters.skipped_failed_chunks) == (1, 4)
    assert num_stored(store, tokens) == 64
    assert_room_is_accounted_for(store)
    put(store, tokens)
    assert num_stored(store, tokens) == 128
    assert served(store, tokens, kv_of) == 128


def test_a_catalog_that_fails_in_the_middle_of_a_chain_of_parts_leaves_no_hole(
    open_store, kv_of, shape, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(16 * 12)
    placement, kv, clients = store.acquire(tokens), kv_of(tokens, shape), [store.client() for _ in range(2)]
    clients[1].save(placement.placement_id, 4, 12, kv)
    assert store.drain(WAIT_S)
    real, calls = store.inventory._catalog._transaction, iter([True, False, True])

    def fail_second(statements):
        if not next(calls, True):
            raise CatalogError("database or disk is full")
        real(statements)

    monkeypatch.setattr(store.inventory._catalog, "_transaction", fail_second)
    clients[0].save(placement.placement_id, 0, 4, kv)
    publish(store, placement)
    assert num_stored(store, tokens) == 64
    assert store.stats().counters.skipped_failed_chunks == 8
    assert_room_is_accounted_for(store)
    for client in clients:
        client.close()
    store.close()
    store = open_store()
    assert num_stored(store, tokens) == 64


def test_an_eviction_that_the_catalog_refuses_takes_nothing_from_what_is_served(
    open_store, put, kv_of, shape, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(129)
    put(store, tokens)
    with monkeypatch.context() as patch:
        fail_the_catalog(store, patch)
        for _ in range(3):
            assert store.evict(10**9) == 0
    assert store.stats().counters.catalog_errors == 3
    assert (store.stats().counters.evicted_extents, store.stats().counters.evicted_chunks) == (0, 0)
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    assert placement.num_stored_tokens == 128
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :128])
    store.settle(placement.placement_id)
    client.close()
    assert store.evict(10**9) == 8 * UNIT_BYTES
    assert num_units_used(store) == 0


def test_what_could_not_be_quarantined_does_not_come_back_when_its_tenant_was_deleted(
    open_store, put, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(129)
    put(store, tokens, tenant="alice")
    (first, second) = dict.fromkeys(extent for extent, _ in store.inventory.match(tokens, "alice"))
    with monkeypatch.context() as patch:
        fail_the_catalog(store, patch)
        with pytest.raises(StoreWriteFailed):
            store.inventory.quarantine(first, "the test says so")
    assert num_stored(store, tokens, "alice") == 0
    assert num_units_used(store) == first.run.count + second.run.count
    assert store.delete_tenant("alice") == 2
    assert num_units_used(store) == 0
    store.close()
    store = open_store()
    assert num_stored(store, tokens, "alice") == 0
    assert_room_is_accounted_for(store)


def test_a_tenant_that_cannot_be_deleted_from_the_catalog_is_an_error_and_not_served(
    open_store, put, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens, tenant="alice")
    with monkeypatch.context() as patch:
        fail_the_catalog(store, patch)
        with pytest.raises(StoreWriteFailed):
            store.delete_tenant("alice")
    assert num_stored(store, tokens, "alice") == 0
    assert num_units_used(store) == 4
    assert store.delete_tenant("alice") == 1, "a second attempt deletes the data that the first could not"
    assert num_units_used(store) == 0
    store.close()
    assert num_stored(open_store(), tokens, "alice") == 0


def test_holes_that_the_file_system_does_not_punch_are_counted_and_the_room_is_free(open_store, put) -> None:
    class NoHoles(OsFiles):
        def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    store = open_store(files=NoHoles())
    put(store, prompt(64))
    assert store.evict(1) == 4 * UNIT_BYTES
    assert store.stats().counters.free_errors == 1
    assert num_units_used(store) == 0


def test_rows_whose_parent_is_gone_are_dropped_at_the_next_start(open_store, put) -> None:
    store, tokens = open_store(), prompt(16 * 12)
    put(store, tokens)
    (middle,) = {extent.id for extent, _ in store.inventory.match(tokens) if extent.depth == 4}
    store.inventory._catalog.delete([middle])
    store.close()
    for _ in range(2):
        store = open_store()
        assert num_stored(store, tokens) == 64
        assert num_units_used(store) == 4
        store.close()
    assert put(open_store(), tokens) == 8


def test_a_catalog_that_cannot_be_opened_is_not_writable(open_store, tmp_path) -> None:
    (tmp_path / "store" / "catalog.sqlite").mkdir(parents=True)
    with pytest.raises(StoreNotWritable):
        open_store()


def test_a_catalog_with_damaged_pages_is_refused(open_store, put) -> None:
    store = open_store()
    for family in range(30):
        put(store, prompt(160, family))
    store.close()
    path = store.directory / "catalog.sqlite"
    raw = path.read_bytes()
    path.write_bytes(raw[: 2 * 4096] + b"\xa5" * (len(raw) - 2 * 4096))
    with pytest.raises(StoreMismatch):
        open_store()


@pytest.mark.parametrize("table", ["extent (a)", "other (a)"])
def test_another_programs_database_is_refused(open_store, tmp_path, table) -> None:
    (tmp_path / "store").mkdir()
    with contextlib.closing(sqlite3.connect(tmp_path / "store" / "catalog.sqlite")) as connection:
        connection.execute(f"CREATE TABLE {table}")
        connection.commit()
    with pytest.raises(StoreMismatch):
        open_store()


@pytest.mark.parametrize("bad", [-1, 2**32, 2**32 + 5])
def test_token_ids_out_of_range_are_refused(open_store, bad: int) -> None:
    store = open_store()
    for tokens in ([bad] * 16, np.array([bad] * 16)):
        with pytest.raises(OverflowError):
            store.acquire(tokens)


def test_a_reader_that_found_a_bad_record_late_does_not_quarantine_what_is_stored_there_now(
    open_store, put, kv_of, shape
) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    store.close()
    gate = GatedFiles()
    store = open_store(files=gate, io_threads=1)
    placement, client = store.acquire(tokens), store.client()
    gate.open_gate.clear()
    load = client.load_rows(placement.placement_id, 64, np.zeros((2, 65, 2, 16), np.uint8))
    assert gate.arrived.acquire(timeout=WAIT_S)
    store.settle(placement.placement_id)  # the request is gone, its read is still under way
    assert store.evict(10**9) == 4 * UNIT_BYTES
    other = prompt(64, family=1)
    put(store, other)  # in the same place
    gate.open_gate.set()
    with pytest.raises(RecordCorrupt, match="another prefix"):
        load.wait(0, WAIT_S)
    load.cancel()
    assert num_stored(store, other) == 64
    assert store.stats().counters.quarantined_chunks == 0


def test_room_whose_row_could_not_be_deleted_gets_no_second_owner(open_store, put, monkeypatch) -> None:
    store, tokens = open_store(), prompt(129)
    put(store, tokens)
    reader = store.acquire(tokens)
    bad = next(extent for extent, _ in store.inventory.match(tokens) if extent.depth == 0)
    with monkeypatch.context() as patch:
        fail_the_catalog(store, patch)
        with pytest.raises(StoreWriteFailed):
            store.inventory.quarantine(bad, "the test says so")
    assert num_stored(store, tokens) == 0
    store.settle(reader.placement_id)
    store.inventory.clear_quarantine()
    for family in range(1, 4):
        put(store, prompt(65, family))
    store.close()
    store = open_store()
    runs = [extent.run for extent in store.inventory.extents()]
    assert len({(run.segment, run.position) for run in runs}) == len(runs) == 5


@pytest.mark.parametrize("last", ["9223372036854775807", "281474976710655", "140737488355328", "-1", "'x'"])
def test_a_catalog_without_ids_after_its_last_one_goes_on_with_lower_ones(
    open_store, put, kv_of, last: str, caplog
) -> None:
    store, tokens, new = open_store(), prompt(65), prompt(65, family=1)
    put(store, tokens)
    store.close()
    change_catalog(store, f"UPDATE sqlite_sequence SET seq = {last}")
    for number in range(3):  # in this life, and in later ones
        store = open_store()
        assert served(store, tokens, kv_of) == 64
        put(store, new[: 17 + 16 * number])
        assert served(store, new, kv_of) == 16 * (number + 1)
        assert store.stats().counters.write_errors == store.stats().counters.catalog_errors == 0
        assert_room_is_accounted_for(store)
        assert len({extent.id for extent in store.inventory.extents()}) == number + 2
        store.close()
    lines = [record.message for record in caplog.records if "no extent ids are left after" in record.message]
    assert 1 <= len(lines) <= 3 and not any("\n" in line for line in lines), "one line in each life"


@pytest.mark.parametrize("number", ["9223372036854775807", "281474976710656"])
def test_an_extent_whose_id_none_can_have_is_damage_in_one_line(open_store, put, identity, number: str) -> None:
    store = open_store()
    put(store, prompt(65))
    store.close()
    change_catalog(store, f"UPDATE extent SET id = {number}")
    with pytest.raises(StoreMismatch, match=f"is damaged .the entry of extent {number} is impossible") as refusal:
        open_store()
    assert "\n" not in str(refusal.value)


def change_catalog(store: KVStore, change: str) -> None:
    with contextlib.closing(sqlite3.connect(store.directory / "catalog.sqlite")) as connection:
        connection.executescript(change)
