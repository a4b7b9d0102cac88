"""A worker that was killed and is not replaced yet: whoever calls it hears that it is lost, and Ray is not asked."""

from typing import Any

import pytest
from test_request_run import OneChunk, run_of

from cluster.chain import Chain
from cluster.config import ChainConfig, ServerConfig, ServiceConfig
from cluster.counters import ServiceCounters
from cluster.errors import ServiceUnavailable
from cluster.ports import WorkerLost
from cluster.ray_workers import RayWorker
from cluster.request_limits import LimitsConfig
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
