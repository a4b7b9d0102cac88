"""Configuration of the store."""

from dataclasses import dataclass, field

from kvstore.codecs import row_codec
from kvstore.format.layout import Layout
from kvstore.format.provenance import check_engine
from kvstore.policies import POLICY_NAMES

_DISK_POLICIES = ("lru", "lfu")


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreConfig:
    """Where KV is kept and how much of it. Raises ValueError on a size, count or name that cannot work."""

    #: Directory of the store; created when missing, owned by one process at a time.
    directory: str
    #: Physical bytes that segments and catalog may take on disk.
    disk_bytes: int = 8 * 2**30
    #: Shared memory of this node's store: records read or about to be written, and the host tier.
    host_bytes: int = 512 * 2**20
    #: Memory of each worker for the records that it uses most; 0 for none.
    device_bytes: int = 0
    #: When the disk is fuller than `disk_high`, extents are evicted until it is at `disk_low` (shares of disk_bytes).
    disk_high: float = 0.95
    disk_low: float = 0.90
    #: Share of disk_bytes that one tenant may take; 1.0 for no limit of its own. At its limit its own least valuable
    #: extents are evicted, by the same marks; chunks that still find no room are dropped and counted.
    tenant_disk_share: float = 1.0
    #: Policy of the memory tiers: lru, lfu, impress or contiguous.
    policy: str = "lru"
    #: Policy of the disk tier, by extent: lru or lfu.
    disk_policy: str = "lru"
    #: Threads that read stored KV.
    io_threads: int = 16
    #: Seconds that a lookup waits for chunks that are being written.
    write_wait_s: float = 2.0
    #: Seconds after which a store that does not answer, or a disk with an unanswered read, counts as silent: requests
    #: go on without it until it answers again. A slow disk is not silent, because its reads end one after the other.
    silent_after_s: float = 10.0
    #: Bytes a second that reorder, compaction and scrub may read and write.
    background_bytes_per_s: int = 64 * 2**20
    #: Seconds between background passes that reorder and compact; 0 for never.
    reorder_interval_s: float = 600.0
    #: Layout of records, for presets without a layout of their own.
    layout: Layout = field(default_factory=Layout)
    #: Codec of stored rows and its bits, for instance `rotated-4`; empty: rows are stored as computed. Requests with
    #: a budget read coded rows; exact requests compute them again.
    row_codec: str = ""
    #: Whether rows are also stored as computed, next to coded ones, for exact requests.
    keep_exact_rows: bool = False
    #: Engines whose written rows serve exact requests like rows computed here: `vllm-0.32`, or `vllm` for all
    #: versions. Rows of an engine that is removed from this list are deleted at the next start.
    trusted_engines: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.directory:
            raise ValueError("directory must not be empty")
        for engine in self.trusted_engines:
            check_engine(engine)
        for name, known in (("policy", POLICY_NAMES), ("disk_policy", _DISK_POLICIES)):
            if getattr(self, name) not in known:
                raise ValueError(f"{name} must be one of {', '.join(known)}, not {getattr(self, name)!r}")
        if self.row_codec:
            row_codec(self.row_codec)
        self._check_numbers()

    def _check_numbers(self) -> None:
        for name in ("disk_bytes", "host_bytes", "device_bytes", "write_wait_s", "reorder_interval_s"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
        if not 0 < self.disk_low <= self.disk_high <= 1:
            raise ValueError(
                f"disk_low and disk_high must satisfy 0 < disk_low <= disk_high <= 1, not {self.disk_low} and "
                f"{self.disk_high}"
            )
        if not 0 < self.tenant_disk_share <= 1:
            raise ValueError(f"tenant_disk_share must be above 0 and at most 1, not {self.tenant_disk_share}")
        if not self.silent_after_s > 0:
            raise ValueError(f"silent_after_s must be above 0, not {self.silent_after_s}")
        if self.io_threads < 1:
            raise ValueError(f"io_threads must be at least 1, not {self.io_threads}")
        if self.background_bytes_per_s < 1:
            raise ValueError(f"background_bytes_per_s must be at least 1, not {self.background_bytes_per_s}")
