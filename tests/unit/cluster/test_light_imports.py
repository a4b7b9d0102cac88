"""Processes and commands that need neither torch nor transformers, seconds and memory each, start without them.

A client needs nothing of the service, nor Ray.
"""

import subprocess
import sys

import pytest

HEAVY = ("torch", "transformers")
SERVICE = ("ray", "structlog", "cluster.ingress.rpc_guard", "cluster.config.service_config", "workers", "kvstore")


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        ("cluster.cli.app", HEAVY),
        ("cluster.client.client", (*HEAVY, *SERVICE)),
        ("cluster.client.service_check", (*HEAVY, *SERVICE)),
        ("cluster.config.service_config", HEAVY),
        ("cluster.service", HEAVY),
        ("cluster.ray_runtime.stores", HEAVY),
    ],
)
def test_a_store_a_client_and_a_configuration_come_without_torch(module: str, absent: tuple[str, ...]) -> None:
    program = f"import sys, {module}; print([name for name in {absent} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert result.stdout == "[]\n"
