"""Two stores, one of which fetches from the other, and the wire between them; all are closed at the end of the test."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from peer_steps import KEY, LONG, SHAPE, TOKENS, Gate, Relay, identity_of

from kvstore import KVStore, PeerLocation
from kvstore.peers import connection as peer_connection
from kvstore.peers import messages as peer_messages


@pytest.fixture(autouse=True)
def small_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of 64 tokens, whatever the chunk: a prompt takes several."""
    monkeypatch.setattr(peer_messages, "WINDOW_BYTES", 64 * SHAPE.token_bytes)


@pytest.fixture(autouse=True)
def briefly_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections of reads are closed soon: no test waits until a store closes them."""
    monkeypatch.setattr(peer_connection, "KEPT_S", 0.02)


@pytest.fixture
def sender(open_store, put, tmp_path: Path) -> KVStore:
    store = open_store(owner=identity_of("sketch"), directory=tmp_path / "sender")
    put(store, TOKENS)
    return store


@pytest.fixture
def large_sender(open_store, put, tmp_path: Path) -> KVStore:
    store = open_store(128 * 2**20, owner=identity_of("sketch"), directory=tmp_path / "large-sender")
    put(store, LONG)
    return store


@pytest.fixture
def receiver(open_store, tmp_path: Path) -> KVStore:
    return open_store(owner=identity_of("sketch"), directory=tmp_path / "receiver")


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


@pytest.fixture
def gate(relay_to, beside, request: pytest.FixtureRequest) -> Iterator[Gate]:
    """A gate that opens at the end of the test, before its waiters are joined. Parameter: bytes that pass before it."""
    gate = Gate(getattr(request, "param", 40_000))
    yield gate
    gate.open()


@pytest.fixture
def beside() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as pool:
        yield pool
