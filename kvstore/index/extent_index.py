"""The index of stored extents in memory: prefixes, the tree of extents, and scores for eviction.

It mirrors the catalog, and changes after it. The owner serialises calls; none waits for the disk.
"""

import bisect
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from kvstore.disk.catalog import CatalogEntry
from kvstore.index.change_feed import Change, ChangeFeed
from kvstore.index.eviction import choose_victims, with_descendants
from kvstore.index.extent import CHUNK_BITS, Extent, chunk_number, extent_id
from kvstore.index.radix import RadixIndex, StoredRun
from kvstore.policies import policy_of

#: Most hits of an extent that count after a restart.
_MAX_REMEMBERED_HITS = 64


@dataclass(frozen=True, slots=True)
class StoredNode:
    """A radix node: a run of chunks that no stored prefix leaves in the middle, and its number of branches."""

    depth: int
    #: Extent of each chunk, and the chunk's number in it.
    chunks: list[tuple[Extent, int]]
    num_branches: int


class ExtentIndex:
    """Owns the radix index, the stored extents, their scores, and the change feed (`first_sequence`: see there)."""

    def __init__(self, policy: str, first_sequence: int) -> None:
        self._radix = RadixIndex()
        self._extents: dict[int, Extent] = {}
        self._policy = policy_of(policy)
        self._feed = ChangeFeed(first_sequence)

    def load(self, entries: Sequence[CatalogEntry]) -> list[int]:
        """Load the catalog's entries, parents before children. Returns the ids of entries without their parent."""
        self._radix, follows = RadixIndex.build(
            [StoredRun(entry.parent, entry.depth, entry.keys, entry.id << CHUNK_BITS) for entry in entries]
        )
        for entry, chunk_id in zip(entries, follows, strict=True):
            if chunk_id is None:
                continue
            extent = self._extents[entry.id] = extent_of(entry)
            if chunk_id >= 0:
                extent.parent, extent.parent_number = self.locate(chunk_id)
                extent.parent.num_children += 1
        for extent in sorted(self._extents.values(), key=lambda e: (e.last_used_s, e.id)):
            self._value(extent)
        return [entry.id for entry, chunk_id in zip(entries, follows, strict=True) if chunk_id is None]

    # -- lookups ---------------------------------------------------------------------------------------------------

    @property
    def num_chunks(self) -> int:
        return len(self._radix)

    def extents(self) -> list[Extent]:
        return list(self._extents.values())

    def extent(self, number: int) -> Extent | None:
        """The stored extent with this id."""
        return self._extents.get(number)

    def match(self, packed_keys: bytes) -> list[int]:
        """Chunk ids of the longest stored prefix of the keys, in order."""
        return self._radix.match(packed_keys)

    def locate(self, chunk_id: int) -> tuple[Extent, int]:
        """The extent of a stored chunk, and the chunk's number in it."""
        return self._extents[extent_id(chunk_id)], chunk_number(chunk_id)

    def extents_of(self, chunk_ids: Sequence[int]) -> Iterator[tuple[Extent, int]]:
        """The extents along a prefix, each with its number of chunks in the prefix."""
        at = 0
        while at < len(chunk_ids):
            extent, number = self.locate(chunk_ids[at])
            assert number == 0, "a prefix enters an extent at its first chunk"
            num_matched = min(extent.num_chunks, len(chunk_ids) - at)
            if chunk_ids[at + num_matched - 1] != extent.chunk_id(num_matched - 1):  # the prefix leaves it early
                num_matched = bisect.bisect_left(
                    range(num_matched), True, key=lambda i: chunk_ids[at + i] != extent.chunk_id(i)
                )
            yield extent, num_matched
            at += num_matched

    def nodes(self) -> list[StoredNode]:
        """The radix nodes, parents before children."""
        return [
            StoredNode(depth, [self.locate(chunk_id) for chunk_id in chunk_ids], branches)
            for depth, chunk_ids, branches in self._radix.runs()
        ]

    @property
    def sequence(self) -> int:
        """Number of the newest change."""
        return self._feed.sequence

    def changes(self, after: int, tenant: str | None = None) -> tuple[list[Change], bool]:
        """The changes after number `after`, or a snapshot, and whether they are a snapshot.

        A snapshot adds all stored chunks to an empty set. `tenant`: only its chunks; None for all.
        """
        kept = self._feed.since(after)
        changes = kept if kept is not None else [Change(e.keys, True, e.tenant) for e in self._extents.values()]
        return [each for each in changes if tenant is None or each.tenant == tenant], kept is None

    # -- changes ---------------------------------------------------------------------------------------------------

    def add(self, extent: Extent) -> None:
        """Add a new extent, whose parent is set and stored."""
        self._radix.insert(extent.path(), extent.depth, [extent.chunk_id(i) for i in range(extent.num_chunks)])
        self._admit(extent)
        self._feed.add(extent.keys, extent.tenant)

    def swap(self, old: Sequence[Extent], new: Sequence[Extent]) -> None:
        """Replace `old` extents by `new` ones with the same chunks. Children of old extents move to new ones."""
        homes = {extent.key(number): (extent, number) for extent in new for number in range(extent.num_chunks)}
        outside = {extent.parent_key: (extent.parent, extent.parent_number) for extent in old}
        gone = set(old)
        children = [e for e in self._extents.values() if e.parent in gone and e not in gone]
        for extent in old:
            del self._extents[extent.id]
            extent.is_retired = True
            self._policy.forget(extent.id)
            if extent.parent is not None:
                extent.parent.num_children -= 1
        for extent in new:
            extent.parent, extent.parent_number = homes.get(extent.parent_key) or outside[extent.parent_key]
            self._admit(extent)
        for extent in children:
            extent.parent, extent.parent_number = homes[extent.parent_key]
            extent.parent.num_children += 1
        for extent in new:
            self._radix.relocate(extent.path(), extent.depth, [extent.chunk_id(i) for i in range(extent.num_chunks)])

    def retire(self, victims: Iterable[Extent]) -> None:
        """Remove stored extents, which must include their descendants."""
        for extent in victims:
            extent.is_retired = True
            del self._extents[extent.id]
            self._radix.remove(extent.path()[: extent.depth + 1])
            self._feed.remove(extent.keys, extent.tenant)
            self._policy.forget(extent.id)
            if extent.parent is not None:
                extent.parent.num_children -= 1

    def restore(self, victims: Iterable[Extent]) -> None:
        """Undo `retire`."""
        for victim in sorted(victims, key=lambda e: e.depth):
            victim.is_retired = False
            self.add(victim)

    # -- scores ----------------------------------------------------------------------------------------------------

    def use(self, extents: Iterable[Extent]) -> None:
        """Note that a request reads extents."""
        now_s = int(time.time())
        for extent in extents:
            extent.last_used_s = now_s
            extent.hits += 1
            self._policy.touch(extent.id, 1.0)

    def victims(self, num_units: int, is_wanted: Callable[[Extent], bool]) -> list[Extent]:
        """Extents to evict, see `choose_victims`: lowest score first, ends of prefixes first."""
        return choose_victims(self._extents.values(), self._policy.score, num_units, is_wanted)

    def with_descendants(self, roots: Iterable[Extent]) -> list[Extent]:
        """The roots and all their stored descendants, parents first."""
        return with_descendants(roots, self._extents.values())

    def _admit(self, extent: Extent) -> None:
        self._extents[extent.id] = extent
        extent.last_used_s = extent.last_used_s or int(time.time())
        if extent.parent is not None:
            extent.parent.num_children += 1
        self._value(extent)

    def _value(self, extent: Extent) -> None:
        """Report an extent's hits to the policy, including those before a restart or under another id."""
        for _ in range(1 + min(extent.hits, _MAX_REMEMBERED_HITS)):
            self._policy.touch(extent.id, 1.0)


def extent_of(entry: CatalogEntry) -> Extent:
    """The extent of a catalog entry, without its parent."""
    return Extent(
        entry.id, entry.parent, entry.depth, entry.keys, entry.run, entry.generation, entry.tenant,
        entry.provenance, last_used_s=entry.last_used_s, hits=entry.hits, is_reordered=entry.is_reordered,
    )  # fmt: skip


def entry_of(extent: Extent) -> CatalogEntry:
    """The catalog entry of an extent."""
    return CatalogEntry(
        id=extent.id,
        parent=extent.parent_key,
        depth=extent.depth,
        keys=extent.keys,
        run=extent.run,
        generation=extent.generation,
        is_reordered=extent.is_reordered,
        tenant=extent.tenant,
        provenance=extent.provenance,
        last_used_s=extent.last_used_s,
        hits=extent.hits,
        orders=extent.orders.tobytes() if extent.orders is not None else b"",
    )
