"""What the store has done since it was opened. Every fallback has its counter; none is silent."""

from dataclasses import dataclass


@dataclass(slots=True)
class StoreCounters:
    """Plain sums. Each is added to under the lock of the part that counts it."""

    lookups: int = 0
    lookup_tokens: int = 0
    hit_tokens: int = 0
    committed_chunks: int = 0
    written_bytes: int = 0
    #: Chunks not stored because nothing could be evicted to make room.
    skipped_full_chunks: int = 0
    #: Chunks not stored because their tenant has its share, and nothing of its own could be evicted.
    skipped_quota_chunks: int = 0
    #: Chunks not stored because another request was storing them at that moment.
    skipped_busy_chunks: int = 0
    #: Chunks not stored because a write failed (disk full) or the catalog could not be written.
    skipped_failed_chunks: int = 0
    evicted_chunks: int = 0
    evicted_extents: int = 0
    #: How often old KV had to go because others had left less of the disk than the store may take.
    squeezes: int = 0
    quarantined_chunks: int = 0
    #: Rows of a damaged catalog that claimed room of others; dropped at the start.
    damaged_extents: int = 0
    #: Writes of data and of the catalog that the operating system refused.
    write_errors: int = 0
    catalog_errors: int = 0
    #: Freed ranges whose blocks the file system did not take back.
    free_errors: int = 0
    rewritten_chunks: int = 0
    #: Records served from the host tier, and read from disk.
    host_hits: int = 0
    host_hit_bytes: int = 0
    disk_reads: int = 0
    disk_read_bytes: int = 0
    #: Records that came back to the host tier from a device tier, and those that were not what their key says.
    demoted_records: int = 0
    corrupt_demotions: int = 0
    #: Records that a client found damaged and that were intact in the store's memory.
    misdelivered_records: int = 0
    #: Leases that ended with their holder's connection.
    orphaned_leases: int = 0
    #: Fetches from other nodes' stores, the chunks that they brought, and the bytes of these chunks' rows.
    fetches: int = 0
    fetched_chunks: int = 0
    fetched_bytes: int = 0
    #: Of these fetches, those that ended before they had all that the other store said it has.
    fetch_failures: int = 0
    #: Requests of other nodes' stores that were answered, and the bytes of rows that they were sent.
    peer_requests: int = 0
    peer_sent_bytes: int = 0
    #: Connections and requests of peers that were refused: too many, without the key, for KV that is not ours.
    peer_refusals: int = 0
    #: Answers to peers that ended early: the peer hung up or was too slow, or the rows could not be read.
    peer_failures: int = 0
