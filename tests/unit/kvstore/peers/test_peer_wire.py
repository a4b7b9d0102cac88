"""Fetches whose stream is damaged, cut or silent, or whose store ends at either side."""

import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from peer_steps import (
    GREETING_BYTES,
    KEY,
    LONG,
    NUM_TOKENS,
    SHAPE,
    TOKENS,
    Gate,
    assert_idle,
    assert_stored,
    fetch,
    flipping,
    identity_of,
)
from store_steps import num_stored, prompt, wait_until

from kvstore import KVStore, PeerLocation, StoreClosed
from kvstore.peers import connection as peer_socket
from kvstore.peers.messages import HEADER_BYTES
from kvstore.peers.prefix_sender import PrefixSender


def test_a_byte_that_changes_on_the_way_is_found(
    sender: KVStore, peer: PeerLocation, relay_to, open_store, kv_of, tmp_path: Path
) -> None:
    """Any byte of the stream, greeting and headers included."""
    num_bytes = GREETING_BYTES + HEADER_BYTES + 6 * 4 * HEADER_BYTES + NUM_TOKENS * SHAPE.token_bytes
    draw = Random(3)
    places = [3, 20, 50, 75, 120, *(draw.randrange(num_bytes) for _ in range(25))]
    for number, place in enumerate(places):
        receiver = open_store(owner=identity_of("sketch"), directory=tmp_path / f"receiver{number}")
        report = fetch(receiver, relay_to(peer, flipping(place, draw)))
        assert report.failure, f"byte {place}"
        assert report.num_tokens == report.num_fetched_tokens < NUM_TOKENS
        assert_stored(receiver, report.num_tokens, kv_of)
        assert_idle(receiver)
        receiver.close()


@pytest.mark.parametrize("cut_at", [0, 10, 60, 100, 5_000, 70_000, 150_000, 197_000])
def test_what_came_whole_before_the_connection_broke_stays_and_the_rest_is_fetched_later(
    cut_at: int, sender: KVStore, receiver: KVStore, peer: PeerLocation, relay_to, kv_of
) -> None:
    def cut(data: bytes, at: int) -> bytes:
        return data[: max(0, cut_at - at)]

    report = fetch(receiver, relay_to(peer, cut))
    whole_windows = max(0, cut_at - GREETING_BYTES - HEADER_BYTES) // (64 * SHAPE.token_bytes + 4 * HEADER_BYTES)
    assert report.failure
    assert report.num_tokens == 64 * min(6, whole_windows)
    assert_stored(receiver, report.num_tokens, kv_of)
    assert_idle(receiver)
    counters = receiver.stats().counters
    assert (counters.fetches, counters.fetch_failures) == (1, 1)
    assert counters.fetched_chunks == report.num_tokens // 16
    report = fetch(receiver, peer)
    assert (report.num_tokens, report.failure) == (NUM_TOKENS, "")
    assert_stored(receiver, NUM_TOKENS, kv_of)


def test_what_is_being_sent_is_not_evicted(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, monkeypatch, beside: ThreadPoolExecutor, put, kv_of
) -> None:
    """The sender is held up before a layer: bytes in a socket's buffer count as sent."""
    is_sending, may_go_on = threading.Event(), threading.Event()
    send_layer = PrefixSender._send_layer

    def held_up(*arguments: Any) -> None:
        is_sending.set()
        assert may_go_on.wait(30.0)
        send_layer(*arguments)

    monkeypatch.setattr(PrefixSender, "_send_layer", held_up)
    put(sender, prompt(64, family=2))
    under_way = beside.submit(fetch, receiver, peer)
    assert is_sending.wait(30.0)
    assert sender.evict(10**9) == 4 * sender.geometry.unit_bytes, "the other prompt's extents are evicted"
    may_go_on.set()
    assert under_way.result().num_tokens == NUM_TOKENS
    assert_stored(receiver, NUM_TOKENS, kv_of)
    wait_until(lambda: not sender._peer_server._peers)
    assert sender.evict(10**9) > 0
    assert num_stored(sender, TOKENS) == 0


def test_rows_deleted_while_they_are_sent_are_sent_to_the_end(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, relay_to, gate: Gate, beside: ThreadPoolExecutor, kv_of
) -> None:
    under_way = beside.submit(fetch, receiver, relay_to(peer, gate))
    assert gate.is_reached.wait(30.0)
    sender.delete_tenant("")
    gate.open()
    assert under_way.result().num_tokens == NUM_TOKENS
    assert_stored(receiver, NUM_TOKENS, kv_of)
    assert_idle(sender)


