"""Chosen rows on their way into the device's memory, beside one pinned copy of as many bytes.

Rows go as in a request (`workers/staging.py`): out of records in the store's memory, wherever those lie, into pinned
slabs, a slab a copy, and on the device to their places; or, where records are large, from registered memory as they
lie, and then to their places. Three rates tell what bounds them: the bus, with one large copy of pinned memory; the
processor, which only gathers; and both together, which is what a request gets.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from kvstore import KVShape
from kvstore.line_places import LinePlaces
from workers.device import Device, Direction
from workers.pinned_arena import PinnedArena
from workers.prefetch.carried import LOOKAHEAD_LAYERS
from workers.selection.contiguous import CHUNK_TOKENS
from workers.staged_lines import StagedLines
from workers.staging import Staging

_ROUNDS = 7
_PLANES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyRates:
    """Of one number of chosen rows."""

    rows_per_layer: int
    megabytes: float
    pinned_gb_s: float
    #: The processor alone: the same lines into memory of its own.
    gathered_gb_s: float
    rows_gb_s: float
    #: Copies over the bus, and times that the processor waited for a slab, in one round.
    copies: int
    waits: int
    #: Of the bytes, those that were copied from where they lay.
    direct_share: float

    @property
    def share(self) -> float:
        return self.rows_gb_s / self.pinned_gb_s

    def as_plain(self) -> dict[str, Any]:
        return {**asdict(self), "share": self.share}


def copy_rates(device: Device, shape: KVShape, num_prefix: int, budgets: Sequence[float]) -> list[CopyRates]:
    """By share of the prefix that is chosen: chunks at random, in records as our preset stores them.

    For a device with memory of its own.
    """
    return [_rates(device, shape, num_prefix, round(num_prefix * budget)) for budget in budgets]


class _Records:
    """Payloads of the records of chosen chunks, [lines, line bytes] each, and where their lines go."""

    def __init__(self, shape: KVShape, num_prefix: int, num_rows: int) -> None:
        num_chunks, num_chosen = num_prefix // CHUNK_TOKENS, max(1, num_rows // CHUNK_TOKENS)
        groups = range(0, shape.num_layers, LOOKAHEAD_LAYERS)
        lines_of = [min(LOOKAHEAD_LAYERS, shape.num_layers - first) * CHUNK_TOKENS * _PLANES for first in groups]
        chosen = np.sort(np.random.default_rng(0).permutation(num_chunks)[:num_chosen])
        # As far apart as the records of a whole prefix in the store's memory.
        memory = np.ones((num_chunks, max(lines_of), shape.row_bytes), np.uint8)
        self.rows_per_layer = num_chosen * CHUNK_TOKENS
        self.memory = memory.reshape(-1).data
        self.each: list[tuple[npt.NDArray[np.uint8], LinePlaces]] = []
        end = 0
        for first, num_lines in zip(groups, lines_of, strict=True):
            layers = range(first, min(first + LOOKAHEAD_LAYERS, shape.num_layers))
            for chunk in chosen:
                places = np.arange(end, end + num_lines, dtype=np.int64)
                self.each.append((memory[chunk, :num_lines], LinePlaces(None, places, layers)))
                end += num_lines
        self.num_lines = end


def _rates(device: Device, shape: KVShape, num_prefix: int, num_rows: int) -> CopyRates:
    staging, transfers = device.staging, device.transfers
    assert staging is not None and transfers is not None, "rows are copied into memory of the device's own"
    records = _Records(shape, num_prefix, num_rows)
    size = records.num_lines * shape.row_bytes
    target_NB = device.empty((records.num_lines, shape.row_bytes), torch.uint8)
    pinned = transfers.pinned(size).view(target_NB.shape)
    gathered = pinned.numpy()
    pinned.fill_(1)

    def whole() -> None:
        target_NB.copy_(pinned, non_blocking=True)

    def copy_pinned() -> None:
        transfers.submit(Direction.IN, whole).wait()

    def gather() -> None:
        for payload_NB, at in records.each:
            gathered[at.places[0] : at.places[-1] + 1] = payload_NB

    def copy_rows() -> None:
        lines = StagedLines(staging, target_NB)
        for payload_NB, at in records.each:  # see `workers/incoming.py::StagedDestination.copy`
            landed = staging.land(payload_NB.reshape(-1).data)
            if landed is not None:
                lines.move(landed, landed.memory, at)
            else:
                lines.gather(payload_NB, at)
        lines.flush()
        lines.discard()  # when all copies are done

    pinned_s, gathered_s = _median_s(copy_pinned), _median_s(gather)
    before = replace(staging.counters)
    with _registered(staging, records.memory):
        rows_s = _median_s(copy_rows)
    copies, waits, direct_bytes = (
        getattr(staging.counters, name) - getattr(before, name) for name in ("copies", "waits", "direct_bytes")
    )
    return CopyRates(
        rows_per_layer=records.rows_per_layer,
        megabytes=size / 1e6,
        pinned_gb_s=size / pinned_s / 1e9,
        gathered_gb_s=size / gathered_s / 1e9,
        rows_gb_s=size / rows_s / 1e9,
        copies=copies // (_ROUNDS + 1),
        waits=waits // (_ROUNDS + 1),
        direct_share=direct_bytes / (_ROUNDS + 1) / size,
    )


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
