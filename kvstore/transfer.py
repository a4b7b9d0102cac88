"""Moving extents between disk and the KV memory of a worker. Runs wherever the KV is: it needs no index and no lock.

A *KV view* is the caller's memory as bytes, uint8 [layers, tokens, 2 planes, row_bytes], C order, for token positions
from zero. Loading is layer by layer, so that attention over layer 0 can start while layer 1 is read; every record is
verified before one byte of it reaches the view.
"""

import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kvstore.errors import RecordCorrupt, StoreClosed
from kvstore.identity import token_bytes
from kvstore.layout import PAGE_BYTES, Layout, RecordSlot
from kvstore.record import RecordIdentity, verify, write_header
from kvstore.segment import SegmentFiles, Slot, aligned_buffer
from kvstore.shape import KVShape

KVView = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class ChunkPlace:
    """A chunk of a prompt and the slot that holds it, or is reserved for it."""

    key: bytes
    #: Position of the chunk's first token in the prompt.
    token_start: int
    slot: Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLocation:
    """All that a process needs to read and write extents: picklable, without handles."""

    directory: str
    shape: KVShape
    layout: Layout
    provenance: str


@dataclass(slots=True)
class _Progress:
    """State of one load, shared by the reading threads and the waiting caller."""

    changed: threading.Condition = field(default_factory=threading.Condition)
    #: Records still to be read, per layer.
    missing: list[int] = field(default_factory=list)
    failure: BaseException | None = None
    cancelled: bool = False
    bytes_read: int = 0


class PrefixLoad:
    """A load under way: wait for a layer, or cancel. Created by `ExtentTransfer.load`."""

    def __init__(self, progress: _Progress) -> None:
        self._progress = progress
        self._futures: list[Future[None]] = []

    def wait(self, layer: int, timeout_s: float) -> None:
        """Return when the layer's rows are in the view, verified.

        Raises RecordCorrupt (also for a truncated file), OSError when the disk failed, StoreClosed after `cancel`,
        TimeoutError after `timeout_s` seconds.
        """
        with self._progress.changed:
            done = self._progress.changed.wait_for(
                lambda: self._progress.missing[layer] == 0 or self._progress.failure is not None, timeout_s
            )
            if self._progress.failure is not None:
                raise self._progress.failure
            if not done:
                raise TimeoutError(f"layer {layer} of the prefix was not read within {timeout_s:.0f} s")

    def is_ready(self, layer: int) -> bool:
        """Whether `wait(layer)` would return or raise at once."""
        with self._progress.changed:
            return self._progress.missing[layer] == 0 or self._progress.failure is not None

    def cancel(self) -> None:
        """Stop reading, and return when no thread will touch the view again."""
        with self._progress.changed:
            self._progress.cancelled = True
            if self._progress.failure is None and any(self._progress.missing):
                self._progress.failure = StoreClosed("the load was cancelled")
            self._progress.changed.notify_all()
        for future in self._futures:
            if not future.cancel():
                future.exception()

    @property
    def bytes_read(self) -> int:
        """Bytes read from disk so far, headers and padding included."""
        return self._progress.bytes_read


