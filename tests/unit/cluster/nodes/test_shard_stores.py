"""The stores of a node's shards as one: each under an identity of its own, a prompt as far as all of them have it."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cluster.nodes.shard_stores import ShardStores, store_of_shard
from cluster.ports import ShardLocation, StoreLost, by_shard
from kvstore import (
    KVShape,
    Layout,
    Placement,
    StoreConfig,
    StoreCounters,
    StoreError,
    StoreIdentity,
    StoreLocation,
    StoreStats,
)
from workers.plan.config import Shard

SHARD_0 = StoreIdentity(
    model_fingerprint="f-shard-0-of-2",
    former_fingerprint="e-shard-0-of-2",
    model_parts=(("weights", "w"), ("shard", "0 of 2")),
    shape=KVShape(num_layers=1, num_kv_heads=1, head_dim=8, dtype="float32"),
    layout=Layout(),
)
STATS = StoreStats(
    num_chunks=3,
    tokens_per_chunk=64,
    disk_bytes_used=1,
    disk_bytes_limit=2,
    disk_bytes_physical=3,
    host_bytes_used=4,
    host_bytes_limit=5,
    counters=StoreCounters(lookups=7),
)


class Store:
    """Has `num_tokens` tokens of each prompt; its placements are numbered from `first_id`."""

    def __init__(self, num_stored: int, first_id: int) -> None:
        self.num_stored = num_stored
        self.placed = self.first_id = first_id
        self.is_lost = False
        #: Chunks that a request may save.
        self.saves = (0, 0)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.settled: list[int] = []
        self.deleted: list[str] = []
        self.opened: list[StoreIdentity] = []

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        self.opened.append(identity)
        return StoreLocation(socket=str(self.first_id), identity=identity)

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        if self.is_lost:
            raise StoreLost("killed")
        await self.may_answer.wait()
        self.placed += 1
        start, end = self.saves
        return Placement(
            placement_id=self.placed,
            tokens_per_chunk=64,
            num_stored_tokens=self.num_stored,
            save_start=start,
            save_end=end,
        )

    async def settle(self, placement: Placement) -> None:
        if self.is_lost:
            raise StoreLost("killed")
        self.settled.append(placement.placement_id)

    async def delete_tenant(self, tenant: str) -> int:
        if self.is_lost:
            raise StoreLost("killed")
        self.deleted.append(tenant)
        return self.first_id

    async def stats(self) -> StoreStats:
        return STATS


@pytest.fixture
def ports() -> list[Any]:
    return [Store(192, 100), Store(64, 200)]


async def test_each_store_is_opened_with_the_identity_of_its_shard_and_shares_no_key(ports: list[Any]) -> None:
    location = await ShardStores(ports).open(SHARD_0)
    first, second = (port.opened[0] for port in ports)
    assert first == SHARD_0
    assert (second.model_fingerprint, second.former_fingerprint) == ("f-shard-1-of-2", "e-shard-1-of-2")
    assert second.model_parts == (("weights", "w"), ("shard", "1 of 2"))
    assert first.root_key() != second.root_key()
    assert isinstance(location, ShardLocation)
    assert [each.identity for each in location.of_shards] == [first, second]
    assert (location.socket, location.identity) == ("100", first)


async def test_a_prompt_counts_as_stored_as_far_as_all_shards_have_it_and_each_settles_its_own(
    ports: list[Any],
) -> None:
    stores = ShardStores(ports)
    placement = await stores.acquire([1] * 300, save=True, tenant="")
    assert placement.num_stored_tokens == 64
    assert [(each.placement_id, each.num_stored_tokens) for each in by_shard(placement)] == [(101, 192), (201, 64)]
    await stores.settle(placement)
    assert [port.settled for port in ports] == [[101], [201]]


async def test_nothing_is_held_when_one_store_is_lost(ports: list[Any]) -> None:
    stores = ShardStores(ports)
    held = await stores.acquire([1], save=True, tenant="")
    ports[1].is_lost = True
    with pytest.raises(StoreLost):
        await stores.acquire([1], save=True, tenant="")
    with pytest.raises(StoreLost):
        await stores.settle(held)
    assert ports[0].settled == [102, 101]


@pytest.mark.parametrize(
    ("of_first", "of_second", "of_all"),
    [
        ((3, 3), (1, 3), (1, 3)),  # the second store lacks a chunk of the first
        ((1, 5), (3, 4), (1, 4)),  # another request saves the last chunk in the second store
        ((0, 4), (0, 0), (0, 0)),  # the second store cannot write
    ],
)
async def test_what_is_saved_is_what_all_shards_will_have(
    ports: list[Any], of_first: tuple[int, int], of_second: tuple[int, int], of_all: tuple[int, int]
) -> None:
    ports[0].saves, ports[1].saves = of_first, of_second
    placement = await ShardStores(ports).acquire([1] * 300, save=True, tenant="")
    assert (placement.save_start, placement.save_end) == of_all
    assert [(each.save_start, each.save_end) for each in by_shard(placement)] == [of_first, of_second]


async def test_nothing_is_held_for_a_caller_that_waits_no_more(ports: list[Any]) -> None:
    ports[1].may_answer.clear()
    acquiring = asyncio.create_task(ShardStores(ports).acquire([1], save=True, tenant=""))
    while ports[0].placed == 100:  # noqa: ASYNC110  # nothing is signalled
        await asyncio.sleep(0)
    acquiring.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acquiring
    assert [port.settled for port in ports] == [[101], []]
    assert ports[1].placed == 200


async def test_data_is_deleted_wherever_a_store_answers_and_that_another_did_not_is_told(ports: list[Any]) -> None:
    ports[0].is_lost = True
    with pytest.raises(StoreLost):
        await ShardStores(ports).delete_tenant("t")
    assert [port.deleted for port in ports] == [[], ["t"]]
    ports[0].is_lost = False
    assert await ShardStores(ports).delete_tenant("t") == 300
    assert [port.deleted for port in ports] == [["t"], ["t", "t"]]


async def test_they_are_counted_and_emptied_together(ports: list[Any]) -> None:
    stores = ShardStores(ports)
    assert await stores.delete_tenant("t") == 300
    stats = await stores.stats()
    assert (stats.num_chunks, stats.tokens_per_chunk, stats.counters.lookups) == (6, 64, 14)


@pytest.mark.parametrize("call", ["flow", "fetch", "grant_read", "serve_peers", "resident_tokens", "important_rows"])
async def test_rows_of_all_heads_are_not_to_be_had(ports: list[Any], call: str) -> None:
    with pytest.raises(StoreError, match="no store has the KV of all heads"):
        await getattr(ShardStores(ports), call)()


def test_a_shards_store_has_a_directory_of_its_own_and_its_part_of_the_room() -> None:
    config = StoreConfig(directory="/store", disk_bytes=2**30, host_bytes=2**20)
    found = store_of_shard(config, Shard(1, 4))
    assert found == replace(config, directory="/store/shard-1-of-4", disk_bytes=2**28, host_bytes=2**18)
    assert store_of_shard(config, Shard()) == config
