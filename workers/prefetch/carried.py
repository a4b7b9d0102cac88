"""Ours: prefetch of the rows that the next choice is certain to contain, while the layers before it compute.

The selector carries part of a choice over to the next one (`workers/selection/sketched.py`). That part is read as soon
as it is known, for the layers after those that share records with the layer that chose; such a read is never wasted.
The rest is read when the next layer chooses. Where rows are reordered, the carried rows are for one layer and those
that share records with it.
"""

from workers.prefetch.next_layer import NextEvidencePrefetch
from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Selection
from workers.selection.sizes import LOOKAHEAD_LAYERS


class CarriedRowsPrefetch(NextEvidencePrefetch):
    """Prefetches carried rows for the next `lookahead_layers` layers."""

    def __init__(self, lookahead_layers: int = LOOKAHEAD_LAYERS) -> None:
        self._lookahead_layers = lookahead_layers
        self._present: Selection | None = None

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        super().after_choice(layer, selection, prefetcher)
        if selection is self._present:  # the layer that made this choice has prefetched for the layers that keep it
            return
        self._present = selection
        if selection.carried_R is not None and len(selection.carried_R):
            carried = Selection(selection.carried_R[None], selection.importance_P)
            layers = range(layer + 1, layer + 1 + self._lookahead_layers)
            if selection.carried_to is not None:
                layers = range(selection.carried_to, selection.carried_to + 1)
            prefetcher.prefetch_rows(layers, carried, is_certain=True)
