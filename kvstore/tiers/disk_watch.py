"""Watches the disk for the host tier, and fails fetches that wait for a stuck read."""

import logging
import threading

from kvstore.disk.calls_under_way import CallsUnderWay
from kvstore.errors import StoreSilent
from kvstore.tiers.host_tier import HostTier

log = logging.getLogger(__name__)

#: Checks within the time after which a read counts as stuck.
_LOOKS = 4


class DiskWatch:
    """Owns its thread, from `start` to `close`. Borrows the reads that it watches, and the tier that it notifies."""

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
        """Notify the tier at each check while the disk does not answer, and once when it answers again."""
        longest_s = self._reads.longest_s()
        if longest_s >= self._silent_after_s:
            reason = f"the disk has not answered a read for {longest_s:.1f} s"
            if not self._is_silent:
                log.warning("%s: until it answers, stored KV is served only from memory", reason)
            self._is_silent = True
            self._tier.disk_is_silent(StoreSilent(reason))
        elif self._is_silent:
            log.warning("the disk answers again")
            self._is_silent = False
            self._tier.disk_answers()

    def _run(self) -> None:
        while not self._closing.wait(self._silent_after_s / _LOOKS):
            self.look()
