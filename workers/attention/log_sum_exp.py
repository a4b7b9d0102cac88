"""Joins attention over parts of the rows, so that no mask over all rows is needed.

With o and l the output and the log-sum-exp of the scores over a set of rows, for disjoint sets a and b

    l = log(exp(l_a) + exp(l_b))        o = o_b + (o_a − o_b) / (1 + exp(l_b − l_a))

A sink is a set of one row whose score s is a weight of the model and whose value is 0 (gpt-oss: Agarwal et al. 2025,
section 2.2): o_b = 0, l_b = s.

Letters as in `workers/attention/partition_attention.py`.
"""

import torch

from workers.kernels.tiled_attention import Part


def merge(a: Part, b: Part) -> Part:
    """Attention over the union of two disjoint sets of rows, from the attention over each.

    Computes in float32 and returns the dtype of the outputs. Where a query sees no row of a part, that part's
    log-sum-exp is −inf and it has no weight. Every query must see a row of `a` or `b`.
    """
    (out_a, lse_a), (out_b, lse_b) = a, b
    lse = torch.logaddexp(lse_a, lse_b)
    weight_a = torch.sigmoid(lse_a - lse_b).unsqueeze(-1)
    return torch.lerp(out_b.float(), out_a.float(), weight_a).to(out_a.dtype), lse


def with_sinks(part: Part, sinks_N: torch.Tensor | None) -> Part:
    """Attention over a part of the rows and each head's sink; returns `part` itself when there are no sinks."""
    if sinks_N is None:
        return part
    out, lse = part
    sinks_N1 = sinks_N.float()[:, None]
    return (out.float() * torch.sigmoid(lse - sinks_N1).unsqueeze(-1)).to(out.dtype), torch.logaddexp(lse, sinks_N1)
