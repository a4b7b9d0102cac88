"""Fair shares of a limited resource, so that no tenant can keep it from another one. Pure.

    limit of all ──┬── up to the amount that stays free, or up to an equal part: granted
                   └── more than that: refused, though there is room, until other tenants have less
    guaranteed   ───── granted to each tenant in any case, also beyond the limit of all

A single tenant may have all. When another tenant comes, it gets at least the guaranteed amount at once; the first one
gets no more until it is within its equal part. So the total is at most the limit plus the guaranteed amount of each
tenant.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

_Key = TypeVar("_Key", bound=Hashable)


class Amounts(Counter[_Key]):
    """Amounts by key; keys with an amount of 0 are dropped."""

    def __setitem__(self, key: _Key, amount: int) -> None:
        if amount:
            super().__setitem__(key, amount)
        else:
            self.pop(key, None)

    @contextmanager
    def held(self, key: _Key, amount: int = 1) -> Iterator[None]:
        """Context in which the key has `amount` more."""
        self[key] += amount
        try:
            yield
        finally:
            self[key] -= amount


class TenantShares:
    """Amounts of one resource (places or bytes) by tenant. Without `is_shared`, all callers are one tenant."""

    def __init__(self, limit: int, guaranteed: int = 1, *, is_shared: bool = True) -> None:
        self.limit = limit
        self.guaranteed = min(guaranteed, limit) if is_shared else 0
        self._is_shared = is_shared
        self._of = Amounts[str]()
        self.total = 0

    @property
    def num_tenants(self) -> int:
        return len(self._of)

    def of(self, tenant: str) -> int:
        return self._of[tenant]

    def may_take(self, tenant: str, amount: int = 1) -> bool:
        own, total = self._of[tenant] + amount, self.total + amount
        return own <= self.guaranteed or (total <= self.limit and self._is_fair(tenant, own, total))

    def may_keep(self, tenant: str) -> bool:
        """Whether a tenant has no more than its current share, which shrinks when other tenants come."""
        own = self._of[tenant]
        return own <= self.guaranteed or self._is_fair(tenant, own, self.total)

    def take(self, tenant: str, amount: int = 1) -> None:
        """Take an amount, without a check: see `may_take`."""
        self._of[tenant] += amount
        self.total += amount

    def give_back(self, tenant: str, amount: int = 1) -> None:
        assert 0 <= amount <= self._of[tenant], "no more than was taken"
        self.take(tenant, -amount)

    @contextmanager
    def held(self, tenant: str, amount: int = 1) -> Iterator[None]:
        """Context in which the tenant has `amount` more."""
        self.take(tenant, amount)
        try:
            yield
        finally:
            self.give_back(tenant, amount)

    def _is_fair(self, tenant: str, own: int, total: int) -> bool:
        num_tenants = len(self._of) + (tenant not in self._of)
        return not self._is_shared or may_have(own, total, num_tenants, self.limit)


def may_have(own: int, total: int, num_tenants: int, limit: int) -> bool:
    """Whether `own` of the `total` is at most the free amount, or an equal part among the tenants that have any."""
    return own <= limit - total or own * num_tenants <= limit
