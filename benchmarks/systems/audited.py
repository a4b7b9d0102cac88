"""Our choice, with the true share of the attention that the chosen rows have.

For benches: it reads all keys of every layer that chooses, makes the store's sketch of them, lets `SketchedChunks`
choose by that sketch, and then weighs the chosen chunks by the keys themselves. The choice, and so the input of later
layers, is that of `runahead` for a model without windows, with rows in token order.
"""

from dataclasses import replace

import numpy as np
import torch

from kvstore import KVShape, Layout
from kvstore.format.payload import key_sketch, sketch_means
from workers.selection.contiguous import CHUNK_TOKENS
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection
from workers.selection.sketched import SketchedChunks, shares_of_chunks, sketch_for


class AuditedChunks(SketchedChunks):
    """`SketchedChunks` that also measures the attention mass kept. The arguments are those of the preset's layout;
    `num_fine_means` is of its fine sketch.
    """

    def __init__(self, period_layers: int, num_means: int, num_fine_means: int) -> None:
        super().__init__()
        self._period_layers = period_layers
        self._sketches = Layout(sketch=num_means, fine_sketch=num_fine_means)

    def evidence(self, layer: int) -> Evidence:
        return Evidence.NOTHING if layer % self._period_layers else Evidence.KEYS

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        if seen.kind is not Evidence.KEYS:
            return super().select(query, seen, num_rows)
        keys_KPD = seen.keys(Evidence.KEYS).float()
        means_KCMD = self._means(keys_KPD.cpu(), num_rows).to(keys_KPD.device)
        sketched = LayerEvidence(Evidence.SKETCH, means_KCMD=means_KCMD)
        selection = super().select(query, sketched, num_rows)
        assert selection is not None
        share_NTC, weight_T = shares_of_chunks(query, seen)
        is_dropped_C = torch.ones(share_NTC.shape[2], dtype=torch.bool)
        is_dropped_C[selection.rows_HR[0] // CHUNK_TOKENS] = False
        is_dropped_C = is_dropped_C.to(share_NTC.device)
        dropped_T = share_NTC[..., is_dropped_C].sum(2).mean(0)
        self._present = replace(selection, true_mass_kept=1.0 - float(dropped_T @ weight_T / weight_T.sum()))
        return self._present

    def _means(self, keys_KPD: torch.Tensor, budget_rows: int) -> torch.Tensor:
        """[K, C, M, D]: the means that a sketch of float32 keys would give, at the size that is read for the budget."""
        num_means = self._sketches.means_of(sketch_for(self._sketches, budget_rows, keys_KPD.shape[1]))
        num_heads, num_rows, head_dim = keys_KPD.shape
        shape = KVShape(num_layers=1, num_kv_heads=num_heads, head_dim=head_dim, dtype="float32")
        rows_1PB = keys_KPD.transpose(0, 1).reshape(1, num_rows, -1).contiguous().numpy().view(np.uint8)
        means_CMKD = sketch_means(key_sketch(rows_1PB, num_means, shape)[0])
        return torch.from_numpy(means_CMKD).permute(2, 0, 1, 3)
