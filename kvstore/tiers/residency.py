"""Residency in the host tier: the choice of idle records that stay in memory.

An idle frame stays if its new score beats the lowest one in the tier (IMPRESS 4.4.2, ContiguousKV 4.4); otherwise its
memory is freed, and the record is on disk only.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

from kvstore.index.geometry import RecordRef
from kvstore.policies import policy_of
from kvstore.tiers.frames import Frame, Frames, FrameState
from kvstore.tiers.tier_cache import Resident, TierCache

#: Part of the arena that idle records may not use, so that reads and writes always find room.
_TRANSIENT_SHARE = 0.25


class Residency:
    """Owns the policy and its heap of idle records. Borrows and frees frames. The host tier serialises calls."""

    def __init__(self, frames: Frames, host_bytes: int, policy: str) -> None:
        self._frames = frames
        self.policy = policy_of(policy)
        self.cache = TierCache(int(host_bytes * (1 - _TRANSIENT_SHARE)))

    def note_use(self, refs: Iterable[RecordRef], importance: float | Sequence[float]) -> None:
        """See `HostTier.note_use`."""
        for ref, of_record in zip(refs, of_each(importance), strict=False):
            if not math.isnan(of_record):
                score = self.policy.touch(ref.key, of_record)
                if ref.key in self.cache:
                    self.cache.update(ref.key, score)

    def forget(self, is_gone: Callable[[int], bool]) -> None:
        """See `HostTier.forget`."""
        for frame in list(self._frames.of_record.values()):
            if is_gone(frame.key >> 32):
                self.policy.forget(frame.key)
                if frame.key in self.cache:
                    self.cache.remove(frame.key)
                if frame.leases or frame.state is FrameState.READING:
                    frame.is_leaving = True
                else:
                    self._frames.drop(frame)

    def keep_all(self, frames: Sequence[Frame]) -> None:
        """Keep the durable records of shown frames for which there is room, and free the other frames."""
        cache = self.cache
        is_known = [frame.key in cache for frame in frames]
        if True in is_known or not self._stay(frames, [1.0] * len(frames)):
            for frame in frames:
                self._keep(frame)

    def _stay(self, frames: Sequence[Frame], importance: Sequence[float]) -> bool:
        """End a lease of each frame, whose record was used and is resident from now on.

        Returns False, without any change, if some are equal or leave memory, if not all fit, or if the policy refuses
        an importance.
        """
        keys, sizes = [frame.key for frame in frames], [frame.size_bytes for frame in frames]
        if len(set(keys)) < len(keys) or True in [frame.is_leaving for frame in frames]:
            return False
        if not self.cache.has_room_for(keys, sizes):
            return False
        try:
            scores = self.policy.touch_all(keys, importance)
        except ValueError:
            return False
        self.cache.set_all(keys, sizes, scores)
        for frame in frames:
            frame.leases -= 1
            assert frame.leases >= 0, "a lease ended twice"
        return True

    def _keep(self, frame: Frame) -> None:
        if frame.is_leaving or self.cache.capacity_bytes - self.cache.used_bytes < frame.size_bytes:
            self._frames.give_back([frame])
            return
        frame.leases -= 1
        self.cache.insert(frame.key, frame.size_bytes, self.policy.touch(frame.key, 1.0))

    def take_in(self, frame: Frame, ref: RecordRef) -> bool:
        """Admit a verified, demoted record in a leased frame; returns whether it is resident now."""
        if not self.is_wanted(ref.key, frame.size_bytes):
            self._frames.give_back([frame])
            return False
        self._frames.put(frame, ref)
        self.end_lease(frame, None)
        return ref.key in self.cache

    def end_lease(self, frame: Frame, importance: float | None) -> None:
        """End a lease. `importance` None: the record was not used, so the policy ignores it. Raises as its `touch`."""
        key, cache = frame.key, self.cache
        score = self.policy.score(key) if importance is None else self.policy.touch(key, importance)
        frame.leases -= 1
        assert frame.leases >= 0, "a lease ended twice"
        if frame.is_leaving:
            if key in cache:
                cache.remove(key)
            if not frame.leases:
                self._frames.drop(frame)
        elif key in cache:
            cache.update(key, score)
        elif not frame.leases:
            offer = cache.offer(key, frame.size_bytes, score, self._frames.is_leased)
            for victim in offer.evicted:
                assert isinstance(victim, int)
                self._frames.drop(self._frames.of_record[victim])
            if not offer.admitted:
                self._frames.drop(frame)

    def end_used(self, frames: Sequence[Frame], importance: float | Sequence[float]) -> bool:
        """End a lease of each frame at once, if the frames are all different and used, and all can be resident.

        Returns False, without any change, if they are not or the policy refuses an importance; the caller then ends
        one lease after the other.
        """
        of_frames = [importance] * len(frames) if isinstance(importance, (int, float)) else importance
        if len(of_frames) != len(frames) or any(map(math.isnan, of_frames)):
            return False
        is_leased_again = [frame.leases > 1 and frame.key not in self.cache for frame in frames]
        return True not in is_leased_again and self._stay(frames, of_frames)

    def is_wanted(self, key: int, size_bytes: int) -> bool:
        """Whether the cache would admit a new record, judged by its lowest score."""
        if key in self._frames.of_record:
            return False
        lowest = self.cache.minimum()
        has_room = self.cache.used_bytes + size_bytes <= self.cache.capacity_bytes
        return has_room or (lowest is not None and lowest[0] < self.policy.score(key))

    def memory(self, size_bytes: int, *, may_evict: bool) -> int | None:
        """Allocate a frame. `may_evict`: evict idle records for it.

        For a frame to be written, and for a read while no other read is under way: without eviction it could wait for
        ever, because the holder of a lease may be stopped, or wait for this very read.
        """
        offset = self._frames.memory.allocate(size_bytes)
        while offset is None and may_evict:
            lowest = self._lowest_idle()
            if lowest is None:
                break
            self.cache.remove(lowest)
            self._frames.drop(self._frames.of_record[lowest])
            offset = self._frames.memory.allocate(size_bytes)
        return offset

    def memory_for_all(self, sizes: Sequence[int]) -> list[int] | None:
        """Allocate frames to be written, all or none, so that two callers never wait for each other."""
        offsets: list[int] = []
        for size_bytes in sizes:
            offset = self.memory(size_bytes, may_evict=True)
            if offset is None:
                for taken in offsets:
                    self._frames.memory.free(taken)
                return None
            offsets.append(offset)
        return offsets

    def _lowest_idle(self) -> int | None:
        """The record with the lowest score that is not leased."""
        leased: list[Resident] = []
        while (lowest := self.cache.minimum()) is not None and self._frames.is_leased(lowest[1]):
            leased.append(self.cache.remove(lowest[1]))
        for resident in leased:
            self.cache.insert(resident.record, resident.size_bytes, resident.score)
        if lowest is None:
            return None
        assert isinstance(lowest[1], int)
        return lowest[1]


def of_each(importance: float | Sequence[float]) -> Iterable[float]:
    return itertools.repeat(importance) if isinstance(importance, (int, float)) else importance
