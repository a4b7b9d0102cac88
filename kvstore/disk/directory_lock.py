"""One owner for each store directory: an exclusive lock on a file, held for the owner's life, freed by the kernel."""

import contextlib
import fcntl
import os
from pathlib import Path

from kvstore.disk.own_files import make_own_directory, open_own, own_directory
from kvstore.errors import StoreLocked, StoreNotWritable


class DirectoryLock:
    """Owns one locked file descriptor. A kill -9 frees the lock; the remaining file means nothing."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Create the directory if missing, and lock it. Raises StoreNotWritable or StoreLocked, in one line.

        A file `lock` that no store has written is left unchanged.
        """
        try:
            make_own_directory(self.directory)
            descriptor = open_own(self.directory / "lock", os.O_RDWR | os.O_CREAT, is_only_name=True)
        except OSError as error:
            raise StoreNotWritable(f"store directory {self.directory} is not writable: {error.strerror}") from error
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            owner = _text_of(descriptor) or "unknown"
            os.close(descriptor)
            raise StoreLocked(f"store directory {self.directory} is in use by process {owner}") from error
        if (text := _text_of(descriptor)) and not text.isdecimal():
            os.close(descriptor)
            raise StoreNotWritable(
                f"{self.directory} has a file lock that no store has written: choose another directory"
            )
        with contextlib.suppress(OSError):  # a full disk: the text only informs people, the kernel keeps the lock
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        self._descriptor = descriptor

    def __enter__(self) -> "DirectoryLock":
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, 0)
            os.close(self._descriptor)
            self._descriptor = None


def _text_of(descriptor: int) -> str:
    """Id of the process that holds or held a lock; empty when it was released."""
    return os.pread(descriptor, 64, 0).decode(errors="replace").strip()


def check_directory(directory: str) -> None:
    """Raises StoreNotWritable or StoreLocked if a store cannot be opened there now. Leaves it unlocked."""
    with DirectoryLock(own_directory(directory)):
        pass
