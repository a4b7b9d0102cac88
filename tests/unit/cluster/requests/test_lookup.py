"""A lookup over several nodes: the tokens found, and the plans of workers, each of which uses its own node's store."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from chain_steps import NodeWorker
from run_steps import BAD_CHUNK, OneChunk, RememberingWorker, backend_of, ended
from single_store import one_store
from tiny_facts import COST, FACTS, IDENTITY, A, B, service_config, token_request

from cluster.chain.chain import Chain
from cluster.chain.sharded_worker import ShardedWorker
from cluster.nodes.node_stores import NodeStores
from cluster.nodes.shard_stores import ShardStores
from cluster.planning.planner import Planner
from cluster.ports import Node, StoreLost
from cluster.requests.admission import Admission
from cluster.requests.coordinator import Coordinator
from cluster.requests.counters import ServiceCounters
from cluster.requests.lookup import PrefixLookup, PrefixLookupResult
from cluster.requests.request import Finished, RequestStats, TokenRequest
from cluster.requests.request_run import RequestRun
from cluster.requests.routing import Route
from kvstore import KEY_BYTES, Placement, StoreChanges, StoreError, StoreIdentity, prompt_keys
from workers.plan.worker_plan import WorkerPlan
from workers.presets.registry import preset_of

TOKENS = tuple(range(400))
CHUNK = 64


class NodeStore(OneChunk):
    """A store of some chunks whose placement ids no other store has; or one that fails with `error`."""

    def __init__(self, num_chunks: int, first_id: int) -> None:
        super().__init__()
        self.num_chunks = num_chunks
        self.error: Exception | None = None
        self._ids = itertools.count(first_id)

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        if self.error is not None:
            raise self.error
        self.placements.append(next(self._ids))
        self.has_saved.append(save)
        return Placement(
            placement_id=self.placements[-1],
            tokens_per_chunk=CHUNK,
            num_stored_tokens=CHUNK * self.num_chunks,
            save_start=self.num_chunks,
            save_end=len(token_ids) // CHUNK if save else self.num_chunks,
        )


@dataclass
class Service:
    """Nodes, one worker for each time that a node is named, and a planner that takes as many as it may."""

    stores: dict[str, NodeStore]
    nodes: Sequence[Node] = (A, B)
    counters: ServiceCounters = field(default_factory=ServiceCounters)

    chain: Chain | None = None
    min_tokens_per_worker: int = 16
    identity: StoreIdentity = IDENTITY

    def __post_init__(self) -> None:
        self.workers = [RememberingWorker(self.stores[node.node_id]) for node in self.nodes]
        if self.chain is None:
            self.chain = Chain(self.workers, stopped_after_s=5.0)
            self.chain.epoch, self.chain.nodes = 1, tuple(self.nodes)
        self.node_stores = NodeStores(lambda node: self.never(), self.identity)
        self.planner = Planner(COST, min_tokens_per_worker=self.min_tokens_per_worker, is_measured=False)
        preset = preset_of("impress")
        self.lookup = PrefixLookup(self.chain, self.node_stores, self.planner, preset, FACTS, self.counters)

    @staticmethod
    def never() -> Any:
        raise AssertionError("all stores are open")

    def open(self) -> None:
        """Needs the event loop. No task follows the stores: the directory is filled once."""
        for node in dict.fromkeys(self.nodes):
            self.node_stores.add(node, self.stores[node.node_id])
        self.node_stores.stop()
        keys = prompt_keys(self.identity, TOKENS)
        for node_id, store in self.stores.items():
            added = keys[: store.num_chunks * KEY_BYTES]
            self.node_stores.directory.apply(
                node_id, StoreChanges(generation=1, sequence=1, is_snapshot=True, added=added)
            )

    async def run(self, kv_budget: float | None = None, num_tokens: int = len(TOKENS)) -> RequestStats:
        assert self.chain is not None
        backend = backend_of(self.lookup, self.chain, self.planner, "impress", self.counters)
        request = replace(request_of(kv_budget), token_ids=TOKENS[:num_tokens])
        run = RequestRun(request, backend, Admission(1, 1).join())
        run.start()
        events = await ended(run)
        assert isinstance(events[-1], Finished)
        return events[-1].stats

    @property
    def plans(self) -> list[WorkerPlan]:
        return [worker.plans[-1] for worker in self.workers]


def request_of(kv_budget: float | None = None) -> TokenRequest:
    return token_request(TOKENS, kv_budget=kv_budget)


def service_of(chunks_a: int, chunks_b: int, **options: Any) -> Service:
    service = Service({"1": NodeStore(chunks_a, 100), "2": NodeStore(chunks_b, 200)}, **options)
    service.open()
    return service


async def found_over_both(service: Service, kv_budget: float | None = None) -> PrefixLookupResult:
    return await service.lookup.acquire(request_of(kv_budget), Route(("1", "2")))


async def test_a_chain_over_nodes_loads_what_all_have_each_from_its_own_and_saves_in_the_last_one() -> None:
    service = service_of(2, 2)
    stats = await service.run()
    first, last = service.plans
    assert stats.nodes == (A, B)
    assert (first.partition.num_prefix_tokens, last.partition.num_prefix_tokens) == (2 * CHUNK, 2 * CHUNK)
    assert (first.placement_id, last.placement_id) == (100, 200)
    assert first.save[0] == first.save[1]
    assert last.save == (2, len(TOKENS) // CHUNK)
    assert (service.stores["1"].has_saved, service.stores["2"].has_saved) == ([False], [True])
    for store in service.stores.values():
        assert len(store.settled) == 1


async def test_workers_of_one_node_share_its_placement_and_save_side_by_side() -> None:
    service = service_of(1, 0, nodes=(A, A, B))
    found = await service.lookup.acquire(request_of(), Route(("1",)))
    assert found.node_ids == ("1",)
    one, other = found.by_worker(["1", "1"])
    assert one is other


async def test_what_one_node_lacks_no_worker_loads() -> None:
    service = service_of(3, 1)
    found = await found_over_both(service)
    assert found.num_stored_tokens == CHUNK
    assert [placement.num_stored_tokens for placement in found.by_worker(["1", "2"]) if placement] == [192, 64]


async def test_a_choice_of_rows_is_made_of_the_same_prefix_everywhere_or_not_at_all() -> None:
    assert (await found_over_both(service_of(3, 1), 0.5)).num_stored_tokens == 0
    assert (await found_over_both(service_of(2, 2), 0.5)).num_stored_tokens == 2 * CHUNK


async def test_under_a_budget_a_request_with_a_stored_prefix_stays_on_one_node() -> None:
    service = service_of(3, 0)
    route = await service.lookup.route(request_of(0.5))
    assert route.nodes == ("1",)
    assert len((await service.lookup.route(request_of())).nodes) == 2


async def test_a_lost_store_leaves_the_request_without_a_prefix_and_is_counted_once() -> None:
    service = service_of(2, 2)
    service.stores["1"].error = StoreLost("the actor died")
    found = await found_over_both(service)
    assert (found.num_stored_tokens, found.placements["1"]) == (0, None)
    assert found.tokens_per_chunk == CHUNK
    assert service.counters.store_unavailable_requests == 1
    assert await service.lookup.settle(found) == []
    assert service.stores["2"].settled == [200]


async def test_an_error_of_one_store_leaves_nothing_held_in_the_other() -> None:
    service = service_of(2, 2)
    service.stores["2"].error = StoreError("the catalog cannot be read")
    with pytest.raises(StoreError):
        await found_over_both(service)
    assert service.stores["1"].settled == [100]


async def test_a_request_with_a_bad_chunk_on_one_node_of_a_chain_is_looked_up_again_and_succeeds() -> None:
    service = service_of(2, 2)
    service.workers[1].fault = BAD_CHUNK
    stats = await service.run()
    assert stats.replans == 1
    assert stats.num_cached_tokens == 0, "the other node's two chunks are of no use to this node"
    for store in service.stores.values():
        assert len(store.settled) == len(store.placements) == 2


async def test_a_request_on_one_node_asks_no_directory() -> None:
    service = service_of(2, 2, nodes=(A, A))
    service.node_stores.directory.forget("1")
    route = await service.lookup.route(request_of())
    assert (route.nodes, route.fetching) == (("1",), ())
    assert (await service.lookup.acquire(request_of(), route)).num_stored_tokens == 2 * CHUNK


async def test_a_request_whose_node_is_gone_is_looked_up_again_on_the_nodes_that_are_left() -> None:
    workers = [NodeWorker("a", runs_on=A), NodeWorker("b", runs_on=B)]
    chain = Chain(workers, stopped_after_s=1.0, shrinks_after_s=0.01, own_address="127.0.0.1")
    await chain.start()
    service = service_of(1, 0, chain=chain, min_tokens_per_worker=1000)
    workers[0].lose_node()
    stats = await service.run(num_tokens=80)
    assert (stats.nodes, stats.replays, stats.replans, stats.num_cached_tokens) == ((B,), 1, 0, 0)
    (given_up,), (plan,) = workers[0].plans, workers[1].plans
    assert (given_up.placement_id, given_up.partition.num_prefix_tokens) == (100, CHUNK)
    assert (plan.placement_id, plan.partition.num_prefix_tokens) == (200, 0)
    assert [store.settled for store in service.stores.values()] == [[100], [200]]
    chain.stop()


# -- stores of coded rows ----------------------------------------------------------------------------------------------

CODED = replace(IDENTITY, shape=replace(IDENTITY.shape, head_dim=64, dtype="rotated-4"))


async def test_an_exact_request_loads_no_coded_row_and_is_counted_and_its_reply_is_exact() -> None:
    service = service_of(2, 2, identity=CODED)
    stats = await service.run()
    assert (stats.num_cached_tokens, stats.exact, stats.row_codec) == (0, True, "")
    assert [plan.is_exact for plan in service.plans] == [True, True]
    assert service.plans[-1].save == (2, len(TOKENS) // CHUNK), "stored chunks are not saved again"
    assert service.counters.exact_requests_without_exact_kv == 1


async def test_a_request_with_a_budget_loads_coded_rows_and_its_reply_says_which() -> None:
    service = service_of(2, 2, identity=CODED)
    stats = await service.run(kv_budget=1.0)
    assert (stats.num_cached_tokens, stats.exact, stats.row_codec) == (2 * CHUNK, False, "rotated-4")
    plans = [plan for worker in service.workers for plan in worker.plans]
    assert {(plan.is_exact, plan.save) for plan in plans} == {(False, (0, 0))}
    assert service.counters.exact_requests_without_exact_kv == 0


@pytest.mark.parametrize(("kv_budget", "row_codec"), [(None, ""), (1.0, "rotated-4")])
async def test_with_exact_rows_beside_coded_ones_each_request_finds_its_prefix(
    kv_budget: float | None, row_codec: str
) -> None:
    both = replace(IDENTITY, shape=replace(IDENTITY.shape, head_dim=64))
    service = service_of(2, 2, identity=replace(both, layout=replace(both.layout, coded_rows="rotated-4")))
    stats = await service.run(kv_budget=kv_budget)
    is_exact = kv_budget is None
    assert (stats.num_cached_tokens, stats.exact, stats.row_codec) == (2 * CHUNK, is_exact, row_codec)
    assert {plan.is_exact for worker in service.workers for plan in worker.plans} == {is_exact}
    assert service.counters.exact_requests_without_exact_kv == 0


async def test_an_exact_request_goes_to_no_node_for_its_coded_rows() -> None:
    service = service_of(0, 4, identity=CODED)
    exact, budgeted = [await service.lookup.route(request_of(budget)) for budget in (None, 0.5)]
    assert (exact.nodes[0], budgeted.nodes) == ("1", ("2",))
    assert not exact.fetching


def test_the_planner_is_told_how_long_stored_rows_are() -> None:
    for identity in (CODED, IDENTITY):
        planner = Planner(COST)
        Coordinator(service_config(), FACTS, Chain([], stopped_after_s=5.0), one_store(None, identity), planner)
        assert planner.cost.stored_row_bytes() == identity.shape.token_bytes // identity.shape.num_layers


class StoresOfShards(ShardStores):
    """The stores of one node's shards. The directory knows the first shard's chunks."""

    def __init__(self, *stores: NodeStore) -> None:
        super().__init__(stores)
        self.of_shards, self.num_chunks = stores, stores[0].num_chunks


def service_of_shards(chunks_a: tuple[int, int], chunks_b: tuple[int, int]) -> Service:
    """Two nodes, each with a worker of two shards, whose stores have the given numbers of chunks."""
    stores: Any = {
        node_id: StoresOfShards(NodeStore(chunks[0], first_id), NodeStore(chunks[1], first_id + 50))
        for node_id, first_id, chunks in (("1", 100, chunks_a), ("2", 200, chunks_b))
    }
    shards = [RememberingWorker(store) for of_node in stores.values() for store in of_node.of_shards]
    workers = [ShardedWorker(shards[:2]), ShardedWorker(shards[2:])]
    chain = Chain(workers, stopped_after_s=5.0, num_shards=2)
    chain.epoch, chain.nodes = 1, (A, B)
    service = Service(stores, chain=chain)
    service.workers = shards
    service.open()
    return service


@pytest.mark.parametrize(
    ("chunks_a", "chunks_b", "num_used"), [((2, 2), (2, 2), 2), ((2, 1), (2, 2), 1), ((2, 2), (2, 0), 0)]
)
async def test_shards_on_several_nodes_load_as_much_as_the_stores_of_all_have_each_from_its_own(
    chunks_a: tuple[int, int], chunks_b: tuple[int, int], num_used: int
) -> None:
    service = service_of_shards(chunks_a, chunks_b)
    stats = await service.run()
    assert (stats.nodes, stats.num_cached_tokens) == ((A, B), num_used * CHUNK)
    assert {plan.partition.num_prefix_tokens for plan in service.plans} == {num_used * CHUNK}
    assert [plan.placement_id for plan in service.plans] == [100, 150, 200, 250]
    assert [plan.save for plan in service.plans[2:]] == [(chunks, len(TOKENS) // CHUNK) for chunks in chunks_b]
    assert [worker.store.settled for worker in service.workers] == [[100], [150], [200], [250]]


@pytest.mark.parametrize("lost", range(4))
async def test_what_a_shard_of_one_node_cannot_ask_for_none_of_another_node_loads(lost: int) -> None:
    service = service_of_shards((2, 2), (2, 2))
    stores = [worker.store for worker in service.workers]
    broken: Any = stores[lost]
    broken.error = StoreLost("killed")
    stats = await service.run()
    assert (stats.nodes, stats.num_cached_tokens) == ((A, B), 0)
    assert {plan.partition.num_prefix_tokens for plan in service.plans} == {0}
    assert service.counters.store_unavailable_requests == 1
    assert [store.settled for store in stores] == [store.placements for store in stores], "no placement stays held"
    broken.error = None
    await service.run()
    assert {plan.partition.num_prefix_tokens for plan in service.plans} == {2 * CHUNK}
