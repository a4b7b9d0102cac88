"""Attention of a partition: new rows over everything before them, without a mask and without repeated KV heads.

A worker's T own rows see P past rows (stored prefix, rows of its predecessors) and, causally, each other. Under
selection, each layer sees only the rows of the stored prefix that it chooses. The suffix is all rows after the prefix:

    softmax over [chosen | suffix] = merge(chosen, unmasked; suffix, causal)

Some KV heads, retrieval heads, may attend to further rows: their queries' attention over these is merged in.

Chosen rows lie right before the suffix (`KVBuffer`). Where one call can take both (`flash.takes_past_in_one_call`: on
a GPU, and for few own rows), there is one pass over both. The log-sum-exp of the suffix, by which rows are chosen and
the choice is judged, is then computed only for the few queries that need it.

A head's sink, where a model has sinks, counts as a row of the suffix. Where a model caps scores (`soft_cap`), the
scores of attention, choice and judging are all capped.

Letters: T own rows, P past rows, S = P + T, R chosen rows, J judging rows, N query heads, K KV heads, D head dim; the
leading 1 is the batch.
"""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import torch

from workers.attention import flash
from workers.attention.log_sum_exp import merge, with_sinks
from workers.device.kv_buffer import HeadKV
from workers.errors import UnsupportedModel
from workers.kernels.native.parallel_code import one_thread
from workers.kernels.tiled_attention import Part

#: Number of queries up to which a choice is computed as fast by one thread as by several.
_FEW_JUDGING = 16

_KeysAndValues = tuple[torch.Tensor, torch.Tensor]


