"""Calls to a store take turns, a few at a time; the queue of each tenant is bounded."""

import asyncio
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals
from rpc_service import served
from waiting import WAIT_S, until

from cluster.errors import QueueFull
from cluster.handles import kv_handles, tenant_turns
from cluster.handles.tenant_turns import TenantTurns
from cluster.requests import coordinator
from protos.runahead.v1 import runahead_pb2 as pb

SERVICE = "/runahead.v1.RunaheadService"


async def test_the_tokens_of_a_tenants_calls_that_wait_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tenant_turns, "_MOST_WAITING", 5)
    turns, may_go_on = TenantTurns(1, is_shared=True), asyncio.Event()
    begun: list[str] = []

    async def call(name: str, size: int) -> None:
        async with turns.turn(name[0], size):
            begun.append(name)
            await may_go_on.wait()

    calls = [asyncio.create_task(call(*each)) for each in (("a1", 9), ("b1", 9), ("a2", 9), ("b2", 3), ("b3", 2))]
    await until(lambda: begun == ["a1", "b1"])
    for tenant in ("a", "b"):
        with pytest.raises(QueueFull, match="tokens in all wait already"):
            await call(f"{tenant}4", 1)
    calls.append(asyncio.create_task(call("a5", 0)))  # a call that is not refused
    calls[3].cancel()
    await asyncio.wait([calls[3]])
    calls.append(asyncio.create_task(call("b6", 3)))
    await asyncio.sleep(0)
    may_go_on.set()
    await asyncio.gather(*calls, return_exceptions=True)
    assert sorted(begun) == ["a1", "a2", "a5", "b1", "b3", "b6"]
    assert not turns._waiting_size


async def test_a_turn_that_comes_free_as_the_next_call_is_cancelled_is_the_one_after_its() -> None:
    turns, may_end, begun = TenantTurns(1, is_shared=False), asyncio.Event(), list[str]()

    async def call(name: str) -> None:
        async with turns.turn("ann"):
            begun.append(name)
            await may_end.wait()

    first, second, third = (asyncio.create_task(call(name)) for name in ("first", "second", "third"))
    await until(lambda: begun == ["first"])
    await asyncio.sleep(0)
    may_end.set()
    second.cancel()  # in the same step of the loop
    assert [type(each) for each in await asyncio.gather(first, second, third, return_exceptions=True)] == [
        *(type(None), asyncio.CancelledError, type(None))
    ]
    assert begun == ["first", "third"] and not turns._waiting and not turns._shares.total


@pytest.mark.parametrize(
    ("method", "asked", "most"),
    [("GetStats", "stats", kv_handles._MAX_LOOKUPS), ("DeleteData", "delete_tenant", coordinator._MAX_DELETING)],
)
async def test_calls_of_one_tenant_take_few_of_the_stores_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, asked: str, most: int
) -> None:
    principals = Principals(tmp_path, "ann", "bob")
    async with served(tokens_file=principals.file) as service:
        may_go_on, num_asking, most_asking = asyncio.Event(), 0, 0
        original = getattr(service.store, asked)

        async def held(*arguments: Any) -> Any:
            nonlocal num_asking, most_asking
            num_asking += 1
            most_asking = max(most_asking, num_asking)
            await may_go_on.wait()
            num_asking -= 1
            return await original(*arguments)

        monkeypatch.setattr(service.store, asked, held)
        channel = service.channel()

        def call(name: str) -> Any:
            asked = channel.unary_unary(f"{SERVICE}/{method}")
            return asked(b"", metadata=principals.metadata(name), timeout=WAIT_S)

        calls = [call("ann") for _ in range(30)]
        await until(lambda: num_asking == most)
        calls.append(call("bob"))
        await until(lambda: num_asking == most + 1)
        info = channel.unary_unary(f"{SERVICE}/GetModelInfo")
        assert pb.GetModelInfoResponse.FromString(
            await info(b"", metadata=principals.metadata("bob"), timeout=WAIT_S)
        ).model
        calls[7].cancel()
        may_go_on.set()
        ends = [await each.code() for each in calls]
        assert ends.count(grpc.StatusCode.OK) == 30
        assert most_asking == most + 1
