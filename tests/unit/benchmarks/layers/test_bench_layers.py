"""`bench layers`: from losses to shares, and what is asked on the way."""

from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st

from benchmarks.fixtures.tasks import Question, Task
from benchmarks.layers import command as layers
from benchmarks.layers.command import TaskLosses
from benchmarks.report.report import BenchError
from workers.model.stock_model import load_model, random_model
from workers.plan.loss_curve import LossCurve, LossPoint
from workers.selection.layer_shares import MeasuredShares, read_layer_shares
from workers.testing import TINY_VOCABULARY, tiny_config

LEAST = layers.LEAST_SHARE


@example([[0.0, 0.0, 5e-324, 0.0]])  # so little that a third of it is nothing
@given(st.lists(st.lists(st.floats(0, 5), min_size=4, max_size=4), min_size=1, max_size=5))
def test_shares_have_mean_one_and_rise_with_what_a_set_changes(divergences: list[list[float]]) -> None:
    sums = [sum(of_set) for of_set in zip(*divergences, strict=True)]
    if not any(of_set / count for of_set, count in zip(sums, (3, 3, 3, 1), strict=True)):
        with pytest.raises(BenchError, match="more questions"):
            layers.shares_of(divergences, [3, 3, 3, 1])
        return
    shares = layers.shares_of(divergences, [3, 3, 3, 1])
    assert len(shares) == 10
    assert sum(shares) / 10 == pytest.approx(1)
    assert shares[0] == shares[1] == shares[2]
    assert min(shares) >= LEAST / (1 + LEAST) - 1e-9
    for one, other in ((0, 1), (1, 2), (0, 2)):
        if sums[one] > sums[other]:
            assert shares[3 * one] >= shares[3 * other] - 1e-9


def test_shares_go_with_the_cube_roots_of_what_a_layer_changes() -> None:
    first, second = layers.shares_of([[8.0, 1.0]], [1, 1])
    assert first / second == pytest.approx(2)
    first, *_, second = layers.shares_of([[8.0 * 3, 1.0]], [3, 1])
    assert first / second == pytest.approx(2), "three layers change as much as one three times"


def test_texts_of_every_kind_are_asked_as_many_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    class Characters:
        def encode_text(self, text: str) -> list[int]:
            return [ord(character) for character in text]

    tokenizer: Any = Characters()
    monkeypatch.setattr(layers, "documents", lambda _, number, length: [[seed] * length for seed in range(number)])
    tasks = list(layers._tasks(layers.Settings(num_questions=8, prefix_tokens=1024), tokenizer))
    assert [task.name for task in tasks] == ["words", "texts", "key-value", "document"]
    assert {len(task.questions) for task in tasks} == {8}
    assert len(tasks[-1].prefixes) == 2, "six questions a document"


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model"
    random_model(tiny_config("llama"), str(path))
    return path


def draw(num_tokens: int, seed: int) -> tuple[int, ...]:
    generator = torch.Generator().manual_seed(seed)
    return tuple(torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist())


def test_each_prefix_is_computed_once_and_each_question_asked_of_all_heads(model: Path) -> None:
    questions = tuple(Question(prefix, draw(9, 10 + prefix), ((0,),), 0) for prefix in (0, 0, 1))
    task = Task("t", (draw(192, 1), draw(200, 2)), questions)
    steps: list[str] = []
    losses = layers._ask(task, load_model(str(model), "float32"), [range(3), range(3, 4)], 0.25, steps.append)
    assert len(steps) == task.num_steps
    assert [step for step in steps if "computing" in step] == ["t: computing prefix 1", "t: computing prefix 2"]
    assert len(losses.of_sets) == 2
    assert [len(of_layer) for of_layer in losses.of_heads] == [2] * 4
    assert min(losses.of_sets) > 0 and min(map(min, losses.of_heads)) > 0


def test_shares_of_a_model_follow_from_the_losses_of_all_tasks() -> None:
    by_task = {
        "a": TaskLosses([1.0, 8.0], [[0.0, 0.0], [0.0, 1.0]]),
        "b": TaskLosses([0.0, 0.0], [[8.0, 0.0], [0.0, 0.0]]),
    }
    shares = layers.shares_of_model(by_task, [range(1), range(1, 2)])
    assert shares.layers == (0.667, 1.333)
    heads = shares.heads
    assert heads is not None
    assert heads[0][0] / heads[1][1] == pytest.approx(2, rel=0.01), "cube roots"
    assert heads[0][1] == heads[1][0] < heads[1][1]
    assert sum(map(sum, heads)) == pytest.approx(4, abs=0.01)


@pytest.mark.parametrize("architecture", ["mistral", "gemma3", "falcon"])
def test_a_model_whose_layers_do_not_choose_together_is_refused_before_anything_is_loaded(
    architecture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    random_model(tiny_config(architecture), str(tmp_path))
    for name in ("load_model", "Tokenizer"):
        monkeypatch.delattr(layers, name)
    assert layers.run(layers.Settings(model=tmp_path), force=True, as_json=False) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert "do not choose together" in told


def test_a_model_that_cannot_be_served_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random_model(tiny_config("llama"), str(tmp_path))
    (tmp_path / "quantize_config.json").write_text("{}")
    assert layers.run(layers.Settings(model=tmp_path), force=True, as_json=False) == 2
    assert "quantize_config.json" in capsys.readouterr().err.splitlines()[-1]


MACHINE = {"commit": "c", "dirty": False, "date": "d", "versions": {}, "cpu": "x"}
SHARES = MeasuredShares((0.5, 0.5, 0.5, 2.5), ((1.0, 1.0), (1.0, 1.0), (1.0, 1.0), (0.5, 1.5)))
CURVE = LossCurve(
    preset="runahead",
    fingerprint="f",
    num_questions=8,
    points=(LossPoint(row_codec="", kv_budget=0.5, kl_nats=0.01, agreement=0.9),),
)


def test_shares_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    told = layers._write(tmp_path / "nowhere", SHARES, CURVE, MACHINE)
    assert told.startswith("NOT written")
    assert "nowhere" in told


def test_what_is_written_is_what_workers_of_that_model_read(model: Path) -> None:
    told = layers._write(model, SHARES, CURVE, MACHINE)
    assert str(model) in told
    assert read_layer_shares(str(model), 4, 2) == SHARES
    facts = load_model(str(model), "float32").facts
    assert (facts.layer_shares, facts.head_shares) == SHARES
    assert facts.loss_curve == CURVE
    assert layers._named(SHARES) == "3.1 (1.5)"
