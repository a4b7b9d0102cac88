"""Shares of chunks by a kernel: those of torch's operators for every shape, and only where the kernel is for them."""

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workers.kernels import chunk_shares as compiled_shares
from workers.kernels import parallel_code
from workers.kernels.chunk_shares import kernel_for, shares_by_kernel
from workers.kernels.machine_code import Registers, registers_of_host
from workers.selection import sketched
from workers.selection.rows import LayerQuery
from workers.selection.sketched import shares_of_chunks
from workers.testing.lagging_device import LaggingDevice

AVX2 = Registers(8, 12)
SCALE = 0.3

pytestmark = pytest.mark.skipif(
    registers_of_host() is None or parallel_code.openmp_of_torch() is None,
    reason="no llvmlite, no libgomp of torch's, or not for this processor",
)


def asked(
    own: int = 12, chunks: int = 9, means: int = 2, kv_heads: int = 2, group: int = 3, head_dim: int = 24, seed: int = 0
) -> tuple[LayerQuery, torch.Tensor]:
    """As a request has them: queries of a token and means of a chunk side by side, some queries more than count."""
    draw = torch.Generator().manual_seed(seed)
    q_NTD = torch.randn((own, kv_heads * group, head_dim), generator=draw).transpose(0, 1) * 2
    means_KCMD = torch.randn((chunks, means, kv_heads, head_dim), generator=draw).permute(2, 0, 1, 3)
    suffix = torch.randn((kv_heads * group, own), generator=draw)
    return LayerQuery(0, q_NTD, suffix, SCALE, kv_heads), means_KCMD


def by_operators(query: LayerQuery, means_KCMD: torch.Tensor, log_share_CM: torch.Tensor | None) -> torch.Tensor:
    with torch.inference_mode(False), torch.enable_grad():
        return shares_of_chunks(query, means_KCMD, log_share_CM)[0]


def by_kernel(query, means_KCMD, log_share_CM, registers, monkeypatch) -> torch.Tensor:
    def chosen(q_NTD, means_KCMD, _):
        kernel = shares_by_kernel(q_NTD.shape[2], q_NTD.shape[0] // len(means_KCMD) * q_NTD.shape[1], registers)
        assert kernel is not None
        return kernel

    monkeypatch.setattr(sketched, "kernel_for", chosen)
    share_NTC = shares_of_chunks(query, means_KCMD, log_share_CM)[0]
    monkeypatch.undo()
    return share_NTC


@given(
    own=st.integers(1, 12),
    chunks=st.integers(1, 40),
    means=st.sampled_from([1, 2, 8, 16]),
    kv_heads=st.integers(1, 3),
    group=st.integers(1, 4),
    head_dim=st.integers(1, 70),
    has_log_share=st.booleans(),
    registers=st.sampled_from([None, AVX2]),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_shape_gives_the_shares_of_the_operators(
    own, chunks, means, kv_heads, group, head_dim, has_log_share, registers, num_threads, seed, threads, monkeypatch
) -> None:
    threads(num_threads)
    query, means_KCMD = asked(own, chunks, means, kv_heads, group, head_dim, seed)
    log_share_CM = None
    if has_log_share:
        num_there = torch.randint(0, 3, (chunks, means), generator=torch.Generator().manual_seed(seed))
        log_share_CM = (num_there / 2).log()
    share_NTC = by_kernel(query, means_KCMD, log_share_CM, registers, monkeypatch)
    expected = by_operators(query, means_KCMD, log_share_CM)
    torch.testing.assert_close(share_NTC, expected, rtol=1e-4, atol=1e-6)


def test_a_mean_that_is_no_number_has_no_share_and_takes_none(monkeypatch) -> None:
    query, means_KCMD = asked()
    means_KCMD[0, 4, :, 7] = torch.nan
    share_NTC = by_kernel(query, means_KCMD, None, None, monkeypatch)
    torch.testing.assert_close(share_NTC, by_operators(query, means_KCMD, None), rtol=1e-4, atol=1e-6)
    assert (share_NTC[:3, :, 4] < 1e-30).all()


def test_a_mean_without_end_makes_numbers_of_all_shares_as_the_operators_do(monkeypatch) -> None:
    query, means_KCMD = asked()
    means_KCMD[0, 4, 0, 7] = torch.inf
    share_NTC = by_kernel(query, means_KCMD, None, None, monkeypatch)
    torch.testing.assert_close(share_NTC, by_operators(query, means_KCMD, None), rtol=1e-4, atol=1e-6)
    assert share_NTC.isfinite().all()


def test_scores_far_apart_and_far_from_zero_neither_overflow_nor_vanish(monkeypatch) -> None:
    for factor in (1e-3, 30.0, 300.0):
        query, means_KCMD = asked()
        share_NTC = by_kernel(query, factor * means_KCMD, None, None, monkeypatch)
        torch.testing.assert_close(share_NTC, by_operators(query, factor * means_KCMD, None), rtol=1e-3, atol=1e-6)


@torch.inference_mode()
def test_in_a_forward_pass_the_kernel_is_asked(monkeypatch) -> None:
    monkeypatch.setattr(sketched, "weights_beside", None)
    query, means_KCMD = asked()
    assert shares_of_chunks(query, means_KCMD)[0].shape == (6, 8, 9)


@torch.inference_mode()
def test_it_is_for_few_queries_in_float32_in_the_processors_memory() -> None:
    query, means = asked()
    q, suffix = query.q_NTD[:, -8:], query.suffix_lse_NJ[:, -8:]
    assert kernel_for(q, means, suffix) is shares_by_kernel(24, 24)
    with torch.inference_mode(False), torch.enable_grad():
        assert kernel_for(q, means, suffix) is None
    assert kernel_for(q.double(), means, suffix) is None
    assert kernel_for(q, means.half(), suffix) is None
    assert kernel_for(q, means[:, :0], suffix) is None
    assert kernel_for(q, means, suffix[:, -3:]) is None
    assert kernel_for(q.transpose(0, 2).contiguous().transpose(0, 2), means, suffix) is None
    put = LaggingDevice().put
    assert kernel_for(put(q), put(means), put(suffix)) is None


def test_more_queries_than_a_few_registers_have_no_kernel() -> None:
    assert shares_by_kernel(64, 96, Registers(16, 24)) is not None
    assert shares_by_kernel(64, 97, Registers(16, 24)) is None
    assert shares_by_kernel(64, 49, AVX2) is None
    assert shares_by_kernel(64, 0, AVX2) is None


@pytest.mark.parametrize("lacking", ["registers_of_host", "region"])
def test_without_what_it_needs_there_is_no_kernel(lacking, monkeypatch) -> None:
    monkeypatch.setattr(compiled_shares, lacking, lambda *_: None)
    assert shares_by_kernel.__wrapped__(64, 24) is None
