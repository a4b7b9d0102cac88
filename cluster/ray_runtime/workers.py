"""Workers on Ray: the actor, a thin shell around `PrefillWorker`, and the port through which the chain uses it.

Ray carries control, never KV: workers hand KV to each other over their own process group, and exchange it with the
store through shared memory. A request is a call to each of its workers; the events of all requests of a worker come by
another call, which is repeated (`cluster/ray_runtime/worker_events.py`).
"""

import asyncio
import contextlib
import gc
import os
import shlex
import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import ray
import structlog

from cluster import logs
from cluster.config.service_config import ServiceConfig
from cluster.ports import Node, WorkerLost
from cluster.ray_runtime.actors import NameTaken, lost_as, named
from cluster.ray_runtime.bundles import worker_name
from cluster.ray_runtime.placement_group import ChainBundles, node_of
from cluster.ray_runtime.takeover import when_free
from cluster.ray_runtime.worker_events import EventInbox, EventOutbox, Events
from cluster.repeated_lines import Kind
from kvstore import StoreClient, StoreLocation
from workers import WorkerConfig, WorkerError
from workers.errors import FailureKind
from workers.plan.config import WHOLE, EpochSpec, Shard
from workers.plan.events import RunFailed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan

log = structlog.get_logger()

_T = TypeVar("_T")
_CALL_TIMEOUT_S = 30.0
#: Longer than a worker waits for its neighbours (`workers/handoff/rendezvous.py`), so that the call brings the worker's
#: own error, and no worker is killed because another one is missing.
_JOIN_TIMEOUT_S = 90.0
#: Threads of a worker actor in addition to those of running requests: aborts and pings must not wait for requests.
_CONTROL_THREADS = 4


class _WorkerActor:
    """A `PrefillWorker` in a process of its own."""

    def __init__(self, config: WorkerConfig, prefix_cache_bytes: int, log_level: str) -> None:
        gc.disable()  # imports thousands of modules, whose objects never become garbage
        from workers.worker import PrefillWorker  # imports torch, only in this process

        gc.freeze()
        gc.enable()
        logs.configure(log_level, "json")  # into Ray's log file of this process
        self._worker = PrefillWorker(config, prefix_cache_bytes=prefix_cache_bytes)
        self._outbox = EventOutbox()

    def start(self) -> ModelFacts:
        return self._worker.start()

    def open_store(self, location: StoreLocation) -> None:
        self._worker.open_store(StoreClient.remote(location))

    def join_epoch(self, spec: EpochSpec) -> str:
        return self._worker.join_epoch(spec)

    def compute(self, plan: WorkerPlan) -> None:
        """Compute a plan. Its events are fetched by `take_events`; the last one is always `RunDone` or `RunFailed`."""
        with structlog.contextvars.bound_contextvars(request=plan.request_id, number=plan.request):
            try:
                for event in self._worker.compute(plan):
                    if isinstance(event, RunFailed):
                        self._given_up(plan, event)
                    self._outbox.put(plan.request, event)
            except Exception as error:  # the service gets its class; the traceback is only logged
                log.exception("prefill failed", epoch=plan.epoch, repeats=Kind.of_error(error, "prefill failed"))
                message = f"a worker failed: {type(error).__name__}"
                self._outbox.put(plan.request, RunFailed(kind=FailureKind.INTERNAL_ERROR, message=message))
                return
            log.debug("prefill ended", position=plan.position, epoch=plan.epoch)

    @ray.method(concurrency_group="events")  # type: ignore[untyped-decorator]
    def take_events(self) -> Events:
        return self._outbox.take()

    def _given_up(self, plan: WorkerPlan, event: RunFailed) -> None:
        kind = Kind.of("prefill given up", event.kind, event.cause)
        log.warning("prefill given up", kind=event.kind, reason=event.message, epoch=plan.epoch, repeats=kind)

    @ray.method(concurrency_group="control")  # type: ignore[untyped-decorator]
    def abort(self, request: int) -> None:
        self._worker.abort(request)

    @ray.method(concurrency_group="control")  # type: ignore[untyped-decorator]
    def forget_prefixes(self) -> None:
        self._worker.forget_prefixes()

    @ray.method(concurrency_group="control")  # type: ignore[untyped-decorator]
    def describe(self) -> tuple[int, str]:
        """Process id and node id; also serves as a ping."""
        return os.getpid(), ray.get_runtime_context().get_node_id()


async def _taken_events(actor: Any) -> Events:
    taken: Events = await actor.take_events.remote()
    return taken


def runtime_environment(config: ServiceConfig) -> dict[str, Any]:
    """Ray's runtime environment of a worker. Ray passes the interpreter's path to a shell, so spaces are quoted; in a
    foreign cluster, each node has an interpreter of its own.
    """
    environment: dict[str, Any] = {"env_vars": config.worker.process_environment}
    if config.chain.has_own_ray and (quoted := shlex.quote(sys.executable)) != sys.executable:
        environment["py_executable"] = quoted
    return environment


