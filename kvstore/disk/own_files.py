"""Private directories and files of a store: in a directory open to other users, the store uses a private subdirectory.

Volumes often have mode 0777, and in such a directory another user can replace any file by a link.
"""

import errno
import os
import stat
from pathlib import Path

#: Name of the private subdirectory. An older store directly in a shared directory stays there.
OWN_NAME = "runahead-store"
_CATALOG = "catalog.sqlite"


def own_directory(directory: str | Path) -> Path:
    """Directory of the store for a configured directory: that one, or its private subdirectory."""
    path = Path(directory).expanduser().absolute()
    return path / OWN_NAME if _is_shared(path) and not _is_own_file(path / _CATALOG) else path


def make_own_directory(path: Path) -> None:
    """Create the result of `own_directory` if missing. Raises OSError if another user could have made it."""
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    if path.name == OWN_NAME and _is_shared(path.parent):
        status = path.lstat()
        if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.geteuid() or stat.S_IMODE(status.st_mode) & 0o077:
            raise OSError(errno.EPERM, "it must be a directory of this user with mode 0700, and no link", str(path))


def open_own(path: Path, flags: int, *, is_only_name: bool = False) -> int:
    """A descriptor of a file of the store, created with mode 0600; links and devices are refused.

    `is_only_name`: also refuse a file with another name or another owner, before it is truncated or filled. Raises
    OSError.
    """
    try:
        descriptor = os.open(path, flags | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    except OSError as error:
        if error.errno != errno.ELOOP:
            raise
        raise OSError(errno.EPERM, f"{path.name} is a link, which a store does not follow", str(path)) from error
    status = os.fstat(descriptor)
    is_ours = status.st_nlink == 1 and os.geteuid() in (0, status.st_uid)
    if not stat.S_ISREG(status.st_mode) or (is_only_name and not is_ours):
        os.close(descriptor)
        raise OSError(errno.EPERM, f"{path.name} is not a file of this store alone", str(path))
    return descriptor


def truncate_own(path: Path, size_bytes: int) -> None:
    """Truncate a file of the store. Raises OSError."""
    descriptor = open_own(path, os.O_RDWR)
    try:
        os.ftruncate(descriptor, size_bytes)
    finally:
        os.close(descriptor)


def _is_shared(directory: Path) -> bool:
    """Whether another user may create files in a directory. Root trusts any user's private directory."""
    try:
        status = directory.stat()
    except OSError:
        return False
    return bool(status.st_mode & 0o022) or os.geteuid() not in (0, status.st_uid)


def _is_own_file(path: Path) -> bool:
    try:
        status = path.lstat()
    except OSError:
        return False
    return stat.S_ISREG(status.st_mode) and status.st_uid == os.geteuid()