class StoredRows(Protocol):
    """A stored prefix of which each layer attends to some rows, chosen by its own queries.

    Next: workers/selective/selective_prefix.py::SelectivePrefix.choose
    """

    def num_judging(self, layer: int, num_own: int) -> int:
        """Number of last own rows by which the layer chooses; 0 when its choice is known."""
        ...

    def choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NJ: torch.Tensor, scale: float, soft_cap: float | None
    ) -> None:
        """Choose a layer's rows, and begin to read them. The next call is `chosen` of this layer.

        `suffix_lse_NJ`: log-sum-exp of the scores of the last own rows, `num_judging` or more, over the suffix.
        """
        ...

    def chosen(self, layer: int) -> _KeysAndValues:
        """K and V of the chosen rows, each [1, K, R, D]; R may be 0. Blocks until they are there."""
        ...

    @property
    def is_judged(self) -> bool:
        """Whether the caller must report the outcome of the last `choose` with `attended`."""
        ...

    def attended(self, layer: int, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        """Take the outcome of `choose`: the log-sum-exp of the scores over all rows attended to, and over the suffix,
        for the last own rows that `choose` was given."""
        ...

    def chosen_and_suffix(self, layer: int, num_suffix: int) -> _KeysAndValues:
        """K and V of the chosen rows and the `num_suffix` rows of the suffix, each [1, K, R + num_suffix, D]."""
        ...

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """Further rows of the prefix for some KV heads, unmasked. Call after `chosen`."""
        ...

    def whole_window(self, layer: int, num_seen: int, num_suffix: int) -> _KeysAndValues:
        """K and V of all rows that the layer may see: the last `num_seen` rows of the prefix, and `num_suffix` rows."""
        ...


class RowJudge(Protocol):
    """Measures how much attention the last own rows give each row, where all rows are attended to.

    Next: workers/selective/token_importance.py::TokenImportance.judge
    """

    def judge(self, layer: int, q_NTD: torch.Tensor, k_KSD: torch.Tensor, scale: float, soft_cap: float | None) -> None:
        """Measure a layer without a window: its queries attend causally, aligned at the lower right. Never blocks."""
        ...


class PastRows(Protocol):
    """Rows that several continuations share: every row that each layer attends to before their own.

    Next: workers/device/request_kv.py::RequestKV.past
    """

    def past(self, layer: int) -> _KeysAndValues:
        """K and V of the rows, each [1, K, R, D]; R is not 0."""
        ...

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """Further rows for some KV heads."""
        ...


class GraphBreaks(Protocol):
    """Breaks in a captured pass, where the stock model is left for attention and entered again.

    Next: workers/model/graphed_passes.py::GraphBreaks.attend
    """

    def attend(
        self,
        module: torch.nn.Module,
        qkv: tuple[torch.Tensor, ...],
        *,
        scaling: float | None,
        sliding_window: int | None,
        softcap: float | None,
    ) -> torch.Tensor:
        """Memory that holds attention's output whenever the graphs are replayed, [B, T, N, D]."""
        ...


class Kernel(Protocol):
    """Attention of a forward pass's queries over the rows that its cache returns.

    Implementations: `attend`; a baseline, whose queries are not the last rows (benchmarks/baselines); several requests
    in one pass, each over its own rows (workers/batching/token_batch.py).
    """

    def __call__(
        self,
        q_1NTD: torch.Tensor,
        k_1KSD: torch.Tensor,
        v_1KSD: torch.Tensor,
        /,
        *,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None = None,
        soft_cap: float | None = None,
    ) -> torch.Tensor:
        """Return [1, N, T, D]. With `window`, row i sees rows (i − window, i]; with `sinks_N`, also its head's sink.
        With `soft_cap`, scores are capped.
        """
        ...


def attend(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    *,
    scale: float,
    window: int | None = None,
    sinks_N: torch.Tensor | None = None,
    soft_cap: float | None = None,
) -> torch.Tensor:
    """Causal attention, aligned at the lower right: query row t is at key row S − T + t.

    With `window`, row i sees rows (i − window, i]. Takes float16 and bfloat16; float32 on a CPU only. Returns
    [1, N, T, D].
    """
    part = flash.causal(q_1NTD, k_1KSD, v_1KSD, scale=scale, window=window, soft_cap=soft_cap)
    return with_sinks(part, sinks_N)[0]


def attend_with_heads(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    head_rows: Sequence[HeadKV],
    *,
    scale: float,
    window: int | None = None,
    sinks_N: torch.Tensor | None = None,
    soft_cap: float | None = None,
) -> torch.Tensor:
    """`attend`, with further rows for some KV heads."""
    part = flash.causal(q_1NTD, k_1KSD, v_1KSD, scale=scale, window=window, soft_cap=soft_cap)
    return _with_heads(q_1NTD, with_sinks(part, sinks_N), head_rows, k_1KSD.shape[1], scale, soft_cap)[0]


def begin_stored(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    stored: StoredRows,
    layer: int,
    scale: float,
    window: int | None,
    sinks_N: torch.Tensor | None,
    soft_cap: float | None,
) -> Callable[[], torch.Tensor]:
    """Begin attention over (chosen rows of the prefix, unmasked) and (its suffix, causal), in two steps.

    The layer chooses now. The returned function waits for the rows and attends, [1, N, T, D]; other requests may
    compute in between. Either step raises what `stored` raises.
    """
    if window is not None:
        return lambda: _attend_window(q_1NTD, k_1KSD, stored, layer, scale, window, sinks_N, soft_cap)
    if flash.takes_past_in_one_call(q_1NTD):
        return _begin_together(q_1NTD, k_1KSD, v_1KSD, stored, layer, scale, sinks_N, soft_cap)
    suffix = with_sinks(flash.causal(q_1NTD, k_1KSD, v_1KSD, scale=scale, soft_cap=soft_cap), sinks_N)
    with _choosing(stored.num_judging(layer, q_1NTD.shape[2]), q_1NTD):
        stored.choose(layer, q_1NTD[0], suffix[1][0], scale, soft_cap)

    def attend_to_chosen() -> torch.Tensor:
        k_1KRD, v_1KRD = stored.chosen(layer)
        if not k_1KRD.shape[2]:
            return suffix[0]
        chosen = flash.over_all(q_1NTD, k_1KRD, v_1KRD, scale=scale, soft_cap=soft_cap)
        chosen = _with_heads(q_1NTD, chosen, stored.head_rows(layer), k_1KRD.shape[1], scale, soft_cap)
        out_1NTD, seen_lse_1NT = merge(suffix, chosen)
        stored.attended(layer, seen_lse_1NT[0], suffix[1][0])
        return out_1NTD

    return attend_to_chosen


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
    s_aux: torch.Tensor | None = None,
    softcap: float | None = None,
    stored: StoredRows | None = None,
    past: PastRows | None = None,
    judge: RowJudge | None = None,
    kernel: Kernel = attend,
    breaks: GraphBreaks | None = None,
    **extra: Any,
) -> tuple[torch.Tensor, None]:
    """`kernel` with the signature of transformers' attention interface: returns ([1, T, N, D], None).

    With `stored`, `key` and `value` hold the rows after the stored prefix; the rows that the layer chooses are added.
    With `judge`, they hold all rows, and the output does not change.
    With `past`, they hold the rows of B continuations, each of which sees its own rows and the past: returns
    ([B, T, N, D], None).
    With `breaks`, nothing is attended to: the pass is captured.
    `s_aux`: each head's sink, [N]. `softcap`: bound of the scores.
    Raises UnsupportedModel on masks and dropout, which it would silently get wrong.
    """
    if attention_mask is not None or dropout:
        raise UnsupportedModel(f"{type(module).__name__} needs an attention mask or dropout, which is not supported")
    if breaks is not None:
        assert s_aux is None, "attention sinks in a captured pass"
        given = {"scaling": scaling, "sliding_window": sliding_window, "softcap": softcap}
        return breaks.attend(module, (query, key, value), **given), None  # type: ignore[arg-type]
    scale = query.shape[-1] ** -0.5 if scaling is None else scaling
    if past is not None:
        out_BNTD = _attend_past(query, key, value, past, module.layer_idx, scale, s_aux, softcap)  # type: ignore[arg-type]
        return out_BNTD.transpose(1, 2).contiguous(), None
    if stored is None:
        out_1NTD = kernel(query, key, value, scale=scale, window=sliding_window, sinks_N=s_aux, soft_cap=softcap)
        if judge is not None and sliding_window is None:
            judge.judge(module.layer_idx, query[0], key[0], scale, softcap)  # type: ignore[arg-type]
    else:
        layer: int = module.layer_idx  # type: ignore[assignment]
        out_1NTD = begin_stored(query, key, value, stored, layer, scale, sliding_window, s_aux, softcap)()
    return out_1NTD.transpose(1, 2).contiguous(), None


