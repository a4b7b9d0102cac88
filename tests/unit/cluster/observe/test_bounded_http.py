"""Hostile and careless clients of the metrics' port: long heads, slow readers, TLS and plain text at one port."""

import asyncio
import contextlib
import http.client
import socket
import ssl
import threading
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from waiting import until

from cluster.observe.bounded_http import MOST_HEAD_BYTES, BoundedServer
from cluster.observe.metrics import ServiceMetrics
from cluster.observe.metrics_server import MetricsServer, Page
from tests.support.certificates import Authority, needs_openssl

LARGE_BYTES = 64 * 2**20


class Served:
    """A server whose page says how it was called; `/large` answers with more than buffers hold."""

    def __init__(self, tls: Callable[[], ssl.SSLContext] | None = None) -> None:
        metrics = ServiceMetrics()
        page = Page(application=self._answer, paths=frozenset(("/", "/large")), tls=tls)
        self.server = MetricsServer("127.0.0.1", 0, metrics.registry, self._refresh, lambda: True, page)
        self.registry = metrics.registry
        self.environ: dict[str, Any] = {}

    async def _refresh(self) -> None:
        """Nothing is collected."""

    def _answer(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        self.environ = environ
        start_response("200 OK", [])
        if environ["PATH_INFO"] == "/large":
            return [b"x" * LARGE_BYTES]
        return [environ["wsgi.url_scheme"].encode()]

    @property
    def address(self) -> tuple[str, int]:
        url = urlsplit(self.server.url)
        assert url.hostname is not None and url.port is not None
        return url.hostname, url.port

    def dropped(self, cause: str) -> float:
        name = "runahead_http_connections_dropped_total"
        return self.registry.get_sample_value(name, {"cause": cause}) or 0.0

    def exchange(self, request: bytes) -> bytes:
        """Send bytes, and read to the end."""
        with socket.create_connection(self.address, timeout=20) as connection:
            connection.sendall(request)
            received = b""
            with contextlib.suppress(ConnectionResetError):  # it has not read all
                while part := connection.recv(65536):
                    received += part
            return received


@asynccontextmanager
async def served(tls: Callable[[], ssl.SSLContext] | None = None) -> AsyncIterator[Served]:
    endpoint = Served(tls)
    endpoint.server.start()
    try:
        yield endpoint
    finally:
        endpoint.server.stop()


@pytest.mark.parametrize(
    ("request_head", "status"),
    [
        (b"GET /" + b"a" * MOST_HEAD_BYTES + b" HTTP/1.0\r\n\r\n", 414),
        (b"GET / HTTP/1.0\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"a" * 1000) for n in range(20)) + b"\r\n", 431),
        (b"GET / HTTP/1.0\r\n" + b"".join(b"X-%d: a\r\n" % n for n in range(120)) + b"\r\n", 431),
        (b"<script>alert(1)</script> a b c\r\n\r\n", 400),
        (b"GET / HTTP/<script>\r\n\r\n", 400),
    ],
    ids=["line", "headers", "number", "syntax", "version"],
)
async def test_a_head_that_is_too_long_or_wrong_is_refused_and_not_repeated(
    request_head: bytes, status: int, capfd: pytest.CaptureFixture[str]
) -> None:
    async with served() as endpoint:
        answer = await asyncio.to_thread(endpoint.exchange, request_head)
        assert b"aaa" not in answer and b"script" not in answer
        if answer:  # a client that is still sending may only see the end of the connection
            assert f" {status} ".encode() in answer.splitlines()[0]
        assert endpoint.environ == {}
    assert "Traceback" not in capfd.readouterr().err


async def test_an_application_sees_nothing_of_the_process_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS", "on")
    monkeypatch.setenv("HTTP_AUTHORIZATION", "Basic of the process")
    async with served() as endpoint:
        answer = await asyncio.to_thread(endpoint.exchange, b"GET / HTTP/1.0\r\nLocal-Addr: 10.0.0.1\r\n\r\n")
        assert answer.endswith(b"\r\n\r\nhttp")
        assert endpoint.environ["LOCAL_ADDR"] == "127.0.0.1"
        assert "HTTP_AUTHORIZATION" not in endpoint.environ
        assert b"Python" not in answer


async def test_a_reader_that_takes_nothing_is_dropped_and_counted(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(BoundedServer, "answer_s", 0.2)
    async with served() as endpoint:
        num_threads = threading.active_count()
        with socket.create_connection(endpoint.address, timeout=20) as slow:
            slow.sendall(b"GET /large HTTP/1.0\r\n\r\n")
            await until(lambda: endpoint.dropped("slow") == 1)
            await until(lambda: threading.active_count() <= num_threads)
    assert "Traceback" not in capfd.readouterr().err


def server_context(directory: Path) -> tuple[Authority, ssl.SSLContext]:
    authority = Authority(directory)
    issued = authority.issue("server", common_name="localhost", alternatives="DNS:localhost,IP:127.0.0.1")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(issued.certificate, issued.key)
    return authority, context


@needs_openssl
async def test_one_port_speaks_tls_to_who_begins_with_it_and_plain_text_to_a_probe(tmp_path: Path) -> None:
    authority, context = server_context(tmp_path)
    async with served(lambda: context) as endpoint:
        host, port = endpoint.address
        trusted = ssl.create_default_context(cafile=str(authority.certificate))

        def get(url: str, context: ssl.SSLContext | None = None) -> bytes:
            with urllib.request.urlopen(url, timeout=20, context=context) as response:
                body: bytes = response.read()
                return body

        assert await asyncio.to_thread(get, f"http://{host}:{port}/healthz") == b"alive\n"
        assert await asyncio.to_thread(get, f"https://{host}:{port}/healthz", trusted) == b"alive\n"
        assert await asyncio.to_thread(get, f"https://{host}:{port}/", trusted) == b"https"
        assert await asyncio.to_thread(get, f"http://{host}:{port}/") == b"http"
        large = await asyncio.to_thread(get, f"https://{host}:{port}/large", trusted)
        assert len(large) == LARGE_BYTES


@needs_openssl
async def test_a_handshake_that_does_not_go_on_is_dropped_and_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    _, context = server_context(tmp_path)
    monkeypatch.setattr(BoundedServer, "request_s", 0.1)
    async with served(lambda: context) as endpoint:
        with socket.create_connection(endpoint.address, timeout=20) as silent:
            silent.sendall(b"\x16\x03\x01")
            assert await asyncio.to_thread(silent.recv, 10) == b""
        with socket.create_connection(endpoint.address, timeout=20) as wrong:
            wrong.sendall(b"\x16" + b"GET / HTTP/1.0\r\n\r\n")
            await until(lambda: endpoint.dropped("left") >= 1)
        connection = http.client.HTTPConnection(*endpoint.address, timeout=20)
        await asyncio.to_thread(connection.request, "GET", "/healthz")
        assert connection.getresponse().status == 200
        connection.close()
    assert "Traceback" not in capfd.readouterr().err
