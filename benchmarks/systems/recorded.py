"""Static pre-identification (SPI), a baseline of the papers: rows that were important to earlier queries, for every
query.

Source: IMPRESS, section 3.2, challenge 1: "statically record the identified important tokens for queries. Then, when
another query with the same prefix arrives, only the KVs of pre-identified important tokens would be loaded."

The paper does not say how the record of several queries is made. Here: the average importance of each row at each
layer, which the store keeps for its reorder (section 4.4.1), and the rows with the greatest average. A prefix without a
record is asked as under IMPRESS, which makes one. All rows are known beforehand, so all are read ahead from the start.
"""

import numpy as np
import numpy.typing as npt
import torch

from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection


class RecordedRows:
    """Selector and prefetch strategy in one: both know all rows from the start.

    `rows_LR`: by layer, ascending rows of the prefix, int32 [L, R].
    """

    num_gated_layers = 1

    def __init__(self, rows_LR: npt.NDArray[np.int32]) -> None:
        self._selections = [Selection(torch.from_numpy(rows_R.astype(np.int64))[None]) for rows_R in rows_LR]

    def evidence(self, layer: int) -> Evidence:
        return Evidence.NOTHING

    def num_judging(self, num_own: int) -> int:
        return 0

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection:
        return self._selections[query.layer]

    def before_forward(self, prefetcher: Prefetcher) -> None:
        for layer, selection in enumerate(self._selections):
            prefetcher.prefetch_rows(range(layer, layer + 1), selection, is_certain=True)

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        pass
