"""Rows from the store on their way into a device's memory: gathered in pinned slabs, a slab a copy.

The processor verifies a record that holds wanted rows, so its bytes are in its cache. From there the wanted lines are
copied into a *slab* of pinned memory, one behind the other, whichever record they come from; the record's lease ends
then. A slab crosses the bus as one copy when it is full, or when a layer is complete, and takes the list of its lines'
places along; on the device they are put there. So copies are few and large, whatever is selected: see
`docs/decisions/0020-gpu-memory-path.md`.

    slab        lines | alignment | numbers of lines and places, int64  host, pinned
    landing     the same                                                device, for as long as that takes
    target      [lines, line bytes]: KV buffer, evidence, ...           device

A *line* is what goes to one place as a whole (`kvstore/line_places.py`). Lines of records that the device tier has
(`workers/device_records.py`) are copied to their places inside the device, with the same slab's numbers.
"""

import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch

from kvstore.line_places import LinePlaces
from workers.device import Device, Direction, Event, Transfers

#: At 50 GB/s a slab takes 40 us to cross: twenty times what beginning a copy does, and little to wait for the last.
SLAB_BYTES = 2 * 2**20
NUM_SLABS = 16
_ALIGNMENT = 16
_NUMBER_BYTES = 8
_DTYPES = {8: torch.int64, 4: torch.int32, 2: torch.int16, 1: torch.uint8}


@dataclass(slots=True)
class StagingCounters:
    """What was copied into the device's memory so far."""

    #: Copies over the bus, and their bytes: lines, and numbers of lines and places.
    copies: int = 0
    line_bytes: int = 0
    place_bytes: int = 0
    #: Of lines that were there already, and copied to their places inside.
    moved_bytes: int = 0
    #: Times that somebody waited for a slab because all were under way.
    waits: int = 0


@dataclass(slots=True, eq=False)
class _Slab:
    memory: torch.Tensor
    bytes_NB: npt.NDArray[np.uint8]


@dataclass(slots=True, eq=False)
class _Filling:
    """What a slab holds that has not gone yet, and what goes with it inside the device."""

    slab: _Slab
    #: Gathered, and their places.
    num_lines: int = 0
    places: list[npt.NDArray[np.int64]] = field(default_factory=list)
    #: Already in the device's memory: records, [lines, W] each, which of their lines, and the places of these.
    moved: list[tuple["HeldLines", torch.Tensor]] = field(default_factory=list)
    num_source_lines: int = 0
    moved_lines: list[npt.NDArray[np.int64]] = field(default_factory=list)
    moved_places: list[npt.NDArray[np.int64]] = field(default_factory=list)
    num_moved: int = 0
    layers: set[int] = field(default_factory=set)
    #: What this slab's copy comes behind, besides what wrote the records that lines are moved from.
    after: dict[Event, None] = field(default_factory=dict)

    def free_bytes(self, line_bytes: int) -> int:
        """Of the slab, with room for alignment set aside."""
        used_bytes = self.num_lines * (line_bytes + _NUMBER_BYTES) + self.num_moved * 2 * _NUMBER_BYTES
        return len(self.slab.bytes_NB) - _ALIGNMENT - used_bytes


