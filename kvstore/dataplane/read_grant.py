"""Grants: a process of the store's user on its host may read the rows of one placement out of the store's memory.

The store's side is `kvstore/dataplane/readers.py`.
"""

from dataclasses import dataclass, field
from pathlib import Path

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadGrant:
    """Right to read one placement. Good until the placement is settled, and for no other placement."""

    #: Of readers.
    socket: str
    #: Tells one life of the store from the next.
    generation: int
    placement_id: int
    num_stored_tokens: int
    secret: bytes = field(repr=False)


def host_id() -> str:
    """Name of the running kernel until it boots again: the same in all containers. Empty where it does not tell."""
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return ""


def readers_socket(socket: Path) -> Path:
    """Beside that of the workers."""
    return socket.with_suffix(".read")
