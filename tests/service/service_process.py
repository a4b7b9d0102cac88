"""The service as its user runs it: a process with an address, stopped by a signal together with all its children."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[2]
_READY_PREFIX = "ready on "
_READY_TIMEOUT_S = 180.0
_STOP_TIMEOUT_S = 60.0
_GONE_TIMEOUT_S = 30.0
_TITLE_TIMEOUT_S = 20.0


def serve_command(*options: str) -> list[str]:
    return [sys.executable, "-m", "cluster.cli", "serve", *options]


def service_environment(**more: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("RUNAHEAD_")}
    of_tests = {
        "RUNAHEAD_CHAIN__MIN_TOKENS_PER_WORKER": "32",
        # A background rewrite would change the rows that a budget selects, and the tokens that tests compare.
        "RUNAHEAD_STORE__REORDER_INTERVAL_S": "0",
    }
    return {**inherited, **of_tests, **more}


class ServiceProcess:
    """A process of `serve`. Owns: that process and the processes that it starts, until `stop` or `kill`."""

    def __init__(self, model: str, store: str, workers: int = 2, port: int = 0, **environment: str) -> None:
        options = [model, "--store-dir", store, "--workers", str(workers), "--port", str(port)]
        self.process = subprocess.Popen(
            serve_command(*options),
            cwd=ROOT,
            env=service_environment(**environment),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",  # gRPC logs bytes that it could not decode
            start_new_session=True,
        )
        self.lines: list[str] = []
        self.address = ""
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True, name="service-stderr")
        self._reader.start()

    def wait_ready(self) -> str:
        self._ready.wait(_READY_TIMEOUT_S)
        if not self.address:
            self.kill()
            raise AssertionError("the service did not start:\n" + "\n".join(self.lines[-40:]))
        assert not [line for line in self.lines if "fork() handlers" in line], "Ray is forked while gRPC runs"
        return self.address

    def children(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)

    def children_called(self, title: str) -> list[psutil.Process]:
        """Children with `title` in their titles: at least one.

        Ray rewrites an actor's title with every call, so several attempts are made.
        """
        deadline = time.monotonic() + _TITLE_TIMEOUT_S
        while not (found := [process for process in self.children() if title in ray_title(process)]):
            if time.monotonic() > deadline:
                raise AssertionError(f"no child is called {title}: {[_command_line(p) for p in self.children()]}")
            time.sleep(0.05)
        return found

    def stop(self) -> tuple[int, list[str]]:
        """Stop by SIGTERM; the exit status, and processes of the tree that are left."""
        tree = self.children()
        self.process.send_signal(signal.SIGTERM)
        return self.wait_gone(tree)

    def wait_gone(self, tree: list[psutil.Process]) -> tuple[int, list[str]]:
        """Wait for the end of a process that is stopping: its exit status, and processes of the tree that are left."""
        try:
            status = self.process.wait(_STOP_TIMEOUT_S)
            left = _left_after(tree, _GONE_TIMEOUT_S)
        finally:
            self.kill(tree)
        assert status >= 0, f"died of signal {-status}; its last lines:\n" + "\n".join(self.lines)
        return status, left

    def wait_line(self, prefix: str) -> str:
        """The first line on stderr that begins with `prefix`."""
        deadline = time.monotonic() + _READY_TIMEOUT_S
        while not (found := [line for line in self.lines if line.startswith(prefix)]):
            assert time.monotonic() < deadline, f"no line begins with {prefix!r}:\n" + "\n".join(self.lines[-40:])
            time.sleep(0.05)
        return found[0]

    def kill(self, tree: list[psutil.Process] | None = None) -> None:
        """Kill all processes that still run."""
        if tree is None:
            tree = self.children() if self.process.poll() is None else []
        if self.process.poll() is None:
            self.process.kill()
        for process in tree:
            if _is_running(process):
                process.kill()
        self.process.wait(_STOP_TIMEOUT_S)
        self._reader.join(_STOP_TIMEOUT_S)

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line.rstrip())
            if line.startswith(_READY_PREFIX):
                self.address = line.removeprefix(_READY_PREFIX).strip()
                self._ready.set()
        self._ready.set()


def _left_after(tree: list[psutil.Process], timeout_s: float) -> list[str]:
    deadline = time.monotonic() + timeout_s
    while left := [process for process in tree if _is_running(process)]:
        if time.monotonic() > deadline:
            break
        time.sleep(0.1)
    return [f"{process.pid} {_command_line(process)}" for process in left]


def _is_running(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def ray_title(process: psutil.Process) -> str:
    """Title that Ray gave a process, such as ray::KVStoreActor.read; empty if its title is its command."""
    command_line = _command_line(process)
    return command_line if command_line.startswith("ray::") else ""


def _command_line(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""
