"""The device tier: one worker's own copies of the records that it uses most.

On a GPU that is device memory; on a CPU it is memory private to the worker, so that policies and counters are those of
the papers (`kvstore/record_memory.py`). Host and device are exclusive (IMPRESS, section 4.4.2): a record that moves
here leaves the host tier, and one that is evicted here is offered to the host tier, where its score is compared with
the lowest one. If it is wanted there it is copied back, else it is forgotten: it is on disk.

Pure but for the copies: it talks to no store. Record keys mean something in one life of a store only, its generation;
whoever comes with another one finds nothing and leaves nothing.
"""

import threading
from dataclasses import dataclass

from kvstore.policies import policy_of
from kvstore.record_memory import HeldRecord, ProcessMemory, RecordMemory
from kvstore.tier_cache import TierCache

#: The part of the capacity that holds evicted records until the host tier has looked at them.
_LEAVING_SHARE = 0.125


@dataclass(frozen=True, slots=True, eq=False)
class Evicted:
    """A record that has left the device tier."""

    generation: int
    key: int
    record: HeldRecord


class DeviceTier:
    """At most `capacity_bytes` of verified records, by their keys. Owns: `memory`, and what it holds. Thread-safe."""

    def __init__(self, capacity_bytes: int, policy: str, memory: RecordMemory | None = None) -> None:
        self.memory = memory or ProcessMemory()
        self._policy = policy_of(policy)
        self._leaving_capacity_bytes = int(capacity_bytes * _LEAVING_SHARE)
        self._cache = TierCache(capacity_bytes - self._leaving_capacity_bytes)
        self._copies: dict[int, HeldRecord] = {}
        #: Evicted, and not yet where they go from here, with whether somebody has taken that on.
        self._leaving: dict[int, tuple[Evicted, bool]] = {}
        self._leaving_bytes = 0
        self._generation: int | None = None
        self._lock = threading.Lock()
        self.hits = 0
        self.hit_bytes = 0
        #: Evicted without being offered to the host tier, for want of room to keep them meanwhile.
        self.dropped = 0
        #: Worth to be kept, but the memory had no room in one piece.
        self.unheld = 0

    def enter(self, generation: int) -> None:
        """The store's life of this number is the present one: records of any other are forgotten."""
        with self._lock:
            if generation != self._generation:
                self._generation = generation
                for key in self._copies:
                    self._cache.remove(key)
                    self._policy.forget(key)
                self._copies.clear()
                self._leaving.clear()
                self._leaving_bytes = 0

    def peek(self, generation: int, key: int) -> HeldRecord | None:
        """A record that is here, without using it: what it says of itself tells how important its use is."""
        with self._lock:
            return self._copies.get(key) if generation == self._generation else None

    def get(self, generation: int, key: int, importance: float = 1.0) -> HeldRecord | None:
        """A record that is here, used once more; None when it is not."""
        with self._lock:
            copy = self._copies.get(key) if generation == self._generation else None
            if copy is None:
                return None
            self._cache.update(key, self._policy.touch(key, importance))
            self.hits += 1
            self.hit_bytes += copy.nbytes
            return copy

    def copy_of(self, generation: int, key: int, record: memoryview, importance: float = 1.0) -> HeldRecord | None:
        """Note the use of a record that came from another tier; a copy for `keep` if it seems to be worth room here."""
        with self._lock:
            if generation != self._generation:
                return None
            score, lowest = self._policy.touch(key, importance), self._cache.minimum()
            has_room = self._cache.used_bytes + len(record) <= self._cache.capacity_bytes
            is_worth_room = has_room or (lowest is not None and lowest[0] < score)
            if key in self._leaving or not is_worth_room:
                return None
        held = self.memory.hold(record)
        if held is None:
            with self._lock:
                self.unheld += 1
        return held

    def keep(self, generation: int, key: int, record: HeldRecord) -> bool:
        """Whether a copy made by `copy_of` stays here: its score must exceed those of all that would have to go."""
        with self._lock:
            if generation != self._generation or key in self._leaving:
                return False
            if key in self._copies:
                return True
            offer = self._cache.offer(key, record.nbytes, self._policy.score(key), lambda _: False)
            for victim in reversed(offer.evicted):  # highest score first: room to leave through is scarce
                assert isinstance(victim, int)
                self._evict(victim)
            if offer.admitted:
                self._copies[key] = record
            return offer.admitted

    def leaving(self) -> list[Evicted]:
        """Evicted records that nobody has asked for yet. They take room, and cannot come back, until `left`."""
        with self._lock:
            evicted = [one for one, is_taken in self._leaving.values() if not is_taken]
            for one in evicted:
                self._leaving[one.key] = one, True
            return evicted

    def left(self, evicted: Evicted) -> None:
        """An evicted record is where it goes from here: in the host tier, or on disk only."""
        with self._lock:
            present, _ = self._leaving.get(evicted.key, (None, False))
            if present is evicted:
                del self._leaving[evicted.key]
                self._leaving_bytes -= evicted.record.nbytes

    def __contains__(self, key: int) -> bool:
        return key in self._copies

    @property
    def used_bytes(self) -> int:
        return self._cache.used_bytes + self._leaving_bytes

    @property
    def leaving_bytes(self) -> int:
        return self._leaving_bytes

    def _evict(self, key: int) -> None:
        evicted = Evicted(self._generation or 0, key, self._copies.pop(key))
        if self._leaving_bytes + evicted.record.nbytes > self._leaving_capacity_bytes:
            self.dropped += 1
            return
        self._leaving[key] = evicted, False
        self._leaving_bytes += evicted.record.nbytes
