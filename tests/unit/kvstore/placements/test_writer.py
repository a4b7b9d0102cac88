"""The writer: order of data, sync and catalog; chunks sent twice; memory that is kept; effects of an error."""

import dataclasses
import itertools
import math
import threading
from collections.abc import Sequence

import numpy as np
import pytest
from store_steps import WAIT_S, num_stored, prompt, publish

from kvstore import KVStore, StoreClient
from kvstore.dataplane import session
from kvstore.dataplane.requests import Put, Stage
from kvstore.disk.catalog import CatalogError
from kvstore.disk.files import OsFiles
from kvstore.index.geometry import RecordRef

RECORD_BYTES = 8192


def assert_all_came_back(store: KVStore) -> None:
    assert store.inventory.room.num_used == sum(e.run.count for e in store.inventory.extents())
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes
    assert store._writer._kept_bytes == 0
    assert not store._writer._open


@pytest.fixture
def client_of(request):
    def connect(store: KVStore) -> StoreClient:
        client = store.client()
        request.addfinalizer(client.close)
        return client

    return connect


def test_the_row_is_written_after_the_data_has_been_synced(open_store, put, monkeypatch) -> None:
    events: list[str] = []

    class Recording(OsFiles):
        def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
            events.append("write")
            return super().pwritev(descriptor, buffers, offset_bytes)

        def fdatasync(self, descriptor: int) -> None:
            super().fdatasync(descriptor)
            events.append("sync")

    store = open_store(files=Recording())
    real = store.inventory._catalog._transaction
    monkeypatch.setattr(
        store.inventory._catalog, "_transaction", lambda statements: (events.append("row"), real(statements))[1]
    )
    put(store, prompt(64))
    assert "".join(event[0] for event in events).replace("ww", "w").replace("ww", "w") == "wsr"


def test_the_head_of_a_saved_prompt_is_more_recent_than_its_tail(open_store, put) -> None:
    """Prompts that share a head find it in memory for longest."""
    store = open_store()
    put(store, prompt(256))
    ((extent, _), *_) = store.inventory.match(prompt(256))
    for slot in store.geometry.kv_slots:
        last = extent.num_chunks * store.geometry.slots[slot].parts - 1
        head, tail = (RecordRef(extent, at, slot).key for at in (0, last))
        updates = store.tier.residency.cache._residents
        assert updates[head][2] > updates[tail][2], "the oldest of equal scores goes first"


def test_the_bytes_of_an_extent_are_not_seen_before_its_row_is_committed(
    open_store, kv_of, shape, client_of, monkeypatch
) -> None:
    store, tokens = open_store(write_wait_s=0.0), prompt(65)
    arrived, go, real = threading.Event(), threading.Event(), store.inventory._catalog._transaction

    def halting(statements):
        arrived.set()
        assert go.wait(WAIT_S)
        real(statements)

    monkeypatch.setattr(store.inventory._catalog, "_transaction", halting)
    placement = store.acquire(tokens)
    client_of(store).save(placement.placement_id, 0, 4, kv_of(tokens, shape))
    assert arrived.wait(WAIT_S)
    assert num_stored(store, tokens) == 0
    assert store.acquire(tokens, save=False).num_stored_tokens == 0, "a lookup does not wait for the disk"
    go.set()
    assert store.drain(WAIT_S)
    assert num_stored(store, tokens) == 64


