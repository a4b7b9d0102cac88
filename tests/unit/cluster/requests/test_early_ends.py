"""A request that ends early at each await of an attempt: it frees what it holds once, and its client gets one end."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from run_steps import BAD_CHUNK, OneChunk, RememberingWorker, run_of

from cluster.chain.chain import Chain
from cluster.errors import DeadlineExceeded, RequestAborted, ServiceError, ServiceUnavailable
from cluster.ports import WorkerLost
from cluster.requests.admission import Admission
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import Finished, NextToken
from cluster.requests.request_run import RequestRun
from kvstore import Placement
from workers.errors import FailureKind
from workers.plan.events import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.plan.worker_plan import WorkerPlan

#: The awaits of one attempt, in their order.
BEFORE_THE_RUN = ("first epoch", "acquire", "select", "epoch of the run")
STAGES = (*BEFORE_THE_RUN, "prefill", "rebuild", "decode", "settle", "replace")


@dataclass
class Gate:
    """Stops a request when it first comes to one stage, until the gate is opened."""

    stage: str
    is_reached: asyncio.Event = field(default_factory=asyncio.Event)
    is_open: asyncio.Event = field(default_factory=asyncio.Event)

    async def at(self, stage: str) -> None:
        if stage == self.stage:
            self.is_reached.set()
            await self.is_open.wait()


class GatedStore(OneChunk):
    def __init__(self, gate: Gate) -> None:
        super().__init__()
        self.gate = gate

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        await self.gate.at("acquire")
        return await super().acquire(token_ids, save=save, tenant=tenant)

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        await self.gate.at("select")
        return await super().important_rows(placement, num_rows)

    async def settle(self, placement: Placement) -> None:
        await super().settle(placement)
        await self.gate.at("settle")


class GatedChain(Chain):
    """A chain whose epochs form at once, and are rebuilt at once; counts both."""

    def __init__(self, workers: Sequence[Any], gate: Gate) -> None:
        super().__init__(workers, stopped_after_s=5.0)
        self.gate = gate
        self.num_questions = self.num_rebuilds = 0

    async def usable_epoch(self) -> int:
        self.num_questions += 1
        await self.gate.at("first epoch" if self.num_questions == 1 else "epoch of the run")
        return self.num_questions

    async def rebuild(self, broken_epoch: int) -> None:
        self.num_rebuilds += 1
        await self.gate.at("rebuild")
        await self.gate.at("replace")


@dataclass(eq=False)
class GatedWorker(RememberingWorker):
    """One of two workers. The last one computes two tokens; an abort stops it while it waits.

    The first one dies once, when the last one stops without a token ("rebuild") or after its first token ("replace").
    """

    gate: Gate = field(default_factory=lambda: Gate(""))
    is_told: asyncio.Event = field(default_factory=asyncio.Event)
    #: Shared by both workers.
    has_token: asyncio.Event = field(default_factory=asyncio.Event)

    async def abort(self, request: int) -> None:
        await super().abort(request)
        self.is_told.set()

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        self.is_told.clear()
        dies = self.gate.stage if len(self.plans) == 1 and self.gate.stage in ("rebuild", "replace") else ""
        if not plan.is_last:
            if dies == "replace":
                await self.has_token.wait()
            if dies:
                raise WorkerLost("killed")
            yield RunDone(timings=RunTimings())
            return
        await (self.is_told.wait() if dies == "rebuild" else self._waits_at("prefill"))
        if self.is_told.is_set():
            yield RunFailed(kind=FailureKind.REQUEST_CANCELLED, message="aborted")
            return
        yield TokenComputed(token_id=7, timings=RunTimings())
        self.has_token.set()
        await self._waits_at("decode")
        if not self.is_told.is_set():
            yield TokenComputed(token_id=8)
        reason = FinishReason.ABORT if self.is_told.is_set() else FinishReason.LENGTH
        yield RunDone(timings=RunTimings(), finish_reason=reason)

    async def _waits_at(self, stage: str) -> None:
        """Wait until the gate opens, or an abort comes."""
        waits = [asyncio.ensure_future(self.gate.at(stage)), asyncio.ensure_future(self.is_told.wait())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()


class Service:
    """A request of two tokens over two workers, stopped at a stage."""

    def __init__(self, stage: str, **options: Any) -> None:
        self.gate = Gate(stage)
        self.store = GatedStore(self.gate)
        has_token = asyncio.Event()
        self.workers = [GatedWorker(self.store, gate=self.gate, has_token=has_token) for _ in range(2)]
        self.chain = GatedChain(self.workers, self.gate)
        self.admission = Admission(1, 1)
        self.counters = ServiceCounters()
        options = {"preset": "spi", "kv_budget": 0.25, **options}
        self.run: RequestRun = run_of(
            self.store,
            self.workers,
            self.counters,
            max_new_tokens=2,
            chain=self.chain,
            admission=self.admission,
            **options,
        )
        self.received: list[Any] = []

    async def comes_to_its_stage(self) -> None:
        await asyncio.wait_for(self.gate.is_reached.wait(), 10.0)

    async def goes_on(self) -> None:
        """Let the request run to its end, whether that is an answer or an error."""
        self.gate.is_open.set()
        await asyncio.wait_for(self.run.settled(), 10.0)
        try:
            self.received = [event async for event in self.run.events()]
        except ServiceError as error:
            self.received = [error]

    def assert_nothing_is_left(self) -> None:
        assert self.store.settled == self.store.placements
        assert self.chain.load_per_rank == [0, 0]
        assert (self.admission.num_running, self.admission.num_queued) == (0, 0)


async def service_at(stage: str, **options: Any) -> Service:
    service = Service(stage, **options)
    await service.comes_to_its_stage()
    return service


def end_of(service: Service) -> Any:
    """The error's class, or the reason for which the reply ended."""
    last = service.received[-1]
    return last.reason if isinstance(last, Finished) else type(last)


