"""Rows from the store on their way into a device's memory: gathered in pinned slabs, a slab a copy.

The processor verifies a record that holds wanted rows. Where the store's arena is registered (`pinned_arena.py`) and
there is a kernel for it, the GPU then reads the wanted lines of many records from where they lie; the records' leases
end after that. Elsewhere the lines are copied into a *slab* of pinned memory, one after the other, whichever record
they come from; the record's lease ends then. A slab crosses the bus as one copy when it is full, or when a layer is
complete, and takes the list of its lines' targets along; on the device they are put there. So copies are few and
large, whatever is selected: see `docs/decisions/0020-gpu-memory-path.md`.

    slab        lines | alignment | numbers of lines and targets, int64  host, pinned
    landing     the same                                                device, for as long as that takes
    target      [lines, line bytes]: KV buffer, evidence, ...           device

A *line* is what goes to one target as a whole (`kvstore/client/line_targets.py`). Lines of records that the device tier
has (`workers/device/device_records.py`) are copied to their targets inside the device, with the same slab's numbers.
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

#: At 50 GB/s a slab takes 160 us to cross: longer than it takes Python to send it, and little to wait for the last.
SLAB_BYTES = 8 * 2**20
NUM_SLABS = 8
#: To gather so many bytes takes longer than to begin a copy of them.
DIRECT_BYTES = 256 * 2**10


@dataclass(slots=True)
class StagingCounters:
    """What was copied into the device's memory so far."""

    #: Copies over the bus, and their bytes: lines, and numbers of lines and targets.
    copies: int = 0
    line_bytes: int = 0
    index_bytes: int = 0
    #: Of lines that were there already, and copied to their targets inside.
    moved_bytes: int = 0
    #: That the GPU read from where the store has them, and those that it would have if the arena had been registered
    #: there: these were gathered.
    direct_bytes: int = 0
    unregistered_bytes: int = 0
    #: Times that a load waited for a slab because all were under way.
    waits: int = 0

    @property
    def row_bytes(self) -> int:
        """Lines that crossed the bus, whichever way."""
        return self.line_bytes + self.direct_bytes


@dataclass(slots=True, eq=False)
class Slab:
    memory: torch.Tensor
    bytes_NB: npt.NDArray[np.uint8]


class Filler(Protocol):
    """What fills a slab."""

    def flush(self) -> None:
        """Let it go."""
        ...


class Staging:
    """The slabs of one worker, for all of its loads. Owns: their memory, at most `num_slabs * slab_bytes`. Thread-safe.

    `empty`: makes memory of the device, see `workers/device/device.py::Device.empty`; `transfers`: copies into it.
    All that its loads do goes under one lock: one thread copies what a store delivers, seldom two. It has the team
    help it: `num_threads` in all, None for as many as usual.
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
        #: The store's, where it is registered; its registrar's.
        self.arena: PinnedArena | None = None
        self.direct_bytes = direct_bytes
        self.team = ThreadTeam(num_threads or usual_num_threads())
        #: That are filled together, and then go: while they cross the bus there are others.
        self.slabs_at_once = max(1, min(self.team.num_threads, num_slabs // 2))
        self.transfers = transfers
        self.empty = empty
        self.slab_bytes = slab_bytes
        self.lock = threading.RLock()
        self.counters = StagingCounters()
        self._num_unmade = num_slabs
        self._free: list[Slab] = []
        #: In the order in which they went.
        self._under_way: deque[tuple[Event, Slab]] = deque()
        #: What has begun to fill a slab, in the order of beginning.
        self._filling: dict[Filler, None] = {}

    def reserve(self) -> None:
        """Have all slabs made now, for the first request not to wait for it."""
        with self.lock:
            while self._num_unmade:
                self._make()

    def take(self, owner: "Filler") -> Slab:
        """A slab to fill. Where all are being filled, what fills longest goes first. Lock held."""
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
        """One more slab for an owner that fills one already; None where all are in use. Lock held."""
        while self._under_way and self._under_way[0][0].is_done():
            self._free.append(self._under_way.popleft()[1])
        if not self._free and self._num_unmade:
            self._make()
        return self._free.pop() if self._free else None

    def keep_filling(self, owner: "Filler") -> None:
        """What `owner` has filled of a spare slab waits for more. Lock held."""
        self._filling[owner] = None

    def _make(self) -> None:
        memory = self.transfers.pinned(self.slab_bytes)
        self._free.append(Slab(memory, memory.numpy()))
        self._num_unmade -= 1

    def give_back(self, owner: "Filler", slab: Slab, event: Event | None) -> None:
        """What `owner` filled may be filled again after the event; None: at once. Lock held."""
        self._filling.pop(owner, None)
        if event is None:
            self._free.append(slab)
        else:
            self._under_way.append((event, slab))

    def copy_directly(self, payload: memoryview, into: torch.Tensor, after: Sequence[Event] = ()) -> Event | None:
        """Copy a large payload from where it lies in the arena, into device memory of its size, after the events.

        It stays as it is until the event. None where it is to be gathered.
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
    """Has the arena of a worker's store registered, whichever it is now. Owns: its `PinnedArena`.

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
        """Return when no memory is registered any more."""
        self._leave()
        for thread in self._leaving:
            thread.join()

    def _leave(self) -> None:
        """Undo the registration of an arena whose store has died, without waiting."""
        arena, self._staging.arena = self._staging.arena, None
        if arena is not None:
            thread = threading.Thread(target=arena.close, name="unpin-arena", daemon=True)
            thread.start()
            self._leaving = [other for other in self._leaving if other.is_alive()] + [thread]
