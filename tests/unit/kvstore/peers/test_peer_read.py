"""Rows of a held placement, read by a process of another host: the same bytes, or an error that says which."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
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
    damage_on_disk,
    flipping,
    identity_of,
)
from store_steps import extents_of, judge, wait_until

from kvstore import (
    KVStore,
    KVView,
    PeerFailed,
    PeerLocation,
    PeerReader,
    Placement,
    RecordCorrupt,
    StoreClosed,
    StoreUnreachable,
)
from kvstore.peers import connection as peer_socket
from kvstore.peers import messages as peer_messages
from kvstore.peers.connection import PeerSocket
from kvstore.peers.messages import HEADER_BYTES, MAX_REASON_BYTES, HeldRowsRequest, KVKind
from tests.support.record_layouts import LAYOUTS, SWEPT


@pytest.fixture
def reader() -> Iterator[PeerReader]:
    reader = PeerReader(identity_of("sketch"))
    yield reader
    reader.close()


def read_of(reader: PeerReader, peer: PeerLocation, placement: Placement, **changes: Any) -> KVView:
    asked: dict[str, Any] = {"layers": (0, 1), "tokens": (0, 64), "timeout_s": 30.0}
    return reader.read(peer, KEY, placement.placement_id, **(asked | changes))


def released(store: KVStore, placement: Placement) -> None:
    store.settle(placement.placement_id)
    assert_idle(store)


@pytest.mark.parametrize("layout", SWEPT)
def test_rows_of_every_window_are_those_that_were_saved_whatever_the_layout(
    layout: str, open_store, put, kv_of, tmp_path: Path
) -> None:
    sender = open_store(owner=identity_of(layout), directory=tmp_path / "sender", background_bytes_per_s=2**40)
    put(sender, TOKENS)
    if LAYOUTS[layout].reorder != "none":
        judge(sender, TOKENS, seed=1)
        assert sender.rewrite_all().new_extents > 0
        assert all(extent.is_reordered for extent in extents_of(sender, TOKENS))
    placement, peer = sender.hold(TOKENS, wait_s=30.0), sender.serve_peers("127.0.0.1", KEY)
    slots = [sender.geometry.slots[index] for index in sender.geometry.kv_slots]
    expected, reader, num_bytes = kv_of(TOKENS, SHAPE), PeerReader(identity_of(layout)), 0
    for start, end in {(slot.layer_start, slot.layer_end) for slot in slots}:
        for tokens in ((0, 64), (17, 130), (NUM_TOKENS - 1, NUM_TOKENS)):
            rows = read_of(reader, peer, placement, layers=(start, end), tokens=tokens)
            assert np.array_equal(rows, expected[start:end, slice(*tokens)])
            num_bytes += rows.nbytes
    released(sender, placement)
    wait_until(lambda: sender.stats().counters.peer_sent_bytes >= num_bytes)  # counted after the sending
    assert sender.stats().counters.peer_sent_bytes == num_bytes


def test_layers_of_several_records_come_at_once(sender: KVStore, peer: PeerLocation, reader: PeerReader, kv_of) -> None:
    placement = sender.hold(TOKENS, wait_s=30.0)
    rows = read_of(reader, peer, placement, layers=(1, 4), tokens=(16, 80))
    assert np.array_equal(rows, kv_of(TOKENS, SHAPE)[1:4, 16:80])
    released(sender, placement)


@pytest.fixture
def greetings(monkeypatch: pytest.MonkeyPatch) -> list[PeerSocket]:
    """Connections that a store accepted; with this fixture they are kept until something ends them."""
    monkeypatch.setattr(peer_socket, "KEPT_S", 1000.0)
    authenticate, greeted = PeerSocket.authenticate, list[PeerSocket]()

    def note(peer: PeerSocket, key: bytes) -> None:
        greeted.append(peer)
        authenticate(peer, key)

    monkeypatch.setattr(PeerSocket, "authenticate", note)
    return greeted


def test_windows_of_one_reader_come_over_one_connection(
    sender: KVStore, peer: PeerLocation, reader: PeerReader, kv_of, greetings: list[PeerSocket]
) -> None:
    placement, expected = sender.hold(TOKENS, wait_s=30.0), kv_of(TOKENS, SHAPE)
    for layer in range(4):
        rows = read_of(reader, peer, placement, layers=(layer, layer + 1), tokens=(0, NUM_TOKENS))
        assert np.array_equal(rows, expected[layer : layer + 1, :NUM_TOKENS])
    assert len(greetings) == 1
    reader.close()
    released(sender, placement)


def test_reads_at_once_have_connections_of_their_own(
    sender: KVStore,
    peer: PeerLocation,
    reader: PeerReader,
    kv_of,
    beside: ThreadPoolExecutor,
    greetings: list[PeerSocket],
) -> None:
    placement, expected = sender.hold(TOKENS, wait_s=30.0), kv_of(TOKENS, SHAPE)
    windows = [(layer, start) for start in range(0, NUM_TOKENS, 64) for layer in range(4)]
    reads = [
        beside.submit(read_of, reader, peer, placement, layers=(layer, layer + 1), tokens=(start, start + 64))
        for layer, start in windows
    ]
    for (layer, start), read in zip(windows, reads, strict=True):
        assert np.array_equal(read.result(), expected[layer : layer + 1, start : start + 64])
    assert 1 <= len(greetings) <= 4, "at most one connection for each reading thread"
    reader.close()
    released(sender, placement)


def test_a_connection_is_one_reads_or_kept_at_every_moment(
    sender: KVStore, peer: PeerLocation, reader: PeerReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    class CheckedLock:
        """Checks at each release that no connection is both kept and in use."""

        lock = threading.Lock()

        def __enter__(self) -> None:
            self.lock.acquire()

        def __exit__(self, *_: object) -> None:
            is_both = {kept.socket for kept in reader._kept} & reader._connections
            self.lock.release()
            assert not is_both

    monkeypatch.setattr(reader, "_lock", CheckedLock())
    placement = sender.hold(TOKENS, wait_s=30.0)
    for _ in range(2):
        read_of(reader, peer, placement)
    reader.close()
    released(sender, placement)


def test_a_connection_is_not_used_again_after_a_read_that_failed(
    sender: KVStore, peer: PeerLocation, reader: PeerReader, kv_of, greetings: list[PeerSocket]
) -> None:
    placement, gone = sender.hold(TOKENS, wait_s=30.0), sender.hold(TOKENS, wait_s=30.0)
    sender.settle(gone.placement_id)
    with pytest.raises(StoreUnreachable, match="the placement is not held"):
        read_of(reader, peer, gone)
    assert np.array_equal(read_of(reader, peer, placement), kv_of(TOKENS, SHAPE)[:1, :64])
    assert len(greetings) == 2
    reader.close()
    released(sender, placement)


@pytest.mark.parametrize("ended_by", ["store", "time"])
def test_a_connection_that_was_kept_and_ended_is_not_used_again(
    ended_by: str,
    sender: KVStore,
    peer: PeerLocation,
    reader: PeerReader,
    kv_of,
    greetings: list[PeerSocket],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    placement = sender.hold(TOKENS, wait_s=30.0)
    monkeypatch.setattr(peer_socket, "KEPT_S", 1000.0 if ended_by == "store" else 0.02)
    read_of(reader, peer, placement)
    if ended_by == "store":
        greetings[0].hang_up()
    wait_until(lambda: not sender._peer_server._peers)
    assert np.array_equal(read_of(reader, peer, placement), kv_of(TOKENS, SHAPE)[:1, :64])
    assert len(greetings) == 2
    reader.close()
    released(sender, placement)


def test_damage_on_the_peers_disk_is_damage_here_and_quarantined_there(
    sender: KVStore, open_store, reader: PeerReader, kv_of, tmp_path: Path
) -> None:
    damage_on_disk(sender, 1)
    sender = open_store(owner=identity_of("sketch"), directory=tmp_path / "sender")
    placement, peer = sender.hold(TOKENS, wait_s=30.0), sender.serve_peers("127.0.0.1", KEY)
    assert np.array_equal(read_of(reader, peer, placement), kv_of(TOKENS, SHAPE)[:1, :64])
    with pytest.raises(RecordCorrupt, match="the peer gave up"):
        read_of(reader, peer, placement, tokens=(128, 192))
    counters = sender.stats().counters
    assert (counters.quarantined_chunks, counters.peer_requests, counters.peer_failures) == (8, 2, 1)
    released(sender, placement)


def test_a_byte_that_changes_on_the_way_is_found(
    sender: KVStore, peer: PeerLocation, reader: PeerReader, relay_to
) -> None:
    placement, draw = sender.hold(TOKENS, wait_s=30.0), Random(5)
    num_bytes = GREETING_BYTES + HEADER_BYTES + 64 * 2 * SHAPE.row_bytes
    for place in [3, 20, 50, GREETING_BYTES + 5, *(draw.randrange(num_bytes) for _ in range(12))]:
        with pytest.raises(PeerFailed):
            read_of(reader, relay_to(peer, flipping(place, draw)), placement)
    released(sender, placement)


def test_a_placement_that_the_store_does_not_hold_is_said_to_be_gone(
    sender: KVStore, peer: PeerLocation, reader: PeerReader
) -> None:
    placement = sender.hold(TOKENS, wait_s=30.0)
    released(sender, placement)
    with pytest.raises(StoreUnreachable, match="the placement is not held"):
        read_of(reader, peer, placement)


def test_a_store_that_has_ended_or_has_another_key_is_a_failed_peer(
    sender: KVStore, peer: PeerLocation, reader: PeerReader
) -> None:
    placement = sender.hold(TOKENS, wait_s=30.0)
    with pytest.raises(PeerFailed, match="it has another key"):
        reader.read(peer, b"another key of thirty-two bytes!", placement.placement_id, (0, 1), (0, 64), 30.0)
    sender.close()
    with pytest.raises(PeerFailed, match="no store answers"):
        read_of(reader, peer, placement)


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_socket, "SILENCE_S", 0.3)


@pytest.mark.usefixtures("impatience")
def test_a_peer_that_stops_half_way_is_given_up(
    sender: KVStore, peer: PeerLocation, reader: PeerReader, relay_to
) -> None:
    placement, gate = sender.hold(TOKENS, wait_s=30.0), Gate(num_bytes=GREETING_BYTES)
    try:
        with pytest.raises(PeerFailed, match="has not answered in time"):
            read_of(reader, relay_to(peer, gate), placement)
    finally:
        gate.open()
    released(sender, placement)


def test_the_end_of_the_reader_ends_its_reads(
    large_sender: KVStore, reader: PeerReader, relay_to, beside: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_socket, "SILENCE_S", 1000.0)
    placement, gate = large_sender.hold(LONG, wait_s=30.0), Gate(num_bytes=1_000)
    peer = large_sender.serve_peers("127.0.0.1", KEY)
    under_way = beside.submit(read_of, reader, relay_to(peer, gate), placement, timeout_s=1000.0)
    assert gate.is_reached.wait(30.0)
    reader.close()
    with pytest.raises(PeerFailed):
        under_way.result()
    gate.open()
    with pytest.raises(StoreClosed):
        read_of(reader, peer, placement)
    wait_until(lambda: not large_sender._peer_server._peers)
    released(large_sender, placement)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"layers": (0, 2)}, PeerFailed, "no set of records holds exactly layers 0 to 1"),
        ({"layers": (3, 5)}, PeerFailed, "no set of records holds exactly layers 3 to 4"),
        ({"layers": (9, 12)}, PeerFailed, "no set of records holds exactly layers 9 to 11"),
        ({"layers": (3, 4), "tokens": (0, 513)}, PeerFailed, "a window has at most 512 tokens, not 513"),
        ({"layers": (3, 4), "tokens": (350, 385)}, RecordCorrupt, "the placement has 384 tokens, not 385"),
    ],
)
def test_windows_that_cannot_be_are_refused(
    changes: dict, error: type[Exception], said: str, open_store, put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three layers share records, the fourth has its own."""
    monkeypatch.setattr(peer_messages, "WINDOW_BYTES", SHAPE.token_bytes)
    sender = open_store(owner=identity_of("parts of all layers"), directory=tmp_path / "sender")
    put(sender, TOKENS)
    placement, peer = sender.hold(TOKENS, wait_s=30.0), sender.serve_peers("127.0.0.1", KEY)
    with pytest.raises(error, match=said):
        read_of(PeerReader(sender.identity), peer, placement, **changes)
    released(sender, placement)


