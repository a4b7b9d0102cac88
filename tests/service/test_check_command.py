"""`runahead check` as the chart's test hook runs it: a process of its own, against a service on a real local Ray."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from certificates import Authority, needs_openssl
from served_model import ServedModel
from service_process import ROOT, ServiceProcess, service_environment

from cluster.ingress.bearer_tokens import new_token, token_line

pytestmark = pytest.mark.service

STEPS = ["ready", "model", "prefill", "store", "generate"]


def start_check(address: str, *options: str, timeout_s: float = 20.0, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "cluster.cli", "check", "--timeout", str(timeout_s), *options]
    environment = service_environment(RUNAHEAD_ADDRESS=address, **environment)
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def finished(process: "subprocess.Popen[str]") -> tuple[int, list[str], str]:
    """Exit status, the steps that went well, and all of stderr."""
    out, errors = process.communicate(timeout=240)
    return process.returncode, [line.split()[0] for line in out.splitlines()], errors


def check(address: str, *options: str, **environment: str) -> tuple[int, list[str], str]:
    return finished(start_check(address, *options, timeout_s=3.0, **environment))


def test_it_makes_real_requests_and_finds_the_second_in_the_store(address: str) -> None:
    assert finished(start_check(address)) == (0, STEPS, "")
    process = start_check(address, "--json")
    report = json.loads(process.communicate(timeout=60)[0])
    assert (process.returncode, report["passed"], report["address"]) == (0, True, address)
    (store,) = [step["found"] for step in report["steps"] if step["name"] == "store"]
    assert store.split()[0].isdigit()
    assert int(store.split()[0]) >= 64, "at least a chunk"


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="module")
def secured(
    model: ServedModel, authority: Authority, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, list[str]]]:
    """A service with tokens and TLS, and the options that it lets in; checked while it starts."""
    directory, token = Path(tmp_path_factory.mktemp("secured")), new_token()
    (directory / "tokens").write_text(token_line("platform", token))
    (directory / "token").write_text(token)
    for file in ("tokens", "token"):
        (directory / file).chmod(0o600)
    server = authority.issue("server", common_name="localhost", alternatives="DNS:localhost,IP:127.0.0.1")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ["--tls-ca", str(authority.certificate), "--token-file", str(directory / "token")]
    early = start_check(f"127.0.0.1:{port}", *options, timeout_s=180.0)
    service = ServiceProcess(
        model.directory,
        str(directory / "store"),
        port=port,
        RUNAHEAD_SERVER__TOKENS_FILE=str(directory / "tokens"),
        RUNAHEAD_SERVER__TLS_CERTIFICATE=str(server.certificate),
        RUNAHEAD_SERVER__TLS_KEY=str(server.key),
    )
    try:
        address = service.wait_ready()
        assert finished(early) == (0, STEPS, ""), "it waits for a service that is not there yet"
        yield address, options
        assert service.stop() == (0, [])
    finally:
        early.kill()
        service.kill()


@needs_openssl
def test_with_token_and_ca_a_secured_service_is_checked_like_any_other(secured: tuple[str, list[str]]) -> None:
    address, options = secured
    assert check(address, *options) == (0, STEPS, "")


@needs_openssl
def test_what_is_missing_or_wrong_is_named_in_one_line_with_exit_status_two(
    secured: tuple[str, list[str]], authority: Authority, tmp_path: Path
) -> None:
    address, _ = secured
    trust = ["--tls-ca", str(authority.certificate)]
    stranger = Authority(tmp_path, "stranger")
    missing = tmp_path / "missing"
    for options, steps, reason in (
        (trust, ["ready"], "error: model: not authenticated: give --token-file"),
        (["--tls-ca", str(stranger.certificate)], [], "its certificate is not signed by the CA of --tls-ca"),
        ([], [], "where it speaks TLS, give --tls-ca"),
        (["--tls-ca", str(missing)], [], f"TLS file {missing} cannot be read"),
        ([*trust, "--token-file", str(missing)], [], f"token file {missing} cannot be read"),
    ):
        status, passed, errors = check(address, *options)
        assert (status, passed) == (2, steps), errors
        assert len(errors.splitlines()) == 1
        assert reason in errors
    status, _, errors = check(address, *trust, RUNAHEAD_TOKEN=new_token())
    assert (status, errors.splitlines()) == (
        2, ["error: model: not authenticated: give --token-file, RUNAHEAD_TOKEN or --tls-certificate"]
    )  # fmt: skip
