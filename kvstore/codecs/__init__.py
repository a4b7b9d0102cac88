"""Codecs: rows in fewer bits. One codec, one file, its paper within.

A codec turns a *block* of rows into bytes, and the bytes into rows that are nearly the same. Pure: no lock, no clock,
no I/O, no thread; threads may share a codec. It imports numpy, and of kvstore how errors quote.
"""

import re
from functools import cache
from typing import Protocol

from kvstore.codecs.block import BlockShape, Bytes, Floats, Tokens
from kvstore.codecs.channel import Channel
from kvstore.codecs.fp8 import Fp8
from kvstore.codecs.rotated import Rotated
from kvstore.quoting import quoted

__all__ = [
    "CODEC_NAMES",
    "BlockShape",
    "Bytes",
    "Codec",
    "Floats",
    "Tokens",
    "bits_a_number",
    "codec_of",
    "row_codec",
    "widths_of",
]


class Codec(Protocol):
    """Codes blocks, float32 [layers, tokens, planes, KV heads, head_dim], of any strides.

    The same block gives the same bytes, and the same bytes the same rows, on every machine, whichever tokens a reader
    wants. A head of a row that has a number that is not finite comes back as NaN; a block of zeros comes back as zeros.
    What numbers are too great or too small for a codec, and what becomes of them, its file says.
    """

    @property
    def name(self) -> str: ...

    @property
    def bits(self) -> int:
        """Of each number, without the scales."""
        ...

    @property
    def is_by_row(self) -> bool:
        """Whether each head of a row is coded for itself, in the same number of bytes.

        The payload is then uint8 [layers, tokens, planes, KV heads, bytes of a head]; rows, planes and heads may be
        taken out of it, put together and reordered as bytes.
        """
        ...

    @property
    def gaussian_error(self) -> float:
        """The greatest mean squared error of Gaussian rows, as a share of their mean square; a test measures it."""
        ...

    def payload_bytes(self, shape: BlockShape, plane_start: int = 0) -> int:
        """Of a coded block, everything counted. Raises ValueError where the codec cannot code this shape."""
        ...

    def encode(self, block_LTPHD: Floats, plane_start: int = 0, out: Bytes | None = None) -> Bytes:
        """Bytes of a block, uint8 [payload_bytes], into `out` if it is given.

        `plane_start`: 0 where the block's first plane is K, 1 where its only one is V. Raises ValueError.
        """
        ...

    def decode(
        self,
        payload: Bytes,
        shape: BlockShape,
        plane_start: int = 0,
        tokens: Tokens | None = None,
        out: Floats | None = None,
    ) -> Floats:
        """Rows of a block whose shape was `shape`: all, or those of some tokens, in the order in which they are named.

        `out`, if it is given: float32 [layers, wanted tokens, planes, KV heads, head_dim], of any strides; only it is
        written. Raises ValueError where sizes do not agree, and IndexError for a token that is not there.
        """
        ...

    def error_bound(self, block_LTPHD: Floats, plane_start: int = 0) -> Floats:
        """By head of a row, float32 [L, T, P, H]: the greatest Euclidean norm of decoded minus coded numbers.

        NaN or any number for heads that come back as NaN or as zeros.
        """
        ...


_CODECS: dict[str, type[Rotated] | type[Channel] | type[Fp8]] = {
    Rotated.name: Rotated,
    Channel.name: Channel,
    Fp8.name: Fp8,
}

CODEC_NAMES = tuple(_CODECS)
_BITS = re.compile("[1-9][0-9]?")


def widths_of(name: str) -> tuple[int, ...]:
    """Bits a number that a codec may have, ascending. Raises ValueError for a name that is not in `CODEC_NAMES`."""
    if name not in _CODECS:
        raise ValueError(f"no codec {quoted(name)}; known: {', '.join(CODEC_NAMES)}")
    return _CODECS[name].widths


def codec_of(name: str, bits: int) -> Codec:
    """Raises ValueError for a name that is not in `CODEC_NAMES`, and for a width that the codec has not."""
    widths = widths_of(name)
    if bits not in widths or isinstance(bits, bool):
        raise ValueError(
            f"codec {quoted(name)} has no {quoted(bits)} bits a number; it has {', '.join(map(str, widths))}"
        )
    return _CODECS[name](bits)


@cache
def row_codec(name: str) -> Codec:
    """By name and bits, `rotated-4`. Raises ValueError for what is none, and for one that codes no row for itself."""
    codec, _, bits = name.rpartition("-")
    if not (codec and _BITS.fullmatch(bits)):  # one spelling each: what is found is kept
        raise ValueError(f"{quoted(name)} is no codec with its bits, such as rotated-4")
    found = codec_of(codec, int(bits))
    if not found.is_by_row:
        raise ValueError(f"codec {quoted(codec)} codes rows together: what is wanted is one that codes each for itself")
    return found


def bits_a_number(codec: Codec, shape: BlockShape, plane_start: int = 0) -> float:
    """What a number of a block really takes: scales and all."""
    return 8 * codec.payload_bytes(shape, plane_start) / shape.num_numbers
