"""Limit of a file's size (`ulimit -f`, RLIMIT_FSIZE), beyond which a write fails even on an empty disk.

Python ignores the signal of such a write (SIGXFSZ), so it fails with an error like a write to a full disk.
"""

import logging
import resource
from pathlib import Path

from kvstore.errors import StoreNotWritable

log = logging.getLogger(__name__)

#: Least bytes that the catalog and its log need each.
_LEAST_BYTES = 256 * 2**10
#: Divisor of the process's limit of open files, which gives the number for segments: their files stay open.
_SEGMENTS_PART = 2


def longest_file_bytes() -> int | None:
    """Most bytes of a file; None without a limit. The limit may change at any time."""
    soft_bytes, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
    return None if soft_bytes == resource.RLIM_INFINITY else soft_bytes


def most_segments() -> int:
    """Most segments of a store, when the limit of a file's size makes them short."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft // _SEGMENTS_PART)


def check_file_limit(directory: Path, unit_bytes: int, host_bytes: int, segment_bytes: int) -> None:
    """Raises StoreNotWritable if nothing could be stored; logs a warning if segments are shorter than usual."""
    limit_bytes = longest_file_bytes()
    if limit_bytes is None or limit_bytes >= max(segment_bytes, host_bytes):
        return
    catalog = directory / "catalog.sqlite"
    catalog_bytes = catalog.stat().st_size if catalog.exists() else 0
    limit = f"files of this process are limited to {limit_bytes} bytes (ulimit -f)"
    least = max(_LEAST_BYTES, unit_bytes, catalog_bytes)
    if limit_bytes < least:
        raise StoreNotWritable(f"{limit}: the store in {directory} needs {least} bytes; raise the limit")
    if limit_bytes < host_bytes:
        raise StoreNotWritable(
            f"{limit}, and the store's memory is a file of {host_bytes}: raise the limit, or lower host_bytes"
        )
    most_bytes = most_segments() * limit_bytes
    log.warning("%s, so segments in %s are shorter, and take at most %d bytes together", limit, directory, most_bytes)
