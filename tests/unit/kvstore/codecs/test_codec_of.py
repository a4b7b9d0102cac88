"""Codecs by name, their properties, and the names that are refused."""

import numpy as np
import pytest

from kvstore.codecs import BlockShape, Codec, row_codec

each_width = pytest.mark.parametrize("bits", Codec.widths)
#: Two KV heads of 64 numbers, as many tokens as a record has, joint planes.
SHAPE = BlockShape(num_layers=1, num_tokens=64, num_planes=2, num_heads=2, head_dim=64)


def gaussian(shape: BlockShape, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


@each_width
def test_a_codec_says_what_its_name_and_bits_are_and_what_a_number_takes_with_everything(bits: int) -> None:
    codec = Codec(bits)
    assert (codec.name, codec.bits) == ("rotated", bits)
    assert len(codec.encode(gaussian(SHAPE))) == codec.payload_bytes(SHAPE) == SHAPE.num_numbers * (bits + 0.25) / 8


@each_width
@pytest.mark.parametrize("head_dim", [64, 128])
def test_the_error_of_gaussian_rows_is_at_most_what_a_codec_states(bits: int, head_dim: int) -> None:
    codec, shape = Codec(bits), SHAPE._replace(num_tokens=128, head_dim=head_dim)
    block = gaussian(shape)
    error = np.square(codec.decode(codec.encode(block), shape) - block).mean() / np.square(block).mean()
    assert 0.75 * codec.gaussian_error < error <= codec.gaussian_error


@each_width
def test_an_array_that_is_no_block_of_float32_is_refused(bits: int) -> None:
    codec = Codec(bits)
    with pytest.raises(ValueError, match=r"a block is float32 \[layers, tokens, .*\], not float64 \[1, 64, 2, 2, 64\]"):
        codec.encode(gaussian(SHAPE).astype(np.float64))
    with pytest.raises(ValueError, match=r"not float32 \[64, 2, 2, 64\]"):
        codec.encode(gaussian(SHAPE)[0])


@each_width
def test_a_payload_and_arrays_of_the_callers_that_have_another_size_are_refused(bits: int) -> None:
    codec = Codec(bits)
    payload = codec.encode(gaussian(SHAPE))
    with pytest.raises(ValueError, match=rf"a payload of {len(payload)} bytes is not uint8 \[{len(payload) - 1}\]"):
        codec.decode(payload[:-1], SHAPE)
    with pytest.raises(ValueError, match=rf"a payload of {len(payload)} bytes does not go into uint8 \[3\]"):
        codec.encode(gaussian(SHAPE), out=np.empty(3, np.uint8))
    with pytest.raises(ValueError, match=r"rows of \[1, 3, 2, 2, 64\] do not go into float32 \[1, 64, 2, 2, 64\]"):
        codec.decode(payload, SHAPE, tokens=slice(3), out=np.empty(SHAPE, np.float32))
    with pytest.raises(IndexError):
        codec.decode(payload, SHAPE, tokens=np.array([0, 64]))


def test_a_name_and_a_width_that_there_are_not_are_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"no codec 'zip'; known: rotated.*"):
        row_codec("zip-4")
    with pytest.raises(ValueError, match=r"codec 'rotated' has no 6 bits a number; it has 2, 3, 4, 5, 8"):
        row_codec("rotated-6")


@each_width
def test_a_name_with_its_bits_names_a_codec(bits: int) -> None:
    codec = row_codec(f"rotated-{bits}")
    assert (codec.name, codec.bits) == ("rotated", bits)


@pytest.mark.parametrize("name", ["", "rotated", "-4", "rotated-", "rotated-four", "rotated4", "rotated-04"])
def test_a_text_that_names_no_codec_and_bits_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"'{name}' is not a codec with its bits"):
        row_codec(name)


@pytest.mark.parametrize("name", ["x" * 10_000, "x" * 10_000 + "-4", "rotated-" + "4" * 10_000])
def test_a_long_name_is_not_repeated_and_each_codec_has_one_spelling(name: str) -> None:
    with pytest.raises(ValueError, match=r"\.\.\.") as caught:
        row_codec(name)
    assert len(str(caught.value)) < 300
    before = row_codec.cache_info().currsize
    for zeros in range(1, 50):
        with pytest.raises(ValueError, match="is not a codec with its bits"):
            row_codec(f"rotated-{'0' * zeros}4")
    assert row_codec.cache_info().currsize == before


@pytest.mark.parametrize("head_dim", [4, 66, 80, 8192])
def test_a_head_that_cannot_be_rotated_is_refused_before_anything_is_coded(head_dim: int) -> None:
    codec: Codec = row_codec("rotated-4")
    message = f"codec 'rotated' needs a head_dim that is a power of 2 from 8 to 4096, not {head_dim}"
    with pytest.raises(ValueError, match=message):
        codec.payload_bytes(SHAPE._replace(head_dim=head_dim))
