"""The page of a service whose requests are real: figures equal GetStats, tenants and their shares, TLS at one port."""

import asyncio
import base64
import contextlib
import http.client
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from callers import Principals
from google.protobuf.json_format import MessageToDict
from rpc_service import Served, served
from tiny_facts import service_config

from cluster.config.server import ServerConfig
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.servicer import RunaheadServicer
from cluster.observe.metrics import ServiceMetrics
from cluster.observe.metrics_server import MetricsServer
from cluster.page.service_page import ServicePage, page_address
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc
from tests.support.certificates import Authority, needs_openssl


async def no_metrics() -> None:
    """Nothing is collected."""


@asynccontextmanager
async def paged(service: Served, host: str = "127.0.0.1") -> AsyncIterator[int]:
    """The port of the page of a service."""
    config = service.coordinator.config
    authentication = Authentication.of(config.server)
    authentication.load()
    page = ServicePage(config, service.servicer, authentication, lambda: True)
    server = MetricsServer(host, 0, ServiceMetrics().registry, no_metrics, lambda: True, page.begin())
    server.start()
    try:
        yield server.port
    finally:
        server.stop()


async def status(port: int, token: str = "", **over: Any) -> Any:
    return json.loads(await asyncio.to_thread(body, port, "/status.json", token, **over))


def body(port: int, path: str, token: str, context: ssl.SSLContext | None = None) -> bytes:
    if context is None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    else:
        connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=20, context=context)
    headers = {"Authorization": f"Basic {base64.b64encode(f'ops:{token}'.encode()).decode()}"} if token else {}
    with contextlib.closing(connection):
        connection.request("GET", path, headers=headers)
        response = connection.getresponse()
        assert response.status == 200, response.status
        return response.read()


async def test_figures_equal_get_stats_and_a_request_is_shown_with_its_timeline() -> None:
    async with served() as service, paged(service) as port:
        reply = await service.stub().prefill(7, request_id="mine")
        shown = await status(port)
        stats = await runahead_pb2_grpc.RunaheadServiceStub(service.channel()).GetStats(pb.GetStatsRequest())
        for section in ("service", "store"):
            expected = MessageToDict(
                getattr(stats, section), preserving_proto_field_name=True, always_print_fields_with_no_presence=True
            )
            for name, value in expected.items():
                if name != "uptime_s":
                    assert shown[section][name] == (int(value) if str(value).isdigit() else value), name
        (request,) = shown["recent"]
        assert request["request_id"] == reply.request_id == "mine"
        assert request["prompt_tokens"] == 7
        assert request["ttft"]["total_s"] == reply.stats.ttft.total_s
        assert request["exact"] is reply.stats.exact
        assert shown["tenants"] is None
        timeline = json.loads(await asyncio.to_thread(body, port, f"/trace.json?number={request['number']}", ""))
        trace = await service.stub().trace("mine")
        assert timeline["status"] == trace.status
        assert timeline["first_token_ms"] == pytest.approx(trace.token_s[0] * 1e3, abs=1e-3)
        assert [each["name"] for each in timeline["phases"]] == [each.name for each in trace.phases]


async def test_an_operator_sees_requests_of_all_tenants_and_a_tenant_sees_nothing(tmp_path: Path) -> None:
    principals = Principals(tmp_path, "ops", "acme", "other")
    options = {"tokens_file": principals.file, "operators": ("ops",)}
    async with served(**options) as service, paged(service) as port:
        for name in ("acme", "other"):
            await service.stub(principals.tokens[name]).prefill(7, request_id="same")
        shown = await status(port, principals.tokens["ops"])
        assert [(each["tenant"], each["request_id"]) for each in shown["recent"]] == [
            ("other", "same"),
            ("acme", "same"),
        ]
        numbers = {each["number"] for each in shown["recent"]}
        assert len(numbers) == 2
        assert shown["tenants"] == []
        for token in ("", principals.tokens["acme"], "wrong"):
            with pytest.raises(AssertionError, match="401"):
                await status(port, token)


async def test_a_service_that_starts_shows_that() -> None:
    config = service_config()
    authentication = Authentication.of(config.server)
    servicer = RunaheadServicer("tiny", "float32", authentication, config.limits)
    state = await ServicePage(config, servicer, authentication, lambda: False).state()
    assert (state.is_ready, state.stats.service.model, state.stats.HasField("store")) == (False, "tiny", False)


@needs_openssl
async def test_the_certificate_of_the_service_is_the_pages(tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    issued = authority.issue("server", common_name="localhost", alternatives="IP:127.0.0.1")
    principals = Principals(tmp_path, "ops")
    options = {"tls_certificate": str(issued.certificate), "tls_key": str(issued.key)}
    async with served(tokens_file=principals.file, operators=("ops",), **options) as service, paged(service) as port:
        trusted = ssl.create_default_context(cafile=str(authority.certificate))
        shown = await status(port, principals.tokens["ops"], context=trusted)
        assert shown["is_ready"] is True
        renewed = Authority(tmp_path, "another")
        newer = renewed.issue("newer", common_name="localhost", alternatives="IP:127.0.0.1")
        issued.certificate.write_bytes(newer.certificate.read_bytes())
        issued.key.write_bytes(newer.key.read_bytes())
        await asyncio.sleep(1.1)  # files are looked at once a second
        trusted = ssl.create_default_context(cafile=str(renewed.certificate))
        assert (await status(port, principals.tokens["ops"], context=trusted))["is_ready"] is True


@pytest.mark.parametrize(
    ("config", "address"),
    [
        (ServerConfig(), "http://127.0.0.1:9/"),
        (ServerConfig(metrics_host="::1"), "http://[::1]:9/"),
        (ServerConfig(tokens_file="t", operators=("o",)), "http://127.0.0.1:9/, with an operator's token"),
        (ServerConfig(metrics_host="0.0.0.0"), "http://127.0.0.1:9/ on this host"),
        (
            ServerConfig(metrics_host="::", tokens_file="t", operators=("o",)),
            "http://[::1]:9/ on this host, by https elsewhere, with an operator's token",
        ),
    ],
)
def test_the_start_says_where_the_page_is(config: ServerConfig, address: str) -> None:
    assert page_address(config, 9) == address
