"""WatchStore as a router calls it: over gRPC, with a real store and a worker that computes."""

import asyncio
import hashlib
import struct
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals
from waiting import WAIT_S, until
from whole_service import WholeService, token_prompt, whole_service

from cluster.ingress import watch_rpc
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.tiny_models import TINY_VOCABULARY

PROMPT = [1 + number % (TINY_VOCABULARY - 1) for number in range(200)]
#: Whole chunks of PROMPT.
NUM_CHUNKS = 3


class Router:
    """Follows one call of WatchStore and applies its events as the interface says."""

    def __init__(self, call: Any) -> None:
        self.call = call
        self.started = pb.WatchStarted()
        self.chunks: dict[str, set[bytes]] = {}
        self.heartbeats: list[pb.Heartbeat] = []
        self.changes: list[pb.ChunkChanges] = []

    async def next(self) -> str:
        message = await asyncio.wait_for(self.call.read(), WAIT_S)
        assert message is not grpc.aio.EOF
        kind = message.WhichOneof("event")
        if kind == "started":
            self.started = message.started
        elif kind == "lost":
            del self.chunks[message.lost.node_id]
        elif kind == "heartbeat":
            self.heartbeats.append(message.heartbeat)
        else:
            self._take(message.changes)
        return str(kind)

    async def until(self, kind: str) -> None:
        while await self.next() != kind:
            pass

    def _take(self, changes: pb.ChunkChanges) -> None:
        self.changes.append(changes)
        known = self.chunks.setdefault(changes.node_id, set())
        if changes.is_snapshot:
            known.clear()
        known.difference_update(changes.removed)
        known.update(changes.added)

    def keys_of(self, token_ids: Sequence[int]) -> list[bytes]:
        """Keys of a prompt's chunks, computed from the interface's description alone."""
        key, step, keys = self.started.root_key, self.started.chunk_tokens, []
        for start in range(0, len(token_ids) - step + 1, step):
            chunk = struct.pack(f"<{step}I", *token_ids[start : start + step])
            key = hashlib.blake2b(key + chunk, digest_size=16).digest()
            keys.append(key)
        return keys


@asynccontextmanager
async def watching(service: WholeService, metadata: Any = (), **request: Any) -> AsyncIterator[Router]:
    call = service.stub().WatchStore(pb.WatchStoreRequest(**request), metadata=metadata, timeout=WAIT_S)
    try:
        yield Router(call)
    finally:
        call.cancel()


async def prefill(service: WholeService, token_ids: Sequence[int] = PROMPT, metadata: Any = ()) -> None:
    """Store the chunks of a prompt."""
    request = pb.WarmRequest(prompt=token_prompt(token_ids), tier=pb.TIER_DISK)
    await service.stub().Warm(request, metadata=metadata, timeout=WAIT_S)


async def refusal(router: Router) -> tuple[grpc.StatusCode, str]:
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        while True:
            await router.next()
    return caught.value.code(), caught.value.details() or ""


async def no_watchers(service: WholeService) -> None:
    await until(lambda: not service.coordinator.watchers.num_watchers)


async def test_a_router_knows_what_is_stored_of_a_prompt_by_keys_of_its_own(model: str, tmp_path: Path) -> None:
    async with whole_service(model, tmp_path / "store") as service, watching(service) as router:
        assert [await router.next() for _ in range(3)] == ["started", "changes", "heartbeat"]
        assert router.changes[0].is_snapshot
        assert (router.started.provenance, router.started.row_codec, router.started.heartbeat_s) == ("exact", "", 5.0)
        assert router.started.model_fingerprint == service.coordinator.facts.fingerprint
        assert router.started.chunk_tokens == service.coordinator.chunk_tokens
        await prefill(service)
        while len(router.chunks[""]) < NUM_CHUNKS:
            await router.next()
        assert router.chunks[""] == set(router.keys_of(PROMPT))
        assert len(router.keys_of(PROMPT)) == NUM_CHUNKS
        stats = await service.stub().GetStats(pb.GetStatsRequest())
        assert (stats.service.watchers, stats.service.watch_overruns) == (1, 0)
        await service.stub().DeleteData(pb.DeleteDataRequest())
        await router.until("changes")
        assert router.chunks[""] == set()
        last = router.changes[-1]
        async with watching(service, positions=[pb.StorePosition(epoch=last.epoch, sequence=last.after)]) as again:
            await again.until("changes")
            assert (again.changes[0].is_snapshot, again.changes[0].after) == (False, last.after)
            assert set(again.changes[0].removed) == set(router.keys_of(PROMPT))
        router.call.cancel()
        await no_watchers(service)


