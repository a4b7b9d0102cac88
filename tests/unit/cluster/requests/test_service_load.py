"""The load that a router sees: requests and prompt tokens, waiting and computing."""

import asyncio
from typing import Any

from rpc_service import BusyWorker, served
from waiting import until


async def first_of(call: Any) -> Any:
    return await anext(aiter(call))


async def test_tokens_wait_then_compute_until_the_first_token_is_there() -> None:
    async with served(max_running_requests=1, max_queued_requests=3) as service:
        coordinator, worker = service.coordinator, BusyWorker(decodes=False)
        coordinator.chain.workers = (worker,)
        running = asyncio.create_task(first_of(service.stub().generate(20, request_id="r20")))
        await worker.is_busy.wait()
        waiting = asyncio.create_task(first_of(service.stub().generate(30, request_id="r30")))
        await until(lambda: coordinator.admission.num_queued)
        load = coordinator.load()
        assert (load.num_running, load.max_running, load.num_queued, load.max_queued) == (1, 1, 1, 3)
        assert (load.num_computing_tokens, load.num_queued_tokens, load.is_draining) == (20, 30, False)
        stats = service.servicer.service_stats()
        assert (stats.computing_tokens, stats.queued_tokens) == (20, 30)
        await coordinator.drain(0.0)
        assert coordinator.load().is_draining
        await asyncio.gather(running, waiting, return_exceptions=True)


async def test_a_request_that_decodes_computes_no_prompt_tokens() -> None:
    async with served() as service:
        worker = BusyWorker(decodes=True)
        service.coordinator.chain.workers = (worker,)
        call = service.stub().generate(20, request_id="r")
        await first_of(call)
        load = service.coordinator.load()
        assert (load.num_running, load.num_computing_tokens, load.num_queued_tokens) == (1, 0, 0)
        await service.stub().abort("r")


async def test_the_time_to_first_token_of_an_answered_request_is_counted() -> None:
    async with served() as service:
        await service.stub().prefill(5)
        await until(lambda: len(service.coordinator.first_token_times) == 1)
        assert service.coordinator.first_token_times.quantile_s(0.5) > 0
