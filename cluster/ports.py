"""What the coordinator needs of workers and store, whatever carries the calls. Ray's side is in `cluster/ray_*.py`."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore import Placement, StoreClient, StoreIdentity, StoreLocation, StoreStats
from workers.model_facts import ModelFacts
from workers.plan import EpochSpec, WorkerEvent, WorkerPlan


class WorkerLost(Exception):
    """A worker process died or does not answer."""


class StoreLost(Exception):
    """The store process died or does not answer."""


class WorkerPort(Protocol):
    """One worker. Every call raises WorkerLost when its process is gone."""

    async def start(self) -> ModelFacts: ...

    async def open_store(self, location: StoreLocation) -> None: ...

    async def join_epoch(self, spec: EpochSpec) -> None: ...

    def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]: ...

    async def abort(self, request: int) -> None: ...

    async def is_alive(self, timeout_s: float) -> bool: ...

    def kill(self) -> None:
        """End the process, whatever its state; calls under way raise WorkerLost."""
        ...

    async def replace(self) -> None:
        """Kill the process, whatever its state, and begin a new one that has yet to `start`."""
        ...

    async def host(self) -> str:
        """Address of the worker's node on the cluster's network."""
        ...


class StorePort(Protocol):
    """The store. Every call raises StoreLost when its process is gone."""

    async def open(self, identity: StoreIdentity) -> StoreLocation: ...

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement: ...

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        """See `KVStore.important_rows`."""
        ...

    async def settle(self, placement: Placement) -> None: ...

    async def delete_tenant(self, tenant: str) -> int:
        """See `KVStore.delete_tenant`."""
        ...

    async def lease(self, token_ids: Sequence[int], *, tenant: str, wait_s: float) -> Placement:
        """See `KVStore.lease`. Ended by `settle`."""
        ...

    async def resident_tokens(self, placement: Placement) -> int:
        """See `KVStore.resident_tokens`."""
        ...

    def client(self) -> StoreClient:
        """A client of the store for this process; the caller's, to be closed."""
        ...

    async def stats(self) -> StoreStats: ...
