"""Statistics of a running service: a summary as plain values for scripts and in lines for people. Pure."""

from collections.abc import Iterator
from typing import Any

from cluster.quantities import count_text

_COPIED = ("model", "dtype", "workers", "uptime_s", "requests", "requests_running", "requests_queued")
_ERRORS = ("requests_failed", "requests_aborted", "store_unavailable_requests", "store_write_errors")


def summary_values(stats: Any) -> dict[str, Any]:
    """The summary of a GetStatsResponse. Rates and times are None as long as no request was answered."""
    service, times = stats.service, stats.first_token
    return {
        **{name: getattr(service, name) for name in (*_COPIED, *_ERRORS)},
        "hit_rate": service.cached_tokens / service.prompt_tokens if service.prompt_tokens else None,
        "ttft_p50_s": times.p50_s if times.requests else None,
        "ttft_p99_s": times.p99_s if times.requests else None,
        "tiers": [tier for node in stats.nodes for tier in _tiers(node)],
    }


def summary_lines(stats: Any) -> Iterator[str]:
    """The summary of a GetStatsResponse, for people."""
    service, times = stats.service, stats.first_token
    workers, minutes = count_text(service.workers, "worker"), count_text(int(service.uptime_s // 60), "minute")
    yield f"model     {service.model} ({service.dtype}), {workers}, ready for {minutes}"
    running = f"{service.requests_running:,} running, {service.requests_queued:,} waiting"
    yield f"requests  {service.requests:,}, {running}"
    unanswered = f"{service.requests_failed:,} failed, {service.requests_aborted:,} ended by their clients"
    store_errors = f"{service.store_unavailable_requests:,} without store, {service.store_write_errors:,} not stored"
    yield f"errors    {unanswered}; {store_errors}"
    if service.prompt_tokens:
        of_tokens = f"{service.cached_tokens:,} of {service.prompt_tokens:,} prompt tokens"
        yield f"hit rate  {service.cached_tokens / service.prompt_tokens:.1%}: {of_tokens} came from the store"
    if times.requests:
        latest = count_text(times.requests, "request")
        yield f"TTFT      p50 {times.p50_s:.2f} s, p99 {times.p99_s:.2f} s, of the latest {latest}"
    for node in stats.nodes:
        where = f" on node {node.name}" if len(stats.nodes) > 1 else ""
        if not node.HasField("store"):
            yield f"store     no answer from node {node.name}"
        for tier in _tiers(node):
            used, limit = tier["used_bytes"] / 2**30, tier["limit_bytes"] / 2**30
            yield f"{tier['tier']:<9} {used:.2f} of {limit:.2f} GiB{where}"


def _tiers(node: Any) -> Iterator[dict[str, Any]]:
    """Room of each tier of a node's store; none where it does not answer."""
    if node.HasField("store"):
        for tier, field in (("disk", "disk_bytes"), ("memory", "host_bytes")):
            used, limit = getattr(node.store, f"{field}_used"), getattr(node.store, f"{field}_limit")
            yield {"node": node.name, "tier": tier, "used_bytes": used, "limit_bytes": limit}
