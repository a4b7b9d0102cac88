"""Memory tiers and policies against lists that are scanned, with few records and little room: ties and evictions."""

import math
import tempfile
from collections import Counter

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kvstore import KVShape, KVStore, Layout, StoreConfig, StoreIdentity
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.policies import POLICY_NAMES, policy_of
from kvstore.tiers.device_tier import DeviceTier
from kvstore.tiers.frames import Frame, Frames, FrameState
from kvstore.tiers.residency import Residency
from kvstore.tiers.tier_cache import TierCache
from tests.support.held_records import HeldRecords

STORE_IDENTITY = StoreIdentity(
    model_fingerprint="tiny", shape=KVShape(num_layers=1, num_kv_heads=1, head_dim=8, dtype="float32"), layout=Layout()
)

NUM_RECORDS = 8
WAIT_S = 30.0
importances = st.sampled_from([0.0, 0.25, 0.5, 1.0])
policies = st.sampled_from(POLICY_NAMES)
records = st.integers(0, NUM_RECORDS - 1)
sizes = st.integers(1, 5)
scores = st.integers(0, 5).map(float)
capacities = st.integers(0, 12)


class NaiveTier:
    """Rows of (record, size, score), the latest at the end."""

    def __init__(self, capacity):
        self.capacity = capacity
        self.rows = []

    @property
    def used(self):
        return sum(size for _, size, _ in self.rows)

    def holds(self, record):
        return any(row[0] == record for row in self.rows)

    def row(self, record):
        return next(row for row in self.rows if row[0] == record)

    def rescore(self, record, score):
        size = self.row(record)[1]
        self.remove(record)
        self.rows.append((record, size, score))

    def remove(self, record):
        self.rows = [row for row in self.rows if row[0] != record]

    def lowest(self, rows):
        return min(rows, key=lambda row: row[2])  # the first of equal scores: set longest ago

    def offer(self, record, size, score, pins):
        """None if the record is refused, else the rows that were evicted."""
        left, rows = [], list(self.rows)
        while sum(row[1] for row in rows) + size > self.capacity:
            candidates = [row for row in rows if row[0] not in pins and row[2] < score]
            if not candidates:
                return None
            victim = self.lowest(candidates)
            rows.remove(victim)
            left.append(victim)
        self.rows = [*rows, (record, size, score)]
        return left


def assert_same_tier(cache, naive):
    assert {record for record in range(NUM_RECORDS) if record in cache} == {row[0] for row in naive.rows}
    for record, size, score in naive.rows:
        resident = cache.resident(record)
        assert (resident.record, resident.size_bytes, resident.score) == (record, size, score)
    assert len(cache) == len(naive.rows)
    assert cache.used_bytes == naive.used <= cache.capacity_bytes
    lowest = naive.lowest(naive.rows) if naive.rows else None
    assert cache.minimum() == (lowest and (lowest[2], lowest[0]))


@given(
    policy=policies,
    room=st.integers(1, NUM_RECORDS),
    uses=st.lists(st.lists(st.tuples(records, importances), unique_by=lambda use: use[0]), max_size=8),
)
def test_a_policy_learns_of_many_uses_what_it_learns_of_each(policy, room, uses):
    one, many = policy_of(policy, room), policy_of(policy, room)
    for of_request in uses:
        keys, values = [record for record, _ in of_request], [value for _, value in of_request]
        assert many.touch_all(keys, values) == [one.touch(record, value) for record, value in of_request]
        assert [many.score(record) for record in range(NUM_RECORDS)] == [
            one.score(record) for record in range(NUM_RECORDS)
        ]


@pytest.mark.parametrize("policy", ["impress", "contiguous"])
def test_of_many_uses_with_one_that_is_refused_a_policy_learns_nothing(policy):
    learned = policy_of(policy)
    with pytest.raises(ValueError, match="not -1"):
        learned.touch_all([1, 2], [0.5, -1.0])
    assert learned.score(1) == 0.0


