"""`bench layers`: shares of layers computed from losses, and the requests that measure them."""

from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st

from benchmarks.fixtures.tasks import Question, Task
from benchmarks.layers import command as layers
from benchmarks.layers.command import TaskLosses
from benchmarks.layers.time_budget import TimeBudget
from benchmarks.report.report import BenchError
from kvstore import CHUNK_TOKENS
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.model.stock_model import load_model, random_model
from workers.plan.loss_curve import LossCurve, LossPoint
from workers.presets.preset import PRESETS
from workers.selection.layer_shares import MeasuredShares, read_layer_shares

LEAST = layers.LEAST_SHARE


@example([[0.0, 0.0, 5e-324, 0.0]])  # so small that a third of it is zero
@given(st.lists(st.lists(st.floats(0, 5), min_size=4, max_size=4), min_size=1, max_size=5))
def test_shares_have_mean_one_and_rise_with_what_a_set_changes(divergences: list[list[float]]) -> None:
    sums = [sum(of_set) for of_set in zip(*divergences, strict=True)]
    if not any(of_set / count for of_set, count in zip(sums, (3, 3, 3, 1), strict=True)):
        with pytest.raises(BenchError, match="more --questions"):
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
    assert first / second == pytest.approx(2), "a change in three layers counts as three times one"


def test_texts_of_every_kind_are_asked_as_many_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    class Characters:
        def encode_text(self, text: str) -> list[int]:
            return [ord(character) for character in text]

    tokenizer: Any = Characters()
    monkeypatch.setattr(layers, "documents", lambda _, number, length: [[seed] * length for seed in range(number)])
    tasks = list(layers._tasks(layers.Settings(num_questions=8, prefix_tokens=1024), tokenizer))
    assert [task.name for task in tasks] == ["words", "texts", "key-value", "document"]
    assert {len(task.questions) for task in tasks} == {8}
    assert len(tasks[-1].prefixes) == 2, "a document has six questions"


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
    always = TimeBudget(None, 1)
    losses = layers._ask(task, load_model(str(model), "float32"), [range(3), range(3, 4)], 0.25, steps.append, always)
    assert losses.num_questions == 3
    assert len(steps) == task.num_steps
    assert [step for step in steps if "computing" in step] == ["t: computing prefix 1", "t: computing prefix 2"]
    assert len(losses.of_sets) == 2
    assert [len(of_layer) for of_layer in losses.of_heads] == [2] * 4
    assert min(losses.of_sets) > 0 and min(map(min, losses.of_heads)) > 0


def test_shares_of_a_model_follow_from_the_losses_of_all_tasks() -> None:
    by_task = {
        "a": TaskLosses(1, [1.0, 8.0], [[0.0, 0.0], [0.0, 1.0]]),
        "b": TaskLosses(1, [0.0, 0.0], [[8.0, 0.0], [0.0, 0.0]]),
    }
    shares = layers.shares_of_model(by_task, [range(1), range(1, 2)])
    assert shares.layers == (0.667, 1.333)
    heads = shares.heads
    assert heads is not None
    assert heads[0][0] / heads[1][1] == pytest.approx(2, rel=0.01), "cube roots"
    assert heads[0][1] == heads[1][0] < heads[1][1]
    assert sum(map(sum, heads)) == pytest.approx(4, abs=0.01)


def test_only_layers_without_a_window_have_shares_and_their_heads_have_none() -> None:
    one_head = [[1.0], [0.0], [1.0], [0.0], [0.0]]
    shares = layers.shares_of_model({"a": TaskLosses(1, [8.0, 1.0], one_head)}, [range(1, 2), range(3, 4)])
    assert shares == MeasuredShares((1.0, 1.333, 1.0, 0.667, 1.0), None)
    assert layers._table({"a": TaskLosses(1, [8.0, 1.0], one_head)}, [range(1, 2), range(3, 4)], shares).row_count == 2
    assert "windows" in layers._named(shares)


@pytest.mark.parametrize("architecture", ["llama", "gemma3"])
def test_a_model_is_measured_and_its_workers_read_what_is_written(
    architecture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = tmp_path / "model"
    random_model(tiny_config(architecture), str(directory))
    questions = tuple(Question(0, draw(9, seed), ((1,),), 0) for seed in (10, 11))
    task = Task("t", (draw(128, 1),), questions)
    monkeypatch.setattr(layers, "Tokenizer", lambda model: type("Loaded", (), {"load": lambda self: None})())
    monkeypatch.setattr(layers, "_tasks", lambda settings, tokenizer: [task])
    monkeypatch.setattr(layers, "THREADS", 1)
    report = layers._measure(layers.Settings(model=directory, write=True, minutes=0), tmp_path)
    assert report.figures["loss_curve"]["num_questions"] == 1, "there is time for one question"
    facts = load_model(str(directory), "float32").facts
    assert facts.layer_shares == report.figures["layer_shares"]
    assert (facts.head_shares is None) == (architecture != "llama")
    if architecture == "llama":
        return
    assert facts.layer_shares is not None and facts.layer_shares[::2] == (1.0, 1.0), "these layers have windows"
    plan = PRESETS["runahead"].select(1024, 0.25, facts)
    assert plan is not None and plan.layer_rows[::2] == (256, 256)
    assert 512 <= sum(plan.layer_rows[1::2]) <= 512 + 2 * CHUNK_TOKENS


@pytest.mark.parametrize(("architecture", "said"), [("mistral", "every layer has a window"), ("falcon", "no budget")])
def test_a_model_that_takes_no_budget_is_refused_before_anything_is_loaded(
    architecture: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    random_model(tiny_config(architecture), str(tmp_path))
    for name in ("load_model", "Tokenizer"):
        monkeypatch.delattr(layers, name)
    assert layers.run(layers.Settings(model=tmp_path), force=True, as_json=False) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert said in told


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


def test_time_is_shared_out_over_the_parts_that_are_left() -> None:
    now_s = 0.0

    def ask(times_s: list[float]) -> list[float]:
        nonlocal now_s
        asked = []
        for time_s in time_budget.part(times_s):
            asked.append(time_s)
            now_s += time_s
        return asked

    time_budget = TimeBudget(1, 3, lambda: now_s)
    assert ask([5.0]) == [5.0]
    assert ask([10.0] * 9) == [10.0] * 3, "the parts that are left share the rest of the time: 27.5 s each"
    assert ask([100.0, 1.0]) == [100.0], "at least one is asked"
    assert list(TimeBudget(None, 1).part(range(100))) == list(range(100))
