"""The whole service in one process: gRPC, coordinator, a worker with a tiny real model, a real store; no Ray."""

import asyncio
import contextlib
import functools
import random
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import grpc
import numpy as np
from rpc_service import LetterTokenizer, chain_of, serving
from single_store import one_store
from tiny_facts import service_config
from waiting import WAIT_S

from cluster.client import AsyncClient, KvBlock
from cluster.config.answers import AnswersConfig
from cluster.config.leases import LeasesConfig
from cluster.config.server import ServerConfig
from cluster.config.writes import WritesConfig
from cluster.handles.kv_reader import bring_to_memory
from cluster.ingress.grpc_server import GrpcServer
from cluster.planning.cost_model import CostKey, CostModel, LayerCost
from cluster.planning.planner import Planner
from cluster.ports import ONLY_NODE, StoreLost
from cluster.requests.coordinator import Coordinator
from kvstore import (
    KVStore,
    Placement,
    StoreClient,
    StoreConfig,
)
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc
from tests.support.tiny_models import TINY_VOCABULARY
from workers import WorkerConfig
from workers.plan.events import WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan
from workers.presets.registry import preset_of
from workers.worker import PrefillWorker


class ThreadWorker:
    """A worker whose calls run in threads of this process; counts its runs."""

    def __init__(self, worker: PrefillWorker) -> None:
        self.worker = worker
        self.num_runs = 0
        #: Tokens wait here while it is cleared.
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.aborted: list[int] = []

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.num_runs += 1
        events, end = iter(self.worker.compute(plan)), object()
        while (event := await asyncio.to_thread(next, events, end)) is not end:
            yield event  # type: ignore[misc]
            await asyncio.to_thread(self.may_go_on.wait, WAIT_S)

    async def abort(self, request: int) -> None:
        self.aborted.append(request)
        self.worker.abort(request)

    async def forget_prefixes(self) -> None:
        self.worker.forget_prefixes()


class ThreadStore:
    """A store of this process as the port; `is_lost` makes it unreachable."""

    def __init__(self, store: KVStore) -> None:
        self.store = store
        self.is_lost = False
        self.is_on_this_host = True
        self.settled: list[int] = []
        #: Number of calls of each method.
        self.num_calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        """Methods of the port that are not defined here are the store's, which knows placements by their ids."""
        return functools.partial(self.ask, name)

    async def ask(self, name: str, *arguments: Any, **options: Any) -> Any:
        self.num_calls[name] += 1
        if self.is_lost:
            raise StoreLost("as a test wants it")
        ids = [each.placement_id if isinstance(each, Placement) else each for each in arguments]
        return await asyncio.to_thread(getattr(self.store, name), *ids, **options)

    async def settle(self, placement: Placement) -> None:
        self.settled.append(placement.placement_id)
        await self.ask("settle", placement)

    async def is_gone(self) -> bool:
        return self.is_lost

    async def bring_to_memory(self, placement: Placement) -> None:
        if self.is_lost:
            raise StoreLost("as a test wants it")
        with contextlib.closing(self.client()) as client:
            await asyncio.to_thread(bring_to_memory, client, placement)

    def client(self) -> StoreClient:
        return StoreClient.remote(self.store.serve())  # like a client of another process


@dataclass
class WholeService:
    """A whole service: its parts, and stubs for it."""

    address: str
    coordinator: Coordinator
    store: ThreadStore
    worker: ThreadWorker
    server: GrpcServer
    tokenizer: Any
    _channels: list[grpc.aio.Channel] = field(default_factory=list)

    def stub(self) -> Any:
        channel = grpc.aio.insecure_channel(self.address)
        self._channels.append(channel)
        return runahead_pb2_grpc.RunaheadServiceStub(channel)

    async def close(self) -> None:
        for channel in self._channels:
            await channel.close()


def token_prompt(token_ids: Sequence[int]) -> pb.Prompt:
    return pb.Prompt(token_ids=pb.TokenIds(ids=token_ids))


def have_store_elsewhere(service: WholeService) -> None:
    """Make the store appear to be on another host of the network, with this machine's address."""
    service.store.is_on_this_host = False
    service.coordinator._stores.add(replace(ONLY_NODE, address="127.0.0.1"), service.store)


