"""Settings of KV that clients write: limits for the rows on their way into the store."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class WritesConfig:
    """Limits of rows that are collected before they are stored. Raises ValueError on a number that cannot work."""

    #: Most bytes of rows in one call; larger KV is written in several calls.
    max_bytes: int = 256 * 2**20
    #: Most bytes of rows of one principal's calls at once, as the calls announce them.
    max_bytes_per_tenant: int = 256 * 2**20
    #: Most bytes of rows that have arrived, of all calls together; a sixteenth of it is guaranteed to each principal.
    max_bytes_in_all: int = 512 * 2**20
    #: Most calls at once; a principal without a call may make one even when all are taken.
    max_calls: int = 64
    #: Most seconds from the first message of a call to its last.
    max_call_s: float = 60.0
    #: Most seconds from one message of a call to the next.
    max_silence_s: float = 10.0

    def __post_init__(self) -> None:
        for name in ("max_call_s", "max_silence_s", "max_calls"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be positive, not {getattr(self, name)}")
        if not 0 <= self.max_bytes <= self.max_bytes_per_tenant <= self.max_bytes_in_all:
            sizes = f"{self.max_bytes}, {self.max_bytes_per_tenant}, {self.max_bytes_in_all}"
            raise ValueError(f"0 <= max_bytes <= max_bytes_per_tenant <= max_bytes_in_all does not hold: {sizes}")
