"""A real Ray cluster of several nodes on this machine, with a job API: each node is a `ray start` process.

Ports are free ones and the cluster asks for a token, so it meets no other cluster of this machine.
"""

import contextlib
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

import psutil

from tests.support.ports import free_port

_OBJECT_STORE_BYTES = 80 * 2**20
_DOWN_TIMEOUT_S = 30.0
BIN = Path(sys.executable).parent


class RayNodes:
    """Nodes of a Ray cluster. Owns: their processes and their temporary directory, until `stop`."""

    def __init__(self) -> None:
        # Ray creates sockets in it, whose paths must be short.
        self._directory = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
        # Ray passes its own path to shells without quotes: a node in a directory with spaces ends at once.
        (self._directory / "venv").symlink_to(sys.prefix)
        python = self._directory / "venv" / "bin" / Path(sys.executable).name
        self._ray = (str(python), "-m", "ray.scripts.scripts")
        self._nodes: dict[str, subprocess.Popen[str]] = {}
        self.address = f"127.0.0.1:{free_port()}"
        self.dashboard = f"http://127.0.0.1:{free_port()}"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "RUNAHEAD_"))}
        #: Environment of nodes and of processes that use them. PATH: jobs find programs installed with this Python.
        self.environment = {
            **inherited,
            "PATH": f"{BIN}{os.pathsep}{inherited['PATH']}",
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_USAGE_STATS_ENABLED": "0",
            # The loss of a node is noticed in seconds.
            "RAY_health_check_period_ms": "1000",
            # Short prompts also get chains of two workers.
            "RUNAHEAD_CHAIN__MIN_TOKENS_PER_WORKER": "32",
        }
        # Jobs get their code from the submitted directory or an installation.
        self.environment.pop("PYTHONPATH", None)

    def start_head(self, **options: str) -> None:
        port, dashboard_port = self.address.rpartition(":")[2], self.dashboard.rpartition(":")[2]
        more = {"dashboard_port": dashboard_port, "ray_client_server_port": str(free_port())}
        self._start("head", "--head", port=port, include_dashboard="true", **more, **options)

    def start_node(self, name: str, **options: str) -> None:
        self._start(name, address=self.address, **options)

    def kill_node(self, name: str) -> None:
        """Kill a node, like the loss of its machine."""
        self._kill(self._nodes.pop(name))

    def run(self, *command: str, cwd: str = "/", timeout_s: float = 120.0, **environment: str) -> str:
        """Output of a `ray` command on the user's machine, which must succeed."""
        result = subprocess.run(
            [*self._ray, *command],
            cwd=cwd,
            env={**self.environment, "RAY_ADDRESS": self.dashboard, **environment},
            capture_output=True,
            text=True,
            timeout=timeout_s,
            check=False,
        )
        assert result.returncode == 0, f"{command}:\n{result.stdout}\n{result.stderr}"
        return result.stdout

    def ask(self, path: str, method: str = "GET") -> Any:
        """Answer of the dashboard's HTTP API."""
        headers = {"Authorization": f"Bearer {self.environment['RAY_AUTH_TOKEN']}"}
        request = urllib.request.Request(self.dashboard + path, headers=headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.load(reply)

    def listed(self, kind: str) -> list[dict[str, Any]]:
        """Entries of `ray list KIND --detail`."""
        found: list[dict[str, Any]] = self.ask(f"/api/v0/{kind}?detail=1&limit=1000")["data"]["result"]["result"]
        return found

    def uploaded(self) -> list[Path]:
        """Files of uploaded packages, as the head has unpacked them."""
        return [file for file in self._directory.glob("head/*/runtime_resources/**/_ray_pkg_*/**/*") if file.is_file()]

    def processes(self) -> list[psutil.Process]:
        """Processes of all nodes: Ray's own, jobs, actors."""
        found = []
        for node in self._nodes.values():
            with contextlib.suppress(psutil.NoSuchProcess):
                found += psutil.Process(node.pid).children(recursive=True)
        return found

    def stop(self) -> None:
        for node in reversed(self._nodes.values()):
            self._kill(node)
        shutil.rmtree(self._directory, ignore_errors=True)

    def _start(self, name: str, *flags: str, **options: str) -> None:
        arguments = [f"--{key.replace('_', '-')}={value}" for key, value in options.items()]
        node = subprocess.Popen(
            [
                *(*self._ray, "start", "--block", "--node-ip-address=127.0.0.1", f"--node-name={name}"),
                *(f"--temp-dir={self._directory / name}", f"--object-store-memory={_OBJECT_STORE_BYTES}"),
                *(f"--dashboard-agent-listen-port={free_port()}", "--disable-usage-stats"),
                *flags,
                *arguments,
            ],
            cwd="/",
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._nodes[name] = node
        assert node.stdout is not None
        said = []
        for line in node.stdout:
            said.append(line)
            if "Ray runtime started" in line:
                return
        raise AssertionError("the node did not start:\n" + "".join(said))

    def _kill(self, node: subprocess.Popen[str]) -> None:
        tree = psutil.Process(node.pid).children(recursive=True) if node.poll() is None else []
        for process in tree:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        node.kill()
        node.wait()
        psutil.wait_procs(tree, timeout=_DOWN_TIMEOUT_S)
        assert node.stdout is not None
        node.stdout.close()


def resources(**amounts: float) -> str:
    """Value of `ray start --resources`."""
    return json.dumps(amounts)
