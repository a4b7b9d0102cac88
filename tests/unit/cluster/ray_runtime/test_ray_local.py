"""Starting a local Ray: before gRPC, without a home directory, and with the reason if it fails."""

import asyncio
import errno
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import psutil
import pytest
import ray
from waiting import WAIT_S

from benchmarks.fixtures.tiny_model import write_tiny_model
from cluster.config.service_config import resolve
from cluster.errors import StartError
from cluster.ray_runtime.cluster import RayCluster
from cluster.ray_runtime.local import keep_token_in_memory_without_home, why_not_started, write_token_for_its_user_alone
from cluster.service import Service
from kvstore import StoreError
from kvstore.disk.directory_lock import DirectoryLock
from tests.support.ports import free_port
from workers import WorkerError


@pytest.fixture(autouse=True)
def no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH", "RAY_ADDRESS"):
        monkeypatch.setenv(name, "")  # so that the test's settings are undone
        monkeypatch.delenv(name)


def test_a_home_that_can_be_written_keeps_the_token_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    keep_token_in_memory_without_home()
    assert "RAY_AUTH_TOKEN" not in os.environ


def test_the_token_is_its_users_alone_from_its_first_byte_on_and_a_former_one_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    modes, opened = list[int](), os.open

    def noted(path: str | Path, flags: int, mode: int = 0o777) -> int:
        descriptor = opened(path, flags, mode)
        modes.append(os.fstat(descriptor).st_mode & 0o777)
        return descriptor

    monkeypatch.setattr(os, "open", noted)
    umask = os.umask(0)
    try:
        keep_token_in_memory_without_home()
        write_token_for_its_user_alone()
    finally:
        os.umask(umask)
    token = tmp_path / ".ray" / "auth_token"
    assert modes == [0o600]
    assert [path.stat().st_mode & 0o777 for path in (token.parent, token)] == [0o700, 0o600]
    assert list(token.parent.iterdir()) == [token]
    written = token.read_text()
    assert len(written) == 64
    token.chmod(0o644)
    write_token_for_its_user_alone()
    assert (token.read_text(), token.stat().st_mode & 0o777) == (written, 0o600)


def test_a_home_that_cannot_be_written_leaves_the_token_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file, no directory")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    keep_token_in_memory_without_home()
    assert len(os.environ["RAY_AUTH_TOKEN"]) == 64


def test_a_home_that_is_full_leaves_the_token_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object, **__: object) -> int:
        raise OSError(errno.EDQUOT, "quota exceeded")

    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(os, "open", no_room)
    write_token_for_its_user_alone()
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
        RayCluster(resolve({"worker": {"model": "tiny"}}, None))._connect(told.append)
    assert told == [f"Ray did not start, trying again: no room; Ray's logs are in {tmp_path}/ray/session_latest/logs"]


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
        assert {child.pid for child in psutil.Process().children()} == before, "none is reaped: Ray may wait for them"
    finally:
        children["running"].kill()
        for child in children.values():
            child.wait()


