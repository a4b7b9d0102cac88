"""A worker that was killed and is not yet replaced: calls to it raise WorkerLost, without a call to Ray."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from run_steps import OneChunk, ended, run_of
from tiny_facts import service_config
from waiting import WAIT_S

from cluster.chain.chain import Chain
from cluster.errors import ServiceUnavailable
from cluster.ports import ONLY_NODE, StoreLost, WorkerLost
from cluster.ray_runtime.stores import RayStore, RayStores
from cluster.ray_runtime.workers import RayWorker
from cluster.requests.counters import ServiceCounters
from kvstore import StoreConfig


def killed_worker() -> RayWorker:
    """A worker after `kill`: without an actor, and on no node."""
    return RayWorker(0, service_config(), None)


async def test_every_call_of_a_killed_worker_says_that_it_is_lost() -> None:
    worker = killed_worker()
    nothing: Any = None
    calls = (worker.start(), worker.open_store(nothing), worker.join_epoch(nothing), worker.abort(1), worker.node())
    for call in calls:
        with pytest.raises(WorkerLost, match="worker 0 was killed"):
            await call
    with pytest.raises(WorkerLost, match="worker 0 was killed"):
        await anext(worker.compute(nothing))
    assert not await worker.is_alive(1.0)


async def test_the_loop_goes_on_while_a_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    has_gone_on, waited = threading.Event(), list[bool]()
    monkeypatch.setattr(RayWorker, "_begun_actor", lambda worker: waited.append(has_gone_on.wait(WAIT_S)))
    asyncio.get_running_loop().call_later(0.01, has_gone_on.set)
    await killed_worker().replace()
    assert waited == [True]


class Beginning:
    """Holds up, in a thread, whatever starts actors and stores; records the ones that were ended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begins, self.may_go_on, self.killed = threading.Event(), threading.Event(), list[str]()

        async def close(store: RayStore) -> None:
            self.killed.append("store")

        monkeypatch.setattr(RayWorker, "_begun_actor", self._begin)
        monkeypatch.setattr(RayWorker, "kill", lambda worker: self.killed.append(worker._actor))
        monkeypatch.setattr(RayStore, "launch", self._begin)
        monkeypatch.setattr(RayStore, "close", close)
        monkeypatch.setattr(RayStore, "kill", lambda store: self.killed.append("store"))

    def _begin(self, *_: object) -> str:
        self.begins.set()
        assert self.may_go_on.wait(WAIT_S)
        return "begun"

    async def begun(self, begin: Callable[[], object]) -> "asyncio.Task[object]":
        """The call of `begin`, which is under way."""
        self.may_go_on.clear()
        self.begins.clear()
        beginning = asyncio.create_task(asyncio.to_thread(begin))
        assert await asyncio.to_thread(self.begins.wait, WAIT_S)
        return beginning


@pytest.fixture
def beginning(monkeypatch: pytest.MonkeyPatch) -> Beginning:
    return Beginning(monkeypatch)


async def test_the_end_waits_for_what_is_being_begun_and_nothing_is_begun_after_it(beginning: Beginning) -> None:
    """A call after Ray's shutdown would start Ray again."""
    worker, stores = killed_worker(), RayStores(StoreConfig(directory="nowhere"), "info")
    for begin, end, ended_one in (
        (worker.launch, lambda: asyncio.to_thread(worker.close, at_once=False), "begun"),
        (lambda: stores.launch(ONLY_NODE), stores.close, "store"),
    ):
        begun = await beginning.begun(begin)
        ending = asyncio.ensure_future(end())
        await asyncio.sleep(0.01)
        assert not ending.done()
        beginning.may_go_on.set()
        await asyncio.gather(begun, ending)
        assert beginning.killed[-1] == ended_one
        with pytest.raises((WorkerLost, StoreLost), match="the service is stopping"):
            await asyncio.to_thread(begin)


async def test_an_end_at_once_waits_for_nothing_and_what_is_being_begun_ends_by_itself(beginning: Beginning) -> None:
    worker, stores = killed_worker(), RayStores(StoreConfig(directory="nowhere"), "info")
    for begin, end, ended_one in (
        (worker.launch, lambda: worker.close(at_once=True), "begun"),
        (lambda: stores.launch(ONLY_NODE), stores.kill, "store"),
    ):
        begun = await beginning.begun(begin)
        end()  # while the launch holds its lock
        beginning.may_go_on.set()
        with pytest.raises((WorkerLost, StoreLost), match="the service is stopping"):
            await begun
        assert beginning.killed[-1] == ended_one


async def test_a_request_that_meets_a_killed_worker_has_the_chain_rebuilt_and_may_be_sent_again() -> None:
    chain = Chain([killed_worker()], stopped_after_s=5.0)
    chain.epoch = 1
    broken: list[int] = []

    async def rebuild(broken_epoch: int) -> None:
        broken.append(broken_epoch)
        raise ServiceUnavailable("no replacement")

    chain.rebuild = rebuild  # type: ignore[method-assign]
    run = run_of(OneChunk(), [], ServiceCounters(), chain=chain)
    with pytest.raises(ServiceUnavailable):
        await ended(run)
    assert broken == [1]
