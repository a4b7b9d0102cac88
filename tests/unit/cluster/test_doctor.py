import os
from importlib import metadata
from pathlib import Path

import pytest

from cluster import doctor
from cluster.doctor import Finding, Verdict, examine


def found(findings: list[Finding], check: str) -> Finding:
    return next(finding for finding in findings if finding.check == check)


def test_every_check_reports_once_and_says_what_to_do_about_what_is_missing(tmp_path: Path) -> None:
    findings = examine(str(tmp_path))
    names = [finding.check for finding in findings]
    assert len(names) == len(set(names))
    assert {"python", "torch", "ray", "store directory", "O_DIRECT", "io_uring", "memlock", "/dev/shm", "GPU"} <= set(
        names
    )
    for finding in findings:
        assert finding.found
        assert finding.advice or finding.verdict is Verdict.OK


def test_installed_packages_are_named_with_their_version(tmp_path: Path) -> None:
    finding = found(examine(str(tmp_path)), "numpy")
    assert (finding.verdict, finding.found) == (Verdict.OK, metadata.version("numpy"))


def test_a_missing_package_is_a_problem_with_advice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doctor, "_PACKAGES", ("no-such-package-at-all",))
    finding = found(examine(str(tmp_path)), "no-such-package-at-all")
    assert finding.verdict is Verdict.PROBLEM
    assert finding.advice.startswith("pip install")


def test_a_directory_that_does_not_exist_yet_is_judged_by_its_nearest_parent(tmp_path: Path) -> None:
    finding = found(examine(str(tmp_path / "not" / "there" / "yet")), "store directory")
    assert str(tmp_path) in finding.found
    assert list(tmp_path.iterdir()) == []


def test_a_directory_that_is_not_writable_is_a_problem(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    finding = found(examine(str(tmp_path)), "store directory")
    assert finding.verdict is Verdict.PROBLEM
    assert "--store-dir" in finding.advice


def test_refused_direct_io_is_only_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    open_for_real = os.open

    def refuse_direct(path: str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        if flags & os.O_DIRECT:
            raise OSError(22, "Invalid argument")
        return open_for_real(path, flags, mode, dir_fd=dir_fd)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse_direct)
        finding = found(examine(str(tmp_path)), "O_DIRECT")
    assert finding.verdict is Verdict.NOTE
    assert "Invalid argument" in finding.found
    assert "page cache" in finding.advice


def test_examining_leaves_nothing_behind(tmp_path: Path) -> None:
    examine(str(tmp_path))
    assert list(tmp_path.iterdir()) == []
