"""`bench layers`: from divergences to shares, and what an engine is asked on the way."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st

from benchmarks import layers
from benchmarks.accuracy_data import Question, Task
from benchmarks.preset_engines import PresetEngines, Sizes
from benchmarks.report import BenchError
from workers.model import random_model
from workers.preset import known_presets
from workers.selection.layer_shares import read_layer_shares
from workers.testing import TINY_VOCABULARY, tiny_config

LEAST = layers.LEAST_SHARE


def log(*probabilities: float) -> list[float]:
    return [math.log(each) for each in probabilities]


def test_divergence_is_that_of_the_told_tokens_and_of_all_others_together() -> None:
    assert layers.divergence(log(0.5, 0.25), log(0.5, 0.25)) == 0.0
    by_hand = 0.5 * math.log(0.5 / 0.4) + 0.25 * math.log(0.25 / 0.1) + 0.25 * math.log(0.25 / 0.5)
    assert layers.divergence(log(0.5, 0.25), log(0.4, 0.1)) == pytest.approx(by_hand)
    assert 0 < layers.divergence(log(1.0), log(0.5)) < 1, "where nothing is left for the others"


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


def test_a_budget_in_one_set_alone_is_asked_about_set_by_set(model: Path, tmp_path: Path) -> None:
    questions = tuple(Question(prefix, draw(9, 10 + prefix), ((0,),), 0) for prefix in (0, 1))
    task = Task("t", (draw(192, 1), draw(192, 2)), questions)
    facts = _facts(model)
    preset = layers._one_set(facts)
    sets = layers._sets(preset, facts)
    assert sets == [range(3), range(3, 4)]
    asked: list[tuple[int, ...]] = []
    steps: list[str] = []
    with known_presets(preset), PresetEngines(model, tmp_path / "s", [preset.name], Sizes(
        disk_bytes=2**28, host_bytes=2**25), 1) as engines:  # fmt: skip
        engine = engines.engines[preset.name]
        score = engine.score

        def noted(*args: Any, **kwargs: Any) -> Any:
            scores = score(*args, **kwargs)
            assert scores.selection is not None
            asked.append(tuple(scores.selection.rows_attended))
            return scores

        engine.score = noted  # type: ignore[method-assign]
        divergences = layers._ask(task, engines, preset, sets, 0.25, steps.append)
    assert asked == [(48, 48, 48, 192), (192, 192, 192, 48)] * 2
    assert len(steps) == task.num_steps
    assert all(each > 0 for each in divergences)


MACHINE = {"commit": "c", "dirty": False, "date": "d", "versions": {}, "cpu": "x"}


def test_shares_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    told = layers._write(tmp_path / "nowhere", [1.0], MACHINE)
    assert told.startswith("NOT written")
    assert "nowhere" in told


def test_what_is_written_is_what_workers_of_that_model_read(model: Path) -> None:
    shares: Sequence[float] = [0.5, 0.5, 0.5, 2.5]
    told = layers._write(model, shares, MACHINE)
    assert str(model) in told
    assert read_layer_shares(str(model), 4) == tuple(shares)
    assert _facts(model).layer_shares == tuple(shares)


def _facts(model: Path) -> Any:
    from workers.engine import Engine
    from workers.plan import WorkerConfig

    with Engine(WorkerConfig(model=str(model), preset="recompute")) as engine:
        return engine.facts
