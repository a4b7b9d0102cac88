"""Ray's side of the service, all of it: the cluster, the actors, and the ports through which the coordinator sees them.

Ray carries control, one or two calls per request and worker, never KV: workers hand KV to each other over their own
process group, and to and from the store through shared memory. Actors are thin shells around `PrefillWorker` and
`KVStore`.
"""

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt
import ray
import structlog
from ray import exceptions as ray_exceptions

from cluster import logs
from cluster.config import ServiceConfig
from cluster.errors import StartError
from cluster.ports import StoreLost, WorkerLost
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
from workers import WorkerConfig, WorkerError
from workers.model_facts import ModelFacts
from workers.plan import EpochSpec, RunFailed, WorkerEvent, WorkerPlan

log = structlog.get_logger()

_T = TypeVar("_T")
_OBJECT_STORE_BYTES = 128 * 2**20
_STORE_TIMEOUT_S = 30.0
_JOIN_TIMEOUT_S = 90.0
#: Threads of a worker actor beside those of running requests: aborts and pings must not wait behind requests.
_CONTROL_THREADS = 4
#: Calls that the store answers at a time; a lookup may wait for chunks on their way to disk.
_STORE_THREADS = 16


class _WorkerActor:
    """A `PrefillWorker` in a process of its own."""

    def __init__(self, config: WorkerConfig, log_level: str) -> None:
        from workers.worker import PrefillWorker  # torch, only where there is a model

        logs.configure(log_level, "json")  # into Ray's log file of this process
        self._worker = PrefillWorker(config)

    def start(self) -> ModelFacts:
        return self._worker.start()

    def open_store(self, location: StoreLocation) -> None:
        self._worker.open_store(StoreClient.remote(location))

    def join_epoch(self, spec: EpochSpec) -> None:
        self._worker.join_epoch(spec)

    def compute(self, plan: WorkerPlan) -> Any:
        with structlog.contextvars.bound_contextvars(request=plan.request_id, number=plan.request):
            for event in self._worker.compute(plan):
                if isinstance(event, RunFailed):
                    log.warning("prefill given up", error=event.error, reason=event.message, epoch=plan.epoch)
                yield event
            log.debug("prefill ended", position=plan.position, epoch=plan.epoch)

    @ray.method(concurrency_group="control")  # type: ignore[untyped-decorator]
    def abort(self, request: int) -> None:
        self._worker.abort(request)

    @ray.method(concurrency_group="control")  # type: ignore[untyped-decorator]
    def describe(self) -> tuple[int, str]:
        """Process id and node address; also the ping."""
        return os.getpid(), ray.util.get_node_ip_address()


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


class RayWorker:
    """One worker actor. Owns: the actor, until `kill`."""

    def __init__(self, rank: int, config: ServiceConfig) -> None:
        self._rank = rank
        self._config = config
        self._actor: Any = None
        self._process: tuple[int, str] | None = None
        self._is_closed = False

    def launch(self) -> None:
        """Raises WorkerLost after `close`: a call into a Ray that is shut down would start another one."""
        if self._is_closed:
            raise WorkerLost("the service is stopping")
        worker = self._config.worker
        environment = {**worker.environment, "OMP_NUM_THREADS": str(worker.threads)}
        actor_class = ray.remote(concurrency_groups={"control": _CONTROL_THREADS})(_WorkerActor)
        self._actor = actor_class.options(
            num_cpus=worker.threads,
            max_concurrency=self._config.server.max_running_requests + 1,
            runtime_env={"env_vars": environment},
        ).remote(worker, self._config.server.log_level)

    async def start(self) -> ModelFacts:
        timeout_s = self._config.chain.start_timeout_s
        self._process = await self._call(self._actor.describe.remote(), timeout_s)
        return await self._call(self._actor.start.remote(), timeout_s)

    async def open_store(self, location: StoreLocation) -> None:
        await self._call(self._actor.open_store.remote(location), _STORE_TIMEOUT_S)

    async def join_epoch(self, spec: EpochSpec) -> None:
        await self._call(self._actor.join_epoch.remote(spec), _JOIN_TIMEOUT_S)

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        try:
            async for reference in self._actor.compute.options(num_returns="streaming").remote(plan):
                yield await reference
        except ray_exceptions.RayActorError as error:
            raise WorkerLost(_first_line(error)) from error

    async def abort(self, request: int) -> None:
        await self._call(self._actor.abort.remote(request), _STORE_TIMEOUT_S)

    async def is_alive(self, timeout_s: float) -> bool:
        if self._actor is None:
            return False
        try:
            await self._call(self._actor.describe.remote(), timeout_s)
        except WorkerLost:
            return False
        return True

    async def replace(self) -> None:
        self.kill()
        self.launch()

    async def host(self) -> str:
        assert self._process is not None, "start first"
        return self._process[1]

    def kill(self) -> None:
        """End the process. A stopped one does not hear Ray, so on this node it gets the signal directly."""
        if self._actor is None:
            return
        ray.kill(self._actor)
        self._actor = None
        if self._process is not None and self._process[1] == ray.util.get_node_ip_address():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self._process[0], signal.SIGKILL)
        self._process = None

    def close(self) -> None:
        """End the process for good."""
        self._is_closed = True
        self.kill()

    async def _call(self, reference: Awaitable[_T], timeout_s: float) -> _T:
        """Raises WorkerLost when the process is gone or silent, and the worker's own errors as they are."""
        try:
            return await asyncio.wait_for(reference, timeout_s)
        except ray_exceptions.RayTaskError as error:
            if isinstance(error.cause, WorkerError):
                raise error.cause from None
            raise
        except ray_exceptions.RayActorError as error:
            raise WorkerLost(f"worker {self._rank}: {_first_line(error)}") from error
        except TimeoutError as error:
            raise WorkerLost(f"worker {self._rank} did not answer within {timeout_s:.0f} s") from error


