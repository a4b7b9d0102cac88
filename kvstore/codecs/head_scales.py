"""The scale of one head of a row: a bfloat16 at the end of the head's bytes.

bfloat16 has the range of float32, and codes are chosen for the rounded scale, so its few digits cost nothing. float16
would lose small rows and overflow for large ones.
"""

import numpy as np

from kvstore.codecs.block import Bytes, Floats

SCALE_BYTES = 2
#: Range of a head's greatest absolute number for which it has a scale. A head below the range becomes zeros; one above
#: it has scale NaN. Within the range a codec's arithmetic neither overflows nor loses digits.
LEAST, GREATEST = np.float32(2.0**-100), np.float32(2.0**110)


def rounded(scales: Floats) -> Floats:
    """Scales rounded to bfloat16, half to even. Every NaN becomes the same NaN."""
    words = scales.view(np.uint32)
    words = (words + np.uint32(0x7FFF) + (words >> np.uint32(16) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(scales), np.uint32(0x7FC00000), words).view(np.float32)


def inverse(scales: Floats) -> Floats:
    """Reciprocals of the scales; 0 for a scale that is not positive."""
    with np.errstate(divide="ignore"):
        return np.where(scales > 0, np.float32(1) / scales, np.float32(0))


def read_scales(coded_NB: Bytes) -> Floats:
    """The scale at the end of each head's bytes."""
    halves = np.ascontiguousarray(coded_NB[:, -SCALE_BYTES:]).view("<u2")[:, 0]
    return (halves.astype(np.uint32) << np.uint32(16)).view(np.float32)


def write_scales(scales_N: Floats, coded_TPHB: Bytes) -> None:
    """Write rounded scales to the end of each head's bytes."""
    halves = (scales_N.view(np.uint32) >> np.uint32(16)).astype("<u2")
    coded_TPHB[..., -SCALE_BYTES:] = halves[:, None].view(np.uint8).reshape(*coded_TPHB.shape[:3], SCALE_BYTES)
