"""Watches the disk for the host tier: what waits for a read that does not end is notified, and does without."""

import logging
import threading

from kvstore.disk.calls_under_way import CallsUnderWay
from kvstore.errors import StoreSilent
from kvstore.tiers.host_tier import HostTier

log = logging.getLogger(__name__)

#: Looks within the time after which a read is stuck.
_LOOKS = 4


class DiskWatch:
    """Owns: its thread, from `start` to `close`. Borrows: the reads that it looks at, and the tier that it tells."""

    def __init__(self, reads: CallsUnderWay, tier: HostTier, silent_after_s: float) -> None:
        self._reads = reads
        self._tier = tier
        self._silent_after_s = silent_after_s
        self._is_silent = False
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kv-disk-watch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join()

    def look(self) -> None:
        """Tell the tier when the disk does not answer, each time, and once when it does again."""
        longest_s = self._reads.longest_s()
        if longest_s >= self._silent_after_s:
            reason = f"the disk has not answered a read for {longest_s:.1f} s"
            if not self._is_silent:
                log.warning("%s: until it does, stored KV is served from memory alone", reason)
            self._is_silent = True
            self._tier.disk_is_silent(StoreSilent(reason))
        elif self._is_silent:
            log.warning("the disk answers again")
            self._is_silent = False
            self._tier.disk_answers()

    def _run(self) -> None:
        while not self._closing.wait(self._silent_after_s / _LOOKS):
            self.look()
