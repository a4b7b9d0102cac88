"""`runahead bench load-path`: how fast stored rows reach a request's buffer, and how much Python that takes.

* exact: a whole prefix in the store's memory to the buffer of another process, verified, against one `memcpy`.
* budget: a quarter of its chunks at random, verified, against numpy's gather of as many rows.
* calls: interpreter calls of worker and store for each record that a longer prefix adds.

KV is that of SmolLM2-135M in float32: 30 layers, 3 KV heads, head dim 64. One thread copies; buffers were written to
before, except in `exact_load_fresh`. With `--device cuda` loads go to a GPU: `benchmarks/store/device_load.py`.
"""

import ctypes
import multiprocessing
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from rich.table import Table

from benchmarks.report.report import Bar, Figures, Report, bench_command, machine_facts, progress, scratch_directory
from benchmarks.store import device_load
from benchmarks.store.command import SHAPE, _fill, _store
from kvstore import KVStore, KVView, Layout, SelectedRowsDestination, StoreClient, StoreLocation
from workers.device.cuda import device_of
from workers.device.device import Device
from workers.plan.config import check_device

_SCRATCH_BYTES = 3 * 2**30
_HOST_BYTES = 2**30
_WAIT_S = 60.0
#: 256 MB of rows.
_NUM_TOKENS = 5824
_BUDGET = 0.25
_CHUNK_TOKENS = Layout().tokens_per_record
#: Lengths of the two prefixes whose calls are counted.
_COUNTED_TOKENS = (4096, 8192)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """`quick`: a fraction of the rounds. `shape`: of the KV that goes to a GPU. Raises ValueError for unknown names."""

    quick: bool = False
    device: str = "cpu"
    shape: str = "7b"

    def __post_init__(self) -> None:
        check_device(self.device)
        if self.shape not in device_load.SHAPES:
            raise ValueError(f"--shape: {self.shape!r} is none of {', '.join(device_load.SHAPES)}")


class Calls:
    """Interpreter calls of this process while it counts, in threads that were started after `watch`."""

    def __init__(self) -> None:
        self.number = 0
        self._is_counting = False

    def watch(self) -> None:
        threading.setprofile(self._event)
        sys.setprofile(self._event)

    @contextmanager
    def counting(self) -> Iterator[None]:
        self._is_counting = True
        try:
            yield
        finally:
            self._is_counting = False

    def _event(self, frame: Any, event: str, argument: Any) -> None:
        if self._is_counting and event in ("call", "c_call"):
            self.number += 1


def _measure(settings: Settings, directory: Path | None) -> Report:
    device = device_of(settings.device)
    if device.transfers is not None:
        return on_device(device, settings, directory)
    rounds = 3 if settings.quick else 15
    with scratch_directory(directory, _SCRATCH_BYTES) as scratch, progress("bench load-path", 2) as step:
        step("loads and copies")
        with _store(scratch / "loads", Layout(), host_bytes=_HOST_BYTES) as store:
            took_s = _in_a_worker(store, scratch / "loads.sock", rounds)
        step("interpreter calls")
        calls = _calls(scratch / "calls")
        facts = machine_facts(scratch, packages=("numpy", "xxhash"), dtype=SHAPE.dtype, threads=1)
    figures = _figures(took_s) | calls
    return Report(
        bench="load-path",
        machine=facts,
        figures=figures,
        bars=[
            Bar.at_least("exact_load_vs_memcpy", figures["exact_load_vs_memcpy"], 0.6),
            Bar.at_least("budget_load_vs_gather", figures["budget_load_vs_gather"], 0.5),
            Bar.at_most("calls_per_record", figures["calls_per_record"], 0.05),
        ],
        tables=[_table(figures)],
        notes=[
            f"{_NUM_TOKENS} tokens of SmolLM2-135M's shape in float32, {rounds} rounds in turn, medians of ratios; "
            "the store and the worker are two processes; both sides of a ratio copy in one thread",
            f"calls: those of {_COUNTED_TOKENS[1]} tokens less those of {_COUNTED_TOKENS[0]}, in both processes",
            "not shown: GPUs, several loads at once, records that come from the disk",
        ],
    )


run = bench_command(_measure)