def no_mask(*_: Any, **__: Any) -> None:
    """The mask function of our attention in transformers' mask interface: it never makes a mask."""


def _attend_window(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    stored: StoredRows,
    layer: int,
    scale: float,
    window: int,
    sinks_N: torch.Tensor | None,
    soft_cap: float | None,
) -> torch.Tensor:
    """Attention of a layer with a window, which chooses no rows: it sees the window's rows of the stored prefix."""
    num_own, num_suffix = q_1NTD.shape[2], k_1KSD.shape[2]
    num_seen = max(0, window - 1 - (num_suffix - num_own))  # the first query's window reaches back the farthest
    seen = stored.whole_window(layer, num_seen, num_suffix)
    return attend(q_1NTD, *seen, scale=scale, window=window, sinks_N=sinks_N, soft_cap=soft_cap)


def _begin_together(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    stored: StoredRows,
    layer: int,
    scale: float,
    sinks_N: torch.Tensor | None,
    soft_cap: float | None,
) -> Callable[[], torch.Tensor]:
    """`begin_stored` in one pass over both; a separate pass gives only the log-sum-exp that the choice needs."""
    num_own, num_suffix = q_1NTD.shape[2], k_1KSD.shape[2]
    num_judging = stored.num_judging(layer, num_own)
    judging = slice(num_own - num_judging, None)
    suffix_lse_NJ = q_1NTD.new_empty((q_1NTD.shape[1], 0), dtype=torch.float32)
    with _choosing(num_judging, q_1NTD):
        if num_judging:
            suffix = flash.causal(q_1NTD[:, :, judging], k_1KSD, v_1KSD, scale=scale, soft_cap=soft_cap)
            suffix_lse_NJ = with_sinks(suffix, sinks_N)[1][0]
        stored.choose(layer, q_1NTD[0], suffix_lse_NJ, scale, soft_cap)

    def attend_to_both() -> torch.Tensor:
        k_1KRD, _ = stored.chosen(layer)
        seen = stored.chosen_and_suffix(layer, num_suffix)
        part = with_sinks(flash.causal(q_1NTD, *seen, scale=scale, soft_cap=soft_cap), sinks_N)
        out_1NTD, seen_lse_1NT = _with_heads(q_1NTD, part, stored.head_rows(layer), k_1KSD.shape[1], scale, soft_cap)
        if stored.is_judged and k_1KRD.shape[2]:
            stored.attended(layer, seen_lse_1NT[0, :, judging], suffix_lse_NJ)
        return out_1NTD

    return attend_to_both


