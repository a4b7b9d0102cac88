"""Readers get rows of the placements that were granted to them, from memory that they cannot write to, and no other."""

import mmap
import os
import random
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from raw_connection import RawConnection, raw_connection
from store_steps import (
    WAIT_S,
    assert_nothing_is_leased,
    extents_of,
    judge,
    prompt,
    refs_holding,
    served,
    wait_until,
)

from kvstore import (
    HostMemory,
    KVStore,
    KVView,
    Layout,
    PrefixLoad,
    ReadGrant,
    RecordCorrupt,
    StoreClient,
    StoreIdentity,
    StoreLocation,
    StoreUnreachable,
    host_id,
    kv_windows,
    load_granted,
)
from kvstore.client import prefix_load
from kvstore.client.destinations import HostLines
from kvstore.dataplane.answers import FetchFailed, FetchStarted
from kvstore.dataplane.channel import ChannelClosed
from kvstore.dataplane.readers import STALL_S
from kvstore.dataplane.requests import (
    Admit,
    Append,
    Demote,
    DemotionDone,
    Fetch,
    ImportanceNote,
    Put,
    Release,
    Request,
    Room,
    RunTool,
    Stage,
    Want,
)
from kvstore.dataplane.server import PlaneServer
from kvstore.format.layout import PAGE_BYTES
from kvstore.index.geometry import Geometry
from kvstore.tiers.arena import ArenaMapping

LAYOUTS = [
    Layout(tokens_per_record=16, tokens_per_extent=64),
    Layout(tokens_per_record=32, tokens_per_extent=64, planes="apart"),
    Layout(tokens_per_record=32, tokens_per_extent=64, layers_per_record=2, kv_records=2, header="compact"),
]


def granted(store: KVStore, tokens: list[int], tenant: str = "") -> ReadGrant:
    grant = store.grant_read(store.hold(tokens, tenant=tenant, wait_s=0.0).placement_id, host_id())
    assert grant is not None
    return grant


def reader_of(store: KVStore, grant: ReadGrant) -> StoreClient:
    return StoreClient.remote(StoreLocation(socket=grant.socket, identity=store.identity))


def rows_read(client: StoreClient, grant: ReadGrant, start: int, end: int, max_bytes: int = 2**20) -> KVView:
    """Rows of all layers, [layers, tokens, 2, row_bytes]."""
    shape, memory = client.identity.shape, HostMemory(2**20, least_bytes=0)
    rows = np.zeros((shape.num_layers, end - start, 2, shape.row_bytes), np.uint8)
    windows = kv_windows(client.geometry, range(shape.num_layers), start, end, max_bytes)
    for window, rows_LT2B in load_granted(client, grant, windows, WAIT_S, memory):
        tokens = slice(window.token_start - start, window.token_end - start)
        rows[window.layer_start : window.layer_end, tokens] = rows_LT2B
    return rows


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"{layout.planes} {layout.header}")
def test_a_reader_gets_the_rows_that_were_saved_from_memory_and_from_disk(
    open_store, put, kv_of, identity: StoreIdentity, layout: Layout
) -> None:
    owner, tokens, draw = replace(identity, layout=layout), prompt(200), random.Random(5)
    for from_disk in (False, True):
        store = open_store(owner=owner)
        put(store, tokens)
        grant = granted(store, tokens)
        assert grant.num_stored_tokens == 192
        kv = kv_of(tokens, owner.shape)
        with closing(reader_of(store, grant)) as client:
            for max_bytes in (1, 2000, 2**20):
                start = draw.randrange(191)
                end = draw.randrange(start + 1, 193)
                assert np.array_equal(rows_read(client, grant, start, end, max_bytes), kv[:, start:end])
        assert (store.inventory.counters.disk_reads > 0) == from_disk
        assert store.inventory.counters.reader_refusals == 0
        store.close()


def test_rows_of_a_reordered_extent_that_the_prompt_leaves_on_the_way_are_its_own(
    open_store, put, kv_of, identity
) -> None:

    owner = replace(identity, layout=Layout(tokens_per_record=16, tokens_per_extent=64, reorder="tokens"))
    store, tokens = open_store(owner=owner), prompt(65)
    put(store, tokens)
    judge(store, tokens, seed=3)
    store.rewrite_all()
    assert all(extent.is_reordered for extent in extents_of(store, tokens))
    left = [*tokens[:32], *prompt(40, family=7)]
    put(store, left)
    grant = granted(store, left)
    with closing(reader_of(store, grant)) as client:
        for start, end in ((0, 64), (5, 21), (30, 50)):
            assert np.array_equal(rows_read(client, grant, start, end, 1), kv_of(left, owner.shape)[:, start:end])


