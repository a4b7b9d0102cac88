"""ContiguousKV's selector (sections 4.2 to 4.4): whole chunks of 16 tokens, chosen once per period of layers.

The importance of a chunk is the sum of the importance of its rows (equation 1). The first layer of a period computes
it, from the keys of the probe heads ("we don't optimize the loading of probing", section 5.3: they are loaded as in
IMPRESS), and the chosen chunks serve all layers of the period.

A budget of k rows is k / 16 chunks, rounded up, which favours the paper's method on short prefixes.
"""

import torch

from workers.selection.importance import RowScores, column_sums
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, to_host, top_rows
from workers.selection.sizes import PROBE_HEADS

CHUNK_TOKENS = 16
PERIOD_LAYERS = 8


class ContiguousChunks:
    """Selects the most important chunks, one set per period of layers."""

    def __init__(self, period_layers: int = PERIOD_LAYERS, scores: RowScores = column_sums) -> None:
        self._period_layers = period_layers
        self._scores = scores
        self._present: Selection | None = None
        #: First layer that the present set does not serve. A period begins later if this layer has a window.
        self._border = 0

    def evidence(self, layer: int) -> Evidence:
        return Evidence.PROBE if layer >= self._border else Evidence.NOTHING

    def num_judging(self, num_own: int) -> int:
        return num_own

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection:
        if query.layer >= self._border:
            sums_MP = self._scores(query, seen.keys(Evidence.PROBE), slice(PROBE_HEADS))
            mass_P, total_mass = sums_MP.sum(0), float(len(sums_MP) * query.q_NTD.shape[1])
            mass_P, chunks = to_host(mass_P, top_chunks(mass_P, num_rows))
            self._present = Selection(rows_of(chunks)[None], mass_P, total_mass)
            self._border = query.layer + self._period_layers
        assert self._present is not None, "a period begins with its probe keys"
        return self._present


def chunk_mass(mass_P: torch.Tensor) -> torch.Tensor:
    """Equation 1: the mass of every chunk of 16 rows, float32 [P / 16]; P is a multiple of 16."""
    return mass_P.reshape(-1, CHUNK_TOKENS).sum(1)


def top_chunks(mass_P: torch.Tensor, num_rows: int) -> torch.Tensor:
    """The most important chunks that together have `num_rows` rows, rounded up. Ascending, int64."""
    return top_rows(chunk_mass(mass_P), -(-num_rows // CHUNK_TOKENS))


def rows_of(chunks: torch.Tensor) -> torch.Tensor:
    """The rows of chunks, in order."""
    return (chunks[:, None] * CHUNK_TOKENS + torch.arange(CHUNK_TOKENS)).reshape(-1)
