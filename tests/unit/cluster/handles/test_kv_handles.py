"""KV handles over gRPC: a read gives the KV of plain transformers or fails, for as long as the lease lives."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
import xxhash
from callers import Principals, refused
from waiting import WAIT_S, until
from whole_service import WholeService, have_store_elsewhere, num_readers, prompt_of, token_prompt, whole_service

from cluster.client import AsyncClient
from cluster.config.leases import LeasesConfig
from cluster.errors import HandleNotFound
from cluster.handles.kv_reader import KvWindow
from cluster.handles.leased_reads import KvRange
from cluster.nodes.node_stores import NodePlacement
from kvstore import KVStore, KVView, PeerLocation, RecordCorrupt
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.plain_transformers import ROUNDING, plain_kv
from tests.support.tiny_models import TINY_ARCHITECTURES, tiny_config
from workers import WorkerConfig
from workers.model.early_facts import early_facts

PRESETS = ("attentionstore", "runahead", "impress")


@pytest.fixture
async def service(model: str, tmp_path: Path) -> AsyncIterator[WholeService]:
    leases = LeasesConfig(max_lease_s=60.0, max_leases_per_tenant=3, max_readers=1)
    async with whole_service(model, tmp_path / "store", leases=leases) as running:
        yield running


async def prefill(stub: Any, token_ids: list[int], lease_s: float = 30.0, **more: Any) -> pb.PrefillResponse:
    metadata = more.pop("metadata", ())
    request = pb.PrefillRequest(prompt=token_prompt(token_ids), lease_s=lease_s, **more)
    return await stub.Prefill(request, timeout=WAIT_S, metadata=metadata)


async def read(stub: Any, handle_id: str, metadata: Any = (), **part: Any) -> tuple[pb.KvLayout, list[pb.KvRows]]:
    request = pb.ReadKvRequest(handle_id=handle_id, **part)
    first, *rest = [message async for message in stub.ReadKv(request, timeout=WAIT_S, metadata=metadata)]
    assert first.HasField("layout")
    assert all(message.HasField("rows") for message in rest)
    return first.layout, [message.rows for message in rest]


def put_together(layout: pb.KvLayout, rows: list[pb.KvRows]) -> tuple[np.ndarray, np.ndarray]:
    """K and V, each [layers that were sent, tokens, KV heads, head_dim]; every row comes once, in order."""
    shape = len(layout.layers), layout.token_end - layout.token_start, layout.num_kv_heads, layout.head_dim
    planes = np.full((2, *shape), np.nan, np.float32)
    come = dict.fromkeys(layout.layers, layout.token_start)
    for part in rows:
        assert part.xxh3 == xxhash.xxh3_64_intdigest(part.k + part.v)
        assert part.token_start == come[part.layer]
        come[part.layer] += part.num_tokens
        at = slice(part.token_start - layout.token_start, come[part.layer] - layout.token_start)
        for plane, raw in zip(planes, (part.k, part.v), strict=True):
            plane[list(layout.layers).index(part.layer), at] = np.frombuffer(raw, "<f4").reshape(-1, *shape[2:])
    assert set(come.values()) == {layout.token_end}
    return planes[0], planes[1]


@pytest.mark.parametrize("preset", PRESETS)
async def test_what_is_read_is_the_kv_of_plain_transformers(model: str, tmp_path: Path, preset: str) -> None:
    prompt = prompt_of(1, 500)
    keys, values = plain_kv(model, prompt)
    async with whole_service(model, tmp_path / "store", preset=preset) as service:
        stub = service.stub()
        for _ in range(2):  # computed; then loaded from the store
            handle = (await prefill(stub, prompt)).handle
            assert (handle.covered_tokens, handle.provenance) == (500 - 500 % service.coordinator.chunk_tokens, "exact")
            layout, rows = await read(stub, handle.handle_id)
            assert (layout.dtype, layout.byte_order, layout.rope_applied) == ("float32", "little", True)
            assert (layout.token_start, layout.token_end) == (0, handle.covered_tokens)
            assert layout.model_fingerprint == service.coordinator.facts.fingerprint
            k, v = put_together(layout, rows)
            np.testing.assert_allclose(k, keys[:, : handle.covered_tokens], atol=ROUNDING)
            np.testing.assert_allclose(v, values[:, : handle.covered_tokens], atol=ROUNDING)
            assert handle.size_bytes == k.nbytes + v.nbytes
        if preset == "impress":  # rows in another order on disk are sent in the order of their positions
            for extent in service.store.store.inventory.extents():
                judged = np.random.default_rng(7).random((layout.num_layers, extent.num_chunks * 64), np.float32)
                service.store.store.inventory.notes.note_importance(extent, judged)
            assert (await asyncio.to_thread(service.store.store.rewrite_all)).new_extents
            handle = (await prefill(stub, prompt)).handle
            k, v = put_together(*await read(stub, handle.handle_id))
            np.testing.assert_allclose(k, keys[:, : handle.covered_tokens], atol=ROUNDING)
            np.testing.assert_allclose(v, values[:, : handle.covered_tokens], atol=ROUNDING)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
async def test_numbers_of_two_bytes_arrive_as_they_are(model: str, tmp_path: Path, dtype: str) -> None:
    prompt = prompt_of(24, 100)
    keys, values = plain_kv(model, prompt)
    async with whole_service(model, tmp_path / "store", dtype=dtype) as service:
        handle_id = (await prefill(service.stub(), prompt)).handle.handle_id
        async with AsyncClient(service.address) as client:
            blocks = [block async for block in client.read_kv(handle_id)]
            coded = [block async for block in client.read_kv(handle_id, row_codec="rotated-4")]
    assert {block.layout.dtype for block in (*blocks, *coded)} == {dtype}
    assert [block.layer for block in blocks] == list(range(len(keys)))
    for block in blocks:
        for rows, expected in ((block.k, keys), (block.v, values)):
            numbers = (rows.astype(np.uint32) << 16).view(np.float32) if dtype == "bfloat16" else rows
            # Rounding grows from layer to layer in a random model; rows of other tokens would be 1 away.
            assert np.abs(numbers - expected[block.layer, :64]).mean() < (0.02 if block.layer == 0 else 0.2)


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_keys_are_said_to_be_rotated_where_they_are(architecture: str, tiny_model: Callable[[str], str]) -> None:
    facts = early_facts(WorkerConfig(model=tiny_model(architecture)))
    assert facts.is_rotary == bool(getattr(tiny_config(architecture), "rope_parameters", None))


async def test_the_chunk_of_the_last_token_is_covered_too(service: WholeService, model: str) -> None:
    stub = service.stub()
    for length in (64, 128):
        prompt = prompt_of(length, length)
        handle = (await prefill(stub, prompt)).handle
        assert handle.covered_tokens == length
        k, _ = put_together(*await read(stub, handle.handle_id))
        np.testing.assert_allclose(k, plain_kv(model, prompt)[0], atol=ROUNDING)


async def test_a_part_of_layers_and_tokens_is_that_part_of_the_whole(service: WholeService) -> None:
    stub = service.stub()
    handle = (await prefill(stub, prompt_of(3, 300))).handle
    k, v = put_together(*await read(stub, handle.handle_id))
    layout, rows = await read(stub, handle.handle_id, layers=[1], token_start=33, token_end=197)
    assert (list(layout.layers), layout.token_start, layout.token_end) == ([1], 33, 197)
    some_k, some_v = put_together(layout, rows)
    assert np.array_equal(some_k, k[[1], 33:197])
    assert np.array_equal(some_v, v[[1], 33:197])


@pytest.mark.parametrize("is_on_this_host", [True, False])
async def test_a_damaged_record_ends_in_data_loss_and_sends_nothing_of_it(
    service: WholeService, is_on_this_host: bool
) -> None:
    stub, store = service.stub(), service.store.store
    if not is_on_this_host:
        have_store_elsewhere(service)
    prompt = prompt_of(5, 300)
    await prefill(stub, prompt)
    handle = (await prefill(stub, prompt)).handle
    store.tier.forget(lambda extent: True)  # so that rows are read from disk
    (extent,) = store.inventory.extents()
    geometry, segment = store.geometry, store.directory / "segments" / f"{extent.run.segment:06}.seg"
    last_slot = geometry.slots[geometry.kv_slots[-1]]
    with segment.open("r+b") as file:  # a bit of the last layer's first record
        file.seek(extent.run.position * geometry.unit_bytes + extent.run.count * last_slot.offset_bytes + 4096 + 100)
        byte = file.read(1)
        file.seek(-1, 1)
        file.write(bytes([byte[0] ^ 1]))
    received = []
    stream = stub.ReadKv(pb.ReadKvRequest(handle_id=handle.handle_id), timeout=WAIT_S)
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        async for message in stream:
            received.append(message)
    assert caught.value.code() is grpc.StatusCode.DATA_LOSS
    assert (store.stats().counters.peer_requests > 0) is not is_on_this_host
    num_layers = geometry.num_layers
    assert {message.rows.layer for message in received[1:]} == set(range(num_layers - 1))
    assert (await refused(read(stub, handle.handle_id)))[0] is grpc.StatusCode.NOT_FOUND
    assert (await prefill(stub, prompt)).stats.cached_tokens == 0  # quarantined, so computed again


async def test_a_store_of_another_host_that_is_lost_ends_the_handle_and_a_broken_connection_does_not(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = service.stub()
    handle = (await prefill(stub, prompt_of(24, 300))).handle
    have_store_elsewhere(service)
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        closed = PeerLocation(host="127.0.0.1", port=listener.getsockname()[1])

    async def unreachable(host: str, key: bytes) -> PeerLocation:
        return closed

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "serve_peers", unreachable)
        code, said = await refused(read(stub, handle.handle_id))
    assert (code, said) == (grpc.StatusCode.UNAVAILABLE, "stored KV cannot be read (PeerFailed); try again later")
    layout, _ = await read(stub, handle.handle_id)
    assert layout.token_end == handle.covered_tokens
    service.store.is_lost = True
    assert (await refused(read(stub, handle.handle_id)))[0] is grpc.StatusCode.NOT_FOUND
    service.store.is_lost = False
    assert (await refused(read(stub, handle.handle_id)))[0] is grpc.StatusCode.NOT_FOUND


async def test_what_a_handle_covers_is_not_evicted_until_it_is_released(service: WholeService) -> None:
    stub, store = service.stub(), service.store.store
    handle = (await prefill(stub, prompt_of(6, 300))).handle
    assert store.evict(10**9) == 0
    await stub.Release(pb.ReleaseRequest(handle_ids=[handle.handle_id, handle.handle_id, "unknown", ""]))
    await until(lambda: not num_readers(service))
    assert await asyncio.to_thread(store.drain, WAIT_S)
    assert store.evict(10**9) > 0
    assert (await refused(read(stub, handle.handle_id)))[0] is grpc.StatusCode.NOT_FOUND
    renewal = stub.RenewLease(pb.RenewLeaseRequest(handle_id=handle.handle_id, lease_s=1.0))
    assert (await refused(renewal))[0] is grpc.StatusCode.NOT_FOUND


async def test_a_lease_ends_by_itself_and_a_renewed_one_does_not(service: WholeService) -> None:
    stub = service.stub()
    short = (await prefill(stub, prompt_of(7, 200), lease_s=0.3)).handle
    long = (await prefill(stub, prompt_of(8, 200), lease_s=0.3)).handle
    renewed = (await stub.RenewLease(pb.RenewLeaseRequest(handle_id=long.handle_id, lease_s=50.0))).handle
    assert (renewed.handle_id, renewed.covered_tokens) == (long.handle_id, long.covered_tokens)
    assert 40 < renewed.expires_in_s <= 50
    await until(lambda: service.coordinator.handles.leases.num_expired == 1)
    await until(lambda: num_readers(service) == 1)
    assert (await refused(read(stub, short.handle_id)))[0] is grpc.StatusCode.NOT_FOUND
    await read(stub, long.handle_id)


async def test_handles_are_bounded_and_the_refusal_says_when_to_come_back(service: WholeService) -> None:
    stub = service.stub()
    for _ in range(3):
        await prefill(stub, prompt_of(9, 100), lease_s=20.0)
    runs = service.worker.num_runs
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await prefill(stub, prompt_of(10, 100))
    assert caught.value.code() is grpc.StatusCode.RESOURCE_EXHAUSTED
    assert 0 < int(dict(caught.value.trailing_metadata())["grpc-retry-pushback-ms"]) <= 20_000
    assert service.worker.num_runs == runs, "nothing is computed for a refused handle"


async def test_a_lease_that_cannot_be_is_refused(service: WholeService) -> None:
    stub = service.stub()
    for lease_s in (-1.0, 60.5, float("nan"), float("inf")):
        renewal = stub.RenewLease(pb.RenewLeaseRequest(handle_id="any", lease_s=lease_s))
        for call in (prefill(stub, [1, 2, 3], lease_s), renewal):
            assert (await refused(call))[0] is grpc.StatusCode.INVALID_ARGUMENT


async def test_what_is_not_stored_is_not_covered(service: WholeService) -> None:
    stub = service.stub()
    for response in (
        await prefill(stub, prompt_of(11, 300), do_not_store=True),
        await prefill(stub, prompt_of(12, 63)),
    ):
        assert (response.handle.handle_id, response.handle.covered_tokens) == ("", 0)
    assert not (await prefill(stub, prompt_of(12, 63), lease_s=0.0)).HasField("handle")
    await until(lambda: not num_readers(service))
    assert service.coordinator.handles.leases.num_leases == 0


async def test_a_handle_covers_only_the_exact_part_of_an_approximate_prefill(model: str, tmp_path: Path) -> None:
    prompt = prompt_of(13, 512)
    keys, _ = plain_kv(model, prompt)
    async with whole_service(model, tmp_path / "store", preset="runahead") as service:
        stub = service.stub()
        await prefill(stub, prompt[:300])
        response = await prefill(stub, prompt, kv_budget=0.3)
        assert not response.stats.exact
        chunk_tokens = service.coordinator.chunk_tokens
        assert response.handle.covered_tokens == 300 - 300 % chunk_tokens
        assert response.handle.provenance == "exact"
        k, _ = put_together(*await read(stub, response.handle.handle_id))
        np.testing.assert_allclose(k, keys[:, : response.handle.covered_tokens], atol=ROUNDING)


async def test_another_principal_has_no_such_handle(model: str, tmp_path: Path) -> None:
    principals = Principals(tmp_path, "alice", "bob")
    alice, bob = principals.metadata("alice"), principals.metadata("bob")
    async with whole_service(model, tmp_path / "store", tokens_file=principals.file) as service:
        stub = service.stub()
        handle_id = (await prefill(stub, prompt_of(14, 200), metadata=alice)).handle.handle_id
        unknown = await refused(read(stub, "unknown", bob))
        assert await refused(read(stub, handle_id, bob)) == unknown
        assert unknown[0] is grpc.StatusCode.NOT_FOUND
        await stub.Release(pb.ReleaseRequest(handle_ids=[handle_id]), metadata=bob)
        await stub.DeleteData(pb.DeleteDataRequest(), metadata=bob)
        await read(stub, handle_id, alice)
        await stub.DeleteData(pb.DeleteDataRequest(), metadata=alice)
        assert await refused(read(stub, handle_id, alice)) == unknown


async def test_a_restarted_store_has_no_handles_and_says_so(service: WholeService) -> None:
    stub = service.stub()
    handle = (await prefill(stub, prompt_of(15, 200))).handle
    (lease,) = service.coordinator.handles.leases.of_tenant("")
    assert lease.placement is not None
    held = lease.placement.placement
    service.store.store.settle(held.placement_id)  # like a restarted store: it knows no placements
    code, says = await refused(read(stub, handle.handle_id))
    assert code is grpc.StatusCode.NOT_FOUND
    assert "prefill again" in says


async def test_a_store_that_is_lost_covers_nothing_and_fails_no_prefill(service: WholeService) -> None:
    stub = service.stub()
    service.store.is_lost = True
    response = await prefill(stub, prompt_of(16, 200))
    assert (response.handle.covered_tokens, response.stats.generated_tokens) == (0, 1)
    warm = stub.Warm(pb.WarmRequest(prompt=token_prompt(prompt_of(16, 200))))
    assert (await refused(warm))[0] is grpc.StatusCode.UNAVAILABLE


async def test_a_lease_that_ends_in_the_middle_of_a_stream_ends_the_stream(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.handles.kv_reader.kv_windows.__defaults__", (1,))  # windows of one chunk
    handles, stub = service.coordinator.handles, service.stub()
    handle = (await prefill(stub, prompt_of(17, 300))).handle
    part = handles.reads.part("", [KvRange(handle.handle_id)])
    rows = handles.reads.read(part)
    await anext(rows)
    handles.release("", handle.handle_id)
    for stream in (rows, handles.reads.read(part)):
        with pytest.raises(HandleNotFound):
            async for _ in stream:
                pass
    await until(lambda: not num_readers(service))


async def test_what_is_being_read_when_its_lease_ends_stays_until_it_is_read(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    handles, stub, may_read = service.coordinator.handles, service.stub(), asyncio.Event()
    handle = (await prefill(stub, prompt_of(21, 300))).handle
    read_window = handles.reads._reader.read

    async def read_later(placement: NodePlacement, window: KvWindow) -> KVView:
        await may_read.wait()
        return await read_window(placement, window)

    monkeypatch.setattr(handles.reads._reader, "read", read_later)
    part = handles.reads.part("", [KvRange(handle.handle_id)], [0])
    first = asyncio.ensure_future(anext(handles.reads.read(part)))
    await until(lambda: part.ranges[0].lease.num_reads == 1)
    handles.release("", handle.handle_id)
    await asyncio.sleep(0.05)
    assert part.ranges[0].placement.placement.placement_id not in service.store.settled
    may_read.set()
    assert len((await first).rows) == 256
    await until(lambda: service.store.settled.count(part.ranges[0].placement.placement.placement_id) == 1)


async def test_a_client_that_leaves_in_the_middle_of_a_read_holds_nothing(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    handles, stub, may_read = service.coordinator.handles, service.stub(), asyncio.Event()
    handle = (await prefill(stub, prompt_of(22, 300))).handle

    async def read_later(placement: NodePlacement, window: KvWindow) -> KVView:
        await may_read.wait()
        raise RecordCorrupt("as a test wants it")  # no caller receives it

    monkeypatch.setattr(handles.reads._reader, "read", read_later)
    stream = stub.ReadKv(pb.ReadKvRequest(handle_id=handle.handle_id), timeout=WAIT_S)
    assert (await stream.read()).HasField("layout")
    (lease,) = handles.leases.of_tenant("")
    await until(lambda: lease.num_reads == 1)
    stream.cancel()
    await until(lambda: all(place.has_left for place in handles.reads.places._places))
    may_read.set()
    await until(lambda: lease.num_reads == 0)


async def test_a_handle_to_more_than_one_may_cover_can_never_work(model: str, tmp_path: Path) -> None:
    leases = LeasesConfig(max_leased_bytes_per_tenant=100_000)
    async with whole_service(model, tmp_path / "store", leases=leases) as service:
        code, says = await refused(prefill(service.stub(), prompt_of(23, 400)))
        assert code is grpc.StatusCode.INVALID_ARGUMENT
        assert "a handle may cover 100000 bytes" in says
        assert service.worker.num_runs == 0


async def test_streams_at_once_are_bounded(service: WholeService) -> None:
    handles, stub = service.coordinator.handles, service.stub()
    handle = (await prefill(stub, prompt_of(18, 300))).handle
    rows = handles.reads.read(handles.reads.part("", [KvRange(handle.handle_id)]))
    await anext(rows)
    assert (await refused(read(stub, handle.handle_id)))[0] is grpc.StatusCode.RESOURCE_EXHAUSTED
    await rows.aclose()  # type: ignore[attr-defined]
    await read(stub, handle.handle_id)


async def forget_all(store: KVStore) -> None:
    """Forget all records in memory. A record that is being read stays, so wait for the reads."""
    await until(lambda: not any(frame.leases for frame in store.tier.frames.of_record.values()))
    store.tier.forget(lambda extent: True)


async def test_warm_computes_what_is_not_stored_and_brings_it_to_memory(service: WholeService) -> None:
    stub, store = service.stub(), service.store.store
    prompt = prompt_of(19, 300)
    request = pb.WarmRequest(prompt=token_prompt(prompt), tier=pb.TIER_HOST)
    cold = await stub.Warm(request, timeout=WAIT_S)
    assert (cold.prompt_tokens, cold.stored_tokens, cold.resident_tokens, cold.computed_tokens) == (300, 256, 256, 300)
    await forget_all(store)
    reads = store.stats().counters.disk_reads
    warm = await stub.Warm(request, timeout=WAIT_S)
    assert (warm.stored_tokens, warm.resident_tokens, warm.computed_tokens) == (256, 256, 0)
    assert store.stats().counters.disk_reads > reads
    await forget_all(store)
    on_disk = await stub.Warm(pb.WarmRequest(prompt=token_prompt(prompt), tier=pb.TIER_DISK), timeout=WAIT_S)
    assert (on_disk.stored_tokens, on_disk.resident_tokens, on_disk.computed_tokens) == (256, 0, 0)
    await until(lambda: not num_readers(service))


async def test_model_info_tells_the_model_and_no_paths(service: WholeService, model: str) -> None:
    info = await service.stub().GetModelInfo(pb.GetModelInfoRequest())
    config = tiny_config("llama")
    assert (info.model, info.architecture, info.dtype) == ("llama", "llama", "float32")
    assert (info.num_layers, info.vocab_size) == (config.num_hidden_layers, config.vocab_size)
    facts = service.coordinator.facts
    assert (info.max_positions, tuple(info.eos_token_ids)) == (facts.max_positions, facts.eos_token_ids)
    assert info.kv_bytes_per_token == 2 * 4 * info.num_layers * info.num_kv_heads * info.head_dim
    assert (info.chunk_tokens, info.preset, info.rope_applied) == (64, "attentionstore", True)
    assert (info.limits.max_lease_s, info.limits.max_leases) == (60.0, 3)
    assert str(Path(model).parent) not in str(info)


async def test_what_was_counted(service: WholeService) -> None:
    stub = service.stub()
    handle = (await prefill(stub, prompt_of(20, 200))).handle
    await read(stub, handle.handle_id)
    stats = (await stub.GetStats(pb.GetStatsRequest())).service
    assert (stats.leases, stats.leases_granted, stats.leases_expired) == (1, 1, 0)
    assert stats.leased_bytes == stats.kv_bytes_sent == handle.size_bytes
