"""The kernel that decodes rows of `rotated` gives the codec's numbers, bit for bit, and declines unsuitable rows."""

import dataclasses

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kvstore import KVShape
from kvstore.codecs import BlockShape, Codec
from kvstore.codecs.rotated import Rotated
from kvstore.native import instruction_sets
from kvstore.native.instruction_sets import X86_64_V3
from workers.device import row_coder
from workers.device.row_coder import RowCoder
from workers.kernels import rotated_rows
from workers.kernels.native.parallel_code import Region, has_kernels
from workers.kernels.rotated_rows import kernel_for, rotated_decoder

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)


@pytest.fixture
def each_thread_has_a_part(monkeypatch):
    """Split the work among all threads, however small it is."""
    monkeypatch.setattr(rotated_rows, "_NUMBERS_OF_THREAD", 1)


def any_bytes(*shape: int, seed: int = 0) -> torch.Tensor:
    """Random codes and scales, including negative, infinite and NaN scales."""
    return torch.from_numpy(np.random.default_rng(seed).integers(0, 256, shape, dtype=np.uint8))


def usual_bytes(*shape: int) -> torch.Tensor:
    """Random codes, with scales near 1."""
    coded = any_bytes(*shape)
    coded[..., -1] = 0x3F
    return coded


def by_codec(coded: torch.Tensor, bits: int, head_dim: int) -> torch.Tensor:
    shape = BlockShape(1, coded.numel() // coded.shape[-1], 1, 1, head_dim)
    rows = Rotated(bits).decode(coded.numpy().reshape(-1), shape)
    return torch.from_numpy(rows).view(*coded.shape[:-1], head_dim)


def assert_same_bits(out: torch.Tensor, expected: torch.Tensor) -> None:
    assert torch.equal(out.contiguous().view(torch.int32), expected.contiguous().view(torch.int32))


@given(
    bits=st.sampled_from(Rotated.widths),
    head_dim=st.sampled_from([64, 128]),
    num_rows=st.integers(1, 90),
    num_heads=st.integers(1, 7),
    planes=st.sampled_from([slice(0, 1), slice(1, 2), slice(0, 2)]),
    instruction_set=st.sampled_from([None, X86_64_V3]),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_rows_are_what_the_codec_decodes_and_nothing_is_written_between_them(
    bits, head_dim, num_rows, num_heads, planes, instruction_set, num_threads, seed, threads, each_thread_has_a_part
) -> None:
    threads(num_threads)
    decode = rotated_decoder(bits, head_dim, instruction_set)
    assert decode is not None
    coded = any_bytes(num_rows, 2, num_heads, Rotated(bits).head_bytes(head_dim), seed=seed)[:, planes]
    buffer = torch.full((num_rows + 2, 2, num_heads, head_dim), 7.0)
    expected = buffer.clone()
    expected[1:-1, planes] = by_codec(coded, bits, head_dim)
    decode(coded, buffer[1:-1, planes])
    assert_same_bits(buffer, expected)


@pytest.mark.parametrize("num_rows", [1_000, 1_001])
def test_any_number_of_threads_decodes_the_same(num_rows, threads, each_thread_has_a_part) -> None:
    coded = any_bytes(num_rows, 2, 3, Rotated(4).head_bytes(64))
    expected = by_codec(coded, 4, 64)
    for num_threads in (1, 2, 3, 5):
        threads(num_threads)
        out = torch.empty(expected.shape)
        rotated_decoder(4, 64)(coded, out)
        assert_same_bits(out, expected)


@pytest.mark.parametrize(("num_rows", "num_parts"), [(1, 1), (400, 1), (700, 2), (8_000, 3)])
def test_the_number_of_decoding_threads_follows_the_work(num_rows, num_parts, threads, monkeypatch) -> None:
    threads(3)
    asked = []
    noted = Region(0, lambda _function, _operands, num_threads, _flags: asked.append(num_threads))
    monkeypatch.setattr(rotated_rows, "regions", lambda *_: (noted,))
    rotated_decoder.__wrapped__(4, 64)(any_bytes(num_rows, 2, 3, 34), torch.empty(num_rows, 2, 3, 64))
    assert asked == [num_parts]


def test_heads_of_another_number_or_size_are_refused() -> None:
    decode, coded = rotated_decoder(4, 64), any_bytes(5, 3, 34)
    for shape in ((5, 2, 64), (4, 3, 64), (5, 3, 128)):
        with pytest.raises(AssertionError, match="as many heads"):
            decode(coded, torch.empty(shape))


def test_the_kernel_is_for_float32_and_heads_side_by_side() -> None:
    codec, coded, out = Codec(4), any_bytes(6, 2, 34), torch.empty(6, 2, 64)
    assert kernel_for(codec, coded, out) is rotated_decoder(4, 64)
    assert kernel_for(codec, any_bytes(6, 2, 18), torch.empty(6, 2, 32)) is None
    assert kernel_for(codec, coded, out.bfloat16()) is None
    assert kernel_for(codec, coded[:0], out[:0]) is None
    assert kernel_for(codec, coded, torch.empty(6, 3, 64)[:, :2]) is not None, "there may be gaps between rows"
    assert kernel_for(codec, coded, torch.empty(2, 6, 64).transpose(0, 1)) is None
    assert kernel_for(codec, any_bytes(6, 34, 2).transpose(1, 2), out) is None


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("head_dim", [32, 64])
def test_a_row_coder_decodes_the_same_numbers_with_and_without_the_kernel(head_dim, dtype, monkeypatch) -> None:
    computed = KVShape(num_layers=1, num_kv_heads=3, head_dim=head_dim, dtype=dtype)
    coder = RowCoder(computed, dataclasses.replace(computed, dtype="rotated-4"))
    coded = usual_bytes(50, 2, 3, coder.head_bytes)
    with_kernel, without = (torch.empty(50, 2, 3, head_dim, dtype=getattr(torch, dtype)) for _ in range(2))
    coder.decode(coded, with_kernel)
    monkeypatch.setattr(row_coder, "kernel_for", lambda *_: None)
    coder.decode(coded, without)
    assert torch.equal(with_kernel, without)


def test_the_switch_for_all_kernels_turns_it_off(monkeypatch) -> None:
    monkeypatch.setattr(instruction_sets, "_is_off", True)
    assert rotated_decoder.__wrapped__(4, 64) is None


def test_where_it_cannot_be_compiled_there_is_none(monkeypatch) -> None:
    monkeypatch.setattr(rotated_rows, "regions", lambda *_: ())
    assert rotated_decoder.__wrapped__(4, 64) is None
