"""`channel`: keys coded channel by channel over a group of tokens, values token by token, from least to greatest.

Source: KIVI (arXiv 2402.02750, section 3: a few channels of keys have outliers in all tokens; values have none, so
they are coded for each token). A *channel* is one number of a KV head. A group of numbers has a zero, the least of
them, and a scale, the greatest less the zero divided by 2 ** bits - 1, both float16: a number is zero + scale * code,
to within half a scale. A group is 64 tokens of a channel of keys (the last group of a block may have fewer), or of a
value's head at most 64 numbers.

Groups reach over rows, so that these cannot be reordered as bytes, and 16 tokens cost twice what 64 do (KIVI keeps the
newest tokens as they are until a group is full; a store has whole records).

A head of a key with a number that is not finite or beyond float16 (65,504) belongs to no group: a bit marks it, and all
its numbers come back as NaN. Groups of a value's head with such a number have scale NaN, all of the head. Zeros among
other numbers of a group come back within half a scale of 0, like any number.

Letters: see `kvstore.codecs.block`; G groups.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.codecs.block import (
    BlockShape,
    Bytes,
    Floats,
    Tokens,
    checked_payload,
    payload_for,
    rows_for,
    shape_of,
)
from kvstore.codecs.packed_codes import pack, packed_bytes, unpack_as_numbers

_GROUP = 64
_MAX = np.float32(65504)

Halves = npt.NDArray[np.float16]
Marks = npt.NDArray[np.bool]


class _Plane(NamedTuple):
    """Where the parts of one layer and plane lie in a payload: views."""

    #: Of keys [G, H, D]; of values [T, H, G].
    zeros: Halves
    scales: Halves
    #: Of keys: a bit for each [T, H].
    marks: Bytes
    #: uint8 [T, H, bytes of a head's codes]
    codes_THB: Bytes


class Channel:
    """2, 3, 4 or 8 bits, and 32 more for each group of at most 64 numbers."""

    name: ClassVar[str] = "channel"
    widths: ClassVar[tuple[int, ...]] = (2, 3, 4, 8)
    is_by_row: ClassVar[bool] = False

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.gaussian_error = {2: 0.212, 3: 0.0395, 4: 0.0086, 8: 3.0e-5}[bits]

    def payload_bytes(self, shape: BlockShape, plane_start: int = 0) -> int:
        return shape.num_layers * sum(map(sum, self._part_bytes(shape, plane_start)))

    def encode(self, block_LTPHD: Floats, plane_start: int = 0, out: Bytes | None = None) -> Bytes:
        shape = shape_of(block_LTPHD)
        payload = payload_for(self.payload_bytes(shape, plane_start), out)
        for layer, plane, parts in self._planes(payload, shape, plane_start):
            rows_THD = block_LTPHD[layer, :, plane]
            if plane_start + plane == 0:
                parts.zeros[...], parts.scales[...], is_marked_TH = _key_groups(rows_THD, self.bits)
                marks = np.packbits(is_marked_TH.reshape(-1), bitorder="little")
                parts.marks[: len(marks)], parts.marks[len(marks) :] = marks, 0
                lengths = [end - start for start, end in _token_groups(shape.num_tokens)]
                zeros, scales = (np.repeat(each, lengths, axis=0) for each in (parts.zeros, parts.scales))
            else:
                parts.zeros[...], parts.scales[...] = _value_groups(rows_THD, self.bits)
                of_group = shape.head_dim // _groups_of_value(shape.head_dim)
                zeros, scales = (np.repeat(each, of_group, axis=2) for each in (parts.zeros, parts.scales))
                is_marked_TH = np.isnan(scales[..., 0])
            codes_THD = _codes(rows_THD, is_marked_TH, zeros, scales, self.bits)
            parts.codes_THB[...] = np.moveaxis(pack(np.moveaxis(codes_THD, -1, 0), self.bits), 0, -1)
        return payload

    def decode(
        self,
        payload: Bytes,
        shape: BlockShape,
        plane_start: int = 0,
        tokens: Tokens | None = None,
        out: Floats | None = None,
    ) -> Floats:
        checked_payload(payload, self.payload_bytes(shape, plane_start))
        rows_LTPHD = rows_for(shape.with_tokens(tokens), out)
        wanted = np.arange(shape.num_tokens)[slice(None) if tokens is None else tokens]
        if not len(wanted):
            return rows_LTPHD
        for layer, plane, parts in self._planes(payload, shape, plane_start):
            rows_THD = rows_LTPHD[layer, :, plane]
            if plane_start + plane == 0:
                self._decode_keys(parts, wanted, rows_THD)
            else:
                self._decode_values(parts, wanted, rows_THD)
        return rows_LTPHD

    def error_bound(self, block_LTPHD: Floats, plane_start: int = 0) -> Floats:
        shape = shape_of(block_LTPHD)
        bound_LTPH = np.empty(shape[:4], np.float32)
        for layer, plane in np.ndindex(shape.num_layers, shape.num_planes):
            rows_THD = block_LTPHD[layer, :, plane]
            if plane_start + plane == 0:
                _, scales_GHD, is_marked_TH = _key_groups(rows_THD, self.bits)
                norms_GH = np.sqrt(np.square(scales_GHD, dtype=np.float32).sum(axis=-1)) / np.float32(2)
                lengths = [end - start for start, end in _token_groups(shape.num_tokens)]
                norms_TH = np.where(is_marked_TH, np.float32(np.nan), np.repeat(norms_GH, lengths, axis=0))
            else:
                _, scales_THG = _value_groups(rows_THD, self.bits)
                of_group = np.float32(shape.head_dim // _groups_of_value(shape.head_dim))
                norms_TH = np.sqrt(np.square(scales_THG, dtype=np.float32).sum(axis=-1) * of_group) / np.float32(2)
            greatest = np.abs(rows_THD, where=np.isfinite(rows_THD), out=np.zeros_like(rows_THD)).max(initial=0)
            bound_LTPH[layer, :, plane] = norms_TH * np.float32(1.0001) + min(greatest, _MAX) * np.float32(1e-5)
        return bound_LTPH

    def _decode_keys(self, parts: _Plane, wanted: npt.NDArray[np.integer], rows_THD: Floats) -> None:
        """A run of tokens of one group at a time."""
        num_tokens, num_heads, _ = parts.codes_THB.shape
        zeros_GHD, scales_GHD = parts.zeros.astype(np.float32), parts.scales.astype(np.float32)
        marks_TH = np.unpackbits(parts.marks, count=num_tokens * num_heads, bitorder="little")
        is_marked_TH = marks_TH.reshape(num_tokens, num_heads)[wanted].astype(bool)
        group_T = wanted // _GROUP
        ends = [0, *(np.flatnonzero(np.diff(group_T)) + 1).tolist(), len(wanted)]
        for start, end in pairwise(ends):
            numbers_THD = unpack_as_numbers(_taken(parts.codes_THB, wanted[start:end]), self.bits)
            numbers_THD *= scales_GHD[group_T[start]]
            np.add(numbers_THD, zeros_GHD[group_T[start]], out=rows_THD[start:end])
        if is_marked_TH.any():
            rows_THD[is_marked_TH] = np.nan

    def _decode_values(self, parts: _Plane, wanted: npt.NDArray[np.integer], rows_THD: Floats) -> None:
        numbers_THD = unpack_as_numbers(_taken(parts.codes_THB, wanted), self.bits)
        zeros_THG1, scales_THG1 = (_taken(each, wanted).astype(np.float32)[..., None] for each in parts[:2])
        numbers = numbers_THD.reshape(*scales_THG1.shape[:3], -1)
        numbers *= scales_THG1
        np.add(numbers, zeros_THG1, out=numbers)
        rows_THD[...] = numbers_THD

    def _part_bytes(self, shape: BlockShape, plane_start: int) -> list[tuple[int, int, int, int]]:
        """Of a layer, by plane: those of zeros, scales, marks, codes. All even, of an even number of tokens."""
        if shape.head_dim % 8:
            raise ValueError(f"codec 'channel' needs a head_dim that is a multiple of 8, not {shape.head_dim}")
        heads = shape.num_tokens * shape.num_heads
        codes = heads * packed_bytes(shape.head_dim, self.bits)
        of_keys = 2 * len(_token_groups(shape.num_tokens)) * shape.num_heads * shape.head_dim
        of_values = 2 * heads * _groups_of_value(shape.head_dim)
        keys, values = (of_keys, of_keys, 2 * -(-heads // 16), codes), (of_values, of_values, 0, codes)
        return [keys, values][plane_start : plane_start + shape.num_planes]

    def _planes(self, payload: Bytes, shape: BlockShape, plane_start: int) -> Iterator[tuple[int, int, _Plane]]:
        """(layer, plane of the block, its parts): layer by layer, in a layer K and then V."""
        at, num_groups = 0, (len(_token_groups(shape.num_tokens)), _groups_of_value(shape.head_dim))
        by_plane = self._part_bytes(shape, plane_start)
        for layer, plane in np.ndindex(shape.num_layers, shape.num_planes):
            cuts = np.cumsum([at, *by_plane[plane]]).tolist()
            zeros, scales, marks, codes = (payload[start:end] for start, end in pairwise(cuts))
            heads = shape.num_tokens, shape.num_heads
            of_groups = (*heads, num_groups[1]) if plane_start + plane else (num_groups[0], *shape[3:])
            yield (
                layer,
                plane,
                _Plane(
                    zeros.view("<f2").reshape(of_groups),
                    scales.view("<f2").reshape(of_groups),
                    marks,
                    codes.reshape(*heads, packed_bytes(shape.head_dim, self.bits)),
                ),
            )
            at = cuts[-1]


def _token_groups(num_tokens: int) -> list[tuple[int, int]]:
    """(start, end) of each."""
    return [(start, min(start + _GROUP, num_tokens)) for start in range(0, num_tokens, _GROUP)]


def _groups_of_value(head_dim: int) -> int:
    """Into how many equal groups of at most 64 numbers a head is cut."""
    fewest = -(-head_dim // _GROUP)
    return next(number for number in range(fewest, head_dim + 1) if head_dim % number == 0)


def _key_groups(rows_THD: Floats, bits: int) -> tuple[Halves, Halves, Marks]:
    """Zeros and scales, [G, H, D], and which heads belong to no group, [T, H]."""
    is_marked_TH = _are_beyond(rows_THD)
    limits = []
    for start, end in _token_groups(len(rows_THD)):
        of_group = rows_THD[start:end], ~is_marked_TH[start:end, :, None]
        least_HD = np.min(of_group[0], axis=0, where=of_group[1], initial=_MAX)
        greatest_HD = np.max(of_group[0], axis=0, where=of_group[1], initial=-_MAX)
        is_empty_HD = least_HD > greatest_HD
        least_HD[is_empty_HD], greatest_HD[is_empty_HD] = 0, 0
        limits.append((least_HD, greatest_HD))
    if not limits:
        none = np.empty((0, *rows_THD.shape[1:]), np.float16)
        return none, none, is_marked_TH
    least_GHD, greatest_GHD = map(np.stack, zip(*limits, strict=True))
    return *_zeros_and_scales(least_GHD, greatest_GHD, bits), is_marked_TH


def _value_groups(rows_THD: Floats, bits: int) -> tuple[Halves, Halves]:
    """Zeros and scales, [T, H, G]; NaN for scales of heads that cannot be coded."""
    num_tokens, num_heads, head_dim = rows_THD.shape
    is_marked_TH = _are_beyond(rows_THD)
    groups = np.where(is_marked_TH[..., None], np.float32(0), rows_THD)
    groups = groups.reshape(num_tokens, num_heads, _groups_of_value(head_dim), -1)
    zeros_THG, scales_THG = _zeros_and_scales(groups.min(axis=-1), groups.max(axis=-1), bits)
    scales_THG[is_marked_TH] = np.nan
    return zeros_THG, scales_THG


def _are_beyond(rows_THD: Floats) -> Marks:
    """Heads with a number that cannot be coded, [T, H]."""
    greatest_TH: Floats = np.abs(rows_THD).max(axis=-1)
    return ~(greatest_TH <= _MAX)


def _zeros_and_scales(least: Floats, greatest: Floats, bits: int) -> tuple[Halves, Halves]:
    """Rounded down and up, so that no number of a group is outside."""
    zeros = least.astype(np.float16)
    zeros = np.where(zeros > least, np.nextafter(zeros, np.float16(-np.inf)), zeros)
    exact = (greatest - zeros.astype(np.float32)) / np.float32(2**bits - 1)
    scales = exact.astype(np.float16)
    return zeros, np.where(scales < exact, np.nextafter(scales, np.float16(np.inf)), scales)


def _codes(rows_THD: Floats, is_marked_TH: Marks, zeros_THD: Halves, scales_THD: Halves, bits: int) -> Bytes:
    """The nearest; 0 in heads that are marked."""
    has_code = (scales_THD > 0) & ~is_marked_TH[..., None]
    above = np.subtract(rows_THD, zeros_THD, where=has_code, out=np.zeros(rows_THD.shape, np.float32), dtype=np.float32)
    steps = np.divide(above, scales_THD, where=has_code, out=above, dtype=np.float32)
    return np.rint(steps).clip(0, 2**bits - 1).astype(np.uint8)


def _taken(array: npt.NDArray[np.generic], wanted: npt.NDArray[np.integer]) -> npt.NDArray[Any]:
    """Of the first axis: a view where what is wanted is a run."""
    is_run = bool((np.diff(wanted) == 1).all())
    return array[wanted[0] : wanted[-1] + 1] if is_run else array[wanted]
