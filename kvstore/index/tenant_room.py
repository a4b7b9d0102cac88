"""Room on disk by tenant: which has how many units, and how many each may have. Pure; its owner serialises.

A run is its tenant's from when it is allocated until its room is free again: while it is written, stored, deleted but
still read, and in quarantine. So the sum over all tenants is what the allocator has handed out.
"""

from collections import Counter

from kvstore.disk.segment import Run


class TenantRoom:
    """Runs by tenant. `share`: of all units, for each tenant; 1.0 is no limit of its own."""

    def __init__(self, share: float) -> None:
        self._share = share
        self._owners: dict[tuple[int, int], str] = {}
        self._num_units: Counter[str] = Counter()

    @property
    def is_limited(self) -> bool:
        return self._share < 1

    def take(self, run: Run, tenant: str) -> None:
        """A run that was allocated is the tenant's."""
        at = (run.segment, run.position)
        assert at not in self._owners, f"{run} has an owner"
        self._owners[at] = tenant
        self._num_units[tenant] += run.count

    def give_back(self, run: Run) -> None:
        """Its room is free."""
        tenant = self._owners.pop((run.segment, run.position))
        self._num_units[tenant] -= run.count
        if not self._num_units[tenant]:
            del self._num_units[tenant]

    def units_of(self, tenant: str) -> int:
        return self._num_units[tenant]

    def tenants(self) -> list[str]:
        """Those that have any."""
        return list(self._num_units)

    def limit(self, max_units: int) -> int:
        """Units that one tenant may have, of `max_units` in all."""
        return int(max_units * self._share)

    def left(self, tenant: str, max_units: int) -> int:
        """Units that the tenant may still take; never negative."""
        return max(0, self.limit(max_units) - self._num_units[tenant])
