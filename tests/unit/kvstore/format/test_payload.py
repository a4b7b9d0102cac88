"""Payloads of records against a reference in plain Python: one row at a time, numbers by `struct`."""

import math
import struct

import numpy as np
import pytest

from kvstore import KVShape, KVView, Layout
from kvstore.client.destinations import RowsDestination
from kvstore.codecs import row_codec
from kvstore.disk.files import aligned_buffer
from kvstore.format.layout import PAGE_BYTES, RecordKind, RecordSlot
from kvstore.format.payload import fill_payload, key_sketch, kv_rows, sketch_means
from kvstore.format.record import RecordIdentity, read_header, write_header
from tests.support.record_layouts import SWEPT

DTYPES = ["float32", "float16", "bfloat16"]
ITEM_BYTES = {"float32": 4, "float16": 2, "bfloat16": 2}


def number_of(raw: bytes, dtype: str) -> float:
    if dtype == "bfloat16":
        return struct.unpack("<f", b"\0\0" + raw)[0]
    return struct.unpack("<e" if dtype == "float16" else "<f", raw)[0]


def bytes_of(number: float, dtype: str) -> bytes:
    if dtype == "bfloat16":
        return struct.pack("<f", number)[2:]
    return struct.pack("<e" if dtype == "float16" else "<f", number)


def some_rows(shape: KVShape, num_tokens: int, seed: int = 1) -> KVView:
    """Random numbers of both signs as bytes of the dtype, [layers, tokens, 2, row_bytes]."""
    width = shape.row_bytes // ITEM_BYTES[shape.dtype]
    draw = np.random.default_rng(seed)
    size = (shape.num_layers, num_tokens, 2, width)
    raw = b"".join(bytes_of(float(x), shape.dtype) for x in draw.normal(0, 30, size).ravel())
    return np.frombuffer(raw, np.uint8).reshape(shape.num_layers, num_tokens, 2, shape.row_bytes)


def key_of(rows: KVView, layer: int, token: int, head: int, shape: KVShape) -> list[float]:
    item = ITEM_BYTES[shape.dtype]
    row = bytes(rows[layer, token, 0, head * shape.head_dim * item :][: shape.head_dim * item])
    return [number_of(row[at : at + item], shape.dtype) for at in range(0, len(row), item)]


def assert_is_sketch_vector(raw: bytes, keys: list[list[float]]) -> None:
    """Check a float32 scale and int8 coordinates: the mean of the keys, in double precision, to within half a scale."""
    (scale,), coordinates = struct.unpack("<f", raw[:4]), struct.unpack(f"{len(raw) - 4}b", raw[4:])
    means = [math.fsum(column) / len(column) for column in zip(*keys, strict=True)]
    assert scale == pytest.approx(max(abs(mean) for mean in means) / 127, rel=1e-5)
    assert max(abs(coordinate) for coordinate in coordinates) == (127 if scale else 0)
    for coordinate, mean in zip(coordinates, means, strict=True):
        assert abs(coordinate * scale - mean) <= 0.5001 * scale


def assert_is_sketch(payload: bytes, rows: KVView, layout: Layout, num_means: int, shape: KVShape) -> None:
    """Check a payload [sketched layers, tokens / 16, means, KV heads, 4 + head_dim]."""
    at, in_group = 0, 16 // num_means
    for layer in range(0, shape.num_layers, layout.layers_per_record):
        for start in range(0, layout.tokens_per_record, in_group):
            for head in range(shape.num_kv_heads):
                keys = [key_of(rows, layer, token, head, shape) for token in range(start, start + in_group)]
                assert_is_sketch_vector(payload[at : at + 4 + shape.head_dim], keys)
                at += 4 + shape.head_dim
    assert at == len(payload)


def reference_coded(rows: KVView, dtype: str, shape: KVShape) -> KVView:
    """Rows with each head coded by itself, [layers, tokens, 2, coded row]."""
    codec, width = row_codec(dtype), ITEM_BYTES[shape.dtype]
    coded = []
    for place in np.ndindex(*rows.shape[:3]):
        row = bytes(rows[place])
        numbers = [number_of(row[at : at + width], shape.dtype) for at in range(0, len(row), width)]
        heads = np.array(numbers, np.float32).reshape(-1, 1, 1, 1, 1, shape.head_dim)
        coded.append(np.concatenate([codec.encode(head) for head in heads]))
    return np.stack(coded).reshape(*rows.shape[:3], -1)


