"""The real gRPC side of the service on loopback, over one worker and a store that only record their calls."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import grpc
from grpc_health.v1 import health_pb2_grpc
from single_store import one_store
from tiny_facts import COST, FACTS, IDENTITY, service_config

from cluster.chain.chain import Chain
from cluster.client.credentials import Credentials
from cluster.config.limits import LimitsConfig
from cluster.config.server import ServerConfig
from cluster.config.service_config import ServiceConfig
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.grpc_server import GrpcServer
from cluster.ingress.servicer import RunaheadServicer
from cluster.observe.metrics import ServiceMetrics
from cluster.planning.planner import Planner
from cluster.requests.coordinator import Coordinator
from kvstore import Placement, StoreStats
from kvstore.counters import StoreCounters
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc
from workers.errors import FailureKind
from workers.plan.config import WorkerConfig
from workers.plan.events import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan
from workers.text.chat import Chat

#: Length of a prompt, in tokens, that runs until it is aborted.
ENDLESS_TOKENS = 13


class RememberingStore:
    """An empty store that records the tenants of lookups and of deletions."""

    def __init__(self) -> None:
        self.tenants: list[str] = []
        self.deleted: list[str] = []
        self.disk_bytes_limit = 2**30
        self.fault: Exception | None = None

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        self.tenants.append(tenant)
        return Placement(placement_id=len(self.tenants), tokens_per_chunk=64, num_stored_tokens=0)

    async def settle(self, placement: Placement) -> None:
        pass

    async def stats(self) -> StoreStats:
        return StoreStats(disk_bytes_limit=self.disk_bytes_limit, counters=StoreCounters())

    async def delete_tenant(self, tenant: str) -> int:
        if self.fault is not None:
            raise self.fault
        self.deleted.append(tenant)
        return 3


class OneTokenWorker:
    """Answers with token 7; a prompt of ENDLESS_TOKENS then runs on without a token until it is aborted."""

    def __init__(self) -> None:
        self.fault: Exception | None = None
        self.num_forgotten = 0
        self._aborted: dict[int, asyncio.Event] = {}

    @property
    def num_aborted(self) -> int:
        """Number of requests that were aborted."""
        return sum(event.is_set() for event in self._aborted.values())

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        if self.fault is not None:
            raise self.fault
        yield TokenComputed(token_id=7, timings=RunTimings())
        if len(plan.token_ids) == ENDLESS_TOKENS:
            await self._aborted.setdefault(plan.request, asyncio.Event()).wait()
            yield RunFailed(kind=FailureKind.REQUEST_CANCELLED, message="aborted")
        else:
            yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH)

    async def abort(self, request: int) -> None:
        self._aborted.setdefault(request, asyncio.Event()).set()

    async def forget_prefixes(self) -> None:
        self.num_forgotten += 1


class BusyWorker(OneTokenWorker):
    """Runs until aborted, before its first token or after it; like a real worker, it reports the latter as an end."""

    def __init__(self, *, decodes: bool) -> None:
        super().__init__()
        self.decodes = decodes
        self.is_busy = asyncio.Event()
        self.num_begun = 0

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        if self.decodes:
            yield TokenComputed(token_id=7, timings=RunTimings())
        self.is_busy.set()
        self.num_begun += 1
        await self._aborted.setdefault(plan.request, asyncio.Event()).wait()
        if self.decodes:
            yield RunDone(timings=RunTimings(), finish_reason=FinishReason.ABORT)
        else:
            yield RunFailed(kind=FailureKind.REQUEST_CANCELLED, message="aborted")


class LetterTokenizer:
    """A token per character, dependent on the character if `num_tokens` is above 2; decodes it to an x or its id."""

    def __init__(self, num_tokens: int = 2) -> None:
        self.special_tokens: dict[str, int] = {}
        self.template_reads_clock = False
        self.num_calls = 0
        self._num_tokens = num_tokens

    def encode_text(self, text: str) -> list[int]:
        self.num_calls += 1
        return [1 + ord(letter) % (self._num_tokens - 1) for letter in text]

    def encode_chat(self, chat: Chat) -> list[int]:
        return self.encode_text("".join(chat.contents))

    def least_tokens(self, text: str, enough: int) -> int:
        return 0

    def least_chat_tokens(self, chat: Chat, enough: int) -> int:
        return 0

    def decode(self, token_ids: Sequence[int]) -> str:
        return "".join("x" if self._num_tokens == 2 else f"<{token}>" for token in token_ids)

    def token_text(self, token_id: int) -> str:
        return self.decode([token_id])

    def token_bytes(self, token_id: int) -> bytes:
        return self.decode([token_id]).encode()


@dataclass
class Served:
    """A running server and its parts."""

    address: str
    coordinator: Coordinator
    store: RememberingStore
    worker: OneTokenWorker
    tokenizer: LetterTokenizer
    servicer: RunaheadServicer
    metrics: ServiceMetrics
    server: GrpcServer
    _channels: list[grpc.aio.Channel] = field(default_factory=list)

    def stub(self, token: str = "", channel: grpc.aio.Channel | None = None) -> "Caller":
        return Caller(self.channel() if channel is None else channel, Credentials(token=token).metadata)

    def channel(self, credentials: grpc.ChannelCredentials | None = None) -> grpc.aio.Channel:
        """A channel, closed with the server."""
        if credentials is None:
            channel = grpc.aio.insecure_channel(self.address)
        else:
            # A session of an earlier channel to this process must not stand in for a handshake.
            port = self.address.rpartition(":")[2]
            channel = grpc.aio.secure_channel(f"localhost:{port}", credentials)
        self._channels.append(channel)
        return channel

    async def close(self) -> None:
        for channel in self._channels:
            await channel.close()


class Caller:
    """The service's methods with one caller's metadata."""

    def __init__(self, channel: grpc.aio.Channel, metadata: tuple[tuple[str, str], ...]) -> None:
        self._stub = runahead_pb2_grpc.RunaheadServiceStub(channel)
        self.health = health_pb2_grpc.HealthStub(channel)
        self.metadata = metadata

    async def prefill(self, num_tokens: int = 5, **more: Any) -> pb.PrefillResponse:
        prompt = more.pop("prompt", pb.Prompt(token_ids=pb.TokenIds(ids=[1] * num_tokens)))
        return await self._stub.Prefill(pb.PrefillRequest(prompt=prompt, **more), metadata=self.metadata, timeout=20)

    def generate(self, num_tokens: int = 5, **more: Any) -> Any:
        more.setdefault("prompt", pb.Prompt(token_ids=pb.TokenIds(ids=[1] * num_tokens)))
        request = pb.GenerateRequest(**{"max_new_tokens": 4, **more})
        return self._stub.Generate(request, metadata=self.metadata, timeout=60)

    async def abort(self, *request_ids: str) -> None:
        await self._stub.Abort(pb.AbortRequest(request_ids=request_ids), metadata=self.metadata, timeout=20)

    async def trace(self, request_id: str) -> pb.GetTraceResponse:
        request = pb.GetTraceRequest(request_id=request_id)
        return await self._stub.GetTrace(request, metadata=self.metadata, timeout=20)

    async def delete_data(self) -> pb.DeleteDataResponse:
        return await self._stub.DeleteData(pb.DeleteDataRequest(), metadata=self.metadata, timeout=20)


@dataclass
class Serving:
    """A gRPC server that is ready, and its parts."""

    address: str
    server: GrpcServer
    servicer: RunaheadServicer
    metrics: ServiceMetrics
    coordinator: Coordinator


@asynccontextmanager
async def serving(
    config: ServiceConfig, facts: ModelFacts, chain: Chain, store: Any, planner: Planner, tokenizer: Any
) -> AsyncIterator[Serving]:
    """A service over these workers and `store`, on loopback; all of it is stopped at the end."""
    authentication, metrics = Authentication.of(config.server), ServiceMetrics()
    authentication.load()
    servicer = RunaheadServicer(facts.name, facts.kv.dtype, authentication, config.limits)
    server = GrpcServer(config.server, servicer, authentication, metrics)
    coordinator = Coordinator(config, facts, chain, store, planner, [metrics.observe])
    await server.start()
    servicer.attach(coordinator, tokenizer)
    await server.set_ready()
    try:
        yield Serving(server.address, server, servicer, metrics, coordinator)
    finally:
        await coordinator.drain(5.0)
        await server.stop(0)
        servicer.close()


def chain_of(*workers: Any, stopped_after_s: float = 5.0) -> Chain:
    """A chain in its first epoch, which needs no start."""
    chain = Chain(workers, stopped_after_s=stopped_after_s)
    chain.epoch = 1
    return chain


@asynccontextmanager
async def served(
    limits: LimitsConfig | None = None, preset: str = "attentionstore", **server: Any
) -> AsyncIterator[Served]:
    """A server on a free port of the loopback interface, ready."""
    config = service_config(
        worker=WorkerConfig(model="tiny", preset=preset),
        server=ServerConfig(port=0, **server),
        limits=limits or LimitsConfig(),
    )
    worker, store, tokenizer = OneTokenWorker(), RememberingStore(), LetterTokenizer()
    stores, planner = one_store(store, IDENTITY), Planner(COST, min_tokens_per_worker=16)
    async with serving(config, FACTS, chain_of(worker), stores, planner, tokenizer) as it:
        running = Served(it.address, it.coordinator, store, worker, tokenizer, it.servicer, it.metrics, it.server)
        try:
            yield running
        finally:
            await running.close()
