"""A worker on a node of its own that computes nothing, for tests of chains."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from tiny_facts import FACTS

from cluster.ports import ONLY_NODE, Node, WorkerLost
from workers.errors import ChainBroken, FailureKind
from workers.plan.config import EpochSpec
from workers.plan.events import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan


@dataclass(eq=False)
class NodeWorker:
    """A worker on a node that may be gone; its replacement starts when the node is back."""

    name: str = ""
    is_up: bool = True
    is_there: asyncio.Event = field(default_factory=asyncio.Event)
    epochs: list[EpochSpec] = field(default_factory=list)
    plans: list[WorkerPlan] = field(default_factory=list)
    num_replaced: int = 0
    refusals: int = 0
    defect: Exception | None = None
    bad_joins: int = 0
    predecessor: "NodeWorker | None" = None
    runs_on: Node = ONLY_NODE
    stores: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.is_there.set()

    def lose_node(self) -> None:
        self.is_up = False
        self.is_there.clear()

    async def start(self) -> ModelFacts:
        await self.is_there.wait()
        if self.refusals:
            self.refusals -= 1
            raise WorkerLost("it died again")
        if self.defect is not None:
            raise self.defect
        self.is_up = True
        return FACTS

    async def replace(self) -> None:
        self.num_replaced += 1

    async def is_alive(self, timeout_s: float) -> bool:
        return self.is_up

    async def node(self) -> Node:
        return self.runs_on

    async def open_store(self, location: Any) -> None:
        self.stores.append(location)

    async def join_epoch(self, spec: EpochSpec) -> str:
        if not self.is_up:
            raise WorkerLost("gone")
        if self.bad_joins:
            self.bad_joins -= 1
            raise ChainBroken(f"rank {spec.rank} could not join epoch {spec.epoch}: timed out")
        self.epochs.append(spec)
        return "" if spec.rank == spec.world_size - 1 else "host: both are on one GPU"

    async def abort(self, request: int) -> None:
        pass

    def kill(self) -> None:
        self.is_up = False

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        if not self.is_up:
            raise WorkerLost("its node is gone")
        if not plan.is_first and self.predecessor is not None and not self.predecessor.is_up:
            yield RunFailed(kind=FailureKind.CHAIN_BROKEN, message="the predecessor is gone")
            return
        if plan.is_last:
            yield TokenComputed(token_id=7, timings=RunTimings())
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH if plan.is_last else None)
