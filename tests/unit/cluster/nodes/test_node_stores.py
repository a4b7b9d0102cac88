"""The stores of all nodes: opened once each, followed from the second on, dropped with their node, summed."""

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import fields, replace
from typing import Any

import pytest
from tiny_facts import IDENTITY, A, B
from waiting import WAIT_S, until

from cluster.nodes import node_stores
from cluster.nodes.node_stores import NodeStores, summed
from cluster.ports import Node, StoreLost
from kvstore import (
    PeerLocation,
    StoreChanges,
    StoreCounters,
    StoreIdentity,
    StoreLocation,
    StoreMismatch,
    StoreStats,
    prompt_keys,
)

KEY = b"k" * 16


class Store:
    """A store of one chunk, up if `is_up` and lost if `is_lost`."""

    def __init__(self) -> None:
        self.num_opened = self.num_asked = 0
        self.is_up, self.has_node = True, True
        self.is_on_this_host = True
        self.after: list[int] = []
        self.kept: StoreIdentity | None = None

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        await asyncio.sleep(0)
        if not self.is_up:
            raise StoreLost("starting")
        self.num_opened += 1
        return StoreLocation(socket=f"{id(self)}", identity=self.kept or identity)

    async def changes(self, after: int, wait_s: float) -> StoreChanges:
        await asyncio.sleep(0.001)
        if not self.is_up:
            raise StoreLost("gone")
        self.after.append(after)
        return StoreChanges(generation=1, sequence=7, is_snapshot=after == 0, added=b"" if after else KEY)

    async def serve_peers(self, host: str, key: bytes) -> PeerLocation:
        return PeerLocation(host=host, port=len(key))

    async def is_gone(self) -> bool:
        return not self.has_node


Opened = tuple[NodeStores, dict[str, Store]]


@pytest.fixture
async def opened(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opened]:
    monkeypatch.setattr(node_stores, "_RETRY_S", 0.001)
    ports = {"1": Store(), "2": Store()}
    stores = NodeStores(lambda node: ports[node.node_id], IDENTITY)
    yield stores, ports
    stores.stop()


async def open_both(stores: NodeStores) -> None:
    for node in (A, B):
        await stores.location_on(node)


async def test_workers_of_one_node_share_a_store_that_is_opened_once(opened: Opened) -> None:
    stores, ports = opened
    one, other = await asyncio.gather(stores.location_on(A), stores.location_on(A))
    assert one is other
    assert ports["1"].num_opened == 1
    await asyncio.sleep(0.01)
    assert ports["1"].after == [], "no store needs a directory"


async def test_the_loop_goes_on_while_a_store_is_begun() -> None:
    has_gone_on, waited = threading.Event(), list[bool]()

    def launch(node: Node) -> Any:
        waited.append(has_gone_on.wait(WAIT_S))
        return Store()

    stores = NodeStores(launch, IDENTITY)
    asyncio.get_running_loop().call_later(0.01, has_gone_on.set)
    await stores.location_on(A)
    assert waited == [True]
    stores.stop()


async def test_with_a_second_node_the_directory_follows_both_and_goes_on_from_where_it_was(opened: Opened) -> None:
    stores, ports = opened
    await open_both(stores)
    await until(lambda: all(len(port.after) > 2 for port in ports.values()))
    assert all(port.after[:3] == [0, 7, 7] for port in ports.values())
    assert stores.directory.stored_chunks(KEY) == {"1": 1, "2": 1}


async def test_what_is_looked_up_before_the_stores_have_told_waits_for_them(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores, ports = opened
    tell, at_once = asyncio.Event(), ports["2"].changes

    async def changes(after: int, wait_s: float) -> StoreChanges:
        await tell.wait()
        return await at_once(after, wait_s)

    monkeypatch.setattr(ports["2"], "changes", changes)
    await open_both(stores)
    asked = asyncio.create_task(stores.when_reported())
    await until(lambda: len(ports["1"].after) > 2)
    assert not asked.done() and stores.directory.stored_chunks(KEY) == {"1": 1}
    tell.set()
    await asked
    assert stores.directory.stored_chunks(KEY) == {"1": 1, "2": 1}


async def test_a_store_that_does_not_answer_is_not_waited_for(opened: Opened) -> None:
    stores, ports = opened
    await open_both(stores)
    ports["2"].is_up = False
    await stores.when_reported()
    assert "2" in stores.silent


async def test_a_store_that_hangs_is_waited_for_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_stores, "_REPORT_WAIT_S", 0.01)
    stores, ports = opened

    async def hang(after: int, wait_s: float) -> StoreChanges:
        return await asyncio.Event().wait()  # type: ignore[return-value]

    monkeypatch.setattr(ports["2"], "changes", hang)
    await open_both(stores)
    await stores.when_reported()
    monkeypatch.setattr(node_stores, "_REPORT_WAIT_S", 1000.0)
    await stores.when_reported()
    assert stores.directory.stored_chunks(KEY) == {"1": 1}


@pytest.mark.parametrize("has_begun", [False, True])
async def test_a_store_that_is_not_followed_any_more_is_not_waited_for(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, has_begun: bool
) -> None:
    monkeypatch.setattr(node_stores, "_REPORT_WAIT_S", 1000.0)
    stores, ports = opened
    asked = asyncio.Event()

    async def hang(after: int, wait_s: float) -> StoreChanges:
        asked.set()
        return await asyncio.Event().wait()  # type: ignore[return-value]

    for node_id, node in (("1", A), ("2", B)):
        monkeypatch.setattr(ports[node_id], "changes", hang)
        stores.add(node, ports[node_id])
    if has_begun:
        await asked.wait()
    stores.stop()
    await asyncio.wait_for(stores.when_reported(), WAIT_S)


