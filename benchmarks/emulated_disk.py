"""A disk of a given bandwidth: every read of a store's segments waits for its turn on it, and then is really made.

A virtual disk serves one read after another; a read takes its bytes over the bandwidth, or one over the IOPS if that
is longer. It ends when the virtual disk has served it: real threads sleep, so that many reads in flight overlap with
computing and with each other's real reads, but share the bandwidth. Whatever it measures is labelled as emulated.
"""

import threading
import time
from collections.abc import Sequence

from kvstore.disk.files import OsFiles


class EmulatedDisk(OsFiles):
    """The operating system's files, no faster than `bytes_per_s` and `reads_per_s`. Writes are as fast as they are."""

    def __init__(self, bytes_per_s: float, reads_per_s: float = 100_000.0) -> None:
        super().__init__()
        self.bytes_per_s = bytes_per_s
        self.reads_per_s = reads_per_s
        #: Since it was made, all reads.
        self.bytes_read = 0
        self._lock = threading.Lock()
        self._busy_until_s = 0.0

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        count = super().preadv(descriptor, buffers, offset_bytes)
        with self._lock:
            self.bytes_read += count
            start_s = max(time.monotonic(), self._busy_until_s)
            self._busy_until_s = start_s + max(count / self.bytes_per_s, 1 / self.reads_per_s)
            wait_s = self._busy_until_s - time.monotonic()
        if wait_s > 0:
            time.sleep(wait_s)
        return count
