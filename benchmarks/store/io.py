"""`runahead bench io`: the I/O engine compared with fio, and demand reads during a prefetch load.

fio is the baseline because it is written in C, knows the kernel's best interfaces and does nothing but read. Both sides
read the same segment file with O_DIRECT, in reads of equal size, at offsets that are random multiples of it, 16 at a
time. fio's engine is chosen per size: the fastest of `_FIO_ENGINES` in a first run. Engines alternate in going first,
and the bars are medians of the rounds' ratios: the bandwidth of a shared or throttled disk drifts by more than the two
differ.

CPU per read: for ours, of the whole process (submitting thread included, offsets drawn beforehand); for fio, as it
reports.

Demand latency: one record of 102,400 bytes every few milliseconds, from `submit` to `on_done`, on an idle engine,
during an endless prefetch load, and during that load submitted as demand reads, as in a queue without priorities.
Priorities cost bandwidth of the load; both are shown.
"""

import json
import mmap
import queue
import random
import shutil
import statistics
import subprocess
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.report.report import (
    Bar,
    BenchError,
    Report,
    bench_command,
    machine_facts,
    named,
    progress,
    scratch_directory,
    table_of,
)
from kvstore.disk.disk_read import RecordRead
from kvstore.disk.files import aligned_buffer
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.disk.segment import SegmentFiles

DEPTH = 16
_RAMP_S = 0.5
_FILE_BYTES = 2**30
_BATCH_READS = 64
#: Bytes of a record of SmolLM2: 64 tokens of one layer, K and V, float32, and the header page.
_RECORD_BYTES = 102_400
_DEMAND_PAUSE_S = 0.004
_FIO_ENGINES = {
    "io_uring": ["--ioengine=io_uring"],
    "io_uring, registered file and buffers": ["--ioengine=io_uring", "--registerfiles=1", "--fixedbufs=1"],
    "libaio": ["--ioengine=libaio"],
}


@dataclass(frozen=True, slots=True)
class Case:
    """One disk read of `records` adjacent records, and the required share of fio's bandwidth."""

    id: str
    label: str
    record_bytes: int
    records: int
    target: float

    @property
    def read_bytes(self) -> int:
        return self.record_bytes * self.records


CASES = (
    Case("io_64k_vs_fio", "64 KiB", 64 * 2**10, 1, 0.85),
    Case("io_record_vs_fio", "one record, 102,400 B", _RECORD_BYTES, 1, 0.9),
    Case("io_1m_vs_fio", "1 MiB, 16 records merged", 64 * 2**10, 16, 0.95),
)


@dataclass(frozen=True, slots=True)
class Effort:
    """Duration and number of the measurements."""

    rounds: int
    run_s: float
    choose_s: float
    latency_rounds: int
    latency_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. `quick`: a fraction of the rounds."""

    quick: bool = False


FULL = Effort(rounds=15, run_s=1.5, choose_s=1.0, latency_rounds=5, latency_s=2.0)
QUICK = Effort(rounds=4, run_s=1.0, choose_s=0.5, latency_rounds=2, latency_s=1.0)


@dataclass(frozen=True, slots=True)
class Throughput:
    mb_s: float
    cpu_us_per_read: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rounds of one case, in order."""

    case: Case
    fio_engine: str
    fio: Sequence[Throughput]
    ours: Sequence[Throughput]

    @property
    def ratios(self) -> list[float]:
        return [ours.mb_s / fio.mb_s for ours, fio in zip(self.ours, self.fio, strict=True)]


@dataclass(frozen=True, slots=True)
class Latency:
    """Latency of demand reads during one kind of load, over all rounds."""

    load: str
    demand_s: Sequence[float]
    load_mb_s: float

    def percentile_ms(self, percent: float) -> float:
        return float(np.percentile(self.demand_s, percent)) * 1e3


