"""The next layer, while this one computes: its evidence (IMPRESS), and this layer's rows for it (SPEC).

IMPRESS loads the probe keys of the next layer ahead (ContiguousKV, figure 8a; H2O's all keys likewise). SPEC (section
IV-C) adds that the rows that matter to layer l matter to layer l + 1: it reads them, highest-ranked first, and when
layer l + 1 knows what it wants, only the rest is read. Here rows are read in the order in which they lie, and the
reorder has put those that rank high on average first.
"""

from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Selection


class NextEvidencePrefetch:
    """Reads ahead what the next layer's selector needs to choose."""

    num_gated_layers = 1

    def before_forward(self, prefetcher: Prefetcher) -> None:
        prefetcher.prefetch_evidence(0)

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        prefetcher.prefetch_evidence(layer + 1)


class NextLayerPrefetch(NextEvidencePrefetch):
    """Reads ahead the next layer's evidence, then this layer's rows for it."""

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        super().after_choice(layer, selection, prefetcher)
        prefetcher.prefetch_rows(range(layer + 1, layer + 2), selection)
