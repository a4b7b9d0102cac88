"""Leases of stored KV: what a principal may read until when, within limits per principal and in all. Pure."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from cluster.config.leases import LeasesConfig
from cluster.errors import HandleNotFound, InvalidRequest, LeasesFull, LeaseSpent
from cluster.handles.leased_room import LeasedRoom
from cluster.nodes.node_stores import NodePlacement
from cluster.tenant_shares import Amounts, may_have

_HANDLE_BYTES = 24
_LEAST_RETRY_S = 0.1
#: Part of the most under all handles that each tenant may have in any case.
_GUARANTEED = 1 / 16
_NO_ROOM = "handles of yours keep as much of the disk from others as they may: release some, or wait"


@dataclass(slots=True, eq=False)
class KvLease:
    """One handle's lease, from its reservation on. Changed by its table only."""

    handle_id: str
    tenant: str
    #: Bytes of the rows that it covers; before it is granted, of those that it may come to cover.
    size_bytes: int
    #: None until it is granted.
    placement: NodePlacement | None = None
    #: On the table's clock.
    granted_s: float = 0.0
    expires_s: float = 0.0
    #: Reads under way. What they read stays until they are over.
    num_reads: int = 0
    #: No call can find it any more.
    has_ended: bool = False


class LeaseTable:
    """Owns: all leases. Who ends one gives its placement (`let_go`) back. `is_shared`: tenants are distinguished."""

    def __init__(
        self, config: LeasesConfig, clock: Callable[[], float] = time.monotonic, *, is_shared: bool = False
    ) -> None:
        #: Room that leases keep of the stores' disks, until their placements are let go.
        self.room = LeasedRoom(is_shared=is_shared)
        self._config = config
        self._clock = clock
        self._is_shared = is_shared
        self._leases: dict[str, KvLease] = {}
        self._num_of, self._bytes_of = Amounts[str](), Amounts[str]()
        self.num_granted = self.num_expired = 0

    @property
    def num_leases(self) -> int:
        return len(self._leases)

    @property
    def num_bytes(self) -> int:
        return sum(self._bytes_of.values())

    @property
    def next_expiry_s(self) -> float | None:
        """Seconds until the next lease expires; None when there is none."""
        granted = [lease.expires_s for lease in self._leases.values() if lease.placement is not None]
        return max(0.0, min(granted) - self._clock()) if granted else None

    def check_time(self, lease_s: float) -> None:
        """Raises InvalidRequest. A lease of no seconds is none."""
        if not 0 <= lease_s <= self._config.max_lease_s:
            raise InvalidRequest(f"lease_s must be 0 to {self._config.max_lease_s:g} seconds, not {lease_s:g}")

    def reserve(self, tenant: str, size_bytes: int, disk_bytes: int = 0) -> KvLease:
        """A place for a handle to so much KV, on so much of a disk. Raises LeasesFull, InvalidRequest for too much."""
        self._check_room(tenant, size_bytes, new_handles=1)
        if not self.room.may_come_to(tenant, disk_bytes):
            raise self._full(_NO_ROOM)
        lease = KvLease(secrets.token_urlsafe(_HANDLE_BYTES), tenant, size_bytes)
        self._leases[lease.handle_id] = lease
        self._count(lease, +1)
        return lease

    def enlarge(self, lease: KvLease, size_bytes: int) -> None:
        """A handle that was reserved for nothing may come to cover so much. Raises as `reserve`."""
        assert not lease.size_bytes and not lease.has_ended, "before it covers anything"
        self._check_room(lease.tenant, size_bytes, new_handles=0)
        self._resize(lease, size_bytes)

    def grant(self, lease: KvLease, placement: NodePlacement, size_bytes: int, lease_s: float) -> None:
        """Cover a placement for `lease_s`. Raises LeasesFull where that keeps more of a disk than the tenant may."""
        assert lease.placement is None and not lease.has_ended, "granted once, before it ends"
        if not self.room.may_take(lease.tenant, placement):
            raise self._full(_NO_ROOM)
        self.room.take(lease.tenant, placement)
        self._resize(lease, size_bytes)
        lease.placement = placement
        lease.granted_s = self._clock()
        lease.expires_s = lease.granted_s + lease_s
        self.num_granted += 1

    def find(self, tenant: str, handle_id: str) -> KvLease:
        """Raises HandleNotFound: unknown, ended, or another's, which is not told apart."""
        lease = self._leases.get(handle_id)
        if lease is None or lease.placement is None or lease.tenant != tenant or lease.expires_s <= self._clock():
            raise HandleNotFound
        return lease

    def renew(self, lease: KvLease, lease_s: float) -> None:
        """Refused, it ends when it would have. Raises LeaseSpent, or LeasesFull beyond the tenant's present share."""
        assert lease.placement is not None, "it was granted"
        expires_s = self._clock() + lease_s
        if expires_s > max(lease.expires_s, lease.granted_s + self._config.max_renewed_s):
            raise LeaseSpent(self._config.max_renewed_s)
        if not self.room.may_keep(lease.tenant, lease.placement):
            raise self._full(_NO_ROOM)
        config, num_bytes = self._config, self._bytes_of[lease.tenant]
        if not self._may_have(num_bytes, self.num_bytes, config.max_leased_bytes, lease.tenant, is_kept=True):
            raise self._full(f"{num_bytes} bytes under handles of yours are more than your share")
        lease.expires_s = expires_s

    def seconds_left(self, lease: KvLease) -> float:
        return max(0.0, lease.expires_s - self._clock())

    def end(self, lease: KvLease) -> None:
        """Also of one that was only reserved, and of one that has ended."""
        if not lease.has_ended:
            lease.has_ended = True
            del self._leases[lease.handle_id]
            self._count(lease, -1)

    def let_go(self, lease: KvLease) -> NodePlacement | None:
        """The placement of a lease that has ended, to be given back; None when that was done, or it covered nothing."""
        assert lease.has_ended
        placement, lease.placement = lease.placement, None
        if placement is not None:
            self.room.give_back(lease.tenant, placement)
        return placement

    def expired(self) -> list[KvLease]:
        """End what has run out; returns it."""
        now = self._clock()
        due = [each for each in self._leases.values() if each.placement is not None and each.expires_s <= now]
        for lease in due:
            self.end(lease)
        self.num_expired += len(due)
        return due

    def of_tenant(self, tenant: str) -> list[KvLease]:
        return [each for each in self._leases.values() if each.tenant == tenant and each.placement is not None]

    def _check_room(self, tenant: str, size_bytes: int, *, new_handles: int) -> None:
        """Raises LeasesFull where so much more of a tenant is too much now, InvalidRequest where it always is."""
        config = self._config
        most_bytes = min(config.max_leased_bytes, config.max_leased_bytes_per_tenant)
        if size_bytes > most_bytes:
            raise InvalidRequest(f"a handle to {size_bytes} bytes of KV, and one may cover {most_bytes}: lease less")
        own, own_bytes = self._num_of[tenant] + new_handles, self._bytes_of[tenant] + size_bytes
        in_all, bytes_in_all = len(self._leases) + new_handles, self.num_bytes + size_bytes
        of_tenant = (
            (own, config.max_leases_per_tenant, "handles of yours"),
            (own_bytes, config.max_leased_bytes_per_tenant, "bytes under handles of yours"),
        )
        of_all = (
            (own, in_all, config.max_leases, "handles"),
            (own_bytes, bytes_in_all, config.max_leased_bytes, "bytes under handles"),
        )
        for wanted, limit, what in of_tenant:
            if wanted > limit:
                raise self._too_many(wanted, limit, what)
        for wanted, total, limit, what in of_all:
            if not self._may_have(wanted, total, limit, tenant):
                raise self._too_many(total, limit, what)

    def _may_have(self, own: int, total: int, limit: int, tenant: str, *, is_kept: bool = False) -> bool:
        if not self._is_shared:
            return is_kept or total <= limit
        num_tenants = len(self._num_of) + (tenant not in self._num_of)
        guaranteed = max(1, int(limit * _GUARANTEED))
        return own <= guaranteed or ((is_kept or total <= limit) and may_have(own, total, num_tenants, limit))

    def _too_many(self, wanted: int, limit: int, what: str) -> LeasesFull:
        return self._full(f"{wanted} {what}, and there may be {limit}: release some, or wait")

    def _full(self, why: str) -> LeasesFull:
        return LeasesFull(why, max(_LEAST_RETRY_S, self.next_expiry_s or 0.0))

    def _resize(self, lease: KvLease, size_bytes: int) -> None:
        self._count(lease, -1)
        lease.size_bytes = size_bytes
        self._count(lease, +1)

    def _count(self, lease: KvLease, sign: int) -> None:
        self._num_of[lease.tenant] += sign
        self._bytes_of[lease.tenant] += sign * lease.size_bytes
