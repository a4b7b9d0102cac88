"""A worker that was killed and is not replaced yet: a caller hears that it is lost, and Ray is not asked."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from run_steps import OneChunk, run_of
from waiting import WAIT_S

from cluster.chain.chain import Chain
from cluster.config.chain import ChainConfig
from cluster.config.limits import LimitsConfig
from cluster.config.server import ServerConfig
from cluster.config.service_config import ServiceConfig
from cluster.errors import ServiceUnavailable
from cluster.ports import ONLY_NODE, StoreLost, WorkerLost
from cluster.ray_runtime.stores import RayStore, RayStores
from cluster.ray_runtime.workers import RayWorker
from cluster.requests.counters import ServiceCounters
from kvstore import StoreConfig
from workers import WorkerConfig


def killed_worker() -> RayWorker:
    """As `kill` leaves it: without an actor, and on no node."""
    config = ServiceConfig(
        worker=WorkerConfig(model="tiny"),
        store=StoreConfig(directory="nowhere"),
        server=ServerConfig(),
        limits=LimitsConfig(),
        chain=ChainConfig(workers=1),
    )
    no_bundles: Any = None
    return RayWorker(0, config, no_bundles)


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


async def test_the_end_waits_for_what_is_being_begun_and_nothing_is_begun_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Ray that is shut down would be started anew."""
    begins, may_go_on, killed = threading.Event(), threading.Event(), list[str]()

    def begin(*_: object) -> str:
        begins.set()
        assert may_go_on.wait(WAIT_S)
        return "begun"

    async def close(store: RayStore) -> None:
        killed.append("store")

    monkeypatch.setattr(RayWorker, "_begun_actor", begin)
    monkeypatch.setattr(RayWorker, "kill", lambda worker: killed.append(worker._actor))
    monkeypatch.setattr(RayStore, "launch", begin)
    monkeypatch.setattr(RayStore, "close", close)
    worker, stores = killed_worker(), RayStores(StoreConfig(directory="nowhere"), "info")
    ends: tuple[tuple[Callable[[], object], Callable[[], Awaitable[None]], str], ...] = (
        (worker.launch, lambda: asyncio.to_thread(worker.close, at_once=False), "begun"),
        (lambda: stores.launch(ONLY_NODE), stores.close, "store"),
    )
    for begin_it, end_it, ended in ends:
        may_go_on.clear()
        begins.clear()
        beginning = asyncio.create_task(asyncio.to_thread(begin_it))
        assert await asyncio.to_thread(begins.wait, WAIT_S)
        ending = asyncio.ensure_future(end_it())
        await asyncio.sleep(0.01)
        assert not ending.done()
        may_go_on.set()
        await asyncio.gather(beginning, ending)
        assert killed[-1] == ended
        with pytest.raises((WorkerLost, StoreLost), match="the service is stopping"):
            await asyncio.to_thread(begin_it)


async def test_an_end_at_once_waits_for_nothing_and_what_is_being_begun_ends_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_go_on, killed = threading.Event(), list[str]()
    begins = threading.Event()

    def begin(*_: object) -> str:
        begins.set()
        assert may_go_on.wait(WAIT_S)
        return "begun"

    monkeypatch.setattr(RayWorker, "_begun_actor", begin)
    monkeypatch.setattr(RayWorker, "kill", lambda worker: killed.append(worker._actor))
    monkeypatch.setattr(RayStore, "launch", begin)
    monkeypatch.setattr(RayStore, "kill", lambda store: killed.append("store"))
    worker, stores = killed_worker(), RayStores(StoreConfig(directory="nowhere"), "info")
    ends: tuple[tuple[Callable[[], object], Callable[[], None], str], ...] = (
        (worker.launch, lambda: worker.close(at_once=True), "begun"),
        (lambda: stores.launch(ONLY_NODE), stores.kill, "store"),
    )
    for begin_it, end_it, ended in ends:
        may_go_on.clear()
        begins.clear()
        beginning = asyncio.create_task(asyncio.to_thread(begin_it))
        assert await asyncio.to_thread(begins.wait, WAIT_S)
        end_it()  # while the launch holds its lock
        may_go_on.set()
        with pytest.raises((WorkerLost, StoreLost), match="the service is stopping"):
            await beginning
        assert killed[-1] == ended


async def test_a_request_that_meets_a_killed_worker_has_the_chain_rebuilt_and_may_be_sent_again() -> None:
    workers: list[Any] = [killed_worker()]
    chain = Chain(workers, stopped_after_s=5.0)
    chain.epoch = 1
    broken: list[int] = []

    async def rebuild(broken_epoch: int) -> None:
        broken.append(broken_epoch)
        raise ServiceUnavailable("no replacement")

    chain.rebuild = rebuild  # type: ignore[method-assign]
    run = run_of(OneChunk(), [], ServiceCounters(), chain=chain)
    with pytest.raises(ServiceUnavailable):
        _ = [event async for event in run.events()]
    await run.settled()
    assert broken == [1]
