"""Subscribers get every change to their tenant's chunks, without a gap, however slowly they read."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from tiny_facts import IDENTITY, A, B

from cluster.errors import QueueFull
from cluster.nodes import node_stores
from cluster.nodes.node_stores import NodeStores
from cluster.nodes.store_watch import ChunkChanges, ChunksUnknown, Position, StoreWatch, StoreWatchers
from cluster.ports import Node, StoreLost
from kvstore import KEY_BYTES, StoreChanges
from kvstore.index.change_feed import Change, ChangeFeed, merged

#: Seconds, longer than any test.
LONG_S = 60.0


def key(number: int) -> bytes:
    return number.to_bytes(KEY_BYTES, "big")


def unpacked(keys: bytes) -> set[int]:
    return {int.from_bytes(keys[at : at + KEY_BYTES], "big") for at in range(0, len(keys), KEY_BYTES)}


class FeedStore:
    """A store of numbered chunks whose changes come from a real change feed that keeps few keys."""

    def __init__(self, generation: int = 1, first_sequence: int = 100) -> None:
        self.is_lost = self.is_frozen = False
        self.begin_life(generation, first_sequence)

    def begin_life(self, generation: int, first_sequence: int) -> None:
        self.generation = generation
        self.feed = ChangeFeed(first_sequence, max_kept_keys=8)
        self.chunks: dict[int, str] = {}
        self._changed = asyncio.Event()

    def add(self, number: int, tenant: str = "ann") -> None:
        self.chunks[number] = tenant
        self.feed.add(key(number), tenant)
        self._tell()

    def remove(self, number: int) -> None:
        self.feed.remove(key(number), self.chunks.pop(number))
        self._tell()

    def of(self, tenant: str) -> set[int]:
        return {number for number, owner in self.chunks.items() if owner == tenant}

    async def changes(self, after: int, wait_s: float, tenant: str | None = None) -> StoreChanges:
        if self.is_frozen:
            await asyncio.sleep(LONG_S)
        if self.feed.sequence == after and wait_s:
            await self._changed.wait()
        if self.is_lost:
            raise StoreLost("as a test wants it")
        kept = self.feed.since(after)
        changes = [Change(key(each), True, owner) for each, owner in self.chunks.items()] if kept is None else kept
        added, removed = merged(each for each in changes if tenant in (None, each.tenant))
        return StoreChanges(
            generation=self.generation, sequence=self.feed.sequence, is_snapshot=kept is None, added=added,
            removed=removed,
        )  # fmt: skip

    async def is_gone(self) -> bool:
        return False

    def lose(self) -> None:
        self.is_lost = True
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


@dataclass
class Subscriber:
    """A copy of one store's chunks, as a router keeps it; it detects gaps."""

    chunks: set[int] = field(default_factory=set)
    position: Position | None = None
    num_snapshots: int = 0

    def take(self, news: ChunkChanges) -> None:
        if news.is_snapshot:
            self.chunks, self.num_snapshots = set(), self.num_snapshots + 1
        else:
            assert self.position == Position(news.position.epoch, news.after), "no change is missed"
        self.chunks = self.chunks - unpacked(news.removed) | unpacked(news.added)
        self.position = news.position

    async def look(self, watch: StoreWatch, **options: Any) -> list[ChunkChanges]:
        news = await watch.look(LONG_S, **options)
        changes = [each for each in news if isinstance(each, ChunkChanges)]
        assert changes == news, "no store is lost"
        for each in changes:
            self.take(each)
        return changes


@dataclass
class Watched:
    """Stores of nodes, and their watchers."""

    stores: NodeStores
    watchers: StoreWatchers

    def add(self, node: Node) -> FeedStore:
        store: Any = FeedStore()
        self.stores.add(node, store)
        return store  # type: ignore[no-any-return]


