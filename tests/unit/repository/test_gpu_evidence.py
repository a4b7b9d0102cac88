"""`scripts/gpu_evidence.sh`: its parts in order, their limits, and a rehearsal on processors."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.gpu_evidence import ROOT, Part, parts_of, run_all
from tests.support.every_case import whole_bench


def outcomes(out: Path) -> dict[str, str]:
    lines = (out / "summary.txt").read_text().splitlines()
    return {name: text for name, _, text in (line.partition(": ") for line in lines)}


def said(text: str, status: int = 0) -> list[str]:
    return [sys.executable, "-c", f"import sys; print({text!r}); sys.exit({status})"]


def run(parts: list[Part], out: Path, total_s: float = 60.0) -> int:
    return run_all(parts, total_s, out, os.environ, lambda _: None)


def test_the_parts_are_in_the_order_in_which_they_matter_and_fill_nine_minutes() -> None:
    parts = parts_of("qwen2.5-7b", Path("out"))
    first = {part.name: part.limit_s for part in parts if not part.is_extra}
    assert first == {
        "versions": 10,
        "links": 90,
        "load": 90,
        "presets-16k": 150,
        "presets-64k": 60,
        "new-tests": 100,
        "profile": 40,
    }
    assert sum(first.values()) <= 9 * 60
    assert [part.name for part in parts if part.is_extra] == [
        "half-precision",
        "impress-contiguous",
        "together",
        "all-tests",
    ]
    assert [part.is_extra for part in parts] == sorted(part.is_extra for part in parts)
    assert all("cpu" not in part.command for part in parts)
    assert all("cuda" not in part.command for part in parts_of("tiny", Path("out")))
    assert parts_of("tiny", Path("out"))[0].limit_s > 10, "a rehearsal has more time"


def test_a_part_that_is_late_is_ended_with_its_processes_and_the_next_one_runs(tmp_path: Path) -> None:
    forks = (
        "import subprocess, sys, time; subprocess.Popen(['sleep', '60']); print('begun', flush=True); time.sleep(60)"
    )
    parts = [Part("slow", 2.0, [sys.executable, "-c", forks]), Part("next", 30.0, said("fine"))]
    assert run(parts, tmp_path) == 1
    assert outcomes(tmp_path)["slow"].startswith("late: ended after 2 s")
    assert outcomes(tmp_path)["next"].startswith("ok (")
    assert (tmp_path / "01-slow.txt").read_text().startswith("begun\n"), "its output is there at once"


def test_a_part_says_why_it_fails_or_did_not_run(tmp_path: Path) -> None:
    skipped = "SKIPPED [2] tests/gpu/conftest.py:9: torch sees no GPU\n2 skipped in 0.1s"
    parts = [
        Part("failed", 30.0, said("a reason", 3)),
        Part("skipped", 30.0, said(skipped)),
        Part("none", 30.0, said("9 deselected in 0.01s", 5)),
        Part("passed", 30.0, said("3 passed, 1 skipped in 0.1s")),
        Part("broken", 30.0, said("1 failed, 3 passed in 0.1s", 1)),
        Part("unable", 30.0, said("not run: no form for devices", 1)),
    ]
    assert run(parts, tmp_path) == 2
    found = {name: text.rpartition(" (")[0] for name, text in outcomes(tmp_path).items()}
    assert found == {
        "failed": "failed: exit status 3: a reason",
        "skipped": "not run: torch sees no GPU",
        "none": "not run: there is no such test",
        "passed": "ok: 3 passed, 1 skipped",
        "broken": "failed: 1 failed, 3 passed",
        "unable": "not run: no form for devices",
    }


def test_parts_of_the_second_half_run_only_while_there_is_time(tmp_path: Path) -> None:
    parts = [Part("first", 5.0, said("fine")), Part("extra", 5.0, said("fine"), is_extra=True)]
    assert run(parts, tmp_path, total_s=15.0) == 0
    assert outcomes(tmp_path)["extra"].startswith("not run: ")
    assert "s were left" in outcomes(tmp_path)["extra"]


def script(out: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [ROOT / "scripts" / "gpu_evidence.sh", "--out", str(out), *options],
        cwd="/",
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_script_writes_the_versions_of_what_it_measures_and_refuses_unknown_parts(tmp_path: Path) -> None:
    done = script(tmp_path, "--shape", "tiny", "--parts", "versions")
    assert done.returncode == 0, done.stderr
    facts = json.loads((tmp_path / "01-versions.txt").read_text())
    assert {"commit", "torch", "transformers", "triton", "nccl", "gpus", "driver"} <= facts.keys()
    assert facts["objects"], "the shared objects are there before"
    assert script(tmp_path, "--parts", "speed").returncode == 2


@whole_bench
@pytest.mark.timeout(1800)
def test_the_whole_script_is_rehearsed_on_processors(tmp_path: Path) -> None:
    done = script(tmp_path, "--shape", "tiny", "--minutes", "30")
    assert done.returncode == 0, done.stdout
    found = outcomes(tmp_path)
    assert list(found) == [part.name for part in parts_of("tiny", tmp_path)]
    for name in ("versions", "presets-16k", "presets-64k", "profile", "impress-contiguous", "together"):
        assert found[name].startswith("ok ("), (tmp_path / "summary.txt").read_text()
    for name in ("links", "new-tests", "half-precision", "all-tests"):
        assert found[name].startswith(("not run: ", "ok: ")), (tmp_path / "summary.txt").read_text()
    presets = json.loads((tmp_path / "presets-16k" / "gpu.json").read_text())["figures"]["presets"]
    assert set(presets) == {"recompute", "attentionstore", "runahead", "runahead?bits=4"}
    assert (tmp_path / "profile-exact.txt").stat().st_size > 0
    assert sum(file.stat().st_size for file in tmp_path.rglob("*") if file.is_file()) < 10 * 2**20
