"""The host tier behind a whole store: leases, bounds, policies, and reads that are joined, cancelled or starved."""

import errno
import itertools
import os
import threading
from collections.abc import Sequence

import numpy as np
import pytest
from slow_copies import GatedFiles, Slow
from store_steps import WAIT_S, assert_nothing_is_leased, load_stored, prompt, publish

from kvstore import KVStore, StoreClient, StoreClosed, StoreTooSmall, StoreUnreachable
from kvstore.dataplane.requests import Promote, Put, Stage
from kvstore.disk.io_engine import Priority
from kvstore.index.extent import Extent
from kvstore.index.geometry import RecordRef
from kvstore.placements.placement import PendingExtent
from kvstore.tiers.frames import Frame
from tests.support.held_records import HeldRecords

#: One record of the tiny model: a header page and a page of rows. A chunk has two.
RECORD_BYTES = 8192


@pytest.fixture
def gate():
    gate = GatedFiles()
    yield gate
    gate.open_gate.set()


def test_what_was_just_saved_is_served_from_memory(open_store, put, kv_of, shape) -> None:
    tokens, store = prompt(64), open_store()
    put(store, tokens)
    client, placement = store.client(), store.acquire([*tokens, 1])
    assert np.array_equal(load_stored(client, placement, kv_of(tokens, shape)), kv_of(tokens, shape))
    assert (store.stats().counters.disk_reads, store.stats().counters.host_hits) == (0, 8)


@pytest.mark.parametrize("num_records", [4, 5, 8])
def test_large_loads_of_many_threads_through_a_tiny_arena_end_and_are_exact(
    reopened, kv_of, shape, num_records: int
) -> None:
    prompts = [prompt(16 * 12 + 1, family) for family in range(4)]
    expected = [kv_of(tokens, shape) for tokens in prompts]
    store = reopened(*prompts, host_bytes=num_records * RECORD_BYTES)
    wrong: list[int] = []

    def read(seed: int) -> None:
        client = store.client()
        for step in range(8):
            which = (seed * 3 + step) % len(prompts)
            placement = store.acquire(prompts[which], save=False)
            rows = load_stored(client, placement, expected[which])
            if rows.shape[1] != 192 or not np.array_equal(rows, expected[which][:, :192]):
                wrong.append(which)
            store.settle(placement.placement_id)
            assert store.tier.used_bytes <= num_records * RECORD_BYTES
        client.close()
        wrong.append(-1)

    threads = [threading.Thread(target=read, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_S)
    assert wrong == [-1] * 4
    assert_nothing_is_leased(store)


def test_an_arena_for_fewer_than_four_records_is_refused(open_store) -> None:
    with pytest.raises(StoreTooSmall, match="four records"):
        open_store(host_bytes=4 * RECORD_BYTES - 1)


@pytest.mark.parametrize("more_bytes", [0, 1, 4095, 4096, 20_000_000 - 4 * RECORD_BYTES])
def test_any_number_of_bytes_that_holds_four_records_is_as_good_as_whole_pages(
    reopened, kv_of, shape, more_bytes: int
) -> None:
    tokens = prompt(16 * 4 + 1, 0)
    store = reopened(tokens, host_bytes=4 * RECORD_BYTES + more_bytes)
    client = store.client()
    expected = kv_of(tokens, shape)
    assert np.array_equal(load_stored(client, store.acquire(tokens, save=False), expected), expected[:, :64])
    assert store.tier.arena.size_bytes == (4 * RECORD_BYTES + more_bytes) // 4096 * 4096


def test_a_load_that_is_cancelled_while_its_reads_stand_still_leaves_no_lease_and_no_memory_behind(
    reopened, gate, kv_of, shape
) -> None:
    tokens = prompt(161)
    store = reopened(tokens, files=gate, io_threads=1, host_bytes=6 * RECORD_BYTES)
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    gate.open_gate.clear()
    view = np.full_like(kv, 0xEE)
    load = client.load_rows(placement.placement_id, 160, view)
    assert gate.arrived.acquire(timeout=WAIT_S)
    load.cancel()
    with pytest.raises(StoreClosed, match="cancelled"):
        load.wait(0, WAIT_S)
    gate.open_gate.set()
    # The next load waits for the remaining reads of the first one.
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :160])
    assert (view == 0xEE).all(), "no record is copied after cancel"
    assert_nothing_is_leased(store)