def test_a_part_that_is_sent_twice_takes_room_once(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(), prompt(16 * 12 + 1)
    placement, kv, client = store.acquire(tokens), kv_of(tokens, shape), client_of(store)
    for start, end in ((4, 8), (4, 8), (0, 4), (0, 4), (8, 12), (4, 8)):
        assert client.save(placement.placement_id, start, end, kv) == end - start
    publish(store, placement)
    assert num_stored(store, tokens) == 192
    assert store.inventory.room.num_used == 12
    assert store.stats().counters.skipped_failed_chunks == 12, "chunks that were sent twice"
    assert_all_came_back(store)


def test_half_of_an_extent_and_a_worker_that_is_gone_give_what_was_sent(open_store, kv_of, shape) -> None:
    store, tokens = open_store(host_bytes=16 * RECORD_BYTES), prompt(129)  # a stage takes one chunk
    placement, client, kv = store.acquire(tokens), store.client(), kv_of(tokens, shape)
    link = client._links.link("save")[1]
    for request, chunk in ((201, 0), (202, 1), (203, 2)):
        staged = client._requests.ask(0, link, Stage(request, placement.placement_id, chunk, 8))
        client._saves.fill(link, chunk, staged, kv)
        if chunk < 2:
            link.send(Put(request))
    client.close()  # the third chunk was staged and never put
    assert store.drain(WAIT_S)
    assert num_stored(store, tokens) == 32
    publish(store, placement)
    assert_all_came_back(store)
    store.close()
    store = open_store()
    assert num_stored(store, tokens) == 32


def test_a_bug_in_one_extent_is_counted_and_the_next_one_is_written(open_store, put, monkeypatch, caplog) -> None:
    store = open_store()
    with monkeypatch.context() as patch:
        patch.setattr(store._files, "sync", lambda segment: 1 // 0)
        put(store, prompt(64))
    assert store.stats().counters.write_errors >= 1
    assert "ZeroDivisionError" in caplog.text
    assert put(store, prompt(64, family=1)) == 4
    assert num_stored(store, prompt(64, family=1)) == 64


def test_a_segment_is_written_in_stripes_one_layer_after_the_other(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    raw, kv = (store.directory / "segments" / "000000.seg").read_bytes(), kv_of(tokens, shape)
    for layer in range(2):
        for chunk in range(4):
            at = (layer * 4 + chunk) * RECORD_BYTES + 4096
            assert raw[at : at + 512] == kv[layer, 16 * chunk : 16 * chunk + 16].tobytes()


def test_saving_does_not_change_the_callers_view(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(), prompt(64)
    kv = kv_of(tokens, shape)
    before, placement = kv.copy(), store.acquire(tokens)
    kv.flags.writeable = False
    client_of(store).save(placement.placement_id, 0, 4, kv)
    assert np.array_equal(kv, before)


def test_an_arena_too_small_for_one_chunk_stores_nothing_at_once_and_counts_it(
    open_store, kv_of, identity, monkeypatch
) -> None:
    monkeypatch.setattr(session, "_STAGE_TIMEOUT_S", 10_000.0)  # waiting would not help
    shape = dataclasses.replace(identity.shape, num_layers=5)
    store = open_store(owner=dataclasses.replace(identity, shape=shape), host_bytes=4 * RECORD_BYTES)
    tokens, client = prompt(64), store.client()
    placement = store.acquire(tokens)
    assert client.save(placement.placement_id, 0, 4, kv_of(tokens, shape)) == 0
    publish(store, placement)
    client.close()
    assert store.stats().counters.skipped_full_chunks > 0
    assert_all_came_back(store)


def test_nothing_more_is_evicted_until_a_row_is_committed(open_store, put, monkeypatch) -> None:
    store = open_store()
    store._writer._no_eviction_until = math.inf

    def refused(statements: object) -> None:
        raise CatalogError("no room for the row")

    with monkeypatch.context() as patch:
        patch.setattr(store.inventory._catalog, "_transaction", refused)
        put(store, prompt(64))
    assert store._writer._no_eviction_until == math.inf
    store._writer._paused_until = 0.0
    put(store, prompt(64))
    assert store._writer._no_eviction_until == 0.0


class _BugInTheCode(Exception):
    pass


@pytest.mark.parametrize(
    "where",
    ["_files.write", "_files.sync", "tier.show", "tier.arrived", "inventory.publish", "inventory.index.add",
     "placements._early.apply", "placements._end_writing"],
)  # fmt: skip
def test_whatever_fails_while_kv_is_written_its_memory_and_room_come_back_and_it_is_counted(
    where: str, open_store, put, kv_of, shape, client_of, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(16 * 12 + 1)
    owner, name = where.rpartition(".")[::2]
    target, calls = store, itertools.count()
    for part in owner.split("."):
        target = getattr(target, part)
    real = getattr(target, name)

    def failing(*arguments):
        if not next(calls):
            if name == "_end_writing":
                real(*arguments)
            raise _BugInTheCode
        return real(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(target, name, failing)
        put(store, tokens)
    assert store.stats().counters.write_errors >= 1
    with store.placements._lock:
        assert not store.placements._claims and not store.placements._held, "other requests may save these chunks"
    assert store._writer._kept_bytes == 0 and not store._writer._open
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes
    assert not store._writer.is_paused, "the fault was in one extent only"
    put(store, tokens)
    assert num_stored(store, tokens) == 192


def test_a_value_that_the_catalog_has_not_is_a_failed_write_and_costs_no_memory(
    open_store, put, monkeypatch, caplog
) -> None:
    store = open_store()
    monkeypatch.setattr(store.inventory, "_extent_ids", itertools.count(2**63))
    for family in range(3):
        store._writer._paused_until = 0.0
        put(store, prompt(64, family))
    assert_all_came_back(store)
    assert store.stats().counters.catalog_errors == 3 and store.tier.used_bytes == 0
    assert "Traceback" not in caplog.text and "KV is not stored for" in caplog.text