def _measure(settings: Settings, directory: Path | None) -> Report:
    effort = QUICK if settings.quick else FULL
    if shutil.which("fio") is None:
        raise BenchError("fio, the baseline, is not installed: apt-get install fio")
    with scratch_directory(directory, needed_bytes=_FILE_BYTES + 2**28) as scratch:
        steps = 1 + len(CASES) * (1 + effort.rounds) + effort.latency_rounds
        with progress("bench io", steps) as advance:
            files = SegmentFiles(scratch)
            try:
                advance("writing the file")
                _write_random_file(files)
                if not files.direct_io:
                    raise BenchError(f"{scratch.parent} refuses O_DIRECT; choose a --directory on ext4 or xfs")
                comparisons = []
                for case in CASES:
                    advance(f"{case.label}: fio's best engine")
                    engine = _best_fio_engine(scratch, case, effort)
                    fio, ours = [], []
                    for number in range(effort.rounds):
                        advance(f"{case.label}: round {number + 1} of {effort.rounds}")
                        if number % 2 == 0:
                            fio.append(_fio(scratch, case.read_bytes, engine, effort.run_s))
                        ours.append(_ours(files, case, effort.run_s))
                        if number % 2 == 1:
                            fio.append(_fio(scratch, case.read_bytes, engine, effort.run_s))
                    comparisons.append(Comparison(case, engine, fio, ours))
                latencies = _latencies(files, effort, advance)
            finally:
                files.close()
        machine = machine_facts(scratch, packages=("numpy",), threads=DEPTH)
    return _report(machine, comparisons, latencies)


run = bench_command(_measure)


def _report(machine: dict[str, Any], comparisons: Sequence[Comparison], latencies: Sequence[Latency]) -> Report:
    machine["fio"] = subprocess.run(["fio", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    bars = [
        Bar.at_least(item.case.id, round(statistics.median(item.ratios), 4), item.case.target) for item in comparisons
    ]
    figures: dict[str, Any] = {
        "throughput": {item.case.id: _figures_of(item) for item in comparisons},
        "demand_latency": {
            item.load: {
                "p50_ms": round(item.percentile_ms(50), 3),
                "p99_ms": round(item.percentile_ms(99), 3),
                "samples": len(item.demand_s),
                "load_mb_s": round(item.load_mb_s, 1),
            }
            for item in latencies
        },
    }
    throughput = [
        {
            "read": item.case.label,
            "fio_mb_s": _spread([run.mb_s for run in item.fio], 0),
            "ours_mb_s": _spread([run.mb_s for run in item.ours], 0),
            "ratio": _spread(item.ratios, 2),
            "fio_cpu_us": _spread([run.cpu_us_per_read for run in item.fio], 0),
            "ours_cpu_us": _spread([run.cpu_us_per_read for run in item.ours], 0),
            "fio_engine": item.fio_engine,
        }
        for item in comparisons
    ]
    tables = [
        table_of(
            "random reads: medians (min-max); rates in MB/s, CPU time per read in us",
            throughput,
            "read fio_mb_s ours_mb_s ratio fio_cpu_us ours_cpu_us fio_engine",
        ),
        table_of(
            "demand latency of one record in ms, by the engine's other load and its MB/s",
            named(figures["demand_latency"]),
            "name p50_ms:.2f p99_ms:.2f samples load_mb_s:.0f",
        ),
    ]
    notes = [
        f"O_DIRECT, {DEPTH} at a time, a file of {_FILE_BYTES // 2**20} MiB, random offsets; medians (min-max)",
        "CPU per read excludes interrupts and kernel threads, on both sides",
        "not shown: other disks, several processes, verification of records in on_done",
    ]
    return Report("io", machine, figures, bars, tables, notes)


def _figures_of(item: Comparison) -> dict[str, Any]:
    return {
        "fio_engine": item.fio_engine,
        "fio_mb_s": [round(run.mb_s, 1) for run in item.fio],
        "ours_mb_s": [round(run.mb_s, 1) for run in item.ours],
        "ratios": [round(ratio, 4) for ratio in item.ratios],
        "fio_cpu_us_per_read": round(statistics.median(run.cpu_us_per_read for run in item.fio), 2),
        "ours_cpu_us_per_read": round(statistics.median(run.cpu_us_per_read for run in item.ours), 2),
    }


def _spread(values: Sequence[float], digits: int) -> str:
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f}-{max(values):.{digits}f})"


