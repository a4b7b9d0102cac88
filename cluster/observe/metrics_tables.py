"""Exported counters of service and store, and their metrics: dataclasses of counters whole, other fields by name.

Names follow Prometheus: a counter's name gets `_total` when it is exported, sizes are bytes, times seconds.
"""

from dataclasses import dataclass, fields

from cluster.requests.counters import ServiceCounters
from kvstore import StoreCounters


@dataclass(frozen=True, slots=True)
class Exported:
    """One field and its metric."""

    field: str
    name: str
    help: str


def _counters(counters: type[ServiceCounters | StoreCounters], prefix: str, **renamed: str) -> tuple[Exported, ...]:
    """All fields, each under its own name after the prefix, but for those that get another metric."""
    return tuple(
        Exported(each.name, renamed.get(each.name, prefix + each.name), each.metadata["text"])
        for each in fields(counters)
    )


#: Fields of the message ServiceStats that say what is served; labels of `runahead_build_info`.
SERVICE_LABELS = ("version", "model", "dtype")

#: Its fields that only grow.
SERVICE_COUNTERS = (
    *_counters(ServiceCounters, "runahead_", store_write_errors="runahead_store_write_errors_requests"),
    Exported("requests_repeated", "runahead_requests_repeated", "Calls that were given the answer of another one."),
    Exported("leases_granted", "runahead_leases_granted", "KV handles that were granted."),
    Exported("leases_expired", "runahead_leases_expired", "KV handles that no client renewed."),
    Exported("kv_bytes_sent", "runahead_kv_sent_bytes", "KV that was streamed to clients."),
    Exported("handles_located", "runahead_handles_located", "Handles that a client on the host reads from memory."),
    Exported("kv_writes", "runahead_kv_writes", "Calls that wrote KV, whose rows all came and were right."),
    Exported("refused_writes", "runahead_kv_refused_writes", "Calls that wrote KV and were refused, or ended early."),
    Exported("written_kv_bytes", "runahead_kv_written_bytes", "KV that such calls brought into the store."),
    Exported("dropped_kv_bytes", "runahead_kv_dropped_bytes", "KV that came and was not stored: most was already."),
    Exported("watch_overruns", "runahead_watch_overruns", "Snapshots for watchers that had missed changes."),
)

#: Its other fields.
SERVICE_GAUGES = (
    Exported("workers", "runahead_workers", "Workers of the chain."),
    Exported("epoch", "runahead_epoch", "Life of the process group; 0 while it is rebuilt."),
    Exported("uptime_s", "runahead_uptime_seconds", "Since the service was ready first."),
    Exported("requests_running", "runahead_requests_running", "Requests that hold KV memory in workers."),
    Exported("requests_queued", "runahead_requests_queued", "Requests that wait to run, or for another."),
    Exported("queued_tokens", "runahead_queued_tokens", "Prompt tokens of requests that wait."),
    Exported("computing_tokens", "runahead_computing_tokens", "Prompt tokens that are computed for a first token."),
    Exported("watchers", "runahead_watchers", "Calls that watch the store."),
    Exported("leases", "runahead_leases", "KV handles that live."),
    Exported("leased_bytes", "runahead_leased_bytes", "KV that they keep from being evicted."),
)

STORE_COUNTERS = _counters(StoreCounters, "runahead_store_")

#: Fields of `kvstore/store.py::StoreStats`, but for its counters.
STORE_GAUGES = (
    Exported("num_chunks", "runahead_store_chunks", "Chunks stored now."),
    Exported("tokens_per_chunk", "runahead_store_tokens_per_chunk", "Tokens of a chunk."),
    Exported("disk_bytes_used", "runahead_store_disk_used_bytes", "Bytes of records on disk."),
    Exported("disk_bytes_limit", "runahead_store_disk_limit_bytes", "Bytes that the store may take on disk."),
    Exported("disk_bytes_physical", "runahead_store_disk_physical_bytes", "What the file system says that it takes."),
    Exported("host_bytes_used", "runahead_store_host_used_bytes", "Bytes of records in memory."),
    Exported("host_bytes_limit", "runahead_store_host_limit_bytes", "Bytes of memory that the store may take."),
    Exported("direct_io", "runahead_store_direct_io", "1: reads bypass the page cache. 0: not, or none yet."),
    Exported("native_aio", "runahead_store_native_aio", "1: reads by native AIO. 0: by threads."),
)
