"""Attention in tiles: right for every shape, equal for any other requests and any threads, used only where it fits."""

from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kvstore.native.instruction_sets import X86_64_V3, X86_64_V4, InstructionSet
from tests.support.lagging_device import LaggingDevice
from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention import causal_squares
from workers.attention.log_sum_exp import Part
from workers.kernels import tiled_attention
from workers.kernels.native.parallel_code import has_kernels
from workers.kernels.tiled_attention import Attend, attention_in_tiles, kernel_for

SCALE = 0.3
QKV = tuple[torch.Tensor, torch.Tensor, torch.Tensor]

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)


def kernel(head_dim: int, instruction_set: InstructionSet | None = None) -> Attend:
    attend = attention_in_tiles(head_dim, instruction_set)
    assert attend is not None
    return attend


def drawn(num_own: int, num_rows: int, heads: int, kv_heads: int, head_dim: int, seed: int = 0) -> QKV:
    """Q, K and V laid out as in a model: a token's queries adjacent, K and V in one memory, among other rows."""
    draw = torch.Generator().manual_seed(seed)
    q_1NTD = torch.randn((1, num_own, heads, head_dim), generator=draw).transpose(1, 2)
    rows_C2KD = torch.randn((num_rows + 5, 2, kv_heads, head_dim), generator=draw)
    rows_C2KD[:2] = rows_C2KD[num_rows + 2 :] = torch.nan
    k_1KSD, v_1KSD = rows_C2KD[2 : num_rows + 2].permute(1, 2, 0, 3).unsqueeze(1).unbind()
    return q_1NTD, k_1KSD, v_1KSD


def check(attend: Attend, qkv: QKV, *, causal: bool, tolerance: float = 1e-5) -> None:
    num_own, num_rows = qkv[0].shape[2], qkv[1].shape[2]
    visible = visible_rows(num_own, num_rows - num_own) if causal else torch.ones(num_own, num_rows, dtype=torch.bool)
    expected_out, expected_lse = reference_attention(*qkv, visible, scale=SCALE)
    out, lse = attend(*qkv, SCALE, causal)
    torch.testing.assert_close(out.double(), expected_out, rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(lse.double(), expected_lse, rtol=tolerance, atol=tolerance)


@given(
    own=st.integers(1, 40),
    past=st.integers(0, 90),
    kv_heads=st.integers(1, 3),
    group=st.integers(1, 4),
    num_parts=st.integers(1, 6),
    instruction_set=st.sampled_from([None, X86_64_V3]),
    causal=st.booleans(),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_shape_gives_the_attention_of_float64(
    own, past, kv_heads, group, num_parts, instruction_set, causal, num_threads, seed, threads
) -> None:
    threads(num_threads)
    qkv = drawn(own, past + own, group * kv_heads, kv_heads, 16 * num_parts, seed)
    check(kernel(16 * num_parts, instruction_set), qkv, causal=causal)


@pytest.mark.parametrize("instruction_set", [None, X86_64_V3])
@pytest.mark.parametrize(("own", "past", "head_dim"), [(3, 2045, 64), (300, 0, 64), (200, 333, 128), (40, 90, 256)])
def test_more_rows_and_queries_than_are_taken_at_a_time(own, past, head_dim, instruction_set, threads) -> None:
    for num_threads in (1, 2):
        threads(num_threads)
        check(kernel(head_dim, instruction_set), drawn(own, past + own, 6, 2, head_dim), causal=True)


def test_scores_far_apart_and_far_from_zero_neither_overflow_nor_vanish() -> None:
    q, k, v = drawn(7, 40, 4, 2, 32)
    for factor in (1e-3, 30.0, 300.0):
        check(kernel(32), (factor * q, k, v), causal=True, tolerance=1e-4)
    k[:, :, :, 0] += 1e3  # scores have three decimal places less
    check(kernel(32), (q, k, v), causal=True, tolerance=1e-3)


def test_a_query_comes_out_the_same_among_any_others_and_on_any_number_of_threads(threads) -> None:
    attend = kernel(64)
    q, k, v = drawn(20, 150, 9, 3, 64)
    expected = attend(q, k, v, SCALE, False)
    for num_threads in (1, 2, 3, 7):
        threads(num_threads)
        for own in (slice(0, 1), slice(3, 16), slice(0, 20)):
            out, lse = attend(q[:, :, own], k, v, SCALE, False)
            assert torch.equal(out, expected[0][:, :, own])
            assert torch.equal(lse, expected[1][:, :, own])


def test_a_key_after_a_query_does_not_reach_it_and_one_that_is_no_number_reaches_all_that_see_it() -> None:
    q, k, v = drawn(8, 40, 4, 2, 32)
    k[0, 0, 36] = torch.nan
    out, _ = kernel(32)(q, k, v, SCALE, True)
    is_number = out.isfinite().all(-1)[0]
    assert is_number[2:].all(), "heads of other keys are not affected"
    assert not is_number[:2, 4:].any()
    assert is_number[:2, :4].all()


@pytest.mark.parametrize("num_threads", [1, 3])
def test_several_callers_at_once_do_not_disturb_each_other(num_threads, threads) -> None:
    threads(num_threads)
    attend = kernel(32)
    asked = [drawn(own, 60 + own, 4, 2, 32, seed=own) for own in (1, 5, 9, 17)]
    alone = [attend(*qkv, SCALE, True)[0] for qkv in asked]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda qkv: attend(*qkv, SCALE, True)[0], asked * 25))
    assert all(torch.equal(out, alone[number % 4]) for number, out in enumerate(together))


