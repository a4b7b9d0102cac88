"""Stores on Ray: the actor, a thin shell around `KVStore`, and the port through which the coordinator uses it."""

import asyncio
import contextlib
import os
import threading
import weakref
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np
import numpy.typing as npt
import psutil  # type: ignore[import-untyped]
import ray
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from cluster import logs
from cluster.handles.kv_reader import READ_TIMEOUT_S, bring_to_memory
from cluster.nodes.node_directories import NodeDirectories
from cluster.nodes.shard_stores import ShardStores, store_of_shard
from cluster.nodes.store_silence import SilenceCounts, StoreSilence
from cluster.ports import Node, StoreLost, StorePort
from cluster.ray_runtime.actors import NameTaken, looked_at, lost_as, named
from cluster.ray_runtime.bundles import node_names, store_name
from cluster.ray_runtime.placement_group import live_nodes
from kvstore import (
    KVStore,
    PeerLocation,
    Placement,
    ReadGrant,
    StoreClient,
    StoreClosed,
    StoreConfig,
    StoreError,
    StoreIdentity,
    StoreLocation,
    kept_identity,
)
from kvstore.maintenance import tools
from workers.plan.config import WHOLE, Shard

_P = ParamSpec("_P")
_T = TypeVar("_T")
#: Most seconds of any call; calls that requests wait for have `store.silent_after_s`.
_CALL_TIMEOUT_S = 30.0
#: Calls that may take `_CALL_TIMEOUT_S`; the store is probed meanwhile.
_LONG_CALLS = frozenset({"close", "delete_tenant", "fetch"})
#: Calls that the store answers at a time. When the disk is slow, some wait long for chunks on their way to disk or to
#: memory. `cluster/handles` bounds those, so that threads are left for lookups; otherwise the store would seem silent.
_STORE_THREADS = 32


class KVStoreActor:
    """A `KVStore` in a process of its own. After a restart it stays closed until `open` is called again."""

    def __init__(self, config: StoreConfig, log_level: str) -> None:
        logs.configure(log_level, "json")
        self._config = config
        self._store: KVStore | None = None
        self._peers: PeerLocation | None = None
        #: After a restart all waiting requests call `open`; the first one opens the store.
        self._opening = threading.Lock()

    def open(self, identity: StoreIdentity) -> StoreLocation:
        with self._opening:
            if self._store is None:
                store = KVStore(self._config, kept_identity(self._config.directory, identity))
                store.open()
                self._store = store
            return self._store.serve(answer_tool=tools.answer)

    def call(self, method: str, /, *arguments: Any, **named: Any) -> Any:
        return getattr(self if hasattr(type(self), method) else self._opened, method)(*arguments, **named)

    def process_id(self) -> int:
        return os.getpid()

    def bring_to_memory(self, placement: Placement, timeout_s: float) -> None:
        with contextlib.closing(StoreClient.remote(replace(self._opened.serve(), device_bytes=0))) as client:
            bring_to_memory(client, placement, timeout_s)

    def serve_peers(self, host: str, key: bytes) -> PeerLocation:
        with self._opening:
            if self._peers is None or self._peers.host != host:
                self._peers = self._opened.serve_peers(host, key)
            return self._peers

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    @property
    def _opened(self) -> KVStore:
        if self._store is None:
            raise StoreClosed("the store process was restarted")
        return self._store


class RayStores:
    """The store actors of all nodes. Owns: the actors, until `close` or `kill`."""

    def __init__(self, config: StoreConfig, log_level: str, num_shards: int = 1) -> None:
        """`num_shards`: shards of each worker; each has its own store, with a part of the node's disk and memory."""
        self._config = config
        self._log_level = log_level
        self._num_shards = num_shards
        self._directories = NodeDirectories(config.directory)
        self._launched: list[RayStore] = []
        self.silences = SilenceCounts()
        #: Held by a launch and by `close`. No launch follows `close`, because a call after Ray's shutdown would start
        #: another Ray.
        self._launching = threading.Lock()
        self._is_closed = False

    def launch(self, node: Node) -> StorePort:
        """Launch a store on a node, or return the one that was launched there; the caller opens it. Blocks; any thread.

        Raises StoreNotWritable as `NodeDirectories.take`, and StoreLost when the actor's name is taken, or after
        `close`.
        """
        with self._launching:
            self._require_open()
            stores = self._launch(node)
            try:
                self._require_open()
            except StoreLost:  # `kill` did not wait for this launch
                for store in stores:
                    store.kill()
                raise
            return stores[0] if self._num_shards == 1 else ShardStores(stores)

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreLost("the service is stopping")

    def _launch(self, node: Node) -> list["RayStore"]:
        if known := [other for other in self._launched if other.node.node_id == node.node_id]:
            return known
        for other in list(self._launched):
            if other.is_of_a_dead_node():
                other.kill()  # the actor waits for its node, and holds a name that may be needed now
                self._directories.give_back(other.node)
                self._launched.remove(other)
        config = replace(self._config, directory=self._directories.take(node))
        shards = [Shard(index, self._num_shards) for index in range(self._num_shards)]
        stores = [
            RayStore(store_of_shard(config, shard), self._log_level, node, shard, self.silences) for shard in shards
        ]
        try:
            for store in stores:
                store.launch()
        except StoreLost:
            for store in stores:
                store.kill()
            raise
        self._launched += stores
        return stores

    async def close(self) -> None:
        """Close all stores cleanly, then end their processes."""
        await asyncio.to_thread(self._end_launching)
        await asyncio.gather(*(store.close() for store in self._launched))

    def kill(self) -> None:
        """End all processes without closing the stores, which are made to survive that. Any thread. A launch under way
        ends its own process.
        """
        self._is_closed = True
        for store in list(self._launched):
            store.kill()

    async def close_in_place(self) -> None:
        """Close all stores cleanly; their processes stay."""
        await asyncio.gather(*(store.close_in_place() for store in self._launched))

    def kill_processes(self) -> None:
        """End the stores' processes on this host, without Ray. Any thread."""
        self._is_closed = True
        for store in list(self._launched):
            store.kill_process()

    def _end_launching(self) -> None:
        """Wait for a launch under way, and allow none afterwards."""
        with self._launching:
            self._is_closed = True


