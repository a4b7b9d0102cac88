"""Disk space reserved for the catalog: on a full disk, even a deletion first needs some space for its log."""

import contextlib
import os
from pathlib import Path

from kvstore.disk.own_files import open_own, truncate_own
from kvstore.format.layout import PAGE_BYTES

#: Bytes of the reserve, enough to log some hundred deleted extents; divisor of `disk_bytes` for small stores.
_RESERVE_BYTES, _RESERVE_PART = 2**20, 1024


class CatalogReserve:
    """Owns one file, which is never read. `disk_bytes`: limit of the whole store."""

    def __init__(self, path: Path, disk_bytes: int) -> None:
        self.path = path
        self._size_bytes = min(_RESERVE_BYTES, disk_bytes // _RESERVE_PART) // PAGE_BYTES * PAGE_BYTES
        self._is_there = False
        #: Whether the disk had no room, and the store's free bytes at the last call.
        self._is_refused, self._left_bytes = False, 0

    def fill(self, left_bytes: int) -> None:
        """Reserve the space, if that is not done and the disk has room.

        `left_bytes`: the disk's bytes for the store beyond its KV. After a refusal, `fill` tries again only when they
        have grown since the last call.
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
                os.ftruncate(descriptor, 0)  # a part of the reserve is useless
            finally:
                os.close(descriptor)

    def give_up(self) -> None:
        """Free the space for the catalog's next write."""
        if self._is_there:
            self._is_there = False
            with contextlib.suppress(OSError):
                truncate_own(self.path, 0)
