"""Ports: what the coordinator needs of workers and store, whatever carries the calls. Ray's side is `ray_runtime`."""

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
    """Where processes of the service run: a machine, or a part of one. Its processes share a store."""

    #: Of one life of the node.
    node_id: str
    #: What its operator calls it.
    name: str
    #: On the cluster's network.
    address: str


#: Of a service that has not asked where its workers are: all of them on one node.
ONLY_NODE = Node("", "", "")


class WorkerLost(Exception):
    """A worker process died or does not answer."""


class StoreLost(Exception):
    """The store process died or does not answer."""


class StoreIsSilent(StoreLost):
    """It lives, as far as is known, and it or its disk does not answer. What it holds it may hold still."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShardPlacement(Placement):
    """Placements of one prompt in the stores of all shards of a worker, by shard. Its own fields are of the first, but
    for what is stored and saved: that is what all of them have, and will have."""

    of_shards: tuple[Placement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShardLocation(StoreLocation):
    """Where the stores of all shards are, by shard. Its own fields are of the first."""

    of_shards: tuple[StoreLocation, ...]


def by_shard(placement: Placement) -> tuple[Placement, ...]:
    """Those that it stands for: itself where workers are whole."""
    return placement.of_shards if isinstance(placement, ShardPlacement) else (placement,)


class WorkerPort(Protocol):
    """One worker. Every call raises WorkerLost when its process is gone."""

    async def start(self) -> ModelFacts: ...

    async def open_store(self, location: StoreLocation) -> None: ...

    async def join_epoch(self, spec: EpochSpec) -> None: ...

    def compute(self, plan: WorkerPlan, *of_others: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        """`of_others`: of a worker of several shards, the plans of those after the first."""
        ...

    async def abort(self, request: int) -> None: ...

    async def forget_prefixes(self) -> None:
        """See `PrefillWorker.forget_prefixes`."""
        ...

    async def is_alive(self, timeout_s: float) -> bool: ...

    def kill(self) -> None:
        """End the process, whatever its state; calls under way raise WorkerLost."""
        ...

    async def replace(self) -> None:
        """Kill the process, whatever its state, and begin a new one that has yet to `start`."""
        ...

    async def node(self) -> Node:
        """Where it runs; a replacement may run elsewhere."""
        ...


class StorePort(Protocol):
    """The store of one node. Every call raises StoreLost when its process is gone."""

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
        """See `KVStore.hold`. Ended by `settle`."""
        ...

    async def flow(self, placement_id: int, saves: Sequence[tuple[int, int]]) -> Placement:
        """See `KVStore.flow`. Ended by `settle`."""
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
        """Where this store's peers find it, which know the key: it listens from the first call on."""
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
        """A worker or a reader has met silence, of the store or of its disk: until it answers, no call waits for it."""
        ...

    async def is_gone(self) -> bool:
        """Whether its node is gone, so that it will never answer again."""
        ...

    async def bring_to_memory(self, placement: Placement) -> None:
        """See `kv_reader.bring_to_memory`; in the store's process, wherever that is."""
        ...

    @property
    def is_on_this_host(self) -> bool:
        """Whether this process can have a client of it; otherwise it is a peer."""
        ...

    def client(self) -> StoreClient:
        """A client of the store, which is on this host, for this process; the caller's, to be closed."""
        ...

    async def stats(self) -> StoreStats: ...
