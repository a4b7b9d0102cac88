"""A store on Ray that answers after its caller has gone: its placement is settled."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from slow_actor import SlowActor
from waiting import WAIT_S, until

from cluster.ports import ONLY_NODE, StoreLost
from cluster.ray_runtime import stores as ray_stores
from cluster.ray_runtime.stores import RayStore
from kvstore import Placement, StoreConfig


def store_of(actor: SlowActor) -> RayStore:
    store = RayStore(StoreConfig(directory="nowhere"), "info", ONLY_NODE)
    store._actor = actor
    return store


def placing(store: RayStore, method: str, wait_s: float = 0.0) -> Coroutine[Any, Any, Placement]:
    if method == "acquire":
        return store.acquire(range(99), save=True, tenant="")
    return store.hold(range(99), tenant="", wait_s=wait_s)


async def nothing_is_held(actor: SlowActor) -> None:
    await until(lambda: actor.num_placed and not actor.held)


@pytest.mark.parametrize("method", ["acquire", "hold"])
async def test_a_placement_that_comes_after_the_time_of_its_call_is_settled(
    monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    actor = SlowActor()
    monkeypatch.setattr(ray_stores, "_CALL_TIMEOUT_S", 0.01)
    with pytest.raises(StoreLost, match="did not answer"):
        await placing(store_of(actor), method)
    monkeypatch.setattr(ray_stores, "_CALL_TIMEOUT_S", WAIT_S)
    actor.answers.set()
    await nothing_is_held(actor)


@pytest.mark.parametrize("method", ["acquire", "hold"])
async def test_a_placement_for_a_caller_that_was_cancelled_is_settled(method: str) -> None:
    actor = SlowActor()
    call = asyncio.create_task(placing(store_of(actor), method))
    await asyncio.sleep(0)
    call.cancel()
    await asyncio.wait([call])
    assert call.cancelled()
    actor.answers.set()
    await nothing_is_held(actor)


async def test_a_placement_in_time_is_its_callers_and_a_hold_may_take_as_long_as_it_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    actor = SlowActor()
    monkeypatch.setattr(ray_stores, "_CALL_TIMEOUT_S", 0.0)
    call = asyncio.create_task(placing(store_of(actor), "hold", wait_s=1000.0))
    await asyncio.sleep(0.01)
    actor.answers.set()
    placement = await call
    assert actor.held == {placement.placement_id}
