"""Prefixes from store to store: what is fetched is what was saved, whatever happens on the way."""

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from peer_relay import Relay
from store_steps import assert_nothing_is_leased, extents_of, judge, load_stored, num_stored, prompt, wait_until

from kvstore import (
    EXACT,
    KEY_BYTES,
    FetchReport,
    KVShape,
    KVStore,
    Layout,
    PeerFailed,
    PeerLocation,
    StoreClosed,
    StoreCounters,
    StoreIdentity,
    StoreNotWritable,
    peer_messages,
    peer_server,
    peer_socket,
    prompt_keys,
)
from kvstore.geometry import RecordRef
from kvstore.layout import PAGE_BYTES
from kvstore.peer_messages import HEADER_BYTES, FrameHeader, Kind, KVKind, RowsRequest
from kvstore.peer_server import PeerServer
from kvstore.peer_socket import PeerSocket

KEY = b"a key that only stores know 0123"
SHAPE = KVShape(num_layers=4, num_kv_heads=2, head_dim=8, dtype="float32")
LAYOUTS = {
    "apart": Layout(tokens_per_record=64, planes="apart", tokens_per_extent=128),
    "reordered": Layout(
        tokens_per_record=64, planes="apart", probe_heads=1, reorder="tokens", tokens_per_extent=128
    ),
    "small": Layout(tokens_per_record=16, probe_heads=1, tokens_per_extent=128),
    "sketched": Layout(
        tokens_per_record=64, layers_per_record=3, sketch=1, fine_sketch=2, kv_records=4, tokens_per_extent=128
    ),
}  # fmt: skip
#: Whole chunks of every layout, and a rest.
TOKENS = prompt(64 * 6 + 5)
NUM_TOKENS = 64 * 6
#: More than sockets hold on its way.
LONG = prompt(64 * 200)
#: Of the listening store: hello and nonce, then its digest.
GREETING_BYTES = 40 + 32


def identity_of(name: str, **changes: object) -> StoreIdentity:
    return replace(StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUTS[name]), **changes)


