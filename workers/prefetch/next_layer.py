"""Prefetch for the next layer while this one computes: its evidence (IMPRESS), and this layer's rows (SPEC).

IMPRESS loads the probe keys of the next layer ahead (ContiguousKV, figure 8a); for H2O these are all keys. SPEC
(section IV-C) adds that rows which matter to layer l also matter to layer l + 1: it reads them for layer l + 1, highest
rank first, and when that layer has chosen, only its missing rows are read. Here rows are read in the order in which
they are stored, which has put rows of high average rank first.
"""

from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Selection


class NextEvidencePrefetch:
    """Prefetches the evidence by which the next layer's selector chooses."""

    num_gated_layers = 1

    def before_forward(self, prefetcher: Prefetcher) -> None:
        prefetcher.prefetch_evidence(0)

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        prefetcher.prefetch_evidence(layer + 1)


class NextLayerPrefetch(NextEvidencePrefetch):
    """Prefetches the next layer's evidence, then, for the next layer, the rows that this one chose."""

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        super().after_choice(layer, selection, prefetcher)
        prefetcher.prefetch_rows(range(layer + 1, layer + 2), selection)
