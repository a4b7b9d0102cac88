"""Attention of a baseline's queries to the rows of the whole prompt."""

import pytest
import torch

from benchmarks.baselines.plan import BASELINES
from benchmarks.baselines.share import Share, num_tokens, positions
from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention.flash_cpu import flash_masked
from workers.attention.partition_attention import attention_forward

SCALE = 0.25
HEAD_DIM = 16
NUM_ROWS = 203
#: Slices at the start, in the middle and at the end, of a single row, and of everything; then pairs of spans.
SLICES: list[Share] = [((0, 70),), ((64, 131),), ((140, 203),), ((100, 101),), ((0, 203),)]
PAIRS: list[Share] = [((0, 30), (150, 203)), ((64, 65), (201, 203)), ((90, 91), (91, 92))]
CASES = [*((system, share) for system in BASELINES for share in SLICES), *(("zigzag", share) for share in PAIRS)]


def random_qkv(share: Share, dtype: torch.dtype = torch.float32) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    q = torch.randn(1, num_tokens(share), 4, HEAD_DIM, generator=generator).transpose(1, 2)
    k, v = (torch.randn(1, 2, NUM_ROWS, HEAD_DIM, generator=generator) for _ in range(2))
    return q.to(dtype), k.to(dtype), v.to(dtype)


@pytest.mark.parametrize("window", [None, 1, 24, 150, 500])
@pytest.mark.parametrize(("system", "share"), CASES)
def test_each_query_sees_what_its_position_lets_it_see(system: str, share: Share, window: int | None) -> None:
    q, k, v = random_qkv(share)
    kernel = BASELINES[system].kernel(share)
    visible = visible_rows(NUM_ROWS, 0, window)[positions(share)]
    expected, _ = reference_attention(q, k, v, visible, scale=SCALE)
    for _ in range(2):  # the second call reuses the first one's mask
        out = kernel(q, k, v, scale=SCALE, window=window)
        assert out.shape == q.shape
        torch.testing.assert_close(out.double(), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("system", BASELINES)
def test_one_kernel_serves_layers_with_and_without_a_window(system: str) -> None:
    share = SLICES[1]
    q, k, v = random_qkv(share)
    kernel = BASELINES[system].kernel(share)
    for window in (24, None, 24, 7, None):
        visible = visible_rows(NUM_ROWS, 0, window)[positions(share)]
        expected, _ = reference_attention(q, k, v, visible, scale=SCALE)
        torch.testing.assert_close(kernel(q, k, v, scale=SCALE, window=window).double(), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("system", BASELINES)
def test_a_baseline_in_half_precision_stays_near_the_float64_reference(system: str, dtype: torch.dtype) -> None:
    share = SLICES[1]
    q, k, v = random_qkv(share, dtype)
    out = BASELINES[system].kernel(share)(q, k, v, scale=SCALE, window=None)
    expected, _ = reference_attention(q, k, v, visible_rows(NUM_ROWS, 0)[positions(share)], scale=SCALE)
    assert out.dtype == dtype
    torch.testing.assert_close(out.double(), expected, rtol=3e-2, atol=3e-2)


@pytest.mark.parametrize("system", ["tsp-causal", "zigzag"])
def test_a_causal_baseline_never_reads_rows_after_its_last_query(system: str) -> None:
    share = SLICES[1]
    q, k, v = random_qkv(share)
    spoilt_k, spoilt_v = k.clone(), v.clone()
    spoilt_k[:, :, share[-1][1] :] = spoilt_v[:, :, share[-1][1] :] = float("nan")
    kernel = BASELINES[system].kernel(share)
    out = kernel(q, spoilt_k, spoilt_v, scale=SCALE, window=None)
    torch.testing.assert_close(out, kernel(q, k, v, scale=SCALE, window=None), rtol=0, atol=1e-6)


def test_a_mask_that_overlaps_in_memory_is_read_as_the_one_that_is_written_out() -> None:
    q, k, v = random_qkv(((0, 70),))
    line = torch.zeros(70 + NUM_ROWS - 1)
    line[100:] = float("-inf")
    overlapping = line.as_strided((70, NUM_ROWS), (1, 1))
    out, _ = flash_masked(q, k, v, overlapping, scale=SCALE)
    assert torch.equal(out, flash_masked(q, k, v, overlapping.contiguous(), scale=SCALE)[0])
    expected, _ = reference_attention(q, k, v, overlapping == 0, scale=SCALE)
    torch.testing.assert_close(out.double(), expected, rtol=1e-5, atol=1e-5)


def test_the_attention_interface_calls_the_kernel_that_it_is_given() -> None:
    share = PAIRS[0]
    q, k, v = random_qkv(share)
    kernel = BASELINES["zigzag"].kernel(share)
    out, _ = attention_forward(torch.nn.Identity(), q, k, v, None, scaling=SCALE, sliding_window=24, kernel=kernel)
    assert torch.equal(out, kernel(q, k, v, scale=SCALE, window=24).transpose(1, 2))
