import asyncio
from typing import Any

import grpc
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rpc_service import ENDLESS_TOKENS, served
from waiting import Clock, turns, until

from cluster.errors import QueueFull
from cluster.requests.admission import BATCH_PATIENCE_S, Admission, Priority, Ticket
from protos.runahead.v1 import runahead_pb2 as pb


class Requests:
    """Tasks that hold their ticket until released, and the order in which they were admitted.

    The tenant of a request is the first letter of its name.
    """

    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        self.started: list[str] = []
        self._release: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        for name in names:
            self._release[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._run(name))
            await turns()

    async def leave(self, *names: str) -> None:
        for name in names:
            self._release[name].set()
            await turns()

    def cancel(self, name: str) -> None:
        self._tasks[name].cancel()

    def is_cancelled(self, name: str) -> bool:
        return self._tasks[name].cancelled()

    async def _run(self, name: str) -> None:
        async with self.admission.join(name[0]):
            self.started.append(name)
            await self._release[name].wait()


async def test_tenants_in_line_take_turns_however_many_requests_they_have_there() -> None:
    requests = Requests(Admission(1, 16))
    await requests.come("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    await requests.leave("a1", "a2", "b1", "c1", "a3", "b2", "a4")
    assert requests.started == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_a_tenant_at_its_own_limit_is_passed_over_and_keeps_its_turn() -> None:
    requests = Requests(Admission(2, 16, max_running_per_tenant=1))
    await requests.come("a1", "a2", "a3", "b1", "b2", "c1")
    assert requests.started == ["a1", "b1"]
    await requests.leave("b1")
    assert requests.started == ["a1", "b1", "b2"], "tenant a is first in line, and is at its limit"
    await requests.leave("a1")
    assert requests.started == ["a1", "b1", "b2", "a2"]
    await requests.leave("a2")
    assert requests.started[-1] == "c1"


async def test_a_request_that_comes_as_a_ticket_is_given_back_does_not_overtake() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a1", "a2")
    requests._release["a1"].set()
    await requests.come("a3")
    assert requests.started == ["a1", "a2"]
    await requests.leave("a2", "a3")
    assert requests.started == ["a1", "a2", "a3"]


async def test_a_full_line_refuses_one_more() -> None:
    admission = Admission(1, 1)
    first = admission.join("a")
    second = admission.join("b")
    for tenant in "abc":
        with pytest.raises(QueueFull, match="1 requests run and 1 wait"):
            admission.join(tenant)
        with pytest.raises(QueueFull):
            admission.check(tenant)
    first.leave()
    assert second.is_running
    admission.check("c")


async def test_a_tenants_own_line_is_full_before_that_of_all() -> None:
    admission = Admission(1, 8, max_queued_per_tenant=2)
    for _ in range(3):
        admission.join("a")
    with pytest.raises(QueueFull, match="1 of your requests run and 2 wait"):
        admission.join("a")
    admission.join("b")
    assert admission.num_queued == 3


async def test_a_cancelled_waiter_leaves_the_line() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a1", "b1", "c1")
    requests.cancel("b1")
    await turns()
    assert requests.is_cancelled("b1")
    assert (requests.admission.num_running, requests.admission.num_queued) == (1, 1)
    await requests.leave("a1")
    assert requests.started == ["a1", "c1"]
    await requests.leave("c1")
    assert requests.admission.num_running == 0
    assert not requests.admission._queues
    assert not requests.admission._num_running_of


async def test_a_waiter_cancelled_just_as_its_turn_comes_passes_it_on() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a1", "b1", "c1")
    (running,) = requests.admission._running
    running.leave()  # as "a1" leaves, before "b1" has woken
    requests.cancel("b1")
    await turns()
    assert requests.started == ["a1", "c1"]
    assert requests.is_cancelled("b1")
    assert requests.admission.num_queued == 0


async def test_a_cancelled_runner_passes_its_turn_on() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a1", "a2")
    requests.cancel("a1")
    await turns()
    assert requests.started == ["a1", "a2"]
    await requests.leave("a2")
    assert requests.admission.num_running == 0


async def test_an_error_inside_a_turn_gives_it_back() -> None:
    admission = Admission(1, 0)
    with pytest.raises(ZeroDivisionError):
        async with admission.join("a"):
            raise ZeroDivisionError
    assert admission.num_running == 0


def hint(admission: Admission, tenant: str) -> float:
    with pytest.raises(QueueFull) as caught:
        admission.check(tenant)
    return caught.value.retry_after_s


async def test_the_hint_when_to_come_back_is_the_usual_time_shared_by_those_that_run() -> None:
    clock = Clock()
    admission = Admission(4, 0, clock=clock)
    for _ in range(3):
        ticket = admission.join("a")
        clock.now_s += 8.0
        ticket.leave()
    for _ in range(4):
        admission.join("a")
    assert hint(admission, "b") == pytest.approx(2.0)


async def test_before_any_request_has_ended_those_that_run_are_taken_to_be_in_the_middle() -> None:
    clock = Clock()
    admission = Admission(2, 0, clock=clock)
    admission.join("a")
    clock.now_s = 3.0
    admission.join("a")
    assert hint(admission, "a") == pytest.approx(3.0)


async def test_the_hint_is_neither_at_once_nor_beyond_a_minute() -> None:
    clock = Clock()
    admission = Admission(1, 0, clock=clock)
    ticket = admission.join("a")
    assert hint(admission, "a") == pytest.approx(0.1)
    clock.now_s = 1e6
    ticket.leave()
    admission.join("a")
    assert hint(admission, "a") == pytest.approx(60.0)


async def test_a_tenants_hint_is_about_its_own_requests() -> None:
    clock = Clock()
    admission = Admission(8, 8, max_running_per_tenant=1, max_queued_per_tenant=1, clock=clock)
    admission.join("a")
    admission.join("a")
    for _ in range(3):
        admission.join("b" if _ == 0 else f"c{_}")
    clock.now_s = 1.0
    assert hint(admission, "a") == pytest.approx(2.0)


async def test_a_batch_request_gives_way_to_interactive_ones_of_its_tenant_for_a_while() -> None:
    clock = Clock()
    admission = Admission(1, 16, clock=clock)
    running, batch = admission.join("a"), admission.join("a", Priority.BATCH)
    clock.now_s = BATCH_PATIENCE_S - 1
    soon = admission.join("a")
    clock.now_s = BATCH_PATIENCE_S + 1
    later, other_tenants = admission.join("a"), admission.join("b", Priority.BATCH)
    order = []
    for _ in range(4):
        running.leave()
        (running,) = [each for each in (batch, soon, later, other_tenants) if each in admission._running]
        order.append(running)
    assert order == [soon, other_tenants, batch, later], "another tenant has its turn, whatever the priority"


ARRIVALS = st.lists(
    st.tuples(st.sampled_from("ab"), st.sampled_from(Priority), st.floats(0.0, 2 * BATCH_PATIENCE_S), st.booleans()),
    max_size=40,
)


@given(arrivals=ARRIVALS, max_running=st.integers(1, 3))
def test_no_request_is_overtaken_but_by_interactive_ones_of_its_tenant_within_its_patience(
    arrivals: list[tuple[str, Priority, float, bool]], max_running: int
) -> None:
    """Only interactive requests of its tenant overtake an interactive request; no request is lost."""
    clock, order = Clock(), list[int]()
    admission = Admission(max_running, 100, clock=clock)
    tickets: list[Ticket] = []
    arrived_s: list[float] = []

    def one_leaves() -> None:
        running = next(number for number in order if tickets[number] in admission._running)
        tickets[running].leave()
        note_started()

    def note_started() -> None:
        order.extend(n for n, ticket in enumerate(tickets) if ticket.is_running and n not in order)

    for tenant, priority, pause_s, leaves in arrivals:
        clock.now_s += pause_s
        arrived_s.append(clock.now_s)
        tickets.append(admission.join(tenant, priority))
        note_started()
        if leaves:
            one_leaves()
    while admission.num_running:
        one_leaves()
    assert sorted(order) == list(range(len(arrivals)))
    for place, number in enumerate(order):
        tenant, priority, _, _ = arrivals[number]
        overtaken_by = [each for each in order[:place] if each > number and arrivals[each][0] == tenant]
        patience_s = BATCH_PATIENCE_S if priority is Priority.BATCH else 0.0
        assert all(arrivals[each][1] is Priority.INTERACTIVE for each in overtaken_by)
        assert all(arrived_s[each] < arrived_s[number] + patience_s for each in overtaken_by)


async def test_the_priority_of_a_call_decides_which_waiting_request_runs_first() -> None:
    ended: list[str] = []
    async with served(max_running_requests=1) as service:
        caller = service.stub()
        endless = caller.generate(ENDLESS_TOKENS, request_id="endless")
        await endless.read()

        async def ask(name: str, **more: Any) -> None:
            await caller.prefill(**more)
            ended.append(name)

        asked = []
        for name, priority in (("batch", pb.PRIORITY_BATCH), ("interactive", pb.PRIORITY_INTERACTIVE)):
            asked.append(asyncio.create_task(ask(name, priority=priority)))
            await until(lambda: service.coordinator.admission.num_queued == len(asked))
        await caller.abort("endless")
        await asyncio.gather(*asked)
        with pytest.raises(grpc.aio.AioRpcError, match="priority must be INTERACTIVE or BATCH, not 7"):
            await caller.prefill(priority=7)
    assert ended == ["interactive", "batch"]
