"""A calibration of a tiny model with two real ranks, a real link and a real store. Its seconds have no meaning here."""

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from cluster.planning.calibration import Calibration, calibrate, num_steps
from cluster.planning.cost_key import cost_key_of
from cluster.planning.files import read_cost, write_cost
from cluster.planning.planner import Planner
from workers.plan.config import WorkerConfig

pytestmark = pytest.mark.ranks


@pytest.fixture(scope="module")
def steps() -> list[str]:
    return []


@pytest.fixture(scope="module")
def done(tiny_model: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory, steps: list[str]) -> Calibration:
    model, scratch = tiny_model("llama"), tmp_path_factory.mktemp("calibration")
    key = cost_key_of(model, threads=1, dtype="float32")
    made = calibrate(WorkerConfig(model=model), key, 2, rounds=1, scratch=scratch, advance=steps.append)
    assert list(scratch.iterdir()) == [], "the store is deleted"
    return made


def test_every_coefficient_is_measured(done: Calibration) -> None:
    cost = done.cost
    assert 0 < cost.layer.whole_s(100, 100) < 1
    assert 0 < cost.link.latency_s < 1
    assert 0 < cost.load.latency_s + 1 / cost.load.bytes_per_s < 1
    assert cost.crowding[0] == 1.0 and len(cost.crowding) == 2
    assert cost.request_s >= 0


def test_steps_are_as_many_as_announced(steps: list[str], done: Calibration) -> None:
    assert done.rounds == 1
    assert len(steps) <= num_steps(1)


def test_a_calibration_is_kept_and_planned_with(done: Calibration, tmp_path: Path) -> None:
    write_cost(tmp_path / "cost.json", done.cost, done.as_plain())
    cost = read_cost(tmp_path / "cost.json", done.cost.key)
    assert cost == done.cost
    plan = Planner(cost).plan(0, 200, load_per_rank=[0, 0])
    assert 0 < plan.predicted_s < math.inf


def test_errors_of_the_fit_are_given_at_its_points_and_at_others(done: Calibration) -> None:
    assert len(done.fitted_errors) >= 4
    assert {"rounds", "fitted_median_error", "fitted_max_error"} <= done.as_plain().keys()
