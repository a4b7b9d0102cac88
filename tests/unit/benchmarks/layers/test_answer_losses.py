"""The loss curve: each point is measured by an engine as a service has it, and becomes a point in the file."""

import math
from pathlib import Path

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.fixtures.tasks import Question, Task
from benchmarks.layers import answer_losses
from benchmarks.layers.answer_losses import BUDGETS, AnswerLoss, curve_of, divergence
from benchmarks.layers.time_budget import TimeBudget
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.model.stock_model import load_model, random_model
from workers.plan.loss_curve import LossPoint
from workers.plan.sampling import TokenLogprobs

VOCABULARY, NUM_TOP = 12, 5


def top(probabilities: list[float]) -> TokenLogprobs:
    best = sorted(enumerate(probabilities), key=lambda each: -each[1])[:NUM_TOP]
    return TokenLogprobs(math.log(best[0][1]), tuple((token, math.log(share)) for token, share in best))


distributions = st.lists(st.floats(0.001, 1.0), min_size=VOCABULARY, max_size=VOCABULARY).map(
    lambda weights: [weight / sum(weights) for weight in weights]
)


@given(distributions, distributions)
def test_the_divergence_of_the_best_tokens_is_at_most_the_true_one(p: list[float], q: list[float]) -> None:
    true = sum(one * math.log(one / other) for one, other in zip(p, q, strict=True))
    assert 0 <= divergence(top(p), top(q)) <= true + 1e-9
    assert divergence(top(p), top(p)) == 0


def test_where_the_best_tokens_are_all_there_is_the_divergence_is_exact() -> None:
    p, q = (TokenLogprobs(0.0, ((1, math.log(a)), (2, math.log(1 - a)))) for a in (0.9, 0.5))
    assert divergence(p, q) == pytest.approx(0.9 * math.log(1.8) + 0.1 * math.log(0.2), abs=1e-4)


def test_a_point_has_the_divergence_of_the_worst_kind_of_text_and_the_agreement_of_all_questions() -> None:
    key = ("rotated-4", 0.25)
    losses = {
        "easy": {key: [AnswerLoss(0.0, True), AnswerLoss(0.02, True)]},
        "hard": {key: [AnswerLoss(0.1, False), AnswerLoss(0.3, True)]},
    }
    curve = curve_of(losses, "f")
    assert (curve.preset, curve.fingerprint, curve.num_questions) == ("runahead", "f", 4)
    assert curve.points == (LossPoint(row_codec="rotated-4", kv_budget=0.25, kl_nats=0.2, agreement=0.75),)


def draw(num_tokens: int, seed: int) -> tuple[int, ...]:
    generator = torch.Generator().manual_seed(seed)
    return tuple(torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist())


@pytest.mark.parametrize(("head_dim", "codecs"), [(16, ["", "rotated-8", "rotated-5", "rotated-4"]), (24, [""])])
def test_engines_of_every_width_that_fits_answer_every_question_at_every_budget(
    head_dim: int, codecs: list[str], tmp_path: Path
) -> None:
    config = tiny_config("llama")
    config.head_dim = head_dim
    random_model(config, str(tmp_path / "model"))
    questions = tuple(Question(prefix, draw(9, 10 + number), ((0,),), 0) for number, prefix in enumerate((0, 0, 1)))
    task = Task("t", (draw(128, 1), draw(192, 2)), questions)
    steps: list[str] = []
    model = load_model(str(tmp_path / "model"), "float32")
    always = TimeBudget(None, 1)
    losses = answer_losses.measure([task], model, tmp_path / "model", tmp_path, 1, steps.append, always)
    assert len(steps) == task.num_steps
    of_task = losses["t"]
    assert list(of_task) == [(codec, budget) for codec in codecs for budget in BUDGETS]
    assert {len(each) for each in of_task.values()} == {3}
    exact, least = of_task["", 1.0], of_task["", 0.05]
    assert all(one.is_same and one.kl_nats < 1e-5 for one in exact)
    assert max(one.kl_nats for one in least) > 10 * max(one.kl_nats for one in exact)
    if len(codecs) > 1:
        coded = [max(one.kl_nats for one in of_task[codec, 1.0]) for codec in codecs[1:]]
        assert 0 <= coded[0] < coded[1] < coded[2], "fewer bits move the distribution more"
    curve = curve_of(losses, model.facts.fingerprint)
    table = answer_losses.losses_table(losses, curve)
    assert table.row_count == len(curve.points) == len(codecs) * len(BUDGETS)
    assert [path.name for path in tmp_path.iterdir()] == ["model"], "stores are removed"
