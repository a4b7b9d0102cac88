"""Selectors compared with the papers' small examples and with a plain computation."""

from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from workers.selection.contiguous import ContiguousChunks, chunk_mass, rows_of, top_chunks
from workers.selection.h2o import H2O
from workers.selection.importance import by_kv_head, column_sums
from workers.selection.impress import Impress, gate, jaccard, mean_jaccard, vote
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, top_rows
from workers.selection.sizes import num_probe_kv_heads

HEADS, KV_HEADS, HEAD_DIM = 6, 3, 8


def query_of(num_own: int, seed: int = 0, layer: int = 0, num_heads: int = HEADS, num_kv_heads: int = KV_HEADS):
    generator = torch.Generator().manual_seed(seed)
    q_NTD = torch.randn(num_heads, num_own, HEAD_DIM, generator=generator)
    lse_NT = torch.randn(num_heads, num_own, generator=generator)
    return LayerQuery(layer, q_NTD, lse_NT, HEAD_DIM**-0.5, num_kv_heads)


def keys_of(num_rows: int, seed: int = 1, num_heads: int = KV_HEADS) -> torch.Tensor:
    return torch.randn(num_heads, num_rows, HEAD_DIM, generator=torch.Generator().manual_seed(seed))


def plain_column_sums(query: LayerQuery, keys_KPD: torch.Tensor) -> torch.Tensor:
    """Column sums by definition, in float64: softmax over the prefix and the suffix, whose scores sum to their lse."""
    sums = []
    for head, q_TD in enumerate(query.q_NTD.double()):
        k_PD = keys_KPD[head // query.heads_per_group].double()
        scores = q_TD @ k_PD.T * query.scale
        if query.soft_cap is not None:
            scores = (scores / query.soft_cap).tanh() * query.soft_cap
        exponentials = scores.exp()
        suffix = query.suffix_lse_NJ[head].double().exp()
        sums.append((exponentials / (exponentials.sum(1) + suffix)[:, None]).sum(0))
    return torch.stack(sums)


@pytest.mark.parametrize("num_own", [1, 2, 33])
@pytest.mark.parametrize("block", [64, 2**22])
@pytest.mark.parametrize("cap", [None, 1.0])
def test_column_sums_are_those_of_the_attention_weights(num_own, block, cap, monkeypatch) -> None:
    monkeypatch.setattr("workers.selection.importance._BLOCK_SCORES", block)
    query, keys = replace(query_of(num_own), soft_cap=cap), keys_of(50)
    expected = plain_column_sums(query, keys)
    torch.testing.assert_close(column_sums(query, keys, slice(None)).double(), expected, rtol=1e-5, atol=1e-6)
    first_three = column_sums(query, keys[:2], slice(3))
    torch.testing.assert_close(first_three.double(), expected[:3], rtol=1e-5, atol=1e-6)
    assert by_kv_head(expected.float(), KV_HEADS).shape == (KV_HEADS, 50)


def test_similarity_of_the_paper_s_two_heads() -> None:
    """IMPRESS, figure 7(a): {0, 2} and {0, 1} have one of three elements in common."""
    assert jaccard(torch.tensor([0, 2]), torch.tensor([0, 1])) == pytest.approx(1 / 3)
    assert jaccard(torch.tensor([1]), torch.tensor([1])) == 1
    assert mean_jaccard([torch.tensor([0, 2]), torch.tensor([0, 1]), torch.tensor([0, 2])]) == pytest.approx(5 / 9)


def test_gate_is_the_similarity_of_chance_raised_to_alpha() -> None:
    """IMPRESS, section 4.3: j = (k/n) / (2 - k/n), t = j^0.6; a quarter gives j = 1/7."""
    assert gate(25, 100) == pytest.approx((1 / 7) ** 0.6)
    assert gate(25, 100, alpha=0) == 1
    assert gate(100, 100) == 1
    assert gate(5, 100) < gate(50, 100) < 1


def test_vote_prefers_what_all_heads_hold_then_what_draws_most() -> None:
    sets = [torch.tensor([0, 1, 4]), torch.tensor([0, 2, 4]), torch.tensor([0, 3, 5])]
    mass = torch.tensor([0.1, 9.0, 1.0, 1.0, 0.2, 3.0])
    assert vote(sets, mass, 3).tolist() == [0, 1, 4], "three votes, then two, then the heaviest of one"
    assert vote(sets, mass, 1).tolist() == [0]


def test_probe_heads_that_agree_choose_one_row_for_all_heads() -> None:
    """IMPRESS, figure 9: 4 rows, one of them important, 32 heads, three of them probed: 12 keys and 64 vectors."""
    query = LayerQuery(0, torch.ones(32, 1, 2), torch.zeros(32, 1), 1.0, 32)
    keys = torch.zeros(32, 4, 2)
    keys[:, 2] = 3.0
    selection = Impress().select(query, LayerEvidence(Evidence.PROBE, keys[:3]), 1)
    assert selection is not None
    assert selection.rows_HR.tolist() == [[2]]
    without = H2O().select(query, LayerEvidence(Evidence.KEYS, keys), 1)
    assert without.rows_HR.shape == (32, 1)
    vectors = 3 * 4 + 32 * selection.num_rows * 2
    vectors_without = 32 * 4 + int(without.rows_HR.numel())
    assert (vectors, vectors_without) == (76, 160)


def test_probe_heads_that_disagree_ask_for_all_keys() -> None:
    query = LayerQuery(0, torch.eye(4)[:, None], torch.zeros(4, 1), 5.0, 4)
    keys = torch.eye(4).expand(4, 4, 4).clone()
    method = Impress()
    assert method.select(query, LayerEvidence(Evidence.PROBE, keys[:3]), 1) is None
    selection = method.select(query, LayerEvidence(Evidence.KEYS, keys), 1)
    assert selection is not None
    assert selection.rows_HR.tolist() == [[0], [1], [2], [3]], "each head chooses its own row"


@pytest.mark.parametrize(("heads_per_group", "kv_heads"), [(1, 3), (2, 2), (3, 1), (7, 1)])
def test_only_kv_heads_that_probe_heads_use_are_probed(heads_per_group, kv_heads) -> None:
    assert num_probe_kv_heads(heads_per_group) == kv_heads


def test_a_chunk_of_sixteen_is_a_quarter_of_what_a_chunk_of_64_reads() -> None:
    """ContiguousKV, section 4.2: 16 wanted rows cost 64 read rows in a chunk of 64, and 16 in a chunk of 16."""
    mass = torch.zeros(64)
    mass[16:32] = 1.0
    rows = rows_of(top_chunks(mass, 16))
    assert rows.tolist() == list(range(16, 32))
    assert 64 / len(rows) == 4
    assert chunk_mass(mass).tolist() == [0, 16, 0, 0]


def test_chunks_serve_a_whole_period() -> None:
    method, keys = ContiguousChunks(period_layers=3), keys_of(64)
    chosen = []
    for layer in range(6):
        kind = method.evidence(layer)
        assert (kind is Evidence.PROBE) == (layer % 3 == 0)
        seen = LayerEvidence(kind, keys[:2] if kind is Evidence.PROBE else None)
        chosen.append(method.select(query_of(4, seed=layer, layer=layer), seen, 17).rows_HR.tolist())
    assert chosen[0] == chosen[1] == chosen[2]
    assert chosen[3] == chosen[4] == chosen[5]
    assert len(chosen[0][0]) == 32, "17 rows are two chunks"


@given(st.lists(st.integers(0, 5), min_size=1, max_size=40), st.integers(1, 50))
def test_top_rows_are_the_greatest_and_the_earliest_of_equals(values, num_rows) -> None:
    rows = top_rows(torch.tensor(values, dtype=torch.float32), num_rows).tolist()
    expected = sorted(sorted(range(len(values)), key=lambda i: (-values[i], i))[:num_rows])
    assert rows == expected


@settings(max_examples=40)
@given(st.integers(1, 60), st.integers(1, 60), st.integers(0, 10**6))
def test_impress_attends_to_its_budget_exactly(num_prefix, num_rows, seed) -> None:
    query, keys = query_of(3, seed), keys_of(num_prefix, seed + 1)
    method = Impress()
    selection = method.select(query, LayerEvidence(Evidence.PROBE, keys[:2]), num_rows)
    if selection is None:
        selection = method.select(query, LayerEvidence(Evidence.KEYS, keys), num_rows)
    assert selection is not None
    assert selection.num_rows == min(num_rows, num_prefix)
    assert all(rows.tolist() == sorted(set(rows.tolist())) for rows in selection.rows_HR)
    assert set(selection.union().tolist()) <= set(range(num_prefix))


def test_a_union_names_each_row_once() -> None:
    assert Selection(torch.tensor([[0, 3], [1, 3]])).union().tolist() == [0, 1, 3]
