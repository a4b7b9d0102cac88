"""Tensor/sequence parallel, the baseline of KV-Runahead's authors (section 4.1, figure 4; Li et al. 2023, Korthikanti
et al. 2022): even slices, all-gather of K and V, then own queries × all rows, with a causal mask.

It does not use causality: rows after a query are multiplied and masked away, as in a dense matrix product. This is the
strongest form on this CPU: one fused kernel, KV heads not repeated, and a mask made once per request that is cheap to
read. On a GPU it is torch's fused attention with a mask, which wants KV heads repeated.
"""

import torch
import torch.nn.functional as F

from benchmarks.baselines.share import Share, spans_of_equal_length
from benchmarks.report.bars import BenchError
from workers.attention.flash_cpu import flash_masked
from workers.attention.log_sum_exp import with_sinks
from workers.attention.partition_attention import Kernel


class Tsp:
    """See `baselines.plan.Baseline`."""

    is_dense = True

    def shares(self, start: int, end: int, num_workers: int) -> list[Share]:
        return [(span,) for span in spans_of_equal_length(start, end, num_workers)]

    def kernel(self, share: Share) -> Kernel:
        ((start, end),) = share
        return MaskedKernel(start, end)


class MaskedKernel:
    """Attention of queries at positions [start, end) over the full rectangle. Owns one mask per kind of layer, by
    window.

    A causal mask is one line of numbers that each query reads one place further left than the query before it. Strides
    cannot be negative, so the queries go in backwards. Instead of T × S numbers, read once for every head, the mask has
    T + S, which stay in the cache: this saves 1/10 to 1/7 of the attention's time at 1,024 × 2,048 rows and above.
    """

    def __init__(self, start: int, end: int) -> None:
        self._num_own = end - start
        self._end = end
        self._masks: dict[int | None, torch.Tensor] = {}

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
        if soft_cap is not None:
            raise BenchError("tsp does not support models that cap scores (soft cap); use another model")
        if not q_1NTD.is_cpu:
            if sinks_N is not None:
                raise BenchError("tsp on a GPU does not support models with sinks; use another model")
            return self._on_gpu(q_1NTD, k_1KSD, v_1KSD, scale, window)
        if window not in self._masks:
            self._masks[window] = self._mask(k_1KSD.shape[2], window, q_1NTD.dtype)
        part = flash_masked(q_1NTD.flip(2), k_1KSD, v_1KSD, self._masks[window], scale=scale)
        return with_sinks(part, sinks_N)[0].flip(2)

    def _on_gpu(
        self, q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, scale: float, window: int | None
    ) -> torch.Tensor:
        if window not in self._masks:
            # Rows of the mask begin at multiples of 8 numbers, as the fused kernel wants them.
            num_rows, dtype, device = k_1KSD.shape[2], q_1NTD.dtype, q_1NTD.device
            mask_TS = torch.zeros((self._num_own, -(-num_rows // 8) * 8), dtype=dtype, device=device)[:, :num_rows]
            places_T1 = torch.arange(self._end - self._num_own, self._end, device=device)[:, None]
            places_1S = torch.arange(num_rows, device=device)[None]
            hidden_TS = places_1S > places_T1
            if window is not None:
                hidden_TS |= places_1S <= places_T1 - window
            self._masks[window] = mask_TS.masked_fill_(hidden_TS, float("-inf"))
        repeats = q_1NTD.shape[1] // k_1KSD.shape[1]
        k_1NSD, v_1NSD = (each.repeat_interleave(repeats, 1) for each in (k_1KSD, v_1KSD))
        return F.scaled_dot_product_attention(q_1NTD, k_1NSD, v_1NSD, self._masks[window], scale=scale)

    def _mask(self, num_rows: int, window: int | None, dtype: torch.dtype) -> torch.Tensor:
        """[T, S]: 0 where the query at position end − 1 − t sees row s, else -inf. A view of one line."""
        places = torch.arange(self._num_own + num_rows - 1)  # t + s
        hidden = places >= self._end
        if window is not None:
            hidden |= places < self._end - window
        line = torch.zeros(len(places), dtype=dtype).masked_fill_(hidden, float("-inf"))
        return line.as_strided((self._num_own, num_rows), (1, 1))
