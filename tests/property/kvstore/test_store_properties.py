"""The store against a dictionary: served bytes, published chunks, and the prefixes that are evicted."""

import hashlib
import tempfile
from dataclasses import dataclass, field

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from kvstore import (
    KEY_BYTES,
    KVShape,
    KVStore,
    KVView,
    Layout,
    Placement,
    StoreConfig,
    StoreIdentity,
    prompt_keys,
)

STEP = 16
DISK_BYTES = 500_000  # some twenty chunks in addition to the catalog: the store is full now and then
WAIT_S = 30.0
SHAPE = KVShape(num_layers=1, num_kv_heads=1, head_dim=2, dtype="float16")
IDENTITY = StoreIdentity(
    model_fingerprint="machine", shape=SHAPE, layout=Layout(tokens_per_record=STEP, tokens_per_extent=2 * STEP)
)
TENANTS = ("", "alice")

#: A tenant, then one symbol per chunk.
Prefix = tuple[str, tuple[int, ...]]
chunks = st.lists(st.integers(0, 1), max_size=7).map(tuple)
tenants = st.sampled_from(TENANTS)
#: Tokens after the last whole chunk.
rests = st.sampled_from([1, 0, 15])
picks = st.integers(0, 99)


def tokens_of(symbols: tuple[int, ...], rest: int = 0) -> list[int]:
    return [symbol for symbol in symbols for _ in range(STEP)] + [9] * rest


def kv_of(tenant: str, symbols: tuple[int, ...]) -> KVView:
    """Rows that depend on the tenant and on all chunks up to their own, so no other prefix has them."""
    row_bytes = STEP * 2 * SHAPE.row_bytes
    digests = [hashlib.shake_128(repr((tenant, symbols[: n + 1])).encode()) for n in range(len(symbols))]
    raw = b"".join(digest.digest(row_bytes) for digest in digests)
    return np.frombuffer(raw, np.uint8).reshape(1, -1, 2, SHAPE.row_bytes).copy()


@dataclass
class Held:
    """A running request, and the model's state of it."""

    placement: Placement
    tenant: str
    symbols: tuple[int, ...]
    #: Number of chunks that it protects from eviction.
    num_matched: int
    #: The next chunk to be published, and the parts sent after it: first chunk to end.
    next_chunk: int
    waiting: dict[int, int] = field(default_factory=dict)
    #: A chunk was sent again after its publication: the extent that it came in may hold new chunks as well.
    is_overlapping: bool = False
    #: Its tenant's data was deleted meanwhile.
    is_void: bool = False


class StoreMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.directory = tempfile.TemporaryDirectory(prefix="kvstore-machine-")
        self.published: set[Prefix] = set()
        #: A reader of the change feed: the last number that it has seen, and the keys that it knows.
        self.sequence, self.known = 0, set[bytes]()
        self.held: list[Held] = []
        self.start()

    def start(self) -> None:
        config = StoreConfig(
            directory=self.directory.name,
            disk_bytes=DISK_BYTES,
            host_bytes=8 * 8192,
            io_threads=2,
            write_wait_s=0.0,
            layout=IDENTITY.layout,
        )
        self.store = KVStore(config, IDENTITY)
        self.store.open()
        self.client = self.store.client()

    def stop(self) -> None:
        self.client.close()
        self.store.close()

    def teardown(self) -> None:
        self.stop()
        self.directory.cleanup()

    # -- the model -------------------------------------------------------------------------------------------------

    def num_published(self, tenant: str, symbols: tuple[int, ...]) -> int:
        lengths = range(1, len(symbols) + 1)
        return next((n - 1 for n in lengths if (tenant, symbols[:n]) not in self.published), len(symbols))

    def publish(self, held: Held) -> None:
        while (end := held.waiting.pop(held.next_chunk, None)) is not None:
            if self.num_published(held.tenant, held.symbols) == held.next_chunk:
                self.published |= {(held.tenant, held.symbols[: n + 1]) for n in range(held.next_chunk, end)}
                held.num_matched = max(held.num_matched, end)
            held.next_chunk = end

    def accept_evictions(self) -> None:
        """Remove evicted prefixes from the model, after a check that no placement needs them."""
        inventory = self.store.inventory
        gone = {
            (tenant, symbols)
            for tenant, symbols in self.published
            if len(inventory.match(tokens_of(symbols), tenant)) < len(symbols)
        }
        needed = {(h.tenant, h.symbols[: n + 1]) for h in self.held for n in range(h.num_matched)}
        assert not gone & needed, "a chunk that a placement needs was evicted"
        self.published -= gone

    # -- requests --------------------------------------------------------------------------------------------------

    @rule(symbols=chunks, rest=rests, tenant=tenants, save=st.booleans())
    def acquire(self, symbols: tuple[int, ...], rest: int, tenant: str, save: bool) -> None:
        self.acquire_and_compare(symbols, rest, tenant, save)

    @precondition(lambda self: self.published)
    @rule(which=picks, more=chunks, rest=rests)
    def acquire_after_a_stored_prefix(self, which: int, more: tuple[int, ...], rest: int) -> None:
        tenant, symbols = sorted(self.published)[which % len(self.published)]
        self.acquire_and_compare((symbols + more)[:7], rest, tenant, True)

    @rule(symbols=chunks, tenant=tenants)
    def store_a_whole_prompt(self, symbols: tuple[int, ...], tenant: str) -> None:
        self.acquire_and_compare(symbols, 0, tenant, True)
        held = self.held[-1]
        self.save_and_compare(held, held.placement.save_start, held.placement.save_end)
        self.settle_and_compare(len(self.held) - 1)

    def acquire_and_compare(self, symbols: tuple[int, ...], rest: int, tenant: str, save: bool) -> None:
        matched = self.num_published(tenant, symbols)
        tokens = tokens_of(symbols, rest)
        placement = self.store.acquire(tokens, save=save, tenant=tenant)
        assert placement.num_stored_tokens == min(matched, max(len(tokens) - 1, 0) // STEP) * STEP
        claimed = {
            (h.tenant, h.symbols[: n + 1])
            for h in self.held
            if not h.is_void
            for n in range(h.placement.save_start, h.placement.save_end)
        }
        end = matched
        while save and end < len(symbols) and (tenant, symbols[: end + 1]) not in claimed:
            end += 1
        assert (placement.save_start, placement.save_end) == (matched, end)
        self.held.append(Held(placement, tenant, symbols, matched, matched))

    @precondition(lambda self: any(h.placement.save_end > h.placement.save_start for h in self.held))
    @rule(which=picks, first=picks, count=st.integers(1, 7))
    def save(self, which: int, first: int, count: int) -> None:
        savers = [h for h in self.held if h.placement.save_end > h.placement.save_start]
        held = savers[which % len(savers)]
        start, end = held.placement.save_start, held.placement.save_end
        at = start + first % (end - start)
        self.save_and_compare(held, at, min(at + count, end))

    @precondition(lambda self: any(h.next_chunk < h.placement.save_end for h in self.held))
    @rule(which=picks, count=st.integers(1, 7))
    def save_what_is_next(self, which: int, count: int) -> None:
        savers = [h for h in self.held if h.next_chunk < h.placement.save_end]
        held = savers[which % len(savers)]
        self.save_and_compare(held, held.next_chunk, min(held.next_chunk + count, held.placement.save_end))

    def save_and_compare(self, held: Held, start: int, end: int) -> None:
        held.is_overlapping |= start < held.next_chunk
        kv = kv_of(held.tenant, held.symbols)
        taken = self.client.save(held.placement.placement_id, start, end, kv)
        if held.is_void:
            assert taken == 0, "deleted chunks of a tenant are there again"
            return
        assert self.store.drain(WAIT_S)
        self.accept_evictions()
        assert 0 <= taken <= end - start
        if taken < end - start:
            assert self.store.stats().counters.skipped_full_chunks > 0
        # Extents of at most two chunks, each on its own.
        for at in range(start, start + taken):
            held.waiting[at] = at + 1
        self.compare_publication(held)

    def compare_publication(self, held: Held) -> None:
        """Chunks sent twice may overlap in any way: the store may publish fewer than all, never more."""
        before = held.next_chunk
        inventory = self.store.inventory
        waiting = dict(held.waiting)
        actual = len(inventory.match(tokens_of(held.symbols), held.tenant))
        if self.num_published(held.tenant, held.symbols) == before and actual > before:
            assert all(n in waiting for n in range(before, actual)), "chunks were published that no client sent"
            held.waiting[before] = actual
            held.waiting.pop(actual, None)  # if it was sent, then in an extent that overlaps another
            self.publish(held)
        else:
            assert actual == self.num_published(held.tenant, held.symbols)
        assert held.is_overlapping or before not in waiting or held.next_chunk > before or actual < before, (
            "no chunk was missing"
        )

    @precondition(lambda self: self.held)
    @rule(which=picks)
    def load(self, which: int) -> None:
        held = self.held[which % len(self.held)]
        num_tokens = held.placement.num_stored_tokens
        kv = kv_of(held.tenant, held.symbols)
        view = np.zeros_like(kv)
        load = self.client.load_rows(held.placement.placement_id, num_tokens, view)
        load.wait(0, WAIT_S)
        load.cancel()
        assert np.array_equal(view[:, :num_tokens], kv[:, :num_tokens])
        assert not view[:, num_tokens:].any()

    @precondition(lambda self: self.held)
    @rule(which=picks)
    def settle(self, which: int) -> None:
        self.settle_and_compare(which % len(self.held))

    def settle_and_compare(self, index: int) -> None:
        self.store.settle(self.held.pop(index).placement.placement_id)
        assert self.store.drain(WAIT_S)

    # -- maintenance -----------------------------------------------------------------------------------------------

    @rule(num_chunks=st.integers(1, 6))
    def evict(self, num_chunks: int) -> None:
        before = len(self.published)
        freed = self.store.evict(num_chunks * 8192)
        self.accept_evictions()
        assert (freed > 0) == (len(self.published) < before)

    @rule(tenant=tenants)
    def delete_tenant(self, tenant: str) -> None:
        self.store.delete_tenant(tenant)
        self.published = {prefix for prefix in self.published if prefix[0] != tenant}
        for held in self.held:
            if held.tenant == tenant:
                held.num_matched, held.is_void = 0, True

    @rule()
    def reopen(self) -> None:
        self.stop()
        self.held = []
        self.start()
        self.accept_evictions()

    # -- invariants ------------------------------------------------------------------------------------------------

    @invariant()
    def the_index_holds_what_the_model_says_and_nothing_else(self) -> None:
        assert self.store.stats().num_chunks == len(self.published)
        for tenant, symbols in self.published:
            assert len(self.store.inventory.match(tokens_of(symbols), tenant)) == len(symbols)

    @invariant()
    def who_follows_the_changes_knows_the_keys(self) -> None:
        changes = self.store.changes(self.sequence, 0.0)
        added, removed = (
            {keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES)}
            for keys in (changes.added, changes.removed)
        )
        self.sequence, self.known = changes.sequence, (set() if changes.is_snapshot else self.known - removed) | added
        keys = {prompt_keys(IDENTITY, tokens_of(symbols), tenant)[-KEY_BYTES:] for tenant, symbols in self.published}
        assert self.known == keys

    @invariant()
    def every_unit_has_an_owner(self) -> None:
        inventory, placements = self.store.inventory, self.store.placements
        owners = {extent.id: extent.run for extent in inventory.extents()}
        owners |= {extent.id: extent.run for held in placements._held.values() for extent in held.reading}
        owners |= {p.extent.id: p.extent.run for held in placements._held.values() for p in held.complete.values()}
        runs = [*owners.values(), *(bad.run for bad in inventory.quarantined())]
        assert inventory.room.num_used == sum(run.count for run in runs)
        units = {(run.segment, run.position + n) for run in runs for n in range(run.count)}
        assert len(units) == inventory.room.num_used, "a unit has two owners"

    @invariant()
    def nothing_is_leased_and_nothing_is_read_but_by_placements(self) -> None:
        assert self.store.tier.used_bytes == self.store.tier.residency.cache.used_bytes <= 8 * 8192
        if not self.held:
            assert not any(extent.num_readers for extent in self.store.inventory.extents())
            assert not self.store.placements._claims and not self.store._writer._open

    @invariant()
    def the_budget_holds_and_nothing_was_found_corrupt(self) -> None:
        stats = self.store.stats()
        assert stats.disk_bytes_physical <= DISK_BYTES
        assert stats.disk_bytes_used <= DISK_BYTES
        assert stats.counters.quarantined_chunks == stats.counters.write_errors == stats.counters.catalog_errors == 0


StoreMachine.TestCase.settings = settings(max_examples=30, stateful_step_count=25)


class TestStoreBehavesLikeADictionaryOfPrefixesWithABudget(StoreMachine.TestCase):
    pass
