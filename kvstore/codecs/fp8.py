"""`fp8`: numbers as e4m3, 8 bits of floating point, with one scale for each head of a row.

Source: FP8 Formats for Deep Learning (arXiv 2209.05433, section 3): a sign, 4 bits of exponent with bias 7, 3 of
mantissa; no infinity, the greatest number is 448, the least 2 ** -9. vLLM and SGLang store KV in it with one scale for
all keys and one for all values of a layer (`k_scale`, `v_scale`), measured beforehand, or 1. Here each head of a row
has its own, made so that its greatest number is 448: none is beyond the range, and nothing has to be measured.

A number is wrong by at most a sixteenth of itself, or by scale * 2 ** -10. The codec is for comparisons, and for
readers that compute in FP8: of Gaussian rows `rotated` has an 18th of the mean squared error in as many bits.

What is not finite in a head, or is 2 ** 110 or more, makes all its numbers NaN, by the scale: the codes of e4m3 for NaN
are not used. A head of numbers below 2 ** -100 comes back as zeros. Letters: see `kvstore.codecs.block`.
"""

from functools import cache
from typing import ClassVar

import numpy as np

from kvstore.codecs.block import (
    BlockShape,
    Bytes,
    Floats,
    Tokens,
    checked_payload,
    heads_of_rows,
    payload_for,
    rows_for,
    shape_of,
    tiles,
)
from kvstore.codecs.head_scales import GREATEST, LEAST, SCALE_BYTES, inverse, read_scales, rounded, write_scales

_MAX = np.float32(448)
_LEAST_NORMAL = np.float32(2.0**-6)


class Fp8:
    """8 bits, and 16 more for each head of a row."""

    name: ClassVar[str] = "fp8"
    widths: ClassVar[tuple[int, ...]] = (8,)
    is_by_row: ClassVar[bool] = True

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.gaussian_error = 7.5e-4

    def payload_bytes(self, shape: BlockShape, plane_start: int = 0) -> int:
        return shape.num_heads_of_rows * (shape.head_dim + SCALE_BYTES)

    def encode(self, block_LTPHD: Floats, plane_start: int = 0, out: Bytes | None = None) -> Bytes:
        shape = shape_of(block_LTPHD)
        payload = payload_for(self.payload_bytes(shape), out)
        for rows_TPHD, coded_TPHB in tiles(block_LTPHD, heads_of_rows(payload, shape)):
            scales_TPH = _scales(rows_TPHD)
            has_code_TPH1 = (scales_TPH > 0)[..., None]
            in_scales = np.where(has_code_TPH1, rows_TPHD, np.float32(0)) * inverse(scales_TPH)[..., None]
            coded_TPHB[..., :-SCALE_BYTES] = _codes(in_scales)
            write_scales(scales_TPH.reshape(-1), coded_TPHB)
        return payload

    def decode(
        self,
        payload: Bytes,
        shape: BlockShape,
        plane_start: int = 0,
        tokens: Tokens | None = None,
        out: Floats | None = None,
    ) -> Floats:
        coded_LTPHB = heads_of_rows(checked_payload(payload, self.payload_bytes(shape)), shape, tokens)
        rows_LTPHD = rows_for(shape.with_tokens(tokens), out)
        for rows_TPHD, coded_TPHB in tiles(rows_LTPHD, coded_LTPHB):
            scales_TPH1 = read_scales(coded_TPHB.reshape(-1, coded_TPHB.shape[-1])).reshape(*rows_TPHD.shape[:3], 1)
            in_scales = np.take(_numbers(), coded_TPHB[..., :-SCALE_BYTES], mode="clip")
            with np.errstate(over="ignore", invalid="ignore"):  # of scales that are not finite
                np.multiply(in_scales, scales_TPH1, out=rows_TPHD)
        return rows_LTPHD

    def error_bound(self, block_LTPHD: Floats, plane_start: int = 0) -> Floats:
        scales_LTPH1 = _scales(block_LTPHD)[..., None]
        has_code = scales_LTPH1 > 0
        numbers = np.where(has_code, np.abs(block_LTPHD), np.float32(0)) * inverse(scales_LTPH1)
        wrong = np.maximum(numbers / np.float32(16), np.float32(2.0**-10))
        norms = np.sqrt(np.square(wrong).sum(axis=-1)) * np.float32(1.0001)
        bound: Floats = norms * scales_LTPH1[..., 0]
        return bound


def _scales(rows: Floats) -> Floats:
    """Of each head, [...]: 0 for those of zeros, NaN for those that cannot be coded."""
    greatest = np.maximum(rows.max(axis=-1), -rows.min(axis=-1))
    has_no_code = ~(greatest < GREATEST)
    greatest[has_no_code | (greatest < LEAST)] = 0
    scales: Floats = greatest / _MAX
    scales[has_no_code] = np.nan
    return rounded(scales)


def _codes(numbers: Floats) -> Bytes:
    """To the nearest number of e4m3, half to even. They are at most 464: nearer to 448 than to what would be next."""
    words = numbers.view(np.uint32)
    # Three bits of mantissa after the exponent, whose bias is 127 in float32.
    normal = (
        (words & np.uint32(0x7FFFFFFF)) + np.uint32(0x7FFFF) + (words >> np.uint32(20) & np.uint32(1))
    ) >> np.uint32(20)
    magnitude = np.abs(numbers)
    small = np.rint(magnitude * np.float32(2.0**9))
    codes = np.where(magnitude < _LEAST_NORMAL, small, (normal - np.uint32(120 << 3)).astype(np.float32))
    return codes.astype(np.uint8) | (words >> np.uint32(24) & np.uint32(0x80)).astype(np.uint8)


@cache
def _numbers() -> Floats:
    """By code."""
    code = np.arange(128)
    exponent, mantissa = code >> 3, code & 7
    upper = np.where(exponent == 0, mantissa * 2.0**-9, (1 + mantissa / 8) * 2.0 ** (exponent - 7))
    upper[127] = np.nan
    numbers = np.concatenate([upper, -upper]).astype(np.float32)
    numbers.setflags(write=False)
    return numbers
