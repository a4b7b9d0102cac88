"""Reports of benches: verdicts of bars, the JSON line, and refusals on a loaded machine."""

import io
import json
import shutil
from pathlib import Path
from types import SimpleNamespace

import psutil  # type: ignore[import-untyped]
import pytest
from rich.console import Console
from rich.table import Table

from benchmarks.report.report import (
    Bar,
    BenchError,
    Report,
    _bar,
    _Lines,
    alternating,
    bench_command,
    load_problem,
    machine_facts,
    progress,
    scratch_directory,
    table_of,
    time_left,
)
from benchmarks.store import io as bench_io


def a_report() -> Report:
    table = Table("read", "MB/s")
    table.add_row("64 KiB", "900")
    bars = [Bar.at_least("io_vs_fio", 0.93, 0.9), Bar.at_most("p99_ms", 3.0, 2.0)]
    return Report("io", {"cores": 2}, {"mb_s": 900.0}, bars, [table], ["one disk only"])


@pytest.fixture
def idle_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(psutil, "cpu_percent", lambda interval: 1.0)


@pytest.fixture
def loaded_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(psutil, "cpu_percent", lambda interval: 93.0)


@pytest.fixture(autouse=True)
def quiet_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(psutil, "disk_io_counters", lambda: SimpleNamespace(read_bytes=0, write_bytes=0))


def test_a_bar_holds_at_its_target_and_not_beyond_it() -> None:
    assert Bar.at_least("a", 0.9, 0.9).ok
    assert not Bar.at_least("a", 0.8999, 0.9).ok
    assert Bar.at_most("a", 2.0, 2.0).ok
    assert not Bar.at_most("a", 2.0001, 2.0).ok


def test_a_bar_without_a_figure_or_with_a_doubt_has_no_verdict() -> None:
    missing, doubtful = Bar.at_least("a", None, 0.9), Bar.at_most("b", 1.0, 2.0, "not cold")
    assert missing.cells() == ("a", "-", ">= 0.9", "not measured")
    assert doubtful.cells() == ("b", "1.000", "<= 2", "not cold")
    assert missing.ok is doubtful.ok is None


def test_the_last_line_of_stdout_is_one_json_object_with_figures_and_bars(capsys: pytest.CaptureFixture[str]) -> None:
    a_report().show(as_json=False)
    lines = capsys.readouterr().out.splitlines()
    content = json.loads(lines[-1])
    assert content["bars"] == [
        {"id": "io_vs_fio", "value": 0.93, "target": 0.9, "ok": True},
        {"id": "p99_ms", "value": 3.0, "target": 2.0, "ok": False},
    ]
    assert content["figures"] == {"mb_s": 900.0}
    assert content["machine"] == {"cores": 2}
    text = "\n".join(lines[:-1])
    assert "64 KiB" in text
    assert "one disk only" in text
    assert "MISSED" in text


def test_with_as_json_the_json_line_is_all_there_is_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    a_report().show(as_json=True)
    assert json.loads(capsys.readouterr().out)["bench"] == "io"


def test_a_figure_that_is_not_a_number_is_never_printed_as_one() -> None:
    with pytest.raises(ValueError, match="JSON"):
        Report("io", {}, {"mb_s": float("nan")}, []).json_line()


@pytest.mark.parametrize(("busy_percent", "disk_mb_s"), [(80.0, 0.0), (0.0, 300.0)])
def test_busy_cores_or_a_busy_disk_are_a_problem_and_an_idle_machine_is_none(
    busy_percent: float, disk_mb_s: float
) -> None:
    assert load_problem(busy_percent, disk_mb_s)
    assert load_problem(1.0, 0.5) is None


@pytest.mark.usefixtures("loaded_machine")
def test_a_loaded_machine_is_refused_with_one_line_unless_forced(capsys: pytest.CaptureFixture[str]) -> None:
    measured: list[bool] = []

    def measure(_: None, __: Path | None) -> Report:
        measured.append(True)
        return a_report()

    run = bench_command(measure)
    assert run(None, as_json=True) == 2
    output = capsys.readouterr()
    assert measured == []
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "93%" in output.err
    assert "--force" in output.err
    assert run(None, force=True, as_json=True) == 0
    assert measured == [True]


