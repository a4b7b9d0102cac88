"""Configuration of the store."""

from dataclasses import dataclass, field

from kvstore.layout import Layout


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreConfig:
    """Where KV is kept and how much of it. Raises ValueError on a size or count that cannot work."""

    #: Directory of the store; created when missing, owned by one process at a time.
    directory: str
    #: Physical bytes that the store's segments may take on disk. When it is full, new KV is not stored (and counted).
    disk_bytes: int = 8 * 2**30
    layout: Layout = field(default_factory=Layout)

    def __post_init__(self) -> None:
        if not self.directory:
            raise ValueError("directory must not be empty")
        if self.disk_bytes < 0:
            raise ValueError(f"disk_bytes must not be negative, not {self.disk_bytes}")
