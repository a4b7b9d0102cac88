"""The handle of a running prefill, whose KV is read while it is computed.

It is granted when workers begin on the request. It ends when they begin again, after a lost worker or damaged KV, so
that it never covers rows of two runs; and when the request fails.
"""

import asyncio
import contextlib
from collections.abc import Iterator

from cluster.handles.kv_handles import KvHandle, KvHandles
from cluster.handles.lease_table import KvLease
from cluster.nodes.node_stores import NodePlacement


class FlowingHandle:
    """Handle of one running prefill. Owns: the lease, until `keep`. Used from one event loop."""

    def __init__(self, handles: KvHandles, lease: KvLease, lease_s: float) -> None:
        self._handles = handles
        self._lease = lease
        self._lease_s = lease_s
        self._handle: KvHandle | None = None
        self._has_ended = False
        #: The handle of the first run, then None when the request is over.
        self._granted: asyncio.Queue[KvHandle | None] = asyncio.Queue()

    def begin(self, placement: NodePlacement) -> None:
        """Grant the handle when workers begin; end it when they begin again. See `TokenRequest.on_flow`."""
        if self._handle is not None or self._has_ended:
            self.end()
            self._handles.settle(placement)
            return
        self._handle = self._handles.grant_flowing(self._lease, placement, self._lease_s)
        self._granted.put_nowait(self._handle)

    def no_more(self) -> None:
        self._granted.put_nowait(None)

    async def granted(self) -> KvHandle | None:
        """Wait for the handle, which is returned once; None when the request is over."""
        return await self._granted.get()

    def keep(self) -> KvHandle | None:
        """Keep the handle after a request that ended well. None without a handle, or when it has ended."""
        if self._handle is None or not self._handle.handle_id or self._lease.has_ended:
            return None
        self._has_ended = True
        return self._handles.handle_of(self._lease)

    def end(self) -> None:
        """End the handle unless it is kept; none is granted afterwards."""
        if not self._has_ended:
            self._has_ended = True
            self._handles.end(self._lease)


@contextlib.contextmanager
def flowing_handle(handles: KvHandles, tenant: str, num_tokens: int, lease_s: float) -> Iterator[FlowingHandle]:
    """Reserve a prefill's handle; it ends with the context unless it is kept. Raises LeasesFull, InvalidRequest."""
    with handles.reserved(tenant, num_tokens) as lease, handles.being_granted(lease):
        flowing = FlowingHandle(handles, lease, lease_s)
        try:
            yield flowing
        finally:
            flowing.end()
