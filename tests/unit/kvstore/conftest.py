"""What the tests of the store share: a tiny model's shape, KV unlike any other prefix's, stores that get closed."""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import kvstore
from kvstore import ExtentTransfer, KVShape, KVStore, KVView, Layout, StoreConfig, StoreIdentity

REPOSITORY = Path(kvstore.__file__).parent.parent


def prefix_kv(token_ids: Sequence[int], shape: KVShape) -> KVView:
    """KV bytes [layers, tokens, 2, row_bytes] in which every row depends on all tokens up to its own, as real KV does.

    Needs nothing of the store but the shape, so it is the independent model of what a chunk must hold.
    """
    prefix, rows = hashlib.blake2b(), []
    for token in token_ids:
        prefix.update(int(token).to_bytes(8, "big"))
        rows.append(hashlib.shake_128(prefix.digest()).digest(shape.token_bytes))
    by_token = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, shape.num_layers, 2, shape.row_bytes)
    return np.ascontiguousarray(by_token.transpose(1, 0, 2, 3))


def branching_prompts(seed: int, tokens_per_chunk: int) -> Iterator[list[int]]:
    """Endless prompts of 1..6 chunks over an alphabet of 4, and a rest: they share prefixes and part often."""
    draw = random.Random(seed)
    while True:
        chunks = [draw.randrange(4) for _ in range(draw.randint(1, 6))]
        tokens = [1000 * chunk + position for chunk in chunks for position in range(tokens_per_chunk)]
        yield tokens + [7] * draw.choice((0, 1, tokens_per_chunk - 1))


@pytest.fixture
def shape() -> KVShape:
    return KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")


@pytest.fixture
def layout() -> Layout:
    return Layout(tokens_per_record=16)


@pytest.fixture
def identity(shape: KVShape, layout: Layout) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)


@pytest.fixture
def extent_bytes(identity: StoreIdentity) -> int:
    return identity.layout.extent_bytes(identity.shape)


@pytest.fixture
def kv_of() -> Callable[[Sequence[int], KVShape], KVView]:
    return prefix_kv


@pytest.fixture
def prompts() -> Callable[[int, int], Iterator[list[int]]]:
    return branching_prompts


@pytest.fixture
def open_store(tmp_path: Path, identity: StoreIdentity, extent_bytes: int) -> Iterator[Callable[..., KVStore]]:
    """Opens a store in `tmp_path / "store"` with room for `extents` extents; closed at the end of the test."""
    stores: list[KVStore] = []

    def open_one(
        extents: float = 100, owner: StoreIdentity = identity, directory: Path = tmp_path / "store"
    ) -> KVStore:
        store = KVStore(StoreConfig(directory=str(directory), disk_bytes=int(extents * extent_bytes)), owner)
        store.open()
        stores.append(store)
        return store

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def open_transfer() -> Iterator[Callable[..., ExtentTransfer]]:
    transfers: list[ExtentTransfer] = []

    def open_one(store: KVStore, io_threads: int = 2) -> ExtentTransfer:
        transfers.append(ExtentTransfer(store.location(), io_threads))
        return transfers[-1]

    yield open_one
    for transfer in transfers:
        transfer.close()


@pytest.fixture
def put() -> Callable[..., int]:
    """Commits a prompt without its bytes (the store itself never looks at them); returns the number of new chunks."""

    def commit_all(store: KVStore, token_ids: Sequence[int], salt: bytes = b"") -> int:
        placement = store.acquire(token_ids, salt=salt)
        return store.commit(placement, [place.key for place in placement.reserved])

    return commit_all


@pytest.fixture
def start_python() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts a script in a Python of its own that imports this kvstore; killed at the end of the test."""
    processes: list[subprocess.Popen[str]] = []

    def start(script: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", script, *arguments],
            env={**os.environ, "PYTHONPATH": str(REPOSITORY), **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        processes.append(process)
        return process

    yield start
    for process in processes:
        process.kill()
        process.communicate()
