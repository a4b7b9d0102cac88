"""Places, memory and disk of tenants add up in any order of events, and no tenant takes another's share."""

import contextlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cluster.config.leases import LeasesConfig
from cluster.config.writes import WritesConfig
from cluster.errors import HandleNotFound, LeasesFull, LeaseSpent, QueueFull
from cluster.handles.kv_writes import KvWrite, KvWrites, WriteTask
from cluster.handles.lease_table import KvLease, LeaseTable
from cluster.handles.read_places import ReadPlace, ReadPlaces
from cluster.nodes.node_stores import NodePlacement
from kvstore import KVShape, Layout, Placement, StoreIdentity

TENANTS = ("ann", "bob", "eve")
MAX_READERS, DISK_BYTES, GUARANTEED_BYTES = 2, 1000, 8 * 64
LEASES = LeasesConfig(
    max_renewed_s=900.0,
    max_leases=6,
    max_leases_per_tenant=6,
    max_leased_bytes=640,
    max_leased_bytes_per_tenant=640,
)
IDENTITY = StoreIdentity(
    model_fingerprint="f",
    shape=KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32"),
    layout=Layout(tokens_per_record=16, tokens_per_extent=64),
)
TOKEN_BYTES = IDENTITY.shape.token_bytes
WRITES = WritesConfig(
    max_bytes=100 * TOKEN_BYTES,
    max_bytes_per_tenant=128 * TOKEN_BYTES,
    max_bytes_in_all=16 * 8 * TOKEN_BYTES,
    max_calls=4,
)
tenants = st.sampled_from(TENANTS)
picks = st.integers(0, 99)


@dataclass(eq=False)
class Read:
    """A call that reads under a lease."""

    place: ReadPlace
    lease: KvLease
    stack: contextlib.ExitStack
    #: Open while rows are handed over.
    giving: contextlib.ExitStack | None = None
    num_reads: int = 0


@dataclass(eq=False)
class Write:
    write: KvWrite
    stack: contextlib.ExitStack
    num_announced: int
    num_come: int = 0


@dataclass
class FakeStores:
    identity: StoreIdentity = field(default_factory=lambda: IDENTITY)


