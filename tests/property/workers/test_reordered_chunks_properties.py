"""Choices among groups of 16 rows, whose order differs by set of layers, of a prefix that has some of the rows."""

from dataclasses import dataclass

import numpy as np
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection
from workers.selection.sketched import SketchedChunks

LAYERS_PER_SET = 3


@dataclass(frozen=True)
class Groups:
    """Tokens of the groups of three sets of layers, [sets, C, 16], and mass of each group, [sets, C]."""

    tokens_SCT: np.ndarray
    mass_SC: np.ndarray

    @property
    def num_tokens(self) -> int:
        return int(self.tokens_SCT.max()) + 1

    def tokens_of(self, number: int) -> list[set[int]]:
        """Tokens of each group of a set."""
        return [{token for token in tokens if token >= 0} for tokens in self.tokens_SCT[number].tolist()]


@st.composite
def groups(draw: st.DrawFn) -> Groups:
    random = np.random.default_rng(draw(st.integers(0, 2**16)))
    num_there, num_absent = draw(st.integers(1, 12)), draw(st.sampled_from([0, 0, 1, 8]))
    rows = np.r_[np.arange(16 * num_there), np.full(16 * num_absent, -1)]
    tokens_SCT = np.array([random.permutation(rows) for _ in range(3)])
    if draw(st.booleans()):  # groups in token order, and some groups without tokens
        tokens_SCT[:] = rows
    mass_SC = random.random((3, num_there + num_absent), np.float32)
    if draw(st.booleans()):
        mass_SC[:, random.integers(0, num_there + num_absent)] = 0.0
    return Groups(tokens_SCT.reshape(3, -1, 16), mass_SC)


class Asked:
    """A selector that gets the masses of the groups."""

    def __init__(self, groups: Groups) -> None:
        self._groups = groups
        self.selector = SketchedChunks(shares=self._shares)

    def select(self, number: int, num_rows: int, next_budget: int | None = None, retrieval_rows: int = 0) -> Selection:
        groups, layer = self._groups, LAYERS_PER_SET * number
        query = LayerQuery(layer, torch.zeros(1, 1, 4), torch.zeros(1, 1), 1.0, 1, next_budget, retrieval_rows, (0,))
        following = min(number + 1, 2)
        seen = LayerEvidence(
            Evidence.SKETCH,
            means_KCMD=torch.zeros(1, groups.mass_SC.shape[1], 1, 4),
            tokens_CT=groups.tokens_SCT[number],
            next_tokens_CT=groups.tokens_SCT[following],
            next_layer=layer + LAYERS_PER_SET,
        )
        selection = self.selector.select(query, seen, num_rows)
        assert selection is not None
        return selection

    def _shares(self, query: LayerQuery, *_: object) -> tuple[torch.Tensor, torch.Tensor]:
        mass_C = self._groups.mass_SC[query.layer // LAYERS_PER_SET]
        return torch.from_numpy(mass_C / len(mass_C))[None, None].clone(), torch.ones(1)


def rows_of(selection: Selection) -> list[int]:
    return selection.rows_HR[0].tolist()


@settings(max_examples=150)
@given(groups=groups(), num_rows=st.integers(1, 240))
def test_a_choice_has_whole_groups_within_its_budget_with_both_ends_where_they_fit(
    groups: Groups, num_rows: int
) -> None:
    rows, budget = rows_of(Asked(groups).select(0, num_rows)), 16 * -(-num_rows // 16)
    assert rows == sorted(set(rows)) and rows[0] >= 0 and rows[-1] < groups.num_tokens
    assert len(rows) <= budget
    of_group = groups.tokens_of(0)
    chosen = [tokens for tokens in of_group if tokens & set(rows)]
    assert set().union(*chosen) == set(rows)
    ends = [tokens for tokens in of_group if tokens & {0, groups.num_tokens - 1}]
    assert 0 in rows
    assert groups.num_tokens - 1 in rows or sum(map(len, ends)) > budget
    left = [len(tokens) for tokens in of_group if tokens and not tokens & set(rows)]
    assert not left or len(rows) + 16 > budget, "no group that fits is left out"


@settings(max_examples=150)
@given(groups=groups(), num_rows=st.integers(1, 240), more=st.integers(0, 120), retrieval=st.integers(0, 240))
def test_a_larger_budget_has_all_that_a_smaller_one_had(
    groups: Groups, num_rows: int, more: int, retrieval: int
) -> None:
    """Retrieval heads attend to more rows of one ranking."""

    def selected(rows: int, **options: int) -> Selection:
        asked = Asked(groups)
        asked.select(0, num_rows)
        return asked.select(1, rows, **options)

    few, many = selected(num_rows, retrieval_rows=retrieval), selected(num_rows + more)
    assert set(rows_of(few)) <= set(rows_of(many))
    if few.retrieval_R is not None:
        besides = few.retrieval_R.tolist()
        assert besides == sorted(set(besides)) and not set(besides) & set(rows_of(few))
        assert len(besides) + few.num_rows <= 16 * -(-retrieval // 16)
        whole = selected(retrieval)
        assert set(besides) | set(rows_of(few)) == set(rows_of(whole))


@settings(max_examples=150)
@given(groups=groups(), budgets=st.tuples(*[st.integers(1, 240)] * 3))
def test_what_is_carried_over_is_attended_to_by_the_next_set(groups: Groups, budgets: tuple[int, int, int]) -> None:
    """Rows are prefetched before the next set chooses, for that set's layers."""
    asked = Asked(groups)
    for number in range(2):
        present = asked.select(number, budgets[number], budgets[number + 1])
        assert present.carried_R is not None and present.carried_to == LAYERS_PER_SET * (number + 1)
        carried = present.carried_R.tolist()
        following = asked.select(number + 1, budgets[number + 1])
        assert carried == sorted(set(carried)) and set(carried) <= set(rows_of(following))


@settings(max_examples=150)
@given(groups=groups(), num_rows=st.integers(1, 240))
def test_the_mass_of_the_groups_is_that_of_their_tokens(groups: Groups, num_rows: int) -> None:
    asked = Asked(groups)
    selection = asked.select(0, num_rows)
    assert selection.importance_P is not None and len(selection.importance_P) == groups.num_tokens
    by_token, mass_C = selection.importance_P.numpy(), groups.mass_SC[0] / len(groups.mass_SC[0])
    for tokens, mass in zip(groups.tokens_of(0), mass_C, strict=True):
        of_group = by_token[sorted(tokens)]
        assert not tokens or (np.allclose(of_group.sum(), mass, rtol=1e-5) and (of_group == of_group[0]).all())
