"""The next layer, while this one computes: its evidence (IMPRESS), and this layer's rows for it (SPEC).

IMPRESS loads the probe keys of the next layer ahead (ContiguousKV, figure 8a; H2O's all keys likewise). SPEC (section
IV-C) adds that the rows that matter to layer l matter to layer l + 1: it reads them, highest-ranked first, and when
layer l + 1 knows what it wants, only the rest is read. Here rows are read in the order in which they lie, and the
reorder has put those that rank high on average first.
"""

from workers.prefetch.wishes import Wishes
from workers.selection.rows import Selection


class NextEvidence:
    """What the next layer's selector must see."""

    num_gated_layers = 1

    def begun(self, wishes: Wishes) -> None:
        wishes.evidence(0)

    def selected(self, layer: int, selection: Selection, wishes: Wishes) -> None:
        wishes.evidence(layer + 1)


class NextLayer(NextEvidence):
    """The next layer's evidence, then this layer's rows of it."""

    def selected(self, layer: int, selection: Selection, wishes: Wishes) -> None:
        super().selected(layer, selection, wishes)
        wishes.rows(range(layer + 1, layer + 2), selection)
