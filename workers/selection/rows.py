"""The interface of a selector, which chooses rows of the stored prefix from a layer's queries and evidence.

Letters, here and in the selectors: P prefix rows, T own rows (queries), N query heads, K KV heads, H sets (1, or one
per KV head), R rows of a set, D head dim, C chunks of 16 prefix rows, M means of a chunk's keys, J last own rows: the
number that the selector judges by, or all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch


class Evidence(Enum):
    """Kinds of data of the stored prefix by which a selector chooses."""

    NOTHING = "nothing"
    #: Keys of all rows, for the first KV heads: IMPRESS's probe heads.
    PROBE = "probe"
    #: Keys of all rows, for all KV heads.
    KEYS = "keys"
    #: Means of keys by chunk, for all KV heads, in the layers that have a sketch.
    SKETCH = "sketch"


@dataclass(frozen=True, slots=True)
class LayerQuery:
    """One layer's own queries, and the budgets of its choice. Borrows the tensors."""

    layer: int
    #: Queries after RoPE, [N, T, D].
    q_NTD: torch.Tensor
    #: Causal log-sum-exp of the last J queries' scores over the suffix (all rows after the prefix), float32 [N, J].
    suffix_lse_NJ: torch.Tensor
    scale: float
    num_kv_heads: int
    #: Budget of the next layer that will choose; None if it is not known to differ from this layer's.
    next_budget: int | None = None
    #: Budget of the retrieval heads that use this choice, at least `num_rows`; 0 when there are none.
    retrieval_rows: int = 0
    #: Retrieval heads of this layer, as KV heads.
    retrieval_heads: tuple[int, ...] = ()
    #: Soft cap of the model's scores; None without one.
    soft_cap: float | None = None

    @property
    def heads_per_group(self) -> int:
        """Query heads that share one KV head."""
        return self.q_NTD.shape[0] // self.num_kv_heads


@dataclass(frozen=True, slots=True, eq=False)
class LayerEvidence:
    """The evidence of one layer: keys [K', P, D] of the first KV heads (PROBE) or of all (KEYS); or a sketch (SKETCH),
    if the layer has one. Other fields are None.
    """

    kind: Evidence
    keys_KPD: torch.Tensor | None = None
    #: Sketch, as the means of M equal groups of a chunk's keys, float32; or as stored, uint8 with B bytes for a mean
    #: (`kvstore.format.payload.sketch_means`).
    means_KCMD: torch.Tensor | None = None
    sketch_CMKB: torch.Tensor | None = None
    #: Tokens of the sketch's chunks, int64 [C, 16], -1 for rows that are not in the prefix; None: each chunk is 16
    #: consecutive tokens, as before rows are reordered.
    tokens_CT: npt.NDArray[np.int64] | None = None
    #: Tokens of the chunks of the next layer that has a sketch; for the last such layer, its own.
    next_tokens_CT: npt.NDArray[np.int64] | None = None
    #: The next layer that has a sketch; None where rows lie in one order for all layers.
    next_layer: int | None = None

    @property
    def has_means(self) -> bool:
        """Whether it covers all keys, by their means or one by one."""
        return self.kind is Evidence.KEYS or self.means_KCMD is not None or self.sketch_CMKB is not None

    def keys(self, kind: Evidence) -> torch.Tensor:
        assert self.kind is kind and self.keys_KPD is not None, f"this selector needs {kind.value}"
        return self.keys_KPD


