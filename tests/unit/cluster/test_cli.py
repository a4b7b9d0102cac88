import json
import platform
import re
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cluster import version
from cluster.bearer_tokens import BearerTokens, token_line
from cluster.cli import app, main
from cluster.errors import StartError

CREDENTIALS = ["--token-file", "--tls-ca", "--tls-certificate", "--tls-key"]
OPTIONS = {
    "serve": [
        "--model",
        "--workers",
        "--threads",
        "--dtype",
        "--store-dir",
        "--disk-bytes",
        "--host",
        "--port",
        "--tokens-file",
        "--tls-certificate",
        "--tls-key",
        "--tls-client-ca",
        "--insecure-public",
        "--metrics-port",
        "--log-format",
        "--ray-address",
        "--placement",
        "--gpus-per-worker",
        "--worker-resource",
        "--node-label",
        "--gpu-domain",
        "--config",
        "--print-config",
    ],
    "generate": [
        "--address",
        "--document",
        "--max-new-tokens",
        "--stop",
        "--temperature",
        "--top-k",
        "--top-p",
        "--min-p",
        "--repetition-penalty",
        "--seed",
        "--logprobs",
        "--raw",
        "--do-not-store",
        *CREDENTIALS,
        "--json",
    ],
    "prefill": ["--address", "--document", "--raw", "--do-not-store", *CREDENTIALS, "--json"],
    "stats": ["--address", *CREDENTIALS, "--json"],
    "trace": ["--out", "--address", *CREDENTIALS, "--json"],
    "check": ["--address", "--timeout", *CREDENTIALS, "--json"],
    "forget": ["--yes", "--address", *CREDENTIALS, "--json"],
    "demo": ["--document", "--workers", "--max-new-tokens", "--json"],
    "simulate": [
        "--cost",
        "--workers",
        "--prompt-tokens",
        "--stored-tokens",
        "--link-gb-s",
        "--plot",
        "--quick",
        "--json",
    ],
    "doctor": ["--store-dir", "--json"],
    "version": ["--json"],
}


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200", "TERM": "dumb", "NO_COLOR": "1"})


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.parametrize("command", sorted(OPTIONS))
def test_the_help_of_every_command_names_its_options(command: str) -> None:
    result = invoke(command, "--help")
    assert result.exit_code == 0
    for option in OPTIONS[command]:
        assert option in plain(result.output)


def test_the_help_names_every_command() -> None:
    result = invoke("--help")
    assert result.exit_code == 0
    for command in OPTIONS:
        assert command in plain(result.output)


def test_all_commands_are_known_to_these_tests() -> None:
    assert {command.callback.__name__ for command in app.registered_commands if command.callback} == set(OPTIONS)


def test_version_prints_one_json_object() -> None:
    result = invoke("version", "--json")
    assert result.exit_code == 0
    versions = json.loads(result.stdout)
    assert (versions["runahead"], versions["python"]) == (version(), platform.python_version())
    assert {"torch", "transformers", "ray", "grpcio"} <= set(versions)


def test_version_prints_a_line_for_each_library() -> None:
    lines = invoke("version").stdout.splitlines()
    assert lines[0] == f"runahead {version()}"
    assert [line.split()[0] for line in lines[1:]] == ["python", "torch", "transformers", "ray", "grpcio"]


def test_doctor_prints_its_findings_as_json_and_fails_on_a_problem(tmp_path: Path) -> None:
    result = invoke("doctor", "--json", "--store-dir", str(tmp_path))
    findings = json.loads(result.stdout)
    assert {"check", "verdict", "found", "advice"} == set(findings[0])
    has_problem = any(finding["verdict"] == "problem" for finding in findings)
    assert result.exit_code == (1 if has_problem else 0)


def test_doctor_prints_a_table_for_people(tmp_path: Path) -> None:
    output = plain(invoke("doctor", "--store-dir", str(tmp_path)).output)
    assert "what to do" in output
    assert "O_DIRECT" in output


def test_a_document_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.txt"
    result = invoke("generate", "why?", "--document", str(missing))
    assert isinstance(result.exception, StartError)
    assert str(missing) in str(result.exception)


def test_an_unknown_option_is_a_usage_error() -> None:
    assert invoke("serve", "--no-such-option").exit_code == 2


def failed_main(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int | str | None:
    """Exit status of the entry point."""
    monkeypatch.setattr("sys.argv", ["runahead", *arguments])
    with pytest.raises(SystemExit) as caught:
        main()
    return caught.value.code


def test_an_error_is_one_line_and_exit_status_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = str(tmp_path / "missing.txt")
    assert failed_main(monkeypatch, "prefill", "text", "--document", missing) == 2
    lines = plain(capsys.readouterr().err).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"error: document {missing}")


def test_a_service_that_is_not_there_is_one_line_and_exit_status_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:  # bound and not listening: refuses connections
        taken.bind(("127.0.0.1", 0))
        assert failed_main(monkeypatch, "stats", "--address", f"127.0.0.1:{taken.getsockname()[1]}") == 2
    lines = plain(capsys.readouterr().err).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("error: UNAVAILABLE")


def test_a_new_token_is_printed_once_with_the_line_that_lets_it_in(tmp_path: Path) -> None:
    result = invoke("token", "new", "acme")
    assert result.exit_code == 0
    token, line = result.stdout.splitlines()
    (tmp_path / "tokens").write_text(line)
    tokens = BearerTokens(tmp_path / "tokens")
    tokens.load()
    assert tokens.principal_of(token) == "acme"


def test_a_new_token_as_json_is_one_object() -> None:
    made = json.loads(invoke("token", "new", "acme", "--json").stdout)
    assert made["line"] == token_line("acme", made["token"])
    assert made["principal"] == "acme"


def test_a_principal_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert failed_main(monkeypatch, "token", "new", "two words") == 2


@pytest.mark.parametrize("text", ["", "two tokens", "\n"])
def test_a_token_file_without_one_token_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> None:
    file = tmp_path / "token"
    file.write_text(text)
    result = invoke("stats", "--token-file", str(file))
    assert isinstance(result.exception, StartError)
    assert str(file) in str(result.exception)


def test_a_client_certificate_without_its_key_is_refused(tmp_path: Path) -> None:
    result = invoke("stats", "--tls-certificate", str(tmp_path / "certificate"))
    assert isinstance(result.exception, StartError)
    assert "belong together" in str(result.exception)


@pytest.mark.parametrize("name", ["[bold]x.txt", "[/red]x.txt"])
def test_brackets_in_a_path_are_shown_as_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    missing = f"{tmp_path}{name}"
    assert failed_main(monkeypatch, "prefill", "text", "--document", missing) == 2
    assert missing in capsys.readouterr().err