@pytest.mark.parametrize("is_reordered", [False, True], ids=["token order", "reordered"])
@pytest.mark.parametrize("place", ["header", "payload"])
def test_a_record_that_is_damaged_in_memory_gives_a_reader_no_rows(
    open_store, put, identity: StoreIdentity, place: str, is_reordered: bool
) -> None:
    owner = replace(identity, layout=Layout(tokens_per_record=16, tokens_per_extent=64, reorder="tokens"))
    store, tokens = open_store(owner=owner), prompt(65)
    put(store, tokens)
    if is_reordered:
        judge(store, tokens, seed=4)
        store.rewrite_all()
    assert all(extent.is_reordered == is_reordered for extent in extents_of(store, tokens))
    grant = granted(store, tokens)
    with closing(reader_of(store, grant)) as client:
        rows_read(client, grant, 0, 64)
        frame = store.tier.frames.of_record[refs_holding(store, tokens, None, 1)[2].key]
        store.tier.arena.view(frame.offset + (50 if place == "header" else PAGE_BYTES + 5), 1)[0] ^= 1
        with pytest.raises(RecordCorrupt):
            rows_read(client, grant, 0, 64)
    assert store.inventory.counters.quarantined_chunks == 4


def test_without_the_secret_of_a_placement_it_is_as_if_it_were_not_held(open_store, put) -> None:
    store, tokens, others = open_store(), prompt(65), prompt(65, family=2)
    put(store, tokens, tenant="one")
    put(store, others, tenant="two")
    grant, other = granted(store, tokens, "one"), granted(store, others, "two")
    assert (grant.num_stored_tokens, other.num_stored_tokens) == (64, 64)
    wrong = [
        replace(grant, secret=bytes(16)),
        replace(grant, secret=b""),
        replace(other, secret=grant.secret),
        replace(grant, placement_id=grant.placement_id + 1000),
        replace(grant, generation=grant.generation + 1),
    ]
    with closing(reader_of(store, grant)) as client:
        for each in wrong:
            with pytest.raises(StoreUnreachable):
                rows_read(client, each, 0, 64)
        rows_read(client, grant, 0, 64)
        store.settle(grant.placement_id)
        with pytest.raises(StoreUnreachable, match="not held"):
            rows_read(client, grant, 0, 64)
        wait_until(lambda: store.inventory.counters.reader_refusals == 10)  # each read has two windows
        with pytest.raises(StoreUnreachable, match="not held"):
            store.grant_read(grant.placement_id, host_id())
        store.delete_tenant("two")
        with pytest.raises(StoreUnreachable, match="not held"):
            rows_read(client, other, 0, 64)


def test_the_memory_that_a_reader_gets_cannot_be_written_to(open_store, put) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    with raw_connection(Path(granted(store, tokens).socket)) as raw:
        (descriptor,) = raw.descriptors
        size_bytes = os.fstat(descriptor).st_size
        with pytest.raises(PermissionError):
            mmap.mmap(descriptor, size_bytes, prot=mmap.PROT_READ | mmap.PROT_WRITE)
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.pwrite(descriptor, b"x", 0)
        with pytest.raises(OSError, match="Invalid argument"):
            os.ftruncate(descriptor, 0)
        mapping = ArenaMapping(descriptor)  # closes it
        assert mapping.view(0, 16).readonly
        assert not store.tier.arena.view(0, 16).readonly


