"""Residency in the host tier: which idle records stay in memory.

An idle frame stays if the policy says so (IMPRESS 4.4.2, ContiguousKV 4.4: its new score against the lowest one here),
else its memory is free again and the record is on disk only.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

from kvstore.counters import StoreCounters
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.policies import policy_of
from kvstore.tiers.frames import Frame, FrameState, HostFetch, HostFrames
from kvstore.tiers.tier_cache import Resident, TierCache

#: The part of the arena that no idle record may hold, so that reads and writes always find room.
_TRANSIENT_SHARE = 0.25


class Residency(HostFrames):
    """Frames, of which idle ones stay while they are worth their memory.

    Owns: the policy and its heap of idle records.
    """

    def __init__(self, geometry: Geometry, host_bytes: int, policy: str, counters: StoreCounters) -> None:
        super().__init__(geometry, host_bytes, counters)
        self._policy = policy_of(policy)
        self._cache = TierCache(int(host_bytes * (1 - _TRANSIENT_SHARE)))

    def note_use(self, refs: Iterable[RecordRef], importance: float | Sequence[float] = 1.0) -> None:
        """Records were used where they are, in a client's device tier: what they are worth here changes, too.

        `importance`: of all, or of each; NaN where one was not. Raises ValueError for one that the policy refuses.
        """
        with self._lock:
            for ref, of_record in zip(refs, of_each(importance), strict=False):
                if math.isnan(of_record):
                    continue
                score = self._policy.touch(ref.key, of_record)
                if ref.key in self._cache:
                    self._cache.update(ref.key, score)

    def forget(self, is_gone: Callable[[int], bool]) -> None:
        """Drop records of extents that are gone, given by id; those that are leased or read, with the last lease."""
        with self._lock:
            for frame in list(self._frames.values()):
                if is_gone(frame.key >> 32):
                    self._policy.forget(frame.key)
                    if frame.key in self._cache:
                        self._cache.remove(frame.key)
                    if frame.leases or frame.state is FrameState.READING:
                        frame.is_leaving = True
                    else:
                        self._drop(frame)
            self._room.notify_all()

    def room_for(self, ref: RecordRef) -> Frame | None:
        """A frame for a record that has left a device tier, if it is worth more than the lowest one here.

        None, at once, when it is not, when the record is here already, or when there is no memory.
        """
        size_bytes = self.geometry.slots[ref.slot_index].record_bytes
        with self._lock:
            if ref.key in self._frames or not self._is_worth_room(ref.key, size_bytes):
                return None
            offset = self._frames_memory.allocate(size_bytes)
            if offset is None:
                return None
            return self._leased([size_bytes], [offset])[0]

    @property
    def cached_bytes(self) -> int:
        return self._cache.used_bytes

    def _keep(self, frame: Frame) -> None:
        """The record of a shown frame is durable: it stays if there is room. Lock held."""
        has_room = self._cache.capacity_bytes - self._cache.used_bytes >= frame.size_bytes
        if frame.is_leaving or not has_room:
            self._give_back([frame])
            return
        frame.leases -= 1
        self._cache.insert(frame.key, frame.size_bytes, self._policy.touch(frame.key, 1.0))

    def _take_in(self, frame: Frame, ref: RecordRef) -> bool:
        """A frame from `room_for` holds the record, verified: whether it is here now. Lock held."""
        if ref.key in self._frames or not self._is_worth_room(ref.key, frame.size_bytes):
            self._give_back([frame])
            return False
        frame.ref, frame.key = ref, ref.key
        self._frames[ref.key] = frame
        self._end_lease(frame, None)
        return ref.key in self._cache

    def _end_leases(self, fetch: HostFetch) -> None:
        """Nothing of it is delivered any more. Lock held."""
        fetch.is_cancelled = True
        for frame in fetch.leases.values():
            self._end_lease(frame, None)
        fetch.leases.clear()

    def _end_lease(self, frame: Frame, importance: float | None) -> None:
        """`importance` None: the record was not used, so nothing is learned of it. Raises as the policy's `touch`."""
        score = self._policy.score(frame.key) if importance is None else self._policy.touch(frame.key, importance)
        frame.leases -= 1
        assert frame.leases >= 0, "a lease ended twice"
        if not frame.leases:  # a writer that waits may have it
            self._room.notify_all()
        if frame.is_leaving:
            if frame.key in self._cache:
                self._cache.remove(frame.key)
            if not frame.leases:
                self._drop(frame)
        elif frame.key in self._cache:
            self._cache.update(frame.key, score)
        elif not frame.leases:
            offer = self._cache.offer(frame.key, frame.size_bytes, score, self._is_leased)
            for victim in offer.evicted:
                assert isinstance(victim, int)
                self._drop(self._frames[victim])
            if not offer.admitted:
                self._drop(frame)

    def _is_worth_room(self, key: int, size_bytes: int) -> bool:
        """Whether the cache would take this newcomer, as far as its lowest record tells."""
        lowest = self._cache.minimum()
        has_room = self._cache.used_bytes + size_bytes <= self._cache.capacity_bytes
        return has_room or (lowest is not None and lowest[0] < self._policy.score(key))

    def _memory(self, size_bytes: int, *, may_evict: bool) -> int | None:
        """Memory for a frame. Idle records give way for one to be written, and for a read when no other is under way
        (`may_evict`): leases alone may last, their holder may be stopped or wait for this very read.
        """
        offset = self._frames_memory.allocate(size_bytes)
        while offset is None and may_evict:
            lowest = self._lowest_idle()
            if lowest is None:
                break
            self._cache.remove(lowest)
            self._drop(self._frames[lowest])
            offset = self._frames_memory.allocate(size_bytes)
        return offset

    def _lowest_idle(self) -> int | None:
        """The record of the lowest score that is not leased."""
        leased: list[Resident] = []
        while (lowest := self._cache.minimum()) is not None and self._is_leased(lowest[1]):
            leased.append(self._cache.remove(lowest[1]))
        for resident in leased:
            self._cache.insert(resident.record, resident.size_bytes, resident.score)
        if lowest is None:
            return None
        assert isinstance(lowest[1], int)
        return lowest[1]

    def _memory_for_all(self, sizes: Sequence[int]) -> list[int] | None:
        """Memory for frames to be written. A caller that lacks some holds none: two must not wait for each other."""
        offsets: list[int] = []
        for size_bytes in sizes:
            offset = self._memory(size_bytes, may_evict=True)
            if offset is None:
                for taken in offsets:
                    self._frames_memory.free(taken)
                return None
            offsets.append(offset)
        return offsets


def of_each(importance: float | Sequence[float]) -> Iterable[float]:
    return itertools.repeat(importance) if isinstance(importance, (int, float)) else importance
