"""Prometheus metrics of the service, documented in docs/metrics.md.

There are two kinds: metrics of requests are updated when a request has ended; counters that service and stores keep
anyway are collected at each scrape (`metrics_tables.py`). Labels have few values: no request ids, no tenants.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from cluster.errors import ServiceError
from cluster.observe.metrics_tables import (
    SERVICE_COUNTERS,
    SERVICE_GAUGES,
    SERVICE_LABELS,
    STORE_COUNTERS,
    STORE_GAUGES,
    Exported,
)
from cluster.requests.request import RequestStats
from cluster.requests.request_trace import RequestTrace, WorkerRun
from kvstore import StoreStats, Tier
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.config import LinkKind

#: Sources of the rows of a prompt's tokens; `skipped`: stored, but not attended to under a budget.
TOKEN_TIERS = ("computed", *(tier.value for tier in Tier), "shared", "skipped")
PREFETCH_OUTCOMES = ("useful", "late", "wasted")
#: Parts of the time to first token.
PARTS = ("queue", "lookup", "fetch", "load", "compute", "handoff", "other")

_REQUEST_BUCKETS_S = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 25.0, 60.0, 150.0, 300.0)
_TOKEN_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceState:
    """State of the service for one scrape."""

    service: pb.ServiceStats
    preset: str
    is_ready: bool
    workers_ready: int
    #: None when the store does not answer, or is not open yet.
    store: StoreStats | None = None
    #: See `cluster/nodes/store_silence.py::SilenceCounts`.
    store_silences: int = 0
    store_silence_waits: int = 0


class StateCollector(Collector):
    """Collects the metrics of the latest state. Owns: the state, which the metrics server renews before each scrape."""

    def __init__(self) -> None:
        self.state: ServiceState | None = None

    def describe(self) -> Iterable[Metric]:
        """Describe nothing, so that registering does not collect."""
        return ()

    def collect(self) -> Iterator[Metric]:
        state = self.state
        if state is None:
            return
        about = {label: getattr(state.service, label) for label in SERVICE_LABELS}
        yield InfoMetricFamily("runahead_build", "Version, model and preset.", {**about, "preset": state.preset})
        yield GaugeMetricFamily("runahead_ready", "1: takes requests. 0: starting or draining.", state.is_ready)
        yield GaugeMetricFamily("runahead_workers_ready", "Workers that have loaded the model.", state.workers_ready)
        yield from _gauges(SERVICE_GAUGES, state.service)
        yield from _counters(SERVICE_COUNTERS, state.service)
        yield GaugeMetricFamily("runahead_store_up", "1: the store answers. 0: it does not.", state.store is not None)
        yield CounterMetricFamily(
            "runahead_store_silences", "Number of times that a store became silent.", value=state.store_silences
        )
        yield CounterMetricFamily(
            "runahead_store_silence_waits",
            "Calls that waited for a store until it was found silent.",
            value=state.store_silence_waits,
        )
        if state.store is not None:
            yield from _gauges(STORE_GAUGES, state.store)
            yield from _counters(STORE_COUNTERS, state.store.counters)


class ServiceMetrics:
    """All metrics of one service. Owns: their registry."""

    def __init__(self) -> None:
        prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        prometheus_client.ProcessCollector(registry=self.registry)
        self.state = StateCollector()
        self.registry.register(self.state)
        self._ttft = self._histogram("runahead_time_to_first_token_seconds", "Time from arrival to the first token.")
        self._queue = self._histogram("runahead_queue_seconds", "Time in the admission queue.")
        self._duration = self._histogram("runahead_request_duration_seconds", "Time from arrival to the end.")
        self._between = self._histogram(
            "runahead_inter_token_seconds", "Time between two tokens of a request.", _TOKEN_BUCKETS_S
        )
        self._parts = self._counter("runahead_first_token_part_seconds", "Times to first token, by part.", "part")
        self._tokens = self._counter("runahead_tokens_by_tier", "Prompt tokens, by the source of their rows.", "tier")
        self._read_bytes = self._counter("runahead_read_bytes", "Stored KV that workers received.", "tier")
        self._read_seconds = self._counter("runahead_read_seconds", "Time with reads under way, by worker.", "tier")
        self._prefetched = self._counter("runahead_prefetched_records", "Records read ahead.", "outcome")
        self._handoff = self._counter("runahead_handoff_bytes", "KV handed to successors, by link.", "link")
        self._messages = self._counter("runahead_handoff_messages", "Messages with rows of a layer, by link.", "link")
        self._replans = Counter(
            "runahead_replans", "Plans made again because stored KV was bad.", registry=self.registry
        )
        self._refused = self._counter("runahead_requests_refused", "RPCs ended with an error, by cause.", "cause")
        self._rpcs = self._counter("runahead_rpcs", "RPCs that have ended.", "method", "status")
        self._show_zeros()

    def observe(self, trace: RequestTrace) -> None:
        self._duration.observe(trace.ended_s - trace.arrived_s)
        for phase in trace.phases:
            if phase.name == "queue":
                self._queue.observe(phase.end_s - phase.start_s)
        for earlier_s, later_s in pairwise(trace.token_s):
            self._between.observe(later_s - earlier_s)
        for run in trace.workers:
            self._observe_worker(run)
        if trace.stats is not None:
            self._observe_stats(trace.stats)

    def refused(self, error: ServiceError) -> None:
        self._refused.labels(cause_of(type(error))).inc()

    def rpc_ended(self, method: str, status: str) -> None:
        """Count an RPC. `method`: see `name_of` in `cluster/ingress/calls/methods.py`."""
        self._rpcs.labels(method, status).inc()

    def _observe_worker(self, run: WorkerRun) -> None:
        done = run.done
        sizes = {Tier.DEVICE: done.bytes_from_device, Tier.HOST: done.bytes_from_host, Tier.DISK: done.bytes_from_disk}
        for tier, size_bytes in sizes.items():
            self._read_bytes.labels(tier.value).inc(size_bytes)
        for tier, seconds in done.read_seconds.items():
            self._read_seconds.labels(tier.value).inc(seconds)
        if done.link:
            self._handoff.labels(done.link).inc(done.bytes_sent)
            self._messages.labels(done.link).inc(done.messages_sent)
        if done.selection is not None:
            for outcome in PREFETCH_OUTCOMES:
                self._prefetched.labels(outcome).inc(getattr(done.selection, f"prefetch_{outcome}"))

    def _observe_stats(self, stats: RequestStats) -> None:
        self._ttft.observe(stats.ttft.total_s)
        for part in PARTS:
            self._parts.labels(part).inc(getattr(stats.ttft, f"{part}_s"))
        for tier, num_tokens in tokens_by_tier(stats).items():
            self._tokens.labels(tier).inc(num_tokens)
        self._replans.inc(stats.replans)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...] = _REQUEST_BUCKETS_S) -> Histogram:
        return Histogram(name, text, buckets=buckets, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self.registry)

    def _show_zeros(self) -> None:
        """Create all label values with 0, so that rates begin from zero."""
        known = (
            (self._parts, PARTS),
            (self._tokens, TOKEN_TIERS),
            (self._read_bytes, tuple(tier.value for tier in Tier)),
            (self._read_seconds, tuple(tier.value for tier in Tier)),
            (self._prefetched, PREFETCH_OUTCOMES),
            (self._handoff, tuple(LinkKind)),
            (self._messages, tuple(LinkKind)),
            (self._refused, tuple(cause_of(kind) for kind in ServiceError.__subclasses__())),
        )
        for counter, values in known:
            for value in values:
                counter.labels(value)


def cause_of(error: type[ServiceError]) -> str:
    """Label of an error: its class in snake case, such as `queue_full`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", error.__name__).lower()


