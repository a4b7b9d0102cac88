"""The file layer: all system calls on segment files, as one Protocol.

A test can replace it by a layer that records calls, then loses or reorders all writes that no completed sync covers,
as a power cut does and kill -9 does not.
"""

import ctypes
import errno
import mmap
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from kvstore.disk.own_files import open_own, truncate_own
from kvstore.format.layout import PAGE_BYTES, padded_to_page

_FALLOC_FL_KEEP_SIZE, _FALLOC_FL_PUNCH_HOLE = 0x01, 0x02
#: Errors of the operating system when the disk, the user's quota, or a file with a size limit is full.
FULL_ERRNOS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
#: Buffers that one `preadv` or `pwritev` takes (Linux: 1024).
MAX_BUFFERS = 1024


class FileLayer(Protocol):
    """File operations for segments. All methods raise OSError and may be called from several threads."""

    def open(self, path: Path, block_bytes: int) -> tuple[int, bool]:
        """A descriptor for reading and writing a file, created if missing, and whether it bypasses the page cache.

        `block_bytes`: alignment of offsets, lengths and addresses.
        """
        ...

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int: ...

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int: ...

    def fdatasync(self, descriptor: int) -> None: ...

    def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
        """Free the blocks of a range, which then reads as zeros; the file keeps its size."""
        ...

    def truncate(self, path: Path, size_bytes: int) -> None: ...

    def free_bytes(self, directory: Path) -> int:
        """Free bytes of the file system of `directory` for this user."""
        ...

    def sync_directory(self, directory: Path) -> None:
        """Make the names in `directory` durable: a synced file whose name is lost is a lost file."""
        ...

    def close(self, descriptor: int) -> None: ...


class OsFiles:
    """The operating system's files.

    Opened with O_DIRECT if the file system supports it (tmpfs does not: EINVAL) and the disk's blocks are no longer
    than the caller's.
    """

    def __init__(self) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.fallocate.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64]

    def open(self, path: Path, block_bytes: int) -> tuple[int, bool]:
        flags = os.O_RDWR | os.O_CREAT
        if block_bytes < disk_block_bytes(path.parent):
            return open_own(path, flags), False
        try:
            return open_own(path, flags | os.O_DIRECT), True
        except OSError as error:
            if error.errno != errno.EINVAL:
                raise
            return open_own(path, flags), False

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        return os.preadv(descriptor, buffers, offset_bytes)

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        return os.pwritev(descriptor, buffers, offset_bytes)

    def fdatasync(self, descriptor: int) -> None:
        os.fdatasync(descriptor)

    def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
        mode = _FALLOC_FL_KEEP_SIZE | _FALLOC_FL_PUNCH_HOLE
        if self._libc.fallocate(descriptor, mode, offset_bytes, size_bytes) != 0:
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number))

    def truncate(self, path: Path, size_bytes: int) -> None:
        truncate_own(path, size_bytes)

    def free_bytes(self, directory: Path) -> int:
        space = os.statvfs(directory)
        return space.f_bavail * space.f_frsize

    def sync_directory(self, directory: Path) -> None:
        descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def close(self, descriptor: int) -> None:
        os.close(descriptor)


def disk_queue(directory: Path) -> Path:
    """Path of the queue parameters, in sysfs, of the disk of a directory; may not exist."""
    device = directory.stat().st_dev
    block = Path(f"/sys/dev/block/{os.major(device)}:{os.minor(device)}").resolve()
    return block / "queue" if (block / "queue").exists() else block.parent / "queue"


def disk_block_bytes(directory: Path) -> int:
    """Block size of O_DIRECT in a directory, in bytes; a page if unknown."""
    try:
        return int((disk_queue(directory) / "logical_block_size").read_text())
    except (OSError, ValueError):
        return PAGE_BYTES


def aligned_buffer(size_bytes: int) -> memoryview:
    """Zeroed, page-aligned memory of at least `size_bytes`, rounded up to 4096; freed with its last view."""
    return memoryview(mmap.mmap(-1, max(PAGE_BYTES, padded_to_page(size_bytes))))
