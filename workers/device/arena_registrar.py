"""Which arena a worker has registered with its device: that of its store, whichever store process that is now."""

import threading

from workers.device.pinned_arena import STRETCH_BYTES, PinnedArena
from workers.device.staging import Staging


class ArenaRegistrar:
    """Has the arena of a worker's store registered, whichever it is now. Owns: its `PinnedArena`.

    See `kvstore/client/store_client.py::ArenaWatcher`.
    """

    def __init__(self, staging: Staging) -> None:
        self._staging = staging
        self._stretch_bytes = STRETCH_BYTES
        self._leaving: list[threading.Thread] = []

    def opened(self, arena: memoryview) -> None:
        self._leave()
        pinned = PinnedArena(self._staging.transfers, arena, self._stretch_bytes)
        pinned.start()
        self._staging.arena = pinned

    def close(self) -> None:
        """Return when no memory is registered any more."""
        self._leave()
        for thread in self._leaving:
            thread.join()

    def _leave(self) -> None:
        """Undo the registration of an arena whose store has died, without waiting."""
        arena, self._staging.arena = self._staging.arena, None
        if arena is not None:
            thread = threading.Thread(target=arena.close, name="unpin-arena", daemon=True)
            thread.start()
            self._leaving = [other for other in self._leaving if other.is_alive()] + [thread]
