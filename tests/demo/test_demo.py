"""The demo, as a stranger runs it, on the real model."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.demo
@pytest.mark.timeout(900)
def test_the_demo_answers_from_chain_memory_and_disk_exactly_as_plain_transformers_does() -> None:
    command = [sys.executable, "-m", "cluster.cli", "demo", "--json", "--max-new-tokens", "16"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout.splitlines()[-1])
    assert report["exact_match"] is True
    assert report["tiers_match"] is True
    cold, *warm = report["requests"]
    assert cold["prompt_tokens"] >= 2_500
    assert (cold["cached_tokens"], cold["bytes_read"], cold["workers"]) == (0, 0, 2)
    assert len(warm) == 4
    for request in warm:
        assert request["cached_tokens"] >= 0.9 * request["prompt_tokens"]
        assert request["bytes_read"] == request["bytes_from_host"] + request["bytes_from_disk"] > 0
        assert request["workers"] == 1
    *from_memory, from_disk = warm
    assert [request["bytes_from_disk"] for request in from_memory] == [0, 0, 0]
    assert from_disk["request"] == "after restart"
    assert from_disk["bytes_from_host"] == 0
