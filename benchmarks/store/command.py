"""`runahead bench store`: cost and latency of the store. Four measurements, each in its own function:

* load: a record in the host tier, and a layer, to the buffer of another process, verified.
* index: lookup, memory and reopening of a store of a million 16-token chunks. Its segments are sparse files: neither
  lookup nor reopening reads KV. Prompts of 8,192 tokens: documents of 6,144 tokens, each with eight conversations.
* storing: TTFT through the whole service (Ray, gRPC, two workers, the real model), requests back to back, every other
  one with do_not_store; and the time from the reply until the last byte is durable.
* decoding: bytes of float32 per second that a worker decodes from coded rows, 8,192 rows of a layer at a time.

KV is that of SmolLM2-135M in float32: 30 layers, 3 KV heads, head dim 64.
"""

import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import psutil  # type: ignore[import-untyped]
import torch
from rich.table import Table

from benchmarks.report.report import Bar, Figures, Report, bench_command, machine_facts, progress, scratch_directory
from kvstore import KVShape, KVStore, Layout, StoreClient, StoreConfig, StoreIdentity, StoreLocation
from kvstore.client.destinations import RowsDestination
from kvstore.disk.catalog import Catalog, CatalogEntry
from kvstore.disk.segment import SEGMENT_BYTES, Run
from kvstore.format.identity import KEY_BYTES, chunk_keys
from workers.device.row_coder import RowCoder

SHAPE = KVShape(num_layers=30, num_kv_heads=3, head_dim=64, dtype="float32")
_PROMPT_TOKENS = 8192
_DOCUMENT_TOKENS = 6144
_CONVERSATIONS = 8
_TURN_TOKENS = 256
_SCRATCH_BYTES = 6 * 2**30
_LOADS_PER_BLOCK = 300
#: Pause between blocks, in seconds: lets the scheduler move the two processes, which changes a load by 40 us.
_BLOCK_PAUSE_S = 0.3
_LOADED_TOKENS = 2048


