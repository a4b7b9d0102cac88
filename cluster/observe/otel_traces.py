"""OpenTelemetry spans of requests (the optional extra `otel`); off unless the standard variables turn them on.

    OTEL_TRACES_EXPORTER=otlp | console | none      OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4317 (gRPC)

Spans are made from the trace of a request after its end, with the measured times, so they do not delay requests. The
span `request` continues the client's trace (metadata `traceparent`).
"""

import importlib.util
import os
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cluster import version
from cluster.client.http_proxy import proxy_option, proxy_to
from cluster.errors import StartError
from cluster.requests.request_trace import RequestTrace, WorkerRun
from workers.plan.timeline import Activity

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Span

_EXPORTER = "OTEL_TRACES_EXPORTER"
#: Variables of the collector's address; the second takes precedence.
_ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_DEFAULT_ENDPOINT = "http://localhost:4317"
_PROTOCOLS = ("OTEL_EXPORTER_OTLP_PROTOCOL", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL")
_FLUSH_TIMEOUT_MS = 5_000
_TIMINGS = ("load_s", "handoff_s", "turn_s", "compute_s")
_NOT_INSTALLED = "OpenTelemetry is turned on ({asked}) but not installed: pip install 'runahead-prefill[otel]'"


def asked_for(environment: Mapping[str, str] = os.environ) -> str:
    """The variable that turns spans on, with its value; empty when none does."""
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true" or environment.get(_EXPORTER) == "none":
        return ""
    named = next((name for name in (_EXPORTER, *_ENDPOINTS) if environment.get(name)), "")
    return f"{named}={environment[named]}" if named else ""


def check() -> None:
    """Check the variables before a gRPC channel is made. Raises StartError as `OtelTraces`."""
    if asked := asked_for():
        if importlib.util.find_spec("opentelemetry") is None:
            raise StartError(_NOT_INSTALLED.format(asked=asked))
        _kind_of_exporter()


class OtelTraces:
    """Makes spans of finished requests. Owns: the provider and, through it, the exporter's thread."""

    def __init__(self, exporter: "SpanExporter | None" = None) -> None:
        """`exporter`: None to take it from the environment. Raises StartError when it is not installed or unknown."""
        try:
            from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor
        except ImportError as error:
            raise StartError(_NOT_INSTALLED.format(asked=asked_for())) from error
        about = {SERVICE_VERSION: version()}
        if not os.environ.get("OTEL_SERVICE_NAME"):
            about[SERVICE_NAME] = "runahead"
        self._provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
        if exporter is None:
            self._provider.add_span_processor(BatchSpanProcessor(_exporter_of_environment()))
        else:
            self._provider.add_span_processor(SimpleSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("runahead", version())

    def observe(self, trace: RequestTrace) -> None:
        from opentelemetry.trace import SpanKind, Status, StatusCode
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        to_wall_ns = time.time_ns() - time.monotonic_ns()
        parent = TraceContextTextMapPropagator().extract(trace.trace_context)
        start_ns = to_wall_ns + _nanoseconds(trace.arrived_s)
        span = self._tracer.start_span("request", parent, SpanKind.SERVER, start_time=start_ns)
        span.set_attributes(_attributes_of(trace))
        if trace.status != "OK":
            span.set_status(Status(StatusCode.ERROR, trace.status))
        if trace.token_s:
            span.add_event("first token", timestamp=to_wall_ns + _nanoseconds(trace.token_s[0]))
        for phase in trace.phases:
            self._child(span, phase.name, phase.start_s, phase.end_s, to_wall_ns)
        for run in trace.workers:
            self._observe_worker(span, run, to_wall_ns)
        span.end(to_wall_ns + _nanoseconds(trace.ended_s))

    def close(self) -> None:
        """Export the remaining spans, for at most `_FLUSH_TIMEOUT_MS`."""
        self._provider.force_flush(_FLUSH_TIMEOUT_MS)
        self._provider.shutdown()

    def _observe_worker(self, parent: "Span", run: WorkerRun, to_wall_ns: int) -> None:
        timeline = run.done.timeline
        if timeline is None:
            return
        about = {"runahead.rank": run.rank, "runahead.tokens": run.token_end - run.token_start}
        prefill = [each for each in timeline.intervals if each.activity not in (Activity.DECODE, Activity.SAVE)]
        if prefill:
            start_s, end_s = min(each.start_s for each in prefill), max(each.end_s for each in prefill)
            timings = {f"runahead.{name}": getattr(run.done.timings, name) for name in _TIMINGS}
            self._child(parent, "prefill", start_s, end_s, to_wall_ns, {**about, **timings})
        for each in timeline.intervals:
            if each.activity in (Activity.DECODE, Activity.SAVE):
                self._child(parent, each.activity.value, each.start_s, each.end_s, to_wall_ns, about)

    def _child(
        self,
        parent: "Span",
        name: str,
        start_s: float,
        end_s: float,
        to_wall_ns: int,
        attributes: dict[str, Any] | None = None,
    ) -> None:
        from opentelemetry.trace import set_span_in_context

        span = self._tracer.start_span(
            name,
            set_span_in_context(parent),
            attributes=attributes,
            start_time=to_wall_ns + _nanoseconds(start_s),
        )
        span.end(to_wall_ns + _nanoseconds(end_s))


def _exporter_of_environment() -> "SpanExporter":
    """Make the exporter that the variables name. Raises StartError."""
    if _kind_of_exporter() == "console":
        from opentelemetry.sdk.trace.export import ConsoleSpanExporter

        return ConsoleSpanExporter()
    try:
        from opentelemetry.exporter.otlp.proto.grpc.trace_exporter import OTLPSpanExporter
    except ImportError as error:
        raise StartError(_NOT_INSTALLED.format(asked=asked_for())) from error
    options: Any = (proxy_option(proxy_to(_collector())),)
    return OTLPSpanExporter(channel_options=options)


def _kind_of_exporter() -> str:
    """Kind of exporter, `otlp` or `console`. Raises StartError when the variables name another one."""
    name = os.environ.get(_EXPORTER) or "otlp"
    if name == "console":
        return name
    if name != "otlp":
        raise StartError(f"{_EXPORTER}={name} is not supported: use otlp, console or none")
    protocols = [variable for variable in _PROTOCOLS if os.environ.get(variable, "grpc") != "grpc"]
    if protocols:
        raise StartError(f"{protocols[0]}={os.environ[protocols[0]]} is not supported: use grpc")
    return name


def _collector(environment: Mapping[str, str] = os.environ) -> str:
    endpoint = next((environment[name] for name in reversed(_ENDPOINTS) if name in environment), _DEFAULT_ENDPOINT)
    return urlsplit(endpoint).netloc or endpoint


def _attributes_of(trace: RequestTrace) -> dict[str, str | int | float | bool]:
    attributes: dict[str, str | int | float | bool] = {
        "runahead.request_id": trace.request_id,
        "runahead.status": trace.status,
    }
    if trace.stats is not None:
        attributes |= {
            "runahead.prompt_tokens": trace.stats.num_prompt_tokens,
            "runahead.cached_tokens": trace.stats.num_cached_tokens,
            "runahead.generated_tokens": trace.stats.num_generated_tokens,
            "runahead.workers": trace.stats.num_workers,
            "runahead.exact": trace.stats.exact,
        }
    return attributes


def _nanoseconds(seconds: float) -> int:
    return int(seconds * 1e9)
