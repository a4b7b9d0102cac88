"""Chunks chosen by a sketch of the keys: estimates of attention, budgets, and rows in another order."""

import math
from dataclasses import replace

import numpy as np
import pytest
import torch

from kvstore import Layout
from kvstore.format.layout import RecordKind
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection
from workers.selection.sketched import (
    HALF_LIFE_QUERIES,
    NUM_QUERIES,
    SketchedChunks,
    kept_chunks,
    shares_of_chunks,
    sketch_for,
)

HEADS, KV_HEADS, HEAD_DIM, CHUNKS = 4, 2, 8, 6


def query_of(num_queries: int, layer: int = 0, seed: int = 0) -> LayerQuery:
    draw = torch.Generator().manual_seed(seed)
    q = torch.randn((HEADS, num_queries, HEAD_DIM), generator=draw) * 2
    suffix = torch.randn((HEADS, num_queries), generator=draw)
    return LayerQuery(layer, q, suffix, 0.3, KV_HEADS)


def keys_of(seed: int = 1) -> torch.Tensor:
    return torch.randn((KV_HEADS, CHUNKS * 16, HEAD_DIM), generator=torch.Generator().manual_seed(seed))


def seen_of(keys_KPD: torch.Tensor, num_means: int) -> LayerEvidence:
    groups = keys_KPD.reshape(KV_HEADS, CHUNKS, num_means, 16 // num_means, HEAD_DIM)
    return LayerEvidence(Evidence.SKETCH, means_KCMD=groups.mean(3))


def mass_of_chunks(query: LayerQuery, seen: LayerEvidence) -> tuple[torch.Tensor, float]:
    share_NTC, weight_T = shares_of_chunks(query, seen)
    return torch.einsum("ntc,t->c", share_NTC, weight_T), float(weight_T.sum()) * HEADS


@pytest.mark.parametrize("num_queries", [1, 5, NUM_QUERIES, NUM_QUERIES + 9])
@pytest.mark.parametrize("cap", [None, 1.0])
def test_with_every_key_in_the_sketch_the_estimate_is_the_attention_of_the_last_queries(
    num_queries: int, cap: float | None
) -> None:
    query, keys = replace(query_of(num_queries), soft_cap=cap), keys_of()
    mass_C, total = mass_of_chunks(query, seen_of(keys, 16))
    expected, weights = torch.zeros(CHUNKS), 0.0
    for age in range(min(num_queries, NUM_QUERIES)):
        weight, t = 0.5 ** (age / HALF_LIFE_QUERIES), num_queries - 1 - age
        for head in range(HEADS):
            scores = [float(query.q_NTD[head, t] @ key) * query.scale for key in keys[head // 2]]
            scores = scores if cap is None else [cap * math.tanh(score / cap) for score in scores]
            suffix = math.exp(float(query.suffix_lse_NJ[head, t]))
            whole = sum(math.exp(score) for score in scores) + suffix
            for row, score in enumerate(scores):
                expected[row // 16] += weight * math.exp(score) / whole
            weights += weight
    assert torch.allclose(mass_C, expected, rtol=1e-4)
    assert math.isclose(total, weights, rel_tol=1e-5)


def test_queries_before_the_last_ones_change_nothing() -> None:
    query, keys = query_of(NUM_QUERIES + 4), keys_of()
    other = LayerQuery(0, query.q_NTD.clone(), query.suffix_lse_NJ, query.scale, KV_HEADS)
    other.q_NTD[:, :4] = 99.0
    assert torch.equal(mass_of_chunks(query, seen_of(keys, 2))[0], mass_of_chunks(other, seen_of(keys, 2))[0])


def test_the_first_chunk_and_the_last_are_kept_then_the_greatest() -> None:
    mass_C = np.array([0.0, 5.0, 1.0, 7.0, 0.5, 0.1], np.float32)
    assert kept_chunks(mass_C, 1).tolist() == [0]
    assert kept_chunks(mass_C, 2).tolist() == [0, 5]
    assert kept_chunks(mass_C, 4).tolist() == [0, 1, 3, 5]
    assert kept_chunks(mass_C, 9).tolist() == [0, 1, 2, 3, 4, 5]
    assert kept_chunks(np.zeros(1, np.float32), 1).tolist() == [0]


def test_a_budget_is_rounded_up_to_whole_chunks_and_its_mass_is_told() -> None:
    selection = SketchedChunks().select(query_of(7), seen_of(keys_of(), 2), 33)
    assert selection is not None and selection.num_rows == 48
    assert selection.rows_HR[0].reshape(3, 16)[:, 0].remainder(16).tolist() == [0, 0, 0]
    kept = selection.mass_kept()
    assert kept is not None and 0 < kept < 1
    whole = SketchedChunks().select(query_of(7), seen_of(keys_of(), 2), 96)
    assert whole is not None and whole.mass_kept() == 1.0


def test_layers_without_a_sketch_take_the_set_of_the_last_layer_that_had_one() -> None:
    selector, keys = SketchedChunks(), keys_of()
    assert selector.select(query_of(3), LayerEvidence(Evidence.SKETCH), 32) is None, "all keys are asked for"
    first = selector.select(query_of(3), seen_of(keys, 2), 32)
    assert selector.select(query_of(3, layer=1, seed=5), LayerEvidence(Evidence.SKETCH), 32) is first
    again = selector.select(query_of(3, layer=3, seed=9), seen_of(keys_of(4), 2), 32)
    assert again is not first
    assert selector.select(query_of(3, layer=4), LayerEvidence(Evidence.SKETCH), 32) is again


def test_all_keys_serve_as_a_sketch_of_sixteen_means() -> None:
    keys = keys_of()
    by_keys = SketchedChunks().select(query_of(3), LayerEvidence(Evidence.KEYS, keys), 48)
    by_sketch = SketchedChunks().select(query_of(3), seen_of(keys, 16), 48)
    assert by_keys is not None and by_sketch is not None
    assert torch.equal(by_keys.rows_HR, by_sketch.rows_HR)


def test_a_sketch_that_holds_no_number_is_passed_over() -> None:
    keys = keys_of()
    means = seen_of(keys, 2).means_KCMD.clone()
    means[:, 2] = torch.nan
    mass_C, _ = mass_of_chunks(query_of(3), LayerEvidence(Evidence.SKETCH, means_KCMD=means))
    others = [chunk for chunk in range(CHUNKS) if chunk != 2]
    without, _ = mass_of_chunks(query_of(3), LayerEvidence(Evidence.SKETCH, means_KCMD=means[:, others]))
    assert mass_C[2] < 1e-30, "as little as any mass far below the greatest"
    assert torch.allclose(mass_C[others], without)


# -- mass kept by a choice ---------------------------------------------------------------------------------------------


def lse_of(query: LayerQuery, keys_KPD: torch.Tensor) -> torch.Tensor:
    """Log-sum-exps of the scores of these rows, float32 [N, T]."""
    scores = query.q_NTD @ keys_KPD.repeat_interleave(HEADS // KV_HEADS, 0).transpose(1, 2) * query.scale
    return scores.logsumexp(2)


def test_with_every_key_in_the_sketch_the_mass_kept_is_exact() -> None:
    query, keys = query_of(5), keys_of()
    selection = SketchedChunks().select(query, seen_of(keys, 16), 48)
    assert selection is not None and selection.shares is not None
    seen_lse_NT = torch.logaddexp(lse_of(query, keys[:, selection.rows_HR[0]]), query.suffix_lse_NJ)
    kept = float(selection.shares().mass_kept(seen_lse_NT, query.suffix_lse_NJ))
    assert kept == pytest.approx(selection.mass_kept(), rel=1e-4)


def test_the_exact_mass_of_the_chosen_rows_corrects_the_estimate_of_the_others() -> None:
    """Scores vary inside a group, so its mean understates every chunk, and too much mass is estimated as kept."""
    query, keys = query_of(5), keys_of() * 3
    selection = SketchedChunks().select(query, seen_of(keys, 2), 48)
    assert selection is not None and selection.shares is not None
    chosen = torch.zeros(CHUNKS * 16, dtype=torch.bool)
    chosen[selection.rows_HR[0]] = True
    whole = torch.logaddexp(lse_of(query, keys), query.suffix_lse_NJ)
    lost_NT = (lse_of(query, keys[:, ~chosen]) - whole).exp()
    weight_T = selection.shares().weight_T
    exact = 1 - float((lost_NT @ weight_T).mean() / weight_T.sum())
    seen_lse_NT = torch.logaddexp(lse_of(query, keys[:, chosen]), query.suffix_lse_NJ)
    corrected = float(selection.shares().mass_kept(seen_lse_NT, query.suffix_lse_NJ))
    estimate = selection.mass_kept()
    assert estimate is not None
    assert abs(corrected - exact) < abs(estimate - exact) / 2
    assert estimate > exact


def test_a_share_of_all_keeps_all_and_a_mass_that_is_no_number_is_not_lost() -> None:
    query, keys = query_of(5), keys_of()
    selection = SketchedChunks().select(query, seen_of(keys, 2), 96)
    assert selection is not None and selection.shares is not None
    suffix_lse_NT = query.suffix_lse_NJ
    all_lse_NT = torch.logaddexp(lse_of(query, keys), suffix_lse_NT)
    assert float(selection.shares().mass_kept(all_lse_NT, suffix_lse_NT)) == pytest.approx(1.0, abs=1e-6)
    for none_chosen_lse_NT in (suffix_lse_NT, suffix_lse_NT - 1e-6):
        assert float(selection.shares().mass_kept(none_chosen_lse_NT, suffix_lse_NT)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("fine_sketch", "num_rows", "num_reordered", "kind"),
    [
        (8, 99, 0, RecordKind.SKETCH),
        (8, 100, 0, RecordKind.FINE_SKETCH),
        (8, 100, 900, RecordKind.FINE_SKETCH),
        (8, 100, 901, RecordKind.SKETCH),
        (0, 1000, 0, RecordKind.SKETCH),
    ],
)
def test_a_tenth_of_a_prefix_in_the_order_of_the_text_is_worth_a_finer_sketch_where_there_is_one(
    fine_sketch: int, num_rows: int, num_reordered: int, kind: RecordKind
) -> None:
    layout = Layout(sketch=2, fine_sketch=fine_sketch)
    assert sketch_for(layout, num_rows, num_prefix=1000, num_reordered=num_reordered) is kind


# -- rows in another order ---------------------------------------------------------------------------------------------


def reordered(keys_KPD: torch.Tensor, num_means: int, num_others: int, layer: int = 0, seed: int = 3) -> LayerEvidence:
    """Sketch of keys in the layer's own order, mixed with `num_others` chunks of keys outside the prefix."""
    others_KPD = keys_of(seed + 100)[:, : 16 * num_others] * 4
    draw, num_rows = np.random.default_rng([seed, layer]), CHUNKS * 16 + 16 * num_others
    order, following = draw.permutation(num_rows), np.random.default_rng([seed, layer + 3]).permutation(num_rows)
    rows_KRD = torch.cat([keys_KPD, others_KPD], dim=1)[:, order]
    tokens, next_tokens = (np.where(rows < CHUNKS * 16, rows, -1).reshape(-1, 16) for rows in (order, following))
    means_KCMD = rows_KRD.reshape(KV_HEADS, -1, num_means, 16 // num_means, HEAD_DIM).mean(3)
    return LayerEvidence(
        Evidence.SKETCH, means_KCMD=means_KCMD, tokens_CT=tokens, next_tokens_CT=next_tokens, next_layer=layer + 3
    )


def chosen(selection: Selection | None) -> list[int]:
    assert selection is not None
    return selection.rows_HR[0].tolist()


@pytest.mark.parametrize("num_others", [0, 1, 4])
def test_rows_that_the_prefix_has_not_take_nothing_of_the_attention(num_others: int) -> None:
    query, keys = query_of(5), keys_of()
    seen = reordered(keys, 16, num_others)
    everything = SketchedChunks().select(query, seen, CHUNKS * 16)
    assert chosen(everything) == list(range(CHUNKS * 16))
    assert everything.mass_kept() == pytest.approx(1.0)
    whole = SketchedChunks().select(query, LayerEvidence(Evidence.KEYS, keys), CHUNKS * 16)
    assert float(everything.importance_P.sum()) == pytest.approx(float(whole.importance_P.sum()), rel=1e-4)
    if num_others:
        return
    part, in_order = (SketchedChunks().select(query, each, 48) for each in (seen, seen_of(keys, 16)))
    assert part.num_rows == in_order.num_rows == 48
    rows = torch.tensor(chosen(part))
    seen_lse_NT = torch.logaddexp(lse_of(query, keys[:, rows]), query.suffix_lse_NJ)
    assert float(part.shares().mass_kept(seen_lse_NT, query.suffix_lse_NJ)) == pytest.approx(part.mass_kept(), rel=1e-4)


def test_a_mean_of_few_rows_of_the_prefix_counts_as_so_many() -> None:
    query, keys = query_of(5), torch.ones((KV_HEADS, CHUNKS * 16, HEAD_DIM))
    alike = SketchedChunks().select(query, seen_of(keys, 2), CHUNKS * 16)
    seen = reordered(keys, 2, 4)
    seen.means_KCMD[:] = 1.0
    among_others = SketchedChunks().select(query, seen, CHUNKS * 16)
    assert chosen(among_others) == chosen(alike)
    assert torch.allclose(among_others.importance_P, alike.importance_P, rtol=1e-4)


def test_what_was_carried_over_for_a_layer_that_did_not_choose_is_forgotten() -> None:
    """Carried-over rows are numbered in the order of the layer that did not choose."""
    keys, later = keys_of(), query_of(5, layer=6, seed=8)
    selector = SketchedChunks()
    first = selector.select(query_of(5), reordered(keys, 2, 0), 64)
    assert first.carried_to == 3
    seen = reordered(keys_of(2), 2, 0, layer=6)
    assert chosen(selector.select(later, seen, 64)) == chosen(SketchedChunks().select(later, seen, 64))


@pytest.mark.parametrize("is_told", [False, True])
def test_what_all_keys_have_chosen_is_carried_over_by_its_tokens(is_told: bool) -> None:
    """Layers with a sketch may have windows: then a layer without a window chooses first, by keys in token order."""
    keys, selector = keys_of(), SketchedChunks()
    seen = reordered(keys, 2, 0, layer=3)
    by_keys = LayerEvidence(
        Evidence.KEYS, keys, next_tokens_CT=seen.tokens_CT if is_told else None, next_layer=3 if is_told else None
    )
    first = selector.select(query_of(5, layer=1), by_keys, 48)
    query = query_of(5, layer=3, seed=8)
    following = selector.select(query, seen, 80)
    if not is_told:
        assert first.carried_to is None
        assert chosen(following) == chosen(SketchedChunks().select(query, seen, 80))
        return
    carried = set(first.carried_R.tolist())
    assert first.carried_to == 3 and carried <= set(chosen(following))
    is_chosen_P = torch.zeros(CHUNKS * 16).index_fill_(0, torch.tensor(chosen(first)), 1.0)
    mass_C = (first.importance_P * is_chosen_P)[torch.from_numpy(seen.tokens_CT)].sum(1)
    is_carried_C = np.array([set(tokens) <= carried for tokens in seen.tokens_CT.tolist()])
    is_end_C = ((seen.tokens_CT == 0) | (seen.tokens_CT == CHUNKS * 16 - 1)).any(axis=1)
    assert is_carried_C.sum() == 3 and is_carried_C[is_end_C].all()
    assert mass_C[is_carried_C & ~is_end_C].min() >= mass_C[~is_carried_C].max()
