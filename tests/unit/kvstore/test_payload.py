"""What records hold, against a reference in plain Python: one row at a time, numbers by `struct`."""

import math
import struct

import numpy as np
import pytest

from kvstore import KVShape, KVView, Layout
from kvstore.files import aligned_buffer
from kvstore.layout import PAGE_BYTES, RecordKind, RecordSlot
from kvstore.payload import RowsDestination, fill_payload, key_sketch, kv_rows
from kvstore.record import RecordIdentity, read_header, write_header

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
    """Numbers of both signs as bytes of the dtype, [layers, tokens, 2, row_bytes]."""
    width = shape.row_bytes // ITEM_BYTES[shape.dtype]
    draw = np.random.default_rng(seed)
    size = (shape.num_layers, num_tokens, 2, width)
    raw = b"".join(bytes_of(float(x), shape.dtype) for x in draw.normal(0, 30, size).ravel())
    return np.frombuffer(raw, np.uint8).reshape(shape.num_layers, num_tokens, 2, shape.row_bytes)


def reference_payload(slot: RecordSlot, rows: KVView, layout: Layout, shape: KVShape) -> bytes:
    item, num_tokens = ITEM_BYTES[shape.dtype], rows.shape[1]
    payload = b""
    for layer in range(slot.layer_start, slot.layer_end):
        if slot.kind is RecordKind.SKETCH:
            for start in range(0, num_tokens, 16):
                for extreme in (min, max):
                    for at in range(0, shape.row_bytes, item):
                        column = [bytes(rows[layer, token, 0, at : at + item]) for token in range(start, start + 16)]
                        payload += extreme(column, key=lambda raw: number_of(raw, shape.dtype))
            continue
        for token in range(num_tokens):
            if slot.kind is RecordKind.PROBE:
                payload += bytes(rows[layer, token, 0, : layout.probe_heads * shape.head_dim * item])
            else:
                for plane in range(slot.plane_start, slot.plane_end):
                    payload += bytes(rows[layer, token, plane])
    return payload


