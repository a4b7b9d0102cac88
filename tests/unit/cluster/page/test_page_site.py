"""The page over HTTP: its files, strict headers, documents that are made once for many viewers, bounded answers."""

import asyncio
import contextlib
import http.client
import json
import re
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from observed import answered
from tiny_facts import service_config

from cluster.config.server import ServerConfig
from cluster.observe.metrics import ServiceMetrics
from cluster.observe.metrics_server import MetricsServer
from cluster.page import site
from cluster.page.access import PageAccess
from cluster.page.site import Site
from cluster.page.snapshots import Snapshots
from cluster.page.status import PageState
from protos.runahead.v1 import runahead_pb2 as pb

PATHS = ("/", "/page.css", "/page.js", "/icon.svg", "/status.json")
OPEN = ServerConfig()
NAMED = ServerConfig(tokens_file="tokens", operators=("ops",))


class Answer:
    """One answer, read to its end."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()


class Shown:
    """A page and the state behind it. Owns: the server, from `start` to `stop`."""

    def __init__(self, config: ServerConfig = OPEN) -> None:
        self.state = PageState(
            config=service_config(server=config),
            life="l",
            is_ready=True,
            stats=pb.GetStatsResponse(service=pb.ServiceStats(model="tiny")),
        )
        self.num_collected = 0
        self.fault: Exception | None = None
        self.now_s = 100.0
        self.snapshots = Snapshots(self._collect, clock=lambda: self.now_s)
        self.snapshots.loop = asyncio.get_running_loop()
        page = Site(PageAccess(config, {"secret": "ops"}.get), self.snapshots).page(None)
        self.server = MetricsServer("127.0.0.1", 0, ServiceMetrics().registry, self._refresh, lambda: True, page)

    async def _collect(self) -> PageState:
        self.num_collected += 1
        if self.fault is not None:
            raise self.fault
        return self.state

    async def _refresh(self) -> None:
        """No metrics are looked at."""

    async def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        return await asyncio.to_thread(self._get, path, method, {k.replace("_", "-"): v for k, v in headers.items()})

    def _get(self, path: str, method: str, headers: dict[str, str]) -> Answer:
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)) as connection:
            connection.request(method, path, headers=headers)
            return Answer(connection.getresponse())


@asynccontextmanager
async def shown(config: ServerConfig = OPEN) -> AsyncIterator[Shown]:
    page = Shown(config)
    page.server.start()
    try:
        yield page
    finally:
        page.server.stop()


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_has_a_strict_content_policy(path: str) -> None:
    async with shown() as page:
        for answer in (await page.get(path), await page.get(path, Host="evil.example.com")):
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self';")
            assert "unsafe" not in policy and "frame-ancestors 'none'" in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Cache-Control"] == "no-store"
            assert "Access-Control-Allow-Origin" not in answer.headers
        assert answer.status == 403 and b"evil" not in answer.body


def test_files_bring_no_code_in_markup_and_nothing_of_another_origin() -> None:
    static = Path(site.__file__).parent / "static"
    page, script = (static / "index.html").read_text(), (static / "page.js").read_text()
    assert re.findall(r'(?:src|href)="([^"]*)"', page) == ["icon.svg", "page.css", "page.js"]
    assert not re.search(r"\bon\w+=|style=|<style|<script>", page)
    for sink in ("innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function("):
        assert sink not in script
    text = "".join(path.read_text() for path in static.iterdir())
    assert set(re.findall(r"https?://[\w./]+", text)) == {"http://www.w3.org/2000/svg"}


async def test_metrics_and_probes_ask_for_no_name_and_no_token() -> None:
    async with shown(NAMED) as page:
        for path in ("/metrics", "/healthz", "/readyz"):
            answer = await page.get(path, Host="runahead-metrics.default.svc")
            assert answer.status == 200
            assert "Content-Security-Policy" not in answer.headers


@pytest.mark.parametrize("path", [*PATHS, "/trace.json?number=1"])
async def test_without_an_operators_token_there_is_nothing(path: str) -> None:
    async with shown(NAMED) as page:
        refused = await page.get(path)
        assert refused.status == 401
        assert refused.headers["WWW-Authenticate"].startswith("Basic realm=")
        assert b"tiny" not in refused.body and page.num_collected == 0
        allowed = await page.get(path, Authorization="Basic b3BzOnNlY3JldA==")  # ops:secret
        assert allowed.status in (200, 404)


async def test_many_viewers_cost_as_one_within_a_second() -> None:
    async with shown() as page:
        answers = await asyncio.gather(*(page.get("/status.json") for _ in range(12)))
        assert {answer.status for answer in answers} == {200}
        assert page.num_collected == 1
        page.now_s += 1.5
        assert json.loads((await page.get("/status.json")).body)["service"]["model"] == "tiny"
        assert page.num_collected == 2


async def test_a_state_that_cannot_be_had_is_unavailable_without_its_reason_for_a_second(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with shown() as page:
        page.fault = RuntimeError("a secret detail")
        for _ in range(3):
            answer = await page.get("/status.json")
            assert answer.status == 503 and b"secret" not in answer.body
        assert page.num_collected == 1
        page.fault = None
        page.now_s += 1.5
        assert (await page.get("/status.json")).status == 200
    assert "Traceback" not in capfd.readouterr().err


async def test_a_timeline_is_had_by_its_number_and_nothing_else() -> None:
    async with shown() as page:
        trace = answered()
        trace.number = 7
        page.state = replace(page.state, traces=[trace])
        found = await page.get("/trace.json?number=7")
        assert found.status == 200 and json.loads(found.body)["request_id"] == "r"
        assert (await page.get("/trace.json?number=8")).status == 404
        for query in ("", "?", "?number=", "?number=x", "?number=7&number=8", "?number=" + "9" * 16, "?request=r"):
            refused = await page.get(f"/trace.json{query}")
            assert refused.status == 400 and b"number of a request" in refused.body


async def test_other_methods_are_refused_and_a_head_has_no_body() -> None:
    async with shown() as page:
        for method in ("POST", "PUT", "DELETE", "OPTIONS"):
            assert (await page.get("/status.json", method)).status == 405
        head = await page.get("/", "HEAD")
        assert (head.status, head.body) == (200, b"")
        assert int(head.headers["Content-Length"]) > 1000


async def test_what_the_page_has_is_not_shown_to_other_sites() -> None:
    async with shown() as page:
        assert (await page.get("/status.json", Sec_Fetch_Site="cross-site")).status == 403
        assert (await page.get("/", Sec_Fetch_Site="cross-site")).status == 200
        assert page.num_collected == 0


async def test_viewers_that_take_nothing_leave_probes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "_WAIT_S", 0.05)
    monkeypatch.setattr(site, "_MOST_ANSWERS", 2)
    held, asked = threading.Event(), threading.Semaphore(0)

    def document(_: Snapshots) -> bytes:
        asked.release()
        assert held.wait(20)
        return b"{}"

    monkeypatch.setattr(Snapshots, "document", document)
    async with shown() as page:
        viewers = [asyncio.create_task(page.get("/status.json")) for _ in range(2)]
        for _ in viewers:
            assert await asyncio.to_thread(asked.acquire, timeout=20)
        refused = await page.get("/page.css")
        assert (refused.status, refused.headers["Retry-After"]) == (503, "1")
        assert (await page.get("/healthz")).status == 200
        held.set()
        assert {answer.status for answer in await asyncio.gather(*viewers)} == {200}
        assert (await page.get("/page.css")).status == 200
