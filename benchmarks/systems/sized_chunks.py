"""ContiguousKV with chunk sizes other than 16 tokens (section 5.4, figure 14), for sweeps.

The paper covers 4 to 32. A chunk is a record here, and records hold multiples of 16 tokens: so 16, 32 and more.
"""

from dataclasses import replace

import torch

from workers.selection.contiguous import PERIOD_LAYERS, ContiguousChunks
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, top_rows


class SizedChunks(ContiguousChunks):
    """The most important chunks of `chunk_tokens` tokens, one set per period. P must be a multiple of that number."""

    def __init__(self, chunk_tokens: int, period_layers: int = PERIOD_LAYERS) -> None:
        super().__init__(period_layers)
        self._chunk_tokens = chunk_tokens

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection:
        begins_period = self.evidence(query.layer) is not Evidence.NOTHING
        selection = super().select(query, seen, num_rows)
        if begins_period:
            assert selection.importance_P is not None, "a period begins with its probe keys"
            rows = most_important(selection.importance_P, num_rows, self._chunk_tokens)
            self._present = selection = replace(selection, rows_HR=rows[None])
        return selection


def most_important(mass_P: torch.Tensor, num_rows: int, chunk_tokens: int) -> torch.Tensor:
    """The rows of the chunks with the greatest mass (equation 1), `num_rows` rounded up to whole chunks. Ascending."""
    chunks = top_rows(mass_P.reshape(-1, chunk_tokens).sum(1), whole_chunks(num_rows, chunk_tokens))
    return (chunks[:, None] * chunk_tokens + torch.arange(chunk_tokens)).reshape(-1)


def whole_chunks(num_rows: int, chunk_tokens: int) -> int:
    """Number of chunks that hold `num_rows` rows, rounded up."""
    return -(-num_rows // chunk_tokens)
