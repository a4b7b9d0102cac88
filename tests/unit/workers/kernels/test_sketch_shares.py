"""Shares of chunks computed from a sketch's codes equal torch's, and a query's do not depend on other queries."""

import math

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from kvstore.native.instruction_sets import X86_64_V3, InstructionSet
from workers.kernels.native.parallel_code import has_kernels
from workers.kernels.sketch_shares import SketchShares, shares_by_sketch
from workers.selection.sketched import sketch_means

pytestmark = pytest.mark.skipif(not has_kernels(), reason="no native kernels")

SCALE = 0.2


def kernel(head_dim: int, instruction_set: InstructionSet | None = None) -> SketchShares:
    shares = shares_by_sketch(head_dim, instruction_set)
    assert shares is not None
    return shares


def sketch_of(num_chunks: int, num_means: int, num_kv_heads: int, head_dim: int, seed: int = 0) -> torch.Tensor:
    draw = torch.Generator().manual_seed(seed)
    sketch_CMKB = torch.randint(0, 256, (num_chunks, num_means, num_kv_heads, 4 + head_dim), generator=draw).byte()
    units_CMK1 = torch.rand((num_chunks, num_means, num_kv_heads, 1), generator=draw) / 50
    sketch_CMKB[..., :4] = units_CMK1.view(torch.uint8)
    return sketch_CMKB


def queries_of(num_heads: int, num_queries: int, head_dim: int, seed: int = 0) -> tuple[torch.Tensor, torch.Tensor]:
    """Queries, and the log-sum-exps of their suffix; both with other numbers in between."""
    draw = torch.Generator().manual_seed(seed + 100)
    q_TND = torch.randn((num_queries + 3, num_heads, head_dim), generator=draw)
    return q_TND.transpose(0, 1)[:, 3:], torch.randn((num_heads, num_queries + 1), generator=draw)[:, 1:]


def by_torch(
    q_NTD: torch.Tensor, lse_NT: torch.Tensor, sketch_CMKB: torch.Tensor, log_CM: torch.Tensor, copies: float
) -> torch.Tensor:
    """Shares computed by torch in float64."""
    means_CMKD = sketch_means(sketch_CMKB).double().repeat_interleave(len(q_NTD) // sketch_CMKB.shape[2], 2)
    scores_NTCM = torch.einsum("ntd,cmnd->ntcm", q_NTD.double() * SCALE, means_CMKD) + log_CM.double()
    all_NTS = torch.cat([scores_NTCM.flatten(2), lse_NT.double()[..., None] - copies], 2)
    return all_NTS.softmax(2)[..., :-1].reshape(scores_NTCM.shape).sum(3).float()


@given(
    num_chunks=st.integers(1, 9),
    num_means=st.sampled_from([1, 2, 8]),
    num_kv_heads=st.integers(1, 3),
    group=st.integers(1, 9),
    num_queries=st.integers(1, 8),
    head_dim=st.sampled_from([16, 64, 80]),
    instruction_set=st.sampled_from([None, X86_64_V3]),
    is_partly_there=st.booleans(),
    seed=st.integers(0, 9),
)
@settings(max_examples=200)
def test_every_shape_gives_the_shares_that_torch_gives(
    num_chunks, num_means, num_kv_heads, group, num_queries, head_dim, instruction_set, is_partly_there, seed
) -> None:
    sketch_CMKB = sketch_of(num_chunks, num_means, num_kv_heads, head_dim, seed)
    q_NTD, lse_NT = queries_of(num_kv_heads * group, num_queries, head_dim, seed)
    log_CM, copies = np.zeros((num_chunks, num_means), np.float32), math.log(16 // num_means)
    if is_partly_there:
        log_CM[-1, -1], log_CM[0, 0] = np.log(0.25), -np.inf
    share_NTC = kernel(head_dim, instruction_set)(
        q_NTD, lse_NT, sketch_CMKB, log_CM if is_partly_there else None, SCALE, copies
    )
    expected = by_torch(q_NTD, lse_NT, sketch_CMKB, torch.from_numpy(log_CM), copies)
    torch.testing.assert_close(share_NTC, expected, rtol=1e-4, atol=1e-6)


def test_a_query_has_the_same_shares_among_any_others() -> None:
    sketch_CMKB, (q_NTD, lse_NT) = sketch_of(5, 8, 2, 64), queries_of(10, 8, 64)
    together = kernel(64)(q_NTD, lse_NT, sketch_CMKB, None, SCALE, 0.0)
    for first in range(8):
        some = kernel(64)(q_NTD[:, first:], lse_NT[:, first:], sketch_CMKB, None, SCALE, 0.0)
        assert torch.equal(some, together[:, first:])


def test_a_mean_that_is_no_number_counts_for_nothing() -> None:
    sketch_CMKB, (q_NTD, lse_NT) = sketch_of(6, 2, 1, 64), queries_of(3, 8, 64)
    sketch_CMKB[2] = 255  # this chunk's mean is then NaN
    share_NTC = kernel(64)(q_NTD, lse_NT, sketch_CMKB, None, SCALE, 0.0)
    assert float(share_NTC[..., 2].max()) < 1e-30
    others = [chunk for chunk in range(6) if chunk != 2]
    without = kernel(64)(q_NTD, lse_NT, sketch_CMKB[others].contiguous(), None, SCALE, 0.0)
    torch.testing.assert_close(share_NTC[..., others], without, rtol=1e-6, atol=0.0)


def test_heads_that_are_not_whole_registers_have_no_kernel() -> None:
    assert shares_by_sketch(60) is None
    assert shares_by_sketch(1024) is None
