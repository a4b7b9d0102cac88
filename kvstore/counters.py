"""What the store has done since it was opened. Every fallback has its counter; none is silent."""

from dataclasses import dataclass, field


def counter(text: str) -> int:
    """A field that begins at 0 and only grows. Its `text` says what it counts, here and to readers of the metrics."""
    return field(default=0, metadata={"text": text})


@dataclass(slots=True)
class StoreCounters:
    """Plain sums. Each is added to under the lock of the part that counts it.

    All are exported as metrics (`cluster/observe/metrics_tables.py`); GetStats tells those that its message has.
    """

    lookups: int = counter("Prompts looked up.")
    lookup_tokens: int = counter("Their tokens.")
    hit_tokens: int = counter("Of these, tokens that were stored.")
    committed_chunks: int = counter("Chunks made durable.")
    written_bytes: int = counter("Bytes of records written to disk.")
    skipped_full_chunks: int = counter("Chunks not stored because nothing could be evicted to make room.")
    skipped_quota_chunks: int = counter(
        "Chunks not stored because their tenant has its share, and nothing of its own could be evicted."
    )
    skipped_busy_chunks: int = counter("Chunks not stored because another request was storing them at that moment.")
    skipped_failed_chunks: int = counter(
        "Chunks not stored because a write failed (disk full) or the catalog could not be written."
    )
    evicted_chunks: int = counter("Chunks evicted from disk.")
    evicted_extents: int = counter("Extents evicted from disk.")
    squeezes: int = counter("Times that KV was evicted because others had filled the disk.")
    quarantined_chunks: int = counter("Chunks set aside because they failed a check.")
    damaged_extents: int = counter("Entries of a damaged catalog that claimed room of others; dropped at the start.")
    write_errors: int = counter("Writes of data that the operating system refused.")
    catalog_errors: int = counter("Writes of the catalog that failed.")
    free_errors: int = counter("Freed ranges whose blocks the file system did not take back.")
    rewritten_chunks: int = counter("Chunks reordered or compacted.")
    host_hits: int = counter("Records served from memory.")
    host_hit_bytes: int = counter("Their bytes.")
    disk_reads: int = counter("Records read from disk.")
    disk_read_bytes: int = counter("Their bytes.")
    demoted_records: int = counter("Records that came back to the host tier from a device tier.")
    corrupt_demotions: int = counter("Of these, records that were not what their key says.")
    misdelivered_records: int = counter("Records that a client found damaged and that were intact in memory.")
    orphaned_leases: int = counter("Leases that ended with their holder's connection.")
    reader_fetches: int = counter("Fetches of processes on this host that read rows from the store's memory.")
    reader_refusals: int = counter("Fetches of theirs from placements that had ended, or that they may not read.")
    fetches: int = counter("Fetches from other nodes' stores.")
    fetched_chunks: int = counter("Chunks that they brought.")
    fetched_bytes: int = counter("Bytes of these chunks' rows.")
    fetch_failures: int = counter("Of the fetches, those that ended before all had come that the other store has.")
    peer_requests: int = counter("Requests of peers that were answered.")
    peer_sent_bytes: int = counter("Bytes of rows that they were sent.")
    peer_refusals: int = counter(
        "Connections and requests of peers that were refused: too many, without the key, for KV that is not ours."
    )
    peer_failures: int = counter(
        "Answers to peers that ended early: the peer hung up or was too slow, or the rows could not be read."
    )
