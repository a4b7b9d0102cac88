"""Attention of a partition: new rows over everything before them, without a mask and without repeated KV heads.

A worker's T own rows see P rows of past (stored prefix, rows of its predecessors) and, causally, each other:

    softmax over [past | own] = merge(past, unmasked; own, causal)

The two parts are joined by their log-sum-exp, so no T × (P + T) mask is built and no score above the diagonal is kept.
A sliding window w cuts that band into pieces of the same two kinds: for a block of queries [a, b) with b − a ≤ w

    keys   [a−w+1, b−w)   row r sees what is at or right of column r: a causal square, mirrored in both directions
           [b−w, a)       seen by the whole block: unmasked
           [a, b)         causal

Letters: T own rows, P past rows, S = P + T, N query heads, K KV heads, D head dim; the leading 1 is the batch.
"""

from typing import Any, Protocol

import torch

from workers.errors import UnsupportedModel
from workers.flash_cpu import flash, flash_single_row

#: Queries per block on sliding-window layers: large enough for the kernel, small against the usual windows.
_WINDOW_BLOCK_ROWS = 512

_Part = tuple[torch.Tensor, torch.Tensor]


class StoredRows(Protocol):
    """A stored prefix of which each layer attends to some rows, chosen by its own queries.

    Next: workers/selected_prefix.py::SelectedPrefix.choose
    """

    def choose(self, layer: int, q_NTD: torch.Tensor, behind_lse_NT: torch.Tensor, scale: float) -> _Part:
        """K and V of the chosen rows, each [1, K, R, D]; R may be 0. Blocks until they are there."""
        ...

    def attended(self, layer: int, chosen_lse_NT: torch.Tensor, behind_lse_NT: torch.Tensor) -> None:
        """What came of `choose`: the log-sum-exp of the scores of the chosen rows, and of those behind the prefix."""
        ...

    def whole_window(self, layer: int, window: int, num_behind: int) -> _Part:
        """K and V of all that the layer may see: the window's part of the prefix, in full, and `num_behind` rows."""
        ...


class PastRows(Protocol):
    """Rows that several continuations have in common: all that each layer attends to before their own.

    Next: workers/partition_run.py::PartitionRun.past
    """

    def past(self, layer: int) -> _Part:
        """K and V of the rows, each [1, K, R, D]; R is not 0."""
        ...


class Kernel(Protocol):
    """How the queries of a forward pass attend to the rows that its cache returns; `attend` is one.

    Others: a baseline, whose queries are not the last rows (workers/baselines); several requests that decode together,
    each over its own rows (workers/decode_batch.py).
    """

    def __call__(
        self, q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, /, *, scale: float, window: int | None
    ) -> torch.Tensor:
        """Returns [1, N, T, D]. With `window`, row i sees rows (i − window, i]."""
        ...


def attend(
    q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, *, scale: float, window: int | None = None
) -> torch.Tensor:
    """Causal attention, aligned at the lower right: query row t is at key row S − T + t.

    With `window`, row i sees rows (i − window, i]. CPU, float32 or bfloat16 or float16; returns [1, N, T, D].
    """
    num_own, num_rows = q_1NTD.shape[2], k_1KSD.shape[2]
    if window is None or num_rows <= window:
        return _causal(q_1NTD, k_1KSD, v_1KSD, scale)[0]
    past = num_rows - num_own
    pieces = []
    if past < window:  # rows before the window's length see everything before them
        pieces.append(_causal(q_1NTD[:, :, : window - past], k_1KSD[:, :, :window], v_1KSD[:, :, :window], scale)[0])
    block = min(window, _WINDOW_BLOCK_ROWS)
    for start in range(max(past, window), num_rows, block):
        end = min(start + block, num_rows)
        pieces.append(_band(q_1NTD[:, :, start - past : end - past], k_1KSD, v_1KSD, start, window, scale))
    return torch.cat(pieces, dim=2)


def attention_forward(
    module: torch.nn.Module,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    *,
    scaling: float | None = None,
    dropout: float = 0.0,
    sliding_window: int | None = None,
    stored: StoredRows | None = None,
    past: PastRows | None = None,
    kernel: Kernel = attend,
    **extra: Any,
) -> tuple[torch.Tensor, None]:
    """`kernel` behind the signature of transformers' attention interface: returns ([1, T, N, D], None).

    With `stored`, `key` and `value` hold the rows behind the stored prefix; what the layer chooses of it is added.
    With `past`, they hold those of B continuations, each of which sees its own and the past: returns ([B, T, N, D],
    None).
    Raises UnsupportedModel on what it would silently get wrong: masks, dropout, soft-capping, attention sinks.
    """
    if attention_mask is not None or dropout or extra.get("softcap") is not None or extra.get("s_aux") is not None:
        raise UnsupportedModel(f"{type(module).__name__} asks for a mask, dropout, soft-capping or sinks")
    scale = query.shape[-1] ** -0.5 if scaling is None else scaling
    if past is not None:
        return _attend_past(query, key, value, *past.past(module.layer_idx), scale).transpose(1, 2).contiguous(), None  # type: ignore[arg-type]
    if stored is None:
        out_1NTD = kernel(query, key, value, scale=scale, window=sliding_window)
    else:
        out_1NTD = _attend_stored(query, key, value, stored, module.layer_idx, scale, sliding_window)  # type: ignore[arg-type]
    return out_1NTD.transpose(1, 2).contiguous(), None