def prompt_of(seed: int, length: int) -> list[int]:
    draw = random.Random(seed)
    return [draw.randrange(1, TINY_VOCABULARY) for _ in range(length)]


def rows_of(blocks: Sequence[KvBlock], index: int = 0) -> np.ndarray:
    """K and V of a range, [layers, tokens, 2, KV heads, ...]; every row comes once, in order."""
    layers: dict[int, list[KvBlock]] = {}
    for block in blocks:
        if block.range_index == index:
            layers.setdefault(block.layer, []).append(block)
    layout = blocks[0].layout
    part = layout.ranges[index] if len(layout.ranges) > 1 else layout
    for came in layers.values():
        ends = [each.token_start + len(each.k) for each in came]
        assert [each.token_start for each in came] == [part.token_start, *ends[:-1]]
        assert ends[-1] == part.token_end
    assert sorted(layers) == sorted(layout.layers)
    return np.stack(
        [np.concatenate([np.stack([each.k, each.v], axis=1) for each in layers[layer]]) for layer in sorted(layers)]
    )


async def read_rows(client: AsyncClient, handle_id: str, **part: Any) -> np.ndarray:
    """The rows that a client reads under a handle, as `rows_of` gives them."""
    return rows_of([block async for block in client.read_kv(handle_id, timeout_s=WAIT_S, **part)])


def num_readers(service: WholeService) -> int:
    """Number of placements that keep extents from eviction."""
    return sum(extent.num_readers for extent in service.store.store.inventory.extents())


def dear_cost(facts: ModelFacts) -> CostModel:
    """Costs so high for computing a token that all stored tokens are loaded."""
    return CostModel(
        key=CostKey(model="tiny", device="cpu", threads=1, dtype=facts.kv.dtype),
        num_layers=facts.kv.num_layers,
        row_bytes=2 * facts.kv.row_bytes,
        layer=LayerCost(token_s=1.0, pair_s=0.0),
    )


@asynccontextmanager
async def whole_service(
    model: str,
    directory: Path,
    *,
    preset: str = "attentionstore",
    row_codec: str = "",
    dtype: str = "float32",
    leases: LeasesConfig | None = None,
    answers: AnswersConfig | None = None,
    port: int = 0,
    tokenizer: Any = None,
    writes: WritesConfig | None = None,
    trusted_engines: tuple[str, ...] = (),
    **server: Any,
) -> AsyncIterator[WholeService]:
    """A service on a free port of loopback, ready; everything is closed at the end."""
    config = service_config(
        worker=WorkerConfig(model=model, preset=preset, dtype=dtype),
        store=StoreConfig(
            directory=str(directory),
            host_bytes=32 * 2**20,
            disk_bytes=64 * 2**20,
            io_threads=2,
            trusted_engines=trusted_engines,
            row_codec=row_codec,
        ),
        server=ServerConfig(port=port, **server),
        leases=leases or LeasesConfig(),
        answers=answers or AnswersConfig(),
        writes=writes or WritesConfig(),
    )
    prefill_worker = PrefillWorker(config.worker)
    facts = await asyncio.to_thread(prefill_worker.start)
    store_config = preset_of(preset).with_layout(preset_of(preset).with_policy(config.store), facts)
    identity = facts.store_identity(store_config)
    with KVStore(store_config, identity) as store:
        prefill_worker.open_store(store.client())
        worker, store_port = ThreadWorker(prefill_worker), ThreadStore(store)
        chain, stores = chain_of(worker, stopped_after_s=60.0), one_store(store_port, identity)
        tokenizer, planner = (
            tokenizer or LetterTokenizer(TINY_VOCABULARY),
            Planner(dear_cost(facts), min_tokens_per_worker=16),
        )
        async with serving(config, facts, chain, stores, planner, tokenizer) as it:
            running = WholeService(it.address, it.coordinator, store_port, worker, it.server, tokenizer)
            try:
                yield running
            finally:
                worker.may_go_on.set()
                await running.close()
        await asyncio.to_thread(prefill_worker.close)
