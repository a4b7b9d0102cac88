"""Attention on a CPU: by our kernel, else by torch's flash-attention operator, which only this module calls.

That operator is private but returns what we need. `aten._scaled_dot_product_flash_attention_for_cpu` returns the
log-sum-exp with the output, takes fewer KV heads than query heads without repeating them, and reads any strides whose
last dimension is contiguous. Its causal mode aligns queries and keys at the upper left, so it is used on squares only.
`tests/unit/workers/attention/test_flash_cpu.py` pins all this for the supported torch versions.
"""

import torch

from workers.kernels import newest_rows_attention
from workers.kernels.tiled_attention import kernel_for


def flash(
    q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, *, scale: float, causal: bool
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention of `q` over all rows of `k`, `v`; with `causal`, T must equal S and row t sees rows 0..t.

    N is a multiple of K. Returns the output [1, N, T, D] in the dtype of `q` and the log-sum-exp float32 [1, N, T].
    """
    assert not causal or q_1NTD.shape[2] == k_1KSD.shape[2], "causal attention on a square only"
    attend = kernel_for(q_1NTD, k_1KSD, v_1KSD)
    if attend is not None:
        return attend(q_1NTD, k_1KSD, v_1KSD, scale, causal)
    out_1NTD, lse_1NT = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        q_1NTD, k_1KSD, v_1KSD, 0.0, causal, scale=scale
    )
    return out_1NTD, lse_1NT


def flash_masked(
    q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, mask_TS: torch.Tensor, *, scale: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """`flash` over all rows with `mask` added to the scores, in the dtype of `q`: -inf where a row is not seen.

    All T × S scores are computed, seen or not. Every query must see a row.
    """
    out_1NTD, lse_1NT = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        q_1NTD, k_1KSD, v_1KSD, 0.0, False, attn_mask=mask_TS, scale=scale
    )
    return out_1NTD, lse_1NT


def flash_single_row(
    q_1N1D: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, *, scale: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """`flash` for one query row: by our kernel, else with the query heads of one KV head as rows of one product.

    Both read K and V once per KV head instead of once per query head.
    """
    attend = newest_rows_attention.kernel_for(q_1N1D, [(k_1KSD, v_1KSD)])
    if attend is not None:
        return attend(q_1N1D, [(k_1KSD, v_1KSD)], scale)
    _, num_heads, _, head_dim = q_1N1D.shape
    num_kv_heads = k_1KSD.shape[1]
    q_1KGD = q_1N1D.reshape(1, num_kv_heads, num_heads // num_kv_heads, head_dim)
    out_1KGD, lse_1KG = flash(q_1KGD, k_1KSD, v_1KSD, scale=scale, causal=False)
    return out_1KGD.reshape(1, num_heads, 1, head_dim), lse_1KG.reshape(1, num_heads, 1)
