"""Room on disk: the allocation of segments' units to tenants, and the limits of the disk.

Freed blocks go to the file system first, while no other owner can have them, and only then to the allocator. So an
allocated run holds no bytes of another owner.
"""

import threading
from collections.abc import Iterable, Sequence

from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.disk.disk_space import DiskSpace
from kvstore.disk.file_limit import longest_file_bytes, most_segments
from kvstore.disk.segment import Run, SegmentFiles, UnitAllocator
from kvstore.index.tenant_room import TenantRoom

#: Bytes that the catalog's log and the file system's maps may grow by between two checks of the free room.
CATALOG_GROWTH_BYTES = 128 * 1024
#: Most segments of any disk: a catalog entry beyond it is damaged.
_MAX_SEGMENTS = 2**20


class DiskRoom:
    """Owns the allocation of units. Borrows files, counters, and `lock`, which guards the allocation. Thread-safe.

    `limit_bytes`: present limit of segments and catalog, `disk_bytes` or less.
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
        """Number of allocated units."""
        return self._units.num_used

    def units_of(self, tenant: str) -> int:
        return self._tenants.units_of(tenant)

    def largest_tenants(self, num_tenants: int) -> dict[str, int]:
        """Bytes of the tenants that have most."""
        with self._lock:
            return {name: units * self._unit_bytes for name, units in self._tenants.largest(num_tenants)}

    def tenants(self) -> list[str]:
        """Tenants with units."""
        with self._lock:
            return self._tenants.tenants()

    def adopt(self, owned: Iterable[tuple[Run, str]]) -> None:
        """Allocate the runs of stored extents, with their tenants, when the store opens. Runs must not overlap."""
        owned = list(owned)
        with self._lock:
            self._units = UnitAllocator(self._unit_bytes, 0, (run for run, _ in owned))
            for run, tenant in owned:
                self._tenants.take(run, tenant)
        self._limit_segments()

    def refresh_limit(self) -> None:
        """Update the limit from the disk's free space. Queries the file system at most once a second, without lock."""
        left_bytes, disk_bytes = self._space.left_bytes(), self._config.disk_bytes
        self.limit_bytes = disk_bytes if left_bytes is None else min(left_bytes, disk_bytes)
        self._limit_segments()

    def set_catalog_bytes(self, size_bytes: int) -> None:
        """Set the catalog's part of the limit; units get the rest."""
        room_bytes = self.limit_bytes - size_bytes - CATALOG_GROWTH_BYTES
        with self._lock:
            units = self._units
            is_limited = units.usable_units < units.units_per_segment
            most = most_segments() * units.usable_units if is_limited else room_bytes
            units.max_units = max(0, min(room_bytes // self._unit_bytes, most))

    # -- allocation ------------------------------------------------------------------------------------------------

    def left(self, tenant: str, wanted: int) -> int:
        """Number of units, up to `wanted`, that the tenant's share of the disk still allows."""
        if not self._tenants.is_limited:
            return wanted
        with self._lock:
            return min(wanted, self._tenants.left(tenant, self._units.max_units))

    def allocate(self, wanted: int, tenant: str) -> Run | None:
        """A run of up to `wanted` units; None when the disk is full. Does not check the tenant's share."""
        with self._lock:
            run = self._units.allocate(wanted)
            if run is not None:
                self._tenants.take(run, tenant)
            return run

    def allocate_whole(self, wanted: int, tenant: str) -> Run | None:
        """A run of exactly `wanted` units, within the tenant's share; None if there is none."""
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
        """Limit segments to the operating system's limit of a file's size, which may have changed."""
        limit_bytes = longest_file_bytes()
        with self._lock:
            most = self._units.units_per_segment
            self._units.usable_units = most if limit_bytes is None else min(most, limit_bytes // self._unit_bytes)

    def free(self, runs: Sequence[Run]) -> None:
        """Free runs: blocks go to the file system first, while no other owner can have them."""
        for run in runs:
            self._punch(run.segment, run.position * self._unit_bytes, run.count * self._unit_bytes)
        with self._lock:
            for run in runs:
                self._tenants.give_back(run)
                self._units.release(run)

    def reclaim(self, taken: Iterable[Run]) -> None:
        """Free blocks that no run in `taken` uses, after a restart: the ends of segments, and holes between runs."""
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

    # -- limits ----------------------------------------------------------------------------------------------------

    def excess(self, mark: float, wanted: int = 0) -> int:
        """Units to evict before `wanted` more are allocated: 0 up to `mark` of the disk, else down to `disk_low`."""
        with self._lock:
            excess = self._excess(self._units.num_used + wanted, self._units.max_units, mark)
        if excess and self.limit_bytes < self._config.disk_bytes:
            self._squeezed()
        return excess

    def excess_when_refused(self, wanted: int) -> int:
        """Units to evict when a write of `wanted` allocated units found the disk full: the limit is the present use."""
        self._squeezed()
        num_used = self._units.num_used
        return max(wanted, num_used - int(num_used * self._config.disk_low))

    def excess_of(self, tenant: str, mark: float, wanted: int = 0) -> int:
        """The `excess` of a tenant's units over its share of the disk."""
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
    """Ids of claims that overlap the quarantine or an earlier claim; at one position the lower id wins."""
    ends: dict[int, int] = {}
    refused: set[int] = set()
    every = [*((run, 0) for run in quarantined), *claims]
    for run, number in sorted(every, key=lambda claim: (claim[0].segment, claim[0].position, claim[1])):
        if number and (run.position < ends.get(run.segment, 0) or run.segment >= _MAX_SEGMENTS):
            refused.add(number)
        else:
            ends[run.segment] = max(ends.get(run.segment, 0), run.position + run.count)
    return refused
