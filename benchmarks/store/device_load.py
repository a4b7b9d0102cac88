"""Loads of a stored prefix from host memory into a device's memory, alone: nothing else computes.

Each load is verified. Loads alternate with copies of as many bytes from pinned memory, to which they are compared:

* exact: all rows as computed.
* coded: all rows in 4 bits, decoded on the device.

A load is timed from the call until the last layer's rows are at their places and decoded.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import torch

from benchmarks.report.bars import BenchError, Figures
from kvstore import KVShape, KVStore, KVView, Layout, StoreClient, StoreConfig, StoreIdentity
from workers.device.device import Device
from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import whole_prefix
from workers.device.row_coder import RowCoder
from workers.device.staging import ArenaRegistrar
from workers.device.transfers import Direction

#: By name, KV of a model and the number of stored tokens. 7b is Qwen2.5-7B; tiny is for tests.
SHAPES = {
    "7b": (KVShape(num_layers=28, num_kv_heads=4, head_dim=128, dtype="bfloat16"), 16_384),
    "tiny": (KVShape(num_layers=6, num_kv_heads=4, head_dim=32, dtype="bfloat16"), 256),
}
CODEC = "rotated-4"
#: Records of our preset: 16 tokens, three layers.
_LAYOUT = Layout(tokens_per_record=16, layers_per_record=3)
#: Part of a store's memory and disk that records do not fill: headers, and records that end early.
_ROOM = 1.5
_LEAST_BYTES = 2**27
_WAIT_S = 120.0
#: Number of last tokens whose rows are compared with the stored ones.
_COMPARED = 64


def measure(device: Device, shape: str, rounds: int, directory: Path, step: Callable[[str], None]) -> Figures:
    """Figures of both loads. Raises BenchError where loaded rows differ from stored ones."""
    computed, num_tokens = SHAPES[shape]
    figures: Figures = {"tokens": num_tokens}
    coded = KVShape(
        num_layers=computed.num_layers, num_kv_heads=computed.num_kv_heads, head_dim=computed.head_dim, dtype=CODEC
    )
    for name, stored in (("exact", computed), ("coded", coded)):
        step(f"{name} rows")
        figures |= _loads(device, name, computed, stored, num_tokens, rounds, directory / name)
    return figures


def _loads(
    device: Device, name: str, computed: KVShape, stored: KVShape, num_tokens: int, rounds: int, directory: Path
) -> Figures:
    staging, transfers = device.staging, device.transfers
    assert staging is not None and transfers is not None, "a device with memory of its own"
    tokens, kv = list(range(num_tokens)), _rows(stored, num_tokens)
    coder = RowCoder(computed, stored) if stored.codec is not None else None
    if coder is not None:
        coder.compile(device)
    with _store(directory, stored, kv, tokens) as store:
        client, registrar = store.client(), ArenaRegistrar(staging)
        client.watch_arena(registrar)
        try:
            assert staging.arena is not None
            staging.arena.wait()
            placement_id = store.acquire([*tokens, 1], save=False).placement_id
            with device.computing(), torch.inference_mode():
                buffer = KVBuffer(computed, num_tokens, device=device)
                target, pinned = device.empty((kv.nbytes,), torch.uint8), transfers.pinned(kv.nbytes)
                took_s: dict[str, list[float]] = {"load": [], "copy": []}
                for number in range(rounds + 1):
                    before = staging.counters.copies, staging.counters.reads
                    load_s = _load(client, placement_id, buffer, num_tokens, coder)
                    copies, reads = staging.counters.copies - before[0], staging.counters.reads - before[1]
                    begun_s = time.perf_counter()
                    transfers.submit(Direction.IN, lambda: target.copy_(pinned, non_blocking=True)).wait()
                    if number:  # the first round is not counted
                        took_s["copy"].append(time.perf_counter() - begun_s)
                        took_s["load"].append(load_s)
                _check(buffer, kv, coder, num_tokens)
        finally:
            client.close()
            registrar.close()
            staging.arena = None
        assert store.stats().counters.disk_reads == 0, "the records must be resident"
    return {
        f"{name}_megabytes": kv.nbytes / 1e6,
        f"{name}_load_ms": 1e3 * statistics.median(took_s["load"]),
        f"{name}_copy_ms": 1e3 * statistics.median(took_s["copy"]),
        f"{name}_load_vs_copy": statistics.median(
            copy_s / load_s for load_s, copy_s in zip(took_s["load"], took_s["copy"], strict=True)
        ),
        f"{name}_reads_per_layer": reads / computed.num_layers,
        f"{name}_copies_per_layer": copies / computed.num_layers,
    }


def _load(client: StoreClient, placement_id: int, buffer: KVBuffer, num_tokens: int, coder: RowCoder | None) -> float:
    transfers = buffer.device.transfers
    assert transfers is not None
    begun_s = time.perf_counter()
    target = whole_prefix(buffer, num_tokens, coder)
    load = client.load(placement_id, target)
    for layer in range(buffer.shape.num_layers):
        load.wait(layer, _WAIT_S)
        target.order(layer)
    transfers.computed().wait()
    took_s = time.perf_counter() - begun_s
    load.cancel()
    target.discard()
    return took_s


def _check(buffer: KVBuffer, kv: KVView, coder: RowCoder | None, num_tokens: int) -> None:
    for layer in range(buffer.shape.num_layers):
        found = buffer.rows(layer, num_tokens - _COMPARED, num_tokens).cpu()
        stored = torch.from_numpy(kv[layer, num_tokens - _COMPARED :].copy())
        if coder is None:
            expected = stored.view(found.dtype).view(found.shape)
        else:
            expected = torch.empty_like(found)
            coder.decode(stored, expected)
        if not torch.equal(found.view(torch.uint8), expected.view(torch.uint8)):
            raise BenchError(f"loaded rows of layer {layer} differ from the stored ones")


def _rows(shape: KVShape, num_tokens: int) -> KVView:
    """Random bytes of rows; no number, and no scale of coded rows, is infinite or NaN."""
    size = (shape.num_layers, num_tokens, 2, shape.row_bytes)
    return np.random.default_rng(1).integers(0, 0x7F, size, np.uint8)


@contextmanager
def _store(directory: Path, shape: KVShape, kv: KVView, tokens: list[int]) -> Iterator[KVStore]:
    """A store that has the rows in its memory."""
    room_bytes = max(_LEAST_BYTES, int(_ROOM * kv.nbytes))
    config = StoreConfig(
        directory=str(directory), disk_bytes=2 * room_bytes, host_bytes=room_bytes, reorder_interval_s=0, layout=_LAYOUT
    )
    with KVStore(config, StoreIdentity(model_fingerprint="bench", shape=shape, layout=_LAYOUT)) as store:
        placement, client = store.acquire(tokens), store.client()
        client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
        client.close()
        store.settle(placement.placement_id)
        if not store.drain(_WAIT_S):
            raise BenchError(f"the KV was not written within {_WAIT_S:.0f} s")
        yield store
