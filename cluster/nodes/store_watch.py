"""Changes of all nodes' stores for subscribers: chunks of their tenant that were added and removed.

Changes are not queued per subscriber: a subscriber asks the stores when it can take more, and their change feeds serve
all subscribers. One that has fallen behind the beginning of a feed gets a snapshot, which is counted.
"""

import asyncio
import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cluster.errors import QueueFull
from cluster.nodes.node_stores import NodeStores
from cluster.ports import StoreLost, StorePort
from cluster.tenant_shares import TenantShares
from kvstore import StoreChanges, StoreError

#: Seconds for which changes are collected into one batch.
_BATCH_S = 0.05
_RETRY_WATCH_S = 5.0


@dataclass(frozen=True, slots=True)
class Position:
    """Position in the change feed of a store, up to which a subscriber knows it."""

    #: Generation of the store.
    epoch: int
    sequence: int


@dataclass(frozen=True, slots=True)
class ChunkChanges:
    """Changes of a node's store since `after`, a sequence number. Keys are packed, as in `StoreChanges`."""

    node_id: str
    position: Position
    after: int
    is_snapshot: bool
    added: bytes
    removed: bytes


@dataclass(frozen=True, slots=True)
class ChunksUnknown:
    """A store does not answer, or its node is gone: the subscriber must drop all that it knows of its chunks."""

    node_id: str


class StoreWatch:
    """One subscriber's view of the stores. Used from one event loop."""

    def __init__(
        self, watchers: "StoreWatchers", stores: NodeStores, tenant: str, known: Mapping[str, Position]
    ) -> None:
        #: Position that was sent to the subscriber, by node.
        self.sent = dict(known)
        #: Set when there may be news.
        self.changed = asyncio.Event()
        self._watchers = watchers
        self._stores = stores
        self._tenant = tenant
        #: Position up to which the feed was read, by node; changes after the sent position are of other tenants.
        self._seen = dict(known)

    async def look(self, timeout_s: float, *, moves: bool = False) -> list[ChunkChanges | ChunksUnknown]:
        """Changes of all stores; late stores count as lost. `moves`: also report positions that moved by other tenants'
        changes.
        """
        self.changed.clear()
        ports = self._stores.answering()
        answers = await asyncio.gather(*(self._ask(node_id, port, timeout_s) for node_id, port in ports.items()))
        found = dict(zip(ports, answers, strict=True))
        lost = [node_id for node_id in self.sent if found.get(node_id) is None]
        for node_id in lost:
            del self.sent[node_id], self._seen[node_id]
        news = [self._news(node_id, changes, moves) for node_id, changes in found.items() if changes is not None]
        return [*map(ChunksUnknown, lost), *(each for each in news if each is not None)]

    async def wait(self, timeout_s: float) -> None:
        await asyncio.sleep(min(_BATCH_S, timeout_s))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), max(0.0, timeout_s - _BATCH_S))

    async def _ask(self, node_id: str, port: StorePort, timeout_s: float) -> StoreChanges | None:
        seen = self._seen.get(node_id)
        try:
            async with asyncio.timeout(timeout_s):
                changes = await port.changes(0 if seen is None else seen.sequence, 0.0, tenant=self._tenant)
                if seen is not None and changes.generation != seen.epoch and not changes.is_snapshot:
                    return await port.changes(0, 0.0, tenant=self._tenant)
                return changes
        except (StoreLost, StoreError, TimeoutError):
            return None

    def _news(self, node_id: str, changes: StoreChanges, moves: bool) -> ChunkChanges | None:
        sent, position = self.sent.get(node_id), Position(changes.generation, changes.sequence)
        self._seen[node_id] = position
        is_of_others = not changes.is_snapshot and not changes.added and not changes.removed
        if is_of_others and (not moves or position == sent):
            return None
        self._watchers.num_overruns += changes.is_snapshot and sent is not None and sent.epoch == position.epoch
        self.sent[node_id] = position
        after = 0 if sent is None or changes.is_snapshot else sent.sequence
        return ChunkChanges(node_id, position, after, changes.is_snapshot, changes.added, changes.removed)


class StoreWatchers:
    """All subscribers, bounded per tenant and in all. `is_shared`: each tenant may have at least one."""

    def __init__(self, stores: NodeStores, max_watchers: int, max_per_tenant: int, *, is_shared: bool = False) -> None:
        #: Snapshots that were sent because a subscriber had missed more changes than a store's feed keeps.
        self.num_overruns = 0
        #: Whether subscribers get no more changes.
        self.has_ended = False
        self._stores = stores
        self._max_per_tenant = max_per_tenant
        self._places = TenantShares(max_watchers, is_shared=is_shared)
        self._watches: set[StoreWatch] = set()

    @property
    def num_watchers(self) -> int:
        return len(self._watches)

    @contextlib.contextmanager
    def joined(self, tenant: str, known: Mapping[str, Position]) -> Iterator[StoreWatch]:
        """Context of a subscriber that knows the stores up to the positions in `known`. Raises QueueFull."""
        self._check(tenant)
        watch = StoreWatch(self, self._stores, tenant, known)
        self._watches.add(watch)
        try:
            with self._places.held(tenant), self._stores.followed(watch.changed):
                yield watch
        finally:
            self._watches.discard(watch)

    def wake(self) -> None:
        """Wake all subscribers for news other than changes of stores."""
        for watch in self._watches:
            watch.changed.set()

    def end(self) -> None:
        self.has_ended = True
        self.wake()

    def _check(self, tenant: str) -> None:
        num_own = self._places.of(tenant)
        if num_own >= self._max_per_tenant:
            raise QueueFull(f"{num_own} of your calls watch, which is the limit of one client: end one", _RETRY_WATCH_S)
        if not self._places.may_take(tenant):
            raise QueueFull(f"{self.num_watchers} calls watch, which is the limit; try again later", _RETRY_WATCH_S)
