"""Files that only their user can read, from their first byte on and with any umask: secrets, and users' prompts."""

import contextlib
import os
import secrets
from pathlib import Path

_MODE, _DIRECTORY_MODE = 0o600, 0o700


def make_private_directory(path: Path) -> None:
    """Make a private directory and its missing parents. Existing ones stay unchanged. Raises OSError."""
    missing = [each for each in (path, *path.parents) if not each.exists()]
    for each in reversed(missing):
        with contextlib.suppress(FileExistsError):  # another process made it meanwhile
            each.mkdir(mode=_DIRECTORY_MODE)


def write_private(path: Path, content: bytes, *, replaces: bool) -> None:
    """Write a private file atomically. Without `replaces`, a file that exists by then stays. Raises OSError."""
    unfinished = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC | os.O_NOFOLLOW, _MODE)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        if replaces:
            unfinished.replace(path)
            return
        try:
            os.link(unfinished, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without hard links
            if not path.exists():
                unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
