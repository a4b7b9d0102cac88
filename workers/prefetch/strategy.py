"""The interface of a prefetch strategy: when it is called in a forward pass, and what it can have read ahead."""

from typing import Protocol

from workers.selection.rows import Selection


class Prefetcher(Protocol):
    """Begins reads that are not waited for. Asked for what is under way or beyond the last layer, it does nothing."""

    num_layers: int

    def prefetch_evidence(self, layer: int) -> None:
        """Read what the selector will need to choose at this layer, or at the next one that has no window."""
        ...

    def prefetch_rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        """Read the rows of a selection for layers that may choose them; layer by layer, in the order of `layers`.

        Layers with a window choose none: where all of these have one, the next layer without stands for them.

        `is_certain`: those layers will choose them, perhaps among others.
        """
        ...


class PrefetchStrategy(Protocol):
    """One method of reading ahead. Pure: it sees selections, never the cache or the clock."""

    #: Layers, from the one that selects on, that must be loaded before it computes on (ContiguousKV's subperiod).
    num_gated_layers: int

    def before_forward(self, prefetcher: Prefetcher) -> None:
        """The request has been admitted; its forward pass has not begun."""
        ...

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        """A layer has chosen its rows; they are being loaded already."""
        ...