def _forwarded(
    method: Callable[Concatenate[Any, _P], _T],
) -> Callable[Concatenate["RayStore", _P], Coroutine[Any, Any, _T]]:
    """Turn a method of the store, or of its actor, into one of the port that calls it in the store's process."""

    async def call(store: "RayStore", /, *arguments: _P.args, **named: _P.kwargs) -> _T:
        answer: _T = await store._call(method.__name__, *arguments, **named)
        return answer

    return call


class RayStore:
    """Port of a node's store, or of a shard's store there, whose actor is bound to the node. Owns: the actor, until
    `close`.
    """

    def __init__(
        self,
        config: StoreConfig,
        log_level: str,
        node: Node,
        shard: Shard = WHOLE,
        silences: SilenceCounts | None = None,
    ) -> None:
        """`silences`: counts of silences, shared with other stores."""
        self.node = node
        self._shard = shard
        self._config = config
        self._log_level = log_level
        self._actor: Any = None
        self._identity: StoreIdentity | None = None
        self._location: StoreLocation | None = None
        #: Current process of the actor, if it is on this host.
        self._process: psutil.Process | None = None
        name = f"the store of node {node.name or node.node_id}"
        self._silence = StoreSilence(
            name, self._probe, config.silent_after_s, silences or SilenceCounts(), self._silence_changed
        )
        #: Clients in this process; they are notified when the store becomes silent or answers again.
        self._clients: weakref.WeakSet[StoreClient] = weakref.WeakSet()

    def launch(self) -> None:
        """Start the actor. Raises StoreLost when the node has a store of this name."""
        names = node_names({node.node_id: node.name for node in live_nodes()})
        options = ray.remote(KVStoreActor).options(
            name=store_name(names.get(self.node.node_id, self.node.node_id), self._shard),
            num_cpus=0,
            scheduling_strategy=NodeAffinitySchedulingStrategy(self.node.node_id, soft=False),
            max_restarts=-1,
            max_concurrency=_STORE_THREADS,
        )
        try:
            self._actor = named(options, self._config, self._log_level)
        except NameTaken as error:
            raise StoreLost(str(error)) from error

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        self._identity = identity
        location: StoreLocation = await self._opened(identity)
        self._identity = location.identity
        self._location = location
        return location

    acquire = _forwarded(KVStore.acquire)
    hold = _forwarded(KVStore.hold)
    flow = _forwarded(KVStore.flow)
    delete_tenant = _forwarded(KVStore.delete_tenant)
    changes = _forwarded(KVStore.changes)
    serve_peers = _forwarded(KVStoreActor.serve_peers)
    fetch = _forwarded(KVStore.fetch)
    stats = _forwarded(KVStore.stats)

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        rows_LR: npt.NDArray[np.int32] | None = await self._call("important_rows", placement.placement_id, num_rows)
        return rows_LR

    async def settle(self, placement: Placement) -> None:
        """Settle a placement.

        A silent store gets the call as well, but is not waited for: it settles when it answers.
        """
        if self._silence.is_silent and self._actor is not None:
            self._asked("settle", placement.placement_id)
        await self._call("settle", placement.placement_id)

    async def suspect(self, reason: str) -> None:
        """Make the store silent, until it answers, because a worker or a reader got no answer from it or its disk."""
        if self._actor is not None:
            self._silence.begin(reason)

    async def resident_tokens(self, placement: Placement) -> int:
        num_tokens: int = await self._call("resident_tokens", placement.placement_id)
        return num_tokens

    async def grant_read(self, placement: Placement, reader_host_id: str) -> ReadGrant | None:
        grant: ReadGrant | None = await self._call("grant_read", placement.placement_id, reader_host_id)
        return grant

    async def is_gone(self) -> bool:
        return await asyncio.to_thread(self.is_of_a_dead_node)

    def is_of_a_dead_node(self) -> bool:
        return self.node.node_id not in {node["NodeID"] for node in ray.nodes() if node["Alive"]}

    async def bring_to_memory(self, placement: Placement) -> None:
        await self._call("bring_to_memory", placement, timeout_s=READ_TIMEOUT_S)

    @property
    def is_on_this_host(self) -> bool:
        own_address: str = ray.util.get_node_ip_address()
        return self.node.address == own_address

    def client(self) -> StoreClient:
        assert self._location is not None, "open first"
        client = StoreClient.remote(replace(self._location, device_bytes=0))  # the serving process has no cache
        self._clients.add(client)
        if self._silence.is_silent:
            client.silence.begin()
        return client

    async def close(self) -> None:
        """Close the store cleanly, then end its process."""
        if self._actor is not None:
            await self.close_in_place()
            # A closed store is ended only by Ray: after a signal, Ray would print that a worker died.
            await asyncio.to_thread(self._end, with_signal=self._silence.is_silent)
        self._silence.stop()

    async def close_in_place(self) -> None:
        """Close the store cleanly. A silent store is not waited for: it is made to survive a kill."""
        if self._actor is not None:
            with contextlib.suppress(StoreLost, StoreError):
                await self._once("close")

    def kill(self) -> None:
        """End the process without closing the store, which survives that. On this host it also gets a signal, because a
        stopped process does not obey Ray.
        """
        self._end(with_signal=True)

    def _end(self, *, with_signal: bool) -> None:
        actor, self._actor = self._actor, None
        if actor is None or not ray.is_initialized():
            return
        ray.kill(actor)
        if with_signal:
            self.kill_process()

    def kill_process(self) -> None:
        """End the process if it is on this host, without Ray."""
        if self._process is not None:
            with contextlib.suppress(psutil.Error):  # it is gone; its number may belong to another process
                self._process.kill()

    async def _opened(self, identity: StoreIdentity) -> StoreLocation:
        location: StoreLocation = await self._once("open", identity)
        process_id: int = await self._once("process_id")
        self._process = None
        if self.is_on_this_host:
            with contextlib.suppress(psutil.Error):  # gone
                self._process = psutil.Process(process_id)
        return location

    async def _call(self, method: str, /, *arguments: Any, **named: Any) -> Any:
        """Call the store; a restarted store is opened again first. Raises StoreLost."""
        try:
            return await self._once(method, *arguments, **named)
        except StoreClosed:
            assert self._identity is not None, "open first"
            try:
                await self._opened(self._identity)
                return await self._once(method, *arguments, **named)
            except StoreError as error:
                raise StoreLost(str(error)) from error

    async def _once(self, method: str, /, *arguments: Any, **named: Any) -> Any:
        """Call the store once. The call may take the general limit plus its own `wait_s` or `timeout_s`."""
        if self._actor is None:
            raise StoreLost("the store is closed")
        self._silence.check()
        # `open` may have to wait for the start of the process, which answers no probe before.
        most_s = _CALL_TIMEOUT_S if method == "open" else min(_CALL_TIMEOUT_S, self._config.silent_after_s)
        may_take_s: float = named.get("wait_s", named.get("timeout_s", 0.0))
        if method in _LONG_CALLS:
            may_take_s += _CALL_TIMEOUT_S - most_s
        with lost_as(StoreLost, "the store", StoreError):
            answer = self._asked(method, *arguments, **named)
            try:
                return await self._silence.answer(answer, most_s, may_take_s)
            except (StoreLost, asyncio.CancelledError):
                answer.add_done_callback(self._settle_unwanted)
                raise

    def _asked(self, method: str, /, *arguments: Any, **named: Any) -> "asyncio.Future[Any]":
        """Make a call and return its future; the call continues in the actor when its caller leaves."""
        answer: asyncio.Future[Any] = asyncio.ensure_future(self._actor.call.remote(method, *arguments, **named))
        answer.add_done_callback(looked_at)
        return answer

    def _silence_changed(self, is_silent: bool) -> None:
        for client in self._clients:
            if is_silent:
                client.silence.begin()
            else:
                client.silence.on_sign()

    async def _probe(self) -> None:
        answer = self._asked("when_disk_answers")
        answer.add_done_callback(self._settle_unwanted)
        await answer

    def _settle_unwanted(self, answer: "asyncio.Future[Any]") -> None:
        """Settle the placement of a call whose caller has left; called when the store has answered, even if late."""
        if self._actor is None or answer.cancelled() or answer.exception() is not None:
            return
        if isinstance(answer.result(), Placement):
            self._asked("settle", answer.result().placement_id)
