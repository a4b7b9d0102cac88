"""Shares of tenants: each tenant's disk usage is exact to the unit, and never above its share."""

import tempfile
from collections import Counter

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from kvstore import KVShape, KVStore, Layout, StoreConfig, StoreIdentity
from kvstore.disk.segment import Run
from kvstore.index.tenant_room import TenantRoom

STEP = 16
DISK_BYTES = 600_000
SHARE = 0.4
SHAPE = KVShape(num_layers=1, num_kv_heads=1, head_dim=2, dtype="float16")
LAYOUT = Layout(tokens_per_record=STEP, tokens_per_extent=2 * STEP)
IDENTITY = StoreIdentity(model_fingerprint="quota", shape=SHAPE, layout=LAYOUT)
UNIT_BYTES = LAYOUT.unit_bytes(SHAPE)
TENANTS = ("", "alice", "bob")

tenants = st.sampled_from(TENANTS)
#: One symbol for each chunk: prompts of a tenant share beginnings.
symbols = st.lists(st.integers(0, 2), min_size=1, max_size=8)


class QuotaMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.directory = tempfile.TemporaryDirectory(prefix="kvstore-quota-")
        self.held: list[int] = []
        self.open(SHARE)

    def open(self, share: float) -> None:
        self.share = share
        config = StoreConfig(
            directory=self.directory.name,
            disk_bytes=DISK_BYTES,
            host_bytes=8 * 8192,
            io_threads=2,
            write_wait_s=0.0,
            layout=LAYOUT,
            tenant_disk_share=share,
        )
        self.store = KVStore(config, IDENTITY)
        self.store.open()
        self.client = self.store.client()

    def close(self) -> None:
        self.client.close()
        self.store.close()
        self.held.clear()

    def teardown(self) -> None:
        self.close()
        self.directory.cleanup()

    @rule(tenant=tenants, symbols=symbols)
    def store_a_prompt(self, tenant: str, symbols: list[int]) -> None:
        tokens = [symbol for symbol in symbols for _ in range(STEP)]
        before = self.store.stats().counters
        skipped = before.skipped_quota_chunks + before.skipped_full_chunks
        placement = self.store.acquire(tokens, tenant=tenant)
        kv = np.zeros((1, len(tokens), 2, SHAPE.row_bytes), np.uint8)
        wanted = placement.save_end - placement.save_start
        saved = self.client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
        self.store.settle(placement.placement_id)
        assert self.store.drain(30.0)
        after = self.store.stats().counters
        is_counted = after.skipped_quota_chunks + after.skipped_full_chunks > skipped
        assert is_counted == (saved < wanted)

    @rule(tenant=tenants, symbols=symbols)
    def hold_a_prompt(self, tenant: str, symbols: list[int]) -> None:
        tokens = [symbol for symbol in symbols for _ in range(STEP)]
        placement = self.store.hold(tokens, tenant=tenant, wait_s=0.0)
        assert placement.num_stored_tokens == STEP * len(self.store.inventory.match(tokens, tenant))
        self.held.append(placement.placement_id)

    @precondition(lambda self: self.held)
    @rule()
    def let_go(self) -> None:
        while self.held:
            self.store.settle(self.held.pop())

    @rule(tenant=tenants)
    def delete(self, tenant: str) -> None:
        self.store.delete_tenant(tenant)

    @rule(which=st.integers(0, 99))
    def find_damage(self, which: int) -> None:
        extents = self.store.inventory.extents()
        if extents:
            self.store.inventory.quarantine(extents[which % len(extents)], "as a test wants it")

    @rule(share=st.sampled_from([0.2, SHARE, 1.0]))
    def reopen(self, share: float) -> None:
        self.close()
        self.open(share)

    @invariant()
    def no_tenant_has_more_than_its_share(self) -> None:
        room = self.store.inventory.room
        quarantined = Counter[str]()
        for bad in self.store.inventory.quarantined():
            quarantined[bad.tenant] += bad.run.count
        for tenant in TENANTS:
            # Quarantined extents stay for inspection, even if the share is smaller after a restart.
            allowed = max(self.share * DISK_BYTES, quarantined[tenant] * UNIT_BYTES)
            assert room.units_of(tenant) * UNIT_BYTES <= allowed

    @invariant()
    def all_room_has_one_owner(self) -> None:
        inventory = self.store.inventory
        assert sum(inventory.room.units_of(tenant) for tenant in TENANTS) == inventory.room.num_used
        if self.held:
            return  # deleted or damaged extents take room until their readers have gone
        expected = Counter[str]()
        for extent in inventory.extents():
            expected[extent.tenant] += extent.run.count
        for bad in inventory.quarantined():
            expected[bad.tenant] += bad.run.count
        assert {tenant: inventory.room.units_of(tenant) for tenant in expected} == dict(expected)


QuotaMachine.TestCase.settings = settings(
    max_examples=12, stateful_step_count=25, suppress_health_check=list(HealthCheck)
)
TestQuotaMachine = QuotaMachine.TestCase


@given(
    share=st.floats(0.01, 1.0), counts=st.lists(st.tuples(tenants, st.integers(1, 9)), max_size=20), most=st.integers(0)
)
def test_what_is_left_and_what_is_taken_add_up(share: float, counts: list[tuple[str, int]], most: int) -> None:
    room = TenantRoom(share)
    runs = [(Run(0, 10 * number, count), tenant) for number, (tenant, count) in enumerate(counts)]
    for run, tenant in runs:
        room.take(run, tenant)
    for tenant in TENANTS:
        taken = sum(run.count for run, owner in runs if owner == tenant)
        assert room.units_of(tenant) == taken
        assert room.left(tenant, most) == max(0, room.limit(most) - taken)
    for run, _ in runs:
        room.give_back(run)
    assert room.tenants() == []
