"""Leases and read windows: the accounting adds up at every moment, and every row is read once."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cluster.config.leases import LeasesConfig
from cluster.errors import HandleNotFound, InvalidRequest, LeasesFull
from cluster.handles.kv_reader import kv_windows
from cluster.handles.lease_table import KvLease, LeaseTable
from cluster.nodes.node_stores import NodePlacement
from kvstore import KVShape, Layout, Placement, StoreIdentity
from kvstore.client.held_rows import slots_of
from kvstore.index.geometry import Geometry

CONFIG = LeasesConfig(
    max_leases_per_tenant=3, max_leased_bytes_per_tenant=100, max_leases=5, max_leased_bytes=180, max_lease_s=60.0
)
TENANTS = ("", "alice", "bob")
tenants = st.sampled_from(TENANTS)
picks = st.integers(0, 99)


class LeaseMachine(RuleBasedStateMachine):
    """The table of leases against a list of living ones."""

    def __init__(self) -> None:
        super().__init__()
        self.now_s = 0.0
        self.table = LeaseTable(CONFIG, lambda: self.now_s)
        self.reserved: list[KvLease] = []
        self.granted: list[KvLease] = []
        self.num_granted = 0

    @rule(tenant=tenants, size_bytes=st.integers(0, 120))
    def reserve(self, tenant: str, size_bytes: int) -> None:
        living = self.reserved + self.granted
        own = [lease for lease in living if lease.tenant == tenant]
        is_full = len(own) == 3 or len(living) == 5
        is_full |= sum(lease.size_bytes for lease in own) + size_bytes > 100
        is_full |= sum(lease.size_bytes for lease in living) + size_bytes > 180
        try:
            self.reserved.append(self.table.reserve(tenant, size_bytes))
            assert not is_full
        except InvalidRequest:
            assert size_bytes > 100
        except LeasesFull as error:
            assert is_full
            assert error.retry_after_s > 0

    @precondition(lambda self: any(not lease.size_bytes for lease in self.reserved))
    @rule(which=picks, size_bytes=st.integers(0, 120))
    def enlarge(self, which: int, size_bytes: int) -> None:
        empty = [lease for lease in self.reserved if not lease.size_bytes]
        lease, living = empty[which % len(empty)], self.reserved + self.granted
        is_full = sum(each.size_bytes for each in living if each.tenant == lease.tenant) + size_bytes > 100
        is_full |= sum(each.size_bytes for each in living) + size_bytes > 180
        try:
            self.table.enlarge(lease, size_bytes)
            assert not is_full
            assert lease.size_bytes == size_bytes
        except InvalidRequest:
            assert size_bytes > 100
        except LeasesFull:
            assert is_full
            assert lease.size_bytes == 0

    @precondition(lambda self: self.reserved)
    @rule(which=picks, share=st.floats(0, 1), lease_s=st.floats(0.1, 60))
    def grant(self, which: int, share: float, lease_s: float) -> None:
        lease = self.reserved.pop(which % len(self.reserved))
        self.num_granted += 1
        placement = Placement(placement_id=self.num_granted, tokens_per_chunk=16, num_stored_tokens=16)
        store: Any = None
        self.table.grant(lease, NodePlacement(store, placement), int(share * lease.size_bytes), lease_s)
        assert self.table.seconds_left(lease) == pytest.approx(lease_s)
        self.granted.append(lease)

    @precondition(lambda self: self.reserved or self.granted)
    @rule(which=picks)
    def end(self, which: int) -> None:
        living = self.reserved + self.granted
        lease = living[which % len(living)]
        self.table.end(lease)
        self.table.end(lease)
        (self.reserved if lease in self.reserved else self.granted).remove(lease)

    @precondition(lambda self: self.granted)
    @rule(which=picks, lease_s=st.floats(0.1, 60))
    def renew(self, which: int, lease_s: float) -> None:
        lease = self.granted[which % len(self.granted)]
        self.table.renew(lease, lease_s)

    @rule(seconds=st.floats(0, 40))
    def wait(self, seconds: float) -> None:
        self.now_s += seconds
        for lease in self.granted:
            if lease.expires_s <= self.now_s:  # also before a sweep
                with pytest.raises(HandleNotFound):
                    self.table.find(lease.tenant, lease.handle_id)
        ended = self.table.expired()
        assert {id(lease) for lease in ended} == {id(e) for e in self.granted if e.expires_s <= self.now_s}
        self.granted = [lease for lease in self.granted if lease not in ended]

    @invariant()
    def what_lives_is_found_by_its_tenant_alone(self) -> None:
        for lease in self.granted:
            assert self.table.find(lease.tenant, lease.handle_id) is lease
            for tenant in set(TENANTS) - {lease.tenant}:
                with pytest.raises(HandleNotFound):
                    self.table.find(tenant, lease.handle_id)
        for lease in self.reserved:
            with pytest.raises(HandleNotFound):
                self.table.find(lease.tenant, lease.handle_id)
        for tenant in TENANTS:
            assert self.table.of_tenant(tenant) == [e for e in self.table.of_tenant(tenant) if e in self.granted]

    @invariant()
    def what_is_counted_is_what_lives(self) -> None:
        living = self.reserved + self.granted
        assert self.table.num_leases == len(living)
        assert self.table.num_bytes == sum(lease.size_bytes for lease in living)
        assert self.table.num_granted == self.num_granted
        assert self.table._num_of == Counter(lease.tenant for lease in living)
        bytes_of = {tenant: sum(e.size_bytes for e in living if e.tenant == tenant) for tenant in TENANTS}
        assert dict(self.table._bytes_of) == {tenant: size for tenant, size in bytes_of.items() if size}
        expiries = [lease.expires_s for lease in self.granted]
        left_s = max(0.0, min(expiries) - self.now_s) if expiries else None
        assert self.table.next_expiry_s == left_s


LeaseMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=30)
TestLeaseMachine = LeaseMachine.TestCase


@given(
    layers_per_record=st.integers(1, 4),
    planes=st.sampled_from(["joint", "apart"]),
    kv_records=st.sampled_from([1, 2]),
    wanted=st.sets(st.integers(0, 6), min_size=1),
    bounds=st.tuples(st.integers(0, 400), st.integers(0, 400)).filter(lambda bounds: bounds[0] < bounds[1]),
    max_bytes=st.integers(1, 200_000),
)
def test_windows_cover_every_row_once_and_no_record_twice(
    layers_per_record: int, planes: str, kv_records: int, wanted: set[int], bounds: tuple[int, int], max_bytes: int
) -> None:
    shape = KVShape(num_layers=7, num_kv_heads=2, head_dim=4, dtype="float32")
    layout = Layout(
        tokens_per_record=32,
        tokens_per_extent=64,
        layers_per_record=layers_per_record,
        planes=planes,  # type: ignore[arg-type]
        kv_records=kv_records,
        sketch=1,
    )
    geometry = Geometry(StoreIdentity(model_fingerprint="f", shape=shape, layout=layout))
    is_read = np.zeros((7, 400), np.int64)
    chunks = Counter[tuple[int, int]]()
    for window in kv_windows(geometry, wanted, *bounds, max_bytes=max_bytes):
        slots = [geometry.slots[slot] for slot in slots_of(geometry, (window.layer_start, window.layer_end))]
        assert {(slot.layer_start, slot.layer_end) for slot in slots} == {(window.layer_start, window.layer_end)}
        assert sum(slot.num_planes for slot in slots) == 2
        num_layers, num_tokens = window.layer_end - window.layer_start, window.token_end - window.token_start
        is_small = num_layers * num_tokens * 2 * shape.row_bytes <= max_bytes
        assert is_small or num_tokens <= layout.tokens_per_record
        is_read[window.layer_start : window.layer_end, window.token_start : window.token_end] += 1
        chunks.update((window.layer_start, token // 32) for token in {*range(window.token_start, window.token_end, 32)})
    assert is_read.max() == 1
    assert all((is_read[layer, slice(*bounds)] == 1).all() for layer in wanted)
    assert not is_read[:, : bounds[0]].any()
    assert not is_read[:, bounds[1] :].any()
    assert max(chunks.values()) == 1
