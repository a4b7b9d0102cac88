"""Fixtures of the store's tests: a tiny model's shape, KV that depends on its prefix, stores that get closed."""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kvstore
from kvstore import HostMemory, KVShape, KVStore, KVView, Layout, StoreClient, StoreConfig, StoreIdentity
from kvstore.disk.files import FileLayer

REPOSITORY = Path(kvstore.__file__).parent.parent
HOST_BYTES = 4 * 2**20


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
    return Layout(tokens_per_record=16, tokens_per_extent=64)


@pytest.fixture
def identity(shape: KVShape, layout: Layout) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)


@pytest.fixture
def unit_bytes(identity: StoreIdentity) -> int:
    """Bytes that one chunk of `identity` takes on disk."""
    return identity.layout.unit_bytes(identity.shape)


@pytest.fixture
def kv_of() -> Callable[[Sequence[int], KVShape], KVView]:
    return prefix_kv


@pytest.fixture
def prompts() -> Callable[[int, int], Iterator[list[int]]]:
    return branching_prompts


@pytest.fixture
def open_store(tmp_path: Path, identity: StoreIdentity) -> Iterator[Callable[..., KVStore]]:
    """Opens a store in `tmp_path / "store"`; closed at the end of the test, after the clients that it made.

    `disk_bytes` counts the catalog too (some 100 KB when fresh), so it is no number of chunks. Further arguments are
    fields of StoreConfig; `files` and `vfs` replace the operating system's files.
    """
    stores, clients = list[KVStore](), list[StoreClient]()

    def open_one(
        disk_bytes: int = 16 * 2**20,
        owner: StoreIdentity = identity,
        directory: Path = tmp_path / "store",
        *,
        files: FileLayer | None = None,
        vfs: str = "",
        **settings: Any,
    ) -> KVStore:
        settings = {"host_bytes": HOST_BYTES, "io_threads": 2, "write_wait_s": 0.5} | settings
        config = StoreConfig(directory=str(directory), disk_bytes=disk_bytes, layout=owner.layout, **settings)
        store = KVStore(config, owner, files=files, vfs=vfs)
        make_client = store.client

        def client() -> StoreClient:
            clients.append(make_client())
            return clients[-1]

        store.client = client  # type: ignore[method-assign]
        store.open()
        stores.append(store)
        return store

    yield open_one
    for each in (*clients, *stores):
        each.close()


@pytest.fixture
def put() -> Callable[..., int]:
    """Saves a prompt with the KV of `prefix_kv` through a client of the store; returns the number of new chunks.

    Durable and visible on return.
    """

    def save_all(store: KVStore, token_ids: Sequence[int], *, tenant: str = "") -> int:
        placement = store.acquire(token_ids, tenant=tenant)
        client = store.client()
        try:
            kv = prefix_kv(token_ids, store.identity.shape)
            return client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
        finally:
            store.settle(placement.placement_id)
            client.close()
            assert store.drain(10.0)

    return save_all


@pytest.fixture(params=["local", "remote"])
def client_of(request) -> Callable[[KVStore], StoreClient]:
    """Makes a client of a store, in its process or as if from another; closed at the end of the test."""

    def make(store: KVStore) -> StoreClient:
        client = store.client() if request.param == "local" else StoreClient.remote(store.serve())
        request.addfinalizer(client.close)
        return client

    return make


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


@pytest.fixture(autouse=True)
def poisoned_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory for rows that are read has other contents than any row, so that a missing row is seen."""
    monkeypatch.setattr(HostMemory, "is_poisoned", True)