def reference_payload(slot: RecordSlot, rows: KVView, layout: Layout, shape: KVShape) -> bytes:
    """Payload of a record of KV, probe keys, retrieval heads or coded rows."""
    num_tokens, payload, width = rows.shape[1], b"", shape.head_dim * ITEM_BYTES[shape.dtype]
    if layout.coded_rows and slot.kind is not RecordKind.KV:
        rows = reference_coded(rows, layout.coded_rows, shape)
        width = rows.shape[-1] // shape.num_kv_heads
    if slot.kind is RecordKind.HEADS:
        for layer, head in layout.retrieval_heads:
            if slot.layer_start <= layer < slot.layer_end:
                for token in range(num_tokens):
                    for plane in range(2):
                        payload += bytes(rows[layer, token, plane, head * width : (head + 1) * width])
        return payload
    for layer in range(slot.layer_start, slot.layer_end):
        for token in range(num_tokens):
            if slot.kind is RecordKind.PROBE:
                payload += bytes(rows[layer, token, 0, : layout.probe_heads * width])
            else:
                for plane in range(slot.plane_start, slot.plane_end):
                    payload += bytes(rows[layer, token, plane])
    return payload


def encode(slot: RecordSlot, identity: RecordIdentity, rows: KVView, layout: Layout, shape: KVShape) -> memoryview:
    record = aligned_buffer(slot.record_bytes)[: slot.record_bytes]
    payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    fill_payload(payload, slot, rows, layout, shape)
    write_header(record[: slot.header_bytes], identity, slot, payload)
    return record


def identity_of(token_start: int, offsets: np.ndarray | None = None, num_tokens: int = 16) -> RecordIdentity:
    return RecordIdentity(
        key=bytes(16),
        provenance="exact",
        token_start=token_start,
        tokens=bytes(4 * num_tokens),
        generation=0 if offsets is None else 1,
        offsets=b"" if offsets is None else offsets.astype(np.uint16).tobytes(),
    )


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("layout", SWEPT.values(), ids=SWEPT)
def test_a_payload_is_what_the_format_says_byte_by_byte(layout: Layout, dtype: str) -> None:
    """Every record of a chunk is checked; the n-th record of a slot holds the n-th of equal parts of the tokens."""
    shape = KVShape(num_layers=5, num_kv_heads=3, head_dim=8 if layout.coded_rows else 2, dtype=dtype)
    rows, num_records = some_rows(shape, layout.tokens_per_record), 0
    for slot in layout.records(shape):
        for start in range(0, layout.tokens_per_record, slot.num_tokens):
            mine = rows[:, start : start + slot.num_tokens]
            payload = memoryview(bytearray(b"\xee" * slot.payload_bytes))
            fill_payload(payload, slot, mine, layout, shape)
            if slot.kind is RecordKind.SKETCH:
                assert_is_sketch(bytes(payload), mine, layout, layout.sketch, shape)
            elif slot.kind is RecordKind.FINE_SKETCH:
                assert_is_sketch(bytes(payload), mine, layout, layout.fine_sketch, shape)
            else:
                assert bytes(payload) == reference_payload(slot, mine, layout, shape), slot
            num_records += 1
    assert num_records == sum(slot.parts for slot in layout.records(shape))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("num_means", [1, 2, 4, 8, 16])
def test_every_coordinate_of_a_sketch_is_within_half_a_scale_of_the_mean(dtype: str, num_means: int) -> None:
    shape = KVShape(num_layers=2, num_kv_heads=2, head_dim=5, dtype=dtype)
    rows = some_rows(shape, 48, seed=num_means)
    sketch = key_sketch(rows[:, :, 0], num_means, shape)
    assert sketch.shape == (2, 3, num_means, 2, 9) and sketch.dtype == np.uint8
    in_group = 16 // num_means
    means = sketch_means(sketch)
    assert means.shape == (2, 3, num_means, 2, 5) and means.dtype == np.float32
    for layer, group, mean, head in np.ndindex(*sketch.shape[:-1]):
        start = 16 * group + in_group * mean
        keys = [key_of(rows, layer, token, head, shape) for token in range(start, start + in_group)]
        raw = bytes(sketch[layer, group, mean, head])
        assert_is_sketch_vector(raw, keys)
        (scale,), coordinates = struct.unpack("<f", raw[:4]), struct.unpack("5b", raw[4:])
        assert means[layer, group, mean, head].tolist() == pytest.approx([scale * c for c in coordinates], rel=1e-6)


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_sketch_of_a_chunk_is_that_of_its_parts_side_by_side(dtype: str) -> None:
    shape = KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype=dtype)
    keys = some_rows(shape, 64)[:, :, 0]
    parts = [key_sketch(keys[:, start : start + 16], 4, shape) for start in range(0, 64, 16)]
    assert np.array_equal(key_sketch(keys, 4, shape), np.concatenate(parts, axis=1))