def on_device(device: Device, settings: Settings, directory: Path | None) -> Report:
    """The report of loads into a device's memory."""
    rounds = 3 if settings.quick else 9
    shape, num_tokens = device_load.SHAPES[settings.shape]
    with scratch_directory(directory, _SCRATCH_BYTES) as scratch, progress("bench load-path", 2) as step:
        figures = device_load.measure(device, settings.shape, rounds, scratch, step)
        facts = machine_facts(scratch, packages=("numpy", "torch"), dtype=shape.dtype)
        is_gpu = device.torch_device.type == "cuda"
        facts["device"] = torch.cuda.get_device_name(device.torch_device) if is_gpu else device.name
    bars = [
        Bar.at_least("exact_load_vs_copy", figures["exact_load_vs_copy"], 0.8),
        Bar.at_most("exact_load_ms", figures["exact_load_ms"], 23.0),
        Bar.at_most("coded_load_ms", figures["coded_load_ms"], 10.0),
    ]
    return Report(
        bench="load-path",
        machine=facts,
        figures=figures,
        bars=bars if settings.shape == "7b" else [],
        tables=[_table(figures)],
        notes=[
            f"{num_tokens} tokens, KV of shape {settings.shape}, from the store's memory in this process; "
            f"{rounds} rounds in turn, medians; coded rows: {device_load.CODEC}",
            "not shown: computing at the same time, records that come from the disk, the service",
        ],
    )


def _figures(took_s: dict[str, list[float]]) -> Figures:
    def ratio(of: str, to: str) -> float:
        return statistics.median(other / one for one, other in zip(took_s[of], took_s[to], strict=True))

    num_bytes = _NUM_TOKENS * SHAPE.num_layers * 2 * SHAPE.row_bytes
    return {
        "exact_load_vs_memcpy": ratio("exact", "memcpy"),
        "exact_load_fresh": ratio("fresh", "memcpy"),
        "budget_load_vs_gather": ratio("budget", "gather"),
        "exact_gb_s": num_bytes / statistics.median(took_s["exact"]) / 1e9,
        "memcpy_gb_s": num_bytes / statistics.median(took_s["memcpy"]) / 1e9,
        "budget_gb_s": _BUDGET * num_bytes / statistics.median(took_s["budget"]) / 1e9,
    }


def _table(figures: Figures) -> Table:
    table = Table(title="from the store's memory to the request's buffer", show_header=False)
    for name, value in figures.items():
        table.add_row(name, f"{value:,.3f}")
    return table


def _in_a_worker(store: KVStore, socket: Path, rounds: int) -> dict[str, list[float]]:
    """Seconds of each round, by measurement. A process of its own loads a prefix that is in the store's memory."""
    tokens = list(range(_NUM_TOKENS))
    _fill(store, tokens)
    placement_id = store.acquire([*tokens, 1], save=False).placement_id
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(store.serve(socket), placement_id, rounds, theirs))
    process.start()
    theirs.close()  # a process that ends early ends `recv`
    try:
        took_s: dict[str, list[float]] = ours.recv()
    finally:
        process.join(_WAIT_S)
    assert store.stats().counters.disk_reads == 0, "the records must be resident"
    return took_s


def _work(location: StoreLocation, placement_id: int, rounds: int, pipe: Connection) -> None:
    client = StoreClient.remote(location)
    shape = (SHAPE.num_layers, _NUM_TOKENS, 2, SHAPE.row_bytes)
    num_chunks = _NUM_TOKENS // _CHUNK_TOKENS
    source, view = np.ones(shape, np.uint8), np.ones(shape, np.uint8)
    took_s: dict[str, list[float]] = {name: [] for name in ("exact", "memcpy", "fresh", "budget", "gather")}
    for number in range(rounds + 1):
        chunks = np.sort(np.random.default_rng(number).permutation(num_chunks)[: int(_BUDGET * num_chunks)])
        took = {
            "exact": _exact(client, placement_id, view),
            "memcpy": _memcpy(view, source),
            "fresh": _exact(client, placement_id, np.empty(shape, np.uint8)),
            "budget": _budgeted(client, placement_id, view, chunks),
            "gather": _gather(view, source, chunks),
        }
        if number:  # the first round is not counted
            for name, seconds in took.items():
                took_s[name].append(seconds)
    client.close()
    pipe.send(took_s)


def _exact(client: StoreClient, placement_id: int, view: KVView) -> float:
    begun_s = time.perf_counter()
    load = client.load_rows(placement_id, view.shape[1], view)
    for layer in range(len(view)):
        load.wait(layer, _WAIT_S)
    took_s = time.perf_counter() - begun_s
    load.cancel()
    return took_s


