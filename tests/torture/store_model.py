"""Chunks that a store must and may hold, known without asking it, and the faults of a store that holds other ones.

A prompt is a word over `LETTERS`, one letter a chunk, and a chunk is named by its tenant and the word up to it. Its KV
follows from that name alone (`kv_of`), so a store is checked byte by byte without a copy of the saved rows. `History`
keeps calls and their returns by points of the caller's clock: records of a journal, or lines of output.
"""

import hashlib
import math
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kvstore import KVShape, KVStore, KVView, Layout, StoreClient, StoreConfig, StoreError, StoreIdentity
from kvstore.disk.files import FileLayer
from kvstore.format.identity import chunk_keys
from kvstore.index.extent import Extent

SHAPE = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
LAYOUT = Layout(tokens_per_record=16, tokens_per_extent=64, reorder="tokens")
IDENTITY = StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUT)
UNIT_BYTES = LAYOUT.unit_bytes(SHAPE)
LETTERS, TENANTS = "abcd", ("", "ann", "bob")
#: Disk budget with room for some 20 chunks: the catalog counts against it.
PRESSURE_BYTES = 600 * 1024
WAIT_S = 30.0


class Chunk(NamedTuple):
    """A chunk, named by the prefix that it ends."""

    tenant: str
    word: str


def prefixes(tenant: str, word: str) -> list[Chunk]:
    return [Chunk(tenant, word[:end]) for end in range(1, len(word) + 1)]


def tokens_of(word: str) -> list[int]:
    return [1000 * ord(letter) + position for letter in word for position in range(LAYOUT.tokens_per_record)]


@lru_cache(maxsize=4096)
def kv_of(chunk: Chunk) -> KVView:
    """KV of the chunk and of all chunks before it, uint8 [layers, tokens, 2, row_bytes]; no two rows are alike."""
    prefix, rows = hashlib.blake2b(chunk.tenant.encode()), []
    for token in tokens_of(chunk.word):
        prefix.update(token.to_bytes(8, "big"))
        rows.append(hashlib.shake_128(prefix.digest()).digest(SHAPE.token_bytes))
    by_token = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, SHAPE.num_layers, 2, SHAPE.row_bytes)
    return np.ascontiguousarray(by_token.transpose(1, 0, 2, 3))


@dataclass(slots=True)
class Life:
    """One stay of a chunk in the store: points at which its save and its removal began and returned."""

    saving_at: float
    saved_at: float
    removing_at: float = math.inf
    removed_at: float = math.inf


class History:
    """Saves and removals of chunks. `returned` is infinite for calls that never returned."""

    def __init__(self) -> None:
        self.lives: dict[Chunk, list[Life]] = {}

    def saved(self, chunks: Iterable[Chunk], began: float, returned: float) -> None:
        for chunk in chunks:
            self.lives.setdefault(chunk, []).append(Life(began, returned))

    def removed(self, chunks: Iterable[Chunk], began: float, returned: float) -> None:
        for chunk in chunks:
            life = self.lives[chunk][-1]
            life.removing_at, life.removed_at = began, returned

    def must_hold(self, point: float) -> set[Chunk]:
        """Chunks saved before and not being removed, which a crash at `point` must leave."""
        return self._where(lambda life: life.saved_at <= point < life.removing_at)

    def may_hold(self, point: float) -> set[Chunk]:
        """Chunks that a crash at `point` may leave."""
        return self._where(lambda life: life.saving_at <= point < life.removed_at)

    def fault_in(self, held: set[Chunk], point: float) -> str | None:
        """The fault of a store that holds these chunks after a crash at `point`; None if there is none."""
        if lost := self.must_hold(point) - held:
            return f"lost: {sorted(lost)}"
        if ghosts := held - self.may_hold(point):
            return f"came back, or was never saved: {sorted(ghosts)}"
        return None

    def promises(self) -> list[int]:
        """Points at which a save or a removal returned."""
        points = {
            point for lives in self.lives.values() for life in lives for point in (life.saved_at, life.removed_at)
        }
        return sorted(int(point) for point in points if point != math.inf)

    def _where(self, holds: Callable[[Life], bool]) -> set[Chunk]:
        return {chunk for chunk, lives in self.lives.items() if any(map(holds, lives))}