class TenantsMachine(RuleBasedStateMachine):
    """Reads, leases and writes of several tenants, by the accounting of the service."""

    def __init__(self) -> None:
        super().__init__()
        self.now_s = 0.0
        self.table = LeaseTable(LEASES, lambda: self.now_s, is_shared=True)
        self.places = ReadPlaces(MAX_READERS, is_shared=True)
        stores: Any = FakeStores()
        self.writes = KvWrites(WRITES, ("vllm",), 16, stores, 1.0, is_shared=True)
        self.leases: list[KvLease] = []
        #: Leases that have ended, and are still being read.
        self.ended: list[KvLease] = []
        self.reads: list[Read] = []
        self.writing: list[Write] = []

    # -- leases ----------------------------------------------------------------------------------------------------

    @rule(tenant=tenants, numbers=st.sets(st.integers(0, 9), min_size=1, max_size=5), lease_s=st.floats(1, 600))
    def lease(self, tenant: str, numbers: set[int], lease_s: float) -> None:
        """Lease extents of one tenant, 100 bytes each."""
        kept = tuple((100 * TENANTS.index(tenant) + number, 100) for number in numbers)
        placement = Placement(placement_id=1, tokens_per_chunk=16, kept_bytes=kept, disk_bytes=DISK_BYTES)
        store: Any = "store"
        before, own = self.table.room.total_bytes, self.table.room.bytes_of(tenant)
        try:
            lease = self.table.reserve(tenant, 40 * len(numbers), 100)
        except LeasesFull:
            return
        try:
            self.table.grant(lease, NodePlacement(store, placement), 40 * len(numbers), lease_s)
            self.leases.append(lease)
        except LeasesFull:
            assert own + 100 * len(numbers) > 3 * (0.9 * DISK_BYTES - before - 100 * len(numbers))
            self.table.end(lease)
            assert self.table.let_go(lease) is None

    @precondition(lambda self: self.leases)
    @rule(which=picks, lease_s=st.floats(1, 600))
    def renew(self, which: int, lease_s: float) -> None:
        lease = self.leases[which % len(self.leases)]
        before_s = lease.expires_s
        own = self.table.room.bytes_of(lease.tenant)
        is_over = own > 3 * (0.9 * DISK_BYTES - self.table.room.total_bytes)
        try:
            self.table.renew(lease, lease_s)
            assert lease.expires_s == self.now_s + lease_s
            assert lease.expires_s <= max(before_s, lease.granted_s + LEASES.max_renewed_s)
            assert not is_over
        except LeaseSpent:
            assert self.now_s + lease_s > lease.granted_s + LEASES.max_renewed_s
        except LeasesFull:
            assert lease.expires_s == before_s

    @precondition(lambda self: self.leases)
    @rule(which=picks)
    def release(self, which: int) -> None:
        lease = self.leases[which % len(self.leases)]
        self.table.end(lease)
        self._ended(lease)

    @rule(seconds=st.floats(0, 400))
    def wait(self, seconds: float) -> None:
        self.now_s += seconds
        for lease in self.table.expired():
            self._ended(lease)

    def _ended(self, lease: KvLease) -> None:
        self.leases.remove(lease)
        self.ended.append(lease)
        self.places.lease_ended(lease)
        self._let_go()

    def _let_go(self) -> None:
        for lease in [each for each in self.ended if not each.num_reads]:
            self.table.let_go(lease)
            assert self.table.let_go(lease) is None
            self.ended.remove(lease)

    # -- reads -----------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.leases)
    @rule(which=picks)
    def open(self, which: int) -> None:
        lease, stack = self.leases[which % len(self.leases)], contextlib.ExitStack()
        has_none = not self.places.shares.of(lease.tenant)
        try:
            place = stack.enter_context(self.places.taken(lease.tenant, {lease}))
            self.reads.append(Read(place, lease, stack))
        except QueueFull:
            assert not has_none, "a tenant without a place was refused"

    @precondition(lambda self: any(not each.num_reads and not each.giving for each in self.reads))
    @rule(which=picks)
    def begin_window(self, which: int) -> None:
        idle = [each for each in self.reads if not each.num_reads and not each.giving]
        read = idle[which % len(idle)]
        try:
            self.table.find(read.lease.tenant, read.lease.handle_id)
        except HandleNotFound:
            self._leave(read)
            return
        read.place.begin_read()
        read.lease.num_reads += 1
        read.num_reads = 1

    @precondition(lambda self: any(each.num_reads for each in self.reads))
    @rule(which=picks, is_cancelled=st.booleans())
    def end_window(self, which: int, is_cancelled: bool) -> None:
        """End a window of a read, even if its call has ended meanwhile; otherwise its rows are sent, and may stall."""
        reading = [each for each in self.reads if each.num_reads]
        read = reading[which % len(reading)]
        if is_cancelled:
            read.stack.close()
            assert self.places.shares.of(read.lease.tenant), "the read's thread is busy"
        read.num_reads = 0
        read.place.end_read()
        read.lease.num_reads -= 1
        self._let_go()
        if is_cancelled:
            self.reads.remove(read)
            return
        read.giving = contextlib.ExitStack()
        read.giving.enter_context(read.place.giving())

    @precondition(lambda self: any(each.giving for each in self.reads))
    @rule(which=picks, is_stalled=st.booleans())
    def go_on(self, which: int, is_stalled: bool) -> None:
        giving = [each for each in self.reads if each.giving]
        read = giving[which % len(giving)]
        assert read.giving is not None
        read.giving.close()
        read.giving = None
        if is_stalled:
            self._leave(read)

    def _leave(self, read: Read) -> None:
        read.stack.close()
        self.reads.remove(read)

    # -- writes ----------------------------------------------------------------------------------------------------

    @rule(tenant=tenants, num_tokens=st.integers(1, 100))
    def announce(self, tenant: str, num_tokens: int) -> None:
        stack = contextlib.ExitStack()
        task = WriteTask(tenant=tenant, token_ids=range(num_tokens), token_start=0, token_end=num_tokens, engine="vllm")
        own = [each for each in self.writing if each.write.task.tenant == tenant]
        try:
            write = stack.enter_context(self.writes.begun(task))
            self.writing.append(Write(write, stack, num_tokens))
        except QueueFull:
            is_little = num_tokens * TOKEN_BYTES <= GUARANTEED_BYTES
            assert own or not is_little, "rows that other tenants announced or sent are no reason to refuse"

    @precondition(lambda self: self.writing)
    @rule(which=picks, layer=st.integers(0, 1), num_tokens=st.integers(1, 50))
    def arrive(self, which: int, layer: int, num_tokens: int) -> None:
        each = self.writing[which % len(self.writing)]
        start = each.write.rows._next[layer]
        num_tokens = min(num_tokens, each.num_announced - start)
        if not num_tokens:
            return
        row = bytes(num_tokens * IDENTITY.shape.row_bytes)
        try:
            each.write.rows.take(layer, start, num_tokens, row, row)
            each.num_come += 2 * len(row)
        except QueueFull:
            assert self.writes._come.of(each.write.task.tenant) + 2 * len(row) > GUARANTEED_BYTES
            self._cancel(each)

    @precondition(lambda self: self.writing)
    @rule(which=picks)
    def cancel(self, which: int) -> None:
        """Cancelled by its client, or by a timeout."""
        self._cancel(self.writing[which % len(self.writing)])

    def _cancel(self, each: Write) -> None:
        each.stack.close()
        self.writing.remove(each)

    # -- invariants ------------------------------------------------------------------------------------------------

    @invariant()
    def places_add_up(self) -> None:
        shares = self.places.shares
        assert shares.total == sum(shares.of(tenant) for tenant in TENANTS)
        assert 0 <= shares.total <= MAX_READERS + len(TENANTS) - 1
        for tenant in TENANTS:
            own = [each for each in self.reads if each.lease.tenant == tenant]
            # Rows of leases that have ended are still handed over, without a place, by a bounded number of calls.
            num_ended = sum(each.giving is not None and each.lease.has_ended for each in own)
            num_late = len(own) - shares.of(tenant)
            assert 0 <= num_late <= MAX_READERS
            assert num_late >= min(num_ended, MAX_READERS)

    @invariant()
    def disks_add_up(self) -> None:
        room, living = self.table.room, [each for each in self.leases + self.ended if each.placement is not None]
        extents = {extent: each.tenant for each in living for extent, _ in each.placement.placement.kept_bytes}  # type: ignore[union-attr]
        assert room.total_bytes == 100 * len(extents) <= 0.9 * DISK_BYTES
        for tenant, num in Counter(extents.values()).items():
            assert room.bytes_of(tenant) == 100 * num
        free_bytes = 0.9 * DISK_BYTES - room.total_bytes
        for tenant in set(TENANTS) - set(extents.values()):
            assert room.may_come_to(tenant, int(0.75 * free_bytes)), "the next tenant always finds some room"

    @invariant()
    def memory_adds_up(self) -> None:
        come, announced = self.writes._come, self.writes._bytes_of_tenant
        assert come.total == sum(each.num_come for each in self.writing)
        assert come.total <= WRITES.max_bytes_in_all + (len(TENANTS) - 1) * GUARANTEED_BYTES
        for tenant in TENANTS:
            own = [each for each in self.writing if each.write.task.tenant == tenant]
            assert come.of(tenant) == sum(each.num_come for each in own) <= WRITES.max_bytes_per_tenant
            assert announced[tenant] == sum(each.num_announced for each in own) * TOKEN_BYTES
            assert announced[tenant] <= WRITES.max_bytes_per_tenant

    def teardown(self) -> None:
        for read in list(self.reads):
            if read.num_reads:
                read.place.end_read()
                read.lease.num_reads -= 1
            self._leave(read)
        for each in list(self.writing):
            self._cancel(each)
        for lease in list(self.leases):
            self.table.end(lease)
            self._ended(lease)
        self._let_go()
        assert (self.places.shares.total, self.places.shares.num_tenants) == (0, 0)
        assert not self.places._places and not self.places._late
        assert (self.table.num_leases, self.table.num_bytes, self.table.room.total_bytes) == (0, 0, 0)
        assert not self.table.room._rooms
        assert (self.writes._come.total, self.writes._calls.total) == (0, 0)
        assert not +self.writes._bytes_of_tenant


TenantsMachine.TestCase.settings = settings(max_examples=150, stateful_step_count=50)
TestTenantsMachine = TenantsMachine.TestCase
