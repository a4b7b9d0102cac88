"""KV handles: they pin stored KV for a client, which reads it (`leased_reads.py`).

A handle is a lease in this process (`cluster/handles/lease_table.py`) and a placement in the store, which pins its
chunks until it is settled. It is settled once: when the lease has ended (released, expired, found damaged, its tenant's
data deleted) and no read is under way. Both live in memory: a restart of service or store ends all handles.
"""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cluster.background import Background
from cluster.config.leases import LeasesConfig
from cluster.errors import HandleNotFound, KvDamaged, LeasesFull, ServiceUnavailable
from cluster.handles.lease_table import KvLease, LeaseTable
from cluster.handles.leased_reads import LeasedReads, reading
from cluster.handles.row_coding import RowCoding
from cluster.handles.tenant_turns import TenantTurns
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.ports import StoreLost
from kvstore import EXACT, StoreError

#: Most calls at once that wait in the store for durable chunks: the store has few threads, and lookups need them.
_MAX_WAITING = 4
#: Most lookups at once, so that the store has threads left for requests.
_MAX_LOOKUPS = 4
_STORE_LOST = "the store was lost; ask again"


@dataclass(frozen=True, slots=True)
class KvHandle:
    """A client's view of its lease; the id is empty when nothing is covered."""

    handle_id: str
    covered_tokens: int
    size_bytes: int
    expires_in_s: float
    #: Coding of the covered rows in the store.
    coding: RowCoding
    provenance: str


@dataclass(frozen=True, slots=True)
class StoredPrompt:
    """Stored prefix of a prompt: whole chunks, from the first."""

    num_stored_tokens: int
    #: Stored tokens that are in the store's memory: whole chunks at any position.
    num_resident_tokens: int
    provenance: str
    #: None when no lease was requested.
    handle: KvHandle | None


