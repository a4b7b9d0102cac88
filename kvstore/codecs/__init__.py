"""Codecs, which store rows in fewer bits. One file for each codec, with its paper.

A codec turns a *block* of rows into bytes, and the bytes into nearly equal rows. Pure: no lock, no clock, no I/O, no
thread; threads may share a codec. Imports numpy, and of kvstore only `kvstore/quoting.py`.
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
    """The codec with a name and bits, for instance `rotated-4`. Raises ValueError for an unknown one."""
    codec, _, bits = name.rpartition("-")
    if not (codec and _BITS.fullmatch(bits)):  # only one spelling for each codec, because results are cached
        raise ValueError(f"{quoted(name)} is not a codec with its bits, such as rotated-4")
    if codec != Codec.name:
        raise ValueError(f"no codec {quoted(codec)}; known: {Codec.name}")
    if int(bits) not in Codec.widths:
        raise ValueError(f"codec '{codec}' has no {bits} bits a number; it has {', '.join(map(str, Codec.widths))}")
    return Codec(int(bits))
