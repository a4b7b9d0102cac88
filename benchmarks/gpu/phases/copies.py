"""Chosen rows on their way into the device's memory, beside one pinned copy of as many bytes.

Rows go as in a request: records in the store's memory, wherever those lie, are verified and their lines gathered in
pinned slabs, by several threads, a slab a copy, and put in their places on the device (`workers/device/staging.py`);
or, where records are large, they go from registered memory as they lie, and then to their places. Four rates tell what
bounds them:

* **pinned**: the bus, with one large copy of pinned memory;
* **gather**: the processor, which only gathers, with as many threads;
* **rows**: both together, of records that are verified and whose places are known: how rows cross the bus. The bar;
* **load**: all that a request does for rows that lie in the store's memory, verifying and placing too. What the store
  itself does, and reading, come on top.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
import torch

from benchmarks.gpu.phases.records import RecordLoads, StoredRecords
from kvstore import KVShape
from kvstore.client.line_targets import BatchTargets, LineTargets, RowTargetMap
from kvstore.format.record_batch import RecordBatch, batches_of
from kvstore.format.thread_team import ThreadTeam
from workers.device.batch_lines import BatchLines, parts_of
from workers.device.device import Device
from workers.device.pinned_arena import PinnedArena
from workers.device.staged_lines import StagedLines
from workers.device.staging import Staging
from workers.device.transfers import Direction

_ROUNDS = 7
_PLANES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyRates:
    """Of one number of chosen rows."""

    rows_per_layer: int
    megabytes: float
    #: That verify and gather.
    threads: int
    pinned_gb_s: float
    gathered_gb_s: float
    rows_gb_s: float
    load_gb_s: float
    #: Both by one thread.
    rows_alone_gb_s: float
    load_alone_gb_s: float
    #: Copies over the bus, and times that the processor waited for a slab, in one round.
    copies: int
    waits: int
    #: Of the bytes, those that were copied from where they lay.
    direct_share: float

    @property
    def share(self) -> float:
        """Of the pinned copy's rate, what rows cross the bus with."""
        return self.rows_gb_s / self.pinned_gb_s

    @property
    def load_share(self) -> float:
        """Of the pinned copy's rate, what a request gets, verifying and placing too."""
        return self.load_gb_s / self.pinned_gb_s

    def as_plain(self) -> dict[str, Any]:
        return {**asdict(self), "share": self.share, "load_share": self.load_share}


def copy_rates(device: Device, shape: KVShape, num_prefix: int, budgets: Sequence[float]) -> list[CopyRates]:
    """By share of the prefix that is chosen: chunks at random, in records as our preset stores them.

    For a device with memory of its own.
    """
    return [_rates(device, shape, num_prefix, round(num_prefix * budget)) for budget in budgets]


class _VerifiedLines(BatchLines):
    """Of records whose payloads were verified before."""

    def verify(self, first: int, end: int) -> bool:
        return True


class _Lines:
    """Lines of all records, slot by slot, and their places in one target. Borrows the records."""

    def __init__(self, records: StoredRecords, staging: Staging) -> None:
        row_bytes = records.geometry.identity.shape.row_bytes
        num_layers, num_rows = records.geometry.num_layers, records.rows_per_layer
        row_of = np.broadcast_to(records.row_of_P, (num_layers, len(records.row_of_P)))
        target_map = RowTargetMap(row_of, num_rows, row_bytes, num_layers=num_layers)
        self.num_lines = num_layers * num_rows * _PLANES
        self.each: list[BatchLines] = []
        for index, _ in records.slots:
            batches, _ = batches_of(records.memory, records.entries[index], {}, staging.team)
            for batch in batches:
                assert batch.verify(0, len(batch))
                self.each.append(_VerifiedLines(batch, target_map.targets_of_batch(batch), row_bytes))

    def stage(self, lines: StagedLines, staging: Staging) -> None:
        """As `workers/device/load_targets.py::StagedTarget` does, one by one where records are large."""
        for batch_lines in self.each:
            batch, at = batch_lines.batch, batch_lines.at
            if batch.first.payload_bytes < min(staging.direct_bytes, lines.max_batched_bytes + 1):
                lines.gather_batch(batch_lines)
            else:
                self._one_by_one(lines, staging, batch, at)

    def _one_by_one(self, lines: StagedLines, staging: Staging, batch: RecordBatch, at: BatchTargets) -> None:
        arena, step = batch.arena_NB, len(at.targets) // len(batch)
        for number, start in enumerate(batch.payload_offsets.tolist()):
            payload = arena[start : start + batch.first.payload_bytes]
            targets = LineTargets(None, at.targets[number * step : (number + 1) * step], at.layers)
            landed = staging.land(payload.data)
            if landed is not None:
                lines.move(landed, landed.memory, targets)
            else:
                lines.gather(payload.reshape(step, -1), targets)


