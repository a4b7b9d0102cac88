import asyncio

import pytest

from cluster.admission import Admission
from cluster.errors import QueueFull


class Requests:
    """Tasks that hold their turn until released, and the order in which they got it."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        self.started: list[str] = []
        self._release: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        for name in names:
            self._release[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._run(name))
            await settle()

    async def leave(self, *names: str) -> None:
        for name in names:
            self._release[name].set()
        await settle()

    def cancel(self, name: str) -> None:
        self._tasks[name].cancel()

    def is_cancelled(self, name: str) -> bool:
        return self._tasks[name].cancelled()

    async def _run(self, name: str) -> None:
        async with self.admission.turn():
            self.started.append(name)
            await self._release[name].wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_so_many_run_and_the_rest_wait() -> None:
    requests = Requests(Admission(2, 8))
    await requests.come("a", "b", "c", "d")
    assert requests.started == ["a", "b"]
    assert (requests.admission.num_running, requests.admission.num_queued) == (2, 2)
    await requests.leave("a", "b", "c", "d")
    assert (requests.admission.num_running, requests.admission.num_queued) == (0, 0)


async def test_who_came_first_is_served_first() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a", "b", "c", "d")
    for name in "abcd":
        await requests.leave(name)
    assert requests.started == ["a", "b", "c", "d"]


async def test_a_request_that_comes_when_a_place_is_passed_on_does_not_overtake() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a", "b")
    requests._release["a"].set()
    await requests.come("c")
    assert requests.started == ["a", "b"]
    await requests.leave("b", "c")
    assert requests.started == ["a", "b", "c"]


async def test_a_full_line_refuses_one_more() -> None:
    requests = Requests(Admission(1, 1))
    requests.admission.check()
    await requests.come("a")
    requests.admission.check()
    await requests.come("b")
    with pytest.raises(QueueFull, match="1 requests run and 1 wait"):
        requests.admission.check()
    await requests.leave("a")
    requests.admission.check()
    await requests.leave("b")


async def test_without_a_line_only_running_requests_find_a_place() -> None:
    requests = Requests(Admission(1, 0))
    requests.admission.check()
    await requests.come("a")
    with pytest.raises(QueueFull):
        requests.admission.check()
    await requests.leave("a")
    requests.admission.check()


async def test_a_cancelled_waiter_leaves_the_line() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a", "b", "c")
    requests.cancel("b")
    await settle()
    assert requests.is_cancelled("b")
    assert (requests.admission.num_running, requests.admission.num_queued) == (1, 1)
    await requests.leave("a")
    assert requests.started == ["a", "c"]
    await requests.leave("c")
    assert requests.admission.num_running == 0


async def test_a_waiter_cancelled_just_as_its_turn_comes_passes_it_on() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a", "b", "c")
    requests.admission._pass_on()  # as "a" leaves, before "b" has woken
    requests.cancel("b")
    await settle()
    assert requests.started == ["a", "c"]
    assert requests.is_cancelled("b")
    assert requests.admission.num_queued == 0


async def test_a_cancelled_runner_passes_its_turn_on() -> None:
    requests = Requests(Admission(1, 8))
    await requests.come("a", "b")
    requests.cancel("a")
    await settle()
    assert requests.started == ["a", "b"]
    await requests.leave("b")
    assert requests.admission.num_running == 0


async def test_an_error_inside_a_turn_gives_it_back() -> None:
    admission = Admission(1, 0)
    with pytest.raises(ZeroDivisionError):
        async with admission.turn():
            raise ZeroDivisionError
    assert admission.num_running == 0
