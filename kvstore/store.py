"""The store: which prefix of a prompt is kept, where its KV is, and where the rest may go.

`KVStore` is the one owner of a directory: index, catalog and slots. It moves no KV. A request is two calls:

    placement = store.acquire(token_ids)     what is stored [0, P) | slots reserved for what is not [P, end)
    ... workers load and save with `ExtentTransfer`, in their own processes ...
    store.commit(placement, saved)           what was saved becomes visible, in one transaction

Publish order: bytes, fdatasync (both in `ExtentTransfer.save`), then the catalog. Killed anywhere in between, the
extent is a miss and its slot is free again. Reserved slots of a request that never commits come back with `release`,
or at the next start.
"""

import itertools
import secrets
import sqlite3
import threading
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from kvstore.catalog import Catalog, ExtentRow
from kvstore.config import StoreConfig
from kvstore.directory_lock import DirectoryLock
from kvstore.errors import StoreClosed, StoreNotWritable, StoreWriteFailed
from kvstore.identity import EXACT, StoreIdentity, chunk_keys
from kvstore.radix import RadixIndex
from kvstore.segment import SegmentFiles, Slot, SlotAllocator, sync_directory
from kvstore.transfer import ChunkPlace, StoreLocation

_POSITION_BITS = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """Where the KV of one prompt is and may go. Held by one request until `commit` or `release`.

    Token positions: [0, num_stored_tokens) stored | then `reserved`, without gaps | the rest is not kept.
    """

    placement_id: int
    location: StoreLocation
    num_stored_tokens: int
    stored: tuple[ChunkPlace, ...]
    reserved: tuple[ChunkPlace, ...]
    #: Keys of all whole chunks of the prompt, in order.
    keys: tuple[bytes, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreStats:
    """Counters since `open`, and what the directory holds now."""

    num_chunks: int = 0
    tokens_per_chunk: int = 0
    disk_bytes_used: int = 0
    disk_bytes_limit: int = 0
    lookups: int = 0
    lookup_tokens: int = 0
    hit_tokens: int = 0
    committed_chunks: int = 0
    #: Chunks not stored because the disk budget was spent.
    skipped_full_chunks: int = 0
    #: Chunks not stored because another request was storing them at that moment.
    skipped_busy_chunks: int = 0
    quarantined_chunks: int = 0


class KVStore:
    """One directory of KV. Owns: its lock, the catalog, the radix index, the slots. Thread-safe."""

    def __init__(self, config: StoreConfig, identity: StoreIdentity) -> None:
        self.config = config
        self.identity = identity
        self.directory = Path(config.directory).expanduser().absolute()
        self._lock = threading.RLock()
        self._directory_lock = DirectoryLock(self.directory)
        self._catalog = Catalog(self.directory / "catalog.sqlite")
        self._index = RadixIndex()
        self._slots = SlotAllocator(self._extent_bytes, config.disk_bytes)
        #: Placements that requests hold now, by id.
        self._held: dict[int, Placement] = {}
        #: How many of them may be reading a slot. A freed slot is reused only when nobody does.
        self._readers: Counter[Slot] = Counter()
        #: Freed slots that still have readers.
        self._retired: set[Slot] = set()
        # A random start: after a restart, a placement of the life before matches none of this one.
        self._ids = itertools.count(secrets.randbits(60))
        self._stats = StoreStats()
        self._is_open = False

    def open(self) -> None:
        """Lock the directory and load the index.

        Raises StoreNotWritable, StoreLocked, or StoreMismatch when the directory holds other KV.
        """
        self._directory_lock.acquire()
        try:
            segments = self.directory / "segments"
            segments.mkdir(exist_ok=True, mode=0o700)
            sync_directory(self.directory)
            self._catalog.open(self.identity)
            self._load_index()
        except OSError as error:
            self._catalog.close()
            self._directory_lock.release()
            raise StoreNotWritable(f"store directory {self.directory} is not writable: {error.strerror}") from error
        except BaseException:
            self._catalog.close()
            self._directory_lock.release()
            raise
        self._is_open = True

    def close(self) -> None:
        """Release the directory. Placements still held are void; what was committed stays."""
        with self._lock:
            if self._is_open:
                self._is_open = False
                self._held.clear()
                self._readers.clear()
                self._retired.clear()
                self._catalog.close()
                self._directory_lock.release()

    def location(self, provenance: str = EXACT) -> StoreLocation:
        """What workers need to open the same segments."""
        return StoreLocation(
            directory=str(self.directory),
            shape=self.identity.shape,
            layout=self.identity.layout,
            provenance=provenance,
        )

    def acquire(self, token_ids: Sequence[int], *, reserve: bool = True, salt: bytes = b"") -> Placement:
        """The longest stored prefix of `token_ids`, at most all but one token, and slots for the chunks behind it.

        With `reserve=False`, or when the store is full, nothing (or less) is reserved. Reserved slots are this
        request's alone until `commit` or `release`.
        """
        with self._lock:
            self._check_open()
            step = self.tokens_per_chunk
            keys = tuple(chunk_keys(self.identity.root_key(EXACT, salt), token_ids, step))
            # The last token is always computed: its logits are the answer, and no KV can replace them.
            usable = (len(token_ids) - 1) // step
            matched = self._index.match(keys)
            stored = [
                ChunkPlace(key, index * step, _unpack(place))
                for index, (key, place) in enumerate(zip(keys, matched[:usable], strict=False))
            ]
            placement = Placement(
                placement_id=next(self._ids),
                location=self.location(),
                num_stored_tokens=len(stored) * step,
                stored=tuple(stored),
                reserved=self._reserve(keys, len(matched)) if reserve else (),
                keys=keys,
            )
            self._held[placement.placement_id] = placement
            self._readers.update(place.slot for place in stored)
            self._count(lookups=1, lookup_tokens=len(token_ids), hit_tokens=placement.num_stored_tokens)
            return placement

    def commit(self, placement: Placement, saved: Collection[bytes]) -> int:
        """Publish the reserved chunks whose keys are in `saved`, up to the first gap; returns how many.

        The bytes must be durable already. Chunks behind a gap, or whose parent was dropped meanwhile, are given back.
        A placement that is not held (settled before, or of an earlier life of the store) changes nothing. Raises
        StoreWriteFailed when the catalog cannot be written; the slots are free again then.
        """
        with self._lock:
            self._check_open()
            if self._held.pop(placement.placement_id, None) is None:
                return 0
            self._end_reading(place.slot for place in placement.stored)
            num_published = 0
            try:
                num_published = self._publish(placement, saved)
            except sqlite3.Error as error:
                raise StoreWriteFailed(f"the catalog cannot be written: {error}") from error
            finally:
                for place in placement.reserved[num_published:]:
                    self._slots.release(place.slot)
            return num_published

    def release(self, placement: Placement) -> None:
        """Give the reserved slots back: the request failed or stores nothing."""
        self.commit(placement, ())

    def quarantine(self, placement: Placement, chunk_index: int, reason: str) -> None:
        """Drop a stored chunk that failed verification, and all that was stored behind it; its slot is not reused."""
        with self._lock:
            self._check_open()
            bad, keys = placement.stored[chunk_index], placement.keys[: chunk_index + 1]
            places = self._index.match(keys)
            if len(places) < len(keys) or _unpack(places[-1]) != bad.slot:
                return  # dropped before, perhaps stored anew elsewhere
            removed = self._index.remove(keys)
            self._count(quarantined_chunks=1)
            try:
                self._catalog.quarantine(bad.key, bad.slot, reason, [key for key, _ in removed])
            except sqlite3.Error as error:
                # Out of the index, so not served in this life; its rows still own the slots, which stay taken.
                raise StoreWriteFailed(f"the catalog cannot be written: {error}") from error
            for key, place in removed:
                if key != bad.key:
                    self._free(_unpack(place))

    def stats(self) -> StoreStats:
        with self._lock:
            return replace(
                self._stats,
                num_chunks=len(self._index),
                tokens_per_chunk=self.tokens_per_chunk,
                disk_bytes_used=self._slots.num_used * self._extent_bytes,
                disk_bytes_limit=self.config.disk_bytes,
            )

    @property
    def tokens_per_chunk(self) -> int:
        """Tokens per extent: the unit in which prefixes match."""
        return self.identity.layout.tokens_per_record

    @property
    def _extent_bytes(self) -> int:
        return self.identity.layout.extent_bytes(self.identity.shape)

    def _publish(self, placement: Placement, saved: Collection[bytes]) -> int:
        fresh = list(itertools.takewhile(lambda place: place.key in saved, placement.reserved))
        if not fresh:
            return 0
        start = fresh[0].token_start // self.tokens_per_chunk
        keys = placement.keys[: start + len(fresh)]
        if len(self._index.match(keys)) != start:
            return 0
        parents = (b"", *keys)[start : start + len(fresh)]
        rows = zip(fresh, parents, itertools.count(start), strict=False)
        self._catalog.commit(ExtentRow(p.key, parent, depth, p.slot) for p, parent, depth in rows)
        self._index.insert(keys, start, [_pack(place.slot) for place in fresh])
        self._count(committed_chunks=len(fresh))
        return len(fresh)

    def _free(self, slot: Slot) -> None:
        if self._readers[slot]:
            self._retired.add(slot)
        else:
            self._slots.release(slot)

    def _end_reading(self, slots: Iterable[Slot]) -> None:
        for slot in slots:
            self._readers[slot] -= 1
            if not self._readers[slot]:
                del self._readers[slot]
                if slot in self._retired:
                    self._retired.remove(slot)
                    self._slots.release(slot)

    def _reserve(self, keys: tuple[bytes, ...], first: int) -> tuple[ChunkPlace, ...]:
        busy = {place.key for other in self._held.values() for place in other.reserved}
        reserved: list[ChunkPlace] = []
        for index in range(first, len(keys)):
            if keys[index] in busy:
                self._count(skipped_busy_chunks=len(keys) - index)
                break
            slot = self._slots.allocate()
            if slot is None:
                self._count(skipped_full_chunks=len(keys) - index)
                break
            reserved.append(ChunkPlace(keys[index], index * self.tokens_per_chunk, slot))
        return tuple(reserved)

    def _load_index(self) -> None:
        rows = self._within_budget(list(self._catalog.rows()))
        self._index, orphans = RadixIndex.build(
            (row.key, row.parent if row.depth else None, _pack(row.slot)) for row in rows
        )
        if orphans:
            self._catalog.delete(orphans)
        lost = set(orphans)
        used = [row.slot for row in rows if row.key not in lost] + self._catalog.quarantined()
        self._slots = SlotAllocator(self._extent_bytes, self.config.disk_bytes, used)
        SegmentFiles(self.directory / "segments", self._extent_bytes).trim(used)

    def _within_budget(self, rows: list[ExtentRow]) -> list[ExtentRow]:
        """The rows that a budget smaller than in an earlier life leaves: the ends of prefixes go first."""
        room = max(0, self.config.disk_bytes // self._extent_bytes - len(self._catalog.quarantined()))
        if len(rows) > room:
            self._catalog.delete(row.key for row in rows[room:])
        return rows[:room]

    def _count(self, **increments: int) -> None:
        self._stats = replace(
            self._stats, **{name: getattr(self._stats, name) + value for name, value in increments.items()}
        )

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreClosed(f"the store in {self.directory} is not open")


def _pack(slot: Slot) -> int:
    return slot.segment << _POSITION_BITS | slot.position


def _unpack(place: int) -> Slot:
    return Slot(place >> _POSITION_BITS, place & (2**_POSITION_BITS - 1))
