"""Stores refuse peers that are strangers, ask for other KV, or send nonsense."""

import contextlib
import socket
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from peer_steps import (
    KEY,
    NUM_TOKENS,
    SHAPE,
    TOKENS,
    assert_idle,
    assert_stored,
    fetch,
    identity_of,
)
from store_steps import wait_until

from kvstore import EXACT, KVStore, PeerFailed, PeerLocation, StoreCounters, StoreIdentity, StoreNotWritable
from kvstore.peers import connection as peer_socket
from kvstore.peers import server as peer_server
from kvstore.peers.connection import PeerSocket
from kvstore.peers.messages import HEADER_BYTES, Kind, KVKind, MessageHeader, RowsRequest
from kvstore.peers.server import PeerServer
from tests.support.every_case import examples


def test_a_peer_that_does_not_know_the_key_gets_nothing(sender: KVStore, receiver: KVStore, peer: PeerLocation) -> None:
    report = receiver.fetch(peer, b"another key of thirty-two bytes!", TOKENS, num_tokens=NUM_TOKENS)
    assert report.num_tokens == 0
    assert report.failure == f"{peer} hung up: it has another key"
    assert receiver.stats().counters.fetch_failures == 1
    counters = sender.stats().counters
    assert (counters.peer_refusals, counters.peer_requests, counters.peer_sent_bytes) == (1, 0, 0)


def test_a_listener_that_does_not_know_the_key_is_believed_nothing(receiver: KVStore) -> None:
    def pretend(listener: socket.socket) -> None:
        sock, _ = listener.accept()
        with sock:
            sock.sendall(b"runahead" + bytes(32))
            sock.recv(1024)
            sock.sendall(bytes(32))
            sock.recv(1024)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=pretend, args=(listener,))
        thread.start()
        report = fetch(receiver, PeerLocation(host="127.0.0.1", port=listener.getsockname()[1]))
        thread.join()
    assert "does not know the key" in report.failure


def test_a_key_that_could_be_guessed_and_an_address_of_others_are_refused(sender: KVStore) -> None:
    with pytest.raises(ValueError, match="at least 16 random bytes, not 5"):
        sender.serve_peers("127.0.0.1", b"short")
    with pytest.raises(StoreNotWritable, match=r"192\.0\.2\.1:0"):
        sender.serve_peers("192.0.2.1", KEY)


def test_a_new_key_ends_the_old_one(sender: KVStore, receiver: KVStore, peer: PeerLocation) -> None:
    again = sender.serve_peers("127.0.0.1", b"the second key of a new service!")
    assert "no store answers" in fetch(receiver, peer).failure
    assert "it has another key" in fetch(receiver, again).failure
    assert receiver.fetch(again, b"the second key of a new service!", TOKENS, num_tokens=64).num_tokens == 64


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (identity_of("sketch", model_fingerprint="large"), "model_fingerprint tiny and large"),
        (identity_of("sketch", shape=replace(SHAPE, dtype="float16", head_dim=16)), "head_dim 8 and 16, dtype float32"),
        (identity_of("sketch", shape=replace(SHAPE, num_layers=3)), "num_layers 4 and 3"),
    ],
)
def test_kv_of_another_model_is_refused(
    other: StoreIdentity, said: str, sender: KVStore, peer: PeerLocation, open_store, tmp_path: Path
) -> None:
    receiver = open_store(owner=other, directory=tmp_path / "other")
    report = fetch(receiver, peer)
    assert report.num_tokens == 0
    assert said in report.failure
    assert sender.stats().counters.peer_refusals == 1
    assert_idle(receiver)


