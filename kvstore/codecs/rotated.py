"""`rotated`: rotates each head of a row randomly, then quantises its numbers with one scale.

Sources: QuaRot (arXiv 2404.00456, section 3: Hadamard matrices with random signs spread outliers over a head's
numbers); TurboQuant (arXiv 2504.19874, algorithm 1, its MSE part: rotated numbers are nearly Gaussian whatever they
were before, so one table of levels suits all rows).

A rotated head y of D numbers becomes D codes and a scale s in bfloat16: y is about s * level[code]. The levels of 2 to
5 bits are Lloyd's and Max's for a Gaussian (Max, Quantizing for minimum distortion, 1960, table I); those of 8 bits are
evenly spaced. The scale is the multiple of y's root mean square, among a few, with the least error; for 8 bits it
follows from the greatest number. Mean squared error at 4 bits, as a share of the rows' mean square:

    quantiser of rotated rows              bits a number   Gaussian   Student's t, 3   keys with outlier channels
    heads of 64
      least and greatest (scale and zero)            4.5     0.0080           0.0070                       0.0069
      Lloyd-Max, scale = root mean square           4.25     0.0092           0.0087                       0.0085
      Lloyd-Max, best of five scales                4.25     0.0074           0.0069                       0.0068
    heads of 128
      least and greatest (scale and zero)           4.25     0.0100           0.0089                       0.0084
      Lloyd-Max, scale = root mean square          4.125     0.0093           0.0089                       0.0086
      Lloyd-Max, best of five scales               4.125     0.0081           0.0076                       0.0076

A second number for each head, the zero, gains less than trying four more scales, which costs nothing to store or to
decode. At 8 bits even levels have error 3.7e-5, Lloyd-Max levels 4.3e-5.

All steps are additions, subtractions and products of float32 in a fixed order, so bytes and decoded numbers are equal
on every machine, and equal to those of the workers' kernels, which code rows some ten times as fast
(`docs/decisions/0028`). Signs are the same for all layers, planes and heads: q . k = (R q) . (R k), so that a reader
may rotate a query once instead of all keys.

A number in a head that is not finite, or greater than 2 ** 110, makes the whole head NaN; a head whose numbers are all
below 2 ** -100 is decoded as zeros.

Letters: see `kvstore.codecs.block`.
"""

import hashlib
import math
from functools import cache
from typing import ClassVar

import numpy as np
import numpy.typing as npt

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
from kvstore.codecs.packed_codes import pack, packed_bytes, unpack

MAX_HEAD_DIM = 4096
#: Positive levels of the symmetric tables, by bits, for numbers of mean square 1.
_GAUSSIAN_LEVELS = {
    2: (0.45278, 1.51042),
    3: (0.24509, 0.75601, 1.34391, 2.15195),
    4: (0.1284, 0.38805, 0.65676, 0.94234, 1.25623, 1.61805, 2.06902, 2.73259),
    5: (
        *(0.06589, 0.19805, 0.33138, 0.4667, 0.60493, 0.74714, 0.89457, 1.04878),
        *(1.2118, 1.38634, 1.57623, 1.78723, 2.02873, 2.31774, 2.69112, 3.26073),
    ),
}
#: Factors of the root mean square that are tried as scales, in this order.
MULTIPLES = (1.0, 0.8, 0.9, 1.1, 1.2)
#: Cells from -4 to 4, to find the nearest level: each holds at most one bound between levels.
_CELLS_A_UNIT, _NUM_CELLS = np.float32(64), 512


