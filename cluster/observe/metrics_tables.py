"""Tables of exported counters and gauges of service and stores, with their metrics' names and help texts.

Dataclasses of counters are exported whole, other fields by name. Names follow Prometheus: an exported counter gets the
suffix `_total`, sizes are in bytes, times in seconds.
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
    """All fields of a dataclass, each under its own name after the prefix unless it is `renamed`."""
    return tuple(
        Exported(each.name, renamed.get(each.name, prefix + each.name), each.metadata["text"])
        for each in fields(counters)
    )


#: Fields of the message `ServiceStats` that are labels of `runahead_build_info`.
SERVICE_LABELS = ("version", "model", "dtype")

#: Fields of `ServiceStats` that only grow.
SERVICE_COUNTERS = (
    *_counters(ServiceCounters, "runahead_", store_write_errors="runahead_store_write_errors_requests"),
    Exported("requests_repeated", "runahead_requests_repeated", "Calls that got the answer of an earlier call."),
    Exported("leases_granted", "runahead_leases_granted", "KV handles granted."),
    Exported("leases_expired", "runahead_leases_expired", "KV handles that expired."),
    Exported("kv_bytes_sent", "runahead_kv_sent_bytes", "KV streamed to clients."),
    Exported("handles_located", "runahead_handles_located", "KV handles located for reads from the store's memory."),
    Exported("kv_writes", "runahead_kv_writes", "Calls that wrote KV whose rows all arrived and were valid."),
    Exported("refused_writes", "runahead_kv_refused_writes", "Calls that wrote KV and were refused, or ended early."),
    Exported("written_kv_bytes", "runahead_kv_written_bytes", "KV from valid write calls that was stored."),
    Exported("dropped_kv_bytes", "runahead_kv_dropped_bytes", "KV from such calls that was not stored: mostly known."),
    Exported("watch_overruns", "runahead_watch_overruns", "Snapshots for watchers that had missed changes."),
)

#: Other fields of `ServiceStats`.
SERVICE_GAUGES = (
    Exported("workers", "runahead_workers", "Workers of the chain."),
    Exported("epoch", "runahead_epoch", "Number of the process group's epoch; 0 while it is rebuilt."),
    Exported("uptime_s", "runahead_uptime_seconds", "Time since the service was ready first."),
    Exported("requests_running", "runahead_requests_running", "Requests that hold KV memory in workers."),
    Exported("requests_queued", "runahead_requests_queued", "Requests that wait for a slot, or for another request."),
    Exported("queued_tokens", "runahead_queued_tokens", "Prompt tokens of waiting requests."),
    Exported("computing_tokens", "runahead_computing_tokens", "Prompt tokens being computed for a first token."),
    Exported("watchers", "runahead_watchers", "Calls that watch the store."),
    Exported("leases", "runahead_leases", "Live KV handles."),
    Exported("leased_bytes", "runahead_leased_bytes", "KV covered by live handles."),
)

STORE_COUNTERS = _counters(StoreCounters, "runahead_store_")

#: Fields of `kvstore/store.py::StoreStats` except its counters.
STORE_GAUGES = (
    Exported("num_chunks", "runahead_store_chunks", "Chunks stored now."),
    Exported("tokens_per_chunk", "runahead_store_tokens_per_chunk", "Tokens of a chunk."),
    Exported("disk_bytes_used", "runahead_store_disk_used_bytes", "Bytes of records on disk."),
    Exported("disk_bytes_limit", "runahead_store_disk_limit_bytes", "Bytes that the store may take on disk."),
    Exported("disk_bytes_physical", "runahead_store_disk_physical_bytes", "Disk space in use, by the file system."),
    Exported("host_bytes_used", "runahead_store_host_used_bytes", "Bytes of records in memory."),
    Exported("host_bytes_limit", "runahead_store_host_limit_bytes", "Bytes of memory that the store may take."),
    Exported("direct_io", "runahead_store_direct_io", "1: reads bypass the page cache. 0: they do not, or none yet."),
    Exported("native_aio", "runahead_store_native_aio", "1: reads by native AIO. 0: by threads."),
)
