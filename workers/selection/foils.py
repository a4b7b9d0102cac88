"""What the papers compare themselves with: everything, a set chosen beforehand, a set drawn at random."""

import torch

from workers.selection.rows import Evidence, LayerQuery, Seen, Selection, top_rows


class Everything:
    """All rows: AttentionStore. What is read is what full attention reads."""

    def __init__(self, num_prefix_rows: int) -> None:
        self._selection = Selection(torch.arange(num_prefix_rows)[None])

    def evidence(self, layer: int) -> Evidence:
        return Evidence.NOTHING

    def select(self, query: LayerQuery, seen: Seen, num_rows: int) -> Selection:
        return self._selection


class Static:
    """Static pre-identification (SPI; IMPRESS, section 3.2): the rows that earlier questions found important.

    `importance_LP`: average importance by layer, float32. The same rows for every question.
    """

    def __init__(self, importance_LP: torch.Tensor) -> None:
        self._importance_LP = importance_LP

    def evidence(self, layer: int) -> Evidence:
        return Evidence.NOTHING

    def select(self, query: LayerQuery, seen: Seen, num_rows: int) -> Selection:
        return Selection(top_rows(self._importance_LP[query.layer], num_rows)[None])


class Random:
    """Rows drawn at random, other ones at every layer. The same for one seed, whatever is cached."""

    def __init__(self, num_prefix_rows: int, seed: int) -> None:
        self._num_prefix_rows = num_prefix_rows
        self._seed = seed

    def evidence(self, layer: int) -> Evidence:
        return Evidence.NOTHING

    def select(self, query: LayerQuery, seen: Seen, num_rows: int) -> Selection:
        generator = torch.Generator().manual_seed(self._seed * 1_000_003 + query.layer)
        drawn = torch.randperm(self._num_prefix_rows, generator=generator)[:num_rows]
        return Selection(drawn.sort().values[None])
