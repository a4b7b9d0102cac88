"""Entries of fetches that wait for their turn, for memory, or for their record to be written to disk.

Demand comes first. The disk works while the next entries are prepared, and no later entry takes memory that an earlier
one waits for. Pure except for the frames that it leases and creates.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from kvstore.disk.io_engine import Priority
from kvstore.index.geometry import LAST_NUMBER, NUMBER_STEP, Geometry, RecordRef
from kvstore.tiers.frames import Frame, Frames, FrameState, HostFetch
from kvstore.tiers.residency import Residency

#: Records prepared at a time, before they are submitted to the engine.
_TAKE_RECORDS = 32

_Entry = tuple[HostFetch, int]


class Turn:
    """Entries of one fetch whose turn it is."""

    __slots__ = ("fetch", "lost", "ready", "to_read")

    def __init__(self, fetch: HostFetch) -> None:
        self.fetch = fetch
        #: (entry, arena offset) of frames that were leased.
        self.ready: list[tuple[int, int]] = []
        self.to_read: list[Frame] = []
        #: Entries whose records will never be on disk.
        self.lost: list[int] = []


class WaitingEntries:
    """Owns the queues. Borrows frames and residency. The host tier serialises calls.

    `max_reading_bytes`: most bytes being read at a time, except neighbours on disk.
    """

    def __init__(self, geometry: Geometry, frames: Frames, residency: Residency, max_reading_bytes: int) -> None:
        self._geometry = geometry
        self._frames = frames
        self._residency = residency
        self._max_reading_bytes = max_reading_bytes
        #: Bytes of frames that are being read.
        self.reading_bytes = 0
        #: Whether the first entry of a priority waits for memory.
        self.is_short = False
        self._queues: tuple[deque[_Entry], ...] = tuple(deque() for _ in Priority)
        #: Entries that wait until their records are written to disk, by extent.
        self._arriving: dict[int, list[_Entry]] = {}

    def __bool__(self) -> bool:
        """Whether an entry waits for its turn or for memory."""
        demand, prefetch, background = self._queues
        return bool(demand or prefetch or background)

    def all(self) -> list[_Entry]:
        """All entries that wait for their turn, for memory, or for a read."""
        reading = [frame for frame in self._frames.of_record.values() if frame.state is FrameState.READING]
        return [
            *(entry for frame in reading for entry in frame.waiters),
            *(entry for queue in self._queues for entry in queue),
        ]

    def add(self, fetch: HostFetch, entries: Iterable[int]) -> None:
        self._queues[fetch.priority].extend([(fetch, entry) for entry in entries])

    def promote(self, fetch: HostFetch) -> None:
        """Move a fetch's waiting entries, and later ones, to demand priority."""
        if fetch.priority is not Priority.DEMAND:
            queue = self._queues[fetch.priority]
            self._queues[Priority.DEMAND].extend(entry for entry in queue if entry[0] is fetch)
            others = [entry for entry in queue if entry[0] is not fetch]
            queue.clear()
            queue.extend(others)
            fetch.priority = Priority.DEMAND

    def arrived(self, extent_id: int) -> None:
        """Requeue the entries that wait for an extent, of which more can be read now."""
        for fetch, entry in self.end_arriving(extent_id):
            self._queues[fetch.priority].append((fetch, entry))

    def end_arriving(self, extent_id: int) -> list[_Entry]:
        """Remove and return the entries that wait for an extent."""
        return self._arriving.pop(extent_id, [])

    def take(self) -> Turn | None:
        """Take some entries of one fetch whose turn it is; None when there are none."""
        self.is_short = False
        for queue in self._queues:
            turn: Turn | None = None
            while queue:
                fetch, entry = queue[0]
                if fetch.is_cancelled:
                    queue.popleft()
                    continue
                if turn is not None and fetch is not turn.fetch:
                    return turn
                key = fetch.refs.keys[entry]
                if not self._has_turn(key, turn.to_read if turn is not None else ()):
                    return turn
                taken = turn or Turn(fetch)
                if not self._want(entry, key, taken):
                    self.is_short = True
                    break
                turn = taken
                queue.popleft()
            if turn is not None:
                return turn
        return None

    def _want(self, entry: int, key: int, turn: Turn) -> bool:
        """Lease an entry's frame, wait for its read, or prepare its read. False when there is no memory."""
        fetch = turn.fetch
        frame = self._frames.of_record.get(key)
        if frame is None:
            ref = fetch.refs[entry]
            if not self._is_on_disk(ref):
                if self._is_lost(ref):
                    turn.lost.append(entry)
                else:
                    self._arriving.setdefault(ref.extent.id, []).append((fetch, entry))
                return True
            size_bytes = self._geometry.slots[ref.slot_index].record_bytes
            offset = self._residency.memory(size_bytes, may_evict=not self.reading_bytes)
            if offset is None:
                return False
            frame = self._frames.of_record[key] = Frame(ref, offset, size_bytes)
            frame.expected_by = fetch
            self.reading_bytes += size_bytes
            turn.to_read.append(frame)
        if frame.state is FrameState.READY:
            fetch.lease(frame, entry)
            turn.ready.append((entry, frame.offset))
        else:
            frame.waiters.append((fetch, entry))
        return True

    def _is_on_disk(self, ref: RecordRef) -> bool:
        extent = ref.extent
        num_chunks = extent.num_chunks if extent.num_written is None else extent.num_written
        return ref.number < num_chunks * self._geometry.slots[ref.slot_index].parts

    def _is_lost(self, ref: RecordRef) -> bool:
        """Whether a record that is not on disk will never be there."""
        extent = ref.extent
        has_ended = ref.number >= extent.num_chunks * self._geometry.slots[ref.slot_index].parts
        return extent.is_lost or has_ended

    def _has_turn(self, key: int, to_read: Sequence[Frame]) -> bool:
        """Whether a record may be taken now: few bytes are being read, or it continues a prepared read."""
        is_busy = self.reading_bytes >= self._max_reading_bytes
        if not is_busy and len(to_read) < _TAKE_RECORDS:
            return True
        # The read of the last frame can include the next record of its stripe.
        continues = bool(to_read) and key - to_read[-1].key == NUMBER_STEP and key & LAST_NUMBER != 0
        return continues or (is_busy and key in self._frames.of_record)
