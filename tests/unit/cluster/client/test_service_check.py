"""`runahead check` against working and broken services: its output and its exit status."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import grpc
import pytest
from callers import Principals
from rpc_service import served
from typer.testing import CliRunner
from whole_service import WholeService

from cluster.cli.app import app
from cluster.client import service_check
from cluster.client.service_check import new_prompt
from cluster.ingress.access.bearer_tokens import new_token
from tests.support.certificates import Authority, needs_openssl
from tests.support.ports import closed_address

STEPS = ["ready", "model", "prefill", "store", "generate"]


@dataclass(frozen=True)
class Checked:
    """The lines that the command printed."""

    status: int
    steps: list[str]
    error: str


@pytest.fixture(autouse=True)
def quiet_grpc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRPC_VERBOSITY", "NONE")


async def check(address: str, *options: str | Path, timeout_s: float = 20.0) -> Checked:
    arguments = ["check", "--address", address, "--timeout", str(timeout_s), *map(str, options)]
    result = await asyncio.to_thread(CliRunner().invoke, app, arguments)
    lines = result.stderr.splitlines()
    assert len(lines) <= 1, lines
    steps = [
        line.split()[0] for line in result.stdout.splitlines() if " ok " in line
    ]  # the log of the service is printed as well
    return Checked(result.exit_code, steps, "".join(lines))


async def test_every_step_of_a_service_that_works_is_told_each_time_with_a_prompt_of_its_own(
    service: WholeService,
) -> None:
    for number in (1, 2):
        assert await check(service.address) == Checked(0, STEPS, "")
        counters = service.coordinator.counters
        assert counters.requests == 3 * number
        assert 0 < counters.cached_tokens < 2 * counters.prompt_tokens // 3, "the first of three is a miss"
    result = await asyncio.to_thread(CliRunner().invoke, app, ["check", "-a", service.address, "--json"])
    report = json.loads(result.stdout)
    assert (result.exit_code, report["passed"], report["error"]) == (0, True, None)
    assert [step["name"] for step in report["steps"]] == STEPS

    service.store.is_lost = True
    checked = await check(service.address)
    assert (checked.status, checked.steps) == (1, STEPS[:3])
    assert "prompts are computed as a whole" in checked.error


async def test_what_the_model_s_files_lack_is_a_warning_and_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_check, "_STORED_WITHIN_S", 0.0)

    async def said(*options: str) -> str:
        arguments = ["check", "--address", service.address, "--timeout", "2", *options]
        return (await asyncio.to_thread(CliRunner().invoke, app, arguments)).stdout

    async with served() as service:
        (warning,) = [line.strip() for line in (await said()).splitlines() if "warning" in line]
        assert warning.startswith("warning: the model has no end token")
        service.tokenizer.template_reads_clock = True
        model = next(
            step for step in json.loads((await said("--json")).splitlines()[-1])["steps"] if step["name"] == "model"
        )
        assert len(model["warnings"]) == 2
        assert "the chat template reads the clock" in model["warnings"][1]
        assert "--template-date" in model["warnings"][1]
        facts = replace(service.coordinator.facts, eos_token_ids=(5,))
        monkeypatch.setattr(service.coordinator, "facts", facts)
        service.tokenizer.template_reads_clock = False
        assert "warning" not in await said()


@pytest.fixture
def found_at_once_or_never(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_check, "_STORED_WITHIN_S", 0.0)


@pytest.mark.usefixtures("found_at_once_or_never")
async def test_a_store_in_which_nothing_is_found_fails_unless_it_is_off() -> None:
    async with served() as service:
        checked = await check(service.address)
        assert (checked.status, checked.steps) == (1, STEPS[:3])
        assert "the store's disk may be full or failing" in checked.error

        service.store.disk_bytes_limit = 0
        checked = await check(service.address)
        assert checked.steps[:4] == STEPS[:4]
        text = "error: generate: only 1 of 4 tokens came; see the service's log"
        assert checked.error == text, "this worker generates one token only"

    async with served(preset="recompute") as service:
        assert (await check(service.address)).steps[:4] == STEPS[:4]


async def test_a_service_that_fails_requests_or_is_not_ready_is_reached_and_broken() -> None:
    async with served() as service:
        service.worker.fault = RuntimeError("as a test wants it")
        checked = await check(service.address)
        assert (checked.status, checked.steps) == (1, STEPS[:2])
        assert checked.error.startswith("error: prefill: ")
        assert "as a test wants it" not in checked.error


@pytest.mark.usefixtures("found_at_once_or_never")
async def test_a_caller_that_is_not_let_in_is_told_how_to_be(tmp_path: Path) -> None:
    principals = Principals(tmp_path, "alice")
    (tmp_path / "right").write_text(principals.tokens["alice"])
    (tmp_path / "wrong").write_text(new_token())
    async with served(tokens_file=principals.file) as service:
        for options in ([], ["--token-file", tmp_path / "wrong"]):
            checked = await check(service.address, *options)
            assert (checked.status, checked.steps) == (2, STEPS[:1]), "health needs no token"
            assert "not authenticated" in checked.error
            assert "--token-file" in checked.error
        checked = await check(service.address, "--token-file", tmp_path / "right")
        assert checked.steps[:3] == STEPS[:3]


@needs_openssl
@pytest.mark.usefixtures("found_at_once_or_never")
async def test_a_connection_that_cannot_be_is_explained(tmp_path: Path) -> None:
    authority, stranger = Authority(tmp_path), Authority(tmp_path, "stranger")
    here = authority.issue("here", common_name="localhost", alternatives="DNS:localhost,IP:127.0.0.1")
    elsewhere = authority.issue("elsewhere", common_name="elsewhere", alternatives="DNS:elsewhere")
    trust, mistrust = ["--tls-ca", authority.certificate], ["--tls-ca", stranger.certificate]
    async with AsyncExitStack() as stack:
        tls, other_name, mutual = [
            (
                await stack.enter_async_context(
                    served(tls_certificate=str(own.certificate), tls_key=str(own.key), **more)
                )
            )
            for own, more in (
                (here, {}),
                (elsewhere, {}),
                (here, {"tls_client_ca": str(authority.certificate)}),
            )
        ]
        plain = await stack.enter_async_context(served())
        for service, options, reason in (
            (tls, mistrust, "not signed by the CA of --tls-ca"),
            (other_name, trust, "for another name than that of --address"),
            (plain, trust, "does not speak TLS: leave out --tls-ca"),
            (tls, [], "where it speaks TLS, give --tls-ca"),
            (mutual, trust, "where it asks for client certificates, --tls-certificate"),
        ):
            checked = await check(service.address, *options, timeout_s=1.0)
            assert (checked.status, checked.steps) == (2, []), reason
            assert reason in checked.error
        checked = await check(tls.address, *trust)
        assert checked.steps[:3] == STEPS[:3]


async def test_an_address_where_there_is_no_service_is_told_apart_from_one_where_another_is() -> None:
    with closed_address() as address:
        checked = await check(address, timeout_s=0.0)
    assert (checked.status, checked.steps) == (2, [])
    assert checked.error == f"error: no service was ready at {address} within 0 s: nothing listens there"

    async with another_grpc_service() as address:
        checked = await check(address)
    assert (checked.status, checked.steps) == (2, [])
    assert checked.error == f"error: no service at {address}: another program listens there, not a Runahead service"

    http = await asyncio.start_server(_answer_in_http, "127.0.0.1", 0)
    async with http:
        checked = await check(f"127.0.0.1:{http.sockets[0].getsockname()[1]}")
    assert (checked.status, checked.steps) == (2, [])
    assert checked.error.endswith("the server there does not speak gRPC")


@pytest.mark.parametrize("chunk_tokens", [16, 64, 512])
def test_a_prompt_has_more_words_than_a_chunk_has_tokens_and_begins_as_no_other_does(chunk_tokens: int) -> None:
    first, second = new_prompt(chunk_tokens), new_prompt(chunk_tokens)
    assert len(first.split()) > chunk_tokens
    assert first.split()[0] != second.split()[0]
    assert first.split()[1:] == second.split()[1:]


@asynccontextmanager
async def another_grpc_service() -> AsyncIterator[str]:
    """A gRPC server with neither the health service nor ours."""
    server = grpc.aio.server()
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        await server.stop(None)


async def _answer_in_http(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read(64)
    writer.write(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
    await writer.drain()
    writer.close()