class RayStore:
    """The store actor of this node. Owns: the actor, until `close`."""

    def __init__(self, config: StoreConfig, log_level: str) -> None:
        self._config = config
        self._log_level = log_level
        self._actor: Any = None
        self._identity: StoreIdentity | None = None
        self._location: StoreLocation | None = None

    def launch(self) -> None:
        self._actor = (
            ray.remote(KVStoreActor)
            .options(num_cpus=0, max_restarts=-1, max_concurrency=_STORE_THREADS)
            .remote(self._config, self._log_level)
        )

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
            return await asyncio.wait_for(getattr(self._actor, method).remote(*arguments), _STORE_TIMEOUT_S)
        except ray_exceptions.RayTaskError as error:
            if isinstance(error.cause, StoreError):
                raise error.cause from None
            raise
        except ray_exceptions.RayActorError as error:
            raise StoreLost(_first_line(error)) from error
        except TimeoutError as error:
            raise StoreLost(f"the store did not answer within {_STORE_TIMEOUT_S:.0f} s") from error


class RayCluster:
    """The service's processes on Ray. Owns: the connection (and the cluster itself, when it started one)."""

    def __init__(self, config: ServiceConfig) -> None:
        self._config = config
        self.workers = [RayWorker(rank, config) for rank in range(config.chain.workers)]
        self.store = RayStore(config.store, config.server.log_level)

    def start(self) -> None:
        """Connect to Ray, or start a local one, and launch the actors. Blocks for seconds. Raises StartError."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # A record of every actor call, which nobody reads: 10 KB a request in Ray's control process.
        os.environ.setdefault("RAY_task_events_report_interval_ms", "0")
        address = self._config.chain.ray_address or os.environ.get("RAY_ADDRESS") or "local"
        needed_cpus = self._config.chain.workers * self._config.worker.threads
        local: dict[str, Any] = (
            {
                "num_cpus": max(os.cpu_count() or 1, needed_cpus),
                "object_store_memory": _OBJECT_STORE_BYTES,
                "include_dashboard": False,
            }
            if address == "local"
            else {}
        )
        try:
            self._connect(address, local)
        except Exception as error:  # when a node times out, Ray raises just that
            raise StartError(
                f"Ray at {address!r} cannot be used: {_first_line(error)}; "
                "look whether it runs (ray status), or try again when the machine is less busy"
            ) from error
        self.store.launch()
        for worker in self.workers:
            worker.launch()

    def _connect(self, address: str, local: dict[str, Any]) -> None:
        """A local Ray is tried twice: on a busy machine its own start times out."""
        for attempts_left in (1 if local else 0, 0):
            try:
                ray.init(
                    address=address,
                    namespace=self._config.chain.namespace,
                    log_to_driver=False,
                    logging_level=logging.WARNING,
                    **local,
                )
                return
            except Exception:
                ray.shutdown()
                if not attempts_left:
                    raise

    async def stop(self, *, at_once: bool) -> None:
        """End all processes of the service; of a cluster that is not ours, only our actors.

        `at_once`: the store is not closed first.
        """
        if ray.is_initialized():
            if at_once:
                self.store.kill()
            else:
                await self.store.close()
            for worker in self.workers:
                worker.close()
            await asyncio.to_thread(ray.shutdown)


def _first_line(error: BaseException) -> str:
    return str(error).strip().split("\n", 1)[0]