@dataclass(frozen=True, slots=True, eq=False)
class AttentionShares:
    """Estimated shares of attention of the judging queries, the last T' of a layer, on the device of the queries."""

    #: Shares of the chosen rows and of the dropped ones, float32 [N, T'].
    chosen_NT: torch.Tensor
    dropped_NT: torch.Tensor
    #: Weight of each query, float32 [T'].
    weight_T: torch.Tensor

    def mass_kept(self, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> torch.Tensor:
        """Estimated share of the attention mass that the choice keeps, after the chosen rows have been attended to.

        One number, on the device of the queries: reading it waits for the device.

        `seen_lse_NJ`: log-sum-exp over the chosen rows and the suffix; `suffix_lse_NJ`: over the suffix alone; both
        float32 [N, J] and exact. The estimate assumes the same error for dropped rows as for chosen ones: kept /
        dropped = chosen (1 + suffix / exact) / dropped, where exact is the mass seen without the suffix.
        """
        last = slice(-len(self.weight_T), None)
        suffix_share_log_NT = (suffix_lse_NJ[:, last] - seen_lse_NJ[:, last]).clamp_(max=0.0)
        kept_NT = self.chosen_NT / -torch.expm1(suffix_share_log_NT)
        share_NT = (kept_NT / (kept_NT + self.dropped_NT)).nan_to_num_(1.0)
        return (share_NT @ self.weight_T).mean() / self.weight_T.sum()


@dataclass(frozen=True, slots=True, eq=False)
class Selection:
    """Rows that a layer attends to: one set for all KV heads, or one for each, of equal size.

    On the CPU, even if the queries are on a GPU, because reads follow from it.

    `rows_HR`: int64 [H, R], ascending in each set; H is 1 or K.
    `importance_P`: attention mass of each prefix row, by the selector's evidence, float32 [P]; None if it saw none.
    `total_mass`: attention mass of all rows that the judging queries see, the suffix included.
    """

    rows_HR: torch.Tensor
    importance_P: torch.Tensor | None = None
    total_mass: float | None = None
    #: Rows that the selector's next choice will also contain, int64, ascending; None when none is certain.
    carried_R: torch.Tensor | None = None
    #: Computes shares for a better estimate than `mass_kept`, once the rows have been attended to; None without one.
    #: Call it only after the reads of the chosen rows have begun.
    shares: Callable[[], AttentionShares] | None = None
    #: Value that `mass_kept` estimates, computed from all keys; None unless all keys were read.
    true_mass_kept: float | None = None
    #: Additional rows of retrieval heads, int64, ascending, none of them in `rows_HR`; None for none.
    retrieval_R: torch.Tensor | None = None
    #: Layer that `carried_R` is for; None where it holds for any later layer.
    carried_to: int | None = None

    @property
    def num_rows(self) -> int:
        return self.rows_HR.shape[1]

    def mass_kept(self) -> float | None:
        """Share of the attention mass that the choice keeps, by the selector's evidence; None if it saw none."""
        if self.importance_P is None or not self.total_mass:
            return None
        dropped = self.importance_P.sum() - self.importance_P[self.union()].sum()
        return 1.0 - float(dropped) / self.total_mass

    def union(self) -> torch.Tensor:
        """All rows that are in any set, int64, ascending."""
        return self.rows_HR[0] if len(self.rows_HR) == 1 else torch.unique(self.rows_HR)


class Selector(Protocol):
    """One method of choosing rows. A pure function of its arguments and of its choices at earlier layers of the
    request.
    """

    def evidence(self, layer: int) -> Evidence:
        """The kind of evidence that `select` needs at this layer."""
        ...

    def num_judging(self, num_own: int) -> int:
        """Number of last own rows by whose queries it chooses, at a layer with evidence."""
        ...

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        """Choose about `num_rows` rows of the prefix. None: too little evidence, call again with `Evidence.KEYS`."""
        ...


def top_rows(importance_P: torch.Tensor, num_rows: int) -> torch.Tensor:
    """The most important rows, ascending; the earlier among equal ones. int64 [min(num_rows, P)], on their device.

    For several sets at once, [H, P], it returns [H, min(num_rows, P)].
    """
    order = torch.sort(importance_P, dim=-1, descending=True, stable=True).indices
    return order[..., :num_rows].sort(dim=-1).values


def to_host(mass_P: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Masses (float32) and row numbers (int64, any shape) in host memory. It copies both at once, and waits once."""
    packed = torch.cat([mass_P, rows.to(torch.int32).flatten().view(torch.float32)]).cpu()
    return packed[: len(mass_P)], packed[len(mass_P) :].view(torch.int32).long().reshape(rows.shape)