async def test_a_lost_store_is_forgotten_and_read_again_when_it_answers(opened: Opened) -> None:
    stores, ports = opened
    await open_both(stores)
    await until(lambda: stores.directory.stored_chunks(KEY) == {"1": 1, "2": 1})
    ports["2"].is_up = False
    await until(lambda: stores.directory.stored_chunks(KEY) == {"1": 1})
    ports["2"].after.clear()
    ports["2"].is_up = True
    await until(lambda: stores.directory.stored_chunks(KEY) == {"1": 1, "2": 1})
    assert ports["2"].after[0] == 0


async def test_a_store_whose_node_is_gone_is_dropped_and_opened_again_when_the_node_is_back(opened: Opened) -> None:
    stores, ports = opened
    await open_both(stores)
    told = list[str]()

    async def gone(node_id: str) -> None:
        told.append(node_id)

    stores._gone = gone
    ports["2"].is_up = ports["2"].has_node = False
    await until(lambda: told == ["2"])
    assert stores.silent == {"2"}
    with pytest.raises(StoreLost):
        stores.on("2")
    ports["2"].is_up = ports["2"].has_node = True
    await stores.location_on(B)
    assert (ports["2"].num_opened, stores.silent) == (2, set())


async def test_all_stores_go_by_the_fingerprint_that_the_first_one_was_made_under(opened: Opened) -> None:
    stores, ports = opened
    former = replace(IDENTITY, model_fingerprint="former")
    ports["1"].kept = former
    await stores.location_on(A)
    assert (await stores.location_on(B)).identity == former == stores.identity
    assert await stores.keys([1] * 64, "") == prompt_keys(former, [1] * 64) != prompt_keys(IDENTITY, [1] * 64)


async def test_every_store_is_asked_with_the_former_fingerprint_under_the_one_that_the_first_keeps() -> None:
    asked, former = list[tuple[str, str]](), replace(IDENTITY, model_fingerprint="former", former_fingerprint="")

    class Asked(Store):
        async def open(self, identity: StoreIdentity) -> StoreLocation:
            asked.append((identity.model_fingerprint, identity.former_fingerprint))
            return await super().open(identity)

    ports = {"1": Asked(), "2": Asked()}
    ports["1"].kept = former
    stores = NodeStores(lambda node: ports[node.node_id], replace(IDENTITY, former_fingerprint="former"))
    await open_both(stores)
    assert asked == [("f", "former"), ("former", "former")]
    stores.stop()


async def test_a_store_that_keeps_another_fingerprint_than_the_first_is_refused_with_both_nodes(opened: Opened) -> None:
    stores, ports = opened
    ports["2"].kept = replace(IDENTITY, model_fingerprint="former")
    await stores.location_on(A)
    with pytest.raises(
        StoreMismatch, match=r"^the stores of nodes a and b .*\(f and former\): .*delete the store dir.*$"
    ):
        await stores.location_on(B)
    assert stores.identity == IDENTITY
    with pytest.raises(StoreLost):
        stores.on("2")


async def test_a_store_that_could_not_be_opened_is_not_launched_twice(opened: Opened) -> None:
    stores, ports = opened
    ports["1"].is_up = False
    launched = list[Node]()
    launch = stores._launch
    stores._launch = lambda node: launched.append(node) or launch(node)  # type: ignore[func-returns-value]
    with pytest.raises(StoreLost):
        await stores.location_on(A)
    ports["1"].is_up = True
    await stores.location_on(A)
    assert launched == [A]


async def test_stores_listen_for_their_peers_on_the_loopback_interface_while_all_are_on_this_host(
    opened: Opened,
) -> None:
    stores, ports = opened
    one, other = ports["1"], ports["2"]
    await stores.location_on(A)
    assert (await stores.listening(one)).host == "127.0.0.1"
    with pytest.raises(StoreLost, match="the store's node is gone"):
        await stores.listening(other)
    ports["2"].is_on_this_host = False
    await stores.location_on(B)
    assert [(await stores.listening(port)).host for port in (one, other)] == [A.address, B.address]


@pytest.mark.parametrize(
    ("address", "is_on_this_host", "listens_at"),
    [("fd00:1::1", True, "::1"), ("10.0.0.2", False, "10.0.0.2")],
)
async def test_one_store_listens_where_this_process_can_reach_it(
    opened: Opened, address: str, is_on_this_host: bool, listens_at: str
) -> None:
    stores, ports = opened
    ports["1"].is_on_this_host = is_on_this_host
    await stores.location_on(replace(A, address=address))
    assert (await stores.listening(ports["1"])).host == listens_at


def test_statistics_of_several_stores_add_up_field_by_field() -> None:
    names = [each.name for each in fields(StoreCounters)]
    counters = StoreCounters(**{name: number for number, name in enumerate(names, start=1)})
    sizes = {each.name: 10 for each in fields(StoreStats) if each.type == "int" or each.type is int}
    one = StoreStats(**{**sizes, "counters": counters, "direct_io": None, "native_aio": True})
    total = summed([one, replace(one, direct_io=True, native_aio=False), replace(one, direct_io=False)])
    assert total is not None
    assert [getattr(total.counters, name) for name in names] == [3 * number for number in range(1, len(names) + 1)]
    assert {name: getattr(total, name) for name in sizes} == {**dict.fromkeys(sizes, 30), "tokens_per_chunk": 10}
    assert (total.direct_io, total.native_aio) == (False, False)
    assert summed([]) is None
