"""Settings of KV handles: limits for the stored KV that clients keep from eviction."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class LeasesConfig:
    """Limits of leases, in time, number and bytes. Raises ValueError on a number that cannot work."""

    #: Most seconds of one lease, and most seconds from its grant to its end with all renewals. A client that needs the
    #: KV for longer looks the prompt up again for a new handle.
    max_lease_s: float = 600.0
    max_renewed_s: float = 3600.0
    #: Most handles at once and most bytes of rows that they cover, of one principal and of all. Rows that two handles
    #: cover count twice. Disk space that handles pin is limited per principal as well: `handles/leased_room.py`.
    max_leases_per_tenant: int = 64
    max_leased_bytes_per_tenant: int = 2 * 2**30
    max_leases: int = 1024
    max_leased_bytes: int = 4 * 2**30
    #: Seconds that `Warm` waits for KV to be durable; KV that is not durable by then does not count as stored.
    durable_wait_s: float = 20.0
    #: Most streams of KV sent at once; a principal without a stream gets one even when all are taken.
    max_readers: int = 8

    def __post_init__(self) -> None:
        for name in ("max_lease_s", "max_readers"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be positive, not {getattr(self, name)}")
        numbers = (
            "max_renewed_s",
            "max_leases_per_tenant",
            "max_leased_bytes_per_tenant",
            "max_leases",
            "max_leased_bytes",
        )
        for name in (*numbers, "durable_wait_s"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
