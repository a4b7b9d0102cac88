"""Tier bookkeeping against lists that are scanned, with few records, few scores and little room: ties and evictions."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kvstore.policies import POLICY_NAMES, policy_of
from kvstore.tier_cache import TierCache
from kvstore.tiering import Movement, Tier, TieredCache

NUM_RECORDS = 8
records = st.integers(0, NUM_RECORDS - 1)
sizes = st.integers(1, 5)
scores = st.integers(0, 5).map(float)
capacities = st.integers(0, 12)


class NaiveTier:
    """Rows of (record, size, score), the one set last at the end."""

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
        return min(rows, key=lambda row: row[2])  # the first of equals: set longest ago

    def offer(self, record, size, score, pins):
        """None when refused, else the rows that left."""
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
        # Stated once more without the model:
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

    @precondition(lambda self: self.naive.rows)
    @rule(data=st.data())
    def remove(self, data):
        record = data.draw(st.sampled_from(self.naive.rows))[0]
        assert self.cache.remove(record).record == record
        self.naive.remove(record)

    @invariant()
    def the_heap_is_bounded(self):
        # Before the minimum is asked for, which drops stale entries itself.
        assert len(self.cache) <= len(self.cache._heap) <= 2 * len(self.cache)

    @rule()
    def compare(self):
        """Not an invariant: stale entries on top must also be met by offers."""
        assert_same_tier(self.cache, self.naive)

    def teardown(self):
        if hasattr(self, "cache"):
            assert_same_tier(self.cache, self.naive)


TestTierCacheAgainstScans = TierMachine.TestCase
TestTierCacheAgainstScans.settings = settings(max_examples=150, stateful_step_count=40, deadline=None)


class NaiveScores:
    """Every access of every remembered record, scored from the start each time."""

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


class NaiveTiers:
    def __init__(self, scores, device, host, pins):
        self.scores, self.device, self.host, self.pins = scores, NaiveTier(device), NaiveTier(host), pins

    def tier_of(self, record):
        if self.device.holds(record):
            return Tier.DEVICE
        return Tier.HOST if self.host.holds(record) else Tier.DISK

    def access(self, record, size, importance):
        found = self.tier_of(record)
        score = self.scores.touch(record, importance)
        for tier in (self.device, self.host):
            if tier.holds(record):
                tier.rescore(record, score)
        stuck = found is Tier.DEVICE or (found is Tier.HOST and record in self.pins)
        victims = None if stuck else self.device.offer(record, size, score, self.pins)
        if victims is not None:
            self.host.remove(record)
            return Movement(found, Tier.DEVICE, *self.settle(victims))
        left = self.host.offer(record, size, score, self.pins) if found is Tier.DISK else None
        if left is not None:
            return Movement(found, Tier.HOST, (), tuple(row[0] for row in left))
        return Movement(found, found)

    def settle(self, victims):
        demoted, dropped = [], []
        for row in victims[::-1]:
            left = self.host.offer(*row, self.pins)
            if left is None:
                dropped.append(row[0])
            else:
                demoted.append(row[0])
                dropped.extend(one[0] for one in left)
        return tuple(demoted), tuple(dropped)

    def forget(self, record):
        found = self.tier_of(record)
        self.device.remove(record)
        self.host.remove(record)
        self.scores.accesses.pop(record, None)
        return found


class TieringMachine(RuleBasedStateMachine):
    @initialize(
        policy=st.sampled_from(POLICY_NAMES),
        max_records=st.sampled_from([2, 5, 1_000]),
        device=capacities,
        host=capacities,
        record_sizes=st.one_of(st.just([2] * NUM_RECORDS), st.lists(sizes, min_size=NUM_RECORDS, max_size=NUM_RECORDS)),
    )
    def start(self, policy, max_records, device, host, record_sizes):
        self.record_sizes, self.pins = record_sizes, set()
        self.cache = TieredCache(policy_of(policy, max_records), device, host, self.pins.__contains__)
        self.naive = NaiveTiers(NaiveScores(policy, max_records), device, host, self.pins)

    def tiers(self):
        return {record: self.cache.tier_of(record) for record in range(NUM_RECORDS)}

    @rule(record=records)
    def toggle_pin(self, record):
        self.pins.symmetric_difference_update({record})

    @rule(record=records, importance=st.sampled_from([0.0, 0.25, 0.5, 1.0]))
    def access(self, record, importance):
        before = self.tiers()
        movement = self.cache.access(record, self.record_sizes[record], importance)
        assert movement == self.naive.access(record, self.record_sizes[record], importance)
        # The movement tells all that changed, and moves no pinned record.
        told = {record: movement.now}
        told.update(dict.fromkeys(movement.demoted, Tier.HOST))
        told.update(dict.fromkeys(movement.dropped, Tier.DISK))
        assert len(told) == 1 + len(movement.demoted) + len(movement.dropped)
        assert movement.found is before[record]
        assert all(before[one] is Tier.DEVICE for one in movement.demoted)
        assert all(before[one] is not Tier.DISK for one in movement.dropped)
        assert self.tiers() == {**before, **told}
        assert all(self.tiers()[one] is before[one] for one in self.pins if before[one] is not Tier.DISK)

    @rule(record=records)
    def forget(self, record):
        assert self.cache.forget(record) is self.naive.forget(record)
        assert self.cache.policy.score(record) == 0.0

    @invariant()
    def tiers_are_exclusive_and_match_the_model(self):
        assert not any(record in self.cache.device and record in self.cache.host for record in range(NUM_RECORDS))
        for tier in (self.cache.device, self.cache.host):
            assert len(tier._heap) <= 2 * len(tier)
        assert_same_tier(self.cache.device, self.naive.device)
        assert_same_tier(self.cache.host, self.naive.host)

    @invariant()
    def scores_match_the_model(self):
        for record in range(NUM_RECORDS):
            assert self.cache.policy.score(record) == self.naive.scores.score(record)


TestTieringAgainstScans = TieringMachine.TestCase
TestTieringAgainstScans.settings = settings(max_examples=150, stateful_step_count=40, deadline=None)
