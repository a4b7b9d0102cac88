"""The memory of a worker's device tier on a GPU: one stretch, cut into frames.

A record arrives in staging slabs, as lines of one block each, or, if it is large, directly from the store's arena
(`workers/device/pinned_arena.py`). From then on its rows are copied to their targets within the device. The processor
keeps its header, to look up what the record holds; the end of the header that is no whole block is also on the device.

Events order the use of memory: a frame is written after all copies from its previous record, and read after it is
written. A frame is free when its record is no longer held.
"""

import itertools
import weakref
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import torch

from kvstore import FrameAllocator
from kvstore.client.line_targets import LineTargets
from kvstore.format.layout import PAGE_BYTES, padded_to_page
from kvstore.format.payload import Completion, Destination
from kvstore.format.record import header_bytes_of
from workers.device.device import Device
from workers.device.load_targets import StagedTarget
from workers.device.staged_lines import StagedLines
from workers.device.staging import Staging
from workers.device.transfers import Direction, Event


@dataclass(slots=True, eq=False)
class _Frame:
    """A stretch of the memory that holds one record."""

    offset: int
    num_bytes: int
    #: Bytes of the header in the frame, before the payload.
    header_bytes: int
    #: Number of the record in `StagedLines`, where it takes the place of a layer.
    number: int
    #: Events after which the record is in the frame; None before its copies are submitted.
    written: list[Event] | None = None
    #: Events after which the submitted reads of the frame are done.
    read: list[Event] = field(default_factory=list)
    #: Event after which the record's source may change; None: at once.
    source_read: Event | None = None


class DeviceRecords:
    """A `RecordMemory` for the device tier. Owns: `capacity_bytes` of the device's memory, and room for one more
    record, which is on its way in. Allocates both at once; raises DeviceError where there is not enough memory.
    """

    takes_first = True

    def __init__(self, device: Device, capacity_bytes: int, record_bytes: int, block_bytes: int = PAGE_BYTES) -> None:
        """`record_bytes`: size of the usual record; some may be larger. `block_bytes`: see `Layout.block_bytes`."""
        assert device.staging is not None
        self._staging: Staging = device.staging
        self._block_bytes = block_bytes
        num_blocks = -(-padded_to_page(capacity_bytes + record_bytes) // block_bytes)
        self._blocks_NB = device.empty((num_blocks, block_bytes), torch.uint8)
        self._lines = StagedLines(self._staging, self._blocks_NB)
        usual_bytes = record_bytes - PAGE_BYTES if block_bytes == PAGE_BYTES else record_bytes
        self._frames = FrameAllocator(num_blocks * block_bytes, usual_bytes or block_bytes)
        self._numbers = itertools.count()
        #: Frames whose record was released, by any thread.
        self._freed: deque[_Frame] = deque()
        #: Events after which no copy touches the frames that were freed.
        self._busy: list[Event] = []

    def hold(self, record: memoryview) -> "HeldOnDevice | None":
        with self._staging.lock:
            self._take_back()
            header_bytes = header_bytes_of(record)
            start = header_bytes // self._block_bytes * self._block_bytes
            blocks = np.frombuffer(record, np.uint8, offset=start)
            offset = self._frames.allocate(len(blocks))
            if offset is None:
                return None
            frame = _Frame(offset, len(blocks), header_bytes - start, next(self._numbers))
            frame.source_read = self._staging.copy_directly(record[start:], self.blocks(frame), self._busy)
            if frame.source_read is not None:
                frame.written = [frame.source_read]
            else:
                self._gather(blocks, frame)
            held = HeldOnDevice(self, frame, bytes(record[:header_bytes]))
            weakref.finalize(held, self._freed.append, frame).atexit = False
            return held

    def blocks(self, frame: _Frame) -> torch.Tensor:
        """The frame's memory, uint8: the end of the header that is no whole block, payload, padding."""
        return self._blocks_NB.flatten()[frame.offset : frame.offset + frame.num_bytes]

    def payload(self, frame: _Frame) -> torch.Tensor:
        """The record's payload, uint8, with its padding."""
        return self.blocks(frame)[frame.header_bytes :]

    def written(self, frame: _Frame) -> Sequence[Event]:
        """Events after which the record is in the frame. Submits its copies if they are not in flight yet."""
        with self._staging.lock:
            if frame.written is None:
                self._lines.flush()
                frame.written = self._lines.events(frame.number)
            return frame.written

    def read_back(self, frame: _Frame, out: memoryview) -> None:
        """Copy a frame's record to host memory, and wait for the copy."""
        pinned = self._staging.transfers.pinned(frame.num_bytes)
        blocks = self.blocks(frame)
        event = self._staging.transfers.submit(
            Direction.OUT, lambda: pinned.copy_(blocks, non_blocking=True), self.written(frame)
        )
        event.wait()
        out[:] = pinned.numpy().data

    def _gather(self, blocks: npt.NDArray[np.uint8], frame: _Frame) -> None:
        block_bytes = self._block_bytes
        targets = np.arange(frame.offset // block_bytes, (frame.offset + len(blocks)) // block_bytes)
        at = LineTargets(None, targets, range(frame.number, frame.number + 1))
        self._lines.gather(blocks.reshape(-1, block_bytes), at, self._busy)

    def _take_back(self) -> None:
        """Free the frames of released records, to be written after the copies that still touch them. Lock held."""
        self._busy = [event for event in self._busy if not event.is_done()]
        while self._freed:
            frame = self._freed.popleft()
            self._busy += [event for event in (*self.written(frame), *frame.read) if not event.is_done()]
            self._frames.free(frame.offset)


class HeldOnDevice:
    """See `kvstore/tiers/record_memory.py::HeldRecord`."""

    def __init__(self, records: DeviceRecords, frame: _Frame, page: bytes) -> None:
        self._records = records
        self._frame = frame
        self.page = memoryview(page)
        #: Offset in the record at which the frame's bytes begin.
        self._start = len(page) - frame.header_bytes

    @property
    def nbytes(self) -> int:
        return self._start + self._frame.num_bytes

    def copy_to(self, destination: Destination, token_end: int | None = None) -> Completion | None:
        """Copy within the device, or back to host memory for a destination there. Returns the completion until which
        the record's source must not change; None where it may change now.
        """
        if isinstance(destination, StagedTarget):
            destination.copy_held(self, self.page, self._records.payload(self._frame), token_end)
            return self.source_read()
        record = memoryview(bytearray(self.nbytes))
        self.write_to(record)  # runs after the copies that read the source
        return destination.copy(record) if token_end is None else destination.copy(record, token_end)

    def write_to(self, frame: memoryview) -> None:
        self._records.read_back(self._frame, frame[self._start :])
        frame[: len(self.page)] = self.page

    def source_read(self) -> Completion | None:
        source_read = self._frame.source_read
        return None if source_read is None or source_read.is_done() else source_read

    def written_events(self) -> Sequence[Event]:
        return self._records.written(self._frame)

    def keep_until(self, event: Event) -> None:
        self._frame.read = [last for last in self._frame.read if not last.is_done()] + [event]
