"""Only calls under way wait for a silent store, once; later calls fail at once, until the store answers."""

import asyncio
import time

import pytest
from slow_actor import SlowActor
from waiting import until

from cluster.nodes.store_silence import SilenceCounts, StoreSilence
from cluster.ports import ONLY_NODE, StoreIsSilent, StoreLost
from cluster.ray_runtime.stores import RayStore
from kvstore import (
    KVShape,
    Layout,
    Placement,
    StoreConfig,
    StoreIdentity,
    StoreLocation,
    StoreSilent,
    StoreUnreachable,
)
from tests.support.held_records import HeldRecords

LONG_S = 1000.0


class Store:
    """A store that answers when a test lets it."""

    def __init__(self) -> None:
        self.num_probes = 0
        self.answers = asyncio.Event()
        self.counts = SilenceCounts()
        self.silence = StoreSilence("the store", self.probe, LONG_S, self.counts)

    async def probe(self) -> None:
        self.num_probes += 1
        await self.answers.wait()

    def ask(self, limit_s: float) -> "asyncio.Task[str]":
        async def answered() -> str:
            await self.answers.wait()
            return "here"

        async def call() -> str:
            return await self.silence.answer(asyncio.ensure_future(answered()), limit_s)

        return asyncio.create_task(call())


async def until_it_answers(silence: StoreSilence) -> None:
    await until(lambda: not silence.is_silent)


async def test_the_first_silence_ends_all_waits_and_later_calls_do_not_begin_to_wait() -> None:
    store = Store()
    patient = [store.ask(LONG_S) for _ in range(3)]
    outcomes = await asyncio.gather(store.ask(0.01), *patient, return_exceptions=True)
    assert [type(each) for each in outcomes] == [StoreIsSilent] * 4, "calls with time left end as well"
    for _ in range(5):
        with pytest.raises(StoreIsSilent):
            store.silence.check()
    assert (store.counts.num_silences, store.counts.num_waits, store.num_probes) == (1, 4, 1)

    store.answers.set()
    await until_it_answers(store.silence)
    store.silence.check()
    assert await store.ask(LONG_S) == "here"
    store.silence.begin("a worker says so")
    await until_it_answers(store.silence)
    assert (store.counts.num_silences, store.num_probes) == (2, 2)


async def test_a_caller_that_leaves_does_not_hide_a_silence_and_an_error_is_an_answer() -> None:
    store = Store()
    call = store.ask(0.01)
    await asyncio.sleep(0)
    call.cancel()
    await until(lambda: store.silence.is_silent)

    async def fails() -> None:
        raise StoreLost("its process has died")

    silence = StoreSilence("another", fails, LONG_S, SilenceCounts())
    silence.begin("its process is stopped, and then killed")
    await until_it_answers(silence)


async def test_calls_that_may_take_long_are_ended_by_one_silence_as_well_whenever_it_begins() -> None:
    counts, probes = SilenceCounts(), list[asyncio.Event]()
    loop, after_s = asyncio.get_running_loop(), 0.2

    async def probe() -> None:
        probes.append(asyncio.Event())
        if len(probes) > 2:  # the store has stopped
            await probes[-1].wait()

    silence = StoreSilence("the store", probe, after_s, counts)
    never: list[asyncio.Future[None]] = [loop.create_future() for _ in range(5)]
    calls = [asyncio.create_task(silence.answer(each, after_s, may_take_s=LONG_S)) for each in never]
    outcomes = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 30)
    assert [type(each) for each in outcomes] == [StoreIsSilent] * 5
    assert (counts.num_silences, len(probes)) == (1, 4), "three probes for all calls, and the probe of the silence"
    probes[-1].set()
    await until_it_answers(silence)
    for each in never:
        each.cancel()
    await asyncio.sleep(0)
    assert not silence._long
    silence.stop()


async def test_a_service_that_was_stopped_itself_takes_what_has_come_before_it_calls_a_store_silent() -> None:
    store = Store()
    store.silence = StoreSilence("the store", store.probe, 1.0, store.counts)
    call = store.ask(0.01)
    await asyncio.sleep(0)
    time.sleep(0.5)  # noqa: ASYNC251  # its event loop stands
    await asyncio.sleep(0.01)
    store.answers.set()
    assert await call == "here"
    assert store.counts.num_silences == 0


async def test_a_stopped_store_hears_of_all_placements_that_ended_meanwhile_and_gives_back_late_ones() -> None:
    actor, counts = SlowActor(1), SilenceCounts()
    store = RayStore(StoreConfig(directory="nowhere", silent_after_s=0.01), "info", ONLY_NODE, silences=counts)
    store._actor = actor
    with pytest.raises(StoreIsSilent):
        await store.acquire(range(99), save=True, tenant="")
    with pytest.raises(StoreIsSilent):
        await store.settle(Placement(placement_id=1, tokens_per_chunk=64))
    for _ in range(3):
        with pytest.raises(StoreIsSilent):
            await store.acquire(range(99), save=False, tenant="")
    assert (counts.num_silences, counts.num_waits) == (1, 1)

    actor.answers.set()
    await until(lambda: not actor.held)
    await until_it_answers(store._silence)
    assert sorted(actor.called) == ["acquire", "settle", "settle", "when_disk_answers"]
    assert (await store.acquire(range(99), save=False, tenant="")).placement_id == 3


async def test_clients_of_this_process_do_not_wait_for_a_store_that_its_port_knows_to_be_silent() -> None:
    actor = SlowActor(1)
    store = RayStore(StoreConfig(directory="nowhere", silent_after_s=0.01), "info", ONLY_NODE)
    store._actor = actor
    shape = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
    identity = StoreIdentity(model_fingerprint="m", shape=shape, layout=Layout())
    store._location = StoreLocation(socket="/nowhere", identity=identity, silent_after_s=LONG_S)
    before = store.client()
    with pytest.raises(StoreIsSilent):
        await store.acquire(range(99), save=True, tenant="")
    for client in (before, after := store.client()):
        with pytest.raises(StoreSilent):
            HeldRecords(client, 1)
        with pytest.raises(StoreSilent):
            client.silence.check_waiting(client.silence.now_s())
    actor.answers.set()
    await until_it_answers(store._silence)
    for client in (before, after):
        with pytest.raises(StoreUnreachable) as there_is_none:
            HeldRecords(client, 1)
        assert not isinstance(there_is_none.value, StoreSilent)


async def test_a_store_that_is_opened_has_time_to_start_its_process() -> None:
    actor, counts = SlowActor(1), SilenceCounts()
    store = RayStore(StoreConfig(directory="nowhere", silent_after_s=0.01), "info", ONLY_NODE, silences=counts)
    store._actor = actor
    opening = asyncio.create_task(store._once("open"))
    await asyncio.sleep(0.1)
    actor.answers.set()
    await opening
    assert counts.num_silences == 0 and actor.called == ["open"]
