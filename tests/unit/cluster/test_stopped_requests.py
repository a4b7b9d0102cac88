"""A service that stops turns away what it cannot finish: no reply is cut short, and clients may ask again."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from rpc_service import OneTokenWorker, served

from workers.plan import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent, WorkerPlan


class BusyWorker(OneTokenWorker):
    """Is busy until it is aborted, before its first token or after it; as workers do, it calls the latter an end."""

    def __init__(self, *, decodes: bool) -> None:
        super().__init__()
        self.decodes = decodes
        self.is_busy = asyncio.Event()

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        if self.decodes:
            yield TokenComputed(token_id=7, timings=RunTimings())
        self.is_busy.set()
        await self._aborted.setdefault(plan.request, asyncio.Event()).wait()
        if self.decodes:
            yield RunDone(timings=RunTimings(), finish_reason=FinishReason.ABORT)
        else:
            yield RunFailed(error="RequestCancelled", message="aborted")


async def tokens_of(call: Any) -> list[int]:
    return [token async for response in call for token in response.tokens.token_ids]


@pytest.mark.parametrize("decodes", [True, False])
async def test_a_request_that_a_drain_stops_is_unavailable_and_not_complete(decodes: bool) -> None:
    async with served() as service:
        worker = BusyWorker(decodes=decodes)
        worker_port: Any = worker
        service.coordinator.chain.workers = (worker_port,)
        call = service.stub().generate(request_id="r")
        ended = asyncio.create_task(tokens_of(call))
        await worker.is_busy.wait()
        await service.coordinator.drain(0.0)
        with pytest.raises(grpc.aio.AioRpcError, match="shutting down") as caught:
            await ended
        assert caught.value.code() is grpc.StatusCode.UNAVAILABLE
        counters = service.coordinator.counters
        assert (counters.requests_failed, counters.requests_aborted) == (1, 0)
        assert service.coordinator.trace("", "r").status == "UNAVAILABLE"