class ExtentTransfer:
    """Reads and writes extents of one store. Owns: file descriptors, reading threads. Thread-safe."""

    def __init__(self, location: StoreLocation, io_threads: int = 8) -> None:
        self.location = location
        self._records = location.layout.records(location.shape)
        self._extent_bytes = location.layout.extent_bytes(location.shape)
        self._files = SegmentFiles(Path(location.directory) / "segments", self._extent_bytes)
        self._pool = ThreadPoolExecutor(io_threads, thread_name_prefix="kv-read")
        self._staging = threading.local()

    @property
    def direct_io(self) -> bool | None:
        """Whether O_DIRECT is in use; None before the first file is opened."""
        return self._files.direct_io

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._files.close()

    def load(self, places: Sequence[ChunkPlace], token_ids: Sequence[int], view: KVView) -> PrefixLoad:
        """Start reading `places` into `view`; `token_ids` is the prompt they belong to. Returns at once."""
        num_layers = self.location.shape.num_layers
        progress = _Progress(missing=[0] * num_layers)
        jobs = [(slot, index, place) for slot in self._records for index, place in enumerate(places)]
        for slot, _, _ in jobs:
            for layer in range(slot.layer_start, slot.layer_end):
                progress.missing[layer] += 1
        identities = [self._identity(place, token_ids) for place in places]
        load = PrefixLoad(progress)
        load._futures = [
            self._pool.submit(self._read_record, progress, slot, index, place, identities[index], view)
            for slot, index, place in jobs
        ]
        return load

    def save(self, places: Sequence[ChunkPlace], token_ids: Sequence[int], view: KVView) -> int:
        """Write `places` from `view` and return, when all is durable, the bytes written. Raises OSError."""
        buffer = aligned_buffer(self._extent_bytes)
        for place in places:
            identity = self._identity(place, token_ids)
            for slot in self._records:
                record = buffer[slot.offset_bytes : slot.offset_bytes + slot.record_bytes]
                payload = record[PAGE_BYTES : PAGE_BYTES + slot.payload_bytes]
                self._as_array(payload, slot)[...] = self._rows(view, place, slot)
                write_header(record[:PAGE_BYTES], identity, slot, payload)
            self._files.write(place.slot, buffer[: self._extent_bytes])
        for segment in sorted({place.slot.segment for place in places}):
            self._files.sync(segment)
        return len(places) * self._extent_bytes

    def _read_record(
        self,
        progress: _Progress,
        slot: RecordSlot,
        index: int,
        place: ChunkPlace,
        identity: RecordIdentity,
        view: KVView,
    ) -> None:
        if progress.cancelled or progress.failure is not None:
            return
        failure: BaseException | None = None
        try:
            buffer = self._staging_buffer()[: slot.record_bytes]
            self._files.read(place.slot, slot.offset_bytes, buffer)
            payload = verify(buffer, identity, slot)
            self._rows(view, place, slot)[...] = self._as_array(payload, slot)
        except (RecordCorrupt, EOFError) as error:
            failure = RecordCorrupt(f"chunk at token {place.token_start}: {error}", index)
        except Exception as error:  # noqa: BLE001  # whoever waits must hear of it, whatever it is
            failure = error
        with progress.changed:
            if failure is None:
                progress.bytes_read += slot.record_bytes
                for layer in range(slot.layer_start, slot.layer_end):
                    progress.missing[layer] -= 1
            elif progress.failure is None:
                progress.failure = failure
            progress.changed.notify_all()

    def _staging_buffer(self) -> memoryview:
        """This thread's own aligned memory, as large as the largest record."""
        buffer: memoryview | None = getattr(self._staging, "buffer", None)
        if buffer is None:
            buffer = self._staging.buffer = aligned_buffer(max(slot.record_bytes for slot in self._records))
        return buffer

    def _identity(self, place: ChunkPlace, token_ids: Sequence[int]) -> RecordIdentity:
        end = place.token_start + self.location.layout.tokens_per_record
        tokens = token_bytes(token_ids[place.token_start : end])
        return RecordIdentity(
            key=place.key, provenance=self.location.provenance, token_start=place.token_start, tokens=tokens
        )

    def _rows(self, view: KVView, place: ChunkPlace, slot: RecordSlot) -> KVView:
        end = place.token_start + self.location.layout.tokens_per_record
        return view[slot.layer_start : slot.layer_end, place.token_start : end, slot.plane_start : slot.plane_end]

    def _as_array(self, payload: memoryview, slot: RecordSlot) -> KVView:
        tokens, row_bytes = self.location.layout.tokens_per_record, self.location.shape.row_bytes
        return np.frombuffer(payload, np.uint8).reshape(slot.num_layers, tokens, slot.num_planes, row_bytes)
