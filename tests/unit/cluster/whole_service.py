"""The whole service in one process: gRPC, coordinator, a worker with a tiny real model, a real store; no Ray."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import numpy.typing as npt

from cluster.chain.chain import Chain
from cluster.config.answers import AnswersConfig
from cluster.config.chain import ChainConfig
from cluster.config.leases import LeasesConfig
from cluster.config.limits import LimitsConfig
from cluster.config.server import ServerConfig
from cluster.config.service_config import ServiceConfig
from cluster.config.writes import WritesConfig
from cluster.handles.kv_reader import bring_to_memory
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.grpc_server import GrpcServer
from cluster.ingress.servicer import RunaheadServicer
from cluster.nodes.node_stores import one_store
from cluster.observe.metrics import ServiceMetrics
from cluster.planning.cost_model import CostKey, CostModel, LayerCost
from cluster.planning.planner import Planner
from cluster.ports import ONLY_NODE, StoreLost
from cluster.requests.coordinator import Coordinator
from kvstore import (
    FetchReport,
    KVStore,
    PeerLocation,
    Placement,
    ReadGrant,
    StoreChanges,
    StoreClient,
    StoreConfig,
    StoreStats,
)
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc
from tests.support.tiny_models import TINY_VOCABULARY
from workers import WorkerConfig
from workers.plan.events import WorkerEvent
from workers.plan.worker_plan import WorkerPlan
from workers.presets.registry import preset_of
from workers.text.chat import Chat
from workers.worker import PrefillWorker

WAIT_S = 30.0


class ThreadWorker:
    """A worker whose calls run in threads of this process; counts its runs."""

    def __init__(self, worker: PrefillWorker) -> None:
        self.worker = worker
        self.num_runs = 0
        #: Cleared, tokens wait here.
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
    """A store of this process behind the port; `lost` makes it unreachable."""

    def __init__(self, store: KVStore) -> None:
        self.store = store
        self.is_lost = False
        self.is_on_this_host = True
        self.settled: list[int] = []

    async def _call(self, method: Callable[[], Any]) -> Any:
        if self.is_lost:
            raise StoreLost("as a test wants it")
        return await asyncio.to_thread(method)

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        placement: Placement = await self._call(lambda: self.store.acquire(token_ids, save=save, tenant=tenant))
        return placement

    async def hold(self, token_ids: Sequence[int], **options: Any) -> Placement:
        placement: Placement = await self._call(lambda: self.store.hold(token_ids, **options))
        return placement

    async def flow(self, placement_id: int, saves: Sequence[tuple[int, int]]) -> Placement:
        placement: Placement = await self._call(lambda: self.store.flow(placement_id, saves))
        return placement

    async def resident_tokens(self, placement: Placement) -> int:
        num_tokens: int = await self._call(lambda: self.store.resident_tokens(placement.placement_id))
        return num_tokens

    async def grant_read(self, placement: Placement, reader_host_id: str) -> ReadGrant | None:
        grant: ReadGrant | None = await self._call(
            lambda: self.store.grant_read(placement.placement_id, reader_host_id)
        )
        return grant

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        return self.store.important_rows(placement.placement_id, num_rows)

    async def settle(self, placement: Placement) -> None:
        self.settled.append(placement.placement_id)
        await self._call(lambda: self.store.settle(placement.placement_id))

    async def delete_tenant(self, tenant: str) -> int:
        num_extents: int = await self._call(lambda: self.store.delete_tenant(tenant))
        return num_extents

    async def stats(self) -> StoreStats:
        stats: StoreStats = await self._call(self.store.stats)
        return stats

    async def changes(self, after: int, wait_s: float, tenant: str | None = None) -> StoreChanges:
        changes: StoreChanges = await self._call(lambda: self.store.changes(after, wait_s, tenant))
        return changes

    async def serve_peers(self, host: str, key: bytes) -> PeerLocation:
        location: PeerLocation = await self._call(lambda: self.store.serve_peers(host, key))
        return location

    async def fetch(self, peer: PeerLocation, key: bytes, token_ids: Sequence[int], **options: Any) -> FetchReport:
        report: FetchReport = await self._call(lambda: self.store.fetch(peer, key, token_ids, **options))
        return report

    async def is_gone(self) -> bool:
        return self.is_lost

    async def bring_to_memory(self, placement: Placement) -> None:
        def bring() -> None:
            with contextlib.closing(self.client()) as client:
                bring_to_memory(client, placement)

        await self._call(bring)

    def client(self) -> StoreClient:
        return StoreClient.remote(self.store.serve())  # as from another process


class LetterTokenizer:
    """A token per letter."""

    template_reads_clock = False

    def __init__(self) -> None:
        self.special_tokens: dict[str, int] = {}

    def encode_text(self, text: str) -> list[int]:
        return [1 + ord(letter) % (TINY_VOCABULARY - 1) for letter in text]

    def encode_chat(self, chat: Chat) -> list[int]:
        return self.encode_text("".join(chat.contents))

    def least_tokens(self, text: str, enough: int) -> int:
        return 0

    def least_chat_tokens(self, chat: Chat, enough: int) -> int:
        return 0

    def decode(self, token_ids: Sequence[int]) -> str:
        return "".join(f"<{token}>" for token in token_ids)

    def token_text(self, token_id: int) -> str:
        return self.decode([token_id])

    def token_bytes(self, token_id: int) -> bytes:
        return self.decode([token_id]).encode()


@dataclass
class WholeService:
    """What runs, and stubs for it."""

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
    """From now on it is as on a host of the network, whose address is that of this one."""
    service.store.is_on_this_host = False
    any_store: Any = service.store
    service.coordinator._stores.add(replace(ONLY_NODE, address="127.0.0.1"), any_store)


@asynccontextmanager
async def whole_service(
    model: str,
    directory: Path,
    *,
    preset: str = "attentionstore",
    dtype: str = "float32",
    leases: LeasesConfig | None = None,
    answers: AnswersConfig | None = None,
    port: int = 0,
    tokenizer: Any = None,
    writes: WritesConfig | None = None,
    trusted_engines: tuple[str, ...] = (),
    **server: Any,
) -> AsyncIterator[WholeService]:
    """On a free port of the loopback interface, ready; everything is closed at the end."""
    config = ServiceConfig(
        worker=WorkerConfig(model=model, preset=preset, dtype=dtype),
        store=StoreConfig(
            directory=str(directory),
            host_bytes=32 * 2**20,
            disk_bytes=64 * 2**20,
            io_threads=2,
            trusted_engines=trusted_engines,
        ),
        server=ServerConfig(port=port, **server),
        limits=LimitsConfig(),
        chain=ChainConfig(workers=1),
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
        workers: list[Any] = [worker]
        chain = Chain(workers, stopped_after_s=60.0)
        chain.epoch = 1
        cost = CostModel(
            key=CostKey(model="tiny", device="cpu", threads=1, dtype=dtype),
            num_layers=facts.kv.num_layers,
            row_bytes=2 * facts.kv.row_bytes,
            layer=LayerCost(token_s=1.0, pair_s=0.0),  # so dear that all that is stored is loaded
        )
        any_store: Any = store_port
        coordinator = Coordinator(
            config, facts, chain, one_store(any_store, identity), Planner(cost, min_tokens_per_worker=16)
        )
        authentication = Authentication.of(config.server)
        authentication.load()
        servicer = RunaheadServicer(facts.name, facts.kv.dtype, authentication, config.limits)
        server_ = GrpcServer(config.server, servicer, authentication, ServiceMetrics())
        await server_.start()
        tokenizer = tokenizer or LetterTokenizer()
        servicer.attach(coordinator, tokenizer)
        await server_.set_ready()
        running = WholeService(f"127.0.0.1:{server_.port}", coordinator, store_port, worker, server_, tokenizer)
        try:
            yield running
        finally:
            worker.may_go_on.set()
            await running.close()
            await coordinator.drain(5.0)
            await server_.stop(0)
            servicer.close()
            await asyncio.to_thread(prefill_worker.close)
