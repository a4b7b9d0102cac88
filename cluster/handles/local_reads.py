"""Grants to processes on the store's host, which read the KV of their handles from the store's memory."""

from dataclasses import dataclass

from cluster.errors import HandleNotFound
from cluster.handles.kv_handles import KvHandles
from cluster.ports import StoreIsSilent, StoreLost
from kvstore import ReadGrant, StoreError, StoreIdentity, StoreUnreachable


@dataclass(frozen=True, slots=True)
class Located:
    """A grant to read the rows of a handle from memory; without one, `reason` says why they must go over gRPC."""

    grant: ReadGrant | None
    reason: str = ""


class LocalReads:
    """Makes grants for readers on the store's host. `is_allowed`: `server.local_reads`. Used from one event loop."""

    def __init__(self, handles: KvHandles, identity: StoreIdentity, *, is_allowed: bool) -> None:
        self._handles = handles
        self._identity = identity
        self._is_allowed = is_allowed
        self.num_located = 0

    async def locate(self, tenant: str, handle_id: str, reader_host_id: str) -> Located:
        """Grant a read of a handle's rows, if the reader is on the store's host. Raises HandleNotFound."""
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
        except (StoreUnreachable, StoreLost):  # the store was restarted, or its node is gone
            self._handles.end(lease)
            raise HandleNotFound from None
        except StoreError as error:
            return Located(None, f"the store takes no readers: {type(error).__name__}")
        if grant is None:
            return Located(None, "the caller is on another host than the store")
        self.num_located += 1
        return Located(grant)
