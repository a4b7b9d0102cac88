"""Tensor/sequence parallel with our causal kernel: the "custom kernel" that KV-Runahead's authors mention and do not
measure (section 4.1). Slices and all-gather are those of `tsp`; a worker attends only to the rows up to its own end.

The work is uneven: of even slices the last has the most, up to twice the mean.
"""

import torch

from benchmarks.baselines.share import Share, spans_of_equal_length
from workers.attention.partition_attention import Kernel, attend


class TspCausal:
    """See `baselines.plan.Baseline`."""

    is_dense = False

    def shares(self, start: int, end: int, num_workers: int) -> list[Share]:
        return [(span,) for span in spans_of_equal_length(start, end, num_workers)]

    def kernel(self, share: Share) -> Kernel:
        return CausalKernel(share)


class CausalKernel:
    """`attend` per span: each span sees the rows up to its own end. Owns nothing."""

    def __init__(self, share: Share) -> None:
        self._share = share

    def __call__(
        self,
        q_1NTD: torch.Tensor,
        k_1KSD: torch.Tensor,
        v_1KSD: torch.Tensor,
        *,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None = None,
        soft_cap: float | None = None,
    ) -> torch.Tensor:
        parts, first = [], 0
        for start, end in self._share:
            last = first + end - start
            q_1NBD = q_1NTD[:, :, first:last]
            seen = (k_1KSD[:, :, :end], v_1KSD[:, :, :end])
            parts.append(attend(q_1NBD, *seen, scale=scale, window=window, sinks_N=sinks_N, soft_cap=soft_cap))
            first = last
        return torch.cat(parts, dim=2) if len(parts) > 1 else parts[0]