def no_mask(*_: Any, **__: Any) -> None:
    """The mask of our attention for transformers' mask interface: none, ever."""


def _attend_stored(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    stored: StoredRows,
    layer: int,
    scale: float,
    window: int | None,
) -> torch.Tensor:
    """Attention over (chosen rows of the prefix, unmasked) and (rows behind it, causal)."""
    if window is not None:
        return attend(q_1NTD, *stored.whole_window(layer, window, k_1KSD.shape[2]), scale=scale, window=window)
    behind = _causal(q_1NTD, k_1KSD, v_1KSD, scale)
    k_1KRD, v_1KRD = stored.choose(layer, q_1NTD[0], behind[1][0], scale)
    if not k_1KRD.shape[2]:
        return behind[0]
    chosen = flash(q_1NTD, k_1KRD, v_1KRD, scale=scale, causal=False)
    stored.attended(layer, chosen[1][0], behind[1][0])
    return _merge(behind, chosen)[0]


def _attend_past(
    q_BNTD: torch.Tensor,
    k_BKTD: torch.Tensor,
    v_BKTD: torch.Tensor,
    past_k_1KRD: torch.Tensor,
    past_v_1KRD: torch.Tensor,
    scale: float,
) -> torch.Tensor:
    """Attention of B continuations over (the past that they share, unmasked) and (their own rows, causal)."""
    num_batch, num_heads, num_own, head_dim = q_BNTD.shape
    own = flash(q_BNTD, k_BKTD, v_BKTD, scale=scale, causal=True)
    together = q_BNTD.transpose(0, 1).reshape(1, num_heads, num_batch * num_own, head_dim)
    out, lse = flash(together, past_k_1KRD, past_v_1KRD, scale=scale, causal=False)
    out_BNTD = out.reshape(num_heads, num_batch, num_own, head_dim).transpose(0, 1)
    return _merge(own, (out_BNTD, lse.reshape(num_heads, num_batch, num_own).transpose(0, 1)))[0]


def _causal(q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, scale: float) -> _Part:
    num_own = q_1NTD.shape[2]
    past = k_1KSD.shape[2] - num_own
    if num_own == 1:
        return flash_single_row(q_1NTD, k_1KSD, v_1KSD, scale=scale)
    own = flash(q_1NTD, k_1KSD[:, :, past:], v_1KSD[:, :, past:], scale=scale, causal=True)
    if past == 0:
        return own
    return _merge(own, flash(q_1NTD, k_1KSD[:, :, :past], v_1KSD[:, :, :past], scale=scale, causal=False))


def _band(
    q_1NBD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, start: int, window: int, scale: float
) -> torch.Tensor:
    """One block of queries at rows [start, start + B), start ≥ window ≥ B: each sees the last `window` rows."""
    num_block = q_1NBD.shape[2]
    left = start + num_block - window
    part = _causal(q_1NBD, k_1KSD[:, :, left : start + num_block], v_1KSD[:, :, left : start + num_block], scale)
    if num_block == 1:
        return part[0]
    # Rows 0..B-2 still see columns left of `left`; mirrored, that triangle is causal.
    q_mirrored = q_1NBD[:, :, :-1].flip(2)
    k_mirrored, v_mirrored = (x[:, :, start - window + 1 : left].flip(2) for x in (k_1KSD, v_1KSD))
    corner_out, corner_lse = flash(q_mirrored, k_mirrored, v_mirrored, scale=scale, causal=True)
    head = _merge((part[0][:, :, :-1], part[1][:, :, :-1]), (corner_out.flip(2), corner_lse.flip(2)))
    return torch.cat([head[0], part[0][:, :, -1:]], dim=2)


def _merge(a: _Part, b: _Part) -> _Part:
    """Attention over the union of two disjoint sets of rows, from the attention over each."""
    (out_a, lse_a), (out_b, lse_b) = a, b
    lse = torch.logaddexp(lse_a, lse_b)
    weight_a, weight_b = (torch.exp(part - lse).unsqueeze(-1).to(out_a.dtype) for part in (lse_a, lse_b))
    return out_a * weight_a + out_b * weight_b, lse
