"""Coded rows under a handle decode to the codec's values for the exact rows, and are never called exact."""

import asyncio
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from waiting import WAIT_S
from whole_service import WholeService, have_store_elsewhere, prompt_of, rows_of, token_prompt, whole_service

from cluster.client import AsyncClient, KvBlock
from cluster.client.calls import KvBlocks
from cluster.client.values import rows_checksum
from cluster.errors import CallFailed, InvalidRequest
from cluster.handles.row_coding import RowCoding
from kvstore import KVShape
from kvstore.codecs import BlockShape, row_codec
from kvstore.codecs.block import shape_of
from protos.runahead.v1 import runahead_pb2 as pb

CODECS = ("rotated-2", "rotated-4", "rotated-8")
PROMPT = prompt_of(5, 300)
Numbers = npt.NDArray[np.float32]


async def handle_of(service: WholeService) -> pb.KvHandle:
    request = pb.PrefillRequest(prompt=token_prompt(PROMPT), lease_s=30.0)
    return (await service.stub().Prefill(request, timeout=WAIT_S)).handle


async def blocks_of(service: WholeService, handle_id: str, **part: Any) -> list[KvBlock]:
    async with AsyncClient(service.address, local="never") as client:
        return [block async for block in client.read_kv(handle_id, timeout_s=WAIT_S, **part)]


def as_coded(rows_LT2HD: Numbers, name: str) -> Numbers:
    codec = row_codec(name)
    return codec.decode(codec.encode(rows_LT2HD), shape_of(rows_LT2HD))


@pytest.mark.parametrize("name", ["rotated-4", "rotated-8"])
async def test_exact_rows_are_coded_for_a_reader_that_asks_and_take_as_much_less_of_the_network(
    service: WholeService, name: str
) -> None:
    handle, handles = await handle_of(service), service.coordinator.handles
    assert (handle.provenance, handle.row_codec) == ("exact", "")
    exact = rows_of(await blocks_of(service, handle.handle_id))
    sent_exact = handles.reads.num_bytes
    blocks = await blocks_of(service, handle.handle_id, row_codec=name)
    assert np.array_equal(rows_of(blocks), as_coded(exact, name))
    layout, codec = blocks[0].layout, row_codec(name)
    assert (layout.row_codec, layout.provenance) == (name, f"coded({codec.name}, {codec.bits})")
    assert layout.dtype == "float32"
    stored = service.coordinator.facts.kv
    head_bytes = codec.payload_bytes(BlockShape(1, 1, 1, 1, stored.head_dim))
    assert handles.reads.num_bytes - sent_exact == sent_exact * head_bytes / (4 * stored.head_dim)
    stats = (await service.stub().GetStats(pb.GetStatsRequest())).service
    assert stats.kv_bytes_sent == handles.reads.num_bytes


async def test_rows_of_a_store_on_another_host_are_coded_as_well(service: WholeService) -> None:
    handle_id = (await handle_of(service)).handle_id
    exact = rows_of(await blocks_of(service, handle_id))
    have_store_elsewhere(service)
    coded = rows_of(await blocks_of(service, handle_id, row_codec="rotated-8"))
    assert np.array_equal(coded, as_coded(exact, "rotated-8"))


