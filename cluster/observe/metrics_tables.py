"""Which counters of service and store are exported, and as what. One line each; a test compares this with the counters.

Names follow Prometheus: a counter's name gets `_total` when it is exported, sizes are bytes, times seconds.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Exported:
    """One field and its metric."""

    field: str
    name: str
    help: str


#: Fields of the message ServiceStats that say what is served; labels of `runahead_build_info`.
SERVICE_LABELS = ("version", "model", "dtype")

#: Its fields that only grow.
SERVICE_COUNTERS = (
    Exported("requests", "runahead_requests", "Requests that were admitted."),
    Exported("requests_failed", "runahead_requests_failed", "Admitted requests that ended in an error."),
    Exported("requests_aborted", "runahead_requests_aborted", "Admitted requests that their client ended."),
    Exported("requests_repeated", "runahead_requests_repeated", "Calls that were given the answer of another one."),
    Exported("prompt_tokens", "runahead_prompt_tokens", "Prompt tokens of answered requests."),
    Exported("cached_tokens", "runahead_cached_tokens", "Of these, tokens whose KV came from the store."),
    Exported("recomputed_tokens", "runahead_recomputed_tokens", "Stored tokens that were quicker to compute."),
    Exported("generated_tokens", "runahead_generated_tokens", "Tokens that were generated."),
    Exported("decode_forwards", "runahead_decode_forwards", "Forward passes of decoding."),
    Exported("decode_rows", "runahead_decode_rows", "Their rows: requests that decoded in them."),
    Exported("replays", "runahead_replays", "Plans run again because a worker was lost."),
    Exported(
        "store_unavailable_requests",
        "runahead_store_unavailable_requests",
        "Requests (partly) recomputed because the store was lost or its disk unreadable.",
    ),
    Exported("store_write_errors", "runahead_store_write_errors_requests", "Requests whose KV could not be written."),
    Exported("prefix_fetches", "runahead_prefix_fetches", "Prefixes asked for from another node's store."),
    Exported("prefix_fetch_failures", "runahead_prefix_fetch_failures", "Of these, those of which not all came."),
    Exported("fetched_tokens", "runahead_fetched_tokens", "Tokens that came from another node's store."),
    Exported("fetched_bytes", "runahead_fetched_bytes", "Bytes of their KV."),
    Exported("leases_granted", "runahead_leases_granted", "KV handles that were granted."),
    Exported("leases_expired", "runahead_leases_expired", "KV handles that no client renewed."),
    Exported("kv_bytes_sent", "runahead_kv_sent_bytes", "KV that was streamed to clients."),
)

#: Its other fields.
SERVICE_GAUGES = (
    Exported("workers", "runahead_workers", "Workers of the chain."),
    Exported("epoch", "runahead_epoch", "Life of the process group; 0 while it is rebuilt."),
    Exported("uptime_s", "runahead_uptime_seconds", "Since the service was ready first."),
    Exported("requests_running", "runahead_requests_running", "Requests that hold KV memory in workers."),
    Exported("requests_queued", "runahead_requests_queued", "Requests that wait to run."),
    Exported("leases", "runahead_leases", "KV handles that live."),
    Exported("leased_bytes", "runahead_leased_bytes", "KV that they keep from being evicted."),
)

#: Fields of `kvstore/counters.py::StoreCounters`.
STORE_COUNTERS = (
    Exported("lookups", "runahead_store_lookups", "Prompts looked up."),
    Exported("lookup_tokens", "runahead_store_lookup_tokens", "Their tokens."),
    Exported("hit_tokens", "runahead_store_hit_tokens", "Of these, tokens that were stored."),
    Exported("committed_chunks", "runahead_store_committed_chunks", "Chunks made durable."),
    Exported("written_bytes", "runahead_store_written_bytes", "Bytes of records written to disk."),
    Exported("skipped_full_chunks", "runahead_store_skipped_full_chunks", "Chunks not stored: no room."),
    Exported(
        "skipped_quota_chunks", "runahead_store_skipped_quota_chunks", "Chunks not stored: their tenant has its share."
    ),
    Exported(
        "skipped_busy_chunks", "runahead_store_skipped_busy_chunks", "Chunks not stored: another request stored them."
    ),
    Exported("skipped_failed_chunks", "runahead_store_skipped_failed_chunks", "Chunks not stored: a write failed."),
    Exported("evicted_chunks", "runahead_store_evicted_chunks", "Chunks evicted from disk."),
    Exported("evicted_extents", "runahead_store_evicted_extents", "Extents evicted from disk."),
    Exported("squeezes", "runahead_store_squeezes", "Times that KV was evicted because others had filled the disk."),
    Exported("quarantined_chunks", "runahead_store_quarantined_chunks", "Chunks set aside: they failed a check."),
    Exported("damaged_extents", "runahead_store_damaged_extents", "Catalog rows dropped at the start: damaged."),
    Exported("write_errors", "runahead_store_write_errors", "Writes of data that the operating system refused."),
    Exported("catalog_errors", "runahead_store_catalog_errors", "Writes of the catalog that failed."),
    Exported("free_errors", "runahead_store_free_errors", "Freed ranges that the file system did not take back."),
    Exported("rewritten_chunks", "runahead_store_rewritten_chunks", "Chunks reordered or compacted."),
    Exported("host_hits", "runahead_store_host_hits", "Records served from memory."),
    Exported("host_hit_bytes", "runahead_store_host_hit_bytes", "Their bytes."),
    Exported("disk_reads", "runahead_store_disk_reads", "Records read from disk."),
    Exported("disk_read_bytes", "runahead_store_disk_read_bytes", "Their bytes."),
    Exported("demoted_records", "runahead_store_demoted_records", "Records that came back from a device tier."),
    Exported("corrupt_demotions", "runahead_store_corrupt_demotions", "Of these, records that were not what they say."),
    Exported(
        "misdelivered_records", "runahead_store_misdelivered_records", "Records damaged on their way to a worker."
    ),
    Exported("orphaned_leases", "runahead_store_orphaned_leases", "Leases that ended with their holder's connection."),
    Exported("fetches", "runahead_store_fetches", "Fetches from other nodes' stores."),
    Exported("fetched_chunks", "runahead_store_fetched_chunks", "Chunks that they brought."),
    Exported("fetched_bytes", "runahead_store_fetched_bytes", "Bytes of these chunks' rows."),
    Exported("fetch_failures", "runahead_store_fetch_failures", "Of the fetches, those that ended early."),
    Exported("peer_requests", "runahead_store_peer_requests", "Requests of peers that were answered."),
    Exported("peer_sent_bytes", "runahead_store_peer_sent_bytes", "Bytes of rows that they were sent."),
    Exported("peer_refusals", "runahead_store_peer_refusals", "Connections and requests of peers that were refused."),
    Exported("peer_failures", "runahead_store_peer_failures", "Answers to peers that ended early."),
)

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
