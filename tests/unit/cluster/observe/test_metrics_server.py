"""Metrics and probes over HTTP, as a scraper and a kubelet ask for them."""

import asyncio
import contextlib
import socket
import struct
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from waiting import until

from cluster.errors import StartError
from cluster.observe.bounded_http import MOST_CONNECTIONS, BoundedServer
from cluster.observe.metrics import ServiceMetrics, ServiceState
from cluster.observe.metrics_server import MetricsServer
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.ipv6 import needs_ipv6


class Scraped:
    """A server and what is behind it."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0) -> None:
        self.metrics = ServiceMetrics()
        self.is_ready = False
        self.num_refreshed = 0
        self.fault: Exception | None = None
        self.server = MetricsServer(host, port, self.metrics.registry, self._refresh, lambda: self.is_ready)

    async def _refresh(self) -> None:
        self.num_refreshed += 1
        if self.fault is not None:
            raise self.fault
        self.metrics.state.state = ServiceState(
            service=pb.ServiceStats(workers=2), preset="p", is_ready=self.is_ready, workers_ready=0
        )

    async def get(self, path: str, method: str = "GET") -> tuple[int, str]:
        url = self.server.url.removesuffix("/metrics") + path
        return await asyncio.to_thread(_get, url, method)


def _get(url: str, method: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, method=method), timeout=20) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


@asynccontextmanager
async def scraped(host: str = "127.0.0.1") -> AsyncIterator[Scraped]:
    endpoint = Scraped(host)
    endpoint.server.start()
    try:
        yield endpoint
    finally:
        endpoint.server.stop()


async def test_every_scrape_shows_the_state_of_that_moment() -> None:
    async with scraped() as endpoint:
        status, text = await endpoint.get("/metrics")
        assert (status, endpoint.num_refreshed) == (200, 1)
        assert "\nrunahead_ready 0.0\n" in text
        endpoint.is_ready = True
        _, text = await endpoint.get("/metrics")
        assert "\nrunahead_ready 1.0\n" in text


async def test_probes_tell_a_process_that_lives_from_one_that_takes_requests() -> None:
    async with scraped() as endpoint:
        assert (await endpoint.get("/healthz"))[0] == 200
        assert await endpoint.get("/readyz") == (503, "not ready\n")
        endpoint.is_ready = True
        assert await endpoint.get("/readyz") == (200, "ready\n")
        assert endpoint.num_refreshed == 0


async def test_other_paths_and_methods_are_refused_and_the_server_goes_on() -> None:
    async with scraped() as endpoint:
        assert (await endpoint.get("/"))[0] == 404
        assert (await endpoint.get("/metrics", "POST"))[0] == 405
        assert (await endpoint.get("/healthz"))[0] == 200


async def test_a_state_that_cannot_be_had_is_unavailable_without_a_traceback(capfd: pytest.CaptureFixture[str]) -> None:
    async with scraped() as endpoint:
        endpoint.fault = RuntimeError("a secret detail")
        status, text = await endpoint.get("/metrics")
        assert status == 503
        assert "secret" not in text
    assert "Traceback" not in capfd.readouterr().err


def dropped(endpoint: Scraped, cause: str) -> float:
    name, labels = "runahead_http_connections_dropped_total", {"cause": cause}
    return endpoint.metrics.registry.get_sample_value(name, labels) or 0.0


async def test_silent_connections_are_few_and_keep_no_probe_out(capfd: pytest.CaptureFixture[str]) -> None:
    async with scraped() as endpoint:
        host, port = urlsplit(endpoint.server.url).hostname, urlsplit(endpoint.server.url).port
        before = threading.active_count()
        with contextlib.ExitStack() as stack:
            for number in range(5 * MOST_CONNECTIONS):
                silent = stack.enter_context(socket.create_connection((host, port)))
                silent.sendall(b"GET /metr" if number % 2 else b"")
            await until(lambda: dropped(endpoint, "silent") >= 4 * MOST_CONNECTIONS)
            assert (await endpoint.get("/healthz"))[0] == 200
            await until(lambda: threading.active_count() <= before + MOST_CONNECTIONS + 1)
        assert (await endpoint.get("/metrics"))[0] == 200
    assert capfd.readouterr().err == ""


async def test_a_connection_that_asks_too_slowly_is_dropped_and_counted(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoundedServer, "request_s", 0.05)
    async with scraped() as endpoint:
        host, port = urlsplit(endpoint.server.url).hostname, urlsplit(endpoint.server.url).port
        with socket.create_connection((host, port)) as slow:
            slow.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
            slow.settimeout(20)
            assert await asyncio.to_thread(slow.recv, 10) == b""
        assert dropped(endpoint, "silent") == 1
        reset = socket.create_connection((host, port))
        reset.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        reset.close()
        await until(lambda: dropped(endpoint, "left") == 1)
    assert capfd.readouterr().err == ""


async def test_a_port_in_use_is_named_with_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match=f"127.0.0.1:{port}.*--metrics-port"):
            Scraped(port=port).server.start()


@needs_ipv6
async def test_it_listens_on_ipv6_too() -> None:
    async with scraped("::1") as endpoint:
        assert endpoint.server.url.startswith("http://[::1]:")
        assert (await endpoint.get("/healthz"))[0] == 200
