"""Disk space that leases pin in the stores; an extent counts once, as a whole, however many handles cover it. Pure.

    disk of a store   |  never under leases  |  free for leases  |  pinned by A  |  pinned by B  |

A tenant may pin three times the space that stays free for leases. So a single tenant may pin three quarters of the
space for leases, two tenants three sevenths each, and a further tenant always finds some. A tenant that pinned more
while it was alone may not renew its leases until it is within its share. The part that is never under leases can be
evicted when new KV is stored: no lease keeps another tenant's KV from being stored.
"""

from dataclasses import dataclass, field, replace

from cluster.nodes.node_stores import NodePlacement
from cluster.ports import StorePort
from cluster.tenant_shares import Amounts

#: Share of a disk that all leases may pin; most that a tenant may pin, as a multiple of the space that stays free.
_LEASABLE = 0.9
_TIMES_FREE = 3


@dataclass(slots=True)
class _StoreRoom:
    #: Limit of the store's disk in bytes, as last reported.
    disk_bytes: int = 0
    num_placements: int = 0
    #: Number of leases that pin each extent.
    num_leases: Amounts[int] = field(default_factory=Amounts)
    bytes_of: Amounts[str] = field(default_factory=Amounts)
    total_bytes: int = 0

    def may_have(self, tenant: str, more_bytes: int) -> bool:
        free_bytes = self.disk_bytes * _LEASABLE - self.total_bytes - more_bytes
        return self.bytes_of[tenant] + more_bytes <= _TIMES_FREE * free_bytes

    def new_bytes(self, held: NodePlacement) -> int:
        """Bytes of the extents that a placement pins and no lease pins yet."""
        return sum(size for extent, size in held.placement.kept_bytes if not self.num_leases[extent])

    def change(self, tenant: str, size_bytes: int) -> None:
        self.total_bytes += size_bytes
        self.bytes_of[tenant] += size_bytes


class LeasedRoom:
    """Disk space that leases pin in each store. Without `is_shared` all callers are one tenant, without a limit."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._rooms: dict[StorePort, _StoreRoom] = {}

    @property
    def total_bytes(self) -> int:
        return sum(room.total_bytes for room in self._rooms.values())

    def bytes_of(self, tenant: str) -> int:
        return sum(room.bytes_of[tenant] for room in self._rooms.values())

    def may_come_to(self, tenant: str, more_bytes: int) -> bool:
        """Whether some store may have room for `more_bytes` of a tenant; True while no store is known."""
        rooms = self._rooms.values()
        return not (self._is_shared and rooms) or any(room.may_have(tenant, more_bytes) for room in rooms)

    def may_take(self, tenant: str, held: NodePlacement) -> bool:
        if not self._is_shared:
            return True
        room = self._rooms.get(held.store) or _StoreRoom()
        return replace(room, disk_bytes=held.placement.disk_bytes).may_have(tenant, room.new_bytes(held))

    def may_keep(self, tenant: str, held: NodePlacement) -> bool:
        """Whether a tenant pins no more of the store of a lease than its current share."""
        return not self._is_shared or self._rooms[held.store].may_have(tenant, 0)

    def take(self, tenant: str, held: NodePlacement) -> None:
        room = self._rooms.setdefault(held.store, _StoreRoom())
        room.disk_bytes = held.placement.disk_bytes
        room.change(tenant, room.new_bytes(held))
        room.num_leases.update(extent for extent, _ in held.placement.kept_bytes)
        room.num_placements += 1

    def give_back(self, tenant: str, held: NodePlacement) -> None:
        room = self._rooms[held.store]
        for extent, size in held.placement.kept_bytes:
            room.num_leases[extent] -= 1
            if not room.num_leases[extent]:
                room.change(tenant, -size)
        room.num_placements -= 1
        if not room.num_placements:
            del self._rooms[held.store]
