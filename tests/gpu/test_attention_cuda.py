"""Attention on a GPU against float64 on the CPU; and the processor does not wait for the GPU."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import torch

from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention import flash, flash_cuda
from workers.attention.log_sum_exp import Part
from workers.attention.partition_attention import attend

HEAD_DIM, SCALE = 128, 128**-0.5
#: Absolute tolerances of outputs, whose values are around 1, and of log-sum-exps around 10.
TOLERANCES = {torch.float16: 2e-3, torch.bfloat16: 1.6e-2}


def random_qkv(
    own: int, rows: int, heads: int, kv_heads: int, dtype: torch.dtype, head_dim: int = HEAD_DIM
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Queries as a transposed projection, K and V as rows of a KV buffer [S, 2, K, D] that has NaN after them."""
    generator = torch.Generator().manual_seed(own * 100_000 + rows)
    q_1TND = torch.randn(1, own, heads, head_dim, generator=generator).to(dtype).cuda()
    rows_S2KD = torch.full((rows + 70, 2, kv_heads, head_dim), float("nan"), dtype=dtype)
    rows_S2KD[:rows] = torch.randn(rows, 2, kv_heads, head_dim, generator=generator)
    k_1KSD, v_1KSD = (rows_S2KD.cuda()[:rows, plane].transpose(0, 1)[None] for plane in range(2))
    return q_1TND.transpose(1, 2), k_1KSD, v_1KSD


def assert_is(part: Part, expected: Part, dtype: torch.dtype) -> None:
    tolerance = TOLERANCES[dtype]
    assert part[0].dtype == dtype
    assert part[1].dtype == torch.float32
    torch.testing.assert_close(part[0].double().cpu(), expected[0], rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(part[1].double().cpu(), expected[1], rtol=1e-3, atol=1e-3)


def reference(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, visible_TS: torch.Tensor, scale: float = SCALE
) -> Part:
    return reference_attention(q.cpu(), k.cpu(), v.cpu(), visible_TS, scale=scale)


@contextmanager
def no_thread_waits() -> Iterator[None]:
    """Raise an error in the block if the host waits for the GPU."""
    torch.cuda.set_sync_debug_mode("error")
    try:
        yield
    finally:
        torch.cuda.set_sync_debug_mode("default")


def test_this_gpu_and_this_torch_are_what_the_operator_needs() -> None:
    for dtype in TOLERANCES:
        flash_cuda.check(dtype, HEAD_DIM, torch.cuda.get_device_capability())


@pytest.mark.parametrize("dtype", list(TOLERANCES))
@pytest.mark.parametrize(("heads", "kv_heads"), [(4, 4), (28, 4), (8, 1)])
@pytest.mark.parametrize(("past", "own"), [(0, 1), (0, 300), (1, 1), (4099, 1), (5, 7), (819, 64), (4099, 130)])
def test_causal_attention_is_aligned_at_the_lower_right(past, own, heads, kv_heads, dtype) -> None:
    q, k, v = random_qkv(own, past + own, heads, kv_heads, dtype)
    with no_thread_waits():
        part = flash.causal(q, k, v, scale=SCALE)
    assert_is(part, reference(q, k, v, visible_rows(own, past)), dtype)


@pytest.mark.parametrize("dtype", list(TOLERANCES))
@pytest.mark.parametrize("window", [1, 7, 100, 512, 1023])
@pytest.mark.parametrize(("past", "own"), [(0, 600), (1023, 1), (1000, 300)])
def test_a_window_ends_where_it_should(past, own, window, dtype) -> None:
    q, k, v = random_qkv(own, past + own, 14, 2, dtype)
    part = flash.causal(q, k, v, scale=SCALE, window=window)
    assert_is(part, reference(q, k, v, visible_rows(own, past, window)), dtype)


@pytest.mark.parametrize("dtype", list(TOLERANCES))
@pytest.mark.parametrize(("own", "rows"), [(1, 1), (8, 819), (64, 819), (1, 16_384), (8, 16_384), (300, 17)])
@pytest.mark.parametrize(("heads", "kv_heads"), [(7, 7), (28, 4), (8, 1)])
def test_every_query_sees_every_row_where_it_should(own, rows, heads, kv_heads, dtype) -> None:
    q, k, v = random_qkv(own, rows, heads, kv_heads, dtype)
    with no_thread_waits():
        part = flash.over_all(q, k, v, scale=SCALE)
    assert_is(part, reference(q, k, v, torch.ones(own, rows, dtype=torch.bool)), dtype)


@pytest.mark.parametrize("head_dim", [8, 16, 64, 80, 96, 192, 256])
def test_head_dims_that_models_have(head_dim: int) -> None:
    q, k, v = random_qkv(33, 333, 6, 2, torch.float16, head_dim)
    part = flash.causal(q, k, v, scale=0.1)
    assert_is(part, reference(q, k, v, visible_rows(33, 300), 0.1), torch.float16)


@pytest.mark.parametrize("num_judging", [1, 8, 64])
def test_the_last_queries_alone_have_the_log_sum_exp_that_they_have_among_all(num_judging: int) -> None:
    q, k, v = random_qkv(64, 164, 28, 4, torch.bfloat16)
    _, lse = flash.causal(q, k, v, scale=SCALE)
    _, last = flash.causal(q[:, :, -num_judging:], k, v, scale=SCALE)
    torch.testing.assert_close(last, lse[:, :, -num_judging:], rtol=1e-5, atol=1e-5)


def test_outputs_lie_rows_before_heads_as_the_next_projection_reads_them() -> None:
    q, k, v = random_qkv(20, 70, 28, 4, torch.float16)
    assert attend(q, k, v, scale=SCALE).transpose(1, 2).is_contiguous()


def test_our_call_is_what_sdpa_itself_calls_on_a_square() -> None:
    q, k, v = random_qkv(200, 200, 28, 4, torch.bfloat16)
    with torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.FLASH_ATTENTION):
        expected = torch.nn.functional.scaled_dot_product_attention(
            q, k, v, is_causal=True, scale=SCALE, enable_gqa=True
        )
    assert torch.equal(attend(q, k, v, scale=SCALE), expected)
