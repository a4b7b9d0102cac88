"""A store on Ray that answers too late: what it holds for a caller that has gone is given back."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from waiting import WAIT_S, until

from cluster.ports import ONLY_NODE, StoreLost
from cluster.ray_runtime import stores as ray_stores
from cluster.ray_runtime.stores import RayStore
from kvstore import Placement, StoreConfig


class Method:
    """As a method of an actor: a caller that waits for it no more does not end it."""

    def __init__(self, call: Callable[..., Coroutine[Any, Any, Any]]) -> None:
        self._call = call
        self._calls: list[asyncio.Task[Any]] = []

    def remote(self, *arguments: Any, **named: Any) -> "asyncio.Future[Any]":
        self._calls.append(asyncio.create_task(self._call(*arguments, **named)))
        return asyncio.shield(self._calls[-1])


class SlowActor:
    """Places what it is asked for when it `answers`."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.num_placed = 0
        self.held: set[int] = set()
        self.call = Method(self._called)

    async def _called(self, method: str, *arguments: Any, **named: Any) -> Placement | None:
        if method == "settle":
            self.held.remove(*arguments)
            return None
        await self.answers.wait()
        self.num_placed += 1
        self.held.add(self.num_placed)
        return Placement(placement_id=self.num_placed, tokens_per_chunk=64)


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
