"""Requests whose connections die silently, or reach their greatest age."""

import asyncio
from collections.abc import Callable
from typing import Any

import grpc
import pytest
from both_clients import BothClients
from callers import refused
from freezing_proxy import freezing_proxy
from rpc_service import ENDLESS_TOKENS, BusyWorker, Served, served
from waiting import WAIT_S, until

from cluster.client import AsyncClient, Completion
from cluster.client import retries as client_calls

#: Seconds that a ping may stay unanswered where connections freeze: a busy machine answers sooner.
PING_TIMEOUT_S = 3.0


def serve_by(service: Served, worker: Any) -> None:
    service.coordinator.chain.workers = (worker,)


async def test_requests_whose_connection_froze_end_in_the_workers() -> None:
    """Before their first token and after it, with a client's request id and without one."""

    async def froze(decodes: bool) -> None:
        async with (
            served(keepalive_s=0.2, keepalive_timeout_s=PING_TIMEOUT_S) as service,
            freezing_proxy(service.address) as proxy,
        ):
            worker = BusyWorker(decodes=decodes)
            serve_by(service, worker)
            async with grpc.aio.insecure_channel(proxy.address) as channel:
                calls = [service.stub(channel=channel).generate(request_id=request_id) for request_id in ("", "r")]
                reading = [asyncio.create_task(anext(aiter(call), None)) for call in calls]
                await until(lambda: worker.num_begun == 2)
                if decodes:
                    await asyncio.wait_for(asyncio.gather(*reading), WAIT_S)
                proxy.freeze()
                await until(lambda: worker.num_aborted == 2)
                await until(lambda: not service.coordinator.admission.num_running)
                assert service.coordinator.counters.requests_aborted == 2
                for each in reading:
                    each.cancel()

    await asyncio.gather(*(froze(decodes) for decodes in (True, False)))


async def test_a_stream_that_is_silent_for_many_pings_of_the_server_lives_on() -> None:
    async with (
        served(keepalive_s=0.1, keepalive_timeout_s=WAIT_S) as service,
        freezing_proxy(service.address) as proxy,
        AsyncClient(proxy.address, retry_s=0.0) as client,
    ):
        worker = BusyWorker(decodes=True)
        serve_by(service, worker)
        stream = client.stream([1, 2, 3], request_id="r")
        first = await anext(stream)
        before = proxy.num_server_pings
        await until(lambda: proxy.num_server_pings >= before + 10)
        assert (proxy.num_connections, worker.num_aborted, service.coordinator.admission.num_running) == (1, 0, 1)
        rest = asyncio.create_task(_all(stream))
        await service.stub().abort("r")
        (completion,) = await asyncio.wait_for(rest, WAIT_S)
        assert isinstance(completion, Completion)
        assert (first.token_ids, completion.token_ids, completion.finish_reason) == ((7,), (7,), "abort")
        assert service.coordinator.counters.requests == 1


async def test_a_client_that_pings_each_second_is_no_attacker_and_asks_again_when_its_connection_has_frozen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """gRPC's clients ping no more often than that."""
    sooner = {"grpc.keepalive_time_ms": 100, "grpc.http2.ping_timeout_ms": int(PING_TIMEOUT_S * 1e3)}
    monkeypatch.setattr(client_calls, "_CHANNEL_OPTIONS", [*{**dict(client_calls._CHANNEL_OPTIONS), **sooner}.items()])
    async with (
        served() as service,
        freezing_proxy(service.address) as proxy,
        AsyncClient(proxy.address, retry_s=WAIT_S) as client,
    ):
        serve_by(service, BusyWorker(decodes=True))
        stream = client.stream([1, 2, 3], request_id="r")
        pieces: list[Any] = [await anext(stream)]
        rest = asyncio.create_task(_all(stream))
        await until(lambda: proxy.num_pings >= 4)
        assert (proxy.num_connections, service.servicer.service_stats().requests_repeated) == (1, 0)
        proxy.freeze()
        await until(lambda: service.servicer.service_stats().requests_repeated == 1)
        await service.stub().abort("r")
        pieces += await asyncio.wait_for(rest, WAIT_S)
        assert [piece.token_ids for piece in pieces[:-1]] == [(7,)]
        assert (pieces[-1].token_ids, pieces[-1].finish_reason) == ((7,), "abort")
        assert service.coordinator.counters.requests == 1


async def test_a_connection_that_is_old_is_replaced_without_an_error_and_its_requests_go_on(
    client_of: Callable[..., BothClients],
) -> None:
    async with served(max_connection_age_s=0.2) as service, freezing_proxy(service.address) as proxy:
        serve_by(service, BusyWorker(decodes=True))
        client = client_of(proxy.address, retry_s=0.0)
        stream = client.follow("stream", [1, 2, 3], request_id="r")
        first = await anext(stream)
        async with asyncio.timeout(WAIT_S):
            while proxy.num_connections < 4:
                await client.call("stats")
        rest = asyncio.create_task(_all(stream))
        await client.call("abort", "r")
        (completion,) = await asyncio.wait_for(rest, WAIT_S)
        assert first.token_ids == completion.token_ids == (7,)
        assert completion.finish_reason == "abort"


async def test_a_request_on_an_old_connection_has_as_much_time_as_is_said() -> None:
    async with served(max_connection_age_s=0.2, max_connection_grace_s=0.2) as service:
        call = service.stub().generate(ENDLESS_TOKENS)
        assert (await refused(_all(aiter(call))))[0] is grpc.StatusCode.UNAVAILABLE
        await until(lambda: not service.coordinator.admission.num_running)


async def _all(stream: Any) -> list[Any]:
    return [item async for item in stream]
