"""A service that cannot start says why in one line, with exit status 2, before it starts anything else.

Each reason: `tests/unit/cluster/ray_runtime/test_ray_local.py`, `tests/unit/cluster/config`.
"""

import subprocess
from pathlib import Path

import pytest
from service_process import ROOT, serve_command, service_environment

from kvstore.disk.directory_lock import DirectoryLock

pytestmark = pytest.mark.service


def failed_start(*options: str, **environment: str) -> str:
    """The one error line of a `serve` that must fail."""
    result = subprocess.run(
        serve_command(*options),
        cwd=ROOT,
        env=service_environment(**environment),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = result.stderr.splitlines()
    errors = [line for line in lines if line.startswith("error:")]
    assert result.returncode == 2, result.stderr
    assert len(errors) == 1, result.stderr
    assert lines[-1] == errors[0]
    assert "starting Ray" not in lines
    assert "Traceback" not in result.stderr
    assert result.stdout == ""
    return errors[0]


@pytest.fixture
def model_directory(tmp_path: Path) -> str:
    """A model directory with the files that are checked before Ray starts."""
    directory = tmp_path / "model"
    directory.mkdir()
    shape = '"num_hidden_layers": 2, "num_attention_heads": 2, "hidden_size": 16, "intermediate_size": 32'
    (directory / "config.json").write_text(f'{{"model_type": "llama", {shape}}}')
    (directory / "tokenizer.json").write_text("{}")
    header = b"{}"
    (directory / "model.safetensors").write_bytes(len(header).to_bytes(8, "little") + header)
    return str(directory)


def test_an_unknown_model_directory_is_named(tmp_path: Path) -> None:
    missing = str(tmp_path / "no-such-model")
    error = failed_start(missing, "--store-dir", str(tmp_path / "store"), "--port", "0")
    assert missing in error
    assert "not a model directory" in error


def test_a_store_directory_in_use_is_named(tmp_path: Path, model_directory: str) -> None:
    lock = DirectoryLock(tmp_path / "store")
    lock.acquire()
    try:
        error = failed_start(
            *(model_directory, "--store-dir", str(lock.directory), "--port", "0"),
            RUNAHEAD_CHAIN__TAKEOVER_TIMEOUT_S="0.5",
        )
    finally:
        lock.release()
    assert str(lock.directory) in error
    assert "in use by process" in error


def test_all_errors_of_the_configuration_are_listed_at_once(tmp_path: Path, model_directory: str) -> None:
    options = [model_directory, "--store-dir", str(tmp_path / "store")]
    error = failed_start(*options, "--workers", "0", "--port", "70000", RUNAHEAD_CHAIN__NO_SUCH="1")
    assert "workers must be at least 1" in error
    assert "port must be 0..65535" in error
    assert "chain.no_such" in error