@pytest.fixture(autouse=True)
def small_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 64 tokens, and of 64 also where a chunk has 16: a prompt takes several."""
    monkeypatch.setattr(peer_messages, "WINDOW_BYTES", 64 * SHAPE.token_bytes)


@pytest.fixture
def sender(open_store, put, tmp_path: Path) -> KVStore:
    store = open_store(owner=identity_of("small"), directory=tmp_path / "sender")
    put(store, TOKENS)
    return store


@pytest.fixture
def large_sender(open_store, put, tmp_path: Path) -> KVStore:
    store = open_store(128 * 2**20, owner=identity_of("small"), directory=tmp_path / "large-sender")
    put(store, LONG)
    return store


@pytest.fixture
def receiver(open_store, tmp_path: Path) -> KVStore:
    return open_store(owner=identity_of("small"), directory=tmp_path / "receiver")


@pytest.fixture
def peer(sender: KVStore) -> PeerLocation:
    return sender.serve_peers("127.0.0.1", KEY)


@pytest.fixture
def relay_to() -> Iterator[Callable[..., PeerLocation]]:
    relays: list[Relay] = []

    def start(target: PeerLocation, meddle: Callable[[bytes, int], bytes]) -> PeerLocation:
        relays.append(Relay(target, meddle))
        return relays[-1].location

    yield start
    for relay in relays:
        relay.__exit__()


def fetch(store: KVStore, peer: PeerLocation, tokens: Sequence[int] = TOKENS, **arguments) -> FetchReport:
    arguments = {"num_tokens": len(tokens), "timeout_s": 30.0} | arguments
    return store.fetch(peer, KEY, tokens, **arguments)


def assert_stored(store: KVStore, num_tokens: int, kv_of, tokens: Sequence[int] = TOKENS, tenant: str = "") -> None:
    """So many tokens are stored, and every byte is that of the independent model."""
    placement = store.acquire([*tokens, 7], save=False, tenant=tenant)
    try:
        assert placement.num_stored_tokens == num_tokens
        with closing(store.client()) as client:
            expected = kv_of(tokens, SHAPE)
            assert np.array_equal(load_stored(client, placement, expected), expected[:, :num_tokens])
    finally:
        store.settle(placement.placement_id)


def assert_idle(store: KVStore) -> None:
    """Nothing is held for a peer any more."""
    if store._peer_server is not None:
        wait_until(lambda: not store._peer_server._peers)
    assert not store._fetcher._running
    assert not store.inventory._held
    assert not store.inventory._claims
    assert not any(extent.num_readers for extent in store.inventory.extents())
    assert_nothing_is_leased(store)


@pytest.mark.parametrize("there", LAYOUTS)
@pytest.mark.parametrize("here", LAYOUTS)
def test_rows_are_the_same_in_both_stores_whatever_their_layouts(
    there: str, here: str, open_store, put, kv_of, tmp_path: Path
) -> None:
    sender = open_store(owner=identity_of(there), directory=tmp_path / "sender", background_bytes_per_s=2**40)
    put(sender, TOKENS)
    if there == "reordered":
        judge(sender, TOKENS, seed=1)
        assert sender.rewrite_all().new_extents > 0
        assert all(extent.is_reordered for extent in extents_of(sender, TOKENS))
    receiver = open_store(owner=identity_of(here), directory=tmp_path / "receiver")
    report = fetch(receiver, sender.serve_peers("127.0.0.1", KEY))
    assert report.failure == ""
    assert (report.num_tokens, report.num_fetched_tokens) == (NUM_TOKENS, NUM_TOKENS)
    assert report.size_bytes == NUM_TOKENS * SHAPE.token_bytes == sender.stats().counters.peer_sent_bytes
    assert_stored(receiver, NUM_TOKENS, kv_of)
    assert_idle(sender)
    assert_idle(receiver)


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_fetch_leaves_on_disk_what_saving_leaves_with_probe_keys_and_sketches(
    name: str, open_store, put, tmp_path: Path, peer: PeerLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_messages, "WINDOW_BYTES", 128 * SHAPE.token_bytes)  # as long as an extent
    for how in ("saved", "fetched"):
        store = open_store(owner=identity_of(name), directory=tmp_path / how)
        if how == "saved":
            put(store, TOKENS)
        else:
            assert fetch(store, peer).failure == ""
        store.close()
    saved, fetched = (
        {file.name: file.read_bytes() for file in (tmp_path / how / "segments").iterdir()}
        for how in ("saved", "fetched")
    )
    assert saved
    assert saved == fetched


def test_only_what_is_missing_is_fetched(sender: KVStore, receiver: KVStore, peer: PeerLocation, put, kv_of) -> None:
    put(receiver, TOKENS[:80])
    report = fetch(receiver, peer, num_tokens=200)
    assert (report.num_tokens, report.num_fetched_tokens) == (192, 112)
    assert sender.stats().counters.peer_sent_bytes == 112 * SHAPE.token_bytes
    assert_stored(receiver, 192, kv_of, TOKENS[:200])


def test_nobody_is_asked_for_what_is_here(receiver: KVStore, put) -> None:
    put(receiver, TOKENS)
    nobody = PeerLocation(host="127.0.0.1", port=1)
    for num_tokens in (0, 15, 100, NUM_TOKENS, 10**6):
        report = fetch(receiver, nobody, num_tokens=num_tokens)
        assert (report.num_tokens, report.failure) == (min(num_tokens, NUM_TOKENS) // 16 * 16, "")
    assert receiver.stats().counters.fetches == 0
    with pytest.raises(ValueError, match="must not be negative, not -1"):
        fetch(receiver, nobody, num_tokens=-1)


def test_a_peer_that_has_less_gives_what_it_has(sender: KVStore, receiver: KVStore, peer: PeerLocation, kv_of) -> None:
    longer = prompt(64 * 9)
    report = fetch(receiver, peer, longer)
    assert (report.num_tokens, report.failure) == (NUM_TOKENS, "")
    assert_stored(receiver, NUM_TOKENS, kv_of, longer)
    assert fetch(receiver, peer, longer).num_fetched_tokens == 0
    assert fetch(receiver, peer, prompt(64, family=3)).num_tokens == 0
    assert receiver.stats().counters.fetch_failures == 0
    assert_idle(receiver)


def test_a_tenant_gets_what_is_its_own_and_nothing_else(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, put, kv_of
) -> None:
    put(sender, TOKENS[:64], tenant="ann")
    assert fetch(receiver, peer, tenant="nobody").num_tokens == 0
    assert fetch(receiver, peer, tenant="ann").num_tokens == 64
    assert_stored(receiver, 64, kv_of, tenant="ann")
    assert num_stored(receiver, TOKENS) == 0
    assert {extent.tenant for extent in receiver.inventory.extents()} == {"ann"}


def test_who_follows_the_changes_is_told_of_what_was_fetched(receiver: KVStore, peer: PeerLocation) -> None:
    after = receiver.changes(0, 0.0).sequence
    fetch(receiver, peer)
    added = receiver.changes(after, 0.0).added
    assert {added[at : at + KEY_BYTES] for at in range(0, len(added), KEY_BYTES)} == {
        key for key, _ in receiver.inventory._index.items()
    }
    assert added[:KEY_BYTES] == prompt_keys(receiver.identity, TOKENS)[:KEY_BYTES]


# -- who may fetch -----------------------------------------------------------------------------------------------------


def test_who_does_not_know_the_key_gets_nothing(sender: KVStore, receiver: KVStore, peer: PeerLocation) -> None:
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
        (identity_of("small", model_fingerprint="large"), "model_fingerprint tiny and large"),
        (identity_of("small", shape=replace(SHAPE, dtype="float16", head_dim=16)), "head_dim 8 and 16, dtype float32"),
        (identity_of("small", shape=replace(SHAPE, num_layers=3)), "num_layers 4 and 3"),
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
    monkeypatch.setattr("kvstore.prefix_fetch.KVKind", ApproximateKind)
    report = fetch(receiver, peer)
    assert report.num_tokens == 0
    assert f"provenance {EXACT} and contiguous-0.05" in report.failure


class ApproximateKind:
    @staticmethod
    def of(identity: StoreIdentity) -> KVKind:
        return replace(KVKind.of(identity), provenance="contiguous-0.05")


# -- strangers ---------------------------------------------------------------------------------------------------------


def test_strangers_who_send_garbage_harm_nobody(sender: KVStore, receiver: KVStore, peer: PeerLocation, kv_of) -> None:
    draw = Random(1)
    for _ in range(2000):
        with socket.create_connection((peer.host, peer.port), 10.0) as stranger:
            garbage = draw.randbytes(draw.choice((0, 1, 71, 72, 73, 500)))
            prefix = draw.choice((b"", b"runahead", b"GET / HTTP/1.1\r\n\r\n"))
            try:
                stranger.sendall(prefix + garbage)
            except OSError:
                continue  # it was hung up on
    wait_until(lambda: sender.stats().counters.peer_refusals == 2000)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS
    assert_stored(receiver, NUM_TOKENS, kv_of)


def test_strangers_who_are_silent_take_the_places_only_for_a_moment(
    receiver: KVStore, sender: KVStore, peer: PeerLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_socket, "GREETING_S", 30.0)
    silent = [socket.create_connection((peer.host, peer.port)) for _ in range(peer_server.MAX_PEERS)]
    try:
        wait_until(lambda: len(sender._peer_server._peers) == peer_server.MAX_PEERS)
        assert "it serves as many peers as it can" in fetch(receiver, peer).failure
        assert sender.stats().counters.peer_refusals == 1
    finally:
        for stranger in silent:
            stranger.close()
    wait_until(lambda: not sender._peer_server._peers)
    monkeypatch.setattr(peer_socket, "GREETING_S", 0.05)
    with socket.create_connection((peer.host, peer.port)) as stranger:
        stranger.settimeout(30.0)
        while stranger.recv(1024):
            pass  # hung up on
    monkeypatch.setattr(peer_socket, "GREETING_S", 30.0)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS


def test_peers_who_know_the_key_and_send_nonsense_are_refused(
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
        header = FrameHeader.of(Kind.REQUEST, bytes(payload))
        if number % 4 == 0:
            header = replace(header, payload_digest=1)
        with closing(PeerSocket.connect(peer, KEY, float("inf"))) as nonsense:
            nonsense.send(header.encode(), bytes(payload))
            answer = FrameHeader.decode(nonsense.receive(HEADER_BYTES))
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
        (FrameHeader(kind=Kind.REQUEST, payload_bytes=2**62), f"REQUEST of {2**62} bytes is no request"),
        (FrameHeader(kind=Kind.ROWS, payload_bytes=64), "ROWS of 64 bytes is no request"),
    ],
)
def test_a_request_that_cannot_be_is_refused_before_memory_is_taken_for_it(
    header: FrameHeader, said: str, peer: PeerLocation
) -> None:
    with closing(PeerSocket.connect(peer, KEY, float("inf"))) as stranger:
        stranger.send(header.encode())
        answer = FrameHeader.decode(stranger.receive(HEADER_BYTES))
        assert said in stranger.receive(answer.payload_bytes).decode()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"window_tokens": 513}, "a window has at most 512 tokens, not 513"),
        ({"window_tokens": 0}, "a window of no tokens"),
        ({"tokens_per_chunk": 0}, "a chunk or a window of no tokens"),
        ({"token_start": 64}, "rows 64 to 64 of 64 tokens are no rows"),
        ({"token_end": 65}, "rows 0 to 65 of 64 tokens are no rows"),
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
        stranger.send(FrameHeader.of(Kind.REQUEST, payload).encode(), payload)
        answer = FrameHeader.decode(stranger.receive(HEADER_BYTES))
        assert answer.kind is Kind.FAILED
        assert said in stranger.receive(answer.payload_bytes).decode()


def rows(layer: int, span: tuple[int, int], num_bytes: int = 64 * 2 * SHAPE.row_bytes) -> tuple[FrameHeader, bytes]:
    payload = bytes(num_bytes)
    return FrameHeader.of(Kind.ROWS, payload, (layer, layer + 1), span), payload


def offer(start: int, end: int) -> tuple[FrameHeader, bytes]:
    return FrameHeader.of(Kind.OFFER, b"", tokens=(start, end)), b""


@pytest.mark.parametrize(
    ("frames", "said"),
    [
        ([offer(0, NUM_TOKENS + 16)], f"offers tokens 0 to {NUM_TOKENS + 16}, which were not asked for"),
        ([offer(16, 64)], "offers tokens 16 to 64, which were not asked for"),
        ([offer(0, 63)], "offers tokens 0 to 63, which were not asked for"),
        ([rows(0, (0, 64))], f"sends ROWS of {128 * SHAPE.row_bytes} bytes where OFFER belongs"),
        ([offer(0, 128), rows(1, (0, 64))], r"sends layers (1, 2) of tokens (0, 64) out of turn"),
        ([offer(0, 128), rows(0, (64, 128))], r"sends layers (0, 1) of tokens (64, 128) out of turn"),
        ([offer(0, 128), rows(0, (0, 64), 32)], "sends ROWS of 32 bytes where ROWS belongs"),
        ([offer(0, 128), rows(0, (0, 64)), rows(0, (0, 64))], r"sends layers (0, 1) of tokens (0, 64) out of turn"),
        ([offer(0, 128), offer(0, 128)], "sends OFFER of 0 bytes where ROWS belongs"),
        ([(FrameHeader.of(Kind.FAILED, b"x" * 2000), b"x" * 2000)], "sends FAILED of 2000 bytes where OFFER belongs"),
        ([(FrameHeader.of(Kind.FAILED, b"I am tired"), b"I am tired")], "the peer gave up: I am tired"),
    ],
)
def test_a_peer_that_sends_what_was_not_asked_for_is_believed_nothing(
    frames: list[tuple[FrameHeader, bytes]], said: str, receiver: KVStore
) -> None:
    def answer(peer: PeerSocket) -> None:
        request = FrameHeader.decode(peer.receive(HEADER_BYTES))
        peer.receive(request.payload_bytes)
        with contextlib.suppress(PeerFailed):  # it may hang up before it has heard all
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


# -- what happens on the way -------------------------------------------------------------------------------------------


def test_a_byte_that_changes_on_the_way_is_found(
    sender: KVStore, peer: PeerLocation, relay_to, open_store, kv_of, tmp_path: Path
) -> None:
    """Anywhere in the stream, greeting and headers included."""
    num_bytes = GREETING_BYTES + HEADER_BYTES + 6 * 4 * HEADER_BYTES + NUM_TOKENS * SHAPE.token_bytes
    draw = Random(3)
    places = [3, 20, 50, 75, 120, *(draw.randrange(num_bytes) for _ in range(25))]
    for number, place in enumerate(places):

        def flip(data: bytes, at: int, place: int = place) -> bytes:
            changed = bytearray(data)
            if at <= place < at + len(data):
                changed[place - at] ^= 1 << draw.randrange(8)
            return bytes(changed)

        receiver = open_store(owner=identity_of("small"), directory=tmp_path / f"receiver{number}")
        report = fetch(receiver, relay_to(peer, flip))
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


class Gate:
    """Holds the stream up behind its first bytes until it is opened."""

    def __init__(self, num_bytes: int = 40_000) -> None:
        self._num_bytes = num_bytes
        self.is_reached = threading.Event()
        self._opened = threading.Event()

    def __call__(self, data: bytes, at: int) -> bytes:
        if at + len(data) > self._num_bytes:
            self.is_reached.set()
            assert self._opened.wait(60.0)
        return data

    def open(self) -> None:
        self._opened.set()


@pytest.fixture
def gate() -> Iterator[Gate]:
    gate = Gate()
    yield gate
    gate.open()


@pytest.fixture
def beside() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as pool:
        yield pool


def test_what_is_being_sent_is_not_evicted(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, relay_to, gate: Gate, beside: ThreadPoolExecutor, put, kv_of
) -> None:
    put(sender, prompt(64, family=2))
    under_way = beside.submit(fetch, receiver, relay_to(peer, gate))
    assert gate.is_reached.wait(30.0)
    assert sender.evict(10**9) == 4 * sender.geometry.unit_bytes, "of the other prompt"
    gate.open()
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
    """Nobody is given up because he is silent."""
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
    again = open_store(owner=identity_of("small"), directory=tmp_path / "receiver")
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


def test_who_fetches_what_another_fetch_is_bringing_waits_for_it(
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
    assert sender.stats().counters.peer_sent_bytes == NUM_TOKENS * SHAPE.token_bytes
    assert_stored(receiver, NUM_TOKENS, kv_of)
    assert_idle(receiver)


def test_who_waits_for_a_fetch_that_fails_fetches_itself(
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
    wait_until(lambda: receiver.drain(1.0) and not receiver.inventory._claims)
    assert fetch(receiver, peer).num_tokens == NUM_TOKENS


def test_a_peer_that_does_not_answer_is_given_up(receiver: KVStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_socket, "GREETING_S", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        location = PeerLocation(host="127.0.0.1", port=silent.getsockname()[1])
        assert "has not answered in time" in fetch(receiver, location).failure
    assert "no store answers" in fetch(receiver, location).failure
    assert_idle(receiver)


def test_a_peer_that_stops_half_way_is_given_up_and_so_is_who_stops_receiving(
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


# -- room and damage ---------------------------------------------------------------------------------------------------


def test_a_store_without_room_keeps_what_it_has_room_for(
    sender: KVStore, peer: PeerLocation, open_store, kv_of, tmp_path: Path
) -> None:
    unit_bytes = sender.geometry.unit_bytes
    receiver = open_store(
        disk_bytes=400_000 + 8 * unit_bytes, owner=identity_of("small"), directory=tmp_path / "receiver"
    )
    report = fetch(receiver, peer)
    assert 0 < report.num_tokens < NUM_TOKENS
    assert "it is full or cannot write" in report.failure
    assert_stored(receiver, report.num_tokens, kv_of)
    assert_idle(receiver)


def test_nothing_is_fetched_while_the_disk_refuses_to_write(receiver: KVStore, peer: PeerLocation) -> None:
    receiver._writer._pause(OSError("no room"))
    report = fetch(receiver, peer)
    assert report.num_tokens == 0
    assert "a write has failed" in report.failure
    assert_idle(receiver)


@pytest.mark.parametrize("num_good", [0, 1, 3, 5])
def test_what_came_and_could_not_be_written_is_said(
    num_good: int, receiver: KVStore, peer: PeerLocation, kv_of, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync, num_synced = receiver._files.sync, 0

    def fail_later(segment: int) -> None:
        nonlocal num_synced
        num_synced += 1
        if num_synced > num_good:
            raise OSError(28, "No space left on device")
        sync(segment)

    monkeypatch.setattr(receiver._files, "sync", fail_later)
    report = fetch(receiver, peer)
    assert report.num_tokens == 64 * num_good
    assert report.failure
    assert receiver.stats().counters.fetch_failures == 1
    assert_stored(receiver, 64 * num_good, kv_of)
    assert_idle(receiver)


def test_damage_at_the_peer_ends_the_fetch_and_is_quarantined_there(
    sender: KVStore, receiver: KVStore, open_store, kv_of, tmp_path: Path
) -> None:
    extents = extents_of(sender, TOKENS)
    assert len(extents) == 3
    offset = sender.geometry.offset_bytes(RecordRef(extents[1], 0, sender.geometry.kv_slots[0])) + PAGE_BYTES + 10
    sender.close()  # else they are in its memory
    (segment,) = (tmp_path / "sender" / "segments").iterdir()
    with segment.open("r+b") as file:
        file.seek(offset)
        byte = file.read(1)
        file.seek(offset)
        file.write(bytes([byte[0] ^ 1]))
    sender = open_store(owner=identity_of("small"), directory=tmp_path / "sender")
    report = fetch(receiver, sender.serve_peers("127.0.0.1", KEY))
    assert "the peer gave up: " in report.failure
    assert report.num_tokens == 128, "the first extent was whole"
    assert_stored(receiver, 128, kv_of)
    counters = sender.stats().counters
    assert (counters.quarantined_chunks, counters.peer_failures) == (8, 1)
    assert_idle(sender)


def test_errors_of_peers_are_errors_of_the_store() -> None:
    with pytest.raises(PeerFailed, match="does not speak version 1"):
        FrameHeader.decode(bytes(HEADER_BYTES))
