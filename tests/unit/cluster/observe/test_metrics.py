"""Exported metrics are those of docs/metrics.md and the dashboard, and cover every counter of service and store."""

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from observed import aborted, answered, stats_of
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from cluster.errors import QueueFull, ServiceError, Unauthenticated
from cluster.observe.metrics import ServiceMetrics, ServiceState, cause_of, tokens_by_tier
from cluster.observe.metrics_server import MetricsServer
from cluster.observe.metrics_tables import (
    SERVICE_COUNTERS,
    SERVICE_GAUGES,
    SERVICE_LABELS,
    STORE_COUNTERS,
    STORE_GAUGES,
    Exported,
)
from cluster.requests.counters import ServiceCounters
from kvstore import StoreCounters, StoreStats
from protos.runahead.v1 import runahead_pb2 as pb

ROOT = Path(__file__).parents[4]
#: Rows of docs/metrics.md: | `name` | type | labels | meaning |
DOCUMENTED = re.compile(r"^\| `((?:runahead|process)_\w+)` \| (\w+) \|([^|]*)\|", re.MULTILINE)
NAME = re.compile(r"\b(?:runahead|process)_\w+")


def fields_of(kind: type) -> set[str]:
    return {field.name for field in dataclasses.fields(kind)}


def state_of(**more: Any) -> ServiceState:
    store = StoreStats(counters=StoreCounters(hit_tokens=64), num_chunks=3, disk_bytes_used=12345, direct_io=True)
    service = pb.ServiceStats(version="0.1.0", model="m", dtype="float32", workers=2, requests=7, generated_tokens=21)
    known = {"preset": "runahead", "is_ready": True, "workers_ready": 2, "service": service, "store": store}
    return ServiceState(**{**known, **more})


def full() -> ServiceMetrics:
    """Metrics that each have a sample."""
    metrics = ServiceMetrics()
    metrics.observe(answered())
    metrics.rpc_ended("Generate", "OK")
    metrics.state.state = state_of()
    # adds a metric of its own
    MetricsServer("127.0.0.1", 0, metrics.registry, refresh=AsyncMock(), is_ready=lambda: True)
    return metrics


def samples(metrics: ServiceMetrics) -> Iterator[tuple[str, str, dict[str, str], float]]:
    """Documented name, type, labels and value of each sample of a scrape."""
    for family in text_string_to_metric_families(generate_latest(metrics.registry).decode()):
        for sample in family.samples:
            is_part = family.type == "histogram" or family.type == "info"
            yield (family.name if is_part else sample.name), family.type, dict(sample.labels), sample.value


def value(metrics: ServiceMetrics, name: str, **labels: str) -> float:
    found = metrics.registry.get_sample_value(name, labels)
    assert found is not None, f"{name}{labels} is not exported"
    return found


