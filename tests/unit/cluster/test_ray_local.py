"""Starting a Ray of one's own: before gRPC, without a home directory, and with the reason where it fails."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
import ray

from benchmarks.tiny_model import write_tiny_model
from cluster.config import resolve
from cluster.errors import StartError
from cluster.ray_cluster import RayCluster
from cluster.ray_local import keep_token_in_memory_without_home, why_not_started
from cluster.service import Service


@pytest.fixture(autouse=True)
def no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH", "RAY_ADDRESS"):
        monkeypatch.setenv(name, "")  # so that what the test sets is undone
        monkeypatch.delenv(name)


def test_a_home_that_can_be_written_keeps_the_token_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    keep_token_in_memory_without_home()
    assert "RAY_AUTH_TOKEN" not in os.environ


def test_a_home_that_cannot_be_written_leaves_the_token_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file, no directory")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    keep_token_in_memory_without_home()
    assert len(os.environ["RAY_AUTH_TOKEN"]) == 64


def test_a_token_that_the_user_has_chosen_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").write_text("a file, no directory")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", "/etc/ray/token")
    keep_token_in_memory_without_home()
    assert "RAY_AUTH_TOKEN" not in os.environ


@pytest.mark.parametrize("variable", ["RAY_TMPDIR", "TMPDIR"])
def test_the_reason_names_the_logs_where_ray_writes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.delenv("RAY_TMPDIR", raising=False)
    monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(ray, "init", fail)
    told = list[str]()
    with pytest.raises(StartError, match="Ray did not start: no room"):
        RayCluster(resolve({"worker": {"model": "tiny"}}, None)).connect(told.append)
    assert told == [
        f"Ray did not start, trying once more: no room; Ray's logs are in {tmp_path}/ray/session_latest/logs"
    ]


def test_the_reason_names_the_processes_that_ended_and_only_those() -> None:
    programs = {
        "aborted": f"import os; os.kill(os.getpid(), {signal.SIGABRT.value})",
        "exited": "raise SystemExit(3)",
        "running": "import time; time.sleep(60)",
    }
    children = {name: subprocess.Popen([sys.executable, "-c", text]) for name, text in programs.items()}
    try:
        for name in ("aborted", "exited"):
            os.waitid(os.P_PID, children[name].pid, os.WEXITED | os.WNOWAIT)
        before = {child.pid for child in psutil.Process().children()}
        reason = why_not_started(Path("/tmp/ray"))
        assert reason.count("was ended by SIGABRT") == 1
        assert reason.count("ended with exit status 3") == 1
        assert reason.count("its process") == 2
        assert "logs are in" in reason
        assert {child.pid for child in psutil.Process().children()} == before, "Ray itself may still wait for them"
    finally:
        children["running"].kill()
        for child in children.values():
            child.wait()


async def test_ray_starts_before_anything_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_tiny_model(tmp_path / "model")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    config = resolve(
        {
            "worker": {"model": str(tmp_path / "model")},
            "store": {"directory": str(tmp_path / "store")},
            "server": {"port": port},
        },
        None,
    )
    listening = []

    def connect(cluster: RayCluster, tell: object) -> None:
        with socket.socket() as client:
            listening.append(client.connect_ex(("127.0.0.1", port)) == 0)
        raise StartError("enough")

    monkeypatch.setattr(RayCluster, "connect", connect)
    with pytest.raises(StartError, match="enough"):
        await Service(config, progress=lambda line: None).run()
    assert listening == [False]
