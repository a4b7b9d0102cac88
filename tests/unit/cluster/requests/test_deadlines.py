"""A deadline ends a request wherever it is and frees its resources. Tests count, and never time."""

import contextlib
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

import grpc
import pytest
from callers import refused
from rpc_service import ENDLESS_TOKENS, Served, served
from run_steps import CHUNK, FirstWorker, LastWorker, OneChunk, RememberingWorker, ended, run_of
from tiny_facts import COST
from waiting import until

from cluster.chain.chain import Chain
from cluster.errors import DeadlineExceeded, DeadlineTooSoon
from cluster.planning.least_times import TRIED_OF
from cluster.planning.planner import Planner
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import Finished
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.events import RunDone, RunTimings, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import WorkerPlan


def taught(planner: Planner, *, seconds: float, num_tokens: int = 16) -> Planner:
    """The planner after enough measured requests of `num_tokens` tokens to estimate from."""
    for _ in range(3):
        planner.learn(Partition((0, num_tokens)), [RunTimings(compute_s=seconds)])
    return planner


async def test_a_deadline_that_comes_before_the_first_token_can_ends_the_request_before_it_computes() -> None:
    worker = RememberingWorker(OneChunk())
    planner = taught(Planner(COST), seconds=500.0)
    run = run_of(worker.store, [worker], ServiceCounters(), planner=planner, deadline_s=time.monotonic() + 100)
    with pytest.raises(DeadlineTooSoon) as caught:
        await ended(run)
    assert re.fullmatch(r"the first token takes more than 500\.00 s, .* in (99\.\d\d|100\.00) s: .*", str(caught.value))
    assert worker.plans == []
    assert worker.store.settled == worker.store.placements == [1]
    assert run.trace.status == "DEADLINE_EXCEEDED"


@pytest.mark.parametrize(("seconds", "deadline_s"), [(500.0, None), (500.0, 1000.0), (0.0, 1000.0)])
async def test_a_deadline_that_may_be_met_ends_nothing(seconds: float, deadline_s: float | None) -> None:
    worker = RememberingWorker(OneChunk())
    until_s = None if deadline_s is None else time.monotonic() + deadline_s
    planner = taught(Planner(COST), seconds=seconds)
    run = run_of(worker.store, [worker], ServiceCounters(), planner=planner, deadline_s=until_s)
    assert isinstance((await ended(run))[-1], Finished)


@dataclass(eq=False)
class TimedWorker(RememberingWorker):
    compute_s: float = 0.0

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        async for event in super().compute(plan):
            yield replace(event, timings=RunTimings(compute_s=self.compute_s)) if isinstance(event, RunDone) else event


@pytest.mark.parametrize(
    ("slow_s", "compute_s", "runs"),
    [(150.0, 90.0, TRIED_OF * "run "), (150.0, 0.0, "run " + 15 * "refused "), (500.0, 0.0, 15 * "refused " + "run ")],
    ids=["refuted by the first", "near the bound, and not measured", "far from it"],
)
@pytest.mark.parametrize("is_alone", [True, False])
async def test_some_requests_that_seem_too_late_are_tried_and_their_times_count(
    slow_s: float, compute_s: float, runs: str, is_alone: bool
) -> None:
    store = OneChunk()
    store.num_chunks = 0
    worker = TimedWorker(store, compute_s=compute_s)
    planner, chain = taught(Planner(COST), seconds=slow_s), Chain([worker], stopped_after_s=5.0)
    chain.epoch = 1

    async def ask() -> str:
        num_plans, deadline_s = len(worker.plans), time.monotonic() + 100
        run = run_of(store, [worker], ServiceCounters(), planner=planner, chain=chain, deadline_s=deadline_s)
        with contextlib.suppress(DeadlineTooSoon):
            await ended(run)
        return "run" if len(worker.plans) > num_plans else "refused"

    with contextlib.nullcontext() if is_alone else chain.busy(range(1)):
        assert [await ask() for _ in range(TRIED_OF)] == runs.split()


async def test_what_a_stored_prefix_leaves_to_compute_is_what_counts() -> None:
    store = OneChunk()
    planner = taught(Planner(COST), seconds=500.0, num_tokens=48)
    assert (planner.least_s(Partition((0, 99))), planner.least_s(Partition((CHUNK, 99)))) == (500.0, 0.0)
    run = run_of(
        store, [RememberingWorker(store)], ServiceCounters(), planner=planner, deadline_s=time.monotonic() + 100
    )
    assert isinstance((await ended(run))[-1], Finished)
    store.num_chunks = 0
    run = run_of(
        store, [RememberingWorker(store)], ServiceCounters(), planner=planner, deadline_s=time.monotonic() + 100
    )
    with pytest.raises(DeadlineTooSoon):
        await ended(run)


