"""Importance of stored rows: the sum of each column of the attention weights (H2O; IMPRESS, section 4.1).

Weights are taken from the layer's attention over all rows that a new row sees, prefix and suffix: a new row that
attends to its neighbours gives the prefix little weight. No matrix larger than a block of queries is kept in memory.
"""

from collections.abc import Callable

import torch

from workers.kernels.capped_attention import cap_scores
from workers.kernels.gpu.triton_here import why_no_kernel
from workers.selection.rows import LayerQuery

#: Function that scores stored rows: `column_sums`, or a bench's.
RowScores = Callable[[LayerQuery, torch.Tensor, slice], torch.Tensor]

#: Most scores in memory at once, in numbers.
_BLOCK_SCORES = 2**22
#: Least logarithm of a weight, relative to the greatest: smaller weights count as this one. Exponentials with denormal
#: results take forty times as long as other ones.
_LEAST_LOG_WEIGHT = -80.0


def column_sums(query: LayerQuery, keys_KPD: torch.Tensor, heads: slice) -> torch.Tensor:
    """Attention mass that each prefix row draws from all queries, float32 [heads, P], on their device.

    `heads`: query heads; `keys_KPD` holds the KV heads that they use, from the first KV head on. On a GPU this is
    `workers/kernels/gpu/triton_scores.py`; without Triton (see `why_no_kernel`), or for capped scores, it is the
    CPU's implementation.
    """
    if keys_KPD.is_cuda and query.soft_cap is None and not why_no_kernel():
        return _by_triton(query, keys_KPD, heads)
    return column_sums_by_blocks(query, keys_KPD, heads)


def column_sums_by_blocks(query: LayerQuery, keys_KPD: torch.Tensor, heads: slice) -> torch.Tensor:
    """`column_sums` in plain torch, on any device: one head and one block of queries after the other.

    Keeps three blocks of scores in memory: 48 MiB, or three rows of P scores if that is more.
    """
    group = query.heads_per_group
    numbers = range(*heads.indices(query.q_NTD.shape[0]))
    num_rows = keys_KPD.shape[1]
    step = max(1, _BLOCK_SCORES // max(1, num_rows))
    sums_HP = torch.zeros((len(numbers), num_rows), dtype=torch.float32, device=keys_KPD.device)
    for index, head in enumerate(numbers):
        k_PD = keys_KPD[head // group]
        for start in range(0, query.q_NTD.shape[1], step):
            q_BD = query.q_NTD[head, start : start + step]
            scores_BP = cap_scores((q_BD @ k_PD.T).float().mul_(query.scale), query.soft_cap)
            weights_BP, total_B1 = weights_beside(scores_BP, query.suffix_lse_NJ[head, start : start + step, None])
            sums_HP[index] += (1.0 / total_B1[:, 0]) @ weights_BP
    return sums_HP


def weights_beside(scores: torch.Tensor, suffix_lse: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Exponentials of scores [..., S], in place, and their sum with the suffix [..., 1].

    `suffix_lse`: log-sum-exp of the scores of the suffix, [..., 1]. Both results are relative to the greatest of all.
    """
    greatest = torch.maximum(scores.amax(-1, keepdim=True), suffix_lse)
    weights = scores.sub_(greatest).clamp_(min=_LEAST_LOG_WEIGHT).exp_()
    return weights, (suffix_lse - greatest).exp_().add_(weights.sum(-1, keepdim=True))


def _by_triton(query: LayerQuery, keys_KPD: torch.Tensor, heads: slice) -> torch.Tensor:
    from workers.kernels.gpu import triton_scores

    q_HTD, suffix_lse_HT = query.q_NTD[heads], query.suffix_lse_NJ[heads]
    return triton_scores.column_sums(q_HTD, keys_KPD, suffix_lse_HT, group=query.heads_per_group, scale=query.scale)


def by_kv_head(sums_NP: torch.Tensor, num_kv_heads: int) -> torch.Tensor:
    """Mass by KV head, summed over the query heads of its group, which attend to the same rows. float32 [K, P]."""
    return sums_NP.reshape(num_kv_heads, -1, sums_NP.shape[1]).sum(1)