def sketch_of(columns: list[list[float]], num_means: int, dtype: str) -> list[tuple[float, list[int]]]:
    """Scale and coordinates of every mean of 16 keys of one head; `columns` has the keys' coordinates."""
    shape = KVShape(num_layers=1, num_kv_heads=1, head_dim=len(columns), dtype=dtype)
    raw = b"".join(bytes_of(column[token], dtype) for token in range(16) for column in columns)
    sketch = key_sketch(np.frombuffer(raw, np.uint8).reshape(1, 16, -1), num_means, shape)
    assert sketch.shape == (1, 1, num_means, 1, 4 + len(columns))
    return [
        (struct.unpack("<f", bytes(vector[:4]))[0], vector[4:].view(np.int8).tolist()) for vector in sketch[0, 0, :, 0]
    ]


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_sketch_has_numbers_of_both_signs_and_groups_of_their_own(dtype: str) -> None:
    columns = [[127.0] * 8 + [-254.0] * 8, [-1.0, -3.0] * 8, [0.0] * 8 + [2.0] * 8, [64.0] * 4 + [-64.0] * 12]
    assert sketch_of(columns, 2, dtype) == [(1.0, [127, -2, 0, 0]), (2.0, [-127, -1, 1, -32])]
    assert sketch_of(columns, 1, dtype) == [
        (0.5, [-127, -4, 2, -64])  # -63.5, -2, 1, -32
    ]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("zero", [0.0, -0.0])
def test_a_sketch_of_zeros_is_zeros(dtype: str, zero: float) -> None:
    assert sketch_of([[zero] * 8 + [1.0] * 8, [zero] * 16], 2, dtype) == [
        (0.0, [0, 0]), (pytest.approx(1 / 127), [127, 0]),
    ]  # fmt: skip


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_a_sketch_of_a_key_that_is_no_finite_number_says_so_and_the_record_can_still_be_made(
    dtype: str, bad: float
) -> None:
    """The whole mean of its group is NaN, and no other mean; several bad numbers do not cancel each other."""
    for at in (0, 5, 7):
        column = [1.0] * 16
        column[at] = bad
        (scale, coordinates), other = sketch_of([column, [4.0] * 16], 2, dtype)
        assert math.isnan(scale) and coordinates == [0, 0]
        assert other == (pytest.approx(4 / 127), [32, 127])
    (scale, coordinates), _ = sketch_of([[bad, -bad] * 8, [4.0] * 16], 2, dtype)
    assert math.isnan(scale) and coordinates == [0, 0]
    raw = np.frombuffer(struct.pack("<f", scale) + bytes(2), np.uint8)
    assert np.isnan(sketch_means(raw)).all()


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_sketch_of_the_greatest_and_least_numbers_that_there_are_is_made_without_complaint(dtype: str) -> None:
    greatest = 2.0**127
    ((scale, coordinates), *_) = sketch_of([[greatest] * 16, [-greatest] * 16], 16, dtype)
    assert scale == pytest.approx(greatest / 127) and coordinates == [127, -127]
    (scale, coordinates), _ = sketch_of([[greatest] * 16, [1.0] * 16], 2, dtype)  # their sum overflows
    assert math.isnan(scale) and coordinates == [0, 0]
    for size in (1, 100, 190, 254, 300, 10_000):
        for scale, coordinates in sketch_of([[size * 2.0**-133] * 16, [-size * 2.0**-133] * 16], 2, dtype):
            assert coordinates[0] == -coordinates[1] >= 0
            assert scale * coordinates[0] <= size * 2.0**-133 * 1.01
            if size >= 100:
                assert coordinates == [127, -127]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("planes", ["joint", "apart"])
