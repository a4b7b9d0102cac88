"""Attention of a partition: new rows over everything before them, without a mask and without repeated KV heads.

A worker's T own rows see P rows of past (stored prefix, rows of its predecessors) and, causally, each other. Of a
stored prefix under selection each layer sees the rows that it chooses. The suffix is all rows after the prefix:

    softmax over [chosen | suffix] = merge(chosen, unmasked; suffix, causal)

Some KV heads, retrieval heads, may attend to further rows: their queries' attention over these is merged with the rest.

Chosen rows lie right before the suffix (`KVBuffer`). Where one call can have both (`flash.takes_past_in_one_call`: on
a GPU, and for few own rows), that is one pass over both; the log-sum-exp of the suffix, by which the choice is made and
judged, is then computed for the few queries that ask for it only.

A head's sink, where a model has sinks, counts as a row of the suffix. Where a model caps scores (`soft_cap`), all that
are attended to, chosen by or judged are capped.

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

#: Queries up to which a choice is so little to compute that it gains nothing by several threads.
_FEW_JUDGING = 16

_KeysAndValues = tuple[torch.Tensor, torch.Tensor]


class StoredRows(Protocol):
    """A stored prefix of which each layer attends to some rows, chosen by its own queries.

    Next: workers/selective/selective_prefix.py::SelectivePrefix.choose
    """

    def num_judging(self, layer: int, num_own: int) -> int:
        """How many of the last own rows the layer chooses by; 0 when its choice is known."""
        ...

    def choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NJ: torch.Tensor, scale: float, soft_cap: float | None
    ) -> None:
        """Choose a layer's rows, and begin to read them. `chosen` of the same layer comes next.

        `suffix_lse_NJ`: of the scores of the last own rows, `num_judging` or more, over the suffix.
        """
        ...

    def chosen(self, layer: int) -> _KeysAndValues:
        """K and V of the chosen rows, each [1, K, R, D]; R may be 0. Blocks until they are there."""
        ...

    @property
    def is_judged(self) -> bool:
        """Whether `attended` is to be called with the outcome of the last `choose`."""
        ...

    def attended(self, layer: int, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        """The outcome of `choose`: the log-sum-exp of the scores of all rows attended to, and of the suffix, of as many
        last own rows as it was given."""
        ...

    def chosen_and_suffix(self, layer: int, num_suffix: int) -> _KeysAndValues:
        """K and V of the chosen rows and the `num_suffix` rows of the suffix, each [1, K, R + num_suffix, D]."""
        ...

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """What some KV heads attend to besides, after `chosen`: rows of the prefix, unmasked."""
        ...

    def whole_window(self, layer: int, num_seen: int, num_suffix: int) -> _KeysAndValues:
        """K and V of all that the layer may see: the last `num_seen` rows of the prefix, and `num_suffix` rows."""
        ...


class RowJudge(Protocol):
    """Measures how much the last own rows look at each row, where all rows are attended to.

    Next: workers/selective/token_importance.py::TokenImportance.judge
    """

    def judge(self, layer: int, q_NTD: torch.Tensor, k_KSD: torch.Tensor, scale: float, soft_cap: float | None) -> None:
        """A layer without a window attends to these rows, causally, aligned at the lower right. Waits for nothing."""
        ...


class PastRows(Protocol):
    """Rows that several continuations have in common: all that each layer attends to before their own.

    Next: workers/device/request_kv.py::RequestKV.past
    """

    def past(self, layer: int) -> _KeysAndValues:
        """K and V of the rows, each [1, K, R, D]; R is not 0."""
        ...

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """What some KV heads attend to besides."""
        ...


class GraphBreaks(Protocol):
    """Where a pass that is captured leaves the stock model for attention, and comes back.

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
        """What attention returns when the graphs are replayed, [B, T, N, D]."""
        ...


class Kernel(Protocol):
    """How the queries of a forward pass attend to the rows that its cache returns; `attend` is one.

    Others: a baseline, whose queries are not the last rows (benchmarks/baselines); several requests in one
    pass, each over its own rows (workers/batching/token_batch.py).
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
        """Returns [1, N, T, D]. With `window`, row i sees rows (i − window, i]; with `sinks_N`, its head's sink.
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

    With `window`, row i sees rows (i − window, i]. On a GPU float16 or bfloat16, on a CPU float32, too. Returns
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
    """`attend`, with rows that some KV heads attend to besides."""
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
    """Attention over (chosen rows of the prefix, unmasked) and (its suffix, causal), in two steps.

    The layer chooses now. What is returned waits for its rows and attends, [1, N, T, D]; in between others may compute.
    Either step raises what `stored` raises.
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

    With `stored`, `key` and `value` hold the rows after the stored prefix; what the layer chooses of it is added.
    With `judge`, they hold all rows, and the output is the same.
    With `past`, they hold those of B continuations, each of which sees its own and the past: returns ([B, T, N, D],
    None).
    With `breaks`, nothing is attended to: the pass is captured.
    `s_aux`: each head's sink, [N]. `softcap`: what scores are capped to.
    Raises UnsupportedModel on what it would silently get wrong: masks, dropout.
    """
    if attention_mask is not None or dropout:
        raise UnsupportedModel(f"{type(module).__name__} asks for a mask or dropout")
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
    """The mask of our attention for transformers' mask interface: none, ever."""


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
    """A layer with a window chooses nothing."""
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
    """`begin_stored` with one pass over both; in a pass of its own, only what the choice is made by."""
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
    """Around a layer's choice by so many queries; of none, it is known."""
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
    """Attention of B continuations over (the past that they share, unmasked) and (their own rows, causal)."""
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
    """Attention over a part of the rows, which is given up, and over what some KV heads attend to besides."""
    out_1NTD, lse_1NT = part
    heads_per_group = q_1NTD.shape[1] // num_kv_heads
    for head, k_11RD, v_11RD in head_rows:
        group = slice(head * heads_per_group, (head + 1) * heads_per_group)
        besides = flash.over_all(q_1NTD[:, group], k_11RD, v_11RD, scale=scale, soft_cap=soft_cap)
        out_1NTD[:, group], lse_1NT[:, group] = merge((out_1NTD[:, group], lse_1NT[:, group]), besides)
    return out_1NTD, lse_1NT
