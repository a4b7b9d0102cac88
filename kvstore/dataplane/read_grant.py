"""Grants, with which a process of the store's user on its host reads the rows of one placement in the store's memory.

The store's side is `kvstore/dataplane/readers.py`.
"""

from dataclasses import dataclass, field
from pathlib import Path

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadGrant:
    """Right to read one placement, valid until the placement is settled."""

    #: Path of the readers' socket.
    socket: str
    #: Number of the store's present life.
    generation: int
    placement_id: int
    num_stored_tokens: int
    secret: bytes = field(repr=False)


def host_id() -> str:
    """Boot id of the running kernel, equal in all containers of the host. Empty if it cannot be read."""
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return ""


def readers_socket(socket: Path) -> Path:
    """Path of the readers' socket, next to the workers' `socket`."""
    return socket.with_suffix(".read")