def test_kv_that_was_not_computed_exactly_is_not_exchanged(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvstore.peers.prefix_fetch.KVKind", ApproximateKind)
    report = fetch(receiver, peer)
    assert report.num_tokens == 0
    assert f"provenance {EXACT} and contiguous-0.05" in report.failure


class ApproximateKind:
    @staticmethod
    def of(identity: StoreIdentity) -> KVKind:
        return replace(KVKind.of(identity), provenance="contiguous-0.05")


# -- strangers ---------------------------------------------------------------------------------------------------------


def test_strangers_that_send_garbage_do_no_harm(sender: KVStore, receiver: KVStore, peer: PeerLocation, kv_of) -> None:
    draw, num_strangers = Random(1), examples(2000)
    for _ in range(num_strangers):
        with socket.create_connection((peer.host, peer.port), 10.0) as stranger:
            garbage = draw.randbytes(draw.choice((0, 1, 71, 72, 73, 500)))
            prefix = draw.choice((b"", b"runahead", b"GET / HTTP/1.1\r\n\r\n"))
            try:
                stranger.sendall(prefix + garbage)
            except OSError:
                continue  # the store closed the connection
    wait_until(lambda: sender.stats().counters.peer_refusals == num_strangers)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS
    assert_stored(receiver, NUM_TOKENS, kv_of)


def test_strangers_that_are_silent_take_the_places_only_for_a_moment(
    receiver: KVStore, sender: KVStore, peer: PeerLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_socket, "GREETING_S", 30.0)
    num_strangers = 3 * peer_server.MAX_STRANGERS
    silent = [socket.create_connection((peer.host, peer.port)) for _ in range(num_strangers)]
    try:
        wait_until(lambda: len(sender._peer_server._peers) == peer_server.MAX_STRANGERS)
        assert fetch(receiver, peer).num_tokens == NUM_TOKENS
        refusals = sender.stats().counters.peer_refusals
        assert refusals == num_strangers + 1 - peer_server.MAX_STRANGERS, "one stranger made room for the peer"
    finally:
        for stranger in silent:
            stranger.close()
    wait_until(lambda: not sender._peer_server._peers)
    monkeypatch.setattr(peer_socket, "GREETING_S", 0.05)
    with socket.create_connection((peer.host, peer.port)) as stranger:
        stranger.settimeout(30.0)
        while stranger.recv(1024):
            pass  # the store closed the connection
    wait_until(lambda: not sender._peer_server._peers)
    assert not sender._peer_server._strangers and not sender._peer_server._known
    monkeypatch.setattr(peer_socket, "GREETING_S", 30.0)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS


def test_an_address_with_many_silent_connections_loses_its_own_and_never_those_of_another(
    receiver: KVStore, sender: KVStore, peer: PeerLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_socket, "GREETING_S", 1000.0)
    server, place = sender._peer_server, (peer.host, peer.port)
    with contextlib.ExitStack() as open_ones:
        slow = open_ones.enter_context(socket.create_connection(place, source_address=("127.0.0.2", 0)))
        for _ in range(3 * peer_server.MAX_STRANGERS):
            open_ones.enter_context(socket.create_connection(place))
        wait_until(lambda: sender.stats().counters.peer_refusals == 1 + 2 * peer_server.MAX_STRANGERS)
        assert list(server._strangers.values()).count("127.0.0.2") == 1
        slow.setblocking(False)
        assert len(slow.recv(1024)) == 40, "the slow caller is greeted, and its connection stays open"
        with pytest.raises(BlockingIOError):
            slow.recv(1024)
    wait_until(lambda: not server._peers)


def test_as_many_peers_as_there_are_places_are_served_and_no_more(
    receiver: KVStore, sender: KVStore, peer: PeerLocation
) -> None:
    with contextlib.ExitStack() as open_ones:
        early = open_ones.enter_context(socket.create_connection((peer.host, peer.port)))
        wait_until(lambda: len(sender._peer_server._strangers) == 1)
        for _ in range(peer_server.MAX_PEERS):
            open_ones.enter_context(closing(PeerSocket.connect(peer, KEY, float("inf"))))
        assert "it serves the most peers that it may" in fetch(receiver, peer).failure
        with pytest.raises(PeerFailed, match="hung up"):
            PeerSocket(early, "early")._send_hello(KEY)  # it connected while there was a place
        assert len(sender._peer_server._known) == peer_server.MAX_PEERS
    wait_until(lambda: not sender._peer_server._peers)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS


def test_peers_that_know_the_key_and_send_nonsense_are_refused(
    sender: KVStore, receiver: KVStore, peer: PeerLocation
) -> None:
    request = RowsRequest(
        kv=KVKind.of(sender.identity), tenant="", token_start=0, token_end=64, tokens_per_chunk=16, window_tokens=64,
        token_ids=np.arange(64, dtype=np.uint32),
    )  # fmt: skip
    good = request.encode()
    draw = Random(2)
    refused = 0
    for number in range(400):
        payload = bytearray(good)
        for _ in range(draw.randint(1, 3)):
            payload[draw.randrange(len(payload) - 4 * 64)] = draw.randrange(256)
        header = MessageHeader.of(Kind.REQUEST, bytes(payload))
        if number % 4 == 0:
            header = replace(header, payload_digest=1)
        with closing(PeerSocket.connect(peer, KEY, float("inf"))) as nonsense:
            nonsense.send(header.encode(), bytes(payload))
            answer = MessageHeader.decode(nonsense.receive(HEADER_BYTES))
        assert answer.kind in (Kind.FAILED, Kind.OFFER)
        refused += answer.kind is Kind.FAILED
    wait_until(lambda: not sender._peer_server._peers)
    counters = sender.stats().counters
    assert (counters.peer_refusals, counters.peer_requests) == (refused, 400 - refused)
    assert refused > 300
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS


@pytest.mark.parametrize(
    ("header", "said"),
    [
        (MessageHeader(kind=Kind.REQUEST, payload_bytes=2**62), f"REQUEST of {2**62} bytes is not a valid request"),
        (MessageHeader(kind=Kind.ROWS, payload_bytes=64), "ROWS of 64 bytes is not a valid request"),
    ],
)
def test_a_request_that_cannot_be_is_refused_before_memory_is_taken_for_it(
    header: MessageHeader, said: str, peer: PeerLocation
) -> None:
    with closing(PeerSocket.connect(peer, KEY, float("inf"))) as stranger:
        stranger.send(header.encode())
        answer = MessageHeader.decode(stranger.receive(HEADER_BYTES))
        assert said in stranger.receive(answer.payload_bytes).decode()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"window_tokens": 513}, "a window has at most 512 tokens, not 513"),
        ({"window_tokens": 0}, "a window has no tokens"),
        ({"tokens_per_chunk": 0}, "a chunk or a window has no tokens"),
        ({"token_start": 64}, "rows 64 to 64 of 64 tokens are an invalid range"),
        ({"token_end": 65}, "rows 0 to 65 of 64 tokens are an invalid range"),
        ({"token_start": -1}, "the request cannot be read: -1 is no count"),
        ({"tenant": 5}, "the request cannot be read: 5 is no text"),
    ],
)
def test_requests_for_rows_that_cannot_be_are_refused(changes: dict, said: str, peer: PeerLocation, sender) -> None:
    fields = {
        "kv": KVKind.of(sender.identity), "tenant": "", "token_start": 0, "token_end": 64, "tokens_per_chunk": 16,
        "window_tokens": 64, "token_ids": np.arange(64, dtype=np.uint32),
    }  # fmt: skip
    payload = RowsRequest(**(fields | changes)).encode()
    with closing(PeerSocket.connect(peer, KEY, float("inf"))) as stranger:
        stranger.send(MessageHeader.of(Kind.REQUEST, payload).encode(), payload)
        answer = MessageHeader.decode(stranger.receive(HEADER_BYTES))
        assert answer.kind is Kind.FAILED
        assert said in stranger.receive(answer.payload_bytes).decode()


