"""Messages of rows that are written and read as bytes are those of protobuf."""

import numpy as np
import pytest
import xxhash
from google.protobuf.message import DecodeError
from hypothesis import given
from hypothesis import strategies as st

from cluster.client.rows_on_wire import ReceivedRows, RowsWriter, reply_of
from protos.runahead.v1 import runahead_pb2 as pb

UINT32 = st.integers(0, 2**32 - 1)


def rows_of(num_tokens: int, num_heads: int, head_bytes: int) -> np.ndarray:
    draw = np.random.default_rng(num_tokens)
    return draw.integers(0, 256, (num_tokens, 2, num_heads + 1, head_bytes), np.uint8)[:, :, :num_heads]


@given(st.integers(1, 40), st.integers(1, 3), st.sampled_from([1, 3, 4, 64, 256]), UINT32, UINT32, UINT32)
def test_a_written_message_is_the_one_of_protobuf(
    num_tokens: int, num_heads: int, head_bytes: int, layer: int, token_start: int, range_index: int
) -> None:
    rows_T2HB = rows_of(num_tokens, num_heads, head_bytes)
    raw = RowsWriter().message(layer, token_start, rows_T2HB, range_index)
    k, v = rows_T2HB[:, 0].tobytes(), rows_T2HB[:, 1].tobytes()
    wanted = pb.KvRows(
        layer=layer,
        token_start=token_start,
        num_tokens=num_tokens,
        k=k,
        v=v,
        xxh3=xxhash.xxh3_64_intdigest(k + v),
        range_index=range_index,
    )
    assert pb.ReadKvResponse.FromString(raw) == pb.ReadKvResponse(rows=wanted)
    for message in (raw, pb.ReadKvResponse(rows=wanted).SerializeToString()):  # ours, and that of an older service
        read = reply_of(message)
        assert isinstance(read, ReceivedRows)
        for name in ReceivedRows._fields:
            assert getattr(read, name) == getattr(wanted, name)


@pytest.mark.parametrize("token_start", [0, 200, 2**20])
def test_numbers_in_a_written_message_are_aligned(token_start: int) -> None:
    for layer in (1, 200):
        read = reply_of(RowsWriter().message(layer, token_start, rows_of(6, 2, 12), 0))
        assert isinstance(read, ReceivedRows)
        for plane in (read.k, read.v):
            assert np.frombuffer(plane, "<f4").flags.aligned


def test_one_writer_writes_messages_of_any_size() -> None:
    writer = RowsWriter()
    raw = [writer.message(0, 0, rows_of(number, 2, 8), 0) for number in (3, 9, 1)]
    assert [pb.ReadKvResponse.FromString(each).rows.num_tokens for each in raw] == [3, 9, 1]
    assert pb.ReadKvResponse.FromString(raw[0]).rows.k == rows_of(3, 2, 8)[:, 0].tobytes()


def test_other_messages_are_left_to_protobuf() -> None:
    layout = pb.ReadKvResponse(layout=pb.KvLayout(num_layers=3))
    assert reply_of(layout.SerializeToString()) == layout
    assert reply_of(b"") == pb.ReadKvResponse()
    rows = pb.ReadKvResponse(rows=pb.KvRows(layer=3, k=b"1234", v=b"5678"))
    merged = rows.SerializeToString() + pb.ReadKvResponse(rows=pb.KvRows(layer=4)).SerializeToString()
    assert reply_of(merged).rows.layer == 4  # type: ignore[union-attr]


@given(st.data())
def test_changed_bytes_give_what_protobuf_reads_or_its_error(data: st.DataObject) -> None:
    raw = bytearray(RowsWriter().message(5, 300, rows_of(2, 1, 4), 1))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    changed = bytes(raw[: data.draw(st.integers(0, len(raw)))])
    try:
        wanted = pb.ReadKvResponse.FromString(changed)
    except DecodeError:
        wanted = None
    try:
        read = reply_of(changed)
    except DecodeError:
        assert wanted is None
        return
    if not isinstance(read, ReceivedRows):
        assert read == wanted
    elif wanted is not None:
        for name in ("k", "v", "xxh3"):
            assert getattr(read, name) == getattr(wanted.rows, name)
