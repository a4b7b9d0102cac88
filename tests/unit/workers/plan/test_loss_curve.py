"""The budget for an allowed loss: no point of the curve above the loss is chosen, and bad curves are refused."""

import json
import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvstore import KVShape
from workers.plan.loss_curve import (
    LEAST_QUESTIONS,
    SMALL_AGREEMENT,
    SMALL_KL_NATS,
    USABLE_AGREEMENT,
    VERSION,
    LossCurve,
    LossNotMeasured,
    LossPoint,
    MaxLoss,
)
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost
from workers.presets.registry import preset_of

CODECS = ("", "rotated-8", "rotated-4")
BUDGETS = (0.05, 0.1, 0.175, 0.25, 0.5, 1.0)


@st.composite
def curves(draw: st.DrawFn) -> LossCurve:
    keys = draw(st.sets(st.tuples(st.sampled_from(CODECS), st.sampled_from(BUDGETS)), min_size=1))
    points = [
        LossPoint(
            row_codec=codec,
            kv_budget=budget,
            kl_nats=draw(st.sampled_from([0.0, SMALL_KL_NATS]) | st.floats(0, 3 * SMALL_KL_NATS)),
            agreement=draw(st.sampled_from([1.0, SMALL_AGREEMENT, USABLE_AGREEMENT]) | st.floats(0.3, 1)),
        )
        for codec, budget in sorted(keys)
    ]
    return LossCurve(
        preset="runahead", fingerprint="f", num_questions=LEAST_QUESTIONS, points=tuple(draw(st.permutations(points)))
    )


def cost(budget: float | None) -> float:
    """Cost of a budget; an exact request costs most, because it reads or computes everything."""
    return math.inf if budget is None else budget


@given(curve=curves(), codec=st.sampled_from(CODECS), max_loss=st.sampled_from([MaxLoss.SMALL, MaxLoss.ANY]))
def test_what_is_chosen_keeps_to_the_loss_and_so_does_all_that_costs_more(
    curve: LossCurve, codec: str, max_loss: MaxLoss
) -> None:
    of_codec = {point.kv_budget: point for point in curve.points if point.row_codec == codec}
    if not of_codec:
        with pytest.raises(LossNotMeasured, match="was not measured"):
            curve.budget(max_loss, codec)
        return
    budget = curve.budget(max_loss, codec)
    keeps = {
        each: point.agreement >= SMALL_AGREEMENT and point.kl_nats <= SMALL_KL_NATS
        if max_loss is MaxLoss.SMALL
        else point.agreement >= USABLE_AGREEMENT
        for each, point in of_codec.items()
    }
    if budget is not None:
        assert all(keeps[each] for each in of_codec if each >= budget)
    is_exact = not codec and keeps.get(1.0, False)
    cheaper = [each for each in of_codec if each < cost(budget) and not (each == 1 and is_exact)]
    assert not cheaper or not keeps[max(cheaper)], "the cheapest point within the loss is chosen"


@given(curve=curves(), codec=st.sampled_from(CODECS))
def test_the_more_may_be_lost_the_less_is_read(curve: LossCurve, codec: str) -> None:
    assert curve.budget(MaxLoss.NONE, codec) is None
    if any(point.row_codec == codec for point in curve.points):
        small, largest = (cost(curve.budget(each, codec)) for each in (MaxLoss.SMALL, MaxLoss.ANY))
        assert largest <= small


@given(curve=curves())
def test_all_rows_as_computed_are_an_exact_request(curve: LossCurve) -> None:
    for max_loss in MaxLoss:
        assert curve.budget(max_loss, "", least=1.0) is None
        if any(not point.row_codec for point in curve.points):
            assert curve.budget(max_loss, "") != 1


@given(curve=curves())
def test_a_curve_is_read_as_it_was_written(curve: LossCurve) -> None:
    assert LossCurve.of_plain(json.loads(json.dumps(curve.as_plain()))) == curve


def point(codec: str, budget: float, kl_nats: float, agreement: float) -> LossPoint:
    return LossPoint(row_codec=codec, kv_budget=budget, kl_nats=kl_nats, agreement=agreement)


CURVE = LossCurve(
    preset="runahead",
    fingerprint="f",
    num_questions=LEAST_QUESTIONS,
    points=(
        point("", 0.1, 0.5, 0.6),
        point("", 0.25, 0.01, 0.97),
        point("", 1.0, 0.0, 1.0),
        point("rotated-4", 0.25, 0.2, 0.8),
        point("rotated-4", 0.5, 0.0, 1.0),
        point("rotated-4", 1.0, 0.03, 0.94),
        point("rotated-8", 0.25, 0.3, 0.4),
        point("rotated-8", 1.0, 0.001, 0.99),
    ),
)


