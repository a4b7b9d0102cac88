"""The stores of all nodes as one: opened on nodes with workers, called together, with a directory of their prefixes.

A service on one node has one store and needs no directory. With the second node's store, or the first subscriber, all
stores are followed: a task per store asks for its changes (`KVStore.changes`) and updates the directory. A store whose
node is gone is dropped; when the node comes back, its store is opened like that of a new node.
"""

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from typing import Any

import structlog

from cluster.addresses import loopback_of
from cluster.nodes.grants import Grants
from cluster.nodes.prefix_directory import PrefixDirectory
from cluster.ports import Node, StoreLost, StorePort
from kvstore import (
    EXACT,
    PeerLocation,
    Placement,
    StoreCounters,
    StoreError,
    StoreIdentity,
    StoreLocation,
    StoreMismatch,
    StoreStats,
    prompt_keys,
)

#: Seconds that a call for changes waits in a store without any; less than the limit of any call to a store.
_CHANGES_WAIT_S = 10.0
#: Seconds between calls to a store that does not answer.
_RETRY_S = 2.0
#: Most seconds that a request waits for stores that have not reported their keys; then these count as empty.
_REPORT_WAIT_S = 5.0
_KEY_BYTES = 32

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class NodePlacement:
    """A placement and its store: no other store knows the placement."""

    store: StorePort
    placement: Placement

    @property
    def num_stored_tokens(self) -> int:
        return self.placement.num_stored_tokens

    async def settle(self) -> None:
        """See `KVStore.settle`. Raises StoreLost, StoreError."""
        await self.store.settle(self.placement)


@dataclass(frozen=True, slots=True)
class NodeStoreStats:
    """Statistics of one node's store; None when it does not answer."""

    node: Node
    store: StoreStats | None


@dataclass(slots=True)
class _NodeStore:
    node: Node
    port: StorePort
    location: StoreLocation | None = None
    is_followed: bool = False
    #: Set when it has reported its keys for the first time, or did not answer, or is no longer followed.
    has_reported: asyncio.Event = field(default_factory=asyncio.Event)


