"""The status document: what the page shows of a service, from its GetStats and from the requests that it keeps. Pure.

Bounded, whatever clients do: the latest requests, the oldest live ones and the largest tenants. It has names of
requests and tenants, times and sizes; no token and no text.
"""

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cluster.config.service_config import ServiceConfig
from cluster.observe.metrics import PARTS
from cluster.requests.request import TtftSplit
from cluster.requests.request_trace import RequestTrace
from protos.runahead.v1 import runahead_pb2 as pb

MOST_REQUESTS = 50
_MOST_LIVE = 50
_MOST_TENANTS = 50
_MOST_PLACES = 256


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveRequest:
    """A request that waits or runs."""

    request_id: str
    tenant: str
    #: Until it runs.
    is_waiting: bool
    arrived_s: float
    num_prompt_tokens: int
    num_generated_tokens: int
    kv_budget: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TenantShare:
    """Shares of one tenant now."""

    tenant: str
    running: int = 0
    waiting: int = 0
    leases: int = 0
    leased_bytes: int = 0
    disk_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PageState:
    """A service at a moment: what its event loop knows."""

    config: ServiceConfig
    #: Another one after each start.
    life: str
    is_ready: bool
    stats: pb.GetStatsResponse
    is_draining: bool = False
    num_loaded: int = 0
    #: Names of the nodes and number of requests, by rank.
    workers: Sequence[tuple[str, int]] = ()
    live: Sequence[LiveRequest] = ()
    #: The last one first.
    traces: Sequence[RequestTrace] = ()
    tenants: Sequence[TenantShare] = ()
    now_s: float = field(default_factory=time.monotonic)


def status_document(state: PageState) -> bytes:
    """The document as JSON."""
    return json.dumps(status_values(state), allow_nan=False, separators=(",", ":")).encode()


def status_values(state: PageState) -> dict[str, Any]:
    server, chain, stats = state.config.server, state.config.chain, state.stats
    has_store = stats.HasField("store")
    return {
        "life": state.life,
        "is_ready": state.is_ready,
        "is_draining": state.is_draining,
        "preset": state.config.worker.preset,
        "service": _plain(stats.service),
        "store": _plain(stats.store) if has_store else None,
        "nodes": [
            {"name": node.name, "store": _plain(node.store) if node.HasField("store") else None}
            for node in stats.nodes[:_MOST_PLACES]
        ],
        "limits": {
            "running": server.max_running_requests,
            "waiting": server.max_queued_requests,
            "kept": min(MOST_REQUESTS, server.keep_traces),
        },
        "chain": {
            "wanted": chain.workers,
            "loaded": state.num_loaded,
            "shards": chain.tensor_parallel,
            "workers": [
                {"rank": rank, "node": node, "requests": requests}
                for rank, (node, requests) in enumerate(state.workers[:_MOST_PLACES])
            ],
        },
        "tiers": list(_tiers(state)),
        "live": [_live(each, state) for each in state.live[:_MOST_LIVE]],
        "recent": [_recent(each, state) for each in state.traces[:MOST_REQUESTS]],
        "tenants": [_tenant(each, state) for each in state.tenants[:_MOST_TENANTS]] if server.has_tenants else None,
    }


def tenant_shares(
    requests: Mapping[str, tuple[int, int]], leases: Mapping[str, tuple[int, int]], disk_bytes: Mapping[str, int]
) -> list[TenantShare]:
    """Shares of tenants, the largest on disk first. `requests`: running and waiting; `leases`: handles and bytes."""
    shares = [
        TenantShare(
            tenant=tenant,
            running=requests.get(tenant, (0, 0))[0],
            waiting=requests.get(tenant, (0, 0))[1],
            leases=leases.get(tenant, (0, 0))[0],
            leased_bytes=leases.get(tenant, (0, 0))[1],
            disk_bytes=disk_bytes.get(tenant, 0),
        )
        for tenant in {*requests, *leases, *disk_bytes}
    ]
    ordered = sorted(shares, key=lambda each: (-each.disk_bytes, -each.running - each.waiting, each.tenant))
    return ordered[:_MOST_TENANTS]


