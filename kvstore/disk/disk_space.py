"""How much of the file system is a store's: what it has taken, and what is free, but for a margin.

Others may fill the disk while the store is far below `disk_bytes`. Then this is its limit: old KV makes room for new,
as if the operator had configured what is left.
"""

import logging
import time
from collections.abc import Callable
from pathlib import Path

from kvstore.disk.files import FileLayer

log = logging.getLogger(__name__)

#: The file system is asked so often at most: extents are reserved by the hundred.
_LOOK_S = 1.0
#: Left free, for the catalog's log and the file system's maps: a part of what the store could have, so much at most.
_MARGIN_PART, _MARGIN_BYTES = 16, 64 * 2**20
#: Shortages that are so far apart are told apart in the log.
_QUIET_S = 600.0


class DiskSpace:
    """Owns: nothing. Asks the file system of `directory`. Usable from any thread: at worst two ask at once.

    `own_bytes`: what the store has of the disk, as the file system counts.
    """

    def __init__(
        self,
        directory: Path,
        files: FileLayer,
        own_bytes: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._directory = directory
        self._files = files
        self._own_bytes = own_bytes
        self._clock = clock
        self._looked_s = -_LOOK_S
        self._left_bytes: int | None = None
        self._short_s = -_QUIET_S

    def left_bytes(self) -> int | None:
        """Bytes of the disk that the store may have, with those it has; None where the file system does not tell."""
        now_s = self._clock()
        if now_s >= self._looked_s + _LOOK_S:
            self._looked_s = now_s
            try:
                self._left_bytes = _but_for_a_margin(self._own_bytes() + self._files.free_bytes(self._directory))
            except OSError:
                self._left_bytes = None
        return self._left_bytes

    def is_short(self, disk_bytes: int) -> None:
        """Old KV has to go although it takes less than `disk_bytes`: told once a shortage."""
        now_s = self._clock()
        if now_s >= self._short_s + _QUIET_S:
            log.warning(
                "%s has %.1f MiB and no room for all of the configured %.1f MiB: others have filled the disk (or a "
                "quota). Old KV makes room for new",
                self._directory,
                self._own_bytes() / 2**20,
                disk_bytes / 2**20,
            )
        self._short_s = now_s


def _but_for_a_margin(size_bytes: int) -> int:
    return size_bytes - min(_MARGIN_BYTES, size_bytes // _MARGIN_PART)
