"""The chain of workers as one thing: started together, living in one epoch, rebuilt together when one is lost."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import structlog

from cluster.errors import ServiceUnavailable, StartError
from cluster.ports import WorkerLost, WorkerPort
from kvstore import StoreLocation
from workers.model_facts import ModelFacts
from workers.plan import EpochSpec
from workers.process_group import Rendezvous

_LOOPBACK = "127.0.0.1"
#: Between pings of a worker that computes.
_WATCH_PERIOD_S = 1.0

log = structlog.get_logger()


class Chain:
    """Owns: the rendezvous and the number of the present epoch. The worker processes belong to their ports."""

    def __init__(self, workers: Sequence[WorkerPort], stopped_after_s: float) -> None:
        """`stopped_after_s`: see `ChainConfig`."""
        self.workers = tuple(workers)
        self._stopped_after_s = stopped_after_s
        #: The present epoch; 0 while there is none.
        self.epoch = 0
        self._last_epoch = 0
        #: Requests on each rank now; the planner spreads by it.
        self.load_per_rank = [0] * len(self.workers)
        self._location: StoreLocation | None = None
        self._rendezvous: Rendezvous | None = None
        self._bind_hosts: list[str] = []
        self._rebuilding = asyncio.Lock()
        #: Ranks that have loaded the model, as far as is known.
        self._loaded: set[int] = set()

    @property
    def num_loaded(self) -> int:
        """Workers that have loaded the model; one that is lost counts until somebody misses it."""
        return len(self._loaded)

    async def start(self) -> ModelFacts:
        """Load the model everywhere and form the first epoch. Raises StartError when the workers disagree."""
        facts = await asyncio.gather(*(self._load(rank) for rank in range(len(self.workers))))
        if len({each.fingerprint for each in facts}) > 1:
            raise StartError("the workers loaded different models: the model directory must be the same on every node")
        await self._join_new_epoch()
        return facts[0]

    async def open_store(self, location: StoreLocation) -> None:
        self._location = location
        await asyncio.gather(*(worker.open_store(location) for worker in self.workers))

    def stop(self) -> None:
        if self._rendezvous is not None:
            self._rendezvous.stop()

    @contextmanager
    def busy(self, ranks: range) -> Iterator[None]:
        """Count a request on `ranks` while it runs."""
        for rank in ranks:
            self.load_per_rank[rank] += 1
        try:
            yield
        finally:
            for rank in ranks:
                self.load_per_rank[rank] -= 1

    async def watch(self, ranks: range) -> None:
        """Until cancelled, kill workers of `ranks` that are stopped: whoever waits for them gets WorkerLost then.

        A stopped process breaks no connection, so nobody else would notice the last worker of a chain stop.
        """
        await asyncio.gather(*(self._watch(rank) for rank in ranks))

    async def _watch(self, rank: int) -> None:
        worker = self.workers[rank]
        while True:
            await asyncio.sleep(_WATCH_PERIOD_S)
            if not await worker.is_alive(self._stopped_after_s):
                log.warning("worker does not answer, killing it", rank=rank)
                worker.kill()
                return

    async def usable_epoch(self) -> int:
        """The present epoch, after a rebuild if there is none. Raises ServiceUnavailable when that fails."""
        async with self._rebuilding:
            if self.epoch == 0:
                await self._rebuild()
            return self.epoch

    async def rebuild(self, broken_epoch: int) -> None:
        """Replace dead and stopped workers and form a new epoch, unless somebody has done so since `broken_epoch`.

        Healthy workers keep their model. Raises ServiceUnavailable when it fails; the next request tries again.
        """
        async with self._rebuilding:
            if self.epoch == broken_epoch:
                await self._rebuild()

    async def _rebuild(self) -> None:
        log.warning("chain broken, rebuilding", epoch=self.epoch)
        self.epoch = 0
        try:
            await asyncio.gather(*(self._revive(rank) for rank in range(len(self.workers))))
            await self._join_new_epoch()
        except WorkerLost as error:
            log.error("chain could not be rebuilt", reason=str(error))
            raise ServiceUnavailable("a worker was lost and could not be replaced yet") from error

    async def _load(self, rank: int) -> ModelFacts:
        facts = await self.workers[rank].start()
        self._loaded.add(rank)
        return facts

    async def _revive(self, rank: int) -> None:
        worker = self.workers[rank]
        if await worker.is_alive(self._stopped_after_s):
            return
        self._loaded.discard(rank)
        await worker.replace()
        await self._load(rank)
        if self._location is not None:
            await worker.open_store(self._location)

    async def _join_new_epoch(self) -> None:
        self._last_epoch = number = self._last_epoch + 1
        if len(self.workers) > 1:
            await self._meet()
        assert self._rendezvous is not None or len(self.workers) == 1
        specs = [
            EpochSpec(
                epoch=number,
                rank=rank,
                world_size=len(self.workers),
                rendezvous_host=self._rendezvous.host if self._rendezvous else _LOOPBACK,
                rendezvous_port=self._rendezvous.port if self._rendezvous else 0,
                bind_host=self._bind_hosts[rank] if self._bind_hosts else _LOOPBACK,
            )
            for rank in range(len(self.workers))
        ]
        await asyncio.gather(*(w.join_epoch(spec) for w, spec in zip(self.workers, specs, strict=True)))
        self.epoch = number
        log.info("chain ready", epoch=number, workers=len(self.workers))

    async def _meet(self) -> None:
        """Decide which interfaces to use (loopback while all is on one node), and host the rendezvous."""
        hosts = [await worker.host() for worker in self.workers]
        self._bind_hosts = [_LOOPBACK] * len(hosts) if len(set(hosts)) == 1 else hosts
        if self._rendezvous is None:
            self._rendezvous = Rendezvous(self._bind_hosts[0])
            self._rendezvous.start()
