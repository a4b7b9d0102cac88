"""A task cancelled at any of its awaits leaves no placement in any store, whatever is granted meanwhile."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import pytest
from run_steps import RememberingWorker, backend_of
from tiny_facts import COST, FACTS, IDENTITY, A, B, token_request
from waiting import turns

from cluster.chain.chain import Chain
from cluster.config.leases import LeasesConfig
from cluster.handles.kv_handles import KvHandles
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.planning.planner import Planner
from cluster.ports import Node
from cluster.requests.admission import Admission
from cluster.requests.counters import ServiceCounters
from cluster.requests.lookup import PrefixLookup
from cluster.requests.request import TokenRequest
from cluster.requests.request_run import RequestRun
from cluster.requests.routing import Route
from kvstore import Placement, StoreError
from workers.presets.registry import preset_of

TOKENS = tuple(range(99))
CHUNK = 64
#: More steps of the event loop than any of the calls takes.
MOST_STEPS = 60

_T = TypeVar("_T")


class DeafStore:
    """Completes each call some steps later even if its caller was cancelled, like a store in another process."""

    is_on_this_host = True

    def __init__(self, first_id: int) -> None:
        self.held: set[int] = set()
        self.num_granted = 0
        self.error: Exception | None = None
        self._ids = itertools.count(first_id)
        self._calls: set[asyncio.Task[Any]] = set()

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        return await self._answer(self._place)

    async def hold(self, token_ids: Sequence[int], **options: Any) -> Placement:
        return await self._answer(self._place)

    async def flow(self, placement_id: int, saves: Sequence[tuple[int, int]]) -> Placement:
        return await self._answer(self._place)

    async def settle(self, placement: Placement) -> None:
        await self._answer(lambda: self.held.remove(placement.placement_id))

    async def resident_tokens(self, placement: Placement) -> int:
        return await self._answer(lambda: 0)

    async def bring_to_memory(self, placement: Placement) -> None:
        await self._answer(lambda: None)

    def _place(self) -> Placement:
        if self.error is not None:
            raise self.error
        placement_id = next(self._ids)
        self.num_granted += 1
        self.held.add(placement_id)
        return Placement(
            placement_id=placement_id, tokens_per_chunk=CHUNK, num_stored_tokens=CHUNK, save_start=1, save_end=1
        )

    async def _answer(self, work: Callable[[], _T]) -> _T:
        call = asyncio.create_task(self._work(work))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)
        return await asyncio.shield(call)

    async def _work(self, work: Callable[[], _T]) -> _T:
        await asyncio.sleep(0)
        done = work()
        await asyncio.sleep(0)
        return done


class Setup:
    """One or two nodes with a store each, and the objects that look prefixes up in them."""

    def __init__(self, *nodes: Node) -> None:
        self.stores = {node.node_id: DeafStore(100 * (1 + index)) for index, node in enumerate(nodes)}
        self.chain = Chain([RememberingWorker(store) for store in self.stores.values()], stopped_after_s=5.0)
        self.chain.epoch, self.chain.nodes = 1, nodes
        self.node_stores = NodeStores(lambda node: None, IDENTITY)  # type: ignore[arg-type, return-value]
        for node in nodes:
            self.node_stores.add(node, self.stores[node.node_id])
        self.node_stores.stop()
        self.counters, self.planner = ServiceCounters(), Planner(COST, min_tokens_per_worker=16, is_measured=False)
        self.lookup = PrefixLookup(
            self.chain, self.node_stores, self.planner, preset_of("attentionstore"), FACTS, self.counters
        )
        self.handles = KvHandles(LeasesConfig(), CHUNK, self.node_stores)
        self.admission = Admission(1, 1)

    def request(self, on_flow: Callable[[NodePlacement], None] | None = None) -> TokenRequest:
        return token_request(TOKENS, on_flow=on_flow)


async def look_up(setup: Setup) -> None:
    """Look up and settle on both nodes."""
    found = await setup.lookup.acquire(setup.request(), Route(("1", "2")))
    await setup.lookup.settle(found)


async def look_up_where_one_fails(setup: Setup) -> None:
    """Look up on both nodes, of which the second fails."""
    setup.stores["2"].error = StoreError("no room")
    with pytest.raises(StoreError):
        await setup.lookup.acquire(setup.request(), Route(("1", "2")))


async def ask_whether_it_is_stored(setup: Setup) -> None:
    await setup.lookup.is_stored(setup.request(), "1", CHUNK)


async def hold(setup: Setup) -> None:
    held = await setup.node_stores.hold(TOKENS, tenant="", wait_s=0.0, node_id="1")
    await setup.node_stores.grants.to_the_end(held.settle())


async def hold_to_save(setup: Setup) -> None:
    held = await setup.node_stores.hold_to_save(TOKENS, tenant="", wait_s=0.0, provenance="exact")
    await setup.node_stores.grants.to_the_end(held.settle())


async def look_up_for_a_handle(setup: Setup) -> None:
    found = await setup.handles.lookup("", TOKENS, 1000.0)
    assert found.handle is not None
    setup.handles.release("", found.handle.handle_id)


async def grant_a_handle(setup: Setup) -> None:
    with setup.handles.reserved("", len(TOKENS)) as lease:
        handle = await setup.handles.grant(lease, TOKENS, 1000.0)
        setup.handles.release("", handle.handle_id)


async def warm(setup: Setup) -> None:
    await setup.handles.warm("", TOKENS, to_memory=True)


async def run_a_request_that_flows(setup: Setup) -> None:
    backend = backend_of(setup.lookup, setup.chain, setup.planner, "attentionstore", setup.counters)
    run = RequestRun(setup.request(setup.handles.settle), backend, setup.admission.join())
    run.start()
    try:
        await asyncio.shield(run._started)
        assert run.trace.status == "OK"
    except asyncio.CancelledError:
        run._started.cancel()
        raise


CALLS: Sequence[Callable[[Setup], Coroutine[Any, Any, None]]] = (
    look_up,
    look_up_where_one_fails,
    ask_whether_it_is_stored,
    hold,
    hold_to_save,
    look_up_for_a_handle,
    grant_a_handle,
    warm,
    run_a_request_that_flows,
)


@pytest.mark.parametrize("is_cancelled_twice", [False, True])
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.__name__)
async def test_a_call_that_is_cancelled_at_any_step_leaves_nothing_in_the_stores(
    call: Callable[[Setup], Awaitable[None]], is_cancelled_twice: bool
) -> None:
    num_granted = set()
    for number in itertools.count():
        setup = Setup(A, B) if call in (look_up, look_up_where_one_fails) else Setup(A)
        task = asyncio.ensure_future(call(setup))
        await turns(number)
        is_over = task.done()
        task.cancel()
        if is_cancelled_twice:
            await turns(1)
            task.cancel()
        await asyncio.wait([task])
        await turns(MOST_STEPS)
        assert not any(store.held for store in setup.stores.values()), f"cancelled at step {number}"
        assert (setup.admission.num_running, setup.admission.num_queued) == (0, 0)
        assert not setup.node_stores.grants._under_way.tasks
        num_granted.add(sum(store.num_granted for store in setup.stores.values()))
        if is_over:
            task.result()
            break
        assert number < MOST_STEPS
    assert len(num_granted) > 1, "some calls were cancelled before the grant, some after it"