def _write_random_file(files: SegmentFiles) -> None:
    """Write random bytes: holes and zeros can be read without the disk."""
    generator = np.random.default_rng()
    buffer = aligned_buffer(4 * 2**20)
    for offset_bytes in range(0, _FILE_BYTES, len(buffer)):
        buffer[:] = generator.bytes(len(buffer))
        files.write(0, offset_bytes, [buffer])
    files.sync(0)


def _best_fio_engine(scratch: Path, case: Case, effort: Effort) -> str:
    """The fastest engine by the better of two runs each. Engines that fio or the kernel refuses are left out."""
    best: dict[str, float] = {}
    refusals = []
    for _ in range(2):
        for engine in _FIO_ENGINES:
            try:
                result = _fio(scratch, case.read_bytes, engine, effort.choose_s)
            except BenchError as error:
                refusals.append(str(error))
            else:
                best[engine] = max(best.get(engine, 0.0), result.mb_s)
    if not best:
        raise BenchError(refusals[0])
    return max(best, key=best.__getitem__)


def _fio(scratch: Path, read_bytes: int, engine: str, run_s: float) -> Throughput:
    command = [
        *("fio", "--name=io", f"--filename={scratch / '000000.seg'}", "--readonly", "--rw=randread"),
        *(f"--bs={read_bytes}", f"--size={_FILE_BYTES // read_bytes * read_bytes}", "--direct=1"),
        *(f"--iodepth={DEPTH}", "--numjobs=1", "--thread", "--norandommap", "--randrepeat=0", "--invalidate=0"),
        *("--time_based", f"--runtime={run_s}s", f"--ramp_time={_RAMP_S}s", "--output-format=json"),
        *_FIO_ENGINES[engine],
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=scratch)
    try:
        job = json.loads(done.stdout[done.stdout.index("{") :])["jobs"][0]
        if done.returncode != 0 or job["error"] != 0:
            raise ValueError
    except (ValueError, KeyError):
        reason = (done.stderr or done.stdout).strip().splitlines() or ["no output"]
        raise BenchError(f"fio with {engine} failed: {reason[0]}") from None
    cpu_us = (job["usr_cpu"] + job["sys_cpu"]) / 100 * job["job_runtime"] * 1e3
    return Throughput(job["read"]["bw_bytes"] / 1e6, cpu_us / job["read"]["total_ios"])