class Residents:
    """Frames of a host tier with a lease each, and what decides about them."""

    def __init__(self, policy, num_resident):
        geometry = Geometry(STORE_IDENTITY)
        self.frames = Frames(geometry, 2**20)
        self.residency = Residency(self.frames, 4 * geometry.slots[0].record_bytes, policy)
        self.all = []
        for number in range(NUM_RECORDS):
            offset = self.frames.memory.allocate(geometry.slots[0].record_bytes)
            frame = Frame(None, offset, geometry.slots[0].record_bytes)
            frame.key, frame.state, frame.leases = number, FrameState.READY, 1
            self.frames.of_record[number] = frame
            self.all.append(frame)
        for frame in self.all[:num_resident]:
            self.residency.end_lease(frame, 0.5)
            frame.leases += 1

    def state(self):
        cache = self.residency.cache
        return (
            {key: (frame.leases, cache.resident(key)) for key, frame in self.frames.of_record.items()},
            [self.residency.policy.score(number) for number in range(NUM_RECORDS)],
            cache.minimum(),
            self.frames.memory.used_bytes,
        )


@example(policy="lru", num_resident=3, uses=[(0, 0.5), (1, 1.0)], leaving=1)
@example(policy="contiguous", num_resident=3, uses=[(2, 0.5), (0, 1.0), (1, 0.0)], leaving=None)
@given(
    policy=policies,
    num_resident=st.just(3) | st.integers(0, 3),
    uses=st.lists(
        st.tuples(st.integers(0, 2), importances) | st.tuples(records, importances | st.just(math.nan) | st.just(-1.0)),
        unique_by=lambda use: use[0],
    ),
    leaving=st.none() | st.integers(0, 2),
)
def test_leases_that_end_together_leave_what_they_leave_one_by_one(policy, num_resident, uses, leaving):
    one, many = Residents(policy, num_resident), Residents(policy, num_resident)
    for residents in (one, many):
        if leaving is not None:
            residents.all[leaving].is_leaving = True
    before = many.state()
    num_new = sum(record >= num_resident for record, _ in uses)
    is_plain = all(value >= 0 and record != leaving for record, value in uses) and num_resident + num_new <= 3
    ended = many.residency.end_used([many.all[record] for record, _ in uses], [value for _, value in uses])
    assert ended or not is_plain
    if not ended:
        assert many.state() == before
        return
    for record, value in uses:
        one.residency.end_lease(one.all[record], value)
    assert many.state() == one.state()