def exported(metrics: ServiceMetrics) -> dict[str, tuple[str, frozenset[str]]]:
    """Name to type and labels, without the labels that Prometheus adds to parts of a histogram."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for name, kind, labels, _ in samples(metrics):
        shown = "gauge" if kind == "info" else kind
        found[f"{name}_info" if kind == "info" else name] = (shown, frozenset(labels) - {"le"})
    return found


def test_the_document_names_exactly_what_is_exported_with_its_type_and_labels() -> None:
    text = (ROOT / "docs/metrics.md").read_text()
    documented = {
        name: (kind, frozenset(re.findall(r"`(\w+)`", labels))) for name, kind, labels in DOCUMENTED.findall(text)
    }
    assert documented == exported(full())


def test_every_query_of_the_dashboard_names_an_exported_metric_and_every_metric_of_ours_that_it_can_show() -> None:
    dashboard = json.loads((ROOT / "docs/dashboards/runahead.json").read_text())
    queries = [target["expr"] for panel in panels(dashboard) for target in panel.get("targets", [])]
    assert len(queries) > 20
    families = exported(full())
    names = set(families) | {
        f"{name}_{part}"
        for name, (kind, _) in families.items()
        if kind == "histogram"
        for part in ("bucket", "sum", "count")
    }
    for query in queries:
        asked = set(NAME.findall(query))
        assert asked, f"{query} asks for nothing of ours"
        assert asked <= names, f"{query}: {asked - names} is not exported"


def test_labels_that_the_dashboard_groups_by_are_there() -> None:
    dashboard = json.loads((ROOT / "docs/dashboards/runahead.json").read_text())
    families = exported(full())
    for panel in panels(dashboard):
        for target in panel.get("targets", []):
            for labels, name in re.findall(r"sum by \(([\w, ]+)\) \(\w+\((\w+)", target["expr"]):
                known = families.get(re.sub(r"_(bucket|sum|count)$", "", name)) or families[name]
                assert set(labels.split(", ")) - {"le"} <= known[1], target["expr"]


def panels(dashboard: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for panel in dashboard["panels"]:
        yield panel
        yield from panel.get("panels", [])


@pytest.mark.parametrize(
    ("tables", "counted", "apart"),
    [
        ([SERVICE_COUNTERS, SERVICE_GAUGES], set(pb.ServiceStats.DESCRIPTOR.fields_by_name), set(SERVICE_LABELS)),
        ([STORE_GAUGES], fields_of(StoreStats), {"counters", "tenant_bytes"}),
    ],
)
def test_every_counter_is_exported_once(tables: list[tuple[Exported, ...]], counted: set[str], apart: set[str]) -> None:
    listed = [each.field for table in tables for each in table]
    assert len(listed) == len(set(listed))
    assert set(listed) | apart == counted


def test_service_and_store_export_no_two_counters_under_one_name() -> None:
    names = [each.name for each in (*SERVICE_COUNTERS, *SERVICE_GAUGES, *STORE_COUNTERS, *STORE_GAUGES)]
    assert sorted(names) == sorted(set(names))
    assert fields_of(StoreCounters) == {each.field for each in STORE_COUNTERS}
    assert fields_of(ServiceCounters) < {each.field for each in SERVICE_COUNTERS}


def test_counters_are_exported_with_their_values() -> None:
    metrics = full()
    assert value(metrics, "runahead_requests_total") == 7
    assert value(metrics, "runahead_generated_tokens_total") == 21
    assert value(metrics, "runahead_store_hit_tokens_total") == 64
    assert value(metrics, "runahead_store_disk_used_bytes") == 12345
    assert value(metrics, "runahead_store_direct_io") == 1
    assert value(metrics, "runahead_workers") == 2


def test_a_store_that_does_not_answer_is_down_and_has_no_numbers() -> None:
    metrics = ServiceMetrics()
    metrics.state.state = state_of(store=None)
    assert value(metrics, "runahead_store_up") == 0
    assert metrics.registry.get_sample_value("runahead_store_chunks") is None
    assert value(metrics, "runahead_requests_total") == 7


def test_a_service_that_starts_is_not_ready_and_has_counted_nothing() -> None:
    metrics = ServiceMetrics()
    metrics.state.state = state_of(service=pb.ServiceStats(workers=2), store=None, is_ready=False, workers_ready=1)
    assert value(metrics, "runahead_ready") == 0
    assert value(metrics, "runahead_workers") == 2
    assert value(metrics, "runahead_workers_ready") == 1
    assert value(metrics, "runahead_requests_total") == 0


def test_a_request_that_was_answered_is_observed_once() -> None:
    metrics = ServiceMetrics()
    metrics.observe(answered())
    assert value(metrics, "runahead_time_to_first_token_seconds_sum") == 2.0
    assert value(metrics, "runahead_request_duration_seconds_sum") == 2.5
    assert value(metrics, "runahead_queue_seconds_sum") == 0.25
    assert value(metrics, "runahead_inter_token_seconds_count") == 2
    assert value(metrics, "runahead_inter_token_seconds_sum") == 0.375
    assert value(metrics, "runahead_first_token_part_seconds_total", part="compute") == 0.75
    assert value(metrics, "runahead_first_token_part_seconds_total", part="other") == 0.125
    assert value(metrics, "runahead_read_bytes_total", tier="disk") == 3000
    assert value(metrics, "runahead_read_seconds_total", tier="disk") == 0.5
    assert value(metrics, "runahead_read_seconds_total", tier="device") == 0
    assert value(metrics, "runahead_prefetched_records_total", outcome="useful") == 10
    assert value(metrics, "runahead_prefetched_records_total", outcome="wasted") == 2
    assert value(metrics, "runahead_handoff_bytes_total", link="nccl") == 4096
    assert value(metrics, "runahead_handoff_messages_total", link="nccl") == 4
    assert value(metrics, "runahead_handoff_bytes_total", link="host") == 0
    assert value(metrics, "runahead_replans_total") == 1


def test_a_request_that_came_to_no_token_has_a_duration_only() -> None:
    metrics = ServiceMetrics()
    metrics.observe(aborted())
    assert value(metrics, "runahead_request_duration_seconds_count") == 1
    assert value(metrics, "runahead_time_to_first_token_seconds_count") == 0
    assert value(metrics, "runahead_queue_seconds_count") == 0


def test_tokens_by_tier_add_up_to_the_prompt() -> None:
    by_tier = tokens_by_tier(stats_of())
    # 600 tokens stored, 150 attended to on average; three quarters of these bytes came from disk.
    assert by_tier == {"computed": 400, "device": 0, "host": 37.5, "disk": 112.5, "shared": 0, "skipped": 450}
    exact = tokens_by_tier(stats_of(selection=None))
    assert exact == {"computed": 400, "device": 0, "host": 150, "disk": 450, "shared": 0, "skipped": 0}
    shared = tokens_by_tier(stats_of(selection=None, shared_bytes=8000))
    assert shared == {"computed": 400, "device": 0, "host": 50, "disk": 150, "shared": 400, "skipped": 0}
    cold = tokens_by_tier(stats_of(selection=None, num_cached_tokens=0, disk_bytes_read=0, host_bytes_read=0))
    assert cold == {"computed": 1000, "device": 0, "host": 0, "disk": 0, "shared": 0, "skipped": 0}


def test_every_error_of_the_service_has_a_cause_that_begins_at_zero() -> None:
    metrics = ServiceMetrics()
    assert (cause_of(QueueFull), cause_of(Unauthenticated)) == ("queue_full", "unauthenticated")
    for kind in ServiceError.__subclasses__():
        assert value(metrics, "runahead_requests_refused_total", cause=cause_of(kind)) == 0
    metrics.refused(QueueFull("full", 1.0))
    assert value(metrics, "runahead_requests_refused_total", cause="queue_full") == 1


def test_neither_requests_nor_tenants_are_labels() -> None:
    metrics = full()
    metrics.observe(answered(request_id="a-request", tenant="a-tenant"))
    text = generate_latest(metrics.registry).decode()
    assert "a-request" not in text
    assert "a-tenant" not in text
    bounded = {
        "tier",
        "outcome",
        "part",
        "cause",
        "link",
        "method",
        "status",
        "le",
        "version",
        "model",
        "dtype",
        "preset",
    }
    assert {label for _, _, labels, _ in samples(metrics) for label in labels} <= bounded
