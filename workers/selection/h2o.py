"""H2O on a stored prefix (AS+H2O of IMPRESS, section 6.1): reads all keys; a head keeps the rows of most attention.

H2O (cited by IMPRESS as [44]) ranks rows by the column sums of the attention weights, per head. With grouped queries a
KV head keeps one set for all its query heads, by the sum over these heads.
"""

import torch

from workers.selection.importance import RowScores, by_kv_head, column_sums
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, to_host, top_rows


class H2O:
    """Selects heavy hitters, per KV head, at every layer."""

    def __init__(self, scores: RowScores = column_sums) -> None:
        self._scores = scores

    def evidence(self, layer: int) -> Evidence:
        return Evidence.KEYS

    def num_judging(self, num_own: int) -> int:
        return num_own

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection:
        return per_head(query, seen.keys(Evidence.KEYS), num_rows, self._scores)


def per_head(query: LayerQuery, keys_KPD: torch.Tensor, num_rows: int, scores: RowScores = column_sums) -> Selection:
    """The most important rows of each KV head."""
    sums_KP = by_kv_head(scores(query, keys_KPD, slice(None)), query.num_kv_heads)
    total_mass = float(query.q_NTD.shape[0] * query.q_NTD.shape[1])
    mass_P, rows_KR = to_host(sums_KP.sum(0), top_rows(sums_KP, num_rows))
    return Selection(rows_KR, mass_P, total_mass)
