"""Ports: interfaces of workers and stores for the coordinator. `ray_runtime` implements them with Ray."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore import (
    EXACT,
    FetchReport,
    PeerLocation,
    Placement,
    ReadGrant,
    StoreChanges,
    StoreClient,
    StoreIdentity,
    StoreLocation,
    StoreStats,
)
from workers.plan.config import EpochSpec
from workers.plan.events import WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan


@dataclass(frozen=True, slots=True)
class Node:
    """A place where processes of the service run: a machine, or a part of one. Its processes share a store."""

    #: Id of the node, new after each restart of it.
    node_id: str
    #: Name given by the operator.
    name: str
    #: Address on the cluster's network.
    address: str


#: Node of all workers before their real nodes are known.
ONLY_NODE = Node("", "", "")


class WorkerLost(Exception):
    """A worker process died or does not answer."""


class StoreLost(Exception):
    """The store process died or does not answer."""


class StoreIsSilent(StoreLost):
    """The store's process seems to live, but it or its disk does not answer. Its placements may still be held."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShardPlacement(Placement):
    """Placements of one prompt in the stores of all shards, by shard.

    Its own fields are those of the first placement, except the stored and saved tokens: these are in all placements.
    """

    of_shards: tuple[Placement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShardLocation(StoreLocation):
    """Locations of the stores of all shards, by shard. Its own fields are those of the first location."""

    of_shards: tuple[StoreLocation, ...]


def by_shard(placement: Placement) -> tuple[Placement, ...]:
    """Placements by shard; the placement itself where workers have no shards."""
    return placement.of_shards if isinstance(placement, ShardPlacement) else (placement,)


class WorkerPort(Protocol):
    """Interface of one worker. Every call raises WorkerLost when its process is gone."""

    async def start(self) -> ModelFacts: ...

    async def open_store(self, location: StoreLocation) -> None: ...

    async def join_epoch(self, spec: EpochSpec) -> str:
        """Join an epoch. Returns the link to the successor and why it was chosen; empty on the last worker."""
        ...

    def compute(self, plan: WorkerPlan, *of_others: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        """Compute a plan. `of_others`: plans of the shards after the first one, for a worker of several shards."""
        ...

    async def abort(self, request: int) -> None: ...

    async def forget_prefixes(self) -> None:
        """See `PrefillWorker.forget_prefixes`."""
        ...

    async def is_alive(self, timeout_s: float) -> bool: ...

    def kill(self) -> None:
        """End the process in any state; calls under way raise WorkerLost."""
        ...

    async def replace(self) -> None:
        """Kill the process in any state, and launch a new one, which must be started with `start`."""
        ...

    async def node(self) -> Node:
        """Node of the worker's process; a replacement may run on another node."""
        ...


class StorePort(Protocol):
    """Interface of the store of one node. Every call raises StoreLost when its process is gone."""

    async def open(self, identity: StoreIdentity) -> StoreLocation: ...

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement: ...

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        """See `KVStore.important_rows`."""
        ...

    async def settle(self, placement: Placement) -> None: ...

    async def delete_tenant(self, tenant: str) -> int:
        """See `KVStore.delete_tenant`."""
        ...

    async def hold(
        self,
        token_ids: Sequence[int],
        *,
        tenant: str,
        wait_s: float,
        save: bool = False,
        is_durable: bool = True,
        provenance: str = EXACT,
    ) -> Placement:
        """See `KVStore.hold`. The placement is ended by `settle`."""
        ...

    async def flow(self, placement_id: int, saves: Sequence[tuple[int, int]]) -> Placement:
        """See `KVStore.flow`. The placement is ended by `settle`."""
        ...

    async def resident_tokens(self, placement: Placement) -> int:
        """See `KVStore.resident_tokens`."""
        ...

    async def grant_read(self, placement: Placement, reader_host_id: str) -> ReadGrant | None:
        """See `KVStore.grant_read`."""
        ...

    async def changes(self, after: int, wait_s: float, tenant: str | None = None) -> StoreChanges:
        """See `KVStore.changes`."""
        ...

    async def serve_peers(self, host: str, key: bytes) -> PeerLocation:
        """Address of this store for peers that know the key; it listens from the first call on."""
        ...

    async def fetch(
        self,
        peer: PeerLocation,
        key: bytes,
        token_ids: Sequence[int],
        *,
        tenant: str,
        num_tokens: int,
        timeout_s: float,
    ) -> FetchReport:
        """See `KVStore.fetch`."""
        ...

    async def suspect(self, reason: str) -> None:
        """Report that a worker or a reader got no answer: until the store answers, no call waits for it."""
        ...

    async def is_gone(self) -> bool:
        """Whether the store's node is gone, so that it will never answer again."""
        ...

    async def bring_to_memory(self, placement: Placement) -> None:
        """See `kv_reader.bring_to_memory`; runs in the store's process."""
        ...

    @property
    def is_on_this_host(self) -> bool:
        """Whether the store is on this host, so that `client` works; otherwise it is read as a peer."""
        ...

    def client(self) -> StoreClient:
        """Make a client of a store on this host. The caller owns and closes it."""
        ...

    async def stats(self) -> StoreStats: ...
