"""ContiguousKV, section 4.3.2: inside a period, and across its border.

Intra-period: when the first layer of a period knows its chunks, those of all layers of the period are read, layer after
layer. Inter-period: before period i begins, the chunks of period i - 1 are read for it; when period i knows its own,
only those that are missing are. `subperiod_layers` (section 4.5): so many layers of the period must be there before it
computes.
"""

from workers.prefetch.strategy import Prefetcher
from workers.selection.contiguous import PERIOD_LAYERS
from workers.selection.rows import Selection

SUBPERIOD_LAYERS = 4


class PeriodPrefetch:
    """Reads ahead at both levels; the probe keys of the next period come between them."""

    def __init__(self, period_layers: int = PERIOD_LAYERS, subperiod_layers: int = SUBPERIOD_LAYERS) -> None:
        self._period_layers = period_layers
        self._border = 0
        self.num_gated_layers = min(period_layers, subperiod_layers)

    def before_forward(self, prefetcher: Prefetcher) -> None:
        prefetcher.prefetch_evidence(0)

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        if layer < self._border:
            return
        self._border = border = layer + self._period_layers
        prefetcher.prefetch_rows(range(layer + 1, border), selection, is_certain=True)
        prefetcher.prefetch_evidence(border)
        prefetcher.prefetch_rows(range(border, border + self._period_layers), selection)
