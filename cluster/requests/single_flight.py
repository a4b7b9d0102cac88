"""Single flight: of requests that share a prefix which is not stored, one computes it and the others wait for it.

A request that computes what the store has room for is a flight until that is stored, or the request has ended. Another
one of the same tenant, which has use for at least half of the flight's tokens, waits for it and then looks up again.
When the first one ends without having stored them, one of those that wait is the next flight. A request that waits
holds nothing in the store and no place among those that run, so no two can wait for each other, and none keeps others
from computing. A flight begins with a place and keeps it, so what is waited for goes on.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from cluster.requests.admission import Ticket
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
        #: None until that is known: whether all that it was to save is stored.
        self.is_stored: bool | None = None

    def looked_up(self, node_id: str, start: int, end: int) -> None:
        """Note what the store, that of the node, has room for."""
        self.node_id, self.start, self.end = node_id, start, end
        self.is_looked_up.set()

    def num_shared(
        self,
        token_ids: Sequence[int],
        step: int,
        num_known: int = 0,
        num_common: "dict[Flight, int] | None" = None,
    ) -> int:
        """How many of the tokens that it saves are also the other prompt's: whole chunks, all but the last token.

        `num_known`: of the other prompt, first tokens that are known to be stored and do not count. `num_common`: by
        flight, what comparing the prompt with it has shown, which is looked up and noted there.
        """
        start, most = self.first_unknown(num_known), min(self.end, len(token_ids) - 1) // step * step
        if start >= most:
            return 0
        num_common = {} if num_common is None else num_common
        if self not in num_common:
            num_common[self] = self.num_common(token_ids, step)
        return max(0, min(num_common[self], most) - start)

    def num_common(self, token_ids: Sequence[int], step: int) -> int:
        """How many first tokens of the two prompts are equal, in whole chunks: milliseconds where they are long."""
        own, common = self.request.token_ids, 0
        most = min(len(own), len(token_ids)) // step * step
        while common < most and own[common : common + step] == token_ids[common : common + step]:
            common += step
        return common

    def first_unknown(self, num_known: int) -> int:
        """Where what it saves begins, but for tokens that are known to be stored."""
        return max(self.start, num_known)


class SingleFlight:
    """All flights of a service. Used from one event loop."""

    def __init__(self, is_stored: IsStored, step: int) -> None:
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

    async def wait(self, request: TokenRequest, early_end: EarlyEnd, ticket: Ticket | None = None) -> range:
        """Return when no flight is worth waiting for; which of the request's tokens the last one computed, if any.

        Meanwhile the request stands aside; it returns with a place, and nothing comes in between that and what its
        caller does next. Raises as `EarlyEnd.raise_if_asked`.
        """
        awaited, num_known, num_common = range(0), 0, dict[Flight, int]()
        while True:
            flight = self._worth_waiting_for(request, num_known, num_common)
            if flight is None and (ticket is None or ticket.is_running):
                return awaited
            if flight is None:
                assert ticket is not None
                await early_end.unless_asked(ticket.come_back())
                continue
            if ticket is not None:
                ticket.step_aside()
            await early_end.unless_asked(self._until_over(flight))
            num_shared = flight.num_shared(request.token_ids, self._step, num_common=num_common)
            awaited = range(flight.start, flight.start + num_shared)
            if flight.is_stored:
                num_known = max(num_known, awaited.stop)

    def _worth_waiting_for(self, request: TokenRequest, num_known: int, num_common: dict[Flight, int]) -> Flight | None:
        """The one with most for the request; see `Flight.num_shared`."""
        worth = dict[Flight, int]()
        for flight in self._flights.get(request.tenant, ()):
            num_shared = 0
            if not flight.is_over.is_set():
                num_shared = flight.num_shared(request.token_ids, self._step, num_known, num_common)
            if num_shared and num_shared >= _LEAST_SHARE * (flight.end - flight.first_unknown(num_known)):
                worth[flight] = num_shared
        return max(worth, key=lambda flight: worth[flight], default=None)

    async def _until_over(self, flight: Flight) -> None:
        if not flight.is_looked_up.is_set():
            await flight.is_looked_up.wait()  # it may have found everything: look again
            return
        await flight.is_computed.wait()
        async with flight.looking:
            if flight.is_stored is None:
                flight.is_stored = await self._comes_to_be_stored(flight)
                flight.is_over.set()

    async def _comes_to_be_stored(self, flight: Flight) -> bool:
        """Whether what it computed is stored in time; of one that has ended, whether it is stored now."""
        until_s = time.monotonic() + _STORING_S
        while time.monotonic() < until_s:
            has_ended = flight.is_over.is_set()
            if await self._is_stored(flight.request, flight.node_id, flight.end):
                return True
            if has_ended:
                return False
            await asyncio.sleep(_LOOK_S)
        return False