def test_a_load_that_joined_a_read_gets_its_rows_although_the_owner_cancelled_it(reopened, gate, kv_of, shape) -> None:
    tokens, other = prompt(129), prompt(17, family=1)
    store = reopened(tokens, other, files=gate, io_threads=1)
    kv = kv_of(tokens, shape)
    blocking, owner, joining = (store.client() for _ in range(3))
    gate.open_gate.clear()
    first = store.acquire(other)
    stuck = blocking.load_rows(first.placement_id, 16, np.zeros_like(kv))
    assert gate.arrived.acquire(timeout=WAIT_S)  # the only I/O thread is held up: later reads have not begun
    placement = store.acquire(tokens)
    cancelled = owner.load_rows(placement.placement_id, 128, np.zeros_like(kv))
    views = [np.zeros_like(kv) for _ in range(2)]
    joined = [joining.load_rows(placement.placement_id, 128, view) for view in views]
    cancelled.cancel()
    joined[0].cancel()
    gate.open_gate.set()
    for layer in range(2):
        joined[1].wait(layer, WAIT_S)
    assert np.array_equal(views[1][:, :128], kv[:, :128])
    assert not views[0].any()
    joined[1].cancel()
    stuck.wait(1, WAIT_S)
    for client in (blocking, owner, joining):
        client.close()
    assert_nothing_is_leased(store)
    assert store.stats().counters.disk_reads == 2 + 16


def test_records_that_two_loads_wait_for_are_read_once(reopened, gate, kv_of, shape) -> None:
    tokens = prompt(129)
    store = reopened(tokens, files=gate)
    kv, client = kv_of(tokens, shape), store.client()
    placement = store.acquire(tokens)
    gate.open_gate.clear()
    views = [np.zeros_like(kv) for _ in range(3)]
    loads = [client.load_rows(placement.placement_id, 128, view) for view in views]
    gate.open_gate.set()
    for load, view in zip(loads, views, strict=True):
        load.wait_all(WAIT_S)
        assert np.array_equal(view[:, :128], kv[:, :128])
        load.cancel()
    counters = store.stats().counters
    assert counters.disk_reads == 16
    assert sum(load.bytes_from_disk for load in loads) == counters.disk_read_bytes, (
        "a load that joins a read has read nothing"
    )
    assert sum(load.bytes_from_host for load in loads) == counters.host_hit_bytes == 2 * counters.disk_read_bytes
    assert_nothing_is_leased(store)


def test_a_disk_that_fails_to_read_is_reported_quarantines_nothing_and_leaves_nothing_behind(
    reopened, gate, kv_of, shape
) -> None:
    tokens = prompt(97)
    store = reopened(tokens, files=gate)
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    gate.failure = OSError(errno.EIO, os.strerror(errno.EIO))
    with pytest.raises(StoreUnreachable, match="Input/output error"):
        load_stored(client, placement, kv)
    gate.failure = None
    assert store.stats().counters.quarantined_chunks == 0
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :96])
    assert_nothing_is_leased(store)


def test_a_store_that_closes_under_a_long_queue_of_waiting_records_fails_them_all(reopened, gate, kv_of, shape) -> None:
    tokens = prompt(16 * 400 + 1)
    store = reopened(tokens, files=gate, io_threads=1, host_bytes=4 * RECORD_BYTES)
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    gate.open_gate.clear()
    load = client.load_rows(placement.placement_id, 6400, np.zeros_like(kv))
    assert gate.arrived.acquire(timeout=WAIT_S)
    closing = threading.Thread(target=store.close)
    closing.start()
    while store._engine._is_open:  # from here on, its reads that have not begun are dropped
        threading.Event().wait(0.001)
    gate.open_gate.set()
    closing.join(WAIT_S)
    assert not closing.is_alive()
    with pytest.raises(StoreUnreachable):
        load.wait(1, WAIT_S)
    load.cancel()
    assert_nothing_is_leased(store)


def test_what_came_too_late_to_be_copied_is_unreachable_as_is_what_was_not_read(reopened) -> None:
    store = reopened(prompt(33))
    client = store.client()
    _, link = client._links.link("load")
    assert len(link.view(0, 8)) == 8
    store.close()
    with pytest.raises(StoreUnreachable, match="the store was closed"):
        link.view(0, 8)