@pytest.mark.parametrize("kv_records", [1, 2, 4])
@pytest.mark.parametrize("layers_per_record", [1, 2, 5])
def test_rows_written_in_token_order_come_back_to_their_places_and_nothing_else_is_touched(
    layers_per_record: int, kv_records: int, planes: str, dtype: str
) -> None:
    shape = KVShape(num_layers=5, num_kv_heads=2, head_dim=2, dtype=dtype)
    layout = Layout(tokens_per_record=64, layers_per_record=layers_per_record, planes=planes, kv_records=kv_records)
    rows, num_tokens = some_rows(shape, 64), 64 // kv_records
    view = np.full((5, 192, 2, shape.row_bytes), 0xEE, np.uint8)
    destination, expected = RowsDestination(view, 128), view.copy()
    for slot in layout.records(shape):
        for start in range(0, 64, num_tokens):
            of_part = rows[:, start : start + num_tokens]
            destination.copy(encode(slot, identity_of(64 + start, num_tokens=num_tokens), of_part, layout, shape))
            layers, planes_here = slice(slot.layer_start, slot.layer_end), slice(slot.plane_start, slot.plane_end)
            here = slice(64 + start, 64 + start + num_tokens)
            expected[layers, here, planes_here] = of_part[layers, :, planes_here]
            assert np.array_equal(view, expected)
    assert np.array_equal(view[:, 64:128], rows)
    assert (view[:, :64] == 0xEE).all()
    assert (view[:, 128:] == 0xEE).all()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("planes", ["joint", "apart"])
@pytest.mark.parametrize("num_tokens", [32, 48, 64, 80])
def test_reordered_rows_come_back_to_their_positions_and_only_those_of_the_prefix(
    num_tokens: int, planes: str, dtype: str
) -> None:
    """An extent of three 16-token chunks at positions 32..79, of which a prefix may end inside."""
    shape = KVShape(num_layers=4, num_kv_heads=1, head_dim=4, dtype=dtype)
    layout = Layout(tokens_per_record=16, layers_per_record=2, planes=planes, reorder="tokens", tokens_per_extent=48)
    rows = some_rows(shape, 48)
    view = np.full((4, num_tokens, 2, shape.row_bytes), 0xEE, np.uint8)
    destination = RowsDestination(view, num_tokens)
    for slot in layout.records(shape):
        order = np.random.default_rng(slot.layer_start).permutation(48)
        for number in range(3):
            offsets = order[16 * number : 16 * (number + 1)]
            destination.copy(encode(slot, identity_of(32, offsets), rows[:, offsets], layout, shape))
    assert (view[:, :32] == 0xEE).all()
    assert np.array_equal(view[:, 32:], rows[:, : num_tokens - 32])


def test_rows_of_a_record_are_seen_where_they_lie_without_a_copy() -> None:
    shape = KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")
    layout = Layout(tokens_per_record=16, layers_per_record=2, planes="apart")
    rows = some_rows(shape, 16)
    for slot in layout.records(shape):
        record = encode(slot, identity_of(0), rows, layout, shape)
        seen = kv_rows(record, read_header(record))
        assert seen.shape == (slot.num_layers, 16, 1, shape.row_bytes)
        assert np.array_equal(seen[:, :, 0], rows[slot.layer_start : slot.layer_end, :, slot.plane_start])
        record[PAGE_BYTES] ^= 0xFF
        assert seen[0, 0, 0, 0] == record[PAGE_BYTES]


def test_rows_that_are_not_contiguous_in_the_callers_memory_are_stored_like_any_others() -> None:
    shape = KVShape(num_layers=3, num_kv_heads=2, head_dim=2, dtype="bfloat16")
    layout = Layout(tokens_per_record=32, layers_per_record=2, probe_heads=1, sketch=4, kv_records=2)
    wide = some_rows(shape, 128)
    strided = wide[:, 5:101:3]
    assert not strided.flags.c_contiguous
    for slot in layout.records(shape):
        payloads = [memoryview(bytearray(slot.payload_bytes)) for _ in range(2)]
        fill_payload(payloads[0], slot, strided[:, : slot.num_tokens], layout, shape)
        fill_payload(payloads[1], slot, np.ascontiguousarray(strided[:, : slot.num_tokens]), layout, shape)
        assert payloads[0] == payloads[1]
