"""Reading KV on the store's host gives the same rows as gRPC, and is never chosen silently."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from waiting import until
from whole_service import WholeService, prompt_of, rows_of, whole_service

from cluster.client import AsyncClient, CallFailed, Client, Handle, KvBlock

PROMPT, COVERED = prompt_of(3, 200), 192
LAYERS = 4


@asynccontextmanager
async def handle_of(service: WholeService) -> AsyncIterator[Handle]:
    async with AsyncClient(service.address) as client:
        handle = (await client.prefill_kv(PROMPT, lease_s=30.0)).handle
        assert handle is not None and handle.covered_tokens == COVERED
        yield handle


async def read(service: WholeService, local: Any, handle_id: str, **part: Any) -> tuple[list[KvBlock], Client]:
    """Read by the synchronous client; the blocks, and the client."""
    client = Client(service.address, local=local, retry_s=0.0)

    def blocks() -> list[KvBlock]:
        with client:
            return list(client.read_kv(handle_id, **part))

    return await asyncio.to_thread(blocks), client


@pytest.mark.parametrize("part", [{}, {"layers": [1]}, {"token_start": 5, "token_end": 150}], ids=str)
async def test_rows_from_memory_are_those_that_come_over_grpc(service: WholeService, part: dict[str, Any]) -> None:
    async with handle_of(service) as handle, AsyncClient(service.address, local="required") as client:
        remote, by_grpc = await read(service, "never", handle.handle_id, **part)
        local, from_memory = await read(service, "auto", handle.handle_id, **part)
        asynchronous = [block async for block in client.read_kv(handle.handle_id, **part)]
        for blocks in (local, asynchronous):
            assert all(block.is_local and block.layout == remote[0].layout for block in blocks)
            assert all(plane.flags.writeable for block in blocks for plane in (block.k, block.v))
            assert all(plane[0].flags.c_contiguous for block in blocks for plane in (block.k, block.v))
            mine, theirs = rows_of(blocks), rows_of(remote)
            assert mine.dtype == theirs.dtype and np.array_equal(mine, theirs)
        size_bytes = sum(block.k.nbytes + block.v.nbytes for block in remote)
        assert not any(block.is_local for block in remote)
        assert (by_grpc.local_reads.local_bytes, by_grpc.local_reads.remote_bytes) == (0, size_bytes)
        assert "over gRPC only" in by_grpc.local_reads.why_remote
        reads = from_memory.local_reads
        assert (reads.local_bytes, reads.remote_bytes, reads.why_remote) == (size_bytes, 0, "")
        stats = (await client.stats()).service
        assert (stats.kv_bytes_sent, stats.handles_located) == (size_bytes, 2)


async def test_what_cannot_be_read_from_memory_comes_over_grpc_and_says_why(model: str, tmp_path: Path) -> None:
    async with whole_service(model, tmp_path / "store", local_reads=False) as service, handle_of(service) as handle:
        blocks, client = await read(service, "auto", handle.handle_id)
        assert not any(block.is_local for block in blocks)
        assert client.local_reads.why_remote == "server.local_reads is off"
        with pytest.raises(CallFailed, match=r"FAILED_PRECONDITION.*memory: server\.local_reads is off"):
            await read(service, "required", handle.handle_id)
        assert service.store.store._readers is None


async def test_coded_rows_and_other_hosts_and_other_users_sockets_are_left_to_grpc(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with handle_of(service) as handle:
        _, client = await read(service, "auto", handle.handle_id, row_codec="rotated-8")
        assert client.local_reads.why_remote == "the service codes the rows"
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr("cluster.client.local_rows.host_id", lambda: "of another boot")
            blocks, client = await read(service, "auto", handle.handle_id)
            assert (len(rows_of(blocks)), client.local_reads.local_bytes) == (LAYERS, 0)
            assert client.local_reads.why_remote == "the caller is on another host than the store"
        await read(service, "required", handle.handle_id)
        readers = service.store.store._readers
        assert readers is not None
        socket = readers._server.path
        socket.rename(socket.with_suffix(".gone"))
        blocks, client = await read(service, "auto", handle.handle_id)
        assert (len(rows_of(blocks)), client.local_reads.local_bytes) == (LAYERS, 0)
        assert "StoreUnreachable" in client.local_reads.why_remote
        socket.with_suffix(".gone").rename(socket)


async def test_what_is_not_there_is_refused_as_over_grpc(service: WholeService) -> None:
    async with handle_of(service) as handle:
        for part in (
            {"layers": [7]},
            {"layers": [0, 0]},
            {"token_end": COVERED + 1},
            {"token_start": COVERED},
            {"token_start": 9, "token_end": 9},
        ):
            for local in ("auto", "never"):
                with pytest.raises(CallFailed, match="INVALID_ARGUMENT"):
                    await read(service, local, handle.handle_id, **part)


async def test_a_store_that_can_open_no_socket_for_readers_is_read_over_grpc(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvstore.store.readers_socket", lambda socket: socket.parent / "not there" / "a.read")
    async with handle_of(service) as handle:
        blocks, client = await read(service, "auto", handle.handle_id)
        assert (len(rows_of(blocks)), client.local_reads.local_bytes) == (LAYERS, 0)
        assert client.local_reads.why_remote == "the store takes no readers: StoreNotWritable"


async def test_a_lease_that_has_ended_or_is_anothers_is_not_found(service: WholeService) -> None:
    async with handle_of(service) as handle, AsyncClient(service.address) as client:
        await client.release(handle.handle_id)
        for local in ("auto", "required"):
            with pytest.raises(CallFailed) as caught:
                await read(service, local, handle.handle_id)
            assert caught.value.status == "NOT_FOUND"


async def test_the_handle_ends_whose_store_is_lost(service: WholeService) -> None:
    async with handle_of(service) as handle:
        service.store.is_lost = True
        with pytest.raises(CallFailed) as caught:
            await read(service, "auto", handle.handle_id)
        assert (caught.value.status, service.coordinator.handles.leases.num_leases) == ("NOT_FOUND", 0)
        service.store.is_lost = False


async def test_a_lease_that_ends_while_it_is_read_gives_right_rows_or_an_error(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvstore.client.held_rows.kv_windows.__defaults__", (1,))  # windows of one chunk
    store = service.store.store
    async with handle_of(service) as handle, AsyncClient(service.address, local="required") as client:
        wanted, _ = await read(service, "never", handle.handle_id)
        rows, came = client.read_kv(handle.handle_id), list[KvBlock]()
        came.append(await anext(rows))
        await client.release(handle.handle_id)
        await until(lambda: len(service.store.settled) == 2)  # the prefill's placement, and the handle's
        with pytest.raises(CallFailed) as caught:
            async for block in rows:
                came.append(block)
        assert caught.value.status == "NOT_FOUND"
        theirs = rows_of(wanted)
        for block in came:
            end = block.token_start + len(block.k)
            np.testing.assert_array_equal(block.k, theirs[block.layer, block.token_start : end, 0])
        assert 1 <= len(came) <= 3  # blocks under way were read
    await until(lambda: not store.placements._held)


async def test_a_service_that_does_not_know_the_call_is_read_over_grpc(
    service: WholeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Client._call

    def call(client: Client, asked: Any) -> Any:
        if asked.method == "LocateKv":
            raise CallFailed("UNIMPLEMENTED", "Method not found!")
        return known(client, asked)

    monkeypatch.setattr(Client, "_call", call)
    async with handle_of(service) as handle:
        blocks, client = await read(service, "auto", handle.handle_id)
        assert (len(rows_of(blocks)), client.local_reads.local_bytes) == (LAYERS, 0)
        assert client.local_reads.why_remote == "the service does not know LocateKv"


def test_a_way_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="auto, never, required, not 'maybe'"):
        Client("127.0.0.1:1", local="maybe")  # type: ignore[arg-type]
