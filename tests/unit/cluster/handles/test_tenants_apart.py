"""A tenant that takes all it can of reads, writes and leases does not affect other tenants."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals
from waiting import WAIT_S, until
from whole_service import WholeService, prompt_of, token_prompt, whole_service

from cluster.client.values import rows_checksum
from cluster.config.leases import LeasesConfig
from cluster.config.writes import WritesConfig
from cluster.handles.read_places import ReadPlaces
from cluster.handles.tenant_turns import TenantTurns
from protos.runahead.v1 import runahead_pb2 as pb

NAMES = ("ann", "bob", "eve")
#: Times that one call names a handle, so that its rows are more than a connection buffers unread.
NUM_RANGES = 128


class Tenant:
    """A caller with a token and a connection of its own."""

    def __init__(self, service: WholeService, metadata: tuple[tuple[str, str], ...]) -> None:
        self._stub, self.metadata = service.stub(), metadata

    def call(self, method: str, request: Any = None) -> Any:
        arguments = () if request is None else (request,)
        return getattr(self._stub, method)(*arguments, timeout=WAIT_S, metadata=self.metadata)

    async def handle(self, prompt: list[int], lease_s: float = 300.0) -> pb.KvHandle:
        response = await self.call("Prefill", pb.PrefillRequest(prompt=token_prompt(prompt), lease_s=lease_s))
        handle: pb.KvHandle = response.handle
        return handle

    def read(self, handle_id: str, num_ranges: int = 1) -> Any:
        return self.call("ReadKv", pb.ReadKvRequest(ranges=[pb.KvRange(handle_id=handle_id)] * num_ranges))

    async def stalled(self, handle_id: str) -> Any:
        """A read that took one message of rows and stalled."""
        stream = self.read(handle_id, NUM_RANGES)
        assert (await stream.read()).HasField("layout")
        assert (await stream.read()).HasField("rows")
        return stream


@asynccontextmanager
async def tenants(model: str, directory: Path, **options: Any) -> AsyncIterator[tuple[WholeService, list[Tenant]]]:
    principals = Principals(directory, *NAMES)
    async with whole_service(model, directory / "store", tokens_file=principals.file, **options) as service:
        yield service, [Tenant(service, principals.metadata(name)) for name in NAMES]


async def no_connection_takes_more(service: WholeService) -> None:
    """Return when all readers have stalled."""
    reads, before = service.coordinator.handles.reads, -1
    async with asyncio.timeout(WAIT_S):
        while before != reads.num_bytes:
            before = reads.num_bytes
            await asyncio.sleep(0.15)


async def status_of(call: Any) -> grpc.StatusCode:
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        if hasattr(call, "read"):
            while await call.read() is not grpc.aio.EOF:
                pass
        else:
            await call
    return caught.value.code()


async def test_reads_that_stall_leave_every_other_tenant_a_place_and_end_with_their_lease(
    model: str, tmp_path: Path
) -> None:
    async with tenants(model, tmp_path, max_stall_s=300.0) as (service, (ann, *others)):
        handle = await ann.handle(prompt_of(1, 300))
        stalled = [await ann.stalled(handle.handle_id) for _ in range(LeasesConfig().max_readers)]
        assert await status_of(ann.read(handle.handle_id)) is grpc.StatusCode.RESOURCE_EXHAUSTED
        for other in others:
            own = await other.handle(prompt_of(2, 300))
            assert len([message async for message in other.read(own.handle_id)]) > 1
            warmed = await other.call("Warm", pb.WarmRequest(prompt=token_prompt(prompt_of(2, 300))))
            assert warmed.resident_tokens == 256
        await no_connection_takes_more(service)
        await ann.call("Release", pb.ReleaseRequest(handle_ids=[handle.handle_id]))
        places = service.coordinator.handles.reads.places
        await until(lambda: places.shares.total == 0)
        assert len(places._late) == len(stalled), "the stalled reads are open, and hold no place"
        again = await ann.handle(prompt_of(1, 300))
        assert len([message async for message in ann.read(again.handle_id)]) > 1
        # Rows that were read before the lease ended are still sent.
        assert await status_of(stalled[0]) is grpc.StatusCode.NOT_FOUND
        for each in stalled:
            each.cancel()


async def test_a_place_ends_when_its_lease_runs_out_though_nothing_is_taken(model: str, tmp_path: Path) -> None:
    async with tenants(model, tmp_path) as (service, (ann, *_)):
        handle = await ann.handle(prompt_of(3, 300))
        stream = await ann.stalled(handle.handle_id)
        shares = service.coordinator.handles.reads.places.shares
        await no_connection_takes_more(service)
        assert shares.total == 1
        await ann.call("RenewLease", pb.RenewLeaseRequest(handle_id=handle.handle_id, lease_s=0.1))  # earlier
        await until(lambda: shares.total == 0)
        assert service.coordinator.handles.leases.num_expired == 1
        stream.cancel()


async def test_a_reader_that_takes_nothing_is_ended_and_hears_of_it_when_it_goes_on(model: str, tmp_path: Path) -> None:
    async with tenants(model, tmp_path, max_stall_s=1.0) as (service, (ann, *_)):
        handle, reads = await ann.handle(prompt_of(4, 300)), service.coordinator.handles.reads
        streams = [await ann.stalled(handle.handle_id) for _ in range(2)]
        await until(lambda: not reads.places.shares.total and not reads.places._late)
        assert await status_of(streams[0]) is grpc.StatusCode.DEADLINE_EXCEEDED
        assert "the stream was not read for 1 s" in await streams[0].details()
        streams[1].cancel()
        stats = service.server._metrics._refused.labels("reader_stalled")._value.get()  # type: ignore[attr-defined]
        assert stats == 2


async def test_what_is_announced_and_not_sent_keeps_no_other_tenant_from_writing_and_ends(
    model: str, tmp_path: Path
) -> None:
    size = 192 * 1024
    writes = WritesConfig(max_bytes=size, max_bytes_per_tenant=size, max_bytes_in_all=size, max_silence_s=1.0)
    async with tenants(model, tmp_path, writes=writes) as (service, (ann, bob, eve)):
        info = await ann.call("GetModelInfo", pb.GetModelInfoRequest())
        start = pb.WriteKvStart(
            token_ids=pb.TokenIds(ids=prompt_of(5, 192)),
            engine="vllm-0.32",
            layout=pb.KvLayout(
                model_fingerprint=info.fingerprint,
                num_layers=info.num_layers,
                token_end=192,
                num_kv_heads=info.num_kv_heads,
                head_dim=info.head_dim,
                dtype=info.dtype,
                byte_order="little",
                rope_applied=info.rope_applied,
            ),
        )
        coordinator, silent = service.coordinator, []
        assert size == 192 * coordinator.facts.kv.token_bytes
        for tenant in (ann, bob):
            silent.append(tenant.call("WriteKv"))
            await silent[-1].write(pb.WriteKvRequest(start=start))
        await until(lambda: len(coordinator.writes._writing) == 2)
        assert coordinator.writes._come.total == 0
        second = ann.call("WriteKv")
        await second.write(pb.WriteKvRequest(start=start))
        assert await status_of(second) is grpc.StatusCode.RESOURCE_EXHAUSTED, "announced rows fill her own share"

        def rows() -> Any:
            raw = bytes(192 * coordinator.facts.kv.row_bytes)
            for layer in range(info.num_layers):
                message = pb.KvRows(layer=layer, num_tokens=192, k=raw, v=raw, xxh3=rows_checksum(raw, raw))
                yield pb.WriteKvRequest(rows=message)

        third = eve.call("WriteKv")
        for message in (pb.WriteKvRequest(start=start), *rows()):
            await third.write(message)
        await third.done_writing()
        assert (await third).written_tokens == 192
        for each in silent:
            assert await status_of(each) is grpc.StatusCode.DEADLINE_EXCEEDED
        assert not coordinator.writes._bytes_of_tenant
        assert coordinator.writes._come.total == coordinator.writes._calls.total == 0


async def test_leases_of_one_tenant_leave_room_for_what_others_store_and_lease(model: str, tmp_path: Path) -> None:
    many = LeasesConfig(max_leases_per_tenant=1000, max_leases=1000)
    async with tenants(model, tmp_path, leases=many) as (service, (ann, bob, _)):
        leases, store = service.coordinator.handles.leases, service.store.store
        handles: list[pb.KvHandle] = []
        for seed in range(200):
            try:
                handles.append(await ann.handle(prompt_of(100 + seed, 500)))
            except grpc.aio.AioRpcError as error:
                assert error.code() is grpc.StatusCode.RESOURCE_EXHAUSTED
                assert "release some, or wait" in (error.details() or "")
                break
        limit = store.stats().disk_bytes_limit
        assert 0.55 * limit < leases.room.bytes_of("ann") <= 0.675 * limit, "a tenant alone has most of the disk"
        runs = service.worker.num_runs
        assert await status_of(ann.call("Prefill", pb.PrefillRequest(
            prompt=token_prompt(prompt_of(99, 500)), lease_s=9.0
        ))) is grpc.StatusCode.RESOURCE_EXHAUSTED  # fmt: skip
        assert service.worker.num_runs == runs, "the refusal comes before anything is computed"
        for seed in range(40):  # more than is free: chunks without a lease are evicted
            await bob.call("Prefill", pb.PrefillRequest(prompt=token_prompt(prompt_of(500 + seed, 500))))
        await asyncio.to_thread(store.drain, WAIT_S)
        assert (await bob.call("Lookup", pb.LookupRequest(prompt=token_prompt(prompt_of(539, 500))))).stored_tokens
        assert store.stats().counters.skipped_full_chunks == 0
        for seed in range(5):
            assert (await bob.handle(prompt_of(535 + seed, 500))).covered_tokens == 448
        # The first tenant's share is smaller now that there is a second one; its leases go on until they run out.
        renewal = pb.RenewLeaseRequest(handle_id=handles[0].handle_id, lease_s=500.0)
        assert await status_of(ann.call("RenewLease", renewal)) is grpc.StatusCode.RESOURCE_EXHAUSTED
        assert len([message async for message in ann.read(handles[0].handle_id)]) > 1
        await ann.call("Release", pb.ReleaseRequest(handle_ids=[each.handle_id for each in handles[1:]]))
        assert (await ann.call("RenewLease", renewal)).handle.covered_tokens == 448


async def test_a_handle_that_covers_little_of_an_extent_counts_as_all_that_it_keeps(model: str, tmp_path: Path) -> None:
    async with tenants(model, tmp_path) as (service, (ann, *_)):
        await ann.call("Prefill", pb.PrefillRequest(prompt=token_prompt(prompt_of(6, 500))))
        assert await asyncio.to_thread(service.store.store.drain, WAIT_S)
        (extent,) = service.store.store.inventory.extents()
        prompt = token_prompt(prompt_of(6, 500)[:64])
        found = await ann.call("Lookup", pb.LookupRequest(prompt=prompt, lease_s=9.0))
        assert found.handle.covered_tokens == 64
        unit_bytes = service.store.store.geometry.unit_bytes
        room = service.coordinator.handles.leases.room
        assert room.bytes_of("ann") == extent.run.count * unit_bytes
        await ann.call("Lookup", pb.LookupRequest(prompt=prompt, lease_s=9.0))
        assert room.bytes_of("ann") == extent.run.count * unit_bytes, "one extent counts once"


async def test_lookups_that_wait_for_their_turn_keep_nothing_of_the_disk(
    model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tenants(model, tmp_path) as (service, (ann, bob, _)):
        await ann.call("Prefill", pb.PrefillRequest(prompt=token_prompt(prompt_of(8, 200))))
        may_answer, placements = asyncio.Event(), service.store.store.placements
        count = service.store.resident_tokens

        async def counted(placement: Any) -> int:
            await may_answer.wait()
            return await count(placement)

        monkeypatch.setattr(service.store, "resident_tokens", counted)
        request = pb.LookupRequest(prompt=token_prompt(prompt_of(8, 200)))
        calls = [asyncio.ensure_future(ann.call("Lookup", request)) for _ in range(20)]
        await until(lambda: sum(map(len, service.coordinator.handles._looking_up._waiting.values())) == 16)
        assert len(placements._held) <= 4
        calls.append(asyncio.ensure_future(bob.call("Lookup", request)))
        await until(lambda: service.coordinator.handles._looking_up._shares.of("bob") == 1)
        may_answer.set()
        assert {each.stored_tokens for each in await asyncio.gather(*calls)} == {0, 192}
        await until(lambda: not placements._held)


@pytest.mark.parametrize("call", ["Prefill", "Lookup"])
async def test_a_handle_is_renewed_for_so_long_and_no_longer(model: str, tmp_path: Path, call: str) -> None:
    leases = LeasesConfig(max_lease_s=60.0, max_renewed_s=100.0)
    async with whole_service(model, tmp_path / "store", leases=leases) as service:
        stub, prompt = service.stub(), token_prompt(prompt_of(7, 200))
        await stub.Prefill(pb.PrefillRequest(prompt=prompt))
        request = (pb.PrefillRequest if call == "Prefill" else pb.LookupRequest)(prompt=prompt, lease_s=30.0)
        handle_id = (await getattr(stub, call)(request)).handle.handle_id
        (lease,) = service.coordinator.handles.leases.of_tenant("")
        renewal = pb.RenewLeaseRequest(handle_id=handle_id, lease_s=60.0)
        assert 50 < (await stub.RenewLease(renewal)).handle.expires_in_s <= 60
        lease.granted_s -= 50.0
        with pytest.raises(grpc.aio.AioRpcError, match="a handle lives for 100 seconds at most") as caught:
            await stub.RenewLease(renewal)
        assert caught.value.code() is grpc.StatusCode.FAILED_PRECONDITION
        assert service.coordinator.handles.leases.find("", handle_id) is lease, "the lease ends when it would have"


async def test_where_callers_are_not_told_apart_one_has_all(model: str, tmp_path: Path) -> None:
    async with whole_service(model, tmp_path / "store", leases=LeasesConfig(max_readers=3)) as service:
        places, room = service.coordinator.handles.reads.places, service.coordinator.handles.leases.room
        assert all(places.shares.may_take("", number) for number in (1, 2, 3))
        assert not places.shares.may_take("", 4)
        assert room.may_come_to("", 2**50)


def test_calls_that_go_on_without_a_place_are_as_many_as_places() -> None:
    class Lease:
        has_ended = False

    places = ReadPlaces(2, is_shared=True)
    lease: Any = Lease()
    calls = []
    for _ in range(3):
        for _ in range(2):
            context = places.taken("ann", {lease})
            try:
                place = context.__enter__()
            except Exception:  # noqa: BLE001  # full: those before have kept theirs
                continue
            giving = place.giving()
            giving.__enter__()
            calls.append((context, giving))
        lease.has_ended = True
        places.lease_ended(lease)
        lease.has_ended = False
    assert len(calls) == 4
    assert (places.shares.total, len(places._late)) == (2, 2)
    for context, giving in calls:
        giving.__exit__(None, None, None)
        context.__exit__(None, None, None)
    assert (places.shares.total, places._late) == (0, set())


async def test_turns_go_round_among_tenants_and_each_gets_one_at_once() -> None:
    turns, began, may_end = TenantTurns(2, is_shared=True), [], asyncio.Event()

    async def work(tenant: str) -> None:
        async with turns.turn(tenant):
            began.append(tenant)
            await may_end.wait()

    async with asyncio.TaskGroup() as group:
        ann = [group.create_task(work("ann")) for _ in range(6)]
        await asyncio.sleep(0)
        others = [group.create_task(work(name)) for name in ("bob", "bob", "eve", "max")]
        await asyncio.sleep(0)
        assert began == ["ann", "ann", "bob", "eve"], "each tenant gets one at once, up to twice the limit in all"
        ann[2].cancel()
        ann[0].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert began[4:] == ["max"], "a tenant without a turn comes before tenants that have some"
        assert len(others) == 4
        may_end.set()
    assert sorted(began) == ["ann"] * 5 + ["bob"] * 2 + ["eve", "max"]
    assert (turns._shares.total, turns._waiting) == (0, {})
