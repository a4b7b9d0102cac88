"""Complete replies that are not yet read take no place among running requests, and their number is bounded."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from rpc_service import served
from tiny_facts import token_request

from cluster.errors import QueueFull
from cluster.requests import coordinator as coordinators
from cluster.requests.coordinator import Coordinator
from cluster.requests.request import Finished, RequestEvent


def asked(coordinator: Coordinator, name: str, tenant: str = "slow") -> AsyncIterator[RequestEvent]:
    return coordinator.run(token_request([1] * 20, request_id=name, tenant=tenant, keep=False))


async def first_of(coordinator: Coordinator, reply: AsyncIterator[RequestEvent]) -> None:
    """Read the first event of a reply; on return all of its events are there."""
    await anext(reply)
    await asyncio.gather(*(run.settled() for run in coordinator._live.values()))


async def test_a_tenant_with_many_unread_replies_is_refused_until_it_reads_and_no_other_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coordinators, "_MOST_UNREAD", 2)
    async with served(max_running_requests=1) as service:
        coordinator = service.coordinator
        replies = [asked(coordinator, f"r{number}") for number in range(2)]
        for reply in replies:
            await first_of(coordinator, reply)
        assert coordinator.admission.num_running == 0
        with pytest.raises(QueueFull, match="2 replies of your finished requests are unread"):
            await anext(asked(coordinator, "third"))
        await first_of(coordinator, asked(coordinator, "r0", tenant="another"))
        assert [type(event) async for event in replies[0]] == [Finished]
        await anext(asked(coordinator, "third"))
        assert coordinator.counters.requests == 4
