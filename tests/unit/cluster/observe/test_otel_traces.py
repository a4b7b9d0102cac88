"""Spans of a request: the measured intervals, in the client's own trace; off unless asked for."""

import sys
import time
from concurrent.futures import ThreadPoolExecutor

import grpc
import pytest
from observed import ARRIVED_S, aborted, answered

from cluster.errors import StartError
from cluster.observe.otel_traces import OtelTraces, asked_for, check

pytest.importorskip("opentelemetry.sdk", reason="the extra otel is not installed")
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode

TRACE_ID, SPAN_ID = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
VARIABLES = (
    "OTEL_TRACES_EXPORTER",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    "OTEL_EXPORTER_OTLP_PROTOCOL",
    "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL",
    "OTEL_SDK_DISABLED",
    "OTEL_SERVICE_NAME",
)


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def spans_of(*traces: object) -> list[ReadableSpan]:
    exporter = InMemorySpanExporter()
    otel = OtelTraces(exporter)
    for trace in traces:
        otel.observe(trace)  # type: ignore[arg-type]
    otel.close()
    return list(exporter.get_finished_spans())


def seconds(span: ReadableSpan) -> float:
    assert span.start_time is not None
    assert span.end_time is not None
    return (span.end_time - span.start_time) / 1e9


def test_a_request_is_a_span_with_one_for_each_phase_and_for_each_workers_prefill() -> None:
    spans = spans_of(answered())
    (request,) = [span for span in spans if span.name == "request"]
    children = [span for span in spans if span is not request]
    assert sorted(span.name for span in children) == sorted(
        ["accept", "queue", "lookup", "run", "prefill", "prefill", "save", "save"]
    )
    assert request.context is not None
    for child in children:
        assert child.parent is not None
        assert child.parent.span_id == request.context.span_id
    assert seconds(request) == pytest.approx(2.5)
    prefills = [span for span in children if span.name == "prefill"]
    assert [span.attributes["runahead.rank"] for span in prefills if span.attributes] == [0, 1]
    assert [seconds(span) for span in prefills] == pytest.approx([1.5, 1.5])
    assert request.attributes is not None
    assert request.attributes["runahead.request_id"] == "r"
    assert request.attributes["runahead.cached_tokens"] == 600
    assert [event.name for event in request.events] == ["first token"]
    assert request.status.status_code is StatusCode.UNSET


def test_times_are_those_that_were_measured_on_the_wall_clock() -> None:
    trace = answered()
    shift_s = time.monotonic() - 3.0 - ARRIVED_S
    trace.arrived_s, trace.ended_s = trace.arrived_s + shift_s, trace.ended_s + shift_s
    trace.phases, trace.workers, trace.token_s = [], [], []
    (request,) = spans_of(trace)
    assert request.start_time is not None
    assert request.start_time / 1e9 == pytest.approx(time.time() - 3.0, abs=1.0)


def test_the_clients_trace_goes_on() -> None:
    spans = spans_of(answered(trace_context={"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01"}))
    assert {f"{span.context.trace_id:032x}" for span in spans if span.context} == {TRACE_ID}
    (request,) = [span for span in spans if span.name == "request"]
    assert request.parent is not None
    assert f"{request.parent.span_id:016x}" == SPAN_ID


def test_a_traceparent_that_is_none_begins_a_trace_of_its_own() -> None:
    (request, *_) = [s for s in spans_of(answered(trace_context={"traceparent": "rubbish"})) if s.name == "request"]
    assert request.parent is None


def test_a_request_that_came_to_an_error_says_which() -> None:
    spans = spans_of(aborted())
    (request,) = [span for span in spans if span.name == "request"]
    assert (request.status.status_code, request.status.description) == (StatusCode.ERROR, "ABORTED")


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({}, ""),
        ({"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://c:4317"}, ""),
        ({"OTEL_SDK_DISABLED": "TRUE", "OTEL_TRACES_EXPORTER": "otlp"}, ""),
        ({"OTEL_TRACES_EXPORTER": "console"}, "OTEL_TRACES_EXPORTER=console"),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://c:4317"}, "OTEL_EXPORTER_OTLP_ENDPOINT=http://c:4317"),
    ],
)
def test_only_the_standard_variables_ask_for_spans(environment: dict[str, str], asked: str) -> None:
    assert asked_for(environment) == asked


def test_asked_for_and_not_installed_is_one_line_that_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "otlp")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(
        StartError, match=r"OTEL_TRACES_EXPORTER=otlp.*pip install 'runahead-prefill\[otel\]'"
    ) as caught:
        OtelTraces()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"), [("OTEL_TRACES_EXPORTER", "zipkin"), ("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf")]
)
def test_what_is_not_supported_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://c:4317")
    for attempt in (check, OtelTraces):
        with pytest.raises(StartError, match=f"{name}={value} is not supported"):
            attempt()


def test_a_collector_on_this_machine_is_sent_spans_without_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[bytes] = []

    def export(request: bytes, context: grpc.ServicerContext) -> bytes:
        came.append(request)
        return b""

    handlers = {"Export": grpc.unary_unary_rpc_method_handler(export)}
    collector = grpc.server(ThreadPoolExecutor(1))
    collector.add_registered_method_handlers("opentelemetry.proto.collector.trace.v1.TraceService", handlers)
    port = collector.add_insecure_port("127.0.0.1:0")
    collector.start()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{port}")
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TIMEOUT", "5")
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.delenv("no_proxy")
    otel = OtelTraces()
    otel.observe(answered())
    otel.close()
    collector.stop(None)
    assert any(b"runahead.prompt_tokens" in request for request in came)
