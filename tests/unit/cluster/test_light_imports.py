"""Processes and commands that need neither torch nor transformers start without them, which saves seconds and memory.

A client needs nothing of the service, nor Ray.
"""

import subprocess
import sys

import pytest

HEAVY = ("torch", "transformers")
SERVICE = ("ray", "structlog", "cluster.ingress.rpc_guard", "cluster.config.service_config", "workers", "kvstore")


@pytest.mark.parametrize(
    ("modules", "absent"),
    [
        (("cluster.client.client", "cluster.client.service_check"), (*HEAVY, *SERVICE)),
        (("cluster.config.service_config", "cluster.cli.app", "cluster.service", "cluster.ray_runtime.stores"), HEAVY),
    ],
    ids=["client", "service"],
)
def test_a_store_a_client_and_a_configuration_come_without_torch(
    modules: tuple[str, ...], absent: tuple[str, ...]
) -> None:
    """Modules are imported one after the other, so the failure names the first that brings in a forbidden one."""
    program = f"""
import importlib, sys
for module in {modules}:
    importlib.import_module(module)
    if found := [name for name in {absent} if name in sys.modules]:
        sys.exit(f"{{module}} imports {{found}}")
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert (result.returncode, result.stderr) == (0, "")
