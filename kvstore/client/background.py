"""A client's background thread, which ends leases after loads, demotes records and closes dead links."""

import queue
import threading
from collections.abc import Callable


class BackgroundThread:
    """Runs tasks in order in one thread. Owns the thread, from the first task until `close`. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def run(self, task: Callable[[], None]) -> None:
        """Queue a task; tasks run in order. After `close` it does nothing."""
        with self._lock:
            if self._is_closed:
                return
            if self._thread is None:
                self._thread = threading.Thread(target=self._run_all, name="kv-background", daemon=True)
                self._thread.start()
            self._work.put(task)

    def close(self) -> None:
        """Run all queued tasks, then end the thread."""
        with self._lock:
            self._is_closed = True
            self._work.put(None)
            thread = self._thread
        if thread is not None:
            thread.join()

    def _run_all(self) -> None:
        while (task := self._work.get()) is not None:
            task()
            del task  # otherwise the waiting thread would keep a load, and its caller's memory, alive