async def test_a_request_that_ends_in_time_leaves_no_timer() -> None:
    worker = RememberingWorker(OneChunk())
    run = run_of(worker.store, [worker], ServiceCounters(), deadline_s=time.monotonic() + 1000)
    assert len(await ended(run)) == 2
    assert run._expiry is not None
    assert run._expiry.cancelled()


async def test_a_reply_that_is_whole_cannot_be_late_any_more_while_a_worker_is_replaced_behind_it() -> None:
    class SlowlyReplaced(FirstWorker):
        async def replace(self) -> None:
            await super().replace()
            assert run._expiry is not None
            were_cancelled.append(run._expiry.cancelled())

    were_cancelled: list[bool] = []
    first = SlowlyReplaced(OneChunk())
    last = LastWorker(first.store, neighbour=first, is_quicker=True)
    deadline_s = time.monotonic() + 1000
    run = run_of(first.store, [first, last], ServiceCounters(), max_new_tokens=3, deadline_s=deadline_s)
    assert isinstance((await ended(run))[-1], Finished)
    assert were_cancelled == [True]
    assert run.trace.status == "OK"


@pytest.fixture
async def service() -> AsyncIterator[Served]:
    async with served(max_running_requests=1) as it:
        yield it


def endless(**more: Any) -> pb.GenerateRequest:
    prompt = pb.Prompt(token_ids=pb.TokenIds(ids=[1] * ENDLESS_TOKENS))
    return pb.GenerateRequest(prompt=prompt, max_new_tokens=4, **more)


async def all_ended(service: Served, *, num_aborted: int) -> None:
    """Wait until all tickets are returned."""
    coordinator = service.coordinator
    await until(lambda: coordinator.counters.requests_aborted == num_aborted and not coordinator._unsettled)
    assert (service.coordinator.admission.num_running, service.coordinator.admission.num_queued) == (0, 0)
    assert service.coordinator.counters.requests_failed == 0


async def test_the_deadline_of_a_call_ends_its_request_and_those_in_line_alike(service: Served) -> None:
    calls = [service.stub()._stub.Generate(endless(), timeout=0.5) for _ in range(3)]
    for call in calls:
        with pytest.raises(grpc.aio.AioRpcError, match="DEADLINE_EXCEEDED"):
            async for _ in call:
                pass
    await all_ended(service, num_aborted=3)
    assert (await service.stub().prefill()).first_token_id == 7


async def test_a_client_that_cancels_gives_its_ticket_back_running_or_in_line(service: Served) -> None:
    calls = [service.stub()._stub.Generate(endless())]
    await calls[0].read()
    calls += [service.stub()._stub.Generate(endless()) for _ in range(2)]
    await until(lambda: service.coordinator.admission.num_queued == 2)
    for call in reversed(calls):
        call.cancel()
    await all_ended(service, num_aborted=3)
    assert (await service.stub().prefill()).first_token_id == 7


class ExpiredContext:
    """Context of a call whose deadline passed on the way."""

    def time_remaining(self) -> float:
        return 0.0


async def test_a_call_that_comes_too_late_is_not_even_tokenised(service: Served) -> None:
    servicer = service.servicer
    request = pb.PrefillRequest(prompt=pb.Prompt(text="late"))
    with pytest.raises(DeadlineExceeded):
        await servicer.Prefill(request, ExpiredContext())
    assert service.tokenizer.num_calls == 0
    assert service.coordinator.counters.requests == 0


@pytest.mark.parametrize("request_id", ["", "mine"])
async def test_a_call_whose_deadline_cannot_be_met_is_told_so_before_it_comes(service: Served, request_id: str) -> None:
    taught(service.coordinator._backend.planner, seconds=500.0)
    code, says = await refused(service.stub().prefill(64, request_id=request_id))
    assert code is grpc.StatusCode.DEADLINE_EXCEEDED and "nothing was computed" in says
    await all_ended(service, num_aborted=1)
    assert (await service.stub().prefill(5, request_id=request_id)).first_token_id == 7
    counted, cause = service.metrics.registry.get_sample_value, {"cause": "deadline_too_soon"}
    assert counted("runahead_requests_refused_total", cause) == 1
