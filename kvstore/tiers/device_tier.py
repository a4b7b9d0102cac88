"""The device tier: one worker's own copies of the records that it uses most.

On a GPU that is device memory; on a CPU it is memory private to the worker, so that policies and counters are those of
the papers (`kvstore/tiers/record_memory.py`). Host and device are exclusive (IMPRESS, section 4.4.2): a record that
moves here leaves the host tier, and one that is evicted here is offered to the host tier, where its score is compared
with the lowest one. If it is wanted there it is copied back, else it is forgotten: it is on disk.

Pure but for the copies: it talks to no store. Record keys mean something in one life of a store only, its generation;
a caller with another one finds nothing and leaves nothing.

Some records are expected: a request that waits will probably use them (`kvstore/client/expected_records.py`). They
outrank all others until it has had its turn, and never each other.
"""

import threading
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kvstore.policies import policy_of
from kvstore.policies.lfu import LFU
from kvstore.tiers.record_memory import HeldRecord, ProcessMemory, RecordMemory
from kvstore.tiers.tier_cache import TierCache

#: The part of the capacity that holds evicted records until the host tier has looked at them.
_LEAVING_SHARE = 0.125
#: Of an expected record, above that of any other: all have the same, and on a tie the resident stays.
EXPECTED_SCORE = 2.0**60
#: Of the uses of a prefix's most used record: from so many on, the next request of that prefix is expected to use one.
EXPECTED_SHARE = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class EvictedRecord:
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
        #: Evicted, and not yet where they go from here, with whether a thread has taken that on.
        self._leaving: dict[int, tuple[EvictedRecord, bool]] = {}
        self._leaving_bytes = 0
        self._generation: int | None = None
        self._lock = threading.Lock()
        #: How often each record was used, wherever it was.
        self._uses = LFU()
        #: By how many that wait.
        self._expected = Counter[int]()
        self.hits = 0
        self.hit_bytes = 0
        #: Evicted without being offered to the host tier, for want of room to keep them meanwhile.
        self.dropped = 0
        #: Expected records that could not be brought, for whatever reason but room.
        self.failed_brings = 0

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
                self._uses = LFU()
                self._expected.clear()

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
            self._touch(key, importance)
            self._cache.update(key, self._score(key))
            self.hits += 1
            self.hit_bytes += copy.nbytes
            return copy

    def copy_for_admission(
        self, generation: int, key: int, record: memoryview, importance: float = 1.0
    ) -> HeldRecord | None:
        """Note the use of a record that came from another tier; a copy for `admit` if it seems to be worth room
        here.
        """
        with self._lock:
            if generation != self._generation:
                return None
            self._touch(key, importance)
            if not self._is_worth_room(key, len(record)):
                return None
        return self.memory.hold(record)

    def admit(self, generation: int, key: int, record: HeldRecord) -> bool:
        """Whether a copy made by `copy_for_admission` stays here: its score must exceed those of all that would
        have to go.
        """
        with self._lock:
            if generation != self._generation or key in self._leaving:
                return False
            return key in self._copies or self._offer(key, record)

    # -- for those that wait ---------------------------------------------------------------------------------------

    def expect(self, generation: int, keys: Sequence[int]) -> frozenset[int]:
        """Expect those of a prefix's records that a request of it will probably use, here or not: at least half as
        often used as the most used one. They outrank others until `end_expected`.
        """
        with self._lock:
            if generation != self._generation:
                return frozenset()
            uses = [self._uses.score(key) for key in keys]
            least = EXPECTED_SHARE * max(uses, default=0.0)
            expected = frozenset(key for key, count in zip(keys, uses, strict=True) if count and count >= least)
            self._expected.update(expected)
            self._update(expected)
            return expected

    def end_expected(self, generation: int, expected: Iterable[int]) -> None:
        """The request that `expect` was told of does not wait any more."""
        with self._lock:
            if generation != self._generation:
                return  # nothing of that one is left
            for key in expected:
                self._expected[key] -= 1
            self._expected = +self._expected
            self._update(expected)

    def copy_expected(self, generation: int, key: int, record: memoryview) -> HeldRecord | None:
        """A copy for `admit_expected` of a record that a waiting request will probably use; None when it finds no
        room.
        """
        with self._lock:
            is_present = generation == self._generation
            if not is_present or key in self._copies or not self._is_worth_room(key, len(record)):
                return None
        return self.memory.hold(record)

    def admit_expected(self, generation: int, key: int, record: HeldRecord) -> bool:
        """Whether a copy made by `copy_expected` stays here."""
        with self._lock:
            if generation != self._generation or key in self._leaving or key in self._copies:
                return False
            return self._offer(key, record)

    def num_uses(self, key: int) -> int:
        """How often the record was used so far, wherever it was."""
        with self._lock:
            return int(self._uses.score(key))

    def take_evicted(self) -> list[EvictedRecord]:
        """Evicted records that no thread has taken yet. They take room, and cannot come back, until
        `finish_eviction`.
        """
        with self._lock:
            evicted = [one for one, is_taken in self._leaving.values() if not is_taken]
            for one in evicted:
                self._leaving[one.key] = one, True
            return evicted

    def finish_eviction(self, evicted: EvictedRecord) -> None:
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
    def evicting_bytes(self) -> int:
        return self._leaving_bytes

    @property
    def is_demotion_due(self) -> bool:
        """Whether half of the room for records that leave is taken."""
        return 2 * self._leaving_bytes >= self._leaving_capacity_bytes

    def _touch(self, key: int, importance: float) -> None:
        self._policy.touch(key, importance)
        self._uses.touch(key, importance)

    def _score(self, key: int) -> float:
        return EXPECTED_SCORE if self._expected[key] else self._policy.score(key)

    def _update(self, keys: Iterable[int]) -> None:
        for key in keys:
            if key in self._copies:
                self._cache.update(key, self._score(key))

    def _is_worth_room(self, key: int, size_bytes: int) -> bool:
        """Whether the record would stay, as far as the lowest one here tells. Lock held."""
        if key in self._leaving:
            return False
        lowest = self._cache.minimum()
        has_room = self._cache.used_bytes + size_bytes <= self._cache.capacity_bytes
        return has_room or (lowest is not None and lowest[0] < self._score(key))

    def _offer(self, key: int, record: HeldRecord) -> bool:
        """Lock held."""
        offer = self._cache.offer(key, record.nbytes, self._score(key), lambda _: False)
        for victim in reversed(offer.evicted):  # highest score first: room to leave through is scarce
            assert isinstance(victim, int)
            self._evict(victim)
        if offer.admitted:
            self._copies[key] = record
        return offer.admitted

    def _evict(self, key: int) -> None:
        evicted = EvictedRecord(self._generation or 0, key, self._copies.pop(key))
        if self._leaving_bytes + evicted.record.nbytes > self._leaving_capacity_bytes:
            self.dropped += 1
            return
        self._leaving[key] = evicted, False
        self._leaving_bytes += evicted.record.nbytes
