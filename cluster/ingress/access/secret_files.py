"""Files with secrets: told when they change, and warned about when others can read them."""

import stat
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import structlog

#: A file is looked at no more often, however often it is asked about.
_LOOK_INTERVAL_S = 1.0

log = structlog.get_logger()


class WatchedFiles:
    """Says whether any of some files changed. A link that points elsewhere has changed, as Kubernetes does it."""

    def __init__(self, paths: Sequence[Path], clock: Callable[[], float] = time.monotonic) -> None:
        self._paths = paths
        self._clock = clock
        self._looked_s = clock()
        self._versions = self._look()

    def have_changed(self) -> bool:
        """Since the last time that this was true, or since the start. Looks at most once a second."""
        now_s = self._clock()
        if now_s - self._looked_s < _LOOK_INTERVAL_S:
            return False
        self._looked_s = now_s
        before, self._versions = self._versions, self._look()
        return self._versions != before

    def _look(self) -> list[tuple[int, int, int] | None]:
        return [_version(path) for path in self._paths]


def warn_when_others_can_read(path: Path, name: str) -> None:
    """One line in the log when group or others may read a file that is the owner's business."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return  # the code that reads it says so
    if stat.S_IMODE(mode) & 0o077:
        log.warning(f"{name} can be read by others: chmod 600", path=str(path))


def _version(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino, found.st_size