@pytest.mark.usefixtures("idle_machine")
def test_a_missed_bar_is_a_result_and_exits_with_0() -> None:
    assert bench_command(lambda _, __: a_report())(None, as_json=True) == 0


def test_ctrl_c_removes_the_scratch_directory_and_exits_with_130(tmp_path: Path) -> None:
    def measure(_: None, directory: Path | None) -> Report:
        with scratch_directory(directory, needed_bytes=1) as scratch:
            (scratch / "000000.seg").write_bytes(b"x")
            raise KeyboardInterrupt

    assert bench_command(measure)(None, directory=tmp_path, force=True) == 130
    assert list(tmp_path.iterdir()) == []


def test_too_little_room_is_said_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="--directory"), scratch_directory(tmp_path, needed_bytes=2**60):
        pass
    assert list(tmp_path.iterdir()) == []


def test_machine_facts_name_what_figures_depend_on(tmp_path: Path) -> None:
    facts = machine_facts(tmp_path, packages=("numpy",), dtype="float32", threads=2)
    wanted = {
        "cpu",
        "cores",
        "memory_gib",
        "kernel",
        "disk",
        "python",
        "versions",
        "commit",
        "dirty",
        "dtype",
        "threads",
    }
    assert wanted <= facts.keys()
    assert facts["versions"]["numpy"]
    json.dumps(facts)


def test_progress_goes_to_stderr_only(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("bench", 2) as advance:
        advance("one")
        advance("two")
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("bench: 1/2, 0:00: one\n")


def test_lines_of_progress_are_ten_seconds_apart_and_plain(capsys: pytest.CaptureFixture[str]) -> None:
    lines = _Lines("bench accuracy", 180)
    for done, elapsed_s in ((1, 0.5), (2, 6.0), (3, 10.4), (4, 10.5), (5, 20.4), (37, 250.0), (180, 3671.0)):
        lines(done, elapsed_s, f"step {done}")
    assert capsys.readouterr().err.splitlines() == [
        "bench accuracy: 1/180, 0:00: step 1",
        "bench accuracy: 4/180, 0:10: step 4",
        "bench accuracy: 37/180, 4:10, about 16 min left: step 37",
        "bench accuracy: 180/180, 1:01:11: step 180",
    ]


@pytest.mark.parametrize(
    ("done", "steps", "elapsed_s", "wanted"),
    [
        (1, 10, 9.0, ""),
        (9, 10, 90.0, "about 10 s left"),
        (5, 10, 600.0, "about 10 min left"),
        (1, 10, 3600.0, "about 9.0 h left"),
        (10, 10, 600.0, ""),
        (11, 10, 600.0, ""),
        (4, 100, 600.0, ""),
        (5, 100, 600.0, "about 3.2 h left"),
    ],
)
def test_what_is_left_is_estimated_from_what_is_done(done: int, steps: int, elapsed_s: float, wanted: str) -> None:
    assert time_left(done, steps, elapsed_s) == wanted


def test_a_terminal_gets_a_bar_with_the_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    with _bar(Console(file=screen, force_terminal=True, width=120), "bench", 10) as show:
        show(5, 600.0, "asking [1] of 2")
    assert "bench" in screen.getvalue()
    assert "asking [1] of 2" in screen.getvalue()
    assert "about 10 min left" in screen.getvalue()


def test_bench_io_without_fio_says_how_to_get_it_and_exits_with_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert bench_io.run(bench_io.Settings(quick=True), directory=tmp_path, force=True, as_json=True) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "apt-get install fio" in output.err


def test_a_table_has_a_line_a_row_and_headings_of_keys() -> None:
    rows = [{"name": "a", "ttft_ms": 1.26, "hits": {"disk": 0.5}}, {"name": "b", "ttft_ms": None, "hits": {"disk": 1}}]
    table = table_of("some", rows, "name ttft_ms:.1f hits[disk]:.0%")
    assert [column.header for column in table.columns] == ["name", "ttft ms", "hits disk"]
    assert [list(column.cells) for column in table.columns] == [["a", "b"], ["1.3", ""], ["50%", "100%"]]


def test_every_other_round_is_in_the_opposite_order() -> None:
    assert [alternating(number, "abc") for number in range(3)] == [["a", "b", "c"], ["c", "b", "a"], ["a", "b", "c"]]
