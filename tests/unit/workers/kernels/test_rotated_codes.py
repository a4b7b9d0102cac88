"""The kernel that codes rows with `rotated` gives the codec's bytes, and declines unsuitable rows."""

import dataclasses

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as st_numpy

from kvstore import KVShape
from kvstore.codecs import Codec, rotated
from kvstore.codecs.head_scales import GREATEST, LEAST
from kvstore.codecs.rotated import Rotated
from kvstore.native import instruction_sets
from kvstore.native.instruction_sets import X86_64_V3, X86_64_V4
from workers.device import row_coder
from workers.device.row_coder import RowCoder
from workers.kernels import rotated_codes
from workers.kernels.native.parallel_code import Region, has_kernels
from workers.kernels.rotated_codes import encoder_for, rotated_encoder

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)
#: The IR of neither names a processor: a processor without AVX-512 runs the wider one in halves.
BOTH = (X86_64_V3, X86_64_V4)
KINDS = pytest.mark.parametrize("instruction_set", BOTH, ids=lambda each: each.name)


@pytest.fixture
def each_thread_has_a_part(monkeypatch):
    """Split the work among all threads, however small it is."""
    monkeypatch.setattr(rotated_codes, "_NUMBERS_OF_THREAD", 1)


def any_rows(*shape: int, seed: int = 0) -> torch.Tensor:
    """Heads of all kinds: any bits of a float32; usual numbers, of any size; an outlier; whole numbers; zeros."""
    rng = np.random.default_rng(seed)
    heads = rng.standard_normal(shape, np.float32).reshape(-1, shape[-1])
    kinds = rng.integers(0, 8, len(heads))
    heads[kinds == 1] = rng.integers(0, 2**32, heads.shape, np.uint32).view(np.float32)[kinds == 1]
    with np.errstate(over="ignore"):
        heads[kinds == 2] *= np.exp2(rng.integers(-140, 120, (len(heads), 1))).astype(np.float32)[kinds == 2]
    heads[kinds == 3, 5] *= 1000
    heads[kinds == 4] = np.rint(heads[kinds == 4])
    heads[kinds == 5] *= rng.random(heads[kinds == 5].shape) < 0.05  # few numbers, or none
    return torch.from_numpy(heads.reshape(shape))


def by_codec(rows: torch.Tensor, bits: int) -> torch.Tensor:
    block = np.ascontiguousarray(rows.numpy()).reshape(1, -1, 1, 1, rows.shape[-1])
    with np.errstate(invalid="ignore"):  # some scales are not finite
        return torch.from_numpy(Rotated(bits).encode(block)).view(*rows.shape[:-1], -1)


def by_kernel(rows: torch.Tensor, bits: int, instruction_set=None) -> torch.Tensor:
    encode = rotated_encoder(bits, rows.shape[-1], instruction_set)
    assert encode is not None
    out = torch.full((*rows.shape[:-1], Rotated(bits).head_bytes(rows.shape[-1])), 7, dtype=torch.uint8)
    encode(rows, out, torch.get_num_threads())
    return out


@given(
    bits=st.sampled_from(Rotated.widths),
    head_dim=st.sampled_from([64, 128]),
    num_rows=st.integers(1, 40),
    num_heads=st.integers(1, 7),
    planes=st.sampled_from([slice(0, 1), slice(1, 2), slice(0, 2)]),
    instruction_set=st.sampled_from(BOTH),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 99),
)
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_bytes_are_those_of_the_codec_and_nothing_is_written_between_them(
    bits, head_dim, num_rows, num_heads, planes, instruction_set, num_threads, seed, threads, each_thread_has_a_part
) -> None:
    encode = rotated_encoder(bits, head_dim, instruction_set)
    assert encode is not None
    rows = any_rows(num_rows, 2, num_heads, head_dim, seed=seed)[:, planes]
    buffer = torch.full((num_rows + 2, 2, num_heads, Rotated(bits).head_bytes(head_dim)), 7, dtype=torch.uint8)
    expected = buffer.clone()
    expected[1:-1, planes] = by_codec(rows, bits)
    encode(rows, buffer[1:-1, planes], num_threads)
    assert torch.equal(buffer, expected)


