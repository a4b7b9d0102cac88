"""The status document: figures of GetStats, requests with their costs, tenants for operators alone, nothing else."""

import json
from dataclasses import replace

import pytest
from observed import ARRIVED_S, aborted, answered, stats_of
from tiny_facts import service_config

from cluster.config.server import ServerConfig
from cluster.page.status import (
    MOST_REQUESTS,
    LiveRequest,
    PageState,
    TenantShare,
    status_document,
    status_values,
    tenant_shares,
)
from cluster.requests.request_trace import RequestTraces
from kvstore import StoreConfig
from protos.runahead.v1 import runahead_pb2 as pb

STATS = pb.GetStatsResponse(
    service=pb.ServiceStats(model="tiny", version="1", epoch=3, requests=9),
    store=pb.StoreStats(
        host_bytes_used=3,
        host_bytes_limit=10,
        host_hits=3,
        disk_reads=1,
        disk_bytes_used=50,
        disk_bytes_limit=100,
        hit_tokens=30,
        lookup_tokens=40,
    ),
    nodes=[pb.NodeStats(name="a", store=pb.StoreStats(chunks=1)), pb.NodeStats(name="b")],
)
STATE = PageState(config=service_config(), life="l", is_ready=True, stats=STATS, now_s=ARRIVED_S + 10)
NAMED = service_config(server=ServerConfig(port=0, tokens_file="tokens", operators=("ops",)))


def test_figures_are_those_of_get_stats() -> None:
    shown = status_values(STATE)
    assert shown["service"] == {
        each.name: getattr(STATS.service, each.name) for each in pb.ServiceStats.DESCRIPTOR.fields
    }
    assert shown["store"] == {each.name: getattr(STATS.store, each.name) for each in pb.StoreStats.DESCRIPTOR.fields}
    assert [(node["name"], node["store"] is not None) for node in shown["nodes"]] == [("a", True), ("b", False)]
    memory, disk = shown["tiers"]
    assert memory == {"name": "host", "used_bytes": 3, "limit_bytes": 10, "hit_rate": 0.75}
    assert disk == {"name": "disk", "used_bytes": 50, "limit_bytes": 100, "hit_rate": 0.75}


def test_a_device_tier_is_shown_where_there_is_one() -> None:
    config = service_config(store=StoreConfig(directory="nowhere", device_bytes=1000))
    trace = answered()
    trace.stats = stats_of(device_bytes_read=4000)
    shown = status_values(replace(STATE, config=config, traces=[trace, aborted()], workers=[("a", 0), ("b", 0)]))
    assert shown["tiers"][0] == {"name": "device", "used_bytes": None, "limit_bytes": 2000, "hit_rate": 0.5}


def test_a_service_that_starts_has_no_store() -> None:
    starting = replace(STATE, is_ready=False, stats=pb.GetStatsResponse(service=pb.ServiceStats(model="tiny")))
    shown = status_values(starting)
    assert (shown["is_ready"], shown["store"], shown["recent"], shown["chain"]["workers"]) == (False, None, [], [])


def test_a_request_has_its_parts_and_where_its_tokens_came_from() -> None:
    (request,) = status_values(replace(STATE, traces=[answered()]))["recent"]
    ttft = request["ttft"]
    assert (ttft["total_s"], ttft["waiting_s"], ttft["loading_s"], ttft["computing_s"]) == (2.0, 0.25, 0.625, 1.0)
    assert ttft["waiting_s"] + ttft["loading_s"] + ttft["computing_s"] + ttft["other_s"] == pytest.approx(2.0)
    assert (request["cached_tokens"], request["exact"], request["workers"]) == (600, False, 2)
    assert request["read_bytes"] == {"device": 0, "host": 1000, "disk": 3000}
    assert (request["ended_ago_s"], request["duration_s"], request["generated_tokens"]) == (7.5, 2.5, 3)


def test_a_request_that_failed_is_shown_without_figures() -> None:
    (request,) = status_values(replace(STATE, traces=[aborted()]))["recent"]
    assert (request["status"], request["ttft"], request["exact"], request["cached_tokens"]) == (
        "ABORTED",
        None,
        None,
        None,
    )


def test_live_requests_say_how_far_they_are() -> None:
    waiting = LiveRequest(
        request_id="w",
        tenant="",
        is_waiting=True,
        arrived_s=ARRIVED_S + 8,
        num_prompt_tokens=5,
        num_generated_tokens=0,
        kv_budget=0.25,
    )
    live = [waiting, replace(waiting, is_waiting=False), replace(waiting, is_waiting=False, num_generated_tokens=2)]
    shown = status_values(replace(STATE, live=live))["live"]
    assert [each["state"] for each in shown] == ["waiting", "prefill", "decoding"]
    assert (shown[0]["age_s"], shown[0]["kv_budget"], shown[0]["prompt_tokens"]) == (2.0, 0.25, 5)


def test_tenants_are_shown_where_only_operators_see_the_page() -> None:
    share = TenantShare(tenant="acme", running=1, disk_bytes=30)
    assert status_values(replace(STATE, tenants=[share]))["tenants"] is None
    (shown,) = status_values(replace(STATE, config=NAMED, tenants=[share]))["tenants"]
    assert (shown["tenant"], shown["running"], shown["disk_bytes"], shown["disk_bytes_limit"]) == ("acme", 1, 30, 100)


def test_shares_of_tenants_come_together_the_largest_on_disk_first() -> None:
    shares = tenant_shares({"a": (1, 2)}, {"b": (3, 4)}, {"b": 10, "c": 20})
    assert [each.tenant for each in shares] == ["c", "b", "a"]
    assert shares[1] == TenantShare(tenant="b", leases=3, leased_bytes=4, disk_bytes=10)
    assert len(tenant_shares({}, {}, {str(number): number for number in range(1000)})) == 50


def test_the_document_is_bounded_whatever_clients_call_their_requests() -> None:
    trace = answered(request_id="\x00" * 128, tenant="\U0001f600" * 255)
    live = LiveRequest(
        request_id="\x00" * 128,
        tenant="\U0001f600" * 255,
        is_waiting=True,
        arrived_s=ARRIVED_S,
        num_prompt_tokens=1,
        num_generated_tokens=0,
        kv_budget=None,
    )
    tenants = [TenantShare(tenant="\U0001f600" * 255)] * 1000
    state = replace(
        STATE, config=NAMED, traces=[trace] * 1000, live=[live] * 1000, tenants=tenants, workers=[("n", 1)] * 10_000
    )
    document = status_document(state)
    assert len(document) < 2**20
    assert len(json.loads(document)["recent"]) == MOST_REQUESTS


def test_the_latest_requests_come_first_and_each_has_a_number_of_its_own() -> None:
    traces = RequestTraces(3)
    for name in ("a", "b", "c", "a", "d"):
        traces.keep(answered(request_id=name))
    assert [(each.request_id, each.number) for each in traces.latest(2)] == [("d", 5), ("a", 4)]
    assert len(traces.latest(50)) == 3