def _rates(device: Device, shape: KVShape, num_prefix: int, num_rows: int) -> CopyRates:
    with closing(StoredRecords(shape, num_prefix, num_rows)) as records:
        return _rates_of(device, records)


def _rates_of(device: Device, records: StoredRecords) -> CopyRates:
    staging, transfers = device.staging, device.transfers
    assert staging is not None and transfers is not None, "rows are copied into memory of the device's own"
    lines, size = _Lines(records, staging), records.payload_bytes
    target_NB = device.empty((lines.num_lines, size // lines.num_lines), torch.uint8)
    pinned = transfers.pinned(size).view(target_NB.shape)
    gathered_NB = pinned.numpy().reshape(-1)
    pinned.fill_(1)
    # Of each batch, where its lines lie among all, and parts of it for the threads.
    ends = np.cumsum([batch_lines.starts[-1] * batch_lines.line_bytes for batch_lines in lines.each]).tolist()
    parts = [
        (batch_lines, part)
        for batch_lines, begin, end in zip(lines.each, [0, *ends[:-1]], ends, strict=True)
        for part in parts_of(batch_lines, 0, len(batch_lines.batch), gathered_NB[begin:end], staging.team.num_threads)
    ]

    def whole() -> None:
        target_NB.copy_(pinned, non_blocking=True)

    def copy_pinned() -> None:
        transfers.submit(Direction.IN, whole).wait()

    def gather() -> None:
        staging.team.run(lambda number: parts[number][1].take(parts[number][0]), len(parts))

    def copy_rows() -> None:
        staged = StagedLines(staging, target_NB)
        lines.stage(staged, staging)
        staged.flush()
        staged.discard()  # when all copies are done

    pinned_s, gathered_s = _median_s(copy_pinned), _median_s(gather)
    loads, before = RecordLoads(records, device), replace(staging.counters)
    with _registered(staging, records.memory):
        rows_s = _median_s(copy_rows)
        after = replace(staging.counters)
        load_s = _median_s(loads.run)
        with _one_thread(staging):
            rows_alone_s, load_alone_s = _median_s(copy_rows), _median_s(loads.run)
    copies, waits, direct_bytes = (
        getattr(after, name) - getattr(before, name) for name in ("copies", "waits", "direct_bytes")
    )
    return CopyRates(
        rows_per_layer=records.rows_per_layer,
        megabytes=size / 1e6,
        threads=staging.team.num_threads,
        pinned_gb_s=size / pinned_s / 1e9,
        gathered_gb_s=size / gathered_s / 1e9,
        rows_gb_s=size / rows_s / 1e9,
        load_gb_s=size / load_s / 1e9,
        rows_alone_gb_s=size / rows_alone_s / 1e9,
        load_alone_gb_s=size / load_alone_s / 1e9,
        copies=copies // (_ROUNDS + 1),
        waits=waits // (_ROUNDS + 1),
        direct_share=direct_bytes / (_ROUNDS + 1) / size,
    )


@contextmanager
def _one_thread(staging: Staging) -> Iterator[None]:
    """A thread that gathers does so alone inside."""
    team, slabs_at_once = staging.team, staging.slabs_at_once
    staging.team, staging.slabs_at_once = ThreadTeam(1), 1
    try:
        yield
    finally:
        staging.team, staging.slabs_at_once = team, slabs_at_once


@contextmanager
def _registered(staging: Staging, memory: memoryview) -> Iterator[None]:
    """The records' memory is the arena inside, registered as far as the driver does so."""
    arena = PinnedArena(staging.transfers, memory)
    arena.start()
    arena.wait()
    staging.arena = arena
    try:
        yield
    finally:
        staging.arena = None
        arena.close()


def _median_s(work: Callable[[], None]) -> float:
    work()
    seconds = []
    for _ in range(_ROUNDS):
        started_s = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - started_s)
    return statistics.median(seconds)
