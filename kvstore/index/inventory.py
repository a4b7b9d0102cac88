"""The inventory: index, catalog and room of one store directory, as one consistent thing. It moves no KV.

Every change of what is stored goes catalog first, memory second, room last: an entry is written after its bytes are
durable; an entry is deleted before its room is given away. Killed in between, an extent is a miss and its room free.

Two locks: `change` serialises changes of what is stored, across its transaction and fdatasync; `lock` guards
memory and is held for microseconds, so that a lookup never waits for the disk. Order: `change`, then `lock`.
"""

import contextlib
import itertools
import secrets
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path

from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.disk.catalog import Catalog, CatalogEntry, CatalogError, QuarantinedRun
from kvstore.disk.catalog_reserve import CatalogReserve
from kvstore.disk.disk_space import DiskSpace
from kvstore.disk.segment import SegmentFiles
from kvstore.errors import StoreWriteFailed
from kvstore.format.identity import KEY_BYTES, StoreIdentity, token_bytes
from kvstore.format.provenance import EXACT, may_be_served
from kvstore.index.change_feed import Change
from kvstore.index.disk_room import DiskRoom, overlapping
from kvstore.index.extent import Extent
from kvstore.index.extent_index import ExtentIndex, StoredNode, entry_of
from kvstore.index.extent_notes import ExtentNotes, average_rows

#: Extents that one transaction of an eviction deletes, at most: what one has freed is there for the next one's log.
_DELETED_AT_ONCE = 64


