"""A worker's events, of all its requests by one call that the service repeats while there are requests.

A pass over many requests gives each a token, and one answer brings all of them. Each answer of Ray's costs processor
time in both processes, which without a GPU share the worker's cores.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from queue import SimpleQueue

from cluster.background import Background
from workers.plan.events import RunDone, RunFailed, WorkerEvent

#: By request, in the order in which they came.
Told = list[tuple[int, WorkerEvent]]


class EventOutbox:
    """The worker's side. Thread-safe."""

    def __init__(self) -> None:
        self._events: SimpleQueue[tuple[int, WorkerEvent]] = SimpleQueue()

    def put(self, request: int, event: WorkerEvent) -> None:
        self._events.put((request, event))

    def take(self) -> Told:
        """All that has come since the last call: waits for the first event."""
        told = [self._events.get()]
        while not self._events.empty():  # only the caller takes any
            told.append(self._events.get())
        return told


class EventInbox:
    """The service's side, of one life of a worker process. Owns: tasks, while requests have not ended."""

    def __init__(self, take: Callable[[], Awaitable[Told]]) -> None:
        """`take`: see `EventOutbox.take`. What it raises, all requests raise that are under way."""
        self._take = take
        self._requests: dict[int, asyncio.Queue[WorkerEvent | Exception]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._calls = Background()

    async def events_of(self, request: int, computing: Awaitable[object]) -> AsyncIterator[WorkerEvent]:
        """Up to `RunDone` or `RunFailed`. Raises what `computing`, the worker's call, raises: there may be no event."""
        events = self._requests[request] = asyncio.Queue()
        self._calls.begin(self._until_computed(request, computing))
        if self._listening is None or self._listening.done():
            self._listening = asyncio.create_task(self._listen())
        try:
            has_ended = False
            while not has_ended:
                event = await events.get()
                if isinstance(event, Exception):
                    raise event
                has_ended = isinstance(event, RunDone | RunFailed)
                yield event
        finally:
            self._requests.pop(request, None)

    async def _until_computed(self, request: int, computing: Awaitable[object]) -> None:
        try:
            await computing
        except Exception as error:  # noqa: BLE001  # the request hears of it
            if (events := self._requests.get(request)) is not None:
                events.put_nowait(error)

    async def _listen(self) -> None:
        """Never cancelled in the middle of a call, which would lose what it brings."""
        while self._requests:
            try:
                told = await self._take()
            except Exception as error:  # noqa: BLE001 whatever it is, the requests hear of it
                for events in self._requests.values():
                    events.put_nowait(error)
                return
            for request, event in told:
                if request not in self._requests:
                    continue  # the service does not listen to it any more
                self._requests[request].put_nowait(event)
                if isinstance(event, RunDone | RunFailed):
                    del self._requests[request]
