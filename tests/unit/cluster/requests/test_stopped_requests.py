"""A service that stops refuses requests that it cannot finish: no reply is cut short, and clients may try again."""

import asyncio
from typing import Any

import grpc
import pytest
from callers import refused
from rpc_service import BusyWorker, served


async def tokens_of(call: Any) -> list[int]:
    return [token async for response in call for token in response.tokens.token_ids]


@pytest.mark.parametrize("decodes", [True, False])
async def test_a_request_that_a_drain_stops_is_unavailable_and_not_complete(decodes: bool) -> None:
    async with served() as service:
        worker = BusyWorker(decodes=decodes)
        service.coordinator.chain.workers = (worker,)
        call = service.stub().generate(request_id="r")
        ended = asyncio.create_task(tokens_of(call))
        await worker.is_busy.wait()
        await service.coordinator.drain(0.0)
        code, says = await refused(ended)
        assert code is grpc.StatusCode.UNAVAILABLE and "shutting down" in says
        counters = service.coordinator.counters
        assert (counters.requests_failed, counters.requests_aborted) == (1, 0)
        assert service.coordinator.trace("", "r").status == "UNAVAILABLE"
