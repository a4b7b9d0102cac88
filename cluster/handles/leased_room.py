"""Room on the stores' disks that leases keep from eviction: an extent once, whole, however many handles cover it. Pure.

    disk of a store   |  never under leases  |  free for leases  |  kept by A  |  kept by B  |

A tenant may keep three times what stays free for all. So a tenant that is alone may keep three quarters of what leases
may have, two of them three sevenths each, and the next one always finds some. One that has kept more, because it came
first, may not renew until it is within that. What is never under leases is evicted when there is something new to
store: no lease keeps another tenant's KV from being stored.
"""

from dataclasses import dataclass, field, replace

from cluster.nodes.node_stores import NodePlacement
from cluster.ports import StorePort
from cluster.tenant_shares import Amounts

#: Part of a disk that all leases may keep; and how many times what stays free one tenant may.
_LEASABLE = 0.9
_TIMES_FREE = 3


@dataclass(slots=True)
class _StoreRoom:
    #: Bytes that the store may have on its disk, as it said last.
    disk_bytes: int = 0
    num_placements: int = 0
    #: By extent, the leases that keep it.
    num_leases: Amounts[int] = field(default_factory=Amounts)
    bytes_of: Amounts[str] = field(default_factory=Amounts)
    total_bytes: int = 0

    def may_have(self, tenant: str, more_bytes: int) -> bool:
        free_bytes = self.disk_bytes * _LEASABLE - self.total_bytes - more_bytes
        return self.bytes_of[tenant] + more_bytes <= _TIMES_FREE * free_bytes

    def new_bytes(self, held: NodePlacement) -> int:
        """Bytes of the extents that a placement keeps and no lease keeps yet."""
        return sum(size for extent, size in held.placement.kept_bytes if not self.num_leases[extent])

    def change(self, tenant: str, size_bytes: int) -> None:
        self.total_bytes += size_bytes
        self.bytes_of[tenant] += size_bytes


class LeasedRoom:
    """Room that leases keep of each store's disk. Not `is_shared`: callers are one tenant, which may keep all of it."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._rooms: dict[StorePort, _StoreRoom] = {}

    @property
    def total_bytes(self) -> int:
        return sum(room.total_bytes for room in self._rooms.values())

    def bytes_of(self, tenant: str) -> int:
        return sum(room.bytes_of[tenant] for room in self._rooms.values())

    def may_come_to(self, tenant: str, more_bytes: int) -> bool:
        """Whether some store has room for so much more of a tenant; one of which nothing is known may have."""
        rooms = self._rooms.values()
        return not (self._is_shared and rooms) or any(room.may_have(tenant, more_bytes) for room in rooms)

    def may_take(self, tenant: str, held: NodePlacement) -> bool:
        if not self._is_shared:
            return True
        room = self._rooms.get(held.store) or _StoreRoom()
        return replace(room, disk_bytes=held.placement.disk_bytes).may_have(tenant, room.new_bytes(held))

    def may_keep(self, tenant: str, held: NodePlacement) -> bool:
        """Whether what a tenant keeps of a lease's store is no more than it may now."""
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
