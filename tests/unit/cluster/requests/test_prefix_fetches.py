"""Fetches measure the link between stores, and fetches that would not pay are not begun."""

import asyncio
from typing import Any

import pytest
from tiny_facts import IDENTITY, token_request

from cluster.nodes.node_stores import NodeStores
from cluster.ports import Node
from cluster.requests.counters import ServiceCounters
from cluster.requests.prefix_fetches import Bandwidth, PrefixFetches
from cluster.requests.request import TokenRequest
from cluster.requests.routing import Route
from kvstore import FetchReport, PeerLocation

ROUTE = Route(("2",), 64, ("2",), "1")


class Store:
    """A store that fetches one megabyte in half a second, less than it was asked for."""

    is_on_this_host = True

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, int, float]] = []
        self.keys: list[bytes] = []
        self.may_go_on = asyncio.Event()
        self.seconds = 0.5
        self.num_suspected = 0

    async def suspect(self, reason: str) -> None:
        self.num_suspected += 1

    async def serve_peers(self, host: str, key: bytes) -> PeerLocation:
        self.keys.append(key)
        return PeerLocation(host=host, port=1)

    async def fetch(
        self, peer: PeerLocation, key: bytes, token_ids: Any, *, tenant: str, num_tokens: int, timeout_s: float
    ) -> FetchReport:
        self.asked.append((key, num_tokens, timeout_s))
        await self.may_go_on.wait()
        return FetchReport(
            num_tokens=48,
            num_fetched_tokens=32,
            size_bytes=10**6,
            seconds=self.seconds,
            publish_s=0.1,
            failure="it hung up",
        )


async def opened() -> tuple[PrefixFetches, dict[str, Store], ServiceCounters]:
    stores, counters = {"1": Store(), "2": Store()}, ServiceCounters()
    node_stores = NodeStores(lambda node: stores[node.node_id], IDENTITY)
    for number, store in stores.items():
        node_stores.add(Node(number, number, "10.0.0.1"), store)
    node_stores.stop()
    return PrefixFetches(node_stores, counters, 1e9), stores, counters


def request_of(tenant: str = "", deadline_s: float | None = None) -> TokenRequest:
    return token_request(range(100), tenant=tenant, deadline_s=deadline_s)


async def test_what_came_is_used_and_counted_and_what_did_not_is_a_failure() -> None:
    fetches, stores, counters = await opened()
    stores["2"].may_go_on.set()
    assert await fetches.fetch(request_of(), ROUTE, asyncio.Event()) == (32, 10**6)
    ((key, num_tokens, timeout_s),) = stores["2"].asked
    assert (stores["1"].keys, num_tokens, timeout_s) == ([key], 64, 60.0)
    assert (counters.prefix_fetches, counters.prefix_fetch_failures) == (1, 1)
    assert (counters.fetched_tokens, counters.fetched_bytes) == (32, 10**6)
    assert fetches.bandwidth.bytes_per_s < 1e9, "two megabytes a second were measured"


async def test_a_store_that_leaves_another_without_an_answer_is_suspected_and_one_that_hangs_up_is_not() -> None:
    fetches, stores, _ = await opened()
    stores["2"].may_go_on.set()
    for seconds, num_suspected in ((0.5, 0), (10.0, 1)):
        stores["2"].seconds = seconds
        await fetches.fetch(request_of(), ROUTE, asyncio.Event())
        assert [store.num_suspected for store in stores.values()] == [num_suspected, 0], "the source is suspected"


async def test_a_fetch_has_no_more_time_than_its_request() -> None:
    fetches, stores, _ = await opened()
    stores["2"].may_go_on.set()
    await fetches.fetch(request_of(deadline_s=0.0), ROUTE, asyncio.Event())
    assert stores["2"].asked[0][2] == 0.0


async def test_a_request_that_ends_leaves_its_fetch_which_is_counted_when_it_is_over() -> None:
    fetches, stores, counters = await opened()
    ending = asyncio.Event()
    ending.set()
    assert await fetches.fetch(request_of("x"), ROUTE, ending) == (0, 0)
    stores["2"].may_go_on.set()
    assert await fetches.over("x")
    assert counters.fetched_tokens == 32
    assert not await fetches.over("x")


async def test_nothing_is_fetched_of_a_tenant_whose_data_is_being_deleted() -> None:
    fetches, stores, counters = await opened()
    stores["2"].may_go_on.set()
    with fetches.barred("x"), fetches.barred("x"):
        assert await fetches.fetch(request_of("x"), ROUTE, asyncio.Event()) == (0, 0)
        assert await fetches.fetch(request_of("y"), ROUTE, asyncio.Event()) == (32, 10**6)
    assert counters.prefix_fetches == 1
    assert await fetches.fetch(request_of("x"), ROUTE, asyncio.Event()) == (32, 10**6)


def test_the_latest_fetches_say_how_fast_the_way_is_and_long_ones_more_than_short_ones() -> None:
    bandwidth = Bandwidth.guessed(1e9)
    assert bandwidth.bytes_per_s == pytest.approx(1e9)
    assert bandwidth.learned(0, 1.0) == bandwidth.learned(10, 0.0) == bandwidth
    assert bandwidth.learned(1000, 0.01).bytes_per_s > 0.5e9, "a short fetch says little about the link"
    for _ in range(30):
        bandwidth = bandwidth.learned(10**8, 1.0)
    assert bandwidth.bytes_per_s == pytest.approx(1e8, rel=0.01)
    for _ in range(10):
        bandwidth = bandwidth.learned(10**9, 1.0)
    assert 0.8e9 < bandwidth.bytes_per_s < 1e9
