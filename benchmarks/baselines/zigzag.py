"""Zigzag context parallel, as serving systems ship it (vLLM's and SGLang's prefill context parallel, "DualChunkSwap";
Llama 3's training, arXiv 2407.21783, section 3.3.2).

The new tokens are cut into 2p spans, and worker i computes spans i and 2p − 1 − i: an early, cheap one and a late,
expensive one. That balances causal attention at even numbers of tokens. K and V are all-gathered as in `tsp`. The first
token comes from worker 0, whose second span is the prompt's last.
"""

from benchmarks.baselines.share import Share, joined, spans_of_equal_length
from benchmarks.baselines.tsp_causal import CausalKernel
from workers.attention.partition_attention import Kernel


class Zigzag:
    """See `baselines.plan.Baseline`."""

    is_dense = False

    def shares(self, start: int, end: int, num_workers: int) -> list[Share]:
        spans = spans_of_equal_length(start, end, 2 * num_workers)
        return [joined((spans[index], spans[-1 - index])) for index in range(num_workers)]

    def kernel(self, share: Share) -> Kernel:
        return CausalKernel(share)