def _plain(message: Any) -> dict[str, Any]:
    """A message of numbers and texts, by field."""
    return {each.name: getattr(message, each.name) for each in message.DESCRIPTOR.fields}


def _tiers(state: PageState) -> Iterable[dict[str, Any]]:
    """Tiers of the store from the fastest to the largest: bytes, and how much of what was wanted was there."""
    config, store = state.config.store, state.stats.store
    if config.device_bytes:
        read = [each.stats for each in state.traces if each.stats is not None]
        from_device = sum(each.device_bytes_read for each in read)
        from_all = from_device + sum(each.host_bytes_read + each.disk_bytes_read for each in read)
        limit_bytes = config.device_bytes * max(1, len(state.workers)) * state.config.chain.tensor_parallel
        yield _tier("device", None, limit_bytes, from_device, from_all)
    yield _tier(
        "host", store.host_bytes_used, store.host_bytes_limit, store.host_hits, store.host_hits + store.disk_reads
    )
    yield _tier("disk", store.disk_bytes_used, store.disk_bytes_limit, store.hit_tokens, store.lookup_tokens)


def _tier(name: str, used_bytes: int | None, limit_bytes: int, hits: int, wanted: int) -> dict[str, Any]:
    return {
        "name": name,
        "used_bytes": used_bytes,
        "limit_bytes": limit_bytes,
        "hit_rate": hits / wanted if wanted else None,
    }


def _live(request: LiveRequest, state: PageState) -> dict[str, Any]:
    return {
        "request_id": request.request_id,
        "tenant": request.tenant,
        "state": "waiting" if request.is_waiting else "decoding" if request.num_generated_tokens else "prefill",
        "age_s": state.now_s - request.arrived_s,
        "prompt_tokens": request.num_prompt_tokens,
        "generated_tokens": request.num_generated_tokens,
        "kv_budget": request.kv_budget,
    }


def _recent(trace: RequestTrace, state: PageState) -> dict[str, Any]:
    """A request that has ended; without figures where it failed."""
    about = {
        "number": trace.number,
        "request_id": trace.request_id,
        "tenant": trace.tenant,
        "status": trace.status,
        "ended_ago_s": state.now_s - trace.ended_s,
        "duration_s": trace.ended_s - trace.arrived_s,
        "prompt_tokens": trace.num_prompt_tokens,
        "kv_budget": trace.kv_budget,
        "generated_tokens": len(trace.token_s),
    }
    stats = trace.stats
    if stats is None:
        return {**about, "ttft": None, "cached_tokens": None, "exact": None}
    return {
        **about,
        "ttft": _ttft(stats.ttft),
        "cached_tokens": stats.num_cached_tokens,
        "exact": stats.exact,
        "workers": stats.num_workers,
        "read_bytes": {
            "device": stats.device_bytes_read,
            "host": stats.host_bytes_read,
            "disk": stats.disk_bytes_read,
        },
    }


def _ttft(split: TtftSplit) -> dict[str, float]:
    """Seconds to the first token: in all, by what the page draws, and by the parts that a reply has."""
    return {
        "total_s": split.total_s,
        "waiting_s": split.queue_s,
        "loading_s": split.lookup_s + split.fetch_s + split.load_s,
        "computing_s": split.compute_s + split.handoff_s,
        **{f"{part}_s": getattr(split, f"{part}_s") for part in PARTS},
    }


def _tenant(share: TenantShare, state: PageState) -> dict[str, Any]:
    limit_bytes = state.stats.store.disk_bytes_limit
    return {
        "tenant": share.tenant,
        "running": share.running,
        "waiting": share.waiting,
        "leases": share.leases,
        "leased_bytes": share.leased_bytes,
        "disk_bytes": share.disk_bytes,
        "disk_bytes_limit": int(limit_bytes * state.config.store.tenant_disk_share),
    }
