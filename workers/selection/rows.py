"""The interface of a selector: a layer's query and evidence in, the rows of the stored prefix to attend to out.

Letters, here and in the selectors: P prefix rows, T own rows (queries), N query heads, K KV heads, H sets (1, or one
per KV head), R rows of a set, D head dim, C chunks of 16 prefix rows, M means of a chunk's keys, J the last own rows,
as many as the selector judges by, or all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch


class Evidence(Enum):
    """What a selector must see of the stored prefix before it can choose."""

    NOTHING = "nothing"
    #: Keys of the first KV heads, all rows: IMPRESS's probe heads.
    PROBE = "probe"
    #: Keys of all KV heads, all rows.
    KEYS = "keys"
    #: Means of keys of all KV heads, by chunk, of the layers that have a sketch.
    SKETCH = "sketch"


@dataclass(frozen=True, slots=True)
class LayerQuery:
    """One layer's own rows, as the attention sees them. Borrows the tensors."""

    layer: int
    #: Queries after RoPE, [N, T, D].
    q_NTD: torch.Tensor
    #: Log-sum-exp of the scores of the last of them over all rows after the prefix, its suffix, causal, float32 [N, J].
    suffix_lse_NJ: torch.Tensor
    scale: float
    num_kv_heads: int
    #: The budget of the next layer that is going to choose; None when that is not known to differ from this one's.
    next_budget: int | None = None
    #: What retrieval heads that go by this choice attend to, `num_rows` at least; 0 when there are none.
    retrieval_rows: int = 0
    #: Which KV heads of this layer they are.
    retrieval_heads: tuple[int, ...] = ()
    #: What the model caps scores to; None where it does not.
    soft_cap: float | None = None

    @property
    def heads_per_group(self) -> int:
        """Query heads that share one KV head."""
        return self.q_NTD.shape[0] // self.num_kv_heads


@dataclass(frozen=True, slots=True, eq=False)
class LayerEvidence:
    """The evidence of one layer: the keys of the first heads (PROBE) or of all (KEYS), [K', P, D]; a sketch (SKETCH),
    None where the layer has none; else none.
    """

    kind: Evidence
    keys_KPD: torch.Tensor | None = None
    #: A sketch: the means of M equal groups of a chunk's keys, float32; or as the store has them, uint8, in which B
    #: bytes are a mean (`kvstore.format.payload.sketch_means`).
    means_KCMD: torch.Tensor | None = None
    sketch_CMKB: torch.Tensor | None = None
    #: Which tokens the sketch's chunks are, int64 [C, 16], -1 of rows that the prefix has not; None: each is 16
    #: neighbours, in their order, as it is before rows are reordered.
    tokens_CT: npt.NDArray[np.int64] | None = None
    #: The same of the next layer that has a sketch; of the last, its own.
    next_tokens_CT: npt.NDArray[np.int64] | None = None
    #: That layer, where it matters which it is; None where rows lie in one order.
    next_layer: int | None = None

    @property
    def has_means(self) -> bool:
        """Whether it tells of all keys, by their means or one by one."""
        return self.kind is Evidence.KEYS or self.means_KCMD is not None or self.sketch_CMKB is not None

    def keys(self, kind: Evidence) -> torch.Tensor:
        assert self.kind is kind and self.keys_KPD is not None, f"this selector needs {kind.value}"
        return self.keys_KPD