@pytest.mark.parametrize(
    "message",
    [
        Stage(1, 5, 0, 1),
        Room(1, (0,)),
        Put(1),
        Append(1, 5, 0, np.zeros(16, np.uint32)),
        Demote(1, 5, 4096),
        DemotionDone(1),
        ImportanceNote(5, 16, 0, np.zeros(32, np.float16)),
        Want(1, [True]),
        RunTool(1, {"tool": "evict"}),
        Fetch(1, 5, is_announced=True),
    ],
    ids=lambda message: type(message).__name__,
)
def test_a_reader_that_asks_for_more_than_to_read_is_hung_up_on(
    open_store, put, kv_of, shape, monkeypatch, message: Request
) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    reported = threading.Semaphore(0)
    monkeypatch.setattr(threading, "excepthook", lambda error: reported.release())
    grant = granted(store, tokens)
    with closing(reader_of(store, grant)) as good, raw_connection(Path(grant.socket)) as raw:
        raw.send(Admit(grant.placement_id, grant.secret))
        named = hasattr(message, "placement_id")
        raw.send(message._replace(placement_id=grant.placement_id) if named else message)
        assert raw.ended.wait(WAIT_S)
        assert reported.acquire(timeout=WAIT_S)
        assert np.array_equal(rows_read(good, grant, 0, 64), kv_of(tokens, shape)[:, :64])


def test_what_a_reader_has_begun_to_read_stays_stored_until_its_connection_ends(open_store, put) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    grant = granted(store, tokens)
    with raw_connection(Path(grant.socket)) as raw:
        raw.send(Admit(grant.placement_id, grant.secret))
        raw.send(Fetch(3, grant.placement_id))
        started = raw.answer()
        assert isinstance(started, FetchStarted)
        store.settle(grant.placement_id)
        raw.send(Fetch(4, grant.placement_id))
        while not isinstance(failed := raw.answer(), FetchFailed):  # the frames of the first load may arrive before
            pass
        assert (failed.request, "not held" in failed.text) == (4, True)
        store.evict(2**40)
        assert extents_of(store, tokens)
        assert sum(frame.leases for frame in store.tier.frames.of_record.values()) == 8
    assert_nothing_is_leased(store)
    wait_until(lambda: not store.placements._held)
    store.evict(2**40)
    assert not extents_of(store, tokens)


@pytest.mark.parametrize("has_ended", [False, True], ids=["lease lives", "lease has ended"])
def test_a_reader_that_makes_no_use_of_what_it_holds_is_hung_up_on(
    open_store, put, has_ended: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlaneServer, "_look", lambda _: None)  # its look uses the machine's clock, not the test's
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    grant = granted(store, tokens)
    with closing(reader_of(store, grant)) as good, raw_connection(Path(grant.socket)) as raw:
        rows_read(good, grant, 0, 64)
        assert_nothing_is_leased(store)  # wait for the good reader's releases
        raw.send(Admit(grant.placement_id, grant.secret))
        raw.send(Fetch(3, grant.placement_id))
        wait_until(lambda: sum(frame.leases for frame in store.tier.frames.of_record.values()) == 8)
        if has_ended:
            store.settle(grant.placement_id)
        for number in range(3):  # each round releases one in time, which counts while the lease lives
            store._readers.hang_up_stalled(0.4 * number * STALL_S)
            raw.send(Release(3, [number], 1.0, is_moved=False, is_last=False))
            wait_until(
                lambda left=7 - number: sum(frame.leases for frame in store.tier.frames.of_record.values()) == left
            )
            assert not raw.ended.is_set()
        store._readers.hang_up_stalled(1.1 * STALL_S)
        assert raw.ended.wait(WAIT_S) if has_ended else not raw.ended.is_set()
        store._readers.hang_up_stalled(2.2 * STALL_S)
        assert raw.ended.wait(WAIT_S)
        assert_nothing_is_leased(store)
        wait_until(lambda: list(store.placements._held) == ([] if has_ended else [grant.placement_id]))
        if not has_ended:
            rows_read(good, grant, 0, 64)  # still connected: it holds no record between two reads