@given(st.data())
@settings(max_examples=40)
def test_bytes_are_those_of_the_codec_for_any_float32(data) -> None:
    bits, head_dim = data.draw(st.sampled_from(Rotated.widths)), data.draw(st.sampled_from([64, 128]))
    words = data.draw(st_numpy.arrays(np.uint32, (3, head_dim), elements=st.integers(0, 2**32 - 1)))
    rows = torch.from_numpy(words.view(np.float32))
    for instruction_set in BOTH:
        assert torch.equal(by_kernel(rows, bits, instruction_set), by_codec(rows, bits))


@KINDS
@pytest.mark.parametrize("head_dim", [64, 128])
@pytest.mark.parametrize("bits", Rotated.widths)
def test_heads_at_the_edges_of_what_has_a_code(bits, head_dim, instruction_set) -> None:
    usual, one = np.random.default_rng(3).standard_normal(head_dim, np.float32), np.eye(1, head_dim, 9)[0]
    outlier = np.where(one, np.float32(1e6), usual)
    edges = [LEAST, np.nextafter(LEAST, 0), GREATEST, np.nextafter(GREATEST, 0)]
    # In the last heads large numbers cancel out, so some rotated numbers are denormal.
    heads = [
        *(usual * np.float32(size) for size in (1, 0, -0.0, 1e-38, 1e-30, 1e30)),
        *(one * edge for edge in edges),
        *(np.where(one, value, usual) for value in (np.inf, -np.inf, np.nan, -np.nan, np.finfo(np.float32).max)),
        *(outlier, one, np.ones(head_dim), one + np.roll(one, 1), one + np.roll(one, 1) + np.roll(one, 2) * 1e-45),
    ]
    rows = torch.from_numpy(np.array(heads, np.float32))
    assert torch.equal(by_kernel(rows, bits, instruction_set), by_codec(rows, bits))


@KINDS
@pytest.mark.parametrize("bits", [2, 3, 4, 5])
def test_a_number_that_is_on_a_bound_gets_the_code_below(bits, instruction_set, monkeypatch) -> None:
    """Levels are even and scales are powers of 2, so rotated numbers lie exactly on bounds."""
    levels = ((np.arange(2**bits) - (2**bits - 1) / 2) / 2 ** (bits - 2)).astype(np.float32)
    monkeypatch.setattr(rotated, "_levels", lambda _: levels)
    for module in (rotated, rotated_codes):
        monkeypatch.setattr(module, "MULTIPLES", (1.0,) * 5)
    rng, rows = np.random.default_rng(4), np.zeros((400, 64), np.float32)
    for number, row in enumerate(rows):
        chosen = rng.permutation(64)[: 4 ** (number % 4)]
        row[chosen] = rng.choice(np.float32([-1, 1]), len(chosen))
    encode = rotated_encoder.__wrapped__(bits, 64, instruction_set)
    out = torch.empty(400, 8 * bits + 2, dtype=torch.uint8)
    encode(torch.from_numpy(rows), out, 1)
    assert torch.equal(out, by_codec(torch.from_numpy(rows), bits))
    z_DN, powers_N = rotated._rotated(rows[None, :, None])
    in_scales_DN = z_DN * powers_N / out[:, -2:].contiguous().view(torch.bfloat16).float().numpy()[:, 0]
    for bound in (0.5, -0.5) if bits > 2 else (1, -1):
        assert (in_scales_DN == bound).any() and bound in Rotated(bits).bounds, "no number was on a bound"