def rows(layer: int, span: tuple[int, int], num_bytes: int = 64 * 2 * SHAPE.row_bytes) -> tuple[MessageHeader, bytes]:
    payload = bytes(num_bytes)
    return MessageHeader.of(Kind.ROWS, payload, (layer, layer + 1), span), payload


def offer(start: int, end: int) -> tuple[MessageHeader, bytes]:
    return MessageHeader.of(Kind.OFFER, b"", tokens=(start, end)), b""


@pytest.mark.parametrize(
    ("frames", "said"),
    [
        ([offer(0, NUM_TOKENS + 16)], f"offers tokens 0 to {NUM_TOKENS + 16}, which were not requested"),
        ([offer(16, 64)], "offers tokens 16 to 64, which were not requested"),
        ([offer(0, 63)], "offers tokens 0 to 63, which were not requested"),
        ([rows(0, (0, 64))], f"sent ROWS of {128 * SHAPE.row_bytes} bytes instead of OFFER"),
        ([offer(0, 128), rows(1, (0, 64))], r"sent layers (1, 2) of tokens (0, 64) out of order"),
        ([offer(0, 128), rows(0, (64, 128))], r"sent layers (0, 1) of tokens (64, 128) out of order"),
        ([offer(0, 128), rows(0, (0, 64), 32)], "sent ROWS of 32 bytes instead of ROWS"),
        ([offer(0, 128), rows(0, (0, 64)), rows(0, (0, 64))], r"sent layers (0, 1) of tokens (0, 64) out of order"),
        ([offer(0, 128), offer(0, 128)], "sent OFFER of 0 bytes instead of ROWS"),
        ([(MessageHeader.of(Kind.FAILED, b"x" * 2000), b"x" * 2000)], "sent FAILED of 2000 bytes instead of OFFER"),
        ([(MessageHeader.of(Kind.FAILED, b"I am tired"), b"I am tired")], "the peer gave up: I am tired"),
    ],
)
def test_a_peer_that_sends_what_was_not_asked_for_is_believed_nothing(
    frames: list[tuple[MessageHeader, bytes]], said: str, receiver: KVStore
) -> None:
    def answer(peer: PeerSocket) -> None:
        request = MessageHeader.decode(peer.receive(HEADER_BYTES))
        peer.receive(request.payload_bytes)
        with contextlib.suppress(PeerFailed):  # the store may close the connection before it has received all
            for header, payload in frames:
                peer.send(header.encode(), payload)
            peer.receive(1)

    server = PeerServer(KEY, answer, StoreCounters())
    try:
        report = fetch(receiver, server.start("127.0.0.1", 0))
    finally:
        server.close()
    assert said in report.failure
    assert report.num_tokens == 0
    assert_idle(receiver)


def test_errors_of_peers_are_errors_of_the_store() -> None:
    with pytest.raises(PeerFailed, match="does not speak version 2"):
        MessageHeader.decode(bytes(HEADER_BYTES))
