"""Staging buffers for rows from the store on their way into a device's memory: pinned slabs, one copy each.

The processor verifies each record that holds wanted rows. Where the store's arena is registered (`pinned_arena.py`) and
a kernel exists, the GPU meanwhile reads the wanted lines of many records directly: rows are reported ready when both
have ended well, and the records' leases end after that read. Elsewhere the lines of all records are gathered in a
*slab* of pinned memory, and a record's lease ends once its lines are copied. A slab crosses the bus as one copy when it
is full, or when a layer is complete. The copy includes the numbers of the lines' targets, to which the device then
moves the lines. So copies are few and large, whatever rows are selected: see
`docs/decisions/0020-gpu-memory-path.md`.

    slab        lines | alignment | numbers of lines and targets, int64  host, pinned
    landing     copy of the slab                                        device, until the lines are at their targets
    target      [lines, line bytes]: KV buffer, evidence, ...           device

A *line* is a part of a record that goes to one target as a whole (`kvstore/client/line_targets.py`). Lines of records
in the device tier (`workers/device/device_records.py`) are copied to their targets within the device; their numbers
travel in the slab.
"""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch

from kvstore.format.thread_team import ThreadTeam, usual_num_threads
from workers.device.pinned_arena import STRETCH_BYTES, PinnedArena
from workers.device.transfers import Event, Transfers

#: Size of a slab, in bytes. At 50 GB/s it crosses the bus in 160 us: longer than Python takes to submit it, and short
#: enough to wait for the last one.
SLAB_BYTES = 8 * 2**20
NUM_SLABS = 8
#: Least size, in bytes, of a payload that is copied without a slab: gathering it would take longer than a copy's start.
DIRECT_BYTES = 256 * 2**10


@dataclass(slots=True)
class StagingCounters:
    """Counters of copies into the device's memory."""

    #: Copies over the bus, and their bytes: lines, and numbers of lines and targets.
    copies: int = 0
    line_bytes: int = 0
    index_bytes: int = 0
    #: Bytes of lines that were in the device tier, and were copied to their targets within the device.
    moved_bytes: int = 0
    #: Kernels that read lines from the arena, each after one copy of the numbers of its lines and targets.
    reads: int = 0
    #: Bytes that the GPU read directly from the arena.
    direct_bytes: int = 0
    #: Bytes that were gathered only because their part of the arena is not registered.
    unregistered_bytes: int = 0
    #: Number of times a load waited for a slab because all slabs were in flight.
    waits: int = 0

    @property
    def row_bytes(self) -> int:
        """Bytes of lines that crossed the bus, in slabs or directly."""
        return self.line_bytes + self.direct_bytes


@dataclass(slots=True, eq=False)
class Slab:
    """One staging buffer: pinned memory, as a tensor and as an array of bytes."""

    memory: torch.Tensor
    bytes_NB: npt.NDArray[np.uint8]


class Filler(Protocol):
    """A load that fills a slab."""

    def flush(self) -> None:
        """Submit the copy of the slab."""
        ...


