"""The store on Ray: the actor, a thin shell around `KVStore`, and the port through which the coordinator sees it."""

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
import ray
from ray import exceptions as ray_exceptions

from cluster import logs
from cluster.errors import first_line
from cluster.placement_group import store_name
from cluster.ports import StoreLost
from cluster.ray_names import named
from cluster.ray_placement_group import ChainBundles
from kvstore import (
    KVStore,
    Placement,
    StoreClient,
    StoreClosed,
    StoreConfig,
    StoreError,
    StoreIdentity,
    StoreLocation,
    StoreStats,
)

_CALL_TIMEOUT_S = 30.0
#: Calls that the store answers at a time; a lookup may wait for chunks on their way to disk.
_STORE_THREADS = 16


class KVStoreActor:
    """A `KVStore` in a process of its own. After a restart it is closed until it is opened again."""

    def __init__(self, config: StoreConfig, log_level: str) -> None:
        logs.configure(log_level, "json")
        self._config = config
        self._store: KVStore | None = None
        #: After a restart every waiting request opens the store; one of them does.
        self._opening = threading.Lock()

    def open(self, identity: StoreIdentity) -> StoreLocation:
        with self._opening:
            if self._store is None:
                store = KVStore(self._config, identity)
                store.open()
                self._store = store
            return self._store.serve()

    def acquire(self, token_ids: Sequence[int], save: bool, tenant: str) -> Placement:
        return self._opened.acquire(token_ids, save=save, tenant=tenant)

    def important_rows(self, placement_id: int, num_rows: int) -> npt.NDArray[np.int32] | None:
        return self._opened.important_rows(placement_id, num_rows)

    def settle(self, placement_id: int) -> None:
        self._opened.settle(placement_id)

    def lease(self, token_ids: Sequence[int], tenant: str, wait_s: float) -> Placement:
        return self._opened.lease(token_ids, tenant=tenant, wait_s=wait_s)

    def resident_tokens(self, placement_id: int) -> int:
        return self._opened.resident_tokens(placement_id)

    def delete_tenant(self, tenant: str) -> int:
        return self._opened.delete_tenant(tenant)

    def stats(self) -> StoreStats:
        return self._opened.stats()

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    @property
    def _opened(self) -> KVStore:
        if self._store is None:
            raise StoreClosed("the store process was restarted")
        return self._store


class RayStore:
    """The store actor, where the chain's first worker is. Owns: the actor, until `close`."""

    def __init__(self, config: StoreConfig, log_level: str, bundles: ChainBundles) -> None:
        self._config = config
        self._log_level = log_level
        self._bundles = bundles
        self._actor: Any = None
        self._identity: StoreIdentity | None = None
        self._location: StoreLocation | None = None

    def launch(self) -> None:
        """Raises NameTaken when the node has a store of this name."""
        options = ray.remote(KVStoreActor).options(
            name=store_name(self._bundles.node_name(0)),
            num_cpus=0,
            scheduling_strategy=self._bundles.scheduling(0),
            max_restarts=-1,
            max_concurrency=_STORE_THREADS,
        )
        self._actor = named(options, self._config, self._log_level)

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        self._identity = identity
        location: StoreLocation = await self._once("open", identity)
        self._location = location
        return location

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        placement: Placement = await self._call("acquire", token_ids, save, tenant)
        return placement

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        rows_LR: npt.NDArray[np.int32] | None = await self._call("important_rows", placement.placement_id, num_rows)
        return rows_LR

    async def settle(self, placement: Placement) -> None:
        await self._call("settle", placement.placement_id)

    async def lease(self, token_ids: Sequence[int], *, tenant: str, wait_s: float) -> Placement:
        placement: Placement = await self._call("lease", token_ids, tenant, wait_s)
        return placement

    async def resident_tokens(self, placement: Placement) -> int:
        num_tokens: int = await self._call("resident_tokens", placement.placement_id)
        return num_tokens

    def client(self) -> StoreClient:
        assert self._location is not None, "open first"
        return StoreClient.remote(replace(self._location, device_bytes=0))  # the ingress caches nothing of its own

    async def delete_tenant(self, tenant: str) -> int:
        num_extents: int = await self._call("delete_tenant", tenant)
        return num_extents

    async def stats(self) -> StoreStats:
        stats: StoreStats = await self._call("stats")
        return stats

    async def close(self) -> None:
        """Close the store cleanly, then end its process."""
        if self._actor is not None:
            with contextlib.suppress(StoreLost):
                await self._once("close")
            self.kill()

    def kill(self) -> None:
        """End its process as it is; it is made to survive that."""
        if self._actor is not None:
            ray.kill(self._actor)
            self._actor = None

    async def _call(self, method: str, *arguments: Any) -> Any:
        """One call; a restarted store is opened again first. Raises StoreLost."""
        try:
            return await self._once(method, *arguments)
        except StoreClosed:
            assert self._identity is not None, "open first"
            try:
                await self._once("open", self._identity)
                return await self._once(method, *arguments)
            except StoreError as error:
                raise StoreLost(str(error)) from error

    async def _once(self, method: str, *arguments: Any) -> Any:
        if self._actor is None:
            raise StoreLost("the store is closed")
        try:
            return await asyncio.wait_for(getattr(self._actor, method).remote(*arguments), _CALL_TIMEOUT_S)
        except ray_exceptions.RayTaskError as error:
            if isinstance(error.cause, StoreError):
                raise error.cause from None
            raise
        except ray_exceptions.RayActorError as error:
            raise StoreLost(first_line(error)) from error
        except TimeoutError as error:
            raise StoreLost(f"the store did not answer within {_CALL_TIMEOUT_S:.0f} s") from error
