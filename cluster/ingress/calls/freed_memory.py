"""Memory of large messages goes back to the system: glibc keeps what lies between small pieces that are still used."""

import asyncio
import ctypes
from collections.abc import Callable

#: Bytes of messages after which it is worth a few milliseconds, and how long it waits for more.
_WORTH_BYTES = 32 * 2**20
_PAUSE_S = 1.0
#: After so long, with the next message, it is done once more: some calls that had the others end a little later.
_AGAIN_S = 5.0


class FreedMemory:
    """Has the allocator give back pages after large messages. Used from one event loop; it works in a thread."""

    def __init__(self, trim: Callable[[], None] | None = None) -> None:
        self._trim = trim or _trim_of_libc()
        self._freed_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        #: When a message of any size is worth it once more.
        self._again_s: float | None = None
        self._is_closed = False

    def freed(self, size_bytes: int) -> None:
        """A message of this size is not needed any more, or will not be soon."""
        self._freed_bytes += size_bytes
        loop = asyncio.get_running_loop()
        is_worth = self._freed_bytes >= _WORTH_BYTES
        is_due = self._again_s is not None and self._again_s <= loop.time()
        if (is_worth or is_due) and self._timer is None and not self._is_closed:
            self._again_s = loop.time() + _AGAIN_S if is_worth else None
            self._timer = loop.call_later(_PAUSE_S, self._begin)

    def close(self) -> None:
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()

    def _begin(self) -> None:
        self._timer, self._freed_bytes = None, 0
        asyncio.get_running_loop().run_in_executor(None, self._trim)


def _trim_of_libc() -> Callable[[], None]:
    """Nothing where the C library is another one than glibc."""
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "malloc_trim"):
        return lambda: None

    def trim() -> None:
        libc.malloc_trim(0)

    return trim