class Rotated:
    """Codes blocks, float32 [layers, tokens, planes, KV heads, head_dim], of any strides, with `bits` for each number.

    Each head of a row takes 16 bits more, and is coded separately: the payload is uint8 [layers, tokens, planes, KV
    heads, bytes of a head], whose rows, planes and heads may be extracted, joined and reordered as bytes. Coding is
    deterministic, and a row is decoded equally whichever tokens a reader wants.
    """

    name: ClassVar[str] = "rotated"
    widths: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 8)

    def __init__(self, bits: int) -> None:
        self.bits = bits
        #: Greatest mean squared error of Gaussian rows, as a share of their mean square.
        self.gaussian_error = {2: 0.117, 3: 0.0335, 4: 0.0086, 5: 0.0024, 8: 4.5e-5}[bits]
        #: Level of each code, for about Gaussian numbers of mean square 1 (except for 8 bits).
        self.levels = _levels(bits)
        bounds = (self.levels[1:] + self.levels[:-1]) / np.float32(2)
        #: Upper bound of each code.
        self.bounds = np.append(bounds, np.float32(np.inf))
        #: Code of the least number of each cell.
        self._codes_of_cells = np.searchsorted(_cells(bounds), np.arange(_NUM_CELLS)).astype(np.uint8)
        self._widest_half = np.float32(np.diff(self.levels).max() / 2)

    def head_bytes(self, head_dim: int) -> int:
        """Bytes of one head of a row: codes, then scale. Raises ValueError for a `head_dim` that cannot be rotated."""
        if head_dim < 8 or head_dim > MAX_HEAD_DIM or head_dim & (head_dim - 1):
            raise ValueError(
                f"codec 'rotated' needs a head_dim that is a power of 2 from 8 to {MAX_HEAD_DIM}, not {head_dim}"
            )
        return packed_bytes(head_dim, self.bits) + SCALE_BYTES

    def payload_bytes(self, shape: BlockShape) -> int:
        """Bytes of a coded block. Raises ValueError as `head_bytes`."""
        return shape.num_heads_of_rows * self.head_bytes(shape.head_dim)

    def encode(self, block_LTPHD: Floats, out: Bytes | None = None) -> Bytes:
        """Code a block to uint8 [payload_bytes], in `out` if given. Raises ValueError."""
        shape = shape_of(block_LTPHD)
        payload = payload_for(self.payload_bytes(shape), out)
        for rows_TPHD, coded_TPHB in tiles(block_LTPHD, heads_of_rows(payload, shape)):
            z_DN, powers_N = _rotated(rows_TPHD)
            scales_N, codes_DN = self._quantised(z_DN)
            scales_N = rounded(scales_N * powers_N)
            coded_BN = pack(codes_DN, self.bits)
            coded_TPHB[..., : len(coded_BN)] = coded_BN.T.reshape(*coded_TPHB.shape[:3], -1)
            write_scales(scales_N, coded_TPHB)
        return payload

    def decode(
        self, payload: Bytes, shape: BlockShape, tokens: Tokens | None = None, out: Floats | None = None
    ) -> Floats:
        """Decode the rows of a block of shape `shape`: all, or those of `tokens`, in their order.

        `out`, if given: float32 [layers, wanted tokens, planes, KV heads, head_dim], of any strides; nothing else is
        written. Raises ValueError when sizes differ, IndexError for a token outside the block.
        """
        coded_LTPHB = heads_of_rows(checked_payload(payload, self.payload_bytes(shape)), shape, tokens)
        rows_LTPHD = rows_for(shape.with_tokens(tokens), out)
        signs_D = signs_of(shape.head_dim)
        for rows_TPHD, coded_TPHB in tiles(rows_LTPHD, coded_LTPHB):
            coded_NB = coded_TPHB.reshape(-1, coded_TPHB.shape[-1])
            codes_DN = unpack(np.ascontiguousarray(coded_NB[:, :-SCALE_BYTES].T), self.bits)
            y_DW = _scratch(*codes_DN.shape)
            np.take(self.levels, codes_DN, out=y_DW[:, : len(coded_NB)], mode="clip")
            x_DW, _ = _hadamard(y_DW, _scratch(*codes_DN.shape))
            x_DN = x_DW[:, : len(coded_NB)]
            with np.errstate(over="ignore", invalid="ignore"):  # for scales that are not finite
                np.multiply(x_DN, read_scales(coded_NB) / np.float32(math.sqrt(shape.head_dim)), out=x_DN)
                np.multiply(x_DN.T.reshape(rows_TPHD.shape), signs_D, out=rows_TPHD)
        return rows_LTPHD

    def error_bound(self, block_LTPHD: Floats) -> Floats:
        """Upper bound of the Euclidean norm of each head's error, float32 [L, T, P, H].

        The bound does not hold for heads that are decoded as zeros or NaN.
        """
        shape = shape_of(block_LTPHD)
        bound_LTPH = np.empty(shape[:4], np.float32)
        for rows_TPHD, bound_TPH in tiles(block_LTPHD, bound_LTPH):
            z_DN, powers_N = _rotated(rows_TPHD)
            scales_N = self._first_scale(z_DN)
            # A number between two levels is nearer to one than half their distance; the rest are beyond the last level.
            wrong_DN = np.maximum(np.abs(z_DN) - scales_N * self.levels[-1], scales_N * self._widest_half)
            norm_N = np.sqrt(_sum(wrong_DN * wrong_DN)) + np.sqrt(_sum(z_DN * z_DN)) * np.float32(1e-5)
            bound_TPH[...] = (norm_N * powers_N).reshape(bound_TPH.shape)
        return bound_LTPH

    def _first_scale(self, z_DN: Floats) -> Floats:
        if self.bits == 8:
            return rounded(_greatest(z_DN) / self.levels[-1])
        return rounded(np.sqrt(_sum(z_DN * z_DN) / np.float32(len(z_DN))))

    def _quantised(self, z_DN: Floats) -> tuple[Floats, Bytes]:
        """Scales and codes with the least error."""
        first_N = self._first_scale(z_DN)
        if self.bits == 8:
            return first_N, self._nearest(z_DN, first_N, np.empty_like(z_DN))
        best_N, codes_DN = first_N, np.zeros(z_DN.shape, np.uint8)
        least_N = np.full(len(first_N), np.inf, np.float32)
        wrong_DN = np.empty_like(z_DN)
        for multiple in MULTIPLES:
            scales_N = rounded(first_N * np.float32(multiple))
            tried_DN = self._nearest(z_DN, scales_N, wrong_DN)
            np.take(self.levels, tried_DN, out=wrong_DN, mode="clip")
            np.subtract(np.multiply(wrong_DN, scales_N, out=wrong_DN), z_DN, out=wrong_DN)
            error_N = _sum(np.multiply(wrong_DN, wrong_DN, out=wrong_DN))
            is_less_N = error_N < least_N
            least_N = np.where(is_less_N, error_N, least_N)
            best_N = np.where(is_less_N, scales_N, best_N)
            np.copyto(codes_DN, tried_DN, where=is_less_N)
        return best_N, codes_DN

    def _nearest(self, z_DN: Floats, scales_N: Floats, in_scales_DN: Floats) -> Bytes:
        """Code of the nearest level of each number. Overwrites `in_scales_DN`."""
        np.multiply(z_DN, inverse(scales_N), out=in_scales_DN)
        if self.bits == 8:
            in_scales_DN += np.float32(127.5)
            return np.rint(in_scales_DN, out=in_scales_DN).clip(0, 255, out=in_scales_DN).astype(np.uint8)
        codes_DN = np.take(self._codes_of_cells, _cells(in_scales_DN))
        codes_DN += in_scales_DN > np.take(self.bounds, codes_DN)
        return codes_DN


