"""Real gloo ranks for tests: persistent processes that hold one `BaselineWorker` per model, driven over pipes.

The parent plays the coordinator: it hosts the rendezvous, plans requests and drives every worker of a chain at once.
A call to a rank returns a future, so a stopped rank blocks only the caller that waits for it.
"""

import contextlib
import itertools
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from benchmarks.baselines.plan import GatherPlan
from kvstore import KVStore, Placement, StoreClient, StoreLocation
from workers.handoff.rendezvous import Rendezvous
from workers.plan.config import EpochSpec, Shard, WorkerConfig
from workers.plan.events import RunDone, RunFailed, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, SelectionPlan, WorkerPlan, plan_workers

HOST = "127.0.0.1"
WAIT_S = 60.0
#: Longest start of a rank: importing torch and transformers takes seconds, and more on a busy machine.
START_S = 240.0
#: Modules that the fork server imports once for all ranks.
_PRELOAD = [
    "benchmarks.baselines.worker",
    *(f"transformers.models.{name}.modeling_{name}" for name in ("llama", "falcon", "opt")),
]
#: Environment variables that every worker's configuration needs; they must be set before torch is imported.
ENVIRONMENT = WorkerConfig(model="none").process_environment


@dataclass(frozen=True)
class Outcome:
    """Events of one rank for one request; `logits` are those of its first token, on the last rank only."""

    events: list[WorkerEvent]
    logits: list[float] | None

    @property
    def tokens(self) -> list[int]:
        return [event.token_id for event in self.events if isinstance(event, TokenComputed)]

    @property
    def done(self) -> RunDone:
        assert isinstance(self.events[-1], RunDone), self.events[-1]
        return self.events[-1]

    @property
    def failure(self) -> RunFailed:
        assert isinstance(self.events[-1], RunFailed), self.events[-1]
        return self.events[-1]

    @property
    def ended_with(self) -> str:
        """Name of the last event's type, or the kind of failure."""
        last = self.events[-1]
        return last.kind if isinstance(last, RunFailed) else type(last).__name__


@dataclass(frozen=True)
class ArenaState:
    """Bytes of the store's arena that a device has registered, and why that stopped; whether a kernel reads it; and
    bytes read so far: directly, and by way of other memory because they were not registered."""

    registered_bytes: int
    failure: str
    gathers: bool
    direct_bytes: int
    unregistered_bytes: int


