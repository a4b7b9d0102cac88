"""Places of readers of stored KV. A reader holds one window of rows in this process, and a thread while it reads one.

    taken ──> a window is read ──> its rows are sent, message by message ──> the next window ──> given back
                                        └── its leases have ended: given back at once, though rows are still being sent

The read of a window cannot be interrupted: its thread is busy until the read is over, even when the call has ended.
The place stays taken until then.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from cluster.errors import QueueFull
from cluster.handles.lease_table import KvLease
from cluster.tenant_shares import TenantShares

_RETRY_READ_S = 1.0


class ReadPlace:
    """Place of one call. `leases`: the leases that it reads under; empty for reads without leases."""

    def __init__(self, places: "ReadPlaces", tenant: str, leases: Collection[KvLease]) -> None:
        self.tenant = tenant
        self.leases = leases
        self._places = places
        self._num_reads = 0
        self._is_giving = False
        self.has_left = False
        self.is_taken = True

    @property
    def may_end(self) -> bool:
        """Whether the place can be given back: nothing is read for it, and nothing more will be."""
        if not self.is_taken or self._num_reads:
            return False
        return self.has_left or (self._is_giving and bool(self.leases) and all(e.has_ended for e in self.leases))

    def begin_read(self) -> None:
        self._num_reads += 1

    def end_read(self) -> None:
        self._num_reads -= 1
        self._places.look_at(self)

    @contextmanager
    def giving(self) -> Iterator[None]:
        """Context in which rows are sent and nothing is read."""
        self._is_giving = True
        self._places.look_at(self)
        try:
            yield
        finally:
            self._is_giving = False

    def leave(self) -> None:
        self.has_left = True
        self._places.look_at(self)


class ReadPlaces:
    """Owns: `max_places` places, and one more for each tenant that would have none. Used from one event loop.

    At most `max_places` calls of a tenant may still hold rows after their places were given back early; places of
    further calls stay taken until the calls have ended.
    """

    def __init__(self, max_places: int, *, is_shared: bool) -> None:
        self.shares = TenantShares(max_places, is_shared=is_shared)
        self._places: set[ReadPlace] = set()
        #: Places given back early, of calls that still send rows.
        self._late: set[ReadPlace] = set()

    @contextmanager
    def taken(self, tenant: str, leases: Collection[KvLease] = ()) -> Iterator[ReadPlace]:
        """Take a place inside the context. Raises QueueFull."""
        if not self.shares.may_take(tenant):
            own, total = self.shares.of(tenant), self.shares.total
            raise QueueFull(
                f"{total} streams of KV are being read, {own} of them yours; try again later", _RETRY_READ_S
            )
        place = ReadPlace(self, tenant, leases)
        self.shares.take(tenant)
        self._places.add(place)
        try:
            yield place
        finally:
            place.leave()

    def lease_ended(self, lease: KvLease) -> None:
        for place in [each for each in self._places if lease in each.leases]:
            self.look_at(place)

    def look_at(self, place: ReadPlace) -> None:
        """Give a place back if it can be."""
        if place.has_left:
            self._late.discard(place)
        if not place.may_end:
            return
        if not place.has_left:
            if sum(late.tenant == place.tenant for late in self._late) >= self.shares.limit:
                return
            self._late.add(place)
        place.is_taken = False
        self._places.discard(place)
        self.shares.give_back(place.tenant)
