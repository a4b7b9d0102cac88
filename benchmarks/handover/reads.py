"""`runahead bench hand-over --read`: rows of a handle into a reader's memory on the store's host, compared with ReadKv.

A service with two workers computes one prompt. This process then reads the stored rows alternately out of the store's
memory, where it verifies and copies them, and over gRPC. A round reads all layers and drops each block on arrival.
"""

import statistics
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import xxhash
from rich.console import Console

from benchmarks.fixtures.prompts import documents
from benchmarks.report.report import (
    Advance,
    Bar,
    BenchError,
    Report,
    bench_command,
    machine_facts,
    progress,
    scratch_directory,
    table_of,
)
from cluster.client import Client, KvBlock
from cluster.local_service import demo_model, serving
from workers.text.tokenization import Tokenizer

WORKERS = 2
MEMORY, GRPC = "store's memory", "ReadKv"
_MEMORY_TARGET_GB_S, _GRPC_TARGET_GB_S = 5.0, 0.8
_FREE_BYTES = 4 * 2**30
_LEASE_S = 600.0
_PREFILL_S = 1800.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Tokens of the prompt, and number of rounds."""

    tokens: int = 4096
    rounds: int = 5


@dataclass(slots=True)
class Measured:
    """Seconds of each round by way of reading, and the size of one read."""

    num_tokens: int
    size_bytes: int
    seconds: dict[str, list[float]] = field(default_factory=lambda: {MEMORY: [], GRPC: []})
    is_equal: bool = False

    def gb_s(self, way: str) -> float:
        return self.size_bytes / statistics.median(self.seconds[way]) / 1e9


def measured(memory: Client, grpc: Client, handle_id: str, rounds: int, advance: Advance) -> Measured:
    """Time both ways of reading all rows of a handle, and compare their bytes. Raises CallFailed."""
    first = {way: _digests(client, handle_id) for way, client in ((MEMORY, memory), (GRPC, grpc))}
    outcome = Measured(*first[MEMORY][1:])
    outcome.is_equal = first[MEMORY] == first[GRPC]
    for number in range(rounds):
        for way, client in ((MEMORY, memory), (GRPC, grpc)):
            advance(f"{way}, round {number + 1}")
            began_s = time.perf_counter()
            size_bytes = sum(block.k.nbytes + block.v.nbytes for block in client.read_kv(handle_id))
            outcome.seconds[way].append(time.perf_counter() - began_s)
            assert size_bytes == outcome.size_bytes, "a partial read raises"
    return outcome


def _digests(client: Client, handle_id: str) -> tuple[Mapping[tuple[int, int], int], int, int]:
    """Digests of all bytes by layer and plane; number of tokens; number of bytes."""
    states: dict[tuple[int, int], Any] = {}
    blocks: Sequence[KvBlock] = list(client.read_kv(handle_id))
    for block in blocks:
        for plane, rows in enumerate((block.k, block.v)):
            states.setdefault((block.layer, plane), xxhash.xxh3_64()).update(rows.tobytes())
    num_tokens = sum(len(block.k) for block in blocks if block.layer == 0)
    size_bytes = sum(block.k.nbytes + block.v.nbytes for block in blocks)
    return {key: state.intdigest() for key, state in states.items()}, num_tokens, size_bytes


def report_of(outcome: Measured, machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, a table, bars and notes."""
    speeds = {way: outcome.gb_s(way) for way in outcome.seconds}
    rows = [
        {"name": way, "gb_s": speeds[way], "least_s": min(seconds), "most_s": max(seconds)}
        for way, seconds in outcome.seconds.items()
    ]
    title = f"reads of {outcome.num_tokens} tokens, {outcome.size_bytes} bytes; rates in GB/s, times in seconds"
    table = table_of(title, rows, "name gb_s:.2f least_s:.3f most_s:.3f")
    figures = {
        "tokens": outcome.num_tokens,
        "bytes": outcome.size_bytes,
        "gb_s": {way: round(speed, 3) for way, speed in speeds.items()},
        "ms": {way: [round(second * 1e3, 1) for second in each] for way, each in outcome.seconds.items()},
        "equal": outcome.is_equal,
    }
    doubt = "" if outcome.is_equal else "the two ways returned different rows"
    bars = [
        Bar.at_least("read_gb_s", speeds[MEMORY], _MEMORY_TARGET_GB_S, doubt),
        Bar.at_least("read_grpc_gb_s", speeds[GRPC], _GRPC_TARGET_GB_S, doubt),
    ]
    notes = [
        f"{MEMORY}: leased, verified and copied by the reading process; {GRPC}: over the loopback interface",
        "both readers drop a block when the next one arrives; the one on the host reuses its memory",
        "records are in the store's memory; not shown: readers of several threads, other models",
    ]
    return Report("hand-over --read", machine, figures, bars, [table], notes)


def _measure(settings: Settings, directory: Path | None) -> Report:
    model = demo_model(Console(stderr=True))
    with (
        scratch_directory(directory, _FREE_BYTES) as scratch,
        progress("bench hand-over --read", 2 + 2 * settings.rounds) as advance,
    ):
        outcome = _served(model, scratch, settings, advance)
        facts = machine_facts(scratch, packages=("numpy", "xxhash", "grpcio"), dtype="float32")
    return report_of(outcome, {**facts, "model": model.name})


run = bench_command(_measure)


def _served(model: Path, scratch: Path, settings: Settings, advance: Advance) -> Measured:
    """Measure with a service of its own. Raises StartError, CallFailed or BenchError."""
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    (prompt,) = documents(tokenizer, 1, settings.tokens)
    advance("the service starts")
    with (
        serving(model, scratch / "store", WORKERS, Console(stderr=True), "Starting the service") as service,
        Client(service.address, local="required") as memory,
        Client(service.address, local="never") as grpc,
    ):
        advance("one prompt is computed")
        handle = memory.prefill_kv(prompt, lease_s=_LEASE_S, timeout_s=_PREFILL_S).handle
        if handle is None or not handle.covered_tokens:
            raise BenchError("nothing of the prompt was stored; use a longer prompt")
        return measured(memory, grpc, handle.handle_id, settings.rounds, advance)
