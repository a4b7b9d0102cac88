"""Steps that the tests of fetching share: two stores, and a wire between them that a test can cut, delay or falsify."""

import contextlib
import socket
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from store_steps import assert_nothing_is_leased, extents_of, prompt, served, wait_until

from kvstore import (
    FetchReport,
    KVShape,
    KVStore,
    PeerLocation,
    StoreIdentity,
)
from kvstore.index.geometry import RecordRef
from tests.support import record_layouts

KEY = b"a key that only stores know 0123"
SHAPE = KVShape(num_layers=4, num_kv_heads=2, head_dim=8, dtype="float32")
#: Whole chunks of every layout, and a rest.
TOKENS = prompt(64 * 6 + 5)
NUM_TOKENS = 64 * 6
#: More bytes than sockets buffer.
LONG = prompt(64 * 200)
#: Bytes of the listening store's greeting: hello and nonce, then its digest.
GREETING_BYTES = 40 + 32


def identity_of(layout: str, **changes: object) -> StoreIdentity:
    return replace(record_layouts.identity_of(layout, SHAPE), **changes)


def fetch(store: KVStore, peer: PeerLocation, tokens: Sequence[int] = TOKENS, **arguments) -> FetchReport:
    arguments = {"num_tokens": len(tokens), "timeout_s": 30.0} | arguments
    return store.fetch(peer, KEY, tokens, **arguments)


def damage_on_disk(store: KVStore, extent: int) -> None:
    """Close a store and flip a bit of the first record of one of the prompt's extents."""
    ref = RecordRef(extents_of(store, TOKENS)[extent], 0, store.geometry.kv_slots[0])
    offset = store.geometry.offset_bytes(ref) + store.geometry.slots[ref.slot_index].header_bytes + 10
    store.close()  # otherwise the store would serve it from memory
    (segment,) = (store.directory / "segments").iterdir()
    with segment.open("r+b") as file:
        file.seek(offset)
        byte = file.read(1)
        file.seek(offset)
        file.write(bytes([byte[0] ^ 1]))


def assert_stored(store: KVStore, num_tokens: int, kv_of, tokens: Sequence[int] = TOKENS, tenant: str = "") -> None:
    """Assert that `num_tokens` tokens are stored, and that every byte is the independent model's."""
    assert served(store, [*tokens, 7], kv_of, tenant) == num_tokens


def assert_idle(store: KVStore) -> None:
    """Assert that nothing is held for a peer any more."""
    if store._peer_server is not None:
        wait_until(lambda: not store._peer_server._peers)
    assert not store._fetcher._running
    assert not store.placements._held
    assert not store.placements._claims
    assert not any(extent.num_readers for extent in store.inventory.extents())
    assert_nothing_is_leased(store)


class Gate:
    """Delays the stream after its first bytes until it is opened."""

    def __init__(self, num_bytes: int) -> None:
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


#: Takes bytes that the sending store sent, and their place in the stream; returns the bytes to forward. Fewer: cut.
Meddle = Callable[[bytes, int], bytes]


def flipping(place: int, draw: Random) -> Meddle:
    """Change one bit of one byte of the stream."""

    def flip(data: bytes, at: int) -> bytes:
        changed = bytearray(data)
        if at <= place < at + len(data):
            changed[place - at] ^= 1 << draw.randrange(8)
        return bytes(changed)

    return flip


class Relay:
    """Forwards one connection to a store, and its answers through `meddle`. Owns: its sockets and threads."""

    def __init__(self, target: PeerLocation, meddle: Meddle) -> None:
        self._target = target
        self._meddle = meddle
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.location = PeerLocation(host="127.0.0.1", port=self._listener.getsockname()[1])
        self._sockets = [self._listener]
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def __enter__(self) -> "Relay":
        return self

    def __exit__(self, *_: object) -> None:
        for sock in self._sockets:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        for sock in self._sockets:
            sock.close()

    def _run(self) -> None:
        try:
            near, _ = self._listener.accept()
        except OSError:
            return
        far = socket.socket()
        far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 14)  # the gate is near the sender
        far.connect((self._target.host, self._target.port))
        self._sockets += [near, far]
        forth = threading.Thread(target=self._pass_on, args=(near, far, lambda data, at: data))
        forth.start()
        self._pass_on(far, near, self._meddle)
        forth.join()

    @staticmethod
    def _pass_on(source: socket.socket, target: socket.socket, meddle: Meddle) -> None:
        at = 0
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                passed = meddle(data, at)
                target.sendall(passed)
                if len(passed) < len(data):
                    break
                at += len(data)
        for sock in (source, target):
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
