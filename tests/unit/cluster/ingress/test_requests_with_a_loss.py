"""The loss that a request allows, from its message to a worker's plan; invalid ones are refused before any work."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import grpc
import pytest
from callers import refused
from rpc_service import OneTokenWorker, RememberingStore, Served, served
from tiny_facts import FACTS

from cluster.client import AsyncClient
from cluster.client.calls import Pieces, prefill_kv
from kvstore import Placement
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.events import WorkerEvent
from workers.plan.loss_curve import LEAST_QUESTIONS, LossCurve, LossPoint
from workers.plan.worker_plan import WorkerPlan

NUM_STORED = 64
CURVE = LossCurve(
    preset="runahead",
    fingerprint=FACTS.fingerprint,
    num_questions=LEAST_QUESTIONS,
    points=(
        LossPoint(row_codec="", kv_budget=0.25, kl_nats=0.2, agreement=0.8),
        LossPoint(row_codec="", kv_budget=0.5, kl_nats=0.01, agreement=0.98),
    ),
)


class PlanKeeper(OneTokenWorker):
    def __init__(self) -> None:
        super().__init__()
        self.plans: list[WorkerPlan] = []

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        async for event in super().compute(plan):
            yield event


@pytest.fixture
async def worker() -> PlanKeeper:
    return PlanKeeper()


async def has_prefix(self: RememberingStore, token_ids: Any, *, save: bool, tenant: str) -> Placement:
    return Placement(placement_id=1, tokens_per_chunk=NUM_STORED, num_stored_tokens=NUM_STORED)


@pytest.fixture
async def service(worker: PlanKeeper, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A service with a loss curve for its model."""
    monkeypatch.setattr("rpc_service.FACTS", replace(FACTS, loss_curve=CURVE))
    monkeypatch.setattr(RememberingStore, "acquire", has_prefix)
    async with served(preset="runahead") as it:
        it.coordinator.chain.workers = (worker,)  # type: ignore[assignment]
        yield it


@pytest.fixture
async def unmeasured() -> AsyncIterator[Served]:
    async with served(preset="runahead") as it:
        yield it


async def stats_of(service: Served, **request: Any) -> pb.RequestStats:
    *_, last = [response async for response in service.stub().generate(100, **request)]
    return last.complete.stats


@pytest.mark.parametrize(
    ("request_fields", "budget"),
    [
        ({}, None),
        ({"max_loss": pb.MAX_LOSS_NONE}, None),
        ({"max_loss": pb.MAX_LOSS_SMALL}, 0.5),
        ({"max_loss": pb.MAX_LOSS_ANY}, 0.25),
        ({"kv_budget": 0.75}, 0.75),
    ],
)
async def test_a_request_gets_the_budget_that_the_curve_has_for_its_loss_and_is_told_so(
    service: Served, worker: PlanKeeper, request_fields: dict[str, Any], budget: float | None
) -> None:
    stats = await stats_of(service, **request_fields)
    prefilled = await service.stub().prefill(100, **request_fields)
    assert [stats.kv_budget, prefilled.stats.kv_budget] == [budget or 0.0] * 2
    assert len(worker.plans) == 2
    for plan in worker.plans:
        rows = None if plan.selection is None else plan.selection.num_rows
        assert rows == (None if budget is None else budget * NUM_STORED)


@pytest.mark.parametrize("max_loss", [pb.MAX_LOSS_SMALL, pb.MAX_LOSS_ANY])
async def test_without_a_curve_a_loss_is_refused_before_anything_runs(unmeasured: Served, max_loss: Any) -> None:
    for call in (stats_of(unmeasured, max_loss=max_loss), unmeasured.stub().prefill(100, max_loss=max_loss)):
        code, says = await refused(call)
        assert code is grpc.StatusCode.FAILED_PRECONDITION and "runahead bench layers" in says
    assert unmeasured.store.tenants == []
    assert unmeasured.coordinator.counters.requests == 0
    assert not (await stats_of(unmeasured, max_loss=pb.MAX_LOSS_NONE)).kv_budget


@pytest.mark.parametrize(
    ("request_fields", "reason"),
    [
        ({"max_loss": pb.MAX_LOSS_NONE, "kv_budget": 0.5}, "not both"),
        ({"kv_budget": 0.5, "recall_guard": True}, "recall_guard was removed: set a larger kv_budget"),
        ({"max_loss": 9}, "max_loss must be NONE, SMALL or ANY, not 9"),
    ],
)
async def test_what_contradicts_itself_is_an_invalid_argument(
    service: Served, request_fields: dict[str, Any], reason: str
) -> None:
    code, says = await refused(stats_of(service, **request_fields))
    assert code is grpc.StatusCode.INVALID_ARGUMENT and reason in says


async def test_clients_say_it_in_a_word(service: Served) -> None:
    async with AsyncClient(service.address) as client:
        completion = await client.ask([1] * 100, 1, max_loss="small")
        prefilled = await client.prefill_kv([1] * 100, max_loss="any")
    assert (completion.stats.kv_budget, prefilled.stats.kv_budget) == (0.5, 0.25)
    assert Pieces("x", 1, None).request.max_loss == pb.MAX_LOSS_UNSPECIFIED
    assert prefill_kv("x", 0.0, None, max_loss="none").request.max_loss == pb.MAX_LOSS_NONE