HEADS_OF_80 = KVShape(num_layers=1, num_kv_heads=1, head_dim=80, dtype="float32")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("zip-4", "row_codec: no codec 'zip'; known: "),
        ("rotated", "row_codec: 'rotated' is not a codec with its bits"),
        ("rotated-6", "row_codec: codec 'rotated' has no 6 bits"),
        ("fp8-8", "row_codec: no codec 'fp8'; known: rotated"),
        ("float32", "row_codec: 'float32' is not a codec"),
        ("-4", "row_codec: '-4' is not a codec"),
        ("rotated-4", "row_codec: codec 'rotated' needs a head_dim that is a power of 2"),
    ],
)
def test_a_codec_that_there_is_not_or_that_cannot_code_the_heads_is_refused(name: str, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        RowCoding.asked_for(name, HEADS_OF_80)


async def test_a_handle_stays_when_a_codec_is_refused(service: WholeService) -> None:
    handle_id = (await handle_of(service)).handle_id
    assert "row_codec: no codec 'zip'" in await refusal(service, handle_id, "zip-4")
    assert await blocks_of(service, handle_id)


async def refusal(service: WholeService, handle_id: str, name: str) -> str:
    """The one line of a refusal that comes before any row."""
    stream = service.stub().ReadKv(pb.ReadKvRequest(handle_id=handle_id, row_codec=name), timeout=WAIT_S)
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await anext(aiter(stream))
    details = caught.value.details() or ""
    assert caught.value.code() is grpc.StatusCode.INVALID_ARGUMENT
    assert "\n" not in details
    return details


@pytest.mark.parametrize(("preset", "bits"), [("attentionstore", 4), ("runahead", 4), ("impress", 8)])
async def test_a_store_of_coded_rows_gives_them_to_readers_that_ask_for_their_codec_and_to_no_other(
    model: str, tmp_path: Path, preset: str, bits: int
) -> None:
    async with whole_service(model, tmp_path / "exact", preset=preset) as service:
        exact = rows_of(await blocks_of(service, (await handle_of(service)).handle_id))
    name = f"rotated-{bits}"
    async with whole_service(model, tmp_path / "coded", preset=preset, row_codec=name) as service:
        handle = await handle_of(service)
        assert handle.covered_tokens == exact.shape[1]
        assert (handle.provenance, handle.row_codec) == (f"coded(rotated, {bits})", name)
        for other in ("", "rotated-2", "float32"):
            assert await refusal(service, handle.handle_id, other) == (
                f"row_codec: these rows are stored coded, not exact: ask for '{name}'"
            )
        before = service.coordinator.handles.reads.num_bytes
        blocks = await blocks_of(service, handle.handle_id, row_codec=handle.row_codec)
        assert (blocks[0].layout.provenance, blocks[0].layout.row_codec) == (handle.provenance, name)
        assert np.array_equal(rows_of(blocks), as_coded(exact, name))
        assert service.coordinator.handles.reads.num_bytes - before == handle.size_bytes < exact.nbytes / 2
        renewal = pb.RenewLeaseRequest(handle_id=handle.handle_id, lease_s=30.0)
        renewed = (await service.stub().RenewLease(renewal, timeout=WAIT_S)).handle
        assert (renewed.provenance, renewed.row_codec) == (handle.provenance, name)
        if preset.startswith("impress"):  # rows in another order on disk are sent in the order of their positions
            store = service.store.store
            for extent in store.inventory.extents():
                judged = np.random.default_rng(7).random((exact.shape[0], extent.num_chunks * 64), np.float32)
                store.inventory.notes.note_importance(extent, judged)
            assert (await asyncio.to_thread(store.rewrite_all)).new_extents
            again = await blocks_of(service, (await handle_of(service)).handle_id, row_codec=name)
            assert np.array_equal(rows_of(again), as_coded(exact, name))


async def test_an_exact_prefill_over_a_store_of_coded_rows_says_exact_and_its_handle_does_not(
    model: str, tmp_path: Path
) -> None:
    async with whole_service(model, tmp_path / "store", row_codec="rotated-4") as service:
        for _ in range(2):  # computed in the first round; computed again in the second
            request = pb.PrefillRequest(prompt=token_prompt(PROMPT), lease_s=30.0)
            response = await service.stub().Prefill(request, timeout=WAIT_S)
            assert response.stats.exact
            assert response.stats.cached_tokens == 0
            assert (response.handle.covered_tokens, response.handle.provenance) == (256, "coded(rotated, 4)")


def rows_message(k: bytes, v: bytes) -> pb.ReadKvResponse:
    return pb.ReadKvResponse(rows=pb.KvRows(num_tokens=1, k=k, v=v, xxh3=rows_checksum(k, v)))


def test_a_service_that_does_not_know_the_field_sends_rows_as_they_are_and_they_are_taken_for_such() -> None:
    blocks = KvBlocks("h", None, row_codec="rotated-4")
    layout = pb.KvLayout(layers=[0], token_end=1, num_kv_heads=1, head_dim=1, dtype="float32", provenance="exact")
    blocks.take(pb.ReadKvResponse(layout=layout))
    block = blocks.take(rows_message(np.float32(2).tobytes(), np.float32(3).tobytes()))
    assert block is not None
    assert (block.k.item(), block.v.item(), block.layout.row_codec) == (2, 3, "")


def test_rows_of_a_codec_that_a_client_does_not_know_are_no_numbers_for_it_but_bytes() -> None:
    for decode in (True, False):
        blocks = KvBlocks("h", None, row_codec="newer-3", decode=decode)
        layout = pb.KvLayout(layers=[0], token_end=1, num_kv_heads=1, head_dim=8, dtype="float32", row_codec="newer-3")
        blocks.take(pb.ReadKvResponse(layout=layout))
        if decode:
            with pytest.raises(
                CallFailed, match="UNIMPLEMENTED: rows of codec 'newer-3' cannot be decoded here: no codec"
            ):
                blocks.take(rows_message(b"abc", b"def"))
        else:
            block = blocks.take(rows_message(b"abc", b"def"))
            assert block is not None
            assert (block.k.tobytes(), block.v.tobytes()) == (b"abc", b"def")


@given(
    name=st.sampled_from(CODECS),
    dtype=st.sampled_from(["float32", "float16", "bfloat16"]),
    num_heads=st.integers(1, 3),
    head_dim=st.sampled_from([8, 16, 64]),
    num_tokens=st.integers(1, 40),
    cut=st.integers(0, 40),
    seed=st.integers(0, 2**32 - 1),
)
def test_rows_coded_on_the_way_are_those_of_the_codec_however_messages_cut_them(
    name: str, dtype: str, num_heads: int, head_dim: int, num_tokens: int, cut: int, seed: int
) -> None:
    shape = KVShape(num_layers=2, num_kv_heads=num_heads, head_dim=head_dim, dtype=dtype)
    coding, codec = RowCoding.asked_for(name, shape), row_codec(name)
    numbers = np.random.default_rng(seed).normal(size=(1, num_tokens, 2, num_heads, head_dim)).astype(np.float32)
    if dtype == "bfloat16":
        words = (numbers.view(np.uint32) >> 16).astype(np.uint16)
        numbers, rows = (words.astype(np.uint32) << 16).view(np.float32), words
    else:
        rows = numbers.astype(dtype)
        numbers = rows.astype(np.float32)
    rows_T2HB = rows.reshape(num_tokens, 2, num_heads, -1).view(np.uint8)
    parts = [coding.coded(part) for part in (rows_T2HB[:cut], rows_T2HB[cut:]) if len(part)]
    assert np.array_equal(np.concatenate(parts).reshape(-1), codec.encode(numbers))
    by_head = [coding.coded(rows_T2HB[:, :, head : head + 1]) for head in range(num_heads)]
    assert np.array_equal(np.concatenate(by_head, axis=2), np.concatenate(parts))
