"""The page of a running service in a browser: no complaint in its console, figures that equal GetStats, a timeline."""

import base64
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from served_model import ServedModel, ask, random_prompt
from service_process import ServiceProcess

from cluster.cli.request_text import as_plain
from cluster.client import Client
from cluster.client.credentials import Credentials
from cluster.ingress.access.bearer_tokens import new_token, token_line
from cluster.observe.trace_lanes import rows_of
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.chromium import Tab, needs_chromium, tab
from tests.support.every_case import IS_EVERY

pytestmark = [
    pytest.mark.service,
    needs_chromium,
    pytest.mark.skipif(not IS_EVERY, reason="a browser and a service: make test-all"),
    pytest.mark.timeout(900),
]

MARKER = "zebra crossing"
PAGE_LINE = "page at "
ENTER = 13
#: Changes by itself.
MOVING = {"uptime_s"}


class Shown:
    """A service with two principals, its page's address, and one tab for all tests."""

    def __init__(self, service: ServiceProcess, tokens: dict[str, str], browser: Tab) -> None:
        self.service = service
        self.tokens = tokens
        self.tab = browser
        self.url = service.wait_line(PAGE_LINE).removeprefix(PAGE_LINE).partition(",")[0]

    def client(self, principal: str) -> Client:
        return Client(self.service.address, Credentials(token=self.tokens[principal]))

    def authorization(self, principal: str) -> dict[str, str]:
        encoded = base64.b64encode(f"{principal}:{self.tokens[principal]}".encode()).decode()
        return {"Authorization": f"Basic {encoded}"}

    def open(self) -> None:
        """Open the page as its operator."""
        self.tab.complaints.clear()
        self.tab.open(self.url, headers=self.authorization("ops"))

    def text(self, selector: str) -> str:
        return str(self.tab.value(f"document.querySelector({selector!r}).textContent"))


@pytest.fixture(scope="module")
def shown(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shown]:
    directory = tmp_path_factory.mktemp("page")
    tokens = {name: new_token() for name in ("ops", "alice")}
    file = directory / "tokens"
    file.write_text("\n".join(token_line(*item) for item in tokens.items()))
    file.chmod(0o600)
    service = ServiceProcess(
        model.directory,
        str(directory / "store"),
        RUNAHEAD_SERVER__METRICS_PORT="0",
        RUNAHEAD_SERVER__TOKENS_FILE=str(file),
        RUNAHEAD_SERVER__OPERATORS='["ops"]',
    )
    try:
        service.wait_ready()
        with tab(directory) as browser:
            browser.look(1280, 900)
            it = Shown(service, tokens, browser)
            prompt = random_prompt(70, 300)
            with it.client("alice") as alice:
                ask(alice, prompt)
                ask(alice, [*prompt, *random_prompt(71, 40)])
                ask(alice, [*prompt, *random_prompt(72, 40)], kv_budget=0.25)
                request = pb.GenerateRequest(prompt=pb.Prompt(text=MARKER), max_new_tokens=4, ignore_eos=True)
                for _ in alice.generate(request, timeout_s=120):
                    pass
            yield it
        assert service.stop() == (0, [])
    finally:
        service.kill()


def test_figures_equal_get_stats_and_nothing_is_in_the_console(shown: Shown, tmp_path: Path) -> None:
    shown.open()
    browser = shown.tab
    browser.wait("document.querySelectorAll('#recent tbody tr').length == 4")
    with shown.client("ops") as client:
        stats = as_plain(client.stats())
    status = browser.value("fetch('status.json').then(answer => answer.json())")
    for section in ("service", "store"):
        expected, found = stats[section], status[section]
        assert {name: found[name] for name in expected if name not in MOVING} == {
            name: value for name, value in expected.items() if name not in MOVING
        }
    service, store = stats["service"], stats["store"]
    assert shown.text("#served").startswith(f"{service['model']}, float32, preset runahead")
    assert shown.text("#state") == "ready"
    assert shown.text("#running") == str(service["requests_running"]) == "0"
    share = service["cached_tokens"] / service["prompt_tokens"]
    assert shown.text("#stored-share") == f"{share:.1%}"
    assert shown.text("#requests-of") == "of 4 requests"
    assert f"epoch {service['epoch']}, 2 of 2 loaded" in shown.text("#chain")
    assert shown.text("#store") == f"{store['chunks']:,} chunks of {store['tokens_per_chunk']} tokens"
    hits = store["hit_tokens"] / store["lookup_tokens"]
    assert f"{hits:.1%} of prompt tokens" in shown.text("#tiers")
    assert shown.text("#tenants tbody td") == "alice"
    answers = browser.value(
        "Array.from(document.querySelectorAll('#recent tbody tr'), row => row.cells[11].textContent)"
    )
    assert answers == ["exact", "approximate", "exact", "exact"]
    budgets = browser.value(
        "Array.from(document.querySelectorAll('#recent tbody tr'), row => row.cells[10].textContent)"
    )
    assert budgets == ["none", "25%", "none", "none"]
    everything = browser.value("document.documentElement.outerHTML") + str(status)
    assert MARKER not in everything and "zebra" not in everything
    browser.picture(tmp_path / "page.png")
    assert (tmp_path / "page.png").stat().st_size > 20_000
    assert browser.complaints == []


