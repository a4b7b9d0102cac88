import os
import tempfile
from importlib import metadata
from pathlib import Path

import pytest

from cluster.cli import doctor
from cluster.cli.doctor import Finding, Verdict, examine
from kvstore.dataplane import channel


def found(findings: list[Finding], check: str) -> Finding:
    return next(finding for finding in findings if finding.check == check)


def test_every_check_reports_once_and_says_what_to_do_about_what_is_missing(tmp_path: Path) -> None:
    findings = examine(str(tmp_path))
    names = [finding.check for finding in findings]
    assert len(names) == len(set(names))
    known = "python, torch, ray, Ray jobs, store directory, O_DIRECT, native AIO, memlock, /dev/shm, GPU, memory"
    assert {*known.split(", "), "store socket", "fio", "Triton"} <= set(names)
    for finding in findings:
        assert finding.found
        assert finding.advice or finding.verdict is Verdict.OK
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


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


@pytest.fixture
def proc(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine of 4 GiB available memory, without control groups."""
    root = tmp_path / "proc"
    (root / "self").mkdir(parents=True)
    (root / "meminfo").write_text("MemTotal: 8388608 kB\nMemAvailable: 4194304 kB\n")
    (root / "self" / "cgroup").write_text("7:blkio:/\n")
    monkeypatch.setattr(doctor, "_PROC", root)
    monkeypatch.setattr(doctor, "_CGROUPS", tmp_path / "cgroup")
    return root


@pytest.mark.parametrize(
    ("host_bytes", "verdict"), [(2**30, Verdict.OK), (3 * 2**30, Verdict.NOTE), (5 * 2**30, Verdict.PROBLEM)]
)
def test_the_stores_memory_is_compared_with_what_is_available(
    proc: Path, tmp_path: Path, host_bytes: int, verdict: Verdict
) -> None:
    finding = found(examine(str(tmp_path), host_bytes), "memory")
    assert finding.verdict is verdict
    assert "4.0 GiB available" in finding.found
    assert ("HOST_BYTES" in finding.advice) == (verdict is not Verdict.OK)


@pytest.mark.parametrize(
    ("groups", "limit_file"),
    [
        ("0::/a/b\n", "memory.max"),
        ("0::/a/b\n", "a/memory.max"),
        ("4:memory:/a/b\n0::/\n", "memory/a/b/memory.limit_in_bytes"),
        ("4:cpu,memory:/not/mounted/here\n", "memory/memory.limit_in_bytes"),
    ],
)
def test_a_limit_of_the_control_group_or_of_one_above_it_counts(
    proc: Path, tmp_path: Path, groups: str, limit_file: str
) -> None:
    (proc / "self" / "cgroup").write_text(groups)
    file = tmp_path / "cgroup" / limit_file
    file.parent.mkdir(parents=True)
    file.write_text(f"{2**29}\n")
    finding = found(examine(str(tmp_path), 2**30), "memory")
    assert finding.verdict is Verdict.PROBLEM
    assert "limited to 0.5 GiB" in finding.found


def test_a_control_group_without_a_limit_is_none(proc: Path, tmp_path: Path) -> None:
    (proc / "self" / "cgroup").write_text("0::/\n")
    (tmp_path / "cgroup").mkdir()
    (tmp_path / "cgroup" / "memory.max").write_text("max\n")
    assert "limited" not in found(examine(str(tmp_path), 2**30), "memory").found


def test_a_socket_directory_that_others_could_own_is_a_problem(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as short_path:  # a socket's path may have 107 bytes
        monkeypatch.setattr(channel, "SOCKET_ROOT", Path(short_path))
        assert found(examine(str(tmp_path)), "store socket").verdict is Verdict.OK
        private = Path(short_path) / f"runahead-{os.geteuid()}"
        assert list(private.iterdir()) == []
        private.chmod(0o777)
        finding = found(examine(str(tmp_path)), "store socket")
    assert finding.verdict is Verdict.PROBLEM
    assert str(private) in finding.found


@pytest.mark.parametrize(("program", "verdict"), [(None, Verdict.NOTE), ("/usr/bin/fio", Verdict.OK)])
def test_a_missing_fio_is_only_a_note(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str | None, verdict: Verdict
) -> None:
    monkeypatch.setattr(doctor.shutil, "which", lambda name: program)
    assert found(examine(str(tmp_path)), "fio").verdict is verdict


def test_what_ray_jobs_need_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert found(examine(str(tmp_path)), "Ray jobs").verdict is Verdict.OK
    monkeypatch.setattr(doctor.importlib.util, "find_spec", lambda name: None)
    finding = found(examine(str(tmp_path)), "Ray jobs")
    assert (finding.verdict, finding.advice.endswith("pip install 'runahead-prefill[jobs]'")) == (Verdict.NOTE, True)


def test_triton_needs_a_package_a_compiler_and_headers_where_there_is_a_gpu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "gpu_names", list)
    assert found(examine(str(tmp_path)), "Triton").verdict is Verdict.OK
    monkeypatch.setattr(doctor, "gpu_names", lambda: ["NVIDIA H200"])
    installed, programs = {"triton"}, {"clang", "/usr/bin/clang"}
    monkeypatch.setattr(doctor.importlib.util, "find_spec", lambda name: name if name in installed else None)
    monkeypatch.setattr(
        doctor.shutil, "which", lambda name: f"/usr/bin/{Path(name).name}" if name in programs else None
    )
    monkeypatch.setattr(doctor.sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    monkeypatch.setattr(doctor.metadata, "version", lambda name: "3.6.0")
    monkeypatch.delenv("CC", raising=False)
    assert doctor._triton().found == f"missing: Python's headers ({tmp_path}/Python.h)"
    (tmp_path / "Python.h").touch()
    assert (doctor._triton().verdict, doctor._triton().found) == (Verdict.OK, "3.6.0, compiles with /usr/bin/clang")
    monkeypatch.setenv("CC", "no-such-compiler")
    installed.clear()
    finding = doctor._triton()
    assert finding.found == "missing: the package triton, a C compiler (gcc, clang or $CC)"
    assert (finding.verdict, "apt-get install gcc" in finding.advice) == (Verdict.NOTE, True)


def test_a_gpu_is_of_use_where_torch_is_built_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version = metadata.version
    for torch_version, verdict in (("2.13.0+cpu", Verdict.NOTE), ("2.13.0", Verdict.OK)):
        monkeypatch.setattr(doctor, "gpu_names", lambda: ["NVIDIA H200", "NVIDIA H200"])
        monkeypatch.setattr(
            doctor.metadata, "version", lambda name, of=torch_version: of if name == "torch" else version(name)
        )
        finding = found(examine(str(tmp_path)), "GPU")
        assert finding.verdict is verdict
        assert finding.found.startswith("2 x NVIDIA H200")
    monkeypatch.setattr(doctor, "gpu_names", list)
    assert found(examine(str(tmp_path)), "GPU").verdict is Verdict.NOTE