@pytest.mark.parametrize("stop", ["batches_of", "copy_batch", "_take_over"])
def test_a_reader_that_was_stopped_for_longer_than_its_lease_gets_no_rows(
    open_store, put, kv_of, identity: StoreIdentity, monkeypatch: pytest.MonkeyPatch, stop: str
) -> None:
    """It stops before it reads headers, before it copies, or after that, and the store uses its frames again."""
    monkeypatch.setattr(PlaneServer, "_look", lambda _: None)  # its look uses the machine's clock, not the test's
    tokens, others = prompt(65), [prompt(65, family) for family in range(1, 9)]
    first = open_store()
    for text in (tokens, *others):
        put(first, text)
    first.close()
    store = open_store(host_bytes=20 * Geometry(identity).slots[0].record_bytes)
    assert served(store, tokens, kv_of) == 64
    grant, has_stopped = granted(store, tokens), list[bool]()
    memory, before = HostMemory(2**20, least_bytes=0), list[bytes]()

    def stopped() -> None:
        if has_stopped:
            return
        has_stopped.append(True)
        leased = [frame for frame in store.tier.frames.of_record.values() if frame.leases]
        before.extend(bytes(store.tier.arena.view(frame.offset, frame.size_bytes)) for frame in leased)
        store.settle(grant.placement_id)
        for now_s in (0.0, 1.1 * STALL_S):
            store._readers.hang_up_stalled(now_s)
        assert_nothing_is_leased(store)
        for text in others:  # every frame is written again
            assert served(store, text, kv_of) == 64
        after = [bytes(store.tier.arena.view(frame.offset, frame.size_bytes)) for frame in leased]
        assert leased and all(one != other for one, other in zip(before, after, strict=True))

    owner = {"batches_of": prefix_load, "copy_batch": HostLines, "_take_over": PrefixLoad}[stop]
    real = getattr(owner, stop)

    def stopping(*arguments: Any) -> Any:
        stopped()
        return real(*arguments)

    with closing(reader_of(store, grant)) as client:
        monkeypatch.setattr(owner, stop, stopping)
        windows = kv_windows(client.geometry, range(2), 0, 64)
        with pytest.raises(StoreUnreachable):
            next(load_granted(client, grant, windows, WAIT_S, memory))
    assert has_stopped


def test_a_fetch_that_ends_gives_back_what_was_kept_for_it(open_store, put) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    grant = granted(store, tokens)
    with closing(reader_of(store, grant)) as client:
        rows_read(client, grant, 0, 64, 1)
        wait_until(lambda: list(store.placements._held) == [grant.placement_id])
        rows = load_granted(client, grant, kv_windows(client.geometry, range(2), 0, 64, 1), WAIT_S)
        next(rows)
        rows.close()
        wait_until(lambda: list(store.placements._held) == [grant.placement_id])
    assert_nothing_is_leased(store)
    with raw_connection(Path(grant.socket)) as raw:
        raw.send(Admit(grant.placement_id, grant.secret))
        raw.send(Fetch(3, grant.placement_id, (0,), (0,)))
        raw.answer()
        raw.send(Release(3, [0], float("nan"), is_moved=True, is_last=True))
        wait_until(lambda: list(store.placements._held) == [grant.placement_id])
        wait_until(lambda: store.tier.residency.cache.used_bytes > 0)  # the record is not moved: it stays in memory


def test_a_store_that_has_restarted_grants_nothing_that_it_granted_before(open_store, put) -> None:
    tokens, first = prompt(65), open_store()
    put(first, tokens)
    grant = granted(first, tokens)
    with closing(reader_of(first, grant)) as client:
        rows_read(client, grant, 0, 64)
        first.close()
        with pytest.raises(StoreUnreachable):
            rows_read(client, grant, 0, 64)
        second = open_store()
        again = granted(second, tokens)
        with pytest.raises(StoreUnreachable, match="restarted"):
            rows_read(client, grant, 0, 64)
        rows_read(client, again, 0, 64)


def test_a_reader_shows_the_secrets_of_many_placements_one_after_the_other(open_store, put) -> None:
    store, tokens = open_store(), prompt(17)
    put(store, tokens)
    lasting = granted(store, tokens)
    with closing(reader_of(store, lasting)) as client:
        rows_read(client, lasting, 0, 16)
        for _ in range(80):
            grant = granted(store, tokens)
            rows_read(client, grant, 0, 16)
            store.settle(grant.placement_id)
        ((_, reader),) = list(store._readers._sessions.items())
        assert len(reader._admitted) < 80
        assert lasting.placement_id in reader._admitted


def test_a_closed_channel_is_said_to_be_so(open_store, put) -> None:
    store, tokens = open_store(), prompt(17)
    put(store, tokens)
    grant = granted(store, tokens)
    store.close()
    with pytest.raises(ChannelClosed):
        RawConnection(Path(grant.socket))


def test_a_process_on_another_host_is_granted_nothing_and_no_socket_is_opened(open_store, put) -> None:
    store, tokens = open_store(), prompt(17)
    put(store, tokens)
    placement = store.hold(tokens, tenant="", wait_s=0.0)
    assert [store.grant_read(placement.placement_id, other) for other in ("", "of another boot")] == [None, None]
    assert store._readers is None