class TierMachine(RuleBasedStateMachine):
    @initialize(capacity=capacities)
    def start(self, capacity):
        self.cache, self.naive, self.pins = TierCache(capacity), NaiveTier(capacity), set()

    @rule(record=records)
    def toggle_pin(self, record):
        self.pins ^= {record}

    @rule(record=records, size=sizes, score=scores)
    def offer(self, record, size, score):
        if self.naive.holds(record):
            return
        before = list(self.naive.rows)
        expected = self.naive.offer(record, size, score, self.pins)
        offer = self.cache.offer(record, size, score, self.pins.__contains__)
        assert offer.admitted == (expected is not None)
        assert [(victim.record, victim.size_bytes, victim.score) for victim in offer.victims] == (expected or [])
        assert offer.evicted == tuple(row[0] for row in expected or [])
        # The claim again, without the model:
        stayed = [row[2] for row in before if row[0] not in offer.evicted and row[0] not in self.pins]
        left = [row[2] for row in before if row[0] in offer.evicted]
        assert not self.pins & set(offer.evicted)
        assert all(one < score for one in left)
        assert not left or not stayed or max(left) <= min(stayed)

    @rule(record=records, size=sizes, score=scores)
    def insert(self, record, size, score):
        fits = self.naive.used + size <= self.naive.capacity
        if self.naive.holds(record) or not fits:
            return
        self.cache.insert(record, size, score)
        self.naive.offer(record, size, score, set())

    @precondition(lambda self: self.naive.rows)
    @rule(data=st.data(), score=scores)
    def update(self, data, score):
        record = data.draw(st.sampled_from(self.naive.rows))[0]
        self.cache.update(record, score)
        self.naive.rescore(record, score)

    @rule(data=st.data())
    def set_all(self, data):
        """Residents and new records together are set like one after the other, if they fit; else nothing changes."""
        known = {row[0]: row[1] for row in self.naive.rows}
        chosen = data.draw(st.lists(records, unique=True))
        of_chosen = [known[record] if record in known else data.draw(sizes) for record in chosen]
        new_scores = [data.draw(scores) for _ in chosen]
        new_bytes = sum(size for record, size in zip(chosen, of_chosen, strict=True) if record not in known)
        fits = self.naive.used + new_bytes <= self.naive.capacity
        assert self.cache.has_room_for(chosen, of_chosen) == fits
        if not fits:
            with pytest.raises(ValueError, match="do not fit"):
                self.cache.set_all(chosen, of_chosen, new_scores)
            return
        self.cache.set_all(chosen, of_chosen, new_scores)
        for record, size, score in zip(chosen, of_chosen, new_scores, strict=True):
            if record in known:
                self.naive.rescore(record, score)
            else:
                self.naive.offer(record, size, score, set())

    @precondition(lambda self: self.naive.rows)
    @rule(score=scores)
    def refuse_nan(self, score):
        """A score of NaN changes nothing."""
        resident, of_residents = zip(*[row[:2] for row in self.naive.rows], strict=True)
        with pytest.raises(ValueError, match="NaN"):
            self.cache.set_all(resident, of_residents, [score] * (len(resident) - 1) + [math.nan])

    @precondition(lambda self: self.naive.rows)
    @rule(data=st.data())
    def remove(self, data):
        record = data.draw(st.sampled_from(self.naive.rows))[0]
        assert self.cache.remove(record).record == record
        self.naive.remove(record)

    @invariant()
    def the_heap_is_bounded(self):
        # Checked before the minimum is asked for, which drops stale entries itself.
        assert len(self.cache) <= len(self.cache._heap) <= 2 * len(self.cache)

    @rule()
    def compare(self):
        """Compare in a rule, not an invariant, so that offers also meet stale entries at the top."""
        assert_same_tier(self.cache, self.naive)

    def teardown(self):
        if hasattr(self, "cache"):
            assert_same_tier(self.cache, self.naive)


TestTierCacheAgainstScans = TierMachine.TestCase
TestTierCacheAgainstScans.settings = settings(max_examples=150, stateful_step_count=40)


class NaiveScores:
    """Accesses of every remembered record; each score is computed from all of them."""

    def __init__(self, policy, max_records):
        self.policy, self.max_records = policy, max_records
        self.clock = 0
        self.accesses = {}  # record -> [(clock, importance), ...]

    def touch(self, record, importance):
        self.clock += 1
        self.accesses.setdefault(record, []).append((self.clock, importance))
        if len(self.accesses) > self.max_records:
            del self.accesses[min(self.accesses, key=lambda one: self.accesses[one][-1][0])]
        return self.score(record)

    def score(self, record):
        accesses = self.accesses.get(record, [])
        if not accesses:
            return 0.0
        importances = [importance for _, importance in accesses]
        if self.policy == "lru":
            return accesses[-1][0]
        if self.policy == "lfu":
            return len(accesses)
        if self.policy == "contiguous":
            return sum(importances) * len(accesses)
        average = importances[0]
        for importance in importances[1:]:
            average += 0.25 * (importance - average)  # rounded as the policy rounds, or ties would differ
        return average * len(accesses)


