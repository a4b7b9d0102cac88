"""Attention in its plainest form, as the reference for kernels."""

import torch


def reference_attention(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    visible_TS: torch.Tensor,
    *,
    scale: float,
    sinks_N: torch.Tensor | None = None,
    soft_cap: float | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention in float64, as in textbooks: repeated heads, capped scores, a mask, and a column for the sink.

    Returns output [1, N, T, D] and log-sum-exp [1, N, T].
    """
    group = q_1NTD.shape[1] // k_1KSD.shape[1]
    q, k, v = (x.to(torch.float64) for x in (q_1NTD, k_1KSD, v_1KSD))
    k, v = k.repeat_interleave(group, dim=1), v.repeat_interleave(group, dim=1)
    scores_1NTS = q @ k.transpose(2, 3) * scale
    if soft_cap is not None:
        scores_1NTS = torch.tanh(scores_1NTS / soft_cap) * soft_cap
    scores_1NTS = scores_1NTS.masked_fill(~visible_TS, float("-inf"))
    if sinks_N is not None:
        sinks_1NT1 = sinks_N.to(torch.float64)[None, :, None, None].expand(*scores_1NTS.shape[:3], 1)
        scores_1NTS = torch.cat([scores_1NTS, sinks_1NT1], dim=-1)
        v = torch.nn.functional.pad(v, (0, 0, 0, 1))
    return scores_1NTS.softmax(dim=-1) @ v, scores_1NTS.logsumexp(dim=-1)


def visible_rows(num_own: int, num_past: int, window: int | None = None) -> torch.Tensor:
    """Mask of the rows, out of `num_past + num_own`, that each of the last `num_own` sees: bool [T, S], causal."""
    rows_T1 = torch.arange(num_past, num_past + num_own)[:, None]
    columns_1S = torch.arange(num_past + num_own)[None]
    seen = columns_1S <= rows_T1
    return seen if window is None else seen & (columns_1S > rows_T1 - window)
