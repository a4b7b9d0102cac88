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
    5: [
        *(0.06589, 0.19805, 0.33138, 0.4667, 0.60493, 0.74714, 0.89457, 1.04878),
        *(1.2118, 1.38634, 1.57623, 1.78723, 2.02873, 2.31774, 2.69112, 3.26073),
    ],
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


def channel_block(payload: bytes, bits: int) -> np.ndarray:
    """Layers of 48 tokens, so one group of keys, and two heads of 16 numbers, so one group of each head of a value."""
    layers, tokens, _, heads, dim = SHAPE
    decoded, at = np.empty(SHAPE), 0

    def take(size: int) -> bytes:
        nonlocal at
        at += size
        return payload[at - size : at]

    for layer in range(layers):
        for plane, groups in ((0, (1, heads, dim)), (1, (tokens, heads, 1))):
            zeros, scales = (np.frombuffer(take(2 * math.prod(groups)), "<f2").reshape(groups) for _ in range(2))
            marks = codes_of(take(12), 1) if plane == 0 else [0] * 96
            codes = np.reshape(codes_of(take(tokens * heads * dim * bits // 8), bits), (tokens, heads, dim))
            decoded[layer, :, plane] = zeros.astype(np.float64) + scales.astype(np.float64) * codes
            decoded[layer, :, plane][np.reshape(marks, (tokens, heads)) == 1] = np.nan
    assert at == len(payload)
    return decoded


def fp8_head(coded: bytes) -> list[float]:
    head, scale = [], bfloat16(coded[-2:])
    for code in coded[:-2]:
        exponent, mantissa = code >> 3 & 15, code & 7
        number = (1 + mantissa / 8) * 2.0 ** (exponent - 7) if exponent else mantissa * 2.0**-9
        assert (exponent, mantissa) != (15, 7)
        head.append(scale * (-number if code >> 7 else number))
    return head


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


def test_a_reader_that_knows_only_the_document_decodes_keys_by_channel_and_values_by_token() -> None:
    for bits, payload in payloads("channel"):
        decoded = codec_of("channel", bits).decode(np.frombuffer(payload, np.uint8), SHAPE)
        np.testing.assert_allclose(channel_block(payload, bits), decoded, rtol=1e-6, atol=1e-4)
        assert np.abs(decoded - block())[:-1].max() < 0.51 * 126 / (2**bits - 1)


def test_a_reader_that_knows_only_the_document_decodes_fp8() -> None:
    ((_, payload),) = payloads("fp8")
    size = SHAPE.head_dim + 2
    heads = [fp8_head(payload[at : at + size]) for at in range(0, len(payload), size)]
    decoded = codec_of("fp8", 8).decode(np.frombuffer(payload, np.uint8), SHAPE)
    np.testing.assert_allclose(np.reshape(heads, SHAPE), decoded, rtol=1e-6)
    assert (np.abs(decoded - block())[:-1] <= np.abs(block()[:-1]) / 16 + 2.0**-10).all()
