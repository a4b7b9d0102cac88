"""How much of the file system is a store's: what it has taken, and what is free, but for a margin.

Others may fill the disk while the store is far below `disk_bytes`. Then this is its limit: old KV makes room for new,
as if the operator had configured what is left.
"""

import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from kvstore.disk.files import FileLayer

log = logging.getLogger(__name__)

#: The file system is asked so often at most: extents are reserved by the hundred.
_LOOK_S = 1.0
#: Left free, for the catalog's log and the file system's maps: a part of what the store could have, so much at most.
_MARGIN_PART, _MARGIN_BYTES = 16, 64 * 2**20
#: Shortages that are so far apart are told apart in the log.
_QUIET_S = 600.0
#: After an eviction that gave the disk nothing back, none is done because of others for so long.
_IN_VAIN_S = 600.0


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
        self._in_vain_until_s = -_IN_VAIN_S

    def left_bytes(self) -> int | None:
        """What the store may have of the disk, with what it has now; None where the file system does not tell."""
        now_s = self._clock()
        if now_s >= self._looked_s + _LOOK_S:
            self._looked_s = now_s
            try:
                self._left_bytes = _but_for_a_margin(self._own_bytes() + self._files.free_bytes(self._directory))
            except OSError:
                self._left_bytes = None
        return self._left_bytes

    @property
    def is_in_vain(self) -> bool:
        """Whether an eviction gave the disk nothing back a while ago."""
        return self._clock() < self._in_vain_until_s

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """In the `with` block, KV goes because others have filled the disk: see whether the disk gets its room.

        It does not while a snapshot, or a copy that shares blocks, holds what was evicted. What is left for the store
        falls then with every eviction, and asks for the next one, until the store is empty.
        """
        before = self._look()
        yield
        after = self._look()
        if before is None or after is None:
            return
        evicted_bytes, gained_bytes = before[0] - after[0], after[1] - before[1]
        if evicted_bytes > 0 and gained_bytes < evicted_bytes // 2:
            self._in_vain_until_s = self._clock() + _IN_VAIN_S
            log.warning(
                "evicted KV gave the disk of %s no room: does a snapshot hold it? No more goes for %.0f s",
                self._directory,
                _IN_VAIN_S,
            )

    def _look(self) -> tuple[int, int] | None:
        """Own bytes and free ones; None where the file system does not tell."""
        try:
            return self._own_bytes(), self._files.free_bytes(self._directory)
        except OSError:
            return None

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
