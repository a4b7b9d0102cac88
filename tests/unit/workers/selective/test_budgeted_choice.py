"""Rows of a layer: its budget, all keys where the evidence does not suffice, and more where the guard is on."""

from typing import Any

import torch

from workers.plan.worker_plan import SelectionPlan
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection
from workers.selective.budgeted_choice import BudgetedChoice

NUM_LAYERS, NUM_PREFIX = 4, 64


class FirstRows:
    """A selector that chooses the first rows at layers 0 and 2 and keeps them at 1 and 3. All rows have equal mass."""

    def __init__(self, suffices: bool = True) -> None:
        self.queries: list[LayerQuery] = []
        self._suffices = suffices
        self._chosen: Selection | None = None

    def evidence(self, layer: int) -> Evidence:
        return Evidence.NOTHING if layer % 2 else Evidence.PROBE

    def num_judging(self, num_own: int) -> int:
        return min(8, num_own)

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        self.queries.append(query)
        if seen.kind is Evidence.NOTHING:
            return self._chosen
        if seen.kind is not Evidence.KEYS and not self._suffices:
            return None
        importance_P = torch.full((NUM_PREFIX,), 1.0 / NUM_PREFIX)
        self._chosen = Selection(torch.arange(num_rows)[None], importance_P, 1.0)
        return self._chosen


class Told:
    """Evidence that is available at once."""

    def has(self, kind: Evidence, layer: int) -> bool:
        return kind is not Evidence.NOTHING

    def wait_for(self, kind: Evidence, layer: int) -> LayerEvidence:
        return LayerEvidence(kind)


def choice_of(selector: FirstRows, plan: SelectionPlan) -> BudgetedChoice:
    evidence: Any = Told()
    return BudgetedChoice(selector, plan, evidence, NUM_LAYERS, 2)


def chosen(choice: BudgetedChoice, layer: int) -> Selection:
    return choice.choose(layer, torch.zeros(4, 3, 8), torch.zeros(4, 3), 1.0, ())


def test_a_layer_that_looks_at_nothing_keeps_to_the_present_choice() -> None:
    choice = choice_of(FirstRows(), SelectionPlan(preset="impress", num_rows=16))
    assert choice.present is None
    first = chosen(choice, 0)
    assert (first.num_rows, choice.present) == (16, first)
    assert chosen(choice, 1) is first
    assert chosen(choice, 2) is not first


def test_only_a_layer_that_looks_has_judging_queries_and_so_has_any_layer_before_a_choice() -> None:
    choice = choice_of(FirstRows(), SelectionPlan(preset="impress", num_rows=16))
    assert choice.num_judging(1, 20) == 8
    chosen(choice, 0)
    assert [choice.num_judging(layer, 20) for layer in range(NUM_LAYERS)] == [8, 0, 8, 0]


def test_where_the_evidence_does_not_suffice_the_selector_gets_all_keys() -> None:
    choice = choice_of(FirstRows(suffices=False), SelectionPlan(preset="impress", num_rows=16))
    assert chosen(choice, 0).num_rows == 16
    assert choice.num_fallback_layers == 1


def test_a_layer_that_chooses_knows_the_budget_of_the_next_one_that_does() -> None:
    selector = FirstRows()
    choice = choice_of(
        selector,
        SelectionPlan(preset="impress", num_rows=16, layer_rows=(8, 8, 24, 24), retrieval_rows=(9, 9, 30, 30)),
    )
    assert [chosen(choice, layer).num_rows for layer in range(NUM_LAYERS)] == [8, 8, 24, 24]
    assert [query.next_budget for query in selector.queries] == [24, 24, None, None]
    assert [query.retrieval_rows for query in selector.queries] == [9, 9, 30, 30]


def test_the_budget_of_a_layer_with_a_window_is_none_of_a_choice() -> None:
    selector, evidence = FirstRows(), Told()
    plan = SelectionPlan(preset="impress", num_rows=16, layer_rows=(8, 16, 16, 24))
    for windowed, next_budget in (((), 16), ((1, 2), None)):
        choice = BudgetedChoice(selector, plan, evidence, NUM_LAYERS, 2, windowed)  # type: ignore[arg-type]
        chosen(choice, 0)
        assert selector.queries[-1].next_budget == next_budget
