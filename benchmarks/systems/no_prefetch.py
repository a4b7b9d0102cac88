"""Nothing is read before it is asked for: what prefetching is measured against."""

from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Selection


class NoPrefetch:
    """Reads nothing ahead."""

    num_gated_layers = 1

    def before_forward(self, prefetcher: Prefetcher) -> None:
        """Layer 0 asks itself."""

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        """So does every other."""