class Staging:
    """Pool of slabs for all loads of one worker. Owns: their memory, at most `num_slabs * slab_bytes`. Thread-safe.

    `empty`: allocates device memory, see `workers/device/device.py::Device.empty`; `transfers`: copies into it. One
    lock guards all loads, because one thread, seldom two, copies the rows that a store delivers. A team of threads
    helps it: `num_threads` in all, None for the usual number.
    """

    def __init__(
        self,
        empty: Callable[[Sequence[int], torch.dtype], torch.Tensor],
        transfers: Transfers,
        *,
        num_slabs: int = NUM_SLABS,
        slab_bytes: int = SLAB_BYTES,
        direct_bytes: int = DIRECT_BYTES,
        num_threads: int | None = None,
    ) -> None:
        #: Registered arena of the store, set by `ArenaRegistrar`; None where there is none.
        self.arena: PinnedArena | None = None
        self.direct_bytes = direct_bytes
        self.team = ThreadTeam(num_threads or usual_num_threads())
        #: Number of slabs that are filled together; while these cross the bus, other slabs can be filled.
        self.slabs_at_once = max(1, min(self.team.num_threads, num_slabs // 2))
        self.transfers = transfers
        self.empty = empty
        self.slab_bytes = slab_bytes
        self.lock = threading.RLock()
        self.counters = StagingCounters()
        self._num_unmade = num_slabs
        self._free: list[Slab] = []
        #: Slabs in flight and the events after their copies, in the order of submission.
        self._under_way: deque[tuple[Event, Slab]] = deque()
        #: Owners of partly filled slabs, in the order in which they began to fill.
        self._filling: dict[Filler, None] = {}

    def reserve(self) -> None:
        """Allocate all slabs now, so that the first request does not wait for them."""
        with self.lock:
            while self._num_unmade:
                self._make()

    def take(self, owner: "Filler") -> Slab:
        """Take a slab to fill, waiting for a copy if none is free. If all slabs are being filled, the oldest one is
        flushed. Lock held.
        """
        slab = self.spare()
        if slab is None:
            if not self._under_way:
                next(iter(self._filling)).flush()
            event, slab = self._under_way.popleft()
            self.counters.waits += 1
            event.wait()
        self._filling[owner] = None
        return slab

    def spare(self) -> Slab | None:
        """Take a further slab for an owner that fills one already; None where all are in use. Lock held."""
        while self._under_way and self._under_way[0][0].is_done():
            self._free.append(self._under_way.popleft()[1])
        if not self._free and self._num_unmade:
            self._make()
        return self._free.pop() if self._free else None

    def keep_filling(self, owner: "Filler") -> None:
        """Register `owner` as filling a spare slab that it keeps partly filled. Lock held."""
        self._filling[owner] = None

    def _make(self) -> None:
        memory = self.transfers.pinned(self.slab_bytes)
        self._free.append(Slab(memory, memory.numpy()))
        self._num_unmade -= 1

    def give_back(self, owner: "Filler", slab: Slab, event: Event | None) -> None:
        """Return the slab of `owner`, which may be filled again after the event; None: at once. Lock held."""
        self._filling.pop(owner, None)
        if event is None:
            self._free.append(slab)
        else:
            self._under_way.append((event, slab))

    def copy_directly(self, payload: memoryview, into: torch.Tensor, after: Sequence[Event] = ()) -> Event | None:
        """Copy a large payload directly from the arena into device memory of its size, after the events `after`.

        Returns the event until which the payload must not change; None where the caller must gather the payload.
        """
        if len(payload) < self.direct_bytes:
            return None
        event = self.arena.copy_from(payload, into, after) if self.arena is not None else None
        if event is None:
            self.counters.unregistered_bytes += len(payload)
        else:
            self.counters.direct_bytes += len(payload)
        return event


class ArenaRegistrar:
    """Registers the arena of a worker's store, and of each store that replaces it. Owns: its `PinnedArena`.

    See `kvstore/client/store_client.py::ArenaWatcher`.
    """

    def __init__(self, staging: Staging) -> None:
        self._staging = staging
        self._stretch_bytes = STRETCH_BYTES
        self._leaving: list[threading.Thread] = []

    def opened(self, arena: memoryview) -> None:
        self._leave()
        pinned = PinnedArena(self._staging.transfers, arena, self._stretch_bytes)
        pinned.start()
        self._staging.arena = pinned

    def close(self) -> None:
        """Unregister all memory, and wait until that is done."""
        self._leave()
        for thread in self._leaving:
            thread.join()

    def _leave(self) -> None:
        """Unregister the current arena in a thread, without waiting."""
        arena, self._staging.arena = self._staging.arena, None
        if arena is not None:
            thread = threading.Thread(target=arena.close, name="unpin-arena", daemon=True)
            thread.start()
            self._leaving = [other for other in self._leaving if other.is_alive()] + [thread]
