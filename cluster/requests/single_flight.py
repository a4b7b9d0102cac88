"""Single flight: one request computes a prefix that is not stored; other requests with the same prefix wait for it.

A request that computes tokens which the store has room for is a flight, until they are stored or the request has ended.
Another request of the same tenant that can use at least half of the flight's tokens waits for it, and then looks up
again. When a flight ends without having stored its tokens, one of the waiting requests becomes the next flight. A
waiting request holds no placement in the store and no running slot, so no two requests can wait for each other, and
none keeps another from computing. A flight holds a running slot from beginning to end, so it always makes progress.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from cluster.requests.admission import Ticket
from cluster.requests.early_end import EarlyEnd
from cluster.requests.request import TokenRequest

#: Seconds between two checks whether computed tokens are stored.
_LOOK_S = 0.025
#: Most seconds to wait for a store to make computed tokens durable.
_STORING_S = 5.0
#: Least usable share of a flight's tokens that makes it worth waiting for.
_LEAST_SHARE = 0.5

#: Whether the store of a node has a number of a request's first tokens.
IsStored = Callable[[TokenRequest, str, int], Awaitable[bool]]


class Flight:
    """A request that computes tokens [start, end) of its prompt and saves them."""

    def __init__(self, request: TokenRequest) -> None:
        self.request = request
        self.node_id = ""
        self.start = 0
        self.end = len(request.token_ids)
        #: Set when `start` and `end` are known.
        self.is_looked_up = asyncio.Event()
        #: Set when all tokens are computed and on their way to the store.
        self.is_computed = asyncio.Event()
        #: Set when there is nothing to wait for any more.
        self.is_over = asyncio.Event()
        #: Held by the one waiting request that checks whether the tokens are stored.
        self.looking = asyncio.Lock()
        #: Whether all tokens [start, end) are stored; None while unknown.
        self.is_stored: bool | None = None

    def looked_up(self, node_id: str, start: int, end: int) -> None:
        """Note the node, and the tokens that its store has room for."""
        self.node_id, self.start, self.end = node_id, start, end
        self.is_looked_up.set()

    def num_shared(
        self,
        token_ids: Sequence[int],
        step: int,
        num_known: int = 0,
        num_common: "dict[Flight, int] | None" = None,
    ) -> int:
        """Number of the flight's tokens that another prompt shares, in whole chunks and without its last token.

        `num_known`: first tokens of the other prompt that are known to be stored and do not count. `num_common`: cache
        of `Flight.num_common` for the other prompt, by flight; read and updated.
        """
        start, most = self.first_unknown(num_known), min(self.end, len(token_ids) - 1) // step * step
        if start >= most:
            return 0
        num_common = {} if num_common is None else num_common
        if self not in num_common:
            num_common[self] = self.num_common(token_ids, step)
        return max(0, min(num_common[self], most) - start)

    def num_common(self, token_ids: Sequence[int], step: int) -> int:
        """Length of the common prefix of the two prompts, in whole chunks. Takes milliseconds for long prompts."""
        own, common = self.request.token_ids, 0
        most = min(len(own), len(token_ids)) // step * step
        while common < most and own[common : common + step] == token_ids[common : common + step]:
            common += step
        return common

    def first_unknown(self, num_known: int) -> int:
        """First token of the flight that is not among the `num_known` stored ones."""
        return max(self.start, num_known)


class SingleFlight:
    """All flights of a service. Used from one event loop."""

    def __init__(self, is_stored: IsStored, step: int) -> None:
        self._is_stored = is_stored
        self._step = step
        self._flights: dict[str, list[Flight]] = {}

    def begin(self, request: TokenRequest) -> Flight:
        """Begin a flight for a request that computes and saves tokens; the caller must `end` it."""
        flight = Flight(request)
        self._flights.setdefault(request.tenant, []).append(flight)
        return flight

    def end(self, flight: Flight) -> None:
        """End a flight because its request has ended, well or not, or saves nothing."""
        flight.is_looked_up.set()
        flight.is_computed.set()
        flight.is_over.set()
        flights = self._flights.get(flight.request.tenant, [])
        if flight in flights:
            flights.remove(flight)
        if not flights:
            self._flights.pop(flight.request.tenant, None)

    async def wait(self, request: TokenRequest, early_end: EarlyEnd, ticket: Ticket | None = None) -> range:
        """Wait until no flight is worth waiting for; return the request's tokens that the last flight computed.

        The request stands aside meanwhile. On return it has a slot, without an `await` after the last check, so the
        caller can begin a flight at once. Raises as `EarlyEnd.raise_if_asked`.
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
        """The flight that shares most tokens with the request and enough of its own; see `Flight.num_shared`."""
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
            await flight.is_looked_up.wait()  # its prefix may be stored already: the caller looks again
            return
        await flight.is_computed.wait()
        async with flight.looking:
            if flight.is_stored is None:
                flight.is_stored = await self._comes_to_be_stored(flight)
                flight.is_over.set()

    async def _comes_to_be_stored(self, flight: Flight) -> bool:
        """Whether the flight's tokens are stored in time; for a flight that has ended, whether they are stored now."""
        until_s = time.monotonic() + _STORING_S
        while time.monotonic() < until_s:
            has_ended = flight.is_over.is_set()
            if await self._is_stored(flight.request, flight.node_id, flight.end):
                return True
            if has_ended:
                return False
            await asyncio.sleep(_LOOK_S)
        return False
