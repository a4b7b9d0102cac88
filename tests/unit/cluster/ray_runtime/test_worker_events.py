"""Events of all requests of a worker come by one repeated call: each request gets its own, in order, to its end."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable

import pytest
from waiting import WAIT_S

from cluster.ray_runtime.worker_events import EventInbox, EventOutbox, Events
from workers.errors import FailureKind
from workers.plan.events import RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent

DONE = RunDone(timings=RunTimings())


def token(token_id: int) -> TokenComputed:
    return TokenComputed(token_id=token_id)


class Calls:
    """The worker's answers, given by the test, and the number of calls for them."""

    def __init__(self) -> None:
        self.num_asked = 0
        self._answers: asyncio.Queue[Events | Exception] = asyncio.Queue()

    async def take(self) -> Events:
        self.num_asked += 1
        answer = await self._answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def answer(self, *told: tuple[int, WorkerEvent]) -> None:
        self._answers.put_nowait(list(told))

    def fail(self, error: Exception) -> None:
        self._answers.put_nowait(error)


async def computed(error: Exception | None = None) -> None:
    """The call that computes a request, at its end."""
    if error is not None:
        raise error


async def all_of(events: AsyncIterator[WorkerEvent]) -> list[WorkerEvent]:
    return [event async for event in events]


async def soon(*awaited: Awaitable[list[WorkerEvent]]) -> list[list[WorkerEvent]]:
    return await asyncio.wait_for(asyncio.gather(*awaited), WAIT_S)


async def test_requests_get_their_own_events_in_order_and_nothing_is_asked_for_after_the_last_has_ended() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    calls.answer((1, token(10)), (2, token(20)), (1, token(11)))
    calls.answer((2, DONE), (1, token(12)))
    calls.answer((1, DONE))
    assert await soon(all_of(inbox.events_of(1, computed())), all_of(inbox.events_of(2, computed()))) == [
        [token(10), token(11), token(12), DONE],
        [token(20), DONE],
    ]
    await asyncio.sleep(0)
    assert calls.num_asked == 3


async def test_an_event_reaches_its_request_before_the_next_call_begins() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    calls.answer((1, token(10)))
    num_asked, passed_on = list[int](), asyncio.Queue[int]()

    async def request() -> None:
        async for _ in inbox.events_of(1, computed()):
            passed_on.put_nowait(calls.num_asked)

    async def client() -> None:
        while True:
            await passed_on.get()
            num_asked.append(calls.num_asked)

    running = [asyncio.create_task(each) for each in (client(), request())]
    await asyncio.sleep(0.01)
    assert (num_asked, calls.num_asked) == ([1], 2)
    calls.answer((1, DONE))
    await asyncio.wait_for(running[1], WAIT_S)
    assert calls.num_asked == 2
    running[0].cancel()


async def test_a_request_that_comes_later_is_heard_by_the_call_under_way() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    first = asyncio.create_task(all_of(inbox.events_of(1, computed())))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(all_of(inbox.events_of(2, computed())))
    await asyncio.sleep(0.01)
    assert calls.num_asked == 1
    calls.answer((2, token(5)), (2, DONE), (1, DONE))
    assert await soon(first, second) == [[DONE], [token(5), DONE]]


async def test_what_comes_of_a_request_that_was_left_is_dropped_and_no_other_loses_anything() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    left = inbox.events_of(1, computed())
    calls.answer((1, token(1)))
    assert await asyncio.wait_for(anext(left), WAIT_S) == token(1)
    await left.aclose()  # type: ignore[attr-defined]
    staying = asyncio.create_task(all_of(inbox.events_of(2, computed())))
    await asyncio.sleep(0.01)
    assert calls.num_asked == 2
    calls.answer((1, token(2)), (2, token(3)))
    calls.answer((1, DONE), (2, DONE))
    assert await soon(staying) == [[token(3), DONE]]


async def test_a_failed_call_fails_all_requests_under_way_and_a_later_request_calls_again() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    lost = [asyncio.create_task(all_of(inbox.events_of(request, computed()))) for request in (1, 2)]
    calls.fail(ConnectionError("the process is gone"))
    for each in lost:
        with pytest.raises(ConnectionError, match="the process is gone"):
            await asyncio.wait_for(each, WAIT_S)
    calls.answer((3, DONE))
    assert await soon(all_of(inbox.events_of(3, computed()))) == [[DONE]]


async def test_a_call_that_fails_without_an_event_ends_its_request_and_no_other() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    failing = asyncio.create_task(all_of(inbox.events_of(1, computed(ValueError("no such plan")))))
    going_on = asyncio.create_task(all_of(inbox.events_of(2, computed())))
    with pytest.raises(ValueError, match="no such plan"):
        await asyncio.wait_for(failing, WAIT_S)
    calls.answer((2, DONE))
    assert await soon(going_on) == [[DONE]]


async def test_events_that_came_before_a_failure_are_heard_before_it() -> None:
    calls = Calls()
    inbox = EventInbox(calls.take)
    events = inbox.events_of(1, computed())
    calls.answer((1, token(1)), (1, token(2)))
    calls.fail(ConnectionError("the process is gone"))
    assert [await anext(events), await anext(events)] == [token(1), token(2)]
    with pytest.raises(ConnectionError):
        await anext(events)


def test_the_worker_waits_for_an_event_and_tells_all_that_have_come() -> None:
    outbox = EventOutbox()
    told: list[Events] = []
    waiting = threading.Thread(target=lambda: told.append(outbox.take()))
    waiting.start()
    outbox.put(1, token(1))
    waiting.join(WAIT_S)
    assert told == [[(1, token(1))]]
    failed = RunFailed(kind=FailureKind.CHAIN_BROKEN, message="gone")
    outbox.put(1, token(2))
    outbox.put(2, failed)
    assert outbox.take() == [(1, token(2)), (2, failed)]