def make_store(
    directory: Path, *, files: FileLayer | None = None, vfs: str = "", disk_bytes: int = 16 * 2**20, **settings: Any
) -> KVStore:
    """A store of the model's identity, not yet open, that rewrites only on call."""
    config = StoreConfig(
        directory=str(directory),
        disk_bytes=disk_bytes,
        host_bytes=2**20,
        io_threads=1,
        reorder_interval_s=0,
        background_bytes_per_s=2**50,
        layout=LAYOUT,
        **settings,
    )
    return KVStore(config, IDENTITY, files=files, vfs=vfs)


class Workload:
    """Uses an open store and keeps the history. `clock()` returns the present point.

    Every step checks at once that it removed and added only the chunks that it may.
    """

    def __init__(self, store: KVStore, history: History, clock: Callable[[], int]) -> None:
        self.store = store
        self.history = history
        self._clock = clock
        #: Units hidden by a refused deletion: its rows are still in the catalog, so they may not be used again.
        self.hidden_units = 0

    def put(self, word: str, tenant: str = "", *, may_evict: bool = False, must_succeed: bool = True) -> None:
        """Save a prompt. `may_evict`: other prompts may be evicted for it, or it may find no room."""
        wanted = set(prefixes(tenant, word))
        before, began = listed(self.store), self._clock()
        save(self.store, word, tenant)
        added, gone = self._note(before, began)
        assert added <= wanted - before
        assert may_evict or not gone
        assert may_evict or not must_succeed or added == wanted - before

    def evict(self, num_chunks: int) -> None:
        before, began = listed(self.store), self._clock()
        self.store.evict(num_chunks * UNIT_BYTES)
        added, _ = self._note(before, began)
        assert not added

    def delete(self, tenant: str) -> None:
        """Delete a tenant. If the catalog refuses, readers no longer see the data, which may return after a restart."""
        before, began = listed(self.store), self._clock()
        theirs = {chunk for chunk in before if chunk.tenant == tenant}
        num_units = sum(extent.run.count for extent in self.store.inventory.extents() if extent.tenant == tenant)
        try:
            self.store.delete_tenant(tenant)
        except StoreError:
            self.history.removed(theirs, began, math.inf)
            self.hidden_units += num_units
        else:
            assert self._note(before, began) == (set(), theirs)

    def rewrite(self, seed: int) -> None:
        """Give every token a new random importance, then reorder and compact."""
        before, began = listed(self.store), self._clock()
        draw = np.random.default_rng(seed)
        for extent in sorted(self.store.inventory.extents(), key=lambda extent: extent.id):
            width = extent.num_chunks * LAYOUT.tokens_per_record
            self.store.inventory.notes.note_importance(extent, draw.random((SHAPE.num_layers, width), np.float32))
        self.store.rewrite_all()
        assert self._note(before, began) == (set(), set())

    def _note(self, before: set[Chunk], began: int) -> tuple[set[Chunk], set[Chunk]]:
        after, returned = listed(self.store), self._clock()
        self.history.saved(after - before, began, returned)
        self.history.removed(before - after, began, returned)
        return after - before, before - after


def random_word(random: Random) -> str:
    return "".join(random.choice(LETTERS) for _ in range(random.randint(1, 7)))


def save(store: KVStore, word: str, tenant: str = "") -> None:
    """Save the chunks of a prompt that are not stored. Durable and visible on return, or given up."""
    placement = store.acquire(tokens_of(word), tenant=tenant)
    with closing(store.client()) as client:
        client.save(placement.placement_id, placement.save_start, placement.save_end, kv_of(Chunk(tenant, word)))
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)


@lru_cache(maxsize=4096)
def key_of(chunk: Chunk) -> bytes:
    *_, key = chunk_keys(IDENTITY.root_key(salt=chunk.tenant.encode()), tokens_of(chunk.word), LAYOUT.tokens_per_record)
    return key


