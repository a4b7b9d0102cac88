"""Codecs: rows in fewer bits. One codec, one file, its paper within.

A codec turns a *block* of rows into bytes, and the bytes into rows that are nearly the same. Pure: no lock, no clock,
no I/O, no thread; threads may share a codec. It imports numpy, and of kvstore how errors quote.
"""

import re
from functools import cache

from kvstore.codecs.block import BlockShape, Bytes, Floats, Tokens
from kvstore.codecs.rotated import Rotated as Codec
from kvstore.quoting import quoted

__all__ = ["BlockShape", "Bytes", "Codec", "Floats", "Tokens", "row_codec"]

_BITS = re.compile("[1-9][0-9]?")


@cache
def row_codec(name: str) -> Codec:
    """By name and bits, `rotated-4`. Raises ValueError for what is none."""
    codec, _, bits = name.rpartition("-")
    if not (codec and _BITS.fullmatch(bits)):  # one spelling each: what is found is kept
        raise ValueError(f"{quoted(name)} is no codec with its bits, such as rotated-4")
    if codec != Codec.name:
        raise ValueError(f"no codec {quoted(codec)}; known: {Codec.name}")
    if int(bits) not in Codec.widths:
        raise ValueError(f"codec '{codec}' has no {bits} bits a number; it has {', '.join(map(str, Codec.widths))}")
    return Codec(int(bits))