class Staging:
    """The slabs of one worker, for all of its loads. Owns: their memory, at most `num_slabs * slab_bytes`. Thread-safe.

    All that its loads do goes under one lock: one thread copies what a store delivers, seldom two.
    """

    def __init__(
        self, device: Device, transfers: Transfers, *, num_slabs: int = NUM_SLABS, slab_bytes: int = SLAB_BYTES
    ) -> None:
        self.device = device
        self.transfers = transfers
        self.slab_bytes = slab_bytes
        self.lock = threading.RLock()
        self.counters = StagingCounters()
        self._num_unmade = num_slabs
        self._free: list[_Slab] = []
        #: In the order in which they went.
        self._under_way: deque[tuple[Event, _Slab]] = deque()
        #: Who has begun to fill a slab, in the order of beginning.
        self._filling: dict[StagedLines, None] = {}

    def take(self, owner: "StagedLines") -> _Slab:
        """A slab to fill. Where all are being filled, what fills longest goes first. Lock held."""
        while self._under_way and self._under_way[0][0].is_done():
            self._free.append(self._under_way.popleft()[1])
        if not self._free and self._num_unmade:
            memory = self.transfers.pinned(self.slab_bytes)
            self._free.append(_Slab(memory, memory.numpy()))
            self._num_unmade -= 1
        if not self._free:
            if not self._under_way:
                next(iter(self._filling)).flush()
            event, slab = self._under_way.popleft()
            self.counters.waits += 1
            event.wait()
            self._free.append(slab)
        self._filling[owner] = None
        return self._free.pop()

    def give_back(self, owner: "StagedLines", slab: _Slab, event: Event | None) -> None:
        """What `owner` filled may be filled again behind the event; None: at once. Lock held."""
        del self._filling[owner]
        if event is None:
            self._free.append(slab)
        else:
            self._under_way.append((event, slab))


class HeldLines(Protocol):
    """Lines that are in the device's memory, or on their way there."""

    def written(self) -> Sequence[Event]:
        """Behind which they are there."""
        ...

    def read_until(self, event: Event) -> None:
        """They must stay as they are until then."""
        ...


