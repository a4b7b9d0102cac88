"""A layer's choice of rows of a stored prefix: the selector judges evidence, within the layer's budget.

If the evidence does not suffice, the selector gets all keys.
"""

from collections.abc import Container

import torch

from workers.plan.worker_plan import SelectionPlan
from workers.selection.rows import Evidence, LayerQuery, Selection, Selector
from workers.selective.evidence import StoredEvidence


class BudgetedChoice:
    """Choices of one request, layer by layer. Owns: the present choice. The caller owns the evidence.

    `plan`: budgets. `windowed`: layers with a window, which choose no rows.
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
        #: The last choice, which later layers may keep.
        self.present: Selection | None = None
        #: Number of layers whose evidence did not suffice.
        self.num_fallback_layers = 0

    def evidence_kind(self, layer: int) -> Evidence:
        """Kind of evidence by which the layer chooses. A choice may change it for this layer and later ones."""
        return self._selector.evidence(layer)

    def num_judging(self, layer: int, num_own: int) -> int:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        # Without an earlier choice (all layers that would have made one have windows), this layer looks at all keys.
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
        """The layer's rows: `present` itself if the layer keeps it. Raises PrefixUnreadable, RequestCancelled."""
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
        num_rows = self._plan.rows_of(layer)
        seen = self._evidence.wait_for(self.evidence_kind(layer), layer)
        selection = self._selector.select(query, seen, num_rows)
        if selection is None:
            self.num_fallback_layers += 1
            selection = self._selector.select(query, self._evidence.wait_for(Evidence.KEYS, layer), num_rows)
        assert selection is not None, "all keys suffice"
        self.present = selection
        return selection

    def _next_budget(self, layer: int) -> int | None:
        """Budget of the next layer that has evidence; None if all layers have the same budget, or no such layer
        follows.
        """
        if not self._plan.layer_rows:
            return None
        for later in range(layer + 1, self._num_layers):
            if later not in self._windowed and self._evidence.has(self.evidence_kind(later), later):
                return self._plan.rows_of(later)
        return None
