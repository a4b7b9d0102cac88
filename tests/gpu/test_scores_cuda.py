"""Importance of rows on a GPU compared with float64 on the CPU."""

import pytest
import torch

from workers.selection.importance import column_sums, column_sums_by_blocks
from workers.selection.rows import LayerQuery

HEAD_DIM, SCALE = 128, 128**-0.5


def random_query(
    heads: int, kv_heads: int, own: int, rows: int, dtype: torch.dtype, head_dim: int = HEAD_DIM
) -> tuple[LayerQuery, torch.Tensor]:
    generator = torch.Generator().manual_seed(own * 100_000 + rows)
    q_TND = torch.randn(own, heads, head_dim, generator=generator).to(dtype).cuda()
    rows_P2KD = torch.randn(rows, 2, kv_heads, head_dim, generator=generator).to(dtype).cuda()
    suffix_lse_NT = (3 * torch.randn(heads, own, generator=generator)).cuda()
    return LayerQuery(0, q_TND.transpose(0, 1), suffix_lse_NT, SCALE, kv_heads), rows_P2KD[:, 0].transpose(0, 1)


def in_float64(query: LayerQuery, keys_KPD: torch.Tensor, num_heads: int) -> torch.Tensor:
    keys_HPD = keys_KPD.cpu().double().repeat_interleave(query.heads_per_group, 0)[:num_heads]
    scores_HTP = query.q_NTD[:num_heads].cpu().double() @ keys_HPD.transpose(1, 2) * query.scale
    lse_HT = torch.logaddexp(scores_HTP.logsumexp(2), query.suffix_lse_NJ[:num_heads].cpu().double())
    return (scores_HTP - lse_HT[..., None]).exp().sum(1)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize(("heads", "kv_heads", "asked"), [(28, 4, 28), (28, 4, 3), (8, 8, 8)])
@pytest.mark.parametrize(("own", "rows"), [(1, 16), (21, 1000), (130, 4112)])
def test_column_sums_are_those_of_float64(own, rows, heads, kv_heads, asked, dtype) -> None:
    query, keys_KPD = random_query(heads, kv_heads, own, rows, dtype)
    keys_KPD = keys_KPD[: -(-asked // query.heads_per_group)]
    found = column_sums(query, keys_KPD, slice(asked))
    assert (found.dtype, found.is_cuda) == (torch.float32, True)
    # Products of 16-bit numbers are exact in float32; their sums are not.
    torch.testing.assert_close(found.cpu().double(), in_float64(query, keys_KPD, asked), rtol=1e-4, atol=1e-7)
    assert torch.equal(found, column_sums(query, keys_KPD, slice(asked))), "a second call gives equal sums"


@pytest.mark.parametrize("head_dim", [16, 64, 80, 96, 256])
def test_head_dims_that_models_have(head_dim: int) -> None:
    query, keys_KPD = random_query(6, 2, 33, 333, torch.float16, head_dim)
    found = column_sums(query, keys_KPD, slice(None))
    torch.testing.assert_close(found.cpu().double(), in_float64(query, keys_KPD, 6), rtol=1e-4, atol=1e-7)


def test_plain_torch_comes_to_the_same_but_for_the_rounding_of_its_products() -> None:
    query, keys_KPD = random_query(28, 4, 64, 2048, torch.float16)
    by_blocks = column_sums_by_blocks(query, keys_KPD, slice(3))
    torch.testing.assert_close(column_sums(query, keys_KPD, slice(3)), by_blocks, rtol=1e-2, atol=1e-5)


def test_no_thread_waits_for_the_sums() -> None:
    query, keys_KPD = random_query(28, 4, 64, 2048, torch.bfloat16)
    column_sums(query, keys_KPD, slice(None))  # the first call compiles
    torch.cuda.set_sync_debug_mode("error")
    try:
        column_sums(query, keys_KPD, slice(None))
    finally:
        torch.cuda.set_sync_debug_mode("default")
