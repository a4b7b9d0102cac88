"""Causal attention aligned at the lower right, by the CPU's operator, which is causal on squares only.

A worker's T own rows see P past rows (stored prefix, rows of its predecessors) and, causally, each other:

    softmax over [past | own] = merge(past, unmasked; own, causal)

The two parts are joined by their log-sum-exp, so no T × (P + T) mask is built and no score above the diagonal is kept.
For a few own rows, as a prompt after a stored prefix has, a second call costs more than those scores: they take one
call with a mask. Queries that `workers/kernels/tiled_attention.py` supports need neither: that kernel takes both parts
in one call. A sliding window w cuts the band into pieces of these two kinds: for a block of queries [a, b) with
b − a ≤ w

    keys   [a−w+1, b−w)   row r sees column r and columns to its right: a causal square, mirrored in both directions
           [b−w, a)       seen by the whole block: unmasked
           [a, b)         causal

Letters: B continuations, T own rows, P past rows, S = P + T, N query heads, K KV heads, D head dim.
"""

from functools import lru_cache

import torch

from workers.attention.flash_cpu import flash, flash_masked, flash_single_row
from workers.attention.log_sum_exp import merge
from workers.kernels.tiled_attention import Part, kernel_for

#: Own rows up to which one masked call is faster than two (20 after 224: 0.09 ms for 0.13; 64 after 4,288: equal).
_FEW_ROWS = 64
#: Least width of a mask, in rows.
_LEAST_MASK_ROWS = 1024
#: Queries per block on sliding-window layers: large enough for the kernel, small against the usual windows.
_WINDOW_BLOCK_ROWS = 512


def causal(q_BNTD: torch.Tensor, k_BKSD: torch.Tensor, v_BKSD: torch.Tensor, *, scale: float) -> Part:
    """Causal attention on the CPU: query row t is at key row S − T + t and sees the rows up to there."""
    num_own = q_BNTD.shape[2]
    past = k_BKSD.shape[2] - num_own
    if num_own == 1 and len(q_BNTD) == 1:
        return flash_single_row(q_BNTD, k_BKSD, v_BKSD, scale=scale)
    attend = kernel_for(q_BNTD, k_BKSD, v_BKSD)
    if attend is not None:
        return attend(q_BNTD, k_BKSD, v_BKSD, scale, True)
    if past and takes_past_in_one_call(q_BNTD):
        return flash_masked(q_BNTD, k_BKSD, v_BKSD, _causal_mask(q_BNTD, past), scale=scale)
    own = flash(q_BNTD, k_BKSD[:, :, past:], v_BKSD[:, :, past:], scale=scale, causal=True)
    if past == 0:
        return own
    return merge(own, flash(q_BNTD, k_BKSD[:, :, :past], v_BKSD[:, :, :past], scale=scale, causal=False))


def takes_past_in_one_call(q_BNTD: torch.Tensor) -> bool:
    """Whether `causal` over past and own rows costs one call."""
    return q_BNTD.shape[2] <= _FEW_ROWS or kernel_for(q_BNTD) is not None


def _causal_mask(q_BNTD: torch.Tensor, past: int) -> torch.Tensor:
    """Mask to add to the scores, [T, P + T]: -inf where a row comes after the query. Shared, so never write to it."""
    num_own = q_BNTD.shape[2]
    num_rows = past + num_own
    width = max(_LEAST_MASK_ROWS, 1 << (num_rows - 1).bit_length())
    return _wide_mask(num_own, width, q_BNTD.dtype, q_BNTD.device)[:, width - num_rows :]


@lru_cache(maxsize=4)  # a mask of 64 rows after 4,096 is a megabyte
def _wide_mask(num_own: int, width: int, dtype: torch.dtype, device: torch.device) -> torch.Tensor:
    """Mask for the longest past of many; the last columns are the mask for a shorter past. Every layer asks for one."""
    mask_TS = torch.zeros((num_own, width), dtype=dtype, device=device)
    mask_TS[:, width - num_own :] = torch.full((num_own, num_own), -torch.inf, dtype=dtype, device=device).triu_(1)
    return mask_TS


def windowed(q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, *, scale: float, window: int) -> Part:
    """Causal attention with a sliding window: a query at row i sees rows (i − window, i] only. window < S."""
    num_own, num_rows = q_1NTD.shape[2], k_1KSD.shape[2]
    past = num_rows - num_own
    pieces = []
    if past < window:  # rows before the window's length see everything before them
        pieces.append(causal(q_1NTD[:, :, : window - past], k_1KSD[:, :, :window], v_1KSD[:, :, :window], scale=scale))
    block = min(window, _WINDOW_BLOCK_ROWS)
    for start in range(max(past, window), num_rows, block):
        end = min(start + block, num_rows)
        pieces.append(_band(q_1NTD[:, :, start - past : end - past], k_1KSD, v_1KSD, start, window, scale))
    return _joined(pieces)


def _band(
    q_1NBD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, start: int, window: int, scale: float
) -> Part:
    """One block of queries at rows [start, start + B), start ≥ window ≥ B: each sees the last `window` rows."""
    num_block = q_1NBD.shape[2]
    left = start + num_block - window
    part = causal(q_1NBD, k_1KSD[:, :, left : start + num_block], v_1KSD[:, :, left : start + num_block], scale=scale)
    if num_block == 1:
        return part
    # Rows 0..B-2 still see columns left of `left`; mirrored, that triangle is causal.
    q_mirrored = q_1NBD[:, :, :-1].flip(2)
    k_mirrored, v_mirrored = (x[:, :, start - window + 1 : left].flip(2) for x in (k_1KSD, v_1KSD))
    corner_out, corner_lse = flash(q_mirrored, k_mirrored, v_mirrored, scale=scale, causal=True)
    head = merge((part[0][:, :, :-1], part[1][:, :, :-1]), (corner_out.flip(2), corner_lse.flip(2)))
    return _joined([head, (part[0][:, :, -1:], part[1][:, :, -1:])])


def _joined(pieces: list[Part]) -> Part:
    """Concatenate the attention of neighbouring queries."""
    if len(pieces) == 1:
        return pieces[0]
    return torch.cat([out for out, _ in pieces], dim=2), torch.cat([lse for _, lse in pieces], dim=2)
