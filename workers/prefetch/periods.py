"""ContiguousKV's prefetch (section 4.3.2): inside a period of layers, and across its border.

Intra-period: when the first layer of a period has chosen its chunks, they are read for all layers of the period, layer
after layer. Inter-period: before period i begins, the chunks of period i - 1 are read for it; when period i has chosen
its own, only the missing ones are read. `subperiod_layers` (section 4.5): number of layers of a period that must be in
memory before the period computes.
"""

from workers.prefetch.strategy import Prefetcher
from workers.selection.contiguous import PERIOD_LAYERS
from workers.selection.rows import Selection

SUBPERIOD_LAYERS = 4


class PeriodPrefetch:
    """Prefetches at both levels, and the probe keys of the next period between them."""

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
