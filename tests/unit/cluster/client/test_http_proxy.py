"""Proxies of the environment: none is used for this machine; elsewhere an error names the proxy."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from both_clients import BothClients
from rpc_service import served
from typer.testing import CliRunner

from cluster.cli.app import app
from cluster.client.http_proxy import HttpProxy, proxy_to
from cluster.client.service_check import explained
from cluster.errors import CallFailed
from tests.support.ports import closed_address

VARIABLES = ("grpc_proxy", "https_proxy", "http_proxy")
PROXY = "http://proxy:3128"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRPC_VERBOSITY", "NONE")
    for name in (*VARIABLES, "no_grpc_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def nowhere() -> Any:
    """A port of this machine where nothing listens."""
    with closed_address() as address:
        yield f"http://{address}"


@pytest.mark.parametrize(
    "target",
    [
        *("127.0.0.1:50051", "127.8.9.10:1", "[::1]:50051", "localhost:50051", "LOCALHOST:50051", "localhost"),
        *("dns:///localhost:1", "dns:localhost:1", "ipv4:127.0.0.1:1", "ipv6:[::1]:1", "ipv4:127.0.0.1:1,127.0.0.2:1"),
        *("[::ffff:127.0.0.1]:1", "0.0.0.0:50051", "[::]:50051", "unix:/run/x", "unix:///run/x", "unix-abstract:x"),
    ],
)
@pytest.mark.parametrize("variable", VARIABLES)
def test_this_machine_never_takes_a_proxy(target: str, variable: str) -> None:
    assert proxy_to(target, {variable: PROXY}) is None


@pytest.mark.parametrize(
    "target",
    [
        *("10.0.0.7:50051", "host:50051", "host", "[fd00::1]:50051", "dns:///host:1", "localhost.example.org:1"),
        "ipv4:127.0.0.1:1,10.0.0.7:1",
    ],
)
@pytest.mark.parametrize("variable", VARIABLES)
def test_other_machines_do(target: str, variable: str) -> None:
    assert proxy_to(target, {variable: PROXY}) == HttpProxy(variable, PROXY)


@pytest.mark.parametrize(
    ("environment", "variable"),
    [
        ({}, None),
        ({"grpc_proxy": PROXY, "https_proxy": "http://a", "http_proxy": "http://b"}, "grpc_proxy"),
        ({"https_proxy": PROXY, "http_proxy": "http://b"}, "https_proxy"),
        ({"grpc_proxy": "", "http_proxy": PROXY}, None),
        ({"HTTPS_PROXY": PROXY, "HTTP_PROXY": PROXY, "GRPC_PROXY": PROXY, "ALL_PROXY": PROXY}, None),
        ({"http_proxy": "proxy:3128"}, None),
        ({"http_proxy": "socks5://proxy:1080"}, None),
        ({"http_proxy": "http://"}, None),
        ({"http_proxy": "http://[::1"}, None),
    ],
)
def test_the_variable_that_decides_is_the_one_that_grpc_takes(
    environment: dict[str, str], variable: str | None
) -> None:
    expected = None if variable is None else HttpProxy(variable, PROXY)
    assert proxy_to("host:50051", environment) == expected


@pytest.mark.parametrize(
    ("exceptions", "is_direct"),
    [
        ({"no_proxy": "other,host.example.org"}, True),
        ({"no_proxy": " .example.org "}, True),
        ({"no_proxy": "EXAMPLE.org"}, True),
        ({"no_proxy": "*"}, True),
        ({"no_proxy": "example.com,,/,10.0.0.0/8,x/y"}, False),
        ({"no_proxy": ""}, False),
        ({"no_grpc_proxy": "", "no_proxy": "host.example.org"}, False),
        ({"no_grpc_proxy": "host.example.org", "no_proxy": ""}, True),
        ({"NO_PROXY": "host.example.org"}, False),
    ],
)
def test_hosts_that_need_none_are_those_of_the_first_variable_that_is_set(
    exceptions: dict[str, str], is_direct: bool
) -> None:
    assert (proxy_to("host.example.org:1", {"http_proxy": PROXY, **exceptions}) is None) == is_direct


def test_networks_can_be_excepted() -> None:
    environment = {"http_proxy": PROXY, "no_proxy": "10.1.0.0/16,fd00::/8"}
    assert [
        proxy_to(f"{host}:1", environment) is None for host in ("10.1.2.3", "10.2.2.3", "[fd12::1]", "[fe80::1]")
    ] == [
        *(True, False),
        *(True, False),
    ]


def test_a_password_is_not_told() -> None:
    proxy = proxy_to("host:1", {"https_proxy": "http://user:secret@proxy:3128"})
    assert str(proxy) == "the proxy http://proxy:3128 that https_proxy names"


@pytest.mark.parametrize("variable", [*VARIABLES, "HTTP_PROXY", "HTTPS_PROXY"])
async def test_a_service_on_this_machine_is_called_as_if_there_were_none(
    client_of: Callable[..., BothClients], monkeypatch: pytest.MonkeyPatch, variable: str, nowhere: str
) -> None:
    monkeypatch.setenv(variable, nowhere)
    async with served() as service:
        for host in ("127.0.0.1", "localhost"):
            client = client_of(f"{host}:{service.address.rpartition(':')[2]}", retry_s=0.0)
            assert await client.call("is_ready")
            assert (await client.call("prefill_kv", [1, 2, 3])).first_token_id == 7


async def test_a_proxy_that_is_not_there_is_named_with_its_variable(
    client_of: Callable[..., BothClients], monkeypatch: pytest.MonkeyPatch, nowhere: str
) -> None:
    monkeypatch.setenv("https_proxy", nowhere)
    with pytest.raises(CallFailed) as caught:
        await client_of("service.invalid:50051", retry_s=0.0).call("stats")
    assert caught.value.status == "UNAVAILABLE"
    assert str(caught.value).endswith(f"Connection refused, by way of the proxy {nowhere} that https_proxy names")

    arguments = ["check", "--address", "service.invalid:50051", "--timeout", "0"]
    result = await asyncio.to_thread(CliRunner().invoke, app, arguments)
    (line,) = result.stderr.splitlines()
    assert result.exit_code == 2
    assert "nothing listens there" not in line
    assert line.endswith(
        f"by way of the proxy {nowhere} that https_proxy names; name hosts that need no proxy in no_proxy"
    )


def test_what_a_proxy_leads_to_is_explained_with_its_name() -> None:
    proxy = HttpProxy("http_proxy", PROXY)
    for failure, reason in (
        (CallFailed("UNIMPLEMENTED", "no method"), "another program listens there, not a Runahead service"),
        (CallFailed("UNAVAILABLE", "CERTIFICATE_VERIFY_FAILED"), "its certificate is not signed by the CA of --tls-ca"),
    ):
        assert explained(failure, None) == (reason, True)
        assert explained(failure, proxy) == (f"{reason}, by way of {proxy}", True)


@dataclass
class Tunnels:
    """An HTTP proxy that leads callers of `host` to a port of this machine and refuses other callers."""

    host: str
    port: int
    asked: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        method, target, _ = (await reader.readuntil(b"\r\n\r\n")).decode().split(" ", 2)
        self.asked.append(target)
        if method != "CONNECT" or target != self.host:
            writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")
            writer.close()
            return
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.port)
        await asyncio.gather(_copy(reader, there_writer), _copy(there_reader, writer))


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(2**16):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()


@asynccontextmanager
async def tunnels(host: str, address: str) -> AsyncIterator[tuple[Tunnels, str]]:
    proxy = Tunnels(host, int(address.rpartition(":")[2]))
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield proxy, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def test_a_proxy_that_works_is_used_elsewhere_and_one_that_refuses_is_named(
    client_of: Callable[..., BothClients], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served() as service, tunnels("service.invalid:50051", service.address) as (proxy, url):
        monkeypatch.setenv("http_proxy", url)
        client = client_of("service.invalid:50051", retry_s=0.0)
        assert (await client.call("prefill_kv", [1, 2, 3])).first_token_id == 7
        with pytest.raises(CallFailed, match=f"UNAVAILABLE: .*by way of the proxy {url} that http_proxy names"):
            await client_of("other.invalid:50051", retry_s=0.0).call("stats")
        assert set(proxy.asked) == {"service.invalid:50051", "other.invalid:50051"}
        await client.close()
