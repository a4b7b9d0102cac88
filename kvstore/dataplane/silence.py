"""Detects a silent store: after too long without an answer, no thread of the client waits for it.

A store may answer late because its disk is slow, or because the requested KV is still being computed. So a client
without an answer for half of the time sends a probe that every live store answers at once. Only a store that does not
answer the probe either counts as silent; any later answer ends the silence. The time in which this process itself was
stopped does not count. Pure: the clock is passed in.
"""

import threading
import time
from collections.abc import Callable

from kvstore.errors import StoreSilent

#: Checks of a waiting thread within the time after which a store is silent.
_LOOKS = 8


class Silence:
    """State of one store's silence. Thread-safe. `ask`: sends a probe; must neither block for long nor raise."""

    def __init__(
        self, silent_after_s: float, ask: Callable[[], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.silent_after_s = silent_after_s
        #: Most seconds that a waiting thread may sleep between two calls of `check_waiting`.
        self.look_s = silent_after_s / _LOOKS
        self._ask = ask
        self._clock = clock
        self._lock = threading.Lock()
        self._sign_s = self._asked_s = self._looked_s = clock()
        #: Time when this process last resumed after a stop.
        self._resumed_s = self._sign_s
        self._is_silent = False
        #: Time when a store without a connection may be tried again.
        self._until_s: float | None = None

    def now_s(self) -> float:
        """The present time, for `check_waiting`."""
        return self._clock()

    def on_sign(self) -> None:
        """Note an answer of the store, or the end of its connection, which also ends the silence."""
        self._sign_s = self._clock()
        if self._is_silent:
            with self._lock:
                self._is_silent, self._until_s = False, None

    def begin(self) -> None:
        """Mark the store as silent until `on_sign`; for another detector."""
        with self._lock:
            self._is_silent = True

    def not_connected(self) -> None:
        """Note a connection without a greeting: the store counts as silent for a fixed time, as no answer can come."""
        with self._lock:
            self._is_silent, self._until_s = True, self._clock() + self.silent_after_s

    def check(self) -> None:
        """Check before a request. Raises StoreSilent at once while the store is silent."""
        if not self._is_silent:
            return
        with self._lock:
            if self._until_s is not None and self._clock() >= self._until_s:
                self._is_silent, self._until_s = False, None
            if self._is_silent:
                raise self._error()

    def check_waiting(self, since_s: float) -> None:
        """Check regularly, by a thread that has waited for an answer since `since_s`. Raises StoreSilent."""
        now_s = self._clock()
        with self._lock:
            if now_s - max(since_s, self._looked_s) > self.silent_after_s / 2:
                self._resumed_s = now_s
            self._looked_s = now_s
            quiet_s = now_s - max(since_s, self._sign_s, self._resumed_s)
            self._is_silent |= quiet_s >= self.silent_after_s
            if self._is_silent:
                raise self._error()
            is_to_be_asked = quiet_s >= self.silent_after_s / 2 and now_s - self._asked_s >= self.silent_after_s / 2
            if is_to_be_asked:
                self._asked_s = now_s
        if is_to_be_asked:
            self._ask()

    def _error(self) -> StoreSilent:
        return StoreSilent(f"the store has not answered for {self.silent_after_s:g} s")