class PolicyMachine(RuleBasedStateMachine):
    @initialize(policy=policies, max_records=st.sampled_from([2, 5, 1_000]))
    def start(self, policy, max_records):
        self.policy, self.naive = policy_of(policy, max_records), NaiveScores(policy, max_records)

    @rule(record=records, importance=importances)
    def touch(self, record, importance):
        assert self.policy.touch(record, importance) == self.naive.touch(record, importance)

    @rule(record=records)
    def forget(self, record):
        self.policy.forget(record)
        self.naive.accesses.pop(record, None)

    @invariant()
    def scores_match_the_model(self):
        for record in range(NUM_RECORDS):
            assert self.policy.score(record) == self.naive.score(record)


TestPoliciesAgainstWholeHistories = PolicyMachine.TestCase
TestPoliciesAgainstWholeHistories.settings = settings(max_examples=150, stateful_step_count=40)


class DeviceTierMachine(RuleBasedStateMachine):
    """Records that stay in a worker's own memory, and records that leave it through an eighth of the capacity."""

    @initialize(
        policy=policies,
        capacity=st.integers(0, 24),
        record_sizes=st.one_of(st.just([2] * NUM_RECORDS), st.lists(sizes, min_size=NUM_RECORDS, max_size=NUM_RECORDS)),
    )
    def start(self, policy, capacity, record_sizes):
        self.tier, self.scores, self.record_sizes = (
            DeviceTier(capacity, policy),
            NaiveScores(policy, 1_000),
            record_sizes,
        )
        self.naive, self.capacity = NaiveTier(capacity - capacity // 8), capacity
        self.leaving, self.num_dropped = [], 0
        self.tier.enter(1)

    @rule(record=records, importance=importances)
    def use(self, record, importance):
        found = self.tier.get(1, record, importance)
        assert (found is not None) == self.naive.holds(record)
        if found is not None:
            self.naive.rescore(record, self.scores.touch(record, importance))
            assert bytes(found.record) == self.bytes_of(record)
            return
        copy = self.tier.copy_for_admission(1, record, memoryview(self.bytes_of(record)), importance)
        score = self.scores.touch(record, importance)
        victims = None
        if record not in self.leaving:
            victims = self.naive.offer(record, self.record_sizes[record], score, set())
        assert (copy is not None and self.tier.admit(1, record, copy)) == (victims is not None)
        for victim, size, _ in reversed(victims or []):  # highest score first
            if sum(self.record_sizes[one] for one in self.leaving) + size <= self.capacity // 8:
                self.leaving.append(victim)
            else:
                self.num_dropped += 1

    @rule()
    def leave(self):
        leaving = self.tier.take_evicted()
        assert [evicted.key for evicted in leaving] == self.leaving
        for evicted in leaving:
            assert bytes(evicted.record.record) == self.bytes_of(evicted.key)
            self.tier.finish_eviction(evicted)
        self.leaving.clear()

    @invariant()
    def it_holds_what_the_model_holds(self):
        assert {record for record in range(NUM_RECORDS) if record in self.tier} == {row[0] for row in self.naive.rows}
        leaving_bytes = sum(self.record_sizes[record] for record in self.leaving)
        assert (self.tier.evicting_bytes, self.tier.dropped) == (leaving_bytes, self.num_dropped)
        assert self.tier.used_bytes == self.naive.used + leaving_bytes <= self.capacity

    def bytes_of(self, record):
        return bytes([record + 1]) * self.record_sizes[record]


TestDeviceTierAgainstScans = DeviceTierMachine.TestCase
TestDeviceTierAgainstScans.settings = settings(max_examples=150, stateful_step_count=40)


SHAPE = KVShape(num_layers=1, num_kv_heads=1, head_dim=2, dtype="float16")
IDENTITY = StoreIdentity(model_fingerprint="machine", shape=SHAPE, layout=Layout(tokens_per_record=16))
#: Three idle records, and room for the two that may be leased.
HOST_RECORDS = 5
RECORD_BYTES = IDENTITY.layout.unit_bytes(SHAPE)


class HostTierMachine(RuleBasedStateMachine):
    """Records that a store keeps in memory, of prompts of one record each, while at most two are leased."""

    @initialize(policy=policies)
    def start(self, policy):
        self.directory = tempfile.TemporaryDirectory(prefix="kvstore-host-")
        self.store = self.open_store(policy)
        client = self.store.client()
        for record in range(NUM_RECORDS):
            placement = self.store.acquire(self.tokens_of(record))
            client.save(placement.placement_id, 0, 1, np.full((1, 16, 2, SHAPE.row_bytes), record, np.uint8))
            self.store.settle(placement.placement_id)
        client.close()
        self.store.close()
        self.store = self.open_store(policy)  # no saved record is in memory
        self.client = self.store.client()
        self.refs = [RecordRef(*self.store.inventory.match(self.tokens_of(r))[0], 0) for r in range(NUM_RECORDS)]
        self.scores, self.naive = NaiveScores(policy, 1_000), NaiveTier(HOST_RECORDS * 3 // 4)
        self.leases, self.held = Counter(), []

    def open_store(self, policy):
        config = StoreConfig(
            directory=self.directory.name,
            host_bytes=HOST_RECORDS * RECORD_BYTES,
            policy=policy,
            io_threads=2,
            layout=IDENTITY.layout,
        )
        store = KVStore(config, IDENTITY)
        store.open()
        return store

    def teardown(self):
        if hasattr(self, "client"):
            for record, fetch in self.held:
                self.end(record, fetch, 1.0)
            self.client.close()
            self.store.close()
            self.directory.cleanup()

    @rule(record=records, importance=importances)
    def use(self, record, importance):
        self.end(record, self.begin(record), importance)

    @precondition(lambda self: not self.held)
    @rule(record=records)
    def hold(self, record):
        self.held.append((record, self.begin(record)))

    @precondition(lambda self: self.held)
    @rule(importance=importances)
    def let_go(self, importance):
        self.end(*self.held.pop(), importance)

    @rule(record=records, importance=importances)
    def note_a_use_elsewhere(self, record, importance):
        """A use in a client's device tier; the record would come back from there only if it were worth the room."""
        self.store.tier.note_use([self.refs[record]], importance)
        score = self.scores.touch(record, importance)
        if self.naive.holds(record):
            self.naive.rescore(record, score)
        rows = self.naive.rows
        has_room = len(rows) < self.naive.capacity or self.naive.lowest(rows)[2] < score
        frame = self.store.tier.room_for(self.refs[record])
        assert (frame is not None) == (has_room and not self.is_here(record))
        if frame is not None:
            self.store.tier.free([frame])

    def begin(self, record) -> HeldRecords:
        before, is_here = self.store.stats().counters.disk_reads, self.is_here(record)
        placement = self.store.acquire(self.tokens_of(record), save=False)
        fetch = HeldRecords(self.client, placement.placement_id)
        fetch.wait(WAIT_S)
        self.store.settle(placement.placement_id)
        assert self.store.stats().counters.disk_reads == before + (not is_here)
        self.leases[record] += 1
        return fetch

    def end(self, record, fetch, importance):
        fetch.release(importance)
        score = self.scores.touch(record, importance)
        self.leases[record] -= 1
        if self.naive.holds(record):
            self.naive.rescore(record, score)
        elif not self.leases[record]:
            self.naive.offer(record, 1, score, set(+self.leases))

    def is_here(self, record):
        return self.naive.holds(record) or self.leases[record] > 0

    @invariant()
    def what_is_idle_and_what_is_leased_is_in_memory_and_nothing_else(self):
        if hasattr(self, "client"):
            here = {record for record in range(NUM_RECORDS) if self.store.tier.is_resident(self.refs[record])}
            assert here == {record for record in range(NUM_RECORDS) if self.is_here(record)}
            assert self.store.tier.residency.cache.used_bytes == self.naive.used * RECORD_BYTES

    @staticmethod
    def tokens_of(record):
        return [record] * 17


TestHostTierAgainstScans = HostTierMachine.TestCase
TestHostTierAgainstScans.settings = settings(max_examples=20, stateful_step_count=40)
