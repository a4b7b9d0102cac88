"""Room on disk that is kept for the catalog: on a full disk a deletion needs some before it gives any back."""

import contextlib
import os
from pathlib import Path

from kvstore.disk.own_files import open_own, truncate_own
from kvstore.format.layout import PAGE_BYTES

#: Enough for the catalog's log of some hundred deleted extents; of small stores a part.
_RESERVE_BYTES, _RESERVE_PART = 2**20, 1024


class CatalogReserve:
    """Owns: one file, which is never read. `disk_bytes`: of the whole store."""

    def __init__(self, path: Path, disk_bytes: int) -> None:
        self.path = path
        self._size_bytes = min(_RESERVE_BYTES, disk_bytes // _RESERVE_PART) // PAGE_BYTES * PAGE_BYTES
        self._is_there = False
        #: The disk had no room; and what was left for the store when it was asked last.
        self._is_refused, self._left_bytes = False, 0

    def fill(self, left_bytes: int) -> None:
        """Take the room, if it is not there and the disk has it.

        `left_bytes`: what the disk has for the store beyond its KV. After a refusal, the disk is asked again only when
        that has grown since the last call.
        """
        has_grown, self._left_bytes = left_bytes > self._left_bytes, left_bytes
        if self._is_there or not self._size_bytes or (self._is_refused and not has_grown):
            return
        self._is_refused = True
        with contextlib.suppress(OSError):
            descriptor = open_own(self.path, os.O_RDWR | os.O_CREAT, is_only_name=True)
            try:
                os.posix_fallocate(descriptor, 0, self._size_bytes)
                self._is_there, self._is_refused = True, False
            except OSError:
                os.ftruncate(descriptor, 0)  # a part is of no use, and others need it
            finally:
                os.close(descriptor)

    def give_up(self) -> None:
        """Give the room back to the file system, for the next write that asks for it."""
        if self._is_there:
            self._is_there = False
            with contextlib.suppress(OSError):
                truncate_own(self.path, 0)