class RayWorker:
    """Port of a worker, or of one of its shards, whose actor runs in the worker's bundle. Owns: the actor."""

    def __init__(self, rank: int, config: ServiceConfig, bundles: ChainBundles, shard: Shard = WHOLE) -> None:
        self._rank = rank
        self._shard = shard
        self._config = config
        self._bundles = bundles
        self._actor: Any = None
        #: Events of the current process.
        self._events: EventInbox | None = None
        self._pid = 0
        self._node: Node | None = None
        #: Held during a launch, and by a `close` that waits; after it there is no launch.
        self._launching = threading.Lock()
        self._is_closed = False

    def launch(self) -> None:
        """Start the actor. Blocks; any thread.

        Raises WorkerLost after `close`, because a call after Ray's shutdown would start another Ray. Raises NameTaken
        while another worker, or the former process of this one, has the name.
        """
        with self._launching:
            self._require_open()
            actor = self._actor = self._begun_actor()
            self._events = EventInbox(partial(_taken_events, actor))
            try:
                self._require_open()
            except WorkerLost:  # `close` did not wait for this launch
                self.kill()
                raise

    def _require_open(self) -> None:
        if self._is_closed:
            raise WorkerLost("the service is stopping")

    def _begun_actor(self) -> Any:
        worker, chain = replace(self._config.worker, shard=self._shard), self._config.chain
        actor_class = ray.remote(concurrency_groups={"control": _CONTROL_THREADS, "events": 1})(_WorkerActor)
        options = actor_class.options(
            name=worker_name(self._rank, self._shard),
            num_cpus=worker.threads,
            num_gpus=chain.gpus_per_worker,
            resources=dict(chain.worker_resources),
            scheduling_strategy=self._bundles.scheduling(self._rank),
            max_concurrency=self._config.server.max_running_requests + 1,
            runtime_env=runtime_environment(self._config),
        )
        return named(options, worker, chain.prefix_cache_bytes, self._config.server.log_level)

    async def start(self) -> ModelFacts:
        timeout_s = self._config.chain.start_timeout_s
        self._pid, node_id = await self._call(self._live.describe.remote(), timeout_s)
        self._node = await asyncio.to_thread(node_of, node_id)
        return await self._call(self._live.start.remote(), timeout_s)

    async def open_store(self, location: StoreLocation) -> None:
        await self._call(self._live.open_store.remote(location), _CALL_TIMEOUT_S)

    async def join_epoch(self, spec: EpochSpec) -> str:
        return await self._call(self._live.join_epoch.remote(spec), _JOIN_TIMEOUT_S)

    async def compute(self, plan: WorkerPlan, *of_others: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        assert not of_others, "one process has one plan"
        with lost_as(WorkerLost, "the worker's process", WorkerError):
            computing = self._live.compute.remote(plan)
            assert self._events is not None, "it was launched"
            async for event in self._events.events_of(plan.request, computing):
                yield event

    async def abort(self, request: int) -> None:
        await self._call(self._live.abort.remote(request), _CALL_TIMEOUT_S)

    async def forget_prefixes(self) -> None:
        await self._call(self._live.forget_prefixes.remote(), _CALL_TIMEOUT_S)

    async def is_alive(self, timeout_s: float) -> bool:
        if self._actor is None:
            return False
        try:
            await self._call(self._actor.describe.remote(), timeout_s)
        except WorkerLost:
            return False
        return True

    async def replace(self) -> None:
        """Kill the process and start another one. Raises WorkerLost when the old one keeps the actor's name."""
        await asyncio.to_thread(self.kill)
        try:
            await when_free(partial(asyncio.to_thread, self.launch), NameTaken, _CALL_TIMEOUT_S, log.info)
        except NameTaken as error:
            raise WorkerLost(str(error)) from error

    async def node(self) -> Node:
        if self._node is None:
            raise WorkerLost(f"worker {self._rank} was killed")
        return self._node

    def kill(self) -> None:
        """End the process. On this node it also gets a signal directly, because a stopped process does not obey Ray."""
        actor, self._actor = self._actor, None
        if actor is None or not ray.is_initialized():
            return
        ray.kill(actor)
        self.kill_process()
        self._node = None

    def kill_process(self) -> None:
        if self._node is not None and self._node.address == ray.util.get_node_ip_address():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self._pid, signal.SIGKILL)

    def close(self, *, at_once: bool) -> None:
        """End the process for good. Blocks; any thread. `at_once`: a launch under way ends its own process."""
        with contextlib.nullcontext() if at_once else self._launching:
            self._is_closed = True
        self.kill()

    @property
    def _live(self) -> Any:
        """The actor. Raises WorkerLost between `kill` and the launch of a replacement."""
        if self._actor is None:
            raise WorkerLost(f"worker {self._rank} was killed")
        return self._actor

    async def _call(self, reference: Awaitable[_T], timeout_s: float) -> _T:
        """Wait for a call.

        Raises WorkerLost when the process is gone or silent, and the worker's own errors as they are.
        """
        with lost_as(WorkerLost, f"worker {self._rank}", WorkerError, timeout_s):
            return await asyncio.wait_for(reference, timeout_s)