def test_rows_of_another_model_are_refused(sender: KVStore, peer: PeerLocation) -> None:
    placement = sender.hold(TOKENS, wait_s=30.0)
    with pytest.raises(PeerFailed, match="the stores hold different KV: model_fingerprint tiny and other"):
        read_of(PeerReader(identity_of("sketch", model_fingerprint="other")), peer, placement)
    assert sender.stats().counters.peer_refusals == 1
    released(sender, placement)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"layers": (2, 2)}, r"layers \(2, 2\) of tokens \(0, 64\) are an invalid range"),
        ({"tokens": (64, 0)}, r"layers \(0, 1\) of tokens \(64, 0\) are an invalid range"),
        ({"placement_id": -1}, "the request cannot be read: -1 is no count"),
        ({"placement_id": "x" * MAX_REASON_BYTES}, "is no count"),
    ],
)
def test_requests_that_cannot_be_are_not_decoded(changes: dict, said: str) -> None:
    fields = {"kv": KVKind.of(identity_of("sketch")), "placement_id": 2**59, "layers": (0, 1), "tokens": (0, 64)}
    request = HeldRowsRequest(**fields)  # type: ignore[arg-type]
    assert HeldRowsRequest.decode(request.encode()) == request
    with pytest.raises(PeerFailed, match=said):
        HeldRowsRequest.decode(HeldRowsRequest(**(fields | changes)).encode())  # type: ignore[arg-type]
