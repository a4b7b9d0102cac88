"""Requests over workers and a store that compute and keep nothing: steps shared by tests of requests and chains."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from single_store import one_store
from tiny_facts import COST, FACTS, IDENTITY, token_request

from cluster.chain.chain import Chain
from cluster.planning.planner import Planner
from cluster.ports import ONLY_NODE, Node, WorkerLost
from cluster.requests.admission import Admission
from cluster.requests.attempt import RequestBackend
from cluster.requests.counters import ServiceCounters
from cluster.requests.lookup import PrefixLookup
from cluster.requests.request import RequestEvent
from cluster.requests.request_run import RequestRun
from cluster.requests.single_flight import SingleFlight
from kvstore import Placement, StoreIdentity
from workers.errors import FailureKind
from workers.plan.config import EpochSpec
from workers.plan.events import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.sampling import GREEDY, SamplingParams
from workers.plan.worker_plan import WorkerPlan
from workers.presets.registry import preset_of

CHUNK = 64


BAD_CHUNK = RunFailed(
    kind=FailureKind.PREFIX_UNREADABLE, message="chunk 0: payload checksum does not match", chunk_index=0
)


DISK_FAILED = RunFailed(kind=FailureKind.PREFIX_UNREADABLE, message="stored KV cannot be read: Input/output error")


class OneChunk:
    """A store of one chunk. Like the real one it drops a chunk that a worker found damaged."""

    def __init__(self) -> None:
        self.num_chunks = 1
        self.placements: list[int] = []
        self.settled: list[int] = []
        self.has_saved: list[bool] = []
        self.num_suspected = 0

    async def suspect(self, reason: str) -> None:
        self.num_suspected += 1

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        self.placements.append(len(self.placements) + 1)
        self.has_saved.append(save)
        return Placement(
            placement_id=self.placements[-1], tokens_per_chunk=CHUNK, num_stored_tokens=CHUNK * self.num_chunks
        )

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        return np.arange(num_rows, dtype=np.int32)[None]

    async def settle(self, placement: Placement) -> None:
        self.settled.append(placement.placement_id)


@dataclass(eq=False)
class RememberingWorker:
    """Refuses aborted requests, like a real worker; fails with `fault` when it reads a stored prefix."""

    store: OneChunk
    fault: RunFailed | None = None
    save_error: str = ""
    save_error_class: str = ""
    aborted: set[int] = field(default_factory=set)
    plans: list[WorkerPlan] = field(default_factory=list)

    async def abort(self, request: int) -> None:
        self.aborted.add(request)

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        if plan.request in self.aborted:
            yield RunFailed(kind=FailureKind.REQUEST_CANCELLED, message="aborted")
        elif plan.partition.num_prefix_tokens and self.fault is not None:
            if self.fault.chunk_index is not None:
                self.store.num_chunks = self.fault.chunk_index
            yield self.fault
        else:
            if plan.is_last:
                yield TokenComputed(token_id=7, timings=RunTimings())
            yield RunDone(
                timings=RunTimings(),
                finish_reason=FinishReason.LENGTH if plan.is_last else None,
                save_error=self.save_error,
                save_error_class=self.save_error_class,
                bytes_from_disk=1000 * plan.partition.num_prefix_tokens,
                bytes_from_host=plan.partition.num_prefix_tokens,
            )


def backend_of(
    lookup: PrefixLookup, chain: Chain, planner: Planner, preset: str, counters: ServiceCounters
) -> RequestBackend:
    return RequestBackend(
        chain=chain,
        lookup=lookup,
        planner=planner,
        preset=preset_of(preset),
        facts=FACTS,
        counters=counters,
        flights=SingleFlight(lookup.is_stored, CHUNK),
        run_numbers=itertools.count(1),
    )


def run_of(
    store: OneChunk,
    workers: Sequence[RememberingWorker],
    counters: ServiceCounters,
    *,
    max_new_tokens: int = 1,
    keep: bool = True,
    preset: str = "attentionstore",
    kv_budget: float | None = None,
    planner: Planner | None = None,
    deadline_s: float | None = None,
    sampling: SamplingParams = GREEDY,
    num_prompt_logprobs: int | None = None,
    num_tokens: int = 99,
    chain: Chain | None = None,
    admission: Admission | None = None,
    is_started: bool = True,
    identity: StoreIdentity = IDENTITY,
) -> RequestRun:
    """A request, started unless `is_started` is False."""
    if chain is None:
        chain = Chain(workers, stopped_after_s=5.0)
        chain.epoch = 1
    planner = planner or Planner(COST, min_tokens_per_worker=16)
    request = token_request(
        range(num_tokens),
        max_new_tokens=max_new_tokens,
        keep=keep,
        kv_budget=kv_budget,
        deadline_s=deadline_s,
        sampling=sampling,
        num_prompt_logprobs=num_prompt_logprobs,
    )
    lookup = PrefixLookup(chain, one_store(store, identity), planner, preset_of(preset), FACTS, counters)
    run = RequestRun(
        request, backend_of(lookup, chain, planner, preset, counters), (admission or Admission(1, 1)).join()
    )
    if is_started:
        run.start()
    return run


async def ended(run: RequestRun) -> list[RequestEvent]:
    """Events of a settled request. Raises the error that it ended with."""
    try:
        return [event async for event in run.events()]
    finally:
        await run.settled()


@dataclass(eq=False)
class MortalWorker(RememberingWorker):
    """Dies in each of its first lives after the number of tokens that `deaths` gives; the tokens are 7, 8, 9."""

    deaths: list[int] = field(default_factory=list)
    first_tokens: list[int] = field(default_factory=lambda: [7])
    num_replaced: int = 0

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        first = self.first_tokens[min(len(self.plans), len(self.first_tokens)) - 1]
        for number in range(plan.max_new_tokens):
            if self.deaths and number == self.deaths[0]:
                self.deaths.pop(0)
                raise WorkerLost("killed")
            yield TokenComputed(token_id=first + number, timings=None if number else RunTimings())
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH)

    async def is_alive(self, timeout_s: float) -> bool:
        return False

    async def replace(self) -> None:
        self.num_replaced += 1

    async def start(self) -> ModelFacts:
        return FACTS

    async def join_epoch(self, spec: EpochSpec) -> str:
        return ""

    async def node(self) -> Node:
        return ONLY_NODE


@dataclass(eq=False)
class FirstWorker(MortalWorker):
    """First of two workers; when `dies` is set it dies once, after its part is done and before it reports that."""

    dies: asyncio.Event = field(default_factory=asyncio.Event)
    comes_back: bool = True

    async def replace(self) -> None:
        await super().replace()
        if not self.comes_back:
            raise WorkerLost("its node is full")

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        if len(self.plans) == 1:
            await self.dies.wait()
            raise WorkerLost("killed")
        yield RunDone(timings=RunTimings())


@dataclass(eq=False)
class LastWorker(MortalWorker):
    """Computes one token, and lets its neighbour die before or after the token is seen; an abort stops it early."""

    neighbour: FirstWorker = field(default_factory=lambda: FirstWorker(OneChunk()))
    is_quicker: bool = False
    aborts: asyncio.Event = field(default_factory=asyncio.Event)

    async def abort(self, request: int) -> None:
        self.aborted.add(request)
        self.aborts.set()

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        if not self.is_quicker:
            self.neighbour.dies.set()
            await self.aborts.wait()
        yield TokenComputed(token_id=7, timings=RunTimings())
        self.neighbour.dies.set()
        for _ in range(5):  # time in which an abort would come
            await asyncio.sleep(0)
        if plan.request in self.aborted:
            yield RunDone(timings=RunTimings(), finish_reason=FinishReason.ABORT)
            return
        yield TokenComputed(token_id=8)
        yield TokenComputed(token_id=9)
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH)

    async def is_alive(self, timeout_s: float) -> bool:
        return True
