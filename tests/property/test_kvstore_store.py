"""The store against a dictionary: who has which slot, what is published, and what is left after a restart."""

import tempfile
from typing import NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from kvstore import KVShape, KVStore, Layout, Placement, StoreConfig, StoreIdentity
from kvstore.segment import Slot

STEP = 16
MAX_EXTENTS = 7
SHAPE = KVShape(num_layers=1, num_kv_heads=1, head_dim=1, dtype="float16")
IDENTITY = StoreIdentity(model_fingerprint="machine", shape=SHAPE, layout=Layout(tokens_per_record=STEP))
EXTENT_BYTES = IDENTITY.layout.extent_bytes(SHAPE)

#: A salt, then one symbol per chunk.
Prefix = tuple[bytes, tuple[int, ...]]
chunks = st.lists(st.integers(0, 1), max_size=5).map(tuple)
salts = st.sampled_from([b"", b"tenant"])
#: Tokens behind the last whole chunk.
rests = st.sampled_from([1, 0, 15])


class Held(NamedTuple):
    """A placement of a request under way, and what the model says it holds."""

    placement: Placement
    salt: bytes
    chunks: tuple[int, ...]
    reserved: dict[Prefix, Slot]


class StoreMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.directory = tempfile.TemporaryDirectory(prefix="kvstore-machine-")
        self.stored: dict[Prefix, Slot] = {}
        self.quarantined: set[Slot] = set()
        self.held: list[Held] = []
        self.start()

    def start(self) -> None:
        # A little more than whole extents: the remainder must stay unused.
        config = StoreConfig(directory=self.directory.name, disk_bytes=MAX_EXTENTS * EXTENT_BYTES + 4096)
        self.store = KVStore(config, IDENTITY)
        self.store.open()
        self.committed = self.skipped_full = self.skipped_busy = 0

    def teardown(self) -> None:
        self.store.close()
        self.directory.cleanup()

    def num_used(self) -> int:
        reserved = sum(len(held.reserved) for held in self.held)
        return len(self.stored) + len(self.quarantined) + reserved + len(self.retired())

    def retired(self) -> set[Slot]:
        """Slots that were freed while a reader that looked before still holds them."""
        readable = {place.slot for held in self.held for place in held.placement.stored}
        return readable - set(self.stored.values()) - self.quarantined

    def num_stored(self, salt: bytes, symbols: tuple[int, ...]) -> int:
        lengths = range(1, len(symbols) + 1)
        return next((n - 1 for n in lengths if (salt, symbols[:n]) not in self.stored), len(symbols))

    @rule(symbols=chunks, rest=rests, salt=salts, reserve=st.booleans())
    def acquire(self, symbols: tuple[int, ...], rest: int, salt: bytes, reserve: bool) -> None:
        self.acquire_and_compare(symbols, rest, salt, reserve)

    @rule(symbols=chunks, salt=salts)
    def store_a_whole_prompt(self, symbols: tuple[int, ...], salt: bytes) -> None:
        self.acquire_and_compare(symbols, 0, salt, True)
        self.commit_and_compare(self.held.pop(), 2**5 - 1)

    @precondition(lambda self: self.stored)
    @rule(which=st.integers(0, 99), more=chunks, rest=rests, reserve=st.booleans())
    def acquire_behind_a_stored_prefix(self, which: int, more: tuple[int, ...], rest: int, reserve: bool) -> None:
        salt, symbols = sorted(self.stored)[which % len(self.stored)]
        self.acquire_and_compare((symbols + more)[:5], rest, salt, reserve)

    def acquire_and_compare(self, symbols: tuple[int, ...], rest: int, salt: bytes, reserve: bool) -> None:
        tokens = [symbol for symbol in symbols for _ in range(STEP)] + [9] * rest
        matched, before = self.num_stored(salt, symbols), self.num_used()
        placement = self.store.acquire(tokens, reserve=reserve, salt=salt)

        usable = min(matched, max(len(tokens) - 1, 0) // STEP)
        assert placement.num_stored_tokens == usable * STEP
        assert [(p.token_start, p.slot) for p in placement.stored] == [
            (index * STEP, self.stored[salt, symbols[: index + 1]]) for index in range(usable)
        ]

        busy = {prefix for held in self.held for prefix in held.reserved}
        expected = 0
        for length in range(matched + 1, len(symbols) + 1 if reserve else 0):
            if (salt, symbols[:length]) in busy:
                self.skipped_busy += len(symbols) - length + 1
                break
            if before + expected == MAX_EXTENTS:
                self.skipped_full += len(symbols) - length + 1
                break
            expected += 1
        assert [p.token_start for p in placement.reserved] == [(matched + n) * STEP for n in range(expected)]
        reserved = {(salt, symbols[: matched + n + 1]): p.slot for n, p in enumerate(placement.reserved)}
        self.held.append(Held(placement, salt, symbols, reserved))

    @precondition(lambda self: self.held)
    @rule(which=st.integers(0, 99), saved=st.integers(0, 2**5 - 1) | st.just(2**5 - 1))
    def commit(self, which: int, saved: int) -> None:
        self.commit_and_compare(self.held.pop(which % len(self.held)), saved)

    def commit_and_compare(self, held: Held, saved: int) -> None:
        chosen = [p.key for n, p in enumerate(held.placement.reserved) if saved >> n & 1]
        published = self.store.commit(held.placement, chosen)

        start = min((len(symbols) for _, symbols in held.reserved), default=1) - 1
        expected = []
        for n, prefix in enumerate(held.reserved):
            if not saved >> n & 1:
                break
            expected.append(prefix)
        if self.num_stored(held.salt, held.chunks) != start:
            expected = []  # the parent was dropped meanwhile
        assert published == len(expected)
        self.stored |= {prefix: held.reserved[prefix] for prefix in expected}
        self.committed += published

    @precondition(lambda self: self.held)
    @rule(which=st.integers(0, 99))
    def release(self, which: int) -> None:
        self.store.release(self.held.pop(which % len(self.held)).placement)

    @precondition(lambda self: self.stored)
    @rule(which=st.integers(0, 99), index=st.integers(0, 4))
    def quarantine_what_a_new_reader_finds(self, which: int, index: int) -> None:
        salt, symbols = sorted(self.stored)[which % len(self.stored)]
        self.acquire_and_compare(symbols, 1, salt, False)
        self.quarantine_and_compare(self.held[-1], index)

    @precondition(lambda self: any(held.placement.stored for held in self.held))
    @rule(which=st.integers(0, 99), index=st.integers(0, 4))
    def quarantine_what_an_older_reader_finds(self, which: int, index: int) -> None:
        readers = [held for held in self.held if held.placement.stored]
        self.quarantine_and_compare(readers[which % len(readers)], index)

    def quarantine_and_compare(self, held: Held, index: int) -> None:
        index %= len(held.placement.stored)
        bad, slot = (held.salt, held.chunks[: index + 1]), held.placement.stored[index].slot
        self.store.quarantine(held.placement, index, "the machine says so")
        # A chunk that was dropped, or stored anew elsewhere, since this reader looked is nobody's fault.
        if self.stored.get(bad) == slot:
            self.quarantined.add(slot)
            self.stored = {
                (salt, symbols): place
                for (salt, symbols), place in self.stored.items()
                if (salt, symbols[: index + 1]) != bad
            }

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.held = []
        self.start()
        for salt, symbols in self.stored:
            self.acquire_and_compare(symbols, 1, salt, False)
            self.store.release(self.held.pop().placement)

    @invariant()
    def no_slot_is_in_two_places(self) -> None:
        slots = [*self.stored.values(), *self.quarantined, *(s for held in self.held for s in held.reserved.values())]
        assert len(slots) == len(set(slots)) <= MAX_EXTENTS
        assert all(slot.segment == 0 and 0 <= slot.position < MAX_EXTENTS for slot in slots)

    @invariant()
    def the_disk_in_use_is_what_is_stored_reserved_and_quarantined(self) -> None:
        stats = self.store.stats()
        assert stats.disk_bytes_used == self.num_used() * EXTENT_BYTES <= stats.disk_bytes_limit
        assert stats.num_chunks == len(self.stored)
        assert stats.committed_chunks == self.committed
        assert stats.skipped_full_chunks == self.skipped_full
        assert stats.skipped_busy_chunks == self.skipped_busy

    @invariant()
    def the_catalog_holds_exactly_what_the_model_says(self) -> None:
        assert sorted(row.slot for row in self.store._catalog.rows()) == sorted(self.stored.values())
        assert set(self.store._catalog.quarantined()) == self.quarantined


StoreMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


class TestStoreBehavesLikeADictionaryOfPrefixesWithABudget(StoreMachine.TestCase):
    pass