@dataclass(frozen=True, slots=True, eq=False)
class AttentionShares:
    """How the judging queries, the last T' of a layer's, share their attention out, by an estimate made of all rows.

    On the device of the queries.
    """

    #: To the chosen rows and to those left out, float32 [N, T'].
    chosen_NT: torch.Tensor
    dropped_NT: torch.Tensor
    #: How much each query counts, float32 [T'].
    weight_T: torch.Tensor

    def mass_kept(self, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> torch.Tensor:
        """The share of the attention mass that the choice keeps, now that the chosen rows have been attended to.

        One number, on the device of the queries: a caller that reads it there waits for it.

        The log-sum-exp over these and the suffix, and over the suffix alone, float32 [N, J], are exact. The rows left
        out are taken to be misjudged as much as the chosen ones were: kept / dropped = chosen (1 + suffix / exact) /
        dropped, where exact is what is seen less the suffix.
        """
        last = slice(-len(self.weight_T), None)
        suffix_share_log_NT = (suffix_lse_NJ[:, last] - seen_lse_NJ[:, last]).clamp_(max=0.0)
        kept_NT = self.chosen_NT / -torch.expm1(suffix_share_log_NT)
        share_NT = (kept_NT / (kept_NT + self.dropped_NT)).nan_to_num_(1.0)
        return (share_NT @ self.weight_T).mean() / self.weight_T.sum()


@dataclass(frozen=True, slots=True, eq=False)
class Selection:
    """Rows that a layer attends to: one set for all KV heads, or one of the same size for each.

    On the CPU, wherever the queries are: what is read follows from it.

    `rows_HR`: int64 [H, R], ascending in each set; H is 1 or K.
    `importance_P`: the attention mass that each prefix row drew, as the selector saw it, float32 [P]; None when it did
    not look. `total_mass`: what all that the judging queries see drew, the suffix included.
    """

    rows_HR: torch.Tensor
    importance_P: torch.Tensor | None = None
    total_mass: float | None = None
    #: Rows that the selector's next choice will have, too, int64, ascending; None when nothing is certain.
    carried_R: torch.Tensor | None = None
    #: Makes what a better estimate of what is kept than `mass_kept` needs, when the rows have come; None where there is
    #: none. Not to be asked for before what was chosen is on its way.
    shares: Callable[[], AttentionShares] | None = None
    #: What `mass_kept` estimates, by the keys themselves; None when not all of them were looked at.
    true_mass_kept: float | None = None
    #: Rows that retrieval heads attend to besides, int64, ascending, none of them chosen for all heads; None for none.
    retrieval_R: torch.Tensor | None = None
    #: The layer for which `carried_R` is; None where they are as good for any later layer.
    carried_to: int | None = None

    @property
    def num_rows(self) -> int:
        return self.rows_HR.shape[1]

    def mass_kept(self) -> float | None:
        """Share of the attention mass that the layer keeps, as the selector saw it; None when it did not look."""
        if self.importance_P is None or not self.total_mass:
            return None
        dropped = self.importance_P.sum() - self.importance_P[self.union()].sum()
        return 1.0 - float(dropped) / self.total_mass

    def union(self) -> torch.Tensor:
        """All rows that some head wants, int64, ascending."""
        return self.rows_HR[0] if len(self.rows_HR) == 1 else torch.unique(self.rows_HR)


class Selector(Protocol):
    """One method's choice. A pure function of its arguments and of what it chose at earlier layers of the request."""

    def evidence(self, layer: int) -> Evidence:
        """What `select` must see at this layer first."""
        ...

    def num_judging(self, num_own: int) -> int:
        """By how many of the last own rows it chooses, where it looks at evidence."""
        ...

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        """About `num_rows` rows of the prefix. None: this does not suffice, ask again with `Evidence.KEYS`."""
        ...


def top_rows(importance_P: torch.Tensor, num_rows: int) -> torch.Tensor:
    """The most important rows, ascending; of equal ones the earlier. int64 [min(num_rows, P)], on their device.

    Of several sets at once, [H, P], those of each, [H, min(num_rows, P)].
    """
    order = torch.sort(importance_P, dim=-1, descending=True, stable=True).indices
    return order[..., :num_rows].sort(dim=-1).values


def to_host(mass_P: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Masses (float32) and row numbers (int64, any shape) in the processor's memory, by one copy, waited for once."""
    packed = torch.cat([mass_P, rows.to(torch.int32).flatten().view(torch.float32)]).cpu()
    return packed[: len(mass_P)], packed[len(mass_P) :].view(torch.int32).long().reshape(rows.shape)
