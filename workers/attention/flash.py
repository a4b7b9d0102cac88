"""Attention and the log-sum-exp of its scores, by the device of the queries.

                            CPU                                              CUDA (`flash_cuda.py`)
    one query a head        one call (`newest_rows_attention.py`)            one call, also for several requests
    all rows                one call (`tiled_attention.py`)                  one call
    causal, rows of past    one call (`tiled_attention.py`)                  one call
    ... not float32         one call with a mask, or two that are merged     one call
    window                  bands of both kinds, merged                      one call
    capped scores           plain torch (`capped_attention.py`)              plain torch

On a CPU, dtypes other than float32 use torch's operator (`flash_cpu.py`, whose parts `causal_squares.py` joins).
`workers/model/decoder_loop.py` chooses between these calls and kernels for whole layers.

Letters: B continuations (1 except for scores), T own rows, S key rows, N query heads, K KV heads, D head dim. Outputs
are [B, N, T, D] in the dtype of `q`, log-sum-exps float32 [B, N, T].
"""

from collections.abc import Sequence

import torch

from workers.attention import causal_squares, flash_cpu, flash_cuda
from workers.kernels import capped_attention
from workers.kernels.newest_rows_attention import AttendNewest, AttendSources, attention_of_newest_rows, fits
from workers.kernels.tiled_attention import Part


def check(device: torch.device, dtype: torch.dtype, head_dim: int) -> None:
    """Raise UnsupportedModel when the device's operator does not support this dtype and head dim."""
    if device.type == "cuda":
        flash_cuda.check(dtype, head_dim, torch.cuda.get_device_capability(device))


def check_model(device_type: str, dtype: torch.dtype, head_dim: int) -> None:
    """Raise UnsupportedModel when no device of this type supports the dtype and head dim. Queries no device."""
    if device_type == "cuda":
        flash_cuda.check_model(dtype, head_dim)


def takes_past_in_one_call(q_BNTD: torch.Tensor) -> bool:
    """Whether `causal` over past and own rows costs one launch; two launches cost more then."""
    return _is_on_gpu(q_BNTD) or causal_squares.takes_past_in_one_call(q_BNTD)


def over_all(
    q_BNTD: torch.Tensor, k_BKSD: torch.Tensor, v_BKSD: torch.Tensor, *, scale: float, soft_cap: float | None = None
) -> Part:
    """Attention in which every query sees every row. S is not 0. With `soft_cap`, scores are capped."""
    if soft_cap is not None:
        return capped_attention.attention(q_BNTD, k_BKSD, v_BKSD, scale=scale, soft_cap=soft_cap, causal=False)
    if _is_on_gpu(q_BNTD):
        return flash_cuda.flash(q_BNTD, k_BKSD, v_BKSD, scale=scale, causal=False)
    if q_BNTD.shape[2] == 1 and len(q_BNTD) == 1:
        return flash_cpu.flash_single_row(q_BNTD, k_BKSD, v_BKSD, scale=scale)
    return flash_cpu.flash(q_BNTD, k_BKSD, v_BKSD, scale=scale, causal=False)


def causal(
    q_BNTD: torch.Tensor,
    k_BKSD: torch.Tensor,
    v_BKSD: torch.Tensor,
    *,
    scale: float,
    window: int | None = None,
    soft_cap: float | None = None,
) -> Part:
    """Causal attention aligned at the lower right: query row t is at key row S − T + t and sees the rows up to there.

    With `window`, row i sees rows (i − window, i]; B is 1 then. With `soft_cap`, scores are capped.
    """
    if window is not None and k_BKSD.shape[2] <= window:
        window = None
    if soft_cap is not None:
        return capped_attention.attention(
            q_BNTD, k_BKSD, v_BKSD, scale=scale, soft_cap=soft_cap, causal=True, window=window
        )
    if _is_on_gpu(q_BNTD):
        return flash_cuda.flash(q_BNTD, k_BKSD, v_BKSD, scale=scale, causal=True, window=window)
    if window is None:
        return causal_squares.causal(q_BNTD, k_BKSD, v_BKSD, scale=scale)
    return causal_squares.windowed(q_BNTD, k_BKSD, v_BKSD, scale=scale, window=window)


def kernel_of_newest_rows(q: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]]) -> AttendNewest | None:
    """GPU kernel that attends for several requests, one query per head each, in one call; None if unsupported.

    `q`: a tensor like the queries, [..., D]. `rows`: K and V of each request.
    """
    return flash_cuda.kernel_of_newest_rows(q, rows) if _is_on_gpu(q) else None


def kernel_of_sources(*tensors: torch.Tensor) -> AttendSources | None:
    """CPU kernel that attends for several requests in one call, given the addresses of their rows; None if unsupported.

    `tensors`: queries, keys and values, [..., D].
    """
    if _is_on_gpu(tensors[0]) or not all(fits(each) for each in tensors):
        return None
    return attention_of_newest_rows(tensors[0].shape[-1])


def _is_on_gpu(tensor: torch.Tensor) -> bool:
    return tensor.is_cuda
