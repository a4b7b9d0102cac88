"""Replacement of lost workers: waiting for replacements, and noticing late ones."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import structlog

from cluster.background import Background
from cluster.ports import WorkerLost, WorkerPort
from cluster.repeated_lines import Kind

#: Seconds between two attempts to start a replacement.
_RETRY_S = 5.0

log = structlog.get_logger()


class Replacements:
    """Owns: the tasks that wait for replacements, until `stop`. Used from one event loop.

    `is_healthy`: whether a worker can be used as it is. `begin` starts a worker's replacement and makes it usable; it
    raises WorkerLost when that fails. `patience_s`: seconds that `present` waits for a replacement; None: until it is
    usable or has failed. `returned` is called when a replacement became usable later.
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
        """Usable workers in their order, after replacing unhealthy ones.

        Raises WorkerLost when none is left, or, without `patience_s`, when a replacement fails.
        """
        are_there = await asyncio.gather(*(self._is_there(worker) for worker in workers))
        found = [worker for worker, is_there in zip(workers, are_there, strict=True) if is_there]
        if not found:
            raise WorkerLost("no worker is left, and none could be replaced in time")
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
            if not done:  # late, or this call was cancelled
                self._coming[worker] = coming
                coming.add_done_callback(lambda task: self._is_back(worker, task))
        if done:
            await coming
            return True
        log.warning("no replacement of a lost worker yet, shrinking the chain", patience_s=self._patience_s)
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
            log.error("a lost worker could not be replaced", reason=str(error))  # the next rebuild tries again
        else:
            self._telling.begin(self._returned())
