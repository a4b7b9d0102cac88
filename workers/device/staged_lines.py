"""Moves the lines of one load to their targets in device memory: see `workers/device/staging.py`.

Lines from the store cross the bus, gathered in slabs or read by the GPU. Lines of records in the device tier are copied
within the device. Both need the numbers of lines and targets on the device.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch

from kvstore.client.line_targets import LineTargets
from workers.device.batch_lines import BatchLines, Part, parts_of
from workers.device.pinned_arena import PinnedArena
from workers.device.staging import Slab, Staging
from workers.device.transfers import Direction, Event

_ALIGNMENT = 16
_NUMBER_BYTES = 8
_DTYPES = {8: torch.int64, 4: torch.int32, 2: torch.int16, 1: torch.uint8}


class HeldLines(Protocol):
    """Lines of a record in the device tier, or on their way into it."""

    def written_events(self) -> Sequence[Event]:
        """Events after which the lines are in the device's memory."""
        ...

    def keep_until(self, event: Event) -> None:
        """Keep the lines unchanged until the event."""
        ...


@dataclass(slots=True, eq=False)
class _Filling:
    """A slab that is being filled, and the moves within the device that are submitted with it."""

    slab: Slab
    #: Lines gathered in the slab, and their targets.
    num_lines: int = 0
    targets: list[npt.NDArray[np.int64]] = field(default_factory=list)
    #: Lines to move within the device: records, [lines, W] each, the numbers of their lines, and the lines' targets.
    moved: list[tuple[HeldLines, torch.Tensor]] = field(default_factory=list)
    num_source_lines: int = 0
    moved_lines: list[npt.NDArray[np.int64]] = field(default_factory=list)
    moved_targets: list[npt.NDArray[np.int64]] = field(default_factory=list)
    num_moved: int = 0
    layers: set[int] = field(default_factory=set)
    #: Events before this slab's copy, in addition to those that wrote the records of moved lines.
    after: dict[Event, None] = field(default_factory=dict)

    def free_bytes(self, line_bytes: int) -> int:
        """Free bytes of the slab, with room for alignment set aside."""
        used_bytes = self.num_lines * (line_bytes + _NUMBER_BYTES) + self.num_moved * 2 * _NUMBER_BYTES
        return len(self.slab.bytes_NB) - _ALIGNMENT - used_bytes


@dataclass(slots=True)
class _Piece:
    """Records [first, end) of a batch, whose lines are appended to a slab."""

    filling: _Filling
    first: int
    end: int


