"""Coded rows between neighbours: coded once, by the worker that computed them, and sent on as they came."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import NamedTuple

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from kvstore import KVShape
from kvstore.codecs import row_codec
from kvstore.codecs.block import shape_of
from workers.chain.coded_handoff import CodedHandoff
from workers.chain.handoff import HandoffHeader, Inbox, InEdge, OutEdge
from workers.chain.outbox import Outbox
from workers.chain.partition_run import inbox_of
from workers.device.kv_buffer import KVBuffer
from workers.errors import ChainBroken
from workers.plan.partition import Partition
from workers.plan.timeline import Timeline
from workers.plan.worker_plan import WorkerPlan
from workers.testing import LoopbackLink

EPOCH, NUM_LAYERS, WAIT_S = 3, 2, 20.0
UNTOUCHED = -7.0


class Part(NamedTuple):
    """One worker's."""

    plan: WorkerPlan
    buffer: KVBuffer
    coded: CodedHandoff


def parts_of(cuts: tuple[int, ...], shape: KVShape, codec: str, seed: int) -> list[Part]:
    """Each worker has random rows of its own slice, and nothing else yet."""
    generator, parts = torch.Generator().manual_seed(seed), []
    for position in range(len(cuts) - 1):
        plan = WorkerPlan(
            request=1,
            epoch=EPOCH,
            token_ids=tuple(range(cuts[-1])),
            partition=Partition(cuts),
            position=position,
            is_exact=False,
            handoff_codec=codec,
        )
        buffer = KVBuffer(shape, cuts[-1])
        buffer.rows_LC2KD.fill_(UNTOUCHED)
        own = buffer.rows_LC2KD[:, cuts[position] : cuts[position + 1]]
        own.copy_(torch.randn(own.shape, generator=generator))
        parts.append(Part(plan, buffer, CodedHandoff(plan, buffer)))
    return parts


@contextmanager
def edge() -> Iterator[tuple[OutEdge, InEdge]]:
    links = LoopbackLink.pair()
    edges = OutEdge(links[0], EPOCH), InEdge(links[1], EPOCH, WAIT_S)
    for each in edges:
        each.start()
    try:
        yield edges
    finally:
        for each in edges:
            each.close()
        links[0].sever()


def hand_on(sender: Part, receiver: Part) -> int:
    """All layers; how many bytes that took."""
    start = sender.plan.partition.num_prefix_tokens
    end = sender.plan.partition.bounds(sender.plan.position)[1]
    with edge() as (out_edge, in_edge):
        inbox = inbox_of(receiver.plan, receiver.buffer.shape, receiver.coded.destination)
        in_edge.expect(inbox)
        outbox = Outbox(out_edge, 1, start, sender.buffer, Timeline(), sender.coded)
        for layer in range(NUM_LAYERS):
            outbox.send(layer, end)
            inbox.wait(layer, WAIT_S)
            receiver.coded.decode(layer)
        outbox.wait_sent(WAIT_S)
    return outbox.bytes_sent


def as_decoded(rows_LT2KD: torch.Tensor, codec: str) -> torch.Tensor:
    block = rows_LT2KD.float().contiguous().numpy()
    rows = row_codec(codec).decode(row_codec(codec).encode(block), shape_of(block))
    return torch.from_numpy(rows).to(rows_LT2KD.dtype)


@settings(max_examples=25, deadline=None)
@given(
    codec=st.sampled_from(["rotated-2", "rotated-4", "rotated-8", "fp8-8"]),
    dtype=st.sampled_from(["float32", "bfloat16"]),
    head_dim=st.sampled_from([8, 64]),
    num_heads=st.integers(1, 3),
    chunks=st.lists(st.integers(1, 3), min_size=3, max_size=3),
    seed=st.integers(0, 1000),
)
def test_every_worker_has_what_the_codec_decodes_of_all_rows_before_its_own_and_its_own_as_computed(
    codec: str, dtype: str, head_dim: int, num_heads: int, chunks: list[int], seed: int
) -> None:
    shape = KVShape(num_layers=NUM_LAYERS, num_kv_heads=num_heads, head_dim=head_dim, dtype=dtype)
    prefix, first, second = (16 * sum(chunks[:end]) for end in (1, 2, 3))
    cuts = (prefix, first, second, second + 5)
    parts = parts_of(cuts, shape, codec, seed)
    own = [
        part.buffer.rows_LC2KD[:, start:end].clone() for part, start, end in zip(parts, cuts, cuts[1:], strict=False)
    ]
    sent = [hand_on(*pair) for pair in pairwise(parts)]
    head_bytes = row_codec(codec).payload_bytes(shape_of(torch.zeros(1, 1, 1, 1, head_dim).numpy()))
    assert sent == [NUM_LAYERS * (end - prefix) * 2 * num_heads * head_bytes for end in (first, second)]
    for position, part in enumerate(parts):
        start, end = cuts[position], cuts[position + 1]
        rows = part.buffer.rows_LC2KD
        assert (rows[:, :prefix] == UNTOUCHED).all()
        before = torch.cat([own[each] for each in range(position)], dim=1) if position else rows[:, :0]
        assert torch.equal(rows[:, prefix:start], as_decoded(before, codec) if position else before)
        assert torch.equal(rows[:, start:end], own[position])
        assert (rows[:, end:] == UNTOUCHED).all()
        assert not part.coded._coded_of_layers, "what was sent on, or decoded last, is kept no longer"


@pytest.mark.parametrize("is_coded", [False, True])
def test_rows_of_the_other_kind_than_the_plan_says_are_refused_before_they_are_received(is_coded: bool) -> None:
    inbox = Inbox(1, NUM_LAYERS, 0, 16, lambda _: torch.empty(0), is_coded=is_coded)
    header = HandoffHeader(epoch=EPOCH, request=1, layer=0, row_start=0, num_rows=16, coded=not is_coded)
    with pytest.raises(ChainBroken, match=r"got \(layer, start, rows, coded\)"):
        inbox.check(HandoffHeader.decode(header.encode()))


def test_nothing_exact_is_handed_on_coded() -> None:
    shape = KVShape(num_layers=NUM_LAYERS, num_kv_heads=1, head_dim=8, dtype="float32")
    plan = WorkerPlan(
        request=1, epoch=1, token_ids=(1,) * 20, partition=Partition((0, 16, 20)), position=0, handoff_codec="fp8-8"
    )
    with pytest.raises(AssertionError, match="what is exact is handed on as it was computed"):
        CodedHandoff(plan, KVBuffer(shape, 20))
