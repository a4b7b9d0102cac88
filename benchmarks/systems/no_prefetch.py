"""No prefetch: rows are read on demand only. The baseline for prefetch strategies."""

from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Selection


class NoPrefetch:
    """Reads nothing ahead."""

    num_gated_layers = 1

    def before_forward(self, prefetcher: Prefetcher) -> None:
        """Read nothing: layer 0 requests its rows itself."""

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        """Read nothing: every layer requests its rows itself."""
