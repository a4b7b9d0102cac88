"""Observability of a running service: metrics that add up, the timeline of a request, logs with its id."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent import futures
from pathlib import Path
from typing import Any

import grpc
import pytest
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc
from prometheus_client.parser import text_string_to_metric_families
from served_model import Reply, ServedModel, ask, ids_prompt, random_prompt
from service_process import ROOT, ServiceProcess

from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc

pytestmark = pytest.mark.service

MARKER = "zebra crossing"
METRICS_LINE = "metrics at "
LAYERS = 4
STORED, QUESTION = 512, 150


@pytest.fixture(scope="module")
def ray_directory() -> Iterator[Path]:
    """A short path, because Ray creates sockets in it."""
    directory = tempfile.mkdtemp(prefix="rh-")
    yield Path(directory)
    shutil.rmtree(directory, ignore_errors=True)


class Collector(trace_service_pb2_grpc.TraceServiceServicer):  # type: ignore[misc]
    """An OpenTelemetry collector, over gRPC, that keeps its spans."""

    def __init__(self) -> None:
        self.spans: list[Any] = []
        self._server = grpc.server(futures.ThreadPoolExecutor(2))
        trace_service_pb2_grpc.add_TraceServiceServicer_to_server(self, self._server)
        self.endpoint = f"http://127.0.0.1:{self._server.add_insecure_port('127.0.0.1:0')}"
        self._server.start()

    def Export(self, request: Any, context: Any) -> Any:
        for resource in request.resource_spans:
            for scope in resource.scope_spans:
                self.spans += scope.spans
        return trace_service_pb2.ExportTraceServiceResponse()

    def stop(self) -> None:
        self._server.stop(None)


@pytest.fixture(scope="module")
def collector() -> Iterator[Collector]:
    collector = Collector()
    yield collector
    collector.stop()


@pytest.fixture(scope="module")
def service(
    model: ServedModel, tmp_path_factory: pytest.TempPathFactory, ray_directory: Path, collector: Collector
) -> Iterator[ServiceProcess]:
    settings = {
        "RUNAHEAD_SERVER__METRICS_PORT": "0",
        "RUNAHEAD_SERVER__LOG_FORMAT": "json",
        "RUNAHEAD_SERVER__LOG_LEVEL": "debug",
        "RAY_TMPDIR": str(ray_directory),
        "OTEL_EXPORTER_OTLP_ENDPOINT": collector.endpoint,
        "OTEL_BSP_SCHEDULE_DELAY": "100",
    }
    service = ServiceProcess(model.directory, str(tmp_path_factory.mktemp("observed") / "store"), **settings)
    service.wait_ready()
    yield service
    status, left = service.stop()
    assert (status, left) == (0, [])


@pytest.fixture
def caller(service: ServiceProcess) -> Iterator[Client]:
    with Client(service.address) as client:
        yield client


def test_spans_reach_a_collector_in_the_clients_own_trace(service: ServiceProcess, collector: Collector) -> None:
    trace_id, span_id = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
    with grpc.insecure_channel(service.address) as channel:
        runahead_pb2_grpc.RunaheadServiceStub(channel).Prefill(
            pb.PrefillRequest(request_id="spanned", prompt=ids_prompt(random_prompt(930, 150))),
            metadata=(("traceparent", f"00-{trace_id}-{span_id}-01"),),
            timeout=60,
        )

    def ours() -> list[Any]:
        return [span for span in collector.spans if span.trace_id.hex() == trace_id]

    eventually(lambda: "request" in {span.name for span in ours()})
    request = next(span for span in ours() if span.name == "request")
    assert request.parent_span_id.hex() == span_id
    children = [span for span in ours() if span is not request]
    assert {span.parent_span_id for span in children} == {request.span_id}
    names = [span.name for span in children]
    assert (names.count("prefill"), names.count("queue"), names.count("lookup")) == (2, 1, 1)
    for span in children:
        assert request.start_time_unix_nano <= span.start_time_unix_nano <= span.end_time_unix_nano


def scrape(service: ServiceProcess) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    url = service.wait_line(METRICS_LINE).removeprefix(METRICS_LINE)
    with urllib.request.urlopen(url, timeout=20) as response:
        text = response.read().decode()
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def eventually(condition: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline_s, "the condition did not become true in time"
        time.sleep(0.05)


def growth(service: ServiceProcess, act: Callable[[], None]) -> Callable[..., float]:
    """Growth of metrics during `act`, once its requests have been observed."""
    before = scrape(service)
    act()
    ended = ("runahead_request_duration_seconds_count", frozenset[tuple[str, str]]())
    admitted = ("runahead_requests_total", frozenset[tuple[str, str]]())
    after: dict[tuple[str, frozenset[tuple[str, str]]], float] = {}

    def has_ended() -> bool:
        after.update(scrape(service))
        return after[ended] == after[admitted]

    eventually(has_ended)

    def grown(name: str, **labels: str) -> float:
        key = name, frozenset(labels.items())
        return after[key] - before.get(key, 0.0)

    return grown


def test_metrics_grow_by_what_replies_report(service: ServiceProcess, caller: Client) -> None:
    stored, replies = random_prompt(900, STORED), list[Reply]()

    def requests() -> None:
        replies.append(ask(caller, stored, 4))
        replies.append(ask(caller, [*stored, *random_prompt(901, QUESTION)], 4))
        replies.append(ask(caller, [*stored, *random_prompt(902, QUESTION)], 4, kv_budget=0.25))

    grown = growth(service, requests)
    stats = [reply.stats for reply in replies]
    assert [each.exact for each in stats] == [True, True, False]
    assert stats[1].cached_tokens > 0
    prompt_tokens = sum(each.prompt_tokens for each in stats)
    assert grown("runahead_requests_total") == 3
    assert grown("runahead_prompt_tokens_total") == prompt_tokens
    assert grown("runahead_cached_tokens_total") == sum(each.cached_tokens for each in stats)
    assert grown("runahead_generated_tokens_total") == 12
    tiers = ("computed", "device", "host", "disk", "skipped")
    by_tier = {tier: grown("runahead_tokens_by_tier_total", tier=tier) for tier in tiers}
    assert sum(by_tier.values()) == pytest.approx(prompt_tokens)
    assert by_tier["computed"] == sum(each.computed_tokens for each in stats)
    assert by_tier["skipped"] > 0
    read = {tier: grown("runahead_read_bytes_total", tier=tier) for tier in ("device", "host", "disk")}
    assert read["host"] == sum(each.bytes_read.host for each in stats) > 0
    assert read["disk"] == sum(each.bytes_read.disk for each in stats)
    assert grown("runahead_read_seconds_total", tier="host") > 0
    assert grown("runahead_handoff_bytes_total", link="gloo") == sum(each.handoff_bytes for each in stats) > 0
    assert grown("runahead_time_to_first_token_seconds_count") == 3
    ttft_s = sum(each.ttft.total_s for each in stats)
    assert grown("runahead_time_to_first_token_seconds_sum") == pytest.approx(ttft_s)
    parts = ("queue", "lookup", "load", "compute", "handoff", "other")
    taken_s = [grown("runahead_first_token_part_seconds_total", part=part) for part in parts]
    assert min(taken_s) >= 0 and sum(taken_s) == pytest.approx(ttft_s)
    assert grown("runahead_inter_token_seconds_count") == 9
    outcomes = ("useful", "late", "wasted")
    prefetched = {outcome: grown("runahead_prefetched_records_total", outcome=outcome) for outcome in outcomes}
    assert sum(prefetched.values()) > 0
    assert grown("runahead_rpcs_total", method="Generate", status="OK") == 3
    assert grown("runahead_store_hit_tokens_total") > 0
    assert grown("runahead_store_lookups_total") == 3


def test_a_service_that_is_ready_says_so_in_every_way(service: ServiceProcess, caller: Client) -> None:
    now = scrape(service)
    for name, expected in (("ready", 1), ("workers", 2), ("workers_ready", 2), ("store_up", 1), ("epoch", 1)):
        assert now[f"runahead_{name}", frozenset()] == expected
    url = service.wait_line(METRICS_LINE).removeprefix(METRICS_LINE).removesuffix("/metrics")
    for path in ("/readyz", "/healthz"):
        with urllib.request.urlopen(url + path, timeout=20) as response:
            assert response.status == 200
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{url}/debug", timeout=20)


def test_refusals_are_counted_by_cause(service: ServiceProcess, caller: Client) -> None:
    def refused() -> None:
        with pytest.raises(CallFailed, match="INVALID_ARGUMENT"):
            caller.prefill(pb.PrefillRequest())

    grown = growth(service, refused)
    assert grown("runahead_requests_refused_total", cause="invalid_request") == 1
    assert grown("runahead_rpcs_total", method="Prefill", status="INVALID_ARGUMENT") == 1
    assert grown("runahead_requests_total") == 0


def activities(worker: pb.WorkerTrace) -> dict[str, set[int]]:
    """Layers of each activity."""
    found: dict[str, set[int]] = {}
    for each in worker.intervals:
        name = pb.TraceActivity.Name(each.activity).removeprefix("TRACE_ACTIVITY_")
        found.setdefault(name, set()).update(range(each.layer_start, each.layer_end))
    return found


def test_a_trace_shows_every_layer_of_both_workers_on_one_clock(service: ServiceProcess, caller: Client) -> None:
    stored = random_prompt(910, STORED)
    ask(caller, stored, 1)
    reply = ask(caller, [*stored, *random_prompt(911, QUESTION)], 3, kv_budget=0.25)
    request_id = reply.complete.request_id
    trace = caller.trace(request_id)
    assert (trace.request_id, trace.status, len(trace.token_s)) == (request_id, "OK", 3)
    assert list(trace.token_s) == sorted(trace.token_s)
    assert trace.token_s[0] == pytest.approx(reply.stats.ttft.total_s, abs=0.05)
    first, last = trace.workers
    assert (first.rank, last.rank) == (0, 1)
    cuts = list(reply.stats.partition_cuts)
    assert [first.token_start, first.token_end, last.token_end] == cuts
    all_layers = set(range(LAYERS))
    for worker in trace.workers:
        assert worker.dropped_intervals == 0
        found = activities(worker)
        assert found["COMPUTE"] == found["CHOOSE"] == all_layers
        assert found.get("READ", set()) | found.get("PREFETCH", set()) == all_layers
    assert activities(first)["SEND"] == activities(last)["RECEIVE"] == all_layers
    assert "DECODE" in activities(last)
    # All times are of one clock: nothing happens before the request arrives, no layer is received before it is sent.
    run = next(phase for phase in trace.phases if phase.name == "run")
    for worker in trace.workers:
        assert all(run.start_s <= each.start_s <= each.end_s <= trace.end_s for each in worker.intervals)
    began = {each.layer_start: each.start_s for each in first.intervals if each.activity == pb.TRACE_ACTIVITY_SEND}
    arrived = {each.layer_start: each.end_s for each in last.intervals if each.activity == pb.TRACE_ACTIVITY_RECEIVE}
    assert all(began[layer] < arrived[layer] for layer in all_layers)
    sent = sum(each.size_bytes for each in first.intervals if each.activity == pb.TRACE_ACTIVITY_SEND)
    assert sent == reply.stats.handoff_bytes


def test_the_command_writes_the_files_of_a_request(service: ServiceProcess, caller: Client, tmp_path: Path) -> None:
    caller.prefill(pb.PrefillRequest(request_id="drawn", prompt=ids_prompt(random_prompt(920, 200))))
    eventually(lambda: _has_trace(caller, "drawn"))
    command = [
        sys.executable,
        "-m",
        "cluster.cli",
        "trace",
        "drawn",
        "--out",
        str(tmp_path),
        "--address",
        service.address,
    ]
    result = subprocess.run(
        [*command, "--json"], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, timeout=120, check=False
    )
    assert result.returncode == 0, result.stderr
    reply = json.loads(result.stdout)
    assert reply["status"] == "OK"
    events = json.loads(Path(reply["files"]["chrome"]).read_text())["traceEvents"]
    assert {event["args"]["name"] for event in events if event["name"] == "process_name"} >= {"service"}
    assert Path(reply["files"]["svg"]).read_text().startswith("<?xml")
    assert Path(reply["files"]["png"]).stat().st_size > 10_000
    unknown = subprocess.run(
        [*command[:4], "no-such-name", *command[5:]], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert unknown.returncode == 2
    assert "NOT_FOUND: no trace of request" in unknown.stderr


def _has_trace(client: Client, request_id: str) -> bool:
    try:
        return bool(client.trace(request_id).request_id)
    except CallFailed:
        return False


def test_logs_of_service_and_workers_have_the_requests_id_and_never_its_prompt(
    service: ServiceProcess, caller: Client, ray_directory: Path
) -> None:
    prompt = pb.Prompt(text=f"{MARKER} " * 40)
    request = pb.GenerateRequest(request_id="stopped", prompt=prompt, max_new_tokens=3000, ignore_eos=True)
    for response in caller.generate(request):
        if response.HasField("tokens"):
            caller.abort("stopped")
    too_long = pb.GenerateRequest(request_id="too-long", prompt=pb.Prompt(text=f"{MARKER} " * 10_000))
    with pytest.raises(CallFailed):  # the first refusal of its kind: later ones are only counted
        list(caller.generate(too_long))
    caller.prefill(pb.PrefillRequest(request_id="logged", prompt=prompt))

    def of_workers() -> str:
        files = ray_directory.glob("ray/session_latest/logs/worker-*")
        return "\n".join(file.read_text(errors="replace") for file in files)

    eventually(lambda: '"request": "logged"' in of_workers())
    ended = [json.loads(line) for line in of_workers().splitlines() if '"request": "logged"' in line]
    assert {line["event"] for line in ended} == {"prefill ended"}
    in_service = [json.loads(line) for line in service.lines if line.startswith('{"')]
    assert any(line.get("request") == "too-long" and line["event"] == "request refused" for line in in_service)
    for text in ("\n".join(service.lines), of_workers()):
        assert MARKER not in text
        assert "zebra" not in text
