"""The bytes of codecs, pinned. The readers here know them from `docs/format.md` alone, not from the code under test."""

import hashlib
import math
from collections.abc import Iterator

import numpy as np
import pytest

from kvstore.codecs import CODEC_NAMES, codec_of, widths_of
from tests.golden.make_codec_goldens import SHAPE, block, encode, path_of

LEVELS = {
    2: [0.45278, 1.51042],
    3: [0.24509, 0.75601, 1.34391, 2.15195],
    4: [0.1284, 0.38805, 0.65676, 0.94234, 1.25623, 1.61805, 2.06902, 2.73259],
    8: [0.5 + number for number in range(128)],
}


def payloads(name: str) -> Iterator[tuple[int, bytes]]:
    """(bits, payload) of every width in a golden file."""
    data, at = path_of(name).read_bytes(), 0
    for bits in widths_of(name):
        size = codec_of(name, bits).payload_bytes(SHAPE)
        yield bits, data[at : at + size]
        at += size
    assert at == len(data)


def codes_of(packed: bytes, bits: int) -> list[int]:
    """Lowest bit first."""
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


@pytest.mark.parametrize("name", CODEC_NAMES)
def test_bytes_coded_today_are_the_golden_bytes(name: str) -> None:
    assert encode(name) == path_of(name).read_bytes()


@pytest.mark.parametrize("name", CODEC_NAMES)
def test_the_last_two_heads_of_a_golden_file_are_zeros_and_nan(name: str) -> None:
    for bits, payload in payloads(name):
        last = codec_of(name, bits).decode(np.frombuffer(payload, np.uint8), SHAPE)[-1, -1, -1]
        assert not last[0].any()
        assert np.isnan(last[1]).all()


def test_a_reader_that_knows_only_the_document_decodes_rotated_rows() -> None:
    for bits, payload in payloads("rotated"):
        size = SHAPE.head_dim * bits // 8 + 2
        heads = [rotated_head(payload[at : at + size], bits) for at in range(0, len(payload), size)]
        decoded = codec_of("rotated", bits).decode(np.frombuffer(payload, np.uint8), SHAPE)
        np.testing.assert_allclose(np.reshape(heads, SHAPE), decoded, rtol=1e-5, atol=1e-4)
        assert np.square(decoded - block())[:-1].mean() < 2 * codec_of("rotated", bits).gaussian_error * 36**2
