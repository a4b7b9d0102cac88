"""Payloads of records: making them from rows, and copying their rows to destinations.

A *KV view* is the caller's memory as bytes, uint8 [layers, tokens, 2 planes, row_bytes], C order, for token positions
from zero.
"""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.codecs.block import BlockShape
from kvstore.format.layout import (
    CHUNK_TOKENS,
    K_PLANE,
    SKETCHES,
    Layout,
    RecordKind,
    RecordSlot,
    sketch_vector_bytes,
)
from kvstore.format.record import RecordHeader
from kvstore.format.record_batch import RecordBatch
from kvstore.format.shape import KVShape

KVView = npt.NDArray[np.uint8]


class Completion(Protocol):
    """An asynchronous copy, for instance on a CUDA stream."""

    def wait(self) -> None: ...


class Destination(Protocol):
    """The caller's memory for loaded records."""

    def copy(self, record: memoryview, token_end: int | None = None) -> Completion | None:
        """Copy a verified record's rows. Returns None if the copy has finished; the record is leased until it has.

        `token_end`: rows of tokens from there on belong to another prompt, which shares the extent's beginning.
        """
        ...


class GatheringDestination(Destination, Protocol):
    """A destination that gathers rows and copies many together, asynchronously."""

    def flush(self) -> None:
        """Start the copies of all gathered rows. The load calls it before it reports a layer as complete."""
        ...


class BatchDestination(GatheringDestination, Protocol):
    """A destination that copies many records at once."""

    def copy_batch(self, batch: RecordBatch) -> Completion | None:
        """Copy the rows of all records. Each is verified (`RecordBatch.verify`, `copy`) before its rows count.

        Records are leased until the completion; None if no record is read after the return. If a record is damaged,
        rows of all of them may be at their targets, but none counts as filled.
        """
        ...


def check_kind(header: RecordHeader, kind: RecordKind) -> None:
    """Raises ValueError for a record of another kind."""
    if header.kind is not kind:
        raise ValueError(f"a {header.kind.name} record came instead of a {kind.name} record")


def kv_rows(record: memoryview, header: RecordHeader) -> KVView:
    """A view of the rows of a KV or coded record, uint8 [layers, tokens, planes, row_bytes]."""
    payload = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes)
    num_layers, num_planes = header.layer_end - header.layer_start, header.plane_end - header.plane_start
    return payload.reshape(num_layers, header.num_tokens, num_planes, -1)


def fill_payload(
    payload: memoryview,
    slot: RecordSlot,
    rows: KVView,
    layout: Layout,
    shape: KVShape,
    first_layer: int = 0,
    coded: KVView | None = None,
) -> None:
    """`fill_payloads` for one record."""
    fill_payloads(np.frombuffer(payload, np.uint8)[None], slot, rows, layout, shape, first_layer, coded)


def fill_payloads(
    out_RB: npt.NDArray[np.uint8],
    slot: RecordSlot,
    rows: KVView,
    layout: Layout,
    shape: KVShape,
    first_layer: int = 0,
    coded: KVView | None = None,
) -> None:
    """Fill payloads of consecutive records of a slot from the rows of their tokens.

    `out_RB`: uint8 [records, payload_bytes], records at any distance. `rows`: uint8 [layers, tokens, 2, row_bytes], of
    layers from `first_layer` on; for a sketch they have all layers. `coded`: these rows by the layout's codec, if it
    has one; they are made here if not given.
    """
    num_records, tokens = len(out_RB), slot.num_tokens
    coded_shape = layout.coded_shape(shape)
    if coded_shape is not None and has_codes(slot):
        rows = coded_rows(rows, shape, coded_shape) if coded is None else coded
        shape = coded_shape
    layers = rows[slot.layer_start - first_layer : slot.layer_end - first_layer]
    if slot.kind in (RecordKind.KV, RecordKind.CODED):
        parts = layers[:, :, slot.plane_start : slot.plane_end]
    elif slot.kind is RecordKind.PROBE:
        parts = layers[:, :, K_PLANE, : layout.probe_heads * shape.head_bytes]
    elif slot.kind is RecordKind.HEADS:
        parts = rows_of_heads(rows, layout.heads_of(range(slot.layer_start, slot.layer_end)), shape, first_layer)
    else:
        sketched = list(layout.sketched_layers(shape))
        parts = key_sketch(rows[sketched, :, K_PLANE], layout.means_of(slot.kind), shape)
        tokens //= CHUNK_TOKENS
    of_records = parts.reshape(len(parts), num_records, tokens, *parts.shape[2:]).swapaxes(0, 1)
    out_RB.reshape(of_records.shape)[...] = of_records