def test_a_row_opens_the_timeline_by_the_keyboard_and_it_is_that_of_get_trace(shown: Shown, tmp_path: Path) -> None:
    shown.open()
    browser = shown.tab
    browser.wait("document.querySelectorAll('#recent tbody tr').length == 4")
    browser.value("document.querySelectorAll('button.request')[1].focus()")
    request_id = browser.value("document.activeElement.textContent")
    browser.press("Enter", ENTER, "\r")
    browser.wait("!!document.querySelector('#drawing svg')")
    with shown.client("alice") as client:
        trace = client.trace(request_id)
    title = shown.text("#timeline-title")
    assert request_id in title and f"{trace.token_s[0] * 1e3:,.0f} ms on" in title
    headings = browser.value("Array.from(document.querySelectorAll('#drawing text.heading'), each => each.textContent)")
    assert headings == [f"worker {w.rank}: tokens {w.token_start:,} to {w.token_end:,}" for w in trace.workers]
    end_s = trace.token_s[0] * 1.03
    intervals = [
        each
        for worker in trace.workers
        for row in rows_of(worker)
        for lane in row.lanes
        for each in lane
        if each.start_s < end_s
    ]
    assert browser.value("document.querySelectorAll('#drawing rect[class^=\"a-\"]').length") == len(intervals) > 0
    browser.picture(tmp_path / "timeline.png")
    browser.press("Escape", 27)
    browser.wait("!document.getElementById('timeline').open")
    assert browser.value("document.activeElement.textContent") == request_id
    assert browser.complaints == []


def test_a_phone_in_the_dark_needs_no_sideways_scrolling(shown: Shown) -> None:
    browser = shown.tab
    try:
        browser.look(390, 844, dark=True, is_phone=True)
        shown.open()
        browser.wait("document.querySelectorAll('#recent tbody tr').length == 4")
        assert browser.value("document.documentElement.scrollWidth <= window.innerWidth")
        assert re.findall(r"\d+", browser.value("getComputedStyle(document.body).backgroundColor"))[0] < "50"
    finally:
        browser.look(1280, 900)


def test_a_refresh_moves_nothing(shown: Shown) -> None:
    shown.open()
    browser = shown.tab
    browser.wait("document.querySelectorAll('#recent tbody tr').length == 4")
    places = "Array.from(document.querySelectorAll('section, th, td'), e => { const r = e.getBoundingClientRect(); "
    places += "return [r.x, r.y, r.width, r.height].map(Math.round).join() }).join(' ')"
    before, updated = browser.value(places), shown.text("#notice")
    browser.wait(f"document.getElementById('notice').textContent != {updated!r}")
    assert browser.value(places) == before


@pytest.mark.parametrize("principal", ["alice", ""])
def test_no_tenant_and_no_stranger_gets_anything_of_the_page(shown: Shown, principal: str) -> None:
    headers = shown.authorization(principal) if principal else {}
    for path in ("", "page.js", "status.json", "trace.json?number=1"):
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(urllib.request.Request(shown.url + path, headers=headers), timeout=20)
        with caught.value as answer:
            assert answer.status == 401
            assert answer.headers["WWW-Authenticate"].startswith("Basic realm=")


def test_a_service_that_does_not_answer_is_said_and_comes_back(shown: Shown) -> None:
    shown.open()
    browser = shown.tab
    browser.wait("document.getElementById('state').textContent == 'ready'")
    browser.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
    browser.wait("document.getElementById('notice').textContent.startsWith('Service not reachable: retrying.')")
    assert browser.value("document.body.className").split() == ["has-tenants", "stale"]
    browser.call(
        "Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1
    )
    browser.wait("document.getElementById('notice').textContent.startsWith('Connected again.')")
    assert browser.value("document.body.className") == "has-tenants"