@pytest.mark.parametrize("stage", STAGES)
async def test_a_request_that_is_not_stopped_passes_every_stage(stage: str) -> None:
    service = await service_at(stage)
    await service.goes_on()
    assert service.received[:2] == [NextToken(7), NextToken(8)]
    assert end_of(service) is FinishReason.LENGTH
    assert service.counters.replays == (stage == "rebuild")
    assert service.chain.num_rebuilds == (stage in ("rebuild", "replace"))
    service.assert_nothing_is_left()


@pytest.mark.parametrize("stage", STAGES)
async def test_an_abort_at_any_stage_gives_all_back_once(stage: str) -> None:
    service = await service_at(stage)
    await service.run.end_early(FinishReason.ABORT)
    await service.run.end_early(FinishReason.STOP)  # the end comes too late to matter
    await service.goes_on()
    expected = {"decode": FinishReason.ABORT, "settle": FinishReason.ABORT, "replace": FinishReason.LENGTH}
    assert end_of(service) is expected.get(stage, RequestAborted)
    num_runs = 0 if stage in BEFORE_THE_RUN else 1
    assert [len(worker.plans) for worker in service.workers] == [num_runs] * 2
    if stage in ("prefill", "decode"):
        assert all(worker.aborted == {worker.plans[0].request} for worker in service.workers)
    service.assert_nothing_is_left()


@pytest.mark.parametrize("stage", STAGES)
async def test_a_service_that_stops_tells_the_client_at_any_stage_and_nothing_after_that(stage: str) -> None:
    service = await service_at(stage)
    await service.run.turn_away()
    await service.goes_on()
    error = [each for each in service.received if isinstance(each, ServiceUnavailable)]
    if stage == "replace":  # its reply was complete before
        assert (end_of(service), error) == (FinishReason.LENGTH, [])
    else:
        assert service.received == error
    service.assert_nothing_is_left()


@pytest.mark.parametrize("stage", STAGES[:-1])
async def test_a_deadline_at_any_stage_stops_what_is_under_way(stage: str) -> None:
    service = await service_at(stage)
    service.run._expire()
    await service.goes_on()
    assert [type(each) for each in service.received] == [DeadlineExceeded]
    assert service.run.trace.status == "DEADLINE_EXCEEDED"
    if stage in ("prefill", "decode"):
        assert all(worker.aborted == {worker.plans[0].request} for worker in service.workers)
    assert [len(worker.plans) for worker in service.workers] == [0 if stage in BEFORE_THE_RUN else 1] * 2
    service.assert_nothing_is_left()


@pytest.mark.parametrize("stage", STAGES)
async def test_a_task_that_is_cancelled_at_any_stage_settles_once(stage: str) -> None:
    """An event loop that ends cancels tasks so."""
    service = await service_at(stage)
    service.run._started.cancel()
    await service.goes_on()
    assert service.run._started.cancelled()
    if stage != "replace":
        assert end_of(service) is RequestAborted
    service.assert_nothing_is_left()


async def test_bad_kv_of_a_request_that_ends_early_is_not_looked_up_again() -> None:
    service = Service("settle", preset="attentionstore", kv_budget=None)
    for worker in service.workers:
        worker.compute = RememberingWorker(service.store, BAD_CHUNK).compute  # type: ignore[method-assign]
    await service.comes_to_its_stage()
    await service.run.end_early(FinishReason.ABORT)
    await service.goes_on()
    assert end_of(service) is RequestAborted
    assert service.store.settled == service.store.placements == [1]
