"""The inventory: index, catalog and room of one store directory, kept consistent. It moves no KV.

Every change goes to the catalog first, to memory second, and to the room last: an entry is written after its bytes are
durable, and deleted before its room is reused. After a kill in between, an extent is a miss and its room is free.

Two locks: `change` serialises changes, including their transactions and fdatasync; `lock` guards memory and is held for
microseconds, so that a lookup never waits for the disk. Order: `change`, then `lock`.
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

#: Most extents that one transaction of an eviction deletes, so that its freed space serves the next one's log.
_DELETED_AT_ONCE = 64


class Inventory:
    """Owns the catalog and its reserve, the index of extents, and their room on disk. Thread-safe.

    `index` is guarded by `lock`; `notes` and `room` lock themselves.
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
        #: Extents retired by a `delete` or `quarantine` whose transaction failed.
        self._undeleted: list[Extent] = []
        self._extent_ids = itertools.count(1)

    # -- opening and closing ---------------------------------------------------------------------------------------

    def open(self, sync_names: Callable[[], None]) -> None:
        """Load the index and free room that no entry owns.

        `sync_names` makes the directory's names durable: called when the catalog exists, before room is freed. Raises
        StoreMismatch, StoreNotWritable, StoreWriteFailed, OSError.
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
        """Write the uses of extents and close the catalog. Committed entries stay."""
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
        """Entries that own their room; overlapping entries, which only a damaged catalog has, are deleted."""
        entries = list(self._catalog.entries())
        refused = overlapping((bad.run for bad in self._quarantined), ((entry.run, entry.id) for entry in entries))
        if not refused:
            return entries
        self.counters.damaged_extents += len(refused)
        self._commit(lambda: self._catalog.delete(refused))
        return [entry for entry in entries if entry.id not in refused]

    def _delete_untrusted(self) -> None:
        """Delete rows under exact keys whose engine is no longer trusted, and all later chunks of their prefixes."""
        engines = self._trusted_engines
        if not all(may_be_served(extent.provenance, engines) for extent in self.index.extents()):
            self.delete(lambda extent: not may_be_served(extent.provenance, engines))

    # -- lookups ---------------------------------------------------------------------------------------------------

    def extents(self) -> list[Extent]:
        with self.lock:
            return self.index.extents()

    def extent(self, number: int) -> Extent | None:
        """The stored extent with this id."""
        return self.index.extent(number)

    def quarantined(self) -> list[QuarantinedRun]:
        with self.lock:
            return list(self._quarantined)

    def match(self, token_ids: Sequence[int], tenant: str = "") -> list[tuple[Extent, int]]:
        """Extents, and numbers in them, of a prompt's stored whole chunks. Holds nothing."""
        keys = self.identity.keys_of(token_bytes(token_ids), tenant)
        with self.lock:
            return [self.index.locate(chunk_id) for chunk_id in self.index.match(keys)]

    def nodes(self) -> list[StoredNode]:
        """The radix nodes, parents before children."""
        with self.lock:
            return self.index.nodes()

    def changes(self, after: int, wait_s: float, tenant: str | None = None) -> tuple[int, list[Change], bool]:
        """Number of the newest change; the changes after number `after`, or a snapshot; whether it is a snapshot.

        Waits up to `wait_s` seconds for a change. `tenant`: only its changes; numbers count all changes.
        """
        with self.lock:
            self._fed.wait_for(lambda: self.index.sequence != after or self._is_closed, wait_s)
            return self.index.sequence, *self.index.changes(after, tenant)

    @property
    def num_chunks(self) -> int:
        return self.index.num_chunks

    @property
    def bytes_used(self) -> int:
        """Bytes of extents, quarantine and catalog, which `disk_bytes` limits."""
        return self.room.num_used * self.unit_bytes + self._catalog.physical_bytes()

    @property
    def physical_bytes(self) -> int:
        """Bytes that segments and catalog take, by the file system's count."""
        return self._files.physical_bytes() + self._catalog.physical_bytes()

    # -- readers ---------------------------------------------------------------------------------------------------

    def hold(self, extents: Iterable[Extent]) -> None:
        """Prevent eviction of extents and reuse of their room until `let_go`."""
        with self.lock:
            for extent in extents:
                extent.num_readers += 1

    @contextlib.contextmanager
    def holding(self, extents: Collection[Extent]) -> Iterator[bool]:
        """`hold` extents in a `with` block; False, and none is held, when one of them is retired."""
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
        """`hold` extents and note their use for eviction."""
        with self.lock:
            self.hold(extents)
            self.index.use(extents)
            self.notes.note_use(extents)

    def let_go(self, extents: Collection[Extent]) -> None:
        with self.lock:
            for extent in extents:
                extent.num_readers -= 1
                assert extent.num_readers >= 0, "an extent was let go more often than held"
            unread = [extent for extent in extents if extent.is_retired and _is_idle(extent)]
        self.free(unread)

    # -- adding ----------------------------------------------------------------------------------------------------

    def reserve(
        self, parent_key: bytes, depth: int, keys: bytes, tenant: str, provenance: str = EXACT
    ) -> Extent | None:
        """Reserve an unpublished extent for the chunks of the packed `keys`, or the first of them, after `parent_key`.

        Evicts when the store exceeds its limit, or the disk's free space. A tenant near its share of the disk loses its
        own extents first. None, and counted, when there is no room.
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
        """Evict KV, except `kept`, after a write of a reserved extent found the disk or quota full.

        The present use counts as the limit. Returns whether any extent was evicted.
        """
        return self.evict(self.room.excess_when_refused(extent.run.count), lambda other: other not in kept) > 0

    def reserve_rewrite(self, template: Extent, parent_key: bytes, keys: bytes, depth: int) -> Extent | None:
        """Reserve an extent for chunks of `template` and its neighbours, in one run; None when there is no room."""
        run = self.room.allocate_whole(len(keys) // KEY_BYTES, template.tenant)
        if run is None:
            return None
        return Extent(
            next(self._extent_ids), parent_key, depth, keys, run, template.generation + 1, template.tenant,
            template.provenance, last_used_s=template.last_used_s, hits=template.hits,
        )  # fmt: skip

    def free(self, extents: Iterable[Extent]) -> None:
        """Free the room of extents that were not published, or that no reader can reach."""
        self.room.free([extent.run for extent in extents])

    def publish(self, extent: Extent, keys: bytes) -> bool:
        """Add an extent whose bytes are durable to the catalog, then to the index. It is held until `let_go`.

        `keys`: packed keys of its prompt, at least up to its last chunk. False when its parent chunk was deleted or
        quarantined meanwhile. Raises StoreWriteFailed. In both cases the caller still owns the room.
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
        """Replace extents by other ones with the same chunks, in one transaction. False when an old one is retired.

        Old extents stay until their readers have finished. Raises StoreWriteFailed, and changes nothing then.
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
        """Free at least `num_units` units if possible: lowest score first, ends of prefixes first.

        Returns the number of units freed. A failed write of the catalog is counted and ends the eviction.
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
                self._restore(kept)  # their entries remain, and a full disk must not empty the index
                self.counters.evicted_chunks += sum(extent.num_chunks for extent in gone)
                self.counters.evicted_extents += len(gone)
        return sum(extent.run.count for extent in gone)

    def delete(self, is_wanted: Callable[[Extent], bool]) -> int:
        """Delete extents and their descendants, even while they are read; room is freed with the last reader.

        Returns the number of extents deleted. Raises StoreWriteFailed: the extents have left the index, but return
        after a restart unless a later call succeeds, which also deletes them.
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
        """Remove an extent that failed verification, and its descendants; its room is kept for inspection.

        Raises StoreWriteFailed: the extent has left the index and is not served, but its entry remains until the next
        `delete`.
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
                    extent.is_quarantined = False  # it cannot be in the quarantine: its room is freed with its entry
                    self._undeleted += victims
                raise
            with self.lock:
                self._quarantined.append(bad)
        self.let_go(victims)

    def clear_quarantine(self, tenant: str | None = None) -> int:
        """Free the room of quarantined extents, of one tenant or all; returns the bytes freed."""
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
        """Remove extents from the index; their room stays held until their entries are deleted. Lock held."""
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
        """Delete entries, then free their room. Raises StoreWriteFailed: the room stays held then."""
        self._commit(lambda: self._catalog.delete(victim.id for victim in victims))
        self.let_go(victims)

    def _commit(self, transaction: Callable[[], None]) -> None:
        """Run a transaction; on a full disk, run it again with the catalog's reserve. Raises StoreWriteFailed."""
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
    """Whether an extent's room can be freed once it has left the index."""
    return not extent.num_readers and not extent.is_quarantined
