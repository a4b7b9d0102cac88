"""The service's processes on Ray: the connection to a cluster, and the start and end of actors."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import ray
from ray._common.utils import get_default_ray_temp_dir

from cluster.chain.sharded_worker import ShardedWorker
from cluster.config.service_config import ServiceConfig
from cluster.errors import StartError, first_line
from cluster.ports import WorkerPort
from cluster.ray_runtime.actors import NameTaken, looked_at, require_free
from cluster.ray_runtime.local import keep_token_in_memory_without_home, why_not_started, write_token_for_its_user_alone
from cluster.ray_runtime.placement_group import ChainBundles
from cluster.ray_runtime.ray_watch import GCS, RAYLET, RayLost, RayProcess, RayWatch
from cluster.ray_runtime.stores import RayStores
from cluster.ray_runtime.takeover import when_free
from cluster.ray_runtime.workers import RayWorker
from workers.plan.config import Shard

_PRIVATE_UMASK = 0o077
_OBJECT_STORE_BYTES = 128 * 2**20
#: Seconds that the GCS of a foreign cluster may be away: a fault-tolerant GCS is restarted.
_GCS_RETURNS_S = 10.0
#: Seconds to close stores, and to wait for ended processes, when Ray is lost.
_CLOSE_S = 5.0
#: Seconds for Ray to end the actors, running or starting; additional seconds for stores to close.
_END_S, _CLOSE_CALL_S = 15.0, 30.0

log = logging.getLogger(__name__)


class RayCluster:
    """The service's processes on Ray. Owns: the connection (and the cluster itself, when it started one)."""

    def __init__(self, config: ServiceConfig) -> None:
        self._config = config
        self._address = config.chain.ray_address or "local"
        self._bundles = ChainBundles(config)
        count = config.chain.tensor_parallel
        by_worker = [
            [RayWorker(rank, config, self._bundles, Shard(index, count)) for index in range(count)]
            for rank in range(config.chain.workers)
        ]
        self._shards = [shard for shards in by_worker for shard in shards]
        #: Ports of the workers for the chain.
        self.workers: list[WorkerPort] = [ShardedWorker(each) if count > 1 else each[0] for each in by_worker]
        self.stores = RayStores(config.store, config.server.log_level, count)

        self._is_stopping = False
        self._watch: RayWatch | None = None
        self._is_watched = asyncio.Event()
        self._watched: list[RayProcess] = []
        #: Processes of the service's own Ray and its actors, which may be left when Ray is lost.
        self._own_processes: list[psutil.Process] = []
        #: Work in a thread, which continues when its caller is cancelled; `stop` waits for it.
        self._under_way: asyncio.Future[Any] | None = None

    async def connect(self, tell: Callable[[str], None], away: Callable[[bool], None]) -> None:
        """Connect to Ray, or start a local Ray; takes seconds. `tell` is called in another thread. Raises StartError.

        `away`: see `RayWatch`.

        Starting Ray forks this process. gRPC's server must not run yet: its fork handlers abort one child in thirty
        before the child has become Ray's process.
        """
        await self._in_thread(self._connect, tell)
        self._watch = RayWatch(away)
        self._watch.start(*self._watched)
        self._is_watched.set()

    async def lost(self) -> RayLost:
        """Wait until a process of Ray has died without which the service cannot go on; returns the error to raise."""
        await self._is_watched.wait()
        assert self._watch is not None
        return RayLost(await self._watch.lost(), has_own_ray=self.is_own)

    def _processes(self) -> list[RayProcess]:
        context = ray.get_runtime_context()
        host, _, port = context.gcs_address.rpartition(":")
        gcs = RayProcess(GCS, host.strip("[]"), int(port), 0.0 if self.is_own else _GCS_RETURNS_S)
        own = next(node for node in ray.nodes() if node["NodeID"] == context.get_node_id())
        return [gcs, RayProcess(RAYLET, own["NodeManagerAddress"], own["NodeManagerPort"])]

    def _connect(self, tell: Callable[[str], None]) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Ray would record every actor call, 10 KB a request in its control process; the records are never read.
        os.environ.setdefault("RAY_task_events_report_interval_ms", "0")
        # Ray would start a process per core ahead; they would idle, because our workers need their own environment.
        os.environ.setdefault("RAY_prestart_worker_first_driver", "0")
        address = self._address
        if "://" in address:
            raise StartError(
                f"{address} is the address of Ray's job server or Client: submit the service as a job "
                "(ray job submit -- runahead serve ...), or give the cluster's address: --ray-address HOST:6379"
            )
        if self.is_own:
            keep_token_in_memory_without_home()
            write_token_for_its_user_alone()
            self._start_own(tell)
            return
        try:
            self._init(address)
        except Exception as error:  # Ray raises a plain Exception when a node times out
            raise StartError(
                f"Ray at {address!r} cannot be used: {first_line(error)}; check that it runs (ray status)"
            ) from error

    async def launch(self, tell: Callable[[str], None]) -> None:
        """Start the actors in their bundles. `tell` is called with the reason for a wait. Raises StartError."""
        chain = self._config.chain
        free = partial(self._in_thread, require_free, chain.namespace)
        await when_free(free, NameTaken, chain.takeover_timeout_s, tell)
        await self._in_thread(self._bundles.ask)
        await self._bundles.placed(tell)
        await self._in_thread(self._launch_actors)

    def _launch_actors(self) -> None:
        for node in self._bundles.nodes():
            self.stores.launch(node)  # stores start while the workers load the model
        for shard in self._shards:
            shard.launch()
        if self.is_own:
            self._own_processes = psutil.Process().children(recursive=True)

    async def _in_thread(self, call: Callable[..., None], *arguments: Any) -> None:
        self._under_way = asyncio.ensure_future(asyncio.to_thread(call, *arguments))
        self._under_way.add_done_callback(looked_at)
        await asyncio.shield(self._under_way)

    def _start_own(self, tell: Callable[[str], None]) -> None:
        needed_cpus = len(self._shards) * self._config.worker.threads
        umask = os.umask(_PRIVATE_UMASK)  # inherited by Ray's processes: their logs and sockets are private
        try:
            self._start_own_tried_twice(tell, needed_cpus)
        finally:
            os.umask(umask)

    def _start_own_tried_twice(self, tell: Callable[[str], None], needed_cpus: int) -> None:
        """Start Ray, with a second attempt: on a very busy machine, Ray gives up on its own processes after 30 s."""
        for is_last_attempt in (False, True):
            try:
                self._init(
                    self._address,
                    num_cpus=max(os.cpu_count() or 1, needed_cpus),
                    object_store_memory=_OBJECT_STORE_BYTES,
                    include_dashboard=False,
                )
                return
            except Exception as error:
                reason = f"{first_line(error)}; {why_not_started(Path(get_default_ray_temp_dir()))}"
                ray.shutdown()
                if is_last_attempt or self._is_stopping:
                    raise StartError(f"Ray did not start: {reason}") from error
                tell(f"Ray did not start, trying again: {reason}")

    def _init(self, address: str, **options: Any) -> None:
        ray.init(
            address=address,
            namespace=self._config.chain.namespace,
            log_to_driver=False,
            logging_level=logging.ERROR if self.is_own else logging.WARNING,
            **options,
        )
        self._watched = self._processes()

    @property
    def is_own(self) -> bool:
        return self._config.chain.has_own_ray

    @property
    def own_address(self) -> str:
        """Address of this process's node on the cluster's network. Call `connect` first."""
        return str(ray.util.get_node_ip_address())

    async def stop(self, *, at_once: bool) -> bool:
        """End all processes of the service; in a foreign cluster, only our actors.

        Returns False when Ray does not answer, for example because one of its processes is stopped: then the processes
        are ended without Ray, and threads still wait for it. Waits for work that `connect` or `launch` has begun in a
        thread, because it would continue; a failed start of Ray is not tried again. `at_once`: do not close the stores
        first, nor wait for replacements that are being launched.
        """
        self._is_stopping = True
        if self._watch is not None:
            self._watch.stop()
        ending = asyncio.create_task(self._ended(at_once=at_once))
        await asyncio.wait([ending], timeout=_END_S if at_once else _END_S + _CLOSE_CALL_S)
        if ending.done():
            await ending
            return True
        ending.cancel()
        log.warning("Ray does not answer, ending its processes without it")
        await self.abandon()
        return False

    async def _ended(self, *, at_once: bool) -> None:
        if self._under_way is not None:
            await asyncio.wait([self._under_way])
        if ray.is_initialized():
            if not at_once:
                await self.stores.close()
            await asyncio.to_thread(self._end, at_once=at_once)

    async def abandon(self) -> None:
        """End all processes of the service, and of its own Ray, without calls to Ray, which may never return.

        Threads that wait for such a call end with this process. On other nodes, Ray ends the actors of a lost driver.
        """
        self._is_stopping = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_S):
                await self.stores.close_in_place()
        self.stores.kill_processes()
        for shard in self._shards:
            shard.kill_process()
        if self.is_own:
            left = {*self._own_processes, *psutil.Process().children(recursive=True)}
            for process in left:
                with contextlib.suppress(psutil.Error):
                    process.kill()
            await asyncio.to_thread(psutil.wait_procs, left, _CLOSE_S)

    def _end(self, *, at_once: bool) -> None:
        if at_once:
            self.stores.kill()
        for shard in self._shards:
            shard.close(at_once=at_once)
        self._bundles.release()
        ray.shutdown()