class StagedLines:
    """Lines of one load on their way to their places in `target`, uint8 [N, line_bytes] of the device, contiguous.

    Owns: at most one slab that is being filled. `target` is kept until `discard`. Thread-safe.
    """

    def __init__(self, staging: Staging, target: torch.Tensor) -> None:
        self._staging = staging
        self._line_bytes = target.shape[1]
        needed_bytes = _ALIGNMENT + self._line_bytes + _NUMBER_BYTES
        assert needed_bytes <= staging.slab_bytes, f"a line of {self._line_bytes} bytes, slabs of {staging.slab_bytes}"
        self._target_NW = _widened(target)
        self._filling: _Filling | None = None
        #: By layer: what its lines come with.
        self._events: dict[int, list[Event]] = {}
        self._last_events: list[Event] = []

    def gather(self, payload_NB: npt.NDArray[np.uint8], at: LinePlaces, after: Sequence[Event] = ()) -> None:
        """Take lines out of a payload, uint8 [lines, line_bytes], which may change when this returns.

        `after`: until then their places may not be written to.
        """
        with self._staging.lock:
            start, num_lines = 0, len(at.places)
            while start < num_lines:
                filling = self._room(self._line_bytes + _NUMBER_BYTES, at.layers, after)
                count = min(
                    num_lines - start, filling.free_bytes(self._line_bytes) // (self._line_bytes + _NUMBER_BYTES)
                )
                begin, end = filling.num_lines * self._line_bytes, (filling.num_lines + count) * self._line_bytes
                out_NB = filling.slab.bytes_NB[begin:end].reshape(count, self._line_bytes)
                if at.lines is None:
                    out_NB[...] = payload_NB[start : start + count]
                else:
                    np.take(payload_NB, at.lines[start : start + count], axis=0, out=out_NB, mode="clip")
                filling.places.append(at.places[start : start + count])
                filling.num_lines += count
                start += count

    def move(self, held: HeldLines, payload: torch.Tensor, at: LinePlaces) -> None:
        """Take lines out of a payload that is held in the device's memory, uint8: they do not cross the bus again."""
        with self._staging.lock:
            source_NW = _widened(payload.view(-1, self._line_bytes), like=self._target_NW)
            lines = np.arange(len(at.places)) if at.lines is None else at.lines
            start, num_lines = 0, len(at.places)
            while start < num_lines:
                filling = self._room(2 * _NUMBER_BYTES, at.layers, ())
                count = min(num_lines - start, filling.free_bytes(self._line_bytes) // (2 * _NUMBER_BYTES))
                filling.moved.append((held, source_NW))
                filling.moved_lines.append(filling.num_source_lines + lines[start : start + count])
                filling.moved_places.append(at.places[start : start + count])
                filling.num_source_lines += len(source_NW)
                filling.num_moved += count
                start += count

    def flush(self) -> None:
        """What was taken goes on its way."""
        with self._staging.lock:
            filling, self._filling = self._filling, None
            if filling is None:
                return
            event = self._send(filling)
            for held, _ in filling.moved:
                held.read_until(event)
            for layer in filling.layers:
                self._events.setdefault(layer, []).append(event)
            self._last_events = [last for last in self._last_events if not last.is_done()] + [event]
            self._staging.give_back(self, filling.slab, event)

    def events(self, layer: int) -> list[Event]:
        """Behind which the layer's lines that were flushed are in their places; those that nobody was told yet."""
        with self._staging.lock:
            return self._events.pop(layer, [])

    def order(self, layer: int) -> None:
        """What the caller computes from now on sees the layer's lines that were flushed."""
        for event in self.events(layer):
            event.order()

    def discard(self) -> None:
        """Return when nothing more is copied into the target; what was not flushed never is."""
        with self._staging.lock:
            filling, self._filling = self._filling, None
            if filling is not None:
                self._staging.give_back(self, filling.slab, None)
            events, self._last_events = self._last_events, []
            self._events.clear()
        for event in events:
            event.wait()

    def _room(self, least_bytes: int, layers: range, after: Sequence[Event]) -> _Filling:
        """A slab with so much room at least."""
        if self._filling is not None and self._filling.free_bytes(self._line_bytes) < least_bytes:
            self.flush()
        if self._filling is None:
            self._filling = _Filling(self._staging.take(self))
        self._filling.layers.update(layers)
        self._filling.after |= dict.fromkeys(after)
        return self._filling

    def _send(self, filling: _Filling) -> Event:
        staging, target_NW, num_lines = self._staging, self._target_NW, filling.num_lines
        lines_end = num_lines * self._line_bytes
        numbers_at = -(-lines_end // _ALIGNMENT) * _ALIGNMENT
        sent = np.concatenate([*filling.places, *filling.moved_places, *filling.moved_lines])
        end = numbers_at + sent.nbytes
        filling.slab.bytes_NB[numbers_at:end].view(np.int64)[...] = sent
        memory, sources = filling.slab.memory[:end], [source_NW for _, source_NW in filling.moved]
        moved_end = num_lines + filling.num_moved
        written = [event for held in dict.fromkeys(held for held, _ in filling.moved) for event in held.written()]

        def copies() -> None:
            landing = torch.empty(end, dtype=torch.uint8, device=staging.device.torch_device)
            landing.copy_(memory, non_blocking=True)
            numbers = landing[numbers_at:].view(torch.int64)
            if num_lines:
                lines_NW = landing[:lines_end].view(target_NW.dtype).view(num_lines, -1)
                target_NW.index_copy_(0, numbers[:num_lines], lines_NW)
            if sources:
                moved_NW = torch.cat(sources).index_select(0, numbers[moved_end:])
                target_NW.index_copy_(0, numbers[num_lines:moved_end], moved_NW)

        staging.counters.copies += 1
        staging.counters.line_bytes += lines_end
        staging.counters.place_bytes += end - lines_end
        staging.counters.moved_bytes += filling.num_moved * self._line_bytes
        return staging.transfers.submit(Direction.IN, copies, list(filling.after | dict.fromkeys(written)))


def _widened(target: torch.Tensor, like: torch.Tensor | None = None) -> torch.Tensor:
    """The same memory in the widest numbers that a line is made of: on the device a number is a thread's work."""
    assert target.dtype == torch.uint8 and target.dim() == 2 and target.is_contiguous()
    if like is not None:
        return target.view(like.dtype)
    width = next(width for width in _DTYPES if target.shape[1] % width == 0)
    return target.view(_DTYPES[width])
