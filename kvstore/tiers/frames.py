"""Frames of the arena, each the memory of one record, and leases, each the right to read a frame.

A frame is being read or ready, and leased or idle. It is leased before its user is notified, and freed after the last
lease has ended, so that no user reads memory that is being overwritten.
"""

import os
import threading
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Protocol

from kvstore.disk.disk_read import ReadBatch
from kvstore.disk.io_engine import Priority
from kvstore.errors import StoreTooSmall
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.record import RecordIdentity
from kvstore.index.geometry import Geometry, RecordRef, RecordRefs
from kvstore.tiers.arena import Arena, FrameAllocator

#: Niceness of the thread that prefaults the arena.
_PREFAULT_NICENESS = 10


class FrameState(Enum):
    READING = "reading"
    READY = "ready"


class Frame:
    """Memory of one record. Changed only under the tier's lock."""

    __slots__ = ("expected_by", "is_leaving", "key", "leases", "offset", "ref", "size_bytes", "state", "waiters")

    def __init__(self, ref: RecordRef | None, offset: int, size_bytes: int) -> None:
        self.ref = ref
        #: The fetch that caused the read, and knows the expected header.
        self.expected_by: HostFetch | None = None
        self.key = ref.key if ref is not None else -1
        self.offset = offset
        self.size_bytes = size_bytes
        self.state = FrameState.READING
        self.leases = 0
        #: Whether the frame is freed with its last lease: the record moved to a device tier, is damaged, or its extent
        #: is gone.
        self.is_leaving = False
        #: Fetches and entries that wait for the read.
        self.waiters: list[tuple[HostFetch, int]] = []


class FetchCallbacks(Protocol):
    """Callbacks of a fetch, on any thread: at once, or from an I/O thread."""

    def fetched(self, fetch: "HostFetch", entries: list[tuple[int, int]], from_disk: bool) -> None:
        """Deliver leased frames as (entry, arena offset). `from_disk`: whether they were read for this fetch.

        A record whose read another fetch began counts as from memory, so that the sum over all users is the number of
        disk reads.
        """
        ...

    def fetch_failed(self, fetch: "HostFetch", entry: int, error: BaseException) -> None: ...


class HostFetch:
    """Records requested by one user. Made by a session. Every entry is delivered once, fails, or is cancelled."""

    __slots__ = ("batches", "expect", "is_cancelled", "leases", "priority", "refs", "request", "user")

    def __init__(
        self,
        refs: RecordRefs,
        priority: Priority,
        expect: Callable[[RecordRef], RecordIdentity],
        request: int,
        user: FetchCallbacks,
    ) -> None:
        self.refs = refs
        self.priority = priority
        self.expect = expect
        self.request = request
        self.user = user
        self.is_cancelled = False
        #: Leased frames, by entry.
        self.leases: dict[int, Frame] = {}
        self.batches: list[ReadBatch] = []

    def lease(self, frame: Frame, entry: int) -> None:
        frame.leases += 1
        self.leases[entry] = frame


def check_host_bytes(geometry: Geometry, host_bytes: int) -> int:
    """Bytes of the largest record. Raises StoreTooSmall when the memory cannot hold four of them."""
    largest = max(slot.record_bytes for slot in geometry.slots)
    if host_bytes < 4 * largest:
        raise StoreTooSmall(
            f"store.host_bytes must hold four records of this model: set it to at least {4 * largest}, not {host_bytes}"
        )
    return largest


class Frames:
    """The arena's frames, by record. Owns the arena, and its allocator `memory`. The host tier serialises calls."""

    def __init__(self, geometry: Geometry, host_bytes: int) -> None:
        largest = check_host_bytes(geometry, host_bytes)
        self.arena = Arena(host_bytes // PAGE_BYTES * PAGE_BYTES)
        #: Frames of records, by `RecordRef.key`.
        self.of_record: dict[int, Frame] = {}
        self.memory = FrameAllocator(host_bytes, typical_bytes=largest)

    def open(self) -> None:
        self.arena.open()
        threading.Thread(target=self._prefault, name="kv-prefault", daemon=True).start()

    def _prefault(self) -> None:
        """Allocate the arena's pages before their use, at low priority."""
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _PREFAULT_NICENESS)
        self.arena.prefault()

    def is_leased(self, key: object) -> bool:
        assert isinstance(key, int)
        return self.of_record[key].leases > 0

    def put(self, frame: Frame, ref: RecordRef) -> None:
        """Assign a frame to a record."""
        frame.ref, frame.key = ref, ref.key
        self.of_record[ref.key] = frame

    def drop(self, frame: Frame) -> None:
        """Free a frame."""
        self.memory.free(frame.offset)
        if self.of_record.get(frame.key) is frame:
            del self.of_record[frame.key]

    def give_back(self, frames: Iterable[Frame]) -> None:
        """End one lease of each frame; a frame without another lease is freed."""
        for frame in frames:
            frame.leases -= 1
            frame.is_leaving = True
            if not frame.leases:
                self.drop(frame)


def leased_frames(sizes: Iterable[int], offsets: Iterable[int]) -> list[Frame]:
    """Leased frames without a record, in allocated memory, for the caller to fill."""
    frames = [Frame(None, offset, size_bytes) for offset, size_bytes in zip(offsets, sizes, strict=True)]
    for frame in frames:
        frame.state, frame.leases = FrameState.READY, 1
    return frames
