"""IMPRESS's selector (section 4.3): three probe heads find the important rows for all heads of a layer, if they agree.

1. Compute the column sums of the attention weights of the first three query heads. The `num_rows` greatest of each head
   are its set.
2. If the mean Jaccard index of the three pairs of sets exceeds t = j^alpha, the layer takes the rows that the probe
   heads vote for. j = (k/n) / (2 - k/n) is the expected index of random sets, and alpha = 0.6.
3. Else the layer falls back: all keys are read, and every head keeps a set of its own (H2O).

The paper says "deemed most important by all probe heads" and draws one row for k = 1. It leaves open how k rows come
out of three sets of k rows that agree only in part. Here heads vote, and the sum of their mass decides among equal
votes. So a layer attends to exactly k rows, rows in all three sets first; the intersection alone would use less than
the budget.

With grouped queries, only the KV heads that the three query heads use are probed (`num_probe_kv_heads` in `sizes.py`).
"""

import torch

from workers.selection.h2o import per_head
from workers.selection.importance import RowScores, column_sums
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, to_host, top_rows
from workers.selection.sizes import PROBE_HEADS

ALPHA = 0.6


class Impress:
    """Selects rows by probe heads, gate and vote, at every layer."""

    def __init__(self, alpha: float = ALPHA, scores: RowScores = column_sums) -> None:
        self._alpha = alpha
        self._scores = scores

    def evidence(self, layer: int) -> Evidence:
        return Evidence.PROBE

    def num_judging(self, num_own: int) -> int:
        return num_own

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        if seen.kind is Evidence.KEYS:
            return per_head(query, seen.keys(Evidence.KEYS), num_rows, self._scores)
        sums_MP = self._scores(query, seen.keys(Evidence.PROBE), slice(PROBE_HEADS))
        mass_P, sets_MR = to_host(sums_MP.sum(0), top_rows(sums_MP, num_rows))
        if mean_jaccard(list(sets_MR)) <= gate(num_rows, sums_MP.shape[1], self._alpha):
            return None
        total_mass = float(len(sums_MP) * query.q_NTD.shape[1])
        return Selection(vote(list(sets_MR), mass_P, num_rows)[None], mass_P, total_mass)


def gate(num_rows: int, num_prefix_rows: int, alpha: float = ALPHA) -> float:
    """The similarity that probe heads must exceed: the expected similarity of two random sets, raised to alpha < 1."""
    share = min(num_rows, num_prefix_rows) / num_prefix_rows
    expected: float = share / (2 - share)
    threshold: float = expected**alpha
    return threshold


def jaccard(a: torch.Tensor, b: torch.Tensor) -> float:
    """|A ∩ B| / |A ∪ B| of two sets of row numbers without repetitions; 1 for two empty sets."""
    shared = int(torch.isin(a, b, assume_unique=True).sum())
    union = len(a) + len(b) - shared
    return shared / union if union else 1.0


def mean_jaccard(sets: list[torch.Tensor]) -> float:
    """Mean Jaccard index of all pairs; 1 for a single set."""
    pairs = [jaccard(a, b) for i, a in enumerate(sets) for b in sets[:i]]
    return sum(pairs) / len(pairs) if pairs else 1.0


def vote(sets: list[torch.Tensor], mass_P: torch.Tensor, num_rows: int) -> torch.Tensor:
    """The rows that are in most sets; among equal votes, the rows of greater mass. Ascending, int64."""
    named, votes = torch.unique(torch.cat(sets), return_counts=True)
    greatest = mass_P.max().clamp(min=1e-30)
    voted: torch.Tensor = named[top_rows(votes + mass_P[named] / greatest * 0.5, num_rows)]
    return voted
