"""The demo runs on the real model as for a new user."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.demo
@pytest.mark.timeout(900)
def test_the_demo_is_exact_from_chain_memory_and_disk_and_reads_less_at_a_budget() -> None:
    command = [sys.executable, "-m", "cluster.cli", "demo", "--json", "--max-new-tokens", "16"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout.splitlines()[-1])
    assert report["exact_match"] is True
    assert report["tiers_match"] is True
    cold, memory, memory_budget, again, disk, disk_budget = report["requests"]
    assert cold["prompt_tokens"] >= 2_500
    assert (cold["cached_tokens"], cold["bytes_read"], cold["workers"]) == (0, 0, 2)
    for request in (memory, memory_budget, again, disk, disk_budget):
        assert request["cached_tokens"] >= 0.9 * request["prompt_tokens"]
        assert request["bytes_read"] == request["bytes_from_host"] + request["bytes_from_disk"] > 0
        assert request["workers"] == 1
    for request in (memory, memory_budget, again):
        assert request["bytes_from_disk"] == 0
    for request in (disk, disk_budget):
        assert request["bytes_from_host"] == 0
    for exact, budget in ((memory, memory_budget), (disk, disk_budget)):
        assert (exact["question"], exact["exact"], exact["exact_match"]) == (budget["question"], True, True)
        assert (exact["attended_share"], exact["equal_tokens"]) == (1.0, 16)
        assert (budget["exact"], budget["exact_match"], budget["kv_budget"]) == (False, None, 0.25)
        assert 0.2 < budget["attended_share"] < 0.35
        assert budget["bytes_read"] < 0.4 * exact["bytes_read"]
