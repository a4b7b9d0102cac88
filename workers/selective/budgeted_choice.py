"""Which rows of a stored prefix a layer chooses: what the selector says of the evidence, within the layer's budget.

Where the evidence does not suffice, the selector gets all keys. Where the recall guard is on and a new choice keeps too
little of the attention mass, the budget is doubled until it keeps enough, up to the plan's bound.
"""

from collections.abc import Container

import torch

from workers.plan.worker_plan import SelectionPlan
from workers.selection.rows import Evidence, LayerQuery, Selection, Selector
from workers.selective.evidence import StoredEvidence

#: The share of the attention mass below which the recall guard raises a layer's budget.
_GUARDED_MASS = 0.95


class BudgetedChoice:
    """Of one request, layer by layer. Owns: the choice in use. The evidence is its caller's.

    `plan`: the budgets, and how far the recall guard may raise them. `windowed`: layers that choose nothing.
    """

    def __init__(
        self,
        selector: Selector,
        plan: SelectionPlan,
        evidence: StoredEvidence,
        num_layers: int,
        num_kv_heads: int,
        windowed: Container[int] = (),
    ) -> None:
        self._selector = selector
        self._plan = plan
        self._evidence = evidence
        self._num_layers = num_layers
        self._num_kv_heads = num_kv_heads
        self._windowed = windowed
        #: What the last layer that chose has chosen; layers after it may keep to it.
        self.present: Selection | None = None
        #: Layers whose evidence did not suffice, and those whose budget the guard raised.
        self.num_fallback_layers = 0
        self.num_guarded_layers = 0

    def evidence_kind(self, layer: int) -> Evidence:
        """What the layer looks at first. A choice may change it for the layers that follow, and for its own."""
        return self._selector.evidence(layer)

    def num_judging(self, layer: int, num_own: int) -> int:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        # Without a choice yet (the layers that would have chosen have windows), this one looks at all keys.
        judges = self.present is None or self._evidence.has(self.evidence_kind(layer), layer)
        return self._selector.num_judging(num_own) if judges else 0

    def choose(
        self,
        layer: int,
        q_NTD: torch.Tensor,
        suffix_lse_NJ: torch.Tensor,
        scale: float,
        retrieval_heads: tuple[int, ...],
        soft_cap: float | None = None,
    ) -> Selection:
        """The layer's rows: `present` itself where it keeps to that. Raises PrefixUnreadable, RequestCancelled."""
        query = LayerQuery(
            layer,
            q_NTD,
            suffix_lse_NJ,
            scale,
            self._num_kv_heads,
            self._next_budget(layer),
            self._plan.retrieval_rows_of(layer),
            retrieval_heads,
            soft_cap,
        )
        self.present = self._selected(query)
        return self.present

    def _selected(self, query: LayerQuery) -> Selection:
        seen, num_rows = (
            self._evidence.wait_for(self.evidence_kind(query.layer), query.layer),
            self._plan.rows_of(query.layer),
        )
        selection = self._selector.select(query, seen, num_rows)
        if selection is None:
            self.num_fallback_layers += 1
            seen = self._evidence.wait_for(Evidence.KEYS, query.layer)
            selection = self._selector.select(query, seen, num_rows)
        assert selection is not None, "all keys suffice"
        max_rows = self._plan.max_rows_of(query.layer)
        if selection is self.present or num_rows >= max_rows or not _keeps_too_little(selection):
            return selection
        self.num_guarded_layers += 1
        while True:
            num_rows = min(2 * num_rows, max_rows)
            selection = self._selector.select(query, seen, num_rows)
            assert selection is not None, "what was seen sufficed before"
            if num_rows >= max_rows or not _keeps_too_little(selection):
                return selection

    def _next_budget(self, layer: int) -> int | None:
        """Of the next layer that there is evidence of; None where all layers have the same, or none is left."""
        if not self._plan.layer_rows:
            return None
        for later in range(layer + 1, self._num_layers):
            if later not in self._windowed and self._evidence.has(self.evidence_kind(later), later):
                return self._plan.rows_of(later)
        return None


def _keeps_too_little(selection: Selection) -> bool:
    mass_kept = selection.mass_kept()
    return mass_kept is not None and mass_kept < _GUARDED_MASS
