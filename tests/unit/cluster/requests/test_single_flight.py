"""One of the requests that share a prefix not yet stored computes it, and the rest wait for it."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_facts import token_request
from waiting import WAIT_S, until
from whole_service import WholeService, prompt_of, whole_service

from cluster.errors import DeadlineExceeded, RequestAborted, ServiceUnavailable
from cluster.requests.early_end import EarlyEnd
from cluster.requests.request import Finished, NextToken, RequestStats, TokenRequest
from cluster.requests.single_flight import Flight, SingleFlight
from workers.plan.events import FinishReason

CHUNK = 64


def request_of(number: int, token_ids: Sequence[int], **more: Any) -> TokenRequest:
    return token_request(token_ids, request_id=f"r{number}", max_new_tokens=2, arrived_s=time.monotonic(), **more)


class Gate:
    """Holds runs of plans until it is opened, except prompts of fewer tokens than `least`."""

    def __init__(self, service: WholeService, least: int = 0) -> None:
        self._compute = service.worker.worker.compute
        self._is_open = threading.Event()
        self._least = least
        self.num_come = 0
        service.worker.worker.compute = self.compute  # type: ignore[method-assign, assignment]

    def compute(self, plan):  # type: ignore[no-untyped-def]
        self.num_come += 1
        if len(plan.token_ids) >= self._least:
            self._is_open.wait(WAIT_S)
        yield from self._compute(plan)

    async def come(self, number: int) -> None:
        await until(lambda: self.num_come >= number)
        await asyncio.sleep(0.05)  # one more would have come by then

    def open(self) -> None:
        self._is_open.set()


@pytest.fixture
async def service(model: str, tmp_path: Path) -> AsyncIterator[WholeService]:
    async with whole_service(model, tmp_path / "store", preset="runahead", max_running_requests=16) as running:
        yield running


@pytest.fixture
def gate(service: WholeService) -> Gate:
    return Gate(service)


async def answer(service: WholeService, request: TokenRequest) -> tuple[tuple[int, ...], RequestStats]:
    tokens = list[int]()
    async for event in service.coordinator.run(request):
        if isinstance(event, NextToken):
            tokens.append(event.token_id)
        if isinstance(event, Finished):
            return tuple(tokens), event.stats
    raise AssertionError("it has no end")


def asked(service: WholeService, request: TokenRequest) -> "asyncio.Task[tuple[tuple[int, ...], RequestStats]]":
    return asyncio.create_task(answer(service, request))


async def test_equal_prompts_at_once_are_computed_once_but_for_what_no_chunk_holds(
    service: WholeService, gate: Gate
) -> None:
    prompt = prompt_of(1, 4 * CHUNK + 20)
    asking = [asked(service, request_of(number, prompt)) for number in range(8)]
    await gate.come(1)
    assert gate.num_come == 1
    gate.open()
    answers = await asyncio.gather(*asking)
    assert len({tokens for tokens, _ in answers}) == 1
    assert sorted(stats.num_cached_tokens for _, stats in answers) == [0] + 7 * [4 * CHUNK]
    assert service.coordinator.counters.computed_for_others_tokens == 7 * 4 * CHUNK
    assert all(stats.exact for _, stats in answers)
    assert not service.coordinator._backend.flights._flights


async def test_those_that_wait_for_another_ones_computation_leave_their_places_to_other_tenants(
    model: str, tmp_path: Path
) -> None:
    async with whole_service(model, tmp_path / "store", preset="runahead", max_running_requests=4) as service:
        gate, prompt = Gate(service, least=2 * CHUNK), prompt_of(9, 4 * CHUNK + 20)
        asking = [asked(service, request_of(number, prompt, tenant="many")) for number in range(8)]
        await gate.come(1)
        load = service.coordinator.load()
        assert (load.num_running, load.num_queued) == (1, 7)
        assert (load.num_computing_tokens, load.num_queued_tokens) == (len(prompt), 7 * len(prompt))
        others = [request_of(8 + number, prompt_of(10 + number, 40), tenant="one") for number in range(3)]
        await asyncio.gather(*(answer(service, other) for other in others))
        assert not any(each.done() for each in asking), "the other tenant's requests were answered first"
        assert gate.num_come == 1 + len(others)
        gate.open()
        answers = await asyncio.gather(*asking)
        assert sorted(stats.num_cached_tokens for _, stats in answers) == [0] + 7 * [4 * CHUNK]
        load = service.coordinator.load()
        assert (load.num_running, load.num_queued, load.num_queued_tokens) == (0, 0, 0)


async def test_when_the_first_one_is_aborted_the_next_one_computes_and_stores(
    service: WholeService, gate: Gate
) -> None:
    prompt = prompt_of(2, 3 * CHUNK + 5)
    first, second, third = (asked(service, request_of(number, prompt)) for number in range(3))
    await gate.come(1)
    await service.coordinator.end_early("", "r0", FinishReason.ABORT)
    gate.open()
    with pytest.raises(RequestAborted):
        await first
    answers = [await second, await third]
    assert answers[0][0] == answers[1][0]
    assert sorted(stats.num_cached_tokens for _, stats in answers) == [0, 3 * CHUNK]
    assert service.coordinator.counters.computed_for_others_tokens == 3 * CHUNK


async def test_one_that_waits_ends_by_abort_and_by_its_deadline_at_once(service: WholeService, gate: Gate) -> None:
    prompt = prompt_of(3, 3 * CHUNK)
    first, aborted = (asked(service, request_of(number, prompt)) for number in range(2))
    late = asked(service, request_of(2, prompt, deadline_s=time.monotonic() + 0.1))
    await gate.come(1)
    with pytest.raises(DeadlineExceeded):
        await late
    await service.coordinator.end_early("", "r1", FinishReason.ABORT)
    with pytest.raises(RequestAborted):
        await aborted
    assert not first.done()
    gate.open()
    await first
    assert gate.num_come == 1


async def test_those_that_stand_aside_are_turned_away_by_a_drain(service: WholeService, gate: Gate) -> None:
    asking = [asked(service, request_of(number, prompt_of(13, 3 * CHUNK))) for number in range(3)]
    await gate.come(1)
    draining = asyncio.create_task(service.coordinator.drain(0.0))
    for waiting in asking[1:]:
        with pytest.raises(ServiceUnavailable, match="shutting down"):
            await waiting
    gate.open()
    await draining
    with pytest.raises(ServiceUnavailable):
        await asking[0]
    await asyncio.gather(*(run.settled() for run in service.coordinator._unsettled))
    assert (service.coordinator.admission.num_running, service.coordinator.admission.num_queued) == (0, 0)


@pytest.mark.parametrize(
    "other",
    [
        request_of(1, prompt_of(4, 4 * CHUNK), tenant="another"),
        request_of(1, (*prompt_of(4, CHUNK), *prompt_of(5, 3 * CHUNK))),  # a quarter of what the first one computes
        request_of(1, prompt_of(4, 4 * CHUNK), kv_budget=0.5),
        request_of(1, prompt_of(4, CHUNK)),  # the last token is computed in any case, so no whole chunk is left
    ],
    ids=["another tenant's", "little in common", "a budget", "short"],
)
async def test_others_do_not_wait(service: WholeService, gate: Gate, other: TokenRequest) -> None:
    first = asked(service, request_of(0, prompt_of(4, 4 * CHUNK)))
    await gate.come(1)
    second = asked(service, other)
    await gate.come(2)
    gate.open()
    await asyncio.gather(first, second)
    assert service.coordinator.counters.computed_for_others_tokens == 0


@pytest.mark.parametrize("is_kept", [True, False])
async def test_nothing_is_waited_for_that_will_not_be_stored(service: WholeService, gate: Gate, is_kept: bool) -> None:
    prompt = prompt_of(6, 3 * CHUNK)
    first = asked(service, request_of(0, prompt, keep=False))
    await gate.come(1)
    second = asked(service, request_of(1, prompt, keep=is_kept))
    await gate.come(2)
    gate.open()
    assert (await first)[0] == (await second)[0]


async def test_one_that_does_not_save_waits_too(service: WholeService, gate: Gate) -> None:
    prompt = prompt_of(7, 3 * CHUNK + 1)
    first = asked(service, request_of(0, prompt))
    await gate.come(1)
    second = asked(service, request_of(1, prompt, keep=False))
    await asyncio.sleep(0.05)
    assert gate.num_come == 1
    gate.open()
    await first
    assert (await second)[1].num_cached_tokens == 3 * CHUNK


async def test_a_store_that_does_not_have_it_in_time_is_not_waited_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.requests.single_flight._STORING_S", 0.05)
    looks = list[str]()

    async def is_stored(request: TokenRequest, node_id: str, num_tokens: int) -> bool:
        looks.append(node_id)
        return False

    flights = SingleFlight(is_stored, CHUNK)
    prompt = prompt_of(8, 3 * CHUNK)
    flight = flights.begin(request_of(0, prompt))
    flight.looked_up("node", 0, 3 * CHUNK)
    flight.is_computed.set()
    waits = [flights.wait(request_of(number, prompt), EarlyEnd()) for number in (1, 2)]
    async with asyncio.timeout(WAIT_S):
        assert await asyncio.gather(*waits) == [range(0, 2 * CHUNK)] * 2
        assert await flights.wait(request_of(3, prompt), EarlyEnd()) == range(0)
    assert set(looks) == {"node"}


async def test_two_that_waited_for_what_is_stored_now_do_not_wait_for_each_others_lookup(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def is_stored(request: TokenRequest, node_id: str, num_tokens: int) -> bool:
        return True

    def num_common(flight: Flight, *prompt: Any) -> int:
        compared.append(flight)
        return of_two(flight, *prompt)

    compared, of_two = list[Flight](), Flight.num_common
    monkeypatch.setattr(Flight, "num_common", num_common)
    flights, prompt = SingleFlight(is_stored, CHUNK), prompt_of(8, 3 * CHUNK + 1)
    first = flights.begin(request_of(0, prompt))
    first.looked_up("node", 0, 3 * CHUNK)

    async def take_off(number: int) -> None:
        await flights.wait(request_of(number, prompt), EarlyEnd())
        flights.begin(request_of(number, prompt))  # this flight never learns what is stored

    waits = asyncio.gather(take_off(1), take_off(2))
    await asyncio.sleep(0)
    first.is_computed.set()
    async with asyncio.timeout(WAIT_S):
        await waits
    assert compared == [first, first], "each request has compared its prompt once"


async def test_a_look_that_fails_fails_those_that_wait_for_it() -> None:
    async def is_stored(request: TokenRequest, node_id: str, num_tokens: int) -> bool:
        raise ZeroDivisionError

    flights, prompt = SingleFlight(is_stored, CHUNK), prompt_of(8, 3 * CHUNK)
    flight = flights.begin(request_of(0, prompt))
    flight.looked_up("node", 0, 3 * CHUNK)
    flight.is_computed.set()
    with pytest.raises(ZeroDivisionError):
        async with asyncio.timeout(WAIT_S):
            await flights.wait(request_of(1, prompt), EarlyEnd())


@given(
    common=st.integers(0, 300),
    rest=st.integers(1, 100),
    other_rest=st.integers(0, 100),
    start=st.integers(0, 4),
    num_chunks=st.integers(0, 6),
    num_known=st.integers(0, 6),
)
def test_what_a_flight_has_for_a_prompt_is_its_chunks_that_are_the_prompts_too(
    common: int, rest: int, other_rest: int, start: int, num_chunks: int, num_known: int
) -> None:
    one = (*(7,) * common, *(1,) * rest)
    other = (*(7,) * common, *(2,) * other_rest)
    flight = Flight(request_of(0, one))
    end = min(len(one) // CHUNK, start + num_chunks)
    flight.looked_up("", start * CHUNK, end * CHUNK)
    wanted = [
        chunk
        for chunk in range(start, end)
        if one[: (chunk + 1) * CHUNK] == other[: (chunk + 1) * CHUNK] and (chunk + 1) * CHUNK < len(other)
    ]
    assert flight.num_shared(other, CHUNK) == len(wanted) * CHUNK
    known = [chunk for chunk in wanted if chunk < num_known]
    assert flight.num_shared(other, CHUNK, num_known * CHUNK) == (len(wanted) - len(known)) * CHUNK
