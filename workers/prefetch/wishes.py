"""What a prefetch strategy hears of a forward pass, and what it may wish for."""

from typing import Protocol

from workers.selection.rows import Selection


class Wishes(Protocol):
    """Reads that are begun and not waited for. Wishing for what is under way or beyond the last layer does nothing."""

    num_layers: int

    def evidence(self, layer: int) -> None:
        """What the selector will ask to see at this layer."""
        ...

    def rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        """The rows of a selection, for layers that may want them; layer by layer, in the order of `layers`.

        `is_certain`: those layers will choose them, perhaps among others.
        """
        ...


class Prefetch(Protocol):
    """One method's wishes. Pure: it sees selections, never the cache or the clock."""

    #: Layers, from the one that selects on, that must be loaded before it computes on (ContiguousKV's subperiod).
    num_gated_layers: int

    def begun(self, wishes: Wishes) -> None:
        """The request has been admitted; its forward pass has not begun."""
        ...

    def selected(self, layer: int, selection: Selection, wishes: Wishes) -> None:
        """A layer knows its rows; they are being loaded already."""
        ...
