"""Whether a store answers its client: when it has given no sign for too long, no thread waits for it any more.

A store may answer late because its disk is slow, or because what is asked for is still being computed. So a client that
has had no sign for half of the time asks something that every store answers at once. Only a store that does not answer
this either counts as silent. Whatever it answers later ends that. A process that was stopped itself has not listened
meanwhile. Pure: the clock is given.
"""

import threading
import time
from collections.abc import Callable

from kvstore.errors import StoreSilent

#: A waiting thread looks so often within the time after which a store is silent.
_LOOKS = 8


class Silence:
    """Thread-safe. `ask`: send a question that any store answers at once; it may not block for long, nor raise."""

    def __init__(
        self, silent_after_s: float, ask: Callable[[], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.silent_after_s = silent_after_s
        #: How long a thread that waits may sleep between two calls of `check_waiting`.
        self.look_s = silent_after_s / _LOOKS
        self._ask = ask
        self._clock = clock
        self._lock = threading.Lock()
        self._sign_s = self._asked_s = self._looked_s = clock()
        #: When this process went on that had been stopped.
        self._resumed_s = self._sign_s
        self._is_silent = False
        #: When a store that could not be asked may be tried again.
        self._until_s: float | None = None

    def now_s(self) -> float:
        """By its clock: for `check_waiting`."""
        return self._clock()

    def on_sign(self) -> None:
        """Something came of the store, or its connection has come to its end: what is asked next tells more."""
        self._sign_s = self._clock()
        if self._is_silent:
            with self._lock:
                self._is_silent, self._until_s = False, None

    def begin(self) -> None:
        """Something else has found it silent: until it gives a sign, or `on_sign` is called for that."""
        with self._lock:
            self._is_silent = True

    def not_connected(self) -> None:
        """Note that a connection was made and not greeted: silent for a while, as no answer can end that."""
        with self._lock:
            self._is_silent, self._until_s = True, self._clock() + self.silent_after_s

    def check(self) -> None:
        """Before a question. Raises StoreSilent at once while the store is silent."""
        if not self._is_silent:
            return
        with self._lock:
            if self._until_s is not None and self._clock() >= self._until_s:
                self._is_silent, self._until_s = False, None
            if self._is_silent:
                raise self._error()

    def check_waiting(self, since_s: float) -> None:
        """From time to time, by a thread that has waited for an answer since then. Raises StoreSilent."""
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
