"""Returns memory of large messages to the system: glibc keeps free pages between small blocks that are in use."""

import asyncio
import ctypes
from collections.abc import Callable

#: Bytes of freed messages that are worth a trim of some milliseconds, and seconds to wait for more of them.
_WORTH_BYTES = 32 * 2**20
_PAUSE_S = 1.0
#: Seconds after which the next message causes a second trim, for calls that ended a little later.
_AGAIN_S = 5.0


class FreedMemory:
    """Trims the allocator after large messages. Used from one event loop; trims in a thread."""

    def __init__(self, trim: Callable[[], None] | None = None) -> None:
        self._trim = trim or _trim_of_libc()
        self._freed_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        #: Time of the event loop from which a message of any size causes the second trim.
        self._again_s: float | None = None
        self._is_closed = False

    def freed(self, size_bytes: int) -> None:
        """Note that a message of this size is no longer needed, or will soon not be."""
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
    """glibc's `malloc_trim`; a function without effect for other C libraries."""
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "malloc_trim"):
        return lambda: None

    def trim() -> None:
        libc.malloc_trim(0)

    return trim
