"""Time that requests have left when a Ray job is stopped."""

import pytest

from cluster.ray_runtime.job import job_drain_s, why_shorter

JOB = {"RAY_JOB_CONFIG_JSON_ENV_VAR": "{}"}


def test_outside_a_job_the_setting_holds() -> None:
    assert job_drain_s(10, {"RAY_JOB_STOP_WAIT_TIME_S": "3"}) == 10
    assert why_shorter(10, {}) == ""


@pytest.mark.parametrize(
    ("drain_s", "wait", "expected_s"),
    [(10, None, 1.5), (1, None, 1), (10, "30", 10), (60, "30", 28.5), (10, "1", 0)],
)
def test_in_a_job_it_leaves_time_to_close_before_ray_kills(drain_s: float, wait: str | None, expected_s: float) -> None:
    environment = JOB if wait is None else {**JOB, "RAY_JOB_STOP_WAIT_TIME_S": wait}
    assert job_drain_s(drain_s, environment) == expected_s
    assert bool(why_shorter(drain_s, environment)) == (expected_s < drain_s)


def test_a_shorter_time_is_told_with_what_makes_it_longer() -> None:
    line = why_shorter(10, JOB)
    assert "1.5 s" in line
    assert "kills after 3 s" in line
    assert "RAY_JOB_STOP_WAIT_TIME_S" in line
