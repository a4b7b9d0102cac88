"""Results that the GPU bench leaves when something fails, on a machine that may not be available again."""

import importlib.util
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.fixtures.preset_engines import PresetEngines
from benchmarks.gpu.__main__ import main
from benchmarks.gpu.frame import bench as gpu_bench
from benchmarks.gpu.frame import budget as gpu_budget
from benchmarks.gpu.frame.budget import TimeBudget, deadline
from benchmarks.gpu.frame.clock import Clock
from benchmarks.gpu.phases import attention, layers
from benchmarks.gpu.phases.preset_runs import PresetRuns, Prompts
from benchmarks.gpu.report import in_json
from benchmarks.report.bars import BenchError
from kvstore import KVShape
from workers.presets.preset import PRESETS

ARGUMENTS = ["--device", "cpu", "--shape", "tiny", "--threads", "1", "--rounds", "1", "--dtype", "float32"]


def failing(*_: object, **__: object) -> Any:
    raise RuntimeError("CUDA error: an illegal memory access\nand advice")


def interrupted(*_: object, **__: object) -> Any:
    raise KeyboardInterrupt


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, dict[str, Any]]]:
    """The exit status, and the JSON line."""

    def run(*more: str) -> tuple[int, dict[str, Any]]:
        places = ["--directory", str(tmp_path / "stores"), "--out", str(tmp_path / "out")]
        status = main([*ARGUMENTS, *places, *more])
        assert not list((tmp_path / "stores").iterdir()), "scratch files are removed"
        content = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert content == json.loads((tmp_path / "out" / "gpu.json").read_text()), "gpu.json has the same"
        return status, content

    return run


# -- phases ------------------------------------------------------------------------------------------------------------


def test_a_phase_that_fails_costs_its_own_figures_alone(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "attention_row", failing)
    status, content = run("--phases", "attention,layers")
    assert status == 1
    assert content["figures"]["failed"] == ["attention: RuntimeError: CUDA error: an illegal memory access"]
    assert content["figures"]["layers"]
    assert {bar["id"]: bar["value"] for bar in content["bars"]}["gpu_attention_ratio"] is None
    errors = (tmp_path / "out" / "errors.txt").read_text()
    assert "Traceback" in errors and "and advice" in errors


def test_a_part_of_a_phase_that_fails_leaves_what_was_measured_before(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "score_rows", failing)
    status, content = run("--phases", "attention")
    assert status == 1
    assert content["figures"]["attention"]


def test_without_a_model_everything_else_is_named_as_skipped(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_bench, "random_model_in_memory", failing)
    status, content = run("--phases", "attention,reuse")
    assert status == 1
    assert content["figures"]["skipped"] == ["attention: no model", "reuse: no model"]


def test_an_interrupted_run_shows_what_it_has(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "_passes", interrupted)
    status, content = run("--phases", "attention,layers")
    assert status == 130
    assert content["figures"]["attention"]
    assert content["figures"]["failed"] == ["interrupted"]


