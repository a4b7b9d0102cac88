"""The scale of one head of a row: a bfloat16 at the end of the head's bytes.

bfloat16 has the range of float32, and codes are chosen for the scale as it is rounded: its few digits cost nothing,
where float16 would lose small rows and overflow at great ones.
"""

import numpy as np

from kvstore.codecs.block import Bytes, Floats

SCALE_BYTES = 2
#: A head has a scale if its greatest number is between these two. One of lesser numbers is one of zeros; another has
#: scale NaN. What a codec computes of numbers in between neither overflows nor loses digits.
LEAST, GREATEST = np.float32(2.0**-100), np.float32(2.0**110)


def rounded(scales: Floats) -> Floats:
    """To bfloat16, half to even. NaN stays one, always the same."""
    words = scales.view(np.uint32)
    words = (words + np.uint32(0x7FFF) + (words >> np.uint32(16) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(scales), np.uint32(0x7FC00000), words).view(np.float32)


def inverse(scales: Floats) -> Floats:
    """By what a number is divided; 0 where there is no scale."""
    with np.errstate(divide="ignore"):
        return np.where(scales > 0, np.float32(1) / scales, np.float32(0))


def read_scales(coded_NB: Bytes) -> Floats:
    """Those that end each head's bytes."""
    halves = np.ascontiguousarray(coded_NB[:, -SCALE_BYTES:]).view("<u2")[:, 0]
    return (halves.astype(np.uint32) << np.uint32(16)).view(np.float32)


def write_scales(scales_N: Floats, coded_TPHB: Bytes) -> None:
    """At the end of each head's bytes; `scales_N` are rounded."""
    halves = (scales_N.view(np.uint32) >> np.uint32(16)).astype("<u2")
    coded_TPHB[..., -SCALE_BYTES:] = halves[:, None].view(np.uint8).reshape(*coded_TPHB.shape[:3], SCALE_BYTES)