class _Load:
    """Endless reads at random multiples of their size, 64 per batch, into memory of their own.

    Reads are drawn and sliced beforehand, so that only the engine is timed. Memory is an anonymous shared mapping, like
    the arena.
    """

    def __init__(self, case: Case, batches: int = 32) -> None:
        self.case = case
        in_memory = 4
        view = memoryview(mmap.mmap(-1, in_memory * _BATCH_READS * case.read_bytes))
        self._batches: Iterator[list[RecordRead]] = cycle(
            [self._draw(view, number % in_memory) for number in range(batches)]
        )

    def _draw(self, view: memoryview, part: int) -> list[RecordRead]:
        reads = []
        for number in range(part * _BATCH_READS, (part + 1) * _BATCH_READS):
            place = random.randrange(_FILE_BYTES // self.case.read_bytes) * self.case.read_bytes
            for record in range(self.case.records):
                inside = record * self.case.record_bytes
                start = number * self.case.read_bytes + inside
                reads.append(RecordRead(0, place + inside, view[start : start + self.case.record_bytes]))
        return reads

    def read_until(self, engine: IoEngine, priority: Priority, stop: threading.Event | None, run_s: float) -> None:
        """Keep two batches queued for `run_s` seconds or until `stop`; return when all their reads are done."""
        errors: list[BaseException] = []

        def note(reads: Sequence[RecordRead], error: BaseException | None) -> None:
            if error is not None:
                errors.append(error)

        queued = deque(engine.submit(next(self._batches), priority, note) for _ in range(2))
        end_s = time.perf_counter() + run_s
        while time.perf_counter() < end_s and not (stop is not None and stop.is_set()):
            queued.popleft().wait_idle()
            queued.append(engine.submit(next(self._batches), priority, note))
        for batch in queued:
            batch.wait_idle()
        if errors:
            raise errors[0]


def _ours(files: SegmentFiles, case: Case, run_s: float) -> Throughput:
    load = _Load(case)
    # Not the default bound: random reads may be adjacent by chance.
    with IoEngine(files, threads=DEPTH, coalesce_bytes=case.read_bytes) as engine:
        load.read_until(engine, Priority.DEMAND, None, _RAMP_S)
        before = engine.counters()
        start_s, start_cpu_s = time.perf_counter(), time.process_time()
        load.read_until(engine, Priority.DEMAND, None, run_s)
        took_s, cpu_s = time.perf_counter() - start_s, time.process_time() - start_cpu_s
        after = engine.counters()
    num_reads = after.reads[Priority.DEMAND] - before.reads[Priority.DEMAND]
    num_records = after.records[Priority.DEMAND] - before.records[Priority.DEMAND]
    assert num_records == num_reads * case.records, "the engine did not merge as the case says"
    num_bytes = after.bytes_read[Priority.DEMAND] - before.bytes_read[Priority.DEMAND]
    return Throughput(num_bytes / took_s / 1e6, cpu_s / num_reads * 1e6)


def _latencies(files: SegmentFiles, effort: Effort, advance: Any) -> list[Latency]:
    kinds: list[tuple[str, Case | None, Priority]] = [
        ("nothing", None, Priority.PREFETCH),
        ("prefetch of records", CASES[1], Priority.PREFETCH),
        ("demand reads of records", CASES[1], Priority.DEMAND),
        ("prefetch, merged to 1 MiB", CASES[2], Priority.PREFETCH),
        ("demand reads, merged to 1 MiB", CASES[2], Priority.DEMAND),
    ]
    loads = {case.id: _Load(case) for case in CASES[1:]}
    demand_s: dict[str, list[float]] = {name: [] for name, _, _ in kinds}
    load_mb_s: dict[str, list[float]] = {name: [] for name, _, _ in kinds}
    for number in range(effort.latency_rounds):
        advance(f"demand latency: round {number + 1} of {effort.latency_rounds}")
        for name, case, priority in kinds:
            load = None if case is None else loads[case.id]
            samples, mb_s = _demand_beside(files, load, priority, effort.latency_s)
            demand_s[name] += samples
            load_mb_s[name].append(mb_s)
    return [Latency(name, demand_s[name], statistics.median(load_mb_s[name])) for name, _, _ in kinds]


def _demand_beside(
    files: SegmentFiles, load: _Load | None, priority: Priority, run_s: float
) -> tuple[list[float], float]:
    """Latencies of demand reads, and the bandwidth in MB/s of the load that runs at the same time."""
    stop = threading.Event()
    arrived: queue.SimpleQueue[tuple[float, BaseException | None]] = queue.SimpleQueue()
    buffer = memoryview(mmap.mmap(-1, _RECORD_BYTES))
    latencies_s: list[float] = []
    with IoEngine(files, threads=DEPTH) as engine:
        loader = None
        if load is not None:
            loader = threading.Thread(target=load.read_until, args=(engine, priority, stop, float("inf")))
            loader.start()
        try:
            time.sleep(_RAMP_S)
            bytes_before, start_s = sum(engine.counters().bytes_read), time.perf_counter()
            while time.perf_counter() - start_s < run_s:
                place = random.randrange(_FILE_BYTES // _RECORD_BYTES) * _RECORD_BYTES
                submitted_s = time.perf_counter()
                engine.submit(
                    [RecordRead(0, place, buffer)],
                    Priority.DEMAND,
                    lambda _, error: arrived.put((time.perf_counter(), error)),
                )
                done_s, error = arrived.get()
                if error is not None:
                    raise error
                latencies_s.append(done_s - submitted_s)
                time.sleep(_DEMAND_PAUSE_S)
            took_s = time.perf_counter() - start_s
            load_bytes = sum(engine.counters().bytes_read) - bytes_before - len(latencies_s) * _RECORD_BYTES
        finally:
            stop.set()
            if loader is not None:
                loader.join()
    return latencies_s, max(0.0, load_bytes / took_s / 1e6)
