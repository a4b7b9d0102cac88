"""Nothing is read before it is asked for: what prefetching is measured against."""

from workers.prefetch.wishes import Wishes
from workers.selection.rows import Selection


class Nothing:
    """No wishes."""

    num_gated_layers = 1

    def begun(self, wishes: Wishes) -> None:
        """Layer 0 asks itself."""

    def selected(self, layer: int, selection: Selection, wishes: Wishes) -> None:
        """So does every other."""
