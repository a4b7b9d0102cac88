"""Settings of KV that clients write: how much of it may be on its way into the store."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class WritesConfig:
    """Bytes of rows that may be collected before they are stored. Raises ValueError on a number that cannot work."""

    #: Of one call; what is more must be written in several.
    max_bytes: int = 256 * 2**20
    #: Rows of one principal's calls at once, as calls announce them; and rows of all, as they come. A principal may
    #: send a sixteenth of the latter in any case.
    max_bytes_per_tenant: int = 256 * 2**20
    max_bytes_in_all: int = 512 * 2**20
    #: Calls at once. A principal that has none gets one in any case.
    max_calls: int = 64
    #: From the first message of a call to its last, and from one to the next.
    max_call_s: float = 60.0
    max_silence_s: float = 10.0

    def __post_init__(self) -> None:
        for name in ("max_call_s", "max_silence_s", "max_calls"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be positive, not {getattr(self, name)}")
        if not 0 <= self.max_bytes <= self.max_bytes_per_tenant <= self.max_bytes_in_all:
            sizes = f"{self.max_bytes}, {self.max_bytes_per_tenant}, {self.max_bytes_in_all}"
            raise ValueError(f"0 <= max_bytes <= max_bytes_per_tenant <= max_bytes_in_all does not hold: {sizes}")