def test_the_folder_has_each_phase_as_soon_as_it_is_over(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(*_: object) -> Any:
        seen.append(json.loads((tmp_path / "out" / "gpu.json").read_text())["figures"].keys())
        raise RuntimeError("enough")

    monkeypatch.setattr(layers, "_passes", look)
    run("--phases", "attention,layers")
    assert {"attention", "scores"} <= seen[0]


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gpu_bench, "random_model_in_memory", failing)
    (tmp_path / "out").write_text("a file")
    assert main([*ARGUMENTS, "--directory", str(tmp_path), "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("choose another --out")


def test_a_machine_without_a_wheel_is_told_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "apsw" else object())
    assert main([]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "needs apsw" in line


def test_json_has_few_digits_and_null_for_what_is_no_number() -> None:
    content = {"a": [1.0, float("nan")], "b": {"c": float("inf"), "d": "nan"}, "e": 1234.56789, "f": 2**60}
    assert in_json(content) == {"a": [1.0, None], "b": {"c": None, "d": "nan"}, "e": 1234.568, "f": 2**60}


# -- a device that hangs -----------------------------------------------------------------------------------------------


def test_a_run_that_ends_in_time_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(gpu_budget.os, "_exit", ended.append)
    before = set(threading.enumerate())
    with deadline(60.0, lambda: None):
        (timer,) = set(threading.enumerate()) - before
    timer.join()
    assert not ended


def test_a_bench_whose_device_hangs_prints_its_figures_and_removes_its_stores(tmp_path: Path) -> None:
    arguments = [*ARGUMENTS, "--directory", str(tmp_path / "stores"), "--out", str(tmp_path / "out")]
    program = f"""
import threading
from benchmarks.gpu import __main__ as gpu
from benchmarks.gpu.phases import layers
layers._passes = lambda *_: threading.Event().wait()
gpu.main({[*arguments, "--phases", "attention,layers", "--time-budget", "10"]!r})
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert result.returncode == 1
    content = json.loads(result.stdout.splitlines()[-1])
    assert content["figures"]["attention"]
    assert content["figures"]["failed"] == ["not done within 10 s and stopped, see stderr"]
    assert "wait" in result.stderr, "the stacks of threads are printed"
    assert not list((tmp_path / "stores").iterdir())


# -- presets -----------------------------------------------------------------------------------------------------------


def test_a_preset_whose_store_does_not_take_the_prefix_is_dropped(run, monkeypatch: pytest.MonkeyPatch) -> None:
    save = PresetEngines.save

    def save_but_one(engines: PresetEngines, name: str, *arguments: Any) -> None:
        if name.startswith("impress"):
            raise BenchError("the store of impress did not take the prefix")
        save(engines, name, *arguments)

    monkeypatch.setattr(PresetEngines, "save", save_but_one)
    status, content = run("--phases", "reuse", "--presets", "impress,runahead")
    assert status == 1
    assert list(content["figures"]["presets"]) == ["runahead"]
    assert content["figures"]["failed"] == ["impress: BenchError: the store of impress did not take the prefix"]
    assert {bar["id"]: bar["value"] for bar in content["bars"]}["gpu_ttft_vs_impress"] is None


class Runs(PresetRuns):
    """Preset runs on a fake clock, without engines: a request of a preset takes the given seconds."""

    def __init__(self, budget_s: float, seconds: dict[str, float], num_rounds: int = 3) -> None:
        self.now_s = 0.0
        self.seconds = seconds
        self.asked: list[str] = []
        self.budget = TimeBudget(budget_s, clock=lambda: self.now_s)
        facts = SimpleNamespace(kv=KVShape(num_layers=4, num_kv_heads=2, head_dim=64, dtype="bfloat16"), window=None)
        facts.num_heads, facts.head_shares = 4, None
        model: Any = SimpleNamespace(facts=facts)
        presets = {name: PRESETS[name] for name in seconds}
        prompts = Prompts(prefix=range(2**20), questions=[])
        bench: Any = SimpleNamespace(budget=self.budget, settings=SimpleNamespace(rounds=num_rounds), scratch=Path())
        self.bench = bench
        super().__init__(bench, model, Path(), presets, prompts)

    def _ask(self, engines: Any, name: str, question: int) -> Any:
        self.now_s += self.seconds[name]
        self.asked.append(name)
        return name

    def measured(self) -> list[dict[str, int]]:
        """Number of requests of each preset after each round."""
        engines: Any = None
        return [{name: len(some) for name, some in samples.items()} for samples in self.rounds(engines)]


SECONDS = {"recompute": 10.0, "attentionstore": 10.0, "impress": 10.0, "contiguous": 10.0, "runahead": 10.0}


def test_with_time_all_presets_are_asked_in_all_rounds_and_shown_after_each() -> None:
    assert Runs(1000.0, SECONDS).measured() == [dict.fromkeys(SECONDS, number) for number in (1, 2, 3)]


def test_on_a_slow_disk_the_presets_that_bars_compare_come_first_and_the_others_are_named() -> None:
    runs = Runs(75.0, SECONDS)
    assert runs.measured() == [{"runahead": 1, "impress": 1, "recompute": 1}]
    assert runs.now_s <= 75.0
    assert [line.split(":")[0] for line in runs.budget.skipped] == ["attentionstore", "contiguous", "round 2 of 3"]


def test_time_is_kept_for_the_phases_after_this_one() -> None:
    runs = Runs(135.0, SECONDS)
    runs.budget.reserve_s = 60.0
    assert set(runs.measured()[-1]) == {"runahead", "impress", "recompute"}
    assert runs.now_s <= 75.0


def test_presets_without_room_on_disk_are_left_out_and_named() -> None:
    runs = Runs(1000.0, SECONDS)
    all_bytes = runs.needed_bytes()
    runs.leave_out_what_has_no_room(all_bytes - 1)
    assert list(runs._presets) == ["runahead", "impress", "recompute", "attentionstore"]
    (line,) = runs.budget.skipped
    assert line.startswith("contiguous: stores take")
    with pytest.raises(BenchError, match="choose another --directory"):
        Runs(1000.0, SECONDS).leave_out_what_has_no_room(2**20)


def test_what_a_request_is_about_is_drawn_before_the_profiler_looks() -> None:
    order: list[str] = []

    class Profiled(Runs):
        def _get_ready(self, engines: Any, name: str, question: int) -> None:
            order.append(f"{name} made ready")

        def _request(self, engines: Any, name: str, question: int) -> Any:
            order.append(f"{name} asked")

    class ProfilingClock(Clock):
        def busy_share(self, work: Callable[[], object]) -> float:
            order.append("profiler")
            work()
            return 0.25

    engines: Any = None
    runs = Profiled(1000.0, {"recompute": 1.0, "runahead": 1.0})
    runs.bench.clock = ProfilingClock()
    assert runs.idle_shares(engines) == {"runahead": 0.75}
    assert order == ["runahead made ready", "profiler", "runahead asked"]


def test_a_preset_that_the_profiler_fails_for_keeps_its_other_figures() -> None:
    class ProfilingClock(Clock):
        def busy_share(self, work: Callable[[], object]) -> float:
            return failing()

    class Ready(Runs):
        def _get_ready(self, engines: Any, name: str, question: int) -> None:
            pass

    engines: Any = None
    runs = Ready(1000.0, {"impress": 1.0, "runahead": 1.0})
    runs.bench.clock = ProfilingClock()
    assert runs.idle_shares(engines) == {}
    assert list(runs.measured()[0]) == ["runahead", "impress"]
    assert len(runs.budget.failed) == 2
