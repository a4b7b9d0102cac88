"""The GPU bench on a GPU: its clock, and all phases on a tiny shape."""

import time
from pathlib import Path

import pytest
import torch

from benchmarks.gpu.command import MEASURES
from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.frame.budget import TimeBudget
from benchmarks.gpu.frame.clock import CudaClock
from benchmarks.gpu.frame.settings import Settings
from cluster.planning.files import read_cost

SIDE = 4096


@pytest.fixture
def clock() -> CudaClock:
    return CudaClock(torch.device("cuda", 0))


@pytest.fixture
def matrix() -> torch.Tensor:
    """A matrix on a GPU that has left its idle clocks."""
    matrix = torch.randn(SIDE, SIDE, device="cuda").to(torch.bfloat16)
    until_s = time.monotonic() + 1.0
    while time.monotonic() < until_s:
        for _ in range(50):
            matrix @ matrix
        torch.cuda.synchronize()
    return matrix


def test_twice_the_work_takes_about_twice_as_long(clock: CudaClock, matrix: torch.Tensor) -> None:
    once = clock.kernel_s(lambda: matrix @ matrix, 9)
    twice = clock.kernel_s(lambda: (matrix @ matrix, matrix @ matrix), 9)
    assert twice == pytest.approx(2 * once, rel=0.3)


def test_marks_are_in_the_order_of_the_stream(clock: CudaClock, matrix: torch.Tensor) -> None:
    marks = [clock.mark()]
    for _ in range(3):
        matrix @ matrix
        marks.append(clock.mark())
    assert all(seconds > 0 for seconds in clock.elapsed(marks))


def test_a_device_that_waits_for_its_host_is_idle(clock: CudaClock, matrix: torch.Tensor) -> None:
    def busy() -> None:
        for _ in range(200):
            matrix @ matrix

    def waiting() -> None:
        matrix @ matrix
        torch.cuda.synchronize()
        time.sleep(0.2)

    share, waiting_share = clock.busy_share(busy), clock.busy_share(waiting)
    assert share is not None and waiting_share is not None, "the profiler saw no kernel"
    assert share > 0.5 > waiting_share


def test_all_phases_run_on_a_gpu(tmp_path: Path) -> None:
    settings = Settings(shape="tiny", presets=("impress", "runahead", "recompute"), threads=2, rounds=1, out=tmp_path)
    bench = Bench(settings, tmp_path, TimeBudget(480.0))
    bench.run(MEASURES)
    figures = bench.figures
    assert figures["skipped"] == figures["failed"] == []
    assert all(row["difference"] < 0.02 for row in figures["attention"])
    assert all(row["difference"] is None or row["difference"] < 0.05 for row in figures["scores"])
    assert figures["presets"]["impress"]["fallback_layers"] == 0
    assert all(0 <= share < 1 for share in figures["idle_shares"].values())
    assert all(row["is_flash"] for row in figures["attention"])
    assert read_cost(tmp_path / "cost.json").key.dtype == "bfloat16"
