"""Frames of the arena, each the memory of one record, and leases: the right to read a frame.

A frame is being read, or ready; leased, or idle. It is leased before its user is notified and freed after the last
lease has ended: no user reads memory that is being overwritten.
"""

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Protocol

from kvstore.disk.disk_read import ReadBatch
from kvstore.disk.io_engine import Priority
from kvstore.errors import StoreTooSmall
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.record import RecordIdentity
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.tiers.arena import Arena, FrameAllocator

#: Niceness of the thread that prefaults the arena.
_PREFAULT_NICENESS = 10


class FrameState(Enum):
    READING = "reading"
    READY = "ready"


class Frame:
    """One record's memory. Changed only under the tier's lock."""

    __slots__ = ("expected_by", "is_leaving", "key", "leases", "offset", "ref", "size_bytes", "state", "waiters")

    def __init__(self, ref: RecordRef | None, offset: int, size_bytes: int) -> None:
        self.ref = ref
        #: The fetch that had it read; it knows what the record must say.
        self.expected_by: HostFetch | None = None
        self.key = ref.key if ref is not None else -1
        self.offset = offset
        self.size_bytes = size_bytes
        self.state = FrameState.READING
        self.leases = 0
        #: It leaves memory here when its last lease ends: a client has it in its device tier now, it is damaged, or its
        #: extent is gone.
        self.is_leaving = False
        #: Fetches, and which of their entries, that wait for the read.
        self.waiters: list[tuple[HostFetch, int]] = []


class FetchCallbacks(Protocol):
    """Callbacks of a fetch; called on any thread, at once or from an I/O thread."""

    def fetched(self, fetch: "HostFetch", entries: list[tuple[int, int]], from_disk: bool) -> None:
        """(entry, arena offset) of leased frames, and whether they were read for it just now.

        A fetch that joins a read which another one began has its records from memory: the sum over all users is what
        the disk has read.
        """
        ...

    def fetch_failed(self, fetch: "HostFetch", entry: int, error: BaseException) -> None: ...


class HostFetch:
    """Some records wanted by one user. Made by a session; every entry is delivered once, or fails, or is cancelled."""

    __slots__ = ("batches", "expect", "is_cancelled", "leases", "priority", "refs", "request", "user")

    def __init__(
        self,
        refs: Sequence[RecordRef],
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
        #: Leased frames by entry.
        self.leases: dict[int, Frame] = {}
        self.batches: list[ReadBatch] = []

    def lease(self, frame: Frame, entry: int) -> None:
        frame.leases += 1
        self.leases[entry] = frame


def check_host_bytes(geometry: Geometry, host_bytes: int) -> int:
    """Bytes of the largest record. Raises StoreTooSmall where memory cannot hold four of them."""
    largest = max(slot.record_bytes for slot in geometry.slots)
    if host_bytes < 4 * largest:
        raise StoreTooSmall(
            f"host_bytes of the store must hold four records of this model, {4 * largest} bytes, not {host_bytes}"
        )
    return largest


class Frames:
    """The arena's frames, by record. Owns: the arena, and `memory`, which says what of it is free. The host tier
    serialises.
    """

    def __init__(self, geometry: Geometry, host_bytes: int) -> None:
        largest = check_host_bytes(geometry, host_bytes)
        self.arena = Arena(host_bytes // PAGE_BYTES * PAGE_BYTES)
        #: By `RecordRef.key`.
        self.of_record: dict[int, Frame] = {}
        self.memory = FrameAllocator(host_bytes, typical_bytes=largest)

    def open(self) -> None:
        self.arena.open()
        threading.Thread(target=self._prefault, name="kv-prefault", daemon=True).start()

    def _prefault(self) -> None:
        """Have the arena in memory before it is used, at low priority."""
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _PREFAULT_NICENESS)
        self.arena.prefault()

    def is_leased(self, key: object) -> bool:
        assert isinstance(key, int)
        return self.of_record[key].leases > 0

    def put(self, frame: Frame, ref: RecordRef) -> None:
        """The frame is this record's from now on."""
        frame.ref, frame.key = ref, ref.key
        self.of_record[ref.key] = frame

    def drop(self, frame: Frame) -> None:
        """The frame ends, and its memory is free."""
        self.memory.free(frame.offset)
        if self.of_record.get(frame.key) is frame:
            del self.of_record[frame.key]

    def give_back(self, frames: Iterable[Frame]) -> None:
        """End a lease of each; a frame that has no other goes."""
        for frame in frames:
            frame.leases -= 1
            frame.is_leaving = True
            if not frame.leases:
                self.drop(frame)


def leased_frames(sizes: Iterable[int], offsets: Iterable[int]) -> list[Frame]:
    """Frames without a record, which a caller fills, in this memory."""
    frames = [Frame(None, offset, size_bytes) for offset, size_bytes in zip(offsets, sizes, strict=True)]
    for frame in frames:
        frame.state, frame.leases = FrameState.READY, 1
    return frames
