"""Processes and commands that need neither torch nor transformers, seconds and memory each, start without them."""

import subprocess
import sys

import pytest

HEAVY = ("torch", "transformers")


@pytest.mark.parametrize("module", ["cluster.cli", "cluster.client", "cluster.config", "cluster.ray_stores"])
def test_a_store_a_client_and_a_configuration_come_without_torch(module: str) -> None:
    program = f"import sys, {module}; print([name for name in {HEAVY} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert result.stdout == "[]\n"
