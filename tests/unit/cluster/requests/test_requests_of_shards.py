"""Requests of workers of two shards: each shard has a plan over the placement in its own store."""

from typing import Any

import pytest
from run_steps import CHUNK, OneChunk, RememberingWorker, ended, run_of

from cluster.chain.chain import Chain
from cluster.chain.sharded_worker import ShardedWorker
from cluster.nodes.shard_stores import ShardStores
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import Finished


async def computed(chunks: tuple[int, int], kv_budget: float | None = None) -> tuple[Finished, list[Any], list[Any]]:
    """The end of a request, the shards, and their stores, which have the given numbers of the prompt's chunks."""
    stores: list[Any] = [OneChunk(), OneChunk()]
    for number, (store, num_chunks) in enumerate(zip(stores, chunks, strict=True)):
        store.num_chunks, store.placements = num_chunks, [0] * 10 * number
    shards: list[Any] = [RememberingWorker(store) for store in stores]
    chain = Chain([ShardedWorker(shards)], stopped_after_s=5.0, num_shards=2)
    chain.epoch = 1
    run = run_of(ShardStores(stores), (), ServiceCounters(), chain=chain, preset="runahead", kv_budget=kv_budget)
    events = await ended(run)
    assert isinstance(events[-1], Finished)
    return events[-1], shards, stores


@pytest.mark.parametrize("kv_budget", [None, 0.5])
async def test_what_one_shard_lacks_none_loads_and_nothing_is_chosen_of_it(kv_budget: float | None) -> None:
    _, shards, _ = await computed((1, 0), kv_budget)
    plans = [shard.plans[0] for shard in shards]
    assert {(plan.partition.num_prefix_tokens, plan.selection) for plan in plans} == {(0, None)}


async def test_under_a_budget_all_shards_choose_as_many_rows() -> None:
    finished, shards, _ = await computed((1, 1), 0.5)
    assert {shard.plans[0].selection.num_rows for shard in shards} == {CHUNK // 2}
    assert len({shard.plans[0].request for shard in shards}) == 1
    assert finished.stats.host_bytes_read == 2 * CHUNK
