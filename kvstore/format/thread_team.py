"""A small team of threads that run the parts of one task, each once, in order.

For parts that release the interpreter's lock while they run: hashing, and numpy's copies.
"""

import os
import queue
import threading
import weakref
from collections import deque
from collections.abc import Callable

#: Most threads of a team: more would only wait for memory, or for the interpreter's lock between calls.
MAX_THREADS = 2


def usual_num_threads() -> int:
    """Half of the processors of this process, at least 1 and at most `MAX_THREADS`; the rest compute and read."""
    return max(1, min(MAX_THREADS, len(os.sched_getaffinity(0)) // 2))


class ThreadTeam:
    """Owns `num_threads` - 1 threads, from the first task with several parts until the team is freed. Thread-safe."""

    def __init__(self, num_threads: int) -> None:
        assert num_threads >= 1, num_threads
        self.num_threads = num_threads
        self._work: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._has_threads = False

    def run(self, do: Callable[[int], bool], num_parts: int) -> bool:
        """Call `do(0)`, `do(1)`, ..., in the caller and the team's threads; True if all calls returned True.

        After the first False or exception no further part begins. Returns, or raises that exception, when no thread
        is in `do`.
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
    """Remaining parts of a task, and the outcome of finished ones."""

    def __init__(self, do: Callable[[int], bool], num_parts: int) -> None:
        self._do = do
        self._parts = deque(range(num_parts))
        self.is_good = True
        self.errors: list[Exception] = []
        #: One item from each helper that has finished with this task.
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
        del mine  # so that an idle thread keeps no task alive