class NodeStores:
    """Owns: the directory, the tasks that follow stores until `stop`, and the peers' key. Used from one event loop."""

    def __init__(
        self,
        launch: Callable[[Node], StorePort],
        identity: StoreIdentity,
        gone: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """`launch` starts a store on a node; it may block, and runs in a thread. All stores are opened with one
        `identity`, so that they exchange KV; the first may keep another fingerprint of the model, which then counts for
        all.

        `gone` is called with the id of a node that is gone.
        """
        self.identity = identity
        self.directory = PrefixDirectory()
        #: Secret by which stores, and this process, authenticate to each other.
        self.peer_key = secrets.token_bytes(_KEY_BYTES)
        self._asked = identity
        #: Name of the node whose store decided the fingerprint.
        self._decided_by = ""
        self._launch = launch
        self._gone = gone
        self._stores: dict[str, _NodeStore] = {}
        self._following: set[asyncio.Task[None]] = set()
        #: Nodes whose store did not answer the last call: they may be gone.
        self.silent: set[str] = set()
        #: Events of subscribers, set when a store has changed, is lost or was added.
        self._changed: set[asyncio.Event] = set()
        self._opening = asyncio.Lock()
        #: Stores that were launched but not opened yet, by node.
        self._begun: dict[str, StorePort] = {}
        #: Tenants whose data was deleted while a node was gone, whose disk may still have it.
        self._owed: set[str] = set()
        self._has_dropped = False
        #: Calls that grant placements; a cancelled caller holds none.
        self.grants = Grants()

    def add(self, node: Node, port: StorePort, location: StoreLocation | None = None) -> None:
        self._stores[node.node_id] = _NodeStore(node, port, location)
        self.silent.discard(node.node_id)
        if len(self._stores) > 1 or self._changed:
            self._follow_all()
            self._tell_changed()

    def stop(self) -> None:
        """Stop following the stores; no request waits for their keys afterwards."""
        for task in self._following:
            task.cancel()

    async def location_on(self, node: Node) -> StoreLocation:
        """Location of a node's store for its workers; the first call opens it.

        Raises StoreError, StoreLost, StoreMismatch.
        """
        async with self._opening:
            known = self._stores.get(node.node_id)
            if known is None:
                if node.node_id not in self._begun:
                    self._begun[node.node_id] = await asyncio.to_thread(self._launch, node)
                port = self._begun[node.node_id]
                self.add(node, port, await self._opened(node, port))
                del self._begun[node.node_id]
                known = self._stores[node.node_id]
            assert known.location is not None, "the store was opened here"
            return known.location

    async def when_reported(self) -> None:
        """Wait until each store has reported its keys, at most `_REPORT_WAIT_S`; then late ones are not waited for."""
        unreported = [store for store in self._stores.values() if store.is_followed and not store.has_reported.is_set()]
        if not unreported:
            return
        try:
            async with asyncio.timeout(_REPORT_WAIT_S):
                for store in unreported:
                    await store.has_reported.wait()
        except TimeoutError:
            late = [store for store in unreported if not store.has_reported.is_set()]
            log.warning("stores do not report their chunks, counting them as empty", nodes=[s.node.name for s in late])
            for store in late:
                store.has_reported.set()

    def on(self, node_id: str) -> StorePort:
        """The store of a node. Raises StoreLost when the node is gone."""
        store = self._stores.get(node_id)
        if store is None:
            raise StoreLost("the store's node is gone")
        return store.port

    async def suspect(self, node_id: str, reason: str) -> None:
        with contextlib.suppress(StoreLost):
            await self.on(node_id).suspect(reason)

    async def listening(self, port: StorePort) -> PeerLocation:
        """Address of a store for its peers, on loopback if all stores are here. Raises StoreLost, StoreError."""
        node = next((store.node for store in self._stores.values() if store.port is port), None)
        if node is None:
            raise StoreLost("the store's node is gone")
        is_one_host = all(store.port.is_on_this_host for store in self._stores.values())
        return await port.serve_peers(loopback_of(node.address) if is_one_host else node.address, self.peer_key)

    async def keys(self, token_ids: Sequence[int], tenant: str, provenance: str = EXACT) -> bytes:
        """See `kvstore.prompt_keys`. Runs in a thread, because a long prompt takes milliseconds."""
        return await asyncio.to_thread(prompt_keys, self.identity, token_ids, tenant, provenance)

    async def flow(self, held: NodePlacement, saves: Sequence[tuple[int, int]]) -> NodePlacement:
        """See `KVStore.flow`. Raises StoreLost."""
        return await self._placed(held.store, held.store.flow(held.placement.placement_id, saves))

    async def hold(
        self,
        token_ids: Sequence[int],
        *,
        tenant: str,
        wait_s: float,
        is_durable: bool = True,
        node_id: str = "",
        provenance: str = EXACT,
    ) -> NodePlacement:
        """See `KVStore.hold`; on `node_id`, or else on the node that holds most of the prompt. Raises StoreLost."""
        if not node_id:
            node_id = await self._with_most(list(self._stores), token_ids, tenant, provenance)
        store = self.on(node_id)
        return await self._placed(
            store,
            store.hold(token_ids, tenant=tenant, wait_s=wait_s, is_durable=is_durable, provenance=provenance),
        )

    async def hold_to_save(
        self, token_ids: Sequence[int], *, tenant: str, wait_s: float, provenance: str
    ) -> NodePlacement:
        """See `KVStore.hold`; in the store on this host that holds most of the prompt. Raises StoreLost."""
        here = [node_id for node_id, store in self._stores.items() if store.port.is_on_this_host]
        if not here:
            raise StoreLost("no store runs on this host")
        store = self.on(await self._with_most(here, token_ids, tenant, provenance))
        return await self._placed(
            store, store.hold(token_ids, tenant=tenant, wait_s=wait_s, save=True, provenance=provenance)
        )

    # -- all of them -----------------------------------------------------------------------------------------------

    async def delete_tenant(self, tenant: str) -> int:
        """Delete a tenant's KV on all nodes; returns the number of extents.

        Nodes that are gone delete it on their return, if this process still runs. Raises StoreLost, StoreError.
        """
        if self._has_dropped:
            self._owed.add(tenant)
        outcomes = await asyncio.gather(
            *(store.port.delete_tenant(tenant) for store in self._stores.values()), return_exceptions=True
        )
        failed = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
        if failed:
            raise failed[0]
        return sum(outcome for outcome in outcomes if isinstance(outcome, int))

    async def stats(self, timeout_s: float | None = None) -> list[NodeStoreStats]:
        """Statistics of every node's store; None for a store that does not answer within `timeout_s`."""
        stores = list(self._stores.values())
        found = await asyncio.gather(*(_stats_of(store, timeout_s) for store in stores))
        return [NodeStoreStats(store.node, stats) for store, stats in zip(stores, found, strict=True)]

    def answering(self) -> dict[str, StorePort]:
        return {node_id: store.port for node_id, store in self._stores.items() if node_id not in self.silent}

    @contextlib.contextmanager
    def followed(self, changed: asyncio.Event) -> Iterator[None]:
        """Context in which `changed` is set whenever a store has changed, is lost or was added.

        From now on all stores are followed.
        """
        self._changed.add(changed)
        self._follow_all()
        try:
            yield
        finally:
            self._changed.discard(changed)

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _placed(self, store: StorePort, call: Coroutine[Any, Any, Placement]) -> NodePlacement:
        return NodePlacement(store, await self.grants.granted(call, store.settle))

    async def _with_most(self, node_ids: Sequence[str], token_ids: Sequence[int], tenant: str, provenance: str) -> str:
        """The node that holds most of a prompt by the directory; the first of equal ones, empty without nodes."""
        if len(node_ids) < 2:
            return next(iter(node_ids), "")
        await self.when_reported()
        stored = self.directory.stored_chunks(await self.keys(token_ids, tenant, provenance))
        return max(node_ids, key=lambda node_id: stored.get(node_id, 0))

    async def _opened(self, node: Node, port: StorePort) -> StoreLocation:
        # Always with the former fingerprint of the first identity: the identity of an opened store no longer has it.
        location = await port.open(replace(self._asked, model_fingerprint=self.identity.model_fingerprint))
        if self._decided_by and location.identity != self.identity:
            raise StoreMismatch(
                f"the stores of nodes {self._decided_by} and {node.name} keep different fingerprints of the same model "
                f"({self.identity.model_fingerprint} and {location.identity.model_fingerprint}): stop the service, "
                "delete the store directory of one of them, and start again"
            )
        self.identity, self._decided_by = location.identity, self._decided_by or node.name
        for tenant in self._owed:
            await port.delete_tenant(tenant)
        return location

    def _follow_all(self) -> None:
        for store in self._stores.values():
            if not store.is_followed:
                store.is_followed = True
                task = asyncio.create_task(self._follow(store))
                self._following.add(task)  # asyncio itself keeps only weak references to tasks
                task.add_done_callback(partial(self._followed_no_more, store))

    def _followed_no_more(self, store: _NodeStore, task: asyncio.Task[None]) -> None:
        self._following.discard(task)
        store.has_reported.set()  # it reports nothing from now on, so no request may wait for it

    def _tell_changed(self) -> None:
        for changed in self._changed:
            changed.set()

    async def _follow(self, store: _NodeStore) -> None:
        """Update the directory from a store's changes until its node is gone."""
        node_id, after = store.node.node_id, 0
        while True:
            try:
                changes = await store.port.changes(after, _CHANGES_WAIT_S)
            except (StoreLost, StoreError) as error:
                if after:
                    log.warning("store lost, its prefixes do not count", node=store.node.name, reason=str(error))
                self.directory.forget(node_id)
                self.silent.add(node_id)
                store.has_reported.set()
                self._tell_changed()
                after = 0
                if await store.port.is_gone():
                    log.warning("node is gone, going on without its store", node=store.node.name)
                    self._has_dropped = True
                    del self._stores[node_id]
                    if self._gone is not None:
                        await self._gone(node_id)
                    return
                await asyncio.sleep(_RETRY_S)
            else:
                self.silent.discard(node_id)
                self.directory.apply(node_id, changes)
                store.has_reported.set()
                if changes.sequence != after:
                    self._tell_changed()
                after = changes.sequence


async def _stats_of(store: _NodeStore, timeout_s: float | None) -> StoreStats | None:
    try:
        async with asyncio.timeout(timeout_s):
            return await store.port.stats()
    except (StoreLost, TimeoutError):
        return None


def summed(stats: list[StoreStats]) -> StoreStats | None:
    """Sum of the statistics of several stores; None without any."""
    if not stats:
        return None
    names = [each.name for each in fields(StoreCounters)]
    counted = {name: sum(getattr(each.counters, name) for each in stats) for name in names}
    sizes = (
        "num_chunks",
        "disk_bytes_used",
        "disk_bytes_limit",
        "disk_bytes_physical",
        "host_bytes_used",
        "host_bytes_limit",
    )
    known = [each.direct_io for each in stats if each.direct_io is not None]
    tenant_bytes = sum((Counter(each.tenant_bytes) for each in stats), Counter[str]())
    return replace(
        stats[0],
        counters=StoreCounters(**counted),
        direct_io=all(known) if known else None,
        native_aio=all(each.native_aio for each in stats),
        tenant_bytes=dict(tenant_bytes),
        **{name: sum(getattr(each, name) for each in stats) for name in sizes},
    )
