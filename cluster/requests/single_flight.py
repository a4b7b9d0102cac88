"""Single flight: of requests that share a prefix which is not stored, one computes it and the others wait for it.

A request that computes what the store has room for is a flight until that is stored, or the request has ended. Another
one of the same tenant, which has use for at least half of the flight's tokens, waits for it and then looks up again.
When the first one ends without having stored them, one of those that wait is the next flight. A request that waits
holds nothing in the store, so no two can wait for each other.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from cluster.requests.early_end import EarlyEnd
from cluster.requests.request import TokenRequest

#: Between two looks at whether what was computed is stored.
_LOOK_S = 0.025
#: A store that needs longer for what was computed is not worth waiting for.
_STORING_S = 5.0
#: Of a flight's tokens, the least share that makes it worth waiting for.
_LEAST_SHARE = 0.5

#: Whether the store of a node has so many of a request's tokens.
IsStored = Callable[[TokenRequest, str, int], Awaitable[bool]]


class Flight:
    """A request that computes tokens [start, end) of its prompt, and that saves them."""

    def __init__(self, request: TokenRequest) -> None:
        self.request = request
        self.node_id = ""
        self.start = 0
        self.end = len(request.token_ids)
        #: Set when `start` and `end` are known.
        self.is_looked_up = asyncio.Event()
        #: Set when all is computed and on its way to the store.
        self.is_computed = asyncio.Event()
        #: Set when there is nothing to wait for any more.
        self.is_over = asyncio.Event()
        #: Held by the one of those that wait that looks whether it is stored.
        self.looking = asyncio.Lock()

    def looked_up(self, node_id: str, start: int, end: int) -> None:
        """What the store, that of the node, has room for."""
        self.node_id, self.start, self.end = node_id, start, end
        self.is_looked_up.set()

    def num_shared(self, token_ids: Sequence[int], step: int) -> int:
        """How many of the tokens that it saves are the other prompt's, too: whole chunks, all but the last token."""
        most = min(self.end, len(token_ids) - 1) // step * step
        common = self.start // step * step
        if self.request.token_ids[:common] != token_ids[:common]:
            return 0
        while common < most and self.request.token_ids[common : common + step] == token_ids[common : common + step]:
            common += step
        return max(0, common - self.start)


class SingleFlight:
    """All flights of a service. Used from one event loop."""

    def __init__(self, is_stored: IsStored, step: int) -> None:
        """`step`: tokens of a chunk."""
        self._is_stored = is_stored
        self._step = step
        self._flights: dict[str, list[Flight]] = {}

    def begin(self, request: TokenRequest) -> Flight:
        """The request computes and saves what it does not find. To be ended."""
        flight = Flight(request)
        self._flights.setdefault(request.tenant, []).append(flight)
        return flight

    def end(self, flight: Flight) -> None:
        """The request has ended, well or not, or does not save."""
        flight.is_looked_up.set()
        flight.is_computed.set()
        flight.is_over.set()
        flights = self._flights.get(flight.request.tenant, [])
        if flight in flights:
            flights.remove(flight)
        if not flights:
            self._flights.pop(flight.request.tenant, None)

    async def wait(self, request: TokenRequest, early_end: EarlyEnd) -> range:
        """Return when no flight is worth waiting for; which of the request's tokens the last one computed, if any.

        Raises as `EarlyEnd.raise_if_asked`.
        """
        awaited = range(0)
        while (flight := self._worth_waiting_for(request)) is not None:
            over = asyncio.ensure_future(self._until_over(flight))
            ending = asyncio.ensure_future(early_end.is_asked.wait())
            try:
                await asyncio.wait({over, ending}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                over.cancel()
                ending.cancel()
            early_end.raise_if_asked()
            awaited = range(flight.start, flight.start + flight.num_shared(request.token_ids, self._step))
        return awaited

    def _worth_waiting_for(self, request: TokenRequest) -> Flight | None:
        """The one with most for the request."""
        worth = dict[Flight, int]()
        for flight in self._flights.get(request.tenant, ()):
            num_shared = 0 if flight.is_over.is_set() else flight.num_shared(request.token_ids, self._step)
            if num_shared and num_shared >= _LEAST_SHARE * (flight.end - flight.start):
                worth[flight] = num_shared
        return max(worth, key=lambda flight: worth[flight], default=None)

    async def _until_over(self, flight: Flight) -> None:
        if not flight.is_looked_up.is_set():
            await flight.is_looked_up.wait()  # it may have found everything: look again
            return
        await flight.is_computed.wait()
        async with flight.looking:
            until_s = time.monotonic() + _STORING_S
            while not flight.is_over.is_set() and time.monotonic() < until_s:
                if await self._is_stored(flight.request, flight.node_id, flight.end):
                    break
                await asyncio.sleep(_LOOK_S)
            flight.is_over.set()
