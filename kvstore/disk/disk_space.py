"""Disk space of a store: the bytes that it takes and the file system's free bytes, except a margin.

Other programs may fill the disk while the store is far below `disk_bytes`. Then this space is the store's limit: old KV
is evicted for new KV, as if the operator had configured that limit.
"""

import logging
import time
from collections.abc import Callable
from pathlib import Path

from kvstore.disk.files import FileLayer

log = logging.getLogger(__name__)

#: Least seconds between queries of the file system, because extents are reserved by the hundred.
_LOOK_S = 1.0
#: Margin for the catalog's log and the file system's maps: divisor of the store's space, and most bytes.
_MARGIN_PART, _MARGIN_BYTES = 16, 64 * 2**20
#: Seconds without a shortage after which the next one is logged again.
_QUIET_S = 600.0


class DiskSpace:
    """Queries the file system of `directory`. Usable from any thread: at worst two threads query at once.

    `own_bytes`: bytes that the store takes, by the file system's count.
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
        """Bytes that the store may take, including those it takes now; None if the file system reports an error."""
        now_s = self._clock()
        if now_s >= self._looked_s + _LOOK_S:
            self._looked_s = now_s
            try:
                self._left_bytes = _but_for_a_margin(self._own_bytes() + self._files.free_bytes(self._directory))
            except OSError:
                self._left_bytes = None
        return self._left_bytes

    def is_short(self, disk_bytes: int) -> None:
        """Note that KV is evicted although the store is below `disk_bytes`; logged once for each shortage."""
        now_s = self._clock()
        if now_s >= self._short_s + _QUIET_S:
            log.warning(
                "%s takes %.1f MiB and cannot grow to the configured %.1f MiB, because other files fill the disk or a "
                "quota: old KV is evicted for new KV",
                self._directory,
                self._own_bytes() / 2**20,
                disk_bytes / 2**20,
            )
        self._short_s = now_s


def _but_for_a_margin(size_bytes: int) -> int:
    return size_bytes - min(_MARGIN_BYTES, size_bytes // _MARGIN_PART)
