"""The device tier: a worker's own copies of the records that it uses most.

It is device memory on a GPU, and memory private to the worker on a CPU, so that policies and counters are those of the
papers (`kvstore/tiers/record_memory.py`). Host and device are exclusive (IMPRESS, section 4.4.2): a record that moves
here leaves the host tier, and an evicted record is offered to the host tier, where its score is compared with the
lowest one. It is copied back if the host tier accepts it; otherwise it is dropped, because it is on disk.

Pure except for copies: it does not access a store. Record keys are valid in one life of a store only, its generation;
calls with another generation find and change nothing.

Some records are expected: a queued request will probably use them (`kvstore/client/expected_records.py`). They outrank
all other records until the request has had its turn, but never each other.
"""

import threading
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kvstore.policies import policy_of
from kvstore.policies.lfu import LFU
from kvstore.tiers.record_memory import HeldRecord, ProcessMemory, RecordMemory
from kvstore.tiers.tier_cache import TierCache

#: Part of the capacity for evicted records that wait for the host tier's decision.
_LEAVING_SHARE = 0.125
#: Score of every expected record, above all others; on a tie the resident stays.
EXPECTED_SCORE = 2.0**60
#: A record is expected if its uses are at least this share of those of the prefix's most used record.
EXPECTED_SHARE = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class EvictedRecord:
    """A record that was evicted from the device tier."""

    generation: int
    key: int
    record: HeldRecord


class DeviceTier:
    """At most `capacity_bytes` of verified records, by key. Owns `memory` and its records. Thread-safe."""

    def __init__(self, capacity_bytes: int, policy: str, memory: RecordMemory | None = None) -> None:
        self.memory = memory or ProcessMemory()
        self._policy = policy_of(policy)
        self._leaving_capacity_bytes = int(capacity_bytes * _LEAVING_SHARE)
        self._cache = TierCache(capacity_bytes - self._leaving_capacity_bytes)
        self._copies: dict[int, HeldRecord] = {}
        #: Evicted records before their demotion has ended, and whether a thread has taken each.
        self._leaving: dict[int, tuple[EvictedRecord, bool]] = {}
        self._leaving_bytes = 0
        self._generation: int | None = None
        self._lock = threading.Lock()
        #: Number of uses of each record, in any tier.
        self._uses = LFU()
        #: Number of queued requests that expect each record.
        self._expected = Counter[int]()
        self.hits = 0
        self.hit_bytes = 0
        #: Records evicted without an offer to the host tier, because there was no room to keep them meanwhile.
        self.dropped = 0
        #: Expected records whose copy failed for a reason other than room.
        self.failed_brings = 0

    def enter(self, generation: int) -> None:
        """Set the store's present generation; records of other generations are dropped."""
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
        """A resident record, without counting a use; None if absent."""
        with self._lock:
            return self._copies.get(key) if generation == self._generation else None

    def get(self, generation: int, key: int, importance: float = 1.0) -> HeldRecord | None:
        """A resident record, and count a use; None if absent."""
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
        """Count the use of a record from another tier; returns a copy for `admit` if it seems worth its room."""
        with self._lock:
            if generation != self._generation:
                return None
            self._touch(key, importance)
            if not self._is_worth_room(key, len(record)):
                return None
        return self.memory.hold(record)

    def admit(self, generation: int, key: int, record: HeldRecord) -> bool:
        """Admit a copy from `copy_for_admission` if its score exceeds those of all records to evict for it."""
        with self._lock:
            if generation != self._generation or key in self._leaving:
                return False
            return key in self._copies or self._offer(key, record)

    # -- queued requests -------------------------------------------------------------------------------------------

    def expect(self, generation: int, keys: Sequence[int]) -> frozenset[int]:
        """Expect the records of a prefix that a request will probably use, resident or not, until `end_expected`.

        They are the records with at least half as many uses as the most used one. They outrank all other records.
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
        """End the expectation of a request that is no longer queued."""
        with self._lock:
            if generation != self._generation:
                return  # no record of that generation is left
            for key in expected:
                self._expected[key] -= 1
            self._expected = +self._expected
            self._update(expected)

    def copy_expected(self, generation: int, key: int, record: memoryview) -> HeldRecord | None:
        """A copy for `admit_expected` of a record that a queued request will probably use; None without room."""
        with self._lock:
            is_present = generation == self._generation
            if not is_present or key in self._copies or not self._is_worth_room(key, len(record)):
                return None
        return self.memory.hold(record)

    def admit_expected(self, generation: int, key: int, record: HeldRecord) -> bool:
        """Admit a copy from `copy_expected`, if there is room."""
        with self._lock:
            if generation != self._generation or key in self._leaving or key in self._copies:
                return False
            return self._offer(key, record)

    def num_uses(self, key: int) -> int:
        """Number of uses of a record so far, in any tier."""
        with self._lock:
            return int(self._uses.score(key))

    def take_evicted(self) -> list[EvictedRecord]:
        """Evicted records that no thread has taken. They use room, and cannot return, until `finish_eviction`."""
        with self._lock:
            evicted = [one for one, is_taken in self._leaving.values() if not is_taken]
            for one in evicted:
                self._leaving[one.key] = one, True
            return evicted

    def finish_eviction(self, evicted: EvictedRecord) -> None:
        """Forget an evicted record, whose demotion has ended."""
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
        """Whether half of the room for evicted records is in use."""
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
        """Whether the record would be admitted, judged by the lowest score in the tier. Lock held."""
        if key in self._leaving:
            return False
        lowest = self._cache.minimum()
        has_room = self._cache.used_bytes + size_bytes <= self._cache.capacity_bytes
        return has_room or (lowest is not None and lowest[0] < self._score(key))

    def _offer(self, key: int, record: HeldRecord) -> bool:
        """Offer a copy to the cache; whether it was admitted. Lock held."""
        offer = self._cache.offer(key, record.nbytes, self._score(key), lambda _: False)
        for victim in reversed(offer.evicted):  # highest score first: room for evicted records is scarce
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
