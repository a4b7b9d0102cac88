"""Connections that are refused or lost: the error is one line of ours, with the address."""

import asyncio
from collections.abc import Iterator

import pytest
from both_clients import BothClients
from typer.testing import CliRunner

from cluster.cli.app import app
from cluster.client.http_proxy import HttpProxy
from cluster.client.no_connection import NoConnection, no_connection
from cluster.errors import CallFailed
from tests.support.ports import closed_address

TO_ALL = "failed to connect to all addresses; last error: "
IPV4 = "ipv4:10.0.0.1:443:"
ADVICE = "Start one with runahead serve, or give the address of one (--address, RUNAHEAD_ADDRESS)"
PROXY = HttpProxy("https_proxy", "http://proxy:3128")


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An address of this machine where nothing listens."""
    monkeypatch.setenv("GRPC_VERBOSITY", "NONE")
    with closed_address() as address:
        yield address


@pytest.mark.parametrize("kind", ["sync", "async"])
async def test_where_nothing_listens_the_clients_ask_whether_a_service_runs(kind: str, nowhere: str) -> None:
    client = BothClients(kind, nowhere, retry_s=0.0)
    for method, *arguments in (
        ("stats",),
        ("ask", "text"),
        ("prefill_kv", [1]),
        ("read_kv", "h"),
        ("write_kv", [], []),
    ):
        with pytest.raises(CallFailed) as caught:
            if method == "read_kv":
                _ = [block async for block in client.follow(method, *arguments)]
            else:
                await client.call(method, *arguments)
        assert str(caught.value) == f"UNAVAILABLE: nothing listens at {nowhere}: is a service running there? {ADVICE}"
    await client.close()


@pytest.mark.parametrize("command", [["stats"], ["generate", "x"], ["prefill", "x"], ["lookup", "x"], ["trace", "x"]])
async def test_so_do_the_commands(command: list[str], nowhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.cli.options.connection._RETRY_S", 0.0)
    result = await asyncio.to_thread(CliRunner().invoke, app, [*command, "--address", nowhere])
    assert isinstance(result.exception, NoConnection)  # `main` prints it as one line
    assert f"nothing listens at {nowhere}: is a service running there?" in str(result.exception)


@pytest.mark.parametrize(
    ("address", "details", "line"),
    [
        ("host", f"{TO_ALL}UNKNOWN: {IPV4} connect: Connection refused", "nothing listens at host (port 443):"),
        ("unix:/run/s", f"{TO_ALL}UNKNOWN: unix:/run/s: Connection refused", "nothing listens at unix:/run/s:"),
        ("unix:/run/s", f"{TO_ALL}unix:/run/s: No such file or directory", "there is no such socket"),
        ("no.invalid:1", "errors resolving no.invalid:1: Domain name not found", "there is no such host"),
        ("http://h:1", "errors resolving http://h:1: Misformatted domain name", "not an address; write HOST:PORT"),
        ("h:1", f"{TO_ALL}Ssl handshake failed: CERTIFICATE_VERIFY_FAILED", "its certificate is not signed by the CA"),
        ("h:1", f"{TO_ALL}UNAVAILABLE: {IPV4} Socket closed", "it hung up: where it speaks TLS, give --tls-ca"),
        ("h:1", f"{TO_ALL}UNKNOWN: {IPV4} No route to host", "the network has no route to it"),
        ("h:1", f"{TO_ALL}UNKNOWN: {IPV4} something new", f"no connection to h:1: UNKNOWN: {IPV4} some"),
        ("h:1", "Socket closed", "the connection to h:1 was lost (Socket closed)"),
    ],
)
def test_what_grpc_says_is_said_in_words(address: str, details: str, line: str) -> None:
    failure = no_connection("UNAVAILABLE", details, address, None)
    assert failure is not None
    assert line in str(failure)
    assert address in str(failure)
    assert "failed to connect to all addresses" not in str(failure)
    through = no_connection("UNAVAILABLE", details, address, PROXY)
    assert str(through).endswith(f", by way of {PROXY}")
    assert "is a service running there?" not in str(through), "the proxy may have refused the connection"


def test_what_a_service_says_is_not_touched() -> None:
    for status, details in (("UNAVAILABLE", "the service drains"), ("INVALID_ARGUMENT", "Socket closed"), ("OK", "")):
        assert no_connection(status, details, "h:1", None) is None


def test_an_address_of_a_page_is_not_shown_whole() -> None:
    failure = no_connection("UNAVAILABLE", f"errors resolving {'a' * 9000}", "a" * 9000, None)
    assert len(str(failure)) < 400
