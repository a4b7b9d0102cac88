"""Settings of KV handles: how much stored KV may be kept from eviction, and for how long."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class LeasesConfig:
    """How much stored KV may be kept from eviction by handles. Raises ValueError on a number that cannot work."""

    #: Longest time of one lease; it can be renewed, until `max_renewed_s` after its grant. KV that is needed for longer
    #: is looked up for another handle.
    max_lease_s: float = 600.0
    max_renewed_s: float = 3600.0
    #: Handles at once, of one principal and of all; and the KV that they cover, in bytes of rows. What two handles
    #: cover counts twice. Room on disk that they keep is shared among principals besides: `handles/leased_room.py`.
    max_leases_per_tenant: int = 64
    max_leased_bytes_per_tenant: int = 2 * 2**30
    max_leases: int = 1024
    max_leased_bytes: int = 4 * 2**30
    #: How long `Warm` waits for KV to be durable; what is not by then does not count as stored.
    durable_wait_s: float = 20.0
    #: Streams of KV that are sent at once. A principal that has none gets one in any case.
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
