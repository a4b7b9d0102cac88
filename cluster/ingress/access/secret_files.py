"""Files with secrets: detection of changes, and a warning when other users can read them."""

import stat
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import structlog

#: Least seconds between two looks at a file.
_LOOK_INTERVAL_S = 1.0

log = structlog.get_logger()


class WatchedFiles:
    """Detects changes of files. A link with a new target counts as a change: Kubernetes replaces secrets that way."""

    def __init__(self, paths: Sequence[Path], clock: Callable[[], float] = time.monotonic) -> None:
        self._paths = paths
        self._clock = clock
        self._looked_s = clock()
        self._versions = self._look()

    def have_changed(self) -> bool:
        """Whether a file has changed since the last True, or the start. Looks at most once per `_LOOK_INTERVAL_S`."""
        now_s = self._clock()
        if now_s - self._looked_s < _LOOK_INTERVAL_S:
            return False
        self._looked_s = now_s
        before, self._versions = self._versions, self._look()
        return self._versions != before

    def _look(self) -> list[tuple[int, int, int] | None]:
        return [_version(path) for path in self._paths]


def warn_when_others_can_read(path: Path, name: str) -> None:
    """Log a warning when a file's mode lets its group or all users read it."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return  # the code that reads the file reports the error
    if stat.S_IMODE(mode) & 0o077:
        log.warning(f"{name} can be read by other users: chmod 600", path=str(path))


def _version(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino, found.st_size