@dataclass(frozen=True, slots=True)
class Effort:
    """Number of repetitions of each measurement."""

    load_blocks: int
    chunks: int
    lookups: int
    reopenings: int
    ttft_pairs: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. `quick`: a fraction of the rounds."""

    quick: bool = False


FULL = Effort(load_blocks=30, chunks=1_000_000, lookups=300, reopenings=5, ttft_pairs=40)
QUICK = Effort(load_blocks=3, chunks=20_000, lookups=50, reopenings=1, ttft_pairs=2)


def _measure(settings: Settings, directory: Path | None) -> Report:
    effort = QUICK if settings.quick else FULL
    with scratch_directory(directory, _SCRATCH_BYTES) as scratch, progress("bench store", 4) as step:
        step("loads")
        load = _load(scratch / "load", effort)
        step("a million chunks")
        index = _index(scratch / "index", effort)
        step("storing on and off")
        storing = _storing(scratch / "storing", effort)
        step("decoding")
        decoding = _decoding()
        facts = machine_facts(
            scratch, packages=("numpy", "xxhash", "apsw", "torch", "transformers", "ray"), dtype=SHAPE.dtype, threads=1
        )
    figures = {"load": load, "index": index, "storing": storing, "decoding": decoding}
    return Report(
        bench="store",
        machine=facts,
        figures=figures,
        bars=_bars(index, storing, decoding),
        tables=[_table(name, values) for name, values in figures.items()],
        notes=[
            "load: one resident record, from the request to verified rows in the buffer of another process, and "
            f"a layer of {_LOADED_TOKENS} tokens; in blocks of {_LOADS_PER_BLOCK} with pauses",
            "index: memory is the growth of a fresh process's USS by opening the store",
            "storing: new prompts, every other one with do_not_store; median of the pairs' ratios of TTFT at "
            "the client; lag is from the reply's end until the store has committed the prompt's last chunk",
            "decoding: codec `rotated`, into rows whose memory is already mapped; the fastest of 300",
            "not shown: several clients at once, a disk in use by other processes, GPUs",
        ],
    )


run = bench_command(_measure)


def _bars(index: Figures, storing: Figures, decoding: Figures) -> list[Bar]:
    return [
        Bar.at_most("store_on_ttft_ratio", storing["ttft_ratio"], 1.05),
        Bar.at_most("store_lag_s", storing["lag_max_s"], 2),
        Bar.at_most("lookup_ms", index["lookup_p50_ms"], 2),
        Bar.at_most("index_bytes_per_chunk", index["bytes_per_chunk"], 300),
        Bar.at_most("reopen_1m_s", index["reopen_s"], 5),
        Bar.at_least("decode_gb_s", decoding["4_bits_2_threads_gb_s"], 4),
    ]


def _table(title: str, values: Figures) -> Table:
    table = Table(title=title, show_header=False)
    for name, value in values.items():
        table.add_row(name, f"{value:,.3f}" if isinstance(value, float) else f"{value:,}")
    return table


# -- load --------------------------------------------------------------------------------------------------------------


def _load(directory: Path, effort: Effort) -> Figures:
    with _store(directory, Layout(), host_bytes=512 * 2**20) as store:
        _fill(store, list(range(_LOADED_TOKENS)))
        location = store.serve(directory / "store.sock")
        placement = store.acquire([*range(_LOADED_TOKENS), 1], save=False)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_load_in_another_process, args=(location, placement.placement_id, effort.load_blocks, theirs)
        )
        process.start()
        theirs.close()  # a process that ends early ends `recv`
        try:
            one, layer = ours.recv()
        finally:
            process.join(30)
        assert store.stats().counters.disk_reads == 0, "the records must be resident"
    return {
        "one_record_p50_us": _percentile(one, 50),
        "one_record_p90_us": _percentile(one, 90),
        "one_record_p99_us": _percentile(one, 99),
        "layer_p50_us": _percentile(layer, 50),
    }


def _load_in_another_process(location: StoreLocation, placement_id: int, blocks: int, pipe: Connection) -> None:
    client = StoreClient.remote(location)
    view = np.ones((SHAPE.num_layers, _LOADED_TOKENS, 2, SHAPE.row_bytes), np.uint8)
    of_one_record = np.arange(_LOADED_TOKENS) // Layout().tokens_per_record == 3
    one, layer = list[float](), list[float]()
    for wanted, took_us in ((of_one_record, one), (None, layer)):
        for _ in range(blocks):
            time.sleep(_BLOCK_PAUSE_S)
            for number in range(_LOADS_PER_BLOCK):
                started = time.perf_counter()
                rows = RowsDestination(view, _LOADED_TOKENS)
                load = client.load(placement_id, rows, slots=[number % SHAPE.num_layers], tokens=wanted)
                load.wait_all(30)
                took_us.append((time.perf_counter() - started) * 1e6)
                load.cancel()
    client.close()
    pipe.send((one, layer))


# -- index -------------------------------------------------------------------------------------------------------------


def _index(directory: Path, effort: Effort) -> Figures:
    num_chunks = _build_catalog(directory, effort.chunks)
    runs = []
    for number in range(effort.reopenings):
        command = [sys.executable, "-c", _REOPEN, str(directory), str(effort.lookups), str(number)]
        output = subprocess.run(command, capture_output=True, text=True, check=True, env=_environment())
        runs.append(json.loads(output.stdout.splitlines()[-1]))
    lookups_ms = [ms for one in runs for ms in one["lookups_ms"]]
    assert all(one["chunks"] == num_chunks and one["hit_tokens"] > 0 for one in runs)
    return {
        "chunks": num_chunks,
        "extents": runs[0]["extents"],
        "lookup_p50_ms": _percentile(lookups_ms, 50),
        "lookup_p99_ms": _percentile(lookups_ms, 99),
        "bytes_per_chunk": statistics.median(one["bytes"] for one in runs) / num_chunks,
        "reopen_s": statistics.median(one["open_s"] for one in runs),
        "reopen_max_s": max(one["open_s"] for one in runs),
        "catalog_bytes": (directory / "catalog.sqlite").stat().st_size,
    }


#: Source of a fresh process: opening is timed without a warm heap, and memory is this store's alone.
_REOPEN = """
import json, sys
from benchmarks.store.command import reopen
print(json.dumps(reopen(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
"""


def reopen(directory: str, lookups: int, seed: int) -> Figures:
    """Open the store of `_build_catalog` and look prompts up, in a process of its own."""
    _drop_from_page_cache(Path(directory) / "catalog.sqlite")
    process = psutil.Process()
    before = process.memory_full_info().uss
    store = _store(Path(directory), _INDEX_LAYOUT, host_bytes=64 * 2**20, disk_bytes=2**50)
    started = time.perf_counter()
    store.open()
    open_s = time.perf_counter() - started
    size_bytes = process.memory_full_info().uss - before
    draw, lookups_ms, hit_tokens = random.Random(seed), [], 0
    num_documents = max(1, store.inventory.num_chunks // _CHUNKS_PER_DOCUMENT)
    for _ in range(lookups):
        prompt = _prompt(draw.randrange(num_documents), draw.randrange(_CONVERSATIONS))
        started = time.perf_counter()
        placement = store.acquire(prompt, save=False)
        lookups_ms.append((time.perf_counter() - started) * 1e3)
        hit_tokens += placement.num_stored_tokens
        store.settle(placement.placement_id)
    answer = {
        "open_s": open_s,
        "bytes": size_bytes,
        "lookups_ms": lookups_ms,
        "hit_tokens": hit_tokens,
        "chunks": store.inventory.num_chunks,
        "extents": len(store.inventory.extents()),
    }
    store.close()
    return answer


_INDEX_LAYOUT = Layout(tokens_per_record=16)
_CHUNKS_PER_DOCUMENT = (_DOCUMENT_TOKENS + _CONVERSATIONS * (_PROMPT_TOKENS - _DOCUMENT_TOKENS)) // 16


def _prompt(document: int, conversation: int) -> list[int]:
    shared = np.random.default_rng(document).integers(0, 49_152, _DOCUMENT_TOKENS)
    own = np.random.default_rng((document, conversation)).integers(0, 49_152, _PROMPT_TOKENS - _DOCUMENT_TOKENS)
    tokens: list[int] = np.concatenate([shared, own]).tolist()
    return tokens


def _build_catalog(directory: Path, chunks: int) -> int:
    """Write a catalog of about `chunks` chunks, as of a service, and sparse segments. Returns the number of chunks."""
    directory.mkdir(parents=True)
    (directory / "segments").mkdir()
    identity = _identity(_INDEX_LAYOUT)
    catalog = Catalog(directory / "catalog.sqlite")
    catalog.open(identity)
    entries, num_chunks = list[CatalogEntry](), 0
    for entry in _entries(identity, max(1, chunks // _CHUNKS_PER_DOCUMENT)):
        entries.append(entry)
        num_chunks += len(entry.keys) // KEY_BYTES
        if len(entries) == 5000:
            catalog.replace(entries)
            entries = []
    catalog.replace(entries)
    catalog.close()
    for segment in range(entry.run.segment + 1):
        path = directory / "segments" / f"{segment:06d}.seg"
        path.touch(0o600)
        os.truncate(path, SEGMENT_BYTES)
    return num_chunks


def _entries(identity: StoreIdentity, num_documents: int) -> Iterator[CatalogEntry]:
    units_per_segment = SEGMENT_BYTES // identity.layout.unit_bytes(identity.shape)
    number, segment, position = 0, 0, 0
    for document in range(num_documents):
        for conversation in range(_CONVERSATIONS):
            keys = list(chunk_keys(identity.root_key(), _prompt(document, conversation), 16))
            shared = _DOCUMENT_TOKENS // 16
            starts = [
                *(range(0, shared, 32) if conversation == 0 else ()),
                *range(shared, len(keys), _TURN_TOKENS // 16),
            ]
            for start, end in zip(starts, [*starts[1:], len(keys)], strict=True):
                if position + end - start > units_per_segment:
                    segment, position = segment + 1, 0
                number += 1
                yield CatalogEntry(
                    id=number,
                    parent=keys[start - 1] if start else b"",
                    depth=start,
                    keys=b"".join(keys[start:end]),
                    run=Run(segment, position, end - start),
                    last_used_s=number,
                )
                position += end - start


def _drop_from_page_cache(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


# -- storing -----------------------------------------------------------------------------------------------------------

_STORED_PROMPT_TOKENS = 1024
_STORED_CHUNKS = _STORED_PROMPT_TOKENS // 64


def _storing(directory: Path, effort: Effort) -> Figures:
    from rich.console import Console

    from cluster.client import Client
    from cluster.local_service import demo_model, running_service

    console = Console(stderr=True, quiet=True)
    draw = random.Random(7)
    with (
        running_service(demo_model(console), directory, 2, console, "Starting the service") as address,
        Client(address) as client,
    ):
        client.wait_ready(300)
        _ask(client, draw, store=False)
        with_s, without_s, lags_s = list[float](), list[float](), list[float]()
        for number in range(effort.ttft_pairs):
            for is_stored in (True, False) if number % 2 else (False, True):
                before = client.stats().store.committed_chunks
                ttft_s, ended = _ask(client, draw, store=is_stored)
                (with_s if is_stored else without_s).append(ttft_s)
                if is_stored and number % 3 == 0:
                    # Not every time: some requests must also meet a store that is still writing.
                    lags_s.append(_wait_until_stored(client, before + _STORED_CHUNKS) - ended)
    ratios = [on_s / off_s for on_s, off_s in zip(with_s, without_s, strict=True)]
    return {
        "ttft_ratio": statistics.median(ratios),
        "ttft_ratio_p25": statistics.quantiles(ratios, n=4)[0],
        "ttft_ratio_p75": statistics.quantiles(ratios, n=4)[2],
        "ttft_on_s": statistics.median(with_s),
        "ttft_off_s": statistics.median(without_s),
        "ttft_on_spread_s": max(with_s) - min(with_s),
        "ttft_off_spread_s": max(without_s) - min(without_s),
        "lag_median_s": statistics.median(lags_s),
        "lag_max_s": max(lags_s),
    }


def _ask(client: Any, draw: random.Random, *, store: bool) -> tuple[float, float]:
    """Ask one new prompt. Returns TTFT in seconds, and the end of the reply on the performance counter."""
    from protos.runahead.v1 import runahead_pb2 as pb

    tokens = [draw.randrange(1000, 40_000) for _ in range(_STORED_PROMPT_TOKENS + 1)]
    prompt = pb.Prompt(token_ids=pb.TokenIds(ids=tokens))
    request = pb.GenerateRequest(prompt=prompt, max_new_tokens=1, do_not_store=not store)
    started, ttft_s = time.perf_counter(), 0.0
    for response in client.generate(request):
        if response.HasField("tokens") and not ttft_s:
            ttft_s = time.perf_counter() - started
    return ttft_s, time.perf_counter()


def _wait_until_stored(client: Any, committed_chunks: int) -> float:
    deadline = time.perf_counter() + 60
    while client.stats().store.committed_chunks < committed_chunks:
        if time.perf_counter() > deadline:
            raise TimeoutError("the prompt was not stored within 60 s")
        time.sleep(0.005)
    return time.perf_counter()


# -- decoding ----------------------------------------------------------------------------------------------------------


def _decoding() -> Figures:
    figures, before = {}, torch.get_num_threads()
    for bits, threads in ((4, 1), (4, 2), (8, 1), (8, 2)):
        torch.set_num_threads(threads)
        figures[f"{bits}_bits_{threads}_threads_gb_s"] = _decoded_gb_s(bits)
    torch.set_num_threads(before)
    return figures


def _decoded_gb_s(bits: int) -> float:
    coder = RowCoder(SHAPE, replace(SHAPE, dtype=f"rotated-{bits}"))
    rows_R2KD = torch.randn(8192, 2, SHAPE.num_kv_heads, SHAPE.head_dim)
    coded = torch.from_numpy(coder.encode(rows_R2KD[None])[0]).view(*rows_R2KD.shape[:3], coder.head_bytes)
    times_s = []
    for _ in range(300):
        started = time.perf_counter()
        coder.decode(coded, rows_R2KD)
        times_s.append(time.perf_counter() - started)
    return rows_R2KD.nbytes / min(times_s) / 1e9


# -- shared ------------------------------------------------------------------------------------------------------------


def _identity(layout: Layout) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="bench", shape=SHAPE, layout=layout)


def _store(directory: Path, layout: Layout, *, host_bytes: int, disk_bytes: int = 4 * 2**30) -> KVStore:
    config = StoreConfig(
        directory=str(directory), disk_bytes=disk_bytes, host_bytes=host_bytes, reorder_interval_s=0, layout=layout
    )
    return KVStore(config, _identity(layout))


def _fill(store: KVStore, tokens: Sequence[int]) -> None:
    """Store random KV for a prompt."""
    shape = (SHAPE.num_layers, len(tokens), 2, SHAPE.row_bytes)
    view = np.random.default_rng(1).integers(0, 256, shape, np.uint8)
    placement, client = store.acquire(tokens), store.client()
    client.save(placement.placement_id, placement.save_start, placement.save_end, view)
    client.close()
    store.settle(placement.placement_id)
    assert store.drain(60), "the KV was not written within a minute"


def _percentile(values: Sequence[float], percent: int) -> float:
    return float(np.percentile(values, percent))


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
