"""The chain of workers as one thing: started together, in one epoch, rebuilt together when a worker is lost.

Workers of one node are neighbours in the chain, in whichever order they were placed. A lost worker's replacement may
start on another node, or not at all, because its node is gone. Then the chain waits for it, or shrinks to the workers
that are left and grows again when it starts.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

import structlog

from cluster.addresses import loopback_of
from cluster.chain.replacements import Replacements
from cluster.errors import ServiceUnavailable, StartError
from cluster.ports import ONLY_NODE, Node, StoreLost, WorkerLost, WorkerPort
from cluster.repeated_lines import Kind
from kvstore import StoreError, StoreLocation
from workers.errors import WorkerError
from workers.handoff.rendezvous import Rendezvous, prepare
from workers.plan.config import EpochSpec
from workers.plan.model_facts import ModelFacts

#: Seconds between pings of a worker that computes.
_WATCH_PERIOD_S = 1.0

log = structlog.get_logger()


class Chain:
    """Owns: the rendezvous and the number of the current epoch. The worker processes belong to their ports."""

    def __init__(
        self,
        workers: Sequence[WorkerPort],
        stopped_after_s: float,
        shrinks_after_s: float | None = None,
        own_address: str = "",
        num_shards: int = 1,
    ) -> None:
        """`stopped_after_s`, `shrinks_after_s`: see `ChainConfig`. `num_shards`: number of shards of each worker.

        `own_address`: address of this process's node on the cluster's network; empty if all workers are on this node.
        """
        self._all = tuple(workers)
        self.num_shards = num_shards
        #: Workers of the current epoch and their nodes, by rank.
        self.workers = self._all
        self.nodes: tuple[Node, ...] = (ONLY_NODE,) * len(self._all)
        self._own_address = own_address
        self._stopped_after_s = stopped_after_s
        self._replacements = Replacements(
            self._is_healthy, self._begin_replacement, patience_s=shrinks_after_s, returned=self._grow
        )
        #: Number of the current epoch; 0 while there is none.
        self.epoch = 0
        self._last_epoch = 0
        self._load = Counter[WorkerPort]()
        #: Number of requests that have a worker watched, and the task that watches it.
        self._num_watching = Counter[WorkerPort]()
        self._watches: dict[WorkerPort, asyncio.Task[None]] = {}
        self._locate_store: Callable[[Node], Awaitable[StoreLocation]] | None = None
        self._rendezvous: Rendezvous | None = None
        if len(self._all) * num_shards > 1:
            prepare()
        self._rebuilding = asyncio.Lock()
        #: Workers that have loaded the model, as far as is known.
        self._loaded: set[WorkerPort] = set()

    @property
    def num_loaded(self) -> int:
        """Number of workers that have loaded the model; a lost worker counts until its loss is noticed."""
        return len(self._loaded)

    @property
    def node_ids(self) -> tuple[str, ...]:
        """Node of each rank; ranks of one node are neighbours."""
        return tuple(node.node_id for node in self.nodes)

    def ranks_on(self, node_ids: Iterable[str]) -> range:
        """Longest run of ranks on these nodes; empty when there are none."""
        wanted, found, first = set(node_ids), range(0), 0
        for rank, node_id in enumerate(self.node_ids):
            first = first if node_id in wanted else rank + 1
            found = max(found, range(first, rank + 1), key=len)
        return found

    @property
    def load_per_rank(self) -> list[int]:
        """Number of requests on each rank, by which the planner balances load."""
        return [self._load[worker] for worker in self.workers]

    async def start(self) -> ModelFacts:
        """Load the model everywhere and form the first epoch. Raises StartError when the workers disagree."""
        facts = await asyncio.gather(*(self._load_model(worker) for worker in self.workers))
        if len({each.fingerprint for each in facts}) > 1:
            raise StartError("the workers loaded different models: put the same model directory on every node")
        await self._arrange(self._all)
        await self._join_new_epoch()
        return facts[0]

    async def open_stores(self, locate: Callable[[Node], Awaitable[StoreLocation]]) -> None:
        """Connect every worker, and each later replacement, to its node's store, which `locate` opens.

        Raises StoreError, StoreLost, WorkerLost.
        """
        self._locate_store = locate
        await asyncio.gather(*(self._open_store(worker, locate) for worker in self.workers))

    async def forget_prefixes(self) -> None:
        """Empty the prefix caches of all workers, because stored rows were deleted. Lost workers are ignored."""
        outcomes = await asyncio.gather(*(worker.forget_prefixes() for worker in self._all), return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException) and not isinstance(outcome, WorkerLost):
                raise outcome

    def stop(self) -> None:
        self._replacements.stop()
        if self._rendezvous is not None:
            self._rendezvous.stop()

    @contextmanager
    def busy(self, ranks: range) -> Iterator[None]:
        """Count a request on `ranks` inside the context."""
        workers = self.workers[ranks.start : ranks.stop]  # their ranks may have changed at the end
        for worker in workers:
            self._load[worker] += 1
        try:
            yield
        finally:
            for worker in workers:
                self._load[worker] -= 1

    @contextmanager
    def watched(self, worker: WorkerPort, rank: int) -> Iterator[None]:
        """Context in which a worker that stops answering is killed, so that calls to it raise WorkerLost.

        A stopped process breaks no connection, so nothing else would notice that the last worker of a chain stopped.
        Do not watch a worker whose part is over: it may have been replaced, and a new process does not answer yet. One
        task watches a worker for all of its requests.
        """
        self._num_watching[worker] += 1
        if worker not in self._watches or self._watches[worker].done():  # done: it has killed the former process
            self._watches[worker] = asyncio.create_task(self._watch(worker, rank))
        try:
            yield
        finally:
            self._num_watching[worker] -= 1
            if not self._num_watching[worker]:
                self._watches.pop(worker).cancel()

    async def _watch(self, worker: WorkerPort, rank: int) -> None:
        while True:
            await asyncio.sleep(_WATCH_PERIOD_S)
            if not await worker.is_alive(self._stopped_after_s):
                log.warning("worker does not answer, killing it", rank=rank)
                self._loaded.discard(worker)
                worker.kill()
                return

    async def usable_epoch(self) -> int:
        """The current epoch, after a rebuild if there is none. Raises ServiceUnavailable when that fails."""
        async with self._rebuilding:
            if self.epoch == 0:
                await self._rebuild()
            return self.epoch

    async def rebuild(self, broken_epoch: int) -> None:
        """Replace dead and stopped workers and form a new epoch, unless `broken_epoch` is over already.

        Healthy workers keep their model. If the chain may shrink and a replacement does not start in time, there are
        fewer `workers` afterwards. Raises ServiceUnavailable when it fails; the next request tries again.
        """
        async with self._rebuilding:
            if self.epoch == broken_epoch:
                await self._rebuild()

    async def lose_node(self, node_id: str) -> None:
        """Replace the workers of a node that is gone, before any request misses them."""
        if node_id in self.node_ids:
            with contextlib.suppress(ServiceUnavailable):  # the next request tries again
                await self.rebuild(self.epoch)

    async def _rebuild(self) -> None:
        kind = Kind.of("chain broken, rebuilding", str(self.epoch))  # 0: again, after a rebuild that failed
        log.warning("chain broken, rebuilding", epoch=self.epoch, repeats=kind)
        self.epoch = 0
        try:
            await self._arrange(await self._replacements.present(self._all))
            await self._join_new_epoch()
        except (WorkerLost, WorkerError) as error:  # WorkerError: a worker could not load, or not join the epoch
            kind = Kind.of_error(error, "chain could not be rebuilt")
            log.error("chain could not be rebuilt", reason=str(error), repeats=kind)
            raise ServiceUnavailable("a worker was lost and could not be replaced yet: try again later") from error

    async def _grow(self) -> None:
        """Form a new epoch with a worker that has come back. Requests over several workers are replayed."""
        async with self._rebuilding:
            with contextlib.suppress(ServiceUnavailable):  # the next request tries again
                await self._rebuild()

    async def _is_healthy(self, worker: WorkerPort) -> bool:
        """Whether a worker has loaded its model and answers a ping."""
        return worker in self._loaded and await worker.is_alive(self._stopped_after_s)

    async def _load_model(self, worker: WorkerPort) -> ModelFacts:
        facts = await worker.start()
        self._loaded.add(worker)
        return facts

    async def _begin_replacement(self, worker: WorkerPort) -> None:
        self._loaded.discard(worker)
        await worker.replace()
        await self._load_model(worker)
        if self._locate_store is not None:
            try:
                await self._open_store(worker, self._locate_store)
            except (StoreError, StoreLost) as error:
                kind = Kind.of_error(error, "no store for a replaced worker")
                log.error("no store for a replaced worker", reason=str(error), repeats=kind)
                raise WorkerLost(f"the store of its node cannot be opened: {error}") from error

    async def _open_store(self, worker: WorkerPort, locate: Callable[[Node], Awaitable[StoreLocation]]) -> None:
        await worker.open_store(await locate(await worker.node()))

    async def _arrange(self, workers: Sequence[WorkerPort]) -> None:
        """Form the chain of these workers, grouped by node in the order of the nodes' first workers."""
        nodes = [await worker.node() for worker in workers]
        order = list(dict.fromkeys(nodes))
        by_node = sorted(zip(workers, nodes, strict=True), key=lambda each: order.index(each[1]))
        self.workers = tuple(worker for worker, _ in by_node)
        self.nodes = tuple(node for _, node in by_node)

    async def _join_new_epoch(self) -> None:
        self._last_epoch = number = self._last_epoch + 1
        num_ranks = len(self.workers) * self.num_shards
        if num_ranks > 1:
            self._meet()
        assert self._rendezvous is not None or num_ranks == 1
        specs = [
            EpochSpec(
                epoch=number,
                rank=position * self.num_shards,
                world_size=num_ranks,
                rendezvous_host=self._rendezvous.host if self._rendezvous else loopback_of(node.address),
                rendezvous_port=self._rendezvous.port if self._rendezvous else 0,
                bind_host=loopback_of(node.address) if self._is_on_one_host else node.address,
                num_shards=self.num_shards,
            )
            for position, node in enumerate(self.nodes)
        ]
        links = await asyncio.gather(*(w.join_epoch(spec) for w, spec in zip(self.workers, specs, strict=True)))
        self.epoch = number
        said = list(dict.fromkeys(filter(None, links)))
        log.info("chain ready", epoch=number, workers=len(self.workers), links=said)

    @property
    def _is_on_one_host(self) -> bool:
        """Whether all workers and this process are on one host, and can use the loopback interface."""
        return len({node.address for node in self.nodes} | ({self._own_address} - {""})) == 1

    def _meet(self) -> None:
        """Start the rendezvous at an address that all workers reach: on loopback while all are on one host."""
        address = self._own_address or self.nodes[0].address
        host = loopback_of(address) if self._is_on_one_host else address
        if self._rendezvous is not None and self._rendezvous.host != host:
            self._rendezvous.stop()
            self._rendezvous = None
        if self._rendezvous is None:
            self._rendezvous = Rendezvous(host)
            self._rendezvous.start()