class Inventory:
    """Owns: the catalog and its reserve, the index of extents, their room on disk. Thread-safe.

    `index` is guarded by `lock`; `notes` and `room` look after themselves.
    """

    def __init__(
        self, directory: Path, config: StoreConfig, identity: StoreIdentity, files: SegmentFiles, vfs: str = ""
    ) -> None:
        self.identity = identity
        self.counters = StoreCounters()
        self.change = threading.RLock()
        self.lock = threading.RLock()
        self.unit_bytes = identity.layout.unit_bytes(identity.shape)
        self.tokens_per_chunk = identity.layout.tokens_per_record
        self._disk_high = config.disk_high
        self._trusted_engines = config.trusted_engines
        self._files = files
        self._catalog = Catalog(directory / "catalog.sqlite", vfs)
        self.index = ExtentIndex(config.disk_policy, first_sequence=1 + secrets.randbits(60))
        self._reserve = CatalogReserve(directory / "catalog.sqlite-reserve", config.disk_bytes)
        space = DiskSpace(directory, files.layer, lambda: self.physical_bytes)
        self.room = DiskRoom(config, self.unit_bytes, files, self.counters, self.lock, space)
        self.notes = ExtentNotes(self._catalog, identity, self._commit, self.change, self.lock)
        self._fed = threading.Condition(self.lock)
        self._is_closed = False
        self._quarantined: list[QuarantinedRun] = []
        #: Retired by a `delete` or `quarantine` whose transaction failed.
        self._undeleted: list[Extent] = []
        self._extent_ids = itertools.count(1)

    # -- life ------------------------------------------------------------------------------------------------------

    def open(self, sync_names: Callable[[], None]) -> None:
        """Load the index and free what no entry owns. Raises StoreMismatch, StoreNotWritable, StoreWriteFailed,
        OSError.

        `sync_names` makes the directory's names durable: it is called when the catalog is there, before room is freed.
        """
        self._catalog.open(self.identity)
        sync_names()
        self._reserve.fill(0)
        self._quarantined = self._catalog.quarantined()
        self._extent_ids = itertools.count(self._catalog.next_id())
        orphans = self.index.load(self._entries_without_overlaps())
        if orphans:
            self._commit(lambda: self._catalog.delete(orphans))
        self.room.adopt((owner.run, owner.tenant) for owner in self._owners())
        self.room.set_catalog_bytes(self._catalog.physical_bytes())
        self._delete_untrusted()
        for tenant in self.room.tenants():
            self._evict_of(tenant, self.room.excess_of(tenant, mark=1.0))
        self.evict(self.room.excess(mark=1.0))
        self.room.reclaim(owner.run for owner in self._owners())

    def close(self) -> None:
        """Keep how extents were used and close the catalog. What was committed stays."""
        with self.change:
            with contextlib.suppress(StoreWriteFailed):
                self.notes.flush()
            with contextlib.suppress(StoreWriteFailed):
                self._commit(self._catalog.close)
        with self.lock:
            self._is_closed = True
            self._fed.notify_all()

    def _owners(self) -> list[Extent | QuarantinedRun]:
        return [*self.index.extents(), *self._quarantined]

    def _entries_without_overlaps(self) -> list[CatalogEntry]:
        """Entries that claim room of their own; a damaged catalog's others are deleted (`verify` would have told)."""
        entries = list(self._catalog.entries())
        refused = overlapping((bad.run for bad in self._quarantined), ((entry.run, entry.id) for entry in entries))
        if not refused:
            return entries
        self.counters.damaged_extents += len(refused)
        self._commit(lambda: self._catalog.delete(refused))
        return [entry for entry in entries if entry.id not in refused]

    def _delete_untrusted(self) -> None:
        """Rows under the keys of exact ones whose engine is no longer trusted, and what was computed after them."""
        engines = self._trusted_engines
        if not all(may_be_served(extent.provenance, engines) for extent in self.index.extents()):
            self.delete(lambda extent: not may_be_served(extent.provenance, engines))

    # -- what there is ---------------------------------------------------------------------------------------------

    def extents(self) -> list[Extent]:
        with self.lock:
            return self.index.extents()

    def extent(self, number: int) -> Extent | None:
        """The stored extent of this id."""
        return self.index.extent(number)

    def quarantined(self) -> list[QuarantinedRun]:
        with self.lock:
            return list(self._quarantined)

    def match(self, token_ids: Sequence[int], tenant: str = "") -> list[tuple[Extent, int]]:
        """Where the whole stored chunks of a prompt are. Holds nothing."""
        keys = self.identity.keys_of(token_bytes(token_ids), tenant)
        with self.lock:
            return [self.index.locate(chunk_id) for chunk_id in self.index.match(keys)]

    def nodes(self) -> list[StoredNode]:
        """The radix nodes, parents before children."""
        with self.lock:
            return self.index.nodes()

    def changes(self, after: int, wait_s: float, tenant: str | None = None) -> tuple[int, list[Change], bool]:
        """The number of the newest change; the changes after number `after`; whether they are a snapshot instead.

        A snapshot is what would make an empty set the present one. Waits up to `wait_s` seconds for a change to come.
        With a `tenant`, only its changes; the numbers are those of all.
        """
        with self.lock:
            self._fed.wait_for(lambda: self.index.sequence != after or self._is_closed, wait_s)
            return self.index.sequence, *self.index.changes(after, tenant)

    @property
    def num_chunks(self) -> int:
        return self.index.num_chunks

    @property
    def bytes_used(self) -> int:
        """Room taken by extents and quarantine, and the catalog's size: what `disk_bytes` bounds."""
        return self.room.num_used * self.unit_bytes + self._catalog.physical_bytes()

    @property
    def physical_bytes(self) -> int:
        """Bytes that segments and catalog take, as the file system says."""
        return self._files.physical_bytes() + self._catalog.physical_bytes()

    # -- readers ---------------------------------------------------------------------------------------------------

    def hold(self, extents: Iterable[Extent]) -> None:
        """Keep extents from being evicted, and their room from being used again, until `let_go`."""
        with self.lock:
            for extent in extents:
                extent.num_readers += 1

    @contextlib.contextmanager
    def holding(self, extents: Collection[Extent]) -> Iterator[bool]:
        """`hold` extents in a `with` block; False, and none is held, when one of them is gone already."""
        with self.lock:
            are_there = not any(extent.is_retired for extent in extents)
            if are_there:
                self.hold(extents)
        try:
            yield are_there
        finally:
            if are_there:
                self.let_go(extents)

    def begin_reading(self, extents: Collection[Extent]) -> None:
        """`hold`, and note a use that eviction goes by."""
        with self.lock:
            self.hold(extents)
            self.index.use(extents)
            self.notes.note_use(extents)

    def let_go(self, extents: Collection[Extent]) -> None:
        with self.lock:
            for extent in extents:
                extent.num_readers -= 1
                assert extent.num_readers >= 0, "more readers left than came"
            unread = [extent for extent in extents if extent.is_retired and _is_idle(extent)]
        self.free(unread)

    # -- adding ----------------------------------------------------------------------------------------------------

    def reserve(
        self, parent_key: bytes, depth: int, keys: bytes, tenant: str, provenance: str = EXACT
    ) -> Extent | None:
        """An extent for the chunks of the (packed) `keys`, or the first of them, after `parent_key`; to be published.

        Evicts when the disk is fuller than it may be, or than others let it be. A tenant that is near its share of the
        disk loses extents of its own first. None when there is no room, which is counted.
        """
        wanted = min(len(keys) // KEY_BYTES, self.identity.layout.chunks_per_extent)
        self.room.refresh_limit()
        self.room.set_catalog_bytes(self._catalog.physical_bytes())
        self._evict_of(tenant, self.room.excess_of(tenant, self._disk_high, wanted))
        self.evict(self.room.excess(self._disk_high, wanted))
        self._reserve.fill(self.room.limit_bytes - self.room.num_used * self.unit_bytes)
        with self.lock:
            left = self.room.left(tenant, wanted)
            if not left:
                self.counters.skipped_quota_chunks += wanted
                return None
            run = self.room.allocate(left, tenant)
            if run is None:
                self.counters.skipped_full_chunks += wanted
                return None
        return Extent(
            next(self._extent_ids), parent_key, depth, keys[: run.count * KEY_BYTES], run,
            tenant=tenant, provenance=provenance, num_written=0,
        )  # fmt: skip

    def make_room(self, extent: Extent, kept: Collection[Extent]) -> bool:
        """The disk, or the user's share of it, was full for an extent that has been reserved: old KV goes, but for
        `kept`, as if the limit were what the store has. Whether any went.
        """
        return self.evict(self.room.excess_when_refused(extent.run.count), lambda other: other not in kept) > 0

    def reserve_rewrite(self, template: Extent, parent_key: bytes, keys: bytes, depth: int) -> Extent | None:
        """An extent for chunks of `template` and its neighbours, in one run; None when there is no such room."""
        run = self.room.allocate_whole(len(keys) // KEY_BYTES, template.tenant)
        if run is None:
            return None
        return Extent(
            next(self._extent_ids), parent_key, depth, keys, run, template.generation + 1, template.tenant,
            template.provenance, last_used_s=template.last_used_s, hits=template.hits,
        )  # fmt: skip

    def free(self, extents: Iterable[Extent]) -> None:
        """Give back the room of extents that were reserved and not published, or that cannot be read any more."""
        self.room.free([extent.run for extent in extents])

    def publish(self, extent: Extent, keys: bytes) -> bool:
        """An extent whose bytes are durable is found from now on, and held until `let_go`. Catalog, then index.

        `keys`: those of its prompt, packed, up to its last chunk at least. False when the chunk before it is gone
        (deleted or quarantined meanwhile). Raises StoreWriteFailed. Its room stays the caller's in both cases.
        """
        with self.change:
            with self.lock:
                chunk_ids = self.index.match(keys[: (extent.depth + extent.num_chunks) * KEY_BYTES])
                if len(chunk_ids) != extent.depth:
                    return False
                if chunk_ids:
                    extent.parent, extent.parent_number = self.index.locate(chunk_ids[-1])
                extent.last_used_s = int(time.time())
                entry = entry_of(extent)
            self._commit(lambda: self._catalog.replace([entry]))
            with self.lock:
                self.index.add(extent)
                extent.num_written = None
                extent.num_readers += 1
                self.counters.committed_chunks += extent.num_chunks
                self._fed.notify_all()
        return True

    def publish_rewritten(self, old: Sequence[Extent], new: Sequence[Extent]) -> bool:
        """Swap extents for others that hold the same chunks, in one transaction. False when one of the old is gone.

        Readers of the old ones keep them until they are done. Raises StoreWriteFailed; nothing has changed then.
        """
        with self.change:
            with self.lock:
                if any(extent.is_retired for extent in old):
                    return False
                entries, averages = [entry_of(extent) for extent in new], average_rows(new)
            self._commit(lambda: self._catalog.replace(entries, [extent.id for extent in old], averages))
            with self.lock:
                self.index.swap(old, new)
                unread = [extent for extent in old if _is_idle(extent)]
                self.counters.rewritten_chunks += sum(extent.num_chunks for extent in new)
        self.free(unread)
        return True

    # -- removing --------------------------------------------------------------------------------------------------

    def evict(self, num_units: int, is_wanted: Callable[[Extent], bool] = lambda extent: True) -> int:
        """Free at least `num_units` units, if so many may go: lowest score first, ends of prefixes first.

        Returns the units freed. A catalog that cannot be written is counted, and frees no more.
        """
        if num_units <= 0:
            return 0
        with self.change:
            with self.lock:
                victims, num_gone = self.index.victims(num_units, is_wanted), 0
                self._retire(victims)
            with contextlib.suppress(StoreWriteFailed):
                for start in range(0, len(victims), _DELETED_AT_ONCE):
                    self._delete_entries(victims[start : start + _DELETED_AT_ONCE])
                    num_gone = min(start + _DELETED_AT_ONCE, len(victims))
            gone, kept = victims[:num_gone], victims[num_gone:]
            with self.lock:
                self._restore(kept)  # their entries are still there, and a full disk must not empty the index
                self.counters.evicted_chunks += sum(extent.num_chunks for extent in gone)
                self.counters.evicted_extents += len(gone)
        return sum(extent.run.count for extent in gone)

    def delete(self, is_wanted: Callable[[Extent], bool]) -> int:
        """Remove extents and all that hangs on them, also while they are read; their room goes with the last reader.

        Returns how many extents went. Raises StoreWriteFailed: they are out of the index, but come back at a restart
        unless the next call succeeds, which deletes them, too.
        """
        with self.change:
            with self.lock:
                victims = self.index.with_descendants(filter(is_wanted, self.index.extents()))
                self._retire(victims)
                self._undeleted += victims
            self._delete_entries(self._undeleted)
            num_deleted, self._undeleted = len(self._undeleted), []
        return num_deleted

    def quarantine(self, extent: Extent, reason: str) -> None:
        """Drop an extent that failed verification and all that hangs on it; its room is kept for inspection.

        Raises StoreWriteFailed: it is out of the index and not served in this life, but its entry is still there until
        the next `delete`.
        """
        with self.change:
            with self.lock:
                if extent.is_retired:
                    return
                victims = self.index.with_descendants([extent])
                bad = QuarantinedRun(extent.run, extent.key(extent.num_chunks - 1), extent.tenant, reason)
                self.counters.quarantined_chunks += extent.num_chunks
                extent.is_quarantined = True
                self._retire(victims)
            try:
                self._commit(lambda: self._catalog.quarantine(bad, [victim.id for victim in victims]))
            except StoreWriteFailed:
                with self.lock:
                    extent.is_quarantined = False  # it could not be cleared: its room goes with its entry
                    self._undeleted += victims
                raise
            with self.lock:
                self._quarantined.append(bad)
        self.let_go(victims)

    def clear_quarantine(self, tenant: str | None = None) -> int:
        """Free the room of what failed verification (of one tenant, or all); returns the bytes."""
        with self.change:
            with self.lock:
                cleared = [bad for bad in self._quarantined if tenant is None or bad.tenant == tenant]
            self._commit(lambda: self._catalog.clear_quarantine(bad.run for bad in cleared))
            with self.lock:
                self._quarantined = [bad for bad in self._quarantined if bad not in cleared]
        self.room.free([bad.run for bad in cleared])
        return sum(bad.run.count for bad in cleared) * self.unit_bytes

    def _evict_of(self, tenant: str, num_units: int) -> None:
        self.evict(num_units, lambda extent: extent.tenant == tenant)

    def _retire(self, victims: Collection[Extent]) -> None:
        """Out of the index; their room stays taken until they are let go, when their entries are gone. Lock held."""
        self.hold(victims)
        self.index.retire(victims)
        self._fed.notify_all()

    def _restore(self, victims: Collection[Extent]) -> None:
        """Undo `_retire`. Lock held."""
        if not victims:
            return
        self.index.restore(victims)
        for victim in victims:
            victim.num_readers -= 1
        self._fed.notify_all()

    def _delete_entries(self, victims: Collection[Extent]) -> None:
        """Out of the catalog, then free. Raises StoreWriteFailed: the room stays taken then."""
        self._commit(lambda: self._catalog.delete(victim.id for victim in victims))
        self.let_go(victims)

    def _commit(self, transaction: Callable[[], None]) -> None:
        """On a full disk once more, with room that was kept for that. Raises StoreWriteFailed."""
        with self._files.writes.one_more():
            self._committed(transaction)

    def _committed(self, transaction: Callable[[], None]) -> None:
        try:
            try:
                transaction()
            except CatalogError as error:
                if not error.is_full:
                    raise
                self.counters.catalog_errors += 1
                self._reserve.give_up()
                self._catalog.reuse_log()
                transaction()
        except CatalogError as error:
            self.counters.catalog_errors += 1
            failed = StoreWriteFailed(str(error))
            failed.is_full = error.is_full
            raise failed from error


def _is_idle(extent: Extent) -> bool:
    """Whether its room is free when it is out of the index."""
    return not extent.num_readers and not extent.is_quarantined
