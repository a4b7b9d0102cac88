"""A chain whose workers are lost: it waits for replacements, or shrinks and grows again; requests go on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest
import structlog
from chain_steps import NodeWorker
from run_steps import OneChunk, ended, run_of
from tiny_facts import A, B
from waiting import turns, until

from cluster.chain.chain import Chain
from cluster.errors import ServiceUnavailable
from cluster.ports import Node
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import Finished, NextToken
from kvstore import StoreLocked
from tests.support.ipv6 import needs_ipv6
from workers.handoff import rendezvous

SOON_S = 0.05
Workers = list[NodeWorker]
Start = Callable[..., Awaitable[Chain]]


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    """Three workers; a test does not use their rendezvous."""

    class NoRendezvous:
        port = 1

        def __init__(self, host: str) -> None:
            self.host = host

        def start(self) -> None:
            pass

        def stop(self) -> None:
            pass

    monkeypatch.setattr("cluster.chain.chain.Rendezvous", NoRendezvous)
    monkeypatch.setattr("cluster.chain.replacements._RETRY_S", 0.001)
    assert rendezvous.Rendezvous is not NoRendezvous
    found = [NodeWorker(name) for name in "abc"]
    for one, other in pairwise(found):
        other.predecessor = one
    return found


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    """Start chains; all are stopped at the end."""
    chains: list[Chain] = []

    async def started(workers: Workers, shrinks_after_s: float | None = SOON_S, **options: Any) -> Chain:
        chains.append(Chain(workers, stopped_after_s=1.0, shrinks_after_s=shrinks_after_s, **options))
        await chains[-1].start()
        return chains[-1]

    yield started
    for chain in chains:
        chain.stop()


def place(workers: Workers, *nodes: Node) -> None:
    for worker, node in zip(workers, nodes, strict=True):
        worker.runs_on = node


def names(chain: Chain) -> list[str]:
    return [worker.name for worker in chain.workers]


async def test_a_lost_worker_is_replaced_and_the_others_are_not(workers: Workers, start: Start) -> None:
    for shrinks_after_s in (None, 100.0):
        chain = await start(workers, shrinks_after_s)
        workers[1].kill()
        await chain.rebuild(chain.epoch)
        assert chain.epoch == 2
        assert names(chain) == ["a", "b", "c"]
    assert [worker.num_replaced for worker in workers] == [0, 2, 0]


async def test_a_chain_that_shrinks_goes_on_with_the_workers_that_are_there_and_grows_again(
    workers: Workers, start: Start
) -> None:
    chain = await start(workers)
    workers[1].lose_node()
    await chain.rebuild(chain.epoch)
    assert names(chain) == ["a", "c"]
    assert chain.load_per_rank == [0, 0], "the planner sees as many ranks as there are workers"
    assert [(worker.epochs[-1].rank, worker.epochs[-1].world_size) for worker in (workers[0], workers[2])] == [
        (0, 2),
        (1, 2),
    ]
    assert chain.epoch == 2

    workers[1].is_there.set()
    await until(lambda: chain.epoch == 3)
    assert names(chain) == ["a", "b", "c"]
    assert [worker.epochs[-1].rank for worker in workers] == [0, 1, 2]
    assert [worker.num_replaced for worker in workers] == [0, 1, 0]


async def test_a_replacement_that_fails_is_begun_again_until_it_is_there(workers: Workers, start: Start) -> None:
    chain = await start(workers)
    workers[2].lose_node()
    await chain.rebuild(chain.epoch)
    workers[2].refusals = 3
    workers[2].is_there.set()
    await until(lambda: len(chain.workers) == 3)
    assert workers[2].num_replaced == 4


async def test_a_replacement_that_cannot_be_used_is_none(workers: Workers, start: Start) -> None:
    chain = await start(workers, 100.0)
    workers[1].is_up = False
    workers[1].defect = RuntimeError("its model directory is damaged")
    with pytest.raises(RuntimeError, match="damaged"):
        await chain.rebuild(chain.epoch)
    assert chain.epoch == 0
    workers[1].defect = None
    assert await chain.usable_epoch() > 0 and len(chain.workers) == 3


async def test_a_rebuild_that_is_given_up_forgets_no_replacement(workers: Workers, start: Start) -> None:
    chain = await start(workers, 100.0)
    workers[1].lose_node()
    rebuilding = asyncio.create_task(chain.rebuild(chain.epoch))
    await asyncio.sleep(SOON_S)
    rebuilding.cancel()
    assert await chain.usable_epoch() > 0 and len(chain.workers) == 2
    workers[1].is_there.set()
    await asyncio.sleep(SOON_S)
    assert len(chain.workers) == 3 and workers[1].num_replaced == 1


async def test_another_loss_while_one_is_away_does_not_begin_the_first_one_twice(
    workers: Workers, start: Start
) -> None:
    chain = await start(workers)
    workers[0].lose_node()
    await chain.rebuild(chain.epoch)
    workers[1].lose_node()
    await chain.rebuild(chain.epoch)
    assert names(chain) == ["c"]
    assert [worker.num_replaced for worker in workers] == [1, 1, 0]


async def test_a_chain_of_no_workers_is_unavailable(workers: Workers, start: Start) -> None:
    chain = await start(workers)
    for worker in workers:
        worker.lose_node()
    with pytest.raises(ServiceUnavailable):
        await chain.rebuild(chain.epoch)
    assert chain.epoch == 0
    for worker in workers:
        worker.is_there.set()
    await until(lambda: len(chain.workers) == 3 and chain.epoch > 0)
    assert await chain.usable_epoch() == chain.epoch


async def test_workers_that_cannot_join_make_the_chain_unavailable_until_they_can(
    workers: Workers, start: Start
) -> None:
    for shrinks_after_s in (None, 100.0):
        chain = await start(workers, shrinks_after_s)
        workers[2].bad_joins = 1
        with pytest.raises(ServiceUnavailable):
            await chain.rebuild(chain.epoch)
        assert chain.epoch == 0
        assert await chain.usable_epoch() > 0
        assert names(chain) == ["a", "b", "c"]


async def test_a_chain_says_once_which_links_its_workers_have(workers: Workers, start: Start) -> None:
    with structlog.testing.capture_logs() as written:
        await start(workers)
    (ready,) = [each for each in written if each["event"] == "chain ready"]
    assert (ready["workers"], ready["links"]) == (3, ["host: both are on one GPU"])


async def test_requests_to_a_chain_that_cannot_be_rebuilt_bring_about_one_kind_of_line_each(
    workers: Workers, start: Start
) -> None:
    chain = await start(workers, None)
    workers[2].bad_joins = 4
    with structlog.testing.capture_logs() as written:
        for _ in range(4):
            with pytest.raises(ServiceUnavailable):
                await chain.rebuild(chain.epoch)
    kinds = [(each["event"], each["repeats"]) for each in written]
    assert [event for event, _ in kinds] == ["chain broken, rebuilding", "chain could not be rebuilt"] * 4
    assert len(set(kinds[:2])) == len(set(kinds[2:])) == 2
    assert kinds[0] != kinds[2], "the first attempt's line is of another kind than those of later attempts"


async def test_a_chain_that_grows_or_loses_a_node_bears_workers_that_cannot_join(
    workers: Workers, start: Start
) -> None:
    place(workers, A, A, B)
    chain = await start(workers)
    workers[0].bad_joins = 1
    await chain.lose_node("2")
    assert chain.epoch == 0
    workers[0].bad_joins = 1
    await chain._grow()
    assert chain.epoch == 0
    assert await chain.usable_epoch() > 0


async def test_a_chain_that_waits_waits_for_its_node(workers: Workers, start: Start) -> None:
    chain = await start(workers, None)
    workers[1].lose_node()
    rebuilding = asyncio.create_task(chain.rebuild(chain.epoch))
    usable = asyncio.create_task(chain.usable_epoch())
    await turns(100)
    assert not rebuilding.done()
    assert not usable.done()
    workers[1].is_there.set()
    await rebuilding
    assert await usable == 2
    assert names(chain) == ["a", "b", "c"]


async def test_a_request_planned_for_more_workers_than_are_left_is_planned_again(
    workers: Workers, start: Start
) -> None:
    chain = await start(workers[:2])
    store, counters = OneChunk(), ServiceCounters()
    store.num_chunks = 0
    run = run_of(store, workers[:2], counters, chain=chain)
    workers[0].lose_node()
    token, finished = await ended(run)
    assert token == NextToken(7)
    assert isinstance(finished, Finished)
    assert (finished.stats.num_workers, finished.stats.replays) == (1, 1)
    assert [plan.partition.num_workers for plan in workers[1].plans] == [2, 1]
    assert chain.load_per_rank == [0]
    assert store.settled == store.placements == [1]


async def test_what_a_request_holds_of_a_rank_is_given_back_when_ranks_have_moved(
    workers: Workers, start: Start
) -> None:
    chain = await start(workers)
    with chain.busy(range(2, 3)):
        workers[0].lose_node()
        await chain.rebuild(chain.epoch)
        assert chain.load_per_rank == [0, 1], "worker c has rank 1 now"
    assert chain.load_per_rank == [0, 0]


async def test_workers_of_one_node_are_neighbours_in_the_order_of_the_first_of_them(
    workers: Workers, start: Start
) -> None:
    place(workers, B, A, B)
    chain = await start(workers)
    assert names(chain) == ["a", "c", "b"]
    assert chain.nodes == (B, B, A)
    assert [worker.epochs[-1].rank for worker in workers] == [0, 2, 1]
    assert (chain.ranks_on(["2"]), chain.ranks_on(["1"]), chain.ranks_on(["1", "2"])) == (
        range(2),
        range(2, 3),
        range(3),
    )
    assert len(chain.ranks_on(["3"])) == 0


async def test_workers_on_several_hosts_meet_where_all_of_them_reach_the_service(
    workers: Workers, start: Start
) -> None:
    place(workers, A, A, B)
    chain = await start(workers, None, own_address="10.0.0.9")
    assert [worker.epochs[-1].bind_host for worker in workers] == ["10.0.0.1", "10.0.0.1", "10.0.0.2"]
    assert chain._rendezvous is not None
    assert chain._rendezvous.host == "10.0.0.9"
    for worker in workers:  # all workers restart on the service's own host
        worker.runs_on = Node("9", "head", "10.0.0.9")
    await chain.rebuild(chain.epoch)
    assert [worker.epochs[-1].bind_host for worker in workers] == ["127.0.0.1"] * 3


@needs_ipv6
async def test_workers_on_one_host_of_ipv6_meet_at_its_own_loopback_address(workers: Workers, start: Start) -> None:
    for worker in workers:
        worker.runs_on = Node("1", "one", "fd00:1::1")
    await start(workers, None, own_address="fd00:1::1")
    assert {(epoch.rendezvous_host, epoch.bind_host) for worker in workers for epoch in worker.epochs} == {
        ("::1", "::1")
    }


async def test_a_replaced_worker_uses_the_store_of_the_node_on_which_it_came_up(workers: Workers, start: Start) -> None:
    place(workers, A, A, A)
    chain = await start(workers)

    async def locate(node: Node) -> Any:
        return node.name

    await chain.open_stores(locate)
    workers[0].kill()
    workers[0].runs_on = B
    await chain.rebuild(chain.epoch)
    assert [worker.stores for worker in workers] == [["a", "b"], ["a"], ["a"]]
    assert (names(chain), chain.node_ids) == (["a", "b", "c"], ("2", "1", "1"))


async def test_a_replaced_worker_without_a_store_does_not_join(workers: Workers, start: Start) -> None:
    place(workers, A, A, A)
    chain = await start(workers)

    async def locate(node: Node) -> Any:
        if node == B:
            raise StoreLocked("store directory /x is in use by process 1")
        return node.name

    await chain.open_stores(locate)
    workers[0].kill()
    workers[0].runs_on = B
    await chain.rebuild(chain.epoch)
    assert names(chain) == ["b", "c"]


async def test_a_worker_of_a_node_that_is_gone_is_missed_before_a_request_misses_it(
    workers: Workers, start: Start
) -> None:
    place(workers, A, A, B)
    chain = await start(workers)
    workers[2].lose_node()
    await chain.lose_node("3")
    assert (names(chain), chain.epoch) == (["a", "b", "c"], 1), "node 3 is not one of its nodes"
    await chain.lose_node("2")
    assert (names(chain), chain.epoch) == (["a", "b"], 2)