@pytest.mark.parametrize("bits", [2, 3, 4, 5])
def test_a_code_is_the_number_of_bounds_that_are_less(bits) -> None:
    """The kernel counts bounds; the codec's cells give the same code, also on bounds and on the edges of cells."""
    codec, on_edges = Rotated(bits), np.arange(-300, 301, dtype=np.float32) / np.float32(64)
    edges = np.concatenate([codec.bounds[:-1], on_edges, np.float32([0, -0.0, 1e-45, -1e-45, 30, -30])])
    numbers = np.concatenate([np.nextafter(edges, np.float32(-99)), edges, np.nextafter(edges, np.float32(99))])
    scales = np.ones(1, np.float32)
    codes = codec._nearest(numbers[:, None], scales, np.empty((len(numbers), 1), np.float32))[:, 0]
    assert np.array_equal(codes, (codec.bounds < numbers[:, None]).sum(axis=1))
    assert np.array_equal(codec.bounds[:-1], -codec.bounds[:-1][::-1]), "bounds are symmetric around zero"


@pytest.mark.parametrize("num_heads", [1_000, 1_001])
def test_any_number_of_threads_makes_the_same_bytes(num_heads, threads, each_thread_has_a_part) -> None:
    rows = any_rows(num_heads, 64)
    expected = by_codec(rows, 4)
    for num_threads in (1, 2, 3, 5):
        threads(num_threads)
        assert torch.equal(by_kernel(rows, 4), expected)


@pytest.mark.parametrize(("num_rows", "most", "num_parts"), [(1, 3, 1), (100, 3, 2), (900, 3, 3), (900, 1, 1)])
def test_the_number_of_coding_threads_follows_the_work_and_the_limit(num_rows, most, num_parts, monkeypatch) -> None:
    asked = []
    noted = Region(0, lambda _function, _operands, num_threads, _flags: asked.append(num_threads))
    monkeypatch.setattr(rotated_codes, "_kernels", lambda _: (noted,) * len(Rotated.widths))
    out = torch.empty((num_rows, 2, 3, 34), dtype=torch.uint8)
    rotated_encoder.__wrapped__(4, 64)(torch.empty(num_rows, 2, 3, 64), out, most)
    assert asked == [num_parts]


def test_heads_of_another_number_or_size_are_refused() -> None:
    encode, out = rotated_encoder(4, 64), torch.empty((5, 3, 34), dtype=torch.uint8)
    for shape in ((5, 2, 64), (4, 3, 64), (5, 3, 128)):
        with pytest.raises(AssertionError, match="as many heads"):
            encode(torch.empty(shape), out, 1)


def test_the_kernel_is_for_float32_and_heads_side_by_side() -> None:
    codec, rows = Codec(4), torch.empty(6, 2, 64)
    assert encoder_for(codec, rows) is rotated_encoder(4, 64)
    assert encoder_for(codec, torch.empty(6, 2, 32)) is None
    assert encoder_for(codec, rows.bfloat16()) is None
    assert encoder_for(codec, rows[:0]) is None
    assert encoder_for(codec, torch.empty(6, 3, 64)[:, :2]) is not None, "there may be gaps between rows"
    assert encoder_for(codec, torch.empty(2, 6, 64).transpose(0, 1)) is None


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("head_dim", [32, 64])
def test_a_row_coder_makes_the_same_bytes_with_and_without_the_kernel(head_dim, dtype, monkeypatch) -> None:
    computed = KVShape(num_layers=2, num_kv_heads=3, head_dim=head_dim, dtype=dtype)
    coder = RowCoder(computed, dataclasses.replace(computed, dtype="rotated-4"))
    rows = any_rows(2, 50, 2, 3, head_dim).to(getattr(torch, dtype))[:, 7:40]
    asked = []
    with np.errstate(invalid="ignore"):  # some scales are not finite
        with_kernel = coder.encode(rows)
        monkeypatch.setattr(row_coder, "encoder_for", lambda *_: asked.append(1))
        without = coder.encode(rows)
    assert asked and with_kernel.shape == without.shape and np.array_equal(with_kernel, without)


def test_the_switch_for_all_kernels_turns_it_off(monkeypatch) -> None:
    monkeypatch.setattr(instruction_sets, "_is_off", True)
    assert rotated_encoder.__wrapped__(4, 64) is None


def test_where_it_cannot_be_compiled_there_is_none(monkeypatch) -> None:
    monkeypatch.setattr(rotated_codes, "_kernels", lambda _: ())
    assert rotated_encoder.__wrapped__(4, 64) is None