def tokens_by_tier(stats: RequestStats) -> dict[str, float]:
    """Split a prompt's tokens by the source of their rows; the sum is the prompt's length.

    Records of one token may come from several tiers, so stored tokens are split in proportion to the bytes read from
    each tier, or already held for another request (`shared`). Under a budget, the mean over layers of rows that were
    not attended to counts as `skipped`.
    """
    tokens = dict.fromkeys(TOKEN_TIERS, 0.0)
    cached = float(stats.num_cached_tokens)
    tokens["computed"] = stats.num_prompt_tokens - cached
    if stats.selection is not None and stats.selection.rows_attended:
        rows = stats.selection.rows_attended
        tokens["skipped"] = max(0.0, cached - sum(rows) / len(rows))
    sizes = {
        Tier.DEVICE.value: stats.device_bytes_read,
        Tier.HOST.value: stats.host_bytes_read,
        Tier.DISK.value: stats.disk_bytes_read,
        "shared": stats.shared_bytes,
    }
    all_bytes = sum(sizes.values())
    for tier, size_bytes in sizes.items():
        if all_bytes:
            tokens[tier] = (cached - tokens["skipped"]) * size_bytes / all_bytes
    return tokens


def _gauges(table: Iterable[Exported], values: object) -> Iterator[Metric]:
    for exported in table:
        yield GaugeMetricFamily(exported.name, exported.help, getattr(values, exported.field) or 0)


def _counters(table: Iterable[Exported], counters: object) -> Iterator[Metric]:
    for exported in table:
        yield CounterMetricFamily(exported.name, exported.help, value=getattr(counters, exported.field))
