"""Bytes of a tier's directory: those of its own slots, and those of other identities, which go first."""

import contextlib
import os
import re
import threading
from pathlib import Path

from kvstore.format.layout import PAGE_BYTES

_IDENTITY, _FILE = re.compile(r"[0-9a-f]{32}"), re.compile(r"blocks-[0-9]+|identity\.json")
#: Bytes of directories, lock and identity, and of each segment's place in the file system.
_FIXED_BYTES = 128 * 2**10
_BYTES_OF_SEGMENT = 8 * 2**10


def num_slots_within(disk_bytes: int, slot_bytes: int, slots_of_segment: int) -> int:
    """Most slots that fit in a limit, with what stands around them. Raises ValueError if none does."""
    room = disk_bytes - _FIXED_BYTES
    segment_bytes = slots_of_segment * slot_bytes + _BYTES_OF_SEGMENT
    whole, rest = divmod(max(0, room), segment_bytes)
    num = whole * slots_of_segment + max(0, rest - _BYTES_OF_SEGMENT) // slot_bytes
    if num < 1:
        least = _FIXED_BYTES + _BYTES_OF_SEGMENT + slot_bytes
        raise ValueError(f"disk_bytes is {disk_bytes}; one block of vLLM needs {least}")
    return int(num)


class DiskRoom:
    """Makes room for slots within a limit, by removing blocks that other identities have left under the directory.

    Any thread may call it.
    """

    def __init__(self, root: Path, own: Path, disk_bytes: int, slot_bytes: int, slots_of_segment: int) -> None:
        self._disk_bytes = disk_bytes
        self._slot_bytes = slot_bytes
        self._slots_of_segment = slots_of_segment
        self._lock = threading.Lock()
        foreign = [path for path in root.glob("*/*") if path.parent != own and _is_of_a_tier(path)]
        # The newest one first, so that `pop` takes the oldest.
        sizes = {path: path.stat() for path in foreign}
        oldest_last = sorted(foreign, key=lambda path: -sizes[path].st_mtime_ns)
        self._foreign = [(path, _bytes_of(path, sizes[path])) for path in oldest_last]
        self._foreign_bytes = sum(size for _, size in self._foreign)
        self._num_slots = 0

    def make(self, num_slots: int) -> None:
        """Make room for the first `num_slots` slots. Raises OSError if another identity's file cannot be removed."""
        with self._lock:
            if num_slots <= self._num_slots:
                return
            segments = -(-num_slots // self._slots_of_segment)
            own_bytes = _FIXED_BYTES + segments * _BYTES_OF_SEGMENT + num_slots * self._slot_bytes
            while self._foreign and own_bytes + self._foreign_bytes > self._disk_bytes:
                path, size_bytes = self._foreign[-1]
                path.unlink(missing_ok=True)
                self._foreign.pop()
                self._foreign_bytes -= size_bytes
                with contextlib.suppress(OSError):  # not empty yet
                    path.parent.rmdir()
            self._num_slots = num_slots


def _bytes_of(path: Path, status: os.stat_result) -> int:
    """Bytes of a file on disk, and of its directory with the one file that each directory has once."""
    directory_bytes = PAGE_BYTES if path.name == "identity.json" else 0
    return max(status.st_size, status.st_blocks * 512) + directory_bytes


def _is_of_a_tier(path: Path) -> bool:
    """Whether a tier has written a file. Other files are left alone, and their room is not the tier's."""
    return bool(_IDENTITY.fullmatch(path.parent.name) and _FILE.fullmatch(path.name)) and path.is_file()
