"""Settings of KV that clients write: how much of it may be on its way into the store."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class WritesConfig:
    """Bytes of rows that may be collected before they are stored. Raises ValueError on a number that cannot work."""

    #: Of one call; what is more must be written in several.
    max_bytes: int = 256 * 2**20
    #: Of the calls of one principal at once, and of all.
    max_bytes_per_tenant: int = 256 * 2**20
    max_bytes_in_all: int = 512 * 2**20
    #: From the first message of a call to its last.
    max_call_s: float = 60.0

    def __post_init__(self) -> None:
        if not self.max_call_s > 0:
            raise ValueError(f"max_call_s must be positive, not {self.max_call_s}")
        if not 0 <= self.max_bytes <= self.max_bytes_per_tenant <= self.max_bytes_in_all:
            sizes = f"{self.max_bytes}, {self.max_bytes_per_tenant}, {self.max_bytes_in_all}"
            raise ValueError(f"0 <= max_bytes <= max_bytes_per_tenant <= max_bytes_in_all does not hold: {sizes}")
