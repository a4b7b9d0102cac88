"""Requests over two nodes in one process: real workers, a real store each, and KV fetched from one store by the other.

The workers form no chain, so each request runs on one of them. Chains over nodes: `tests/service`.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tiny_facts import service_config, token_request
from waiting import WAIT_S, until
from whole_service import ThreadStore, ThreadWorker, dear_cost, prompt_of

from cluster.chain.chain import Chain
from cluster.config.chain import ChainConfig
from cluster.config.service_config import ServiceConfig
from cluster.errors import RequestAborted, ServiceUnavailable
from cluster.handles.leased_reads import KvRange
from cluster.nodes.node_stores import NodeStores
from cluster.planning.planner import Planner
from cluster.ports import Node, StoreLost
from cluster.requests.coordinator import Coordinator
from cluster.requests.request import Finished, NextToken, RequestStats
from kvstore import KVStore, PeerLocation, StoreConfig, StoreIdentity, StoreLocation
from workers import WorkerConfig
from workers.model.reference import TIE_MARGIN, Reference
from workers.plan.events import FinishReason
from workers.plan.model_facts import ModelFacts
from workers.presets.registry import preset_of
from workers.worker import PrefillWorker

CHUNK = 64
NODES = (Node("1", "a", "10.0.0.1"), Node("2", "b", "10.0.0.1"))
NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def reference(model: str) -> Reference:
    return Reference(model)


class NodeStore(ThreadStore):
    """A store whose fetches wait for `may_fetch`."""

    def __init__(self, store: KVStore) -> None:
        super().__init__(store)
        self.may_fetch = asyncio.Event()
        self.may_fetch.set()

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        return self.store.serve()

    async def changes(self, after: int, wait_s: float, tenant: str | None = None) -> Any:
        return await self.ask("changes", after, 0.05, tenant)

    async def fetch(self, *arguments: Any, **options: Any) -> Any:
        self.num_calls["fetch begun"] += 1
        await self.may_fetch.wait()
        return await self.ask("fetch", *arguments, **options)


@dataclass
class TwoNodes:
    """A coordinator over two nodes; `stores` and `workers` are ordered by node."""

    coordinator: Coordinator
    stores: list[NodeStore]
    workers: list[ThreadWorker]

    async def ask(self, token_ids: Sequence[int], **options: Any) -> tuple[list[int], RequestStats]:
        request = token_request(token_ids, request_id=f"r{next(NUMBERS)}", **{"max_new_tokens": 4, **options})
        events = [event async for event in self.coordinator.run(request)]
        finished = events[-1]
        assert isinstance(finished, Finished)
        return [event.token_id for event in events if isinstance(event, NextToken)], finished.stats

    async def knows(self, token_ids: Sequence[int], node: Node, num_chunks: int) -> None:
        """Wait until the directory knows that a node has `num_chunks` chunks of the tokens."""
        stores = self.coordinator._lookup.stores
        keys = await stores.keys(token_ids, "")
        await until(lambda: stores.directory.stored_chunks(keys).get(node.node_id, 0) == num_chunks)


@asynccontextmanager
async def two_nodes(model: str, directory: Path, *, num_nodes: int = 2) -> AsyncIterator[TwoNodes]:
    config = service_config(
        worker=WorkerConfig(model=model, preset="attentionstore"),
        store=StoreConfig(directory="unused", host_bytes=32 * 2**20, disk_bytes=64 * 2**20, io_threads=2),
        chain=ChainConfig(workers=2),
    )
    async with AsyncExitStack() as stack:
        workers = [ThreadWorker(PrefillWorker(config.worker)) for _ in range(num_nodes)]
        facts, *_ = [await asyncio.to_thread(worker.worker.start) for worker in workers]
        opened = [opened_store(config, facts, directory / node.name) for node in NODES[:num_nodes]]
        stores = [NodeStore(stack.enter_context(store)) for store in opened]
        chain = Chain(workers, stopped_after_s=60.0)
        chain.epoch, chain.nodes = 1, NODES[:num_nodes]
        identity = stores[0].store.identity
        of_node = dict(zip(NODES, stores, strict=False))
        node_stores = NodeStores(lambda node: of_node[node], identity)
        for node, store, worker in zip(NODES, stores, workers, strict=False):
            worker.worker.open_store(store.store.client())
            node_stores.add(node, store)
        stack.callback(node_stores.stop)
        planner = Planner(dear_cost(facts), min_tokens_per_worker=10**6, is_measured=False)
        coordinator = Coordinator(config, facts, chain, node_stores, planner)
        yield TwoNodes(coordinator, stores, workers)
        for worker in workers:
            worker.may_go_on.set()
        for store in stores:
            store.may_fetch.set()
        await coordinator.drain(5.0)
        for worker in workers:
            await asyncio.to_thread(worker.worker.close)


def opened_store(config: ServiceConfig, facts: ModelFacts, directory: Path) -> KVStore:
    preset = preset_of(config.worker.preset)
    store = StoreConfig(directory=str(directory), host_bytes=32 * 2**20, disk_bytes=64 * 2**20, io_threads=2)
    layout = preset.with_layout(preset.with_policy(store), facts).layout
    return KVStore(store, StoreIdentity(model_fingerprint=facts.fingerprint, shape=facts.kv, layout=layout))


def assert_exact(reference: Reference, prompt: Sequence[int], token_ids: Sequence[int]) -> None:
    expected = reference.generate(prompt, len(token_ids))
    end = next((at for at, margin in enumerate(expected.margins) if margin < TIE_MARGIN), len(token_ids))
    assert end > 0
    assert list(token_ids[:end]) == list(expected.token_ids[:end])


async def stored_on_one(nodes: TwoNodes, tokens: Sequence[int]) -> int:
    """Have a prefix stored by the node that it is routed to; returns the node's index."""
    _, stats = await nodes.ask([*tokens, 1])
    (node,) = stats.nodes
    await nodes.knows(tokens, node, len(tokens) // CHUNK)
    return NODES.index(node)


async def stored_on_both(nodes: TwoNodes, seed: int) -> dict[int, list[int]]:
    """Prefixes of two chunks that one node alone has, by node."""
    prefixes: dict[int, list[int]] = {}
    for number in itertools.count(seed):
        tokens = prompt_of(number, 2 * CHUNK)
        prefixes[await stored_on_one(nodes, tokens)] = tokens
        if len(prefixes) == 2:
            break
    return prefixes


async def test_a_request_goes_to_the_node_that_has_its_prefix(model: str, reference: Reference, tmp_path: Path) -> None:
    async with two_nodes(model, tmp_path) as nodes:
        for seed in range(4):
            tokens = prompt_of(seed, 3 * CHUNK)
            holder = await stored_on_one(nodes, tokens)
            prompt = [*tokens, *prompt_of(seed + 100, 20)]
            token_ids, stats = await nodes.ask(prompt)
            assert_exact(reference, prompt, token_ids)
            assert stats.nodes == (NODES[holder],)
            assert (stats.num_cached_tokens, stats.num_fetched_tokens) == (3 * CHUNK, 0)
        assert [store.num_calls["fetch"] for store in nodes.stores] == [0, 0]


@pytest.mark.parametrize("fails", [False, True])
async def test_an_idle_node_fetches_from_a_busy_one_and_a_failed_fetch_costs_only_time(
    model: str, reference: Reference, tmp_path: Path, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_nodes(model, tmp_path) as nodes:
        tokens = prompt_of(7, 3 * CHUNK)
        holder = await stored_on_one(nodes, tokens)
        other = 1 - holder
        if fails:

            async def lost(host: str, key: bytes) -> PeerLocation:
                raise StoreLost("as a test wants it")

            monkeypatch.setattr(nodes.stores[holder], "serve_peers", lost)
        prompt = [*tokens, *prompt_of(107, 63)]
        with nodes.coordinator.chain.busy(range(holder, holder + 1)):
            token_ids, stats = await nodes.ask(prompt)
        assert_exact(reference, prompt, token_ids)
        assert stats.nodes == (NODES[other],)
        come = 0 if fails else len(tokens)
        assert (stats.num_cached_tokens, stats.num_fetched_tokens) == (come, come)
        counters = nodes.coordinator.counters
        assert (counters.prefix_fetches, counters.prefix_fetch_failures) == (1, int(fails))
        assert counters.fetched_tokens == come
        assert counters.fetched_bytes == stats.fetched_bytes == come * nodes.coordinator.facts.kv.token_bytes


async def test_a_request_that_is_aborted_does_not_wait_for_its_fetch(model: str, tmp_path: Path) -> None:
    async with two_nodes(model, tmp_path) as nodes:
        tokens = prompt_of(8, 3 * CHUNK)
        holder = await stored_on_one(nodes, tokens)
        nodes.stores[1 - holder].may_fetch.clear()
        with nodes.coordinator.chain.busy(range(holder, holder + 1)):
            asked = asyncio.create_task(nodes.ask([*tokens, *prompt_of(108, 63)]))
            await until(lambda: nodes.stores[1 - holder].num_calls["fetch begun"] == 1)
            (live,) = nodes.coordinator._live
            await nodes.coordinator.end_early(*live, FinishReason.ABORT)
            with pytest.raises(RequestAborted):
                await asyncio.wait_for(asked, WAIT_S)
        assert nodes.workers[1 - holder].num_runs == 0


async def test_a_store_that_is_lost_takes_nothing_but_its_prefixes(
    model: str, reference: Reference, tmp_path: Path
) -> None:
    async with two_nodes(model, tmp_path) as nodes:
        prefixes = await stored_on_both(nodes, seed=20)
        nodes.stores[0].is_lost = True
        stores = nodes.coordinator._lookup.stores
        await until(lambda: stores.directory.num_keys == nodes.stores[1].store.stats().num_chunks)
        for holder, cached in ((0, 0), (1, 2 * CHUNK)):
            prompt = [*prefixes[holder], *prompt_of(120, 20)]
            token_ids, stats = await nodes.ask(prompt)
            assert_exact(reference, prompt, token_ids)
            assert stats.num_cached_tokens == cached
            assert stats.nodes == (NODES[1],), "the node of a lost store may be gone as well"


async def test_a_lookup_finds_a_prefix_on_the_node_that_has_it_and_leases_it_there(model: str, tmp_path: Path) -> None:
    async with two_nodes(model, tmp_path) as nodes:
        handles = nodes.coordinator.handles
        for holder, tokens in (await stored_on_both(nodes, seed=50)).items():
            stored = await handles.lookup("", [*tokens, *prompt_of(150, 70)], 30.0)
            assert (stored.num_stored_tokens, stored.num_resident_tokens) == (2 * CHUNK, 2 * CHUNK)
            assert stored.handle is not None
            lease = handles.leases.find("", stored.handle.handle_id)
            assert lease.placement is not None
            assert lease.placement.store is nodes.stores[holder]
            part = handles.reads.part("", [KvRange(lease.handle_id)], [0])
            rows = [each async for each in handles.reads.read(part)]
            assert sum(len(each.rows) for each in rows) == 2 * CHUNK


async def test_what_is_deleted_is_deleted_on_all_nodes_and_on_one_that_was_gone_when_it_returns(
    model: str, tmp_path: Path
) -> None:
    async with two_nodes(model, tmp_path) as nodes:
        await stored_on_both(nodes, seed=30)
        nodes.stores[0].is_lost = True
        with pytest.raises(ServiceUnavailable):
            await nodes.coordinator.delete_data("")
        stores = nodes.coordinator._lookup.stores
        await until(lambda: NODES[0].node_id not in stores._stores)
        await nodes.coordinator.delete_data("")
        assert nodes.stores[1].store.stats().num_chunks == 0
        assert nodes.stores[0].store.stats().num_chunks > 0
        nodes.stores[0].is_lost = False
        await stores.location_on(NODES[0])
        assert nodes.stores[0].store.stats().num_chunks == 0


async def test_a_service_on_one_node_asks_its_store_twice_a_request_and_no_other(
    model: str, reference: Reference, tmp_path: Path
) -> None:
    async with two_nodes(model, tmp_path, num_nodes=1) as nodes:
        prompt = prompt_of(40, 100)
        for _ in range(2):
            token_ids, _ = await nodes.ask(prompt)
            assert_exact(reference, prompt, token_ids)
        (store,) = nodes.stores
        assert store.num_calls == {"acquire": 2, "settle": 2}