class StagedLines:
    """Lines of one load, to be moved to their targets in `target`, uint8 [N, line_bytes] of the device, contiguous.

    Owns: at most one slab that is being filled. Keeps `target` until `discard`. Thread-safe.
    """

    def __init__(self, staging: Staging, target: torch.Tensor) -> None:
        self._staging = staging
        self._line_bytes = target.shape[1]
        needed_bytes = _ALIGNMENT + self._line_bytes + _NUMBER_BYTES
        assert needed_bytes <= staging.slab_bytes, f"a line of {self._line_bytes} bytes, slabs of {staging.slab_bytes}"
        self._target_NW = _widened(target)
        self._filling: _Filling | None = None
        #: By layer, the events after which its lines are at their targets.
        self._events: dict[int, list[Event]] = {}
        self._last_events: list[Event] = []

    def gather(self, payload_NB: npt.NDArray[np.uint8], at: LineTargets, after: Sequence[Event] = ()) -> None:
        """Take lines out of a payload, uint8 [lines, line_bytes], which may change when this returns.

        `after`: events before which the targets must not be written.
        """
        with self._staging.lock:
            start, num_lines = 0, len(at.targets)
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
                filling.targets.append(at.targets[start : start + count])
                filling.num_lines += count
                start += count

    def gather_batch(self, lines: BatchLines) -> Event | None:
        """Verify records and take their lines, many records at a time and with several threads.

        Returns the event until which the records must not change; None when they may change now. Where a record is
        damaged (`RecordBatch.is_verified`), its lines, and those of records taken together with it, may or may not be
        at their targets: the load must fail.
        """
        with self._staging.lock:
            arena = self._staging.arena
            if arena is not None and arena.gathers and lines.has_whole_words:
                event = self._read(arena, lines)
                if event is not None:
                    return event if self._is_sound(lines, event) else None
                self._staging.counters.unregistered_bytes += int(lines.starts[-1]) * self._line_bytes
            if lines.batch.first.payload_bytes > self._max_batched_bytes:
                self._gather_each(lines)
                return None
            first, num_records = 0, len(lines.batch)
            while first < num_records:
                pieces = self._room_for(lines, first)
                if not self._fill(lines, pieces):
                    break
                first = pieces[-1].end
        return None

    @property
    def _max_batched_bytes(self) -> int:
        """Largest size, in bytes, of lines that fit into one slab."""
        return (self._staging.slab_bytes - _ALIGNMENT) // (self._line_bytes + _NUMBER_BYTES) * self._line_bytes

    def move(self, held: HeldLines, payload: torch.Tensor, at: LineTargets) -> None:
        """Take lines out of a payload in the device's memory, uint8. They do not cross the bus again."""
        with self._staging.lock:
            source_NW = _widened(payload.view(-1, self._line_bytes), like=self._target_NW)
            lines = np.arange(len(at.targets)) if at.lines is None else at.lines
            start, num_lines = 0, len(at.targets)
            while start < num_lines:
                filling = self._room(2 * _NUMBER_BYTES, at.layers, ())
                count = min(num_lines - start, filling.free_bytes(self._line_bytes) // (2 * _NUMBER_BYTES))
                filling.moved.append((held, source_NW))
                filling.moved_lines.append(filling.num_source_lines + lines[start : start + count])
                filling.moved_targets.append(at.targets[start : start + count])
                filling.num_source_lines += len(source_NW)
                filling.num_moved += count
                start += count

    def flush(self) -> None:
        """Submit the copies of all lines taken so far."""
        with self._staging.lock:
            filling, self._filling = self._filling, None
            if filling is None:
                return
            event = self._send(filling)
            for held, _ in filling.moved:
                held.keep_until(event)
            self._on_its_way(filling.layers, event)
            self._staging.give_back(self, filling.slab, event)

    def _on_its_way(self, layers: Iterable[int], event: Event) -> None:
        for layer in layers:
            self._events.setdefault(layer, []).append(event)
        self._last_events = [last for last in self._last_events if not last.is_done()] + [event]

    def events(self, layer: int) -> list[Event]:
        """Events after which the layer's flushed lines are at their targets; each is returned once."""
        with self._staging.lock:
            return self._events.pop(layer, [])

    def order(self, layer: int) -> None:
        """Order the caller's later kernels after the copies of the layer's flushed lines."""
        for event in self.events(layer):
            event.order()

    def discard(self) -> None:
        """Drop the lines that are not flushed, and wait for all copies into the target."""
        with self._staging.lock:
            filling, self._filling = self._filling, None
            if filling is not None:
                self._staging.give_back(self, filling.slab, None)
            events, self._last_events = self._last_events, []
            self._events.clear()
        for event in events:
            event.wait()

    def _read(self, arena: PinnedArena, lines: BatchLines) -> Event | None:
        """Have the GPU read a batch's lines from the arena: one copy of numbers, one kernel. None where it cannot."""
        starts, places, num_words = lines.pieces()
        if not len(starts):
            return None
        target_W = self._target_NW.view(torch.int64).flatten()
        event = arena.gather(lines.batch.arena_NB, lines.end, starts, target_W, places, num_words)
        if event is not None:
            self._staging.counters.reads += 1
            self._staging.counters.direct_bytes += 8 * num_words * len(starts)
            self._staging.counters.index_bytes += 2 * starts.nbytes
            self._on_its_way(lines.layers, event)
        return event

    def _is_sound(self, lines: BatchLines, read: Event) -> bool:
        """Verify a batch while the GPU reads it. Waits for the GPU where it is not sound, because its leases end."""
        is_sound = False
        try:
            is_sound = lines.verify_all(self._staging.team)
        finally:
            if not is_sound:
                read.wait()
        return is_sound

    def _gather_each(self, lines: BatchLines) -> None:
        """Verify and gather records that are larger than a slab, one by one."""
        for number in range(len(lines.batch)):
            if not lines.verify(number, number + 1):
                return
            first, end = (int(each) for each in lines.starts[number : number + 2])
            chosen = None if lines.at.lines is None else lines.at.lines[first:end]
            self.gather(lines.payload_NB(number), LineTargets(chosen, lines.at.targets[first:end], lines.layers))

    def _room_for(self, lines: BatchLines, first: int) -> list[_Piece]:
        """Pieces of a batch, from record `first` on, that are taken together: one slab per thread, as far as free."""
        staging, pieces = self._staging, list[_Piece]()
        if self._filling is not None and not self._num_fitting(lines, first, self._filling):
            self.flush()
        filling: _Filling | None = self._filling or _Filling(staging.take(self))
        while filling is not None:
            end = first + self._num_fitting(lines, first, filling)
            assert end > first, "a record that does not fit into a slab"
            pieces.append(_Piece(filling, first, end))
            is_over = end == len(lines.batch) or len(pieces) == staging.slabs_at_once
            slab = None if is_over else staging.spare()
            first, filling = end, _Filling(slab) if slab is not None else None
        return pieces

    def _num_fitting(self, lines: BatchLines, first: int, filling: _Filling) -> int:
        return lines.num_records_in(first, filling.free_bytes(self._line_bytes) // (self._line_bytes + _NUMBER_BYTES))

    def _fill(self, lines: BatchLines, pieces: Sequence[_Piece]) -> bool:
        """Take the pieces' lines and flush full slabs. Returns False, and flushes none, where a record is damaged."""
        team = self._staging.team
        parts = [part for piece in pieces for part in self._parts(lines, piece, team.num_threads)]
        is_good = False
        try:
            is_good = team.run(lambda number: parts[number].take(lines), len(parts))
        finally:
            if not is_good:
                self._give_up(pieces)
        if not is_good:
            return False
        for piece in pieces:
            if self._filling is not piece.filling:
                self.flush()
                self._filling = piece.filling
                self._staging.keep_filling(self)
            first, end = (int(lines.starts[record]) for record in (piece.first, piece.end))
            piece.filling.targets.append(lines.at.targets[first:end])
            piece.filling.num_lines += end - first
            piece.filling.layers.update(lines.layers)
        return True

    def _parts(self, lines: BatchLines, piece: _Piece, num_threads: int) -> Iterator[Part]:
        num_lines = int(lines.starts[piece.end] - lines.starts[piece.first])
        begin = piece.filling.num_lines * self._line_bytes
        out_NB = piece.filling.slab.bytes_NB[begin : begin + num_lines * self._line_bytes]
        return parts_of(lines, piece.first, piece.end, out_NB, num_threads)

    def _give_up(self, pieces: Sequence[_Piece]) -> None:
        """Return the slabs of pieces that were not taken."""
        for piece in pieces:
            if piece.filling is not self._filling:
                self._staging.give_back(self, piece.filling.slab, None)
        if self._filling is not None:
            self._staging.keep_filling(self)

    def _room(self, least_bytes: int, layers: range, after: Sequence[Event]) -> _Filling:
        """The slab to fill, with at least `least_bytes` of room."""
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
        end = numbers_at + (num_lines + 2 * filling.num_moved) * _NUMBER_BYTES
        sent = filling.slab.bytes_NB[numbers_at:end].view(np.int64)
        np.concatenate([*filling.targets, *filling.moved_targets, *filling.moved_lines], out=sent)
        memory, sources = filling.slab.memory[:end], [source_NW for _, source_NW in filling.moved]
        moved_end = num_lines + filling.num_moved
        written = [
            event for held in dict.fromkeys(held for held, _ in filling.moved) for event in held.written_events()
        ]

        def copies() -> None:
            landing = torch.empty(end, dtype=torch.uint8, device=target_NW.device)
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
        staging.counters.index_bytes += end - lines_end
        staging.counters.moved_bytes += filling.num_moved * self._line_bytes
        return staging.transfers.submit(Direction.IN, copies, list(filling.after | dict.fromkeys(written)))


def _widened(target: torch.Tensor, like: torch.Tensor | None = None) -> torch.Tensor:
    """View of `target` in the widest numbers that divide a line, because a thread of the device moves one number."""
    assert target.dtype == torch.uint8 and target.dim() == 2 and target.is_contiguous()
    if like is not None:
        return target.view(like.dtype)
    width = next(width for width in _DTYPES if target.shape[1] % width == 0)
    return target.view(_DTYPES[width])