def _budgeted(client: StoreClient, placement_id: int, view: KVView, chunks: npt.NDArray[np.int64]) -> float:
    tokens = (chunks[:, None] * _CHUNK_TOKENS + np.arange(_CHUNK_TOKENS)).reshape(-1)
    row_of = np.full(view.shape[1], -1, np.int32)
    row_of[tokens] = np.arange(len(tokens))
    destination = SelectedRowsDestination(view, np.broadcast_to(row_of, (len(view), len(row_of))))
    begun_s = time.perf_counter()
    load = client.load(placement_id, destination, tokens=row_of >= 0)
    for layer in range(len(view)):
        load.wait(layer, _WAIT_S)
    took_s = time.perf_counter() - begun_s
    load.cancel()
    return took_s


def _memcpy(view: KVView, source: KVView) -> float:
    begun_s = time.perf_counter()
    ctypes.memmove(view.ctypes.data, source.ctypes.data, view.nbytes)
    return time.perf_counter() - begun_s


def _gather(view: KVView, source: KVView, chunks: npt.NDArray[np.int64]) -> float:
    """The rows of some chunks in every layer, side by side, by numpy."""
    num_layers, num_tokens, _, row_bytes = view.shape
    chunk_bytes = 2 * _CHUNK_TOKENS * row_bytes
    of_chunks = source.reshape(num_layers, num_tokens // _CHUNK_TOKENS, chunk_bytes)
    out = view.reshape(-1)[: num_layers * len(chunks) * chunk_bytes].reshape(num_layers, len(chunks), chunk_bytes)
    begun_s = time.perf_counter()
    np.take(of_chunks, chunks, axis=1, out=out, mode="clip")
    return time.perf_counter() - begun_s


# -- calls -------------------------------------------------------------------------------------------------------------


def _calls(directory: Path) -> Figures:
    """Calls of an exact load of each length, by a request of its own, in the store's process and the worker's."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_counted_store, args=(directory, theirs))
    process.start()
    theirs.close()
    calls = Calls()
    calls.watch()
    try:
        location, asked = ours.recv()
        client = StoreClient.remote(location)
        counted = []
        for num_tokens, (first, second) in zip(_COUNTED_TOKENS, asked, strict=True):
            view = np.zeros((SHAPE.num_layers, num_tokens, 2, SHAPE.row_bytes), np.uint8)
            _exact(client, first, view)
            _settled(ours)
            before = calls.number, _asked(ours, "calls")
            _asked(ours, "on")
            with calls.counting():
                _exact(client, second, view)
                _settled(ours)
            _asked(ours, "off")
            counted.append((calls.number - before[0], _asked(ours, "calls") - before[1]))
        client.close()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
        ours.send("end")
        process.join(_WAIT_S)
    (few_here, few_there), (many_here, many_there) = counted
    num_records = (_COUNTED_TOKENS[1] - _COUNTED_TOKENS[0]) // _CHUNK_TOKENS * SHAPE.num_layers
    return {
        "calls_per_record": (many_here + many_there - few_here - few_there) / num_records,
        "worker_calls_per_record": (many_here - few_here) / num_records,
        "store_calls_per_record": (many_there - few_there) / num_records,
        "calls_per_layer": (few_here + few_there) / SHAPE.num_layers,
    }


def _asked(pipe: Connection, command: str) -> int:
    pipe.send(command)
    number: int = pipe.recv()
    return number


def _settled(pipe: Connection) -> None:
    """Return when the store holds no lease of a load that has ended."""
    while _asked(pipe, "leases"):
        time.sleep(0.01)


def _counted_store(directory: Path, pipe: Connection) -> None:
    calls = Calls()
    calls.watch()
    with _store(directory, Layout(), host_bytes=_HOST_BYTES) as store:
        asked = []
        for length in _COUNTED_TOKENS:
            tokens = list(range(100 * length, 101 * length))
            _fill(store, tokens)
            placements = [store.acquire([*tokens, 1], save=False) for _ in range(2)]
            asked.append([placement.placement_id for placement in placements])
        pipe.send((store.serve(directory / "store.sock"), asked))
        while (command := pipe.recv()) != "end":
            if command in ("on", "off"):
                calls._is_counting = command == "on"
            leases = sum([frame.leases for frame in list(store.tier.frames.of_record.values())])
            pipe.send(leases if command == "leases" else calls.number)