async def test_a_heartbeat_tells_the_load_the_room_and_how_far_the_stores_have_told(model: str, tmp_path: Path) -> None:
    async with whole_service(model, tmp_path / "store", max_running_requests=1, max_queued_requests=7) as service:
        await prefill(service)
        async with watching(service, heartbeat_s=1.0) as router:
            await router.until("heartbeat")
            (changes,), (heartbeat,) = router.changes, router.heartbeats
            (node,) = heartbeat.nodes
            assert (node.position.epoch, node.position.sequence) == (changes.epoch, changes.sequence)
            assert (node.room.chunks, node.room.disk_bytes_limit) == (NUM_CHUNKS, 64 * 2**20)
            assert 0 < node.room.disk_bytes_used < node.room.disk_bytes_limit
            assert heartbeat.load == pb.ServiceLoad(max_running_requests=1, max_queued_requests=7)
            await router.until("heartbeat")
            assert router.changes == [changes]
            service.store.is_lost = True
            await router.until("lost")
            await router.until("heartbeat")
            assert not any(node.HasField("position") or node.HasField("room") for node in router.heartbeats[-1].nodes)


async def test_a_long_list_comes_in_several_messages_the_first_of_which_begins_a_snapshot(
    model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_rpc, "_MAX_KEYS", 2)
    async with whole_service(model, tmp_path / "store") as service:
        await prefill(service)
        async with watching(service) as router:
            await router.until("heartbeat")
            assert [(each.is_snapshot, each.has_more, len(each.added)) for each in router.changes] == [
                (True, True, 2),
                (False, False, 1),
            ]
            assert len({(each.epoch, each.after, each.sequence) for each in router.changes}) == 1
            assert router.chunks[""] == set(router.keys_of(PROMPT))


async def test_a_call_that_is_read_too_slowly_gets_a_snapshot_which_is_counted(model: str, tmp_path: Path) -> None:
    async with whole_service(model, tmp_path / "store") as service:
        service.store.store.inventory.index._feed._max_kept_keys = 1
        responses = watch_rpc.watch_store(service.coordinator, "", pb.WatchStoreRequest())
        async with aclosing(responses):
            assert [(await anext(responses)).WhichOneof("event") for _ in range(3)] == [
                "started",
                "changes",
                "heartbeat",
            ]
            await prefill(service)  # no event is read meanwhile
            changes = (await anext(responses)).changes
            assert (changes.is_snapshot, len(changes.added)) == (True, NUM_CHUNKS)
            stats = await service.stub().GetStats(pb.GetStatsRequest())
            assert (stats.service.watchers, stats.service.watch_overruns) == (1, 1)
        assert service.coordinator.watchers.num_watchers == 0


async def test_a_principal_sees_its_own_chunks_alone_and_cannot_compute_keys_of_others(
    model: str, tmp_path: Path
) -> None:
    principals = Principals(tmp_path, "alice", "bob")
    alice, bob = principals.metadata("alice"), principals.metadata("bob")
    async with whole_service(model, tmp_path / "store", tokens_file=principals.file) as service:
        async with watching(service) as router:
            assert (await refusal(router))[0] is grpc.StatusCode.UNAUTHENTICATED
        async with watching(service, bob) as of_bob, watching(service, alice) as of_alice:
            await of_bob.until("heartbeat")
            await prefill(service, PROMPT, alice)
            while len(of_alice.chunks.get("", ())) < NUM_CHUNKS:
                await of_alice.next()
            await prefill(service, PROMPT[:64], bob)
            while not of_bob.chunks[""]:
                await of_bob.next()
            assert of_alice.chunks[""] == set(of_alice.keys_of(PROMPT))
            assert of_bob.chunks[""] == set(of_bob.keys_of(PROMPT[:64]))
            assert not of_alice.chunks[""] & set(of_bob.keys_of(PROMPT))


async def test_a_service_that_stops_says_so_and_ends_the_stream(model: str, tmp_path: Path) -> None:
    async with whole_service(model, tmp_path / "store") as service, watching(service) as router:
        await router.until("heartbeat")
        assert not router.heartbeats[-1].load.draining
        await service.coordinator.drain(1.0)
        await router.until("heartbeat")
        assert router.heartbeats[-1].load.draining
        assert (await refusal(router))[0] is grpc.StatusCode.UNAVAILABLE
        await no_watchers(service)


async def test_what_cannot_be_is_refused_and_a_place_is_free_again_when_its_client_leaves(
    model: str, tmp_path: Path
) -> None:
    async with whole_service(model, tmp_path / "store", max_watchers_per_tenant=1) as service:
        for heartbeat_s in (0.5, 61.0, float("nan"), -1.0):
            async with watching(service, heartbeat_s=heartbeat_s) as router:
                assert (await refusal(router))[0] is grpc.StatusCode.INVALID_ARGUMENT
        async with watching(service, positions=[pb.StorePosition()] * 1025) as router:
            assert (await refusal(router))[0] is grpc.StatusCode.INVALID_ARGUMENT
        async with watching(service) as router:
            await router.next()
            async with watching(service) as other:
                assert (await refusal(other))[0] is grpc.StatusCode.RESOURCE_EXHAUSTED
        await no_watchers(service)
        async with watching(service) as router:
            await router.until("heartbeat")