@pytest.fixture
async def watched(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(node_stores, "_RETRY_S", 0.001)

    def launch(node: Node) -> Any:
        raise AssertionError("they are open")

    stores = NodeStores(launch, IDENTITY)
    yield Watched(stores, StoreWatchers(stores, max_watchers=3, max_per_tenant=2))
    stores.stop()


async def changed(watch: StoreWatch) -> None:
    async with asyncio.timeout(LONG_S):
        await watch.changed.wait()


async def test_a_subscriber_begins_with_a_snapshot_and_is_told_what_comes_and_goes(watched: Watched) -> None:
    store, router = watched.add(A), Subscriber()
    store.add(1)
    store.add(2)
    with watched.watchers.joined("ann", {}) as watch:
        (snapshot,) = await router.look(watch)
        assert (snapshot.is_snapshot, snapshot.after, router.chunks) == (True, 0, {1, 2})
        assert await router.look(watch) == []
        store.add(3)
        store.remove(1)
        (news,) = await router.look(watch)
        assert (news.is_snapshot, unpacked(news.added), unpacked(news.removed)) == (False, {3}, {1})
        assert (news.after, news.position.sequence) == (102, 104)
    assert (router.chunks, watched.watchers.num_overruns) == ({2, 3}, 0)


async def test_a_change_of_a_store_wakes_its_subscribers(watched: Watched) -> None:
    store, router = watched.add(A), Subscriber()
    with watched.watchers.joined("ann", {}) as watch:
        await changed(watch)  # the task that follows the store has begun
        await router.look(watch)
        waiting = asyncio.create_task(watch.wait(LONG_S))
        store.add(1)
        async with asyncio.timeout(LONG_S / 2):
            await waiting
        await router.look(watch)
    assert router.chunks == {1}


async def test_a_tenant_sees_its_own_chunks_and_not_even_when_chunks_of_others_come(watched: Watched) -> None:
    store, ann, bob = watched.add(A), Subscriber(), Subscriber()
    store.add(1, "ann")
    store.add(2, "bob")
    with watched.watchers.joined("ann", {}) as of_ann, watched.watchers.joined("bob", {}) as of_bob:
        await ann.look(of_ann)
        await bob.look(of_bob)
        assert (ann.chunks, bob.chunks) == ({1}, {2})
        store.remove(2)
        store.add(3, "bob")
        assert await ann.look(of_ann) == []
        (moved,) = await ann.look(of_ann, moves=True)
        assert (moved.added, moved.removed, moved.position.sequence) == (b"", b"", store.feed.sequence)
        assert await ann.look(of_ann, moves=True) == []
        await bob.look(of_bob)
    assert (ann.chunks, bob.chunks) == ({1}, {3})


async def test_a_slow_subscriber_costs_no_memory_and_gets_a_snapshot_that_is_counted(watched: Watched) -> None:
    store, router = watched.add(A), Subscriber()
    with watched.watchers.joined("ann", {}) as watch:
        await router.look(watch)
        for number in range(1000):
            store.add(number)
        assert len(store.feed._kept) == 8, "the watch keeps no changes beyond the feed's own"
        (news,) = await router.look(watch)
        assert news.is_snapshot
        assert (router.chunks, watched.watchers.num_overruns) == (set(range(1000)), 1)
        store.add(1000)
        (news,) = await router.look(watch)
        assert (news.is_snapshot, watched.watchers.num_overruns) == (False, 1)


async def test_many_changes_of_others_do_not_make_a_subscriber_late(watched: Watched) -> None:
    store, router = watched.add(A), Subscriber()
    with watched.watchers.joined("ann", {}) as watch:
        await router.look(watch)
        for number in range(50):
            store.add(number, "bob")
            assert await router.look(watch) == []
        store.add(50)
        await router.look(watch)
    assert (router.chunks, router.num_snapshots) == ({50}, 1)


@pytest.mark.parametrize(
    ("told", "is_snapshot"),
    [
        (Position(1, 102), False),
        (Position(1, 90), True),
        (Position(1, 2**64 - 1), True),
        (Position(2, 102), True),
        (Position(0, 0), True),
    ],
)
async def test_a_subscriber_that_comes_back_goes_on_from_a_known_position_or_begins_again(
    watched: Watched, told: Position, is_snapshot: bool
) -> None:
    store = watched.add(A)
    for number in range(4):
        store.add(number)
    with watched.watchers.joined("ann", {A.node_id: told}) as watch:
        (news,) = await watch.look(LONG_S)
        assert isinstance(news, ChunkChanges)
        assert (news.is_snapshot, unpacked(news.added)) == (is_snapshot, {0, 1, 2, 3} if is_snapshot else {2, 3})
        assert news.after == (0 if is_snapshot else told.sequence)


async def test_a_restarted_store_sends_a_snapshot_and_that_is_no_overrun(watched: Watched) -> None:
    store, router = watched.add(A), Subscriber()
    store.add(1)
    with watched.watchers.joined("ann", {}) as watch:
        await router.look(watch)
        store.begin_life(generation=2, first_sequence=100)
        store.add(7)  # sequence numbers of the former life
        (news,) = await router.look(watch)
    assert (news.is_snapshot, news.position, router.chunks) == (True, Position(2, 101), {7})
    assert watched.watchers.num_overruns == 0


async def test_a_lost_store_is_reported_once_and_sends_a_snapshot_when_it_is_back(watched: Watched) -> None:
    store, other, router = watched.add(A), watched.add(B), Subscriber()
    store.add(1)
    with watched.watchers.joined("ann", {}) as watch:
        assert {each.node_id for each in await watch.look(LONG_S)} == {"1", "2"}
        store.lose()
        assert await watch.look(LONG_S) == [ChunksUnknown("1")]
        assert await watch.look(LONG_S) == []
        store.is_lost = False
        other.add(9)
        async with asyncio.timeout(LONG_S):
            while not (found := [each for each in await watch.look(LONG_S) if each.node_id == "1"]):
                await watch.wait(LONG_S)
        (news,) = found
        assert isinstance(news, ChunkChanges)
        router.take(news)
    assert (router.chunks, router.num_snapshots) == ({1}, 1)


async def test_a_store_that_is_gone_while_a_subscriber_is_away_is_told_as_lost(watched: Watched) -> None:
    watched.add(A)
    with watched.watchers.joined("ann", {"gone": Position(1, 5)}) as watch:
        news = await watch.look(LONG_S)
    assert [type(each) for each in news] == [ChunksUnknown, ChunkChanges]
    assert news[0] == ChunksUnknown("gone")


async def test_a_store_that_does_not_answer_keeps_the_others_waiting_for_so_long_and_no_longer(
    watched: Watched,
) -> None:
    store, other = watched.add(A), watched.add(B)
    with watched.watchers.joined("ann", {}) as watch:
        await watch.look(LONG_S)
        store.is_frozen = True
        other.add(1)
        lost, news = await watch.look(0.01)
    assert lost == ChunksUnknown("1")
    assert isinstance(news, ChunkChanges)
    assert unpacked(news.added) == {1}


async def test_subscribers_see_the_store_of_a_new_node(watched: Watched) -> None:
    watched.add(A)
    with watched.watchers.joined("ann", {}) as watch:
        await watch.look(LONG_S)
        watched.add(B).add(5)
        await changed(watch)
        (news,) = await watch.look(LONG_S)
    assert (news.node_id, news.is_snapshot) == ("2", True)  # type: ignore[union-attr]


async def test_places_are_bounded_for_one_tenant_and_for_all_and_are_given_back(watched: Watched) -> None:
    watched.add(A)

    def join(tenant: str) -> Any:
        return watched.watchers.joined(tenant, {})

    with join("ann"), join("ann"), pytest.raises(QueueFull, match="2 of your calls watch"), join("ann"):
        pass
    with join("ann"), join("bob"), join("eve"), pytest.raises(QueueFull, match="3 calls watch"), join("max"):
        pass
    with join("ann"), join("ann"), join("bob"):
        assert watched.watchers.num_watchers == 3
    assert watched.watchers.num_watchers == 0
    assert watched.stores._changed == set()


async def test_the_end_wakes_all(watched: Watched) -> None:
    watched.add(A)
    with watched.watchers.joined("ann", {}) as one, watched.watchers.joined("bob", {}) as other:
        waiting = [asyncio.create_task(each.wait(LONG_S)) for each in (one, other)]
        watched.watchers.end()
        async with asyncio.timeout(LONG_S / 2):
            await asyncio.gather(*waiting)
    assert watched.watchers.has_ended


@pytest.mark.parametrize("seed", range(20))
async def test_however_rarely_subscribers_look_each_knows_what_is_stored_for_it(watched: Watched, seed: int) -> None:
    draw = random.Random(seed)
    store, routers = watched.add(A), {"ann": Subscriber(), "bob": Subscriber()}
    with watched.watchers.joined("ann", {}) as of_ann, watched.watchers.joined("bob", {}) as of_bob:
        for _ in range(200):
            act = draw.random()
            if act < 0.1:
                tenant, watch = draw.choice([("ann", of_ann), ("bob", of_bob)])
                await routers[tenant].look(watch, moves=draw.random() < 0.5)
                assert routers[tenant].chunks == store.of(tenant)
            elif act < 0.11:
                store.begin_life(store.generation + 1, draw.randint(1, 200))
            elif act < 0.6 or not store.chunks:
                store.add(draw.choice(sorted(set(range(40)) - set(store.chunks))), draw.choice(["ann", "bob"]))
            else:
                store.remove(draw.choice(sorted(store.chunks)))