def _cells(numbers: Floats) -> npt.NDArray[np.intp]:
    """Cell of each number. Cells ascend with the numbers."""
    cells = (numbers + np.float32(4)) * _CELLS_A_UNIT
    return np.clip(cells, 0, _NUM_CELLS - 1, out=cells).astype(np.intp)


@cache
def _levels(bits: int) -> Floats:
    if bits == 8:
        levels = np.arange(256, dtype=np.float32) - np.float32(127.5)
    else:
        upper = np.array(_GAUSSIAN_LEVELS[bits], np.float32)
        levels = np.concatenate([-upper[::-1], upper])
    levels.setflags(write=False)
    return levels


@cache
def signs_of(head_dim: int) -> Floats:
    """Sign, 1 or -1, for each number of a head: bits of SHAKE-256 of a constant, lowest first, 1 for a bit of 0."""
    bits = np.frombuffer(hashlib.shake_256(b"runahead rotated").digest(head_dim // 8), np.uint8)
    signs: Floats = np.float32(1) - np.float32(2) * np.unpackbits(bits, bitorder="little").astype(np.float32)
    signs.setflags(write=False)
    return signs


def _rotated(rows_TPHD: Floats) -> tuple[Floats, Floats]:
    """(z [D, N], powers of 2 [N]), whose products are the rotated heads; z is less than sqrt(D).

    z is 0 for heads whose numbers are too small to be coded, and for heads without a code, whose power is NaN.
    """
    head_dim = rows_TPHD.shape[-1]
    width = rows_TPHD.size // head_dim
    x_DW = _scratch(head_dim, width)
    x_DN = x_DW[:, :width]
    with np.errstate(invalid="ignore"):  # for signalling NaN
        np.multiply(rows_TPHD, signs_of(head_dim), out=np.moveaxis(x_DN.reshape(head_dim, *rows_TPHD.shape[:3]), 0, -1))
    greatest_N = _greatest(x_DN)
    has_no_code_N, is_zero_N = ~(greatest_N < GREATEST), greatest_N < LEAST
    exponents_N = np.frexp(greatest_N)[1]
    exponents_N[has_no_code_N | is_zero_N] = 0
    x_DN[:, has_no_code_N | is_zero_N] = 0
    np.multiply(x_DN, np.ldexp(np.float32(1), -exponents_N) / np.float32(math.sqrt(head_dim)), out=x_DN)
    z_DW, _ = _hadamard(x_DW, _scratch(head_dim, width))
    powers_N = np.ldexp(np.float32(1), exponents_N)
    powers_N[has_no_code_N] = np.nan
    return z_DW[:, :width], powers_N


def _scratch(head_dim: int, width: int) -> Floats:
    """Zeros [D, W], W slightly more than `width`: strides of a power of 2 would compete for few cache lines."""
    return np.zeros((head_dim, width // 32 * 32 + 48), np.float32)


def _hadamard(x_DW: Floats, spare_DW: Floats) -> tuple[Floats, Floats]:
    """(Walsh-Hadamard transform of each column, unscaled; the other array). Overwrites both."""
    span = 1
    while span < len(x_DW):
        pairs = x_DW.reshape(len(x_DW) // span // 2, 2, -1)
        out = spare_DW.reshape(pairs.shape)
        np.add(pairs[:, 0], pairs[:, 1], out=out[:, 0])
        np.subtract(pairs[:, 0], pairs[:, 1], out=out[:, 1])
        x_DW, spare_DW = spare_DW, x_DW
        span *= 2
    return x_DW, spare_DW


def _sum(x_DN: Floats) -> Floats:
    """Sum of each column, in an order that does not depend on the number of columns. Overwrites the array."""
    while len(x_DN) > 1:
        half = len(x_DN) // 2
        x_DN = np.add(x_DN[:half], x_DN[half:], out=x_DN[:half])
    sum_N: Floats = x_DN[0]
    return sum_N


def _greatest(x_DN: Floats) -> Floats:
    """Greatest absolute number of each column; NaN if one is NaN."""
    greatest: Floats = np.maximum(x_DN.max(axis=0), -x_DN.min(axis=0))
    return greatest
