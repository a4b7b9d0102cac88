"""The data plane survives connections that send nonsense or die."""

import contextlib
import struct
import threading

import numpy as np
import pytest
from raw_connection import RawConnection
from store_steps import WAIT_S, prompt

from kvstore import KVStore, StoreNotWritable
from kvstore.dataplane.answers import FetchStarted
from kvstore.dataplane.channel import ChannelClosed
from kvstore.dataplane.requests import Cancel, Fetch, Put, Release, Want
from tests.support.held_records import HeldRecords


def test_a_client_that_answers_what_it_was_not_asked_is_hung_up_on(open_store, put, monkeypatch) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens)
    store.serve()
    reported = threading.Semaphore(0)
    monkeypatch.setattr(threading, "excepthook", lambda error: reported.release())
    placement = store.acquire(tokens)
    for answers in (
        Want(3, [True] * 5).encode(),
        [*Want(3, [True] * 4).encode()] * 2,
        [b"A" + bytes(16) + b"?"],
        [next(iter(Want(3, [False] * 4, [1.0] * 4).encode()))[:-4]],
    ):
        raw = connected(store)
        raw.send(Fetch(3, placement.placement_id, is_announced=True))
        assert len(raw.answer(2).keys) == 4
        for message in answers:
            raw.channel.send(message)
        assert raw.ended.wait(WAIT_S)
        raw.channel.close()
        assert reported.acquire(timeout=WAIT_S)
    store.close()
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes


def connected(store: KVStore) -> RawConnection:
    return RawConnection(store._server._server.path)


@pytest.mark.parametrize(
    "nonsense",
    [
        b"?",
        b"F",
        b"F" + b"\xff" * 40,
        b"F" + struct.pack("<QQBBHI", 1, 0, 9, 0, 0, 0),
        b"R\x00",
        b"Q" + bytes(10) + b"\x00" * 12,
        b"N" + bytes(16) + b"\x00",
        b"S" + b"\x00" * 3,
        b"T" + b"\x00" * 8 + b"{",
    ],
)
def test_a_client_that_speaks_nonsense_is_hung_up_on_and_the_others_are_served(
    open_store, put, kv_of, shape, monkeypatch, nonsense: bytes
) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens)
    store.serve()
    reported = threading.Semaphore(0)
    monkeypatch.setattr(threading, "excepthook", lambda error: reported.release())
    raw = connected(store)
    raw.answer()
    raw.channel.send(nonsense)
    assert raw.ended.wait(WAIT_S)
    raw.channel.close()
    assert reported.acquire(timeout=WAIT_S)
    good = connected(store)
    good.send(Fetch(5, store.acquire(tokens).placement_id))
    started = good.answer(2)
    assert isinstance(started, FetchStarted) and started.counts == (2, 2)
    good.channel.close()


def test_a_stranger_to_a_request_may_neither_release_nor_cancel_nor_put_what_is_anothers(
    open_store, put, shape
) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens)
    store.serve()
    client, placement = store.client(), store.acquire(tokens)
    with HeldRecords(client, placement.placement_id) as fetch:
        before = {entry: bytes(view) for entry, view in fetch.wait(WAIT_S).items()}
        raw = connected(store)
        for message in (Release(fetch.request, [0, 1, 2, 3]), Cancel(fetch.request), Put(fetch.request)):
            raw.send(message)
        raw.answer(2)  # answers to the hello, and to the put
        assert sum(frame.leases for frame in store.tier.frames.of_record.values()) == 4
        assert {entry: bytes(view) for entry, view in fetch.wait(WAIT_S).items()} == before
        raw.channel.close()


def test_the_same_entry_released_twice_ends_one_lease(open_store, put) -> None:
    store, tokens = open_store(), prompt(17)
    put(store, tokens)
    store.serve()
    placement, client = store.acquire(tokens), store.client()
    with HeldRecords(client, placement.placement_id) as fetch:
        fetch.wait(WAIT_S)
        raw = connected(store)
        raw.send(Fetch(3, placement.placement_id))
        raw.answer(2)
        for message in (Release(3, [0, 0, 1, 1, 9]), Release(3, [0, 0, 1, 1, 9]), Put(3)):
            raw.send(message)
        raw.answer()
        assert sorted(frame.leases for frame in store.tier.frames.of_record.values()) == [1, 1]
        raw.channel.close()
    client.close()
    assert store.stats().counters.orphaned_leases == 0


def test_entries_follow_the_slots_as_they_were_asked_for(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(129)
    put(store, tokens)
    kv, client = kv_of(tokens, shape), store.client()
    with HeldRecords(client, store.acquire(tokens).placement_id, [1, 0, 1], [5, 2]) as fetch:
        records = fetch.wait(WAIT_S)
        rows = [bytes(records[entry][4096 : 4096 + 16 * 2 * 16]) for entry in range(4)]
    expected = [kv[layer, 16 * chunk : 16 * chunk + 16].tobytes() for layer in (1, 0) for chunk in (2, 5)]
    assert rows == expected and len(records) == 4
    client.close()


def test_serving_twice_is_the_same_place_and_close_removes_it(open_store) -> None:
    store = open_store()
    location = store.serve()
    assert store.serve() == location
    path = store._server._server.path
    assert path.exists()
    store.close()
    assert not path.exists()


def test_a_socket_that_cannot_be_made_is_an_error_every_time(open_store, tmp_path) -> None:
    store = open_store()
    (tmp_path / "s").write_text("in the way")
    for _ in range(2):
        with pytest.raises(StoreNotWritable):
            store.serve(tmp_path / "s")


def test_a_client_that_comes_while_the_store_is_being_closed_is_hung_up_on(open_store, monkeypatch) -> None:
    store = open_store()
    store.serve()
    reported = list[object]()
    monkeypatch.setattr(threading, "excepthook", reported.append)
    store._is_open = False
    raws = [connected(store) for _ in range(20)]
    for raw in raws:
        with contextlib.suppress(ChannelClosed):  # the store noticed it at once
            raw.send(Fetch(1, 0))
    for raw in raws:
        assert raw.ended.wait(WAIT_S)
        raw.channel.close()
        assert raw.said == []
    store._is_open = True
    store.close()  # its threads have ended
    assert reported == []


def test_what_a_dead_connection_had_asked_for_is_read_and_given_back(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(161)
    put(store, tokens)
    store.close()
    store = open_store()
    store.serve()
    placement = store.acquire(tokens)
    for _ in range(5):
        raw = connected(store)
        raw.send(Fetch(1, placement.placement_id))
        raw.channel.close()
    while store._server._sessions:
        threading.Event().wait(0.001)
    client, kv = store.client(), kv_of(tokens, shape)
    view = np.zeros_like(kv)
    load = client.load_rows(placement.placement_id, 160, view)
    load.wait_all(WAIT_S)
    assert np.array_equal(view[:, :160], kv[:, :160])
    load.cancel()
    client.close()
    store.close()
    assert not any(frame.leases for frame in store.tier.frames.of_record.values())
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes
