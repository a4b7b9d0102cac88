"""The data plane: messages there and back, and connections that speak nonsense or die."""

import contextlib
import threading
from collections.abc import Callable

import numpy as np
import pytest
from store_steps import WAIT_S, prompt

from kvstore import KVStore, StoreNotWritable
from kvstore.dataplane import wire
from kvstore.dataplane.channel import MAX_MESSAGE_BYTES, ChannelClient, ChannelClosed


@pytest.mark.parametrize("slots", [[], [0], [3, 65535]])
@pytest.mark.parametrize("records", [[], [2**32 - 1], [0, 7, 2**32 - 1], list(range(10_000))])
def test_a_fetch_comes_back_as_it_was_sent(slots: list[int], records: list[int]) -> None:
    message = wire.FetchMessage(2**63, 2**60 + 1, 2, tuple(slots), tuple(records))
    assert wire.FetchMessage.decode(message.encode()) == message
    assert len(message.encode()) <= MAX_MESSAGE_BYTES


@pytest.mark.parametrize("slots", [[], [0], [3, 65535]])
@pytest.mark.parametrize("count", [0, 1, 8, 9, 4097, wire.MAX_WANTED_TOKENS])
@pytest.mark.parametrize("is_announced", [False, True])
@pytest.mark.parametrize("has_starts", [False, True])
def test_a_fetch_of_tokens_comes_back_as_it_was_sent(
    slots: list[int], count: int, is_announced: bool, has_starts: bool
) -> None:
    is_wanted = np.arange(count) % 3 == 1
    starts = tuple(2**32 - 1 - slot for slot in slots) if has_starts else ()
    sent = wire.FetchTokensMessage(2**63, 2**60 + 1, 2, tuple(slots), is_wanted, is_announced, starts)
    message = sent.encode()
    *head, heard, was_announced, began = wire.FetchTokensMessage.decode(message)
    assert (head, was_announced, began) == ([2**63, 2**60 + 1, 2, tuple(slots)], is_announced, starts)
    assert heard.dtype == np.bool_ and np.array_equal(heard, is_wanted)
    assert len(message) <= MAX_MESSAGE_BYTES


@pytest.mark.parametrize("change", [lambda message: message[:-1], lambda message: message + b"?"])
def test_a_fetch_that_does_not_speak_of_every_token_is_no_message(change: Callable[[bytes], bytes]) -> None:
    for slots in ((), (1, 2)):
        message = wire.FetchTokensMessage(3, 4, 0, slots, np.ones(160, np.bool_)).encode()
        with pytest.raises(ValueError, match="do not say of 160 tokens"):
            wire.FetchTokensMessage.decode(change(message))


@pytest.mark.parametrize("count", [1, 4096, 4097, 10_000])
def test_many_frames_and_releases_are_cut_into_messages_that_fit(count: int) -> None:
    entries = [(entry, 4096 * entry + 2**40) for entry in range(count)]
    messages = list(wire.frames(7, entries, True))
    assert [entry for message in messages for entry in wire.frames_of(message)[0]] == entries
    assert all(wire.frames_of(message)[1] and wire.request_of(message) == 7 for message in messages)
    released = [wire.released(message) for message in wire.release(7, list(range(count)), 0.5)]
    assert [entry for part in released for entry in part.entries] == list(range(count))
    assert {(part.request, part.importance, part.is_moved, part.is_last) for part in released} == {
        (7, 0.5, False, False)
    }
    sizes = [len(message) for message in [*messages, *wire.release(7, list(range(count)), 0.5)]]
    assert max(sizes) <= MAX_MESSAGE_BYTES


@pytest.mark.parametrize("count", [1, 4096, 4097, 10_000])
def test_releases_with_an_importance_each_are_cut_into_messages_that_fit(count: int) -> None:
    importance = [entry / 16384 for entry in range(count)]
    messages = list(wire.release(7, list(range(count)), importance, is_moved=True, is_last=True))
    parts = [wire.released_each(message) for message in messages]
    assert [entry for part in parts for entry in part.entries] == list(range(count))
    assert [value for part in parts for value in part.importance] == importance
    assert [(part.request, part.is_moved) for part in parts] == [(7, True)] * len(parts)
    assert [part.is_last for part in parts] == [False] * (len(parts) - 1) + [True]
    assert max(len(message) for message in messages) <= MAX_MESSAGE_BYTES


@pytest.mark.parametrize("count", [1, 9, 4097, 50_000])
def test_what_is_not_wanted_may_have_an_importance_each(count: int) -> None:
    is_wanted = [entry % 3 == 1 for entry in range(count)]
    importance = [entry / 65536 for entry in range(is_wanted.count(False))]
    heard, uses = list[bool](), list[float]()
    for message in wire.want(7, is_wanted, importance):
        request, start, part, each = wire.wanted(message)
        assert (request, start) == (7, len(heard)) and len(message) <= MAX_MESSAGE_BYTES
        heard += part
        uses += () if isinstance(each, float) else each  # nothing to say of none
    assert (heard, uses) == (is_wanted, importance)


@pytest.mark.parametrize("count", [0, 1, 16_384, 16_385, 100_000])
def test_a_note_of_importance_is_cut_into_messages_that_fit(count: int) -> None:
    values = (np.arange(count) % 2048).astype(np.float16)
    values[:1] = np.nan
    messages, heard = list(wire.note(2**60, count, 5, values)), list[np.ndarray]()
    for message in messages:
        placement_id, num_tokens, start, part = wire.note_of(message)
        assert (placement_id, num_tokens, start) == (2**60, count, 5 + sum(map(len, heard)))
        heard.append(part)
    assert np.concatenate(heard).tobytes() == values.tobytes()
    assert max(len(message) for message in messages) <= MAX_MESSAGE_BYTES


@pytest.mark.parametrize("count", [0, 1, 4096, 10_000])
def test_the_start_of_a_fetch_tells_the_counts_first_and_every_entry_once(count: int) -> None:
    entries = [(entry, 4096 * entry + 2**40) for entry in range(count)]
    first, *others = wire.started(7, [count, 0], entries)
    counts, heard = wire.started_of(first)
    assert (counts, wire.request_of(first)) == ((count, 0), 7)
    for message in others:
        more, from_disk = wire.frames_of(message)
        assert not from_disk
        heard += more
    assert heard == entries
    assert max(len(message) for message in [first, *others]) <= MAX_MESSAGE_BYTES


@pytest.mark.parametrize("count", [0, 1, 8, 9, 4097, 300_000])
def test_an_announcement_and_its_answer_come_back_as_they_were_sent(count: int) -> None:
    keys = [2**63 + 3 * entry for entry in range(count)]
    parts = [wire.announced_of(message) for message in wire.announced(7, keys)]
    assert [key for part, _ in parts for key in part] == keys
    assert [is_last for _, is_last in parts] == [False] * (len(parts) - 1) + [True]
    is_wanted = [entry % 3 == 1 for entry in range(count)]
    messages, heard = list(wire.want(7, is_wanted)), list[bool]()
    for message in messages:
        request, start, part, importance = wire.wanted(message)
        assert (request, start, importance) == (7, len(heard), 1.0)
        heard += part
    assert heard == is_wanted
    assert all(len(message) <= MAX_MESSAGE_BYTES for message in [*wire.announced(7, keys), *messages])


def test_a_client_that_answers_what_it_was_not_asked_is_hung_up_on(open_store, put, monkeypatch) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens)
    store.serve()
    reported = threading.Semaphore(0)
    monkeypatch.setattr(threading, "excepthook", lambda error: reported.release())
    placement = store.acquire(tokens)
    for answers in (
        wire.want(3, [True] * 5),
        [*wire.want(3, [True] * 4)] * 2,
        [b"A" + bytes(16) + b"?"],
        [next(wire.want(3, [False] * 4, [1.0] * 4))[:-4]],
    ):
        raw = Raw(store)
        raw.channel.send(wire.FetchMessage(3, placement.placement_id, 0, [], [], True).encode())
        for _ in range(2):
            assert raw.heard.acquire(timeout=WAIT_S)
        assert len(wire.announced_of(raw.said[1])[0]) == 4
        for message in answers:
            raw.channel.send(message)
        assert raw.ended.wait(WAIT_S)
        raw.channel.close()
        assert reported.acquire(timeout=WAIT_S)
    store.close()
    assert store.tier.used_bytes == store.tier.cached_bytes


def test_the_other_messages_come_back_as_they_were_sent() -> None:
    assert wire.stage_of(wire.stage(1, 2**60, 3, 4)) == (1, 2**60, 3, 4)
    offsets = [4096 * n for n in range(wire.MAX_STAGED_FRAMES)]
    assert wire.staged_of(wire.staged(1, 3, offsets)) == (3, tuple(offsets))
    assert len(wire.staged(1, 3, offsets)) <= MAX_MESSAGE_BYTES
    (message,) = wire.started(1, [0, 5], [(0, 4096), (4, 2**40)])
    assert wire.started_of(message) == ((0, 5), [(0, 4096), (4, 2**40)])
    assert wire.demote_of(wire.demote(1, 2**63, 8192)) == (1, 2**63, 8192)
    assert [wire.room_of(wire.room(1, offset)) for offset in (None, 0, 2**40)] == [None, 0, 2**40]
    assert wire.failed_of(wire.failed(1, -1, "ü" * 10)) == (-1, "ü" * 10)
    assert len(wire.failed(1, 3, "ü" * MAX_MESSAGE_BYTES)) <= MAX_MESSAGE_BYTES
    answer = {"text": "x" * 3 * MAX_MESSAGE_BYTES}
    parts = [wire.told_of(message) for message in wire.told(1, answer)]
    assert [is_last for _, is_last in parts] == [False] * (len(parts) - 1) + [True]


class Raw:
    """A connection that can say anything."""

    def __init__(self, store: KVStore) -> None:
        self.said: list[bytes] = []
        self.heard, self.ended = threading.Semaphore(0), threading.Event()
        self.channel = ChannelClient(store._server._server.path, self._hear, self.ended.set)
        self.channel.connect(WAIT_S)

    def _hear(self, message: bytes, descriptor: int | None) -> None:
        self.said.append(message)
        self.heard.release()


@pytest.mark.parametrize(
    "nonsense",
    [
        b"?",
        b"F",
        b"F" + b"\xff" * 40,
        wire.FetchMessage(1, 0, 9, [], []).encode(),
        b"R\x00",
        b"Q" + bytes(10) + b"\x00" * 12,
        b"N" + bytes(16) + b"\x00",
        b"S" + b"\x00" * 3,
        b"T" + b"\x00" * 8 + b"{",
    ],
)
def test_whoever_speaks_nonsense_is_hung_up_on_and_the_others_are_served(
    open_store, put, kv_of, shape, monkeypatch, nonsense: bytes
) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens)
    store.serve()
    reported = threading.Semaphore(0)
    monkeypatch.setattr(threading, "excepthook", lambda error: reported.release())
    raw = Raw(store)
    assert raw.heard.acquire(timeout=WAIT_S)
    raw.channel.send(nonsense)
    assert raw.ended.wait(WAIT_S)
    raw.channel.close()
    assert reported.acquire(timeout=WAIT_S)
    good = Raw(store)
    good.channel.send(wire.FetchMessage(5, store.acquire(tokens).placement_id, 0, [], []).encode())
    for _ in range(2):
        assert good.heard.acquire(timeout=WAIT_S)
    assert wire.started_of(good.said[1])[0] == (2, 2)
    assert good.said[1][:1] == wire.STARTED
    good.channel.close()


def test_a_stranger_to_a_request_may_neither_release_nor_cancel_nor_put_what_is_anothers(
    open_store, put, shape
) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens)
    store.serve()
    client, placement = store.client(), store.acquire(tokens)
    with client.fetch(placement.placement_id) as fetch:
        before = {entry: bytes(view) for entry, view in fetch.wait(WAIT_S).items()}
        raw = Raw(store)
        for message in (*wire.release(fetch.request, [0, 1, 2, 3], 1.0), wire.of_request(wire.CANCEL, fetch.request)):
            raw.channel.send(message)
        raw.channel.send(wire.of_request(wire.PUT, fetch.request))
        for _ in range(2):  # hello, and that the put was heard
            assert raw.heard.acquire(timeout=WAIT_S)
        assert sum(frame.leases for frame in store.tier._frames.values()) == 4
        assert {entry: bytes(view) for entry, view in fetch.wait(WAIT_S).items()} == before
        raw.channel.close()
    client.close()


def test_the_same_entry_released_twice_ends_one_lease(open_store, put) -> None:
    store, tokens = open_store(), prompt(17)
    put(store, tokens)
    store.serve()
    placement, client = store.acquire(tokens), store.client()
    with client.fetch(placement.placement_id) as fetch:
        fetch.wait(WAIT_S)
        raw = Raw(store)
        raw.channel.send(wire.FetchMessage(3, placement.placement_id, 0, [], []).encode())
        for _ in range(2):
            assert raw.heard.acquire(timeout=WAIT_S)
        for message in [*wire.release(3, [0, 0, 1, 1, 9], 1.0)] * 2:
            raw.channel.send(message)
        raw.channel.send(wire.of_request(wire.PUT, 3))
        assert raw.heard.acquire(timeout=WAIT_S)
        assert sorted(frame.leases for frame in store.tier._frames.values()) == [1, 1]
        raw.channel.close()
    client.close()
    assert store.stats().counters.orphaned_leases == 0


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


def test_whoever_comes_while_the_store_is_being_closed_is_hung_up_on(open_store, monkeypatch) -> None:
    store = open_store()
    store.serve()
    reported = list[object]()
    monkeypatch.setattr(threading, "excepthook", reported.append)
    store._is_open = False
    raws = [Raw(store) for _ in range(20)]
    for raw in raws:
        with contextlib.suppress(ChannelClosed):  # it was noticed at once
            raw.channel.send(wire.FetchMessage(1, 0, 0, [], []).encode())
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
        raw = Raw(store)
        raw.channel.send(wire.FetchMessage(1, placement.placement_id, 0, [], []).encode())
        raw.channel.close()
    while store._server._sessions:
        threading.Event().wait(0.001)
    client, kv = store.client(), kv_of(tokens, shape)
    view = np.zeros_like(kv)
    load = client.load_rows(placement.placement_id, 160, view)
    load.wait(0, WAIT_S)
    load.wait(1, WAIT_S)
    assert np.array_equal(view[:, :160], kv[:, :160])
    load.cancel()
    client.close()
    store.close()
    assert not any(frame.leases for frame in store.tier._frames.values())
    assert store.tier.used_bytes == store.tier.cached_bytes
