"""Several handles in one call, and some of the KV heads: each row belongs to its handle, in the order asked for."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from waiting import WAIT_S
from whole_service import WholeService, prompt_of, rows_of, whole_service

from cluster.client import AsyncClient, CallFailed, KvBlock, KvRange
from cluster.client.calls import KvBlocks
from cluster.client.values import rows_checksum
from cluster.handles import leased_reads
from cluster.handles.leased_reads import KvRange as AskedRange
from protos.runahead.v1 import runahead_pb2 as pb

NUM_HEADS = 2


PROMPTS = [prompt_of(seed, length) for seed, length in ((1, 300), (2, 200), (3, 130))]


async def handles_of(client: AsyncClient) -> list[str]:
    prefilled = [await client.prefill_kv(prompt, lease_s=30.0, timeout_s=WAIT_S) for prompt in PROMPTS]
    return [each.handle.handle_id for each in prefilled if each.handle]


async def blocks_of(client: AsyncClient, handle_id: str = "", **options: Any) -> list[KvBlock]:
    return [block async for block in client.read_kv(handle_id, timeout_s=WAIT_S, **options)]


async def refused(client: AsyncClient, handle_id: str = "", **options: Any) -> tuple[str, str]:
    with pytest.raises(CallFailed) as caught:
        await blocks_of(client, handle_id, **options)
    return caught.value.status, str(caught.value)


async def test_ranges_of_several_handles_are_those_that_each_gives_by_itself(client: AsyncClient) -> None:
    handle_ids = await handles_of(client)
    whole = [rows_of(await blocks_of(client, each)) for each in handle_ids]
    first, second, third = handle_ids
    ranges = [KvRange(third), KvRange(first, 33, 197), KvRange(second, 100), KvRange(first, 0, 16)]
    blocks = await blocks_of(client, ranges=ranges, layers=[0, 2])
    expected = [whole[2], whole[0][:, 33:197], whole[1][:, 100:], whole[0][:, :16]]
    for index, rows in enumerate(expected):
        assert np.array_equal(rows_of(blocks, index), rows[[0, 2]])
    assert [block.range_index for block in blocks] == sorted(block.range_index for block in blocks)
    layout = blocks[0].layout
    assert [(each.handle_id, each.token_start, each.token_end) for each in layout.ranges] == [
        (third, 0, 128), (first, 33, 197), (second, 100, 192), (first, 0, 16)
    ]  # fmt: skip
    assert (layout.token_start, layout.token_end) == (0, 0)


async def test_a_reader_that_computes_by_layers_gets_the_first_layers_of_all_ranges_first(
    client: AsyncClient, service: WholeService
) -> None:
    ranges = [KvRange(each) for each in await handles_of(client)]
    by_range = await blocks_of(client, ranges=ranges)
    by_layer = await blocks_of(client, ranges=ranges, by_layer=True)
    order = [(block.layer, block.range_index) for block in by_layer]
    assert order == sorted(order) and len(set(order)) == 3 * service.coordinator.facts.kv.num_layers
    assert order != [(block.layer, block.range_index) for block in by_range]
    for index in range(3):
        assert np.array_equal(rows_of(by_layer, index), rows_of(by_range, index))


@pytest.mark.parametrize("codec", ["", "rotated-4"])
async def test_some_heads_are_those_of_the_whole_and_no_other_bytes_are_sent(
    client: AsyncClient, service: WholeService, codec: str
) -> None:
    handle_id, *_ = await handles_of(client)
    reads = service.coordinator.handles.reads
    whole = rows_of(await blocks_of(client, handle_id, row_codec=codec))
    sent_whole = reads.num_bytes
    assert whole.shape[3] == NUM_HEADS
    for head in range(NUM_HEADS):
        before = reads.num_bytes
        options = {"head_start": head, "head_end": head + 1, "token_start": 20, "row_codec": codec}
        blocks = await blocks_of(client, handle_id, **options)
        assert np.array_equal(rows_of(blocks), whole[:, 20:, :, head : head + 1])
        assert reads.num_bytes - before == sent_whole / NUM_HEADS * (256 - 20) / 256
        layout = blocks[0].layout
        assert (layout.head_start, layout.head_end, layout.num_kv_heads) == (head, head + 1, NUM_HEADS)


async def test_heads_of_a_store_of_coded_rows_are_those_of_the_whole(model: str, tmp_path: Path) -> None:
    async with (
        whole_service(model, tmp_path / "store", row_codec="rotated-4") as service,
        AsyncClient(service.address) as client,
    ):
        handle_id, *_ = await handles_of(client)
        whole = rows_of(await blocks_of(client, handle_id, row_codec="rotated-4", decode=False))
        some = rows_of(await blocks_of(client, handle_id, row_codec="rotated-4", decode=False, head_start=1))
    assert np.array_equal(some, whole[:, :, :, 1:])


@pytest.mark.parametrize(
    ("heads", "says"),
    [
        ((1, 1), "KV heads must be in [0, 2), not [1, 1)"),
        ((0, 3), "KV heads must be in [0, 2), not [0, 3)"),
        ((2, 0), "KV heads must be in [0, 2), not [2, 2)"),
    ],
)
async def test_heads_that_there_are_not_are_refused(client: AsyncClient, heads: tuple[int, int], says: str) -> None:
    handle_id, *_ = await handles_of(client)
    status, said = await refused(client, handle_id, head_start=heads[0], head_end=heads[1])
    assert status == "INVALID_ARGUMENT" and says in said


async def test_what_is_wrong_with_one_of_several_ranges_names_it_and_sends_nothing(client: AsyncClient) -> None:
    first, second, third = await handles_of(client)
    await client.release(second)
    status, said = await refused(client, ranges=[KvRange(first), KvRange(second), KvRange(third)])
    assert status == "NOT_FOUND" and "range 1: there is no such handle" in said
    status, said = await refused(client, ranges=[KvRange(first), KvRange(third, 0, 129)])
    assert status == "INVALID_ARGUMENT" and "range 1: the handle covers tokens [0, 128), not [0, 129)" in said
    status, said = await refused(client, first, ranges=[KvRange(third)])
    assert status == "INVALID_ARGUMENT" and "handle_id, token_start and token_end must not be set" in said
    status, said = await refused(client, ranges=[KvRange(first, 0, 1)] * 257)
    assert status == "INVALID_ARGUMENT" and "a call must have 1 to 256 ranges, not 257" in said
    assert len(rows_of(await blocks_of(client, ranges=[KvRange(first, 0, 1)] * 256, layers=[1]), 255)) == 1


async def test_an_unknown_order_is_refused(service: WholeService, client: AsyncClient) -> None:
    handle_id, *_ = await handles_of(client)
    blocks = KvBlocks(handle_id, WAIT_S)
    blocks.request.order = 7  # type: ignore[assignment]
    with pytest.raises(CallFailed, match="INVALID_ARGUMENT: order must be UNSPECIFIED or BY_LAYER, not 7"):
        _ = [block async for block in client._follow(blocks)]


async def test_a_lease_that_ends_meanwhile_is_named_and_the_others_live_on(
    service: WholeService, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = await handles_of(client)
    handles = service.coordinator.handles
    part = handles.reads.part("", [AskedRange(first, 0, 64), AskedRange(second), AskedRange(third)], [0])
    rows = handles.reads.read(part)
    assert (await anext(rows)).range_index == 0
    handles.release("", second)
    with pytest.raises(leased_reads.HandleNotFound, match=r"^range 1: there is no such handle"):
        await anext(rows)
    assert len(await blocks_of(client, ranges=[KvRange(first), KvRange(third)], layers=[0])) == 2


def test_an_older_service_sends_all_heads_and_the_client_gives_those_that_were_asked_for() -> None:
    blocks = KvBlocks("h", None, head_start=1, head_end=3)
    layout = pb.KvLayout(layers=[0], num_kv_heads=4, head_dim=1, dtype="float32", token_end=2)
    blocks.take(pb.ReadKvResponse(layout=layout))
    plane_THD = np.arange(8, dtype="<f4").reshape(2, 4, 1)
    raw = plane_THD.tobytes()
    block = blocks.take(pb.ReadKvResponse(rows=pb.KvRows(num_tokens=2, k=raw, v=raw, xxh3=rows_checksum(raw, raw))))
    assert block is not None and blocks.is_complete
    assert np.array_equal(block.k, plane_THD[:, 1:3]) and np.array_equal(block.v, plane_THD[:, 1:3])
