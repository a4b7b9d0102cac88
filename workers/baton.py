"""The baton: whose forward pass computes now.

A stock forward pass cannot yield, so every request in flight has a thread, and only the thread that holds the baton
computes. It is offered at each layer boundary and lent while a thread waits for KV, first come first served: requests
of one worker take turns by layers, a prefill fills the gaps of another's hand-off waits, and decoding goes on beside
prefill.
"""

import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager


class Baton:
    """A fair lock whose holder can offer it. Every waiting thread gets it in the order of asking."""

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._held = False
        self._line: deque[threading.Event] = deque()

    def acquire(self) -> float:
        """Wait in line for the baton; returns the seconds waited."""
        with self._mutex:
            if not self._held:
                self._held = True
                return 0.0
            turn = threading.Event()
            self._line.append(turn)
        started = time.perf_counter()
        turn.wait()
        return time.perf_counter() - started

    def release(self) -> None:
        with self._mutex:
            if self._line:
                self._line.popleft().set()  # held throughout: it goes from hand to hand
            else:
                self._held = False

    def offer(self) -> float:
        """Let everyone who waits go first; returns the seconds that took, 0 when nobody waits."""
        if not self._line:
            return 0.0
        self.release()
        return self.acquire()

    @contextmanager
    def held(self) -> Iterator[None]:
        self.acquire()
        try:
            yield
        finally:
            self.release()
