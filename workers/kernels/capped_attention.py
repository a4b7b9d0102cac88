"""Attention with capped scores, s ↦ c · tanh(s / c), for Gemma 2 (Gemma Team 2024, section 2): in plain torch.

No device's flash operator caps scores. This module computes them for a block of queries at a time and the rows that the
block sees. It works on any device, in float32, and is slower than the operators.

Letters: B continuations, T own rows, S key rows, N query heads, K KV heads, G query heads of a KV head, D head dim.
"""

import torch

from workers.kernels.tiled_attention import Part

#: Number of scores of a block of queries; a single query may have more.
_BLOCK_SCORES = 2**20


def cap_scores(scores: torch.Tensor, soft_cap: float | None) -> torch.Tensor:
    """Cap scores in place; without a cap they are unchanged."""
    return scores if soft_cap is None else scores.div_(soft_cap).tanh_().mul_(soft_cap)


def attention(
    q_BNTD: torch.Tensor,
    k_BKSD: torch.Tensor,
    v_BKSD: torch.Tensor,
    *,
    scale: float,
    soft_cap: float,
    causal: bool,
    window: int | None = None,
) -> Part:
    """Attention of `q` over all rows; with `causal`, query row t is at key row S − T + t and sees the rows up to there,
    with `window` only the last `window` of them.

    N is a multiple of K, 0 < S, and T ≤ S where causal. Returns the output [B, N, T, D] in the dtype of `q`, and the
    log-sum-exp of the capped scores, float32 [B, N, T].
    """
    num_batch, num_heads, num_own, head_dim = q_BNTD.shape
    num_kv_heads, num_rows = k_BKSD.shape[1:3]
    assert num_rows > 0, "attention over no rows has no value"
    assert not causal or num_own <= num_rows, "a causal query that sees nothing has no value"
    assert causal or window is None, "a window is causal"
    past = num_rows - num_own if causal else 0
    q_BKGTD = (q_BNTD.float() * scale).reshape(num_batch, num_kv_heads, -1, num_own, head_dim)
    out_BNTD, lse_BNT = torch.empty_like(q_BNTD), q_BNTD.new_empty((num_batch, num_heads, num_own), dtype=torch.float32)
    step = max(1, _BLOCK_SCORES // (num_batch * num_heads * num_rows))
    for first in range(0, num_own, step):
        last = min(first + step, num_own)
        start, end = (0, past + last) if causal else (0, num_rows)
        if window is not None:
            start = max(0, past + first - window + 1)
        k_BKRD, v_BKRD = (rows_BKSD[:, :, start:end].float() for rows_BKSD in (k_BKSD, v_BKSD))
        q_BKQD = q_BKGTD[:, :, :, first:last].flatten(2, 3)  # the queries of a KV head are rows of one product
        scores_BNTR = cap_scores(q_BKQD @ k_BKRD.transpose(2, 3), soft_cap).reshape(
            num_batch, num_heads, last - first, -1
        )
        if causal:
            age_TR = torch.arange(past + first, past + last, device=q_BNTD.device)[:, None]
            age_TR = age_TR - torch.arange(start, end, device=q_BNTD.device)
            hidden_TR = (age_TR < 0) | (age_TR >= window) if window is not None else age_TR < 0
            scores_BNTR.masked_fill_(hidden_TR, -torch.inf)
        lse_BNT[:, :, first:last] = scores_BNTR.logsumexp(3)
        weights_BKQR = scores_BNTR.softmax(3).reshape(num_batch, num_kv_heads, -1, end - start)
        out_BNTD[:, :, first:last] = (weights_BKQR @ v_BKRD).reshape(num_batch, num_heads, last - first, head_dim)
    return out_BNTD, lse_BNT
