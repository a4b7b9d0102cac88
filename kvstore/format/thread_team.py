"""A few threads that do one piece of work together: its parts, each once, in their order.

For work that leaves the interpreter to others while it computes: hashing, and copies of numpy.
"""

import os
import queue
import threading
import weakref
from collections import deque
from collections.abc import Callable

#: More do not hash and copy faster: memory, or the interpreter between two calls, is what they wait for then.
MAX_THREADS = 2


def usual_num_threads() -> int:
    """Two at most, where this process may use four processors or more: the others compute, and read."""
    return max(1, min(MAX_THREADS, len(os.sched_getaffinity(0)) // 2))


class ThreadTeam:
    """Owns: `num_threads` - 1 threads, from the first work for several on, until the team is let go. Thread-safe."""

    def __init__(self, num_threads: int) -> None:
        assert num_threads >= 1, num_threads
        self.num_threads = num_threads
        self._work: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._has_threads = False

    def run(self, do: Callable[[int], bool], num_parts: int) -> bool:
        """`do(0)`, `do(1)`, ..., by the caller and the others; True when all of them were True.

        After the first False, or error, no part is begun any more. Returns, or raises that error, when no thread is
        in `do`.
        """
        work, num_helpers = _Work(do, num_parts), min(self.num_threads, num_parts) - 1
        if num_helpers > 0:
            self._start()
        for _ in range(num_helpers):
            self._work.put(work)
        work.take_parts()
        for _ in range(num_helpers):
            work.left.get()
        if work.errors:
            raise work.errors.pop()
        return work.is_good

    def _start(self) -> None:
        with self._lock:
            if self._has_threads:
                return
            self._has_threads = True
        for number in range(self.num_threads - 1):
            threading.Thread(target=_help, args=(self._work,), name=f"gather-{number}", daemon=True).start()
            weakref.finalize(self, self._work.put, None)


class _Work:
    """Parts that are still to be done, and what became of the others."""

    def __init__(self, do: Callable[[int], bool], num_parts: int) -> None:
        self._do = do
        self._parts = deque(range(num_parts))
        self.is_good = True
        self.errors: list[Exception] = []
        #: A token of each helper that will not touch it again.
        self.left: queue.SimpleQueue[None] = queue.SimpleQueue()

    def take_parts(self) -> None:
        while True:
            try:
                part = self._parts.popleft()
            except IndexError:
                return
            try:
                is_good = self._do(part)
            except Exception as error:  # noqa: BLE001  # the caller of `run` gets it
                self.errors.append(error)
                is_good = False
            if not is_good:
                self.is_good = False
                self._parts.clear()


def _help(work: "queue.SimpleQueue[_Work | None]") -> None:
    while (mine := work.get()) is not None:
        mine.take_parts()
        mine.left.put(None)
        del mine  # nothing is kept of it while there is none
