"""Counters of the store since it was opened. Every fallback has a counter; none is silent."""

from dataclasses import dataclass, field


def counter(text: str) -> int:
    """A field that begins at 0 and only grows. `text` describes it here and in the exported metrics."""
    return field(default=0, metadata={"text": text})


@dataclass(slots=True)
class StoreCounters:
    """Plain sums. Each is changed under the lock of the part that counts it.

    All are exported as metrics (`cluster/observe/metrics_tables.py`); GetStats returns those that its message has.
    """

    lookups: int = counter("Prompts looked up.")
    lookup_tokens: int = counter("Tokens of these prompts.")
    hit_tokens: int = counter("Looked-up tokens that were stored.")
    committed_chunks: int = counter("Chunks made durable.")
    written_bytes: int = counter("Bytes of records written to disk.")
    skipped_full_chunks: int = counter("Chunks not stored because nothing could be evicted to make room.")
    skipped_quota_chunks: int = counter(
        "Chunks not stored because their tenant has used its share and none of its own chunks could be evicted."
    )
    skipped_busy_chunks: int = counter("Chunks not stored because another request was already storing them.")
    skipped_failed_chunks: int = counter(
        "Chunks not stored because a write failed (disk full) or the catalog could not be written."
    )
    evicted_chunks: int = counter("Chunks evicted from disk.")
    evicted_extents: int = counter("Extents evicted from disk.")
    squeezes: int = counter("Times that KV was evicted because other files had filled the disk.")
    quarantined_chunks: int = counter("Chunks set aside because they failed a check.")
    damaged_extents: int = counter(
        "Entries of a damaged catalog that claimed the room of other entries; dropped at the start."
    )
    write_errors: int = counter("Writes of data that the operating system refused.")
    catalog_errors: int = counter("Writes of the catalog that failed.")
    free_errors: int = counter("Freed ranges whose blocks the file system did not take back.")
    rewritten_chunks: int = counter("Chunks reordered or compacted.")
    host_hits: int = counter("Records served from memory.")
    host_hit_bytes: int = counter("Bytes of records served from memory.")
    disk_reads: int = counter("Records read from disk.")
    disk_read_bytes: int = counter("Bytes of records read from disk.")
    demoted_records: int = counter("Records moved from a device tier back to the host tier.")
    corrupt_demotions: int = counter("Demoted records that did not match their key.")
    misdelivered_records: int = counter("Records that a client found damaged while they were intact in memory.")
    orphaned_leases: int = counter("Leases that ended with their holder's connection.")
    reader_fetches: int = counter("Fetches by processes on this host that read rows from the store's memory.")
    reader_refusals: int = counter(
        "Refused fetches by such processes: the placement had ended, or they may not read it."
    )
    fetches: int = counter("Fetches from other nodes' stores.")
    fetched_chunks: int = counter("Chunks fetched from other nodes' stores.")
    fetched_bytes: int = counter("Bytes of fetched rows.")
    fetch_failures: int = counter("Fetches that ended before all chunks of the other store had arrived.")
    peer_requests: int = counter("Answered requests of peers.")
    peer_sent_bytes: int = counter("Bytes of rows sent to peers.")
    peer_refusals: int = counter(
        "Refused connections and requests of peers: too many, without the key, or for KV of another store."
    )
    peer_failures: int = counter(
        "Answers to peers that ended early: the peer hung up or was too slow, or the rows could not be read."
    )
