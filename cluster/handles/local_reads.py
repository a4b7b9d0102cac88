"""Reading on the store's own host: a process there reads what its handle covers out of the store's memory."""

from dataclasses import dataclass

from cluster.errors import HandleNotFound
from cluster.handles.kv_handles import KvHandles
from cluster.ports import StoreIsSilent, StoreLost
from kvstore import ReadGrant, StoreError, StoreIdentity, StoreUnreachable


@dataclass(frozen=True, slots=True)
class Located:
    """Where the rows of a handle are; or `reason`, why they must be read through this process."""

    grant: ReadGrant | None
    reason: str = ""


class LocalReads:
    """Grants to readers on the store's host. `is_allowed`: `server.local_reads`. For one event loop."""

    def __init__(self, handles: KvHandles, identity: StoreIdentity, *, is_allowed: bool) -> None:
        self._handles = handles
        self._identity = identity
        self._is_allowed = is_allowed
        self.num_located = 0

    async def locate(self, tenant: str, handle_id: str, reader_host_id: str) -> Located:
        """Raises HandleNotFound."""
        lease = self._handles.leases.find(tenant, handle_id)
        placement = lease.placement
        assert placement is not None, "a lease that is found was granted"
        if not self._is_allowed:
            return Located(None, "server.local_reads is off")
        if not self._identity.has_exact_rows:
            return Located(None, "the rows are stored coded")
        try:
            async with self._handles.asking(tenant):
                grant = await placement.store.grant_read(placement.placement, reader_host_id)
        except StoreIsSilent:
            return Located(None, "the store does not answer")
        except (StoreUnreachable, StoreLost):  # it does not know the placement: it was restarted, or its node is gone
            self._handles.end(lease)
            raise HandleNotFound from None
        except StoreError as error:
            return Located(None, f"the store takes no readers: {type(error).__name__}")
        if grant is None:
            return Located(None, "the caller is on another host than the store")
        self.num_located += 1
        return Located(grant)
