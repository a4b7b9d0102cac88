"""`runahead serve` as Ray jobs, and the actors, processes and groups that they leave in the cluster."""

import contextlib
import itertools
import json
import time
from collections.abc import Callable
from pathlib import Path

import psutil
from ray_nodes import RayNodes
from service_process import ray_title

from cluster.client import Client
from tests.support.ports import free_port

ROOT = Path(__file__).parents[2]
_READY_TIMEOUT_S = 120.0
_GONE_TIMEOUT_S = 30.0
#: Names of a service's actors, as they appear in Ray's process titles.
_ACTORS = ("_WorkerActor", "KVStoreActor")
#: Variable in the environment of a job's process and of the processes that it starts.
_OF_A_JOB = "RAY_JOB_CONFIG_JSON_ENV_VAR"
_numbers = itertools.count(1)


class Job:
    """A submitted `runahead serve`."""

    def __init__(self, nodes: RayNodes, *options: str, **environment: str) -> None:
        """Run from the checkout, unless `environment` says where the code is."""
        self._nodes = nodes
        self._name = f"service-{next(_numbers)}"
        self._port = str(free_port())
        where = () if "PYTHONPATH" in environment else ("--working-dir", ".")
        nodes.run(
            *("job", "submit", "--no-wait", "--submission-id", self._name, *where),
            *("--runtime-env-json", json.dumps({"env_vars": environment})),
            *("--", "runahead", "serve", *options, "--port", self._port),
            cwd=str(ROOT) if where else "/",
        )

    def client(self) -> Client:
        """A client of the service, once it is ready."""
        until(lambda: "\nready on " in self.log() or not self.is_running(), _READY_TIMEOUT_S)
        assert "\nready on " in self.log(), self.log()
        return Client(f"127.0.0.1:{self._port}")

    def wait_for(self, text: str) -> None:
        """Wait until the job's log has `text`."""
        until(lambda: text in self.log() or not self.is_running(), _READY_TIMEOUT_S)
        assert text in self.log(), self.log()

    def stop(self) -> None:
        self._nodes.run("job", "stop", self._name)

    def begin_to_stop(self) -> None:
        """Begin to stop the job, without waiting for its end."""
        self._nodes.ask(f"/api/jobs/{self._name}/stop", method="POST")

    def kill(self) -> None:
        """Kill the serving process."""
        for process in self._nodes.processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                if self._port in process.cmdline():
                    process.kill()

    def is_running(self) -> bool:
        return self._status() in ("PENDING", "RUNNING")

    def final_status(self) -> str:
        until(lambda: not self.is_running(), _GONE_TIMEOUT_S)
        return self._status()

    def log(self) -> str:
        return str(self._nodes.ask(f"/api/jobs/{self._name}/logs")["logs"])

    def _status(self) -> str:
        return str(self._nodes.ask(f"/api/jobs/{self._name}")["status"])


def actors(nodes: RayNodes) -> dict[str, str]:
    """Living actors of services: node name by actor name."""
    names = {node["node_id"]: node["node_name"] for node in nodes.listed("nodes")}
    found = [actor for actor in nodes.listed("actors") if (actor["name"] or "").startswith("runahead-")]
    assert {actor["ray_namespace"] for actor in found} <= {"runahead"}
    return {actor["name"]: names[actor["node_id"]] for actor in found if actor["state"] == "ALIVE"}


def processes_of_services(nodes: RayNodes) -> list[str]:
    """Command lines of the processes of jobs, and of services' actors."""
    found = []
    for process in nodes.processes():
        with contextlib.suppress(psutil.NoSuchProcess):
            if any(actor in ray_title(process) for actor in _ACTORS) or _OF_A_JOB in process.environ():
                found.append(" ".join(process.cmdline()))
    return found


def assert_nothing_is_left(nodes: RayNodes) -> None:
    """Assert that no process, actor or placement group of a service is left."""
    until(lambda: not _left(nodes), _GONE_TIMEOUT_S)
    assert _left(nodes) == []


def until(is_so: Callable[[], object], timeout_s: float) -> None:
    """Wait for the condition or the timeout; the caller checks the condition."""
    deadline = time.monotonic() + timeout_s
    while not is_so() and time.monotonic() < deadline:
        time.sleep(0.2)


def _left(nodes: RayNodes) -> list[str]:
    groups = [each for each in nodes.listed("placement_groups") if each["state"] != "REMOVED"]
    return [*processes_of_services(nodes), *actors(nodes), *map(str, groups)]