@pytest.mark.parametrize("end", ["none", "cancel", "close"])
def test_a_frame_is_not_used_again_before_the_copy_out_of_it_has_completed(reopened, kv_of, shape, end: str) -> None:
    tokens, others = prompt(17), [prompt(33, family) for family in range(1, 7)]
    store = reopened(tokens, *others, host_bytes=6 * RECORD_BYTES)
    owner, other = store.client(), store.client()
    slow = Slow()
    load = owner.load(store.acquire(tokens).placement_id, slow)
    load.wait_all(WAIT_S)
    ending = threading.Thread(target={"none": lambda: None, "cancel": load.cancel, "close": owner.close}[end])
    ending.start()
    for which in itertools.chain(others, others):
        placement = store.acquire(which, save=False)
        assert np.array_equal(load_stored(other, placement, kv_of(which, shape)), kv_of(which, shape)[:, :32])
        store.settle(placement.placement_id)
        assert slow.is_untouched()
    slow.finish.set()
    ending.join(WAIT_S)
    assert not ending.is_alive()
    assert_nothing_is_leased(store)


class Failing(Slow):
    def wait(self) -> None:
        raise RuntimeError("the stream is dead")


def test_a_copy_that_fails_after_its_event_does_not_keep_others_from_being_released(reopened) -> None:
    store = reopened(prompt(17))
    client, placement = store.client(), store.acquire(prompt(17))
    slow = Slow()
    slow.finish.set()
    loads = [client.load(placement.placement_id, destination) for destination in (Failing(), slow)]
    for load in loads:
        load.wait(1, WAIT_S) if load is loads[1] else None
        load.cancel()
    assert_nothing_is_leased(store)


class Refusing:
    """A destination that raises for every record."""

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        raise ValueError("no room")


def test_a_destination_that_fails_fails_its_load_and_leaves_nothing_behind(reopened, kv_of, shape) -> None:
    tokens = prompt(65)
    store = reopened(tokens)
    client, placement = store.client(), store.acquire(tokens)
    with pytest.raises(ValueError, match="among 40"):
        client.load_rows(placement.placement_id, 64, np.zeros((2, 40, 2, 16), np.uint8))
    load = client.load(placement.placement_id, Refusing())
    with pytest.raises(ValueError, match="no room"):
        load.wait(1, WAIT_S)
    load.cancel()
    kv = kv_of(tokens, shape)
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :64])
    assert_nothing_is_leased(store)


def resident(store: KVStore, tokens: Sequence[int]) -> bool:
    """Returns whether both records of a one-chunk prompt are in memory."""
    ((extent, number),) = store.inventory.match(tokens)
    states = {store.tier.is_resident(RecordRef(extent, number, slot)) for slot in range(2)}
    assert len(states) == 1
    return states.pop()


def touch(store: KVStore, client: StoreClient, tokens: Sequence[int], importance: float) -> None:
    placement = store.acquire(tokens, save=False)
    fetch = HeldRecords(client, placement.placement_id)
    fetch.wait(WAIT_S)
    fetch.release(importance)
    store.settle(placement.placement_id)


def test_an_importance_out_of_range_is_refused_and_loses_no_lease(reopened) -> None:
    store = reopened(prompt(17), policy="impress")
    client, placement = store.client(), store.acquire(prompt(17))
    fetch = HeldRecords(client, placement.placement_id)
    fetch.wait(WAIT_S)
    with pytest.raises(ValueError):
        fetch.release(7.0)
    fetch.release(0.5)
    assert_nothing_is_leased(store)


def test_frames_to_be_written_are_taken_all_at_once_or_not_at_all(open_store) -> None:
    store = open_store(host_bytes=4 * RECORD_BYTES)
    tier = store.tier
    blocker = tier.allocate([RECORD_BYTES], WAIT_S)
    assert blocker is not None
    # Two loads that need two frames each and keep the frames that they get would wait for each other: three are free.
    taken: list[object] = []
    waiting = [threading.Thread(target=lambda: taken.append(tier.allocate([RECORD_BYTES] * 4, WAIT_S)))]
    waiting[0].start()
    assert tier.allocate([RECORD_BYTES] * 4, 0.0) is None
    assert tier.used_bytes == RECORD_BYTES, "a load that waits holds no frame"
    tier.free(blocker)
    waiting[0].join(WAIT_S)
    assert len(taken) == 1 and taken[0] is not None
    tier.free(taken[0])  # type: ignore[arg-type]
    assert_nothing_is_leased(store)


