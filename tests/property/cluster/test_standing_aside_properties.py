"""Requests that wait for another one's computation, in any order of arrivals, ends, failures and departures.

A waiting request has no place meanwhile, the computing one has, and each gets its own place afterwards.
"""

import asyncio
import contextlib
from unittest.mock import patch

from hypothesis import example, given, settings
from hypothesis import strategies as st

from cluster.errors import RequestAborted
from cluster.requests.admission import Admission, Ticket
from cluster.requests.early_end import EarlyEnd
from cluster.requests.request import TokenRequest
from cluster.requests.single_flight import SingleFlight
from workers.plan.events import FinishReason

STEP = 2
#: Prompts: equal ones, one that continues another, one with half in common, one of its own.
PROMPTS = ((1, 1, 2, 2, 3), (1, 1, 2, 2, 3, 3, 4), (1, 1, 5, 5, 5), (9, 9, 9, 9, 9))


class Run:
    """One request: waits, computes until it is released, stores its prompt unless it fails, and ends."""

    def __init__(self, service: "Service", number: int, tenant: str, token_ids: tuple[int, ...], *, keep: bool) -> None:
        self.request = TokenRequest(
            request_id=f"r{number}",
            tenant=tenant,
            token_ids=token_ids,
            max_new_tokens=1,
            stop_token_ids=(),
            keep=keep,
            arrived_s=0.0,
        )
        self.early_end = EarlyEnd()
        self.ticket: Ticket = service.admission.join(tenant)
        #: Whether the run has had a place.
        self.has_entered = False
        #: Whether the run has passed the wait: from then on it computes.
        self.is_computing = False
        self.has_flight = False
        self.stores = True
        self.goes = asyncio.Event()
        self.task = asyncio.create_task(self._run(service))

    async def _run(self, service: "Service") -> None:
        request, flights = self.request, service.flights
        async with self.ticket:
            self.has_entered = True
            await flights.wait(request, self.early_end, self.ticket)
            self.is_computing = True
            flight = flights.begin(request) if request.keep else None
            self.has_flight = flight is not None
            try:
                if flight is not None:
                    await asyncio.sleep(0)  # the store's lookup
                    end = len(request.token_ids) // STEP * STEP
                    start = service.num_stored(request, end)
                    flight.looked_up("", start, end)
                    if start == end:
                        self.has_flight = False
                        flights.end(flight)
                await self.goes.wait()
                if flight is not None and self.stores:
                    service.stored.add((request.tenant, request.token_ids[:end]))
            finally:
                self.has_flight = False
                if flight is not None:
                    flights.end(flight)


class Service:
    """Admission and flights, over a store that is a set of prompts."""

    def __init__(self, max_running: int, own_running: int) -> None:
        self.max_running = max_running
        self.admission = Admission(max_running, 100, max_running_per_tenant=own_running, clock=lambda: 0.0)
        self.flights = SingleFlight(self.is_stored, STEP)
        self.stored: set[tuple[str, tuple[int, ...]]] = set()
        self.runs: list[Run] = []

    async def is_stored(self, request: TokenRequest, node_id: str, num_tokens: int) -> bool:
        return self.num_stored(request, num_tokens) >= num_tokens

    def num_stored(self, request: TokenRequest, most: int) -> int:
        lengths = range(most, 0, -STEP)
        found = (
            n for n in lengths for t, ids in self.stored if (t, ids[:n]) == (request.tenant, request.token_ids[:n])
        )
        return next(found, 0)

    @property
    def unfinished(self) -> list[Run]:
        return [run for run in self.runs if not run.task.done()]

    async def settle(self) -> None:
        """Run the event loop until no task moves by itself."""
        for _ in range(60):
            await asyncio.sleep(0)

    def check(self) -> None:
        assert self.admission.num_running <= self.max_running
        unfinished = self.unfinished
        assert self.admission.num_running + self.admission.num_queued == len(unfinished)
        for run in unfinished:
            assert run.early_end.reason is None, "a run that is ended early ends at once"
            assert run.ticket.is_running == run.is_computing, "a waiting run has no place, a computing one has one"
        is_room = self.admission.num_running < self.max_running
        if is_room:
            own = self.admission._max_running_per_tenant
            computing = [run.request.tenant for run in unfinished if run.is_computing]
            for run in unfinished:
                if not run.is_computing and computing.count(run.request.tenant) < own:
                    others = [each for each in unfinished if each.request.tenant == run.request.tenant]
                    assert any(each.has_flight for each in others), "a run waits though no flight is under way"


steps = st.lists(
    st.tuples(
        st.sampled_from(("come", "come", "come", "end", "fail", "abort", "cancel")),
        st.sampled_from("ab"),
        st.integers(0, len(PROMPTS) - 1),
        st.booleans(),
        st.integers(0, 5),
    ),
    max_size=24,
)


#: A run that stood aside is aborted while it waits for a place: another tenant has both.
ABORTED_IN_THE_QUEUE = [
    ("come", "a", 0, True, 0),
    ("come", "a", 0, True, 0),
    ("come", "b", 0, True, 0),
    ("come", "b", 3, True, 0),
    ("end", "a", 0, True, 0),
    ("abort", "a", 0, True, 0),
]


@settings(deadline=None)
@example(max_running=2, own_running=0, steps=ABORTED_IN_THE_QUEUE)
@given(max_running=st.integers(1, 3), own_running=st.integers(0, 2), steps=steps)
def test_requests_that_wait_for_a_computation_have_no_place_and_get_one_in_the_end(
    max_running: int, own_running: int, steps: list[tuple[str, str, int, bool, int]]
) -> None:
    with patch("cluster.requests.single_flight._LOOK_S", 0.0):
        asyncio.run(play(Service(max_running, own_running), steps))


async def play(service: Service, steps: list[tuple[str, str, int, bool, int]]) -> None:
    for what, tenant, prompt, keep, which in steps:
        if what == "come":
            service.runs.append(Run(service, len(service.runs), tenant, PROMPTS[prompt], keep=keep))
        elif service.unfinished:
            act(service.unfinished[which % len(service.unfinished)], what)
        await service.settle()
        service.check()
    for _ in range(len(service.runs)):
        for run in service.unfinished:
            if run.is_computing:
                run.goes.set()
        await service.settle()
        service.check()
    assert not service.unfinished, "every run gets its turn"
    assert (service.admission.num_running, service.admission.num_queued) == (0, 0)
    assert not service.flights._flights
    for run in service.runs:
        with contextlib.suppress(RequestAborted, asyncio.CancelledError):
            await run.task


def act(run: Run, what: str) -> None:
    if what == "cancel":
        run.task.cancel()
    elif what == "abort" and run.has_entered and not run.is_computing:
        run.early_end.ask(FinishReason.ABORT)
    elif run.is_computing:
        run.stores = what == "end"
        run.goes.set()
