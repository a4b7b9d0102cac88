"""Lost workers and their replacements: which ones are there again, and which are still to come."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import structlog

from cluster.background import Background
from cluster.ports import WorkerLost, WorkerPort
from cluster.repeated_lines import Kind

#: Between two attempts to begin a replacement.
_RETRY_S = 5.0

log = structlog.get_logger()


class Replacements:
    """Owns: the tasks that wait for replacements, until `stop`. Used from one event loop.

    `is_healthy`: whether a worker can be used as it is. `begin` makes a worker's replacement usable and raises
    WorkerLost when that fails. `patience_s`: how long `present` waits for a replacement; None: until it is there or has
    failed. `returned` hears of one that came later than that.
    """

    def __init__(
        self,
        is_healthy: Callable[[WorkerPort], Awaitable[bool]],
        begin: Callable[[WorkerPort], Awaitable[None]],
        *,
        patience_s: float | None,
        returned: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._is_healthy = is_healthy
        self._begin = begin
        self._patience_s = patience_s
        self._returned = returned
        self._coming: dict[WorkerPort, asyncio.Task[None]] = {}
        self._telling = Background()

    async def present(self, workers: Sequence[WorkerPort]) -> list[WorkerPort]:
        """Usable workers in their order, with replacements. Raises WorkerLost for none, or one without patience."""
        are_there = await asyncio.gather(*(self._is_there(worker) for worker in workers))
        found = [worker for worker, is_there in zip(workers, are_there, strict=True) if is_there]
        if not found:
            raise WorkerLost("no worker is left")
        return found

    def stop(self) -> None:
        for task in (*self._coming.values(), *self._telling.tasks):
            task.cancel()

    async def _is_there(self, worker: WorkerPort) -> bool:
        if worker in self._coming:
            return False
        if await self._is_healthy(worker):
            return True
        if self._patience_s is None:
            await self._begin(worker)
            return True
        coming = asyncio.create_task(self._begin_until_it_is_there(worker))
        done: set[asyncio.Task[None]] = set()
        try:
            done, _ = await asyncio.wait([coming], timeout=self._patience_s)
        finally:
            if not done:  # or cancelled meanwhile
                self._coming[worker] = coming
                coming.add_done_callback(lambda task: self._is_back(worker, task))
        if done:
            await coming
            return True
        log.warning("no replacement of a lost worker yet, going on without", patience_s=self._patience_s)
        return False

    async def _begin_until_it_is_there(self, worker: WorkerPort) -> None:
        while True:
            try:
                return await self._begin(worker)
            except WorkerLost as error:
                kind = Kind.of("no replacement of a lost worker yet")
                log.warning("no replacement of a lost worker yet", reason=str(error), retry_s=_RETRY_S, repeats=kind)
            await asyncio.sleep(_RETRY_S)

    def _is_back(self, worker: WorkerPort, task: asyncio.Task[None]) -> None:
        del self._coming[worker]
        if task.cancelled():
            return
        if error := task.exception():
            log.error("a lost worker could not be replaced", reason=str(error))  # the next loss begins it again
        else:
            self._telling.begin(self._returned())
