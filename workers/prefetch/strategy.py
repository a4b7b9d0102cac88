"""The interface of a prefetch strategy: when a forward pass calls it, and what it can read ahead."""

from typing import Protocol

from workers.selection.rows import Selection


class Prefetcher(Protocol):
    """Begins reads without waiting for them. Ignores rows already being read, and layers beyond the last one."""

    num_layers: int

    def prefetch_evidence(self, layer: int) -> None:
        """Read the evidence by which this layer will choose, or the next layer that has no window."""
        ...

    def prefetch_rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        """Read the rows of a selection for layers that may choose them, layer by layer, in the order of `layers`.

        Layers with a window choose no rows: if all `layers` have one, the next layer without a window stands for them.

        `is_certain`: the layers will choose these rows, perhaps among others.
        """
        ...


class PrefetchStrategy(Protocol):
    """One method of reading ahead. Pure: it sees selections, never the cache or the clock."""

    #: Number of layers, from the choosing one on, that must be loaded before it computes (ContiguousKV's subperiod).
    num_gated_layers: int

    def before_forward(self, prefetcher: Prefetcher) -> None:
        """Called when the request has been admitted, before its forward pass."""
        ...

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        """Called when a layer has chosen its rows, which are already being loaded."""
        ...