@pytest.fixture(scope="module")
def served_model(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Directory of a model with a tokenizer."""
    directory = tmp_path_factory.mktemp("served") / "model"
    write_tiny_model(directory)
    return str(directory)


@pytest.fixture
def service_with(served_model: str, tmp_path: Path) -> Callable[..., Service]:
    """Make a service of the model with the given settings."""

    def service(**settings: dict[str, Any]) -> Service:
        usual = {"worker": {"model": served_model}, "store": {"directory": str(tmp_path / "store")}}
        sections = {name: {**usual.get(name, {}), **settings.get(name, {})} for name in {*usual, *settings}}
        return Service(resolve(sections, None), progress=lambda line: None)

    return service


@pytest.mark.parametrize("address", ["", "head:6379"])
async def test_a_ray_of_its_own_starts_before_anything_listens_and_the_probes_are_answered_while_others_are_waited_for(
    service_with: Callable[..., Service], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    port = free_port()
    listening = []

    def connect(cluster: RayCluster, tell: object) -> None:
        with socket.socket() as client:
            listening.append(client.connect_ex(("127.0.0.1", port)) == 0)
        raise StartError("enough")

    monkeypatch.setattr(RayCluster, "_connect", connect)
    with pytest.raises(StartError, match="enough"):
        await service_with(server={"port": port}).run()
    assert listening == [bool(address)]


async def test_no_other_process_gets_the_port_while_ray_starts(
    service_with: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()

    def connect(cluster: RayCluster, tell: object) -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", port))

    monkeypatch.setattr(RayCluster, "_connect", connect)
    with pytest.raises(OSError, match="in use"):
        await service_with(server={"port": port}).run()
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))  # the port is free again


async def test_a_port_that_is_taken_in_spite_of_that_is_the_same_one_line(
    service_with: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)

        def connect(cluster: RayCluster, tell: object) -> None:
            other.bind(("127.0.0.1", port))
            other.listen()

        monkeypatch.setattr(RayCluster, "_connect", connect)
        with pytest.raises(
            StartError,
            match=f"^cannot listen on 127.0.0.1:{port}: it is in use, or no address of this host: choose another",
        ):
            await service_with(server={"port": port}).run()


BEFORE_RAY: dict[str, Callable[[Path, int], dict[str, dict[str, Any]]]] = {
    "--port": lambda at, taken: {"server": {"port": taken}},
    "--metrics-port": lambda at, taken: {"server": {"metrics_port": taken}},
    "cannot listen on 192.0.2.1": lambda at, taken: {"server": {"host": "192.0.2.1", "insecure_public": True}},
    "nothing.pem": lambda at, taken: {
        "server": {"tls_certificate": str(at / "nothing.pem"), "tls_key": str(at / "nothing.pem")}
    },
    "tokens file .*/none: it cannot be read": lambda at, taken: {"server": {"tokens_file": str(at / "none")}},
    "is not a model directory": lambda at, taken: {"worker": {"model": str(at / "none")}},
    "quantize_config.json": lambda at, taken: {"worker": {"model": str(at / "quantized")}},
    "no weights for": lambda at, taken: {"worker": {"model": str(at / "without weights")}},
    "tokenizer.json|SentencePiece model": lambda at, taken: {"worker": {"model": str(at / "without tokenizer")}},
    "/file/store.* not writable": lambda at, taken: {"store": {"directory": str(at / "file" / "store")}},
    "locked is in use by process": lambda at, taken: {
        "store": {"directory": str(at / "locked")},
        "chain": {"takeover_timeout_s": 0.01},
    },
    "none.json.*runahead plan calibrate": lambda at, taken: {"chain": {"cost_model": str(at / "none.json")}},
    "cannot be divided among 3 shards": lambda at, taken: {"chain": {"tensor_parallel": 3}},
    "worker.preset: spi chooses rows once": lambda at, taken: {
        "worker": {"preset": "spi"},
        "chain": {"tensor_parallel": 2},
    },
    "zipkin": lambda at, taken: {},
}


#: Files of a directory, for models that cannot be served; None: the file is missing.
BROKEN_MODELS: dict[str, dict[str, bytes | None]] = {
    "quantized": {"quantize_config.json": b"{}"},
    "without weights": {"model.safetensors": (2).to_bytes(8, "little") + b"{}"},
    "without tokenizer": {"tokenizer.json": None, "tokenizer.model": b"\x0a\x0e\x0a\x05<unk>"},
}


@pytest.mark.parametrize("says", BEFORE_RAY)
async def test_what_can_be_checked_is_checked_before_ray_starts(
    says: str, service_with: Callable[..., Service], served_model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RayCluster, "_connect", Mock(side_effect=StartError("Ray is started")))
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "zipkin" if says == "zipkin" else "none")
    (tmp_path / "file").write_text("a file, not a directory")
    for name, files in BROKEN_MODELS.items():
        shutil.copytree(served_model, tmp_path / name)
        for file, content in files.items():
            (tmp_path / name / file).unlink() if content is None else (tmp_path / name / file).write_bytes(content)
    lock = DirectoryLock(tmp_path / "locked")
    lock.acquire()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = BEFORE_RAY[says](tmp_path, taken.getsockname()[1])
        with pytest.raises((StartError, WorkerError, StoreError), match=says) as refused:
            await service_with(**{**settings, "server": {"port": 0, **settings.get("server", {})}}).run()
    lock.release()
    assert "\n" not in str(refused.value)


def test_the_address_of_the_job_api_is_refused_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """RAY_ADDRESS holds this address where jobs are submitted."""
    monkeypatch.setenv("RAY_ADDRESS", "http://127.0.0.1:8265")
    cluster = RayCluster(resolve({"worker": {"model": "tiny"}}, None))
    with pytest.raises(StartError, match=r"^http://127.0.0.1:8265 is the address of Ray's job server.*ray job submit"):
        cluster._connect(lambda line: None)


async def test_a_signal_while_ray_starts_waits_for_that_attempt_makes_no_other_and_shuts_ray_down(
    service_with: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts, lines, is_stopping, has_begun = list[str](), list[str](), threading.Event(), threading.Event()
    stop_cluster = RayCluster.stop

    def start(cluster: RayCluster, address: str, **options: object) -> None:
        attempts.append(address)
        has_begun.set()
        assert is_stopping.wait(WAIT_S)
        raise RuntimeError("too busy")

    async def stop(cluster: RayCluster, *, at_once: bool) -> None:
        stopping = asyncio.create_task(stop_cluster(cluster, at_once=at_once))
        await asyncio.sleep(0)
        assert not stopping.done()
        is_stopping.set()
        await stopping

    monkeypatch.setattr(RayCluster, "_init", start)
    monkeypatch.setattr(RayCluster, "stop", stop)
    service = service_with(server={"port": 0})
    service._progress = lines.append
    running = asyncio.create_task(service.run())
    assert await asyncio.to_thread(has_begun.wait, WAIT_S)
    os.kill(os.getpid(), signal.SIGINT)
    await running
    assert attempts == ["local"]
    assert lines[-1] == "stopped"
    assert not any("trying again:" in line for line in lines)


async def test_a_ray_that_has_started_after_the_signal_is_shut_down(
    service_with: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    has_begun, may_start, steps = threading.Event(), threading.Event(), list[str]()

    def start(cluster: RayCluster, address: str, **options: object) -> None:
        has_begun.set()
        assert may_start.wait(WAIT_S)
        steps.append("started")

    monkeypatch.setattr(RayCluster, "_init", start)
    monkeypatch.setattr(ray, "is_initialized", lambda: bool(steps))
    monkeypatch.setattr(ray, "shutdown", lambda: steps.append("shut down"))
    service = service_with(server={"port": 0})
    running = asyncio.create_task(service.run())
    assert await asyncio.to_thread(has_begun.wait, WAIT_S)
    os.kill(os.getpid(), signal.SIGINT)
    asyncio.get_running_loop().call_later(0.05, may_start.set)
    await running
    assert steps == ["started", "shut down"]


@pytest.mark.parametrize("answers", [True, False])
async def test_a_stop_does_not_wait_for_a_ray_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    """Calls to a Ray whose GCS or raylet is stopped (SIGSTOP) never return."""
    settings = {"worker": {"model": "any"}, "store": {"directory": str(tmp_path)}}
    cluster, goes_on, abandoned = RayCluster(resolve(settings, None)), threading.Event(), list[str]()

    async def abandon() -> None:
        abandoned.append("without Ray")

    monkeypatch.setattr(ray, "is_initialized", lambda: True)
    monkeypatch.setattr("cluster.ray_runtime.cluster._END_S", WAIT_S if answers else 0.01)
    monkeypatch.setattr(cluster, "_end", lambda *, at_once: answers or goes_on.wait(WAIT_S))
    monkeypatch.setattr(cluster, "abandon", abandon)
    assert await cluster.stop(at_once=True) == answers
    assert abandoned == ([] if answers else ["without Ray"])
    goes_on.set()