# -- use of the kernel -------------------------------------------------------------------------------------------------


def causally(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, scale: float, _: bool) -> Part:
    return causal_squares.causal(q, k, v, scale=scale)


@torch.inference_mode()
@pytest.mark.parametrize(("own", "past"), [(2, 14), (8, 500), (8, 0), (100, 300)])
def test_own_rows_are_computed_by_it(own, past, monkeypatch) -> None:
    monkeypatch.setattr(causal_squares, "flash_masked", None)
    monkeypatch.setattr(causal_squares, "flash", None)
    check(causally, drawn(own, past + own, 4, 2, 32), causal=True)


@torch.inference_mode()
def test_one_own_row_is_not(monkeypatch) -> None:
    monkeypatch.setattr(tiled_attention, "attention_in_tiles", None)
    check(causally, drawn(1, 41, 4, 2, 32), causal=True)


@torch.inference_mode()
def test_it_is_for_one_continuation_in_float32_in_the_processors_memory() -> None:
    qkv = q, k, v = drawn(4, 40, 4, 2, 32)
    assert kernel_for(*qkv) is attention_in_tiles(32) is not None
    with torch.inference_mode(False), torch.enable_grad():
        assert kernel_for(*qkv) is None
    assert kernel_for(*(each.double() for each in qkv)) is None
    assert kernel_for(q, k, v.bfloat16()) is None
    assert kernel_for(*(each.repeat(2, 1, 1, 1) for each in qkv)) is None
    assert kernel_for(q, k, v.transpose(2, 3).contiguous().transpose(2, 3)) is None
    assert kernel_for(*map(LaggingDevice().put, qkv)) is None


def test_a_head_that_is_no_whole_registers_or_too_large_has_no_kernel() -> None:
    assert attention_in_tiles(24, X86_64_V4) is None
    assert attention_in_tiles(512, X86_64_V3) is None
    assert attention_in_tiles(20, X86_64_V3) is None


@pytest.mark.parametrize(("lacking", "found"), [("instruction_set_of_host", None), ("regions", ())])
def test_without_what_it_needs_there_is_no_kernel(lacking, found, monkeypatch) -> None:
    monkeypatch.setattr(tiled_attention, lacking, lambda *_: found)
    monkeypatch.setattr(tiled_attention, "kernel_of_tiles", tiled_attention.kernel_of_tiles.__wrapped__)
    assert attention_in_tiles.__wrapped__(64) is None
