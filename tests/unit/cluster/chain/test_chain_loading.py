"""A chain knows which of its workers have loaded the model, through losses and failed starts."""

import asyncio
from typing import Any

import pytest
from tiny_facts import FACTS
from waiting import turns, until

from cluster.chain.chain import Chain
from cluster.errors import ServiceUnavailable
from cluster.ports import ONLY_NODE, Node, WorkerLost
from workers.plan.config import EpochSpec


class LoadingWorker:
    """A worker that is alive, and can load, while a test lets it; counts its replacements and loads."""

    def __init__(self) -> None:
        self.is_there = True
        self.can_load = True
        self.num_replaced = self.num_loaded = 0

    async def start(self) -> Any:
        if not self.can_load:
            raise WorkerLost("it did not answer within 600 s")
        self.num_loaded += 1
        return FACTS

    async def join_epoch(self, spec: EpochSpec) -> str:
        return ""

    async def is_alive(self, timeout_s: float) -> bool:
        return self.is_there

    async def replace(self) -> None:
        self.num_replaced += 1
        self.is_there = True

    def kill(self) -> None:
        self.is_there = False

    async def node(self) -> Node:
        return ONLY_NODE


def chain_of(worker: LoadingWorker) -> Chain:
    return Chain([worker], stopped_after_s=0.1)


async def test_a_worker_counts_from_when_it_has_loaded() -> None:
    chain = chain_of(LoadingWorker())
    assert chain.num_loaded == 0
    await chain.start()
    assert chain.num_loaded == 1


async def test_a_worker_that_is_replaced_loads_again_and_a_healthy_one_does_not() -> None:
    worker = LoadingWorker()
    chain = chain_of(worker)
    await chain.start()
    await chain.rebuild(chain.epoch)
    assert (worker.num_replaced, worker.num_loaded, chain.num_loaded) == (0, 1, 1)
    worker.is_there = False
    await chain.rebuild(chain.epoch)
    assert (worker.num_replaced, worker.num_loaded, chain.num_loaded) == (1, 2, 1)


async def test_a_worker_that_lives_but_could_not_load_is_replaced_and_not_taken_for_healthy() -> None:
    worker = LoadingWorker()
    chain = chain_of(worker)
    await chain.start()
    worker.is_there = worker.can_load = False
    with pytest.raises(ServiceUnavailable):
        await chain.rebuild(chain.epoch)
    assert (worker.is_there, chain.num_loaded) == (True, 0)
    worker.can_load = True
    await chain.usable_epoch()
    assert (worker.num_replaced, worker.num_loaded, chain.num_loaded) == (2, 2, 1)


async def test_a_stopped_worker_that_is_killed_has_not_loaded_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.chain.chain._WATCH_PERIOD_S", 0.0)
    worker = LoadingWorker()
    chain = chain_of(worker)
    await chain.start()
    worker.is_there = False
    with chain.watched(worker, 0):
        await until(lambda: not chain.num_loaded)


class AskedWorker(LoadingWorker):
    """A worker that records how many calls ask it at a time, and answers when a test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.num_waiting = self.num_asked = self.num_killed = 0
        self.answers = asyncio.Event()

    async def is_alive(self, timeout_s: float) -> bool:
        self.num_asked += 1
        self.num_waiting += 1
        try:
            await self.answers.wait()
        finally:
            self.num_waiting -= 1
        return self.is_there

    def kill(self) -> None:
        self.num_killed += 1


async def test_a_worker_is_asked_once_however_many_requests_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.chain.chain._WATCH_PERIOD_S", 0.0)
    worker = AskedWorker()
    chain = chain_of(worker)
    with chain.watched(worker, 0):
        with chain.watched(worker, 0), chain.watched(worker, 0):
            await turns()
            assert (worker.num_waiting, worker.num_asked) == (1, 1)
        await turns()
        assert worker.num_waiting == 1, "the first request still has its watch"
    await turns()
    assert (worker.num_waiting, worker.num_asked) == (0, 1)


async def test_after_a_watch_has_killed_the_next_request_has_a_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.chain.chain._WATCH_PERIOD_S", 0.0)
    worker = AskedWorker()
    chain = chain_of(worker)
    worker.is_there = False
    worker.answers.set()
    with chain.watched(worker, 0):
        await turns()
        assert worker.num_killed == 1
        worker.is_there = True
        worker.answers.clear()
        with chain.watched(worker, 0):
            await turns()
            assert worker.num_waiting == 1, "the watch asks the new worker"