def test_a_write_that_waits_for_memory_gets_what_becomes_idle(reopened, monkeypatch) -> None:
    prompts = [prompt(33, family) for family in range(4)]  # four records each
    store = reopened(*prompts, host_bytes=16 * RECORD_BYTES)
    client, tier, is_short = store.client(), store.tier, threading.Event()
    fetches = [HeldRecords(client, store.acquire(tokens, save=False).placement_id) for tokens in prompts]
    for fetch in fetches:
        fetch.wait(WAIT_S)
    memory_for_all = tier.residency.memory_for_all

    def memory_if_any(sizes: Sequence[int]) -> list[int] | None:
        offsets = memory_for_all(sizes)
        if offsets is None:
            is_short.set()
        return offsets

    monkeypatch.setattr(tier.residency, "memory_for_all", memory_if_any)
    taken: list[list[Frame] | None] = []
    waiting = threading.Thread(target=lambda: taken.append(tier.allocate([RECORD_BYTES], WAIT_S)))
    waiting.start()
    assert is_short.wait(WAIT_S)
    fetches[0].release()  # all of it is worth keeping: nothing is freed
    waiting.join()
    (frames,) = taken
    assert frames is not None
    tier.free(frames)
    for fetch in fetches[1:]:
        fetch.release()
    assert_nothing_is_leased(store)


def test_half_sent_extents_of_many_requests_leave_memory_to_read_into(reopened, kv_of, shape) -> None:
    stored = prompt(129)
    store = reopened(stored, host_bytes=16 * RECORD_BYTES)
    client, saving = store.client(), []
    for family in range(1, 12):
        tokens = prompt(64, family)
        placement = store.acquire(tokens)
        # Room for four chunks is reserved; one chunk is sent, and its records wait in memory for the other three.
        session = client._links.link("save")[1]
        staged = client._requests.ask(family, session, Stage(1000 + family, placement.placement_id, 0, 4))
        assert staged.num_chunks >= 1
        client._saves.fill(session, 0, staged, kv_of(tokens, shape))
        client._requests.ask(family, session, Put(1000 + family))
        saving.append(placement)
    assert store.drain(WAIT_S)
    assert store.tier.used_bytes <= 4 * RECORD_BYTES
    kv = kv_of(stored, shape)
    assert np.array_equal(load_stored(client, store.acquire(stored), kv), kv[:, :128])
    for placement in saving:
        publish(store, placement)
    client.close()
    assert store._writer._kept_bytes == 0
    assert_nothing_is_leased(store)


def test_a_prefetch_that_is_promoted_and_one_that_is_not_both_arrive(reopened, gate, kv_of, shape) -> None:
    tokens = prompt(129)
    store = reopened(tokens, files=gate, io_threads=1, host_bytes=5 * RECORD_BYTES)
    client, kv = store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    gate.open_gate.clear()
    views = [np.zeros_like(kv) for _ in range(3)]
    from kvstore.client.destinations import RowsDestination

    loads = [
        client.load(placement.placement_id, RowsDestination(view, 128), priority)
        for view, priority in zip(views, Priority, strict=True)
    ]
    client._links._links["read"][1].send(Promote(loads[1]._request))
    gate.open_gate.set()
    for load, view in zip(loads, views, strict=True):
        load.wait_all(WAIT_S)
        load.cancel()
        assert np.array_equal(view[:, :128], kv[:, :128])
    assert_nothing_is_leased(store)


def test_more_records_than_the_transient_share_can_be_leased_at_once_when_the_rest_is_idle(reopened) -> None:
    idle, wanted = prompt(65), prompt(49, family=1)
    store = reopened(idle, wanted, host_bytes=8 * RECORD_BYTES)
    client = store.client()
    touch(store, client, idle, 1.0)
    placement = store.acquire(wanted)
    try:
        with HeldRecords(client, placement.placement_id) as fetch:  # six records, and memory for eight
            assert len(fetch.wait(WAIT_S)) == 6
    finally:
        client.close()


