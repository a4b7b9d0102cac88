"""The bytes of the codec are pinned, and read by code that follows `docs/format.md` alone."""

import hashlib
import math
from collections.abc import Iterator

import numpy as np

from kvstore.codecs import Codec
from tests.golden.make_codec_goldens import PATH, SHAPE, block, encode

LEVELS = {
    2: [0.45278, 1.51042],
    3: [0.24509, 0.75601, 1.34391, 2.15195],
    4: [0.1284, 0.38805, 0.65676, 0.94234, 1.25623, 1.61805, 2.06902, 2.73259],
    5: [
        *(0.06589, 0.19805, 0.33138, 0.4667, 0.60493, 0.74714, 0.89457, 1.04878),
        *(1.2118, 1.38634, 1.57623, 1.78723, 2.02873, 2.31774, 2.69112, 3.26073),
    ],
    8: [0.5 + number for number in range(128)],
}


def payloads() -> Iterator[tuple[int, bytes]]:
    """(bits, payload) of every width in the golden file."""
    data, at = PATH.read_bytes(), 0
    for bits in Codec.widths:
        size = Codec(bits).payload_bytes(SHAPE)
        yield bits, data[at : at + size]
        at += size
    assert at == len(data)


def codes_of(packed: bytes, bits: int) -> list[int]:
    """Codes of a packed array, lowest bit first."""
    number = int.from_bytes(packed, "little")
    return [number >> (bits * at) & (2**bits - 1) for at in range(8 * len(packed) // bits)]


def bfloat16(data: bytes) -> float:
    return float(np.frombuffer(b"\x00\x00" + data, "<f4")[0])


def rotated_head(coded: bytes, bits: int) -> list[float]:
    dim = SHAPE.head_dim
    scale, seed = bfloat16(coded[-2:]), hashlib.shake_256(b"runahead rotated").digest(dim // 8)
    table = [-level for level in reversed(LEVELS[bits])] + LEVELS[bits]
    y = [scale * table[code] for code in codes_of(coded[:-2], bits)]
    sums = [sum(-y[j] if (i & j).bit_count() % 2 else y[j] for j in range(dim)) / math.sqrt(dim) for i in range(dim)]
    return [-each if seed[i // 8] >> (i % 8) & 1 else each for i, each in enumerate(sums)]


def test_bytes_coded_today_are_the_golden_bytes() -> None:
    assert encode() == PATH.read_bytes()


def test_the_last_two_heads_of_the_golden_file_are_zeros_and_nan() -> None:
    for bits, payload in payloads():
        last = Codec(bits).decode(np.frombuffer(payload, np.uint8), SHAPE)[-1, -1, -1]
        assert not last[0].any()
        assert np.isnan(last[1]).all()


def test_a_reader_that_knows_only_the_document_decodes_rotated_rows() -> None:
    for bits, payload in payloads():
        size = SHAPE.head_dim * bits // 8 + 2
        heads = [rotated_head(payload[at : at + size], bits) for at in range(0, len(payload), size)]
        decoded = Codec(bits).decode(np.frombuffer(payload, np.uint8), SHAPE)
        np.testing.assert_allclose(np.reshape(heads, SHAPE), decoded, rtol=1e-5, atol=1e-4)
        assert np.square(decoded - block())[:-1].mean() < 2 * Codec(bits).gaussian_error * 36**2
