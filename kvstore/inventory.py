"""The inventory: index, catalog and room of one store directory, as one consistent thing. It moves no KV.

Every change of what is stored goes catalog first, memory second, room last: a row is written after its bytes are
durable; a row is deleted before its room is given away. Killed in between, an extent is a miss and its room free.

Two locks: `_change` serialises whoever changes what is stored, across its transaction and fdatasync; `lock` guards
memory and is held for microseconds, so that a lookup never waits for the disk. Order: `_change`, then `lock`.
"""

import bisect
import contextlib
import itertools
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kvstore.catalog import Catalog, CatalogError, ExtentRow, QuarantinedRun
from kvstore.change_feed import Change, ChangeFeed
from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.errors import StoreMismatch, StoreWriteFailed
from kvstore.eviction import choose_victims, with_descendants
from kvstore.extent import CHUNK_BITS, Extent, chunk_number, extent_id
from kvstore.identity import KEY_BYTES, StoreIdentity, token_bytes
from kvstore.placement import HeldPlacement, PendingExtent, Placement
from kvstore.policies import policy_of
from kvstore.radix import RadixIndex, StoredRun
from kvstore.segment import Run, SegmentFiles, UnitAllocator
from kvstore.tenant_room import TenantRoom

#: More than any disk holds: a row beyond it is damaged.
_MAX_SEGMENTS = 2**20
#: Hits that eviction remembers over a restart, at most.
_MAX_REMEMBERED_HITS = 64
#: The catalog's log may grow so much between two looks at the room that is left; the file system's maps are in it, too.
_CATALOG_GROWTH_BYTES = 128 * 1024


@dataclass(frozen=True, slots=True)
class StoredNode:
    """A run of chunks that no stored prefix leaves in the middle, and how many branches follow it."""

    depth: int
    #: Extent and number in it, by chunk.
    chunks: list[tuple[Extent, int]]
    num_branches: int


