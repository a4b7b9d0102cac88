"""What cannot start says so in one line, with exit status 2, before anything else is started."""

import socket
import subprocess
from pathlib import Path

import pytest
from service_process import ROOT, serve_command, service_environment

from benchmarks.fixtures.tiny_model import write_tiny_model
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
    """Enough of a model directory for what is checked before Ray starts."""
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
    error = failed_start("--model", missing, "--store-dir", str(tmp_path / "store"), "--port", "0")
    assert missing in error
    assert "no model directory" in error


def test_a_model_that_cannot_be_served_is_refused_before_ray_starts(tmp_path: Path, model_directory: str) -> None:
    (Path(model_directory) / "quantize_config.json").write_text("{}")
    error = failed_start("--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0")
    assert "quantize_config.json" in error
    assert not (tmp_path / "store").exists(), "this comes first"


def test_weights_that_do_not_fit_the_configuration_are_refused_before_ray_starts(
    tmp_path: Path, model_directory: str
) -> None:
    error = failed_start("--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0")
    assert f"{model_directory} has no weights for " in error


def test_a_tokenizer_that_is_not_the_model_s_is_refused_before_ray_starts(tmp_path: Path) -> None:
    model = tmp_path / "tiny"
    write_tiny_model(model, seed=0)
    (model / "tokenizer.json").unlink()
    (model / "tokenizer.model").write_bytes(b"\x0a\x0e\x0a\x05<unk>")
    error = failed_start("--model", str(model), "--store-dir", str(tmp_path / "store"), "--port", "0")
    assert "add the model's tokenizer.json" in error or "cannot be read as a SentencePiece model" in error
    assert "tiktoken" not in error


def test_a_port_in_use_is_named(tmp_path: Path, model_directory: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        error = failed_start("--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", port)
    assert f"127.0.0.1:{port}" in error
    assert "--port" in error


def test_an_address_that_is_not_ours_is_named(tmp_path: Path, model_directory: str) -> None:
    options = ["--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0"]
    error = failed_start(*options, "--host", "192.0.2.1", "--insecure-public")
    assert "cannot listen on 192.0.2.1" in error


def test_a_public_address_without_authentication_is_refused_with_what_to_do(
    tmp_path: Path, model_directory: str
) -> None:
    options = ["--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0", "--host", "0.0.0.0"]
    assert "set tokens_file" in failed_start(*options)
    assert "set tls_certificate" in failed_start(*options, "--tokens-file", str(tmp_path / "tokens"))


def test_a_tokens_file_that_is_not_usable_is_named(tmp_path: Path, model_directory: str) -> None:
    file = tmp_path / "tokens"
    options = ["--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0"]
    assert str(file) in failed_start(*options, "--tokens-file", str(file))
    file.write_text("acme the-token-itself")
    error = failed_start(*options, "--tokens-file", str(file))
    assert "line 1" in error
    assert "the-token-itself" not in error


def test_a_store_directory_that_is_not_writable_is_named(tmp_path: Path, model_directory: str) -> None:
    (tmp_path / "file").write_text("a file, not a directory")
    below = str(tmp_path / "file" / "store")
    error = failed_start("--model", model_directory, "--store-dir", below, "--port", "0")
    assert below in error
    assert "not writable" in error


def test_a_store_directory_in_use_is_named(tmp_path: Path, model_directory: str) -> None:
    lock = DirectoryLock(tmp_path / "store")
    lock.acquire()
    try:
        error = failed_start(
            *("--model", model_directory, "--store-dir", str(lock.directory), "--port", "0"),
            RUNAHEAD_CHAIN__TAKEOVER_TIMEOUT_S="0.5",
        )
    finally:
        lock.release()
    assert str(lock.directory) in error
    assert "in use by process" in error


def test_the_address_of_the_job_api_is_refused_with_what_to_do(tmp_path: Path, model_directory: str) -> None:
    """It is what RAY_ADDRESS says where jobs are submitted."""
    options = ("--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0")
    error = failed_start(*options, RAY_ADDRESS="http://127.0.0.1:8265")
    assert "http://127.0.0.1:8265" in error
    assert "ray job submit" in error


def test_all_errors_of_the_configuration_are_listed_at_once(tmp_path: Path, model_directory: str) -> None:
    options = ["--model", model_directory, "--store-dir", str(tmp_path / "store")]
    error = failed_start(*options, "--workers", "0", "--port", "70000", RUNAHEAD_CHAIN__NO_SUCH="1")
    assert "workers must be at least 1" in error
    assert "port must be 0..65535" in error
    assert "chain.no_such" in error


def test_a_missing_model_option_is_named(tmp_path: Path) -> None:
    error = failed_start("--store-dir", str(tmp_path / "store"), "--port", "0")
    assert "worker.model is missing" in error
    assert "--model DIR" in error


def test_a_configuration_file_that_is_missing_is_named(tmp_path: Path, model_directory: str) -> None:
    missing = str(tmp_path / "missing.toml")
    assert missing in failed_start("--model", model_directory, "--config", missing)


def test_a_cost_model_that_is_not_there_is_named_with_what_makes_it(tmp_path: Path, model_directory: str) -> None:
    missing = tmp_path / "none.json"
    options = ("--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0")
    error = failed_start(*options, RUNAHEAD_CHAIN__COST_MODEL=str(missing))
    assert str(missing) in error
    assert "runahead plan calibrate" in error


@pytest.mark.parametrize(
    ("shards", "options", "reason"),
    [
        ("3", (), "chain.tensor_parallel: num_heads of 2 cannot be divided among 3 shards"),
        ("2", ("--preset", "spi"), "worker.preset: spi chooses rows once for all heads"),
        ("2", ("--device", "cuda", "--gpus-per-worker", "1"), "shards compute on processors alone"),
    ],
)
def test_shards_that_cannot_be_are_refused_with_the_reason(
    tmp_path: Path, model_directory: str, shards: str, options: tuple[str, ...], reason: str
) -> None:
    given = ("--model", model_directory, "--store-dir", str(tmp_path / "store"), "--port", "0", *options)
    assert reason in failed_start(*given, RUNAHEAD_CHAIN__TENSOR_PARALLEL=shards)