def has_codes(slot: RecordSlot) -> bool:
    """Whether a slot's records hold coded rows in a layout with a codec."""
    return slot.kind is not RecordKind.KV and slot.kind not in SKETCHES


def rows_of_heads(rows: KVView, heads: Sequence[tuple[int, int]], shape: KVShape, first_layer: int = 0) -> KVView:
    """A copy of K and V of single heads, each (layer, KV head): uint8 [heads, tokens, 2, head_bytes].

    `rows` have all heads of layers from `first_layer` on.
    """
    by_head = rows.reshape(*rows.shape[:3], shape.num_kv_heads, -1)
    return np.stack([by_head[layer - first_layer, :, :, head] for layer, head in heads])


def coded_rows(rows: KVView, shape: KVShape, coded: KVShape) -> KVView:
    """Code computed rows of `shape` by the codec of `coded`, to the same bytes on every machine.

    Both are uint8 [layers, tokens, planes, row_bytes of its shape].
    """
    assert coded.codec is not None
    numbers = row_numbers(rows, shape).astype(np.float32, copy=False)
    block = numbers.reshape(*rows.shape[:3], shape.num_kv_heads, shape.head_dim)
    return coded.codec.encode(block).reshape(*rows.shape[:3], coded.row_bytes)


def key_sketch(keys: KVView, num_means: int, shape: KVShape) -> KVView:
    """Sketch every 16 rows by the means of `num_means` groups of neighbouring keys, in 8 bits.

    `keys`: uint8 [layers, tokens, row_bytes], numbers of the shape's dtype. Returns uint8 [layers, tokens / 16,
    num_means, KV heads, 4 + head_dim]: for each vector a little-endian float32 scale, and int8 coordinates; scale *
    coordinate is the mean to within half a scale. A vector with a number that is not finite has scale NaN and
    coordinates 0.
    """
    num_layers, tokens, _ = keys.shape
    heads = shape.num_kv_heads, shape.head_dim
    values = row_numbers(np.ascontiguousarray(keys), shape)
    groups = values.reshape(num_layers, tokens // CHUNK_TOKENS, num_means, CHUNK_TOKENS // num_means, *heads)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        means = groups.mean(axis=3, dtype=np.float32)
        scales = np.abs(means).max(axis=-1, keepdims=True) / np.float32(127)
        scales[~np.isfinite(scales)] = np.nan
        # A subnormal scale is imprecise, so coordinates could exceed 127.
        coordinates = np.where(scales > 0, np.rint(means / scales).clip(-127, 127), 0)
    out = np.empty((*means.shape[:-1], sketch_vector_bytes(shape)), np.uint8)
    out[..., :4] = scales.astype("<f4").view(np.uint8)
    out[..., 4:] = coordinates.astype(np.int8).view(np.uint8)
    return out


def sketch_means(sketch: KVView) -> npt.NDArray[np.float32]:
    """The means of a `key_sketch`, float32 [..., KV heads, head_dim]."""
    scales = np.ascontiguousarray(sketch[..., :4]).view("<f4")
    coordinates: npt.NDArray[np.float32] = sketch[..., 4:].view(np.int8).astype(np.float32)
    with np.errstate(over="ignore"):  # for the greatest finite numbers
        coordinates *= scales
    return coordinates


def row_numbers(rows: KVView, shape: KVShape) -> npt.NDArray[np.floating]:
    """The numbers of rows, uint8 [layers, tokens, ..., row_bytes], in C order, of unspecified shape.

    Coded rows must be contiguous, and are decoded. float32 for coded rows and for bfloat16.
    """
    if shape.codec is not None:
        block = BlockShape(rows.shape[0], rows.shape[1], 1, shape.num_kv_heads, shape.head_dim)
        return shape.codec.decode(rows.reshape(-1), block)
    if shape.dtype == "bfloat16":  # the upper half of a float32
        return (rows.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    return rows.view(np.dtype(shape.dtype))
