"""Room on disk that is kept for the catalog: on a full disk a deletion needs some before it gives any back."""

import contextlib
import os
from pathlib import Path

from kvstore.format.layout import PAGE_BYTES

#: Enough for the catalog's log of some hundred deleted extents; of small stores a part.
_RESERVE_BYTES, _RESERVE_PART = 2**20, 1024


class CatalogReserve:
    """Owns: one file, which is never read. `disk_bytes`: of the whole store."""

    def __init__(self, path: Path, disk_bytes: int) -> None:
        self.path = path
        self._size_bytes = min(_RESERVE_BYTES, disk_bytes // _RESERVE_PART) // PAGE_BYTES * PAGE_BYTES
        self._is_there = False

    def fill(self) -> None:
        """Take the room, if it is not there and the disk has it."""
        if self._is_there or not self._size_bytes:
            return
        with contextlib.suppress(OSError):
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                os.posix_fallocate(descriptor, 0, self._size_bytes)
                self._is_there = True
            except OSError:
                os.ftruncate(descriptor, 0)  # a part is of no use, and others need it
            finally:
                os.close(descriptor)

    def give_up(self) -> None:
        """Give the room back to the file system, for the next write that asks for it."""
        if self._is_there:
            self._is_there = False
            with contextlib.suppress(OSError):
                os.truncate(self.path, 0)
