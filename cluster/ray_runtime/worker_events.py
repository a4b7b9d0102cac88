"""Events of a worker: one call, repeated while there are requests, brings the events of all of its requests.

A pass over many requests gives each a token, and one answer brings all of these. Each answer through Ray costs
processor time in both processes, which share the worker's cores when there is no GPU.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from queue import SimpleQueue

from cluster.background import Background
from workers.plan.events import RunDone, RunFailed, WorkerEvent

#: Steps of the event loop in which events reach their clients' messages, before the next call to the worker begins: to
#: begin a call through Ray takes longer than all of them.
_STEPS_TO_CLIENTS = 4
#: Pairs of request and event, in the order of the events.
Events = list[tuple[int, WorkerEvent]]


class EventOutbox:
    """The worker's side: a queue of events. Thread-safe."""

    def __init__(self) -> None:
        self._events: SimpleQueue[tuple[int, WorkerEvent]] = SimpleQueue()

    def put(self, request: int, event: WorkerEvent) -> None:
        self._events.put((request, event))

    def take(self) -> Events:
        """All events since the last call; waits for the first one."""
        events = [self._events.get()]
        while not self._events.empty():  # only one caller takes events
            events.append(self._events.get())
        return events


class EventInbox:
    """The service's side, for one worker process: distributes events to requests. Owns: tasks while requests run."""

    def __init__(self, take: Callable[[], Awaitable[Events]]) -> None:
        """`take`: see `EventOutbox.take`. All requests under way raise its errors."""
        self._take = take
        self._requests: dict[int, asyncio.Queue[WorkerEvent | Exception]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._calls = Background()

    async def events_of(self, request: int, computing: Awaitable[object]) -> AsyncIterator[WorkerEvent]:
        """Yield a request's events up to `RunDone` or `RunFailed`.

        Raises the error of `computing`, the worker's call.
        """
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
        except Exception as error:  # noqa: BLE001  # raised to the request
            if (events := self._requests.get(request)) is not None:
                events.put_nowait(error)

    async def _listen(self) -> None:
        """Take events while there are requests. Never cancelled during a call, which would lose its events."""
        while self._requests:
            try:
                taken = await self._take()
            except Exception as error:  # noqa: BLE001  # raised to all requests
                for events in self._requests.values():
                    events.put_nowait(error)
                return
            for request, event in taken:
                if request not in self._requests:
                    continue  # the request was given up
                self._requests[request].put_nowait(event)
                if isinstance(event, RunDone | RunFailed):
                    del self._requests[request]
            for _ in range(_STEPS_TO_CLIENTS):
                await asyncio.sleep(0)
