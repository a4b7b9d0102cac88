"""Leases of stored KV, with their times and limits per principal and in all. Pure."""

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
#: Share of the limits of all handles that is guaranteed to each tenant.
_GUARANTEED = 1 / 16
_NO_ROOM = "your handles pin your whole share of the disk: release some, or wait"


@dataclass(slots=True, eq=False)
class KvLease:
    """Lease of one handle, from its reservation on. Changed by its table only."""

    handle_id: str
    tenant: str
    #: Bytes of the covered rows; before the grant, of the rows that it may cover.
    size_bytes: int
    #: None before the grant.
    placement: NodePlacement | None = None
    #: Seconds of the table's clock.
    granted_s: float = 0.0
    expires_s: float = 0.0
    #: Reads under way, which keep the placement until they are over.
    num_reads: int = 0
    #: Whether the lease has ended, so that no call finds it.
    has_ended: bool = False


class LeaseTable:
    """Owns: all leases. The caller of `end` must settle the placement (`let_go`). `is_shared`: there are tenants."""

    def __init__(
        self, config: LeasesConfig, clock: Callable[[], float] = time.monotonic, *, is_shared: bool = False
    ) -> None:
        #: Disk space that leases pin in the stores, until their placements are let go.
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

    def by_tenant(self) -> dict[str, tuple[int, int]]:
        """Handles and their bytes of each tenant that has any."""
        return {tenant: (number, self._bytes_of[tenant]) for tenant, number in self._num_of.items()}

    @property
    def next_expiry_s(self) -> float | None:
        """Seconds until the next lease expires; None when there is none."""
        granted = [lease.expires_s for lease in self._leases.values() if lease.placement is not None]
        return max(0.0, min(granted) - self._clock()) if granted else None

    def check_time(self, lease_s: float) -> None:
        """Raises InvalidRequest for an invalid time; 0 means no lease."""
        if not 0 <= lease_s <= self._config.max_lease_s:
            raise InvalidRequest(f"lease_s must be 0 to {self._config.max_lease_s:g} seconds, not {lease_s:g}")

    def reserve(self, tenant: str, size_bytes: int, disk_bytes: int = 0) -> KvLease:
        """Reserve a handle to `size_bytes` of KV that takes `disk_bytes` of a disk.

        Raises LeasesFull, or InvalidRequest for more than one handle may ever cover.
        """
        self._check_room(tenant, size_bytes, new_handles=1)
        if not self.room.may_come_to(tenant, disk_bytes):
            raise self._full(_NO_ROOM)
        lease = KvLease(secrets.token_urlsafe(_HANDLE_BYTES), tenant, size_bytes)
        self._leases[lease.handle_id] = lease
        self._count(lease, +1)
        return lease

    def enlarge(self, lease: KvLease, size_bytes: int) -> None:
        """Let a handle that was reserved for 0 bytes cover up to `size_bytes`. Raises as `reserve`."""
        assert not lease.size_bytes and not lease.has_ended, "before it covers anything"
        self._check_room(lease.tenant, size_bytes, new_handles=0)
        self._resize(lease, size_bytes)

    def grant(self, lease: KvLease, placement: NodePlacement, size_bytes: int, lease_s: float) -> None:
        """Cover a placement for `lease_s`. Raises LeasesFull when it would pin more than the tenant's disk share."""
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
        """Find a tenant's lease. Raises HandleNotFound for unknown, ended and other tenants' handles alike."""
        lease = self._leases.get(handle_id)
        if lease is None or lease.placement is None or lease.tenant != tenant or lease.expires_s <= self._clock():
            raise HandleNotFound
        return lease

    def renew(self, lease: KvLease, lease_s: float) -> None:
        """Extend a lease to `lease_s` from now. Raises LeaseSpent, or LeasesFull beyond the tenant's current share; a
        refused lease keeps its end.
        """
        assert lease.placement is not None, "it was granted"
        expires_s = self._clock() + lease_s
        if expires_s > max(lease.expires_s, lease.granted_s + self._config.max_renewed_s):
            raise LeaseSpent(self._config.max_renewed_s)
        if not self.room.may_keep(lease.tenant, lease.placement):
            raise self._full(_NO_ROOM)
        config, num_bytes = self._config, self._bytes_of[lease.tenant]
        if not self._may_have(num_bytes, self.num_bytes, config.max_leased_bytes, lease.tenant, is_kept=True):
            raise self._full(f"your handles cover {num_bytes} bytes, more than your share: release some, or wait")
        lease.expires_s = expires_s

    def seconds_left(self, lease: KvLease) -> float:
        return max(0.0, lease.expires_s - self._clock())

    def end(self, lease: KvLease) -> None:
        """End a lease, granted or only reserved; no effect on an ended one."""
        if not lease.has_ended:
            lease.has_ended = True
            del self._leases[lease.handle_id]
            self._count(lease, -1)

    def let_go(self, lease: KvLease) -> NodePlacement | None:
        """Placement of an ended lease, which the caller settles; None when that was done, or it covered nothing."""
        assert lease.has_ended
        placement, lease.placement = lease.placement, None
        if placement is not None:
            self.room.give_back(lease.tenant, placement)
        return placement

    def expired(self) -> list[KvLease]:
        """End the leases that have expired, and return them."""
        now = self._clock()
        due = [each for each in self._leases.values() if each.placement is not None and each.expires_s <= now]
        for lease in due:
            self.end(lease)
        self.num_expired += len(due)
        return due

    def of_tenant(self, tenant: str) -> list[KvLease]:
        return [each for each in self._leases.values() if each.tenant == tenant and each.placement is not None]

    def _check_room(self, tenant: str, size_bytes: int, *, new_handles: int) -> None:
        """Raises LeasesFull when `size_bytes` more of a tenant are too much now, InvalidRequest when always."""
        config = self._config
        most_bytes = min(config.max_leased_bytes, config.max_leased_bytes_per_tenant)
        if size_bytes > most_bytes:
            raise InvalidRequest(
                f"a handle may cover {most_bytes} bytes of KV, not {size_bytes}: lease a shorter prompt"
            )
        own, own_bytes = self._num_of[tenant] + new_handles, self._bytes_of[tenant] + size_bytes
        in_all, bytes_in_all = len(self._leases) + new_handles, self.num_bytes + size_bytes
        of_tenant = (
            (own, config.max_leases_per_tenant, "handles of yours"),
            (own_bytes, config.max_leased_bytes_per_tenant, "bytes under your handles"),
        )
        of_all = (
            (own, in_all, config.max_leases, "handles of all clients"),
            (own_bytes, bytes_in_all, config.max_leased_bytes, "bytes under the handles of all clients"),
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
        return self._full(f"this would make {wanted} {what}, and the limit is {limit}: release some, or wait")

    def _full(self, why: str) -> LeasesFull:
        return LeasesFull(why, max(_LEAST_RETRY_S, self.next_expiry_s or 0.0))

    def _resize(self, lease: KvLease, size_bytes: int) -> None:
        self._count(lease, -1)
        lease.size_bytes = size_bytes
        self._count(lease, +1)

    def _count(self, lease: KvLease, sign: int) -> None:
        self._num_of[lease.tenant] += sign
        self._bytes_of[lease.tenant] += sign * lease.size_bytes
