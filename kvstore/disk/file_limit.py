"""How long a file of this process may be (`ulimit -f`, RLIMIT_FSIZE): a write beyond it also fails on an empty disk.

Python ignores the signal that comes with that (SIGXFSZ), so a write that fails is an error as on a full disk.
"""

import logging
import resource
from pathlib import Path

from kvstore.errors import StoreNotWritable

log = logging.getLogger(__name__)

#: The catalog and its log need so much each.
_LEAST_BYTES = 256 * 2**10
#: Files of a store are open as long as it is: of those that this process may have, segments have a part.
_SEGMENTS_PART = 2


def longest_file_bytes() -> int | None:
    """Bytes that a file may have; None without a limit. It may change at any time."""
    soft_bytes, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
    return None if soft_bytes == resource.RLIM_INFINITY else soft_bytes


def most_segments() -> int:
    """Number of segments that a store may have where the limit makes them short."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft // _SEGMENTS_PART)


def check_file_limit(directory: Path, unit_bytes: int, host_bytes: int, segment_bytes: int) -> None:
    """Raises StoreNotWritable where nothing could be stored; says once, in the log, that segments are shorter."""
    limit_bytes = longest_file_bytes()
    if limit_bytes is None or limit_bytes >= max(segment_bytes, host_bytes):
        return
    catalog = directory / "catalog.sqlite"
    catalog_bytes = catalog.stat().st_size if catalog.exists() else 0
    limit = f"files of this process may have {limit_bytes} bytes at most (ulimit -f)"
    least = max(_LEAST_BYTES, unit_bytes, catalog_bytes)
    if limit_bytes < least:
        raise StoreNotWritable(f"{limit}: the store in {directory} needs {least} bytes; raise the limit")
    if limit_bytes < host_bytes:
        raise StoreNotWritable(
            f"{limit}, and the store's memory is a file of {host_bytes}: raise the limit, or lower host_bytes"
        )
    most_bytes = most_segments() * limit_bytes
    log.warning("%s: segments of %s are as short as that, and have %d bytes together", limit, directory, most_bytes)
