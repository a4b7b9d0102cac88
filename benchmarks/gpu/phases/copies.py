"""Copies of chosen rows into the device's memory, compared with one pinned copy of as many bytes.

Rows go as in a request: records in the store's memory are verified, and the GPU reads their lines from there, or, if it
cannot, threads gather them into pinned slabs, one copy per slab (`workers/device/staging.py`). Four rates show the
bottleneck:

* **pinned**: the bus alone, with one large copy of pinned memory;
* **gathered**: the processor alone, which only gathers, with as many threads;
* **rows**: both together, for verified records with known places: the rate of rows over the bus. The bar is its share
  of the pinned copy's rate;
* **load**: all work of a request for rows in the store's memory, including verification and finding targets. The
  store's own work and reading come on top.

`alone`: by one thread. `copies`, `waits`: copies over the bus and waits for a slab in one round. `direct_share`: share
of the bytes that were copied directly from the store's memory.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
import torch

from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.frame.clock import WARM_UPS, Clock
from benchmarks.gpu.phases.records import RecordLoads, StoredRecords
from kvstore.client.line_targets import RowTargetMap
from kvstore.format.record_batch import batches_of
from kvstore.format.thread_team import ThreadTeam
from workers.device.batch_lines import BatchLines, parts_of
from workers.device.device import Device
from workers.device.pinned_arena import PinnedArena
from workers.device.staged_lines import StagedLines
from workers.device.staging import Staging
from workers.device.transfers import Direction

_BUDGETS = (0.05, 0.25)
_ROUNDS = 7


def measure(bench: Bench) -> None:
    """Add figures `copies`, by chosen share of the prefix: random chunks, in the records of our preset."""
    if bench.device.transfers is None:
        bench.notes.append("copies: this device has no memory of its own; nothing to copy")
        return
    rows = bench.figures["copies"] = []
    for budget in _BUDGETS:
        num_prefix = bench.settings.num_prefix
        with closing(StoredRecords(bench.facts.kv, num_prefix, round(num_prefix * budget))) as records:
            rows.append(copy_row(bench.device, records))


def copy_row(device: Device, records: StoredRecords) -> dict[str, Any]:
    """Figures of one number of chosen rows."""
    staging = device.staging
    assert staging is not None, "the device must have memory of its own"
    loads, size = RecordLoads(records, device), records.payload_bytes
    copy_pinned, gather, copy_rows = _ways(device, _lines_of(records, staging), size)

    def gb_s(work: Callable[[], None]) -> float:
        return size / Clock().kernel_s(work, _ROUNDS) / 1e9

    rates = {"pinned_gb_s": gb_s(copy_pinned), "gathered_gb_s": gb_s(gather)}
    with _registered(staging, records.memory):
        before = replace(staging.counters)
        rates["rows_gb_s"] = gb_s(copy_rows)
        after = replace(staging.counters)
        rates["load_gb_s"] = gb_s(loads.run)
        with _one_thread(staging):
            rates |= {"rows_alone_gb_s": gb_s(copy_rows), "load_alone_gb_s": gb_s(loads.run)}
    calls = _ROUNDS + WARM_UPS
    return {
        "rows_per_layer": records.rows_per_layer,
        "megabytes": size / 1e6,
        "threads": staging.team.num_threads,
        **rates,
        "copies": (after.copies - before.copies) // calls,
        "waits": (after.waits - before.waits) // calls,
        "direct_share": (after.direct_bytes - before.direct_bytes) / calls / size,
        "share": rates["rows_gb_s"] / rates["pinned_gb_s"],
        "load_share": rates["load_gb_s"] / rates["pinned_gb_s"],
    }


class _VerifiedLines(BatchLines):
    """Lines of records whose payloads are already verified."""

    def verify(self, first_record: int, end_record: int) -> bool:
        return True

    def verify_all(self, team: ThreadTeam) -> bool:
        return True


def _lines_of(records: StoredRecords, staging: Staging) -> list[BatchLines]:
    """Lines of all records, slot by slot, with their places in one target."""
    shape, num_layers = records.geometry.identity.shape, records.geometry.num_layers
    target_map = RowTargetMap(records.row_of_LP, records.rows_per_layer, shape.row_bytes, num_layers=num_layers)
    batches = [
        batch for index, _ in records.slots for batch in batches_of(records.memory, records.entries[index], {})[0]
    ]
    assert all(batch.verify(0, len(batch)) for batch in batches)
    return [_VerifiedLines(batch, target_map) for batch in batches]


def _ways(device: Device, all_lines: Sequence[BatchLines], size: int) -> tuple[Callable[[], None], ...]:
    """Three functions: one pinned copy of `size` bytes, gathering them, and both as rows are copied."""
    staging, transfers = device.staging, device.transfers
    assert staging is not None and transfers is not None
    line_bytes = all_lines[0].line_bytes
    target_NB = device.empty((size // line_bytes, line_bytes), torch.uint8)
    pinned = transfers.pinned(size).view(target_NB.shape)
    gathered_NB = pinned.numpy().reshape(-1)
    pinned.fill_(1)
    # For each batch, the place of its lines among all lines, and its parts for the threads.
    ends = np.cumsum([lines.starts[-1] * line_bytes for lines in all_lines]).tolist()
    parts = [
        (lines, part)
        for lines, begin, end in zip(all_lines, [0, *ends[:-1]], ends, strict=True)
        for part in parts_of(lines, 0, len(lines.batch), gathered_NB[begin:end], staging.team.num_threads)
    ]

    def copy_pinned() -> None:
        transfers.submit(Direction.IN, lambda: target_NB.copy_(pinned, non_blocking=True)).wait()

    def gather() -> None:
        staging.team.run(lambda number: parts[number][1].take(parts[number][0]), len(parts))

    def copy_rows() -> None:
        staged = StagedLines(staging, target_NB)
        for lines in all_lines:
            staged.gather_batch(lines)
        staged.flush()
        staged.discard()  # returns when all copies are done

    return copy_pinned, gather, copy_rows


@contextmanager
def _one_thread(staging: Staging) -> Iterator[None]:
    """Let one thread gather alone inside the block."""
    team, slabs_at_once = staging.team, staging.slabs_at_once
    staging.team, staging.slabs_at_once = ThreadTeam(1), 1
    try:
        yield
    finally:
        staging.team, staging.slabs_at_once = team, slabs_at_once


@contextmanager
def _registered(staging: Staging, memory: memoryview) -> Iterator[None]:
    """Use the records' memory as the arena inside the block, registered as far as the driver supports."""
    arena = PinnedArena(staging.transfers, memory)
    arena.start()
    arena.wait()
    staging.arena = arena
    try:
        yield
    finally:
        staging.arena = None
        arena.close()