class Rank:
    """One rank, seen from the parent. Owns: its process and the pipe to it."""

    def __init__(self) -> None:
        # The server is a fresh process that has imported torch under ENVIRONMENT and has done nothing else with it.
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(_PRELOAD)
        self._pipe, child = context.Pipe()
        self._process = context.Process(target=serve, args=(child,), daemon=True)
        self._calls = itertools.count()
        self._pending: dict[int, Future[Any]] = {}
        self._lock = threading.Lock()
        with _environment(ENVIRONMENT):
            self._process.start()
        child.close()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def call(self, method: str, *arguments: Any) -> "Future[Any]":
        """Start a method of `_RankProcess` in the rank. The future fails when the method does or the process dies."""
        future: Future[Any] = Future()
        with self._lock:
            number = next(self._calls)
            self._pending[number] = future
            self._pipe.send((number, method, arguments))
        return future

    def signal(self, number: signal.Signals) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def kill(self) -> None:
        if self._process.is_alive():
            self.signal(signal.SIGKILL)
        self._process.join(WAIT_S)
        self._reader.join(WAIT_S)
        self._pipe.close()

    def _read(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                number, result, error = self._pipe.recv()
                with self._lock:
                    future = self._pending.pop(number)
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(AssertionError(f"in the rank: {error}"))
        with self._lock:
            for future in self._pending.values():
                future.set_exception(ConnectionError("the rank is dead"))


class RankPool:
    """A pool of ranks with its rendezvous. Numbers epochs and requests."""

    def __init__(self, size: int) -> None:
        self._rendezvous = Rendezvous(HOST)
        self._rendezvous.start()
        self._epochs, self._requests = itertools.count(1), itertools.count(1)
        self.ranks = [Rank() for _ in range(size)]

    def close(self) -> None:
        for rank in self.ranks:
            rank.kill()
        self._rendezvous.stop()

    def load(
        self,
        model: str,
        directory: str,
        handoff_timeout_s: float,
        num_shards: int = 1,
        *,
        lags: bool = False,
        **settings: Any,
    ) -> ModelFacts:
        """Load this model, or one shard of it, in every rank that does not have it yet; return its facts.

        `lags`: on the stand-in of a GPU. `settings`: of `WorkerConfig`.
        """
        configs = [
            WorkerConfig(
                model=directory,
                handoff_timeout_s=handoff_timeout_s,
                load_timeout_s=20.0,
                shard=Shard(number % num_shards, num_shards),
                **settings,
            )
            for number in range(len(self.ranks))
        ]
        futures = [
            rank.call("load", model, config, number if lags else None)
            for number, (rank, config) in enumerate(zip(self.ranks, configs, strict=True))
        ]
        facts = [future.result(START_S) for future in futures]
        return facts[0]

    def open_store(self, model: str, *stores: KVStore) -> None:
        """Connect every rank to a store of this process; with several stores, each rank takes that of its shard."""
        given = [stores[number % len(stores)].serve() for number in range(len(self.ranks))]
        _results([rank.call("open_store", model, each) for rank, each in zip(self.ranks, given, strict=True)])

    def join(self, model: str, ranks: Sequence[Rank], num_shards: int = 1, link: str | None = None) -> int:
        """Form a new epoch with `ranks` as its ranks 0, 1, ...; return its number. `link`: replaces `handoff_link`."""
        epoch = next(self._epochs)
        specs = [
            EpochSpec(
                epoch=epoch,
                rank=number,
                world_size=len(ranks),
                rendezvous_host=HOST,
                rendezvous_port=self._rendezvous.port,
                bind_host=HOST,
                num_shards=num_shards,
            )
            for number in range(len(ranks))
        ]
        _results([rank.call("join", model, spec, link) for rank, spec in zip(ranks, specs, strict=True)])
        return epoch

    def plan(
        self,
        epoch: int,
        token_ids: Sequence[int],
        cuts: tuple[int, ...],
        *,
        placement: Placement | None = None,
        request: int | None = None,
        max_new_tokens: int = 8,
        selection: SelectionPlan | None = None,
        **asked: Any,
    ) -> list[WorkerPlan]:
        """Plan a request for the ranks of an epoch. `asked`: see `Asked`."""
        return plan_workers(
            request=next(self._requests) if request is None else request,
            epoch=epoch,
            token_ids=token_ids,
            partition=Partition(cuts),
            placements=[placement],
            asked=Asked(max_new_tokens=max_new_tokens, **asked),
            selection=selection,
        )

    def plan_shards(
        self,
        epoch: int,
        token_ids: Sequence[int],
        cuts: tuple[int, ...],
        placements: Sequence[Placement | None],
        **options: Any,
    ) -> list[WorkerPlan]:
        """Plan a request for every shard of every worker, by rank. `placements`: one a shard, in its own store."""
        request = next(self._requests)
        of_shards = [
            self.plan(epoch, token_ids, cuts, placement=placement, request=request, **options)
            for placement in placements
        ]
        return [plan for of_worker in zip(*of_shards, strict=True) for plan in of_worker]

    def start(self, model: str, plans: Sequence[WorkerPlan], ranks: Sequence[Rank]) -> "list[Future[Outcome]]":
        """Start computing each rank's plan."""
        return [rank.call("compute", model, plan) for rank, plan in zip(ranks, plans, strict=True)]

    def compute(self, model: str, plans: Sequence[WorkerPlan], ranks: Sequence[Rank]) -> list[Outcome]:
        return _results(self.start(model, plans, ranks))

    def start_gather(self, model: str, plans: Sequence[GatherPlan]) -> "list[Future[Outcome]]":
        """Start a baseline on the ranks that the plans name."""
        return [self.ranks[plan.ranks[plan.position]].call("gather", model, plan) for plan in plans]

    def gather(self, model: str, plans: Sequence[GatherPlan]) -> list[Outcome]:
        return _results(self.start_gather(model, plans))


def _results(futures: "Sequence[Future[Any]]") -> list[Any]:
    return [future.result(WAIT_S) for future in futures]


@contextlib.contextmanager
def _environment(variables: dict[str, str]) -> Any:
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


# --- in the rank's process ----------------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answer calls until the parent is gone; each call has a thread, so that an abort overtakes a computation."""
    process, sending = _RankProcess(), threading.Lock()

    def answer(number: int, method: str, arguments: tuple[Any, ...]) -> None:
        try:
            reply = (number, getattr(process, method)(*arguments), None)
        except Exception as error:  # noqa: BLE001 - whatever it is, the test in the parent must see it
            reply = (number, None, f"{type(error).__name__}: {error}")
        with sending:
            pipe.send(reply)

    while True:
        try:
            call = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)  # skips the destructors of groups whose peers are gone
        threading.Thread(target=answer, args=call, daemon=True).start()