@pytest.mark.parametrize(
    ("codec", "small", "largest"), [("", 0.25, 0.1), ("rotated-4", None, 0.25), ("rotated-8", 1.0, 1.0)]
)
def test_a_budget_that_keeps_to_the_loss_by_luck_is_not_chosen(codec: str, small: float | None, largest: float) -> None:
    assert (CURVE.budget(MaxLoss.SMALL, codec), CURVE.budget(MaxLoss.ANY, codec)) == (small, largest)


def test_few_questions_do_not_tell_a_small_loss() -> None:
    few = replace(CURVE, num_questions=LEAST_QUESTIONS - 1)
    with pytest.raises(LossNotMeasured, match=f"small needs {LEAST_QUESTIONS}"):
        few.budget(MaxLoss.SMALL, "")
    assert few.budget(MaxLoss.ANY, "") == 0.1


FACTS = ModelFacts(
    name="tiny",
    architecture="llama",
    fingerprint="f",
    kv=KVShape(num_layers=1, num_kv_heads=1, head_dim=8, dtype="float32"),
    num_heads=1,
    vocab_size=100,
    max_positions=1000,
    windows=(None,),
    eos_token_ids=(),
    row_cost=RowCost(linear=1.0, attention=0.0),
    loss_curve=CURVE,
)


def test_a_preset_chooses_by_the_curve_that_was_measured_under_it_at_every_width() -> None:
    for name, codec, expected in (("runahead", "", 0.1), ("runahead?bits=4", "rotated-4", 0.25)):
        assert preset_of(name).budget_of(None, MaxLoss.ANY, FACTS, codec) == expected
    of_former = replace(FACTS, fingerprint="g", former_fingerprint="f")
    assert preset_of("runahead").budget_of(None, MaxLoss.SMALL, of_former, "") == 0.25
    assert preset_of("runahead").budget_of(0.3, None, FACTS, "") == 0.3
    assert preset_of("runahead").budget_of(None, None, FACTS, "") is None


def test_a_preset_that_attends_to_everything_reads_coded_rows_where_they_lose_no_more() -> None:
    load_all = preset_of("attentionstore?bits=8")
    assert load_all.budget_of(None, MaxLoss.SMALL, FACTS, "rotated-8") == 1.0
    assert load_all.budget_of(None, MaxLoss.SMALL, FACTS, "rotated-4") is None
    assert load_all.budget_of(None, MaxLoss.ANY, FACTS, "rotated-4") == 1.0
    assert preset_of("attentionstore").budget_of(None, MaxLoss.ANY, FACTS, "") is None


@pytest.mark.parametrize(
    ("preset", "facts", "codec", "reason"),
    [
        ("runahead", replace(FACTS, loss_curve=None), "", "was not measured; measure with runahead bench layers"),
        ("runahead", replace(FACTS, fingerprint="g"), "", "belong to other weights"),
        ("runahead", FACTS, "rotated-3", "the loss of rotated-3 rows was not measured"),
        ("impress", FACTS, "", "under preset runahead, not impress"),
        ("runahead?layers=2&bits=4", FACTS, "rotated-4", "under preset runahead, not runahead.layers=2"),
    ],
)
def test_a_loss_that_is_not_known_is_refused_in_one_line_unless_nothing_may_be_lost(
    preset: str, facts: ModelFacts, codec: str, reason: str
) -> None:
    for max_loss in (MaxLoss.SMALL, MaxLoss.ANY):
        with pytest.raises(LossNotMeasured, match=reason) as refused:
            preset_of(preset).budget_of(None, max_loss, facts, codec)
        assert "\n" not in str(refused.value)
    assert preset_of(preset).budget_of(None, MaxLoss.NONE, facts, codec) is None


def test_a_request_does_not_say_both() -> None:
    with pytest.raises(ValueError, match="not both"):
        preset_of("runahead").budget_of(0.5, MaxLoss.NONE, FACTS, "")
    with pytest.raises(ValueError, match="none, small or any, not 'tiny'"):
        MaxLoss("tiny")


PLAIN = CURVE.as_plain()


@pytest.mark.parametrize(
    "damaged",
    [
        {**PLAIN, "version": VERSION + 1},
        {**PLAIN, "points": []},
        {**PLAIN, "fingerprint": ""},
        {**PLAIN, "num_questions": 0},
        {**PLAIN, "points": [*PLAIN["points"], PLAIN["points"][0]]},
        *({**PLAIN, "points": [{**PLAIN["points"][0], key: value}]}
          for key, value in (("kv_budget", 0), ("kv_budget", 1.5), ("kl_nats", -1), ("kl_nats", math.nan),
                             ("agreement", 1.1), ("agreement", "x"))),
    ],
)  # fmt: skip
def test_a_damaged_curve_is_refused(damaged: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        LossCurve.of_plain(damaged)


def test_what_a_curve_must_have_is_missed() -> None:
    for key in PLAIN:
        with pytest.raises(KeyError):
            LossCurve.of_plain({name: value for name, value in PLAIN.items() if name != key})