def _choosing(num_judging: int, q_1NTD: torch.Tensor) -> contextlib.AbstractContextManager[None]:
    """Context of a layer's choice by `num_judging` queries: one thread on a CPU where they are few."""
    return one_thread() if q_1NTD.is_cpu and 0 < num_judging <= _FEW_JUDGING else contextlib.nullcontext()


def _attend_past(
    q_BNTD: torch.Tensor,
    k_BKTD: torch.Tensor,
    v_BKTD: torch.Tensor,
    rows: PastRows,
    layer: int,
    scale: float,
    sinks_N: torch.Tensor | None,
    soft_cap: float | None,
) -> torch.Tensor:
    """Attention of B continuations over (their shared past, unmasked) and (their own rows, causal)."""
    num_batch, num_heads, num_own, head_dim = q_BNTD.shape
    own = with_sinks(flash.causal(q_BNTD, k_BKTD, v_BKTD, scale=scale, soft_cap=soft_cap), sinks_N)
    together = q_BNTD.transpose(0, 1).reshape(1, num_heads, num_batch * num_own, head_dim)
    past_of_all = flash.over_all(together, *rows.past(layer), scale=scale, soft_cap=soft_cap)
    out, lse = _with_heads(together, past_of_all, rows.head_rows(layer), k_BKTD.shape[1], scale, soft_cap)
    out_BNTD = out.reshape(num_heads, num_batch, num_own, head_dim).transpose(0, 1)
    past: Part = (out_BNTD, lse.reshape(num_heads, num_batch, num_own).transpose(0, 1))
    return merge(own, past)[0]


def _with_heads(
    q_1NTD: torch.Tensor,
    part: Part,
    head_rows: Sequence[HeadKV],
    num_kv_heads: int,
    scale: float,
    soft_cap: float | None,
) -> Part:
    """Merge `part` with attention over some KV heads' further rows. Writes into `part`, which the caller gives up."""
    out_1NTD, lse_1NT = part
    heads_per_group = q_1NTD.shape[1] // num_kv_heads
    for head, k_11RD, v_11RD in head_rows:
        group = slice(head * heads_per_group, (head + 1) * heads_per_group)
        besides = flash.over_all(q_1NTD[:, group], k_11RD, v_11RD, scale=scale, soft_cap=soft_cap)
        out_1NTD[:, group], lse_1NT[:, group] = merge((out_1NTD[:, group], lse_1NT[:, group]), besides)
    return out_1NTD, lse_1NT
