"""The reply to one request: the tokens that its client gets, from all attempts, and the end."""

import asyncio
import time
from collections.abc import AsyncIterator

from cluster.errors import ServiceError
from cluster.requests.request import Finished, NextToken, RequestEvent
from cluster.requests.request_trace import RequestTrace
from workers.plan.events import TokenComputed


class ReplayDiffers(Exception):
    """A replay after a lost worker computed another token than the client has received."""


class Reply:
    """Events of one request. Owns: the events, until the client consumes them. None is delivered after the end."""

    def __init__(self, trace: RequestTrace) -> None:
        #: Tokens that were sent.
        self.token_ids: list[int] = []
        self._trace = trace
        self._events: asyncio.Queue[RequestEvent | ServiceError] = asyncio.Queue()

    @property
    def is_complete(self) -> bool:
        return self._trace.stats is not None

    async def events(self) -> AsyncIterator[RequestEvent]:
        """Tokens, then `Finished`. Raises the ServiceError that ended the request instead."""
        while True:
            event = await self._events.get()
            if isinstance(event, ServiceError):
                raise event
            yield event
            if isinstance(event, Finished):
                return

    def token(self, position: int, event: TokenComputed) -> None:
        """Send a run's token at `position`, unless an earlier run has. Raises ReplayDiffers if the two differ."""
        if position == len(self.token_ids):
            self.token_ids.append(event.token_id)
            self._trace.token_s.append(time.monotonic())
            self._events.put_nowait(NextToken(event.token_id, event.logprobs, event.scores))
        elif event.token_id != self.token_ids[position]:
            raise ReplayDiffers(f"a worker was lost, and its replay differs at token {position}: ask again")

    def finish(self, finished: Finished) -> None:
        self._trace.stats = finished.stats
        self._events.put_nowait(finished)

    def fail(self, error: ServiceError) -> None:
        self._trace.failed(error.status)
        self._events.put_nowait(error)