class Inventory:
    """Owns: the catalog, the radix index, the extents and the allocation of units. Thread-safe."""

    def __init__(
        self, directory: Path, config: StoreConfig, identity: StoreIdentity, files: SegmentFiles, vfs: str = ""
    ) -> None:
        self.config = config
        self.identity = identity
        self.counters = StoreCounters()
        self.lock = threading.RLock()
        self.unit_bytes = identity.layout.unit_bytes(identity.shape)
        self.tokens_per_chunk = identity.layout.tokens_per_record
        self._files = files
        self._catalog = Catalog(directory / "catalog.sqlite", vfs)
        self._change = threading.RLock()
        self._published = threading.Condition(self.lock)
        self._feed = ChangeFeed(first_sequence=1 + secrets.randbits(60))
        self._fed = threading.Condition(self.lock)
        self._is_closed = False
        self._index = RadixIndex()
        self._units = UnitAllocator(self.unit_bytes, 0)
        self._room = TenantRoom(config.tenant_disk_share)
        self._extents: dict[int, Extent] = {}
        self._held: dict[int, HeldPlacement] = {}
        #: The extents that each of them keeps from being evicted.
        self._readings: dict[int, list[Extent]] = {}
        #: Who saves a chunk at this moment, by its key.
        self._claims: dict[bytes, HeldPlacement] = {}
        self._quarantined: list[QuarantinedRun] = []
        #: Retired by a `delete` whose transaction failed.
        self._undeleted: list[Extent] = []
        self._policy = policy_of(config.disk_policy)
        self._touched: set[Extent] = set()
        # A random start: after a restart, a placement of the life before matches none of this one.
        self._placement_ids = itertools.count(secrets.randbits(60))
        self._extent_ids = itertools.count(1)

    # -- life ------------------------------------------------------------------------------------------------------

    def open(self, sync_names: Callable[[], None]) -> None:
        """Load the index and free what no row owns. Raises StoreMismatch, StoreNotWritable, StoreWriteFailed, OSError.

        `sync_names` makes the directory's names durable: it is called when the catalog is there, before room is freed.
        """
        self._catalog.open(self.identity)
        sync_names()
        self._quarantined = self._catalog.quarantined()
        self._extent_ids = itertools.count(self._catalog.next_id())
        self._load()

    def close(self) -> None:
        """Keep how extents were used and close the catalog. What was committed stays; placements are void."""
        with self._change:
            with contextlib.suppress(StoreWriteFailed):
                self.flush()
            with contextlib.suppress(StoreWriteFailed):
                self._commit(self._catalog.close)
        with self.lock:
            self._held.clear()
            self._readings.clear()
            self._claims.clear()
            self._is_closed = True
            self._fed.notify_all()

    # -- requests --------------------------------------------------------------------------------------------------

    def acquire(self, token_ids: Sequence[int], *, save: bool, can_write: bool = True, tenant: str = "") -> Placement:
        """The longest stored prefix, at most all but one token, and the chunks behind it that may be saved.

        Waits (`write_wait_s`) when the next chunk is on its way to disk: it will be there before it could be computed.
        """
        raw = token_bytes(token_ids)
        keys = self.identity.keys_of(raw, tenant)
        num_chunks = len(keys) // KEY_BYTES
        # The last token is always computed: its logits are the answer, and no KV can replace them.
        usable = max(0, len(token_ids) - 1) // self.tokens_per_chunk
        with self.lock:
            matched = self._match_arriving(keys, usable, self.config.write_wait_s)
            start = end = len(matched)
            if save and not can_write:
                self.counters.skipped_failed_chunks += num_chunks - end
            elif save:
                end = self._unclaimed_end(keys, start)
                self.counters.skipped_busy_chunks += num_chunks - end
            held = self._hold(raw, keys, tenant, matched[:usable], (start, end))
            self._begin_reading(held, matched)
            counters = self.counters
            counters.lookups += 1
            counters.lookup_tokens += len(token_ids)
            counters.hit_tokens += held.placement.num_stored_tokens
            return held.placement

    def lease(self, token_ids: Sequence[int], *, tenant: str, wait_s: float, save: bool = False) -> Placement:
        """All whole chunks of a prompt that are stored, to be read until `settle`.

        `save`: those behind them may be saved, up to the first that somebody else is saving; else nothing may. Waits up
        to `wait_s` seconds for chunks that are on their way to disk. No lookup for the counters.
        """
        raw = token_bytes(token_ids)
        keys = self.identity.keys_of(raw, tenant)
        with self.lock:
            matched = self._match_arriving(keys, len(keys) // KEY_BYTES, wait_s)
            start = len(matched)
            end = self._unclaimed_end(keys, start) if save else start
            held = self._hold(raw, keys, tenant, matched, (start, end))
            self._begin_reading(held, matched)
            return held.placement

    def saver_of(self, key: bytes) -> int | None:
        """The id of the placement that is saving a chunk at this moment."""
        with self.lock:
            held = self._claims.get(key)
            return None if held is None else held.id

    def held(self, placement_id: int) -> HeldPlacement | None:
        """The store's side of a placement; None when it is settled or of an earlier life."""
        return self._held.get(placement_id)

    def settle(self, placement_id: int) -> None:
        """The request is over: nothing is read for it any more, and no worker sends more to save.

        What was accepted is still written and published. Unknown and settled placements change nothing.
        """
        with self.lock:
            held = self._held.pop(placement_id, None)
            if held is None:
                return
            held.is_settled = True
            freed = [run for extent in self._readings.pop(held.id) for run in self._stop_reading(extent)]
            freed += self._end_claims(held)
        self._free(freed)

    # -- writing ---------------------------------------------------------------------------------------------------

    def reserve(self, held: HeldPlacement, chunk_start: int, wanted: int) -> PendingExtent | None:
        """Room for up to `wanted` chunks from `chunk_start`; evicts when the disk is fuller than it may be.

        A tenant that is near its share of the disk loses extents of its own first. None when there is no room, or when
        the placement may not save there (any more). Counted.
        """
        with self.lock:
            placement = held.placement
            if held.is_settled or held.is_void or not placement.save_start <= chunk_start < placement.save_end:
                return None
            wanted = min(wanted, placement.save_end - chunk_start, self.identity.layout.chunks_per_extent)
            self._units.max_units = self._max_units
        self._make_room(held.tenant, wanted)
        with self.lock:
            left = self._room.left(held.tenant, self._units.max_units) if self._room.is_limited else wanted
            if not left:
                self.counters.skipped_quota_chunks += wanted
                return None
            run = self._units.allocate(min(wanted, left))
            if run is None:
                self.counters.skipped_full_chunks += wanted
                return None
            self._room.take(run, held.tenant)
            keys = held.keys_of(chunk_start, chunk_start + run.count)
            parent_key = _key(held.keys, chunk_start - 1) if chunk_start else b""
            extent = Extent(next(self._extent_ids), parent_key, chunk_start, keys, run, tenant=held.tenant)
            held.num_writing += 1
            return PendingExtent(held, extent, chunk_start)

    def complete(self, pending: PendingExtent, num_chunks: int) -> list[Extent]:
        """`num_chunks` chunks of it are durable: publish it, and what waited for it. Returns what was published.

        Raises StoreWriteFailed when the catalog cannot be written; the room is free again then.
        """
        held, published = pending.held, list[Extent]()
        pending.extent.keys = pending.extent.keys[: num_chunks * KEY_BYTES]
        with self._change:
            with self.lock:
                sent_before = held.complete.pop(pending.chunk_start, None)
                held.complete[pending.chunk_start] = pending
            if sent_before is not None:
                self.counters.skipped_failed_chunks += sent_before.num_chunks
                self._free([sent_before.extent.run])
            try:
                while following := held.complete.pop(held.placement.save_start + held.num_published, None):
                    held.num_published += following.extent.num_chunks
                    if self._publish(following):
                        published.append(following.extent)
                    else:
                        self._free([following.extent.run])
            finally:
                self._end_writing(held)
        return published

    def give_up(self, pending: PendingExtent) -> None:
        """Nothing of the extent will be published: its room is free again."""
        with self.lock:
            self.counters.skipped_failed_chunks += pending.num_chunks
        self._free([pending.extent.run])
        self._end_writing(pending.held)

    def publish_rewritten(self, old: Sequence[Extent], new: Sequence[Extent]) -> bool:
        """Swap extents for others that hold the same chunks, in one transaction. False when one of the old is gone.

        Readers of the old ones keep them until they are done. Raises StoreWriteFailed; nothing has changed then.
        """
        with self._change:
            with self.lock:
                if any(extent.is_retired for extent in old):
                    return False
                rows = [self._row(extent) for extent in new]
            averages = [(e.id, e.num_importance, e.importance.tobytes()) for e in new if e.importance is not None]
            self._commit(lambda: self._catalog.replace(rows, [extent.id for extent in old], averages))
            with self.lock:
                self._swap(old, new)
                freed = self._retire(old)
                self.counters.rewritten_chunks += sum(extent.num_chunks for extent in new)
        self._free(freed)
        return True

    # -- removing --------------------------------------------------------------------------------------------------

    def evict(self, num_units: int, is_wanted: Callable[[Extent], bool] = lambda extent: True) -> int:
        """Free at least `num_units` units, if so many may go: lowest score first, ends of prefixes first.

        Returns the units freed. A catalog that cannot be written is counted, and frees nothing.
        """
        with self._change:
            with self.lock:
                victims = choose_victims(self._extents.values(), self._policy.score, num_units, is_wanted)
            try:
                self._remove(victims)
            except StoreWriteFailed:
                with self.lock:
                    self._restore(victims)
                return 0
            with self.lock:
                self.counters.evicted_chunks += sum(extent.num_chunks for extent in victims)
                self.counters.evicted_extents += len(victims)
        return sum(extent.run.count for extent in victims)

    def delete(self, is_wanted: Callable[[Extent], bool]) -> int:
        """Remove extents and all that hangs on them, whoever reads them; their room goes with the last reader.

        Returns how many extents went. Raises StoreWriteFailed: they are out of the index, but come back at a restart
        unless the next call succeeds, which deletes them, too.
        """
        with self._change:
            with self.lock:
                victims = with_descendants([e for e in self._extents.values() if is_wanted(e)], self._extents.values())
                self._retire_for_deletion(victims)
                self._undeleted += victims
            self._delete_rows(self._undeleted)
            num_deleted, self._undeleted = len(self._undeleted), []
        return num_deleted

    def delete_tenant(self, tenant: str) -> int:
        """Remove all that is a tenant's, quarantine included; what running requests of it have computed is not stored.

        Returns how many extents went. Raises StoreWriteFailed.
        """
        with self._change:
            with self.lock:
                for held in [held for held in self._held.values() if held.tenant == tenant]:
                    held.is_void = True
                for key in [key for key, held in self._claims.items() if held.tenant == tenant]:
                    self._claims.pop(key).is_void = True
            num_deleted = self.delete(lambda extent: extent.tenant == tenant)
            self.clear_quarantine(tenant)
        return num_deleted

    def quarantine(self, extent: Extent, reason: str) -> None:
        """Drop an extent that failed verification and all that hangs on it; its room is kept for inspection.

        Raises StoreWriteFailed: it is out of the index and not served in this life, but its row is still there.
        """
        with self._change:
            with self.lock:
                if extent.is_retired:
                    return
                victims = with_descendants([extent], self._extents.values())
                bad = QuarantinedRun(extent.run, extent.key(extent.num_chunks - 1), extent.tenant, reason)
                self.counters.quarantined_chunks += extent.num_chunks
                extent.is_quarantined = True
                for victim in victims:
                    victim.num_readers += 1  # until the rows are gone
                self._retire(victims)
            self._commit(lambda: self._catalog.quarantine(bad, [victim.id for victim in victims]))
            with self.lock:
                self._quarantined.append(bad)
        self.let_go(victims)

    def clear_quarantine(self, tenant: str | None = None) -> int:
        """Free the room of what failed verification (of one tenant, or all); returns the bytes."""
        with self._change:
            with self.lock:
                cleared = [bad for bad in self._quarantined if tenant is None or bad.tenant == tenant]
            self._commit(lambda: self._catalog.clear_quarantine(bad.run for bad in cleared))
            with self.lock:
                self._quarantined = [bad for bad in self._quarantined if bad not in cleared]
        self._free([bad.run for bad in cleared])
        return sum(bad.run.count for bad in cleared) * self.unit_bytes

    # -- what there is ---------------------------------------------------------------------------------------------

    def extents(self) -> list[Extent]:
        with self.lock:
            return list(self._extents.values())

    def extent(self, number: int) -> Extent | None:
        """The stored extent of this id."""
        return self._extents.get(number)

    def quarantined(self) -> list[QuarantinedRun]:
        with self.lock:
            return list(self._quarantined)

    def match(self, token_ids: Sequence[int], tenant: str = "") -> list[tuple[Extent, int]]:
        """Where the whole stored chunks of a prompt are. Holds nothing."""
        keys = self.identity.keys_of(token_bytes(token_ids), tenant)
        with self.lock:
            return [self._home(place) for place in self._index.match(keys)]

    def nodes(self) -> list[StoredNode]:
        """The radix nodes, parents before children."""
        with self.lock:
            return [
                StoredNode(depth, [self._home(place) for place in places], branches)
                for depth, places, branches in self._index.runs()
            ]

    def changes(self, after: int, wait_s: float) -> tuple[int, list[Change], bool]:
        """The number of the newest change; the changes behind number `after`; whether they are a snapshot instead.

        A snapshot is what would make an empty set the present one. Waits up to `wait_s` seconds for a change to come.
        """
        with self.lock:
            self._fed.wait_for(lambda: self._feed.sequence != after or self._is_closed, wait_s)
            changes = self._feed.since(after)
            if changes is not None:
                return self._feed.sequence, changes, False
            return self._feed.sequence, [Change(extent.keys, True) for extent in self._extents.values()], True

    def load_orders(self, extent: Extent) -> None:
        """Read the order of a reordered extent's rows, once.

        One that cannot be is replaced by one that no record agrees with: readers find the extent corrupt.
        """
        if extent.is_reordered and extent.orders is None:
            packed, num_tokens = b"", extent.num_chunks * self.tokens_per_chunk
            with self._change, contextlib.suppress(StoreMismatch):
                packed = self._catalog.orders(extent.id)
            orders = np.zeros((self.identity.shape.num_layers, num_tokens), np.uint16)
            if len(packed) == orders.nbytes:
                stored = np.frombuffer(packed, np.uint16).reshape(orders.shape)
                # A row that is said to be nowhere would not be read, and nobody would miss it.
                if (np.sort(stored) == np.arange(num_tokens, dtype=np.uint16)).all():
                    orders = stored
            extent.orders = orders

    def note_importance(self, extent: Extent, importance_LT: npt.NDArray[np.float32]) -> None:
        """Add one sample (float32 [layers, tokens of the extent], NaN where not judged) to the running average."""
        with self._change:
            self.load_importance(extent)
            if extent.importance is None:
                extent.importance = np.zeros_like(importance_LT)
            extent.num_importance += 1
            judged = ~np.isnan(importance_LT)
            step = (importance_LT[judged] - extent.importance[judged]) / extent.num_importance
            extent.importance[judged] += step
            self._touched.add(extent)

    def load_importance(self, extent: Extent) -> None:
        """Read from the catalog what earlier lives learned of an extent, if anything."""
        if extent.importance is None and not extent.is_importance_read:
            with self._change:
                stored = self._catalog.importance(extent.id)
                extent.is_importance_read = True
            layers = self.identity.shape.num_layers
            if stored is not None and len(stored[1]) == 4 * layers * extent.num_chunks * self.tokens_per_chunk:
                extent.num_importance = stored[0]
                extent.importance = np.frombuffer(stored[1], np.float32).reshape(layers, -1).copy()

    def average_importance(self, placement_id: int) -> npt.NDArray[np.float32] | None:
        """Of the stored prefix of a placement, float32 [layers, tokens]; None when some of it has no record."""
        held, step = self.held(placement_id), self.tokens_per_chunk
        if held is None:
            return None
        pieces = []
        for extent, num_matched in held.stored:
            with self._change:
                self.load_importance(extent)
                if extent.importance is None:
                    return None
                pieces.append(extent.importance[:, : num_matched * step].copy())
        return np.concatenate(pieces, axis=1) if pieces else None

    def reserve_rewrite(self, template: Extent, parent_key: bytes, keys: bytes, depth: int) -> Extent | None:
        """An extent for chunks of `template` and its neighbours, in one run; None when there is no such room."""
        wanted = len(keys) // KEY_BYTES
        with self.lock:
            if self._room.is_limited and self._room.left(template.tenant, self._units.max_units) < wanted:
                return None
            run = self._units.allocate(wanted)
            if run is not None and run.count < wanted:
                self._units.release(run)
                run = None
            if run is None:
                return None
            self._room.take(run, template.tenant)
            return Extent(
                next(self._extent_ids), parent_key, depth, keys, run, template.generation + 1, template.tenant,
                last_used_s=template.last_used_s, hits=template.hits,
            )  # fmt: skip

    def free(self, extents: Iterable[Extent]) -> None:
        """Give back the room of extents that were reserved and not published."""
        self._free([extent.run for extent in extents])

    def hold(self, extents: Iterable[Extent]) -> None:
        """Keep extents from being evicted, and their room from being used again, until `let_go`."""
        with self.lock:
            for extent in extents:
                extent.num_readers += 1

    def let_go(self, extents: Iterable[Extent]) -> None:
        with self.lock:
            freed = [run for extent in extents for run in self._stop_reading(extent)]
        self._free(freed)

    @property
    def num_chunks(self) -> int:
        return len(self._index)

    @property
    def bytes_used(self) -> int:
        """Room taken by extents and quarantine, and the catalog's size: what `disk_bytes` bounds."""
        return self._units.num_used * self.unit_bytes + self._catalog.physical_bytes()

    @property
    def physical_bytes(self) -> int:
        """What the file system says that segments and catalog take."""
        return self._files.physical_bytes() + self._catalog.physical_bytes()

    def flush(self) -> None:
        """Keep in the catalog how extents were used and how important their tokens were. Raises StoreWriteFailed."""
        with self._change:
            with self.lock:
                touched, self._touched = self._touched, set()
                alive = [extent for extent in touched if not extent.is_retired]
                uses = [(extent.last_used_s, extent.hits, extent.id) for extent in alive]
                averages = [(e.id, e.num_importance, e.importance.tobytes()) for e in alive if e.importance is not None]
            self._commit(lambda: self._catalog.note_use(uses))
            self._commit(lambda: self._catalog.note_importance(averages))

    # -- inside ----------------------------------------------------------------------------------------------------

    @property
    def _max_units(self) -> int:
        room_bytes = self.config.disk_bytes - self._catalog.physical_bytes() - _CATALOG_GROWTH_BYTES
        return max(0, room_bytes // self.unit_bytes)

    def _make_room(self, tenant: str, wanted: int) -> None:
        """Evict when `wanted` units more would be above the marks: of the tenant's share, then of the whole disk."""
        with self.lock:
            share = self._room.limit(self._units.max_units)
            needed = self._room.units_of(tenant) + wanted
        if self._room.is_limited and needed > int(share * self.config.disk_high):
            self._evict_of(tenant, needed - int(share * self.config.disk_low))
        with self.lock:
            needed = self._units.num_used + wanted
            low, high = (int(self._units.max_units * s) for s in (self.config.disk_low, self.config.disk_high))
        if needed > high:
            self.evict(needed - low)

    def _evict_of(self, tenant: str, num_units: int) -> None:
        self.evict(num_units, lambda extent: extent.tenant == tenant)

    def _commit(self, transaction: Callable[[], None]) -> None:
        try:
            transaction()
        except CatalogError as error:
            self.counters.catalog_errors += 1
            raise StoreWriteFailed(str(error)) from error

    def _match_arriving(self, keys: bytes, wanted: int, wait_s: float) -> list[int]:
        """Where the longest stored prefix is; waits while the next of the `wanted` chunks is arriving. Lock held."""
        deadline = time.monotonic() + wait_s
        matched = self._index.match(keys)
        while len(matched) < wanted and self._is_arriving(_key(keys, len(matched))):
            is_in_time = self._published.wait(deadline - time.monotonic())
            matched = self._index.match(keys)  # in vain or not: what was found before may be evicted by now
            if not is_in_time:
                break
        return matched

    def _hold(
        self, raw_tokens: bytes, keys: bytes, tenant: str, usable: Sequence[int], save: tuple[int, int]
    ) -> HeldPlacement:
        """A new placement that reads the `usable` places and saves the chunks [start, end). Lock held."""
        step = self.tokens_per_chunk
        held = HeldPlacement(
            placement=Placement(
                placement_id=next(self._placement_ids),
                tokens_per_chunk=step,
                num_stored_tokens=len(usable) * step,
                save_start=save[0],
                save_end=save[1],
            ),
            tokens=np.frombuffer(raw_tokens, np.uint32)[: len(keys) // KEY_BYTES * step],
            keys=keys,
            tenant=tenant,
            stored=tuple(self._extents_of(usable)),
        )
        self._held[held.id] = held
        for number in range(*save):
            self._claims[_key(keys, number)] = held
        return held

    def _unclaimed_end(self, keys: bytes, start: int) -> int:
        """Where the chunks from `start` on that nobody is saving end."""
        end = start
        while end * KEY_BYTES < len(keys) and _key(keys, end) not in self._claims:
            end += 1
        return end

    def _is_arriving(self, key: bytes) -> bool:
        """Whether the chunk is computed and on its way to disk: worth waiting for."""
        held = self._claims.get(key)
        return held is not None and held.is_settled and held.num_writing > 0

    def _begin_reading(self, held: HeldPlacement, matched: Sequence[int]) -> None:
        extents = {extent for extent, _ in held.stored}
        # The chunk behind which new ones will be hung must stay, also when its rows are not read.
        extents |= {self._extents[extent_id(place)] for place in matched[-1:]}
        now = int(time.time())
        for extent in extents:
            extent.num_readers += 1
            extent.last_used_s = now
            extent.hits += 1
            self._policy.touch(extent.id, 1.0)
        self._touched |= extents
        self._readings[held.id] = list(extents)

    def _publish(self, pending: PendingExtent) -> bool:
        """Row, then index. False when the chunk before it is gone (deleted or quarantined meanwhile)."""
        extent, held = pending.extent, pending.held
        with self.lock:
            end = extent.depth + extent.num_chunks
            places = self._index.match(held.keys_of(0, end))
            if held.is_void or not extent.num_chunks or len(places) != extent.depth:
                self.counters.skipped_failed_chunks += extent.num_chunks
                return False
            if places:
                extent.parent, extent.parent_number = self._home(places[-1])
            extent.last_used_s = int(time.time())
            row = self._row(extent)
        try:
            self._commit(lambda: self._catalog.replace([row]))
        except StoreWriteFailed:
            self.counters.skipped_failed_chunks += extent.num_chunks
            self._free([extent.run])
            raise
        with self.lock:
            path = [_key(held.keys, number) for number in range(end)]
            self._index.insert(path, extent.depth, [extent.place(i) for i in range(extent.num_chunks)])
            self._admit(extent)
            self._feed.add(extent.keys)
            self._fed.notify_all()
            # Its request goes on reading and writing behind it.
            if held.id in self._held:
                extent.num_readers += 1
                self._readings[held.id].append(extent)
            self.counters.committed_chunks += extent.num_chunks
        return True

    def _admit(self, extent: Extent) -> None:
        self._extents[extent.id] = extent
        extent.last_used_s = extent.last_used_s or int(time.time())
        if extent.parent is not None:
            extent.parent.num_children += 1
        self._policy.touch(extent.id, 1.0)

    def _row(self, extent: Extent) -> ExtentRow:
        return ExtentRow(
            id=extent.id,
            parent=extent.parent_key,
            depth=extent.depth,
            keys=extent.keys,
            run=extent.run,
            generation=extent.generation,
            is_reordered=extent.is_reordered,
            tenant=extent.tenant,
            last_used_s=extent.last_used_s,
            hits=extent.hits,
            orders=extent.orders.tobytes() if extent.orders is not None else b"",
        )

    def _extents_of(self, places: Sequence[int]) -> Iterator[tuple[Extent, int]]:
        """The extents along a prefix, and how many of their chunks belong to it."""
        at = 0
        while at < len(places):
            extent, number = self._home(places[at])
            assert number == 0, "a prefix enters an extent at its first chunk"
            num_matched = min(extent.num_chunks, len(places) - at)
            if places[at + num_matched - 1] != extent.place(num_matched - 1):  # the prefix leaves it on the way
                num_matched = bisect.bisect_left(
                    range(num_matched), True, key=lambda i: places[at + i] != extent.place(i)
                )
            yield extent, num_matched
            at += num_matched

    def _home(self, place: int) -> tuple[Extent, int]:
        return self._extents[extent_id(place)], chunk_number(place)

    def _swap(self, old: Sequence[Extent], new: Sequence[Extent]) -> None:
        """Put `new` where `old` was: links, index, policy. What hung on an old extent hangs on a new one."""
        homes = {extent.key(number): (extent, number) for extent in new for number in range(extent.num_chunks)}
        outside = {extent.parent_key: (extent.parent, extent.parent_number) for extent in old}
        gone = set(old)
        children = [e for e in self._extents.values() if e.parent in gone and e not in gone]
        for extent in old:
            del self._extents[extent.id]
            if extent.parent is not None:
                extent.parent.num_children -= 1
        for extent in new:
            extent.parent, extent.parent_number = homes.get(extent.parent_key) or outside[extent.parent_key]
            self._admit(extent)
            for _ in range(min(extent.hits, _MAX_REMEMBERED_HITS)):
                self._policy.touch(extent.id, 1.0)
        for extent in children:
            extent.parent, extent.parent_number = homes[extent.parent_key]
            extent.parent.num_children += 1
        for extent in new:
            self._index.relocate(extent.path(), extent.depth, [extent.place(i) for i in range(extent.num_chunks)])

    def _remove(self, victims: Sequence[Extent]) -> None:
        """Out of the index, then out of the catalog, then free. Raises StoreWriteFailed: the room stays taken then."""
        with self.lock:
            self._retire_for_deletion(victims)
        self._delete_rows(victims)

    def _retire_for_deletion(self, victims: Sequence[Extent]) -> None:
        """Out of the index; the room stays taken until `_delete_rows`. Lock held."""
        for victim in victims:
            victim.num_readers += 1
        self._retire(victims)

    def _delete_rows(self, victims: Sequence[Extent]) -> None:
        """Raises StoreWriteFailed."""
        self._commit(lambda: self._catalog.delete(victim.id for victim in victims))
        self.let_go(victims)

    def _retire(self, victims: Iterable[Extent]) -> list[Run]:
        """Take extents out of the index; returns the room that nobody reads. Their children must be among them."""
        freed = []
        for extent in victims:
            extent.is_retired = True
            if self._extents.pop(extent.id, None) is not None:
                self._index.remove(extent.path()[: extent.depth + 1])
                self._feed.remove(extent.keys)
                if extent.parent is not None:
                    extent.parent.num_children -= 1
            self._policy.forget(extent.id)
            if not extent.num_readers and not extent.is_quarantined:
                freed.append(extent.run)
        self._fed.notify_all()
        return freed

    def _restore(self, victims: Iterable[Extent]) -> None:
        """Undo `_remove`, which failed: their rows are still there, and a full disk must not empty the index."""
        for victim in sorted(victims, key=lambda e: e.depth):
            victim.is_retired = False
            victim.num_readers -= 1
            self._index.insert(victim.path(), victim.depth, [victim.place(i) for i in range(victim.num_chunks)])
            self._admit(victim)
            self._feed.add(victim.keys)
            for _ in range(min(victim.hits, _MAX_REMEMBERED_HITS)):
                self._policy.touch(victim.id, 1.0)
        self._fed.notify_all()

    def _stop_reading(self, extent: Extent) -> list[Run]:
        extent.num_readers -= 1
        assert extent.num_readers >= 0, "more readers left than came"
        return [extent.run] if extent.is_retired and not extent.num_readers and not extent.is_quarantined else []

    def _free(self, runs: Sequence[Run]) -> None:
        """Give room back: the blocks to the file system first, while nobody else can have them."""
        for run in runs:
            try:
                self._files.free(run.segment, run.position * self.unit_bytes, run.count * self.unit_bytes)
            except OSError:
                self.counters.free_errors += 1
        with self.lock:
            for run in runs:
                self._room.give_back(run)
                self._units.release(run)

    def _end_writing(self, held: HeldPlacement) -> None:
        with self.lock:
            held.num_writing -= 1
            freed = self._end_claims(held)
            self._published.notify_all()
        self._free(freed)

    def _end_claims(self, held: HeldPlacement) -> list[Run]:
        """When nothing of the request is on its way any more: others may store the rest. Returns room left over."""
        if not held.is_settled or held.num_writing:
            return []
        for number in range(held.placement.save_start, held.placement.save_end):
            key = _key(held.keys, number)
            if self._claims.get(key) is held:
                del self._claims[key]
        behind_a_gap = list(held.complete.values())
        held.complete.clear()
        self.counters.skipped_failed_chunks += sum(pending.num_chunks for pending in behind_a_gap)
        self._published.notify_all()
        return [pending.extent.run for pending in behind_a_gap]

    def _load(self) -> None:
        """Index and room from the catalog; what no row owns is cut off or given back."""
        rows = self._without_overlaps(list(self._catalog.rows()))
        self._index, follows = RadixIndex.build(
            [StoredRun(row.parent, row.depth, row.keys, row.id << CHUNK_BITS) for row in rows]
        )
        lost = [row.id for row, place in zip(rows, follows, strict=True) if place is None]
        if lost:
            self._commit(lambda: self._catalog.delete(lost))
        for row, place in zip(rows, follows, strict=True):
            if place is None:
                continue
            extent = Extent(
                row.id, row.parent, row.depth, row.keys, row.run, row.generation, row.tenant,
                last_used_s=row.last_used_s, hits=row.hits, is_reordered=row.is_reordered,
            )  # fmt: skip
            self._extents[row.id] = extent
            if place >= 0:
                extent.parent, extent.parent_number = self._home(place)
                extent.parent.num_children += 1
        for extent in sorted(self._extents.values(), key=lambda e: (e.last_used_s, e.id)):
            for _ in range(1 + min(extent.hits, _MAX_REMEMBERED_HITS)):
                self._policy.touch(extent.id, 1.0)
        owned = [(extent.run, extent.tenant) for extent in self._extents.values()]
        owned += [(bad.run, bad.tenant) for bad in self._quarantined]
        self._units = UnitAllocator(self.unit_bytes, self._max_units * self.unit_bytes, (run for run, _ in owned))
        self._room = TenantRoom(self.config.tenant_disk_share)
        for run, tenant in owned:
            self._room.take(run, tenant)
        share = self._room.limit(self._units.max_units)
        for tenant in self._room.tenants():
            if self._room.is_limited and self._room.units_of(tenant) > share:
                self._evict_of(tenant, self._room.units_of(tenant) - int(share * self.config.disk_low))
        if self._units.num_used > self._units.max_units:
            self.evict(self._units.num_used - int(self._units.max_units * self.config.disk_low))
        self._reclaim()

    def _without_overlaps(self, rows: list[ExtentRow]) -> list[ExtentRow]:
        """Rows that claim room of their own; a damaged catalog's others are deleted (`verify` would have told)."""
        ends: dict[int, int] = {}
        overlapping: set[int] = set()
        claims = [(bad.run, 0) for bad in self._quarantined] + [(row.run, row.id) for row in rows]
        for run, number in sorted(claims, key=lambda claim: (claim[0].segment, claim[0].position, claim[1])):
            if number and (run.position < ends.get(run.segment, 0) or run.segment >= _MAX_SEGMENTS):
                overlapping.add(number)
            else:
                ends[run.segment] = max(ends.get(run.segment, 0), run.position + run.count)
        if not overlapping:
            return rows
        self.counters.damaged_extents += len(overlapping)
        self._commit(lambda: self._catalog.delete(overlapping))
        return [row for row in rows if row.id not in overlapping]

    def _reclaim(self) -> None:
        """Give back what earlier lives left behind: the ends of segments, and holes between extents."""
        sizes: dict[int, int] = {}
        taken = [extent.run for extent in self._extents.values()] + [bad.run for bad in self._quarantined]
        for run in taken:
            end = (run.position + run.count) * self.unit_bytes
            sizes[run.segment] = max(sizes.get(run.segment, 0), end)
        self._files.trim(sizes)
        for run in self._units.free_runs():
            start, end = run.position * self.unit_bytes, (run.position + run.count) * self.unit_bytes
            end = min(end, sizes.get(run.segment, 0))
            if start < end:
                try:
                    self._files.free(run.segment, start, end - start)
                except OSError:
                    self.counters.free_errors += 1


def _key(packed_keys: bytes, number: int) -> bytes:
    return packed_keys[number * KEY_BYTES : (number + 1) * KEY_BYTES]
