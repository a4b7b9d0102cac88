"""How much of something that is limited each tenant may have, so that no tenant keeps it from another one. Pure.

    limit of all ──┬── as much as stays free, or an equal part: what a tenant may have
                   └── more than that: refused, though there is room, until others need less
    guaranteed   ───── what each tenant may have in any case, also beyond the limit of all

A tenant that is alone may have all. When another one comes, it gets at least what is guaranteed, at once; the first one
gets no more until it is within its equal part. So all have at most the limit, and what is guaranteed to each tenant.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

_Key = TypeVar("_Key", bound=Hashable)


class Amounts(Counter[_Key]):
    """Amounts by key; a key that has none is forgotten."""

    def __setitem__(self, key: _Key, amount: int) -> None:
        if amount:
            super().__setitem__(key, amount)
        else:
            self.pop(key, None)

    @contextmanager
    def held(self, key: _Key, amount: int = 1) -> Iterator[None]:
        """Inside, the key has so much more."""
        self[key] += amount
        try:
            yield
        finally:
            self[key] -= amount


class TenantShares:
    """Amounts that each tenant has of one thing: places, or bytes. Not `is_shared`: all callers are one tenant."""

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
        """Whether what a tenant has is no more than it may have now: another one may have come since it was taken."""
        own = self._of[tenant]
        return own <= self.guaranteed or self._is_fair(tenant, own, self.total)

    def take(self, tenant: str, amount: int = 1) -> None:
        """The caller has asked `may_take`, or takes what is not refused."""
        self._of[tenant] += amount
        self.total += amount

    def give_back(self, tenant: str, amount: int = 1) -> None:
        assert 0 <= amount <= self._of[tenant], "no more than was taken"
        self.take(tenant, -amount)

    @contextmanager
    def held(self, tenant: str, amount: int = 1) -> Iterator[None]:
        """Inside, the tenant has so much more; `take` and `give_back`."""
        self.take(tenant, amount)
        try:
            yield
        finally:
            self.give_back(tenant, amount)

    def _is_fair(self, tenant: str, own: int, total: int) -> bool:
        num_tenants = len(self._of) + (tenant not in self._of)
        return not self._is_shared or may_have(own, total, num_tenants, self.limit)


def may_have(own: int, total: int, num_tenants: int, limit: int) -> bool:
    """Whether `own` of the `total` is as much as stays free, or an equal part among the tenants that have any."""
    return own <= limit - total or own * num_tenants <= limit
