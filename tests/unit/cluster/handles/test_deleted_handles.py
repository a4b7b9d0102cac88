"""Data deleted while a handle to it is being granted: the handle does not outlive the deletion."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any

import pytest
from rpc_service import RememberingStore, served

from cluster.errors import HandleNotFound, InternalError
from cluster.handles.kv_handles import KvHandle
from cluster.requests.coordinator import Coordinator
from kvstore import Placement, StoreError

NUM_TOKENS = 99
Leased = Callable[[Coordinator, str], Coroutine[Any, Any, KvHandle]]


class OneChunkStore(RememberingStore):
    """A store of one chunk if `holds`, which deletes it if `deletes`."""

    def __init__(self) -> None:
        super().__init__()
        self.holds, self.deletes = asyncio.Event(), asyncio.Event()
        self.is_asked = asyncio.Event()
        self.settled: list[int] = []

    async def hold(self, token_ids: Sequence[int], **options: Any) -> Placement:
        self.is_asked.set()
        await self.holds.wait()
        return Placement(placement_id=5, tokens_per_chunk=64, num_stored_tokens=64)

    async def resident_tokens(self, placement: Placement) -> int:
        return 0

    async def settle(self, placement: Placement) -> None:
        self.settled.append(placement.placement_id)

    async def delete_tenant(self, tenant: str) -> int:
        await self.deletes.wait()
        return await super().delete_tenant(tenant)


@pytest.fixture
async def service() -> AsyncIterator[tuple[Coordinator, OneChunkStore]]:
    async with served() as running:
        store = OneChunkStore()
        (node_store,) = running.coordinator._stores._stores.values()
        node_store.port = store
        yield running.coordinator, store


async def granted(coordinator: Coordinator, tenant: str) -> KvHandle:
    with coordinator.handles.reserved(tenant, NUM_TOKENS) as lease:
        return await coordinator.handles.grant(lease, range(NUM_TOKENS), 60.0)


async def looked_up(coordinator: Coordinator, tenant: str) -> KvHandle:
    handle = (await coordinator.handles.lookup(tenant, range(NUM_TOKENS), 60.0)).handle
    assert handle is not None
    return handle


async def settled(coordinator: Coordinator) -> None:
    await asyncio.gather(*coordinator.handles._background.tasks)


@pytest.mark.parametrize("leased", [granted, looked_up])
@pytest.mark.parametrize(("deleted", "covered"), [("alice", 0), ("bob", 64)])
async def test_a_handle_that_is_being_granted_covers_nothing_of_what_is_deleted_meanwhile(
    service: tuple[Coordinator, OneChunkStore], deleted: str, covered: int, leased: Leased
) -> None:
    coordinator, store = service
    granting = asyncio.create_task(leased(coordinator, "alice"))
    await store.is_asked.wait()
    store.deletes.set()
    await coordinator.delete_data(deleted)
    store.holds.set()
    handle = await granting
    await settled(coordinator)
    assert (handle.covered_tokens, bool(handle.handle_id)) == (covered, bool(covered))
    assert coordinator.handles.leases.num_leases == bool(covered)
    assert store.settled == ([] if covered else [5])
    assert not coordinator.handles._granting
    assert (await leased(coordinator, "alice")).covered_tokens == 64, "KV stored after the deletion can be leased"


@pytest.mark.parametrize("fault", [None, StoreError("the disk is gone")])
async def test_a_handle_that_is_granted_before_the_store_has_deleted_ends(
    service: tuple[Coordinator, OneChunkStore], fault: Exception | None
) -> None:
    """Also when a deletion fails in one store: other stores may have deleted."""
    coordinator, store = service
    store.fault = fault
    deleting = asyncio.create_task(coordinator.delete_data("alice"))
    await asyncio.sleep(0)
    store.holds.set()
    handle = await granted(coordinator, "alice")
    assert handle.covered_tokens == 64
    store.deletes.set()
    await asyncio.wait([deleting])
    assert isinstance(deleting.exception(), InternalError) == (fault is not None)
    with pytest.raises(HandleNotFound):
        coordinator.handles.leases.find("alice", handle.handle_id)
    await settled(coordinator)
    assert store.settled == [5]
