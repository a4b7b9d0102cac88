"""A worker of several shards is one worker to the chain: ranks, events and outcomes, and what is lost with a shard."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from chain_steps import NodeWorker
from tiny_facts import FACTS

from cluster.chain.chain import Chain
from cluster.chain.sharded_worker import ShardedWorker
from cluster.ports import ShardLocation
from kvstore import Layout, StoreIdentity, StoreLocation
from workers.errors import FailureKind, UnsupportedModel
from workers.plan.config import Shard
from workers.plan.events import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan

SHARDS = 2
DONE = RunDone(
    timings=RunTimings(), finish_reason=FinishReason.LENGTH, saved_chunks=4, saved_answer_tokens=3,
    bytes_from_disk=1, bytes_from_host=10, bytes_from_device=100, bytes_sent=1000, messages_sent=3,
)  # fmt: skip
TOKEN = TokenComputed(token_id=7, timings=RunTimings())


def failed(kind: FailureKind) -> RunFailed:
    return RunFailed(kind=kind, message=kind.value)


@dataclass(eq=False)
class ShardWorker(NodeWorker):
    """Shard `index`, which gives the events that it was made with."""

    index: int = 0
    model: str = "f"
    events: tuple[WorkerEvent, ...] = ()

    async def start(self) -> ModelFacts:
        await super().start()
        return replace(FACTS, fingerprint=self.model + Shard(self.index, SHARDS).suffix)

    async def compute(self, plan: WorkerPlan, *of_others: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        for event in self.events:
            yield event


def shards(*events: tuple[WorkerEvent, ...], model: str = "f") -> list[Any]:
    return [ShardWorker(index=index, model=model, events=each) for index, each in enumerate(events or ((), ()))]


async def test_the_ranks_of_a_worker_follow_each_other_in_one_epoch() -> None:
    workers = [shards(), shards()]
    chain = Chain([ShardedWorker(each) for each in workers], 5.0, num_shards=SHARDS)
    facts = await chain.start()
    chain.stop()
    specs = [shard.epochs[0] for each in workers for shard in each]
    assert [(spec.rank, spec.position, spec.shard) for spec in specs] == [(0, 0, 0), (1, 0, 1), (2, 1, 0), (3, 1, 1)]
    assert {(spec.epoch, spec.world_size, spec.num_shards) for spec in specs} == {(1, 4, SHARDS)}
    assert facts.fingerprint == "f-shard-0-of-2"
    whole = facts.of_whole(SHARDS)
    assert (whole.fingerprint, whole.kv.num_kv_heads, whole.num_heads) == ("f", 2, 2)


async def test_shards_of_different_models_are_refused() -> None:
    mixed = ShardedWorker([shards()[0], shards(model="g")[1]])
    with pytest.raises(UnsupportedModel, match="different models"):
        await mixed.start()


def location(index: int) -> StoreLocation:
    fingerprint = "f" + Shard(index, SHARDS).suffix
    return StoreLocation(
        socket=str(index), identity=StoreIdentity(model_fingerprint=fingerprint, shape=FACTS.kv, layout=Layout())
    )


async def test_each_shard_opens_the_store_of_its_own_heads_and_no_other() -> None:
    ports = shards()
    worker, first, second = ShardedWorker(ports), location(0), location(1)
    await worker.start()
    await worker.open_store(ShardLocation(socket="", identity=first.identity, of_shards=(first, second)))
    assert [port.stores for port in ports] == [[first], [second]]
    with pytest.raises(AssertionError, match="the store is of the same shard"):
        await worker.open_store(ShardLocation(socket="", identity=first.identity, of_shards=(second, first)))


async def events_of(*events: tuple[WorkerEvent, ...]) -> list[WorkerEvent]:
    ports = shards(*events)
    plans: list[Any] = ["of the first", "of the second"]
    told = [event async for event in ShardedWorker(ports).compute(*plans)]
    assert [port.plans for port in ports] == [[plan] for plan in plans]
    return told


async def test_the_first_shard_tells_the_tokens_and_bytes_are_those_of_all() -> None:
    other = replace(DONE, saved_chunks=2, saved_answer_tokens=5, save_error="full", save_error_class="E")
    assert await events_of((TOKEN, DONE), (other,)) == [
        TOKEN,
        replace(
            DONE, saved_chunks=2, save_error="full", save_error_class="E",
            bytes_from_disk=2, bytes_from_host=20, bytes_from_device=200, bytes_sent=2000, messages_sent=6,
        ),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        (failed(FailureKind.PREDECESSOR_STOPPED), failed(FailureKind.PREFIX_UNREADABLE), FailureKind.PREFIX_UNREADABLE),
        (failed(FailureKind.PREFIX_UNREADABLE), failed(FailureKind.CHAIN_BROKEN), FailureKind.CHAIN_BROKEN),
        (failed(FailureKind.REQUEST_CANCELLED), DONE, FailureKind.REQUEST_CANCELLED),
        (DONE, failed(FailureKind.CHAIN_BROKEN), FailureKind.CHAIN_BROKEN),
    ],
)
async def test_the_failure_that_others_follow_from_is_the_outcome(
    first: WorkerEvent, second: WorkerEvent, told: FailureKind
) -> None:
    outcome = (await events_of((first,), (second,)))[-1]
    assert isinstance(outcome, RunFailed) and outcome.kind is told


async def test_a_request_that_the_first_shard_has_ended_is_not_failed_by_one_that_was_stopped() -> None:
    assert await events_of((TOKEN, DONE), (failed(FailureKind.REQUEST_CANCELLED),)) == [TOKEN, DONE]


async def test_a_worker_is_lost_with_any_of_its_shards_and_all_of_them_start_again() -> None:
    ports = shards()
    worker = ShardedWorker(ports)
    assert await worker.is_alive(1.0)
    ports[1].kill()
    assert not await worker.is_alive(1.0)
    await worker.replace()
    assert [port.num_replaced for port in ports] == [1, 1]
