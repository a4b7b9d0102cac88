"""RPCs are counted by method and final status, whatever ends them."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import grpc
import pytest
import structlog
from callers import Principals
from prometheus_client import generate_latest
from rpc_service import ENDLESS_TOKENS, Served, served
from waiting import until

from cluster.config.limits import LimitsConfig


def rpcs(running: Served, method: str, status: str) -> float:
    return running.metrics.registry.get_sample_value("runahead_rpcs_total", {"method": method, "status": status}) or 0.0


def refused(running: Served, cause: str) -> float:
    return running.metrics.registry.get_sample_value("runahead_requests_refused_total", {"cause": cause}) or 0.0


async def failed(call: Any) -> str:
    try:
        await call
    except grpc.aio.AioRpcError as error:
        return str(error.code().name)
    return "OK"


async def test_calls_and_streams_that_end_well_are_ok() -> None:
    async with served() as running:
        await running.stub().prefill()
        async for _ in running.stub().generate():
            pass
        await until(lambda: rpcs(running, "Generate", "OK") == 1)
        assert rpcs(running, "Prefill", "OK") == 1


async def test_refusals_are_counted_by_status_and_by_cause() -> None:
    async with served(LimitsConfig(max_prompt_tokens=10)) as running:
        assert await failed(running.stub().prefill(11)) == "INVALID_ARGUMENT"
        running.worker.fault = RuntimeError("a bug")
        assert await failed(running.stub().prefill()) == "INTERNAL"
        await until(lambda: rpcs(running, "Prefill", "INTERNAL") == 1)
        assert rpcs(running, "Prefill", "INVALID_ARGUMENT") == 1
        assert (refused(running, "invalid_request"), refused(running, "internal_error")) == (1, 1)
        assert refused(running, "queue_full") == 0


async def test_bytes_that_are_no_message_are_counted_as_invalid() -> None:
    async with served() as running:
        call = running.channel().unary_unary("/runahead.v1.RunaheadService/Prefill")
        assert await failed(call(b"\xff\xff\xff", timeout=20)) == "INVALID_ARGUMENT"
        await until(lambda: rpcs(running, "Prefill", "INVALID_ARGUMENT") == 1)
        assert refused(running, "invalid_request") == 1


async def test_a_client_that_leaves_is_cancelled() -> None:
    async with served() as running:
        call = running.stub().generate(ENDLESS_TOKENS)
        await anext(aiter(call))
        call.cancel()
        await until(lambda: rpcs(running, "Generate", "CANCELLED") == 1)
        await until(lambda: running.coordinator.counters.requests_aborted == 1)


@pytest.mark.parametrize("with_tokens", [False, True])
async def test_whatever_callers_name_their_methods_there_is_one_label_and_no_long_line(
    tmp_path: Path, with_tokens: bool
) -> None:
    tokens_file = Principals(tmp_path, "mine").file if with_tokens else ""
    async with served(tokens_file=tokens_file, engine_api=False) as running:
        own = {"Prefill": "UNAUTHENTICATED" if with_tokens else "INVALID_ARGUMENT", "Check": "OK"}
        with structlog.testing.capture_logs() as logs:
            for number in range(30):
                for path in (f"/x.Y/{number}{'n' * 7000}", f"/{number}.Y/Prefill", "/runahead.v1.RunaheadService/"):
                    await failed(running.channel().unary_unary(path)(b"", timeout=20))
            await failed(running.channel().unary_unary("/runahead.v1.RunaheadService/Prefill")(b"", timeout=20))
            await failed(running.channel().unary_unary("/grpc.health.v1.Health/Check")(b"", timeout=20))
        unknown = "UNAUTHENTICATED" if with_tokens else "UNIMPLEMENTED"
        await until(lambda: rpcs(running, "unknown", unknown) == 90)
        assert all(rpcs(running, method, status) == 1 for method, status in own.items())
        page = generate_latest(running.metrics.registry).decode()
    assert len([line for line in page.splitlines() if line.startswith("runahead_rpcs_total{")]) == 3
    assert all(len(str(line)) < 1000 for line in logs)


async def test_a_client_that_leaves_while_it_is_refused_is_one_line_and_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with served() as running:
        logger = logging.getLogger("grpc._cython.cygrpc")
        with structlog.testing.capture_logs() as logs:
            for error in (asyncio.CancelledError(), grpc.aio.UsageError("RPC already finished")):
                try:
                    raise error
                except BaseException:
                    logger.exception("Exception not handled in servicer method [/x.Y/Z]")
            logger.error("something else")
        assert [line["event"] for line in logs] == ["call cut short"] * 2
        assert len({line["repeats"] for line in logs}) == 2, "the first line of each kind is written"
        assert running.server.left_calls.num_cut == 2
    assert [record.getMessage() for record in caplog.records] == ["something else"]
    assert running.server.left_calls not in logger.filters


async def test_the_trace_of_a_request_is_its_own_principals_and_bounded(tmp_path: Any) -> None:
    async with served(keep_traces=2) as running:
        for number in range(3):
            await running.stub().prefill(request_id=f"r{number}")
        await until(lambda: running.metrics.registry.get_sample_value("runahead_request_duration_seconds_count") == 3)
        trace = await running.stub().trace("r2")
        assert (trace.request_id, trace.status) == ("r2", "OK")
        assert [phase.name for phase in trace.phases] == ["accept", "queue", "lookup", "plan", "run", "settle"]
        assert 0 < trace.token_s[0] <= trace.end_s
        assert (trace.workers[0].rank, trace.workers[0].token_end) == (0, 5)
        assert await failed(running.stub().trace("r0")) == "NOT_FOUND"
        assert await failed(running.stub().trace("r1")) == "OK"
        assert await failed(running.stub().trace("no such")) == "INVALID_ARGUMENT"