def test_nothing_of_a_deleted_tenant_stays_in_memory(open_store, put) -> None:
    store = open_store()
    put(store, prompt(64), tenant="alice")
    put(store, prompt(64), tenant="bob")
    before = store.tier.residency.cache.used_bytes
    store.delete_tenant("alice")
    assert store.tier.residency.cache.used_bytes == before // 2


def test_what_is_leased_or_read_of_a_tenant_that_is_deleted_leaves_memory_with_its_last_lease(
    open_store, put, gate
) -> None:
    store, leased, reading = open_store(), prompt(33), prompt(33, family=1)
    for tokens in (leased, reading):
        put(store, tokens, tenant="alice")
    store.close()
    store = open_store(files=gate)
    client = store.client()
    placements = [store.acquire(tokens, tenant="alice", save=False) for tokens in (leased, reading)]
    held = HeldRecords(client, placements[0].placement_id)
    records = {entry: bytes(record) for entry, record in held.wait(WAIT_S).items()}
    gate.open_gate.clear()
    joined = HeldRecords(client, placements[1].placement_id)
    assert gate.arrived.acquire(timeout=WAIT_S)
    assert store.delete_tenant("alice") == 2
    gate.open_gate.set()
    assert len(joined.wait(WAIT_S)) == 4
    assert {entry: bytes(record) for entry, record in held.wait(WAIT_S).items()} == records
    held.release()
    joined.release()
    assert store.tier.used_bytes == 0


@pytest.mark.parametrize("is_deleted_before", [True, False])
def test_what_a_deleted_tenant_was_saving_does_not_stay_in_memory(
    open_store, kv_of, shape, monkeypatch, is_deleted_before: bool
) -> None:
    """Before it is published, or between publication and the moment when its records enter the host tier."""
    store, tokens = open_store(), prompt(33)
    client, placement = store.client(), store.acquire(tokens, tenant="alice")
    complete = store.placements.complete

    def complete_at_last(pending: PendingExtent, num_chunks: int) -> list[Extent]:
        published = complete(pending, num_chunks)
        if not is_deleted_before:
            store.delete_tenant("alice")
        return published

    monkeypatch.setattr(store.placements, "complete", complete_at_last)
    assert client.save(placement.placement_id, 0, 1, kv_of(tokens, shape)) == 1
    if is_deleted_before:
        store.delete_tenant("alice")
    publish(store, placement)
    assert (store.tier.used_bytes, store.inventory.extents()) == (0, [])


def test_records_of_extents_that_are_gone_are_forgotten_unless_they_are_being_read(reopened) -> None:
    store = reopened(prompt(17), prompt(17, family=1))
    client = store.client()
    held = HeldRecords(client, store.acquire(prompt(17)).placement_id)
    views = {entry: bytes(view) for entry, view in held.wait(WAIT_S).items()}
    touch(store, client, prompt(17, family=1), 1.0)
    store.tier.forget(lambda extent_id: True)
    assert store.tier.used_bytes == 2 * RECORD_BYTES
    assert {entry: bytes(view) for entry, view in held.wait(WAIT_S).items()} == views
    held.release()
    assert store.tier.used_bytes == 0
    assert_nothing_is_leased(store)


def test_what_one_client_took_to_its_device_leaves_memory_when_the_last_one_lets_go(reopened, kv_of, shape) -> None:
    tokens = prompt(17)
    store = reopened(tokens, device_bytes=64 * RECORD_BYTES)
    client, other, kv = store.client(), store.client(), kv_of(tokens, shape)
    placement = store.acquire(tokens)
    with HeldRecords(other, placement.placement_id) as fetch:
        before = {entry: bytes(view) for entry, view in fetch.wait(WAIT_S).items()}
        assert np.array_equal(load_stored(client, placement, kv), kv[:, :16])
        assert resident(store, tokens[:16]) and store.tier.residency.cache.used_bytes == 0
        assert {entry: bytes(view) for entry, view in fetch.wait(WAIT_S).items()} == before
    assert not resident(store, tokens[:16])
    for each in (client, other):
        each.close()
    assert_nothing_is_leased(store)