def encode(slot: RecordSlot, identity: RecordIdentity, rows: KVView, layout: Layout, shape: KVShape) -> memoryview:
    record = aligned_buffer(slot.record_bytes)[: slot.record_bytes]
    payload = record[PAGE_BYTES : PAGE_BYTES + slot.payload_bytes]
    fill_payload(payload, slot, rows, layout, shape)
    write_header(record[:PAGE_BYTES], identity, slot, payload)
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
@pytest.mark.parametrize(
    "layout",
    [
        Layout(tokens_per_record=16),
        Layout(tokens_per_record=32, layers_per_record=2, planes="apart", probe_heads=1),
        Layout(tokens_per_record=32, layers_per_record=3, probe_heads=2, sketch=True),
        Layout(tokens_per_record=64, planes="apart", probe_heads=3, sketch=True),
        Layout(tokens_per_record=16, layers_per_record=9, sketch=True),
    ],
)
def test_a_payload_is_what_the_format_says_byte_by_byte(layout: Layout, dtype: str) -> None:
    shape = KVShape(num_layers=5, num_kv_heads=3, head_dim=2, dtype=dtype)
    rows = some_rows(shape, layout.tokens_per_record)
    for slot in layout.records(shape):
        payload = memoryview(bytearray(b"\xee" * slot.payload_bytes))
        fill_payload(payload, slot, rows, layout, shape)
        assert bytes(payload) == reference_payload(slot, rows, layout, shape), slot


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_sketch_orders_negative_numbers_zeros_and_infinities_as_numbers_and_not_as_bytes(dtype: str) -> None:
    shape = KVShape(num_layers=1, num_kv_heads=1, head_dim=4, dtype=dtype)
    columns = [
        [-3.5, -1.0, -128.0, -0.5] * 4,
        [0.0] * 15 + [-2.0],
        [math.inf, *[1.0] * 14, -math.inf],
        [2.0**-14, *[0.0] * 14, 2.0**-13],
    ]
    raw = b"".join(bytes_of(columns[column][token], dtype) for token in range(16) for column in range(4))
    sketch = key_sketch(np.frombuffer(raw, np.uint8).reshape(1, 16, -1), shape)
    assert sketch.shape == (1, 1, 2, shape.row_bytes)
    item = ITEM_BYTES[dtype]
    found = [[number_of(bytes(sketch[0, 0, e, i * item :][:item]), dtype) for i in range(4)] for e in range(2)]
    assert found == [[-128.0, -2.0, -math.inf, 0.0], [-0.5, 0.0, math.inf, 2.0**-13]]


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_sketch_bounds_every_key_of_its_sixteen_tokens_and_is_tight(dtype: str) -> None:
    shape = KVShape(num_layers=2, num_kv_heads=2, head_dim=3, dtype=dtype)
    keys, item = some_rows(shape, 48, seed=5)[:, :, 0], ITEM_BYTES[dtype]
    sketch = key_sketch(keys, shape)
    assert sketch.shape == (2, 3, 2, shape.row_bytes)
    for layer in range(2):
        for group in range(3):
            for at in range(0, shape.row_bytes, item):
                column = [number_of(bytes(keys[layer, 16 * group + t, at : at + item]), dtype) for t in range(16)]
                low, high = (number_of(bytes(sketch[layer, group, e, at : at + item]), dtype) for e in range(2))
                assert (low, high) == (min(column), max(column))


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_sketch_of_a_key_that_is_not_a_number_says_so_and_the_record_can_still_be_made(dtype: str) -> None:
    shape = KVShape(num_layers=1, num_kv_heads=1, head_dim=2, dtype=dtype)
    raw = b"".join(bytes_of(number, dtype) for number in [1.0, 2.0] * 15 + [math.nan, 5.0])
    sketch, item = key_sketch(np.frombuffer(raw, np.uint8).reshape(1, 16, -1), shape), ITEM_BYTES[dtype]
    found = [number_of(bytes(sketch[0, 0, e, i * item :][:item]), dtype) for e in range(2) for i in range(2)]
    assert math.isnan(found[0]) and math.isnan(found[2])
    assert found[1::2] == [2.0, 5.0]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("planes", ["joint", "apart"])
@pytest.mark.parametrize("layers_per_record", [1, 2, 5])
def test_rows_written_in_token_order_come_back_to_their_places_and_nothing_else_is_touched(
    layers_per_record: int, planes: str, dtype: str
) -> None:
    shape = KVShape(num_layers=5, num_kv_heads=2, head_dim=2, dtype=dtype)
    layout = Layout(tokens_per_record=32, layers_per_record=layers_per_record, planes=planes)
    rows = some_rows(shape, 32)
    view = np.full((5, 96, 2, shape.row_bytes), 0xEE, np.uint8)
    destination, touched = RowsDestination(view, 64), np.zeros((5, 2), bool)
    for slot in layout.records(shape):
        destination.copy(encode(slot, identity_of(32, num_tokens=32), rows, layout, shape))
        touched[slot.layer_start : slot.layer_end, slot.plane_start : slot.plane_end] = True
        for layer, plane in np.ndindex(5, 2):
            expected = rows[layer, :, plane] if touched[layer, plane] else np.full_like(rows[layer, :, plane], 0xEE)
            assert np.array_equal(view[layer, 32:64, plane], expected)
    assert touched.all()
    assert (view[:, :32] == 0xEE).all()
    assert (view[:, 64:] == 0xEE).all()


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
    layout = Layout(tokens_per_record=16, layers_per_record=2, probe_heads=1, sketch=True)
    wide = some_rows(shape, 64)
    strided = wide[:, 5:53:3]
    assert not strided.flags.c_contiguous
    for slot in layout.records(shape):
        payloads = [memoryview(bytearray(slot.payload_bytes)) for _ in range(2)]
        fill_payload(payloads[0], slot, strided, layout, shape)
        fill_payload(payloads[1], slot, np.ascontiguousarray(strided), layout, shape)
        assert payloads[0] == payloads[1]
