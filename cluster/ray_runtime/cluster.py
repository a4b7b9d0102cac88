"""The service's processes on Ray: the connection to it, and what starts where."""

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ray
from ray._common.utils import get_default_ray_temp_dir

from cluster.chain.sharded_worker import ShardedWorker
from cluster.config.service_config import ServiceConfig
from cluster.errors import StartError, first_line
from cluster.ports import WorkerPort
from cluster.ray_runtime.local import keep_token_in_memory_without_home, why_not_started
from cluster.ray_runtime.names import NameTaken, require_free
from cluster.ray_runtime.placement_group import ChainBundles
from cluster.ray_runtime.stores import RayStores
from cluster.ray_runtime.takeover import when_free
from cluster.ray_runtime.workers import RayWorker
from workers.plan.config import Shard

_OBJECT_STORE_BYTES = 128 * 2**20


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
        #: As the chain sees them.
        self.workers: list[WorkerPort] = [ShardedWorker(each) if count > 1 else each[0] for each in by_worker]
        self.stores = RayStores(config.store, config.server.log_level, count)

        self._is_stopping = False
        #: What runs in a thread, which goes on when its caller was cancelled: `stop` waits for it.
        self._under_way: asyncio.Future[Any] | None = None

    async def connect(self, tell: Callable[[str], None]) -> None:
        """Connect to Ray, or start a local one; takes seconds. `tell` is called in another thread. Raises StartError.

        To start one forks this process. gRPC's server must not run yet: its handlers of a fork abort one child in
        thirty before that has become Ray's process.
        """
        await self._in_thread(self._connect, tell)

    def _connect(self, tell: Callable[[str], None]) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # A record of every actor call, which is never read: 10 KB a request in Ray's control process.
        os.environ.setdefault("RAY_task_events_report_interval_ms", "0")
        # A process per core, started ahead: our workers have an environment of their own, so these would idle.
        os.environ.setdefault("RAY_prestart_worker_first_driver", "0")
        address = self._address
        if "://" in address:
            raise StartError(
                f"{address} is where Ray takes jobs, or its Client: submit the service as a job "
                "(ray job submit -- runahead serve ...), or name the cluster itself: --ray-address HOST:6379"
            )
        if self.is_own:
            keep_token_in_memory_without_home()
            self._start_own(tell)
            return
        try:
            self._init(address)
        except Exception as error:  # when a node times out, Ray raises just that
            raise StartError(
                f"Ray at {address!r} cannot be used: {first_line(error)}; look whether it runs (ray status)"
            ) from error

    async def launch(self, tell: Callable[[str], None]) -> None:
        """Start the actors, each in its place. `tell` hears what this waits for. Raises StartError."""
        chain = self._config.chain
        await when_free(self._require_free, NameTaken, chain.takeover_timeout_s, tell)
        await self._in_thread(self._bundles.ask)
        await self._bundles.placed(tell)
        await self._in_thread(self._launch_actors)

    async def _require_free(self) -> None:
        await self._in_thread(require_free, self._config.chain.namespace)

    def _launch_actors(self) -> None:
        for node in self._bundles.nodes():
            self.stores.launch(node)  # they are there when the workers have loaded the model
        for shard in self._shards:
            shard.launch()

    async def _in_thread(self, call: Callable[..., None], *arguments: Any) -> None:
        self._under_way = asyncio.ensure_future(asyncio.to_thread(call, *arguments))
        await asyncio.shield(self._under_way)

    def _start_own(self, tell: Callable[[str], None]) -> None:
        """Tried twice: on a machine that is very busy, Ray gives up on its own processes after 30 s."""
        needed_cpus = len(self._shards) * self._config.worker.threads
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
                tell(f"Ray did not start, trying once more: {reason}")

    def _init(self, address: str, **options: Any) -> None:
        ray.init(
            address=address,
            namespace=self._config.chain.namespace,
            log_to_driver=False,
            logging_level=logging.ERROR if self.is_own else logging.WARNING,
            **options,
        )

    @property
    def is_own(self) -> bool:
        """Whether Ray is started here, for this service alone."""
        return self._config.chain.has_own_ray

    @property
    def own_address(self) -> str:
        """Of this process's node, on the cluster's network. Start first."""
        return str(ray.util.get_node_ip_address())

    async def stop(self, *, at_once: bool) -> None:
        """End all processes of the service; of a cluster that is not ours, only our actors.

        What `connect` or `launch` has begun in a thread is waited for, since it would go on; a failed start of Ray is
        not tried again. `at_once`: the stores are not closed first, and launches of replacements not waited for.
        """
        self._is_stopping = True
        if self._under_way is not None:
            await asyncio.wait([self._under_way])
        if ray.is_initialized():
            if not at_once:
                await self.stores.close()
            await asyncio.to_thread(self._end, at_once=at_once)

    def _end(self, *, at_once: bool) -> None:
        if at_once:
            self.stores.kill()
        for shard in self._shards:
            shard.close(at_once=at_once)
        self._bundles.release()
        ray.shutdown()
