"""Room on disk: which units of the segments are taken, by which tenant, and how full the disk may be.

Blocks of room that is given back go to the file system first, while no other owner can have them, and only then to the
allocator. So a run that is handed out has no other owner's bytes under it.
"""

import threading
from collections.abc import Iterable, Sequence

from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.disk.disk_space import DiskSpace
from kvstore.disk.file_limit import longest_file_bytes, most_segments
from kvstore.disk.segment import Run, SegmentFiles, UnitAllocator
from kvstore.index.tenant_room import TenantRoom

#: The catalog's log may grow so much between two looks at the room that is left; the file system's maps are in it, too.
CATALOG_GROWTH_BYTES = 128 * 1024
#: More than any disk holds: a row beyond it is damaged.
_MAX_SEGMENTS = 2**20


class DiskRoom:
    """Owns: the allocation of units. Borrows: files, counters, and `lock`, which guards it. Thread-safe.

    `limit_bytes`: what segments and catalog may take now, `disk_bytes` or less.
    """

    def __init__(
        self,
        config: StoreConfig,
        unit_bytes: int,
        files: SegmentFiles,
        counters: StoreCounters,
        lock: threading.RLock,
        space: DiskSpace,
    ) -> None:
        self._config = config
        self._unit_bytes = unit_bytes
        self._files = files
        self._counters = counters
        self._lock = lock
        self._units = UnitAllocator(unit_bytes, 0)
        self._tenants = TenantRoom(config.tenant_disk_share)
        self._space = space
        self.limit_bytes = config.disk_bytes

    @property
    def num_used(self) -> int:
        """Units that are taken."""
        return self._units.num_used

    def units_of(self, tenant: str) -> int:
        return self._tenants.units_of(tenant)

    def tenants(self) -> list[str]:
        """Tenants that have any."""
        with self._lock:
            return self._tenants.tenants()

    def adopt(self, owned: Iterable[tuple[Run, str]]) -> None:
        """Begin with what earlier lives left: runs and their tenants, none over another."""
        owned = list(owned)
        with self._lock:
            self._units = UnitAllocator(self._unit_bytes, 0, (run for run, _ in owned))
            for run, tenant in owned:
                self._tenants.take(run, tenant)
        self._limit_segments()

    def refresh_limit(self) -> None:
        """See what others have left of the disk. Asks the file system once a second at most, and not under the lock."""
        left_bytes, disk_bytes = self._space.left_bytes(), self._config.disk_bytes
        self.limit_bytes = disk_bytes if left_bytes is None else min(left_bytes, disk_bytes)
        self._limit_segments()

    def set_catalog_bytes(self, size_bytes: int) -> None:
        """Set what the catalog takes of the limit; units get the rest."""
        room_bytes = self.limit_bytes - size_bytes - CATALOG_GROWTH_BYTES
        with self._lock:
            units = self._units
            is_limited = units.usable_units < units.units_per_segment
            most = most_segments() * units.usable_units if is_limited else room_bytes
            units.max_units = max(0, min(room_bytes // self._unit_bytes, most))

    # -- taking and giving back ------------------------------------------------------------------------------------

    def left(self, tenant: str, wanted: int) -> int:
        """How many of `wanted` units the tenant's share of the disk leaves it."""
        if not self._tenants.is_limited:
            return wanted
        with self._lock:
            return min(wanted, self._tenants.left(tenant, self._units.max_units))

    def allocate(self, wanted: int, tenant: str) -> Run | None:
        """A run of up to `wanted` units; None when the disk is full. The tenant's share is not looked at."""
        with self._lock:
            run = self._units.allocate(wanted)
            if run is not None:
                self._tenants.take(run, tenant)
            return run

    def allocate_whole(self, wanted: int, tenant: str) -> Run | None:
        """A run of `wanted` units, within the tenant's share; None when there is none so long."""
        with self._lock:
            if self.left(tenant, wanted) < wanted:
                return None
            run = self._units.allocate(wanted)
            if run is not None and run.count < wanted:
                self._units.release(run)
                run = None
            if run is not None:
                self._tenants.take(run, tenant)
            return run

    def _limit_segments(self) -> None:
        """To what the operating system lets a file have, which may have changed."""
        limit_bytes = longest_file_bytes()
        with self._lock:
            most = self._units.units_per_segment
            self._units.usable_units = most if limit_bytes is None else min(most, limit_bytes // self._unit_bytes)

    def free(self, runs: Sequence[Run]) -> None:
        """Give room back: the blocks to the file system first, while no other owner can have them."""
        for run in runs:
            self._punch(run.segment, run.position * self._unit_bytes, run.count * self._unit_bytes)
        with self._lock:
            for run in runs:
                self._tenants.give_back(run)
                self._units.release(run)

    def reclaim(self, taken: Iterable[Run]) -> None:
        """Give back what earlier lives left: the ends of segments, and holes between the runs that are taken."""
        sizes: dict[int, int] = {}
        for run in taken:
            end = (run.position + run.count) * self._unit_bytes
            sizes[run.segment] = max(sizes.get(run.segment, 0), end)
        self._files.trim(sizes)
        for run in self._units.free_runs():
            start, end = run.position * self._unit_bytes, (run.position + run.count) * self._unit_bytes
            end = min(end, sizes.get(run.segment, 0))
            if start < end:
                self._punch(run.segment, start, end - start)

    # -- how full it may be ----------------------------------------------------------------------------------------

    def excess(self, mark: float, wanted: int = 0) -> int:
        """Units to evict before `wanted` more come: none below `mark` of the disk, else down to `disk_low` of it."""
        with self._lock:
            excess = self._excess(self._units.num_used + wanted, self._units.max_units, mark)
        if excess and self.limit_bytes < self._config.disk_bytes:
            self._squeezed()
        return excess

    def excess_when_refused(self, wanted: int) -> int:
        """Units to evict when the disk was full for `wanted` that were granted: what is taken counts as the limit."""
        self._squeezed()
        num_used = self._units.num_used
        return max(wanted, num_used - int(num_used * self._config.disk_low))

    def excess_of(self, tenant: str, mark: float, wanted: int = 0) -> int:
        """Like `excess`, for a tenant's own units and its share of the disk."""
        with self._lock:
            if not self._tenants.is_limited:
                return 0
            share = self._tenants.limit(self._units.max_units)
            return self._excess(self._tenants.units_of(tenant) + wanted, share, mark)

    def _squeezed(self) -> None:
        self._counters.squeezes += 1
        self._space.is_short(self._config.disk_bytes)

    def _excess(self, needed: int, limit: int, mark: float) -> int:
        return needed - int(limit * self._config.disk_low) if needed > int(limit * mark) else 0

    def _punch(self, segment: int, offset_bytes: int, size_bytes: int) -> None:
        try:
            self._files.free(segment, offset_bytes, size_bytes)
        except OSError:
            self._counters.free_errors += 1


def overlapping(quarantined: Iterable[Run], claims: Iterable[tuple[Run, int]]) -> set[int]:
    """Claims, by id, to room that is another's already: the quarantine's, or a lower id's at one place."""
    ends: dict[int, int] = {}
    refused: set[int] = set()
    every = [*((run, 0) for run in quarantined), *claims]
    for run, number in sorted(every, key=lambda claim: (claim[0].segment, claim[0].position, claim[1])):
        if number and (run.position < ends.get(run.segment, 0) or run.segment >= _MAX_SEGMENTS):
            refused.add(number)
        else:
            ends[run.segment] = max(ends.get(run.segment, 0), run.position + run.count)
    return refused