def test_a_tenant_that_deletes_its_data_here_does_not_get_it_back_from_a_fetch_under_way(
    receiver: KVStore, peer: PeerLocation, relay_to, gate: Gate, beside: ThreadPoolExecutor
) -> None:
    under_way = beside.submit(fetch, receiver, relay_to(peer, gate))
    assert gate.is_reached.wait(30.0)
    receiver.delete_tenant("")
    gate.open()
    report = under_way.result()
    assert report.num_tokens == 0
    assert "this store took 0 of" in report.failure
    assert_idle(receiver)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is given up for its silence."""
    monkeypatch.setattr(peer_socket, "SILENCE_S", 1000.0)


@pytest.mark.usefixtures("patience")
def test_the_end_of_a_store_ends_its_fetches(
    receiver: KVStore, peer: PeerLocation, relay_to, gate: Gate, beside: ThreadPoolExecutor, open_store, kv_of, tmp_path
) -> None:
    under_way = beside.submit(fetch, receiver, relay_to(peer, gate), timeout_s=1000.0)
    assert gate.is_reached.wait(30.0)
    receiver.close()
    report = under_way.result()
    assert report.failure
    with pytest.raises(StoreClosed):
        fetch(receiver, peer)
    again = open_store(owner=identity_of("sketch"), directory=tmp_path / "receiver")
    assert_stored(again, report.num_tokens, kv_of)


@pytest.mark.usefixtures("patience")
def test_the_end_of_a_store_ends_what_it_sends(
    large_sender: KVStore, receiver: KVStore, beside: ThreadPoolExecutor, relay_to, gate: Gate, kv_of
) -> None:
    peer = large_sender.serve_peers("127.0.0.1", KEY)
    under_way = beside.submit(fetch, receiver, relay_to(peer, gate), LONG, timeout_s=1000.0)
    assert gate.is_reached.wait(30.0)
    large_sender.close()
    gate.open()
    report = under_way.result()
    assert report.failure
    assert_stored(receiver, report.num_tokens, kv_of, LONG)


# Within the first window: a complete window is published in a moment, so a fetch need not wait for more.
@pytest.mark.parametrize("gate", [10_000], indirect=True)
def test_a_fetch_of_what_another_is_bringing_waits_for_it(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, relay_to, gate: Gate, beside: ThreadPoolExecutor, kv_of
) -> None:
    first = beside.submit(fetch, receiver, relay_to(peer, gate), num_tokens=128)
    assert gate.is_reached.wait(30.0)
    others = [beside.submit(fetch, receiver, peer, num_tokens=num_tokens) for num_tokens in (128, NUM_TOKENS, 64)]
    wait_until(lambda: len(receiver._fetcher._changed._waiters) == 3)
    gate.open()
    assert first.result().num_fetched_tokens == 128
    assert [(other.result().num_tokens, other.result().num_fetched_tokens) for other in others] == [
        (128, 0), (NUM_TOKENS, NUM_TOKENS - 128), (64, 0),
    ]  # fmt: skip
    assert_idle(sender)
    assert sender.stats().counters.peer_sent_bytes == NUM_TOKENS * SHAPE.token_bytes
    assert_stored(receiver, NUM_TOKENS, kv_of)
    assert_idle(receiver)


def test_a_fetch_that_waits_for_one_that_fails_fetches_itself(
    receiver: KVStore, peer: PeerLocation, relay_to, beside: ThreadPoolExecutor, gate: Gate, kv_of
) -> None:
    def fail(data: bytes, at: int) -> bytes:
        return b"" if at > 80_000 else gate(data, at)

    first = beside.submit(fetch, receiver, relay_to(peer, fail))
    assert gate.is_reached.wait(30.0)
    second = beside.submit(fetch, receiver, peer)
    wait_until(lambda: len(receiver._fetcher._changed._waiters) == 1)
    gate.open()
    assert first.result().failure
    assert (second.result().num_tokens, second.result().failure) == (NUM_TOKENS, "")
    assert_stored(receiver, NUM_TOKENS, kv_of)


def test_a_request_that_computes_the_prefix_is_not_waited_for(
    receiver: KVStore, peer: PeerLocation, sender: KVStore
) -> None:
    request = receiver.acquire(TOKENS)
    report = fetch(receiver, peer)
    assert (report.num_tokens, report.failure) == (0, "")
    assert sender.stats().counters.peer_requests == 0
    receiver.settle(request.placement_id)
    wait_until(lambda: receiver.drain(1.0) and not receiver.placements._claims)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS


def test_a_peer_that_does_not_answer_is_given_up(receiver: KVStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_socket, "GREETING_S", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        location = PeerLocation(host="127.0.0.1", port=silent.getsockname()[1])
        assert "has not answered in time" in fetch(receiver, location).failure
    assert "no store answers" in fetch(receiver, location).failure
    assert_idle(receiver)


def test_a_peer_that_stops_half_way_is_given_up_and_so_is_one_that_stops_receiving(
    large_sender: KVStore, receiver: KVStore, relay_to, gate: Gate, kv_of, monkeypatch: pytest.MonkeyPatch
) -> None:
    peer = large_sender.serve_peers("127.0.0.1", KEY)
    monkeypatch.setattr(peer_socket, "SILENCE_S", 0.3)
    report = fetch(receiver, relay_to(peer, gate), LONG)
    assert "has not answered in time" in report.failure
    assert_stored(receiver, report.num_tokens, kv_of, LONG)
    wait_until(lambda: not large_sender._peer_server._peers)
    assert large_sender.stats().counters.peer_failures == 1
    assert_idle(large_sender)


def test_a_fetch_ends_when_its_time_is_over(receiver: KVStore, peer: PeerLocation, relay_to, gate: Gate, kv_of) -> None:
    report = fetch(receiver, relay_to(peer, gate), timeout_s=0.3)
    assert "has not answered in time" in report.failure
    assert_stored(receiver, report.num_tokens, kv_of)
    assert fetch(receiver, peer, timeout_s=0.0).failure


def test_a_fetch_whose_end_fails_does_not_keep_the_store_from_closing(
    receiver: KVStore, peer: PeerLocation, beside: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(placement_id: int) -> None:
        raise RuntimeError("a defect")

    with monkeypatch.context() as patch:
        patch.setattr(receiver._writer, "finish", fail)
        with pytest.raises(RuntimeError, match="a defect"):
            fetch(receiver, peer)
    beside.submit(receiver.close).result(30.0)