class _RankProcess:
    """Methods that the parent may call in a rank."""

    def __init__(self) -> None:
        from benchmarks.baselines.worker import BaselineWorker

        self._new_worker = BaselineWorker
        self._workers: dict[str, BaselineWorker] = {}
        #: First logits of the prefill that the thread computes by itself.
        self._seen = threading.local()
        #: By request: first logits of a prefill that shares its passes and is computed by another thread.
        self._seen_together: dict[int, list[float]] = {}
        #: Attention of the stand-in of a GPU, for the rest of the process.
        self._emulation: Any = None
        #: By request: the layer at whose boundary it is to be aborted.
        self._abort_at: dict[int, int] = {}

    def environment(self) -> dict[str, str | None]:
        import torch

        return {name: os.environ.get(name) for name in ENVIRONMENT} | {"threads": str(torch.get_num_threads())}

    def set_environment(self, variables: dict[str, str]) -> None:
        os.environ.update(variables)

    def load(self, model: str, config: WorkerConfig, lagging_seed: int | None) -> ModelFacts:
        if model in self._workers:
            return self._workers[model].model.facts
        worker = self._new_worker(config, None if lagging_seed is None else self._lagging_device(lagging_seed))
        worker.start()
        network = worker._model
        assert network is not None
        stock_forward = network.forward

        def forward(*arguments: Any, **options: Any) -> Any:
            logits = stock_forward(*arguments, **options)
            if logits is not None and self._seen.logits is None:
                self._seen.logits = logits.tolist()
            return logits

        network.forward = forward  # type: ignore[method-assign]
        self._workers[model] = worker
        if len(self._workers) == 1:
            self._see_logits_of_shared_passes()
        return worker.model.facts

    def _lagging_device(self, seed: int) -> Any:
        from tests.support.cuda import emulated_flash
        from tests.support.lagging_device import LaggingDevice
        from workers.handoff import host_link

        if self._emulation is None:
            self._emulation = emulated_flash()
            self._emulation.__enter__()
            host_link.PIECE_BYTES = 5000  # so that rows of a tiny model go in several pieces
        return LaggingDevice(seed)

    def _see_logits_of_shared_passes(self) -> None:
        from workers.batching.batched_request import BatchedRequest

        stock_take = BatchedRequest.take_chunk

        def take_chunk(request: BatchedRequest, num_tokens: int, logits: Any) -> Any:
            if logits is not None:
                self._seen_together[request.run.plan.request] = logits.tolist()
            return stock_take(request, num_tokens, logits)

        BatchedRequest.take_chunk = take_chunk  # type: ignore[method-assign]

    def open_store(self, model: str, location: StoreLocation) -> None:
        self._workers[model].open_store(StoreClient.remote(location))

    def arena(self, model: str) -> ArenaState:
        """The registration of the store's arena with this rank's device, when it is complete."""
        staging = self._workers[model].model.device.staging
        assert staging is not None and staging.arena is not None
        staging.arena.wait()
        counters, arena = staging.counters, staging.arena
        return ArenaState(
            registered_bytes=arena.registered_bytes,
            failure=arena.failure,
            gathers=arena.gathers,
            direct_bytes=counters.direct_bytes,
            unregistered_bytes=counters.unregistered_bytes,
        )

    def join(self, model: str, spec: EpochSpec, link: str | None) -> None:
        worker = self._workers[model]
        if link is not None:
            worker.config = replace(worker.config, handoff_link=link)
        worker.join_epoch(spec)

    def leave(self, model: str) -> None:
        self._workers[model].leave_epoch()

    def abort(self, model: str, request: int) -> None:
        self._workers[model].abort(request)

    def abort_at(self, request: int, layer: int) -> None:
        """Abort a future request when its forward pass reaches `layer` in this rank: always in mid-prefill."""
        from workers.requests.partition_run import PartitionRun

        if not self._abort_at:
            for name in ("exchange", "append"):  # a pass of the request's own, and a shared pass
                self._abort_in(PartitionRun, name)
        self._abort_at[request] = layer

    def _abort_in(self, run_class: Any, name: str) -> None:
        stock = getattr(run_class, name)

        def boundary(run: Any, at: int, *rows: Any) -> Any:
            if self._abort_at.get(run.plan.request) == at:
                run.cancelled.set()
            return stock(run, at, *rows)

        setattr(run_class, name, boundary)

    def fail_at(self, layer: int) -> None:
        """Make the next request that reaches `layer` in a pass of its own fail with an unforeseen error."""
        from workers.requests.partition_run import PartitionRun

        stock_exchange = PartitionRun.exchange

        def exchange(run: Any, at: int, *rows: Any) -> Any:
            if at == layer:
                PartitionRun.exchange = stock_exchange  # type: ignore[method-assign]
                raise RuntimeError("out of luck")
            return stock_exchange(run, at, *rows)

        PartitionRun.exchange = exchange  # type: ignore[method-assign]

    def die_while_loading(self) -> None:
        """Kill this process when the first stored record has arrived: leased, and not yet copied."""
        from kvstore.client.destinations import RowsDestination

        def copy(*_: Any) -> None:
            os.kill(os.getpid(), signal.SIGKILL)

        RowsDestination.copy = RowsDestination.copy_batch = copy  # type: ignore[method-assign]

    def hold_baton(self, model: str) -> None:
        """Stop all computing in this rank until `release_baton`."""
        from workers.turns.turn_order import Turn

        self._workers[model]._baton.acquire(Turn(is_decode=True))

    def release_baton(self, model: str) -> None:
        self._workers[model]._baton.release()

    def compute(self, model: str, plan: WorkerPlan) -> Outcome:
        self._seen.logits = None
        events = list(self._workers[model].compute(plan))
        return Outcome(events, self._seen.logits or self._seen_together.pop(plan.request, None))

    def gather(self, model: str, plan: GatherPlan) -> Outcome:
        self._seen.logits = None
        events = list(self._workers[model].gather(plan))
        return Outcome(events, self._seen.logits)