class KvHandles:
    """Owns: the leases, their placements in the store, the reads. Used from one event loop."""

    def __init__(
        self, config: LeasesConfig, tokens_per_chunk: int, stores: NodeStores, *, is_shared: bool = False
    ) -> None:
        """`is_shared`: there are several tenants, none of which may keep another from having handles and reading."""
        self.leases = LeaseTable(config, is_shared=is_shared)
        #: Coding of the rows in the store.
        self.coding = RowCoding(stores.identity.shape, stores.identity.shape.codec)
        self._config = config
        self._kv = stores.identity.shape
        self._tokens_per_chunk = tokens_per_chunk
        self._stores = stores
        self._chunk_bytes = stores.identity.layout.unit_bytes(stores.identity.shape)
        self.reads = LeasedReads(config, stores, self.leases, self._give_back, is_shared=is_shared)
        #: Leases that are being granted; when a tenant's data is deleted, its leases are removed.
        self._granting: set[KvLease] = set()
        self._waiting = TenantTurns(_MAX_WAITING, is_shared=is_shared)
        self._looking_up = TenantTurns(_MAX_LOOKUPS, is_shared=is_shared)
        self._timer: asyncio.TimerHandle | None = None
        self._background = Background()

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.to_thread(self.reads.close)

    # -- leases ----------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def reserved(self, tenant: str, num_tokens: int) -> Iterator[KvLease]:
        """Reserve a handle to a prompt, given back unless it is granted inside the context. Raises LeasesFull."""
        coverable = self.coverable(num_tokens)
        disk_bytes = coverable // self._tokens_per_chunk * self._chunk_bytes
        lease = self.leases.reserve(tenant, coverable * self._kv.token_bytes, disk_bytes)
        try:
            yield lease
        finally:
            if lease.placement is None:
                self.leases.end(lease)

    async def grant(self, lease: KvLease, token_ids: Sequence[int], lease_s: float, node_id: str = "") -> KvHandle:
        """Cover the stored prefix of a prompt, also chunks on their way to disk; if these are lost, the handle ends.

        `node_id`: node in whose store the prompt was saved; empty: the node that holds most of it. The handle covers
        nothing when the tenant's data is deleted meanwhile. Raises LeasesFull when it would pin too much of the disk.
        """
        with self.being_granted(lease):
            placement = await self._placement(lease.tenant, token_ids, node_id, wait_s=0.0, is_durable=False)
            try:
                return self._granted(lease, placement, lease_s)
            finally:
                if lease.placement is None:
                    self.settle(placement)

    async def lookup(
        self, tenant: str, token_ids: Sequence[int], lease_s: float, provenance: str = EXACT
    ) -> StoredPrompt:
        """Find the stored prefix of a prompt on the node that holds most of it; with `lease_s`, lease it for that time.

        `provenance`: of the KV to look for (`kvstore/format/provenance.py`). Does not wait for chunks on their way to
        disk, but counts them. Raises LeasesFull, InvalidRequest for more than one handle may cover, QueueFull, and
        ServiceUnavailable.
        """
        async with contextlib.AsyncExitStack() as stack:
            lease: KvLease | None = None
            if lease_s:
                lease = stack.enter_context(self.reserved(tenant, 0))
                stack.enter_context(self.being_granted(lease))
            # One turn for both calls: a wait for a second turn would pin the chunks that were found.
            await stack.enter_async_context(self.asking(tenant, len(token_ids)))
            placement = _found(await self._hold(tenant, token_ids, is_durable=False, provenance=provenance))
            try:
                stored, resident = placement.num_stored_tokens, await self._resident_tokens(placement)
                handle = None
                if lease is not None:
                    self.leases.enlarge(lease, stored * self._kv.token_bytes)
                    handle = self._granted(lease, placement, lease_s)
                return StoredPrompt(stored, resident, self._provenance(placement), handle)
            finally:
                if lease is None or lease.placement is None:
                    self.settle(placement)

    def grant_flowing(self, lease: KvLease, placement: NodePlacement, lease_s: float) -> KvHandle:
        """Cover the KV that a running prefill will store. Takes over the placement.

        Call it inside `being_granted`. The handle covers nothing when the tenant's data is deleted meanwhile, or when
        it would pin too much of the disk.
        """
        try:
            return self._granted(lease, placement, lease_s)
        except LeasesFull:
            return self._no_handle(placement)
        finally:
            if lease.placement is None:
                self.settle(placement)

    def renew(self, tenant: str, handle_id: str, lease_s: float) -> KvHandle:
        """Extend a lease to `lease_s` from now. Raises HandleNotFound, LeaseSpent, LeasesFull."""
        lease = self.leases.find(tenant, handle_id)
        self.leases.renew(lease, lease_s)
        self._set_timer()
        return self.handle_of(lease)

    def release(self, tenant: str, handle_id: str) -> None:
        with contextlib.suppress(HandleNotFound):
            self.end(self.leases.find(tenant, handle_id))

    def asking(self, tenant: str, num_tokens: int = 0) -> contextlib.AbstractAsyncContextManager[None]:
        """Context for a store call that is answered at once: at most `_MAX_LOOKUPS` at a time, tenants by turns.

        `num_tokens`: number of token ids that the call holds while it waits. Raises QueueFull when too many wait.
        """
        return self._looking_up.turn(tenant, num_tokens)

    def coverable(self, num_tokens: int) -> int:
        """Tokens of a prompt that can be stored: its whole chunks."""
        return num_tokens - num_tokens % self._tokens_per_chunk

    def end_all(self, tenant: str) -> None:
        """End all handles of a tenant, also those being granted, because its data is deleted."""
        self._granting = {lease for lease in self._granting if lease.tenant != tenant}
        for lease in self.leases.of_tenant(tenant):
            self.end(lease)

    async def warm(
        self, tenant: str, token_ids: Sequence[int], *, to_memory: bool, node_id: str = ""
    ) -> tuple[int, int]:
        """Return how many tokens of a prompt are stored and in memory, in whole chunks; `to_memory` loads them first.

        `node_id` as in `grant`. Waits for chunks on their way to disk. Raises QueueFull, ServiceUnavailable.
        """
        placement = _found(await self._placement(tenant, token_ids, node_id, wait_s=self._config.durable_wait_s))
        try:
            if not to_memory or not placement.num_stored_tokens:
                return placement.num_stored_tokens, 0
            with self.reads.places.taken(tenant), reading():
                await placement.store.bring_to_memory(placement.placement)
            return placement.num_stored_tokens, await self._resident_tokens(placement)
        except HandleNotFound:
            raise ServiceUnavailable(_STORE_LOST) from None
        except KvDamaged:
            raise ServiceUnavailable("stored KV was damaged and was dropped; ask again") from None
        finally:
            self.settle(placement)

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _placement(
        self, tenant: str, token_ids: Sequence[int], node_id: str, *, wait_s: float, is_durable: bool = True
    ) -> NodePlacement | None:
        # A call for KV that was just computed is never refused.
        num_refusable = len(token_ids) if wait_s and not node_id else 0
        async with (self._waiting if wait_s else self._looking_up).turn(tenant, num_refusable):
            return await self._hold(tenant, token_ids, node_id, wait_s=wait_s, is_durable=is_durable)

    async def _hold(
        self,
        tenant: str,
        token_ids: Sequence[int],
        node_id: str = "",
        *,
        wait_s: float = 0.0,
        is_durable: bool = True,
        provenance: str = EXACT,
    ) -> NodePlacement | None:
        """See `KVStore.hold`; None without a store. A cancelled call returns at once and holds nothing."""
        hold = self._stores.hold(
            token_ids, tenant=tenant, wait_s=wait_s, is_durable=is_durable, node_id=node_id, provenance=provenance
        )
        holding = asyncio.ensure_future(hold)
        try:
            return await asyncio.shield(holding)
        except asyncio.CancelledError:
            holding.add_done_callback(self._settle_unwanted)
            raise
        except (StoreLost, StoreError):
            return None

    async def _resident_tokens(self, placement: NodePlacement) -> int:
        """Tokens of a placement that are in its store's memory. Raises ServiceUnavailable."""
        try:
            return await placement.store.resident_tokens(placement.placement)
        except (StoreLost, StoreError):
            raise ServiceUnavailable(_STORE_LOST) from None

    def _settle_unwanted(self, holding: "asyncio.Future[NodePlacement]") -> None:
        if not holding.cancelled() and holding.exception() is None:
            self.settle(holding.result())

    @contextlib.contextmanager
    def being_granted(self, lease: KvLease) -> Iterator[None]:
        """Context in which a lease is granted unless the tenant's data is deleted meanwhile: see `end_all`."""
        self._granting.add(lease)
        try:
            yield
        finally:
            self._granting.discard(lease)

    def _granted(self, lease: KvLease, placement: NodePlacement | None, lease_s: float) -> KvHandle:
        """Give the lease a placement, unless that is empty or the tenant's data was deleted. Raises LeasesFull."""
        covered = placement.num_stored_tokens if placement is not None else 0
        if placement is None or not covered or lease not in self._granting:
            return self._no_handle(placement)
        self.leases.grant(lease, placement, covered * self._kv.token_bytes, lease_s)
        self._set_timer()
        return self.handle_of(lease)

    def _no_handle(self, placement: NodePlacement | None) -> KvHandle:
        return KvHandle("", 0, 0, 0.0, self.coding, self._provenance(placement))

    def handle_of(self, lease: KvLease) -> KvHandle:
        assert lease.placement is not None
        covered, provenance = lease.placement.num_stored_tokens, self._provenance(lease.placement)
        seconds_left = self.leases.seconds_left(lease)
        return KvHandle(lease.handle_id, covered, lease.size_bytes, seconds_left, self.coding, provenance)

    def _provenance(self, placement: NodePlacement | None) -> str:
        return self.coding.provenance_from(placement.placement.provenance if placement is not None else EXACT)

    def end(self, lease: KvLease) -> None:
        """End a lease; no effect on an ended one. Reads under way continue."""
        self.leases.end(lease)
        self._give_back(lease)

    def _give_back(self, lease: KvLease) -> None:
        if lease.has_ended:
            self.reads.places.lease_ended(lease)
            if not lease.num_reads:
                self.settle(self.leases.let_go(lease))

    def settle(self, placement: NodePlacement | None) -> None:
        """Settle a placement in the background."""
        if placement is not None:
            self._background.begin(self._settled(placement))

    async def _settled(self, placement: NodePlacement) -> None:
        with contextlib.suppress(StoreLost, StoreError):  # a lost store holds no placement
            await placement.settle()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        next_expiry_s = self.leases.next_expiry_s
        self._timer = None
        if next_expiry_s is not None:
            self._timer = asyncio.get_running_loop().call_later(next_expiry_s, self._end_expired)

    def _end_expired(self) -> None:
        for lease in self.leases.expired():
            self._give_back(lease)
        self._set_timer()


def _found(placement: NodePlacement | None) -> NodePlacement:
    """Raises ServiceUnavailable without a store."""
    if placement is None:
        raise ServiceUnavailable("the store does not answer, so stored KV cannot be looked up; try again later")
    return placement
