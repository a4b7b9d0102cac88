"""Where the workers of a service run, as their own processes see it: process, node, and GPUs.

A process of its own asks: Ray reads a cluster's token once, when it is imported. It answers each line of its stdin with
a line, [pid, node, GPUs] of each worker that there is, in the order of the chain.
"""

import contextlib
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any

from ray_nodes import RayNodes

from cluster.ray_runtime.bundles import worker_name

WAIT_S = 60.0
_CALL_S = 5.0
_ANSWER = "places "


@dataclass(frozen=True)
class Place:
    """Where a worker runs. `gpus`: CUDA_VISIBLE_DEVICES of its process."""

    pid: int
    node: str
    gpus: str


class WorkerPlaces:
    """Asks for the places of up to `most` workers. Owns: the process that asks."""

    def __init__(self, nodes: RayNodes, namespace: str, most: int) -> None:
        self._command = [sys.executable, __file__, nodes.address, namespace, str(most)]
        self._environment = {**nodes.environment, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = self._begun()

    def of(self, number: int) -> list[Place]:
        """Places of the workers, once there are as many."""
        deadline = time.monotonic() + WAIT_S
        while len(found := self._found()) != number:
            assert time.monotonic() < deadline, found
            time.sleep(0.1)
        return found

    def _found(self) -> list[Place]:
        assert self._process.stdin is not None and self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write("\n")
            self._process.stdin.flush()
            for line in self._process.stdout:
                if line.startswith(_ANSWER):  # Ray writes to stdout as well
                    return [Place(*each) for each in json.loads(line.removeprefix(_ANSWER))]
        self.close()  # the node that it was connected to is gone
        self._process = self._begun()
        return []

    def _begun(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            self._command, env=self._environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        self._process.kill()
        with contextlib.suppress(BrokenPipeError):
            self._process.communicate()


def _place(rank: int) -> tuple[int, str, str] | None:
    import ray

    # Nested, so that it is pickled by its value: a worker cannot import this module.
    def seen(_: object) -> tuple[int, str, str]:
        return os.getpid(), ray.get_runtime_context().get_node_id(), os.environ.get("CUDA_VISIBLE_DEVICES", "none")

    try:
        actor: Any = ray.get_actor(worker_name(rank))
        pid, node_id, gpus = ray.get(actor.__ray_call__.remote(seen), timeout=_CALL_S)
    except (ValueError, ray.exceptions.RayError):
        return None
    return pid, {node["NodeID"]: node["NodeName"] for node in ray.nodes()}[node_id], gpus


def main(address: str, namespace: str, most: str) -> None:
    import ray

    ray.init(address=address, namespace=namespace, log_to_driver=False, logging_level="ERROR")
    for _ in sys.stdin:
        found = [place for rank in range(int(most)) if (place := _place(rank)) is not None]
        sys.stdout.write(f"{_ANSWER}{json.dumps(found)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
