"""Room on disk by tenant: units in use, and limits. Pure; the owner serialises calls.

A run belongs to its tenant from its allocation until its room is freed: while it is written, stored, deleted but still
read, or in quarantine. So the sum over all tenants equals the allocated units.
"""

from collections import Counter

from kvstore.disk.segment import Run


class TenantRoom:
    """Runs by tenant. `share`: part of all units that each tenant may have; 1.0 for no limit."""

    def __init__(self, share: float) -> None:
        self._share = share
        self._owners: dict[tuple[int, int], str] = {}
        self._num_units: Counter[str] = Counter()

    @property
    def is_limited(self) -> bool:
        return self._share < 1

    def take(self, run: Run, tenant: str) -> None:
        """Count an allocated run for a tenant."""
        at = (run.segment, run.position)
        assert at not in self._owners, f"{run} has an owner"
        self._owners[at] = tenant
        self._num_units[tenant] += run.count

    def give_back(self, run: Run) -> None:
        """Count a run as free."""
        tenant = self._owners.pop((run.segment, run.position))
        self._num_units[tenant] -= run.count
        if not self._num_units[tenant]:
            del self._num_units[tenant]

    def units_of(self, tenant: str) -> int:
        return self._num_units[tenant]

    def largest(self, num_tenants: int) -> list[tuple[str, int]]:
        """Tenants that have most, and their units."""
        return self._num_units.most_common(num_tenants)

    def tenants(self) -> list[str]:
        """Tenants with units."""
        return list(self._num_units)

    def limit(self, max_units: int) -> int:
        """Most units of one tenant, of `max_units` in all."""
        return int(max_units * self._share)

    def left(self, tenant: str, max_units: int) -> int:
        """Number of units that the tenant may still take; never negative."""
        return max(0, self.limit(max_units) - self._num_units[tenant])