def listed(store: KVStore) -> set[Chunk]:
    """Every chunk that has an extent, as all chunks before it do. `fault_of` checks whether the index agrees."""
    keys = {extent.key(number) for extent in store.inventory.extents() for number in range(extent.num_chunks)}
    found: set[Chunk] = set()
    for tenant in TENANTS:
        words = [""]
        for word in words:
            longer = [Chunk(tenant, word + letter) for letter in LETTERS]
            longer = [chunk for chunk in longer if key_of(chunk) in keys]
            found.update(longer)
            words += [chunk.word for chunk in longer]
    return found


def homes_of(store: KVStore) -> dict[Chunk, Extent]:
    """The extent that holds each chunk."""
    return {chunk: store.inventory.match(tokens_of(chunk.word), chunk.tenant)[-1][0] for chunk in sorted(listed(store))}


def leaves(chunks: Collection[Chunk]) -> list[Chunk]:
    """The last chunks of the longest prefixes."""
    inner = {Chunk(chunk.tenant, chunk.word[:-1]) for chunk in chunks}
    return sorted(set(chunks) - inner)


def load(client: StoreClient, store: KVStore, chunk: Chunk) -> KVView:
    """The stored rows of the longest stored prefix of a chunk's prompt, read by a client. Raises StoreError."""
    placement = store.acquire([*tokens_of(chunk.word), 0], save=False, tenant=chunk.tenant)
    view = np.zeros_like(kv_of(chunk))
    try:
        held = store.placements.held(placement.placement_id)
        assert held is not None
        rows = client.load_rows(placement.placement_id, placement.num_stored_tokens, view)
        try:
            for layer in range(SHAPE.num_layers):
                rows.wait(layer, WAIT_S)
        finally:
            rows.cancel()
    finally:
        store.settle(placement.placement_id)
    return view[:, : placement.num_stored_tokens]


def fault_of(store: KVStore, held: set[Chunk], num_quarantined: int = 0, hidden_units: int = 0) -> str | None:
    """The fault of an open store, apart from missing chunks: every byte is read, all room is accounted for."""
    with closing(store.client()) as client:
        for chunk in leaves(held):
            try:
                rows = load(client, store, chunk)
            except StoreError as error:
                return f"{chunk} cannot be read: {error}"
            if rows.shape != kv_of(chunk).shape:
                return f"{chunk} is in an extent, but not in the index"
            if not np.array_equal(rows, kv_of(chunk)):
                return f"{chunk} is served with wrong bytes"
    extents, quarantined = store.inventory.extents(), store.inventory.quarantined()
    if not len(held) == store.inventory.num_chunks == sum(extent.num_chunks for extent in extents):
        return "the index and the extents do not hold the same chunks"
    runs = [extent.run for extent in extents] + [bad.run for bad in quarantined]
    num_owned = sum(run.count for run in runs) + hidden_units
    if store.inventory.room.num_used != num_owned:
        return f"{store.inventory.room.num_used} units are taken, {num_owned} are owned"
    if _overlap(sorted((run.segment, run.position, run.position + run.count) for run in runs)):
        return "two extents share room"
    if len(quarantined) != num_quarantined:
        return f"quarantined: {[bad.reason for bad in quarantined]}"
    # A refused load leaves reads under way.
    if not num_quarantined and store.tier.used_bytes != store.tier.residency.cache.used_bytes:
        return "memory is taken that no read has"
    return None


def examined(directory: Path) -> tuple[set[Chunk], str | None]:
    """Chunks that the store in a directory holds when it is opened, and its fault."""
    try:
        with make_store(directory) as store:
            held = listed(store)
            return held, fault_of(store, held)
    except StoreError as error:
        return set(), f"cannot be opened: {error}"


def _overlap(ranges: Sequence[tuple[int, int, int]]) -> bool:
    return any(a[0] == b[0] and b[1] < a[2] for a, b in pairwise(ranges))
